// Written by .ci/bundle.py from modules with the SHA-256 b5b48e530e6b102bd46dcabae56700d00a73998d6dc6a95ad64fb4cb22e7a6b2: edit those.
(()=>{var Ds={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"\
block diffusion",custom:"your own decoding loop",elsewhere:"from another server"},Ks={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:[
"a stop string","met a stop string"],length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own c\
riterion","met your own stopping criterion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached t\
he end of the given text"],unfinished:["the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:[
"stopped by hand","was stopped by hand"],stop:["EOS or a stop string","ended with EOS or a stop string: the server does not say which"],content_filter:["a conte\
nt filter","was cut by the server’s content filter"],tool_calls:["a call of a tool","ended with a call of a tool"],cut:["the end of the file","is not told to \
its end"]},cn={num_spec_steps:"Rounds that had a draft.",num_draft_tokens:"All drafted tokens.",num_accepted_draft_tokens:"Drafted tokens that the target model \
kept.",draft_acceptance_rate:"num_accepted_draft_tokens / num_draft_tokens: the share of all drafted tokens that was kept. Tokens after a rejection, which were \
never judged, count as drafted.",judged_acceptance_rate:"num_accepted_draft_tokens / judged tokens, which are the accepted tokens and each round’s first rejecti\
on: the probability that a judged token is kept, α in the paper.",mean_acceptance_length:"1 + num_accepted_draft_tokens / num_spec_steps: how many tokens a rou\
nd with a draft writes on average, the target model’s own token included.",acceptance_histogram:"How many rounds with a draft kept none, one, two or more of i\
ts tokens.",accepted_by_position:"How many of the tokens drafted at each position of a draft were kept.",passes_saved:"Tokens written minus rounds: the forward \
passes that the target model did not have to make.",expected_acceptance_rate:"The mean over the judged positions of 1 minus the total variation distance between\
 the target’s and the draft’s distribution: the share that sampling keeps on average."},Gs={DolaContrast:["DoLa’s contrast","subtracts the log-probabiliti\
es of an earlier layer from those of the last one, and removes tokens that the last one finds less than a tenth as probable as its top token",["dola_layers"]],UnbatchedClassifierFreeGuidanceLogitsProcessor:[
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
"Whisper silence","changes nothing: it records the probability that nobody speaks",[]]},go={z:["z","z","How many standard deviations more tokens are green than \
without a watermark."],mean:["mean g","z of the mean g","How many standard deviations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:[
"weighted mean g","z of the weighted mean g","The same with more weight on the first keys, which mark the most."],posterior:["Bayesian detector","posterior prob\
ability","The probability of a watermark by the detector that was trained here on the other half of the texts."]},Oi={Candidate:["token_id","text","raw_logprob",
"logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability",
"penalty","score"],BeamCandidate:["token_id","text","piece","parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","\
bank","progress","forced","mark"],DraftToken:["token_id","text","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["\
kind","green","g","listed","mass_before","mass_after","expected","chosen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logp\
rob","entropy","accepted","read_id","read_text"]};var th=["de","fr"];function s(t,e){if(t==null)return"";if(typeof t=="object")return s(t.said,t.values);let n=String(t),o=window.GenerationPlaygroundTexts?.[n]??
n;return e?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(r,i)=>{if(i===void 0)return r[0];let a=e[i];return a&&typeof a=="object"?s(a):String(a??"")}):o}var F=(t,e,n,o)=>s(
t===1?e:n,{count:t.toLocaleString("en-US"),...o}),wo=t=>!!t&&typeof t=="object"&&typeof t.said=="string",nh=["aria-label","title","placeholder","data-tip","labe\
l"];function Ti(t){let e=window.GenerationPlaygroundTexts;if(!e)return;let n=document.createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let o=n.nextNode();o;o=n.nextNode()){
let[,r,i,a]=/^(\s*)([^]*?)(\s*)$/.exec(o.nodeValue),l=i&&e[i.replace(/\s+/g," ")];l&&(o.nodeValue=r+l+a)}for(let o of[t,...t.querySelectorAll("*")])for(let r of nh){
let i=e[(o.getAttribute(r)||"").replace(/\s+/g," ")];i&&o.setAttribute(r,i)}}function oh(){let t=(navigator.language||"").slice(0,2).toLowerCase();return th.includes(
t)?t:"en"}function Mi(t){let n=window.GenerationPlaygroundCatalogues?.[oh()];if(window.GenerationPlaygroundTexts||!n)return t();window.GenerationPlaygroundTextsLoading??=
fetch(n).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=o},o=>console.warn("Generation Playground: the translation could not be loaded.",o)),window.
GenerationPlaygroundTextsLoading.then(t)}var V=t=>typeof t=="number"&&Number.isFinite(t),ue=t=>t==null||Math.abs(t)>1e30?null:t,mt=t=>{let e=[...t].sort((n,o)=>n-o);return(e[e.length-1>>1]+e[e.length>>
1])/2},je=({distribution:t})=>t.vocab===null,st=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var Ze={" ":"·","\n":"↵","	":"⇥","\r":"␍"},dn=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function d(t,e,n,o){let r=document.createElement(
t);e&&(r.className=e),n!=null&&(r.textContent=n);for(let[i,a]of Object.entries(o||{}))r.setAttribute(i,a);return r}function hn(t,e,{running:n=!1}={}){let o=0;for(let r of e.
matchAll(dn)){let[i]=r;r.index>o&&t.append(e.slice(o,r.index)),o=r.index+1;let a=Ze[i]||"U+"+i.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let l=Ze[i]?
i:"";t.append(d("span","gp-space",l,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else t.append(d("span","gp-mark",a))}o<e.length&&t.append(e.slice(o))}function bo(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",o=e.match(/\n*$/)[0],r=d("span","gp-ink");hn(r,e.slice(n.length,e.length-o.length),{running:!0});for(let i=0;i<o.length;i++)r.append(
d("span","gp-space","",{"data-mark":Ze[`
`],"data-wide":"yes"}));return t.append(...[n,r,o].filter(Boolean)),r}var Us=/(\\x[0-9a-f]{2})+$/i,ko=t=>(t.match(Us)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
pn=({piece:t,text:e})=>t!==null&&(t===""||Us.test(e)&&t===e.replace(Us,""));function We(t,e){t.replaceChildren(),hn(t,e),e||t.append(d("span","gp-mark",s("(empt\
y)")))}function ie(t,e){let n=d("bdi",e);return We(n,t),n}function A(t,e){t.textContent!==e&&(t.textContent=e)}var Pe=t=>t.replace(dn,e=>e===" "?" ":Ze[e]||"�"),
he=t=>t?`${t}.`:"",me=t=>t.filter(Boolean).join(s("{before}; {part}").split(/\{\w+\}/)[1]),J=t=>s("“{text}”",{text:Pe(t)});function Ei(t){return t>90?s("You\
rs begins in about {count} minutes.",{count:Math.round(t/60)}):s("Yours begins in about {count} s.",{count:t<10?Math.max(1,Math.round(t)):5*Math.round(t/5)})}var ge=(t,e)=>t.
split(/\{(\w+)\}/).map((n,o)=>o%2?e[n]:n);function H(t){let e=t*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(
".0","")+"%"}var Q=t=>t==null?0:Math.exp(t),$i=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||"",Se=(t,e)=>e==="bits"?t/Math.LN2:t;function re(t,e){
return t===null||!Number.isFinite(t)?s("infinite"):Se(t,e).toFixed(2)+" "+e}function un({model:t,phase:e,done:n,total:o}){return e==="gpu"?s("waiting for the sh\
ared GPU …"):e==="asking"?s("asking the Hub for {model} …",{model:t}):e==="download"?s("downloading {model}: {done} of {total} …",{model:t,done:_e(n),total:_e(
o)}):e==="converting"?o?s("converting {model}: {share} …",{model:t,share:H(n/o)}):s("reading the file of {model} to convert it …",{model:t}):o?s("loading {m\
odel}: {share} …",{model:t,share:H(n/o)}):s("loading {model} …",{model:t})}function _e(t){return V(t)?t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(t<1e10?2:1)}):
t>=1e6?s("{size} MB",{size:(t/1e6).toFixed(t<1e8?1:0)}):s("{size} kB",{size:(t/1e3).toFixed(0)}):"–"}function Ne(t){return t<1?Math.round(t*1e3)+" ms":t.toFixed(
t<10?2:1)+" s"}var U=(t,e=3)=>t==null?"–":t.toFixed(e),B=t=>t.toLocaleString("en-US");function Me(t){let{chosen:e,distribution:n}=t,o=t.read?e.raw_logprob:e.logprob??
e.raw_logprob;return{probability:Q(e.logprob),rawProbability:Q(e.raw_logprob),rank:(t.read?null:e.rank)??e.raw_rank,surprisal:o===null?1/0:Math.max(0,-o),entropyBefore:n.
entropy_before,entropyAfter:n.entropy_after}}var yo=(t,e,n)=>Object.hasOwn(t,e)?t[e]:n,Xt=t=>Object.hasOwn(Ds,t)?s(Ds[t]):t.replaceAll("_"," ");function xo({message:t,
fix:e,diagnostics:n=[]}){let o=n.map(r=>({knob:r.knob,message:s(r.message),fix:s(r.fix)}));return o.some(r=>r.message===s(t))?o:[{knob:"",message:s(t),fix:s(e)},
...o]}var $e=t=>Object.hasOwn(Ks,t)?Ks[t].map(e=>s(e)):[t,t];function Ke(t){if(!Object.hasOwn(Gs,t))return[t,s("is your own logits processor"),[]];let[e,n,o]=Gs[t];
return[s(e),s(n),o]}var se=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function ee(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var Li=new WeakMap;function Oe(t,e,{plain:n=!1}={}){let o=n+e;Li.get(
t)!==o&&(Li.set(t,o),n?t.textContent=e:We(t,e))}function pe(t,e){t.className!==e&&(t.className=e)}function ae(t,e,n){let o=`${(n*100).toFixed(2)}%`,r=Ai.get(t)||
{};r[e]!==o&&(t.style[e]=o,Ai.set(t,{...r,[e]:o}))}var Ai=new WeakMap;function Z(t,e){let n=Ci.get(t)||{};for(let[o,r]of Object.entries(e))n[o]!==r&&t.setAttribute(
o,String(n[o]=r));Ci.set(t,n)}var Ci=new WeakMap;function X(t,e){t.hidden===e&&(t.hidden=!e)}function Vs(t,e){for(e.forEach(([n,o,r,i],a)=>{let l=t.childNodes[a];if(!l||l.localName!==n){let c=se(n);l?l.replaceWith(c):t.append(c),l=c}Kn(l,{...r,...o?{class:o}:
{}}),Array.isArray(i)?Vs(l,i):A(l,i??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function Kn(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,o]of Object.entries(e))t.getAttribute(n)!==String(o)&&t.setAttribute(n,o)}var ye=t=>Math.round(t*10)/
10,rt=(t,e,n,o,r)=>["line",t,{x1:ye(e),y1:ye(n),x2:ye(o),y2:ye(r)},[]],Zt=(t,e,n,o,r="middle")=>["text",t,{x:ye(e),y:ye(n),"text-anchor":r},o],vo=(t,e)=>["path",
t,{d:e.map(([n,o],r)=>`${r?"L":"M"}${ye(n)} ${ye(o)}`).join("")||"M0 0"},[]],Js=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n],Pi=(t,e,n)=>`\
M${ye(t)} ${ye(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;function qi(){return!!(window.Plotly||document.getElementById("plotly")||window.GenerationPlaygroundPlotly)}var Ys;function Wi(){return Ys??=sh().catch(t=>{throw Ys=
void 0,t}),Ys}async function sh(){if(window.Plotly)return window.Plotly;let t=document.getElementById("plotly"),e=document.createElement("script");if(t)e.textContent=
await rh(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else throw new Error("This page does not say where Plo\
tly is.");let n=t?null:new Promise((o,r)=>{e.onload=o,e.onerror=()=>r(new Error(`Plotly could not be fetched from ${e.src}.`))});return document.head.append(e),
await n,window.Plotly}async function rh(t){let e=Uint8Array.from(atob(t.trim()),n=>n.charCodeAt(0));return new Response(new Blob([e]).stream().pipeThrough(new DecompressionStream(
"gzip"))).text()}var ih=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/,So=new Set;function fe(t,e,n){if(t.hidden=!e,!e)return;let o=Xs(e),r=[...So].find(i=>i.box===t);r?r.chart=o:ah(t,o,
n),_o(t,o)}function Xs(t){return wo(t)?s(t):Array.isArray(t)?t.map(Xs):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([e,n])=>[e,Xs(n)])):t}function ah(t,e,n){
t.classList.add("gp-chart-box"),t.append(d("div","gp-chart-plot"),lh());let o={box:t,chart:e};n&&t.addEventListener("gp-press",({detail:r})=>n(r)),So.add(o),new ResizeObserver(
()=>t.clientWidth&&t.dataset.width!==String(t.clientWidth)&&_o(t,o.chart)).observe(t),t.closest(".gp-pane")?.addEventListener("gp-alone",()=>_o(t,o.chart))}function lh(){
let t=d("details","gp-chart-values");return t.append(d("summary","",s("Values")),d("ul")),t}async function _o(t,e){let n=t.querySelector(".gp-chart-plot");if(dh(
t.querySelector(".gp-chart-values"),e),Kn(n,{...Object.fromEntries([...n.attributes].map(({name:o,value:r})=>[o,r])),role:"group","aria-label":s("{chart}. Its v\
alues follow as a list.",{chart:e.layout.meta})}),!!t.clientWidth){t.dataset.width=String(t.clientWidth),t.setAttribute("aria-busy","true");try{let o=await Wi(),
r={...Gn(e.layout,t),autosize:!1,width:n.clientWidth,uirevision:"kept",dragmode:matchMedia("(pointer: coarse)").matches?!1:"zoom"};t.closest(".gp-alone")&&r.height&&
(r.height=Math.max(r.height,Math.round(innerHeight*.6))),n.classList.contains("js-plotly-plot")?await o.react(n,Gn(e.data,t),r):(await o.newPlot(n,Gn(e.data,t),
r,ch(o)),n.on("plotly_click",({points:[i]})=>t.dispatchEvent(new CustomEvent("gp-press",{detail:i}))))}catch(o){n.textContent=s("The chart could not be drawn: i\
ts library did not load. Reload the page; the values are in the list below."),console.error("Generation Playground:",o)}finally{t.removeAttribute("aria-busy")}}}
function Oo(t,e,n){if(!t)return t;let{shapes:o=[],annotations:r=[]}=t.layout,i={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--gp-error)",width:1.5,
dash:"dash"}},a={x:e,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[...o,i],annotations:[
...r,a]}}}function Ni(t,{x:e,y:n,words:o}){if(!t)return t;let r={type:"scatter",mode:"markers",x:[e],y:[n],text:[o],hoverinfo:"text",marker:{color:"var(--gp-cho\
sen)",symbol:"diamond",size:13}};return{...t,data:[...t.data,r]}}function ch(t){let e=(o,r)=>({name:o==="svg"?s("Download plot as an SVG"):s("Download plot as a\
 PNG"),icon:r,click(i){let a=i.layout.meta.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");t.downloadImage(i,{format:o,filename:a,width:i.clientWidth,
height:i.clientHeight,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:s("Zoom"),Pan:s("Pan"),"Zoom in":s("Zoom in"),"Zoom out":s("Zoom out"),
"Reset axes":s("Reset axes"),"Double-click to zoom back out":s("Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,modeBarButtonsToRemove:["\
toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function dh(t,{data:e}){let n=e.flatMap(({text:o,
hovertext:r=o,hoverinfo:i})=>i==="text"&&Array.isArray(r)?r.flat():[]).filter(Boolean);t.hidden=!n.length,t.querySelector("ul").replaceChildren(...n.map(o=>d("l\
i","",o)))}function Gn(t,e){return Array.isArray(t)?t.map(n=>Gn(n,e)):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([n,o])=>[n,Gn(o,e)])):typeof t==
"string"?hh(t,e):t}function hh(t,e){let[,n,o]=ih.exec(t)||[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let r=getComputedStyle(
e).getPropertyValue(n).trim();return o===void 0?r:`rgba(${[1,3,5].map(a=>parseInt(r.slice(a,a+2),16)).join(", ")}, ${o})`}function Ii(){for(let t of So)t.box.isConnected?
_o(t.box,t.chart):So.delete(t)}matchMedia("(prefers-color-scheme: dark)").addEventListener("change",Ii);for(let t of[document.documentElement,document.body])t&&
new MutationObserver(Ii).observe(t,{attributeFilter:["class"]});var To=3;function $t(t,e,n){let o=e==="bits"?"log₂":"ln",r=({p:l,q:c})=>Math.abs(l*Math.log(l/c)),a=t.filter(({p:l,q:c})=>l>0&&c>0).sort((l,c)=>r(c)-r(l)).slice(
0,To).map(({text:l,p:c,q:h})=>`${J(l)} ${U(c)} · ${o}(${U(c)} / ${U(h)})`);return a.length?s("{terms} + the terms of all other tokens = {value}",{terms:a.join(
" + "),value:n}):""}function Ri(t,e){let o=[...t].sort((r,i)=>Math.abs(i.p-i.q)-Math.abs(r.p-r.q)).slice(0,To).map(({text:r,p:i,q:a})=>`${J(r)} |${U(i)} − ${U(
a)}|`);return o.length?s("½ · ({terms} + the terms of all other tokens) = {value}",{terms:o.join(" + "),value:e}):""}var Lt=(t,e,n)=>`${/^[-−]/.test(t)?`(${t}\
)`:t} / ${e} = ${n}`;function Ee(t){let e=t.filter(Boolean);return e.length?e.length>To?me([...e.slice(0,To),"…"]):he(me(e)):""}var ji={token:()=>({name:s("token"),meaning:s("The piece of text that a model reads and writes at once: a word, a part of one, a sign, or a few bytes.")}),vocabulary:()=>({
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
ng"),meaning:s("Tokens that fill shorter prompts of a batch to one length. The attention mask hides them (0); positions count the tokens that are read.")}),"con\
tinuous-batching":()=>({name:s("continuous batching"),meaning:s("Serving in which requests join the forward passes and leave them at any step, and nobody waits \
for the longest text of a batch.")}),prefill:()=>({name:s("prefill"),meaning:s("The model reads a prompt, in one step or, where the token budget is too small fo\
r that, in parts (chunked prefill). The first new token comes of it."),unit:s("tokens")}),decode:()=>({name:s("decode"),meaning:s("A step of a request that read\
s its last token and writes the next one."),unit:s("tokens")}),block:()=>({name:s("cache block"),meaning:s("A part of the key-value cache with room for so many \
tokens (the block size). A request takes blocks as its text grows, and gives them back at its end."),formula:s("blocks = tokens / block size, rounded up")}),"pr\
efix-sharing":()=>({name:s("prefix sharing"),meaning:s("Requests whose prompts begin alike use the same blocks for that part: it is read once. A block that nobo\
dy uses any more is kept for its content until its room is needed."),unit:s("tokens")}),"token-budget":()=>({name:s("token budget"),meaning:s("How many tokens a\
 step may read at most, those of prefill and of decode together."),unit:s("tokens")}),queue:()=>({name:s("queue"),meaning:s("The requests that have come and hav\
e no place yet; the scheduler chooses who is next."),unit:s("requests")}),starved:()=>({name:s("starved"),meaning:s("A request that needs a block for its next t\
oken while none is free: it gets nothing in this step.")}),preempted:()=>({name:s("preempted"),meaning:s("A request that lost its blocks to the others and waits\
 again. It has to read its prompt and its text once more.")}),"between-tokens":()=>({name:s("time between tokens"),meaning:s("From one token of a request to its\
 next one: what a person who reads along waits for."),unit:s("steps, s")}),latency:()=>({name:s("latency"),meaning:s("From when a request comes until its last t\
oken."),formula:s("end − arrival"),unit:s("steps, s")}),percentile:()=>({name:s("p50 and p95"),meaning:s("The least value that half of all values, or 95% of t\
hem, do not exceed.")}),memory:()=>({name:s("memory of a model"),meaning:s("The size of its weights: the number of parameters times the bytes of each in its pre\
cision."),formula:s("parameters · bytes of each"),unit:"MB, GB"}),parameters:()=>({name:s("parameters"),meaning:s("The numbers that a model has learned: its we\
ights.")}),precision:()=>({name:s("precision"),meaning:s("How many bits each weight is held in: float32 has 32, bfloat16 and float16 16, quantized weights 8 or \
4."),unit:s("bits of each weight")}),context:()=>({name:s("context"),meaning:s("How many tokens a model can read and write together."),unit:s("tokens")}),canvas:()=>({
name:s("canvas"),meaning:s("In block diffusion: places that are denoised together. A place is accepted where the entropy of its distribution is low enough.")})},
Un=Object.keys(ji),fn=t=>ji[t]();var Zs="#glossary",gt=null,Mo=t=>`${Zs}=${t}`;function Qs(){let[t,e=""]=location.hash.split("=");return t!==Zs?null:Un.includes(e)?e:""}function Bi(t){try{history.
replaceState(history.state,"",location.pathname+location.search+t)}catch{}}var er=({formula:t,unit:e})=>[...t?[d("p","gp-formula",t.replaceAll("−(","−⁠("))]:
[],...e?[d("p","gp-term-unit",s("Unit: {unit}",{unit:e}))]:[]];function ph(){let t=d("dialog","gp-glossary",null,{"aria-label":s("Glossary")}),e=d("button","gp-\
button",s("Close"),{type:"button"});e.addEventListener("click",()=>t.close());let n=d("header","gp-head");n.append(d("h3","gp-title",s("Glossary")),e);let o=d("\
div");for(let r of Un){let i=fn(r),a=d("section","gp-term-entry",null,{id:`gp-term-${r}`,tabindex:"-1"}),l=d("h4");l.append(d("a","gp-term-link",i.name,{href:Mo(
r),title:s("Link to this term")})),a.append(l,d("p","",i.meaning),...er(i)),o.append(a)}return t.append(n,o),t.addEventListener("click",({target:r})=>r===t&&t.close()),
t.addEventListener("close",()=>Qs()!==null&&Bi("")),t}function At(t,e){gt??=ph(),gt.parentNode!==t&&(gt.open&&gt.close(),t.append(gt)),gt.open||gt.showModal();for(let o of gt.
querySelectorAll(".gp-term-entry"))o.classList.toggle("gp-current",o.id===`gp-term-${e}`);let n=e?gt.querySelector(`#gp-term-${e}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),Bi(e?Mo(e):Zs)}function Eo(t,e){let n=t.target.closest(".gp-term-link");!n||t.ctrlKey||t.metaKey||t.shiftKey||(t.preventDefault(),
At(e,n.getAttribute("href").split("=")[1]))}var tr=new WeakMap,nr=new WeakMap;function xe(t,e){tr.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function ne(t,e,n,o={}){nr.set(t,{id:e,run:n,...o});let r=o.
meaning||"";t.dataset.tip!==r&&(t.dataset.tip=r),t.dataset.term!==e&&(t.dataset.term=e),t.tabIndex!==0&&(t.tabIndex=0)}function de(t,e){for(let n of t.querySelectorAll(
"[data-run]")){let{run:o}=n.dataset;Object.hasOwn(e,o)&&nr.set(n,{...Fi(n),run:e[o]})}}function Fi({dataset:{term:t,tip:e,formula:n,unit:o}}){return{id:t,run:()=>"",
meaning:e,...n!==void 0&&{formula:n},...o!==void 0&&{unit:o}}}var zi=t=>t&&nr.get(t)||(t?.dataset.term?Fi(t):null),uh={run:t=>s("In this run: {words}",{words:t}),
runs:t=>s("In these runs: {words}",{words:t}),text:t=>s("In this text: {words}",{words:t}),model:t=>s("In this model: {words}",{words:t})},fh=t=>t.replaceAll("−\
(","−⁠(");function mh({id:t,run:e,meaning:n,...o},r,i){let a={...fn(t),...o},l=e(),c=d("button","gp-link",s("Glossary (key G)"),{type:"button",tabindex:"-1"});
return c.addEventListener("click",()=>At(r,t)),[d("p","",n||a.meaning),...er(a),...l?[d("p","gp-in-run",uh[i](fh(l)))]:[],c]}function Hi(t,e="run"){let n=null,o=null;
function r(){n=d("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)}),n.hidden=!0}function i(c){if(n&&n.contains(c.target))return;
let h=c.target.closest("[data-tip]");if(h===o||(o&&o.removeAttribute("aria-describedby"),o=h,n||r(),n.hidden=!h,!h))return;let u=zi(h);n.classList.toggle("gp-te\
rm",!!u),u?n.replaceChildren(...mh(u,t,e)):n.textContent=tr.has(h)?tr.get(h)():h.dataset.tip,h.setAttribute("aria-describedby",n.id);let g=h.closest("[data-hold\
s-tips]")||t;n.parentNode!==g&&g.append(n);let[v,q]=[g.getBoundingClientRect(),h.getBoundingClientRect()],W=Math.min(q.left-v.left,v.width-n.offsetWidth-8);n.style.
left=`${Math.max(8,W)+g.scrollLeft}px`;let[I,C]=g===t?[0,innerHeight]:[Math.max(0,v.top),Math.min(innerHeight,v.bottom)],P=q.bottom+5+n.offsetHeight>C&&q.top-5-
n.offsetHeight>=I;n.classList.toggle("gp-above",P),n.style.top=`${(P?q.top-5-n.offsetHeight:q.bottom+5)-v.top+g.scrollTop}px`}let a=()=>i({target:t}),l=()=>zi(o);
t.addEventListener("pointerover",i),t.addEventListener("pointerleave",({pointerType:c})=>!(c==="touch"&&l())&&a()),t.addEventListener("focusin",i),t.addEventListener(
"focusout",({relatedTarget:c})=>!(n&&n.contains(c))&&a()),t.addEventListener("click",c=>Eo(c,t)),t.addEventListener("keydown",c=>{if(c.key==="Escape"&&a(),c.key.
toLowerCase()!=="g"||c.ctrlKey||c.metaKey||c.altKey||c.target!==o)return;let h=l();h&&(c.preventDefault(),At(t,h.id))})}var gh=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),or=(t,e,n,o=1)=>gh(t,e)/(e*n+o),Be=t=>V(t)?`${t.toFixed(2)} ×`:"–",Ct=({low:t,high:e})=>`${t.toFixed(
2)}–${e.toFixed(2)}`,$o=()=>s("The true median lies in it with a probability of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer\
 than 5 pairs do not give that certainty, so nothing is claimed from them."),Lo=t=>t<.9995?`${(t*1e3).toPrecision(3)} ms`:`${t.toPrecision(3)} s`;function ze(t,{
done:e,runs:n}){if(e>=n)return"";let o={done:B(e),left:B(n-e)};return t.done?F(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",
o):F(n,"{done} of {count} run ended, {left} to come.","{done} of {count} runs ended, {left} to come.",o)}var mn=s("Somebody else’s runs were decoded at the same\
 time, so these times are not reliable. Measure again when the machine is idle.");function Di(t,e){let n=C=>t.querySelector(".gp-"+C),o=t.querySelector("table"),r=[[s("speed-up"),`${s("Time per token without drafts / time per token with draft\
s: the median over the pairs of runs, and its 90 % interval.")} ${$o()}`,"speed-up",({speedup:C,pairs:P})=>C&&F(P,"{times}, of {count} pair of runs","{times}, {\
interval} over {count} pairs of runs",{times:Be(C.median),interval:Ct(C)}),{formula:""}],["draft_acceptance_rate",s(cn.draft_acceptance_rate),"acceptance-rate",
({draft_acceptance_rate:C})=>V(C)&&H(C),{}],["judged_acceptance_rate",s(cn.judged_acceptance_rate),"acceptance-rate",({rate:C})=>V(C)&&H(C),{formula:s("accepted\
 / judged")}],["mean_acceptance_length",s(cn.mean_acceptance_length),"acceptance-length",({mean_acceptance_length:C})=>V(C)&&C.toFixed(2),{}],[s("drafted per ro\
und"),s("Drafted tokens / rounds. A confidence threshold and the end of a text make drafts shorter than the limit."),"draft",({drafted:C})=>V(C)&&C.toFixed(2),{
formula:s("drafted / rounds")}],[s("formula"),s("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row."),"\
speed-up",({rate:C,drafted:P,formula:T})=>V(T)&&s("α = {rate} and γ = {drafted} give {times}",{rate:U(C),drafted:U(P,2),times:Be(T)}),{}]],i=()=>e.answered("l\
engths"),a=C=>Ee(e.found.points.map(P=>{let T=C(P);return T?s("{name}: {words}",{name:l(e.found.knob,P),words:T}):""})),l=(C,{value:P})=>`${C} = ${P}`;function c(C){
let[P,T,L,O,{setting:k,times:y}]=h(C);Z(n("answer"),{"data-verdict":P}),A(n("answer-sign"),T);let p=n("answer-words"),m=JSON.stringify([L,k,y]);p.dataset.key!==
m&&(p.dataset.key=m,p.replaceChildren(...ge(L,{setting:d("code","",k),times:y}))),A(n("answer-more"),O),e.done&&A(n("told"),`${p.textContent}. ${O}`),A(n("missi\
ng"),ze(e,C)),X(n("warning"),!!C.others),A(n("warning"),C.others?"⚠ "+s(mn):"")}function h({knob:C,points:P,leader:T,rivals:L,best:O,fewest:k}){let y=P.filter(
({speedup:j})=>j),p=y.find(j=>j.group===T);if(!p){if(e.done)return["wait","…",s("No answer"),s("No setting has a complete pair of runs."),{}];let j=F(P.length,
"{known} of {count} setting measured.","{known} of {count} settings measured.",{known:B(y.length)});return["wait","…",s("Not known yet"),y.length?j:s("The fir\
st counted runs are under way."),{}]}let{speedup:m,verdict:w,pairs:_}=p,E=l(C,p),[$,f]=[Be(m.median),Ct(m)],x={slower:[s("It is slower than decoding without dra\
fts.")],even:[s("The interval includes 1: no clear difference from decoding without drafts.")]}[w]||[];if(w==="wait"){let j=F(_,"{setting} has the highest media\
n, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{setting} has the highest median, {times}, of {count} pairs of runs: too few to tel\
l, {fewest} are needed.",{setting:E,times:$,fewest:B(k)});return["wait","…",s(e.done?"No answer":"Not known yet"),j,{}]}if(y.length===1){let[j,b]={faster:["go\
od","▲"],slower:["bad","▼"],even:["even","≈"]}[w];return[j,b,s("{setting} is the only setting that was measured: {times}"),[s("90 % interval: {interval}.",
{interval:f}),...x].join(" "),{setting:E,times:$}]}if(O===null){let j=L.length>2&&L.length===y.length-1?s("{setting} has the highest median, {times}, with a 90 \
% interval of {interval}; all others may be as good.",{setting:E,times:$,interval:f}):s("{setting} has the highest median, {times}, with a 90 % interval of {int\
erval}; {others} may be as good.",{setting:E,times:$,interval:f,others:u(P.filter(b=>L.includes(b.group)).map(({value:b})=>b))});return["even","≈",s(e.running?
"No clear best setting so far":"No clear best setting"),[j,...x,s("More repeats tell more.")].join(" "),{}]}let[S,M]={faster:["good","★"],even:["even","★"],
slower:["bad","▼"]}[w],R=w==="slower"?s(e.running?"{setting} is best so far, but only {times}":"{setting} is best, but only {times}"):s(e.running?"{setting} i\
s best so far: {times}":"{setting} is best: {times}");return[S,M,R,[s("90 % interval: {interval}.",{interval:f}),s("It was faster than each of the others, turn \
by turn."),...x].join(" "),{setting:E,times:$}]}let u=C=>C.length<2?C.join(""):s("{names} and {last}",{names:C.slice(0,-1).join(", "),last:C.at(-1)});function g({
points:C,curve:P,measured_curve:T}){fe(n("settings"),e.charts.lengths),X(n("of-formula"),P.length>0),X(n("of-verify"),T.length>0),X(n("of-own"),C.some(({formula:L})=>V(
L)))}function v(C){if(!o.tHead){let P=d("tr");P.append(d("th","",null,{scope:"col"}),...r.map(([T,L,O,k,y])=>{let p=d("th","",null,{scope:"col"}),m=d("span");return ne(
m,O,()=>a(k),{meaning:L,...y}),m.append(...T.split(/(?<=_)/).flatMap(w=>[w,d("wbr")])),p.append(m),p})),o.createTHead().append(P),o.createTBody()}A(o.tHead.rows[0].
cells[0],C)}function q(){let C=d("tr"),P=d("th","",null,{scope:"row"});P.append(d("span"),d("b","","",{"aria-hidden":"true"}),d("span","gp-hidden"));let T=d("td");
return T.append(d("span"),d("small")),C.append(P,T,...r.slice(1).map(()=>d("td"))),C}function W({knob:C,points:P,best:T}){v(C);let L=ee(o.tBodies[0],P.length,q);
P.forEach((O,k)=>{let[y,p,...m]=L[k].cells,w=O.group===T;pe(L[k],w?"gp-best":""),A(y.children[0],O.value),A(y.children[1],w?" ★":""),A(y.children[2],w?` ${s("\
(best)")}`:""),A(p.children[0],O.speedup?Be(O.speedup.median):"–"),A(p.children[1],O.speedup?`  ${Ct(O.speedup)}`:"");let{draft_acceptance_rate:_,rate:E,mean_acceptance_length:$,
drafted:f,formula:x}=O;[V(_)?H(_):"–",V(E)?H(E):"–",U($,2),U(f,2),Be(x)].forEach((M,R)=>A(m[R],M))})}function I(){let C=e.found;c(C),g(C),W(C)}return C=>{t.
hidden=!i(),!t.hidden&&(C.found||C.status)&&I()}}var gn=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={},this.onlyShown=!1}feed(e){
e.length>=this.position&&e.startsWith(this.head)&&e.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=e.lastIndexOf(`
`)+1;for(;this.position<o;){let r=e.indexOf(`
`,this.position);this.readLine(e.slice(this.position,r)),this.position=r+1}this.head=e.slice(0,Math.min(o,100)),this.tail=e.slice(Math.max(0,o-100),o)}read(e){throw new Error(
"nobody reads "+e.type)}readLine(e){if(e.trim())try{this.read(JSON.parse(e))}catch(n){console.error("Generation Playground: a line of the log was skipped.",n,e.
slice(0,200))}}get canAsk(){return!this.onlyShown&&Object.keys(this.answers).length>0}ask(e){!this.onlyShown&&Object.hasOwn(this.answers,e.type)&&this.answers[e.
type](e)}subscribe(e,n){let o={element:e,update:n};this.subscribers.add(o),this.tell(o,Object.fromEntries(this.kinds.map(r=>[r,!0])))}changed(e){Object.keys(this.
changes).length===0&&requestAnimationFrame(()=>this.flush()),this.changes[e]=!0}flush(){let e=this.changes;this.changes={};for(let n of this.subscribers)n.element.
isConnected?this.tell(n,e):this.subscribers.delete(n)}tell(e,n){try{e.update(n)}catch(o){console.error("Generation Playground: a pane could not be drawn.",o)}}};var sr=t=>({place:0,since:t.is_open?0:null,tail:[],spans:[]});function rr(t,e,n,{start:o,end:r}){let{place:i}=t,{since:a,spans:l}=t,c=[...t.tail,[i,e]];for(;;){
let h=a===null?o:r,u=c.map(([,v])=>v).join("").indexOf(h);if(u<0)break;let g=wh(c,u);a===null?a=i+1:(l=[...l,{start:a,stop:Math.max(a,g),end:i+1}],a=null),c=bh(
c,u+h.length)}return n&&a!==null&&a<=i&&(l=[...l,{start:a,stop:i,end:null}],a=null,c=[]),{place:i+1,since:a,tail:kh(c,(a===null?o:r).length-1),spans:l}}function Ki(t,e){
if(!e)return[];let n=sr(e);for(let{chosen:a,piece:l}of t)n=rr(n,a.text,l===null,e);let{spans:o,since:r,place:i}=n;return r===null?o:[...o,{start:r,stop:i,end:null}]}
function wh(t,e){let n=e;for(let[o,r]of t)if(n-=r.length,n<0)return o;return t.at(-1)[0]}function bh(t,e){let n=e;return t.flatMap(([o,r])=>{let i=r.slice(n);return n=
Math.max(0,n-r.length),i?[[o,i]]:[]})}function kh(t,e){let[n,o]=[t.length,0];for(;n>0&&o<e;)o+=t[--n][1].length;return t.slice(n)}var yh=20,Qt=class extends gn{constructor(){super(["run","steps","status","selection","unit","prompt","watched","searched","lens","written"]),this.unit="bits",this.
searched=new Map,this.lenses=new Map,this.lensLimit=0,this.written=null,this.text="",this.turn=void 0,this.fed={turn:void 0,started:!1},this.recorded=!1,this.beginsHidden=
!1,this.asked=null,this.clear()}clear(){this.queued=null,this.loading=null,this.shared=1,this.apart=!1,this.started=null,this.finished=null,this.failed=null,this.
lasts=[],this.newest=null,this.numTokens=0,this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.canvasSteps=[],this.prompts=[],this.texts=new Map,this.returned=
null,this.selected=null,this.suggested=!1,this.rejected=null,this.promptSteps=[],this.hideFrom=this.beginsHidden?0:null}feedRun(e,n){n!==this.fed.turn&&(this.fed=
{turn:n,started:!1},this.feed("")),this.feed(e),this.fed.started&&Object.assign(this,{text:e,turn:n})}read(e){let n=xh[e.type];if(!n)throw new Error("unknown ev\
ent "+e.type);n(this,e)}countStep(e){this.numTokens+=1,this.elapsed=e.elapsed,this.firstElapsed??=e.elapsed,this.changed("steps")}get readsSource(){return!!(this.
started&&this.started.decoder_tokens.length)}get prefix(){return this.readsSource?this.started.decoder_tokens:this.started.prompt_tokens}get denoises(){return!!(this.
started&&this.started.mode==="block_diffusion")}get isFromElsewhere(){return!!(this.started&&this.started.elsewhere)}get canAsk(){return super.canAsk&&!this.isFromElsewhere}get usesBeams(){
return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){
return this.hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(e.last);return n===e.last?e:{...e,last:n,score:null,stopReason:null}})}seen(e){
if(this.hideFrom===null)return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(e){this.hideFrom!==e&&(this.hideFrom=e,this.changed(
"steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,o)=>Th(n,o,this.prompts.length));
let e=this.finished?this.finished.sequences:[];return this.lasts.map((n,o)=>({kind:"sequence",label:this.lasts.length>1?s("sequence {number}",{number:o+1}):"",last:n,
score:null,stopReason:e[o]?e[o].stop_reason:null}))}current(){if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);
let e=this.lines();return e.length?e[0].last:null}lineOf(e){return e.isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let o=n;for(;o&&o.index>
e.index;)o=o.before;return o===e}):this.lines()[e.sequence]}lastOf(e){let n=this.lineOf(e);return n?n.last:e}select(e,n){let o=e===null?null:this.lines()[e];this.
selectStep(o&&be(o.last)[n]||null)}selectStep(e,n=!1){let o=this.seen(e);this.selected===o&&this.suggested===n&&!this.rejected||(this.selected=o,this.suggested=
n,this.rejected=null,this.changed("selection"))}selectRejected(e,n,o){this.selectStep(e),this.rejected={round:n,place:o},this.changed("selection")}selectMostUncertain(){
let e=this.returned?this.returned[0]?.last:this.lasts[0];if(this.selected||!e||this.finished?.sequences[0]?.stop_reason==="step")return;let n=be(e),o=n.filter(l=>!l.
given);if(o.length<2)return;let r=Ki(n,this.started?.reasoning).filter(({end:l})=>l!==null),i=o.filter(({index:l})=>!r.some(({start:c,stop:h})=>c<=l&&l<h)),a=({
distribution:l,chosen:{raw_logprob:c}})=>l.entropy_before??-(c??-1/0);this.selectStep((i.length?i:o).reduce((l,c)=>a(c)>a(l)?c:l),!0)}walk(e){let n=this.current();
if(!n)return;let o=[...this.promptSteps,...be(this.lastOf(n))],r=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(o[Math.max(0,Math.min(o.length-
1,r+e))])}addSearched(e,n){this.searched.set(e,[...this.searched.get(e)||[],n]),this.changed("searched")}addLens(e,n,o){this.lenses.delete(e),this.lenses.set(e,
{ids:n,found:o}),this.lenses.size>yh&&this.lenses.delete(this.lenses.keys().next().value),this.changed("lens")}lensOf(){return this.started&&this.lenses.get(this.
turn)||null}startedLine(){let e=this.text.indexOf('{"type":"Started"');return e<0?"":this.text.slice(e,this.text.indexOf(`
`,e))}idsTo(e){return be(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let o=this.allLines()[e];o&&(be(o.last).forEach((r,i)=>{let a=it("Candidate",n[i]||[]),
l=new Set(a.map(({token_id:c})=>c));r.watched=[...(r.watched||[]).filter(({token_id:c})=>!l.has(c)),...a]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:it("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},xh={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=it("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=Vn("Candidate",e.chosen),ir(e.distribution),e.watched=it("Candidate",e.watched||[]),e.mark=e.mark?Vn("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=it("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=vh(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=Sh();e.distributions.forEach(ir),e.given&&
(n.given+=1);let o=it("BeamCandidate",e.candidates).map(r=>_h(r,e,n));for(let{beam:r}of o)r.progress&&t.texts.set(r.token_id,r.text);if(Oh(o),n.running=o.filter(
r=>r.beam.status==="running").sort((r,i)=>r.beam.beam-i.beam.beam),n.byNumber=new Map(n.running.map(r=>[r.beam.beam,r])),e.given)for(let r=0;r<t.started.effective.
num_beams;r++)n.byNumber.set(r,o[0]);n.finished.push(...o.filter(r=>r.beam.status==="finished")),n.finished.sort((r,i)=>i.beam.final_score-r.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let o of e)o.chosen=Vn("Candidate",o.chosen),ir(o.distribution),Object.assign(o,{before:n,isPrompt:!0,watched:[],
draft:null}),n=o;t.promptSteps=e,t.changed("prompt")},CanvasDenoised(t,{step:e}){e.places=it("CanvasPlace",e.places),t.canvasSteps.push(e),t.numTokens=e.canvas*
e.places.length,t.elapsed=e.elapsed,t.firstElapsed??=e.elapsed,t.changed("steps")},DraftJudged(t,{round:e}){e.drafted=it("DraftToken",e.drafted),t.rounds.push(e),
t.changed("steps")},Finished(t,e){t.finished=e,t.usesBeams&&(t.returned=e.sequences.map((n,o)=>$h(t,n,o))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.
fed.turn===void 0||t.fed.started)&&(t.failed=e),t.queued=t.loading=null,t.changed("status")}};function Vn(t,e){let n=Oi[t],o={};for(let r=0;r<n.length;r++)o[n[r]]=
e[r];return o}function it(t,e){return e.map(n=>Vn(t,n))}function ir(t){t.candidates=it("Candidate",t.candidates),t.stages=it("Stage",t.stages)}function vh(t,e){
let n=e.at(-1);if(!n||t.index<n.start)return null;let o=t.index-n.start;return o<n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,
instead:n.drafted[o]||null,round:n,place:o}}function Sh(){return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}
function _h(t,e,n){let o=e.distributions[t.parent],r=o.candidates.find(i=>i.token_id===t.token_id);return{index:e.index,sequence:e.sequence,before:n.byNumber.get(
t.parent)||null,chosen:r||{...t,raw_rank:null,rank:null,removed_by:null},piece:t.piece,distribution:o,seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,
length:e.index+1-n.given,mark:t.mark?Vn("Mark",t.mark):null,beam:t}}var wt=({beam:t,length:e},n)=>e>0?(t.score??-1/0)/e**n:t.score;function Gi(t,e,n,o,r){t.unseen??=
new Map;let i=`${e} ${n} ${r.token_id}`;if(!t.unseen.has(i)){let a=e?t.byStep[e-1].get(n):null,{token_id:l,text:c,raw_logprob:h,logprob:u}=r,g=(a?a.beam.score:0)+
u,v=a?a.beam.group:null,q={token_id:l,text:c,piece:null,parent:n,raw_logprob:h,logprob:u,score:g,status:"unseen",beam:null,final_score:null,group:v},{sequence:W,
seconds:I,elapsed:C}=t.steps[e][0];t.unseen.set(i,{index:e,sequence:W,before:a,chosen:r,piece:null,distribution:o,seconds:I,elapsed:C,draft:null,given:!1,length:t.
steps[e][0].length,beam:q,rank:null})}return t.unseen.get(i)}function Ui(t,e,n,o){let r=n&&!n.given?n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${r} ${o}`)||
null}function Oh(t){let e=new Map;for(let n of[...t].sort((o,r)=>r.beam.score-o.beam.score))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function Th(t,e,n){
let o=i=>n>1?s("Prompt {number}, {label}",{number:e+1,label:i}):i,r=(i,a,l,c)=>({kind:i,label:o(a),last:l,score:c,stopReason:null});return[...t.running.map(i=>r(
"running",Mh(i),i,i.beam.score)),...t.finished.map((i,a)=>r("finished",Eh(i,a+1),i,i.beam.final_score))]}function Mh({beam:{beam:t,group:e,progress:n}}){let o=t+
1;return(e??null)!==null?s("beam {number}, group {group}",{number:o,group:Fe(e)}):o===1&&!n?s("best beam"):s("beam {number}",{number:o})}function Eh({beam:{group:t}},e){
return(t??null)!==null?s("ended {number}, group {group}",{number:e,group:Fe(t)}):s("ended {number}",{number:e})}var Fe=t=>t<26?String.fromCharCode(65+t):String(
t+1);function $h(t,e,n){let o=Math.max(1,Math.floor(t.finished.sequences.length/t.prompts.length)),{steps:r}=t.prompts[Math.floor(n/o)],i=null;return e.token_ids.
forEach((a,l)=>{let c=(e.beams||[])[l];i=(r[l]||[]).find(h=>h.beam.parent===c&&h.beam.token_id===a)||i}),{kind:"returned",label:s("output {number}",{number:n+1}),
last:i,score:e.score,stopReason:e.stop_reason}}function be(t){let e=[];for(let n=t;n;n=n.before)e.push(n);return e.reverse()}function bt(t,e){let n=[],o=e;for(;o&&
t[o.index]!==o;)n.push(o),o=o.before;return{keep:o?o.index+1:0,added:n.reverse()}}var Te=class{constructor(e,n){this.add=n,this.steps=[],this.totals=[e]}get total(){
return this.totals.at(-1)}follow(e){let{keep:n,added:o}=bt(this.steps,e);this.steps.length=n,this.totals.length=n+1;for(let r of o)this.steps.push(r),this.totals.
push(this.add(this.total,r));return{keep:n,added:o}}};var Vi=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),at=t=>t.
num_accepted+(t.follow==="correction"?1:0),ar=t=>t.num_accepted+(t.next_token_id===null?0:1);function Lh(t,e){let{drafted:n,num_accepted:o}=e;if(t.rounds+=1,t.tokens+=
ar(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=o,t.judged+=at(e);for(let r=t.
draftedAt.length;r<n.length;r++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((r,i)=>{t.draftedAt[i]+=1,i<o&&(t.acceptedAt[i]+=1),!(i>=at(e)||(r.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=r.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[o]+=1,t}function Ah(t){let{spec_steps:e,
rounds:n,tokens:o,drafted:r,accepted:i,judged:a,overlaps:l}=t,c=(h,u)=>u?h/u:null;return{num_spec_steps:e,num_rounds:n,num_tokens:o,num_draft_tokens:r,num_accepted_draft_tokens:i,
num_judged_draft_tokens:a,draft_acceptance_rate:c(i,r),judged_acceptance_rate:c(i,a),mean_acceptance_length:e?1+i/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:o-n,expected_acceptance_rate:c(l[1],l[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var wn=class{constructor(){this.rounds=[],this.tally=Vi()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=Vi());for(let o=this.tally.rounds;o<
e.length;o++)Lh(this.tally,e[o]);return this.rounds=e,Ah(this.tally)}};var Ch={num_draft_tokens:()=>["draft",{formula:""}],num_accepted_draft_tokens:()=>["draft",{formula:""}],draft_acceptance_rate:()=>["acceptance-rate",{}],judged_acceptance_rate:()=>[
"acceptance-rate",{formula:s("accepted / judged")}],mean_acceptance_length:()=>["acceptance-length",{}],expected_acceptance_rate:()=>["expected-acceptance",{}],
passes_saved:()=>["passes-saved",{}]};function lr(t,e,n,o){let[r,i]=Ch[e]();ne(t,r,()=>Ph(e,n,o),{meaning:s(cn[e]),...i})}function Ph(t,e,n){let o=Pt(t,n);if(t.
startsWith("num_"))return s("{value} {denominator}.",{value:e,denominator:o});if(t!=="passes_saved")return s("{denominator} = {value}.",{denominator:o,value:e});
let r=F(n.num_tokens,"{count} token","{count} tokens");return F(n.num_rounds,"{tokens} − {count} pass = {value}.","{tokens} − {count} passes = {value}.",{tokens:r,
value:e})}function Pt(t,e){let{num_draft_tokens:n,num_accepted_draft_tokens:o,num_spec_steps:r,num_judged_draft_tokens:i}=e,a=F(e.num_rounds,"{count} round","{c\
ount} rounds"),l=F(e.num_tokens,"{count} token","{count} tokens");switch(t){case"num_draft_tokens":return F(r,"in {count} draft over {rounds}","in {count} draft\
s over {rounds}",{rounds:a});case"num_accepted_draft_tokens":return s("of {drafted} drafted",{drafted:B(n)});case"draft_acceptance_rate":return s("{accepted} of\
 {drafted} drafted",{accepted:B(o),drafted:B(n)});case"judged_acceptance_rate":return s("{accepted} of {judged} judged",{accepted:B(o),judged:B(i)});case"mean_a\
cceptance_length":return F(r,"1 + {accepted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:B(o)});case"expected_acceptance_rate":return F(i,"mean\
 over {count} judged position","mean over {count} judged positions");case"passes_saved":return F(e.num_rounds,"{tokens} in {count} pass","{tokens} in {count} pa\
sses",{tokens:l});default:return""}}function Ji(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),o=t.querySelector(".gp-place-c\
hart"),r=W=>W===null?"–":H(W),i=W=>F(W,"{count} token","{count} tokens");function a(W,I){let C=I.samples&&W.expected_acceptance_rate!==null,P=O=>[O,B(W[O]),Pt(
O,W)],T=O=>[O,r(W[O]),Pt(O,W),W[O]],L="mean_acceptance_length";return[P("num_draft_tokens"),P("num_accepted_draft_tokens"),T("draft_acceptance_rate"),[L,U(W[L],
2),Pt(L,W)],T("judged_acceptance_rate"),...C?[T("expected_acceptance_rate")]:[],P("passes_saved")]}function l(){let W=d("div","gp-draft-figure",null,{tabindex:"\
0","data-tip":""}),I=d("dd","gp-rate",null,{"aria-hidden":"true"});return I.append(d("i")),W.append(d("dt"),d("dd"),d("dd","gp-note"),I),W}function c(W,I){let C=a(
W,I),P=ee(e,C.length,l);C.forEach(([T,L,O,k=null],y)=>{let[p,m,w,_]=P[y].children;p.textContent!==T&&p.replaceChildren(...T.split(/(?<=_)/).flatMap(E=>[E,d("wbr")])),
A(m,L),A(w,O),_.hidden=k===null,ae(_.firstChild,"width",k??0),lr(P[y],T,L,W),P[y].dataset.name=T})}function h(){let W=d("span","gp-chart-column"),I=d("span","gp\
-chart-track");return I.append(d("i","gp-chart-whole"),d("i","gp-chart-part")),W.append(d("span","gp-chart-top"),I,d("span","gp-chart-label")),W}function u(W,I,C){
let P=Math.max(1,...I.map(([L,O])=>O??L)),T=ee(W,I.length,h);I.forEach(([L,O,k,y,p],m)=>{let[w,_,E]=T[m].children;A(w,y),ae(_.children[0],"height",(O??0)/P),ae(
_.children[1],"height",L/P),A(E,k),xe(T[m],()=>p)}),Z(W,{"aria-label":`${C}: ${me(I.map(([,,,,L])=>L))}`})}function g(W){let I=W.num_spec_steps;u(n,W.acceptance_histogram.
map((C,P)=>[C,null,String(P),C?B(C):"",F(I,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:B(
C),tokens:i(P)})]),"acceptance_histogram"),u(o,W.drafted_by_position.map((C,P)=>{let T=W.accepted_by_position[P];return[T,C,String(P+1),`${Math.round(100*T/C)}%`,
s("position {place}: {accepted} of {drafted} drafted tokens kept, {share}",{place:P+1,accepted:B(T),drafted:B(C),share:H(T/C)})]}),"accepted_by_position / draft\
ed_by_position")}let v=null,q=W=>W.join(", ");return de(t,{kept:()=>v?F(v.num_spec_steps,"{count} round with a draft; by the number of kept tokens, from 0 on: {\
rounds}.","{count} rounds with a draft; by the number of kept tokens, from 0 on: {rounds}.",{rounds:q(v.acceptance_histogram)}):"",place:()=>v?s("kept {kept} of\
 {drafted} drafted, by position.",{kept:q(v.accepted_by_position),drafted:q(v.drafted_by_position)}):""}),(W,I)=>{v=W,c(W,I),g(W)}}var kt={get accepted(){return["✓",s("accepted draft"),s("Drafted, and kept by the target model.")]},get correction(){return["→",s("correction"),s("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",s("bonus"),s("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",s("target alone"),s("Nothing was drafted in this round: the target wrote one token, as without dra\
fts.")]}},Yi=Object.fromEntries(Object.keys(kt).map(t=>[t,0])),Xi=(t,{draft:e})=>e&&Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function en(t){let{
do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??null}}function cr({target_logprob:t,draft_logprob:e},{weight:n}){let o=Q(
t)/((e??null)===null?1:Q(e));return Math.min(1,n===null?o:1-n+n*o)}var Zi=({weight:t})=>t===null?"min(1, p / q)":`min(1, ${U(1-t,2)} + ${U(t,2)} · p / q)`;function Qi(t,e){
if(t.samples)return e?s("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:Zi(t)}):s("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(t.weight===null||!e)return s("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,o]=[U(t.weight,2),U(1-t.weight,2)];return s("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:o})}function dr(t,e){return e<t.num_accepted?"accepted":e<at(t)?"rejected":"unjudged"}function Jn(t,e,n){let o=t.drafted[e],r=dr(t,e),i=(o.
draft_logprob??null)!==null,[a,l]=[H(Q(o.target_logprob)),H(Q(o.draft_logprob))],c=i?[s("The draft model gave it {q}.",{q:l})]:[];if(r==="unjudged")return[t.follow===
"correction"?s("Never judged: it comes after the rejection."):s("Never judged: it comes after the end of the text."),...c].join(" ");let h=r==="accepted";if(!n.
samples){let g=n.weight!==null&&i;return[h?qh(g):Wh(g,J(t.next_text)),s("The target gave it {p}.",{p:a}),...c].join(" ")}if(!i)return h?s("Accepted: the target \
drew the same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:a}):s("Rejected: the target drew {token} for itself. It gave this\
 one {p}, which is the chance that it is kept.",{token:J(t.next_text),p:a});let u=(o.overlap??null)===null?[]:[s("Averaged over all tokens that could have been \
drafted here, the chance is {share}.",{share:H(o.overlap)})];return[h?s("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:a,q:l}):s("Rejected:\
 the target gave it p = {p}, the draft model q = {q}.",{p:a,q:l}),Nh(cr(o,n),Zi(n),h),...u].join(" ")}var qh=t=>s(t?"Accepted: it is the likeliest token in the \
mixture of both models.":"Accepted: it is the likeliest token for the target."),Wh=(t,e)=>s(t?"Rejected: {token}, not this one, is the likeliest token in the mi\
xture of both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:e});function Nh(t,e,n){if(t>=1)return s("By {formula}, i\
t is always kept: nothing was left to a draw.",{formula:e});let o={formula:e,chance:H(t)};return n?s("By {formula}, it is kept with probability {chance}: the dr\
aw kept it.",o):s("By {formula}, it is kept with probability {chance}: the draw rejected it.",o)}function hr(t,e){let[,n,o]=kt[t.follow],r=`${n.charAt(0).toUpperCase()}${n.
slice(1)}. ${o}`,i=t.drafted[t.num_accepted];if(t.follow!=="correction"||!e.samples)return r;if((i.draft_logprob??null)===null)return`${r} ${s("The target drew \
it.")}`;let a=`${r} ${s("It was drawn from the residual distribution: what the target gives beyond the draft model, max(0, p − q).")}`;return(i.overlap??null)===
null||e.weight!==null?a:`${a} ${s("That sums to {share} here, and is scaled up to 1 for the draw.",{share:H(1-i.overlap)})}`}function ea({draft:{origin:t,place:e,
round:n,instead:o},chosen:r},i){if(!Object.hasOwn(kt,t))return[];let{length:a}=n.drafted,l={round:n.index+1,place:e+1},c=a?[F(a,"Round {round} drafted {count} t\
oken.","Round {round} drafted {count} tokens; this is place {place}.",l)]:[];if(t==="accepted")return[...c,Jn(n,e,i)];let h=t==="correction"&&o?[s("Drafted here\
 was {token}. {fate}",{token:J(o.text),fate:Jn(n,e,i)})]:[],u=hr(n,i),g=i.samples&&t!=="correction"&&r.logprob!==null?[s("It was drawn from the target’s own dis\
tribution, which gave it {p}.",{p:H(Q(r.logprob))})]:[],v=a-at(n),q=t==="correction"&&v?[F(v,"{count} drafted token after it was never judged.","{count} drafted\
 tokens after it were never judged.")]:[];return[...c,...h,[u,...g].join(" "),...q]}function ta({round:t,place:e},n,o){let{length:r}=t.drafted,i={token:J(t.drafted[e].
text),chosen:J(n),round:t.index+1,place:e+1},a=r-at(t);return[F(r,"{token} was drafted in round {round}, but is not in the text.","{token} was drafted in round \
{round}, at place {place} of {count}, but is not in the text.",i),Jn(t,e,o),s("{chosen} stands in its place.",i),...a?[F(a,"{count} drafted token after it was n\
ever judged.","{count} drafted tokens after it were never judged.")]:[]]}function na({draft:t}){if(!t||!Object.hasOwn(kt,t.origin))return[];let{origin:e,instead:n,
round:{index:o,drafted:r}}=t,i=o+1;if(e==="accepted"){let{draft_logprob:a}=r[t.place],l={place:t.place+1,size:r.length,round:i};return(a??null)===null?[s("accep\
ted draft: token {place} of {size} in round {round}",l)]:[s("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...l,
q:H(Q(a))})]}return e==="correction"?n?[s("correction: replaced the rejected draft token {token} in round {round}",{token:J(n.text),round:i})]:[s("correction: r\
eplaced a rejected draft token in round {round}",{round:i})]:e==="target"?[s("target alone: nothing was drafted in round {round}",{round:i})]:[F(r.length,"bonus\
: the target’s own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:i})]}
var lt=t=>t<.01?`${(t*1e3).toFixed(1)} ms`:Ne(t);function oa(t,e,n){let o=[],r=en(null),i={row:null,card:null,selected:null},a=null,l=!0,c=0,h=new WeakMap,u=new WeakMap,g=new IntersectionObserver(x=>{for(let{isIntersecting:S,
target:M}of x)S&&C(h.get(M));v()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),v=()=>l&&!e.selected&&e.running;function q(x,S){let M=o.length<=x.length&&
(!o.length||o[0].round===x[0])&&r.samples===S.samples;r=S,M||W();for(let R of x.slice(o.length))I(R);v()&&(t.scrollTop=t.scrollHeight)}function W(){g.disconnect(),
t.replaceChildren(),o=[],i={row:null,card:null,selected:null},a=null,l=!0,c=0}function I(x){let S=d("li","gp-round"),M={round:x,item:S,cards:null};h.set(S,M),o.
push(M),t.append(S),g.observe(S)}function C(x){if(!x||x.cards)return;g.unobserve(x.item);let{round:S,item:M}=x,R=at(S);x.cards=[];let j=d("div","gp-cards");for(let b=0;b<
R;b++)j.append(L(x,b));S.next_token_id!==null&&j.append(O(x)),R<S.drafted.length&&j.append(y(S,R)),S.follow==="none"&&j.append(d("span","gp-note gp-ended","■ "+
s("the text ended inside its draft"))),M.append(P(S),j),M.classList.add("gp-filled"),a||_(x.cards[0])}function P(x){let S=d("div","gp-round-head"),{num_accepted:M,
drafted:{length:R}}=x,j=R?s("{accepted} of {drafted} kept",{accepted:M,drafted:R}):s("no draft"),b=[s("draft {time}",{time:lt(x.draft_seconds)}),s("verify {time\
}",{time:lt(x.verify_seconds)})];S.append(d("b","",s("Round {number}",{number:x.index+1})),d("span","",j));for(let N of b)S.append(d("span","gp-round-time",N));
return S}function T(x,S,M,R,j,b,N){let z=s("Round {number}, {which}, {token}: {why}",{number:x.round.index+1,which:b,token:J(j),why:N}),D=d("button","gp-draft-c\
ard",null,{type:"button",tabindex:"-1","aria-pressed":"false","aria-label":z});D.dataset.draft=M;let K=d("span","gp-draft-head"),G=d("bdi","gp-ink gp-word");return We(
G,j),K.append(d("span","gp-sign",R),G),D.append(K),xe(D,()=>N),u.set(D,{row:x,index:S}),x.cards.push(D),D}function L(x,S){let{round:M}=x,R=M.drafted[S],j=dr(M,S),
b=M.start+S,N=s("drafted token {place} of {size}",{place:S+1,size:M.drafted.length}),z=T(x,b,j,j==="accepted"?"✓":"✗",R.text,N,Jn(M,S,r));if(z.append(k("p",
Q(R.target_logprob))),(R.draft_logprob??null)!==null&&z.append(k("q",Q(R.draft_logprob))),r.samples){let D=d("span","gp-chance",s("chance"));D.append(d("b","",H(
cr(R,r)))),z.append(D)}return z}function O(x){let{round:S}=x,M=S.start+S.num_accepted,[R,j]=kt[S.follow],b=T(x,M,S.follow,R,S.next_text,s("the target’s own toke\
n"),hr(S,r));b.classList.add("gp-own-card");let N=n(M);return N&&b.append(k("p",Me(N).probability)),b.append(d("span","gp-chance",j)),b}function k(x,S){let M=d(
"span","gp-bar-line"),R=d("span","gp-track"),j=d("i",`gp-part-${x}`);return ae(j,"width",S),R.append(j),M.append(d("i","gp-pq",x),R,d("span","gp-amount",H(S))),
M}function y(x,S){let M=d("span","gp-behind"),R=x.drafted.slice(S);M.append(d("span","gp-note",s("never judged")));for(let j of R){let b=ie(j.text,"gp-word"),N=(j.
draft_logprob??null)===null?"":` q ${H(Q(j.draft_logprob))}`,z=d("span","gp-unjudged");z.append(b,d("small","",N)),M.append(z)}return M}function p(x){let S=x&&x.
draft,M=S&&o[S.round.index-(o.length?o[0].round.index:0)]||null;M&&C(M);let R=M?m(M,x):null;i.card&&i.card!==R&&i.card.setAttribute("aria-pressed","false"),i.card&&
i.card.classList.remove("gp-current"),i.row&&i.row!==M&&i.row.item.classList.remove("gp-current-round");let j=i.selected!==e.selected;i={row:M,card:R,selected:e.
selected},j&&!e.selected&&(l=!0),M&&(M.item.classList.add("gp-current-round"),R&&(R.classList.add("gp-current"),R.setAttribute("aria-pressed",String(e.selected===
x)),t.contains(document.activeElement)||_(R)),j&&w(M.item))}function m(x,S){let{rejected:M}=e;if(M&&M.round===x.round)return x.cards[M.place];let R=S.index-x.round.
start;return R<x.round.num_accepted?x.cards[R]:x.cards.at(-1)}function w(x){let[S,M]=[x.offsetTop,x.offsetTop+x.offsetHeight];S<t.scrollTop?t.scrollTop=S:M>t.scrollTop+
t.clientHeight&&(t.scrollTop=Math.min(S,M-t.clientHeight))}function _(x){a&&(a.tabIndex=-1),a=x||null,a&&(a.tabIndex=0)}function E(x){if(!x)return;let{row:S,index:M}=u.
get(x);_(x);let R=n(M),j=S.cards.indexOf(x);R&&x.dataset.draft==="rejected"?e.selectRejected(R,S.round,j):R&&e.selectStep(R),w(S.item),x.focus({preventScroll:!0})}
function $(x,S){let M=o[Math.max(0,Math.min(o.length-1,x))];return C(M),M.cards.at(S)}function f(x,S){let{row:M}=u.get(x),R=M.cards[M.cards.indexOf(x)+S];if(R)return R;
let j=o.indexOf(M)+S;return o[j]?$(j,S>0?0:-1):null}return t.addEventListener("click",x=>{let S=x.target.closest(".gp-draft-card");if(S){E(S);return}let M=x.target.
closest(".gp-round");M&&E(h.get(M).cards[0])}),t.addEventListener("keydown",x=>{x.key==="Escape"&&e.selectStep(null);let S=x.target.closest(".gp-draft-card");if(!S||
x.ctrlKey||x.metaKey||x.altKey)return;let M=o.indexOf(u.get(S).row),R={ArrowRight:()=>f(S,1),ArrowLeft:()=>f(S,-1),ArrowDown:()=>o[M+1]&&$(M+1,0),ArrowUp:()=>o[M-
1]&&$(M-1,0),Home:()=>$(0,0),End:()=>$(o.length-1,0)};R[x.key]&&(x.preventDefault(),E(R[x.key]()))}),t.addEventListener("scroll",()=>{let x=t.scrollTop;t.scrollHeight-
x-t.clientHeight<80?l=!0:x<c&&(l=!1),c=x},{passive:!0}),{show:q,mark:p}}var Qe={narrowest:3,least:16,cell:9,tallest:90,times:84};function sa(t,{canvas:e,column:n,ends:o,onResize:r}){let i={rounds:[],each:1,columns:Qe.least,top:1,drafts:0},
a=0;function l(T){let L=O=>T.reduce((k,y)=>k+O(y),0)/T.length;return{accepted:L(O=>O.num_accepted),judged:L(at),drafted:L(O=>O.drafted.length),draft:L(O=>O.draft_seconds),
verify:L(O=>O.verify_seconds),longest:Math.max(...T.map(O=>O.draft_seconds+O.verify_seconds))}}function c(T){let L=T.map(({draft:y,verify:p})=>y+p).sort((y,p)=>y-
p),O=L.at(-1),k=L[Math.floor((L.length-1)*.9)];return O>2*k&&L.length>4?1.25*k:O}function h(T){a||=e.clientWidth;let L=Math.max(1,Math.ceil(T.length/Math.max(1,
Math.floor(a/Qe.narrowest)))),O=[];for(let w=0;w<T.length;w+=L)O.push(l(T.slice(w,w+L)));let k=Math.max(1,...O.map(({drafted:w})=>w)),y=Math.max(1,Math.min(Qe.cell,
Qe.tallest/k)),p=c(O)||1,m=O.filter(({draft:w,verify:_})=>w+_>p);return i={rounds:T,each:L,columns:Math.max(Qe.least,O.length),top:p,drafts:Math.ceil(k*y)},A(o.
drafts,k>=1.5?B(Math.round(k)):"1"),A(o.times,lt(p)),u(O,y),{each:L,cut:m.length,longest:Math.max(0,...O.map(({longest:w})=>w)),filled:O.length/i.columns}}function u(T,L){
let O=i.drafts+16+Qe.times,k=devicePixelRatio,y=[Math.round(a*k),Math.round(O*k)];if(e.width!==y[0]&&(e.width=y[0]),e.height!==y[1]&&(e.height=y[1]),e.style.height=
`${O}px`,o.drafts.parentNode.style.height=`${i.drafts}px`,o.times.parentNode.style.height=`${Qe.times}px`,!a)return;let p=getComputedStyle(t),m=f=>p.getPropertyValue(
`--gp-${f}`).trim(),w={accepted:m("accepted"),rejected:m("rejected"),muted:m("muted"),verify:m("kept"),draft:m("before"),line:m("line"),surface:m("surface")},_=e.
getContext("2d");_.setTransform(k,0,0,k,0,0),_.clearRect(0,0,a,O);let E=a/i.columns,$=E>6?Math.min(6,E*.2):E>3.5?1:0;_.fillStyle=w.line,_.fillRect(0,i.drafts,a,
1),_.fillRect(0,O-1,a,1),T.forEach((f,x)=>{let S=[x*E+$/2,E-$];i.each===1?g(_,w,f,S,L):q(_,w,f,S,L),W(_,w,f,S,O-1)})}function g(T,L,{accepted:O,judged:k,drafted:y},[
p,m],w){let _=Math.max(1,w-(w>3?1.5:0));for(let E=0;E<y;E++){let $=i.drafts-(E+1)*w;if(E<O)T.fillStyle=L.accepted,T.fillRect(p,$,m,_);else if(E<k)v(T,L.rejected,
p+m/2,$+_/2,Math.min(m,Math.max(_,5),7)/2);else{T.fillStyle=L.muted;let f=Math.min(m,_,2.5);T.fillRect(p+(m-f)/2,$+(_-f)/2,f,f)}}}function v(T,L,O,k,y){T.strokeStyle=
L,T.lineWidth=y>2?2:1,T.beginPath(),T.moveTo(O-y,k-y),T.lineTo(O+y,k+y),T.moveTo(O-y,k+y),T.lineTo(O+y,k-y),T.stroke()}function q(T,L,{accepted:O,drafted:k},[y,
p],m){T.fillStyle=L.accepted,T.fillRect(y,i.drafts-O*m,p,O*m),T.fillStyle=L.muted,T.fillRect(y,i.drafts-k*m,p,1)}function W(T,L,{draft:O,verify:k},[y,p],m){let w=Math.
min(1,i.top/(O+k))/i.top,[_,E]=[O*w*Qe.times,k*w*Qe.times];T.fillStyle=L.verify,T.fillRect(y,m-_-E,p,E),I(T,L.draft,y,m-_,p,_),!(O+k<=i.top)&&(T.fillStyle=L.surface,
T.fillRect(y-1,m-Qe.times+7,p+2,3),T.fillRect(y-1,m-Qe.times+13,p+2,3))}function I(T,L,O,k,y,p){if(!(p<=0)){if(y<5){T.fillStyle=L,T.fillRect(O,k,y,p);return}T.save(),
T.beginPath(),T.rect(O,k,y,p),T.clip(),T.strokeStyle=L,T.lineWidth=1.5,T.beginPath();for(let m=-p;m<y;m+=5)T.moveTo(O+m,k+p),T.lineTo(O+m+p,k);T.rect(O+.75,k+.75,
Math.max(0,y-1.5),Math.max(0,p-1.5)),T.stroke(),T.restore()}}function C(T){let{left:L,width:O}=e.getBoundingClientRect(),k=Math.floor((T.clientX-L)/O*i.columns)*
i.each;return Math.max(0,Math.min(i.rounds.length-1,k))}function P(T){n.hidden=T===null,T!==null&&(ae(n,"left",Math.floor(T/i.each)/i.columns),ae(n,"width",1/i.
columns))}return new ResizeObserver(()=>{e.clientWidth!==a&&(a=e.clientWidth,r())}).observe(e),{draw:h,at:C,mark:P}}function ra(t,e){let n=t.querySelector(".gp-map-plot"),o=t.querySelector(".gp-map-reading"),r=t.querySelector(".gp-map-note"),i=new Te(null,()=>null),a=new wn,l=sa(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:k}),c=oa(t.querySelector(".gp-rounds"),e,y=>i.steps[y]),h=Ji(t),u=[],g=0,v=!1;function q(){let y=e.hideFrom===null?i.steps.length:Math.min(e.hideFrom,i.
steps.length),p=e.rounds.length;for(;p&&e.rounds[p-1].start+ar(e.rounds[p-1])>y;)p-=1;return p===e.rounds.length?e.rounds:e.rounds.slice(0,p)}function W(){let{each:y,
cut:p,longest:m,filled:w}=l.draw(u);ae(t.querySelector(".gp-map-axis"),"width",w),A(r,[y>1?s("Each column is the mean of {each} rounds.",{each:y}):"",p?F(p,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:lt(m)}):""].filter(Boolean).join(" ")),A(
t.querySelector(".gp-map-last"),s("round {number}",{number:B(u.length)}))}function I(y){let p={round:y.index+1,draft:lt(y.draft_seconds),verify:lt(y.verify_seconds),
accepted:y.num_accepted,drafted:y.drafted.length,token:J(y.next_text)};return y.follow==="target"?s("Round {round}: draft {draft}, verify {verify}; nothing draf\
ted, then {token}.",p):y.follow==="bonus"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as bonus.",
p):y.follow==="correction"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as correction.",p):s("Rou\
nd {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept; the text ended inside the draft.",p)}let C=y=>e.selectStep(i.steps[u[y].
start]||null);function P(){let y=e.current();return!y||!y.draft?null:u[y.draft.round.index]===y.draft.round?y.draft.round.index:null}function T(){let y=P();l.mark(
y);let p=y===null?"":I(u[y]);A(o,p),Z(n,{"aria-valuemin":1,"aria-valuemax":u.length,"aria-valuenow":(y??0)+1,"aria-valuetext":p||s("no round yet")})}n.addEventListener(
"pointermove",y=>{let p=l.at(y);p<0||(y.buttons===1?C(p):A(o,I(u[p])))}),n.addEventListener("pointerleave",T),n.addEventListener("click",y=>l.at(y)>=0&&C(l.at(y))),
n.addEventListener("keydown",y=>{let p={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};y.key==="Escape"&&e.selectStep(
null),!(!(y.key in p)||!u.length)&&(y.preventDefault(),C(Math.max(0,Math.min(u.length-1,(P()??u.length-1)+p[y.key]))))});function L(y){let{draft_seconds:p,verify_seconds:m}=y,
w=p+m;for(let[$,f]of[["draft",p],["verify",m]]){let x=t.querySelector(`.gp-time-${$}`);x.style.flexGrow=w?f/w:.5,A(t.querySelector(`.gp-told-${$}`),`${Math.round(
w?100*f/w:0)}% · ${lt(f)}`)}let _=F(y.num_tokens,"{count} token","{count} tokens"),E=y.passes_saved>0?F(y.passes_saved,"{count} pass saved.","{count} passes sa\
ved."):s("No pass saved.");A(t.querySelector(".gp-drafts-short"),`${F(y.num_rounds,"{tokens} in {count} forward pass of the target.","{tokens} in {count} forwar\
d passes of the target.",{tokens:_})} ${E}`)}function O(y){let p=e.lasts[0]||null;if((y.run||y.steps)&&i.follow(p),y.run&&(v=!1),t.hidden=!e.rounds.length,t.hidden)
return;let m=[u[0],g];if(u=q(),g=u.length,y.run||u[0]!==m[0]||g!==m[1]){let w=en(e.started),_=a.read(u);v||=u.some(({drafted:$})=>$.length&&($[0].draft_logprob??
null)!==null);let E=t.querySelector(".gp-drafts-rule");A(E,Qi(w,v)),ne(E,"draft",()=>he(Pt("draft_acceptance_rate",_)),w.samples&&v?{}:{formula:""}),t.querySelector(
".gp-key-q").hidden=!v,L(_),W(),c.show(u,w),h(_,w)}c.mark(e.current()),T()}function k(){t.hidden||(W(),T())}return matchMedia("(prefers-color-scheme: dark)").addEventListener(
"change",k),new MutationObserver(k).observe(document.body,{attributes:!0,attributeFilter:["class"]}),O}function ia(t,e){let n=k=>t.querySelector(".gp-"+k),o=["without","with"],r=()=>e.answered("same"),i=({level:k})=>H(k);function a(k){let[y,p,m,w]=(k.mode==="gree\
dy"?l:g)(k);Z(n("answer"),{"data-verdict":y}),A(n("answer-sign"),p),A(n("answer-words"),m),A(n("answer-more"),w),e.done&&A(n("told"),`${m}. ${w}`),A(n("missing"),
ze(e,k))}function l({checked:k,equal:y,at:p}){if(!k||y===null)return["wait","…",s(e.done?"No answer":"Not known yet"),s("A text without drafts and one with dr\
afts must both have ended.")];if(y){let m=F(k,"Greedy decoding wrote the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote th\
e same token ids with and without drafts in each of {count} pairs of texts.");return["good","✓",s("The same tokens"),m]}return["bad","✗",s("Different from t\
oken {place} on",{place:B(p+1)}),s("Greedy decoding should write the same tokens with drafts. Rounding can tip a near tie between two tokens, because the target\
 checks several tokens in one pass; look at their probabilities there.")]}function c(k,y){let p=0;for(;p<Math.min(k.length,y.length)&&k[p]===y[p];)p+=1;for(;p>0&&
/[\p{L}\p{M}\p{N}]/u.test(k[p-1])&&/[\p{L}\p{M}\p{N}]/u.test((k[p]||"")+(y[p]||""));)p-=1;let m=w=>p+w.slice(p).match(/^\s*\S*/)[0].length;return[p,m(k),m(y)]}function h({
mode:k,texts:y,equal:p,checked:m}){let w=k==="greedy"&&m>0&&y?y:[],_=n("both-texts"),E=JSON.stringify([w,p]);if(X(n("mark-key"),w.length>0&&p===!1&&w[0]!==w[1]),
_.dataset.key===E)return;_.dataset.key=E;let[$,...f]=w.length?c(...w):[];_.replaceChildren(...w.map((x,S)=>{let M=d("div"),R=d("p","",null,{dir:"auto",tabindex:"\
0"});return p||w[0]===w[1]?R.append(x):R.append(x.slice(0,$),d("mark","",x.slice($,f[S])||"∎"),d("span","gp-apart",x.slice(f[S]))),M.append(d("h3","",s(S?"wit\
h drafts":"without drafts")),R),M}))}let u=k=>`p = ${k<.001?k.toPrecision(1):k.toPrecision(2)}`;function g(k){let{p:y,verdict:p,counts:m}=k,[w,_]=[m[0],B(m[1])];
if(!V(y)||p==="wait"){if(e.done)return["wait","…",s("No answer"),F(w,"{count} text without drafts, {assisted} with drafts: too few for a test.","{count} texts\
 without drafts, {assisted} with drafts: too few for a test.",{assisted:_})];let $=F(w,"{count} text without drafts, {assisted} with drafts so far.","{count} te\
xts without drafts, {assisted} with drafts so far.",{assisted:_});return["wait","…",s("Not known yet"),`${$} ${s("The test waits for the last one: to watch p \
as it changes, and to stop when it looks right, would make it worthless.")}`]}let E=F(w,"{count} text without drafts, {assisted} with drafts.","{count} texts wi\
thout drafts, {assisted} with drafts.",{assisted:_});return p==="same"?["good","✓",s("{p}: no difference found",{p:u(y)}),`${E} ${s("A p below {level} would c\
ount as a difference.",{level:i(k)})}`]:["bad","✗",s("{p}: the distributions differ",{p:u(y)}),`${E} ${s("p is below {level}.",{level:i(k)})}`]}function v({p:k,
verdict:y}){if(!V(k))return"";let p=s("If both draw from the same distribution, a difference as large as this one comes up in {share} of shuffles.",{share:H(k)});
return y==="differs"?`${p} ${s("That is so rare that chance is a poor explanation.")}`:y==="same"?`${p} ${s("That is not unusual.")}`:p}function q({counts:k,tokens:y,
verdict:p,level:m}){let[w,_]=k,E=Math.round(100*Math.sqrt(1/w+1/_)),$=F(y,"Only the first token of each text is compared: which token it is, and how surprising \
it is.","Only the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(p==="differs")
return[s("It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it lies."),
s("Where nothing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:H(m)}),$];let f=w===
_?s("With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:B(w),points:E}):s("With {without} \
and {assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:B(w),assisted:B(_),points:E});return[s("\
Not finding a difference does not prove that there is none."),`${f} ${s("Smaller true differences mostly go unnoticed; more texts show more.")}`,$]}function W(){
X(n("of-shuffles"),!!e.charts.shuffles),fe(n("shuffles"),e.charts.shuffles)}function I({surprise:k}){if(!k||!o.every(m=>V(k[m])))return"";let[y,p]=o.map(m=>re(k[m],
e.unit).replace("-","−"));return s("How surprising the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 o\
n average for the target’s own draws.",{without:y,assisted:p})}function C(){let k=d("li"),y=d("table"),p=y.createTHead().insertRow();p.className="gp-hidden";for(let _ of[
s("token"),s("without"),s("with")])p.append(d("th","",_,{scope:"col"}));let m=d("caption"),w=d("span");return ne(w,"sample",()=>"",{meaning:s("How many texts of\
 each side have this token at this place."),formula:""}),m.append(w),y.prepend(m),y.append(d("tbody")),k.append(y),k}function P(){let k=d("tr"),y=d("th","",null,
{scope:"row"});y.append(d("bdi"));let p=d("td","",null,{colspan:2}),m=d("div","gp-counts");for(let w of o)m.append(d("i",`gp-bar-${w}`,null,{"aria-hidden":"true"}),
d("span"));return p.append(m),k.append(y,p),k}function T(k,{position:y,tokens:p},m){let w=k.firstChild;A(w.caption.firstChild,s("token {place}",{place:B(y)}));let _=o.
map((f,x)=>m[x]-p.reduce((S,M)=>S+M[f],0)),E=[...p,..._.some(f=>f>0)?[{rest:!0,without:_[0],with:_[1]}]:[]],$=ee(w.tBodies[0],E.length,P);E.forEach((f,x)=>{let S=f.
rest||f.text===null,M=$[x].cells[0].firstChild;Oe(M,f.rest?s("all others"):S?s("text ended"):f.text,{plain:S}),pe(M,S?"gp-plain":"");let R=$[x].cells[1].firstChild.
children;o.forEach((j,b)=>{let N=Math.max(1,m[b]);ae(R[2*b],"width",Math.min(1,f[j]/N)),A(R[2*b+1],B(f[j]))}),Z($[x].cells[1],{"aria-label":s("{without} without\
, {assisted} with",{without:B(f.without),assisted:B(f.with)})})})}function L(k){if(X(n("of-sampling"),k.mode==="sampling"),k.mode!=="sampling")return;let y=v(k);
X(n("evidence"),V(k.p)),X(n("meaning"),!!y),A(n("meaning"),y),W(),A(n("surprise"),I(k));let p=q(k),m=ee(n("cannot").querySelector("ul"),p.length,()=>d("li"));p.
forEach((_,E)=>A(m[E],_));let w=ee(n("places"),k.positions.length,C);k.positions.forEach((_,E)=>T(w[E],_,k.counts)),X(n("places-title").parentElement,k.positions.
length>0)}function O(){let k=e.found;a(k),h(k),L(k)}return de(t,{measured:()=>{let{p:k,counts:y}=e.found||{};return V(k)?F(y[0],"{count} text without drafts and\
 {assisted} with drafts give {p}.","{count} texts without drafts and {assisted} with drafts give {p}.",{assisted:B(y[1]),p:u(k)}):""}}),k=>{t.hidden=!r(),!t.hidden&&
(k.found||k.status||k.unit)&&O()}}function aa(t,e){let n=p=>t.querySelector(".gp-"+p),o=n("answer"),r={draft:[s("draft"),p=>s("{share} of the time with drafts goes into writing them: all forward\
 passes of the draft model, or the search for text to copy.",{share:p})],verify:[s("verify"),p=>s("{share} of the time with drafts goes into the target model’s \
passes over them.",{share:p})],rest:[s("rest"),p=>s("{share} of the time with drafts goes into all else: comparing, choosing, and what the library does around i\
t.",{share:p})]};function i({verdict:p,speedup:m,pairs:{length:w},fewest:_}){let E=m&&Be(m.median),$=m&&Ct(m),f=m&&F(w,"Median of {count} pair of runs.","Median\
 of {count} pairs of runs.");if(p==="faster")return["good","▲",s(e.running?"{times} faster so far":"{times} faster",{times:E}),f,s("90 % interval: {interval}.",
{interval:$})];if(p==="slower")return["bad","▼",s(e.running?"{times}: slower so far":"{times}: slower",{times:E}),f,s("90 % interval: {interval}.",{interval:$})];
if(p==="even")return["even","≈",s(e.running?"No clear difference so far":"No clear difference"),F(w,"{times} is the median of {count} pair of runs.","{times} \
is the median of {count} pairs of runs.",{times:E}),s("The 90 % interval {interval} includes 1.",{interval:$})];let x=s(e.done?"No answer":"Not known yet");return m?
["wait","…",x,F(w,"{times} is the median of {count} pair of runs: too few to tell, {fewest} are needed.","{times} is the median of {count} pairs of runs: too \
few to tell, {fewest} are needed.",{times:E,fewest:B(_)}),""]:["wait","…",x,s(e.done?"No pair of runs was completed.":"The first counted pair is under way."),
""]}function a(p){let[m,w,_,E,$]=i(p);Z(o,{"data-verdict":m}),A(o.children[0],w),A(o.children[1],_),A(n("answer-more").children[0],E),A(n("answer-more").children[1],
$),e.done&&A(n("told"),`${_}. ${E} ${$}`),A(n("missing"),ze(e,p));let f=ee(n("reasons"),p.reasons.length,()=>d("li"));p.reasons.forEach((x,S)=>A(f[S],s(x))),X(n(
"warning"),p.others),A(n("warning"),p.others?"⚠ "+s(mn):"")}function l({identical:p,pairs:m}){let w=n("badge");if(X(w,!!p&&p.checked>0),w.hidden)return;let{equal:_}=p;
Z(w,{"data-verdict":_?"good":"bad"}),A(w.children[0],_?"✓":"✗"),A(w.children[1],c(p,m.length))}function c({checked:p,equal:m,at:w},_){return m?p>_?F(p,"Same\
 tokens in the warm-up pair","Same tokens in all {count} pairs, the warm-up included"):F(p,"Same tokens in the pair","Same tokens in all {count} pairs"):s("Not \
the same tokens: a text diverges at token {place}",{place:B(w+1)})}function h({pairs:p,draft_share:m,verify_share:w}){let _=p.length>0&&V(m)&&V(w);if(X(n("of-ti\
me"),_),!_)return;let[E,$]=["without","with"].map(R=>mt(p.map(j=>j[R]))),f=Math.max(E,$),x={draft:m,verify:w,rest:Math.max(0,1-m-w)},S=ee(n("time-bars"),2,u);g(
S[0],s("without"),E,f,{plain:1}),g(S[1],s("with"),$,f,x);let M=ee(n("time-keys"),3,()=>{let R=d("span");return R.append(d("i","",null,{"aria-hidden":"true"}),d(
"span","",null,{tabindex:0})),R});Object.entries(x).forEach(([R,j],b)=>{let[N,z]=r[R];Z(M[b].firstChild,{"data-part":R}),ne(M[b].lastChild,"time",()=>"",{meaning:z(
H(j)),unit:"%"}),A(M[b].lastChild,`${N} ${H(j)}`)})}function u(){let p=d("li");return p.append(d("span"),d("span","gp-time-bar",null,{"aria-hidden":"true"}),d("\
span")),p}function g(p,m,w,_,E){let[$,f,x]=p.children;A($,m),A(x,s("{time} per token",{time:Lo(w)}));let S=ee(f,Object.keys(E).length,()=>{let M=d("i");return M.
append(d("b")),M});Object.entries(E).forEach(([M,R],j)=>{Z(S[j],{"data-part":M}),ae(S[j],"width",R*w/_),A(S[j].firstChild,M!=="plain"&&R*w/_>.14?r[M][0]:"")})}let v=({
acceptance:p})=>p?p.judged_acceptance_rate:null;function q(p){let{drafted:m,cost:w,verify:_,break_even:E}=p,$=v(p),f=or(1,m,w,_);if(!V(E))return s("No acceptanc\
e rate would be enough: even if the target kept every drafted token, the formula gives {times}.",{times:Be(f)});if(E<=0)return s("Any acceptance rate is enough \
at these costs.");let x=H(E);if(!V($))return s("The target must keep at least {least} of the tokens that it judges.",{least:x});let S={least:x,rate:H($)};return $>=
E?s("The target must keep at least {least} of the tokens that it judges; here it keeps {rate}.",S):s("The target must keep at least {least} of the tokens that i\
t judges, but here it keeps only {rate}.",S)}function W(p){let m=["drafted","cost","verify"].every(w=>V(p[w]));X(n("of-rates"),m),m&&(fe(n("rates"),e.charts.rates),
A(n("rate-words"),q(p))),O(p)}function I({acceptance:p,drafted:m,cost:w,verify:_}){let E=[];for(let $ of["draft_acceptance_rate","judged_acceptance_rate","mean_\
acceptance_length","passes_saved"]){let f=p?p[$]:null;V(f)&&E.push([$,$.endsWith("rate")?H(f):$.endsWith("length")?f.toFixed(2):B(f)])}return V(m)&&E.push([s("d\
rafted tokens per round"),m.toFixed(2),s("num_draft_tokens / all rounds, those without a draft included: the γ of the formula."),"draft",()=>C(p,m)]),V(w)&&E.push(
[s("cost of drafting one token"),w.toFixed(2),s("Draft time per drafted token / time per token without drafts, both without the reading of the prompt: the c of \
the formula."),"draft-cost",()=>P(w)]),V(_)&&E.push([s("cost of verifying a draft"),_.toFixed(2),s("Time of the target’s pass over a draft / time per token with\
out drafts. The theorem assumes 1; on a processor without spare capacity it is more."),"draft-cost",()=>P(_)]),E}let C=(p,m)=>p?F(p.num_rounds,"{drafted} drafte\
d in {count} round = {value}.","{drafted} drafted in {count} rounds = {value}.",{drafted:B(p.num_draft_tokens),value:m.toFixed(2)}):"";function P(p){let{pairs:m}=e.
found;if(!m.length)return"";let w=mt(m.map(({without:_})=>_));return s("{cost} × {token} per token without drafts = {time}.",{cost:p.toFixed(2),token:Lo(w),time:Lo(
p*w)})}function T(){let p=e.found,{drafted:m,cost:w,verify:_}=p,E=v(p);if(![E,m,w,_].every(V))return"";let $={rate:U(E),drafted:m.toFixed(2),cost:w.toFixed(2),verify:_.
toFixed(2),times:Be(or(E,m,w,_))};return s("α = {rate}, γ = {drafted}, c = {cost} and v = {verify} give {times}.",$)}let L=()=>e.found&&e.found.pairs.length?F(
e.found.pairs.length,"the speed-up of {count} pair: {each}.","the speed-ups of {count} pairs: {each}.",{each:e.found.pairs.map(({speedup:p})=>p.toFixed(2)).sort().
join(", ")}):"";ne(n("of-spread"),"interval",L,{meaning:$o()}),de(t,{expected:T});function O(p){let m=I(p),w=ee(n("figures"),m.length,()=>{let _=d("div"),E=d("d\
t");return E.append(d("span","",null,{tabindex:0})),_.append(E,d("dd")),_});m.forEach(([_,E,$,f,x],S)=>{let[M,R]=w[S].children;A(M.firstChild,_),f?ne(M.firstChild,
f,x,{meaning:$,...f==="draft"&&{formula:""}}):lr(M.firstChild,_,E,p.acceptance),A(R,E)})}function k(){let p=e.found;a(p),l(p),X(n("of-pairs"),p.pairs.length>0),
fe(n("pairs"),e.charts.pairs),h(p),W(p)}let y=()=>e.answered("speed");return p=>{t.hidden=!y(),!t.hidden&&(p.found||p.status)&&k()}}var pr=40,la=14;function Ih(t){let e=Array.from({length:t},(n,o)=>o);return t<=pr?e:[...e.slice(0,la),null,...e.slice(la+t-pr+1)]}var Rh=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function ca(t,{text:e,side:n,goesOn:o,caption:r}){let[i,a]=Rh(n,t.length,e),l=d("table","gp-strip");l.append(d("caption","gp-hidden",r));let c=l.appendChild(
d("tbody")),h=t.some(([,,,q])=>q!==null),u=t.filter(([,,q])=>!q).length,g=[null,{meaning:s("1 where the model reads the token, 0 where the mask hides it.")},{meaning:s(
"The place that the model gives each token; those that the mask hides have none of their own.")}],v=[s("token"),s("mask"),...h?[s("position")]:[]].map((q,W)=>{let I=c.
appendChild(d("tr")),C=d("th","",null,{scope:"row"}),P=d("span","",q);return W&&ne(P,"padding",()=>F(t.length,"{hidden} of {count} token hidden.","{hidden} of {\
count} tokens hidden.",{hidden:u}),g[W]),C.append(P),I.append(C),I});for(let q of Ih(t.length)){if(q===null){let O=t.length-pr+1;v.forEach((k,y)=>k.append(d("td",
"gp-mark",y?"…":F(O,"… {count} token …","… {count} tokens …"))));continue}let[,W,I,C]=t[q],P=q>=i&&q<a,T=o&&q===t.length-1,L=d("td",`gp-cell${P?" gp-p\
adding":""}${T?" gp-last":""}`);L.append(ie(W)),P&&L.append(d("span","gp-hidden",` ${s("(padding)")}`)),T&&L.append(d("span","gp-hidden",` ${s("(the next token \
is predicted from here)")}`)),[L,d("td",I?"":"gp-ignored",I),d("td","",C)].slice(0,v.length).forEach((O,k)=>v[k].append(O))}return l}function da(t,e,n){t.replaceChildren();
let[o,r]=[d("span"),d("span","gp-parted")];e.forEach(([,i,a],l)=>{let c=n!==null&&l>=n?r:o;a===null?c.append(ie(i,"gp-end")):hn(c,a,{running:!0})}),t.append(...[
o,r].filter(i=>i.childNodes.length)),t.childNodes.length||t.append(d("span","gp-mark",s("(nothing)")))}function jh(t,e,n){let o=(e-t)/Math.max(1,n)||1,r=10**Math.floor(Math.log10(o)),i=r*[1,2,2.5,5,10].find(l=>l*r>=o*.8),a=[];for(let l=Math.floor(t/i+1e-9);l<=Math.
ceil(e/i-1e-9);l++)a.push(Number((l*i).toPrecision(12)));return a}var bn=(t,e,n)=>jh(t,e,n).filter(o=>o>=t&&o<=e);function Ao(t,{height:e,x:n,y:o,left:r=46,right:i=18,top:a=14,bottom:l=38}){let c=t.querySelector("svg");c||t.append(c=se("svg","gp-drawing"));let h=Math.max(240,
t.clientWidth),u=(g,[v,q])=>(g-v)/(q-v||1);return{width:h,height:e,left:r,right:i,top:a,bottom:l,inner:h-r-i,x:g=>r+u(g,n)*(h-r-i),y:g=>e-l-u(g,o)*(e-a-l),draw(g,v){
Kn(c,{class:"gp-drawing",role:"group","aria-label":g,viewBox:`0 0 ${h} ${e}`,style:`height: ${e}px`}),Vs(c,v.map((q,W)=>["g","",W?{}:{"aria-hidden":"true"},q]))}}}
function Co(t,{xTicks:e,yTicks:n,xTitle:o,yTitle:r}){let i=g=>Array.isArray(g)?g:[g,String(g)],[a,l]=[t.height-t.bottom,t.width-t.right],c=n.map(i).flatMap(([g,
v])=>[rt("gp-guide",t.left,t.y(g),l,t.y(g)),Zt("",t.left-7,t.y(g)+4,v,"end")]),h=e.map(i).flatMap(([g,v])=>[rt("gp-guide",t.x(g),a,t.x(g),a+4),Zt("",t.x(g),a+17,
v)]),u=[Zt("gp-axis",(t.left+l)/2,t.height-4,o)];return r&&u.push(Zt("gp-axis",2,t.top-16,r,"start")),[...c,...h,...u]}var Bh=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,et=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;ha(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),o=e.map((l,c)=>c).filter(
l=>n[l]&&zh(e[l])),r=[],i=0;e[0].previousSibling||(this.head=i=o.shift()??0);for(let l of o)l-i<t.BLOCK||(r.push(this.wrap(e.slice(i,l))),i=l,this.loose=e.length-
l,this.tried=0);let a=r.map(l=>l.getBoundingClientRect().height);r.forEach((l,c)=>{l.style.containIntrinsicHeight=`${a[c]}px`,l.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",o=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(r=>{let i=r.textContent,
a=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let l=a?!i.startsWith(" "):!(n||Bh.test(o));return o+=i,l})}wrap(e){let n=d("span","gp-rows");e[0].before(n,d("wbr")),n.append(...e);let o=e[0].firstChild;
if(o.nodeType===Node.TEXT_NODE&&o.data===" "){let r=d("span","gp-gap");o.replaceWith(r),r.append(o)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(ha(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function zh(t){let e=t.previousElementSibling,n=e&&pa(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[o,r]=[t.querySelector(".gp-ink").getClientRects()[0],pa(n.getClientRects())];return!!(o&&r)&&ua(o)>ua(r)+10}function Ve(t,e,n){let o=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],r=o(t[e]),i=null,a=1/0;for(let l=e+n;l>=0&&l<t.length;l+=n){let c=o(t[l]),h=c?(c.top-r.top)*n:0;if(h<r.height/2)
continue;let u=h*1e3+Math.abs(c.left-r.left);if(u>=a+1e3*r.height)break;u<a&&([i,a]=[t[l],u])}return i}var ha=t=>!!t&&t.tagName==="WBR",pa=t=>t[t.length-1],ua=({
top:t,bottom:e})=>(t+e)/2;function kn(t,e,n,o){let i=d("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),a=d("div","gp-card-head"),l=d("dl","gp-card-facts"),c=d("ol","gp-card\
-rivals"),h=d("div","gp-card-key");h.append(d("i","gp-card-after"),`${s("after the processors")} `,d("i","gp-card-before"),s("before them")),i.append(a,l,c,h),i.
hidden=!0,t.append(i);let u=null,g=null,v=null;function q(w,_){l.append(d("dt","",w),d("dd","",_))}function W(){let{id:w,text:_,where:E,step:$,why:f}=o(u);if(a.
replaceChildren(ie(_,"gp-card-word"),d("span","",w<0?E:s("{where}, id {id}",{where:E,id:w}))),l.replaceChildren(),c.hidden=h.hidden=!$,f&&l.append(d("dd","gp-ca\
rd-why",f)),!$)return;I($);let x=C($),S=Math.max(...x.flatMap(({after:M,before:R})=>[M,R]),1e-9);c.replaceChildren(...x.map(M=>P(M,S))),h.hidden=!$.distribution.
stages.length}function I(w){let{chosen:_,distribution:E}=w,{probability:$,rawProbability:f,surprisal:x}=Me(w);je(w)?q(s("Probability, as the server told it"),H(
f)):E.stages.length||_.logprob!==_.raw_logprob?(q(s("Probability after the processors"),_.logprob===null?qt(_):H($)),q(s("before the processors"),H(f))):q(s("Pr\
obability (no processor ran)"),H(f));let S=[_.rank&&s("{rank} after",{rank:B(_.rank)}),_.raw_rank&&s("{rank} before",{rank:B(_.raw_rank)})].filter(Boolean);if(S.
length){let M=_.rank===_.raw_rank;q(je(w)?s("Rank"):s("Rank of {count}",{count:B(E.vocab)}),M?B(_.rank):S.join(", "))}q(s("Surprisal"),re(x,n.unit))}function C({
chosen:w,distribution:_}){let E=_.candidates.map(f=>({candidate:f,after:Q(f.logprob),before:Q(f.raw_logprob),isChosen:f.token_id===w.token_id}));E.sort((f,x)=>Math.
max(x.after,x.before)-Math.max(f.after,f.before));let $=E.slice(0,5);return $.some(({isChosen:f})=>f)||$.push({candidate:w,after:Q(w.logprob),before:Q(w.raw_logprob),
isChosen:!0}),$}function P({candidate:w,after:_,before:E,isChosen:$},f){let x=w.logprob===null&&!n.isFromElsewhere,S=d("li",($?"gp-card-chosen":"")+(x?" gp-card\
-removed":"")),M=d("span","gp-card-tracks");for(let[R,j]of[["after",_],["before",E]]){let b=d("i","gp-card-"+R);b.style.width=`${j/f*100}%`,M.append(b)}return x&&
M.firstChild.replaceWith(d("small","",qt(w))),S.append(d("span","gp-card-sign",$?"▶":x?"✕":""),ie(w.text,"gp-card-word"),M,d("span","gp-card-value",H(x?E:_))),
S}function T(){let w=(u.querySelector(".gp-ink")||u).getClientRects()[0],_=e.getBoundingClientRect();if(!w||w.bottom<_.top||w.top>_.bottom){O();return}let[E,$]=[
i.offsetWidth,i.offsetHeight],{clientWidth:f,clientHeight:x}=document.documentElement,S=w.bottom+9,M=S+$+8<=x?S:w.top-$-9;i.style.left=`${Math.max(8,Math.min(w.
left,f-E-8))}px`,i.style.top=`${Math.max(8,Math.min(M,x-$-8))}px`}function L(w,_=null){o(w)&&(u=w,g=_,v=null,W(),i.hidden&&(i.hidden=!1,i.showPopover&&i.showPopover(),
document.addEventListener("keydown",k,!0),document.addEventListener("scroll",p,{capture:!0,passive:!0})),T())}function O(){u&&(u=null,i.hidden=!0,i.hidePopover&&
i.isConnected&&i.hidePopover(),document.removeEventListener("keydown",k,!0),document.removeEventListener("scroll",p,{capture:!0}))}function k({key:w}){w==="Esca\
pe"&&y()}function y(){v=u,O()}function p(){let w=g&&document.elementFromPoint(g.clientX,g.clientY);!u.isConnected||g&&!u.contains(w)?O():T()}e.addEventListener(
"pointermove",w=>{if(w.pointerType==="touch")return;let _=w.target.closest('[role="button"]');!_||!o(_)?g&&O():_!==u&&_!==v&&L(_,w)}),e.addEventListener("pointe\
rleave",()=>{v=null,g&&O()}),e.addEventListener("focusin",({target:w})=>w.matches(":focus-visible")&&L(w)),e.addEventListener("focusout",({target:w})=>w===u&&!g&&
O());function m(w){u&&(u.isConnected?w&&(W(),T()):O())}return{show:L,hide:O,dismiss:y,refresh:m}}var qt=({removed_by:t})=>s("removed by {processor}",{processor:t?
Ke(t)[0]:s("a processor")});function Ge(t,e){if(e.piece===null){let n=d("bdi","gp-ink gp-special");We(n,e.text),t.append(n)}else pn(e)?t.append(e.piece,d("span","gp-ink gp-byte","",{"data-\
bytes":ko(e.text)||"·"})):bo(t,e.piece)}function Wt(t,e,n,o){let r=o&&pn(o)?t.tokens.at(-1).parentNode:null;if(r&&n.piece!==null)r.append(e);else if(pn(n)){let i=d(
"span","gp-bytes");i.append(e),t.rows.append(i)}else t.rows.append(e);t.tokens.push(e)}function yt(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),o=n.closest(
".gp-bytes");o&&o.childNodes.length>1?n.remove():t.rows.removeLast()}}function Po(t,e){let{probability:n,rawProbability:o,rank:r,surprisal:i}=Me(t);if(je(t))return Fh(
t,e);let a=[t.chosen.logprob===null?qt(t.chosen):s("probability {share}",{share:H(n)})];return H(o)!==H(n)&&a.push(s("{share} before the processors",{share:H(o)})),
r!==null&&a.push(s("rank {rank} of {count}",{rank:B(r),count:B(t.distribution.vocab)})),[...a,s("surprisal {amount}",{amount:re(i,e)})]}function Fh(t,e){let{rawProbability:n,
rank:o,surprisal:r}=Me(t);return[s("probability {share}",{share:H(n)}),...o===null?[]:[s("rank {rank}",{rank:B(o)})],s("surprisal {amount}",{amount:re(r,e)})]}var Nt=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function tt(t){if(t<0)return 1-tt(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let r=t;for(let i=120;i>
0;i--)r=t+i/r;return e/r}let[n,o]=[0,t];for(let r=1;o>1e-18;r+=2)n+=o,o*=t*t/(r+2);return .5-e*n}var qo=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function De(t){if(t>=
1e-4)return H(t);if(t<1e-300)return s("less than {p}",{p:"10⁻³⁰⁰"});let[e,n]=t.toExponential(1).split("e-");return`${e} × 10⁻${[...n].map(o=>"⁰¹²³⁴⁵⁶⁷\
⁸⁹"[o]).join("")}`}function yn(t){let e=tt(t);if(e>.1)return s("{share} of texts without this watermark pass it.",{share:H(e)});let n=1/e;return n>=1e9?s("A\
 share of {p} of texts without this watermark passes it.",{p:De(e)}):s("One in {odds} texts without this watermark passes it.",{odds:B(Number(n.toPrecision(n<1e4?
3:2)))})}var Hh=({green:t})=>t==null?"none":t?"green":"red",Dh=t=>Math.round(Math.max(0,Math.min(1,(t-.2)/.6))*10);function Kh(t,e,n){let o=d("span","gp-token",
null,{tabindex:"-1",role:"img"});if(Ge(o,t),fa(o,e),n===void 0)return o;let r=typeof n=="function"?n:()=>n;return o.setAttribute("aria-label",r()),xe(o,r),o}function fa(t,{
green:e=null,g:n=null,counted:o=!0}){let r=t.querySelector(".gp-ink");if(n===null)t.dataset.list=Hh({green:e});else{let i=Dh(n);t.dataset.list="g",r.style.backgroundColor=
`var(--gp-prob-${i})`,r.style.backgroundSize=`2px ${i*10}%`}o||(t.dataset.counted="no")}var He=class{constructor(e,{press:n=null}={}){this.body=e,this.press=n,this.
items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,e.classList.add("gp-marked"),this.rows=new et(e),e.addEventListener("keydown",o=>this.keyed(o)),
e.addEventListener("click",o=>this.pressed(o.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){this.cut(Math.min(n,this.
tokens.length));for(let o=this.tokens.length;o<e.length;o++){let{token:r,mark:i,words:a}=e[o],l=Kh(r,i,a);this.press&&l.setAttribute("role","button"),Wt(this,l,
r,o?this.items[o-1].token:null),this.items.push(e[o])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){yt(this,e),this.items.
length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){let n=this.tokens.indexOf(
e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||e.ctrlKey||e.metaKey||e.
altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>Ve(this.tokens,n,1),ArrowUp:()=>Ve(this.tokens,n,-1),Home:()=>this.
tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[e.key];if(!o)return;e.preventDefault();let r=o();r&&(this.reach(r),r.focus(
{preventScroll:!0}),r.scrollIntoView({block:"nearest"}),r===this.tokens[n]&&this.pressed(r))}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=
e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function ct(t,e,{unscored:n=!1,repeated:o=!1,faint:r=s("fai\
nt: seen before, not counted")}={}){let i=[e,n,o,r].join();if(t.dataset.legend===i)return;t.dataset.legend=i,t.classList.add("gp-marked","gp-mark-legend");let a=(c,h,u)=>{
let g=d("span"),v=d("span","",null,{"aria-hidden":"true"});return v.append(d("span","gp-ink",h)),fa(v,c),g.append(v,u),g},l=e==="synthid"?[a({g:.2},"g",s("mean \
g-value 0.2 or less")),a({g:.5},"g",s("0.5, as by chance")),a({g:.8},"g",s("0.8 or more"))]:[a({green:!0},"◆",s("green: on the green list")),a({green:!1},"◇",
s("red: not on the green list"))];n&&l.push(a({},"abc",s("not scored"))),o&&l.push(a(e==="synthid"?{g:.5,counted:!1}:{green:!0,counted:!1},"abc",r)),t.replaceChildren(
...l)}var Gh=400,Uh=12;function xn(t,{curves:e,threshold:n,needed:o=null,label:r=s("z over the number of tokens"),title:i=s("tokens scored"),yTitle:a="z",from:l=40,
height:c=260}){let h=e.filter(({points:O})=>O.length),u=h.flatMap(({points:O})=>O),g=Math.max(l,...u.map(([O])=>O)),v=o&&o.at<=2*g?Math.max(g,o.at*1.05):g,q=u.map(
([,O])=>O),W=Math.min(-.5,...q)*1.08,I=Math.max(n*1.15,1,...q)*1.06,C=Ao(t,{height:c,x:[0,v],y:[W,I],left:40,top:24}),P=C.width-C.right,T=[...Co(C,{xTicks:bn(0,
v,C.inner/90),yTicks:bn(W,I,5),xTitle:i,yTitle:a}),rt("gp-unity",C.left,C.y(0),P,C.y(0)),rt("gp-z-threshold",C.left,C.y(n),P,C.y(n)),...h.map(({look:O,points:k})=>vo(
`gp-z-${O}`,Jh(k,Gh).map(([y,p])=>[C.x(y),C.y(p)]))),...h.map(({look:O,points:k})=>Yh(C,O,k.at(-1))),Vh(C,h,n)],L=Xh(C,h);if(o&&o.at<=v){let[O,k]=[C.x(o.at),C.y(
n)];L.push(Js("",o.words,[["path","gp-z-needed",{d:`M${ye(O)} ${ye(k)}l-6 11h12Z`},[]]]))}C.draw(r,[T,L])}function Vh(t,[e],n){let o=([,a])=>Math.abs(a-n),{points:r}=e||
{points:[]},i=r.length>0&&o(r.at(-1))>o(r[Math.floor(r.length/8)]);return Zt("gp-halo gp-strong",i?t.width-t.right:t.left+5,t.y(n)-6,s("threshold {value}",{value:Number(
n.toFixed(2))}),i?"end":"start")}function Jh(t,e){let n=Math.ceil(t.length/e);return t.filter((o,r)=>r%n===0||r===t.length-1)}var Yh=(t,e,[n,o])=>e==="measured"?
["circle","gp-measured",{cx:ye(t.x(n)),cy:ye(t.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,{d:Pi(t.x(n),t.y(o),4.5)},[]];function Xh(t,e){let n=Math.max(0,...e.
map(({points:r})=>r.at(-1)[0])),o=Math.min(Uh,n);return Array.from({length:o},(r,i)=>{let[a,l]=[n*i/o,n*(i+1)/o],c=e.map(({name:u,points:g})=>{let v=g.findLast(
([q])=>q<=l);return v&&v[0]>a?`${u} ${v[1].toFixed(2)}`:""}).filter(Boolean);if(!c.length)return null;let h={x:ye(t.x(a)),y:t.top,width:ye(t.x(l)-t.x(a)),height:ye(
t.height-t.bottom-t.top)};return Js("gp-z-place",F(Math.floor(l),"After {count} token: {values}","After {count} tokens: {values}",{values:c.join(", ")}),[["rect",
"gp-catch",h,[]]])}).filter(Boolean)}function vn(t,e){let n=ee(t,e.length,()=>{let o=d("span"),r=se("svg");return Z(r,{width:26,height:8,"aria-hidden":"true"}),
r.append(se("path")),Z(r.firstElementChild,{d:"M1 4H25"}),o.append(r,d("span")),o});e.forEach(({name:o,look:r,tip:i},a)=>{let[l,c]=n[a].children;Z(l.firstChild,
{class:`gp-z-${r}`}),A(c,o),i&&ne(c,"z-score",()=>"",{meaning:i,formula:""})})}function Xn({name:t,masked:e}){return t==="alone"?s("Alone"):t==="left"?e?s("Padded on the left"):s("Padded on the left, without a mask"):e?s("Padded on the rig\
ht"):s("Padded on the right, without a mask")}function Yn(t,e){if(!V(t))return s("infinite");let n=Se(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${s(e)}`;let r=o<1e-4?
De(o):o.toFixed(o<.01?4:3);return`${n<0?"−":""}${r} ${s(e)}`}function ma(t,e,n){let{prompts:o,sampled:r,ways:[i]}=t,a=o.length,l=e.answers.map(({kl:q})=>V(q)?
q:1/0),c=e.answers.filter(({read:q},W)=>q.length>i.answers[W].read.length).length,h=[s("Divergence of the first new token from that of the prompt alone: at most\
 {distance}.",{distance:Yn(Math.max(...l),n)})];c||h.push(s("No prompt is shorter than another, so nothing was padded.")),e.guessed?h.push(s("generate has found\
 the padding by itself, because no text ends with this pad token.")):!e.masked&&c&&h.push(s("The model has read the padding as text."));let u=e.answers.filter(({
same:q})=>!q).length,[g,v]=r?["even","○"]:u?["bad","✗"]:["good","✓"];return[g,v,Zh(g,Xn(e),u,a),h.join(" ")]}function Zh(t,e,n,o){return t==="even"?s("{wa\
y}: the texts are drawn anew, so they are not compared.",{way:e}):t==="good"?F(o,"{way}: the prompt gives the same text as alone.","{way}: each of the {count} p\
rompts gives the same text as alone.",{way:e}):o===1?s("{way}: the prompt gives a different text than alone.",{way:e}):F(n,"{way}: {count} of {all} prompts give\
s a different text than alone.","{way}: {count} of {all} prompts give a different text than alone.",{way:e,all:o})}function ur({sampled:t},{name:e},{same:n}){return e===
"alone"?["even","",""]:t?["even","○",s("drawn anew")]:n?["good","✓",s("the same as alone")]:["bad","✗",s("a different text than alone")]}function Qh({parts_at:t,
new:e},n){if(t===null)return"";let o=r=>r[t]?J(r[t][1]):s("the end");return s("diverges at new token {number}: {own}, alone {alone}",{number:t+1,own:o(e),alone:o(
n.new)})}var ep=(t,e)=>t.first.flatMap(([n,o])=>{let r=e.first.find(([i])=>i===n);return r?[{text:n,p:Q(o),q:Q(r[1])}]:[]});function tp(t,e,n){let o=$t(ep(e,t),
n,Yn(t.kl,n));return o&&he(o)}function np(t,e,n){let[,o]=e.new[0],[r,i]=[e,t].map(({first:a})=>a.find(([l])=>l===o));return!r||!i||!V(t.change)?"":s("from {befo\
re} alone to {after}: a change of {change}.",{before:H(Q(r[1])),after:H(Q(i[1])),change:Yn(t.change,n)})}function ga(t,e,n,o,r){let i=n.first.slice(0,3).map(([v,
q])=>`${J(v)} ${H(Q(q))}`),[[a,l]]=n.first,c=s("{token}: e^({logprob}) = {percent}.",{token:J(a),logprob:U(l),percent:H(Q(l))}),h=[s("first: {tokens}",{tokens:i.
join(", ")}),s("The likeliest first new tokens, with their probabilities before the logits processors."),"probability",c];if(e.name==="alone")return[h];let[,u]=o.
new[0],g=t.sampled?"":Qh(n,o);return[...g?[[g,s("The first token that differs. What comes after it continues a different text."),"greedy"]]:[],[s("KL {distance}",
{distance:Yn(n.kl,r)}),s("Kullback-Leibler divergence between the distributions of the first new token, alone ‖ this way, before the logits processors. 0 where \
they are the same."),"kl",tp(n,o,r)],[s("log p of {token} {change}",{token:J(u),change:`${V(n.change)&&n.change>0?"+":""}${Yn(n.change,r)}`}),s("The change in t\
he log-probability of the token that the prompt alone chose first."),"logprob",np(n,o,r),r],h]}function wa({model:t,mode:e,prompts:n,width:o,pad:r,borrowed:i,dtype:a,
seed:l,sampled:c,ways:[h]}){let u=c?s("{mode}, seed {seed}",{mode:Xt(e),seed:l}):Xt(e),g=h.answers.some(({read:v})=>v.length<o);return`${t}, ${a}; ${u}; ${g?op(
n.length,o,r[1],i):F(n.length,"{count} prompt of {width} tokens","{count} prompts of {width} tokens",{width:o})}`}var op=(t,e,n,o)=>o?F(t,"{count} prompt, padde\
d to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {width} tokens with {pad}, the end-of-text token",{width:e,pad:n}):F(t,"{coun\
t} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tokens with {pad}",{width:e,pad:n});function ba(t,e){let n=u=>t.querySelector(".gp-"+u);function i(u){let g=u.ways.slice(1).map(v=>ma(u,v,e.unit));n("batch-verdicts").replaceChildren(...g.map(([v,
q,W,I])=>{let C=d("li","",null,{"data-verdict":v}),P=d("span","",W);return P.append(d("small","",I)),C.append(d("span","gp-sign",q,{"aria-hidden":"true"}),P),C})),
A(n("told"),g.map(([,,v])=>v).join(" "))}function a(u,g){let v=d("details","gp-one-prompt"),q=d("summary","",`${s("Prompt {number}:",{number:g+1})} `),W=[...u.prompts[g]],
I=d("bdi","gp-prompt-text",W.slice(0,200).join("")+(W.length>200?"…":"")),C=u.ways.slice(1).map(T=>`${ur(u,T,T.answers[g])[1]} ${Xn(T)}`);q.append(I,d("span",
"gp-way-signs",` ${C.join(" · ")}`)),v.append(q);let P=()=>{v.open&&v.childElementCount===1&&v.append(...u.ways.map(T=>l(u,T,g)))};return v.addEventListener("t\
oggle",P),v.open=g<6,P(),v}function l(u,g,v){let[q,W]=[u.ways[0].answers[v],g.answers[v]],[I,C,P]=ur(u,g,W),T=d("div","gp-way",null,{"data-verdict":I}),L=d("h3",
"gp-way-name");L.append(d("span","gp-sign",C,{"aria-hidden":"true"}),Xn(g),d("small","",P));let O=s("Prompt {number} as the model reads it: {way}",{number:v+1,way:Xn(
g)}),k=c(u,g,W,q,O),y=d("p","gp-gave"),p=d("span","gp-new");da(p,W.new,u.sampled?null:W.parts_at),y.append(d("span","gp-gave-words",`${s("Output:")} `),p);let m=d(
"p","gp-measures");for(let[_,E,$,f="",x=void 0]of ga(u,g,W,q,e.unit)){let S=d("span","",_);ne(S,$,()=>f,{meaning:E,...x&&{unit:x}}),m.append(S)}let w=d("div","g\
p-way-body");return w.append(k,y,m),T.append(L,w),T}function c({is_encoder_decoder:u},{name:g},{read:v},q,W){if(g!=="alone"&&JSON.stringify(v)===JSON.stringify(
q.read))return d("p","gp-note",s("As long as the longest prompt: there is no padding, and the row is that of the prompt alone."));let I=d("div","gp-scroll",null,
{tabindex:0,role:"region","aria-label":W});return I.append(ca(v,{text:q.read.length,side:g,goesOn:!u,caption:W})),I}function h(u){A(n("about"),wa(u)),i(u),X(n("\
of-decoder"),!u.is_encoder_decoder),n("batch-prompts").replaceChildren(...u.prompts.map((g,v)=>a(u,v)))}return u=>{t.hidden=!e.found,!t.hidden&&(u.found||u.unit)&&
h(e.found)}}var _n=.001,ka=2e-5,sp=-1e9,nn=-1e8,Je=(t,e=-1e30)=>t==null||t<e;function Sn(t,e,n){return Je(t,n)||Je(e,n)?Je(t,n)&&Je(e,n)?0:1/0:Math.abs(t-e)}function Zn(t,e,n){
return Sn(t,e===null?null:e*n,nn)/Math.max(1,n)}var tn=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=_n||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function ya(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new tn,given:new tn,
final:new tn,pool:new tn,output:new tn},o=e.length_penalty??1;for(let r of t.prompts){if(!r)continue;let i=Math.max(...r.distributions.map(a=>a.length));rp(r,Math.
max(1,Math.floor(i/(e.num_beam_groups||1))),o,n)}return t.finished.sequences.forEach((r,i)=>ip(t.returned[i].last,r,i,o,n.output)),n}function rp(t,e,n,o){let r=null,
i=new Map,a=(l,c)=>c.score-l.score;t.steps.forEach((l,c)=>{if(l.some(({given:g})=>g)){for(let g of l)o.given.see(Sn(g.beam.score,0),()=>({node:g}));return}r??=new Map(
l.filter(({beam:g})=>g.parent%e===0).map(({beam:g})=>[g.parent,0]));for(let g of l){let{beam:v}=g,q=r.get(v.parent)??sp;if(o.sum.see(Sn(q+(v.logprob??-1/0),v.score,
nn),()=>({node:g,parent:q})),v.final_score===null||v.final_score===void 0)continue;let W=g.length**n;o.final.see(Zn(v.score,v.final_score,W),()=>({node:g,power:W}));
let I=v.group??null;i.set(I,[...i.get(I)||[],{score:v.final_score,power:W}].sort(a).slice(0,e))}let h=[...i.values()].flat().filter(({score:g})=>!Je(g)).sort(a),
u=t.pools[c].filter(g=>!Je(g));for(let g=0;g<Math.max(h.length,u.length);g++){let v=h[g]??null,q=v&&g<u.length?Zn(v.score*v.power,u[g],v.power):1/0;o.pool.see(q,
()=>({step:c,place:g,expected:v&&v.score,told:u[g]??null}))}r=new Map(l.filter(({beam:g})=>g.status==="running").map(({beam:g})=>[g.beam,g.score]))})}function ip(t,e,n,o,r){
let i=be(t),a=i.filter(({given:h})=>!h);if(e.score===null||!a.length)return;let l=a.length**o,c=i.every(({beam:h,given:u},g)=>u||h.parent===(e.beams||[])[g]);r.
see(c?Zn(t.beam.score,e.score,l):1/0,()=>({number:n,node:t,power:l,told:e.score}))}var we={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},xa=new Set(["running"]),It=new Set(["finished"]);function va(t,e){let n=Math.
min(e.upTo,t.steps.length-1),o=fr(t,n),r=new Map((e.returned||[]).map((g,v)=>[g,v+1])),i=Qn([...o,...r.keys(),...Wo(t,n)]),{kids:a,hidden:l}=ap(t,n,e,i,o),{lanes:c,
counts:h}=hp(t,n,a),u=up(t,n,a,c,e);return fp(t,{last:n,kept:o,outputs:r,alive:i,kids:a,hidden:l,lanes:c,counts:h,columns:u,options:e})}var Wo=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>xa.has(n.status));function fr(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:o})=>It.has(o.status));return n.sort((o,r)=>r.beam.final_score-
o.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function Qn(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function ap(t,e,n,o,r){
let i=new Map,a=new Set([null]),l=new Map,c=new Map,h=u=>(i.has(u)||i.set(u,{on:[],off:[]}),i.get(u));h(null);for(let u=0;u<=e;u++){for(let g of t.steps[u]){let{
before:v}=g,q=n.collapsed.has(v)?v:l.get(v);q!=null?(l.set(g,q),c.set(q,(c.get(q)||0)+1)):xa.has(g.beam.status)?(n.lost||o.has(g))&&(h(v).on.push(g),a.add(g)):(!It.
has(g.beam.status)||n.lost||r.has(g))&&h(v).off.push(g)}t.distributions[u].forEach((g,v)=>{let q=cp(t,u,v);n.candidates&&a.has(q)&&!n.collapsed.has(q)&&dp(t,u,v,
g,h(q),n.candidates)})}for(let u of i.values()){u.on.sort((W,I)=>W.beam.beam-I.beam.beam);let g=u.off.filter(({beam:W})=>It.has(W.status)),v=u.off.filter(({beam:W})=>!It.
has(W.status)),q=(W,I)=>I.beam.score-W.beam.score;u.off=[...g.sort(q),...lp(v.sort(q),n.candidates)]}return{kids:i,hidden:c}}function lp(t,e){let n=new Map;return t.
filter(({beam:{parent:o}})=>(n.set(o,(n.get(o)||0)+1),n.get(o)<=e))}function cp(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:o})=>o.parent===n)))return e?t.byStep[e-
1].get(n):null}function dp(t,e,n,o,r,i){let a=i-r.off.filter(({beam:c})=>c.parent===n&&!It.has(c.status)).length;if(a<=0)return;let l=new Set(t.steps[e].filter(
({beam:c})=>c.parent===n).map(({beam:c})=>c.token_id));for(let c of o.candidates)if(!(c.logprob===null||l.has(c.token_id))&&(r.off.push(Gi(t,e,n,o,c)),a-=1,!a))
return}function hp(t,e,n){let o=new Map,r=new Map;for(let a=0;a<=e;a++){let l=[],c=new Set;for(let h of Wo(t,a)){let u=n.get(h.before);if(!u||!u.on.includes(h))
continue;let g=h.beam.group??0;r.has(g)||r.set(g,[]),u.on.find(({beam:q})=>(q.group??0)===g)===h&&h.before&&o.has(h.before)?(o.set(h,o.get(h.before)),r.get(g)[o.
get(h).number]=a,c.add(h)):l.push(h)}l.sort((h,u)=>h.beam.beam-u.beam.beam);for(let h of l){let u=h.beam.group??0,g=pp(r.get(u),a,h.before&&o.has(h.before)?o.get(
h.before).number:0);r.get(u)[g]=a,o.set(h,{group:u,number:g})}}let i=new Map([...r].sort(([a],[l])=>a-l).map(([a,l])=>[a,Math.max(1,l.length)]));return{lanes:o,
counts:i}}function pp(t,e,n){let o=a=>a.sort((l,c)=>Math.abs(l-n)-Math.abs(c-n)||c-l)[0],i=t.map((a,l)=>l).filter(a=>t[a]<e-1);return i.length?o(i):t.length}function up(t,e,n,o,r){
let i=c=>Wo(t,c-1).every(h=>{if(!o.has(h))return!0;let u=n.get(h);return u&&u.on.length===1&&!u.off.some(({beam:g})=>It.has(g.status))}),a=[],l=r.live?e-2:e;for(let c=0;c<=
e;c++){let h=a.at(-1);r.fold&&h&&c<=l&&i(c)?h.to=c:a.push({from:c,to:c})}return a.flatMap(c=>{let h=c.to-c.from+1;return h>=we.short&&!r.unfolded.has(c.from)?[c]:
Array.from({length:h},(u,g)=>({from:c.from+g,to:c.from+g,...h>=we.short&&g===0?{open:!0}:{}}))})}function fp(t,{last:e,kept:n,outputs:o,alive:r,kids:i,hidden:a,
lanes:l,counts:c,columns:h,options:u}){let g=[],v=we.margin+we.node+we.gap;for(let p of h){p.x=v,p.folded=p.to>p.from,p.width=p.folded?we.fold:we.node,v+=p.width+
we.gap;for(let m=p.from;m<=p.to;m++)g[m]=p}let{tops:q,bands:W,height:I}=mp(i,l,c,g),C=p=>q.get(p.group)[p.number],P={node:null,nodes:[],look:"root",x:we.margin,
y:gp(q),width:we.node,height:we.row-4,hidden:0},T=[P],L=new Map([[null,P]]),O=[];function k(p,m,w){let _=g[p.index],E={node:p,nodes:[p],look:y(p),x:_.x,y:m,width:_.
width,height:w,hidden:a.get(p)||0,place:o.get(p)||null,folded:_.folded,column:_,greedy:u.greedy.has(p)};L.set(p,E),T.push(E);let $=L.get(p.before);return $&&O.push(
{from:$,to:E,look:E.look,share:Math.min(1,Math.exp(p.beam.logprob??-1/0))}),E}function y(p){let{status:m}=p.beam;return m==="finished"?n.has(p)?"kept":"fell":m!==
"running"?m:p.index===e?"tip":r.has(p)?"inner":"lost"}for(let p=0;p<=e;p++){let m=g[p];for(let w of Wo(t,p))if(l.has(w))if(p>m.from){let _=L.get(w.before);_&&(_.
nodes.push(w),_.node=w,_.look=y(w),_.greedy&&=u.greedy.has(w),_.hidden=a.get(w)||0,L.set(w,_))}else k(w,C(l.get(w)),we.row-4).lane=l.get(w)}for(let[p,m]of i){let w=p===
null?null:l.get(p)&&C(l.get(p));if(w===void 0)continue;let _=new Map;for(let E of m.off){let $=g[E.index];if(!$||$.folded&&!It.has(E.beam.status))continue;let f=w??
q.get(E.beam.group??0)[0],x=_.get(f)||0;_.set(f,x+1),k(E,f+we.row+x*we.leaf,we.leaf-2)}}return{entries:T,edges:O,columns:h,bands:W,at:L,last:e,width:v-we.gap+we.
margin,height:I}}function mp(t,e,n,o){let r=new Map;for(let[h,u]of t){let g=new Map;for(let v of u.off){let q=o[v.index];if(!q||q.folded&&!It.has(v.beam.status))
continue;let W=h===null?{group:v.beam.group??0,number:0}:e.get(h);if(!W)continue;let I=`${W.group} ${W.number}`;g.set(I,(g.get(I)||0)+1)}for(let[v,q]of g)r.set(
v,Math.max(r.get(v)||0,q))}let i=new Map,a=[],l=we.margin,c=n.size>1;for(let[h,u]of n){let g=l;c&&(l+=we.band),i.set(h,[]);for(let v=0;v<u;v++)i.get(h).push(l),
l+=we.row+(r.get(`${h} ${v}`)||0)*we.leaf+we.between;c&&a.push({group:h,y:g,height:l-g-4}),c&&(l+=8)}return i.size||i.set(0,[l]),{tops:i,bands:a,height:Math.max(
l,we.margin+we.row)+we.margin-we.between}}var gp=t=>[...t.values()][0][0];var wp=`
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
`,br={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},mr={tall:.55,small:.75},bp=[1,1.8,3,4.5,6.5],kp=[.05,.2,.5,.8],yp={probability:({beam:t})=>H(
Math.min(1,Q(t.logprob))),token:({beam:t})=>U(t.logprob,2),sum:({beam:t})=>U(t.score,2),score:(t,e)=>U(wt(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
On=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=se("style");n.textContent=wp,this.world=se("g"),this.bands=se("g"),this.ruler=se("g"),this.
edges=se("g"),this.blocks=se("g"),this.nodes=se("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=
new Map,this.drawn=new Map}draw(e,n){let o=n.area?a=>a.x+a.width>=n.area[0]&&a.x<=n.area[2]&&a.y+a.height>=n.area[1]&&a.y<=n.area[3]:()=>!0,r=e.entries.filter(o),
i=a=>n.zoom>=(gr(a)?mr.tall:mr.small);return this.drawBands(e),this.drawRuler(n.zoom>=mr.tall?e.columns.filter(({x:a,width:l})=>!n.area||a+l>=n.area[0]&&a<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(r.filter(a=>!i(a)),n),this.drawNodes(r.filter(i),n),r.length}drawBands({bands:e,width:n}){let o=ee(this.bands,e.length,()=>{
let r=se("g");return r.append(se("rect","t-band"),se("text")),r});e.forEach(({group:r,y:i,height:a},l)=>{let[c,h]=o[l].children;Z(c,{x:4,y:i,width:n-8,height:a,
rx:8}),Z(h,{y:i+16}),A(h,s("group {group}",{group:Fe(r)}))})}drawRuler(e){let n=ee(this.ruler,e.length,()=>se("text","t-small"));e.forEach(({from:o,to:r,x:i},a)=>{
Z(n[a],{x:i+8,y:12}),A(n[a],r>o?`${o+1}–${r+1}`:String(o+1))})}nameBandsAt(e){for(let n of this.bands.children)Z(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){
let o=new Map;for(let{from:r,to:i,look:a,share:l}of e.edges){let[c,h]=[r.x+r.width,i.x],[u,g]=[r.y+r.height/2,i.y+i.height/2];if(n.area&&(h<n.area[0]||c>n.area[2]||
Math.max(u,g)<n.area[1]||Math.min(u,g)>n.area[3]))continue;let v=n.path.has(i.node)||i.nodes.some(C=>n.path.has(C)),q=Math.min(40,(h-c)*.6),I=`t-edge t-w${kp.filter(
C=>l>=C).length} ${Op(i,a,v)}${n.dim&&!v?" t-dim":""}`;o.has(I)||o.set(I,[]),o.get(I).push(`M${c},${u}C${c+q},${u} ${h-q},${g} ${h},${g}`)}this.drawPaths(this.edges,
o,(r,i)=>{r.style.strokeWidth=`${bp[Number(i.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,o){for(let[r,i]of this.paths)i.parentNode===e&&!n.has(r)&&(i.remove(),this.
paths.delete(r));for(let[r,i]of n){let a=this.paths.get(r);a||(a=se("path",r),o&&o(a,r),this.paths.set(r,a),r.includes("t-path")?e.append(a):e.prepend(a)),Z(a,{
d:i.join("")})}}drawBlocks(e,n){let o=new Map;for(let r of e){let i=`t-blocks t-${wr(r,n.path)?"path":r.look}${n.dim&&!wr(r,n.path)?" t-dim":""}`;o.has(i)||o.set(
i,[]);let{x:a,y:l,width:c,height:h}=r;o.get(i).push(`M${a},${l+h*.2}h${c}v${h*.6}h${-c}z`)}this.drawPaths(this.blocks,o)}drawNodes(e,n){let o=new Map(this.drawn);
for(let r of e){let i=r.nodes[0]||null,a=this.drawn.get(i);(!a||a.tall!==gr(r))&&(a&&a.group.remove(),a=xp(gr(r)),this.drawn.set(i,a),this.nodes.append(a.group)),
o.delete(i),this.drawNode(a,r,n)}for(let[r,{group:i}]of o)i.remove(),this.drawn.delete(r)}drawNode(e,n,o){let{node:r,x:i,y:a,width:l,height:c,look:h}=n,{group:u,
box:g,word:v,right:q,tall:W}=e,I=r?yp[o.number](r,o.penalty):"";if(Z(u,{class:this.classesOf(n,o),transform:`translate(${i} ${a})`}),Z(g,{width:l,height:c}),Z(q,
{x:l-8}),A(q,I),W)vp(e,n,o);else{let C=`${n.greedy?"G":""}${br[h]} `;A(v,C+No(kr(r),12-C.length-Math.ceil(I.length*.82)))}Sp(e,n)}classesOf(e,n){let{node:o,look:r}=e,
i=wr(e,n.path),a=[`t-${r}`];return o&&(o.beam.group??0)&&["inner","tip"].includes(r)&&a.push(`t-g${o.beam.group%4}`),o&&o.given&&a.push("t-given"),i&&a.push("t-\
path"),n.dim&&!i&&o&&a.push("t-dim"),a.join(" ")}},gr=({height:t})=>t>we.leaf;function xp(t){let e=se("g"),[n,o,r]=[se("rect","t-box"),se("text","t-word"),se("t\
ext","t-small t-right")];e.append(n,o,r),Z(n,{rx:t?7:5}),Z(o,{x:8,y:t?14:13}),Z(r,{y:t?28:13});let i=t?e.appendChild(se("text","t-small")):null;return i&&Z(i,{x:8,
y:28}),{group:e,box:n,word:o,right:r,left:i,tall:t,flag:null}}function vp({word:t,left:e},n,o){let{node:r,nodes:i,look:a}=n,l=br[a]?`${br[a]} `:"";r?A(t,l+(i.length>
1?Tp(i.map(kr).join(""),28):No(kr(r),12-l.length))):A(t,o.root),A(e,r?_p(n,o):""),Z(e,{class:r&&i.length<2&&Tn(r)?"t-small t-switch":"t-small"})}function Sp(t,{
look:e,place:n,hidden:o,width:r,height:i}){let a=n?`★${n}`:o?`+${o}`:"";if(!a&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[se("rect","t-inside"),se("rect","t-\
flag"),se("text","t-flag-text")],t.group.append(...t.flag));let[l,c,h]=t.flag,u=8+7*a.length;Z(l,{x:2.5,y:2.5,width:r-5,height:i-5,rx:3}),Z(c,{x:r-u+4,y:-6,width:a?
u:0,height:14,rx:2}),Z(h,{x:r-u/2+4,y:5}),A(h,a)}var wr=(t,e)=>t.nodes.some(n=>e.has(n)),Tn=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function _p({node:t,nodes:e,greedy:n},o){let r=[n?"G":"",o.goals?o.goals(t):""].filter(Boolean).join(" ");return e.length>1?[F(e.length,"{count} token","{c\
ount} tokens"),r].filter(Boolean).join(" "):t.beam.status!=="running"?r:[t.given?s("given"):Tn(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),
r].filter(Boolean).join(" ")}function Op(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":
`t-g${(t.node.beam.group??0)%4}`}var kr=({beam:t,chosen:e})=>(t.text||e.text||"").replace(dn,n=>Ze[n]||"�")||s("(empty)"),Sa=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function No(t,e){let n=0,o=Array.from(t);for(let[r,i]of o.entries())if(n+=Sa(i),n>e)return o.slice(0,Math.max(1,r-1)).join("")+"…";return t}function Tp(t,e){
let n=Array.from(t),o=Math.floor((e-1)/2);return n.reduce((r,i)=>r+Sa(i),0)<=e?t:No(t,o)+No(n.slice(-o).join(""),o)}var Mp=.001;function Oa(t,e){if(t.given)return[s("A given token weighs nothing in the sum of a beam.")];let n=e.prompts[t.sequence],{beam:o}=t;return[Ep(t,n,e),
eo(t),o.diversity_penalty?s("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:U(o.diversity_penalty)}):"",
Lp(t,n),Cp(t,n,e),Np(t,e)].filter(Boolean)}var Rt=t=>t.beam.group??null,yr=(t,e)=>e.steps[t.index].filter(n=>Rt(n)===Rt(t));function Ep(t,e,n){let{mode:o}=n.started,
r=yr(t,e).length,i=t.index===e.given,a=i?1:e.steps[t.index-1].filter(h=>h.beam.status==="running"&&Rt(h)===Rt(t)).length,l=Rt(t)===null?[]:[s("Only beams of its\
 own group, {group}, compete with it.",{group:Fe(Rt(t))})],c=i?s("All beams held the same text before this step, so one was continued."):F(a,"{count} running be\
am was continued at this step.","{count} running beams were continued at this step.");return[...l,c,$p(t,r,o==="beam_sample")].join(" ")}function $p({rank:t,beam:e},n,o){
if(e.status==="unseen")return o?s("The search drew {considered} continuations; this one was not among them.",{considered:n}):s("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let r={considered:n,rank:t};return o?s("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",r):s("The search considered {considered} continuations; by its sum, this one has rank {rank}.",r)}function eo(t,e=!1){let{beam:n}=t,o=t.
before&&!t.before.given?ue(t.before.beam.score):0,[r,i]=[ue(n.logprob),ue(n.score)];if(o===null||r===null||i===null||i<nn)return e?"":s("It could not be chosen:\
 its log-probability is minus infinity.");let a={before:U(o),own:U(r),after:U(i)};return e?`${a.before} + (${a.own}) = ${a.after}`:s("Sum of log-probabilities (\
nats): {before} before this token, {own} of its own: {before} + ({own}) = {after}.",a)}function Lp(t,e){let n=yr(t,e),o=h=>n.filter(({beam:u})=>u.status===h).length,
[r,i,a,l]=["running","finished","ended","pruned"].map(o),c=[F(r,"{count} has gone on","{count} have gone on"),i&&F(i,"{count} ended a text","{count} ended texts"),
a&&F(a,"{count} ended a text that does not count","{count} ended texts that do not count"),l&&F(l,"{count} was pruned","{count} were pruned")].filter(Boolean);return s(
"Of these {considered}: {parts}.",{considered:n.length,parts:c.join(", ")})}var Ap=t=>t.reduce((e,n)=>e&&e.beam.score>=n.beam.score?e:n,null);function Ta(t){let e=t.
filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score);return e.length?Math.min(...e):null}function Cp(t,e,n){let{beam:o}=t,r=t.index+1;if(o.status===
"unseen")return"";if(o.status==="ended")return s("The text ended here but does not count: it ranked too low or lacks a constraint.");if(o.status==="pruned")return Pp(
t,e);if(o.status==="finished"){let l=xr(t,n);return l.length?s("It ended its text at step {step}: output {numbers}.",{step:r,numbers:l.join(", ")}):e.finished.includes(
t)?s("It ended its text at step {step}, which is kept.",{step:r}):s("It ended its text at step {step}, which was dropped for better ones.",{step:r})}let i=Tn(t)?
[s("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:o.parent+1,number:o.beam+1})]:[],a=o.forced?[s("It was cons\
idered because it advances a constraint.")]:[];return[s("It went on as beam {number}.",{number:o.beam+1}),...i,...a,qp(t,e,n)].join(" ")}function Pp(t,e){let n=Ta(
yr(t,e)),o={step:t.index+1,sum:U(t.beam.score),worst:U(n)};return n===null?s("It was pruned at step {step}.",o):s("It was pruned at step {step}: its sum is {sum\
}, that of the worst beam that went on {worst}.",o)}function qp(t,e,n){let o=xr(t,n);if(o.length)return s("It is part of output {numbers}.",{numbers:o.join(", ")});
let{alive:r,at:i,children:a,ends:l}=Wp(t,e);if(r)return n.finished?s("It was still running when the search stopped at step {step}.",{step:e.steps.length}):s("It\
 is still running.");let c=l.find(v=>e.finished.includes(v));if(c)return s("Its text ended at step {step}, which is kept but not returned.",{step:c.index+1});if(l.
length)return s("Its text ended at step {step}, which was dropped for better ones.",{step:l.at(-1).index+1});let h=Ap(a),u=Ta(e.steps[i].filter(v=>Rt(v)===Rt(t))),
g={step:i+1,sum:U(h&&h.beam.score),worst:U(u)};return!h||u===null?s("It was overtaken at step {step}: none of its continuations went on.",g):s("It was overtaken\
 at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",g)}function Wp(t,e){let n=new Set([t]),o=[];for(let r=t.
index+1;r<e.steps.length;r++){let i=e.steps[r].filter(({before:a})=>n.has(a));if(o.push(...i.filter(({beam:a})=>a.status==="finished")),n=new Set(i.filter(({beam:a})=>a.
status==="running")),!n.size)return{alive:!1,at:r,children:i,ends:o}}return{alive:!0,at:e.steps.length-1,children:[],ends:o}}function xr(t,e){return(e.returned||
[]).flatMap(({last:n},o)=>n&&n.sequence===t.sequence&&be(n)[t.index]===t?[o+1]:[])}function Np(t,e){let n=ue(t.beam.final_score??null);if(n!==null)return _a(t,n,
s("Final score"),e);let[o]=xr(t,e),r=o&&e.returned[o-1];return r&&ue(r.score)!==null?_a(r.last,r.score,s("Final score of output {number}",{number:o}),e):""}function _a(t,e,n,o){
let r=to(t,e,o);return r?s("{name}: sum / length^length_penalty = {words}.",{name:n,words:r}):s("{name}: {score}.",{name:n,score:U(e)})}function to(t,e,n){let o=n.
started.effective.length_penalty??1,r={sum:U(t.beam.score),length:t.length,power:o,score:U(e)},i=Number.isFinite(o)?wt(t,o):NaN;return Math.abs(i-e)<=Mp*Math.max(
1,Math.abs(e))?`${r.sum} / ${r.length}^${r.power} = ${r.score}`:""}function Mn({effective:t,config:e}){let n={...t,...e},o=(n.constraints||[]).map(i=>i.any_of||[i.phrase||[]]),r=(n.force_words_ids||[]).map(i=>Array.isArray(i[0])?
i:[i]);return[...o,...r].map(i=>({alternatives:i,length:Math.max(...i.map(a=>a.length))}))}function Ma(t,e){let n=t.map(r=>e.get(r)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function jt({alternatives:t,length:e},n,o,r){if(n>=e)return!0;let i=t.filter(l=>l.length===n);if(!i.length)return!1;let a=[
...r,...be(o).map(l=>l.chosen.token_id)].join(" ")+" ";return i.some(l=>` ${a}`.includes(` ${l.join(" ")} `))}var Ip={running:["●",({beam:t})=>s("beam {number}",{number:t+1})],finished:["■",()=>s("ended")],ended:["□",()=>s("ended, not counted")],pruned:["✕",()=>s(
"pruned")]};function Ea(t,e){let r=t.querySelector(".gp-beam-table"),i=t.querySelector(".gp-where"),a=t.querySelector(".gp-more"),l={lost:4,progress:7},c=t.querySelector(
".gp-constraints"),h=[],u=[],g=[];function v(E){let $=40-E.filter(M=>M.beam.status!=="pruned").length,f=({beam:M})=>M.beam??(M.status==="finished"?1e6:1e7),x=E.
filter(M=>M.beam.status!=="pruned"||$-- >0).sort((M,R)=>f(M)-f(R)),S=new Map;for(let M of x){let R=M.beam.group??null;S.has(R)||S.set(R,[]),S.get(R).push(M)}return[
...S].sort(([M],[R])=>M-R)}function q(E,$){let f=new Map;for(let{beam:x}of E)x.status==="running"&&x.group<$&&f.set(x.text,(f.get(x.text)||0)+1);return f}function W(E){
let $="",f=E.before;for(;f&&$.length<32;f=f.before)$=(f.piece??f.chosen.text)+$;return(f||$.length>32?"…":"")+Array.from($).slice(-32).join("")}function I(){let E=d(
"tbody"),$=E.insertRow(),f=d("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[x,S]=[d("b","gp-badge"),d("span")];return f.append(x,S),$.append(f),r.append(
E),u.push({body:E,head:$,badge:x,took:S,rows:[]}),u.at(-1)}function C(E){let $=E.body.insertRow(),f=Array.from({length:8},()=>$.insertCell()),[x,S,M]=[d("span",
"gp-sign"),d("span"),d("span","gp-flag","⚑ "+s("forced"))];f[0].append(x,S,M);let R=d("button","gp-pick",null,{type:"button",tabindex:"-1"}),[j,b,N]=[d("span",
"gp-tail"),d("bdi","gp-tail-text"),d("bdi","gp-word")];return j.append(b),R.append(j,N),f[1].append(R),E.rows.push({row:$,cells:f,sign:x,fate:S,flag:M,pick:R,tail:b,
word:N,node:null}),E.rows.at(-1)}function P(E,$,f){let{beam:x}=$,[S,M]=Ip[x.status]||["",()=>x.status];E.node=$,E.row.dataset.status=x.status,E.row.className=f?
"gp-looked":"",A(E.sign,S),A(E.fate,M(x)),E.flag.hidden=!x.forced;let R=W($);E.tail.replaceChildren(),hn(E.tail,R),We(E.word,x.text),E.pick.tabIndex=f?0:-1,E.pick.
setAttribute("aria-pressed",String(f&&e.selected===$));let j=[M(x),...x.forced?[s("forced")]:[]].join(", ");E.pick.setAttribute("aria-label",s("{fate}: {text}",
{fate:j,text:J(R+x.text)})),A(E.cells[2],$.before?s("beam {number}",{number:x.parent+1}):s(e.readsSource?"start":"prompt")),A(E.cells[3],U(x.logprob)),A(E.cells[4],
x.diversity_penalty?`-${U(x.diversity_penalty)}`:"–"),A(E.cells[5],U(x.score)),A(E.cells[6],U(x.final_score)),x.progress&&E.cells[7].replaceChildren(...L($))}
function T(E){if(c.hidden=!E||!h.length,c.hidden)return;let $=h.map(({alternatives:f,length:x})=>{let S=d("li");return f.forEach((M,R)=>{R&&S.append(` ${s("or")}\
 `),S.append(ie(Ma(M,e.texts)))}),S.append(" "+F(x,"({count} token)","({count} tokens)")),S});$.map(f=>f.textContent).join(`
`)!==c.dataset.said&&(c.dataset.said=$.map(f=>f.textContent).join(`
`),c.replaceChildren(...$))}function L(E){let $=e.prefix.map(S=>S.token_id),f=E.beam.progress.map((S,M)=>{let R=d("span","gp-goal"),j=h[M];for(let b=0;j&&b<Math.
min(j.length,8);b++)R.append(d("i",b<S?"gp-full-block":""));return j&&jt(j,S,E,$)?R.append(` ✓ ${s("done")}`):R.append(" "+(j?s("{progress} of {length}",{progress:S,
length:j.length}):String(S))),R}),{bank:x}=E.beam;return x==null?f:[...f,d("span","gp-note",s("bank {bank}",{bank:x}))]}function O(E,[$,f],x,S,M){if(E.body.hidden=
!f,!!f){if(E.head.hidden=$===null,$!==null){A(E.badge,Fe($)),E.body.dataset.look=$%4;let R=[...q(x,$)].flatMap(([j,b])=>[ie(j,"gp-took"),b>1?` × ${b}`:""]);E.took.
replaceChildren(...R.length?[s("Earlier groups have just chosen:"),...R]:[s("Chooses first: no penalty")])}for(;E.rows.length<f.length;)C(E);E.rows.forEach((R,j)=>{
if(R.row.hidden=j>=f.length,!(j>=f.length)){for(let[b,N]of Object.entries(l))R.cells[N].hidden=!M[b];P(R,f[j],f[j]===S)}})}}function k(E){let f=e.prompts[E.sequence].
steps[E.index],x={lost:f.some(({beam:j})=>(j.group??null)!==null),progress:f.some(({beam:j})=>j.progress)};for(let[j,b]of Object.entries(l))r.tHead.rows[0].cells[b].
hidden=!x[j];let S=v(f);for(;u.length<S.length;)I();u.forEach((j,b)=>O(j,S[b]||[null,null],f,E,x));let M=f.length-S.reduce((j,[,b])=>j+b.length,0);a.hidden=M<=0,
A(a,F(M,"and {count} more that was pruned","and {count} more that were pruned"));let R={token:E.index+1,prompt:E.sequence+1};A(i,e.prompts.length>1?s("at token \
{token} of prompt {prompt}",R):s("at token {token}",R)),T(x.progress)}let y=()=>u.filter(({body:E})=>!E.hidden).flatMap(({rows:E})=>E.filter(({row:$})=>!$.hidden)),
p=E=>y().findIndex(({pick:$})=>$.contains(E.target));r.addEventListener("click",E=>{let $=p(E);$>=0&&e.selectStep(y()[$].node)}),r.addEventListener("keydown",E=>{
E.key==="Escape"&&e.selectStep(null);let $=p(E),f={ArrowDown:1,ArrowUp:-1}[E.key];if($<0||!f)return;E.preventDefault();let x=y()[$+f];x&&(e.selectStep(x.node),x.
pick.focus())});function m(){let E=e.usesBeams?e.current():null,$=E?e.prompts[E.sequence].steps[E.index]:[];return $.includes(E)?E:$[0]}let w=E=>()=>{let $=m(),
f=$&&E($);return f?s("{name}: {words}.",{name:J($.beam.text),words:f}):""},_=()=>(e.usesBeams&&e.current()?e.prompts[e.current().sequence].steps[e.current().index]:
[]).find(({beam:E})=>V(E.final_score));return de(t,{token:w(({beam:E})=>ue(E.logprob)===null?"":`log ${U(Math.exp(E.logprob),4)} = ${U(E.logprob)}`),sum:w(E=>eo(
E,!0)),final:()=>{let E=_(),$=E&&to(E,E.beam.final_score,e);return $?s("{name}: {words}.",{name:J(E.beam.text),words:$}):""}}),E=>{E.run&&e.started&&(h=Mn(e.started));
let $=e.usesBeams?e.current():null;t.hidden=!$,!(!$||$===g[0]&&e.selected===g[1])&&(g=[$,e.selected],k($))}}var $a=12e3;async function Ca(t,{tree:e,log:n,prompt:o,number:r,view:i,root:a}){let l=`beam-tree${r?"-"+(r+1):""}`,h=await{svg:()=>new Blob([Pa(e,i,a)],{type:"i\
mage/svg+xml"}),png:()=>Rp(e,i,a),json:()=>new Blob([JSON.stringify(La(n,o,r),null,1)],{type:"application/json"}),dot:()=>new Blob([jp(La(n,o,r))],{type:"text/v\
nd.graphviz"})}[t](),u=d("a","",null,{href:URL.createObjectURL(h),download:`${l}.${t}`});u.click(),setTimeout(()=>URL.revokeObjectURL(u.href),6e4)}function Pa(t,e,n){
let o=se("svg"),r=new On(o);r.draw(t,{...e,area:null,zoom:1}),r.nameBandsAt(0);let{width:i,height:a}=t;Z(o,{xmlns:"http://www.w3.org/2000/svg",width:i,height:a,
viewBox:`0 0 ${i} ${a}`,class:"t-tree"});let l=getComputedStyle(n),c=o.querySelector("style");c.textContent=c.textContent.replace(/var\((--[\w-]+)\)/g,(u,g)=>l.
getPropertyValue(g).trim());let h=se("rect");return Z(h,{width:i,height:a,fill:l.getPropertyValue("--gp-page").trim()}),o.insertBefore(h,r.world),new XMLSerializer().
serializeToString(o)}async function Rp(t,e,n){let o=Pa(t,e,n),r=new Image;r.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(o),await r.decode();let i=Math.
min(2,$a/t.width,$a/t.height),a=d("canvas","",null,{width:Math.ceil(t.width*i),height:Math.ceil(t.height*i)}),l=a.getContext("2d");l.scale(i,i),l.drawImage(r,0,
0,t.width,t.height);let c=await new Promise(h=>a.toBlob(h,"image/png"));if(!c)throw new Error(s("it is too large for the browser."));return c}function La(t,e,n){
let{started:o}=t,r=o.effective.length_penalty??1,i=new Map,a=new Map;for(let{last:u}of t.returned||[])u&&u.sequence===n&&!a.has(u)&&a.set(u,a.size+1);let l=fr(e,
e.steps.length-1),c=e.steps.flatMap(u=>u).map(u=>{let{beam:g}=u;i.set(u,i.size);let v={id:i.get(u),parent:u.before?i.get(u.before):null,step:u.index+1,token_id:g.
token_id,token:g.text,piece:g.piece,logprob:g.logprob,raw_logprob:g.raw_logprob,sum:g.score,length:u.length,score:wt(u,r),rank:u.rank,status:g.status,beam:g.beam,
parent_beam:g.parent};return u.given&&(v.given=!0),g.status==="finished"&&Object.assign(v,{final_score:g.final_score,kept:l.has(u)}),a.has(u)&&(v.output=a.get(u)),
(g.group??null)!==null&&Object.assign(v,{group:g.group,diversity_penalty:g.diversity_penalty}),g.progress&&Object.assign(v,{progress:g.progress,bank:g.bank,forced:g.
forced}),v}),h=t.readsSource?{source:o.prompt}:{prompt:o.prompt||$i(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...h,
seed:o.seed,num_beams:o.effective.num_beams,length_penalty:r,early_stopping:o.effective.early_stopping??!1,nodes:c}}var Aa=t=>'"'+t.replace(dn,e=>Ze[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function jp({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),o={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},r=e.map(a=>{let l=Aa(`${a.token}`).
slice(0,-1)+`\\n${U(a.logprob,2)}  ${U(a.sum,2)}  #${a.rank??""}"`;return`  n${a.id} [label=${l}, ${o[a.status]||""}${a.output?", penwidth=3":""}];`}),i=e.map(a=>{
let l=(.4+4*Math.min(1,Q(a.logprob))).toFixed(2);return`  ${a.parent===null?"root":`n${a.parent}`} -> n${a.id} [penwidth=${l}${a.status==="pruned"?", style=dash\
ed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${Aa(n)}, style=bold];`,...r,...i,"}",""].join(
`
`)}var Bp=800,zp=130,Fp=2e4;function Wa(t){Hp(t),Kp(t),Gp(t),Up(t),Vp(t),Jp(t),Yp(t)}function Hp(t){let{state:e,slider:n}=t;n.addEventListener("input",()=>{e.stop(),
t.goTo(Number(n.value)-1)}),t.part("play").addEventListener("click",()=>Dp(t))}function Dp(t){let{state:e,root:n}=t;e.playing?e.stop():(e.atEnd&&t.goTo(0),e.playing=
setInterval(()=>{!n.isConnected||e.atEnd?e.stop():t.goTo(e.shownTo+1),t.sayTime()},Math.max(zp,Math.min(Bp,Fp/Math.max(1,e.length))))),t.sayTime()}function Kp(t){
let{state:e,log:n}=t,o=(i,a)=>{e.choose(i,a),t.regrow()},r=(i,a)=>t.part(i).addEventListener("change",({target:l})=>a(l));r("candidates-shown",({value:i})=>o("c\
andidates",Number(i))),r("number",({value:i})=>o("number",i)),r("lost",({checked:i})=>o("lost",i)),r("fold",({checked:i})=>{e.unfolded=new Set,o("fold",i)}),r("\
prompt-number",({value:i})=>{e.number=Number(i),n.selectStep(null),t.regrow()})}function Gp(t){let{box:e,card:n,pan:o,state:r}=t,i=null;e.addEventListener("poin\
termove",a=>{if(a.pointerType==="touch"){n.hide();return}let l=o.pointers.size?null:r.entryAt(o.at(a));l!==i&&(i=l,e.style.cursor=l&&l.node?"pointer":"",l&&l.node?
t.showCard(l):n.hide())}),e.addEventListener("pointerleave",()=>{i=null,n.hide()}),e.addEventListener("click",a=>{let l=o.moved?null:r.entryAt(o.at(a));l&&(t.item.
focusOn(l),Na(t,l))})}function Na(t,e){let{state:n,log:o}=t;if(e.folded)n.unfolded.add(e.column.from),t.regrow();else if(e.node){let r=e.node===n.broughtOut;n.timeNode=
null,o.selectStep(r?null:e.node)}}function Ia(t,e){e.node&&(t.state.toggle(e),t.regrow())}function En(t,e){e&&(t.pan.byHand=!0,t.pan.reveal(e),t.item.focusOn(e))}
var qa={ArrowLeft:(t,e)=>En(t,e.node&&t.state.parentOf(e)),ArrowRight:(t,e)=>En(t,t.state.kidsOf(e)[0]),ArrowDown:t=>En(t,t.item.neighbour(1)),ArrowUp:t=>En(t,t.
item.neighbour(-1)),Home:t=>En(t,t.state.tree.entries[0]),End:t=>En(t,t.state.tree.at.get(t.state.best)),Enter:Na," ":Ia,Escape:t=>t.log.selectStep(null),"+":t=>t.
pan.zoomBy(1.25),"-":t=>t.pan.zoomBy(.8),0:t=>t.pan.whole()};function Up(t){let{item:e,state:n,card:o}=t;e.box.addEventListener("keydown",r=>{r.ctrlKey||r.metaKey||
r.altKey||!e.entry||!Object.hasOwn(qa,r.key)||(r.preventDefault(),r.stopPropagation(),qa[r.key](t,e.entry))}),e.box.addEventListener("focusin",({target:r})=>n.tree&&
r.matches(":focus-visible")&&t.showCard(e.entry)),e.box.addEventListener("focusout",()=>o.hide())}function Vp(t){let{root:e,state:n,pan:o}=t,r=(i,a)=>t.part(i).
addEventListener("click",a);r("in",()=>o.zoomBy(1.3)),r("out",()=>o.zoomBy(1/1.3)),r("whole",()=>{o.byHand=!0,o.whole()}),r("follow",()=>{o.byHand=!1,n.upTo=null,
t.regrow()}),e.addEventListener("gp-alone",()=>{o.byHand=!1,t.regrow()})}function Jp(t){let{state:e,log:n}=t;t.part("go-on").addEventListener("click",()=>{let o=e.
selected;o&&n.ask({type:"branch",step:o,tokenId:o.chosen.token_id})}),t.part("collapse").addEventListener("click",()=>{let o=e.tree.at.get(e.selected);o&&Ia(t,o)}),
t.part("clear").addEventListener("click",()=>n.selectStep(null))}function Yp(t){let{root:e,state:n,log:o}=t,r=t.part("told");t.part("files").addEventListener("c\
lick",async({target:i})=>{let a=i.dataset.file;if(a){if(a==="html"){o.ask({type:"save_page"});return}A(r,"");try{let{tree:l,prompt:c,number:h}=n;await Ca(a,{tree:l,
log:o,prompt:c,number:h,view:t.look(null),root:e})}catch(l){A(r,s("The picture could not be made: {reason} Save it as SVG instead.",{reason:l.message}))}}})}var _r=-1e9,An=[[!1,"False"],[!0,"True"],["never",'"never"']],Xp=["beam_search","beam_sample"],Zp=["group_beam_search","constrained_beam_search"];function Or(t){
let{mode:e,effective:n,config:o,eos_token_ids:r,max_new_tokens:i}=t.started,a={...o,...n},l=$n(a.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:h})=>h.
beam??0))),c=t.prompts[0].given;return{together:Xp.includes(e)?!0:Zp.includes(e)?!1:null,prompts:t.prompts,start:c,maxNew:i-c,wanted:$n(a.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(l/$n(a.num_beam_groups,1)):l,ends:new Set(r),constraints:Mn(t.started),promptIds:t.prefix.map(h=>h.token_id),own:{lengthPenalty:Number.
isFinite(a.length_penalty)?a.length_penalty:1,earlyStopping:An.some(([h])=>h===a.early_stopping)?a.early_stopping:!1}}}var $n=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,Le=({beam:t})=>ue(t.score)===null?-1/0:t.score,Tr=(t,e)=>Le(t)/t.length**e;function za(t,e){return t.together?eu(t,e):nu(t,e)}function Fa(t,e,n,{maxNew:o},{
lengthPenalty:r,earlyStopping:i}){let a=i==="never"&&r>0?o:e;return{best:t,length:a,bound:t/a**r,worst:n}}var Ln=new WeakMap;function Qp(t,e){if(!Ln.has(t)){let n=t.
filter(({beam:r})=>r.status==="running"||r.status==="pruned"),o=Math.max(...(n.length?n:t).map(Le));Ln.set(t,{ended:t.filter(({beam:r},i)=>i<e&&no(r)),hopeless:!n.
length,best:n.length?o:o+_r})}return Ln.get(t)}function eu(t,e){let{prompts:n,size:o,start:r}=t,i={node:null,score:_r},a=n.map(()=>({group:null,pool:Array(o).fill(
i),stop:null,lastStep:0,weighed:null,exact:!0})),l=Math.min(...n.map(({steps:h})=>h.length)),c=null;for(let h=r;h<l&&!c;h++){let u=n.map(({steps:v})=>Qp(v[h],o)),
g=u.every(v=>v.hopeless);a.forEach((v,q)=>tu(v,u[q],h+1,g,t,e)),a.every(v=>v.stop)&&(c=a.find(v=>v.stop.step===h+1).stop)}return{stop:c,prompts:a.map(h=>({kept:h.
pool.filter(({node:u})=>u),pools:[h]}))}}function tu(t,e,n,o,r,i){if(t.stop)return;if(e.ended.length){let h=e.ended.map(u=>({node:u,score:Tr(u,i.lengthPenalty)}));
t.pool=[...t.pool,...h].sort((u,g)=>g.score-u.score).slice(0,r.size)}t.lastStep=n;let a=t.pool.at(-1).score,l=t.pool.every(({node:h})=>h),c=t.weighed=Fa(e.best,
n-r.start,l?a:null,r,i);o?t.stop={step:n,why:"criteria"}:l&&i.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:h})=>c.bound>(h?a:_r))||(t.stop={
step:n,why:"settled"})}function nu(t,e){let n=t.prompts.map(i=>{let a=Ra(i).map(u=>ja(i,u,t,e)),l=Ra(i).map(u=>ja(i,u,t,t.own)),c=1/0;return a.forEach((u,g)=>{let[
v,q]=[u,l[g]].map(({stop:W})=>W?W.step:1/0);u.exact=u.lastStep<=c,v!==q&&(c=Math.min(c,v,q))}),{kept:a.flatMap(u=>u.kept).sort((u,g)=>u.score-g.score).reverse(),
pools:a}}),o=n.flatMap(i=>i.pools);return{stop:o.length>0&&o.every(({stop:i})=>i)?o.map(({stop:i})=>i).reduce((i,a)=>a.step>i.step?a:i):null,prompts:n}}var Ra=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>n-o);function ja(t,e,n,o){let{size:r,start:i}=n,a={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let l=i;l<t.steps.length&&!a.stop;l++){let c=ou(t.steps[l],e,n);if(!c)break;let h=a.lastStep=l+1;c.ended.forEach(v=>Ba(a,v,
n,o));let u=a.kept.length>=r,g=u?Sr(a.kept):null;a.weighed=Fa(c.best,h-i,g,n,o),u&&o.earlyStopping===!0?a.stop={step:h,why:"full"}:u&&g>=a.weighed.bound?a.stop=
{step:h,why:"settled"}:su(t.steps[l],h,n)&&(ru(c.nodes,n).forEach(v=>Ba(a,v,n,o)),a.stop={step:h,why:"criteria"})}return a}function ou(t,e,{ends:n}){Ln.has(t)||
Ln.set(t,new Map);let o=Ln.get(t);if(!o.has(e)){let r=t.filter(({beam:a})=>(a.group??null)===e),i=r.filter(({beam:a})=>a.status==="finished"&&n.has(a.token_id));
o.set(e,r.length?{nodes:r,ended:i,best:Le(r[0])}:null)}return o.get(e)}var Sr=t=>Math.min(...t.map(({score:e})=>e));function Ba(t,e,n,{lengthPenalty:o}){let r=Tr(
e,o);if(t.kept.length>=n.size&&!(r>Sr(t.kept))||(t.kept.push({node:e,score:r}),t.kept.length<=n.size))return;let i=Sr(t.kept);t.kept.splice(t.kept.findIndex(a=>a.
score===i),1)}function su(t,e,{ends:n,maxNew:o,start:r}){return e-r>=o||t.some(({beam:i})=>no(i)&&!n.has(i.token_id))}var no=({status:t})=>t==="finished"||t==="\
ended";function ru(t,{ends:e,constraints:n,promptIds:o,wanted:r}){let i=t.filter(({beam:c})=>c.status==="running"||no(c)&&!e.has(c.token_id)),a=c=>n.every((h,u)=>jt(
h,c.beam.progress[u],c,o)),l=i.filter(c=>!c.beam.progress||a(c));return l.length<r?[...l,...i.filter(c=>!l.includes(c))]:l}function Ha(t,e,n){let o=Math.max(...t.
prompts.map(i=>i.steps.length));if(e.stop?e.stop.step!==o:n)return!1;let r=Math.min(...t.prompts.map(i=>i.steps.length));return e.prompts.every(({kept:i},a)=>{let{
pools:l}=t.prompts[a],c=l[(t.together?r:l.length)-1]||[];return c.length===i.length&&c.every((h,u)=>iu(h,i[u],t))})}function iu(t,{node:e,score:n},o){if(ue(t)===
null||!Number.isFinite(n))return ue(t)===null==!Number.isFinite(n);let r=2e-5*Math.max(1,e.length**-o.own.lengthPenalty);return Math.abs(t-n)<=r+1e-5*Math.abs(n)}
function Da(t,e,n,{lengthPenalty:o},r){let i=t.prompts[e],{kept:a,pools:l}=n.prompts[e],c=(v,q,W="")=>({node:v,score:Tr(v,o),place:null,state:q,why:W}),h=new Set(
a.map(({node:v})=>v)),u=au(i).filter(v=>!h.has(v)).map(v=>{let{stop:q}=l.find(({group:W})=>W===(v.beam.group??null))||l[0];return!q||v.index<q.step?c(v,"out","d\
ropped"):c(v,"out",n.stop&&v.index>=n.stop.step?"not reached":"too late")}),g=!r&&!n.stop;return[...a.map(({node:v,score:q},W)=>({node:v,score:q,place:W,state:n.
stop&&W<t.wanted?"returned":"kept",why:""})),...g?i.running.map(v=>c(v,"running")).sort((v,q)=>q.score-v.score):[],...u.sort((v,q)=>q.score-v.score)]}var vr=new WeakMap;
function au({steps:t}){vr.has(t)||vr.set(t,{read:0,nodes:[]});let e=vr.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function Io({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var lu=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),Ka=({processors:t})=>t.filter(e=>!lu.has(e));function Mr(t,e){
let n=t.given,[o,r]=[n?t.steps[n-1][0]:null,0];for(let i=n;i<t.steps.length;i++){let{candidates:a}=(t.distributions[i]||[])[r]||{candidates:[]},l=e(i-n,a[0]);if(l===
void 0)return{last:o,ended:!1,left:null};let c=t.steps[i].find(h=>h.beam.parent===r&&h.beam.token_id===l)||null;if(!c||c.beam.status==="pruned")return{last:o,ended:!1,
left:cu(t,o,r,{index:i,id:l,node:c,candidates:a})};if(o=c,c.beam.status!=="running")return{last:o,ended:!0,left:null};r=c.beam.beam}return{last:o,ended:!1,left:null}}
function cu(t,e,n,{index:o,id:r,node:i,candidates:a}){let l=i&&i.beam||a.find(v=>v.token_id===r)||null,c=i?i.beam.group:e&&e.beam.group,h=t.steps[o].filter(v=>(v.
beam.group??null)===(c??null)||!e),u=h.filter(v=>v.beam.status==="running").map(Le),g=e&&!e.given?Le(e):0;return{index:o,token:l,node:i,considered:h.length,sum:i?
Le(i):l&&ue(l.logprob)!==null?g+l.logprob:null,best:u.length?Math.max(...u):null,worst:u.length?Math.min(...u):null}}var Ro=t=>Mr(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var Ga=700;function Er(t,e){let{beam:n,length:o}=t,r=e.started.effective.length_penalty??1,i=e.prompts[t.sequence].steps[t.index].filter(c=>(c.beam.group??null)===
(n.group??null)).length,a=()=>ue(n.logprob)===null?"":`log ${U(Q(n.logprob),4)} = ${U(n.logprob)}`,l=[[s("probability"),H(Math.min(1,Q(n.logprob))),"probability"],
[s("token log p"),U(n.logprob),"logprob",a]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&l.push([s("before the processors"),U(n.raw_logprob),"logpr\
ob"]),l.push([s("sum"),U(n.score),"beam",()=>eo(t,!0)]),l.push([s("sum / {length}^{power}",{length:o,power:r}),U(wt(t,r)),"sequence-score",()=>to(t,wt(t,r),e)]),
l.push([s("rank"),t.rank?s("{rank} of {among}",{rank:t.rank,among:i}):s("below the {among} considered",{among:i}),"beam",()=>"",{formula:"",unit:""}]),n.diversity_penalty&&
l.push([s("diversity penalty"),U(n.diversity_penalty),"diversity-penalty"]),(n.bank??null)!==null&&l.push([s("bank"),String(n.bank),"constraint"]),l}function $r(t,e,n,{
place:o,greedy:r}={}){let{beam:i}=t,a=n.prompts[t.sequence].steps[t.index].filter(T=>(T.beam.group??null)===(i.group??null)),l=a.filter(T=>T.beam.status==="runn\
ing"),c=(i.beam??0)+1,h=n.started.mode==="beam_sample",u=n.finished&&t.index===n.prompts[t.sequence].steps.length-1;if(t.given)return s("It was given, not chose\
n: the search begins after it.");let g=Tn(t)?[s("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:i.parent+1,number:c})]:
[],v=i.forced?[s("It was considered because it advances a constraint.")]:[],q=l.reduce((T,L)=>Math.min(T,L.beam.score),1/0),W=Number.isFinite(q)?[s("The worst b\
eam that went on has a sum of {sum}.",{sum:U(q)})]:[],I=U(i.final_score),C={tip:()=>[u?s("It was still running as beam {number} when the search stopped.",{number:c}):
s("It goes on as beam {number}.",{number:c}),...g,...v],inner:()=>[s("It went on as beam {number}.",{number:c}),...g,...v],lost:()=>[s("It went on as beam {numb\
er}, but is a dead end: better beams took the places of its continuations.",{number:c}),...g,...v],kept:()=>[s("The text ended here and is kept, with a final sc\
ore of {score}.",{score:I}),...o?[s("It is output {place}.",{place:o})]:[]],fell:()=>[s("The text ended here with a final score of {score}, but was dropped for \
better ones.",{score:I})],ended:()=>[s("The text ended here but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[s(h?"It was drawn and pr\
uned: better ones filled the beams.":"It was considered and pruned."),...W],unseen:()=>[h?s("It was not drawn."):s("It was too improbable: not among the {consid\
ered} continuations that were considered.",{considered:a.length})]},P=r?[s("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];
return[...Object.hasOwn(C,e)?C[e]():[],...P].join(" ")}var Lr=t=>t.piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.text?t.beam.text:"");function Ar(t,e,n){
return t.beam.progress.map((o,r)=>{let i=e[r];return i&&jt(i,o,t,n)?"✓":o?"◐":"·"}).join("")}function Cr(t,e){let n=(c,h,u)=>t.querySelector(".gp-picked-"+
u)||t.appendChild(d(c,h)),o=n("p","gp-whole-text","text"),r=n("dl","","facts"),i=n("p","gp-fate","fate"),a=t.classList.contains("gp-node-card");function l(c,h,u){
if(!c){t.hidden=!0;return}let g=h.at.get(c),v=be(c.before).map(C=>C.piece??"").join(""),q=a&&v.length>Ga?"…"+v.slice(-Ga):v,W=d("b","");We(W,Lr(c)||c.beam.text),
o.replaceChildren(d("bdi","",q),W);let I=Er(c,e);c.beam.progress&&I.push([s("constraints"),Ar(c,u,e.prefix.map(C=>C.token_id)),"constraint"]),a?r.replaceChildren(
...I.flatMap(([C,P])=>[d("dt","",C),d("dd","",P)])):ee(r,I.length,du),a||I.forEach((C,P)=>hu(r.children[P],C)),A(i,$r(c,g?g.look:c.beam.status,e,g||{})),t.hidden=
!1}return{element:t,show:l,hide:()=>{t.hidden=!0}}}function du(){let t=d("div"),e=d("dt");return e.append(d("span")),t.append(e,d("dd")),t}function hu(t,[e,n,o,
r=()=>"",i={}]){let a=t.firstChild.firstChild;A(a,e),ne(a,o,()=>r()?he(r()):"",i),A(t.lastChild,n)}function Ua(){return[...[["tip",s("goes on")],["lost","✕ "+
s("dead end")],["kept","■ "+s("ended, kept")],["fell","▤ "+s("ended, dropped")],["pruned","✕ "+s("pruned")],["unseen","… "+s("not considered")],["path",
s("best or selected text")]].map(([e,n])=>{let o=se("svg","t-tree"),r=se("g",`t-${e}`),[i,a]=[se("rect","t-box"),se("rect","t-inside")];Z(i,{x:2,y:2,width:22,height:11,
rx:3}),Z(a,{x:4.5,y:4.5,width:17,height:6,rx:2}),r.append(i,a),o.append(r);let l=d("span");return e==="unseen"?l.append(n):l.append(o,n),l}),d("span","",s("2→1:\
 beam 2 goes on as beam 1")),d("span","","★ "+s("output")),d("span","","G "+s("greedy path"))]}var pu=700,uu={candidates:2,number:"probability"},jo=class{constructor(e){this.log=e,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:e,max_new_tokens:n}=this.
log.started,o=(e.num_beams||1)*n>pu;this.choices={...uu,lost:!o,fold:o,...o?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=Mn(this.log.started),this.stop()}choose(e,n){this.choices[e]=n,this.byHand[e]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let e=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return e?e.last:null}get selected(){let{selected:e}=this.log;return e&&e.beam&&e.sequence===this.number?e:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:e,number:n,prompt:o,atEnd:r}=this;this.stale=!1;let i=r&&
e.returned?e.returned.map(({last:a})=>a):[];this.tree=va(o,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:i.filter(
a=>a&&a.sequence===n),live:!e.finished||!r,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:e}=this,{last:n,left:o}=Ro(e),r=Qn([n]),i=o&&(o.node||o.token&&Ui(
e,o.index,n,o.token.token_id));return i?r.add(i):r}get newest(){let{columns:e,at:n,entries:o}=this.tree,{x:r,width:i}=e.at(-1),{y:a,height:l}=n.get(this.best)||
o[0];return{x:r,y:a,width:i,height:l}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:o,to:r})=>n+r-o,0)}kidsOf(e){return this.
tree.entries.filter(({nodes:n})=>n.length&&n[0].before===e.node)}parentOf(e){return this.tree.at.get(e.nodes[0].before)}entryAt([e,n]){let o=r=>e>=r.x&&e<=r.x+r.
width&&n>=r.y-2&&n<=r.y+r.height+2;return this.tree&&this.tree.entries.findLast(o)}goalsOf(e){return e.beam.progress?(this.goals.has(e)||this.goals.set(e,Ar(e,this.
constraints,this.log.prefix.map(n=>n.token_id))),this.goals.get(e)):""}toggle({node:e,column:n,folded:o}){let{unfolded:r,collapsed:i}=this,a=this.tree.columns.some(
({from:l,open:c})=>c&&l===e.index);o?r.add(n.from):a&&r.has(e.index)?r.delete(e.index):i.has(e)?i.delete(e):e.beam.status==="running"&&i.add(e)}};var Bo=class{constructor(e,n){this.box=e,this.changed=n,this.x=0,this.y=0,this.zoom=1,this.plane=[1,1],this.moved=!1,this.byHand=!1,this.gesture=!1,this.pointers=
new Map,e.addEventListener("pointerdown",o=>this.down(o)),e.addEventListener("pointermove",o=>this.move(o));for(let o of["pointerup","pointercancel"])e.addEventListener(
o,r=>this.up(r));e.addEventListener("wheel",o=>this.wheel(o),{passive:!1}),this.resized=()=>this.settle(),new ResizeObserver(()=>this.resized()).observe(e)}get width(){
return this.box.clientWidth||1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.
zoom]}get limits(){let e=Math.min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,e)),2.5]}sized(e,n){this.plane=[e,n],this.
settle()}settle(){let[e,n]=this.limits;this.zoom=Math.min(n,Math.max(e,this.zoom));let[o,r]=[this.width/this.zoom,this.height/this.zoom],i=(a,l,c)=>l>c?(c-l)/2:
Math.max(0,Math.min(a,c-l));this.x=i(this.x,o,this.plane[0]),this.y=i(this.y,r,this.plane[1]),this.changed()}zoomBy(e,[n,o]=[this.width/2,this.height/2],r=!1){this.
gesture=r;let[i,a]=this.limits,l=Math.min(a,Math.max(i,this.zoom*e));this.x+=n/this.zoom-n/l,this.y+=o/this.zoom-o/l,this.zoom=l,this.byHand=!0,this.settle()}whole(){
[this.zoom]=this.limits,[this.x,this.y]=[0,0],this.settle()}shows({x:e,y:n,width:o,height:r}){let[i,a,l,c]=this.area;return e>=i&&n>=a&&e+o<=l&&n+r<=c}reveal({x:e,
y:n,width:o,height:r},i=40){let[a,l,c,h]=this.area,u=Math.min(i,(c-a)/4,(h-l)/4);this.x+=Math.min(0,e-u-a)||Math.max(0,e+o+u-c),this.y+=Math.min(0,n-u-l)||Math.
max(0,n+r+u-h),this.settle()}at({clientX:e,clientY:n}){let{left:o,top:r}=this.box.getBoundingClientRect();return[this.x+(e-o)/this.zoom,this.y+(n-r)/this.zoom]}down(e){
e.button||(this.pointers.set(e.pointerId,e),this.pointers.size===1&&(this.moved=!1))}move(e){let n=this.pointers.get(e.pointerId);if(!n)return;let[o,r]=[e.clientX-
n.clientX,e.clientY-n.clientY];if(!this.moved&&Math.hypot(o,r)<4)return;this.moved||this.box.setPointerCapture(e.pointerId),this.moved=!0,this.byHand=!0,this.pointers.
set(e.pointerId,e);let i=[...this.pointers.values()].find(({pointerId:a})=>a!==e.pointerId);if(i){let a=h=>Math.hypot(h.clientX-i.clientX,h.clientY-i.clientY)||
1,{left:l,top:c}=this.box.getBoundingClientRect();this.zoomBy(a(e)/a(n),[(e.clientX+i.clientX)/2-l,(e.clientY+i.clientY)/2-c],!0)}else this.x-=o/this.zoom,this.
y-=r/this.zoom,this.settle()}up(e){this.pointers.delete(e.pointerId)}wheel(e){let n=this.box.closest(".gp-alone")!==null,{left:o,top:r}=this.box.getBoundingClientRect();
e.ctrlKey||e.metaKey||n&&!e.shiftKey&&!e.deltaX?(e.preventDefault(),this.zoomBy(Math.exp(-e.deltaY*(e.deltaMode?.05:.002)),[e.clientX-o,e.clientY-r],!0)):(e.deltaX||
e.shiftKey)&&(e.preventDefault(),this.x+=(e.deltaX||e.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var zo=class{constructor(e,n,o){this.box=e,this.state=n,this.pan=o,this.element=null,this.entry=null}focusOn(e,n=!1){let o=this.element,r=o&&document.activeElement===
o;this.element=d("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(e)}),this.entry=e,this.box.append(this.element),o&&o.remove(),this.place(),(r||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(e){let{state:n}=this,o=e.node?e.nodes[0].index+2:1,r=e.node?n.kidsOf(n.parentOf(e)||n.tree.entries[0]):
[e],i=e.hidden||e.folded?"false":n.kidsOf(e).length?"true":null;return{"aria-level":o,"aria-label":this.labelOf(e),"aria-setsize":r.length||1,"aria-posinset":Math.
max(0,r.indexOf(e))+1,"aria-selected":String(!!e.node&&e.node===n.selected),...i&&{"aria-expanded":i}}}labelOf(e){let{log:n}=this.state,{node:o,nodes:r}=e;if(!o)
return s(n.readsSource?"The start of the target, where the tree begins":"The prompt, where the tree begins");let i=J(r.map(Lr).join("")),a=r.length>1?F(r.length,
"{count} token, {text}","{count} tokens, {text}",{text:i}):i,l=Er(o,n).map(([c,h])=>`${c} ${h}`);return`${a}, ${s("step {number}",{number:o.index+1})}. ${$r(o,e.
look,n,e)} ${l.join(", ")}`}place(){let{state:{tree:e,best:n},entry:o,pan:{x:r,y:i,zoom:a}}=this;if(!e)return;let l=o&&(o.node?e.at.get(o.node):e.entries[0])||e.
at.get(n)||e.entries[0];if(!o||l.node!==o.node){this.focusOn(l,!0);return}this.entry=l,Object.assign(this.element.style,{left:`${(l.x-r)*a}px`,top:`${(l.y-i)*a}\
px`,width:`${l.width*a}px`,height:`${l.height*a}px`})}neighbour(e){let n=this.state.tree.entries.filter(({x:o})=>o===this.entry.x).sort((o,r)=>o.y-r.y);return n[n.
indexOf(this.entry)+e]}};var Va=600,fu=150,mu=130,Ja=.2,gu=.4,Fo=class{constructor(e,n){this.root=e,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new On(this.part("picture")),this.pan=new Bo(this.box,()=>this.schedule()),this.scale=1,this.pan.resized=()=>this.resized(),this.item=new zo(this.
part("tree-nodes"),n,this.pan),this.card=Cr(this.part("node-card"),this.log),this.picked=Cr(this.part("picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=
void 0,this.part("legend-line").append(...Ua())}part(e){return this.root.querySelector(".gp-"+e)}get selected(){return this.log.selected&&this.state.tree?this.state.
tree.at.get(this.log.selected):void 0}resized(){let{state:e,pan:n,root:o}=this;if(o.hidden)return;let r=Number(getComputedStyle(o).getPropertyValue("--gp-scale"))||
1;n.zoom*=r/this.scale,e.tree&&(r!==this.scale||this.box.closest(".gp-alone"))&&this.regrow(),this.scale=r,n.settle(),e.tree&&!n.byHand&&n.reveal(this.selected||
e.newest,30)}revealSelected(){let{selected:e,pan:n}=this;e&&!n.shows(e)&&n.reveal(e,1/0)}begin(){let{state:e}=this;e.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,
byHand:!1}),this.part("candidates-shown").value=e.choices.candidates,this.part("number").value=e.choices.number,this.part("lost").checked=e.choices.lost,this.part(
"fold").checked=e.choices.fold}grow(){let{state:e,pan:n,box:o}=this;e.lay();let{width:r,height:i}=e.tree;n.byHand||(n.zoom=this.zoomFor(r,i));let a=`${Math.round(
Math.max(fu,Math.min(Va,i*Math.min(1,n.zoom)+4)))}px`;o.style.height!==a&&(o.style.height=a),this.drawn=null,n.sized(r,i),n.byHand||n.reveal(e.newest,30),this.drawPicked(),
this.sayTime()}zoomFor(e,n){let{pan:o,scale:r}=this;if(r!==1)return r;let i=Math.min(1,Math.max(.8,(Va-4)/n));return this.box.closest(".gp-alone")?Math.max(i,Math.
min(2,o.width/e,o.height/n)):i}schedule(){this.wanted||(this.wanted=!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){
this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:e,
picture:n}=this,{x:o,y:r,zoom:i,area:a}=e;this.drawn&&e.gesture&&Math.abs(Math.log(i/this.drawn.zoom))<gu&&i!==this.drawn.zoom?(clearTimeout(this.resting),this.
resting=setTimeout(()=>this.redraw(),mu)):(!this.isDrawn(a)||i!==this.drawn.zoom)&&this.drawAround(a,i);let{drawn:c}=this,h=[(c.area[0]-o)*i,(c.area[1]-r)*i].map(
u=>`${u.toFixed(2)}px`);n.element.style.transform=`translate(${h}) scale(${i/c.zoom})`,n.nameBandsAt(o),this.item.place(),this.part("follow").hidden=!e.byHand}isDrawn([
e,n,o,r]){if(!this.drawn)return!1;let{area:i}=this.drawn;return e>=i[0]&&n>=i[1]&&o<=i[2]&&r<=i[3]}drawAround([e,n,o,r],i){let{picture:a}=this,[l,c]=[(o-e)*Ja,(r-
n)*Ja],h=[e-l,n-c,o+l,r+c];this.drawn={zoom:i,area:h},Z(a.element,{width:(h[2]-h[0])*i,height:(h[3]-h[1])*i}),Z(a.world,{transform:`translate(${-h[0]*i} ${-h[1]*
i}) scale(${i})`}),a.draw(this.state.tree,this.look(h))}look(e){let{state:n,log:o}=this,r=n.broughtOut;return{area:e,zoom:this.pan.zoom,path:Qn([r||n.best]),dim:!!r,
number:n.choices.number,penalty:n.penalty,goals:n.constraints.length?i=>n.goalsOf(i):null,root:s(o.readsSource?"target start":"the prompt")}}goTo(e){let{state:n,
log:o,pan:r}=this;n.upTo=e>=n.length-1?null:Math.max(0,e),n.timeNode=n.upTo===null?null:n.best,o.selectStep(n.timeNode),n.upTo!==null&&(r.byHand=!1),this.regrow()}sayTime(){
let{state:e,slider:n}=this,o=Math.max(1,e.length),r={step:e.shownTo+1,end:o,folded:e.folded},i=s("step {step} of {end}",r);Z(n,{max:o}),n.value=String(e.shownTo+
1),n.setAttribute("aria-valuetext",i),A(this.part("step-words"),e.folded?s("step {step} of {end}, {folded} folded",r):i),A(this.part("play"),s(e.playing?"❚❚ Pau\
se":"▶ Play"))}showCard(e){let{card:n,pan:o,state:r}=this;n.show(e.node,r.tree,r.constraints);let{x:i,y:a,zoom:l}=o,[c,h]=[(e.x-i)*l,(e.y+e.height-a)*l+8],{element:u}=n,
g=(e.y-a)*l-u.offsetHeight-8;u.style.left=`${Math.max(4,Math.min(c,o.width-u.offsetWidth-4))}px`,u.style.top=`${h+u.offsetHeight>o.height&&g>0?g:h}px`}drawPicked(){
let{state:e,log:n}=this,o=e.broughtOut,r=this.part("picked");if(r.hidden=!o,r.hidden)return;this.picked.show(o,e.tree,e.constraints),this.part("go-on").hidden=!n.
canAsk||n.hideFrom!==null;let i=e.tree.at.get(o),a=i&&!i.hidden&&e.kidsOf(i).length,l=this.part("collapse");l.hidden=!i||!a&&!i.hidden||o.beam.status!=="running",
A(l,i&&i.hidden?s("Open what follows ({count})",{count:i.hidden}):s("Fold what follows"))}drawPrompts(){let e=this.log.prompts.length,n=this.part("prompt-number");
this.part("which").hidden=e<2,n.options.length!==e&&(n.replaceChildren(...this.log.prompts.map((o,r)=>d("option","",String(r+1),{value:r}))),n.value=this.state.
number)}};function Ya(t,e){let n=new jo(e),o=new Fo(t,n);return Wa(o),r=>{t.hidden=!e.usesBeams||e.hideFrom===0,r.run&&e.started&&o.begin(),!t.hidden&&(o.part("files").querySelector(
"[data-file=html]").hidden=!e.canAsk,(r.run||r.steps||r.status)&&(n.stale=!0,o.drawPrompts()),o.drawn=null,o.draw(),r.selection&&o.revealSelected(),o.drawPicked())}}var wu={returned:"★",kept:"■",running:"●",out:"□"},[bu,Xa]=[100,14],ku=16,Pr=new WeakMap,Za=new WeakMap;function Ho(t){let e=[],n=t;for(;n&&!Pr.has(n);)
e.push(n),n=n.before;let o=n?Pr.get(n):"";for(let r of e.reverse())o+=r.piece??(r.given||!no(r.beam)?r.chosen.text:""),Pr.set(r,o);return o}function Ko(t,e=26){
let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function yu(t,e){let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;
for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function xu(t,e,n){if(n.ends.has(t.beam.token_id))return $e("eos")[0];if(t.length>=n.maxNew)return $e("length")[0];
let o=(e.returned||[]).find(({last:r})=>r===t);return o?$e(o.stopReason)[0]:s("a stopping criterion")}function vu({place:t,state:e,why:n}){return t!==null?e==="\
returned"?s("{place} output",{place:t+1}):String(t+1):n==="dropped"?s("dropped"):n==="too late"?s("too late"):n==="not reached"?s("not reached"):e==="running"?s(
"still running"):""}var Do=class{constructor(e,n){this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",o=>{let r=this.
rows.find(({pick:i})=>i.contains(o.target));r&&n.selectStep(n.selected===r.node?null:r.node)}),this.body.addEventListener("keydown",o=>{o.key==="Escape"&&n.selectStep(
null);let r={ArrowDown:1,ArrowUp:-1}[o.key];if(!r)return;o.preventDefault();let i=this.rows[this.rows.findIndex(({pick:a})=>a===o.target)+r];i&&!i.row.hidden&&i.
pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.from({length:9},()=>e.insertCell()),[o,r]=[d("span","gp-sign",null,{"aria-hidden":"true"}),d("span")];
n[0].append(o,r);let i=d("button","gp-pick",null,{type:"button"}),[a,l]=[d("bdi","gp-head-text"),d("bdi","gp-tail-text")];i.append(a,l),n[3].append(i);let c={row:e,
cells:n,sign:o,place:r,pick:i,head:a,tail:l,node:null};return this.rows.push(c),c}draw(e,n,o){let r={moved:n!==null,group:e.some(({node:c})=>(c.beam.group??null)!==
null),words:e.some(({node:c})=>c.beam.progress)};for(let[c,h]of Object.entries(r))X(this.table.tHead.querySelector(`.gp-${c}-column`),h);for(;this.rows.length<e.
length;)this.newRow();let i=e.map(({node:c})=>Ho(c)),a=i.map(c=>yu(c,i[0]));i.length>1&&(a[0]=Math.min(...a.slice(1)));let l=Math.max(0,e.findIndex(({node:c})=>c===
this.log.selected));this.rows.forEach((c,h)=>{X(c.row,h<e.length),!c.row.hidden&&(c.pick.tabIndex!==(h===l?0:-1)&&(c.pick.tabIndex=h===l?0:-1),this.fill(c,e[h],
i.length>1?a[h]:0,n,o,r))})}fill(e,n,o,r,i,a){let{node:l,score:c,place:h,state:u}=n,{cells:g,pick:v}=e,[q,W]=[Ho(l),this.log.selected===l];e.node=l,e.row.dataset.
state!==u&&(e.row.dataset.state=u),A(e.sign,wu[u]),A(e.place,vu(n)),this.sayText(e,q,o,W),v.getAttribute("aria-pressed")!==String(W)&&v.setAttribute("aria-press\
ed",String(W)),X(g[1],a.moved),a.moved&&A(g[1],Su(h,r.get(l))),X(g[2],a.group),a.group&&A(g[2],Fe(l.beam.group)),A(g[4],Number.isFinite(Le(l))?U(Le(l)):"−∞"),
A(g[5],String(l.length)),A(g[6],Number.isFinite(c)?U(c):"−∞"),X(g[7],a.words),a.words&&A(g[7],this.written(l,i)),A(g[8],u==="running"?"–":`${l.index+1}: ${xu(
l,this.log,i)}`)}sayText({pick:e,head:n,tail:o},r,i,a){let l=a||i<ku?0:i,c=`${a} ${l} ${r}`;if(Za.get(e)===c)return;Za.set(e,c);let h=Array.from((l?"…":"")+r.
slice(l)),u=a||h.length<=2*Xa?0:Xa,g=h.slice(0,h.length-u);Oe(n,(a?g:g.slice(0,bu)).join("")),Oe(o,u?h.slice(-u).join(""):"",{plain:!u}),e.setAttribute("aria-la\
bel",J(r)),l||h.length>60?xe(e,()=>s("The whole text: {text}",{text:r})):delete e.dataset.tip}written(e,{constraints:n,promptIds:o}){let r=n.filter((i,a)=>jt(i,
e.beam.progress[a],e,o)).length;return`${r===n.length?"✓ ":""}${s("{done} of {all}",{done:r,all:n.length})}`}};function Su(t,e){return e===void 0?t===null?"–":
"– ▲":t===null?`${e+1} ▼`:t===e?`${e+1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var Go=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,A(this.button,
s(this.isAsked?"running …":"Run greedy decoding"))}draw(e,n,o){let{log:r}=this,i=(r.searched.get(r.turn)||[]).find(({kind:l})=>l==="greedy")||null;this.button.
hidden=!!i||!r.finished||!Object.hasOwn(r.answers,"search"),this.sayButton(),this.path.hidden=!!i,this.fill(this.path,this.pathWords(Ro(e.prompts[n]),e,o.prompts[n].
kept,!!r.started.effective.do_sample));let a=Ka(r.started).map(l=>Ke(l)[0]);this.doubt.hidden=!a.length||!!i,A(this.doubt,s("This is the path of the most probab\
le tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.",{processors:a.join(", ")})),this.exactly.
hidden=!i,i&&this.said!==i&&this.drawFound(i,e,n,o),this.said=i}fill(e,n){let o=n.map(r=>typeof r=="string"?r:r.textContent).join(`
`);e.dataset.said!==o&&(e.dataset.said=o,e.replaceChildren(...n))}pathWords({last:e,ended:n,left:o},r,i,a){if(o)return this.leftWords(o,r,a);if(!e||e.given)return[
s(a?"The path of the most probable tokens is not known yet.":"The greedy path is not known yet.")];let l=n?i.findIndex(({node:u})=>u===e):-1,c=U(Le(e)),h=l<0?F(
e.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",{sum:c}):F(e.length,"Its sum is {sum} after {count} token, its score {\
score}.","Its sum is {sum} after {count} tokens, its score {score}.",{sum:c,score:U(i[l].score,4)});return[[this.fateWords(e,n,l,a),h,...this.bestWords(e,n,l,r,
i)].join(" ")]}fateWords({beam:e,index:n},o,r,i){let a={text:s(i?"The text of the most probable tokens":"The greedy text"),beam:(e.beam??0)+1,place:r+1,token:n+
1};return o?r>0?s("{text} has ended, and has rank {place}.",a):r===0?this.log.finished?s("{text} is the best output.",a):s("{text} is the best so far.",a):e.status===
"finished"?s("{text} ended at token {token} but is not kept: others are better.",a):s("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",a):s("{text} is still running, as beam {beam}.",a)}bestWords({sequence:e},n,o,r,i){if(!n){let h=r.prompts[e].running.map(Le);return h.length?
[s("The best beam has {sum}.",{sum:U(Math.max(...h))})]:[]}if(o===0||!i[0])return[];let{node:a,score:l}=i[0],c={sum:U(Le(a)),score:U(l,4)};return[F(a.length,"Th\
e best has a sum of {sum} after {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",c)]}leftWords({
index:e,token:n,node:o,sum:r,considered:i,best:a,worst:l},c,h){let u=c.prompts.some(({steps:q})=>(q[0]||[]).some(({beam:W})=>(W.group??null)!==null)),g=me([o?s(
"rank {rank} of {considered}",{rank:o.rank,considered:i}):s("not among the {considered} considered",{considered:i}),...r===null?[]:[s("sum {sum}",{sum:U(r)})],...l===
null?[]:[s("worst beam that went on {worst}, best {best}",{worst:U(l),best:U(a)})]]),v=s(h?"{where} left the path of the most probable tokens at token {place}: \
{token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return ge(v,{where:s(u?"Group A":"The search"),place:String(e+1),details:g,
token:n?ie(n.text,"gp-strong"):s("a token that was not recorded")})}drawFound(e,n,o,r){let i=e.tokens.map(([q])=>q),a=Mr(n.prompts[o],q=>i[q]),l=q=>q.reduce((W,I)=>W+
(ue(I)??-1/0),0),c=r.prompts[o].kept[0],h=c?be(c.node).filter(q=>!q.given):[],u=d("span");this.fill(u,[...ge(s("Run by the library, greedy decoding wrote {text}\
."),{text:ie(Ko(e.text,60),"gp-wrote")}),` ${this.totalWords(i.length,l(e.tokens.map(([,,q])=>q)))} `,c?`${this.bestTotalWords(h.length,l(h.map(({chosen:q})=>q.
raw_logprob)))} `:"",...this.pathWords(a,n,r.prompts[o].kept,!1)]);let g=d("details"),v=d("table");for(let[q,[,W,I]]of e.tokens.entries()){let C=v.insertRow();C.
insertCell().textContent=q+1,C.insertCell().append(ie(W)),C.insertCell().textContent=U(ue(I))}g.append(d("summary","",s("Its tokens and their log-probabilities")),
v),this.exactly.replaceChildren(u,g)}totalWords(e,n){let o={sum:U(n)};return this.log.started.processors.length?F(e,"It has {count} token with a log-probability\
 of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",o):F(e,"It has {count} token with a log-probabi\
lity of {sum}.","It has {count} tokens with a log-probability of {sum}.",o)}bestTotalWords(e,n){let o={sum:U(n)};return this.log.started.processors.length?F(e,"\
The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability of {sum} be\
fore the processors.",o):F(e,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-probability of \
{sum}.",o)}};var Cn=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,qr=t=>An.find(([e])=>e===t)?.[1]??String(t),Bt=t=>String(Number(t.toFixed(4))),
Uo=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=An.map(([o,r])=>this.
newRow(o,r)),this.asked=null}newRow(e,n){let o=this.root.querySelector("tbody").insertRow(),r=d("th","",null,{scope:"row"});o.append(r);let[i,a,l]=Array.from({length:3},
()=>o.insertCell()),c=d("span"),h=d("button","gp-button gp-run-on",null,{type:"button","aria-label":s("Run the search with early_stopping {name}",{name:n})});l.
dataset.name=`${s("outputs:")} `,i.append(c," ",h);let u={row:o,head:r,words:c,button:h,because:a,outputs:l,value:e,name:n,rule:null};return h.addEventListener(
"click",()=>{this.asked=u.rule,this.log.ask({type:"search",kind:"rule",rule:u.rule}),this.sayButton(u)}),u}sayButton({button:e,rule:n}){let o=!!(this.asked&&Cn(
this.asked,n));e.disabled=o,A(e,s(o?"running …":"Run the search"))}draw(e,n,o,r,i){A(this.why,this.whyWords(e,n,o(e.own),i));for(let a of this.rows){a.rule={lengthPenalty:r.
lengthPenalty,earlyStopping:a.value};let l=Cn(a.rule,e.own);pe(a.row,l?"gp-own-rule":""),A(a.head,l?s("{name} (this run)",{name:a.name}):a.name),this.drawRule(a,
e,n,o,i)}}drawRule(e,n,o,r,i){let a=r(e.rule),{pools:l}=a.prompts[o],c=l.every(({exact:g})=>g),h=a.stop&&c?null:this.answerTo(e.rule),u=!h&&!(a.stop&&c);if(e.button.
hidden=!u||!this.log.finished||!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),h){A(e.words,s("after step {step}",{step:h.steps})),A(e.because,s("fo\
und by a run")),this.sayOutputs(e.outputs,...this.comparedIds(h));return}A(e.words,_u(a,c,i)),A(e.because,this.reasons(l,n,e.rule)),!c||!a.stop?A(e.outputs,"–"):
this.sayOutputs(e.outputs,...this.comparedNodes(a,r(n.own),o,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(o=>o.kind==="rule"&&Cn(o.rule,
e))||null}comparedNodes(e,n,o,{wanted:r}){let[i,a]=[e,n].map(({prompts:c})=>c[o].kept.slice(0,r));return[i.filter(({node:c},h)=>!a[h]||a[h].node!==c).length,i.length,
i[0]?{text:Ho(i[0].node),score:i[0].score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:o})=>o.join(" "));return[e.filter(({
token_ids:o},r)=>o.join(" ")!==n[r]).length,e.length,e[0]]}sayOutputs(e,n,o,r){let i=r&&{differ:n,all:o,score:U(r.score,4)},a=n?o>1?s("{differ} of {all} differ;\
 the best, with score {score}:",i):s("another text, with score {score}:",i):s("the same"),l=a+(n?r.text:"");e.dataset.said!==l&&(e.dataset.said=l,e.replaceChildren(
a,...n?[" ",ie(Ko(r.text,40),"gp-wrote")]:[]))}whyWords(e,n,o,r){let{pools:i}=o.prompts[n],a=qr(e.own.earlyStopping);return(o.stop?s("This search stopped after \
step {step} by the rule of early_stopping {name}.",{step:o.stop.step,name:a}):r?s("The search was cut off. By the rule of early_stopping {name} it would have go\
ne on.",{name:a}):s("The search goes on by the rule of early_stopping {name}.",{name:a}))+(i.length>1?`
`:" ")+this.reasons(i,e,e.own)}reasons(e,n,o){return e.map(r=>[...Ou(r,e.length>1),this.reason(r,n,o)].join(" ")).join(`
`)}reason({stop:e,weighed:n},o,r){if(!n)return s("No step has been taken.");let{best:i,length:a,bound:l,worst:c}=n;if(e&&e.why==="criteria")return this.cutOffWords(
o,e);if(c===null)return F(o.size,"No text has ended.","Fewer than {count} texts have ended.");let h=r.earlyStopping==="never"&&r.lengthPenalty>0,u=`${U(i)} / ${a}\
 ^ ${Bt(r.lengthPenalty)} = ${U(l,4)}`,g={numbers:h?s("{formula} (at the longest possible length)",{formula:u}):u,worst:U(c,4)},{together:v}=o;if(!e)return v?s(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",g):s("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",g);if(e.why==="settled")return v?s("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",g):
s("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",g);let q=F(o.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(l>c))return q;let W=v?s("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",g):s("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",g);return`${q} ${W}`}cutOffWords({start:e,maxNew:n},{
step:o}){if(o-e>=n)return F(e+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let r=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:i})=>!["eos","length","unfinished"].includes(i));return r?s("Every continuation met a stopping criterion ({reason}\
).",{reason:$e(r.stop_reason)[0]}):s("Every continuation met a stopping criterion.")}};function _u({stop:t,prompts:e},n,o){return n?t?s("after step {step}",{step:t.
step}):o?s("goes on past step {step}",{step:Io({prompts:e})}):s("not yet"):t?s("not exact: about step {step}",{step:t.step}):s("not exact")}function Ou({group:t,
stop:e},n){if(t===null)return[];let o={group:Fe(t),step:e&&e.step};return[n&&e?s("Group {group}, after step {step}:",o):s("Group {group}:",o)]}function Qa(t,e){let o=S=>t.querySelector(".gp-"+S),[r,i,a,l,c]=["slide","power","rule","own-again","of-prompt"].map(o),[h,u,g]=["formula","honest","rest"].map(
o),v=new Do(o("hypothesis-table"),e),q=new Uo(t,e),W=new Go(t,e),I={},C=null,P=new Map;for(let[S,M]of An)a.append(d("option","",M,{value:JSON.stringify(S)}));r.
addEventListener("input",()=>T({lengthPenalty:Number(r.value)})),i.addEventListener("input",()=>{Number.isFinite(i.valueAsNumber)&&T({lengthPenalty:i.valueAsNumber})}),
i.addEventListener("change",()=>e.usesBeams&&O(L(Or(e)),!0)),a.addEventListener("change",()=>T({earlyStopping:JSON.parse(a.value)})),l.addEventListener("click",
()=>{I={},p(),r.focus()}),c.addEventListener("change",()=>p());function T(S){I={...I,...S},p()}let L=S=>({...S.own,...I});function O(S,M=!1){Number(r.value)!==S.
lengthPenalty&&(r.value=S.lengthPenalty),(M||document.activeElement!==i)&&(i.value=Bt(S.lengthPenalty)),a.value=JSON.stringify(S.earlyStopping)}function k(S){return M=>{
let R=JSON.stringify(M),j=P.get(R);if(j)return j;let b=za(S,M);return b.stop&&P.set(R,b),b}}function y(S){return{stop:e.finished?{step:0,why:""}:null,prompts:S.
prompts.map(({finished:M})=>({kept:M.map(R=>({node:R,score:R.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}function p({onlySelection:S=!1,
anew:M=!1}={}){let R=Or(e),j=!!(e.finished||e.failed),b=m(R.prompts.length),N=k(R),z=R.together!==null&&Ha(R,N(R.own),!!e.finished),D=z?L(R):R.own,K=z?N(D):y(R),
G=z?N(R.own):K,Y=z&&!Cn(D,R.own),te=Da(R,b,K,D,j),oe=Y?new Map(G.prompts[b].kept.map(({node:ke},Ce)=>[ke,Ce])):null;if(v.draw(te.slice(0,40),oe,R),g.hidden=te.length<=
40,A(g,F(te.length-40,"and {count} more, with a lower score","and {count} more, with lower scores")),S)return;for(let ke of["what-if","stopping"])o(ke).hidden=!z;
o("greedily").hidden=!1,O(D,M),l.hidden=!Y,A(l,s("Back to the run’s own: {power}, {early}",{power:Bt(R.own.lengthPenalty),early:qr(R.own.earlyStopping)}));let le=te.
filter(({place:ke})=>ke!==null);C={best:le[0]||null,rule:D,tally:w(te,le)},A(o("counts"),C.tally),A(o("scored"),s("sum / length ^ {power}",{power:Bt(D.lengthPenalty)})),
h.setAttribute("aria-live",Y?"polite":"off"),A(h,_(le[0],D)),E(z?f(K,G,b,R,D,j):$(R)),z&&q.draw(R,b,N,D,j),W.draw(R,b,G)}function m(S){return o("of-prompts").hidden=
S<2,c.options.length!==S&&c.replaceChildren(...Array.from({length:S},(M,R)=>d("option","",s("prompt {number}",{number:R+1}),{value:R}))),Math.max(0,c.selectedIndex)}
function w(S,M){let R=S.filter(({state:b})=>b==="running").length,j=S.filter(({state:b})=>b==="returned").length;return[s("{count} ended",{count:B(S.length-R)}),
s("{count} kept",{count:B(M.length)}),...R?[s("{count} running",{count:B(R)})]:[],...j?[F(j,"{count} output","{count} outputs")]:[]].join(", ")}function _(S,{lengthPenalty:M}){
if(!S)return s("No text is kept yet.");let{node:R,score:j}=S,b={sum:U(Le(R)),length:R.length,power:Bt(M),score:U(j,4)};return s("The best: score = sum / length \
^ length_penalty = {sum} / {length} ^ {power} = {score}",b)}function E(S){u.hidden=!S,A(u,S)}function $(S){return S.prompts.every(({steps:M,given:R})=>M.length===
R)?s("The search has not begun: all tokens so far were given."):S.together===null?s("This decoding loop has its own rules: the texts are shown as they were reco\
rded."):s("The recording does not follow the rules of this search, so it does not tell what other settings would give.")}function f(S,M,R,j,b,N){let z=Math.max(
1,...j.prompts.map(({steps:Y})=>Y.length-j.start)),D=z**b.lengthPenalty;if(!Number.isFinite(D)||D===0)return s("{length} ^ {power} is too large or too small for\
 a floating-point number: the search itself would fail.",{length:z,power:Bt(b.lengthPenalty)});let K=S.prompts[R].pools.filter(({exact:Y})=>!Y);if(K.length){let Y=K.
map(({group:te})=>Fe(te)).join(", ");return F(K.length,"Not exact: an earlier group would have stopped at another step, and the padding that a stopped group wri\
tes changes the diversity penalty of group {groups}.","Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writ\
es changes the diversity penalty of groups {groups}.",{groups:Y})}if(Cn(b,j.own))return"";if(!S.stop){if(!N)return"";let Y=Io(S);return j.together?s("With these\
 settings the search would have gone on past step {step}, where the recording ends: this ranks what is known so far.",{step:Y}):s("With these settings the searc\
h would have gone on past step {step}, where the recording of a group ends: this ranks what is known so far.",{step:Y})}let{step:G}=S.stop;return M.stop?G<M.stop.
step?s("With these settings the search would have stopped after step {step}, not {own}: what ended later does not count.",{step:G,own:M.stop.step}):"":s("With t\
hese settings the search would have stopped after step {step}: what ended later does not count.",{step:G})}let x=S=>()=>C&&C.best?s("the best: {words}.",{words:S(
C.best)}):"";return de(t,{rank:()=>C?he(C.tally):"",sum:x(({node:S})=>F(S.length,"the log-probability of {count} token is {sum}","the log-probabilities of {coun\
t} tokens sum to {sum}",{sum:U(Le(S))})),length:x(({node:S})=>F(S.length,"{count} token","{count} tokens")),score:x(({node:S,score:M})=>`${U(Le(S))} / ${S.length}\
^${Bt(C.rule.lengthPenalty)} = ${U(M)}`),ended:x(({node:S})=>s("at step {step}",{step:S.index+1}))}),S=>{if(S.run&&(I={},P=new Map,c.replaceChildren()),(S.run||
S.searched)&&(q.asked=W.isAsked=null),t.hidden=!e.usesBeams,t.hidden)return;let M=e.hideFrom!==null;if(o("untold").hidden=!M,o("found").hidden=M,o("counts").hidden=
M,M)return;let{run:R,steps:j,status:b,selection:N,searched:z}=S;R||j||b||z?p({anew:R}):N&&p({onlySelection:!0})}}function el(t){let e=d("button","gp-alone-button",null,{type:"button"});e.append(Mu()),t.append(e);let n=null;async function o(){let l=Tu(t);t.classList.add("gp\
-alone");let c=new MutationObserver(()=>t.hidden&&r());if(c.observe(t,{attributeFilter:["hidden"]}),document.addEventListener("keydown",i,!0),n=()=>{n=null,c.disconnect(),
document.removeEventListener("keydown",i,!0),t.classList.remove("gp-alone"),t.popover&&t.removeAttribute("popover"),l.restore(),a()},a(),document.fullscreenEnabled)
try{await t.requestFullscreen();return}catch{}n&&(t.popover="manual",t.showPopover(),l.silence(),e.focus({preventScroll:!0}))}function r(){document.fullscreenElement===
t?document.exitFullscreen():n&&n(),e.focus({preventScroll:!0})}function i(l){l.key==="Escape"&&(l.preventDefault(),l.stopPropagation(),r())}function a(){let l=n?
s("Leave full screen"):s("Full screen");e.title=l,e.ariaLabel=t.ariaLabel?`${l}: ${t.ariaLabel}`:l,t.dispatchEvent(new Event("gp-alone"))}e.addEventListener("cl\
ick",()=>n?r():o()),t.addEventListener("fullscreenchange",({target:l})=>{l===t&&document.fullscreenElement!==t&&n&&n()}),a()}function Tu(t){let e=[],n=[],o=[];for(let a=t.
parentElement;a;a=a.parentElement)o.push(a),(a.scrollTop||a.scrollLeft)&&e.push([a,a.scrollLeft,a.scrollTop]);let r=t.parentElement;r.style.minHeight=`${r.offsetHeight}\
px`;function i(){for(let[a,l,c]of e)a.scrollTo({left:l,top:c,behavior:"instant"})}return{silence(){for(let a of o)for(let l of a.children)l.contains(t)||l.inert||
(l.inert=!0,n.push(l))},restore(){for(let a of n)a.inert=!1;r.style.minHeight="",i(),window.addEventListener("resize",i,{once:!0}),setTimeout(()=>window.removeEventListener(
"resize",i),1e3)}}}function Mu(){let t=se("svg"),e=se("path");return t.setAttribute("viewBox","0 0 16 16"),t.setAttribute("aria-hidden","true"),e.setAttribute("\
d","M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"),t.append(e),t}var Eu=["token_id","text","piece","logprob","raw_logprob","entropy"],Wr=class extends Qt{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},Vo=class extends gn{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.charts={},this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,o)=>({...n,number:o,entries:[],
shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:o},r)=>{let i=e.kind==="lanes"?Object.assign(new Wr(this,
r),{unit:this.unit}):null,a={number:r,group:n,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(a),a});for(let n of this.kinds)this.
changed(n)}get running(){return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}read(e){let n=Object.hasOwn(tl,
e.type)&&tl[e.type];if(!n)throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){
this.changes.entries=this.fresh,this.fresh=new Set,super.flush()}subscribe(e,n){super.subscribe(e,o=>n({entries:new Set(this.entries.keys()),...o}))}setPair(e,n){
this.pair=[e,n],this.changed("pair")}shownOf(e){let{entries:n,shown:o}=this.groups[e];return n[o]}showEntry(e,n){this.groups[e].shown=n,this.changed("pair")}setLanes(e){
this.lanes=e,this.changed("lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let o of["steps","status","measured","found"])this.changed(o)}answered(e){
return!!this.found&&this.found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(n=>this.showMeasured(
n));for(let{log:n}of this.entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.metrics:[];this.metrics=
e.map(n=>n.unit==="nats"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){let n=(r,i)=>this.inNats.
has(r)&&Number.isFinite(i)?Se(i,this.unit):i,o=(r,i)=>Object.fromEntries(Object.entries(r).map(([a,l])=>[a,i(a,l)]));e.values=o(e.told.values,n),e.each=o(e.told.
each,(r,i)=>i.map(a=>n(r,a)))}},tl={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n||null,t.entries[e].
begun=!0,t.entryChanged(e,"status")},Tokens(t,{entry:e,tokens:n}){for(let o of n)t.entries[e].tokens.push(Object.fromEntries(Eu.map((r,i)=>[r,o[i]])));t.entryChanged(
e,"steps")},Ended(t,{entry:e,text:n,stop_reason:o,failed:r}){t.entries[e].ended={text:n,stop_reason:o,failed:r},t.entryChanged(e,"status")},Measured(t,{group:e,
values:n,each:o}){t.groups[e].told={values:n,each:o||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e,charts:n}){t.found=e,t.charts=n||{},
t.changed("found")},Served(t,{way:e,steps:n,tokens:o,settings:r,requests:i,...a}){e===0&&r&&(t.found={...a,requests:i,tokens:[],ways:[]}),r&&(t.found.ways[e]={settings:r,
steps:[]}),t.found.ways[e].steps.push(...n),t.found.tokens.push(...o||[]),t.changed("found")},Done(t,{stopped:e,overtaken:n}){t.done={stopped:e,...n&&{overtaken:n}},
t.changed("status")}};var $u=/(“[^”]*”|„[^“]*“|«[^»]*»)/,Lu="(?:s|es|e|n|en|x)?",Au=new Set(["token","step","prompt","draft","kept","ending","time","length","speed","b\
its","sample","memory","context","queue","decode","starved"]),Jo=null;function Cu(){if(Jo)return Jo;let t=new Map;for(let n of Un){if(Au.has(n))continue;let[o]=fn(
n).name.split(" (");t.has(o.toLowerCase())||t.set(o.toLowerCase(),n)}let e=[...t.keys()].sort((n,o)=>o.length-n.length).map(n=>n.replace(/[.*+?^${}()|[\]\\]/g,"\
\\$&"));return Jo={pattern:new RegExp(`(?<![\\p{L}\\p{N}_-])(${e.join("|")})${Lu}(?![\\p{L}\\p{N}_-])`,"giu"),ids:t},Jo}function oo(t,e=new Set){let{pattern:n,ids:o}=Cu();
return t.split($u).flatMap((r,i)=>{if(i%2)return[r];let a=[],l=0;for(let c of r.matchAll(n)){let h=o.get(c[1].toLowerCase());e.has(h)||(e.add(h),a.push(r.slice(
l,c.index),d("a","gp-term-link",c[0],{href:Mo(h)})),l=c.index+c[0].length)}return[...a,r.slice(l)]})}function nl(t){for(let e of t.querySelectorAll("p.gp-note")){
let[n]=e.childNodes;e.childNodes.length===1&&n.nodeType===Node.TEXT_NODE&&n.nodeValue.trim()&&e.replaceChildren(...oo(n.nodeValue))}}var sl={},rl={},Yo=new Map,Xo=new Map,Nr="bits";function Ir(t){return Yo.has(t)||Yo.set(t,Object.assign(new Qt,{unit:Nr})),Yo.get(t)}function Rr(t){return Xo.has(
t)||Xo.set(t,Object.assign(new Vo(t),{unit:Nr})),Xo.get(t)}function jr(t){Nr=t;for(let e of[...Yo.values(),...Xo.values()])e.setUnit(t)}function Pu(t,e,{log:n="\
main"}={}){il(sl[t],t,e,Ir(n),"run")}function qu(t,e,{group:n}){il(rl[t],t,e,Rr(n),Nu.has(t)?"text":Iu.has(t)?"model":"runs")}function il(t,e,n,o,r){let i=n.querySelector(
".gp-pane");if(!i||!t){console.error(`Generation Playground: there is no pane “${e}” here.`);return}Ti(i),nl(i),Hi(i,r),al.push(n),Wu.has(e)||el(i);let a=t(
i,o);o.subscribe(i,Ru.has(e)?Bu(i,o,a,e):a),ll()}var al=[],ol=null;function ll(){let t=Qs();if(t===ol)return;let e=al.find(o=>o.getClientRects().length&&o.isConnected);
if(t!==null&&!e||(ol=t,t===null))return;let n=e.querySelector(":scope > .gp-glossary-place");n||(n=d("div","gp-pane gp-glossary-place"),n.addEventListener("clic\
k",o=>Eo(o,n)),e.append(n)),At(n,t)}var Wu=new Set(["numbers","check","token","progress","arrival"]),Nu=new Set(["detection","mistakes","attack","strengths"]),Iu=new Set(
["shelf","estimate","opened"]),Ru=new Set(["tokens","token","candidates","processors","curve","in_words","logit_lens","check","quiz"]),ju=new Set(["processors",
"logit_lens","check","quiz"]);function Bu(t,e,n,o){let r=Object.fromEntries(e.kinds.map(a=>[a,!0])),i=!1;return a=>{if(e.denoises||e.isFromElsewhere&&ju.has(o)){
i=t.hidden=!0;return}i&&(t.hidden=!1),n(i?r:a),i=!1}}function zu(t,e,n){Ir(t).feedRun(e||"",n)}function Fu(t,e,n){Rr(t).feedRun(e||"",n)}function cl(t,e){sl=t,rl=
e;let n={mount:Pu,feed:zu,chooseUnit:jr,log:Ir,RunLog:Qt,mountGroup:qu,feedGroup:Fu,group:Rr};window.GenerationPlayground=n;let o=window.GenerationPlaygroundQueue||
[],r=i=>{try{i(n)}catch(a){console.error("Generation Playground:",a)}};window.GenerationPlaygroundQueue={push:r},o.forEach(r),window.addEventListener("hashchang\
e",ll)}function dl(t,e,{stepUnder:n,hover:o,leave:r}){t.addEventListener("pointermove",i=>{let a=n(i);a&&(i.buttons===1?e.selectStep(a):o(a))}),t.addEventListener("poi\
nterleave",r),t.addEventListener("click",i=>{let a=n(i);a&&e.selectStep(a)}),Br(t,e)}function Br(t,e){t.addEventListener("keydown",n=>{let o={ArrowRight:1,ArrowUp:1,
ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};n.key==="Escape"&&e.selectStep(null),n.key in o&&(n.preventDefault(),e.walk(o[n.key]))})}function Zo(t,e,n,o,r=0){
e&&(t.setAttribute("aria-valuenow",String(e.isPrompt?e.index-r:e.index+1)),t.setAttribute("aria-valuemin",String(1-r)),t.setAttribute("aria-valuemax",String(n))),
t.setAttribute("aria-valuetext",o)}var Hu=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),hl=t=>Hu.format(t),pl={information:{unit:!0,write:hl,look:{rangemode:"to\
zero"}},sum:{unit:!0,write:hl,look:{}},share:{title:()=>s("probability"),write:H,look:{rangemode:"tozero",tickformat:".0%"}},count:{title:()=>s("tokens kept"),write:B,
look:{type:"log",dtick:1}},rank:{title:()=>s("rank"),write:B,look:{type:"log",dtick:1,autorange:"reversed"}}},zr=[["kept","solid"],["chosen","dash"],["accepted",
"dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3px,2px,3px"],["focus","2px,7px"]].map(([t,e])=>({role:t,dash:e})),Du=()=>({
information:{name:s("surprisal and entropy"),axis:"information",about:s("Surprisal tells how unexpected each token was; entropy how uncertain the next token was\
, for the model (before) and for the draw (after)."),series:[{name:s("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:s("How unexpected the chose\
n token was: minus the logarithm of its probability after the processors; before them where a text was only read."),value:t=>Me(t).surprisal},{name:s("entropy b\
efore"),term:"entropy",role:"entropy-before",dash:"dot",tip:s("How uncertain the model was, before any processor: the surprisal that it expected."),value:t=>t.distribution.
entropy_before},{name:s("entropy after"),term:"entropy",role:"entropy-after",dash:"dash",tip:s("How uncertain the draw was, after the processors."),value:t=>t.isPrompt?
null:t.distribution.entropy_after}]},kept:{name:s("candidates kept"),axis:"count",about:s("How many tokens of the vocabulary could still be chosen after the pro\
cessors. Each line of the grid is ten times the one below."),series:[{name:s("candidates kept"),term:"kept",role:"entropy-after",dash:"solid",tip:s("The number \
of tokens with a probability above 0 after the processors."),value:t=>t.isPrompt?null:Math.max(1,st(t))}]},cumulative:{name:s("cumulative log-probability"),axis:"\
sum",about:s("The logarithm of the probability of the whole text up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[
{name:s("after the processors"),term:"cumulative-logprob",role:"surprisal",dash:"solid",sum:!0,tip:s("Added up after the processors: from the probabilities that\
 the tokens were drawn with."),value:t=>t.isPrompt?null:t.chosen.logprob??t.chosen.raw_logprob},{name:s("before them"),term:"cumulative-logprob",role:"entropy-b\
efore",dash:"dot",sum:!0,tip:s("Added up before the processors: from the probabilities that the model gave."),value:t=>t.chosen.raw_logprob}]},before:{name:s("l\
ooked up: probability before"),axis:"share",about:s("How probable the model found each looked-up token at each place, before the processors."),of:t=>Q(t.raw_logprob)},
after:{name:s("looked up: probability after"),axis:"share",about:s("How probable each looked-up token was in the draw at each place, after the processors: 0% wh\
ere they removed it."),of:t=>Q(t.logprob)},rank:{name:s("looked up: rank"),axis:"rank",about:s("The rank of each looked-up token among all tokens before the pro\
cessors: 1, the likeliest, is at the top."),of:t=>t.raw_rank||null}}),Ku=()=>({information:{name:s("surprisal"),axis:"information",about:s("How unexpected each \
token was, from the log-probabilities that the server told."),series:[{name:s("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:s("How unexpected \
the chosen token was: minus the logarithm of its probability."),value:t=>Me(t).surprisal}]},cumulative:{name:s("cumulative log-probability"),axis:"sum",about:s(
"The logarithm of the probability of the whole text up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:s("as\
 told"),term:"cumulative-logprob",role:"surprisal",dash:"solid",sum:!0,tip:s("Added up from the log-probabilities that the server told."),value:t=>t.chosen.raw_logprob}]}}),
Fr=(t=!1)=>t?Ku():Du();var Ye=(t,e={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:t,standoff:8,font:{size:13}},
...e}),zt=(t,e,n,o,r={})=>({data:e,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:t,...r}});var Gu={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},ul=t=>Gu[t]??t.replaceAll("px","").replaceAll(","," ");function fl({series:t,of:e},n){
return t||[...n].slice(-zr.length).map(([o,r],i)=>({...zr[i],name:r,term:"probability",tip:s("The looked-up token {token}, id {id}.",{token:J(r),id:o}),value:a=>{
let l=(a.watched||[]).find(({token_id:c})=>c===o);return l?e(l):null}}))}function ml({curve:t,series:e,steps:n,prompt:o,current:r,unit:i,factor:a}){let l=pl[t.axis],
c=o.length,h=P=>P.index+1-(P.isPrompt?c+1:0),u=l.unit?a:1,g=(P,T,L)=>({type:"scatter",mode:T.length>400?"lines":"lines+markers",name:P.name,connectgaps:!1,hoverinfo:"\
text",x:T.map(h),...Uu(P,T,u,l,i),line:{color:`var(--gp-${P.role})`,width:2,dash:P.dash},marker:{color:`var(--gp-${P.role})`,size:4},opacity:L?.75:1}),v=e.flatMap(
P=>[...c?[g(P,o,!0)]:[],g(P,n,!1)]),q=Math.max(10,n.length),W=Ye(s("token"),{range:[c?.5-c:.5,q+.5],showgrid:!1}),I=Ye(l.unit?i:l.title(),l.look),C={label:s("{c\
urve} along the text",{curve:t.name}),layout:{height:260,hovermode:"x",margin:{l:52,r:12,t:12,b:40},shapes:Vu(c,r&&h(r))}};return zt(C.label,v,W,I,C.layout)}function Uu(t,e,n,o,r){
let i=0,a=e.map(c=>{let h=ue(t.value(c));return t.sum?(i=i===null||h===null?null:i+h,i===null?null:i*n):h===null?null:h*n}),l=a.map((c,h)=>c===null?"":s("{token\
} {series}: {value}",{token:J(e[h].chosen.text),series:t.name,value:`${o.write(c)}${o.unit?` ${r}`:""}`}));return{y:a,text:l}}function Vu(t,e){let n={type:"line",
yref:"paper",y0:0,y1:1},o={type:"rect",xref:"x",x0:.5-t,x1:.5,yref:"paper",y0:0,y1:1,fillcolor:"var(--gp-raised)",line:{width:0},layer:"below"};return[...t?[o,{
...n,x0:.5,x1:.5,line:{color:"var(--gp-muted)",width:1,dash:"dot"}}]:[],...e===null?[]:[{...n,x0:e,x1:e,line:{color:"var(--gp-chosen)",width:1.5}}]]}var Ju=150;function gl(t,e){let n=$=>t.querySelector(".gp-"+$),[o,r,i,a,l]=["curve-chart","reading","unit","view","keys"].map(n),c=Fr(),h=new Map,u=0,g=-1/0,v=!1,
q=()=>c[a.value],W=()=>fl(q(),h);function I(){let $=e.current();return $?bt([],e.lastOf($)).added:[]}function C(){let $=Object.keys(c).filter(x=>c[x].series||h.
size);if($.length===a.options.length&&[...a.options].every(({text:x},S)=>x===c[$[S]].name))return;let f=$.includes(a.value)?a.value:$[0];a.replaceChildren(...$.
map(x=>d("option","",c[x].name,{value:x}))),a.value=f}function P($){for(let f of $)for(let{token_id:x,text:S}of f.watched||[])h.set(x,S)}function T(){let $=[q().
about,e.promptSteps.length?s("The prompt comes before the text, on a shaded background."):""].filter(Boolean).join(" ");A(n("about"),$);let f=W(),x=JSON.stringify(
f.map(({name:S,tip:M})=>[S,M]));l.dataset.key!==x&&(l.dataset.key=x,l.replaceChildren(...f.map(L)))}function L({name:$,term:f,role:x,dash:S,tip:M}){let R=d("spa\
n");ne(R,f,()=>e.current()?he(k(e.current())):"",{meaning:M});let j=se("svg",""),b=se("line","");for(let[N,z]of Object.entries({width:26,height:8,"aria-hidden":"\
true"}))j.setAttribute(N,String(z));for(let[N,z]of Object.entries({x1:0,y1:4,x2:26,y2:4,stroke:`var(--gp-${x})`,"stroke-dasharray":ul(S)}))b.setAttribute(N,String(
z));return j.append(b),R.append(j,q().of?ie($):$),R}function O(){let $=e.current(),f=$?k($):s("The curve grows with the text.");A(r,f),Zo(r,$,I().length,$?f:s("\
no token yet"),e.promptSteps.length)}function k($){let f={number:$.index+1,token:J($.chosen.text),facts:y($)};return $.isPrompt?s("Prompt token {number}, {token\
}: {facts}",f):s("Token {number}, {token}: {facts}",f)}function y($){if(q().of)return m($)||s("no token was looked up here");if(a.value==="kept")return $.isPrompt?
s("no processor takes part"):s("{kept} of {count} tokens kept",{kept:B(st($)),count:B($.distribution.vocab)});if(a.value==="cumulative")return p($);let{surprisal:f,
entropyBefore:x,entropyAfter:S}=Me($);if(e.isFromElsewhere)return s("surprisal {surprisal}",{surprisal:re(ue(f),e.unit)});let[M,R,j]=[f,x,S].map(b=>re(ue(b),e.unit));
return $.isPrompt?s("surprisal {surprisal}; entropy {entropy}",{surprisal:M,entropy:R}):s("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:M,
before:R,after:j})}function p($){let f=$.isPrompt?e.promptSteps:I(),x=f.slice(0,f.indexOf($)+1),S=W().filter(M=>M.value($)!==null).map(M=>{let R=x.map(b=>ue(M.value(
b)));return`${R.includes(null)?s("minus infinity"):re(R.reduce((b,N)=>b+N,0),e.unit)} ${M.name}`});return s("log-probability so far {sums}",{sums:S.join(", ")})}
function m($){return me(($.watched||[]).map(f=>{let x={token:J(f.text),before:H(Q(f.raw_logprob)),after:H(Q(f.logprob)),rank:B(f.raw_rank||0)};return f.logprob===
null?f.raw_rank?s("{token} {before} before (rank {rank}), removed after",x):s("{token} {before} before, removed after",x):f.raw_rank?s("{token} {before} before \
(rank {rank}), {after} after",x):s("{token} {before} before, {after} after",x)}))}function w(){u=0,g=performance.now(),o.removeAttribute("aria-busy");let $=I(),
f=$.length||e.promptSteps.length?ml({curve:q(),series:W(),steps:$,prompt:e.promptSteps,current:e.current(),unit:e.unit,factor:Se(1,e.unit)}):void 0;fe(o,f,({x})=>{
let S=x-1+(x<1?e.promptSteps.length:0),M=x<1?e.promptSteps[S]:I()[S];M&&e.selectStep(M)})}function _(){u||!v||(o.setAttribute("aria-busy","true"),u=window.setTimeout(
w,Math.max(0,g+Ju-performance.now())))}new IntersectionObserver(([{isIntersecting:$}])=>{v||!$||(v=!0,_())}).observe(t),Br(r,e),i.addEventListener("change",()=>jr(
i.value)),a.addEventListener("change",E);function E(){T(),O(),_()}return $=>{$.unit&&(i.value=e.unit),$.run&&(h=new Map,c=Fr(e.isFromElsewhere)),P(I()),C(),E()}}var bl={probability:{term:"probability",scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:()=>s("How likely the token was, after the processors.")},
raw:{term:"probability",scale:"prob",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>s("How likely the model found the token, before the processors.")},
told:{term:"probability",scale:"prob",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>s("How likely the token was, as the server told it.")},rank:{term:"\
rank",scale:"heat",level:t=>Hr[kl(t)][1],meaning:()=>s("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{term:"\
surprisal",scale:"heat",level:t=>t.surprisal/Math.LN2,bits:[0,10],words:()=>[s("expected"),s("surprising")],meaning:()=>s("How unexpected the token was: minus t\
he logarithm of its probability.")},uncertainty:{term:"entropy",scale:"heat",level:t=>t.entropyBefore/Math.LN2*1.25,bits:[0,8],words:wl,meaning:()=>s("How uncer\
tain the model was before this token: the entropy of its distribution, before the processors.")},kl:{term:"kl",scale:"heat",level:t=>t.kl/Math.LN2,bits:[0,10],meaning:()=>s(
"How far two distributions lie apart: the Kullback-Leibler divergence.")},entropy:{term:"entropy",scale:"heat",level:t=>t.entropyAfter/Math.LN2*1.25,bits:[0,8],
words:wl,meaning:()=>s("How open the choice was: the entropy after the processors.")}};function wl(){return[s("certain"),s("uncertain")]}var Hr=[[1,0],[10,3],[100,
6],[1e3,8],[1/0,10]],kl=({rank:t})=>Hr.findIndex(([e])=>(t??1/0)<=e);function Dr(t,e){let{scale:n,level:o}=bl[t];return`--gp-${n}-${Math.round(Math.max(0,Math.min(
10,o(e)||0)))}`}function Ft(t,e,n){t.style.backgroundColor=`var(${Dr(e,n)})`,e==="rank"?t.dataset.rank=String(kl(n)):delete t.dataset.rank}function dt(t,e,n){let{
term:o,scale:r,ends:i,bits:a,words:l=()=>[],meaning:c}=bl[e];if(ne(t,o,()=>"",{meaning:c()}),t.replaceChildren(),e==="rank"){Hr.forEach(([I,C],P)=>{let T=d("spa\
n","gp-chip",I===1/0?s("beyond"):s("top {rank}",{rank:I}),{"data-rank":P});T.style.backgroundColor=`var(--gp-${r}-${C})`,t.append(T)});return}let[h,u]=i||a.map(
I=>`${n==="bits"?I:(I*Math.LN2).toFixed(1)} ${n}`),[g,v]=l(),q=(I,C)=>C?`${C}, ${I}`:I,W=d("span","gp-ramp",null,{"aria-hidden":"true"});for(let I=0;I<=10;I++){
let C=d("i");C.style.backgroundColor=`var(--gp-${r}-${I})`,W.append(C)}t.append(d("span","",q(h,g)),W,d("span","",q(a?u.replace(" ","+ "):u,v)))}var Kr=3,Yu={sum:"logprob",token:"per_token",byte:"per_byte"},Qo=(t,e)=>t[Yu[e]]??-1/0,Pn=({answers:t},e)=>t.map((n,o)=>o).sort((n,o)=>Qo(t[o],e)-Qo(t[n],e)),ht=(t,e=3)=>V(
t)?U(t,e):"−∞";function Gr(t){let{answers:e}=t;if(e.length<2)return"";let n=["sum","token","byte"].map(l=>Pn(t,l)),[o,r,i]=n.map(([l])=>J(e[l].text.trim()));
return o!==r||o!==i?s("Which of these answers is the likeliest depends on the ranking: {sum} by sum, {token} per token, {byte} per byte.",{sum:o,token:r,byte:i}):
n.every(l=>l.join()===n[0].join())?s("The likeliest of these answers is {answer}; the ranking is the same by sum, per token and per byte.",{answer:o}):s("The li\
keliest of these answers is {answer}, by sum, per token and per byte; the order of the others changes.",{answer:o})}function xl({answers:t,total:e}){if(!V(e))return"";
let n=H(e);return F(t.length,"This answer has {share} of the probability.","Together these {count} answers have {share} of the probability; each share is of tha\
t part alone.",{share:n})}function vl({answers:t,overlaps:e,kind:n,unread:o},r,i){let a=[],l=(u,g="warning")=>a.push({kind:g,words:u});if(r&&!t.length&&l(s("Non\
e of the answers was read.")),!t.length)return a;n==="chat"&&l(s("Each answer begins the assistant’s turn."),"info"),n==="source"&&l(s("Each answer begins the\
 target."),"info");let c=new Set;for(let[u,g]of e)c.has(g)||(c.add(g),l(s("{long} begins with the tokens of {short}: whoever writes the one has written the othe\
r, so it adds nothing to the total, and these shares overlap.",{long:J(t[g].text.trim()),short:J(t[u].text.trim())})));let h=t.filter(({join:u})=>u&&!u.same);for(let{
text:u,join:g}of h.slice(0,Kr))l(Xu(u,g));h.length>Kr&&l(F(h.length-Kr,"So is {count} other answer.","So are {count} other answers.")),r&&n!=="source"&&t.some(({
join:u})=>!u)&&l(s("How prompt and answer are split as one text is not known here."),"info");for(let u of r?o:[])l(Zu(u,i(u)));return a}var yl=t=>t.map(J).join(
" ");function Xu(t,{whole:e,read:n}){return s("{answer} is split in an unusual way: the model read {read}, but written as one text with the prompt it is {whole}\
. Check the space between them.",{answer:J(t.trim()),read:yl(n),whole:yl(e)})}function Zu({text:t,failed:e},n){let o=s("{answer} is missing: it was not read, an\
d the shares are among the others.",{answer:J(t.trim())});return e&&!n?`${o} ${s(e.message)} ${s(e.fix)}`:o}function Sl({token_id:t,text:e,logprob:n,rank:o,after:r,
removed_by:i},a){let l=[s("{token}, id {id}: log-probability {value}, probability {share}",{token:J(e),id:t,value:ht(n),share:H(Q(n))})];return o&&l.push(s("ran\
k {rank}",{rank:B(o)})),a&&l.push(Qu(r,i)),`${l.join(", ")}.`}function Qu(t,e){return V(t)?s("{share} after the processors",{share:H(Q(t))}):s("removed by {proc\
essor}",{processor:e?Ke(e)[0]:s("a processor")})}var _l=({tokens:t})=>t.find(({after:e})=>!V(e));var Ol=4,ef=t=>new TextEncoder().encode(t.trimStart()).length,El=t=>t.length>Ol?[...t.slice(0,Ol-1),"…",t.at(-1)]:t,tf={share(t,e,n){let o=t.shares&&t.shares[n];
if(!V(o))return"";let r=a=>`e^(${ht(Qo(a,n))})`,i=Pn(e,n).map(a=>r(e.answers[a]));return`${r(t)} / (${El(i).join(" + ")}) = ${H(o)}`},sum:({tokens:t,logprob:e})=>Tl(
t.map(n=>n.logprob),e),token:({logprob:t,per_token:e,tokens:n})=>Ml(t,n.length,e),byte:({logprob:t,per_byte:e,text:n})=>Ml(t,ef(n),e),perplexity:({per_token:t,perplexity:e})=>V(
e)&&V(t)?`exp(−(${U(t)})) = ${U(e,2)}`:"",after:({tokens:t,after:e})=>V(e)?Tl(t.map(n=>n.after),e):""};function Tl(t,e){let n=`${ht(e)} nats, ${H(Q(e))}`;return t.
length<2||!t.every(V)?n:`${El(t.map(o=>ht(o))).join(" + ").replaceAll("+ -","− ")} = ${n}`}function Ml(t,e,n){return!V(t)||!V(n)||U(t/e)!==U(n)?"":Lt(U(t),B(e),
U(n))}function $l(t,e,n){let o=e.answers[Pn(e,n)[0]],r=o&&tf[t](o,e,n);return r?s("{name}: {words}.",{name:J(o.text.trim()),words:r}):""}var Ll=400;function Al(t,e){let n=P=>t.querySelector(".gp-"+P),o=[...t.querySelectorAll("[data-by]")],r="sum";for(let P of o)P.addEventListener("click",()=>{r=P.
dataset.by,C()});let i=()=>e.found&&e.found.question==="choices",a=()=>[[s("share"),of[r](),null,"answer-share","share"],[s("log P"),s("The sum of the log-proba\
bilities of its tokens, in nats, before the logits processors; below it the probability."),"sum","cumulative-logprob","sum"],[s("per token"),s("log P divided by\
 the number of tokens."),"token","mean-logprob","token"],[s("per byte"),s("log P divided by the bytes of the answer in UTF-8, without the space before it: acc_b\
ytes of lm-evaluation-harness. Its acc_norm divides by characters."),"byte","mean-logprob","byte",{formula:s("(Σ log p) / bytes")}],[s("perplexity"),s("exp of \
minus the mean per token."),null,"perplexity","perplexity"],[s("after processors"),s("log P after the logits processors: what these knobs leave of it."),null,"c\
umulative-logprob","after"]];function l([P,T,L,O,k,y],p){let m=d("th","",null,{scope:"col",...L===r&&{"aria-sort":"descending"}}),w=d("span","",P),_={share:"%",
perplexity:""}[k]??"nats";return ne(w,O,()=>$l(k,p,r),{meaning:T,unit:_,...y}),m.append(w),m}function c(P,T,L){let O=d("tr"),k=d("th","",null,{scope:"row",dir:"\
auto"});for(let y of P.tokens){let p=d("span","gp-token",null,{tabindex:0});Ge(p,y);let m=p.querySelector(".gp-ink");m.style.backgroundColor=`var(--gp-prob-${Math.
round(Q(y.logprob)*10)})`,xe(p,()=>Sl(y,L.length>0)),k.append(p)}return O.append(k,u(P),h(ht(P.logprob),H(Q(P.logprob)))),O.append(h(ht(P.per_token)),h(ht(P.per_byte)),
h(nf(P.perplexity))),L.length&&O.append(g(P)),e.canAsk&&O.append(v(P,T)),O}function h(P,T=""){let L=d("td","",P);return T&&L.append(d("small","",T)),L}function u({
shares:P}){let T=d("td","gp-share-cell"),L=P&&P[r],O=d("span","gp-share",null,{"aria-hidden":"true"});return O.append(d("i")),ae(O.firstChild,"width",L||0),T.append(
d("span","",V(L)?H(L):"…"),O),T}function g(P){if(V(P.after))return h(ht(P.after),H(Q(P.after)));let{text:T,removed_by:L}=_l(P),O=d("td","gp-removed",`✕ ${s(
"removed")}`);return O.append(d("small","",s("{token} by {processor}",{token:J(T),processor:L?Ke(L)[0]:s("a processor")}))),O}function v({text:P},T){let L=d("td"),
O=d("button","gp-button",s("Open"),{type:"button","aria-label":s("Open the run of {answer}",{answer:J(P.trim())})});return O.addEventListener("click",()=>e.ask(
{type:"open",entry:T})),L.append(O),L}function q(P){let{answers:T,entries:L,processors:O}=P,k=d("table","gp-answers");k.append(d("caption","gp-hidden",s("The an\
swers to {prompt}, the likeliest first",{prompt:J(P.prompt)})));let y=d("tr");y.append(d("th","",s("answer"),{scope:"col"}),...a().slice(0,O.length?6:5).map(m=>l(
m,P))),e.canAsk&&y.append(d("td"));let p=d("tbody");return p.append(...Pn(P,r).map(m=>c(T[m],L[m],O))),k.append(d("thead"),p),k.tHead.append(y),k}function W(){let P=d(
"section","gp-block"),T=d("h3","gp-block-head");return T.append(d("span","gp-block-model")," ",d("bdi","gp-block-prompt")),P.append(T,d("p","gp-verdict"),d("p",
"gp-note gp-total"),d("div","gp-wide",null,{tabindex:0,role:"group"}),d("ul","gp-choice-notes")),P}function I(P,T){let[L,O,k,y,p]=P.children,m=[...T.prompt];A(L.
firstChild,T.model),A(L.lastChild,m.length?m.slice(0,Ll).join("")+(m.length>Ll?"…":""):s("(empty)"));let w=V(T.total);A(O,w?Gr(T):""),A(k,xl(T)),y.setAttribute(
"aria-label",s("The answers to {prompt}, the likeliest first",{prompt:J(T.prompt)}));let _=!!e.done,E=JSON.stringify([r,e.canAsk,_,T]);if(P.dataset.key===E)return;
P.dataset.key=E;let $=y.contains(document.activeElement);y.replaceChildren(...T.answers.length?[q(T)]:[]),$&&y.focus();let f=({entry:x})=>!!(e.entries[x]&&e.entries[x].
ended&&e.entries[x].ended.failed);p.replaceChildren(...vl(T,_,f).map(({kind:x,words:S})=>d("li","gp-note",S,{"data-kind":x}))),X(p,p.childElementCount>0)}function C(){
let P=e.found;for(let L of o)L.setAttribute("aria-pressed",String(L.dataset.by===r));A(n("missing"),ze(e,P));let T=ee(n("blocks"),P.blocks.length,W);P.blocks.forEach(
(L,O)=>I(T[O],L)),dt(n("scale"),"raw",e.unit),e.done&&P.blocks.length===1&&A(n("told"),Gr(P.blocks[0]))}return P=>{t.hidden=!i(),!t.hidden&&(P.found||P.status)&&
C()}}var nf=t=>t>=1e3?B(Math.round(t)):V(t)?U(t,2):"∞",of={sum:()=>s("The softmax of the sums: how probable the answer is if it must be one of these."),token:()=>s(
"The softmax of the means per token: a weight for the ranking, no probability of a text."),byte:()=>s("The softmax of the means per byte: a weight for the ranki\
ng, no probability of a text.")};var Cl=new WeakMap;function qe(t){let e=Cl.get(t)||[],[n]=t.lines(),{keep:o,added:r}=bt(e,n?n.last:null);e.length=o;for(let i of r)e.push(i);return Cl.set(t,e),
e}function pt({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,r=t[n]&&n!==o?n:+(o===0);return[o,r]}function Ie({groups:t,lanes:e},n){let{id:o,label:r}=t[n];
if(!e)return r;let i=e.find(a=>a.id===o);return i?i.label:s("{lane} (removed)",{lane:r})}var es=({groups:t},e,n)=>Pl(t[e].model)===Pl(t[n].model);function Pl(t){
let[e,n=""]=t.split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function ts(t,e,n){let o=[e,n].map(a=>qe(t.shownOf(a).log)),r=es(t,
e,n)?sf(...o):rf(...o),i=o.map((a,l)=>r[l]>=a.length);return i[0]&&i[1]?{kind:"same",at:r,shorter:null}:i[0]||i[1]?{kind:"shorter",at:r,shorter:i[0]?0:1}:{kind:"\
apart",at:r,shorter:null}}function sf(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.token_id;)o+=1;return[o,o]}var ql=({
piece:t})=>t??"\0";function rf(...t){let[e,n]=t.map(i=>i.map(ql).join("")),o=Math.min(e.length,n.length),r=0;for(;r<o&&e[r]===n[r];)r+=1;return t.map(i=>af(i,r))}
function af(t,e){let n=0,o=0;for(;o<t.length&&(n+=ql(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}var so=(t,e=t.length)=>t.slice(
0,e).map(({piece:n})=>n??"").join("");function Wl(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var Nl=32,Il=new WeakMap;function ns(t,e){if(Il.get(t)===e)return;Il.set(t,e);let[,n,o,r]=e.match(/^(\s*)([^]*?)(\s*)$/),i=a=>d("span","gp-mark",[...a].map(l=>Ze[l]||
"␣").join(""));t.replaceChildren(...[n&&i(n),o,r&&i(r)].filter(Boolean))}function qn(t){let e=t.map(n=>{let o=[...Pe(n.replace(/^ +| +$/g,r=>Ze[" "].repeat(r.
length)))];return o.length<=Nl?o.join(""):`${o.slice(0,Nl-1).join("")}…`});return e.map((n,o)=>e.filter(r=>r===n).length>1?`${o+1}: ${n}`:n)}var ve=t=>wo(t)?s(t):String(t),on=({title:t,prompt:e})=>e?qn([e])[0]:ve(t);var Rl=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function jl(t){let e=Rl?[...Rl.segment(t)].map(({segment:r})=>r):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let r of e)r.trim()?(n.push({space:o,word:r}),o=""):o+=r;return o&&n.push({space:o,word:""}),n}function Bl(t,e){
let n=[t,e].map(g=>g.map(({word:v})=>v)),[o,r]=n,i=Math.min(o.length,r.length),a=0;for(;a<i&&o[a]===r[a];)a+=1;let l=0;for(;l<i-a&&o.at(-1-l)===r.at(-1-l);)l+=1;
let c=n.map(g=>g.map((v,q)=>q<a||q>=g.length-l)),h=n.map(g=>g.slice(a,g.length-l)),u=h.some(g=>g.length>1200);for(let[g,v]of lf(...h.map(q=>q.slice(0,1200))))c[0][a+
g]=c[1][a+v]=!0;return{kept:c,shared:c[0].filter((g,v)=>g&&o[v]).length,cut:u}}function lf(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let i=t.length-
1;i>=0;i--)for(let a=e.length-1;a>=0;a--){let l=i*n+a;o[l]=t[i]===e[a]?o[l+n+1]+1:Math.max(o[l+n],o[l+1])}let r=[];for(let i=0,a=0;i<t.length&&a<e.length;)t[i]===
e[a]?r.push([i++,a++]):o[(i+1)*n+a]>=o[i*n+a+1]?i+=1:a+=1;return r}function zl(t,e){let r=t.querySelector(".gp-texts"),i="",a=0,l=-1/0;function c(q){let W=d("div","gp-text-side"),I=d("h3","gp-side-name"),C=d("p","gp-side-text",
null,{dir:"auto"});return W.append(I,C),r.append(W),{head:I,body:C,tag:q}}let h=["del","ins"].map(c);function u({body:q,tag:W},I,C){let P=[],T="",L=!1,O=()=>{T&&
P.push(L?d(W,"",T):T),T=""};I.forEach(({space:k,word:y},p)=>{let m=!C[p]&&!!y;m!==L?!m||!T?(O(),L=m,T=k+y):(T+=k,O(),L=!0,T=y):T+=k+y}),O(),q.replaceChildren(...P)}
function g(q){clearTimeout(a),a=0,l=performance.now();let W=q.map(k=>jl(so(qe(e.shownOf(k).log)))),{kept:I,shared:C,cut:P}=Bl(...W);h.forEach((k,y)=>u(k,W[y],I[y]));
let[T,L]=W.map(k=>k.filter(({word:y})=>y).length),O=t.querySelector(".gp-alike");X(O,T+L>0),T+L&&(A(t.querySelector(".gp-share"),s("{share} in common",{share:H(
2*C/(T+L))})),A(t.querySelector(".gp-formula"),s("2 × {shared} shared words / ({one} + {other})",{shared:B(C),one:B(T),other:B(L)}))),X(t.querySelector(".gp-cu\
t"),P),A(t.querySelector(".gp-cut"),s("The texts are very long: only {count} words of each, after their common beginning, are compared. What follows counts as d\
ifferent.",{count:B(1200)}))}let v=q=>t.querySelector(".gp-"+q).textContent;return de(t,{alike:()=>s("{formula}: {value}.",{formula:v("formula"),value:v("share")})}),
()=>{let q=e.header&&e.header.kind==="lanes"?pt(e):null,W=q?q.map(L=>qe(e.shownOf(L).log)):[];if(t.hidden=!W.some(L=>L.length),t.hidden)return;let I=q.map(L=>Ie(
e,L)),C=JSON.stringify([I,...W.map(L=>so(L))]);if(C===i&&(!a||e.running))return;i=C,A(t.querySelector(".gp-pair"),s("{one} and {other}, word by word",{one:I[0],
other:I[1]})),h.forEach(({head:L},O)=>Oe(L,`${I[O]} ${on(e.groups[q[O]])}`,{plain:!0}));let T=W[0].length*W[1].length>2e5&&e.running?l+500-performance.now():0;T<=
0?g(q):a||=setTimeout(()=>g(pt(e)),T)}}function Fl(t,e){let o=[4,5e-4],r=t.querySelector(".gp-said"),i=t.querySelector(".gp-models"),a=t.querySelector(".gp-sides-box"),l=t.querySelector(".gp-sides"),
c=null,h=[t.querySelector(".gp-one"),t.querySelector(".gp-other")];function u(){for(let m of h)m.replaceChildren(...e.groups.map((w,_)=>d("option","",`${Ie(e,_)}\
 ${on(w)}`,{value:_})))}h.forEach((m,w)=>m.addEventListener("change",()=>{let _=pt(e),E=Number(m.value),$=E===_[1-w]?_[w]:_[1-w];e.setPair(...w?[$,E]:[E,$])}));
let g=({log:m})=>!!(m.finished||m.failed||e.done);function v(m,{kind:w,at:_,shorter:E}){let[$,f]=m.map(b=>Ie(e,b)),[x,S]=m.map(b=>e.shownOf(b)),M=[x,S].map(({log:b})=>qe(
b));if(!M[0].length||!M[1].length)return[s("{one} and {other} have no tokens to compare yet.",{one:$,other:f})];if(w==="same")return g(x)&&g(S)?[F(_[0],"{one} a\
nd {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",{one:$,other:f})]:[F(_[0],"\
{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",{one:$,other:f})];if(w==="shor\
ter"){let[b,N]=E?[f,$]:[$,f];if(!g(E?S:x))return[s("{one} and {other} have written the same so far; {long} is ahead.",{one:$,other:f,long:N})];let{finished:z}=(E?
S:x).log,D=F(_[E],"{count} token","{count} tokens"),K=C(M[1-E][_[1-E]].chosen.text),G=z&&z.sequences.length&&$e(z.sequences[0].stop_reason)[0];return[G?s("{shor\
t} ended after {tokens}: {reason}.",{short:b,tokens:D,reason:G}):s("{short} ended after {tokens}.",{short:b,tokens:D})," ",...ge(s("{long} begins with the same \
text and continues with {token}."),{long:N,token:K})]}let[R,j]=M.map((b,N)=>b[_[N]]);return[...q([$,f],_,so(M[0],_[0]))," ",...W($,R)," ",...W(f,j)]}function q([
m,w],_,E){if(!E)return[s("They diverge at the first token.")];let[$,f]=_.map(S=>B(S+1));return[$===f?s("They diverge at token {number}.",{number:$}):s("They div\
erge at token {a} of {one} and token {b} of {other}.",{a:$,b:f,one:m,other:w})," ",...ge(s("Both had written {text}."),{text:C(Wl(E))})]}let W=(m,w)=>ge(w.given?
s("{lane} was given {token} ({odds})."):s("{lane} chose {token} ({odds})."),{lane:m,token:C(w.chosen.text),odds:I(w)}),I=m=>m.chosen.logprob===null?qt(m.chosen):
H(Me(m).probability);function C(m){let w=d("span","gp-quote");return w.append(...ge(s("“{text}”"),{text:ie(m,"gp-strong")})),w}function P(m){let w=d("p");w.
append(...m),w.textContent!==r.textContent&&r.replaceChildren(...w.childNodes)}function T(m,w){let _=new Map;return m.forEach(({chosen:$,distribution:f},x)=>{for(let S of[
...f.candidates,$]){let M=w?S.token_id:S.text;_.has(M)||_.set(M,{label:S.text,sides:[null,null],most:0});let R=_.get(M);R.sides[x]||(R.sides[x]={candidate:S,isChosen:S.
token_id===$.token_id},R.most=Math.max(R.most,Q(S.logprob),Q(S.raw_logprob)))}}),[..._.values()].sort(($,f)=>f.most-$.most).filter(({sides:$,most:f},x)=>x<10&&(x<
o[0]||f>=o[1])||$.some(S=>S&&S.isChosen))}function L(){let m=d("tr"),w=d("th","",null,{scope:"row"});return w.append(d("bdi","gp-word")),m.append(w,...[0,1].map(
()=>{let _=d("td"),E=d("div","gp-side"),$=d("span","gp-tracks");$.append(d("i","gp-bar gp-after"),d("i","gp-bar gp-before"));let f=d("span","gp-values");return f.
append(d("span"),d("small")),E.append(d("span","gp-sign"),$,f),_.append(E),_})),m}function O(m,w,_,E){let[$,f,x]=m.firstChild.children,[S,M]=w?[w.candidate.logprob,
w.candidate.raw_logprob].map(Q):[0,0],R=!!w&&w.candidate.logprob===null,j=!!w&&w.isChosen;pe(m,[j&&"gp-chosen",R&&"gp-removed",!w&&"gp-unlisted"].filter(Boolean).
join(" ")),A($,j?"▶":R?"✕":""),ae(f.children[0],"width",S/_),ae(f.children[1],"width",M/_),A(x.children[0],w?R?"":H(S):"–"),A(x.children[1],w?H(M):"");let b=w?
[j&&s("chosen"),R?qt(w.candidate):H(S),s("{share} before the processors",{share:H(M)})].filter(Boolean).join(", "):s("not recorded");Z(m,{"aria-label":`${E}: ${b}`,
title:R?qt(w.candidate):""})}function k(m,w){let _=T(w,es(e,...m)),E=_.flatMap(M=>M.sides).filter(Boolean),$=E.every(({candidate:M})=>M.logprob===M.raw_logprob),
f=Math.max(1e-9,...E.flatMap(({candidate:M})=>[Q(M.logprob),Q(M.raw_logprob)]));a.classList.toggle("gp-plain",$),X(t.querySelector(".gp-before-key"),!$),X(t.querySelector(
".gp-removed-key"),E.some(({candidate:M})=>M.logprob===null)),X(t.querySelector(".gp-unlisted-key"),E.length<2*_.length);let x=ee(l.tBodies[0],_.length,L);_.forEach(
({label:M,sides:R},j)=>{let[b,...N]=x[j].cells;Oe(b.firstChild,M),N.forEach((z,D)=>O(z,R[D],f,Ie(e,m[D])))});let S=l.tHead.rows[0].cells;m.forEach((M,R)=>{let{entropyAfter:j}=Me(
w[R]),[b]=S[R+1].children;Oe(b,s("{lane}, entropy {entropy}",{lane:`${Ie(e,M)} ${on(e.groups[M])}`,entropy:re(j,e.unit)}),{plain:!0}),ne(b,"entropy",()=>y(w[R],
Ie(e,M)),{meaning:s("How uncertain the next token was where they diverge, after the processors.")})})}let y=({distribution:{entropy_before:m,entropy_after:w}},_)=>s(
"{lane}: {before} before the processors, {after} after them.",{lane:_,before:re(m,e.unit),after:re(w,e.unit)});function p(m){if(!c)return"";let{pair:w,steps:_}=c,
[E,$]=_.map(({chosen:S})=>S),f=(S,{token_id:M})=>[...S.distribution.candidates,S.chosen].find(R=>R.token_id===M),x=S=>S?H(Q(S[m])):s("not recorded");return Ee([
E,$].map(S=>s("{token}: {one} {mine}, {other} {theirs}",{token:J(S.text),one:Ie(e,w[0]),other:Ie(e,w[1]),mine:x(f(_[0],S)),theirs:x(f(_[1],S))})))}return de(t,{
after:()=>p("logprob"),before:()=>p("raw_logprob")}),m=>{let w=e.header&&e.header.kind==="lanes"?pt(e):null;if(t.hidden=!w||w.some(S=>e.shownOf(S).log.denoises),
t.hidden)return;(m.run||m.lanes)&&u(),h.forEach((S,M)=>{S.value=w[M]});let _=ts(e,...w);P(v(w,_));let[E,$]=w.map(S=>Ie(e,S)),f=es(e,...w);X(i,!f),f||A(i,s("{one\
} and {other} run on different models, so they are compared by text, not by token ids; tokens with the same text share a row.",{one:E,other:$}));let x=_.kind===
"apart"?w.map((S,M)=>qe(e.shownOf(S).log)[_.at[M]]):null;X(a,!!x),c=x&&{pair:w,steps:x},x&&k(w,x)}}var Ur=5,df=.9;function hf(t){if(!t.length)return null;let e=[...t].sort((a,l)=>a-l),n=e.length,[o,r,i]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(r+=i,!(o>0&&r>1-df));)
i*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:mt(e),low:e[o],high:e[n-1-o]}}function Vr(t,e){if(t.length<Ur)return"few";let{low:n,high:o}=hf(t);return n>
e?"above":o<e?"below":"open"}function Hl(t,e=!0){let n=([i,a])=>V(i)&&V(a),o=(i,a)=>Vr(i.map((l,c)=>[l,a[c]]).filter(n).map(([l,c])=>l-c),0),r=t.findIndex((i,a)=>t.
length>1&&t.every((l,c)=>a===c||o(i,l)===(e?"above":"below")));return r<0?null:r}function Dl(t,e){let n=e.filter(({values:c})=>Number.isFinite(c[t.name])),o=({values:c})=>c[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:os([]),flat:!0};let r=n.reduce((c,h)=>o(h)<o(c)?h:c),i=n.reduce((c,h)=>o(h)>o(c)?h:c),a=Ae(t,o(r))===Ae(t,o(i)),l=os(a?[]:n.map(o));return{low:r,high:i,best:a?
null:Jr(t,e),level:c=>Math.round(l.share(c)*10),scale:l,flat:a}}function Jr(t,e){let n=e.filter(({values:l})=>Number.isFinite(l[t.name])),o=n.map(({each:l})=>l[t.
name]||[]);if(!t.better||o.some(({length:l})=>l!==o[0].length))return null;let r=Hl(o,t.better==="more"),i=r!==null&&n[r].values[t.name],a=l=>t.better==="more"?
l<i:l>i;return r!==null&&n.every(({values:l},c)=>c===r||a(l[t.name]))?n[r]:null}function os(t){let e=[...new Set(t)].sort((c,h)=>c-h),[n,o]=[e[0],e.at(-1)],r=c=>h=>o>
n?(c(h)-c(n))/(c(o)-c(n)):0,i=c=>e.some(h=>e.filter(u=>u>=h&&c(u)-c(h)<.1).length>Math.max(1,e.length/2)),a=c=>e.length>1?e.indexOf(c)/(e.length-1):0,l=[{name:"\
linear",share:r(c=>c)},...n>0?[{name:"log",share:r(Math.log)}]:[],{name:"order",share:a}];return l.find(({share:c})=>!i(c))||l.at(-1)}function xt(t,{each:e}){let n=(e[t.
name]||[]).filter(V);if(n.length<2)return"";let[o,r]=[Math.min(...n),Math.max(...n)].map(i=>Ae(t,i));return o===r?"":s("{low} to {high}",{low:o,high:r})}var Wn=t=>t.
better==="less"?"heat":"prob";function Ae(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=e.toLocaleString("en-US",{minimumFractionDigits:t.digits,
maximumFractionDigits:t.digits});return n&&t.unit?`${o} ${s(t.unit)}`:o}var Yr=10;function Kl({axes:[t,e],metric:n,heat:o,at:r}){let i=e.values.map((W,I)=>t.values.map((C,P)=>r(I,P))),a=W=>i.map((I,C)=>I.map((P,T)=>W(P,C,T))),l=W=>W.
values[n.name],c=W=>Ae(n,l(W))+(o.best===W?" ★":""),h=(W,I,C)=>{let P=xt(n,W);return`${t.knob} ${t.values[C]}, ${e.knob} ${e.values[I]}: ${c(W)}${P?` (${P})`:
""}`},u=Array.from({length:Yr+1},(W,I)=>[I/Yr,`var(--gp-${Wn(n)}-${I})`]),g={type:"heatmap",x:t.values,y:e.values,colorscale:u,zmin:0,zmax:Yr,showscale:!1,xgap:2,
ygap:2,z:a(W=>Number.isFinite(l(W))?o.level(l(W)):null),text:a(c),texttemplate:"%{text}",hovertext:a(h),hoverinfo:"text"},v=Math.min(760,Math.max(220,96+42*e.values.
length)),q={type:"category",showgrid:!1};return zt(s("{metric} over {columns} and {rows}",{metric:s(n.title),columns:t.knob,rows:e.knob}),[g],Ye(t.knob,{...q,side:"\
top"}),Ye(e.knob,{...q,autorange:"reversed"}),{height:v,margin:{l:52,r:18,t:60,b:16}})}function Gl({knob:t,metric:e,points:n,wide:o}){let r=n.map(({label:I})=>I.trim()===""?NaN:Number(I)),i=r.every(Number.isFinite)?{linear:"linear",log:"log",order:"\
category"}[os(r).name]:"category",a=n.map((I,C)=>({...I,x:i==="category"?I.label:r[C]}));i!=="category"&&a.sort((I,C)=>Number(I.x)-Number(C.x));let l=a.filter(({
value:I})=>Number.isFinite(I)),c=l.flatMap(({value:I,each:C})=>[I,...C]),h=o&&c.length>0&&Math.min(...c)>0,u=({label:I,value:C,range:P,best:T})=>`${I}: ${Ae(e,C)}${P?
` (${P})`:""}${T?`, ${s("the best")}`:""}`,g={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:a.map(({x:I})=>I),y:a.map(({value:I})=>Number.
isFinite(I)?I:null),text:a.map(u),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",symmetric:!1,color:"var(--g\
p-muted)",thickness:1.5,width:4,array:a.map(({value:I,each:C})=>C.length>1?Math.max(...C)-I:0),arrayminus:a.map(({value:I,each:C})=>C.length>1?I-Math.min(...C):
0)}},v={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:l.map(({x:I})=>I),y:l.map(({value:I})=>I),
text:l.map(({value:I,best:C})=>l.length<=12||C?Ae(e,I)+(C?" ★":""):"")},q=s(e.title),W=`${q}${e.unit?` (${s(e.unit)})`:""}${h?`, ${s("logarithmic scale")}`:""}`;
return zt(s("{metric} over {knob}",{metric:q,knob:t}),[g,v],Ye(t,{type:i}),Ye(W,h?{type:"log"}:{}))}function ss(t,{metric:{meaning:e,formula:n,unit:o,live:r}}){let i=[o?s("In {unit}.",{unit:s(o)}):"",r?"":s("It is known when the runs of a cell have ended.")],a=t.
querySelector(".gp-metric-term")||d("span","gp-metric-term");t.replaceChildren(a,`: ${s(e)} `,d("span","gp-formula",s(n)),...i.filter(Boolean).map(l=>` ${l}`))}
function Ul(t,e,n){let{low:o,high:r,best:i,scale:a,flat:l}=n,c=e.metric,h=e.group.groups.some(W=>xt(c,W)),u=W=>W&&e.nameOf(W.number)+W.values[c.name],g=[c.name,
u(o),u(r),i&&i.number,a.name,l,h].join();if(t.dataset.key===g||(t.dataset.key=g,t.replaceChildren(),!o))return;let v=(W,I)=>{let C=d("span"),P=d("b","",Ae(c,I.values[c.
name],{unit:!0}));return C.append(...ge(W,{value:P,cell:e.nameOf(I.number)})),C};l?t.append(v(s("The same everywhere: {value}"),o)):t.append(v(s("lowest {value}\
 at {cell}"),o),pf(Wn(c)),v(s("highest {value} at {cell}"),r));let q=[a.name==="log"&&s("Coloured on a logarithmic scale."),a.name==="order"&&s("Coloured by ran\
k, because some values are far from the rest."),h&&s("Small numbers: from the lowest to the highest of a cell’s seeds."),i&&(c.better==="more"?s("★ best: high\
er is better, seed by seed"):s("★ best: lower is better, seed by seed"))];t.append(...q.filter(Boolean).map(W=>d("span","",W)))}function pf(t){let e=d("span",
"gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let o=d("i");o.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(o)}return e}function Vl(t,e,n,o){
let r=e.view!=="heat"?void 0:e.isList?uf(e,n):e.isSettled?ff(e,n):void 0;fe(t,r,i=>o(e.isList?e.inOrder[i.pointNumber].number:e.inRow(i.pointNumber[0])[i.pointNumber[1]].
number))}function uf(t,{best:e,scale:n}){let o=t.metric,[{knob:r,values:i}]=t.axes,a=t.inOrder.map(l=>({label:i[l.place[1]],value:l.values[o.name],each:(l.each[o.
name]||[]).filter(V),range:xt(o,l),best:e===l}));return Gl({knob:r,metric:o,points:a,wide:n.name!=="linear"})}function ff(t,e){return Kl({axes:t.axes,metric:t.metric,
heat:e,at:(n,o)=>t.inRow(n)[o]})}var Xr=({name:t})=>t==="ended";function vt(t,{values:e,each:n,entries:o},{unit:r=!1}={}){let i=e[t.name],a=(n[t.name]||(o.length===1?[i]:[])).filter(V);return!Xr(
t)||!a.length?Ae(t,i,{unit:r}):s("{count} of {all}",{count:B(a.filter(Boolean).length),all:B(a.length)})}var mf={tokens:"length",time:"time",tokens_per_second:"speed",mean_logprob:"mean-logprob",perplexity:"perplexity",entropy:"entropy",model_entropy:"entropy",distinct_1:"\
distinct-n",distinct_2:"distinct-n",distinct_3:"distinct-n",repetition:"repetition",self_bleu:"self-bleu",characters:"length",words:"length",ended:"ending"},Jl=4;
function Nn(t,e,n,o){let{name:r,unit:i,meaning:a,formula:l,better:c}=e,h=c==="more"?s("More is better."):c==="less"?s("Less is better."):"",u={meaning:[s(a),h].
filter(Boolean).join(" "),formula:s(l),unit:i?s(i):""};ne(t,mf[r],()=>gf(e,n,o),u)}function gf(t,e,n){let o=e.groups.filter(({values:u})=>Number.isFinite(u[t.name]));
if(!o.length)return"";let[r]=o,i=wf(t,r,e.unit)||vt(t,r,{unit:!0});if(o.length===1)return he(i);let a=({values:u})=>u[t.name],[l,c]=[o.reduce((u,g)=>a(g)<a(u)?g:
u),o.reduce((u,g)=>a(g)>a(u)?g:u)],h={name:n(r.number),words:i,low:vt(t,l),lowest:n(l.number),high:vt(t,c),highest:n(c.number)};return h.low===h.high?s("{name}:\
 {words}; the same for all.",h):s("{name}: {words}; of all, the lowest is {low} ({lowest}), the highest {high} ({highest}).",h)}function wf(t,e,n){let o=e.values[t.
name],r=vt(t,e,{unit:!0}),i=u=>V(u)&&Ae(t,u)===Ae(t,o);if(t.name==="ended")return"";let a=(e.each[t.name]||[]).filter(V);if(t.name==="perplexity"){let u=Yl(e),g=u.
reduce((v,{raw:q})=>v+q,0);return!u.length||!i(Math.exp(-g/u.length))?"":`exp(−(${U(g)}) / ${B(u.length)}) = ${r}`}if(a.length>1){if(!i(a.reduce((v,q)=>v+q,0)/
a.length))return"";let u=a.map(v=>Ae(t,v)),g=u.length>Jl?[...u.slice(0,Jl-1),"…",u.at(-1)].join(" + "):u.join(" + ");return s("the mean of {count} runs, ({sum\
}) / {count} = {value}",{count:B(a.length),sum:g,value:r})}if(t.name==="tokens_per_second"){let{tokens:u,time:g}=e.values;return!u||!g||!i(u/g)?"":s("{tokens} t\
okens in {time} s = {value}",{tokens:B(u),time:g.toFixed(2),value:r})}let l={mean_logprob:"logprob",entropy:"entropy"}[t.name],c=l&&e.entries.length===1?Yl(e):[],
h=c.reduce((u,g)=>u+Se(g[l],n),0);return!c.length||!i(h/c.length)?"":Lt(h.toFixed(2),B(c.length),r)}function Yl({entries:t}){let e=n=>ue(n)??-1/0;return t.flatMap(
n=>n.log?qe(n.log).filter(({given:o})=>!o).map(({chosen:o,distribution:r})=>({raw:e(o.raw_logprob),logprob:e(o.logprob),entropy:r.entropy_after})):n.tokens.map(
({raw_logprob:o,logprob:r,entropy:i})=>({raw:e(o),logprob:e(r),entropy:i})))}var bf={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},St=t=>yo(bf,t,"■"),_t=t=>t==="failed"?[s("an erro\
r"),s("ended in an error")]:$e(t),nt=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,Ht=t=>t.log?t.log.numTokens:t.tokens.length;function Re(t){return nt(
t)?"failed":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function In(t){let e=Re(t);
return e?e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function Dt({tokens:t,ended:e},n=1/0){if(e&&e.text!==
null&&e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:r}of t)if(o+=r??"",o.length>=n)break;return o}function Zr(t,e){let n=d("span","gp-stepper"),[o,r,i]=[d("button","","‹"),d("span"),d("button","","›")];n.append(o,r,i);let a=0,l=h=>u=>{u.stopPropagation(),
Qr(t,a,h)};[[o,-1,s("The text of the previous seed")],[i,1,s("The text of the next seed")]].forEach(([h,u,g])=>{Z(h,{type:"button","aria-label":g,tabindex:e}),h.
addEventListener("click",l(u))});function c(h){a=h;let{entries:u}=t.groups[h];n.hidden=u.length<2,A(r,`${u.indexOf(t.shownOf(h))+1}/${u.length}`)}return{box:n,draw:c}}
function Qr(t,e,n){let{entries:o}=t.groups[e],r=o.indexOf(t.shownOf(e));t.showEntry(e,(r+n+o.length)%o.length)}function Xl(t,e,{nameOf:n,promptOf:o}){let r=C=>t.
querySelector(".gp-whole"+C),i=r(""),a=Zr(e,0),l=d("span"),c=d("button","gp-button",s("Open as one run"),{type:"button"});r("-tools").append(a.box,l,c);let h=null;
function u(C){let P=r("-text"),T=Dt(C);P.childElementCount||P.append(d("span","gp-prompt"),d("span")),A(P.firstChild,o(h)+(e.apart?`
`:"")),A(P.lastChild,T);let L=Re(C),O=Ht(C),k=L?L!=="failed"&&`${St(L)} ${_t(L)[1]}`:O?s("still being written"):s("queued");A(r("-end"),[F(O,"{count} token","{c\
ount} tokens"),k].filter(Boolean).join(" · "))}function g(C){let P=nt(C),T=r("-problem");T.hidden=!P,P&&T.replaceChildren(d("b","","✕ "),`${s(P.message)} ${s(
P.fix)}`)}function v(C){let P=C.entries.length;A(r("-over"),P>1?s("Metrics of the {count} runs of this cell together, most as their mean:",{count:B(P)}):s("Metr\
ics:"));let T=ee(r("-values"),e.metrics.length,()=>{let L=d("div"),O=d("dt");return O.append(d("span")),L.append(O,d("dd")),L});e.metrics.forEach((L,O)=>{let[k]=T[O].
firstChild.children;A(k,s(L.title)),Nn(k,L,e,n),A(T[O].lastChild,vt(L,C,{unit:!0}))})}function q(){if(h===null)return;let C=e.shownOf(h);A(r("-title"),n(h)),Z(i,
{"aria-label":n(h)}),a.draw(h),A(l,(C.seed??null)===null?"":s("seed {seed}",{seed:C.seed})),c.hidden=!e.canAsk,u(C),g(C),v(e.groups[h])}function W(C){h=C,q(),i.
open||i.showModal(),i.scrollTop=0}function I(){i.open&&i.close(),h=null}return c.addEventListener("click",()=>{let{number:C}=e.shownOf(h);I(),e.ask({type:"open",
entry:C})}),i.addEventListener("close",()=>{h=null}),i.addEventListener("click",({target:C})=>C===i&&I()),i.addEventListener("keydown",C=>C.stopPropagation()),t.
querySelector(".gp-shut").addEventListener("click",I),{show:W,shut:I,draw:q}}var Zl={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function Ql(t){kf(t),yf(
t)}function kf(t){let{table:e,whole:n,group:o}=t;function r([i,a]){let l=e.tBodies[0].rows[i];!l||a<0||t.focus(l.cells[Math.min(a+1,l.cells.length-1)],!0)}e.addEventListener(
"keydown",i=>{let a=i.target.closest("td");if(!a||i.ctrlKey||i.altKey||i.metaKey)return;let{gpGroup:l}=a,c=a.parentElement;if(i.key==="Enter")n.show(l);else if(i.
key===" ")Qr(o,l,1);else if(Object.hasOwn(Zl,i.key))r(Zl[i.key](c.sectionRowIndex,a.cellIndex-1));else return;i.preventDefault()}),e.addEventListener("click",i=>{
let a=i.target,l=a.closest("td");!l||a.closest(".gp-stepper")||(t.focus(l),n.show(l.gpGroup))}),e.addEventListener("focusin",({target:i})=>{i.tagName==="TD"&&t.
focus(i)})}function yf(t){let{state:e,field:n,select:o}=t,r=t.part("switch");o.addEventListener("change",()=>{e.metricName=o.value,ss(t.part("metric-meaning"),e),
t.nameMetric(),t.drawValues()}),r.addEventListener("click",({target:i})=>{let a=i.dataset.view;if(a){e.view=a;for(let l of r.children)l.setAttribute("aria-press\
ed",String(l.dataset.view===a));n.classList.toggle("gp-as-heat",a==="heat"),t.drawValues()}})}var ec="perplexity",rs=class{constructor(e){this.group=e,this.view="texts",this.metricName="",this.axes=[]}begin(){this.axes=this.group.header.axes.map(({knob:n,
values:o})=>n==="prompt"?{knob:s("prompt"),values:qn(o),prompts:o}:{knob:n,values:o});let e=this.group.metrics.map(({name:n})=>n);e.includes(this.metricName)||(this.
metricName=e.includes(ec)?ec:e[0])}get isList(){return this.axes.length<2}get isSettled(){return!!this.group.done}get metric(){return this.group.metrics.find(({
name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.place[1])}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===
e)}promptOf(e){let{place:n}=this.group.groups[e],o=this.axes.findIndex(({prompts:r})=>r);return o<0?this.group.header.prompt:this.axes[o].prompts[n[1-o]]}nameOf(e){
let{place:n}=this.group.groups[e];return this.axes.map(({knob:o,values:r},i)=>`${o} ${r[n[1-i]]}`).join(", ")}failuresIn(e){let{entries:n}=this.group.groups[e],
o=n.filter(nt).length;return o&&n.length>1?s("{count} of {all}",{count:B(o),all:B(n.length)}):""}standingOf(e){let n=this.group.shownOf(e);return nt(n)?"failed":
Re(n)?"":In(n)==="decoding"?"decoding":this.group.done?"did not run":"queued"}};var tc=300,nc={failed:()=>s("failed"),decoding:()=>s("decoding"),queued:()=>s("queued"),"did not run":()=>s("did not run"),"":()=>""},xf=t=>t===""?s("(empty)"):
t==="decoding"?"…":nc[t](),ei=(t,{values:e,prompts:n},o)=>{let r=d("th",t==="row"?"gp-side":"",null,{scope:t});return n?r.append(d("bdi","",e[o],{title:n[o]})):
r.append(ie(e[o])),r};function vf(){let t=d("th","gp-metric-name",null,{scope:"col"});return t.append(d("span")),t}function Ot(t,e){let n=d(t);return n.append(...e),
n}var is=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.field=this.part("field"),this.table=this.field.firstElementChild,this.select=this.
part("metric"),this.chart=this.part("metric-chart"),this.whole=Xl(e,this.group,{nameOf:o=>n.nameOf(o),promptOf:o=>n.promptOf(o)}),this.cells=[],this.focused=null}part(e){
return this.root.querySelector(".gp-"+e)}build(){let{state:e,group:n,select:o}=this;this.whole.shut(),e.begin(),o.replaceChildren(...n.metrics.map(({name:l,title:c})=>d(
"option","",s(c),{value:l}))),o.value=e.metricName;let[{knob:r},i]=e.axes,a=i?s("{one} and {other}",{one:r,other:i.knob}):r;A(this.part("title"),a);for(let l of[
this.field,this.chart])l.classList.toggle("gp-on-one-axis",e.isList);this.cells=n.groups.map(l=>this.makeCell(l)),this.table.replaceChildren(...e.isList?this.listRows():
this.gridRows()),this.table.setAttribute("aria-label",s("The runs over {knobs}",{knobs:a})),this.focus(this.cells.length?this.cells[0].cell:null),ss(this.part("\
metric-meaning"),e),this.nameMetric()}makeCell({number:e}){let n=d("td","",null,{role:"gridcell",tabindex:"-1"}),o=d("div","gp-cell-top"),[r,i]=[d("span","gp-va\
lue"),d("span","gp-star","★")],[a,l]=[d("small","gp-seeds-range"),d("span","gp-some-failed")],c=d("bdi","gp-cell-text"),h=Zr(this.group,-1);return i.hidden=!0,
o.append(r,i,a,l,h.box),n.append(o,c),n.gpGroup=e,{cell:n,top:o,value:r,star:i,range:a,failed:l,text:c,stepper:h,colour:""}}gridRows(){let{state:e,cells:n}=this,
[o,r]=e.axes,i=d("th","gp-knob",null,{scope:"colgroup",colspan:o.values.length});i.append(d("span","",o.knob));let a=d("th","gp-side",r.knob,{scope:"col",rowspan:2}),
l=[Ot("tr",[a,i]),Ot("tr",o.values.map((h,u)=>ei("col",o,u)))],c=h=>e.inRow(h).map(({number:u})=>n[u].cell);return[Ot("thead",l),Ot("tbody",r.values.map((h,u)=>Ot(
"tr",[ei("row",r,u),...c(u)])))]}listRows(){let{state:e,cells:n}=this,[o]=e.axes,{knob:r}=o,i=Ot("tr",[d("th","gp-side",r,{scope:"col"}),vf()]),a=e.inOrder.map(
({number:l,place:c})=>Ot("tr",[ei("row",o,c[1]),n[l].cell]));return[Ot("thead",[i]),Ot("tbody",a)]}drawText(e){let{state:n,group:o}=this,{cell:r,text:i,stepper:a,
failed:l}=this.cells[e],c=o.shownOf(e),h=nt(c),u=n.failuresIn(e);A(l,u&&`✕ ${u}`);let g=h?`✕ ${s("failed")}`:Dt(c,tc).slice(0,tc).trim();A(i,g||xf(n.standingOf(
e))),pe(r,["gp-cell",h&&"gp-broken",!g&&"gp-quiet"].filter(Boolean).join(" ")),a.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.
drawText(e))}drawQuiet(){this.cells.forEach(({cell:e},n)=>e.classList.contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,o=e.metric;
if(!o)return;let r=Dl(o,n.groups);for(let i of n.groups)this.drawValue(i,o,r);this.nameMetric(),Ul(this.part("legend"),e,r),this.field.hidden=e.view==="heat"&&!e.
isList&&e.isSettled,A(this.part("hint"),this.field.hidden?s("Click a cell for its full text. Drag to zoom; double-click to see all again."):s("Click a cell, or \
press Enter, for its full text; the arrow keys move between cells.")),Vl(this.chart,e,r,i=>this.whole.show(i))}nameMetric(){let{state:e,group:n}=this,o=e.metric;
if(!o)return;let[r]=this.root.querySelectorAll(".gp-metric-term");r.id||="gp-metric-"+Math.random().toString(36).slice(2,8),Z(this.table,{"aria-describedby":r.id});
let i=[r,...e.isList?[this.part("metric-name").firstChild]:[]];for(let a of i)A(a,s(o.title)),Nn(a,o,n,l=>e.nameOf(l))}drawValue(e,n,o){let r=this.cells[e.number],
{top:i,value:a,star:l,range:c}=r,h=e.values[n.name],u=Number.isFinite(h),g=u?`var(--gp-${Wn(n)}-${o.level(h)})`:"";r.colour!==g&&(i.style.backgroundColor=r.colour=
g),pe(i,u?"gp-cell-top":"gp-cell-top gp-none"),A(a,u?Ae(n,h):e.entries.length===1&&nt(e.entries[0])?"✕":"–"),A(c,u?xt(n,e):""),l.hidden=o.best!==e,this.describe(
e.number)}describe(e){let{state:n}=this,{cell:o,star:r,value:i,range:a}=this.cells[e],l=s((n.metric||{}).title),c=n.failuresIn(e),h=[n.nameOf(e),a.textContent?s(
"{metric}: {value}, over its seeds {range}",{metric:l,value:i.textContent,range:a.textContent}):`${l}: ${i.textContent}`,r.hidden?"":s("best"),c&&s("failed: {sh\
are}",{share:c}),nc[n.standingOf(e)]()];Z(o,{"aria-label":me(h)})}focus(e,n=!1){this.focused&&(this.focused.tabIndex=-1),this.focused=e,e&&(e.tabIndex=0,n&&(e.focus(
{preventScroll:!0}),this.reveal(e)))}reveal(e){let{field:n,table:o}=this,[r,i]=[n.getBoundingClientRect(),e.getBoundingClientRect()],a=r.left+e.parentElement.firstElementChild.
offsetWidth,l=r.top+o.tHead.offsetHeight;n.scrollLeft+=Math.min(0,i.left-a)||Math.max(0,i.right-r.right),n.scrollTop+=Math.min(0,i.top-l)||Math.max(0,i.bottom-r.
bottom),(i.top<0||i.bottom>innerHeight)&&e.scrollIntoView({block:"nearest",inline:"nearest"})}};function oc(t,e){let n=new is(t,new rs(e));return Ql(n),o=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}o.run&&
n.build(),o.run||o.pair||o.status?n.drawTexts():o.steps&&new Set([...o.entries].map(r=>e.entries[r].group)).forEach(r=>n.drawText(r)),o.measured&&n.drawQuiet(),
(o.run||o.measured||o.status)&&n.drawValues(),n.whole.draw()}}var sc=[["stop","■",t=>s("Stop lane {lane}",{lane:t})],["select","✎",t=>s("Edit lane {lane}",{lane:t})],["copy","❐",t=>s("Copy lane {lane}",{lane:t})],["l\
eft","◀",t=>s("Move lane {lane} to the left",{lane:t})],["right","▶",t=>s("Move lane {lane} to the right",{lane:t})],["remove","✕",t=>s("Remove lane {lane\
}",{lane:t})]],as=class{constructor(e,n){this.group=n;let o=d("div","gp-lane-head");this.name=d("button","gp-lane-name",null,{type:"button"}),this.letter=d("b",
"gp-letter"),this.title=d("bdi","gp-lane-title"),this.reference=d("span","gp-lane-reference",s("reference")),this.name.append(this.letter,this.title,this.reference),
this.tools=d("span","gp-lane-tools"),this.buttons=Object.fromEntries(sc.map(([i,a])=>{let l=d("button","gp-button",a,{type:"button","data-do":i});return this.tools.
append(l),[i,l]})),o.append(this.name,this.tools),this.prompt=d("p","gp-lane-prompt",null,{dir:"auto"}),this.settings=d("p","gp-lane-settings"),this.changed=d("\
p","gp-lane-changed",`△ ${s("changed since this run")}`),this.state=d("p","gp-lane-state"),this.doing=d("b"),this.tokens=d("span","gp-lane-count"),this.company=
d("span","gp-lane-company","",{tabindex:"0","data-tip":""}),this.state.append(this.doing,this.tokens,this.company),this.parts=d("p","gp-lane-parts"),this.seeds=
d("p","gp-lane-seeds"),this.back=d("button","gp-button","◀",{type:"button","data-seed":"-1","aria-label":s("Previous seed")}),this.on=d("button","gp-button","\
▶",{type:"button","data-seed":"1","aria-label":s("Next seed")}),this.seed=d("span","","",{"aria-live":"polite"}),this.seeds.append(this.back,this.seed,this.on),
this.problem=d("div","gp-problem"),this.why=d("span"),this.problem.append(d("b","","✕ "),this.why);let r=d("div","gp-lane-top");r.append(o,this.prompt,this.settings,
this.changed,this.state,this.parts,this.seeds,this.problem),e.append(r)}draw({lane:e,ran:n,place:o,lanes:r,isReference:i,parts:a,told:l}){let c=n?this.group.shownOf(
n.number):null;A(this.letter,e.label),A(this.title,ve(e.title)),X(this.reference,i),Z(this.name,{"aria-pressed":String(i),title:i?s("The other lanes are compare\
d with this one"):s("Compare the others with {lane}",{lane:e.label})}),this.name.disabled=!n,this.drawTools(e,o,r),this.drawStop(n),X(this.prompt,!!e.prompt),e.
prompt&&ns(this.prompt,e.prompt),A(this.settings,_f(e,c,n).join(" · ")),X(this.changed,!!n&&Sf(e,n)),this.drawState(c),A(this.parts,a),X(this.parts,!!a),this.drawSeeds(
c,n),this.drawProblem(e,l)}drawTools(e,n,o){X(this.tools,this.group.canAsk);let r={left:n===0,right:n===o-1,remove:o===1,copy:o>=ro};for(let[i,,a]of sc){i!=="st\
op"&&X(this.buttons[i],!e.prompt);let l=i==="select"&&e.selected?s("Lane {lane} is shown in the settings",{lane:e.label}):a(e.label);Z(this.buttons[i],{title:l,
"aria-label":l,"aria-disabled":String(!!r[i])})}A(this.buttons.select,e.selected?`✎ ${s("editing")}`:"✎"),Z(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){
let{stop:n}=this.buttons,o=!!e&&this.group.running&&e.entries.some(({log:r})=>!r.finished&&!r.failed);!o&&n===document.activeElement&&this.name.focus(),X(n,o)}drawState(e){
if(X(this.state,!!e),!e)return;let{log:n}=e;A(this.doing,Of(n,this.group.done));let o=qe(n).length;A(this.tokens,o?F(o,"{count} token","{count} tokens"):"");let r=ti.
get(n);n.shared>1&&ti.set(n,{others:Math.max(n.shared-1,r?r.others:0),apart:n.apart&&(!r||r.apart)});let i=ti.get(n);if(X(this.company,!!i),!i)return;let{others:a,
apart:l}=!n.running||n.shared<2?i:{others:n.shared-1,apart:n.apart};A(this.company,l?F(a,"in turn with another run","in turn with {count} others"):F(a,"together\
 with another run","together with {count} others")),Z(this.company,{"data-tip":l?s("It has forward passes of its own, in turn with those of the others: no other\
 run uses its model, or it reads or writes several tokens at once."):s("Decoded in one batch with the other runs on this model: each forward pass gives all of t\
hem their next token.")})}drawSeeds(e,n){let o=n?n.entries.length:0;X(this.seeds,o>1),!(o<2)&&(A(this.seed,s("seed {seed}, {place} of {all}",{seed:rc(e)??"–",
place:n.shown+1,all:o})),Z(this.back,{"aria-disabled":String(n.shown===0)}),Z(this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){
let r=s(n),i=o.get(r)??e;r&&o.set(r,i),X(this.problem,!!r),A(this.why,!r||i===e?r:s("The same as in lane {lane}.",{lane:i}))}},ro=8,ti=new WeakMap,rc=({seed:t,log:e})=>t??
(e&&e.started?e.started.seed:null);function Sf(t,e){let n=(o,r)=>JSON.stringify(o[r]===""?null:o[r]??null);return["model","seed","settings","prompt"].some(o=>n(
t,o)!==n(e,o))}function _f(t,e,n){let o=e&&n.seed===t.seed&&n.entries.length===1?rc(e):null,r=t.seed??o;return[t.model,ve(t.settings??""),r===null?"":s("seed {s\
eed}",{seed:r})].filter(Boolean)}function Of(t,e){let{queued:n,loading:o,started:r,failed:i,finished:a}=t;return i?`✕ ${s("stopped by an error")}`:a?`■ ${a.
sequences.length?$e(a.sequences[0].stop_reason)[1]:s("ended")}`:e?r?`■ ${s("was stopped")}`:s("did not run"):o?un(o):n?n.ahead?F(n.ahead,"waiting for another \
run","waiting for {count} others"):s("starting …"):r?`● ${s("decoding …")}`:s("waiting for its turn")}var ls=class{constructor(e){this.log=e,this.clear()}clear(){this.at=null,this.place=null}get steps(){return this.log.canvasSteps}get number(){return this.at===null?
this.steps.length-1:Math.min(this.at,this.steps.length-1)}get step(){return this.steps[this.number]||null}get canvas(){let{canvas:e}=this.step;return this.steps.
filter(n=>n.canvas===e)}get before(){let{canvas:e}=this.step;return this.steps.filter((n,o)=>n.canvas<e&&this.steps[o+1]&&this.steps[o+1].canvas!==n.canvas)}get numCanvases(){
return this.steps.length?this.steps.at(-1).canvas+1:0}earlier(e){let n=this.steps[this.number-1];return n&&n.canvas===this.step.canvas?n.places[e]:null}accepted(e){
if(!this.step.places[e].accepted)return null;let n=this.earlier(e);return n&&n.accepted?"again":"newly"}get counts(){let e=this.step.places.map((n,o)=>this.accepted(
o));return{places:e.length,accepted:e.filter(Boolean).length,newly:e.filter(n=>n==="newly").length}}get end(){let{eos_token_ids:e,effective:n}=this.log.started;
if(!Number.isInteger(n.pad_token_id))return 1/0;let o=this.step.places.findIndex(({token_id:r})=>e.includes(r));return o<0?1/0:o+1}history(e){let n=this.canvas,
o=n.at(-1).places[e],r=n.length-1;for(;r>0&&n[r-1].places[e].token_id===o.token_id;)r-=1;return{since:r,accepted:n.filter(i=>i.places[e].accepted).length,count:n.
length,last:o}}};function ic({canvasSteps:t,finished:e}){return e?e.sequences.map(({text:o})=>o).join(""):t.filter(({canvas:o},r)=>!t[r+1]||t[r+1].canvas!==o).flatMap(
({places:o})=>o.map(({piece:r})=>r??"")).join("")}var cs=({logprob:t,entropy:e})=>({probability:Q(t),rawProbability:0,rank:1,surprisal:-(t??0),entropyBefore:e,entropyAfter:e});var ds=class{constructor(e,n){this.body=e,this.entries=n,this.width=0,this.timer=0,this.clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.
scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e)}clear(e){this.log=e,this.body.replaceChildren(),this.rows=new et(this.
body),this.tokens=[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:r},{shade:i,unit:a}){if(this.
log!==e&&this.clear(e),e.denoises){A(this.body,ic(e));return}let{keep:l,added:c}=bt(this.steps,qe(e).at(-1)||null);l<this.tokens.length&&this.cut(l);for(let h of c)
this.append(h,i,a);this.dim(n),this.signAt(o?this.tokens[n]:null,o,r,a),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){yt(this,e),this.steps.
length=e,this.dimmed=Math.min(this.dimmed,e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let r={...e.chosen,piece:e.piece},i=d("span","gp-\
token",null,{role:"button",tabindex:"-1"});Ge(i,r);let a=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(i,{token:r,step:e,index:e.
index,lane:this}),e.given&&(i.dataset.given=""),Wt(this,i,r,a),this.steps.push(e),this.describe(i,o),this.shade(i,n)}shade(e,n){Ft(e.querySelector(".gp-ink"),n,
Me(this.entries.get(e).step))}describe(e,n){let{token:o,step:r,index:i}=this.entries.get(e),a=[s("token {number}: {text}",{number:i+1,text:J(o.text)}),...Po(r,n),
this.whyOf(e)];e.setAttribute("aria-label",a.filter(Boolean).join(", "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?s("g\
iven, not chosen"):""].filter(Boolean).join(", ")}dim(e){let n=Math.min(e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-\
shared");for(let o=this.dimmed;o<n;o++)this.tokens[o].classList.add("gp-shared");this.dimmed=n}signAt(e,n,o,r){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.
parts===n))return;let i=this.sign;this.sign=e||null,this.said=o,i&&(delete i.dataset.parts,this.describe(i,r)),e&&(e.dataset.parts=n,this.describe(e,r))}redraw({
shade:e,unit:n}){for(let o of this.tokens)this.shade(o,e),this.describe(o,n)}settle(){this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7),this.rows.
settle()}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.
settle(),200))}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.
tokens[o+1];case"ArrowLeft":return this.tokens[o-1];case"ArrowDown":return Ve(this.tokens,o,1);case"ArrowUp":return Ve(this.tokens,o,-1);case"Home":return this.
tokens[0];case"End":return this.tokens.at(-1);default:return null}}};function ac(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),r=t.querySelector(".gp-scale"),i=t.querySelector(".gp-add"),a=new Map,l=new WeakMap,
c=kn(t,n,e,k=>{let y=l.get(k);if(!y)return null;let{token:p,step:m,index:w,lane:_}=y;return{id:p.token_id,text:p.text,where:s("token {number}",{number:w+1}),step:m,
why:_.whyOf(k)}}),h=()=>({shade:o.value,unit:e.unit});function u(){return e.lanes?e.lanes.map(k=>({key:`${k.prompt?"prompt":"lane"} ${k.id}`,lane:k,number:e.groups.
findIndex(({id:y,prompt:p})=>y===k.id&&!!p==!!k.prompt)})):e.groups.map(k=>({key:`group ${k.number}`,lane:k,number:k.number}))}function g(k){let y=document.activeElement,
p=[...n.children].indexOf(y&&y.closest(".gp-lane")),m=new Set(k.map(({key:w})=>w));for(let[w,{element:_}]of a)m.has(w)||(_.remove(),a.delete(w));k.forEach(({key:w,
lane:_,number:E},$)=>{let f=a.get(w)||q(w);Object.assign(f,{lane:_,number:E}),n.children[$]!==f.element&&n.insertBefore(f.element,n.children[$]||null)}),v(),!(p<
0||document.activeElement===y)&&(y.isConnected?y.focus():n.children.length&&n.children[Math.min(p,n.children.length-1)].querySelector(".gp-lane-name").focus())}
function v(){let{clientWidth:k}=n,[y,p,m]=[240,12,4];if(!k||!a.size)return;let w=Math.max(1,Math.min(m,Math.floor((k+p)/(y+p)))),_=Math.ceil(a.size/w);n.style.setProperty(
"--lanes-in-row",Math.ceil(a.size/_))}new ResizeObserver(v).observe(n);function q(k){let y=d("li","gp-lane"),p=new as(y,e),m=d("p","gp-note gp-not-yet",s("Not r\
un yet.")),w=d("div","gp-lane-text",null,{role:"group",dir:"auto"}),_=d("div","gp-lane-bottom");_.append(m,w),y.append(_);let E={element:y,head:p,note:m,body:w,
text:new ds(w,l)};return a.set(k,E),E}function W(k,y,p,m){let{element:w,head:_,note:E,body:$,text:f,lane:x,number:S}=k,M=S<0?null:e.groups[S],R=pt(e),j=!!(M&&R&&
R[0]===S),b=M&&R&&!j?I(R[0],S):{shared:0,sign:"",why:"",words:""};_.draw({lane:x,ran:M,place:y,lanes:p,isReference:j,parts:b.words,told:m}),w.classList.toggle("\
gp-lane-selected",!!x.selected),Z(w,{"aria-label":s("Lane {lane}: {title}",{lane:x.label,title:ve(x.title)})}),Z($,{"aria-label":s("Text of lane {lane}, token b\
y token. The arrow keys move along it.",{lane:x.label})}),X(E,!M),X($,!!M),M?f.draw(e.shownOf(S).log,b,h()):f.log&&f.clear(null)}function I(k,y){let p=Ie(e,k),[
m,w]=[k,y].map(M=>e.shownOf(M).log),{kind:_,at:E,shorter:$}=ts(e,k,y),f=E[1];if(_==="apart"){let{chosen:M}=qe(m)[E[0]],R=s("here it diverges from {lane}, which \
has {token}",{lane:p,token:J(M.text)});return{shared:f,sign:`≠${p}`,why:R,words:`≠ ${s("diverges from {lane} at token {number}",{lane:p,number:f+1})}`}}let x={
shared:f,sign:"",why:""};if(!f)return{...x,words:""};let S=[m,w].map(M=>!!(M.finished||M.failed||e.done));return(_==="same"?!(S[0]&&S[1]):!S[$])?{...x,words:`= ${s(
"the same as {lane} so far",{lane:p})}`}:_==="same"?{...x,words:`= ${s("the same as {lane}",{lane:p})}`}:{...x,words:`= ${$?s("the same as {lane}, which continu\
es",{lane:p}):s("the same as {lane}, then continues",{lane:p})}`}}function C(k){let{header:y}=e,p=y&&!e.groups.some(({prompt:m})=>m)?y.prompt:"";X(t.querySelector(
".gp-asked"),!!p),Oe(t.querySelector(".gp-asked-text"),p,{plain:!0}),X(t.querySelector(".gp-parting-key"),!!pt(e)),X(i.parentNode,e.canAsk&&!k.some(({lane:m})=>m.
prompt)),Z(i,{"aria-disabled":String(k.length>=ro),title:k.length>=ro?s("At most {count} lanes",{count:String(ro)}):s("A new lane at the end")})}let P=k=>[...a.
values()].find(({element:y})=>y.contains(k));n.addEventListener("click",({target:k})=>{let y=P(k),p=k.closest("button"),m=k.closest(".gp-token");y&&m&&l.has(m)&&
L(y,m),!(!y||!p||p.getAttribute("aria-disabled")==="true")&&(p.dataset.do&&e.ask({type:"lane",do:p.dataset.do,id:y.lane.id}),p.dataset.seed&&e.showEntry(y.number,
e.groups[y.number].shown+Number(p.dataset.seed)),p===y.head.name&&T(y.number))});function T(k){let y=pt(e);y&&k!==y[0]&&e.setPair(k,k===y[1]?y[0]:y[1])}function L(k,y){
k.text.reach(y),y.focus({preventScroll:!0}),y.scrollIntoView({block:"nearest"}),c.show(y)}n.addEventListener("keydown",k=>{let{target:y,key:p}=k;if(!l.has(y)||k.
ctrlKey||k.metaKey||k.altKey)return;let m=P(y),w=p==="Enter"||p===" "?y:m.text.next(y,p);!w&&!p.startsWith("Arrow")||(k.preventDefault(),w&&L(m,w))}),i.addEventListener(
"click",()=>{i.getAttribute("aria-disabled")!=="true"&&e.ask({type:"lane",do:"add"})});function O(){dt(r,o.value,e.unit)}return o.addEventListener("change",()=>{
for(let{text:k}of a.values())k.redraw(h());O()}),k=>{let y=u();if(t.hidden=!y.length&&!e.canAsk,t.hidden)return;if((k.run||k.lanes)&&g(y),k.unit){for(let{text:m}of a.
values())m.redraw(h());O()}C(y);let p=new Map;y.forEach(({key:m},w)=>W(a.get(m),w,y.length,p));for(let{text:m}of a.values())m.settle();c.refresh(k.unit||k.pair)}}function lc(t,e){let i=P=>t.querySelector(".gp-"+P),a=[];function l(P){let[T,L]=[Math.min(...P),Math.max(...P)],O=[1,2,5,10,20,50,100,200,500,1e3].find(p=>Math.
floor(L/p)-Math.floor(T/p)<24)||Math.ceil((L-T+1)/24),k=Math.floor(T/O),y=Array.from({length:Math.floor(L/O)-k+1},(p,m)=>[Math.max((k+m)*O,T),Math.min((k+m+1)*O-
1,L),0]);for(let p of P)y[Math.floor(p/O)-k][2]+=1;return y}function c(P){let T=P.map(Ht).sort((p,m)=>p-m),L=T.length?l(T):[],O=JSON.stringify(L);i("bins").dataset.
key!==O&&fe(i("bins"),L.length?h(L):void 0),i("bins").dataset.key=O;let k=T.reduce((p,m)=>p+m,0)/T.length,y=(T[T.length-1>>1]+T[T.length>>1])/2;a=T,A(i("average"),
T.length?s("mean {mean}, median {median}, from {low} to {high}",{mean:k.toFixed(1),median:B(y),low:B(T[0]),high:B(T.at(-1))}):s("none has ended yet"))}function h(P){
let T=(k,y)=>k===y?F(k,"{count} token","{count} tokens"):s("{low} to {high} tokens",{low:B(k),high:B(y)}),L=([k,y,p])=>`${T(k,y)}: ${F(p,"{count} text","{count}\
 texts")}`,O={type:"bar",hoverinfo:"text",textposition:"none",text:P.map(L),x:P.map(([k,y])=>(k+y)/2),y:P.map(([,,k])=>k),width:P.map(([k,y])=>.94*(y-k+1)),marker:{
color:"var(--gp-kept)"}};return zt(s("Number of texts by their length in tokens"),[O],Ye(s("tokens"),{showgrid:!1}),Ye(s("texts"),{rangemode:"tozero"}),{height:220,
bargap:0})}function u(){let P=d("li"),T=d("span","",null,{"aria-hidden":"true"});return T.append(d("i","gp-bar")),P.append(d("span","gp-sign",null,{"aria-hidden":"\
true"}),d("span","gp-word"),T,d("span","gp-times")),P}function g(P){let T=new Map;for(let k of P)T.set(Re(k),(T.get(Re(k))||0)+1);let L=[...T].sort(([k,y],[p,m])=>m-
y||(k<p?-1:1)),O=ee(i("endings"),L.length,u);L.forEach(([k,y],p)=>{let[m,w,_,E]=O[p].children;Z(O[p],{"data-end":k}),A(m,St(k)),A(w,_t(k)[0]),ae(_.firstChild,"w\
idth",y/P.length),A(E,`${B(y)} · ${H(y/P.length)}`)})}function v(P){let T=P.filter(y=>Re(y)==="failed"),L=P.filter(y=>Re(y)!=="failed"&&!Dt(y).trim()),O=e.done?
e.entries.length-P.length:0,k=[];L.length&&k.push(F(L.length,"{count} text is empty.","{count} texts are empty.")),T.length&&k.push(F(T.length,"{count} sample f\
ailed and is counted only here.","{count} samples failed and are counted only here.")),O&&k.push(F(O,"{count} sample did not finish.","{count} samples did not f\
inish.")),A(i("oddities"),k.join(" "))}function q(P){let T=new Map;for(let p of P)T.set(Dt(p),(T.get(Dt(p))||0)+1);let L=[...T].filter(([,p])=>p>1).sort(([p,m],[
w,_])=>_-m||(p<w?-1:1));A(i("common-title"),W(T.size,P.length,L.length>0));let O=i("common"),k=L.slice(0,5),y=[...O.children].map(p=>p.gpText);k.length===y.length&&
k.every(([p],m)=>p===y[m])?k.forEach(([,p],m)=>A(O.children[m].firstChild,`${B(p)} ×`)):O.replaceChildren(...k.map(I))}function W(P,T,L){return T<2?T?F(T,"{cou\
nt} text","{count} texts"):"":P===1?s("All {count} texts are the same",{count:B(T)}):L?s("{count} different texts of {all}; the most frequent ones",{count:B(P),
all:B(T)}):s("All {count} texts are different",{count:B(T)})}function I([P,T]){let L=d("li");if(L.gpText=P,L.append(d("span","gp-times",`${B(T)} ×`)),P.length<=
150)L.append(P.trim()?d("bdi","",Pe(P)):d("span","gp-note",s("(empty)")));else{let O=d("details"),k=d("summary");k.append(d("bdi","",Pe(P.slice(0,150))+"…")),
O.append(k,d("p","",P,{dir:"auto"})),L.append(O)}return L}function C(P,T){return P===T?F(T,"{count} sample","all {count} samples"):e.done?F(T,"{ended} of {count\
} sample ended","{ended} of {count} samples ended",{ended:B(P)}):F(T,"{ended} of {count} sample ended so far","{ended} of {count} samples ended so far",{ended:B(
P)})}return de(t,{lengths:()=>{if(!a.length)return"";let P=a.reduce((T,L)=>T+L,0);return F(a.length,"{total} tokens in {count} text.","{total} tokens in {count}\
 texts, {mean} on average.",{total:B(P),mean:(P/a.length).toFixed(1)})}}),P=>{if(t.hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(P.run||P.status))return;
P.run&&i("common").replaceChildren();let T=e.entries.filter(k=>In(k)==="cut"),L=e.entries.filter(k=>Re(k)&&!T.includes(k)),O=L.filter(k=>Re(k)!=="failed");A(i("\
of"),C(L.length,e.entries.length)),c(O),g([...L,...T]),v(L),q(O)}}var cc="generation-playground.columns",Tf=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","words","ended"],hs=class{constructor(e,n){
this.place=e,this.changed=n,this.summary=d("summary"),this.boxes=d("div","gp-column-boxes",null,{role:"group","aria-label":s("Columns of the table")}),e.append(
this.summary,this.boxes),this.chosen=new Set(Mf()||Tf),this.names=""}shown(e){let n=e.map(({name:r})=>r).join();n!==this.names&&(this.names=n,this.boxes.replaceChildren(
...e.map(r=>this.box(r))));let o=e.filter(({name:r})=>this.chosen.has(r));return A(this.summary,s("Columns: {shown} of {all}",{shown:String(o.length),all:String(
e.length)})),o}box({name:e,title:n,meaning:o}){let r=d("label","",null,{title:s(o)}),i=d("input","",null,{type:"checkbox"});return i.checked=this.chosen.has(e),
i.addEventListener("change",()=>{i.checked?this.chosen.add(e):this.chosen.delete(e),Ef([...this.chosen]),this.changed()}),r.append(i,` ${s(n)}`),r}};function Mf(){
try{let t=JSON.parse(localStorage.getItem(cc)||"null");return Array.isArray(t)?t:null}catch{return null}}function Ef(t){try{localStorage.setItem(cc,JSON.stringify(
t))}catch{}}function dc(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,r=o.cells[0].querySelector("button"),i=new Map,a=null,l=[],c=new hs(t.querySelector(".gp-\
column-choice"),()=>P()),h=({values:L},{name:O})=>Number.isFinite(L[O])?L[O]:null;function u(){let L=e.metrics.filter(p=>e.groups.some(m=>h(m,p)!==null));t.hidden=
!L.length;let O=c.shown(L);if(O.length===l.length&&O.every((p,m)=>p===l[m].metric))return;let k=document.activeElement,y=o.contains(k)?k.dataset.name:null;l.forEach(
({head:p})=>p.remove()),l=O.map(p=>{let m=d("th","",null,{scope:"col"}),{name:w,title:_,unit:E}=p,$=d("button","gp-sort",null,{type:"button","data-name":w});return Nn(
$,p,e,f=>Ie(e,f)),$.append(d("span","",s(_).replace(/-(?=\d)/g,"‑")),d("span","gp-arrow","",{"aria-hidden":"true"})),m.append($),E&&E!==_.toLowerCase()&&m.append(
d("small","",s(E))),o.append(m),{metric:p,head:m}});for(let p of i.values())ee(p,1+l.length,v);y&&o.querySelector(`[data-name="${CSS.escape(y)}"]`)?.focus()}function g(){
for(let{metric:L,head:O}of l){let k=a&&a.name===L.name?a.down?"descending":"ascending":"none";Z(O,{"aria-sort":k}),A(O.querySelector(".gp-arrow"),{descending:" \
▼",ascending:" ▲",none:""}[k])}}o.addEventListener("click",({target:L})=>{let O=L.closest(".gp-sort");if(!O)return;let k=l.map(y=>y.metric).find(({name:y})=>y===
O.dataset.name);if(!k)a=null;else{let y=k.better!=="less",p=a&&a.name===k.name;p&&a.down!==y?a=null:a={name:k.name,down:p?!y:y}}P()});function v(){let L=d("td"),
O=d("span","gp-value");O.append(d("b","gp-best-sign","",{"aria-hidden":"true"}),d("span"),d("span","gp-hidden"),d("small","gp-seeds-range"));let k=d("span","gp-\
track");return k.append(d("i")),L.append(O,k),L}function q(L){let O=d("tr"),k=d("th","gp-whose",null,{scope:"row"});return k.append(d("b","gp-letter"),d("bdi")),
O.append(k),ee(O,1+l.length,v),n.tBodies[0].append(O),i.set(L,O),O}function W({number:L,title:O,prompt:k}){let y=i.get(L)||q(L),[p,m]=y.cells[0].children;A(p,Ie(
e,L)),A(m,on({title:O,prompt:k}))}function I({metric:L},O){let k=e.groups.map(m=>h(m,L)),y=Math.max(...k.map(m=>Math.abs(m??0))),p=Jr(L,e.groups);return k.forEach(
(m,w)=>{let _=i.get(w).cells[O+1],[E,$]=_.children,f=p!==null&&p.number===w;A(E.children[0],f?"★":""),A(E.children[1],vt(L,e.groups[w])),A(E.children[2],f?` ${s(
"(best)")}`:"");let x=m===null||Xr(L)?"":xt(L,e.groups[w]);A(E.children[3],x&&s("over the seeds {range}",{range:x})),_.classList.toggle("gp-best",f),ae($.firstChild,
"width",m===null||!y?0:Math.abs(m)/y)}),p!==null}function C(){let L=[...e.groups];if(a){let k=a.down?-1:1;L.sort((y,p)=>{let[m,w]=[h(y,a),h(p,a)];return m===null||
w===null?+(m===null)-+(w===null):k*(m-w)})}let[O]=n.tBodies;L.forEach(({number:k},y)=>{O.rows[y]!==i.get(k)&&O.insertBefore(i.get(k),O.rows[y]||null)})}function P(){
if(u(),t.hidden)return;a&&!l.some(({metric:O})=>O.name===a.name)&&(a=null),e.groups.forEach(W);let L=l.map(I);X(t.querySelector(".gp-best-key"),L.some(Boolean)),
g(),C()}function T(){for(let O of i.values())O.remove();i.clear();let{kind:L}=e.header||{};A(r,L==="lanes"?s("Lane"):L==="sweep"?s("Cell"):s("Runs")),n.classList.
toggle("gp-one",e.groups.length<2),X(t.querySelector(".gp-sorting"),e.groups.length>1)}return L=>{L.run&&T(),(L.run||L.measured||L.lanes)&&P()}}var hc={sweep:()=>s("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:s("Run the grid")}),
seeds:()=>s("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabilities.",{button:s("Draw \
the samples")}),trial:()=>s("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one question: whether drafts make it f\
aster, which draft length is best, or whether the texts are the same.",{button:s("Run the trial")}),precision:()=>s("Nothing has run yet. “{button}” lets the mo\
del write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each token.",{button:s("Compare precisions")}),choices:()=>s(
"Nothing has run yet. “{button}” lets the model read each answer after the prompt and shows how likely it finds every token, with and without taking the length \
out.",{button:s("Compare answers")}),watermark:()=>s("Nothing has run yet. “{button}” writes texts with and without the watermark and answers one question, or l\
ets you guess which is which.",{button:s("Run the experiment")})};function pc(t,e){let r=t.querySelector(".gp-status"),i=t.querySelector(".gp-pace"),a=t.querySelector(
".gp-track"),l=t.querySelector(".gp-troubles"),c=t.querySelector(".gp-told"),h=t.querySelector(".gp-answered"),u=[],g=[],v=null,q=0;function W(k){let y=e.entries[k];
u[k]=In(y),g[k]=Ht(y)}function I(k){let y=u.length,p=k.ended+k.failed;if(p===y)return[F(y,"The run has ended","All {count} runs have ended"),""];let m=k.cut+(e.
done?k.decoding:0),w=[m&&s("{count} cut off",{count:B(m)}),!e.done&&s("{count} decoding",{count:B(k.decoding)}),!e.done&&s("{count} queued",{count:B(k.waiting)}),
e.done&&k.waiting&&s("{count} not started",{count:B(k.waiting)})].filter(Boolean),_={ended:B(p)};return[e.done?F(y,"Stopped: {ended} of {count} run ended","Stop\
ped: {ended} of {count} runs ended",_):F(y,"{ended} of {count} run ended","{ended} of {count} runs ended",_),w.map($=>` · ${$}`).join("")]}function C(k){if(!k)
return;let y=performance.now();v??={at:y,sum:k},k!==v.last&&([v.last,q]=[k,y]);let p=q-v.at,m=p>500&&s("{rate} tokens/s in total",{rate:B(Math.round((k-v.sum)/p*
1e3))});A(i,[F(k,"{count} token","{count} tokens"),m].filter(Boolean).join(" · "))}function P(k){let y=new Map;for(let _ of e.entries.filter(E=>u[E.number]==="\
failed")){let E=JSON.stringify(xo(nt(_)));y.set(E,[...y.get(E)||[],_])}let p=e.done?k.cut:0,m=JSON.stringify([[...y].map(([_,E])=>[_,E.length]),p]);if(l.dataset.
key===m)return;l.dataset.key=m,l.replaceChildren();for(let[_,E]of[...y].slice(0,8)){let $=d("p");$.append(d("b","","✕ "),`${L(E)} `);for(let{knob:f,message:x,
fix:S}of JSON.parse(_))$.append(d("span","",(f?`${f}: `:"")+x),S?` ${S} `:" ");l.append($)}let w=[...y.values()].slice(8).flat().length;w&&l.append(d("p","gp-no\
te",F(w,"{count} more run failed for other reasons.","{count} more runs failed for other reasons."))),p&&l.append(d("p","gp-note gp-stopped",T(p)))}function T(k){
return e.done.overtaken?F(k,"{count} run was stopped because another run took its place; what was written is kept.","{count} runs were stopped because another r\
un took their place; what was written is kept."):F(k,"{count} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was w\
ritten is kept.")}function L(k){let y=[...new Set(k.map(_=>e.groups[_.group].label))];if(y.length===e.groups.length)return F(k.length,"{count} run failed:","{co\
unt} runs failed:");let p=y.length-1,w=y.every(_=>_.length===1)||!p?y.join(", "):F(p,"{label} and {count} other","{label} and {count} others",{label:y[0]});return F(
k.length,"{count} run failed ({groups}):","{count} runs failed ({groups}):",{groups:w})}function O(){let k=e.found&&e.found.question,p=(k&&e.asking&&e.asking.question!==
k?e.asking.titles:{})[k];X(h,!!p),p&&A(h,e.done?s("These runs answered “{question}”. Choose that question to see the answer.",{question:s(p)}):s("These runs\
 answer “{question}”. Choose that question to see the answer.",{question:s(p)}))}return k=>{if(t.hidden=!e.header&&!Object.hasOwn(hc,e.name),a.hidden=!e.header,
!e.header&&!t.hidden&&A(r,hc[e.name]()),!e.header)return;k.run?([u,g,v]=[[],[],null],A(i,""),e.entries.forEach(w=>W(w.number))):k.measured||k.status?e.entries.forEach(
w=>W(w.number)):k.entries.forEach(W);let y={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let w of u)y[w]+=1;let[p,m]=I(y);r.dataset.words!==p+m&&(r.dataset.
words=p+m,r.replaceChildren(d("b","",p),m));for(let w of["ended","failed","decoding"])ae(a.querySelector(".gp-part-"+w),"width",y[w]/Math.max(1,u.length));Z(a,{
"aria-valuemax":u.length,"aria-valuenow":y.ended+y.failed,"aria-valuetext":p+m.replaceAll(" · ",", ")}),C(g.reduce((w,_)=>w+_,0)),P(y),O(),e.done&&A(c,p)}}var ps=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],$f=t=>ps.findIndex(([e])=>Se(t??1/0,"bits")<=e);function ut(t,e){if(!V(t))return s("infinite");let n=Se(t,e);if(n===
0)return"0";if(n>=.001)return n.toPrecision(3);let[o,r]=n.toExponential(1).split("e-");return`${o} × ${Lf(r)}`}var Lf=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[e]).join("")}`,Kt=t=>t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(2)}):s("{size} MB",{size:(t/1e6).toFixed(t<1e7?2:1)});function uc(t,e){let n=y=>t.
querySelector(".gp-"+y),o=n("which"),r=new He(n("words"),{press:({number:y})=>v(y)}),i=null,a="",l="";o.addEventListener("change",()=>O());let c=()=>e.unit==="b\
its"?s("bits"):s("nats"),h=y=>`${ut(y,e.unit)} ${c()}`,u=()=>(e.found&&e.found.question==="precision"?e.found.groups:[]).map((y,p)=>({...y,number:p})).filter(({
pair:y})=>y&&!y.error),g=()=>u().find(({number:y})=>String(y)===o.value)||u()[0];function v(y){i=y,O()}function q(y){let p=JSON.stringify(y.map(({number:w,title:_})=>[
w,_]));if(p===l)return;l=p;let m=o.value;o.replaceChildren(...y.map(({number:w,title:_})=>d("option","",ve(_),{value:w}))),y.some(({number:w})=>String(w)===m)&&
(o.value=m)}function W({text:y,kl:p,logprobs:[m,w],same_top:_},E){let $=s("Token {number} {token}: KL {kl}; probability {share}, here {other}",{number:B(E+1),token:J(
y),kl:h(p),share:H(Q(m)),other:H(Q(w))});return _?$:`${$}; ${s("another token is the likeliest here")}`}function I(y){let{tokens:p}=y.pair,m=JSON.stringify([y.number,
e.unit,p.map(({id:w,kl:_})=>[w,_])]);m!==a&&(a=m,r.show(p.map((w,_)=>({token:w,mark:{},number:_,words:()=>W(w,_)}))),r.tokens.forEach((w,_)=>{let E=$f(p[_].kl),
$=w.querySelector(".gp-ink");$.style.backgroundColor=`var(--gp-heat-${ps[E][1]})`,$.dataset.rank=E,w.dataset.top=p[_].same_top?"same":"other"})),r.tokens.forEach(
(w,_)=>{w.dataset.shown=_===i?"yes":"no",w.setAttribute("aria-pressed",_===i)})}function C(){let y=n("legend");if(y.dataset.unit===e.unit)return;y.dataset.unit=
e.unit,y.replaceChildren(s("KL in {unit}:",{unit:c()}));let p=w=>e.unit==="bits"?w:Number((w*Math.LN2).toPrecision(2));ps.forEach(([w,_],E)=>{let $=Number.isFinite(
w)?s("to {limit}",{limit:p(w)}):s("above {limit}",{limit:p(ps[E-1][0])}),f=d("span","gp-chip",$,{"data-rank":E});f.style.backgroundColor=`var(--gp-heat-${_})`,y.
append(f)});let m=d("span");m.append(d("span","gp-wavy","abc"),` ${s("another token is the likeliest")}`),y.append(m)}function P(y,p){let m=e.charts[`kl ${p.number}\
 ${e.unit}`];fe(n("curve-box"),i===null?m:Oo(m,i+1,"")),T(y,p)}function T(y,p){let m=ee(n("curve-keys"),y.length,()=>{let w=d("span"),_=se("svg");return Z(_,{width:30,
height:8,"aria-hidden":"true"}),_.append(se("path","gp-course")),Z(_.firstElementChild,{d:"M1 4H29"}),w.append(_,d("span")),w});y.forEach(({title:w,number:_},E)=>{
Z(m[E].firstChild.firstChild,{"data-line":E%6,"data-on":_===p.number?"yes":"no"}),A(m[E].lastChild,ve(w))})}function L(y){let p=y.pair.tokens[i??y.pair.max_at],
m=i??y.pair.max_at,[w,_]=p.entropies,E={number:B(m+1),token:J(p.text),kl:h(p.kl),mine:re(w,e.unit),theirs:re(_,e.unit),model:ve(y.title)};A(n("said"),i!==null?s(
"Token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",E):`${s("Where they differ most, token {number} {token}: KL {kl}, en\
tropy {mine} of the reference and {theirs} of {model}.",E)} ${s("Click another token to see both models there.")}`);let $=n("sides").tHead.rows[0].cells;[e.found.
groups[0],y].forEach(({title:S},M)=>{let[R]=$[M+1].children;A(R,ve(S)),ne(R,"probability",()=>s("{token}: {share} and {other}.",{token:J(p.text),share:H(Q(p.logprobs[0])),
other:H(Q(p.logprobs[1]))}),{meaning:s("The probability that the model gave, before any logits processor.")})});let f=ee(n("sides").tBodies[0],p.candidates.length,
()=>{let S=d("tr"),M=d("th","",null,{scope:"row"});return M.append(d("span"),d("bdi")),S.append(M,...[0,1].map(()=>{let R=d("td"),j=d("div","gp-side"),b=d("span");
return b.append(d("i","gp-bar",null,{"aria-hidden":"true"})),j.append(b,d("span")),R.append(j),R})),S}),x=Math.max(...p.candidates.flatMap(([,,S,M])=>[S,M]),1e-9);
p.candidates.forEach(([S,M,...R],j)=>{let[b,...N]=f[j].cells;A(b.firstChild,S===p.id?"▶ ":""),Oe(b.lastChild,M),pe(f[j],S===p.id?"gp-is-token":""),R.forEach((z,D)=>{
ae(N[D].querySelector(".gp-bar"),"width",z/x),A(N[D].firstChild.lastChild,H(z))})})}function O(){let[y,p]=[u(),g()];q(y),o.value=p.number;let{mean:m,max:w,same_top:_,
max_at:E,perplexities:[$,f],vocab:x}=p.pair;i!==null&&i>=p.pair.tokens.length&&(i=null),A(n("about"),F(p.pair.tokens.length,"{count} token of the reference, rea\
d by both","{count} tokens of the reference, read by both")),A(n("summary"),[s("Mean {mean}, at most {max} at token {number}, over {vocab} tokens of the vocabul\
ary.",{mean:h(m),max:ut(w,e.unit),number:B(E+1),vocab:B(x)}),s("The same token is the likeliest for both at {share} of the places.",{share:H(_)}),s("Perplexity \
of the text: {one} and {other}.",{one:U($),other:U(f)})].join(" ")),C(),I(p),P(y,p),L(p)}de(t,{mean:()=>{let{pair:y}=g()||{};if(!y)return"";let p=i??y.max_at,{candidates:m,
kl:w}=y.tokens[p],_=$t(m.map(([,E,$,f])=>({text:E,p:$,q:f})),e.unit,h(w));return _&&he(s("token {number}, {words}",{number:B(p+1),words:_}))}});let k=()=>u().length>
0;return y=>{t.hidden=!k(),y.run&&(i=null),!t.hidden&&(y.found||y.unit)&&O()}}function fc(t,e){let n=O=>t.querySelector(".gp-"+O),o=n("measure"),r=n("from-first");o.addEventListener("change",T);let i=()=>e.found&&e.found.question==="promp\
ts"?e.found:null,a=O=>V(O)?`${ut(O,e.unit)} ${e.unit==="bits"?s("bits"):s("nats")}`:s("infinite"),l=O=>Ee(i().prompts.map(({label:k},y)=>s("{name}: {words}",{name:k,
words:O(i().read.prompts[y],y)}))),c=O=>Ee(i().prompts.slice(1).map(({label:k},y)=>{let p=O(y+1);return p&&s("{name}: {words}",{name:k,words:p})})),h=({candidates:O},k)=>O.
map(({text:y,probabilities:p})=>({text:y,p:p[0],q:p[k]}));function u({prompts:O,candidates:k},y){let{text:p,probabilities:m}=k.find(({id:w})=>w===O[y].top);return`${J(
p)} ${H(m[y])}`}let g=({text:O,mean:k},y)=>V(k[y])?F(O.length,"{mean} over {count} token","{mean} on average over {count} tokens",{mean:a(k[y])}):"",v=(O,k)=>[[
s("prompt")],[s("tokens"),"length",s("How many tokens the model reads, those of a chat template among them."),()=>l(({tokens:y})=>B(y)),{formula:""}],[s("likeli\
est next token"),"probability",s("The token that the model finds likeliest after this prompt, and its probability."),()=>l((y,p)=>u(k,p)),{}],[s("entropy"),"ent\
ropy",s("Of the next token’s distribution: how uncertain the model is."),()=>l(({entropy:y})=>re(y,e.unit)),{}],[`KL(${O} ‖ ·)`,"kl",s("How far this prompt\
’s distribution is from the first one’s."),()=>c(y=>$t(h(k,y),e.unit,a(k.kl[0][y]))),{}],["JS","js",s("The same both ways; at most 0.69 nats."),()=>c(y=>a(k.
js[0][y])),{}],[s("total variation"),"total-variation",s("The share of probability that stands elsewhere."),()=>c(y=>Ri(h(k,y),H(k.tv[0][y]))),{}],...k.text.length?
[[s("mean KL along the text"),"kl",s("The mean over the tokens of the text that follows all prompts."),()=>c(y=>g(k,y)),{}]]:[]];function q(O){let[k]=r.tHead.rows,
y=ee(k,O.length,()=>d("th","",null,{scope:"col"}));O.forEach(([p,m,w,_,E],$)=>{y[$].firstChild||y[$].append(d("span")),A(y[$].firstChild,p),m&&ne(y[$].firstChild,
m,_,{meaning:w,...E})})}function W(){let O=d("tr"),k=d("th","",null,{scope:"row"});return k.append(d("b","gp-letter")," ",d("bdi")),O.append(k),O}function I(O,{
label:k,prompt:y},p,m){A(O.cells[0].firstChild,k),ns(O.cells[0].lastChild,y);let{tokens:w,entropy:_,top:E,same_top:$}=m.prompts[p],f=m.candidates.find(({id:M})=>M===
E),x=p===0,S=[[B(w)],[J(f.text),H(f.probabilities[p]),!$],[re(_,e.unit)],[x?"–":a(m.kl[0][p])],[x?"–":a(m.js[0][p])],[x?"–":H(m.tv[0][p])],...m.text.length?
[[x?"–":V(m.mean[p])?a(m.mean[p]):s("not known")]]:[]];for(;O.cells.length>S.length+1;)O.lastElementChild.remove();for(;O.cells.length<S.length+1;){let M=d("t\
d");M.append(d("span"),d("small")),O.append(M)}S.forEach(([M,R="",j=!1],b)=>{let[N,z]=O.cells[b+1].children;A(N,M),A(z,R),N.classList.toggle("gp-far",j)})}function C({
prompts:O,read:k}){let y=qn(O.map(({prompt:$})=>$)),p=k.tv[0].indexOf(Math.max(...k.tv[0])),m=k.prompts.slice(1).filter(({same_top:$})=>!$).length,w={first:O[0].
label,prompt:O[p].label,words:J(y[p]),kl:a(k.kl[0][p]),share:H(k.tv[0][p])},_=k.tv[0][p]>0?s("{prompt} {words} moves the next token most: {share} of the probabi\
lity stands elsewhere than after {first}, KL {kl}.",w):s("The distributions are the same after all prompts."),E=m?s("The likeliest token is another one after {c\
ount} of {all} other prompts.",{count:B(m),all:B(O.length-1)}):s("The likeliest token is the same after all of them.");return`${_} ${E}`}function P({waiting:O,read:k}){
return k&&k.error?`${s(k.error.message)} ${s(k.error.fix)}`:O?s("The prompts are compared once all runs have ended."):s("Not known: the prompts were not all rea\
d. Run them again.")}function T(){let{value:O}=o;fe(n("matrix-box"),e.charts[O==="tv"?"tv":`${O} ${e.unit}`])}function L(){let O=i(),{prompts:k,read:y}=O,p=!!y&&
!y.error;if(X(n("results"),p),X(n("unread"),!p),A(n("unread"),p?"":P(O)),A(n("summary"),p?C(O):""),!p)return;q(v(k[0].label,y));let m=ee(r.tBodies[0],k.length,W);
k.forEach((w,_)=>I(m[_],w,_,y)),fe(n("tokens-box"),e.charts.tokens),T(),X(n("along"),y.text.length>0),fe(n("along-box"),e.charts[`along ${e.unit}`])}return O=>{
t.hidden=!i(),!t.hidden&&(O.found||O.unit)&&L()}}function gc(t){Af(t),qf(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function ni(t,e){if(!e.folded){t.pick(e.entry.run.at(-1));return}
let[n]=e.folded,o=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),o&&sn(t,t.views.get(n.id))}function Af(t){let{tree:e}=t,n=o=>{let r=o.
closest(".gp-knot");return r?r.parentElement.gpView:null};e.addEventListener("click",({target:o})=>{let r=n(o);r&&(wc(t,r),ni(t,r))}),e.addEventListener("pointe\
rmove",({target:o,pointerType:r})=>{r!=="touch"&&t.point(n(o),o.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("focusin",
o=>{let r=o.target;r.gpView&&r.matches(":focus-visible")&&t.point(r.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function wc(t,e){t.current&&
t.current!==e&&Z(t.current.item,{tabindex:"-1"}),t.current=e,Z(e.item,{tabindex:"0"})}function sn(t,e){e&&(wc(t,e),e.item.focus({preventScroll:!0}),e.knot.scrollIntoView(
{block:"nearest",inline:"nearest"}),t.point(e,null))}var bc=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.gpView;function Cf(t,e){e.entry&&t.state.closed.
delete(e.entry.head.id)?t.draw():sn(t,bc(e))}function Pf(t,e){e.entry&&bc(e)?(t.state.closed.add(e.entry.head.id),t.draw()):sn(t,e.above)}var mc={ArrowDown:(t,e,n)=>sn(
t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>sn(t,n[n.indexOf(e)-1]),ArrowRight:Cf,ArrowLeft:Pf,Home:(t,e,n)=>sn(t,n[0]),End:(t,e,n)=>sn(t,n.at(-1)),Enter:ni," ":ni,Escape:t=>{
t.point(null),t.state.picked&&t.pick(null)}};function qf(t){t.tree.addEventListener("keydown",e=>{let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.
hasOwn(mc,e.key))return;e.preventDefault();let o=[...t.tree.querySelectorAll(".gp-branch")].filter(r=>r.offsetParent);mc[e.key](t,n,o.map(r=>r.gpView))})}var us=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,r=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:r,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),r=o.kids.get(n.token_id);r||(r=this.node(n,o),o.kids.set(n.token_id,
r),o.order.push(r)),r.samples.push(e),this.tips[e]=r}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!Wf.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},Wf=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function kc(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function yc(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var rn=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),Rn=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},xc=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function Nf({order:t},e){if(!e)return t.sort((o,r)=>r.samples.length-o.samples.length||xc(o,r)),t;let n=(o,r)=>o.samples.length>r.samples.length+Math.max(.5,r.samples.
length/5);for(let o=1;o<t.length;o++)for(let r=o;r>0&&n(t[r],t[r-1]);r--)[t[r-1],t[r]]=[t[r],t[r-1]];return t}function vc(t,{lanes:e,grows:n,opened:o=new Map,closed:r=new Set,
before:i=new Set}){let a=[],l=[],c=({id:I,samples:C})=>C.length+(n&&i.has(I)?.5:0),h=([I],[C])=>c(C)-c(I)||I.depth-C.depth||xc(I,C),u=0;function g(I,C,P){for(u+=
1;;){let T=C.at(-1),L={head:I,run:C,kids:[],folded:[],closed:r.has(I.id)};P.push(L);let O=Nf(T,n);if(!O.length||L.closed)return;let k=1+(o.get(T.id)||0);O.slice(
1).forEach((y,p)=>(p+1<k?l:a).push([y,L])),P=L.kids,[I]=O,C=kc(I)}}let v=I=>{for(;I.length;){let[C,P]=I.pop();g(C,kc(C),P.kids),v(l)}},q=()=>a.splice(0).forEach(
([I,C])=>C.folded.push(I)),W=[];for(g(t.root,[t.root],W),v(l);a.length&&u<e;)a.sort(h),v([a.shift()]);q();for(let I=oi(W[0]);I.length;I=oi(W[0]))v(I),q();return Sc(
W[0]),W[0]}function oi(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(oi)]}function Sc(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(Sc)}var If=12,fs=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new us,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:o}=this,r=o.entries[e],i=n.tips[e];for(let l=i?i.depth:0;l<r.tokens.length;l++)n.add(e,r.tokens[l]);let a=Re(r);a&&n.end(e,a)}shown(e,n){return vc(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-n.length;
this.opened.set(e.id,o-1+Math.min(If,n.length))}isOnPath({head:e,run:n}){return io(n.at(-1),this.picked)||io(this.picked,e)}};function io(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var ms=220,gs=({token:t})=>t.piece??t.text;function Mc(t,e,n,o){let{length:r}=n.samples,[i,a]=[t.reached(n.depth),e.before],l=rn(n),c=g=>g===null?s("not known"):
H(g),h=e===n,u=[[s("Samples here"),i<o?F(i,"{number} of {count} sample so far","{number} of {count} samples so far",{number:B(r)}):jn(r,i),"sample",()=>he(jn(r,
i))]];l!==null&&u.push([s("Expected samples"),`${Oc(i*l)} = ${B(i)} × ${H(l)}`,"sample",()=>F(i,"{count} sample × {share} = {expected} expected; {number} came.",
"{count} samples × {share} = {expected} expected; {number} came.",{share:H(l),expected:Oc(i*l),number:B(r)})]),u.push([F(n.depth-e.depth+1,"Probability of this\
 token","Probability of these {count} tokens"),c(rn(n,a)),"probability",()=>_c(n,a)]),u.push([s("Share of the samples at this fork"),H(r/Math.max(1,Tc(a))),"sam\
ple",()=>he(jn(r,Tc(a)))]),h&&u.push([s("Before the processors"),c(n.token.raw_logprob===null?null:Q(n.token.raw_logprob)),"probability"]),u.push([s("Probabilit\
y of the text so far"),c(l),"probability",()=>_c(n,null)]);for(let[g,v]of ws(n))u.push([`${St(g)} ${s("ends here: {reason}",{reason:_t(g)[0]})}`,B(v),"ending"]);
return u}function _c(t,e){let n=rn(t,e);if(n===null)return"";let o=Rn(t).slice(e?e.depth:0),r=H(n);return o.length>4?F(o.length,"exp({sum}) = {value}, of the lo\
g-probability of {count} token.","exp({sum}) = {value}, of the log-probabilities of {count} tokens.",{sum:Math.log(n).toFixed(3),value:r}):`${o.map(i=>H(rn(i,i.
before.before?i.before:null))).join(" · ")} = ${r}.`}var Oc=t=>t<.01?s("fewer than 0.01"):t.toFixed(t<10?2:1),jn=(t,e)=>F(e,"{number} of {count} sample","{numb\
er} of {count} samples",{number:B(t)});function Rf(t,e,n){return e?F(t,"{count} sample goes through {text}","{count} samples go through {text}",{text:e}):n==="s\
ource"?F(t,"{count} sample follows the source","{count} samples follow the source"):n==="message"?F(t,"{count} sample answers the message","{count} samples answ\
er the message"):F(t,"{count} sample continues the prompt","{count} samples continue the prompt")}var Tc=t=>t.order.reduce((e,n)=>e+n.samples.length,0);function ws(t){
let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);return e}function Ec(t,e){let n=d("div","gp-trie-card",null,{popover:"manual","aria-hidden":"true"}),
o=d("p"),r=d("dl");n.append(o,r),n.hidden=!0,t.append(n);function i(c,h,u,g,v){let q=Rn(u.before).map(({token:P})=>P.piece??"").join(""),W=q.length>ms?"…"+q.slice(
-ms):q,I=Rn(g).slice(u.depth-1).map(gs).join(""),C=d("bdi","",W);C.append(d("b","",I.length>ms?I.slice(0,ms)+"…":I)),o.replaceChildren(C),r.replaceChildren(...Mc(
h,u,g,v).flatMap(([P,T])=>[d("dt","",P),d("dd","",T)])),n.hidden&&document.addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&!n.matches(
":popover-open")&&n.showPopover(),a(c)}function a(c){let h=c.getBoundingClientRect(),{clientWidth:u,clientHeight:g}=document.documentElement,[v,q]=[n.offsetWidth,
n.offsetHeight],W=h.bottom+7+q+8<=g?h.bottom+7:h.top-q-7;n.style.left=`${Math.max(8,Math.min(h.left,u-v-8))}px`,n.style.top=`${Math.max(8,Math.min(W,g-q-8))}px`}
function l(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.hidePopover(),n.hidden=!0,document.removeEventListener("scroll",e,{capture:!0}))}
return{show:i,hide:l}}function $c(t,e,n){let r=t.querySelector(".gp-through"),i=t.querySelector(".gp-through-title"),a=t.querySelector(".gp-through-list"),l=t.querySelector(
".gp-through-more"),c=t.querySelector(".gp-through-facts"),[h,u]=[null,null],g=!1;function v(){let C=d("li"),P=d("bdi");return P.append(d("span","gp-shared"),d(
"span","gp-own")),C.append(P,d("small")),C}function q(C,P,T){let L=e.entries[P],O=Rn(T).length,k=w=>w.map(({piece:_})=>_??"").join("");A(C.querySelector(".gp-sh\
ared"),k(L.tokens.slice(0,O))),A(C.querySelector(".gp-own"),k(L.tokens.slice(O)));let y=Re(L);A(C.querySelector("small"),[s("sample {number}",{number:P+1}),(L.seed??
null)===null?"":s("seed {seed}",{seed:L.seed}),F(Ht(L),"{count} token","{count} tokens"),y?`${St(y)} ${_t(y)[0]}`:"…"].filter(Boolean).join(" · "));let p=C.querySelector(
"button"),m=s("Open sample {number} as one run",{number:P+1});if(e.canAsk&&!p){let w=d("button","gp-button",s("Open"),{type:"button","aria-label":m});w.addEventListener(
"click",()=>e.ask({type:"open",entry:+C.dataset.entry})),C.append(w)}else p&&C.dataset.entry!==String(P)&&p.setAttribute("aria-label",m);C.dataset.entry=P}function W(C,P){
let T=C.before?Mc(P,yc(C),C,e.entries.length):[],L=ee(c,T.length,()=>{let O=d("div"),k=d("dt");return k.append(d("span")),O.append(k,d("dd")),O});T.forEach(([O,
k,y,p=()=>""],m)=>{A(L[m].firstChild.firstChild,O),ne(L[m].firstChild.firstChild,y,p),A(L[m].lastChild,k)})}function I(C,P){if(C!==h&&(g=!1),[h,u]=[C,P],r.hidden=
!C,!C)return;W(C,P);let{samples:T}=C,L=Pe(Rn(C).map(gs).join("").trim()),O=J(L.length>118?"…"+L.slice(-109):L);A(i,Rf(T.length,C.before&&O,e.apart));let k=g?T.
length:Math.min(12,T.length),y=ee(a,k,v);for(let p=0;p<k;p++)q(y[p],T[p],C);l.hidden=k===T.length,A(l,s("Show all {count}",{count:B(T.length)}))}return l.addEventListener(
"click",()=>{g=!0,I(h,u)}),t.querySelector(".gp-unpick").addEventListener("click",n),I}var jf=18,Lc=110,Ac=160,si=t=>t.reduce((e,n)=>e+n.samples.length,0);function Bf(t){let e=d("li","",null,{role:"treeitem",tabindex:"-1"}),n=d("div","gp-knot"),[o,
r,i]=[d("bdi","gp-run"),d("span","gp-count"),d("span","gp-end")];n.append(o,r,i),e.append(n);let a={key:t,item:e,knot:n,run:o,number:r,end:i,kids:null,entry:null,
above:null};return e.gpView=a,a}function Cc(t,e){let n=new Set(e.map(({item:o})=>o));for(let o of[...t.children])n.has(o)||o.remove();e.forEach(({item:o},r)=>{t.
children[r]!==o&&t.insertBefore(o,t.children[r]||null)})}function Pc(t,e,n){let o=`${e} ${n}`;t.stream!==o&&(t.stream=o,t.item.style.setProperty("--own",e),t.item.
style.setProperty("--rest",n))}function zf(t,{run:e,head:n}){let o=[...ws(e.at(-1))],r=o.map(([i,a])=>`${St(i)}${n.samples.length>1?` ${B(a)}`:""}`).join(" ");A(
t.end,r),t.end.classList.toggle("gp-end-failed",o.some(([i])=>i==="failed"))}var bs=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.tree=
e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),this.card=Ec(e,()=>this.point(null)),this.drawThrough=
$c(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,Ff(e)}clear(){this.state.begin(),this.views=new Map,this.current=null,
this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:o}=this,r=document.activeElement&&document.activeElement.gpView,i=[
...o.values()].filter(({item:l,entry:c})=>c&&l.isConnected),a=new Set(i.map(({key:l})=>l));Cc(n,[this.drawEntry(e.shown(+this.lanes.value,a),null,0)]);for(let[l,
c]of o)c.item.isConnected||o.delete(l);(!this.current||!this.current.item.isConnected)&&(this.current=o.get(e.trie.root.id)),Z(this.current.item,{tabindex:"0"}),
r&&document.activeElement!==r.item&&(r.item.isConnected?r:this.current).item.focus({preventScroll:!0}),this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){
return this.views.has(e)||this.views.set(e,Bf(e)),this.views.get(e)}thickness(e){return`${Math.max(1.5,jf*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(
1)}px`}drawEntry(e,n,o){let{head:r,run:i}=e,a=this.viewOf(r.id);Object.assign(a,{entry:e,above:n,node:i.at(-1),folded:null}),this.drawRun(a,e);let l=e.closed&&i.
at(-1).order.length;A(a.number,l?`${B(r.samples.length)} ▸`:r.samples.length>1?B(r.samples.length):""),zf(a,e),Pc(a,this.thickness(r.samples.length),this.thickness(
o));let c=this.drawKids(a,e);return this.dress(a,this.wordsOf(e),c?"true":l?"false":null),a}drawKids(e,n){let o=[],r=si(n.kids.map(({head:i})=>i))+si(n.folded);
for(let i of n.kids)o.push(this.drawEntry(i,e,r-=i.head.samples.length));return n.folded.length&&o.push(this.drawMore(n,e)),o.length&&!e.kids&&e.item.append(e.kids=
d("ul","gp-kids",null,{role:"group"})),e.kids&&(Cc(e.kids,o),e.kids.hidden=!o.length),o.length}drawMore({run:e,folded:n},o){let r=this.viewOf("more "+e.at(-1).id);
Object.assign(r,{entry:null,above:o,node:e.at(-1),folded:n});let i=si(n);return A(r.run,`+ ${s("{count} more",{count:B(n.length)})}`),A(r.number,i>n.length?B(i):
""),Pc(r,this.thickness(i),"0px"),this.dress(r,F(n.length,"{count} more branch with {samples}, folded. Click to open.","{count} more branches with {samples}, fo\
lded. Click to open.",{samples:F(i,"{count} sample","{count} samples")}),null),r}drawRun(e,{head:n,run:o}){let r=n.samples.length===1&&n.before,i=r?"":o.map(({id:a})=>a).
join(" ");if(r){let a="";for(let l of o)if((a+=l.token.piece??"").length>Lc)break;A(e.run,Pe(a.slice(0,Lc+30))||Pe(n.token.text)),e.ids=null}else if(e.ids!==i){
let a=e.ids&&(i+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;a||e.run.replaceChildren(),e.run.append(...o.slice(a).map(l=>this.makeToken(l))),e.ids=i}pe(
e.knot,r?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){if(!e.before)return d("span","",this.promptWords());let{piece:n,text:o,logprob:r}=e.
token,i=n===null?o:Pe(n)+(pn(e.token)?ko(o):""),a=d("span",n===null?"gp-t gp-special":"gp-t",i||o);return a.style.backgroundColor=`var(--gp-prob-${Math.round(Q(
r)*10)})`,a.gpNode=e,a}promptWords(){let e=Pe(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||s("(no prompt)")}wordsOf({head:e,run:n,closed:o}){
let{length:r}=e.samples;if(!e.before)return`${this.rootWords()}, ${F(r,"{count} sample","{count} samples")}`;let i=n.map(gs).join(""),a=rn(n.at(-1),e.before);return[
J(i.length>Ac?i.slice(0,Ac)+"…":i),jn(r,this.state.trie.root.samples.length),a===null?"":s("probability {share} after the text before",{share:H(a)}),...[...ws(
n.at(-1))].map(([l,c])=>F(c,"{count} ends here: {reason}","{count} end here: {reason}",{reason:_t(l)[0]})),o?s("closed"):""].filter(Boolean).join(", ")}rootWords(){
let{apart:e}=this.group;return e==="source"?s("The source"):e==="message"?s("The message"):s("The prompt")}dress(e,n,o){let{picked:r}=this.state,{node:i,folded:a,
entry:l}=e,c=r&&!a&&this.state.isOnPath(l),h=r&&a&&io(i,r),u=r&&!a&&io(r,l.head),g=["gp-branch",a&&"gp-more",r&&!c&&!h&&"gp-dim",u&&"gp-on-path"];pe(e.item,g.filter(
Boolean).join(" "));let v=!!(r&&!a&&l.run.includes(r));Z(e.item,{"aria-label":n,"aria-selected":String(v)}),e.expanded!==o&&(e.expanded=o,o===null?e.item.removeAttribute(
"aria-expanded"):e.item.setAttribute("aria-expanded",o))}drawAbout(){let{group:e}=this,{trie:n}=this.state,o=n.root.samples.length,r=e.entries.length-o,i=new Set(
n.tips.filter(Boolean)),a=i.size===1&&o>1?s("all with the same text"):F(i.size,"{count} different text","{count} different texts"),l={samples:r?jn(o,e.entries.length):
F(o,"{count} sample","{count} samples"),texts:a},c=e.done?s("{samples}, {texts}.",l):s("{samples} so far, {texts}.",l);A(this.about,o?`${c} ${s("Point at a bran\
ch for its numbers, click it to see its samples.")}`:s("The tree grows with the first tokens."))}pick(e){this.state.pick(e),this.draw()}point(e,n){this.pointed&&
this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.card.hide())}refreshCard(){if(!this.pointed)return;let{
view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.card.hide();return}let{head:o,run:r}=e.entry,i=n&&r.includes(
n);this.card.show(e.knot,this.state.trie,i?n:o,i?n:r.at(-1),this.group.entries.length)}};function Ff(t){for(let e=0;e<=10;e++){let n=d("i");n.style.backgroundColor=
`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var Hf="14",Df=t=>t.some(({ended:e})=>e&&e.text)&&t.every(({tokens:e})=>!e.length);function qc(t,e){let n=new fs(e),o=new bs(t,n);return gc(o),matchMedia("(max-\
width: 640px)").matches&&(o.lanes.value=Hf),r=>{if(t.hidden=!e.header||e.header.kind!=="seeds"||Df(e.entries),!t.hidden&&(r.run&&o.clear(),!(!r.run&&!r.steps&&!r.
status))){for(let i of r.run?e.entries.keys():r.entries)n.read(i);o.draw()}}}function Wc(t,e){let o=t.querySelector(".gp-ways"),r=t.querySelector(".gp-first tbody"),i=new WeakMap,a=t.querySelector(".gp-first-words");function l(){let W=d(
"li");return W.append(d("h3"),d("div","gp-read",null,{tabindex:0,role:"group"})),W}function c(W,{label:I,title:C},{started:P}){let T=P?P.prompt_tokens:null,[L,O]=W.
children,k=`${I} ${ve(C)}`;A(L,T?`${k}: ${F(T.length,"{count} token","{count} tokens")}`:k),Z(O,{"aria-label":s("The prompt of {lane}",{lane:I})}),i.get(O)!==T&&
(i.set(O,T),O.replaceChildren(...(T||[]).map(({piece:y,text:p})=>y===null?d("span","gp-pill",p):y)))}let h=({raw_logprob:W})=>Q(W);function u(W){let I=new Map;W.
forEach((P,T)=>{if(!P)return;let L=[...P.distribution.candidates].sort((k,y)=>h(y)-h(k)),O=({token_id:k})=>k===P.chosen.token_id;for(let k of[...L.slice(0,6),...L.
slice(0,6).some(O)?[]:[P.chosen]])I.has(k.token_id)||I.set(k.token_id,{text:k.text,sides:[null,null]});for(let k of[...L,P.chosen])I.has(k.token_id)&&(I.get(k.token_id).
sides[T]??=k)});let C=({sides:P})=>Math.max(...P.map(T=>T?h(T):0));return[...I.values()].sort((P,T)=>C(T)-C(P))}function g(){let W=d("tr"),I=d("th","",null,{scope:"\
row"});return I.append(d("bdi","gp-word")),W.append(I,...[0,1].map(()=>{let C=d("td"),P=d("div","gp-share"),T=d("span");return T.append(d("i")),P.append(d("span",
"gp-sign"),T,d("b")),C.append(P),C})),W}function v(W){let I=u(W),C=ee(r,I.length,g);I.forEach(({text:P,sides:T},L)=>{let[O,...k]=C[L].cells;Oe(O.firstChild,P),k.
forEach((y,p)=>{let m=T[p],w=!!(m&&W[p]&&m.token_id===W[p].chosen.token_id),[_,E,$]=y.firstChild.children;pe(y.firstChild,w?"gp-share gp-chosen":"gp-share"),A(_,
w?"▶":""),ae(E.firstChild,"width",m?h(m):0),A($,W[p]?m?H(h(m)):"–":"")})})}function q(W){if(W.some(T=>!T))return s("Both runs have to write a token first.");
let[I,C]=W.map(({chosen:T})=>T);return`${I.token_id===C.token_id?s("Both begin with {token}: {one} with the template, {other} without it.",{token:J(I.text),one:H(
h(I)),other:H(h(C))}):s("With the template it begins with {one}, without it with {other}.",{one:J(I.text),other:J(C.text)})} ${s("The probabilities are the mode\
l’s own, before the processors; ▶ was chosen, – was not recorded.")}`}return()=>{if(t.hidden=e.groups.length!==2,t.hidden)return;let W=[0,1].map(P=>e.shownOf(
P).log),I=ee(o,2,l);W.forEach((P,T)=>c(I[T],e.groups[T],P));let C=W.map(P=>qe(P)[0]||null);A(a,q(C)),v(C)}}var Kf=14,Gf=200;function Nc(t,e,{onPick:n,onResize:o}){let r=t.querySelector("canvas"),i=t.querySelector(".gp-map-row"),a=t.querySelector(".gp-map-column");function l({
clientX:u,clientY:g}){let{left:v,top:q,width:W,height:I}=r.getBoundingClientRect(),C=e.canvas,P=(T,L)=>Math.max(0,Math.min(L-1,Math.floor(T*L)));return{place:P(
(u-v)/W,e.step.places.length),step:C[P((g-q)/I,C.length)]}}t.addEventListener("click",u=>e.step&&n(l(u)));function c(u){let g=e.canvas,v=e.step.places.length;t.
style.height=`${Math.max(24,Math.min(Gf,Kf*g.length))}px`;let[q,W]=[r.clientWidth,r.clientHeight].map(k=>Math.round(k*devicePixelRatio));if(!q||!W)return;Object.
assign(r,{width:q,height:W});let I=r.getContext("2d"),C=getComputedStyle(t),P=C.getPropertyValue("--gp-text").trim(),[T,L]=[q/v,W/g.length],O=Math.max(.75,Math.
min(T,L,8*devicePixelRatio)*.2);g.forEach((k,y)=>k.places.forEach((p,m)=>{I.fillStyle=C.getPropertyValue(Dr(u,cs(p))).trim(),I.fillRect(Math.floor(m*T),Math.floor(
y*L),Math.ceil(T),Math.ceil(L)),p.accepted&&(I.fillStyle=P,I.beginPath(),I.arc((m+.5)*T,(y+.5)*L,O,0,2*Math.PI),I.fill())})),h(g.length,v)}function h(u,g){i.style.
top=`${e.step.step/u*100}%`,i.style.height=`${100/u}%`,a.hidden=e.place===null,!a.hidden&&(a.style.left=`${e.place/g*100}%`,a.style.width=`${100/g}%`)}return new ResizeObserver(
o).observe(r),c}var Uf=1.05;function Ic(t,e){let{step:n,canvas:o,log:r}=t,i=n.places[e],a={step:n.step+1,place:e+1,token:J(i.text),read:J(i.read_text),share:H(Q(i.logprob))},{accepted:l,
places:c}=t.counts;return[s("At step {step}, the model read {read} at place {place}.",a),Vf(i.entropy,r.unit),i.read_text===i.text?s("It found the same token th\
e likeliest, with {share}.",a):s("It found {token} the likeliest, with {share}.",a),s("The temperature of this step was {temperature}.",{temperature:n.temperature.
toFixed(2)}),Jf(i,n===o.at(-1),r),F(c,"At this step, {accepted} of {count} place was accepted.","At this step, {accepted} of {count} places were accepted.",{accepted:B(
l)})]}function Vf(t,e){let n=Math.exp(t),o=re(t,e);return n<Uf?s("The model was all but certain here: an entropy of {entropy}.",{entropy:o}):s("The model’s entr\
opy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:o,options:n<10?U(n,1):B(Math.round(n))})}function Jf({accepted:t},e,{finished:n}){
return e&&n?s("It was the last step of this canvas: the likeliest token is the text."):t?s("The sampler accepted the place: what it drew there is read at the ne\
xt step."):s("The sampler did not accept the place: at the next step, a random token is read there.")}var Yf=8e3,Xf=120,Zf=700;function Rc(t,e){let n=$=>t.querySelector(".gp-"+$),[o,r,i,a]=["canvas-text","canvas-slider","canvas-play","canvas-shade"].map(n),l=new ls(
e),c=Nc(n("canvas-map"),l,{onPick:({place:$,step:f})=>T(l.steps.indexOf(f),$),onResize:()=>!t.hidden&&c(a.value)}),h=d("span","gp-canvas-prompt"),u=d("span","gp\
-canvas-before"),g=d("span","gp-canvas-now"),v=0,q=0;o.append(h,u,g);function W(){let{step:$}=l,f=l.before.flatMap(({places:M})=>M);u.childElementCount!==f.length&&
u.replaceChildren(...f.map(C));let x=ee(g,$.places.length,I),{end:S}=l;q=Math.min(q,$.places.length-1),$.places.forEach((M,R)=>{let j=x[R],b=l.accepted(R);j.replaceChildren(),
Ge(j,M);let N=j.querySelector(".gp-ink");Ft(N,a.value,cs(M)),b?j.dataset.accepted=b:delete j.dataset.accepted,j.toggleAttribute("data-after-end",R>=S),j.setAttribute(
"aria-pressed",String(R===l.place)),j.setAttribute("aria-label",P(M,R,b)),j.tabIndex=R===q?0:-1})}let I=()=>d("span","gp-token",null,{role:"button"});function C($){
let f=d("span","gp-written");return Ge(f,$),f}function P($,f,x){let S={number:f+1,token:J($.text),share:H(Q($.logprob))};return x==="newly"?s("Place {number}: {\
token}, probability {share}, newly accepted",S):x?s("Place {number}: {token}, probability {share}, accepted",S):s("Place {number}: {token}, probability {share},\
 not accepted",S)}o.addEventListener("click",({target:$})=>{let f=[...g.children].indexOf($.closest(".gp-token"));f>=0&&T(l.at,f===l.place?null:f)}),o.addEventListener(
"keydown",$=>{let f=[...g.children].indexOf($.target.closest(".gp-token")),x={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0}[$.key];if(!(f<
0)){if($.key==="Enter"||$.key===" ")T(l.at,f);else if($.key==="Escape")T(l.at,null);else if(x)q=Math.max(0,Math.min(g.childElementCount-1,f+x)),l.place===null?W():
T(l.at,q),g.children[q].focus();else return;$.preventDefault()}});function T($,f){l.at=$,l.place=f,f!==null&&(q=f),m()}function L(){let{step:$,number:f,steps:x,
numCanvases:S}=l,M=l.canvas.length,R={canvas:$.canvas+1,canvases:S,step:$.step+1,steps:M},j=s("canvas {canvas} of {canvases}, step {step} of {steps}",R);r.max=String(
x.length),r.value=String(f+1),r.setAttribute("aria-valuetext",j),A(n("canvas-step-words"),j),A(i,s(v?"❚❚ Pause":"▶ Play"));let{places:b,accepted:N,newly:z}=l.
counts,D={accepted:B(N),places:B(b),newly:B(z),temperature:$.temperature.toFixed(2)};A(n("canvas-short"),s("{accepted} of {places} places accepted, {newly} newl\
y; temperature {temperature}",D))}function O(){clearInterval(v),v=0}i.addEventListener("click",()=>{if(v){O(),L();return}l.number>=l.steps.length-1&&(l.at=0);let $=Math.
max(Xf,Math.min(Zf,Yf/l.steps.length));v=window.setInterval(()=>{!t.isConnected||l.number>=l.steps.length-1?O():l.at=l.number+1,m()},$),m()}),r.addEventListener(
"input",()=>{O(),T(Number(r.value)-1,l.place)}),r.addEventListener("keydown",({key:$})=>$==="Escape"&&T(null,l.place)),a.addEventListener("change",()=>m());function k(){
let{place:$}=l;if(X(n("one-place"),$!==null),X(n("place-hint"),$===null),$===null)return;let{since:f,accepted:x,count:S,last:M}=l.history($),R={place:$+1,token:J(
M.text),since:f+1,accepted:x,steps:S};A(n("place-verdict"),F(S,"Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place\
 in {accepted} of {count} step.","Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted} of {count} step\
s.",R));let j=new Set;n("sentences").replaceChildren(...Ic(l,$).map(G=>{let Y=d("li");return Y.append(...oo(G,j)),Y}));let b=t.querySelector(".gp-one-place tbod\
y"),N=ee(b,S,y);l.canvas.forEach((G,Y)=>p(N[Y],G,G.places[$]));let z=n("place-table"),{offsetTop:D,offsetHeight:K}=N[l.step.step];(D<z.scrollTop+K||D+K>z.scrollTop+
z.clientHeight)&&(z.scrollTop=D-z.clientHeight/2)}function y(){let $=d("tr"),f=d("td");return f.append(d("button","gp-place-step","",{type:"button"})),$.append(
f,...["read","likeliest"].map(()=>{let x=d("td");return x.append(d("bdi")),x}),d("td"),d("td","gp-place-entropy"),d("td")),$}function p($,f,x){let[S,M,R,j,b,N]=$.
cells;A(S.firstChild,String(f.step+1)),We(M.firstChild,x.read_text),We(R.firstChild,x.text),A(j,H(Q(x.logprob))),A(b,re(x.entropy,e.unit)),A(N,x.accepted?s("✓ y\
es"):s("– no")),f===l.step?$.setAttribute("aria-current","step"):$.removeAttribute("aria-current")}t.querySelector(".gp-one-place tbody").addEventListener("cl\
ick",({target:$})=>{let f=$.closest("tr");f&&T(l.steps.indexOf(l.canvas[f.rowIndex-1]),l.place)});function m(){l.step&&(L(),W(),k(),dt(n("canvas-scale"),a.value,
e.unit),c(a.value),A(n("map-words"),F(l.canvas.length,"{places} places, {count} step","{places} places, {count} steps",{places:B(l.step.places.length)})))}let w=$=>()=>l.
step&&l.place!==null?s("place {place}, step {step}: {words}.",{place:l.place+1,step:l.step.step+1,words:$(l.step.places[l.place])}):"";de(t,{share:w(({text:$,logprob:f})=>`${J(
$)} ${H(Q(f))}`),entropy:w(({entropy:$})=>re($,e.unit)),accepted:()=>l.step?he(n("canvas-short").textContent):"",map:()=>l.step?he(n("map-words").textContent):""});
function _(){O(),l.clear(),q=0,u.replaceChildren(),g.replaceChildren(),A(h,e.started?e.started.prompt_tokens.map(({piece:$})=>$??"").join(""):"")}let E=()=>!t.hidden&&
m();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",E),new MutationObserver(E).observe(document.body,{attributes:!0,attributeFilter:[
"class"]}),$=>{$.run&&_(),t.hidden=!e.canvasSteps.length,!t.hidden&&($.run||$.steps||$.status||$.unit)&&m()}}function jc(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return r=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!r.found)
return;let{done:i,total:a}=e.found,l=un(e.found);A(n,l[0].toUpperCase()+l.slice(1)),V(i)&&a?(o.setAttribute("aria-valuenow",Math.floor(i/a*100)),ae(o.firstChild,
"width",i/a)):(o.removeAttribute("aria-valuenow"),ae(o.firstChild,"width",1))}}function Tt(t){return V(t)?t>=1e9?s("{count} billion",{count:(t/1e9).toFixed(1)}):t>=1e6?s("{count} million",{count:(t/1e6).toFixed(t<1e7?1:0)}):t.toLocaleString(
"en"):"–"}function ks(t,e){t.replaceChildren(...e.map(([n,o,r,i=()=>""])=>{let a=d("div"),[l,c]=[d("dt"),d("span","",n)];return l.append(c),r&&ne(c,r,i),a.append(
l," ",d("dd","",o)),a}))}function Mt(t,e,n,o,r){let i=d("button","gp-button gp-press",o,{type:"button","aria-label":r||`${o}: ${n}`});return i.addEventListener(
"click",()=>t.ask({type:"model",act:e,model:n})),i}function ys(t,e){return!V(t)||!V(e)||!e?"":s("{count} parameters take {size}: {each} bytes each.",{count:e.toLocaleString(
"en-US"),size:_e(t),each:Number((t/e).toFixed(2))})}function Bc(t,e){let[n,o,r,i,a]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(v=>t.querySelector(v));function l(v){A(n,v.model);let[q,W]=o.children;
if(A(q,c(v)),A(W,v.why?`${s(v.why)} ${s(v.fix)}`:g(v)),ks(r,[[s("class"),v.class_name],[s("parameters"),Tt(v.parameters),"parameters"],[s("precision"),v.dtype,"\
precision"],[s("device"),v.device],[s("to download"),v.complete?v.download?_e(v.download):s("nothing: it is here"):s("its weights are missing"),"memory"],[s("me\
mory"),h(v),"memory",()=>ys(v.memory,v.parameters)],[s("free memory"),_e(v.free),"memory"],...v.free_disk===null?[]:[[s("free disk space"),_e(v.free_disk),"memo\
ry"]],[s("context"),v.context_length?F(v.context_length,"{count} token","{count} tokens"):s("unlimited"),"context"],[s("vocabulary"),Tt(v.vocab_size),"vocabular\
y"]]),u(v),a.replaceChildren(),v.smaller){let{model:I,bytes:C}=v.smaller;a.append(`${s("It does not fit in any precision. A model that does: {model}, {size}.",{
model:I,size:_e(C)})} `,Mt(e,"pick",I,s("Choose")))}}function c({complete:v,fits:q}){return v?q===null?`? ${s("It is not known whether it fits.")}`:q?`✓ ${s("\
It fits.")}`:`✕ ${s("It does not fit.")}`:`✕ ${s("It cannot be opened.")}`}function h({memory:v,reckoned:q}){return v===null?s("not known"):q?s("about {size\
}",{size:_e(v)}):_e(v)}function u({ways:v,free:q}){t.querySelector("table").hidden=v.length===0;let W=Math.max(q,...v.map(({bytes:I})=>I))*1.05;i.replaceChildren(
...v.map(({model:I,label:C,bytes:P,fits:T})=>{let L=d("tr",T?"":"gp-over"),O=d("span","gp-strip",null,{"aria-hidden":"true"}),[k,y]=[d("i"),d("u")];ae(k,"width",
Math.min(1,P/W)),ae(y,"left",q/W),O.append(k,y);let p=[d("th","",s(C),{scope:"row"}),d("td","",_e(P)),d("td"),d("td","",T?`✓ ${s("yes")}`:`✕ ${s("no")}`),d(
"td")];return p[2].append(O),p[4].append(Mt(e,"pick",I,s("Choose"),s("Choose {precision}",{precision:s(C)}))),L.append(...p),L}))}function g({room:v,free:q,reckoned:W}){
if(v===null)return s("Neither its files nor its config tell how much memory it needs.");let I={size:_e(v),free:_e(q)};return W?`${s("It needs about {size}, with\
 room for a run; {free} is available.",I)} ${s("Its weights do not tell their size: this is estimated from its config.")}`:s("It needs {size}, with room for a r\
un; {free} is available.",I)}return v=>{t.hidden=!e.found,!t.hidden&&v.found&&l(e.found)}}var Qf=[1,2,4];function zc(t,e){let n=t.querySelector("thead tr"),[o,r,i,a]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(u=>t.querySelector(u));function l(u){
A(o,u.model),ks(r,[[s("class"),u.class_name],[s("parameters"),Tt(u.parameters),"parameters"],[s("precision"),s(u.precision),"precision"],[s("device"),u.device],
[s("in memory"),_e(u.bytes),"memory",()=>ys(u.bytes,u.parameters)],[s("context"),u.context_length?F(u.context_length,"{count} token","{count} tokens"):s("unlimi\
ted"),"context"],[s("vocabulary"),Tt(u.vocab_size),"vocabulary"],[s("chat template"),u.chat_template?s("yes"):s("no")]]);let{fields:g}=u;A(i,g.length?"":s("It s\
ets no field: the library’s defaults apply.")),i.hidden=g.length>0,t.querySelector("table").hidden=g.length===0,a.replaceChildren(...g.map(v=>{let q=d("tr"),W=d(
"th","",null,{scope:"row"});W.append(d("code","",v.name)),q.append(W,c(v.model),c(v.library),d("td","",s(v.meaning)),d("td","",h(v)));for(let I of Qf)q.cells[I].
dataset.label=n.cells[I].textContent;return q}))}function c(u){let g=d("td");return g.append(d("code","",u===null?s("none"):JSON.stringify(u))),g}function h({applies:u,
by:g,ignored:v,same:q}){return g==="changed"?me([`▲ ${s("the page sets {value}",{value:JSON.stringify(u)})}`,s(v)]):g==="model"&&v?`○ ${s(v)}`:g==="model"?q?
s("the same as the default"):`◆ ${s("applies")}`:s("another field takes its place")}return u=>{t.hidden=!e.found,!t.hidden&&u.found&&l(e.found)}}function Fc(t,e){let n=f=>t.querySelector(".gp-"+f),o=n("costs").tBodies[0],r=()=>e.found&&e.found.question==="precision";function i(){let f=d("tr"),x=d("th","",
null,{scope:"row"});x.append(d("span"),d("small")),f.append(x);for(let S=0;S<6;S++){let M=d("td");if(M.append(d("span"),d("small")),S===0){let R=d("span","gp-by\
tes",null,{"aria-hidden":"true"});R.append(d("i")),M.append(R)}f.append(M)}return f}function a(f,x){if((f.dataset.tip||"")!==x){for(let S of["tabindex","data-ti\
p"])f.removeAttribute(S);if(x)for(let[S,M]of[["tabindex",0],["data-tip",x]])f.setAttribute(S,M)}}let l=(f,x,S="")=>{A(f.children[0],x),A(f.children[1],S)};function c({
bytes:f,scale_bytes:x},S){if(!V(f))return["–",""];let M=S&&V(S.bytes)?s("{share} of the reference",{share:H((f+x)/(S.bytes+S.scale_bytes))}):"";return[Kt(f+x),
M]}let h=({bytes:f,scale_bytes:x})=>V(f)&&x?s("get_memory_footprint() reports {size}; the scales take another {scales}.",{size:Kt(f),scales:Kt(x)}):"";function u({
pace:f,paces:x,ratio:S}){if(!f)return["–",""];let M=x.length>1?s("{low} to {high}",{low:f.low.toFixed(1),high:f.high.toFixed(1)}):s("one run");return[f.median.
toFixed(1),S?`${M}, ${Be(S.median)}`:M]}function g(f,x){if(x===0)return[["–",""],["–",""],["–",""]];let{pair:S}=f;if(!S||S.error)return[[S?s("none"):"–",
""],["–",""],["–",""]];let M=s(e.unit);return[[ut(S.mean,e.unit),M],[ut(S.max,e.unit),s("{unit}, token {number}",{unit:M,number:B(S.max_at+1)})],[H(S.same_top),
""]]}function v(f,x){let S=f.map(M=>M.pair).find((M,R)=>M&&!M.error&&(x===0||R===x));return S?U(S.perplexities[x===0?0:1],3):"–"}function q(f){let x=ve(f.precision||
"");return x&&x!==ve(f.title)?s("the reference: {precision}",{precision:x}):s("the reference")}function W({groups:f}){let x=Math.max(...f.map(({bytes:M,scale_bytes:R})=>(M||
0)+(R||0)),1),S=ee(o,f.length,i);f.forEach((M,R)=>{let[j,b,N,z,D,K,G]=S[R].cells;l(j,ve(M.title),R?ve(M.precision||M.model):q(M)),l(b,...c(M,R?f[0]:null)),a(b.firstChild,
h(M)),X(b.lastChild,V(M.bytes)),ae(b.lastChild.firstChild,"width",((M.bytes||0)+(M.scale_bytes||0))/x),l(N,...u(M)),g(M,R).forEach((Y,te)=>l([z,D,K][te],...Y)),
l(G,v(f,R))})}function I(f,x){let[S,M]=[[...f],[...x]],R=S.findIndex((j,b)=>j!==M[b]);return R<0?S.length:R}function C({groups:f}){let x=ee(n("writings"),f.length,
()=>{let M=d("li"),R=d("p","gp-writing-head");return R.append(d("b"),d("span","gp-note")),M.append(R,d("p","gp-writing",null,{dir:"auto"})),M}),S=f[0].text;f.forEach(
(M,R)=>{let[j,b]=x[R].children;A(j.children[0],ve(M.title)),A(j.children[1],P(M,R,S)),j.children[1].classList.toggle("gp-parting",R>0&&V(M.parts_at));let N=JSON.
stringify([S,M.text,R]);if(b.dataset.key===N||(b.dataset.key=N,b.replaceChildren(),M.text===null))return;let z=R&&S!==null?I(S,M.text):[...M.text].length,D=[...M.
text];b.append(D.slice(0,z).join("")),z<D.length&&b.append(d("span","gp-apart",D.slice(z).join("")))})}function P({failed:f,text:x,tokens:S,parts_at:M,pair:R},j,b){
if(f)return`✕ ${s("stopped by an error")}`;if(x===null)return e.done?s("did not finish"):s("writing, or waiting for its turn");let N=R&&R.error&&s("Its distri\
butions cannot be compared with those of the reference: {why}",{why:`${s(R.error.message)} ${s(R.error.fix)}`});return[T(S,M,j&&b!==null),N].filter(Boolean).join(
". ")}function T(f,x,S){return S?V(x)?`✂ ${s("diverges from the reference at token {number} of {all}",{number:B(x+1),all:B(f)})}`:`= ${F(f,"the same {count} t\
oken as the reference","the same {count} tokens as the reference")}`:F(f,"{count} token","{count} tokens")}let L=(f,x=0)=>Ee(e.found.groups.slice(x).map((S,M)=>{
let R=f(S,x+M);return R&&s("{name}: {words}",{name:ve(S.title),words:R})})),O=f=>L(x=>x.pair&&!x.pair.error?f(x.pair):"",1),k=f=>`${ut(f,e.unit)} ${s(e.unit)}`;
function y({bytes:f,scale_bytes:x}){return V(f)?x?s("{size} + {scales} of scales = {value}",{size:Kt(f),scales:Kt(x),value:Kt(f+x)}):Kt(f):""}function p({paces:f,
pace:x}){if(!x)return"";let S=f.map(M=>M.toFixed(1)).join(", ");return F(f.length,"{each} tokens per second, in one run","the median of {each} is {median} token\
s per second",{each:S,median:x.median.toFixed(1)})}function m({tokens:f,mean:x}){if(!V(x))return"";let S=f.reduce((M,{kl:R})=>M+R,0);return Lt(ut(S,e.unit),B(f.
length),k(x))}function w({tokens:f,max_at:x,max:S}){let M=f[x].candidates.map(([,j,b,N])=>({text:j,p:b,q:N})),R=$t(M,e.unit,k(S));return R&&s("token {number}, {\
words}",{number:B(x+1),words:R})}let _=({tokens:f,same_top:x})=>F(f.length,"{same} of {count} token = {share}","{same} of {count} tokens = {share}",{same:B(f.filter(
({same_top:S})=>S).length),share:H(x)});function E({tokens:f,perplexities:[,x]}){let S=f.reduce((R,{logprobs:[,j]})=>R+(j??-1/0),0),M=U(x,3);return U(Math.exp(-S/
f.length),3)!==M?M:`exp(−(${U(S)}) / ${B(f.length)}) = ${M}`}de(t,{weights:()=>L(y),speed:()=>L(p),mean:()=>O(m),max:()=>O(w),same:()=>O(_),perplexity:()=>O(E)});
function $(){let f=e.found;A(n("missing"),f.reading!==null?s("Reading the reference’s text with {model}.",{model:ve(f.groups[f.reading].title)}):ze(e,f)),X(n(
"warning"),f.others),A(n("warning"),f.others?`⚠ ${s(mn)}`:""),X(n("cpu"),!!f.cpu_words),A(n("cpu"),s(f.cpu_words)),W(f),C(f);let x=f.groups.filter(({pair:S})=>S&&
!S.error);e.done&&x.length&&A(n("told"),x.map(({title:S,pair:M})=>s("{model}: mean KL {kl}",{model:ve(S),kl:`${ut(M.mean,e.unit)} ${s(e.unit)}`})).join(". ")+".")}
return f=>{t.hidden=!r(),!t.hidden&&(f.found||f.status||f.unit)&&$()}}function Hc(t,e){let n=t.querySelector(".gp-shelf-sections"),o=new Map;function r({sections:a,canOpen:l}){let c=document.activeElement&&t.contains(document.activeElement)?
document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...a.flatMap(({title:h,note:u,folded:g,rows:v})=>{let q=s(h),W=d("table"),I=d("tr");I.append(
...[s("model"),s("description"),s("size"),s("matching draft")].map((O,k)=>{let y=d("th","",null,{scope:"col"}),p=d("span","",O);return k===2&&ne(p,"memory",()=>""),
y.append(p),y}),d("td"));let[C,P]=[d("thead"),d("tbody")];C.append(I),P.append(...v.map(O=>i(O,l))),W.append(d("caption","gp-hidden",q),C,P);let T=d("details","\
gp-shelf-section"),L=d("summary");return L.append(d("h3","",q),d("span","gp-note",` ${v.length}`)),T.append(L,d("p","gp-note",v.length?s(u):s("None yet.")),...v.
length?[W]:[]),T.open=o.has(q)?o.get(q):!g,T.addEventListener("toggle",()=>o.set(q,T.open)),[T]})),c&&t.querySelector(`[aria-label=${CSS.escape(c)}]`)?.focus()}
function i(a,l){let c=d("tr"),h=d("th","",a.model,{scope:"row"}),u=a.download&&!a.here,[g,v,q,W]=[d("td","",s(a.words)),d("td"),d("td","",a.assistant||"–",{"d\
ata-label":s("matching draft")}),d("td")];if(a.loaded){let{class_name:I,precision:C,device:P,bytes:T,in_use:L,parameters:O}=a.loaded;g.append(L?`● ${s("in use")}`:
`○ ${s("idle")}`,d("small","",s("{kind}, {precision}, on {device}",{kind:I,precision:s(C),device:P}))),v.append(_e(T),d("small","",s("{count} parameters",{count:Tt(
O)})))}else{v.append(a.millions?s("about {size}",{size:Tt(a.millions*1e6)}):_e(a.size),d("small","",a.millions?s("parameters"):s("on disk"))),u&&v.append(d("sma\
ll","",s("{size} to download",{size:_e(a.download)})));let I=[a.gated?`▲ ${s("gated: needs an access token")}`:"",a.here?`✓ ${s("downloaded")}`:""].filter(Boolean);
I.length&&h.append(d("small","",I.join(" · ")))}return W.append(u?Mt(e,"get",a.model,s("Get it")):Mt(e,"use",a.model,s("Use it"))),a.loaded?W.append(Mt(e,"tell",
a.model,s("Show"))):l&&W.append(Mt(e,"pick",a.model,s("Fill in"))),a.canUnload&&W.append(Mt(e,"unload",a.model,s("Unload"))),c.append(h,g,v,q,W),c}return a=>{t.
hidden=!e.found,!t.hidden&&a.found&&r(e.found)}}var Dc=16;function ri(t,e,n){let o=new Map;for(let[r,i]of Object.entries(t.tables[e]||{}))(i?.[n]||[]).forEach((a,l)=>{o.has(a)||o.set(a,[]),o.get(a).push([Number(
r),l])});return o}function em(t,e,n){let o=ri(t,e,n),r=(t.kept[e]?.[n]||[]).filter(i=>!o.has(i));return[t.settings.blocks[n],o.size,[...o.values()].filter(({length:i})=>i>
1).length,r.length]}function Kc(t,e,n,o){let r=e.ways[n],{blocks:i=[],kinds:a=[]}=r.settings,l=ee(t,i.length,()=>{let c=d("div","gp-blocks-kind");return c.append(
d("p","gp-note"),d("div","gp-blocks-grid",null,{role:"group"})),c});i.forEach((c,h)=>{let[u,g]=l[h].children;A(u,tm(r,e.stepOf(n),h,i.length>1?a[h]:"")),g.setAttribute(
"aria-label",u.textContent),nm(g,e,n,h,o)})}function tm(t,e,n,o){let[r,i,a,l]=em(t,e,n),c=me([F(r,"{used} of {count} block used","{used} of {count} blocks used",
{used:i}),a&&F(a,"{count} of them shared","{count} of them shared"),l&&F(l,"{count} kept","{count} kept"),F(r-i-l,"{count} empty","{count} empty")]);return o?`${o.
replaceAll("_"," ")}: ${c}`:c}function nm(t,e,n,o,r){let i=e.ways[n],[a,l]=[e.stepOf(n),i.settings.blocks[o]],c=Array.isArray(i.settings.first_block)?i.settings.
first_block[o]:i.settings.first_block||0,h=ri(i,a,o),u=new Set(i.kept[a]?.[o]||[]);t.dataset.size=l<=80?"large":l<=300?"middle":"small";let g=ee(t,l,()=>d("i"));
for(let v=0;v<l;v++){let q=c+v,W=h.get(q)||[],I=W.some(([C])=>C===e.request);pe(g[v],`gp-block${W.length?"":u.has(q)?" gp-kept":" gp-free"}${W.length>1?" gp-sha\
red":""}${I?" gp-own":""}`),A(g[v],W.length>1?`×${W.length}`:W.length?String(W[0][0]+1):""),Z(g[v],{style:W.length?`--own: ${r(W[0][0])}; --other: ${r(W.at(-1)[0])}`:
""}),xe(g[v],()=>om(e,n,o,q,ri(i,e.stepOf(n),o).get(q)||[],u.has(q)))}}function om(t,e,n,o,r,i){if(!r.length&&i)return s("Block {block}: nobody uses it. It is k\
ept for its content, which a prompt with the same beginning can share.",{block:o});if(!r.length)return s("Block {block}: empty.",{block:o});let a=r.map(([h])=>h+
1).join(", "),l=F(r.length,"Block {block}: request {numbers}.","Block {block}: requests {numbers} share it.",{block:o,numbers:a}),c=t.ways[e].settings.kinds?.[n]===
"full_attention"?sm(t,e,r[0]):"";return c?`${l} ${s("In it: {tokens}",{tokens:c})}`:l}function sm(t,e,[n,o]){let r=t.ways[e],{page_size:i}=r.settings,a=0;for(let h of r.
cells[n].slice(0,t.stepOf(e)+1))h&&h.tokens?a=h.position+h.tokens-h.padding:h?.back&&(a=0);let l=[...t.requests[n].tokens.map(([h])=>h),...t.newIds(e,n)].slice(
o*i,Math.min(a,(o+1)*i)),c=l.slice(0,Dc).map(h=>t.label(h));return c.some(h=>h===null)?"":J(c.join(""))+(l.length>Dc?" …":"")}function Gc(t,e,n){let{sums:o,cells:r}=t,i={came:rm(o,t.requests[e].arrival,n),began:null,tokens:[],ended:null};return r[e].forEach((a,l)=>{if(!a||!["prefill","\
chunk","decode","pad"].includes(a.what))return;let{start:c,seconds:h}=o[l];i.began??=[l,c],a.what!=="pad"&&(i.ended=[l+1,c+h]),a.id!==null&&i.tokens.push([l+1,c+
h])}),i}function rm(t,e,n){for(let o=0;o<t.length;o++){let{at:r,start:i,seconds:a}=t[o];if(n==="steps"&&r>=e)return[o,i];if(n==="seconds"&&i>=e)return[o,e];if(n===
"seconds"&&i+a>e)return[o+(e-i)/a,e]}return null}var ao=(t,e)=>t&&e?[e[0]-t[0],e[1]-t[1]]:null;var Uc=8,im=t=>t==="fifo"?"FIFO":t==="prefill_first"?s("prefill first"):t;function Gt({kind:t}){return t==="padded"?s("Padded batches"):t==="alone"?s("One after\
 another"):s("Continuous batching")}var ot=t=>String.fromCharCode(65+t);function xs({kind:t,blocks:e,page_size:n,token_budget:o,scheduler:r,share_prefixes:i,max_requests:a}){
if(t==="alone")return"";if(t==="padded")return F(a,"at most {count} request in a batch","at most {count} requests in a batch");let l=(e||[]).reduce((c,h)=>c+h,0);
return me([F(l,"{count} block of {size} tokens","{count} blocks of {size} tokens",{size:n}),s("token budget {budget}",{budget:o}),s("scheduler {scheduler}",{scheduler:im(
r)}),i?s("prefix sharing"):s("no prefix sharing")])}var Vc=(t,e)=>{let n=t.label(e);return n===null?s("the token with id {id}",{id:e}):J(n)};function am(t,e,n,{
position:o,tokens:r,padding:i}){return[...t.requests[n].tokens.map(([c])=>c),...t.newIds(e,n)].slice(o,o+r-i)}function lm({what:t,tokens:e,padding:n,place:o,anew:r}){
let i=e-n;return t==="prefill"?F(i,"prefill, reads {count} token","prefill, reads {count} tokens"):t==="chunk"?F(i,"chunked prefill, reads {count} token","chunk\
ed prefill, reads {count} tokens"):t==="decode"?s("decode"):t==="pad"?s("its text has ended, and its row of the batch is computed for nothing"):t==="starved"?s(
"starved: it needs a block, and none is free"):t==="idle"?s("it has blocks, but no turn in this step"):r?s("waits again, number {place} in the queue",{place:o}):
s("waits, number {place} in the queue",{place:o})}function vs(t,e,n,o){let r={request:n+1,step:o+1},i=t.ways[e].cell(n,o);if(!i)return s("Request {request}, ste\
p {step}: {doing}.",{...r,doing:cm(t,e,n,o)});let a=[s("Request {request}, step {step}: {doing}.",{...r,doing:lm(i)})];if(i.what==="prefill"||i.what==="chunk"||
i.what==="decode"){let l=am(t,e,n,i),c=l.slice(0,Uc).map(h=>Vc(t,h)).join(" ")+(l.length>Uc?" …":"");c&&a.push(s("It reads {tokens}.",{tokens:c})),i.id!==null&&
a.push(s("It writes {token}.",{token:Vc(t,i.id)})),i.shared&&a.push(F(i.shared,"{count} token before these needed no reading: its block was there.","{count} tok\
ens before these needed no reading: their blocks were there.")),i.again&&a.push(F(i.again,"{count} token was read before, and lost.","{count} tokens were read b\
efore, and lost.")),i.padding&&a.push(F(i.padding,"{count} token is padding.","{count} tokens are padding."))}return i.back&&a.push(s("It was preempted: it lost\
 its blocks.")),a.join(" ")}function cm(t,e,n,o){let i=t.ways[e].cells[n].findIndex(Boolean),a=t.ways[e].ends?.[n];return o<i||i<0&&!a?s("it has not come yet"):
a?.status==="cancelled"?s("it was cancelled"):a?.status==="failed"?s("it has failed"):a?.status==="refused"?s("it was refused"):s("it has ended")}function Jc(t,e,n){
let o=t.ways[e].cells[n],r=[];o.forEach((a,l)=>{let c=a&&{prefill:s("prefill"),chunk:s("chunked prefill"),decode:s("decode"),pad:s("padding"),waits:s("waits"),starved:s(
"starved"),idle:s("no turn")}[a.what];if(!c)return;let h=r.at(-1);h&&h.kind===c&&h.to===l?h.to=l+1:r.push({kind:c,from:l+1,to:l+1})});let i=r.map(({kind:a,from:l,
to:c})=>l===c?s("{what} in step {from}",{what:a,from:l}):s("{what} in steps {from} to {to}",{what:a,from:l,to:c}));return s("Request {request}: {what}.",{request:n+
1,what:i.join(", ")||s("never came")})}function Yc({step:t,message:e,lost:n,again:o}){let r=i=>i.map(a=>a+1).join(", ");return[s("After step {step} an exception\
 ended the library’s loop for all requests: {message}",{step:t,message:e}),n.length?F(n.length,"Request {numbers} was lost.","Requests {numbers} were lost.",{
numbers:r(n)}):s("No request was lost."),...o.length?[F(o.length,"Request {numbers} began anew.","Requests {numbers} began anew.",{numbers:r(o)})]:[],s("A new s\
erver went on with the rest.")].join(" ")}function ii(t,e){let n=t.ways[e].sums[t.stepOf(e)];if(!n)return s("no step");let o=t.values.clock==="steps"&&n.at!==t.
stepOf(e);return me([s("step {step} of {steps}",{step:t.stepOf(e)+1,steps:t.ways[e].length}),o&&s("at {at} by the clock",{at:n.at}),F(n.inStep,"{count} request \
in it","{count} requests in it"),F(n.prefill+n.decode,"{count} token read","{count} tokens read"),n.padding?F(n.padding,"{count} of padding","{count} of padding"):
""])}function Xc({waiting:t,starved:e,back:n,came:o,left:r,evicted:i}){let a=l=>l.map(c=>c+1).join(", ");return[t.length?s("Queue: {numbers}.",{numbers:a(t)}):s(
"Nobody waits."),...o.length?[s("Came: {numbers}.",{numbers:a(o)})]:[],...r.length?[s("Cancelled: {numbers}.",{numbers:a(r)})]:[],...i?[F(i,"{count} kept block \
was given up.","{count} kept blocks were given up.")]:[],...e.length?[s("Starved: {numbers}.",{numbers:a(e)})]:[],...n.length?[s("Preempted: {numbers}.",{numbers:a(
n)})]:[]].join(" ")}var dm=t=>F(t,"{count} step","{count} steps",{count:Number.isInteger(t)?t:t.toFixed(1)}),Ss=t=>t?`${dm(t[0])}, ${Ne(t[1])}`:"–",hm=t=>t?s("before step {step},\
 at {time}",{step:Math.floor(t[0])+1,time:Ne(t[1])}):"–",Zc=t=>t?s("in step {step}, at {time}",{step:t[0],time:Ne(t[1])}):"–",pm=()=>[[s("came"),"time",({times:t})=>hm(
t.came)],[s("first worked on"),"time",({times:t})=>t.began?Zc([t.began[0]+1,t.began[1]]):"–"],[s("waited before"),"queue",({times:t})=>Ss(ao(t.came,t.began))],
[s("time to first token"),"first-token",({times:t})=>Ss(ao(t.came,t.tokens[0]))],[s("median time between tokens"),"between-tokens",({times:t})=>fm(t.tokens)],[s(
"last step"),"time",({times:t})=>Zc(t.ended)],[s("latency"),"latency",({times:t,end:e})=>e?.status==="finished"?Ss(ao(t.came,t.ended)):"–"],[s("new tokens"),"\
length",({times:t})=>String(t.tokens.length)],[s("tokens read again"),"preempted",({cells:t})=>String(t.reduce((e,n)=>e+(n?.again||0),0))],[s("times preempted"),
"preempted",({cells:t})=>String(t.filter(e=>e?.back).length)],[s("blocks at this step"),"block",({blocks:t})=>t],[s("end"),"ending",({end:t,isOver:e})=>mm(t,e)],
[s("the tokens of generate"),"continuous-batching",t=>gm(t)]],um=()=>({time:{meaning:s("By the steps, and by the time that they took, from the first step on."),
unit:s("steps, s")},queue:{meaning:s("From when the request came until the first step that worked on it."),unit:s("steps, s")},"first-token":{meaning:s("From wh\
en the request came until its first new token."),unit:s("steps, s")},"continuous-batching":{meaning:s("Whether continuous batching wrote the tokens that generat\
e writes, greedily, for this request alone. Drawn texts cannot be compared: all requests of a step draw from one generator.")}});function fm(t){if(t.length<2)return"\
–";let e=t.slice(1).map((n,o)=>ao(t[o],n));return Ss([0,1].map(n=>mt(e.map(o=>o[n]))))}function mm(t,e){return t?t.status==="cancelled"?s("cancelled"):t.status===
"failed"?t.reason?s("failed: {reason}",{reason:t.reason}):s("failed"):t.status==="refused"?t.reason?s("refused: {reason}",{reason:t.reason}):s("refused"):t.reason===
"eos"?s("finished: the EOS token"):s("finished: the length limit"):e?s("it did not end"):s("under way")}function gm({end:t,isSampled:e,isAlone:n,hasAlone:o}){return n?
s("it is generate"):t&&t.same!==null&&t.same!==void 0?t.same?s("✓ the same"):s("✗ other tokens"):e?s("○ not comparable: sampled"):o?"–":s("○ not compare\
d: generate has not served it")}function Qc(t,e,n){let{request:o,ways:r,requests:i,values:a}=e;if(t.hidden=o===null,o===null)return;let{prompt:l,max_new_tokens:c,
temperature:h,top_k:u,top_p:g}=i[o],v=d("h3","gp-serving-sub",s("Request {request}",{request:o+1}));v.style.setProperty("--own",n(o));let q=d("p","gp-serving-pr\
ompt");q.append(d("span","gp-mark",`${s("Prompt:")} `),d("bdi","",l));let W=d("p","gp-note",[F(c,"at most {count} new token","at most {count} new tokens"),h==null?
s("greedy"):[`temperature ${h}`,...u?[`top_k ${u}`]:[],...g?[`top_p ${g}`]:[]].join(", ")].join(" · "));t.replaceChildren(v,q,W,...r.map((I,C)=>wm(e,C,o)),ai(bm(
e,o,a.clock),s("Request {request} in each way",{request:o+1})))}function wm(t,e,n){let o=d("p","gp-serving-text");t.ways.length>1&&o.append(d("b","",`${ot(e)} `));
let r=t.ways[e].ends?.[n]?.tokens,i=t.newIds(e,n),a=t.ways[e].cells[n].flatMap((c,h)=>c&&c.id!==null?[h]:[]),l=Math.max(i.length,r?.length??0);for(let c=0;c<l;c++){
let[h,u,g]=r?.[c]??[i[c],t.label(i[c]),t.label(i[c])],v=d("span","gp-serving-token");u===null?v.append(d("span","gp-mark",` ${h} `)):g===null?v.append(ie(u,"gp-\
end")):bo(v,g),(a[c]??1/0)>t.stepOf(e)&&(v.dataset.later=""),o.append(v)}return l||o.append(d("span","gp-mark",s("(no token)"))),o}function ai(t,e){let n=d("div",
"gp-serving-scroll",null,{tabindex:0,role:"region","aria-label":e});return n.append(t),n}function bm(t,e,n){let o=d("table","gp-serving-facts");o.append(d("capt\
ion","gp-hidden",s("Request {request} in each way",{request:e+1}))),t.ways.length>1&&o.appendChild(d("thead")).appendChild(d("tr")).append(d("td"),...t.ways.map(
(l,c)=>d("th","",`${ot(c)} ${Gt(l.settings)}`,{scope:"col"})));let r=o.appendChild(d("tbody")),i=t.ways.map((a,l)=>({times:Gc(a,e,n),cells:a.cells[e],end:a.ends?.[e],
isOver:!!a.ends,isAlone:a.settings.kind==="alone",hasAlone:t.ways.some(({settings:c})=>c.kind==="alone"),isSampled:typeof t.requests[e].temperature=="number",blocks:a.
settings.blocks&&(a.tables[t.stepOf(l)]?.[e]||[]).map(c=>c.join(" ")).join("; ")||"–"}));for(let[a,l,c]of pm()){let h=r.appendChild(d("tr")),u=d("th","",null,
{scope:"row"}),g=u.appendChild(d("span","",a));ne(g,l,()=>"",um()[l]),h.append(u,...i.map(v=>d("td","",c(v))))}return o}var km=["kept","chosen","accepted","rejected","bonus"],ym=[["kept","rejected"],["kept","accepted"],["chosen","rejected"]],ed=t=>[1,3,5].map(e=>parseInt(t.slice(
e,e+2),16)),xm=(t,e)=>"#"+ed(t).map((n,o)=>Math.round((n+ed(e)[o])/2).toString(16).padStart(2,"0")).join("");function _s(t){let e=getComputedStyle(t),n=r=>e.getPropertyValue(
"--gp-"+r).trim(),o=[...km.map(n),...ym.map(([r,i])=>xm(n(r),n(i)))];return r=>o[r%o.length]}var vm=132,Sm=()=>[{name:"requests",title:s("Requests in a step"),value:({inStep:t})=>t,of:()=>!0},{name:"waiting",title:s("Requests in the queue"),value:({waiting:t})=>t.
length,of:()=>!0},{name:"tokens",title:s("Tokens a step"),value:_m,of:()=>!0},{name:"free",title:s("Empty blocks"),value:({free:t})=>t,of:({settings:t})=>!!t.blocks}],
_m=({prefill:t,decode:e,padding:n})=>t+e+n;function td(t,e,n){let o=Sm().filter(({of:i})=>e.ways.some(i)),r=ee(t,o.length,()=>Om(e,n));o.forEach((i,a)=>Tm(r[a],
e,i))}function Om(t,e){let n=d("figure","gp-serving-curve");return n.append(d("figcaption"),d("div")),n.lastChild.addEventListener("click",o=>{let{left:r,right:i,
width:a}=n.dataset,l=n.lastElementChild.getBoundingClientRect(),c=(o.clientX-l.left-Number(r))/(Number(a)-Number(r)-Number(i));e(Math.max(0,Math.min(t.length-1,
Math.floor(c*t.length))))}),n}function Tm(t,e,{name:n,title:o,value:r,of:i}){let[a,l]=t.children,c=e.ways.map((T,L)=>({way:T,i:L})).filter(({way:T})=>i(T)),h=n===
"tokens",u=h?e.served.settings.token_budget:void 0,g=Math.max(1,...(h?[e.served]:c.map(({way:T})=>T)).flatMap(({sums:T})=>T.map(r))),v=u!==void 0&&u<=g*3,q=v?Math.
max(g,u):g;A(a,Mm(e,o,c,h,u));let W=Ao(l,{height:vm,x:[0,Math.max(1,e.length)],y:[0,q*1.08],left:36,right:8,top:10,bottom:34});Object.assign(t.dataset,{left:W.left,
right:W.right,width:W.width});let I=bn(1,e.length,W.inner/70).filter(Number.isInteger).map(T=>[T-.5,String(T)]),C=[Co(W,{xTicks:I,yTicks:bn(0,q,3).filter(Number.
isInteger),xTitle:s("step"),yTitle:""})];h?C.push(Lm(W,e.served.sums)):C.push(c.map(({way:T,i:L})=>vo(`gp-curve-line gp-way-${L}`,$m(W,T.sums.map(r))))),v&&C.push(
[rt("gp-curve-budget",W.left,W.y(u),W.width-W.right,W.y(u))]),n==="free"&&C.push(Am(W,e.served.sums));let P=W.x(e.step+.5);C.push([rt("gp-curve-here",P,W.top,P,
W.height-W.bottom)]),W.draw(Em(o,h?[{way:e.served,i:e.way}]:c,r,e),C)}function Mm(t,e,n,o,r){if(!o)return e;let i=t.ways.length>1?`${e}, ${ot(t.way)}`:e;return r===
void 0?i:`${i} (${s("budget {budget}",{budget:r})})`}function Em(t,e,n,o){let r=e.map(({way:i,i:a})=>{let l=i.sums.map(n),c=l[o.stepOf(a)]??0;return s("{way}: a\
t most {most}, {here} at step {step}",{way:ot(a),most:Math.max(0,...l),here:c,step:o.stepOf(a)+1})});return`${t}. ${r.join(". ")}.`}var $m=(t,e)=>e.flatMap((n,o)=>[
[t.x(o),t.y(n??0)],[t.x(o+1),t.y(n??0)]]);function Lm(t,e){let n=[["decode",({decode:r})=>r],["prefill",({prefill:r,again:i})=>r-i],["again",({again:r})=>r],["p\
adding",({padding:r})=>r]],o=e.map(()=>0);return n.map(([r,i])=>{let a=e.map((c,h)=>o[h]+i(c)),l=e.map((c,h)=>a[h]>o[h]?`M${ye(t.x(h))} ${ye(t.y(o[h]))}V${ye(t.
y(a[h]))}H${ye(t.x(h+1))}V${ye(t.y(o[h]))}Z`:"").join("")||"M0 0";return a.forEach((c,h)=>{o[h]=c}),["path",`gp-stack-${r}`,{d:l},[]]})}function Am(t,e){let n=t.
height-t.bottom;return e.flatMap(({starved:o},r)=>o.length?[rt("gp-curve-starved",t.x(r+.5),n-7,t.x(r+.5),n)]:[])}var Xe=20,[Cm,nd]=[11,26],Pm=48,qm=13,Wm=(t,e)=>Math.max(t<=12?24:t<=32?19:15,Math.ceil(e*1.25));function od(t,e,n,{onPick:o,onScroll:r}){let i=t.appendChild(d(
"div","gp-gantt-heads")),a=t.appendChild(d("div","gp-gantt-scroll")),l=a.appendChild(d("div","gp-gantt-wide",null,{role:"group"})),c=l.appendChild(d("canvas","",
null,{"aria-hidden":"true"}));i.append(d("div","gp-gantt-corner",s("step"),{"aria-hidden":"true"}));let h=i.appendChild(d("div","gp-gantt-rows")),[u,g]=[nd,24],
v=null,W=l.appendChild(d("div")),I=!1,C=()=>e.ways[n],P=()=>Math.max(e.length,e.isLive?Pm:1);function T(j,b,N){let z=d("div",N);return Object.assign(z.style,{left:`${b*
u}px`,top:`${Xe+j*g}px`,width:`${u}px`,height:`${g}px`}),Object.assign(z.dataset,{request:j,step:b}),xe(z,()=>vs(e,n,j,b)),z}function L({clientX:j,clientY:b}){let{
left:N,top:z}=l.getBoundingClientRect(),[D,K]=[Math.floor((j-N)/u),Math.floor((b-z-Xe)/g)];return D>=0&&D<C().length&&K<e.requests.length?{request:K,step:D}:null}
l.addEventListener("pointermove",j=>{let b=L(j);v&&b&&v.dataset.step===String(b.step)&&v.dataset.request===String(b.request)||(v?.remove(),v=b&&b.request>=0?l.appendChild(
T(b.request,b.step,"gp-gantt-hover")):null)}),l.addEventListener("pointerleave",()=>{v?.remove(),v=null}),l.addEventListener("click",j=>{let b=L(j);b&&o(n,b.request>=
0?b.request:e.request,b.step)});function O({focus:j=!1}={}){if(!C().length)return;let[b,N]=[e.request??0,e.stepOf(n)],z=j||document.activeElement===W;if(W.dataset.
request===String(b)&&W.dataset.step===String(N)&&W.style.width===`${u}px`&&!j){W.classList.toggle("gp-none",e.request===null),Z(W,{"aria-label":vs(e,n,b,N)});return}
let D=T(b,N,`gp-gantt-at${e.request===null?" gp-none":""}`);Z(D,{role:"button",tabindex:0,"aria-label":vs(e,n,b,N)}),W.replaceWith(D),W=D,z&&W.focus({preventScroll:!0})}
l.addEventListener("keydown",j=>{let b={ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],PageDown:[0,10],PageUp:[0,-10],Home:[0,-1/0],End:[0,1/0]};
if(j.key==="Escape")return o(n,null,e.at);let N=b[j.key];if(!N||j.ctrlKey||j.metaKey||j.altKey)return;j.preventDefault();let z=(D,K)=>Math.max(0,Math.min(K-1,D));
o(n,z((e.request??0)+N[0],e.requests.length),z(e.stepOf(n)+N[1],C().length)),O({focus:!0}),R()});function k(j){let b=ee(h,e.requests.length,()=>{let N=d("button",
"gp-gantt-head",null,{type:"button"});return N.append(d("b"),d("bdi")),N});e.requests.forEach(({prompt:N},z)=>{let D=b[z];D.style.height=`${g}px`,D.style.setProperty(
"--own",j(z)),A(D.firstChild,String(z+1)),A(D.lastChild,Pe(N.slice(0,80))),D.setAttribute("aria-pressed",String(z===e.request)),Z(D,{"aria-label":Jc(e,n,z)})})}
h.addEventListener("click",({target:j})=>{let b=j.closest(".gp-gantt-head"),N=[...h.children].indexOf(b);N>=0&&o(n,N===e.request&&n===e.way?null:N,e.at)});let y;
function p(){if(!t.clientWidth)return;y=_s(t);let j=a.clientWidth;u=Math.max(Cm,Math.min(nd,Math.floor(j/P()))),g=Wm(e.requests.length,parseFloat(getComputedStyle(
t).fontSize));let[b,N]=[P()*u,Xe+e.requests.length*g];Object.assign(l.style,{width:`${b}px`,height:`${N}px`}),Z(l,{"aria-label":s("What each request does in eac\
h step. Arrow keys move from cell to cell, Escape lets go of the request.")}),k(y),O(),e.isLive&&e.at===null&&!I&&(a.scrollLeft=b),w()}function m(){!t.clientWidth||
!y||([...h.children].forEach((j,b)=>j.setAttribute("aria-pressed",String(b===e.request))),O(),w())}function w(){let j=devicePixelRatio||1,[b,N]=[Math.min(a.clientWidth,
P()*u),Xe+e.requests.length*g];if(b<=0)return;Object.assign(c.style,{width:`${b}px`,height:`${N}px`}),Object.assign(c,{width:Math.round(b*j),height:Math.round(N*
j)});let z=c.getContext("2d");z.scale(j,j);let D=getComputedStyle(t),K=Object.fromEntries(["text","muted","line","surface","raised","error","chosen"].map(oe=>[oe,
D.getPropertyValue(`--gp-${oe}`).trim()])),G=Math.min(a.scrollLeft,P()*u-b);z.translate(-G,0);let[Y,te]=[Math.max(0,Math.floor(G/u)),Math.min(P(),Math.ceil((G+b)/
u)+1)];z.font=`${Math.max(10,Math.min(g-8,parseFloat(D.fontSize)-1))}px ${D.fontFamily}`,z.textAlign="center",z.textBaseline="middle",_(z,K,Y,te,N);for(let oe=0;oe<
e.requests.length;oe++){for(let le=Y;le<Math.min(te,C().length);le++)E(z,K,oe,le);$(z,K,oe)}f(z,K,N),x(z,K,N)}function _(j,b,N,z,D){j.fillStyle=b.line;for(let G=0;G<=
e.requests.length;G++)j.fillRect(N*u,Xe+G*g,(z-N)*u,.5);let K=[1,2,5,10,20,50].find(G=>G*u>=34);for(let G=N;G<z;G++)G%K&&(G+1)%K||(G+1)%K&&G||(j.fillStyle=b.muted,
(G===0||(G+1)%K===0)&&j.fillText(String(G+1),(G+.5)*u,Xe/2));e.request!==null&&(j.fillStyle=b.raised,j.fillRect(N*u,Xe+e.request*g,(z-N)*u,g)),j.fillStyle=b.line,
j.fillRect(C().length*u,Xe,1,D-Xe)}function E(j,b,N,z){let D=C().cell(N,z);if(!D)return;let[K,G,Y,te]=[z*u+.5,Xe+N*g+2,u-1,g-4],oe=y(N),le=[K+Y/2,G+te/2+.5];if(j.
fillStyle=j.strokeStyle=oe,D.what==="prefill"||D.what==="chunk"){if(j.fillRect(K,G,Y,te),D.again&&M(j,b.surface,K,G,Y,te),D.what==="chunk"&&(j.fillStyle=b.surface,
j.beginPath(),j.moveTo(K+Y,G),j.lineTo(K+Y,G+te*.55),j.lineTo(K+Y-te*.55,G),j.fill()),u>=qm&&!D.again&&S(j,b.surface,String(D.tokens-D.padding),le,Y),D.padding){
let ke=Math.max(3,te*D.padding/D.tokens);j.fillStyle=b.surface,j.fillRect(K,G,Y,ke),M(j,b.muted,K,G,Y,ke)}}else D.what==="decode"?(j.globalAlpha=.42,j.fillRect(
K,G+te*.2,Y,te*.6),j.globalAlpha=1,j.fillRect(K,G+te*.8-1.5,Y,1.5)):D.what==="pad"?M(j,b.muted,K,G+te*.2,Y,te*.6):D.what==="waits"?j.fillRect(K+Y*.15,le[1]-.75,
Y*.5,1.5):D.what==="starved"?S(j,b.error,"!",le,Y,!0):(j.globalAlpha=.5,j.strokeRect(K+1,G+te*.3,Y-2,te*.4),j.globalAlpha=1);D.back&&S(j,b.error,"↩",le,Y,!0)}
function $(j,b,N){let z=C().ends?.[N];if(!z||z.status==="finished")return;let D=C().cells[N].length;S(j,b.error,"✕",[(D+.5)*u,Xe+(N+.5)*g],u,!0)}function f(j,b,N){
j.fillStyle=b.error;for(let{step:z}of C().faults)j.fillRect(z*u-1,Xe-6,2,N)}function x(j,b,N){let z=e.stepOf(n)*u;j.strokeStyle=b.chosen,j.lineWidth=n===e.way?2:
1,j.strokeRect(z,1,u,N-2),j.lineWidth=1}function S(j,b,N,[z,D],K,G=!1){j.fillStyle=b;let Y=j.font;G&&(j.font=`700 13px ${getComputedStyle(t).fontFamily}`),j.fillText(
N,z,D,K),j.font=Y}function M(j,b,N,z,D,K){j.save(),j.beginPath(),j.rect(N,z,D,K),j.clip(),j.strokeStyle=b,j.beginPath();for(let G=N-K;G<N+D;G+=5)j.moveTo(G,z+K),
j.lineTo(G+K,z);j.stroke(),j.restore()}function R(){let j=e.stepOf(n)*u,{scrollLeft:b,clientWidth:N}=a;(j<b||j+u>b+N)&&(a.scrollLeft=j+u<N?0:j-N/2)}return a.addEventListener(
"scroll",()=>{I=a.scrollLeft+a.clientWidth<P()*u-2*u,w(),r(a.scrollLeft,a)}),new ResizeObserver(()=>e.values&&e.ways[n]&&p()).observe(a),{draw:p,place:m,showStep:R,
scroll:a}}var Nm=12e3,Im=70,Rm=700;function sd({root:t,slider:e,button:n,words:o},r,i){let a=0;function l(){clearInterval(a),a=0,A(n,s("▶ Play"))}function c(){r.step>=r.
length-1&&i(0),a=window.setInterval(()=>{if(!t.isConnected||r.step>=r.length-1)return l();i(r.step+1)},Math.max(Im,Math.min(Rm,Nm/r.length))),A(n,s("❚❚ Pause"))}
return n.addEventListener("click",()=>a?l():c()),e.addEventListener("input",()=>{l(),i(Number(e.value)-1)}),e.addEventListener("keydown",({key:h})=>h==="Escape"&&
i(null)),{stop:l,draw(h){n.disabled=r.length<2,e.max=String(Math.max(1,r.length)),e.value=String(r.step+1),e.setAttribute("aria-valuetext",h),A(o,h)}}}var[jm,Bm,zm,Fm,Hm,Dm]=[0,1,2,3,4,5],Os=class{constructor(e){this.requests=e,this.steps=[],this.settings={},this.ends=null,this.figures=null,this.faults=[],this.
clear()}clear(){let{requests:e}=this;this.cells=e.map(()=>[]),this.tables=[],this.kept=[],this.sums=[],this.read=e.map(()=>0),this.written=e.map(()=>0),this.inParts=
e.map(()=>!1),this.begun=e.map(()=>!1)}grow({settings:e,steps:n,ends:o=null,figures:r=null,faults:i=[]}){for(i.length!==this.faults.length&&this.clear(),Object.
assign(this,{settings:e||{},ends:o,figures:r,faults:i,steps:n});this.sums.length<n.length;)this.add(n[this.sums.length])}get length(){return this.sums.length}cell(e,n){
return this.cells[e][n]}add(e){let n=this.sums.length,o={at:e.at,start:e.start,seconds:e.seconds,inStep:0,prefill:0,decode:0,again:0,padding:0,free:e.free?e.free.
reduce((a,l)=>a+l,0):null,waiting:e.waiting||[],starved:e.starved||[],back:e.put_back||[],came:e.came||[],left:e.left||[],evicted:e.evicted||0,shared:Object.values(
e.shared||{}).reduce((a,l)=>a+l,0)};this.sums.push(o);let r=!n||this.faults.some(({step:a})=>a===n),i=r?{}:this.tables[n-1];this.tables.push(e.tables&&Object.keys(
e.tables).length?{...i,...e.tables}:i),this.kept.push(e.kept||(r?[]:this.kept[n-1]));for(let a of e.rows)this.addRow(n,a,o);o.waiting.forEach((a,l)=>this.put(n,
a,{what:"waits",place:l+1,back:o.back.includes(a),anew:this.begun[a]}));for(let a of o.starved)this.cells[a][n]||this.put(n,a,{what:"starved"});for(let a of Object.
keys(this.tables[n]).map(Number))this.tables[n][a]&&!this.cells[a][n]&&this.put(n,a,{what:"idle"});for(let[a,l]of Object.entries(e.shared||{})){let c=this.cells[a]?.[n];
c&&(c.shared=l)}for(let a of o.back)this.inParts[a]=!1}addRow(e,n,o){let[r,i,a,l,c,h]=[jm,Bm,zm,Fm,Hm,Dm].map(W=>n[W]),u=a-l,g=i==="pad",v=g?0:Math.max(0,Math.min(
u,this.read[r]-c)),q=i==="prefill"&&(h===null||this.inParts[r]);this.put(e,r,{what:q?"chunk":i,tokens:a,padding:l,position:c,again:v,id:h,written:this.written[r]}),
o.padding+=l,!g&&(this.inParts[r]=i==="prefill"&&h===null,this.begun[r]=!0,this.read[r]=Math.max(this.read[r],c+u),h!==null&&(this.written[r]+=1),o.inStep+=1,o.
again+=v,o[i]+=u)}put(e,n,o){this.cells[n]&&(this.cells[n][e]={tokens:0,padding:0,position:0,again:0,id:null,written:this.written[n],place:0,back:!1,anew:!1,shared:0,
...o})}};var Ts=class{constructor(){this.values=null,this.ways=[],this.key="",this.clear()}clear(){this.way=0,this.at=null,this.request=null,this.settles=!1}take(e){let n=JSON.
stringify([e.model,e.clock,e.requests.map(({prompt:i,arrival:a,max_new_tokens:l})=>[i,a,l])]);n!==this.key&&this.clear();let o=n!==this.key,r=!o&&this.ways.length>
0&&this.isLive;return this.key=n,this.values=e,this.ways=e.ways.map((i,a)=>{let l=this.ways[a],h=!o&&l&&l.length<=i.steps.length&&JSON.stringify(l.settings)===JSON.
stringify(i.settings)&&Km(l.steps,i.steps)?l:new Os(e.requests);return h.grow(i),h}),this.way=Math.min(this.way,Math.max(0,this.ways.length-1)),this.at===null&&
this.isLive&&(this.way=Math.max(0,this.ways.length-1)),this.at!==null&&this.at>=this.length&&(this.at=null),this.settles=(o||r)&&!this.isLive&&this.at===null,this.
settles&&([this.way,this.at]=[0,this.fullest]),this.labels=Gm(e),o}label(e){return this.labels.get(e)??null}newIds(e,n){return this.ways[e].cells[n].flatMap(o=>o&&
o.id!==null?[o.id]:[])}get requests(){return this.values.requests}get isLive(){return this.ways.some(({ends:e})=>!e)}get length(){return Math.max(0,...this.ways.
map(({length:e})=>e))}get step(){return this.at??this.length-1}stepOf(e){return Math.min(this.step,this.ways[e].length-1)}get served(){return this.ways[this.way]}get fullest(){
let e=0,n=this.ways[0].sums,o=({free:r,inStep:i})=>r===null?i:-r;return n.forEach((r,i)=>{o(r)>o(n[e])&&(e=i)}),e}};function Km(t,e){let n=t.length-1;return n<0||
t[n]===e[n]||JSON.stringify(t[n])===JSON.stringify(e[n])}function Gm({requests:t,ways:e,tokens:n=[]}){let o=new Map,r=i=>{for(let[a,l]of i)o.set(a,l)};for(let i of[
n,...t.map(({tokens:a})=>a)])r(i);for(let{ends:i}of e)for(let a of i||[])a&&r(a.tokens);return o}var rd=t=>F(t,"{count} step","{count} steps",{count:Number.isInteger(t)?t:t.toFixed(1)}),li=t=>t?s("{half} / {most}",{half:`${rd(t.steps[0])}, ${Ne(t.seconds[0])}`,
most:`${rd(t.steps[1])}, ${Ne(t.seconds[1])}`}):"–",Um=()=>[[s("steps"),"step",s("Forward passes of the model."),t=>B(t.steps)],[s("tokens computed"),"token",
s("All that the steps read, padding among them."),({tokens:{prefill:t,decode:e,again:n,padding:o}})=>B(t+e+n+o)],[s("in prefill"),"prefill",s("Tokens of prompts\
, read for the first time."),t=>B(t.tokens.prefill)],[s("in decode"),"decode",s("Tokens of the texts, each read once to write the next one."),t=>B(t.tokens.decode)],
[s("read again"),"preempted",s("Tokens of prompts and texts whose blocks were lost when their request was preempted, or when the server began anew."),t=>B(t.tokens.
again)],[s("padding"),"padding",s("Tokens that were computed for nothing: padding, and rows whose text had ended."),t=>B(t.tokens.padding)],[s("shared"),"prefix\
-sharing",s("Tokens of prompts that needed no reading: blocks with the same beginning were there."),t=>B(t.shared)],[s("new tokens"),"length",s("Tokens that wer\
e written."),t=>B(t.written)],[s("finished"),"ending",s("Requests that came to their end."),(t,e)=>s("{count} of {all}",{count:t.finished,all:e.requests.length})],
[s("requests in a step"),"continuous-batching",s("The mean over the steps."),t=>t.at_once===null?"–":t.at_once.toFixed(2)],[s("blocks used or kept"),"block",s(
"The share of the cache’s blocks that were not empty, the mean over the steps."),t=>t.used===null?"–":H(t.used)],[s("starved / preempted"),"starved",s("How \
often a request got no block for its next token, and how often one lost its blocks."),t=>s("{half} / {most}",{half:t.starved,most:t.put_back})],[s("time of all \
steps"),"time",s("The sum of the times of the steps."),t=>Ne(t.seconds)],[s("new tokens per second"),"speed",s("New tokens over the time of all steps."),t=>t.per_second===
null?"–":t.per_second.toFixed(1)],[s("time to first token, p50 / p95"),"first-token",s("From when a request comes until its first token: half of the requests \
waited no longer than p50, 95% no longer than p95."),t=>li(t.first)],[s("time between tokens, p50 / p95"),"between-tokens",s("Between two tokens of a request."),
t=>li(t.between)],[s("latency, p50 / p95"),"latency",s("From when a request comes until its last token."),t=>li(t.whole)]];function id(t,e){let n=e.ways.map((a,l)=>({
...a,i:l})).filter(({figures:a})=>a);if(t.hidden=!n.length,t.hidden)return;let o=d("table","gp-serving-figures");o.append(d("caption","gp-hidden",s("The ways si\
de by side"))),o.appendChild(d("thead")).appendChild(d("tr")).append(d("td"),...n.map(({settings:a,i:l})=>{let c=d("th","",e.ways.length>1?`${ot(l)} ${Gt(a)}`:Gt(
a),{scope:"col"});return c.append(d("small","",xs(a))),c}));let i=o.appendChild(d("tbody"));for(let[a,l,c,h]of Um()){let u=i.appendChild(d("tr")),g=d("span","",
a);ne(g,l,()=>"",{meaning:c,formula:"",unit:""});let v=d("th","",null,{scope:"row"});v.append(g),u.append(v,...n.map(({figures:q})=>d("td","",h(q,e))))}t.replaceChildren(
d("h3","gp-serving-sub",n.length>1?s("The ways side by side"):s("In numbers")),ai(o,s("The ways side by side")),d("p","gp-note",me([s("Times are those of one ru\
n on this machine, and no measure of which way is faster"),s("requests that did not finish count in no latency")])+"."))}function ad(t,e){let n=T=>t.querySelector(".gp-"+T),o=new Ts,[r,i]=[n("serving-charts"),n("serving-moments")],a=sd({root:t,slider:n("serving-slider"),button:n("\
serving-play"),words:n("serving-step")},o,T=>{o.at=T,I(),l.forEach(({showStep:L})=>L())}),l=[];function c(T,L,O){Object.assign(o,{way:T,request:L,at:O}),a.stop(),
I()}function h(T,L){for(let{scroll:O}of l)O!==L&&O.scrollLeft!==T&&(O.scrollLeft=T)}function u(){let T=d("section","gp-serving-chart"),L=d("h3","gp-serving-way");
return L.append(d("span"),d("small")),T.append(L,d("div","gp-gantt"),d("div","gp-serving-faults")),T}let g=T=>o.ways.length>1?`${ot(T)} ${Gt(o.ways[T].settings)}`:
Gt(o.ways[T].settings);function v(){let T=ee(r,o.ways.length,u);l.length=Math.min(l.length,T.length),o.ways.forEach((L,O)=>{let[k,y,p]=T[O].children;A(k.firstChild,
g(O)),A(k.lastChild,` ${xs(L.settings)}`),l[O]??=od(y,o,O,{onPick:c,onScroll:h}),l[O].draw();let m=L.faults.map(Yc);ee(p,m.length,()=>d("p")),m.forEach((w,_)=>A(
p.children[_],w))})}function q(){let T=d("section","gp-serving-moment");return T.append(d("h3","gp-serving-sub"),d("p","gp-note"),d("div","gp-serving-blocks"),d(
"p","gp-serving-queue")),T}function W(T){let L=ee(i,o.ways.length,q);o.ways.forEach((O,k)=>{let[y,p,m,w]=L[k].children;A(y,g(k)),A(p,ii(o,k)),Kc(m,o,k,T);let _=O.
sums[o.stepOf(k)];A(w,_?Xc(_):"")})}function I(){let T=_s(t);a.draw(ii(o,o.way)),l.forEach(({place:L})=>L()),W(T),Qc(n("serving-card"),o,T),X(n("serving-hint"),
o.request===null),td(n("serving-curves"),o,L=>{c(o.way,o.request,L),l.forEach(({showStep:O})=>O())})}function C(){let{model:T,dtype:L,device:O,seed:k}=o.values,
y=o.requests.some(({temperature:w})=>w!==null);A(n("about"),me([T,L,O,F(o.requests.length,"{count} request","{count} requests"),y&&s("seed {seed}",{seed:k})]));
let p=o.ways.map(({settings:w})=>w.kind),m=w=>t.querySelectorAll(".gp-"+w);for(let w of m("of-generate"))X(w,p.includes("padded"));for(let w of m("of-blocks"))X(
w,p.includes("continuous"));X(n("of-ways"),p.length>1),n("of-ways").replaceChildren(...p.flatMap((w,_)=>[d("i",`gp-way-line gp-way-${_}`),ot(_)])),v(),I(),id(n(
"serving-numbers"),o)}let P=()=>!t.hidden&&o.values&&C();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",P),new MutationObserver(P).
observe(document.body,{attributes:!0,attributeFilter:["class"]}),new ResizeObserver(()=>!t.hidden&&o.values&&I()).observe(n("serving-curves")),t.addEventListener(
"gp-alone",P),T=>{if(X(t,!!e.found?.ways?.length),t.hidden||!T.found)return;let L=o.take(e.found);L&&a.stop(),C(),(L||o.settles)&&l.forEach(({showStep:O})=>O())}}var Vm=5,Jm=60,Ym=6e7,Xm=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,o)=>n===e[o]),Bn=t=>[t,...t.children.flatMap(Bn)],ci=t=>t.parent?ci(t.parent):
t,Ms=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=ld()}get all(){return this.trees.flatMap(Bn)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===ci(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=ld(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:o,asked:r}=e,i=this.all.find(h=>h.turn===n);if(i){this.shown=i;return}e.asked=null;let a=r&&Xm(r.ids,o.request.given)&&this.all.find(h=>h.
turn===r.turn);if(a&&r.kind!=="branch"&&a.plain&&a.mode===o.mode){Object.assign(a,{turn:n,pieces:[]}),this.shown=a;return}let l=o.request.only_given===!0,c={turn:n,
read:l,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(a){for(Object.assign(c,{at:r.at,from:r.from,on:r.on,kind:r.kind,parent:a});c.parent.
parent&&c.at<c.parent.at;)c.parent=c.parent.parent;c.parent.children.push(c)}else this.trees=this.trees.filter(({children:h})=>h.length),this.trees.push(c);this.
shown=c}measure(){let{log:e,along:n}=this,o=e.lines();n.follow(o.length?o[0].last:null);let{steps:r}=n;Object.assign(this.shown,{text:e.text,tokens:r.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:r.map(({piece:i,chosen:a})=>i??a.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((r,{text:i})=>r+i.length,0);if(this.trees.length<=Vm&&e.length<=Jm&&n<=Ym)return;let o=this.trees.find(r=>r!==ci(this.shown))||e.filter(r=>r.parent&&
r!==this.shown&&!r.children.length).sort((r,i)=>r.turn-i.turn)[0];if(!o)return;this.detach(o)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function ld(){return new Te(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}function cd(t){let{root:e,state:n,tree:o,told:r,remove:i}=t,{log:a}=n,l=e.querySelector(".gp-rename"),c=()=>A(r,s("A run is under way. Wait for its end, or clic\
k Stop."));function h(v){if(!(!v||v===n.shown)){if(n.busy){c();return}n.shown=v,a.feedRun(v.text,v.turn),a.ask({type:"shown"}),t.draw(),v.item.focus({preventScroll:!0})}}
function u(){if(!i.dataset.sure){i.textContent=F(Bn(n.shown).length,"Delete this run?","Delete these {count} runs?"),i.dataset.sure="yes",i.focus();return}let v=n.
shown,q=n.refuge;n.busy?c():q&&(n.detach(v),h(q)),t.calm()}function g(){let v=n.shown,q=d("input","gp-rename-field",null,{"aria-label":s("Name of this run"),maxlength:60});
q.value=v.name;let W=!0,I=C=>{W&&(W=!1,C&&(v.name=q.value.trim()),document.activeElement===q&&v.item.focus(),q.remove(),t.fill(v))};q.addEventListener("keydown",
C=>{C.stopPropagation(),(C.key==="Enter"||C.key==="Escape")&&I(C.key==="Enter")}),q.addEventListener("click",C=>C.stopPropagation()),q.addEventListener("blur",()=>I(
!0)),v.item.querySelector(".gp-label").replaceChildren(q),q.focus(),q.select()}o.addEventListener("click",v=>{let q=v.target.closest(".gp-run"),W=n.visible.flatMap(
Bn).find(I=>I.item===q);W===n.shown?W.item.focus():h(W)}),o.addEventListener("keydown",v=>{let{shown:q}=n;if(v.ctrlKey||v.metaKey||v.altKey||!q)return;let W=n.visible.
flatMap(Bn),I=W.indexOf(q),C={ArrowDown:()=>h(W[I+1]),ArrowUp:()=>h(W[I-1]),ArrowRight:()=>h(q.children[0]),ArrowLeft:()=>h(q.parent),Home:()=>h(W[0]),End:()=>h(
W.at(-1)),F2:g,Delete:()=>{i.disabled||u()}};Object.hasOwn(C,v.key)&&(v.preventDefault(),C[v.key]())}),l.addEventListener("click",g),i.addEventListener("click",
u),i.addEventListener("blur",()=>t.calm())}var dd=8,Zm=3,Qm=-1e30,eg=t=>`log p ${t>Qm?t.toFixed(2).replace("-","−"):"−∞"}`;function tg(t){let e=t.pieces,n=Math.min(...t.children.map(({at:i})=>i)),o=t.
parent?t.at:Number.isFinite(n)&&n>=Zm?n:0,r=Pe(e.slice(o,o+dd).join(""));return s("“{text}”",{text:`${o&&!t.parent?"…":""}${r}${e.length>o+dd?"…":""}`})}
function hd(t){if(!t.parent)return t.read?s("a text that was read:"):s("the original:");let e={number:t.at+1,token:J(t.from??"")};return t.kind!=="branch"?s("co\
ntinues at token {number}:",e):t.on?s("again from {token} at token {number}:",e):s("instead of {token} at token {number}:",e)}var Es=class{constructor(e,n){this.
root=e,this.state=n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,tree:n,
state:o}=this,r=o.log.canAsk?o.visible:[];if(e.hidden=!r.length,e.hidden)return;let{scrollTop:i}=n;n.replaceChildren(...r.map(a=>this.lay(a))),n.scrollTop=i,o.shown&&
this.reveal(o.shown.item.firstChild),this.remove.disabled=!o.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){e.
item??=ng(),this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let o=d("ul","",null,{role:"group"});o.append(...e.children.
map(r=>this.lay(r))),e.item.append(o),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,
o=e===this.state.shown,r=tg(e),i=[F(e.tokens,"{count} token","{count} tokens"),eg(e.total),...e.searched?[s("best of {mode}",{mode:Xt(e.mode)})]:[]].join(" · "),
a=n.querySelector(".gp-label");if(!a.querySelector("input")){let c=[d("span","gp-note",hd(e))," ",d("bdi","gp-words",r)];e.name?a.replaceChildren(d("bdi","gp-na\
me",e.name)," ",...c):a.replaceChildren(...c)}let l=n.querySelector(".gp-facts");A(l,i),l.title=s("Length, and total log-probability after the processors, in na\
ts; −∞ where they remove a given token. Beam search scores given tokens before the processors."),A(n.querySelector(".gp-sign"),o?"▶":""),n.setAttribute("a\
ria-selected",String(o)),n.setAttribute("aria-label",[e.name,`${hd(e)} ${r}`,i,o?s("shown"):""].filter(Boolean).join(", ")),n.tabIndex=o?0:-1}reveal(e){let{tree:n}=this,
[o,r]=[n.getBoundingClientRect(),e.getBoundingClientRect()];n.scrollTop+=Math.min(0,r.top-o.top-4)+Math.max(0,r.bottom-o.bottom+4)}};function ng(){let t=d("li",
"gp-run",null,{role:"treeitem"}),e=d("div","gp-row");return e.append(d("span","gp-sign","",{"aria-hidden":"true"}),d("span","gp-label"),d("span","gp-facts")),t.
append(e),t}function pd(t,e){let n=new Ms(e),o=new Es(t,n);return cd(o),r=>{r.run&&n.begin();let{shown:i}=n;if(i&&e.turn===i.turn&&(r.run||r.steps||r.status)&&n.measure(),r.
run){n.makeRoom();let a=o.tree.contains(document.activeElement);o.draw(),a&&i&&i.item&&i.item.focus({preventScroll:!0})}else!t.hidden&&i&&i.item&&o.fill(i);r.status&&
!n.busy&&A(o.told,"")}}var og={true:"button",false:"div"};function sg({text:t},{chosen:e,removed:n,by:o}){let r=J(t);return e?s("Run again from here with {token}.",{token:r}):n?s("Con\
tinue from here with {token} instead, although {processor} removed it.",{token:r,processor:o}):s("Continue from here with {token} instead.",{token:r})}var zn=class{constructor(e){
this.item=d("li","gp-bar"),e.append(this.item),this.body=null}build(e){let n=og[e];if(this.body&&this.body.localName===n)return;let o=d(n,"gp-row",null,e?{type:"\
button"}:{role:"group"});this.rank=d("span","gp-rank"),this.sign=d("span","gp-sign","",{"aria-hidden":"true"}),this.word=d("bdi","gp-word");let r=d("span","gp-n\
ame");r.append(this.sign,this.word),this.after=d("span","gp-fill gp-after"),this.before=d("span","gp-fill gp-before"),this.thick=d("span","gp-track"),this.thin=
d("span","gp-track gp-thin"),this.thick.append(this.after),this.thin.append(this.before),this.why=d("span","gp-why"),this.remover=d("span","gp-remover"),this.why.
append(...ge(s("removed by {processor}"),{processor:this.remover}));let i=d("span","gp-tracks");i.append(this.thick,this.why,this.thin),this.value=d("span"),this.
raw=d("small");let a=d("span","gp-values");a.append(this.value,this.raw),o.append(this.rank,r,i,a,d("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),o.tabIndex=
this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(o):this.item.prepend(o),this.body=o}fill(e,n,o){let{text:r,after:i,before:a,rank:l,chosen:c,given:h,
removed:u,by:g,rest:v,words:q}=e;this.build(o&&!v),this.entry=e,this.item.hidden=!1;let W={"gp-chosen":c,"gp-removed":u,"gp-rest":v};pe(this.item,["gp-bar",...Object.
keys(W).filter(T=>W[T])].join(" ")),A(this.rank,l?B(l):""),A(this.sign,c?"▶":u?"✕":""),Oe(this.word,r,{plain:v}),this.thick.hidden=u||i===null;for(let[T,L]of[
[this.after,i||0],[this.before,a]])ae(T,"width",Math.min(1,L/n)),T.parentNode.classList.toggle("gp-beyond",L>n*1.005);A(this.value,u?"":i===null?"–":H(i)),A(this.
raw,H(a)),A(this.remover,g),this.why.hidden=!u;let I=[c&&(h?s("given"):s("chosen")),u&&s("removed by {processor}",{processor:g})].filter(Boolean).join(", "),C=[
v?r:J(r),I].filter(Boolean).join(", "),P=o&&!v?sg({text:r},e):"";this.body.setAttribute("aria-label",P?`${C}. ${P}`:C),xe(this.body,()=>P?`${P} ${q()}`:q())}hide(){
this.item.hidden=!0}};function $s(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-row")],n=o=>e().forEach(r=>{r.tabIndex=r===o?0:-1});return t.
addEventListener("focusin",o=>o.target.matches(".gp-row")&&n(o.target)),t.addEventListener("keydown",o=>{let r=e(),i=r.indexOf(o.target),a={ArrowDown:i+1,ArrowUp:i-
1,Home:0,End:r.length-1}[o.key];i<0||a===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),r[Math.max(0,Math.min(r.length-1,a))].focus())}),
()=>{let o=e();o.length&&!o.some(r=>r.tabIndex===0)&&(o[0].tabIndex=0)}}function rg(t){switch(t){case"context":return s("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return s("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return s("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return s("no mark: the bias is 0.");default:return s("no mark.")}}function lo(t){let e=t&&t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.
keys)?e.keys.length:0,o=e.greenlist_ratio,r=e.seeding_scheme==="selfhash",i=e.context_width;return{config:e,keys:n,selfhash:r,ratio:o>0&&o<1?o:null,early:n?$n(e.
ngram_len,1)-1:$n(i,1)-Number(r)}}function Ls({config:t,keys:e,ratio:n}){if(e)return F(e,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:t.ngram_len});if(n===null)return s("a green list whose settings are not known");let{bias:o,seeding_scheme:r,context_width:i,
hashing_key:a}=t;return s("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:H(n),bias:o,scheme:r,width:i,key:a})}
function As({chosen:t,index:e,mark:n,given:o,isFirst:r},i){let a=u=>s("Token {number}, {token}: {mark}",{number:B(e+1),token:J(t.text),mark:u});if(!n)return a(o?
s("given, before the watermark began."):s("not marked."));if(n.why)return a(rg(n.why));let l=s("Its probability: {before} before the watermark, {after} after.",
{before:H(n.chosen_before),after:H(n.chosen_after)}),c=r?[s("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let u=F(i.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:U(n.g,2)});return[a(u),l,...c].join(" ")}let h=n.green?s("\
◆ green: it got the bias."):s("◇ red: it got no bias.");return[a(h),l,ig(n,i),...c].join(" ")}function ig(t,{ratio:e,selfhash:n}){let o=t.listed??0,r={before:H(
t.mass_before??0),after:H(t.mass_after??0)};return n?F(o,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",r):e===null?F(o,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
r):F(o,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...r,ratio:H(e)})}var ud={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function fd(t,e,n,o){let{mark:r,index:i}=e,a={...t};if(!r)return{...a,unscored:t.
unscored+1};a.marks+=1;let l=r.kind==="synthid"?r.g:r.green;if(r.chosen_before>0&&r.chosen_after>0){a.chosen+=1,a.surprisal-=Math.log(r.chosen_before),a.gained+=
Math.log(r.chosen_after/r.chosen_before);let{stages:c,entropy_before:h}=e.distribution;a.entropy+=o>0&&c[o-1]?c[o-1].entropy:h,a.likely-=ag(e,o)}return a.suppressed+=
r.suppressed,l===null?{...a,unscored:t.unscored+1}:i<n.early?{...a,early:t.early+1}:(a.scored+=1,a.green+=Number(l),a.expected+=r.expected??0,r.kind==="synthid"?
a.z=n.keys?(2*a.green-a.scored)*Math.sqrt(n.keys/a.scored):null:n.ratio!==null&&(a.z=Nt(a.green,a.scored,n.ratio),a.foreseen=Nt(a.expected,a.scored,n.ratio)),a)}
function ag({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:o,stage_logprobs:r})=>e>0?r[e-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function md(t,e,n,o){
let r=t.find(([,h])=>h>o);if(e.z>o)return{at:r[0],words:F(r[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:o})};let i=r?[F(r[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:o})]:[],a=n.keys?e.z>0?e.scored*(o/e.z)**2:1/0:qo(e.green/e.scored,n.ratio,o),l=Math.max(e.scored+1,Math.ceil(a));
if(!Number.isFinite(l)||l>1e7)return{at:1/0,words:[...i,s("At the share so far, z never reaches {threshold}.",{threshold:o})].join(" ")};let c=F(l,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:o,more:B(l-e.scored)});return{at:l,words:[...i,c].join(" ")}}var di=t=>t?H(t):"<0.01%",lg=(t,e)=>t.kept!==e||t.mass_moved>0;function Ut({distribution:{stages:t,vocab:e}}){return t.map((n,o)=>{let[r,i,a]=Ke(n.name),l=o?t[o-
1].kept:e;return{number:o+1,kind:n.name,name:r,meaning:i,knobs:a,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!lg(n,
l)}})}function Vt({kept:t,keptBefore:e,removed:n,moved:o,idle:r}){if(r)return s("did nothing");let i=[];return t<e&&i.push(F(e-t,"removed {count} token ({share}\
)","removed {count} tokens ({share})",{share:di(n)})),t>e&&i.push(F(t-e,"brought {count} token back","brought {count} tokens back")),(o-n>.001||!i.length)&&i.push(
s("moved {share}",{share:H(o)})),i.join(", ")}var Fn=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function Cs(t,{effective:e,config:n}){
let o={...e,...n};return t.filter((r,i)=>i===0||o[r]).map(r=>{let i=JSON.stringify(o[r]??null);return i==="null"||i.length>12?r:`${r} ${i}`}).join(", ")}function co(t){
return Fn(t)?{name:"DoLa",meaning:s("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:t.layers?s("the last layer"):s("the model"),meaning:s("The distribution that the model gave, before any processor.")}}function ft({distribution:{
candidates:t},chosen:e}){return t.some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function Ps(t,e,n){if(t.length<=e)return t;let o=({raw_logprob:a,logprob:l})=>Math.
max(Q(a),Q(l)),r=[...t].sort((a,l)=>o(l)-o(a)),i=new Set([...r.filter(({token_id:a})=>a===n),...r.filter(Ue).slice(0,3)]);for(let a of r)i.size<e&&i.add(a);return t.
filter(a=>i.has(a))}function Et({raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?Q(e[n-1]):void 0:Q(t)}var ho=({raw_logprob:t,stage_logprobs:e},n)=>((n?
(e||[])[n-1]:t)??null)===null,Ue=({logprob:t})=>t===null;function an({removed_by:t,stage_logprobs:e,raw_logprob:n},o){let r=[n,...e||[]],i=r.findLastIndex((l,c)=>c>
0&&l===null&&r[c-1]!==null),a=t||i>0&&o.distribution.stages[i-1].name;return a?Ke(a)[0]:Fn(o)?"DoLa":s("a processor")}function qs(t,e){let{raw_logprob:n,logprob:o,
rank:r,raw_rank:i,token_id:a}=t;if(je(e)){let g={share:H(Q(n)),rank:B(i||0)},v=i?s("Probability {share}, rank {rank}, as the server told it.",g):s("Probability \
{share}, as the server told it.",g);return a<0?v:`${v} ${s("Token id {id}.",{id:a})}`}let l=B(e.distribution.vocab),c=s("Token id {id}.",{id:a});if(!e.distribution.
stages.length&&Math.abs((o??n)-n)<1e-4){let g={share:H(Q(n)),rank:B(r||i||0),vocab:l};return`${r||i?s("Probability {share}, rank {rank} of {vocab}; no processor\
 changed it.",g):s("Probability {share}; no processor changed it.",g)} ${c}`}let h={share:H(Q(n)),rank:B(i||0),vocab:l};return`${i?s("Before the processors {sha\
re}, rank {rank} of {vocab}.",h):s("Before the processors {share}.",h)} ${cg(t,e)} ${c}`}function cg(t,e){if(Ue(t))return s("After them it cannot be chosen: rem\
oved by {processor}.",{processor:an(t,e)});let{logprob:n,rank:o}=t,r={share:H(Q(n)),rank:B(o||0),kept:B(st(e))};return o?s("After them {share}, rank {rank} of {\
kept} kept.",r):s("After them {share}.",r)}function wd({distribution:{candidates:t,entropy_before:e}},n){let i=[...t.filter(({raw_logprob:l})=>l!==null&&l<0)].sort(
(l,c)=>gd(c)-gd(l)).slice(0,3).map(({text:l,raw_logprob:c})=>`${J(l)} ${U(Q(c))} · ${U(Se(-c,n),2)}`),a={terms:i.join(" + "),entropy:re(e,n)};return i.length?s(
"before the processors, {terms} + the terms of all other tokens = {entropy}.",a):""}var gd=({raw_logprob:t})=>-t*Q(t);function po(t,{mode:e,effective:n,config:o}){
if(t.isPrompt)return[s("given"),s("{token} is in the prompt: given, not chosen")];if(t.given)return[s("given"),s("{token} was given, not chosen")];if(e==="elsew\
here")return[s("the choice"),s("{token} was chosen by the server")];if(e==="custom")return[s("the choice"),s("{token} was chosen by your own decoding loop")];if(t.
beam)return[s("the choice"),dg(t.beam.status)];if(t.reranked)return[s("the choice"),s("{token} has the best score: probability against degeneration penalty")];let r=t.
draft&&t.draft.origin;return r==="accepted"?[s("the draft"),s("{token} was drafted by the assistant, and accepted")]:r==="correction"?[s("the choice"),s("{token\
} replaced a rejected draft token")]:{...n,...o}.do_sample?[s("the draw"),s("{token} was drawn")]:[s("the choice"),s("{token} was chosen as the most probable")]}
function dg(t){return t==="running"?s("{token} goes on: the search compares the sums of whole beams"):t==="finished"?s("{token} ends a beam: the search compares\
 the sums of whole beams"):t==="ended"?s("{token} would end a beam, which does not count"):t==="pruned"?s("{token} was considered, and pruned: the search compar\
es the sums of whole beams"):s("{token} was considered by the search")}var hg=1.05;function bd(t,e){let{started:n,unit:o}=e;if(!t)return[s("No token yet")];if(e.rejected)return ta(e.rejected,t.chosen.text,en(n));if(je(t))return pg(
t,e);let r=[ug(t,o),...fg(t),...gg(t,o),...mg(t,n)];if(t.mark){let a=lo(n),{chosen:l,index:c,mark:h,given:u=!1}=t;r.push(As({chosen:l,index:c,mark:h,given:u,isFirst:c<
a.early},a))}r.push(xd(t,n)),t.draft&&r.push(...ea(t,en(n))),t.beam&&r.push(...Oa(t,e)),t.reranked&&r.push(...wg(t,n));let{raw_logprob:i}=t.chosen;return i!==null&&
r.push(s("Its surprisal, before the processors, was {value}.",{value:re(-i,o)})),r}function pg(t,{started:e,unit:n}){let{chosen:o}=t,[r,...i]=[o,ft(t).find(l=>l.
raw_rank===1)].filter(Boolean).map(l=>({token:J(l.text),share:H(Q(l.raw_logprob))})),a=o.raw_rank===1||!i.length?[]:[s("The likeliest token was {token}, with {s\
hare}.",i[0])];return o.raw_rank===1?a.push(s("The likeliest token was {token}, with {share}.",r)):o.raw_rank?a.push(s("The server gave {token} {share}: rank {r\
ank}.",{...r,rank:B(o.raw_rank)})):a.push(s("The server gave {token} {share}.",r)),[...a,xd(t,e),s("Its surprisal was {value}.",{value:re(o.raw_logprob===null?null:
-o.raw_logprob,n)})]}function ug({distribution:{entropy_before:t}},e){let n=Math.exp(t),o=re(t,e);return n<hg?s("The model was all but certain here: an entropy \
of {entropy}.",{entropy:o}):s("The model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:o,options:n<10?U(n,1):
B(Math.round(n))})}function fg(t){let{chosen:e,distribution:n}=t,{name:o}=co(t),r={source:o,token:J(e.text),share:H(Q(e.raw_logprob)),vocab:B(n.vocab)};if(Fn(t))
return[];if(e.raw_rank===1)return[s("Its first choice was {token}, with {share}.",r)];let i=ft(t).find(c=>c.raw_rank===1),a=i?[s("Its first choice was {token}, \
with {share}.",{token:J(i.text),share:H(Q(i.raw_logprob))})]:[],l=e.raw_rank?s("It gave {token} {share}: rank {rank} of {vocab}.",{...r,rank:B(e.raw_rank)}):s("\
It gave {token} {share}.",r);return[...a,l]}function mg(t,e){let n=Ut(t);if(!n.length)return t.isPrompt||t.read?[]:[s("No processor changed that.")];let o=n.filter(
({idle:r})=>!r);return o.length?o.map(r=>{let i=kd(r,e),a=r.kept===r.keptBefore?Vt(r):`${Vt(r)}, ${s("{count} left",{count:B(r.kept)})}`,{chosen:l}=t,[c,h]=[Et(
l,r.number-1),Et(l,r.number)],u={name:i,effect:a,token:J(l.text),before:H(c||0),after:H(h||0)};return c===void 0||h===void 0?s("{name}: {effect}.",u):!h&&c?s("{\
name}: {effect}; {token} had {before}, and could no longer be chosen.",u):u.before===u.after?s("{name}: {effect}; {token} stayed at {after}.",u):s("{name}: {eff\
ect}; {token} went from {before} to {after}.",u)}):[F(n.length,"The processor ({names}) did nothing here.","The {count} processors ({names}) did nothing here.",
{names:n.map(({name:r})=>r).join(", ")})]}function kd({name:t,knobs:e},n){let o=Cs(e,n);return o?o.startsWith(t)?o:`${t} (${o})`:t}function yd(t,e){let{chosen:n}=t,
o=s("{token} had {share}",{token:J(n.text),share:H(Q(n.raw_logprob))}),r=Ut(t).filter(({idle:a})=>!a).map(a=>{let l=Et(n,a.number),c={name:kd(a,e),share:l===void 0?
"":H(l)};return l===void 0?s("{name}: {effect}",{...c,effect:Vt(a)}):a.kept===a.keptBefore?s("after {name}: {share}",c):F(a.kept,"after {name}: {share}, {count}\
 token left","after {name}: {share}, {count} tokens left",c)}),i=ge(po(t,e)[1],{token:J(n.text)}).join("");return he(me([o,...r,i]))}function xd(t,e){let{chosen:n,
given:o,isPrompt:r}=t,i=ge(po(t,e)[1],{token:J(n.text)}).join("");return o||r||t.beam||je(t)?`${i}.`:Ue(n)?s("{words}, though {processor} had removed it.",{words:i,
processor:an(n,t)}):{...e.effective,...e.config}.do_sample&&!t.draft&&!t.reranked?s("{words}: its chance was {share}.",{words:i,share:H(Q(n.logprob))}):`${i}.`}
function gg({layers:t},e){if(!t)return[];let{layer:n,final_layer:o,candidate_layers:r,divergences:i}=t,a={final:o,layer:n,divergence:re(i[r.indexOf(n)]??null,e)};
return[F(r.length,"DoLa contrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {divergence}.","DoLa contrasted the last laye\
r, {final}, with layer {layer}: of {count} candidates the furthest from it, by {divergence}.",a)]}function wg({reranked:t,chosen:e},{effective:n,config:o}){let r=t.
find(({token_id:h})=>h===e.token_id);if(!r)return[];let i={share:H(r.probability),penalty:U(r.penalty),score:U(r.score)},a=[s("Its probability among the weighed\
 tokens was {share}, its degeneration penalty {penalty}, its score {score}.",i)],{penalty_alpha:l}={...n,...o};V(l)&&a.push(s("score = (1 − α) · probability − α\
 · penalty = (1 − {alpha}) · {probability} − {alpha} · {penalty} = {score}.",{...i,alpha:l,probability:U(r.probability)}));let c=t.reduce((h,u)=>u.probability>
h.probability?u:h);if(c!==r){let h={token:J(c.text),count:t.length,share:H(c.probability),penalty:U(c.penalty),score:U(c.score)};a.push(s("The most probable of \
the {count} weighed tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",h))}return a}var bg=(t,e)=>t.map(({watched:n})=>{let o=(n||[]).find(({token_id:r})=>r===e);return o&&Q(o.logprob)}),hi=class extends zn{constructor(e){super(e),this.along=d(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=se("polyline","gp-along-line"),this.here=se("line","gp-along-here");let n=se("svg","gp-\
along-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,d("span","gp\
-along-words")),this.item.append(this.along)}},Ws=class{constructor(e,n,o){this.log=n,this.entryOf=o,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
$s(this.list),this.form.addEventListener("submit",r=>this.ask(r))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:o,label:r})=>o===n.last&&r===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,o=this.lineNumber();if(!n||o<0){A(this.state,n?s("Sel\
ect a token of the generated text first."):s("Type the text of a token first."));return}A(this.state,s("Looking up {token} …",{token:J(n)})),this.log.ask({type:"\
look",line:o,text:n})}draw(e,n,o){(n.run||n.watched)&&A(this.state,"");let r=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,
this.list.parentNode.hidden=!r.length,this.box.hidden=this.form.hidden&&!r.length;let i=r.map(c=>this.entryOf(c,e)),a=Math.max(.02,...i.map(({after:c,before:h})=>Math.
max(c||0,h))),l=r.length?be(this.log.lastOf(e)):[];for(;this.rows.length>r.length;)this.rows.pop().item.remove();for(;this.rows.length<r.length;)this.newRow();r.
forEach((c,h)=>{this.rows[h].fill(i[h],a,o),this.drawAlong(this.rows[h],bg(l,c.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new hi(this.list))}drawAlong(e,n,o){
let r=n.map(g=>g??0);if(e.along.hidden=r.length<2,e.along.hidden)return;let i=Math.max(...r),a=r.indexOf(i),l=g=>g/(r.length-1)*100,c=kg(r,150).map(([g,v])=>`${l(
g).toFixed(1)},${(98-(i?v/i:0)*94).toFixed(1)}`);e.line.setAttribute("points",c.join(" "));for(let[g,v]of Object.entries({x1:l(o.index),x2:l(o.index),y1:0,y2:100}))
e.here.setAttribute(g,v);let h=i?s("highest {share}, at token {number}",{share:H(i),number:a+1}):s("probability 0 everywhere");A(e.along.lastElementChild,h);let u=s(
"The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token.",{count:B(r.length),words:h});
ne(e.along,"probability",()=>"",{meaning:u,formula:""}),e.along.setAttribute("aria-label",s("along the text: {words}",{words:h}))}};function kg(t,e){let n=Math.
ceil(t.length/e),o=[];for(let r=0;r<t.length;r+=n){let i=r;for(let a=r+1;a<Math.min(t.length,r+n);a++)t[a]>t[i]&&(i=a);o.push([i,t[i]])}return o}function vd(t,e){let o=t.querySelector(".gp-bars"),r=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),a=_=>t.querySelector(".gp-"+_),[l,c,h,u,g]=[
"full","beams-note","press-note","chosen-word","removed-key"].map(a),v=a("no-token"),q=[],W=$s(o),I=new Ws(t,e,L),C=!1,P=[],T=_=>e.canAsk&&!_.isPrompt;function L(_,E){
let $=Ue(_)&&!je(E);return{id:_.token_id,text:_.text,after:Q(_.logprob),before:Q(_.raw_logprob),rank:$?null:_.rank??(E.distribution.stages.length?null:_.raw_rank),
chosen:_.token_id===E.chosen.token_id,given:E.isPrompt||E.given,removed:$,by:$?an(_,E):"",words:()=>qs(_,E)}}function O(_){let E=ft(_),f=(C?E:Ps(E,24,_.chosen.token_id)).
map(M=>L(M,_)),x=je(_)?null:_.distribution.vocab-E.length;(x===null||x>0)&&f.push(k(_,E.map(M=>L(M,_)),x));let S=y(Math.max(...f.filter(({rest:M})=>!M).map(M=>Math.
max(M.after,M.before))));for(A(l,s("axis 0–{top}",{top:H(S)}));q.length<f.length;)q.push(new zn(o));q.forEach((M,R)=>f[R]?M.fill(f[R],S,T(_)):M.hide()),W(),i.
hidden=E.length<=24,A(i,C?s("show {count} only",{count:24}):s("show all {count}",{count:B(E.length)})),i.setAttribute("aria-expanded",String(C))}function k(_,E,$){
let f=b=>Math.max(0,1-E.reduce((N,z)=>N+z[b],0));if($===null){let b=f("before");return{text:s("all others"),after:b,before:b,rest:!0,words:()=>s("All tokens tha\
t the server did not list, together: {share}.",{share:H(b)})}}let x=st(_)>E.filter(({removed:b})=>!b).length,[S,M]=[x?e.usesBeams?null:f("after"):0,f("before")],
R={count:B($),before:H(M),after:H(S??0)},j=()=>S===null?s("All tokens that are not listed ({count}), together: {before} before the processors.",R):s("All tokens\
 that are not listed ({count}), together: {before} before the processors, {after} after them.",R);return{text:F($,"{count} other","{count} others"),after:S,before:M,
rest:!0,words:j}}let y=_=>[.02,.05,.1,.2,.5,1].find(E=>_<=E)||1;function p(_){let E=!_.distribution.stages.length;t.classList.toggle("gp-untouched",E),A(a("afte\
r-word"),je(_)?s("probability, as the server told it"):E?s("probability; no processor ran, so it is the same before and after"):s("after the processors")),a("be\
fore-key").hidden=E,g.hidden=je(_)||!ft(_).some(Ue),A(u,_.isPrompt||_.given?s("given, not chosen"):s("chosen")),c.hidden=!_.beam||E,h.hidden=!T(_),t.classList.toggle(
"gp-pressable",T(_))}o.parentNode.addEventListener("click",_=>{let E=_.target.closest("button.gp-row"),$=E&&[...q,...I.rows].find(({body:x})=>x===E),f=e.current();
$&&f&&T(f)&&e.ask({type:"branch",step:f,tokenId:$.entry.id})}),i.addEventListener("click",()=>{C=!C,O(e.current())});function m(){for(let _ of q)_.hide();for(let _ of[
i,c,h,I.box])_.hidden=!0}let w=_=>()=>e.current()?_(e.current()):"";return de(t,{after:w(_=>yd(_,e.started)),before:w(({chosen:_})=>he(s("{token} had {share}",{
token:J(_.text),share:H(Q(_.raw_logprob))})))}),_=>{let E=e.current();r.hidden=!E,v.hidden=!!E,E?((E!==P[0]||e.canAsk!==P[1])&&O(E),p(E),I.draw(E,_,T(E))):m(),P=
[E,e.canAsk]}}function Sd(t,e){let o=t.querySelector("details"),r=t.querySelector(".gp-output"),i=t.querySelector(".gp-all"),a=null,l=!1;function c(p){let m=e.allLines(),w=e.
started.effective.length_penalty??1;return p.sequences.map((_,E)=>{let $=be(m[E]?m[E].last:null),f=_.token_ids.map((b,N)=>{let z=$[N]&&$[N].chosen.token_id===b?
$[N]:null,D=_.logprobs[N];return{id:b,text:z?z.chosen.text:"?",recorded:D,library:_.transition_scores?_.transition_scores[N]:null,difference:_.transition_scores?
Sn(D,_.transition_scores[N]):null,drawn:z?Sn(D,z.chosen.logprob):1/0}}),x=_.logprobs.filter((b,N)=>!$[N]||!$[N].given),S=x.reduce((b,N)=>b+(N??-1/0),0),M=x.length**
w,R=x.length?S/M:null,j=_.score!==null&&R!==null&&_.score*M>nn;return{tokens:f,sum:S,length:x.length,penalty:w,rebuilt:R,score:_.score,difference:j?Zn(S,_.score,
M):null}})}function h(p,m=1e-9){if(!Number.isFinite(p))return"∞";let w=Math.max(p,m),_=Math.floor(Math.log10(w)+1e-9),E=Math.ceil(w/10**_-1e-6);return E===10?
`1e${_+1}`:`${E}e${_}`}function u(p){if(!p||!p.sum.count)return[[],[]];let{sum:m,given:w,final:_,pool:E,output:$}=p,f=({off:M,count:R,furthest:j},b)=>M?[b(M,{all:B(
R),bound:h(j)})]:[],x=[...f(m,(M,R)=>F(M,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add up: the fur\
thest is off by {bound}",R)),...f(w,(M,R)=>F(M,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tokens do not c\
ount as 0: the furthest is off by {bound}",R)),...f(_,(M,R)=>F(M,"{count} of {all} final scores does not follow from its sum: it is off by {bound}","{count} of \
{all} final scores do not follow from their sums: the furthest is off by {bound}",R)),...f(E,(M,R)=>F(M,"{count} of {all} kept scores does not follow from the t\
exts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",R)),...f($,(M,R)=>F(
M,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their paths thro\
ugh the tree end: the furthest is off by {bound}",R))],S=h(Math.max(...Object.values(p).map(M=>M.furthest)),ka);return[x,x.length?[]:[F(m.count,"{count} node of\
 the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:S})]]}function g({outputs:p,tree:m}){let w=p.flatMap(b=>b.tokens);
if(!w.length)return["none","–",s("There are no scores to check: no token was generated.")];let _=w.filter(({difference:b})=>b!==null),E=p.filter(({difference:b})=>b!==
null),$=b=>h(Math.max(0,...b.map(({difference:N})=>N))),f=b=>b.filter(({difference:N})=>!(N<=_n)).length,x=w.filter(({drawn:b})=>b>_n).length,[S,M]=u(m),R=[...f(
E)?[s("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:B(f(E)),all:B(E.length),bound:$(E)})]:[],...S,...f(_)?[F(f(_),"{count} \
of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_transition_scores\
, by up to {bound}",{all:B(_.length),bound:$(_)})]:[],...x?[F(x,"{count} token of the outputs differs from the steps that are shown","{count} tokens of the outp\
uts differ from the steps that are shown")]:[]];if(R.length)return["differs","✗",me(R)];let j=[...E.length?[F(E.length,"{count} sequences_scores is rebuilt to\
 within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:$(E)})]:[],...M];return _.length?["agrees","✓",me([...j,F(_.length,"{count} t\
oken agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to within {boun\
d}",{bound:$(_)})])]:["none","–",me([...j,v()])]}let v=()=>e.started.mode==="custom"?s("compute_transition_scores does not apply: the run used your own decodi\
ng loop"):s("compute_transition_scores does not apply: the run was recorded without the library’s scores");function q(){let[p,m,w]=a?g(a):["none","–",s("The\
 scores are checked against the library when the run has finished.")],_={agrees:s("agrees with the library"),differs:s("differs from the library"),none:s("not c\
hecked")};t.dataset.verdict=p,A(t.querySelector(".gp-badge"),m),A(t.querySelector(".gp-sign-words"),a?_[p]:s("not checked yet")),A(t.querySelector(".gp-verdict-\
line"),w)}let W=p=>Je(p)?"−∞":p.toFixed(3).replace("-0.000","0.000"),I=p=>Je(p)?"−∞":(p<nn?p.toExponential(3):U(p,5)).replace("-","−"),C=p=>p<0||Je(p)?
`(${I(p)})`:I(p);function P(p,m){let w=p.insertCell();m===null?w.textContent="–":w.textContent=(m>_n?"✗ ":"")+(m===0?"0":Number.isFinite(m)?m.toExponential(
0):"∞"),w.classList.toggle("gp-off",m>_n)}function T(){let p=a.outputs.filter(({score:w})=>w!==null);t.querySelector(".gp-beam-check").hidden=!p.length;let m=t.
querySelector(".gp-sums tbody");m.replaceChildren(),a.outputs.forEach((w,_)=>{if(w.score===null)return;let E=m.insertRow();for(let $ of[_+1,W(w.sum),w.length,w.
penalty,U(w.rebuilt,4),U(w.score,4)])E.insertCell().textContent=$;P(E,w.difference)})}function L(p,m,w,_,E,$){if(!w.count)return;let{worst:f}=w,x=p.insertRow();
x.append(d("th","",m,{scope:"row"})),x.insertCell().textContent=B(w.count),x.insertCell().append(_(f),...f.node?[" ",ie(f.node.beam.text)]:[]),x.insertCell().textContent=
E(f),x.insertCell().textContent=I($(f)),P(x,f.difference)}function O(){let p=t.querySelector(".gp-tree-sums tbody");if(p.replaceChildren(),!a.tree)return;let{sum:m,
given:w,final:_,pool:E,output:$}=a.tree,f=e.started.effective.length_penalty??1,x=({node:M})=>s("step {number}:",{number:M.index+1}),S=({node:M,power:R})=>`${I(
M.beam.score)} / ${M.length} ** ${f} = ${I(Je(M.beam.score)?null:M.beam.score/R)}`;L(p,s("node: parent’s score + log-probability"),m,x,({node:M,parent:R})=>`${I(
R)} + ${C(M.beam.logprob)} = ${I(Je(M.beam.logprob)?null:R+M.beam.logprob)}`,({node:M})=>M.beam.score),L(p,s("given token: counts as 0"),w,x,()=>I(0),({node:M})=>M.
beam.score),L(p,s("ended: score / length ** length_penalty"),_,x,S,({node:M})=>M.beam.final_score),L(p,s("kept after a step: the best that ended"),E,M=>s("step \
{number}: rank {rank}",{number:M.step+1,rank:M.place+1}),M=>M.expected===null?"–":I(M.expected),M=>M.told),L(p,s("output: score where its path ends, after the\
 penalty"),$,({number:M})=>s("output {number}:",{number:M+1}),S,M=>M.told)}function k(){let{tokens:p}=a.outputs[Number(r.value)]||a.outputs[0]||{tokens:[]},m=t.
querySelector(".gp-scores tbody");m.replaceChildren(),p.slice(0,l?1/0:20).forEach((w,_)=>{let E=m.insertRow();E.insertCell().textContent=_+1,E.insertCell().textContent=
w.id,E.insertCell().append(ie(w.text)),E.insertCell().textContent=W(w.recorded),E.insertCell().textContent=w.difference===null?"–":W(w.library),P(E,w.difference),
E.insertCell().textContent=(Q(w.recorded)*100).toFixed(2)+"%"}),i.hidden=p.length<=20||l,A(i,s("Show all {count} tokens",{count:B(p.length)}))}function y(){if(!o.
open)return;let p=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!p,t.querySelector(".gp-token-check").hidden=p||!a,t.querySelector(".gp-beam-check").
hidden=!0,t.querySelector(".gp-tree-check").hidden=p||!a||!a.tree||!a.tree.sum.count,A(t.querySelector(".gp-how"),e.usesBeams?s("The playground records a log-pr\
obability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, as its \
documentation asks for beams)."):s("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute_transi\
tion_scores gives for the same run (normalize_logits=True).")),!a)return;let m=w=>e.usesBeams?s("output {number}",{number:w}):s("sequence {number}",{number:w});
t.querySelector(".gp-which").hidden=a.outputs.length<2,r.options.length!==a.outputs.length&&r.replaceChildren(...a.outputs.map((w,_)=>d("option","",m(_+1),{value:_}))),
T(),p||O(),p||k()}return o.addEventListener("toggle",y),o.addEventListener("keydown",p=>{p.key!=="Escape"||!o.open||(o.open=!1,o.querySelector("summary").focus())}),
r.addEventListener("change",y),i.addEventListener("click",()=>{l=!0,y()}),p=>{if(t.hidden=!e.started,!p.run&&!p.status&&!p.steps)return;let{finished:m}=e;m?(!a||
a.finished!==m)&&(a={finished:m,outputs:c(m),tree:ya(e)},l=!1,r.replaceChildren()):a=null,q(),(p.run||p.status||m)&&y()}}function _d(t,e){let r=[.1,.2,.5,1,2,5,10,20,50,1/0],i=t.querySelector(".gp-heat-plot"),a=t.querySelector(".gp-cells"),l=t.querySelector(".gp-column"),c=t.querySelector(
".gp-layer-names"),h=t.querySelector(".gp-layer-reading"),u=t.querySelector(".gp-layer-tally"),g=document.createElement("canvas"),v=g.getContext("2d",{willReadFrequently:!0}),
q=new Te({picks:{},peak:0},({picks:b,peak:N},{layers:z})=>z?{picks:{...b,[z.layer]:(b[z.layer]||0)+1},peak:Math.max(N,...z.divergences)}:{picks:b,peak:N}),W=0,I=[],
C=[],P=[0,0],T=[],L=b=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(b??0)/W)))*10);function O(){let b=getComputedStyle(t);return[...[...Array(11).keys()].map(z=>`\
--gp-heat-${z}`),"--gp-text"].map(z=>{let D=b.getPropertyValue(z).trim();return[1,3,5].map(K=>parseInt(D.slice(K,K+2),16))})}function k(b){if(g.width>=b&&g.height===
I.length*6)return;let N=g.height===I.length*6?v.getImageData(0,0,g.width,g.height):null;g.width=Math.max(64,2**Math.ceil(Math.log2(b))),g.height=I.length*6,N&&v.
putImageData(N,0,0)}function y(b){let N=new ImageData(1,I.length*6);I.forEach((z,D)=>{let K=b.layers?b.layers.candidate_layers.indexOf(z):-1;if(K<0)return;let G=C[L(
b.layers.divergences[K])];for(let Y=0;Y<5;Y++){let te=Y===2&&z===b.layers.layer?C[11]:G;N.data.set([...te,255],(D*6+Y)*4)}}),v.putImageData(N,b.index,0)}let p=()=>Math.
max(10,q.steps.length);function m(){let[b,N]=P;if(!b||!N)return;a.width!==b&&(a.width=b),a.height!==N&&(a.height=N);let z=a.getContext("2d");z.clearRect(0,0,b,N),
z.imageSmoothingEnabled=!1;let D=q.steps.length;z.drawImage(g,0,0,D,g.height,0,0,b*D/p(),N)}function w(b){let N=[...q.steps.find(G=>G.layers).layers.candidate_layers].
sort((G,Y)=>Y-G),z=O(),D=r.find(G=>q.total.peak<=G*Math.LN2)*Math.LN2,K=String([N,z,D])!==String([I,C,W]);String(N)!==String(I)&&_(N),[I,C,W]=[N,z,D],k(q.steps.
length);for(let G of K?q.steps:b)y(G);m()}function _(b){let N=Math.max(15,Math.min(28,280/b.length));i.style.height=c.style.height=`${Math.max(1,b.length)*N}px`,
c.replaceChildren(...b.map(z=>d("span","",$(z))))}function E(){A(t.querySelector(".gp-ramp-low"),"0"),A(t.querySelector(".gp-ramp-high"),`${Number(Se(W,e.unit).
toPrecision(2))} ${e.unit}`.replace(/^1 bits/,"1 bit"));let b=t.querySelector(".gp-scale-ramp");if(!b.childNodes.length)for(let N=0;N<11;N++){let z=d("i");z.style.
background=`var(--gp-heat-${N})`,b.append(z)}}de(t,{divergence:()=>{let{layers:b}=e.current()||{};if(!b)return"";let{layer:N,candidate_layers:z,divergences:D}=b,
K=re(D[z.indexOf(N)]??null,e.unit);return F(z.length,"{layer}, the one candidate, has {value}.","{layer} has the largest of {count}, {value}.",{layer:$(N),value:K})}});
let $=b=>b===0?s("embedding"):s("layer {layer}",{layer:b}),f=b=>b===0?s("the embedding (layer 0)"):s("layer {layer}",{layer:b});function x(b){let N={number:b.index+
1,token:J(b.chosen.text)};if(!b.layers)return s("Token {number}, {token}: no layer was contrasted.",N);let{layer:z,final_layer:D,candidate_layers:K,divergences:G}=b.
layers,Y=K.map((te,oe)=>`${$(te)} ${Se(G[oe]??0,e.unit).toFixed(3)}`).join(", ");return s("Token {number}, {token}: {layer} was contrasted with the last layer (\
{final}), because it diverges most from it. Divergences in {unit}: {list}.",{...N,layer:f(z),final:D,unit:e.unit,list:Y})}function S(b){l.hidden=!1,l.style.left=
`${b.index/p()*100}%`,l.style.width=`${100/p()}%`;let N=x(b);A(h,N),Zo(i,b,q.steps.length,N)}function M(){let b=Object.entries(q.total.picks).sort((D,K)=>K[1]-D[1]),
N=b.reduce((D,[,K])=>D+K,0),z=b.map(([D,K])=>s("{layer} in {times}",{layer:f(Number(D)),times:B(K)})).join(", ");A(u,s("Along the text: {list} of {count} steps.",
{list:z,count:B(N)})),A(t.querySelector(".gp-heat-end"),String(p()))}dl(i,e,{stepUnder:b=>{let{left:N,width:z}=i.getBoundingClientRect(),D=Math.floor((b.clientX-
N)/z*p());return q.steps[Math.max(0,Math.min(q.steps.length-1,D))]},hover:b=>A(h,x(b)),leave:()=>e.current()&&!t.hidden&&A(h,x(e.current()))});function R(b){let N=e.
current();if(t.hidden=!(N&&N.layers),t.hidden)return;let{added:z}=q.follow(e.lastOf(N));N===T[0]&&q.total===T[1]&&!b.unit&&!b.look||(T=[N,q.total],w(z),E(),S(N),
M())}new ResizeObserver(([{contentRect:b}])=>{P=[b.width,b.height].map(N=>Math.round(N*devicePixelRatio)),m()}).observe(i);let j=()=>R({look:!0});return matchMedia(
"(prefers-color-scheme: dark)").addEventListener("change",j),new MutationObserver(j).observe(document.body,{attributes:!0,attributeFilter:["class"]}),R}function Od(t,e){let n=t.querySelector(".gp-sentences"),o="";return t.querySelector(".gp-to-glossary").addEventListener("click",()=>At(t)),()=>{let r=e.current(),
i=bd(r,e),a=i.join(`
`);if(a===o)return;o=a;let l=new Set;n.replaceChildren(...i.map(c=>{let h=d("li");return h.append(...oo(c,l)),h}))}}var Td=(t,e)=>e.isPrompt?e.index:t.prefix.length+e.index;function pi(t,e,n){if(e.isPrompt&&t.readsSource)return[];let o=t.prefix.length,[r,i]=e.isPrompt?[1,o-1]:
[Math.max(1,o),o+be(t.lastOf(e)).length-1],a=Td(t,e);if(a<r)return[];let l=Math.min(i,Math.max(r,a-Math.floor(n/2))+n-1),c=Math.max(r,l-n+1);return Array.from({
length:l-c+1},(h,u)=>c+u)}function Ns(t,e,n){if(!e)return-1;let o=n.found.places.indexOf(Td(t,e));return e.isPrompt||t.idsTo(e).every((i,a)=>i===n.ids[a])?o:-1}var yg=160,xg={probability:()=>s("How likely this layer finds the token that was chosen in the end."),rank:()=>s("The rank of the chosen token in this layer, th\
e likeliest first. A bar in the cell shows it, too."),entropy:()=>s("How uncertain this layer is: the entropy of its distribution."),kl:()=>s("How far this laye\
r is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")};function Md(t,e){let n=f=>t.querySelector(".gp-"+f),[o,r,i,a,l]=["lens-foun\
d","lens-field","around","look-into","lens-state"].map(n),c=r.firstElementChild,h=n("lens-shade"),u=null,g=!1,v=[0,0],q=()=>u.found.layers.length-1,W=f=>f===0?s(
"the embedding (layer 0)"):f===q()?s("layer {layer}, the last",{layer:B(f)}):s("layer {layer}",{layer:B(f)}),I=(f,x)=>c.tBodies[0].rows[q()-f].cells[x+1];function C(){
let f=e.current(),x=e.lensLimit||1,S=Math.max(1,Math.min(x,Math.round(Number(i.value))||12));i.value=String(S),g=!0,A(l,s("Reading the layers …")),P(f),e.ask(
{type:"look_into",step:f,places:pi(e,f,S)})}a.addEventListener("click",C);function P(f){n("lens-ask").hidden=!e.canAsk,a.disabled=g||e.running||e.waiting||!pi(e,
f,1).length,e.lensLimit&&(i.max=String(e.lensLimit))}function T(){let{tokens:f,layers:x}=u.found,S=d("tr");S.append(d("th","",s("layer"),{scope:"col"}),...f.map(
({text:b})=>{let N=d("th","",null,{scope:"col"});return N.append(ie(b)),N}));let M=x.map((b,N)=>{let z=d("tr");return z.append(d("th","",N?B(N):s("embedding"),{
scope:"row"}),...b.map((D,K)=>L(D,N,K))),z}),[R,j]=[d("thead"),d("tbody")];R.append(S),j.append(...M.reverse()),c.replaceChildren(R,j)}function L(f,x,S){let M=d(
"td","",null,{role:"gridcell",tabindex:"-1"});return M.append(ie(f.top[0][1])),xe(M,()=>`${y(x,S)}. ${p(f,S)}`),M.addEventListener("focus",()=>m(x,S)),M.addEventListener(
"click",()=>M.focus()),M.addEventListener("keydown",j=>O(j,x,S)),M}function O(f,x,S){if(f.ctrlKey||f.metaKey||f.altKey)return;let[M,R]=[q(),u.found.tokens.length-
1],j={ArrowUp:[x+1,S],ArrowDown:[x-1,S],ArrowLeft:[x,S-1],ArrowRight:[x,S+1],Home:[x,0],End:[x,R],PageUp:[M,S],PageDown:[0,S]}[f.key];j&&(f.preventDefault(),f.stopPropagation(),
I(Math.max(0,Math.min(M,j[0])),Math.max(0,Math.min(R,j[1]))).focus())}function k(){let f=Ns(e,e.current(),u),{tokens:x,layers:S}=u.found;x.forEach((M,R)=>{let j=R===
f;c.tHead.rows[0].cells[R+1].classList.toggle("gp-here",j),S.forEach((b,N)=>{let z=b[R],D=I(N,R);pe(D,[z.top[0][0]===M.id&&"gp-favourite",j&&"gp-here"].filter(Boolean).
join(" ")),Ft(D,h.value,{...z,entropyAfter:z.entropy??1/0,kl:z.kl??1/0})})}),dt(n("lens-scale"),h.value,e.unit),ne(n("lens-scale"),n("lens-scale").dataset.term,
()=>"",{meaning:xg[h.value]()})}function y(f,x){return s("{layer}, in the place of {token}",{layer:W(f),token:J(u.found.tokens[x].text)})}function p({probability:f,
rank:x,entropy:S,kl:M},R){return s("The chosen {token}: {share}, rank {rank}. Entropy {entropy}; KL from the last layer {kl}.",{token:J(u.found.tokens[R].text),
share:H(f),rank:B(x),entropy:re(S,e.unit),kl:re(M,e.unit)})}function m(f,x){let S=I(...v);S&&(S.ariaSelected="false"),S&&(S.tabIndex=-1),v=[f,x];let M=I(f,x);M.
ariaSelected="true",M.tabIndex=0,w()}function w(){let[f,x]=v,S=u.found.layers[f][x],M=u.found.tokens[x],R=S.top.find(([b])=>b===M.id)?[]:[[M.id,M.text,S.probability]],
j=ee(n("lens-bars"),S.top.length+R.length,_);[...S.top,...R].forEach(([b,N,z],D)=>{let[K,G,Y,te]=j[D].children,oe=b===M.id;pe(j[D],oe?"gp-is-chosen":""),A(K,oe?
"▶":""),G.replaceChildren(ie(N)),ae(Y.firstChild,"width",z),A(te,H(z))}),A(n("lens-place"),y(f,x)),A(n("lens-numbers"),p(S,x))}function _(){let f=d("li"),x=d(
"span","gp-track",null,{"aria-hidden":"true"});return x.append(d("span","gp-fill")),f.append(d("span","gp-sign","",{"aria-hidden":"true"}),d("span","gp-word"),x,
d("span","gp-value")),f}function E(){let f=t.closest(".token-panel");if(!f)return;let[x,S]=[f.getBoundingClientRect(),r.getBoundingClientRect()],M=f.firstElementChild.
getBoundingClientRect().height;S.top+yg>x.bottom&&(f.scrollTop+=S.top-x.top-M)}h.addEventListener("change",k);function $(f,x){if(o.hidden=!u,!!u)if(f){T();let S=Ns(
e,e.current(),u);v=[q(),0],k(),m(q(),Math.max(0,S));let M=I(q(),Math.max(0,S));r.scrollLeft=M.offsetLeft-r.clientWidth/2,x&&E()}else k(),w()}return f=>{let x=e.
current(),S=e.hideFrom===null?e.lensOf():null,M=g&&f.lens;if((f.run||f.lens)&&(g=!1),t.hidden=!x||!(e.canAsk||S)||e.recorded,t.hidden)return;(f.run||f.lens)&&A(
l,""),P(x);let R=S!==u;u=S,(R||f.selection||f.unit)&&$(R,M),u&&!g&&A(l,Ns(e,x,u)<0?s("This token is not among those below."):"")}}var Rs={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function ui(t,e){let{chosen:n,distribution:o}=e,r=i=>ue(i)??-1/0;return{count:t.count+1,
after:t.after+r(n.logprob??n.raw_logprob),before:t.before+r(n.raw_logprob),entropyAfter:t.entropyAfter+(o.entropy_after??0),entropyBefore:t.entropyBefore+(o.entropy_before??
0),kept:t.kept+(st(e)??0)}}var ln=(t,e)=>e?Math.exp(-t/e):null,vg=[1,2,3],Is=class{constructor(){this.ids=[],this.grams=new Map(vg.map(e=>[e,new Map])),this.repeated=
[],this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(
-1)),this.ids.push(e);for(let[n,o]of this.grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,o]of this.
grams){if(this.ids.length<n)continue;let r=o.get(this.gram(n))-1;r?o.set(this.gram(n),r):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function $d(t,e){let n=t.querySelector(".gp-status"),o=t.querySelector(".gp-alert"),r=t.querySelector(".gp-figures"),i=t.querySelector(".gp-notes"),a=new Map,l=new wn,
c;function h(){let{started:b,finished:N}=e;if(!b)return[];let z=N?N.num_tokens:e.numTokens,D=N?N.seconds:e.elapsed,K=N?N.time_to_first_token:e.firstElapsed,G={limit:B(
b.max_new_tokens)};if(e.isFromElsewhere)return[{name:s("Tokens"),value:B(z),term:"length",run:()=>""},u(z)];let Y=D>0&&z?(z/D).toFixed(1):"–";return[{name:s("\
Tokens"),value:B(z),term:"length",run:()=>e.usesBeams?s("{tokens} of at most {limit} new tokens, one per step for all beams together.",{tokens:B(z),...G}):s("{t\
okens} of at most {limit} new tokens.",{tokens:B(z),...G})},{name:s("Per second"),value:Y,term:"speed",run:()=>Y==="–"?"":s("{tokens} tokens / {time} s = {val\
ue} tokens per second.",{tokens:B(z),time:D.toFixed(2),value:Y})},{name:s("First token"),value:K===null?"–":Ne(K),term:"first-token",run:()=>K===null||!(D>0)?
"":s("{first} of {time} in all.",{first:Ne(K),time:Ne(D)})},...g(b.waits||{}),...v(),u(z),{name:s("Seed"),value:String(b.seed),term:"seed",run:()=>""}]}function u(b){
return{name:s("Stopped by"),value:q(),term:"ending",run:()=>e.finished?F(b,"after {count} token: {reason}.","after {count} tokens: {reason}.",{reason:q()}):"",words:!0}}
function g(b){let N=Object.entries(b).filter(([,K])=>K>=Sg);if(!N.length)return[];let z=N.reduce((K,[,G])=>K+G,0),D=N.map(([K,G])=>`${Ed[K]?Ed[K]():K} ${Ne(G)}`).
join(", ");return[{name:s("Made ready"),value:Ne(z),term:"time",meaning:s("The time before the run began, in which its model was made ready."),run:()=>he(D)}]}function v(){
if(!e.rounds.length)return[];let b=l.read(e.rounds),{draft_acceptance_rate:N,mean_acceptance_length:z}=b,D=(Y,te)=>s("{denominator} = {value}.",{denominator:Pt(
Y,b),value:te}),[K,G]=[N===null?"–":H(N),U(z,2)];return[{name:s("Draft accepted"),value:K,term:"acceptance-rate",run:()=>D("draft_acceptance_rate",K)},{name:s(
"Tokens per draft"),value:G,term:"acceptance-length",run:()=>D("mean_acceptance_length",G)}]}function q(){return e.finished?[...new Set(e.finished.sequences.map(
N=>$e(N.stop_reason)[0]))].join(", ")||"–":e.running?s("still running"):s("an error")}function W(){let b=h(),N=new Set(b.map(({name:z})=>z));for(let[z,{figure:D}]of a)
N.has(z)||(D.remove(),a.delete(z));b.forEach(({name:z,value:D,term:K,run:G,meaning:Y,words:te},oe)=>{let le=a.get(z)||I(z,te,oe);A(le.value,D),ne(le.figure,K,G,
Y?{meaning:Y}:{})})}function I(b,N,z){let D=d("div","gp-figure"+(N?" gp-words":"")),K=d("dd");D.append(d("dt","",b),K),r.insertBefore(D,r.children[z]||null);let G={
figure:D,value:K};return a.set(b,G),G}let C=new Te(Rs,ui),P=new Is,T=Rs,L=b=>Number.isFinite(b)?Se(b,e.unit).toFixed(2).replace(/^-0.00$/,"0.00"):"−∞",O=b=>b===
null?"–":Number.isFinite(b)?b<1e3?b.toFixed(2):B(Math.round(b)):"∞";function k(){let b=y();return e.isFromElsewhere?b.filter(({term:N})=>N!=="entropy"&&N!==
"kept").map(N=>({...N,run:()=>""})):b}function y(){let{total:b}=C,{unit:N}=e,z=(te,{count:oe})=>oe?te/oe:null,D=(te,oe)=>oe.count?L(z(te,oe)):"–",K=C.steps.at(
-1).distribution.vocab??1/0,G=(te,oe,le,ke,Ce="")=>({name:te,term:oe,run:le,values:ke,meaning:Ce}),Y=B(b.count);return[G(s("perplexity"),"perplexity",()=>s("bef\
ore the processors, exp(−({sum}) / {tokens}) = {value}.",{sum:U(ue(b.before)),tokens:Y,value:O(ln(b.before,b.count))}),[O(ln(b.after,b.count)),O(ln(b.before,b.
count)),O(ln(T.before,T.count))],_([[b.after,b.count],[b.before,b.count],[T.before,T.count]],K)),G(s("mean log-probability, {unit}",{unit:N}),"mean-logprob",()=>p(
L(b.before),D(b.before,b)),[D(b.after,b),D(b.before,b),D(T.before,T)]),G(s("cumulative log-probability, {unit}",{unit:N}),"cumulative-logprob",()=>F(b.count,"be\
fore the processors, the log-probability of {count} token is {sum} {unit}.","before the processors, the log-probabilities of {count} tokens sum to {sum} {unit}.",
{sum:L(b.before),unit:N}),[L(b.after),L(b.before),L(T.before)]),G(s("mean entropy, {unit}",{unit:N}),"entropy",()=>p(L(b.entropyBefore),D(b.entropyBefore,b)),[D(
b.entropyAfter,b),D(b.entropyBefore,b),D(T.entropyBefore,T)]),G(s("mean tokens kept"),"kept",()=>s("{sum} tokens kept in all, over {tokens} steps = {value}.",{sum:B(
b.kept),tokens:Y,value:O(z(b.kept,b))}),[O(z(b.kept,b)),B(K),B(K)]),...[1,2,3].map(te=>G(`distinct-${te}`,"distinct-n",()=>m(te),[O(P.distinct(te)),"",""],w(te))),
G(s("repetition"),"repetition",()=>s("{repeated} of {tokens} tokens = {share}.",{repeated:B(P.numRepeated),tokens:Y,share:H(P.share)}),[H(P.share),"",""])]}let p=(b,N)=>s(
"before the processors, ({sum}) / {tokens} = {value} {unit}.",{sum:b,value:N,tokens:B(C.total.count),unit:e.unit});function m(b){let N=P.ids.length-b+1;return N>
0?s("{different} different / {all} in all = {value}.",{different:B(P.grams.get(b).size),all:B(N),value:O(P.distinct(b))}):""}let w=b=>b===1?s("The number of dif\
ferent tokens over the number of all tokens: 1 means that none occurs twice."):s("The number of different {n}-grams (runs of {n} tokens) over the number of all \
of them: 1 means that none occurs twice.",{n:b});function _(b,N){return b.every(([z,D])=>!D||ln(z,D)<=N)?s("How many equally likely tokens there were to choose \
from, on average: e to the power of minus the mean log-probability in nats."):s("e to the power of minus the mean log-probability in nats; above {count}, the si\
ze of the vocabulary, where tokens drawn at random would be likelier.",{count:B(N)})}function E(){let b=e.current(),N=b?e.lastOf(b):null,{keep:z,added:D}=C.follow(
N&&!N.isPrompt?N:null);P.cut(z);for(let{chosen:G}of D)P.add(G.token_id);let K=t.querySelector(".gp-text-numbers");K.hidden=!C.steps.length,!K.hidden&&($(),K.open&&
f(b))}function $(){let{total:b}=C;A(t.querySelector(".gp-in-short"),s("Perplexity {value}",{value:O(ln(b.before,b.count))}))}function f(b){let N=e.lines().length>
1?e.lineOf(b):null;A(t.querySelector(".gp-whose"),N&&N.label?s("of {label}",{label:N.label}):""),t.querySelector(".gp-prompt-head").hidden=!T.count,t.querySelector(
".gp-before-head").hidden=e.isFromElsewhere,t.querySelector(".gp-after-head > span").hidden=e.isFromElsewhere;let z=k(),D=t.querySelector(".gp-totals tbody");for(;D.
rows.length<z.length;){let K=D.insertRow(),G=d("th","",null,{scope:"row"});G.append(d("span","","",{tabindex:"0","data-tip":""})),K.append(G,d("td"),d("td"),d("\
td"))}z.forEach(({name:K,term:G,run:Y,values:te,meaning:oe},le)=>{let[ke,...Ce]=D.rows[le].cells;A(ke.firstChild,K),ne(ke.firstChild,G,Y,{meaning:oe}),te.forEach(
(fo,mo)=>A(Ce[mo],fo)),Ce[1].hidden=e.isFromElsewhere,Ce[2].hidden=!T.count})}t.querySelector(".gp-text-numbers").addEventListener("toggle",E);function x(){let b=e.
finished?e.finished.sequences:[],N=new Map;b.forEach(({note:z},D)=>z&&N.set(s(z),[...N.get(s(z))||[],D+1])),i.replaceChildren(...[...N].map(([z,D])=>{let K=d("p");
return K.append(d("b","",D.length<b.length?S(D):s("Note:")),` ${z}`),K}))}function S(b){let N={numbers:b.join(", ")};return e.usesBeams?F(b.length,"Note on outp\
ut {numbers}:","Note on outputs {numbers}:",N):F(b.length,"Note on sequence {numbers}:","Note on sequences {numbers}:",N)}function M(){let[b,N]=R();n.textContent!==
[b,N].filter(Boolean).join(" ")&&n.replaceChildren(...b?[d("b","",b),...N?[" ",N]:[]]:[N])}function R(){let{started:b,finished:N,failed:z,queued:D,loading:K}=e;
if(K){let Ce=un(K);return["",Ce[0].toUpperCase()+Ce.slice(1)]}if(D){if(D.ahead===0)return[s("Starting …"),""];let Ce=F(D.ahead,"One run is ahead of yours.","{\
count} runs are ahead of yours.");return[s("Queued."),typeof D.seconds=="number"?`${Ce} ${Ei(D.seconds)}`:Ce]}if(z)return[s("Stopped by an error."),b?e.numTokens?
s("The text so far is kept."):s("Nothing was written."):""];if(!b)return["",s("Nothing has run yet.")];let{model:G,assistant:Y,mode:te,device:oe}=b,le=N||e.recorded?
0:e.shared-1,ke=`· ${[Y?s("{model} with {assistant}",{model:G,assistant:Y}):G,Xt(te),oe!=="cpu"&&oe,le>0&&F(le,"side by side with another run","side by side wi\
th {count} others")].filter(Boolean).join(" · ")}`;return e.recorded?[s("Recorded run"),ke]:[N?s("Finished"):s("Decoding …"),ke]}function j(){let b=e.waiting?
null:e.failed;if(c===b||(c=b,o.replaceChildren(),!b))return;let N=d("div","gp-problem"),z=(D,K,G)=>{let Y=d("p");Y.append(d("b","","✕ "),G?s("{name}: {meaning\
}",{name:G,meaning:D}):D,K?" "+K:""),N.append(Y)};for(let{knob:D,message:K,fix:G}of xo(b))z(K,G,D);o.append(N)}return b=>{b.run&&(r.replaceChildren(),a.clear()),
(b.run||b.status)&&(M(),j(),x()),(b.run||b.steps||b.status)&&W(),(b.run||b.prompt)&&(T=e.promptSteps.reduce(ui,Rs)),E()}}var Sg=.05,Ed={queued:()=>s("waiting fo\
r its turn"),asking:()=>s("asking the Hub"),download:()=>s("downloading"),converting:()=>s("converting the GGUF file"),loading:()=>s("loading")};var Ld=12;function Ad(t,e,n){let o=0,r=t.map(h=>{let u=o;return o=Math.min(1,o+(Et(h,n)||0)),{from:u,to:o,kind:fi(h,e),candidate:h}}),i=e.distribution.stages[n],
a=t.filter(h=>i&&ho(h,n+1)).reduce((h,u)=>h+(Et(u,n)||0),0),l=i?Math.max(0,Math.min(1-o,i.mass_removed-a)):0,c={from:o,to:1-l,kind:"others",candidate:null};return[
...r,c,{from:1-l,to:1,kind:"going",candidate:null}]}function fi(t,e){return t.token_id===e.chosen.token_id?"chosen":Ue(t)?"removed":"kept"}function Cd(){let t=d(
"div","gp-flow",null,{"aria-hidden":"true"}),e=se("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${Ld}`),e.setAttribute("preserveAspectRatio","none");let n=d(
"div","gp-flow-bar");return t.append(e,n),{box:t,ribbons:e,bar:n}}var _g=(t,e)=>e>12+7*Math.min(t.length,10);function mi({ribbons:t,bar:e},n,o,r,i){let a=ee(e,n.
length,()=>d("span",""));n.forEach(({from:c,to:h,kind:u,candidate:g},v)=>{let q=a[v];if(pe(q,`gp-piece gp-piece-${u}`),q.hidden=h-c<1e-4&&u!=="chosen",q.hidden)
return;ae(q,"left",c),ae(q,"width",h-c);let W=g?g.text:u==="others"?s("others"):"",I=W&&_g(W,(h-c)*r)?W:"";(q.dataset.text||"")!==I&&q.replaceChildren(...I?[ie(
I,"gp-piece-word")]:[]),q.dataset.text=I,xe(q,()=>i(n[v],o&&o[v]))});let l=ee(t,o?n.length:0,()=>se("path"));(o||[]).forEach((c,h)=>{let{from:u,to:g,kind:v}=Og(
n[h]),[q,W,I,C]=[c.from,c.to,g,u].map(P=>(P*100).toFixed(2));l[h].dataset.kind!==v&&(l[h].dataset.kind=v,l[h].setAttribute("class",`gp-ribbon gp-ribbon-${v}`)),
l[h].setAttribute("d",c.to>c.from?`M${q} 0H${W}L${I} ${Ld}H${C}Z`:"")})}function Og(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,from:1,to:1}:
t}var js=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,o){this.drawHead(e);let r=e.filter(h=>h.idle).length;this.table.style.minWidth=`${100+20*r+60*(e.length-
r)}px`;let i=n.map(h=>e.map(({number:u})=>Et(h,u))),a=Math.max(.02,...i.flat().filter(h=>h!==void 0)),l=new Set(ft(o));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((h,u)=>this.fill(this.lines[u],h,e,i[u],a,o,l));let c=this.lines.flatMap(h=>h.cells.
map(({cell:u})=>u));!c.some(h=>h.tabIndex===0)&&c.length&&(c[0].tabIndex=0)}drawHead(e){let n=ee(this.head,e.length+1,()=>{let o=d("th","",null,{scope:"col"});return o.
append(d("span","gp-stage-place"),d("span","gp-stage-name")),o});A(n[0].lastElementChild,s("candidate")),e.forEach(({place:o,name:r,tip:i,idle:a},l)=>{let c=n[l+
1];pe(c,a?"gp-idle-column":""),A(c.firstElementChild,o),A(c.lastElementChild,r),c.lastElementChild.classList.toggle("gp-hidden",a),c.dataset.tip=i})}newLine(){let e=this.
body.insertRow(),n=d("th","",null,{scope:"row"}),o=d("span","gp-sign","",{"aria-hidden":"true"}),r=d("bdi","gp-word"),i=d("span","gp-course-tag"),a=d("div","gp-\
course-name"),l=d("div","");l.append(r,i),a.append(o,l),n.append(a),e.append(n),this.lines.push({row:e,head:n,sign:o,word:r,tag:i,cells:[]})}newCell(e){let n=d(
"td","",null,{role:"gridcell",tabindex:"-1"}),o=d("span","gp-course-track",null,{"aria-hidden":"true"}),r=d("i","gp-course-bar");o.append(r);let i=d("span","gp-\
course-number");n.append(o,i),e.row.append(n),e.cells.push({cell:n,bar:r,number:i})}fill(e,n,o,r,i,a,l){let c=n.token_id===a.chosen.token_id,h=Ue(n);for(pe(e.row,
`gp-course gp-course-${fi(n,a)}`),A(e.sign,c?"▶":h?"✕":""),Oe(e.word,n.text),A(e.tag,[c&&(a.given?s("given"):s("chosen")),h&&s("removed"),!l.has(n)&&s("look\
ed up")].filter(Boolean).join(", ")),xe(e.head,()=>qs(n,a));e.cells.length>o.length;)e.cells.pop().cell.remove();for(;e.cells.length<o.length;)this.newCell(e);o.
forEach((u,g)=>this.fillCell(e.cells[g],n,o,g,r,i))}fillCell({cell:e,bar:n,number:o},r,i,a,l,c){let{number:h,name:u,idle:g,side:v}=i[a],[q,W]=[l[a],a?l[a-1]:void 0],
I=ho(r,h)&&q!==void 0,C=I&&a>0&&!ho(r,i[a-1].number);pe(e,[g&&"gp-idle-column",I&&!C&&"gp-gone",C&&"gp-cut"].filter(Boolean).join(" ")),ae(n,"height",Math.sqrt(
(q||0)/c));let P=q===void 0?"–":C?`✕ ${u}`:I?v==="after"?"✕":"":H(q);A(o,P),o.classList.toggle("gp-hidden",g&&!C);let T=!C&&a&&W!==void 0&&q!==void 0&&H(q)!==
H(W)?q>W?"up":"down":"";(o.dataset.change||"")!==T&&(o.dataset.change=T),xe(e,()=>this.words(r,i[a],{share:q,was:W,gone:I,cut:C}))}words({text:e},{side:n,name:o,
idle:r,number:i},{share:a,was:l,gone:c,cut:h}){let u={token:J(e),share:H(a??0),was:H(l??0),processor:o,number:i};return a===void 0?s("{token}: not recorded at t\
his place.",u):h?s("{token}: removed by {processor}; it had {was} just before.",u):c?s("{token}: no probability left here.",u):n?n==="after"?s("{token}: {share}\
 after all processors.",u):s("{token}: {share} before the processors.",u):r?s("{token}: {share}, unchanged by {processor}.",u):u.share===u.was?s("{token}: {shar\
e} after {processor} (stage {number}), the same as before it.",u):s("{token}: {share} after {processor} (stage {number}), {was} before it.",u)}keepFocus(e){if(!(e.
tabIndex!==-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={ArrowRight:[0,1],ArrowLeft:[
0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},o=e.target.closest("td");if(!o||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();
let r=this.lines.findIndex(h=>h.row===o.parentNode),[i,a]=n[e.key],l=(h,u)=>Math.max(0,Math.min(u-1,h)),{cells:c}=this.lines[l(r+i,this.lines.length)];c[l(o.cellIndex-
1+a,c.length)].cell.focus()}};function Pd(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-none"),i=t.querySelector(".gp-chain tbody"),a=t.querySelector(".gp-courses"),l=t.querySelector(
".gp-all"),c=t.querySelector(".gp-beams-note"),h=t.querySelector(".gp-chosen-word"),u=new js(t.querySelector(".gp-courses-grid")),g=new Te({},P),v=[],q=b=>()=>e.
current()?b(e.current()):"";de(t,{entropy:q(b=>wd(b,e.unit)),left:q(b=>he([b.distribution.vocab,...Ut(b).map(({kept:N})=>N)].map(B).join(" → "))),here:q(b=>Ee(
Ut(b).map(N=>s("{name}: {words}",{name:N.name,words:Vt(N)}))))});let W=!1,I=[],C=300;function P(b,N){let z=Ut(N);if(!z.length)return b;let D={...b};for(let K of z){
let G=K.number+K.kind,{ran:Y,acted:te,removed:oe,moved:le}=b[G]||{ran:0,acted:0,removed:0,moved:0};D[G]={ran:Y+1,acted:te+!K.idle,removed:oe+K.removed,moved:le+
K.moved}}return D}function T({ran:b,acted:N,removed:z,moved:D}){return N?D>2*z?F(b,"{acted} of {count} step, {share} moved","{acted} of {count} steps, {share} m\
oved",{acted:B(N),share:H(D/N)}):F(b,"{acted} of {count} step, {share} removed","{acted} of {count} steps, {share} removed",{acted:B(N),share:di(z/N)}):F(b,"not\
hing in {count} step","nothing in {count} steps")}let L=new ResizeObserver(([{contentRect:b}])=>{if(!b.width||Math.abs(b.width-C)<8)return;C=b.width;let N=e.current();
N&&j(N)});function O(){let b=i.insertRow(),N=d("th","",null,{scope:"row"}),z=d("span","gp-number",""),D=d("span","","",{tabindex:"0","data-tip":""}),K=d("span",
"gp-side"),G=d("span","gp-knob");N.append(z,D," ",K," ",G);let Y=Cd();b.append(N,d("td","gp-flow-cell"),d("td","gp-left"),d("td","gp-entropy"),d("td","gp-here-w\
ords"),d("td","gp-over")),b.cells[1].append(Y.box);let[,,te,oe,le,ke]=b.cells;return v.length||L.observe(Y.bar),v.push({row:b,number:z,name:D,tags:K,knob:G,flow:Y,
left:te,entropy:oe,here:le,over:ke}),v.at(-1)}function k(b,{kind:N,number:z,name:D,tip:K,side:G,knob:Y,entropy:te,left:oe,here:le,over:ke}){b.row.className=`gp-\
stage-${N}`,A(b.number,z),A(b.name,D),b.name.dataset.tip!==K&&(b.name.dataset.tip=K),A(b.tags,G),b.tags.hidden=!G,A(b.knob,Y),b.knob.hidden=!Y,A(b.left,oe),A(b.
entropy,te),typeof le=="string"?A(b.here,le):b.here.replaceChildren(...le),A(b.over,ke)}function y(b,N){let{vocab:z,entropy_before:D}=b.distribution,{name:K,meaning:G}=co(
b),Y={kind:"source",number:"",name:K,tip:G,side:N.length?s("before"):s("before and after"),knob:"",left:s("{count} left",{count:B(z)}),entropy:re(D,e.unit),here:"",
over:""},te=N.map((oe,le)=>({kind:oe.idle?"idle":"active",number:`${oe.number}. `,name:oe.name,tip:`${oe.meaning} (${oe.kind})`,side:le===N.length-1?s("after"):
"",knob:Cs(oe.knobs,e.started),left:s("{count} left",{count:B(oe.kept)}),entropy:re(oe.entropy,e.unit),here:Vt(oe),over:T(g.total[oe.number+oe.kind])}));return[
Y,...te,p(b)]}function p(b){let[N,z]=po(b,e.started),D=ie(b.chosen.text,"gp-strong");return{kind:"choice",number:"",name:N,tip:s("How the token came about, and \
its probability after the processors."),side:"",knob:"",left:"",entropy:"",here:["▶ ",...ge(z,{token:D}),` (${m(b)})`],over:""}}function m(b){return Ue(b.chosen)?
s("removed by {processor}",{processor:an(b.chosen,b)}):b.beam?s("log-probability {value}",{value:U(b.chosen.logprob)}):H(Q(b.chosen.logprob))}function w(b,N,z){
let D=y(b,N);for(;v.length>D.length;)v.pop().row.remove();D.forEach((te,oe)=>k(v[oe]||O(),te));let K=[0,...N.map(({number:te})=>te)].map(te=>Ad(z,b,te)),G=f(b,N),
Y=x(b,N);v.forEach(({flow:te},oe)=>{te.box.hidden=!G&&oe>0,!te.box.hidden&&(oe<K.length?mi(te,K[oe],K[oe-1],C,(le,ke)=>E(le,ke,oe,Y)):$(te,K.at(-1),C))})}let _=({
from:b,to:N})=>H(N-b);function E(b,N,z,D){let K=_(b);if(b.kind==="going")return s("Tokens that are not shown here and that {processor} removes: {share}.",{processor:D[z+
1].name,share:K});let G=b.candidate?J(b.candidate.text):s("All other tokens together");if(!z)return s("{token}: {share} before the processors.",{token:G,share:K});
let Y={token:G,share:K,processor:D[z].name,was:_(N)};return b.candidate?s("{token}: {share} after {processor}, {was} before it.",Y):s("{token}: {share} after {p\
rocessor}.",Y)}function $(b,N,z){let D=N.filter(({kind:K})=>K==="chosen");mi(b,D,D,z,K=>s("{token} had {share} of what was left.",{token:J(K.candidate.text),share:_(
K)}))}let f=({distribution:b},N)=>b.candidates.every(({stage_logprobs:z})=>(z||[]).length===N.length);function x(b,N){let z=co(b);return[{number:0,place:s("befo\
re"),name:z.name,tip:z.meaning,idle:!1,side:"before"},...N.map(D=>({number:D.number,place:String(D.number),name:D.name,idle:D.idle,side:"",tip:s("{number}. {nam\
e}: {effect} here. It {meaning}.",{...D,effect:Vt(D)})}))]}function S(b,N,z,D){if(a.hidden=!N.length||!f(b,N),a.hidden)return;let K={number:N.length,place:s("af\
ter"),name:s("all processors"),tip:s("After all processors: the distribution from which the token was chosen."),idle:!1,side:"after"};u.draw([...x(b,N),K],z,b),
l.hidden=D<=10,A(l,W?s("show {count} only",{count:10}):s("show all {count}",{count:B(D)})),l.setAttribute("aria-expanded",String(W))}l.addEventListener("click",
()=>{W=!W,j(e.current())});function M(b){if(b.distribution.stages.length)return"";if(b.isPrompt)return s("The model’s own distribution: no logits processor take\
s part in reading the prompt.");let N=e.started.processors||[],z=Fn(b);if(e.started.mode==="custom"&&!N.length)return s("Your own loop called no logits processo\
r here.");if(!N.length)return z?s("DoLa’s contrast, untouched: no logits processor runs."):s("The model’s own distribution, untouched: no logits processor run\
s.");let D={processors:N.map(K=>Ke(K)[0]).join(", ")};return z?s("DoLa’s contrast, untouched here. Prepared, but not used by this loop: {processors}.",D):s("T\
he model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",D)}function R(b){let N=b.isPrompt||b.given,z=b.isPrompt?s("at\
 prompt token {number}: {token} (given, not chosen)"):N?s("at token {number}: {token} (given, not chosen)"):s("at token {number}: {token}");o.replaceChildren(...ge(
z,{number:String(b.index+1),token:ie(b.chosen.text)})),A(h,N?s("given"):s("chosen"))}function j(b){let N=Ut(b),z=ft(b),D=(b.watched||[]).filter(({token_id:G})=>z.
every(Y=>Y.token_id!==G)),K=Ps(z,10,b.chosen.token_id);R(b),A(r,M(b)),r.hidden=!r.textContent,c.hidden=!b.beam||!N.length,w(b,N,K),S(b,N,[...W?z:K,...D],z.length)}
return b=>{let N=e.current();t.hidden=!N,N&&(N.isPrompt||g.follow(e.lastOf(N)),!(N===I[0]&&g.total===I[1]&&!b.unit&&!b.watched)&&(I=[N,g.total],j(N)))}}function Tg(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function Mg(t,e){
let n=[...t];for(let o=n.length-1;o>0;o--){let r=Math.floor(e()*(o+1));[n[o],n[r]]=[n[r],n[o]]}return n}function qd(t,e){let i=b=>t.querySelector(".gp-"+b),a=t.
querySelector("details"),[l,c,h,u]=["from","choices","reveal","next"].map(i),g=null,v=b=>[s("1st"),s("2nd"),s("3rd")][b]??"",q=()=>e.usesBeams&&!e.finished?[]:e.
allLines(),W=b=>be(q()[b]?q()[b].last:null),I=b=>b.distribution.candidates.filter(({raw_rank:N})=>N).sort((N,z)=>N.raw_rank-z.raw_rank).slice(0,6);function C(b){
let N=Number(e.started.seed)%4294967296+7919*b.index+104729*b.sequence;return Mg(I(b),Tg(N))}let P=b=>I(b).length>1;function T(b){let N=e.current(),z=N&&e.lastOf(
N),D=Math.max(0,q().findIndex(Y=>Y.last===z)),K=W(D),G=K.findIndex((Y,te)=>te>=b&&P(Y));if(G<0){A(i("cannot"),K.length>b?s("From there on the run has recorded n\
o candidates to pick from: raise top_candidates and run it again."):e.running?s("The run has not reached this token yet."):s("There is no token {number} in this\
 text: choose an earlier one.",{number:b+1}));return}A(i("cannot"),""),g={line:D,at:G,step:null,picks:[],revealed:!1,results:[]},L()}function L(){let b=W(g.line);
for(;b[g.at]&&!P(b[g.at]);)g.at+=1;if(Object.assign(g,{step:b[g.at]||null,picks:[],revealed:!1}),!g.step&&!e.running){m();return}O(),g.step&&e.selectStep(g.step.
before),w(()=>c.querySelector("button"))}function O(){e.hide(g&&a.open?g.at+(g.revealed?1:0):null)}function k(b){let{picks:N}=g;N.includes(b)?N.splice(N.indexOf(
b),1):N.length<3&&N.push(b),f()}function y(){let{step:b,picks:N}=g,z=I(b),D=z.find(({token_id:K})=>K===N[0]);g.revealed=!0,document.dispatchEvent(new CustomEvent(
"gp-predicted",{detail:{sequence:b.sequence,index:b.index,token:N[0]}})),g.results.push({step:b,first:D,share:Math.exp(D.raw_logprob-z[0].raw_logprob),hit:N.includes(
b.chosen.token_id)}),O(),e.selectStep(b),w(()=>u)}function p(){if(g.results.length>=10){m();return}g.at+=1,L()}function m(){let{results:b,line:N}=g,z=g.at+(g.revealed?
1:0);g=null,O(),l.value=W(N).slice(z).some(P)?z+1:1,j(b),w(()=>i("begin"))}function w(b){let N=t.contains(document.activeElement);R(),N&&b()&&b().focus({preventScroll:!0})}
let _=({piece:b,chosen:N,text:z})=>b??(N?N.text:z);function E(){let b=be(g.step?g.step.before:W(g.line).at(-1)||null),N=[...e.prefix,...b].map(_).join(""),z=d("\
span","gp-gap","?",{"aria-label":s("the hidden token")});g.revealed&&z.replaceChildren(ie(g.step.chosen.text));let D=i("so-far");D.replaceChildren(N,z),D.scrollTop=
D.scrollHeight}function $(){c.replaceChildren(...(g.step&&!g.revealed?C(g.step):[]).map(({token_id:b,text:N})=>{let z=d("button","gp-button gp-choice",null,{type:"\
button","aria-pressed":"false","data-token":b});return z.append(d("span","gp-order"),ie(N)),z.addEventListener("click",()=>k(b)),z})),f()}function f(){for(let b of c.
children){let N=g.picks.indexOf(Number(b.dataset.token));b.setAttribute("aria-pressed",String(N>=0)),b.disabled=N<0&&g.picks.length>=3,A(b.querySelector(".gp-or\
der"),v(N))}h.disabled=!g.picks.length}function x(){if(i("answer").hidden=!g.revealed,!g.revealed)return;let{step:b,picks:N}=g,{share:z,hit:D}=g.results.at(-1),
K=I(b),G=b.chosen.token_id,Y=K.some(({token_id:le})=>le===G)?K:[...K,b.chosen];i("truth").tBodies[0].replaceChildren(...Y.map(le=>{let ke=d("tr",le.token_id===G?
"gp-taken":""),Ce=d("th","",null,{scope:"row"});le.token_id===G&&Ce.append(d("span","","▶ "),d("span","gp-hidden",`${s("chosen:")} `)),Ce.append(ie(le.text));
let fo=d("div","gp-share"),mo=d("i");mo.style.width=`${(45*Q(le.raw_logprob)).toFixed(2)}%`,fo.append(mo,H(Q(le.raw_logprob)));let _i=d("td");_i.append(fo);let eh=N.
indexOf(le.token_id);return ke.append(Ce,d("td","",v(eh)),_i,d("td","",H(Q(le.logprob))),d("td","",le.raw_rank?B(le.raw_rank):"–")),ke}));let oe=i("took");oe.
replaceChildren(...ge(D?s("The run chose “{token}”, which is among your picks."):s("The run chose “{token}”, which is not among your picks."),{token:ie(
b.chosen.text,"gp-strong")})," "),oe.append(z===1?s("Your first pick is the token that the model found likeliest."):s("Your first pick has {share} of the probab\
ility of the likeliest token.",{share:H(z)}))}let S=b=>b.reduce((N,{share:z})=>N+z,0)/b.length,M=b=>b.filter(({hit:N})=>N).length;function R(){if(i("before").hidden=
!!g,i("round").hidden=!g,!g)return;i("sum").hidden=!0;let{results:b,revealed:N,step:z}=g,K={number:b.length+(N?0:1),steps:10,token:z&&z.index+1};A(i("progress"),
z?N?s("Step {number} of {steps}: token {token}.",K):s("Step {number} of {steps}: which token comes next, as token {token}? Pick up to three, the likeliest first\
.",K):s("Waiting for the next token of the run.")),A(i("score"),b.length?s("So far: your first picks are {share} as likely as the top token; the run’s token was\
 among your picks in {hits} of {count}.",{share:H(S(b)),hits:M(b),count:b.length}):""),h.hidden=N||!z,u.hidden=!N,A(u,b.length>=10?s("Show the score"):s("Next t\
oken")),E(),$(),x()}function j(b){let N=i("sum");if(N.hidden=!1,N.replaceChildren(d("h3","",s("The round is over"))),!b.length){N.append(d("p","",s("No token wa\
s revealed, so there is no score.")));return}let z=(...G)=>{let Y=d("p");Y.append(...G),N.append(Y)};z(...ge(s("{share}: how likely your first picks were, on av\
erage, compared with the likeliest token."),{share:d("b","",H(S(b)))}));let D=d("b","",s("{hits} of {count}",{hits:M(b),count:b.length}));z(...ge(s("{steps}: st\
eps in which the run’s token was among your picks ({share})."),{steps:D,share:H(M(b)/b.length)}));let K=[...b].sort((G,Y)=>G.share-Y.share||Y.step.distribution.
entropy_before-G.step.distribution.entropy_before);for(let[G,{step:Y,first:te,share:oe}]of[[s("Hardest:"),K[0]],[s("Easiest:"),K.at(-1)]])z(d("b","",G)," ",...ge(
s("token {number}, “{token}”; your “{pick}” had {share} of the likeliest token’s probability, and the entropy was {entropy}."),{number:String(Y.index+
1),token:ie(Y.chosen.text),pick:ie(te.text),share:H(oe),entropy:re(Y.distribution.entropy_before,e.unit)}))}return i("begin").addEventListener("click",()=>T(Math.
max(1,Math.floor(Number(l.value))||1)-1)),i("from-here").addEventListener("click",()=>{let b=e.current();l.value=b&&!b.isPrompt?b.index+1:1}),h.addEventListener(
"click",y),u.addEventListener("click",p),i("end").addEventListener("click",m),a.addEventListener("toggle",O),b=>{t.hidden=!e.started,b.run&&(g=null,l.value=1,i(
"sum").hidden=!0,A(i("cannot"),""),R()),A(i("begin"),i("sum").hidden?s("Start a round"):s("Another round")),g&&!g.step&&(b.steps||b.status)&&L()}}function Wd(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-verdict"),i=t.querySelector(".gp-score-head"),a=t.querySelector("tbody"),l=t.querySelector(
".gp-more"),c=t.querySelector(".gp-tally"),h=new Te({steps:0,differed:0},(m,w)=>w.reranked?{steps:m.steps+1,differed:m.differed+ +(v(w.reranked).token_id!==w.chosen.
token_id)}:m),u=[],g=[],v=m=>m.reduce((w,_)=>_.probability>w.probability?_:w);function q(){let m=a.insertRow(),w=d("th","",null,{scope:"row"}),[_,E,$]=[d("span",
"gp-sign"),d("bdi","gp-word"),d("span","gp-tag",s("most probable"))];w.append(_,E,$),m.append(w);let f=["probability","penalty","score"].map(()=>{let x=d("div",
"gp-cell"),S=d("span","gp-balance",null,{"aria-hidden":"true"}),[M,R]=[d("i","gp-part"),d("i","gp-zero")];S.append(M,R);let j=d("span","gp-amount");return x.append(
S,j),m.append(d("td")),m.lastChild.append(x),{part:M,zero:R,amount:j}});return u.push({row:m,sign:_,word:E,tag:$,cells:f}),u.at(-1)}function W({part:m,zero:w,amount:_},E,[
$,f],x){let S=M=>(M-$)/(f-$)*100;m.style.left=`${Math.min(S(0),S(E))}%`,m.style.width=`${Math.abs(S(E)-S(0))}%`,w.style.left=`${S(0)}%`,A(_,x)}function I({part:m,
zero:w,amount:_},E,[$,f],x){let S=M=>4+(M-$)/(f-$)*92;m.hidden=E===null,m.style.left=`${S(E)}%`,w.style.left=`${S(0)}%`,A(_,x)}function C(m,w,_,E,$){let f=w.token_id===
_.chosen.token_id;m.row.className=f?"gp-winner":"",A(m.sign,f?"▶":""),We(m.word,w.text),m.tag.hidden=w!==E||f,W(m.cells[0],w.probability,$.probability,H(w.probability)),
W(m.cells[1],w.penalty,$.penalty,U(w.penalty)),I(m.cells[2],w.score,$.score,U(w.score))}function P(m){let[w,_]=[Math.min(0,...m),Math.max(0,...m)];return _>w?[w,
_]:[0,1]}function T(m){let w=v(m.reranked),_=m.reranked.find(x=>x.token_id===m.chosen.token_id),E=m.reranked.slice(0,12);_&&!E.includes(_)&&(E[11]=_);let $=Object.
fromEntries(["probability","penalty","score"].map(x=>[x,P(E.map(S=>S[x]))]));for(;u.length<E.length;)q();u.forEach((x,S)=>{x.row.hidden=S>=E.length,S<E.length&&
C(x,E[S],m,w,$)});let f=m.reranked.length-E.length;l.hidden=f<=0,A(l,F(f,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),L(_,w)}function L(m,w){if(!m){r.replaceChildren();return}let _={token:ie(m.text,"gp-strong"),score:U(m.score)};r.replaceChildren(...m===
w?ge(s("{token} won: the most probable token has the highest score too ({score})."),_):ge(s("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{..._,other:ie(w.text,"gp-strong"),share:H(w.probability),penalty:U(w.penalty),
lower:U(w.score)}))}function O(){let m=e.started.effective.penalty_alpha;return typeof m!="number"?s("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):s("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
m).toFixed(4)),alpha:m})}let k=m=>m&&m.reranked&&m.reranked.find(w=>w.token_id===m.chosen.token_id),y=m=>()=>{let w=k(e.current());return w?s("{name}: {words}.",
{name:J(w.text),words:m(w)}):""},p=y(({probability:m,penalty:w,score:_})=>{let E=e.started.effective.penalty_alpha;return typeof E!="number"?U(_):`(1 − ${E}) \
· ${U(m)} − ${E} · ${U(w)} = ${U(_)}`});return de(t,{probability:y(({probability:m})=>H(m)),penalty:y(({penalty:m})=>U(m))}),()=>{let m=e.current();if(t.hidden=
!(m&&m.reranked&&m.reranked.length),t.hidden||(h.follow(e.lastOf(m)),m===g[0]&&h.total===g[1]))return;g=[m,h.total],o.textContent=s("at token {number}",{number:m.
index+1}),ne(i,"degeneration-penalty",p,{meaning:O()}),T(m);let{steps:w,differed:_}=h.total;A(c,s("Along the text: a token other than the most probable one won \
in {differed} of {count} steps ({share}).",{differed:B(_),count:B(w),share:H(_/w)}))}}function Nd(t,e){let n=()=>t.closest(".token-panel"),o=T=>t.querySelector(".gp-"+T),[r,i,a,l,c]=["place-words","back","on","newest","fold"].map(o),h=[...t.querySelectorAll(
"[role=tab]")],u=h.find(({dataset:T})=>T.shows==="logit_lens"),g=h.find(({dataset:T})=>T.shows==="curve"),v=h.find(({dataset:T})=>T.shows==="processors");function q(T){
n()&&(n().dataset.shows=T);for(let L of h){let O=L.dataset.shows===T;L.setAttribute("aria-selected",String(O)),L.tabIndex=O?0:-1}}for(let T of h)T.addEventListener(
"click",()=>{q(T.dataset.shows),W(!0)}),T.addEventListener("keydown",L=>{let O={ArrowRight:1,ArrowLeft:-1}[L.key];if(!O)return;L.preventDefault();let k=h.filter(
({hidden:p})=>!p),y=k[(k.indexOf(T)+O+k.length)%k.length];q(y.dataset.shows),W(!0),y.focus()});function W(T){n()?.toggleAttribute("data-folded",!T),c.setAttribute(
"aria-expanded",String(T)),c.textContent=T?"▾":"▴"}c.addEventListener("click",()=>W(c.getAttribute("aria-expanded")==="false"));let I=null;i.addEventListener(
"click",()=>e.walk(-1)),a.addEventListener("click",()=>e.walk(1)),l.addEventListener("click",()=>e.selectStep(null));function C(T){let L=e.lineOf(T),O=e.lines().
length>1&&L&&!T.isPrompt?L.label:"",k=T.isPrompt?e.started.prompt_tokens.length:be(L?L.last:T).length,y=P(T,{number:B(T.index+1),count:B(k),line:O});r.ariaLive=
e.selected?"polite":"off",r.replaceChildren(ie(T.chosen.text,"gp-here"),d("span","",` ${y}`)),i.disabled=T.isPrompt?!T.before:T.index===0&&!e.promptSteps.length,
a.disabled=!L||L.last===T,l.hidden=!e.selected||!e.running}function P(T,L){return T.isPrompt?s("prompt token {number} of {count}",L):e.selected?L.line?s("token \
{number} of {count} of {line}",L):s("token {number} of {count}",L):L.line?s("newest token {number} of {count} of {line}",L):s("newest token {number} of {count}",
L)}return T=>{e.isFromElsewhere&&I!==e.started?W(!1):T.selection&&e.selected&&W(!0),I=e.isFromElsewhere?e.started:null,g.hidden=!qi(),u.hidden=!e.canAsk||e.recorded,
v.hidden=e.isFromElsewhere,e.isFromElsewhere&&["processors","logit_lens"].includes(n()?.dataset.shows)&&q("candidates");let L=e.current();if(L)return C(L);r.textContent=
s("No token yet"),i.disabled=a.disabled=!0,l.hidden=!0}}var gi=({messages:t,template:e})=>JSON.stringify([t,e||null]);function Id(t,e){let n=k=>t.querySelector(".gp-"+k),[o,r,i]=["said","rendered","try"].map(n),a=new WeakMap,
l=[],c="",h=null,u=null;function g(){return kn(t,r,e,k=>{let y=a.get(k);return y&&{id:y.token.token_id,text:y.token.text,where:s("prompt token {number}",{number:y.
index+1}),step:null,why:y.words}})}function v(){let{started:k,written:y}=e,p=k&&k.request.messages,m=p&&y&&k.model===y.model&&gi(k.request)===gi(y);return y&&!m?
{...y,ran:!1}:e.isFromElsewhere||!p||!p.length?null:{model:k.model,messages:p,template:k.request.template,tokens:k.prompt_tokens,parts:k.parts||[],ran:!0}}function q({
messages:k,parts:y,problem:p}){let m=new Set(y.filter(({kind:w})=>w==="message").map(({message:w})=>w));o.replaceChildren(...k.map(({role:w,content:_},E)=>{let $=d(
"li","",null,{"data-role":w});return $.append(d("span","gp-role",w),d("p","",_)),!p&&m.size>0&&!m.has(E)&&_.trim()&&$.append(d("p","gp-dropped",s("✕ The templat\
e leaves this message out."))),$}))}let W={message:({role:k})=>s("words of {role}",{role:k}),template:()=>s("written by the template"),generation:()=>s("generat\
ion prompt: the answer begins here")};function I(k,y){let p=k?W[k.kind](k):s("of unknown origin");return y.piece===null?s("special token, {whose}",{whose:p}):p}
function C({tokens:k,parts:y}){r.replaceChildren(),l=[],h=null;let p=new Set(y.map(({stop:w})=>w)),m=null;k.forEach((w,_)=>{let E=y.find(S=>S.start<=_&&_<S.stop)||
null;if(!m||!_||p.has(_)||y.some(({start:S})=>S===_)){let S=d("span","gp-part",null,E?{"data-kind":E.kind}:{});E&&E.kind==="message"&&S.append(d("span","gp-role",
E.role)),E&&E.kind==="generation"&&S.append(d("span","gp-role",s("the answer begins"))),r.append(S),m={rows:S,tokens:[]}}let $=d("span","gp-token",null,{role:"b\
utton",tabindex:"-1"}),f=I(E,w);Ge($,w),$.setAttribute("aria-label",s("prompt token {number}: {token}, {words}",{number:_+1,token:J(w.text),words:f})),a.set($,{
token:w,index:_,words:f});let x=m.tokens.length?a.get(m.tokens.at(-1)).token:null;Wt(m,$,w,x),l.push($)}),l.length&&P(l[0])}function P(k){h&&(h.tabIndex=-1),h=k,
k.tabIndex=0}function T(k){k&&(P(k),k.focus({preventScroll:!0}),k.scrollIntoView({block:"nearest"}),u.show(k))}r.addEventListener("click",({target:k})=>T(k.closest(
".gp-token"))),r.addEventListener("keydown",k=>{let y=l.indexOf(k.target.closest(".gp-token"));if(y<0||k.ctrlKey||k.metaKey||k.altKey)return;let p={ArrowRight:()=>l[y+
1],ArrowLeft:()=>l[y-1],Home:()=>l[0],End:()=>l.at(-1),ArrowDown:()=>Ve(l,y,1),ArrowUp:()=>Ve(l,y,-1),Enter:()=>l[y]," ":()=>l[y]};p[k.key]&&(k.preventDefault(),
T(p[k.key]()))});function L({tokens:k,parts:y}){let p=x=>y.filter(S=>S.kind===x).reduce((S,{start:M,stop:R})=>S+R-M,0),m=k.filter(({piece:x})=>x===null).length,
[w,_,E]=["message","template","generation"].map(p),$={words:B(w),around:B(_),begin:B(E)};return`${w||_?F(k.length,"{count} token: {words} for the words of the m\
essages, {around} around them, {begin} to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the \
answer.",$):E?F(k.length,"{count} token: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",
"{count} tokens: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",$):F(k.length,"{count} \
token: this template changes the words, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens i\
s unknown.")} ${F(m,"{count} is special.","{count} are special.")}`}function O({tokens:k,parts:y}){let p=y.filter(({kind:w})=>w==="message").flatMap(({start:w,stop:_})=>k.
slice(w,_)).filter(({piece:w})=>w===null),m=[...new Set(p.map(({text:w})=>J(w)))];return m.length?s("A message contains {tokens}: written like a special token, \
it is read as one, as if the template had written it.",{tokens:m.join(", ")}):""}return i.addEventListener("click",()=>e.ask({type:"without"})),()=>{let k=v();if(t.
hidden=!k,!k){c="";return}i.hidden=!Object.hasOwn(e.answers,"without")||!!k.problem;let y=JSON.stringify([k.model,gi(k),k.parts,k.problem,k.ran,k.tokens.length]);
if(y===c)return;c=y,u??=g(),A(n("which"),k.ran?s("of {model}, as this run read it",{model:k.model}):s("of {model}, as written now: not run yet",{model:k.model})),
X(n("refusal"),!!k.problem),A(n("refusal"),s(k.problem)),n("refusal").dataset.kind=k.away?"info":"error",n("refusal").setAttribute("role",k.away?"note":"alert"),
q(k),X(n("made"),!k.problem),C(k),X(n("generation-key"),k.parts.some(({kind:m})=>m==="generation")),A(n("template-words"),k.problem?"":L(k));let p=O(k);X(n("war\
n"),!!p),A(n("warn"),p),u.hide()}}function Rd(t,e,n){let{state:o,log:r,text:i,select:a}=t;function l(c){if(!c)return;let{step:h}=o.entries.get(c);t.reveal(c),h&&r.selectStep(h),c.focus({preventScroll:!0}),
c.scrollIntoView({block:"nearest"}),h||n.show(c)}i.addEventListener("click",c=>{let h=o.tokenAt(c);h&&(l(h),o.entries.get(h).step&&n.dismiss())}),i.addEventListener(
"keydown",c=>{if(c.key==="Escape"){r.selectStep(null);return}let h=o.tokenAt(c);if(!h||c.ctrlKey||c.metaKey||c.altKey)return;let u=o.allTokens,g=u.indexOf(h),v={
ArrowRight:()=>u[g+1],ArrowLeft:()=>u[g-1],ArrowDown:()=>Ve(u,g,1),ArrowUp:()=>Ve(u,g,-1),Home:()=>u.find(q=>o.entries.get(q).step),End:()=>u.at(-1),Enter:()=>h,
" ":()=>h};v[c.key]&&(c.preventDefault(),l(v[c.key]()))}),a.addEventListener("change",()=>{o.shadedBy=a.value,t.shadeAll(),e.drawScale()}),i.addEventListener("s\
croll",()=>{o.atEnd=i.scrollHeight-i.scrollTop-i.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(i)}var jd=t=>t.started&&t.started.request||{},wi=t=>!!jd(t).only_given;function bi(t,{index:e,isPrompt:n,isStart:o}){if(o)return s("decoder start token");let r={number:e+
1};return n?t.readsSource?s("source token {number}",r):s("prompt token {number}",r):s("token {number}",r)}function ki(t,{index:e,isStart:n}){return n?s("every t\
arget begins with it: not chosen"):t.readsSource?s("the encoder reads it: it has no probability"):t.isFromElsewhere?s("its probability was not told"):e===0?s("n\
othing comes before it: it has no probability"):jd(t).read_prompt&&!t.finished&&!t.failed?s("its probability is read when the text ends"):s("its probability was\
 not read")}function yi(t,e){let n=[];return e.given&&!wi(t)&&n.push(s("given, not chosen")),n.push(...na(e)),n}function Bd(t,e){let{step:n,token:o}=e,r=n?[...Po(
n,t.unit),...yi(t,n)]:[ki(t,e)];return[s("{where}: {token}",{where:bi(t,e),token:J(o.text)}),...r].join(", ")}var Bs=class{constructor(e,n,o,r){this.root=e,this.text=n,this.select=o,this.state=r,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new Te(Yi,Xi)}drawScale(){dt(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:o,begun:r,
lines:i}=n,a=!wi(n.log)&&i.some(({steps:l})=>l.length&&l[0].given);e.querySelector(".gp-mark-prompt").hidden=!o||!o.tokens.length,A(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),r?s("source, and what the target begins with"):s("prompt")),e.querySelector(".gp-mark-given").hidden=!a,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",a)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:o,lines:r}}=this;if(e.hidden=!o.rounds.length,e.hidden)return;n.follow(r.length&&r[0].steps.
at(-1)||null);let i=ee(e,Object.keys(kt).length,Eg);Object.entries(kt).forEach(([a,[,l,c]],h)=>{let[u,g]=i[h].children;i[h].dataset.draft=a,ne(i[h],{accepted:"d\
raft",correction:"correction",bonus:"bonus",target:"target"}[a],()=>"",{meaning:c,formula:""}),A(u,l),A(g,B(n.total[a]))})}};function Eg(){let t=d("span","",null,
{tabindex:"0"});return t.append(d("span","gp-ink")," ",d("b")),t}var zs=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.fold=null,this.begun=null,this.lines=
[],this.marked=null,this.atEnd=!0}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allRows(){return this.lines.flatMap(({folds:e})=>e?
e.boxes.map(({rows:n})=>n):[]).concat(this.paragraphs.map(({rows:e})=>e))}get allTokens(){return this.paragraphs.flatMap(({tokens:e})=>e)}elementOf(e){if(e.isPrompt)
return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.index];return null}tokenAt(e){let n=e.target.
closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var Fs=class{constructor(e,n,o){this.drawn=n,this.moved=o,this.goesOn=!1,this.along=new Te(sr(e),(r,i)=>rr(r,i.chosen.text,i.piece===null,e)),this.boxes=[]}rowsFor(e){
let n=this.along.total.spans.length;this.along.follow(e);let{since:o,place:r,spans:i}=this.along.total,a=this.boxes.at(-1);if(o!==null&&o<r)return(!a||a.since!==
o)&&(a=this.open(o)),a.rows;let l=i.length>n?i.at(-1):null;return l&&a&&a.since===l.start&&a.stop===null&&this.close(a,l.stop),this.drawn.rows}keepable(e){let{since:n}=this.
along.totals[e],o=this.boxes.find(r=>r.since===n);return n!==null&&o&&o.stop!==null?Math.min(e,o.stop):e}cut(e){let{drawn:n}=this;for(;n.tokens.length>e;){let a=n.
tokens.at(-1),l=this.boxOf(a);yt({rows:l?l.rows:n.rows,tokens:n.tokens},n.tokens.length-1),l&&!l.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:o,steps:r}=this.along;r.length=e,o.length=e+1;let i=this.boxes.at(-1);i&&this.along.total.since===i.since&&Object.assign(i,{stop:null,ended:!1})}boxOf(e){
let n=e.closest(".gp-reasoning");return n?this.boxes.find(o=>o.element===n):void 0}reveal(e){let n=this.boxOf(e);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(e){this.goesOn=e;for(let n of this.boxes){let o=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,A(n.chip,`${o?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!o)),n.element.classList.toggle("gp-folded",o)}}words({count:e,stop:n,ended:o}){return o?F(
e,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?F(e,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):F(e,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(e){return e.wish??e.ended}open(e){let n=d("span","gp-reasoning"),o=d("butto\
n","gp-reasoning-chip",null,{type:"button",title:s("The model’s reasoning before its answer. Click to fold or unfold it.")}),r=d("span","gp-reasoned");n.append(
o,r);let i={element:n,chip:o,rows:new et(r,this.drawn.rows),since:e,stop:null,ended:!1,count:0,wish:null};return o.addEventListener("click",()=>{i.wish=!this.isFolded(
i),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(i),i}close(e,n){let{tokens:o,rows:r}=this.drawn,i=o.slice(n);yt({rows:e.rows,
tokens:o},n),Object.assign(e,{stop:n,ended:this.along.total.spans.at(-1).end!==null}),e.rows.holder.hasChildNodes()||(r.removeLast(),this.boxes.pop());for(let a of i)
r.append(a);o.push(...i)}};var $g=30,Hs=class{constructor(e,n,o,r){this.text=e,this.empty=n,this.select=o,this.state=r,this.log=r.log,this.width=0,this.resettle=0,this.unfolds=!1}startRun(){
let{text:e,log:n,state:o}=this;if(e.replaceChildren(),o.clear(),!n.started){e.append(this.empty);return}let r=n.readsSource;e.classList.toggle("gp-apart",r),r&&
e.append(d("span","gp-part-name",s("Source: the encoder reads it"))),o.prompt=this.drawFixed(n.started.prompt_tokens,r?s("Source"):s("Prompt")),this.drawFold(),
r&&(e.append(d("span","gp-part-name",s("Target: the decoder writes it, from its start token on"))),o.begun=this.drawFixed(n.started.decoder_tokens,s("Start of t\
he target"),{isStart:!0}))}drawFixed(e,n,o={}){let r=d("span","gp-prompt",null,{"aria-label":n}),i={rows:new et(r),tokens:[]};return e.forEach((a,l)=>this.append(
i,{token:a,index:l,isPrompt:!0,step:null,...o})),this.text.append(r),i}drawFold(){let{prompt:e}=this.state,n=e.tokens.length,o=d("button","gp-unfold",null,{type:"\
button"});this.state.fold=n>$g&&!this.log.started.request.only_given?o:null,this.state.fold&&(o.addEventListener("click",()=>this.foldPrompt(this.unfolds)),e.rows.
holder.before(o),this.foldPrompt(!this.unfolds))}foldPrompt(e){let{fold:n,prompt:o}=this.state,{holder:r}=o.rows,i={count:B(o.tokens.length)};this.unfolds=!e,n.
textContent=e?s("Show all {count} tokens of the prompt",i):s("Show less of the prompt"),n.setAttribute("aria-expanded",String(!e)),r.classList.toggle("gp-folded",
e),e?r.setAttribute("tabindex","0"):r.removeAttribute("tabindex"),e&&(r.scrollTop=r.scrollHeight),this.dissolve()}drawPrompt(){for(let e of this.log.promptSteps){
let n=this.state.prompt.tokens[e.index];n&&(this.state.entries.get(n).step=e,this.describe(n),this.shade(n))}}drawLines(){let e=this.log.lines(),{lines:n}=this.
state,o=e.length===1&&e[0].kind==="sequence";for(o!==this.text.classList.contains("gp-single")&&(this.dissolve(),this.text.classList.toggle("gp-single",o));n.length>
e.length;)n.pop().element.remove();e.forEach((r,i)=>this.drawLine(n[i]||this.newLine(),r,i))}newLine(){let{begun:e,prompt:n,lines:o}=this.state,r=d("div","gp-li\
ne"),i=d("div","gp-line-head"),a=d("span","gp-line-body"),l=d("span","gp-stop");r.append(i,a,l),this.text.append(r);let c=e||n,h={element:r,head:i,rows:new et(a,
c&&c.rows),stop:l,steps:[],tokens:[],said:"",folds:null},{reasoning:u}=this.log.started;return u&&(h.folds=new Fs(u,h,()=>this.dissolve())),o.push(h),h}drawLine(e,n,o){
e.element.dataset.kind!==n.kind&&(e.element.dataset.kind=n.kind),e.element.classList.toggle("gp-line-minor",this.log.usesBeams&&o>0);let r=JSON.stringify([n.label,
n.score,n.stopReason]);r!==e.said&&(e.said=r,this.drawHead(e,n));let{folds:i}=e,a=bt(e.steps,n.last),l=i?i.keepable(a.keep):a.keep,c=[...e.steps.slice(l,a.keep),
...a.added];i?i.cut(l):yt(e,l),e.steps.length=l;for(let h of c)this.append(e,{token:{...h.chosen,piece:h.piece},index:h.index,isPrompt:!1,step:h}),e.steps.push(
h);i&&i.draw(this.log.running)}drawHead(e,n){let o=n.stopReason?$e(n.stopReason)[1]:"",r=n.label.charAt(0).toUpperCase()+n.label.slice(1);if(e.head.replaceChildren(
d("b","",r)),n.score!==null&&n.score!==void 0){let a=n.kind==="running",l=n.score.toFixed(3);e.head.append(d("span","",a?s("sum {value}",{value:l}):s("score {va\
lue}",{value:l}),{title:a?s("sum of the log-probabilities so far, in nats"):s("the sum divided by the length penalty")}))}let i=n.stopReason==="step"?"… ":"■ ";
o&&e.head.append(d("span","",i+o)),e.stop.textContent=o&&!this.log.usesBeams&&this.log.lasts.length===1?i+o:""}append(e,n){let o=e.tokens.at(-1),r=e.folds?e.folds.
rowsFor(n.step):e.rows;Wt({rows:r,tokens:e.tokens},this.tokenElement(n),n.token,o&&this.state.entries.get(o).token)}tokenElement(e){let{token:n,step:o,isPrompt:r}=e,
i=d("span",r?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-pressed":"false"});return Ge(i,n),o&&o.draft&&o.draft.origin!=="none"&&(i.dataset.
draft=o.draft.origin),o&&o.given&&(i.dataset.given=""),this.state.entries.set(i,e),this.describe(i),o&&this.shade(i),i}describe(e){e.setAttribute("aria-label",Bd(
this.log,this.state.entries.get(e)))}shade(e){Ft(e.querySelector(".gp-ink"),this.select.value,Me(this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){
for(let e of this.state.allTokens)this.state.entries.get(e).step&&this.shade(e)}reveal(e){for(let{folds:n}of this.state.lines)n&&n.reveal(e)}markCurrent(){let{log:e,
state:n}=this,o=e.current(),r=o?n.elementOf(o):null,{marked:i}=n;i&&i!==r&&(i.classList.remove("gp-current"),i.setAttribute("aria-pressed","false"),i.tabIndex=-1),
n.marked=r,r&&(e.selected&&!e.suggested&&this.reveal(r),o.isPrompt&&n.fold&&!this.unfolds&&this.foldPrompt(!1),r.classList.add("gp-current"),r.setAttribute("ari\
a-pressed",String(e.selected===o)),r.tabIndex=0)}followEnd(){let{log:e,text:n}=this;this.state.atEnd&&!e.selected&&e.running&&!e.usesBeams&&(n.scrollTop=n.scrollHeight)}resized(){
!this.text.clientWidth||this.text.clientWidth===this.width||(this.width=this.text.clientWidth,this.dissolve())}dissolve(){for(let e of this.state.allRows)e.dissolve();
clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.settle(),200)}settle(){this.width||=this.text.clientWidth;for(let e of this.state.allRows)e.settle()}};function zd(t,e){let n=t.querySelector(".gp-text"),o=t.querySelector(".gp-shade"),r=new zs(e),i=new Hs(n,t.querySelector(".gp-empty"),o,r),a=new Bs(t,n,o,r),l=kn(
t,n,e,g=>{let v=r.entries.get(g);if(!v)return null;let{token:q,step:W}=v,I=W?yi(e,W).join(", "):ki(e,v);return{id:q.token_id,text:q.text,where:bi(e,v),step:W,why:I}});
Rd(i,a,l);let c=[...o.options],h=["surprisal","rank"].map(g=>c.find(v=>v.value===g));h.unshift(new Option(s("probability"),"told"));function u(){if(e.started){let g=e.
isFromElsewhere?h:c;o.replaceChildren(...g);let v=g.some(({value:q})=>q===r.shadedBy);o.value=v?r.shadedBy:e.started.request.only_given||e.isFromElsewhere?"surp\
risal":"uncertainty",a.drawScale()}i.startRun()}return g=>{if(g.run&&u(),(g.run||g.steps||g.status)&&(i.drawLines(),a.drawMarks()),r.prompt&&(g.run||g.prompt)&&
i.drawPrompt(),r.prompt&&(g.unit||g.status))for(let v of g.unit?r.allTokens:r.prompt.tokens)i.describe(v);g.unit&&a.drawScale(),i.markCurrent(),g.steps&&(i.followEnd(),
i.settle()),l.refresh(g.unit||g.prompt||g.status)}}var ce=t=>U(t,2).replace("-","−");function Fd(t,e=null){let{z_score:n,threshold:o,prediction:r}=t,i={z:ce(n),threshold:Number(o.toFixed(2))};if(r&&e&&V(e.z_score)&&
e.z_score<=o){let c=[s("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",i),s("With repeated n-grams counted once, z is {z}.",
{z:ce(e.z_score)})];return["even","◇",s("Not known: above the threshold by repeats alone"),c.join(" ")]}if(r)return["good","◆",s("Watermarked"),`${s("z is {\
z}, above the threshold {threshold}.",i)} ${yn(o)}`];let a=t.tokens_needed,l=[s("z is {z}, not above the threshold {threshold}.",i),s("That does not prove that \
there is none: the text may be too short, or the mark may have been removed.")];return V(a)&&a>Hn(t)&&l.push(s("If the text went on like this, about {number} to\
kens would be enough.",{number:B(a)})),["even","◇",s("No sign of this watermark"),l.join(" ")]}var Hn=({num_tokens_scored:t,tokens:e})=>V(t)?t:(e||[]).filter(
([,,,,n])=>n).length;function Lg(t){let{kind:e,z_score:n,p_value:o,confidence:r,threshold:i,false_positive_rate:a,tokens_needed:l}=t,c=e==="green"?Pg(t):qg(t),h=Number(
i.toFixed(2)),u=r>.9999?"> 0.9999":U(r,4);return[...c,[s("z-score"),ce(n),e==="green"?s("How many standard deviations more tokens are green than without a water\
mark: (green − ratio × scored) / √(scored × ratio × (1 − ratio))."):s("How many standard deviations the weighted mean lies above that of fair coins."),
"z-score",e==="green"?Ag(t):"",{formula:e==="green"?void 0:""}],[s("p-value"),De(o),s("The probability of a z at least as high in a text without this watermark:\
 the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters more."),"p-value",`P(Z ≥ ${ce(n)}) = ${De(o)}`,
{}],[s("confidence"),u,s("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0\
.5 or more in one of two."),"p-value",r>.9999?`1 − ${De(o)} ${u}`:`1 − ${De(o)} = ${u}`,{formula:"1 − p"}],[s("false-positive rate"),De(a),s("What the thr\
eshold {threshold} means: the share of texts without this watermark whose z is above it.",{threshold:h}),"false-positive-rate",`P(Z ≥ ${h}) = ${De(a)}`,{formula:s(
"P(Z ≥ threshold)")}],...V(l)?[[s("tokens needed"),B(l),s("How many scored tokens reach the threshold at this share: z grows with the square root of their num\
ber."),"z-score",Cg(t),{formula:e==="green"?s("threshold² · γ · (1 − γ) / (share − γ)²"):"",unit:s("tokens")}]]:[]]}function Ag({num_tokens_scored:t,
num_green_tokens:e,ratio:n,z_score:o}){let r=Nt(e,t,n);return r===null||ce(r)!==ce(o)?"":xi(e,t,n)}function xi(t,e,n){let[o,r,i]=[B(t),B(e),Number((1-n).toFixed(
4))];return`(${o} − ${n} · ${r}) / √(${r} · ${n} · ${i}) = ${ce(Nt(t,e,n))}`}function Cg({kind:t,green_fraction:e,ratio:n,threshold:o,tokens_needed:r}){return t!==
"green"||Math.ceil(qo(e,n,o)-1e-9)!==r?"":s("{threshold}² · {ratio} · {rest} / ({share} − {ratio})², rounded up, = {needed}",{threshold:Number(o.toFixed(2)),
ratio:n,rest:Number((1-n).toFixed(4)),share:U(e),needed:B(r)})}function Pg({num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:o,list_size:r}){return[
[s("tokens scored"),B(t),s("Tokens of which the detector can tell whether they are green. The first ones have too few tokens before them; where repeated n-grams\
 count once, later ones are left out."),"length","",{}],[s("green tokens"),B(e),s("Scored tokens on their green list, which holds {size} tokens of the vocabular\
y.",{size:B(r)}),"green-list",s("{green} of {scored}",{green:B(e),scored:B(t)}),{formula:"",unit:s("tokens")}],[s("green fraction"),H(n),s("Green tokens / token\
s scored. Without the watermark about {share} are green: the ratio.",{share:H(o)}),"green-list",`${B(e)} / ${B(t)} = ${H(n)}`,{formula:s("green / scored"),unit:"\
%"}]]}function qg(t){let{mean:e,weighted_mean:n,num_g_values:o,posterior:r,layers:i}=t,a=Hn(t),l=(i||[]).length,c=a*l===o?F(l,"{scored} tokens · {count} key = {\
values}","{scored} tokens · {count} keys = {values}",{scored:B(a),values:B(o)}):"",h=Math.round(e*o),u=U(h/o,4)===U(e,4)?s("{ones} of {values} are 1",{ones:B(h),
values:B(o)}):"";return[[s("tokens scored"),B(a),s("Tokens with enough tokens before them, whose context has not occurred before."),"length","",{}],[s("g-values"),
B(o),F(l,"One for each scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each scored token and each of the {co\
unt} keys: 0 or 1, like a fair coin in a text without the watermark."),"g-value",c,{}],[s("mean g-value"),U(e,4),s("The share of g-values that are 1. Without th\
e watermark it is about 0.5."),"g-value",u,{formula:"Σ g / n"}],[s("weighted mean"),U(n,4),s("The same with more weight on the first keys, whose rounds of the \
tournament leave the clearest mark."),"g-value","",{formula:"Σ w · g / Σ w"}],...V(r)?[[s("posterior"),H(r),s("The trained Bayesian detector’s probability th\
at the text is watermarked, if it is like the texts that the detector was trained on."),"watermark","",{unit:"%"}]]:[]]}function Dn(t,e){let n=e.map(({report:l})=>new Map(
Lg(l).map(c=>[c[0],c]))),o=[...new Set(n.flatMap(l=>[...l.keys()]))],[r]=ee(t.tHead,1,()=>d("tr")),i=ee(r,e.length+1,()=>d("th","",null,{scope:"col"}));e.forEach(
({name:l},c)=>A(i[c+1],l)),t.tHead.hidden=e.length<2;let a=ee(t.tBodies[0],o.length,()=>{let l=d("tr"),c=d("th","",null,{scope:"row"});return c.append(d("span")),
l.append(c),l});o.forEach((l,c)=>{let h=ee(a[c],e.length+1,()=>d("td")),u=n.map(I=>I.get(l)),[,,g,v,,q]=u.find(Boolean),W=u.map((I,C)=>I&&I[4]&&e.length>1?s("{n\
ame}: {words}",{name:e[C].name,words:I[4]}):I&&I[4]);A(h[0].firstChild,l),ne(h[0].firstChild,v,()=>Ee(W),{meaning:g,...Wg(q)}),n.forEach((I,C)=>A(h[C+1],I.has(l)?
I.get(l)[1]:"–"))})}var Wg=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>e!==void 0));function Jt({tokens:t,prompt_tokens:e}){return t.map(([,n,o,r,i,
a],l)=>({token:{text:n,piece:o},mark:{green:r,g:a,counted:i||!(r!==null||a!==null)},words(){let h={number:B(l+1),token:J(n),mark:Ng(r,a,i)};return l<e?s("Token \
{number}, of the prompt, {token}: {mark}",h):s("Token {number}, {token}: {mark}",h)}}))}function Ng(t,e,n){if(t===null&&e===null)return s("not scored, because t\
oo few tokens come before it.");if(e!==null){let r=s("mean g-value {g}, where chance gives 0.5.",{g:e.toFixed(2)});return n?r:`${r} ${s("Not counted: its contex\
t came before, or it is left out.")}`}let o=t?s("◆ green."):s("◇ red.");return n?o:`${o} ${s("Not counted: the same n-gram came before, or it is left out.")}`}
var Yt=({kind:t,tokens:e})=>[t,{unscored:e.some(([,,,n,,o])=>n===null&&o===null),repeated:e.some(([,,,n,o,r])=>!o&&(n!==null||r!==null))}];function Hd(t,e){let n=l=>t.querySelector(".gp-"+l),o=new He(n("words"));function r({before:l,after:c}){if(c.error)return["even","…",s("Nothing left to score"),
`${s(c.error.message)} ${s("z was {z} before.",{z:ce(l.z_score)})}`];let h=s("z from {before} to {after}",{before:ce(l.z_score),after:ce(c.z_score)}),u=Number(c.
threshold.toFixed(2));return l.prediction?c.prediction?["good","◆",h,s("Still above the threshold {threshold}: the watermark survived.",{threshold:u})]:["bad",
"◇",h,s("No longer above the threshold {threshold}: the detector does not find the watermark any more.",{threshold:u})]:["even","◇",h,s("The text did not pa\
ss the threshold {threshold} before the attack: there is nothing to remove.",{threshold:u})]}function i({how:l,strength:c}){return l?V(c)?s("{attack}, strength \
{strength}",{attack:s(l),strength:H(c)}):s(l):s("edited by hand")}function a(l){let{before:c,after:h}=l,[u,g,v,q]=r(l);Z(n("answer"),{"data-verdict":u}),A(n("an\
swer-sign"),g),A(n("answer-words"),v),A(n("answer-more"),q),A(n("told"),`${v}. ${q}`),A(n("about"),i(l)),X(n("of-text"),!h.error),h.error||(ct(n("legend"),...Yt(
h)),o.show(Jt(h)));let W=[{name:s("before"),report:c},...h.error?[]:[{name:s("after"),report:h}]];Dn(n("found-numbers"),W)}return l=>{t.hidden=!e.found,!t.hidden&&
l.found&&a(e.found)}}function Dd(t,e){let n=O=>t.querySelector(".gp-"+O),o=["without","with"],r=n("threshold"),i=3,a=()=>e.answered("pair"),l=({report:O})=>!!O&&!O.error,c=o.map(O=>{
let k=d("div"),[y,p,m]=[d("p","gp-facts"),d("p","gp-problem","",{role:"status"}),d("div","gp-text-body",null,{dir:"auto"})];return k.append(d("h3","",O==="with"?
s("With the watermark"):s("Without the watermark")),y,p,m),n("texts").append(k),{facts:y,problem:p,text:new He(m),shown:0,report:null}});r.addEventListener("inp\
ut",()=>{let O=r.valueAsNumber;!Number.isFinite(O)||O<0||O>20||(i=O,a()&&L())});function h(O,k,y){if(y){O.report!==y&&O.text.show(Jt(y)),Object.assign(O,{report:y,
shown:0});return}let[p]=e.groups[k].entries,m=p.tokens.map(w=>({token:w,mark:{},words:()=>s("{token}, not scored yet",{token:J(w.text)})}));O.text.show(m,O.report?
0:O.shown),Object.assign(O,{report:null,shown:m.length})}function u({tokens:O,perplexity:k,stop_reason:y,report:p}){if(!O)return s("not started");let m=[F(O,"{c\
ount} token","{count} tokens")];return V(k)&&m.push(s("perplexity {value}",{value:k.toFixed(2)})),p&&!p.error&&m.push(p.kind==="green"?s("{share} green",{share:H(
p.green_fraction)}):s("mean g-value {g}",{g:p.mean.toFixed(3)})),y&&m.push($e(y)[1]),m.join(" · ")}function g({texts:O}){O.forEach((y,p)=>{let m=c[p];h(m,p,l(y)?
y.report:null),A(m.facts,u({...y,tokens:y.tokens||e.groups[p].entries[0].tokens.length}));let{error:w}=y.report||{};X(m.problem,!!w),A(m.problem,w?`${s(w.message)}\
 ${s(w.fix)}`:"")});let k=O.filter(l).map(({report:y})=>Yt(y)[1]);ct(n("legend"),e.found.kind,{unscored:k.some(({unscored:y})=>y),repeated:k.some(({repeated:y})=>y)})}
function v({texts:O}){if(!O.every(l))return O.find(({report:w})=>w&&w.error)?["even","–",s("No comparison"),s("One of the texts cannot be scored.")]:["wait","\
…",e.done?s("No answer"):s("Not known yet"),s("Both texts must be complete.")];let[k,y]=O.map(({report:m})=>m.z_score),p=s("z is {marked} with the watermark a\
nd {plain} without it; the threshold is {threshold}.",{marked:ce(y),plain:ce(k),threshold:Number(i.toFixed(2))});return k>i?["bad","✗",s("A false positive"),`${p}\
 ${s("The text without the watermark passes it.")}`]:y>i?["good","◆",s("The watermark is found"),p]:["even","◇",s("The watermark is not found"),`${p} ${W(O[1].
report)}`]}let q=({tokens_needed:O,threshold:k})=>V(O)&&k>0?Math.ceil(O*(i/k)**2):null;function W(O){let[k,y]=[q(O),Hn(O)];return k>y?F(k,"If the text went on l\
ike this, about {count} scored token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be needed; it has {sco\
red}.",{scored:B(y)}):s("A longer text or a stronger mark would help.")}function I({texts:O}){let[k,y]=O.map(({perplexity:m})=>m);return!O.every(l)||!V(k)||!V(y)?
"":`${s("Perplexity under the model, without the watermark and with it: {plain} and {marked}.",{plain:k.toFixed(2),marked:y.toFixed(2)})} ${s("One pair of texts\
 says little about the cost; “{question}” measures it.",{question:s("What does it cost?")})}`}function C(O){let[k,y,p,m]=v(O);Z(n("answer"),{"data-verdict":k}),
A(n("answer-sign"),y),A(n("answer-words"),p),A(n("answer-more"),`${m} ${I(O)}`.trim()),A(n("means"),yn(i)),e.done&&A(n("told"),`${p}. ${m}`);let w=e.entries[0]&&
e.entries[0].seed;A(n("about"),[vi(O.watermark),...V(w)?[s("seed {seed}",{seed:w})]:[]].join(" · "))}function P({report:O,expected:k}){if(!V(k)||O.kind!=="gree\
n")return null;let{ratio:y,num_tokens_scored:p}=O,m=Array.from({length:Math.min(60,p)},(w,_)=>(_+1)*p/Math.min(60,p));return{name:s("expected with it, at least"),
look:"expected",points:m.map(w=>[w,Nt(k*w,w,y)]),tip:s("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer e\
t al. 2023, from the model’s distributions along the text.",{share:H(k)})}}function T({texts:O}){if(X(n("evidence"),O.every(l)),n("evidence").hidden)return;let[
k,y]=O,p=[{name:s("with the watermark"),look:"measured",points:y.report.curve},P(y),{name:s("without it"),look:"other",points:k.report.curve}].filter(Boolean);vn(
n("keys"),p),xn(n("curves"),{curves:p,threshold:i});let m=O.map(({report:w},_)=>{let E=tt(w.z_score);return{name:_?s("with"):s("without"),report:{...w,threshold:i,
p_value:E,confidence:1-E,false_positive_rate:tt(i),tokens_needed:q(w)}}});Dn(t.querySelector("table"),m)}function L(){g(e.found),C(e.found),T(e.found)}return new ResizeObserver(
()=>a()&&T(e.found)).observe(t),O=>{t.hidden=!a(),!t.hidden&&(O.run&&c.forEach(k=>Object.assign(k,{report:null,shown:0})&&k.text.show([])),(O.run||O.found||O.status||
O.steps)&&L())}}function vi(t){return Array.isArray(t.keys)?F(t.keys.length,"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {leng\
th}",{length:t.ngram_len}):s("green lists of {ratio}, bias {bias}, {scheme}, context width {width}",Gd(t))}function Kd(t){return Array.isArray(t.keys)?s("SynthI\
D, n-grams of {length}",{length:t.ngram_len}):s("green lists of {ratio}, {scheme}, context width {width}",Gd(t))}var Gd=({greenlist_ratio:t=.25,bias:e=2,seeding_scheme:n="\
lefthash",context_width:o=1})=>({ratio:H(t),bias:e,scheme:n,width:o});var uo=t=>Object.hasOwn(go,t)?s(go[t][0]):t;function Ud(t,e){let n=f=>t.querySelector(".gp-"+f),[o,r]=[n("which"),n("threshold")],i={},a=null,l=.01,c=()=>e.answered(
"sure"),h=({auc:f})=>V(f),u=({scores:f,learned:x})=>{let S=f.findIndex(({name:M})=>M===a);return S>=0?S:x?f.length-1:0},g=f=>i[f]??(f==="posterior"?.5:e.found.threshold);
o.addEventListener("change",()=>{a=o.value,$()}),r.addEventListener("input",()=>{!Number.isFinite(r.valueAsNumber)||Math.abs(r.valueAsNumber)>100||(i[e.found.scores[u(
e.found)].name]=r.valueAsNumber,y(e.found))});function v({counts:f,scores:x,fewest:S},M){let R=e.done?s("No answer"):s("Not known yet");if(!h(M))return["wait","\
…",R,e.done?s("At least one text without the watermark and one with it must be scored."):s("The first texts are being written.")];let[j]=M.rates;if(Math.min(...f)<
S)return["wait","…",R,F(f[1],"{count} text with the watermark and {plain} without it are too few to tell: {fewest} of each are needed.","{count} texts with th\
e watermark and {plain} without it are too few to tell: {fewest} of each are needed.",{plain:B(f[0]),fewest:B(S)})];let b={found:B(j.detected),number:B(j.marked),
rate:H(j.level)},N=e.running?s("{found} of {number} found at {rate} false positives so far",b):s("{found} of {number} found at {rate} false positives",b),z=[...q(
j,x.length>1?uo(M.name):""),s("AUC of these texts: {auc}.",{auc:M.auc.toFixed(3)})].join(" ");return[j.apart?"good":"even",j.apart?"◆":"◇",N,z]}function q(f,x){
let[S,M]=f.found_between.map(H),R={number:B(f.false_positives),share:H(f.false_between[1])},j=[x?s("By the {score}, the true detection rate lies between {low} a\
nd {high}.",{score:x,low:S,high:M}):s("The true detection rate lies between {low} and {high}.",{low:S,high:M}),f.false_positives?s("Of the texts without the wat\
ermark, {number} passed, so the true false-positive rate may be up to {share}.",R):s("Of the texts without the watermark, none passed, but the true false-positi\
ve rate may be up to {share}.",R)];return f.level>l&&j.push(F(f.plain,"{rate} is the smallest rate that {count} text without it can show.","{rate} is the smalle\
st rate that {count} texts without it can show.",{rate:H(f.level)})),f.apart||j.push(s("The intervals overlap: it is not known whether more are found than pass \
by chance.")),j}function W(f){let[x,S,M,R]=v(f,f.scores[u(f)]);Z(n("answer"),{"data-verdict":x}),A(n("answer-sign"),S),A(n("answer-words"),M),A(n("answer-more"),
R),e.done&&A(n("told"),`${M}. ${R}`),A(n("missing"),ze(e,f)),A(n("about"),[vi(f.watermark),...f.learned?[s("only the texts that no detector was trained on")]:[]].
join(" · "));let{left_out:j,problem:b}=f;X(n("warning"),j>0);let N=b?`${s(b.message)} ${s(b.fix)}`:s("No token in them counts.");A(n("warning"),j>0?`⚠ ${F(j,
"{count} text was not scored.","{count} texts were not scored.")} ${N}`:"")}let I=(f,x)=>f.filter(S=>S>x).length;function C({values:f,name:x},S){let[M,R]=f.map(
z=>I(z,S)),[j,b]=[M/f[0].length,R/f[1].length],N=[F(f[1].length,"Above {threshold}: {marked} of {count} text with the watermark ({found}), and {plain} of {other\
s} without it ({passed}).","Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({passed}).",{threshold:Number(
S.toFixed(2)),marked:B(R),found:H(b),plain:B(M),others:B(f[0].length),passed:H(j)})];return x!=="posterior"&&N.push(s("If scores without the watermark were stan\
dard normal, {share} would pass.",{share:De(tt(S))})),{x:j,y:b,words:N.join(" ")}}function P(f,x){let S=2/(9*(x-1));return f**2>(1-S+1.645*Math.sqrt(S))**3}function T({
values:f,normal:x,name:S}){if(S==="posterior"||!x[0])return"";let[M,R]=x.map(b=>b&&{mean:ce(b[0]),deviation:b[1].toFixed(2)}),j=[s("Without the watermark: mean \
{mean}, standard deviation {deviation}; in theory 0 and 1.",M),R?s("With it: mean {mean}, standard deviation {deviation}.",R):s("With it: too few texts.")];return P(
x[0][1],f[0].length)&&j.push(s("The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.",{option:s("c\
ount repeated n-grams once")})),j.join(" ")}function L({scores:f}){let x=f.filter(h).flatMap(M=>M.rates.map(R=>[M,R])),S=ee(t.querySelector(".gp-rates tbody"),x.
length,()=>{let M=d("tr");return M.append(d("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let R=d("td");return R.append(d("span")," ",d("small")),R})),
M});x.forEach(([M,R],j)=>{let[b,N,z,D,K]=S[j].cells,[G,Y]=R.found_between.map(H);A(b,uo(M.name)),O(N,H(R.level),""),R.shown?O(z,H(R.detected/R.marked),V(R.threshold)?
s("({low} to {high}), threshold {threshold}",{low:G,high:Y,threshold:ce(R.threshold)}):s("({low} to {high})",{low:G,high:Y})):O(z,s("not known"),F(Math.ceil(1/R.
level-1e-9),"needs {count} text without it","needs {count} texts without it")),O(D,R.normal?H(R.normal.rate):"–",R.normal?s("threshold {value}",{value:ce(R.normal.
threshold)}):""),R.shown?O(K,s("up to {share}",{share:H(R.false_between[1])}),s("{passed} of {number} passed",{passed:B(R.false_positives),number:B(R.plain)})):
O(K,"–","")})}function O(f,x,S){A(f.children[0],x),A(f.children[1],S)}function k({scores:f}){let[{rates:x}]=f.filter(h),S=x.filter(({shown:b})=>!b).map(({level:b})=>H(
b));if(!S.length)return"";let[M,R]=S;return`${F(x[0].plain,"With {count} text without the watermark, a false-positive rate of {rate} is less than one text, so t\
he samples cannot show it.","With {count} texts without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.",{rate:R?
s("{first} or {second}",{first:M,second:R}):M})} ${s("The normal distributions reach further, as far as the scores are normal.")}`}function y(f){let x=f.scores[u(
f)];if(X(n("shown"),h(x)),!h(x))return;let S=g(x.name);document.activeElement!==r&&(r.value=S);let M=C(x,S);fe(n("scores"),Oo(e.charts[`scores ${x.name}`],S,s("\
threshold {value}",{value:Number(S.toFixed(2))}))),A(n("at-threshold"),M.words),A(n("spreads"),T(x)),X(n("of-fit"),x.name!=="posterior"&&x.normal.some(Boolean));
let R=f.scores.filter(h);if(fe(n("roc"),Ni(e.charts[`roc ${x.name}`],M)),m(n("roc-keys"),R.map(({name:b,auc:N},z)=>[z===R.indexOf(x)?"gp-roc-main":`gp-roc-other\
 gp-roc-${z%3}`,s("{score}: AUC {auc}",{score:uo(b),auc:N.toFixed(3)}),s(yo(go,b,["","",""])[2]),"auc"])),L(f),A(n("few"),k(f)),X(n("of-lengths"),f.lengths.length>
1),f.lengths.length<2)return;fe(n("lengths-box"),e.charts.lengths);let j=f.kind==="synthid"?s("mean g"):"z";m(n("length-keys"),[["gp-z-measured",s("found at {ra\
te} false positives, by {score}, from the samples",{rate:p(f.lengths),score:j}),s("The threshold is the laxest that at most this share of the cut texts without \
the watermark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % intervals of the true rate."),"detection-rate"],["gp\
-z-expected",s("the same by normal distributions"),s("As if the scores at each length were normal."),"detection-rate"],["gp-z-other",s("AUC"),s("How often a cut\
 text with the watermark scores higher than one without: 50% is guessing."),"auc"]])}function p(f){let x=f.map(({levels:[R]})=>R),[S,M]=[Math.min(...x),Math.max(
...x)].map(H);return S===M?S:s("{low} to {high}",{low:S,high:M})}function m(f,x){let S=ee(f,x.length,()=>{let M=d("span"),R=se("svg");return Z(R,{width:26,height:8,
"aria-hidden":"true"}),R.append(se("path")),M.append(R,d("span")),M});x.forEach(([M,R,j,b],N)=>{Z(S[N].firstChild.firstChild,{class:M,d:"M1 4H25"}),A(S[N].lastChild,
R),ne(S[N].lastChild,b,()=>"",{meaning:j})})}function w(){let{found:f}=e,x=f&&f.scores[u(f)];return!x||!h(x)?null:{score:x,rate:x.rates.find(({shown:S})=>S)||x.
rates[0]}}let _=f=>()=>{let x=w(),S=x&&f(x);return S?s("{name}: {words}.",{name:uo(x.score.name),words:S}):""};de(t,{roc:_(({score:f})=>`AUC ${f.auc.toFixed(3)}`),
level:_(({rate:f})=>s("{passed} of {number} passed = {share}",{passed:B(f.false_positives),number:B(f.plain),share:H(f.false_positives/f.plain)})),found:_(({rate:f})=>s(
"{found} of {number} found = {share}",{found:B(f.detected),number:B(f.marked),share:H(f.detected/f.marked)})),normal:_(({rate:f})=>f.normal?s("{share} above {th\
reshold}",{share:H(f.normal.rate),threshold:ce(f.normal.threshold)}):""),truth:_(({rate:f})=>s("{passed} of {number} passed; the true rate may be up to {share}",
{passed:B(f.false_positives),number:B(f.plain),share:H(f.false_between[1])})),spread:()=>{let f=w();return f?T(f.score):""}});function E({scores:f}){X(n("of-sco\
re"),f.length>1);let x=f.map(({name:S})=>S).join();o.dataset.key!==x&&(o.dataset.key=x,o.replaceChildren(...f.map(({name:S})=>d("option","",uo(S),{value:S}))),o.
value=f[u(e.found)].name)}function $(){E(e.found),W(e.found),y(e.found)}return f=>{t.hidden=!c(),!t.hidden&&(f.found||f.status)&&$()}}function Vd(t,e){let n=P=>t.querySelector(".gp-"+P),o=[s("the text alone"),s("with its prompt")],r=new He(n("words")),i=n("which");i.addEventListener("change",()=>g());
let a=()=>e.found.reports[Math.min(Number(i.value),e.found.reports.length-1)];function l({reports:P,once:T,otherwise:L}){let[O,k,y,p]=Fd(P[0],T?null:L);Z(n("ans\
wer"),{"data-verdict":O}),A(n("answer-sign"),k),A(n("answer-words"),y),A(n("answer-more"),p),A(n("told"),`${y}. ${p}`),X(n("beside"),P.length>1),P.length>1&&A(n(
"beside"),h(P));let m=c(e.found);X(n("repeats"),!!m),A(n("repeats"),m),A(n("about"),u(e.found))}function c({reports:[{num_tokens_scored:P}],otherwise:T,once:L}){
let O=T?T.num_tokens_scored:null;if(!V(O)||O===P)return"";let k=ce(T.z_score);return L?F(O-P,"Left out as repeated: {count} token. With it, z would be {z}.","Le\
ft out as repeated: {count} tokens. With them, z would be {z}.",{z:k}):F(P-O,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no\
 new evidence: counted once, z is {z}.","Of the scored tokens, {count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",
{z:k})}function h([P,T]){let L=T.z_score-P.z_score,O=Math.abs(L)<.005?s("This changes nothing."):L<0?s("This dilutes the mark."):s("This happens to add to it."),
k=ce(T.z_score);return`${F(T.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of th\
e prompt count too.",{z:k})} ${O}`}function u({model:P,watermark:T,exact:L,once:O}){return[Array.isArray(T.keys)?F(T.keys.length,"SynthID, {count} key","SynthID\
, {count} keys"):s("green list, {scheme}",{scheme:T.seeding_scheme||"lefthash"}),L?s("the tokens of the run"):s("tokens as {model} splits the text",{model:P}),...O?
[s("repeated n-grams counted once")]:[]].join(" · ")}function g(){let P=a();ct(n("legend"),...Yt(P)),r.show(Jt(P))}function v({reports:P}){let T=P.map(({curve:p},m)=>({
name:P.length>1?o[m]:"z",look:m?"other":"measured",points:p||[]})),[{tokens_needed:L,threshold:O}]=P,k=Hn(P[0]),y=V(L)?{at:L,words:q(L,k)}:null;xn(n("curve-box"),
{curves:T,threshold:O,needed:y}),vn(n("curve-keys"),P.length>1?T:[])}function q(P,T){return P<=T?F(P,"At the share of this text, {count} token reaches the thres\
hold.","At the share of this text, {count} tokens reach the threshold."):F(P,"At the share of this text, {count} token reaches the threshold: {more} more.","At \
the share of this text, {count} tokens reach the threshold: {more} more.",{more:B(P-T)})}function W(){X(n("of-layers"),!!e.charts.layers),fe(n("layers-box"),e.charts.
layers)}function I(P){let{reports:T}=e.found;X(n("of-prompt"),T.length>1),l(e.found),P&&g(),Dn(n("found-numbers"),T.map((L,O)=>({name:o[O],report:L}))),v(e.found),
W()}let C=()=>!!e.found;return new ResizeObserver(()=>C()&&I(!1)).observe(t),P=>{t.hidden=!C(),!t.hidden&&P.found&&I(!0)}}function Jd(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-note");function r({rows:g,threshold:v}){let q=g.flatMap(({reports:T})=>T.map(({z_score:L})=>L)).
filter(V),W=Math.min(-3,...q)-.4,I=Math.max(v,...q)+.4,C=T=>(T-W)/(I-W),P=ee(n,g.length,i);g.forEach(({what:T,how:L,meaning:O,keeps:k,reports:y},p)=>{let[m,w,_]=P[p].
cells;P[p].classList.toggle("gp-right",p===0);let[E,$]=m.children;A(E,s(T)),Z(E,{"data-tip":s(O)}),A($,s(L));let f=y.map(({z_score:M})=>M).filter(V);a(w.firstChild,
f.map(C),{zero:C(0),threshold:C(v)});let x=f.length>1?s("{low} to {high}",{low:ce(Math.min(...f)),high:ce(Math.max(...f))}):ce(f[0]);A(_.children[0],x),A(_.children[1],
l(y,k));let S=p?c({keeps:k,meaning:O,reports:y},v):"";X(_.children[2],!!S),A(_.children[2],S)}),A(o,u(g))}function i(){let g=d("tr"),v=d("th","",null,{scope:"ro\
w"});v.append(d("span","",null,{tabindex:0}),d("small"));let q=d("td");q.append(d("span","gp-strip",null,{"aria-hidden":"true"}));let W=d("td");return W.append(
d("b"),d("small"),d("small","gp-why")),g.append(v,q,W),g}function a(g,v,{zero:q,threshold:W}){let I=[q,W,...v],C=ee(g,I.length,()=>d("i"));I.forEach((P,T)=>{pe(
C[T],["gp-line gp-zero","gp-line"][T]||"gp-dot"),ae(C[T],"left",P)})}function l(g,v){let[q]=g.filter(({error:P})=>P);if(q)return s(q.error.message);let W=g.filter(
({prediction:P})=>P).length,I=v==="none";if(g.length===1)return W?I?s("▲ above it by chance"):s("◆ watermarked"):s("◇ no sign");if(!W)return s("◇ no sign \
in {number} tries",{number:g.length});let C={passed:W,number:g.length};return I?s("▲ {passed} of {number} above it by chance",C):s("◆ {passed} of {number} wat\
ermarked",C)}function c({keeps:g,meaning:v,reports:q},W){let I=q.filter(({prediction:O})=>O);if(!I.length)return"";if(g!=="none")return s(v);let{num_tokens_scored:C,
once:P}=I.reduce((O,k)=>k.z_score>O.z_score?k:O),T=P&&V(C)?C-P.num_tokens_scored:0,L=[];if(T>0){L.push(F(T,"p counts each token as new evidence, but {count} of \
the {scored} only repeats an n-gram.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:B(C)}));let O=ce(P.z_score);
L.push(P.z_score>W?s("Counted once, z is {z}.",{z:O}):s("Counted once, z is {z}, not above the threshold.",{z:O}))}return(!T||P.z_score>W||q.length>1)&&L.push(...h(
W,q.length)),L.join(" ")}function h(g,v){let q=tt(g),W=P=>B(Number((1/P).toPrecision(2))),I=[q>.1?s("{share} of texts without this watermark pass the threshold.",
{share:H(q)}):s("One in {odds} texts without this watermark passes the threshold.",{odds:W(q)})];if(v===1)return I;let C=1-(1-q)**v;return I.push(C>.1?s("With {\
tries} tries at each text, {share} pass at least once.",{tries:B(v),share:H(C)}):s("With {tries} tries at each text, one in {odds} passes at least once.",{tries:B(
v),odds:W(C)})),I}function u([g]){return g.reports[0].prediction?"":s("The given settings find nothing either. If the text is watermarked, they may be wrong the\
mselves, or the text is too short.")}return g=>{t.hidden=!e.found,!t.hidden&&g.found&&r(e.found)}}function Yd(t,e){let n=a=>t.querySelector(".gp-"+a);function o({how:a,points:l,of:c,seeds:h,threshold:u}){let g=l.filter(({z:q})=>q.length),v=[s(a),F(h,"{count}\
 seed at each strength","{count} seeds at each strength")];l.length<c&&v.push(s("{done} of {of} strengths so far",{done:l.length,of:c})),A(n("about"),v.join(" ·\
 ")),A(n("strength-words"),r(g,l,u)),fe(n("strength-box"),e.charts.strengths)}function r(a,l,c){let h=({strength:C,z:P})=>C===0?P[0]>c?"above":"below":Vr(P,c),u=(...C)=>i(
a,P=>C.includes(h(P))),[g,v,q]=[u("above"),u("below"),u("open","few")],W=l.filter(({refused:C})=>C).map(({strength:C})=>H(C)),I=[];return a.length&&a[0].strength===
0&&h(a[0])!=="above"&&I.push(s("The text is not above the threshold even before the attack.")),g&&I.push(s("At strength {strengths}, the median z is above the t\
hreshold.",{strengths:g})),v&&I.push(s("At strength {strengths}, the median z is not above the threshold.",{strengths:v})),q&&I.push(s("At strength {strengths},\
 it is not known whether the median z is above the threshold: the seeds disagree or are too few.",{strengths:q})),W.length&&I.push(s("At strength {strengths}, t\
oo little text is left to score, for some seeds or for all.",{strengths:W.join(", ")})),I.join(" ")}function i(a,l){let c=[];a.forEach((u,g)=>{l(u)&&(g&&l(a[g-1])?
c.at(-1)[1]=u.strength:c.push([u.strength,u.strength]))});let h=c.map(([u,g])=>u===g?H(u):s("{low} to {high}",{low:H(u),high:H(g)}));return h.length>1?s("{names\
} and {last}",{names:h.slice(0,-1).join(", "),last:h.at(-1)}):h.join("")}return de(t,{median:()=>Ee((e.found?e.found.points:[]).filter(({z:a})=>a.length).map(({
strength:a,z:l})=>s("{strength}: z {median}",{strength:H(a),median:ce(mt(l))})))}),a=>{t.hidden=!e.found,!t.hidden&&a.found&&o(e.found)}}function Xd(t,e){let n=m=>t.querySelector(".gp-"+m),o=new He(n("marked-words"),{press:({step:m})=>e.selectStep(m)}),r=n("threshold"),i=3,a=lo(null),l=0,c=null,h=null;
function u(){a=lo(e.started),l=(e.started&&e.started.processors||[]).findIndex(w=>w==="WatermarkLogitsProcessor"||w==="SynthIDTextWatermarkLogitsProcessor"),c=new Te(
ud,(w,_)=>fd(w,_,a,l)),o.show([]),A(n("mark-about"),Ls(a))}let g=()=>c.steps.some(({mark:m})=>m&&m.kind==="synthid");function v(m){let{mark:w,index:_}=m,E=_<a.early,
$=w&&!w.why;return{step:m,token:{...m.chosen,piece:m.piece},mark:$?{green:w.green,g:w.g,counted:!E}:{},words:()=>As({...m,isFirst:E},a)}}function q(m){o.show(c.
steps.map((E,$)=>o.items[$]&&$<m?o.items[$]:v(E)),m);let{unscored:w,early:_}=c.total;ct(n("mark-key"),g()?"synthid":"green",{unscored:w>0,repeated:_>0,faint:s("\
faint: a detector without the prompt cannot score it")})}function W(m){let w=m&&!m.isPrompt?o.tokens[m.index]:null;h&&h!==w&&h.classList.remove("gp-current"),h=
w||null,h&&e.selected?h.classList.add("gp-current"):h&&h.classList.remove("gp-current")}let I=m=>{let w=[];for(let _ of c.totals)_[m]!==null&&(!w.length||w.at(-1)[0]<
_.scored)&&w.push([_.scored,_[m]]);return w};function C(){let{z:m,scored:w}=c.total,[_,E,$]=P(m,w);Z(n("finding"),{"data-verdict":_}),A(n("finding-sign"),E),A(n(
"finding-words"),$),A(n("finding-more"),m===null?"":`${T()} ${s("By chance alone, if each token is new evidence, z would be this high with a probability of {p}.",
{p:De(tt(m))})}`),e.finished&&A(n("mark-told"),`${$}. ${F(w,"{count} token scored.","{count} tokens scored.")}`)}function P(m,w){if(m===null)return["wait","…",
w?s("z is not known, because the watermark’s settings are not"):s("Nothing to score yet")];let _={z:ce(m)};return m>i?["good","◆",e.running?s("A detector fi\
nds it so far: z = {z}",_):s("A detector finds it: z = {z}",_)]:["even","◇",e.running?s("A detector does not find it so far: z = {z}",_):s("A detector does no\
t find it: z = {z}",_)]}function T(){let{green:m,scored:w}=c.total;return g()?F(w,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-value \
{mean} over {count} scored tokens, 0.5 by chance.",{mean:(m/w).toFixed(3)}):F(w,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of\
 {count} scored tokens green, {share} instead of {ratio}.",{green:B(m),share:H(m/w),ratio:H(a.ratio)})}function L(){let m=I("z"),w=[s("What a detector finds tha\
t knows the key and sees the text without its prompt.")];a.keys&&w.push(s("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let _=[
{name:s("this text"),look:"measured",points:m,tip:w.join(" ")}],E=I("foreseen");if(E.length){let f=[s("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];e.started.effective.
do_sample||f.push(s("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),_.push({name:s("expected at least"),
look:"expected",points:E,tip:f.join(" ")})}vn(n("z-keys"),_);let $=m.length?md(m,c.total,a,i):null;xn(n("z-box"),{curves:_,threshold:i,needed:$,label:s("z over \
the number of tokens, threshold {threshold}",{threshold:i})}),A(n("z-needed-words"),$?$.words:""),A(n("threshold-words"),yn(i))}function O(){let{scored:m,green:w,
expected:_,chosen:E,surprisal:$,gained:f,suppressed:x,marks:S,likely:M,entropy:R}=c.total,{started:j,unit:b}=e,N=(G,Y,te)=>Lt(G,B(Y),te),z=G=>N(Se(G,b).toFixed(
2),E,D(G/E)),D=G=>re(G,b).replace("-","−"),K=[[s("tokens scored"),B(m),s("Tokens that count: those with enough tokens before them, without the prompt."),"leng\
th","",{}]];if(m&&!g()){let G=H(w/m),Y=H(_/m);K.push([s("green"),G,s("The share of the scored tokens that got the bias."),"green-list",`${B(w)} / ${B(m)} = ${G}`,
{formula:s("green / scored"),unit:"%"}]),K.push([s("expected at least"),Y,s("At least this share is green on average over all green lists, for this bias and the\
 probabilities that the model gave. Where the model is certain of a token, a bias changes little."),"green-list",N(_.toFixed(2),m,Y),{formula:"",unit:"%"}])}if(E){
let G={unit:s("bits or nats")};K.push([s("surprisal before the watermark"),re($/E,b),s("How unexpected the chosen tokens were just before the watermark, on aver\
age: minus the logarithm of their probability."),"surprisal",z($),{formula:"−(Σ log p) / n"}]);let[Y,te]=j.effective.do_sample?[R,s("Tokens drawn without the\
 watermark would have had this on average: the entropy just before it.")]:[M,s("The likeliest token at each position would have had this.")];if(!e.usesBeams){K.
push([s("without it"),re(Y/E,b),te,j.effective.do_sample?"entropy":"surprisal",z(Y),{formula:j.effective.do_sample?"(Σ H) / n":"−(Σ log p) / n"}]);let oe=`${re(
$/E,b)} − ${re(Y/E,b)} = ${D(($-Y)/E)}`;K.push([s("log-probability lost"),D(($-Y)/E),s("The price per token: how much less probable than that the chosen token\
s are. Values below 0 are luck."),"logprob",oe,{formula:"",...G}])}K.push([s("raised by"),re(f/E,b),s("How much the watermark raised the log-probability of the \
chosen tokens, on average. Over many texts this is the divergence of what was drawn from what the model would draw."),"logprob",z(f),{formula:"(Σ log p′ − log p\
) / n",...G}])}if(S){let G=(x/S).toFixed(1);K.push([s("suppressed"),s("{value} of {count}",{value:G,count:B(j.request.top_candidates??10)}),s("How many of the l\
ikeliest tokens the watermark made less likely, on average over the positions."),g()?"g-value":"green-list",N(B(x),S,G),{formula:"",unit:s("tokens")}])}return K}
function k(){let m=O(),w=ee(n("mark-figures"),m.length,()=>{let _=d("div"),E=d("dt");return E.append(d("span")),_.append(E,d("dd")),_});m.forEach(([_,E,$,f,x,S],M)=>{
let[R,j]=w[M].children;A(R.firstChild,_),ne(R.firstChild,f,()=>x&&he(x),{meaning:$,...S}),A(j,E)})}de(t,{curve:()=>{let{z:m,scored:w,green:_}=c.total;return m===
null?"":he(g()?`z = ${ce(m)}`:xi(_,w,a.ratio))}});function y(){C(),k(),L()}function p(m){let _=e.lines().length>1?e.lineOf(m):null;return _?`${_.label} · ${Ls(
a)}`:Ls(a)}return r.addEventListener("input",()=>{let m=r.valueAsNumber,w=m>=0&&m<=30;if(r.setAttribute("aria-invalid",String(!w)),!w){A(n("threshold-words"),s(
"The threshold must be from 0 to 30."));return}i=m,y()}),new ResizeObserver(()=>!t.hidden&&c.total.marks&&L()).observe(n("z-box")),m=>{(m.run||!c)&&u();let w=e.
current(),{keep:_}=c.follow(w?e.lastOf(w):null);t.hidden=!c.total.marks,!t.hidden&&((m.run||m.steps||m.status||m.selection)&&(q(_),A(n("mark-about"),p(w))),W(w),
(m.run||m.steps||m.status||m.selection||m.unit)&&y())}}var Si=(t,e)=>t?[e]:[];function Zd(t,e){let n=L=>t.querySelector(".gp-"+L),o=()=>e.answered("cost"),r=({perplexity:L,score:O})=>!!(L&&O),i=({knob:L},O)=>L==="ke\
ys"?F(O,"{count} key","{count} keys"):s("bias {value}",{value:Number(O.toFixed(3))});function a(L){let[O,...k]=L.points,y=k.filter(r).sort((f,x)=>f.value-x.value),
p=e.done?s("No answer"):s("Not known yet");if(!r(O)||!y.length)return["wait","…",p,e.done?s("At least one text without the watermark and one with it must be s\
cored."):s("The first texts are being written.")];let m=s("The threshold is {threshold}.",{threshold:L.threshold}),w=f=>[c(L,f),...h(f,O)].join(" ");if(y.every(
({found:f})=>f==="few")){let f=Math.max(...y.map(({texts:S})=>S)),x=F(f,"{count} text of each strength is too few to tell: {fewest} are needed.","{count} texts \
of each strength are too few to tell: {fewest} are needed.",{fewest:Ur});return["wait","…",p,`${w(y.at(-1))} ${x}`]}let _=y[y.findLastIndex(({found:f})=>f!=="\
above")+1];if(_){let f=i(L,_.value);return["good","◆",e.running?s("Found from {strength} on, so far",{strength:f}):s("Found from {strength} on",{strength:f}),
`${m} ${w(_)}`]}let E=y.filter(({found:f})=>f==="above");if(E.length){let f=E.map(({value:x})=>i(L,x)).join(", ");return["even","◇",e.running?s("Found at {str\
engths}, so far",{strengths:f}):s("Found at {strengths}",{strengths:f}),`${s("At the strongest it is not certain.")} ${w(y.at(-1))}`]}let $=y.every(({found:f})=>f===
"below");return["even","◇",l($),`${m} ${w(y.at(-1))} ${s("Longer texts help.")}`]}function l(L){return L?e.running?s("Not found at any strength so far"):s("No\
t found at any strength"):e.running?s("Not reliably found at any strength so far"):s("Not reliably found at any strength")}function c(L,{value:O,score:{median:k,
low:y,high:p}}){let m={strength:i(L,O),median:ce(k),low:ce(y),high:ce(p)};return p>y?s("At {strength}, the median z is {median}, interval {low} to {high}.",m):s(
"At {strength}, the median z is {median}.",m)}function h({perplexity:L,price:O,dearer:k},y){let p=s("The median perplexity is {marked} instead of {plain}.",{marked:L.
median.toFixed(2),plain:y.perplexity.median.toFixed(2)});if(!O)return[p];let m={times:Be(O.median),interval:Ct(O)};return[p,O.high>O.low?s("Seed by seed it is {\
times}, interval {interval}.",m):s("Seed by seed it is {times}.",m),...k==="open"?[s("That is not a clear cost.")]:k==="few"?[s("These are too few seeds to tell\
.")]:[]]}function u(L){let[O,k,y,p]=a(L);Z(n("answer"),{"data-verdict":O}),A(n("answer-sign"),k),A(n("answer-words"),y),A(n("answer-more"),p),e.done&&A(n("told"),
`${y}. ${p}`),A(n("missing"),ze(e,L)),A(n("about"),Kd(L.watermark))}function g(L){let O=L.kind==="green";for(let k of["perplexity","score","share","suppressed"])
fe(n(k),e.charts[k]);A(n("share-name"),O?s("Green tokens"):s("Mean g-value")),ne(n("share-name"),O?"green-list":"g-value",()=>v(I),{meaning:O?s("Green tokens / \
tokens scored, of all texts of a strength together."):s("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),formula:O?s("green / \
scored"):"Σ g / n",unit:O?"%":""}),X(n("of-suppressed"),!!e.charts.suppressed),X(n("limits"),O),X(n("of-expected"),L.points.some(({expected:k})=>V(k))),A(n("su\
ppressed-name"),s("Suppressed candidates")),ne(n("suppressed-name"),O?"green-list":"g-value",()=>v(C),{formula:"",unit:s("tokens"),meaning:F(L.candidates,"Of th\
e {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.","Of the {count} candidates that\
 the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.")})}let v=L=>Ee(e.found.points.filter(O=>L(O)!=="–").map(
O=>s("{name}: {words}",{name:O.value===null?s("none"):i(e.found,O.value),words:L(O)}))),q=({perplexity:L})=>L?L.median.toFixed(2):"–",W=({score:L})=>L?ce(L.median):
"–",I=({share:L})=>V(L)?e.found.kind==="green"?H(L):L.toFixed(3):"–",C=({suppressed:L})=>V(L)?L.toFixed(2):"–";de(t,{perplexity:()=>v(q),score:()=>v(W)});
function P(L){let O=L.kind==="green",k=(f,x=L.points)=>x.some(S=>V(S[f])),y=s("At least this share of tokens is expected to be green, from the distributions tha\
t the model had along the texts."),p=s("How much probability the watermark moved from red candidates to green ones at a step, on average."),m=[[L.knob==="keys"?
s("keys"):s("bias"),({value:f})=>f===null?s("none"):String(f)],[s("texts"),({texts:f})=>B(f),"sample",{formula:""}],[s("perplexity"),q,"perplexity",{meaning:s("\
The median of the texts of a strength.")}],["z",W,"z-score",{meaning:s("The median of the texts of a strength.")}],[O?s("green"):s("mean g"),I,O?"green-list":"g\
-value",{formula:O?s("green / scored"):"Σ g / n",unit:O?"%":""}],...Si(k("expected"),[s("expected at least"),({expected:f})=>V(f)?H(f):"–","green-list",{meaning:y,
formula:"",unit:"%"}]),...Si(k("suppressed",L.points.slice(1)),[s("suppressed of {count}",{count:L.candidates}),C,O?"green-list":"g-value",{meaning:s("How many \
of the likeliest tokens the watermark made less likely, on average over the positions."),formula:"",unit:s("tokens")}]),...Si(k("moved"),[s("moved to green"),({
moved:f})=>V(f)?H(f):"–","total-variation",{meaning:p}])],w=t.querySelector("table.gp-numbers"),[_]=ee(w.tHead,1,()=>d("tr")),E=ee(_,m.length,()=>{let f=d("th",
"",null,{scope:"col"});return f.append(d("span")),f});m.forEach(([f,x,S,M],R)=>{let j=E[R].firstChild;if(A(j,f),S)ne(j,S,()=>v(x),M);else for(let b of["data-tip",
"data-term","tabindex"])j.removeAttribute(b)});let $=ee(w.tBodies[0],L.points.length,()=>d("tr"));L.points.forEach((f,x)=>{$[x].firstChild||$[x].append(d("th","",
null,{scope:"row"}));let S=ee($[x],m.length,()=>d("td"));m.forEach(([,M],R)=>A(S[R],M(f)))})}function T(){u(e.found),g(e.found),P(e.found)}return L=>{t.hidden=!o(),
!t.hidden&&(L.found||L.status)&&T()}}function Qd(t,e){let n=p=>t.querySelector(".gp-"+p),o=["A","B"],[r,i]=[0,[]],a=()=>e.answered("quiz"),l=()=>e.done?e.found.pairs.filter(({texts:p})=>p.every(({report:m})=>!m.
error)):[],c=({left:p})=>p?0:1,h=()=>i.filter((p,m)=>p===c(l()[m])).length,u=o.map((p,m)=>{let w=d("div","gp-side"),[_,E,$,f]=[d("h3","",s("Text {name}",{name:p})),
d("p","gp-facts"),d("div","gp-body",null,{dir:"auto"}),d("button","gp-button gp-main",s("Text {name} is watermarked",{name:p}),{type:"button"})],x=d("div","",null,
{tabindex:0}),S=d("div");return $.append(x,S),w.append(_,E,$,f),n("texts").append(w),f.addEventListener("click",()=>g(m)),{box:w,title:_,facts:E,plain:x,marked:S,
button:f,text:new He(S)}});function g(p){i[r]===void 0&&(i[r]=p,y(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{r=Math.min(r+1,
l().length-1),y(),u[0].button.focus({preventScroll:!0})});let v=p=>p.kind==="green"?p.green_fraction:p.mean,q=p=>p.kind==="green"?s("{share} green",{share:H(p.green_fraction)}):
s("mean g {g}",{g:p.mean.toFixed(3)});function W(p,m,w,_){let{report:E,perplexity:$}=w.texts[m],f=m===c(w)?"with":"without";if(X(p.plain,!_),X(p.marked,_),X(p.button,
!_),X(p.facts,_),_){p.box.dataset.truth=f,A(p.title,I(o[m],f==="with",i[r]===m));let x=[q(E),`z ${ce(E.z_score)}`];V($)&&x.push(s("perplexity {value}",{value:$.
toFixed(2)})),A(p.facts,x.join(" · ")),p.text.show(Jt(E));return}delete p.box.dataset.truth,A(p.title,s("Text {name}",{name:o[m]})),p.text.show([]),A(p.plain,E.
tokens.slice(E.prompt_tokens).map(([,,x])=>x??"").join(""))}function I(p,m,w){return m?w?s("Text {name}: ◆ watermarked, your guess",{name:p}):s("Text {name}: \
◆ watermarked",{name:p}):w?s("Text {name}: not watermarked, your guess",{name:p}):s("Text {name}: not watermarked",{name:p})}function C({texts:p},m){let[w,_]=[
p[m],p[1-m]].map(({report:f})=>f),E={share:q(w),chance:w.kind==="green"?H(w.ratio):"0.5",z:ce(w.z_score)},$=[w.z_score>e.found.threshold?s("What gave it away: {\
share} with the watermark, where chance gives {chance}; z is {z}, more than chance explains.",E):s("What gave it away: {share} with the watermark, where chance \
gives {chance}; z is {z}, too little to be certain.",E),s("Without it: {share}, z {z}.",{share:q(_),z:ce(_.z_score)})];return _.z_score>w.z_score&&$.push(s("Her\
e the detector, too, would have chosen the wrong text: the texts are short, or the mark is weak.")),$.join(" ")}function P(p){let m=i[r]!==void 0;if(u.forEach(($,f)=>W(
$,f,p,m)),X(n("legend"),m),X(n("verdict"),m),X(n("next"),m&&r+1<l().length),!m)return;let w=p.texts.map(({report:$})=>Yt($)[1]);ct(n("legend"),e.found.kind,{unscored:w.
some(({unscored:$})=>$),repeated:w.some(({repeated:$})=>$)});let _=c(p),E=i[r]===_;Z(n("answer"),{"data-verdict":E?"good":"bad"}),A(n("answer-sign"),E?"✓":"✗"),
A(n("answer-words"),E?s("Correct"):s("Wrong: it was text {name}",{name:o[_]})),A(n("answer-more"),C(p,_))}function T(p){if(!e.done)return s("The texts are being\
 written: {done} of {runs}.",{done:B(p.done),runs:B(p.runs)});if(l().length)return"";let m=p.pairs.flatMap(({texts:w})=>w).find(({report:w})=>w.error);return m?
[s("No pair of texts could be scored."),s(m.report.error.message),s(m.report.error.fix)].join(" "):s("No pair of texts was completed. Run the experiment again.")}
function L(p){let m=i.length;if(X(n("sum"),m>0&&m===p.length),n("sum").hidden)return;let w=h();A(n("sum").querySelector("h3"),O(w,m));let _=Array.from({length:m-
w+1},(f,x)=>k(m,w+x)).reduce((f,x)=>f+x,0)/2**m,E=p.filter(({texts:f,left:x})=>f[x?0:1].report.z_score>f[x?1:0].report.z_score).length;A(n("sum-words"),[s("By g\
uessing, {hits} or more are correct in {share} of rounds.",{hits:B(w),share:H(_)}),s("The detector, choosing the text with the higher z, has {right} of {pairs} \
correct.",{right:B(E),pairs:B(m)}),s("Run the experiment again for another round.")].join(" ")),ne(n("share-head"),e.found.kind==="green"?"green-list":"g-value",
()=>"",{meaning:s("In the text with the watermark, and in the one without it."),formula:""}),A(n("share-head"),e.found.kind==="green"?s("green with and without"):
s("mean g with and without"));let $=ee(n("sum").querySelector("tbody"),m,()=>{let f=d("tr");return f.append(d("th","",null,{scope:"row"}),d("td"),d("td"),d("td")),
f});p.forEach((f,x)=>{let S=c(f),[M,R]=[f.texts[S].report,f.texts[1-S].report],j=N=>N.kind==="green"?H(v(N)):v(N).toFixed(3);[String(x+1),`${i[x]===S?"✓":"✗"}\
 ${s("text {name}",{name:o[i[x]]})}`,`${j(M)}, ${j(R)}`,`${ce(M.z_score)}, ${ce(R.z_score)}`].forEach((N,z)=>A($[x].cells[z],N))})}let O=(p,m)=>s("{hits} of {pa\
irs} correct",{hits:B(p),pairs:B(m)}),k=(p,m)=>Array.from({length:m},(w,_)=>(p-_)/(_+1)).reduce((w,_)=>w*_,1);de(t,{scores:()=>Ee(l().slice(0,i.length).map((p,m)=>{
let[w,_]=[p.texts[c(p)],p.texts[1-c(p)]].map(({report:E})=>ce(E.z_score));return s("pair {number}: {marked} and {plain}",{number:m+1,marked:w,plain:_})}))});function y(){
let p=l();A(n("waiting"),T(e.found)),X(n("round"),p.length>0),A(n("about"),p.length?s("Pair {number} of {pairs}. Same prompt, same seed; one of them has the wat\
ermark.",{number:B(r+1),pairs:B(p.length)}):""),A(n("score"),i.length?O(h(),i.length):""),p.length&&P(p[r]),L(p)}return p=>{t.hidden=!a(),p.run&&([r,i]=[0,[]]),
!t.hidden&&(p.run||p.found||p.status)&&y()}}var Ig={drafts:ra,beams:Ea,beamtree:Ya,hypotheses:Qa,curve:gl,branches:pd,canvas:Rc,candidates:vd,check:Sd,layers:_d,in_words:Od,logit_lens:Md,numbers:$d,processors:Pd,
quiz:qd,reranked:Wd,template:Id,token:Nd,tokens:zd,watermark:Xd},Rg={draft_lengths:Di,sameness:ia,speedup:aa,batch:ba,choices:Al,difference:zl,divergence:Fl,grid:oc,
lanes:ac,lengths:lc,measures:dc,progress:pc,sensitivity:fc,trie:qc,without:Wc,arrival:jc,estimate:Bc,kl:uc,opened:zc,precisions:Fc,shelf:Hc,serving:ad,attack:Hd,
detectability:Ud,detection:Vd,marked:Dd,mistakes:Jd,strengths:Yd,watermark_cost:Zd,watermark_quiz:Qd};Mi(()=>cl(Ig,Rg));})();
