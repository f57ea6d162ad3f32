// Written by .ci/bundle.py from modules with the SHA-256 9cd6ec3dea51d4ba474a050d4d4376f0aaafb2ff848f5ad510d0949c4b393a09: edit those.
(()=>{var Ds={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"\
block diffusion",custom:"your own decoding loop",elsewhere:"from another server"},Ks={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:[
"a stop string","met a stop string"],length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own c\
riterion","met your own stopping criterion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached t\
he end of the given text"],unfinished:["the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:[
"stopped by hand","was stopped by hand"],stop:["EOS or a stop string","ended with EOS or a stop string: the server does not say which"],content_filter:["a conte\
nt filter","was cut by the server’s content filter"],tool_calls:["a call of a tool","ended with a call of a tool"],cut:["the end of the file","is not told to \
its end"]},dn={num_spec_steps:"Rounds that had a draft.",num_draft_tokens:"All drafted tokens.",num_accepted_draft_tokens:"Drafted tokens that the target model \
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
ability","The probability of a watermark by the detector that was trained here on the other half of the texts."]},Ti={Candidate:["token_id","text","raw_logprob",
"logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability",
"penalty","score"],BeamCandidate:["token_id","text","piece","parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","\
bank","progress","forced","mark"],DraftToken:["token_id","text","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["\
kind","green","g","listed","mass_before","mass_after","expected","chosen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logp\
rob","entropy","accepted","read_id","read_text"]};var sh=["de","fr"];function s(t,e){if(t==null)return"";if(typeof t=="object")return s(t.said,t.values);let n=String(t),o=window.GenerationPlaygroundTexts?.[n]??
n;return e?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(r,i)=>{if(i===void 0)return r[0];let a=e[i];return a&&typeof a=="object"?s(a):String(a??"")}):o}var F=(t,e,n,o)=>s(
t===1?e:n,{count:t.toLocaleString("en-US"),...o}),wo=t=>!!t&&typeof t=="object"&&typeof t.said=="string",rh=["aria-label","title","placeholder","data-tip","labe\
l"];function Mi(t){let e=window.GenerationPlaygroundTexts;if(!e)return;let n=document.createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let o=n.nextNode();o;o=n.nextNode()){
let[,r,i,a]=/^(\s*)([^]*?)(\s*)$/.exec(o.nodeValue),l=i&&e[i.replace(/\s+/g," ")];l&&(o.nodeValue=r+l+a)}for(let o of[t,...t.querySelectorAll("*")])for(let r of rh){
let i=e[(o.getAttribute(r)||"").replace(/\s+/g," ")];i&&o.setAttribute(r,i)}}function ih(){let t=(navigator.language||"").slice(0,2).toLowerCase();return sh.includes(
t)?t:"en"}function Ei(t){let n=window.GenerationPlaygroundCatalogues?.[ih()];if(window.GenerationPlaygroundTexts||!n)return t();window.GenerationPlaygroundTextsLoading??=
fetch(n).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=o},o=>console.warn("Generation Playground: the translation could not be loaded.",o)),window.
GenerationPlaygroundTextsLoading.then(t)}var V=t=>typeof t=="number"&&Number.isFinite(t),ue=t=>t==null||Math.abs(t)>1e30?null:t,gt=t=>{let e=[...t].sort((n,o)=>n-o);return(e[e.length-1>>1]+e[e.length>>
1])/2},Re=({distribution:t})=>t.vocab===null,rt=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var Ze={" ":"·","\n":"↵","	":"⇥","\r":"␍"},hn=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function d(t,e,n,o){let r=document.createElement(
t);e&&(r.className=e),n!=null&&(r.textContent=n);for(let[i,a]of Object.entries(o||{}))r.setAttribute(i,a);return r}function pn(t,e,{running:n=!1}={}){let o=0;for(let r of e.
matchAll(hn)){let[i]=r;r.index>o&&t.append(e.slice(o,r.index)),o=r.index+1;let a=Ze[i]||"U+"+i.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let l=Ze[i]?
i:"";t.append(d("span","gp-space",l,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else t.append(d("span","gp-mark",a))}o<e.length&&t.append(e.slice(o))}function bo(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",o=e.match(/\n*$/)[0],r=d("span","gp-ink");pn(r,e.slice(n.length,e.length-o.length),{running:!0});for(let i=0;i<o.length;i++)r.append(
d("span","gp-space","",{"data-mark":Ze[`
`],"data-wide":"yes"}));return t.append(...[n,r,o].filter(Boolean)),r}var Us=/(\\x[0-9a-f]{2})+$/i,ko=t=>(t.match(Us)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
un=({piece:t,text:e})=>t!==null&&(t===""||Us.test(e)&&t===e.replace(Us,""));function qe(t,e){t.replaceChildren(),pn(t,e),e||t.append(d("span","gp-mark",s("(empt\
y)")))}function ie(t,e){let n=d("bdi",e);return qe(n,t),n}function A(t,e){t.textContent!==e&&(t.textContent=e)}var Ce=t=>t.replace(hn,e=>e===" "?" ":Ze[e]||"�"),
he=t=>t?`${t}.`:"",me=t=>t.filter(Boolean).join(s("{before}; {part}").split(/\{\w+\}/)[1]),J=t=>s("“{text}”",{text:Ce(t)});function $i(t){return t>90?s("You\
rs begins in about {count} minutes.",{count:Math.round(t/60)}):s("Yours begins in about {count} s.",{count:t<10?Math.max(1,Math.round(t)):5*Math.round(t/5)})}var ge=(t,e)=>t.
split(/\{(\w+)\}/).map((n,o)=>o%2?e[n]:n);function H(t){let e=t*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(
".0","")+"%"}var Q=t=>t==null?0:Math.exp(t),Li=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||"",Se=(t,e)=>e==="bits"?t/Math.LN2:t;function re(t,e){
return t===null||!Number.isFinite(t)?s("infinite"):Se(t,e).toFixed(2)+" "+e}function fn({model:t,phase:e,done:n,total:o}){return e==="gpu"?s("waiting for the sh\
ared GPU …"):e==="asking"?s("asking the Hub for {model} …",{model:t}):e==="download"?s("downloading {model}: {done} of {total} …",{model:t,done:_e(n),total:_e(
o)}):e==="converting"?o?s("converting {model}: {share} …",{model:t,share:H(n/o)}):s("reading the file of {model} to convert it …",{model:t}):o?s("loading {m\
odel}: {share} …",{model:t,share:H(n/o)}):s("loading {model} …",{model:t})}function _e(t){return V(t)?t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(t<1e10?2:1)}):
t>=1e6?s("{size} MB",{size:(t/1e6).toFixed(t<1e8?1:0)}):s("{size} kB",{size:(t/1e3).toFixed(0)}):"–"}function We(t){return t<1?Math.round(t*1e3)+" ms":t.toFixed(
t<10?2:1)+" s"}var U=(t,e=3)=>t==null?"–":t.toFixed(e),B=t=>t.toLocaleString("en-US");function Me(t){let{chosen:e,distribution:n}=t,o=t.read?e.raw_logprob:e.logprob??
e.raw_logprob;return{probability:Q(e.logprob),rawProbability:Q(e.raw_logprob),rank:(t.read?null:e.rank)??e.raw_rank,surprisal:o===null?1/0:Math.max(0,-o),entropyBefore:n.
entropy_before,entropyAfter:n.entropy_after}}var yo=(t,e,n)=>Object.hasOwn(t,e)?t[e]:n,Zt=t=>Object.hasOwn(Ds,t)?s(Ds[t]):t.replaceAll("_"," ");function xo({message:t,
fix:e,diagnostics:n=[]}){let o=n.map(r=>({knob:r.knob,message:s(r.message),fix:s(r.fix)}));return o.some(r=>r.message===s(t))?o:[{knob:"",message:s(t),fix:s(e)},
...o]}var $e=t=>Object.hasOwn(Ks,t)?Ks[t].map(e=>s(e)):[t,t];function Ke(t){if(!Object.hasOwn(Gs,t))return[t,s("is your own logits processor"),[]];let[e,n,o]=Gs[t];
return[s(e),s(n),o]}var se=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function ee(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var Ai=new WeakMap;function Oe(t,e,{plain:n=!1}={}){let o=n+e;Ai.get(
t)!==o&&(Ai.set(t,o),n?t.textContent=e:qe(t,e))}function pe(t,e){t.className!==e&&(t.className=e)}function ae(t,e,n){let o=`${(n*100).toFixed(2)}%`,r=Ci.get(t)||
{};r[e]!==o&&(t.style[e]=o,Ci.set(t,{...r,[e]:o}))}var Ci=new WeakMap;function Z(t,e){let n=Pi.get(t)||{};for(let[o,r]of Object.entries(e))n[o]!==r&&t.setAttribute(
o,String(n[o]=r));Pi.set(t,n)}var Pi=new WeakMap;function X(t,e){t.hidden===e&&(t.hidden=!e)}function Vs(t,e){for(e.forEach(([n,o,r,i],a)=>{let l=t.childNodes[a];if(!l||l.localName!==n){let c=se(n);l?l.replaceWith(c):t.append(c),l=c}Gn(l,{...r,...o?{class:o}:
{}}),Array.isArray(i)?Vs(l,i):A(l,i??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function Gn(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,o]of Object.entries(e))t.getAttribute(n)!==String(o)&&t.setAttribute(n,o)}var ye=t=>Math.round(t*10)/
10,it=(t,e,n,o,r)=>["line",t,{x1:ye(e),y1:ye(n),x2:ye(o),y2:ye(r)},[]],Qt=(t,e,n,o,r="middle")=>["text",t,{x:ye(e),y:ye(n),"text-anchor":r},o],vo=(t,e)=>["path",
t,{d:e.map(([n,o],r)=>`${r?"L":"M"}${ye(n)} ${ye(o)}`).join("")||"M0 0"},[]],Js=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n],qi=(t,e,n)=>`\
M${ye(t)} ${ye(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;function Wi(){return!!(window.Plotly||document.getElementById("plotly")||window.GenerationPlaygroundPlotly)}var Ys;function Ni(){return Ys??=ah().catch(t=>{throw Ys=
void 0,t}),Ys}async function ah(){if(window.Plotly)return window.Plotly;let t=document.getElementById("plotly"),e=document.createElement("script");if(t)e.textContent=
await lh(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else throw new Error("This page does not say where Plo\
tly is.");let n=t?null:new Promise((o,r)=>{e.onload=o,e.onerror=()=>r(new Error(`Plotly could not be fetched from ${e.src}.`))});return document.head.append(e),
await n,window.Plotly}async function lh(t){let e=Uint8Array.from(atob(t.trim()),n=>n.charCodeAt(0));return new Response(new Blob([e]).stream().pipeThrough(new DecompressionStream(
"gzip"))).text()}var ch=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/,So=new Set;function fe(t,e,n){if(t.hidden=!e,!e)return;let o=Xs(e),r=[...So].find(i=>i.box===t);r?r.chart=o:dh(t,o,
n),_o(t,o)}function Xs(t){return wo(t)?s(t):Array.isArray(t)?t.map(Xs):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([e,n])=>[e,Xs(n)])):t}function dh(t,e,n){
t.classList.add("gp-chart-box"),t.append(d("div","gp-chart-plot"),hh());let o={box:t,chart:e};n&&t.addEventListener("gp-press",({detail:r})=>n(r)),So.add(o),new ResizeObserver(
()=>t.clientWidth&&t.dataset.width!==String(t.clientWidth)&&_o(t,o.chart)).observe(t),t.closest(".gp-pane")?.addEventListener("gp-alone",()=>_o(t,o.chart))}function hh(){
let t=d("details","gp-chart-values");return t.append(d("summary","",s("Values")),d("ul")),t}async function _o(t,e){let n=t.querySelector(".gp-chart-plot");if(uh(
t.querySelector(".gp-chart-values"),e),Gn(n,{...Object.fromEntries([...n.attributes].map(({name:o,value:r})=>[o,r])),role:"group","aria-label":s("{chart}. Its v\
alues follow as a list.",{chart:e.layout.meta})}),!!t.clientWidth){t.dataset.width=String(t.clientWidth),t.setAttribute("aria-busy","true");try{let o=await Ni(),
r={...Un(e.layout,t),autosize:!1,width:n.clientWidth,uirevision:"kept",dragmode:matchMedia("(pointer: coarse)").matches?!1:"zoom"};t.closest(".gp-alone")&&r.height&&
(r.height=Math.max(r.height,Math.round(innerHeight*.6))),n.classList.contains("js-plotly-plot")?await o.react(n,Un(e.data,t),r):(await o.newPlot(n,Un(e.data,t),
r,ph(o)),n.on("plotly_click",({points:[i]})=>t.dispatchEvent(new CustomEvent("gp-press",{detail:i}))))}catch(o){n.textContent=s("The chart could not be drawn: i\
ts library did not load. Reload the page; the values are in the list below."),console.error("Generation Playground:",o)}finally{t.removeAttribute("aria-busy")}}}
function Oo(t,e,n){if(!t)return t;let{shapes:o=[],annotations:r=[]}=t.layout,i={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--gp-error)",width:1.5,
dash:"dash"}},a={x:e,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[...o,i],annotations:[
...r,a]}}}function Ii(t,{x:e,y:n,words:o}){if(!t)return t;let r={type:"scatter",mode:"markers",x:[e],y:[n],text:[o],hoverinfo:"text",marker:{color:"var(--gp-cho\
sen)",symbol:"diamond",size:13}};return{...t,data:[...t.data,r]}}function ph(t){let e=(o,r)=>({name:o==="svg"?s("Download plot as an SVG"):s("Download plot as a\
 PNG"),icon:r,click(i){let a=i.layout.meta.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");t.downloadImage(i,{format:o,filename:a,width:i.clientWidth,
height:i.clientHeight,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:s("Zoom"),Pan:s("Pan"),"Zoom in":s("Zoom in"),"Zoom out":s("Zoom out"),
"Reset axes":s("Reset axes"),"Double-click to zoom back out":s("Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,modeBarButtonsToRemove:["\
toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function uh(t,{data:e}){let n=e.flatMap(({text:o,
hovertext:r=o,hoverinfo:i})=>i==="text"&&Array.isArray(r)?r.flat():[]).filter(Boolean);t.hidden=!n.length,t.querySelector("ul").replaceChildren(...n.map(o=>d("l\
i","",o)))}function Un(t,e){return Array.isArray(t)?t.map(n=>Un(n,e)):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([n,o])=>[n,Un(o,e)])):typeof t==
"string"?fh(t,e):t}function fh(t,e){let[,n,o]=ch.exec(t)||[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let r=getComputedStyle(
e).getPropertyValue(n).trim();return o===void 0?r:`rgba(${[1,3,5].map(a=>parseInt(r.slice(a,a+2),16)).join(", ")}, ${o})`}function Ri(){for(let t of So)t.box.isConnected?
_o(t.box,t.chart):So.delete(t)}matchMedia("(prefers-color-scheme: dark)").addEventListener("change",Ri);for(let t of[document.documentElement,document.body])t&&
new MutationObserver(Ri).observe(t,{attributeFilter:["class"]});var To=3;function Lt(t,e,n){let o=e==="bits"?"log₂":"ln",r=({p:l,q:c})=>Math.abs(l*Math.log(l/c)),a=t.filter(({p:l,q:c})=>l>0&&c>0).sort((l,c)=>r(c)-r(l)).slice(
0,To).map(({text:l,p:c,q:h})=>`${J(l)} ${U(c)} · ${o}(${U(c)} / ${U(h)})`);return a.length?s("{terms} + the terms of all other tokens = {value}",{terms:a.join(
" + "),value:n}):""}function ji(t,e){let o=[...t].sort((r,i)=>Math.abs(i.p-i.q)-Math.abs(r.p-r.q)).slice(0,To).map(({text:r,p:i,q:a})=>`${J(r)} |${U(i)} − ${U(
a)}|`);return o.length?s("½ · ({terms} + the terms of all other tokens) = {value}",{terms:o.join(" + "),value:e}):""}var At=(t,e,n)=>`${/^[-−]/.test(t)?`(${t}\
)`:t} / ${e} = ${n}`;function Ee(t){let e=t.filter(Boolean);return e.length?e.length>To?me([...e.slice(0,To),"…"]):he(me(e)):""}var Bi={token:()=>({name:s("token"),meaning:s("The piece of text that a model reads and writes at once: a word, a part of one, a sign, or a few bytes.")}),vocabulary:()=>({
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
Vn=Object.keys(Bi),mn=t=>Bi[t]();var Zs="#glossary",wt=null,Mo=t=>`${Zs}=${t}`;function Qs(){let[t,e=""]=location.hash.split("=");return t!==Zs?null:Vn.includes(e)?e:""}function zi(t){try{history.
replaceState(history.state,"",location.pathname+location.search+t)}catch{}}var er=({formula:t,unit:e})=>[...t?[d("p","gp-formula",t.replaceAll("−(","−⁠("))]:
[],...e?[d("p","gp-term-unit",s("Unit: {unit}",{unit:e}))]:[]];function mh(){let t=d("dialog","gp-glossary",null,{"aria-label":s("Glossary")}),e=d("button","gp-\
button",s("Close"),{type:"button"});e.addEventListener("click",()=>t.close());let n=d("header","gp-head");n.append(d("h3","gp-title",s("Glossary")),e);let o=d("\
div");for(let r of Vn){let i=mn(r),a=d("section","gp-term-entry",null,{id:`gp-term-${r}`,tabindex:"-1"}),l=d("h4");l.append(d("a","gp-term-link",i.name,{href:Mo(
r),title:s("Link to this term")})),a.append(l,d("p","",i.meaning),...er(i)),o.append(a)}return t.append(n,o),t.addEventListener("click",({target:r})=>r===t&&t.close()),
t.addEventListener("close",()=>Qs()!==null&&zi("")),t}function Ct(t,e){wt??=mh(),wt.parentNode!==t&&(wt.open&&wt.close(),t.append(wt)),wt.open||wt.showModal();for(let o of wt.
querySelectorAll(".gp-term-entry"))o.classList.toggle("gp-current",o.id===`gp-term-${e}`);let n=e?wt.querySelector(`#gp-term-${e}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),zi(e?Mo(e):Zs)}function Eo(t,e){let n=t.target.closest(".gp-term-link");!n||t.ctrlKey||t.metaKey||t.shiftKey||(t.preventDefault(),
Ct(e,n.getAttribute("href").split("=")[1]))}var tr=new WeakMap,nr=new WeakMap;function xe(t,e){tr.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function ne(t,e,n,o={}){nr.set(t,{id:e,run:n,...o});let r=o.
meaning||"";t.dataset.tip!==r&&(t.dataset.tip=r),t.dataset.term!==e&&(t.dataset.term=e),t.tabIndex!==0&&(t.tabIndex=0)}function de(t,e){for(let n of t.querySelectorAll(
"[data-run]")){let{run:o}=n.dataset;Object.hasOwn(e,o)&&nr.set(n,{...Hi(n),run:e[o]})}}function Hi({dataset:{term:t,tip:e,formula:n,unit:o}}){return{id:t,run:()=>"",
meaning:e,...n!==void 0&&{formula:n},...o!==void 0&&{unit:o}}}var Fi=t=>t&&nr.get(t)||(t?.dataset.term?Hi(t):null),gh={run:t=>s("In this run: {words}",{words:t}),
runs:t=>s("In these runs: {words}",{words:t}),text:t=>s("In this text: {words}",{words:t}),model:t=>s("In this model: {words}",{words:t})},wh=t=>t.replaceAll("−\
(","−⁠(");function bh({id:t,run:e,meaning:n,...o},r,i){let a={...mn(t),...o},l=e(),c=d("button","gp-link",s("Glossary (key G)"),{type:"button",tabindex:"-1"});
return c.addEventListener("click",()=>Ct(r,t)),[d("p","",n||a.meaning),...er(a),...l?[d("p","gp-in-run",gh[i](wh(l)))]:[],c]}function Di(t,e="run"){let n=null,o=null;
function r(){n=d("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)}),n.hidden=!0}function i(c){if(n&&n.contains(c.target))return;
let h=c.target.closest("[data-tip]");if(h===o||(o&&o.removeAttribute("aria-describedby"),o=h,n||r(),n.hidden=!h,!h))return;let u=Fi(h);n.classList.toggle("gp-te\
rm",!!u),u?n.replaceChildren(...bh(u,t,e)):n.textContent=tr.has(h)?tr.get(h)():h.dataset.tip,h.setAttribute("aria-describedby",n.id);let g=h.closest("[data-hold\
s-tips]")||t;n.parentNode!==g&&g.append(n);let[S,q]=[g.getBoundingClientRect(),h.getBoundingClientRect()],W=Math.min(q.left-S.left,S.width-n.offsetWidth-8);n.style.
left=`${Math.max(8,W)+g.scrollLeft}px`;let[N,C]=g===t?[0,innerHeight]:[Math.max(0,S.top),Math.min(innerHeight,S.bottom)],P=q.bottom+5+n.offsetHeight>C&&q.top-5-
n.offsetHeight>=N;n.classList.toggle("gp-above",P),n.style.top=`${(P?q.top-5-n.offsetHeight:q.bottom+5)-S.top+g.scrollTop}px`}let a=()=>i({target:t}),l=()=>Fi(o);
t.addEventListener("pointerover",i),t.addEventListener("pointerleave",({pointerType:c})=>!(c==="touch"&&l())&&a()),t.addEventListener("focusin",i),t.addEventListener(
"focusout",({relatedTarget:c})=>!(n&&n.contains(c))&&a()),t.addEventListener("click",c=>Eo(c,t)),t.addEventListener("keydown",c=>{if(c.key==="Escape"&&a(),c.key.
toLowerCase()!=="g"||c.ctrlKey||c.metaKey||c.altKey||c.target!==o)return;let h=l();h&&(c.preventDefault(),Ct(t,h.id))})}var kh=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),or=(t,e,n,o=1)=>kh(t,e)/(e*n+o),Be=t=>V(t)?`${t.toFixed(2)} ×`:"–",Pt=({low:t,high:e})=>`${t.toFixed(
2)}–${e.toFixed(2)}`,$o=()=>s("The true median lies in it with a probability of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer\
 than 5 pairs do not give that certainty, so nothing is claimed from them."),Lo=t=>t<.9995?`${(t*1e3).toPrecision(3)} ms`:`${t.toPrecision(3)} s`;function ze(t,{
done:e,runs:n}){if(e>=n)return"";let o={done:B(e),left:B(n-e)};return t.done?F(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",
o):F(n,"{done} of {count} run ended, {left} to come.","{done} of {count} runs ended, {left} to come.",o)}var gn=s("Somebody else’s runs were decoded at the same\
 time, so these times are not reliable. Measure again when the machine is idle.");function Ki(t,e){let n=C=>t.querySelector(".gp-"+C),o=t.querySelector("table"),r=[[s("speed-up"),`${s("Time per token without drafts / time per token with draft\
s: the median over the pairs of runs, and its 90 % interval.")} ${$o()}`,"speed-up",({speedup:C,pairs:P})=>C&&F(P,"{times}, of {count} pair of runs","{times}, {\
interval} over {count} pairs of runs",{times:Be(C.median),interval:Pt(C)}),{formula:""}],["draft_acceptance_rate",s(dn.draft_acceptance_rate),"acceptance-rate",
({draft_acceptance_rate:C})=>V(C)&&H(C),{}],["judged_acceptance_rate",s(dn.judged_acceptance_rate),"acceptance-rate",({rate:C})=>V(C)&&H(C),{formula:s("accepted\
 / judged")}],["mean_acceptance_length",s(dn.mean_acceptance_length),"acceptance-length",({mean_acceptance_length:C})=>V(C)&&C.toFixed(2),{}],[s("drafted per ro\
und"),s("Drafted tokens / rounds. A confidence threshold and the end of a text make drafts shorter than the limit."),"draft",({drafted:C})=>V(C)&&C.toFixed(2),{
formula:s("drafted / rounds")}],[s("formula"),s("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row."),"\
speed-up",({rate:C,drafted:P,formula:T})=>V(T)&&s("α = {rate} and γ = {drafted} give {times}",{rate:U(C),drafted:U(P,2),times:Be(T)}),{}]],i=()=>e.answered("l\
engths"),a=C=>Ee(e.found.points.map(P=>{let T=C(P);return T?s("{name}: {words}",{name:l(e.found.knob,P),words:T}):""})),l=(C,{value:P})=>`${C} = ${P}`;function c(C){
let[P,T,L,O,{setting:k,times:y}]=h(C);Z(n("answer"),{"data-verdict":P}),A(n("answer-sign"),T);let p=n("answer-words"),f=JSON.stringify([L,k,y]);p.dataset.key!==
f&&(p.dataset.key=f,p.replaceChildren(...ge(L,{setting:d("code","",k),times:y}))),A(n("answer-more"),O),e.done&&A(n("told"),`${p.textContent}. ${O}`),A(n("missi\
ng"),ze(e,C)),X(n("warning"),!!C.others),A(n("warning"),C.others?"⚠ "+s(gn):"")}function h({knob:C,points:P,leader:T,rivals:L,best:O,fewest:k}){let y=P.filter(
({speedup:j})=>j),p=y.find(j=>j.group===T);if(!p){if(e.done)return["wait","…",s("No answer"),s("No setting has a complete pair of runs."),{}];let j=F(P.length,
"{known} of {count} setting measured.","{known} of {count} settings measured.",{known:B(y.length)});return["wait","…",s("Not known yet"),y.length?j:s("The fir\
st counted runs are under way."),{}]}let{speedup:f,verdict:w,pairs:_}=p,E=l(C,p),[$,m]=[Be(f.median),Pt(f)],x={slower:[s("It is slower than decoding without dra\
fts.")],even:[s("The interval includes 1: no clear difference from decoding without drafts.")]}[w]||[];if(w==="wait"){let j=F(_,"{setting} has the highest media\
n, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{setting} has the highest median, {times}, of {count} pairs of runs: too few to tel\
l, {fewest} are needed.",{setting:E,times:$,fewest:B(k)});return["wait","…",s(e.done?"No answer":"Not known yet"),j,{}]}if(y.length===1){let[j,b]={faster:["go\
od","▲"],slower:["bad","▼"],even:["even","≈"]}[w];return[j,b,s("{setting} is the only setting that was measured: {times}"),[s("90 % interval: {interval}.",
{interval:m}),...x].join(" "),{setting:E,times:$}]}if(O===null){let j=L.length>2&&L.length===y.length-1?s("{setting} has the highest median, {times}, with a 90 \
% interval of {interval}; all others may be as good.",{setting:E,times:$,interval:m}):s("{setting} has the highest median, {times}, with a 90 % interval of {int\
erval}; {others} may be as good.",{setting:E,times:$,interval:m,others:u(P.filter(b=>L.includes(b.group)).map(({value:b})=>b))});return["even","≈",s(e.running?
"No clear best setting so far":"No clear best setting"),[j,...x,s("More repeats tell more.")].join(" "),{}]}let[v,M]={faster:["good","★"],even:["even","★"],
slower:["bad","▼"]}[w],R=w==="slower"?s(e.running?"{setting} is best so far, but only {times}":"{setting} is best, but only {times}"):s(e.running?"{setting} i\
s best so far: {times}":"{setting} is best: {times}");return[v,M,R,[s("90 % interval: {interval}.",{interval:m}),s("It was faster than each of the others, turn \
by turn."),...x].join(" "),{setting:E,times:$}]}let u=C=>C.length<2?C.join(""):s("{names} and {last}",{names:C.slice(0,-1).join(", "),last:C.at(-1)});function g({
points:C,curve:P,measured_curve:T}){fe(n("settings"),e.charts.lengths),X(n("of-formula"),P.length>0),X(n("of-verify"),T.length>0),X(n("of-own"),C.some(({formula:L})=>V(
L)))}function S(C){if(!o.tHead){let P=d("tr");P.append(d("th","",null,{scope:"col"}),...r.map(([T,L,O,k,y])=>{let p=d("th","",null,{scope:"col"}),f=d("span");return ne(
f,O,()=>a(k),{meaning:L,...y}),f.append(...T.split(/(?<=_)/).flatMap(w=>[w,d("wbr")])),p.append(f),p})),o.createTHead().append(P),o.createTBody()}A(o.tHead.rows[0].
cells[0],C)}function q(){let C=d("tr"),P=d("th","",null,{scope:"row"});P.append(d("span"),d("b","","",{"aria-hidden":"true"}),d("span","gp-hidden"));let T=d("td");
return T.append(d("span"),d("small")),C.append(P,T,...r.slice(1).map(()=>d("td"))),C}function W({knob:C,points:P,best:T}){S(C);let L=ee(o.tBodies[0],P.length,q);
P.forEach((O,k)=>{let[y,p,...f]=L[k].cells,w=O.group===T;pe(L[k],w?"gp-best":""),A(y.children[0],O.value),A(y.children[1],w?" ★":""),A(y.children[2],w?` ${s("\
(best)")}`:""),A(p.children[0],O.speedup?Be(O.speedup.median):"–"),A(p.children[1],O.speedup?`  ${Pt(O.speedup)}`:"");let{draft_acceptance_rate:_,rate:E,mean_acceptance_length:$,
drafted:m,formula:x}=O;[V(_)?H(_):"–",V(E)?H(E):"–",U($,2),U(m,2),Be(x)].forEach((M,R)=>A(f[R],M))})}function N(){let C=e.found;c(C),g(C),W(C)}return C=>{t.
hidden=!i(),!t.hidden&&(C.found||C.status)&&N()}}var wn=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={},this.onlyShown=!1}feed(e){
e.length>=this.position&&e.startsWith(this.head)&&e.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=e.lastIndexOf(`
`)+1;for(;this.position<o;){let r=e.indexOf(`
`,this.position);this.readLine(e.slice(this.position,r)),this.position=r+1}this.head=e.slice(0,Math.min(o,100)),this.tail=e.slice(Math.max(0,o-100),o)}read(e){throw new Error(
"nobody reads "+e.type)}readLine(e){if(e.trim())try{this.read(JSON.parse(e))}catch(n){console.error("Generation Playground: a line of the log was skipped.",n,e.
slice(0,200))}}get canAsk(){return!this.onlyShown&&Object.keys(this.answers).length>0}ask(e){!this.onlyShown&&Object.hasOwn(this.answers,e.type)&&this.answers[e.
type](e)}subscribe(e,n){let o={element:e,update:n};this.subscribers.add(o),this.tell(o,Object.fromEntries(this.kinds.map(r=>[r,!0])))}changed(e){Object.keys(this.
changes).length===0&&requestAnimationFrame(()=>this.flush()),this.changes[e]=!0}flush(){let e=this.changes;this.changes={};for(let n of this.subscribers)n.element.
isConnected?this.tell(n,e):this.subscribers.delete(n)}tell(e,n){try{e.update(n)}catch(o){console.error("Generation Playground: a pane could not be drawn.",o)}}};var sr=t=>({place:0,since:t.is_open?0:null,tail:[],spans:[]});function rr(t,e,n,{start:o,end:r}){let{place:i}=t,{since:a,spans:l}=t,c=[...t.tail,[i,e]];for(;;){
let h=a===null?o:r,u=c.map(([,S])=>S).join("").indexOf(h);if(u<0)break;let g=yh(c,u);a===null?a=i+1:(l=[...l,{start:a,stop:Math.max(a,g),end:i+1}],a=null),c=xh(
c,u+h.length)}return n&&a!==null&&a<=i&&(l=[...l,{start:a,stop:i,end:null}],a=null,c=[]),{place:i+1,since:a,tail:vh(c,(a===null?o:r).length-1),spans:l}}function Gi(t,e){
if(!e)return[];let n=sr(e);for(let{chosen:a,piece:l}of t)n=rr(n,a.text,l===null,e);let{spans:o,since:r,place:i}=n;return r===null?o:[...o,{start:r,stop:i,end:null}]}
function yh(t,e){let n=e;for(let[o,r]of t)if(n-=r.length,n<0)return o;return t.at(-1)[0]}function xh(t,e){let n=e;return t.flatMap(([o,r])=>{let i=r.slice(n);return n=
Math.max(0,n-r.length),i?[[o,i]]:[]})}function vh(t,e){let[n,o]=[t.length,0];for(;n>0&&o<e;)o+=t[--n][1].length;return t.slice(n)}var Sh=20,en=class extends wn{constructor(){super(["run","steps","status","selection","unit","prompt","watched","searched","lens","written"]),this.unit="bits",this.
searched=new Map,this.lenses=new Map,this.lensLimit=0,this.written=null,this.text="",this.turn=void 0,this.fed={turn:void 0,started:!1},this.recorded=!1,this.beginsHidden=
!1,this.asked=null,this.clear()}clear(){this.queued=null,this.loading=null,this.shared=1,this.apart=!1,this.started=null,this.finished=null,this.failed=null,this.
lasts=[],this.newest=null,this.numTokens=0,this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.canvasSteps=[],this.prompts=[],this.texts=new Map,this.returned=
null,this.selected=null,this.suggested=!1,this.rejected=null,this.promptSteps=[],this.hideFrom=this.beginsHidden?0:null}feedRun(e,n){n!==this.fed.turn&&(this.fed=
{turn:n,started:!1},this.feed("")),this.feed(e),this.fed.started&&Object.assign(this,{text:e,turn:n})}read(e){let n=_h[e.type];if(!n)throw new Error("unknown ev\
ent "+e.type);n(this,e)}countStep(e){this.numTokens+=1,this.elapsed=e.elapsed,this.firstElapsed??=e.elapsed,this.changed("steps")}get readsSource(){return!!(this.
started&&this.started.decoder_tokens.length)}get prefix(){return this.readsSource?this.started.decoder_tokens:this.started.prompt_tokens}get denoises(){return!!(this.
started&&this.started.mode==="block_diffusion")}get isFromElsewhere(){return!!(this.started&&this.started.elsewhere)}get canAsk(){return super.canAsk&&!this.isFromElsewhere}get usesBeams(){
return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){
return this.hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(e.last);return n===e.last?e:{...e,last:n,score:null,stopReason:null}})}seen(e){
if(this.hideFrom===null)return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(e){this.hideFrom!==e&&(this.hideFrom=e,this.changed(
"steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,o)=>$h(n,o,this.prompts.length));
let e=this.finished?this.finished.sequences:[];return this.lasts.map((n,o)=>({kind:"sequence",label:this.lasts.length>1?s("sequence {number}",{number:o+1}):"",last:n,
score:null,stopReason:e[o]?e[o].stop_reason:null}))}current(){if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);
let e=this.lines();return e.length?e[0].last:null}lineOf(e){return e.isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let o=n;for(;o&&o.index>
e.index;)o=o.before;return o===e}):this.lines()[e.sequence]}lastOf(e){let n=this.lineOf(e);return n?n.last:e}select(e,n){let o=e===null?null:this.lines()[e];this.
selectStep(o&&be(o.last)[n]||null)}selectStep(e,n=!1){let o=this.seen(e);this.selected===o&&this.suggested===n&&!this.rejected||(this.selected=o,this.suggested=
n,this.rejected=null,this.changed("selection"))}selectRejected(e,n,o){this.selectStep(e),this.rejected={round:n,place:o},this.changed("selection")}selectMostUncertain(){
let e=this.returned?this.returned[0]?.last:this.lasts[0];if(this.selected||!e||this.finished?.sequences[0]?.stop_reason==="step")return;let n=be(e),o=n.filter(l=>!l.
given);if(o.length<2)return;let r=Gi(n,this.started?.reasoning).filter(({end:l})=>l!==null),i=o.filter(({index:l})=>!r.some(({start:c,stop:h})=>c<=l&&l<h)),a=({
distribution:l,chosen:{raw_logprob:c}})=>l.entropy_before??-(c??-1/0);this.selectStep((i.length?i:o).reduce((l,c)=>a(c)>a(l)?c:l),!0)}walk(e){let n=this.current();
if(!n)return;let o=[...this.promptSteps,...be(this.lastOf(n))],r=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(o[Math.max(0,Math.min(o.length-
1,r+e))])}addSearched(e,n){this.searched.set(e,[...this.searched.get(e)||[],n]),this.changed("searched")}addLens(e,n,o){this.lenses.delete(e),this.lenses.set(e,
{ids:n,found:o}),this.lenses.size>Sh&&this.lenses.delete(this.lenses.keys().next().value),this.changed("lens")}lensOf(){return this.started&&this.lenses.get(this.
turn)||null}startedLine(){let e=this.text.indexOf('{"type":"Started"');return e<0?"":this.text.slice(e,this.text.indexOf(`
`,e))}idsTo(e){return be(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let o=this.allLines()[e];o&&(be(o.last).forEach((r,i)=>{let a=at("Candidate",n[i]||[]),
l=new Set(a.map(({token_id:c})=>c));r.watched=[...(r.watched||[]).filter(({token_id:c})=>!l.has(c)),...a]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:at("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},_h={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=at("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=Jn("Candidate",e.chosen),ir(e.distribution),e.watched=at("Candidate",e.watched||[]),e.mark=e.mark?Jn("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=at("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=Oh(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=Th();e.distributions.forEach(ir),e.given&&
(n.given+=1);let o=at("BeamCandidate",e.candidates).map(r=>Mh(r,e,n));for(let{beam:r}of o)r.progress&&t.texts.set(r.token_id,r.text);if(Eh(o),n.running=o.filter(
r=>r.beam.status==="running").sort((r,i)=>r.beam.beam-i.beam.beam),n.byNumber=new Map(n.running.map(r=>[r.beam.beam,r])),e.given)for(let r=0;r<t.started.effective.
num_beams;r++)n.byNumber.set(r,o[0]);n.finished.push(...o.filter(r=>r.beam.status==="finished")),n.finished.sort((r,i)=>i.beam.final_score-r.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let o of e)o.chosen=Jn("Candidate",o.chosen),ir(o.distribution),Object.assign(o,{before:n,isPrompt:!0,watched:[],
draft:null}),n=o;t.promptSteps=e,t.changed("prompt")},CanvasDenoised(t,{step:e}){e.places=at("CanvasPlace",e.places),t.canvasSteps.push(e),t.numTokens=e.canvas*
e.places.length,t.elapsed=e.elapsed,t.firstElapsed??=e.elapsed,t.changed("steps")},DraftJudged(t,{round:e}){e.drafted=at("DraftToken",e.drafted),t.rounds.push(e),
t.changed("steps")},Finished(t,e){t.finished=e,t.usesBeams&&(t.returned=e.sequences.map((n,o)=>Ch(t,n,o))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.
fed.turn===void 0||t.fed.started)&&(t.failed=e),t.queued=t.loading=null,t.changed("status")}};function Jn(t,e){let n=Ti[t],o={};for(let r=0;r<n.length;r++)o[n[r]]=
e[r];return o}function at(t,e){return e.map(n=>Jn(t,n))}function ir(t){t.candidates=at("Candidate",t.candidates),t.stages=at("Stage",t.stages)}function Oh(t,e){
let n=e.at(-1);if(!n||t.index<n.start)return null;let o=t.index-n.start;return o<n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,
instead:n.drafted[o]||null,round:n,place:o}}function Th(){return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}
function Mh(t,e,n){let o=e.distributions[t.parent],r=o.candidates.find(i=>i.token_id===t.token_id);return{index:e.index,sequence:e.sequence,before:n.byNumber.get(
t.parent)||null,chosen:r||{...t,raw_rank:null,rank:null,removed_by:null},piece:t.piece,distribution:o,seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,
length:e.index+1-n.given,mark:t.mark?Jn("Mark",t.mark):null,beam:t}}var bt=({beam:t,length:e},n)=>e>0?(t.score??-1/0)/e**n:t.score;function Ui(t,e,n,o,r){t.unseen??=
new Map;let i=`${e} ${n} ${r.token_id}`;if(!t.unseen.has(i)){let a=e?t.byStep[e-1].get(n):null,{token_id:l,text:c,raw_logprob:h,logprob:u}=r,g=(a?a.beam.score:0)+
u,S=a?a.beam.group:null,q={token_id:l,text:c,piece:null,parent:n,raw_logprob:h,logprob:u,score:g,status:"unseen",beam:null,final_score:null,group:S},{sequence:W,
seconds:N,elapsed:C}=t.steps[e][0];t.unseen.set(i,{index:e,sequence:W,before:a,chosen:r,piece:null,distribution:o,seconds:N,elapsed:C,draft:null,given:!1,length:t.
steps[e][0].length,beam:q,rank:null})}return t.unseen.get(i)}function Vi(t,e,n,o){let r=n&&!n.given?n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${r} ${o}`)||
null}function Eh(t){let e=new Map;for(let n of[...t].sort((o,r)=>r.beam.score-o.beam.score))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function $h(t,e,n){
let o=i=>n>1?s("Prompt {number}, {label}",{number:e+1,label:i}):i,r=(i,a,l,c)=>({kind:i,label:o(a),last:l,score:c,stopReason:null});return[...t.running.map(i=>r(
"running",Lh(i),i,i.beam.score)),...t.finished.map((i,a)=>r("finished",Ah(i,a+1),i,i.beam.final_score))]}function Lh({beam:{beam:t,group:e,progress:n}}){let o=t+
1;return(e??null)!==null?s("beam {number}, group {group}",{number:o,group:Fe(e)}):o===1&&!n?s("best beam"):s("beam {number}",{number:o})}function Ah({beam:{group:t}},e){
return(t??null)!==null?s("ended {number}, group {group}",{number:e,group:Fe(t)}):s("ended {number}",{number:e})}var Fe=t=>t<26?String.fromCharCode(65+t):String(
t+1);function Ch(t,e,n){let o=Math.max(1,Math.floor(t.finished.sequences.length/t.prompts.length)),{steps:r}=t.prompts[Math.floor(n/o)],i=null;return e.token_ids.
forEach((a,l)=>{let c=(e.beams||[])[l];i=(r[l]||[]).find(h=>h.beam.parent===c&&h.beam.token_id===a)||i}),{kind:"returned",label:s("output {number}",{number:n+1}),
last:i,score:e.score,stopReason:e.stop_reason}}function be(t){let e=[];for(let n=t;n;n=n.before)e.push(n);return e.reverse()}function kt(t,e){let n=[],o=e;for(;o&&
t[o.index]!==o;)n.push(o),o=o.before;return{keep:o?o.index+1:0,added:n.reverse()}}var Te=class{constructor(e,n){this.add=n,this.steps=[],this.totals=[e]}get total(){
return this.totals.at(-1)}follow(e){let{keep:n,added:o}=kt(this.steps,e);this.steps.length=n,this.totals.length=n+1;for(let r of o)this.steps.push(r),this.totals.
push(this.add(this.total,r));return{keep:n,added:o}}};var Ji=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),lt=t=>t.
num_accepted+(t.follow==="correction"?1:0),ar=t=>t.num_accepted+(t.next_token_id===null?0:1);function Ph(t,e){let{drafted:n,num_accepted:o}=e;if(t.rounds+=1,t.tokens+=
ar(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=o,t.judged+=lt(e);for(let r=t.
draftedAt.length;r<n.length;r++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((r,i)=>{t.draftedAt[i]+=1,i<o&&(t.acceptedAt[i]+=1),!(i>=lt(e)||(r.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=r.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[o]+=1,t}function qh(t){let{spec_steps:e,
rounds:n,tokens:o,drafted:r,accepted:i,judged:a,overlaps:l}=t,c=(h,u)=>u?h/u:null;return{num_spec_steps:e,num_rounds:n,num_tokens:o,num_draft_tokens:r,num_accepted_draft_tokens:i,
num_judged_draft_tokens:a,draft_acceptance_rate:c(i,r),judged_acceptance_rate:c(i,a),mean_acceptance_length:e?1+i/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:o-n,expected_acceptance_rate:c(l[1],l[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var bn=class{constructor(){this.rounds=[],this.tally=Ji()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=Ji());for(let o=this.tally.rounds;o<
e.length;o++)Ph(this.tally,e[o]);return this.rounds=e,qh(this.tally)}};var Wh={num_draft_tokens:()=>["draft",{formula:""}],num_accepted_draft_tokens:()=>["draft",{formula:""}],draft_acceptance_rate:()=>["acceptance-rate",{}],judged_acceptance_rate:()=>[
"acceptance-rate",{formula:s("accepted / judged")}],mean_acceptance_length:()=>["acceptance-length",{}],expected_acceptance_rate:()=>["expected-acceptance",{}],
passes_saved:()=>["passes-saved",{}]};function lr(t,e,n,o){let[r,i]=Wh[e]();ne(t,r,()=>Nh(e,n,o),{meaning:s(dn[e]),...i})}function Nh(t,e,n){let o=qt(t,n);if(t.
startsWith("num_"))return s("{value} {denominator}.",{value:e,denominator:o});if(t!=="passes_saved")return s("{denominator} = {value}.",{denominator:o,value:e});
let r=F(n.num_tokens,"{count} token","{count} tokens");return F(n.num_rounds,"{tokens} − {count} pass = {value}.","{tokens} − {count} passes = {value}.",{tokens:r,
value:e})}function qt(t,e){let{num_draft_tokens:n,num_accepted_draft_tokens:o,num_spec_steps:r,num_judged_draft_tokens:i}=e,a=F(e.num_rounds,"{count} round","{c\
ount} rounds"),l=F(e.num_tokens,"{count} token","{count} tokens");switch(t){case"num_draft_tokens":return F(r,"in {count} draft over {rounds}","in {count} draft\
s over {rounds}",{rounds:a});case"num_accepted_draft_tokens":return s("of {drafted} drafted",{drafted:B(n)});case"draft_acceptance_rate":return s("{accepted} of\
 {drafted} drafted",{accepted:B(o),drafted:B(n)});case"judged_acceptance_rate":return s("{accepted} of {judged} judged",{accepted:B(o),judged:B(i)});case"mean_a\
cceptance_length":return F(r,"1 + {accepted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:B(o)});case"expected_acceptance_rate":return F(i,"mean\
 over {count} judged position","mean over {count} judged positions");case"passes_saved":return F(e.num_rounds,"{tokens} in {count} pass","{tokens} in {count} pa\
sses",{tokens:l});default:return""}}function Yi(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),o=t.querySelector(".gp-place-c\
hart"),r=W=>W===null?"–":H(W),i=W=>F(W,"{count} token","{count} tokens");function a(W,N){let C=N.samples&&W.expected_acceptance_rate!==null,P=O=>[O,B(W[O]),qt(
O,W)],T=O=>[O,r(W[O]),qt(O,W),W[O]],L="mean_acceptance_length";return[P("num_draft_tokens"),P("num_accepted_draft_tokens"),T("draft_acceptance_rate"),[L,U(W[L],
2),qt(L,W)],T("judged_acceptance_rate"),...C?[T("expected_acceptance_rate")]:[],P("passes_saved")]}function l(){let W=d("div","gp-draft-figure",null,{tabindex:"\
0","data-tip":""}),N=d("dd","gp-rate",null,{"aria-hidden":"true"});return N.append(d("i")),W.append(d("dt"),d("dd"),d("dd","gp-note"),N),W}function c(W,N){let C=a(
W,N),P=ee(e,C.length,l);C.forEach(([T,L,O,k=null],y)=>{let[p,f,w,_]=P[y].children;p.textContent!==T&&p.replaceChildren(...T.split(/(?<=_)/).flatMap(E=>[E,d("wbr")])),
A(f,L),A(w,O),_.hidden=k===null,ae(_.firstChild,"width",k??0),lr(P[y],T,L,W),P[y].dataset.name=T})}function h(){let W=d("span","gp-chart-column"),N=d("span","gp\
-chart-track");return N.append(d("i","gp-chart-whole"),d("i","gp-chart-part")),W.append(d("span","gp-chart-top"),N,d("span","gp-chart-label")),W}function u(W,N,C){
let P=Math.max(1,...N.map(([L,O])=>O??L)),T=ee(W,N.length,h);N.forEach(([L,O,k,y,p],f)=>{let[w,_,E]=T[f].children;A(w,y),ae(_.children[0],"height",(O??0)/P),ae(
_.children[1],"height",L/P),A(E,k),xe(T[f],()=>p)}),Z(W,{"aria-label":`${C}: ${me(N.map(([,,,,L])=>L))}`})}function g(W){let N=W.num_spec_steps;u(n,W.acceptance_histogram.
map((C,P)=>[C,null,String(P),C?B(C):"",F(N,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:B(
C),tokens:i(P)})]),"acceptance_histogram"),u(o,W.drafted_by_position.map((C,P)=>{let T=W.accepted_by_position[P];return[T,C,String(P+1),`${Math.round(100*T/C)}%`,
s("position {place}: {accepted} of {drafted} drafted tokens kept, {share}",{place:P+1,accepted:B(T),drafted:B(C),share:H(T/C)})]}),"accepted_by_position / draft\
ed_by_position")}let S=null,q=W=>W.join(", ");return de(t,{kept:()=>S?F(S.num_spec_steps,"{count} round with a draft; by the number of kept tokens, from 0 on: {\
rounds}.","{count} rounds with a draft; by the number of kept tokens, from 0 on: {rounds}.",{rounds:q(S.acceptance_histogram)}):"",place:()=>S?s("kept {kept} of\
 {drafted} drafted, by position.",{kept:q(S.accepted_by_position),drafted:q(S.drafted_by_position)}):""}),(W,N)=>{S=W,c(W,N),g(W)}}var yt={get accepted(){return["✓",s("accepted draft"),s("Drafted, and kept by the target model.")]},get correction(){return["→",s("correction"),s("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",s("bonus"),s("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",s("target alone"),s("Nothing was drafted in this round: the target wrote one token, as without dra\
fts.")]}},Xi=Object.fromEntries(Object.keys(yt).map(t=>[t,0])),Zi=(t,{draft:e})=>e&&Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function tn(t){let{
do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??null}}function cr({target_logprob:t,draft_logprob:e},{weight:n}){let o=Q(
t)/((e??null)===null?1:Q(e));return Math.min(1,n===null?o:1-n+n*o)}var Qi=({weight:t})=>t===null?"min(1, p / q)":`min(1, ${U(1-t,2)} + ${U(t,2)} · p / q)`;function ea(t,e){
if(t.samples)return e?s("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:Qi(t)}):s("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(t.weight===null||!e)return s("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,o]=[U(t.weight,2),U(1-t.weight,2)];return s("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:o})}function dr(t,e){return e<t.num_accepted?"accepted":e<lt(t)?"rejected":"unjudged"}function Yn(t,e,n){let o=t.drafted[e],r=dr(t,e),i=(o.
draft_logprob??null)!==null,[a,l]=[H(Q(o.target_logprob)),H(Q(o.draft_logprob))],c=i?[s("The draft model gave it {q}.",{q:l})]:[];if(r==="unjudged")return[t.follow===
"correction"?s("Never judged: it comes after the rejection."):s("Never judged: it comes after the end of the text."),...c].join(" ");let h=r==="accepted";if(!n.
samples){let g=n.weight!==null&&i;return[h?Ih(g):Rh(g,J(t.next_text)),s("The target gave it {p}.",{p:a}),...c].join(" ")}if(!i)return h?s("Accepted: the target \
drew the same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:a}):s("Rejected: the target drew {token} for itself. It gave this\
 one {p}, which is the chance that it is kept.",{token:J(t.next_text),p:a});let u=(o.overlap??null)===null?[]:[s("Averaged over all tokens that could have been \
drafted here, the chance is {share}.",{share:H(o.overlap)})];return[h?s("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:a,q:l}):s("Rejected:\
 the target gave it p = {p}, the draft model q = {q}.",{p:a,q:l}),jh(cr(o,n),Qi(n),h),...u].join(" ")}var Ih=t=>s(t?"Accepted: it is the likeliest token in the \
mixture of both models.":"Accepted: it is the likeliest token for the target."),Rh=(t,e)=>s(t?"Rejected: {token}, not this one, is the likeliest token in the mi\
xture of both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:e});function jh(t,e,n){if(t>=1)return s("By {formula}, i\
t is always kept: nothing was left to a draw.",{formula:e});let o={formula:e,chance:H(t)};return n?s("By {formula}, it is kept with probability {chance}: the dr\
aw kept it.",o):s("By {formula}, it is kept with probability {chance}: the draw rejected it.",o)}function hr(t,e){let[,n,o]=yt[t.follow],r=`${n.charAt(0).toUpperCase()}${n.
slice(1)}. ${o}`,i=t.drafted[t.num_accepted];if(t.follow!=="correction"||!e.samples)return r;if((i.draft_logprob??null)===null)return`${r} ${s("The target drew \
it.")}`;let a=`${r} ${s("It was drawn from the residual distribution: what the target gives beyond the draft model, max(0, p − q).")}`;return(i.overlap??null)===
null||e.weight!==null?a:`${a} ${s("That sums to {share} here, and is scaled up to 1 for the draw.",{share:H(1-i.overlap)})}`}function ta({draft:{origin:t,place:e,
round:n,instead:o},chosen:r},i){if(!Object.hasOwn(yt,t))return[];let{length:a}=n.drafted,l={round:n.index+1,place:e+1},c=a?[F(a,"Round {round} drafted {count} t\
oken.","Round {round} drafted {count} tokens; this is place {place}.",l)]:[];if(t==="accepted")return[...c,Yn(n,e,i)];let h=t==="correction"&&o?[s("Drafted here\
 was {token}. {fate}",{token:J(o.text),fate:Yn(n,e,i)})]:[],u=hr(n,i),g=i.samples&&t!=="correction"&&r.logprob!==null?[s("It was drawn from the target’s own dis\
tribution, which gave it {p}.",{p:H(Q(r.logprob))})]:[],S=a-lt(n),q=t==="correction"&&S?[F(S,"{count} drafted token after it was never judged.","{count} drafted\
 tokens after it were never judged.")]:[];return[...c,...h,[u,...g].join(" "),...q]}function na({round:t,place:e},n,o){let{length:r}=t.drafted,i={token:J(t.drafted[e].
text),chosen:J(n),round:t.index+1,place:e+1},a=r-lt(t);return[F(r,"{token} was drafted in round {round}, but is not in the text.","{token} was drafted in round \
{round}, at place {place} of {count}, but is not in the text.",i),Yn(t,e,o),s("{chosen} stands in its place.",i),...a?[F(a,"{count} drafted token after it was n\
ever judged.","{count} drafted tokens after it were never judged.")]:[]]}function oa({draft:t}){if(!t||!Object.hasOwn(yt,t.origin))return[];let{origin:e,instead:n,
round:{index:o,drafted:r}}=t,i=o+1;if(e==="accepted"){let{draft_logprob:a}=r[t.place],l={place:t.place+1,size:r.length,round:i};return(a??null)===null?[s("accep\
ted draft: token {place} of {size} in round {round}",l)]:[s("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...l,
q:H(Q(a))})]}return e==="correction"?n?[s("correction: replaced the rejected draft token {token} in round {round}",{token:J(n.text),round:i})]:[s("correction: r\
eplaced a rejected draft token in round {round}",{round:i})]:e==="target"?[s("target alone: nothing was drafted in round {round}",{round:i})]:[F(r.length,"bonus\
: the target’s own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:i})]}
var ct=t=>t<.01?`${(t*1e3).toFixed(1)} ms`:We(t);function sa(t,e,n){let o=[],r=tn(null),i={row:null,card:null,selected:null},a=null,l=!0,c=0,h=new WeakMap,u=new WeakMap,g=new IntersectionObserver(x=>{for(let{isIntersecting:v,
target:M}of x)v&&C(h.get(M));S()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),S=()=>l&&!e.selected&&e.running;function q(x,v){let M=o.length<=x.length&&
(!o.length||o[0].round===x[0])&&r.samples===v.samples;r=v,M||W();for(let R of x.slice(o.length))N(R);S()&&(t.scrollTop=t.scrollHeight)}function W(){g.disconnect(),
t.replaceChildren(),o=[],i={row:null,card:null,selected:null},a=null,l=!0,c=0}function N(x){let v=d("li","gp-round"),M={round:x,item:v,cards:null};h.set(v,M),o.
push(M),t.append(v),g.observe(v)}function C(x){if(!x||x.cards)return;g.unobserve(x.item);let{round:v,item:M}=x,R=lt(v);x.cards=[];let j=d("div","gp-cards");for(let b=0;b<
R;b++)j.append(L(x,b));v.next_token_id!==null&&j.append(O(x)),R<v.drafted.length&&j.append(y(v,R)),v.follow==="none"&&j.append(d("span","gp-note gp-ended","■ "+
s("the text ended inside its draft"))),M.append(P(v),j),M.classList.add("gp-filled"),a||_(x.cards[0])}function P(x){let v=d("div","gp-round-head"),{num_accepted:M,
drafted:{length:R}}=x,j=R?s("{accepted} of {drafted} kept",{accepted:M,drafted:R}):s("no draft"),b=[s("draft {time}",{time:ct(x.draft_seconds)}),s("verify {time\
}",{time:ct(x.verify_seconds)})];v.append(d("b","",s("Round {number}",{number:x.index+1})),d("span","",j));for(let I of b)v.append(d("span","gp-round-time",I));
return v}function T(x,v,M,R,j,b,I){let z=s("Round {number}, {which}, {token}: {why}",{number:x.round.index+1,which:b,token:J(j),why:I}),D=d("button","gp-draft-c\
ard",null,{type:"button",tabindex:"-1","aria-pressed":"false","aria-label":z});D.dataset.draft=M;let K=d("span","gp-draft-head"),G=d("bdi","gp-ink gp-word");return qe(
G,j),K.append(d("span","gp-sign",R),G),D.append(K),xe(D,()=>I),u.set(D,{row:x,index:v}),x.cards.push(D),D}function L(x,v){let{round:M}=x,R=M.drafted[v],j=dr(M,v),
b=M.start+v,I=s("drafted token {place} of {size}",{place:v+1,size:M.drafted.length}),z=T(x,b,j,j==="accepted"?"✓":"✗",R.text,I,Yn(M,v,r));if(z.append(k("p",
Q(R.target_logprob))),(R.draft_logprob??null)!==null&&z.append(k("q",Q(R.draft_logprob))),r.samples){let D=d("span","gp-chance",s("chance"));D.append(d("b","",H(
cr(R,r)))),z.append(D)}return z}function O(x){let{round:v}=x,M=v.start+v.num_accepted,[R,j]=yt[v.follow],b=T(x,M,v.follow,R,v.next_text,s("the target’s own toke\
n"),hr(v,r));b.classList.add("gp-own-card");let I=n(M);return I&&b.append(k("p",Me(I).probability)),b.append(d("span","gp-chance",j)),b}function k(x,v){let M=d(
"span","gp-bar-line"),R=d("span","gp-track"),j=d("i",`gp-part-${x}`);return ae(j,"width",v),R.append(j),M.append(d("i","gp-pq",x),R,d("span","gp-amount",H(v))),
M}function y(x,v){let M=d("span","gp-behind"),R=x.drafted.slice(v);M.append(d("span","gp-note",s("never judged")));for(let j of R){let b=ie(j.text,"gp-word"),I=(j.
draft_logprob??null)===null?"":` q ${H(Q(j.draft_logprob))}`,z=d("span","gp-unjudged");z.append(b,d("small","",I)),M.append(z)}return M}function p(x){let v=x&&x.
draft,M=v&&o[v.round.index-(o.length?o[0].round.index:0)]||null;M&&C(M);let R=M?f(M,x):null;i.card&&i.card!==R&&i.card.setAttribute("aria-pressed","false"),i.card&&
i.card.classList.remove("gp-current"),i.row&&i.row!==M&&i.row.item.classList.remove("gp-current-round");let j=i.selected!==e.selected;i={row:M,card:R,selected:e.
selected},j&&!e.selected&&(l=!0),M&&(M.item.classList.add("gp-current-round"),R&&(R.classList.add("gp-current"),R.setAttribute("aria-pressed",String(e.selected===
x)),t.contains(document.activeElement)||_(R)),j&&w(M.item))}function f(x,v){let{rejected:M}=e;if(M&&M.round===x.round)return x.cards[M.place];let R=v.index-x.round.
start;return R<x.round.num_accepted?x.cards[R]:x.cards.at(-1)}function w(x){let[v,M]=[x.offsetTop,x.offsetTop+x.offsetHeight];v<t.scrollTop?t.scrollTop=v:M>t.scrollTop+
t.clientHeight&&(t.scrollTop=Math.min(v,M-t.clientHeight))}function _(x){a&&(a.tabIndex=-1),a=x||null,a&&(a.tabIndex=0)}function E(x){if(!x)return;let{row:v,index:M}=u.
get(x);_(x);let R=n(M),j=v.cards.indexOf(x);R&&x.dataset.draft==="rejected"?e.selectRejected(R,v.round,j):R&&e.selectStep(R),w(v.item),x.focus({preventScroll:!0})}
function $(x,v){let M=o[Math.max(0,Math.min(o.length-1,x))];return C(M),M.cards.at(v)}function m(x,v){let{row:M}=u.get(x),R=M.cards[M.cards.indexOf(x)+v];if(R)return R;
let j=o.indexOf(M)+v;return o[j]?$(j,v>0?0:-1):null}return t.addEventListener("click",x=>{let v=x.target.closest(".gp-draft-card");if(v){E(v);return}let M=x.target.
closest(".gp-round");M&&E(h.get(M).cards[0])}),t.addEventListener("keydown",x=>{x.key==="Escape"&&e.selectStep(null);let v=x.target.closest(".gp-draft-card");if(!v||
x.ctrlKey||x.metaKey||x.altKey)return;let M=o.indexOf(u.get(v).row),R={ArrowRight:()=>m(v,1),ArrowLeft:()=>m(v,-1),ArrowDown:()=>o[M+1]&&$(M+1,0),ArrowUp:()=>o[M-
1]&&$(M-1,0),Home:()=>$(0,0),End:()=>$(o.length-1,0)};R[x.key]&&(x.preventDefault(),E(R[x.key]()))}),t.addEventListener("scroll",()=>{let x=t.scrollTop;t.scrollHeight-
x-t.clientHeight<80?l=!0:x<c&&(l=!1),c=x},{passive:!0}),{show:q,mark:p}}var Qe={narrowest:3,least:16,cell:9,tallest:90,times:84};function ra(t,{canvas:e,column:n,ends:o,onResize:r}){let i={rounds:[],each:1,columns:Qe.least,top:1,drafts:0},
a=0;function l(T){let L=O=>T.reduce((k,y)=>k+O(y),0)/T.length;return{accepted:L(O=>O.num_accepted),judged:L(lt),drafted:L(O=>O.drafted.length),draft:L(O=>O.draft_seconds),
verify:L(O=>O.verify_seconds),longest:Math.max(...T.map(O=>O.draft_seconds+O.verify_seconds))}}function c(T){let L=T.map(({draft:y,verify:p})=>y+p).sort((y,p)=>y-
p),O=L.at(-1),k=L[Math.floor((L.length-1)*.9)];return O>2*k&&L.length>4?1.25*k:O}function h(T){a||=e.clientWidth;let L=Math.max(1,Math.ceil(T.length/Math.max(1,
Math.floor(a/Qe.narrowest)))),O=[];for(let w=0;w<T.length;w+=L)O.push(l(T.slice(w,w+L)));let k=Math.max(1,...O.map(({drafted:w})=>w)),y=Math.max(1,Math.min(Qe.cell,
Qe.tallest/k)),p=c(O)||1,f=O.filter(({draft:w,verify:_})=>w+_>p);return i={rounds:T,each:L,columns:Math.max(Qe.least,O.length),top:p,drafts:Math.ceil(k*y)},A(o.
drafts,k>=1.5?B(Math.round(k)):"1"),A(o.times,ct(p)),u(O,y),{each:L,cut:f.length,longest:Math.max(0,...O.map(({longest:w})=>w)),filled:O.length/i.columns}}function u(T,L){
let O=i.drafts+16+Qe.times,k=devicePixelRatio,y=[Math.round(a*k),Math.round(O*k)];if(e.width!==y[0]&&(e.width=y[0]),e.height!==y[1]&&(e.height=y[1]),e.style.height=
`${O}px`,o.drafts.parentNode.style.height=`${i.drafts}px`,o.times.parentNode.style.height=`${Qe.times}px`,!a)return;let p=getComputedStyle(t),f=m=>p.getPropertyValue(
`--gp-${m}`).trim(),w={accepted:f("accepted"),rejected:f("rejected"),muted:f("muted"),verify:f("kept"),draft:f("before"),line:f("line"),surface:f("surface")},_=e.
getContext("2d");_.setTransform(k,0,0,k,0,0),_.clearRect(0,0,a,O);let E=a/i.columns,$=E>6?Math.min(6,E*.2):E>3.5?1:0;_.fillStyle=w.line,_.fillRect(0,i.drafts,a,
1),_.fillRect(0,O-1,a,1),T.forEach((m,x)=>{let v=[x*E+$/2,E-$];i.each===1?g(_,w,m,v,L):q(_,w,m,v,L),W(_,w,m,v,O-1)})}function g(T,L,{accepted:O,judged:k,drafted:y},[
p,f],w){let _=Math.max(1,w-(w>3?1.5:0));for(let E=0;E<y;E++){let $=i.drafts-(E+1)*w;if(E<O)T.fillStyle=L.accepted,T.fillRect(p,$,f,_);else if(E<k)S(T,L.rejected,
p+f/2,$+_/2,Math.min(f,Math.max(_,5),7)/2);else{T.fillStyle=L.muted;let m=Math.min(f,_,2.5);T.fillRect(p+(f-m)/2,$+(_-m)/2,m,m)}}}function S(T,L,O,k,y){T.strokeStyle=
L,T.lineWidth=y>2?2:1,T.beginPath(),T.moveTo(O-y,k-y),T.lineTo(O+y,k+y),T.moveTo(O-y,k+y),T.lineTo(O+y,k-y),T.stroke()}function q(T,L,{accepted:O,drafted:k},[y,
p],f){T.fillStyle=L.accepted,T.fillRect(y,i.drafts-O*f,p,O*f),T.fillStyle=L.muted,T.fillRect(y,i.drafts-k*f,p,1)}function W(T,L,{draft:O,verify:k},[y,p],f){let w=Math.
min(1,i.top/(O+k))/i.top,[_,E]=[O*w*Qe.times,k*w*Qe.times];T.fillStyle=L.verify,T.fillRect(y,f-_-E,p,E),N(T,L.draft,y,f-_,p,_),!(O+k<=i.top)&&(T.fillStyle=L.surface,
T.fillRect(y-1,f-Qe.times+7,p+2,3),T.fillRect(y-1,f-Qe.times+13,p+2,3))}function N(T,L,O,k,y,p){if(!(p<=0)){if(y<5){T.fillStyle=L,T.fillRect(O,k,y,p);return}T.save(),
T.beginPath(),T.rect(O,k,y,p),T.clip(),T.strokeStyle=L,T.lineWidth=1.5,T.beginPath();for(let f=-p;f<y;f+=5)T.moveTo(O+f,k+p),T.lineTo(O+f+p,k);T.rect(O+.75,k+.75,
Math.max(0,y-1.5),Math.max(0,p-1.5)),T.stroke(),T.restore()}}function C(T){let{left:L,width:O}=e.getBoundingClientRect(),k=Math.floor((T.clientX-L)/O*i.columns)*
i.each;return Math.max(0,Math.min(i.rounds.length-1,k))}function P(T){n.hidden=T===null,T!==null&&(ae(n,"left",Math.floor(T/i.each)/i.columns),ae(n,"width",1/i.
columns))}return new ResizeObserver(()=>{e.clientWidth!==a&&(a=e.clientWidth,r())}).observe(e),{draw:h,at:C,mark:P}}function ia(t,e){let n=t.querySelector(".gp-map-plot"),o=t.querySelector(".gp-map-reading"),r=t.querySelector(".gp-map-note"),i=new Te(null,()=>null),a=new bn,l=ra(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:k}),c=sa(t.querySelector(".gp-rounds"),e,y=>i.steps[y]),h=Yi(t),u=[],g=0,S=!1;function q(){let y=e.hideFrom===null?i.steps.length:Math.min(e.hideFrom,i.
steps.length),p=e.rounds.length;for(;p&&e.rounds[p-1].start+ar(e.rounds[p-1])>y;)p-=1;return p===e.rounds.length?e.rounds:e.rounds.slice(0,p)}function W(){let{each:y,
cut:p,longest:f,filled:w}=l.draw(u);ae(t.querySelector(".gp-map-axis"),"width",w),A(r,[y>1?s("Each column is the mean of {each} rounds.",{each:y}):"",p?F(p,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:ct(f)}):""].filter(Boolean).join(" ")),A(
t.querySelector(".gp-map-last"),s("round {number}",{number:B(u.length)}))}function N(y){let p={round:y.index+1,draft:ct(y.draft_seconds),verify:ct(y.verify_seconds),
accepted:y.num_accepted,drafted:y.drafted.length,token:J(y.next_text)};return y.follow==="target"?s("Round {round}: draft {draft}, verify {verify}; nothing draf\
ted, then {token}.",p):y.follow==="bonus"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as bonus.",
p):y.follow==="correction"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as correction.",p):s("Rou\
nd {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept; the text ended inside the draft.",p)}let C=y=>e.selectStep(i.steps[u[y].
start]||null);function P(){let y=e.current();return!y||!y.draft?null:u[y.draft.round.index]===y.draft.round?y.draft.round.index:null}function T(){let y=P();l.mark(
y);let p=y===null?"":N(u[y]);A(o,p),Z(n,{"aria-valuemin":1,"aria-valuemax":u.length,"aria-valuenow":(y??0)+1,"aria-valuetext":p||s("no round yet")})}n.addEventListener(
"pointermove",y=>{let p=l.at(y);p<0||(y.buttons===1?C(p):A(o,N(u[p])))}),n.addEventListener("pointerleave",T),n.addEventListener("click",y=>l.at(y)>=0&&C(l.at(y))),
n.addEventListener("keydown",y=>{let p={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};y.key==="Escape"&&e.selectStep(
null),!(!(y.key in p)||!u.length)&&(y.preventDefault(),C(Math.max(0,Math.min(u.length-1,(P()??u.length-1)+p[y.key]))))});function L(y){let{draft_seconds:p,verify_seconds:f}=y,
w=p+f;for(let[$,m]of[["draft",p],["verify",f]]){let x=t.querySelector(`.gp-time-${$}`);x.style.flexGrow=w?m/w:.5,A(t.querySelector(`.gp-told-${$}`),`${Math.round(
w?100*m/w:0)}% · ${ct(m)}`)}let _=F(y.num_tokens,"{count} token","{count} tokens"),E=y.passes_saved>0?F(y.passes_saved,"{count} pass saved.","{count} passes sa\
ved."):s("No pass saved.");A(t.querySelector(".gp-drafts-short"),`${F(y.num_rounds,"{tokens} in {count} forward pass of the target.","{tokens} in {count} forwar\
d passes of the target.",{tokens:_})} ${E}`)}function O(y){let p=e.lasts[0]||null;if((y.run||y.steps)&&i.follow(p),y.run&&(S=!1),t.hidden=!e.rounds.length,t.hidden)
return;let f=[u[0],g];if(u=q(),g=u.length,y.run||u[0]!==f[0]||g!==f[1]){let w=tn(e.started),_=a.read(u);S||=u.some(({drafted:$})=>$.length&&($[0].draft_logprob??
null)!==null);let E=t.querySelector(".gp-drafts-rule");A(E,ea(w,S)),ne(E,"draft",()=>he(qt("draft_acceptance_rate",_)),w.samples&&S?{}:{formula:""}),t.querySelector(
".gp-key-q").hidden=!S,L(_),W(),c.show(u,w),h(_,w)}c.mark(e.current()),T()}function k(){t.hidden||(W(),T())}return matchMedia("(prefers-color-scheme: dark)").addEventListener(
"change",k),new MutationObserver(k).observe(document.body,{attributes:!0,attributeFilter:["class"]}),O}function aa(t,e){let n=k=>t.querySelector(".gp-"+k),o=["without","with"],r=()=>e.answered("same"),i=({level:k})=>H(k);function a(k){let[y,p,f,w]=(k.mode==="gree\
dy"?l:g)(k);Z(n("answer"),{"data-verdict":y}),A(n("answer-sign"),p),A(n("answer-words"),f),A(n("answer-more"),w),e.done&&A(n("told"),`${f}. ${w}`),A(n("missing"),
ze(e,k))}function l({checked:k,equal:y,at:p}){if(!k||y===null)return["wait","…",s(e.done?"No answer":"Not known yet"),s("A text without drafts and one with dr\
afts must both have ended.")];if(y){let f=F(k,"Greedy decoding wrote the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote th\
e same token ids with and without drafts in each of {count} pairs of texts.");return["good","✓",s("The same tokens"),f]}return["bad","✗",s("Different from t\
oken {place} on",{place:B(p+1)}),s("Greedy decoding should write the same tokens with drafts. Rounding can tip a near tie between two tokens, because the target\
 checks several tokens in one pass; look at their probabilities there.")]}function c(k,y){let p=0;for(;p<Math.min(k.length,y.length)&&k[p]===y[p];)p+=1;for(;p>0&&
/[\p{L}\p{M}\p{N}]/u.test(k[p-1])&&/[\p{L}\p{M}\p{N}]/u.test((k[p]||"")+(y[p]||""));)p-=1;let f=w=>p+w.slice(p).match(/^\s*\S*/)[0].length;return[p,f(k),f(y)]}function h({
mode:k,texts:y,equal:p,checked:f}){let w=k==="greedy"&&f>0&&y?y:[],_=n("both-texts"),E=JSON.stringify([w,p]);if(X(n("mark-key"),w.length>0&&p===!1&&w[0]!==w[1]),
_.dataset.key===E)return;_.dataset.key=E;let[$,...m]=w.length?c(...w):[];_.replaceChildren(...w.map((x,v)=>{let M=d("div"),R=d("p","",null,{dir:"auto",tabindex:"\
0"});return p||w[0]===w[1]?R.append(x):R.append(x.slice(0,$),d("mark","",x.slice($,m[v])||"∎"),d("span","gp-apart",x.slice(m[v]))),M.append(d("h3","",s(v?"wit\
h drafts":"without drafts")),R),M}))}let u=k=>`p = ${k<.001?k.toPrecision(1):k.toPrecision(2)}`;function g(k){let{p:y,verdict:p,counts:f}=k,[w,_]=[f[0],B(f[1])];
if(!V(y)||p==="wait"){if(e.done)return["wait","…",s("No answer"),F(w,"{count} text without drafts, {assisted} with drafts: too few for a test.","{count} texts\
 without drafts, {assisted} with drafts: too few for a test.",{assisted:_})];let $=F(w,"{count} text without drafts, {assisted} with drafts so far.","{count} te\
xts without drafts, {assisted} with drafts so far.",{assisted:_});return["wait","…",s("Not known yet"),`${$} ${s("The test waits for the last one: to watch p \
as it changes, and to stop when it looks right, would make it worthless.")}`]}let E=F(w,"{count} text without drafts, {assisted} with drafts.","{count} texts wi\
thout drafts, {assisted} with drafts.",{assisted:_});return p==="same"?["good","✓",s("{p}: no difference found",{p:u(y)}),`${E} ${s("A p below {level} would c\
ount as a difference.",{level:i(k)})}`]:["bad","✗",s("{p}: the distributions differ",{p:u(y)}),`${E} ${s("p is below {level}.",{level:i(k)})}`]}function S({p:k,
verdict:y}){if(!V(k))return"";let p=s("If both draw from the same distribution, a difference as large as this one comes up in {share} of shuffles.",{share:H(k)});
return y==="differs"?`${p} ${s("That is so rare that chance is a poor explanation.")}`:y==="same"?`${p} ${s("That is not unusual.")}`:p}function q({counts:k,tokens:y,
verdict:p,level:f}){let[w,_]=k,E=Math.round(100*Math.sqrt(1/w+1/_)),$=F(y,"Only the first token of each text is compared: which token it is, and how surprising \
it is.","Only the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(p==="differs")
return[s("It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it lies."),
s("Where nothing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:H(f)}),$];let m=w===
_?s("With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:B(w),points:E}):s("With {without} \
and {assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:B(w),assisted:B(_),points:E});return[s("\
Not finding a difference does not prove that there is none."),`${m} ${s("Smaller true differences mostly go unnoticed; more texts show more.")}`,$]}function W(){
X(n("of-shuffles"),!!e.charts.shuffles),fe(n("shuffles"),e.charts.shuffles)}function N({surprise:k}){if(!k||!o.every(f=>V(k[f])))return"";let[y,p]=o.map(f=>re(k[f],
e.unit).replace("-","−"));return s("How surprising the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 o\
n average for the target’s own draws.",{without:y,assisted:p})}function C(){let k=d("li"),y=d("table"),p=y.createTHead().insertRow();p.className="gp-hidden";for(let _ of[
s("token"),s("without"),s("with")])p.append(d("th","",_,{scope:"col"}));let f=d("caption"),w=d("span");return ne(w,"sample",()=>"",{meaning:s("How many texts of\
 each side have this token at this place."),formula:""}),f.append(w),y.prepend(f),y.append(d("tbody")),k.append(y),k}function P(){let k=d("tr"),y=d("th","",null,
{scope:"row"});y.append(d("bdi"));let p=d("td","",null,{colspan:2}),f=d("div","gp-counts");for(let w of o)f.append(d("i",`gp-bar-${w}`,null,{"aria-hidden":"true"}),
d("span"));return p.append(f),k.append(y,p),k}function T(k,{position:y,tokens:p},f){let w=k.firstChild;A(w.caption.firstChild,s("token {place}",{place:B(y)}));let _=o.
map((m,x)=>f[x]-p.reduce((v,M)=>v+M[m],0)),E=[...p,..._.some(m=>m>0)?[{rest:!0,without:_[0],with:_[1]}]:[]],$=ee(w.tBodies[0],E.length,P);E.forEach((m,x)=>{let v=m.
rest||m.text===null,M=$[x].cells[0].firstChild;Oe(M,m.rest?s("all others"):v?s("text ended"):m.text,{plain:v}),pe(M,v?"gp-plain":"");let R=$[x].cells[1].firstChild.
children;o.forEach((j,b)=>{let I=Math.max(1,f[b]);ae(R[2*b],"width",Math.min(1,m[j]/I)),A(R[2*b+1],B(m[j]))}),Z($[x].cells[1],{"aria-label":s("{without} without\
, {assisted} with",{without:B(m.without),assisted:B(m.with)})})})}function L(k){if(X(n("of-sampling"),k.mode==="sampling"),k.mode!=="sampling")return;let y=S(k);
X(n("evidence"),V(k.p)),X(n("meaning"),!!y),A(n("meaning"),y),W(),A(n("surprise"),N(k));let p=q(k),f=ee(n("cannot").querySelector("ul"),p.length,()=>d("li"));p.
forEach((_,E)=>A(f[E],_));let w=ee(n("places"),k.positions.length,C);k.positions.forEach((_,E)=>T(w[E],_,k.counts)),X(n("places-title").parentElement,k.positions.
length>0)}function O(){let k=e.found;a(k),h(k),L(k)}return de(t,{measured:()=>{let{p:k,counts:y}=e.found||{};return V(k)?F(y[0],"{count} text without drafts and\
 {assisted} with drafts give {p}.","{count} texts without drafts and {assisted} with drafts give {p}.",{assisted:B(y[1]),p:u(k)}):""}}),k=>{t.hidden=!r(),!t.hidden&&
(k.found||k.status||k.unit)&&O()}}function la(t,e){let n=p=>t.querySelector(".gp-"+p),o=n("answer"),r={draft:[s("draft"),p=>s("{share} of the time with drafts goes into writing them: all forward\
 passes of the draft model, or the search for text to copy.",{share:p})],verify:[s("verify"),p=>s("{share} of the time with drafts goes into the target model’s \
passes over them.",{share:p})],rest:[s("rest"),p=>s("{share} of the time with drafts goes into all else: comparing, choosing, and what the library does around i\
t.",{share:p})]};function i({verdict:p,speedup:f,pairs:{length:w},fewest:_}){let E=f&&Be(f.median),$=f&&Pt(f),m=f&&F(w,"Median of {count} pair of runs.","Median\
 of {count} pairs of runs.");if(p==="faster")return["good","▲",s(e.running?"{times} faster so far":"{times} faster",{times:E}),m,s("90 % interval: {interval}.",
{interval:$})];if(p==="slower")return["bad","▼",s(e.running?"{times}: slower so far":"{times}: slower",{times:E}),m,s("90 % interval: {interval}.",{interval:$})];
if(p==="even")return["even","≈",s(e.running?"No clear difference so far":"No clear difference"),F(w,"{times} is the median of {count} pair of runs.","{times} \
is the median of {count} pairs of runs.",{times:E}),s("The 90 % interval {interval} includes 1.",{interval:$})];let x=s(e.done?"No answer":"Not known yet");return f?
["wait","…",x,F(w,"{times} is the median of {count} pair of runs: too few to tell, {fewest} are needed.","{times} is the median of {count} pairs of runs: too \
few to tell, {fewest} are needed.",{times:E,fewest:B(_)}),""]:["wait","…",x,s(e.done?"No pair of runs was completed.":"The first counted pair is under way."),
""]}function a(p){let[f,w,_,E,$]=i(p);Z(o,{"data-verdict":f}),A(o.children[0],w),A(o.children[1],_),A(n("answer-more").children[0],E),A(n("answer-more").children[1],
$),e.done&&A(n("told"),`${_}. ${E} ${$}`),A(n("missing"),ze(e,p));let m=ee(n("reasons"),p.reasons.length,()=>d("li"));p.reasons.forEach((x,v)=>A(m[v],s(x))),X(n(
"warning"),p.others),A(n("warning"),p.others?"⚠ "+s(gn):"")}function l({identical:p,pairs:f}){let w=n("badge");if(X(w,!!p&&p.checked>0),w.hidden)return;let{equal:_}=p;
Z(w,{"data-verdict":_?"good":"bad"}),A(w.children[0],_?"✓":"✗"),A(w.children[1],c(p,f.length))}function c({checked:p,equal:f,at:w},_){return f?p>_?F(p,"Same\
 tokens in the warm-up pair","Same tokens in all {count} pairs, the warm-up included"):F(p,"Same tokens in the pair","Same tokens in all {count} pairs"):s("Not \
the same tokens: a text diverges at token {place}",{place:B(w+1)})}function h({pairs:p,draft_share:f,verify_share:w}){let _=p.length>0&&V(f)&&V(w);if(X(n("of-ti\
me"),_),!_)return;let[E,$]=["without","with"].map(R=>gt(p.map(j=>j[R]))),m=Math.max(E,$),x={draft:f,verify:w,rest:Math.max(0,1-f-w)},v=ee(n("time-bars"),2,u);g(
v[0],s("without"),E,m,{plain:1}),g(v[1],s("with"),$,m,x);let M=ee(n("time-keys"),3,()=>{let R=d("span");return R.append(d("i","",null,{"aria-hidden":"true"}),d(
"span","",null,{tabindex:0})),R});Object.entries(x).forEach(([R,j],b)=>{let[I,z]=r[R];Z(M[b].firstChild,{"data-part":R}),ne(M[b].lastChild,"time",()=>"",{meaning:z(
H(j)),unit:"%"}),A(M[b].lastChild,`${I} ${H(j)}`)})}function u(){let p=d("li");return p.append(d("span"),d("span","gp-time-bar",null,{"aria-hidden":"true"}),d("\
span")),p}function g(p,f,w,_,E){let[$,m,x]=p.children;A($,f),A(x,s("{time} per token",{time:Lo(w)}));let v=ee(m,Object.keys(E).length,()=>{let M=d("i");return M.
append(d("b")),M});Object.entries(E).forEach(([M,R],j)=>{Z(v[j],{"data-part":M}),ae(v[j],"width",R*w/_),A(v[j].firstChild,M!=="plain"&&R*w/_>.14?r[M][0]:"")})}let S=({
acceptance:p})=>p?p.judged_acceptance_rate:null;function q(p){let{drafted:f,cost:w,verify:_,break_even:E}=p,$=S(p),m=or(1,f,w,_);if(!V(E))return s("No acceptanc\
e rate would be enough: even if the target kept every drafted token, the formula gives {times}.",{times:Be(m)});if(E<=0)return s("Any acceptance rate is enough \
at these costs.");let x=H(E);if(!V($))return s("The target must keep at least {least} of the tokens that it judges.",{least:x});let v={least:x,rate:H($)};return $>=
E?s("The target must keep at least {least} of the tokens that it judges; here it keeps {rate}.",v):s("The target must keep at least {least} of the tokens that i\
t judges, but here it keeps only {rate}.",v)}function W(p){let f=["drafted","cost","verify"].every(w=>V(p[w]));X(n("of-rates"),f),f&&(fe(n("rates"),e.charts.rates),
A(n("rate-words"),q(p))),O(p)}function N({acceptance:p,drafted:f,cost:w,verify:_}){let E=[];for(let $ of["draft_acceptance_rate","judged_acceptance_rate","mean_\
acceptance_length","passes_saved"]){let m=p?p[$]:null;V(m)&&E.push([$,$.endsWith("rate")?H(m):$.endsWith("length")?m.toFixed(2):B(m)])}return V(f)&&E.push([s("d\
rafted tokens per round"),f.toFixed(2),s("num_draft_tokens / all rounds, those without a draft included: the γ of the formula."),"draft",()=>C(p,f)]),V(w)&&E.push(
[s("cost of drafting one token"),w.toFixed(2),s("Draft time per drafted token / time per token without drafts, both without the reading of the prompt: the c of \
the formula."),"draft-cost",()=>P(w)]),V(_)&&E.push([s("cost of verifying a draft"),_.toFixed(2),s("Time of the target’s pass over a draft / time per token with\
out drafts. The theorem assumes 1; on a processor without spare capacity it is more."),"draft-cost",()=>P(_)]),E}let C=(p,f)=>p?F(p.num_rounds,"{drafted} drafte\
d in {count} round = {value}.","{drafted} drafted in {count} rounds = {value}.",{drafted:B(p.num_draft_tokens),value:f.toFixed(2)}):"";function P(p){let{pairs:f}=e.
found;if(!f.length)return"";let w=gt(f.map(({without:_})=>_));return s("{cost} × {token} per token without drafts = {time}.",{cost:p.toFixed(2),token:Lo(w),time:Lo(
p*w)})}function T(){let p=e.found,{drafted:f,cost:w,verify:_}=p,E=S(p);if(![E,f,w,_].every(V))return"";let $={rate:U(E),drafted:f.toFixed(2),cost:w.toFixed(2),verify:_.
toFixed(2),times:Be(or(E,f,w,_))};return s("α = {rate}, γ = {drafted}, c = {cost} and v = {verify} give {times}.",$)}let L=()=>e.found&&e.found.pairs.length?F(
e.found.pairs.length,"the speed-up of {count} pair: {each}.","the speed-ups of {count} pairs: {each}.",{each:e.found.pairs.map(({speedup:p})=>p.toFixed(2)).sort().
join(", ")}):"";ne(n("of-spread"),"interval",L,{meaning:$o()}),de(t,{expected:T});function O(p){let f=N(p),w=ee(n("figures"),f.length,()=>{let _=d("div"),E=d("d\
t");return E.append(d("span","",null,{tabindex:0})),_.append(E,d("dd")),_});f.forEach(([_,E,$,m,x],v)=>{let[M,R]=w[v].children;A(M.firstChild,_),m?ne(M.firstChild,
m,x,{meaning:$,...m==="draft"&&{formula:""}}):lr(M.firstChild,_,E,p.acceptance),A(R,E)})}function k(){let p=e.found;a(p),l(p),X(n("of-pairs"),p.pairs.length>0),
fe(n("pairs"),e.charts.pairs),h(p),W(p)}let y=()=>e.answered("speed");return p=>{t.hidden=!y(),!t.hidden&&(p.found||p.status)&&k()}}var pr=40,ca=14;function Bh(t){let e=Array.from({length:t},(n,o)=>o);return t<=pr?e:[...e.slice(0,ca),null,...e.slice(ca+t-pr+1)]}var zh=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function da(t,{text:e,side:n,goesOn:o,caption:r}){let[i,a]=zh(n,t.length,e),l=d("table","gp-strip");l.append(d("caption","gp-hidden",r));let c=l.appendChild(
d("tbody")),h=t.some(([,,,q])=>q!==null),u=t.filter(([,,q])=>!q).length,g=[null,{meaning:s("1 where the model reads the token, 0 where the mask hides it.")},{meaning:s(
"The place that the model gives each token; those that the mask hides have none of their own.")}],S=[s("token"),s("mask"),...h?[s("position")]:[]].map((q,W)=>{let N=c.
appendChild(d("tr")),C=d("th","",null,{scope:"row"}),P=d("span","",q);return W&&ne(P,"padding",()=>F(t.length,"{hidden} of {count} token hidden.","{hidden} of {\
count} tokens hidden.",{hidden:u}),g[W]),C.append(P),N.append(C),N});for(let q of Bh(t.length)){if(q===null){let O=t.length-pr+1;S.forEach((k,y)=>k.append(d("td",
"gp-mark",y?"…":F(O,"… {count} token …","… {count} tokens …"))));continue}let[,W,N,C]=t[q],P=q>=i&&q<a,T=o&&q===t.length-1,L=d("td",`gp-cell${P?" gp-p\
adding":""}${T?" gp-last":""}`);L.append(ie(W)),P&&L.append(d("span","gp-hidden",` ${s("(padding)")}`)),T&&L.append(d("span","gp-hidden",` ${s("(the next token \
is predicted from here)")}`)),[L,d("td",N?"":"gp-ignored",N),d("td","",C)].slice(0,S.length).forEach((O,k)=>S[k].append(O))}return l}function ha(t,e,n){t.replaceChildren();
let[o,r]=[d("span"),d("span","gp-parted")];e.forEach(([,i,a],l)=>{let c=n!==null&&l>=n?r:o;a===null?c.append(ie(i,"gp-end")):pn(c,a,{running:!0})}),t.append(...[
o,r].filter(i=>i.childNodes.length)),t.childNodes.length||t.append(d("span","gp-mark",s("(nothing)")))}function Fh(t,e,n){let o=(e-t)/Math.max(1,n)||1,r=10**Math.floor(Math.log10(o)),i=r*[1,2,2.5,5,10].find(l=>l*r>=o*.8),a=[];for(let l=Math.floor(t/i+1e-9);l<=Math.
ceil(e/i-1e-9);l++)a.push(Number((l*i).toPrecision(12)));return a}var kn=(t,e,n)=>Fh(t,e,n).filter(o=>o>=t&&o<=e);function Ao(t,{height:e,x:n,y:o,left:r=46,right:i=18,top:a=14,bottom:l=38}){let c=t.querySelector("svg");c||t.append(c=se("svg","gp-drawing"));let h=Math.max(240,
t.clientWidth),u=(g,[S,q])=>(g-S)/(q-S||1);return{width:h,height:e,left:r,right:i,top:a,bottom:l,inner:h-r-i,x:g=>r+u(g,n)*(h-r-i),y:g=>e-l-u(g,o)*(e-a-l),draw(g,S){
Gn(c,{class:"gp-drawing",role:"group","aria-label":g,viewBox:`0 0 ${h} ${e}`,style:`height: ${e}px`}),Vs(c,S.map((q,W)=>["g","",W?{}:{"aria-hidden":"true"},q]))}}}
function Co(t,{xTicks:e,yTicks:n,xTitle:o,yTitle:r}){let i=g=>Array.isArray(g)?g:[g,String(g)],[a,l]=[t.height-t.bottom,t.width-t.right],c=n.map(i).flatMap(([g,
S])=>[it("gp-guide",t.left,t.y(g),l,t.y(g)),Qt("",t.left-7,t.y(g)+4,S,"end")]),h=e.map(i).flatMap(([g,S])=>[it("gp-guide",t.x(g),a,t.x(g),a+4),Qt("",t.x(g),a+17,
S)]),u=[Qt("gp-axis",(t.left+l)/2,t.height-4,o)];return r&&u.push(Qt("gp-axis",2,t.top-16,r,"start")),[...c,...h,...u]}var Hh=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,et=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;pa(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),o=e.map((l,c)=>c).filter(
l=>n[l]&&Dh(e[l])),r=[],i=0;e[0].previousSibling||(this.head=i=o.shift()??0);for(let l of o)l-i<t.BLOCK||(r.push(this.wrap(e.slice(i,l))),i=l,this.loose=e.length-
l,this.tried=0);let a=r.map(l=>l.getBoundingClientRect().height);r.forEach((l,c)=>{l.style.containIntrinsicHeight=`${a[c]}px`,l.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",o=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(r=>{let i=r.textContent,
a=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let l=a?!i.startsWith(" "):!(n||Hh.test(o));return o+=i,l})}wrap(e){let n=d("span","gp-rows");e[0].before(n,d("wbr")),n.append(...e);let o=e[0].firstChild;
if(o.nodeType===Node.TEXT_NODE&&o.data===" "){let r=d("span","gp-gap");o.replaceWith(r),r.append(o)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(pa(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function Dh(t){let e=t.previousElementSibling,n=e&&ua(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[o,r]=[t.querySelector(".gp-ink").getClientRects()[0],ua(n.getClientRects())];return!!(o&&r)&&fa(o)>fa(r)+10}function Ve(t,e,n){let o=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],r=o(t[e]),i=null,a=1/0;for(let l=e+n;l>=0&&l<t.length;l+=n){let c=o(t[l]),h=c?(c.top-r.top)*n:0;if(h<r.height/2)
continue;let u=h*1e3+Math.abs(c.left-r.left);if(u>=a+1e3*r.height)break;u<a&&([i,a]=[t[l],u])}return i}var pa=t=>!!t&&t.tagName==="WBR",ua=t=>t[t.length-1],fa=({
top:t,bottom:e})=>(t+e)/2;function yn(t,e,n,o){let i=d("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),a=d("div","gp-card-head"),l=d("dl","gp-card-facts"),c=d("ol","gp-card\
-rivals"),h=d("div","gp-card-key");h.append(d("i","gp-card-after"),`${s("after the processors")} `,d("i","gp-card-before"),s("before them")),i.append(a,l,c,h),i.
hidden=!0,t.append(i);let u=null,g=null,S=null;function q(w,_){l.append(d("dt","",w),d("dd","",_))}function W(){let{id:w,text:_,where:E,step:$,why:m}=o(u);if(a.
replaceChildren(ie(_,"gp-card-word"),d("span","",w<0?E:s("{where}, id {id}",{where:E,id:w}))),l.replaceChildren(),c.hidden=h.hidden=!$,m&&l.append(d("dd","gp-ca\
rd-why",m)),!$)return;N($);let x=C($),v=Math.max(...x.flatMap(({after:M,before:R})=>[M,R]),1e-9);c.replaceChildren(...x.map(M=>P(M,v))),h.hidden=!$.distribution.
stages.length}function N(w){let{chosen:_,distribution:E}=w,{probability:$,rawProbability:m,surprisal:x}=Me(w);Re(w)?q(s("Probability, as the server told it"),H(
m)):E.stages.length||_.logprob!==_.raw_logprob?(q(s("Probability after the processors"),_.logprob===null?Wt(_):H($)),q(s("before the processors"),H(m))):q(s("Pr\
obability (no processor ran)"),H(m));let v=[_.rank&&s("{rank} after",{rank:B(_.rank)}),_.raw_rank&&s("{rank} before",{rank:B(_.raw_rank)})].filter(Boolean);if(v.
length){let M=_.rank===_.raw_rank;q(Re(w)?s("Rank"):s("Rank of {count}",{count:B(E.vocab)}),M?B(_.rank):v.join(", "))}q(s("Surprisal"),re(x,n.unit))}function C({
chosen:w,distribution:_}){let E=_.candidates.map(m=>({candidate:m,after:Q(m.logprob),before:Q(m.raw_logprob),isChosen:m.token_id===w.token_id}));E.sort((m,x)=>Math.
max(x.after,x.before)-Math.max(m.after,m.before));let $=E.slice(0,5);return $.some(({isChosen:m})=>m)||$.push({candidate:w,after:Q(w.logprob),before:Q(w.raw_logprob),
isChosen:!0}),$}function P({candidate:w,after:_,before:E,isChosen:$},m){let x=w.logprob===null&&!n.isFromElsewhere,v=d("li",($?"gp-card-chosen":"")+(x?" gp-card\
-removed":"")),M=d("span","gp-card-tracks");for(let[R,j]of[["after",_],["before",E]]){let b=d("i","gp-card-"+R);b.style.width=`${j/m*100}%`,M.append(b)}return x&&
M.firstChild.replaceWith(d("small","",Wt(w))),v.append(d("span","gp-card-sign",$?"▶":x?"✕":""),ie(w.text,"gp-card-word"),M,d("span","gp-card-value",H(x?E:_))),
v}function T(){let w=(u.querySelector(".gp-ink")||u).getClientRects()[0],_=e.getBoundingClientRect();if(!w||w.bottom<_.top||w.top>_.bottom){O();return}let[E,$]=[
i.offsetWidth,i.offsetHeight],{clientWidth:m,clientHeight:x}=document.documentElement,v=w.bottom+9,M=v+$+8<=x?v:w.top-$-9;i.style.left=`${Math.max(8,Math.min(w.
left,m-E-8))}px`,i.style.top=`${Math.max(8,Math.min(M,x-$-8))}px`}function L(w,_=null){o(w)&&(u=w,g=_,S=null,W(),i.hidden&&(i.hidden=!1,i.showPopover&&i.showPopover(),
document.addEventListener("keydown",k,!0),document.addEventListener("scroll",p,{capture:!0,passive:!0})),T())}function O(){u&&(u=null,i.hidden=!0,i.hidePopover&&
i.isConnected&&i.hidePopover(),document.removeEventListener("keydown",k,!0),document.removeEventListener("scroll",p,{capture:!0}))}function k({key:w}){w==="Esca\
pe"&&y()}function y(){S=u,O()}function p(){let w=g&&document.elementFromPoint(g.clientX,g.clientY);!u.isConnected||g&&!u.contains(w)?O():T()}e.addEventListener(
"pointermove",w=>{if(w.pointerType==="touch")return;let _=w.target.closest('[role="button"]');!_||!o(_)?g&&O():_!==u&&_!==S&&L(_,w)}),e.addEventListener("pointe\
rleave",()=>{S=null,g&&O()}),e.addEventListener("focusin",({target:w})=>w.matches(":focus-visible")&&L(w)),e.addEventListener("focusout",({target:w})=>w===u&&!g&&
O());function f(w){u&&(u.isConnected?w&&(W(),T()):O())}return{show:L,hide:O,dismiss:y,refresh:f}}var Wt=({removed_by:t})=>s("removed by {processor}",{processor:t?
Ke(t)[0]:s("a processor")});function Ge(t,e){if(e.piece===null){let n=d("bdi","gp-ink gp-special");qe(n,e.text),t.append(n)}else un(e)?t.append(e.piece,d("span","gp-ink gp-byte","",{"data-\
bytes":ko(e.text)||"·"})):bo(t,e.piece)}function Nt(t,e,n,o){let r=o&&un(o)?t.tokens.at(-1).parentNode:null;if(r&&n.piece!==null)r.append(e);else if(un(n)){let i=d(
"span","gp-bytes");i.append(e),t.rows.append(i)}else t.rows.append(e);t.tokens.push(e)}function xt(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),o=n.closest(
".gp-bytes");o&&o.childNodes.length>1?n.remove():t.rows.removeLast()}}function Po(t,e){let{probability:n,rawProbability:o,rank:r,surprisal:i}=Me(t);if(Re(t))return Kh(
t,e);let a=[t.chosen.logprob===null?Wt(t.chosen):s("probability {share}",{share:H(n)})];return H(o)!==H(n)&&a.push(s("{share} before the processors",{share:H(o)})),
r!==null&&a.push(s("rank {rank} of {count}",{rank:B(r),count:B(t.distribution.vocab)})),[...a,s("surprisal {amount}",{amount:re(i,e)})]}function Kh(t,e){let{rawProbability:n,
rank:o,surprisal:r}=Me(t);return[s("probability {share}",{share:H(n)}),...o===null?[]:[s("rank {rank}",{rank:B(o)})],s("surprisal {amount}",{amount:re(r,e)})]}var It=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function tt(t){if(t<0)return 1-tt(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let r=t;for(let i=120;i>
0;i--)r=t+i/r;return e/r}let[n,o]=[0,t];for(let r=1;o>1e-18;r+=2)n+=o,o*=t*t/(r+2);return .5-e*n}var qo=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function De(t){if(t>=
1e-4)return H(t);if(t<1e-300)return s("less than {p}",{p:"10⁻³⁰⁰"});let[e,n]=t.toExponential(1).split("e-");return`${e} × 10⁻${[...n].map(o=>"⁰¹²³⁴⁵⁶⁷\
⁸⁹"[o]).join("")}`}function xn(t){let e=tt(t);if(e>.1)return s("{share} of texts without this watermark pass it.",{share:H(e)});let n=1/e;return n>=1e9?s("A\
 share of {p} of texts without this watermark passes it.",{p:De(e)}):s("One in {odds} texts without this watermark passes it.",{odds:B(Number(n.toPrecision(n<1e4?
3:2)))})}var Gh=({green:t})=>t==null?"none":t?"green":"red",Uh=t=>Math.round(Math.max(0,Math.min(1,(t-.2)/.6))*10);function Vh(t,e,n){let o=d("span","gp-token",
null,{tabindex:"-1",role:"img"});if(Ge(o,t),ma(o,e),n===void 0)return o;let r=typeof n=="function"?n:()=>n;return o.setAttribute("aria-label",r()),xe(o,r),o}function ma(t,{
green:e=null,g:n=null,counted:o=!0}){let r=t.querySelector(".gp-ink");if(n===null)t.dataset.list=Gh({green:e});else{let i=Uh(n);t.dataset.list="g",r.style.backgroundColor=
`var(--gp-prob-${i})`,r.style.backgroundSize=`2px ${i*10}%`}o||(t.dataset.counted="no")}var He=class{constructor(e,{press:n=null}={}){this.body=e,this.press=n,this.
items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,e.classList.add("gp-marked"),this.rows=new et(e),e.addEventListener("keydown",o=>this.keyed(o)),
e.addEventListener("click",o=>this.pressed(o.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){this.cut(Math.min(n,this.
tokens.length));for(let o=this.tokens.length;o<e.length;o++){let{token:r,mark:i,words:a}=e[o],l=Vh(r,i,a);this.press&&l.setAttribute("role","button"),Nt(this,l,
r,o?this.items[o-1].token:null),this.items.push(e[o])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){xt(this,e),this.items.
length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){let n=this.tokens.indexOf(
e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||e.ctrlKey||e.metaKey||e.
altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>Ve(this.tokens,n,1),ArrowUp:()=>Ve(this.tokens,n,-1),Home:()=>this.
tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[e.key];if(!o)return;e.preventDefault();let r=o();r&&(this.reach(r),r.focus(
{preventScroll:!0}),r.scrollIntoView({block:"nearest"}),r===this.tokens[n]&&this.pressed(r))}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=
e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function dt(t,e,{unscored:n=!1,repeated:o=!1,faint:r=s("fai\
nt: seen before, not counted")}={}){let i=[e,n,o,r].join();if(t.dataset.legend===i)return;t.dataset.legend=i,t.classList.add("gp-marked","gp-mark-legend");let a=(c,h,u)=>{
let g=d("span"),S=d("span","",null,{"aria-hidden":"true"});return S.append(d("span","gp-ink",h)),ma(S,c),g.append(S,u),g},l=e==="synthid"?[a({g:.2},"g",s("mean \
g-value 0.2 or less")),a({g:.5},"g",s("0.5, as by chance")),a({g:.8},"g",s("0.8 or more"))]:[a({green:!0},"◆",s("green: on the green list")),a({green:!1},"◇",
s("red: not on the green list"))];n&&l.push(a({},"abc",s("not scored"))),o&&l.push(a(e==="synthid"?{g:.5,counted:!1}:{green:!0,counted:!1},"abc",r)),t.replaceChildren(
...l)}var Jh=400,Yh=12;function vn(t,{curves:e,threshold:n,needed:o=null,label:r=s("z over the number of tokens"),title:i=s("tokens scored"),yTitle:a="z",from:l=40,
height:c=260}){let h=e.filter(({points:O})=>O.length),u=h.flatMap(({points:O})=>O),g=Math.max(l,...u.map(([O])=>O)),S=o&&o.at<=2*g?Math.max(g,o.at*1.05):g,q=u.map(
([,O])=>O),W=Math.min(-.5,...q)*1.08,N=Math.max(n*1.15,1,...q)*1.06,C=Ao(t,{height:c,x:[0,S],y:[W,N],left:40,top:24}),P=C.width-C.right,T=[...Co(C,{xTicks:kn(0,
S,C.inner/90),yTicks:kn(W,N,5),xTitle:i,yTitle:a}),it("gp-unity",C.left,C.y(0),P,C.y(0)),it("gp-z-threshold",C.left,C.y(n),P,C.y(n)),...h.map(({look:O,points:k})=>vo(
`gp-z-${O}`,Zh(k,Jh).map(([y,p])=>[C.x(y),C.y(p)]))),...h.map(({look:O,points:k})=>Qh(C,O,k.at(-1))),Xh(C,h,n)],L=ep(C,h);if(o&&o.at<=S){let[O,k]=[C.x(o.at),C.y(
n)];L.push(Js("",o.words,[["path","gp-z-needed",{d:`M${ye(O)} ${ye(k)}l-6 11h12Z`},[]]]))}C.draw(r,[T,L])}function Xh(t,[e],n){let o=([,a])=>Math.abs(a-n),{points:r}=e||
{points:[]},i=r.length>0&&o(r.at(-1))>o(r[Math.floor(r.length/8)]);return Qt("gp-halo gp-strong",i?t.width-t.right:t.left+5,t.y(n)-6,s("threshold {value}",{value:Number(
n.toFixed(2))}),i?"end":"start")}function Zh(t,e){let n=Math.ceil(t.length/e);return t.filter((o,r)=>r%n===0||r===t.length-1)}var Qh=(t,e,[n,o])=>e==="measured"?
["circle","gp-measured",{cx:ye(t.x(n)),cy:ye(t.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,{d:qi(t.x(n),t.y(o),4.5)},[]];function ep(t,e){let n=Math.max(0,...e.
map(({points:r})=>r.at(-1)[0])),o=Math.min(Yh,n);return Array.from({length:o},(r,i)=>{let[a,l]=[n*i/o,n*(i+1)/o],c=e.map(({name:u,points:g})=>{let S=g.findLast(
([q])=>q<=l);return S&&S[0]>a?`${u} ${S[1].toFixed(2)}`:""}).filter(Boolean);if(!c.length)return null;let h={x:ye(t.x(a)),y:t.top,width:ye(t.x(l)-t.x(a)),height:ye(
t.height-t.bottom-t.top)};return Js("gp-z-place",F(Math.floor(l),"After {count} token: {values}","After {count} tokens: {values}",{values:c.join(", ")}),[["rect",
"gp-catch",h,[]]])}).filter(Boolean)}function Sn(t,e){let n=ee(t,e.length,()=>{let o=d("span"),r=se("svg");return Z(r,{width:26,height:8,"aria-hidden":"true"}),
r.append(se("path")),Z(r.firstElementChild,{d:"M1 4H25"}),o.append(r,d("span")),o});e.forEach(({name:o,look:r,tip:i},a)=>{let[l,c]=n[a].children;Z(l.firstChild,
{class:`gp-z-${r}`}),A(c,o),i&&ne(c,"z-score",()=>"",{meaning:i,formula:""})})}function Zn({name:t,masked:e}){return t==="alone"?s("Alone"):t==="left"?e?s("Padded on the left"):s("Padded on the left, without a mask"):e?s("Padded on the rig\
ht"):s("Padded on the right, without a mask")}function Xn(t,e){if(!V(t))return s("infinite");let n=Se(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${s(e)}`;let r=o<1e-4?
De(o):o.toFixed(o<.01?4:3);return`${n<0?"−":""}${r} ${s(e)}`}function ga(t,e,n){let{prompts:o,sampled:r,ways:[i]}=t,a=o.length,l=e.answers.map(({kl:q})=>V(q)?
q:1/0),c=e.answers.filter(({read:q},W)=>q.length>i.answers[W].read.length).length,h=[s("Divergence of the first new token from that of the prompt alone: at most\
 {distance}.",{distance:Xn(Math.max(...l),n)})];c||h.push(s("No prompt is shorter than another, so nothing was padded.")),e.guessed?h.push(s("generate has found\
 the padding by itself, because no text ends with this pad token.")):!e.masked&&c&&h.push(s("The model has read the padding as text."));let u=e.answers.filter(({
same:q})=>!q).length,[g,S]=r?["even","○"]:u?["bad","✗"]:["good","✓"];return[g,S,tp(g,Zn(e),u,a),h.join(" ")]}function tp(t,e,n,o){return t==="even"?s("{wa\
y}: the texts are drawn anew, so they are not compared.",{way:e}):t==="good"?F(o,"{way}: the prompt gives the same text as alone.","{way}: each of the {count} p\
rompts gives the same text as alone.",{way:e}):o===1?s("{way}: the prompt gives a different text than alone.",{way:e}):F(n,"{way}: {count} of {all} prompts give\
s a different text than alone.","{way}: {count} of {all} prompts give a different text than alone.",{way:e,all:o})}function ur({sampled:t},{name:e},{same:n}){return e===
"alone"?["even","",""]:t?["even","○",s("drawn anew")]:n?["good","✓",s("the same as alone")]:["bad","✗",s("a different text than alone")]}function np({parts_at:t,
new:e},n){if(t===null)return"";let o=r=>r[t]?J(r[t][1]):s("the end");return s("diverges at new token {number}: {own}, alone {alone}",{number:t+1,own:o(e),alone:o(
n.new)})}var op=(t,e)=>t.first.flatMap(([n,o])=>{let r=e.first.find(([i])=>i===n);return r?[{text:n,p:Q(o),q:Q(r[1])}]:[]});function sp(t,e,n){let o=Lt(op(e,t),
n,Xn(t.kl,n));return o&&he(o)}function rp(t,e,n){let[,o]=e.new[0],[r,i]=[e,t].map(({first:a})=>a.find(([l])=>l===o));return!r||!i||!V(t.change)?"":s("from {befo\
re} alone to {after}: a change of {change}.",{before:H(Q(r[1])),after:H(Q(i[1])),change:Xn(t.change,n)})}function wa(t,e,n,o,r){let i=n.first.slice(0,3).map(([S,
q])=>`${J(S)} ${H(Q(q))}`),[[a,l]]=n.first,c=s("{token}: e^({logprob}) = {percent}.",{token:J(a),logprob:U(l),percent:H(Q(l))}),h=[s("first: {tokens}",{tokens:i.
join(", ")}),s("The likeliest first new tokens, with their probabilities before the logits processors."),"probability",c];if(e.name==="alone")return[h];let[,u]=o.
new[0],g=t.sampled?"":np(n,o);return[...g?[[g,s("The first token that differs. What comes after it continues a different text."),"greedy"]]:[],[s("KL {distance}",
{distance:Xn(n.kl,r)}),s("Kullback-Leibler divergence between the distributions of the first new token, alone ‖ this way, before the logits processors. 0 where \
they are the same."),"kl",sp(n,o,r)],[s("log p of {token} {change}",{token:J(u),change:`${V(n.change)&&n.change>0?"+":""}${Xn(n.change,r)}`}),s("The change in t\
he log-probability of the token that the prompt alone chose first."),"logprob",rp(n,o,r),r],h]}function ba({model:t,mode:e,prompts:n,width:o,pad:r,borrowed:i,dtype:a,
seed:l,sampled:c,ways:[h]}){let u=c?s("{mode}, seed {seed}",{mode:Zt(e),seed:l}):Zt(e),g=h.answers.some(({read:S})=>S.length<o);return`${t}, ${a}; ${u}; ${g?ip(
n.length,o,r[1],i):F(n.length,"{count} prompt of {width} tokens","{count} prompts of {width} tokens",{width:o})}`}var ip=(t,e,n,o)=>o?F(t,"{count} prompt, padde\
d to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {width} tokens with {pad}, the end-of-text token",{width:e,pad:n}):F(t,"{coun\
t} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tokens with {pad}",{width:e,pad:n});function ka(t,e){let n=u=>t.querySelector(".gp-"+u);function i(u){let g=u.ways.slice(1).map(S=>ga(u,S,e.unit));n("batch-verdicts").replaceChildren(...g.map(([S,
q,W,N])=>{let C=d("li","",null,{"data-verdict":S}),P=d("span","",W);return P.append(d("small","",N)),C.append(d("span","gp-sign",q,{"aria-hidden":"true"}),P),C})),
A(n("told"),g.map(([,,S])=>S).join(" "))}function a(u,g){let S=d("details","gp-one-prompt"),q=d("summary","",`${s("Prompt {number}:",{number:g+1})} `),W=[...u.prompts[g]],
N=d("bdi","gp-prompt-text",W.slice(0,200).join("")+(W.length>200?"…":"")),C=u.ways.slice(1).map(T=>`${ur(u,T,T.answers[g])[1]} ${Zn(T)}`);q.append(N,d("span",
"gp-way-signs",` ${C.join(" · ")}`)),S.append(q);let P=()=>{S.open&&S.childElementCount===1&&S.append(...u.ways.map(T=>l(u,T,g)))};return S.addEventListener("t\
oggle",P),S.open=g<6,P(),S}function l(u,g,S){let[q,W]=[u.ways[0].answers[S],g.answers[S]],[N,C,P]=ur(u,g,W),T=d("div","gp-way",null,{"data-verdict":N}),L=d("h3",
"gp-way-name");L.append(d("span","gp-sign",C,{"aria-hidden":"true"}),Zn(g),d("small","",P));let O=s("Prompt {number} as the model reads it: {way}",{number:S+1,way:Zn(
g)}),k=c(u,g,W,q,O),y=d("p","gp-gave"),p=d("span","gp-new");ha(p,W.new,u.sampled?null:W.parts_at),y.append(d("span","gp-gave-words",`${s("Output:")} `),p);let f=d(
"p","gp-measures");for(let[_,E,$,m="",x=void 0]of wa(u,g,W,q,e.unit)){let v=d("span","",_);ne(v,$,()=>m,{meaning:E,...x&&{unit:x}}),f.append(v)}let w=d("div","g\
p-way-body");return w.append(k,y,f),T.append(L,w),T}function c({is_encoder_decoder:u},{name:g},{read:S},q,W){if(g!=="alone"&&JSON.stringify(S)===JSON.stringify(
q.read))return d("p","gp-note",s("As long as the longest prompt: there is no padding, and the row is that of the prompt alone."));let N=d("div","gp-scroll",null,
{tabindex:0,role:"region","aria-label":W});return N.append(da(S,{text:q.read.length,side:g,goesOn:!u,caption:W})),N}function h(u){A(n("about"),ba(u)),i(u),X(n("\
of-decoder"),!u.is_encoder_decoder),n("batch-prompts").replaceChildren(...u.prompts.map((g,S)=>a(u,S)))}return u=>{t.hidden=!e.found,!t.hidden&&(u.found||u.unit)&&
h(e.found)}}var On=.001,ya=2e-5,ap=-1e9,on=-1e8,Je=(t,e=-1e30)=>t==null||t<e;function _n(t,e,n){return Je(t,n)||Je(e,n)?Je(t,n)&&Je(e,n)?0:1/0:Math.abs(t-e)}function Qn(t,e,n){
return _n(t,e===null?null:e*n,on)/Math.max(1,n)}var nn=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=On||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function xa(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new nn,given:new nn,
final:new nn,pool:new nn,output:new nn},o=e.length_penalty??1;for(let r of t.prompts){if(!r)continue;let i=Math.max(...r.distributions.map(a=>a.length));lp(r,Math.
max(1,Math.floor(i/(e.num_beam_groups||1))),o,n)}return t.finished.sequences.forEach((r,i)=>cp(t.returned[i].last,r,i,o,n.output)),n}function lp(t,e,n,o){let r=null,
i=new Map,a=(l,c)=>c.score-l.score;t.steps.forEach((l,c)=>{if(l.some(({given:g})=>g)){for(let g of l)o.given.see(_n(g.beam.score,0),()=>({node:g}));return}r??=new Map(
l.filter(({beam:g})=>g.parent%e===0).map(({beam:g})=>[g.parent,0]));for(let g of l){let{beam:S}=g,q=r.get(S.parent)??ap;if(o.sum.see(_n(q+(S.logprob??-1/0),S.score,
on),()=>({node:g,parent:q})),S.final_score===null||S.final_score===void 0)continue;let W=g.length**n;o.final.see(Qn(S.score,S.final_score,W),()=>({node:g,power:W}));
let N=S.group??null;i.set(N,[...i.get(N)||[],{score:S.final_score,power:W}].sort(a).slice(0,e))}let h=[...i.values()].flat().filter(({score:g})=>!Je(g)).sort(a),
u=t.pools[c].filter(g=>!Je(g));for(let g=0;g<Math.max(h.length,u.length);g++){let S=h[g]??null,q=S&&g<u.length?Qn(S.score*S.power,u[g],S.power):1/0;o.pool.see(q,
()=>({step:c,place:g,expected:S&&S.score,told:u[g]??null}))}r=new Map(l.filter(({beam:g})=>g.status==="running").map(({beam:g})=>[g.beam,g.score]))})}function cp(t,e,n,o,r){
let i=be(t),a=i.filter(({given:h})=>!h);if(e.score===null||!a.length)return;let l=a.length**o,c=i.every(({beam:h,given:u},g)=>u||h.parent===(e.beams||[])[g]);r.
see(c?Qn(t.beam.score,e.score,l):1/0,()=>({number:n,node:t,power:l,told:e.score}))}var we={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},va=new Set(["running"]),Rt=new Set(["finished"]);function Sa(t,e){let n=Math.
min(e.upTo,t.steps.length-1),o=fr(t,n),r=new Map((e.returned||[]).map((g,S)=>[g,S+1])),i=eo([...o,...r.keys(),...Wo(t,n)]),{kids:a,hidden:l}=dp(t,n,e,i,o),{lanes:c,
counts:h}=fp(t,n,a),u=gp(t,n,a,c,e);return wp(t,{last:n,kept:o,outputs:r,alive:i,kids:a,hidden:l,lanes:c,counts:h,columns:u,options:e})}var Wo=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>va.has(n.status));function fr(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:o})=>Rt.has(o.status));return n.sort((o,r)=>r.beam.final_score-
o.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function eo(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function dp(t,e,n,o,r){
let i=new Map,a=new Set([null]),l=new Map,c=new Map,h=u=>(i.has(u)||i.set(u,{on:[],off:[]}),i.get(u));h(null);for(let u=0;u<=e;u++){for(let g of t.steps[u]){let{
before:S}=g,q=n.collapsed.has(S)?S:l.get(S);q!=null?(l.set(g,q),c.set(q,(c.get(q)||0)+1)):va.has(g.beam.status)?(n.lost||o.has(g))&&(h(S).on.push(g),a.add(g)):(!Rt.
has(g.beam.status)||n.lost||r.has(g))&&h(S).off.push(g)}t.distributions[u].forEach((g,S)=>{let q=pp(t,u,S);n.candidates&&a.has(q)&&!n.collapsed.has(q)&&up(t,u,S,
g,h(q),n.candidates)})}for(let u of i.values()){u.on.sort((W,N)=>W.beam.beam-N.beam.beam);let g=u.off.filter(({beam:W})=>Rt.has(W.status)),S=u.off.filter(({beam:W})=>!Rt.
has(W.status)),q=(W,N)=>N.beam.score-W.beam.score;u.off=[...g.sort(q),...hp(S.sort(q),n.candidates)]}return{kids:i,hidden:c}}function hp(t,e){let n=new Map;return t.
filter(({beam:{parent:o}})=>(n.set(o,(n.get(o)||0)+1),n.get(o)<=e))}function pp(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:o})=>o.parent===n)))return e?t.byStep[e-
1].get(n):null}function up(t,e,n,o,r,i){let a=i-r.off.filter(({beam:c})=>c.parent===n&&!Rt.has(c.status)).length;if(a<=0)return;let l=new Set(t.steps[e].filter(
({beam:c})=>c.parent===n).map(({beam:c})=>c.token_id));for(let c of o.candidates)if(!(c.logprob===null||l.has(c.token_id))&&(r.off.push(Ui(t,e,n,o,c)),a-=1,!a))
return}function fp(t,e,n){let o=new Map,r=new Map;for(let a=0;a<=e;a++){let l=[],c=new Set;for(let h of Wo(t,a)){let u=n.get(h.before);if(!u||!u.on.includes(h))
continue;let g=h.beam.group??0;r.has(g)||r.set(g,[]),u.on.find(({beam:q})=>(q.group??0)===g)===h&&h.before&&o.has(h.before)?(o.set(h,o.get(h.before)),r.get(g)[o.
get(h).number]=a,c.add(h)):l.push(h)}l.sort((h,u)=>h.beam.beam-u.beam.beam);for(let h of l){let u=h.beam.group??0,g=mp(r.get(u),a,h.before&&o.has(h.before)?o.get(
h.before).number:0);r.get(u)[g]=a,o.set(h,{group:u,number:g})}}let i=new Map([...r].sort(([a],[l])=>a-l).map(([a,l])=>[a,Math.max(1,l.length)]));return{lanes:o,
counts:i}}function mp(t,e,n){let o=a=>a.sort((l,c)=>Math.abs(l-n)-Math.abs(c-n)||c-l)[0],i=t.map((a,l)=>l).filter(a=>t[a]<e-1);return i.length?o(i):t.length}function gp(t,e,n,o,r){
let i=c=>Wo(t,c-1).every(h=>{if(!o.has(h))return!0;let u=n.get(h);return u&&u.on.length===1&&!u.off.some(({beam:g})=>Rt.has(g.status))}),a=[],l=r.live?e-2:e;for(let c=0;c<=
e;c++){let h=a.at(-1);r.fold&&h&&c<=l&&i(c)?h.to=c:a.push({from:c,to:c})}return a.flatMap(c=>{let h=c.to-c.from+1;return h>=we.short&&!r.unfolded.has(c.from)?[c]:
Array.from({length:h},(u,g)=>({from:c.from+g,to:c.from+g,...h>=we.short&&g===0?{open:!0}:{}}))})}function wp(t,{last:e,kept:n,outputs:o,alive:r,kids:i,hidden:a,
lanes:l,counts:c,columns:h,options:u}){let g=[],S=we.margin+we.node+we.gap;for(let p of h){p.x=S,p.folded=p.to>p.from,p.width=p.folded?we.fold:we.node,S+=p.width+
we.gap;for(let f=p.from;f<=p.to;f++)g[f]=p}let{tops:q,bands:W,height:N}=bp(i,l,c,g),C=p=>q.get(p.group)[p.number],P={node:null,nodes:[],look:"root",x:we.margin,
y:kp(q),width:we.node,height:we.row-4,hidden:0},T=[P],L=new Map([[null,P]]),O=[];function k(p,f,w){let _=g[p.index],E={node:p,nodes:[p],look:y(p),x:_.x,y:f,width:_.
width,height:w,hidden:a.get(p)||0,place:o.get(p)||null,folded:_.folded,column:_,greedy:u.greedy.has(p)};L.set(p,E),T.push(E);let $=L.get(p.before);return $&&O.push(
{from:$,to:E,look:E.look,share:Math.min(1,Math.exp(p.beam.logprob??-1/0))}),E}function y(p){let{status:f}=p.beam;return f==="finished"?n.has(p)?"kept":"fell":f!==
"running"?f:p.index===e?"tip":r.has(p)?"inner":"lost"}for(let p=0;p<=e;p++){let f=g[p];for(let w of Wo(t,p))if(l.has(w))if(p>f.from){let _=L.get(w.before);_&&(_.
nodes.push(w),_.node=w,_.look=y(w),_.greedy&&=u.greedy.has(w),_.hidden=a.get(w)||0,L.set(w,_))}else k(w,C(l.get(w)),we.row-4).lane=l.get(w)}for(let[p,f]of i){let w=p===
null?null:l.get(p)&&C(l.get(p));if(w===void 0)continue;let _=new Map;for(let E of f.off){let $=g[E.index];if(!$||$.folded&&!Rt.has(E.beam.status))continue;let m=w??
q.get(E.beam.group??0)[0],x=_.get(m)||0;_.set(m,x+1),k(E,m+we.row+x*we.leaf,we.leaf-2)}}return{entries:T,edges:O,columns:h,bands:W,at:L,last:e,width:S-we.gap+we.
margin,height:N}}function bp(t,e,n,o){let r=new Map;for(let[h,u]of t){let g=new Map;for(let S of u.off){let q=o[S.index];if(!q||q.folded&&!Rt.has(S.beam.status))
continue;let W=h===null?{group:S.beam.group??0,number:0}:e.get(h);if(!W)continue;let N=`${W.group} ${W.number}`;g.set(N,(g.get(N)||0)+1)}for(let[S,q]of g)r.set(
S,Math.max(r.get(S)||0,q))}let i=new Map,a=[],l=we.margin,c=n.size>1;for(let[h,u]of n){let g=l;c&&(l+=we.band),i.set(h,[]);for(let S=0;S<u;S++)i.get(h).push(l),
l+=we.row+(r.get(`${h} ${S}`)||0)*we.leaf+we.between;c&&a.push({group:h,y:g,height:l-g-4}),c&&(l+=8)}return i.size||i.set(0,[l]),{tops:i,bands:a,height:Math.max(
l,we.margin+we.row)+we.margin-we.between}}var kp=t=>[...t.values()][0][0];var yp=`
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
`,br={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},mr={tall:.55,small:.75},xp=[1,1.8,3,4.5,6.5],vp=[.05,.2,.5,.8],Sp={probability:({beam:t})=>H(
Math.min(1,Q(t.logprob))),token:({beam:t})=>U(t.logprob,2),sum:({beam:t})=>U(t.score,2),score:(t,e)=>U(bt(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
Tn=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=se("style");n.textContent=yp,this.world=se("g"),this.bands=se("g"),this.ruler=se("g"),this.
edges=se("g"),this.blocks=se("g"),this.nodes=se("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=
new Map,this.drawn=new Map}draw(e,n){let o=n.area?a=>a.x+a.width>=n.area[0]&&a.x<=n.area[2]&&a.y+a.height>=n.area[1]&&a.y<=n.area[3]:()=>!0,r=e.entries.filter(o),
i=a=>n.zoom>=(gr(a)?mr.tall:mr.small);return this.drawBands(e),this.drawRuler(n.zoom>=mr.tall?e.columns.filter(({x:a,width:l})=>!n.area||a+l>=n.area[0]&&a<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(r.filter(a=>!i(a)),n),this.drawNodes(r.filter(i),n),r.length}drawBands({bands:e,width:n}){let o=ee(this.bands,e.length,()=>{
let r=se("g");return r.append(se("rect","t-band"),se("text")),r});e.forEach(({group:r,y:i,height:a},l)=>{let[c,h]=o[l].children;Z(c,{x:4,y:i,width:n-8,height:a,
rx:8}),Z(h,{y:i+16}),A(h,s("group {group}",{group:Fe(r)}))})}drawRuler(e){let n=ee(this.ruler,e.length,()=>se("text","t-small"));e.forEach(({from:o,to:r,x:i},a)=>{
Z(n[a],{x:i+8,y:12}),A(n[a],r>o?`${o+1}–${r+1}`:String(o+1))})}nameBandsAt(e){for(let n of this.bands.children)Z(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){
let o=new Map;for(let{from:r,to:i,look:a,share:l}of e.edges){let[c,h]=[r.x+r.width,i.x],[u,g]=[r.y+r.height/2,i.y+i.height/2];if(n.area&&(h<n.area[0]||c>n.area[2]||
Math.max(u,g)<n.area[1]||Math.min(u,g)>n.area[3]))continue;let S=n.path.has(i.node)||i.nodes.some(C=>n.path.has(C)),q=Math.min(40,(h-c)*.6),N=`t-edge t-w${vp.filter(
C=>l>=C).length} ${Ep(i,a,S)}${n.dim&&!S?" t-dim":""}`;o.has(N)||o.set(N,[]),o.get(N).push(`M${c},${u}C${c+q},${u} ${h-q},${g} ${h},${g}`)}this.drawPaths(this.edges,
o,(r,i)=>{r.style.strokeWidth=`${xp[Number(i.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,o){for(let[r,i]of this.paths)i.parentNode===e&&!n.has(r)&&(i.remove(),this.
paths.delete(r));for(let[r,i]of n){let a=this.paths.get(r);a||(a=se("path",r),o&&o(a,r),this.paths.set(r,a),r.includes("t-path")?e.append(a):e.prepend(a)),Z(a,{
d:i.join("")})}}drawBlocks(e,n){let o=new Map;for(let r of e){let i=`t-blocks t-${wr(r,n.path)?"path":r.look}${n.dim&&!wr(r,n.path)?" t-dim":""}`;o.has(i)||o.set(
i,[]);let{x:a,y:l,width:c,height:h}=r;o.get(i).push(`M${a},${l+h*.2}h${c}v${h*.6}h${-c}z`)}this.drawPaths(this.blocks,o)}drawNodes(e,n){let o=new Map(this.drawn);
for(let r of e){let i=r.nodes[0]||null,a=this.drawn.get(i);(!a||a.tall!==gr(r))&&(a&&a.group.remove(),a=_p(gr(r)),this.drawn.set(i,a),this.nodes.append(a.group)),
o.delete(i),this.drawNode(a,r,n)}for(let[r,{group:i}]of o)i.remove(),this.drawn.delete(r)}drawNode(e,n,o){let{node:r,x:i,y:a,width:l,height:c,look:h}=n,{group:u,
box:g,word:S,right:q,tall:W}=e,N=r?Sp[o.number](r,o.penalty):"";if(Z(u,{class:this.classesOf(n,o),transform:`translate(${i} ${a})`}),Z(g,{width:l,height:c}),Z(q,
{x:l-8}),A(q,N),W)Op(e,n,o);else{let C=`${n.greedy?"G":""}${br[h]} `;A(S,C+No(kr(r),12-C.length-Math.ceil(N.length*.82)))}Tp(e,n)}classesOf(e,n){let{node:o,look:r}=e,
i=wr(e,n.path),a=[`t-${r}`];return o&&(o.beam.group??0)&&["inner","tip"].includes(r)&&a.push(`t-g${o.beam.group%4}`),o&&o.given&&a.push("t-given"),i&&a.push("t-\
path"),n.dim&&!i&&o&&a.push("t-dim"),a.join(" ")}},gr=({height:t})=>t>we.leaf;function _p(t){let e=se("g"),[n,o,r]=[se("rect","t-box"),se("text","t-word"),se("t\
ext","t-small t-right")];e.append(n,o,r),Z(n,{rx:t?7:5}),Z(o,{x:8,y:t?14:13}),Z(r,{y:t?28:13});let i=t?e.appendChild(se("text","t-small")):null;return i&&Z(i,{x:8,
y:28}),{group:e,box:n,word:o,right:r,left:i,tall:t,flag:null}}function Op({word:t,left:e},n,o){let{node:r,nodes:i,look:a}=n,l=br[a]?`${br[a]} `:"";r?A(t,l+(i.length>
1?$p(i.map(kr).join(""),28):No(kr(r),12-l.length))):A(t,o.root),A(e,r?Mp(n,o):""),Z(e,{class:r&&i.length<2&&Mn(r)?"t-small t-switch":"t-small"})}function Tp(t,{
look:e,place:n,hidden:o,width:r,height:i}){let a=n?`★${n}`:o?`+${o}`:"";if(!a&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[se("rect","t-inside"),se("rect","t-\
flag"),se("text","t-flag-text")],t.group.append(...t.flag));let[l,c,h]=t.flag,u=8+7*a.length;Z(l,{x:2.5,y:2.5,width:r-5,height:i-5,rx:3}),Z(c,{x:r-u+4,y:-6,width:a?
u:0,height:14,rx:2}),Z(h,{x:r-u/2+4,y:5}),A(h,a)}var wr=(t,e)=>t.nodes.some(n=>e.has(n)),Mn=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function Mp({node:t,nodes:e,greedy:n},o){let r=[n?"G":"",o.goals?o.goals(t):""].filter(Boolean).join(" ");return e.length>1?[F(e.length,"{count} token","{c\
ount} tokens"),r].filter(Boolean).join(" "):t.beam.status!=="running"?r:[t.given?s("given"):Mn(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),
r].filter(Boolean).join(" ")}function Ep(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":
`t-g${(t.node.beam.group??0)%4}`}var kr=({beam:t,chosen:e})=>(t.text||e.text||"").replace(hn,n=>Ze[n]||"�")||s("(empty)"),_a=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function No(t,e){let n=0,o=Array.from(t);for(let[r,i]of o.entries())if(n+=_a(i),n>e)return o.slice(0,Math.max(1,r-1)).join("")+"…";return t}function $p(t,e){
let n=Array.from(t),o=Math.floor((e-1)/2);return n.reduce((r,i)=>r+_a(i),0)<=e?t:No(t,o)+No(n.slice(-o).join(""),o)}var Lp=.001;function Ta(t,e){if(t.given)return[s("A given token weighs nothing in the sum of a beam.")];let n=e.prompts[t.sequence],{beam:o}=t;return[Ap(t,n,e),
to(t),o.diversity_penalty?s("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:U(o.diversity_penalty)}):"",
Pp(t,n),Wp(t,n,e),jp(t,e)].filter(Boolean)}var jt=t=>t.beam.group??null,yr=(t,e)=>e.steps[t.index].filter(n=>jt(n)===jt(t));function Ap(t,e,n){let{mode:o}=n.started,
r=yr(t,e).length,i=t.index===e.given,a=i?1:e.steps[t.index-1].filter(h=>h.beam.status==="running"&&jt(h)===jt(t)).length,l=jt(t)===null?[]:[s("Only beams of its\
 own group, {group}, compete with it.",{group:Fe(jt(t))})],c=i?s("All beams held the same text before this step, so one was continued."):F(a,"{count} running be\
am was continued at this step.","{count} running beams were continued at this step.");return[...l,c,Cp(t,r,o==="beam_sample")].join(" ")}function Cp({rank:t,beam:e},n,o){
if(e.status==="unseen")return o?s("The search drew {considered} continuations; this one was not among them.",{considered:n}):s("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let r={considered:n,rank:t};return o?s("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",r):s("The search considered {considered} continuations; by its sum, this one has rank {rank}.",r)}function to(t,e=!1){let{beam:n}=t,o=t.
before&&!t.before.given?ue(t.before.beam.score):0,[r,i]=[ue(n.logprob),ue(n.score)];if(o===null||r===null||i===null||i<on)return e?"":s("It could not be chosen:\
 its log-probability is minus infinity.");let a={before:U(o),own:U(r),after:U(i)};return e?`${a.before} + (${a.own}) = ${a.after}`:s("Sum of log-probabilities (\
nats): {before} before this token, {own} of its own: {before} + ({own}) = {after}.",a)}function Pp(t,e){let n=yr(t,e),o=h=>n.filter(({beam:u})=>u.status===h).length,
[r,i,a,l]=["running","finished","ended","pruned"].map(o),c=[F(r,"{count} has gone on","{count} have gone on"),i&&F(i,"{count} ended a text","{count} ended texts"),
a&&F(a,"{count} ended a text that does not count","{count} ended texts that do not count"),l&&F(l,"{count} was pruned","{count} were pruned")].filter(Boolean);return s(
"Of these {considered}: {parts}.",{considered:n.length,parts:c.join(", ")})}var qp=t=>t.reduce((e,n)=>e&&e.beam.score>=n.beam.score?e:n,null);function Ma(t){let e=t.
filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score);return e.length?Math.min(...e):null}function Wp(t,e,n){let{beam:o}=t,r=t.index+1;if(o.status===
"unseen")return"";if(o.status==="ended")return s("The text ended here but does not count: it ranked too low or lacks a constraint.");if(o.status==="pruned")return Np(
t,e);if(o.status==="finished"){let l=xr(t,n);return l.length?s("It ended its text at step {step}: output {numbers}.",{step:r,numbers:l.join(", ")}):e.finished.includes(
t)?s("It ended its text at step {step}, which is kept.",{step:r}):s("It ended its text at step {step}, which was dropped for better ones.",{step:r})}let i=Mn(t)?
[s("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:o.parent+1,number:o.beam+1})]:[],a=o.forced?[s("It was cons\
idered because it advances a constraint.")]:[];return[s("It went on as beam {number}.",{number:o.beam+1}),...i,...a,Ip(t,e,n)].join(" ")}function Np(t,e){let n=Ma(
yr(t,e)),o={step:t.index+1,sum:U(t.beam.score),worst:U(n)};return n===null?s("It was pruned at step {step}.",o):s("It was pruned at step {step}: its sum is {sum\
}, that of the worst beam that went on {worst}.",o)}function Ip(t,e,n){let o=xr(t,n);if(o.length)return s("It is part of output {numbers}.",{numbers:o.join(", ")});
let{alive:r,at:i,children:a,ends:l}=Rp(t,e);if(r)return n.finished?s("It was still running when the search stopped at step {step}.",{step:e.steps.length}):s("It\
 is still running.");let c=l.find(S=>e.finished.includes(S));if(c)return s("Its text ended at step {step}, which is kept but not returned.",{step:c.index+1});if(l.
length)return s("Its text ended at step {step}, which was dropped for better ones.",{step:l.at(-1).index+1});let h=qp(a),u=Ma(e.steps[i].filter(S=>jt(S)===jt(t))),
g={step:i+1,sum:U(h&&h.beam.score),worst:U(u)};return!h||u===null?s("It was overtaken at step {step}: none of its continuations went on.",g):s("It was overtaken\
 at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",g)}function Rp(t,e){let n=new Set([t]),o=[];for(let r=t.
index+1;r<e.steps.length;r++){let i=e.steps[r].filter(({before:a})=>n.has(a));if(o.push(...i.filter(({beam:a})=>a.status==="finished")),n=new Set(i.filter(({beam:a})=>a.
status==="running")),!n.size)return{alive:!1,at:r,children:i,ends:o}}return{alive:!0,at:e.steps.length-1,children:[],ends:o}}function xr(t,e){return(e.returned||
[]).flatMap(({last:n},o)=>n&&n.sequence===t.sequence&&be(n)[t.index]===t?[o+1]:[])}function jp(t,e){let n=ue(t.beam.final_score??null);if(n!==null)return Oa(t,n,
s("Final score"),e);let[o]=xr(t,e),r=o&&e.returned[o-1];return r&&ue(r.score)!==null?Oa(r.last,r.score,s("Final score of output {number}",{number:o}),e):""}function Oa(t,e,n,o){
let r=no(t,e,o);return r?s("{name}: sum / length^length_penalty = {words}.",{name:n,words:r}):s("{name}: {score}.",{name:n,score:U(e)})}function no(t,e,n){let o=n.
started.effective.length_penalty??1,r={sum:U(t.beam.score),length:t.length,power:o,score:U(e)},i=Number.isFinite(o)?bt(t,o):NaN;return Math.abs(i-e)<=Lp*Math.max(
1,Math.abs(e))?`${r.sum} / ${r.length}^${r.power} = ${r.score}`:""}function En({effective:t,config:e}){let n={...t,...e},o=(n.constraints||[]).map(i=>i.any_of||[i.phrase||[]]),r=(n.force_words_ids||[]).map(i=>Array.isArray(i[0])?
i:[i]);return[...o,...r].map(i=>({alternatives:i,length:Math.max(...i.map(a=>a.length))}))}function Ea(t,e){let n=t.map(r=>e.get(r)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function Bt({alternatives:t,length:e},n,o,r){if(n>=e)return!0;let i=t.filter(l=>l.length===n);if(!i.length)return!1;let a=[
...r,...be(o).map(l=>l.chosen.token_id)].join(" ")+" ";return i.some(l=>` ${a}`.includes(` ${l.join(" ")} `))}var Bp={running:["●",({beam:t})=>s("beam {number}",{number:t+1})],finished:["■",()=>s("ended")],ended:["□",()=>s("ended, not counted")],pruned:["✕",()=>s(
"pruned")]};function $a(t,e){let r=t.querySelector(".gp-beam-table"),i=t.querySelector(".gp-where"),a=t.querySelector(".gp-more"),l={lost:4,progress:7},c=t.querySelector(
".gp-constraints"),h=[],u=[],g=[];function S(E){let $=40-E.filter(M=>M.beam.status!=="pruned").length,m=({beam:M})=>M.beam??(M.status==="finished"?1e6:1e7),x=E.
filter(M=>M.beam.status!=="pruned"||$-- >0).sort((M,R)=>m(M)-m(R)),v=new Map;for(let M of x){let R=M.beam.group??null;v.has(R)||v.set(R,[]),v.get(R).push(M)}return[
...v].sort(([M],[R])=>M-R)}function q(E,$){let m=new Map;for(let{beam:x}of E)x.status==="running"&&x.group<$&&m.set(x.text,(m.get(x.text)||0)+1);return m}function W(E){
let $="",m=E.before;for(;m&&$.length<32;m=m.before)$=(m.piece??m.chosen.text)+$;return(m||$.length>32?"…":"")+Array.from($).slice(-32).join("")}function N(){let E=d(
"tbody"),$=E.insertRow(),m=d("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[x,v]=[d("b","gp-badge"),d("span")];return m.append(x,v),$.append(m),r.append(
E),u.push({body:E,head:$,badge:x,took:v,rows:[]}),u.at(-1)}function C(E){let $=E.body.insertRow(),m=Array.from({length:8},()=>$.insertCell()),[x,v,M]=[d("span",
"gp-sign"),d("span"),d("span","gp-flag","⚑ "+s("forced"))];m[0].append(x,v,M);let R=d("button","gp-pick",null,{type:"button",tabindex:"-1"}),[j,b,I]=[d("span",
"gp-tail"),d("bdi","gp-tail-text"),d("bdi","gp-word")];return j.append(b),R.append(j,I),m[1].append(R),E.rows.push({row:$,cells:m,sign:x,fate:v,flag:M,pick:R,tail:b,
word:I,node:null}),E.rows.at(-1)}function P(E,$,m){let{beam:x}=$,[v,M]=Bp[x.status]||["",()=>x.status];E.node=$,E.row.dataset.status=x.status,E.row.className=m?
"gp-looked":"",A(E.sign,v),A(E.fate,M(x)),E.flag.hidden=!x.forced;let R=W($);E.tail.replaceChildren(),pn(E.tail,R),qe(E.word,x.text),E.pick.tabIndex=m?0:-1,E.pick.
setAttribute("aria-pressed",String(m&&e.selected===$));let j=[M(x),...x.forced?[s("forced")]:[]].join(", ");E.pick.setAttribute("aria-label",s("{fate}: {text}",
{fate:j,text:J(R+x.text)})),A(E.cells[2],$.before?s("beam {number}",{number:x.parent+1}):s(e.readsSource?"start":"prompt")),A(E.cells[3],U(x.logprob)),A(E.cells[4],
x.diversity_penalty?`-${U(x.diversity_penalty)}`:"–"),A(E.cells[5],U(x.score)),A(E.cells[6],U(x.final_score)),x.progress&&E.cells[7].replaceChildren(...L($))}
function T(E){if(c.hidden=!E||!h.length,c.hidden)return;let $=h.map(({alternatives:m,length:x})=>{let v=d("li");return m.forEach((M,R)=>{R&&v.append(` ${s("or")}\
 `),v.append(ie(Ea(M,e.texts)))}),v.append(" "+F(x,"({count} token)","({count} tokens)")),v});$.map(m=>m.textContent).join(`
`)!==c.dataset.said&&(c.dataset.said=$.map(m=>m.textContent).join(`
`),c.replaceChildren(...$))}function L(E){let $=e.prefix.map(v=>v.token_id),m=E.beam.progress.map((v,M)=>{let R=d("span","gp-goal"),j=h[M];for(let b=0;j&&b<Math.
min(j.length,8);b++)R.append(d("i",b<v?"gp-full-block":""));return j&&Bt(j,v,E,$)?R.append(` ✓ ${s("done")}`):R.append(" "+(j?s("{progress} of {length}",{progress:v,
length:j.length}):String(v))),R}),{bank:x}=E.beam;return x==null?m:[...m,d("span","gp-note",s("bank {bank}",{bank:x}))]}function O(E,[$,m],x,v,M){if(E.body.hidden=
!m,!!m){if(E.head.hidden=$===null,$!==null){A(E.badge,Fe($)),E.body.dataset.look=$%4;let R=[...q(x,$)].flatMap(([j,b])=>[ie(j,"gp-took"),b>1?` × ${b}`:""]);E.took.
replaceChildren(...R.length?[s("Earlier groups have just chosen:"),...R]:[s("Chooses first: no penalty")])}for(;E.rows.length<m.length;)C(E);E.rows.forEach((R,j)=>{
if(R.row.hidden=j>=m.length,!(j>=m.length)){for(let[b,I]of Object.entries(l))R.cells[I].hidden=!M[b];P(R,m[j],m[j]===v)}})}}function k(E){let m=e.prompts[E.sequence].
steps[E.index],x={lost:m.some(({beam:j})=>(j.group??null)!==null),progress:m.some(({beam:j})=>j.progress)};for(let[j,b]of Object.entries(l))r.tHead.rows[0].cells[b].
hidden=!x[j];let v=S(m);for(;u.length<v.length;)N();u.forEach((j,b)=>O(j,v[b]||[null,null],m,E,x));let M=m.length-v.reduce((j,[,b])=>j+b.length,0);a.hidden=M<=0,
A(a,F(M,"and {count} more that was pruned","and {count} more that were pruned"));let R={token:E.index+1,prompt:E.sequence+1};A(i,e.prompts.length>1?s("at token \
{token} of prompt {prompt}",R):s("at token {token}",R)),T(x.progress)}let y=()=>u.filter(({body:E})=>!E.hidden).flatMap(({rows:E})=>E.filter(({row:$})=>!$.hidden)),
p=E=>y().findIndex(({pick:$})=>$.contains(E.target));r.addEventListener("click",E=>{let $=p(E);$>=0&&e.selectStep(y()[$].node)}),r.addEventListener("keydown",E=>{
E.key==="Escape"&&e.selectStep(null);let $=p(E),m={ArrowDown:1,ArrowUp:-1}[E.key];if($<0||!m)return;E.preventDefault();let x=y()[$+m];x&&(e.selectStep(x.node),x.
pick.focus())});function f(){let E=e.usesBeams?e.current():null,$=E?e.prompts[E.sequence].steps[E.index]:[];return $.includes(E)?E:$[0]}let w=E=>()=>{let $=f(),
m=$&&E($);return m?s("{name}: {words}.",{name:J($.beam.text),words:m}):""},_=()=>(e.usesBeams&&e.current()?e.prompts[e.current().sequence].steps[e.current().index]:
[]).find(({beam:E})=>V(E.final_score));return de(t,{token:w(({beam:E})=>ue(E.logprob)===null?"":`log ${U(Math.exp(E.logprob),4)} = ${U(E.logprob)}`),sum:w(E=>to(
E,!0)),final:()=>{let E=_(),$=E&&no(E,E.beam.final_score,e);return $?s("{name}: {words}.",{name:J(E.beam.text),words:$}):""}}),E=>{E.run&&e.started&&(h=En(e.started));
let $=e.usesBeams?e.current():null;t.hidden=!$,!(!$||$===g[0]&&e.selected===g[1])&&(g=[$,e.selected],k($))}}var La=12e3;async function Pa(t,{tree:e,log:n,prompt:o,number:r,view:i,root:a}){let l=`beam-tree${r?"-"+(r+1):""}`,h=await{svg:()=>new Blob([qa(e,i,a)],{type:"i\
mage/svg+xml"}),png:()=>zp(e,i,a),json:()=>new Blob([JSON.stringify(Aa(n,o,r),null,1)],{type:"application/json"}),dot:()=>new Blob([Fp(Aa(n,o,r))],{type:"text/v\
nd.graphviz"})}[t](),u=d("a","",null,{href:URL.createObjectURL(h),download:`${l}.${t}`});u.click(),setTimeout(()=>URL.revokeObjectURL(u.href),6e4)}function qa(t,e,n){
let o=se("svg"),r=new Tn(o);r.draw(t,{...e,area:null,zoom:1}),r.nameBandsAt(0);let{width:i,height:a}=t;Z(o,{xmlns:"http://www.w3.org/2000/svg",width:i,height:a,
viewBox:`0 0 ${i} ${a}`,class:"t-tree"});let l=getComputedStyle(n),c=o.querySelector("style");c.textContent=c.textContent.replace(/var\((--[\w-]+)\)/g,(u,g)=>l.
getPropertyValue(g).trim());let h=se("rect");return Z(h,{width:i,height:a,fill:l.getPropertyValue("--gp-page").trim()}),o.insertBefore(h,r.world),new XMLSerializer().
serializeToString(o)}async function zp(t,e,n){let o=qa(t,e,n),r=new Image;r.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(o),await r.decode();let i=Math.
min(2,La/t.width,La/t.height),a=d("canvas","",null,{width:Math.ceil(t.width*i),height:Math.ceil(t.height*i)}),l=a.getContext("2d");l.scale(i,i),l.drawImage(r,0,
0,t.width,t.height);let c=await new Promise(h=>a.toBlob(h,"image/png"));if(!c)throw new Error(s("it is too large for the browser."));return c}function Aa(t,e,n){
let{started:o}=t,r=o.effective.length_penalty??1,i=new Map,a=new Map;for(let{last:u}of t.returned||[])u&&u.sequence===n&&!a.has(u)&&a.set(u,a.size+1);let l=fr(e,
e.steps.length-1),c=e.steps.flatMap(u=>u).map(u=>{let{beam:g}=u;i.set(u,i.size);let S={id:i.get(u),parent:u.before?i.get(u.before):null,step:u.index+1,token_id:g.
token_id,token:g.text,piece:g.piece,logprob:g.logprob,raw_logprob:g.raw_logprob,sum:g.score,length:u.length,score:bt(u,r),rank:u.rank,status:g.status,beam:g.beam,
parent_beam:g.parent};return u.given&&(S.given=!0),g.status==="finished"&&Object.assign(S,{final_score:g.final_score,kept:l.has(u)}),a.has(u)&&(S.output=a.get(u)),
(g.group??null)!==null&&Object.assign(S,{group:g.group,diversity_penalty:g.diversity_penalty}),g.progress&&Object.assign(S,{progress:g.progress,bank:g.bank,forced:g.
forced}),S}),h=t.readsSource?{source:o.prompt}:{prompt:o.prompt||Li(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...h,
seed:o.seed,num_beams:o.effective.num_beams,length_penalty:r,early_stopping:o.effective.early_stopping??!1,nodes:c}}var Ca=t=>'"'+t.replace(hn,e=>Ze[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function Fp({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),o={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},r=e.map(a=>{let l=Ca(`${a.token}`).
slice(0,-1)+`\\n${U(a.logprob,2)}  ${U(a.sum,2)}  #${a.rank??""}"`;return`  n${a.id} [label=${l}, ${o[a.status]||""}${a.output?", penwidth=3":""}];`}),i=e.map(a=>{
let l=(.4+4*Math.min(1,Q(a.logprob))).toFixed(2);return`  ${a.parent===null?"root":`n${a.parent}`} -> n${a.id} [penwidth=${l}${a.status==="pruned"?", style=dash\
ed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${Ca(n)}, style=bold];`,...r,...i,"}",""].join(
`
`)}var Hp=800,Dp=130,Kp=2e4;function Na(t){Gp(t),Vp(t),Jp(t),Yp(t),Xp(t),Zp(t),Qp(t)}function Gp(t){let{state:e,slider:n}=t;n.addEventListener("input",()=>{e.stop(),
t.goTo(Number(n.value)-1)}),t.part("play").addEventListener("click",()=>Up(t))}function Up(t){let{state:e,root:n}=t;e.playing?e.stop():(e.atEnd&&t.goTo(0),e.playing=
setInterval(()=>{!n.isConnected||e.atEnd?e.stop():t.goTo(e.shownTo+1),t.sayTime()},Math.max(Dp,Math.min(Hp,Kp/Math.max(1,e.length))))),t.sayTime()}function Vp(t){
let{state:e,log:n}=t,o=(i,a)=>{e.choose(i,a),t.regrow()},r=(i,a)=>t.part(i).addEventListener("change",({target:l})=>a(l));r("candidates-shown",({value:i})=>o("c\
andidates",Number(i))),r("number",({value:i})=>o("number",i)),r("lost",({checked:i})=>o("lost",i)),r("fold",({checked:i})=>{e.unfolded=new Set,o("fold",i)}),r("\
prompt-number",({value:i})=>{e.number=Number(i),n.selectStep(null),t.regrow()})}function Jp(t){let{box:e,card:n,pan:o,state:r}=t,i=null;e.addEventListener("poin\
termove",a=>{if(a.pointerType==="touch"){n.hide();return}let l=o.pointers.size?null:r.entryAt(o.at(a));l!==i&&(i=l,e.style.cursor=l&&l.node?"pointer":"",l&&l.node?
t.showCard(l):n.hide())}),e.addEventListener("pointerleave",()=>{i=null,n.hide()}),e.addEventListener("click",a=>{let l=o.moved?null:r.entryAt(o.at(a));l&&(t.item.
focusOn(l),Ia(t,l))})}function Ia(t,e){let{state:n,log:o}=t;if(e.folded)n.unfolded.add(e.column.from),t.regrow();else if(e.node){let r=e.node===n.broughtOut;n.timeNode=
null,o.selectStep(r?null:e.node)}}function Ra(t,e){e.node&&(t.state.toggle(e),t.regrow())}function $n(t,e){e&&(t.pan.byHand=!0,t.pan.reveal(e),t.item.focusOn(e))}
var Wa={ArrowLeft:(t,e)=>$n(t,e.node&&t.state.parentOf(e)),ArrowRight:(t,e)=>$n(t,t.state.kidsOf(e)[0]),ArrowDown:t=>$n(t,t.item.neighbour(1)),ArrowUp:t=>$n(t,t.
item.neighbour(-1)),Home:t=>$n(t,t.state.tree.entries[0]),End:t=>$n(t,t.state.tree.at.get(t.state.best)),Enter:Ia," ":Ra,Escape:t=>t.log.selectStep(null),"+":t=>t.
pan.zoomBy(1.25),"-":t=>t.pan.zoomBy(.8),0:t=>t.pan.whole()};function Yp(t){let{item:e,state:n,card:o}=t;e.box.addEventListener("keydown",r=>{r.ctrlKey||r.metaKey||
r.altKey||!e.entry||!Object.hasOwn(Wa,r.key)||(r.preventDefault(),r.stopPropagation(),Wa[r.key](t,e.entry))}),e.box.addEventListener("focusin",({target:r})=>n.tree&&
r.matches(":focus-visible")&&t.showCard(e.entry)),e.box.addEventListener("focusout",()=>o.hide())}function Xp(t){let{root:e,state:n,pan:o}=t,r=(i,a)=>t.part(i).
addEventListener("click",a);r("in",()=>o.zoomBy(1.3)),r("out",()=>o.zoomBy(1/1.3)),r("whole",()=>{o.byHand=!0,o.whole()}),r("follow",()=>{o.byHand=!1,n.upTo=null,
t.regrow()}),e.addEventListener("gp-alone",()=>{o.byHand=!1,t.regrow()})}function Zp(t){let{state:e,log:n}=t;t.part("go-on").addEventListener("click",()=>{let o=e.
selected;o&&n.ask({type:"branch",step:o,tokenId:o.chosen.token_id})}),t.part("collapse").addEventListener("click",()=>{let o=e.tree.at.get(e.selected);o&&Ra(t,o)}),
t.part("clear").addEventListener("click",()=>n.selectStep(null))}function Qp(t){let{root:e,state:n,log:o}=t,r=t.part("told");t.part("files").addEventListener("c\
lick",async({target:i})=>{let a=i.dataset.file;if(a){if(a==="html"){o.ask({type:"save_page"});return}A(r,"");try{let{tree:l,prompt:c,number:h}=n;await Pa(a,{tree:l,
log:o,prompt:c,number:h,view:t.look(null),root:e})}catch(l){A(r,s("The picture could not be made: {reason} Save it as SVG instead.",{reason:l.message}))}}})}var _r=-1e9,Cn=[[!1,"False"],[!0,"True"],["never",'"never"']],eu=["beam_search","beam_sample"],tu=["group_beam_search","constrained_beam_search"];function Or(t){
let{mode:e,effective:n,config:o,eos_token_ids:r,max_new_tokens:i}=t.started,a={...o,...n},l=Ln(a.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:h})=>h.
beam??0))),c=t.prompts[0].given;return{together:eu.includes(e)?!0:tu.includes(e)?!1:null,prompts:t.prompts,start:c,maxNew:i-c,wanted:Ln(a.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(l/Ln(a.num_beam_groups,1)):l,ends:new Set(r),constraints:En(t.started),promptIds:t.prefix.map(h=>h.token_id),own:{lengthPenalty:Number.
isFinite(a.length_penalty)?a.length_penalty:1,earlyStopping:Cn.some(([h])=>h===a.early_stopping)?a.early_stopping:!1}}}var Ln=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,Le=({beam:t})=>ue(t.score)===null?-1/0:t.score,Tr=(t,e)=>Le(t)/t.length**e;function Fa(t,e){return t.together?ou(t,e):ru(t,e)}function Ha(t,e,n,{maxNew:o},{
lengthPenalty:r,earlyStopping:i}){let a=i==="never"&&r>0?o:e;return{best:t,length:a,bound:t/a**r,worst:n}}var An=new WeakMap;function nu(t,e){if(!An.has(t)){let n=t.
filter(({beam:r})=>r.status==="running"||r.status==="pruned"),o=Math.max(...(n.length?n:t).map(Le));An.set(t,{ended:t.filter(({beam:r},i)=>i<e&&oo(r)),hopeless:!n.
length,best:n.length?o:o+_r})}return An.get(t)}function ou(t,e){let{prompts:n,size:o,start:r}=t,i={node:null,score:_r},a=n.map(()=>({group:null,pool:Array(o).fill(
i),stop:null,lastStep:0,weighed:null,exact:!0})),l=Math.min(...n.map(({steps:h})=>h.length)),c=null;for(let h=r;h<l&&!c;h++){let u=n.map(({steps:S})=>nu(S[h],o)),
g=u.every(S=>S.hopeless);a.forEach((S,q)=>su(S,u[q],h+1,g,t,e)),a.every(S=>S.stop)&&(c=a.find(S=>S.stop.step===h+1).stop)}return{stop:c,prompts:a.map(h=>({kept:h.
pool.filter(({node:u})=>u),pools:[h]}))}}function su(t,e,n,o,r,i){if(t.stop)return;if(e.ended.length){let h=e.ended.map(u=>({node:u,score:Tr(u,i.lengthPenalty)}));
t.pool=[...t.pool,...h].sort((u,g)=>g.score-u.score).slice(0,r.size)}t.lastStep=n;let a=t.pool.at(-1).score,l=t.pool.every(({node:h})=>h),c=t.weighed=Ha(e.best,
n-r.start,l?a:null,r,i);o?t.stop={step:n,why:"criteria"}:l&&i.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:h})=>c.bound>(h?a:_r))||(t.stop={
step:n,why:"settled"})}function ru(t,e){let n=t.prompts.map(i=>{let a=ja(i).map(u=>Ba(i,u,t,e)),l=ja(i).map(u=>Ba(i,u,t,t.own)),c=1/0;return a.forEach((u,g)=>{let[
S,q]=[u,l[g]].map(({stop:W})=>W?W.step:1/0);u.exact=u.lastStep<=c,S!==q&&(c=Math.min(c,S,q))}),{kept:a.flatMap(u=>u.kept).sort((u,g)=>u.score-g.score).reverse(),
pools:a}}),o=n.flatMap(i=>i.pools);return{stop:o.length>0&&o.every(({stop:i})=>i)?o.map(({stop:i})=>i).reduce((i,a)=>a.step>i.step?a:i):null,prompts:n}}var ja=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>n-o);function Ba(t,e,n,o){let{size:r,start:i}=n,a={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let l=i;l<t.steps.length&&!a.stop;l++){let c=iu(t.steps[l],e,n);if(!c)break;let h=a.lastStep=l+1;c.ended.forEach(S=>za(a,S,
n,o));let u=a.kept.length>=r,g=u?Sr(a.kept):null;a.weighed=Ha(c.best,h-i,g,n,o),u&&o.earlyStopping===!0?a.stop={step:h,why:"full"}:u&&g>=a.weighed.bound?a.stop=
{step:h,why:"settled"}:au(t.steps[l],h,n)&&(lu(c.nodes,n).forEach(S=>za(a,S,n,o)),a.stop={step:h,why:"criteria"})}return a}function iu(t,e,{ends:n}){An.has(t)||
An.set(t,new Map);let o=An.get(t);if(!o.has(e)){let r=t.filter(({beam:a})=>(a.group??null)===e),i=r.filter(({beam:a})=>a.status==="finished"&&n.has(a.token_id));
o.set(e,r.length?{nodes:r,ended:i,best:Le(r[0])}:null)}return o.get(e)}var Sr=t=>Math.min(...t.map(({score:e})=>e));function za(t,e,n,{lengthPenalty:o}){let r=Tr(
e,o);if(t.kept.length>=n.size&&!(r>Sr(t.kept))||(t.kept.push({node:e,score:r}),t.kept.length<=n.size))return;let i=Sr(t.kept);t.kept.splice(t.kept.findIndex(a=>a.
score===i),1)}function au(t,e,{ends:n,maxNew:o,start:r}){return e-r>=o||t.some(({beam:i})=>oo(i)&&!n.has(i.token_id))}var oo=({status:t})=>t==="finished"||t==="\
ended";function lu(t,{ends:e,constraints:n,promptIds:o,wanted:r}){let i=t.filter(({beam:c})=>c.status==="running"||oo(c)&&!e.has(c.token_id)),a=c=>n.every((h,u)=>Bt(
h,c.beam.progress[u],c,o)),l=i.filter(c=>!c.beam.progress||a(c));return l.length<r?[...l,...i.filter(c=>!l.includes(c))]:l}function Da(t,e,n){let o=Math.max(...t.
prompts.map(i=>i.steps.length));if(e.stop?e.stop.step!==o:n)return!1;let r=Math.min(...t.prompts.map(i=>i.steps.length));return e.prompts.every(({kept:i},a)=>{let{
pools:l}=t.prompts[a],c=l[(t.together?r:l.length)-1]||[];return c.length===i.length&&c.every((h,u)=>cu(h,i[u],t))})}function cu(t,{node:e,score:n},o){if(ue(t)===
null||!Number.isFinite(n))return ue(t)===null==!Number.isFinite(n);let r=2e-5*Math.max(1,e.length**-o.own.lengthPenalty);return Math.abs(t-n)<=r+1e-5*Math.abs(n)}
function Ka(t,e,n,{lengthPenalty:o},r){let i=t.prompts[e],{kept:a,pools:l}=n.prompts[e],c=(S,q,W="")=>({node:S,score:Tr(S,o),place:null,state:q,why:W}),h=new Set(
a.map(({node:S})=>S)),u=du(i).filter(S=>!h.has(S)).map(S=>{let{stop:q}=l.find(({group:W})=>W===(S.beam.group??null))||l[0];return!q||S.index<q.step?c(S,"out","d\
ropped"):c(S,"out",n.stop&&S.index>=n.stop.step?"not reached":"too late")}),g=!r&&!n.stop;return[...a.map(({node:S,score:q},W)=>({node:S,score:q,place:W,state:n.
stop&&W<t.wanted?"returned":"kept",why:""})),...g?i.running.map(S=>c(S,"running")).sort((S,q)=>q.score-S.score):[],...u.sort((S,q)=>q.score-S.score)]}var vr=new WeakMap;
function du({steps:t}){vr.has(t)||vr.set(t,{read:0,nodes:[]});let e=vr.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function Io({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var hu=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),Ga=({processors:t})=>t.filter(e=>!hu.has(e));function Mr(t,e){
let n=t.given,[o,r]=[n?t.steps[n-1][0]:null,0];for(let i=n;i<t.steps.length;i++){let{candidates:a}=(t.distributions[i]||[])[r]||{candidates:[]},l=e(i-n,a[0]);if(l===
void 0)return{last:o,ended:!1,left:null};let c=t.steps[i].find(h=>h.beam.parent===r&&h.beam.token_id===l)||null;if(!c||c.beam.status==="pruned")return{last:o,ended:!1,
left:pu(t,o,r,{index:i,id:l,node:c,candidates:a})};if(o=c,c.beam.status!=="running")return{last:o,ended:!0,left:null};r=c.beam.beam}return{last:o,ended:!1,left:null}}
function pu(t,e,n,{index:o,id:r,node:i,candidates:a}){let l=i&&i.beam||a.find(S=>S.token_id===r)||null,c=i?i.beam.group:e&&e.beam.group,h=t.steps[o].filter(S=>(S.
beam.group??null)===(c??null)||!e),u=h.filter(S=>S.beam.status==="running").map(Le),g=e&&!e.given?Le(e):0;return{index:o,token:l,node:i,considered:h.length,sum:i?
Le(i):l&&ue(l.logprob)!==null?g+l.logprob:null,best:u.length?Math.max(...u):null,worst:u.length?Math.min(...u):null}}var Ro=t=>Mr(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var Ua=700;function Er(t,e){let{beam:n,length:o}=t,r=e.started.effective.length_penalty??1,i=e.prompts[t.sequence].steps[t.index].filter(c=>(c.beam.group??null)===
(n.group??null)).length,a=()=>ue(n.logprob)===null?"":`log ${U(Q(n.logprob),4)} = ${U(n.logprob)}`,l=[[s("probability"),H(Math.min(1,Q(n.logprob))),"probability"],
[s("token log p"),U(n.logprob),"logprob",a]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&l.push([s("before the processors"),U(n.raw_logprob),"logpr\
ob"]),l.push([s("sum"),U(n.score),"beam",()=>to(t,!0)]),l.push([s("sum / {length}^{power}",{length:o,power:r}),U(bt(t,r)),"sequence-score",()=>no(t,bt(t,r),e)]),
l.push([s("rank"),t.rank?s("{rank} of {among}",{rank:t.rank,among:i}):s("below the {among} considered",{among:i}),"beam",()=>"",{formula:"",unit:""}]),n.diversity_penalty&&
l.push([s("diversity penalty"),U(n.diversity_penalty),"diversity-penalty"]),(n.bank??null)!==null&&l.push([s("bank"),String(n.bank),"constraint"]),l}function $r(t,e,n,{
place:o,greedy:r}={}){let{beam:i}=t,a=n.prompts[t.sequence].steps[t.index].filter(T=>(T.beam.group??null)===(i.group??null)),l=a.filter(T=>T.beam.status==="runn\
ing"),c=(i.beam??0)+1,h=n.started.mode==="beam_sample",u=n.finished&&t.index===n.prompts[t.sequence].steps.length-1;if(t.given)return s("It was given, not chose\
n: the search begins after it.");let g=Mn(t)?[s("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:i.parent+1,number:c})]:
[],S=i.forced?[s("It was considered because it advances a constraint.")]:[],q=l.reduce((T,L)=>Math.min(T,L.beam.score),1/0),W=Number.isFinite(q)?[s("The worst b\
eam that went on has a sum of {sum}.",{sum:U(q)})]:[],N=U(i.final_score),C={tip:()=>[u?s("It was still running as beam {number} when the search stopped.",{number:c}):
s("It goes on as beam {number}.",{number:c}),...g,...S],inner:()=>[s("It went on as beam {number}.",{number:c}),...g,...S],lost:()=>[s("It went on as beam {numb\
er}, but is a dead end: better beams took the places of its continuations.",{number:c}),...g,...S],kept:()=>[s("The text ended here and is kept, with a final sc\
ore of {score}.",{score:N}),...o?[s("It is output {place}.",{place:o})]:[]],fell:()=>[s("The text ended here with a final score of {score}, but was dropped for \
better ones.",{score:N})],ended:()=>[s("The text ended here but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[s(h?"It was drawn and pr\
uned: better ones filled the beams.":"It was considered and pruned."),...W],unseen:()=>[h?s("It was not drawn."):s("It was too improbable: not among the {consid\
ered} continuations that were considered.",{considered:a.length})]},P=r?[s("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];
return[...Object.hasOwn(C,e)?C[e]():[],...P].join(" ")}var Lr=t=>t.piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.text?t.beam.text:"");function Ar(t,e,n){
return t.beam.progress.map((o,r)=>{let i=e[r];return i&&Bt(i,o,t,n)?"✓":o?"◐":"·"}).join("")}function Cr(t,e){let n=(c,h,u)=>t.querySelector(".gp-picked-"+
u)||t.appendChild(d(c,h)),o=n("p","gp-whole-text","text"),r=n("dl","","facts"),i=n("p","gp-fate","fate"),a=t.classList.contains("gp-node-card");function l(c,h,u){
if(!c){t.hidden=!0;return}let g=h.at.get(c),S=be(c.before).map(C=>C.piece??"").join(""),q=a&&S.length>Ua?"…"+S.slice(-Ua):S,W=d("b","");qe(W,Lr(c)||c.beam.text),
o.replaceChildren(d("bdi","",q),W);let N=Er(c,e);c.beam.progress&&N.push([s("constraints"),Ar(c,u,e.prefix.map(C=>C.token_id)),"constraint"]),a?r.replaceChildren(
...N.flatMap(([C,P])=>[d("dt","",C),d("dd","",P)])):ee(r,N.length,uu),a||N.forEach((C,P)=>fu(r.children[P],C)),A(i,$r(c,g?g.look:c.beam.status,e,g||{})),t.hidden=
!1}return{element:t,show:l,hide:()=>{t.hidden=!0}}}function uu(){let t=d("div"),e=d("dt");return e.append(d("span")),t.append(e,d("dd")),t}function fu(t,[e,n,o,
r=()=>"",i={}]){let a=t.firstChild.firstChild;A(a,e),ne(a,o,()=>r()?he(r()):"",i),A(t.lastChild,n)}function Va(){return[...[["tip",s("goes on")],["lost","✕ "+
s("dead end")],["kept","■ "+s("ended, kept")],["fell","▤ "+s("ended, dropped")],["pruned","✕ "+s("pruned")],["unseen","… "+s("not considered")],["path",
s("best or selected text")]].map(([e,n])=>{let o=se("svg","t-tree"),r=se("g",`t-${e}`),[i,a]=[se("rect","t-box"),se("rect","t-inside")];Z(i,{x:2,y:2,width:22,height:11,
rx:3}),Z(a,{x:4.5,y:4.5,width:17,height:6,rx:2}),r.append(i,a),o.append(r);let l=d("span");return e==="unseen"?l.append(n):l.append(o,n),l}),d("span","",s("2→1:\
 beam 2 goes on as beam 1")),d("span","","★ "+s("output")),d("span","","G "+s("greedy path"))]}var mu=700,gu={candidates:2,number:"probability"},jo=class{constructor(e){this.log=e,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:e,max_new_tokens:n}=this.
log.started,o=(e.num_beams||1)*n>mu;this.choices={...gu,lost:!o,fold:o,...o?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=En(this.log.started),this.stop()}choose(e,n){this.choices[e]=n,this.byHand[e]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let e=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return e?e.last:null}get selected(){let{selected:e}=this.log;return e&&e.beam&&e.sequence===this.number?e:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:e,number:n,prompt:o,atEnd:r}=this;this.stale=!1;let i=r&&
e.returned?e.returned.map(({last:a})=>a):[];this.tree=Sa(o,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:i.filter(
a=>a&&a.sequence===n),live:!e.finished||!r,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:e}=this,{last:n,left:o}=Ro(e),r=eo([n]),i=o&&(o.node||o.token&&Vi(
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
indexOf(this.entry)+e]}};var Ja=600,wu=150,bu=130,Ya=.2,ku=.4,Fo=class{constructor(e,n){this.root=e,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new Tn(this.part("picture")),this.pan=new Bo(this.box,()=>this.schedule()),this.scale=1,this.pan.resized=()=>this.resized(),this.item=new zo(this.
part("tree-nodes"),n,this.pan),this.card=Cr(this.part("node-card"),this.log),this.picked=Cr(this.part("picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=
void 0,this.part("legend-line").append(...Va())}part(e){return this.root.querySelector(".gp-"+e)}get selected(){return this.log.selected&&this.state.tree?this.state.
tree.at.get(this.log.selected):void 0}resized(){let{state:e,pan:n,root:o}=this;if(o.hidden)return;let r=Number(getComputedStyle(o).getPropertyValue("--gp-scale"))||
1;n.zoom*=r/this.scale,e.tree&&(r!==this.scale||this.box.closest(".gp-alone"))&&this.regrow(),this.scale=r,n.settle(),e.tree&&!n.byHand&&n.reveal(this.selected||
e.newest,30)}revealSelected(){let{selected:e,pan:n}=this;e&&!n.shows(e)&&n.reveal(e,1/0)}begin(){let{state:e}=this;e.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,
byHand:!1}),this.part("candidates-shown").value=e.choices.candidates,this.part("number").value=e.choices.number,this.part("lost").checked=e.choices.lost,this.part(
"fold").checked=e.choices.fold}grow(){let{state:e,pan:n,box:o}=this;e.lay();let{width:r,height:i}=e.tree;n.byHand||(n.zoom=this.zoomFor(r,i));let a=`${Math.round(
Math.max(wu,Math.min(Ja,i*Math.min(1,n.zoom)+4)))}px`;o.style.height!==a&&(o.style.height=a),this.drawn=null,n.sized(r,i),n.byHand||n.reveal(e.newest,30),this.drawPicked(),
this.sayTime()}zoomFor(e,n){let{pan:o,scale:r}=this;if(r!==1)return r;let i=Math.min(1,Math.max(.8,(Ja-4)/n));return this.box.closest(".gp-alone")?Math.max(i,Math.
min(2,o.width/e,o.height/n)):i}schedule(){this.wanted||(this.wanted=!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){
this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:e,
picture:n}=this,{x:o,y:r,zoom:i,area:a}=e;this.drawn&&e.gesture&&Math.abs(Math.log(i/this.drawn.zoom))<ku&&i!==this.drawn.zoom?(clearTimeout(this.resting),this.
resting=setTimeout(()=>this.redraw(),bu)):(!this.isDrawn(a)||i!==this.drawn.zoom)&&this.drawAround(a,i);let{drawn:c}=this,h=[(c.area[0]-o)*i,(c.area[1]-r)*i].map(
u=>`${u.toFixed(2)}px`);n.element.style.transform=`translate(${h}) scale(${i/c.zoom})`,n.nameBandsAt(o),this.item.place(),this.part("follow").hidden=!e.byHand}isDrawn([
e,n,o,r]){if(!this.drawn)return!1;let{area:i}=this.drawn;return e>=i[0]&&n>=i[1]&&o<=i[2]&&r<=i[3]}drawAround([e,n,o,r],i){let{picture:a}=this,[l,c]=[(o-e)*Ya,(r-
n)*Ya],h=[e-l,n-c,o+l,r+c];this.drawn={zoom:i,area:h},Z(a.element,{width:(h[2]-h[0])*i,height:(h[3]-h[1])*i}),Z(a.world,{transform:`translate(${-h[0]*i} ${-h[1]*
i}) scale(${i})`}),a.draw(this.state.tree,this.look(h))}look(e){let{state:n,log:o}=this,r=n.broughtOut;return{area:e,zoom:this.pan.zoom,path:eo([r||n.best]),dim:!!r,
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
number)}};function Xa(t,e){let n=new jo(e),o=new Fo(t,n);return Na(o),r=>{t.hidden=!e.usesBeams||e.hideFrom===0,r.run&&e.started&&o.begin(),!t.hidden&&(o.part("files").querySelector(
"[data-file=html]").hidden=!e.canAsk,(r.run||r.steps||r.status)&&(n.stale=!0,o.drawPrompts()),o.drawn=null,o.draw(),r.selection&&o.revealSelected(),o.drawPicked())}}var yu={returned:"★",kept:"■",running:"●",out:"□"},[xu,Za]=[100,14],vu=16,Pr=new WeakMap,Qa=new WeakMap;function Ho(t){let e=[],n=t;for(;n&&!Pr.has(n);)
e.push(n),n=n.before;let o=n?Pr.get(n):"";for(let r of e.reverse())o+=r.piece??(r.given||!oo(r.beam)?r.chosen.text:""),Pr.set(r,o);return o}function Ko(t,e=26){
let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function Su(t,e){let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;
for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function _u(t,e,n){if(n.ends.has(t.beam.token_id))return $e("eos")[0];if(t.length>=n.maxNew)return $e("length")[0];
let o=(e.returned||[]).find(({last:r})=>r===t);return o?$e(o.stopReason)[0]:s("a stopping criterion")}function Ou({place:t,state:e,why:n}){return t!==null?e==="\
returned"?s("{place} output",{place:t+1}):String(t+1):n==="dropped"?s("dropped"):n==="too late"?s("too late"):n==="not reached"?s("not reached"):e==="running"?s(
"still running"):""}var Do=class{constructor(e,n){this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",o=>{let r=this.
rows.find(({pick:i})=>i.contains(o.target));r&&n.selectStep(n.selected===r.node?null:r.node)}),this.body.addEventListener("keydown",o=>{o.key==="Escape"&&n.selectStep(
null);let r={ArrowDown:1,ArrowUp:-1}[o.key];if(!r)return;o.preventDefault();let i=this.rows[this.rows.findIndex(({pick:a})=>a===o.target)+r];i&&!i.row.hidden&&i.
pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.from({length:9},()=>e.insertCell()),[o,r]=[d("span","gp-sign",null,{"aria-hidden":"true"}),d("span")];
n[0].append(o,r);let i=d("button","gp-pick",null,{type:"button"}),[a,l]=[d("bdi","gp-head-text"),d("bdi","gp-tail-text")];i.append(a,l),n[3].append(i);let c={row:e,
cells:n,sign:o,place:r,pick:i,head:a,tail:l,node:null};return this.rows.push(c),c}draw(e,n,o){let r={moved:n!==null,group:e.some(({node:c})=>(c.beam.group??null)!==
null),words:e.some(({node:c})=>c.beam.progress)};for(let[c,h]of Object.entries(r))X(this.table.tHead.querySelector(`.gp-${c}-column`),h);for(;this.rows.length<e.
length;)this.newRow();let i=e.map(({node:c})=>Ho(c)),a=i.map(c=>Su(c,i[0]));i.length>1&&(a[0]=Math.min(...a.slice(1)));let l=Math.max(0,e.findIndex(({node:c})=>c===
this.log.selected));this.rows.forEach((c,h)=>{X(c.row,h<e.length),!c.row.hidden&&(c.pick.tabIndex!==(h===l?0:-1)&&(c.pick.tabIndex=h===l?0:-1),this.fill(c,e[h],
i.length>1?a[h]:0,n,o,r))})}fill(e,n,o,r,i,a){let{node:l,score:c,place:h,state:u}=n,{cells:g,pick:S}=e,[q,W]=[Ho(l),this.log.selected===l];e.node=l,e.row.dataset.
state!==u&&(e.row.dataset.state=u),A(e.sign,yu[u]),A(e.place,Ou(n)),this.sayText(e,q,o,W),S.getAttribute("aria-pressed")!==String(W)&&S.setAttribute("aria-press\
ed",String(W)),X(g[1],a.moved),a.moved&&A(g[1],Tu(h,r.get(l))),X(g[2],a.group),a.group&&A(g[2],Fe(l.beam.group)),A(g[4],Number.isFinite(Le(l))?U(Le(l)):"−∞"),
A(g[5],String(l.length)),A(g[6],Number.isFinite(c)?U(c):"−∞"),X(g[7],a.words),a.words&&A(g[7],this.written(l,i)),A(g[8],u==="running"?"–":`${l.index+1}: ${_u(
l,this.log,i)}`)}sayText({pick:e,head:n,tail:o},r,i,a){let l=a||i<vu?0:i,c=`${a} ${l} ${r}`;if(Qa.get(e)===c)return;Qa.set(e,c);let h=Array.from((l?"…":"")+r.
slice(l)),u=a||h.length<=2*Za?0:Za,g=h.slice(0,h.length-u);Oe(n,(a?g:g.slice(0,xu)).join("")),Oe(o,u?h.slice(-u).join(""):"",{plain:!u}),e.setAttribute("aria-la\
bel",J(r)),l||h.length>60?xe(e,()=>s("The whole text: {text}",{text:r})):delete e.dataset.tip}written(e,{constraints:n,promptIds:o}){let r=n.filter((i,a)=>Bt(i,
e.beam.progress[a],e,o)).length;return`${r===n.length?"✓ ":""}${s("{done} of {all}",{done:r,all:n.length})}`}};function Tu(t,e){return e===void 0?t===null?"–":
"– ▲":t===null?`${e+1} ▼`:t===e?`${e+1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var Go=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,A(this.button,
s(this.isAsked?"running …":"Run greedy decoding"))}draw(e,n,o){let{log:r}=this,i=(r.searched.get(r.turn)||[]).find(({kind:l})=>l==="greedy")||null;this.button.
hidden=!!i||!r.finished||!Object.hasOwn(r.answers,"search"),this.sayButton(),this.path.hidden=!!i,this.fill(this.path,this.pathWords(Ro(e.prompts[n]),e,o.prompts[n].
kept,!!r.started.effective.do_sample));let a=Ga(r.started).map(l=>Ke(l)[0]);this.doubt.hidden=!a.length||!!i,A(this.doubt,s("This is the path of the most probab\
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
null?[]:[s("worst beam that went on {worst}, best {best}",{worst:U(l),best:U(a)})]]),S=s(h?"{where} left the path of the most probable tokens at token {place}: \
{token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return ge(S,{where:s(u?"Group A":"The search"),place:String(e+1),details:g,
token:n?ie(n.text,"gp-strong"):s("a token that was not recorded")})}drawFound(e,n,o,r){let i=e.tokens.map(([q])=>q),a=Mr(n.prompts[o],q=>i[q]),l=q=>q.reduce((W,N)=>W+
(ue(N)??-1/0),0),c=r.prompts[o].kept[0],h=c?be(c.node).filter(q=>!q.given):[],u=d("span");this.fill(u,[...ge(s("Run by the library, greedy decoding wrote {text}\
."),{text:ie(Ko(e.text,60),"gp-wrote")}),` ${this.totalWords(i.length,l(e.tokens.map(([,,q])=>q)))} `,c?`${this.bestTotalWords(h.length,l(h.map(({chosen:q})=>q.
raw_logprob)))} `:"",...this.pathWords(a,n,r.prompts[o].kept,!1)]);let g=d("details"),S=d("table");for(let[q,[,W,N]]of e.tokens.entries()){let C=S.insertRow();C.
insertCell().textContent=q+1,C.insertCell().append(ie(W)),C.insertCell().textContent=U(ue(N))}g.append(d("summary","",s("Its tokens and their log-probabilities")),
S),this.exactly.replaceChildren(u,g)}totalWords(e,n){let o={sum:U(n)};return this.log.started.processors.length?F(e,"It has {count} token with a log-probability\
 of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",o):F(e,"It has {count} token with a log-probabi\
lity of {sum}.","It has {count} tokens with a log-probability of {sum}.",o)}bestTotalWords(e,n){let o={sum:U(n)};return this.log.started.processors.length?F(e,"\
The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability of {sum} be\
fore the processors.",o):F(e,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-probability of \
{sum}.",o)}};var Pn=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,qr=t=>Cn.find(([e])=>e===t)?.[1]??String(t),zt=t=>String(Number(t.toFixed(4))),
Uo=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=Cn.map(([o,r])=>this.
newRow(o,r)),this.asked=null}newRow(e,n){let o=this.root.querySelector("tbody").insertRow(),r=d("th","",null,{scope:"row"});o.append(r);let[i,a,l]=Array.from({length:3},
()=>o.insertCell()),c=d("span"),h=d("button","gp-button gp-run-on",null,{type:"button","aria-label":s("Run the search with early_stopping {name}",{name:n})});l.
dataset.name=`${s("outputs:")} `,i.append(c," ",h);let u={row:o,head:r,words:c,button:h,because:a,outputs:l,value:e,name:n,rule:null};return h.addEventListener(
"click",()=>{this.asked=u.rule,this.log.ask({type:"search",kind:"rule",rule:u.rule}),this.sayButton(u)}),u}sayButton({button:e,rule:n}){let o=!!(this.asked&&Pn(
this.asked,n));e.disabled=o,A(e,s(o?"running …":"Run the search"))}draw(e,n,o,r,i){A(this.why,this.whyWords(e,n,o(e.own),i));for(let a of this.rows){a.rule={lengthPenalty:r.
lengthPenalty,earlyStopping:a.value};let l=Pn(a.rule,e.own);pe(a.row,l?"gp-own-rule":""),A(a.head,l?s("{name} (this run)",{name:a.name}):a.name),this.drawRule(a,
e,n,o,i)}}drawRule(e,n,o,r,i){let a=r(e.rule),{pools:l}=a.prompts[o],c=l.every(({exact:g})=>g),h=a.stop&&c?null:this.answerTo(e.rule),u=!h&&!(a.stop&&c);if(e.button.
hidden=!u||!this.log.finished||!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),h){A(e.words,s("after step {step}",{step:h.steps})),A(e.because,s("fo\
und by a run")),this.sayOutputs(e.outputs,...this.comparedIds(h));return}A(e.words,Mu(a,c,i)),A(e.because,this.reasons(l,n,e.rule)),!c||!a.stop?A(e.outputs,"–"):
this.sayOutputs(e.outputs,...this.comparedNodes(a,r(n.own),o,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(o=>o.kind==="rule"&&Pn(o.rule,
e))||null}comparedNodes(e,n,o,{wanted:r}){let[i,a]=[e,n].map(({prompts:c})=>c[o].kept.slice(0,r));return[i.filter(({node:c},h)=>!a[h]||a[h].node!==c).length,i.length,
i[0]?{text:Ho(i[0].node),score:i[0].score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:o})=>o.join(" "));return[e.filter(({
token_ids:o},r)=>o.join(" ")!==n[r]).length,e.length,e[0]]}sayOutputs(e,n,o,r){let i=r&&{differ:n,all:o,score:U(r.score,4)},a=n?o>1?s("{differ} of {all} differ;\
 the best, with score {score}:",i):s("another text, with score {score}:",i):s("the same"),l=a+(n?r.text:"");e.dataset.said!==l&&(e.dataset.said=l,e.replaceChildren(
a,...n?[" ",ie(Ko(r.text,40),"gp-wrote")]:[]))}whyWords(e,n,o,r){let{pools:i}=o.prompts[n],a=qr(e.own.earlyStopping);return(o.stop?s("This search stopped after \
step {step} by the rule of early_stopping {name}.",{step:o.stop.step,name:a}):r?s("The search was cut off. By the rule of early_stopping {name} it would have go\
ne on.",{name:a}):s("The search goes on by the rule of early_stopping {name}.",{name:a}))+(i.length>1?`
`:" ")+this.reasons(i,e,e.own)}reasons(e,n,o){return e.map(r=>[...Eu(r,e.length>1),this.reason(r,n,o)].join(" ")).join(`
`)}reason({stop:e,weighed:n},o,r){if(!n)return s("No step has been taken.");let{best:i,length:a,bound:l,worst:c}=n;if(e&&e.why==="criteria")return this.cutOffWords(
o,e);if(c===null)return F(o.size,"No text has ended.","Fewer than {count} texts have ended.");let h=r.earlyStopping==="never"&&r.lengthPenalty>0,u=`${U(i)} / ${a}\
 ^ ${zt(r.lengthPenalty)} = ${U(l,4)}`,g={numbers:h?s("{formula} (at the longest possible length)",{formula:u}):u,worst:U(c,4)},{together:S}=o;if(!e)return S?s(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",g):s("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",g);if(e.why==="settled")return S?s("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",g):
s("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",g);let q=F(o.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(l>c))return q;let W=S?s("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",g):s("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",g);return`${q} ${W}`}cutOffWords({start:e,maxNew:n},{
step:o}){if(o-e>=n)return F(e+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let r=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:i})=>!["eos","length","unfinished"].includes(i));return r?s("Every continuation met a stopping criterion ({reason}\
).",{reason:$e(r.stop_reason)[0]}):s("Every continuation met a stopping criterion.")}};function Mu({stop:t,prompts:e},n,o){return n?t?s("after step {step}",{step:t.
step}):o?s("goes on past step {step}",{step:Io({prompts:e})}):s("not yet"):t?s("not exact: about step {step}",{step:t.step}):s("not exact")}function Eu({group:t,
stop:e},n){if(t===null)return[];let o={group:Fe(t),step:e&&e.step};return[n&&e?s("Group {group}, after step {step}:",o):s("Group {group}:",o)]}function el(t,e){let o=v=>t.querySelector(".gp-"+v),[r,i,a,l,c]=["slide","power","rule","own-again","of-prompt"].map(o),[h,u,g]=["formula","honest","rest"].map(
o),S=new Do(o("hypothesis-table"),e),q=new Uo(t,e),W=new Go(t,e),N={},C=null,P=new Map;for(let[v,M]of Cn)a.append(d("option","",M,{value:JSON.stringify(v)}));r.
addEventListener("input",()=>T({lengthPenalty:Number(r.value)})),i.addEventListener("input",()=>{Number.isFinite(i.valueAsNumber)&&T({lengthPenalty:i.valueAsNumber})}),
i.addEventListener("change",()=>e.usesBeams&&O(L(Or(e)),!0)),a.addEventListener("change",()=>T({earlyStopping:JSON.parse(a.value)})),l.addEventListener("click",
()=>{N={},p(),r.focus()}),c.addEventListener("change",()=>p());function T(v){N={...N,...v},p()}let L=v=>({...v.own,...N});function O(v,M=!1){Number(r.value)!==v.
lengthPenalty&&(r.value=v.lengthPenalty),(M||document.activeElement!==i)&&(i.value=zt(v.lengthPenalty)),a.value=JSON.stringify(v.earlyStopping)}function k(v){return M=>{
let R=JSON.stringify(M),j=P.get(R);if(j)return j;let b=Fa(v,M);return b.stop&&P.set(R,b),b}}function y(v){return{stop:e.finished?{step:0,why:""}:null,prompts:v.
prompts.map(({finished:M})=>({kept:M.map(R=>({node:R,score:R.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}function p({onlySelection:v=!1,
anew:M=!1}={}){let R=Or(e),j=!!(e.finished||e.failed),b=f(R.prompts.length),I=k(R),z=R.together!==null&&Da(R,I(R.own),!!e.finished),D=z?L(R):R.own,K=z?I(D):y(R),
G=z?I(R.own):K,Y=z&&!Pn(D,R.own),te=Ka(R,b,K,D,j),oe=Y?new Map(G.prompts[b].kept.map(({node:ke},je)=>[ke,je])):null;if(S.draw(te.slice(0,40),oe,R),g.hidden=te.length<=
40,A(g,F(te.length-40,"and {count} more, with a lower score","and {count} more, with lower scores")),v)return;for(let ke of["what-if","stopping"])o(ke).hidden=!z;
o("greedily").hidden=!1,O(D,M),l.hidden=!Y,A(l,s("Back to the run’s own: {power}, {early}",{power:zt(R.own.lengthPenalty),early:qr(R.own.earlyStopping)}));let le=te.
filter(({place:ke})=>ke!==null);C={best:le[0]||null,rule:D,tally:w(te,le)},A(o("counts"),C.tally),A(o("scored"),s("sum / length ^ {power}",{power:zt(D.lengthPenalty)})),
h.setAttribute("aria-live",Y?"polite":"off"),A(h,_(le[0],D)),E(z?m(K,G,b,R,D,j):$(R)),z&&q.draw(R,b,I,D,j),W.draw(R,b,G)}function f(v){return o("of-prompts").hidden=
v<2,c.options.length!==v&&c.replaceChildren(...Array.from({length:v},(M,R)=>d("option","",s("prompt {number}",{number:R+1}),{value:R}))),Math.max(0,c.selectedIndex)}
function w(v,M){let R=v.filter(({state:b})=>b==="running").length,j=v.filter(({state:b})=>b==="returned").length;return[s("{count} ended",{count:B(v.length-R)}),
s("{count} kept",{count:B(M.length)}),...R?[s("{count} running",{count:B(R)})]:[],...j?[F(j,"{count} output","{count} outputs")]:[]].join(", ")}function _(v,{lengthPenalty:M}){
if(!v)return s("No text is kept yet.");let{node:R,score:j}=v,b={sum:U(Le(R)),length:R.length,power:zt(M),score:U(j,4)};return s("The best: score = sum / length \
^ length_penalty = {sum} / {length} ^ {power} = {score}",b)}function E(v){u.hidden=!v,A(u,v)}function $(v){return v.prompts.every(({steps:M,given:R})=>M.length===
R)?s("The search has not begun: all tokens so far were given."):v.together===null?s("This decoding loop has its own rules: the texts are shown as they were reco\
rded."):s("The recording does not follow the rules of this search, so it does not tell what other settings would give.")}function m(v,M,R,j,b,I){let z=Math.max(
1,...j.prompts.map(({steps:Y})=>Y.length-j.start)),D=z**b.lengthPenalty;if(!Number.isFinite(D)||D===0)return s("{length} ^ {power} is too large or too small for\
 a floating-point number: the search itself would fail.",{length:z,power:zt(b.lengthPenalty)});let K=v.prompts[R].pools.filter(({exact:Y})=>!Y);if(K.length){let Y=K.
map(({group:te})=>Fe(te)).join(", ");return F(K.length,"Not exact: an earlier group would have stopped at another step, and the padding that a stopped group wri\
tes changes the diversity penalty of group {groups}.","Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writ\
es changes the diversity penalty of groups {groups}.",{groups:Y})}if(Pn(b,j.own))return"";if(!v.stop){if(!I)return"";let Y=Io(v);return j.together?s("With these\
 settings the search would have gone on past step {step}, where the recording ends: this ranks what is known so far.",{step:Y}):s("With these settings the searc\
h would have gone on past step {step}, where the recording of a group ends: this ranks what is known so far.",{step:Y})}let{step:G}=v.stop;return M.stop?G<M.stop.
step?s("With these settings the search would have stopped after step {step}, not {own}: what ended later does not count.",{step:G,own:M.stop.step}):"":s("With t\
hese settings the search would have stopped after step {step}: what ended later does not count.",{step:G})}let x=v=>()=>C&&C.best?s("the best: {words}.",{words:v(
C.best)}):"";return de(t,{rank:()=>C?he(C.tally):"",sum:x(({node:v})=>F(v.length,"the log-probability of {count} token is {sum}","the log-probabilities of {coun\
t} tokens sum to {sum}",{sum:U(Le(v))})),length:x(({node:v})=>F(v.length,"{count} token","{count} tokens")),score:x(({node:v,score:M})=>`${U(Le(v))} / ${v.length}\
^${zt(C.rule.lengthPenalty)} = ${U(M)}`),ended:x(({node:v})=>s("at step {step}",{step:v.index+1}))}),v=>{if(v.run&&(N={},P=new Map,c.replaceChildren()),(v.run||
v.searched)&&(q.asked=W.isAsked=null),t.hidden=!e.usesBeams,t.hidden)return;let M=e.hideFrom!==null;if(o("untold").hidden=!M,o("found").hidden=M,o("counts").hidden=
M,M)return;let{run:R,steps:j,status:b,selection:I,searched:z}=v;R||j||b||z?p({anew:R}):I&&p({onlySelection:!0})}}function tl(t){let e=d("button","gp-alone-button",null,{type:"button"});e.append(Lu()),t.append(e);let n=null;async function o(){let l=$u(t);t.classList.add("gp\
-alone");let c=new MutationObserver(()=>t.hidden&&r());if(c.observe(t,{attributeFilter:["hidden"]}),document.addEventListener("keydown",i,!0),n=()=>{n=null,c.disconnect(),
document.removeEventListener("keydown",i,!0),t.classList.remove("gp-alone"),t.popover&&t.removeAttribute("popover"),l.restore(),a()},a(),document.fullscreenEnabled)
try{await t.requestFullscreen();return}catch{}n&&(t.popover="manual",t.showPopover(),l.silence(),e.focus({preventScroll:!0}))}function r(){document.fullscreenElement===
t?document.exitFullscreen():n&&n(),e.focus({preventScroll:!0})}function i(l){l.key==="Escape"&&(l.preventDefault(),l.stopPropagation(),r())}function a(){let l=n?
s("Leave full screen"):s("Full screen");e.title=l,e.ariaLabel=t.ariaLabel?`${l}: ${t.ariaLabel}`:l,t.dispatchEvent(new Event("gp-alone"))}e.addEventListener("cl\
ick",()=>n?r():o()),t.addEventListener("fullscreenchange",({target:l})=>{l===t&&document.fullscreenElement!==t&&n&&n()}),a()}function $u(t){let e=[],n=[],o=[];for(let a=t.
parentElement;a;a=a.parentElement)o.push(a),(a.scrollTop||a.scrollLeft)&&e.push([a,a.scrollLeft,a.scrollTop]);let r=t.parentElement;r.style.minHeight=`${r.offsetHeight}\
px`;function i(){for(let[a,l,c]of e)a.scrollTo({left:l,top:c,behavior:"instant"})}return{silence(){for(let a of o)for(let l of a.children)l.contains(t)||l.inert||
(l.inert=!0,n.push(l))},restore(){for(let a of n)a.inert=!1;r.style.minHeight="",i(),window.addEventListener("resize",i,{once:!0}),setTimeout(()=>window.removeEventListener(
"resize",i),1e3)}}}function Lu(){let t=se("svg"),e=se("path");return t.setAttribute("viewBox","0 0 16 16"),t.setAttribute("aria-hidden","true"),e.setAttribute("\
d","M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"),t.append(e),t}var Au=["token_id","text","piece","logprob","raw_logprob","entropy"],Wr=class extends en{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},Vo=class extends wn{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.charts={},this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,o)=>({...n,number:o,entries:[],
shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:o},r)=>{let i=e.kind==="lanes"?Object.assign(new Wr(this,
r),{unit:this.unit}):null,a={number:r,group:n,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(a),a});for(let n of this.kinds)this.
changed(n)}get running(){return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}read(e){let n=Object.hasOwn(nl,
e.type)&&nl[e.type];if(!n)throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){
this.changes.entries=this.fresh,this.fresh=new Set,super.flush()}subscribe(e,n){super.subscribe(e,o=>n({entries:new Set(this.entries.keys()),...o}))}setPair(e,n){
this.pair=[e,n],this.changed("pair")}shownOf(e){let{entries:n,shown:o}=this.groups[e];return n[o]}showEntry(e,n){this.groups[e].shown=n,this.changed("pair")}setLanes(e){
this.lanes=e,this.changed("lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let o of["steps","status","measured","found"])this.changed(o)}answered(e){
return!!this.found&&this.found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(n=>this.showMeasured(
n));for(let{log:n}of this.entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.metrics:[];this.metrics=
e.map(n=>n.unit==="nats"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){let n=(r,i)=>this.inNats.
has(r)&&Number.isFinite(i)?Se(i,this.unit):i,o=(r,i)=>Object.fromEntries(Object.entries(r).map(([a,l])=>[a,i(a,l)]));e.values=o(e.told.values,n),e.each=o(e.told.
each,(r,i)=>i.map(a=>n(r,a)))}},nl={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n||null,t.entries[e].
begun=!0,t.entryChanged(e,"status")},Tokens(t,{entry:e,tokens:n}){for(let o of n)t.entries[e].tokens.push(Object.fromEntries(Au.map((r,i)=>[r,o[i]])));t.entryChanged(
e,"steps")},Ended(t,{entry:e,text:n,stop_reason:o,failed:r}){t.entries[e].ended={text:n,stop_reason:o,failed:r},t.entryChanged(e,"status")},Measured(t,{group:e,
values:n,each:o}){t.groups[e].told={values:n,each:o||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e,charts:n}){t.found=e,t.charts=n||{},
t.changed("found")},Served(t,{way:e,steps:n,tokens:o,settings:r,requests:i,...a}){e===0&&r&&(t.found={...a,requests:i,tokens:[],ways:[]}),r&&(t.found.ways[e]={settings:r,
steps:[]}),t.found.ways[e].steps.push(...n),t.found.tokens.push(...o||[]),t.changed("found")},Done(t,{stopped:e,overtaken:n}){t.done={stopped:e,...n&&{overtaken:n}},
t.changed("status")}};var Cu=/(“[^”]*”|„[^“]*“|«[^»]*»)/,Pu="(?:s|es|e|n|en|x)?",qu=new Set(["token","step","prompt","draft","kept","ending","time","length","speed","b\
its","sample","memory","context","queue","decode","starved"]),Jo=null;function Wu(){if(Jo)return Jo;let t=new Map;for(let n of Vn){if(qu.has(n))continue;let[o]=mn(
n).name.split(" (");t.has(o.toLowerCase())||t.set(o.toLowerCase(),n)}let e=[...t.keys()].sort((n,o)=>o.length-n.length).map(n=>n.replace(/[.*+?^${}()|[\]\\]/g,"\
\\$&"));return Jo={pattern:new RegExp(`(?<![\\p{L}\\p{N}_-])(${e.join("|")})${Pu}(?![\\p{L}\\p{N}_-])`,"giu"),ids:t},Jo}function so(t,e=new Set){let{pattern:n,ids:o}=Wu();
return t.split(Cu).flatMap((r,i)=>{if(i%2)return[r];let a=[],l=0;for(let c of r.matchAll(n)){let h=o.get(c[1].toLowerCase());e.has(h)||(e.add(h),a.push(r.slice(
l,c.index),d("a","gp-term-link",c[0],{href:Mo(h)})),l=c.index+c[0].length)}return[...a,r.slice(l)]})}function ol(t){for(let e of t.querySelectorAll("p.gp-note")){
let[n]=e.childNodes;e.childNodes.length===1&&n.nodeType===Node.TEXT_NODE&&n.nodeValue.trim()&&e.replaceChildren(...so(n.nodeValue))}}var rl={},il={},Yo=new Map,Xo=new Map,Nr="bits";function Ir(t){return Yo.has(t)||Yo.set(t,Object.assign(new en,{unit:Nr})),Yo.get(t)}function Rr(t){return Xo.has(
t)||Xo.set(t,Object.assign(new Vo(t),{unit:Nr})),Xo.get(t)}function jr(t){Nr=t;for(let e of[...Yo.values(),...Xo.values()])e.setUnit(t)}function Nu(t,e,{log:n="\
main"}={}){al(rl[t],t,e,Ir(n),"run")}function Iu(t,e,{group:n}){al(il[t],t,e,Rr(n),ju.has(t)?"text":Bu.has(t)?"model":"runs")}function al(t,e,n,o,r){let i=n.querySelector(
".gp-pane");if(!i||!t){console.error(`Generation Playground: there is no pane “${e}” here.`);return}Mi(i),ol(i),Di(i,r),ll.push(n),Ru.has(e)||tl(i);let a=t(
i,o);o.subscribe(i,zu.has(e)?Hu(i,o,a,e):a),cl()}var ll=[],sl=null;function cl(){let t=Qs();if(t===sl)return;let e=ll.find(o=>o.getClientRects().length&&o.isConnected);
if(t!==null&&!e||(sl=t,t===null))return;let n=e.querySelector(":scope > .gp-glossary-place");n||(n=d("div","gp-pane gp-glossary-place"),n.addEventListener("clic\
k",o=>Eo(o,n)),e.append(n)),Ct(n,t)}var Ru=new Set(["numbers","check","token","progress","arrival"]),ju=new Set(["detection","mistakes","attack","strengths"]),Bu=new Set(
["shelf","estimate","opened"]),zu=new Set(["tokens","token","candidates","processors","curve","in_words","logit_lens","check","quiz"]),Fu=new Set(["processors",
"logit_lens","check","quiz"]);function Hu(t,e,n,o){let r=Object.fromEntries(e.kinds.map(a=>[a,!0])),i=!1;return a=>{if(e.denoises||e.isFromElsewhere&&Fu.has(o)){
i=t.hidden=!0;return}i&&(t.hidden=!1),n(i?r:a),i=!1}}function Du(t,e,n){Ir(t).feedRun(e||"",n)}function Ku(t,e,n){Rr(t).feedRun(e||"",n)}function dl(t,e){rl=t,il=
e;let n={mount:Nu,feed:Du,chooseUnit:jr,log:Ir,RunLog:en,mountGroup:Iu,feedGroup:Ku,group:Rr};window.GenerationPlayground=n;let o=window.GenerationPlaygroundQueue||
[],r=i=>{try{i(n)}catch(a){console.error("Generation Playground:",a)}};window.GenerationPlaygroundQueue={push:r},o.forEach(r),window.addEventListener("hashchang\
e",cl)}function hl(t,e,{stepUnder:n,hover:o,leave:r}){t.addEventListener("pointermove",i=>{let a=n(i);a&&(i.buttons===1?e.selectStep(a):o(a))}),t.addEventListener("poi\
nterleave",r),t.addEventListener("click",i=>{let a=n(i);a&&e.selectStep(a)}),Br(t,e)}function Br(t,e){t.addEventListener("keydown",n=>{let o={ArrowRight:1,ArrowUp:1,
ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};n.key==="Escape"&&e.selectStep(null),n.key in o&&(n.preventDefault(),e.walk(o[n.key]))})}function Zo(t,e,n,o,r=0){
e&&(t.setAttribute("aria-valuenow",String(e.isPrompt?e.index-r:e.index+1)),t.setAttribute("aria-valuemin",String(1-r)),t.setAttribute("aria-valuemax",String(n))),
t.setAttribute("aria-valuetext",o)}var Gu=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),pl=t=>Gu.format(t),ul={information:{unit:!0,write:pl,look:{rangemode:"to\
zero"}},sum:{unit:!0,write:pl,look:{}},share:{title:()=>s("probability"),write:H,look:{rangemode:"tozero",tickformat:".0%"}},count:{title:()=>s("tokens kept"),write:B,
look:{type:"log",dtick:1}},rank:{title:()=>s("rank"),write:B,look:{type:"log",dtick:1,autorange:"reversed"}}},zr=[["kept","solid"],["chosen","dash"],["accepted",
"dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3px,2px,3px"],["focus","2px,7px"]].map(([t,e])=>({role:t,dash:e})),Uu=()=>({
information:{name:s("surprisal and entropy"),axis:"information",about:s("Surprisal tells how unexpected each token was; entropy how uncertain the next token was\
, for the model (before) and for the draw (after)."),series:[{name:s("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:s("How unexpected the chose\
n token was: minus the logarithm of its probability after the processors; before them where a text was only read."),value:t=>Me(t).surprisal},{name:s("entropy b\
efore"),term:"entropy",role:"entropy-before",dash:"dot",tip:s("How uncertain the model was, before any processor: the surprisal that it expected."),value:t=>t.distribution.
entropy_before},{name:s("entropy after"),term:"entropy",role:"entropy-after",dash:"dash",tip:s("How uncertain the draw was, after the processors."),value:t=>t.isPrompt?
null:t.distribution.entropy_after}]},kept:{name:s("candidates kept"),axis:"count",about:s("How many tokens of the vocabulary could still be chosen after the pro\
cessors. Each line of the grid is ten times the one below."),series:[{name:s("candidates kept"),term:"kept",role:"entropy-after",dash:"solid",tip:s("The number \
of tokens with a probability above 0 after the processors."),value:t=>t.isPrompt?null:Math.max(1,rt(t))}]},cumulative:{name:s("cumulative log-probability"),axis:"\
sum",about:s("The logarithm of the probability of the whole text up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[
{name:s("after the processors"),term:"cumulative-logprob",role:"surprisal",dash:"solid",sum:!0,tip:s("Added up after the processors: from the probabilities that\
 the tokens were drawn with."),value:t=>t.isPrompt?null:t.chosen.logprob??t.chosen.raw_logprob},{name:s("before them"),term:"cumulative-logprob",role:"entropy-b\
efore",dash:"dot",sum:!0,tip:s("Added up before the processors: from the probabilities that the model gave."),value:t=>t.chosen.raw_logprob}]},before:{name:s("l\
ooked up: probability before"),axis:"share",about:s("How probable the model found each looked-up token at each place, before the processors."),of:t=>Q(t.raw_logprob)},
after:{name:s("looked up: probability after"),axis:"share",about:s("How probable each looked-up token was in the draw at each place, after the processors: 0% wh\
ere they removed it."),of:t=>Q(t.logprob)},rank:{name:s("looked up: rank"),axis:"rank",about:s("The rank of each looked-up token among all tokens before the pro\
cessors: 1, the likeliest, is at the top."),of:t=>t.raw_rank||null}}),Vu=()=>({information:{name:s("surprisal"),axis:"information",about:s("How unexpected each \
token was, from the log-probabilities that the server told."),series:[{name:s("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:s("How unexpected \
the chosen token was: minus the logarithm of its probability."),value:t=>Me(t).surprisal}]},cumulative:{name:s("cumulative log-probability"),axis:"sum",about:s(
"The logarithm of the probability of the whole text up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:s("as\
 told"),term:"cumulative-logprob",role:"surprisal",dash:"solid",sum:!0,tip:s("Added up from the log-probabilities that the server told."),value:t=>t.chosen.raw_logprob}]}}),
Fr=(t=!1)=>t?Vu():Uu();var Ye=(t,e={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:t,standoff:8,font:{size:13}},
...e}),Ft=(t,e,n,o,r={})=>({data:e,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:t,...r}});var Ju={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},fl=t=>Ju[t]??t.replaceAll("px","").replaceAll(","," ");function ml({series:t,of:e},n){
return t||[...n].slice(-zr.length).map(([o,r],i)=>({...zr[i],name:r,term:"probability",tip:s("The looked-up token {token}, id {id}.",{token:J(r),id:o}),value:a=>{
let l=(a.watched||[]).find(({token_id:c})=>c===o);return l?e(l):null}}))}function gl({curve:t,series:e,steps:n,prompt:o,current:r,unit:i,factor:a}){let l=ul[t.axis],
c=o.length,h=P=>P.index+1-(P.isPrompt?c+1:0),u=l.unit?a:1,g=(P,T,L)=>({type:"scatter",mode:T.length>400?"lines":"lines+markers",name:P.name,connectgaps:!1,hoverinfo:"\
text",x:T.map(h),...Yu(P,T,u,l,i),line:{color:`var(--gp-${P.role})`,width:2,dash:P.dash},marker:{color:`var(--gp-${P.role})`,size:4},opacity:L?.75:1}),S=e.flatMap(
P=>[...c?[g(P,o,!0)]:[],g(P,n,!1)]),q=Math.max(10,n.length),W=Ye(s("token"),{range:[c?.5-c:.5,q+.5],showgrid:!1}),N=Ye(l.unit?i:l.title(),l.look),C={label:s("{c\
urve} along the text",{curve:t.name}),layout:{height:260,hovermode:"x",margin:{l:52,r:12,t:12,b:40},shapes:Xu(c,r&&h(r))}};return Ft(C.label,S,W,N,C.layout)}function Yu(t,e,n,o,r){
let i=0,a=e.map(c=>{let h=ue(t.value(c));return t.sum?(i=i===null||h===null?null:i+h,i===null?null:i*n):h===null?null:h*n}),l=a.map((c,h)=>c===null?"":s("{token\
} {series}: {value}",{token:J(e[h].chosen.text),series:t.name,value:`${o.write(c)}${o.unit?` ${r}`:""}`}));return{y:a,text:l}}function Xu(t,e){let n={type:"line",
yref:"paper",y0:0,y1:1},o={type:"rect",xref:"x",x0:.5-t,x1:.5,yref:"paper",y0:0,y1:1,fillcolor:"var(--gp-raised)",line:{width:0},layer:"below"};return[...t?[o,{
...n,x0:.5,x1:.5,line:{color:"var(--gp-muted)",width:1,dash:"dot"}}]:[],...e===null?[]:[{...n,x0:e,x1:e,line:{color:"var(--gp-chosen)",width:1.5}}]]}var Zu=150;function wl(t,e){let n=$=>t.querySelector(".gp-"+$),[o,r,i,a,l]=["curve-chart","reading","unit","view","keys"].map(n),c=Fr(),h=new Map,u=0,g=-1/0,S=!1,
q=()=>c[a.value],W=()=>ml(q(),h);function N(){let $=e.current();return $?kt([],e.lastOf($)).added:[]}function C(){let $=Object.keys(c).filter(x=>c[x].series||h.
size);if($.length===a.options.length&&[...a.options].every(({text:x},v)=>x===c[$[v]].name))return;let m=$.includes(a.value)?a.value:$[0];a.replaceChildren(...$.
map(x=>d("option","",c[x].name,{value:x}))),a.value=m}function P($){for(let m of $)for(let{token_id:x,text:v}of m.watched||[])h.set(x,v)}function T(){let $=[q().
about,e.promptSteps.length?s("The prompt comes before the text, on a shaded background."):""].filter(Boolean).join(" ");A(n("about"),$);let m=W(),x=JSON.stringify(
m.map(({name:v,tip:M})=>[v,M]));l.dataset.key!==x&&(l.dataset.key=x,l.replaceChildren(...m.map(L)))}function L({name:$,term:m,role:x,dash:v,tip:M}){let R=d("spa\
n");ne(R,m,()=>e.current()?he(k(e.current())):"",{meaning:M});let j=se("svg",""),b=se("line","");for(let[I,z]of Object.entries({width:26,height:8,"aria-hidden":"\
true"}))j.setAttribute(I,String(z));for(let[I,z]of Object.entries({x1:0,y1:4,x2:26,y2:4,stroke:`var(--gp-${x})`,"stroke-dasharray":fl(v)}))b.setAttribute(I,String(
z));return j.append(b),R.append(j,q().of?ie($):$),R}function O(){let $=e.current(),m=$?k($):s("The curve grows with the text.");A(r,m),Zo(r,$,N().length,$?m:s("\
no token yet"),e.promptSteps.length)}function k($){let m={number:$.index+1,token:J($.chosen.text),facts:y($)};return $.isPrompt?s("Prompt token {number}, {token\
}: {facts}",m):s("Token {number}, {token}: {facts}",m)}function y($){if(q().of)return f($)||s("no token was looked up here");if(a.value==="kept")return $.isPrompt?
s("no processor takes part"):s("{kept} of {count} tokens kept",{kept:B(rt($)),count:B($.distribution.vocab)});if(a.value==="cumulative")return p($);let{surprisal:m,
entropyBefore:x,entropyAfter:v}=Me($);if(e.isFromElsewhere)return s("surprisal {surprisal}",{surprisal:re(ue(m),e.unit)});let[M,R,j]=[m,x,v].map(b=>re(ue(b),e.unit));
return $.isPrompt?s("surprisal {surprisal}; entropy {entropy}",{surprisal:M,entropy:R}):s("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:M,
before:R,after:j})}function p($){let m=$.isPrompt?e.promptSteps:N(),x=m.slice(0,m.indexOf($)+1),v=W().filter(M=>M.value($)!==null).map(M=>{let R=x.map(b=>ue(M.value(
b)));return`${R.includes(null)?s("minus infinity"):re(R.reduce((b,I)=>b+I,0),e.unit)} ${M.name}`});return s("log-probability so far {sums}",{sums:v.join(", ")})}
function f($){return me(($.watched||[]).map(m=>{let x={token:J(m.text),before:H(Q(m.raw_logprob)),after:H(Q(m.logprob)),rank:B(m.raw_rank||0)};return m.logprob===
null?m.raw_rank?s("{token} {before} before (rank {rank}), removed after",x):s("{token} {before} before, removed after",x):m.raw_rank?s("{token} {before} before \
(rank {rank}), {after} after",x):s("{token} {before} before, {after} after",x)}))}function w(){u=0,g=performance.now(),o.removeAttribute("aria-busy");let $=N(),
m=$.length||e.promptSteps.length?gl({curve:q(),series:W(),steps:$,prompt:e.promptSteps,current:e.current(),unit:e.unit,factor:Se(1,e.unit)}):void 0;fe(o,m,({x})=>{
let v=x-1+(x<1?e.promptSteps.length:0),M=x<1?e.promptSteps[v]:N()[v];M&&e.selectStep(M)})}function _(){u||!S||(o.setAttribute("aria-busy","true"),u=window.setTimeout(
w,Math.max(0,g+Zu-performance.now())))}new IntersectionObserver(([{isIntersecting:$}])=>{S||!$||(S=!0,_())}).observe(t),Br(r,e),i.addEventListener("change",()=>jr(
i.value)),a.addEventListener("change",E);function E(){T(),O(),_()}return $=>{$.unit&&(i.value=e.unit),$.run&&(h=new Map,c=Fr(e.isFromElsewhere)),P(N()),C(),E()}}var kl={probability:{term:"probability",scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:()=>s("How likely the token was, after the processors.")},
raw:{term:"probability",scale:"prob",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>s("How likely the model found the token, before the processors.")},
told:{term:"probability",scale:"prob",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>s("How likely the token was, as the server told it.")},rank:{term:"\
rank",scale:"heat",level:t=>Hr[yl(t)][1],meaning:()=>s("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{term:"\
surprisal",scale:"heat",level:t=>t.surprisal/Math.LN2,bits:[0,10],words:()=>[s("expected"),s("surprising")],meaning:()=>s("How unexpected the token was: minus t\
he logarithm of its probability.")},uncertainty:{term:"entropy",scale:"heat",level:t=>t.entropyBefore/Math.LN2*1.25,bits:[0,8],words:bl,meaning:()=>s("How uncer\
tain the model was before this token: the entropy of its distribution, before the processors.")},kl:{term:"kl",scale:"heat",level:t=>t.kl/Math.LN2,bits:[0,10],meaning:()=>s(
"How far two distributions lie apart: the Kullback-Leibler divergence.")},entropy:{term:"entropy",scale:"heat",level:t=>t.entropyAfter/Math.LN2*1.25,bits:[0,8],
words:bl,meaning:()=>s("How open the choice was: the entropy after the processors.")}};function bl(){return[s("certain"),s("uncertain")]}var Hr=[[1,0],[10,3],[100,
6],[1e3,8],[1/0,10]],yl=({rank:t})=>Hr.findIndex(([e])=>(t??1/0)<=e);function Dr(t,e){let{scale:n,level:o}=kl[t];return`--gp-${n}-${Math.round(Math.max(0,Math.min(
10,o(e)||0)))}`}function Ht(t,e,n){t.style.backgroundColor=`var(${Dr(e,n)})`,e==="rank"?t.dataset.rank=String(yl(n)):delete t.dataset.rank}function ht(t,e,n){let{
term:o,scale:r,ends:i,bits:a,words:l=()=>[],meaning:c}=kl[e];if(ne(t,o,()=>"",{meaning:c()}),t.replaceChildren(),e==="rank"){Hr.forEach(([N,C],P)=>{let T=d("spa\
n","gp-chip",N===1/0?s("beyond"):s("top {rank}",{rank:N}),{"data-rank":P});T.style.backgroundColor=`var(--gp-${r}-${C})`,t.append(T)});return}let[h,u]=i||a.map(
N=>`${n==="bits"?N:(N*Math.LN2).toFixed(1)} ${n}`),[g,S]=l(),q=(N,C)=>C?`${C}, ${N}`:N,W=d("span","gp-ramp",null,{"aria-hidden":"true"});for(let N=0;N<=10;N++){
let C=d("i");C.style.backgroundColor=`var(--gp-${r}-${N})`,W.append(C)}t.append(d("span","",q(h,g)),W,d("span","",q(a?u.replace(" ","+ "):u,S)))}var Kr=3,Qu={sum:"logprob",token:"per_token",byte:"per_byte"},Qo=(t,e)=>t[Qu[e]]??-1/0,qn=({answers:t},e)=>t.map((n,o)=>o).sort((n,o)=>Qo(t[o],e)-Qo(t[n],e)),pt=(t,e=3)=>V(
t)?U(t,e):"−∞";function Gr(t){let{answers:e}=t;if(e.length<2)return"";let n=["sum","token","byte"].map(l=>qn(t,l)),[o,r,i]=n.map(([l])=>J(e[l].text.trim()));
return o!==r||o!==i?s("Which of these answers is the likeliest depends on the ranking: {sum} by sum, {token} per token, {byte} per byte.",{sum:o,token:r,byte:i}):
n.every(l=>l.join()===n[0].join())?s("The likeliest of these answers is {answer}; the ranking is the same by sum, per token and per byte.",{answer:o}):s("The li\
keliest of these answers is {answer}, by sum, per token and per byte; the order of the others changes.",{answer:o})}function vl({answers:t,total:e}){if(!V(e))return"";
let n=H(e);return F(t.length,"This answer has {share} of the probability.","Together these {count} answers have {share} of the probability; each share is of tha\
t part alone.",{share:n})}function Sl({answers:t,overlaps:e,kind:n,unread:o},r,i){let a=[],l=(u,g="warning")=>a.push({kind:g,words:u});if(r&&!t.length&&l(s("Non\
e of the answers was read.")),!t.length)return a;n==="chat"&&l(s("Each answer begins the assistant’s turn."),"info"),n==="source"&&l(s("Each answer begins the\
 target."),"info");let c=new Set;for(let[u,g]of e)c.has(g)||(c.add(g),l(s("{long} begins with the tokens of {short}: whoever writes the one has written the othe\
r, so it adds nothing to the total, and these shares overlap.",{long:J(t[g].text.trim()),short:J(t[u].text.trim())})));let h=t.filter(({join:u})=>u&&!u.same);for(let{
text:u,join:g}of h.slice(0,Kr))l(ef(u,g));h.length>Kr&&l(F(h.length-Kr,"So is {count} other answer.","So are {count} other answers.")),r&&n!=="source"&&t.some(({
join:u})=>!u)&&l(s("How prompt and answer are split as one text is not known here."),"info");for(let u of r?o:[])l(tf(u,i(u)));return a}var xl=t=>t.map(J).join(
" ");function ef(t,{whole:e,read:n}){return s("{answer} is split in an unusual way: the model read {read}, but written as one text with the prompt it is {whole}\
. Check the space between them.",{answer:J(t.trim()),read:xl(n),whole:xl(e)})}function tf({text:t,failed:e},n){let o=s("{answer} is missing: it was not read, an\
d the shares are among the others.",{answer:J(t.trim())});return e&&!n?`${o} ${s(e.message)} ${s(e.fix)}`:o}function _l({token_id:t,text:e,logprob:n,rank:o,after:r,
removed_by:i},a){let l=[s("{token}, id {id}: log-probability {value}, probability {share}",{token:J(e),id:t,value:pt(n),share:H(Q(n))})];return o&&l.push(s("ran\
k {rank}",{rank:B(o)})),a&&l.push(nf(r,i)),`${l.join(", ")}.`}function nf(t,e){return V(t)?s("{share} after the processors",{share:H(Q(t))}):s("removed by {proc\
essor}",{processor:e?Ke(e)[0]:s("a processor")})}var Ol=({tokens:t})=>t.find(({after:e})=>!V(e));var Tl=4,of=t=>new TextEncoder().encode(t.trimStart()).length,$l=t=>t.length>Tl?[...t.slice(0,Tl-1),"…",t.at(-1)]:t,sf={share(t,e,n){let o=t.shares&&t.shares[n];
if(!V(o))return"";let r=a=>`e^(${pt(Qo(a,n))})`,i=qn(e,n).map(a=>r(e.answers[a]));return`${r(t)} / (${$l(i).join(" + ")}) = ${H(o)}`},sum:({tokens:t,logprob:e})=>Ml(
t.map(n=>n.logprob),e),token:({logprob:t,per_token:e,tokens:n})=>El(t,n.length,e),byte:({logprob:t,per_byte:e,text:n})=>El(t,of(n),e),perplexity:({per_token:t,perplexity:e})=>V(
e)&&V(t)?`exp(−(${U(t)})) = ${U(e,2)}`:"",after:({tokens:t,after:e})=>V(e)?Ml(t.map(n=>n.after),e):""};function Ml(t,e){let n=`${pt(e)} nats, ${H(Q(e))}`;return t.
length<2||!t.every(V)?n:`${$l(t.map(o=>pt(o))).join(" + ").replaceAll("+ -","− ")} = ${n}`}function El(t,e,n){return!V(t)||!V(n)||U(t/e)!==U(n)?"":At(U(t),B(e),
U(n))}function Ll(t,e,n){let o=e.answers[qn(e,n)[0]],r=o&&sf[t](o,e,n);return r?s("{name}: {words}.",{name:J(o.text.trim()),words:r}):""}var Al=400;function Cl(t,e){let n=P=>t.querySelector(".gp-"+P),o=[...t.querySelectorAll("[data-by]")],r="sum";for(let P of o)P.addEventListener("click",()=>{r=P.
dataset.by,C()});let i=()=>e.found&&e.found.question==="choices",a=()=>[[s("share"),af[r](),null,"answer-share","share"],[s("log P"),s("The sum of the log-proba\
bilities of its tokens, in nats, before the logits processors; below it the probability."),"sum","cumulative-logprob","sum"],[s("per token"),s("log P divided by\
 the number of tokens."),"token","mean-logprob","token"],[s("per byte"),s("log P divided by the bytes of the answer in UTF-8, without the space before it: acc_b\
ytes of lm-evaluation-harness. Its acc_norm divides by characters."),"byte","mean-logprob","byte",{formula:s("(Σ log p) / bytes")}],[s("perplexity"),s("exp of \
minus the mean per token."),null,"perplexity","perplexity"],[s("after processors"),s("log P after the logits processors: what these knobs leave of it."),null,"c\
umulative-logprob","after"]];function l([P,T,L,O,k,y],p){let f=d("th","",null,{scope:"col",...L===r&&{"aria-sort":"descending"}}),w=d("span","",P),_={share:"%",
perplexity:""}[k]??"nats";return ne(w,O,()=>Ll(k,p,r),{meaning:T,unit:_,...y}),f.append(w),f}function c(P,T,L){let O=d("tr"),k=d("th","",null,{scope:"row",dir:"\
auto"});for(let y of P.tokens){let p=d("span","gp-token",null,{tabindex:0});Ge(p,y);let f=p.querySelector(".gp-ink");f.style.backgroundColor=`var(--gp-prob-${Math.
round(Q(y.logprob)*10)})`,xe(p,()=>_l(y,L.length>0)),k.append(p)}return O.append(k,u(P),h(pt(P.logprob),H(Q(P.logprob)))),O.append(h(pt(P.per_token)),h(pt(P.per_byte)),
h(rf(P.perplexity))),L.length&&O.append(g(P)),e.canAsk&&O.append(S(P,T)),O}function h(P,T=""){let L=d("td","",P);return T&&L.append(d("small","",T)),L}function u({
shares:P}){let T=d("td","gp-share-cell"),L=P&&P[r],O=d("span","gp-share",null,{"aria-hidden":"true"});return O.append(d("i")),ae(O.firstChild,"width",L||0),T.append(
d("span","",V(L)?H(L):"…"),O),T}function g(P){if(V(P.after))return h(pt(P.after),H(Q(P.after)));let{text:T,removed_by:L}=Ol(P),O=d("td","gp-removed",`✕ ${s(
"removed")}`);return O.append(d("small","",s("{token} by {processor}",{token:J(T),processor:L?Ke(L)[0]:s("a processor")}))),O}function S({text:P},T){let L=d("td"),
O=d("button","gp-button",s("Open"),{type:"button","aria-label":s("Open the run of {answer}",{answer:J(P.trim())})});return O.addEventListener("click",()=>e.ask(
{type:"open",entry:T})),L.append(O),L}function q(P){let{answers:T,entries:L,processors:O}=P,k=d("table","gp-answers");k.append(d("caption","gp-hidden",s("The an\
swers to {prompt}, the likeliest first",{prompt:J(P.prompt)})));let y=d("tr");y.append(d("th","",s("answer"),{scope:"col"}),...a().slice(0,O.length?6:5).map(f=>l(
f,P))),e.canAsk&&y.append(d("td"));let p=d("tbody");return p.append(...qn(P,r).map(f=>c(T[f],L[f],O))),k.append(d("thead"),p),k.tHead.append(y),k}function W(){let P=d(
"section","gp-block"),T=d("h3","gp-block-head");return T.append(d("span","gp-block-model")," ",d("bdi","gp-block-prompt")),P.append(T,d("p","gp-verdict"),d("p",
"gp-note gp-total"),d("div","gp-wide",null,{tabindex:0,role:"group"}),d("ul","gp-choice-notes")),P}function N(P,T){let[L,O,k,y,p]=P.children,f=[...T.prompt];A(L.
firstChild,T.model),A(L.lastChild,f.length?f.slice(0,Al).join("")+(f.length>Al?"…":""):s("(empty)"));let w=V(T.total);A(O,w?Gr(T):""),A(k,vl(T)),y.setAttribute(
"aria-label",s("The answers to {prompt}, the likeliest first",{prompt:J(T.prompt)}));let _=!!e.done,E=JSON.stringify([r,e.canAsk,_,T]);if(P.dataset.key===E)return;
P.dataset.key=E;let $=y.contains(document.activeElement);y.replaceChildren(...T.answers.length?[q(T)]:[]),$&&y.focus();let m=({entry:x})=>!!(e.entries[x]&&e.entries[x].
ended&&e.entries[x].ended.failed);p.replaceChildren(...Sl(T,_,m).map(({kind:x,words:v})=>d("li","gp-note",v,{"data-kind":x}))),X(p,p.childElementCount>0)}function C(){
let P=e.found;for(let L of o)L.setAttribute("aria-pressed",String(L.dataset.by===r));A(n("missing"),ze(e,P));let T=ee(n("blocks"),P.blocks.length,W);P.blocks.forEach(
(L,O)=>N(T[O],L)),ht(n("scale"),"raw",e.unit),e.done&&P.blocks.length===1&&A(n("told"),Gr(P.blocks[0]))}return P=>{t.hidden=!i(),!t.hidden&&(P.found||P.status)&&
C()}}var rf=t=>t>=1e3?B(Math.round(t)):V(t)?U(t,2):"∞",af={sum:()=>s("The softmax of the sums: how probable the answer is if it must be one of these."),token:()=>s(
"The softmax of the means per token: a weight for the ranking, no probability of a text."),byte:()=>s("The softmax of the means per byte: a weight for the ranki\
ng, no probability of a text.")};var Pl=new WeakMap;function Pe(t){let e=Pl.get(t)||[],[n]=t.lines(),{keep:o,added:r}=kt(e,n?n.last:null);e.length=o;for(let i of r)e.push(i);return Pl.set(t,e),
e}function ut({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,r=t[n]&&n!==o?n:+(o===0);return[o,r]}function Ne({groups:t,lanes:e},n){let{id:o,label:r}=t[n];
if(!e)return r;let i=e.find(a=>a.id===o);return i?i.label:s("{lane} (removed)",{lane:r})}var es=({groups:t},e,n)=>ql(t[e].model)===ql(t[n].model);function ql(t){
let[e,n=""]=t.split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function ts(t,e,n){let o=[e,n].map(a=>Pe(t.shownOf(a).log)),r=es(t,
e,n)?lf(...o):cf(...o),i=o.map((a,l)=>r[l]>=a.length);return i[0]&&i[1]?{kind:"same",at:r,shorter:null}:i[0]||i[1]?{kind:"shorter",at:r,shorter:i[0]?0:1}:{kind:"\
apart",at:r,shorter:null}}function lf(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.token_id;)o+=1;return[o,o]}var Wl=({
piece:t})=>t??"\0";function cf(...t){let[e,n]=t.map(i=>i.map(Wl).join("")),o=Math.min(e.length,n.length),r=0;for(;r<o&&e[r]===n[r];)r+=1;return t.map(i=>df(i,r))}
function df(t,e){let n=0,o=0;for(;o<t.length&&(n+=Wl(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}var ro=(t,e=t.length)=>t.slice(
0,e).map(({piece:n})=>n??"").join("");function Nl(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var Il=32,Rl=new WeakMap;function ns(t,e){if(Rl.get(t)===e)return;Rl.set(t,e);let[,n,o,r]=e.match(/^(\s*)([^]*?)(\s*)$/),i=a=>d("span","gp-mark",[...a].map(l=>Ze[l]||
"␣").join(""));t.replaceChildren(...[n&&i(n),o,r&&i(r)].filter(Boolean))}function Wn(t){let e=t.map(n=>{let o=[...Ce(n.replace(/^ +| +$/g,r=>Ze[" "].repeat(r.
length)))];return o.length<=Il?o.join(""):`${o.slice(0,Il-1).join("")}…`});return e.map((n,o)=>e.filter(r=>r===n).length>1?`${o+1}: ${n}`:n)}var ve=t=>wo(t)?s(t):String(t),sn=({title:t,prompt:e})=>e?Wn([e])[0]:ve(t);var jl=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function Bl(t){let e=jl?[...jl.segment(t)].map(({segment:r})=>r):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let r of e)r.trim()?(n.push({space:o,word:r}),o=""):o+=r;return o&&n.push({space:o,word:""}),n}function zl(t,e){
let n=[t,e].map(g=>g.map(({word:S})=>S)),[o,r]=n,i=Math.min(o.length,r.length),a=0;for(;a<i&&o[a]===r[a];)a+=1;let l=0;for(;l<i-a&&o.at(-1-l)===r.at(-1-l);)l+=1;
let c=n.map(g=>g.map((S,q)=>q<a||q>=g.length-l)),h=n.map(g=>g.slice(a,g.length-l)),u=h.some(g=>g.length>1200);for(let[g,S]of hf(...h.map(q=>q.slice(0,1200))))c[0][a+
g]=c[1][a+S]=!0;return{kept:c,shared:c[0].filter((g,S)=>g&&o[S]).length,cut:u}}function hf(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let i=t.length-
1;i>=0;i--)for(let a=e.length-1;a>=0;a--){let l=i*n+a;o[l]=t[i]===e[a]?o[l+n+1]+1:Math.max(o[l+n],o[l+1])}let r=[];for(let i=0,a=0;i<t.length&&a<e.length;)t[i]===
e[a]?r.push([i++,a++]):o[(i+1)*n+a]>=o[i*n+a+1]?i+=1:a+=1;return r}function Fl(t,e){let r=t.querySelector(".gp-texts"),i="",a=0,l=-1/0;function c(q){let W=d("div","gp-text-side"),N=d("h3","gp-side-name"),C=d("p","gp-side-text",
null,{dir:"auto"});return W.append(N,C),r.append(W),{head:N,body:C,tag:q}}let h=["del","ins"].map(c);function u({body:q,tag:W},N,C){let P=[],T="",L=!1,O=()=>{T&&
P.push(L?d(W,"",T):T),T=""};N.forEach(({space:k,word:y},p)=>{let f=!C[p]&&!!y;f!==L?!f||!T?(O(),L=f,T=k+y):(T+=k,O(),L=!0,T=y):T+=k+y}),O(),q.replaceChildren(...P)}
function g(q){clearTimeout(a),a=0,l=performance.now();let W=q.map(k=>Bl(ro(Pe(e.shownOf(k).log)))),{kept:N,shared:C,cut:P}=zl(...W);h.forEach((k,y)=>u(k,W[y],N[y]));
let[T,L]=W.map(k=>k.filter(({word:y})=>y).length),O=t.querySelector(".gp-alike");X(O,T+L>0),T+L&&(A(t.querySelector(".gp-share"),s("{share} in common",{share:H(
2*C/(T+L))})),A(t.querySelector(".gp-formula"),s("2 × {shared} shared words / ({one} + {other})",{shared:B(C),one:B(T),other:B(L)}))),X(t.querySelector(".gp-cu\
t"),P),A(t.querySelector(".gp-cut"),s("The texts are very long: only {count} words of each, after their common beginning, are compared. What follows counts as d\
ifferent.",{count:B(1200)}))}let S=q=>t.querySelector(".gp-"+q).textContent;return de(t,{alike:()=>s("{formula}: {value}.",{formula:S("formula"),value:S("share")})}),
()=>{let q=e.header&&e.header.kind==="lanes"?ut(e):null,W=q?q.map(L=>Pe(e.shownOf(L).log)):[];if(t.hidden=!W.some(L=>L.length),t.hidden)return;let N=q.map(L=>Ne(
e,L)),C=JSON.stringify([N,...W.map(L=>ro(L))]);if(C===i&&(!a||e.running))return;i=C,A(t.querySelector(".gp-pair"),s("{one} and {other}, word by word",{one:N[0],
other:N[1]})),h.forEach(({head:L},O)=>Oe(L,`${N[O]} ${sn(e.groups[q[O]])}`,{plain:!0}));let T=W[0].length*W[1].length>2e5&&e.running?l+500-performance.now():0;T<=
0?g(q):a||=setTimeout(()=>g(ut(e)),T)}}function Hl(t,e){let o=[4,5e-4],r=t.querySelector(".gp-said"),i=t.querySelector(".gp-models"),a=t.querySelector(".gp-sides-box"),l=t.querySelector(".gp-sides"),
c=null,h=[t.querySelector(".gp-one"),t.querySelector(".gp-other")];function u(){for(let f of h)f.replaceChildren(...e.groups.map((w,_)=>d("option","",`${Ne(e,_)}\
 ${sn(w)}`,{value:_})))}h.forEach((f,w)=>f.addEventListener("change",()=>{let _=ut(e),E=Number(f.value),$=E===_[1-w]?_[w]:_[1-w];e.setPair(...w?[$,E]:[E,$])}));
let g=({log:f})=>!!(f.finished||f.failed||e.done);function S(f,{kind:w,at:_,shorter:E}){let[$,m]=f.map(b=>Ne(e,b)),[x,v]=f.map(b=>e.shownOf(b)),M=[x,v].map(({log:b})=>Pe(
b));if(!M[0].length||!M[1].length)return[s("{one} and {other} have no tokens to compare yet.",{one:$,other:m})];if(w==="same")return g(x)&&g(v)?[F(_[0],"{one} a\
nd {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",{one:$,other:m})]:[F(_[0],"\
{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",{one:$,other:m})];if(w==="shor\
ter"){let[b,I]=E?[m,$]:[$,m];if(!g(E?v:x))return[s("{one} and {other} have written the same so far; {long} is ahead.",{one:$,other:m,long:I})];let{finished:z}=(E?
v:x).log,D=F(_[E],"{count} token","{count} tokens"),K=C(M[1-E][_[1-E]].chosen.text),G=z&&z.sequences.length&&$e(z.sequences[0].stop_reason)[0];return[G?s("{shor\
t} ended after {tokens}: {reason}.",{short:b,tokens:D,reason:G}):s("{short} ended after {tokens}.",{short:b,tokens:D})," ",...ge(s("{long} begins with the same \
text and continues with {token}."),{long:I,token:K})]}let[R,j]=M.map((b,I)=>b[_[I]]);return[...q([$,m],_,ro(M[0],_[0]))," ",...W($,R)," ",...W(m,j)]}function q([
f,w],_,E){if(!E)return[s("They diverge at the first token.")];let[$,m]=_.map(v=>B(v+1));return[$===m?s("They diverge at token {number}.",{number:$}):s("They div\
erge at token {a} of {one} and token {b} of {other}.",{a:$,b:m,one:f,other:w})," ",...ge(s("Both had written {text}."),{text:C(Nl(E))})]}let W=(f,w)=>ge(w.given?
s("{lane} was given {token} ({odds})."):s("{lane} chose {token} ({odds})."),{lane:f,token:C(w.chosen.text),odds:N(w)}),N=f=>f.chosen.logprob===null?Wt(f.chosen):
H(Me(f).probability);function C(f){let w=d("span","gp-quote");return w.append(...ge(s("“{text}”"),{text:ie(f,"gp-strong")})),w}function P(f){let w=d("p");w.
append(...f),w.textContent!==r.textContent&&r.replaceChildren(...w.childNodes)}function T(f,w){let _=new Map;return f.forEach(({chosen:$,distribution:m},x)=>{for(let v of[
...m.candidates,$]){let M=w?v.token_id:v.text;_.has(M)||_.set(M,{label:v.text,sides:[null,null],most:0});let R=_.get(M);R.sides[x]||(R.sides[x]={candidate:v,isChosen:v.
token_id===$.token_id},R.most=Math.max(R.most,Q(v.logprob),Q(v.raw_logprob)))}}),[..._.values()].sort(($,m)=>m.most-$.most).filter(({sides:$,most:m},x)=>x<10&&(x<
o[0]||m>=o[1])||$.some(v=>v&&v.isChosen))}function L(){let f=d("tr"),w=d("th","",null,{scope:"row"});return w.append(d("bdi","gp-word")),f.append(w,...[0,1].map(
()=>{let _=d("td"),E=d("div","gp-side"),$=d("span","gp-tracks");$.append(d("i","gp-bar gp-after"),d("i","gp-bar gp-before"));let m=d("span","gp-values");return m.
append(d("span"),d("small")),E.append(d("span","gp-sign"),$,m),_.append(E),_})),f}function O(f,w,_,E){let[$,m,x]=f.firstChild.children,[v,M]=w?[w.candidate.logprob,
w.candidate.raw_logprob].map(Q):[0,0],R=!!w&&w.candidate.logprob===null,j=!!w&&w.isChosen;pe(f,[j&&"gp-chosen",R&&"gp-removed",!w&&"gp-unlisted"].filter(Boolean).
join(" ")),A($,j?"▶":R?"✕":""),ae(m.children[0],"width",v/_),ae(m.children[1],"width",M/_),A(x.children[0],w?R?"":H(v):"–"),A(x.children[1],w?H(M):"");let b=w?
[j&&s("chosen"),R?Wt(w.candidate):H(v),s("{share} before the processors",{share:H(M)})].filter(Boolean).join(", "):s("not recorded");Z(f,{"aria-label":`${E}: ${b}`,
title:R?Wt(w.candidate):""})}function k(f,w){let _=T(w,es(e,...f)),E=_.flatMap(M=>M.sides).filter(Boolean),$=E.every(({candidate:M})=>M.logprob===M.raw_logprob),
m=Math.max(1e-9,...E.flatMap(({candidate:M})=>[Q(M.logprob),Q(M.raw_logprob)]));a.classList.toggle("gp-plain",$),X(t.querySelector(".gp-before-key"),!$),X(t.querySelector(
".gp-removed-key"),E.some(({candidate:M})=>M.logprob===null)),X(t.querySelector(".gp-unlisted-key"),E.length<2*_.length);let x=ee(l.tBodies[0],_.length,L);_.forEach(
({label:M,sides:R},j)=>{let[b,...I]=x[j].cells;Oe(b.firstChild,M),I.forEach((z,D)=>O(z,R[D],m,Ne(e,f[D])))});let v=l.tHead.rows[0].cells;f.forEach((M,R)=>{let{entropyAfter:j}=Me(
w[R]),[b]=v[R+1].children;Oe(b,s("{lane}, entropy {entropy}",{lane:`${Ne(e,M)} ${sn(e.groups[M])}`,entropy:re(j,e.unit)}),{plain:!0}),ne(b,"entropy",()=>y(w[R],
Ne(e,M)),{meaning:s("How uncertain the next token was where they diverge, after the processors.")})})}let y=({distribution:{entropy_before:f,entropy_after:w}},_)=>s(
"{lane}: {before} before the processors, {after} after them.",{lane:_,before:re(f,e.unit),after:re(w,e.unit)});function p(f){if(!c)return"";let{pair:w,steps:_}=c,
[E,$]=_.map(({chosen:v})=>v),m=(v,{token_id:M})=>[...v.distribution.candidates,v.chosen].find(R=>R.token_id===M),x=v=>v?H(Q(v[f])):s("not recorded");return Ee([
E,$].map(v=>s("{token}: {one} {mine}, {other} {theirs}",{token:J(v.text),one:Ne(e,w[0]),other:Ne(e,w[1]),mine:x(m(_[0],v)),theirs:x(m(_[1],v))})))}return de(t,{
after:()=>p("logprob"),before:()=>p("raw_logprob")}),f=>{let w=e.header&&e.header.kind==="lanes"?ut(e):null;if(t.hidden=!w||w.some(v=>e.shownOf(v).log.denoises),
t.hidden)return;(f.run||f.lanes)&&u(),h.forEach((v,M)=>{v.value=w[M]});let _=ts(e,...w);P(S(w,_));let[E,$]=w.map(v=>Ne(e,v)),m=es(e,...w);X(i,!m),m||A(i,s("{one\
} and {other} run on different models, so they are compared by text, not by token ids; tokens with the same text share a row.",{one:E,other:$}));let x=_.kind===
"apart"?w.map((v,M)=>Pe(e.shownOf(v).log)[_.at[M]]):null;X(a,!!x),c=x&&{pair:w,steps:x},x&&k(w,x)}}var Ur=5,uf=.9;function ff(t){if(!t.length)return null;let e=[...t].sort((a,l)=>a-l),n=e.length,[o,r,i]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(r+=i,!(o>0&&r>1-uf));)
i*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:gt(e),low:e[o],high:e[n-1-o]}}function Vr(t,e){if(t.length<Ur)return"few";let{low:n,high:o}=ff(t);return n>
e?"above":o<e?"below":"open"}function Dl(t,e=!0){let n=([i,a])=>V(i)&&V(a),o=(i,a)=>Vr(i.map((l,c)=>[l,a[c]]).filter(n).map(([l,c])=>l-c),0),r=t.findIndex((i,a)=>t.
length>1&&t.every((l,c)=>a===c||o(i,l)===(e?"above":"below")));return r<0?null:r}function Kl(t,e){let n=e.filter(({values:c})=>Number.isFinite(c[t.name])),o=({values:c})=>c[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:os([]),flat:!0};let r=n.reduce((c,h)=>o(h)<o(c)?h:c),i=n.reduce((c,h)=>o(h)>o(c)?h:c),a=Ae(t,o(r))===Ae(t,o(i)),l=os(a?[]:n.map(o));return{low:r,high:i,best:a?
null:Jr(t,e),level:c=>Math.round(l.share(c)*10),scale:l,flat:a}}function Jr(t,e){let n=e.filter(({values:l})=>Number.isFinite(l[t.name])),o=n.map(({each:l})=>l[t.
name]||[]);if(!t.better||o.some(({length:l})=>l!==o[0].length))return null;let r=Dl(o,t.better==="more"),i=r!==null&&n[r].values[t.name],a=l=>t.better==="more"?
l<i:l>i;return r!==null&&n.every(({values:l},c)=>c===r||a(l[t.name]))?n[r]:null}function os(t){let e=[...new Set(t)].sort((c,h)=>c-h),[n,o]=[e[0],e.at(-1)],r=c=>h=>o>
n?(c(h)-c(n))/(c(o)-c(n)):0,i=c=>e.some(h=>e.filter(u=>u>=h&&c(u)-c(h)<.1).length>Math.max(1,e.length/2)),a=c=>e.length>1?e.indexOf(c)/(e.length-1):0,l=[{name:"\
linear",share:r(c=>c)},...n>0?[{name:"log",share:r(Math.log)}]:[],{name:"order",share:a}];return l.find(({share:c})=>!i(c))||l.at(-1)}function vt(t,{each:e}){let n=(e[t.
name]||[]).filter(V);if(n.length<2)return"";let[o,r]=[Math.min(...n),Math.max(...n)].map(i=>Ae(t,i));return o===r?"":s("{low} to {high}",{low:o,high:r})}var Nn=t=>t.
better==="less"?"heat":"prob";function Ae(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=e.toLocaleString("en-US",{minimumFractionDigits:t.digits,
maximumFractionDigits:t.digits});return n&&t.unit?`${o} ${s(t.unit)}`:o}var Yr=10;function Gl({axes:[t,e],metric:n,heat:o,at:r}){let i=e.values.map((W,N)=>t.values.map((C,P)=>r(N,P))),a=W=>i.map((N,C)=>N.map((P,T)=>W(P,C,T))),l=W=>W.
values[n.name],c=W=>Ae(n,l(W))+(o.best===W?" ★":""),h=(W,N,C)=>{let P=vt(n,W);return`${t.knob} ${t.values[C]}, ${e.knob} ${e.values[N]}: ${c(W)}${P?` (${P})`:
""}`},u=Array.from({length:Yr+1},(W,N)=>[N/Yr,`var(--gp-${Nn(n)}-${N})`]),g={type:"heatmap",x:t.values,y:e.values,colorscale:u,zmin:0,zmax:Yr,showscale:!1,xgap:2,
ygap:2,z:a(W=>Number.isFinite(l(W))?o.level(l(W)):null),text:a(c),texttemplate:"%{text}",hovertext:a(h),hoverinfo:"text"},S=Math.min(760,Math.max(220,96+42*e.values.
length)),q={type:"category",showgrid:!1};return Ft(s("{metric} over {columns} and {rows}",{metric:s(n.title),columns:t.knob,rows:e.knob}),[g],Ye(t.knob,{...q,side:"\
top"}),Ye(e.knob,{...q,autorange:"reversed"}),{height:S,margin:{l:52,r:18,t:60,b:16}})}function Ul({knob:t,metric:e,points:n,wide:o}){let r=n.map(({label:N})=>N.trim()===""?NaN:Number(N)),i=r.every(Number.isFinite)?{linear:"linear",log:"log",order:"\
category"}[os(r).name]:"category",a=n.map((N,C)=>({...N,x:i==="category"?N.label:r[C]}));i!=="category"&&a.sort((N,C)=>Number(N.x)-Number(C.x));let l=a.filter(({
value:N})=>Number.isFinite(N)),c=l.flatMap(({value:N,each:C})=>[N,...C]),h=o&&c.length>0&&Math.min(...c)>0,u=({label:N,value:C,range:P,best:T})=>`${N}: ${Ae(e,C)}${P?
` (${P})`:""}${T?`, ${s("the best")}`:""}`,g={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:a.map(({x:N})=>N),y:a.map(({value:N})=>Number.
isFinite(N)?N:null),text:a.map(u),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",symmetric:!1,color:"var(--g\
p-muted)",thickness:1.5,width:4,array:a.map(({value:N,each:C})=>C.length>1?Math.max(...C)-N:0),arrayminus:a.map(({value:N,each:C})=>C.length>1?N-Math.min(...C):
0)}},S={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:l.map(({x:N})=>N),y:l.map(({value:N})=>N),
text:l.map(({value:N,best:C})=>l.length<=12||C?Ae(e,N)+(C?" ★":""):"")},q=s(e.title),W=`${q}${e.unit?` (${s(e.unit)})`:""}${h?`, ${s("logarithmic scale")}`:""}`;
return Ft(s("{metric} over {knob}",{metric:q,knob:t}),[g,S],Ye(t,{type:i}),Ye(W,h?{type:"log"}:{}))}function ss(t,{metric:{meaning:e,formula:n,unit:o,live:r}}){let i=[o?s("In {unit}.",{unit:s(o)}):"",r?"":s("It is known when the runs of a cell have ended.")],a=t.
querySelector(".gp-metric-term")||d("span","gp-metric-term");t.replaceChildren(a,`: ${s(e)} `,d("span","gp-formula",s(n)),...i.filter(Boolean).map(l=>` ${l}`))}
function Vl(t,e,n){let{low:o,high:r,best:i,scale:a,flat:l}=n,c=e.metric,h=e.group.groups.some(W=>vt(c,W)),u=W=>W&&e.nameOf(W.number)+W.values[c.name],g=[c.name,
u(o),u(r),i&&i.number,a.name,l,h].join();if(t.dataset.key===g||(t.dataset.key=g,t.replaceChildren(),!o))return;let S=(W,N)=>{let C=d("span"),P=d("b","",Ae(c,N.values[c.
name],{unit:!0}));return C.append(...ge(W,{value:P,cell:e.nameOf(N.number)})),C};l?t.append(S(s("The same everywhere: {value}"),o)):t.append(S(s("lowest {value}\
 at {cell}"),o),mf(Nn(c)),S(s("highest {value} at {cell}"),r));let q=[a.name==="log"&&s("Coloured on a logarithmic scale."),a.name==="order"&&s("Coloured by ran\
k, because some values are far from the rest."),h&&s("Small numbers: from the lowest to the highest of a cell’s seeds."),i&&(c.better==="more"?s("★ best: high\
er is better, seed by seed"):s("★ best: lower is better, seed by seed"))];t.append(...q.filter(Boolean).map(W=>d("span","",W)))}function mf(t){let e=d("span",
"gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let o=d("i");o.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(o)}return e}function Jl(t,e,n,o){
let r=e.view!=="heat"?void 0:e.isList?gf(e,n):e.isSettled?wf(e,n):void 0;fe(t,r,i=>o(e.isList?e.inOrder[i.pointNumber].number:e.inRow(i.pointNumber[0])[i.pointNumber[1]].
number))}function gf(t,{best:e,scale:n}){let o=t.metric,[{knob:r,values:i}]=t.axes,a=t.inOrder.map(l=>({label:i[l.place[1]],value:l.values[o.name],each:(l.each[o.
name]||[]).filter(V),range:vt(o,l),best:e===l}));return Ul({knob:r,metric:o,points:a,wide:n.name!=="linear"})}function wf(t,e){return Gl({axes:t.axes,metric:t.metric,
heat:e,at:(n,o)=>t.inRow(n)[o]})}var Xr=({name:t})=>t==="ended";function St(t,{values:e,each:n,entries:o},{unit:r=!1}={}){let i=e[t.name],a=(n[t.name]||(o.length===1?[i]:[])).filter(V);return!Xr(
t)||!a.length?Ae(t,i,{unit:r}):s("{count} of {all}",{count:B(a.filter(Boolean).length),all:B(a.length)})}var bf={tokens:"length",time:"time",tokens_per_second:"speed",mean_logprob:"mean-logprob",perplexity:"perplexity",entropy:"entropy",model_entropy:"entropy",distinct_1:"\
distinct-n",distinct_2:"distinct-n",distinct_3:"distinct-n",repetition:"repetition",self_bleu:"self-bleu",characters:"length",words:"length",ended:"ending"},Yl=4;
function In(t,e,n,o){let{name:r,unit:i,meaning:a,formula:l,better:c}=e,h=c==="more"?s("More is better."):c==="less"?s("Less is better."):"",u={meaning:[s(a),h].
filter(Boolean).join(" "),formula:s(l),unit:i?s(i):""};ne(t,bf[r],()=>kf(e,n,o),u)}function kf(t,e,n){let o=e.groups.filter(({values:u})=>Number.isFinite(u[t.name]));
if(!o.length)return"";let[r]=o,i=yf(t,r,e.unit)||St(t,r,{unit:!0});if(o.length===1)return he(i);let a=({values:u})=>u[t.name],[l,c]=[o.reduce((u,g)=>a(g)<a(u)?g:
u),o.reduce((u,g)=>a(g)>a(u)?g:u)],h={name:n(r.number),words:i,low:St(t,l),lowest:n(l.number),high:St(t,c),highest:n(c.number)};return h.low===h.high?s("{name}:\
 {words}; the same for all.",h):s("{name}: {words}; of all, the lowest is {low} ({lowest}), the highest {high} ({highest}).",h)}function yf(t,e,n){let o=e.values[t.
name],r=St(t,e,{unit:!0}),i=u=>V(u)&&Ae(t,u)===Ae(t,o);if(t.name==="ended")return"";let a=(e.each[t.name]||[]).filter(V);if(t.name==="perplexity"){let u=Xl(e),g=u.
reduce((S,{raw:q})=>S+q,0);return!u.length||!i(Math.exp(-g/u.length))?"":`exp(−(${U(g)}) / ${B(u.length)}) = ${r}`}if(a.length>1){if(!i(a.reduce((S,q)=>S+q,0)/
a.length))return"";let u=a.map(S=>Ae(t,S)),g=u.length>Yl?[...u.slice(0,Yl-1),"…",u.at(-1)].join(" + "):u.join(" + ");return s("the mean of {count} runs, ({sum\
}) / {count} = {value}",{count:B(a.length),sum:g,value:r})}if(t.name==="tokens_per_second"){let{tokens:u,time:g}=e.values;return!u||!g||!i(u/g)?"":s("{tokens} t\
okens in {time} s = {value}",{tokens:B(u),time:g.toFixed(2),value:r})}let l={mean_logprob:"logprob",entropy:"entropy"}[t.name],c=l&&e.entries.length===1?Xl(e):[],
h=c.reduce((u,g)=>u+Se(g[l],n),0);return!c.length||!i(h/c.length)?"":At(h.toFixed(2),B(c.length),r)}function Xl({entries:t}){let e=n=>ue(n)??-1/0;return t.flatMap(
n=>n.log?Pe(n.log).filter(({given:o})=>!o).map(({chosen:o,distribution:r})=>({raw:e(o.raw_logprob),logprob:e(o.logprob),entropy:r.entropy_after})):n.tokens.map(
({raw_logprob:o,logprob:r,entropy:i})=>({raw:e(o),logprob:e(r),entropy:i})))}var xf={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},_t=t=>yo(xf,t,"■"),Ot=t=>t==="failed"?[s("an erro\
r"),s("ended in an error")]:$e(t),nt=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,Dt=t=>t.log?t.log.numTokens:t.tokens.length;function Ie(t){return nt(
t)?"failed":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function Rn(t){let e=Ie(t);
return e?e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function Kt({tokens:t,ended:e},n=1/0){if(e&&e.text!==
null&&e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:r}of t)if(o+=r??"",o.length>=n)break;return o}function Zr(t,e){let n=d("span","gp-stepper"),[o,r,i]=[d("button","","‹"),d("span"),d("button","","›")];n.append(o,r,i);let a=0,l=h=>u=>{u.stopPropagation(),
Qr(t,a,h)};[[o,-1,s("The text of the previous seed")],[i,1,s("The text of the next seed")]].forEach(([h,u,g])=>{Z(h,{type:"button","aria-label":g,tabindex:e}),h.
addEventListener("click",l(u))});function c(h){a=h;let{entries:u}=t.groups[h];n.hidden=u.length<2,A(r,`${u.indexOf(t.shownOf(h))+1}/${u.length}`)}return{box:n,draw:c}}
function Qr(t,e,n){let{entries:o}=t.groups[e],r=o.indexOf(t.shownOf(e));t.showEntry(e,(r+n+o.length)%o.length)}function Zl(t,e,{nameOf:n,promptOf:o}){let r=C=>t.
querySelector(".gp-whole"+C),i=r(""),a=Zr(e,0),l=d("span"),c=d("button","gp-button",s("Open as one run"),{type:"button"});r("-tools").append(a.box,l,c);let h=null;
function u(C){let P=r("-text"),T=Kt(C);P.childElementCount||P.append(d("span","gp-prompt"),d("span")),A(P.firstChild,o(h)+(e.apart?`
`:"")),A(P.lastChild,T);let L=Ie(C),O=Dt(C),k=L?L!=="failed"&&`${_t(L)} ${Ot(L)[1]}`:O?s("still being written"):s("queued");A(r("-end"),[F(O,"{count} token","{c\
ount} tokens"),k].filter(Boolean).join(" · "))}function g(C){let P=nt(C),T=r("-problem");T.hidden=!P,P&&T.replaceChildren(d("b","","✕ "),`${s(P.message)} ${s(
P.fix)}`)}function S(C){let P=C.entries.length;A(r("-over"),P>1?s("Metrics of the {count} runs of this cell together, most as their mean:",{count:B(P)}):s("Metr\
ics:"));let T=ee(r("-values"),e.metrics.length,()=>{let L=d("div"),O=d("dt");return O.append(d("span")),L.append(O,d("dd")),L});e.metrics.forEach((L,O)=>{let[k]=T[O].
firstChild.children;A(k,s(L.title)),In(k,L,e,n),A(T[O].lastChild,St(L,C,{unit:!0}))})}function q(){if(h===null)return;let C=e.shownOf(h);A(r("-title"),n(h)),Z(i,
{"aria-label":n(h)}),a.draw(h),A(l,(C.seed??null)===null?"":s("seed {seed}",{seed:C.seed})),c.hidden=!e.canAsk,u(C),g(C),S(e.groups[h])}function W(C){h=C,q(),i.
open||i.showModal(),i.scrollTop=0}function N(){i.open&&i.close(),h=null}return c.addEventListener("click",()=>{let{number:C}=e.shownOf(h);N(),e.ask({type:"open",
entry:C})}),i.addEventListener("close",()=>{h=null}),i.addEventListener("click",({target:C})=>C===i&&N()),i.addEventListener("keydown",C=>C.stopPropagation()),t.
querySelector(".gp-shut").addEventListener("click",N),{show:W,shut:N,draw:q}}var Ql={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function ec(t){vf(t),Sf(
t)}function vf(t){let{table:e,whole:n,group:o}=t;function r([i,a]){let l=e.tBodies[0].rows[i];!l||a<0||t.focus(l.cells[Math.min(a+1,l.cells.length-1)],!0)}e.addEventListener(
"keydown",i=>{let a=i.target.closest("td");if(!a||i.ctrlKey||i.altKey||i.metaKey)return;let{gpGroup:l}=a,c=a.parentElement;if(i.key==="Enter")n.show(l);else if(i.
key===" ")Qr(o,l,1);else if(Object.hasOwn(Ql,i.key))r(Ql[i.key](c.sectionRowIndex,a.cellIndex-1));else return;i.preventDefault()}),e.addEventListener("click",i=>{
let a=i.target,l=a.closest("td");!l||a.closest(".gp-stepper")||(t.focus(l),n.show(l.gpGroup))}),e.addEventListener("focusin",({target:i})=>{i.tagName==="TD"&&t.
focus(i)})}function Sf(t){let{state:e,field:n,select:o}=t,r=t.part("switch");o.addEventListener("change",()=>{e.metricName=o.value,ss(t.part("metric-meaning"),e),
t.nameMetric(),t.drawValues()}),r.addEventListener("click",({target:i})=>{let a=i.dataset.view;if(a){e.view=a;for(let l of r.children)l.setAttribute("aria-press\
ed",String(l.dataset.view===a));n.classList.toggle("gp-as-heat",a==="heat"),t.drawValues()}})}var tc="perplexity",rs=class{constructor(e){this.group=e,this.view="texts",this.metricName="",this.axes=[]}begin(){this.axes=this.group.header.axes.map(({knob:n,
values:o})=>n==="prompt"?{knob:s("prompt"),values:Wn(o),prompts:o}:{knob:n,values:o});let e=this.group.metrics.map(({name:n})=>n);e.includes(this.metricName)||(this.
metricName=e.includes(tc)?tc:e[0])}get isList(){return this.axes.length<2}get isSettled(){return!!this.group.done}get metric(){return this.group.metrics.find(({
name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.place[1])}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===
e)}promptOf(e){let{place:n}=this.group.groups[e],o=this.axes.findIndex(({prompts:r})=>r);return o<0?this.group.header.prompt:this.axes[o].prompts[n[1-o]]}nameOf(e){
let{place:n}=this.group.groups[e];return this.axes.map(({knob:o,values:r},i)=>`${o} ${r[n[1-i]]}`).join(", ")}failuresIn(e){let{entries:n}=this.group.groups[e],
o=n.filter(nt).length;return o&&n.length>1?s("{count} of {all}",{count:B(o),all:B(n.length)}):""}standingOf(e){let n=this.group.shownOf(e);return nt(n)?"failed":
Ie(n)?"":Rn(n)==="decoding"?"decoding":this.group.done?"did not run":"queued"}};var nc=300,oc={failed:()=>s("failed"),decoding:()=>s("decoding"),queued:()=>s("queued"),"did not run":()=>s("did not run"),"":()=>""},_f=t=>t===""?s("(empty)"):
t==="decoding"?"…":oc[t](),ei=(t,{values:e,prompts:n},o)=>{let r=d("th",t==="row"?"gp-side":"",null,{scope:t});return n?r.append(d("bdi","",e[o],{title:n[o]})):
r.append(ie(e[o])),r};function Of(){let t=d("th","gp-metric-name",null,{scope:"col"});return t.append(d("span")),t}function Tt(t,e){let n=d(t);return n.append(...e),
n}var is=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.field=this.part("field"),this.table=this.field.firstElementChild,this.select=this.
part("metric"),this.chart=this.part("metric-chart"),this.whole=Zl(e,this.group,{nameOf:o=>n.nameOf(o),promptOf:o=>n.promptOf(o)}),this.cells=[],this.focused=null}part(e){
return this.root.querySelector(".gp-"+e)}build(){let{state:e,group:n,select:o}=this;this.whole.shut(),e.begin(),o.replaceChildren(...n.metrics.map(({name:l,title:c})=>d(
"option","",s(c),{value:l}))),o.value=e.metricName;let[{knob:r},i]=e.axes,a=i?s("{one} and {other}",{one:r,other:i.knob}):r;A(this.part("title"),a);for(let l of[
this.field,this.chart])l.classList.toggle("gp-on-one-axis",e.isList);this.cells=n.groups.map(l=>this.makeCell(l)),this.table.replaceChildren(...e.isList?this.listRows():
this.gridRows()),this.table.setAttribute("aria-label",s("The runs over {knobs}",{knobs:a})),this.focus(this.cells.length?this.cells[0].cell:null),ss(this.part("\
metric-meaning"),e),this.nameMetric()}makeCell({number:e}){let n=d("td","",null,{role:"gridcell",tabindex:"-1"}),o=d("div","gp-cell-top"),[r,i]=[d("span","gp-va\
lue"),d("span","gp-star","★")],[a,l]=[d("small","gp-seeds-range"),d("span","gp-some-failed")],c=d("bdi","gp-cell-text"),h=Zr(this.group,-1);return i.hidden=!0,
o.append(r,i,a,l,h.box),n.append(o,c),n.gpGroup=e,{cell:n,top:o,value:r,star:i,range:a,failed:l,text:c,stepper:h,colour:""}}gridRows(){let{state:e,cells:n}=this,
[o,r]=e.axes,i=d("th","gp-knob",null,{scope:"colgroup",colspan:o.values.length});i.append(d("span","",o.knob));let a=d("th","gp-side",r.knob,{scope:"col",rowspan:2}),
l=[Tt("tr",[a,i]),Tt("tr",o.values.map((h,u)=>ei("col",o,u)))],c=h=>e.inRow(h).map(({number:u})=>n[u].cell);return[Tt("thead",l),Tt("tbody",r.values.map((h,u)=>Tt(
"tr",[ei("row",r,u),...c(u)])))]}listRows(){let{state:e,cells:n}=this,[o]=e.axes,{knob:r}=o,i=Tt("tr",[d("th","gp-side",r,{scope:"col"}),Of()]),a=e.inOrder.map(
({number:l,place:c})=>Tt("tr",[ei("row",o,c[1]),n[l].cell]));return[Tt("thead",[i]),Tt("tbody",a)]}drawText(e){let{state:n,group:o}=this,{cell:r,text:i,stepper:a,
failed:l}=this.cells[e],c=o.shownOf(e),h=nt(c),u=n.failuresIn(e);A(l,u&&`✕ ${u}`);let g=h?`✕ ${s("failed")}`:Kt(c,nc).slice(0,nc).trim();A(i,g||_f(n.standingOf(
e))),pe(r,["gp-cell",h&&"gp-broken",!g&&"gp-quiet"].filter(Boolean).join(" ")),a.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.
drawText(e))}drawQuiet(){this.cells.forEach(({cell:e},n)=>e.classList.contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,o=e.metric;
if(!o)return;let r=Kl(o,n.groups);for(let i of n.groups)this.drawValue(i,o,r);this.nameMetric(),Vl(this.part("legend"),e,r),this.field.hidden=e.view==="heat"&&!e.
isList&&e.isSettled,A(this.part("hint"),this.field.hidden?s("Click a cell for its full text. Drag to zoom; double-click to see all again."):s("Click a cell, or \
press Enter, for its full text; the arrow keys move between cells.")),Jl(this.chart,e,r,i=>this.whole.show(i))}nameMetric(){let{state:e,group:n}=this,o=e.metric;
if(!o)return;let[r]=this.root.querySelectorAll(".gp-metric-term");r.id||="gp-metric-"+Math.random().toString(36).slice(2,8),Z(this.table,{"aria-describedby":r.id});
let i=[r,...e.isList?[this.part("metric-name").firstChild]:[]];for(let a of i)A(a,s(o.title)),In(a,o,n,l=>e.nameOf(l))}drawValue(e,n,o){let r=this.cells[e.number],
{top:i,value:a,star:l,range:c}=r,h=e.values[n.name],u=Number.isFinite(h),g=u?`var(--gp-${Nn(n)}-${o.level(h)})`:"";r.colour!==g&&(i.style.backgroundColor=r.colour=
g),pe(i,u?"gp-cell-top":"gp-cell-top gp-none"),A(a,u?Ae(n,h):e.entries.length===1&&nt(e.entries[0])?"✕":"–"),A(c,u?vt(n,e):""),l.hidden=o.best!==e,this.describe(
e.number)}describe(e){let{state:n}=this,{cell:o,star:r,value:i,range:a}=this.cells[e],l=s((n.metric||{}).title),c=n.failuresIn(e),h=[n.nameOf(e),a.textContent?s(
"{metric}: {value}, over its seeds {range}",{metric:l,value:i.textContent,range:a.textContent}):`${l}: ${i.textContent}`,r.hidden?"":s("best"),c&&s("failed: {sh\
are}",{share:c}),oc[n.standingOf(e)]()];Z(o,{"aria-label":me(h)})}focus(e,n=!1){this.focused&&(this.focused.tabIndex=-1),this.focused=e,e&&(e.tabIndex=0,n&&(e.focus(
{preventScroll:!0}),this.reveal(e)))}reveal(e){let{field:n,table:o}=this,[r,i]=[n.getBoundingClientRect(),e.getBoundingClientRect()],a=r.left+e.parentElement.firstElementChild.
offsetWidth,l=r.top+o.tHead.offsetHeight;n.scrollLeft+=Math.min(0,i.left-a)||Math.max(0,i.right-r.right),n.scrollTop+=Math.min(0,i.top-l)||Math.max(0,i.bottom-r.
bottom),(i.top<0||i.bottom>innerHeight)&&e.scrollIntoView({block:"nearest",inline:"nearest"})}};function sc(t,e){let n=new is(t,new rs(e));return ec(n),o=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}o.run&&
n.build(),o.run||o.pair||o.status?n.drawTexts():o.steps&&new Set([...o.entries].map(r=>e.entries[r].group)).forEach(r=>n.drawText(r)),o.measured&&n.drawQuiet(),
(o.run||o.measured||o.status)&&n.drawValues(),n.whole.draw()}}var rc=[["stop","■",t=>s("Stop lane {lane}",{lane:t})],["select","✎",t=>s("Edit lane {lane}",{lane:t})],["copy","❐",t=>s("Copy lane {lane}",{lane:t})],["l\
eft","◀",t=>s("Move lane {lane} to the left",{lane:t})],["right","▶",t=>s("Move lane {lane} to the right",{lane:t})],["remove","✕",t=>s("Remove lane {lane\
}",{lane:t})]],as=class{constructor(e,n){this.group=n;let o=d("div","gp-lane-head");this.name=d("button","gp-lane-name",null,{type:"button"}),this.letter=d("b",
"gp-letter"),this.title=d("bdi","gp-lane-title"),this.reference=d("span","gp-lane-reference",s("reference")),this.name.append(this.letter,this.title,this.reference),
this.tools=d("span","gp-lane-tools"),this.buttons=Object.fromEntries(rc.map(([i,a])=>{let l=d("button","gp-button",a,{type:"button","data-do":i});return this.tools.
append(l),[i,l]})),o.append(this.name,this.tools),this.prompt=d("p","gp-lane-prompt",null,{dir:"auto"}),this.settings=d("p","gp-lane-settings"),this.changed=d("\
p","gp-lane-changed",`△ ${s("changed since this run")}`),this.state=d("p","gp-lane-state"),this.doing=d("b"),this.tokens=d("span","gp-lane-count"),this.company=
d("span","gp-lane-company","",{tabindex:"0","data-tip":""}),this.state.append(this.doing,this.tokens,this.company),this.parts=d("p","gp-lane-parts"),this.seeds=
d("p","gp-lane-seeds"),this.back=d("button","gp-button","◀",{type:"button","data-seed":"-1","aria-label":s("Previous seed")}),this.on=d("button","gp-button","\
▶",{type:"button","data-seed":"1","aria-label":s("Next seed")}),this.seed=d("span","","",{"aria-live":"polite"}),this.seeds.append(this.back,this.seed,this.on),
this.problem=d("div","gp-problem"),this.why=d("span"),this.problem.append(d("b","","✕ "),this.why);let r=d("div","gp-lane-top");r.append(o,this.prompt,this.settings,
this.changed,this.state,this.parts,this.seeds,this.problem),e.append(r)}draw({lane:e,ran:n,place:o,lanes:r,isReference:i,parts:a,told:l}){let c=n?this.group.shownOf(
n.number):null;A(this.letter,e.label),A(this.title,ve(e.title)),X(this.reference,i),Z(this.name,{"aria-pressed":String(i),title:i?s("The other lanes are compare\
d with this one"):s("Compare the others with {lane}",{lane:e.label})}),this.name.disabled=!n,this.drawTools(e,o,r),this.drawStop(n),X(this.prompt,!!e.prompt),e.
prompt&&ns(this.prompt,e.prompt),A(this.settings,Mf(e,c,n).join(" · ")),X(this.changed,!!n&&Tf(e,n)),this.drawState(c),A(this.parts,a),X(this.parts,!!a),this.drawSeeds(
c,n),this.drawProblem(e,l)}drawTools(e,n,o){X(this.tools,this.group.canAsk);let r={left:n===0,right:n===o-1,remove:o===1,copy:o>=io};for(let[i,,a]of rc){i!=="st\
op"&&X(this.buttons[i],!e.prompt);let l=i==="select"&&e.selected?s("Lane {lane} is shown in the settings",{lane:e.label}):a(e.label);Z(this.buttons[i],{title:l,
"aria-label":l,"aria-disabled":String(!!r[i])})}A(this.buttons.select,e.selected?`✎ ${s("editing")}`:"✎"),Z(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){
let{stop:n}=this.buttons,o=!!e&&this.group.running&&e.entries.some(({log:r})=>!r.finished&&!r.failed);!o&&n===document.activeElement&&this.name.focus(),X(n,o)}drawState(e){
if(X(this.state,!!e),!e)return;let{log:n}=e;A(this.doing,Ef(n,this.group.done));let o=Pe(n).length;A(this.tokens,o?F(o,"{count} token","{count} tokens"):"");let r=ti.
get(n);n.shared>1&&ti.set(n,{others:Math.max(n.shared-1,r?r.others:0),apart:n.apart&&(!r||r.apart)});let i=ti.get(n);if(X(this.company,!!i),!i)return;let{others:a,
apart:l}=!n.running||n.shared<2?i:{others:n.shared-1,apart:n.apart};A(this.company,l?F(a,"in turn with another run","in turn with {count} others"):F(a,"together\
 with another run","together with {count} others")),Z(this.company,{"data-tip":l?s("It has forward passes of its own, in turn with those of the others: no other\
 run uses its model, or it reads or writes several tokens at once."):s("Decoded in one batch with the other runs on this model: each forward pass gives all of t\
hem their next token.")})}drawSeeds(e,n){let o=n?n.entries.length:0;X(this.seeds,o>1),!(o<2)&&(A(this.seed,s("seed {seed}, {place} of {all}",{seed:ic(e)??"–",
place:n.shown+1,all:o})),Z(this.back,{"aria-disabled":String(n.shown===0)}),Z(this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){
let r=s(n),i=o.get(r)??e;r&&o.set(r,i),X(this.problem,!!r),A(this.why,!r||i===e?r:s("The same as in lane {lane}.",{lane:i}))}},io=8,ti=new WeakMap,ic=({seed:t,log:e})=>t??
(e&&e.started?e.started.seed:null);function Tf(t,e){let n=(o,r)=>JSON.stringify(o[r]===""?null:o[r]??null);return["model","seed","settings","prompt"].some(o=>n(
t,o)!==n(e,o))}function Mf(t,e,n){let o=e&&n.seed===t.seed&&n.entries.length===1?ic(e):null,r=t.seed??o;return[t.model,ve(t.settings??""),r===null?"":s("seed {s\
eed}",{seed:r})].filter(Boolean)}function Ef(t,e){let{queued:n,loading:o,started:r,failed:i,finished:a}=t;return i?`✕ ${s("stopped by an error")}`:a?`■ ${a.
sequences.length?$e(a.sequences[0].stop_reason)[1]:s("ended")}`:e?r?`■ ${s("was stopped")}`:s("did not run"):o?fn(o):n?n.ahead?F(n.ahead,"waiting for another \
run","waiting for {count} others"):s("starting …"):r?`● ${s("decoding …")}`:s("waiting for its turn")}var ls=class{constructor(e){this.log=e,this.clear()}clear(){this.at=null,this.place=null}get steps(){return this.log.canvasSteps}get number(){return this.at===null?
this.steps.length-1:Math.min(this.at,this.steps.length-1)}get step(){return this.steps[this.number]||null}get canvas(){let{canvas:e}=this.step;return this.steps.
filter(n=>n.canvas===e)}get before(){let{canvas:e}=this.step;return this.steps.filter((n,o)=>n.canvas<e&&this.steps[o+1]&&this.steps[o+1].canvas!==n.canvas)}get numCanvases(){
return this.steps.length?this.steps.at(-1).canvas+1:0}earlier(e){let n=this.steps[this.number-1];return n&&n.canvas===this.step.canvas?n.places[e]:null}accepted(e){
if(!this.step.places[e].accepted)return null;let n=this.earlier(e);return n&&n.accepted?"again":"newly"}get counts(){let e=this.step.places.map((n,o)=>this.accepted(
o));return{places:e.length,accepted:e.filter(Boolean).length,newly:e.filter(n=>n==="newly").length}}get end(){let{eos_token_ids:e,effective:n}=this.log.started;
if(!Number.isInteger(n.pad_token_id))return 1/0;let o=this.step.places.findIndex(({token_id:r})=>e.includes(r));return o<0?1/0:o+1}history(e){let n=this.canvas,
o=n.at(-1).places[e],r=n.length-1;for(;r>0&&n[r-1].places[e].token_id===o.token_id;)r-=1;return{since:r,accepted:n.filter(i=>i.places[e].accepted).length,count:n.
length,last:o}}};function ac({canvasSteps:t,finished:e}){return e?e.sequences.map(({text:o})=>o).join(""):t.filter(({canvas:o},r)=>!t[r+1]||t[r+1].canvas!==o).flatMap(
({places:o})=>o.map(({piece:r})=>r??"")).join("")}var cs=({logprob:t,entropy:e})=>({probability:Q(t),rawProbability:0,rank:1,surprisal:-(t??0),entropyBefore:e,entropyAfter:e});var ds=class{constructor(e,n){this.body=e,this.entries=n,this.width=0,this.timer=0,this.clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.
scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e)}clear(e){this.log=e,this.body.replaceChildren(),this.rows=new et(this.
body),this.tokens=[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:r},{shade:i,unit:a}){if(this.
log!==e&&this.clear(e),e.denoises){A(this.body,ac(e));return}let{keep:l,added:c}=kt(this.steps,Pe(e).at(-1)||null);l<this.tokens.length&&this.cut(l);for(let h of c)
this.append(h,i,a);this.dim(n),this.signAt(o?this.tokens[n]:null,o,r,a),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){xt(this,e),this.steps.
length=e,this.dimmed=Math.min(this.dimmed,e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let r={...e.chosen,piece:e.piece},i=d("span","gp-\
token",null,{role:"button",tabindex:"-1"});Ge(i,r);let a=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(i,{token:r,step:e,index:e.
index,lane:this}),e.given&&(i.dataset.given=""),Nt(this,i,r,a),this.steps.push(e),this.describe(i,o),this.shade(i,n)}shade(e,n){Ht(e.querySelector(".gp-ink"),n,
Me(this.entries.get(e).step))}describe(e,n){let{token:o,step:r,index:i}=this.entries.get(e),a=[s("token {number}: {text}",{number:i+1,text:J(o.text)}),...Po(r,n),
this.whyOf(e)];e.setAttribute("aria-label",a.filter(Boolean).join(", "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?s("g\
iven, not chosen"):""].filter(Boolean).join(", ")}dim(e){let n=Math.min(e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-\
shared");for(let o=this.dimmed;o<n;o++)this.tokens[o].classList.add("gp-shared");this.dimmed=n}signAt(e,n,o,r){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.
parts===n))return;let i=this.sign;this.sign=e||null,this.said=o,i&&(delete i.dataset.parts,this.describe(i,r)),e&&(e.dataset.parts=n,this.describe(e,r))}redraw({
shade:e,unit:n}){for(let o of this.tokens)this.shade(o,e),this.describe(o,n)}settle(){this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7),this.rows.
settle()}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.
settle(),200))}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.
tokens[o+1];case"ArrowLeft":return this.tokens[o-1];case"ArrowDown":return Ve(this.tokens,o,1);case"ArrowUp":return Ve(this.tokens,o,-1);case"Home":return this.
tokens[0];case"End":return this.tokens.at(-1);default:return null}}};function lc(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),r=t.querySelector(".gp-scale"),i=t.querySelector(".gp-add"),a=new Map,l=new WeakMap,
c=yn(t,n,e,k=>{let y=l.get(k);if(!y)return null;let{token:p,step:f,index:w,lane:_}=y;return{id:p.token_id,text:p.text,where:s("token {number}",{number:w+1}),step:f,
why:_.whyOf(k)}}),h=()=>({shade:o.value,unit:e.unit});function u(){return e.lanes?e.lanes.map(k=>({key:`${k.prompt?"prompt":"lane"} ${k.id}`,lane:k,number:e.groups.
findIndex(({id:y,prompt:p})=>y===k.id&&!!p==!!k.prompt)})):e.groups.map(k=>({key:`group ${k.number}`,lane:k,number:k.number}))}function g(k){let y=document.activeElement,
p=[...n.children].indexOf(y&&y.closest(".gp-lane")),f=new Set(k.map(({key:w})=>w));for(let[w,{element:_}]of a)f.has(w)||(_.remove(),a.delete(w));k.forEach(({key:w,
lane:_,number:E},$)=>{let m=a.get(w)||q(w);Object.assign(m,{lane:_,number:E}),n.children[$]!==m.element&&n.insertBefore(m.element,n.children[$]||null)}),S(),!(p<
0||document.activeElement===y)&&(y.isConnected?y.focus():n.children.length&&n.children[Math.min(p,n.children.length-1)].querySelector(".gp-lane-name").focus())}
function S(){let{clientWidth:k}=n,[y,p,f]=[240,12,4];if(!k||!a.size)return;let w=Math.max(1,Math.min(f,Math.floor((k+p)/(y+p)))),_=Math.ceil(a.size/w);n.style.setProperty(
"--lanes-in-row",Math.ceil(a.size/_))}new ResizeObserver(S).observe(n);function q(k){let y=d("li","gp-lane"),p=new as(y,e),f=d("p","gp-note gp-not-yet",s("Not r\
un yet.")),w=d("div","gp-lane-text",null,{role:"group",dir:"auto"}),_=d("div","gp-lane-bottom");_.append(f,w),y.append(_);let E={element:y,head:p,note:f,body:w,
text:new ds(w,l)};return a.set(k,E),E}function W(k,y,p,f){let{element:w,head:_,note:E,body:$,text:m,lane:x,number:v}=k,M=v<0?null:e.groups[v],R=ut(e),j=!!(M&&R&&
R[0]===v),b=M&&R&&!j?N(R[0],v):{shared:0,sign:"",why:"",words:""};_.draw({lane:x,ran:M,place:y,lanes:p,isReference:j,parts:b.words,told:f}),w.classList.toggle("\
gp-lane-selected",!!x.selected),Z(w,{"aria-label":s("Lane {lane}: {title}",{lane:x.label,title:ve(x.title)})}),Z($,{"aria-label":s("Text of lane {lane}, token b\
y token. The arrow keys move along it.",{lane:x.label})}),X(E,!M),X($,!!M),M?m.draw(e.shownOf(v).log,b,h()):m.log&&m.clear(null)}function N(k,y){let p=Ne(e,k),[
f,w]=[k,y].map(M=>e.shownOf(M).log),{kind:_,at:E,shorter:$}=ts(e,k,y),m=E[1];if(_==="apart"){let{chosen:M}=Pe(f)[E[0]],R=s("here it diverges from {lane}, which \
has {token}",{lane:p,token:J(M.text)});return{shared:m,sign:`≠${p}`,why:R,words:`≠ ${s("diverges from {lane} at token {number}",{lane:p,number:m+1})}`}}let x={
shared:m,sign:"",why:""};if(!m)return{...x,words:""};let v=[f,w].map(M=>!!(M.finished||M.failed||e.done));return(_==="same"?!(v[0]&&v[1]):!v[$])?{...x,words:`= ${s(
"the same as {lane} so far",{lane:p})}`}:_==="same"?{...x,words:`= ${s("the same as {lane}",{lane:p})}`}:{...x,words:`= ${$?s("the same as {lane}, which continu\
es",{lane:p}):s("the same as {lane}, then continues",{lane:p})}`}}function C(k){let{header:y}=e,p=y&&!e.groups.some(({prompt:f})=>f)?y.prompt:"";X(t.querySelector(
".gp-asked"),!!p),Oe(t.querySelector(".gp-asked-text"),p,{plain:!0}),X(t.querySelector(".gp-parting-key"),!!ut(e)),X(i.parentNode,e.canAsk&&!k.some(({lane:f})=>f.
prompt)),Z(i,{"aria-disabled":String(k.length>=io),title:k.length>=io?s("At most {count} lanes",{count:String(io)}):s("A new lane at the end")})}let P=k=>[...a.
values()].find(({element:y})=>y.contains(k));n.addEventListener("click",({target:k})=>{let y=P(k),p=k.closest("button"),f=k.closest(".gp-token");y&&f&&l.has(f)&&
L(y,f),!(!y||!p||p.getAttribute("aria-disabled")==="true")&&(p.dataset.do&&e.ask({type:"lane",do:p.dataset.do,id:y.lane.id}),p.dataset.seed&&e.showEntry(y.number,
e.groups[y.number].shown+Number(p.dataset.seed)),p===y.head.name&&T(y.number))});function T(k){let y=ut(e);y&&k!==y[0]&&e.setPair(k,k===y[1]?y[0]:y[1])}function L(k,y){
k.text.reach(y),y.focus({preventScroll:!0}),y.scrollIntoView({block:"nearest"}),c.show(y)}n.addEventListener("keydown",k=>{let{target:y,key:p}=k;if(!l.has(y)||k.
ctrlKey||k.metaKey||k.altKey)return;let f=P(y),w=p==="Enter"||p===" "?y:f.text.next(y,p);!w&&!p.startsWith("Arrow")||(k.preventDefault(),w&&L(f,w))}),i.addEventListener(
"click",()=>{i.getAttribute("aria-disabled")!=="true"&&e.ask({type:"lane",do:"add"})});function O(){ht(r,o.value,e.unit)}return o.addEventListener("change",()=>{
for(let{text:k}of a.values())k.redraw(h());O()}),k=>{let y=u();if(t.hidden=!y.length&&!e.canAsk,t.hidden)return;if((k.run||k.lanes)&&g(y),k.unit){for(let{text:f}of a.
values())f.redraw(h());O()}C(y);let p=new Map;y.forEach(({key:f},w)=>W(a.get(f),w,y.length,p));for(let{text:f}of a.values())f.settle();c.refresh(k.unit||k.pair)}}function cc(t,e){let i=P=>t.querySelector(".gp-"+P),a=[];function l(P){let[T,L]=[Math.min(...P),Math.max(...P)],O=[1,2,5,10,20,50,100,200,500,1e3].find(p=>Math.
floor(L/p)-Math.floor(T/p)<24)||Math.ceil((L-T+1)/24),k=Math.floor(T/O),y=Array.from({length:Math.floor(L/O)-k+1},(p,f)=>[Math.max((k+f)*O,T),Math.min((k+f+1)*O-
1,L),0]);for(let p of P)y[Math.floor(p/O)-k][2]+=1;return y}function c(P){let T=P.map(Dt).sort((p,f)=>p-f),L=T.length?l(T):[],O=JSON.stringify(L);i("bins").dataset.
key!==O&&fe(i("bins"),L.length?h(L):void 0),i("bins").dataset.key=O;let k=T.reduce((p,f)=>p+f,0)/T.length,y=(T[T.length-1>>1]+T[T.length>>1])/2;a=T,A(i("average"),
T.length?s("mean {mean}, median {median}, from {low} to {high}",{mean:k.toFixed(1),median:B(y),low:B(T[0]),high:B(T.at(-1))}):s("none has ended yet"))}function h(P){
let T=(k,y)=>k===y?F(k,"{count} token","{count} tokens"):s("{low} to {high} tokens",{low:B(k),high:B(y)}),L=([k,y,p])=>`${T(k,y)}: ${F(p,"{count} text","{count}\
 texts")}`,O={type:"bar",hoverinfo:"text",textposition:"none",text:P.map(L),x:P.map(([k,y])=>(k+y)/2),y:P.map(([,,k])=>k),width:P.map(([k,y])=>.94*(y-k+1)),marker:{
color:"var(--gp-kept)"}};return Ft(s("Number of texts by their length in tokens"),[O],Ye(s("tokens"),{showgrid:!1}),Ye(s("texts"),{rangemode:"tozero"}),{height:220,
bargap:0})}function u(){let P=d("li"),T=d("span","",null,{"aria-hidden":"true"});return T.append(d("i","gp-bar")),P.append(d("span","gp-sign",null,{"aria-hidden":"\
true"}),d("span","gp-word"),T,d("span","gp-times")),P}function g(P){let T=new Map;for(let k of P)T.set(Ie(k),(T.get(Ie(k))||0)+1);let L=[...T].sort(([k,y],[p,f])=>f-
y||(k<p?-1:1)),O=ee(i("endings"),L.length,u);L.forEach(([k,y],p)=>{let[f,w,_,E]=O[p].children;Z(O[p],{"data-end":k}),A(f,_t(k)),A(w,Ot(k)[0]),ae(_.firstChild,"w\
idth",y/P.length),A(E,`${B(y)} · ${H(y/P.length)}`)})}function S(P){let T=P.filter(y=>Ie(y)==="failed"),L=P.filter(y=>Ie(y)!=="failed"&&!Kt(y).trim()),O=e.done?
e.entries.length-P.length:0,k=[];L.length&&k.push(F(L.length,"{count} text is empty.","{count} texts are empty.")),T.length&&k.push(F(T.length,"{count} sample f\
ailed and is counted only here.","{count} samples failed and are counted only here.")),O&&k.push(F(O,"{count} sample did not finish.","{count} samples did not f\
inish.")),A(i("oddities"),k.join(" "))}function q(P){let T=new Map;for(let p of P)T.set(Kt(p),(T.get(Kt(p))||0)+1);let L=[...T].filter(([,p])=>p>1).sort(([p,f],[
w,_])=>_-f||(p<w?-1:1));A(i("common-title"),W(T.size,P.length,L.length>0));let O=i("common"),k=L.slice(0,5),y=[...O.children].map(p=>p.gpText);k.length===y.length&&
k.every(([p],f)=>p===y[f])?k.forEach(([,p],f)=>A(O.children[f].firstChild,`${B(p)} ×`)):O.replaceChildren(...k.map(N))}function W(P,T,L){return T<2?T?F(T,"{cou\
nt} text","{count} texts"):"":P===1?s("All {count} texts are the same",{count:B(T)}):L?s("{count} different texts of {all}; the most frequent ones",{count:B(P),
all:B(T)}):s("All {count} texts are different",{count:B(T)})}function N([P,T]){let L=d("li");if(L.gpText=P,L.append(d("span","gp-times",`${B(T)} ×`)),P.length<=
150)L.append(P.trim()?d("bdi","",Ce(P)):d("span","gp-note",s("(empty)")));else{let O=d("details"),k=d("summary");k.append(d("bdi","",Ce(P.slice(0,150))+"…")),
O.append(k,d("p","",P,{dir:"auto"})),L.append(O)}return L}function C(P,T){return P===T?F(T,"{count} sample","all {count} samples"):e.done?F(T,"{ended} of {count\
} sample ended","{ended} of {count} samples ended",{ended:B(P)}):F(T,"{ended} of {count} sample ended so far","{ended} of {count} samples ended so far",{ended:B(
P)})}return de(t,{lengths:()=>{if(!a.length)return"";let P=a.reduce((T,L)=>T+L,0);return F(a.length,"{total} tokens in {count} text.","{total} tokens in {count}\
 texts, {mean} on average.",{total:B(P),mean:(P/a.length).toFixed(1)})}}),P=>{if(t.hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(P.run||P.status))return;
P.run&&i("common").replaceChildren();let T=e.entries.filter(k=>Rn(k)==="cut"),L=e.entries.filter(k=>Ie(k)&&!T.includes(k)),O=L.filter(k=>Ie(k)!=="failed");A(i("\
of"),C(L.length,e.entries.length)),c(O),g([...L,...T]),S(L),q(O)}}var dc="generation-playground.columns",$f=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","words","ended"],hs=class{constructor(e,n){
this.place=e,this.changed=n,this.summary=d("summary"),this.boxes=d("div","gp-column-boxes",null,{role:"group","aria-label":s("Columns of the table")}),e.append(
this.summary,this.boxes),this.chosen=new Set(Lf()||$f),this.names=""}shown(e){let n=e.map(({name:r})=>r).join();n!==this.names&&(this.names=n,this.boxes.replaceChildren(
...e.map(r=>this.box(r))));let o=e.filter(({name:r})=>this.chosen.has(r));return A(this.summary,s("Columns: {shown} of {all}",{shown:String(o.length),all:String(
e.length)})),o}box({name:e,title:n,meaning:o}){let r=d("label","",null,{title:s(o)}),i=d("input","",null,{type:"checkbox"});return i.checked=this.chosen.has(e),
i.addEventListener("change",()=>{i.checked?this.chosen.add(e):this.chosen.delete(e),Af([...this.chosen]),this.changed()}),r.append(i,` ${s(n)}`),r}};function Lf(){
try{let t=JSON.parse(localStorage.getItem(dc)||"null");return Array.isArray(t)?t:null}catch{return null}}function Af(t){try{localStorage.setItem(dc,JSON.stringify(
t))}catch{}}function hc(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,r=o.cells[0].querySelector("button"),i=new Map,a=null,l=[],c=new hs(t.querySelector(".gp-\
column-choice"),()=>P()),h=({values:L},{name:O})=>Number.isFinite(L[O])?L[O]:null;function u(){let L=e.metrics.filter(p=>e.groups.some(f=>h(f,p)!==null));t.hidden=
!L.length;let O=c.shown(L);if(O.length===l.length&&O.every((p,f)=>p===l[f].metric))return;let k=document.activeElement,y=o.contains(k)?k.dataset.name:null;l.forEach(
({head:p})=>p.remove()),l=O.map(p=>{let f=d("th","",null,{scope:"col"}),{name:w,title:_,unit:E}=p,$=d("button","gp-sort",null,{type:"button","data-name":w});return In(
$,p,e,m=>Ne(e,m)),$.append(d("span","",s(_).replace(/-(?=\d)/g,"‑")),d("span","gp-arrow","",{"aria-hidden":"true"})),f.append($),E&&E!==_.toLowerCase()&&f.append(
d("small","",s(E))),o.append(f),{metric:p,head:f}});for(let p of i.values())ee(p,1+l.length,S);y&&o.querySelector(`[data-name="${CSS.escape(y)}"]`)?.focus()}function g(){
for(let{metric:L,head:O}of l){let k=a&&a.name===L.name?a.down?"descending":"ascending":"none";Z(O,{"aria-sort":k}),A(O.querySelector(".gp-arrow"),{descending:" \
▼",ascending:" ▲",none:""}[k])}}o.addEventListener("click",({target:L})=>{let O=L.closest(".gp-sort");if(!O)return;let k=l.map(y=>y.metric).find(({name:y})=>y===
O.dataset.name);if(!k)a=null;else{let y=k.better!=="less",p=a&&a.name===k.name;p&&a.down!==y?a=null:a={name:k.name,down:p?!y:y}}P()});function S(){let L=d("td"),
O=d("span","gp-value");O.append(d("b","gp-best-sign","",{"aria-hidden":"true"}),d("span"),d("span","gp-hidden"),d("small","gp-seeds-range"));let k=d("span","gp-\
track");return k.append(d("i")),L.append(O,k),L}function q(L){let O=d("tr"),k=d("th","gp-whose",null,{scope:"row"});return k.append(d("b","gp-letter"),d("bdi")),
O.append(k),ee(O,1+l.length,S),n.tBodies[0].append(O),i.set(L,O),O}function W({number:L,title:O,prompt:k}){let y=i.get(L)||q(L),[p,f]=y.cells[0].children;A(p,Ne(
e,L)),A(f,sn({title:O,prompt:k}))}function N({metric:L},O){let k=e.groups.map(f=>h(f,L)),y=Math.max(...k.map(f=>Math.abs(f??0))),p=Jr(L,e.groups);return k.forEach(
(f,w)=>{let _=i.get(w).cells[O+1],[E,$]=_.children,m=p!==null&&p.number===w;A(E.children[0],m?"★":""),A(E.children[1],St(L,e.groups[w])),A(E.children[2],m?` ${s(
"(best)")}`:"");let x=f===null||Xr(L)?"":vt(L,e.groups[w]);A(E.children[3],x&&s("over the seeds {range}",{range:x})),_.classList.toggle("gp-best",m),ae($.firstChild,
"width",f===null||!y?0:Math.abs(f)/y)}),p!==null}function C(){let L=[...e.groups];if(a){let k=a.down?-1:1;L.sort((y,p)=>{let[f,w]=[h(y,a),h(p,a)];return f===null||
w===null?+(f===null)-+(w===null):k*(f-w)})}let[O]=n.tBodies;L.forEach(({number:k},y)=>{O.rows[y]!==i.get(k)&&O.insertBefore(i.get(k),O.rows[y]||null)})}function P(){
if(u(),t.hidden)return;a&&!l.some(({metric:O})=>O.name===a.name)&&(a=null),e.groups.forEach(W);let L=l.map(N);X(t.querySelector(".gp-best-key"),L.some(Boolean)),
g(),C()}function T(){for(let O of i.values())O.remove();i.clear();let{kind:L}=e.header||{};A(r,L==="lanes"?s("Lane"):L==="sweep"?s("Cell"):s("Runs")),n.classList.
toggle("gp-one",e.groups.length<2),X(t.querySelector(".gp-sorting"),e.groups.length>1)}return L=>{L.run&&T(),(L.run||L.measured||L.lanes)&&P()}}var pc={sweep:()=>s("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:s("Run the grid")}),
seeds:()=>s("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabilities.",{button:s("Draw \
the samples")}),trial:()=>s("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one question: whether drafts make it f\
aster, which draft length is best, or whether the texts are the same.",{button:s("Run the trial")}),precision:()=>s("Nothing has run yet. “{button}” lets the mo\
del write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each token.",{button:s("Compare precisions")}),choices:()=>s(
"Nothing has run yet. “{button}” lets the model read each answer after the prompt and shows how likely it finds every token, with and without taking the length \
out.",{button:s("Compare answers")}),watermark:()=>s("Nothing has run yet. “{button}” writes texts with and without the watermark and answers one question, or l\
ets you guess which is which.",{button:s("Run the experiment")})};function uc(t,e){let r=t.querySelector(".gp-status"),i=t.querySelector(".gp-pace"),a=t.querySelector(
".gp-track"),l=t.querySelector(".gp-troubles"),c=t.querySelector(".gp-told"),h=t.querySelector(".gp-answered"),u=[],g=[],S=null,q=0;function W(k){let y=e.entries[k];
u[k]=Rn(y),g[k]=Dt(y)}function N(k){let y=u.length,p=k.ended+k.failed;if(p===y)return[F(y,"The run has ended","All {count} runs have ended"),""];let f=k.cut+(e.
done?k.decoding:0),w=[f&&s("{count} cut off",{count:B(f)}),!e.done&&s("{count} decoding",{count:B(k.decoding)}),!e.done&&s("{count} queued",{count:B(k.waiting)}),
e.done&&k.waiting&&s("{count} not started",{count:B(k.waiting)})].filter(Boolean),_={ended:B(p)};return[e.done?F(y,"Stopped: {ended} of {count} run ended","Stop\
ped: {ended} of {count} runs ended",_):F(y,"{ended} of {count} run ended","{ended} of {count} runs ended",_),w.map($=>` · ${$}`).join("")]}function C(k){if(!k)
return;let y=performance.now();S??={at:y,sum:k},k!==S.last&&([S.last,q]=[k,y]);let p=q-S.at,f=p>500&&s("{rate} tokens/s in total",{rate:B(Math.round((k-S.sum)/p*
1e3))});A(i,[F(k,"{count} token","{count} tokens"),f].filter(Boolean).join(" · "))}function P(k){let y=new Map;for(let _ of e.entries.filter(E=>u[E.number]==="\
failed")){let E=JSON.stringify(xo(nt(_)));y.set(E,[...y.get(E)||[],_])}let p=e.done?k.cut:0,f=JSON.stringify([[...y].map(([_,E])=>[_,E.length]),p]);if(l.dataset.
key===f)return;l.dataset.key=f,l.replaceChildren();for(let[_,E]of[...y].slice(0,8)){let $=d("p");$.append(d("b","","✕ "),`${L(E)} `);for(let{knob:m,message:x,
fix:v}of JSON.parse(_))$.append(d("span","",(m?`${m}: `:"")+x),v?` ${v} `:" ");l.append($)}let w=[...y.values()].slice(8).flat().length;w&&l.append(d("p","gp-no\
te",F(w,"{count} more run failed for other reasons.","{count} more runs failed for other reasons."))),p&&l.append(d("p","gp-note gp-stopped",T(p)))}function T(k){
return e.done.overtaken?F(k,"{count} run was stopped because another run took its place; what was written is kept.","{count} runs were stopped because another r\
un took their place; what was written is kept."):F(k,"{count} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was w\
ritten is kept.")}function L(k){let y=[...new Set(k.map(_=>e.groups[_.group].label))];if(y.length===e.groups.length)return F(k.length,"{count} run failed:","{co\
unt} runs failed:");let p=y.length-1,w=y.every(_=>_.length===1)||!p?y.join(", "):F(p,"{label} and {count} other","{label} and {count} others",{label:y[0]});return F(
k.length,"{count} run failed ({groups}):","{count} runs failed ({groups}):",{groups:w})}function O(){let k=e.found&&e.found.question,p=(k&&e.asking&&e.asking.question!==
k?e.asking.titles:{})[k];X(h,!!p),p&&A(h,e.done?s("These runs answered “{question}”. Choose that question to see the answer.",{question:s(p)}):s("These runs\
 answer “{question}”. Choose that question to see the answer.",{question:s(p)}))}return k=>{if(t.hidden=!e.header&&!Object.hasOwn(pc,e.name),a.hidden=!e.header,
!e.header&&!t.hidden&&A(r,pc[e.name]()),!e.header)return;k.run?([u,g,S]=[[],[],null],A(i,""),e.entries.forEach(w=>W(w.number))):k.measured||k.status?e.entries.forEach(
w=>W(w.number)):k.entries.forEach(W);let y={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let w of u)y[w]+=1;let[p,f]=N(y);r.dataset.words!==p+f&&(r.dataset.
words=p+f,r.replaceChildren(d("b","",p),f));for(let w of["ended","failed","decoding"])ae(a.querySelector(".gp-part-"+w),"width",y[w]/Math.max(1,u.length));Z(a,{
"aria-valuemax":u.length,"aria-valuenow":y.ended+y.failed,"aria-valuetext":p+f.replaceAll(" · ",", ")}),C(g.reduce((w,_)=>w+_,0)),P(y),O(),e.done&&A(c,p)}}var ps=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],Cf=t=>ps.findIndex(([e])=>Se(t??1/0,"bits")<=e);function ft(t,e){if(!V(t))return s("infinite");let n=Se(t,e);if(n===
0)return"0";if(n>=.001)return n.toPrecision(3);let[o,r]=n.toExponential(1).split("e-");return`${o} × ${Pf(r)}`}var Pf=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[e]).join("")}`,Gt=t=>t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(2)}):s("{size} MB",{size:(t/1e6).toFixed(t<1e7?2:1)});function fc(t,e){let n=y=>t.
querySelector(".gp-"+y),o=n("which"),r=new He(n("words"),{press:({number:y})=>S(y)}),i=null,a="",l="";o.addEventListener("change",()=>O());let c=()=>e.unit==="b\
its"?s("bits"):s("nats"),h=y=>`${ft(y,e.unit)} ${c()}`,u=()=>(e.found&&e.found.question==="precision"?e.found.groups:[]).map((y,p)=>({...y,number:p})).filter(({
pair:y})=>y&&!y.error),g=()=>u().find(({number:y})=>String(y)===o.value)||u()[0];function S(y){i=y,O()}function q(y){let p=JSON.stringify(y.map(({number:w,title:_})=>[
w,_]));if(p===l)return;l=p;let f=o.value;o.replaceChildren(...y.map(({number:w,title:_})=>d("option","",ve(_),{value:w}))),y.some(({number:w})=>String(w)===f)&&
(o.value=f)}function W({text:y,kl:p,logprobs:[f,w],same_top:_},E){let $=s("Token {number} {token}: KL {kl}; probability {share}, here {other}",{number:B(E+1),token:J(
y),kl:h(p),share:H(Q(f)),other:H(Q(w))});return _?$:`${$}; ${s("another token is the likeliest here")}`}function N(y){let{tokens:p}=y.pair,f=JSON.stringify([y.number,
e.unit,p.map(({id:w,kl:_})=>[w,_])]);f!==a&&(a=f,r.show(p.map((w,_)=>({token:w,mark:{},number:_,words:()=>W(w,_)}))),r.tokens.forEach((w,_)=>{let E=Cf(p[_].kl),
$=w.querySelector(".gp-ink");$.style.backgroundColor=`var(--gp-heat-${ps[E][1]})`,$.dataset.rank=E,w.dataset.top=p[_].same_top?"same":"other"})),r.tokens.forEach(
(w,_)=>{w.dataset.shown=_===i?"yes":"no",w.setAttribute("aria-pressed",_===i)})}function C(){let y=n("legend");if(y.dataset.unit===e.unit)return;y.dataset.unit=
e.unit,y.replaceChildren(s("KL in {unit}:",{unit:c()}));let p=w=>e.unit==="bits"?w:Number((w*Math.LN2).toPrecision(2));ps.forEach(([w,_],E)=>{let $=Number.isFinite(
w)?s("to {limit}",{limit:p(w)}):s("above {limit}",{limit:p(ps[E-1][0])}),m=d("span","gp-chip",$,{"data-rank":E});m.style.backgroundColor=`var(--gp-heat-${_})`,y.
append(m)});let f=d("span");f.append(d("span","gp-wavy","abc"),` ${s("another token is the likeliest")}`),y.append(f)}function P(y,p){let f=e.charts[`kl ${p.number}\
 ${e.unit}`];fe(n("curve-box"),i===null?f:Oo(f,i+1,"")),T(y,p)}function T(y,p){let f=ee(n("curve-keys"),y.length,()=>{let w=d("span"),_=se("svg");return Z(_,{width:30,
height:8,"aria-hidden":"true"}),_.append(se("path","gp-course")),Z(_.firstElementChild,{d:"M1 4H29"}),w.append(_,d("span")),w});y.forEach(({title:w,number:_},E)=>{
Z(f[E].firstChild.firstChild,{"data-line":E%6,"data-on":_===p.number?"yes":"no"}),A(f[E].lastChild,ve(w))})}function L(y){let p=y.pair.tokens[i??y.pair.max_at],
f=i??y.pair.max_at,[w,_]=p.entropies,E={number:B(f+1),token:J(p.text),kl:h(p.kl),mine:re(w,e.unit),theirs:re(_,e.unit),model:ve(y.title)};A(n("said"),i!==null?s(
"Token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",E):`${s("Where they differ most, token {number} {token}: KL {kl}, en\
tropy {mine} of the reference and {theirs} of {model}.",E)} ${s("Click another token to see both models there.")}`);let $=n("sides").tHead.rows[0].cells;[e.found.
groups[0],y].forEach(({title:v},M)=>{let[R]=$[M+1].children;A(R,ve(v)),ne(R,"probability",()=>s("{token}: {share} and {other}.",{token:J(p.text),share:H(Q(p.logprobs[0])),
other:H(Q(p.logprobs[1]))}),{meaning:s("The probability that the model gave, before any logits processor.")})});let m=ee(n("sides").tBodies[0],p.candidates.length,
()=>{let v=d("tr"),M=d("th","",null,{scope:"row"});return M.append(d("span"),d("bdi")),v.append(M,...[0,1].map(()=>{let R=d("td"),j=d("div","gp-side"),b=d("span");
return b.append(d("i","gp-bar",null,{"aria-hidden":"true"})),j.append(b,d("span")),R.append(j),R})),v}),x=Math.max(...p.candidates.flatMap(([,,v,M])=>[v,M]),1e-9);
p.candidates.forEach(([v,M,...R],j)=>{let[b,...I]=m[j].cells;A(b.firstChild,v===p.id?"▶ ":""),Oe(b.lastChild,M),pe(m[j],v===p.id?"gp-is-token":""),R.forEach((z,D)=>{
ae(I[D].querySelector(".gp-bar"),"width",z/x),A(I[D].firstChild.lastChild,H(z))})})}function O(){let[y,p]=[u(),g()];q(y),o.value=p.number;let{mean:f,max:w,same_top:_,
max_at:E,perplexities:[$,m],vocab:x}=p.pair;i!==null&&i>=p.pair.tokens.length&&(i=null),A(n("about"),F(p.pair.tokens.length,"{count} token of the reference, rea\
d by both","{count} tokens of the reference, read by both")),A(n("summary"),[s("Mean {mean}, at most {max} at token {number}, over {vocab} tokens of the vocabul\
ary.",{mean:h(f),max:ft(w,e.unit),number:B(E+1),vocab:B(x)}),s("The same token is the likeliest for both at {share} of the places.",{share:H(_)}),s("Perplexity \
of the text: {one} and {other}.",{one:U($),other:U(m)})].join(" ")),C(),N(p),P(y,p),L(p)}de(t,{mean:()=>{let{pair:y}=g()||{};if(!y)return"";let p=i??y.max_at,{candidates:f,
kl:w}=y.tokens[p],_=Lt(f.map(([,E,$,m])=>({text:E,p:$,q:m})),e.unit,h(w));return _&&he(s("token {number}, {words}",{number:B(p+1),words:_}))}});let k=()=>u().length>
0;return y=>{t.hidden=!k(),y.run&&(i=null),!t.hidden&&(y.found||y.unit)&&O()}}function mc(t,e){let n=O=>t.querySelector(".gp-"+O),o=n("measure"),r=n("from-first");o.addEventListener("change",T);let i=()=>e.found&&e.found.question==="promp\
ts"?e.found:null,a=O=>V(O)?`${ft(O,e.unit)} ${e.unit==="bits"?s("bits"):s("nats")}`:s("infinite"),l=O=>Ee(i().prompts.map(({label:k},y)=>s("{name}: {words}",{name:k,
words:O(i().read.prompts[y],y)}))),c=O=>Ee(i().prompts.slice(1).map(({label:k},y)=>{let p=O(y+1);return p&&s("{name}: {words}",{name:k,words:p})})),h=({candidates:O},k)=>O.
map(({text:y,probabilities:p})=>({text:y,p:p[0],q:p[k]}));function u({prompts:O,candidates:k},y){let{text:p,probabilities:f}=k.find(({id:w})=>w===O[y].top);return`${J(
p)} ${H(f[y])}`}let g=({text:O,mean:k},y)=>V(k[y])?F(O.length,"{mean} over {count} token","{mean} on average over {count} tokens",{mean:a(k[y])}):"",S=(O,k)=>[[
s("prompt")],[s("tokens"),"length",s("How many tokens the model reads, those of a chat template among them."),()=>l(({tokens:y})=>B(y)),{formula:""}],[s("likeli\
est next token"),"probability",s("The token that the model finds likeliest after this prompt, and its probability."),()=>l((y,p)=>u(k,p)),{}],[s("entropy"),"ent\
ropy",s("Of the next token’s distribution: how uncertain the model is."),()=>l(({entropy:y})=>re(y,e.unit)),{}],[`KL(${O} ‖ ·)`,"kl",s("How far this prompt\
’s distribution is from the first one’s."),()=>c(y=>Lt(h(k,y),e.unit,a(k.kl[0][y]))),{}],["JS","js",s("The same both ways; at most 0.69 nats."),()=>c(y=>a(k.
js[0][y])),{}],[s("total variation"),"total-variation",s("The share of probability that stands elsewhere."),()=>c(y=>ji(h(k,y),H(k.tv[0][y]))),{}],...k.text.length?
[[s("mean KL along the text"),"kl",s("The mean over the tokens of the text that follows all prompts."),()=>c(y=>g(k,y)),{}]]:[]];function q(O){let[k]=r.tHead.rows,
y=ee(k,O.length,()=>d("th","",null,{scope:"col"}));O.forEach(([p,f,w,_,E],$)=>{y[$].firstChild||y[$].append(d("span")),A(y[$].firstChild,p),f&&ne(y[$].firstChild,
f,_,{meaning:w,...E})})}function W(){let O=d("tr"),k=d("th","",null,{scope:"row"});return k.append(d("b","gp-letter")," ",d("bdi")),O.append(k),O}function N(O,{
label:k,prompt:y},p,f){A(O.cells[0].firstChild,k),ns(O.cells[0].lastChild,y);let{tokens:w,entropy:_,top:E,same_top:$}=f.prompts[p],m=f.candidates.find(({id:M})=>M===
E),x=p===0,v=[[B(w)],[J(m.text),H(m.probabilities[p]),!$],[re(_,e.unit)],[x?"–":a(f.kl[0][p])],[x?"–":a(f.js[0][p])],[x?"–":H(f.tv[0][p])],...f.text.length?
[[x?"–":V(f.mean[p])?a(f.mean[p]):s("not known")]]:[]];for(;O.cells.length>v.length+1;)O.lastElementChild.remove();for(;O.cells.length<v.length+1;){let M=d("t\
d");M.append(d("span"),d("small")),O.append(M)}v.forEach(([M,R="",j=!1],b)=>{let[I,z]=O.cells[b+1].children;A(I,M),A(z,R),I.classList.toggle("gp-far",j)})}function C({
prompts:O,read:k}){let y=Wn(O.map(({prompt:$})=>$)),p=k.tv[0].indexOf(Math.max(...k.tv[0])),f=k.prompts.slice(1).filter(({same_top:$})=>!$).length,w={first:O[0].
label,prompt:O[p].label,words:J(y[p]),kl:a(k.kl[0][p]),share:H(k.tv[0][p])},_=k.tv[0][p]>0?s("{prompt} {words} moves the next token most: {share} of the probabi\
lity stands elsewhere than after {first}, KL {kl}.",w):s("The distributions are the same after all prompts."),E=f?s("The likeliest token is another one after {c\
ount} of {all} other prompts.",{count:B(f),all:B(O.length-1)}):s("The likeliest token is the same after all of them.");return`${_} ${E}`}function P({waiting:O,read:k}){
return k&&k.error?`${s(k.error.message)} ${s(k.error.fix)}`:O?s("The prompts are compared once all runs have ended."):s("Not known: the prompts were not all rea\
d. Run them again.")}function T(){let{value:O}=o;fe(n("matrix-box"),e.charts[O==="tv"?"tv":`${O} ${e.unit}`])}function L(){let O=i(),{prompts:k,read:y}=O,p=!!y&&
!y.error;if(X(n("results"),p),X(n("unread"),!p),A(n("unread"),p?"":P(O)),A(n("summary"),p?C(O):""),!p)return;q(S(k[0].label,y));let f=ee(r.tBodies[0],k.length,W);
k.forEach((w,_)=>N(f[_],w,_,y)),fe(n("tokens-box"),e.charts.tokens),T(),X(n("along"),y.text.length>0),fe(n("along-box"),e.charts[`along ${e.unit}`])}return O=>{
t.hidden=!i(),!t.hidden&&(O.found||O.unit)&&L()}}function wc(t){qf(t),If(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function ni(t,e){if(!e.folded){t.pick(e.entry.run.at(-1));return}
let[n]=e.folded,o=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),o&&rn(t,t.views.get(n.id))}function qf(t){let{tree:e}=t,n=o=>{let r=o.
closest(".gp-knot");return r?r.parentElement.gpView:null};e.addEventListener("click",({target:o})=>{let r=n(o);r&&(bc(t,r),ni(t,r))}),e.addEventListener("pointe\
rmove",({target:o,pointerType:r})=>{r!=="touch"&&t.point(n(o),o.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("focusin",
o=>{let r=o.target;r.gpView&&r.matches(":focus-visible")&&t.point(r.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function bc(t,e){t.current&&
t.current!==e&&Z(t.current.item,{tabindex:"-1"}),t.current=e,Z(e.item,{tabindex:"0"})}function rn(t,e){e&&(bc(t,e),e.item.focus({preventScroll:!0}),e.knot.scrollIntoView(
{block:"nearest",inline:"nearest"}),t.point(e,null))}var kc=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.gpView;function Wf(t,e){e.entry&&t.state.closed.
delete(e.entry.head.id)?t.draw():rn(t,kc(e))}function Nf(t,e){e.entry&&kc(e)?(t.state.closed.add(e.entry.head.id),t.draw()):rn(t,e.above)}var gc={ArrowDown:(t,e,n)=>rn(
t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>rn(t,n[n.indexOf(e)-1]),ArrowRight:Wf,ArrowLeft:Nf,Home:(t,e,n)=>rn(t,n[0]),End:(t,e,n)=>rn(t,n.at(-1)),Enter:ni," ":ni,Escape:t=>{
t.point(null),t.state.picked&&t.pick(null)}};function If(t){t.tree.addEventListener("keydown",e=>{let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.
hasOwn(gc,e.key))return;e.preventDefault();let o=[...t.tree.querySelectorAll(".gp-branch")].filter(r=>r.offsetParent);gc[e.key](t,n,o.map(r=>r.gpView))})}var us=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,r=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:r,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),r=o.kids.get(n.token_id);r||(r=this.node(n,o),o.kids.set(n.token_id,
r),o.order.push(r)),r.samples.push(e),this.tips[e]=r}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!Rf.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},Rf=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function yc(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function xc(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var an=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),jn=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},vc=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function jf({order:t},e){if(!e)return t.sort((o,r)=>r.samples.length-o.samples.length||vc(o,r)),t;let n=(o,r)=>o.samples.length>r.samples.length+Math.max(.5,r.samples.
length/5);for(let o=1;o<t.length;o++)for(let r=o;r>0&&n(t[r],t[r-1]);r--)[t[r-1],t[r]]=[t[r],t[r-1]];return t}function Sc(t,{lanes:e,grows:n,opened:o=new Map,closed:r=new Set,
before:i=new Set}){let a=[],l=[],c=({id:N,samples:C})=>C.length+(n&&i.has(N)?.5:0),h=([N],[C])=>c(C)-c(N)||N.depth-C.depth||vc(N,C),u=0;function g(N,C,P){for(u+=
1;;){let T=C.at(-1),L={head:N,run:C,kids:[],folded:[],closed:r.has(N.id)};P.push(L);let O=jf(T,n);if(!O.length||L.closed)return;let k=1+(o.get(T.id)||0);O.slice(
1).forEach((y,p)=>(p+1<k?l:a).push([y,L])),P=L.kids,[N]=O,C=yc(N)}}let S=N=>{for(;N.length;){let[C,P]=N.pop();g(C,yc(C),P.kids),S(l)}},q=()=>a.splice(0).forEach(
([N,C])=>C.folded.push(N)),W=[];for(g(t.root,[t.root],W),S(l);a.length&&u<e;)a.sort(h),S([a.shift()]);q();for(let N=oi(W[0]);N.length;N=oi(W[0]))S(N),q();return _c(
W[0]),W[0]}function oi(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(oi)]}function _c(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(_c)}var Bf=12,fs=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new us,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:o}=this,r=o.entries[e],i=n.tips[e];for(let l=i?i.depth:0;l<r.tokens.length;l++)n.add(e,r.tokens[l]);let a=Ie(r);a&&n.end(e,a)}shown(e,n){return Sc(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-n.length;
this.opened.set(e.id,o-1+Math.min(Bf,n.length))}isOnPath({head:e,run:n}){return ao(n.at(-1),this.picked)||ao(this.picked,e)}};function ao(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var ms=220,gs=({token:t})=>t.piece??t.text;function Ec(t,e,n,o){let{length:r}=n.samples,[i,a]=[t.reached(n.depth),e.before],l=an(n),c=g=>g===null?s("not known"):
H(g),h=e===n,u=[[s("Samples here"),i<o?F(i,"{number} of {count} sample so far","{number} of {count} samples so far",{number:B(r)}):Bn(r,i),"sample",()=>he(Bn(r,
i))]];l!==null&&u.push([s("Expected samples"),`${Tc(i*l)} = ${B(i)} × ${H(l)}`,"sample",()=>F(i,"{count} sample × {share} = {expected} expected; {number} came.",
"{count} samples × {share} = {expected} expected; {number} came.",{share:H(l),expected:Tc(i*l),number:B(r)})]),u.push([F(n.depth-e.depth+1,"Probability of this\
 token","Probability of these {count} tokens"),c(an(n,a)),"probability",()=>Oc(n,a)]),u.push([s("Share of the samples at this fork"),H(r/Math.max(1,Mc(a))),"sam\
ple",()=>he(Bn(r,Mc(a)))]),h&&u.push([s("Before the processors"),c(n.token.raw_logprob===null?null:Q(n.token.raw_logprob)),"probability"]),u.push([s("Probabilit\
y of the text so far"),c(l),"probability",()=>Oc(n,null)]);for(let[g,S]of ws(n))u.push([`${_t(g)} ${s("ends here: {reason}",{reason:Ot(g)[0]})}`,B(S),"ending"]);
return u}function Oc(t,e){let n=an(t,e);if(n===null)return"";let o=jn(t).slice(e?e.depth:0),r=H(n);return o.length>4?F(o.length,"exp({sum}) = {value}, of the lo\
g-probability of {count} token.","exp({sum}) = {value}, of the log-probabilities of {count} tokens.",{sum:Math.log(n).toFixed(3),value:r}):`${o.map(i=>H(an(i,i.
before.before?i.before:null))).join(" · ")} = ${r}.`}var Tc=t=>t<.01?s("fewer than 0.01"):t.toFixed(t<10?2:1),Bn=(t,e)=>F(e,"{number} of {count} sample","{numb\
er} of {count} samples",{number:B(t)});function zf(t,e,n){return e?F(t,"{count} sample goes through {text}","{count} samples go through {text}",{text:e}):n==="s\
ource"?F(t,"{count} sample follows the source","{count} samples follow the source"):n==="message"?F(t,"{count} sample answers the message","{count} samples answ\
er the message"):F(t,"{count} sample continues the prompt","{count} samples continue the prompt")}var Mc=t=>t.order.reduce((e,n)=>e+n.samples.length,0);function ws(t){
let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);return e}function $c(t,e){let n=d("div","gp-trie-card",null,{popover:"manual","aria-hidden":"true"}),
o=d("p"),r=d("dl");n.append(o,r),n.hidden=!0,t.append(n);function i(c,h,u,g,S){let q=jn(u.before).map(({token:P})=>P.piece??"").join(""),W=q.length>ms?"…"+q.slice(
-ms):q,N=jn(g).slice(u.depth-1).map(gs).join(""),C=d("bdi","",W);C.append(d("b","",N.length>ms?N.slice(0,ms)+"…":N)),o.replaceChildren(C),r.replaceChildren(...Ec(
h,u,g,S).flatMap(([P,T])=>[d("dt","",P),d("dd","",T)])),n.hidden&&document.addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&!n.matches(
":popover-open")&&n.showPopover(),a(c)}function a(c){let h=c.getBoundingClientRect(),{clientWidth:u,clientHeight:g}=document.documentElement,[S,q]=[n.offsetWidth,
n.offsetHeight],W=h.bottom+7+q+8<=g?h.bottom+7:h.top-q-7;n.style.left=`${Math.max(8,Math.min(h.left,u-S-8))}px`,n.style.top=`${Math.max(8,Math.min(W,g-q-8))}px`}
function l(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.hidePopover(),n.hidden=!0,document.removeEventListener("scroll",e,{capture:!0}))}
return{show:i,hide:l}}function Lc(t,e,n){let r=t.querySelector(".gp-through"),i=t.querySelector(".gp-through-title"),a=t.querySelector(".gp-through-list"),l=t.querySelector(
".gp-through-more"),c=t.querySelector(".gp-through-facts"),[h,u]=[null,null],g=!1;function S(){let C=d("li"),P=d("bdi");return P.append(d("span","gp-shared"),d(
"span","gp-own")),C.append(P,d("small")),C}function q(C,P,T){let L=e.entries[P],O=jn(T).length,k=w=>w.map(({piece:_})=>_??"").join("");A(C.querySelector(".gp-sh\
ared"),k(L.tokens.slice(0,O))),A(C.querySelector(".gp-own"),k(L.tokens.slice(O)));let y=Ie(L);A(C.querySelector("small"),[s("sample {number}",{number:P+1}),(L.seed??
null)===null?"":s("seed {seed}",{seed:L.seed}),F(Dt(L),"{count} token","{count} tokens"),y?`${_t(y)} ${Ot(y)[0]}`:"…"].filter(Boolean).join(" · "));let p=C.querySelector(
"button"),f=s("Open sample {number} as one run",{number:P+1});if(e.canAsk&&!p){let w=d("button","gp-button",s("Open"),{type:"button","aria-label":f});w.addEventListener(
"click",()=>e.ask({type:"open",entry:+C.dataset.entry})),C.append(w)}else p&&C.dataset.entry!==String(P)&&p.setAttribute("aria-label",f);C.dataset.entry=P}function W(C,P){
let T=C.before?Ec(P,xc(C),C,e.entries.length):[],L=ee(c,T.length,()=>{let O=d("div"),k=d("dt");return k.append(d("span")),O.append(k,d("dd")),O});T.forEach(([O,
k,y,p=()=>""],f)=>{A(L[f].firstChild.firstChild,O),ne(L[f].firstChild.firstChild,y,p),A(L[f].lastChild,k)})}function N(C,P){if(C!==h&&(g=!1),[h,u]=[C,P],r.hidden=
!C,!C)return;W(C,P);let{samples:T}=C,L=Ce(jn(C).map(gs).join("").trim()),O=J(L.length>118?"…"+L.slice(-109):L);A(i,zf(T.length,C.before&&O,e.apart));let k=g?T.
length:Math.min(12,T.length),y=ee(a,k,S);for(let p=0;p<k;p++)q(y[p],T[p],C);l.hidden=k===T.length,A(l,s("Show all {count}",{count:B(T.length)}))}return l.addEventListener(
"click",()=>{g=!0,N(h,u)}),t.querySelector(".gp-unpick").addEventListener("click",n),N}var Ff=18,Ac=110,Cc=160,si=t=>t.reduce((e,n)=>e+n.samples.length,0);function Hf(t){let e=d("li","",null,{role:"treeitem",tabindex:"-1"}),n=d("div","gp-knot"),[o,
r,i]=[d("bdi","gp-run"),d("span","gp-count"),d("span","gp-end")];n.append(o,r,i),e.append(n);let a={key:t,item:e,knot:n,run:o,number:r,end:i,kids:null,entry:null,
above:null};return e.gpView=a,a}function Pc(t,e){let n=new Set(e.map(({item:o})=>o));for(let o of[...t.children])n.has(o)||o.remove();e.forEach(({item:o},r)=>{t.
children[r]!==o&&t.insertBefore(o,t.children[r]||null)})}function qc(t,e,n){let o=`${e} ${n}`;t.stream!==o&&(t.stream=o,t.item.style.setProperty("--own",e),t.item.
style.setProperty("--rest",n))}function Df(t,{run:e,head:n}){let o=[...ws(e.at(-1))],r=o.map(([i,a])=>`${_t(i)}${n.samples.length>1?` ${B(a)}`:""}`).join(" ");A(
t.end,r),t.end.classList.toggle("gp-end-failed",o.some(([i])=>i==="failed"))}var bs=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.tree=
e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),this.card=$c(e,()=>this.point(null)),this.drawThrough=
Lc(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,Kf(e)}clear(){this.state.begin(),this.views=new Map,this.current=null,
this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:o}=this,r=document.activeElement&&document.activeElement.gpView,i=[
...o.values()].filter(({item:l,entry:c})=>c&&l.isConnected),a=new Set(i.map(({key:l})=>l));Pc(n,[this.drawEntry(e.shown(+this.lanes.value,a),null,0)]);for(let[l,
c]of o)c.item.isConnected||o.delete(l);(!this.current||!this.current.item.isConnected)&&(this.current=o.get(e.trie.root.id)),Z(this.current.item,{tabindex:"0"}),
r&&document.activeElement!==r.item&&(r.item.isConnected?r:this.current).item.focus({preventScroll:!0}),this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){
return this.views.has(e)||this.views.set(e,Hf(e)),this.views.get(e)}thickness(e){return`${Math.max(1.5,Ff*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(
1)}px`}drawEntry(e,n,o){let{head:r,run:i}=e,a=this.viewOf(r.id);Object.assign(a,{entry:e,above:n,node:i.at(-1),folded:null}),this.drawRun(a,e);let l=e.closed&&i.
at(-1).order.length;A(a.number,l?`${B(r.samples.length)} ▸`:r.samples.length>1?B(r.samples.length):""),Df(a,e),qc(a,this.thickness(r.samples.length),this.thickness(
o));let c=this.drawKids(a,e);return this.dress(a,this.wordsOf(e),c?"true":l?"false":null),a}drawKids(e,n){let o=[],r=si(n.kids.map(({head:i})=>i))+si(n.folded);
for(let i of n.kids)o.push(this.drawEntry(i,e,r-=i.head.samples.length));return n.folded.length&&o.push(this.drawMore(n,e)),o.length&&!e.kids&&e.item.append(e.kids=
d("ul","gp-kids",null,{role:"group"})),e.kids&&(Pc(e.kids,o),e.kids.hidden=!o.length),o.length}drawMore({run:e,folded:n},o){let r=this.viewOf("more "+e.at(-1).id);
Object.assign(r,{entry:null,above:o,node:e.at(-1),folded:n});let i=si(n);return A(r.run,`+ ${s("{count} more",{count:B(n.length)})}`),A(r.number,i>n.length?B(i):
""),qc(r,this.thickness(i),"0px"),this.dress(r,F(n.length,"{count} more branch with {samples}, folded. Click to open.","{count} more branches with {samples}, fo\
lded. Click to open.",{samples:F(i,"{count} sample","{count} samples")}),null),r}drawRun(e,{head:n,run:o}){let r=n.samples.length===1&&n.before,i=r?"":o.map(({id:a})=>a).
join(" ");if(r){let a="";for(let l of o)if((a+=l.token.piece??"").length>Ac)break;A(e.run,Ce(a.slice(0,Ac+30))||Ce(n.token.text)),e.ids=null}else if(e.ids!==i){
let a=e.ids&&(i+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;a||e.run.replaceChildren(),e.run.append(...o.slice(a).map(l=>this.makeToken(l))),e.ids=i}pe(
e.knot,r?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){if(!e.before)return d("span","",this.promptWords());let{piece:n,text:o,logprob:r}=e.
token,i=n===null?o:Ce(n)+(un(e.token)?ko(o):""),a=d("span",n===null?"gp-t gp-special":"gp-t",i||o);return a.style.backgroundColor=`var(--gp-prob-${Math.round(Q(
r)*10)})`,a.gpNode=e,a}promptWords(){let e=Ce(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||s("(no prompt)")}wordsOf({head:e,run:n,closed:o}){
let{length:r}=e.samples;if(!e.before)return`${this.rootWords()}, ${F(r,"{count} sample","{count} samples")}`;let i=n.map(gs).join(""),a=an(n.at(-1),e.before);return[
J(i.length>Cc?i.slice(0,Cc)+"…":i),Bn(r,this.state.trie.root.samples.length),a===null?"":s("probability {share} after the text before",{share:H(a)}),...[...ws(
n.at(-1))].map(([l,c])=>F(c,"{count} ends here: {reason}","{count} end here: {reason}",{reason:Ot(l)[0]})),o?s("closed"):""].filter(Boolean).join(", ")}rootWords(){
let{apart:e}=this.group;return e==="source"?s("The source"):e==="message"?s("The message"):s("The prompt")}dress(e,n,o){let{picked:r}=this.state,{node:i,folded:a,
entry:l}=e,c=r&&!a&&this.state.isOnPath(l),h=r&&a&&ao(i,r),u=r&&!a&&ao(r,l.head),g=["gp-branch",a&&"gp-more",r&&!c&&!h&&"gp-dim",u&&"gp-on-path"];pe(e.item,g.filter(
Boolean).join(" "));let S=!!(r&&!a&&l.run.includes(r));Z(e.item,{"aria-label":n,"aria-selected":String(S)}),e.expanded!==o&&(e.expanded=o,o===null?e.item.removeAttribute(
"aria-expanded"):e.item.setAttribute("aria-expanded",o))}drawAbout(){let{group:e}=this,{trie:n}=this.state,o=n.root.samples.length,r=e.entries.length-o,i=new Set(
n.tips.filter(Boolean)),a=i.size===1&&o>1?s("all with the same text"):F(i.size,"{count} different text","{count} different texts"),l={samples:r?Bn(o,e.entries.length):
F(o,"{count} sample","{count} samples"),texts:a},c=e.done?s("{samples}, {texts}.",l):s("{samples} so far, {texts}.",l);A(this.about,o?`${c} ${s("Point at a bran\
ch for its numbers, click it to see its samples.")}`:s("The tree grows with the first tokens."))}pick(e){this.state.pick(e),this.draw()}point(e,n){this.pointed&&
this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.card.hide())}refreshCard(){if(!this.pointed)return;let{
view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.card.hide();return}let{head:o,run:r}=e.entry,i=n&&r.includes(
n);this.card.show(e.knot,this.state.trie,i?n:o,i?n:r.at(-1),this.group.entries.length)}};function Kf(t){for(let e=0;e<=10;e++){let n=d("i");n.style.backgroundColor=
`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var Gf="14",Uf=t=>t.some(({ended:e})=>e&&e.text)&&t.every(({tokens:e})=>!e.length);function Wc(t,e){let n=new fs(e),o=new bs(t,n);return wc(o),matchMedia("(max-\
width: 640px)").matches&&(o.lanes.value=Gf),r=>{if(t.hidden=!e.header||e.header.kind!=="seeds"||Uf(e.entries),!t.hidden&&(r.run&&o.clear(),!(!r.run&&!r.steps&&!r.
status))){for(let i of r.run?e.entries.keys():r.entries)n.read(i);o.draw()}}}function Nc(t,e){let o=t.querySelector(".gp-ways"),r=t.querySelector(".gp-first tbody"),i=new WeakMap,a=t.querySelector(".gp-first-words");function l(){let W=d(
"li");return W.append(d("h3"),d("div","gp-read",null,{tabindex:0,role:"group"})),W}function c(W,{label:N,title:C},{started:P}){let T=P?P.prompt_tokens:null,[L,O]=W.
children,k=`${N} ${ve(C)}`;A(L,T?`${k}: ${F(T.length,"{count} token","{count} tokens")}`:k),Z(O,{"aria-label":s("The prompt of {lane}",{lane:N})}),i.get(O)!==T&&
(i.set(O,T),O.replaceChildren(...(T||[]).map(({piece:y,text:p})=>y===null?d("span","gp-pill",p):y)))}let h=({raw_logprob:W})=>Q(W);function u(W){let N=new Map;W.
forEach((P,T)=>{if(!P)return;let L=[...P.distribution.candidates].sort((k,y)=>h(y)-h(k)),O=({token_id:k})=>k===P.chosen.token_id;for(let k of[...L.slice(0,6),...L.
slice(0,6).some(O)?[]:[P.chosen]])N.has(k.token_id)||N.set(k.token_id,{text:k.text,sides:[null,null]});for(let k of[...L,P.chosen])N.has(k.token_id)&&(N.get(k.token_id).
sides[T]??=k)});let C=({sides:P})=>Math.max(...P.map(T=>T?h(T):0));return[...N.values()].sort((P,T)=>C(T)-C(P))}function g(){let W=d("tr"),N=d("th","",null,{scope:"\
row"});return N.append(d("bdi","gp-word")),W.append(N,...[0,1].map(()=>{let C=d("td"),P=d("div","gp-share"),T=d("span");return T.append(d("i")),P.append(d("span",
"gp-sign"),T,d("b")),C.append(P),C})),W}function S(W){let N=u(W),C=ee(r,N.length,g);N.forEach(({text:P,sides:T},L)=>{let[O,...k]=C[L].cells;Oe(O.firstChild,P),k.
forEach((y,p)=>{let f=T[p],w=!!(f&&W[p]&&f.token_id===W[p].chosen.token_id),[_,E,$]=y.firstChild.children;pe(y.firstChild,w?"gp-share gp-chosen":"gp-share"),A(_,
w?"▶":""),ae(E.firstChild,"width",f?h(f):0),A($,W[p]?f?H(h(f)):"–":"")})})}function q(W){if(W.some(T=>!T))return s("Both runs have to write a token first.");
let[N,C]=W.map(({chosen:T})=>T);return`${N.token_id===C.token_id?s("Both begin with {token}: {one} with the template, {other} without it.",{token:J(N.text),one:H(
h(N)),other:H(h(C))}):s("With the template it begins with {one}, without it with {other}.",{one:J(N.text),other:J(C.text)})} ${s("The probabilities are the mode\
l’s own, before the processors; ▶ was chosen, – was not recorded.")}`}return()=>{if(t.hidden=e.groups.length!==2,t.hidden)return;let W=[0,1].map(P=>e.shownOf(
P).log),N=ee(o,2,l);W.forEach((P,T)=>c(N[T],e.groups[T],P));let C=W.map(P=>Pe(P)[0]||null);A(a,q(C)),S(C)}}var Vf=14,Jf=200;function Ic(t,e,{onPick:n,onResize:o}){let r=t.querySelector("canvas"),i=t.querySelector(".gp-map-row"),a=t.querySelector(".gp-map-column");function l({
clientX:u,clientY:g}){let{left:S,top:q,width:W,height:N}=r.getBoundingClientRect(),C=e.canvas,P=(T,L)=>Math.max(0,Math.min(L-1,Math.floor(T*L)));return{place:P(
(u-S)/W,e.step.places.length),step:C[P((g-q)/N,C.length)]}}t.addEventListener("click",u=>e.step&&n(l(u)));function c(u){let g=e.canvas,S=e.step.places.length;t.
style.height=`${Math.max(24,Math.min(Jf,Vf*g.length))}px`;let[q,W]=[r.clientWidth,r.clientHeight].map(k=>Math.round(k*devicePixelRatio));if(!q||!W)return;Object.
assign(r,{width:q,height:W});let N=r.getContext("2d"),C=getComputedStyle(t),P=C.getPropertyValue("--gp-text").trim(),[T,L]=[q/S,W/g.length],O=Math.max(.75,Math.
min(T,L,8*devicePixelRatio)*.2);g.forEach((k,y)=>k.places.forEach((p,f)=>{N.fillStyle=C.getPropertyValue(Dr(u,cs(p))).trim(),N.fillRect(Math.floor(f*T),Math.floor(
y*L),Math.ceil(T),Math.ceil(L)),p.accepted&&(N.fillStyle=P,N.beginPath(),N.arc((f+.5)*T,(y+.5)*L,O,0,2*Math.PI),N.fill())})),h(g.length,S)}function h(u,g){i.style.
top=`${e.step.step/u*100}%`,i.style.height=`${100/u}%`,a.hidden=e.place===null,!a.hidden&&(a.style.left=`${e.place/g*100}%`,a.style.width=`${100/g}%`)}return new ResizeObserver(
o).observe(r),c}var Yf=1.05;function Rc(t,e){let{step:n,canvas:o,log:r}=t,i=n.places[e],a={step:n.step+1,place:e+1,token:J(i.text),read:J(i.read_text),share:H(Q(i.logprob))},{accepted:l,
places:c}=t.counts;return[s("At step {step}, the model read {read} at place {place}.",a),Xf(i.entropy,r.unit),i.read_text===i.text?s("It found the same token th\
e likeliest, with {share}.",a):s("It found {token} the likeliest, with {share}.",a),s("The temperature of this step was {temperature}.",{temperature:n.temperature.
toFixed(2)}),Zf(i,n===o.at(-1),r),F(c,"At this step, {accepted} of {count} place was accepted.","At this step, {accepted} of {count} places were accepted.",{accepted:B(
l)})]}function Xf(t,e){let n=Math.exp(t),o=re(t,e);return n<Yf?s("The model was all but certain here: an entropy of {entropy}.",{entropy:o}):s("The model’s entr\
opy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:o,options:n<10?U(n,1):B(Math.round(n))})}function Zf({accepted:t},e,{finished:n}){
return e&&n?s("It was the last step of this canvas: the likeliest token is the text."):t?s("The sampler accepted the place: what it drew there is read at the ne\
xt step."):s("The sampler did not accept the place: at the next step, a random token is read there.")}var Qf=8e3,em=120,tm=700;function jc(t,e){let n=$=>t.querySelector(".gp-"+$),[o,r,i,a]=["canvas-text","canvas-slider","canvas-play","canvas-shade"].map(n),l=new ls(
e),c=Ic(n("canvas-map"),l,{onPick:({place:$,step:m})=>T(l.steps.indexOf(m),$),onResize:()=>!t.hidden&&c(a.value)}),h=d("span","gp-canvas-prompt"),u=d("span","gp\
-canvas-before"),g=d("span","gp-canvas-now"),S=0,q=0;o.append(h,u,g);function W(){let{step:$}=l,m=l.before.flatMap(({places:M})=>M);u.childElementCount!==m.length&&
u.replaceChildren(...m.map(C));let x=ee(g,$.places.length,N),{end:v}=l;q=Math.min(q,$.places.length-1),$.places.forEach((M,R)=>{let j=x[R],b=l.accepted(R);j.replaceChildren(),
Ge(j,M);let I=j.querySelector(".gp-ink");Ht(I,a.value,cs(M)),b?j.dataset.accepted=b:delete j.dataset.accepted,j.toggleAttribute("data-after-end",R>=v),j.setAttribute(
"aria-pressed",String(R===l.place)),j.setAttribute("aria-label",P(M,R,b)),j.tabIndex=R===q?0:-1})}let N=()=>d("span","gp-token",null,{role:"button"});function C($){
let m=d("span","gp-written");return Ge(m,$),m}function P($,m,x){let v={number:m+1,token:J($.text),share:H(Q($.logprob))};return x==="newly"?s("Place {number}: {\
token}, probability {share}, newly accepted",v):x?s("Place {number}: {token}, probability {share}, accepted",v):s("Place {number}: {token}, probability {share},\
 not accepted",v)}o.addEventListener("click",({target:$})=>{let m=[...g.children].indexOf($.closest(".gp-token"));m>=0&&T(l.at,m===l.place?null:m)}),o.addEventListener(
"keydown",$=>{let m=[...g.children].indexOf($.target.closest(".gp-token")),x={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0}[$.key];if(!(m<
0)){if($.key==="Enter"||$.key===" ")T(l.at,m);else if($.key==="Escape")T(l.at,null);else if(x)q=Math.max(0,Math.min(g.childElementCount-1,m+x)),l.place===null?W():
T(l.at,q),g.children[q].focus();else return;$.preventDefault()}});function T($,m){l.at=$,l.place=m,m!==null&&(q=m),f()}function L(){let{step:$,number:m,steps:x,
numCanvases:v}=l,M=l.canvas.length,R={canvas:$.canvas+1,canvases:v,step:$.step+1,steps:M},j=s("canvas {canvas} of {canvases}, step {step} of {steps}",R);r.max=String(
x.length),r.value=String(m+1),r.setAttribute("aria-valuetext",j),A(n("canvas-step-words"),j),A(i,s(S?"❚❚ Pause":"▶ Play"));let{places:b,accepted:I,newly:z}=l.
counts,D={accepted:B(I),places:B(b),newly:B(z),temperature:$.temperature.toFixed(2)};A(n("canvas-short"),s("{accepted} of {places} places accepted, {newly} newl\
y; temperature {temperature}",D))}function O(){clearInterval(S),S=0}i.addEventListener("click",()=>{if(S){O(),L();return}l.number>=l.steps.length-1&&(l.at=0);let $=Math.
max(em,Math.min(tm,Qf/l.steps.length));S=window.setInterval(()=>{!t.isConnected||l.number>=l.steps.length-1?O():l.at=l.number+1,f()},$),f()}),r.addEventListener(
"input",()=>{O(),T(Number(r.value)-1,l.place)}),r.addEventListener("keydown",({key:$})=>$==="Escape"&&T(null,l.place)),a.addEventListener("change",()=>f());function k(){
let{place:$}=l;if(X(n("one-place"),$!==null),X(n("place-hint"),$===null),$===null)return;let{since:m,accepted:x,count:v,last:M}=l.history($),R={place:$+1,token:J(
M.text),since:m+1,accepted:x,steps:v};A(n("place-verdict"),F(v,"Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place\
 in {accepted} of {count} step.","Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted} of {count} step\
s.",R));let j=new Set;n("sentences").replaceChildren(...Rc(l,$).map(G=>{let Y=d("li");return Y.append(...so(G,j)),Y}));let b=t.querySelector(".gp-one-place tbod\
y"),I=ee(b,v,y);l.canvas.forEach((G,Y)=>p(I[Y],G,G.places[$]));let z=n("place-table"),{offsetTop:D,offsetHeight:K}=I[l.step.step];(D<z.scrollTop+K||D+K>z.scrollTop+
z.clientHeight)&&(z.scrollTop=D-z.clientHeight/2)}function y(){let $=d("tr"),m=d("td");return m.append(d("button","gp-place-step","",{type:"button"})),$.append(
m,...["read","likeliest"].map(()=>{let x=d("td");return x.append(d("bdi")),x}),d("td"),d("td","gp-place-entropy"),d("td")),$}function p($,m,x){let[v,M,R,j,b,I]=$.
cells;A(v.firstChild,String(m.step+1)),qe(M.firstChild,x.read_text),qe(R.firstChild,x.text),A(j,H(Q(x.logprob))),A(b,re(x.entropy,e.unit)),A(I,x.accepted?s("✓ y\
es"):s("– no")),m===l.step?$.setAttribute("aria-current","step"):$.removeAttribute("aria-current")}t.querySelector(".gp-one-place tbody").addEventListener("cl\
ick",({target:$})=>{let m=$.closest("tr");m&&T(l.steps.indexOf(l.canvas[m.rowIndex-1]),l.place)});function f(){l.step&&(L(),W(),k(),ht(n("canvas-scale"),a.value,
e.unit),c(a.value),A(n("map-words"),F(l.canvas.length,"{places} places, {count} step","{places} places, {count} steps",{places:B(l.step.places.length)})))}let w=$=>()=>l.
step&&l.place!==null?s("place {place}, step {step}: {words}.",{place:l.place+1,step:l.step.step+1,words:$(l.step.places[l.place])}):"";de(t,{share:w(({text:$,logprob:m})=>`${J(
$)} ${H(Q(m))}`),entropy:w(({entropy:$})=>re($,e.unit)),accepted:()=>l.step?he(n("canvas-short").textContent):"",map:()=>l.step?he(n("map-words").textContent):""});
function _(){O(),l.clear(),q=0,u.replaceChildren(),g.replaceChildren(),A(h,e.started?e.started.prompt_tokens.map(({piece:$})=>$??"").join(""):"")}let E=()=>!t.hidden&&
f();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",E),new MutationObserver(E).observe(document.body,{attributes:!0,attributeFilter:[
"class"]}),$=>{$.run&&_(),t.hidden=!e.canvasSteps.length,!t.hidden&&($.run||$.steps||$.status||$.unit)&&f()}}function Bc(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return r=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!r.found)
return;let{done:i,total:a}=e.found,l=fn(e.found);A(n,l[0].toUpperCase()+l.slice(1)),V(i)&&a?(o.setAttribute("aria-valuenow",Math.floor(i/a*100)),ae(o.firstChild,
"width",i/a)):(o.removeAttribute("aria-valuenow"),ae(o.firstChild,"width",1))}}function Mt(t){return V(t)?t>=1e9?s("{count} billion",{count:(t/1e9).toFixed(1)}):t>=1e6?s("{count} million",{count:(t/1e6).toFixed(t<1e7?1:0)}):t.toLocaleString(
"en"):"–"}function ks(t,e){t.replaceChildren(...e.map(([n,o,r,i=()=>""])=>{let a=d("div"),[l,c]=[d("dt"),d("span","",n)];return l.append(c),r&&ne(c,r,i),a.append(
l," ",d("dd","",o)),a}))}function Et(t,e,n,o,r){let i=d("button","gp-button gp-press",o,{type:"button","aria-label":r||`${o}: ${n}`});return i.addEventListener(
"click",()=>t.ask({type:"model",act:e,model:n})),i}function ys(t,e){return!V(t)||!V(e)||!e?"":s("{count} parameters take {size}: {each} bytes each.",{count:e.toLocaleString(
"en-US"),size:_e(t),each:Number((t/e).toFixed(2))})}function zc(t,e){let[n,o,r,i,a]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(S=>t.querySelector(S));function l(S){A(n,S.model);let[q,W]=o.children;
if(A(q,c(S)),A(W,S.why?`${s(S.why)} ${s(S.fix)}`:g(S)),ks(r,[[s("class"),S.class_name],[s("parameters"),Mt(S.parameters),"parameters"],[s("precision"),S.dtype,"\
precision"],[s("device"),S.device],[s("to download"),S.complete?S.download?_e(S.download):s("nothing: it is here"):s("its weights are missing"),"memory"],[s("me\
mory"),h(S),"memory",()=>ys(S.memory,S.parameters)],[s("free memory"),_e(S.free),"memory"],...S.free_disk===null?[]:[[s("free disk space"),_e(S.free_disk),"memo\
ry"]],[s("context"),S.context_length?F(S.context_length,"{count} token","{count} tokens"):s("unlimited"),"context"],[s("vocabulary"),Mt(S.vocab_size),"vocabular\
y"]]),u(S),a.replaceChildren(),S.smaller){let{model:N,bytes:C}=S.smaller;a.append(`${s("It does not fit in any precision. A model that does: {model}, {size}.",{
model:N,size:_e(C)})} `,Et(e,"pick",N,s("Choose")))}}function c({complete:S,fits:q}){return S?q===null?`? ${s("It is not known whether it fits.")}`:q?`✓ ${s("\
It fits.")}`:`✕ ${s("It does not fit.")}`:`✕ ${s("It cannot be opened.")}`}function h({memory:S,reckoned:q}){return S===null?s("not known"):q?s("about {size\
}",{size:_e(S)}):_e(S)}function u({ways:S,free:q}){t.querySelector("table").hidden=S.length===0;let W=Math.max(q,...S.map(({bytes:N})=>N))*1.05;i.replaceChildren(
...S.map(({model:N,label:C,bytes:P,fits:T})=>{let L=d("tr",T?"":"gp-over"),O=d("span","gp-strip",null,{"aria-hidden":"true"}),[k,y]=[d("i"),d("u")];ae(k,"width",
Math.min(1,P/W)),ae(y,"left",q/W),O.append(k,y);let p=[d("th","",s(C),{scope:"row"}),d("td","",_e(P)),d("td"),d("td","",T?`✓ ${s("yes")}`:`✕ ${s("no")}`),d(
"td")];return p[2].append(O),p[4].append(Et(e,"pick",N,s("Choose"),s("Choose {precision}",{precision:s(C)}))),L.append(...p),L}))}function g({room:S,free:q,reckoned:W}){
if(S===null)return s("Neither its files nor its config tell how much memory it needs.");let N={size:_e(S),free:_e(q)};return W?`${s("It needs about {size}, with\
 room for a run; {free} is available.",N)} ${s("Its weights do not tell their size: this is estimated from its config.")}`:s("It needs {size}, with room for a r\
un; {free} is available.",N)}return S=>{t.hidden=!e.found,!t.hidden&&S.found&&l(e.found)}}var nm=[1,2,4];function Fc(t,e){let n=t.querySelector("thead tr"),[o,r,i,a]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(u=>t.querySelector(u));function l(u){
A(o,u.model),ks(r,[[s("class"),u.class_name],[s("parameters"),Mt(u.parameters),"parameters"],[s("precision"),s(u.precision),"precision"],[s("device"),u.device],
[s("in memory"),_e(u.bytes),"memory",()=>ys(u.bytes,u.parameters)],[s("context"),u.context_length?F(u.context_length,"{count} token","{count} tokens"):s("unlimi\
ted"),"context"],[s("vocabulary"),Mt(u.vocab_size),"vocabulary"],[s("chat template"),u.chat_template?s("yes"):s("no")]]);let{fields:g}=u;A(i,g.length?"":s("It s\
ets no field: the library’s defaults apply.")),i.hidden=g.length>0,t.querySelector("table").hidden=g.length===0,a.replaceChildren(...g.map(S=>{let q=d("tr"),W=d(
"th","",null,{scope:"row"});W.append(d("code","",S.name)),q.append(W,c(S.model),c(S.library),d("td","",s(S.meaning)),d("td","",h(S)));for(let N of nm)q.cells[N].
dataset.label=n.cells[N].textContent;return q}))}function c(u){let g=d("td");return g.append(d("code","",u===null?s("none"):JSON.stringify(u))),g}function h({applies:u,
by:g,ignored:S,same:q}){return g==="changed"?me([`▲ ${s("the page sets {value}",{value:JSON.stringify(u)})}`,s(S)]):g==="model"&&S?`○ ${s(S)}`:g==="model"?q?
s("the same as the default"):`◆ ${s("applies")}`:s("another field takes its place")}return u=>{t.hidden=!e.found,!t.hidden&&u.found&&l(e.found)}}function Hc(t,e){let n=m=>t.querySelector(".gp-"+m),o=n("costs").tBodies[0],r=()=>e.found&&e.found.question==="precision";function i(){let m=d("tr"),x=d("th","",
null,{scope:"row"});x.append(d("span"),d("small")),m.append(x);for(let v=0;v<6;v++){let M=d("td");if(M.append(d("span"),d("small")),v===0){let R=d("span","gp-by\
tes",null,{"aria-hidden":"true"});R.append(d("i")),M.append(R)}m.append(M)}return m}function a(m,x){if((m.dataset.tip||"")!==x){for(let v of["tabindex","data-ti\
p"])m.removeAttribute(v);if(x)for(let[v,M]of[["tabindex",0],["data-tip",x]])m.setAttribute(v,M)}}let l=(m,x,v="")=>{A(m.children[0],x),A(m.children[1],v)};function c({
bytes:m,scale_bytes:x},v){if(!V(m))return["–",""];let M=v&&V(v.bytes)?s("{share} of the reference",{share:H((m+x)/(v.bytes+v.scale_bytes))}):"";return[Gt(m+x),
M]}let h=({bytes:m,scale_bytes:x})=>V(m)&&x?s("get_memory_footprint() reports {size}; the scales take another {scales}.",{size:Gt(m),scales:Gt(x)}):"";function u({
pace:m,paces:x,ratio:v}){if(!m)return["–",""];let M=x.length>1?s("{low} to {high}",{low:m.low.toFixed(1),high:m.high.toFixed(1)}):s("one run");return[m.median.
toFixed(1),v?`${M}, ${Be(v.median)}`:M]}function g(m,x){if(x===0)return[["–",""],["–",""],["–",""]];let{pair:v}=m;if(!v||v.error)return[[v?s("none"):"–",
""],["–",""],["–",""]];let M=s(e.unit);return[[ft(v.mean,e.unit),M],[ft(v.max,e.unit),s("{unit}, token {number}",{unit:M,number:B(v.max_at+1)})],[H(v.same_top),
""]]}function S(m,x){let v=m.map(M=>M.pair).find((M,R)=>M&&!M.error&&(x===0||R===x));return v?U(v.perplexities[x===0?0:1],3):"–"}function q(m){let x=ve(m.precision||
"");return x&&x!==ve(m.title)?s("the reference: {precision}",{precision:x}):s("the reference")}function W({groups:m}){let x=Math.max(...m.map(({bytes:M,scale_bytes:R})=>(M||
0)+(R||0)),1),v=ee(o,m.length,i);m.forEach((M,R)=>{let[j,b,I,z,D,K,G]=v[R].cells;l(j,ve(M.title),R?ve(M.precision||M.model):q(M)),l(b,...c(M,R?m[0]:null)),a(b.firstChild,
h(M)),X(b.lastChild,V(M.bytes)),ae(b.lastChild.firstChild,"width",((M.bytes||0)+(M.scale_bytes||0))/x),l(I,...u(M)),g(M,R).forEach((Y,te)=>l([z,D,K][te],...Y)),
l(G,S(m,R))})}function N(m,x){let[v,M]=[[...m],[...x]],R=v.findIndex((j,b)=>j!==M[b]);return R<0?v.length:R}function C({groups:m}){let x=ee(n("writings"),m.length,
()=>{let M=d("li"),R=d("p","gp-writing-head");return R.append(d("b"),d("span","gp-note")),M.append(R,d("p","gp-writing",null,{dir:"auto"})),M}),v=m[0].text;m.forEach(
(M,R)=>{let[j,b]=x[R].children;A(j.children[0],ve(M.title)),A(j.children[1],P(M,R,v)),j.children[1].classList.toggle("gp-parting",R>0&&V(M.parts_at));let I=JSON.
stringify([v,M.text,R]);if(b.dataset.key===I||(b.dataset.key=I,b.replaceChildren(),M.text===null))return;let z=R&&v!==null?N(v,M.text):[...M.text].length,D=[...M.
text];b.append(D.slice(0,z).join("")),z<D.length&&b.append(d("span","gp-apart",D.slice(z).join("")))})}function P({failed:m,text:x,tokens:v,parts_at:M,pair:R},j,b){
if(m)return`✕ ${s("stopped by an error")}`;if(x===null)return e.done?s("did not finish"):s("writing, or waiting for its turn");let I=R&&R.error&&s("Its distri\
butions cannot be compared with those of the reference: {why}",{why:`${s(R.error.message)} ${s(R.error.fix)}`});return[T(v,M,j&&b!==null),I].filter(Boolean).join(
". ")}function T(m,x,v){return v?V(x)?`✂ ${s("diverges from the reference at token {number} of {all}",{number:B(x+1),all:B(m)})}`:`= ${F(m,"the same {count} t\
oken as the reference","the same {count} tokens as the reference")}`:F(m,"{count} token","{count} tokens")}let L=(m,x=0)=>Ee(e.found.groups.slice(x).map((v,M)=>{
let R=m(v,x+M);return R&&s("{name}: {words}",{name:ve(v.title),words:R})})),O=m=>L(x=>x.pair&&!x.pair.error?m(x.pair):"",1),k=m=>`${ft(m,e.unit)} ${s(e.unit)}`;
function y({bytes:m,scale_bytes:x}){return V(m)?x?s("{size} + {scales} of scales = {value}",{size:Gt(m),scales:Gt(x),value:Gt(m+x)}):Gt(m):""}function p({paces:m,
pace:x}){if(!x)return"";let v=m.map(M=>M.toFixed(1)).join(", ");return F(m.length,"{each} tokens per second, in one run","the median of {each} is {median} token\
s per second",{each:v,median:x.median.toFixed(1)})}function f({tokens:m,mean:x}){if(!V(x))return"";let v=m.reduce((M,{kl:R})=>M+R,0);return At(ft(v,e.unit),B(m.
length),k(x))}function w({tokens:m,max_at:x,max:v}){let M=m[x].candidates.map(([,j,b,I])=>({text:j,p:b,q:I})),R=Lt(M,e.unit,k(v));return R&&s("token {number}, {\
words}",{number:B(x+1),words:R})}let _=({tokens:m,same_top:x})=>F(m.length,"{same} of {count} token = {share}","{same} of {count} tokens = {share}",{same:B(m.filter(
({same_top:v})=>v).length),share:H(x)});function E({tokens:m,perplexities:[,x]}){let v=m.reduce((R,{logprobs:[,j]})=>R+(j??-1/0),0),M=U(x,3);return U(Math.exp(-v/
m.length),3)!==M?M:`exp(−(${U(v)}) / ${B(m.length)}) = ${M}`}de(t,{weights:()=>L(y),speed:()=>L(p),mean:()=>O(f),max:()=>O(w),same:()=>O(_),perplexity:()=>O(E)});
function $(){let m=e.found;A(n("missing"),m.reading!==null?s("Reading the reference’s text with {model}.",{model:ve(m.groups[m.reading].title)}):ze(e,m)),X(n(
"warning"),m.others),A(n("warning"),m.others?`⚠ ${s(gn)}`:""),X(n("cpu"),!!m.cpu_words),A(n("cpu"),s(m.cpu_words)),W(m),C(m);let x=m.groups.filter(({pair:v})=>v&&
!v.error);e.done&&x.length&&A(n("told"),x.map(({title:v,pair:M})=>s("{model}: mean KL {kl}",{model:ve(v),kl:`${ft(M.mean,e.unit)} ${s(e.unit)}`})).join(". ")+".")}
return m=>{t.hidden=!r(),!t.hidden&&(m.found||m.status||m.unit)&&$()}}function Dc(t){let{replicas:e,lanes:n,waiting:o,lost:r,states:i}=t,a=d("section","gp-shelf-section");a.append(d("h3","",s("Replicas")),d("p","gp-note",[e.length===
0?s("No replica of the cluster answers now: runs wait until one does."):F(e.length,"One replica of a cluster decodes, at most {lanes} runs side by side.","{coun\
t} replicas of a cluster decode, each at most {lanes} runs side by side.",{lanes:n}),o?F(o,"One run waits.","{count} runs wait."):"",om(i)].filter(Boolean).join(
" ")));for(let l of r){let c=d("p","gp-problem");c.append(d("b","","▲ "),sm(l)),a.append(c)}return e.length&&a.append(rm(t)),[a]}function om({STARTING:t=0,RECOVERING:e=0,
STOPPING:n=0}){let[o,r]=[t+e,n];return[o?F(o,"One more is on its way.","{count} more are on their way."):"",r?F(r,"One ends the runs that it has, and goes.","{c\
ount} end the runs that they have, and go."):""].filter(Boolean).join(" ")}function sm({number:t,seconds:e}){return`${e<90?s("Replica {number} was lost less tha\
n two minutes ago.",{number:t}):s("Replica {number} was lost {minutes} minutes ago.",{number:t,minutes:Math.round(e/60)})} ${s("Its runs have ended: click Gener\
ate to run them again, on another replica. The cluster starts a new one by itself.")}`}function rm({replicas:t,lanes:e}){let[n,o,r,i]=[d("table"),d("thead"),d("\
tr"),d("tbody")];return r.append(...[s("replica"),s("runs"),s("models")].map(a=>d("th","",a,{scope:"col"}))),o.append(r),i.append(...t.map(({number:a,decoding:l,
models:c})=>{let h=d("tr");return h.append(d("th","",s("Replica {number}",{number:a}),{scope:"row"}),d("td","",s("{count} of {lanes}",{count:l,lanes:e}),{"data-\
label":s("runs")}),d("td","",c.join(", ")||"–",{"data-label":s("models")})),h})),n.append(d("caption","gp-hidden",he(s("the replicas of the cluster"))),o,i),n}function Kc(t,e){let n=t.querySelector(".gp-cluster"),o=t.querySelector(".gp-shelf-sections"),r=new Map;function i({sections:l,canOpen:c,cluster:h}){let u=document.
activeElement&&t.contains(document.activeElement)?document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...h?Dc(h):[]),o.replaceChildren(...l.
flatMap(({title:g,note:S,folded:q,rows:W})=>{let N=s(g),C=d("table"),P=d("tr");P.append(...[s("model"),s("description"),s("size"),s("matching draft")].map((y,p)=>{
let f=d("th","",null,{scope:"col"}),w=d("span","",y);return p===2&&ne(w,"memory",()=>""),f.append(w),f}),d("td"));let[T,L]=[d("thead"),d("tbody")];T.append(P),L.
append(...W.map(y=>a(y,c))),C.append(d("caption","gp-hidden",N),T,L);let O=d("details","gp-shelf-section"),k=d("summary");return k.append(d("h3","",N),d("span",
"gp-note",` ${W.length}`)),O.append(k,d("p","gp-note",W.length?s(S):s("None yet.")),...W.length?[C]:[]),O.open=r.has(N)?r.get(N):!q,O.addEventListener("toggle",
()=>r.set(N,O.open)),[O]})),u&&t.querySelector(`[aria-label=${CSS.escape(u)}]`)?.focus()}function a(l,c){let h=d("tr"),u=d("th","",l.model,{scope:"row"}),g=l.download&&
!l.here,[S,q,W,N]=[d("td","",s(l.words)),d("td"),d("td","",l.assistant||"–",{"data-label":s("matching draft")}),d("td")];if(l.loaded){let{class_name:C,precision:P,
device:T,bytes:L,in_use:O,parameters:k}=l.loaded;S.append(O?`● ${s("in use")}`:`○ ${s("idle")}`,d("small","",s("{kind}, {precision}, on {device}",{kind:C,precision:s(
P),device:T}))),q.append(_e(L),d("small","",s("{count} parameters",{count:Mt(k)})))}else{q.append(l.millions?s("about {size}",{size:Mt(l.millions*1e6)}):_e(l.size),
d("small","",l.millions?s("parameters"):s("on disk"))),g&&q.append(d("small","",s("{size} to download",{size:_e(l.download)})));let C=[l.gated?`▲ ${s("gated: \
needs an access token")}`:"",l.here?`✓ ${s("downloaded")}`:""].filter(Boolean);C.length&&u.append(d("small","",C.join(" · ")))}return N.append(g?Et(e,"get",l.
model,s("Get it")):Et(e,"use",l.model,s("Use it"))),l.loaded?N.append(Et(e,"tell",l.model,s("Show"))):c&&N.append(Et(e,"pick",l.model,s("Fill in"))),l.canUnload&&
N.append(Et(e,"unload",l.model,s("Unload"))),h.append(u,S,q,W,N),h}return l=>{t.hidden=!e.found,!t.hidden&&l.found&&i(e.found)}}var Gc=16;function ri(t,e,n){let o=new Map;for(let[r,i]of Object.entries(t.tables[e]||{}))(i?.[n]||[]).forEach((a,l)=>{o.has(a)||o.set(a,[]),o.get(a).push([Number(
r),l])});return o}function im(t,e,n){let o=ri(t,e,n),r=(t.kept[e]?.[n]||[]).filter(i=>!o.has(i));return[t.settings.blocks[n],o.size,[...o.values()].filter(({length:i})=>i>
1).length,r.length]}function Uc(t,e,n,o){let r=e.ways[n],{blocks:i=[],kinds:a=[]}=r.settings,l=ee(t,i.length,()=>{let c=d("div","gp-blocks-kind");return c.append(
d("p","gp-note"),d("div","gp-blocks-grid",null,{role:"group"})),c});i.forEach((c,h)=>{let[u,g]=l[h].children;A(u,am(r,e.stepOf(n),h,i.length>1?a[h]:"")),g.setAttribute(
"aria-label",u.textContent),lm(g,e,n,h,o)})}function am(t,e,n,o){let[r,i,a,l]=im(t,e,n),c=me([F(r,"{used} of {count} block used","{used} of {count} blocks used",
{used:i}),a&&F(a,"{count} of them shared","{count} of them shared"),l&&F(l,"{count} kept","{count} kept"),F(r-i-l,"{count} empty","{count} empty")]);return o?`${o.
replaceAll("_"," ")}: ${c}`:c}function lm(t,e,n,o,r){let i=e.ways[n],[a,l]=[e.stepOf(n),i.settings.blocks[o]],c=Array.isArray(i.settings.first_block)?i.settings.
first_block[o]:i.settings.first_block||0,h=ri(i,a,o),u=new Set(i.kept[a]?.[o]||[]);t.dataset.size=l<=80?"large":l<=300?"middle":"small";let g=ee(t,l,()=>d("i"));
for(let S=0;S<l;S++){let q=c+S,W=h.get(q)||[],N=W.some(([C])=>C===e.request);pe(g[S],`gp-block${W.length?"":u.has(q)?" gp-kept":" gp-free"}${W.length>1?" gp-sha\
red":""}${N?" gp-own":""}`),A(g[S],W.length>1?`×${W.length}`:W.length?String(W[0][0]+1):""),Z(g[S],{style:W.length?`--own: ${r(W[0][0])}; --other: ${r(W.at(-1)[0])}`:
""}),xe(g[S],()=>cm(e,n,o,q,ri(i,e.stepOf(n),o).get(q)||[],u.has(q)))}}function cm(t,e,n,o,r,i){if(!r.length&&i)return s("Block {block}: nobody uses it. It is k\
ept for its content, which a prompt with the same beginning can share.",{block:o});if(!r.length)return s("Block {block}: empty.",{block:o});let a=r.map(([h])=>h+
1).join(", "),l=F(r.length,"Block {block}: request {numbers}.","Block {block}: requests {numbers} share it.",{block:o,numbers:a}),c=t.ways[e].settings.kinds?.[n]===
"full_attention"?dm(t,e,r[0]):"";return c?`${l} ${s("In it: {tokens}",{tokens:c})}`:l}function dm(t,e,[n,o]){let r=t.ways[e],{page_size:i}=r.settings,a=0;for(let h of r.
cells[n].slice(0,t.stepOf(e)+1))h&&h.tokens?a=h.position+h.tokens-h.padding:h?.back&&(a=0);let l=[...t.requests[n].tokens.map(([h])=>h),...t.newIds(e,n)].slice(
o*i,Math.min(a,(o+1)*i)),c=l.slice(0,Gc).map(h=>t.label(h));return c.some(h=>h===null)?"":J(c.join(""))+(l.length>Gc?" …":"")}function Vc(t,e,n){let{sums:o,cells:r}=t,i={came:hm(o,t.requests[e].arrival,n),began:null,tokens:[],ended:null};return r[e].forEach((a,l)=>{if(!a||!["prefill","\
chunk","decode","pad"].includes(a.what))return;let{start:c,seconds:h}=o[l];i.began??=[l,c],a.what!=="pad"&&(i.ended=[l+1,c+h]),a.id!==null&&i.tokens.push([l+1,c+
h])}),i}function hm(t,e,n){for(let o=0;o<t.length;o++){let{at:r,start:i,seconds:a}=t[o];if(n==="steps"&&r>=e)return[o,i];if(n==="seconds"&&i>=e)return[o,e];if(n===
"seconds"&&i+a>e)return[o+(e-i)/a,e]}return null}var lo=(t,e)=>t&&e?[e[0]-t[0],e[1]-t[1]]:null;var Jc=8,pm=t=>t==="fifo"?"FIFO":t==="prefill_first"?s("prefill first"):t;function Ut({kind:t}){return t==="padded"?s("Padded batches"):t==="alone"?s("One after\
 another"):s("Continuous batching")}var ot=t=>String.fromCharCode(65+t);function xs({kind:t,blocks:e,page_size:n,token_budget:o,scheduler:r,share_prefixes:i,max_requests:a}){
if(t==="alone")return"";if(t==="padded")return F(a,"at most {count} request in a batch","at most {count} requests in a batch");let l=(e||[]).reduce((c,h)=>c+h,0);
return me([F(l,"{count} block of {size} tokens","{count} blocks of {size} tokens",{size:n}),s("token budget {budget}",{budget:o}),s("scheduler {scheduler}",{scheduler:pm(
r)}),i?s("prefix sharing"):s("no prefix sharing")])}var Yc=(t,e)=>{let n=t.label(e);return n===null?s("the token with id {id}",{id:e}):J(n)};function um(t,e,n,{
position:o,tokens:r,padding:i}){return[...t.requests[n].tokens.map(([c])=>c),...t.newIds(e,n)].slice(o,o+r-i)}function fm({what:t,tokens:e,padding:n,place:o,anew:r}){
let i=e-n;return t==="prefill"?F(i,"prefill, reads {count} token","prefill, reads {count} tokens"):t==="chunk"?F(i,"chunked prefill, reads {count} token","chunk\
ed prefill, reads {count} tokens"):t==="decode"?s("decode"):t==="pad"?s("its text has ended, and its row of the batch is computed for nothing"):t==="starved"?s(
"starved: it needs a block, and none is free"):t==="idle"?s("it has blocks, but no turn in this step"):r?s("waits again, number {place} in the queue",{place:o}):
s("waits, number {place} in the queue",{place:o})}function vs(t,e,n,o){let r={request:n+1,step:o+1},i=t.ways[e].cell(n,o);if(!i)return s("Request {request}, ste\
p {step}: {doing}.",{...r,doing:mm(t,e,n,o)});let a=[s("Request {request}, step {step}: {doing}.",{...r,doing:fm(i)})];if(i.what==="prefill"||i.what==="chunk"||
i.what==="decode"){let l=um(t,e,n,i),c=l.slice(0,Jc).map(h=>Yc(t,h)).join(" ")+(l.length>Jc?" …":"");c&&a.push(s("It reads {tokens}.",{tokens:c})),i.id!==null&&
a.push(s("It writes {token}.",{token:Yc(t,i.id)})),i.shared&&a.push(F(i.shared,"{count} token before these needed no reading: its block was there.","{count} tok\
ens before these needed no reading: their blocks were there.")),i.again&&a.push(F(i.again,"{count} token was read before, and lost.","{count} tokens were read b\
efore, and lost.")),i.padding&&a.push(F(i.padding,"{count} token is padding.","{count} tokens are padding."))}return i.back&&a.push(s("It was preempted: it lost\
 its blocks.")),a.join(" ")}function mm(t,e,n,o){let i=t.ways[e].cells[n].findIndex(Boolean),a=t.ways[e].ends?.[n];return o<i||i<0&&!a?s("it has not come yet"):
a?.status==="cancelled"?s("it was cancelled"):a?.status==="failed"?s("it has failed"):a?.status==="refused"?s("it was refused"):s("it has ended")}function Xc(t,e,n){
let o=t.ways[e].cells[n],r=[];o.forEach((a,l)=>{let c=a&&{prefill:s("prefill"),chunk:s("chunked prefill"),decode:s("decode"),pad:s("padding"),waits:s("waits"),starved:s(
"starved"),idle:s("no turn")}[a.what];if(!c)return;let h=r.at(-1);h&&h.kind===c&&h.to===l?h.to=l+1:r.push({kind:c,from:l+1,to:l+1})});let i=r.map(({kind:a,from:l,
to:c})=>l===c?s("{what} in step {from}",{what:a,from:l}):s("{what} in steps {from} to {to}",{what:a,from:l,to:c}));return s("Request {request}: {what}.",{request:n+
1,what:i.join(", ")||s("never came")})}function Zc({step:t,message:e,lost:n,again:o}){let r=i=>i.map(a=>a+1).join(", ");return[s("After step {step} an exception\
 ended the library’s loop for all requests: {message}",{step:t,message:e}),n.length?F(n.length,"Request {numbers} was lost.","Requests {numbers} were lost.",{
numbers:r(n)}):s("No request was lost."),...o.length?[F(o.length,"Request {numbers} began anew.","Requests {numbers} began anew.",{numbers:r(o)})]:[],s("A new s\
erver went on with the rest.")].join(" ")}function ii(t,e){let n=t.ways[e].sums[t.stepOf(e)];if(!n)return s("no step");let o=t.values.clock==="steps"&&n.at!==t.
stepOf(e);return me([s("step {step} of {steps}",{step:t.stepOf(e)+1,steps:t.ways[e].length}),o&&s("at {at} by the clock",{at:n.at}),F(n.inStep,"{count} request \
in it","{count} requests in it"),F(n.prefill+n.decode,"{count} token read","{count} tokens read"),n.padding?F(n.padding,"{count} of padding","{count} of padding"):
""])}function Qc({waiting:t,starved:e,back:n,came:o,left:r,evicted:i}){let a=l=>l.map(c=>c+1).join(", ");return[t.length?s("Queue: {numbers}.",{numbers:a(t)}):s(
"Nobody waits."),...o.length?[s("Came: {numbers}.",{numbers:a(o)})]:[],...r.length?[s("Cancelled: {numbers}.",{numbers:a(r)})]:[],...i?[F(i,"{count} kept block \
was given up.","{count} kept blocks were given up.")]:[],...e.length?[s("Starved: {numbers}.",{numbers:a(e)})]:[],...n.length?[s("Preempted: {numbers}.",{numbers:a(
n)})]:[]].join(" ")}var gm=t=>F(t,"{count} step","{count} steps",{count:Number.isInteger(t)?t:t.toFixed(1)}),Ss=t=>t?`${gm(t[0])}, ${We(t[1])}`:"–",wm=t=>t?s("before step {step},\
 at {time}",{step:Math.floor(t[0])+1,time:We(t[1])}):"–",ed=t=>t?s("in step {step}, at {time}",{step:t[0],time:We(t[1])}):"–",bm=()=>[[s("came"),"time",({times:t})=>wm(
t.came)],[s("first worked on"),"time",({times:t})=>t.began?ed([t.began[0]+1,t.began[1]]):"–"],[s("waited before"),"queue",({times:t})=>Ss(lo(t.came,t.began))],
[s("time to first token"),"first-token",({times:t})=>Ss(lo(t.came,t.tokens[0]))],[s("median time between tokens"),"between-tokens",({times:t})=>ym(t.tokens)],[s(
"last step"),"time",({times:t})=>ed(t.ended)],[s("latency"),"latency",({times:t,end:e})=>e?.status==="finished"?Ss(lo(t.came,t.ended)):"–"],[s("new tokens"),"\
length",({times:t})=>String(t.tokens.length)],[s("tokens read again"),"preempted",({cells:t})=>String(t.reduce((e,n)=>e+(n?.again||0),0))],[s("times preempted"),
"preempted",({cells:t})=>String(t.filter(e=>e?.back).length)],[s("blocks at this step"),"block",({blocks:t})=>t],[s("end"),"ending",({end:t,isOver:e})=>xm(t,e)],
[s("the tokens of generate"),"continuous-batching",t=>vm(t)]],km=()=>({time:{meaning:s("By the steps, and by the time that they took, from the first step on."),
unit:s("steps, s")},queue:{meaning:s("From when the request came until the first step that worked on it."),unit:s("steps, s")},"first-token":{meaning:s("From wh\
en the request came until its first new token."),unit:s("steps, s")},"continuous-batching":{meaning:s("Whether continuous batching wrote the tokens that generat\
e writes, greedily, for this request alone. Drawn texts cannot be compared: all requests of a step draw from one generator.")}});function ym(t){if(t.length<2)return"\
–";let e=t.slice(1).map((n,o)=>lo(t[o],n));return Ss([0,1].map(n=>gt(e.map(o=>o[n]))))}function xm(t,e){return t?t.status==="cancelled"?s("cancelled"):t.status===
"failed"?t.reason?s("failed: {reason}",{reason:t.reason}):s("failed"):t.status==="refused"?t.reason?s("refused: {reason}",{reason:t.reason}):s("refused"):t.reason===
"eos"?s("finished: the EOS token"):s("finished: the length limit"):e?s("it did not end"):s("under way")}function vm({end:t,isSampled:e,isAlone:n,hasAlone:o}){return n?
s("it is generate"):t&&t.same!==null&&t.same!==void 0?t.same?s("✓ the same"):s("✗ other tokens"):e?s("○ not comparable: sampled"):o?"–":s("○ not compare\
d: generate has not served it")}function td(t,e,n){let{request:o,ways:r,requests:i,values:a}=e;if(t.hidden=o===null,o===null)return;let{prompt:l,max_new_tokens:c,
temperature:h,top_k:u,top_p:g}=i[o],S=d("h3","gp-serving-sub",s("Request {request}",{request:o+1}));S.style.setProperty("--own",n(o));let q=d("p","gp-serving-pr\
ompt");q.append(d("span","gp-mark",`${s("Prompt:")} `),d("bdi","",l));let W=d("p","gp-note",[F(c,"at most {count} new token","at most {count} new tokens"),h==null?
s("greedy"):[`temperature ${h}`,...u?[`top_k ${u}`]:[],...g?[`top_p ${g}`]:[]].join(", ")].join(" · "));t.replaceChildren(S,q,W,...r.map((N,C)=>Sm(e,C,o)),ai(_m(
e,o,a.clock),s("Request {request} in each way",{request:o+1})))}function Sm(t,e,n){let o=d("p","gp-serving-text");t.ways.length>1&&o.append(d("b","",`${ot(e)} `));
let r=t.ways[e].ends?.[n]?.tokens,i=t.newIds(e,n),a=t.ways[e].cells[n].flatMap((c,h)=>c&&c.id!==null?[h]:[]),l=Math.max(i.length,r?.length??0);for(let c=0;c<l;c++){
let[h,u,g]=r?.[c]??[i[c],t.label(i[c]),t.label(i[c])],S=d("span","gp-serving-token");u===null?S.append(d("span","gp-mark",` ${h} `)):g===null?S.append(ie(u,"gp-\
end")):bo(S,g),(a[c]??1/0)>t.stepOf(e)&&(S.dataset.later=""),o.append(S)}return l||o.append(d("span","gp-mark",s("(no token)"))),o}function ai(t,e){let n=d("div",
"gp-serving-scroll",null,{tabindex:0,role:"region","aria-label":e});return n.append(t),n}function _m(t,e,n){let o=d("table","gp-serving-facts");o.append(d("capt\
ion","gp-hidden",s("Request {request} in each way",{request:e+1}))),t.ways.length>1&&o.appendChild(d("thead")).appendChild(d("tr")).append(d("td"),...t.ways.map(
(l,c)=>d("th","",`${ot(c)} ${Ut(l.settings)}`,{scope:"col"})));let r=o.appendChild(d("tbody")),i=t.ways.map((a,l)=>({times:Vc(a,e,n),cells:a.cells[e],end:a.ends?.[e],
isOver:!!a.ends,isAlone:a.settings.kind==="alone",hasAlone:t.ways.some(({settings:c})=>c.kind==="alone"),isSampled:typeof t.requests[e].temperature=="number",blocks:a.
settings.blocks&&(a.tables[t.stepOf(l)]?.[e]||[]).map(c=>c.join(" ")).join("; ")||"–"}));for(let[a,l,c]of bm()){let h=r.appendChild(d("tr")),u=d("th","",null,
{scope:"row"}),g=u.appendChild(d("span","",a));ne(g,l,()=>"",km()[l]),h.append(u,...i.map(S=>d("td","",c(S))))}return o}var Om=["kept","chosen","accepted","rejected","bonus"],Tm=[["kept","rejected"],["kept","accepted"],["chosen","rejected"]],nd=t=>[1,3,5].map(e=>parseInt(t.slice(
e,e+2),16)),Mm=(t,e)=>"#"+nd(t).map((n,o)=>Math.round((n+nd(e)[o])/2).toString(16).padStart(2,"0")).join("");function _s(t){let e=getComputedStyle(t),n=r=>e.getPropertyValue(
"--gp-"+r).trim(),o=[...Om.map(n),...Tm.map(([r,i])=>Mm(n(r),n(i)))];return r=>o[r%o.length]}var Em=132,$m=()=>[{name:"requests",title:s("Requests in a step"),value:({inStep:t})=>t,of:()=>!0},{name:"waiting",title:s("Requests in the queue"),value:({waiting:t})=>t.
length,of:()=>!0},{name:"tokens",title:s("Tokens a step"),value:Lm,of:()=>!0},{name:"free",title:s("Empty blocks"),value:({free:t})=>t,of:({settings:t})=>!!t.blocks}],
Lm=({prefill:t,decode:e,padding:n})=>t+e+n;function od(t,e,n){let o=$m().filter(({of:i})=>e.ways.some(i)),r=ee(t,o.length,()=>Am(e,n));o.forEach((i,a)=>Cm(r[a],
e,i))}function Am(t,e){let n=d("figure","gp-serving-curve");return n.append(d("figcaption"),d("div")),n.lastChild.addEventListener("click",o=>{let{left:r,right:i,
width:a}=n.dataset,l=n.lastElementChild.getBoundingClientRect(),c=(o.clientX-l.left-Number(r))/(Number(a)-Number(r)-Number(i));e(Math.max(0,Math.min(t.length-1,
Math.floor(c*t.length))))}),n}function Cm(t,e,{name:n,title:o,value:r,of:i}){let[a,l]=t.children,c=e.ways.map((T,L)=>({way:T,i:L})).filter(({way:T})=>i(T)),h=n===
"tokens",u=h?e.served.settings.token_budget:void 0,g=Math.max(1,...(h?[e.served]:c.map(({way:T})=>T)).flatMap(({sums:T})=>T.map(r))),S=u!==void 0&&u<=g*3,q=S?Math.
max(g,u):g;A(a,Pm(e,o,c,h,u));let W=Ao(l,{height:Em,x:[0,Math.max(1,e.length)],y:[0,q*1.08],left:36,right:8,top:10,bottom:34});Object.assign(t.dataset,{left:W.left,
right:W.right,width:W.width});let N=kn(1,e.length,W.inner/70).filter(Number.isInteger).map(T=>[T-.5,String(T)]),C=[Co(W,{xTicks:N,yTicks:kn(0,q,3).filter(Number.
isInteger),xTitle:s("step"),yTitle:""})];h?C.push(Nm(W,e.served.sums)):C.push(c.map(({way:T,i:L})=>vo(`gp-curve-line gp-way-${L}`,Wm(W,T.sums.map(r))))),S&&C.push(
[it("gp-curve-budget",W.left,W.y(u),W.width-W.right,W.y(u))]),n==="free"&&C.push(Im(W,e.served.sums));let P=W.x(e.step+.5);C.push([it("gp-curve-here",P,W.top,P,
W.height-W.bottom)]),W.draw(qm(o,h?[{way:e.served,i:e.way}]:c,r,e),C)}function Pm(t,e,n,o,r){if(!o)return e;let i=t.ways.length>1?`${e}, ${ot(t.way)}`:e;return r===
void 0?i:`${i} (${s("budget {budget}",{budget:r})})`}function qm(t,e,n,o){let r=e.map(({way:i,i:a})=>{let l=i.sums.map(n),c=l[o.stepOf(a)]??0;return s("{way}: a\
t most {most}, {here} at step {step}",{way:ot(a),most:Math.max(0,...l),here:c,step:o.stepOf(a)+1})});return`${t}. ${r.join(". ")}.`}var Wm=(t,e)=>e.flatMap((n,o)=>[
[t.x(o),t.y(n??0)],[t.x(o+1),t.y(n??0)]]);function Nm(t,e){let n=[["decode",({decode:r})=>r],["prefill",({prefill:r,again:i})=>r-i],["again",({again:r})=>r],["p\
adding",({padding:r})=>r]],o=e.map(()=>0);return n.map(([r,i])=>{let a=e.map((c,h)=>o[h]+i(c)),l=e.map((c,h)=>a[h]>o[h]?`M${ye(t.x(h))} ${ye(t.y(o[h]))}V${ye(t.
y(a[h]))}H${ye(t.x(h+1))}V${ye(t.y(o[h]))}Z`:"").join("")||"M0 0";return a.forEach((c,h)=>{o[h]=c}),["path",`gp-stack-${r}`,{d:l},[]]})}function Im(t,e){let n=t.
height-t.bottom;return e.flatMap(({starved:o},r)=>o.length?[it("gp-curve-starved",t.x(r+.5),n-7,t.x(r+.5),n)]:[])}var Xe=20,[Rm,sd]=[11,26],jm=48,Bm=13,zm=(t,e)=>Math.max(t<=12?24:t<=32?19:15,Math.ceil(e*1.25));function rd(t,e,n,{onPick:o,onScroll:r}){let i=t.appendChild(d(
"div","gp-gantt-heads")),a=t.appendChild(d("div","gp-gantt-scroll")),l=a.appendChild(d("div","gp-gantt-wide",null,{role:"group"})),c=l.appendChild(d("canvas","",
null,{"aria-hidden":"true"}));i.append(d("div","gp-gantt-corner",s("step"),{"aria-hidden":"true"}));let h=i.appendChild(d("div","gp-gantt-rows")),[u,g]=[sd,24],
S=null,W=l.appendChild(d("div")),N=!1,C=()=>e.ways[n],P=()=>Math.max(e.length,e.isLive?jm:1);function T(j,b,I){let z=d("div",I);return Object.assign(z.style,{left:`${b*
u}px`,top:`${Xe+j*g}px`,width:`${u}px`,height:`${g}px`}),Object.assign(z.dataset,{request:j,step:b}),xe(z,()=>vs(e,n,j,b)),z}function L({clientX:j,clientY:b}){let{
left:I,top:z}=l.getBoundingClientRect(),[D,K]=[Math.floor((j-I)/u),Math.floor((b-z-Xe)/g)];return D>=0&&D<C().length&&K<e.requests.length?{request:K,step:D}:null}
l.addEventListener("pointermove",j=>{let b=L(j);S&&b&&S.dataset.step===String(b.step)&&S.dataset.request===String(b.request)||(S?.remove(),S=b&&b.request>=0?l.appendChild(
T(b.request,b.step,"gp-gantt-hover")):null)}),l.addEventListener("pointerleave",()=>{S?.remove(),S=null}),l.addEventListener("click",j=>{let b=L(j);b&&o(n,b.request>=
0?b.request:e.request,b.step)});function O({focus:j=!1}={}){if(!C().length)return;let[b,I]=[e.request??0,e.stepOf(n)],z=j||document.activeElement===W;if(W.dataset.
request===String(b)&&W.dataset.step===String(I)&&W.style.width===`${u}px`&&!j){W.classList.toggle("gp-none",e.request===null),Z(W,{"aria-label":vs(e,n,b,I)});return}
let D=T(b,I,`gp-gantt-at${e.request===null?" gp-none":""}`);Z(D,{role:"button",tabindex:0,"aria-label":vs(e,n,b,I)}),W.replaceWith(D),W=D,z&&W.focus({preventScroll:!0})}
l.addEventListener("keydown",j=>{let b={ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],PageDown:[0,10],PageUp:[0,-10],Home:[0,-1/0],End:[0,1/0]};
if(j.key==="Escape")return o(n,null,e.at);let I=b[j.key];if(!I||j.ctrlKey||j.metaKey||j.altKey)return;j.preventDefault();let z=(D,K)=>Math.max(0,Math.min(K-1,D));
o(n,z((e.request??0)+I[0],e.requests.length),z(e.stepOf(n)+I[1],C().length)),O({focus:!0}),R()});function k(j){let b=ee(h,e.requests.length,()=>{let I=d("button",
"gp-gantt-head",null,{type:"button"});return I.append(d("b"),d("bdi")),I});e.requests.forEach(({prompt:I},z)=>{let D=b[z];D.style.height=`${g}px`,D.style.setProperty(
"--own",j(z)),A(D.firstChild,String(z+1)),A(D.lastChild,Ce(I.slice(0,80))),D.setAttribute("aria-pressed",String(z===e.request)),Z(D,{"aria-label":Xc(e,n,z)})})}
h.addEventListener("click",({target:j})=>{let b=j.closest(".gp-gantt-head"),I=[...h.children].indexOf(b);I>=0&&o(n,I===e.request&&n===e.way?null:I,e.at)});let y;
function p(){if(!t.clientWidth)return;y=_s(t);let j=a.clientWidth;u=Math.max(Rm,Math.min(sd,Math.floor(j/P()))),g=zm(e.requests.length,parseFloat(getComputedStyle(
t).fontSize));let[b,I]=[P()*u,Xe+e.requests.length*g];Object.assign(l.style,{width:`${b}px`,height:`${I}px`}),Z(l,{"aria-label":s("What each request does in eac\
h step. Arrow keys move from cell to cell, Escape lets go of the request.")}),k(y),O(),e.isLive&&e.at===null&&!N&&(a.scrollLeft=b),w()}function f(){!t.clientWidth||
!y||([...h.children].forEach((j,b)=>j.setAttribute("aria-pressed",String(b===e.request))),O(),w())}function w(){let j=devicePixelRatio||1,[b,I]=[Math.min(a.clientWidth,
P()*u),Xe+e.requests.length*g];if(b<=0)return;Object.assign(c.style,{width:`${b}px`,height:`${I}px`}),Object.assign(c,{width:Math.round(b*j),height:Math.round(I*
j)});let z=c.getContext("2d");z.scale(j,j);let D=getComputedStyle(t),K=Object.fromEntries(["text","muted","line","surface","raised","error","chosen"].map(oe=>[oe,
D.getPropertyValue(`--gp-${oe}`).trim()])),G=Math.min(a.scrollLeft,P()*u-b);z.translate(-G,0);let[Y,te]=[Math.max(0,Math.floor(G/u)),Math.min(P(),Math.ceil((G+b)/
u)+1)];z.font=`${Math.max(10,Math.min(g-8,parseFloat(D.fontSize)-1))}px ${D.fontFamily}`,z.textAlign="center",z.textBaseline="middle",_(z,K,Y,te,I);for(let oe=0;oe<
e.requests.length;oe++){for(let le=Y;le<Math.min(te,C().length);le++)E(z,K,oe,le);$(z,K,oe)}m(z,K,I),x(z,K,I)}function _(j,b,I,z,D){j.fillStyle=b.line;for(let G=0;G<=
e.requests.length;G++)j.fillRect(I*u,Xe+G*g,(z-I)*u,.5);let K=[1,2,5,10,20,50].find(G=>G*u>=34);for(let G=I;G<z;G++)G%K&&(G+1)%K||(G+1)%K&&G||(j.fillStyle=b.muted,
(G===0||(G+1)%K===0)&&j.fillText(String(G+1),(G+.5)*u,Xe/2));e.request!==null&&(j.fillStyle=b.raised,j.fillRect(I*u,Xe+e.request*g,(z-I)*u,g)),j.fillStyle=b.line,
j.fillRect(C().length*u,Xe,1,D-Xe)}function E(j,b,I,z){let D=C().cell(I,z);if(!D)return;let[K,G,Y,te]=[z*u+.5,Xe+I*g+2,u-1,g-4],oe=y(I),le=[K+Y/2,G+te/2+.5];if(j.
fillStyle=j.strokeStyle=oe,D.what==="prefill"||D.what==="chunk"){if(j.fillRect(K,G,Y,te),D.again&&M(j,b.surface,K,G,Y,te),D.what==="chunk"&&(j.fillStyle=b.surface,
j.beginPath(),j.moveTo(K+Y,G),j.lineTo(K+Y,G+te*.55),j.lineTo(K+Y-te*.55,G),j.fill()),u>=Bm&&!D.again&&v(j,b.surface,String(D.tokens-D.padding),le,Y),D.padding){
let ke=Math.max(3,te*D.padding/D.tokens);j.fillStyle=b.surface,j.fillRect(K,G,Y,ke),M(j,b.muted,K,G,Y,ke)}}else D.what==="decode"?(j.globalAlpha=.42,j.fillRect(
K,G+te*.2,Y,te*.6),j.globalAlpha=1,j.fillRect(K,G+te*.8-1.5,Y,1.5)):D.what==="pad"?M(j,b.muted,K,G+te*.2,Y,te*.6):D.what==="waits"?j.fillRect(K+Y*.15,le[1]-.75,
Y*.5,1.5):D.what==="starved"?v(j,b.error,"!",le,Y,!0):(j.globalAlpha=.5,j.strokeRect(K+1,G+te*.3,Y-2,te*.4),j.globalAlpha=1);D.back&&v(j,b.error,"↩",le,Y,!0)}
function $(j,b,I){let z=C().ends?.[I];if(!z||z.status==="finished")return;let D=C().cells[I].length;v(j,b.error,"✕",[(D+.5)*u,Xe+(I+.5)*g],u,!0)}function m(j,b,I){
j.fillStyle=b.error;for(let{step:z}of C().faults)j.fillRect(z*u-1,Xe-6,2,I)}function x(j,b,I){let z=e.stepOf(n)*u;j.strokeStyle=b.chosen,j.lineWidth=n===e.way?2:
1,j.strokeRect(z,1,u,I-2),j.lineWidth=1}function v(j,b,I,[z,D],K,G=!1){j.fillStyle=b;let Y=j.font;G&&(j.font=`700 13px ${getComputedStyle(t).fontFamily}`),j.fillText(
I,z,D,K),j.font=Y}function M(j,b,I,z,D,K){j.save(),j.beginPath(),j.rect(I,z,D,K),j.clip(),j.strokeStyle=b,j.beginPath();for(let G=I-K;G<I+D;G+=5)j.moveTo(G,z+K),
j.lineTo(G+K,z);j.stroke(),j.restore()}function R(){let j=e.stepOf(n)*u,{scrollLeft:b,clientWidth:I}=a;(j<b||j+u>b+I)&&(a.scrollLeft=j+u<I?0:j-I/2)}return a.addEventListener(
"scroll",()=>{N=a.scrollLeft+a.clientWidth<P()*u-2*u,w(),r(a.scrollLeft,a)}),new ResizeObserver(()=>e.values&&e.ways[n]&&p()).observe(a),{draw:p,place:f,showStep:R,
scroll:a}}var Fm=12e3,Hm=70,Dm=700;function id({root:t,slider:e,button:n,words:o},r,i){let a=0;function l(){clearInterval(a),a=0,A(n,s("▶ Play"))}function c(){r.step>=r.
length-1&&i(0),a=window.setInterval(()=>{if(!t.isConnected||r.step>=r.length-1)return l();i(r.step+1)},Math.max(Hm,Math.min(Dm,Fm/r.length))),A(n,s("❚❚ Pause"))}
return n.addEventListener("click",()=>a?l():c()),e.addEventListener("input",()=>{l(),i(Number(e.value)-1)}),e.addEventListener("keydown",({key:h})=>h==="Escape"&&
i(null)),{stop:l,draw(h){n.disabled=r.length<2,e.max=String(Math.max(1,r.length)),e.value=String(r.step+1),e.setAttribute("aria-valuetext",h),A(o,h)}}}var[Km,Gm,Um,Vm,Jm,Ym]=[0,1,2,3,4,5],Os=class{constructor(e){this.requests=e,this.steps=[],this.settings={},this.ends=null,this.figures=null,this.faults=[],this.
clear()}clear(){let{requests:e}=this;this.cells=e.map(()=>[]),this.tables=[],this.kept=[],this.sums=[],this.read=e.map(()=>0),this.written=e.map(()=>0),this.inParts=
e.map(()=>!1),this.begun=e.map(()=>!1)}grow({settings:e,steps:n,ends:o=null,figures:r=null,faults:i=[]}){for(i.length!==this.faults.length&&this.clear(),Object.
assign(this,{settings:e||{},ends:o,figures:r,faults:i,steps:n});this.sums.length<n.length;)this.add(n[this.sums.length])}get length(){return this.sums.length}cell(e,n){
return this.cells[e][n]}add(e){let n=this.sums.length,o={at:e.at,start:e.start,seconds:e.seconds,inStep:0,prefill:0,decode:0,again:0,padding:0,free:e.free?e.free.
reduce((a,l)=>a+l,0):null,waiting:e.waiting||[],starved:e.starved||[],back:e.put_back||[],came:e.came||[],left:e.left||[],evicted:e.evicted||0,shared:Object.values(
e.shared||{}).reduce((a,l)=>a+l,0)};this.sums.push(o);let r=!n||this.faults.some(({step:a})=>a===n),i=r?{}:this.tables[n-1];this.tables.push(e.tables&&Object.keys(
e.tables).length?{...i,...e.tables}:i),this.kept.push(e.kept||(r?[]:this.kept[n-1]));for(let a of e.rows)this.addRow(n,a,o);o.waiting.forEach((a,l)=>this.put(n,
a,{what:"waits",place:l+1,back:o.back.includes(a),anew:this.begun[a]}));for(let a of o.starved)this.cells[a][n]||this.put(n,a,{what:"starved"});for(let a of Object.
keys(this.tables[n]).map(Number))this.tables[n][a]&&!this.cells[a][n]&&this.put(n,a,{what:"idle"});for(let[a,l]of Object.entries(e.shared||{})){let c=this.cells[a]?.[n];
c&&(c.shared=l)}for(let a of o.back)this.inParts[a]=!1}addRow(e,n,o){let[r,i,a,l,c,h]=[Km,Gm,Um,Vm,Jm,Ym].map(W=>n[W]),u=a-l,g=i==="pad",S=g?0:Math.max(0,Math.min(
u,this.read[r]-c)),q=i==="prefill"&&(h===null||this.inParts[r]);this.put(e,r,{what:q?"chunk":i,tokens:a,padding:l,position:c,again:S,id:h,written:this.written[r]}),
o.padding+=l,!g&&(this.inParts[r]=i==="prefill"&&h===null,this.begun[r]=!0,this.read[r]=Math.max(this.read[r],c+u),h!==null&&(this.written[r]+=1),o.inStep+=1,o.
again+=S,o[i]+=u)}put(e,n,o){this.cells[n]&&(this.cells[n][e]={tokens:0,padding:0,position:0,again:0,id:null,written:this.written[n],place:0,back:!1,anew:!1,shared:0,
...o})}};var Ts=class{constructor(){this.values=null,this.ways=[],this.key="",this.clear()}clear(){this.way=0,this.at=null,this.request=null,this.settles=!1}take(e){let n=JSON.
stringify([e.model,e.clock,e.requests.map(({prompt:i,arrival:a,max_new_tokens:l})=>[i,a,l])]);n!==this.key&&this.clear();let o=n!==this.key,r=!o&&this.ways.length>
0&&this.isLive;return this.key=n,this.values=e,this.ways=e.ways.map((i,a)=>{let l=this.ways[a],h=!o&&l&&l.length<=i.steps.length&&JSON.stringify(l.settings)===JSON.
stringify(i.settings)&&Xm(l.steps,i.steps)?l:new Os(e.requests);return h.grow(i),h}),this.way=Math.min(this.way,Math.max(0,this.ways.length-1)),this.at===null&&
this.isLive&&(this.way=Math.max(0,this.ways.length-1)),this.at!==null&&this.at>=this.length&&(this.at=null),this.settles=(o||r)&&!this.isLive&&this.at===null,this.
settles&&([this.way,this.at]=[0,this.fullest]),this.labels=Zm(e),o}label(e){return this.labels.get(e)??null}newIds(e,n){return this.ways[e].cells[n].flatMap(o=>o&&
o.id!==null?[o.id]:[])}get requests(){return this.values.requests}get isLive(){return this.ways.some(({ends:e})=>!e)}get length(){return Math.max(0,...this.ways.
map(({length:e})=>e))}get step(){return this.at??this.length-1}stepOf(e){return Math.min(this.step,this.ways[e].length-1)}get served(){return this.ways[this.way]}get fullest(){
let e=0,n=this.ways[0].sums,o=({free:r,inStep:i})=>r===null?i:-r;return n.forEach((r,i)=>{o(r)>o(n[e])&&(e=i)}),e}};function Xm(t,e){let n=t.length-1;return n<0||
t[n]===e[n]||JSON.stringify(t[n])===JSON.stringify(e[n])}function Zm({requests:t,ways:e,tokens:n=[]}){let o=new Map,r=i=>{for(let[a,l]of i)o.set(a,l)};for(let i of[
n,...t.map(({tokens:a})=>a)])r(i);for(let{ends:i}of e)for(let a of i||[])a&&r(a.tokens);return o}var ad=t=>F(t,"{count} step","{count} steps",{count:Number.isInteger(t)?t:t.toFixed(1)}),li=t=>t?s("{half} / {most}",{half:`${ad(t.steps[0])}, ${We(t.seconds[0])}`,
most:`${ad(t.steps[1])}, ${We(t.seconds[1])}`}):"–",Qm=()=>[[s("steps"),"step",s("Forward passes of the model."),t=>B(t.steps)],[s("tokens computed"),"token",
s("All that the steps read, padding among them."),({tokens:{prefill:t,decode:e,again:n,padding:o}})=>B(t+e+n+o)],[s("in prefill"),"prefill",s("Tokens of prompts\
, read for the first time."),t=>B(t.tokens.prefill)],[s("in decode"),"decode",s("Tokens of the texts, each read once to write the next one."),t=>B(t.tokens.decode)],
[s("read again"),"preempted",s("Tokens of prompts and texts whose blocks were lost when their request was preempted, or when the server began anew."),t=>B(t.tokens.
again)],[s("padding"),"padding",s("Tokens that were computed for nothing: padding, and rows whose text had ended."),t=>B(t.tokens.padding)],[s("shared"),"prefix\
-sharing",s("Tokens of prompts that needed no reading: blocks with the same beginning were there."),t=>B(t.shared)],[s("new tokens"),"length",s("Tokens that wer\
e written."),t=>B(t.written)],[s("finished"),"ending",s("Requests that came to their end."),(t,e)=>s("{count} of {all}",{count:t.finished,all:e.requests.length})],
[s("requests in a step"),"continuous-batching",s("The mean over the steps."),t=>t.at_once===null?"–":t.at_once.toFixed(2)],[s("blocks used or kept"),"block",s(
"The share of the cache’s blocks that were not empty, the mean over the steps."),t=>t.used===null?"–":H(t.used)],[s("starved / preempted"),"starved",s("How \
often a request got no block for its next token, and how often one lost its blocks."),t=>s("{half} / {most}",{half:t.starved,most:t.put_back})],[s("time of all \
steps"),"time",s("The sum of the times of the steps."),t=>We(t.seconds)],[s("new tokens per second"),"speed",s("New tokens over the time of all steps."),t=>t.per_second===
null?"–":t.per_second.toFixed(1)],[s("time to first token, p50 / p95"),"first-token",s("From when a request comes until its first token: half of the requests \
waited no longer than p50, 95% no longer than p95."),t=>li(t.first)],[s("time between tokens, p50 / p95"),"between-tokens",s("Between two tokens of a request."),
t=>li(t.between)],[s("latency, p50 / p95"),"latency",s("From when a request comes until its last token."),t=>li(t.whole)]];function ld(t,e){let n=e.ways.map((a,l)=>({
...a,i:l})).filter(({figures:a})=>a);if(t.hidden=!n.length,t.hidden)return;let o=d("table","gp-serving-figures");o.append(d("caption","gp-hidden",s("The ways si\
de by side"))),o.appendChild(d("thead")).appendChild(d("tr")).append(d("td"),...n.map(({settings:a,i:l})=>{let c=d("th","",e.ways.length>1?`${ot(l)} ${Ut(a)}`:Ut(
a),{scope:"col"});return c.append(d("small","",xs(a))),c}));let i=o.appendChild(d("tbody"));for(let[a,l,c,h]of Qm()){let u=i.appendChild(d("tr")),g=d("span","",
a);ne(g,l,()=>"",{meaning:c,formula:"",unit:""});let S=d("th","",null,{scope:"row"});S.append(g),u.append(S,...n.map(({figures:q})=>d("td","",h(q,e))))}t.replaceChildren(
d("h3","gp-serving-sub",n.length>1?s("The ways side by side"):s("In numbers")),ai(o,s("The ways side by side")),d("p","gp-note",me([s("Times are those of one ru\
n on this machine, and no measure of which way is faster"),s("requests that did not finish count in no latency")])+"."))}function cd(t,e){let n=T=>t.querySelector(".gp-"+T),o=new Ts,[r,i]=[n("serving-charts"),n("serving-moments")],a=id({root:t,slider:n("serving-slider"),button:n("\
serving-play"),words:n("serving-step")},o,T=>{o.at=T,N(),l.forEach(({showStep:L})=>L())}),l=[];function c(T,L,O){Object.assign(o,{way:T,request:L,at:O}),a.stop(),
N()}function h(T,L){for(let{scroll:O}of l)O!==L&&O.scrollLeft!==T&&(O.scrollLeft=T)}function u(){let T=d("section","gp-serving-chart"),L=d("h3","gp-serving-way");
return L.append(d("span"),d("small")),T.append(L,d("div","gp-gantt"),d("div","gp-serving-faults")),T}let g=T=>o.ways.length>1?`${ot(T)} ${Ut(o.ways[T].settings)}`:
Ut(o.ways[T].settings);function S(){let T=ee(r,o.ways.length,u);l.length=Math.min(l.length,T.length),o.ways.forEach((L,O)=>{let[k,y,p]=T[O].children;A(k.firstChild,
g(O)),A(k.lastChild,` ${xs(L.settings)}`),l[O]??=rd(y,o,O,{onPick:c,onScroll:h}),l[O].draw();let f=L.faults.map(Zc);ee(p,f.length,()=>d("p")),f.forEach((w,_)=>A(
p.children[_],w))})}function q(){let T=d("section","gp-serving-moment");return T.append(d("h3","gp-serving-sub"),d("p","gp-note"),d("div","gp-serving-blocks"),d(
"p","gp-serving-queue")),T}function W(T){let L=ee(i,o.ways.length,q);o.ways.forEach((O,k)=>{let[y,p,f,w]=L[k].children;A(y,g(k)),A(p,ii(o,k)),Uc(f,o,k,T);let _=O.
sums[o.stepOf(k)];A(w,_?Qc(_):"")})}function N(){let T=_s(t);a.draw(ii(o,o.way)),l.forEach(({place:L})=>L()),W(T),td(n("serving-card"),o,T),X(n("serving-hint"),
o.request===null),od(n("serving-curves"),o,L=>{c(o.way,o.request,L),l.forEach(({showStep:O})=>O())})}function C(){let{model:T,dtype:L,device:O,seed:k}=o.values,
y=o.requests.some(({temperature:w})=>w!==null);A(n("about"),me([T,L,O,F(o.requests.length,"{count} request","{count} requests"),y&&s("seed {seed}",{seed:k})]));
let p=o.ways.map(({settings:w})=>w.kind),f=w=>t.querySelectorAll(".gp-"+w);for(let w of f("of-generate"))X(w,p.includes("padded"));for(let w of f("of-blocks"))X(
w,p.includes("continuous"));X(n("of-ways"),p.length>1),n("of-ways").replaceChildren(...p.flatMap((w,_)=>[d("i",`gp-way-line gp-way-${_}`),ot(_)])),S(),N(),ld(n(
"serving-numbers"),o)}let P=()=>!t.hidden&&o.values&&C();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",P),new MutationObserver(P).
observe(document.body,{attributes:!0,attributeFilter:["class"]}),new ResizeObserver(()=>!t.hidden&&o.values&&N()).observe(n("serving-curves")),t.addEventListener(
"gp-alone",P),T=>{if(X(t,!!e.found?.ways?.length),t.hidden||!T.found)return;let L=o.take(e.found);L&&a.stop(),C(),(L||o.settles)&&l.forEach(({showStep:O})=>O())}}var eg=5,tg=60,ng=6e7,og=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,o)=>n===e[o]),zn=t=>[t,...t.children.flatMap(zn)],ci=t=>t.parent?ci(t.parent):
t,Ms=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=dd()}get all(){return this.trees.flatMap(zn)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===ci(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=dd(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:o,asked:r}=e,i=this.all.find(h=>h.turn===n);if(i){this.shown=i;return}e.asked=null;let a=r&&og(r.ids,o.request.given)&&this.all.find(h=>h.
turn===r.turn);if(a&&r.kind!=="branch"&&a.plain&&a.mode===o.mode){Object.assign(a,{turn:n,pieces:[]}),this.shown=a;return}let l=o.request.only_given===!0,c={turn:n,
read:l,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(a){for(Object.assign(c,{at:r.at,from:r.from,on:r.on,kind:r.kind,parent:a});c.parent.
parent&&c.at<c.parent.at;)c.parent=c.parent.parent;c.parent.children.push(c)}else this.trees=this.trees.filter(({children:h})=>h.length),this.trees.push(c);this.
shown=c}measure(){let{log:e,along:n}=this,o=e.lines();n.follow(o.length?o[0].last:null);let{steps:r}=n;Object.assign(this.shown,{text:e.text,tokens:r.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:r.map(({piece:i,chosen:a})=>i??a.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((r,{text:i})=>r+i.length,0);if(this.trees.length<=eg&&e.length<=tg&&n<=ng)return;let o=this.trees.find(r=>r!==ci(this.shown))||e.filter(r=>r.parent&&
r!==this.shown&&!r.children.length).sort((r,i)=>r.turn-i.turn)[0];if(!o)return;this.detach(o)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function dd(){return new Te(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}function hd(t){let{root:e,state:n,tree:o,told:r,remove:i}=t,{log:a}=n,l=e.querySelector(".gp-rename"),c=()=>A(r,s("A run is under way. Wait for its end, or clic\
k Stop."));function h(S){if(!(!S||S===n.shown)){if(n.busy){c();return}n.shown=S,a.feedRun(S.text,S.turn),a.ask({type:"shown"}),t.draw(),S.item.focus({preventScroll:!0})}}
function u(){if(!i.dataset.sure){i.textContent=F(zn(n.shown).length,"Delete this run?","Delete these {count} runs?"),i.dataset.sure="yes",i.focus();return}let S=n.
shown,q=n.refuge;n.busy?c():q&&(n.detach(S),h(q)),t.calm()}function g(){let S=n.shown,q=d("input","gp-rename-field",null,{"aria-label":s("Name of this run"),maxlength:60});
q.value=S.name;let W=!0,N=C=>{W&&(W=!1,C&&(S.name=q.value.trim()),document.activeElement===q&&S.item.focus(),q.remove(),t.fill(S))};q.addEventListener("keydown",
C=>{C.stopPropagation(),(C.key==="Enter"||C.key==="Escape")&&N(C.key==="Enter")}),q.addEventListener("click",C=>C.stopPropagation()),q.addEventListener("blur",()=>N(
!0)),S.item.querySelector(".gp-label").replaceChildren(q),q.focus(),q.select()}o.addEventListener("click",S=>{let q=S.target.closest(".gp-run"),W=n.visible.flatMap(
zn).find(N=>N.item===q);W===n.shown?W.item.focus():h(W)}),o.addEventListener("keydown",S=>{let{shown:q}=n;if(S.ctrlKey||S.metaKey||S.altKey||!q)return;let W=n.visible.
flatMap(zn),N=W.indexOf(q),C={ArrowDown:()=>h(W[N+1]),ArrowUp:()=>h(W[N-1]),ArrowRight:()=>h(q.children[0]),ArrowLeft:()=>h(q.parent),Home:()=>h(W[0]),End:()=>h(
W.at(-1)),F2:g,Delete:()=>{i.disabled||u()}};Object.hasOwn(C,S.key)&&(S.preventDefault(),C[S.key]())}),l.addEventListener("click",g),i.addEventListener("click",
u),i.addEventListener("blur",()=>t.calm())}var pd=8,sg=3,rg=-1e30,ig=t=>`log p ${t>rg?t.toFixed(2).replace("-","−"):"−∞"}`;function ag(t){let e=t.pieces,n=Math.min(...t.children.map(({at:i})=>i)),o=t.
parent?t.at:Number.isFinite(n)&&n>=sg?n:0,r=Ce(e.slice(o,o+pd).join(""));return s("“{text}”",{text:`${o&&!t.parent?"…":""}${r}${e.length>o+pd?"…":""}`})}
function ud(t){if(!t.parent)return t.read?s("a text that was read:"):s("the original:");let e={number:t.at+1,token:J(t.from??"")};return t.kind!=="branch"?s("co\
ntinues at token {number}:",e):t.on?s("again from {token} at token {number}:",e):s("instead of {token} at token {number}:",e)}var Es=class{constructor(e,n){this.
root=e,this.state=n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,tree:n,
state:o}=this,r=o.log.canAsk?o.visible:[];if(e.hidden=!r.length,e.hidden)return;let{scrollTop:i}=n;n.replaceChildren(...r.map(a=>this.lay(a))),n.scrollTop=i,o.shown&&
this.reveal(o.shown.item.firstChild),this.remove.disabled=!o.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){e.
item??=lg(),this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let o=d("ul","",null,{role:"group"});o.append(...e.children.
map(r=>this.lay(r))),e.item.append(o),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,
o=e===this.state.shown,r=ag(e),i=[F(e.tokens,"{count} token","{count} tokens"),ig(e.total),...e.searched?[s("best of {mode}",{mode:Zt(e.mode)})]:[]].join(" · "),
a=n.querySelector(".gp-label");if(!a.querySelector("input")){let c=[d("span","gp-note",ud(e))," ",d("bdi","gp-words",r)];e.name?a.replaceChildren(d("bdi","gp-na\
me",e.name)," ",...c):a.replaceChildren(...c)}let l=n.querySelector(".gp-facts");A(l,i),l.title=s("Length, and total log-probability after the processors, in na\
ts; −∞ where they remove a given token. Beam search scores given tokens before the processors."),A(n.querySelector(".gp-sign"),o?"▶":""),n.setAttribute("a\
ria-selected",String(o)),n.setAttribute("aria-label",[e.name,`${ud(e)} ${r}`,i,o?s("shown"):""].filter(Boolean).join(", ")),n.tabIndex=o?0:-1}reveal(e){let{tree:n}=this,
[o,r]=[n.getBoundingClientRect(),e.getBoundingClientRect()];n.scrollTop+=Math.min(0,r.top-o.top-4)+Math.max(0,r.bottom-o.bottom+4)}};function lg(){let t=d("li",
"gp-run",null,{role:"treeitem"}),e=d("div","gp-row");return e.append(d("span","gp-sign","",{"aria-hidden":"true"}),d("span","gp-label"),d("span","gp-facts")),t.
append(e),t}function fd(t,e){let n=new Ms(e),o=new Es(t,n);return hd(o),r=>{r.run&&n.begin();let{shown:i}=n;if(i&&e.turn===i.turn&&(r.run||r.steps||r.status)&&n.measure(),r.
run){n.makeRoom();let a=o.tree.contains(document.activeElement);o.draw(),a&&i&&i.item&&i.item.focus({preventScroll:!0})}else!t.hidden&&i&&i.item&&o.fill(i);r.status&&
!n.busy&&A(o.told,"")}}var cg={true:"button",false:"div"};function dg({text:t},{chosen:e,removed:n,by:o}){let r=J(t);return e?s("Run again from here with {token}.",{token:r}):n?s("Con\
tinue from here with {token} instead, although {processor} removed it.",{token:r,processor:o}):s("Continue from here with {token} instead.",{token:r})}var Fn=class{constructor(e){
this.item=d("li","gp-bar"),e.append(this.item),this.body=null}build(e){let n=cg[e];if(this.body&&this.body.localName===n)return;let o=d(n,"gp-row",null,e?{type:"\
button"}:{role:"group"});this.rank=d("span","gp-rank"),this.sign=d("span","gp-sign","",{"aria-hidden":"true"}),this.word=d("bdi","gp-word");let r=d("span","gp-n\
ame");r.append(this.sign,this.word),this.after=d("span","gp-fill gp-after"),this.before=d("span","gp-fill gp-before"),this.thick=d("span","gp-track"),this.thin=
d("span","gp-track gp-thin"),this.thick.append(this.after),this.thin.append(this.before),this.why=d("span","gp-why"),this.remover=d("span","gp-remover"),this.why.
append(...ge(s("removed by {processor}"),{processor:this.remover}));let i=d("span","gp-tracks");i.append(this.thick,this.why,this.thin),this.value=d("span"),this.
raw=d("small");let a=d("span","gp-values");a.append(this.value,this.raw),o.append(this.rank,r,i,a,d("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),o.tabIndex=
this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(o):this.item.prepend(o),this.body=o}fill(e,n,o){let{text:r,after:i,before:a,rank:l,chosen:c,given:h,
removed:u,by:g,rest:S,words:q}=e;this.build(o&&!S),this.entry=e,this.item.hidden=!1;let W={"gp-chosen":c,"gp-removed":u,"gp-rest":S};pe(this.item,["gp-bar",...Object.
keys(W).filter(T=>W[T])].join(" ")),A(this.rank,l?B(l):""),A(this.sign,c?"▶":u?"✕":""),Oe(this.word,r,{plain:S}),this.thick.hidden=u||i===null;for(let[T,L]of[
[this.after,i||0],[this.before,a]])ae(T,"width",Math.min(1,L/n)),T.parentNode.classList.toggle("gp-beyond",L>n*1.005);A(this.value,u?"":i===null?"–":H(i)),A(this.
raw,H(a)),A(this.remover,g),this.why.hidden=!u;let N=[c&&(h?s("given"):s("chosen")),u&&s("removed by {processor}",{processor:g})].filter(Boolean).join(", "),C=[
S?r:J(r),N].filter(Boolean).join(", "),P=o&&!S?dg({text:r},e):"";this.body.setAttribute("aria-label",P?`${C}. ${P}`:C),xe(this.body,()=>P?`${P} ${q()}`:q())}hide(){
this.item.hidden=!0}};function $s(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-row")],n=o=>e().forEach(r=>{r.tabIndex=r===o?0:-1});return t.
addEventListener("focusin",o=>o.target.matches(".gp-row")&&n(o.target)),t.addEventListener("keydown",o=>{let r=e(),i=r.indexOf(o.target),a={ArrowDown:i+1,ArrowUp:i-
1,Home:0,End:r.length-1}[o.key];i<0||a===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),r[Math.max(0,Math.min(r.length-1,a))].focus())}),
()=>{let o=e();o.length&&!o.some(r=>r.tabIndex===0)&&(o[0].tabIndex=0)}}function hg(t){switch(t){case"context":return s("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return s("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return s("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return s("no mark: the bias is 0.");default:return s("no mark.")}}function co(t){let e=t&&t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.
keys)?e.keys.length:0,o=e.greenlist_ratio,r=e.seeding_scheme==="selfhash",i=e.context_width;return{config:e,keys:n,selfhash:r,ratio:o>0&&o<1?o:null,early:n?Ln(e.
ngram_len,1)-1:Ln(i,1)-Number(r)}}function Ls({config:t,keys:e,ratio:n}){if(e)return F(e,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:t.ngram_len});if(n===null)return s("a green list whose settings are not known");let{bias:o,seeding_scheme:r,context_width:i,
hashing_key:a}=t;return s("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:H(n),bias:o,scheme:r,width:i,key:a})}
function As({chosen:t,index:e,mark:n,given:o,isFirst:r},i){let a=u=>s("Token {number}, {token}: {mark}",{number:B(e+1),token:J(t.text),mark:u});if(!n)return a(o?
s("given, before the watermark began."):s("not marked."));if(n.why)return a(hg(n.why));let l=s("Its probability: {before} before the watermark, {after} after.",
{before:H(n.chosen_before),after:H(n.chosen_after)}),c=r?[s("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let u=F(i.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:U(n.g,2)});return[a(u),l,...c].join(" ")}let h=n.green?s("\
◆ green: it got the bias."):s("◇ red: it got no bias.");return[a(h),l,pg(n,i),...c].join(" ")}function pg(t,{ratio:e,selfhash:n}){let o=t.listed??0,r={before:H(
t.mass_before??0),after:H(t.mass_after??0)};return n?F(o,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",r):e===null?F(o,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
r):F(o,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...r,ratio:H(e)})}var md={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function gd(t,e,n,o){let{mark:r,index:i}=e,a={...t};if(!r)return{...a,unscored:t.
unscored+1};a.marks+=1;let l=r.kind==="synthid"?r.g:r.green;if(r.chosen_before>0&&r.chosen_after>0){a.chosen+=1,a.surprisal-=Math.log(r.chosen_before),a.gained+=
Math.log(r.chosen_after/r.chosen_before);let{stages:c,entropy_before:h}=e.distribution;a.entropy+=o>0&&c[o-1]?c[o-1].entropy:h,a.likely-=ug(e,o)}return a.suppressed+=
r.suppressed,l===null?{...a,unscored:t.unscored+1}:i<n.early?{...a,early:t.early+1}:(a.scored+=1,a.green+=Number(l),a.expected+=r.expected??0,r.kind==="synthid"?
a.z=n.keys?(2*a.green-a.scored)*Math.sqrt(n.keys/a.scored):null:n.ratio!==null&&(a.z=It(a.green,a.scored,n.ratio),a.foreseen=It(a.expected,a.scored,n.ratio)),a)}
function ug({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:o,stage_logprobs:r})=>e>0?r[e-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function wd(t,e,n,o){
let r=t.find(([,h])=>h>o);if(e.z>o)return{at:r[0],words:F(r[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:o})};let i=r?[F(r[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:o})]:[],a=n.keys?e.z>0?e.scored*(o/e.z)**2:1/0:qo(e.green/e.scored,n.ratio,o),l=Math.max(e.scored+1,Math.ceil(a));
if(!Number.isFinite(l)||l>1e7)return{at:1/0,words:[...i,s("At the share so far, z never reaches {threshold}.",{threshold:o})].join(" ")};let c=F(l,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:o,more:B(l-e.scored)});return{at:l,words:[...i,c].join(" ")}}var di=t=>t?H(t):"<0.01%",fg=(t,e)=>t.kept!==e||t.mass_moved>0;function Vt({distribution:{stages:t,vocab:e}}){return t.map((n,o)=>{let[r,i,a]=Ke(n.name),l=o?t[o-
1].kept:e;return{number:o+1,kind:n.name,name:r,meaning:i,knobs:a,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!fg(n,
l)}})}function Jt({kept:t,keptBefore:e,removed:n,moved:o,idle:r}){if(r)return s("did nothing");let i=[];return t<e&&i.push(F(e-t,"removed {count} token ({share}\
)","removed {count} tokens ({share})",{share:di(n)})),t>e&&i.push(F(t-e,"brought {count} token back","brought {count} tokens back")),(o-n>.001||!i.length)&&i.push(
s("moved {share}",{share:H(o)})),i.join(", ")}var Hn=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function Cs(t,{effective:e,config:n}){
let o={...e,...n};return t.filter((r,i)=>i===0||o[r]).map(r=>{let i=JSON.stringify(o[r]??null);return i==="null"||i.length>12?r:`${r} ${i}`}).join(", ")}function ho(t){
return Hn(t)?{name:"DoLa",meaning:s("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:t.layers?s("the last layer"):s("the model"),meaning:s("The distribution that the model gave, before any processor.")}}function mt({distribution:{
candidates:t},chosen:e}){return t.some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function Ps(t,e,n){if(t.length<=e)return t;let o=({raw_logprob:a,logprob:l})=>Math.
max(Q(a),Q(l)),r=[...t].sort((a,l)=>o(l)-o(a)),i=new Set([...r.filter(({token_id:a})=>a===n),...r.filter(Ue).slice(0,3)]);for(let a of r)i.size<e&&i.add(a);return t.
filter(a=>i.has(a))}function $t({raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?Q(e[n-1]):void 0:Q(t)}var po=({raw_logprob:t,stage_logprobs:e},n)=>((n?
(e||[])[n-1]:t)??null)===null,Ue=({logprob:t})=>t===null;function ln({removed_by:t,stage_logprobs:e,raw_logprob:n},o){let r=[n,...e||[]],i=r.findLastIndex((l,c)=>c>
0&&l===null&&r[c-1]!==null),a=t||i>0&&o.distribution.stages[i-1].name;return a?Ke(a)[0]:Hn(o)?"DoLa":s("a processor")}function qs(t,e){let{raw_logprob:n,logprob:o,
rank:r,raw_rank:i,token_id:a}=t;if(Re(e)){let g={share:H(Q(n)),rank:B(i||0)},S=i?s("Probability {share}, rank {rank}, as the server told it.",g):s("Probability \
{share}, as the server told it.",g);return a<0?S:`${S} ${s("Token id {id}.",{id:a})}`}let l=B(e.distribution.vocab),c=s("Token id {id}.",{id:a});if(!e.distribution.
stages.length&&Math.abs((o??n)-n)<1e-4){let g={share:H(Q(n)),rank:B(r||i||0),vocab:l};return`${r||i?s("Probability {share}, rank {rank} of {vocab}; no processor\
 changed it.",g):s("Probability {share}; no processor changed it.",g)} ${c}`}let h={share:H(Q(n)),rank:B(i||0),vocab:l};return`${i?s("Before the processors {sha\
re}, rank {rank} of {vocab}.",h):s("Before the processors {share}.",h)} ${mg(t,e)} ${c}`}function mg(t,e){if(Ue(t))return s("After them it cannot be chosen: rem\
oved by {processor}.",{processor:ln(t,e)});let{logprob:n,rank:o}=t,r={share:H(Q(n)),rank:B(o||0),kept:B(rt(e))};return o?s("After them {share}, rank {rank} of {\
kept} kept.",r):s("After them {share}.",r)}function kd({distribution:{candidates:t,entropy_before:e}},n){let i=[...t.filter(({raw_logprob:l})=>l!==null&&l<0)].sort(
(l,c)=>bd(c)-bd(l)).slice(0,3).map(({text:l,raw_logprob:c})=>`${J(l)} ${U(Q(c))} · ${U(Se(-c,n),2)}`),a={terms:i.join(" + "),entropy:re(e,n)};return i.length?s(
"before the processors, {terms} + the terms of all other tokens = {entropy}.",a):""}var bd=({raw_logprob:t})=>-t*Q(t);function uo(t,{mode:e,effective:n,config:o}){
if(t.isPrompt)return[s("given"),s("{token} is in the prompt: given, not chosen")];if(t.given)return[s("given"),s("{token} was given, not chosen")];if(e==="elsew\
here")return[s("the choice"),s("{token} was chosen by the server")];if(e==="custom")return[s("the choice"),s("{token} was chosen by your own decoding loop")];if(t.
beam)return[s("the choice"),gg(t.beam.status)];if(t.reranked)return[s("the choice"),s("{token} has the best score: probability against degeneration penalty")];let r=t.
draft&&t.draft.origin;return r==="accepted"?[s("the draft"),s("{token} was drafted by the assistant, and accepted")]:r==="correction"?[s("the choice"),s("{token\
} replaced a rejected draft token")]:{...n,...o}.do_sample?[s("the draw"),s("{token} was drawn")]:[s("the choice"),s("{token} was chosen as the most probable")]}
function gg(t){return t==="running"?s("{token} goes on: the search compares the sums of whole beams"):t==="finished"?s("{token} ends a beam: the search compares\
 the sums of whole beams"):t==="ended"?s("{token} would end a beam, which does not count"):t==="pruned"?s("{token} was considered, and pruned: the search compar\
es the sums of whole beams"):s("{token} was considered by the search")}var wg=1.05;function yd(t,e){let{started:n,unit:o}=e;if(!t)return[s("No token yet")];if(e.rejected)return na(e.rejected,t.chosen.text,tn(n));if(Re(t))return bg(
t,e);let r=[kg(t,o),...yg(t),...vg(t,o),...xg(t,n)];if(t.mark){let a=co(n),{chosen:l,index:c,mark:h,given:u=!1}=t;r.push(As({chosen:l,index:c,mark:h,given:u,isFirst:c<
a.early},a))}r.push(Sd(t,n)),t.draft&&r.push(...ta(t,tn(n))),t.beam&&r.push(...Ta(t,e)),t.reranked&&r.push(...Sg(t,n));let{raw_logprob:i}=t.chosen;return i!==null&&
r.push(s("Its surprisal, before the processors, was {value}.",{value:re(-i,o)})),r}function bg(t,{started:e,unit:n}){let{chosen:o}=t,[r,...i]=[o,mt(t).find(l=>l.
raw_rank===1)].filter(Boolean).map(l=>({token:J(l.text),share:H(Q(l.raw_logprob))})),a=o.raw_rank===1||!i.length?[]:[s("The likeliest token was {token}, with {s\
hare}.",i[0])];return o.raw_rank===1?a.push(s("The likeliest token was {token}, with {share}.",r)):o.raw_rank?a.push(s("The server gave {token} {share}: rank {r\
ank}.",{...r,rank:B(o.raw_rank)})):a.push(s("The server gave {token} {share}.",r)),[...a,Sd(t,e),s("Its surprisal was {value}.",{value:re(o.raw_logprob===null?null:
-o.raw_logprob,n)})]}function kg({distribution:{entropy_before:t}},e){let n=Math.exp(t),o=re(t,e);return n<wg?s("The model was all but certain here: an entropy \
of {entropy}.",{entropy:o}):s("The model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:o,options:n<10?U(n,1):
B(Math.round(n))})}function yg(t){let{chosen:e,distribution:n}=t,{name:o}=ho(t),r={source:o,token:J(e.text),share:H(Q(e.raw_logprob)),vocab:B(n.vocab)};if(Hn(t))
return[];if(e.raw_rank===1)return[s("Its first choice was {token}, with {share}.",r)];let i=mt(t).find(c=>c.raw_rank===1),a=i?[s("Its first choice was {token}, \
with {share}.",{token:J(i.text),share:H(Q(i.raw_logprob))})]:[],l=e.raw_rank?s("It gave {token} {share}: rank {rank} of {vocab}.",{...r,rank:B(e.raw_rank)}):s("\
It gave {token} {share}.",r);return[...a,l]}function xg(t,e){let n=Vt(t);if(!n.length)return t.isPrompt||t.read?[]:[s("No processor changed that.")];let o=n.filter(
({idle:r})=>!r);return o.length?o.map(r=>{let i=xd(r,e),a=r.kept===r.keptBefore?Jt(r):`${Jt(r)}, ${s("{count} left",{count:B(r.kept)})}`,{chosen:l}=t,[c,h]=[$t(
l,r.number-1),$t(l,r.number)],u={name:i,effect:a,token:J(l.text),before:H(c||0),after:H(h||0)};return c===void 0||h===void 0?s("{name}: {effect}.",u):!h&&c?s("{\
name}: {effect}; {token} had {before}, and could no longer be chosen.",u):u.before===u.after?s("{name}: {effect}; {token} stayed at {after}.",u):s("{name}: {eff\
ect}; {token} went from {before} to {after}.",u)}):[F(n.length,"The processor ({names}) did nothing here.","The {count} processors ({names}) did nothing here.",
{names:n.map(({name:r})=>r).join(", ")})]}function xd({name:t,knobs:e},n){let o=Cs(e,n);return o?o.startsWith(t)?o:`${t} (${o})`:t}function vd(t,e){let{chosen:n}=t,
o=s("{token} had {share}",{token:J(n.text),share:H(Q(n.raw_logprob))}),r=Vt(t).filter(({idle:a})=>!a).map(a=>{let l=$t(n,a.number),c={name:xd(a,e),share:l===void 0?
"":H(l)};return l===void 0?s("{name}: {effect}",{...c,effect:Jt(a)}):a.kept===a.keptBefore?s("after {name}: {share}",c):F(a.kept,"after {name}: {share}, {count}\
 token left","after {name}: {share}, {count} tokens left",c)}),i=ge(uo(t,e)[1],{token:J(n.text)}).join("");return he(me([o,...r,i]))}function Sd(t,e){let{chosen:n,
given:o,isPrompt:r}=t,i=ge(uo(t,e)[1],{token:J(n.text)}).join("");return o||r||t.beam||Re(t)?`${i}.`:Ue(n)?s("{words}, though {processor} had removed it.",{words:i,
processor:ln(n,t)}):{...e.effective,...e.config}.do_sample&&!t.draft&&!t.reranked?s("{words}: its chance was {share}.",{words:i,share:H(Q(n.logprob))}):`${i}.`}
function vg({layers:t},e){if(!t)return[];let{layer:n,final_layer:o,candidate_layers:r,divergences:i}=t,a={final:o,layer:n,divergence:re(i[r.indexOf(n)]??null,e)};
return[F(r.length,"DoLa contrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {divergence}.","DoLa contrasted the last laye\
r, {final}, with layer {layer}: of {count} candidates the furthest from it, by {divergence}.",a)]}function Sg({reranked:t,chosen:e},{effective:n,config:o}){let r=t.
find(({token_id:h})=>h===e.token_id);if(!r)return[];let i={share:H(r.probability),penalty:U(r.penalty),score:U(r.score)},a=[s("Its probability among the weighed\
 tokens was {share}, its degeneration penalty {penalty}, its score {score}.",i)],{penalty_alpha:l}={...n,...o};V(l)&&a.push(s("score = (1 − α) · probability − α\
 · penalty = (1 − {alpha}) · {probability} − {alpha} · {penalty} = {score}.",{...i,alpha:l,probability:U(r.probability)}));let c=t.reduce((h,u)=>u.probability>
h.probability?u:h);if(c!==r){let h={token:J(c.text),count:t.length,share:H(c.probability),penalty:U(c.penalty),score:U(c.score)};a.push(s("The most probable of \
the {count} weighed tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",h))}return a}var _g=(t,e)=>t.map(({watched:n})=>{let o=(n||[]).find(({token_id:r})=>r===e);return o&&Q(o.logprob)}),hi=class extends Fn{constructor(e){super(e),this.along=d(
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
forEach((c,h)=>{this.rows[h].fill(i[h],a,o),this.drawAlong(this.rows[h],_g(l,c.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new hi(this.list))}drawAlong(e,n,o){
let r=n.map(g=>g??0);if(e.along.hidden=r.length<2,e.along.hidden)return;let i=Math.max(...r),a=r.indexOf(i),l=g=>g/(r.length-1)*100,c=Og(r,150).map(([g,S])=>`${l(
g).toFixed(1)},${(98-(i?S/i:0)*94).toFixed(1)}`);e.line.setAttribute("points",c.join(" "));for(let[g,S]of Object.entries({x1:l(o.index),x2:l(o.index),y1:0,y2:100}))
e.here.setAttribute(g,S);let h=i?s("highest {share}, at token {number}",{share:H(i),number:a+1}):s("probability 0 everywhere");A(e.along.lastElementChild,h);let u=s(
"The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token.",{count:B(r.length),words:h});
ne(e.along,"probability",()=>"",{meaning:u,formula:""}),e.along.setAttribute("aria-label",s("along the text: {words}",{words:h}))}};function Og(t,e){let n=Math.
ceil(t.length/e),o=[];for(let r=0;r<t.length;r+=n){let i=r;for(let a=r+1;a<Math.min(t.length,r+n);a++)t[a]>t[i]&&(i=a);o.push([i,t[i]])}return o}function _d(t,e){let o=t.querySelector(".gp-bars"),r=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),a=_=>t.querySelector(".gp-"+_),[l,c,h,u,g]=[
"full","beams-note","press-note","chosen-word","removed-key"].map(a),S=a("no-token"),q=[],W=$s(o),N=new Ws(t,e,L),C=!1,P=[],T=_=>e.canAsk&&!_.isPrompt;function L(_,E){
let $=Ue(_)&&!Re(E);return{id:_.token_id,text:_.text,after:Q(_.logprob),before:Q(_.raw_logprob),rank:$?null:_.rank??(E.distribution.stages.length?null:_.raw_rank),
chosen:_.token_id===E.chosen.token_id,given:E.isPrompt||E.given,removed:$,by:$?ln(_,E):"",words:()=>qs(_,E)}}function O(_){let E=mt(_),m=(C?E:Ps(E,24,_.chosen.token_id)).
map(M=>L(M,_)),x=Re(_)?null:_.distribution.vocab-E.length;(x===null||x>0)&&m.push(k(_,E.map(M=>L(M,_)),x));let v=y(Math.max(...m.filter(({rest:M})=>!M).map(M=>Math.
max(M.after,M.before))));for(A(l,s("axis 0–{top}",{top:H(v)}));q.length<m.length;)q.push(new Fn(o));q.forEach((M,R)=>m[R]?M.fill(m[R],v,T(_)):M.hide()),W(),i.
hidden=E.length<=24,A(i,C?s("show {count} only",{count:24}):s("show all {count}",{count:B(E.length)})),i.setAttribute("aria-expanded",String(C))}function k(_,E,$){
let m=b=>Math.max(0,1-E.reduce((I,z)=>I+z[b],0));if($===null){let b=m("before");return{text:s("all others"),after:b,before:b,rest:!0,words:()=>s("All tokens tha\
t the server did not list, together: {share}.",{share:H(b)})}}let x=rt(_)>E.filter(({removed:b})=>!b).length,[v,M]=[x?e.usesBeams?null:m("after"):0,m("before")],
R={count:B($),before:H(M),after:H(v??0)},j=()=>v===null?s("All tokens that are not listed ({count}), together: {before} before the processors.",R):s("All tokens\
 that are not listed ({count}), together: {before} before the processors, {after} after them.",R);return{text:F($,"{count} other","{count} others"),after:v,before:M,
rest:!0,words:j}}let y=_=>[.02,.05,.1,.2,.5,1].find(E=>_<=E)||1;function p(_){let E=!_.distribution.stages.length;t.classList.toggle("gp-untouched",E),A(a("afte\
r-word"),Re(_)?s("probability, as the server told it"):E?s("probability; no processor ran, so it is the same before and after"):s("after the processors")),a("be\
fore-key").hidden=E,g.hidden=Re(_)||!mt(_).some(Ue),A(u,_.isPrompt||_.given?s("given, not chosen"):s("chosen")),c.hidden=!_.beam||E,h.hidden=!T(_),t.classList.toggle(
"gp-pressable",T(_))}o.parentNode.addEventListener("click",_=>{let E=_.target.closest("button.gp-row"),$=E&&[...q,...N.rows].find(({body:x})=>x===E),m=e.current();
$&&m&&T(m)&&e.ask({type:"branch",step:m,tokenId:$.entry.id})}),i.addEventListener("click",()=>{C=!C,O(e.current())});function f(){for(let _ of q)_.hide();for(let _ of[
i,c,h,N.box])_.hidden=!0}let w=_=>()=>e.current()?_(e.current()):"";return de(t,{after:w(_=>vd(_,e.started)),before:w(({chosen:_})=>he(s("{token} had {share}",{
token:J(_.text),share:H(Q(_.raw_logprob))})))}),_=>{let E=e.current();r.hidden=!E,S.hidden=!!E,E?((E!==P[0]||e.canAsk!==P[1])&&O(E),p(E),N.draw(E,_,T(E))):f(),P=
[E,e.canAsk]}}function Od(t,e){let o=t.querySelector("details"),r=t.querySelector(".gp-output"),i=t.querySelector(".gp-all"),a=null,l=!1;function c(p){let f=e.allLines(),w=e.
started.effective.length_penalty??1;return p.sequences.map((_,E)=>{let $=be(f[E]?f[E].last:null),m=_.token_ids.map((b,I)=>{let z=$[I]&&$[I].chosen.token_id===b?
$[I]:null,D=_.logprobs[I];return{id:b,text:z?z.chosen.text:"?",recorded:D,library:_.transition_scores?_.transition_scores[I]:null,difference:_.transition_scores?
_n(D,_.transition_scores[I]):null,drawn:z?_n(D,z.chosen.logprob):1/0}}),x=_.logprobs.filter((b,I)=>!$[I]||!$[I].given),v=x.reduce((b,I)=>b+(I??-1/0),0),M=x.length**
w,R=x.length?v/M:null,j=_.score!==null&&R!==null&&_.score*M>on;return{tokens:m,sum:v,length:x.length,penalty:w,rebuilt:R,score:_.score,difference:j?Qn(v,_.score,
M):null}})}function h(p,f=1e-9){if(!Number.isFinite(p))return"∞";let w=Math.max(p,f),_=Math.floor(Math.log10(w)+1e-9),E=Math.ceil(w/10**_-1e-6);return E===10?
`1e${_+1}`:`${E}e${_}`}function u(p){if(!p||!p.sum.count)return[[],[]];let{sum:f,given:w,final:_,pool:E,output:$}=p,m=({off:M,count:R,furthest:j},b)=>M?[b(M,{all:B(
R),bound:h(j)})]:[],x=[...m(f,(M,R)=>F(M,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add up: the fur\
thest is off by {bound}",R)),...m(w,(M,R)=>F(M,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tokens do not c\
ount as 0: the furthest is off by {bound}",R)),...m(_,(M,R)=>F(M,"{count} of {all} final scores does not follow from its sum: it is off by {bound}","{count} of \
{all} final scores do not follow from their sums: the furthest is off by {bound}",R)),...m(E,(M,R)=>F(M,"{count} of {all} kept scores does not follow from the t\
exts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",R)),...m($,(M,R)=>F(
M,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their paths thro\
ugh the tree end: the furthest is off by {bound}",R))],v=h(Math.max(...Object.values(p).map(M=>M.furthest)),ya);return[x,x.length?[]:[F(f.count,"{count} node of\
 the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:v})]]}function g({outputs:p,tree:f}){let w=p.flatMap(b=>b.tokens);
if(!w.length)return["none","–",s("There are no scores to check: no token was generated.")];let _=w.filter(({difference:b})=>b!==null),E=p.filter(({difference:b})=>b!==
null),$=b=>h(Math.max(0,...b.map(({difference:I})=>I))),m=b=>b.filter(({difference:I})=>!(I<=On)).length,x=w.filter(({drawn:b})=>b>On).length,[v,M]=u(f),R=[...m(
E)?[s("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:B(m(E)),all:B(E.length),bound:$(E)})]:[],...v,...m(_)?[F(m(_),"{count} \
of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_transition_scores\
, by up to {bound}",{all:B(_.length),bound:$(_)})]:[],...x?[F(x,"{count} token of the outputs differs from the steps that are shown","{count} tokens of the outp\
uts differ from the steps that are shown")]:[]];if(R.length)return["differs","✗",me(R)];let j=[...E.length?[F(E.length,"{count} sequences_scores is rebuilt to\
 within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:$(E)})]:[],...M];return _.length?["agrees","✓",me([...j,F(_.length,"{count} t\
oken agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to within {boun\
d}",{bound:$(_)})])]:["none","–",me([...j,S()])]}let S=()=>e.started.mode==="custom"?s("compute_transition_scores does not apply: the run used your own decodi\
ng loop"):s("compute_transition_scores does not apply: the run was recorded without the library’s scores");function q(){let[p,f,w]=a?g(a):["none","–",s("The\
 scores are checked against the library when the run has finished.")],_={agrees:s("agrees with the library"),differs:s("differs from the library"),none:s("not c\
hecked")};t.dataset.verdict=p,A(t.querySelector(".gp-badge"),f),A(t.querySelector(".gp-sign-words"),a?_[p]:s("not checked yet")),A(t.querySelector(".gp-verdict-\
line"),w)}let W=p=>Je(p)?"−∞":p.toFixed(3).replace("-0.000","0.000"),N=p=>Je(p)?"−∞":(p<on?p.toExponential(3):U(p,5)).replace("-","−"),C=p=>p<0||Je(p)?
`(${N(p)})`:N(p);function P(p,f){let w=p.insertCell();f===null?w.textContent="–":w.textContent=(f>On?"✗ ":"")+(f===0?"0":Number.isFinite(f)?f.toExponential(
0):"∞"),w.classList.toggle("gp-off",f>On)}function T(){let p=a.outputs.filter(({score:w})=>w!==null);t.querySelector(".gp-beam-check").hidden=!p.length;let f=t.
querySelector(".gp-sums tbody");f.replaceChildren(),a.outputs.forEach((w,_)=>{if(w.score===null)return;let E=f.insertRow();for(let $ of[_+1,W(w.sum),w.length,w.
penalty,U(w.rebuilt,4),U(w.score,4)])E.insertCell().textContent=$;P(E,w.difference)})}function L(p,f,w,_,E,$){if(!w.count)return;let{worst:m}=w,x=p.insertRow();
x.append(d("th","",f,{scope:"row"})),x.insertCell().textContent=B(w.count),x.insertCell().append(_(m),...m.node?[" ",ie(m.node.beam.text)]:[]),x.insertCell().textContent=
E(m),x.insertCell().textContent=N($(m)),P(x,m.difference)}function O(){let p=t.querySelector(".gp-tree-sums tbody");if(p.replaceChildren(),!a.tree)return;let{sum:f,
given:w,final:_,pool:E,output:$}=a.tree,m=e.started.effective.length_penalty??1,x=({node:M})=>s("step {number}:",{number:M.index+1}),v=({node:M,power:R})=>`${N(
M.beam.score)} / ${M.length} ** ${m} = ${N(Je(M.beam.score)?null:M.beam.score/R)}`;L(p,s("node: parent’s score + log-probability"),f,x,({node:M,parent:R})=>`${N(
R)} + ${C(M.beam.logprob)} = ${N(Je(M.beam.logprob)?null:R+M.beam.logprob)}`,({node:M})=>M.beam.score),L(p,s("given token: counts as 0"),w,x,()=>N(0),({node:M})=>M.
beam.score),L(p,s("ended: score / length ** length_penalty"),_,x,v,({node:M})=>M.beam.final_score),L(p,s("kept after a step: the best that ended"),E,M=>s("step \
{number}: rank {rank}",{number:M.step+1,rank:M.place+1}),M=>M.expected===null?"–":N(M.expected),M=>M.told),L(p,s("output: score where its path ends, after the\
 penalty"),$,({number:M})=>s("output {number}:",{number:M+1}),v,M=>M.told)}function k(){let{tokens:p}=a.outputs[Number(r.value)]||a.outputs[0]||{tokens:[]},f=t.
querySelector(".gp-scores tbody");f.replaceChildren(),p.slice(0,l?1/0:20).forEach((w,_)=>{let E=f.insertRow();E.insertCell().textContent=_+1,E.insertCell().textContent=
w.id,E.insertCell().append(ie(w.text)),E.insertCell().textContent=W(w.recorded),E.insertCell().textContent=w.difference===null?"–":W(w.library),P(E,w.difference),
E.insertCell().textContent=(Q(w.recorded)*100).toFixed(2)+"%"}),i.hidden=p.length<=20||l,A(i,s("Show all {count} tokens",{count:B(p.length)}))}function y(){if(!o.
open)return;let p=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!p,t.querySelector(".gp-token-check").hidden=p||!a,t.querySelector(".gp-beam-check").
hidden=!0,t.querySelector(".gp-tree-check").hidden=p||!a||!a.tree||!a.tree.sum.count,A(t.querySelector(".gp-how"),e.usesBeams?s("The playground records a log-pr\
obability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, as its \
documentation asks for beams)."):s("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute_transi\
tion_scores gives for the same run (normalize_logits=True).")),!a)return;let f=w=>e.usesBeams?s("output {number}",{number:w}):s("sequence {number}",{number:w});
t.querySelector(".gp-which").hidden=a.outputs.length<2,r.options.length!==a.outputs.length&&r.replaceChildren(...a.outputs.map((w,_)=>d("option","",f(_+1),{value:_}))),
T(),p||O(),p||k()}return o.addEventListener("toggle",y),o.addEventListener("keydown",p=>{p.key!=="Escape"||!o.open||(o.open=!1,o.querySelector("summary").focus())}),
r.addEventListener("change",y),i.addEventListener("click",()=>{l=!0,y()}),p=>{if(t.hidden=!e.started,!p.run&&!p.status&&!p.steps)return;let{finished:f}=e;f?(!a||
a.finished!==f)&&(a={finished:f,outputs:c(f),tree:xa(e)},l=!1,r.replaceChildren()):a=null,q(),(p.run||p.status||f)&&y()}}function Td(t,e){let r=[.1,.2,.5,1,2,5,10,20,50,1/0],i=t.querySelector(".gp-heat-plot"),a=t.querySelector(".gp-cells"),l=t.querySelector(".gp-column"),c=t.querySelector(
".gp-layer-names"),h=t.querySelector(".gp-layer-reading"),u=t.querySelector(".gp-layer-tally"),g=document.createElement("canvas"),S=g.getContext("2d",{willReadFrequently:!0}),
q=new Te({picks:{},peak:0},({picks:b,peak:I},{layers:z})=>z?{picks:{...b,[z.layer]:(b[z.layer]||0)+1},peak:Math.max(I,...z.divergences)}:{picks:b,peak:I}),W=0,N=[],
C=[],P=[0,0],T=[],L=b=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(b??0)/W)))*10);function O(){let b=getComputedStyle(t);return[...[...Array(11).keys()].map(z=>`\
--gp-heat-${z}`),"--gp-text"].map(z=>{let D=b.getPropertyValue(z).trim();return[1,3,5].map(K=>parseInt(D.slice(K,K+2),16))})}function k(b){if(g.width>=b&&g.height===
N.length*6)return;let I=g.height===N.length*6?S.getImageData(0,0,g.width,g.height):null;g.width=Math.max(64,2**Math.ceil(Math.log2(b))),g.height=N.length*6,I&&S.
putImageData(I,0,0)}function y(b){let I=new ImageData(1,N.length*6);N.forEach((z,D)=>{let K=b.layers?b.layers.candidate_layers.indexOf(z):-1;if(K<0)return;let G=C[L(
b.layers.divergences[K])];for(let Y=0;Y<5;Y++){let te=Y===2&&z===b.layers.layer?C[11]:G;I.data.set([...te,255],(D*6+Y)*4)}}),S.putImageData(I,b.index,0)}let p=()=>Math.
max(10,q.steps.length);function f(){let[b,I]=P;if(!b||!I)return;a.width!==b&&(a.width=b),a.height!==I&&(a.height=I);let z=a.getContext("2d");z.clearRect(0,0,b,I),
z.imageSmoothingEnabled=!1;let D=q.steps.length;z.drawImage(g,0,0,D,g.height,0,0,b*D/p(),I)}function w(b){let I=[...q.steps.find(G=>G.layers).layers.candidate_layers].
sort((G,Y)=>Y-G),z=O(),D=r.find(G=>q.total.peak<=G*Math.LN2)*Math.LN2,K=String([I,z,D])!==String([N,C,W]);String(I)!==String(N)&&_(I),[N,C,W]=[I,z,D],k(q.steps.
length);for(let G of K?q.steps:b)y(G);f()}function _(b){let I=Math.max(15,Math.min(28,280/b.length));i.style.height=c.style.height=`${Math.max(1,b.length)*I}px`,
c.replaceChildren(...b.map(z=>d("span","",$(z))))}function E(){A(t.querySelector(".gp-ramp-low"),"0"),A(t.querySelector(".gp-ramp-high"),`${Number(Se(W,e.unit).
toPrecision(2))} ${e.unit}`.replace(/^1 bits/,"1 bit"));let b=t.querySelector(".gp-scale-ramp");if(!b.childNodes.length)for(let I=0;I<11;I++){let z=d("i");z.style.
background=`var(--gp-heat-${I})`,b.append(z)}}de(t,{divergence:()=>{let{layers:b}=e.current()||{};if(!b)return"";let{layer:I,candidate_layers:z,divergences:D}=b,
K=re(D[z.indexOf(I)]??null,e.unit);return F(z.length,"{layer}, the one candidate, has {value}.","{layer} has the largest of {count}, {value}.",{layer:$(I),value:K})}});
let $=b=>b===0?s("embedding"):s("layer {layer}",{layer:b}),m=b=>b===0?s("the embedding (layer 0)"):s("layer {layer}",{layer:b});function x(b){let I={number:b.index+
1,token:J(b.chosen.text)};if(!b.layers)return s("Token {number}, {token}: no layer was contrasted.",I);let{layer:z,final_layer:D,candidate_layers:K,divergences:G}=b.
layers,Y=K.map((te,oe)=>`${$(te)} ${Se(G[oe]??0,e.unit).toFixed(3)}`).join(", ");return s("Token {number}, {token}: {layer} was contrasted with the last layer (\
{final}), because it diverges most from it. Divergences in {unit}: {list}.",{...I,layer:m(z),final:D,unit:e.unit,list:Y})}function v(b){l.hidden=!1,l.style.left=
`${b.index/p()*100}%`,l.style.width=`${100/p()}%`;let I=x(b);A(h,I),Zo(i,b,q.steps.length,I)}function M(){let b=Object.entries(q.total.picks).sort((D,K)=>K[1]-D[1]),
I=b.reduce((D,[,K])=>D+K,0),z=b.map(([D,K])=>s("{layer} in {times}",{layer:m(Number(D)),times:B(K)})).join(", ");A(u,s("Along the text: {list} of {count} steps.",
{list:z,count:B(I)})),A(t.querySelector(".gp-heat-end"),String(p()))}hl(i,e,{stepUnder:b=>{let{left:I,width:z}=i.getBoundingClientRect(),D=Math.floor((b.clientX-
I)/z*p());return q.steps[Math.max(0,Math.min(q.steps.length-1,D))]},hover:b=>A(h,x(b)),leave:()=>e.current()&&!t.hidden&&A(h,x(e.current()))});function R(b){let I=e.
current();if(t.hidden=!(I&&I.layers),t.hidden)return;let{added:z}=q.follow(e.lastOf(I));I===T[0]&&q.total===T[1]&&!b.unit&&!b.look||(T=[I,q.total],w(z),E(),v(I),
M())}new ResizeObserver(([{contentRect:b}])=>{P=[b.width,b.height].map(I=>Math.round(I*devicePixelRatio)),f()}).observe(i);let j=()=>R({look:!0});return matchMedia(
"(prefers-color-scheme: dark)").addEventListener("change",j),new MutationObserver(j).observe(document.body,{attributes:!0,attributeFilter:["class"]}),R}function Md(t,e){let n=t.querySelector(".gp-sentences"),o="";return t.querySelector(".gp-to-glossary").addEventListener("click",()=>Ct(t)),()=>{let r=e.current(),
i=yd(r,e),a=i.join(`
`);if(a===o)return;o=a;let l=new Set;n.replaceChildren(...i.map(c=>{let h=d("li");return h.append(...so(c,l)),h}))}}var Ed=(t,e)=>e.isPrompt?e.index:t.prefix.length+e.index;function pi(t,e,n){if(e.isPrompt&&t.readsSource)return[];let o=t.prefix.length,[r,i]=e.isPrompt?[1,o-1]:
[Math.max(1,o),o+be(t.lastOf(e)).length-1],a=Ed(t,e);if(a<r)return[];let l=Math.min(i,Math.max(r,a-Math.floor(n/2))+n-1),c=Math.max(r,l-n+1);return Array.from({
length:l-c+1},(h,u)=>c+u)}function Ns(t,e,n){if(!e)return-1;let o=n.found.places.indexOf(Ed(t,e));return e.isPrompt||t.idsTo(e).every((i,a)=>i===n.ids[a])?o:-1}var Tg=160,Mg={probability:()=>s("How likely this layer finds the token that was chosen in the end."),rank:()=>s("The rank of the chosen token in this layer, th\
e likeliest first. A bar in the cell shows it, too."),entropy:()=>s("How uncertain this layer is: the entropy of its distribution."),kl:()=>s("How far this laye\
r is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")};function $d(t,e){let n=m=>t.querySelector(".gp-"+m),[o,r,i,a,l]=["lens-foun\
d","lens-field","around","look-into","lens-state"].map(n),c=r.firstElementChild,h=n("lens-shade"),u=null,g=!1,S=[0,0],q=()=>u.found.layers.length-1,W=m=>m===0?s(
"the embedding (layer 0)"):m===q()?s("layer {layer}, the last",{layer:B(m)}):s("layer {layer}",{layer:B(m)}),N=(m,x)=>c.tBodies[0].rows[q()-m].cells[x+1];function C(){
let m=e.current(),x=e.lensLimit||1,v=Math.max(1,Math.min(x,Math.round(Number(i.value))||12));i.value=String(v),g=!0,A(l,s("Reading the layers …")),P(m),e.ask(
{type:"look_into",step:m,places:pi(e,m,v)})}a.addEventListener("click",C);function P(m){n("lens-ask").hidden=!e.canAsk,a.disabled=g||e.running||e.waiting||!pi(e,
m,1).length,e.lensLimit&&(i.max=String(e.lensLimit))}function T(){let{tokens:m,layers:x}=u.found,v=d("tr");v.append(d("th","",s("layer"),{scope:"col"}),...m.map(
({text:b})=>{let I=d("th","",null,{scope:"col"});return I.append(ie(b)),I}));let M=x.map((b,I)=>{let z=d("tr");return z.append(d("th","",I?B(I):s("embedding"),{
scope:"row"}),...b.map((D,K)=>L(D,I,K))),z}),[R,j]=[d("thead"),d("tbody")];R.append(v),j.append(...M.reverse()),c.replaceChildren(R,j)}function L(m,x,v){let M=d(
"td","",null,{role:"gridcell",tabindex:"-1"});return M.append(ie(m.top[0][1])),xe(M,()=>`${y(x,v)}. ${p(m,v)}`),M.addEventListener("focus",()=>f(x,v)),M.addEventListener(
"click",()=>M.focus()),M.addEventListener("keydown",j=>O(j,x,v)),M}function O(m,x,v){if(m.ctrlKey||m.metaKey||m.altKey)return;let[M,R]=[q(),u.found.tokens.length-
1],j={ArrowUp:[x+1,v],ArrowDown:[x-1,v],ArrowLeft:[x,v-1],ArrowRight:[x,v+1],Home:[x,0],End:[x,R],PageUp:[M,v],PageDown:[0,v]}[m.key];j&&(m.preventDefault(),m.stopPropagation(),
N(Math.max(0,Math.min(M,j[0])),Math.max(0,Math.min(R,j[1]))).focus())}function k(){let m=Ns(e,e.current(),u),{tokens:x,layers:v}=u.found;x.forEach((M,R)=>{let j=R===
m;c.tHead.rows[0].cells[R+1].classList.toggle("gp-here",j),v.forEach((b,I)=>{let z=b[R],D=N(I,R);pe(D,[z.top[0][0]===M.id&&"gp-favourite",j&&"gp-here"].filter(Boolean).
join(" ")),Ht(D,h.value,{...z,entropyAfter:z.entropy??1/0,kl:z.kl??1/0})})}),ht(n("lens-scale"),h.value,e.unit),ne(n("lens-scale"),n("lens-scale").dataset.term,
()=>"",{meaning:Mg[h.value]()})}function y(m,x){return s("{layer}, in the place of {token}",{layer:W(m),token:J(u.found.tokens[x].text)})}function p({probability:m,
rank:x,entropy:v,kl:M},R){return s("The chosen {token}: {share}, rank {rank}. Entropy {entropy}; KL from the last layer {kl}.",{token:J(u.found.tokens[R].text),
share:H(m),rank:B(x),entropy:re(v,e.unit),kl:re(M,e.unit)})}function f(m,x){let v=N(...S);v&&(v.ariaSelected="false"),v&&(v.tabIndex=-1),S=[m,x];let M=N(m,x);M.
ariaSelected="true",M.tabIndex=0,w()}function w(){let[m,x]=S,v=u.found.layers[m][x],M=u.found.tokens[x],R=v.top.find(([b])=>b===M.id)?[]:[[M.id,M.text,v.probability]],
j=ee(n("lens-bars"),v.top.length+R.length,_);[...v.top,...R].forEach(([b,I,z],D)=>{let[K,G,Y,te]=j[D].children,oe=b===M.id;pe(j[D],oe?"gp-is-chosen":""),A(K,oe?
"▶":""),G.replaceChildren(ie(I)),ae(Y.firstChild,"width",z),A(te,H(z))}),A(n("lens-place"),y(m,x)),A(n("lens-numbers"),p(v,x))}function _(){let m=d("li"),x=d(
"span","gp-track",null,{"aria-hidden":"true"});return x.append(d("span","gp-fill")),m.append(d("span","gp-sign","",{"aria-hidden":"true"}),d("span","gp-word"),x,
d("span","gp-value")),m}function E(){let m=t.closest(".token-panel");if(!m)return;let[x,v]=[m.getBoundingClientRect(),r.getBoundingClientRect()],M=m.firstElementChild.
getBoundingClientRect().height;v.top+Tg>x.bottom&&(m.scrollTop+=v.top-x.top-M)}h.addEventListener("change",k);function $(m,x){if(o.hidden=!u,!!u)if(m){T();let v=Ns(
e,e.current(),u);S=[q(),0],k(),f(q(),Math.max(0,v));let M=N(q(),Math.max(0,v));r.scrollLeft=M.offsetLeft-r.clientWidth/2,x&&E()}else k(),w()}return m=>{let x=e.
current(),v=e.hideFrom===null?e.lensOf():null,M=g&&m.lens;if((m.run||m.lens)&&(g=!1),t.hidden=!x||!(e.canAsk||v)||e.recorded,t.hidden)return;(m.run||m.lens)&&A(
l,""),P(x);let R=v!==u;u=v,(R||m.selection||m.unit)&&$(R,M),u&&!g&&A(l,Ns(e,x,u)<0?s("This token is not among those below."):"")}}var Rs={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function ui(t,e){let{chosen:n,distribution:o}=e,r=i=>ue(i)??-1/0;return{count:t.count+1,
after:t.after+r(n.logprob??n.raw_logprob),before:t.before+r(n.raw_logprob),entropyAfter:t.entropyAfter+(o.entropy_after??0),entropyBefore:t.entropyBefore+(o.entropy_before??
0),kept:t.kept+(rt(e)??0)}}var cn=(t,e)=>e?Math.exp(-t/e):null,Eg=[1,2,3],Is=class{constructor(){this.ids=[],this.grams=new Map(Eg.map(e=>[e,new Map])),this.repeated=
[],this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(
-1)),this.ids.push(e);for(let[n,o]of this.grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,o]of this.
grams){if(this.ids.length<n)continue;let r=o.get(this.gram(n))-1;r?o.set(this.gram(n),r):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function Ad(t,e){let n=t.querySelector(".gp-status"),o=t.querySelector(".gp-alert"),r=t.querySelector(".gp-figures"),i=t.querySelector(".gp-notes"),a=new Map,l=new bn,
c;function h(){let{started:b,finished:I}=e;if(!b)return[];let z=I?I.num_tokens:e.numTokens,D=I?I.seconds:e.elapsed,K=I?I.time_to_first_token:e.firstElapsed,G={limit:B(
b.max_new_tokens)};if(e.isFromElsewhere)return[{name:s("Tokens"),value:B(z),term:"length",run:()=>""},u(z)];let Y=D>0&&z?(z/D).toFixed(1):"–";return[{name:s("\
Tokens"),value:B(z),term:"length",run:()=>e.usesBeams?s("{tokens} of at most {limit} new tokens, one per step for all beams together.",{tokens:B(z),...G}):s("{t\
okens} of at most {limit} new tokens.",{tokens:B(z),...G})},{name:s("Per second"),value:Y,term:"speed",run:()=>Y==="–"?"":s("{tokens} tokens / {time} s = {val\
ue} tokens per second.",{tokens:B(z),time:D.toFixed(2),value:Y})},{name:s("First token"),value:K===null?"–":We(K),term:"first-token",run:()=>K===null||!(D>0)?
"":s("{first} of {time} in all.",{first:We(K),time:We(D)})},...g(b.waits||{}),...S(),u(z),{name:s("Seed"),value:String(b.seed),term:"seed",run:()=>""}]}function u(b){
return{name:s("Stopped by"),value:q(),term:"ending",run:()=>e.finished?F(b,"after {count} token: {reason}.","after {count} tokens: {reason}.",{reason:q()}):"",words:!0}}
function g(b){let I=Object.entries(b).filter(([,K])=>K>=$g);if(!I.length)return[];let z=I.reduce((K,[,G])=>K+G,0),D=I.map(([K,G])=>`${Ld[K]?Ld[K]():K} ${We(G)}`).
join(", ");return[{name:s("Made ready"),value:We(z),term:"time",meaning:s("The time before the run began, in which its model was made ready."),run:()=>he(D)}]}function S(){
if(!e.rounds.length)return[];let b=l.read(e.rounds),{draft_acceptance_rate:I,mean_acceptance_length:z}=b,D=(Y,te)=>s("{denominator} = {value}.",{denominator:qt(
Y,b),value:te}),[K,G]=[I===null?"–":H(I),U(z,2)];return[{name:s("Draft accepted"),value:K,term:"acceptance-rate",run:()=>D("draft_acceptance_rate",K)},{name:s(
"Tokens per draft"),value:G,term:"acceptance-length",run:()=>D("mean_acceptance_length",G)}]}function q(){return e.finished?[...new Set(e.finished.sequences.map(
I=>$e(I.stop_reason)[0]))].join(", ")||"–":e.running?s("still running"):s("an error")}function W(){let b=h(),I=new Set(b.map(({name:z})=>z));for(let[z,{figure:D}]of a)
I.has(z)||(D.remove(),a.delete(z));b.forEach(({name:z,value:D,term:K,run:G,meaning:Y,words:te},oe)=>{let le=a.get(z)||N(z,te,oe);A(le.value,D),ne(le.figure,K,G,
Y?{meaning:Y}:{})})}function N(b,I,z){let D=d("div","gp-figure"+(I?" gp-words":"")),K=d("dd");D.append(d("dt","",b),K),r.insertBefore(D,r.children[z]||null);let G={
figure:D,value:K};return a.set(b,G),G}let C=new Te(Rs,ui),P=new Is,T=Rs,L=b=>Number.isFinite(b)?Se(b,e.unit).toFixed(2).replace(/^-0.00$/,"0.00"):"−∞",O=b=>b===
null?"–":Number.isFinite(b)?b<1e3?b.toFixed(2):B(Math.round(b)):"∞";function k(){let b=y();return e.isFromElsewhere?b.filter(({term:I})=>I!=="entropy"&&I!==
"kept").map(I=>({...I,run:()=>""})):b}function y(){let{total:b}=C,{unit:I}=e,z=(te,{count:oe})=>oe?te/oe:null,D=(te,oe)=>oe.count?L(z(te,oe)):"–",K=C.steps.at(
-1).distribution.vocab??1/0,G=(te,oe,le,ke,je="")=>({name:te,term:oe,run:le,values:ke,meaning:je}),Y=B(b.count);return[G(s("perplexity"),"perplexity",()=>s("bef\
ore the processors, exp(−({sum}) / {tokens}) = {value}.",{sum:U(ue(b.before)),tokens:Y,value:O(cn(b.before,b.count))}),[O(cn(b.after,b.count)),O(cn(b.before,b.
count)),O(cn(T.before,T.count))],_([[b.after,b.count],[b.before,b.count],[T.before,T.count]],K)),G(s("mean log-probability, {unit}",{unit:I}),"mean-logprob",()=>p(
L(b.before),D(b.before,b)),[D(b.after,b),D(b.before,b),D(T.before,T)]),G(s("cumulative log-probability, {unit}",{unit:I}),"cumulative-logprob",()=>F(b.count,"be\
fore the processors, the log-probability of {count} token is {sum} {unit}.","before the processors, the log-probabilities of {count} tokens sum to {sum} {unit}.",
{sum:L(b.before),unit:I}),[L(b.after),L(b.before),L(T.before)]),G(s("mean entropy, {unit}",{unit:I}),"entropy",()=>p(L(b.entropyBefore),D(b.entropyBefore,b)),[D(
b.entropyAfter,b),D(b.entropyBefore,b),D(T.entropyBefore,T)]),G(s("mean tokens kept"),"kept",()=>s("{sum} tokens kept in all, over {tokens} steps = {value}.",{sum:B(
b.kept),tokens:Y,value:O(z(b.kept,b))}),[O(z(b.kept,b)),B(K),B(K)]),...[1,2,3].map(te=>G(`distinct-${te}`,"distinct-n",()=>f(te),[O(P.distinct(te)),"",""],w(te))),
G(s("repetition"),"repetition",()=>s("{repeated} of {tokens} tokens = {share}.",{repeated:B(P.numRepeated),tokens:Y,share:H(P.share)}),[H(P.share),"",""])]}let p=(b,I)=>s(
"before the processors, ({sum}) / {tokens} = {value} {unit}.",{sum:b,value:I,tokens:B(C.total.count),unit:e.unit});function f(b){let I=P.ids.length-b+1;return I>
0?s("{different} different / {all} in all = {value}.",{different:B(P.grams.get(b).size),all:B(I),value:O(P.distinct(b))}):""}let w=b=>b===1?s("The number of dif\
ferent tokens over the number of all tokens: 1 means that none occurs twice."):s("The number of different {n}-grams (runs of {n} tokens) over the number of all \
of them: 1 means that none occurs twice.",{n:b});function _(b,I){return b.every(([z,D])=>!D||cn(z,D)<=I)?s("How many equally likely tokens there were to choose \
from, on average: e to the power of minus the mean log-probability in nats."):s("e to the power of minus the mean log-probability in nats; above {count}, the si\
ze of the vocabulary, where tokens drawn at random would be likelier.",{count:B(I)})}function E(){let b=e.current(),I=b?e.lastOf(b):null,{keep:z,added:D}=C.follow(
I&&!I.isPrompt?I:null);P.cut(z);for(let{chosen:G}of D)P.add(G.token_id);let K=t.querySelector(".gp-text-numbers");K.hidden=!C.steps.length,!K.hidden&&($(),K.open&&
m(b))}function $(){let{total:b}=C;A(t.querySelector(".gp-in-short"),s("Perplexity {value}",{value:O(cn(b.before,b.count))}))}function m(b){let I=e.lines().length>
1?e.lineOf(b):null;A(t.querySelector(".gp-whose"),I&&I.label?s("of {label}",{label:I.label}):""),t.querySelector(".gp-prompt-head").hidden=!T.count,t.querySelector(
".gp-before-head").hidden=e.isFromElsewhere,t.querySelector(".gp-after-head > span").hidden=e.isFromElsewhere;let z=k(),D=t.querySelector(".gp-totals tbody");for(;D.
rows.length<z.length;){let K=D.insertRow(),G=d("th","",null,{scope:"row"});G.append(d("span","","",{tabindex:"0","data-tip":""})),K.append(G,d("td"),d("td"),d("\
td"))}z.forEach(({name:K,term:G,run:Y,values:te,meaning:oe},le)=>{let[ke,...je]=D.rows[le].cells;A(ke.firstChild,K),ne(ke.firstChild,G,Y,{meaning:oe}),te.forEach(
(st,mo)=>A(je[mo],st)),je[1].hidden=e.isFromElsewhere,je[2].hidden=!T.count})}t.querySelector(".gp-text-numbers").addEventListener("toggle",E);function x(){let b=e.
finished?e.finished.sequences:[],I=new Map;b.forEach(({note:z},D)=>z&&I.set(s(z),[...I.get(s(z))||[],D+1])),i.replaceChildren(...[...I].map(([z,D])=>{let K=d("p");
return K.append(d("b","",D.length<b.length?v(D):s("Note:")),` ${z}`),K}))}function v(b){let I={numbers:b.join(", ")};return e.usesBeams?F(b.length,"Note on outp\
ut {numbers}:","Note on outputs {numbers}:",I):F(b.length,"Note on sequence {numbers}:","Note on sequences {numbers}:",I)}function M(){let[b,I]=R();n.textContent!==
[b,I].filter(Boolean).join(" ")&&n.replaceChildren(...b?[d("b","",b),...I?[" ",I]:[]]:[I])}function R(){let{started:b,finished:I,failed:z,queued:D,loading:K}=e;
if(K){let st=fn(K);return["",st[0].toUpperCase()+st.slice(1)]}if(D){if(D.ahead===0)return[s("Starting …"),""];let st=F(D.ahead,"One run is ahead of yours.","{\
count} runs are ahead of yours.");return[s("Queued."),typeof D.seconds=="number"?`${st} ${$i(D.seconds)}`:st]}if(z)return[s("Stopped by an error."),b?e.numTokens?
s("The text so far is kept."):s("Nothing was written."):""];if(!b)return["",s("Nothing has run yet.")];let{model:G,assistant:Y,mode:te,device:oe,served_by:le}=b,
ke=I||e.recorded?0:e.shared-1,je=`· ${[Y?s("{model} with {assistant}",{model:G,assistant:Y}):G,Zt(te),oe!=="cpu"&&oe,le&&s("replica {replica} of {of}",le),ke>0&&
F(ke,"side by side with another run","side by side with {count} others")].filter(Boolean).join(" · ")}`;return e.recorded?[s("Recorded run"),je]:[I?s("Finished"):
s("Decoding …"),je]}function j(){let b=e.waiting?null:e.failed;if(c===b||(c=b,o.replaceChildren(),!b))return;let I=d("div","gp-problem"),z=(D,K,G)=>{let Y=d("\
p");Y.append(d("b","","✕ "),G?s("{name}: {meaning}",{name:G,meaning:D}):D,K?" "+K:""),I.append(Y)};for(let{knob:D,message:K,fix:G}of xo(b))z(K,G,D);o.append(I)}
return b=>{b.run&&(r.replaceChildren(),a.clear()),(b.run||b.status)&&(M(),j(),x()),(b.run||b.steps||b.status)&&W(),(b.run||b.prompt)&&(T=e.promptSteps.reduce(ui,
Rs)),E()}}var $g=.05,Ld={queued:()=>s("waiting for its turn"),asking:()=>s("asking the Hub"),download:()=>s("downloading"),converting:()=>s("converting the GGUF\
 file"),loading:()=>s("loading")};var Cd=12;function Pd(t,e,n){let o=0,r=t.map(h=>{let u=o;return o=Math.min(1,o+($t(h,n)||0)),{from:u,to:o,kind:fi(h,e),candidate:h}}),i=e.distribution.stages[n],
a=t.filter(h=>i&&po(h,n+1)).reduce((h,u)=>h+($t(u,n)||0),0),l=i?Math.max(0,Math.min(1-o,i.mass_removed-a)):0,c={from:o,to:1-l,kind:"others",candidate:null};return[
...r,c,{from:1-l,to:1,kind:"going",candidate:null}]}function fi(t,e){return t.token_id===e.chosen.token_id?"chosen":Ue(t)?"removed":"kept"}function qd(){let t=d(
"div","gp-flow",null,{"aria-hidden":"true"}),e=se("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${Cd}`),e.setAttribute("preserveAspectRatio","none");let n=d(
"div","gp-flow-bar");return t.append(e,n),{box:t,ribbons:e,bar:n}}var Lg=(t,e)=>e>12+7*Math.min(t.length,10);function mi({ribbons:t,bar:e},n,o,r,i){let a=ee(e,n.
length,()=>d("span",""));n.forEach(({from:c,to:h,kind:u,candidate:g},S)=>{let q=a[S];if(pe(q,`gp-piece gp-piece-${u}`),q.hidden=h-c<1e-4&&u!=="chosen",q.hidden)
return;ae(q,"left",c),ae(q,"width",h-c);let W=g?g.text:u==="others"?s("others"):"",N=W&&Lg(W,(h-c)*r)?W:"";(q.dataset.text||"")!==N&&q.replaceChildren(...N?[ie(
N,"gp-piece-word")]:[]),q.dataset.text=N,xe(q,()=>i(n[S],o&&o[S]))});let l=ee(t,o?n.length:0,()=>se("path"));(o||[]).forEach((c,h)=>{let{from:u,to:g,kind:S}=Ag(
n[h]),[q,W,N,C]=[c.from,c.to,g,u].map(P=>(P*100).toFixed(2));l[h].dataset.kind!==S&&(l[h].dataset.kind=S,l[h].setAttribute("class",`gp-ribbon gp-ribbon-${S}`)),
l[h].setAttribute("d",c.to>c.from?`M${q} 0H${W}L${N} ${Cd}H${C}Z`:"")})}function Ag(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,from:1,to:1}:
t}var js=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,o){this.drawHead(e);let r=e.filter(h=>h.idle).length;this.table.style.minWidth=`${100+20*r+60*(e.length-
r)}px`;let i=n.map(h=>e.map(({number:u})=>$t(h,u))),a=Math.max(.02,...i.flat().filter(h=>h!==void 0)),l=new Set(mt(o));for(;this.lines.length>n.length;)this.lines.
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
forEach((u,g)=>this.fillCell(e.cells[g],n,o,g,r,i))}fillCell({cell:e,bar:n,number:o},r,i,a,l,c){let{number:h,name:u,idle:g,side:S}=i[a],[q,W]=[l[a],a?l[a-1]:void 0],
N=po(r,h)&&q!==void 0,C=N&&a>0&&!po(r,i[a-1].number);pe(e,[g&&"gp-idle-column",N&&!C&&"gp-gone",C&&"gp-cut"].filter(Boolean).join(" ")),ae(n,"height",Math.sqrt(
(q||0)/c));let P=q===void 0?"–":C?`✕ ${u}`:N?S==="after"?"✕":"":H(q);A(o,P),o.classList.toggle("gp-hidden",g&&!C);let T=!C&&a&&W!==void 0&&q!==void 0&&H(q)!==
H(W)?q>W?"up":"down":"";(o.dataset.change||"")!==T&&(o.dataset.change=T),xe(e,()=>this.words(r,i[a],{share:q,was:W,gone:N,cut:C}))}words({text:e},{side:n,name:o,
idle:r,number:i},{share:a,was:l,gone:c,cut:h}){let u={token:J(e),share:H(a??0),was:H(l??0),processor:o,number:i};return a===void 0?s("{token}: not recorded at t\
his place.",u):h?s("{token}: removed by {processor}; it had {was} just before.",u):c?s("{token}: no probability left here.",u):n?n==="after"?s("{token}: {share}\
 after all processors.",u):s("{token}: {share} before the processors.",u):r?s("{token}: {share}, unchanged by {processor}.",u):u.share===u.was?s("{token}: {shar\
e} after {processor} (stage {number}), the same as before it.",u):s("{token}: {share} after {processor} (stage {number}), {was} before it.",u)}keepFocus(e){if(!(e.
tabIndex!==-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={ArrowRight:[0,1],ArrowLeft:[
0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},o=e.target.closest("td");if(!o||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();
let r=this.lines.findIndex(h=>h.row===o.parentNode),[i,a]=n[e.key],l=(h,u)=>Math.max(0,Math.min(u-1,h)),{cells:c}=this.lines[l(r+i,this.lines.length)];c[l(o.cellIndex-
1+a,c.length)].cell.focus()}};function Wd(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-none"),i=t.querySelector(".gp-chain tbody"),a=t.querySelector(".gp-courses"),l=t.querySelector(
".gp-all"),c=t.querySelector(".gp-beams-note"),h=t.querySelector(".gp-chosen-word"),u=new js(t.querySelector(".gp-courses-grid")),g=new Te({},P),S=[],q=b=>()=>e.
current()?b(e.current()):"";de(t,{entropy:q(b=>kd(b,e.unit)),left:q(b=>he([b.distribution.vocab,...Vt(b).map(({kept:I})=>I)].map(B).join(" → "))),here:q(b=>Ee(
Vt(b).map(I=>s("{name}: {words}",{name:I.name,words:Jt(I)}))))});let W=!1,N=[],C=300;function P(b,I){let z=Vt(I);if(!z.length)return b;let D={...b};for(let K of z){
let G=K.number+K.kind,{ran:Y,acted:te,removed:oe,moved:le}=b[G]||{ran:0,acted:0,removed:0,moved:0};D[G]={ran:Y+1,acted:te+!K.idle,removed:oe+K.removed,moved:le+
K.moved}}return D}function T({ran:b,acted:I,removed:z,moved:D}){return I?D>2*z?F(b,"{acted} of {count} step, {share} moved","{acted} of {count} steps, {share} m\
oved",{acted:B(I),share:H(D/I)}):F(b,"{acted} of {count} step, {share} removed","{acted} of {count} steps, {share} removed",{acted:B(I),share:di(z/I)}):F(b,"not\
hing in {count} step","nothing in {count} steps")}let L=new ResizeObserver(([{contentRect:b}])=>{if(!b.width||Math.abs(b.width-C)<8)return;C=b.width;let I=e.current();
I&&j(I)});function O(){let b=i.insertRow(),I=d("th","",null,{scope:"row"}),z=d("span","gp-number",""),D=d("span","","",{tabindex:"0","data-tip":""}),K=d("span",
"gp-side"),G=d("span","gp-knob");I.append(z,D," ",K," ",G);let Y=qd();b.append(I,d("td","gp-flow-cell"),d("td","gp-left"),d("td","gp-entropy"),d("td","gp-here-w\
ords"),d("td","gp-over")),b.cells[1].append(Y.box);let[,,te,oe,le,ke]=b.cells;return S.length||L.observe(Y.bar),S.push({row:b,number:z,name:D,tags:K,knob:G,flow:Y,
left:te,entropy:oe,here:le,over:ke}),S.at(-1)}function k(b,{kind:I,number:z,name:D,tip:K,side:G,knob:Y,entropy:te,left:oe,here:le,over:ke}){b.row.className=`gp-\
stage-${I}`,A(b.number,z),A(b.name,D),b.name.dataset.tip!==K&&(b.name.dataset.tip=K),A(b.tags,G),b.tags.hidden=!G,A(b.knob,Y),b.knob.hidden=!Y,A(b.left,oe),A(b.
entropy,te),typeof le=="string"?A(b.here,le):b.here.replaceChildren(...le),A(b.over,ke)}function y(b,I){let{vocab:z,entropy_before:D}=b.distribution,{name:K,meaning:G}=ho(
b),Y={kind:"source",number:"",name:K,tip:G,side:I.length?s("before"):s("before and after"),knob:"",left:s("{count} left",{count:B(z)}),entropy:re(D,e.unit),here:"",
over:""},te=I.map((oe,le)=>({kind:oe.idle?"idle":"active",number:`${oe.number}. `,name:oe.name,tip:`${oe.meaning} (${oe.kind})`,side:le===I.length-1?s("after"):
"",knob:Cs(oe.knobs,e.started),left:s("{count} left",{count:B(oe.kept)}),entropy:re(oe.entropy,e.unit),here:Jt(oe),over:T(g.total[oe.number+oe.kind])}));return[
Y,...te,p(b)]}function p(b){let[I,z]=uo(b,e.started),D=ie(b.chosen.text,"gp-strong");return{kind:"choice",number:"",name:I,tip:s("How the token came about, and \
its probability after the processors."),side:"",knob:"",left:"",entropy:"",here:["▶ ",...ge(z,{token:D}),` (${f(b)})`],over:""}}function f(b){return Ue(b.chosen)?
s("removed by {processor}",{processor:ln(b.chosen,b)}):b.beam?s("log-probability {value}",{value:U(b.chosen.logprob)}):H(Q(b.chosen.logprob))}function w(b,I,z){
let D=y(b,I);for(;S.length>D.length;)S.pop().row.remove();D.forEach((te,oe)=>k(S[oe]||O(),te));let K=[0,...I.map(({number:te})=>te)].map(te=>Pd(z,b,te)),G=m(b,I),
Y=x(b,I);S.forEach(({flow:te},oe)=>{te.box.hidden=!G&&oe>0,!te.box.hidden&&(oe<K.length?mi(te,K[oe],K[oe-1],C,(le,ke)=>E(le,ke,oe,Y)):$(te,K.at(-1),C))})}let _=({
from:b,to:I})=>H(I-b);function E(b,I,z,D){let K=_(b);if(b.kind==="going")return s("Tokens that are not shown here and that {processor} removes: {share}.",{processor:D[z+
1].name,share:K});let G=b.candidate?J(b.candidate.text):s("All other tokens together");if(!z)return s("{token}: {share} before the processors.",{token:G,share:K});
let Y={token:G,share:K,processor:D[z].name,was:_(I)};return b.candidate?s("{token}: {share} after {processor}, {was} before it.",Y):s("{token}: {share} after {p\
rocessor}.",Y)}function $(b,I,z){let D=I.filter(({kind:K})=>K==="chosen");mi(b,D,D,z,K=>s("{token} had {share} of what was left.",{token:J(K.candidate.text),share:_(
K)}))}let m=({distribution:b},I)=>b.candidates.every(({stage_logprobs:z})=>(z||[]).length===I.length);function x(b,I){let z=ho(b);return[{number:0,place:s("befo\
re"),name:z.name,tip:z.meaning,idle:!1,side:"before"},...I.map(D=>({number:D.number,place:String(D.number),name:D.name,idle:D.idle,side:"",tip:s("{number}. {nam\
e}: {effect} here. It {meaning}.",{...D,effect:Jt(D)})}))]}function v(b,I,z,D){if(a.hidden=!I.length||!m(b,I),a.hidden)return;let K={number:I.length,place:s("af\
ter"),name:s("all processors"),tip:s("After all processors: the distribution from which the token was chosen."),idle:!1,side:"after"};u.draw([...x(b,I),K],z,b),
l.hidden=D<=10,A(l,W?s("show {count} only",{count:10}):s("show all {count}",{count:B(D)})),l.setAttribute("aria-expanded",String(W))}l.addEventListener("click",
()=>{W=!W,j(e.current())});function M(b){if(b.distribution.stages.length)return"";if(b.isPrompt)return s("The model’s own distribution: no logits processor take\
s part in reading the prompt.");let I=e.started.processors||[],z=Hn(b);if(e.started.mode==="custom"&&!I.length)return s("Your own loop called no logits processo\
r here.");if(!I.length)return z?s("DoLa’s contrast, untouched: no logits processor runs."):s("The model’s own distribution, untouched: no logits processor run\
s.");let D={processors:I.map(K=>Ke(K)[0]).join(", ")};return z?s("DoLa’s contrast, untouched here. Prepared, but not used by this loop: {processors}.",D):s("T\
he model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",D)}function R(b){let I=b.isPrompt||b.given,z=b.isPrompt?s("at\
 prompt token {number}: {token} (given, not chosen)"):I?s("at token {number}: {token} (given, not chosen)"):s("at token {number}: {token}");o.replaceChildren(...ge(
z,{number:String(b.index+1),token:ie(b.chosen.text)})),A(h,I?s("given"):s("chosen"))}function j(b){let I=Vt(b),z=mt(b),D=(b.watched||[]).filter(({token_id:G})=>z.
every(Y=>Y.token_id!==G)),K=Ps(z,10,b.chosen.token_id);R(b),A(r,M(b)),r.hidden=!r.textContent,c.hidden=!b.beam||!I.length,w(b,I,K),v(b,I,[...W?z:K,...D],z.length)}
return b=>{let I=e.current();t.hidden=!I,I&&(I.isPrompt||g.follow(e.lastOf(I)),!(I===N[0]&&g.total===N[1]&&!b.unit&&!b.watched)&&(N=[I,g.total],j(I)))}}function Cg(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function Pg(t,e){
let n=[...t];for(let o=n.length-1;o>0;o--){let r=Math.floor(e()*(o+1));[n[o],n[r]]=[n[r],n[o]]}return n}function Nd(t,e){let i=b=>t.querySelector(".gp-"+b),a=t.
querySelector("details"),[l,c,h,u]=["from","choices","reveal","next"].map(i),g=null,S=b=>[s("1st"),s("2nd"),s("3rd")][b]??"",q=()=>e.usesBeams&&!e.finished?[]:e.
allLines(),W=b=>be(q()[b]?q()[b].last:null),N=b=>b.distribution.candidates.filter(({raw_rank:I})=>I).sort((I,z)=>I.raw_rank-z.raw_rank).slice(0,6);function C(b){
let I=Number(e.started.seed)%4294967296+7919*b.index+104729*b.sequence;return Pg(N(b),Cg(I))}let P=b=>N(b).length>1;function T(b){let I=e.current(),z=I&&e.lastOf(
I),D=Math.max(0,q().findIndex(Y=>Y.last===z)),K=W(D),G=K.findIndex((Y,te)=>te>=b&&P(Y));if(G<0){A(i("cannot"),K.length>b?s("From there on the run has recorded n\
o candidates to pick from: raise top_candidates and run it again."):e.running?s("The run has not reached this token yet."):s("There is no token {number} in this\
 text: choose an earlier one.",{number:b+1}));return}A(i("cannot"),""),g={line:D,at:G,step:null,picks:[],revealed:!1,results:[]},L()}function L(){let b=W(g.line);
for(;b[g.at]&&!P(b[g.at]);)g.at+=1;if(Object.assign(g,{step:b[g.at]||null,picks:[],revealed:!1}),!g.step&&!e.running){f();return}O(),g.step&&e.selectStep(g.step.
before),w(()=>c.querySelector("button"))}function O(){e.hide(g&&a.open?g.at+(g.revealed?1:0):null)}function k(b){let{picks:I}=g;I.includes(b)?I.splice(I.indexOf(
b),1):I.length<3&&I.push(b),m()}function y(){let{step:b,picks:I}=g,z=N(b),D=z.find(({token_id:K})=>K===I[0]);g.revealed=!0,document.dispatchEvent(new CustomEvent(
"gp-predicted",{detail:{sequence:b.sequence,index:b.index,token:I[0]}})),g.results.push({step:b,first:D,share:Math.exp(D.raw_logprob-z[0].raw_logprob),hit:I.includes(
b.chosen.token_id)}),O(),e.selectStep(b),w(()=>u)}function p(){if(g.results.length>=10){f();return}g.at+=1,L()}function f(){let{results:b,line:I}=g,z=g.at+(g.revealed?
1:0);g=null,O(),l.value=W(I).slice(z).some(P)?z+1:1,j(b),w(()=>i("begin"))}function w(b){let I=t.contains(document.activeElement);R(),I&&b()&&b().focus({preventScroll:!0})}
let _=({piece:b,chosen:I,text:z})=>b??(I?I.text:z);function E(){let b=be(g.step?g.step.before:W(g.line).at(-1)||null),I=[...e.prefix,...b].map(_).join(""),z=d("\
span","gp-gap","?",{"aria-label":s("the hidden token")});g.revealed&&z.replaceChildren(ie(g.step.chosen.text));let D=i("so-far");D.replaceChildren(I,z),D.scrollTop=
D.scrollHeight}function $(){c.replaceChildren(...(g.step&&!g.revealed?C(g.step):[]).map(({token_id:b,text:I})=>{let z=d("button","gp-button gp-choice",null,{type:"\
button","aria-pressed":"false","data-token":b});return z.append(d("span","gp-order"),ie(I)),z.addEventListener("click",()=>k(b)),z})),m()}function m(){for(let b of c.
children){let I=g.picks.indexOf(Number(b.dataset.token));b.setAttribute("aria-pressed",String(I>=0)),b.disabled=I<0&&g.picks.length>=3,A(b.querySelector(".gp-or\
der"),S(I))}h.disabled=!g.picks.length}function x(){if(i("answer").hidden=!g.revealed,!g.revealed)return;let{step:b,picks:I}=g,{share:z,hit:D}=g.results.at(-1),
K=N(b),G=b.chosen.token_id,Y=K.some(({token_id:le})=>le===G)?K:[...K,b.chosen];i("truth").tBodies[0].replaceChildren(...Y.map(le=>{let ke=d("tr",le.token_id===G?
"gp-taken":""),je=d("th","",null,{scope:"row"});le.token_id===G&&je.append(d("span","","▶ "),d("span","gp-hidden",`${s("chosen:")} `)),je.append(ie(le.text));
let st=d("div","gp-share"),mo=d("i");mo.style.width=`${(45*Q(le.raw_logprob)).toFixed(2)}%`,st.append(mo,H(Q(le.raw_logprob)));let Oi=d("td");Oi.append(st);let oh=I.
indexOf(le.token_id);return ke.append(je,d("td","",S(oh)),Oi,d("td","",H(Q(le.logprob))),d("td","",le.raw_rank?B(le.raw_rank):"–")),ke}));let oe=i("took");oe.
replaceChildren(...ge(D?s("The run chose “{token}”, which is among your picks."):s("The run chose “{token}”, which is not among your picks."),{token:ie(
b.chosen.text,"gp-strong")})," "),oe.append(z===1?s("Your first pick is the token that the model found likeliest."):s("Your first pick has {share} of the probab\
ility of the likeliest token.",{share:H(z)}))}let v=b=>b.reduce((I,{share:z})=>I+z,0)/b.length,M=b=>b.filter(({hit:I})=>I).length;function R(){if(i("before").hidden=
!!g,i("round").hidden=!g,!g)return;i("sum").hidden=!0;let{results:b,revealed:I,step:z}=g,K={number:b.length+(I?0:1),steps:10,token:z&&z.index+1};A(i("progress"),
z?I?s("Step {number} of {steps}: token {token}.",K):s("Step {number} of {steps}: which token comes next, as token {token}? Pick up to three, the likeliest first\
.",K):s("Waiting for the next token of the run.")),A(i("score"),b.length?s("So far: your first picks are {share} as likely as the top token; the run’s token was\
 among your picks in {hits} of {count}.",{share:H(v(b)),hits:M(b),count:b.length}):""),h.hidden=I||!z,u.hidden=!I,A(u,b.length>=10?s("Show the score"):s("Next t\
oken")),E(),$(),x()}function j(b){let I=i("sum");if(I.hidden=!1,I.replaceChildren(d("h3","",s("The round is over"))),!b.length){I.append(d("p","",s("No token wa\
s revealed, so there is no score.")));return}let z=(...G)=>{let Y=d("p");Y.append(...G),I.append(Y)};z(...ge(s("{share}: how likely your first picks were, on av\
erage, compared with the likeliest token."),{share:d("b","",H(v(b)))}));let D=d("b","",s("{hits} of {count}",{hits:M(b),count:b.length}));z(...ge(s("{steps}: st\
eps in which the run’s token was among your picks ({share})."),{steps:D,share:H(M(b)/b.length)}));let K=[...b].sort((G,Y)=>G.share-Y.share||Y.step.distribution.
entropy_before-G.step.distribution.entropy_before);for(let[G,{step:Y,first:te,share:oe}]of[[s("Hardest:"),K[0]],[s("Easiest:"),K.at(-1)]])z(d("b","",G)," ",...ge(
s("token {number}, “{token}”; your “{pick}” had {share} of the likeliest token’s probability, and the entropy was {entropy}."),{number:String(Y.index+
1),token:ie(Y.chosen.text),pick:ie(te.text),share:H(oe),entropy:re(Y.distribution.entropy_before,e.unit)}))}return i("begin").addEventListener("click",()=>T(Math.
max(1,Math.floor(Number(l.value))||1)-1)),i("from-here").addEventListener("click",()=>{let b=e.current();l.value=b&&!b.isPrompt?b.index+1:1}),h.addEventListener(
"click",y),u.addEventListener("click",p),i("end").addEventListener("click",f),a.addEventListener("toggle",O),b=>{t.hidden=!e.started,b.run&&(g=null,l.value=1,i(
"sum").hidden=!0,A(i("cannot"),""),R()),A(i("begin"),i("sum").hidden?s("Start a round"):s("Another round")),g&&!g.step&&(b.steps||b.status)&&L()}}function Id(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-verdict"),i=t.querySelector(".gp-score-head"),a=t.querySelector("tbody"),l=t.querySelector(
".gp-more"),c=t.querySelector(".gp-tally"),h=new Te({steps:0,differed:0},(f,w)=>w.reranked?{steps:f.steps+1,differed:f.differed+ +(S(w.reranked).token_id!==w.chosen.
token_id)}:f),u=[],g=[],S=f=>f.reduce((w,_)=>_.probability>w.probability?_:w);function q(){let f=a.insertRow(),w=d("th","",null,{scope:"row"}),[_,E,$]=[d("span",
"gp-sign"),d("bdi","gp-word"),d("span","gp-tag",s("most probable"))];w.append(_,E,$),f.append(w);let m=["probability","penalty","score"].map(()=>{let x=d("div",
"gp-cell"),v=d("span","gp-balance",null,{"aria-hidden":"true"}),[M,R]=[d("i","gp-part"),d("i","gp-zero")];v.append(M,R);let j=d("span","gp-amount");return x.append(
v,j),f.append(d("td")),f.lastChild.append(x),{part:M,zero:R,amount:j}});return u.push({row:f,sign:_,word:E,tag:$,cells:m}),u.at(-1)}function W({part:f,zero:w,amount:_},E,[
$,m],x){let v=M=>(M-$)/(m-$)*100;f.style.left=`${Math.min(v(0),v(E))}%`,f.style.width=`${Math.abs(v(E)-v(0))}%`,w.style.left=`${v(0)}%`,A(_,x)}function N({part:f,
zero:w,amount:_},E,[$,m],x){let v=M=>4+(M-$)/(m-$)*92;f.hidden=E===null,f.style.left=`${v(E)}%`,w.style.left=`${v(0)}%`,A(_,x)}function C(f,w,_,E,$){let m=w.token_id===
_.chosen.token_id;f.row.className=m?"gp-winner":"",A(f.sign,m?"▶":""),qe(f.word,w.text),f.tag.hidden=w!==E||m,W(f.cells[0],w.probability,$.probability,H(w.probability)),
W(f.cells[1],w.penalty,$.penalty,U(w.penalty)),N(f.cells[2],w.score,$.score,U(w.score))}function P(f){let[w,_]=[Math.min(0,...f),Math.max(0,...f)];return _>w?[w,
_]:[0,1]}function T(f){let w=S(f.reranked),_=f.reranked.find(x=>x.token_id===f.chosen.token_id),E=f.reranked.slice(0,12);_&&!E.includes(_)&&(E[11]=_);let $=Object.
fromEntries(["probability","penalty","score"].map(x=>[x,P(E.map(v=>v[x]))]));for(;u.length<E.length;)q();u.forEach((x,v)=>{x.row.hidden=v>=E.length,v<E.length&&
C(x,E[v],f,w,$)});let m=f.reranked.length-E.length;l.hidden=m<=0,A(l,F(m,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),L(_,w)}function L(f,w){if(!f){r.replaceChildren();return}let _={token:ie(f.text,"gp-strong"),score:U(f.score)};r.replaceChildren(...f===
w?ge(s("{token} won: the most probable token has the highest score too ({score})."),_):ge(s("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{..._,other:ie(w.text,"gp-strong"),share:H(w.probability),penalty:U(w.penalty),
lower:U(w.score)}))}function O(){let f=e.started.effective.penalty_alpha;return typeof f!="number"?s("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):s("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
f).toFixed(4)),alpha:f})}let k=f=>f&&f.reranked&&f.reranked.find(w=>w.token_id===f.chosen.token_id),y=f=>()=>{let w=k(e.current());return w?s("{name}: {words}.",
{name:J(w.text),words:f(w)}):""},p=y(({probability:f,penalty:w,score:_})=>{let E=e.started.effective.penalty_alpha;return typeof E!="number"?U(_):`(1 − ${E}) \
· ${U(f)} − ${E} · ${U(w)} = ${U(_)}`});return de(t,{probability:y(({probability:f})=>H(f)),penalty:y(({penalty:f})=>U(f))}),()=>{let f=e.current();if(t.hidden=
!(f&&f.reranked&&f.reranked.length),t.hidden||(h.follow(e.lastOf(f)),f===g[0]&&h.total===g[1]))return;g=[f,h.total],o.textContent=s("at token {number}",{number:f.
index+1}),ne(i,"degeneration-penalty",p,{meaning:O()}),T(f);let{steps:w,differed:_}=h.total;A(c,s("Along the text: a token other than the most probable one won \
in {differed} of {count} steps ({share}).",{differed:B(_),count:B(w),share:H(_/w)}))}}function Rd(t,e){let n=()=>t.closest(".token-panel"),o=T=>t.querySelector(".gp-"+T),[r,i,a,l,c]=["place-words","back","on","newest","fold"].map(o),h=[...t.querySelectorAll(
"[role=tab]")],u=h.find(({dataset:T})=>T.shows==="logit_lens"),g=h.find(({dataset:T})=>T.shows==="curve"),S=h.find(({dataset:T})=>T.shows==="processors");function q(T){
n()&&(n().dataset.shows=T);for(let L of h){let O=L.dataset.shows===T;L.setAttribute("aria-selected",String(O)),L.tabIndex=O?0:-1}}for(let T of h)T.addEventListener(
"click",()=>{q(T.dataset.shows),W(!0)}),T.addEventListener("keydown",L=>{let O={ArrowRight:1,ArrowLeft:-1}[L.key];if(!O)return;L.preventDefault();let k=h.filter(
({hidden:p})=>!p),y=k[(k.indexOf(T)+O+k.length)%k.length];q(y.dataset.shows),W(!0),y.focus()});function W(T){n()?.toggleAttribute("data-folded",!T),c.setAttribute(
"aria-expanded",String(T)),c.textContent=T?"▾":"▴"}c.addEventListener("click",()=>W(c.getAttribute("aria-expanded")==="false"));let N=null;i.addEventListener(
"click",()=>e.walk(-1)),a.addEventListener("click",()=>e.walk(1)),l.addEventListener("click",()=>e.selectStep(null));function C(T){let L=e.lineOf(T),O=e.lines().
length>1&&L&&!T.isPrompt?L.label:"",k=T.isPrompt?e.started.prompt_tokens.length:be(L?L.last:T).length,y=P(T,{number:B(T.index+1),count:B(k),line:O});r.ariaLive=
e.selected?"polite":"off",r.replaceChildren(ie(T.chosen.text,"gp-here"),d("span","",` ${y}`)),i.disabled=T.isPrompt?!T.before:T.index===0&&!e.promptSteps.length,
a.disabled=!L||L.last===T,l.hidden=!e.selected||!e.running}function P(T,L){return T.isPrompt?s("prompt token {number} of {count}",L):e.selected?L.line?s("token \
{number} of {count} of {line}",L):s("token {number} of {count}",L):L.line?s("newest token {number} of {count} of {line}",L):s("newest token {number} of {count}",
L)}return T=>{e.isFromElsewhere&&N!==e.started?W(!1):T.selection&&e.selected&&W(!0),N=e.isFromElsewhere?e.started:null,g.hidden=!Wi(),u.hidden=!e.canAsk||e.recorded,
S.hidden=e.isFromElsewhere,e.isFromElsewhere&&["processors","logit_lens"].includes(n()?.dataset.shows)&&q("candidates");let L=e.current();if(L)return C(L);r.textContent=
s("No token yet"),i.disabled=a.disabled=!0,l.hidden=!0}}var gi=({messages:t,template:e})=>JSON.stringify([t,e||null]);function jd(t,e){let n=k=>t.querySelector(".gp-"+k),[o,r,i]=["said","rendered","try"].map(n),a=new WeakMap,
l=[],c="",h=null,u=null;function g(){return yn(t,r,e,k=>{let y=a.get(k);return y&&{id:y.token.token_id,text:y.token.text,where:s("prompt token {number}",{number:y.
index+1}),step:null,why:y.words}})}function S(){let{started:k,written:y}=e,p=k&&k.request.messages,f=p&&y&&k.model===y.model&&gi(k.request)===gi(y);return y&&!f?
{...y,ran:!1}:e.isFromElsewhere||!p||!p.length?null:{model:k.model,messages:p,template:k.request.template,tokens:k.prompt_tokens,parts:k.parts||[],ran:!0}}function q({
messages:k,parts:y,problem:p}){let f=new Set(y.filter(({kind:w})=>w==="message").map(({message:w})=>w));o.replaceChildren(...k.map(({role:w,content:_},E)=>{let $=d(
"li","",null,{"data-role":w});return $.append(d("span","gp-role",w),d("p","",_)),!p&&f.size>0&&!f.has(E)&&_.trim()&&$.append(d("p","gp-dropped",s("✕ The templat\
e leaves this message out."))),$}))}let W={message:({role:k})=>s("words of {role}",{role:k}),template:()=>s("written by the template"),generation:()=>s("generat\
ion prompt: the answer begins here")};function N(k,y){let p=k?W[k.kind](k):s("of unknown origin");return y.piece===null?s("special token, {whose}",{whose:p}):p}
function C({tokens:k,parts:y}){r.replaceChildren(),l=[],h=null;let p=new Set(y.map(({stop:w})=>w)),f=null;k.forEach((w,_)=>{let E=y.find(v=>v.start<=_&&_<v.stop)||
null;if(!f||!_||p.has(_)||y.some(({start:v})=>v===_)){let v=d("span","gp-part",null,E?{"data-kind":E.kind}:{});E&&E.kind==="message"&&v.append(d("span","gp-role",
E.role)),E&&E.kind==="generation"&&v.append(d("span","gp-role",s("the answer begins"))),r.append(v),f={rows:v,tokens:[]}}let $=d("span","gp-token",null,{role:"b\
utton",tabindex:"-1"}),m=N(E,w);Ge($,w),$.setAttribute("aria-label",s("prompt token {number}: {token}, {words}",{number:_+1,token:J(w.text),words:m})),a.set($,{
token:w,index:_,words:m});let x=f.tokens.length?a.get(f.tokens.at(-1)).token:null;Nt(f,$,w,x),l.push($)}),l.length&&P(l[0])}function P(k){h&&(h.tabIndex=-1),h=k,
k.tabIndex=0}function T(k){k&&(P(k),k.focus({preventScroll:!0}),k.scrollIntoView({block:"nearest"}),u.show(k))}r.addEventListener("click",({target:k})=>T(k.closest(
".gp-token"))),r.addEventListener("keydown",k=>{let y=l.indexOf(k.target.closest(".gp-token"));if(y<0||k.ctrlKey||k.metaKey||k.altKey)return;let p={ArrowRight:()=>l[y+
1],ArrowLeft:()=>l[y-1],Home:()=>l[0],End:()=>l.at(-1),ArrowDown:()=>Ve(l,y,1),ArrowUp:()=>Ve(l,y,-1),Enter:()=>l[y]," ":()=>l[y]};p[k.key]&&(k.preventDefault(),
T(p[k.key]()))});function L({tokens:k,parts:y}){let p=x=>y.filter(v=>v.kind===x).reduce((v,{start:M,stop:R})=>v+R-M,0),f=k.filter(({piece:x})=>x===null).length,
[w,_,E]=["message","template","generation"].map(p),$={words:B(w),around:B(_),begin:B(E)};return`${w||_?F(k.length,"{count} token: {words} for the words of the m\
essages, {around} around them, {begin} to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the \
answer.",$):E?F(k.length,"{count} token: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",
"{count} tokens: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",$):F(k.length,"{count} \
token: this template changes the words, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens i\
s unknown.")} ${F(f,"{count} is special.","{count} are special.")}`}function O({tokens:k,parts:y}){let p=y.filter(({kind:w})=>w==="message").flatMap(({start:w,stop:_})=>k.
slice(w,_)).filter(({piece:w})=>w===null),f=[...new Set(p.map(({text:w})=>J(w)))];return f.length?s("A message contains {tokens}: written like a special token, \
it is read as one, as if the template had written it.",{tokens:f.join(", ")}):""}return i.addEventListener("click",()=>e.ask({type:"without"})),()=>{let k=S();if(t.
hidden=!k,!k){c="";return}i.hidden=!Object.hasOwn(e.answers,"without")||!!k.problem;let y=JSON.stringify([k.model,gi(k),k.parts,k.problem,k.ran,k.tokens.length]);
if(y===c)return;c=y,u??=g(),A(n("which"),k.ran?s("of {model}, as this run read it",{model:k.model}):s("of {model}, as written now: not run yet",{model:k.model})),
X(n("refusal"),!!k.problem),A(n("refusal"),s(k.problem)),n("refusal").dataset.kind=k.away?"info":"error",n("refusal").setAttribute("role",k.away?"note":"alert"),
q(k),X(n("made"),!k.problem),C(k),X(n("generation-key"),k.parts.some(({kind:f})=>f==="generation")),A(n("template-words"),k.problem?"":L(k));let p=O(k);X(n("war\
n"),!!p),A(n("warn"),p),u.hide()}}function Bd(t,e,n){let{state:o,log:r,text:i,select:a}=t;function l(c){if(!c)return;let{step:h}=o.entries.get(c);t.reveal(c),h&&r.selectStep(h),c.focus({preventScroll:!0}),
c.scrollIntoView({block:"nearest"}),h||n.show(c)}i.addEventListener("click",c=>{let h=o.tokenAt(c);h&&(l(h),o.entries.get(h).step&&n.dismiss())}),i.addEventListener(
"keydown",c=>{if(c.key==="Escape"){r.selectStep(null);return}let h=o.tokenAt(c);if(!h||c.ctrlKey||c.metaKey||c.altKey)return;let u=o.allTokens,g=u.indexOf(h),S={
ArrowRight:()=>u[g+1],ArrowLeft:()=>u[g-1],ArrowDown:()=>Ve(u,g,1),ArrowUp:()=>Ve(u,g,-1),Home:()=>u.find(q=>o.entries.get(q).step),End:()=>u.at(-1),Enter:()=>h,
" ":()=>h};S[c.key]&&(c.preventDefault(),l(S[c.key]()))}),a.addEventListener("change",()=>{o.shadedBy=a.value,t.shadeAll(),e.drawScale()}),i.addEventListener("s\
croll",()=>{o.atEnd=i.scrollHeight-i.scrollTop-i.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(i)}var zd=t=>t.started&&t.started.request||{},wi=t=>!!zd(t).only_given;function bi(t,{index:e,isPrompt:n,isStart:o}){if(o)return s("decoder start token");let r={number:e+
1};return n?t.readsSource?s("source token {number}",r):s("prompt token {number}",r):s("token {number}",r)}function ki(t,{index:e,isStart:n}){return n?s("every t\
arget begins with it: not chosen"):t.readsSource?s("the encoder reads it: it has no probability"):t.isFromElsewhere?s("its probability was not told"):e===0?s("n\
othing comes before it: it has no probability"):zd(t).read_prompt&&!t.finished&&!t.failed?s("its probability is read when the text ends"):s("its probability was\
 not read")}function yi(t,e){let n=[];return e.given&&!wi(t)&&n.push(s("given, not chosen")),n.push(...oa(e)),n}function Fd(t,e){let{step:n,token:o}=e,r=n?[...Po(
n,t.unit),...yi(t,n)]:[ki(t,e)];return[s("{where}: {token}",{where:bi(t,e),token:J(o.text)}),...r].join(", ")}var Bs=class{constructor(e,n,o,r){this.root=e,this.text=n,this.select=o,this.state=r,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new Te(Xi,Zi)}drawScale(){ht(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:o,begun:r,
lines:i}=n,a=!wi(n.log)&&i.some(({steps:l})=>l.length&&l[0].given);e.querySelector(".gp-mark-prompt").hidden=!o||!o.tokens.length,A(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),r?s("source, and what the target begins with"):s("prompt")),e.querySelector(".gp-mark-given").hidden=!a,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",a)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:o,lines:r}}=this;if(e.hidden=!o.rounds.length,e.hidden)return;n.follow(r.length&&r[0].steps.
at(-1)||null);let i=ee(e,Object.keys(yt).length,qg);Object.entries(yt).forEach(([a,[,l,c]],h)=>{let[u,g]=i[h].children;i[h].dataset.draft=a,ne(i[h],{accepted:"d\
raft",correction:"correction",bonus:"bonus",target:"target"}[a],()=>"",{meaning:c,formula:""}),A(u,l),A(g,B(n.total[a]))})}};function qg(){let t=d("span","",null,
{tabindex:"0"});return t.append(d("span","gp-ink")," ",d("b")),t}var zs=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.fold=null,this.begun=null,this.lines=
[],this.marked=null,this.atEnd=!0}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allRows(){return this.lines.flatMap(({folds:e})=>e?
e.boxes.map(({rows:n})=>n):[]).concat(this.paragraphs.map(({rows:e})=>e))}get allTokens(){return this.paragraphs.flatMap(({tokens:e})=>e)}elementOf(e){if(e.isPrompt)
return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.index];return null}tokenAt(e){let n=e.target.
closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var Wg=/^[A-Za-z0-9+/=]*$/;function Hd(t){let e=t.request&&t.request.media,n=(Array.isArray(e)?e:[]).filter(r=>r&&typeof r=="object"),o=t.media||[];return o.length?
o.map(({kind:r,start:i,end:a})=>{let l=n.filter(u=>u.kind===r),c=o.filter(u=>u.kind===r);return{item:l.length===c.length?l[c.findIndex(u=>u.start===i)]:{kind:r},
start:i,end:a}}):n.map(r=>({item:r,start:0,end:0}))}function xi(t,e){let n=d("span","gp-media-chip",null,{role:"img","aria-label":Ng(t,e)});return t.kind==="aud\
io"?n.append(Rg(t.preview)):t.preview&&n.append(Ig(t.preview)),e&&n.append(d("span","",F(e,"{count} token","{count} tokens"))),n}function Ng(t,e){let n=t.kind===
"image"?s("Picture"):s("Sound");return e?s("{what}, read in {count} tokens",{what:n,count:e}):n}function Ig(t){let e=typeof t=="string"&&Wg.test(t)?`data:image/\
png;base64,${t}`:"data:,";return d("img","",null,{src:e,alt:""})}function Rg(t){let e=(Array.isArray(t)?t:[]).map(Number).filter(Number.isFinite),n=document.createElementNS(
"http://www.w3.org/2000/svg","svg");n.setAttribute("viewBox",`0 0 ${Math.max(1,e.length)} 100`),n.setAttribute("preserveAspectRatio","none"),n.setAttribute("ari\
a-hidden","true");let o=document.createElementNS("http://www.w3.org/2000/svg","path");return o.setAttribute("d",e.map((r,i)=>`M${i+.5} ${50-r/2}V${50+r/2}`).join(
"")),n.append(o),n}var Fs=class{constructor(e,n,o){this.drawn=n,this.moved=o,this.goesOn=!1,this.along=new Te(sr(e),(r,i)=>rr(r,i.chosen.text,i.piece===null,e)),this.boxes=[]}rowsFor(e){
let n=this.along.total.spans.length;this.along.follow(e);let{since:o,place:r,spans:i}=this.along.total,a=this.boxes.at(-1);if(o!==null&&o<r)return(!a||a.since!==
o)&&(a=this.open(o)),a.rows;let l=i.length>n?i.at(-1):null;return l&&a&&a.since===l.start&&a.stop===null&&this.close(a,l.stop),this.drawn.rows}keepable(e){let{since:n}=this.
along.totals[e],o=this.boxes.find(r=>r.since===n);return n!==null&&o&&o.stop!==null?Math.min(e,o.stop):e}cut(e){let{drawn:n}=this;for(;n.tokens.length>e;){let a=n.
tokens.at(-1),l=this.boxOf(a);xt({rows:l?l.rows:n.rows,tokens:n.tokens},n.tokens.length-1),l&&!l.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:o,steps:r}=this.along;r.length=e,o.length=e+1;let i=this.boxes.at(-1);i&&this.along.total.since===i.since&&Object.assign(i,{stop:null,ended:!1})}boxOf(e){
let n=e.closest(".gp-reasoning");return n?this.boxes.find(o=>o.element===n):void 0}reveal(e){let n=this.boxOf(e);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(e){this.goesOn=e;for(let n of this.boxes){let o=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,A(n.chip,`${o?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!o)),n.element.classList.toggle("gp-folded",o)}}words({count:e,stop:n,ended:o}){return o?F(
e,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?F(e,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):F(e,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(e){return e.wish??e.ended}open(e){let n=d("span","gp-reasoning"),o=d("butto\
n","gp-reasoning-chip",null,{type:"button",title:s("The model’s reasoning before its answer. Click to fold or unfold it.")}),r=d("span","gp-reasoned");n.append(
o,r);let i={element:n,chip:o,rows:new et(r,this.drawn.rows),since:e,stop:null,ended:!1,count:0,wish:null};return o.addEventListener("click",()=>{i.wish=!this.isFolded(
i),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(i),i}close(e,n){let{tokens:o,rows:r}=this.drawn,i=o.slice(n);xt({rows:e.rows,
tokens:o},n),Object.assign(e,{stop:n,ended:this.along.total.spans.at(-1).end!==null}),e.rows.holder.hasChildNodes()||(r.removeLast(),this.boxes.pop());for(let a of i)
r.append(a);o.push(...i)}};var jg=30,Hs=class{constructor(e,n,o,r){this.text=e,this.empty=n,this.select=o,this.state=r,this.log=r.log,this.width=0,this.resettle=0,this.unfolds=!1}startRun(){
let{text:e,log:n,state:o}=this;if(e.replaceChildren(),o.clear(),!n.started){e.append(this.empty);return}let r=n.readsSource;e.classList.toggle("gp-apart",r),r&&
e.append(d("span","gp-part-name",s("Source: the encoder reads it"))),o.prompt=this.drawFixed(n.started.prompt_tokens,r?s("Source"):s("Prompt"),{folded:Hd(n.started)}),
this.drawFold(),r&&(e.append(d("span","gp-part-name",s("Target: the decoder writes it, from its start token on"))),o.begun=this.drawFixed(n.started.decoder_tokens,
s("Start of the target"),{isStart:!0}))}drawFixed(e,n,{folded:o=[],...r}={}){let i=d("span","gp-prompt",null,{"aria-label":n}),a={rows:new et(i),tokens:[]};for(let{
item:l}of o.filter(c=>c.start===c.end))a.rows.append(xi(l,0));return e.forEach((l,c)=>{let h=o.find(({start:u,end:g})=>u<=c&&c<g);h&&c===h.start&&a.rows.append(
xi(h.item,h.end-h.start)),h||this.append(a,{token:l,index:c,isPrompt:!0,step:null,...r})}),this.text.append(i),a}drawFold(){let{prompt:e}=this.state,n=e.tokens.
length,o=d("button","gp-unfold",null,{type:"button"});this.state.fold=n>jg&&!this.log.started.request.only_given?o:null,this.state.fold&&(o.addEventListener("cl\
ick",()=>this.foldPrompt(this.unfolds)),e.rows.holder.before(o),this.foldPrompt(!this.unfolds))}foldPrompt(e){let{fold:n,prompt:o}=this.state,{holder:r}=o.rows,
i={count:B(o.tokens.length)};this.unfolds=!e,n.textContent=e?s("Show all {count} tokens of the prompt",i):s("Show less of the prompt"),n.setAttribute("aria-expa\
nded",String(!e)),r.classList.toggle("gp-folded",e),e?r.setAttribute("tabindex","0"):r.removeAttribute("tabindex"),e&&(r.scrollTop=r.scrollHeight),this.dissolve()}drawPrompt(){
for(let e of this.log.promptSteps){let n=this.state.prompt.tokens[e.index];n&&(this.state.entries.get(n).step=e,this.describe(n),this.shade(n))}}drawLines(){let e=this.
log.lines(),{lines:n}=this.state,o=e.length===1&&e[0].kind==="sequence";for(o!==this.text.classList.contains("gp-single")&&(this.dissolve(),this.text.classList.
toggle("gp-single",o));n.length>e.length;)n.pop().element.remove();e.forEach((r,i)=>this.drawLine(n[i]||this.newLine(),r,i))}newLine(){let{begun:e,prompt:n,lines:o}=this.
state,r=d("div","gp-line"),i=d("div","gp-line-head"),a=d("span","gp-line-body"),l=d("span","gp-stop");r.append(i,a,l),this.text.append(r);let c=e||n,h={element:r,
head:i,rows:new et(a,c&&c.rows),stop:l,steps:[],tokens:[],said:"",folds:null},{reasoning:u}=this.log.started;return u&&(h.folds=new Fs(u,h,()=>this.dissolve())),
o.push(h),h}drawLine(e,n,o){e.element.dataset.kind!==n.kind&&(e.element.dataset.kind=n.kind),e.element.classList.toggle("gp-line-minor",this.log.usesBeams&&o>0);
let r=JSON.stringify([n.label,n.score,n.stopReason]);r!==e.said&&(e.said=r,this.drawHead(e,n));let{folds:i}=e,a=kt(e.steps,n.last),l=i?i.keepable(a.keep):a.keep,
c=[...e.steps.slice(l,a.keep),...a.added];i?i.cut(l):xt(e,l),e.steps.length=l;for(let h of c)this.append(e,{token:{...h.chosen,piece:h.piece},index:h.index,isPrompt:!1,
step:h}),e.steps.push(h);i&&i.draw(this.log.running)}drawHead(e,n){let o=n.stopReason?$e(n.stopReason)[1]:"",r=n.label.charAt(0).toUpperCase()+n.label.slice(1);
if(e.head.replaceChildren(d("b","",r)),n.score!==null&&n.score!==void 0){let a=n.kind==="running",l=n.score.toFixed(3);e.head.append(d("span","",a?s("sum {value\
}",{value:l}):s("score {value}",{value:l}),{title:a?s("sum of the log-probabilities so far, in nats"):s("the sum divided by the length penalty")}))}let i=n.stopReason===
"step"?"… ":"■ ";o&&e.head.append(d("span","",i+o)),e.stop.textContent=o&&!this.log.usesBeams&&this.log.lasts.length===1?i+o:""}append(e,n){let o=e.tokens.at(
-1),r=e.folds?e.folds.rowsFor(n.step):e.rows;Nt({rows:r,tokens:e.tokens},this.tokenElement(n),n.token,o&&this.state.entries.get(o).token)}tokenElement(e){let{token:n,
step:o,isPrompt:r}=e,i=d("span",r?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-pressed":"false"});return Ge(i,n),o&&o.draft&&o.draft.origin!==
"none"&&(i.dataset.draft=o.draft.origin),o&&o.given&&(i.dataset.given=""),this.state.entries.set(i,e),this.describe(i),o&&this.shade(i),i}describe(e){e.setAttribute(
"aria-label",Fd(this.log,this.state.entries.get(e)))}shade(e){Ht(e.querySelector(".gp-ink"),this.select.value,Me(this.state.entries.get(e).step)),e.dataset.shaded=
""}shadeAll(){for(let e of this.state.allTokens)this.state.entries.get(e).step&&this.shade(e)}reveal(e){for(let{folds:n}of this.state.lines)n&&n.reveal(e)}markCurrent(){
let{log:e,state:n}=this,o=e.current(),r=o?n.elementOf(o):null,{marked:i}=n;i&&i!==r&&(i.classList.remove("gp-current"),i.setAttribute("aria-pressed","false"),i.
tabIndex=-1),n.marked=r,r&&(e.selected&&!e.suggested&&this.reveal(r),o.isPrompt&&n.fold&&!this.unfolds&&this.foldPrompt(!1),r.classList.add("gp-current"),r.setAttribute(
"aria-pressed",String(e.selected===o)),r.tabIndex=0)}followEnd(){let{log:e,text:n}=this;this.state.atEnd&&!e.selected&&e.running&&!e.usesBeams&&(n.scrollTop=n.scrollHeight)}resized(){
!this.text.clientWidth||this.text.clientWidth===this.width||(this.width=this.text.clientWidth,this.dissolve())}dissolve(){for(let e of this.state.allRows)e.dissolve();
clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.settle(),200)}settle(){this.width||=this.text.clientWidth;for(let e of this.state.allRows)e.settle()}};function Dd(t,e){let n=t.querySelector(".gp-text"),o=t.querySelector(".gp-shade"),r=new zs(e),i=new Hs(n,t.querySelector(".gp-empty"),o,r),a=new Bs(t,n,o,r),l=yn(
t,n,e,g=>{let S=r.entries.get(g);if(!S)return null;let{token:q,step:W}=S,N=W?yi(e,W).join(", "):ki(e,S);return{id:q.token_id,text:q.text,where:bi(e,S),step:W,why:N}});
Bd(i,a,l);let c=[...o.options],h=["surprisal","rank"].map(g=>c.find(S=>S.value===g));h.unshift(new Option(s("probability"),"told"));function u(){if(e.started){let g=e.
isFromElsewhere?h:c;o.replaceChildren(...g);let S=g.some(({value:q})=>q===r.shadedBy);o.value=S?r.shadedBy:e.started.request.only_given||e.isFromElsewhere?"surp\
risal":"uncertainty",a.drawScale()}i.startRun()}return g=>{if(g.run&&u(),(g.run||g.steps||g.status)&&(i.drawLines(),a.drawMarks()),r.prompt&&(g.run||g.prompt)&&
i.drawPrompt(),r.prompt&&(g.unit||g.status))for(let S of g.unit?r.allTokens:r.prompt.tokens)i.describe(S);g.unit&&a.drawScale(),i.markCurrent(),g.steps&&(i.followEnd(),
i.settle()),l.refresh(g.unit||g.prompt||g.status)}}var ce=t=>U(t,2).replace("-","−");function Kd(t,e=null){let{z_score:n,threshold:o,prediction:r}=t,i={z:ce(n),threshold:Number(o.toFixed(2))};if(r&&e&&V(e.z_score)&&
e.z_score<=o){let c=[s("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",i),s("With repeated n-grams counted once, z is {z}.",
{z:ce(e.z_score)})];return["even","◇",s("Not known: above the threshold by repeats alone"),c.join(" ")]}if(r)return["good","◆",s("Watermarked"),`${s("z is {\
z}, above the threshold {threshold}.",i)} ${xn(o)}`];let a=t.tokens_needed,l=[s("z is {z}, not above the threshold {threshold}.",i),s("That does not prove that \
there is none: the text may be too short, or the mark may have been removed.")];return V(a)&&a>Dn(t)&&l.push(s("If the text went on like this, about {number} to\
kens would be enough.",{number:B(a)})),["even","◇",s("No sign of this watermark"),l.join(" ")]}var Dn=({num_tokens_scored:t,tokens:e})=>V(t)?t:(e||[]).filter(
([,,,,n])=>n).length;function Bg(t){let{kind:e,z_score:n,p_value:o,confidence:r,threshold:i,false_positive_rate:a,tokens_needed:l}=t,c=e==="green"?Hg(t):Dg(t),h=Number(
i.toFixed(2)),u=r>.9999?"> 0.9999":U(r,4);return[...c,[s("z-score"),ce(n),e==="green"?s("How many standard deviations more tokens are green than without a water\
mark: (green − ratio × scored) / √(scored × ratio × (1 − ratio))."):s("How many standard deviations the weighted mean lies above that of fair coins."),
"z-score",e==="green"?zg(t):"",{formula:e==="green"?void 0:""}],[s("p-value"),De(o),s("The probability of a z at least as high in a text without this watermark:\
 the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters more."),"p-value",`P(Z ≥ ${ce(n)}) = ${De(o)}`,
{}],[s("confidence"),u,s("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0\
.5 or more in one of two."),"p-value",r>.9999?`1 − ${De(o)} ${u}`:`1 − ${De(o)} = ${u}`,{formula:"1 − p"}],[s("false-positive rate"),De(a),s("What the thr\
eshold {threshold} means: the share of texts without this watermark whose z is above it.",{threshold:h}),"false-positive-rate",`P(Z ≥ ${h}) = ${De(a)}`,{formula:s(
"P(Z ≥ threshold)")}],...V(l)?[[s("tokens needed"),B(l),s("How many scored tokens reach the threshold at this share: z grows with the square root of their num\
ber."),"z-score",Fg(t),{formula:e==="green"?s("threshold² · γ · (1 − γ) / (share − γ)²"):"",unit:s("tokens")}]]:[]]}function zg({num_tokens_scored:t,
num_green_tokens:e,ratio:n,z_score:o}){let r=It(e,t,n);return r===null||ce(r)!==ce(o)?"":vi(e,t,n)}function vi(t,e,n){let[o,r,i]=[B(t),B(e),Number((1-n).toFixed(
4))];return`(${o} − ${n} · ${r}) / √(${r} · ${n} · ${i}) = ${ce(It(t,e,n))}`}function Fg({kind:t,green_fraction:e,ratio:n,threshold:o,tokens_needed:r}){return t!==
"green"||Math.ceil(qo(e,n,o)-1e-9)!==r?"":s("{threshold}² · {ratio} · {rest} / ({share} − {ratio})², rounded up, = {needed}",{threshold:Number(o.toFixed(2)),
ratio:n,rest:Number((1-n).toFixed(4)),share:U(e),needed:B(r)})}function Hg({num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:o,list_size:r}){return[
[s("tokens scored"),B(t),s("Tokens of which the detector can tell whether they are green. The first ones have too few tokens before them; where repeated n-grams\
 count once, later ones are left out."),"length","",{}],[s("green tokens"),B(e),s("Scored tokens on their green list, which holds {size} tokens of the vocabular\
y.",{size:B(r)}),"green-list",s("{green} of {scored}",{green:B(e),scored:B(t)}),{formula:"",unit:s("tokens")}],[s("green fraction"),H(n),s("Green tokens / token\
s scored. Without the watermark about {share} are green: the ratio.",{share:H(o)}),"green-list",`${B(e)} / ${B(t)} = ${H(n)}`,{formula:s("green / scored"),unit:"\
%"}]]}function Dg(t){let{mean:e,weighted_mean:n,num_g_values:o,posterior:r,layers:i}=t,a=Dn(t),l=(i||[]).length,c=a*l===o?F(l,"{scored} tokens · {count} key = {\
values}","{scored} tokens · {count} keys = {values}",{scored:B(a),values:B(o)}):"",h=Math.round(e*o),u=U(h/o,4)===U(e,4)?s("{ones} of {values} are 1",{ones:B(h),
values:B(o)}):"";return[[s("tokens scored"),B(a),s("Tokens with enough tokens before them, whose context has not occurred before."),"length","",{}],[s("g-values"),
B(o),F(l,"One for each scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each scored token and each of the {co\
unt} keys: 0 or 1, like a fair coin in a text without the watermark."),"g-value",c,{}],[s("mean g-value"),U(e,4),s("The share of g-values that are 1. Without th\
e watermark it is about 0.5."),"g-value",u,{formula:"Σ g / n"}],[s("weighted mean"),U(n,4),s("The same with more weight on the first keys, whose rounds of the \
tournament leave the clearest mark."),"g-value","",{formula:"Σ w · g / Σ w"}],...V(r)?[[s("posterior"),H(r),s("The trained Bayesian detector’s probability th\
at the text is watermarked, if it is like the texts that the detector was trained on."),"watermark","",{unit:"%"}]]:[]]}function Kn(t,e){let n=e.map(({report:l})=>new Map(
Bg(l).map(c=>[c[0],c]))),o=[...new Set(n.flatMap(l=>[...l.keys()]))],[r]=ee(t.tHead,1,()=>d("tr")),i=ee(r,e.length+1,()=>d("th","",null,{scope:"col"}));e.forEach(
({name:l},c)=>A(i[c+1],l)),t.tHead.hidden=e.length<2;let a=ee(t.tBodies[0],o.length,()=>{let l=d("tr"),c=d("th","",null,{scope:"row"});return c.append(d("span")),
l.append(c),l});o.forEach((l,c)=>{let h=ee(a[c],e.length+1,()=>d("td")),u=n.map(N=>N.get(l)),[,,g,S,,q]=u.find(Boolean),W=u.map((N,C)=>N&&N[4]&&e.length>1?s("{n\
ame}: {words}",{name:e[C].name,words:N[4]}):N&&N[4]);A(h[0].firstChild,l),ne(h[0].firstChild,S,()=>Ee(W),{meaning:g,...Kg(q)}),n.forEach((N,C)=>A(h[C+1],N.has(l)?
N.get(l)[1]:"–"))})}var Kg=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>e!==void 0));function Yt({tokens:t,prompt_tokens:e}){return t.map(([,n,o,r,i,
a],l)=>({token:{text:n,piece:o},mark:{green:r,g:a,counted:i||!(r!==null||a!==null)},words(){let h={number:B(l+1),token:J(n),mark:Gg(r,a,i)};return l<e?s("Token \
{number}, of the prompt, {token}: {mark}",h):s("Token {number}, {token}: {mark}",h)}}))}function Gg(t,e,n){if(t===null&&e===null)return s("not scored, because t\
oo few tokens come before it.");if(e!==null){let r=s("mean g-value {g}, where chance gives 0.5.",{g:e.toFixed(2)});return n?r:`${r} ${s("Not counted: its contex\
t came before, or it is left out.")}`}let o=t?s("◆ green."):s("◇ red.");return n?o:`${o} ${s("Not counted: the same n-gram came before, or it is left out.")}`}
var Xt=({kind:t,tokens:e})=>[t,{unscored:e.some(([,,,n,,o])=>n===null&&o===null),repeated:e.some(([,,,n,o,r])=>!o&&(n!==null||r!==null))}];function Gd(t,e){let n=l=>t.querySelector(".gp-"+l),o=new He(n("words"));function r({before:l,after:c}){if(c.error)return["even","…",s("Nothing left to score"),
`${s(c.error.message)} ${s("z was {z} before.",{z:ce(l.z_score)})}`];let h=s("z from {before} to {after}",{before:ce(l.z_score),after:ce(c.z_score)}),u=Number(c.
threshold.toFixed(2));return l.prediction?c.prediction?["good","◆",h,s("Still above the threshold {threshold}: the watermark survived.",{threshold:u})]:["bad",
"◇",h,s("No longer above the threshold {threshold}: the detector does not find the watermark any more.",{threshold:u})]:["even","◇",h,s("The text did not pa\
ss the threshold {threshold} before the attack: there is nothing to remove.",{threshold:u})]}function i({how:l,strength:c}){return l?V(c)?s("{attack}, strength \
{strength}",{attack:s(l),strength:H(c)}):s(l):s("edited by hand")}function a(l){let{before:c,after:h}=l,[u,g,S,q]=r(l);Z(n("answer"),{"data-verdict":u}),A(n("an\
swer-sign"),g),A(n("answer-words"),S),A(n("answer-more"),q),A(n("told"),`${S}. ${q}`),A(n("about"),i(l)),X(n("of-text"),!h.error),h.error||(dt(n("legend"),...Xt(
h)),o.show(Yt(h)));let W=[{name:s("before"),report:c},...h.error?[]:[{name:s("after"),report:h}]];Kn(n("found-numbers"),W)}return l=>{t.hidden=!e.found,!t.hidden&&
l.found&&a(e.found)}}function Ud(t,e){let n=O=>t.querySelector(".gp-"+O),o=["without","with"],r=n("threshold"),i=3,a=()=>e.answered("pair"),l=({report:O})=>!!O&&!O.error,c=o.map(O=>{
let k=d("div"),[y,p,f]=[d("p","gp-facts"),d("p","gp-problem","",{role:"status"}),d("div","gp-text-body",null,{dir:"auto"})];return k.append(d("h3","",O==="with"?
s("With the watermark"):s("Without the watermark")),y,p,f),n("texts").append(k),{facts:y,problem:p,text:new He(f),shown:0,report:null}});r.addEventListener("inp\
ut",()=>{let O=r.valueAsNumber;!Number.isFinite(O)||O<0||O>20||(i=O,a()&&L())});function h(O,k,y){if(y){O.report!==y&&O.text.show(Yt(y)),Object.assign(O,{report:y,
shown:0});return}let[p]=e.groups[k].entries,f=p.tokens.map(w=>({token:w,mark:{},words:()=>s("{token}, not scored yet",{token:J(w.text)})}));O.text.show(f,O.report?
0:O.shown),Object.assign(O,{report:null,shown:f.length})}function u({tokens:O,perplexity:k,stop_reason:y,report:p}){if(!O)return s("not started");let f=[F(O,"{c\
ount} token","{count} tokens")];return V(k)&&f.push(s("perplexity {value}",{value:k.toFixed(2)})),p&&!p.error&&f.push(p.kind==="green"?s("{share} green",{share:H(
p.green_fraction)}):s("mean g-value {g}",{g:p.mean.toFixed(3)})),y&&f.push($e(y)[1]),f.join(" · ")}function g({texts:O}){O.forEach((y,p)=>{let f=c[p];h(f,p,l(y)?
y.report:null),A(f.facts,u({...y,tokens:y.tokens||e.groups[p].entries[0].tokens.length}));let{error:w}=y.report||{};X(f.problem,!!w),A(f.problem,w?`${s(w.message)}\
 ${s(w.fix)}`:"")});let k=O.filter(l).map(({report:y})=>Xt(y)[1]);dt(n("legend"),e.found.kind,{unscored:k.some(({unscored:y})=>y),repeated:k.some(({repeated:y})=>y)})}
function S({texts:O}){if(!O.every(l))return O.find(({report:w})=>w&&w.error)?["even","–",s("No comparison"),s("One of the texts cannot be scored.")]:["wait","\
…",e.done?s("No answer"):s("Not known yet"),s("Both texts must be complete.")];let[k,y]=O.map(({report:f})=>f.z_score),p=s("z is {marked} with the watermark a\
nd {plain} without it; the threshold is {threshold}.",{marked:ce(y),plain:ce(k),threshold:Number(i.toFixed(2))});return k>i?["bad","✗",s("A false positive"),`${p}\
 ${s("The text without the watermark passes it.")}`]:y>i?["good","◆",s("The watermark is found"),p]:["even","◇",s("The watermark is not found"),`${p} ${W(O[1].
report)}`]}let q=({tokens_needed:O,threshold:k})=>V(O)&&k>0?Math.ceil(O*(i/k)**2):null;function W(O){let[k,y]=[q(O),Dn(O)];return k>y?F(k,"If the text went on l\
ike this, about {count} scored token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be needed; it has {sco\
red}.",{scored:B(y)}):s("A longer text or a stronger mark would help.")}function N({texts:O}){let[k,y]=O.map(({perplexity:f})=>f);return!O.every(l)||!V(k)||!V(y)?
"":`${s("Perplexity under the model, without the watermark and with it: {plain} and {marked}.",{plain:k.toFixed(2),marked:y.toFixed(2)})} ${s("One pair of texts\
 says little about the cost; “{question}” measures it.",{question:s("What does it cost?")})}`}function C(O){let[k,y,p,f]=S(O);Z(n("answer"),{"data-verdict":k}),
A(n("answer-sign"),y),A(n("answer-words"),p),A(n("answer-more"),`${f} ${N(O)}`.trim()),A(n("means"),xn(i)),e.done&&A(n("told"),`${p}. ${f}`);let w=e.entries[0]&&
e.entries[0].seed;A(n("about"),[Si(O.watermark),...V(w)?[s("seed {seed}",{seed:w})]:[]].join(" · "))}function P({report:O,expected:k}){if(!V(k)||O.kind!=="gree\
n")return null;let{ratio:y,num_tokens_scored:p}=O,f=Array.from({length:Math.min(60,p)},(w,_)=>(_+1)*p/Math.min(60,p));return{name:s("expected with it, at least"),
look:"expected",points:f.map(w=>[w,It(k*w,w,y)]),tip:s("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer e\
t al. 2023, from the model’s distributions along the text.",{share:H(k)})}}function T({texts:O}){if(X(n("evidence"),O.every(l)),n("evidence").hidden)return;let[
k,y]=O,p=[{name:s("with the watermark"),look:"measured",points:y.report.curve},P(y),{name:s("without it"),look:"other",points:k.report.curve}].filter(Boolean);Sn(
n("keys"),p),vn(n("curves"),{curves:p,threshold:i});let f=O.map(({report:w},_)=>{let E=tt(w.z_score);return{name:_?s("with"):s("without"),report:{...w,threshold:i,
p_value:E,confidence:1-E,false_positive_rate:tt(i),tokens_needed:q(w)}}});Kn(t.querySelector("table"),f)}function L(){g(e.found),C(e.found),T(e.found)}return new ResizeObserver(
()=>a()&&T(e.found)).observe(t),O=>{t.hidden=!a(),!t.hidden&&(O.run&&c.forEach(k=>Object.assign(k,{report:null,shown:0})&&k.text.show([])),(O.run||O.found||O.status||
O.steps)&&L())}}function Si(t){return Array.isArray(t.keys)?F(t.keys.length,"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {leng\
th}",{length:t.ngram_len}):s("green lists of {ratio}, bias {bias}, {scheme}, context width {width}",Jd(t))}function Vd(t){return Array.isArray(t.keys)?s("SynthI\
D, n-grams of {length}",{length:t.ngram_len}):s("green lists of {ratio}, {scheme}, context width {width}",Jd(t))}var Jd=({greenlist_ratio:t=.25,bias:e=2,seeding_scheme:n="\
lefthash",context_width:o=1})=>({ratio:H(t),bias:e,scheme:n,width:o});var fo=t=>Object.hasOwn(go,t)?s(go[t][0]):t;function Yd(t,e){let n=m=>t.querySelector(".gp-"+m),[o,r]=[n("which"),n("threshold")],i={},a=null,l=.01,c=()=>e.answered(
"sure"),h=({auc:m})=>V(m),u=({scores:m,learned:x})=>{let v=m.findIndex(({name:M})=>M===a);return v>=0?v:x?m.length-1:0},g=m=>i[m]??(m==="posterior"?.5:e.found.threshold);
o.addEventListener("change",()=>{a=o.value,$()}),r.addEventListener("input",()=>{!Number.isFinite(r.valueAsNumber)||Math.abs(r.valueAsNumber)>100||(i[e.found.scores[u(
e.found)].name]=r.valueAsNumber,y(e.found))});function S({counts:m,scores:x,fewest:v},M){let R=e.done?s("No answer"):s("Not known yet");if(!h(M))return["wait","\
…",R,e.done?s("At least one text without the watermark and one with it must be scored."):s("The first texts are being written.")];let[j]=M.rates;if(Math.min(...m)<
v)return["wait","…",R,F(m[1],"{count} text with the watermark and {plain} without it are too few to tell: {fewest} of each are needed.","{count} texts with th\
e watermark and {plain} without it are too few to tell: {fewest} of each are needed.",{plain:B(m[0]),fewest:B(v)})];let b={found:B(j.detected),number:B(j.marked),
rate:H(j.level)},I=e.running?s("{found} of {number} found at {rate} false positives so far",b):s("{found} of {number} found at {rate} false positives",b),z=[...q(
j,x.length>1?fo(M.name):""),s("AUC of these texts: {auc}.",{auc:M.auc.toFixed(3)})].join(" ");return[j.apart?"good":"even",j.apart?"◆":"◇",I,z]}function q(m,x){
let[v,M]=m.found_between.map(H),R={number:B(m.false_positives),share:H(m.false_between[1])},j=[x?s("By the {score}, the true detection rate lies between {low} a\
nd {high}.",{score:x,low:v,high:M}):s("The true detection rate lies between {low} and {high}.",{low:v,high:M}),m.false_positives?s("Of the texts without the wat\
ermark, {number} passed, so the true false-positive rate may be up to {share}.",R):s("Of the texts without the watermark, none passed, but the true false-positi\
ve rate may be up to {share}.",R)];return m.level>l&&j.push(F(m.plain,"{rate} is the smallest rate that {count} text without it can show.","{rate} is the smalle\
st rate that {count} texts without it can show.",{rate:H(m.level)})),m.apart||j.push(s("The intervals overlap: it is not known whether more are found than pass \
by chance.")),j}function W(m){let[x,v,M,R]=S(m,m.scores[u(m)]);Z(n("answer"),{"data-verdict":x}),A(n("answer-sign"),v),A(n("answer-words"),M),A(n("answer-more"),
R),e.done&&A(n("told"),`${M}. ${R}`),A(n("missing"),ze(e,m)),A(n("about"),[Si(m.watermark),...m.learned?[s("only the texts that no detector was trained on")]:[]].
join(" · "));let{left_out:j,problem:b}=m;X(n("warning"),j>0);let I=b?`${s(b.message)} ${s(b.fix)}`:s("No token in them counts.");A(n("warning"),j>0?`⚠ ${F(j,
"{count} text was not scored.","{count} texts were not scored.")} ${I}`:"")}let N=(m,x)=>m.filter(v=>v>x).length;function C({values:m,name:x},v){let[M,R]=m.map(
z=>N(z,v)),[j,b]=[M/m[0].length,R/m[1].length],I=[F(m[1].length,"Above {threshold}: {marked} of {count} text with the watermark ({found}), and {plain} of {other\
s} without it ({passed}).","Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({passed}).",{threshold:Number(
v.toFixed(2)),marked:B(R),found:H(b),plain:B(M),others:B(m[0].length),passed:H(j)})];return x!=="posterior"&&I.push(s("If scores without the watermark were stan\
dard normal, {share} would pass.",{share:De(tt(v))})),{x:j,y:b,words:I.join(" ")}}function P(m,x){let v=2/(9*(x-1));return m**2>(1-v+1.645*Math.sqrt(v))**3}function T({
values:m,normal:x,name:v}){if(v==="posterior"||!x[0])return"";let[M,R]=x.map(b=>b&&{mean:ce(b[0]),deviation:b[1].toFixed(2)}),j=[s("Without the watermark: mean \
{mean}, standard deviation {deviation}; in theory 0 and 1.",M),R?s("With it: mean {mean}, standard deviation {deviation}.",R):s("With it: too few texts.")];return P(
x[0][1],m[0].length)&&j.push(s("The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.",{option:s("c\
ount repeated n-grams once")})),j.join(" ")}function L({scores:m}){let x=m.filter(h).flatMap(M=>M.rates.map(R=>[M,R])),v=ee(t.querySelector(".gp-rates tbody"),x.
length,()=>{let M=d("tr");return M.append(d("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let R=d("td");return R.append(d("span")," ",d("small")),R})),
M});x.forEach(([M,R],j)=>{let[b,I,z,D,K]=v[j].cells,[G,Y]=R.found_between.map(H);A(b,fo(M.name)),O(I,H(R.level),""),R.shown?O(z,H(R.detected/R.marked),V(R.threshold)?
s("({low} to {high}), threshold {threshold}",{low:G,high:Y,threshold:ce(R.threshold)}):s("({low} to {high})",{low:G,high:Y})):O(z,s("not known"),F(Math.ceil(1/R.
level-1e-9),"needs {count} text without it","needs {count} texts without it")),O(D,R.normal?H(R.normal.rate):"–",R.normal?s("threshold {value}",{value:ce(R.normal.
threshold)}):""),R.shown?O(K,s("up to {share}",{share:H(R.false_between[1])}),s("{passed} of {number} passed",{passed:B(R.false_positives),number:B(R.plain)})):
O(K,"–","")})}function O(m,x,v){A(m.children[0],x),A(m.children[1],v)}function k({scores:m}){let[{rates:x}]=m.filter(h),v=x.filter(({shown:b})=>!b).map(({level:b})=>H(
b));if(!v.length)return"";let[M,R]=v;return`${F(x[0].plain,"With {count} text without the watermark, a false-positive rate of {rate} is less than one text, so t\
he samples cannot show it.","With {count} texts without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.",{rate:R?
s("{first} or {second}",{first:M,second:R}):M})} ${s("The normal distributions reach further, as far as the scores are normal.")}`}function y(m){let x=m.scores[u(
m)];if(X(n("shown"),h(x)),!h(x))return;let v=g(x.name);document.activeElement!==r&&(r.value=v);let M=C(x,v);fe(n("scores"),Oo(e.charts[`scores ${x.name}`],v,s("\
threshold {value}",{value:Number(v.toFixed(2))}))),A(n("at-threshold"),M.words),A(n("spreads"),T(x)),X(n("of-fit"),x.name!=="posterior"&&x.normal.some(Boolean));
let R=m.scores.filter(h);if(fe(n("roc"),Ii(e.charts[`roc ${x.name}`],M)),f(n("roc-keys"),R.map(({name:b,auc:I},z)=>[z===R.indexOf(x)?"gp-roc-main":`gp-roc-other\
 gp-roc-${z%3}`,s("{score}: AUC {auc}",{score:fo(b),auc:I.toFixed(3)}),s(yo(go,b,["","",""])[2]),"auc"])),L(m),A(n("few"),k(m)),X(n("of-lengths"),m.lengths.length>
1),m.lengths.length<2)return;fe(n("lengths-box"),e.charts.lengths);let j=m.kind==="synthid"?s("mean g"):"z";f(n("length-keys"),[["gp-z-measured",s("found at {ra\
te} false positives, by {score}, from the samples",{rate:p(m.lengths),score:j}),s("The threshold is the laxest that at most this share of the cut texts without \
the watermark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % intervals of the true rate."),"detection-rate"],["gp\
-z-expected",s("the same by normal distributions"),s("As if the scores at each length were normal."),"detection-rate"],["gp-z-other",s("AUC"),s("How often a cut\
 text with the watermark scores higher than one without: 50% is guessing."),"auc"]])}function p(m){let x=m.map(({levels:[R]})=>R),[v,M]=[Math.min(...x),Math.max(
...x)].map(H);return v===M?v:s("{low} to {high}",{low:v,high:M})}function f(m,x){let v=ee(m,x.length,()=>{let M=d("span"),R=se("svg");return Z(R,{width:26,height:8,
"aria-hidden":"true"}),R.append(se("path")),M.append(R,d("span")),M});x.forEach(([M,R,j,b],I)=>{Z(v[I].firstChild.firstChild,{class:M,d:"M1 4H25"}),A(v[I].lastChild,
R),ne(v[I].lastChild,b,()=>"",{meaning:j})})}function w(){let{found:m}=e,x=m&&m.scores[u(m)];return!x||!h(x)?null:{score:x,rate:x.rates.find(({shown:v})=>v)||x.
rates[0]}}let _=m=>()=>{let x=w(),v=x&&m(x);return v?s("{name}: {words}.",{name:fo(x.score.name),words:v}):""};de(t,{roc:_(({score:m})=>`AUC ${m.auc.toFixed(3)}`),
level:_(({rate:m})=>s("{passed} of {number} passed = {share}",{passed:B(m.false_positives),number:B(m.plain),share:H(m.false_positives/m.plain)})),found:_(({rate:m})=>s(
"{found} of {number} found = {share}",{found:B(m.detected),number:B(m.marked),share:H(m.detected/m.marked)})),normal:_(({rate:m})=>m.normal?s("{share} above {th\
reshold}",{share:H(m.normal.rate),threshold:ce(m.normal.threshold)}):""),truth:_(({rate:m})=>s("{passed} of {number} passed; the true rate may be up to {share}",
{passed:B(m.false_positives),number:B(m.plain),share:H(m.false_between[1])})),spread:()=>{let m=w();return m?T(m.score):""}});function E({scores:m}){X(n("of-sco\
re"),m.length>1);let x=m.map(({name:v})=>v).join();o.dataset.key!==x&&(o.dataset.key=x,o.replaceChildren(...m.map(({name:v})=>d("option","",fo(v),{value:v}))),o.
value=m[u(e.found)].name)}function $(){E(e.found),W(e.found),y(e.found)}return m=>{t.hidden=!c(),!t.hidden&&(m.found||m.status)&&$()}}function Xd(t,e){let n=P=>t.querySelector(".gp-"+P),o=[s("the text alone"),s("with its prompt")],r=new He(n("words")),i=n("which");i.addEventListener("change",()=>g());
let a=()=>e.found.reports[Math.min(Number(i.value),e.found.reports.length-1)];function l({reports:P,once:T,otherwise:L}){let[O,k,y,p]=Kd(P[0],T?null:L);Z(n("ans\
wer"),{"data-verdict":O}),A(n("answer-sign"),k),A(n("answer-words"),y),A(n("answer-more"),p),A(n("told"),`${y}. ${p}`),X(n("beside"),P.length>1),P.length>1&&A(n(
"beside"),h(P));let f=c(e.found);X(n("repeats"),!!f),A(n("repeats"),f),A(n("about"),u(e.found))}function c({reports:[{num_tokens_scored:P}],otherwise:T,once:L}){
let O=T?T.num_tokens_scored:null;if(!V(O)||O===P)return"";let k=ce(T.z_score);return L?F(O-P,"Left out as repeated: {count} token. With it, z would be {z}.","Le\
ft out as repeated: {count} tokens. With them, z would be {z}.",{z:k}):F(P-O,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no\
 new evidence: counted once, z is {z}.","Of the scored tokens, {count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",
{z:k})}function h([P,T]){let L=T.z_score-P.z_score,O=Math.abs(L)<.005?s("This changes nothing."):L<0?s("This dilutes the mark."):s("This happens to add to it."),
k=ce(T.z_score);return`${F(T.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of th\
e prompt count too.",{z:k})} ${O}`}function u({model:P,watermark:T,exact:L,once:O}){return[Array.isArray(T.keys)?F(T.keys.length,"SynthID, {count} key","SynthID\
, {count} keys"):s("green list, {scheme}",{scheme:T.seeding_scheme||"lefthash"}),L?s("the tokens of the run"):s("tokens as {model} splits the text",{model:P}),...O?
[s("repeated n-grams counted once")]:[]].join(" · ")}function g(){let P=a();dt(n("legend"),...Xt(P)),r.show(Yt(P))}function S({reports:P}){let T=P.map(({curve:p},f)=>({
name:P.length>1?o[f]:"z",look:f?"other":"measured",points:p||[]})),[{tokens_needed:L,threshold:O}]=P,k=Dn(P[0]),y=V(L)?{at:L,words:q(L,k)}:null;vn(n("curve-box"),
{curves:T,threshold:O,needed:y}),Sn(n("curve-keys"),P.length>1?T:[])}function q(P,T){return P<=T?F(P,"At the share of this text, {count} token reaches the thres\
hold.","At the share of this text, {count} tokens reach the threshold."):F(P,"At the share of this text, {count} token reaches the threshold: {more} more.","At \
the share of this text, {count} tokens reach the threshold: {more} more.",{more:B(P-T)})}function W(){X(n("of-layers"),!!e.charts.layers),fe(n("layers-box"),e.charts.
layers)}function N(P){let{reports:T}=e.found;X(n("of-prompt"),T.length>1),l(e.found),P&&g(),Kn(n("found-numbers"),T.map((L,O)=>({name:o[O],report:L}))),S(e.found),
W()}let C=()=>!!e.found;return new ResizeObserver(()=>C()&&N(!1)).observe(t),P=>{t.hidden=!C(),!t.hidden&&P.found&&N(!0)}}function Zd(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-note");function r({rows:g,threshold:S}){let q=g.flatMap(({reports:T})=>T.map(({z_score:L})=>L)).
filter(V),W=Math.min(-3,...q)-.4,N=Math.max(S,...q)+.4,C=T=>(T-W)/(N-W),P=ee(n,g.length,i);g.forEach(({what:T,how:L,meaning:O,keeps:k,reports:y},p)=>{let[f,w,_]=P[p].
cells;P[p].classList.toggle("gp-right",p===0);let[E,$]=f.children;A(E,s(T)),Z(E,{"data-tip":s(O)}),A($,s(L));let m=y.map(({z_score:M})=>M).filter(V);a(w.firstChild,
m.map(C),{zero:C(0),threshold:C(S)});let x=m.length>1?s("{low} to {high}",{low:ce(Math.min(...m)),high:ce(Math.max(...m))}):ce(m[0]);A(_.children[0],x),A(_.children[1],
l(y,k));let v=p?c({keeps:k,meaning:O,reports:y},S):"";X(_.children[2],!!v),A(_.children[2],v)}),A(o,u(g))}function i(){let g=d("tr"),S=d("th","",null,{scope:"ro\
w"});S.append(d("span","",null,{tabindex:0}),d("small"));let q=d("td");q.append(d("span","gp-strip",null,{"aria-hidden":"true"}));let W=d("td");return W.append(
d("b"),d("small"),d("small","gp-why")),g.append(S,q,W),g}function a(g,S,{zero:q,threshold:W}){let N=[q,W,...S],C=ee(g,N.length,()=>d("i"));N.forEach((P,T)=>{pe(
C[T],["gp-line gp-zero","gp-line"][T]||"gp-dot"),ae(C[T],"left",P)})}function l(g,S){let[q]=g.filter(({error:P})=>P);if(q)return s(q.error.message);let W=g.filter(
({prediction:P})=>P).length,N=S==="none";if(g.length===1)return W?N?s("▲ above it by chance"):s("◆ watermarked"):s("◇ no sign");if(!W)return s("◇ no sign \
in {number} tries",{number:g.length});let C={passed:W,number:g.length};return N?s("▲ {passed} of {number} above it by chance",C):s("◆ {passed} of {number} wat\
ermarked",C)}function c({keeps:g,meaning:S,reports:q},W){let N=q.filter(({prediction:O})=>O);if(!N.length)return"";if(g!=="none")return s(S);let{num_tokens_scored:C,
once:P}=N.reduce((O,k)=>k.z_score>O.z_score?k:O),T=P&&V(C)?C-P.num_tokens_scored:0,L=[];if(T>0){L.push(F(T,"p counts each token as new evidence, but {count} of \
the {scored} only repeats an n-gram.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:B(C)}));let O=ce(P.z_score);
L.push(P.z_score>W?s("Counted once, z is {z}.",{z:O}):s("Counted once, z is {z}, not above the threshold.",{z:O}))}return(!T||P.z_score>W||q.length>1)&&L.push(...h(
W,q.length)),L.join(" ")}function h(g,S){let q=tt(g),W=P=>B(Number((1/P).toPrecision(2))),N=[q>.1?s("{share} of texts without this watermark pass the threshold.",
{share:H(q)}):s("One in {odds} texts without this watermark passes the threshold.",{odds:W(q)})];if(S===1)return N;let C=1-(1-q)**S;return N.push(C>.1?s("With {\
tries} tries at each text, {share} pass at least once.",{tries:B(S),share:H(C)}):s("With {tries} tries at each text, one in {odds} passes at least once.",{tries:B(
S),odds:W(C)})),N}function u([g]){return g.reports[0].prediction?"":s("The given settings find nothing either. If the text is watermarked, they may be wrong the\
mselves, or the text is too short.")}return g=>{t.hidden=!e.found,!t.hidden&&g.found&&r(e.found)}}function Qd(t,e){let n=a=>t.querySelector(".gp-"+a);function o({how:a,points:l,of:c,seeds:h,threshold:u}){let g=l.filter(({z:q})=>q.length),S=[s(a),F(h,"{count}\
 seed at each strength","{count} seeds at each strength")];l.length<c&&S.push(s("{done} of {of} strengths so far",{done:l.length,of:c})),A(n("about"),S.join(" ·\
 ")),A(n("strength-words"),r(g,l,u)),fe(n("strength-box"),e.charts.strengths)}function r(a,l,c){let h=({strength:C,z:P})=>C===0?P[0]>c?"above":"below":Vr(P,c),u=(...C)=>i(
a,P=>C.includes(h(P))),[g,S,q]=[u("above"),u("below"),u("open","few")],W=l.filter(({refused:C})=>C).map(({strength:C})=>H(C)),N=[];return a.length&&a[0].strength===
0&&h(a[0])!=="above"&&N.push(s("The text is not above the threshold even before the attack.")),g&&N.push(s("At strength {strengths}, the median z is above the t\
hreshold.",{strengths:g})),S&&N.push(s("At strength {strengths}, the median z is not above the threshold.",{strengths:S})),q&&N.push(s("At strength {strengths},\
 it is not known whether the median z is above the threshold: the seeds disagree or are too few.",{strengths:q})),W.length&&N.push(s("At strength {strengths}, t\
oo little text is left to score, for some seeds or for all.",{strengths:W.join(", ")})),N.join(" ")}function i(a,l){let c=[];a.forEach((u,g)=>{l(u)&&(g&&l(a[g-1])?
c.at(-1)[1]=u.strength:c.push([u.strength,u.strength]))});let h=c.map(([u,g])=>u===g?H(u):s("{low} to {high}",{low:H(u),high:H(g)}));return h.length>1?s("{names\
} and {last}",{names:h.slice(0,-1).join(", "),last:h.at(-1)}):h.join("")}return de(t,{median:()=>Ee((e.found?e.found.points:[]).filter(({z:a})=>a.length).map(({
strength:a,z:l})=>s("{strength}: z {median}",{strength:H(a),median:ce(gt(l))})))}),a=>{t.hidden=!e.found,!t.hidden&&a.found&&o(e.found)}}function eh(t,e){let n=f=>t.querySelector(".gp-"+f),o=new He(n("marked-words"),{press:({step:f})=>e.selectStep(f)}),r=n("threshold"),i=3,a=co(null),l=0,c=null,h=null;
function u(){a=co(e.started),l=(e.started&&e.started.processors||[]).findIndex(w=>w==="WatermarkLogitsProcessor"||w==="SynthIDTextWatermarkLogitsProcessor"),c=new Te(
md,(w,_)=>gd(w,_,a,l)),o.show([]),A(n("mark-about"),Ls(a))}let g=()=>c.steps.some(({mark:f})=>f&&f.kind==="synthid");function S(f){let{mark:w,index:_}=f,E=_<a.early,
$=w&&!w.why;return{step:f,token:{...f.chosen,piece:f.piece},mark:$?{green:w.green,g:w.g,counted:!E}:{},words:()=>As({...f,isFirst:E},a)}}function q(f){o.show(c.
steps.map((E,$)=>o.items[$]&&$<f?o.items[$]:S(E)),f);let{unscored:w,early:_}=c.total;dt(n("mark-key"),g()?"synthid":"green",{unscored:w>0,repeated:_>0,faint:s("\
faint: a detector without the prompt cannot score it")})}function W(f){let w=f&&!f.isPrompt?o.tokens[f.index]:null;h&&h!==w&&h.classList.remove("gp-current"),h=
w||null,h&&e.selected?h.classList.add("gp-current"):h&&h.classList.remove("gp-current")}let N=f=>{let w=[];for(let _ of c.totals)_[f]!==null&&(!w.length||w.at(-1)[0]<
_.scored)&&w.push([_.scored,_[f]]);return w};function C(){let{z:f,scored:w}=c.total,[_,E,$]=P(f,w);Z(n("finding"),{"data-verdict":_}),A(n("finding-sign"),E),A(n(
"finding-words"),$),A(n("finding-more"),f===null?"":`${T()} ${s("By chance alone, if each token is new evidence, z would be this high with a probability of {p}.",
{p:De(tt(f))})}`),e.finished&&A(n("mark-told"),`${$}. ${F(w,"{count} token scored.","{count} tokens scored.")}`)}function P(f,w){if(f===null)return["wait","…",
w?s("z is not known, because the watermark’s settings are not"):s("Nothing to score yet")];let _={z:ce(f)};return f>i?["good","◆",e.running?s("A detector fi\
nds it so far: z = {z}",_):s("A detector finds it: z = {z}",_)]:["even","◇",e.running?s("A detector does not find it so far: z = {z}",_):s("A detector does no\
t find it: z = {z}",_)]}function T(){let{green:f,scored:w}=c.total;return g()?F(w,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-value \
{mean} over {count} scored tokens, 0.5 by chance.",{mean:(f/w).toFixed(3)}):F(w,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of\
 {count} scored tokens green, {share} instead of {ratio}.",{green:B(f),share:H(f/w),ratio:H(a.ratio)})}function L(){let f=N("z"),w=[s("What a detector finds tha\
t knows the key and sees the text without its prompt.")];a.keys&&w.push(s("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let _=[
{name:s("this text"),look:"measured",points:f,tip:w.join(" ")}],E=N("foreseen");if(E.length){let m=[s("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];e.started.effective.
do_sample||m.push(s("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),_.push({name:s("expected at least"),
look:"expected",points:E,tip:m.join(" ")})}Sn(n("z-keys"),_);let $=f.length?wd(f,c.total,a,i):null;vn(n("z-box"),{curves:_,threshold:i,needed:$,label:s("z over \
the number of tokens, threshold {threshold}",{threshold:i})}),A(n("z-needed-words"),$?$.words:""),A(n("threshold-words"),xn(i))}function O(){let{scored:f,green:w,
expected:_,chosen:E,surprisal:$,gained:m,suppressed:x,marks:v,likely:M,entropy:R}=c.total,{started:j,unit:b}=e,I=(G,Y,te)=>At(G,B(Y),te),z=G=>I(Se(G,b).toFixed(
2),E,D(G/E)),D=G=>re(G,b).replace("-","−"),K=[[s("tokens scored"),B(f),s("Tokens that count: those with enough tokens before them, without the prompt."),"leng\
th","",{}]];if(f&&!g()){let G=H(w/f),Y=H(_/f);K.push([s("green"),G,s("The share of the scored tokens that got the bias."),"green-list",`${B(w)} / ${B(f)} = ${G}`,
{formula:s("green / scored"),unit:"%"}]),K.push([s("expected at least"),Y,s("At least this share is green on average over all green lists, for this bias and the\
 probabilities that the model gave. Where the model is certain of a token, a bias changes little."),"green-list",I(_.toFixed(2),f,Y),{formula:"",unit:"%"}])}if(E){
let G={unit:s("bits or nats")};K.push([s("surprisal before the watermark"),re($/E,b),s("How unexpected the chosen tokens were just before the watermark, on aver\
age: minus the logarithm of their probability."),"surprisal",z($),{formula:"−(Σ log p) / n"}]);let[Y,te]=j.effective.do_sample?[R,s("Tokens drawn without the\
 watermark would have had this on average: the entropy just before it.")]:[M,s("The likeliest token at each position would have had this.")];if(!e.usesBeams){K.
push([s("without it"),re(Y/E,b),te,j.effective.do_sample?"entropy":"surprisal",z(Y),{formula:j.effective.do_sample?"(Σ H) / n":"−(Σ log p) / n"}]);let oe=`${re(
$/E,b)} − ${re(Y/E,b)} = ${D(($-Y)/E)}`;K.push([s("log-probability lost"),D(($-Y)/E),s("The price per token: how much less probable than that the chosen token\
s are. Values below 0 are luck."),"logprob",oe,{formula:"",...G}])}K.push([s("raised by"),re(m/E,b),s("How much the watermark raised the log-probability of the \
chosen tokens, on average. Over many texts this is the divergence of what was drawn from what the model would draw."),"logprob",z(m),{formula:"(Σ log p′ − log p\
) / n",...G}])}if(v){let G=(x/v).toFixed(1);K.push([s("suppressed"),s("{value} of {count}",{value:G,count:B(j.request.top_candidates??10)}),s("How many of the l\
ikeliest tokens the watermark made less likely, on average over the positions."),g()?"g-value":"green-list",I(B(x),v,G),{formula:"",unit:s("tokens")}])}return K}
function k(){let f=O(),w=ee(n("mark-figures"),f.length,()=>{let _=d("div"),E=d("dt");return E.append(d("span")),_.append(E,d("dd")),_});f.forEach(([_,E,$,m,x,v],M)=>{
let[R,j]=w[M].children;A(R.firstChild,_),ne(R.firstChild,m,()=>x&&he(x),{meaning:$,...v}),A(j,E)})}de(t,{curve:()=>{let{z:f,scored:w,green:_}=c.total;return f===
null?"":he(g()?`z = ${ce(f)}`:vi(_,w,a.ratio))}});function y(){C(),k(),L()}function p(f){let _=e.lines().length>1?e.lineOf(f):null;return _?`${_.label} · ${Ls(
a)}`:Ls(a)}return r.addEventListener("input",()=>{let f=r.valueAsNumber,w=f>=0&&f<=30;if(r.setAttribute("aria-invalid",String(!w)),!w){A(n("threshold-words"),s(
"The threshold must be from 0 to 30."));return}i=f,y()}),new ResizeObserver(()=>!t.hidden&&c.total.marks&&L()).observe(n("z-box")),f=>{(f.run||!c)&&u();let w=e.
current(),{keep:_}=c.follow(w?e.lastOf(w):null);t.hidden=!c.total.marks,!t.hidden&&((f.run||f.steps||f.status||f.selection)&&(q(_),A(n("mark-about"),p(w))),W(w),
(f.run||f.steps||f.status||f.selection||f.unit)&&y())}}var _i=(t,e)=>t?[e]:[];function th(t,e){let n=L=>t.querySelector(".gp-"+L),o=()=>e.answered("cost"),r=({perplexity:L,score:O})=>!!(L&&O),i=({knob:L},O)=>L==="ke\
ys"?F(O,"{count} key","{count} keys"):s("bias {value}",{value:Number(O.toFixed(3))});function a(L){let[O,...k]=L.points,y=k.filter(r).sort((m,x)=>m.value-x.value),
p=e.done?s("No answer"):s("Not known yet");if(!r(O)||!y.length)return["wait","…",p,e.done?s("At least one text without the watermark and one with it must be s\
cored."):s("The first texts are being written.")];let f=s("The threshold is {threshold}.",{threshold:L.threshold}),w=m=>[c(L,m),...h(m,O)].join(" ");if(y.every(
({found:m})=>m==="few")){let m=Math.max(...y.map(({texts:v})=>v)),x=F(m,"{count} text of each strength is too few to tell: {fewest} are needed.","{count} texts \
of each strength are too few to tell: {fewest} are needed.",{fewest:Ur});return["wait","…",p,`${w(y.at(-1))} ${x}`]}let _=y[y.findLastIndex(({found:m})=>m!=="\
above")+1];if(_){let m=i(L,_.value);return["good","◆",e.running?s("Found from {strength} on, so far",{strength:m}):s("Found from {strength} on",{strength:m}),
`${f} ${w(_)}`]}let E=y.filter(({found:m})=>m==="above");if(E.length){let m=E.map(({value:x})=>i(L,x)).join(", ");return["even","◇",e.running?s("Found at {str\
engths}, so far",{strengths:m}):s("Found at {strengths}",{strengths:m}),`${s("At the strongest it is not certain.")} ${w(y.at(-1))}`]}let $=y.every(({found:m})=>m===
"below");return["even","◇",l($),`${f} ${w(y.at(-1))} ${s("Longer texts help.")}`]}function l(L){return L?e.running?s("Not found at any strength so far"):s("No\
t found at any strength"):e.running?s("Not reliably found at any strength so far"):s("Not reliably found at any strength")}function c(L,{value:O,score:{median:k,
low:y,high:p}}){let f={strength:i(L,O),median:ce(k),low:ce(y),high:ce(p)};return p>y?s("At {strength}, the median z is {median}, interval {low} to {high}.",f):s(
"At {strength}, the median z is {median}.",f)}function h({perplexity:L,price:O,dearer:k},y){let p=s("The median perplexity is {marked} instead of {plain}.",{marked:L.
median.toFixed(2),plain:y.perplexity.median.toFixed(2)});if(!O)return[p];let f={times:Be(O.median),interval:Pt(O)};return[p,O.high>O.low?s("Seed by seed it is {\
times}, interval {interval}.",f):s("Seed by seed it is {times}.",f),...k==="open"?[s("That is not a clear cost.")]:k==="few"?[s("These are too few seeds to tell\
.")]:[]]}function u(L){let[O,k,y,p]=a(L);Z(n("answer"),{"data-verdict":O}),A(n("answer-sign"),k),A(n("answer-words"),y),A(n("answer-more"),p),e.done&&A(n("told"),
`${y}. ${p}`),A(n("missing"),ze(e,L)),A(n("about"),Vd(L.watermark))}function g(L){let O=L.kind==="green";for(let k of["perplexity","score","share","suppressed"])
fe(n(k),e.charts[k]);A(n("share-name"),O?s("Green tokens"):s("Mean g-value")),ne(n("share-name"),O?"green-list":"g-value",()=>S(N),{meaning:O?s("Green tokens / \
tokens scored, of all texts of a strength together."):s("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),formula:O?s("green / \
scored"):"Σ g / n",unit:O?"%":""}),X(n("of-suppressed"),!!e.charts.suppressed),X(n("limits"),O),X(n("of-expected"),L.points.some(({expected:k})=>V(k))),A(n("su\
ppressed-name"),s("Suppressed candidates")),ne(n("suppressed-name"),O?"green-list":"g-value",()=>S(C),{formula:"",unit:s("tokens"),meaning:F(L.candidates,"Of th\
e {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.","Of the {count} candidates that\
 the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.")})}let S=L=>Ee(e.found.points.filter(O=>L(O)!=="–").map(
O=>s("{name}: {words}",{name:O.value===null?s("none"):i(e.found,O.value),words:L(O)}))),q=({perplexity:L})=>L?L.median.toFixed(2):"–",W=({score:L})=>L?ce(L.median):
"–",N=({share:L})=>V(L)?e.found.kind==="green"?H(L):L.toFixed(3):"–",C=({suppressed:L})=>V(L)?L.toFixed(2):"–";de(t,{perplexity:()=>S(q),score:()=>S(W)});
function P(L){let O=L.kind==="green",k=(m,x=L.points)=>x.some(v=>V(v[m])),y=s("At least this share of tokens is expected to be green, from the distributions tha\
t the model had along the texts."),p=s("How much probability the watermark moved from red candidates to green ones at a step, on average."),f=[[L.knob==="keys"?
s("keys"):s("bias"),({value:m})=>m===null?s("none"):String(m)],[s("texts"),({texts:m})=>B(m),"sample",{formula:""}],[s("perplexity"),q,"perplexity",{meaning:s("\
The median of the texts of a strength.")}],["z",W,"z-score",{meaning:s("The median of the texts of a strength.")}],[O?s("green"):s("mean g"),N,O?"green-list":"g\
-value",{formula:O?s("green / scored"):"Σ g / n",unit:O?"%":""}],..._i(k("expected"),[s("expected at least"),({expected:m})=>V(m)?H(m):"–","green-list",{meaning:y,
formula:"",unit:"%"}]),..._i(k("suppressed",L.points.slice(1)),[s("suppressed of {count}",{count:L.candidates}),C,O?"green-list":"g-value",{meaning:s("How many \
of the likeliest tokens the watermark made less likely, on average over the positions."),formula:"",unit:s("tokens")}]),..._i(k("moved"),[s("moved to green"),({
moved:m})=>V(m)?H(m):"–","total-variation",{meaning:p}])],w=t.querySelector("table.gp-numbers"),[_]=ee(w.tHead,1,()=>d("tr")),E=ee(_,f.length,()=>{let m=d("th",
"",null,{scope:"col"});return m.append(d("span")),m});f.forEach(([m,x,v,M],R)=>{let j=E[R].firstChild;if(A(j,m),v)ne(j,v,()=>S(x),M);else for(let b of["data-tip",
"data-term","tabindex"])j.removeAttribute(b)});let $=ee(w.tBodies[0],L.points.length,()=>d("tr"));L.points.forEach((m,x)=>{$[x].firstChild||$[x].append(d("th","",
null,{scope:"row"}));let v=ee($[x],f.length,()=>d("td"));f.forEach(([,M],R)=>A(v[R],M(m)))})}function T(){u(e.found),g(e.found),P(e.found)}return L=>{t.hidden=!o(),
!t.hidden&&(L.found||L.status)&&T()}}function nh(t,e){let n=p=>t.querySelector(".gp-"+p),o=["A","B"],[r,i]=[0,[]],a=()=>e.answered("quiz"),l=()=>e.done?e.found.pairs.filter(({texts:p})=>p.every(({report:f})=>!f.
error)):[],c=({left:p})=>p?0:1,h=()=>i.filter((p,f)=>p===c(l()[f])).length,u=o.map((p,f)=>{let w=d("div","gp-side"),[_,E,$,m]=[d("h3","",s("Text {name}",{name:p})),
d("p","gp-facts"),d("div","gp-body",null,{dir:"auto"}),d("button","gp-button gp-main",s("Text {name} is watermarked",{name:p}),{type:"button"})],x=d("div","",null,
{tabindex:0}),v=d("div");return $.append(x,v),w.append(_,E,$,m),n("texts").append(w),m.addEventListener("click",()=>g(f)),{box:w,title:_,facts:E,plain:x,marked:v,
button:m,text:new He(v)}});function g(p){i[r]===void 0&&(i[r]=p,y(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{r=Math.min(r+1,
l().length-1),y(),u[0].button.focus({preventScroll:!0})});let S=p=>p.kind==="green"?p.green_fraction:p.mean,q=p=>p.kind==="green"?s("{share} green",{share:H(p.green_fraction)}):
s("mean g {g}",{g:p.mean.toFixed(3)});function W(p,f,w,_){let{report:E,perplexity:$}=w.texts[f],m=f===c(w)?"with":"without";if(X(p.plain,!_),X(p.marked,_),X(p.button,
!_),X(p.facts,_),_){p.box.dataset.truth=m,A(p.title,N(o[f],m==="with",i[r]===f));let x=[q(E),`z ${ce(E.z_score)}`];V($)&&x.push(s("perplexity {value}",{value:$.
toFixed(2)})),A(p.facts,x.join(" · ")),p.text.show(Yt(E));return}delete p.box.dataset.truth,A(p.title,s("Text {name}",{name:o[f]})),p.text.show([]),A(p.plain,E.
tokens.slice(E.prompt_tokens).map(([,,x])=>x??"").join(""))}function N(p,f,w){return f?w?s("Text {name}: ◆ watermarked, your guess",{name:p}):s("Text {name}: \
◆ watermarked",{name:p}):w?s("Text {name}: not watermarked, your guess",{name:p}):s("Text {name}: not watermarked",{name:p})}function C({texts:p},f){let[w,_]=[
p[f],p[1-f]].map(({report:m})=>m),E={share:q(w),chance:w.kind==="green"?H(w.ratio):"0.5",z:ce(w.z_score)},$=[w.z_score>e.found.threshold?s("What gave it away: {\
share} with the watermark, where chance gives {chance}; z is {z}, more than chance explains.",E):s("What gave it away: {share} with the watermark, where chance \
gives {chance}; z is {z}, too little to be certain.",E),s("Without it: {share}, z {z}.",{share:q(_),z:ce(_.z_score)})];return _.z_score>w.z_score&&$.push(s("Her\
e the detector, too, would have chosen the wrong text: the texts are short, or the mark is weak.")),$.join(" ")}function P(p){let f=i[r]!==void 0;if(u.forEach(($,m)=>W(
$,m,p,f)),X(n("legend"),f),X(n("verdict"),f),X(n("next"),f&&r+1<l().length),!f)return;let w=p.texts.map(({report:$})=>Xt($)[1]);dt(n("legend"),e.found.kind,{unscored:w.
some(({unscored:$})=>$),repeated:w.some(({repeated:$})=>$)});let _=c(p),E=i[r]===_;Z(n("answer"),{"data-verdict":E?"good":"bad"}),A(n("answer-sign"),E?"✓":"✗"),
A(n("answer-words"),E?s("Correct"):s("Wrong: it was text {name}",{name:o[_]})),A(n("answer-more"),C(p,_))}function T(p){if(!e.done)return s("The texts are being\
 written: {done} of {runs}.",{done:B(p.done),runs:B(p.runs)});if(l().length)return"";let f=p.pairs.flatMap(({texts:w})=>w).find(({report:w})=>w.error);return f?
[s("No pair of texts could be scored."),s(f.report.error.message),s(f.report.error.fix)].join(" "):s("No pair of texts was completed. Run the experiment again.")}
function L(p){let f=i.length;if(X(n("sum"),f>0&&f===p.length),n("sum").hidden)return;let w=h();A(n("sum").querySelector("h3"),O(w,f));let _=Array.from({length:f-
w+1},(m,x)=>k(f,w+x)).reduce((m,x)=>m+x,0)/2**f,E=p.filter(({texts:m,left:x})=>m[x?0:1].report.z_score>m[x?1:0].report.z_score).length;A(n("sum-words"),[s("By g\
uessing, {hits} or more are correct in {share} of rounds.",{hits:B(w),share:H(_)}),s("The detector, choosing the text with the higher z, has {right} of {pairs} \
correct.",{right:B(E),pairs:B(f)}),s("Run the experiment again for another round.")].join(" ")),ne(n("share-head"),e.found.kind==="green"?"green-list":"g-value",
()=>"",{meaning:s("In the text with the watermark, and in the one without it."),formula:""}),A(n("share-head"),e.found.kind==="green"?s("green with and without"):
s("mean g with and without"));let $=ee(n("sum").querySelector("tbody"),f,()=>{let m=d("tr");return m.append(d("th","",null,{scope:"row"}),d("td"),d("td"),d("td")),
m});p.forEach((m,x)=>{let v=c(m),[M,R]=[m.texts[v].report,m.texts[1-v].report],j=I=>I.kind==="green"?H(S(I)):S(I).toFixed(3);[String(x+1),`${i[x]===v?"✓":"✗"}\
 ${s("text {name}",{name:o[i[x]]})}`,`${j(M)}, ${j(R)}`,`${ce(M.z_score)}, ${ce(R.z_score)}`].forEach((I,z)=>A($[x].cells[z],I))})}let O=(p,f)=>s("{hits} of {pa\
irs} correct",{hits:B(p),pairs:B(f)}),k=(p,f)=>Array.from({length:f},(w,_)=>(p-_)/(_+1)).reduce((w,_)=>w*_,1);de(t,{scores:()=>Ee(l().slice(0,i.length).map((p,f)=>{
let[w,_]=[p.texts[c(p)],p.texts[1-c(p)]].map(({report:E})=>ce(E.z_score));return s("pair {number}: {marked} and {plain}",{number:f+1,marked:w,plain:_})}))});function y(){
let p=l();A(n("waiting"),T(e.found)),X(n("round"),p.length>0),A(n("about"),p.length?s("Pair {number} of {pairs}. Same prompt, same seed; one of them has the wat\
ermark.",{number:B(r+1),pairs:B(p.length)}):""),A(n("score"),i.length?O(h(),i.length):""),p.length&&P(p[r]),L(p)}return p=>{t.hidden=!a(),p.run&&([r,i]=[0,[]]),
!t.hidden&&(p.run||p.found||p.status)&&y()}}var Ug={drafts:ia,beams:$a,beamtree:Xa,hypotheses:el,curve:wl,branches:fd,canvas:jc,candidates:_d,check:Od,layers:Td,in_words:Md,logit_lens:$d,numbers:Ad,processors:Wd,
quiz:Nd,reranked:Id,template:jd,token:Rd,tokens:Dd,watermark:eh},Vg={draft_lengths:Ki,sameness:aa,speedup:la,batch:ka,choices:Cl,difference:Fl,divergence:Hl,grid:sc,
lanes:lc,lengths:cc,measures:hc,progress:uc,sensitivity:mc,trie:Wc,without:Nc,arrival:Bc,estimate:zc,kl:fc,opened:Fc,precisions:Hc,shelf:Kc,serving:cd,attack:Gd,
detectability:Yd,detection:Xd,marked:Ud,mistakes:Zd,strengths:Qd,watermark_cost:th,watermark_quiz:nh};Ei(()=>dl(Ug,Vg));})();
