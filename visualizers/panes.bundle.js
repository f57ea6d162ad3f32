// Written by .ci/bundle.py from modules with the SHA-256 555869c33699d3e85c22283811c5708ca9d9f4df8e13f459641afe604a7d31bd: edit those.
(()=>{var Ts={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"\
block diffusion",custom:"your own decoding loop"},Ms={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop st\
ring"],length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stoppi\
ng criterion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached the end of the given text"],unfinished:[
"the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:["stopped by hand","was stopped by hand"]},
on={num_spec_steps:"Rounds that had a draft.",num_draft_tokens:"All drafted tokens.",num_accepted_draft_tokens:"Drafted tokens that the target model kept.",draft_acceptance_rate:"\
num_accepted_draft_tokens / num_draft_tokens: the share of all drafted tokens that was kept. Tokens after a rejection, which were never judged, count as drafted\
.",judged_acceptance_rate:"num_accepted_draft_tokens / judged tokens, which are the accepted tokens and each round’s first rejection: the probability that a jud\
ged token is kept, α in the paper.",mean_acceptance_length:"1 + num_accepted_draft_tokens / num_spec_steps: how many tokens a round with a draft writes on aver\
age, the target model’s own token included.",acceptance_histogram:"How many rounds with a draft kept none, one, two or more of its tokens.",accepted_by_position:"\
How many of the tokens drafted at each position of a draft were kept.",passes_saved:"Tokens written minus rounds: the forward passes that the target model did n\
ot have to make.",expected_acceptance_rate:"The mean over the judged positions of 1 minus the total variation distance between the target’s and the draft’s dist\
ribution: the share that sampling keeps on average."},Es={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of t\
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
"Whisper silence","changes nothing: it records the probability that nobody speaks",[]]},ao={z:["z","z","How many standard deviations more tokens are green than \
without a watermark."],mean:["mean g","z of the mean g","How many standard deviations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:[
"weighted mean g","z of the weighted mean g","The same with more weight on the first keys, which mark the most."],posterior:["Bayesian detector","posterior prob\
ability","The probability of a watermark by the detector that was trained here on the other half of the texts."]},ri={Candidate:["token_id","text","raw_logprob",
"logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability",
"penalty","score"],BeamCandidate:["token_id","text","piece","parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","\
bank","progress","forced","mark"],DraftToken:["token_id","text","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["\
kind","green","g","listed","mass_before","mass_after","expected","chosen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logp\
rob","entropy","accepted","read_id","read_text"]};var xd=["de","fr"];function s(t,e){if(t==null)return"";if(typeof t=="object")return s(t.said,t.values);let n=String(t),o=window.GenerationPlaygroundTexts?.[n]??
n;return e?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(r,i)=>{if(i===void 0)return r[0];let a=e[i];return a&&typeof a=="object"?s(a):String(a??"")}):o}var B=(t,e,n,o)=>s(
t===1?e:n,{count:t.toLocaleString("en-US"),...o}),co=t=>!!t&&typeof t=="object"&&typeof t.said=="string",vd=["aria-label","title","placeholder","data-tip","labe\
l"];function ii(t){let e=window.GenerationPlaygroundTexts;if(!e)return;let n=document.createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let o=n.nextNode();o;o=n.nextNode()){
let[,r,i,a]=/^(\s*)([^]*?)(\s*)$/.exec(o.nodeValue),c=i&&e[i.replace(/\s+/g," ")];c&&(o.nodeValue=r+c+a)}for(let o of[t,...t.querySelectorAll("*")])for(let r of vd){
let i=e[(o.getAttribute(r)||"").replace(/\s+/g," ")];i&&o.setAttribute(r,i)}}function Sd(){let t=(navigator.language||"").slice(0,2).toLowerCase();return xd.includes(
t)?t:"en"}function ai(t){let n=window.GenerationPlaygroundCatalogues?.[Sd()];if(window.GenerationPlaygroundTexts||!n)return t();window.GenerationPlaygroundTextsLoading??=
fetch(n).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=o},o=>console.warn("Generation Playground: the translation could not be loaded.",o)),window.
GenerationPlaygroundTextsLoading.then(t)}var G=t=>typeof t=="number"&&Number.isFinite(t),ue=t=>t==null||Math.abs(t)>1e30?null:t,Kt=t=>{let e=[...t].sort((n,o)=>n-o);return(e[e.length-1>>1]+e[e.length>>
1])/2},Qe=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var Ve={" ":"·","\n":"↵","	":"⇥","\r":"␍"},sn=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function d(t,e,n,o){let r=document.createElement(
t);e&&(r.className=e),n!=null&&(r.textContent=n);for(let[i,a]of Object.entries(o||{}))r.setAttribute(i,a);return r}function rn(t,e,{running:n=!1}={}){let o=0;for(let r of e.
matchAll(sn)){let[i]=r;r.index>o&&t.append(e.slice(o,r.index)),o=r.index+1;let a=Ve[i]||"U+"+i.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let c=Ve[i]?
i:"";t.append(d("span","gp-space",c,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else t.append(d("span","gp-mark",a))}o<e.length&&t.append(e.slice(o))}function ci(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",o=e.match(/\n*$/)[0],r=d("span","gp-ink");rn(r,e.slice(n.length,e.length-o.length),{running:!0});for(let i=0;i<o.length;i++)r.append(
d("span","gp-space","",{"data-mark":Ve[`
`],"data-wide":"yes"}));return t.append(...[n,r,o].filter(Boolean)),r}var $s=/(\\x[0-9a-f]{2})+$/i,lo=t=>(t.match($s)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
an=({piece:t,text:e})=>t!==null&&(t===""||$s.test(e)&&t===e.replace($s,""));function Pe(t,e){t.replaceChildren(),rn(t,e),e||t.append(d("span","gp-mark",s("(empt\
y)")))}function ie(t,e){let n=d("bdi",e);return Pe(n,t),n}function C(t,e){t.textContent!==e&&(t.textContent=e)}var qe=t=>t.replace(sn,e=>e===" "?" ":Ve[e]||"�"),
he=t=>t?`${t}.`:"",Se=t=>t.filter(Boolean).join(s("{before}; {part}").split(/\{\w+\}/)[1]),V=t=>s("“{text}”",{text:qe(t)});function li(t){return t>90?s("It \
begins in about {count} minutes.",{count:Math.round(t/60)}):s("It begins in about {count} s.",{count:t<10?Math.max(1,Math.round(t)):5*Math.round(t/5)})}var me=(t,e)=>t.
split(/\{(\w+)\}/).map((n,o)=>o%2?e[n]:n);function H(t){let e=t*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(
".0","")+"%"}var X=t=>t==null?0:Math.exp(t),di=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||"",ke=(t,e)=>e==="bits"?t/Math.LN2:t;function ae(t,e){
return t===null||!Number.isFinite(t)?s("infinite"):ke(t,e).toFixed(2)+" "+e}function cn({model:t,phase:e,done:n,total:o}){return e==="gpu"?s("waiting for the sh\
ared GPU …"):e==="asking"?s("asking the Hub for {model} …",{model:t}):e==="download"?s("downloading {model}: {done} of {total} …",{model:t,done:ye(n),total:ye(
o)}):e==="converting"?o?s("converting {model}: {share} …",{model:t,share:H(n/o)}):s("reading the file of {model} to convert it …",{model:t}):o?s("loading {m\
odel}: {share} …",{model:t,share:H(n/o)}):s("loading {model} …",{model:t})}function ye(t){return G(t)?t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(t<1e10?2:1)}):
t>=1e6?s("{size} MB",{size:(t/1e6).toFixed(t<1e8?1:0)}):s("{size} kB",{size:(t/1e3).toFixed(0)}):"–"}function vt(t){return t<1?Math.round(t*1e3)+" ms":t.toFixed(
t<10?2:1)+" s"}var K=(t,e=3)=>t==null?"–":t.toFixed(e),z=t=>t.toLocaleString("en-US");function Le(t){let{chosen:e,distribution:n}=t,o=t.read?e.raw_logprob:e.logprob??
e.raw_logprob;return{probability:X(e.logprob),rawProbability:X(e.raw_logprob),rank:(t.read?null:e.rank)??e.raw_rank,surprisal:o===null?1/0:Math.max(0,-o),entropyBefore:n.
entropy_before,entropyAfter:n.entropy_after}}var ho=(t,e,n)=>Object.hasOwn(t,e)?t[e]:n,Gt=t=>Object.hasOwn(Ts,t)?s(Ts[t]):t.replaceAll("_"," ");function po({message:t,
fix:e,diagnostics:n=[]}){let o=n.map(r=>({knob:r.knob,message:s(r.message),fix:s(r.fix)}));return o.some(r=>r.message===s(t))?o:[{knob:"",message:s(t),fix:s(e)},
...o]}var Te=t=>Object.hasOwn(Ms,t)?Ms[t].map(e=>s(e)):[t,t];function Fe(t){if(!Object.hasOwn(Es,t))return[t,s("is your own logits processor"),[]];let[e,n,o]=Es[t];
return[s(e),s(n),o]}var ne=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function ee(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var hi=new WeakMap;function xe(t,e,{plain:n=!1}={}){let o=n+e;hi.get(
t)!==o&&(hi.set(t,o),n?t.textContent=e:Pe(t,e))}function pe(t,e){t.className!==e&&(t.className=e)}function se(t,e,n){let o=`${(n*100).toFixed(2)}%`,r=pi.get(t)||
{};r[e]!==o&&(t.style[e]=o,pi.set(t,{...r,[e]:o}))}var pi=new WeakMap;function Z(t,e){let n=ui.get(t)||{};for(let[o,r]of Object.entries(e))n[o]!==r&&t.setAttribute(
o,String(n[o]=r));ui.set(t,n)}var ui=new WeakMap;function J(t,e){t.hidden===e&&(t.hidden=!e)}function Ls(t,e){for(e.forEach(([n,o,r,i],a)=>{let c=t.childNodes[a];if(!c||c.localName!==n){let l=ne(n);c?c.replaceWith(l):t.append(l),c=l}zn(c,{...r,...o?{class:o}:
{}}),Array.isArray(i)?Ls(c,i):C(c,i??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function zn(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,o]of Object.entries(e))t.getAttribute(n)!==String(o)&&t.setAttribute(n,o)}var Me=t=>Math.round(t*10)/
10,ln=(t,e,n,o,r)=>["line",t,{x1:Me(e),y1:Me(n),x2:Me(o),y2:Me(r)},[]],Ut=(t,e,n,o,r="middle")=>["text",t,{x:Me(e),y:Me(n),"text-anchor":r},o],fi=(t,e)=>["path",
t,{d:e.map(([n,o],r)=>`${r?"L":"M"}${Me(n)} ${Me(o)}`).join("")||"M0 0"},[]],As=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n],mi=(t,e,n)=>`\
M${Me(t)} ${Me(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;function gi(){return!!(window.Plotly||document.getElementById("plotly")||window.GenerationPlaygroundPlotly)}var Cs;function wi(){return Cs??=_d().catch(t=>{throw Cs=
void 0,t}),Cs}async function _d(){if(window.Plotly)return window.Plotly;let t=document.getElementById("plotly"),e=document.createElement("script");if(t)e.textContent=
await Od(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else throw new Error("This page does not say where Plo\
tly is.");let n=t?null:new Promise((o,r)=>{e.onload=o,e.onerror=()=>r(new Error(`Plotly could not be fetched from ${e.src}.`))});return document.head.append(e),
await n,window.Plotly}async function Od(t){let e=Uint8Array.from(atob(t.trim()),n=>n.charCodeAt(0));return new Response(new Blob([e]).stream().pipeThrough(new DecompressionStream(
"gzip"))).text()}var Td=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/,uo=new Set;function fe(t,e,n){if(t.hidden=!e,!e)return;let o=Ps(e),r=[...uo].find(i=>i.box===t);r?r.chart=o:Md(t,o,
n),fo(t,o)}function Ps(t){return co(t)?s(t):Array.isArray(t)?t.map(Ps):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([e,n])=>[e,Ps(n)])):t}function Md(t,e,n){
t.classList.add("gp-chart-box"),t.append(d("div","gp-chart-plot"),Ed());let o={box:t,chart:e};n&&t.addEventListener("gp-press",({detail:r})=>n(r)),uo.add(o),new ResizeObserver(
()=>t.clientWidth&&t.dataset.width!==String(t.clientWidth)&&fo(t,o.chart)).observe(t),t.closest(".gp-pane")?.addEventListener("gp-alone",()=>fo(t,o.chart))}function Ed(){
let t=d("details","gp-chart-values");return t.append(d("summary","",s("Values")),d("ul")),t}async function fo(t,e){let n=t.querySelector(".gp-chart-plot");if(Ld(
t.querySelector(".gp-chart-values"),e),zn(n,{...Object.fromEntries([...n.attributes].map(({name:o,value:r})=>[o,r])),role:"group","aria-label":s("{chart}. Its v\
alues follow as a list.",{chart:e.layout.meta})}),!!t.clientWidth){t.dataset.width=String(t.clientWidth),t.setAttribute("aria-busy","true");try{let o=await wi(),
r={...Bn(e.layout,t),autosize:!1,width:n.clientWidth,uirevision:"kept",dragmode:matchMedia("(pointer: coarse)").matches?!1:"zoom"};t.closest(".gp-alone")&&r.height&&
(r.height=Math.max(r.height,Math.round(innerHeight*.6))),n.classList.contains("js-plotly-plot")?await o.react(n,Bn(e.data,t),r):(await o.newPlot(n,Bn(e.data,t),
r,$d(o)),n.on("plotly_click",({points:[i]})=>t.dispatchEvent(new CustomEvent("gp-press",{detail:i}))))}catch(o){n.textContent=s("The chart could not be drawn: i\
ts library did not load. Reload the page; the values are in the list below."),console.error("Generation Playground:",o)}finally{t.removeAttribute("aria-busy")}}}
function mo(t,e,n){if(!t)return t;let{shapes:o=[],annotations:r=[]}=t.layout,i={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--gp-error)",width:1.5,
dash:"dash"}},a={x:e,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[...o,i],annotations:[
...r,a]}}}function bi(t,{x:e,y:n,words:o}){if(!t)return t;let r={type:"scatter",mode:"markers",x:[e],y:[n],text:[o],hoverinfo:"text",marker:{color:"var(--gp-cho\
sen)",symbol:"diamond",size:13}};return{...t,data:[...t.data,r]}}function $d(t){let e=(o,r)=>({name:o==="svg"?s("Download plot as an SVG"):s("Download plot as a\
 PNG"),icon:r,click(i){let a=i.layout.meta.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");t.downloadImage(i,{format:o,filename:a,width:i.clientWidth,
height:i.clientHeight,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:s("Zoom"),Pan:s("Pan"),"Zoom in":s("Zoom in"),"Zoom out":s("Zoom out"),
"Reset axes":s("Reset axes"),"Double-click to zoom back out":s("Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,modeBarButtonsToRemove:["\
toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function Ld(t,{data:e}){let n=e.flatMap(({text:o,
hovertext:r=o,hoverinfo:i})=>i==="text"&&Array.isArray(r)?r.flat():[]).filter(Boolean);t.hidden=!n.length,t.querySelector("ul").replaceChildren(...n.map(o=>d("l\
i","",o)))}function Bn(t,e){return Array.isArray(t)?t.map(n=>Bn(n,e)):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([n,o])=>[n,Bn(o,e)])):typeof t==
"string"?Ad(t,e):t}function Ad(t,e){let[,n,o]=Td.exec(t)||[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let r=getComputedStyle(
e).getPropertyValue(n).trim();return o===void 0?r:`rgba(${[1,3,5].map(a=>parseInt(r.slice(a,a+2),16)).join(", ")}, ${o})`}function ki(){for(let t of uo)t.box.isConnected?
fo(t.box,t.chart):uo.delete(t)}matchMedia("(prefers-color-scheme: dark)").addEventListener("change",ki);for(let t of[document.documentElement,document.body])t&&
new MutationObserver(ki).observe(t,{attributeFilter:["class"]});var go=3;function St(t,e,n){let o=e==="bits"?"log₂":"ln",r=({p:c,q:l})=>Math.abs(c*Math.log(c/l)),a=t.filter(({p:c,q:l})=>c>0&&l>0).sort((c,l)=>r(l)-r(c)).slice(
0,go).map(({text:c,p:l,q:p})=>`${V(c)} ${K(l)} · ${o}(${K(l)} / ${K(p)})`);return a.length?s("{terms} + the terms of all other tokens = {value}",{terms:a.join(
" + "),value:n}):""}function yi(t,e){let o=[...t].sort((r,i)=>Math.abs(i.p-i.q)-Math.abs(r.p-r.q)).slice(0,go).map(({text:r,p:i,q:a})=>`${V(r)} |${K(i)} − ${K(
a)}|`);return o.length?s("½ · ({terms} + the terms of all other tokens) = {value}",{terms:o.join(" + "),value:e}):""}var _t=(t,e,n)=>`${/^[-−]/.test(t)?`(${t}\
)`:t} / ${e} = ${n}`;function _e(t){let e=t.filter(Boolean);return e.length?e.length>go?Se([...e.slice(0,go),"…"]):he(Se(e)):""}var xi={token:()=>({name:s("token"),meaning:s("The piece of text that a model reads and writes at once: a word, a part of one, a sign, or a few bytes.")}),vocabulary:()=>({
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
on: places that are denoised together. A place is accepted where the entropy of its distribution is low enough.")})},Fn=Object.keys(xi),dn=t=>xi[t]();var Ws="#glossary",ct=null,wo=t=>`${Ws}=${t}`;function Ns(){let[t,e=""]=location.hash.split("=");return t!==Ws?null:Fn.includes(e)?e:""}function vi(t){try{history.
replaceState(history.state,"",location.pathname+location.search+t)}catch{}}var qs=({formula:t,unit:e})=>[...t?[d("p","gp-formula",t.replaceAll("−(","−⁠("))]:
[],...e?[d("p","gp-term-unit",s("Unit: {unit}",{unit:e}))]:[]];function Cd(){let t=d("dialog","gp-glossary",null,{"aria-label":s("Glossary")}),e=d("button","gp-\
button",s("Close"),{type:"button"});e.addEventListener("click",()=>t.close());let n=d("header","gp-head");n.append(d("h3","gp-title",s("Glossary")),e);let o=d("\
div");for(let r of Fn){let i=dn(r),a=d("section","gp-term-entry",null,{id:`gp-term-${r}`,tabindex:"-1"}),c=d("h4");c.append(d("a","gp-term-link",i.name,{href:wo(
r),title:s("Link to this term")})),a.append(c,d("p","",i.meaning),...qs(i)),o.append(a)}return t.append(n,o),t.addEventListener("click",({target:r})=>r===t&&t.close()),
t.addEventListener("close",()=>Ns()!==null&&vi("")),t}function Ot(t,e){ct??=Cd(),ct.parentNode!==t&&(ct.open&&ct.close(),t.append(ct)),ct.open||ct.showModal();for(let o of ct.
querySelectorAll(".gp-term-entry"))o.classList.toggle("gp-current",o.id===`gp-term-${e}`);let n=e?ct.querySelector(`#gp-term-${e}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),vi(e?wo(e):Ws)}function bo(t,e){let n=t.target.closest(".gp-term-link");!n||t.ctrlKey||t.metaKey||t.shiftKey||(t.preventDefault(),
Ot(e,n.getAttribute("href").split("=")[1]))}var Is=new WeakMap,Rs=new WeakMap;function Oe(t,e){Is.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function te(t,e,n,o={}){Rs.set(t,{id:e,run:n,...o});let r=o.
meaning||"";t.dataset.tip!==r&&(t.dataset.tip=r),t.dataset.term!==e&&(t.dataset.term=e),t.tabIndex!==0&&(t.tabIndex=0)}function le(t,e){for(let n of t.querySelectorAll(
"[data-run]")){let{run:o}=n.dataset;Object.hasOwn(e,o)&&Rs.set(n,{..._i(n),run:e[o]})}}function _i({dataset:{term:t,tip:e,formula:n,unit:o}}){return{id:t,run:()=>"",
meaning:e,...n!==void 0&&{formula:n},...o!==void 0&&{unit:o}}}var Si=t=>t&&Rs.get(t)||(t?.dataset.term?_i(t):null),Pd={run:t=>s("In this run: {words}",{words:t}),
runs:t=>s("In these runs: {words}",{words:t}),text:t=>s("In this text: {words}",{words:t}),model:t=>s("In this model: {words}",{words:t})},Wd=t=>t.replaceAll("−\
(","−⁠(");function Nd({id:t,run:e,meaning:n,...o},r,i){let a={...dn(t),...o},c=e(),l=d("button","gp-link",s("Glossary (key G)"),{type:"button",tabindex:"-1"});
return l.addEventListener("click",()=>Ot(r,t)),[d("p","",n||a.meaning),...qs(a),...c?[d("p","gp-in-run",Pd[i](Wd(c)))]:[],l]}function Oi(t,e="run"){let n=null,o=null;
function r(){n=d("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)}),n.hidden=!0}function i(l){if(n&&n.contains(l.target))return;
let p=l.target.closest("[data-tip]");if(p===o||(o&&o.removeAttribute("aria-describedby"),o=p,n||r(),n.hidden=!p,!p))return;let m=Si(p);n.classList.toggle("gp-te\
rm",!!m),m?n.replaceChildren(...Nd(m,t,e)):n.textContent=Is.has(p)?Is.get(p)():p.dataset.tip,p.setAttribute("aria-describedby",n.id);let k=p.closest("[data-hold\
s-tips]")||t;n.parentNode!==k&&k.append(n);let[S,N]=[k.getBoundingClientRect(),p.getBoundingClientRect()],I=Math.min(N.left-S.left,S.width-n.offsetWidth-8);n.style.
left=`${Math.max(8,I)+k.scrollLeft}px`;let[q,L]=k===t?[0,innerHeight]:[Math.max(0,S.top),Math.min(innerHeight,S.bottom)],A=N.bottom+5+n.offsetHeight>L&&N.top-5-
n.offsetHeight>=q;n.classList.toggle("gp-above",A),n.style.top=`${(A?N.top-5-n.offsetHeight:N.bottom+5)-S.top+k.scrollTop}px`}let a=()=>i({target:t}),c=()=>Si(o);
t.addEventListener("pointerover",i),t.addEventListener("pointerleave",({pointerType:l})=>!(l==="touch"&&c())&&a()),t.addEventListener("focusin",i),t.addEventListener(
"focusout",({relatedTarget:l})=>!(n&&n.contains(l))&&a()),t.addEventListener("click",l=>bo(l,t)),t.addEventListener("keydown",l=>{if(l.key==="Escape"&&a(),l.key.
toLowerCase()!=="g"||l.ctrlKey||l.metaKey||l.altKey||l.target!==o)return;let p=c();p&&(l.preventDefault(),Ot(t,p.id))})}var qd=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),js=(t,e,n,o=1)=>qd(t,e)/(e*n+o),Ie=t=>G(t)?`${t.toFixed(2)} ×`:"–",Tt=({low:t,high:e})=>`${t.toFixed(
2)}–${e.toFixed(2)}`,ko=()=>s("The true median lies in it with a probability of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer\
 than 5 pairs do not give that certainty, so nothing is claimed from them."),yo=t=>t<.9995?`${(t*1e3).toPrecision(3)} ms`:`${t.toPrecision(3)} s`;function Re(t,{
done:e,runs:n}){if(e>=n)return"";let o={done:z(e),left:z(n-e)};return t.done?B(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",
o):B(n,"{done} of {count} run ended, {left} to come.","{done} of {count} runs ended, {left} to come.",o)}var hn=s("Somebody else’s runs were decoded at the same\
 time, so these times are not reliable. Measure again when the machine is idle.");function Ti(t,e){let n=L=>t.querySelector(".gp-"+L),o=t.querySelector("table"),r=[[s("speed-up"),`${s("Time per token without drafts / time per token with draft\
s: the median over the pairs of runs, and its 90 % interval.")} ${ko()}`,"speed-up",({speedup:L,pairs:A})=>L&&B(A,"{times}, of {count} pair of runs","{times}, {\
interval} over {count} pairs of runs",{times:Ie(L.median),interval:Tt(L)}),{formula:""}],["draft_acceptance_rate",s(on.draft_acceptance_rate),"acceptance-rate",
({draft_acceptance_rate:L})=>G(L)&&H(L),{}],["judged_acceptance_rate",s(on.judged_acceptance_rate),"acceptance-rate",({rate:L})=>G(L)&&H(L),{formula:s("accepted\
 / judged")}],["mean_acceptance_length",s(on.mean_acceptance_length),"acceptance-length",({mean_acceptance_length:L})=>G(L)&&L.toFixed(2),{}],[s("drafted per ro\
und"),s("Drafted tokens / rounds. A confidence threshold and the end of a text make drafts shorter than the limit."),"draft",({drafted:L})=>G(L)&&L.toFixed(2),{
formula:s("drafted / rounds")}],[s("formula"),s("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row."),"\
speed-up",({rate:L,drafted:A,formula:P})=>G(P)&&s("α = {rate} and γ = {drafted} give {times}",{rate:K(L),drafted:K(A,2),times:Ie(P)}),{}]],i=()=>e.answered("l\
engths"),a=L=>_e(e.found.points.map(A=>{let P=L(A);return P?s("{name}: {words}",{name:c(e.found.knob,A),words:P}):""})),c=(L,{value:A})=>`${L} = ${A}`;function l(L){
let[A,P,W,O,{setting:w,times:b}]=p(L);Z(n("answer"),{"data-verdict":A}),C(n("answer-sign"),P);let h=n("answer-words"),f=JSON.stringify([W,w,b]);h.dataset.key!==
f&&(h.dataset.key=f,h.replaceChildren(...me(W,{setting:d("code","",w),times:b}))),C(n("answer-more"),O),e.done&&C(n("told"),`${h.textContent}. ${O}`),C(n("missi\
ng"),Re(e,L)),J(n("warning"),!!L.others),C(n("warning"),L.others?"⚠ "+s(hn):"")}function p({knob:L,points:A,leader:P,rivals:W,best:O,fewest:w}){let b=A.filter(
({speedup:j})=>j),h=b.find(j=>j.group===P);if(!h){if(e.done)return["wait","…",s("No answer"),s("No setting has a complete pair of runs."),{}];let j=B(A.length,
"{known} of {count} setting measured.","{known} of {count} settings measured.",{known:z(b.length)});return["wait","…",s("Not known yet"),b.length?j:s("The fir\
st counted runs are under way."),{}]}let{speedup:f,verdict:g,pairs:v}=h,E=c(L,h),[$,u]=[Ie(f.median),Tt(f)],y={slower:[s("It is slower than decoding without dra\
fts.")],even:[s("The interval includes 1: no clear difference from decoding without drafts.")]}[g]||[];if(g==="wait"){let j=B(v,"{setting} has the highest media\
n, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{setting} has the highest median, {times}, of {count} pairs of runs: too few to tel\
l, {fewest} are needed.",{setting:E,times:$,fewest:z(w)});return["wait","…",s(e.done?"No answer":"Not known yet"),j,{}]}if(b.length===1){let[j,_]={faster:["go\
od","▲"],slower:["bad","▼"],even:["even","≈"]}[g];return[j,_,s("{setting} is the only setting that was measured: {times}"),[s("90 % interval: {interval}.",
{interval:u}),...y].join(" "),{setting:E,times:$}]}if(O===null){let j=W.length>2&&W.length===b.length-1?s("{setting} has the highest median, {times}, with a 90 \
% interval of {interval}; all others may be as good.",{setting:E,times:$,interval:u}):s("{setting} has the highest median, {times}, with a 90 % interval of {int\
erval}; {others} may be as good.",{setting:E,times:$,interval:u,others:m(A.filter(_=>W.includes(_.group)).map(({value:_})=>_))});return["even","≈",s(e.running?
"No clear best setting so far":"No clear best setting"),[j,...y,s("More repeats tell more.")].join(" "),{}]}let[x,T]={faster:["good","★"],even:["even","★"],
slower:["bad","▼"]}[g],M=g==="slower"?s(e.running?"{setting} is best so far, but only {times}":"{setting} is best, but only {times}"):s(e.running?"{setting} i\
s best so far: {times}":"{setting} is best: {times}");return[x,T,M,[s("90 % interval: {interval}.",{interval:u}),s("It was faster than each of the others, turn \
by turn."),...y].join(" "),{setting:E,times:$}]}let m=L=>L.length<2?L.join(""):s("{names} and {last}",{names:L.slice(0,-1).join(", "),last:L.at(-1)});function k({
points:L,curve:A,measured_curve:P}){fe(n("settings"),e.charts.lengths),J(n("of-formula"),A.length>0),J(n("of-verify"),P.length>0),J(n("of-own"),L.some(({formula:W})=>G(
W)))}function S(L){if(!o.tHead){let A=d("tr");A.append(d("th","",null,{scope:"col"}),...r.map(([P,W,O,w,b])=>{let h=d("th","",null,{scope:"col"}),f=d("span");return te(
f,O,()=>a(w),{meaning:W,...b}),f.append(...P.split(/(?<=_)/).flatMap(g=>[g,d("wbr")])),h.append(f),h})),o.createTHead().append(A),o.createTBody()}C(o.tHead.rows[0].
cells[0],L)}function N(){let L=d("tr"),A=d("th","",null,{scope:"row"});A.append(d("span"),d("b","","",{"aria-hidden":"true"}),d("span","gp-hidden"));let P=d("td");
return P.append(d("span"),d("small")),L.append(A,P,...r.slice(1).map(()=>d("td"))),L}function I({knob:L,points:A,best:P}){S(L);let W=ee(o.tBodies[0],A.length,N);
A.forEach((O,w)=>{let[b,h,...f]=W[w].cells,g=O.group===P;pe(W[w],g?"gp-best":""),C(b.children[0],O.value),C(b.children[1],g?" ★":""),C(b.children[2],g?` ${s("\
(best)")}`:""),C(h.children[0],O.speedup?Ie(O.speedup.median):"–"),C(h.children[1],O.speedup?`  ${Tt(O.speedup)}`:"");let{draft_acceptance_rate:v,rate:E,mean_acceptance_length:$,
drafted:u,formula:y}=O;[G(v)?H(v):"–",G(E)?H(E):"–",K($,2),K(u,2),Ie(y)].forEach((T,M)=>C(f[M],T))})}function q(){let L=e.found;l(L),k(L),I(L)}return L=>{t.
hidden=!i(),!t.hidden&&(L.found||L.status)&&q()}}var pn=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={},this.onlyShown=!1}feed(e){
e.length>=this.position&&e.startsWith(this.head)&&e.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=e.lastIndexOf(`
`)+1;for(;this.position<o;){let r=e.indexOf(`
`,this.position);this.readLine(e.slice(this.position,r)),this.position=r+1}this.head=e.slice(0,Math.min(o,100)),this.tail=e.slice(Math.max(0,o-100),o)}read(e){throw new Error(
"nobody reads "+e.type)}readLine(e){if(e.trim())try{this.read(JSON.parse(e))}catch(n){console.error("Generation Playground: a line of the log was skipped.",n,e.
slice(0,200))}}get canAsk(){return!this.onlyShown&&Object.keys(this.answers).length>0}ask(e){!this.onlyShown&&Object.hasOwn(this.answers,e.type)&&this.answers[e.
type](e)}subscribe(e,n){let o={element:e,update:n};this.subscribers.add(o),this.tell(o,Object.fromEntries(this.kinds.map(r=>[r,!0])))}changed(e){Object.keys(this.
changes).length===0&&requestAnimationFrame(()=>this.flush()),this.changes[e]=!0}flush(){let e=this.changes;this.changes={};for(let n of this.subscribers)n.element.
isConnected?this.tell(n,e):this.subscribers.delete(n)}tell(e,n){try{e.update(n)}catch(o){console.error("Generation Playground: a pane could not be drawn.",o)}}};var zs=t=>({place:0,since:t.is_open?0:null,tail:[],spans:[]});function Bs(t,e,n,{start:o,end:r}){let{place:i}=t,{since:a,spans:c}=t,l=[...t.tail,[i,e]];for(;;){
let p=a===null?o:r,m=l.map(([,S])=>S).join("").indexOf(p);if(m<0)break;let k=Id(l,m);a===null?a=i+1:(c=[...c,{start:a,stop:Math.max(a,k),end:i+1}],a=null),l=Rd(
l,m+p.length)}return n&&a!==null&&a<=i&&(c=[...c,{start:a,stop:i,end:null}],a=null,l=[]),{place:i+1,since:a,tail:jd(l,(a===null?o:r).length-1),spans:c}}function Mi(t,e){
if(!e)return[];let n=zs(e);for(let{chosen:a,piece:c}of t)n=Bs(n,a.text,c===null,e);let{spans:o,since:r,place:i}=n;return r===null?o:[...o,{start:r,stop:i,end:null}]}
function Id(t,e){let n=e;for(let[o,r]of t)if(n-=r.length,n<0)return o;return t.at(-1)[0]}function Rd(t,e){let n=e;return t.flatMap(([o,r])=>{let i=r.slice(n);return n=
Math.max(0,n-r.length),i?[[o,i]]:[]})}function jd(t,e){let[n,o]=[t.length,0];for(;n>0&&o<e;)o+=t[--n][1].length;return t.slice(n)}var zd=20,Vt=class extends pn{constructor(){super(["run","steps","status","selection","unit","prompt","watched","searched","lens","written"]),this.unit="bits",this.
searched=new Map,this.lenses=new Map,this.lensLimit=0,this.written=null,this.text="",this.turn=void 0,this.fed={turn:void 0,started:!1},this.recorded=!1,this.beginsHidden=
!1,this.asked=null,this.clear()}clear(){this.queued=null,this.loading=null,this.shared=1,this.apart=!1,this.started=null,this.finished=null,this.failed=null,this.
lasts=[],this.newest=null,this.numTokens=0,this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.canvasSteps=[],this.prompts=[],this.texts=new Map,this.returned=
null,this.selected=null,this.suggested=!1,this.rejected=null,this.promptSteps=[],this.hideFrom=this.beginsHidden?0:null}feedRun(e,n){n!==this.fed.turn&&(this.fed=
{turn:n,started:!1},this.feed("")),this.feed(e),this.fed.started&&Object.assign(this,{text:e,turn:n})}read(e){let n=Bd[e.type];if(!n)throw new Error("unknown ev\
ent "+e.type);n(this,e)}countStep(e){this.numTokens+=1,this.elapsed=e.elapsed,this.firstElapsed??=e.elapsed,this.changed("steps")}get readsSource(){return!!(this.
started&&this.started.decoder_tokens.length)}get prefix(){return this.readsSource?this.started.decoder_tokens:this.started.prompt_tokens}get denoises(){return!!(this.
started&&this.started.mode==="block_diffusion")}get usesBeams(){return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.
started&&!this.finished&&!this.failed&&!this.waiting)}lines(){return this.hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(e.last);return n===
e.last?e:{...e,last:n,score:null,stopReason:null}})}seen(e){if(this.hideFrom===null)return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(e){
this.hideFrom!==e&&(this.hideFrom=e,this.changed("steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.
prompts.flatMap((n,o)=>Gd(n,o,this.prompts.length));let e=this.finished?this.finished.sequences:[];return this.lasts.map((n,o)=>({kind:"sequence",label:this.lasts.
length>1?s("sequence {number}",{number:o+1}):"",last:n,score:null,stopReason:e[o]?e[o].stop_reason:null}))}current(){if(this.selected)return this.seen(this.selected);
if(!this.usesBeams)return this.seen(this.newest);let e=this.lines();return e.length?e[0].last:null}lineOf(e){return e.isPrompt?this.lines()[0]:this.usesBeams?this.
lines().find(({last:n})=>{let o=n;for(;o&&o.index>e.index;)o=o.before;return o===e}):this.lines()[e.sequence]}lastOf(e){let n=this.lineOf(e);return n?n.last:e}select(e,n){
let o=e===null?null:this.lines()[e];this.selectStep(o&&we(o.last)[n]||null)}selectStep(e,n=!1){let o=this.seen(e);this.selected===o&&this.suggested===n&&!this.rejected||
(this.selected=o,this.suggested=n,this.rejected=null,this.changed("selection"))}selectRejected(e,n,o){this.selectStep(e),this.rejected={round:n,place:o},this.changed(
"selection")}selectMostUncertain(){let e=this.returned?this.returned[0]?.last:this.lasts[0];if(this.selected||!e||this.finished?.sequences[0]?.stop_reason==="st\
ep")return;let n=we(e),o=n.filter(a=>!a.given);if(o.length<2)return;let r=Mi(n,this.started?.reasoning).filter(({end:a})=>a!==null),i=o.filter(({index:a})=>!r.some(
({start:c,stop:l})=>c<=a&&a<l));this.selectStep((i.length?i:o).reduce((a,c)=>c.distribution.entropy_before>a.distribution.entropy_before?c:a),!0)}walk(e){let n=this.
current();if(!n)return;let o=[...this.promptSteps,...we(this.lastOf(n))],r=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(o[Math.max(0,Math.
min(o.length-1,r+e))])}addSearched(e,n){this.searched.set(e,[...this.searched.get(e)||[],n]),this.changed("searched")}addLens(e,n,o){this.lenses.delete(e),this.
lenses.set(e,{ids:n,found:o}),this.lenses.size>zd&&this.lenses.delete(this.lenses.keys().next().value),this.changed("lens")}lensOf(){return this.started&&this.lenses.
get(this.turn)||null}startedLine(){let e=this.text.indexOf('{"type":"Started"');return e<0?"":this.text.slice(e,this.text.indexOf(`
`,e))}idsTo(e){return we(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let o=this.allLines()[e];o&&(we(o.last).forEach((r,i)=>{let a=et("Candidate",n[i]||[]),
c=new Set(a.map(({token_id:l})=>l));r.watched=[...(r.watched||[]).filter(({token_id:l})=>!c.has(l)),...a]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:et("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},Bd={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=et("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=Hn("Candidate",e.chosen),Fs(e.distribution),e.watched=et("Candidate",e.watched||[]),e.mark=e.mark?Hn("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=et("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=Fd(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=Hd();e.distributions.forEach(Fs),e.given&&
(n.given+=1);let o=et("BeamCandidate",e.candidates).map(r=>Dd(r,e,n));for(let{beam:r}of o)r.progress&&t.texts.set(r.token_id,r.text);if(Kd(o),n.running=o.filter(
r=>r.beam.status==="running").sort((r,i)=>r.beam.beam-i.beam.beam),n.byNumber=new Map(n.running.map(r=>[r.beam.beam,r])),e.given)for(let r=0;r<t.started.effective.
num_beams;r++)n.byNumber.set(r,o[0]);n.finished.push(...o.filter(r=>r.beam.status==="finished")),n.finished.sort((r,i)=>i.beam.final_score-r.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let o of e)o.chosen=Hn("Candidate",o.chosen),Fs(o.distribution),Object.assign(o,{before:n,isPrompt:!0,watched:[],
draft:null}),n=o;t.promptSteps=e,t.changed("prompt")},CanvasDenoised(t,{step:e}){e.places=et("CanvasPlace",e.places),t.canvasSteps.push(e),t.numTokens=e.canvas*
e.places.length,t.elapsed=e.elapsed,t.firstElapsed??=e.elapsed,t.changed("steps")},DraftJudged(t,{round:e}){e.drafted=et("DraftToken",e.drafted),t.rounds.push(e),
t.changed("steps")},Finished(t,e){t.finished=e,t.usesBeams&&(t.returned=e.sequences.map((n,o)=>Jd(t,n,o))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.
fed.turn===void 0||t.fed.started)&&(t.failed=e),t.queued=t.loading=null,t.changed("status")}};function Hn(t,e){let n=ri[t],o={};for(let r=0;r<n.length;r++)o[n[r]]=
e[r];return o}function et(t,e){return e.map(n=>Hn(t,n))}function Fs(t){t.candidates=et("Candidate",t.candidates),t.stages=et("Stage",t.stages)}function Fd(t,e){
let n=e.at(-1);if(!n||t.index<n.start)return null;let o=t.index-n.start;return o<n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,
instead:n.drafted[o]||null,round:n,place:o}}function Hd(){return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}
function Dd(t,e,n){let o=e.distributions[t.parent],r=o.candidates.find(i=>i.token_id===t.token_id);return{index:e.index,sequence:e.sequence,before:n.byNumber.get(
t.parent)||null,chosen:r||{...t,raw_rank:null,rank:null,removed_by:null},piece:t.piece,distribution:o,seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,
length:e.index+1-n.given,mark:t.mark?Hn("Mark",t.mark):null,beam:t}}var lt=({beam:t,length:e},n)=>e>0?(t.score??-1/0)/e**n:t.score;function Ei(t,e,n,o,r){t.unseen??=
new Map;let i=`${e} ${n} ${r.token_id}`;if(!t.unseen.has(i)){let a=e?t.byStep[e-1].get(n):null,{token_id:c,text:l,raw_logprob:p,logprob:m}=r,k=(a?a.beam.score:0)+
m,S=a?a.beam.group:null,N={token_id:c,text:l,piece:null,parent:n,raw_logprob:p,logprob:m,score:k,status:"unseen",beam:null,final_score:null,group:S},{sequence:I,
seconds:q,elapsed:L}=t.steps[e][0];t.unseen.set(i,{index:e,sequence:I,before:a,chosen:r,piece:null,distribution:o,seconds:q,elapsed:L,draft:null,given:!1,length:t.
steps[e][0].length,beam:N,rank:null})}return t.unseen.get(i)}function $i(t,e,n,o){let r=n&&!n.given?n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${r} ${o}`)||
null}function Kd(t){let e=new Map;for(let n of[...t].sort((o,r)=>r.beam.score-o.beam.score))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function Gd(t,e,n){
let o=i=>n>1?s("Prompt {number}, {label}",{number:e+1,label:i}):i,r=(i,a,c,l)=>({kind:i,label:o(a),last:c,score:l,stopReason:null});return[...t.running.map(i=>r(
"running",Ud(i),i,i.beam.score)),...t.finished.map((i,a)=>r("finished",Vd(i,a+1),i,i.beam.final_score))]}function Ud({beam:{beam:t,group:e,progress:n}}){let o=t+
1;return(e??null)!==null?s("beam {number}, group {group}",{number:o,group:je(e)}):o===1&&!n?s("best beam"):s("beam {number}",{number:o})}function Vd({beam:{group:t}},e){
return(t??null)!==null?s("ended {number}, group {group}",{number:e,group:je(t)}):s("ended {number}",{number:e})}var je=t=>t<26?String.fromCharCode(65+t):String(
t+1);function Jd(t,e,n){let o=Math.max(1,Math.floor(t.finished.sequences.length/t.prompts.length)),{steps:r}=t.prompts[Math.floor(n/o)],i=null;return e.token_ids.
forEach((a,c)=>{let l=(e.beams||[])[c];i=(r[c]||[]).find(p=>p.beam.parent===l&&p.beam.token_id===a)||i}),{kind:"returned",label:s("output {number}",{number:n+1}),
last:i,score:e.score,stopReason:e.stop_reason}}function we(t){let e=[];for(let n=t;n;n=n.before)e.push(n);return e.reverse()}function dt(t,e){let n=[],o=e;for(;o&&
t[o.index]!==o;)n.push(o),o=o.before;return{keep:o?o.index+1:0,added:n.reverse()}}var ve=class{constructor(e,n){this.add=n,this.steps=[],this.totals=[e]}get total(){
return this.totals.at(-1)}follow(e){let{keep:n,added:o}=dt(this.steps,e);this.steps.length=n,this.totals.length=n+1;for(let r of o)this.steps.push(r),this.totals.
push(this.add(this.total,r));return{keep:n,added:o}}};var Li=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),tt=t=>t.
num_accepted+(t.follow==="correction"?1:0),Hs=t=>t.num_accepted+(t.next_token_id===null?0:1);function Yd(t,e){let{drafted:n,num_accepted:o}=e;if(t.rounds+=1,t.tokens+=
Hs(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=o,t.judged+=tt(e);for(let r=t.
draftedAt.length;r<n.length;r++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((r,i)=>{t.draftedAt[i]+=1,i<o&&(t.acceptedAt[i]+=1),!(i>=tt(e)||(r.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=r.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[o]+=1,t}function Xd(t){let{spec_steps:e,
rounds:n,tokens:o,drafted:r,accepted:i,judged:a,overlaps:c}=t,l=(p,m)=>m?p/m:null;return{num_spec_steps:e,num_rounds:n,num_tokens:o,num_draft_tokens:r,num_accepted_draft_tokens:i,
num_judged_draft_tokens:a,draft_acceptance_rate:l(i,r),judged_acceptance_rate:l(i,a),mean_acceptance_length:e?1+i/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:o-n,expected_acceptance_rate:l(c[1],c[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var un=class{constructor(){this.rounds=[],this.tally=Li()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=Li());for(let o=this.tally.rounds;o<
e.length;o++)Yd(this.tally,e[o]);return this.rounds=e,Xd(this.tally)}};var Zd={num_draft_tokens:()=>["draft",{formula:""}],num_accepted_draft_tokens:()=>["draft",{formula:""}],draft_acceptance_rate:()=>["acceptance-rate",{}],judged_acceptance_rate:()=>[
"acceptance-rate",{formula:s("accepted / judged")}],mean_acceptance_length:()=>["acceptance-length",{}],expected_acceptance_rate:()=>["expected-acceptance",{}],
passes_saved:()=>["passes-saved",{}]};function Ds(t,e,n,o){let[r,i]=Zd[e]();te(t,r,()=>Qd(e,n,o),{meaning:s(on[e]),...i})}function Qd(t,e,n){let o=Mt(t,n);if(t.
startsWith("num_"))return s("{value} {denominator}.",{value:e,denominator:o});if(t!=="passes_saved")return s("{denominator} = {value}.",{denominator:o,value:e});
let r=B(n.num_tokens,"{count} token","{count} tokens");return B(n.num_rounds,"{tokens} − {count} pass = {value}.","{tokens} − {count} passes = {value}.",{tokens:r,
value:e})}function Mt(t,e){let{num_draft_tokens:n,num_accepted_draft_tokens:o,num_spec_steps:r,num_judged_draft_tokens:i}=e,a=B(e.num_rounds,"{count} round","{c\
ount} rounds"),c=B(e.num_tokens,"{count} token","{count} tokens");switch(t){case"num_draft_tokens":return B(r,"in {count} draft over {rounds}","in {count} draft\
s over {rounds}",{rounds:a});case"num_accepted_draft_tokens":return s("of {drafted} drafted",{drafted:z(n)});case"draft_acceptance_rate":return s("{accepted} of\
 {drafted} drafted",{accepted:z(o),drafted:z(n)});case"judged_acceptance_rate":return s("{accepted} of {judged} judged",{accepted:z(o),judged:z(i)});case"mean_a\
cceptance_length":return B(r,"1 + {accepted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:z(o)});case"expected_acceptance_rate":return B(i,"mean\
 over {count} judged position","mean over {count} judged positions");case"passes_saved":return B(e.num_rounds,"{tokens} in {count} pass","{tokens} in {count} pa\
sses",{tokens:c});default:return""}}function Ai(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),o=t.querySelector(".gp-place-c\
hart"),r=I=>I===null?"–":H(I),i=I=>B(I,"{count} token","{count} tokens");function a(I,q){let L=q.samples&&I.expected_acceptance_rate!==null,A=O=>[O,z(I[O]),Mt(
O,I)],P=O=>[O,r(I[O]),Mt(O,I),I[O]],W="mean_acceptance_length";return[A("num_draft_tokens"),A("num_accepted_draft_tokens"),P("draft_acceptance_rate"),[W,K(I[W],
2),Mt(W,I)],P("judged_acceptance_rate"),...L?[P("expected_acceptance_rate")]:[],A("passes_saved")]}function c(){let I=d("div","gp-draft-figure",null,{tabindex:"\
0","data-tip":""}),q=d("dd","gp-rate",null,{"aria-hidden":"true"});return q.append(d("i")),I.append(d("dt"),d("dd"),d("dd","gp-note"),q),I}function l(I,q){let L=a(
I,q),A=ee(e,L.length,c);L.forEach(([P,W,O,w=null],b)=>{let[h,f,g,v]=A[b].children;h.textContent!==P&&h.replaceChildren(...P.split(/(?<=_)/).flatMap(E=>[E,d("wbr")])),
C(f,W),C(g,O),v.hidden=w===null,se(v.firstChild,"width",w??0),Ds(A[b],P,W,I),A[b].dataset.name=P})}function p(){let I=d("span","gp-chart-column"),q=d("span","gp\
-chart-track");return q.append(d("i","gp-chart-whole"),d("i","gp-chart-part")),I.append(d("span","gp-chart-top"),q,d("span","gp-chart-label")),I}function m(I,q,L){
let A=Math.max(1,...q.map(([W,O])=>O??W)),P=ee(I,q.length,p);q.forEach(([W,O,w,b,h],f)=>{let[g,v,E]=P[f].children;C(g,b),se(v.children[0],"height",(O??0)/A),se(
v.children[1],"height",W/A),C(E,w),Oe(P[f],()=>h)}),Z(I,{"aria-label":`${L}: ${Se(q.map(([,,,,W])=>W))}`})}function k(I){let q=I.num_spec_steps;m(n,I.acceptance_histogram.
map((L,A)=>[L,null,String(A),L?z(L):"",B(q,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:z(
L),tokens:i(A)})]),"acceptance_histogram"),m(o,I.drafted_by_position.map((L,A)=>{let P=I.accepted_by_position[A];return[P,L,String(A+1),`${Math.round(100*P/L)}%`,
s("position {place}: {accepted} of {drafted} drafted tokens kept, {share}",{place:A+1,accepted:z(P),drafted:z(L),share:H(P/L)})]}),"accepted_by_position / draft\
ed_by_position")}let S=null,N=I=>I.join(", ");return le(t,{kept:()=>S?B(S.num_spec_steps,"{count} round with a draft; by the number of kept tokens, from 0 on: {\
rounds}.","{count} rounds with a draft; by the number of kept tokens, from 0 on: {rounds}.",{rounds:N(S.acceptance_histogram)}):"",place:()=>S?s("kept {kept} of\
 {drafted} drafted, by position.",{kept:N(S.accepted_by_position),drafted:N(S.drafted_by_position)}):""}),(I,q)=>{S=I,l(I,q),k(I)}}var ht={get accepted(){return["✓",s("accepted draft"),s("Drafted, and kept by the target model.")]},get correction(){return["→",s("correction"),s("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",s("bonus"),s("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",s("target alone"),s("Nothing was drafted in this round: the target wrote one token, as without dra\
fts.")]}},Ci=Object.fromEntries(Object.keys(ht).map(t=>[t,0])),Pi=(t,{draft:e})=>e&&Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function Jt(t){let{
do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??null}}function Ks({target_logprob:t,draft_logprob:e},{weight:n}){let o=X(
t)/((e??null)===null?1:X(e));return Math.min(1,n===null?o:1-n+n*o)}var Wi=({weight:t})=>t===null?"min(1, p / q)":`min(1, ${K(1-t,2)} + ${K(t,2)} · p / q)`;function Ni(t,e){
if(t.samples)return e?s("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:Wi(t)}):s("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(t.weight===null||!e)return s("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,o]=[K(t.weight,2),K(1-t.weight,2)];return s("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:o})}function Gs(t,e){return e<t.num_accepted?"accepted":e<tt(t)?"rejected":"unjudged"}function Dn(t,e,n){let o=t.drafted[e],r=Gs(t,e),i=(o.
draft_logprob??null)!==null,[a,c]=[H(X(o.target_logprob)),H(X(o.draft_logprob))],l=i?[s("The draft model gave it {q}.",{q:c})]:[];if(r==="unjudged")return[t.follow===
"correction"?s("Never judged: it comes after the rejection."):s("Never judged: it comes after the end of the text."),...l].join(" ");let p=r==="accepted";if(!n.
samples){let k=n.weight!==null&&i;return[p?eh(k):th(k,V(t.next_text)),s("The target gave it {p}.",{p:a}),...l].join(" ")}if(!i)return p?s("Accepted: the target \
drew the same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:a}):s("Rejected: the target drew {token} for itself. It gave this\
 one {p}, which is the chance that it is kept.",{token:V(t.next_text),p:a});let m=(o.overlap??null)===null?[]:[s("Averaged over all tokens that could have been \
drafted here, the chance is {share}.",{share:H(o.overlap)})];return[p?s("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:a,q:c}):s("Rejected:\
 the target gave it p = {p}, the draft model q = {q}.",{p:a,q:c}),nh(Ks(o,n),Wi(n),p),...m].join(" ")}var eh=t=>s(t?"Accepted: it is the likeliest token in the \
mixture of both models.":"Accepted: it is the likeliest token for the target."),th=(t,e)=>s(t?"Rejected: {token}, not this one, is the likeliest token in the mi\
xture of both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:e});function nh(t,e,n){if(t>=1)return s("By {formula}, i\
t is always kept: nothing was left to a draw.",{formula:e});let o={formula:e,chance:H(t)};return n?s("By {formula}, it is kept with probability {chance}: the dr\
aw kept it.",o):s("By {formula}, it is kept with probability {chance}: the draw rejected it.",o)}function Us(t,e){let[,n,o]=ht[t.follow],r=`${n.charAt(0).toUpperCase()}${n.
slice(1)}. ${o}`,i=t.drafted[t.num_accepted];if(t.follow!=="correction"||!e.samples)return r;if((i.draft_logprob??null)===null)return`${r} ${s("The target drew \
it.")}`;let a=`${r} ${s("It was drawn from the residual distribution: what the target gives beyond the draft model, max(0, p − q).")}`;return(i.overlap??null)===
null||e.weight!==null?a:`${a} ${s("That sums to {share} here, and is scaled up to 1 for the draw.",{share:H(1-i.overlap)})}`}function qi({draft:{origin:t,place:e,
round:n,instead:o},chosen:r},i){if(!Object.hasOwn(ht,t))return[];let{length:a}=n.drafted,c={round:n.index+1,place:e+1},l=a?[B(a,"Round {round} drafted {count} t\
oken.","Round {round} drafted {count} tokens; this is place {place}.",c)]:[];if(t==="accepted")return[...l,Dn(n,e,i)];let p=t==="correction"&&o?[s("Drafted here\
 was {token}. {fate}",{token:V(o.text),fate:Dn(n,e,i)})]:[],m=Us(n,i),k=i.samples&&t!=="correction"&&r.logprob!==null?[s("It was drawn from the target’s own dis\
tribution, which gave it {p}.",{p:H(X(r.logprob))})]:[],S=a-tt(n),N=t==="correction"&&S?[B(S,"{count} drafted token after it was never judged.","{count} drafted\
 tokens after it were never judged.")]:[];return[...l,...p,[m,...k].join(" "),...N]}function Ii({round:t,place:e},n,o){let{length:r}=t.drafted,i={token:V(t.drafted[e].
text),chosen:V(n),round:t.index+1,place:e+1},a=r-tt(t);return[B(r,"{token} was drafted in round {round}, but is not in the text.","{token} was drafted in round \
{round}, at place {place} of {count}, but is not in the text.",i),Dn(t,e,o),s("{chosen} stands in its place.",i),...a?[B(a,"{count} drafted token after it was n\
ever judged.","{count} drafted tokens after it were never judged.")]:[]]}function Ri({draft:t}){if(!t||!Object.hasOwn(ht,t.origin))return[];let{origin:e,instead:n,
round:{index:o,drafted:r}}=t,i=o+1;if(e==="accepted"){let{draft_logprob:a}=r[t.place],c={place:t.place+1,size:r.length,round:i};return(a??null)===null?[s("accep\
ted draft: token {place} of {size} in round {round}",c)]:[s("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...c,
q:H(X(a))})]}return e==="correction"?n?[s("correction: replaced the rejected draft token {token} in round {round}",{token:V(n.text),round:i})]:[s("correction: r\
eplaced a rejected draft token in round {round}",{round:i})]:e==="target"?[s("target alone: nothing was drafted in round {round}",{round:i})]:[B(r.length,"bonus\
: the target’s own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:i})]}
var nt=t=>t<.01?`${(t*1e3).toFixed(1)} ms`:vt(t);function ji(t,e,n){let o=[],r=Jt(null),i={row:null,card:null,selected:null},a=null,c=!0,l=0,p=new WeakMap,m=new WeakMap,k=new IntersectionObserver(y=>{for(let{isIntersecting:x,
target:T}of y)x&&L(p.get(T));S()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),S=()=>c&&!e.selected&&e.running;function N(y,x){let T=o.length<=y.length&&
(!o.length||o[0].round===y[0])&&r.samples===x.samples;r=x,T||I();for(let M of y.slice(o.length))q(M);S()&&(t.scrollTop=t.scrollHeight)}function I(){k.disconnect(),
t.replaceChildren(),o=[],i={row:null,card:null,selected:null},a=null,c=!0,l=0}function q(y){let x=d("li","gp-round"),T={round:y,item:x,cards:null};p.set(x,T),o.
push(T),t.append(x),k.observe(x)}function L(y){if(!y||y.cards)return;k.unobserve(y.item);let{round:x,item:T}=y,M=tt(x);y.cards=[];let j=d("div","gp-cards");for(let _=0;_<
M;_++)j.append(W(y,_));x.next_token_id!==null&&j.append(O(y)),M<x.drafted.length&&j.append(b(x,M)),x.follow==="none"&&j.append(d("span","gp-note gp-ended","■ "+
s("the text ended inside its draft"))),T.append(A(x),j),T.classList.add("gp-filled"),a||v(y.cards[0])}function A(y){let x=d("div","gp-round-head"),{num_accepted:T,
drafted:{length:M}}=y,j=M?s("{accepted} of {drafted} kept",{accepted:T,drafted:M}):s("no draft"),_=[s("draft {time}",{time:nt(y.draft_seconds)}),s("verify {time\
}",{time:nt(y.verify_seconds)})];x.append(d("b","",s("Round {number}",{number:y.index+1})),d("span","",j));for(let R of _)x.append(d("span","gp-round-time",R));
return x}function P(y,x,T,M,j,_,R){let F=s("Round {number}, {which}, {token}: {why}",{number:y.round.index+1,which:_,token:V(j),why:R}),D=d("button","gp-draft-c\
ard",null,{type:"button",tabindex:"-1","aria-pressed":"false","aria-label":F});D.dataset.draft=T;let U=d("span","gp-draft-head"),Y=d("bdi","gp-ink gp-word");return Pe(
Y,j),U.append(d("span","gp-sign",M),Y),D.append(U),Oe(D,()=>R),m.set(D,{row:y,index:x}),y.cards.push(D),D}function W(y,x){let{round:T}=y,M=T.drafted[x],j=Gs(T,x),
_=T.start+x,R=s("drafted token {place} of {size}",{place:x+1,size:T.drafted.length}),F=P(y,_,j,j==="accepted"?"✓":"✗",M.text,R,Dn(T,x,r));if(F.append(w("p",
X(M.target_logprob))),(M.draft_logprob??null)!==null&&F.append(w("q",X(M.draft_logprob))),r.samples){let D=d("span","gp-chance",s("chance"));D.append(d("b","",H(
Ks(M,r)))),F.append(D)}return F}function O(y){let{round:x}=y,T=x.start+x.num_accepted,[M,j]=ht[x.follow],_=P(y,T,x.follow,M,x.next_text,s("the target’s own toke\
n"),Us(x,r));_.classList.add("gp-own-card");let R=n(T);return R&&_.append(w("p",Le(R).probability)),_.append(d("span","gp-chance",j)),_}function w(y,x){let T=d(
"span","gp-bar-line"),M=d("span","gp-track"),j=d("i",`gp-part-${y}`);return se(j,"width",x),M.append(j),T.append(d("i","gp-pq",y),M,d("span","gp-amount",H(x))),
T}function b(y,x){let T=d("span","gp-behind"),M=y.drafted.slice(x);T.append(d("span","gp-note",s("never judged")));for(let j of M){let _=ie(j.text,"gp-word"),R=(j.
draft_logprob??null)===null?"":` q ${H(X(j.draft_logprob))}`,F=d("span","gp-unjudged");F.append(_,d("small","",R)),T.append(F)}return T}function h(y){let x=y&&y.
draft,T=x&&o[x.round.index-(o.length?o[0].round.index:0)]||null;T&&L(T);let M=T?f(T,y):null;i.card&&i.card!==M&&i.card.setAttribute("aria-pressed","false"),i.card&&
i.card.classList.remove("gp-current"),i.row&&i.row!==T&&i.row.item.classList.remove("gp-current-round");let j=i.selected!==e.selected;i={row:T,card:M,selected:e.
selected},j&&!e.selected&&(c=!0),T&&(T.item.classList.add("gp-current-round"),M&&(M.classList.add("gp-current"),M.setAttribute("aria-pressed",String(e.selected===
y)),t.contains(document.activeElement)||v(M)),j&&g(T.item))}function f(y,x){let{rejected:T}=e;if(T&&T.round===y.round)return y.cards[T.place];let M=x.index-y.round.
start;return M<y.round.num_accepted?y.cards[M]:y.cards.at(-1)}function g(y){let[x,T]=[y.offsetTop,y.offsetTop+y.offsetHeight];x<t.scrollTop?t.scrollTop=x:T>t.scrollTop+
t.clientHeight&&(t.scrollTop=Math.min(x,T-t.clientHeight))}function v(y){a&&(a.tabIndex=-1),a=y||null,a&&(a.tabIndex=0)}function E(y){if(!y)return;let{row:x,index:T}=m.
get(y);v(y);let M=n(T),j=x.cards.indexOf(y);M&&y.dataset.draft==="rejected"?e.selectRejected(M,x.round,j):M&&e.selectStep(M),g(x.item),y.focus({preventScroll:!0})}
function $(y,x){let T=o[Math.max(0,Math.min(o.length-1,y))];return L(T),T.cards.at(x)}function u(y,x){let{row:T}=m.get(y),M=T.cards[T.cards.indexOf(y)+x];if(M)return M;
let j=o.indexOf(T)+x;return o[j]?$(j,x>0?0:-1):null}return t.addEventListener("click",y=>{let x=y.target.closest(".gp-draft-card");if(x){E(x);return}let T=y.target.
closest(".gp-round");T&&E(p.get(T).cards[0])}),t.addEventListener("keydown",y=>{y.key==="Escape"&&e.selectStep(null);let x=y.target.closest(".gp-draft-card");if(!x||
y.ctrlKey||y.metaKey||y.altKey)return;let T=o.indexOf(m.get(x).row),M={ArrowRight:()=>u(x,1),ArrowLeft:()=>u(x,-1),ArrowDown:()=>o[T+1]&&$(T+1,0),ArrowUp:()=>o[T-
1]&&$(T-1,0),Home:()=>$(0,0),End:()=>$(o.length-1,0)};M[y.key]&&(y.preventDefault(),E(M[y.key]()))}),t.addEventListener("scroll",()=>{let y=t.scrollTop;t.scrollHeight-
y-t.clientHeight<80?c=!0:y<l&&(c=!1),l=y},{passive:!0}),{show:N,mark:h}}var Je={narrowest:3,least:16,cell:9,tallest:90,times:84};function zi(t,{canvas:e,column:n,ends:o,onResize:r}){let i={rounds:[],each:1,columns:Je.least,top:1,drafts:0},
a=0;function c(P){let W=O=>P.reduce((w,b)=>w+O(b),0)/P.length;return{accepted:W(O=>O.num_accepted),judged:W(tt),drafted:W(O=>O.drafted.length),draft:W(O=>O.draft_seconds),
verify:W(O=>O.verify_seconds),longest:Math.max(...P.map(O=>O.draft_seconds+O.verify_seconds))}}function l(P){let W=P.map(({draft:b,verify:h})=>b+h).sort((b,h)=>b-
h),O=W.at(-1),w=W[Math.floor((W.length-1)*.9)];return O>2*w&&W.length>4?1.25*w:O}function p(P){a||=e.clientWidth;let W=Math.max(1,Math.ceil(P.length/Math.max(1,
Math.floor(a/Je.narrowest)))),O=[];for(let g=0;g<P.length;g+=W)O.push(c(P.slice(g,g+W)));let w=Math.max(1,...O.map(({drafted:g})=>g)),b=Math.max(1,Math.min(Je.cell,
Je.tallest/w)),h=l(O)||1,f=O.filter(({draft:g,verify:v})=>g+v>h);return i={rounds:P,each:W,columns:Math.max(Je.least,O.length),top:h,drafts:Math.ceil(w*b)},C(o.
drafts,w>=1.5?z(Math.round(w)):"1"),C(o.times,nt(h)),m(O,b),{each:W,cut:f.length,longest:Math.max(0,...O.map(({longest:g})=>g)),filled:O.length/i.columns}}function m(P,W){
let O=i.drafts+16+Je.times,w=devicePixelRatio,b=[Math.round(a*w),Math.round(O*w)];if(e.width!==b[0]&&(e.width=b[0]),e.height!==b[1]&&(e.height=b[1]),e.style.height=
`${O}px`,o.drafts.parentNode.style.height=`${i.drafts}px`,o.times.parentNode.style.height=`${Je.times}px`,!a)return;let h=getComputedStyle(t),f=u=>h.getPropertyValue(
`--gp-${u}`).trim(),g={accepted:f("accepted"),rejected:f("rejected"),muted:f("muted"),verify:f("kept"),draft:f("before"),line:f("line"),surface:f("surface")},v=e.
getContext("2d");v.setTransform(w,0,0,w,0,0),v.clearRect(0,0,a,O);let E=a/i.columns,$=E>6?Math.min(6,E*.2):E>3.5?1:0;v.fillStyle=g.line,v.fillRect(0,i.drafts,a,
1),v.fillRect(0,O-1,a,1),P.forEach((u,y)=>{let x=[y*E+$/2,E-$];i.each===1?k(v,g,u,x,W):N(v,g,u,x,W),I(v,g,u,x,O-1)})}function k(P,W,{accepted:O,judged:w,drafted:b},[
h,f],g){let v=Math.max(1,g-(g>3?1.5:0));for(let E=0;E<b;E++){let $=i.drafts-(E+1)*g;if(E<O)P.fillStyle=W.accepted,P.fillRect(h,$,f,v);else if(E<w)S(P,W.rejected,
h+f/2,$+v/2,Math.min(f,Math.max(v,5),7)/2);else{P.fillStyle=W.muted;let u=Math.min(f,v,2.5);P.fillRect(h+(f-u)/2,$+(v-u)/2,u,u)}}}function S(P,W,O,w,b){P.strokeStyle=
W,P.lineWidth=b>2?2:1,P.beginPath(),P.moveTo(O-b,w-b),P.lineTo(O+b,w+b),P.moveTo(O-b,w+b),P.lineTo(O+b,w-b),P.stroke()}function N(P,W,{accepted:O,drafted:w},[b,
h],f){P.fillStyle=W.accepted,P.fillRect(b,i.drafts-O*f,h,O*f),P.fillStyle=W.muted,P.fillRect(b,i.drafts-w*f,h,1)}function I(P,W,{draft:O,verify:w},[b,h],f){let g=Math.
min(1,i.top/(O+w))/i.top,[v,E]=[O*g*Je.times,w*g*Je.times];P.fillStyle=W.verify,P.fillRect(b,f-v-E,h,E),q(P,W.draft,b,f-v,h,v),!(O+w<=i.top)&&(P.fillStyle=W.surface,
P.fillRect(b-1,f-Je.times+7,h+2,3),P.fillRect(b-1,f-Je.times+13,h+2,3))}function q(P,W,O,w,b,h){if(!(h<=0)){if(b<5){P.fillStyle=W,P.fillRect(O,w,b,h);return}P.save(),
P.beginPath(),P.rect(O,w,b,h),P.clip(),P.strokeStyle=W,P.lineWidth=1.5,P.beginPath();for(let f=-h;f<b;f+=5)P.moveTo(O+f,w+h),P.lineTo(O+f+h,w);P.rect(O+.75,w+.75,
Math.max(0,b-1.5),Math.max(0,h-1.5)),P.stroke(),P.restore()}}function L(P){let{left:W,width:O}=e.getBoundingClientRect(),w=Math.floor((P.clientX-W)/O*i.columns)*
i.each;return Math.max(0,Math.min(i.rounds.length-1,w))}function A(P){n.hidden=P===null,P!==null&&(se(n,"left",Math.floor(P/i.each)/i.columns),se(n,"width",1/i.
columns))}return new ResizeObserver(()=>{e.clientWidth!==a&&(a=e.clientWidth,r())}).observe(e),{draw:p,at:L,mark:A}}function Bi(t,e){let n=t.querySelector(".gp-map-plot"),o=t.querySelector(".gp-map-reading"),r=t.querySelector(".gp-map-note"),i=new ve(null,()=>null),a=new un,c=zi(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:w}),l=ji(t.querySelector(".gp-rounds"),e,b=>i.steps[b]),p=Ai(t),m=[],k=0,S=!1;function N(){let b=e.hideFrom===null?i.steps.length:Math.min(e.hideFrom,i.
steps.length),h=e.rounds.length;for(;h&&e.rounds[h-1].start+Hs(e.rounds[h-1])>b;)h-=1;return h===e.rounds.length?e.rounds:e.rounds.slice(0,h)}function I(){let{each:b,
cut:h,longest:f,filled:g}=c.draw(m);se(t.querySelector(".gp-map-axis"),"width",g),C(r,[b>1?s("Each column is the mean of {each} rounds.",{each:b}):"",h?B(h,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:nt(f)}):""].filter(Boolean).join(" ")),C(
t.querySelector(".gp-map-last"),s("round {number}",{number:z(m.length)}))}function q(b){let h={round:b.index+1,draft:nt(b.draft_seconds),verify:nt(b.verify_seconds),
accepted:b.num_accepted,drafted:b.drafted.length,token:V(b.next_text)};return b.follow==="target"?s("Round {round}: draft {draft}, verify {verify}; nothing draf\
ted, then {token}.",h):b.follow==="bonus"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as bonus.",
h):b.follow==="correction"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as correction.",h):s("Rou\
nd {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept; the text ended inside the draft.",h)}let L=b=>e.selectStep(i.steps[m[b].
start]||null);function A(){let b=e.current();return!b||!b.draft?null:m[b.draft.round.index]===b.draft.round?b.draft.round.index:null}function P(){let b=A();c.mark(
b);let h=b===null?"":q(m[b]);C(o,h),Z(n,{"aria-valuemin":1,"aria-valuemax":m.length,"aria-valuenow":(b??0)+1,"aria-valuetext":h||s("no round yet")})}n.addEventListener(
"pointermove",b=>{let h=c.at(b);h<0||(b.buttons===1?L(h):C(o,q(m[h])))}),n.addEventListener("pointerleave",P),n.addEventListener("click",b=>c.at(b)>=0&&L(c.at(b))),
n.addEventListener("keydown",b=>{let h={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};b.key==="Escape"&&e.selectStep(
null),!(!(b.key in h)||!m.length)&&(b.preventDefault(),L(Math.max(0,Math.min(m.length-1,(A()??m.length-1)+h[b.key]))))});function W(b){let{draft_seconds:h,verify_seconds:f}=b,
g=h+f;for(let[$,u]of[["draft",h],["verify",f]]){let y=t.querySelector(`.gp-time-${$}`);y.style.flexGrow=g?u/g:.5,C(t.querySelector(`.gp-told-${$}`),`${Math.round(
g?100*u/g:0)}% · ${nt(u)}`)}let v=B(b.num_tokens,"{count} token","{count} tokens"),E=b.passes_saved>0?B(b.passes_saved,"{count} pass saved.","{count} passes sa\
ved."):s("No pass saved.");C(t.querySelector(".gp-drafts-short"),`${B(b.num_rounds,"{tokens} in {count} forward pass of the target.","{tokens} in {count} forwar\
d passes of the target.",{tokens:v})} ${E}`)}function O(b){let h=e.lasts[0]||null;if((b.run||b.steps)&&i.follow(h),b.run&&(S=!1),t.hidden=!e.rounds.length,t.hidden)
return;let f=[m[0],k];if(m=N(),k=m.length,b.run||m[0]!==f[0]||k!==f[1]){let g=Jt(e.started),v=a.read(m);S||=m.some(({drafted:$})=>$.length&&($[0].draft_logprob??
null)!==null);let E=t.querySelector(".gp-drafts-rule");C(E,Ni(g,S)),te(E,"draft",()=>he(Mt("draft_acceptance_rate",v)),g.samples&&S?{}:{formula:""}),t.querySelector(
".gp-key-q").hidden=!S,W(v),I(),l.show(m,g),p(v,g)}l.mark(e.current()),P()}function w(){t.hidden||(I(),P())}return matchMedia("(prefers-color-scheme: dark)").addEventListener(
"change",w),new MutationObserver(w).observe(document.body,{attributes:!0,attributeFilter:["class"]}),O}function Fi(t,e){let n=w=>t.querySelector(".gp-"+w),o=["without","with"],r=()=>e.answered("same"),i=({level:w})=>H(w);function a(w){let[b,h,f,g]=(w.mode==="gree\
dy"?c:k)(w);Z(n("answer"),{"data-verdict":b}),C(n("answer-sign"),h),C(n("answer-words"),f),C(n("answer-more"),g),e.done&&C(n("told"),`${f}. ${g}`),C(n("missing"),
Re(e,w))}function c({checked:w,equal:b,at:h}){if(!w||b===null)return["wait","…",s(e.done?"No answer":"Not known yet"),s("A text without drafts and one with dr\
afts must both have ended.")];if(b){let f=B(w,"Greedy decoding wrote the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote th\
e same token ids with and without drafts in each of {count} pairs of texts.");return["good","✓",s("The same tokens"),f]}return["bad","✗",s("Different from t\
oken {place} on",{place:z(h+1)}),s("Greedy decoding should write the same tokens with drafts. Rounding can tip a near tie between two tokens, because the target\
 checks several tokens in one pass; look at their probabilities there.")]}function l(w,b){let h=0;for(;h<Math.min(w.length,b.length)&&w[h]===b[h];)h+=1;for(;h>0&&
/[\p{L}\p{M}\p{N}]/u.test(w[h-1])&&/[\p{L}\p{M}\p{N}]/u.test((w[h]||"")+(b[h]||""));)h-=1;let f=g=>h+g.slice(h).match(/^\s*\S*/)[0].length;return[h,f(w),f(b)]}function p({
mode:w,texts:b,equal:h,checked:f}){let g=w==="greedy"&&f>0&&b?b:[],v=n("both-texts"),E=JSON.stringify([g,h]);if(J(n("mark-key"),g.length>0&&h===!1&&g[0]!==g[1]),
v.dataset.key===E)return;v.dataset.key=E;let[$,...u]=g.length?l(...g):[];v.replaceChildren(...g.map((y,x)=>{let T=d("div"),M=d("p","",null,{dir:"auto",tabindex:"\
0"});return h||g[0]===g[1]?M.append(y):M.append(y.slice(0,$),d("mark","",y.slice($,u[x])||"∎"),d("span","gp-apart",y.slice(u[x]))),T.append(d("h3","",s(x?"wit\
h drafts":"without drafts")),M),T}))}let m=w=>`p = ${w<.001?w.toPrecision(1):w.toPrecision(2)}`;function k(w){let{p:b,verdict:h,counts:f}=w,[g,v]=[f[0],z(f[1])];
if(!G(b)||h==="wait"){if(e.done)return["wait","…",s("No answer"),B(g,"{count} text without drafts, {assisted} with drafts: too few for a test.","{count} texts\
 without drafts, {assisted} with drafts: too few for a test.",{assisted:v})];let $=B(g,"{count} text without drafts, {assisted} with drafts so far.","{count} te\
xts without drafts, {assisted} with drafts so far.",{assisted:v});return["wait","…",s("Not known yet"),`${$} ${s("The test waits for the last one: to watch p \
as it changes, and to stop when it looks right, would make it worthless.")}`]}let E=B(g,"{count} text without drafts, {assisted} with drafts.","{count} texts wi\
thout drafts, {assisted} with drafts.",{assisted:v});return h==="same"?["good","✓",s("{p}: no difference found",{p:m(b)}),`${E} ${s("A p below {level} would c\
ount as a difference.",{level:i(w)})}`]:["bad","✗",s("{p}: the distributions differ",{p:m(b)}),`${E} ${s("p is below {level}.",{level:i(w)})}`]}function S({p:w,
verdict:b}){if(!G(w))return"";let h=s("If both draw from the same distribution, a difference as large as this one comes up in {share} of shuffles.",{share:H(w)});
return b==="differs"?`${h} ${s("That is so rare that chance is a poor explanation.")}`:b==="same"?`${h} ${s("That is not unusual.")}`:h}function N({counts:w,tokens:b,
verdict:h,level:f}){let[g,v]=w,E=Math.round(100*Math.sqrt(1/g+1/v)),$=B(b,"Only the first token of each text is compared: which token it is, and how surprising \
it is.","Only the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(h==="differs")
return[s("It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it lies."),
s("Where nothing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:H(f)}),$];let u=g===
v?s("With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:z(g),points:E}):s("With {without} \
and {assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:z(g),assisted:z(v),points:E});return[s("\
Not finding a difference does not prove that there is none."),`${u} ${s("Smaller true differences mostly go unnoticed; more texts show more.")}`,$]}function I(){
J(n("of-shuffles"),!!e.charts.shuffles),fe(n("shuffles"),e.charts.shuffles)}function q({surprise:w}){if(!w||!o.every(f=>G(w[f])))return"";let[b,h]=o.map(f=>ae(w[f],
e.unit).replace("-","−"));return s("How surprising the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 o\
n average for the target’s own draws.",{without:b,assisted:h})}function L(){let w=d("li"),b=d("table"),h=b.createTHead().insertRow();h.className="gp-hidden";for(let v of[
s("token"),s("without"),s("with")])h.append(d("th","",v,{scope:"col"}));let f=d("caption"),g=d("span");return te(g,"sample",()=>"",{meaning:s("How many texts of\
 each side have this token at this place."),formula:""}),f.append(g),b.prepend(f),b.append(d("tbody")),w.append(b),w}function A(){let w=d("tr"),b=d("th","",null,
{scope:"row"});b.append(d("bdi"));let h=d("td","",null,{colspan:2}),f=d("div","gp-counts");for(let g of o)f.append(d("i",`gp-bar-${g}`,null,{"aria-hidden":"true"}),
d("span"));return h.append(f),w.append(b,h),w}function P(w,{position:b,tokens:h},f){let g=w.firstChild;C(g.caption.firstChild,s("token {place}",{place:z(b)}));let v=o.
map((u,y)=>f[y]-h.reduce((x,T)=>x+T[u],0)),E=[...h,...v.some(u=>u>0)?[{rest:!0,without:v[0],with:v[1]}]:[]],$=ee(g.tBodies[0],E.length,A);E.forEach((u,y)=>{let x=u.
rest||u.text===null,T=$[y].cells[0].firstChild;xe(T,u.rest?s("all others"):x?s("text ended"):u.text,{plain:x}),pe(T,x?"gp-plain":"");let M=$[y].cells[1].firstChild.
children;o.forEach((j,_)=>{let R=Math.max(1,f[_]);se(M[2*_],"width",Math.min(1,u[j]/R)),C(M[2*_+1],z(u[j]))}),Z($[y].cells[1],{"aria-label":s("{without} without\
, {assisted} with",{without:z(u.without),assisted:z(u.with)})})})}function W(w){if(J(n("of-sampling"),w.mode==="sampling"),w.mode!=="sampling")return;let b=S(w);
J(n("evidence"),G(w.p)),J(n("meaning"),!!b),C(n("meaning"),b),I(),C(n("surprise"),q(w));let h=N(w),f=ee(n("cannot").querySelector("ul"),h.length,()=>d("li"));h.
forEach((v,E)=>C(f[E],v));let g=ee(n("places"),w.positions.length,L);w.positions.forEach((v,E)=>P(g[E],v,w.counts)),J(n("places-title").parentElement,w.positions.
length>0)}function O(){let w=e.found;a(w),p(w),W(w)}return le(t,{measured:()=>{let{p:w,counts:b}=e.found||{};return G(w)?B(b[0],"{count} text without drafts and\
 {assisted} with drafts give {p}.","{count} texts without drafts and {assisted} with drafts give {p}.",{assisted:z(b[1]),p:m(w)}):""}}),w=>{t.hidden=!r(),!t.hidden&&
(w.found||w.status||w.unit)&&O()}}function Hi(t,e){let n=h=>t.querySelector(".gp-"+h),o=n("answer"),r={draft:[s("draft"),h=>s("{share} of the time with drafts goes into writing them: all forward\
 passes of the draft model, or the search for text to copy.",{share:h})],verify:[s("verify"),h=>s("{share} of the time with drafts goes into the target model’s \
passes over them.",{share:h})],rest:[s("rest"),h=>s("{share} of the time with drafts goes into all else: comparing, choosing, and what the library does around i\
t.",{share:h})]};function i({verdict:h,speedup:f,pairs:{length:g},fewest:v}){let E=f&&Ie(f.median),$=f&&Tt(f),u=f&&B(g,"Median of {count} pair of runs.","Median\
 of {count} pairs of runs.");if(h==="faster")return["good","▲",s(e.running?"{times} faster so far":"{times} faster",{times:E}),u,s("90 % interval: {interval}.",
{interval:$})];if(h==="slower")return["bad","▼",s(e.running?"{times}: slower so far":"{times}: slower",{times:E}),u,s("90 % interval: {interval}.",{interval:$})];
if(h==="even")return["even","≈",s(e.running?"No clear difference so far":"No clear difference"),B(g,"{times} is the median of {count} pair of runs.","{times} \
is the median of {count} pairs of runs.",{times:E}),s("The 90 % interval {interval} includes 1.",{interval:$})];let y=s(e.done?"No answer":"Not known yet");return f?
["wait","…",y,B(g,"{times} is the median of {count} pair of runs: too few to tell, {fewest} are needed.","{times} is the median of {count} pairs of runs: too \
few to tell, {fewest} are needed.",{times:E,fewest:z(v)}),""]:["wait","…",y,s(e.done?"No pair of runs was completed.":"The first counted pair is under way."),
""]}function a(h){let[f,g,v,E,$]=i(h);Z(o,{"data-verdict":f}),C(o.children[0],g),C(o.children[1],v),C(n("answer-more").children[0],E),C(n("answer-more").children[1],
$),e.done&&C(n("told"),`${v}. ${E} ${$}`),C(n("missing"),Re(e,h));let u=ee(n("reasons"),h.reasons.length,()=>d("li"));h.reasons.forEach((y,x)=>C(u[x],s(y))),J(n(
"warning"),h.others),C(n("warning"),h.others?"⚠ "+s(hn):"")}function c({identical:h,pairs:f}){let g=n("badge");if(J(g,!!h&&h.checked>0),g.hidden)return;let{equal:v}=h;
Z(g,{"data-verdict":v?"good":"bad"}),C(g.children[0],v?"✓":"✗"),C(g.children[1],l(h,f.length))}function l({checked:h,equal:f,at:g},v){return f?h>v?B(h,"Same\
 tokens in the warm-up pair","Same tokens in all {count} pairs, the warm-up included"):B(h,"Same tokens in the pair","Same tokens in all {count} pairs"):s("Not \
the same tokens: a text diverges at token {place}",{place:z(g+1)})}function p({pairs:h,draft_share:f,verify_share:g}){let v=h.length>0&&G(f)&&G(g);if(J(n("of-ti\
me"),v),!v)return;let[E,$]=["without","with"].map(M=>Kt(h.map(j=>j[M]))),u=Math.max(E,$),y={draft:f,verify:g,rest:Math.max(0,1-f-g)},x=ee(n("time-bars"),2,m);k(
x[0],s("without"),E,u,{plain:1}),k(x[1],s("with"),$,u,y);let T=ee(n("time-keys"),3,()=>{let M=d("span");return M.append(d("i","",null,{"aria-hidden":"true"}),d(
"span","",null,{tabindex:0})),M});Object.entries(y).forEach(([M,j],_)=>{let[R,F]=r[M];Z(T[_].firstChild,{"data-part":M}),te(T[_].lastChild,"time",()=>"",{meaning:F(
H(j)),unit:"%"}),C(T[_].lastChild,`${R} ${H(j)}`)})}function m(){let h=d("li");return h.append(d("span"),d("span","gp-time-bar",null,{"aria-hidden":"true"}),d("\
span")),h}function k(h,f,g,v,E){let[$,u,y]=h.children;C($,f),C(y,s("{time} per token",{time:yo(g)}));let x=ee(u,Object.keys(E).length,()=>{let T=d("i");return T.
append(d("b")),T});Object.entries(E).forEach(([T,M],j)=>{Z(x[j],{"data-part":T}),se(x[j],"width",M*g/v),C(x[j].firstChild,T!=="plain"&&M*g/v>.14?r[T][0]:"")})}let S=({
acceptance:h})=>h?h.judged_acceptance_rate:null;function N(h){let{drafted:f,cost:g,verify:v,break_even:E}=h,$=S(h),u=js(1,f,g,v);if(!G(E))return s("No acceptanc\
e rate would be enough: even if the target kept every drafted token, the formula gives {times}.",{times:Ie(u)});if(E<=0)return s("Any acceptance rate is enough \
at these costs.");let y=H(E);if(!G($))return s("The target must keep at least {least} of the tokens that it judges.",{least:y});let x={least:y,rate:H($)};return $>=
E?s("The target must keep at least {least} of the tokens that it judges; here it keeps {rate}.",x):s("The target must keep at least {least} of the tokens that i\
t judges, but here it keeps only {rate}.",x)}function I(h){let f=["drafted","cost","verify"].every(g=>G(h[g]));J(n("of-rates"),f),f&&(fe(n("rates"),e.charts.rates),
C(n("rate-words"),N(h))),O(h)}function q({acceptance:h,drafted:f,cost:g,verify:v}){let E=[];for(let $ of["draft_acceptance_rate","judged_acceptance_rate","mean_\
acceptance_length","passes_saved"]){let u=h?h[$]:null;G(u)&&E.push([$,$.endsWith("rate")?H(u):$.endsWith("length")?u.toFixed(2):z(u)])}return G(f)&&E.push([s("d\
rafted tokens per round"),f.toFixed(2),s("num_draft_tokens / all rounds, those without a draft included: the γ of the formula."),"draft",()=>L(h,f)]),G(g)&&E.push(
[s("cost of drafting one token"),g.toFixed(2),s("Draft time per drafted token / time per token without drafts, both without the reading of the prompt: the c of \
the formula."),"draft-cost",()=>A(g)]),G(v)&&E.push([s("cost of verifying a draft"),v.toFixed(2),s("Time of the target’s pass over a draft / time per token with\
out drafts. The theorem assumes 1; on a processor without spare capacity it is more."),"draft-cost",()=>A(v)]),E}let L=(h,f)=>h?B(h.num_rounds,"{drafted} drafte\
d in {count} round = {value}.","{drafted} drafted in {count} rounds = {value}.",{drafted:z(h.num_draft_tokens),value:f.toFixed(2)}):"";function A(h){let{pairs:f}=e.
found;if(!f.length)return"";let g=Kt(f.map(({without:v})=>v));return s("{cost} × {token} per token without drafts = {time}.",{cost:h.toFixed(2),token:yo(g),time:yo(
h*g)})}function P(){let h=e.found,{drafted:f,cost:g,verify:v}=h,E=S(h);if(![E,f,g,v].every(G))return"";let $={rate:K(E),drafted:f.toFixed(2),cost:g.toFixed(2),verify:v.
toFixed(2),times:Ie(js(E,f,g,v))};return s("α = {rate}, γ = {drafted}, c = {cost} and v = {verify} give {times}.",$)}let W=()=>e.found&&e.found.pairs.length?B(
e.found.pairs.length,"the speed-up of {count} pair: {each}.","the speed-ups of {count} pairs: {each}.",{each:e.found.pairs.map(({speedup:h})=>h.toFixed(2)).sort().
join(", ")}):"";te(n("of-spread"),"interval",W,{meaning:ko()}),le(t,{expected:P});function O(h){let f=q(h),g=ee(n("figures"),f.length,()=>{let v=d("div"),E=d("d\
t");return E.append(d("span","",null,{tabindex:0})),v.append(E,d("dd")),v});f.forEach(([v,E,$,u,y],x)=>{let[T,M]=g[x].children;C(T.firstChild,v),u?te(T.firstChild,
u,y,{meaning:$,...u==="draft"&&{formula:""}}):Ds(T.firstChild,v,E,h.acceptance),C(M,E)})}function w(){let h=e.found;a(h),c(h),J(n("of-pairs"),h.pairs.length>0),
fe(n("pairs"),e.charts.pairs),p(h),I(h)}let b=()=>e.answered("speed");return h=>{t.hidden=!b(),!t.hidden&&(h.found||h.status)&&w()}}var Vs=40,Di=14;function oh(t){let e=Array.from({length:t},(n,o)=>o);return t<=Vs?e:[...e.slice(0,Di),null,...e.slice(Di+t-Vs+1)]}var sh=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function Ki(t,{text:e,side:n,goesOn:o,caption:r}){let[i,a]=sh(n,t.length,e),c=d("table","gp-strip");c.append(d("caption","gp-hidden",r));let l=c.appendChild(
d("tbody")),p=t.some(([,,,N])=>N!==null),m=t.filter(([,,N])=>!N).length,k=[null,{meaning:s("1 where the model reads the token, 0 where the mask hides it.")},{meaning:s(
"The place that the model gives each token; those that the mask hides have none of their own.")}],S=[s("token"),s("mask"),...p?[s("position")]:[]].map((N,I)=>{let q=l.
appendChild(d("tr")),L=d("th","",null,{scope:"row"}),A=d("span","",N);return I&&te(A,"padding",()=>B(t.length,"{hidden} of {count} token hidden.","{hidden} of {\
count} tokens hidden.",{hidden:m}),k[I]),L.append(A),q.append(L),q});for(let N of oh(t.length)){if(N===null){let O=t.length-Vs+1;S.forEach((w,b)=>w.append(d("td",
"gp-mark",b?"…":B(O,"… {count} token …","… {count} tokens …"))));continue}let[,I,q,L]=t[N],A=N>=i&&N<a,P=o&&N===t.length-1,W=d("td",`gp-cell${A?" gp-p\
adding":""}${P?" gp-last":""}`);W.append(ie(I)),A&&W.append(d("span","gp-hidden",` ${s("(padding)")}`)),P&&W.append(d("span","gp-hidden",` ${s("(the next token \
is predicted from here)")}`)),[W,d("td",q?"":"gp-ignored",q),d("td","",L)].slice(0,S.length).forEach((O,w)=>S[w].append(O))}return c}function Gi(t,e,n){t.replaceChildren();
let[o,r]=[d("span"),d("span","gp-parted")];e.forEach(([,i,a],c)=>{let l=n!==null&&c>=n?r:o;a===null?l.append(ie(i,"gp-end")):rn(l,a,{running:!0})}),t.append(...[
o,r].filter(i=>i.childNodes.length)),t.childNodes.length||t.append(d("span","gp-mark",s("(nothing)")))}function rh(t,e,n){let o=(e-t)/Math.max(1,n)||1,r=10**Math.floor(Math.log10(o)),i=r*[1,2,2.5,5,10].find(c=>c*r>=o*.8),a=[];for(let c=Math.floor(t/i+1e-9);c<=Math.
ceil(e/i-1e-9);c++)a.push(Number((c*i).toPrecision(12)));return a}var Js=(t,e,n)=>rh(t,e,n).filter(o=>o>=t&&o<=e);function Ui(t,{height:e,x:n,y:o,left:r=46,right:i=18,top:a=14,bottom:c=38}){let l=t.querySelector("svg");l||t.append(l=ne("svg","gp-drawing"));let p=Math.max(240,
t.clientWidth),m=(k,[S,N])=>(k-S)/(N-S||1);return{width:p,height:e,left:r,right:i,top:a,bottom:c,inner:p-r-i,x:k=>r+m(k,n)*(p-r-i),y:k=>e-c-m(k,o)*(e-a-c),draw(k,S){
zn(l,{class:"gp-drawing",role:"group","aria-label":k,viewBox:`0 0 ${p} ${e}`,style:`height: ${e}px`}),Ls(l,S.map((N,I)=>["g","",I?{}:{"aria-hidden":"true"},N]))}}}
function Vi(t,{xTicks:e,yTicks:n,xTitle:o,yTitle:r}){let i=k=>Array.isArray(k)?k:[k,String(k)],[a,c]=[t.height-t.bottom,t.width-t.right],l=n.map(i).flatMap(([k,
S])=>[ln("gp-guide",t.left,t.y(k),c,t.y(k)),Ut("",t.left-7,t.y(k)+4,S,"end")]),p=e.map(i).flatMap(([k,S])=>[ln("gp-guide",t.x(k),a,t.x(k),a+4),Ut("",t.x(k),a+17,
S)]),m=[Ut("gp-axis",(t.left+c)/2,t.height-4,o)];return r&&m.push(Ut("gp-axis",2,t.top-16,r,"start")),[...l,...p,...m]}var ih=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,Ye=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;Ji(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),o=e.map((c,l)=>l).filter(
c=>n[c]&&ah(e[c])),r=[],i=0;e[0].previousSibling||(this.head=i=o.shift()??0);for(let c of o)c-i<t.BLOCK||(r.push(this.wrap(e.slice(i,c))),i=c,this.loose=e.length-
c,this.tried=0);let a=r.map(c=>c.getBoundingClientRect().height);r.forEach((c,l)=>{c.style.containIntrinsicHeight=`${a[l]}px`,c.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",o=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(r=>{let i=r.textContent,
a=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let c=a?!i.startsWith(" "):!(n||ih.test(o));return o+=i,c})}wrap(e){let n=d("span","gp-rows");e[0].before(n,d("wbr")),n.append(...e);let o=e[0].firstChild;
if(o.nodeType===Node.TEXT_NODE&&o.data===" "){let r=d("span","gp-gap");o.replaceWith(r),r.append(o)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(Ji(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function ah(t){let e=t.previousElementSibling,n=e&&Yi(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[o,r]=[t.querySelector(".gp-ink").getClientRects()[0],Yi(n.getClientRects())];return!!(o&&r)&&Xi(o)>Xi(r)+10}function Ke(t,e,n){let o=c=>(c.
querySelector(".gp-ink")||c).getClientRects()[0],r=o(t[e]),i=null,a=1/0;for(let c=e+n;c>=0&&c<t.length;c+=n){let l=o(t[c]),p=l?(l.top-r.top)*n:0;if(p<r.height/2)
continue;let m=p*1e3+Math.abs(l.left-r.left);if(m>=a+1e3*r.height)break;m<a&&([i,a]=[t[c],m])}return i}var Ji=t=>!!t&&t.tagName==="WBR",Yi=t=>t[t.length-1],Xi=({
top:t,bottom:e})=>(t+e)/2;function fn(t,e,n,o){let i=d("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),a=d("div","gp-card-head"),c=d("dl","gp-card-facts"),l=d("ol","gp-card\
-rivals"),p=d("div","gp-card-key");p.append(d("i","gp-card-after"),`${s("after the processors")} `,d("i","gp-card-before"),s("before them")),i.append(a,c,l,p),i.
hidden=!0,t.append(i);let m=null,k=null,S=null;function N(g,v){c.append(d("dt","",g),d("dd","",v))}function I(){let{id:g,text:v,where:E,step:$,why:u}=o(m);if(a.
replaceChildren(ie(v,"gp-card-word"),d("span","",s("{where}, id {id}",{where:E,id:g}))),c.replaceChildren(),l.hidden=p.hidden=!$,u&&c.append(d("dd","gp-card-why",
u)),!$)return;q($);let y=L($),x=Math.max(...y.flatMap(({after:T,before:M})=>[T,M]),1e-9);l.replaceChildren(...y.map(T=>A(T,x))),p.hidden=!$.distribution.stages.
length}function q(g){let{chosen:v,distribution:E}=g,{probability:$,rawProbability:u,surprisal:y}=Le(g);E.stages.length||v.logprob!==v.raw_logprob?(N(s("Probabil\
ity after the processors"),v.logprob===null?Et(v):H($)),N(s("before the processors"),H(u))):N(s("Probability (no processor ran)"),H(u));let x=[v.rank&&s("{rank}\
 after",{rank:z(v.rank)}),v.raw_rank&&s("{rank} before",{rank:z(v.raw_rank)})].filter(Boolean);if(x.length){let T=v.rank===v.raw_rank;N(s("Rank of {count}",{count:z(
E.vocab)}),T?z(v.rank):x.join(", "))}N(s("Surprisal"),ae(y,n.unit))}function L({chosen:g,distribution:v}){let E=v.candidates.map(u=>({candidate:u,after:X(u.logprob),
before:X(u.raw_logprob),isChosen:u.token_id===g.token_id}));E.sort((u,y)=>Math.max(y.after,y.before)-Math.max(u.after,u.before));let $=E.slice(0,5);return $.some(
({isChosen:u})=>u)||$.push({candidate:g,after:X(g.logprob),before:X(g.raw_logprob),isChosen:!0}),$}function A({candidate:g,after:v,before:E,isChosen:$},u){let y=g.
logprob===null,x=d("li",($?"gp-card-chosen":"")+(y?" gp-card-removed":"")),T=d("span","gp-card-tracks");for(let[M,j]of[["after",v],["before",E]]){let _=d("i","g\
p-card-"+M);_.style.width=`${j/u*100}%`,T.append(_)}return y&&T.firstChild.replaceWith(d("small","",Et(g))),x.append(d("span","gp-card-sign",$?"▶":y?"✕":""),
ie(g.text,"gp-card-word"),T,d("span","gp-card-value",H(y?E:v))),x}function P(){let g=(m.querySelector(".gp-ink")||m).getClientRects()[0],v=e.getBoundingClientRect();
if(!g||g.bottom<v.top||g.top>v.bottom){O();return}let[E,$]=[i.offsetWidth,i.offsetHeight],{clientWidth:u,clientHeight:y}=document.documentElement,x=g.bottom+9,T=x+
$+8<=y?x:g.top-$-9;i.style.left=`${Math.max(8,Math.min(g.left,u-E-8))}px`,i.style.top=`${Math.max(8,Math.min(T,y-$-8))}px`}function W(g,v=null){o(g)&&(m=g,k=v,S=
null,I(),i.hidden&&(i.hidden=!1,i.showPopover&&i.showPopover(),document.addEventListener("keydown",w,!0),document.addEventListener("scroll",h,{capture:!0,passive:!0})),
P())}function O(){m&&(m=null,i.hidden=!0,i.hidePopover&&i.isConnected&&i.hidePopover(),document.removeEventListener("keydown",w,!0),document.removeEventListener(
"scroll",h,{capture:!0}))}function w({key:g}){g==="Escape"&&b()}function b(){S=m,O()}function h(){let g=k&&document.elementFromPoint(k.clientX,k.clientY);!m.isConnected||
k&&!m.contains(g)?O():P()}e.addEventListener("pointermove",g=>{if(g.pointerType==="touch")return;let v=g.target.closest('[role="button"]');!v||!o(v)?k&&O():v!==
m&&v!==S&&W(v,g)}),e.addEventListener("pointerleave",()=>{S=null,k&&O()}),e.addEventListener("focusin",({target:g})=>g.matches(":focus-visible")&&W(g)),e.addEventListener(
"focusout",({target:g})=>g===m&&!k&&O());function f(g){m&&(m.isConnected?g&&(I(),P()):O())}return{show:W,hide:O,dismiss:b,refresh:f}}var Et=({removed_by:t})=>s(
"removed by {processor}",{processor:t?Fe(t)[0]:s("a processor")});function He(t,e){if(e.piece===null){let n=d("bdi","gp-ink gp-special");Pe(n,e.text),t.append(n)}else an(e)?t.append(e.piece,d("span","gp-ink gp-byte","",{"data-\
bytes":lo(e.text)||"·"})):ci(t,e.piece)}function $t(t,e,n,o){let r=o&&an(o)?t.tokens.at(-1).parentNode:null;if(r&&n.piece!==null)r.append(e);else if(an(n)){let i=d(
"span","gp-bytes");i.append(e),t.rows.append(i)}else t.rows.append(e);t.tokens.push(e)}function pt(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),o=n.closest(
".gp-bytes");o&&o.childNodes.length>1?n.remove():t.rows.removeLast()}}function xo(t,e){let{probability:n,rawProbability:o,rank:r,surprisal:i}=Le(t),a=[t.chosen.
logprob===null?Et(t.chosen):s("probability {share}",{share:H(n)})];return H(o)!==H(n)&&a.push(s("{share} before the processors",{share:H(o)})),r!==null&&a.push(
s("rank {rank} of {count}",{rank:z(r),count:z(t.distribution.vocab)})),[...a,s("surprisal {amount}",{amount:ae(i,e)})]}var Lt=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function Xe(t){if(t<0)return 1-Xe(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let r=t;for(let i=120;i>
0;i--)r=t+i/r;return e/r}let[n,o]=[0,t];for(let r=1;o>1e-18;r+=2)n+=o,o*=t*t/(r+2);return .5-e*n}var vo=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function Be(t){if(t>=
1e-4)return H(t);if(t<1e-300)return s("less than {p}",{p:"10⁻³⁰⁰"});let[e,n]=t.toExponential(1).split("e-");return`${e} × 10⁻${[...n].map(o=>"⁰¹²³⁴⁵⁶⁷\
⁸⁹"[o]).join("")}`}function mn(t){let e=Xe(t);if(e>.1)return s("{share} of texts without this watermark pass it.",{share:H(e)});let n=1/e;return n>=1e9?s("A\
 share of {p} of texts without this watermark passes it.",{p:Be(e)}):s("One in {odds} texts without this watermark passes it.",{odds:z(Number(n.toPrecision(n<1e4?
3:2)))})}var ch=({green:t})=>t==null?"none":t?"green":"red",lh=t=>Math.round(Math.max(0,Math.min(1,(t-.2)/.6))*10);function dh(t,e,n){let o=d("span","gp-token",
null,{tabindex:"-1",role:"img"});if(He(o,t),Zi(o,e),n===void 0)return o;let r=typeof n=="function"?n:()=>n;return o.setAttribute("aria-label",r()),Oe(o,r),o}function Zi(t,{
green:e=null,g:n=null,counted:o=!0}){let r=t.querySelector(".gp-ink");if(n===null)t.dataset.list=ch({green:e});else{let i=lh(n);t.dataset.list="g",r.style.backgroundColor=
`var(--gp-prob-${i})`,r.style.backgroundSize=`2px ${i*10}%`}o||(t.dataset.counted="no")}var ze=class{constructor(e,{press:n=null}={}){this.body=e,this.press=n,this.
items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,e.classList.add("gp-marked"),this.rows=new Ye(e),e.addEventListener("keydown",o=>this.keyed(o)),
e.addEventListener("click",o=>this.pressed(o.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){this.cut(Math.min(n,this.
tokens.length));for(let o=this.tokens.length;o<e.length;o++){let{token:r,mark:i,words:a}=e[o],c=dh(r,i,a);this.press&&c.setAttribute("role","button"),$t(this,c,
r,o?this.items[o-1].token:null),this.items.push(e[o])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){pt(this,e),this.items.
length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){let n=this.tokens.indexOf(
e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||e.ctrlKey||e.metaKey||e.
altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>Ke(this.tokens,n,1),ArrowUp:()=>Ke(this.tokens,n,-1),Home:()=>this.
tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[e.key];if(!o)return;e.preventDefault();let r=o();r&&(this.reach(r),r.focus(
{preventScroll:!0}),r.scrollIntoView({block:"nearest"}),r===this.tokens[n]&&this.pressed(r))}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=
e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function ot(t,e,{unscored:n=!1,repeated:o=!1,faint:r=s("fai\
nt: seen before, not counted")}={}){let i=[e,n,o,r].join();if(t.dataset.legend===i)return;t.dataset.legend=i,t.classList.add("gp-marked","gp-mark-legend");let a=(l,p,m)=>{
let k=d("span"),S=d("span","",null,{"aria-hidden":"true"});return S.append(d("span","gp-ink",p)),Zi(S,l),k.append(S,m),k},c=e==="synthid"?[a({g:.2},"g",s("mean \
g-value 0.2 or less")),a({g:.5},"g",s("0.5, as by chance")),a({g:.8},"g",s("0.8 or more"))]:[a({green:!0},"◆",s("green: on the green list")),a({green:!1},"◇",
s("red: not on the green list"))];n&&c.push(a({},"abc",s("not scored"))),o&&c.push(a(e==="synthid"?{g:.5,counted:!1}:{green:!0,counted:!1},"abc",r)),t.replaceChildren(
...c)}var hh=400,ph=12;function gn(t,{curves:e,threshold:n,needed:o=null,label:r=s("z over the number of tokens"),title:i=s("tokens scored"),yTitle:a="z",from:c=40,
height:l=260}){let p=e.filter(({points:O})=>O.length),m=p.flatMap(({points:O})=>O),k=Math.max(c,...m.map(([O])=>O)),S=o&&o.at<=2*k?Math.max(k,o.at*1.05):k,N=m.map(
([,O])=>O),I=Math.min(-.5,...N)*1.08,q=Math.max(n*1.15,1,...N)*1.06,L=Ui(t,{height:l,x:[0,S],y:[I,q],left:40,top:24}),A=L.width-L.right,P=[...Vi(L,{xTicks:Js(0,
S,L.inner/90),yTicks:Js(I,q,5),xTitle:i,yTitle:a}),ln("gp-unity",L.left,L.y(0),A,L.y(0)),ln("gp-z-threshold",L.left,L.y(n),A,L.y(n)),...p.map(({look:O,points:w})=>fi(
`gp-z-${O}`,fh(w,hh).map(([b,h])=>[L.x(b),L.y(h)]))),...p.map(({look:O,points:w})=>mh(L,O,w.at(-1))),uh(L,p,n)],W=gh(L,p);if(o&&o.at<=S){let[O,w]=[L.x(o.at),L.y(
n)];W.push(As("",o.words,[["path","gp-z-needed",{d:`M${Me(O)} ${Me(w)}l-6 11h12Z`},[]]]))}L.draw(r,[P,W])}function uh(t,[e],n){let o=([,a])=>Math.abs(a-n),{points:r}=e||
{points:[]},i=r.length>0&&o(r.at(-1))>o(r[Math.floor(r.length/8)]);return Ut("gp-halo gp-strong",i?t.width-t.right:t.left+5,t.y(n)-6,s("threshold {value}",{value:Number(
n.toFixed(2))}),i?"end":"start")}function fh(t,e){let n=Math.ceil(t.length/e);return t.filter((o,r)=>r%n===0||r===t.length-1)}var mh=(t,e,[n,o])=>e==="measured"?
["circle","gp-measured",{cx:Me(t.x(n)),cy:Me(t.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,{d:mi(t.x(n),t.y(o),4.5)},[]];function gh(t,e){let n=Math.max(0,...e.
map(({points:r})=>r.at(-1)[0])),o=Math.min(ph,n);return Array.from({length:o},(r,i)=>{let[a,c]=[n*i/o,n*(i+1)/o],l=e.map(({name:m,points:k})=>{let S=k.findLast(
([N])=>N<=c);return S&&S[0]>a?`${m} ${S[1].toFixed(2)}`:""}).filter(Boolean);if(!l.length)return null;let p={x:Me(t.x(a)),y:t.top,width:Me(t.x(c)-t.x(a)),height:Me(
t.height-t.bottom-t.top)};return As("gp-z-place",B(Math.floor(c),"After {count} token: {values}","After {count} tokens: {values}",{values:l.join(", ")}),[["rect",
"gp-catch",p,[]]])}).filter(Boolean)}function wn(t,e){let n=ee(t,e.length,()=>{let o=d("span"),r=ne("svg");return Z(r,{width:26,height:8,"aria-hidden":"true"}),
r.append(ne("path")),Z(r.firstElementChild,{d:"M1 4H25"}),o.append(r,d("span")),o});e.forEach(({name:o,look:r,tip:i},a)=>{let[c,l]=n[a].children;Z(c.firstChild,
{class:`gp-z-${r}`}),C(l,o),i&&te(l,"z-score",()=>"",{meaning:i,formula:""})})}function Gn({name:t,masked:e}){return t==="alone"?s("Alone"):t==="left"?e?s("Padded on the left"):s("Padded on the left, without a mask"):e?s("Padded on the rig\
ht"):s("Padded on the right, without a mask")}function Kn(t,e){if(!G(t))return s("infinite");let n=ke(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${s(e)}`;let r=o<1e-4?
Be(o):o.toFixed(o<.01?4:3);return`${n<0?"−":""}${r} ${s(e)}`}function Qi(t,e,n){let{prompts:o,sampled:r,ways:[i]}=t,a=o.length,c=e.answers.map(({kl:N})=>G(N)?
N:1/0),l=e.answers.filter(({read:N},I)=>N.length>i.answers[I].read.length).length,p=[s("Divergence of the first new token from that of the prompt alone: at most\
 {distance}.",{distance:Kn(Math.max(...c),n)})];l||p.push(s("No prompt is shorter than another, so nothing was padded.")),e.guessed?p.push(s("generate has found\
 the padding by itself, because no text ends with this pad token.")):!e.masked&&l&&p.push(s("The model has read the padding as text."));let m=e.answers.filter(({
same:N})=>!N).length,[k,S]=r?["even","○"]:m?["bad","✗"]:["good","✓"];return[k,S,wh(k,Gn(e),m,a),p.join(" ")]}function wh(t,e,n,o){return t==="even"?s("{wa\
y}: the texts are drawn anew, so they are not compared.",{way:e}):t==="good"?B(o,"{way}: the prompt gives the same text as alone.","{way}: each of the {count} p\
rompts gives the same text as alone.",{way:e}):o===1?s("{way}: the prompt gives a different text than alone.",{way:e}):B(n,"{way}: {count} of {all} prompts give\
s a different text than alone.","{way}: {count} of {all} prompts give a different text than alone.",{way:e,all:o})}function Ys({sampled:t},{name:e},{same:n}){return e===
"alone"?["even","",""]:t?["even","○",s("drawn anew")]:n?["good","✓",s("the same as alone")]:["bad","✗",s("a different text than alone")]}function bh({parts_at:t,
new:e},n){if(t===null)return"";let o=r=>r[t]?V(r[t][1]):s("the end");return s("diverges at new token {number}: {own}, alone {alone}",{number:t+1,own:o(e),alone:o(
n.new)})}var kh=(t,e)=>t.first.flatMap(([n,o])=>{let r=e.first.find(([i])=>i===n);return r?[{text:n,p:X(o),q:X(r[1])}]:[]});function yh(t,e,n){let o=St(kh(e,t),
n,Kn(t.kl,n));return o&&he(o)}function xh(t,e,n){let[,o]=e.new[0],[r,i]=[e,t].map(({first:a})=>a.find(([c])=>c===o));return!r||!i||!G(t.change)?"":s("from {befo\
re} alone to {after}: a change of {change}.",{before:H(X(r[1])),after:H(X(i[1])),change:Kn(t.change,n)})}function ea(t,e,n,o,r){let i=n.first.slice(0,3).map(([S,
N])=>`${V(S)} ${H(X(N))}`),[[a,c]]=n.first,l=s("{token}: e^({logprob}) = {percent}.",{token:V(a),logprob:K(c),percent:H(X(c))}),p=[s("first: {tokens}",{tokens:i.
join(", ")}),s("The likeliest first new tokens, with their probabilities before the logits processors."),"probability",l];if(e.name==="alone")return[p];let[,m]=o.
new[0],k=t.sampled?"":bh(n,o);return[...k?[[k,s("The first token that differs. What comes after it continues a different text."),"greedy"]]:[],[s("KL {distance}",
{distance:Kn(n.kl,r)}),s("Kullback-Leibler divergence between the distributions of the first new token, alone ‖ this way, before the logits processors. 0 where \
they are the same."),"kl",yh(n,o,r)],[s("log p of {token} {change}",{token:V(m),change:`${G(n.change)&&n.change>0?"+":""}${Kn(n.change,r)}`}),s("The change in t\
he log-probability of the token that the prompt alone chose first."),"logprob",xh(n,o,r),r],p]}function ta({model:t,mode:e,prompts:n,width:o,pad:r,borrowed:i,dtype:a,
seed:c,sampled:l,ways:[p]}){let m=l?s("{mode}, seed {seed}",{mode:Gt(e),seed:c}):Gt(e),k=p.answers.some(({read:S})=>S.length<o);return`${t}, ${a}; ${m}; ${k?vh(
n.length,o,r[1],i):B(n.length,"{count} prompt of {width} tokens","{count} prompts of {width} tokens",{width:o})}`}var vh=(t,e,n,o)=>o?B(t,"{count} prompt, padde\
d to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {width} tokens with {pad}, the end-of-text token",{width:e,pad:n}):B(t,"{coun\
t} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tokens with {pad}",{width:e,pad:n});function na(t,e){let n=m=>t.querySelector(".gp-"+m);function i(m){let k=m.ways.slice(1).map(S=>Qi(m,S,e.unit));n("batch-verdicts").replaceChildren(...k.map(([S,
N,I,q])=>{let L=d("li","",null,{"data-verdict":S}),A=d("span","",I);return A.append(d("small","",q)),L.append(d("span","gp-sign",N,{"aria-hidden":"true"}),A),L})),
C(n("told"),k.map(([,,S])=>S).join(" "))}function a(m,k){let S=d("details","gp-one-prompt"),N=d("summary","",`${s("Prompt {number}:",{number:k+1})} `),I=[...m.prompts[k]],
q=d("bdi","gp-prompt-text",I.slice(0,200).join("")+(I.length>200?"…":"")),L=m.ways.slice(1).map(P=>`${Ys(m,P,P.answers[k])[1]} ${Gn(P)}`);N.append(q,d("span",
"gp-way-signs",` ${L.join(" · ")}`)),S.append(N);let A=()=>{S.open&&S.childElementCount===1&&S.append(...m.ways.map(P=>c(m,P,k)))};return S.addEventListener("t\
oggle",A),S.open=k<6,A(),S}function c(m,k,S){let[N,I]=[m.ways[0].answers[S],k.answers[S]],[q,L,A]=Ys(m,k,I),P=d("div","gp-way",null,{"data-verdict":q}),W=d("h3",
"gp-way-name");W.append(d("span","gp-sign",L,{"aria-hidden":"true"}),Gn(k),d("small","",A));let O=s("Prompt {number} as the model reads it: {way}",{number:S+1,way:Gn(
k)}),w=l(m,k,I,N,O),b=d("p","gp-gave"),h=d("span","gp-new");Gi(h,I.new,m.sampled?null:I.parts_at),b.append(d("span","gp-gave-words",`${s("Output:")} `),h);let f=d(
"p","gp-measures");for(let[v,E,$,u="",y=void 0]of ea(m,k,I,N,e.unit)){let x=d("span","",v);te(x,$,()=>u,{meaning:E,...y&&{unit:y}}),f.append(x)}let g=d("div","g\
p-way-body");return g.append(w,b,f),P.append(W,g),P}function l({is_encoder_decoder:m},{name:k},{read:S},N,I){if(k!=="alone"&&JSON.stringify(S)===JSON.stringify(
N.read))return d("p","gp-note",s("As long as the longest prompt: there is no padding, and the row is that of the prompt alone."));let q=d("div","gp-scroll",null,
{tabindex:0,role:"region","aria-label":I});return q.append(Ki(S,{text:N.read.length,side:k,goesOn:!m,caption:I})),q}function p(m){C(n("about"),ta(m)),i(m),J(n("\
of-decoder"),!m.is_encoder_decoder),n("batch-prompts").replaceChildren(...m.prompts.map((k,S)=>a(m,S)))}return m=>{t.hidden=!e.found,!t.hidden&&(m.found||m.unit)&&
p(e.found)}}var kn=.001,oa=2e-5,Sh=-1e9,Xt=-1e8,Ge=(t,e=-1e30)=>t==null||t<e;function bn(t,e,n){return Ge(t,n)||Ge(e,n)?Ge(t,n)&&Ge(e,n)?0:1/0:Math.abs(t-e)}function Un(t,e,n){
return bn(t,e===null?null:e*n,Xt)/Math.max(1,n)}var Yt=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=kn||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function sa(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new Yt,given:new Yt,
final:new Yt,pool:new Yt,output:new Yt},o=e.length_penalty??1;for(let r of t.prompts){if(!r)continue;let i=Math.max(...r.distributions.map(a=>a.length));_h(r,Math.
max(1,Math.floor(i/(e.num_beam_groups||1))),o,n)}return t.finished.sequences.forEach((r,i)=>Oh(t.returned[i].last,r,i,o,n.output)),n}function _h(t,e,n,o){let r=null,
i=new Map,a=(c,l)=>l.score-c.score;t.steps.forEach((c,l)=>{if(c.some(({given:k})=>k)){for(let k of c)o.given.see(bn(k.beam.score,0),()=>({node:k}));return}r??=new Map(
c.filter(({beam:k})=>k.parent%e===0).map(({beam:k})=>[k.parent,0]));for(let k of c){let{beam:S}=k,N=r.get(S.parent)??Sh;if(o.sum.see(bn(N+(S.logprob??-1/0),S.score,
Xt),()=>({node:k,parent:N})),S.final_score===null||S.final_score===void 0)continue;let I=k.length**n;o.final.see(Un(S.score,S.final_score,I),()=>({node:k,power:I}));
let q=S.group??null;i.set(q,[...i.get(q)||[],{score:S.final_score,power:I}].sort(a).slice(0,e))}let p=[...i.values()].flat().filter(({score:k})=>!Ge(k)).sort(a),
m=t.pools[l].filter(k=>!Ge(k));for(let k=0;k<Math.max(p.length,m.length);k++){let S=p[k]??null,N=S&&k<m.length?Un(S.score*S.power,m[k],S.power):1/0;o.pool.see(N,
()=>({step:l,place:k,expected:S&&S.score,told:m[k]??null}))}r=new Map(c.filter(({beam:k})=>k.status==="running").map(({beam:k})=>[k.beam,k.score]))})}function Oh(t,e,n,o,r){
let i=we(t),a=i.filter(({given:p})=>!p);if(e.score===null||!a.length)return;let c=a.length**o,l=i.every(({beam:p,given:m},k)=>m||p.parent===(e.beams||[])[k]);r.
see(l?Un(t.beam.score,e.score,c):1/0,()=>({number:n,node:t,power:c,told:e.score}))}var ge={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},ra=new Set(["running"]),At=new Set(["finished"]);function ia(t,e){let n=Math.
min(e.upTo,t.steps.length-1),o=Xs(t,n),r=new Map((e.returned||[]).map((k,S)=>[k,S+1])),i=Vn([...o,...r.keys(),...So(t,n)]),{kids:a,hidden:c}=Th(t,n,e,i,o),{lanes:l,
counts:p}=Lh(t,n,a),m=Ch(t,n,a,l,e);return Ph(t,{last:n,kept:o,outputs:r,alive:i,kids:a,hidden:c,lanes:l,counts:p,columns:m,options:e})}var So=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>ra.has(n.status));function Xs(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:o})=>At.has(o.status));return n.sort((o,r)=>r.beam.final_score-
o.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function Vn(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function Th(t,e,n,o,r){
let i=new Map,a=new Set([null]),c=new Map,l=new Map,p=m=>(i.has(m)||i.set(m,{on:[],off:[]}),i.get(m));p(null);for(let m=0;m<=e;m++){for(let k of t.steps[m]){let{
before:S}=k,N=n.collapsed.has(S)?S:c.get(S);N!=null?(c.set(k,N),l.set(N,(l.get(N)||0)+1)):ra.has(k.beam.status)?(n.lost||o.has(k))&&(p(S).on.push(k),a.add(k)):(!At.
has(k.beam.status)||n.lost||r.has(k))&&p(S).off.push(k)}t.distributions[m].forEach((k,S)=>{let N=Eh(t,m,S);n.candidates&&a.has(N)&&!n.collapsed.has(N)&&$h(t,m,S,
k,p(N),n.candidates)})}for(let m of i.values()){m.on.sort((I,q)=>I.beam.beam-q.beam.beam);let k=m.off.filter(({beam:I})=>At.has(I.status)),S=m.off.filter(({beam:I})=>!At.
has(I.status)),N=(I,q)=>q.beam.score-I.beam.score;m.off=[...k.sort(N),...Mh(S.sort(N),n.candidates)]}return{kids:i,hidden:l}}function Mh(t,e){let n=new Map;return t.
filter(({beam:{parent:o}})=>(n.set(o,(n.get(o)||0)+1),n.get(o)<=e))}function Eh(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:o})=>o.parent===n)))return e?t.byStep[e-
1].get(n):null}function $h(t,e,n,o,r,i){let a=i-r.off.filter(({beam:l})=>l.parent===n&&!At.has(l.status)).length;if(a<=0)return;let c=new Set(t.steps[e].filter(
({beam:l})=>l.parent===n).map(({beam:l})=>l.token_id));for(let l of o.candidates)if(!(l.logprob===null||c.has(l.token_id))&&(r.off.push(Ei(t,e,n,o,l)),a-=1,!a))
return}function Lh(t,e,n){let o=new Map,r=new Map;for(let a=0;a<=e;a++){let c=[],l=new Set;for(let p of So(t,a)){let m=n.get(p.before);if(!m||!m.on.includes(p))
continue;let k=p.beam.group??0;r.has(k)||r.set(k,[]),m.on.find(({beam:N})=>(N.group??0)===k)===p&&p.before&&o.has(p.before)?(o.set(p,o.get(p.before)),r.get(k)[o.
get(p).number]=a,l.add(p)):c.push(p)}c.sort((p,m)=>p.beam.beam-m.beam.beam);for(let p of c){let m=p.beam.group??0,k=Ah(r.get(m),a,p.before&&o.has(p.before)?o.get(
p.before).number:0);r.get(m)[k]=a,o.set(p,{group:m,number:k})}}let i=new Map([...r].sort(([a],[c])=>a-c).map(([a,c])=>[a,Math.max(1,c.length)]));return{lanes:o,
counts:i}}function Ah(t,e,n){let o=a=>a.sort((c,l)=>Math.abs(c-n)-Math.abs(l-n)||l-c)[0],i=t.map((a,c)=>c).filter(a=>t[a]<e-1);return i.length?o(i):t.length}function Ch(t,e,n,o,r){
let i=l=>So(t,l-1).every(p=>{if(!o.has(p))return!0;let m=n.get(p);return m&&m.on.length===1&&!m.off.some(({beam:k})=>At.has(k.status))}),a=[],c=r.live?e-2:e;for(let l=0;l<=
e;l++){let p=a.at(-1);r.fold&&p&&l<=c&&i(l)?p.to=l:a.push({from:l,to:l})}return a.flatMap(l=>{let p=l.to-l.from+1;return p>=ge.short&&!r.unfolded.has(l.from)?[l]:
Array.from({length:p},(m,k)=>({from:l.from+k,to:l.from+k,...p>=ge.short&&k===0?{open:!0}:{}}))})}function Ph(t,{last:e,kept:n,outputs:o,alive:r,kids:i,hidden:a,
lanes:c,counts:l,columns:p,options:m}){let k=[],S=ge.margin+ge.node+ge.gap;for(let h of p){h.x=S,h.folded=h.to>h.from,h.width=h.folded?ge.fold:ge.node,S+=h.width+
ge.gap;for(let f=h.from;f<=h.to;f++)k[f]=h}let{tops:N,bands:I,height:q}=Wh(i,c,l,k),L=h=>N.get(h.group)[h.number],A={node:null,nodes:[],look:"root",x:ge.margin,
y:Nh(N),width:ge.node,height:ge.row-4,hidden:0},P=[A],W=new Map([[null,A]]),O=[];function w(h,f,g){let v=k[h.index],E={node:h,nodes:[h],look:b(h),x:v.x,y:f,width:v.
width,height:g,hidden:a.get(h)||0,place:o.get(h)||null,folded:v.folded,column:v,greedy:m.greedy.has(h)};W.set(h,E),P.push(E);let $=W.get(h.before);return $&&O.push(
{from:$,to:E,look:E.look,share:Math.min(1,Math.exp(h.beam.logprob??-1/0))}),E}function b(h){let{status:f}=h.beam;return f==="finished"?n.has(h)?"kept":"fell":f!==
"running"?f:h.index===e?"tip":r.has(h)?"inner":"lost"}for(let h=0;h<=e;h++){let f=k[h];for(let g of So(t,h))if(c.has(g))if(h>f.from){let v=W.get(g.before);v&&(v.
nodes.push(g),v.node=g,v.look=b(g),v.greedy&&=m.greedy.has(g),v.hidden=a.get(g)||0,W.set(g,v))}else w(g,L(c.get(g)),ge.row-4).lane=c.get(g)}for(let[h,f]of i){let g=h===
null?null:c.get(h)&&L(c.get(h));if(g===void 0)continue;let v=new Map;for(let E of f.off){let $=k[E.index];if(!$||$.folded&&!At.has(E.beam.status))continue;let u=g??
N.get(E.beam.group??0)[0],y=v.get(u)||0;v.set(u,y+1),w(E,u+ge.row+y*ge.leaf,ge.leaf-2)}}return{entries:P,edges:O,columns:p,bands:I,at:W,last:e,width:S-ge.gap+ge.
margin,height:q}}function Wh(t,e,n,o){let r=new Map;for(let[p,m]of t){let k=new Map;for(let S of m.off){let N=o[S.index];if(!N||N.folded&&!At.has(S.beam.status))
continue;let I=p===null?{group:S.beam.group??0,number:0}:e.get(p);if(!I)continue;let q=`${I.group} ${I.number}`;k.set(q,(k.get(q)||0)+1)}for(let[S,N]of k)r.set(
S,Math.max(r.get(S)||0,N))}let i=new Map,a=[],c=ge.margin,l=n.size>1;for(let[p,m]of n){let k=c;l&&(c+=ge.band),i.set(p,[]);for(let S=0;S<m;S++)i.get(p).push(c),
c+=ge.row+(r.get(`${p} ${S}`)||0)*ge.leaf+ge.between;l&&a.push({group:p,y:k,height:c-k-4}),l&&(c+=8)}return i.size||i.set(0,[c]),{tops:i,bands:a,height:Math.max(
c,ge.margin+ge.row)+ge.margin-ge.between}}var Nh=t=>[...t.values()][0][0];var qh=`
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
`,tr={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},Zs={tall:.55,small:.75},Ih=[1,1.8,3,4.5,6.5],Rh=[.05,.2,.5,.8],jh={probability:({beam:t})=>H(
Math.min(1,X(t.logprob))),token:({beam:t})=>K(t.logprob,2),sum:({beam:t})=>K(t.score,2),score:(t,e)=>K(lt(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
yn=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=ne("style");n.textContent=qh,this.world=ne("g"),this.bands=ne("g"),this.ruler=ne("g"),this.
edges=ne("g"),this.blocks=ne("g"),this.nodes=ne("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=
new Map,this.drawn=new Map}draw(e,n){let o=n.area?a=>a.x+a.width>=n.area[0]&&a.x<=n.area[2]&&a.y+a.height>=n.area[1]&&a.y<=n.area[3]:()=>!0,r=e.entries.filter(o),
i=a=>n.zoom>=(Qs(a)?Zs.tall:Zs.small);return this.drawBands(e),this.drawRuler(n.zoom>=Zs.tall?e.columns.filter(({x:a,width:c})=>!n.area||a+c>=n.area[0]&&a<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(r.filter(a=>!i(a)),n),this.drawNodes(r.filter(i),n),r.length}drawBands({bands:e,width:n}){let o=ee(this.bands,e.length,()=>{
let r=ne("g");return r.append(ne("rect","t-band"),ne("text")),r});e.forEach(({group:r,y:i,height:a},c)=>{let[l,p]=o[c].children;Z(l,{x:4,y:i,width:n-8,height:a,
rx:8}),Z(p,{y:i+16}),C(p,s("group {group}",{group:je(r)}))})}drawRuler(e){let n=ee(this.ruler,e.length,()=>ne("text","t-small"));e.forEach(({from:o,to:r,x:i},a)=>{
Z(n[a],{x:i+8,y:12}),C(n[a],r>o?`${o+1}–${r+1}`:String(o+1))})}nameBandsAt(e){for(let n of this.bands.children)Z(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){
let o=new Map;for(let{from:r,to:i,look:a,share:c}of e.edges){let[l,p]=[r.x+r.width,i.x],[m,k]=[r.y+r.height/2,i.y+i.height/2];if(n.area&&(p<n.area[0]||l>n.area[2]||
Math.max(m,k)<n.area[1]||Math.min(m,k)>n.area[3]))continue;let S=n.path.has(i.node)||i.nodes.some(L=>n.path.has(L)),N=Math.min(40,(p-l)*.6),q=`t-edge t-w${Rh.filter(
L=>c>=L).length} ${Dh(i,a,S)}${n.dim&&!S?" t-dim":""}`;o.has(q)||o.set(q,[]),o.get(q).push(`M${l},${m}C${l+N},${m} ${p-N},${k} ${p},${k}`)}this.drawPaths(this.edges,
o,(r,i)=>{r.style.strokeWidth=`${Ih[Number(i.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,o){for(let[r,i]of this.paths)i.parentNode===e&&!n.has(r)&&(i.remove(),this.
paths.delete(r));for(let[r,i]of n){let a=this.paths.get(r);a||(a=ne("path",r),o&&o(a,r),this.paths.set(r,a),r.includes("t-path")?e.append(a):e.prepend(a)),Z(a,{
d:i.join("")})}}drawBlocks(e,n){let o=new Map;for(let r of e){let i=`t-blocks t-${er(r,n.path)?"path":r.look}${n.dim&&!er(r,n.path)?" t-dim":""}`;o.has(i)||o.set(
i,[]);let{x:a,y:c,width:l,height:p}=r;o.get(i).push(`M${a},${c+p*.2}h${l}v${p*.6}h${-l}z`)}this.drawPaths(this.blocks,o)}drawNodes(e,n){let o=new Map(this.drawn);
for(let r of e){let i=r.nodes[0]||null,a=this.drawn.get(i);(!a||a.tall!==Qs(r))&&(a&&a.group.remove(),a=zh(Qs(r)),this.drawn.set(i,a),this.nodes.append(a.group)),
o.delete(i),this.drawNode(a,r,n)}for(let[r,{group:i}]of o)i.remove(),this.drawn.delete(r)}drawNode(e,n,o){let{node:r,x:i,y:a,width:c,height:l,look:p}=n,{group:m,
box:k,word:S,right:N,tall:I}=e,q=r?jh[o.number](r,o.penalty):"";if(Z(m,{class:this.classesOf(n,o),transform:`translate(${i} ${a})`}),Z(k,{width:c,height:l}),Z(N,
{x:c-8}),C(N,q),I)Bh(e,n,o);else{let L=`${n.greedy?"G":""}${tr[p]} `;C(S,L+_o(nr(r),12-L.length-Math.ceil(q.length*.82)))}Fh(e,n)}classesOf(e,n){let{node:o,look:r}=e,
i=er(e,n.path),a=[`t-${r}`];return o&&(o.beam.group??0)&&["inner","tip"].includes(r)&&a.push(`t-g${o.beam.group%4}`),o&&o.given&&a.push("t-given"),i&&a.push("t-\
path"),n.dim&&!i&&o&&a.push("t-dim"),a.join(" ")}},Qs=({height:t})=>t>ge.leaf;function zh(t){let e=ne("g"),[n,o,r]=[ne("rect","t-box"),ne("text","t-word"),ne("t\
ext","t-small t-right")];e.append(n,o,r),Z(n,{rx:t?7:5}),Z(o,{x:8,y:t?14:13}),Z(r,{y:t?28:13});let i=t?e.appendChild(ne("text","t-small")):null;return i&&Z(i,{x:8,
y:28}),{group:e,box:n,word:o,right:r,left:i,tall:t,flag:null}}function Bh({word:t,left:e},n,o){let{node:r,nodes:i,look:a}=n,c=tr[a]?`${tr[a]} `:"";r?C(t,c+(i.length>
1?Kh(i.map(nr).join(""),28):_o(nr(r),12-c.length))):C(t,o.root),C(e,r?Hh(n,o):""),Z(e,{class:r&&i.length<2&&xn(r)?"t-small t-switch":"t-small"})}function Fh(t,{
look:e,place:n,hidden:o,width:r,height:i}){let a=n?`★${n}`:o?`+${o}`:"";if(!a&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[ne("rect","t-inside"),ne("rect","t-\
flag"),ne("text","t-flag-text")],t.group.append(...t.flag));let[c,l,p]=t.flag,m=8+7*a.length;Z(c,{x:2.5,y:2.5,width:r-5,height:i-5,rx:3}),Z(l,{x:r-m+4,y:-6,width:a?
m:0,height:14,rx:2}),Z(p,{x:r-m/2+4,y:5}),C(p,a)}var er=(t,e)=>t.nodes.some(n=>e.has(n)),xn=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function Hh({node:t,nodes:e,greedy:n},o){let r=[n?"G":"",o.goals?o.goals(t):""].filter(Boolean).join(" ");return e.length>1?[B(e.length,"{count} token","{c\
ount} tokens"),r].filter(Boolean).join(" "):t.beam.status!=="running"?r:[t.given?s("given"):xn(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),
r].filter(Boolean).join(" ")}function Dh(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":
`t-g${(t.node.beam.group??0)%4}`}var nr=({beam:t,chosen:e})=>(t.text||e.text||"").replace(sn,n=>Ve[n]||"�")||s("(empty)"),aa=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function _o(t,e){let n=0,o=Array.from(t);for(let[r,i]of o.entries())if(n+=aa(i),n>e)return o.slice(0,Math.max(1,r-1)).join("")+"…";return t}function Kh(t,e){
let n=Array.from(t),o=Math.floor((e-1)/2);return n.reduce((r,i)=>r+aa(i),0)<=e?t:_o(t,o)+_o(n.slice(-o).join(""),o)}var Gh=.001;function la(t,e){if(t.given)return[s("A given token weighs nothing in the sum of a beam.")];let n=e.prompts[t.sequence],{beam:o}=t;return[Uh(t,n,e),
Jn(t),o.diversity_penalty?s("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:K(o.diversity_penalty)}):"",
Jh(t,n),Xh(t,n,e),tp(t,e)].filter(Boolean)}var Ct=t=>t.beam.group??null,or=(t,e)=>e.steps[t.index].filter(n=>Ct(n)===Ct(t));function Uh(t,e,n){let{mode:o}=n.started,
r=or(t,e).length,i=t.index===e.given,a=i?1:e.steps[t.index-1].filter(p=>p.beam.status==="running"&&Ct(p)===Ct(t)).length,c=Ct(t)===null?[]:[s("Only beams of its\
 own group, {group}, compete with it.",{group:je(Ct(t))})],l=i?s("All beams held the same text before this step, so one was continued."):B(a,"{count} running be\
am was continued at this step.","{count} running beams were continued at this step.");return[...c,l,Vh(t,r,o==="beam_sample")].join(" ")}function Vh({rank:t,beam:e},n,o){
if(e.status==="unseen")return o?s("The search drew {considered} continuations; this one was not among them.",{considered:n}):s("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let r={considered:n,rank:t};return o?s("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",r):s("The search considered {considered} continuations; by its sum, this one has rank {rank}.",r)}function Jn(t,e=!1){let{beam:n}=t,o=t.
before&&!t.before.given?ue(t.before.beam.score):0,[r,i]=[ue(n.logprob),ue(n.score)];if(o===null||r===null||i===null||i<Xt)return e?"":s("It could not be chosen:\
 its log-probability is minus infinity.");let a={before:K(o),own:K(r),after:K(i)};return e?`${a.before} + (${a.own}) = ${a.after}`:s("Sum of log-probabilities (\
nats): {before} before this token, {own} of its own: {before} + ({own}) = {after}.",a)}function Jh(t,e){let n=or(t,e),o=p=>n.filter(({beam:m})=>m.status===p).length,
[r,i,a,c]=["running","finished","ended","pruned"].map(o),l=[B(r,"{count} has gone on","{count} have gone on"),i&&B(i,"{count} ended a text","{count} ended texts"),
a&&B(a,"{count} ended a text that does not count","{count} ended texts that do not count"),c&&B(c,"{count} was pruned","{count} were pruned")].filter(Boolean);return s(
"Of these {considered}: {parts}.",{considered:n.length,parts:l.join(", ")})}var Yh=t=>t.reduce((e,n)=>e&&e.beam.score>=n.beam.score?e:n,null);function da(t){let e=t.
filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score);return e.length?Math.min(...e):null}function Xh(t,e,n){let{beam:o}=t,r=t.index+1;if(o.status===
"unseen")return"";if(o.status==="ended")return s("The text ended here but does not count: it ranked too low or lacks a constraint.");if(o.status==="pruned")return Zh(
t,e);if(o.status==="finished"){let c=sr(t,n);return c.length?s("It ended its text at step {step}: output {numbers}.",{step:r,numbers:c.join(", ")}):e.finished.includes(
t)?s("It ended its text at step {step}, which is kept.",{step:r}):s("It ended its text at step {step}, which was dropped for better ones.",{step:r})}let i=xn(t)?
[s("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:o.parent+1,number:o.beam+1})]:[],a=o.forced?[s("It was cons\
idered because it advances a constraint.")]:[];return[s("It went on as beam {number}.",{number:o.beam+1}),...i,...a,Qh(t,e,n)].join(" ")}function Zh(t,e){let n=da(
or(t,e)),o={step:t.index+1,sum:K(t.beam.score),worst:K(n)};return n===null?s("It was pruned at step {step}.",o):s("It was pruned at step {step}: its sum is {sum\
}, that of the worst beam that went on {worst}.",o)}function Qh(t,e,n){let o=sr(t,n);if(o.length)return s("It is part of output {numbers}.",{numbers:o.join(", ")});
let{alive:r,at:i,children:a,ends:c}=ep(t,e);if(r)return n.finished?s("It was still running when the search stopped at step {step}.",{step:e.steps.length}):s("It\
 is still running.");let l=c.find(S=>e.finished.includes(S));if(l)return s("Its text ended at step {step}, which is kept but not returned.",{step:l.index+1});if(c.
length)return s("Its text ended at step {step}, which was dropped for better ones.",{step:c.at(-1).index+1});let p=Yh(a),m=da(e.steps[i].filter(S=>Ct(S)===Ct(t))),
k={step:i+1,sum:K(p&&p.beam.score),worst:K(m)};return!p||m===null?s("It was overtaken at step {step}: none of its continuations went on.",k):s("It was overtaken\
 at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",k)}function ep(t,e){let n=new Set([t]),o=[];for(let r=t.
index+1;r<e.steps.length;r++){let i=e.steps[r].filter(({before:a})=>n.has(a));if(o.push(...i.filter(({beam:a})=>a.status==="finished")),n=new Set(i.filter(({beam:a})=>a.
status==="running")),!n.size)return{alive:!1,at:r,children:i,ends:o}}return{alive:!0,at:e.steps.length-1,children:[],ends:o}}function sr(t,e){return(e.returned||
[]).flatMap(({last:n},o)=>n&&n.sequence===t.sequence&&we(n)[t.index]===t?[o+1]:[])}function tp(t,e){let n=ue(t.beam.final_score??null);if(n!==null)return ca(t,n,
s("Final score"),e);let[o]=sr(t,e),r=o&&e.returned[o-1];return r&&ue(r.score)!==null?ca(r.last,r.score,s("Final score of output {number}",{number:o}),e):""}function ca(t,e,n,o){
let r=Yn(t,e,o);return r?s("{name}: sum / length^length_penalty = {words}.",{name:n,words:r}):s("{name}: {score}.",{name:n,score:K(e)})}function Yn(t,e,n){let o=n.
started.effective.length_penalty??1,r={sum:K(t.beam.score),length:t.length,power:o,score:K(e)},i=Number.isFinite(o)?lt(t,o):NaN;return Math.abs(i-e)<=Gh*Math.max(
1,Math.abs(e))?`${r.sum} / ${r.length}^${r.power} = ${r.score}`:""}function vn({effective:t,config:e}){let n={...t,...e},o=(n.constraints||[]).map(i=>i.any_of||[i.phrase||[]]),r=(n.force_words_ids||[]).map(i=>Array.isArray(i[0])?
i:[i]);return[...o,...r].map(i=>({alternatives:i,length:Math.max(...i.map(a=>a.length))}))}function ha(t,e){let n=t.map(r=>e.get(r)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function Pt({alternatives:t,length:e},n,o,r){if(n>=e)return!0;let i=t.filter(c=>c.length===n);if(!i.length)return!1;let a=[
...r,...we(o).map(c=>c.chosen.token_id)].join(" ")+" ";return i.some(c=>` ${a}`.includes(` ${c.join(" ")} `))}var np={running:["●",({beam:t})=>s("beam {number}",{number:t+1})],finished:["■",()=>s("ended")],ended:["□",()=>s("ended, not counted")],pruned:["✕",()=>s(
"pruned")]};function pa(t,e){let r=t.querySelector(".gp-beam-table"),i=t.querySelector(".gp-where"),a=t.querySelector(".gp-more"),c={lost:4,progress:7},l=t.querySelector(
".gp-constraints"),p=[],m=[],k=[];function S(E){let $=40-E.filter(T=>T.beam.status!=="pruned").length,u=({beam:T})=>T.beam??(T.status==="finished"?1e6:1e7),y=E.
filter(T=>T.beam.status!=="pruned"||$-- >0).sort((T,M)=>u(T)-u(M)),x=new Map;for(let T of y){let M=T.beam.group??null;x.has(M)||x.set(M,[]),x.get(M).push(T)}return[
...x].sort(([T],[M])=>T-M)}function N(E,$){let u=new Map;for(let{beam:y}of E)y.status==="running"&&y.group<$&&u.set(y.text,(u.get(y.text)||0)+1);return u}function I(E){
let $="",u=E.before;for(;u&&$.length<32;u=u.before)$=(u.piece??u.chosen.text)+$;return(u||$.length>32?"…":"")+Array.from($).slice(-32).join("")}function q(){let E=d(
"tbody"),$=E.insertRow(),u=d("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[y,x]=[d("b","gp-badge"),d("span")];return u.append(y,x),$.append(u),r.append(
E),m.push({body:E,head:$,badge:y,took:x,rows:[]}),m.at(-1)}function L(E){let $=E.body.insertRow(),u=Array.from({length:8},()=>$.insertCell()),[y,x,T]=[d("span",
"gp-sign"),d("span"),d("span","gp-flag","⚑ "+s("forced"))];u[0].append(y,x,T);let M=d("button","gp-pick",null,{type:"button",tabindex:"-1"}),[j,_,R]=[d("span",
"gp-tail"),d("bdi","gp-tail-text"),d("bdi","gp-word")];return j.append(_),M.append(j,R),u[1].append(M),E.rows.push({row:$,cells:u,sign:y,fate:x,flag:T,pick:M,tail:_,
word:R,node:null}),E.rows.at(-1)}function A(E,$,u){let{beam:y}=$,[x,T]=np[y.status]||["",()=>y.status];E.node=$,E.row.dataset.status=y.status,E.row.className=u?
"gp-looked":"",C(E.sign,x),C(E.fate,T(y)),E.flag.hidden=!y.forced;let M=I($);E.tail.replaceChildren(),rn(E.tail,M),Pe(E.word,y.text),E.pick.tabIndex=u?0:-1,E.pick.
setAttribute("aria-pressed",String(u&&e.selected===$));let j=[T(y),...y.forced?[s("forced")]:[]].join(", ");E.pick.setAttribute("aria-label",s("{fate}: {text}",
{fate:j,text:V(M+y.text)})),C(E.cells[2],$.before?s("beam {number}",{number:y.parent+1}):s(e.readsSource?"start":"prompt")),C(E.cells[3],K(y.logprob)),C(E.cells[4],
y.diversity_penalty?`-${K(y.diversity_penalty)}`:"–"),C(E.cells[5],K(y.score)),C(E.cells[6],K(y.final_score)),y.progress&&E.cells[7].replaceChildren(...W($))}
function P(E){if(l.hidden=!E||!p.length,l.hidden)return;let $=p.map(({alternatives:u,length:y})=>{let x=d("li");return u.forEach((T,M)=>{M&&x.append(` ${s("or")}\
 `),x.append(ie(ha(T,e.texts)))}),x.append(" "+B(y,"({count} token)","({count} tokens)")),x});$.map(u=>u.textContent).join(`
`)!==l.dataset.said&&(l.dataset.said=$.map(u=>u.textContent).join(`
`),l.replaceChildren(...$))}function W(E){let $=e.prefix.map(x=>x.token_id),u=E.beam.progress.map((x,T)=>{let M=d("span","gp-goal"),j=p[T];for(let _=0;j&&_<Math.
min(j.length,8);_++)M.append(d("i",_<x?"gp-full-block":""));return j&&Pt(j,x,E,$)?M.append(` ✓ ${s("done")}`):M.append(" "+(j?s("{progress} of {length}",{progress:x,
length:j.length}):String(x))),M}),{bank:y}=E.beam;return y==null?u:[...u,d("span","gp-note",s("bank {bank}",{bank:y}))]}function O(E,[$,u],y,x,T){if(E.body.hidden=
!u,!!u){if(E.head.hidden=$===null,$!==null){C(E.badge,je($)),E.body.dataset.look=$%4;let M=[...N(y,$)].flatMap(([j,_])=>[ie(j,"gp-took"),_>1?` × ${_}`:""]);E.took.
replaceChildren(...M.length?[s("Earlier groups have just chosen:"),...M]:[s("Chooses first: no penalty")])}for(;E.rows.length<u.length;)L(E);E.rows.forEach((M,j)=>{
if(M.row.hidden=j>=u.length,!(j>=u.length)){for(let[_,R]of Object.entries(c))M.cells[R].hidden=!T[_];A(M,u[j],u[j]===x)}})}}function w(E){let u=e.prompts[E.sequence].
steps[E.index],y={lost:u.some(({beam:j})=>(j.group??null)!==null),progress:u.some(({beam:j})=>j.progress)};for(let[j,_]of Object.entries(c))r.tHead.rows[0].cells[_].
hidden=!y[j];let x=S(u);for(;m.length<x.length;)q();m.forEach((j,_)=>O(j,x[_]||[null,null],u,E,y));let T=u.length-x.reduce((j,[,_])=>j+_.length,0);a.hidden=T<=0,
C(a,B(T,"and {count} more that was pruned","and {count} more that were pruned"));let M={token:E.index+1,prompt:E.sequence+1};C(i,e.prompts.length>1?s("at token \
{token} of prompt {prompt}",M):s("at token {token}",M)),P(y.progress)}let b=()=>m.filter(({body:E})=>!E.hidden).flatMap(({rows:E})=>E.filter(({row:$})=>!$.hidden)),
h=E=>b().findIndex(({pick:$})=>$.contains(E.target));r.addEventListener("click",E=>{let $=h(E);$>=0&&e.selectStep(b()[$].node)}),r.addEventListener("keydown",E=>{
E.key==="Escape"&&e.selectStep(null);let $=h(E),u={ArrowDown:1,ArrowUp:-1}[E.key];if($<0||!u)return;E.preventDefault();let y=b()[$+u];y&&(e.selectStep(y.node),y.
pick.focus())});function f(){let E=e.usesBeams?e.current():null,$=E?e.prompts[E.sequence].steps[E.index]:[];return $.includes(E)?E:$[0]}let g=E=>()=>{let $=f(),
u=$&&E($);return u?s("{name}: {words}.",{name:V($.beam.text),words:u}):""},v=()=>(e.usesBeams&&e.current()?e.prompts[e.current().sequence].steps[e.current().index]:
[]).find(({beam:E})=>G(E.final_score));return le(t,{token:g(({beam:E})=>ue(E.logprob)===null?"":`log ${K(Math.exp(E.logprob),4)} = ${K(E.logprob)}`),sum:g(E=>Jn(
E,!0)),final:()=>{let E=v(),$=E&&Yn(E,E.beam.final_score,e);return $?s("{name}: {words}.",{name:V(E.beam.text),words:$}):""}}),E=>{E.run&&e.started&&(p=vn(e.started));
let $=e.usesBeams?e.current():null;t.hidden=!$,!(!$||$===k[0]&&e.selected===k[1])&&(k=[$,e.selected],w($))}}var ua=12e3;async function ga(t,{tree:e,log:n,prompt:o,number:r,view:i,root:a}){let c=`beam-tree${r?"-"+(r+1):""}`,p=await{svg:()=>new Blob([wa(e,i,a)],{type:"i\
mage/svg+xml"}),png:()=>op(e,i,a),json:()=>new Blob([JSON.stringify(fa(n,o,r),null,1)],{type:"application/json"}),dot:()=>new Blob([sp(fa(n,o,r))],{type:"text/v\
nd.graphviz"})}[t](),m=d("a","",null,{href:URL.createObjectURL(p),download:`${c}.${t}`});m.click(),setTimeout(()=>URL.revokeObjectURL(m.href),6e4)}function wa(t,e,n){
let o=ne("svg"),r=new yn(o);r.draw(t,{...e,area:null,zoom:1}),r.nameBandsAt(0);let{width:i,height:a}=t;Z(o,{xmlns:"http://www.w3.org/2000/svg",width:i,height:a,
viewBox:`0 0 ${i} ${a}`,class:"t-tree"});let c=getComputedStyle(n),l=o.querySelector("style");l.textContent=l.textContent.replace(/var\((--[\w-]+)\)/g,(m,k)=>c.
getPropertyValue(k).trim());let p=ne("rect");return Z(p,{width:i,height:a,fill:c.getPropertyValue("--gp-page").trim()}),o.insertBefore(p,r.world),new XMLSerializer().
serializeToString(o)}async function op(t,e,n){let o=wa(t,e,n),r=new Image;r.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(o),await r.decode();let i=Math.
min(2,ua/t.width,ua/t.height),a=d("canvas","",null,{width:Math.ceil(t.width*i),height:Math.ceil(t.height*i)}),c=a.getContext("2d");c.scale(i,i),c.drawImage(r,0,
0,t.width,t.height);let l=await new Promise(p=>a.toBlob(p,"image/png"));if(!l)throw new Error(s("it is too large for the browser."));return l}function fa(t,e,n){
let{started:o}=t,r=o.effective.length_penalty??1,i=new Map,a=new Map;for(let{last:m}of t.returned||[])m&&m.sequence===n&&!a.has(m)&&a.set(m,a.size+1);let c=Xs(e,
e.steps.length-1),l=e.steps.flatMap(m=>m).map(m=>{let{beam:k}=m;i.set(m,i.size);let S={id:i.get(m),parent:m.before?i.get(m.before):null,step:m.index+1,token_id:k.
token_id,token:k.text,piece:k.piece,logprob:k.logprob,raw_logprob:k.raw_logprob,sum:k.score,length:m.length,score:lt(m,r),rank:m.rank,status:k.status,beam:k.beam,
parent_beam:k.parent};return m.given&&(S.given=!0),k.status==="finished"&&Object.assign(S,{final_score:k.final_score,kept:c.has(m)}),a.has(m)&&(S.output=a.get(m)),
(k.group??null)!==null&&Object.assign(S,{group:k.group,diversity_penalty:k.diversity_penalty}),k.progress&&Object.assign(S,{progress:k.progress,bank:k.bank,forced:k.
forced}),S}),p=t.readsSource?{source:o.prompt}:{prompt:o.prompt||di(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...p,
seed:o.seed,num_beams:o.effective.num_beams,length_penalty:r,early_stopping:o.effective.early_stopping??!1,nodes:l}}var ma=t=>'"'+t.replace(sn,e=>Ve[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function sp({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),o={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},r=e.map(a=>{let c=ma(`${a.token}`).
slice(0,-1)+`\\n${K(a.logprob,2)}  ${K(a.sum,2)}  #${a.rank??""}"`;return`  n${a.id} [label=${c}, ${o[a.status]||""}${a.output?", penwidth=3":""}];`}),i=e.map(a=>{
let c=(.4+4*Math.min(1,X(a.logprob))).toFixed(2);return`  ${a.parent===null?"root":`n${a.parent}`} -> n${a.id} [penwidth=${c}${a.status==="pruned"?", style=dash\
ed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${ma(n)}, style=bold];`,...r,...i,"}",""].join(
`
`)}var rp=800,ip=130,ap=2e4;function ka(t){cp(t),dp(t),hp(t),pp(t),up(t),fp(t),mp(t)}function cp(t){let{state:e,slider:n}=t;n.addEventListener("input",()=>{e.stop(),
t.goTo(Number(n.value)-1)}),t.part("play").addEventListener("click",()=>lp(t))}function lp(t){let{state:e,root:n}=t;e.playing?e.stop():(e.atEnd&&t.goTo(0),e.playing=
setInterval(()=>{!n.isConnected||e.atEnd?e.stop():t.goTo(e.shownTo+1),t.sayTime()},Math.max(ip,Math.min(rp,ap/Math.max(1,e.length))))),t.sayTime()}function dp(t){
let{state:e,log:n}=t,o=(i,a)=>{e.choose(i,a),t.regrow()},r=(i,a)=>t.part(i).addEventListener("change",({target:c})=>a(c));r("candidates-shown",({value:i})=>o("c\
andidates",Number(i))),r("number",({value:i})=>o("number",i)),r("lost",({checked:i})=>o("lost",i)),r("fold",({checked:i})=>{e.unfolded=new Set,o("fold",i)}),r("\
prompt-number",({value:i})=>{e.number=Number(i),n.selectStep(null),t.regrow()})}function hp(t){let{box:e,card:n,pan:o,state:r}=t,i=null;e.addEventListener("poin\
termove",a=>{if(a.pointerType==="touch"){n.hide();return}let c=o.pointers.size?null:r.entryAt(o.at(a));c!==i&&(i=c,e.style.cursor=c&&c.node?"pointer":"",c&&c.node?
t.showCard(c):n.hide())}),e.addEventListener("pointerleave",()=>{i=null,n.hide()}),e.addEventListener("click",a=>{let c=o.moved?null:r.entryAt(o.at(a));c&&(t.item.
focusOn(c),ya(t,c))})}function ya(t,e){let{state:n,log:o}=t;if(e.folded)n.unfolded.add(e.column.from),t.regrow();else if(e.node){let r=e.node===n.broughtOut;n.timeNode=
null,o.selectStep(r?null:e.node)}}function xa(t,e){e.node&&(t.state.toggle(e),t.regrow())}function Sn(t,e){e&&(t.pan.byHand=!0,t.pan.reveal(e),t.item.focusOn(e))}
var ba={ArrowLeft:(t,e)=>Sn(t,e.node&&t.state.parentOf(e)),ArrowRight:(t,e)=>Sn(t,t.state.kidsOf(e)[0]),ArrowDown:t=>Sn(t,t.item.neighbour(1)),ArrowUp:t=>Sn(t,t.
item.neighbour(-1)),Home:t=>Sn(t,t.state.tree.entries[0]),End:t=>Sn(t,t.state.tree.at.get(t.state.best)),Enter:ya," ":xa,Escape:t=>t.log.selectStep(null),"+":t=>t.
pan.zoomBy(1.25),"-":t=>t.pan.zoomBy(.8),0:t=>t.pan.whole()};function pp(t){let{item:e,state:n,card:o}=t;e.box.addEventListener("keydown",r=>{r.ctrlKey||r.metaKey||
r.altKey||!e.entry||!Object.hasOwn(ba,r.key)||(r.preventDefault(),r.stopPropagation(),ba[r.key](t,e.entry))}),e.box.addEventListener("focusin",({target:r})=>n.tree&&
r.matches(":focus-visible")&&t.showCard(e.entry)),e.box.addEventListener("focusout",()=>o.hide())}function up(t){let{root:e,state:n,pan:o}=t,r=(i,a)=>t.part(i).
addEventListener("click",a);r("in",()=>o.zoomBy(1.3)),r("out",()=>o.zoomBy(1/1.3)),r("whole",()=>{o.byHand=!0,o.whole()}),r("follow",()=>{o.byHand=!1,n.upTo=null,
t.regrow()}),e.addEventListener("gp-alone",()=>{o.byHand=!1,t.regrow()})}function fp(t){let{state:e,log:n}=t;t.part("go-on").addEventListener("click",()=>{let o=e.
selected;o&&n.ask({type:"branch",step:o,tokenId:o.chosen.token_id})}),t.part("collapse").addEventListener("click",()=>{let o=e.tree.at.get(e.selected);o&&xa(t,o)}),
t.part("clear").addEventListener("click",()=>n.selectStep(null))}function mp(t){let{root:e,state:n,log:o}=t,r=t.part("told");t.part("files").addEventListener("c\
lick",async({target:i})=>{let a=i.dataset.file;if(a){if(a==="html"){o.ask({type:"save_page"});return}C(r,"");try{let{tree:c,prompt:l,number:p}=n;await ga(a,{tree:c,
log:o,prompt:l,number:p,view:t.look(null),root:e})}catch(c){C(r,s("The picture could not be made: {reason} Save it as SVG instead.",{reason:c.message}))}}})}var ar=-1e9,Tn=[[!1,"False"],[!0,"True"],["never",'"never"']],gp=["beam_search","beam_sample"],wp=["group_beam_search","constrained_beam_search"];function cr(t){
let{mode:e,effective:n,config:o,eos_token_ids:r,max_new_tokens:i}=t.started,a={...o,...n},c=_n(a.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:p})=>p.
beam??0))),l=t.prompts[0].given;return{together:gp.includes(e)?!0:wp.includes(e)?!1:null,prompts:t.prompts,start:l,maxNew:i-l,wanted:_n(a.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(c/_n(a.num_beam_groups,1)):c,ends:new Set(r),constraints:vn(t.started),promptIds:t.prefix.map(p=>p.token_id),own:{lengthPenalty:Number.
isFinite(a.length_penalty)?a.length_penalty:1,earlyStopping:Tn.some(([p])=>p===a.early_stopping)?a.early_stopping:!1}}}var _n=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,Ee=({beam:t})=>ue(t.score)===null?-1/0:t.score,lr=(t,e)=>Ee(t)/t.length**e;function Oa(t,e){return t.together?kp(t,e):xp(t,e)}function Ta(t,e,n,{maxNew:o},{
lengthPenalty:r,earlyStopping:i}){let a=i==="never"&&r>0?o:e;return{best:t,length:a,bound:t/a**r,worst:n}}var On=new WeakMap;function bp(t,e){if(!On.has(t)){let n=t.
filter(({beam:r})=>r.status==="running"||r.status==="pruned"),o=Math.max(...(n.length?n:t).map(Ee));On.set(t,{ended:t.filter(({beam:r},i)=>i<e&&Xn(r)),hopeless:!n.
length,best:n.length?o:o+ar})}return On.get(t)}function kp(t,e){let{prompts:n,size:o,start:r}=t,i={node:null,score:ar},a=n.map(()=>({group:null,pool:Array(o).fill(
i),stop:null,lastStep:0,weighed:null,exact:!0})),c=Math.min(...n.map(({steps:p})=>p.length)),l=null;for(let p=r;p<c&&!l;p++){let m=n.map(({steps:S})=>bp(S[p],o)),
k=m.every(S=>S.hopeless);a.forEach((S,N)=>yp(S,m[N],p+1,k,t,e)),a.every(S=>S.stop)&&(l=a.find(S=>S.stop.step===p+1).stop)}return{stop:l,prompts:a.map(p=>({kept:p.
pool.filter(({node:m})=>m),pools:[p]}))}}function yp(t,e,n,o,r,i){if(t.stop)return;if(e.ended.length){let p=e.ended.map(m=>({node:m,score:lr(m,i.lengthPenalty)}));
t.pool=[...t.pool,...p].sort((m,k)=>k.score-m.score).slice(0,r.size)}t.lastStep=n;let a=t.pool.at(-1).score,c=t.pool.every(({node:p})=>p),l=t.weighed=Ta(e.best,
n-r.start,c?a:null,r,i);o?t.stop={step:n,why:"criteria"}:c&&i.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:p})=>l.bound>(p?a:ar))||(t.stop={
step:n,why:"settled"})}function xp(t,e){let n=t.prompts.map(i=>{let a=va(i).map(m=>Sa(i,m,t,e)),c=va(i).map(m=>Sa(i,m,t,t.own)),l=1/0;return a.forEach((m,k)=>{let[
S,N]=[m,c[k]].map(({stop:I})=>I?I.step:1/0);m.exact=m.lastStep<=l,S!==N&&(l=Math.min(l,S,N))}),{kept:a.flatMap(m=>m.kept).sort((m,k)=>m.score-k.score).reverse(),
pools:a}}),o=n.flatMap(i=>i.pools);return{stop:o.length>0&&o.every(({stop:i})=>i)?o.map(({stop:i})=>i).reduce((i,a)=>a.step>i.step?a:i):null,prompts:n}}var va=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>n-o);function Sa(t,e,n,o){let{size:r,start:i}=n,a={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let c=i;c<t.steps.length&&!a.stop;c++){let l=vp(t.steps[c],e,n);if(!l)break;let p=a.lastStep=c+1;l.ended.forEach(S=>_a(a,S,
n,o));let m=a.kept.length>=r,k=m?ir(a.kept):null;a.weighed=Ta(l.best,p-i,k,n,o),m&&o.earlyStopping===!0?a.stop={step:p,why:"full"}:m&&k>=a.weighed.bound?a.stop=
{step:p,why:"settled"}:Sp(t.steps[c],p,n)&&(_p(l.nodes,n).forEach(S=>_a(a,S,n,o)),a.stop={step:p,why:"criteria"})}return a}function vp(t,e,{ends:n}){On.has(t)||
On.set(t,new Map);let o=On.get(t);if(!o.has(e)){let r=t.filter(({beam:a})=>(a.group??null)===e),i=r.filter(({beam:a})=>a.status==="finished"&&n.has(a.token_id));
o.set(e,r.length?{nodes:r,ended:i,best:Ee(r[0])}:null)}return o.get(e)}var ir=t=>Math.min(...t.map(({score:e})=>e));function _a(t,e,n,{lengthPenalty:o}){let r=lr(
e,o);if(t.kept.length>=n.size&&!(r>ir(t.kept))||(t.kept.push({node:e,score:r}),t.kept.length<=n.size))return;let i=ir(t.kept);t.kept.splice(t.kept.findIndex(a=>a.
score===i),1)}function Sp(t,e,{ends:n,maxNew:o,start:r}){return e-r>=o||t.some(({beam:i})=>Xn(i)&&!n.has(i.token_id))}var Xn=({status:t})=>t==="finished"||t==="\
ended";function _p(t,{ends:e,constraints:n,promptIds:o,wanted:r}){let i=t.filter(({beam:l})=>l.status==="running"||Xn(l)&&!e.has(l.token_id)),a=l=>n.every((p,m)=>Pt(
p,l.beam.progress[m],l,o)),c=i.filter(l=>!l.beam.progress||a(l));return c.length<r?[...c,...i.filter(l=>!c.includes(l))]:c}function Ma(t,e,n){let o=Math.max(...t.
prompts.map(i=>i.steps.length));if(e.stop?e.stop.step!==o:n)return!1;let r=Math.min(...t.prompts.map(i=>i.steps.length));return e.prompts.every(({kept:i},a)=>{let{
pools:c}=t.prompts[a],l=c[(t.together?r:c.length)-1]||[];return l.length===i.length&&l.every((p,m)=>Op(p,i[m],t))})}function Op(t,{node:e,score:n},o){if(ue(t)===
null||!Number.isFinite(n))return ue(t)===null==!Number.isFinite(n);let r=2e-5*Math.max(1,e.length**-o.own.lengthPenalty);return Math.abs(t-n)<=r+1e-5*Math.abs(n)}
function Ea(t,e,n,{lengthPenalty:o},r){let i=t.prompts[e],{kept:a,pools:c}=n.prompts[e],l=(S,N,I="")=>({node:S,score:lr(S,o),place:null,state:N,why:I}),p=new Set(
a.map(({node:S})=>S)),m=Tp(i).filter(S=>!p.has(S)).map(S=>{let{stop:N}=c.find(({group:I})=>I===(S.beam.group??null))||c[0];return!N||S.index<N.step?l(S,"out","d\
ropped"):l(S,"out",n.stop&&S.index>=n.stop.step?"not reached":"too late")}),k=!r&&!n.stop;return[...a.map(({node:S,score:N},I)=>({node:S,score:N,place:I,state:n.
stop&&I<t.wanted?"returned":"kept",why:""})),...k?i.running.map(S=>l(S,"running")).sort((S,N)=>N.score-S.score):[],...m.sort((S,N)=>N.score-S.score)]}var rr=new WeakMap;
function Tp({steps:t}){rr.has(t)||rr.set(t,{read:0,nodes:[]});let e=rr.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function Oo({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var Mp=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),$a=({processors:t})=>t.filter(e=>!Mp.has(e));function dr(t,e){
let n=t.given,[o,r]=[n?t.steps[n-1][0]:null,0];for(let i=n;i<t.steps.length;i++){let{candidates:a}=(t.distributions[i]||[])[r]||{candidates:[]},c=e(i-n,a[0]);if(c===
void 0)return{last:o,ended:!1,left:null};let l=t.steps[i].find(p=>p.beam.parent===r&&p.beam.token_id===c)||null;if(!l||l.beam.status==="pruned")return{last:o,ended:!1,
left:Ep(t,o,r,{index:i,id:c,node:l,candidates:a})};if(o=l,l.beam.status!=="running")return{last:o,ended:!0,left:null};r=l.beam.beam}return{last:o,ended:!1,left:null}}
function Ep(t,e,n,{index:o,id:r,node:i,candidates:a}){let c=i&&i.beam||a.find(S=>S.token_id===r)||null,l=i?i.beam.group:e&&e.beam.group,p=t.steps[o].filter(S=>(S.
beam.group??null)===(l??null)||!e),m=p.filter(S=>S.beam.status==="running").map(Ee),k=e&&!e.given?Ee(e):0;return{index:o,token:c,node:i,considered:p.length,sum:i?
Ee(i):c&&ue(c.logprob)!==null?k+c.logprob:null,best:m.length?Math.max(...m):null,worst:m.length?Math.min(...m):null}}var To=t=>dr(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var La=700;function hr(t,e){let{beam:n,length:o}=t,r=e.started.effective.length_penalty??1,i=e.prompts[t.sequence].steps[t.index].filter(l=>(l.beam.group??null)===
(n.group??null)).length,a=()=>ue(n.logprob)===null?"":`log ${K(X(n.logprob),4)} = ${K(n.logprob)}`,c=[[s("probability"),H(Math.min(1,X(n.logprob))),"probability"],
[s("token log p"),K(n.logprob),"logprob",a]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&c.push([s("before the processors"),K(n.raw_logprob),"logpr\
ob"]),c.push([s("sum"),K(n.score),"beam",()=>Jn(t,!0)]),c.push([s("sum / {length}^{power}",{length:o,power:r}),K(lt(t,r)),"sequence-score",()=>Yn(t,lt(t,r),e)]),
c.push([s("rank"),t.rank?s("{rank} of {among}",{rank:t.rank,among:i}):s("below the {among} considered",{among:i}),"beam",()=>"",{formula:"",unit:""}]),n.diversity_penalty&&
c.push([s("diversity penalty"),K(n.diversity_penalty),"diversity-penalty"]),(n.bank??null)!==null&&c.push([s("bank"),String(n.bank),"constraint"]),c}function pr(t,e,n,{
place:o,greedy:r}={}){let{beam:i}=t,a=n.prompts[t.sequence].steps[t.index].filter(P=>(P.beam.group??null)===(i.group??null)),c=a.filter(P=>P.beam.status==="runn\
ing"),l=(i.beam??0)+1,p=n.started.mode==="beam_sample",m=n.finished&&t.index===n.prompts[t.sequence].steps.length-1;if(t.given)return s("It was given, not chose\
n: the search begins after it.");let k=xn(t)?[s("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:i.parent+1,number:l})]:
[],S=i.forced?[s("It was considered because it advances a constraint.")]:[],N=c.reduce((P,W)=>Math.min(P,W.beam.score),1/0),I=Number.isFinite(N)?[s("The worst b\
eam that went on has a sum of {sum}.",{sum:K(N)})]:[],q=K(i.final_score),L={tip:()=>[m?s("It was still running as beam {number} when the search stopped.",{number:l}):
s("It goes on as beam {number}.",{number:l}),...k,...S],inner:()=>[s("It went on as beam {number}.",{number:l}),...k,...S],lost:()=>[s("It went on as beam {numb\
er}, but is a dead end: better beams took the places of its continuations.",{number:l}),...k,...S],kept:()=>[s("The text ended here and is kept, with a final sc\
ore of {score}.",{score:q}),...o?[s("It is output {place}.",{place:o})]:[]],fell:()=>[s("The text ended here with a final score of {score}, but was dropped for \
better ones.",{score:q})],ended:()=>[s("The text ended here but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[s(p?"It was drawn and pr\
uned: better ones filled the beams.":"It was considered and pruned."),...I],unseen:()=>[p?s("It was not drawn."):s("It was too improbable: not among the {consid\
ered} continuations that were considered.",{considered:a.length})]},A=r?[s("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];
return[...Object.hasOwn(L,e)?L[e]():[],...A].join(" ")}var ur=t=>t.piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.text?t.beam.text:"");function fr(t,e,n){
return t.beam.progress.map((o,r)=>{let i=e[r];return i&&Pt(i,o,t,n)?"✓":o?"◐":"·"}).join("")}function mr(t,e){let n=(l,p,m)=>t.querySelector(".gp-picked-"+
m)||t.appendChild(d(l,p)),o=n("p","gp-whole-text","text"),r=n("dl","","facts"),i=n("p","gp-fate","fate"),a=t.classList.contains("gp-node-card");function c(l,p,m){
if(!l){t.hidden=!0;return}let k=p.at.get(l),S=we(l.before).map(L=>L.piece??"").join(""),N=a&&S.length>La?"…"+S.slice(-La):S,I=d("b","");Pe(I,ur(l)||l.beam.text),
o.replaceChildren(d("bdi","",N),I);let q=hr(l,e);l.beam.progress&&q.push([s("constraints"),fr(l,m,e.prefix.map(L=>L.token_id)),"constraint"]),a?r.replaceChildren(
...q.flatMap(([L,A])=>[d("dt","",L),d("dd","",A)])):ee(r,q.length,$p),a||q.forEach((L,A)=>Lp(r.children[A],L)),C(i,pr(l,k?k.look:l.beam.status,e,k||{})),t.hidden=
!1}return{element:t,show:c,hide:()=>{t.hidden=!0}}}function $p(){let t=d("div"),e=d("dt");return e.append(d("span")),t.append(e,d("dd")),t}function Lp(t,[e,n,o,
r=()=>"",i={}]){let a=t.firstChild.firstChild;C(a,e),te(a,o,()=>r()?he(r()):"",i),C(t.lastChild,n)}function Aa(){return[...[["tip",s("goes on")],["lost","✕ "+
s("dead end")],["kept","■ "+s("ended, kept")],["fell","▤ "+s("ended, dropped")],["pruned","✕ "+s("pruned")],["unseen","… "+s("not considered")],["path",
s("best or selected text")]].map(([e,n])=>{let o=ne("svg","t-tree"),r=ne("g",`t-${e}`),[i,a]=[ne("rect","t-box"),ne("rect","t-inside")];Z(i,{x:2,y:2,width:22,height:11,
rx:3}),Z(a,{x:4.5,y:4.5,width:17,height:6,rx:2}),r.append(i,a),o.append(r);let c=d("span");return e==="unseen"?c.append(n):c.append(o,n),c}),d("span","",s("2→1:\
 beam 2 goes on as beam 1")),d("span","","★ "+s("output")),d("span","","G "+s("greedy path"))]}var Ap=700,Cp={candidates:2,number:"probability"},Mo=class{constructor(e){this.log=e,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:e,max_new_tokens:n}=this.
log.started,o=(e.num_beams||1)*n>Ap;this.choices={...Cp,lost:!o,fold:o,...o?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=vn(this.log.started),this.stop()}choose(e,n){this.choices[e]=n,this.byHand[e]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let e=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return e?e.last:null}get selected(){let{selected:e}=this.log;return e&&e.beam&&e.sequence===this.number?e:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:e,number:n,prompt:o,atEnd:r}=this;this.stale=!1;let i=r&&
e.returned?e.returned.map(({last:a})=>a):[];this.tree=ia(o,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:i.filter(
a=>a&&a.sequence===n),live:!e.finished||!r,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:e}=this,{last:n,left:o}=To(e),r=Vn([n]),i=o&&(o.node||o.token&&$i(
e,o.index,n,o.token.token_id));return i?r.add(i):r}get newest(){let{columns:e,at:n,entries:o}=this.tree,{x:r,width:i}=e.at(-1),{y:a,height:c}=n.get(this.best)||
o[0];return{x:r,y:a,width:i,height:c}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:o,to:r})=>n+r-o,0)}kidsOf(e){return this.
tree.entries.filter(({nodes:n})=>n.length&&n[0].before===e.node)}parentOf(e){return this.tree.at.get(e.nodes[0].before)}entryAt([e,n]){let o=r=>e>=r.x&&e<=r.x+r.
width&&n>=r.y-2&&n<=r.y+r.height+2;return this.tree&&this.tree.entries.findLast(o)}goalsOf(e){return e.beam.progress?(this.goals.has(e)||this.goals.set(e,fr(e,this.
constraints,this.log.prefix.map(n=>n.token_id))),this.goals.get(e)):""}toggle({node:e,column:n,folded:o}){let{unfolded:r,collapsed:i}=this,a=this.tree.columns.some(
({from:c,open:l})=>l&&c===e.index);o?r.add(n.from):a&&r.has(e.index)?r.delete(e.index):i.has(e)?i.delete(e):e.beam.status==="running"&&i.add(e)}};var Eo=class{constructor(e,n){this.box=e,this.changed=n,this.x=0,this.y=0,this.zoom=1,this.plane=[1,1],this.moved=!1,this.byHand=!1,this.gesture=!1,this.pointers=
new Map,e.addEventListener("pointerdown",o=>this.down(o)),e.addEventListener("pointermove",o=>this.move(o));for(let o of["pointerup","pointercancel"])e.addEventListener(
o,r=>this.up(r));e.addEventListener("wheel",o=>this.wheel(o),{passive:!1}),this.resized=()=>this.settle(),new ResizeObserver(()=>this.resized()).observe(e)}get width(){
return this.box.clientWidth||1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.
zoom]}get limits(){let e=Math.min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,e)),2.5]}sized(e,n){this.plane=[e,n],this.
settle()}settle(){let[e,n]=this.limits;this.zoom=Math.min(n,Math.max(e,this.zoom));let[o,r]=[this.width/this.zoom,this.height/this.zoom],i=(a,c,l)=>c>l?(l-c)/2:
Math.max(0,Math.min(a,l-c));this.x=i(this.x,o,this.plane[0]),this.y=i(this.y,r,this.plane[1]),this.changed()}zoomBy(e,[n,o]=[this.width/2,this.height/2],r=!1){this.
gesture=r;let[i,a]=this.limits,c=Math.min(a,Math.max(i,this.zoom*e));this.x+=n/this.zoom-n/c,this.y+=o/this.zoom-o/c,this.zoom=c,this.byHand=!0,this.settle()}whole(){
[this.zoom]=this.limits,[this.x,this.y]=[0,0],this.settle()}shows({x:e,y:n,width:o,height:r}){let[i,a,c,l]=this.area;return e>=i&&n>=a&&e+o<=c&&n+r<=l}reveal({x:e,
y:n,width:o,height:r},i=40){let[a,c,l,p]=this.area,m=Math.min(i,(l-a)/4,(p-c)/4);this.x+=Math.min(0,e-m-a)||Math.max(0,e+o+m-l),this.y+=Math.min(0,n-m-c)||Math.
max(0,n+r+m-p),this.settle()}at({clientX:e,clientY:n}){let{left:o,top:r}=this.box.getBoundingClientRect();return[this.x+(e-o)/this.zoom,this.y+(n-r)/this.zoom]}down(e){
e.button||(this.pointers.set(e.pointerId,e),this.pointers.size===1&&(this.moved=!1))}move(e){let n=this.pointers.get(e.pointerId);if(!n)return;let[o,r]=[e.clientX-
n.clientX,e.clientY-n.clientY];if(!this.moved&&Math.hypot(o,r)<4)return;this.moved||this.box.setPointerCapture(e.pointerId),this.moved=!0,this.byHand=!0,this.pointers.
set(e.pointerId,e);let i=[...this.pointers.values()].find(({pointerId:a})=>a!==e.pointerId);if(i){let a=p=>Math.hypot(p.clientX-i.clientX,p.clientY-i.clientY)||
1,{left:c,top:l}=this.box.getBoundingClientRect();this.zoomBy(a(e)/a(n),[(e.clientX+i.clientX)/2-c,(e.clientY+i.clientY)/2-l],!0)}else this.x-=o/this.zoom,this.
y-=r/this.zoom,this.settle()}up(e){this.pointers.delete(e.pointerId)}wheel(e){let n=this.box.closest(".gp-alone")!==null,{left:o,top:r}=this.box.getBoundingClientRect();
e.ctrlKey||e.metaKey||n&&!e.shiftKey&&!e.deltaX?(e.preventDefault(),this.zoomBy(Math.exp(-e.deltaY*(e.deltaMode?.05:.002)),[e.clientX-o,e.clientY-r],!0)):(e.deltaX||
e.shiftKey)&&(e.preventDefault(),this.x+=(e.deltaX||e.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var $o=class{constructor(e,n,o){this.box=e,this.state=n,this.pan=o,this.element=null,this.entry=null}focusOn(e,n=!1){let o=this.element,r=o&&document.activeElement===
o;this.element=d("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(e)}),this.entry=e,this.box.append(this.element),o&&o.remove(),this.place(),(r||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(e){let{state:n}=this,o=e.node?e.nodes[0].index+2:1,r=e.node?n.kidsOf(n.parentOf(e)||n.tree.entries[0]):
[e],i=e.hidden||e.folded?"false":n.kidsOf(e).length?"true":null;return{"aria-level":o,"aria-label":this.labelOf(e),"aria-setsize":r.length||1,"aria-posinset":Math.
max(0,r.indexOf(e))+1,"aria-selected":String(!!e.node&&e.node===n.selected),...i&&{"aria-expanded":i}}}labelOf(e){let{log:n}=this.state,{node:o,nodes:r}=e;if(!o)
return s(n.readsSource?"The start of the target, where the tree begins":"The prompt, where the tree begins");let i=V(r.map(ur).join("")),a=r.length>1?B(r.length,
"{count} token, {text}","{count} tokens, {text}",{text:i}):i,c=hr(o,n).map(([l,p])=>`${l} ${p}`);return`${a}, ${s("step {number}",{number:o.index+1})}. ${pr(o,e.
look,n,e)} ${c.join(", ")}`}place(){let{state:{tree:e,best:n},entry:o,pan:{x:r,y:i,zoom:a}}=this;if(!e)return;let c=o&&(o.node?e.at.get(o.node):e.entries[0])||e.
at.get(n)||e.entries[0];if(!o||c.node!==o.node){this.focusOn(c,!0);return}this.entry=c,Object.assign(this.element.style,{left:`${(c.x-r)*a}px`,top:`${(c.y-i)*a}\
px`,width:`${c.width*a}px`,height:`${c.height*a}px`})}neighbour(e){let n=this.state.tree.entries.filter(({x:o})=>o===this.entry.x).sort((o,r)=>o.y-r.y);return n[n.
indexOf(this.entry)+e]}};var Ca=600,Pp=150,Wp=130,Pa=.2,Np=.4,Lo=class{constructor(e,n){this.root=e,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new yn(this.part("picture")),this.pan=new Eo(this.box,()=>this.schedule()),this.scale=1,this.pan.resized=()=>this.resized(),this.item=new $o(this.
part("tree-nodes"),n,this.pan),this.card=mr(this.part("node-card"),this.log),this.picked=mr(this.part("picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=
void 0,this.part("legend-line").append(...Aa())}part(e){return this.root.querySelector(".gp-"+e)}get selected(){return this.log.selected&&this.state.tree?this.state.
tree.at.get(this.log.selected):void 0}resized(){let{state:e,pan:n,root:o}=this;if(o.hidden)return;let r=Number(getComputedStyle(o).getPropertyValue("--gp-scale"))||
1;n.zoom*=r/this.scale,e.tree&&(r!==this.scale||this.box.closest(".gp-alone"))&&this.regrow(),this.scale=r,n.settle(),e.tree&&!n.byHand&&n.reveal(this.selected||
e.newest,30)}revealSelected(){let{selected:e,pan:n}=this;e&&!n.shows(e)&&n.reveal(e,1/0)}begin(){let{state:e}=this;e.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,
byHand:!1}),this.part("candidates-shown").value=e.choices.candidates,this.part("number").value=e.choices.number,this.part("lost").checked=e.choices.lost,this.part(
"fold").checked=e.choices.fold}grow(){let{state:e,pan:n,box:o}=this;e.lay();let{width:r,height:i}=e.tree;n.byHand||(n.zoom=this.zoomFor(r,i));let a=`${Math.round(
Math.max(Pp,Math.min(Ca,i*Math.min(1,n.zoom)+4)))}px`;o.style.height!==a&&(o.style.height=a),this.drawn=null,n.sized(r,i),n.byHand||n.reveal(e.newest,30),this.drawPicked(),
this.sayTime()}zoomFor(e,n){let{pan:o,scale:r}=this;if(r!==1)return r;let i=Math.min(1,Math.max(.8,(Ca-4)/n));return this.box.closest(".gp-alone")?Math.max(i,Math.
min(2,o.width/e,o.height/n)):i}schedule(){this.wanted||(this.wanted=!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){
this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:e,
picture:n}=this,{x:o,y:r,zoom:i,area:a}=e;this.drawn&&e.gesture&&Math.abs(Math.log(i/this.drawn.zoom))<Np&&i!==this.drawn.zoom?(clearTimeout(this.resting),this.
resting=setTimeout(()=>this.redraw(),Wp)):(!this.isDrawn(a)||i!==this.drawn.zoom)&&this.drawAround(a,i);let{drawn:l}=this,p=[(l.area[0]-o)*i,(l.area[1]-r)*i].map(
m=>`${m.toFixed(2)}px`);n.element.style.transform=`translate(${p}) scale(${i/l.zoom})`,n.nameBandsAt(o),this.item.place(),this.part("follow").hidden=!e.byHand}isDrawn([
e,n,o,r]){if(!this.drawn)return!1;let{area:i}=this.drawn;return e>=i[0]&&n>=i[1]&&o<=i[2]&&r<=i[3]}drawAround([e,n,o,r],i){let{picture:a}=this,[c,l]=[(o-e)*Pa,(r-
n)*Pa],p=[e-c,n-l,o+c,r+l];this.drawn={zoom:i,area:p},Z(a.element,{width:(p[2]-p[0])*i,height:(p[3]-p[1])*i}),Z(a.world,{transform:`translate(${-p[0]*i} ${-p[1]*
i}) scale(${i})`}),a.draw(this.state.tree,this.look(p))}look(e){let{state:n,log:o}=this,r=n.broughtOut;return{area:e,zoom:this.pan.zoom,path:Vn([r||n.best]),dim:!!r,
number:n.choices.number,penalty:n.penalty,goals:n.constraints.length?i=>n.goalsOf(i):null,root:s(o.readsSource?"target start":"the prompt")}}goTo(e){let{state:n,
log:o,pan:r}=this;n.upTo=e>=n.length-1?null:Math.max(0,e),n.timeNode=n.upTo===null?null:n.best,o.selectStep(n.timeNode),n.upTo!==null&&(r.byHand=!1),this.regrow()}sayTime(){
let{state:e,slider:n}=this,o=Math.max(1,e.length),r={step:e.shownTo+1,end:o,folded:e.folded},i=s("step {step} of {end}",r);Z(n,{max:o}),n.value=String(e.shownTo+
1),n.setAttribute("aria-valuetext",i),C(this.part("step-words"),e.folded?s("step {step} of {end}, {folded} folded",r):i),C(this.part("play"),s(e.playing?"❚❚ Pau\
se":"▶ Play"))}showCard(e){let{card:n,pan:o,state:r}=this;n.show(e.node,r.tree,r.constraints);let{x:i,y:a,zoom:c}=o,[l,p]=[(e.x-i)*c,(e.y+e.height-a)*c+8],{element:m}=n,
k=(e.y-a)*c-m.offsetHeight-8;m.style.left=`${Math.max(4,Math.min(l,o.width-m.offsetWidth-4))}px`,m.style.top=`${p+m.offsetHeight>o.height&&k>0?k:p}px`}drawPicked(){
let{state:e,log:n}=this,o=e.broughtOut,r=this.part("picked");if(r.hidden=!o,r.hidden)return;this.picked.show(o,e.tree,e.constraints),this.part("go-on").hidden=!n.
canAsk||n.hideFrom!==null;let i=e.tree.at.get(o),a=i&&!i.hidden&&e.kidsOf(i).length,c=this.part("collapse");c.hidden=!i||!a&&!i.hidden||o.beam.status!=="running",
C(c,i&&i.hidden?s("Open what follows ({count})",{count:i.hidden}):s("Fold what follows"))}drawPrompts(){let e=this.log.prompts.length,n=this.part("prompt-number");
this.part("which").hidden=e<2,n.options.length!==e&&(n.replaceChildren(...this.log.prompts.map((o,r)=>d("option","",String(r+1),{value:r}))),n.value=this.state.
number)}};function Wa(t,e){let n=new Mo(e),o=new Lo(t,n);return ka(o),r=>{t.hidden=!e.usesBeams||e.hideFrom===0,r.run&&e.started&&o.begin(),!t.hidden&&(o.part("files").querySelector(
"[data-file=html]").hidden=!e.canAsk,(r.run||r.steps||r.status)&&(n.stale=!0,o.drawPrompts()),o.drawn=null,o.draw(),r.selection&&o.revealSelected(),o.drawPicked())}}var qp={returned:"★",kept:"■",running:"●",out:"□"},[Ip,Na]=[100,14],Rp=16,gr=new WeakMap,qa=new WeakMap;function Ao(t){let e=[],n=t;for(;n&&!gr.has(n);)
e.push(n),n=n.before;let o=n?gr.get(n):"";for(let r of e.reverse())o+=r.piece??(r.given||!Xn(r.beam)?r.chosen.text:""),gr.set(r,o);return o}function Po(t,e=26){
let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function jp(t,e){let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;
for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function zp(t,e,n){if(n.ends.has(t.beam.token_id))return Te("eos")[0];if(t.length>=n.maxNew)return Te("length")[0];
let o=(e.returned||[]).find(({last:r})=>r===t);return o?Te(o.stopReason)[0]:s("a stopping criterion")}function Bp({place:t,state:e,why:n}){return t!==null?e==="\
returned"?s("{place} output",{place:t+1}):String(t+1):n==="dropped"?s("dropped"):n==="too late"?s("too late"):n==="not reached"?s("not reached"):e==="running"?s(
"still running"):""}var Co=class{constructor(e,n){this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",o=>{let r=this.
rows.find(({pick:i})=>i.contains(o.target));r&&n.selectStep(n.selected===r.node?null:r.node)}),this.body.addEventListener("keydown",o=>{o.key==="Escape"&&n.selectStep(
null);let r={ArrowDown:1,ArrowUp:-1}[o.key];if(!r)return;o.preventDefault();let i=this.rows[this.rows.findIndex(({pick:a})=>a===o.target)+r];i&&!i.row.hidden&&i.
pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.from({length:9},()=>e.insertCell()),[o,r]=[d("span","gp-sign",null,{"aria-hidden":"true"}),d("span")];
n[0].append(o,r);let i=d("button","gp-pick",null,{type:"button"}),[a,c]=[d("bdi","gp-head-text"),d("bdi","gp-tail-text")];i.append(a,c),n[3].append(i);let l={row:e,
cells:n,sign:o,place:r,pick:i,head:a,tail:c,node:null};return this.rows.push(l),l}draw(e,n,o){let r={moved:n!==null,group:e.some(({node:l})=>(l.beam.group??null)!==
null),words:e.some(({node:l})=>l.beam.progress)};for(let[l,p]of Object.entries(r))J(this.table.tHead.querySelector(`.gp-${l}-column`),p);for(;this.rows.length<e.
length;)this.newRow();let i=e.map(({node:l})=>Ao(l)),a=i.map(l=>jp(l,i[0]));i.length>1&&(a[0]=Math.min(...a.slice(1)));let c=Math.max(0,e.findIndex(({node:l})=>l===
this.log.selected));this.rows.forEach((l,p)=>{J(l.row,p<e.length),!l.row.hidden&&(l.pick.tabIndex!==(p===c?0:-1)&&(l.pick.tabIndex=p===c?0:-1),this.fill(l,e[p],
i.length>1?a[p]:0,n,o,r))})}fill(e,n,o,r,i,a){let{node:c,score:l,place:p,state:m}=n,{cells:k,pick:S}=e,[N,I]=[Ao(c),this.log.selected===c];e.node=c,e.row.dataset.
state!==m&&(e.row.dataset.state=m),C(e.sign,qp[m]),C(e.place,Bp(n)),this.sayText(e,N,o,I),S.getAttribute("aria-pressed")!==String(I)&&S.setAttribute("aria-press\
ed",String(I)),J(k[1],a.moved),a.moved&&C(k[1],Fp(p,r.get(c))),J(k[2],a.group),a.group&&C(k[2],je(c.beam.group)),C(k[4],Number.isFinite(Ee(c))?K(Ee(c)):"−∞"),
C(k[5],String(c.length)),C(k[6],Number.isFinite(l)?K(l):"−∞"),J(k[7],a.words),a.words&&C(k[7],this.written(c,i)),C(k[8],m==="running"?"–":`${c.index+1}: ${zp(
c,this.log,i)}`)}sayText({pick:e,head:n,tail:o},r,i,a){let c=a||i<Rp?0:i,l=`${a} ${c} ${r}`;if(qa.get(e)===l)return;qa.set(e,l);let p=Array.from((c?"…":"")+r.
slice(c)),m=a||p.length<=2*Na?0:Na,k=p.slice(0,p.length-m);xe(n,(a?k:k.slice(0,Ip)).join("")),xe(o,m?p.slice(-m).join(""):"",{plain:!m}),e.setAttribute("aria-la\
bel",V(r)),c||p.length>60?Oe(e,()=>s("The whole text: {text}",{text:r})):delete e.dataset.tip}written(e,{constraints:n,promptIds:o}){let r=n.filter((i,a)=>Pt(i,
e.beam.progress[a],e,o)).length;return`${r===n.length?"✓ ":""}${s("{done} of {all}",{done:r,all:n.length})}`}};function Fp(t,e){return e===void 0?t===null?"–":
"– ▲":t===null?`${e+1} ▼`:t===e?`${e+1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var Wo=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,C(this.button,
s(this.isAsked?"running …":"Run greedy decoding"))}draw(e,n,o){let{log:r}=this,i=(r.searched.get(r.turn)||[]).find(({kind:c})=>c==="greedy")||null;this.button.
hidden=!!i||!r.finished||!Object.hasOwn(r.answers,"search"),this.sayButton(),this.path.hidden=!!i,this.fill(this.path,this.pathWords(To(e.prompts[n]),e,o.prompts[n].
kept,!!r.started.effective.do_sample));let a=$a(r.started).map(c=>Fe(c)[0]);this.doubt.hidden=!a.length||!!i,C(this.doubt,s("This is the path of the most probab\
le tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.",{processors:a.join(", ")})),this.exactly.
hidden=!i,i&&this.said!==i&&this.drawFound(i,e,n,o),this.said=i}fill(e,n){let o=n.map(r=>typeof r=="string"?r:r.textContent).join(`
`);e.dataset.said!==o&&(e.dataset.said=o,e.replaceChildren(...n))}pathWords({last:e,ended:n,left:o},r,i,a){if(o)return this.leftWords(o,r,a);if(!e||e.given)return[
s(a?"The path of the most probable tokens is not known yet.":"The greedy path is not known yet.")];let c=n?i.findIndex(({node:m})=>m===e):-1,l=K(Ee(e)),p=c<0?B(
e.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",{sum:l}):B(e.length,"Its sum is {sum} after {count} token, its score {\
score}.","Its sum is {sum} after {count} tokens, its score {score}.",{sum:l,score:K(i[c].score,4)});return[[this.fateWords(e,n,c,a),p,...this.bestWords(e,n,c,r,
i)].join(" ")]}fateWords({beam:e,index:n},o,r,i){let a={text:s(i?"The text of the most probable tokens":"The greedy text"),beam:(e.beam??0)+1,place:r+1,token:n+
1};return o?r>0?s("{text} has ended, and has rank {place}.",a):r===0?this.log.finished?s("{text} is the best output.",a):s("{text} is the best so far.",a):e.status===
"finished"?s("{text} ended at token {token} but is not kept: others are better.",a):s("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",a):s("{text} is still running, as beam {beam}.",a)}bestWords({sequence:e},n,o,r,i){if(!n){let p=r.prompts[e].running.map(Ee);return p.length?
[s("The best beam has {sum}.",{sum:K(Math.max(...p))})]:[]}if(o===0||!i[0])return[];let{node:a,score:c}=i[0],l={sum:K(Ee(a)),score:K(c,4)};return[B(a.length,"Th\
e best has a sum of {sum} after {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",l)]}leftWords({
index:e,token:n,node:o,sum:r,considered:i,best:a,worst:c},l,p){let m=l.prompts.some(({steps:N})=>(N[0]||[]).some(({beam:I})=>(I.group??null)!==null)),k=Se([o?s(
"rank {rank} of {considered}",{rank:o.rank,considered:i}):s("not among the {considered} considered",{considered:i}),...r===null?[]:[s("sum {sum}",{sum:K(r)})],...c===
null?[]:[s("worst beam that went on {worst}, best {best}",{worst:K(c),best:K(a)})]]),S=s(p?"{where} left the path of the most probable tokens at token {place}: \
{token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return me(S,{where:s(m?"Group A":"The search"),place:String(e+1),details:k,
token:n?ie(n.text,"gp-strong"):s("a token that was not recorded")})}drawFound(e,n,o,r){let i=e.tokens.map(([N])=>N),a=dr(n.prompts[o],N=>i[N]),c=N=>N.reduce((I,q)=>I+
(ue(q)??-1/0),0),l=r.prompts[o].kept[0],p=l?we(l.node).filter(N=>!N.given):[],m=d("span");this.fill(m,[...me(s("Run by the library, greedy decoding wrote {text}\
."),{text:ie(Po(e.text,60),"gp-wrote")}),` ${this.totalWords(i.length,c(e.tokens.map(([,,N])=>N)))} `,l?`${this.bestTotalWords(p.length,c(p.map(({chosen:N})=>N.
raw_logprob)))} `:"",...this.pathWords(a,n,r.prompts[o].kept,!1)]);let k=d("details"),S=d("table");for(let[N,[,I,q]]of e.tokens.entries()){let L=S.insertRow();L.
insertCell().textContent=N+1,L.insertCell().append(ie(I)),L.insertCell().textContent=K(ue(q))}k.append(d("summary","",s("Its tokens and their log-probabilities")),
S),this.exactly.replaceChildren(m,k)}totalWords(e,n){let o={sum:K(n)};return this.log.started.processors.length?B(e,"It has {count} token with a log-probability\
 of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",o):B(e,"It has {count} token with a log-probabi\
lity of {sum}.","It has {count} tokens with a log-probability of {sum}.",o)}bestTotalWords(e,n){let o={sum:K(n)};return this.log.started.processors.length?B(e,"\
The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability of {sum} be\
fore the processors.",o):B(e,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-probability of \
{sum}.",o)}};var Mn=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,wr=t=>Tn.find(([e])=>e===t)?.[1]??String(t),Wt=t=>String(Number(t.toFixed(4))),
No=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=Tn.map(([o,r])=>this.
newRow(o,r)),this.asked=null}newRow(e,n){let o=this.root.querySelector("tbody").insertRow(),r=d("th","",null,{scope:"row"});o.append(r);let[i,a,c]=Array.from({length:3},
()=>o.insertCell()),l=d("span"),p=d("button","gp-button gp-run-on",null,{type:"button","aria-label":s("Run the search with early_stopping {name}",{name:n})});c.
dataset.name=`${s("outputs:")} `,i.append(l," ",p);let m={row:o,head:r,words:l,button:p,because:a,outputs:c,value:e,name:n,rule:null};return p.addEventListener(
"click",()=>{this.asked=m.rule,this.log.ask({type:"search",kind:"rule",rule:m.rule}),this.sayButton(m)}),m}sayButton({button:e,rule:n}){let o=!!(this.asked&&Mn(
this.asked,n));e.disabled=o,C(e,s(o?"running …":"Run the search"))}draw(e,n,o,r,i){C(this.why,this.whyWords(e,n,o(e.own),i));for(let a of this.rows){a.rule={lengthPenalty:r.
lengthPenalty,earlyStopping:a.value};let c=Mn(a.rule,e.own);pe(a.row,c?"gp-own-rule":""),C(a.head,c?s("{name} (this run)",{name:a.name}):a.name),this.drawRule(a,
e,n,o,i)}}drawRule(e,n,o,r,i){let a=r(e.rule),{pools:c}=a.prompts[o],l=c.every(({exact:k})=>k),p=a.stop&&l?null:this.answerTo(e.rule),m=!p&&!(a.stop&&l);if(e.button.
hidden=!m||!this.log.finished||!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),p){C(e.words,s("after step {step}",{step:p.steps})),C(e.because,s("fo\
und by a run")),this.sayOutputs(e.outputs,...this.comparedIds(p));return}C(e.words,Hp(a,l,i)),C(e.because,this.reasons(c,n,e.rule)),!l||!a.stop?C(e.outputs,"–"):
this.sayOutputs(e.outputs,...this.comparedNodes(a,r(n.own),o,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(o=>o.kind==="rule"&&Mn(o.rule,
e))||null}comparedNodes(e,n,o,{wanted:r}){let[i,a]=[e,n].map(({prompts:l})=>l[o].kept.slice(0,r));return[i.filter(({node:l},p)=>!a[p]||a[p].node!==l).length,i.length,
i[0]?{text:Ao(i[0].node),score:i[0].score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:o})=>o.join(" "));return[e.filter(({
token_ids:o},r)=>o.join(" ")!==n[r]).length,e.length,e[0]]}sayOutputs(e,n,o,r){let i=r&&{differ:n,all:o,score:K(r.score,4)},a=n?o>1?s("{differ} of {all} differ;\
 the best, with score {score}:",i):s("another text, with score {score}:",i):s("the same"),c=a+(n?r.text:"");e.dataset.said!==c&&(e.dataset.said=c,e.replaceChildren(
a,...n?[" ",ie(Po(r.text,40),"gp-wrote")]:[]))}whyWords(e,n,o,r){let{pools:i}=o.prompts[n],a=wr(e.own.earlyStopping);return(o.stop?s("This search stopped after \
step {step} by the rule of early_stopping {name}.",{step:o.stop.step,name:a}):r?s("The search was cut off. By the rule of early_stopping {name} it would have go\
ne on.",{name:a}):s("The search goes on by the rule of early_stopping {name}.",{name:a}))+(i.length>1?`
`:" ")+this.reasons(i,e,e.own)}reasons(e,n,o){return e.map(r=>[...Dp(r,e.length>1),this.reason(r,n,o)].join(" ")).join(`
`)}reason({stop:e,weighed:n},o,r){if(!n)return s("No step has been taken.");let{best:i,length:a,bound:c,worst:l}=n;if(e&&e.why==="criteria")return this.cutOffWords(
o,e);if(l===null)return B(o.size,"No text has ended.","Fewer than {count} texts have ended.");let p=r.earlyStopping==="never"&&r.lengthPenalty>0,m=`${K(i)} / ${a}\
 ^ ${Wt(r.lengthPenalty)} = ${K(c,4)}`,k={numbers:p?s("{formula} (at the longest possible length)",{formula:m}):m,worst:K(l,4)},{together:S}=o;if(!e)return S?s(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",k):s("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",k);if(e.why==="settled")return S?s("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",k):
s("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",k);let N=B(o.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(c>l))return N;let I=S?s("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",k):s("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",k);return`${N} ${I}`}cutOffWords({start:e,maxNew:n},{
step:o}){if(o-e>=n)return B(e+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let r=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:i})=>!["eos","length","unfinished"].includes(i));return r?s("Every continuation met a stopping criterion ({reason}\
).",{reason:Te(r.stop_reason)[0]}):s("Every continuation met a stopping criterion.")}};function Hp({stop:t,prompts:e},n,o){return n?t?s("after step {step}",{step:t.
step}):o?s("goes on past step {step}",{step:Oo({prompts:e})}):s("not yet"):t?s("not exact: about step {step}",{step:t.step}):s("not exact")}function Dp({group:t,
stop:e},n){if(t===null)return[];let o={group:je(t),step:e&&e.step};return[n&&e?s("Group {group}, after step {step}:",o):s("Group {group}:",o)]}function Ia(t,e){let o=x=>t.querySelector(".gp-"+x),[r,i,a,c,l]=["slide","power","rule","own-again","of-prompt"].map(o),[p,m,k]=["formula","honest","rest"].map(
o),S=new Co(o("hypothesis-table"),e),N=new No(t,e),I=new Wo(t,e),q={},L=null,A=new Map;for(let[x,T]of Tn)a.append(d("option","",T,{value:JSON.stringify(x)}));r.
addEventListener("input",()=>P({lengthPenalty:Number(r.value)})),i.addEventListener("input",()=>{Number.isFinite(i.valueAsNumber)&&P({lengthPenalty:i.valueAsNumber})}),
i.addEventListener("change",()=>e.usesBeams&&O(W(cr(e)),!0)),a.addEventListener("change",()=>P({earlyStopping:JSON.parse(a.value)})),c.addEventListener("click",
()=>{q={},h(),r.focus()}),l.addEventListener("change",()=>h());function P(x){q={...q,...x},h()}let W=x=>({...x.own,...q});function O(x,T=!1){Number(r.value)!==x.
lengthPenalty&&(r.value=x.lengthPenalty),(T||document.activeElement!==i)&&(i.value=Wt(x.lengthPenalty)),a.value=JSON.stringify(x.earlyStopping)}function w(x){return T=>{
let M=JSON.stringify(T),j=A.get(M);if(j)return j;let _=Oa(x,T);return _.stop&&A.set(M,_),_}}function b(x){return{stop:e.finished?{step:0,why:""}:null,prompts:x.
prompts.map(({finished:T})=>({kept:T.map(M=>({node:M,score:M.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}function h({onlySelection:x=!1,
anew:T=!1}={}){let M=cr(e),j=!!(e.finished||e.failed),_=f(M.prompts.length),R=w(M),F=M.together!==null&&Ma(M,R(M.own),!!e.finished),D=F?W(M):M.own,U=F?R(D):b(M),
Y=F?R(M.own):U,Q=F&&!Mn(D,M.own),oe=Ea(M,_,U,D,j),re=Q?new Map(Y.prompts[_].kept.map(({node:Ce},Dt)=>[Ce,Dt])):null;if(S.draw(oe.slice(0,40),re,M),k.hidden=oe.length<=
40,C(k,B(oe.length-40,"and {count} more, with a lower score","and {count} more, with lower scores")),x)return;for(let Ce of["what-if","stopping"])o(Ce).hidden=!F;
o("greedily").hidden=!1,O(D,T),c.hidden=!Q,C(c,s("Back to the run’s own: {power}, {early}",{power:Wt(M.own.lengthPenalty),early:wr(M.own.earlyStopping)}));let de=oe.
filter(({place:Ce})=>Ce!==null);L={best:de[0]||null,rule:D,tally:g(oe,de)},C(o("counts"),L.tally),C(o("scored"),s("sum / length ^ {power}",{power:Wt(D.lengthPenalty)})),
p.setAttribute("aria-live",Q?"polite":"off"),C(p,v(de[0],D)),E(F?u(U,Y,_,M,D,j):$(M)),F&&N.draw(M,_,R,D,j),I.draw(M,_,Y)}function f(x){return o("of-prompts").hidden=
x<2,l.options.length!==x&&l.replaceChildren(...Array.from({length:x},(T,M)=>d("option","",s("prompt {number}",{number:M+1}),{value:M}))),Math.max(0,l.selectedIndex)}
function g(x,T){let M=x.filter(({state:_})=>_==="running").length,j=x.filter(({state:_})=>_==="returned").length;return[s("{count} ended",{count:z(x.length-M)}),
s("{count} kept",{count:z(T.length)}),...M?[s("{count} running",{count:z(M)})]:[],...j?[B(j,"{count} output","{count} outputs")]:[]].join(", ")}function v(x,{lengthPenalty:T}){
if(!x)return s("No text is kept yet.");let{node:M,score:j}=x,_={sum:K(Ee(M)),length:M.length,power:Wt(T),score:K(j,4)};return s("The best: score = sum / length \
^ length_penalty = {sum} / {length} ^ {power} = {score}",_)}function E(x){m.hidden=!x,C(m,x)}function $(x){return x.prompts.every(({steps:T,given:M})=>T.length===
M)?s("The search has not begun: all tokens so far were given."):x.together===null?s("This decoding loop has its own rules: the texts are shown as they were reco\
rded."):s("The recording does not follow the rules of this search, so it does not tell what other settings would give.")}function u(x,T,M,j,_,R){let F=Math.max(
1,...j.prompts.map(({steps:Q})=>Q.length-j.start)),D=F**_.lengthPenalty;if(!Number.isFinite(D)||D===0)return s("{length} ^ {power} is too large or too small for\
 a floating-point number: the search itself would fail.",{length:F,power:Wt(_.lengthPenalty)});let U=x.prompts[M].pools.filter(({exact:Q})=>!Q);if(U.length){let Q=U.
map(({group:oe})=>je(oe)).join(", ");return B(U.length,"Not exact: an earlier group would have stopped at another step, and the padding that a stopped group wri\
tes changes the diversity penalty of group {groups}.","Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writ\
es changes the diversity penalty of groups {groups}.",{groups:Q})}if(Mn(_,j.own))return"";if(!x.stop){if(!R)return"";let Q=Oo(x);return j.together?s("With these\
 settings the search would have gone on past step {step}, where the recording ends: this ranks what is known so far.",{step:Q}):s("With these settings the searc\
h would have gone on past step {step}, where the recording of a group ends: this ranks what is known so far.",{step:Q})}let{step:Y}=x.stop;return T.stop?Y<T.stop.
step?s("With these settings the search would have stopped after step {step}, not {own}: what ended later does not count.",{step:Y,own:T.stop.step}):"":s("With t\
hese settings the search would have stopped after step {step}: what ended later does not count.",{step:Y})}let y=x=>()=>L&&L.best?s("the best: {words}.",{words:x(
L.best)}):"";return le(t,{rank:()=>L?he(L.tally):"",sum:y(({node:x})=>B(x.length,"the log-probability of {count} token is {sum}","the log-probabilities of {coun\
t} tokens sum to {sum}",{sum:K(Ee(x))})),length:y(({node:x})=>B(x.length,"{count} token","{count} tokens")),score:y(({node:x,score:T})=>`${K(Ee(x))} / ${x.length}\
^${Wt(L.rule.lengthPenalty)} = ${K(T)}`),ended:y(({node:x})=>s("at step {step}",{step:x.index+1}))}),x=>{if(x.run&&(q={},A=new Map,l.replaceChildren()),(x.run||
x.searched)&&(N.asked=I.isAsked=null),t.hidden=!e.usesBeams,t.hidden)return;let T=e.hideFrom!==null;if(o("untold").hidden=!T,o("found").hidden=T,o("counts").hidden=
T,T)return;let{run:M,steps:j,status:_,selection:R,searched:F}=x;M||j||_||F?h({anew:M}):R&&h({onlySelection:!0})}}function Ra(t){let e=d("button","gp-alone-button",null,{type:"button"});e.append(Gp()),t.append(e);let n=null;async function o(){let c=Kp(t);t.classList.add("gp\
-alone");let l=new MutationObserver(()=>t.hidden&&r());if(l.observe(t,{attributeFilter:["hidden"]}),document.addEventListener("keydown",i,!0),n=()=>{n=null,l.disconnect(),
document.removeEventListener("keydown",i,!0),t.classList.remove("gp-alone"),t.popover&&t.removeAttribute("popover"),c.restore(),a()},a(),document.fullscreenEnabled)
try{await t.requestFullscreen();return}catch{}n&&(t.popover="manual",t.showPopover(),c.silence(),e.focus({preventScroll:!0}))}function r(){document.fullscreenElement===
t?document.exitFullscreen():n&&n(),e.focus({preventScroll:!0})}function i(c){c.key==="Escape"&&(c.preventDefault(),c.stopPropagation(),r())}function a(){let c=n?
s("Leave full screen"):s("Full screen");e.title=c,e.ariaLabel=t.ariaLabel?`${c}: ${t.ariaLabel}`:c,t.dispatchEvent(new Event("gp-alone"))}e.addEventListener("cl\
ick",()=>n?r():o()),t.addEventListener("fullscreenchange",({target:c})=>{c===t&&document.fullscreenElement!==t&&n&&n()}),a()}function Kp(t){let e=[],n=[],o=[];for(let a=t.
parentElement;a;a=a.parentElement)o.push(a),(a.scrollTop||a.scrollLeft)&&e.push([a,a.scrollLeft,a.scrollTop]);let r=t.parentElement;r.style.minHeight=`${r.offsetHeight}\
px`;function i(){for(let[a,c,l]of e)a.scrollTo({left:c,top:l,behavior:"instant"})}return{silence(){for(let a of o)for(let c of a.children)c.contains(t)||c.inert||
(c.inert=!0,n.push(c))},restore(){for(let a of n)a.inert=!1;r.style.minHeight="",i(),window.addEventListener("resize",i,{once:!0}),setTimeout(()=>window.removeEventListener(
"resize",i),1e3)}}}function Gp(){let t=ne("svg"),e=ne("path");return t.setAttribute("viewBox","0 0 16 16"),t.setAttribute("aria-hidden","true"),e.setAttribute("\
d","M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"),t.append(e),t}var Up=["token_id","text","piece","logprob","raw_logprob","entropy"],br=class extends Vt{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},qo=class extends pn{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.charts={},this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,o)=>({...n,number:o,entries:[],
shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:o},r)=>{let i=e.kind==="lanes"?Object.assign(new br(this,
r),{unit:this.unit}):null,a={number:r,group:n,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(a),a});for(let n of this.kinds)this.
changed(n)}get running(){return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}read(e){let n=Object.hasOwn(ja,
e.type)&&ja[e.type];if(!n)throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){
this.changes.entries=this.fresh,this.fresh=new Set,super.flush()}subscribe(e,n){super.subscribe(e,o=>n({entries:new Set(this.entries.keys()),...o}))}setPair(e,n){
this.pair=[e,n],this.changed("pair")}shownOf(e){let{entries:n,shown:o}=this.groups[e];return n[o]}showEntry(e,n){this.groups[e].shown=n,this.changed("pair")}setLanes(e){
this.lanes=e,this.changed("lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let o of["steps","status","measured","found"])this.changed(o)}answered(e){
return!!this.found&&this.found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(n=>this.showMeasured(
n));for(let{log:n}of this.entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.metrics:[];this.metrics=
e.map(n=>n.unit==="nats"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){let n=(r,i)=>this.inNats.
has(r)&&Number.isFinite(i)?ke(i,this.unit):i,o=(r,i)=>Object.fromEntries(Object.entries(r).map(([a,c])=>[a,i(a,c)]));e.values=o(e.told.values,n),e.each=o(e.told.
each,(r,i)=>i.map(a=>n(r,a)))}},ja={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n||null,t.entries[e].
begun=!0,t.entryChanged(e,"status")},Tokens(t,{entry:e,tokens:n}){for(let o of n)t.entries[e].tokens.push(Object.fromEntries(Up.map((r,i)=>[r,o[i]])));t.entryChanged(
e,"steps")},Ended(t,{entry:e,text:n,stop_reason:o,failed:r}){t.entries[e].ended={text:n,stop_reason:o,failed:r},t.entryChanged(e,"status")},Measured(t,{group:e,
values:n,each:o}){t.groups[e].told={values:n,each:o||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e,charts:n}){t.found=e,t.charts=n||{},
t.changed("found")},Done(t,{stopped:e,overtaken:n}){t.done={stopped:e,...n&&{overtaken:n}},t.changed("status")}};var Vp=/(“[^”]*”|„[^“]*“|«[^»]*»)/,Jp="(?:s|es|e|n|en|x)?",Yp=new Set(["token","step","prompt","draft","kept","ending","time","length","speed","b\
its","sample","memory","context"]),Io=null;function Xp(){if(Io)return Io;let t=new Map;for(let n of Fn){if(Yp.has(n))continue;let[o]=dn(n).name.split(" (");t.has(
o.toLowerCase())||t.set(o.toLowerCase(),n)}let e=[...t.keys()].sort((n,o)=>o.length-n.length).map(n=>n.replace(/[.*+?^${}()|[\]\\]/g,"\\$&"));return Io={pattern:new RegExp(
`(?<![\\p{L}\\p{N}_-])(${e.join("|")})${Jp}(?![\\p{L}\\p{N}_-])`,"giu"),ids:t},Io}function Zn(t,e=new Set){let{pattern:n,ids:o}=Xp();return t.split(Vp).flatMap(
(r,i)=>{if(i%2)return[r];let a=[],c=0;for(let l of r.matchAll(n)){let p=o.get(l[1].toLowerCase());e.has(p)||(e.add(p),a.push(r.slice(c,l.index),d("a","gp-term-l\
ink",l[0],{href:wo(p)})),c=l.index+l[0].length)}return[...a,r.slice(c)]})}function za(t){for(let e of t.querySelectorAll("p.gp-note")){let[n]=e.childNodes;e.childNodes.
length===1&&n.nodeType===Node.TEXT_NODE&&n.nodeValue.trim()&&e.replaceChildren(...Zn(n.nodeValue))}}var Fa={},Ha={},Ro=new Map,jo=new Map,kr="bits";function yr(t){return Ro.has(t)||Ro.set(t,Object.assign(new Vt,{unit:kr})),Ro.get(t)}function xr(t){return jo.has(
t)||jo.set(t,Object.assign(new qo(t),{unit:kr})),jo.get(t)}function vr(t){kr=t;for(let e of[...Ro.values(),...jo.values()])e.setUnit(t)}function Zp(t,e,{log:n="\
main"}={}){Da(Fa[t],t,e,yr(n),"run")}function Qp(t,e,{group:n}){Da(Ha[t],t,e,xr(n),tu.has(t)?"text":nu.has(t)?"model":"runs")}function Da(t,e,n,o,r){let i=n.querySelector(
".gp-pane");if(!i||!t){console.error(`Generation Playground: there is no pane “${e}” here.`);return}ii(i),za(i),Oi(i,r),Ka.push(n),eu.has(e)||Ra(i);let a=t(
i,o);o.subscribe(i,ou.has(e)?su(i,o,a):a),Ga()}var Ka=[],Ba=null;function Ga(){let t=Ns();if(t===Ba)return;let e=Ka.find(o=>o.getClientRects().length&&o.isConnected);
if(t!==null&&!e||(Ba=t,t===null))return;let n=e.querySelector(":scope > .gp-glossary-place");n||(n=d("div","gp-pane gp-glossary-place"),n.addEventListener("clic\
k",o=>bo(o,n)),e.append(n)),Ot(n,t)}var eu=new Set(["numbers","check","token","progress","arrival"]),tu=new Set(["detection","mistakes","attack","strengths"]),nu=new Set(
["shelf","estimate","opened"]),ou=new Set(["tokens","token","candidates","processors","curve","in_words","logit_lens","check","quiz"]);function su(t,e,n){let o=Object.
fromEntries(e.kinds.map(i=>[i,!0])),r=!1;return i=>{if(e.denoises){r=t.hidden=!0;return}r&&(t.hidden=!1),n(r?o:i),r=!1}}function ru(t,e,n){yr(t).feedRun(e||"",n)}
function iu(t,e,n){xr(t).feedRun(e||"",n)}function Ua(t,e){Fa=t,Ha=e;let n={mount:Zp,feed:ru,chooseUnit:vr,log:yr,RunLog:Vt,mountGroup:Qp,feedGroup:iu,group:xr};
window.GenerationPlayground=n;let o=window.GenerationPlaygroundQueue||[],r=i=>{try{i(n)}catch(a){console.error("Generation Playground:",a)}};window.GenerationPlaygroundQueue=
{push:r},o.forEach(r),window.addEventListener("hashchange",Ga)}function Va(t,e,{stepUnder:n,hover:o,leave:r}){t.addEventListener("pointermove",i=>{let a=n(i);a&&(i.buttons===1?e.selectStep(a):o(a))}),t.addEventListener("poi\
nterleave",r),t.addEventListener("click",i=>{let a=n(i);a&&e.selectStep(a)}),Sr(t,e)}function Sr(t,e){t.addEventListener("keydown",n=>{let o={ArrowRight:1,ArrowUp:1,
ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};n.key==="Escape"&&e.selectStep(null),n.key in o&&(n.preventDefault(),e.walk(o[n.key]))})}function zo(t,e,n,o,r=0){
e&&(t.setAttribute("aria-valuenow",String(e.isPrompt?e.index-r:e.index+1)),t.setAttribute("aria-valuemin",String(1-r)),t.setAttribute("aria-valuemax",String(n))),
t.setAttribute("aria-valuetext",o)}var au=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),Ja=t=>au.format(t),Ya={information:{unit:!0,write:Ja,look:{rangemode:"to\
zero"}},sum:{unit:!0,write:Ja,look:{}},share:{title:()=>s("probability"),write:H,look:{rangemode:"tozero",tickformat:".0%"}},count:{title:()=>s("tokens kept"),write:z,
look:{type:"log",dtick:1}},rank:{title:()=>s("rank"),write:z,look:{type:"log",dtick:1,autorange:"reversed"}}},_r=[["kept","solid"],["chosen","dash"],["accepted",
"dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3px,2px,3px"],["focus","2px,7px"]].map(([t,e])=>({role:t,dash:e})),Xa=()=>({
information:{name:s("surprisal and entropy"),axis:"information",about:s("Surprisal tells how unexpected each token was; entropy how uncertain the next token was\
, for the model (before) and for the draw (after)."),series:[{name:s("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:s("How unexpected the chose\
n token was: minus the logarithm of its probability after the processors; before them where a text was only read."),value:t=>Le(t).surprisal},{name:s("entropy b\
efore"),term:"entropy",role:"entropy-before",dash:"dot",tip:s("How uncertain the model was, before any processor: the surprisal that it expected."),value:t=>t.distribution.
entropy_before},{name:s("entropy after"),term:"entropy",role:"entropy-after",dash:"dash",tip:s("How uncertain the draw was, after the processors."),value:t=>t.isPrompt?
null:t.distribution.entropy_after}]},kept:{name:s("candidates kept"),axis:"count",about:s("How many tokens of the vocabulary could still be chosen after the pro\
cessors. Each line of the grid is ten times the one below."),series:[{name:s("candidates kept"),term:"kept",role:"entropy-after",dash:"solid",tip:s("The number \
of tokens with a probability above 0 after the processors."),value:t=>t.isPrompt?null:Math.max(1,Qe(t))}]},cumulative:{name:s("cumulative log-probability"),axis:"\
sum",about:s("The logarithm of the probability of the whole text up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[
{name:s("after the processors"),term:"cumulative-logprob",role:"surprisal",dash:"solid",sum:!0,tip:s("Added up after the processors: from the probabilities that\
 the tokens were drawn with."),value:t=>t.isPrompt?null:t.chosen.logprob??t.chosen.raw_logprob},{name:s("before them"),term:"cumulative-logprob",role:"entropy-b\
efore",dash:"dot",sum:!0,tip:s("Added up before the processors: from the probabilities that the model gave."),value:t=>t.chosen.raw_logprob}]},before:{name:s("l\
ooked up: probability before"),axis:"share",about:s("How probable the model found each looked-up token at each place, before the processors."),of:t=>X(t.raw_logprob)},
after:{name:s("looked up: probability after"),axis:"share",about:s("How probable each looked-up token was in the draw at each place, after the processors: 0% wh\
ere they removed it."),of:t=>X(t.logprob)},rank:{name:s("looked up: rank"),axis:"rank",about:s("The rank of each looked-up token among all tokens before the pro\
cessors: 1, the likeliest, is at the top."),of:t=>t.raw_rank||null}});var Ue=(t,e={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:t,standoff:8,font:{size:13}},
...e}),Nt=(t,e,n,o,r={})=>({data:e,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:t,...r}});var cu={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},Za=t=>cu[t]??t.replaceAll("px","").replaceAll(","," ");function Qa({series:t,of:e},n){
return t||[...n].slice(-_r.length).map(([o,r],i)=>({..._r[i],name:r,term:"probability",tip:s("The looked-up token {token}, id {id}.",{token:V(r),id:o}),value:a=>{
let c=(a.watched||[]).find(({token_id:l})=>l===o);return c?e(c):null}}))}function ec({curve:t,series:e,steps:n,prompt:o,current:r,unit:i,factor:a}){let c=Ya[t.axis],
l=o.length,p=A=>A.index+1-(A.isPrompt?l+1:0),m=c.unit?a:1,k=(A,P,W)=>({type:"scatter",mode:P.length>400?"lines":"lines+markers",name:A.name,connectgaps:!1,hoverinfo:"\
text",x:P.map(p),...lu(A,P,m,c,i),line:{color:`var(--gp-${A.role})`,width:2,dash:A.dash},marker:{color:`var(--gp-${A.role})`,size:4},opacity:W?.75:1}),S=e.flatMap(
A=>[...l?[k(A,o,!0)]:[],k(A,n,!1)]),N=Math.max(10,n.length),I=Ue(s("token"),{range:[l?.5-l:.5,N+.5],showgrid:!1}),q=Ue(c.unit?i:c.title(),c.look),L={label:s("{c\
urve} along the text",{curve:t.name}),layout:{height:260,hovermode:"x",margin:{l:52,r:12,t:12,b:40},shapes:du(l,r&&p(r))}};return Nt(L.label,S,I,q,L.layout)}function lu(t,e,n,o,r){
let i=0,a=e.map(l=>{let p=ue(t.value(l));return t.sum?(i=i===null||p===null?null:i+p,i===null?null:i*n):p===null?null:p*n}),c=a.map((l,p)=>l===null?"":s("{token\
} {series}: {value}",{token:V(e[p].chosen.text),series:t.name,value:`${o.write(l)}${o.unit?` ${r}`:""}`}));return{y:a,text:c}}function du(t,e){let n={type:"line",
yref:"paper",y0:0,y1:1},o={type:"rect",xref:"x",x0:.5-t,x1:.5,yref:"paper",y0:0,y1:1,fillcolor:"var(--gp-raised)",line:{width:0},layer:"below"};return[...t?[o,{
...n,x0:.5,x1:.5,line:{color:"var(--gp-muted)",width:1,dash:"dot"}}]:[],...e===null?[]:[{...n,x0:e,x1:e,line:{color:"var(--gp-chosen)",width:1.5}}]]}var hu=150;function tc(t,e){let n=$=>t.querySelector(".gp-"+$),[o,r,i,a,c]=["curve-chart","reading","unit","view","keys"].map(n),l=Xa(),p=new Map,m=0,k=-1/0,S=!1,
N=()=>l[a.value],I=()=>Qa(N(),p);function q(){let $=e.current();return $?dt([],e.lastOf($)).added:[]}function L(){let $=Object.keys(l).filter(y=>l[y].series||p.
size);if($.length===a.options.length)return;let u=$.includes(a.value)?a.value:$[0];a.replaceChildren(...$.map(y=>d("option","",l[y].name,{value:y}))),a.value=u}
function A($){for(let u of $)for(let{token_id:y,text:x}of u.watched||[])p.set(y,x)}function P(){let $=[N().about,e.promptSteps.length?s("The prompt comes before\
 the text, on a shaded background."):""].filter(Boolean).join(" ");C(n("about"),$);let u=I(),y=JSON.stringify(u.map(({name:x,tip:T})=>[x,T]));c.dataset.key!==y&&
(c.dataset.key=y,c.replaceChildren(...u.map(W)))}function W({name:$,term:u,role:y,dash:x,tip:T}){let M=d("span");te(M,u,()=>e.current()?he(w(e.current())):"",{meaning:T});
let j=ne("svg",""),_=ne("line","");for(let[R,F]of Object.entries({width:26,height:8,"aria-hidden":"true"}))j.setAttribute(R,String(F));for(let[R,F]of Object.entries(
{x1:0,y1:4,x2:26,y2:4,stroke:`var(--gp-${y})`,"stroke-dasharray":Za(x)}))_.setAttribute(R,String(F));return j.append(_),M.append(j,N().of?ie($):$),M}function O(){
let $=e.current(),u=$?w($):s("The curve grows with the text.");C(r,u),zo(r,$,q().length,$?u:s("no token yet"),e.promptSteps.length)}function w($){let u={number:$.
index+1,token:V($.chosen.text),facts:b($)};return $.isPrompt?s("Prompt token {number}, {token}: {facts}",u):s("Token {number}, {token}: {facts}",u)}function b($){
if(N().of)return f($)||s("no token was looked up here");if(a.value==="kept")return $.isPrompt?s("no processor takes part"):s("{kept} of {count} tokens kept",{kept:z(
Qe($)),count:z($.distribution.vocab)});if(a.value==="cumulative")return h($);let{surprisal:u,entropyBefore:y,entropyAfter:x}=Le($),[T,M,j]=[u,y,x].map(_=>ae(ue(
_),e.unit));return $.isPrompt?s("surprisal {surprisal}; entropy {entropy}",{surprisal:T,entropy:M}):s("surprisal {surprisal}; entropy {before} before, {after} a\
fter",{surprisal:T,before:M,after:j})}function h($){let u=$.isPrompt?e.promptSteps:q(),y=u.slice(0,u.indexOf($)+1),x=I().filter(T=>T.value($)!==null).map(T=>{let M=y.
map(_=>ue(T.value(_)));return`${M.includes(null)?s("minus infinity"):ae(M.reduce((_,R)=>_+R,0),e.unit)} ${T.name}`});return s("log-probability so far {sums}",{sums:x.
join(", ")})}function f($){return Se(($.watched||[]).map(u=>{let y={token:V(u.text),before:H(X(u.raw_logprob)),after:H(X(u.logprob)),rank:z(u.raw_rank||0)};return u.
logprob===null?u.raw_rank?s("{token} {before} before (rank {rank}), removed after",y):s("{token} {before} before, removed after",y):u.raw_rank?s("{token} {befor\
e} before (rank {rank}), {after} after",y):s("{token} {before} before, {after} after",y)}))}function g(){m=0,k=performance.now(),o.removeAttribute("aria-busy");
let $=q(),u=$.length||e.promptSteps.length?ec({curve:N(),series:I(),steps:$,prompt:e.promptSteps,current:e.current(),unit:e.unit,factor:ke(1,e.unit)}):void 0;fe(
o,u,({x:y})=>{let x=y-1+(y<1?e.promptSteps.length:0),T=y<1?e.promptSteps[x]:q()[x];T&&e.selectStep(T)})}function v(){m||!S||(o.setAttribute("aria-busy","true"),
m=window.setTimeout(g,Math.max(0,k+hu-performance.now())))}new IntersectionObserver(([{isIntersecting:$}])=>{S||!$||(S=!0,v())}).observe(t),Sr(r,e),i.addEventListener(
"change",()=>vr(i.value)),a.addEventListener("change",E);function E(){P(),O(),v()}return $=>{$.unit&&(i.value=e.unit),$.run&&(p=new Map),A(q()),L(),E()}}var oc={probability:{term:"probability",scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:()=>s("How likely the token was, after the processors.")},
raw:{term:"probability",scale:"prob",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>s("How likely the model found the token, before the processors.")},
rank:{term:"rank",scale:"heat",level:t=>Or[sc(t)][1],meaning:()=>s("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{
term:"surprisal",scale:"heat",level:t=>t.surprisal/Math.LN2,bits:[0,10],words:()=>[s("expected"),s("surprising")],meaning:()=>s("How unexpected the token was: m\
inus the logarithm of its probability.")},uncertainty:{term:"entropy",scale:"heat",level:t=>t.entropyBefore/Math.LN2*1.25,bits:[0,8],words:nc,meaning:()=>s("How\
 uncertain the model was before this token: the entropy of its distribution, before the processors.")},kl:{term:"kl",scale:"heat",level:t=>t.kl/Math.LN2,bits:[0,
10],meaning:()=>s("How far two distributions lie apart: the Kullback-Leibler divergence.")},entropy:{term:"entropy",scale:"heat",level:t=>t.entropyAfter/Math.LN2*
1.25,bits:[0,8],words:nc,meaning:()=>s("How open the choice was: the entropy after the processors.")}};function nc(){return[s("certain"),s("uncertain")]}var Or=[
[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],sc=({rank:t})=>Or.findIndex(([e])=>(t??1/0)<=e);function Tr(t,e){let{scale:n,level:o}=oc[t];return`--gp-${n}-${Math.round(
Math.max(0,Math.min(10,o(e)||0)))}`}function qt(t,e,n){t.style.backgroundColor=`var(${Tr(e,n)})`,e==="rank"?t.dataset.rank=String(sc(n)):delete t.dataset.rank}function st(t,e,n){
let{term:o,scale:r,ends:i,bits:a,words:c=()=>[],meaning:l}=oc[e];if(te(t,o,()=>"",{meaning:l()}),t.replaceChildren(),e==="rank"){Or.forEach(([q,L],A)=>{let P=d(
"span","gp-chip",q===1/0?s("beyond"):s("top {rank}",{rank:q}),{"data-rank":A});P.style.backgroundColor=`var(--gp-${r}-${L})`,t.append(P)});return}let[p,m]=i||a.
map(q=>`${n==="bits"?q:(q*Math.LN2).toFixed(1)} ${n}`),[k,S]=c(),N=(q,L)=>L?`${L}, ${q}`:q,I=d("span","gp-ramp",null,{"aria-hidden":"true"});for(let q=0;q<=10;q++){
let L=d("i");L.style.backgroundColor=`var(--gp-${r}-${q})`,I.append(L)}t.append(d("span","",N(p,k)),I,d("span","",N(a?m.replace(" ","+ "):m,S)))}var Mr=3,pu={sum:"logprob",token:"per_token",byte:"per_byte"},Bo=(t,e)=>t[pu[e]]??-1/0,En=({answers:t},e)=>t.map((n,o)=>o).sort((n,o)=>Bo(t[o],e)-Bo(t[n],e)),rt=(t,e=3)=>G(
t)?K(t,e):"−∞";function Er(t){let{answers:e}=t;if(e.length<2)return"";let n=["sum","token","byte"].map(c=>En(t,c)),[o,r,i]=n.map(([c])=>V(e[c].text.trim()));
return o!==r||o!==i?s("Which of these answers is the likeliest depends on the ranking: {sum} by sum, {token} per token, {byte} per byte.",{sum:o,token:r,byte:i}):
n.every(c=>c.join()===n[0].join())?s("The likeliest of these answers is {answer}; the ranking is the same by sum, per token and per byte.",{answer:o}):s("The li\
keliest of these answers is {answer}, by sum, per token and per byte; the order of the others changes.",{answer:o})}function ic({answers:t,total:e}){if(!G(e))return"";
let n=H(e);return B(t.length,"This answer has {share} of the probability.","Together these {count} answers have {share} of the probability; each share is of tha\
t part alone.",{share:n})}function ac({answers:t,overlaps:e,kind:n,unread:o},r,i){let a=[],c=(m,k="warning")=>a.push({kind:k,words:m});if(r&&!t.length&&c(s("Non\
e of the answers was read.")),!t.length)return a;n==="chat"&&c(s("Each answer begins the assistant’s turn."),"info"),n==="source"&&c(s("Each answer begins the\
 target."),"info");let l=new Set;for(let[m,k]of e)l.has(k)||(l.add(k),c(s("{long} begins with the tokens of {short}: whoever writes the one has written the othe\
r, so it adds nothing to the total, and these shares overlap.",{long:V(t[k].text.trim()),short:V(t[m].text.trim())})));let p=t.filter(({join:m})=>m&&!m.same);for(let{
text:m,join:k}of p.slice(0,Mr))c(uu(m,k));p.length>Mr&&c(B(p.length-Mr,"So is {count} other answer.","So are {count} other answers.")),r&&n!=="source"&&t.some(({
join:m})=>!m)&&c(s("How prompt and answer are split as one text is not known here."),"info");for(let m of r?o:[])c(fu(m,i(m)));return a}var rc=t=>t.map(V).join(
" ");function uu(t,{whole:e,read:n}){return s("{answer} is split in an unusual way: the model read {read}, but written as one text with the prompt it is {whole}\
. Check the space between them.",{answer:V(t.trim()),read:rc(n),whole:rc(e)})}function fu({text:t,failed:e},n){let o=s("{answer} is missing: it was not read, an\
d the shares are among the others.",{answer:V(t.trim())});return e&&!n?`${o} ${s(e.message)} ${s(e.fix)}`:o}function cc({token_id:t,text:e,logprob:n,rank:o,after:r,
removed_by:i},a){let c=[s("{token}, id {id}: log-probability {value}, probability {share}",{token:V(e),id:t,value:rt(n),share:H(X(n))})];return o&&c.push(s("ran\
k {rank}",{rank:z(o)})),a&&c.push(mu(r,i)),`${c.join(", ")}.`}function mu(t,e){return G(t)?s("{share} after the processors",{share:H(X(t))}):s("removed by {proc\
essor}",{processor:e?Fe(e)[0]:s("a processor")})}var lc=({tokens:t})=>t.find(({after:e})=>!G(e));var dc=4,gu=t=>new TextEncoder().encode(t.trimStart()).length,uc=t=>t.length>dc?[...t.slice(0,dc-1),"…",t.at(-1)]:t,wu={share(t,e,n){let o=t.shares&&t.shares[n];
if(!G(o))return"";let r=a=>`e^(${rt(Bo(a,n))})`,i=En(e,n).map(a=>r(e.answers[a]));return`${r(t)} / (${uc(i).join(" + ")}) = ${H(o)}`},sum:({tokens:t,logprob:e})=>hc(
t.map(n=>n.logprob),e),token:({logprob:t,per_token:e,tokens:n})=>pc(t,n.length,e),byte:({logprob:t,per_byte:e,text:n})=>pc(t,gu(n),e),perplexity:({per_token:t,perplexity:e})=>G(
e)&&G(t)?`exp(−(${K(t)})) = ${K(e,2)}`:"",after:({tokens:t,after:e})=>G(e)?hc(t.map(n=>n.after),e):""};function hc(t,e){let n=`${rt(e)} nats, ${H(X(e))}`;return t.
length<2||!t.every(G)?n:`${uc(t.map(o=>rt(o))).join(" + ").replaceAll("+ -","− ")} = ${n}`}function pc(t,e,n){return!G(t)||!G(n)||K(t/e)!==K(n)?"":_t(K(t),z(e),
K(n))}function fc(t,e,n){let o=e.answers[En(e,n)[0]],r=o&&wu[t](o,e,n);return r?s("{name}: {words}.",{name:V(o.text.trim()),words:r}):""}var mc=400;function gc(t,e){let n=A=>t.querySelector(".gp-"+A),o=[...t.querySelectorAll("[data-by]")],r="sum";for(let A of o)A.addEventListener("click",()=>{r=A.
dataset.by,L()});let i=()=>e.found&&e.found.question==="choices",a=()=>[[s("share"),ku[r](),null,"answer-share","share"],[s("log P"),s("The sum of the log-proba\
bilities of its tokens, in nats, before the logits processors; below it the probability."),"sum","cumulative-logprob","sum"],[s("per token"),s("log P divided by\
 the number of tokens."),"token","mean-logprob","token"],[s("per byte"),s("log P divided by the bytes of the answer in UTF-8, without the space before it: acc_b\
ytes of lm-evaluation-harness. Its acc_norm divides by characters."),"byte","mean-logprob","byte",{formula:s("(Σ log p) / bytes")}],[s("perplexity"),s("exp of \
minus the mean per token."),null,"perplexity","perplexity"],[s("after processors"),s("log P after the logits processors: what these knobs leave of it."),null,"c\
umulative-logprob","after"]];function c([A,P,W,O,w,b],h){let f=d("th","",null,{scope:"col",...W===r&&{"aria-sort":"descending"}}),g=d("span","",A),v={share:"%",
perplexity:""}[w]??"nats";return te(g,O,()=>fc(w,h,r),{meaning:P,unit:v,...b}),f.append(g),f}function l(A,P,W){let O=d("tr"),w=d("th","",null,{scope:"row",dir:"\
auto"});for(let b of A.tokens){let h=d("span","gp-token",null,{tabindex:0});He(h,b);let f=h.querySelector(".gp-ink");f.style.backgroundColor=`var(--gp-prob-${Math.
round(X(b.logprob)*10)})`,Oe(h,()=>cc(b,W.length>0)),w.append(h)}return O.append(w,m(A),p(rt(A.logprob),H(X(A.logprob)))),O.append(p(rt(A.per_token)),p(rt(A.per_byte)),
p(bu(A.perplexity))),W.length&&O.append(k(A)),e.canAsk&&O.append(S(A,P)),O}function p(A,P=""){let W=d("td","",A);return P&&W.append(d("small","",P)),W}function m({
shares:A}){let P=d("td","gp-share-cell"),W=A&&A[r],O=d("span","gp-share",null,{"aria-hidden":"true"});return O.append(d("i")),se(O.firstChild,"width",W||0),P.append(
d("span","",G(W)?H(W):"…"),O),P}function k(A){if(G(A.after))return p(rt(A.after),H(X(A.after)));let{text:P,removed_by:W}=lc(A),O=d("td","gp-removed",`✕ ${s(
"removed")}`);return O.append(d("small","",s("{token} by {processor}",{token:V(P),processor:W?Fe(W)[0]:s("a processor")}))),O}function S({text:A},P){let W=d("td"),
O=d("button","gp-button",s("Open"),{type:"button","aria-label":s("Open the run of {answer}",{answer:V(A.trim())})});return O.addEventListener("click",()=>e.ask(
{type:"open",entry:P})),W.append(O),W}function N(A){let{answers:P,entries:W,processors:O}=A,w=d("table","gp-answers");w.append(d("caption","gp-hidden",s("The an\
swers to {prompt}, the likeliest first",{prompt:V(A.prompt)})));let b=d("tr");b.append(d("th","",s("answer"),{scope:"col"}),...a().slice(0,O.length?6:5).map(f=>c(
f,A))),e.canAsk&&b.append(d("td"));let h=d("tbody");return h.append(...En(A,r).map(f=>l(P[f],W[f],O))),w.append(d("thead"),h),w.tHead.append(b),w}function I(){let A=d(
"section","gp-block"),P=d("h3","gp-block-head");return P.append(d("span","gp-block-model")," ",d("bdi","gp-block-prompt")),A.append(P,d("p","gp-verdict"),d("p",
"gp-note gp-total"),d("div","gp-wide",null,{tabindex:0,role:"group"}),d("ul","gp-choice-notes")),A}function q(A,P){let[W,O,w,b,h]=A.children,f=[...P.prompt];C(W.
firstChild,P.model),C(W.lastChild,f.length?f.slice(0,mc).join("")+(f.length>mc?"…":""):s("(empty)"));let g=G(P.total);C(O,g?Er(P):""),C(w,ic(P)),b.setAttribute(
"aria-label",s("The answers to {prompt}, the likeliest first",{prompt:V(P.prompt)}));let v=!!e.done,E=JSON.stringify([r,e.canAsk,v,P]);if(A.dataset.key===E)return;
A.dataset.key=E;let $=b.contains(document.activeElement);b.replaceChildren(...P.answers.length?[N(P)]:[]),$&&b.focus();let u=({entry:y})=>!!(e.entries[y]&&e.entries[y].
ended&&e.entries[y].ended.failed);h.replaceChildren(...ac(P,v,u).map(({kind:y,words:x})=>d("li","gp-note",x,{"data-kind":y}))),J(h,h.childElementCount>0)}function L(){
let A=e.found;for(let W of o)W.setAttribute("aria-pressed",String(W.dataset.by===r));C(n("missing"),Re(e,A));let P=ee(n("blocks"),A.blocks.length,I);A.blocks.forEach(
(W,O)=>q(P[O],W)),st(n("scale"),"raw",e.unit),e.done&&A.blocks.length===1&&C(n("told"),Er(A.blocks[0]))}return A=>{t.hidden=!i(),!t.hidden&&(A.found||A.status)&&
L()}}var bu=t=>t>=1e3?z(Math.round(t)):G(t)?K(t,2):"∞",ku={sum:()=>s("The softmax of the sums: how probable the answer is if it must be one of these."),token:()=>s(
"The softmax of the means per token: a weight for the ranking, no probability of a text."),byte:()=>s("The softmax of the means per byte: a weight for the ranki\
ng, no probability of a text.")};var wc=new WeakMap;function Ae(t){let e=wc.get(t)||[],[n]=t.lines(),{keep:o,added:r}=dt(e,n?n.last:null);e.length=o;for(let i of r)e.push(i);return wc.set(t,e),
e}function it({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,r=t[n]&&n!==o?n:+(o===0);return[o,r]}function We({groups:t,lanes:e},n){let{id:o,label:r}=t[n];
if(!e)return r;let i=e.find(a=>a.id===o);return i?i.label:s("{lane} (removed)",{lane:r})}var Fo=({groups:t},e,n)=>bc(t[e].model)===bc(t[n].model);function bc(t){
let[e,n=""]=t.split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function Ho(t,e,n){let o=[e,n].map(a=>Ae(t.shownOf(a).log)),r=Fo(t,
e,n)?yu(...o):xu(...o),i=o.map((a,c)=>r[c]>=a.length);return i[0]&&i[1]?{kind:"same",at:r,shorter:null}:i[0]||i[1]?{kind:"shorter",at:r,shorter:i[0]?0:1}:{kind:"\
apart",at:r,shorter:null}}function yu(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.token_id;)o+=1;return[o,o]}var kc=({
piece:t})=>t??"\0";function xu(...t){let[e,n]=t.map(i=>i.map(kc).join("")),o=Math.min(e.length,n.length),r=0;for(;r<o&&e[r]===n[r];)r+=1;return t.map(i=>vu(i,r))}
function vu(t,e){let n=0,o=0;for(;o<t.length&&(n+=kc(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}var Qn=(t,e=t.length)=>t.slice(
0,e).map(({piece:n})=>n??"").join("");function yc(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var xc=32,vc=new WeakMap;function Do(t,e){if(vc.get(t)===e)return;vc.set(t,e);let[,n,o,r]=e.match(/^(\s*)([^]*?)(\s*)$/),i=a=>d("span","gp-mark",[...a].map(c=>Ve[c]||
"␣").join(""));t.replaceChildren(...[n&&i(n),o,r&&i(r)].filter(Boolean))}function $n(t){let e=t.map(n=>{let o=[...qe(n.replace(/^ +| +$/g,r=>Ve[" "].repeat(r.
length)))];return o.length<=xc?o.join(""):`${o.slice(0,xc-1).join("")}…`});return e.map((n,o)=>e.filter(r=>r===n).length>1?`${o+1}: ${n}`:n)}var be=t=>co(t)?s(t):String(t),Zt=({title:t,prompt:e})=>e?$n([e])[0]:be(t);var Sc=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function _c(t){let e=Sc?[...Sc.segment(t)].map(({segment:r})=>r):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let r of e)r.trim()?(n.push({space:o,word:r}),o=""):o+=r;return o&&n.push({space:o,word:""}),n}function Oc(t,e){
let n=[t,e].map(k=>k.map(({word:S})=>S)),[o,r]=n,i=Math.min(o.length,r.length),a=0;for(;a<i&&o[a]===r[a];)a+=1;let c=0;for(;c<i-a&&o.at(-1-c)===r.at(-1-c);)c+=1;
let l=n.map(k=>k.map((S,N)=>N<a||N>=k.length-c)),p=n.map(k=>k.slice(a,k.length-c)),m=p.some(k=>k.length>1200);for(let[k,S]of Su(...p.map(N=>N.slice(0,1200))))l[0][a+
k]=l[1][a+S]=!0;return{kept:l,shared:l[0].filter((k,S)=>k&&o[S]).length,cut:m}}function Su(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let i=t.length-
1;i>=0;i--)for(let a=e.length-1;a>=0;a--){let c=i*n+a;o[c]=t[i]===e[a]?o[c+n+1]+1:Math.max(o[c+n],o[c+1])}let r=[];for(let i=0,a=0;i<t.length&&a<e.length;)t[i]===
e[a]?r.push([i++,a++]):o[(i+1)*n+a]>=o[i*n+a+1]?i+=1:a+=1;return r}function Tc(t,e){let r=t.querySelector(".gp-texts"),i="",a=0,c=-1/0;function l(N){let I=d("div","gp-text-side"),q=d("h3","gp-side-name"),L=d("p","gp-side-text",
null,{dir:"auto"});return I.append(q,L),r.append(I),{head:q,body:L,tag:N}}let p=["del","ins"].map(l);function m({body:N,tag:I},q,L){let A=[],P="",W=!1,O=()=>{P&&
A.push(W?d(I,"",P):P),P=""};q.forEach(({space:w,word:b},h)=>{let f=!L[h]&&!!b;f!==W?!f||!P?(O(),W=f,P=w+b):(P+=w,O(),W=!0,P=b):P+=w+b}),O(),N.replaceChildren(...A)}
function k(N){clearTimeout(a),a=0,c=performance.now();let I=N.map(w=>_c(Qn(Ae(e.shownOf(w).log)))),{kept:q,shared:L,cut:A}=Oc(...I);p.forEach((w,b)=>m(w,I[b],q[b]));
let[P,W]=I.map(w=>w.filter(({word:b})=>b).length),O=t.querySelector(".gp-alike");J(O,P+W>0),P+W&&(C(t.querySelector(".gp-share"),s("{share} in common",{share:H(
2*L/(P+W))})),C(t.querySelector(".gp-formula"),s("2 × {shared} shared words / ({one} + {other})",{shared:z(L),one:z(P),other:z(W)}))),J(t.querySelector(".gp-cu\
t"),A),C(t.querySelector(".gp-cut"),s("The texts are very long: only {count} words of each, after their common beginning, are compared. What follows counts as d\
ifferent.",{count:z(1200)}))}let S=N=>t.querySelector(".gp-"+N).textContent;return le(t,{alike:()=>s("{formula}: {value}.",{formula:S("formula"),value:S("share")})}),
()=>{let N=e.header&&e.header.kind==="lanes"?it(e):null,I=N?N.map(W=>Ae(e.shownOf(W).log)):[];if(t.hidden=!I.some(W=>W.length),t.hidden)return;let q=N.map(W=>We(
e,W)),L=JSON.stringify([q,...I.map(W=>Qn(W))]);if(L===i&&(!a||e.running))return;i=L,C(t.querySelector(".gp-pair"),s("{one} and {other}, word by word",{one:q[0],
other:q[1]})),p.forEach(({head:W},O)=>xe(W,`${q[O]} ${Zt(e.groups[N[O]])}`,{plain:!0}));let P=I[0].length*I[1].length>2e5&&e.running?c+500-performance.now():0;P<=
0?k(N):a||=setTimeout(()=>k(it(e)),P)}}function Mc(t,e){let o=[4,5e-4],r=t.querySelector(".gp-said"),i=t.querySelector(".gp-models"),a=t.querySelector(".gp-sides-box"),c=t.querySelector(".gp-sides"),
l=null,p=[t.querySelector(".gp-one"),t.querySelector(".gp-other")];function m(){for(let f of p)f.replaceChildren(...e.groups.map((g,v)=>d("option","",`${We(e,v)}\
 ${Zt(g)}`,{value:v})))}p.forEach((f,g)=>f.addEventListener("change",()=>{let v=it(e),E=Number(f.value),$=E===v[1-g]?v[g]:v[1-g];e.setPair(...g?[$,E]:[E,$])}));
let k=({log:f})=>!!(f.finished||f.failed||e.done);function S(f,{kind:g,at:v,shorter:E}){let[$,u]=f.map(_=>We(e,_)),[y,x]=f.map(_=>e.shownOf(_)),T=[y,x].map(({log:_})=>Ae(
_));if(!T[0].length||!T[1].length)return[s("{one} and {other} have no tokens to compare yet.",{one:$,other:u})];if(g==="same")return k(y)&&k(x)?[B(v[0],"{one} a\
nd {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",{one:$,other:u})]:[B(v[0],"\
{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",{one:$,other:u})];if(g==="shor\
ter"){let[_,R]=E?[u,$]:[$,u];if(!k(E?x:y))return[s("{one} and {other} have written the same so far; {long} is ahead.",{one:$,other:u,long:R})];let{finished:F}=(E?
x:y).log,D=B(v[E],"{count} token","{count} tokens"),U=L(T[1-E][v[1-E]].chosen.text),Y=F&&F.sequences.length&&Te(F.sequences[0].stop_reason)[0];return[Y?s("{shor\
t} ended after {tokens}: {reason}.",{short:_,tokens:D,reason:Y}):s("{short} ended after {tokens}.",{short:_,tokens:D})," ",...me(s("{long} begins with the same \
text and continues with {token}."),{long:R,token:U})]}let[M,j]=T.map((_,R)=>_[v[R]]);return[...N([$,u],v,Qn(T[0],v[0]))," ",...I($,M)," ",...I(u,j)]}function N([
f,g],v,E){if(!E)return[s("They diverge at the first token.")];let[$,u]=v.map(x=>z(x+1));return[$===u?s("They diverge at token {number}.",{number:$}):s("They div\
erge at token {a} of {one} and token {b} of {other}.",{a:$,b:u,one:f,other:g})," ",...me(s("Both had written {text}."),{text:L(yc(E))})]}let I=(f,g)=>me(g.given?
s("{lane} was given {token} ({odds})."):s("{lane} chose {token} ({odds})."),{lane:f,token:L(g.chosen.text),odds:q(g)}),q=f=>f.chosen.logprob===null?Et(f.chosen):
H(Le(f).probability);function L(f){let g=d("span","gp-quote");return g.append(...me(s("“{text}”"),{text:ie(f,"gp-strong")})),g}function A(f){let g=d("p");g.
append(...f),g.textContent!==r.textContent&&r.replaceChildren(...g.childNodes)}function P(f,g){let v=new Map;return f.forEach(({chosen:$,distribution:u},y)=>{for(let x of[
...u.candidates,$]){let T=g?x.token_id:x.text;v.has(T)||v.set(T,{label:x.text,sides:[null,null],most:0});let M=v.get(T);M.sides[y]||(M.sides[y]={candidate:x,isChosen:x.
token_id===$.token_id},M.most=Math.max(M.most,X(x.logprob),X(x.raw_logprob)))}}),[...v.values()].sort(($,u)=>u.most-$.most).filter(({sides:$,most:u},y)=>y<10&&(y<
o[0]||u>=o[1])||$.some(x=>x&&x.isChosen))}function W(){let f=d("tr"),g=d("th","",null,{scope:"row"});return g.append(d("bdi","gp-word")),f.append(g,...[0,1].map(
()=>{let v=d("td"),E=d("div","gp-side"),$=d("span","gp-tracks");$.append(d("i","gp-bar gp-after"),d("i","gp-bar gp-before"));let u=d("span","gp-values");return u.
append(d("span"),d("small")),E.append(d("span","gp-sign"),$,u),v.append(E),v})),f}function O(f,g,v,E){let[$,u,y]=f.firstChild.children,[x,T]=g?[g.candidate.logprob,
g.candidate.raw_logprob].map(X):[0,0],M=!!g&&g.candidate.logprob===null,j=!!g&&g.isChosen;pe(f,[j&&"gp-chosen",M&&"gp-removed",!g&&"gp-unlisted"].filter(Boolean).
join(" ")),C($,j?"▶":M?"✕":""),se(u.children[0],"width",x/v),se(u.children[1],"width",T/v),C(y.children[0],g?M?"":H(x):"–"),C(y.children[1],g?H(T):"");let _=g?
[j&&s("chosen"),M?Et(g.candidate):H(x),s("{share} before the processors",{share:H(T)})].filter(Boolean).join(", "):s("not recorded");Z(f,{"aria-label":`${E}: ${_}`,
title:M?Et(g.candidate):""})}function w(f,g){let v=P(g,Fo(e,...f)),E=v.flatMap(T=>T.sides).filter(Boolean),$=E.every(({candidate:T})=>T.logprob===T.raw_logprob),
u=Math.max(1e-9,...E.flatMap(({candidate:T})=>[X(T.logprob),X(T.raw_logprob)]));a.classList.toggle("gp-plain",$),J(t.querySelector(".gp-before-key"),!$),J(t.querySelector(
".gp-removed-key"),E.some(({candidate:T})=>T.logprob===null)),J(t.querySelector(".gp-unlisted-key"),E.length<2*v.length);let y=ee(c.tBodies[0],v.length,W);v.forEach(
({label:T,sides:M},j)=>{let[_,...R]=y[j].cells;xe(_.firstChild,T),R.forEach((F,D)=>O(F,M[D],u,We(e,f[D])))});let x=c.tHead.rows[0].cells;f.forEach((T,M)=>{let{entropyAfter:j}=Le(
g[M]),[_]=x[M+1].children;xe(_,s("{lane}, entropy {entropy}",{lane:`${We(e,T)} ${Zt(e.groups[T])}`,entropy:ae(j,e.unit)}),{plain:!0}),te(_,"entropy",()=>b(g[M],
We(e,T)),{meaning:s("How uncertain the next token was where they diverge, after the processors.")})})}let b=({distribution:{entropy_before:f,entropy_after:g}},v)=>s(
"{lane}: {before} before the processors, {after} after them.",{lane:v,before:ae(f,e.unit),after:ae(g,e.unit)});function h(f){if(!l)return"";let{pair:g,steps:v}=l,
[E,$]=v.map(({chosen:x})=>x),u=(x,{token_id:T})=>[...x.distribution.candidates,x.chosen].find(M=>M.token_id===T),y=x=>x?H(X(x[f])):s("not recorded");return _e([
E,$].map(x=>s("{token}: {one} {mine}, {other} {theirs}",{token:V(x.text),one:We(e,g[0]),other:We(e,g[1]),mine:y(u(v[0],x)),theirs:y(u(v[1],x))})))}return le(t,{
after:()=>h("logprob"),before:()=>h("raw_logprob")}),f=>{let g=e.header&&e.header.kind==="lanes"?it(e):null;if(t.hidden=!g||g.some(x=>e.shownOf(x).log.denoises),
t.hidden)return;(f.run||f.lanes)&&m(),p.forEach((x,T)=>{x.value=g[T]});let v=Ho(e,...g);A(S(g,v));let[E,$]=g.map(x=>We(e,x)),u=Fo(e,...g);J(i,!u),u||C(i,s("{one\
} and {other} run on different models, so they are compared by text, not by token ids; tokens with the same text share a row.",{one:E,other:$}));let y=v.kind===
"apart"?g.map((x,T)=>Ae(e.shownOf(x).log)[v.at[T]]):null;J(a,!!y),l=y&&{pair:g,steps:y},y&&w(g,y)}}var $r=5,Ou=.9;function Tu(t){if(!t.length)return null;let e=[...t].sort((a,c)=>a-c),n=e.length,[o,r,i]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(r+=i,!(o>0&&r>1-Ou));)
i*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:Kt(e),low:e[o],high:e[n-1-o]}}function Lr(t,e){if(t.length<$r)return"few";let{low:n,high:o}=Tu(t);return n>
e?"above":o<e?"below":"open"}function Ec(t,e=!0){let n=([i,a])=>G(i)&&G(a),o=(i,a)=>Lr(i.map((c,l)=>[c,a[l]]).filter(n).map(([c,l])=>c-l),0),r=t.findIndex((i,a)=>t.
length>1&&t.every((c,l)=>a===l||o(i,c)===(e?"above":"below")));return r<0?null:r}function $c(t,e){let n=e.filter(({values:l})=>Number.isFinite(l[t.name])),o=({values:l})=>l[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:Ko([]),flat:!0};let r=n.reduce((l,p)=>o(p)<o(l)?p:l),i=n.reduce((l,p)=>o(p)>o(l)?p:l),a=$e(t,o(r))===$e(t,o(i)),c=Ko(a?[]:n.map(o));return{low:r,high:i,best:a?
null:Ar(t,e),level:l=>Math.round(c.share(l)*10),scale:c,flat:a}}function Ar(t,e){let n=e.filter(({values:c})=>Number.isFinite(c[t.name])),o=n.map(({each:c})=>c[t.
name]||[]);if(!t.better||o.some(({length:c})=>c!==o[0].length))return null;let r=Ec(o,t.better==="more"),i=r!==null&&n[r].values[t.name],a=c=>t.better==="more"?
c<i:c>i;return r!==null&&n.every(({values:c},l)=>l===r||a(c[t.name]))?n[r]:null}function Ko(t){let e=[...new Set(t)].sort((l,p)=>l-p),[n,o]=[e[0],e.at(-1)],r=l=>p=>o>
n?(l(p)-l(n))/(l(o)-l(n)):0,i=l=>e.some(p=>e.filter(m=>m>=p&&l(m)-l(p)<.1).length>Math.max(1,e.length/2)),a=l=>e.length>1?e.indexOf(l)/(e.length-1):0,c=[{name:"\
linear",share:r(l=>l)},...n>0?[{name:"log",share:r(Math.log)}]:[],{name:"order",share:a}];return c.find(({share:l})=>!i(l))||c.at(-1)}function ut(t,{each:e}){let n=(e[t.
name]||[]).filter(G);if(n.length<2)return"";let[o,r]=[Math.min(...n),Math.max(...n)].map(i=>$e(t,i));return o===r?"":s("{low} to {high}",{low:o,high:r})}var Ln=t=>t.
better==="less"?"heat":"prob";function $e(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=e.toLocaleString("en-US",{minimumFractionDigits:t.digits,
maximumFractionDigits:t.digits});return n&&t.unit?`${o} ${s(t.unit)}`:o}var Cr=10;function Lc({axes:[t,e],metric:n,heat:o,at:r}){let i=e.values.map((I,q)=>t.values.map((L,A)=>r(q,A))),a=I=>i.map((q,L)=>q.map((A,P)=>I(A,L,P))),c=I=>I.
values[n.name],l=I=>$e(n,c(I))+(o.best===I?" ★":""),p=(I,q,L)=>{let A=ut(n,I);return`${t.knob} ${t.values[L]}, ${e.knob} ${e.values[q]}: ${l(I)}${A?` (${A})`:
""}`},m=Array.from({length:Cr+1},(I,q)=>[q/Cr,`var(--gp-${Ln(n)}-${q})`]),k={type:"heatmap",x:t.values,y:e.values,colorscale:m,zmin:0,zmax:Cr,showscale:!1,xgap:2,
ygap:2,z:a(I=>Number.isFinite(c(I))?o.level(c(I)):null),text:a(l),texttemplate:"%{text}",hovertext:a(p),hoverinfo:"text"},S=Math.min(760,Math.max(220,96+42*e.values.
length)),N={type:"category",showgrid:!1};return Nt(s("{metric} over {columns} and {rows}",{metric:s(n.title),columns:t.knob,rows:e.knob}),[k],Ue(t.knob,{...N,side:"\
top"}),Ue(e.knob,{...N,autorange:"reversed"}),{height:S,margin:{l:52,r:18,t:60,b:16}})}function Ac({knob:t,metric:e,points:n,wide:o}){let r=n.map(({label:q})=>q.trim()===""?NaN:Number(q)),i=r.every(Number.isFinite)?{linear:"linear",log:"log",order:"\
category"}[Ko(r).name]:"category",a=n.map((q,L)=>({...q,x:i==="category"?q.label:r[L]}));i!=="category"&&a.sort((q,L)=>Number(q.x)-Number(L.x));let c=a.filter(({
value:q})=>Number.isFinite(q)),l=c.flatMap(({value:q,each:L})=>[q,...L]),p=o&&l.length>0&&Math.min(...l)>0,m=({label:q,value:L,range:A,best:P})=>`${q}: ${$e(e,L)}${A?
` (${A})`:""}${P?`, ${s("the best")}`:""}`,k={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:a.map(({x:q})=>q),y:a.map(({value:q})=>Number.
isFinite(q)?q:null),text:a.map(m),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",symmetric:!1,color:"var(--g\
p-muted)",thickness:1.5,width:4,array:a.map(({value:q,each:L})=>L.length>1?Math.max(...L)-q:0),arrayminus:a.map(({value:q,each:L})=>L.length>1?q-Math.min(...L):
0)}},S={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:c.map(({x:q})=>q),y:c.map(({value:q})=>q),
text:c.map(({value:q,best:L})=>c.length<=12||L?$e(e,q)+(L?" ★":""):"")},N=s(e.title),I=`${N}${e.unit?` (${s(e.unit)})`:""}${p?`, ${s("logarithmic scale")}`:""}`;
return Nt(s("{metric} over {knob}",{metric:N,knob:t}),[k,S],Ue(t,{type:i}),Ue(I,p?{type:"log"}:{}))}function Go(t,{metric:{meaning:e,formula:n,unit:o,live:r}}){let i=[o?s("In {unit}.",{unit:s(o)}):"",r?"":s("It is known when the runs of a cell have ended.")],a=t.
querySelector(".gp-metric-term")||d("span","gp-metric-term");t.replaceChildren(a,`: ${s(e)} `,d("span","gp-formula",s(n)),...i.filter(Boolean).map(c=>` ${c}`))}
function Cc(t,e,n){let{low:o,high:r,best:i,scale:a,flat:c}=n,l=e.metric,p=e.group.groups.some(I=>ut(l,I)),m=I=>I&&e.nameOf(I.number)+I.values[l.name],k=[l.name,
m(o),m(r),i&&i.number,a.name,c,p].join();if(t.dataset.key===k||(t.dataset.key=k,t.replaceChildren(),!o))return;let S=(I,q)=>{let L=d("span"),A=d("b","",$e(l,q.values[l.
name],{unit:!0}));return L.append(...me(I,{value:A,cell:e.nameOf(q.number)})),L};c?t.append(S(s("The same everywhere: {value}"),o)):t.append(S(s("lowest {value}\
 at {cell}"),o),Mu(Ln(l)),S(s("highest {value} at {cell}"),r));let N=[a.name==="log"&&s("Coloured on a logarithmic scale."),a.name==="order"&&s("Coloured by ran\
k, because some values are far from the rest."),p&&s("Small numbers: from the lowest to the highest of a cell’s seeds."),i&&(l.better==="more"?s("★ best: high\
er is better, seed by seed"):s("★ best: lower is better, seed by seed"))];t.append(...N.filter(Boolean).map(I=>d("span","",I)))}function Mu(t){let e=d("span",
"gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let o=d("i");o.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(o)}return e}function Pc(t,e,n,o){
let r=e.view!=="heat"?void 0:e.isList?Eu(e,n):e.isSettled?$u(e,n):void 0;fe(t,r,i=>o(e.isList?e.inOrder[i.pointNumber].number:e.inRow(i.pointNumber[0])[i.pointNumber[1]].
number))}function Eu(t,{best:e,scale:n}){let o=t.metric,[{knob:r,values:i}]=t.axes,a=t.inOrder.map(c=>({label:i[c.place[1]],value:c.values[o.name],each:(c.each[o.
name]||[]).filter(G),range:ut(o,c),best:e===c}));return Ac({knob:r,metric:o,points:a,wide:n.name!=="linear"})}function $u(t,e){return Lc({axes:t.axes,metric:t.metric,
heat:e,at:(n,o)=>t.inRow(n)[o]})}var Pr=({name:t})=>t==="ended";function ft(t,{values:e,each:n,entries:o},{unit:r=!1}={}){let i=e[t.name],a=(n[t.name]||(o.length===1?[i]:[])).filter(G);return!Pr(
t)||!a.length?$e(t,i,{unit:r}):s("{count} of {all}",{count:z(a.filter(Boolean).length),all:z(a.length)})}var Lu={tokens:"length",time:"time",tokens_per_second:"speed",mean_logprob:"mean-logprob",perplexity:"perplexity",entropy:"entropy",model_entropy:"entropy",distinct_1:"\
distinct-n",distinct_2:"distinct-n",distinct_3:"distinct-n",repetition:"repetition",self_bleu:"self-bleu",characters:"length",words:"length",ended:"ending"},Wc=4;
function An(t,e,n,o){let{name:r,unit:i,meaning:a,formula:c,better:l}=e,p=l==="more"?s("More is better."):l==="less"?s("Less is better."):"",m={meaning:[s(a),p].
filter(Boolean).join(" "),formula:s(c),unit:i?s(i):""};te(t,Lu[r],()=>Au(e,n,o),m)}function Au(t,e,n){let o=e.groups.filter(({values:m})=>Number.isFinite(m[t.name]));
if(!o.length)return"";let[r]=o,i=Cu(t,r,e.unit)||ft(t,r,{unit:!0});if(o.length===1)return he(i);let a=({values:m})=>m[t.name],[c,l]=[o.reduce((m,k)=>a(k)<a(m)?k:
m),o.reduce((m,k)=>a(k)>a(m)?k:m)],p={name:n(r.number),words:i,low:ft(t,c),lowest:n(c.number),high:ft(t,l),highest:n(l.number)};return p.low===p.high?s("{name}:\
 {words}; the same for all.",p):s("{name}: {words}; of all, the lowest is {low} ({lowest}), the highest {high} ({highest}).",p)}function Cu(t,e,n){let o=e.values[t.
name],r=ft(t,e,{unit:!0}),i=m=>G(m)&&$e(t,m)===$e(t,o);if(t.name==="ended")return"";let a=(e.each[t.name]||[]).filter(G);if(t.name==="perplexity"){let m=Nc(e),k=m.
reduce((S,{raw:N})=>S+N,0);return!m.length||!i(Math.exp(-k/m.length))?"":`exp(−(${K(k)}) / ${z(m.length)}) = ${r}`}if(a.length>1){if(!i(a.reduce((S,N)=>S+N,0)/
a.length))return"";let m=a.map(S=>$e(t,S)),k=m.length>Wc?[...m.slice(0,Wc-1),"…",m.at(-1)].join(" + "):m.join(" + ");return s("the mean of {count} runs, ({sum\
}) / {count} = {value}",{count:z(a.length),sum:k,value:r})}if(t.name==="tokens_per_second"){let{tokens:m,time:k}=e.values;return!m||!k||!i(m/k)?"":s("{tokens} t\
okens in {time} s = {value}",{tokens:z(m),time:k.toFixed(2),value:r})}let c={mean_logprob:"logprob",entropy:"entropy"}[t.name],l=c&&e.entries.length===1?Nc(e):[],
p=l.reduce((m,k)=>m+ke(k[c],n),0);return!l.length||!i(p/l.length)?"":_t(p.toFixed(2),z(l.length),r)}function Nc({entries:t}){let e=n=>ue(n)??-1/0;return t.flatMap(
n=>n.log?Ae(n.log).filter(({given:o})=>!o).map(({chosen:o,distribution:r})=>({raw:e(o.raw_logprob),logprob:e(o.logprob),entropy:r.entropy_after})):n.tokens.map(
({raw_logprob:o,logprob:r,entropy:i})=>({raw:e(o),logprob:e(r),entropy:i})))}var Pu={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},mt=t=>ho(Pu,t,"■"),gt=t=>t==="failed"?[s("an erro\
r"),s("ended in an error")]:Te(t),Ze=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,It=t=>t.log?t.log.numTokens:t.tokens.length;function Ne(t){return Ze(
t)?"failed":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function Cn(t){let e=Ne(t);
return e?e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function Rt({tokens:t,ended:e},n=1/0){if(e&&e.text!==
null&&e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:r}of t)if(o+=r??"",o.length>=n)break;return o}function Wr(t,e){let n=d("span","gp-stepper"),[o,r,i]=[d("button","","‹"),d("span"),d("button","","›")];n.append(o,r,i);let a=0,c=p=>m=>{m.stopPropagation(),
Nr(t,a,p)};[[o,-1,s("The text of the previous seed")],[i,1,s("The text of the next seed")]].forEach(([p,m,k])=>{Z(p,{type:"button","aria-label":k,tabindex:e}),p.
addEventListener("click",c(m))});function l(p){a=p;let{entries:m}=t.groups[p];n.hidden=m.length<2,C(r,`${m.indexOf(t.shownOf(p))+1}/${m.length}`)}return{box:n,draw:l}}
function Nr(t,e,n){let{entries:o}=t.groups[e],r=o.indexOf(t.shownOf(e));t.showEntry(e,(r+n+o.length)%o.length)}function qc(t,e,{nameOf:n,promptOf:o}){let r=L=>t.
querySelector(".gp-whole"+L),i=r(""),a=Wr(e,0),c=d("span"),l=d("button","gp-button",s("Open as one run"),{type:"button"});r("-tools").append(a.box,c,l);let p=null;
function m(L){let A=r("-text"),P=Rt(L);A.childElementCount||A.append(d("span","gp-prompt"),d("span")),C(A.firstChild,o(p)+(e.apart?`
`:"")),C(A.lastChild,P);let W=Ne(L),O=It(L),w=W?W!=="failed"&&`${mt(W)} ${gt(W)[1]}`:O?s("still being written"):s("queued");C(r("-end"),[B(O,"{count} token","{c\
ount} tokens"),w].filter(Boolean).join(" · "))}function k(L){let A=Ze(L),P=r("-problem");P.hidden=!A,A&&P.replaceChildren(d("b","","✕ "),`${s(A.message)} ${s(
A.fix)}`)}function S(L){let A=L.entries.length;C(r("-over"),A>1?s("Metrics of the {count} runs of this cell together, most as their mean:",{count:z(A)}):s("Metr\
ics:"));let P=ee(r("-values"),e.metrics.length,()=>{let W=d("div"),O=d("dt");return O.append(d("span")),W.append(O,d("dd")),W});e.metrics.forEach((W,O)=>{let[w]=P[O].
firstChild.children;C(w,s(W.title)),An(w,W,e,n),C(P[O].lastChild,ft(W,L,{unit:!0}))})}function N(){if(p===null)return;let L=e.shownOf(p);C(r("-title"),n(p)),Z(i,
{"aria-label":n(p)}),a.draw(p),C(c,(L.seed??null)===null?"":s("seed {seed}",{seed:L.seed})),l.hidden=!e.canAsk,m(L),k(L),S(e.groups[p])}function I(L){p=L,N(),i.
open||i.showModal(),i.scrollTop=0}function q(){i.open&&i.close(),p=null}return l.addEventListener("click",()=>{let{number:L}=e.shownOf(p);q(),e.ask({type:"open",
entry:L})}),i.addEventListener("close",()=>{p=null}),i.addEventListener("click",({target:L})=>L===i&&q()),i.addEventListener("keydown",L=>L.stopPropagation()),t.
querySelector(".gp-shut").addEventListener("click",q),{show:I,shut:q,draw:N}}var Ic={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function Rc(t){Wu(t),Nu(
t)}function Wu(t){let{table:e,whole:n,group:o}=t;function r([i,a]){let c=e.tBodies[0].rows[i];!c||a<0||t.focus(c.cells[Math.min(a+1,c.cells.length-1)],!0)}e.addEventListener(
"keydown",i=>{let a=i.target.closest("td");if(!a||i.ctrlKey||i.altKey||i.metaKey)return;let{gpGroup:c}=a,l=a.parentElement;if(i.key==="Enter")n.show(c);else if(i.
key===" ")Nr(o,c,1);else if(Object.hasOwn(Ic,i.key))r(Ic[i.key](l.sectionRowIndex,a.cellIndex-1));else return;i.preventDefault()}),e.addEventListener("click",i=>{
let a=i.target,c=a.closest("td");!c||a.closest(".gp-stepper")||(t.focus(c),n.show(c.gpGroup))}),e.addEventListener("focusin",({target:i})=>{i.tagName==="TD"&&t.
focus(i)})}function Nu(t){let{state:e,field:n,select:o}=t,r=t.part("switch");o.addEventListener("change",()=>{e.metricName=o.value,Go(t.part("metric-meaning"),e),
t.nameMetric(),t.drawValues()}),r.addEventListener("click",({target:i})=>{let a=i.dataset.view;if(a){e.view=a;for(let c of r.children)c.setAttribute("aria-press\
ed",String(c.dataset.view===a));n.classList.toggle("gp-as-heat",a==="heat"),t.drawValues()}})}var jc="perplexity",Uo=class{constructor(e){this.group=e,this.view="texts",this.metricName="",this.axes=[]}begin(){this.axes=this.group.header.axes.map(({knob:n,
values:o})=>n==="prompt"?{knob:s("prompt"),values:$n(o),prompts:o}:{knob:n,values:o});let e=this.group.metrics.map(({name:n})=>n);e.includes(this.metricName)||(this.
metricName=e.includes(jc)?jc:e[0])}get isList(){return this.axes.length<2}get isSettled(){return!!this.group.done}get metric(){return this.group.metrics.find(({
name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.place[1])}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===
e)}promptOf(e){let{place:n}=this.group.groups[e],o=this.axes.findIndex(({prompts:r})=>r);return o<0?this.group.header.prompt:this.axes[o].prompts[n[1-o]]}nameOf(e){
let{place:n}=this.group.groups[e];return this.axes.map(({knob:o,values:r},i)=>`${o} ${r[n[1-i]]}`).join(", ")}failuresIn(e){let{entries:n}=this.group.groups[e],
o=n.filter(Ze).length;return o&&n.length>1?s("{count} of {all}",{count:z(o),all:z(n.length)}):""}standingOf(e){let n=this.group.shownOf(e);return Ze(n)?"failed":
Ne(n)?"":Cn(n)==="decoding"?"decoding":this.group.done?"did not run":"queued"}};var zc=300,Bc={failed:()=>s("failed"),decoding:()=>s("decoding"),queued:()=>s("queued"),"did not run":()=>s("did not run"),"":()=>""},qu=t=>t===""?s("(empty)"):
t==="decoding"?"…":Bc[t](),qr=(t,{values:e,prompts:n},o)=>{let r=d("th",t==="row"?"gp-side":"",null,{scope:t});return n?r.append(d("bdi","",e[o],{title:n[o]})):
r.append(ie(e[o])),r};function Iu(){let t=d("th","gp-metric-name",null,{scope:"col"});return t.append(d("span")),t}function wt(t,e){let n=d(t);return n.append(...e),
n}var Vo=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.field=this.part("field"),this.table=this.field.firstElementChild,this.select=this.
part("metric"),this.chart=this.part("metric-chart"),this.whole=qc(e,this.group,{nameOf:o=>n.nameOf(o),promptOf:o=>n.promptOf(o)}),this.cells=[],this.focused=null}part(e){
return this.root.querySelector(".gp-"+e)}build(){let{state:e,group:n,select:o}=this;this.whole.shut(),e.begin(),o.replaceChildren(...n.metrics.map(({name:c,title:l})=>d(
"option","",s(l),{value:c}))),o.value=e.metricName;let[{knob:r},i]=e.axes,a=i?s("{one} and {other}",{one:r,other:i.knob}):r;C(this.part("title"),a);for(let c of[
this.field,this.chart])c.classList.toggle("gp-on-one-axis",e.isList);this.cells=n.groups.map(c=>this.makeCell(c)),this.table.replaceChildren(...e.isList?this.listRows():
this.gridRows()),this.table.setAttribute("aria-label",s("The runs over {knobs}",{knobs:a})),this.focus(this.cells.length?this.cells[0].cell:null),Go(this.part("\
metric-meaning"),e),this.nameMetric()}makeCell({number:e}){let n=d("td","",null,{role:"gridcell",tabindex:"-1"}),o=d("div","gp-cell-top"),[r,i]=[d("span","gp-va\
lue"),d("span","gp-star","★")],[a,c]=[d("small","gp-seeds-range"),d("span","gp-some-failed")],l=d("bdi","gp-cell-text"),p=Wr(this.group,-1);return i.hidden=!0,
o.append(r,i,a,c,p.box),n.append(o,l),n.gpGroup=e,{cell:n,top:o,value:r,star:i,range:a,failed:c,text:l,stepper:p,colour:""}}gridRows(){let{state:e,cells:n}=this,
[o,r]=e.axes,i=d("th","gp-knob",null,{scope:"colgroup",colspan:o.values.length});i.append(d("span","",o.knob));let a=d("th","gp-side",r.knob,{scope:"col",rowspan:2}),
c=[wt("tr",[a,i]),wt("tr",o.values.map((p,m)=>qr("col",o,m)))],l=p=>e.inRow(p).map(({number:m})=>n[m].cell);return[wt("thead",c),wt("tbody",r.values.map((p,m)=>wt(
"tr",[qr("row",r,m),...l(m)])))]}listRows(){let{state:e,cells:n}=this,[o]=e.axes,{knob:r}=o,i=wt("tr",[d("th","gp-side",r,{scope:"col"}),Iu()]),a=e.inOrder.map(
({number:c,place:l})=>wt("tr",[qr("row",o,l[1]),n[c].cell]));return[wt("thead",[i]),wt("tbody",a)]}drawText(e){let{state:n,group:o}=this,{cell:r,text:i,stepper:a,
failed:c}=this.cells[e],l=o.shownOf(e),p=Ze(l),m=n.failuresIn(e);C(c,m&&`✕ ${m}`);let k=p?`✕ ${s("failed")}`:Rt(l,zc).slice(0,zc).trim();C(i,k||qu(n.standingOf(
e))),pe(r,["gp-cell",p&&"gp-broken",!k&&"gp-quiet"].filter(Boolean).join(" ")),a.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.
drawText(e))}drawQuiet(){this.cells.forEach(({cell:e},n)=>e.classList.contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,o=e.metric;
if(!o)return;let r=$c(o,n.groups);for(let i of n.groups)this.drawValue(i,o,r);this.nameMetric(),Cc(this.part("legend"),e,r),this.field.hidden=e.view==="heat"&&!e.
isList&&e.isSettled,C(this.part("hint"),this.field.hidden?s("Click a cell for its full text. Drag to zoom; double-click to see all again."):s("Click a cell, or \
press Enter, for its full text; the arrow keys move between cells.")),Pc(this.chart,e,r,i=>this.whole.show(i))}nameMetric(){let{state:e,group:n}=this,o=e.metric;
if(!o)return;let[r]=this.root.querySelectorAll(".gp-metric-term");r.id||="gp-metric-"+Math.random().toString(36).slice(2,8),Z(this.table,{"aria-describedby":r.id});
let i=[r,...e.isList?[this.part("metric-name").firstChild]:[]];for(let a of i)C(a,s(o.title)),An(a,o,n,c=>e.nameOf(c))}drawValue(e,n,o){let r=this.cells[e.number],
{top:i,value:a,star:c,range:l}=r,p=e.values[n.name],m=Number.isFinite(p),k=m?`var(--gp-${Ln(n)}-${o.level(p)})`:"";r.colour!==k&&(i.style.backgroundColor=r.colour=
k),pe(i,m?"gp-cell-top":"gp-cell-top gp-none"),C(a,m?$e(n,p):e.entries.length===1&&Ze(e.entries[0])?"✕":"–"),C(l,m?ut(n,e):""),c.hidden=o.best!==e,this.describe(
e.number)}describe(e){let{state:n}=this,{cell:o,star:r,value:i,range:a}=this.cells[e],c=s((n.metric||{}).title),l=n.failuresIn(e),p=[n.nameOf(e),a.textContent?s(
"{metric}: {value}, over its seeds {range}",{metric:c,value:i.textContent,range:a.textContent}):`${c}: ${i.textContent}`,r.hidden?"":s("best"),l&&s("failed: {sh\
are}",{share:l}),Bc[n.standingOf(e)]()];Z(o,{"aria-label":Se(p)})}focus(e,n=!1){this.focused&&(this.focused.tabIndex=-1),this.focused=e,e&&(e.tabIndex=0,n&&(e.focus(
{preventScroll:!0}),this.reveal(e)))}reveal(e){let{field:n,table:o}=this,[r,i]=[n.getBoundingClientRect(),e.getBoundingClientRect()],a=r.left+e.parentElement.firstElementChild.
offsetWidth,c=r.top+o.tHead.offsetHeight;n.scrollLeft+=Math.min(0,i.left-a)||Math.max(0,i.right-r.right),n.scrollTop+=Math.min(0,i.top-c)||Math.max(0,i.bottom-r.
bottom),(i.top<0||i.bottom>innerHeight)&&e.scrollIntoView({block:"nearest",inline:"nearest"})}};function Fc(t,e){let n=new Vo(t,new Uo(e));return Rc(n),o=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}o.run&&
n.build(),o.run||o.pair||o.status?n.drawTexts():o.steps&&new Set([...o.entries].map(r=>e.entries[r].group)).forEach(r=>n.drawText(r)),o.measured&&n.drawQuiet(),
(o.run||o.measured||o.status)&&n.drawValues(),n.whole.draw()}}var Hc=[["stop","■",t=>s("Stop lane {lane}",{lane:t})],["select","✎",t=>s("Edit lane {lane}",{lane:t})],["copy","❐",t=>s("Copy lane {lane}",{lane:t})],["l\
eft","◀",t=>s("Move lane {lane} to the left",{lane:t})],["right","▶",t=>s("Move lane {lane} to the right",{lane:t})],["remove","✕",t=>s("Remove lane {lane\
}",{lane:t})]],Jo=class{constructor(e,n){this.group=n;let o=d("div","gp-lane-head");this.name=d("button","gp-lane-name",null,{type:"button"}),this.letter=d("b",
"gp-letter"),this.title=d("bdi","gp-lane-title"),this.reference=d("span","gp-lane-reference",s("reference")),this.name.append(this.letter,this.title,this.reference),
this.tools=d("span","gp-lane-tools"),this.buttons=Object.fromEntries(Hc.map(([i,a])=>{let c=d("button","gp-button",a,{type:"button","data-do":i});return this.tools.
append(c),[i,c]})),o.append(this.name,this.tools),this.prompt=d("p","gp-lane-prompt",null,{dir:"auto"}),this.settings=d("p","gp-lane-settings"),this.changed=d("\
p","gp-lane-changed",`△ ${s("changed since this run")}`),this.state=d("p","gp-lane-state"),this.doing=d("b"),this.tokens=d("span","gp-lane-count"),this.company=
d("span","gp-lane-company","",{tabindex:"0","data-tip":""}),this.state.append(this.doing,this.tokens,this.company),this.parts=d("p","gp-lane-parts"),this.seeds=
d("p","gp-lane-seeds"),this.back=d("button","gp-button","◀",{type:"button","data-seed":"-1","aria-label":s("Previous seed")}),this.on=d("button","gp-button","\
▶",{type:"button","data-seed":"1","aria-label":s("Next seed")}),this.seed=d("span","","",{"aria-live":"polite"}),this.seeds.append(this.back,this.seed,this.on),
this.problem=d("div","gp-problem"),this.why=d("span"),this.problem.append(d("b","","✕ "),this.why);let r=d("div","gp-lane-top");r.append(o,this.prompt,this.settings,
this.changed,this.state,this.parts,this.seeds,this.problem),e.append(r)}draw({lane:e,ran:n,place:o,lanes:r,isReference:i,parts:a,told:c}){let l=n?this.group.shownOf(
n.number):null;C(this.letter,e.label),C(this.title,be(e.title)),J(this.reference,i),Z(this.name,{"aria-pressed":String(i),title:i?s("The other lanes are compare\
d with this one"):s("Compare the others with {lane}",{lane:e.label})}),this.name.disabled=!n,this.drawTools(e,o,r),this.drawStop(n),J(this.prompt,!!e.prompt),e.
prompt&&Do(this.prompt,e.prompt),C(this.settings,ju(e,l,n).join(" · ")),J(this.changed,!!n&&Ru(e,n)),this.drawState(l),C(this.parts,a),J(this.parts,!!a),this.drawSeeds(
l,n),this.drawProblem(e,c)}drawTools(e,n,o){J(this.tools,this.group.canAsk);let r={left:n===0,right:n===o-1,remove:o===1,copy:o>=eo};for(let[i,,a]of Hc){i!=="st\
op"&&J(this.buttons[i],!e.prompt);let c=i==="select"&&e.selected?s("Lane {lane} is shown in the settings",{lane:e.label}):a(e.label);Z(this.buttons[i],{title:c,
"aria-label":c,"aria-disabled":String(!!r[i])})}C(this.buttons.select,e.selected?`✎ ${s("editing")}`:"✎"),Z(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){
let{stop:n}=this.buttons,o=!!e&&this.group.running&&e.entries.some(({log:r})=>!r.finished&&!r.failed);!o&&n===document.activeElement&&this.name.focus(),J(n,o)}drawState(e){
if(J(this.state,!!e),!e)return;let{log:n}=e;C(this.doing,zu(n,this.group.done));let o=Ae(n).length;C(this.tokens,o?B(o,"{count} token","{count} tokens"):"");let r=Ir.
get(n);n.shared>1&&Ir.set(n,{others:Math.max(n.shared-1,r?r.others:0),apart:n.apart&&(!r||r.apart)});let i=Ir.get(n);if(J(this.company,!!i),!i)return;let{others:a,
apart:c}=!n.running||n.shared<2?i:{others:n.shared-1,apart:n.apart};C(this.company,c?B(a,"in turn with another run","in turn with {count} others"):B(a,"together\
 with another run","together with {count} others")),Z(this.company,{"data-tip":c?s("It has forward passes of its own, in turn with those of the others: no other\
 run uses its model, or it reads or writes several tokens at once."):s("Decoded in one batch with the other runs on this model: each forward pass gives all of t\
hem their next token.")})}drawSeeds(e,n){let o=n?n.entries.length:0;J(this.seeds,o>1),!(o<2)&&(C(this.seed,s("seed {seed}, {place} of {all}",{seed:Dc(e)??"–",
place:n.shown+1,all:o})),Z(this.back,{"aria-disabled":String(n.shown===0)}),Z(this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){
let r=s(n),i=o.get(r)??e;r&&o.set(r,i),J(this.problem,!!r),C(this.why,!r||i===e?r:s("The same as in lane {lane}.",{lane:i}))}},eo=8,Ir=new WeakMap,Dc=({seed:t,log:e})=>t??
(e&&e.started?e.started.seed:null);function Ru(t,e){let n=(o,r)=>JSON.stringify(o[r]===""?null:o[r]??null);return["model","seed","settings","prompt"].some(o=>n(
t,o)!==n(e,o))}function ju(t,e,n){let o=e&&n.seed===t.seed&&n.entries.length===1?Dc(e):null,r=t.seed??o;return[t.model,be(t.settings??""),r===null?"":s("seed {s\
eed}",{seed:r})].filter(Boolean)}function zu(t,e){let{queued:n,loading:o,started:r,failed:i,finished:a}=t;return i?`✕ ${s("stopped by an error")}`:a?`■ ${a.
sequences.length?Te(a.sequences[0].stop_reason)[1]:s("ended")}`:e?r?`■ ${s("was stopped")}`:s("did not run"):o?cn(o):n?n.ahead?B(n.ahead,"waiting for another \
run","waiting for {count} others"):s("starting …"):r?`● ${s("decoding …")}`:s("waiting for its turn")}var Yo=class{constructor(e){this.log=e,this.clear()}clear(){this.at=null,this.place=null}get steps(){return this.log.canvasSteps}get number(){return this.at===null?
this.steps.length-1:Math.min(this.at,this.steps.length-1)}get step(){return this.steps[this.number]||null}get canvas(){let{canvas:e}=this.step;return this.steps.
filter(n=>n.canvas===e)}get before(){let{canvas:e}=this.step;return this.steps.filter((n,o)=>n.canvas<e&&this.steps[o+1]&&this.steps[o+1].canvas!==n.canvas)}get numCanvases(){
return this.steps.length?this.steps.at(-1).canvas+1:0}earlier(e){let n=this.steps[this.number-1];return n&&n.canvas===this.step.canvas?n.places[e]:null}accepted(e){
if(!this.step.places[e].accepted)return null;let n=this.earlier(e);return n&&n.accepted?"again":"newly"}get counts(){let e=this.step.places.map((n,o)=>this.accepted(
o));return{places:e.length,accepted:e.filter(Boolean).length,newly:e.filter(n=>n==="newly").length}}get end(){let{eos_token_ids:e,effective:n}=this.log.started;
if(!Number.isInteger(n.pad_token_id))return 1/0;let o=this.step.places.findIndex(({token_id:r})=>e.includes(r));return o<0?1/0:o+1}history(e){let n=this.canvas,
o=n.at(-1).places[e],r=n.length-1;for(;r>0&&n[r-1].places[e].token_id===o.token_id;)r-=1;return{since:r,accepted:n.filter(i=>i.places[e].accepted).length,count:n.
length,last:o}}};function Kc({canvasSteps:t,finished:e}){return e?e.sequences.map(({text:o})=>o).join(""):t.filter(({canvas:o},r)=>!t[r+1]||t[r+1].canvas!==o).flatMap(
({places:o})=>o.map(({piece:r})=>r??"")).join("")}var Xo=({logprob:t,entropy:e})=>({probability:X(t),rawProbability:0,rank:1,surprisal:-(t??0),entropyBefore:e,entropyAfter:e});var Zo=class{constructor(e,n){this.body=e,this.entries=n,this.width=0,this.timer=0,this.clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.
scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e)}clear(e){this.log=e,this.body.replaceChildren(),this.rows=new Ye(this.
body),this.tokens=[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:r},{shade:i,unit:a}){if(this.
log!==e&&this.clear(e),e.denoises){C(this.body,Kc(e));return}let{keep:c,added:l}=dt(this.steps,Ae(e).at(-1)||null);c<this.tokens.length&&this.cut(c);for(let p of l)
this.append(p,i,a);this.dim(n),this.signAt(o?this.tokens[n]:null,o,r,a),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){pt(this,e),this.steps.
length=e,this.dimmed=Math.min(this.dimmed,e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let r={...e.chosen,piece:e.piece},i=d("span","gp-\
token",null,{role:"button",tabindex:"-1"});He(i,r);let a=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(i,{token:r,step:e,index:e.
index,lane:this}),e.given&&(i.dataset.given=""),$t(this,i,r,a),this.steps.push(e),this.describe(i,o),this.shade(i,n)}shade(e,n){qt(e.querySelector(".gp-ink"),n,
Le(this.entries.get(e).step))}describe(e,n){let{token:o,step:r,index:i}=this.entries.get(e),a=[s("token {number}: {text}",{number:i+1,text:V(o.text)}),...xo(r,n),
this.whyOf(e)];e.setAttribute("aria-label",a.filter(Boolean).join(", "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?s("g\
iven, not chosen"):""].filter(Boolean).join(", ")}dim(e){let n=Math.min(e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-\
shared");for(let o=this.dimmed;o<n;o++)this.tokens[o].classList.add("gp-shared");this.dimmed=n}signAt(e,n,o,r){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.
parts===n))return;let i=this.sign;this.sign=e||null,this.said=o,i&&(delete i.dataset.parts,this.describe(i,r)),e&&(e.dataset.parts=n,this.describe(e,r))}redraw({
shade:e,unit:n}){for(let o of this.tokens)this.shade(o,e),this.describe(o,n)}settle(){this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7),this.rows.
settle()}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.
settle(),200))}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.
tokens[o+1];case"ArrowLeft":return this.tokens[o-1];case"ArrowDown":return Ke(this.tokens,o,1);case"ArrowUp":return Ke(this.tokens,o,-1);case"Home":return this.
tokens[0];case"End":return this.tokens.at(-1);default:return null}}};function Gc(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),r=t.querySelector(".gp-scale"),i=t.querySelector(".gp-add"),a=new Map,c=new WeakMap,
l=fn(t,n,e,w=>{let b=c.get(w);if(!b)return null;let{token:h,step:f,index:g,lane:v}=b;return{id:h.token_id,text:h.text,where:s("token {number}",{number:g+1}),step:f,
why:v.whyOf(w)}}),p=()=>({shade:o.value,unit:e.unit});function m(){return e.lanes?e.lanes.map(w=>({key:`${w.prompt?"prompt":"lane"} ${w.id}`,lane:w,number:e.groups.
findIndex(({id:b,prompt:h})=>b===w.id&&!!h==!!w.prompt)})):e.groups.map(w=>({key:`group ${w.number}`,lane:w,number:w.number}))}function k(w){let b=document.activeElement,
h=[...n.children].indexOf(b&&b.closest(".gp-lane")),f=new Set(w.map(({key:g})=>g));for(let[g,{element:v}]of a)f.has(g)||(v.remove(),a.delete(g));w.forEach(({key:g,
lane:v,number:E},$)=>{let u=a.get(g)||N(g);Object.assign(u,{lane:v,number:E}),n.children[$]!==u.element&&n.insertBefore(u.element,n.children[$]||null)}),S(),!(h<
0||document.activeElement===b)&&(b.isConnected?b.focus():n.children.length&&n.children[Math.min(h,n.children.length-1)].querySelector(".gp-lane-name").focus())}
function S(){let{clientWidth:w}=n,[b,h,f]=[240,12,4];if(!w||!a.size)return;let g=Math.max(1,Math.min(f,Math.floor((w+h)/(b+h)))),v=Math.ceil(a.size/g);n.style.setProperty(
"--lanes-in-row",Math.ceil(a.size/v))}new ResizeObserver(S).observe(n);function N(w){let b=d("li","gp-lane"),h=new Jo(b,e),f=d("p","gp-note gp-not-yet",s("Not r\
un yet.")),g=d("div","gp-lane-text",null,{role:"group",dir:"auto"}),v=d("div","gp-lane-bottom");v.append(f,g),b.append(v);let E={element:b,head:h,note:f,body:g,
text:new Zo(g,c)};return a.set(w,E),E}function I(w,b,h,f){let{element:g,head:v,note:E,body:$,text:u,lane:y,number:x}=w,T=x<0?null:e.groups[x],M=it(e),j=!!(T&&M&&
M[0]===x),_=T&&M&&!j?q(M[0],x):{shared:0,sign:"",why:"",words:""};v.draw({lane:y,ran:T,place:b,lanes:h,isReference:j,parts:_.words,told:f}),g.classList.toggle("\
gp-lane-selected",!!y.selected),Z(g,{"aria-label":s("Lane {lane}: {title}",{lane:y.label,title:be(y.title)})}),Z($,{"aria-label":s("Text of lane {lane}, token b\
y token. The arrow keys move along it.",{lane:y.label})}),J(E,!T),J($,!!T),T?u.draw(e.shownOf(x).log,_,p()):u.log&&u.clear(null)}function q(w,b){let h=We(e,w),[
f,g]=[w,b].map(T=>e.shownOf(T).log),{kind:v,at:E,shorter:$}=Ho(e,w,b),u=E[1];if(v==="apart"){let{chosen:T}=Ae(f)[E[0]],M=s("here it diverges from {lane}, which \
has {token}",{lane:h,token:V(T.text)});return{shared:u,sign:`≠${h}`,why:M,words:`≠ ${s("diverges from {lane} at token {number}",{lane:h,number:u+1})}`}}let y={
shared:u,sign:"",why:""};if(!u)return{...y,words:""};let x=[f,g].map(T=>!!(T.finished||T.failed||e.done));return(v==="same"?!(x[0]&&x[1]):!x[$])?{...y,words:`= ${s(
"the same as {lane} so far",{lane:h})}`}:v==="same"?{...y,words:`= ${s("the same as {lane}",{lane:h})}`}:{...y,words:`= ${$?s("the same as {lane}, which continu\
es",{lane:h}):s("the same as {lane}, then continues",{lane:h})}`}}function L(w){let{header:b}=e,h=b&&!e.groups.some(({prompt:f})=>f)?b.prompt:"";J(t.querySelector(
".gp-asked"),!!h),xe(t.querySelector(".gp-asked-text"),h,{plain:!0}),J(t.querySelector(".gp-parting-key"),!!it(e)),J(i.parentNode,e.canAsk&&!w.some(({lane:f})=>f.
prompt)),Z(i,{"aria-disabled":String(w.length>=eo),title:w.length>=eo?s("At most {count} lanes",{count:String(eo)}):s("A new lane at the end")})}let A=w=>[...a.
values()].find(({element:b})=>b.contains(w));n.addEventListener("click",({target:w})=>{let b=A(w),h=w.closest("button"),f=w.closest(".gp-token");b&&f&&c.has(f)&&
W(b,f),!(!b||!h||h.getAttribute("aria-disabled")==="true")&&(h.dataset.do&&e.ask({type:"lane",do:h.dataset.do,id:b.lane.id}),h.dataset.seed&&e.showEntry(b.number,
e.groups[b.number].shown+Number(h.dataset.seed)),h===b.head.name&&P(b.number))});function P(w){let b=it(e);b&&w!==b[0]&&e.setPair(w,w===b[1]?b[0]:b[1])}function W(w,b){
w.text.reach(b),b.focus({preventScroll:!0}),b.scrollIntoView({block:"nearest"}),l.show(b)}n.addEventListener("keydown",w=>{let{target:b,key:h}=w;if(!c.has(b)||w.
ctrlKey||w.metaKey||w.altKey)return;let f=A(b),g=h==="Enter"||h===" "?b:f.text.next(b,h);!g&&!h.startsWith("Arrow")||(w.preventDefault(),g&&W(f,g))}),i.addEventListener(
"click",()=>{i.getAttribute("aria-disabled")!=="true"&&e.ask({type:"lane",do:"add"})});function O(){st(r,o.value,e.unit)}return o.addEventListener("change",()=>{
for(let{text:w}of a.values())w.redraw(p());O()}),w=>{let b=m();if(t.hidden=!b.length&&!e.canAsk,t.hidden)return;if((w.run||w.lanes)&&k(b),w.unit){for(let{text:f}of a.
values())f.redraw(p());O()}L(b);let h=new Map;b.forEach(({key:f},g)=>I(a.get(f),g,b.length,h));for(let{text:f}of a.values())f.settle();l.refresh(w.unit||w.pair)}}function Uc(t,e){let i=A=>t.querySelector(".gp-"+A),a=[];function c(A){let[P,W]=[Math.min(...A),Math.max(...A)],O=[1,2,5,10,20,50,100,200,500,1e3].find(h=>Math.
floor(W/h)-Math.floor(P/h)<24)||Math.ceil((W-P+1)/24),w=Math.floor(P/O),b=Array.from({length:Math.floor(W/O)-w+1},(h,f)=>[Math.max((w+f)*O,P),Math.min((w+f+1)*O-
1,W),0]);for(let h of A)b[Math.floor(h/O)-w][2]+=1;return b}function l(A){let P=A.map(It).sort((h,f)=>h-f),W=P.length?c(P):[],O=JSON.stringify(W);i("bins").dataset.
key!==O&&fe(i("bins"),W.length?p(W):void 0),i("bins").dataset.key=O;let w=P.reduce((h,f)=>h+f,0)/P.length,b=(P[P.length-1>>1]+P[P.length>>1])/2;a=P,C(i("average"),
P.length?s("mean {mean}, median {median}, from {low} to {high}",{mean:w.toFixed(1),median:z(b),low:z(P[0]),high:z(P.at(-1))}):s("none has ended yet"))}function p(A){
let P=(w,b)=>w===b?B(w,"{count} token","{count} tokens"):s("{low} to {high} tokens",{low:z(w),high:z(b)}),W=([w,b,h])=>`${P(w,b)}: ${B(h,"{count} text","{count}\
 texts")}`,O={type:"bar",hoverinfo:"text",textposition:"none",text:A.map(W),x:A.map(([w,b])=>(w+b)/2),y:A.map(([,,w])=>w),width:A.map(([w,b])=>.94*(b-w+1)),marker:{
color:"var(--gp-kept)"}};return Nt(s("Number of texts by their length in tokens"),[O],Ue(s("tokens"),{showgrid:!1}),Ue(s("texts"),{rangemode:"tozero"}),{height:220,
bargap:0})}function m(){let A=d("li"),P=d("span","",null,{"aria-hidden":"true"});return P.append(d("i","gp-bar")),A.append(d("span","gp-sign",null,{"aria-hidden":"\
true"}),d("span","gp-word"),P,d("span","gp-times")),A}function k(A){let P=new Map;for(let w of A)P.set(Ne(w),(P.get(Ne(w))||0)+1);let W=[...P].sort(([w,b],[h,f])=>f-
b||(w<h?-1:1)),O=ee(i("endings"),W.length,m);W.forEach(([w,b],h)=>{let[f,g,v,E]=O[h].children;Z(O[h],{"data-end":w}),C(f,mt(w)),C(g,gt(w)[0]),se(v.firstChild,"w\
idth",b/A.length),C(E,`${z(b)} · ${H(b/A.length)}`)})}function S(A){let P=A.filter(b=>Ne(b)==="failed"),W=A.filter(b=>Ne(b)!=="failed"&&!Rt(b).trim()),O=e.done?
e.entries.length-A.length:0,w=[];W.length&&w.push(B(W.length,"{count} text is empty.","{count} texts are empty.")),P.length&&w.push(B(P.length,"{count} sample f\
ailed and is counted only here.","{count} samples failed and are counted only here.")),O&&w.push(B(O,"{count} sample did not finish.","{count} samples did not f\
inish.")),C(i("oddities"),w.join(" "))}function N(A){let P=new Map;for(let h of A)P.set(Rt(h),(P.get(Rt(h))||0)+1);let W=[...P].filter(([,h])=>h>1).sort(([h,f],[
g,v])=>v-f||(h<g?-1:1));C(i("common-title"),I(P.size,A.length,W.length>0));let O=i("common"),w=W.slice(0,5),b=[...O.children].map(h=>h.gpText);w.length===b.length&&
w.every(([h],f)=>h===b[f])?w.forEach(([,h],f)=>C(O.children[f].firstChild,`${z(h)} ×`)):O.replaceChildren(...w.map(q))}function I(A,P,W){return P<2?P?B(P,"{cou\
nt} text","{count} texts"):"":A===1?s("All {count} texts are the same",{count:z(P)}):W?s("{count} different texts of {all}; the most frequent ones",{count:z(A),
all:z(P)}):s("All {count} texts are different",{count:z(P)})}function q([A,P]){let W=d("li");if(W.gpText=A,W.append(d("span","gp-times",`${z(P)} ×`)),A.length<=
150)W.append(A.trim()?d("bdi","",qe(A)):d("span","gp-note",s("(empty)")));else{let O=d("details"),w=d("summary");w.append(d("bdi","",qe(A.slice(0,150))+"…")),
O.append(w,d("p","",A,{dir:"auto"})),W.append(O)}return W}function L(A,P){return A===P?B(P,"{count} sample","all {count} samples"):e.done?B(P,"{ended} of {count\
} sample ended","{ended} of {count} samples ended",{ended:z(A)}):B(P,"{ended} of {count} sample ended so far","{ended} of {count} samples ended so far",{ended:z(
A)})}return le(t,{lengths:()=>{if(!a.length)return"";let A=a.reduce((P,W)=>P+W,0);return B(a.length,"{total} tokens in {count} text.","{total} tokens in {count}\
 texts, {mean} on average.",{total:z(A),mean:(A/a.length).toFixed(1)})}}),A=>{if(t.hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(A.run||A.status))return;
A.run&&i("common").replaceChildren();let P=e.entries.filter(w=>Cn(w)==="cut"),W=e.entries.filter(w=>Ne(w)&&!P.includes(w)),O=W.filter(w=>Ne(w)!=="failed");C(i("\
of"),L(W.length,e.entries.length)),l(O),k([...W,...P]),S(W),N(O)}}var Vc="generation-playground.columns",Bu=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","words","ended"],Qo=class{constructor(e,n){
this.place=e,this.changed=n,this.summary=d("summary"),this.boxes=d("div","gp-column-boxes",null,{role:"group","aria-label":s("Columns of the table")}),e.append(
this.summary,this.boxes),this.chosen=new Set(Fu()||Bu),this.names=""}shown(e){let n=e.map(({name:r})=>r).join();n!==this.names&&(this.names=n,this.boxes.replaceChildren(
...e.map(r=>this.box(r))));let o=e.filter(({name:r})=>this.chosen.has(r));return C(this.summary,s("Columns: {shown} of {all}",{shown:String(o.length),all:String(
e.length)})),o}box({name:e,title:n,meaning:o}){let r=d("label","",null,{title:s(o)}),i=d("input","",null,{type:"checkbox"});return i.checked=this.chosen.has(e),
i.addEventListener("change",()=>{i.checked?this.chosen.add(e):this.chosen.delete(e),Hu([...this.chosen]),this.changed()}),r.append(i,` ${s(n)}`),r}};function Fu(){
try{let t=JSON.parse(localStorage.getItem(Vc)||"null");return Array.isArray(t)?t:null}catch{return null}}function Hu(t){try{localStorage.setItem(Vc,JSON.stringify(
t))}catch{}}function Jc(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,r=o.cells[0].querySelector("button"),i=new Map,a=null,c=[],l=new Qo(t.querySelector(".gp-\
column-choice"),()=>A()),p=({values:W},{name:O})=>Number.isFinite(W[O])?W[O]:null;function m(){let W=e.metrics.filter(h=>e.groups.some(f=>p(f,h)!==null));t.hidden=
!W.length;let O=l.shown(W);if(O.length===c.length&&O.every((h,f)=>h===c[f].metric))return;let w=document.activeElement,b=o.contains(w)?w.dataset.name:null;c.forEach(
({head:h})=>h.remove()),c=O.map(h=>{let f=d("th","",null,{scope:"col"}),{name:g,title:v,unit:E}=h,$=d("button","gp-sort",null,{type:"button","data-name":g});return An(
$,h,e,u=>We(e,u)),$.append(d("span","",s(v).replace(/-(?=\d)/g,"‑")),d("span","gp-arrow","",{"aria-hidden":"true"})),f.append($),E&&E!==v.toLowerCase()&&f.append(
d("small","",s(E))),o.append(f),{metric:h,head:f}});for(let h of i.values())ee(h,1+c.length,S);b&&o.querySelector(`[data-name="${CSS.escape(b)}"]`)?.focus()}function k(){
for(let{metric:W,head:O}of c){let w=a&&a.name===W.name?a.down?"descending":"ascending":"none";Z(O,{"aria-sort":w}),C(O.querySelector(".gp-arrow"),{descending:" \
▼",ascending:" ▲",none:""}[w])}}o.addEventListener("click",({target:W})=>{let O=W.closest(".gp-sort");if(!O)return;let w=c.map(b=>b.metric).find(({name:b})=>b===
O.dataset.name);if(!w)a=null;else{let b=w.better!=="less",h=a&&a.name===w.name;h&&a.down!==b?a=null:a={name:w.name,down:h?!b:b}}A()});function S(){let W=d("td"),
O=d("span","gp-value");O.append(d("b","gp-best-sign","",{"aria-hidden":"true"}),d("span"),d("span","gp-hidden"),d("small","gp-seeds-range"));let w=d("span","gp-\
track");return w.append(d("i")),W.append(O,w),W}function N(W){let O=d("tr"),w=d("th","gp-whose",null,{scope:"row"});return w.append(d("b","gp-letter"),d("bdi")),
O.append(w),ee(O,1+c.length,S),n.tBodies[0].append(O),i.set(W,O),O}function I({number:W,title:O,prompt:w}){let b=i.get(W)||N(W),[h,f]=b.cells[0].children;C(h,We(
e,W)),C(f,Zt({title:O,prompt:w}))}function q({metric:W},O){let w=e.groups.map(f=>p(f,W)),b=Math.max(...w.map(f=>Math.abs(f??0))),h=Ar(W,e.groups);return w.forEach(
(f,g)=>{let v=i.get(g).cells[O+1],[E,$]=v.children,u=h!==null&&h.number===g;C(E.children[0],u?"★":""),C(E.children[1],ft(W,e.groups[g])),C(E.children[2],u?` ${s(
"(best)")}`:"");let y=f===null||Pr(W)?"":ut(W,e.groups[g]);C(E.children[3],y&&s("over the seeds {range}",{range:y})),v.classList.toggle("gp-best",u),se($.firstChild,
"width",f===null||!b?0:Math.abs(f)/b)}),h!==null}function L(){let W=[...e.groups];if(a){let w=a.down?-1:1;W.sort((b,h)=>{let[f,g]=[p(b,a),p(h,a)];return f===null||
g===null?+(f===null)-+(g===null):w*(f-g)})}let[O]=n.tBodies;W.forEach(({number:w},b)=>{O.rows[b]!==i.get(w)&&O.insertBefore(i.get(w),O.rows[b]||null)})}function A(){
if(m(),t.hidden)return;a&&!c.some(({metric:O})=>O.name===a.name)&&(a=null),e.groups.forEach(I);let W=c.map(q);J(t.querySelector(".gp-best-key"),W.some(Boolean)),
k(),L()}function P(){for(let O of i.values())O.remove();i.clear();let{kind:W}=e.header||{};C(r,W==="lanes"?s("Lane"):W==="sweep"?s("Cell"):s("Runs")),n.classList.
toggle("gp-one",e.groups.length<2),J(t.querySelector(".gp-sorting"),e.groups.length>1)}return W=>{W.run&&P(),(W.run||W.measured||W.lanes)&&A()}}var Yc={sweep:()=>s("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:s("Run the grid")}),
seeds:()=>s("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabilities.",{button:s("Draw \
the samples")}),trial:()=>s("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one question: whether drafts make it f\
aster, which draft length is best, or whether the texts are the same.",{button:s("Run the trial")}),precision:()=>s("Nothing has run yet. “{button}” lets the mo\
del write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each token.",{button:s("Compare precisions")}),choices:()=>s(
"Nothing has run yet. “{button}” lets the model read each answer after the prompt and shows how likely it finds every token, with and without taking the length \
out.",{button:s("Compare answers")}),watermark:()=>s("Nothing has run yet. “{button}” writes texts with and without the watermark and answers one question, or l\
ets you guess which is which.",{button:s("Run the experiment")})};function Xc(t,e){let r=t.querySelector(".gp-status"),i=t.querySelector(".gp-pace"),a=t.querySelector(
".gp-track"),c=t.querySelector(".gp-troubles"),l=t.querySelector(".gp-told"),p=t.querySelector(".gp-answered"),m=[],k=[],S=null,N=0;function I(w){let b=e.entries[w];
m[w]=Cn(b),k[w]=It(b)}function q(w){let b=m.length,h=w.ended+w.failed;if(h===b)return[B(b,"The run has ended","All {count} runs have ended"),""];let f=w.cut+(e.
done?w.decoding:0),g=[f&&s("{count} cut off",{count:z(f)}),!e.done&&s("{count} decoding",{count:z(w.decoding)}),!e.done&&s("{count} queued",{count:z(w.waiting)}),
e.done&&w.waiting&&s("{count} not started",{count:z(w.waiting)})].filter(Boolean),v={ended:z(h)};return[e.done?B(b,"Stopped: {ended} of {count} run ended","Stop\
ped: {ended} of {count} runs ended",v):B(b,"{ended} of {count} run ended","{ended} of {count} runs ended",v),g.map($=>` · ${$}`).join("")]}function L(w){if(!w)
return;let b=performance.now();S??={at:b,sum:w},w!==S.last&&([S.last,N]=[w,b]);let h=N-S.at,f=h>500&&s("{rate} tokens/s in total",{rate:z(Math.round((w-S.sum)/h*
1e3))});C(i,[B(w,"{count} token","{count} tokens"),f].filter(Boolean).join(" · "))}function A(w){let b=new Map;for(let v of e.entries.filter(E=>m[E.number]==="\
failed")){let E=JSON.stringify(po(Ze(v)));b.set(E,[...b.get(E)||[],v])}let h=e.done?w.cut:0,f=JSON.stringify([[...b].map(([v,E])=>[v,E.length]),h]);if(c.dataset.
key===f)return;c.dataset.key=f,c.replaceChildren();for(let[v,E]of[...b].slice(0,8)){let $=d("p");$.append(d("b","","✕ "),`${W(E)} `);for(let{knob:u,message:y,
fix:x}of JSON.parse(v))$.append(d("span","",(u?`${u}: `:"")+y),x?` ${x} `:" ");c.append($)}let g=[...b.values()].slice(8).flat().length;g&&c.append(d("p","gp-no\
te",B(g,"{count} more run failed for other reasons.","{count} more runs failed for other reasons."))),h&&c.append(d("p","gp-note gp-stopped",P(h)))}function P(w){
return e.done.overtaken?B(w,"{count} run was stopped because another run took its place; what was written is kept.","{count} runs were stopped because another r\
un took their place; what was written is kept."):B(w,"{count} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was w\
ritten is kept.")}function W(w){let b=[...new Set(w.map(v=>e.groups[v.group].label))];if(b.length===e.groups.length)return B(w.length,"{count} run failed:","{co\
unt} runs failed:");let h=b.length-1,g=b.every(v=>v.length===1)||!h?b.join(", "):B(h,"{label} and {count} other","{label} and {count} others",{label:b[0]});return B(
w.length,"{count} run failed ({groups}):","{count} runs failed ({groups}):",{groups:g})}function O(){let w=e.found&&e.found.question,h=(w&&e.asking&&e.asking.question!==
w?e.asking.titles:{})[w];J(p,!!h),h&&C(p,e.done?s("These runs answered “{question}”. Choose that question to see the answer.",{question:s(h)}):s("These runs\
 answer “{question}”. Choose that question to see the answer.",{question:s(h)}))}return w=>{if(t.hidden=!e.header&&!Object.hasOwn(Yc,e.name),a.hidden=!e.header,
!e.header&&!t.hidden&&C(r,Yc[e.name]()),!e.header)return;w.run?([m,k,S]=[[],[],null],C(i,""),e.entries.forEach(g=>I(g.number))):w.measured||w.status?e.entries.forEach(
g=>I(g.number)):w.entries.forEach(I);let b={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let g of m)b[g]+=1;let[h,f]=q(b);r.dataset.words!==h+f&&(r.dataset.
words=h+f,r.replaceChildren(d("b","",h),f));for(let g of["ended","failed","decoding"])se(a.querySelector(".gp-part-"+g),"width",b[g]/Math.max(1,m.length));Z(a,{
"aria-valuemax":m.length,"aria-valuenow":b.ended+b.failed,"aria-valuetext":h+f.replaceAll(" · ",", ")}),L(k.reduce((g,v)=>g+v,0)),A(b),O(),e.done&&C(l,h)}}var es=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],Du=t=>es.findIndex(([e])=>ke(t??1/0,"bits")<=e);function at(t,e){if(!G(t))return s("infinite");let n=ke(t,e);if(n===
0)return"0";if(n>=.001)return n.toPrecision(3);let[o,r]=n.toExponential(1).split("e-");return`${o} × ${Ku(r)}`}var Ku=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[e]).join("")}`,jt=t=>t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(2)}):s("{size} MB",{size:(t/1e6).toFixed(t<1e7?2:1)});function Zc(t,e){let n=b=>t.
querySelector(".gp-"+b),o=n("which"),r=new ze(n("words"),{press:({number:b})=>S(b)}),i=null,a="",c="";o.addEventListener("change",()=>O());let l=()=>e.unit==="b\
its"?s("bits"):s("nats"),p=b=>`${at(b,e.unit)} ${l()}`,m=()=>(e.found&&e.found.question==="precision"?e.found.groups:[]).map((b,h)=>({...b,number:h})).filter(({
pair:b})=>b&&!b.error),k=()=>m().find(({number:b})=>String(b)===o.value)||m()[0];function S(b){i=b,O()}function N(b){let h=JSON.stringify(b.map(({number:g,title:v})=>[
g,v]));if(h===c)return;c=h;let f=o.value;o.replaceChildren(...b.map(({number:g,title:v})=>d("option","",be(v),{value:g}))),b.some(({number:g})=>String(g)===f)&&
(o.value=f)}function I({text:b,kl:h,logprobs:[f,g],same_top:v},E){let $=s("Token {number} {token}: KL {kl}; probability {share}, here {other}",{number:z(E+1),token:V(
b),kl:p(h),share:H(X(f)),other:H(X(g))});return v?$:`${$}; ${s("another token is the likeliest here")}`}function q(b){let{tokens:h}=b.pair,f=JSON.stringify([b.number,
e.unit,h.map(({id:g,kl:v})=>[g,v])]);f!==a&&(a=f,r.show(h.map((g,v)=>({token:g,mark:{},number:v,words:()=>I(g,v)}))),r.tokens.forEach((g,v)=>{let E=Du(h[v].kl),
$=g.querySelector(".gp-ink");$.style.backgroundColor=`var(--gp-heat-${es[E][1]})`,$.dataset.rank=E,g.dataset.top=h[v].same_top?"same":"other"})),r.tokens.forEach(
(g,v)=>{g.dataset.shown=v===i?"yes":"no",g.setAttribute("aria-pressed",v===i)})}function L(){let b=n("legend");if(b.dataset.unit===e.unit)return;b.dataset.unit=
e.unit,b.replaceChildren(s("KL in {unit}:",{unit:l()}));let h=g=>e.unit==="bits"?g:Number((g*Math.LN2).toPrecision(2));es.forEach(([g,v],E)=>{let $=Number.isFinite(
g)?s("to {limit}",{limit:h(g)}):s("above {limit}",{limit:h(es[E-1][0])}),u=d("span","gp-chip",$,{"data-rank":E});u.style.backgroundColor=`var(--gp-heat-${v})`,b.
append(u)});let f=d("span");f.append(d("span","gp-wavy","abc"),` ${s("another token is the likeliest")}`),b.append(f)}function A(b,h){let f=e.charts[`kl ${h.number}\
 ${e.unit}`];fe(n("curve-box"),i===null?f:mo(f,i+1,"")),P(b,h)}function P(b,h){let f=ee(n("curve-keys"),b.length,()=>{let g=d("span"),v=ne("svg");return Z(v,{width:30,
height:8,"aria-hidden":"true"}),v.append(ne("path","gp-course")),Z(v.firstElementChild,{d:"M1 4H29"}),g.append(v,d("span")),g});b.forEach(({title:g,number:v},E)=>{
Z(f[E].firstChild.firstChild,{"data-line":E%6,"data-on":v===h.number?"yes":"no"}),C(f[E].lastChild,be(g))})}function W(b){let h=b.pair.tokens[i??b.pair.max_at],
f=i??b.pair.max_at,[g,v]=h.entropies,E={number:z(f+1),token:V(h.text),kl:p(h.kl),mine:ae(g,e.unit),theirs:ae(v,e.unit),model:be(b.title)};C(n("said"),i!==null?s(
"Token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",E):`${s("Where they differ most, token {number} {token}: KL {kl}, en\
tropy {mine} of the reference and {theirs} of {model}.",E)} ${s("Click another token to see both models there.")}`);let $=n("sides").tHead.rows[0].cells;[e.found.
groups[0],b].forEach(({title:x},T)=>{let[M]=$[T+1].children;C(M,be(x)),te(M,"probability",()=>s("{token}: {share} and {other}.",{token:V(h.text),share:H(X(h.logprobs[0])),
other:H(X(h.logprobs[1]))}),{meaning:s("The probability that the model gave, before any logits processor.")})});let u=ee(n("sides").tBodies[0],h.candidates.length,
()=>{let x=d("tr"),T=d("th","",null,{scope:"row"});return T.append(d("span"),d("bdi")),x.append(T,...[0,1].map(()=>{let M=d("td"),j=d("div","gp-side"),_=d("span");
return _.append(d("i","gp-bar",null,{"aria-hidden":"true"})),j.append(_,d("span")),M.append(j),M})),x}),y=Math.max(...h.candidates.flatMap(([,,x,T])=>[x,T]),1e-9);
h.candidates.forEach(([x,T,...M],j)=>{let[_,...R]=u[j].cells;C(_.firstChild,x===h.id?"▶ ":""),xe(_.lastChild,T),pe(u[j],x===h.id?"gp-is-token":""),M.forEach((F,D)=>{
se(R[D].querySelector(".gp-bar"),"width",F/y),C(R[D].firstChild.lastChild,H(F))})})}function O(){let[b,h]=[m(),k()];N(b),o.value=h.number;let{mean:f,max:g,same_top:v,
max_at:E,perplexities:[$,u],vocab:y}=h.pair;i!==null&&i>=h.pair.tokens.length&&(i=null),C(n("about"),B(h.pair.tokens.length,"{count} token of the reference, rea\
d by both","{count} tokens of the reference, read by both")),C(n("summary"),[s("Mean {mean}, at most {max} at token {number}, over {vocab} tokens of the vocabul\
ary.",{mean:p(f),max:at(g,e.unit),number:z(E+1),vocab:z(y)}),s("The same token is the likeliest for both at {share} of the places.",{share:H(v)}),s("Perplexity \
of the text: {one} and {other}.",{one:K($),other:K(u)})].join(" ")),L(),q(h),A(b,h),W(h)}le(t,{mean:()=>{let{pair:b}=k()||{};if(!b)return"";let h=i??b.max_at,{candidates:f,
kl:g}=b.tokens[h],v=St(f.map(([,E,$,u])=>({text:E,p:$,q:u})),e.unit,p(g));return v&&he(s("token {number}, {words}",{number:z(h+1),words:v}))}});let w=()=>m().length>
0;return b=>{t.hidden=!w(),b.run&&(i=null),!t.hidden&&(b.found||b.unit)&&O()}}function Qc(t,e){let n=O=>t.querySelector(".gp-"+O),o=n("measure"),r=n("from-first");o.addEventListener("change",P);let i=()=>e.found&&e.found.question==="promp\
ts"?e.found:null,a=O=>G(O)?`${at(O,e.unit)} ${e.unit==="bits"?s("bits"):s("nats")}`:s("infinite"),c=O=>_e(i().prompts.map(({label:w},b)=>s("{name}: {words}",{name:w,
words:O(i().read.prompts[b],b)}))),l=O=>_e(i().prompts.slice(1).map(({label:w},b)=>{let h=O(b+1);return h&&s("{name}: {words}",{name:w,words:h})})),p=({candidates:O},w)=>O.
map(({text:b,probabilities:h})=>({text:b,p:h[0],q:h[w]}));function m({prompts:O,candidates:w},b){let{text:h,probabilities:f}=w.find(({id:g})=>g===O[b].top);return`${V(
h)} ${H(f[b])}`}let k=({text:O,mean:w},b)=>G(w[b])?B(O.length,"{mean} over {count} token","{mean} on average over {count} tokens",{mean:a(w[b])}):"",S=(O,w)=>[[
s("prompt")],[s("tokens"),"length",s("How many tokens the model reads, those of a chat template among them."),()=>c(({tokens:b})=>z(b)),{formula:""}],[s("likeli\
est next token"),"probability",s("The token that the model finds likeliest after this prompt, and its probability."),()=>c((b,h)=>m(w,h)),{}],[s("entropy"),"ent\
ropy",s("Of the next token’s distribution: how uncertain the model is."),()=>c(({entropy:b})=>ae(b,e.unit)),{}],[`KL(${O} ‖ ·)`,"kl",s("How far this prompt\
’s distribution is from the first one’s."),()=>l(b=>St(p(w,b),e.unit,a(w.kl[0][b]))),{}],["JS","js",s("The same both ways; at most 0.69 nats."),()=>l(b=>a(w.
js[0][b])),{}],[s("total variation"),"total-variation",s("The share of probability that stands elsewhere."),()=>l(b=>yi(p(w,b),H(w.tv[0][b]))),{}],...w.text.length?
[[s("mean KL along the text"),"kl",s("The mean over the tokens of the text that follows all prompts."),()=>l(b=>k(w,b)),{}]]:[]];function N(O){let[w]=r.tHead.rows,
b=ee(w,O.length,()=>d("th","",null,{scope:"col"}));O.forEach(([h,f,g,v,E],$)=>{b[$].firstChild||b[$].append(d("span")),C(b[$].firstChild,h),f&&te(b[$].firstChild,
f,v,{meaning:g,...E})})}function I(){let O=d("tr"),w=d("th","",null,{scope:"row"});return w.append(d("b","gp-letter")," ",d("bdi")),O.append(w),O}function q(O,{
label:w,prompt:b},h,f){C(O.cells[0].firstChild,w),Do(O.cells[0].lastChild,b);let{tokens:g,entropy:v,top:E,same_top:$}=f.prompts[h],u=f.candidates.find(({id:T})=>T===
E),y=h===0,x=[[z(g)],[V(u.text),H(u.probabilities[h]),!$],[ae(v,e.unit)],[y?"–":a(f.kl[0][h])],[y?"–":a(f.js[0][h])],[y?"–":H(f.tv[0][h])],...f.text.length?
[[y?"–":G(f.mean[h])?a(f.mean[h]):s("not known")]]:[]];for(;O.cells.length>x.length+1;)O.lastElementChild.remove();for(;O.cells.length<x.length+1;){let T=d("t\
d");T.append(d("span"),d("small")),O.append(T)}x.forEach(([T,M="",j=!1],_)=>{let[R,F]=O.cells[_+1].children;C(R,T),C(F,M),R.classList.toggle("gp-far",j)})}function L({
prompts:O,read:w}){let b=$n(O.map(({prompt:$})=>$)),h=w.tv[0].indexOf(Math.max(...w.tv[0])),f=w.prompts.slice(1).filter(({same_top:$})=>!$).length,g={first:O[0].
label,prompt:O[h].label,words:V(b[h]),kl:a(w.kl[0][h]),share:H(w.tv[0][h])},v=w.tv[0][h]>0?s("{prompt} {words} moves the next token most: {share} of the probabi\
lity stands elsewhere than after {first}, KL {kl}.",g):s("The distributions are the same after all prompts."),E=f?s("The likeliest token is another one after {c\
ount} of {all} other prompts.",{count:z(f),all:z(O.length-1)}):s("The likeliest token is the same after all of them.");return`${v} ${E}`}function A({waiting:O,read:w}){
return w&&w.error?`${s(w.error.message)} ${s(w.error.fix)}`:O?s("The prompts are compared once all runs have ended."):s("Not known: the prompts were not all rea\
d. Run them again.")}function P(){let{value:O}=o;fe(n("matrix-box"),e.charts[O==="tv"?"tv":`${O} ${e.unit}`])}function W(){let O=i(),{prompts:w,read:b}=O,h=!!b&&
!b.error;if(J(n("results"),h),J(n("unread"),!h),C(n("unread"),h?"":A(O)),C(n("summary"),h?L(O):""),!h)return;N(S(w[0].label,b));let f=ee(r.tBodies[0],w.length,I);
w.forEach((g,v)=>q(f[v],g,v,b)),fe(n("tokens-box"),e.charts.tokens),P(),J(n("along"),b.text.length>0),fe(n("along-box"),e.charts[`along ${e.unit}`])}return O=>{
t.hidden=!i(),!t.hidden&&(O.found||O.unit)&&W()}}function tl(t){Gu(t),Ju(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function Rr(t,e){if(!e.folded){t.pick(e.entry.run.at(-1));return}
let[n]=e.folded,o=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),o&&Qt(t,t.views.get(n.id))}function Gu(t){let{tree:e}=t,n=o=>{let r=o.
closest(".gp-knot");return r?r.parentElement.gpView:null};e.addEventListener("click",({target:o})=>{let r=n(o);r&&(nl(t,r),Rr(t,r))}),e.addEventListener("pointe\
rmove",({target:o,pointerType:r})=>{r!=="touch"&&t.point(n(o),o.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("focusin",
o=>{let r=o.target;r.gpView&&r.matches(":focus-visible")&&t.point(r.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function nl(t,e){t.current&&
t.current!==e&&Z(t.current.item,{tabindex:"-1"}),t.current=e,Z(e.item,{tabindex:"0"})}function Qt(t,e){e&&(nl(t,e),e.item.focus({preventScroll:!0}),e.knot.scrollIntoView(
{block:"nearest",inline:"nearest"}),t.point(e,null))}var ol=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.gpView;function Uu(t,e){e.entry&&t.state.closed.
delete(e.entry.head.id)?t.draw():Qt(t,ol(e))}function Vu(t,e){e.entry&&ol(e)?(t.state.closed.add(e.entry.head.id),t.draw()):Qt(t,e.above)}var el={ArrowDown:(t,e,n)=>Qt(
t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>Qt(t,n[n.indexOf(e)-1]),ArrowRight:Uu,ArrowLeft:Vu,Home:(t,e,n)=>Qt(t,n[0]),End:(t,e,n)=>Qt(t,n.at(-1)),Enter:Rr," ":Rr,Escape:t=>{
t.point(null),t.state.picked&&t.pick(null)}};function Ju(t){t.tree.addEventListener("keydown",e=>{let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.
hasOwn(el,e.key))return;e.preventDefault();let o=[...t.tree.querySelectorAll(".gp-branch")].filter(r=>r.offsetParent);el[e.key](t,n,o.map(r=>r.gpView))})}var ts=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,r=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:r,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),r=o.kids.get(n.token_id);r||(r=this.node(n,o),o.kids.set(n.token_id,
r),o.order.push(r)),r.samples.push(e),this.tips[e]=r}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!Yu.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},Yu=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function sl(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function rl(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var en=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),Pn=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},il=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function Xu({order:t},e){if(!e)return t.sort((o,r)=>r.samples.length-o.samples.length||il(o,r)),t;let n=(o,r)=>o.samples.length>r.samples.length+Math.max(.5,r.samples.
length/5);for(let o=1;o<t.length;o++)for(let r=o;r>0&&n(t[r],t[r-1]);r--)[t[r-1],t[r]]=[t[r],t[r-1]];return t}function al(t,{lanes:e,grows:n,opened:o=new Map,closed:r=new Set,
before:i=new Set}){let a=[],c=[],l=({id:q,samples:L})=>L.length+(n&&i.has(q)?.5:0),p=([q],[L])=>l(L)-l(q)||q.depth-L.depth||il(q,L),m=0;function k(q,L,A){for(m+=
1;;){let P=L.at(-1),W={head:q,run:L,kids:[],folded:[],closed:r.has(q.id)};A.push(W);let O=Xu(P,n);if(!O.length||W.closed)return;let w=1+(o.get(P.id)||0);O.slice(
1).forEach((b,h)=>(h+1<w?c:a).push([b,W])),A=W.kids,[q]=O,L=sl(q)}}let S=q=>{for(;q.length;){let[L,A]=q.pop();k(L,sl(L),A.kids),S(c)}},N=()=>a.splice(0).forEach(
([q,L])=>L.folded.push(q)),I=[];for(k(t.root,[t.root],I),S(c);a.length&&m<e;)a.sort(p),S([a.shift()]);N();for(let q=jr(I[0]);q.length;q=jr(I[0]))S(q),N();return cl(
I[0]),I[0]}function jr(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(jr)]}function cl(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(cl)}var Zu=12,ns=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new ts,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:o}=this,r=o.entries[e],i=n.tips[e];for(let c=i?i.depth:0;c<r.tokens.length;c++)n.add(e,r.tokens[c]);let a=Ne(r);a&&n.end(e,a)}shown(e,n){return al(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-n.length;
this.opened.set(e.id,o-1+Math.min(Zu,n.length))}isOnPath({head:e,run:n}){return to(n.at(-1),this.picked)||to(this.picked,e)}};function to(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var os=220,ss=({token:t})=>t.piece??t.text;function pl(t,e,n,o){let{length:r}=n.samples,[i,a]=[t.reached(n.depth),e.before],c=en(n),l=k=>k===null?s("not known"):
H(k),p=e===n,m=[[s("Samples here"),i<o?B(i,"{number} of {count} sample so far","{number} of {count} samples so far",{number:z(r)}):Wn(r,i),"sample",()=>he(Wn(r,
i))]];c!==null&&m.push([s("Expected samples"),`${dl(i*c)} = ${z(i)} × ${H(c)}`,"sample",()=>B(i,"{count} sample × {share} = {expected} expected; {number} came.",
"{count} samples × {share} = {expected} expected; {number} came.",{share:H(c),expected:dl(i*c),number:z(r)})]),m.push([B(n.depth-e.depth+1,"Probability of this\
 token","Probability of these {count} tokens"),l(en(n,a)),"probability",()=>ll(n,a)]),m.push([s("Share of the samples at this fork"),H(r/Math.max(1,hl(a))),"sam\
ple",()=>he(Wn(r,hl(a)))]),p&&m.push([s("Before the processors"),l(n.token.raw_logprob===null?null:X(n.token.raw_logprob)),"probability"]),m.push([s("Probabilit\
y of the text so far"),l(c),"probability",()=>ll(n,null)]);for(let[k,S]of rs(n))m.push([`${mt(k)} ${s("ends here: {reason}",{reason:gt(k)[0]})}`,z(S),"ending"]);
return m}function ll(t,e){let n=en(t,e);if(n===null)return"";let o=Pn(t).slice(e?e.depth:0),r=H(n);return o.length>4?B(o.length,"exp({sum}) = {value}, of the lo\
g-probability of {count} token.","exp({sum}) = {value}, of the log-probabilities of {count} tokens.",{sum:Math.log(n).toFixed(3),value:r}):`${o.map(i=>H(en(i,i.
before.before?i.before:null))).join(" · ")} = ${r}.`}var dl=t=>t<.01?s("fewer than 0.01"):t.toFixed(t<10?2:1),Wn=(t,e)=>B(e,"{number} of {count} sample","{numb\
er} of {count} samples",{number:z(t)});function Qu(t,e,n){return e?B(t,"{count} sample goes through {text}","{count} samples go through {text}",{text:e}):n==="s\
ource"?B(t,"{count} sample follows the source","{count} samples follow the source"):n==="message"?B(t,"{count} sample answers the message","{count} samples answ\
er the message"):B(t,"{count} sample continues the prompt","{count} samples continue the prompt")}var hl=t=>t.order.reduce((e,n)=>e+n.samples.length,0);function rs(t){
let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);return e}function ul(t,e){let n=d("div","gp-trie-card",null,{popover:"manual","aria-hidden":"true"}),
o=d("p"),r=d("dl");n.append(o,r),n.hidden=!0,t.append(n);function i(l,p,m,k,S){let N=Pn(m.before).map(({token:A})=>A.piece??"").join(""),I=N.length>os?"…"+N.slice(
-os):N,q=Pn(k).slice(m.depth-1).map(ss).join(""),L=d("bdi","",I);L.append(d("b","",q.length>os?q.slice(0,os)+"…":q)),o.replaceChildren(L),r.replaceChildren(...pl(
p,m,k,S).flatMap(([A,P])=>[d("dt","",A),d("dd","",P)])),n.hidden&&document.addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&!n.matches(
":popover-open")&&n.showPopover(),a(l)}function a(l){let p=l.getBoundingClientRect(),{clientWidth:m,clientHeight:k}=document.documentElement,[S,N]=[n.offsetWidth,
n.offsetHeight],I=p.bottom+7+N+8<=k?p.bottom+7:p.top-N-7;n.style.left=`${Math.max(8,Math.min(p.left,m-S-8))}px`,n.style.top=`${Math.max(8,Math.min(I,k-N-8))}px`}
function c(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.hidePopover(),n.hidden=!0,document.removeEventListener("scroll",e,{capture:!0}))}
return{show:i,hide:c}}function fl(t,e,n){let r=t.querySelector(".gp-through"),i=t.querySelector(".gp-through-title"),a=t.querySelector(".gp-through-list"),c=t.querySelector(
".gp-through-more"),l=t.querySelector(".gp-through-facts"),[p,m]=[null,null],k=!1;function S(){let L=d("li"),A=d("bdi");return A.append(d("span","gp-shared"),d(
"span","gp-own")),L.append(A,d("small")),L}function N(L,A,P){let W=e.entries[A],O=Pn(P).length,w=g=>g.map(({piece:v})=>v??"").join("");C(L.querySelector(".gp-sh\
ared"),w(W.tokens.slice(0,O))),C(L.querySelector(".gp-own"),w(W.tokens.slice(O)));let b=Ne(W);C(L.querySelector("small"),[s("sample {number}",{number:A+1}),(W.seed??
null)===null?"":s("seed {seed}",{seed:W.seed}),B(It(W),"{count} token","{count} tokens"),b?`${mt(b)} ${gt(b)[0]}`:"…"].filter(Boolean).join(" · "));let h=L.querySelector(
"button"),f=s("Open sample {number} as one run",{number:A+1});if(e.canAsk&&!h){let g=d("button","gp-button",s("Open"),{type:"button","aria-label":f});g.addEventListener(
"click",()=>e.ask({type:"open",entry:+L.dataset.entry})),L.append(g)}else h&&L.dataset.entry!==String(A)&&h.setAttribute("aria-label",f);L.dataset.entry=A}function I(L,A){
let P=L.before?pl(A,rl(L),L,e.entries.length):[],W=ee(l,P.length,()=>{let O=d("div"),w=d("dt");return w.append(d("span")),O.append(w,d("dd")),O});P.forEach(([O,
w,b,h=()=>""],f)=>{C(W[f].firstChild.firstChild,O),te(W[f].firstChild.firstChild,b,h),C(W[f].lastChild,w)})}function q(L,A){if(L!==p&&(k=!1),[p,m]=[L,A],r.hidden=
!L,!L)return;I(L,A);let{samples:P}=L,W=qe(Pn(L).map(ss).join("").trim()),O=V(W.length>118?"…"+W.slice(-109):W);C(i,Qu(P.length,L.before&&O,e.apart));let w=k?P.
length:Math.min(12,P.length),b=ee(a,w,S);for(let h=0;h<w;h++)N(b[h],P[h],L);c.hidden=w===P.length,C(c,s("Show all {count}",{count:z(P.length)}))}return c.addEventListener(
"click",()=>{k=!0,q(p,m)}),t.querySelector(".gp-unpick").addEventListener("click",n),q}var ef=18,ml=110,gl=160,zr=t=>t.reduce((e,n)=>e+n.samples.length,0);function tf(t){let e=d("li","",null,{role:"treeitem",tabindex:"-1"}),n=d("div","gp-knot"),[o,
r,i]=[d("bdi","gp-run"),d("span","gp-count"),d("span","gp-end")];n.append(o,r,i),e.append(n);let a={key:t,item:e,knot:n,run:o,number:r,end:i,kids:null,entry:null,
above:null};return e.gpView=a,a}function wl(t,e){let n=new Set(e.map(({item:o})=>o));for(let o of[...t.children])n.has(o)||o.remove();e.forEach(({item:o},r)=>{t.
children[r]!==o&&t.insertBefore(o,t.children[r]||null)})}function bl(t,e,n){let o=`${e} ${n}`;t.stream!==o&&(t.stream=o,t.item.style.setProperty("--own",e),t.item.
style.setProperty("--rest",n))}function nf(t,{run:e,head:n}){let o=[...rs(e.at(-1))],r=o.map(([i,a])=>`${mt(i)}${n.samples.length>1?` ${z(a)}`:""}`).join(" ");C(
t.end,r),t.end.classList.toggle("gp-end-failed",o.some(([i])=>i==="failed"))}var is=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.tree=
e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),this.card=ul(e,()=>this.point(null)),this.drawThrough=
fl(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,of(e)}clear(){this.state.begin(),this.views=new Map,this.current=null,
this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:o}=this,r=document.activeElement&&document.activeElement.gpView,i=[
...o.values()].filter(({item:c,entry:l})=>l&&c.isConnected),a=new Set(i.map(({key:c})=>c));wl(n,[this.drawEntry(e.shown(+this.lanes.value,a),null,0)]);for(let[c,
l]of o)l.item.isConnected||o.delete(c);(!this.current||!this.current.item.isConnected)&&(this.current=o.get(e.trie.root.id)),Z(this.current.item,{tabindex:"0"}),
r&&document.activeElement!==r.item&&(r.item.isConnected?r:this.current).item.focus({preventScroll:!0}),this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){
return this.views.has(e)||this.views.set(e,tf(e)),this.views.get(e)}thickness(e){return`${Math.max(1.5,ef*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(
1)}px`}drawEntry(e,n,o){let{head:r,run:i}=e,a=this.viewOf(r.id);Object.assign(a,{entry:e,above:n,node:i.at(-1),folded:null}),this.drawRun(a,e);let c=e.closed&&i.
at(-1).order.length;C(a.number,c?`${z(r.samples.length)} ▸`:r.samples.length>1?z(r.samples.length):""),nf(a,e),bl(a,this.thickness(r.samples.length),this.thickness(
o));let l=this.drawKids(a,e);return this.dress(a,this.wordsOf(e),l?"true":c?"false":null),a}drawKids(e,n){let o=[],r=zr(n.kids.map(({head:i})=>i))+zr(n.folded);
for(let i of n.kids)o.push(this.drawEntry(i,e,r-=i.head.samples.length));return n.folded.length&&o.push(this.drawMore(n,e)),o.length&&!e.kids&&e.item.append(e.kids=
d("ul","gp-kids",null,{role:"group"})),e.kids&&(wl(e.kids,o),e.kids.hidden=!o.length),o.length}drawMore({run:e,folded:n},o){let r=this.viewOf("more "+e.at(-1).id);
Object.assign(r,{entry:null,above:o,node:e.at(-1),folded:n});let i=zr(n);return C(r.run,`+ ${s("{count} more",{count:z(n.length)})}`),C(r.number,i>n.length?z(i):
""),bl(r,this.thickness(i),"0px"),this.dress(r,B(n.length,"{count} more branch with {samples}, folded. Click to open.","{count} more branches with {samples}, fo\
lded. Click to open.",{samples:B(i,"{count} sample","{count} samples")}),null),r}drawRun(e,{head:n,run:o}){let r=n.samples.length===1&&n.before,i=r?"":o.map(({id:a})=>a).
join(" ");if(r){let a="";for(let c of o)if((a+=c.token.piece??"").length>ml)break;C(e.run,qe(a.slice(0,ml+30))||qe(n.token.text)),e.ids=null}else if(e.ids!==i){
let a=e.ids&&(i+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;a||e.run.replaceChildren(),e.run.append(...o.slice(a).map(c=>this.makeToken(c))),e.ids=i}pe(
e.knot,r?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){if(!e.before)return d("span","",this.promptWords());let{piece:n,text:o,logprob:r}=e.
token,i=n===null?o:qe(n)+(an(e.token)?lo(o):""),a=d("span",n===null?"gp-t gp-special":"gp-t",i||o);return a.style.backgroundColor=`var(--gp-prob-${Math.round(X(
r)*10)})`,a.gpNode=e,a}promptWords(){let e=qe(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||s("(no prompt)")}wordsOf({head:e,run:n,closed:o}){
let{length:r}=e.samples;if(!e.before)return`${this.rootWords()}, ${B(r,"{count} sample","{count} samples")}`;let i=n.map(ss).join(""),a=en(n.at(-1),e.before);return[
V(i.length>gl?i.slice(0,gl)+"…":i),Wn(r,this.state.trie.root.samples.length),a===null?"":s("probability {share} after the text before",{share:H(a)}),...[...rs(
n.at(-1))].map(([c,l])=>B(l,"{count} ends here: {reason}","{count} end here: {reason}",{reason:gt(c)[0]})),o?s("closed"):""].filter(Boolean).join(", ")}rootWords(){
let{apart:e}=this.group;return e==="source"?s("The source"):e==="message"?s("The message"):s("The prompt")}dress(e,n,o){let{picked:r}=this.state,{node:i,folded:a,
entry:c}=e,l=r&&!a&&this.state.isOnPath(c),p=r&&a&&to(i,r),m=r&&!a&&to(r,c.head),k=["gp-branch",a&&"gp-more",r&&!l&&!p&&"gp-dim",m&&"gp-on-path"];pe(e.item,k.filter(
Boolean).join(" "));let S=!!(r&&!a&&c.run.includes(r));Z(e.item,{"aria-label":n,"aria-selected":String(S)}),e.expanded!==o&&(e.expanded=o,o===null?e.item.removeAttribute(
"aria-expanded"):e.item.setAttribute("aria-expanded",o))}drawAbout(){let{group:e}=this,{trie:n}=this.state,o=n.root.samples.length,r=e.entries.length-o,i=new Set(
n.tips.filter(Boolean)),a=i.size===1&&o>1?s("all with the same text"):B(i.size,"{count} different text","{count} different texts"),c={samples:r?Wn(o,e.entries.length):
B(o,"{count} sample","{count} samples"),texts:a},l=e.done?s("{samples}, {texts}.",c):s("{samples} so far, {texts}.",c);C(this.about,o?`${l} ${s("Point at a bran\
ch for its numbers, click it to see its samples.")}`:s("The tree grows with the first tokens."))}pick(e){this.state.pick(e),this.draw()}point(e,n){this.pointed&&
this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.card.hide())}refreshCard(){if(!this.pointed)return;let{
view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.card.hide();return}let{head:o,run:r}=e.entry,i=n&&r.includes(
n);this.card.show(e.knot,this.state.trie,i?n:o,i?n:r.at(-1),this.group.entries.length)}};function of(t){for(let e=0;e<=10;e++){let n=d("i");n.style.backgroundColor=
`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var sf="14",rf=t=>t.some(({ended:e})=>e&&e.text)&&t.every(({tokens:e})=>!e.length);function kl(t,e){let n=new ns(e),o=new is(t,n);return tl(o),matchMedia("(max-\
width: 640px)").matches&&(o.lanes.value=sf),r=>{if(t.hidden=!e.header||e.header.kind!=="seeds"||rf(e.entries),!t.hidden&&(r.run&&o.clear(),!(!r.run&&!r.steps&&!r.
status))){for(let i of r.run?e.entries.keys():r.entries)n.read(i);o.draw()}}}function yl(t,e){let o=t.querySelector(".gp-ways"),r=t.querySelector(".gp-first tbody"),i=new WeakMap,a=t.querySelector(".gp-first-words");function c(){let I=d(
"li");return I.append(d("h3"),d("div","gp-read",null,{tabindex:0,role:"group"})),I}function l(I,{label:q,title:L},{started:A}){let P=A?A.prompt_tokens:null,[W,O]=I.
children,w=`${q} ${be(L)}`;C(W,P?`${w}: ${B(P.length,"{count} token","{count} tokens")}`:w),Z(O,{"aria-label":s("The prompt of {lane}",{lane:q})}),i.get(O)!==P&&
(i.set(O,P),O.replaceChildren(...(P||[]).map(({piece:b,text:h})=>b===null?d("span","gp-pill",h):b)))}let p=({raw_logprob:I})=>X(I);function m(I){let q=new Map;I.
forEach((A,P)=>{if(!A)return;let W=[...A.distribution.candidates].sort((w,b)=>p(b)-p(w)),O=({token_id:w})=>w===A.chosen.token_id;for(let w of[...W.slice(0,6),...W.
slice(0,6).some(O)?[]:[A.chosen]])q.has(w.token_id)||q.set(w.token_id,{text:w.text,sides:[null,null]});for(let w of[...W,A.chosen])q.has(w.token_id)&&(q.get(w.token_id).
sides[P]??=w)});let L=({sides:A})=>Math.max(...A.map(P=>P?p(P):0));return[...q.values()].sort((A,P)=>L(P)-L(A))}function k(){let I=d("tr"),q=d("th","",null,{scope:"\
row"});return q.append(d("bdi","gp-word")),I.append(q,...[0,1].map(()=>{let L=d("td"),A=d("div","gp-share"),P=d("span");return P.append(d("i")),A.append(d("span",
"gp-sign"),P,d("b")),L.append(A),L})),I}function S(I){let q=m(I),L=ee(r,q.length,k);q.forEach(({text:A,sides:P},W)=>{let[O,...w]=L[W].cells;xe(O.firstChild,A),w.
forEach((b,h)=>{let f=P[h],g=!!(f&&I[h]&&f.token_id===I[h].chosen.token_id),[v,E,$]=b.firstChild.children;pe(b.firstChild,g?"gp-share gp-chosen":"gp-share"),C(v,
g?"▶":""),se(E.firstChild,"width",f?p(f):0),C($,I[h]?f?H(p(f)):"–":"")})})}function N(I){if(I.some(P=>!P))return s("Both runs have to write a token first.");
let[q,L]=I.map(({chosen:P})=>P);return`${q.token_id===L.token_id?s("Both begin with {token}: {one} with the template, {other} without it.",{token:V(q.text),one:H(
p(q)),other:H(p(L))}):s("With the template it begins with {one}, without it with {other}.",{one:V(q.text),other:V(L.text)})} ${s("The probabilities are the mode\
l’s own, before the processors; ▶ was chosen, – was not recorded.")}`}return()=>{if(t.hidden=e.groups.length!==2,t.hidden)return;let I=[0,1].map(A=>e.shownOf(
A).log),q=ee(o,2,c);I.forEach((A,P)=>l(q[P],e.groups[P],A));let L=I.map(A=>Ae(A)[0]||null);C(a,N(L)),S(L)}}var af=14,cf=200;function xl(t,e,{onPick:n,onResize:o}){let r=t.querySelector("canvas"),i=t.querySelector(".gp-map-row"),a=t.querySelector(".gp-map-column");function c({
clientX:m,clientY:k}){let{left:S,top:N,width:I,height:q}=r.getBoundingClientRect(),L=e.canvas,A=(P,W)=>Math.max(0,Math.min(W-1,Math.floor(P*W)));return{place:A(
(m-S)/I,e.step.places.length),step:L[A((k-N)/q,L.length)]}}t.addEventListener("click",m=>e.step&&n(c(m)));function l(m){let k=e.canvas,S=e.step.places.length;t.
style.height=`${Math.max(24,Math.min(cf,af*k.length))}px`;let[N,I]=[r.clientWidth,r.clientHeight].map(w=>Math.round(w*devicePixelRatio));if(!N||!I)return;Object.
assign(r,{width:N,height:I});let q=r.getContext("2d"),L=getComputedStyle(t),A=L.getPropertyValue("--gp-text").trim(),[P,W]=[N/S,I/k.length],O=Math.max(.75,Math.
min(P,W,8*devicePixelRatio)*.2);k.forEach((w,b)=>w.places.forEach((h,f)=>{q.fillStyle=L.getPropertyValue(Tr(m,Xo(h))).trim(),q.fillRect(Math.floor(f*P),Math.floor(
b*W),Math.ceil(P),Math.ceil(W)),h.accepted&&(q.fillStyle=A,q.beginPath(),q.arc((f+.5)*P,(b+.5)*W,O,0,2*Math.PI),q.fill())})),p(k.length,S)}function p(m,k){i.style.
top=`${e.step.step/m*100}%`,i.style.height=`${100/m}%`,a.hidden=e.place===null,!a.hidden&&(a.style.left=`${e.place/k*100}%`,a.style.width=`${100/k}%`)}return new ResizeObserver(
o).observe(r),l}var lf=1.05;function vl(t,e){let{step:n,canvas:o,log:r}=t,i=n.places[e],a={step:n.step+1,place:e+1,token:V(i.text),read:V(i.read_text),share:H(X(i.logprob))},{accepted:c,
places:l}=t.counts;return[s("At step {step}, the model read {read} at place {place}.",a),df(i.entropy,r.unit),i.read_text===i.text?s("It found the same token th\
e likeliest, with {share}.",a):s("It found {token} the likeliest, with {share}.",a),s("The temperature of this step was {temperature}.",{temperature:n.temperature.
toFixed(2)}),hf(i,n===o.at(-1),r),B(l,"At this step, {accepted} of {count} place was accepted.","At this step, {accepted} of {count} places were accepted.",{accepted:z(
c)})]}function df(t,e){let n=Math.exp(t),o=ae(t,e);return n<lf?s("The model was all but certain here: an entropy of {entropy}.",{entropy:o}):s("The model’s entr\
opy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:o,options:n<10?K(n,1):z(Math.round(n))})}function hf({accepted:t},e,{finished:n}){
return e&&n?s("It was the last step of this canvas: the likeliest token is the text."):t?s("The sampler accepted the place: what it drew there is read at the ne\
xt step."):s("The sampler did not accept the place: at the next step, a random token is read there.")}var pf=8e3,uf=120,ff=700;function Sl(t,e){let n=$=>t.querySelector(".gp-"+$),[o,r,i,a]=["canvas-text","canvas-slider","canvas-play","canvas-shade"].map(n),c=new Yo(
e),l=xl(n("canvas-map"),c,{onPick:({place:$,step:u})=>P(c.steps.indexOf(u),$),onResize:()=>!t.hidden&&l(a.value)}),p=d("span","gp-canvas-prompt"),m=d("span","gp\
-canvas-before"),k=d("span","gp-canvas-now"),S=0,N=0;o.append(p,m,k);function I(){let{step:$}=c,u=c.before.flatMap(({places:T})=>T);m.childElementCount!==u.length&&
m.replaceChildren(...u.map(L));let y=ee(k,$.places.length,q),{end:x}=c;N=Math.min(N,$.places.length-1),$.places.forEach((T,M)=>{let j=y[M],_=c.accepted(M);j.replaceChildren(),
He(j,T);let R=j.querySelector(".gp-ink");qt(R,a.value,Xo(T)),_?j.dataset.accepted=_:delete j.dataset.accepted,j.toggleAttribute("data-after-end",M>=x),j.setAttribute(
"aria-pressed",String(M===c.place)),j.setAttribute("aria-label",A(T,M,_)),j.tabIndex=M===N?0:-1})}let q=()=>d("span","gp-token",null,{role:"button"});function L($){
let u=d("span","gp-written");return He(u,$),u}function A($,u,y){let x={number:u+1,token:V($.text),share:H(X($.logprob))};return y==="newly"?s("Place {number}: {\
token}, probability {share}, newly accepted",x):y?s("Place {number}: {token}, probability {share}, accepted",x):s("Place {number}: {token}, probability {share},\
 not accepted",x)}o.addEventListener("click",({target:$})=>{let u=[...k.children].indexOf($.closest(".gp-token"));u>=0&&P(c.at,u===c.place?null:u)}),o.addEventListener(
"keydown",$=>{let u=[...k.children].indexOf($.target.closest(".gp-token")),y={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0}[$.key];if(!(u<
0)){if($.key==="Enter"||$.key===" ")P(c.at,u);else if($.key==="Escape")P(c.at,null);else if(y)N=Math.max(0,Math.min(k.childElementCount-1,u+y)),c.place===null?I():
P(c.at,N),k.children[N].focus();else return;$.preventDefault()}});function P($,u){c.at=$,c.place=u,u!==null&&(N=u),f()}function W(){let{step:$,number:u,steps:y,
numCanvases:x}=c,T=c.canvas.length,M={canvas:$.canvas+1,canvases:x,step:$.step+1,steps:T},j=s("canvas {canvas} of {canvases}, step {step} of {steps}",M);r.max=String(
y.length),r.value=String(u+1),r.setAttribute("aria-valuetext",j),C(n("canvas-step-words"),j),C(i,s(S?"❚❚ Pause":"▶ Play"));let{places:_,accepted:R,newly:F}=c.
counts,D={accepted:z(R),places:z(_),newly:z(F),temperature:$.temperature.toFixed(2)};C(n("canvas-short"),s("{accepted} of {places} places accepted, {newly} newl\
y; temperature {temperature}",D))}function O(){clearInterval(S),S=0}i.addEventListener("click",()=>{if(S){O(),W();return}c.number>=c.steps.length-1&&(c.at=0);let $=Math.
max(uf,Math.min(ff,pf/c.steps.length));S=window.setInterval(()=>{!t.isConnected||c.number>=c.steps.length-1?O():c.at=c.number+1,f()},$),f()}),r.addEventListener(
"input",()=>{O(),P(Number(r.value)-1,c.place)}),r.addEventListener("keydown",({key:$})=>$==="Escape"&&P(null,c.place)),a.addEventListener("change",()=>f());function w(){
let{place:$}=c;if(J(n("one-place"),$!==null),J(n("place-hint"),$===null),$===null)return;let{since:u,accepted:y,count:x,last:T}=c.history($),M={place:$+1,token:V(
T.text),since:u+1,accepted:y,steps:x};C(n("place-verdict"),B(x,"Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place\
 in {accepted} of {count} step.","Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted} of {count} step\
s.",M));let j=new Set;n("sentences").replaceChildren(...vl(c,$).map(Y=>{let Q=d("li");return Q.append(...Zn(Y,j)),Q}));let _=t.querySelector(".gp-one-place tbod\
y"),R=ee(_,x,b);c.canvas.forEach((Y,Q)=>h(R[Q],Y,Y.places[$]));let F=n("place-table"),{offsetTop:D,offsetHeight:U}=R[c.step.step];(D<F.scrollTop+U||D+U>F.scrollTop+
F.clientHeight)&&(F.scrollTop=D-F.clientHeight/2)}function b(){let $=d("tr"),u=d("td");return u.append(d("button","gp-place-step","",{type:"button"})),$.append(
u,...["read","likeliest"].map(()=>{let y=d("td");return y.append(d("bdi")),y}),d("td"),d("td","gp-place-entropy"),d("td")),$}function h($,u,y){let[x,T,M,j,_,R]=$.
cells;C(x.firstChild,String(u.step+1)),Pe(T.firstChild,y.read_text),Pe(M.firstChild,y.text),C(j,H(X(y.logprob))),C(_,ae(y.entropy,e.unit)),C(R,y.accepted?s("✓ y\
es"):s("– no")),u===c.step?$.setAttribute("aria-current","step"):$.removeAttribute("aria-current")}t.querySelector(".gp-one-place tbody").addEventListener("cl\
ick",({target:$})=>{let u=$.closest("tr");u&&P(c.steps.indexOf(c.canvas[u.rowIndex-1]),c.place)});function f(){c.step&&(W(),I(),w(),st(n("canvas-scale"),a.value,
e.unit),l(a.value),C(n("map-words"),B(c.canvas.length,"{places} places, {count} step","{places} places, {count} steps",{places:z(c.step.places.length)})))}let g=$=>()=>c.
step&&c.place!==null?s("place {place}, step {step}: {words}.",{place:c.place+1,step:c.step.step+1,words:$(c.step.places[c.place])}):"";le(t,{share:g(({text:$,logprob:u})=>`${V(
$)} ${H(X(u))}`),entropy:g(({entropy:$})=>ae($,e.unit)),accepted:()=>c.step?he(n("canvas-short").textContent):"",map:()=>c.step?he(n("map-words").textContent):""});
function v(){O(),c.clear(),N=0,m.replaceChildren(),k.replaceChildren(),C(p,e.started?e.started.prompt_tokens.map(({piece:$})=>$??"").join(""):"")}let E=()=>!t.hidden&&
f();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",E),new MutationObserver(E).observe(document.body,{attributes:!0,attributeFilter:[
"class"]}),$=>{$.run&&v(),t.hidden=!e.canvasSteps.length,!t.hidden&&($.run||$.steps||$.status||$.unit)&&f()}}function _l(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return r=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!r.found)
return;let{done:i,total:a}=e.found,c=cn(e.found);C(n,c[0].toUpperCase()+c.slice(1)),G(i)&&a?(o.setAttribute("aria-valuenow",Math.floor(i/a*100)),se(o.firstChild,
"width",i/a)):(o.removeAttribute("aria-valuenow"),se(o.firstChild,"width",1))}}function bt(t){return G(t)?t>=1e9?s("{count} billion",{count:(t/1e9).toFixed(1)}):t>=1e6?s("{count} million",{count:(t/1e6).toFixed(t<1e7?1:0)}):t.toLocaleString(
"en"):"–"}function as(t,e){t.replaceChildren(...e.map(([n,o,r,i=()=>""])=>{let a=d("div"),[c,l]=[d("dt"),d("span","",n)];return c.append(l),r&&te(l,r,i),a.append(
c," ",d("dd","",o)),a}))}function kt(t,e,n,o,r){let i=d("button","gp-button gp-press",o,{type:"button","aria-label":r||`${o}: ${n}`});return i.addEventListener(
"click",()=>t.ask({type:"model",act:e,model:n})),i}function cs(t,e){return!G(t)||!G(e)||!e?"":s("{count} parameters take {size}: {each} bytes each.",{count:e.toLocaleString(
"en-US"),size:ye(t),each:Number((t/e).toFixed(2))})}function Ol(t,e){let[n,o,r,i,a]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(S=>t.querySelector(S));function c(S){C(n,S.model);let[N,I]=o.children;
if(C(N,l(S)),C(I,S.why?`${s(S.why)} ${s(S.fix)}`:k(S)),as(r,[[s("class"),S.class_name],[s("parameters"),bt(S.parameters),"parameters"],[s("precision"),S.dtype,"\
precision"],[s("device"),S.device],[s("to download"),S.complete?S.download?ye(S.download):s("nothing: it is here"):s("its weights are missing"),"memory"],[s("me\
mory"),p(S),"memory",()=>cs(S.memory,S.parameters)],[s("free memory"),ye(S.free),"memory"],...S.free_disk===null?[]:[[s("free disk space"),ye(S.free_disk),"memo\
ry"]],[s("context"),S.context_length?B(S.context_length,"{count} token","{count} tokens"):s("unlimited"),"context"],[s("vocabulary"),bt(S.vocab_size),"vocabular\
y"]]),m(S),a.replaceChildren(),S.smaller){let{model:q,bytes:L}=S.smaller;a.append(`${s("It does not fit in any precision. A model that does: {model}, {size}.",{
model:q,size:ye(L)})} `,kt(e,"pick",q,s("Choose")))}}function l({complete:S,fits:N}){return S?N===null?`? ${s("It is not known whether it fits.")}`:N?`✓ ${s("\
It fits.")}`:`✕ ${s("It does not fit.")}`:`✕ ${s("It cannot be opened.")}`}function p({memory:S,reckoned:N}){return S===null?s("not known"):N?s("about {size\
}",{size:ye(S)}):ye(S)}function m({ways:S,free:N}){t.querySelector("table").hidden=S.length===0;let I=Math.max(N,...S.map(({bytes:q})=>q))*1.05;i.replaceChildren(
...S.map(({model:q,label:L,bytes:A,fits:P})=>{let W=d("tr",P?"":"gp-over"),O=d("span","gp-strip",null,{"aria-hidden":"true"}),[w,b]=[d("i"),d("u")];se(w,"width",
Math.min(1,A/I)),se(b,"left",N/I),O.append(w,b);let h=[d("th","",s(L),{scope:"row"}),d("td","",ye(A)),d("td"),d("td","",P?`✓ ${s("yes")}`:`✕ ${s("no")}`),d(
"td")];return h[2].append(O),h[4].append(kt(e,"pick",q,s("Choose"),s("Choose {precision}",{precision:s(L)}))),W.append(...h),W}))}function k({room:S,free:N,reckoned:I}){
if(S===null)return s("Neither its files nor its config tell how much memory it needs.");let q={size:ye(S),free:ye(N)};return I?`${s("It needs about {size}, with\
 room for a run; {free} is available.",q)} ${s("Its weights do not tell their size: this is estimated from its config.")}`:s("It needs {size}, with room for a r\
un; {free} is available.",q)}return S=>{t.hidden=!e.found,!t.hidden&&S.found&&c(e.found)}}var mf=[1,2,4];function Tl(t,e){let n=t.querySelector("thead tr"),[o,r,i,a]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(m=>t.querySelector(m));function c(m){
C(o,m.model),as(r,[[s("class"),m.class_name],[s("parameters"),bt(m.parameters),"parameters"],[s("precision"),s(m.precision),"precision"],[s("device"),m.device],
[s("in memory"),ye(m.bytes),"memory",()=>cs(m.bytes,m.parameters)],[s("context"),m.context_length?B(m.context_length,"{count} token","{count} tokens"):s("unlimi\
ted"),"context"],[s("vocabulary"),bt(m.vocab_size),"vocabulary"],[s("chat template"),m.chat_template?s("yes"):s("no")]]);let{fields:k}=m;C(i,k.length?"":s("It s\
ets no field: the library’s defaults apply.")),i.hidden=k.length>0,t.querySelector("table").hidden=k.length===0,a.replaceChildren(...k.map(S=>{let N=d("tr"),I=d(
"th","",null,{scope:"row"});I.append(d("code","",S.name)),N.append(I,l(S.model),l(S.library),d("td","",s(S.meaning)),d("td","",p(S)));for(let q of mf)N.cells[q].
dataset.label=n.cells[q].textContent;return N}))}function l(m){let k=d("td");return k.append(d("code","",m===null?s("none"):JSON.stringify(m))),k}function p({applies:m,
by:k,ignored:S,same:N}){return k==="changed"?Se([`▲ ${s("the page sets {value}",{value:JSON.stringify(m)})}`,s(S)]):k==="model"&&S?`○ ${s(S)}`:k==="model"?N?
s("the same as the default"):`◆ ${s("applies")}`:s("another field takes its place")}return m=>{t.hidden=!e.found,!t.hidden&&m.found&&c(e.found)}}function Ml(t,e){let n=u=>t.querySelector(".gp-"+u),o=n("costs").tBodies[0],r=()=>e.found&&e.found.question==="precision";function i(){let u=d("tr"),y=d("th","",
null,{scope:"row"});y.append(d("span"),d("small")),u.append(y);for(let x=0;x<6;x++){let T=d("td");if(T.append(d("span"),d("small")),x===0){let M=d("span","gp-by\
tes",null,{"aria-hidden":"true"});M.append(d("i")),T.append(M)}u.append(T)}return u}function a(u,y){if((u.dataset.tip||"")!==y){for(let x of["tabindex","data-ti\
p"])u.removeAttribute(x);if(y)for(let[x,T]of[["tabindex",0],["data-tip",y]])u.setAttribute(x,T)}}let c=(u,y,x="")=>{C(u.children[0],y),C(u.children[1],x)};function l({
bytes:u,scale_bytes:y},x){if(!G(u))return["–",""];let T=x&&G(x.bytes)?s("{share} of the reference",{share:H((u+y)/(x.bytes+x.scale_bytes))}):"";return[jt(u+y),
T]}let p=({bytes:u,scale_bytes:y})=>G(u)&&y?s("get_memory_footprint() reports {size}; the scales take another {scales}.",{size:jt(u),scales:jt(y)}):"";function m({
pace:u,paces:y,ratio:x}){if(!u)return["–",""];let T=y.length>1?s("{low} to {high}",{low:u.low.toFixed(1),high:u.high.toFixed(1)}):s("one run");return[u.median.
toFixed(1),x?`${T}, ${Ie(x.median)}`:T]}function k(u,y){if(y===0)return[["–",""],["–",""],["–",""]];let{pair:x}=u;if(!x||x.error)return[[x?s("none"):"–",
""],["–",""],["–",""]];let T=s(e.unit);return[[at(x.mean,e.unit),T],[at(x.max,e.unit),s("{unit}, token {number}",{unit:T,number:z(x.max_at+1)})],[H(x.same_top),
""]]}function S(u,y){let x=u.map(T=>T.pair).find((T,M)=>T&&!T.error&&(y===0||M===y));return x?K(x.perplexities[y===0?0:1],3):"–"}function N(u){let y=be(u.precision||
"");return y&&y!==be(u.title)?s("the reference: {precision}",{precision:y}):s("the reference")}function I({groups:u}){let y=Math.max(...u.map(({bytes:T,scale_bytes:M})=>(T||
0)+(M||0)),1),x=ee(o,u.length,i);u.forEach((T,M)=>{let[j,_,R,F,D,U,Y]=x[M].cells;c(j,be(T.title),M?be(T.precision||T.model):N(T)),c(_,...l(T,M?u[0]:null)),a(_.firstChild,
p(T)),J(_.lastChild,G(T.bytes)),se(_.lastChild.firstChild,"width",((T.bytes||0)+(T.scale_bytes||0))/y),c(R,...m(T)),k(T,M).forEach((Q,oe)=>c([F,D,U][oe],...Q)),
c(Y,S(u,M))})}function q(u,y){let[x,T]=[[...u],[...y]],M=x.findIndex((j,_)=>j!==T[_]);return M<0?x.length:M}function L({groups:u}){let y=ee(n("writings"),u.length,
()=>{let T=d("li"),M=d("p","gp-writing-head");return M.append(d("b"),d("span","gp-note")),T.append(M,d("p","gp-writing",null,{dir:"auto"})),T}),x=u[0].text;u.forEach(
(T,M)=>{let[j,_]=y[M].children;C(j.children[0],be(T.title)),C(j.children[1],A(T,M,x)),j.children[1].classList.toggle("gp-parting",M>0&&G(T.parts_at));let R=JSON.
stringify([x,T.text,M]);if(_.dataset.key===R||(_.dataset.key=R,_.replaceChildren(),T.text===null))return;let F=M&&x!==null?q(x,T.text):[...T.text].length,D=[...T.
text];_.append(D.slice(0,F).join("")),F<D.length&&_.append(d("span","gp-apart",D.slice(F).join("")))})}function A({failed:u,text:y,tokens:x,parts_at:T,pair:M},j,_){
if(u)return`✕ ${s("stopped by an error")}`;if(y===null)return e.done?s("did not finish"):s("writing, or waiting for its turn");let R=M&&M.error&&s("Its distri\
butions cannot be compared with those of the reference: {why}",{why:`${s(M.error.message)} ${s(M.error.fix)}`});return[P(x,T,j&&_!==null),R].filter(Boolean).join(
". ")}function P(u,y,x){return x?G(y)?`✂ ${s("diverges from the reference at token {number} of {all}",{number:z(y+1),all:z(u)})}`:`= ${B(u,"the same {count} t\
oken as the reference","the same {count} tokens as the reference")}`:B(u,"{count} token","{count} tokens")}let W=(u,y=0)=>_e(e.found.groups.slice(y).map((x,T)=>{
let M=u(x,y+T);return M&&s("{name}: {words}",{name:be(x.title),words:M})})),O=u=>W(y=>y.pair&&!y.pair.error?u(y.pair):"",1),w=u=>`${at(u,e.unit)} ${s(e.unit)}`;
function b({bytes:u,scale_bytes:y}){return G(u)?y?s("{size} + {scales} of scales = {value}",{size:jt(u),scales:jt(y),value:jt(u+y)}):jt(u):""}function h({paces:u,
pace:y}){if(!y)return"";let x=u.map(T=>T.toFixed(1)).join(", ");return B(u.length,"{each} tokens per second, in one run","the median of {each} is {median} token\
s per second",{each:x,median:y.median.toFixed(1)})}function f({tokens:u,mean:y}){if(!G(y))return"";let x=u.reduce((T,{kl:M})=>T+M,0);return _t(at(x,e.unit),z(u.
length),w(y))}function g({tokens:u,max_at:y,max:x}){let T=u[y].candidates.map(([,j,_,R])=>({text:j,p:_,q:R})),M=St(T,e.unit,w(x));return M&&s("token {number}, {\
words}",{number:z(y+1),words:M})}let v=({tokens:u,same_top:y})=>B(u.length,"{same} of {count} token = {share}","{same} of {count} tokens = {share}",{same:z(u.filter(
({same_top:x})=>x).length),share:H(y)});function E({tokens:u,perplexities:[,y]}){let x=u.reduce((M,{logprobs:[,j]})=>M+(j??-1/0),0),T=K(y,3);return K(Math.exp(-x/
u.length),3)!==T?T:`exp(−(${K(x)}) / ${z(u.length)}) = ${T}`}le(t,{weights:()=>W(b),speed:()=>W(h),mean:()=>O(f),max:()=>O(g),same:()=>O(v),perplexity:()=>O(E)});
function $(){let u=e.found;C(n("missing"),u.reading!==null?s("Reading the reference’s text with {model}.",{model:be(u.groups[u.reading].title)}):Re(e,u)),J(n(
"warning"),u.others),C(n("warning"),u.others?`⚠ ${s(hn)}`:""),J(n("cpu"),!!u.cpu_words),C(n("cpu"),s(u.cpu_words)),I(u),L(u);let y=u.groups.filter(({pair:x})=>x&&
!x.error);e.done&&y.length&&C(n("told"),y.map(({title:x,pair:T})=>s("{model}: mean KL {kl}",{model:be(x),kl:`${at(T.mean,e.unit)} ${s(e.unit)}`})).join(". ")+".")}
return u=>{t.hidden=!r(),!t.hidden&&(u.found||u.status||u.unit)&&$()}}function El(t,e){let n=t.querySelector(".gp-shelf-sections"),o=new Map;function r({sections:a,canOpen:c}){let l=document.activeElement&&t.contains(document.activeElement)?
document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...a.flatMap(({title:p,note:m,folded:k,rows:S})=>{let N=s(p),I=d("table"),q=d("tr");q.append(
...[s("model"),s("description"),s("size"),s("matching draft")].map((O,w)=>{let b=d("th","",null,{scope:"col"}),h=d("span","",O);return w===2&&te(h,"memory",()=>""),
b.append(h),b}),d("td"));let[L,A]=[d("thead"),d("tbody")];L.append(q),A.append(...S.map(O=>i(O,c))),I.append(d("caption","gp-hidden",N),L,A);let P=d("details","\
gp-shelf-section"),W=d("summary");return W.append(d("h3","",N),d("span","gp-note",` ${S.length}`)),P.append(W,d("p","gp-note",S.length?s(m):s("None yet.")),...S.
length?[I]:[]),P.open=o.has(N)?o.get(N):!k,P.addEventListener("toggle",()=>o.set(N,P.open)),[P]})),l&&t.querySelector(`[aria-label=${CSS.escape(l)}]`)?.focus()}
function i(a,c){let l=d("tr"),p=d("th","",a.model,{scope:"row"}),m=a.download&&!a.here,[k,S,N,I]=[d("td","",s(a.words)),d("td"),d("td","",a.assistant||"–",{"d\
ata-label":s("matching draft")}),d("td")];if(a.loaded){let{class_name:q,precision:L,device:A,bytes:P,in_use:W,parameters:O}=a.loaded;k.append(W?`● ${s("in use")}`:
`○ ${s("idle")}`,d("small","",s("{kind}, {precision}, on {device}",{kind:q,precision:s(L),device:A}))),S.append(ye(P),d("small","",s("{count} parameters",{count:bt(
O)})))}else{S.append(a.millions?s("about {size}",{size:bt(a.millions*1e6)}):ye(a.size),d("small","",a.millions?s("parameters"):s("on disk"))),m&&S.append(d("sma\
ll","",s("{size} to download",{size:ye(a.download)})));let q=[a.gated?`▲ ${s("gated: needs an access token")}`:"",a.here?`✓ ${s("downloaded")}`:""].filter(Boolean);
q.length&&p.append(d("small","",q.join(" · ")))}return I.append(m?kt(e,"get",a.model,s("Get it")):kt(e,"use",a.model,s("Use it"))),a.loaded?I.append(kt(e,"tell",
a.model,s("Show"))):c&&I.append(kt(e,"pick",a.model,s("Fill in"))),a.canUnload&&I.append(kt(e,"unload",a.model,s("Unload"))),l.append(p,k,S,N,I),l}return a=>{t.
hidden=!e.found,!t.hidden&&a.found&&r(e.found)}}var gf=5,wf=60,bf=6e7,kf=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,o)=>n===e[o]),Nn=t=>[t,...t.children.flatMap(Nn)],Br=t=>t.parent?Br(t.parent):
t,ls=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=$l()}get all(){return this.trees.flatMap(Nn)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===Br(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=$l(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:o,asked:r}=e,i=this.all.find(p=>p.turn===n);if(i){this.shown=i;return}e.asked=null;let a=r&&kf(r.ids,o.request.given)&&this.all.find(p=>p.
turn===r.turn);if(a&&r.kind!=="branch"&&a.plain&&a.mode===o.mode){Object.assign(a,{turn:n,pieces:[]}),this.shown=a;return}let c=o.request.only_given===!0,l={turn:n,
read:c,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(a){for(Object.assign(l,{at:r.at,from:r.from,on:r.on,kind:r.kind,parent:a});l.parent.
parent&&l.at<l.parent.at;)l.parent=l.parent.parent;l.parent.children.push(l)}else this.trees=this.trees.filter(({children:p})=>p.length),this.trees.push(l);this.
shown=l}measure(){let{log:e,along:n}=this,o=e.lines();n.follow(o.length?o[0].last:null);let{steps:r}=n;Object.assign(this.shown,{text:e.text,tokens:r.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:r.map(({piece:i,chosen:a})=>i??a.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((r,{text:i})=>r+i.length,0);if(this.trees.length<=gf&&e.length<=wf&&n<=bf)return;let o=this.trees.find(r=>r!==Br(this.shown))||e.filter(r=>r.parent&&
r!==this.shown&&!r.children.length).sort((r,i)=>r.turn-i.turn)[0];if(!o)return;this.detach(o)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function $l(){return new ve(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}function Ll(t){let{root:e,state:n,tree:o,told:r,remove:i}=t,{log:a}=n,c=e.querySelector(".gp-rename"),l=()=>C(r,s("A run is under way. Wait for its end, or clic\
k Stop."));function p(S){if(!(!S||S===n.shown)){if(n.busy){l();return}n.shown=S,a.feedRun(S.text,S.turn),a.ask({type:"shown"}),t.draw(),S.item.focus({preventScroll:!0})}}
function m(){if(!i.dataset.sure){i.textContent=B(Nn(n.shown).length,"Delete this run?","Delete these {count} runs?"),i.dataset.sure="yes",i.focus();return}let S=n.
shown,N=n.refuge;n.busy?l():N&&(n.detach(S),p(N)),t.calm()}function k(){let S=n.shown,N=d("input","gp-rename-field",null,{"aria-label":s("Name of this run"),maxlength:60});
N.value=S.name;let I=!0,q=L=>{I&&(I=!1,L&&(S.name=N.value.trim()),document.activeElement===N&&S.item.focus(),N.remove(),t.fill(S))};N.addEventListener("keydown",
L=>{L.stopPropagation(),(L.key==="Enter"||L.key==="Escape")&&q(L.key==="Enter")}),N.addEventListener("click",L=>L.stopPropagation()),N.addEventListener("blur",()=>q(
!0)),S.item.querySelector(".gp-label").replaceChildren(N),N.focus(),N.select()}o.addEventListener("click",S=>{let N=S.target.closest(".gp-run"),I=n.visible.flatMap(
Nn).find(q=>q.item===N);I===n.shown?I.item.focus():p(I)}),o.addEventListener("keydown",S=>{let{shown:N}=n;if(S.ctrlKey||S.metaKey||S.altKey||!N)return;let I=n.visible.
flatMap(Nn),q=I.indexOf(N),L={ArrowDown:()=>p(I[q+1]),ArrowUp:()=>p(I[q-1]),ArrowRight:()=>p(N.children[0]),ArrowLeft:()=>p(N.parent),Home:()=>p(I[0]),End:()=>p(
I.at(-1)),F2:k,Delete:()=>{i.disabled||m()}};Object.hasOwn(L,S.key)&&(S.preventDefault(),L[S.key]())}),c.addEventListener("click",k),i.addEventListener("click",
m),i.addEventListener("blur",()=>t.calm())}var Al=8,yf=3,xf=-1e30,vf=t=>`log p ${t>xf?t.toFixed(2).replace("-","−"):"−∞"}`;function Sf(t){let e=t.pieces,n=Math.min(...t.children.map(({at:i})=>i)),o=t.
parent?t.at:Number.isFinite(n)&&n>=yf?n:0,r=qe(e.slice(o,o+Al).join(""));return s("“{text}”",{text:`${o&&!t.parent?"…":""}${r}${e.length>o+Al?"…":""}`})}
function Cl(t){if(!t.parent)return t.read?s("a text that was read:"):s("the original:");let e={number:t.at+1,token:V(t.from??"")};return t.kind!=="branch"?s("co\
ntinues at token {number}:",e):t.on?s("again from {token} at token {number}:",e):s("instead of {token} at token {number}:",e)}var ds=class{constructor(e,n){this.
root=e,this.state=n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,tree:n,
state:o}=this,r=o.log.canAsk?o.visible:[];if(e.hidden=!r.length,e.hidden)return;let{scrollTop:i}=n;n.replaceChildren(...r.map(a=>this.lay(a))),n.scrollTop=i,o.shown&&
this.reveal(o.shown.item.firstChild),this.remove.disabled=!o.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){e.
item??=_f(),this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let o=d("ul","",null,{role:"group"});o.append(...e.children.
map(r=>this.lay(r))),e.item.append(o),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,
o=e===this.state.shown,r=Sf(e),i=[B(e.tokens,"{count} token","{count} tokens"),vf(e.total),...e.searched?[s("best of {mode}",{mode:Gt(e.mode)})]:[]].join(" · "),
a=n.querySelector(".gp-label");if(!a.querySelector("input")){let l=[d("span","gp-note",Cl(e))," ",d("bdi","gp-words",r)];e.name?a.replaceChildren(d("bdi","gp-na\
me",e.name)," ",...l):a.replaceChildren(...l)}let c=n.querySelector(".gp-facts");C(c,i),c.title=s("Length, and total log-probability after the processors, in na\
ts; −∞ where they remove a given token. Beam search scores given tokens before the processors."),C(n.querySelector(".gp-sign"),o?"▶":""),n.setAttribute("a\
ria-selected",String(o)),n.setAttribute("aria-label",[e.name,`${Cl(e)} ${r}`,i,o?s("shown"):""].filter(Boolean).join(", ")),n.tabIndex=o?0:-1}reveal(e){let{tree:n}=this,
[o,r]=[n.getBoundingClientRect(),e.getBoundingClientRect()];n.scrollTop+=Math.min(0,r.top-o.top-4)+Math.max(0,r.bottom-o.bottom+4)}};function _f(){let t=d("li",
"gp-run",null,{role:"treeitem"}),e=d("div","gp-row");return e.append(d("span","gp-sign","",{"aria-hidden":"true"}),d("span","gp-label"),d("span","gp-facts")),t.
append(e),t}function Pl(t,e){let n=new ls(e),o=new ds(t,n);return Ll(o),r=>{r.run&&n.begin();let{shown:i}=n;if(i&&e.turn===i.turn&&(r.run||r.steps||r.status)&&n.measure(),r.
run){n.makeRoom();let a=o.tree.contains(document.activeElement);o.draw(),a&&i&&i.item&&i.item.focus({preventScroll:!0})}else!t.hidden&&i&&i.item&&o.fill(i);r.status&&
!n.busy&&C(o.told,"")}}var Of={true:"button",false:"div"};function Tf({text:t},{chosen:e,removed:n,by:o}){let r=V(t);return e?s("Run again from here with {token}.",{token:r}):n?s("Con\
tinue from here with {token} instead, although {processor} removed it.",{token:r,processor:o}):s("Continue from here with {token} instead.",{token:r})}var qn=class{constructor(e){
this.item=d("li","gp-bar"),e.append(this.item),this.body=null}build(e){let n=Of[e];if(this.body&&this.body.localName===n)return;let o=d(n,"gp-row",null,e?{type:"\
button"}:{role:"group"});this.rank=d("span","gp-rank"),this.sign=d("span","gp-sign","",{"aria-hidden":"true"}),this.word=d("bdi","gp-word");let r=d("span","gp-n\
ame");r.append(this.sign,this.word),this.after=d("span","gp-fill gp-after"),this.before=d("span","gp-fill gp-before"),this.thick=d("span","gp-track"),this.thin=
d("span","gp-track gp-thin"),this.thick.append(this.after),this.thin.append(this.before),this.why=d("span","gp-why"),this.remover=d("span","gp-remover"),this.why.
append(...me(s("removed by {processor}"),{processor:this.remover}));let i=d("span","gp-tracks");i.append(this.thick,this.why,this.thin),this.value=d("span"),this.
raw=d("small");let a=d("span","gp-values");a.append(this.value,this.raw),o.append(this.rank,r,i,a,d("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),o.tabIndex=
this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(o):this.item.prepend(o),this.body=o}fill(e,n,o){let{text:r,after:i,before:a,rank:c,chosen:l,given:p,
removed:m,by:k,rest:S,words:N}=e;this.build(o&&!S),this.entry=e,this.item.hidden=!1;let I={"gp-chosen":l,"gp-removed":m,"gp-rest":S};pe(this.item,["gp-bar",...Object.
keys(I).filter(P=>I[P])].join(" ")),C(this.rank,c?z(c):""),C(this.sign,l?"▶":m?"✕":""),xe(this.word,r,{plain:S}),this.thick.hidden=m||i===null;for(let[P,W]of[
[this.after,i||0],[this.before,a]])se(P,"width",Math.min(1,W/n)),P.parentNode.classList.toggle("gp-beyond",W>n*1.005);C(this.value,m?"":i===null?"–":H(i)),C(this.
raw,H(a)),C(this.remover,k),this.why.hidden=!m;let q=[l&&(p?s("given"):s("chosen")),m&&s("removed by {processor}",{processor:k})].filter(Boolean).join(", "),L=[
S?r:V(r),q].filter(Boolean).join(", "),A=o&&!S?Tf({text:r},e):"";this.body.setAttribute("aria-label",A?`${L}. ${A}`:L),Oe(this.body,()=>A?`${A} ${N()}`:N())}hide(){
this.item.hidden=!0}};function hs(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-row")],n=o=>e().forEach(r=>{r.tabIndex=r===o?0:-1});return t.
addEventListener("focusin",o=>o.target.matches(".gp-row")&&n(o.target)),t.addEventListener("keydown",o=>{let r=e(),i=r.indexOf(o.target),a={ArrowDown:i+1,ArrowUp:i-
1,Home:0,End:r.length-1}[o.key];i<0||a===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),r[Math.max(0,Math.min(r.length-1,a))].focus())}),
()=>{let o=e();o.length&&!o.some(r=>r.tabIndex===0)&&(o[0].tabIndex=0)}}function Mf(t){switch(t){case"context":return s("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return s("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return s("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return s("no mark: the bias is 0.");default:return s("no mark.")}}function no(t){let e=t&&t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.
keys)?e.keys.length:0,o=e.greenlist_ratio,r=e.seeding_scheme==="selfhash",i=e.context_width;return{config:e,keys:n,selfhash:r,ratio:o>0&&o<1?o:null,early:n?_n(e.
ngram_len,1)-1:_n(i,1)-Number(r)}}function ps({config:t,keys:e,ratio:n}){if(e)return B(e,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:t.ngram_len});if(n===null)return s("a green list whose settings are not known");let{bias:o,seeding_scheme:r,context_width:i,
hashing_key:a}=t;return s("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:H(n),bias:o,scheme:r,width:i,key:a})}
function us({chosen:t,index:e,mark:n,given:o,isFirst:r},i){let a=m=>s("Token {number}, {token}: {mark}",{number:z(e+1),token:V(t.text),mark:m});if(!n)return a(o?
s("given, before the watermark began."):s("not marked."));if(n.why)return a(Mf(n.why));let c=s("Its probability: {before} before the watermark, {after} after.",
{before:H(n.chosen_before),after:H(n.chosen_after)}),l=r?[s("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let m=B(i.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:K(n.g,2)});return[a(m),c,...l].join(" ")}let p=n.green?s("\
◆ green: it got the bias."):s("◇ red: it got no bias.");return[a(p),c,Ef(n,i),...l].join(" ")}function Ef(t,{ratio:e,selfhash:n}){let o=t.listed??0,r={before:H(
t.mass_before??0),after:H(t.mass_after??0)};return n?B(o,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",r):e===null?B(o,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
r):B(o,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...r,ratio:H(e)})}var Wl={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function Nl(t,e,n,o){let{mark:r,index:i}=e,a={...t};if(!r)return{...a,unscored:t.
unscored+1};a.marks+=1;let c=r.kind==="synthid"?r.g:r.green;if(r.chosen_before>0&&r.chosen_after>0){a.chosen+=1,a.surprisal-=Math.log(r.chosen_before),a.gained+=
Math.log(r.chosen_after/r.chosen_before);let{stages:l,entropy_before:p}=e.distribution;a.entropy+=o>0&&l[o-1]?l[o-1].entropy:p,a.likely-=$f(e,o)}return a.suppressed+=
r.suppressed,c===null?{...a,unscored:t.unscored+1}:i<n.early?{...a,early:t.early+1}:(a.scored+=1,a.green+=Number(c),a.expected+=r.expected??0,r.kind==="synthid"?
a.z=n.keys?(2*a.green-a.scored)*Math.sqrt(n.keys/a.scored):null:n.ratio!==null&&(a.z=Lt(a.green,a.scored,n.ratio),a.foreseen=Lt(a.expected,a.scored,n.ratio)),a)}
function $f({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:o,stage_logprobs:r})=>e>0?r[e-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function ql(t,e,n,o){
let r=t.find(([,p])=>p>o);if(e.z>o)return{at:r[0],words:B(r[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:o})};let i=r?[B(r[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:o})]:[],a=n.keys?e.z>0?e.scored*(o/e.z)**2:1/0:vo(e.green/e.scored,n.ratio,o),c=Math.max(e.scored+1,Math.ceil(a));
if(!Number.isFinite(c)||c>1e7)return{at:1/0,words:[...i,s("At the share so far, z never reaches {threshold}.",{threshold:o})].join(" ")};let l=B(c,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:o,more:z(c-e.scored)});return{at:c,words:[...i,l].join(" ")}}var Fr=t=>t?H(t):"<0.01%",Lf=(t,e)=>t.kept!==e||t.mass_moved>0;function zt({distribution:{stages:t,vocab:e}}){return t.map((n,o)=>{let[r,i,a]=Fe(n.name),c=o?t[o-
1].kept:e;return{number:o+1,kind:n.name,name:r,meaning:i,knobs:a,entropy:n.entropy,kept:n.kept,keptBefore:c,removed:n.mass_removed,moved:n.mass_moved,idle:!Lf(n,
c)}})}function Bt({kept:t,keptBefore:e,removed:n,moved:o,idle:r}){if(r)return s("did nothing");let i=[];return t<e&&i.push(B(e-t,"removed {count} token ({share}\
)","removed {count} tokens ({share})",{share:Fr(n)})),t>e&&i.push(B(t-e,"brought {count} token back","brought {count} tokens back")),(o-n>.001||!i.length)&&i.push(
s("moved {share}",{share:H(o)})),i.join(", ")}var In=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function fs(t,{effective:e,config:n}){
let o={...e,...n};return t.filter((r,i)=>i===0||o[r]).map(r=>{let i=JSON.stringify(o[r]??null);return i==="null"||i.length>12?r:`${r} ${i}`}).join(", ")}function oo(t){
return In(t)?{name:"DoLa",meaning:s("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:t.layers?s("the last layer"):s("the model"),meaning:s("The distribution that the model gave, before any processor.")}}function yt({distribution:{
candidates:t},chosen:e}){return t.some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function ms(t,e,n){if(t.length<=e)return t;let o=({raw_logprob:a,logprob:c})=>Math.
max(X(a),X(c)),r=[...t].sort((a,c)=>o(c)-o(a)),i=new Set([...r.filter(({token_id:a})=>a===n),...r.filter(De).slice(0,3)]);for(let a of r)i.size<e&&i.add(a);return t.
filter(a=>i.has(a))}function xt({raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?X(e[n-1]):void 0:X(t)}var so=({raw_logprob:t,stage_logprobs:e},n)=>((n?
(e||[])[n-1]:t)??null)===null,De=({logprob:t})=>t===null;function tn({removed_by:t,stage_logprobs:e,raw_logprob:n},o){let r=[n,...e||[]],i=r.findLastIndex((c,l)=>l>
0&&c===null&&r[l-1]!==null),a=t||i>0&&o.distribution.stages[i-1].name;return a?Fe(a)[0]:In(o)?"DoLa":s("a processor")}function gs(t,e){let{raw_logprob:n,logprob:o,
rank:r,raw_rank:i,token_id:a}=t,c=z(e.distribution.vocab),l=s("Token id {id}.",{id:a});if(!e.distribution.stages.length&&Math.abs((o??n)-n)<1e-4){let k={share:H(
X(n)),rank:z(r||i||0),vocab:c};return`${r||i?s("Probability {share}, rank {rank} of {vocab}; no processor changed it.",k):s("Probability {share}; no processor c\
hanged it.",k)} ${l}`}let p={share:H(X(n)),rank:z(i||0),vocab:c};return`${i?s("Before the processors {share}, rank {rank} of {vocab}.",p):s("Before the processo\
rs {share}.",p)} ${Af(t,e)} ${l}`}function Af(t,e){if(De(t))return s("After them it cannot be chosen: removed by {processor}.",{processor:tn(t,e)});let{logprob:n,
rank:o}=t,r={share:H(X(n)),rank:z(o||0),kept:z(Qe(e))};return o?s("After them {share}, rank {rank} of {kept} kept.",r):s("After them {share}.",r)}function Rl({distribution:{
candidates:t,entropy_before:e}},n){let i=[...t.filter(({raw_logprob:c})=>c!==null&&c<0)].sort((c,l)=>Il(l)-Il(c)).slice(0,3).map(({text:c,raw_logprob:l})=>`${V(
c)} ${K(X(l))} · ${K(ke(-l,n),2)}`),a={terms:i.join(" + "),entropy:ae(e,n)};return i.length?s("before the processors, {terms} + the terms of all other tokens =\
 {entropy}.",a):""}var Il=({raw_logprob:t})=>-t*X(t);function ro(t,{mode:e,effective:n,config:o}){if(t.isPrompt)return[s("given"),s("{token} is in the prompt: g\
iven, not chosen")];if(t.given)return[s("given"),s("{token} was given, not chosen")];if(e==="custom")return[s("the choice"),s("{token} was chosen by your own de\
coding loop")];if(t.beam)return[s("the choice"),Cf(t.beam.status)];if(t.reranked)return[s("the choice"),s("{token} has the best score: probability against degen\
eration penalty")];let r=t.draft&&t.draft.origin;return r==="accepted"?[s("the draft"),s("{token} was drafted by the assistant, and accepted")]:r==="correction"?
[s("the choice"),s("{token} replaced a rejected draft token")]:{...n,...o}.do_sample?[s("the draw"),s("{token} was drawn")]:[s("the choice"),s("{token} was chos\
en as the most probable")]}function Cf(t){return t==="running"?s("{token} goes on: the search compares the sums of whole beams"):t==="finished"?s("{token} ends \
a beam: the search compares the sums of whole beams"):t==="ended"?s("{token} would end a beam, which does not count"):t==="pruned"?s("{token} was considered, an\
d pruned: the search compares the sums of whole beams"):s("{token} was considered by the search")}var Pf=1.05;function jl(t,e){let{started:n,unit:o}=e;if(!t)return[s("No token yet")];if(e.rejected)return Ii(e.rejected,t.chosen.text,Jt(n));let r=[Wf(t,o),...Nf(
t),...Rf(t,o),...qf(t,n)];if(t.mark){let a=no(n),{chosen:c,index:l,mark:p,given:m=!1}=t;r.push(us({chosen:c,index:l,mark:p,given:m,isFirst:l<a.early},a))}r.push(
If(t,n)),t.draft&&r.push(...qi(t,Jt(n))),t.beam&&r.push(...la(t,e)),t.reranked&&r.push(...jf(t,n));let{raw_logprob:i}=t.chosen;return i!==null&&r.push(s("Its su\
rprisal, before the processors, was {value}.",{value:ae(-i,o)})),r}function Wf({distribution:{entropy_before:t}},e){let n=Math.exp(t),o=ae(t,e);return n<Pf?s("T\
he model was all but certain here: an entropy of {entropy}.",{entropy:o}):s("The model’s entropy here was {entropy}: as uncertain as an even choice among {optio\
ns} tokens.",{entropy:o,options:n<10?K(n,1):z(Math.round(n))})}function Nf(t){let{chosen:e,distribution:n}=t,{name:o}=oo(t),r={source:o,token:V(e.text),share:H(
X(e.raw_logprob)),vocab:z(n.vocab)};if(In(t))return[];if(e.raw_rank===1)return[s("Its first choice was {token}, with {share}.",r)];let i=yt(t).find(l=>l.raw_rank===
1),a=i?[s("Its first choice was {token}, with {share}.",{token:V(i.text),share:H(X(i.raw_logprob))})]:[],c=e.raw_rank?s("It gave {token} {share}: rank {rank} of\
 {vocab}.",{...r,rank:z(e.raw_rank)}):s("It gave {token} {share}.",r);return[...a,c]}function qf(t,e){let n=zt(t);if(!n.length)return t.isPrompt||t.read?[]:[s("\
No processor changed that.")];let o=n.filter(({idle:r})=>!r);return o.length?o.map(r=>{let i=zl(r,e),a=r.kept===r.keptBefore?Bt(r):`${Bt(r)}, ${s("{count} left",
{count:z(r.kept)})}`,{chosen:c}=t,[l,p]=[xt(c,r.number-1),xt(c,r.number)],m={name:i,effect:a,token:V(c.text),before:H(l||0),after:H(p||0)};return l===void 0||p===
void 0?s("{name}: {effect}.",m):!p&&l?s("{name}: {effect}; {token} had {before}, and could no longer be chosen.",m):m.before===m.after?s("{name}: {effect}; {tok\
en} stayed at {after}.",m):s("{name}: {effect}; {token} went from {before} to {after}.",m)}):[B(n.length,"The processor ({names}) did nothing here.","The {count\
} processors ({names}) did nothing here.",{names:n.map(({name:r})=>r).join(", ")})]}function zl({name:t,knobs:e},n){let o=fs(e,n);return o?o.startsWith(t)?o:`${t}\
 (${o})`:t}function Bl(t,e){let{chosen:n}=t,o=s("{token} had {share}",{token:V(n.text),share:H(X(n.raw_logprob))}),r=zt(t).filter(({idle:a})=>!a).map(a=>{let c=xt(
n,a.number),l={name:zl(a,e),share:c===void 0?"":H(c)};return c===void 0?s("{name}: {effect}",{...l,effect:Bt(a)}):a.kept===a.keptBefore?s("after {name}: {share}",
l):B(a.kept,"after {name}: {share}, {count} token left","after {name}: {share}, {count} tokens left",l)}),i=me(ro(t,e)[1],{token:V(n.text)}).join("");return he(
Se([o,...r,i]))}function If(t,e){let{chosen:n,given:o,isPrompt:r}=t,i=me(ro(t,e)[1],{token:V(n.text)}).join("");return o||r||t.beam?`${i}.`:De(n)?s("{words}, th\
ough {processor} had removed it.",{words:i,processor:tn(n,t)}):{...e.effective,...e.config}.do_sample&&!t.draft&&!t.reranked?s("{words}: its chance was {share}.",
{words:i,share:H(X(n.logprob))}):`${i}.`}function Rf({layers:t},e){if(!t)return[];let{layer:n,final_layer:o,candidate_layers:r,divergences:i}=t,a={final:o,layer:n,
divergence:ae(i[r.indexOf(n)]??null,e)};return[B(r.length,"DoLa contrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {dive\
rgence}.","DoLa contrasted the last layer, {final}, with layer {layer}: of {count} candidates the furthest from it, by {divergence}.",a)]}function jf({reranked:t,
chosen:e},{effective:n,config:o}){let r=t.find(({token_id:p})=>p===e.token_id);if(!r)return[];let i={share:H(r.probability),penalty:K(r.penalty),score:K(r.score)},
a=[s("Its probability among the weighed tokens was {share}, its degeneration penalty {penalty}, its score {score}.",i)],{penalty_alpha:c}={...n,...o};G(c)&&a.push(
s("score = (1 − α) · probability − α · penalty = (1 − {alpha}) · {probability} − {alpha} · {penalty} = {score}.",{...i,alpha:c,probability:K(r.probability)}));
let l=t.reduce((p,m)=>m.probability>p.probability?m:p);if(l!==r){let p={token:V(l.text),count:t.length,share:H(l.probability),penalty:K(l.penalty),score:K(l.score)};
a.push(s("The most probable of the {count} weighed tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",p))}return a}var zf=(t,e)=>t.map(({watched:n})=>{let o=(n||[]).find(({token_id:r})=>r===e);return o&&X(o.logprob)}),Hr=class extends qn{constructor(e){super(e),this.along=d(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=ne("polyline","gp-along-line"),this.here=ne("line","gp-along-here");let n=ne("svg","gp-\
along-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,d("span","gp\
-along-words")),this.item.append(this.along)}},ws=class{constructor(e,n,o){this.log=n,this.entryOf=o,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
hs(this.list),this.form.addEventListener("submit",r=>this.ask(r))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:o,label:r})=>o===n.last&&r===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,o=this.lineNumber();if(!n||o<0){C(this.state,n?s("Sel\
ect a token of the generated text first."):s("Type the text of a token first."));return}C(this.state,s("Looking up {token} …",{token:V(n)})),this.log.ask({type:"\
look",line:o,text:n})}draw(e,n,o){(n.run||n.watched)&&C(this.state,"");let r=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,
this.list.parentNode.hidden=!r.length,this.box.hidden=this.form.hidden&&!r.length;let i=r.map(l=>this.entryOf(l,e)),a=Math.max(.02,...i.map(({after:l,before:p})=>Math.
max(l||0,p))),c=r.length?we(this.log.lastOf(e)):[];for(;this.rows.length>r.length;)this.rows.pop().item.remove();for(;this.rows.length<r.length;)this.newRow();r.
forEach((l,p)=>{this.rows[p].fill(i[p],a,o),this.drawAlong(this.rows[p],zf(c,l.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new Hr(this.list))}drawAlong(e,n,o){
let r=n.map(k=>k??0);if(e.along.hidden=r.length<2,e.along.hidden)return;let i=Math.max(...r),a=r.indexOf(i),c=k=>k/(r.length-1)*100,l=Bf(r,150).map(([k,S])=>`${c(
k).toFixed(1)},${(98-(i?S/i:0)*94).toFixed(1)}`);e.line.setAttribute("points",l.join(" "));for(let[k,S]of Object.entries({x1:c(o.index),x2:c(o.index),y1:0,y2:100}))
e.here.setAttribute(k,S);let p=i?s("highest {share}, at token {number}",{share:H(i),number:a+1}):s("probability 0 everywhere");C(e.along.lastElementChild,p);let m=s(
"The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token.",{count:z(r.length),words:p});
te(e.along,"probability",()=>"",{meaning:m,formula:""}),e.along.setAttribute("aria-label",s("along the text: {words}",{words:p}))}};function Bf(t,e){let n=Math.
ceil(t.length/e),o=[];for(let r=0;r<t.length;r+=n){let i=r;for(let a=r+1;a<Math.min(t.length,r+n);a++)t[a]>t[i]&&(i=a);o.push([i,t[i]])}return o}function Fl(t,e){let o=t.querySelector(".gp-bars"),r=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),a=v=>t.querySelector(".gp-"+v),[c,l,p,m,k]=[
"full","beams-note","press-note","chosen-word","removed-key"].map(a),S=a("no-token"),N=[],I=hs(o),q=new ws(t,e,W),L=!1,A=[],P=v=>e.canAsk&&!v.isPrompt;function W(v,E){
let $=De(v);return{id:v.token_id,text:v.text,after:X(v.logprob),before:X(v.raw_logprob),rank:$?null:v.rank??(E.distribution.stages.length?null:v.raw_rank),chosen:v.
token_id===E.chosen.token_id,given:E.isPrompt||E.given,removed:$,by:$?tn(v,E):"",words:()=>gs(v,E)}}function O(v){let E=yt(v),u=(L?E:ms(E,24,v.chosen.token_id)).
map(T=>W(T,v)),y=v.distribution.vocab-E.length;y>0&&u.push(w(v,E.map(T=>W(T,v)),y));let x=b(Math.max(...u.filter(({rest:T})=>!T).map(T=>Math.max(T.after,T.before))));
for(C(c,s("axis 0–{top}",{top:H(x)}));N.length<u.length;)N.push(new qn(o));N.forEach((T,M)=>u[M]?T.fill(u[M],x,P(v)):T.hide()),I(),i.hidden=E.length<=24,C(i,L?
s("show {count} only",{count:24}):s("show all {count}",{count:z(E.length)})),i.setAttribute("aria-expanded",String(L))}function w(v,E,$){let u=_=>Math.max(0,1-E.
reduce((R,F)=>R+F[_],0)),y=Qe(v)>E.filter(({removed:_})=>!_).length,[x,T]=[y?e.usesBeams?null:u("after"):0,u("before")],M={count:z($),before:H(T),after:H(x??0)},
j=()=>x===null?s("All tokens that are not listed ({count}), together: {before} before the processors.",M):s("All tokens that are not listed ({count}), together:\
 {before} before the processors, {after} after them.",M);return{text:B($,"{count} other","{count} others"),after:x,before:T,rest:!0,words:j}}let b=v=>[.02,.05,.1,
.2,.5,1].find(E=>v<=E)||1;function h(v){let E=!v.distribution.stages.length;t.classList.toggle("gp-untouched",E),C(a("after-word"),E?s("probability; no processo\
r ran, so it is the same before and after"):s("after the processors")),a("before-key").hidden=E,k.hidden=!yt(v).some(De),C(m,v.isPrompt||v.given?s("given, not c\
hosen"):s("chosen")),l.hidden=!v.beam||E,p.hidden=!P(v),t.classList.toggle("gp-pressable",P(v))}o.parentNode.addEventListener("click",v=>{let E=v.target.closest(
"button.gp-row"),$=E&&[...N,...q.rows].find(({body:y})=>y===E),u=e.current();$&&u&&P(u)&&e.ask({type:"branch",step:u,tokenId:$.entry.id})}),i.addEventListener("\
click",()=>{L=!L,O(e.current())});function f(){for(let v of N)v.hide();for(let v of[i,l,p,q.box])v.hidden=!0}let g=v=>()=>e.current()?v(e.current()):"";return le(
t,{after:g(v=>Bl(v,e.started)),before:g(({chosen:v})=>he(s("{token} had {share}",{token:V(v.text),share:H(X(v.raw_logprob))})))}),v=>{let E=e.current();r.hidden=
!E,S.hidden=!!E,E?((E!==A[0]||e.canAsk!==A[1])&&O(E),h(E),q.draw(E,v,P(E))):f(),A=[E,e.canAsk]}}function Hl(t,e){let o=t.querySelector("details"),r=t.querySelector(".gp-output"),i=t.querySelector(".gp-all"),a=null,c=!1;function l(h){let f=e.allLines(),g=e.
started.effective.length_penalty??1;return h.sequences.map((v,E)=>{let $=we(f[E]?f[E].last:null),u=v.token_ids.map((_,R)=>{let F=$[R]&&$[R].chosen.token_id===_?
$[R]:null,D=v.logprobs[R];return{id:_,text:F?F.chosen.text:"?",recorded:D,library:v.transition_scores?v.transition_scores[R]:null,difference:v.transition_scores?
bn(D,v.transition_scores[R]):null,drawn:F?bn(D,F.chosen.logprob):1/0}}),y=v.logprobs.filter((_,R)=>!$[R]||!$[R].given),x=y.reduce((_,R)=>_+(R??-1/0),0),T=y.length**
g,M=y.length?x/T:null,j=v.score!==null&&M!==null&&v.score*T>Xt;return{tokens:u,sum:x,length:y.length,penalty:g,rebuilt:M,score:v.score,difference:j?Un(x,v.score,
T):null}})}function p(h,f=1e-9){if(!Number.isFinite(h))return"∞";let g=Math.max(h,f),v=Math.floor(Math.log10(g)+1e-9),E=Math.ceil(g/10**v-1e-6);return E===10?
`1e${v+1}`:`${E}e${v}`}function m(h){if(!h||!h.sum.count)return[[],[]];let{sum:f,given:g,final:v,pool:E,output:$}=h,u=({off:T,count:M,furthest:j},_)=>T?[_(T,{all:z(
M),bound:p(j)})]:[],y=[...u(f,(T,M)=>B(T,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add up: the fur\
thest is off by {bound}",M)),...u(g,(T,M)=>B(T,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tokens do not c\
ount as 0: the furthest is off by {bound}",M)),...u(v,(T,M)=>B(T,"{count} of {all} final scores does not follow from its sum: it is off by {bound}","{count} of \
{all} final scores do not follow from their sums: the furthest is off by {bound}",M)),...u(E,(T,M)=>B(T,"{count} of {all} kept scores does not follow from the t\
exts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",M)),...u($,(T,M)=>B(
T,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their paths thro\
ugh the tree end: the furthest is off by {bound}",M))],x=p(Math.max(...Object.values(h).map(T=>T.furthest)),oa);return[y,y.length?[]:[B(f.count,"{count} node of\
 the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:x})]]}function k({outputs:h,tree:f}){let g=h.flatMap(_=>_.tokens);
if(!g.length)return["none","–",s("There are no scores to check: no token was generated.")];let v=g.filter(({difference:_})=>_!==null),E=h.filter(({difference:_})=>_!==
null),$=_=>p(Math.max(0,..._.map(({difference:R})=>R))),u=_=>_.filter(({difference:R})=>!(R<=kn)).length,y=g.filter(({drawn:_})=>_>kn).length,[x,T]=m(f),M=[...u(
E)?[s("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:z(u(E)),all:z(E.length),bound:$(E)})]:[],...x,...u(v)?[B(u(v),"{count} \
of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_transition_scores\
, by up to {bound}",{all:z(v.length),bound:$(v)})]:[],...y?[B(y,"{count} token of the outputs differs from the steps that are shown","{count} tokens of the outp\
uts differ from the steps that are shown")]:[]];if(M.length)return["differs","✗",Se(M)];let j=[...E.length?[B(E.length,"{count} sequences_scores is rebuilt to\
 within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:$(E)})]:[],...T];return v.length?["agrees","✓",Se([...j,B(v.length,"{count} t\
oken agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to within {boun\
d}",{bound:$(v)})])]:["none","–",Se([...j,S()])]}let S=()=>e.started.mode==="custom"?s("compute_transition_scores does not apply: the run used your own decodi\
ng loop"):s("compute_transition_scores does not apply: the run was recorded without the library’s scores");function N(){let[h,f,g]=a?k(a):["none","–",s("The\
 scores are checked against the library when the run has finished.")],v={agrees:s("agrees with the library"),differs:s("differs from the library"),none:s("not c\
hecked")};t.dataset.verdict=h,C(t.querySelector(".gp-badge"),f),C(t.querySelector(".gp-sign-words"),a?v[h]:s("not checked yet")),C(t.querySelector(".gp-verdict-\
line"),g)}let I=h=>Ge(h)?"−∞":h.toFixed(3).replace("-0.000","0.000"),q=h=>Ge(h)?"−∞":(h<Xt?h.toExponential(3):K(h,5)).replace("-","−"),L=h=>h<0||Ge(h)?
`(${q(h)})`:q(h);function A(h,f){let g=h.insertCell();f===null?g.textContent="–":g.textContent=(f>kn?"✗ ":"")+(f===0?"0":Number.isFinite(f)?f.toExponential(
0):"∞"),g.classList.toggle("gp-off",f>kn)}function P(){let h=a.outputs.filter(({score:g})=>g!==null);t.querySelector(".gp-beam-check").hidden=!h.length;let f=t.
querySelector(".gp-sums tbody");f.replaceChildren(),a.outputs.forEach((g,v)=>{if(g.score===null)return;let E=f.insertRow();for(let $ of[v+1,I(g.sum),g.length,g.
penalty,K(g.rebuilt,4),K(g.score,4)])E.insertCell().textContent=$;A(E,g.difference)})}function W(h,f,g,v,E,$){if(!g.count)return;let{worst:u}=g,y=h.insertRow();
y.append(d("th","",f,{scope:"row"})),y.insertCell().textContent=z(g.count),y.insertCell().append(v(u),...u.node?[" ",ie(u.node.beam.text)]:[]),y.insertCell().textContent=
E(u),y.insertCell().textContent=q($(u)),A(y,u.difference)}function O(){let h=t.querySelector(".gp-tree-sums tbody");if(h.replaceChildren(),!a.tree)return;let{sum:f,
given:g,final:v,pool:E,output:$}=a.tree,u=e.started.effective.length_penalty??1,y=({node:T})=>s("step {number}:",{number:T.index+1}),x=({node:T,power:M})=>`${q(
T.beam.score)} / ${T.length} ** ${u} = ${q(Ge(T.beam.score)?null:T.beam.score/M)}`;W(h,s("node: parent’s score + log-probability"),f,y,({node:T,parent:M})=>`${q(
M)} + ${L(T.beam.logprob)} = ${q(Ge(T.beam.logprob)?null:M+T.beam.logprob)}`,({node:T})=>T.beam.score),W(h,s("given token: counts as 0"),g,y,()=>q(0),({node:T})=>T.
beam.score),W(h,s("ended: score / length ** length_penalty"),v,y,x,({node:T})=>T.beam.final_score),W(h,s("kept after a step: the best that ended"),E,T=>s("step \
{number}: rank {rank}",{number:T.step+1,rank:T.place+1}),T=>T.expected===null?"–":q(T.expected),T=>T.told),W(h,s("output: score where its path ends, after the\
 penalty"),$,({number:T})=>s("output {number}:",{number:T+1}),x,T=>T.told)}function w(){let{tokens:h}=a.outputs[Number(r.value)]||a.outputs[0]||{tokens:[]},f=t.
querySelector(".gp-scores tbody");f.replaceChildren(),h.slice(0,c?1/0:20).forEach((g,v)=>{let E=f.insertRow();E.insertCell().textContent=v+1,E.insertCell().textContent=
g.id,E.insertCell().append(ie(g.text)),E.insertCell().textContent=I(g.recorded),E.insertCell().textContent=g.difference===null?"–":I(g.library),A(E,g.difference),
E.insertCell().textContent=(X(g.recorded)*100).toFixed(2)+"%"}),i.hidden=h.length<=20||c,C(i,s("Show all {count} tokens",{count:z(h.length)}))}function b(){if(!o.
open)return;let h=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!h,t.querySelector(".gp-token-check").hidden=h||!a,t.querySelector(".gp-beam-check").
hidden=!0,t.querySelector(".gp-tree-check").hidden=h||!a||!a.tree||!a.tree.sum.count,C(t.querySelector(".gp-how"),e.usesBeams?s("The playground records a log-pr\
obability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, as its \
documentation asks for beams)."):s("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute_transi\
tion_scores gives for the same run (normalize_logits=True).")),!a)return;let f=g=>e.usesBeams?s("output {number}",{number:g}):s("sequence {number}",{number:g});
t.querySelector(".gp-which").hidden=a.outputs.length<2,r.options.length!==a.outputs.length&&r.replaceChildren(...a.outputs.map((g,v)=>d("option","",f(v+1),{value:v}))),
P(),h||O(),h||w()}return o.addEventListener("toggle",b),o.addEventListener("keydown",h=>{h.key!=="Escape"||!o.open||(o.open=!1,o.querySelector("summary").focus())}),
r.addEventListener("change",b),i.addEventListener("click",()=>{c=!0,b()}),h=>{if(t.hidden=!e.started,!h.run&&!h.status&&!h.steps)return;let{finished:f}=e;f?(!a||
a.finished!==f)&&(a={finished:f,outputs:l(f),tree:sa(e)},c=!1,r.replaceChildren()):a=null,N(),(h.run||h.status||f)&&b()}}function Dl(t,e){let r=[.1,.2,.5,1,2,5,10,20,50,1/0],i=t.querySelector(".gp-heat-plot"),a=t.querySelector(".gp-cells"),c=t.querySelector(".gp-column"),l=t.querySelector(
".gp-layer-names"),p=t.querySelector(".gp-layer-reading"),m=t.querySelector(".gp-layer-tally"),k=document.createElement("canvas"),S=k.getContext("2d",{willReadFrequently:!0}),
N=new ve({picks:{},peak:0},({picks:_,peak:R},{layers:F})=>F?{picks:{..._,[F.layer]:(_[F.layer]||0)+1},peak:Math.max(R,...F.divergences)}:{picks:_,peak:R}),I=0,q=[],
L=[],A=[0,0],P=[],W=_=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(_??0)/I)))*10);function O(){let _=getComputedStyle(t);return[...[...Array(11).keys()].map(F=>`\
--gp-heat-${F}`),"--gp-text"].map(F=>{let D=_.getPropertyValue(F).trim();return[1,3,5].map(U=>parseInt(D.slice(U,U+2),16))})}function w(_){if(k.width>=_&&k.height===
q.length*6)return;let R=k.height===q.length*6?S.getImageData(0,0,k.width,k.height):null;k.width=Math.max(64,2**Math.ceil(Math.log2(_))),k.height=q.length*6,R&&S.
putImageData(R,0,0)}function b(_){let R=new ImageData(1,q.length*6);q.forEach((F,D)=>{let U=_.layers?_.layers.candidate_layers.indexOf(F):-1;if(U<0)return;let Y=L[W(
_.layers.divergences[U])];for(let Q=0;Q<5;Q++){let oe=Q===2&&F===_.layers.layer?L[11]:Y;R.data.set([...oe,255],(D*6+Q)*4)}}),S.putImageData(R,_.index,0)}let h=()=>Math.
max(10,N.steps.length);function f(){let[_,R]=A;if(!_||!R)return;a.width!==_&&(a.width=_),a.height!==R&&(a.height=R);let F=a.getContext("2d");F.clearRect(0,0,_,R),
F.imageSmoothingEnabled=!1;let D=N.steps.length;F.drawImage(k,0,0,D,k.height,0,0,_*D/h(),R)}function g(_){let R=[...N.steps.find(Y=>Y.layers).layers.candidate_layers].
sort((Y,Q)=>Q-Y),F=O(),D=r.find(Y=>N.total.peak<=Y*Math.LN2)*Math.LN2,U=String([R,F,D])!==String([q,L,I]);String(R)!==String(q)&&v(R),[q,L,I]=[R,F,D],w(N.steps.
length);for(let Y of U?N.steps:_)b(Y);f()}function v(_){let R=Math.max(15,Math.min(28,280/_.length));i.style.height=l.style.height=`${Math.max(1,_.length)*R}px`,
l.replaceChildren(..._.map(F=>d("span","",$(F))))}function E(){C(t.querySelector(".gp-ramp-low"),"0"),C(t.querySelector(".gp-ramp-high"),`${Number(ke(I,e.unit).
toPrecision(2))} ${e.unit}`.replace(/^1 bits/,"1 bit"));let _=t.querySelector(".gp-scale-ramp");if(!_.childNodes.length)for(let R=0;R<11;R++){let F=d("i");F.style.
background=`var(--gp-heat-${R})`,_.append(F)}}le(t,{divergence:()=>{let{layers:_}=e.current()||{};if(!_)return"";let{layer:R,candidate_layers:F,divergences:D}=_,
U=ae(D[F.indexOf(R)]??null,e.unit);return B(F.length,"{layer}, the one candidate, has {value}.","{layer} has the largest of {count}, {value}.",{layer:$(R),value:U})}});
let $=_=>_===0?s("embedding"):s("layer {layer}",{layer:_}),u=_=>_===0?s("the embedding (layer 0)"):s("layer {layer}",{layer:_});function y(_){let R={number:_.index+
1,token:V(_.chosen.text)};if(!_.layers)return s("Token {number}, {token}: no layer was contrasted.",R);let{layer:F,final_layer:D,candidate_layers:U,divergences:Y}=_.
layers,Q=U.map((oe,re)=>`${$(oe)} ${ke(Y[re]??0,e.unit).toFixed(3)}`).join(", ");return s("Token {number}, {token}: {layer} was contrasted with the last layer (\
{final}), because it diverges most from it. Divergences in {unit}: {list}.",{...R,layer:u(F),final:D,unit:e.unit,list:Q})}function x(_){c.hidden=!1,c.style.left=
`${_.index/h()*100}%`,c.style.width=`${100/h()}%`;let R=y(_);C(p,R),zo(i,_,N.steps.length,R)}function T(){let _=Object.entries(N.total.picks).sort((D,U)=>U[1]-D[1]),
R=_.reduce((D,[,U])=>D+U,0),F=_.map(([D,U])=>s("{layer} in {times}",{layer:u(Number(D)),times:z(U)})).join(", ");C(m,s("Along the text: {list} of {count} steps.",
{list:F,count:z(R)})),C(t.querySelector(".gp-heat-end"),String(h()))}Va(i,e,{stepUnder:_=>{let{left:R,width:F}=i.getBoundingClientRect(),D=Math.floor((_.clientX-
R)/F*h());return N.steps[Math.max(0,Math.min(N.steps.length-1,D))]},hover:_=>C(p,y(_)),leave:()=>e.current()&&!t.hidden&&C(p,y(e.current()))});function M(_){let R=e.
current();if(t.hidden=!(R&&R.layers),t.hidden)return;let{added:F}=N.follow(e.lastOf(R));R===P[0]&&N.total===P[1]&&!_.unit&&!_.look||(P=[R,N.total],g(F),E(),x(R),
T())}new ResizeObserver(([{contentRect:_}])=>{A=[_.width,_.height].map(R=>Math.round(R*devicePixelRatio)),f()}).observe(i);let j=()=>M({look:!0});return matchMedia(
"(prefers-color-scheme: dark)").addEventListener("change",j),new MutationObserver(j).observe(document.body,{attributes:!0,attributeFilter:["class"]}),M}function Kl(t,e){let n=t.querySelector(".gp-sentences"),o="";return t.querySelector(".gp-to-glossary").addEventListener("click",()=>Ot(t)),()=>{let r=e.current(),
i=jl(r,e),a=i.join(`
`);if(a===o)return;o=a;let c=new Set;n.replaceChildren(...i.map(l=>{let p=d("li");return p.append(...Zn(l,c)),p}))}}var Gl=(t,e)=>e.isPrompt?e.index:t.prefix.length+e.index;function Dr(t,e,n){if(e.isPrompt&&t.readsSource)return[];let o=t.prefix.length,[r,i]=e.isPrompt?[1,o-1]:
[Math.max(1,o),o+we(t.lastOf(e)).length-1],a=Gl(t,e);if(a<r)return[];let c=Math.min(i,Math.max(r,a-Math.floor(n/2))+n-1),l=Math.max(r,c-n+1);return Array.from({
length:c-l+1},(p,m)=>l+m)}function bs(t,e,n){if(!e)return-1;let o=n.found.places.indexOf(Gl(t,e));return e.isPrompt||t.idsTo(e).every((i,a)=>i===n.ids[a])?o:-1}var Ff=160,Hf={probability:()=>s("How likely this layer finds the token that was chosen in the end."),rank:()=>s("The rank of the chosen token in this layer, th\
e likeliest first. A bar in the cell shows it, too."),entropy:()=>s("How uncertain this layer is: the entropy of its distribution."),kl:()=>s("How far this laye\
r is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")};function Ul(t,e){let n=u=>t.querySelector(".gp-"+u),[o,r,i,a,c]=["lens-foun\
d","lens-field","around","look-into","lens-state"].map(n),l=r.firstElementChild,p=n("lens-shade"),m=null,k=!1,S=[0,0],N=()=>m.found.layers.length-1,I=u=>u===0?s(
"the embedding (layer 0)"):u===N()?s("layer {layer}, the last",{layer:z(u)}):s("layer {layer}",{layer:z(u)}),q=(u,y)=>l.tBodies[0].rows[N()-u].cells[y+1];function L(){
let u=e.current(),y=e.lensLimit||1,x=Math.max(1,Math.min(y,Math.round(Number(i.value))||12));i.value=String(x),k=!0,C(c,s("Reading the layers …")),A(u),e.ask(
{type:"look_into",step:u,places:Dr(e,u,x)})}a.addEventListener("click",L);function A(u){n("lens-ask").hidden=!e.canAsk,a.disabled=k||e.running||e.waiting||!Dr(e,
u,1).length,e.lensLimit&&(i.max=String(e.lensLimit))}function P(){let{tokens:u,layers:y}=m.found,x=d("tr");x.append(d("th","",s("layer"),{scope:"col"}),...u.map(
({text:_})=>{let R=d("th","",null,{scope:"col"});return R.append(ie(_)),R}));let T=y.map((_,R)=>{let F=d("tr");return F.append(d("th","",R?z(R):s("embedding"),{
scope:"row"}),..._.map((D,U)=>W(D,R,U))),F}),[M,j]=[d("thead"),d("tbody")];M.append(x),j.append(...T.reverse()),l.replaceChildren(M,j)}function W(u,y,x){let T=d(
"td","",null,{role:"gridcell",tabindex:"-1"});return T.append(ie(u.top[0][1])),Oe(T,()=>`${b(y,x)}. ${h(u,x)}`),T.addEventListener("focus",()=>f(y,x)),T.addEventListener(
"click",()=>T.focus()),T.addEventListener("keydown",j=>O(j,y,x)),T}function O(u,y,x){if(u.ctrlKey||u.metaKey||u.altKey)return;let[T,M]=[N(),m.found.tokens.length-
1],j={ArrowUp:[y+1,x],ArrowDown:[y-1,x],ArrowLeft:[y,x-1],ArrowRight:[y,x+1],Home:[y,0],End:[y,M],PageUp:[T,x],PageDown:[0,x]}[u.key];j&&(u.preventDefault(),u.stopPropagation(),
q(Math.max(0,Math.min(T,j[0])),Math.max(0,Math.min(M,j[1]))).focus())}function w(){let u=bs(e,e.current(),m),{tokens:y,layers:x}=m.found;y.forEach((T,M)=>{let j=M===
u;l.tHead.rows[0].cells[M+1].classList.toggle("gp-here",j),x.forEach((_,R)=>{let F=_[M],D=q(R,M);pe(D,[F.top[0][0]===T.id&&"gp-favourite",j&&"gp-here"].filter(Boolean).
join(" ")),qt(D,p.value,{...F,entropyAfter:F.entropy??1/0,kl:F.kl??1/0})})}),st(n("lens-scale"),p.value,e.unit),te(n("lens-scale"),n("lens-scale").dataset.term,
()=>"",{meaning:Hf[p.value]()})}function b(u,y){return s("{layer}, in the place of {token}",{layer:I(u),token:V(m.found.tokens[y].text)})}function h({probability:u,
rank:y,entropy:x,kl:T},M){return s("The chosen {token}: {share}, rank {rank}. Entropy {entropy}; KL from the last layer {kl}.",{token:V(m.found.tokens[M].text),
share:H(u),rank:z(y),entropy:ae(x,e.unit),kl:ae(T,e.unit)})}function f(u,y){let x=q(...S);x&&(x.ariaSelected="false"),x&&(x.tabIndex=-1),S=[u,y];let T=q(u,y);T.
ariaSelected="true",T.tabIndex=0,g()}function g(){let[u,y]=S,x=m.found.layers[u][y],T=m.found.tokens[y],M=x.top.find(([_])=>_===T.id)?[]:[[T.id,T.text,x.probability]],
j=ee(n("lens-bars"),x.top.length+M.length,v);[...x.top,...M].forEach(([_,R,F],D)=>{let[U,Y,Q,oe]=j[D].children,re=_===T.id;pe(j[D],re?"gp-is-chosen":""),C(U,re?
"▶":""),Y.replaceChildren(ie(R)),se(Q.firstChild,"width",F),C(oe,H(F))}),C(n("lens-place"),b(u,y)),C(n("lens-numbers"),h(x,y))}function v(){let u=d("li"),y=d(
"span","gp-track",null,{"aria-hidden":"true"});return y.append(d("span","gp-fill")),u.append(d("span","gp-sign","",{"aria-hidden":"true"}),d("span","gp-word"),y,
d("span","gp-value")),u}function E(){let u=t.closest(".token-panel");if(!u)return;let[y,x]=[u.getBoundingClientRect(),r.getBoundingClientRect()],T=u.firstElementChild.
getBoundingClientRect().height;x.top+Ff>y.bottom&&(u.scrollTop+=x.top-y.top-T)}p.addEventListener("change",w);function $(u,y){if(o.hidden=!m,!!m)if(u){P();let x=bs(
e,e.current(),m);S=[N(),0],w(),f(N(),Math.max(0,x));let T=q(N(),Math.max(0,x));r.scrollLeft=T.offsetLeft-r.clientWidth/2,y&&E()}else w(),g()}return u=>{let y=e.
current(),x=e.hideFrom===null?e.lensOf():null,T=k&&u.lens;if((u.run||u.lens)&&(k=!1),t.hidden=!y||!(e.canAsk||x)||e.recorded,t.hidden)return;(u.run||u.lens)&&C(
c,""),A(y);let M=x!==m;m=x,(M||u.selection||u.unit)&&$(M,T),m&&!k&&C(c,bs(e,y,m)<0?s("This token is not among those below."):"")}}var ys={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function Kr(t,e){let{chosen:n,distribution:o}=e,r=i=>ue(i)??-1/0;return{count:t.count+1,
after:t.after+r(n.logprob??n.raw_logprob),before:t.before+r(n.raw_logprob),entropyAfter:t.entropyAfter+o.entropy_after,entropyBefore:t.entropyBefore+o.entropy_before,
kept:t.kept+Qe(e)}}var nn=(t,e)=>e?Math.exp(-t/e):null,Df=[1,2,3],ks=class{constructor(){this.ids=[],this.grams=new Map(Df.map(e=>[e,new Map])),this.repeated=[],
this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(-1)),
this.ids.push(e);for(let[n,o]of this.grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,o]of this.
grams){if(this.ids.length<n)continue;let r=o.get(this.gram(n))-1;r?o.set(this.gram(n),r):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function Jl(t,e){let n=t.querySelector(".gp-status"),o=t.querySelector(".gp-alert"),r=t.querySelector(".gp-figures"),i=t.querySelector(".gp-notes"),a=new Map,c=new un,
l;function p(){let{started:M,finished:j}=e;if(!M)return[];let _=j?j.num_tokens:e.numTokens,R=j?j.seconds:e.elapsed,F=j?j.time_to_first_token:e.firstElapsed,D={limit:z(
M.max_new_tokens)},U=R>0&&_?(_/R).toFixed(1):"–";return[{name:s("Tokens"),value:z(_),term:"length",run:()=>e.usesBeams?s("{tokens} of at most {limit} new toke\
ns, one per step for all beams together.",{tokens:z(_),...D}):s("{tokens} of at most {limit} new tokens.",{tokens:z(_),...D})},{name:s("Per second"),value:U,term:"\
speed",run:()=>U==="–"?"":s("{tokens} tokens / {time} s = {value} tokens per second.",{tokens:z(_),time:R.toFixed(2),value:U})},{name:s("First token"),value:F===
null?"–":vt(F),term:"first-token",run:()=>F===null||!(R>0)?"":s("{first} of {time} in all.",{first:vt(F),time:vt(R)})},...m(M.waits||{}),...k(),{name:s("Stopp\
ed by"),value:S(),term:"ending",run:()=>e.finished?B(_,"after {count} token: {reason}.","after {count} tokens: {reason}.",{reason:S()}):"",words:!0},{name:s("Se\
ed"),value:String(M.seed),term:"seed",run:()=>""}]}function m(M){let j=Object.entries(M).filter(([,F])=>F>=Kf);if(!j.length)return[];let _=j.reduce((F,[,D])=>F+
D,0),R=j.map(([F,D])=>`${Vl[F]?Vl[F]():F} ${vt(D)}`).join(", ");return[{name:s("Made ready"),value:vt(_),term:"time",meaning:s("The time before the run began, i\
n which its model was made ready."),run:()=>he(R)}]}function k(){if(!e.rounds.length)return[];let M=c.read(e.rounds),{draft_acceptance_rate:j,mean_acceptance_length:_}=M,
R=(U,Y)=>s("{denominator} = {value}.",{denominator:Mt(U,M),value:Y}),[F,D]=[j===null?"–":H(j),K(_,2)];return[{name:s("Draft accepted"),value:F,term:"acceptanc\
e-rate",run:()=>R("draft_acceptance_rate",F)},{name:s("Tokens per draft"),value:D,term:"acceptance-length",run:()=>R("mean_acceptance_length",D)}]}function S(){
return e.finished?[...new Set(e.finished.sequences.map(j=>Te(j.stop_reason)[0]))].join(", ")||"–":e.running?s("still running"):s("an error")}function N(){let M=p(),
j=new Set(M.map(({name:_})=>_));for(let[_,{figure:R}]of a)j.has(_)||(R.remove(),a.delete(_));M.forEach(({name:_,value:R,term:F,run:D,meaning:U,words:Y},Q)=>{let oe=a.
get(_)||I(_,Y,Q);C(oe.value,R),te(oe.figure,F,D,U?{meaning:U}:{})})}function I(M,j,_){let R=d("div","gp-figure"+(j?" gp-words":"")),F=d("dd");R.append(d("dt","",
M),F),r.insertBefore(R,r.children[_]||null);let D={figure:R,value:F};return a.set(M,D),D}let q=new ve(ys,Kr),L=new ks,A=ys,P=M=>Number.isFinite(M)?ke(M,e.unit).
toFixed(2).replace(/^-0.00$/,"0.00"):"−∞",W=M=>M===null?"–":Number.isFinite(M)?M<1e3?M.toFixed(2):z(Math.round(M)):"∞";function O(){let{total:M}=q,{unit:j}=e,
_=(Y,{count:Q})=>Q?Y/Q:null,R=(Y,Q)=>Q.count?P(_(Y,Q)):"–",F=q.steps.at(-1).distribution.vocab,D=(Y,Q,oe,re,de="")=>({name:Y,term:Q,run:oe,values:re,meaning:de}),
U=z(M.count);return[D(s("perplexity"),"perplexity",()=>s("before the processors, exp(−({sum}) / {tokens}) = {value}.",{sum:K(ue(M.before)),tokens:U,value:W(nn(
M.before,M.count))}),[W(nn(M.after,M.count)),W(nn(M.before,M.count)),W(nn(A.before,A.count))],f([[M.after,M.count],[M.before,M.count],[A.before,A.count]],F)),D(
s("mean log-probability, {unit}",{unit:j}),"mean-logprob",()=>w(P(M.before),R(M.before,M)),[R(M.after,M),R(M.before,M),R(A.before,A)]),D(s("cumulative log-proba\
bility, {unit}",{unit:j}),"cumulative-logprob",()=>B(M.count,"before the processors, the log-probability of {count} token is {sum} {unit}.","before the processo\
rs, the log-probabilities of {count} tokens sum to {sum} {unit}.",{sum:P(M.before),unit:j}),[P(M.after),P(M.before),P(A.before)]),D(s("mean entropy, {unit}",{unit:j}),
"entropy",()=>w(P(M.entropyBefore),R(M.entropyBefore,M)),[R(M.entropyAfter,M),R(M.entropyBefore,M),R(A.entropyBefore,A)]),D(s("mean tokens kept"),"kept",()=>s("\
{sum} tokens kept in all, over {tokens} steps = {value}.",{sum:z(M.kept),tokens:U,value:W(_(M.kept,M))}),[W(_(M.kept,M)),z(F),z(F)]),...[1,2,3].map(Y=>D(`distin\
ct-${Y}`,"distinct-n",()=>b(Y),[W(L.distinct(Y)),"",""],h(Y))),D(s("repetition"),"repetition",()=>s("{repeated} of {tokens} tokens = {share}.",{repeated:z(L.numRepeated),
tokens:U,share:H(L.share)}),[H(L.share),"",""])]}let w=(M,j)=>s("before the processors, ({sum}) / {tokens} = {value} {unit}.",{sum:M,value:j,tokens:z(q.total.count),
unit:e.unit});function b(M){let j=L.ids.length-M+1;return j>0?s("{different} different / {all} in all = {value}.",{different:z(L.grams.get(M).size),all:z(j),value:W(
L.distinct(M))}):""}let h=M=>M===1?s("The number of different tokens over the number of all tokens: 1 means that none occurs twice."):s("The number of different\
 {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none occurs twice.",{n:M});function f(M,j){return M.every(([_,R])=>!R||nn(_,R)<=j)?
s("How many equally likely tokens there were to choose from, on average: e to the power of minus the mean log-probability in nats."):s("e to the power of minus \
the mean log-probability in nats; above {count}, the size of the vocabulary, where tokens drawn at random would be likelier.",{count:z(j)})}function g(){let M=e.
current(),j=M?e.lastOf(M):null,{keep:_,added:R}=q.follow(j&&!j.isPrompt?j:null);L.cut(_);for(let{chosen:D}of R)L.add(D.token_id);let F=t.querySelector(".gp-text\
-numbers");F.hidden=!q.steps.length,!F.hidden&&(v(),F.open&&E(M))}function v(){let{total:M}=q;C(t.querySelector(".gp-in-short"),s("Perplexity {value}",{value:W(
nn(M.before,M.count))}))}function E(M){let j=e.lines().length>1?e.lineOf(M):null;C(t.querySelector(".gp-whose"),j&&j.label?s("of {label}",{label:j.label}):""),t.
querySelector(".gp-prompt-head").hidden=!A.count;let _=O(),R=t.querySelector(".gp-totals tbody");for(;R.rows.length<_.length;){let F=R.insertRow(),D=d("th","",null,
{scope:"row"});D.append(d("span","","",{tabindex:"0","data-tip":""})),F.append(D,d("td"),d("td"),d("td"))}_.forEach(({name:F,term:D,run:U,values:Y,meaning:Q},oe)=>{
let[re,...de]=R.rows[oe].cells;C(re.firstChild,F),te(re.firstChild,D,U,{meaning:Q}),Y.forEach((Ce,Dt)=>C(de[Dt],Ce)),de[2].hidden=!A.count})}t.querySelector(".g\
p-text-numbers").addEventListener("toggle",g);function $(){let M=e.finished?e.finished.sequences:[],j=new Map;M.forEach(({note:_},R)=>_&&j.set(s(_),[...j.get(s(
_))||[],R+1])),i.replaceChildren(...[...j].map(([_,R])=>{let F=d("p");return F.append(d("b","",R.length<M.length?u(R):s("Note:")),` ${_}`),F}))}function u(M){let j={
numbers:M.join(", ")};return e.usesBeams?B(M.length,"Note on output {numbers}:","Note on outputs {numbers}:",j):B(M.length,"Note on sequence {numbers}:","Note o\
n sequences {numbers}:",j)}function y(){let[M,j]=x();n.textContent!==[M,j].filter(Boolean).join(" ")&&n.replaceChildren(...M?[d("b","",M),...j?[" ",j]:[]]:[j])}
function x(){let{started:M,finished:j,failed:_,queued:R,loading:F}=e;if(F){let de=cn(F);return["",de[0].toUpperCase()+de.slice(1)]}if(R){if(R.ahead===0)return[s(
"Starting …"),""];let de=B(R.ahead,"One run is ahead of yours.","{count} runs are ahead of yours.");return[s("Queued."),typeof R.seconds=="number"?`${de} ${li(
R.seconds)}`:de]}if(_)return[s("Stopped by an error."),M?e.numTokens?s("The text so far is kept."):s("Nothing was written."):""];if(!M)return["",s("Nothing has \
run yet.")];let{model:D,assistant:U,mode:Y,device:Q}=M,oe=j||e.recorded?0:e.shared-1,re=`· ${[U?s("{model} with {assistant}",{model:D,assistant:U}):D,Gt(Y),Q!==
"cpu"&&Q,oe>0&&B(oe,"side by side with another run","side by side with {count} others")].filter(Boolean).join(" · ")}`;return e.recorded?[s("Recorded run"),re]:
[j?s("Finished"):s("Decoding …"),re]}function T(){let M=e.waiting?null:e.failed;if(l===M||(l=M,o.replaceChildren(),!M))return;let j=d("div","gp-problem"),_=(R,F,D)=>{
let U=d("p");U.append(d("b","","✕ "),D?s("{name}: {meaning}",{name:D,meaning:R}):R,F?" "+F:""),j.append(U)};for(let{knob:R,message:F,fix:D}of po(M))_(F,D,R);o.
append(j)}return M=>{M.run&&(r.replaceChildren(),a.clear()),(M.run||M.status)&&(y(),T(),$()),(M.run||M.steps||M.status)&&N(),(M.run||M.prompt)&&(A=e.promptSteps.
reduce(Kr,ys)),g()}}var Kf=.05,Vl={queued:()=>s("waiting for its turn"),asking:()=>s("asking the Hub"),download:()=>s("downloading"),converting:()=>s("convertin\
g the GGUF file"),loading:()=>s("loading")};var Yl=12;function Xl(t,e,n){let o=0,r=t.map(p=>{let m=o;return o=Math.min(1,o+(xt(p,n)||0)),{from:m,to:o,kind:Gr(p,e),candidate:p}}),i=e.distribution.stages[n],
a=t.filter(p=>i&&so(p,n+1)).reduce((p,m)=>p+(xt(m,n)||0),0),c=i?Math.max(0,Math.min(1-o,i.mass_removed-a)):0,l={from:o,to:1-c,kind:"others",candidate:null};return[
...r,l,{from:1-c,to:1,kind:"going",candidate:null}]}function Gr(t,e){return t.token_id===e.chosen.token_id?"chosen":De(t)?"removed":"kept"}function Zl(){let t=d(
"div","gp-flow",null,{"aria-hidden":"true"}),e=ne("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${Yl}`),e.setAttribute("preserveAspectRatio","none");let n=d(
"div","gp-flow-bar");return t.append(e,n),{box:t,ribbons:e,bar:n}}var Gf=(t,e)=>e>12+7*Math.min(t.length,10);function Ur({ribbons:t,bar:e},n,o,r,i){let a=ee(e,n.
length,()=>d("span",""));n.forEach(({from:l,to:p,kind:m,candidate:k},S)=>{let N=a[S];if(pe(N,`gp-piece gp-piece-${m}`),N.hidden=p-l<1e-4&&m!=="chosen",N.hidden)
return;se(N,"left",l),se(N,"width",p-l);let I=k?k.text:m==="others"?s("others"):"",q=I&&Gf(I,(p-l)*r)?I:"";(N.dataset.text||"")!==q&&N.replaceChildren(...q?[ie(
q,"gp-piece-word")]:[]),N.dataset.text=q,Oe(N,()=>i(n[S],o&&o[S]))});let c=ee(t,o?n.length:0,()=>ne("path"));(o||[]).forEach((l,p)=>{let{from:m,to:k,kind:S}=Uf(
n[p]),[N,I,q,L]=[l.from,l.to,k,m].map(A=>(A*100).toFixed(2));c[p].dataset.kind!==S&&(c[p].dataset.kind=S,c[p].setAttribute("class",`gp-ribbon gp-ribbon-${S}`)),
c[p].setAttribute("d",l.to>l.from?`M${N} 0H${I}L${q} ${Yl}H${L}Z`:"")})}function Uf(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,from:1,to:1}:
t}var xs=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,o){this.drawHead(e);let r=e.filter(p=>p.idle).length;this.table.style.minWidth=`${100+20*r+60*(e.length-
r)}px`;let i=n.map(p=>e.map(({number:m})=>xt(p,m))),a=Math.max(.02,...i.flat().filter(p=>p!==void 0)),c=new Set(yt(o));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((p,m)=>this.fill(this.lines[m],p,e,i[m],a,o,c));let l=this.lines.flatMap(p=>p.cells.
map(({cell:m})=>m));!l.some(p=>p.tabIndex===0)&&l.length&&(l[0].tabIndex=0)}drawHead(e){let n=ee(this.head,e.length+1,()=>{let o=d("th","",null,{scope:"col"});return o.
append(d("span","gp-stage-place"),d("span","gp-stage-name")),o});C(n[0].lastElementChild,s("candidate")),e.forEach(({place:o,name:r,tip:i,idle:a},c)=>{let l=n[c+
1];pe(l,a?"gp-idle-column":""),C(l.firstElementChild,o),C(l.lastElementChild,r),l.lastElementChild.classList.toggle("gp-hidden",a),l.dataset.tip=i})}newLine(){let e=this.
body.insertRow(),n=d("th","",null,{scope:"row"}),o=d("span","gp-sign","",{"aria-hidden":"true"}),r=d("bdi","gp-word"),i=d("span","gp-course-tag"),a=d("div","gp-\
course-name"),c=d("div","");c.append(r,i),a.append(o,c),n.append(a),e.append(n),this.lines.push({row:e,head:n,sign:o,word:r,tag:i,cells:[]})}newCell(e){let n=d(
"td","",null,{role:"gridcell",tabindex:"-1"}),o=d("span","gp-course-track",null,{"aria-hidden":"true"}),r=d("i","gp-course-bar");o.append(r);let i=d("span","gp-\
course-number");n.append(o,i),e.row.append(n),e.cells.push({cell:n,bar:r,number:i})}fill(e,n,o,r,i,a,c){let l=n.token_id===a.chosen.token_id,p=De(n);for(pe(e.row,
`gp-course gp-course-${Gr(n,a)}`),C(e.sign,l?"▶":p?"✕":""),xe(e.word,n.text),C(e.tag,[l&&(a.given?s("given"):s("chosen")),p&&s("removed"),!c.has(n)&&s("look\
ed up")].filter(Boolean).join(", ")),Oe(e.head,()=>gs(n,a));e.cells.length>o.length;)e.cells.pop().cell.remove();for(;e.cells.length<o.length;)this.newCell(e);o.
forEach((m,k)=>this.fillCell(e.cells[k],n,o,k,r,i))}fillCell({cell:e,bar:n,number:o},r,i,a,c,l){let{number:p,name:m,idle:k,side:S}=i[a],[N,I]=[c[a],a?c[a-1]:void 0],
q=so(r,p)&&N!==void 0,L=q&&a>0&&!so(r,i[a-1].number);pe(e,[k&&"gp-idle-column",q&&!L&&"gp-gone",L&&"gp-cut"].filter(Boolean).join(" ")),se(n,"height",Math.sqrt(
(N||0)/l));let A=N===void 0?"–":L?`✕ ${m}`:q?S==="after"?"✕":"":H(N);C(o,A),o.classList.toggle("gp-hidden",k&&!L);let P=!L&&a&&I!==void 0&&N!==void 0&&H(N)!==
H(I)?N>I?"up":"down":"";(o.dataset.change||"")!==P&&(o.dataset.change=P),Oe(e,()=>this.words(r,i[a],{share:N,was:I,gone:q,cut:L}))}words({text:e},{side:n,name:o,
idle:r,number:i},{share:a,was:c,gone:l,cut:p}){let m={token:V(e),share:H(a??0),was:H(c??0),processor:o,number:i};return a===void 0?s("{token}: not recorded at t\
his place.",m):p?s("{token}: removed by {processor}; it had {was} just before.",m):l?s("{token}: no probability left here.",m):n?n==="after"?s("{token}: {share}\
 after all processors.",m):s("{token}: {share} before the processors.",m):r?s("{token}: {share}, unchanged by {processor}.",m):m.share===m.was?s("{token}: {shar\
e} after {processor} (stage {number}), the same as before it.",m):s("{token}: {share} after {processor} (stage {number}), {was} before it.",m)}keepFocus(e){if(!(e.
tabIndex!==-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={ArrowRight:[0,1],ArrowLeft:[
0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},o=e.target.closest("td");if(!o||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();
let r=this.lines.findIndex(p=>p.row===o.parentNode),[i,a]=n[e.key],c=(p,m)=>Math.max(0,Math.min(m-1,p)),{cells:l}=this.lines[c(r+i,this.lines.length)];l[c(o.cellIndex-
1+a,l.length)].cell.focus()}};function Ql(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-none"),i=t.querySelector(".gp-chain tbody"),a=t.querySelector(".gp-courses"),c=t.querySelector(
".gp-all"),l=t.querySelector(".gp-beams-note"),p=t.querySelector(".gp-chosen-word"),m=new xs(t.querySelector(".gp-courses-grid")),k=new ve({},A),S=[],N=_=>()=>e.
current()?_(e.current()):"";le(t,{entropy:N(_=>Rl(_,e.unit)),left:N(_=>he([_.distribution.vocab,...zt(_).map(({kept:R})=>R)].map(z).join(" → "))),here:N(_=>_e(
zt(_).map(R=>s("{name}: {words}",{name:R.name,words:Bt(R)}))))});let I=!1,q=[],L=300;function A(_,R){let F=zt(R);if(!F.length)return _;let D={..._};for(let U of F){
let Y=U.number+U.kind,{ran:Q,acted:oe,removed:re,moved:de}=_[Y]||{ran:0,acted:0,removed:0,moved:0};D[Y]={ran:Q+1,acted:oe+!U.idle,removed:re+U.removed,moved:de+
U.moved}}return D}function P({ran:_,acted:R,removed:F,moved:D}){return R?D>2*F?B(_,"{acted} of {count} step, {share} moved","{acted} of {count} steps, {share} m\
oved",{acted:z(R),share:H(D/R)}):B(_,"{acted} of {count} step, {share} removed","{acted} of {count} steps, {share} removed",{acted:z(R),share:Fr(F/R)}):B(_,"not\
hing in {count} step","nothing in {count} steps")}let W=new ResizeObserver(([{contentRect:_}])=>{if(!_.width||Math.abs(_.width-L)<8)return;L=_.width;let R=e.current();
R&&j(R)});function O(){let _=i.insertRow(),R=d("th","",null,{scope:"row"}),F=d("span","gp-number",""),D=d("span","","",{tabindex:"0","data-tip":""}),U=d("span",
"gp-side"),Y=d("span","gp-knob");R.append(F,D," ",U," ",Y);let Q=Zl();_.append(R,d("td","gp-flow-cell"),d("td","gp-left"),d("td","gp-entropy"),d("td","gp-here-w\
ords"),d("td","gp-over")),_.cells[1].append(Q.box);let[,,oe,re,de,Ce]=_.cells;return S.length||W.observe(Q.bar),S.push({row:_,number:F,name:D,tags:U,knob:Y,flow:Q,
left:oe,entropy:re,here:de,over:Ce}),S.at(-1)}function w(_,{kind:R,number:F,name:D,tip:U,side:Y,knob:Q,entropy:oe,left:re,here:de,over:Ce}){_.row.className=`gp-\
stage-${R}`,C(_.number,F),C(_.name,D),_.name.dataset.tip!==U&&(_.name.dataset.tip=U),C(_.tags,Y),_.tags.hidden=!Y,C(_.knob,Q),_.knob.hidden=!Q,C(_.left,re),C(_.
entropy,oe),typeof de=="string"?C(_.here,de):_.here.replaceChildren(...de),C(_.over,Ce)}function b(_,R){let{vocab:F,entropy_before:D}=_.distribution,{name:U,meaning:Y}=oo(
_),Q={kind:"source",number:"",name:U,tip:Y,side:R.length?s("before"):s("before and after"),knob:"",left:s("{count} left",{count:z(F)}),entropy:ae(D,e.unit),here:"",
over:""},oe=R.map((re,de)=>({kind:re.idle?"idle":"active",number:`${re.number}. `,name:re.name,tip:`${re.meaning} (${re.kind})`,side:de===R.length-1?s("after"):
"",knob:fs(re.knobs,e.started),left:s("{count} left",{count:z(re.kept)}),entropy:ae(re.entropy,e.unit),here:Bt(re),over:P(k.total[re.number+re.kind])}));return[
Q,...oe,h(_)]}function h(_){let[R,F]=ro(_,e.started),D=ie(_.chosen.text,"gp-strong");return{kind:"choice",number:"",name:R,tip:s("How the token came about, and \
its probability after the processors."),side:"",knob:"",left:"",entropy:"",here:["▶ ",...me(F,{token:D}),` (${f(_)})`],over:""}}function f(_){return De(_.chosen)?
s("removed by {processor}",{processor:tn(_.chosen,_)}):_.beam?s("log-probability {value}",{value:K(_.chosen.logprob)}):H(X(_.chosen.logprob))}function g(_,R,F){
let D=b(_,R);for(;S.length>D.length;)S.pop().row.remove();D.forEach((oe,re)=>w(S[re]||O(),oe));let U=[0,...R.map(({number:oe})=>oe)].map(oe=>Xl(F,_,oe)),Y=u(_,R),
Q=y(_,R);S.forEach(({flow:oe},re)=>{oe.box.hidden=!Y&&re>0,!oe.box.hidden&&(re<U.length?Ur(oe,U[re],U[re-1],L,(de,Ce)=>E(de,Ce,re,Q)):$(oe,U.at(-1),L))})}let v=({
from:_,to:R})=>H(R-_);function E(_,R,F,D){let U=v(_);if(_.kind==="going")return s("Tokens that are not shown here and that {processor} removes: {share}.",{processor:D[F+
1].name,share:U});let Y=_.candidate?V(_.candidate.text):s("All other tokens together");if(!F)return s("{token}: {share} before the processors.",{token:Y,share:U});
let Q={token:Y,share:U,processor:D[F].name,was:v(R)};return _.candidate?s("{token}: {share} after {processor}, {was} before it.",Q):s("{token}: {share} after {p\
rocessor}.",Q)}function $(_,R,F){let D=R.filter(({kind:U})=>U==="chosen");Ur(_,D,D,F,U=>s("{token} had {share} of what was left.",{token:V(U.candidate.text),share:v(
U)}))}let u=({distribution:_},R)=>_.candidates.every(({stage_logprobs:F})=>(F||[]).length===R.length);function y(_,R){let F=oo(_);return[{number:0,place:s("befo\
re"),name:F.name,tip:F.meaning,idle:!1,side:"before"},...R.map(D=>({number:D.number,place:String(D.number),name:D.name,idle:D.idle,side:"",tip:s("{number}. {nam\
e}: {effect} here. It {meaning}.",{...D,effect:Bt(D)})}))]}function x(_,R,F,D){if(a.hidden=!R.length||!u(_,R),a.hidden)return;let U={number:R.length,place:s("af\
ter"),name:s("all processors"),tip:s("After all processors: the distribution from which the token was chosen."),idle:!1,side:"after"};m.draw([...y(_,R),U],F,_),
c.hidden=D<=10,C(c,I?s("show {count} only",{count:10}):s("show all {count}",{count:z(D)})),c.setAttribute("aria-expanded",String(I))}c.addEventListener("click",
()=>{I=!I,j(e.current())});function T(_){if(_.distribution.stages.length)return"";if(_.isPrompt)return s("The model’s own distribution: no logits processor take\
s part in reading the prompt.");let R=e.started.processors||[],F=In(_);if(e.started.mode==="custom"&&!R.length)return s("Your own loop called no logits processo\
r here.");if(!R.length)return F?s("DoLa’s contrast, untouched: no logits processor runs."):s("The model’s own distribution, untouched: no logits processor run\
s.");let D={processors:R.map(U=>Fe(U)[0]).join(", ")};return F?s("DoLa’s contrast, untouched here. Prepared, but not used by this loop: {processors}.",D):s("T\
he model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",D)}function M(_){let R=_.isPrompt||_.given,F=_.isPrompt?s("at\
 prompt token {number}: {token} (given, not chosen)"):R?s("at token {number}: {token} (given, not chosen)"):s("at token {number}: {token}");o.replaceChildren(...me(
F,{number:String(_.index+1),token:ie(_.chosen.text)})),C(p,R?s("given"):s("chosen"))}function j(_){let R=zt(_),F=yt(_),D=(_.watched||[]).filter(({token_id:Y})=>F.
every(Q=>Q.token_id!==Y)),U=ms(F,10,_.chosen.token_id);M(_),C(r,T(_)),r.hidden=!r.textContent,l.hidden=!_.beam||!R.length,g(_,R,U),x(_,R,[...I?F:U,...D],F.length)}
return _=>{let R=e.current();t.hidden=!R,R&&(R.isPrompt||k.follow(e.lastOf(R)),!(R===q[0]&&k.total===q[1]&&!_.unit&&!_.watched)&&(q=[R,k.total],j(R)))}}function Vf(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function Jf(t,e){
let n=[...t];for(let o=n.length-1;o>0;o--){let r=Math.floor(e()*(o+1));[n[o],n[r]]=[n[r],n[o]]}return n}function ed(t,e){let i=_=>t.querySelector(".gp-"+_),a=t.
querySelector("details"),[c,l,p,m]=["from","choices","reveal","next"].map(i),k=null,S=_=>[s("1st"),s("2nd"),s("3rd")][_]??"",N=()=>e.usesBeams&&!e.finished?[]:e.
allLines(),I=_=>we(N()[_]?N()[_].last:null),q=_=>_.distribution.candidates.filter(({raw_rank:R})=>R).sort((R,F)=>R.raw_rank-F.raw_rank).slice(0,6);function L(_){
let R=Number(e.started.seed)%4294967296+7919*_.index+104729*_.sequence;return Jf(q(_),Vf(R))}let A=_=>q(_).length>1;function P(_){let R=e.current(),F=R&&e.lastOf(
R),D=Math.max(0,N().findIndex(Q=>Q.last===F)),U=I(D),Y=U.findIndex((Q,oe)=>oe>=_&&A(Q));if(Y<0){C(i("cannot"),U.length>_?s("From there on the run has recorded n\
o candidates to pick from: raise top_candidates and run it again."):e.running?s("The run has not reached this token yet."):s("There is no token {number} in this\
 text: choose an earlier one.",{number:_+1}));return}C(i("cannot"),""),k={line:D,at:Y,step:null,picks:[],revealed:!1,results:[]},W()}function W(){let _=I(k.line);
for(;_[k.at]&&!A(_[k.at]);)k.at+=1;if(Object.assign(k,{step:_[k.at]||null,picks:[],revealed:!1}),!k.step&&!e.running){f();return}O(),k.step&&e.selectStep(k.step.
before),g(()=>l.querySelector("button"))}function O(){e.hide(k&&a.open?k.at+(k.revealed?1:0):null)}function w(_){let{picks:R}=k;R.includes(_)?R.splice(R.indexOf(
_),1):R.length<3&&R.push(_),u()}function b(){let{step:_,picks:R}=k,F=q(_),D=F.find(({token_id:U})=>U===R[0]);k.revealed=!0,document.dispatchEvent(new CustomEvent(
"gp-predicted",{detail:{sequence:_.sequence,index:_.index,token:R[0]}})),k.results.push({step:_,first:D,share:Math.exp(D.raw_logprob-F[0].raw_logprob),hit:R.includes(
_.chosen.token_id)}),O(),e.selectStep(_),g(()=>m)}function h(){if(k.results.length>=10){f();return}k.at+=1,W()}function f(){let{results:_,line:R}=k,F=k.at+(k.revealed?
1:0);k=null,O(),c.value=I(R).slice(F).some(A)?F+1:1,j(_),g(()=>i("begin"))}function g(_){let R=t.contains(document.activeElement);M(),R&&_()&&_().focus({preventScroll:!0})}
let v=({piece:_,chosen:R,text:F})=>_??(R?R.text:F);function E(){let _=we(k.step?k.step.before:I(k.line).at(-1)||null),R=[...e.prefix,..._].map(v).join(""),F=d("\
span","gp-gap","?",{"aria-label":s("the hidden token")});k.revealed&&F.replaceChildren(ie(k.step.chosen.text));let D=i("so-far");D.replaceChildren(R,F),D.scrollTop=
D.scrollHeight}function $(){l.replaceChildren(...(k.step&&!k.revealed?L(k.step):[]).map(({token_id:_,text:R})=>{let F=d("button","gp-button gp-choice",null,{type:"\
button","aria-pressed":"false","data-token":_});return F.append(d("span","gp-order"),ie(R)),F.addEventListener("click",()=>w(_)),F})),u()}function u(){for(let _ of l.
children){let R=k.picks.indexOf(Number(_.dataset.token));_.setAttribute("aria-pressed",String(R>=0)),_.disabled=R<0&&k.picks.length>=3,C(_.querySelector(".gp-or\
der"),S(R))}p.disabled=!k.picks.length}function y(){if(i("answer").hidden=!k.revealed,!k.revealed)return;let{step:_,picks:R}=k,{share:F,hit:D}=k.results.at(-1),
U=q(_),Y=_.chosen.token_id,Q=U.some(({token_id:de})=>de===Y)?U:[...U,_.chosen];i("truth").tBodies[0].replaceChildren(...Q.map(de=>{let Ce=d("tr",de.token_id===Y?
"gp-taken":""),Dt=d("th","",null,{scope:"row"});de.token_id===Y&&Dt.append(d("span","","▶ "),d("span","gp-hidden",`${s("chosen:")} `)),Dt.append(ie(de.text));
let ni=d("div","gp-share"),oi=d("i");oi.style.width=`${(45*X(de.raw_logprob)).toFixed(2)}%`,ni.append(oi,H(X(de.raw_logprob)));let si=d("td");si.append(ni);let yd=R.
indexOf(de.token_id);return Ce.append(Dt,d("td","",S(yd)),si,d("td","",H(X(de.logprob))),d("td","",de.raw_rank?z(de.raw_rank):"–")),Ce}));let re=i("took");re.
replaceChildren(...me(D?s("The run chose “{token}”, which is among your picks."):s("The run chose “{token}”, which is not among your picks."),{token:ie(
_.chosen.text,"gp-strong")})," "),re.append(F===1?s("Your first pick is the token that the model found likeliest."):s("Your first pick has {share} of the probab\
ility of the likeliest token.",{share:H(F)}))}let x=_=>_.reduce((R,{share:F})=>R+F,0)/_.length,T=_=>_.filter(({hit:R})=>R).length;function M(){if(i("before").hidden=
!!k,i("round").hidden=!k,!k)return;i("sum").hidden=!0;let{results:_,revealed:R,step:F}=k,U={number:_.length+(R?0:1),steps:10,token:F&&F.index+1};C(i("progress"),
F?R?s("Step {number} of {steps}: token {token}.",U):s("Step {number} of {steps}: which token comes next, as token {token}? Pick up to three, the likeliest first\
.",U):s("Waiting for the next token of the run.")),C(i("score"),_.length?s("So far: your first picks are {share} as likely as the top token; the run’s token was\
 among your picks in {hits} of {count}.",{share:H(x(_)),hits:T(_),count:_.length}):""),p.hidden=R||!F,m.hidden=!R,C(m,_.length>=10?s("Show the score"):s("Next t\
oken")),E(),$(),y()}function j(_){let R=i("sum");if(R.hidden=!1,R.replaceChildren(d("h3","",s("The round is over"))),!_.length){R.append(d("p","",s("No token wa\
s revealed, so there is no score.")));return}let F=(...Y)=>{let Q=d("p");Q.append(...Y),R.append(Q)};F(...me(s("{share}: how likely your first picks were, on av\
erage, compared with the likeliest token."),{share:d("b","",H(x(_)))}));let D=d("b","",s("{hits} of {count}",{hits:T(_),count:_.length}));F(...me(s("{steps}: st\
eps in which the run’s token was among your picks ({share})."),{steps:D,share:H(T(_)/_.length)}));let U=[..._].sort((Y,Q)=>Y.share-Q.share||Q.step.distribution.
entropy_before-Y.step.distribution.entropy_before);for(let[Y,{step:Q,first:oe,share:re}]of[[s("Hardest:"),U[0]],[s("Easiest:"),U.at(-1)]])F(d("b","",Y)," ",...me(
s("token {number}, “{token}”; your “{pick}” had {share} of the likeliest token’s probability, and the entropy was {entropy}."),{number:String(Q.index+
1),token:ie(Q.chosen.text),pick:ie(oe.text),share:H(re),entropy:ae(Q.distribution.entropy_before,e.unit)}))}return i("begin").addEventListener("click",()=>P(Math.
max(1,Math.floor(Number(c.value))||1)-1)),i("from-here").addEventListener("click",()=>{let _=e.current();c.value=_&&!_.isPrompt?_.index+1:1}),p.addEventListener(
"click",b),m.addEventListener("click",h),i("end").addEventListener("click",f),a.addEventListener("toggle",O),_=>{t.hidden=!e.started,_.run&&(k=null,c.value=1,i(
"sum").hidden=!0,C(i("cannot"),""),M()),C(i("begin"),i("sum").hidden?s("Start a round"):s("Another round")),k&&!k.step&&(_.steps||_.status)&&W()}}function td(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-verdict"),i=t.querySelector(".gp-score-head"),a=t.querySelector("tbody"),c=t.querySelector(
".gp-more"),l=t.querySelector(".gp-tally"),p=new ve({steps:0,differed:0},(f,g)=>g.reranked?{steps:f.steps+1,differed:f.differed+ +(S(g.reranked).token_id!==g.chosen.
token_id)}:f),m=[],k=[],S=f=>f.reduce((g,v)=>v.probability>g.probability?v:g);function N(){let f=a.insertRow(),g=d("th","",null,{scope:"row"}),[v,E,$]=[d("span",
"gp-sign"),d("bdi","gp-word"),d("span","gp-tag",s("most probable"))];g.append(v,E,$),f.append(g);let u=["probability","penalty","score"].map(()=>{let y=d("div",
"gp-cell"),x=d("span","gp-balance",null,{"aria-hidden":"true"}),[T,M]=[d("i","gp-part"),d("i","gp-zero")];x.append(T,M);let j=d("span","gp-amount");return y.append(
x,j),f.append(d("td")),f.lastChild.append(y),{part:T,zero:M,amount:j}});return m.push({row:f,sign:v,word:E,tag:$,cells:u}),m.at(-1)}function I({part:f,zero:g,amount:v},E,[
$,u],y){let x=T=>(T-$)/(u-$)*100;f.style.left=`${Math.min(x(0),x(E))}%`,f.style.width=`${Math.abs(x(E)-x(0))}%`,g.style.left=`${x(0)}%`,C(v,y)}function q({part:f,
zero:g,amount:v},E,[$,u],y){let x=T=>4+(T-$)/(u-$)*92;f.hidden=E===null,f.style.left=`${x(E)}%`,g.style.left=`${x(0)}%`,C(v,y)}function L(f,g,v,E,$){let u=g.token_id===
v.chosen.token_id;f.row.className=u?"gp-winner":"",C(f.sign,u?"▶":""),Pe(f.word,g.text),f.tag.hidden=g!==E||u,I(f.cells[0],g.probability,$.probability,H(g.probability)),
I(f.cells[1],g.penalty,$.penalty,K(g.penalty)),q(f.cells[2],g.score,$.score,K(g.score))}function A(f){let[g,v]=[Math.min(0,...f),Math.max(0,...f)];return v>g?[g,
v]:[0,1]}function P(f){let g=S(f.reranked),v=f.reranked.find(y=>y.token_id===f.chosen.token_id),E=f.reranked.slice(0,12);v&&!E.includes(v)&&(E[11]=v);let $=Object.
fromEntries(["probability","penalty","score"].map(y=>[y,A(E.map(x=>x[y]))]));for(;m.length<E.length;)N();m.forEach((y,x)=>{y.row.hidden=x>=E.length,x<E.length&&
L(y,E[x],f,g,$)});let u=f.reranked.length-E.length;c.hidden=u<=0,C(c,B(u,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),W(v,g)}function W(f,g){if(!f){r.replaceChildren();return}let v={token:ie(f.text,"gp-strong"),score:K(f.score)};r.replaceChildren(...f===
g?me(s("{token} won: the most probable token has the highest score too ({score})."),v):me(s("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{...v,other:ie(g.text,"gp-strong"),share:H(g.probability),penalty:K(g.penalty),
lower:K(g.score)}))}function O(){let f=e.started.effective.penalty_alpha;return typeof f!="number"?s("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):s("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
f).toFixed(4)),alpha:f})}let w=f=>f&&f.reranked&&f.reranked.find(g=>g.token_id===f.chosen.token_id),b=f=>()=>{let g=w(e.current());return g?s("{name}: {words}.",
{name:V(g.text),words:f(g)}):""},h=b(({probability:f,penalty:g,score:v})=>{let E=e.started.effective.penalty_alpha;return typeof E!="number"?K(v):`(1 − ${E}) \
· ${K(f)} − ${E} · ${K(g)} = ${K(v)}`});return le(t,{probability:b(({probability:f})=>H(f)),penalty:b(({penalty:f})=>K(f))}),()=>{let f=e.current();if(t.hidden=
!(f&&f.reranked&&f.reranked.length),t.hidden||(p.follow(e.lastOf(f)),f===k[0]&&p.total===k[1]))return;k=[f,p.total],o.textContent=s("at token {number}",{number:f.
index+1}),te(i,"degeneration-penalty",h,{meaning:O()}),P(f);let{steps:g,differed:v}=p.total;C(l,s("Along the text: a token other than the most probable one won \
in {differed} of {count} steps ({share}).",{differed:z(v),count:z(g),share:H(v/g)}))}}function nd(t,e){let n=()=>t.closest(".token-panel"),o=L=>t.querySelector(".gp-"+L),[r,i,a,c,l]=["place-words","back","on","newest","fold"].map(o),p=[...t.querySelectorAll(
"[role=tab]")],m=p.find(({dataset:L})=>L.shows==="logit_lens"),k=p.find(({dataset:L})=>L.shows==="curve");function S(L){n()&&(n().dataset.shows=L);for(let A of p){
let P=A.dataset.shows===L;A.setAttribute("aria-selected",String(P)),A.tabIndex=P?0:-1}}for(let L of p)L.addEventListener("click",()=>{S(L.dataset.shows),N(!0)}),
L.addEventListener("keydown",A=>{let P={ArrowRight:1,ArrowLeft:-1}[A.key];if(!P)return;A.preventDefault();let W=p.filter(({hidden:w})=>!w),O=W[(W.indexOf(L)+P+W.
length)%W.length];S(O.dataset.shows),N(!0),O.focus()});function N(L){n()?.toggleAttribute("data-folded",!L),l.setAttribute("aria-expanded",String(L)),l.textContent=
L?"▾":"▴"}l.addEventListener("click",()=>N(l.getAttribute("aria-expanded")==="false")),i.addEventListener("click",()=>e.walk(-1)),a.addEventListener("click",
()=>e.walk(1)),c.addEventListener("click",()=>e.selectStep(null));function I(L){let A=e.lineOf(L),P=e.lines().length>1&&A&&!L.isPrompt?A.label:"",W=L.isPrompt?e.
started.prompt_tokens.length:we(A?A.last:L).length,O=q(L,{number:z(L.index+1),count:z(W),line:P});r.ariaLive=e.selected?"polite":"off",r.replaceChildren(ie(L.chosen.
text,"gp-here"),d("span","",` ${O}`)),i.disabled=L.isPrompt?!L.before:L.index===0&&!e.promptSteps.length,a.disabled=!A||A.last===L,c.hidden=!e.selected||!e.running}
function q(L,A){return L.isPrompt?s("prompt token {number} of {count}",A):e.selected?A.line?s("token {number} of {count} of {line}",A):s("token {number} of {cou\
nt}",A):A.line?s("newest token {number} of {count} of {line}",A):s("newest token {number} of {count}",A)}return L=>{L.selection&&e.selected&&N(!0),k.hidden=!gi(),
m.hidden=!e.canAsk||e.recorded;let A=e.current();if(A)return I(A);r.textContent=s("No token yet"),i.disabled=a.disabled=!0,c.hidden=!0}}var Vr=({messages:t,template:e})=>JSON.stringify([t,e||null]);function od(t,e){let n=w=>t.querySelector(".gp-"+w),[o,r,i]=["said","rendered","try"].map(n),a=new WeakMap,
c=[],l="",p=null,m=null;function k(){return fn(t,r,e,w=>{let b=a.get(w);return b&&{id:b.token.token_id,text:b.token.text,where:s("prompt token {number}",{number:b.
index+1}),step:null,why:b.words}})}function S(){let{started:w,written:b}=e,h=w&&w.request.messages,f=h&&b&&w.model===b.model&&Vr(w.request)===Vr(b);return b&&!f?
{...b,ran:!1}:!h||!h.length?null:{model:w.model,messages:h,template:w.request.template,tokens:w.prompt_tokens,parts:w.parts||[],ran:!0}}function N({messages:w,parts:b,
problem:h}){let f=new Set(b.filter(({kind:g})=>g==="message").map(({message:g})=>g));o.replaceChildren(...w.map(({role:g,content:v},E)=>{let $=d("li","",null,{"\
data-role":g});return $.append(d("span","gp-role",g),d("p","",v)),!h&&f.size>0&&!f.has(E)&&v.trim()&&$.append(d("p","gp-dropped",s("✕ The template leaves this m\
essage out."))),$}))}let I={message:({role:w})=>s("words of {role}",{role:w}),template:()=>s("written by the template"),generation:()=>s("generation prompt: the\
 answer begins here")};function q(w,b){let h=w?I[w.kind](w):s("of unknown origin");return b.piece===null?s("special token, {whose}",{whose:h}):h}function L({tokens:w,
parts:b}){r.replaceChildren(),c=[],p=null;let h=new Set(b.map(({stop:g})=>g)),f=null;w.forEach((g,v)=>{let E=b.find(x=>x.start<=v&&v<x.stop)||null;if(!f||!v||h.
has(v)||b.some(({start:x})=>x===v)){let x=d("span","gp-part",null,E?{"data-kind":E.kind}:{});E&&E.kind==="message"&&x.append(d("span","gp-role",E.role)),E&&E.kind===
"generation"&&x.append(d("span","gp-role",s("the answer begins"))),r.append(x),f={rows:x,tokens:[]}}let $=d("span","gp-token",null,{role:"button",tabindex:"-1"}),
u=q(E,g);He($,g),$.setAttribute("aria-label",s("prompt token {number}: {token}, {words}",{number:v+1,token:V(g.text),words:u})),a.set($,{token:g,index:v,words:u});
let y=f.tokens.length?a.get(f.tokens.at(-1)).token:null;$t(f,$,g,y),c.push($)}),c.length&&A(c[0])}function A(w){p&&(p.tabIndex=-1),p=w,w.tabIndex=0}function P(w){
w&&(A(w),w.focus({preventScroll:!0}),w.scrollIntoView({block:"nearest"}),m.show(w))}r.addEventListener("click",({target:w})=>P(w.closest(".gp-token"))),r.addEventListener(
"keydown",w=>{let b=c.indexOf(w.target.closest(".gp-token"));if(b<0||w.ctrlKey||w.metaKey||w.altKey)return;let h={ArrowRight:()=>c[b+1],ArrowLeft:()=>c[b-1],Home:()=>c[0],
End:()=>c.at(-1),ArrowDown:()=>Ke(c,b,1),ArrowUp:()=>Ke(c,b,-1),Enter:()=>c[b]," ":()=>c[b]};h[w.key]&&(w.preventDefault(),P(h[w.key]()))});function W({tokens:w,
parts:b}){let h=y=>b.filter(x=>x.kind===y).reduce((x,{start:T,stop:M})=>x+M-T,0),f=w.filter(({piece:y})=>y===null).length,[g,v,E]=["message","template","generat\
ion"].map(h),$={words:z(g),around:z(v),begin:z(E)};return`${g||v?B(w.length,"{count} token: {words} for the words of the messages, {around} around them, {begin}\
 to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the answer.",$):E?B(w.length,"{count} toke\
n: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.","{count} tokens: this template change\
s the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",$):B(w.length,"{count} token: this template changes the word\
s, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens is unknown.")} ${B(f,"{count} is speci\
al.","{count} are special.")}`}function O({tokens:w,parts:b}){let h=b.filter(({kind:g})=>g==="message").flatMap(({start:g,stop:v})=>w.slice(g,v)).filter(({piece:g})=>g===
null),f=[...new Set(h.map(({text:g})=>V(g)))];return f.length?s("A message contains {tokens}: written like a special token, it is read as one, as if the templat\
e had written it.",{tokens:f.join(", ")}):""}return i.addEventListener("click",()=>e.ask({type:"without"})),()=>{let w=S();if(t.hidden=!w,!w){l="";return}i.hidden=
!Object.hasOwn(e.answers,"without")||!!w.problem;let b=JSON.stringify([w.model,Vr(w),w.parts,w.problem,w.ran,w.tokens.length]);if(b===l)return;l=b,m??=k(),C(n("\
which"),w.ran?s("of {model}, as this run read it",{model:w.model}):s("of {model}, as written now: not run yet",{model:w.model})),J(n("refusal"),!!w.problem),C(n(
"refusal"),s(w.problem)),n("refusal").dataset.kind=w.away?"info":"error",n("refusal").setAttribute("role",w.away?"note":"alert"),N(w),J(n("made"),!w.problem),L(
w),J(n("generation-key"),w.parts.some(({kind:f})=>f==="generation")),C(n("template-words"),w.problem?"":W(w));let h=O(w);J(n("warn"),!!h),C(n("warn"),h),m.hide()}}function sd(t,e,n){let{state:o,log:r,text:i,select:a}=t;function c(l){if(!l)return;let{step:p}=o.entries.get(l);t.reveal(l),p&&r.selectStep(p),l.focus({preventScroll:!0}),
l.scrollIntoView({block:"nearest"}),p||n.show(l)}i.addEventListener("click",l=>{let p=o.tokenAt(l);p&&(c(p),o.entries.get(p).step&&n.dismiss())}),i.addEventListener(
"keydown",l=>{if(l.key==="Escape"){r.selectStep(null);return}let p=o.tokenAt(l);if(!p||l.ctrlKey||l.metaKey||l.altKey)return;let m=o.allTokens,k=m.indexOf(p),S={
ArrowRight:()=>m[k+1],ArrowLeft:()=>m[k-1],ArrowDown:()=>Ke(m,k,1),ArrowUp:()=>Ke(m,k,-1),Home:()=>m.find(N=>o.entries.get(N).step),End:()=>m.at(-1),Enter:()=>p,
" ":()=>p};S[l.key]&&(l.preventDefault(),c(S[l.key]()))}),a.addEventListener("change",()=>{o.shadedBy=a.value,t.shadeAll(),e.drawScale()}),i.addEventListener("s\
croll",()=>{o.atEnd=i.scrollHeight-i.scrollTop-i.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(i)}var rd=t=>t.started&&t.started.request||{},Jr=t=>!!rd(t).only_given;function Yr(t,{index:e,isPrompt:n,isStart:o}){if(o)return s("decoder start token");let r={number:e+
1};return n?t.readsSource?s("source token {number}",r):s("prompt token {number}",r):s("token {number}",r)}function Xr(t,{index:e,isStart:n}){return n?s("every t\
arget begins with it: not chosen"):t.readsSource?s("the encoder reads it: it has no probability"):e===0?s("nothing comes before it: it has no probability"):rd(t).
read_prompt&&!t.finished&&!t.failed?s("its probability is read when the text ends"):s("its probability was not read")}function Zr(t,e){let n=[];return e.given&&
!Jr(t)&&n.push(s("given, not chosen")),n.push(...Ri(e)),n}function id(t,e){let{step:n,token:o}=e,r=n?[...xo(n,t.unit),...Zr(t,n)]:[Xr(t,e)];return[s("{where}: {\
token}",{where:Yr(t,e),token:V(o.text)}),...r].join(", ")}var vs=class{constructor(e,n,o,r){this.root=e,this.text=n,this.select=o,this.state=r,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new ve(Ci,Pi)}drawScale(){st(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:o,begun:r,
lines:i}=n,a=!Jr(n.log)&&i.some(({steps:c})=>c.length&&c[0].given);e.querySelector(".gp-mark-prompt").hidden=!o||!o.tokens.length,C(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),r?s("source, and what the target begins with"):s("prompt")),e.querySelector(".gp-mark-given").hidden=!a,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",a)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:o,lines:r}}=this;if(e.hidden=!o.rounds.length,e.hidden)return;n.follow(r.length&&r[0].steps.
at(-1)||null);let i=ee(e,Object.keys(ht).length,Yf);Object.entries(ht).forEach(([a,[,c,l]],p)=>{let[m,k]=i[p].children;i[p].dataset.draft=a,te(i[p],{accepted:"d\
raft",correction:"correction",bonus:"bonus",target:"target"}[a],()=>"",{meaning:l,formula:""}),C(m,c),C(k,z(n.total[a]))})}};function Yf(){let t=d("span","",null,
{tabindex:"0"});return t.append(d("span","gp-ink")," ",d("b")),t}var Ss=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.fold=null,this.begun=null,this.lines=
[],this.marked=null,this.atEnd=!0}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allRows(){return this.lines.flatMap(({folds:e})=>e?
e.boxes.map(({rows:n})=>n):[]).concat(this.paragraphs.map(({rows:e})=>e))}get allTokens(){return this.paragraphs.flatMap(({tokens:e})=>e)}elementOf(e){if(e.isPrompt)
return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.index];return null}tokenAt(e){let n=e.target.
closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var _s=class{constructor(e,n,o){this.drawn=n,this.moved=o,this.goesOn=!1,this.along=new ve(zs(e),(r,i)=>Bs(r,i.chosen.text,i.piece===null,e)),this.boxes=[]}rowsFor(e){
let n=this.along.total.spans.length;this.along.follow(e);let{since:o,place:r,spans:i}=this.along.total,a=this.boxes.at(-1);if(o!==null&&o<r)return(!a||a.since!==
o)&&(a=this.open(o)),a.rows;let c=i.length>n?i.at(-1):null;return c&&a&&a.since===c.start&&a.stop===null&&this.close(a,c.stop),this.drawn.rows}keepable(e){let{since:n}=this.
along.totals[e],o=this.boxes.find(r=>r.since===n);return n!==null&&o&&o.stop!==null?Math.min(e,o.stop):e}cut(e){let{drawn:n}=this;for(;n.tokens.length>e;){let a=n.
tokens.at(-1),c=this.boxOf(a);pt({rows:c?c.rows:n.rows,tokens:n.tokens},n.tokens.length-1),c&&!c.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:o,steps:r}=this.along;r.length=e,o.length=e+1;let i=this.boxes.at(-1);i&&this.along.total.since===i.since&&Object.assign(i,{stop:null,ended:!1})}boxOf(e){
let n=e.closest(".gp-reasoning");return n?this.boxes.find(o=>o.element===n):void 0}reveal(e){let n=this.boxOf(e);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(e){this.goesOn=e;for(let n of this.boxes){let o=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,C(n.chip,`${o?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!o)),n.element.classList.toggle("gp-folded",o)}}words({count:e,stop:n,ended:o}){return o?B(
e,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?B(e,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):B(e,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(e){return e.wish??e.ended}open(e){let n=d("span","gp-reasoning"),o=d("butto\
n","gp-reasoning-chip",null,{type:"button",title:s("The model’s reasoning before its answer. Click to fold or unfold it.")}),r=d("span","gp-reasoned");n.append(
o,r);let i={element:n,chip:o,rows:new Ye(r,this.drawn.rows),since:e,stop:null,ended:!1,count:0,wish:null};return o.addEventListener("click",()=>{i.wish=!this.isFolded(
i),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(i),i}close(e,n){let{tokens:o,rows:r}=this.drawn,i=o.slice(n);pt({rows:e.rows,
tokens:o},n),Object.assign(e,{stop:n,ended:this.along.total.spans.at(-1).end!==null}),e.rows.holder.hasChildNodes()||(r.removeLast(),this.boxes.pop());for(let a of i)
r.append(a);o.push(...i)}};var Xf=30,Os=class{constructor(e,n,o,r){this.text=e,this.empty=n,this.select=o,this.state=r,this.log=r.log,this.width=0,this.resettle=0,this.unfolds=!1}startRun(){
let{text:e,log:n,state:o}=this;if(e.replaceChildren(),o.clear(),!n.started){e.append(this.empty);return}let r=n.readsSource;e.classList.toggle("gp-apart",r),r&&
e.append(d("span","gp-part-name",s("Source: the encoder reads it"))),o.prompt=this.drawFixed(n.started.prompt_tokens,r?s("Source"):s("Prompt")),this.drawFold(),
r&&(e.append(d("span","gp-part-name",s("Target: the decoder writes it, from its start token on"))),o.begun=this.drawFixed(n.started.decoder_tokens,s("Start of t\
he target"),{isStart:!0}))}drawFixed(e,n,o={}){let r=d("span","gp-prompt",null,{"aria-label":n}),i={rows:new Ye(r),tokens:[]};return e.forEach((a,c)=>this.append(
i,{token:a,index:c,isPrompt:!0,step:null,...o})),this.text.append(r),i}drawFold(){let{prompt:e}=this.state,n=e.tokens.length,o=d("button","gp-unfold",null,{type:"\
button"});this.state.fold=n>Xf&&!this.log.started.request.only_given?o:null,this.state.fold&&(o.addEventListener("click",()=>this.foldPrompt(this.unfolds)),e.rows.
holder.before(o),this.foldPrompt(!this.unfolds))}foldPrompt(e){let{fold:n,prompt:o}=this.state,{holder:r}=o.rows,i={count:z(o.tokens.length)};this.unfolds=!e,n.
textContent=e?s("Show all {count} tokens of the prompt",i):s("Show less of the prompt"),n.setAttribute("aria-expanded",String(!e)),r.classList.toggle("gp-folded",
e),e?r.setAttribute("tabindex","0"):r.removeAttribute("tabindex"),e&&(r.scrollTop=r.scrollHeight),this.dissolve()}drawPrompt(){for(let e of this.log.promptSteps){
let n=this.state.prompt.tokens[e.index];n&&(this.state.entries.get(n).step=e,this.describe(n),this.shade(n))}}drawLines(){let e=this.log.lines(),{lines:n}=this.
state,o=e.length===1&&e[0].kind==="sequence";for(o!==this.text.classList.contains("gp-single")&&(this.dissolve(),this.text.classList.toggle("gp-single",o));n.length>
e.length;)n.pop().element.remove();e.forEach((r,i)=>this.drawLine(n[i]||this.newLine(),r,i))}newLine(){let{begun:e,prompt:n,lines:o}=this.state,r=d("div","gp-li\
ne"),i=d("div","gp-line-head"),a=d("span","gp-line-body"),c=d("span","gp-stop");r.append(i,a,c),this.text.append(r);let l=e||n,p={element:r,head:i,rows:new Ye(a,
l&&l.rows),stop:c,steps:[],tokens:[],said:"",folds:null},{reasoning:m}=this.log.started;return m&&(p.folds=new _s(m,p,()=>this.dissolve())),o.push(p),p}drawLine(e,n,o){
e.element.dataset.kind!==n.kind&&(e.element.dataset.kind=n.kind),e.element.classList.toggle("gp-line-minor",this.log.usesBeams&&o>0);let r=JSON.stringify([n.label,
n.score,n.stopReason]);r!==e.said&&(e.said=r,this.drawHead(e,n));let{folds:i}=e,a=dt(e.steps,n.last),c=i?i.keepable(a.keep):a.keep,l=[...e.steps.slice(c,a.keep),
...a.added];i?i.cut(c):pt(e,c),e.steps.length=c;for(let p of l)this.append(e,{token:{...p.chosen,piece:p.piece},index:p.index,isPrompt:!1,step:p}),e.steps.push(
p);i&&i.draw(this.log.running)}drawHead(e,n){let o=n.stopReason?Te(n.stopReason)[1]:"",r=n.label.charAt(0).toUpperCase()+n.label.slice(1);if(e.head.replaceChildren(
d("b","",r)),n.score!==null&&n.score!==void 0){let a=n.kind==="running",c=n.score.toFixed(3);e.head.append(d("span","",a?s("sum {value}",{value:c}):s("score {va\
lue}",{value:c}),{title:a?s("sum of the log-probabilities so far, in nats"):s("the sum divided by the length penalty")}))}let i=n.stopReason==="step"?"… ":"■ ";
o&&e.head.append(d("span","",i+o)),e.stop.textContent=o&&!this.log.usesBeams&&this.log.lasts.length===1?i+o:""}append(e,n){let o=e.tokens.at(-1),r=e.folds?e.folds.
rowsFor(n.step):e.rows;$t({rows:r,tokens:e.tokens},this.tokenElement(n),n.token,o&&this.state.entries.get(o).token)}tokenElement(e){let{token:n,step:o,isPrompt:r}=e,
i=d("span",r?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-pressed":"false"});return He(i,n),o&&o.draft&&o.draft.origin!=="none"&&(i.dataset.
draft=o.draft.origin),o&&o.given&&(i.dataset.given=""),this.state.entries.set(i,e),this.describe(i),o&&this.shade(i),i}describe(e){e.setAttribute("aria-label",id(
this.log,this.state.entries.get(e)))}shade(e){qt(e.querySelector(".gp-ink"),this.select.value,Le(this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){
for(let e of this.state.allTokens)this.state.entries.get(e).step&&this.shade(e)}reveal(e){for(let{folds:n}of this.state.lines)n&&n.reveal(e)}markCurrent(){let{log:e,
state:n}=this,o=e.current(),r=o?n.elementOf(o):null,{marked:i}=n;i&&i!==r&&(i.classList.remove("gp-current"),i.setAttribute("aria-pressed","false"),i.tabIndex=-1),
n.marked=r,r&&(e.selected&&!e.suggested&&this.reveal(r),o.isPrompt&&n.fold&&!this.unfolds&&this.foldPrompt(!1),r.classList.add("gp-current"),r.setAttribute("ari\
a-pressed",String(e.selected===o)),r.tabIndex=0)}followEnd(){let{log:e,text:n}=this;this.state.atEnd&&!e.selected&&e.running&&!e.usesBeams&&(n.scrollTop=n.scrollHeight)}resized(){
!this.text.clientWidth||this.text.clientWidth===this.width||(this.width=this.text.clientWidth,this.dissolve())}dissolve(){for(let e of this.state.allRows)e.dissolve();
clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.settle(),200)}settle(){this.width||=this.text.clientWidth;for(let e of this.state.allRows)e.settle()}};function ad(t,e){let n=t.querySelector(".gp-text"),o=t.querySelector(".gp-shade"),r=new Ss(e),i=new Os(n,t.querySelector(".gp-empty"),o,r),a=new vs(t,n,o,r),c=fn(
t,n,e,p=>{let m=r.entries.get(p);if(!m)return null;let{token:k,step:S}=m,N=S?Zr(e,S).join(", "):Xr(e,m);return{id:k.token_id,text:k.text,where:Yr(e,m),step:S,why:N}});
sd(i,a,c);function l(){e.started&&(o.value=r.shadedBy||(e.started.request.only_given?"surprisal":"uncertainty"),a.drawScale()),i.startRun()}return p=>{if(p.run&&
l(),(p.run||p.steps||p.status)&&(i.drawLines(),a.drawMarks()),r.prompt&&(p.run||p.prompt)&&i.drawPrompt(),r.prompt&&(p.unit||p.status))for(let m of p.unit?r.allTokens:
r.prompt.tokens)i.describe(m);p.unit&&a.drawScale(),i.markCurrent(),p.steps&&(i.followEnd(),i.settle()),c.refresh(p.unit||p.prompt||p.status)}}var ce=t=>K(t,2).replace("-","−");function cd(t,e=null){let{z_score:n,threshold:o,prediction:r}=t,i={z:ce(n),threshold:Number(o.toFixed(2))};if(r&&e&&G(e.z_score)&&
e.z_score<=o){let l=[s("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",i),s("With repeated n-grams counted once, z is {z}.",
{z:ce(e.z_score)})];return["even","◇",s("Not known: above the threshold by repeats alone"),l.join(" ")]}if(r)return["good","◆",s("Watermarked"),`${s("z is {\
z}, above the threshold {threshold}.",i)} ${mn(o)}`];let a=t.tokens_needed,c=[s("z is {z}, not above the threshold {threshold}.",i),s("That does not prove that \
there is none: the text may be too short, or the mark may have been removed.")];return G(a)&&a>Rn(t)&&c.push(s("If the text went on like this, about {number} to\
kens would be enough.",{number:z(a)})),["even","◇",s("No sign of this watermark"),c.join(" ")]}var Rn=({num_tokens_scored:t,tokens:e})=>G(t)?t:(e||[]).filter(
([,,,,n])=>n).length;function Zf(t){let{kind:e,z_score:n,p_value:o,confidence:r,threshold:i,false_positive_rate:a,tokens_needed:c}=t,l=e==="green"?tm(t):nm(t),p=Number(
i.toFixed(2)),m=r>.9999?"> 0.9999":K(r,4);return[...l,[s("z-score"),ce(n),e==="green"?s("How many standard deviations more tokens are green than without a water\
mark: (green − ratio × scored) / √(scored × ratio × (1 − ratio))."):s("How many standard deviations the weighted mean lies above that of fair coins."),
"z-score",e==="green"?Qf(t):"",{formula:e==="green"?void 0:""}],[s("p-value"),Be(o),s("The probability of a z at least as high in a text without this watermark:\
 the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters more."),"p-value",`P(Z ≥ ${ce(n)}) = ${Be(o)}`,
{}],[s("confidence"),m,s("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0\
.5 or more in one of two."),"p-value",r>.9999?`1 − ${Be(o)} ${m}`:`1 − ${Be(o)} = ${m}`,{formula:"1 − p"}],[s("false-positive rate"),Be(a),s("What the thr\
eshold {threshold} means: the share of texts without this watermark whose z is above it.",{threshold:p}),"false-positive-rate",`P(Z ≥ ${p}) = ${Be(a)}`,{formula:s(
"P(Z ≥ threshold)")}],...G(c)?[[s("tokens needed"),z(c),s("How many scored tokens reach the threshold at this share: z grows with the square root of their num\
ber."),"z-score",em(t),{formula:e==="green"?s("threshold² · γ · (1 − γ) / (share − γ)²"):"",unit:s("tokens")}]]:[]]}function Qf({num_tokens_scored:t,
num_green_tokens:e,ratio:n,z_score:o}){let r=Lt(e,t,n);return r===null||ce(r)!==ce(o)?"":Qr(e,t,n)}function Qr(t,e,n){let[o,r,i]=[z(t),z(e),Number((1-n).toFixed(
4))];return`(${o} − ${n} · ${r}) / √(${r} · ${n} · ${i}) = ${ce(Lt(t,e,n))}`}function em({kind:t,green_fraction:e,ratio:n,threshold:o,tokens_needed:r}){return t!==
"green"||Math.ceil(vo(e,n,o)-1e-9)!==r?"":s("{threshold}² · {ratio} · {rest} / ({share} − {ratio})², rounded up, = {needed}",{threshold:Number(o.toFixed(2)),
ratio:n,rest:Number((1-n).toFixed(4)),share:K(e),needed:z(r)})}function tm({num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:o,list_size:r}){return[
[s("tokens scored"),z(t),s("Tokens of which the detector can tell whether they are green. The first ones have too few tokens before them; where repeated n-grams\
 count once, later ones are left out."),"length","",{}],[s("green tokens"),z(e),s("Scored tokens on their green list, which holds {size} tokens of the vocabular\
y.",{size:z(r)}),"green-list",s("{green} of {scored}",{green:z(e),scored:z(t)}),{formula:"",unit:s("tokens")}],[s("green fraction"),H(n),s("Green tokens / token\
s scored. Without the watermark about {share} are green: the ratio.",{share:H(o)}),"green-list",`${z(e)} / ${z(t)} = ${H(n)}`,{formula:s("green / scored"),unit:"\
%"}]]}function nm(t){let{mean:e,weighted_mean:n,num_g_values:o,posterior:r,layers:i}=t,a=Rn(t),c=(i||[]).length,l=a*c===o?B(c,"{scored} tokens · {count} key = {\
values}","{scored} tokens · {count} keys = {values}",{scored:z(a),values:z(o)}):"",p=Math.round(e*o),m=K(p/o,4)===K(e,4)?s("{ones} of {values} are 1",{ones:z(p),
values:z(o)}):"";return[[s("tokens scored"),z(a),s("Tokens with enough tokens before them, whose context has not occurred before."),"length","",{}],[s("g-values"),
z(o),B(c,"One for each scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each scored token and each of the {co\
unt} keys: 0 or 1, like a fair coin in a text without the watermark."),"g-value",l,{}],[s("mean g-value"),K(e,4),s("The share of g-values that are 1. Without th\
e watermark it is about 0.5."),"g-value",m,{formula:"Σ g / n"}],[s("weighted mean"),K(n,4),s("The same with more weight on the first keys, whose rounds of the \
tournament leave the clearest mark."),"g-value","",{formula:"Σ w · g / Σ w"}],...G(r)?[[s("posterior"),H(r),s("The trained Bayesian detector’s probability th\
at the text is watermarked, if it is like the texts that the detector was trained on."),"watermark","",{unit:"%"}]]:[]]}function jn(t,e){let n=e.map(({report:c})=>new Map(
Zf(c).map(l=>[l[0],l]))),o=[...new Set(n.flatMap(c=>[...c.keys()]))],[r]=ee(t.tHead,1,()=>d("tr")),i=ee(r,e.length+1,()=>d("th","",null,{scope:"col"}));e.forEach(
({name:c},l)=>C(i[l+1],c)),t.tHead.hidden=e.length<2;let a=ee(t.tBodies[0],o.length,()=>{let c=d("tr"),l=d("th","",null,{scope:"row"});return l.append(d("span")),
c.append(l),c});o.forEach((c,l)=>{let p=ee(a[l],e.length+1,()=>d("td")),m=n.map(q=>q.get(c)),[,,k,S,,N]=m.find(Boolean),I=m.map((q,L)=>q&&q[4]&&e.length>1?s("{n\
ame}: {words}",{name:e[L].name,words:q[4]}):q&&q[4]);C(p[0].firstChild,c),te(p[0].firstChild,S,()=>_e(I),{meaning:k,...om(N)}),n.forEach((q,L)=>C(p[L+1],q.has(c)?
q.get(c)[1]:"–"))})}var om=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>e!==void 0));function Ft({tokens:t,prompt_tokens:e}){return t.map(([,n,o,r,i,
a],c)=>({token:{text:n,piece:o},mark:{green:r,g:a,counted:i||!(r!==null||a!==null)},words(){let p={number:z(c+1),token:V(n),mark:sm(r,a,i)};return c<e?s("Token \
{number}, of the prompt, {token}: {mark}",p):s("Token {number}, {token}: {mark}",p)}}))}function sm(t,e,n){if(t===null&&e===null)return s("not scored, because t\
oo few tokens come before it.");if(e!==null){let r=s("mean g-value {g}, where chance gives 0.5.",{g:e.toFixed(2)});return n?r:`${r} ${s("Not counted: its contex\
t came before, or it is left out.")}`}let o=t?s("◆ green."):s("◇ red.");return n?o:`${o} ${s("Not counted: the same n-gram came before, or it is left out.")}`}
var Ht=({kind:t,tokens:e})=>[t,{unscored:e.some(([,,,n,,o])=>n===null&&o===null),repeated:e.some(([,,,n,o,r])=>!o&&(n!==null||r!==null))}];function ld(t,e){let n=c=>t.querySelector(".gp-"+c),o=new ze(n("words"));function r({before:c,after:l}){if(l.error)return["even","…",s("Nothing left to score"),
`${s(l.error.message)} ${s("z was {z} before.",{z:ce(c.z_score)})}`];let p=s("z from {before} to {after}",{before:ce(c.z_score),after:ce(l.z_score)}),m=Number(l.
threshold.toFixed(2));return c.prediction?l.prediction?["good","◆",p,s("Still above the threshold {threshold}: the watermark survived.",{threshold:m})]:["bad",
"◇",p,s("No longer above the threshold {threshold}: the detector does not find the watermark any more.",{threshold:m})]:["even","◇",p,s("The text did not pa\
ss the threshold {threshold} before the attack: there is nothing to remove.",{threshold:m})]}function i({how:c,strength:l}){return c?G(l)?s("{attack}, strength \
{strength}",{attack:s(c),strength:H(l)}):s(c):s("edited by hand")}function a(c){let{before:l,after:p}=c,[m,k,S,N]=r(c);Z(n("answer"),{"data-verdict":m}),C(n("an\
swer-sign"),k),C(n("answer-words"),S),C(n("answer-more"),N),C(n("told"),`${S}. ${N}`),C(n("about"),i(c)),J(n("of-text"),!p.error),p.error||(ot(n("legend"),...Ht(
p)),o.show(Ft(p)));let I=[{name:s("before"),report:l},...p.error?[]:[{name:s("after"),report:p}]];jn(n("found-numbers"),I)}return c=>{t.hidden=!e.found,!t.hidden&&
c.found&&a(e.found)}}function dd(t,e){let n=O=>t.querySelector(".gp-"+O),o=["without","with"],r=n("threshold"),i=3,a=()=>e.answered("pair"),c=({report:O})=>!!O&&!O.error,l=o.map(O=>{
let w=d("div"),[b,h,f]=[d("p","gp-facts"),d("p","gp-problem","",{role:"status"}),d("div","gp-text-body",null,{dir:"auto"})];return w.append(d("h3","",O==="with"?
s("With the watermark"):s("Without the watermark")),b,h,f),n("texts").append(w),{facts:b,problem:h,text:new ze(f),shown:0,report:null}});r.addEventListener("inp\
ut",()=>{let O=r.valueAsNumber;!Number.isFinite(O)||O<0||O>20||(i=O,a()&&W())});function p(O,w,b){if(b){O.report!==b&&O.text.show(Ft(b)),Object.assign(O,{report:b,
shown:0});return}let[h]=e.groups[w].entries,f=h.tokens.map(g=>({token:g,mark:{},words:()=>s("{token}, not scored yet",{token:V(g.text)})}));O.text.show(f,O.report?
0:O.shown),Object.assign(O,{report:null,shown:f.length})}function m({tokens:O,perplexity:w,stop_reason:b,report:h}){if(!O)return s("not started");let f=[B(O,"{c\
ount} token","{count} tokens")];return G(w)&&f.push(s("perplexity {value}",{value:w.toFixed(2)})),h&&!h.error&&f.push(h.kind==="green"?s("{share} green",{share:H(
h.green_fraction)}):s("mean g-value {g}",{g:h.mean.toFixed(3)})),b&&f.push(Te(b)[1]),f.join(" · ")}function k({texts:O}){O.forEach((b,h)=>{let f=l[h];p(f,h,c(b)?
b.report:null),C(f.facts,m({...b,tokens:b.tokens||e.groups[h].entries[0].tokens.length}));let{error:g}=b.report||{};J(f.problem,!!g),C(f.problem,g?`${s(g.message)}\
 ${s(g.fix)}`:"")});let w=O.filter(c).map(({report:b})=>Ht(b)[1]);ot(n("legend"),e.found.kind,{unscored:w.some(({unscored:b})=>b),repeated:w.some(({repeated:b})=>b)})}
function S({texts:O}){if(!O.every(c))return O.find(({report:g})=>g&&g.error)?["even","–",s("No comparison"),s("One of the texts cannot be scored.")]:["wait","\
…",e.done?s("No answer"):s("Not known yet"),s("Both texts must be complete.")];let[w,b]=O.map(({report:f})=>f.z_score),h=s("z is {marked} with the watermark a\
nd {plain} without it; the threshold is {threshold}.",{marked:ce(b),plain:ce(w),threshold:Number(i.toFixed(2))});return w>i?["bad","✗",s("A false positive"),`${h}\
 ${s("The text without the watermark passes it.")}`]:b>i?["good","◆",s("The watermark is found"),h]:["even","◇",s("The watermark is not found"),`${h} ${I(O[1].
report)}`]}let N=({tokens_needed:O,threshold:w})=>G(O)&&w>0?Math.ceil(O*(i/w)**2):null;function I(O){let[w,b]=[N(O),Rn(O)];return w>b?B(w,"If the text went on l\
ike this, about {count} scored token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be needed; it has {sco\
red}.",{scored:z(b)}):s("A longer text or a stronger mark would help.")}function q({texts:O}){let[w,b]=O.map(({perplexity:f})=>f);return!O.every(c)||!G(w)||!G(b)?
"":`${s("Perplexity under the model, without the watermark and with it: {plain} and {marked}.",{plain:w.toFixed(2),marked:b.toFixed(2)})} ${s("One pair of texts\
 says little about the cost; “{question}” measures it.",{question:s("What does it cost?")})}`}function L(O){let[w,b,h,f]=S(O);Z(n("answer"),{"data-verdict":w}),
C(n("answer-sign"),b),C(n("answer-words"),h),C(n("answer-more"),`${f} ${q(O)}`.trim()),C(n("means"),mn(i)),e.done&&C(n("told"),`${h}. ${f}`);let g=e.entries[0]&&
e.entries[0].seed;C(n("about"),[ei(O.watermark),...G(g)?[s("seed {seed}",{seed:g})]:[]].join(" · "))}function A({report:O,expected:w}){if(!G(w)||O.kind!=="gree\
n")return null;let{ratio:b,num_tokens_scored:h}=O,f=Array.from({length:Math.min(60,h)},(g,v)=>(v+1)*h/Math.min(60,h));return{name:s("expected with it, at least"),
look:"expected",points:f.map(g=>[g,Lt(w*g,g,b)]),tip:s("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer e\
t al. 2023, from the model’s distributions along the text.",{share:H(w)})}}function P({texts:O}){if(J(n("evidence"),O.every(c)),n("evidence").hidden)return;let[
w,b]=O,h=[{name:s("with the watermark"),look:"measured",points:b.report.curve},A(b),{name:s("without it"),look:"other",points:w.report.curve}].filter(Boolean);wn(
n("keys"),h),gn(n("curves"),{curves:h,threshold:i});let f=O.map(({report:g},v)=>{let E=Xe(g.z_score);return{name:v?s("with"):s("without"),report:{...g,threshold:i,
p_value:E,confidence:1-E,false_positive_rate:Xe(i),tokens_needed:N(g)}}});jn(t.querySelector("table"),f)}function W(){k(e.found),L(e.found),P(e.found)}return new ResizeObserver(
()=>a()&&P(e.found)).observe(t),O=>{t.hidden=!a(),!t.hidden&&(O.run&&l.forEach(w=>Object.assign(w,{report:null,shown:0})&&w.text.show([])),(O.run||O.found||O.status||
O.steps)&&W())}}function ei(t){return Array.isArray(t.keys)?B(t.keys.length,"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {leng\
th}",{length:t.ngram_len}):s("green lists of {ratio}, bias {bias}, {scheme}, context width {width}",pd(t))}function hd(t){return Array.isArray(t.keys)?s("SynthI\
D, n-grams of {length}",{length:t.ngram_len}):s("green lists of {ratio}, {scheme}, context width {width}",pd(t))}var pd=({greenlist_ratio:t=.25,bias:e=2,seeding_scheme:n="\
lefthash",context_width:o=1})=>({ratio:H(t),bias:e,scheme:n,width:o});var io=t=>Object.hasOwn(ao,t)?s(ao[t][0]):t;function ud(t,e){let n=u=>t.querySelector(".gp-"+u),[o,r]=[n("which"),n("threshold")],i={},a=null,c=.01,l=()=>e.answered(
"sure"),p=({auc:u})=>G(u),m=({scores:u,learned:y})=>{let x=u.findIndex(({name:T})=>T===a);return x>=0?x:y?u.length-1:0},k=u=>i[u]??(u==="posterior"?.5:e.found.threshold);
o.addEventListener("change",()=>{a=o.value,$()}),r.addEventListener("input",()=>{!Number.isFinite(r.valueAsNumber)||Math.abs(r.valueAsNumber)>100||(i[e.found.scores[m(
e.found)].name]=r.valueAsNumber,b(e.found))});function S({counts:u,scores:y,fewest:x},T){let M=e.done?s("No answer"):s("Not known yet");if(!p(T))return["wait","\
…",M,e.done?s("At least one text without the watermark and one with it must be scored."):s("The first texts are being written.")];let[j]=T.rates;if(Math.min(...u)<
x)return["wait","…",M,B(u[1],"{count} text with the watermark and {plain} without it are too few to tell: {fewest} of each are needed.","{count} texts with th\
e watermark and {plain} without it are too few to tell: {fewest} of each are needed.",{plain:z(u[0]),fewest:z(x)})];let _={found:z(j.detected),number:z(j.marked),
rate:H(j.level)},R=e.running?s("{found} of {number} found at {rate} false positives so far",_):s("{found} of {number} found at {rate} false positives",_),F=[...N(
j,y.length>1?io(T.name):""),s("AUC of these texts: {auc}.",{auc:T.auc.toFixed(3)})].join(" ");return[j.apart?"good":"even",j.apart?"◆":"◇",R,F]}function N(u,y){
let[x,T]=u.found_between.map(H),M={number:z(u.false_positives),share:H(u.false_between[1])},j=[y?s("By the {score}, the true detection rate lies between {low} a\
nd {high}.",{score:y,low:x,high:T}):s("The true detection rate lies between {low} and {high}.",{low:x,high:T}),u.false_positives?s("Of the texts without the wat\
ermark, {number} passed, so the true false-positive rate may be up to {share}.",M):s("Of the texts without the watermark, none passed, but the true false-positi\
ve rate may be up to {share}.",M)];return u.level>c&&j.push(B(u.plain,"{rate} is the smallest rate that {count} text without it can show.","{rate} is the smalle\
st rate that {count} texts without it can show.",{rate:H(u.level)})),u.apart||j.push(s("The intervals overlap: it is not known whether more are found than pass \
by chance.")),j}function I(u){let[y,x,T,M]=S(u,u.scores[m(u)]);Z(n("answer"),{"data-verdict":y}),C(n("answer-sign"),x),C(n("answer-words"),T),C(n("answer-more"),
M),e.done&&C(n("told"),`${T}. ${M}`),C(n("missing"),Re(e,u)),C(n("about"),[ei(u.watermark),...u.learned?[s("only the texts that no detector was trained on")]:[]].
join(" · "));let{left_out:j,problem:_}=u;J(n("warning"),j>0);let R=_?`${s(_.message)} ${s(_.fix)}`:s("No token in them counts.");C(n("warning"),j>0?`⚠ ${B(j,
"{count} text was not scored.","{count} texts were not scored.")} ${R}`:"")}let q=(u,y)=>u.filter(x=>x>y).length;function L({values:u,name:y},x){let[T,M]=u.map(
F=>q(F,x)),[j,_]=[T/u[0].length,M/u[1].length],R=[B(u[1].length,"Above {threshold}: {marked} of {count} text with the watermark ({found}), and {plain} of {other\
s} without it ({passed}).","Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({passed}).",{threshold:Number(
x.toFixed(2)),marked:z(M),found:H(_),plain:z(T),others:z(u[0].length),passed:H(j)})];return y!=="posterior"&&R.push(s("If scores without the watermark were stan\
dard normal, {share} would pass.",{share:Be(Xe(x))})),{x:j,y:_,words:R.join(" ")}}function A(u,y){let x=2/(9*(y-1));return u**2>(1-x+1.645*Math.sqrt(x))**3}function P({
values:u,normal:y,name:x}){if(x==="posterior"||!y[0])return"";let[T,M]=y.map(_=>_&&{mean:ce(_[0]),deviation:_[1].toFixed(2)}),j=[s("Without the watermark: mean \
{mean}, standard deviation {deviation}; in theory 0 and 1.",T),M?s("With it: mean {mean}, standard deviation {deviation}.",M):s("With it: too few texts.")];return A(
y[0][1],u[0].length)&&j.push(s("The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.",{option:s("c\
ount repeated n-grams once")})),j.join(" ")}function W({scores:u}){let y=u.filter(p).flatMap(T=>T.rates.map(M=>[T,M])),x=ee(t.querySelector(".gp-rates tbody"),y.
length,()=>{let T=d("tr");return T.append(d("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let M=d("td");return M.append(d("span")," ",d("small")),M})),
T});y.forEach(([T,M],j)=>{let[_,R,F,D,U]=x[j].cells,[Y,Q]=M.found_between.map(H);C(_,io(T.name)),O(R,H(M.level),""),M.shown?O(F,H(M.detected/M.marked),G(M.threshold)?
s("({low} to {high}), threshold {threshold}",{low:Y,high:Q,threshold:ce(M.threshold)}):s("({low} to {high})",{low:Y,high:Q})):O(F,s("not known"),B(Math.ceil(1/M.
level-1e-9),"needs {count} text without it","needs {count} texts without it")),O(D,M.normal?H(M.normal.rate):"–",M.normal?s("threshold {value}",{value:ce(M.normal.
threshold)}):""),M.shown?O(U,s("up to {share}",{share:H(M.false_between[1])}),s("{passed} of {number} passed",{passed:z(M.false_positives),number:z(M.plain)})):
O(U,"–","")})}function O(u,y,x){C(u.children[0],y),C(u.children[1],x)}function w({scores:u}){let[{rates:y}]=u.filter(p),x=y.filter(({shown:_})=>!_).map(({level:_})=>H(
_));if(!x.length)return"";let[T,M]=x;return`${B(y[0].plain,"With {count} text without the watermark, a false-positive rate of {rate} is less than one text, so t\
he samples cannot show it.","With {count} texts without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.",{rate:M?
s("{first} or {second}",{first:T,second:M}):T})} ${s("The normal distributions reach further, as far as the scores are normal.")}`}function b(u){let y=u.scores[m(
u)];if(J(n("shown"),p(y)),!p(y))return;let x=k(y.name);document.activeElement!==r&&(r.value=x);let T=L(y,x);fe(n("scores"),mo(e.charts[`scores ${y.name}`],x,s("\
threshold {value}",{value:Number(x.toFixed(2))}))),C(n("at-threshold"),T.words),C(n("spreads"),P(y)),J(n("of-fit"),y.name!=="posterior"&&y.normal.some(Boolean));
let M=u.scores.filter(p);if(fe(n("roc"),bi(e.charts[`roc ${y.name}`],T)),f(n("roc-keys"),M.map(({name:_,auc:R},F)=>[F===M.indexOf(y)?"gp-roc-main":`gp-roc-other\
 gp-roc-${F%3}`,s("{score}: AUC {auc}",{score:io(_),auc:R.toFixed(3)}),s(ho(ao,_,["","",""])[2]),"auc"])),W(u),C(n("few"),w(u)),J(n("of-lengths"),u.lengths.length>
1),u.lengths.length<2)return;fe(n("lengths-box"),e.charts.lengths);let j=u.kind==="synthid"?s("mean g"):"z";f(n("length-keys"),[["gp-z-measured",s("found at {ra\
te} false positives, by {score}, from the samples",{rate:h(u.lengths),score:j}),s("The threshold is the laxest that at most this share of the cut texts without \
the watermark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % intervals of the true rate."),"detection-rate"],["gp\
-z-expected",s("the same by normal distributions"),s("As if the scores at each length were normal."),"detection-rate"],["gp-z-other",s("AUC"),s("How often a cut\
 text with the watermark scores higher than one without: 50% is guessing."),"auc"]])}function h(u){let y=u.map(({levels:[M]})=>M),[x,T]=[Math.min(...y),Math.max(
...y)].map(H);return x===T?x:s("{low} to {high}",{low:x,high:T})}function f(u,y){let x=ee(u,y.length,()=>{let T=d("span"),M=ne("svg");return Z(M,{width:26,height:8,
"aria-hidden":"true"}),M.append(ne("path")),T.append(M,d("span")),T});y.forEach(([T,M,j,_],R)=>{Z(x[R].firstChild.firstChild,{class:T,d:"M1 4H25"}),C(x[R].lastChild,
M),te(x[R].lastChild,_,()=>"",{meaning:j})})}function g(){let{found:u}=e,y=u&&u.scores[m(u)];return!y||!p(y)?null:{score:y,rate:y.rates.find(({shown:x})=>x)||y.
rates[0]}}let v=u=>()=>{let y=g(),x=y&&u(y);return x?s("{name}: {words}.",{name:io(y.score.name),words:x}):""};le(t,{roc:v(({score:u})=>`AUC ${u.auc.toFixed(3)}`),
level:v(({rate:u})=>s("{passed} of {number} passed = {share}",{passed:z(u.false_positives),number:z(u.plain),share:H(u.false_positives/u.plain)})),found:v(({rate:u})=>s(
"{found} of {number} found = {share}",{found:z(u.detected),number:z(u.marked),share:H(u.detected/u.marked)})),normal:v(({rate:u})=>u.normal?s("{share} above {th\
reshold}",{share:H(u.normal.rate),threshold:ce(u.normal.threshold)}):""),truth:v(({rate:u})=>s("{passed} of {number} passed; the true rate may be up to {share}",
{passed:z(u.false_positives),number:z(u.plain),share:H(u.false_between[1])})),spread:()=>{let u=g();return u?P(u.score):""}});function E({scores:u}){J(n("of-sco\
re"),u.length>1);let y=u.map(({name:x})=>x).join();o.dataset.key!==y&&(o.dataset.key=y,o.replaceChildren(...u.map(({name:x})=>d("option","",io(x),{value:x}))),o.
value=u[m(e.found)].name)}function $(){E(e.found),I(e.found),b(e.found)}return u=>{t.hidden=!l(),!t.hidden&&(u.found||u.status)&&$()}}function fd(t,e){let n=A=>t.querySelector(".gp-"+A),o=[s("the text alone"),s("with its prompt")],r=new ze(n("words")),i=n("which");i.addEventListener("change",()=>k());
let a=()=>e.found.reports[Math.min(Number(i.value),e.found.reports.length-1)];function c({reports:A,once:P,otherwise:W}){let[O,w,b,h]=cd(A[0],P?null:W);Z(n("ans\
wer"),{"data-verdict":O}),C(n("answer-sign"),w),C(n("answer-words"),b),C(n("answer-more"),h),C(n("told"),`${b}. ${h}`),J(n("beside"),A.length>1),A.length>1&&C(n(
"beside"),p(A));let f=l(e.found);J(n("repeats"),!!f),C(n("repeats"),f),C(n("about"),m(e.found))}function l({reports:[{num_tokens_scored:A}],otherwise:P,once:W}){
let O=P?P.num_tokens_scored:null;if(!G(O)||O===A)return"";let w=ce(P.z_score);return W?B(O-A,"Left out as repeated: {count} token. With it, z would be {z}.","Le\
ft out as repeated: {count} tokens. With them, z would be {z}.",{z:w}):B(A-O,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no\
 new evidence: counted once, z is {z}.","Of the scored tokens, {count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",
{z:w})}function p([A,P]){let W=P.z_score-A.z_score,O=Math.abs(W)<.005?s("This changes nothing."):W<0?s("This dilutes the mark."):s("This happens to add to it."),
w=ce(P.z_score);return`${B(P.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of th\
e prompt count too.",{z:w})} ${O}`}function m({model:A,watermark:P,exact:W,once:O}){return[Array.isArray(P.keys)?B(P.keys.length,"SynthID, {count} key","SynthID\
, {count} keys"):s("green list, {scheme}",{scheme:P.seeding_scheme||"lefthash"}),W?s("the tokens of the run"):s("tokens as {model} splits the text",{model:A}),...O?
[s("repeated n-grams counted once")]:[]].join(" · ")}function k(){let A=a();ot(n("legend"),...Ht(A)),r.show(Ft(A))}function S({reports:A}){let P=A.map(({curve:h},f)=>({
name:A.length>1?o[f]:"z",look:f?"other":"measured",points:h||[]})),[{tokens_needed:W,threshold:O}]=A,w=Rn(A[0]),b=G(W)?{at:W,words:N(W,w)}:null;gn(n("curve-box"),
{curves:P,threshold:O,needed:b}),wn(n("curve-keys"),A.length>1?P:[])}function N(A,P){return A<=P?B(A,"At the share of this text, {count} token reaches the thres\
hold.","At the share of this text, {count} tokens reach the threshold."):B(A,"At the share of this text, {count} token reaches the threshold: {more} more.","At \
the share of this text, {count} tokens reach the threshold: {more} more.",{more:z(A-P)})}function I(){J(n("of-layers"),!!e.charts.layers),fe(n("layers-box"),e.charts.
layers)}function q(A){let{reports:P}=e.found;J(n("of-prompt"),P.length>1),c(e.found),A&&k(),jn(n("found-numbers"),P.map((W,O)=>({name:o[O],report:W}))),S(e.found),
I()}let L=()=>!!e.found;return new ResizeObserver(()=>L()&&q(!1)).observe(t),A=>{t.hidden=!L(),!t.hidden&&A.found&&q(!0)}}function md(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-note");function r({rows:k,threshold:S}){let N=k.flatMap(({reports:P})=>P.map(({z_score:W})=>W)).
filter(G),I=Math.min(-3,...N)-.4,q=Math.max(S,...N)+.4,L=P=>(P-I)/(q-I),A=ee(n,k.length,i);k.forEach(({what:P,how:W,meaning:O,keeps:w,reports:b},h)=>{let[f,g,v]=A[h].
cells;A[h].classList.toggle("gp-right",h===0);let[E,$]=f.children;C(E,s(P)),Z(E,{"data-tip":s(O)}),C($,s(W));let u=b.map(({z_score:T})=>T).filter(G);a(g.firstChild,
u.map(L),{zero:L(0),threshold:L(S)});let y=u.length>1?s("{low} to {high}",{low:ce(Math.min(...u)),high:ce(Math.max(...u))}):ce(u[0]);C(v.children[0],y),C(v.children[1],
c(b,w));let x=h?l({keeps:w,meaning:O,reports:b},S):"";J(v.children[2],!!x),C(v.children[2],x)}),C(o,m(k))}function i(){let k=d("tr"),S=d("th","",null,{scope:"ro\
w"});S.append(d("span","",null,{tabindex:0}),d("small"));let N=d("td");N.append(d("span","gp-strip",null,{"aria-hidden":"true"}));let I=d("td");return I.append(
d("b"),d("small"),d("small","gp-why")),k.append(S,N,I),k}function a(k,S,{zero:N,threshold:I}){let q=[N,I,...S],L=ee(k,q.length,()=>d("i"));q.forEach((A,P)=>{pe(
L[P],["gp-line gp-zero","gp-line"][P]||"gp-dot"),se(L[P],"left",A)})}function c(k,S){let[N]=k.filter(({error:A})=>A);if(N)return s(N.error.message);let I=k.filter(
({prediction:A})=>A).length,q=S==="none";if(k.length===1)return I?q?s("▲ above it by chance"):s("◆ watermarked"):s("◇ no sign");if(!I)return s("◇ no sign \
in {number} tries",{number:k.length});let L={passed:I,number:k.length};return q?s("▲ {passed} of {number} above it by chance",L):s("◆ {passed} of {number} wat\
ermarked",L)}function l({keeps:k,meaning:S,reports:N},I){let q=N.filter(({prediction:O})=>O);if(!q.length)return"";if(k!=="none")return s(S);let{num_tokens_scored:L,
once:A}=q.reduce((O,w)=>w.z_score>O.z_score?w:O),P=A&&G(L)?L-A.num_tokens_scored:0,W=[];if(P>0){W.push(B(P,"p counts each token as new evidence, but {count} of \
the {scored} only repeats an n-gram.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:z(L)}));let O=ce(A.z_score);
W.push(A.z_score>I?s("Counted once, z is {z}.",{z:O}):s("Counted once, z is {z}, not above the threshold.",{z:O}))}return(!P||A.z_score>I||N.length>1)&&W.push(...p(
I,N.length)),W.join(" ")}function p(k,S){let N=Xe(k),I=A=>z(Number((1/A).toPrecision(2))),q=[N>.1?s("{share} of texts without this watermark pass the threshold.",
{share:H(N)}):s("One in {odds} texts without this watermark passes the threshold.",{odds:I(N)})];if(S===1)return q;let L=1-(1-N)**S;return q.push(L>.1?s("With {\
tries} tries at each text, {share} pass at least once.",{tries:z(S),share:H(L)}):s("With {tries} tries at each text, one in {odds} passes at least once.",{tries:z(
S),odds:I(L)})),q}function m([k]){return k.reports[0].prediction?"":s("The given settings find nothing either. If the text is watermarked, they may be wrong the\
mselves, or the text is too short.")}return k=>{t.hidden=!e.found,!t.hidden&&k.found&&r(e.found)}}function gd(t,e){let n=a=>t.querySelector(".gp-"+a);function o({how:a,points:c,of:l,seeds:p,threshold:m}){let k=c.filter(({z:N})=>N.length),S=[s(a),B(p,"{count}\
 seed at each strength","{count} seeds at each strength")];c.length<l&&S.push(s("{done} of {of} strengths so far",{done:c.length,of:l})),C(n("about"),S.join(" ·\
 ")),C(n("strength-words"),r(k,c,m)),fe(n("strength-box"),e.charts.strengths)}function r(a,c,l){let p=({strength:L,z:A})=>L===0?A[0]>l?"above":"below":Lr(A,l),m=(...L)=>i(
a,A=>L.includes(p(A))),[k,S,N]=[m("above"),m("below"),m("open","few")],I=c.filter(({refused:L})=>L).map(({strength:L})=>H(L)),q=[];return a.length&&a[0].strength===
0&&p(a[0])!=="above"&&q.push(s("The text is not above the threshold even before the attack.")),k&&q.push(s("At strength {strengths}, the median z is above the t\
hreshold.",{strengths:k})),S&&q.push(s("At strength {strengths}, the median z is not above the threshold.",{strengths:S})),N&&q.push(s("At strength {strengths},\
 it is not known whether the median z is above the threshold: the seeds disagree or are too few.",{strengths:N})),I.length&&q.push(s("At strength {strengths}, t\
oo little text is left to score, for some seeds or for all.",{strengths:I.join(", ")})),q.join(" ")}function i(a,c){let l=[];a.forEach((m,k)=>{c(m)&&(k&&c(a[k-1])?
l.at(-1)[1]=m.strength:l.push([m.strength,m.strength]))});let p=l.map(([m,k])=>m===k?H(m):s("{low} to {high}",{low:H(m),high:H(k)}));return p.length>1?s("{names\
} and {last}",{names:p.slice(0,-1).join(", "),last:p.at(-1)}):p.join("")}return le(t,{median:()=>_e((e.found?e.found.points:[]).filter(({z:a})=>a.length).map(({
strength:a,z:c})=>s("{strength}: z {median}",{strength:H(a),median:ce(Kt(c))})))}),a=>{t.hidden=!e.found,!t.hidden&&a.found&&o(e.found)}}function wd(t,e){let n=f=>t.querySelector(".gp-"+f),o=new ze(n("marked-words"),{press:({step:f})=>e.selectStep(f)}),r=n("threshold"),i=3,a=no(null),c=0,l=null,p=null;
function m(){a=no(e.started),c=(e.started&&e.started.processors||[]).findIndex(g=>g==="WatermarkLogitsProcessor"||g==="SynthIDTextWatermarkLogitsProcessor"),l=new ve(
Wl,(g,v)=>Nl(g,v,a,c)),o.show([]),C(n("mark-about"),ps(a))}let k=()=>l.steps.some(({mark:f})=>f&&f.kind==="synthid");function S(f){let{mark:g,index:v}=f,E=v<a.early,
$=g&&!g.why;return{step:f,token:{...f.chosen,piece:f.piece},mark:$?{green:g.green,g:g.g,counted:!E}:{},words:()=>us({...f,isFirst:E},a)}}function N(f){o.show(l.
steps.map((E,$)=>o.items[$]&&$<f?o.items[$]:S(E)),f);let{unscored:g,early:v}=l.total;ot(n("mark-key"),k()?"synthid":"green",{unscored:g>0,repeated:v>0,faint:s("\
faint: a detector without the prompt cannot score it")})}function I(f){let g=f&&!f.isPrompt?o.tokens[f.index]:null;p&&p!==g&&p.classList.remove("gp-current"),p=
g||null,p&&e.selected?p.classList.add("gp-current"):p&&p.classList.remove("gp-current")}let q=f=>{let g=[];for(let v of l.totals)v[f]!==null&&(!g.length||g.at(-1)[0]<
v.scored)&&g.push([v.scored,v[f]]);return g};function L(){let{z:f,scored:g}=l.total,[v,E,$]=A(f,g);Z(n("finding"),{"data-verdict":v}),C(n("finding-sign"),E),C(n(
"finding-words"),$),C(n("finding-more"),f===null?"":`${P()} ${s("By chance alone, if each token is new evidence, z would be this high with a probability of {p}.",
{p:Be(Xe(f))})}`),e.finished&&C(n("mark-told"),`${$}. ${B(g,"{count} token scored.","{count} tokens scored.")}`)}function A(f,g){if(f===null)return["wait","…",
g?s("z is not known, because the watermark’s settings are not"):s("Nothing to score yet")];let v={z:ce(f)};return f>i?["good","◆",e.running?s("A detector fi\
nds it so far: z = {z}",v):s("A detector finds it: z = {z}",v)]:["even","◇",e.running?s("A detector does not find it so far: z = {z}",v):s("A detector does no\
t find it: z = {z}",v)]}function P(){let{green:f,scored:g}=l.total;return k()?B(g,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-value \
{mean} over {count} scored tokens, 0.5 by chance.",{mean:(f/g).toFixed(3)}):B(g,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of\
 {count} scored tokens green, {share} instead of {ratio}.",{green:z(f),share:H(f/g),ratio:H(a.ratio)})}function W(){let f=q("z"),g=[s("What a detector finds tha\
t knows the key and sees the text without its prompt.")];a.keys&&g.push(s("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let v=[
{name:s("this text"),look:"measured",points:f,tip:g.join(" ")}],E=q("foreseen");if(E.length){let u=[s("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];e.started.effective.
do_sample||u.push(s("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),v.push({name:s("expected at least"),
look:"expected",points:E,tip:u.join(" ")})}wn(n("z-keys"),v);let $=f.length?ql(f,l.total,a,i):null;gn(n("z-box"),{curves:v,threshold:i,needed:$,label:s("z over \
the number of tokens, threshold {threshold}",{threshold:i})}),C(n("z-needed-words"),$?$.words:""),C(n("threshold-words"),mn(i))}function O(){let{scored:f,green:g,
expected:v,chosen:E,surprisal:$,gained:u,suppressed:y,marks:x,likely:T,entropy:M}=l.total,{started:j,unit:_}=e,R=(Y,Q,oe)=>_t(Y,z(Q),oe),F=Y=>R(ke(Y,_).toFixed(
2),E,D(Y/E)),D=Y=>ae(Y,_).replace("-","−"),U=[[s("tokens scored"),z(f),s("Tokens that count: those with enough tokens before them, without the prompt."),"leng\
th","",{}]];if(f&&!k()){let Y=H(g/f),Q=H(v/f);U.push([s("green"),Y,s("The share of the scored tokens that got the bias."),"green-list",`${z(g)} / ${z(f)} = ${Y}`,
{formula:s("green / scored"),unit:"%"}]),U.push([s("expected at least"),Q,s("At least this share is green on average over all green lists, for this bias and the\
 probabilities that the model gave. Where the model is certain of a token, a bias changes little."),"green-list",R(v.toFixed(2),f,Q),{formula:"",unit:"%"}])}if(E){
let Y={unit:s("bits or nats")};U.push([s("surprisal before the watermark"),ae($/E,_),s("How unexpected the chosen tokens were just before the watermark, on aver\
age: minus the logarithm of their probability."),"surprisal",F($),{formula:"−(Σ log p) / n"}]);let[Q,oe]=j.effective.do_sample?[M,s("Tokens drawn without the\
 watermark would have had this on average: the entropy just before it.")]:[T,s("The likeliest token at each position would have had this.")];if(!e.usesBeams){U.
push([s("without it"),ae(Q/E,_),oe,j.effective.do_sample?"entropy":"surprisal",F(Q),{formula:j.effective.do_sample?"(Σ H) / n":"−(Σ log p) / n"}]);let re=`${ae(
$/E,_)} − ${ae(Q/E,_)} = ${D(($-Q)/E)}`;U.push([s("log-probability lost"),D(($-Q)/E),s("The price per token: how much less probable than that the chosen token\
s are. Values below 0 are luck."),"logprob",re,{formula:"",...Y}])}U.push([s("raised by"),ae(u/E,_),s("How much the watermark raised the log-probability of the \
chosen tokens, on average. Over many texts this is the divergence of what was drawn from what the model would draw."),"logprob",F(u),{formula:"(Σ log p′ − log p\
) / n",...Y}])}if(x){let Y=(y/x).toFixed(1);U.push([s("suppressed"),s("{value} of {count}",{value:Y,count:z(j.request.top_candidates??10)}),s("How many of the l\
ikeliest tokens the watermark made less likely, on average over the positions."),k()?"g-value":"green-list",R(z(y),x,Y),{formula:"",unit:s("tokens")}])}return U}
function w(){let f=O(),g=ee(n("mark-figures"),f.length,()=>{let v=d("div"),E=d("dt");return E.append(d("span")),v.append(E,d("dd")),v});f.forEach(([v,E,$,u,y,x],T)=>{
let[M,j]=g[T].children;C(M.firstChild,v),te(M.firstChild,u,()=>y&&he(y),{meaning:$,...x}),C(j,E)})}le(t,{curve:()=>{let{z:f,scored:g,green:v}=l.total;return f===
null?"":he(k()?`z = ${ce(f)}`:Qr(v,g,a.ratio))}});function b(){L(),w(),W()}function h(f){let v=e.lines().length>1?e.lineOf(f):null;return v?`${v.label} · ${ps(
a)}`:ps(a)}return r.addEventListener("input",()=>{let f=r.valueAsNumber,g=f>=0&&f<=30;if(r.setAttribute("aria-invalid",String(!g)),!g){C(n("threshold-words"),s(
"The threshold must be from 0 to 30."));return}i=f,b()}),new ResizeObserver(()=>!t.hidden&&l.total.marks&&W()).observe(n("z-box")),f=>{(f.run||!l)&&m();let g=e.
current(),{keep:v}=l.follow(g?e.lastOf(g):null);t.hidden=!l.total.marks,!t.hidden&&((f.run||f.steps||f.status||f.selection)&&(N(v),C(n("mark-about"),h(g))),I(g),
(f.run||f.steps||f.status||f.selection||f.unit)&&b())}}var ti=(t,e)=>t?[e]:[];function bd(t,e){let n=W=>t.querySelector(".gp-"+W),o=()=>e.answered("cost"),r=({perplexity:W,score:O})=>!!(W&&O),i=({knob:W},O)=>W==="ke\
ys"?B(O,"{count} key","{count} keys"):s("bias {value}",{value:Number(O.toFixed(3))});function a(W){let[O,...w]=W.points,b=w.filter(r).sort((u,y)=>u.value-y.value),
h=e.done?s("No answer"):s("Not known yet");if(!r(O)||!b.length)return["wait","…",h,e.done?s("At least one text without the watermark and one with it must be s\
cored."):s("The first texts are being written.")];let f=s("The threshold is {threshold}.",{threshold:W.threshold}),g=u=>[l(W,u),...p(u,O)].join(" ");if(b.every(
({found:u})=>u==="few")){let u=Math.max(...b.map(({texts:x})=>x)),y=B(u,"{count} text of each strength is too few to tell: {fewest} are needed.","{count} texts \
of each strength are too few to tell: {fewest} are needed.",{fewest:$r});return["wait","…",h,`${g(b.at(-1))} ${y}`]}let v=b[b.findLastIndex(({found:u})=>u!=="\
above")+1];if(v){let u=i(W,v.value);return["good","◆",e.running?s("Found from {strength} on, so far",{strength:u}):s("Found from {strength} on",{strength:u}),
`${f} ${g(v)}`]}let E=b.filter(({found:u})=>u==="above");if(E.length){let u=E.map(({value:y})=>i(W,y)).join(", ");return["even","◇",e.running?s("Found at {str\
engths}, so far",{strengths:u}):s("Found at {strengths}",{strengths:u}),`${s("At the strongest it is not certain.")} ${g(b.at(-1))}`]}let $=b.every(({found:u})=>u===
"below");return["even","◇",c($),`${f} ${g(b.at(-1))} ${s("Longer texts help.")}`]}function c(W){return W?e.running?s("Not found at any strength so far"):s("No\
t found at any strength"):e.running?s("Not reliably found at any strength so far"):s("Not reliably found at any strength")}function l(W,{value:O,score:{median:w,
low:b,high:h}}){let f={strength:i(W,O),median:ce(w),low:ce(b),high:ce(h)};return h>b?s("At {strength}, the median z is {median}, interval {low} to {high}.",f):s(
"At {strength}, the median z is {median}.",f)}function p({perplexity:W,price:O,dearer:w},b){let h=s("The median perplexity is {marked} instead of {plain}.",{marked:W.
median.toFixed(2),plain:b.perplexity.median.toFixed(2)});if(!O)return[h];let f={times:Ie(O.median),interval:Tt(O)};return[h,O.high>O.low?s("Seed by seed it is {\
times}, interval {interval}.",f):s("Seed by seed it is {times}.",f),...w==="open"?[s("That is not a clear cost.")]:w==="few"?[s("These are too few seeds to tell\
.")]:[]]}function m(W){let[O,w,b,h]=a(W);Z(n("answer"),{"data-verdict":O}),C(n("answer-sign"),w),C(n("answer-words"),b),C(n("answer-more"),h),e.done&&C(n("told"),
`${b}. ${h}`),C(n("missing"),Re(e,W)),C(n("about"),hd(W.watermark))}function k(W){let O=W.kind==="green";for(let w of["perplexity","score","share","suppressed"])
fe(n(w),e.charts[w]);C(n("share-name"),O?s("Green tokens"):s("Mean g-value")),te(n("share-name"),O?"green-list":"g-value",()=>S(q),{meaning:O?s("Green tokens / \
tokens scored, of all texts of a strength together."):s("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),formula:O?s("green / \
scored"):"Σ g / n",unit:O?"%":""}),J(n("of-suppressed"),!!e.charts.suppressed),J(n("limits"),O),J(n("of-expected"),W.points.some(({expected:w})=>G(w))),C(n("su\
ppressed-name"),s("Suppressed candidates")),te(n("suppressed-name"),O?"green-list":"g-value",()=>S(L),{formula:"",unit:s("tokens"),meaning:B(W.candidates,"Of th\
e {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.","Of the {count} candidates that\
 the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.")})}let S=W=>_e(e.found.points.filter(O=>W(O)!=="–").map(
O=>s("{name}: {words}",{name:O.value===null?s("none"):i(e.found,O.value),words:W(O)}))),N=({perplexity:W})=>W?W.median.toFixed(2):"–",I=({score:W})=>W?ce(W.median):
"–",q=({share:W})=>G(W)?e.found.kind==="green"?H(W):W.toFixed(3):"–",L=({suppressed:W})=>G(W)?W.toFixed(2):"–";le(t,{perplexity:()=>S(N),score:()=>S(I)});
function A(W){let O=W.kind==="green",w=(u,y=W.points)=>y.some(x=>G(x[u])),b=s("At least this share of tokens is expected to be green, from the distributions tha\
t the model had along the texts."),h=s("How much probability the watermark moved from red candidates to green ones at a step, on average."),f=[[W.knob==="keys"?
s("keys"):s("bias"),({value:u})=>u===null?s("none"):String(u)],[s("texts"),({texts:u})=>z(u),"sample",{formula:""}],[s("perplexity"),N,"perplexity",{meaning:s("\
The median of the texts of a strength.")}],["z",I,"z-score",{meaning:s("The median of the texts of a strength.")}],[O?s("green"):s("mean g"),q,O?"green-list":"g\
-value",{formula:O?s("green / scored"):"Σ g / n",unit:O?"%":""}],...ti(w("expected"),[s("expected at least"),({expected:u})=>G(u)?H(u):"–","green-list",{meaning:b,
formula:"",unit:"%"}]),...ti(w("suppressed",W.points.slice(1)),[s("suppressed of {count}",{count:W.candidates}),L,O?"green-list":"g-value",{meaning:s("How many \
of the likeliest tokens the watermark made less likely, on average over the positions."),formula:"",unit:s("tokens")}]),...ti(w("moved"),[s("moved to green"),({
moved:u})=>G(u)?H(u):"–","total-variation",{meaning:h}])],g=t.querySelector("table.gp-numbers"),[v]=ee(g.tHead,1,()=>d("tr")),E=ee(v,f.length,()=>{let u=d("th",
"",null,{scope:"col"});return u.append(d("span")),u});f.forEach(([u,y,x,T],M)=>{let j=E[M].firstChild;if(C(j,u),x)te(j,x,()=>S(y),T);else for(let _ of["data-tip",
"data-term","tabindex"])j.removeAttribute(_)});let $=ee(g.tBodies[0],W.points.length,()=>d("tr"));W.points.forEach((u,y)=>{$[y].firstChild||$[y].append(d("th","",
null,{scope:"row"}));let x=ee($[y],f.length,()=>d("td"));f.forEach(([,T],M)=>C(x[M],T(u)))})}function P(){m(e.found),k(e.found),A(e.found)}return W=>{t.hidden=!o(),
!t.hidden&&(W.found||W.status)&&P()}}function kd(t,e){let n=h=>t.querySelector(".gp-"+h),o=["A","B"],[r,i]=[0,[]],a=()=>e.answered("quiz"),c=()=>e.done?e.found.pairs.filter(({texts:h})=>h.every(({report:f})=>!f.
error)):[],l=({left:h})=>h?0:1,p=()=>i.filter((h,f)=>h===l(c()[f])).length,m=o.map((h,f)=>{let g=d("div","gp-side"),[v,E,$,u]=[d("h3","",s("Text {name}",{name:h})),
d("p","gp-facts"),d("div","gp-body",null,{dir:"auto"}),d("button","gp-button gp-main",s("Text {name} is watermarked",{name:h}),{type:"button"})],y=d("div","",null,
{tabindex:0}),x=d("div");return $.append(y,x),g.append(v,E,$,u),n("texts").append(g),u.addEventListener("click",()=>k(f)),{box:g,title:v,facts:E,plain:y,marked:x,
button:u,text:new ze(x)}});function k(h){i[r]===void 0&&(i[r]=h,b(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{r=Math.min(r+1,
c().length-1),b(),m[0].button.focus({preventScroll:!0})});let S=h=>h.kind==="green"?h.green_fraction:h.mean,N=h=>h.kind==="green"?s("{share} green",{share:H(h.green_fraction)}):
s("mean g {g}",{g:h.mean.toFixed(3)});function I(h,f,g,v){let{report:E,perplexity:$}=g.texts[f],u=f===l(g)?"with":"without";if(J(h.plain,!v),J(h.marked,v),J(h.button,
!v),J(h.facts,v),v){h.box.dataset.truth=u,C(h.title,q(o[f],u==="with",i[r]===f));let y=[N(E),`z ${ce(E.z_score)}`];G($)&&y.push(s("perplexity {value}",{value:$.
toFixed(2)})),C(h.facts,y.join(" · ")),h.text.show(Ft(E));return}delete h.box.dataset.truth,C(h.title,s("Text {name}",{name:o[f]})),h.text.show([]),C(h.plain,E.
tokens.slice(E.prompt_tokens).map(([,,y])=>y??"").join(""))}function q(h,f,g){return f?g?s("Text {name}: ◆ watermarked, your guess",{name:h}):s("Text {name}: \
◆ watermarked",{name:h}):g?s("Text {name}: not watermarked, your guess",{name:h}):s("Text {name}: not watermarked",{name:h})}function L({texts:h},f){let[g,v]=[
h[f],h[1-f]].map(({report:u})=>u),E={share:N(g),chance:g.kind==="green"?H(g.ratio):"0.5",z:ce(g.z_score)},$=[g.z_score>e.found.threshold?s("What gave it away: {\
share} with the watermark, where chance gives {chance}; z is {z}, more than chance explains.",E):s("What gave it away: {share} with the watermark, where chance \
gives {chance}; z is {z}, too little to be certain.",E),s("Without it: {share}, z {z}.",{share:N(v),z:ce(v.z_score)})];return v.z_score>g.z_score&&$.push(s("Her\
e the detector, too, would have chosen the wrong text: the texts are short, or the mark is weak.")),$.join(" ")}function A(h){let f=i[r]!==void 0;if(m.forEach(($,u)=>I(
$,u,h,f)),J(n("legend"),f),J(n("verdict"),f),J(n("next"),f&&r+1<c().length),!f)return;let g=h.texts.map(({report:$})=>Ht($)[1]);ot(n("legend"),e.found.kind,{unscored:g.
some(({unscored:$})=>$),repeated:g.some(({repeated:$})=>$)});let v=l(h),E=i[r]===v;Z(n("answer"),{"data-verdict":E?"good":"bad"}),C(n("answer-sign"),E?"✓":"✗"),
C(n("answer-words"),E?s("Correct"):s("Wrong: it was text {name}",{name:o[v]})),C(n("answer-more"),L(h,v))}function P(h){if(!e.done)return s("The texts are being\
 written: {done} of {runs}.",{done:z(h.done),runs:z(h.runs)});if(c().length)return"";let f=h.pairs.flatMap(({texts:g})=>g).find(({report:g})=>g.error);return f?
[s("No pair of texts could be scored."),s(f.report.error.message),s(f.report.error.fix)].join(" "):s("No pair of texts was completed. Run the experiment again.")}
function W(h){let f=i.length;if(J(n("sum"),f>0&&f===h.length),n("sum").hidden)return;let g=p();C(n("sum").querySelector("h3"),O(g,f));let v=Array.from({length:f-
g+1},(u,y)=>w(f,g+y)).reduce((u,y)=>u+y,0)/2**f,E=h.filter(({texts:u,left:y})=>u[y?0:1].report.z_score>u[y?1:0].report.z_score).length;C(n("sum-words"),[s("By g\
uessing, {hits} or more are correct in {share} of rounds.",{hits:z(g),share:H(v)}),s("The detector, choosing the text with the higher z, has {right} of {pairs} \
correct.",{right:z(E),pairs:z(f)}),s("Run the experiment again for another round.")].join(" ")),te(n("share-head"),e.found.kind==="green"?"green-list":"g-value",
()=>"",{meaning:s("In the text with the watermark, and in the one without it."),formula:""}),C(n("share-head"),e.found.kind==="green"?s("green with and without"):
s("mean g with and without"));let $=ee(n("sum").querySelector("tbody"),f,()=>{let u=d("tr");return u.append(d("th","",null,{scope:"row"}),d("td"),d("td"),d("td")),
u});h.forEach((u,y)=>{let x=l(u),[T,M]=[u.texts[x].report,u.texts[1-x].report],j=R=>R.kind==="green"?H(S(R)):S(R).toFixed(3);[String(y+1),`${i[y]===x?"✓":"✗"}\
 ${s("text {name}",{name:o[i[y]]})}`,`${j(T)}, ${j(M)}`,`${ce(T.z_score)}, ${ce(M.z_score)}`].forEach((R,F)=>C($[y].cells[F],R))})}let O=(h,f)=>s("{hits} of {pa\
irs} correct",{hits:z(h),pairs:z(f)}),w=(h,f)=>Array.from({length:f},(g,v)=>(h-v)/(v+1)).reduce((g,v)=>g*v,1);le(t,{scores:()=>_e(c().slice(0,i.length).map((h,f)=>{
let[g,v]=[h.texts[l(h)],h.texts[1-l(h)]].map(({report:E})=>ce(E.z_score));return s("pair {number}: {marked} and {plain}",{number:f+1,marked:g,plain:v})}))});function b(){
let h=c();C(n("waiting"),P(e.found)),J(n("round"),h.length>0),C(n("about"),h.length?s("Pair {number} of {pairs}. Same prompt, same seed; one of them has the wat\
ermark.",{number:z(r+1),pairs:z(h.length)}):""),C(n("score"),i.length?O(p(),i.length):""),h.length&&A(h[r]),W(h)}return h=>{t.hidden=!a(),h.run&&([r,i]=[0,[]]),
!t.hidden&&(h.run||h.found||h.status)&&b()}}var rm={drafts:Bi,beams:pa,beamtree:Wa,hypotheses:Ia,curve:tc,branches:Pl,canvas:Sl,candidates:Fl,check:Hl,layers:Dl,in_words:Kl,logit_lens:Ul,numbers:Jl,processors:Ql,
quiz:ed,reranked:td,template:od,token:nd,tokens:ad,watermark:wd},im={draft_lengths:Ti,sameness:Fi,speedup:Hi,batch:na,choices:gc,difference:Tc,divergence:Mc,grid:Fc,
lanes:Gc,lengths:Uc,measures:Jc,progress:Xc,sensitivity:Qc,trie:kl,without:yl,arrival:_l,estimate:Ol,kl:Zc,opened:Tl,precisions:Ml,shelf:El,attack:ld,detectability:ud,
detection:fd,marked:dd,mistakes:md,strengths:gd,watermark_cost:bd,watermark_quiz:kd};ai(()=>Ua(rm,im));})();
