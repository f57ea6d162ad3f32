// Written by .ci/bundle.py from modules with the SHA-256 c012742d7fb1cffeb3b2e42aa113b6b355356a76f004e2358743b647b84130cb: edit those.
(()=>{var rs={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"\
block diffusion",custom:"your own decoding loop"},is={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop st\
ring"],length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stoppi\
ng criterion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached the end of the given text"],unfinished:[
"the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:["stopped by hand","was stopped by hand"]},
et={num_spec_steps:"Rounds that had a draft.",num_draft_tokens:"All drafted tokens.",num_accepted_draft_tokens:"Drafted tokens that the target model kept.",draft_acceptance_rate:"\
num_accepted_draft_tokens / num_draft_tokens: the share of all drafted tokens that was kept. Tokens after a rejection, which were never judged, count as drafted\
.",judged_acceptance_rate:"num_accepted_draft_tokens / judged tokens, which are the accepted tokens and each round’s first rejection: the probability that a jud\
ged token is kept, α in the paper.",mean_acceptance_length:"1 + num_accepted_draft_tokens / num_spec_steps: how many tokens a round with a draft writes on aver\
age, the target model’s own token included.",acceptance_histogram:"How many rounds with a draft kept none, one, two or more of its tokens.",accepted_by_position:"\
How many of the tokens drafted at each position of a draft were kept.",passes_saved:"Tokens written minus rounds: the forward passes that the target model did n\
ot have to make.",expected_acceptance_rate:"The mean over the judged positions of 1 minus the total variation distance between the target’s and the draft’s dist\
ribution: the share that sampling keeps on average."},as={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of t\
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
"Whisper silence","changes nothing: it records the probability that nobody speaks",[]]},Bn={z:["z","z","How many standard deviations more tokens are green than \
without a watermark."],mean:["mean g","z of the mean g","How many standard deviations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:[
"weighted mean g","z of the weighted mean g","The same with more weight on the first keys, which mark the most."],posterior:["Bayesian detector","posterior prob\
ability","The probability of a watermark by the detector that was trained here on the other half of the texts."]},Pr={Candidate:["token_id","text","raw_logprob",
"logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability",
"penalty","score"],BeamCandidate:["token_id","text","piece","parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","\
bank","progress","forced","mark"],DraftToken:["token_id","text","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["\
kind","green","g","listed","mass_before","mass_after","expected","chosen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logp\
rob","entropy","accepted","read_id","read_text"]};var Pc=["de","fr"];function s(t,e){if(t==null)return"";if(typeof t=="object")return s(t.said,t.values);let n=String(t),o=window.GenerationPlaygroundTexts?.[n]??
n;return e?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(r,i)=>{if(i===void 0)return r[0];let a=e[i];return a&&typeof a=="object"?s(a):String(a??"")}):o}var z=(t,e,n,o)=>s(
t===1?e:n,{count:t.toLocaleString("en-US"),...o}),zn=t=>!!t&&typeof t=="object"&&typeof t.said=="string",Nc=["aria-label","title","placeholder","data-tip","labe\
l"];function Nr(t){let e=window.GenerationPlaygroundTexts;if(!e)return;let n=document.createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let o=n.nextNode();o;o=n.nextNode()){
let[,r,i,a]=/^(\s*)([^]*?)(\s*)$/.exec(o.nodeValue),l=i&&e[i.replace(/\s+/g," ")];l&&(o.nodeValue=r+l+a)}for(let o of[t,...t.querySelectorAll("*")])for(let r of Nc){
let i=e[(o.getAttribute(r)||"").replace(/\s+/g," ")];i&&o.setAttribute(r,i)}}function Wc(){let t=(navigator.language||"").slice(0,2).toLowerCase();return Pc.includes(
t)?t:"en"}function Wr(t){let n=window.GenerationPlaygroundCatalogues?.[Wc()];if(window.GenerationPlaygroundTexts||!n)return t();window.GenerationPlaygroundTextsLoading??=
fetch(n).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=o},o=>console.warn("Generation Playground: the translation could not be loaded.",o)),window.
GenerationPlaygroundTextsLoading.then(t)}var J=t=>typeof t=="number"&&Number.isFinite(t),fe=t=>t==null||Math.abs(t)>1e30?null:t,Fn=t=>{let e=[...t].sort((n,o)=>n-o);return(e[e.length-1>>1]+e[e.length>>
1])/2},Ue=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var ze={" ":"·","\n":"↵","	":"⇥","\r":"␍"},jt=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function c(t,e,n,o){let r=document.createElement(
t);e&&(r.className=e),n!=null&&(r.textContent=n);for(let[i,a]of Object.entries(o||{}))r.setAttribute(i,a);return r}function Bt(t,e,{running:n=!1}={}){let o=0;for(let r of e.
matchAll(jt)){let[i]=r;r.index>o&&t.append(e.slice(o,r.index)),o=r.index+1;let a=ze[i]||"U+"+i.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let l=ze[i]?
i:"";t.append(c("span","gp-space",l,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else t.append(c("span","gp-mark",a))}o<e.length&&t.append(e.slice(o))}function qr(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",o=e.match(/\n*$/)[0],r=c("span","gp-ink");Bt(r,e.slice(n.length,e.length-o.length),{running:!0});for(let i=0;i<o.length;i++)r.append(
c("span","gp-space","",{"data-mark":ze[`
`],"data-wide":"yes"}));return t.append(...[n,r,o].filter(Boolean)),r}var ls=/(\\x[0-9a-f]{2})+$/i,Hn=t=>(t.match(ls)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
zt=({piece:t,text:e})=>t!==null&&(t===""||ls.test(e)&&t===e.replace(ls,""));function Oe(t,e){t.replaceChildren(),Bt(t,e),e||t.append(c("span","gp-mark",s("(empt\
y)")))}function se(t,e){let n=c("bdi",e);return Oe(n,t),n}function T(t,e){t.textContent!==e&&(t.textContent=e)}var Te=t=>t.replace(jt,e=>e===" "?" ":ze[e]||"�"),
Y=t=>s("“{text}”",{text:Te(t)}),pe=(t,e)=>t.split(/\{(\w+)\}/).map((n,o)=>o%2?e[n]:n);function H(t){let e=t*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(
2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(".0","")+"%"}var X=t=>t==null?0:Math.exp(t),Ir=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||
"",ve=(t,e)=>e==="bits"?t/Math.LN2:t;function ie(t,e){return t===null||!Number.isFinite(t)?s("infinite"):ve(t,e).toFixed(2)+" "+e}function Ft({model:t,phase:e,done:n,
total:o}){return e==="asking"?s("asking the Hub for {model} …",{model:t}):e==="download"?s("downloading {model}: {done} of {total} …",{model:t,done:ke(n),total:ke(
o)}):e==="converting"?o?s("converting {model}: {share} …",{model:t,share:H(n/o)}):s("reading the file of {model} to convert it …",{model:t}):o?s("loading {m\
odel}: {share} …",{model:t,share:H(n/o)}):s("loading {model} …",{model:t})}function ke(t){return J(t)?t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(t<1e10?2:1)}):
t>=1e6?s("{size} MB",{size:(t/1e6).toFixed(t<1e8?1:0)}):s("{size} kB",{size:(t/1e3).toFixed(0)}):"–"}function Ht(t){return t<1?Math.round(t*1e3)+" ms":t.toFixed(
t<10?2:1)+" s"}var V=(t,e=3)=>t==null?"–":t.toFixed(e),B=t=>t.toLocaleString("en-US");function Se(t){let{chosen:e,distribution:n}=t,o=t.read?e.raw_logprob:e.logprob??
e.raw_logprob;return{probability:X(e.logprob),rawProbability:X(e.raw_logprob),rank:(t.read?null:e.rank)??e.raw_rank,surprisal:o===null?1/0:Math.max(0,-o),entropyBefore:n.
entropy_before,entropyAfter:n.entropy_after}}var Dn=(t,e,n)=>Object.hasOwn(t,e)?t[e]:n,Et=t=>Object.hasOwn(rs,t)?s(rs[t]):t.replaceAll("_"," ");function Kn({message:t,
fix:e,diagnostics:n=[]}){let o=n.map(r=>({knob:r.knob,message:s(r.message),fix:s(r.fix)}));return o.some(r=>r.message===s(t))?o:[{knob:"",message:s(t),fix:s(e)},
...o]}var ye=t=>Object.hasOwn(is,t)?is[t].map(e=>s(e)):[t,t];function Ne(t){if(!Object.hasOwn(as,t))return[t,s("is your own logits processor"),[]];let[e,n,o]=as[t];
return[s(e),s(n),o]}var te=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function Z(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var Rr=new WeakMap;function ge(t,e,{plain:n=!1}={}){let o=n+e;Rr.get(
t)!==o&&(Rr.set(t,o),n?t.textContent=e:Oe(t,e))}function ce(t,e){t.className!==e&&(t.className=e)}function ne(t,e,n){let o=`${(n*100).toFixed(2)}%`,r=jr.get(t)||
{};r[e]!==o&&(t.style[e]=o,jr.set(t,{...r,[e]:o}))}var jr=new WeakMap;function U(t,e){let n=Br.get(t)||{};for(let[o,r]of Object.entries(e))n[o]!==r&&t.setAttribute(
o,String(n[o]=r));Br.set(t,n)}var Br=new WeakMap;function G(t,e){t.hidden===e&&(t.hidden=!e)}function cs(t,e){for(e.forEach(([n,o,r,i],a)=>{let l=t.childNodes[a];if(!l||l.localName!==n){let d=te(n);l?l.replaceWith(d):t.append(d),l=d}Tt(l,{...r,...o?{class:o}:
{}}),Array.isArray(i)?cs(l,i):T(l,i??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function Tt(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,o]of Object.entries(e))t.getAttribute(n)!==String(o)&&t.setAttribute(n,o)}var xe=t=>Math.round(t*10)/
10,Dt=(t,e,n,o,r)=>["line",t,{x1:xe(e),y1:xe(n),x2:xe(o),y2:xe(r)},[]],Lt=(t,e,n,o,r="middle")=>["text",t,{x:xe(e),y:xe(n),"text-anchor":r},o],zr=(t,e)=>["path",
t,{d:e.map(([n,o],r)=>`${r?"L":"M"}${xe(n)} ${xe(o)}`).join("")||"M0 0"},[]],ds=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n],Fr=(t,e,n)=>`\
M${xe(t)} ${xe(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var hs;function Hr(){return hs??=qc().catch(t=>{throw hs=void 0,t}),hs}async function qc(){if(window.Plotly)return window.Plotly;let t=document.getElementById("\
plotly"),e=document.createElement("script");if(t)e.textContent=await Ic(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else
throw new Error("This page does not say where Plotly is.");let n=t?null:new Promise((o,r)=>{e.onload=o,e.onerror=()=>r(new Error(`Plotly could not be fetched fr\
om ${e.src}.`))});return document.head.append(e),await n,window.Plotly}async function Ic(t){let e=Uint8Array.from(atob(t.trim()),n=>n.charCodeAt(0));return new Response(
new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"))).text()}var Rc=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/,Gn=new Set;function de(t,e,n){if(t.hidden=!e,!e)return;let o=ps(e),r=[...Gn].find(i=>i.box===t);r?r.chart=o:jc(t,o,
n),Un(t,o)}function ps(t){return zn(t)?s(t):Array.isArray(t)?t.map(ps):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([e,n])=>[e,ps(n)])):t}function jc(t,e,n){
t.classList.add("gp-chart-box"),t.append(c("div","gp-chart-plot"),Bc());let o={box:t,chart:e};n&&t.addEventListener("gp-press",({detail:r})=>n(r)),Gn.add(o),new ResizeObserver(
()=>t.clientWidth&&t.dataset.width!==String(t.clientWidth)&&Un(t,o.chart)).observe(t),t.closest(".gp-pane")?.addEventListener("gp-alone",()=>Un(t,o.chart))}function Bc(){
let t=c("details","gp-chart-values");return t.append(c("summary","",s("Values")),c("ul")),t}async function Un(t,e){let n=t.querySelector(".gp-chart-plot");if(Fc(
t.querySelector(".gp-chart-values"),e),Tt(n,{...Object.fromEntries([...n.attributes].map(({name:o,value:r})=>[o,r])),role:"group","aria-label":s("{chart}. Its v\
alues follow as a list.",{chart:e.layout.meta})}),!!t.clientWidth){t.dataset.width=String(t.clientWidth),t.setAttribute("aria-busy","true");try{let o=await Hr(),
r={...vn(e.layout,t),autosize:!1,width:n.clientWidth,uirevision:"kept",dragmode:matchMedia("(pointer: coarse)").matches?!1:"zoom"};t.closest(".gp-alone")&&r.height&&
(r.height=Math.max(r.height,Math.round(innerHeight*.6))),n.classList.contains("js-plotly-plot")?await o.react(n,vn(e.data,t),r):(await o.newPlot(n,vn(e.data,t),
r,zc(o)),n.on("plotly_click",({points:[i]})=>t.dispatchEvent(new CustomEvent("gp-press",{detail:i}))))}catch(o){n.textContent=s("The chart could not be drawn: i\
ts library did not load. Reload the page; the values are in the list below."),console.error("Generation Playground:",o)}finally{t.removeAttribute("aria-busy")}}}
function Vn(t,e,n){if(!t)return t;let{shapes:o=[],annotations:r=[]}=t.layout,i={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--gp-error)",width:1.5,
dash:"dash"}},a={x:e,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[...o,i],annotations:[
...r,a]}}}function Dr(t,{x:e,y:n,words:o}){if(!t)return t;let r={type:"scatter",mode:"markers",x:[e],y:[n],text:[o],hoverinfo:"text",marker:{color:"var(--gp-cho\
sen)",symbol:"diamond",size:13}};return{...t,data:[...t.data,r]}}function zc(t){let e=(o,r)=>({name:o==="svg"?s("Download plot as an SVG"):s("Download plot as a\
 PNG"),icon:r,click(i){let a=i.layout.meta.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");t.downloadImage(i,{format:o,filename:a,width:i.clientWidth,
height:i.clientHeight,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:s("Zoom"),Pan:s("Pan"),"Zoom in":s("Zoom in"),"Zoom out":s("Zoom out"),
"Reset axes":s("Reset axes"),"Double-click to zoom back out":s("Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,modeBarButtonsToRemove:["\
toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function Fc(t,{data:e}){let n=e.flatMap(({text:o,
hovertext:r=o,hoverinfo:i})=>i==="text"&&Array.isArray(r)?r.flat():[]).filter(Boolean);t.hidden=!n.length,t.querySelector("ul").replaceChildren(...n.map(o=>c("l\
i","",o)))}function vn(t,e){return Array.isArray(t)?t.map(n=>vn(n,e)):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([n,o])=>[n,vn(o,e)])):typeof t==
"string"?Hc(t,e):t}function Hc(t,e){let[,n,o]=Rc.exec(t)||[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let r=getComputedStyle(
e).getPropertyValue(n).trim();return o===void 0?r:`rgba(${[1,3,5].map(a=>parseInt(r.slice(a,a+2),16)).join(", ")}, ${o})`}function Kr(){for(let t of Gn)t.box.isConnected?
Un(t.box,t.chart):Gn.delete(t)}matchMedia("(prefers-color-scheme: dark)").addEventListener("change",Kr);for(let t of[document.documentElement,document.body])t&&
new MutationObserver(Kr).observe(t,{attributeFilter:["class"]});var Dc=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),Gr=(t,e,n,o=1)=>Dc(t,e)/(e*n+o),Fe=t=>J(t)?`${t.toFixed(2)} ×`:"–",$t=({low:t,high:e})=>`${t.toFixed(
2)}–${e.toFixed(2)}`,Jn=()=>s("The true median lies in it with a probability of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer\
 than 5 pairs do not give that certainty, so nothing is claimed from them."),Ur=t=>t<.9995?`${(t*1e3).toPrecision(3)} ms`:`${t.toPrecision(3)} s`;function $e(t,{
done:e,runs:n}){if(e>=n)return"";let o={done:B(e),left:B(n-e)};return t.done?z(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",
o):z(n,"{done} of {count} run ended, {left} to come.","{done} of {count} runs ended, {left} to come.",o)}var Kt=s("Somebody else’s runs were decoded at the same\
 time, so these times are not reliable. Measure again when the machine is idle.");function Vr(t,e){let n=_=>t.querySelector(".gp-"+_),o=t.querySelector("table"),r=[[s("speed-up"),`${s("Time per token without drafts / time per token with draft\
s: the median over the pairs of runs, and its 90 % interval.")} ${Jn()}`],["draft_acceptance_rate",s(et.draft_acceptance_rate)],["judged_acceptance_rate",s(et.judged_acceptance_rate)],
["mean_acceptance_length",s(et.mean_acceptance_length)],[s("drafted per round"),s("Drafted tokens / rounds. A confidence threshold and the end of a text make dr\
afts shorter than the limit.")],[s("formula"),s("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row.")]],
i=()=>e.answered("lengths"),a=(_,{value:S})=>`${_} = ${S}`;function l(_){let[S,M,E,$,{setting:k,times:h}]=d(_);U(n("answer"),{"data-verdict":S}),T(n("answer-sig\
n"),M);let p=n("answer-words"),f=JSON.stringify([E,k,h]);p.dataset.key!==f&&(p.dataset.key=f,p.replaceChildren(...pe(E,{setting:c("code","",k),times:h}))),T(n("\
answer-more"),$),e.done&&T(n("told"),`${p.textContent}. ${$}`),T(n("missing"),$e(e,_)),G(n("warning"),!!_.others),T(n("warning"),_.others?"⚠ "+s(Kt):"")}function d({
knob:_,points:S,leader:M,rivals:E,best:$,fewest:k}){let h=S.filter(({speedup:j})=>j),p=h.find(j=>j.group===M);if(!p){if(e.done)return["wait","…",s("No answer"),
s("No setting has a complete pair of runs."),{}];let j=z(S.length,"{known} of {count} setting measured.","{known} of {count} settings measured.",{known:B(h.length)});
return["wait","…",s("Not known yet"),h.length?j:s("The first counted runs are under way."),{}]}let{speedup:f,verdict:m,pairs:w}=p,x=a(_,p),[v,L]=[Fe(f.median),
$t(f)],O={slower:[s("It is slower than decoding without drafts.")],even:[s("The interval includes 1: no clear difference from decoding without drafts.")]}[m]||[];
if(m==="wait"){let j=z(w,"{setting} has the highest median, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{setting} has the highest \
median, {times}, of {count} pairs of runs: too few to tell, {fewest} are needed.",{setting:x,times:v,fewest:B(k)});return["wait","…",s(e.done?"No answer":"Not\
 known yet"),j,{}]}if(h.length===1){let[j,R]={faster:["good","▲"],slower:["bad","▼"],even:["even","≈"]}[m];return[j,R,s("{setting} is the only setting tha\
t was measured: {times}"),[s("90 % interval: {interval}.",{interval:L}),...O].join(" "),{setting:x,times:v}]}if($===null){let j=E.length>2&&E.length===h.length-
1?s("{setting} has the highest median, {times}, with a 90 % interval of {interval}; all others may be as good.",{setting:x,times:v,interval:L}):s("{setting} has\
 the highest median, {times}, with a 90 % interval of {interval}; {others} may be as good.",{setting:x,times:v,interval:L,others:u(S.filter(R=>E.includes(R.group)).
map(({value:R})=>R))});return["even","≈",s(e.running?"No clear best setting so far":"No clear best setting"),[j,...O,s("More repeats tell more.")].join(" "),{}]}
let[A,P]={faster:["good","★"],even:["even","★"],slower:["bad","▼"]}[m],q=m==="slower"?s(e.running?"{setting} is best so far, but only {times}":"{setting} \
is best, but only {times}"):s(e.running?"{setting} is best so far: {times}":"{setting} is best: {times}");return[A,P,q,[s("90 % interval: {interval}.",{interval:L}),
s("It was faster than each of the others, turn by turn."),...O].join(" "),{setting:x,times:v}]}let u=_=>_.length<2?_.join(""):s("{names} and {last}",{names:_.slice(
0,-1).join(", "),last:_.at(-1)});function g({points:_,curve:S,measured_curve:M}){de(n("settings"),e.charts.lengths),G(n("of-formula"),S.length>0),G(n("of-verify"),
M.length>0),G(n("of-own"),_.some(({formula:E})=>J(E)))}function b(_){if(!o.tHead){let S=c("tr");S.append(c("th","",null,{scope:"col"}),...r.map(([M,E])=>{let $=c(
"th","",null,{scope:"col"}),k=c("span","",null,{tabindex:"0","data-tip":E});return k.append(...M.split(/(?<=_)/).flatMap(h=>[h,c("wbr")])),$.append(k),$})),o.createTHead().
append(S),o.createTBody()}T(o.tHead.rows[0].cells[0],_)}function y(){let _=c("tr"),S=c("th","",null,{scope:"row"});S.append(c("span"),c("b","","",{"aria-hidden":"\
true"}),c("span","gp-hidden"));let M=c("td");return M.append(c("span"),c("small")),_.append(S,M,...r.slice(1).map(()=>c("td"))),_}function C({knob:_,points:S,best:M}){
b(_);let E=Z(o.tBodies[0],S.length,y);S.forEach(($,k)=>{let[h,p,...f]=E[k].cells,m=$.group===M;ce(E[k],m?"gp-best":""),T(h.children[0],$.value),T(h.children[1],
m?" ★":""),T(h.children[2],m?` ${s("(best)")}`:""),T(p.children[0],$.speedup?Fe($.speedup.median):"–"),T(p.children[1],$.speedup?`  ${$t($.speedup)}`:"");let{
draft_acceptance_rate:w,rate:x,mean_acceptance_length:v,drafted:L,formula:O}=$;[J(w)?H(w):"–",J(x)?H(x):"–",V(v,2),V(L,2),Fe(O)].forEach((P,q)=>T(f[q],P))})}
function W(){let _=e.found;l(_),g(_),C(_)}return _=>{t.hidden=!i(),!t.hidden&&(_.found||_.status)&&W()}}var Gt=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={},this.onlyShown=!1}feed(e){
e.length>=this.position&&e.startsWith(this.head)&&e.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=e.lastIndexOf(`
`)+1;for(;this.position<o;){let r=e.indexOf(`
`,this.position);this.readLine(e.slice(this.position,r)),this.position=r+1}this.head=e.slice(0,Math.min(o,100)),this.tail=e.slice(Math.max(0,o-100),o)}read(e){throw new Error(
"nobody reads "+e.type)}readLine(e){if(e.trim())try{this.read(JSON.parse(e))}catch(n){console.error("Generation Playground: a line of the log was skipped.",n,e.
slice(0,200))}}get canAsk(){return!this.onlyShown&&Object.keys(this.answers).length>0}ask(e){!this.onlyShown&&Object.hasOwn(this.answers,e.type)&&this.answers[e.
type](e)}subscribe(e,n){let o={element:e,update:n};this.subscribers.add(o),this.tell(o,Object.fromEntries(this.kinds.map(r=>[r,!0])))}changed(e){Object.keys(this.
changes).length===0&&requestAnimationFrame(()=>this.flush()),this.changes[e]=!0}flush(){let e=this.changes;this.changes={};for(let n of this.subscribers)n.element.
isConnected?this.tell(n,e):this.subscribers.delete(n)}tell(e,n){try{e.update(n)}catch(o){console.error("Generation Playground: a pane could not be drawn.",o)}}};var us=t=>({place:0,since:t.is_open?0:null,tail:[],spans:[]});function fs(t,e,n,{start:o,end:r}){let{place:i}=t,{since:a,spans:l}=t,d=[...t.tail,[i,e]];for(;;){
let u=a===null?o:r,g=d.map(([,y])=>y).join("").indexOf(u);if(g<0)break;let b=Kc(d,g);a===null?a=i+1:(l=[...l,{start:a,stop:Math.max(a,b),end:i+1}],a=null),d=Gc(
d,g+u.length)}return n&&a!==null&&a<=i&&(l=[...l,{start:a,stop:i,end:null}],a=null,d=[]),{place:i+1,since:a,tail:Uc(d,(a===null?o:r).length-1),spans:l}}function Jr(t,e){
if(!e)return[];let n=us(e);for(let{chosen:a,piece:l}of t)n=fs(n,a.text,l===null,e);let{spans:o,since:r,place:i}=n;return r===null?o:[...o,{start:r,stop:i,end:null}]}
function Kc(t,e){let n=e;for(let[o,r]of t)if(n-=r.length,n<0)return o;return t.at(-1)[0]}function Gc(t,e){let n=e;return t.flatMap(([o,r])=>{let i=r.slice(n);return n=
Math.max(0,n-r.length),i?[[o,i]]:[]})}function Uc(t,e){let[n,o]=[t.length,0];for(;n>0&&o<e;)o+=t[--n][1].length;return t.slice(n)}var Vc=20,At=class extends Gt{constructor(){super(["run","steps","status","selection","unit","prompt","watched","searched","lens","written"]),this.unit="bits",this.
searched=new Map,this.lenses=new Map,this.lensLimit=0,this.written=null,this.text="",this.turn=void 0,this.fed={turn:void 0,started:!1},this.recorded=!1,this.beginsHidden=
!1,this.asked=null,this.clear()}clear(){this.queued=null,this.loading=null,this.shared=1,this.apart=!1,this.started=null,this.finished=null,this.failed=null,this.
lasts=[],this.newest=null,this.numTokens=0,this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.canvasSteps=[],this.prompts=[],this.texts=new Map,this.returned=
null,this.selected=null,this.suggested=!1,this.promptSteps=[],this.hideFrom=this.beginsHidden?0:null}feedRun(e,n){n!==this.fed.turn&&(this.fed={turn:n,started:!1},
this.feed("")),this.feed(e),this.fed.started&&Object.assign(this,{text:e,turn:n})}read(e){let n=Jc[e.type];if(!n)throw new Error("unknown event "+e.type);n(this,
e)}countStep(e){this.numTokens+=1,this.elapsed=e.elapsed,this.firstElapsed??=e.elapsed,this.changed("steps")}get readsSource(){return!!(this.started&&this.started.
decoder_tokens.length)}get prefix(){return this.readsSource?this.started.decoder_tokens:this.started.prompt_tokens}get denoises(){return!!(this.started&&this.started.
mode==="block_diffusion")}get usesBeams(){return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.
finished&&!this.failed&&!this.waiting)}lines(){return this.hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(e.last);return n===e.last?e:{
...e,last:n,score:null,stopReason:null}})}seen(e){if(this.hideFrom===null)return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(e){
this.hideFrom!==e&&(this.hideFrom=e,this.changed("steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.
prompts.flatMap((n,o)=>ed(n,o,this.prompts.length));let e=this.finished?this.finished.sequences:[];return this.lasts.map((n,o)=>({kind:"sequence",label:this.lasts.
length>1?s("sequence {number}",{number:o+1}):"",last:n,score:null,stopReason:e[o]?e[o].stop_reason:null}))}current(){if(this.selected)return this.seen(this.selected);
if(!this.usesBeams)return this.seen(this.newest);let e=this.lines();return e.length?e[0].last:null}lineOf(e){return e.isPrompt?this.lines()[0]:this.usesBeams?this.
lines().find(({last:n})=>{let o=n;for(;o&&o.index>e.index;)o=o.before;return o===e}):this.lines()[e.sequence]}lastOf(e){let n=this.lineOf(e);return n?n.last:e}select(e,n){
let o=e===null?null:this.lines()[e];this.selectStep(o&&ue(o.last)[n]||null)}selectStep(e,n=!1){let o=this.seen(e);this.selected===o&&this.suggested===n||(this.selected=
o,this.suggested=n,this.changed("selection"))}selectMostUncertain(){let e=this.returned?this.returned[0]?.last:this.lasts[0];if(this.selected||!e||this.finished?.
sequences[0]?.stop_reason==="step")return;let n=ue(e),o=n.filter(a=>!a.given);if(o.length<2)return;let r=Jr(n,this.started?.reasoning).filter(({end:a})=>a!==null),
i=o.filter(({index:a})=>!r.some(({start:l,stop:d})=>l<=a&&a<d));this.selectStep((i.length?i:o).reduce((a,l)=>l.distribution.entropy_before>a.distribution.entropy_before?
l:a),!0)}walk(e){let n=this.current();if(!n)return;let o=[...this.promptSteps,...ue(this.lastOf(n))],r=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.
selectStep(o[Math.max(0,Math.min(o.length-1,r+e))])}addSearched(e,n){this.searched.set(e,[...this.searched.get(e)||[],n]),this.changed("searched")}addLens(e,n,o){
this.lenses.delete(e),this.lenses.set(e,{ids:n,found:o}),this.lenses.size>Vc&&this.lenses.delete(this.lenses.keys().next().value),this.changed("lens")}lensOf(){
return this.started&&this.lenses.get(this.turn)||null}startedLine(){let e=this.text.indexOf('{"type":"Started"');return e<0?"":this.text.slice(e,this.text.indexOf(
`
`,e))}idsTo(e){return ue(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let o=this.allLines()[e];o&&(ue(o.last).forEach((r,i)=>{let a=Ve("Candidate",n[i]||[]),
l=new Set(a.map(({token_id:d})=>d));r.watched=[...(r.watched||[]).filter(({token_id:d})=>!l.has(d)),...a]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:Ve("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},Jc={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=Ve("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=Sn("Candidate",e.chosen),ms(e.distribution),e.watched=Ve("Candidate",e.watched||[]),e.mark=e.mark?Sn("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=Ve("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=Yc(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=Xc();e.distributions.forEach(ms),e.given&&
(n.given+=1);let o=Ve("BeamCandidate",e.candidates).map(r=>Zc(r,e,n));for(let{beam:r}of o)r.progress&&t.texts.set(r.token_id,r.text);if(Qc(o),n.running=o.filter(
r=>r.beam.status==="running").sort((r,i)=>r.beam.beam-i.beam.beam),n.byNumber=new Map(n.running.map(r=>[r.beam.beam,r])),e.given)for(let r=0;r<t.started.effective.
num_beams;r++)n.byNumber.set(r,o[0]);n.finished.push(...o.filter(r=>r.beam.status==="finished")),n.finished.sort((r,i)=>i.beam.final_score-r.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let o of e)o.chosen=Sn("Candidate",o.chosen),ms(o.distribution),Object.assign(o,{before:n,isPrompt:!0,watched:[],
draft:null}),n=o;t.promptSteps=e,t.changed("prompt")},CanvasDenoised(t,{step:e}){e.places=Ve("CanvasPlace",e.places),t.canvasSteps.push(e),t.numTokens=e.canvas*
e.places.length,t.elapsed=e.elapsed,t.firstElapsed??=e.elapsed,t.changed("steps")},DraftJudged(t,{round:e}){e.drafted=Ve("DraftToken",e.drafted),t.rounds.push(e),
t.changed("steps")},Finished(t,e){t.finished=e,t.usesBeams&&(t.returned=e.sequences.map((n,o)=>od(t,n,o))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.
fed.turn===void 0||t.fed.started)&&(t.failed=e),t.queued=t.loading=null,t.changed("status")}};function Sn(t,e){let n=Pr[t],o={};for(let r=0;r<n.length;r++)o[n[r]]=
e[r];return o}function Ve(t,e){return e.map(n=>Sn(t,n))}function ms(t){t.candidates=Ve("Candidate",t.candidates),t.stages=Ve("Stage",t.stages)}function Yc(t,e){
let n=e.at(-1);if(!n||t.index<n.start)return null;let o=t.index-n.start;return o<n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,
instead:n.drafted[o]||null,round:n,place:o}}function Xc(){return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}
function Zc(t,e,n){let o=e.distributions[t.parent],r=o.candidates.find(i=>i.token_id===t.token_id);return{index:e.index,sequence:e.sequence,before:n.byNumber.get(
t.parent)||null,chosen:r||{...t,raw_rank:null,rank:null,removed_by:null},piece:t.piece,distribution:o,seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,
length:e.index+1-n.given,mark:t.mark?Sn("Mark",t.mark):null,beam:t}}var pt=({beam:t,length:e},n)=>e>0?(t.score??-1/0)/e**n:t.score;function Yr(t,e,n,o,r){t.unseen??=
new Map;let i=`${e} ${n} ${r.token_id}`;if(!t.unseen.has(i)){let a=e?t.byStep[e-1].get(n):null,{token_id:l,text:d,raw_logprob:u,logprob:g}=r,b=(a?a.beam.score:0)+
g,y=a?a.beam.group:null,C={token_id:l,text:d,piece:null,parent:n,raw_logprob:u,logprob:g,score:b,status:"unseen",beam:null,final_score:null,group:y},{sequence:W,
seconds:_,elapsed:S}=t.steps[e][0];t.unseen.set(i,{index:e,sequence:W,before:a,chosen:r,piece:null,distribution:o,seconds:_,elapsed:S,draft:null,given:!1,length:t.
steps[e][0].length,beam:C,rank:null})}return t.unseen.get(i)}function Xr(t,e,n,o){let r=n&&!n.given?n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${r} ${o}`)||
null}function Qc(t){let e=new Map;for(let n of[...t].sort((o,r)=>r.beam.score-o.beam.score))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function ed(t,e,n){
let o=i=>n>1?s("Prompt {number}, {label}",{number:e+1,label:i}):i,r=(i,a,l,d)=>({kind:i,label:o(a),last:l,score:d,stopReason:null});return[...t.running.map(i=>r(
"running",td(i),i,i.beam.score)),...t.finished.map((i,a)=>r("finished",nd(i,a+1),i,i.beam.final_score))]}function td({beam:{beam:t,group:e,progress:n}}){let o=t+
1;return(e??null)!==null?s("beam {number}, group {group}",{number:o,group:Ae(e)}):o===1&&!n?s("best beam"):s("beam {number}",{number:o})}function nd({beam:{group:t}},e){
return(t??null)!==null?s("ended {number}, group {group}",{number:e,group:Ae(t)}):s("ended {number}",{number:e})}var Ae=t=>t<26?String.fromCharCode(65+t):String(
t+1);function od(t,e,n){let o=Math.max(1,Math.floor(t.finished.sequences.length/t.prompts.length)),{steps:r}=t.prompts[Math.floor(n/o)],i=null;return e.token_ids.
forEach((a,l)=>{let d=(e.beams||[])[l];i=(r[l]||[]).find(u=>u.beam.parent===d&&u.beam.token_id===a)||i}),{kind:"returned",label:s("output {number}",{number:n+1}),
last:i,score:e.score,stopReason:e.stop_reason}}function ue(t){let e=[];for(let n=t;n;n=n.before)e.push(n);return e.reverse()}function tt(t,e){let n=[],o=e;for(;o&&
t[o.index]!==o;)n.push(o),o=o.before;return{keep:o?o.index+1:0,added:n.reverse()}}var we=class{constructor(e,n){this.add=n,this.steps=[],this.totals=[e]}get total(){
return this.totals.at(-1)}follow(e){let{keep:n,added:o}=tt(this.steps,e);this.steps.length=n,this.totals.length=n+1;for(let r of o)this.steps.push(r),this.totals.
push(this.add(this.total,r));return{keep:n,added:o}}};var Zr=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),nt=t=>t.
num_accepted+(t.follow==="correction"?1:0),gs=t=>t.num_accepted+(t.next_token_id===null?0:1);function sd(t,e){let{drafted:n,num_accepted:o}=e;if(t.rounds+=1,t.tokens+=
gs(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=o,t.judged+=nt(e);for(let r=t.
draftedAt.length;r<n.length;r++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((r,i)=>{t.draftedAt[i]+=1,i<o&&(t.acceptedAt[i]+=1),!(i>=nt(e)||(r.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=r.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[o]+=1,t}function rd(t){let{spec_steps:e,
rounds:n,tokens:o,drafted:r,accepted:i,judged:a,overlaps:l}=t,d=(u,g)=>g?u/g:null;return{num_spec_steps:e,num_rounds:n,num_tokens:o,num_draft_tokens:r,num_accepted_draft_tokens:i,
num_judged_draft_tokens:a,draft_acceptance_rate:d(i,r),judged_acceptance_rate:d(i,a),mean_acceptance_length:e?1+i/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:o-n,expected_acceptance_rate:d(l[1],l[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var Ut=class{constructor(){this.rounds=[],this.tally=Zr()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=Zr());for(let o=this.tally.rounds;o<
e.length;o++)sd(this.tally,e[o]);return this.rounds=e,rd(this.tally)}};var Qr={token:()=>({name:s("token"),meaning:s("The piece of text that a model reads and writes at once: a word, a part of one, a sign, or a few bytes.")}),vocabulary:()=>({
name:s("vocabulary"),meaning:s("All the tokens that a model knows.")}),prompt:()=>({name:s("prompt"),meaning:s("The text that the model is given, and goes on wi\
th.")}),step:()=>({name:s("step"),meaning:s("One choice of a next token. In beam search all running beams take it together.")}),logit:()=>({name:s("logit"),meaning:s(
"The raw score that the model gives a token. Only the differences between the logits of a step matter."),formula:"p = e^logit / Σ e^logit"}),probability:()=>({
name:s("probability"),meaning:s("How likely a token is to come next, among all of the vocabulary."),formula:"p = e^logit / Σ e^logit",unit:"%"}),distribution:()=>({
name:s("distribution"),meaning:s("The probabilities of all tokens of the vocabulary at one step; they sum to 1."),formula:"Σ p = 1"}),logprob:()=>({name:s("log\
-probability"),meaning:s("The natural logarithm of a probability: 0 is certain, and each token adds its own to the sum of a text."),formula:"log p",unit:"nats"}),
"mean-logprob":()=>({name:s("mean log-probability"),meaning:s("The logarithm of a token’s probability, on average."),formula:"(Σ log p) / n",unit:s("bits or \
nats")}),"cumulative-logprob":()=>({name:s("cumulative log-probability"),meaning:s("The logarithm of the probability of the whole text: the sum over its tokens."),
formula:"Σ log p",unit:s("bits or nats")}),surprisal:()=>({name:s("surprisal"),meaning:s("How unexpected a token was: 0 bits where it was certain, one more for\
 each halving of its probability."),formula:"−log₂ p",unit:s("bits or nats")}),bits:()=>({name:s("bits and nats"),meaning:s("Units of information: bits coun\
t with the logarithm to base 2, nats with the natural one."),formula:"1 nat = 1.443 bits"}),entropy:()=>({name:s("entropy"),meaning:s("How uncertain the next to\
ken was, on average."),formula:"H = −Σ p · log₂ p",unit:s("bits or nats")}),perplexity:()=>({name:s("perplexity"),meaning:s("How many equally likely token\
s there were to choose from, on average: e to the power of minus the mean log-probability in nats."),formula:"exp(−(Σ log p) / n)"}),rank:()=>({name:s("rank"),
meaning:s("The place of a token when all are sorted by probability: 1 is the likeliest.")}),greedy:()=>({name:s("greedy"),meaning:s("Takes the most probable tok\
en at each step."),formula:"argmax p"}),sampling:()=>({name:s("sampling"),meaning:s("Draws each token at random, with the probabilities that the processors left\
.")}),seed:()=>({name:s("seed"),meaning:s("The number from which all draws of a run follow: the same seed and settings give the same text again.")}),processor:()=>({
name:s("logits processor"),meaning:s("A rule that changes the scores of a step before a token is chosen: it removes tokens or makes some likelier.")}),temperature:()=>({
name:s("temperature"),meaning:s("What the logits are divided by: below 1 likely tokens become likelier, above 1 all become more alike."),formula:"p ∝ e^(logit /\
 T)"}),"top-k":()=>({name:s("top-k"),meaning:s("Keeps the k likeliest tokens and removes the others.")}),"top-p":()=>({name:s("top-p"),meaning:s("Keeps the like\
liest tokens until together they have probability p: the nucleus."),formula:"min n: p₁ + … + pₙ ≥ p"}),"min-p":()=>({name:s("min-p"),meaning:s("Keeps th\
e tokens with at least this share of the likeliest one’s probability."),formula:"p ≥ min_p · p₁"}),"repetition-penalty":()=>({name:s("repetition penalty"),
meaning:s("Makes tokens that have occurred less likely: positive logits are divided by it, negative ones multiplied."),formula:"logit / θ, logit · θ"}),kept:()=>({
name:s("mean tokens kept"),meaning:s("How many tokens could be chosen, on average: all of the vocabulary before the processors."),formula:"(Σ kept) / n",unit:s(
"tokens")}),"distinct-n":()=>({name:s("distinct-n"),meaning:s("The number of different n-grams (runs of n tokens) over the number of all of them: 1 means that n\
one occurs twice."),formula:s("different / all")}),repetition:()=>({name:s("repetition"),meaning:s("The share of tokens that occur among the 128 tokens before t\
hem."),formula:s("repeated / all"),unit:"%"}),beam:()=>({name:s("beam"),meaning:s("One of the texts that beam search continues at the same time; the best sums o\
f log-probabilities go on."),formula:"Σ log p",unit:"nats"}),pruned:()=>({name:s("pruned"),meaning:s("Of a beam: it was considered, but others with better sums\
 took all places.")}),hypothesis:()=>({name:s("hypothesis"),meaning:s("A text of a beam search, finished or not. The finished ones compete with their final scor\
es.")}),"length-penalty":()=>({name:s("length penalty"),meaning:s("The power of the length by which a beam’s sum is divided in its final score: above 0 it favou\
rs longer texts."),formula:"Σ log p / n^length_penalty"}),"diversity-penalty":()=>({name:s("diversity penalty"),meaning:s("In diverse beam search: what a token\
 loses for each beam of earlier groups that has just chosen it."),formula:"log p − λ · n",unit:"nats"}),"degeneration-penalty":()=>({name:s("degeneration pe\
nalty"),meaning:s("In contrastive search: the largest cosine similarity of a token’s hidden state with those of the text so far."),formula:"(1 − α) · p − α · \
penalty"}),draft:()=>({name:s("draft"),meaning:s("Tokens that something cheap proposes, and that the target model judges all in one forward pass."),formula:"min\
(1, p / q)"}),target:()=>({name:s("target model"),meaning:s("The model whose text is written: it judges the drafts.")}),bonus:()=>({name:s("bonus"),meaning:s("T\
he target’s own token after a draft that was kept whole: its forward pass gives one more.")}),correction:()=>({name:s("correction"),meaning:s("The target’s ow\
n token in place of the first rejected draft token.")}),"acceptance-rate":()=>({name:s("acceptance rate"),meaning:s("The share of drafted tokens that the target\
 kept."),formula:s("accepted / drafted"),unit:"%"}),"acceptance-length":()=>({name:s("acceptance length"),meaning:s("The tokens that a round with a draft writes\
 on average, including the target’s own."),formula:s("1 + accepted / rounds"),unit:s("tokens")}),residual:()=>({name:s("residual distribution"),meaning:s("Wha\
t the target gives beyond the draft model. The token that replaces a rejected one is drawn from it."),formula:"max(0, p − q) / Σ max(0, p − q)"}),watermark:()=>({
name:s("watermark"),meaning:s("A bias in the choice of tokens that a detector can find later, and a reader cannot see.")}),"green-list":()=>({name:s("green list"),
meaning:s("The part of the vocabulary that a watermark favours at a step; it follows from the tokens before."),formula:"logit + δ"}),"g-value":()=>({name:s("g-\
value"),meaning:s("In SynthID: 0 or 1 for a token, a context and a key. Marked texts have more ones than half.")}),"z-score":()=>({name:s("z-score"),meaning:s("\
How many standard deviations more green tokens a text has than it would by chance."),formula:"(g − γ · n) / √(n · γ · (1 − γ))"}),kl:()=>({name:s("K\
L divergence"),meaning:s("How far one distribution is from another: the extra surprisal on average where q stands for p. 0 where they are the same."),formula:"Σ\
 p · log₂(p / q)",unit:s("bits or nats")}),"total-variation":()=>({name:s("total variation distance"),meaning:s("The probability that has to be moved to make\
 one distribution of another."),formula:"½ · Σ |p − q|",unit:"%"}),speed:()=>({name:s("tokens per second"),meaning:s("The tokens of a run over the time sin\
ce it began, including the wait for the first one."),formula:"n / s"}),"first-token":()=>({name:s("time to first token"),meaning:s("From the start of the run to\
 its first token, without queueing or loading the model."),unit:"s"})},ei=Object.keys(Qr),Yn=t=>Qr[t]();var ut=null,ws=({formula:t,unit:e})=>[...t?[c("p","gp-formula",t)]:[],...e?[c("p","gp-term-unit",s("Unit: {unit}",{unit:e}))]:[]];function id(){let t=c("dialog",
"gp-glossary",null,{"aria-label":s("Glossary")}),e=c("button","gp-button",s("Close"),{type:"button"});e.addEventListener("click",()=>t.close());let n=c("header",
"gp-head");n.append(c("h3","gp-title",s("Glossary")),e);let o=c("div");for(let r of ei){let i=Yn(r),a=c("section","gp-term-entry",null,{id:`gp-term-${r}`,tabindex:"\
-1"});a.append(c("h4","",i.name),c("p","",i.meaning),...ws(i)),o.append(a)}return t.append(n,o),t.addEventListener("click",({target:r})=>r===t&&t.close()),t}function _n(t,e){
ut??=id(),ut.parentNode!==t&&(ut.close(),t.append(ut)),ut.open||ut.showModal();for(let o of ut.querySelectorAll(".gp-term-entry"))o.classList.toggle("gp-current",
o.id===`gp-term-${e}`);let n=e?ut.querySelector(`#gp-term-${e}`):null;n&&(n.scrollIntoView({block:"start"}),n.focus({preventScroll:!0}))}var bs=new WeakMap,ni=new WeakMap;function be(t,e){bs.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function Vt(t,e,n,o){ni.set(t,{id:e,run:n,meaning:o}),
t.dataset.tip=o||"",t.dataset.term=e}function ti(t){return t?ni.get(t)||(t.dataset.term?{id:t.dataset.term,run:()=>"",meaning:t.dataset.tip}:null):null}function ad({
id:t,run:e,meaning:n},o){let r=Yn(t),i=e(),a=c("button","gp-link",s("Glossary (key G)"),{type:"button",tabindex:"-1"});return a.addEventListener("click",()=>_n(
o,t)),[c("p","",n||r.meaning),...ws(r),...i?[c("p","gp-in-run",s("In this run: {words}",{words:i}))]:[],a]}function oi(t){let e=null,n=null;function o(){e=c("di\
v","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)}),e.hidden=!0}function r(l){if(e&&e.contains(l.target))return;let d=l.target.closest(
"[data-tip]");if(d===n||(n&&n.removeAttribute("aria-describedby"),n=d,e||o(),e.hidden=!d,!d))return;let u=ti(d);e.classList.toggle("gp-term",!!u),u?e.replaceChildren(
...ad(u,t)):e.textContent=bs.has(d)?bs.get(d)():d.dataset.tip,d.setAttribute("aria-describedby",e.id);let g=d.closest("[data-holds-tips]")||t;e.parentNode!==g&&
g.append(e);let[b,y]=[g.getBoundingClientRect(),d.getBoundingClientRect()],C=Math.min(y.left-b.left,b.width-e.offsetWidth-8);e.style.left=`${Math.max(8,C)+g.scrollLeft}\
px`,e.style.top=`${y.bottom-b.top+g.scrollTop+5}px`}let i=()=>r({target:t}),a=()=>ti(n);t.addEventListener("pointerover",r),t.addEventListener("pointerleave",({
pointerType:l})=>!(l==="touch"&&a())&&i()),t.addEventListener("focusin",r),t.addEventListener("focusout",({relatedTarget:l})=>!(e&&e.contains(l))&&i()),t.addEventListener(
"keydown",l=>{if(l.key==="Escape"&&i(),l.key.toLowerCase()!=="g"||l.ctrlKey||l.metaKey||l.altKey||l.target!==n)return;let d=a();d&&(l.preventDefault(),_n(t,d.id))})}var si={draft_acceptance_rate:"acceptance-rate",judged_acceptance_rate:"acceptance-rate",mean_acceptance_length:"acceptance-length"};function ri(t){let e=t.querySelector(
".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),o=t.querySelector(".gp-place-chart"),r=y=>y===null?"–":H(y),i=y=>z(y,"{count} token","{count} tokens");
function a(y,C){let{num_draft_tokens:W,num_accepted_draft_tokens:_,num_spec_steps:S}=y,M=C.samples&&y.expected_acceptance_rate!==null,E=y.num_judged_draft_tokens,
$=z(y.num_rounds,"{count} round","{count} rounds");return[["num_draft_tokens",B(W),z(S,"in {count} draft over {rounds}","in {count} drafts over {rounds}",{rounds:$})],
["num_accepted_draft_tokens",B(_),s("of {drafted} drafted",{drafted:B(W)})],["draft_acceptance_rate",r(y.draft_acceptance_rate),s("{accepted} of {drafted} draft\
ed",{accepted:B(_),drafted:B(W)}),y.draft_acceptance_rate],["mean_acceptance_length",V(y.mean_acceptance_length,2),z(S,"1 + {accepted} / {count} draft","1 + {ac\
cepted} / {count} drafts",{accepted:B(_)})],["judged_acceptance_rate",r(y.judged_acceptance_rate),s("{accepted} of {judged} judged",{accepted:B(_),judged:B(E)}),
y.judged_acceptance_rate],...M?[["expected_acceptance_rate",r(y.expected_acceptance_rate),z(E,"mean over {count} judged position","mean over {count} judged posi\
tions"),y.expected_acceptance_rate]]:[],["passes_saved",B(y.passes_saved),z(y.num_rounds,"{tokens} in {count} pass","{tokens} in {count} passes",{tokens:i(y.num_tokens)})]]}
function l(){let y=c("div","gp-draft-figure",null,{tabindex:"0","data-tip":""}),C=c("dd","gp-rate",null,{"aria-hidden":"true"});return C.append(c("i")),y.append(
c("dt"),c("dd"),c("dd","gp-note"),C),y}function d(y,C){let W=a(y,C),_=Z(e,W.length,l);W.forEach(([S,M,E,$=null],k)=>{let[h,p,f,m]=_[k].children;h.textContent!==
S&&h.replaceChildren(...S.split(/(?<=_)/).flatMap(w=>[w,c("wbr")])),T(p,M),T(f,E),m.hidden=$===null,ne(m.firstChild,"width",$??0),Object.hasOwn(si,S)?Vt(_[k],si[S],
()=>s("{denominator} = {value}.",{denominator:E,value:M}),s(et[S])):_[k].dataset.tip=s(et[S]),_[k].dataset.name=S})}function u(){let y=c("span","gp-chart-column"),
C=c("span","gp-chart-track");return C.append(c("i","gp-chart-whole"),c("i","gp-chart-part")),y.append(c("span","gp-chart-top"),C,c("span","gp-chart-label")),y}function g(y,C,W){
let _=Math.max(1,...C.map(([M,E])=>E??M)),S=Z(y,C.length,u);C.forEach(([M,E,$,k,h],p)=>{let[f,m,w]=S[p].children;T(f,k),ne(m.children[0],"height",(E??0)/_),ne(m.
children[1],"height",M/_),T(w,$),be(S[p],()=>h)}),U(y,{"aria-label":`${W}: ${C.map(([,,,,M])=>M).join("; ")}`})}function b(y){let C=y.num_spec_steps;g(n,y.acceptance_histogram.
map((W,_)=>[W,null,String(_),W?B(W):"",z(C,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:B(
W),tokens:i(_)})]),"acceptance_histogram"),g(o,y.drafted_by_position.map((W,_)=>{let S=y.accepted_by_position[_];return[S,W,String(_+1),`${Math.round(100*S/W)}%`,
s("position {place}: {accepted} of {drafted} drafted tokens kept, {share}",{place:_+1,accepted:B(S),drafted:B(W),share:H(S/W)})]}),"accepted_by_position / draft\
ed_by_position")}return(y,C)=>{d(y,C),b(y)}}var ot={get accepted(){return["✓",s("accepted draft"),s("Drafted, and kept by the target model.")]},get correction(){return["→",s("correction"),s("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",s("bonus"),s("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",s("target alone"),s("Nothing was drafted in this round: the target wrote one token, as without dra\
fts.")]}},ii=Object.fromEntries(Object.keys(ot).map(t=>[t,0])),ai=(t,{draft:e})=>e&&Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function Jt(t){let{
do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??null}}function ks({target_logprob:t,draft_logprob:e},{weight:n}){let o=X(
t)/((e??null)===null?1:X(e));return Math.min(1,n===null?o:1-n+n*o)}var li=({weight:t})=>t===null?"min(1, p / q)":`min(1, ${V(1-t,2)} + ${V(t,2)} · p / q)`;function ci(t,e){
if(t.samples)return e?s("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:li(t)}):s("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(t.weight===null||!e)return s("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,o]=[V(t.weight,2),V(1-t.weight,2)];return s("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:o})}function ys(t,e){return e<t.num_accepted?"accepted":e<nt(t)?"rejected":"unjudged"}function Xn(t,e,n){let o=t.drafted[e],r=ys(t,e),i=(o.
draft_logprob??null)!==null,[a,l]=[H(X(o.target_logprob)),H(X(o.draft_logprob))],d=i?[s("The draft model gave it {q}.",{q:l})]:[];if(r==="unjudged")return[t.follow===
"correction"?s("Never judged: it comes after the rejection."):s("Never judged: it comes after the end of the text."),...d].join(" ");let u=r==="accepted";if(!n.
samples){let b=n.weight!==null&&i;return[u?ld(b):cd(b,Y(t.next_text)),s("The target gave it {p}.",{p:a}),...d].join(" ")}if(!i)return u?s("Accepted: the target \
drew the same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:a}):s("Rejected: the target drew {token} for itself. It gave this\
 one {p}, which is the chance that it is kept.",{token:Y(t.next_text),p:a});let g=(o.overlap??null)===null?[]:[s("Averaged over all tokens that could have been \
drafted here, the chance is {share}.",{share:H(o.overlap)})];return[u?s("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:a,q:l}):s("Rejected:\
 the target gave it p = {p}, the draft model q = {q}.",{p:a,q:l}),dd(ks(o,n),li(n),u),...g].join(" ")}var ld=t=>s(t?"Accepted: it is the likeliest token in the \
mixture of both models.":"Accepted: it is the likeliest token for the target."),cd=(t,e)=>s(t?"Rejected: {token}, not this one, is the likeliest token in the mi\
xture of both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:e});function dd(t,e,n){if(t>=1)return s("By {formula}, i\
t is always kept: nothing was left to a draw.",{formula:e});let o={formula:e,chance:H(t)};return n?s("By {formula}, it is kept with probability {chance}: the dr\
aw kept it.",o):s("By {formula}, it is kept with probability {chance}: the draw rejected it.",o)}function xs(t,e){let[,n,o]=ot[t.follow],r=`${n.charAt(0).toUpperCase()}${n.
slice(1)}. ${o}`,i=t.drafted[t.num_accepted];if(t.follow!=="correction"||!e.samples)return r;if((i.draft_logprob??null)===null)return`${r} ${s("The target drew \
it.")}`;let a=`${r} ${s("It was drawn from the residual distribution: what the target gives beyond the draft model, max(0, p − q).")}`;return(i.overlap??null)===
null||e.weight!==null?a:`${a} ${s("That sums to {share} here, and is scaled up to 1 for the draw.",{share:H(1-i.overlap)})}`}function di({draft:{origin:t,place:e,
round:n,instead:o},chosen:r},i){if(!Object.hasOwn(ot,t))return[];let{length:a}=n.drafted,l={round:n.index+1,place:e+1},d=a?[z(a,"Round {round} drafted {count} t\
oken.","Round {round} drafted {count} tokens; this is place {place}.",l)]:[];if(t==="accepted")return[...d,Xn(n,e,i)];let u=t==="correction"&&o?[s("Drafted here\
 was {token}. {fate}",{token:Y(o.text),fate:Xn(n,e,i)})]:[],g=xs(n,i),b=i.samples&&t!=="correction"&&r.logprob!==null?[s("It was drawn from the target’s own dis\
tribution, which gave it {p}.",{p:H(X(r.logprob))})]:[],y=a-nt(n),C=t==="correction"&&y?[z(y,"{count} drafted token after it was never judged.","{count} drafted\
 tokens after it were never judged.")]:[];return[...d,...u,[g,...b].join(" "),...C]}function hi({draft:t}){if(!t||!Object.hasOwn(ot,t.origin))return[];let{origin:e,
instead:n,round:{index:o,drafted:r}}=t,i=o+1;if(e==="accepted"){let{draft_logprob:a}=r[t.place],l={place:t.place+1,size:r.length,round:i};return(a??null)===null?
[s("accepted draft: token {place} of {size} in round {round}",l)]:[s("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q\
}",{...l,q:H(X(a))})]}return e==="correction"?n?[s("correction: replaced the rejected draft token {token} in round {round}",{token:Y(n.text),round:i})]:[s("corr\
ection: replaced a rejected draft token in round {round}",{round:i})]:e==="target"?[s("target alone: nothing was drafted in round {round}",{round:i})]:[z(r.length,
"bonus: the target’s own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",
{round:i})]}var Je=t=>t<.01?`${(t*1e3).toFixed(1)} ms`:Ht(t);function pi(t,e,n){let o=[],r=Jt(null),i={row:null,card:null,selected:null},a=null,l=!0,d=0,u=new WeakMap,g=new WeakMap,b=new IntersectionObserver(A=>{for(let{isIntersecting:P,
target:q}of A)P&&S(u.get(q));y()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),y=()=>l&&!e.selected&&e.running;function C(A,P){let q=o.length<=A.length&&
(!o.length||o[0].round===A[0])&&r.samples===P.samples;r=P,q||W();for(let j of A.slice(o.length))_(j);y()&&(t.scrollTop=t.scrollHeight)}function W(){b.disconnect(),
t.replaceChildren(),o=[],i={row:null,card:null,selected:null},a=null,l=!0,d=0}function _(A){let P=c("li","gp-round"),q={round:A,item:P,cards:null};u.set(P,q),o.
push(q),t.append(P),b.observe(P)}function S(A){if(!A||A.cards)return;b.unobserve(A.item);let{round:P,item:q}=A,j=nt(P);A.cards=[];let R=c("div","gp-cards");for(let N=0;N<
j;N++)R.append($(A,N));P.next_token_id!==null&&R.append(k(A)),j<P.drafted.length&&R.append(p(P,j)),P.follow==="none"&&R.append(c("span","gp-note gp-ended","■ "+
s("the text ended inside its draft"))),q.append(M(P),R),q.classList.add("gp-filled"),a||x(A.cards[0])}function M(A){let P=c("div","gp-round-head"),{num_accepted:q,
drafted:{length:j}}=A,R=j?s("{accepted} of {drafted} kept",{accepted:q,drafted:j}):s("no draft"),N=[s("draft {time}",{time:Je(A.draft_seconds)}),s("verify {time\
}",{time:Je(A.verify_seconds)})];P.append(c("b","",s("Round {number}",{number:A.index+1})),c("span","",R));for(let I of N)P.append(c("span","gp-round-time",I));
return P}function E(A,P,q,j,R,N,I){let F=s("Round {number}, {which}, {token}: {why}",{number:A.round.index+1,which:N,token:Y(R),why:I}),D=c("button","gp-draft-c\
ard",null,{type:"button",tabindex:"-1","aria-pressed":"false","aria-label":F});D.dataset.draft=q;let K=c("span","gp-draft-head"),Q=c("bdi","gp-ink gp-word");return Oe(
Q,R),K.append(c("span","gp-sign",j),Q),D.append(K),be(D,()=>I),g.set(D,{row:A,index:P}),A.cards.push(D),D}function $(A,P){let{round:q}=A,j=q.drafted[P],R=ys(q,P),
N=q.start+P,I=s("drafted token {place} of {size}",{place:P+1,size:q.drafted.length}),F=E(A,N,R,R==="accepted"?"✓":"✗",j.text,I,Xn(q,P,r));if(F.append(h("p",
X(j.target_logprob))),(j.draft_logprob??null)!==null&&F.append(h("q",X(j.draft_logprob))),r.samples){let D=c("span","gp-chance",s("chance"));D.append(c("b","",H(
ks(j,r)))),F.append(D)}return F}function k(A){let{round:P}=A,q=P.start+P.num_accepted,[j,R]=ot[P.follow],N=E(A,q,P.follow,j,P.next_text,s("the target’s own toke\
n"),xs(P,r));N.classList.add("gp-own-card");let I=n(q);return I&&N.append(h("p",Se(I).probability)),N.append(c("span","gp-chance",R)),N}function h(A,P){let q=c(
"span","gp-bar-line"),j=c("span","gp-track"),R=c("i",`gp-part-${A}`);return ne(R,"width",P),j.append(R),q.append(c("i","gp-pq",A),j,c("span","gp-amount",H(P))),
q}function p(A,P){let q=c("span","gp-behind"),j=A.drafted.slice(P);q.append(c("span","gp-note",s("never judged")));for(let R of j){let N=se(R.text,"gp-word"),I=(R.
draft_logprob??null)===null?"":` q ${H(X(R.draft_logprob))}`,F=c("span","gp-unjudged");F.append(N,c("small","",I)),q.append(F)}return q}function f(A){let P=A&&A.
draft,q=P&&o[P.round.index-(o.length?o[0].round.index:0)]||null;q&&S(q);let j=q?m(q,A):null;i.card&&i.card!==j&&i.card.setAttribute("aria-pressed","false"),i.card&&
i.card.classList.remove("gp-current"),i.row&&i.row!==q&&i.row.item.classList.remove("gp-current-round");let R=i.selected!==e.selected;i={row:q,card:j,selected:e.
selected},R&&!e.selected&&(l=!0),q&&(q.item.classList.add("gp-current-round"),j&&(j.classList.add("gp-current"),j.setAttribute("aria-pressed",String(e.selected===
A)),t.contains(document.activeElement)||x(j)),R&&w(q.item))}function m(A,P){let q=P.index-A.round.start;return q<A.round.num_accepted?A.cards[q]:A.cards.at(-1)}
function w(A){let[P,q]=[A.offsetTop,A.offsetTop+A.offsetHeight];P<t.scrollTop?t.scrollTop=P:q>t.scrollTop+t.clientHeight&&(t.scrollTop=Math.min(P,q-t.clientHeight))}
function x(A){a&&(a.tabIndex=-1),a=A||null,a&&(a.tabIndex=0)}function v(A){if(!A)return;let{row:P,index:q}=g.get(A);x(A);let j=n(q);j&&e.selectStep(j),w(P.item),
A.focus({preventScroll:!0})}function L(A,P){let q=o[Math.max(0,Math.min(o.length-1,A))];return S(q),q.cards.at(P)}function O(A,P){let{row:q}=g.get(A),j=q.cards[q.
cards.indexOf(A)+P];if(j)return j;let R=o.indexOf(q)+P;return o[R]?L(R,P>0?0:-1):null}return t.addEventListener("click",A=>{let P=A.target.closest(".gp-draft-ca\
rd");if(P){v(P);return}let q=A.target.closest(".gp-round");q&&v(u.get(q).cards[0])}),t.addEventListener("keydown",A=>{A.key==="Escape"&&e.selectStep(null);let P=A.
target.closest(".gp-draft-card");if(!P||A.ctrlKey||A.metaKey||A.altKey)return;let q=o.indexOf(g.get(P).row),j={ArrowRight:()=>O(P,1),ArrowLeft:()=>O(P,-1),ArrowDown:()=>o[q+
1]&&L(q+1,0),ArrowUp:()=>o[q-1]&&L(q-1,0),Home:()=>L(0,0),End:()=>L(o.length-1,0)};j[A.key]&&(A.preventDefault(),v(j[A.key]()))}),t.addEventListener("scroll",()=>{
let A=t.scrollTop;t.scrollHeight-A-t.clientHeight<80?l=!0:A<d&&(l=!1),d=A},{passive:!0}),{show:C,mark:f}}var He={narrowest:3,least:16,cell:9,tallest:90,times:84};function ui(t,{canvas:e,column:n,ends:o,onResize:r}){let i={rounds:[],each:1,columns:He.least,top:1,drafts:0},
a=0;function l(E){let $=k=>E.reduce((h,p)=>h+k(p),0)/E.length;return{accepted:$(k=>k.num_accepted),judged:$(nt),drafted:$(k=>k.drafted.length),draft:$(k=>k.draft_seconds),
verify:$(k=>k.verify_seconds),longest:Math.max(...E.map(k=>k.draft_seconds+k.verify_seconds))}}function d(E){let $=E.map(({draft:p,verify:f})=>p+f).sort((p,f)=>p-
f),k=$.at(-1),h=$[Math.floor(($.length-1)*.9)];return k>2*h&&$.length>4?1.25*h:k}function u(E){a||=e.clientWidth;let $=Math.max(1,Math.ceil(E.length/Math.max(1,
Math.floor(a/He.narrowest)))),k=[];for(let w=0;w<E.length;w+=$)k.push(l(E.slice(w,w+$)));let h=Math.max(1,...k.map(({drafted:w})=>w)),p=Math.max(1,Math.min(He.cell,
He.tallest/h)),f=d(k)||1,m=k.filter(({draft:w,verify:x})=>w+x>f);return i={rounds:E,each:$,columns:Math.max(He.least,k.length),top:f,drafts:Math.ceil(h*p)},T(o.
drafts,h>=1.5?B(Math.round(h)):"1"),T(o.times,Je(f)),g(k,p),{each:$,cut:m.length,longest:Math.max(0,...k.map(({longest:w})=>w)),filled:k.length/i.columns}}function g(E,$){
let k=i.drafts+16+He.times,h=devicePixelRatio,p=[Math.round(a*h),Math.round(k*h)];if(e.width!==p[0]&&(e.width=p[0]),e.height!==p[1]&&(e.height=p[1]),e.style.height=
`${k}px`,o.drafts.parentNode.style.height=`${i.drafts}px`,o.times.parentNode.style.height=`${He.times}px`,!a)return;let f=getComputedStyle(t),m=O=>f.getPropertyValue(
`--gp-${O}`).trim(),w={accepted:m("accepted"),rejected:m("rejected"),muted:m("muted"),verify:m("kept"),draft:m("before"),line:m("line"),surface:m("surface")},x=e.
getContext("2d");x.setTransform(h,0,0,h,0,0),x.clearRect(0,0,a,k);let v=a/i.columns,L=v>6?Math.min(6,v*.2):v>3.5?1:0;x.fillStyle=w.line,x.fillRect(0,i.drafts,a,
1),x.fillRect(0,k-1,a,1),E.forEach((O,A)=>{let P=[A*v+L/2,v-L];i.each===1?b(x,w,O,P,$):C(x,w,O,P,$),W(x,w,O,P,k-1)})}function b(E,$,{accepted:k,judged:h,drafted:p},[
f,m],w){let x=Math.max(1,w-(w>3?1.5:0));for(let v=0;v<p;v++){let L=i.drafts-(v+1)*w;if(v<k)E.fillStyle=$.accepted,E.fillRect(f,L,m,x);else if(v<h)y(E,$.rejected,
f+m/2,L+x/2,Math.min(m,Math.max(x,5),7)/2);else{E.fillStyle=$.muted;let O=Math.min(m,x,2.5);E.fillRect(f+(m-O)/2,L+(x-O)/2,O,O)}}}function y(E,$,k,h,p){E.strokeStyle=
$,E.lineWidth=p>2?2:1,E.beginPath(),E.moveTo(k-p,h-p),E.lineTo(k+p,h+p),E.moveTo(k-p,h+p),E.lineTo(k+p,h-p),E.stroke()}function C(E,$,{accepted:k,drafted:h},[p,
f],m){E.fillStyle=$.accepted,E.fillRect(p,i.drafts-k*m,f,k*m),E.fillStyle=$.muted,E.fillRect(p,i.drafts-h*m,f,1)}function W(E,$,{draft:k,verify:h},[p,f],m){let w=Math.
min(1,i.top/(k+h))/i.top,[x,v]=[k*w*He.times,h*w*He.times];E.fillStyle=$.verify,E.fillRect(p,m-x-v,f,v),_(E,$.draft,p,m-x,f,x),!(k+h<=i.top)&&(E.fillStyle=$.surface,
E.fillRect(p-1,m-He.times+7,f+2,3),E.fillRect(p-1,m-He.times+13,f+2,3))}function _(E,$,k,h,p,f){if(!(f<=0)){if(p<5){E.fillStyle=$,E.fillRect(k,h,p,f);return}E.save(),
E.beginPath(),E.rect(k,h,p,f),E.clip(),E.strokeStyle=$,E.lineWidth=1.5,E.beginPath();for(let m=-f;m<p;m+=5)E.moveTo(k+m,h+f),E.lineTo(k+m+f,h);E.rect(k+.75,h+.75,
Math.max(0,p-1.5),Math.max(0,f-1.5)),E.stroke(),E.restore()}}function S(E){let{left:$,width:k}=e.getBoundingClientRect(),h=Math.floor((E.clientX-$)/k*i.columns)*
i.each;return Math.max(0,Math.min(i.rounds.length-1,h))}function M(E){n.hidden=E===null,E!==null&&(ne(n,"left",Math.floor(E/i.each)/i.columns),ne(n,"width",1/i.
columns))}return new ResizeObserver(()=>{e.clientWidth!==a&&(a=e.clientWidth,r())}).observe(e),{draw:u,at:S,mark:M}}function fi(t,e){let n=t.querySelector(".gp-map-plot"),o=t.querySelector(".gp-map-reading"),r=t.querySelector(".gp-map-note"),i=new we(null,()=>null),a=new Ut,l=ui(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:h}),d=pi(t.querySelector(".gp-rounds"),e,p=>i.steps[p]),u=ri(t),g=[],b=0,y=!1;function C(){let p=e.hideFrom===null?i.steps.length:Math.min(e.hideFrom,i.
steps.length),f=e.rounds.length;for(;f&&e.rounds[f-1].start+gs(e.rounds[f-1])>p;)f-=1;return f===e.rounds.length?e.rounds:e.rounds.slice(0,f)}function W(){let{each:p,
cut:f,longest:m,filled:w}=l.draw(g);ne(t.querySelector(".gp-map-axis"),"width",w),T(r,[p>1?s("Each column is the mean of {each} rounds.",{each:p}):"",f?z(f,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:Je(m)}):""].filter(Boolean).join(" ")),T(
t.querySelector(".gp-map-last"),s("round {number}",{number:B(g.length)}))}function _(p){let f={round:p.index+1,draft:Je(p.draft_seconds),verify:Je(p.verify_seconds),
accepted:p.num_accepted,drafted:p.drafted.length,token:Y(p.next_text)};return p.follow==="target"?s("Round {round}: draft {draft}, verify {verify}; nothing draf\
ted, then {token}.",f):p.follow==="bonus"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as bonus.",
f):p.follow==="correction"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as correction.",f):s("Rou\
nd {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept; the text ended inside the draft.",f)}let S=p=>e.selectStep(i.steps[g[p].
start]||null);function M(){let p=e.current();return!p||!p.draft?null:g[p.draft.round.index]===p.draft.round?p.draft.round.index:null}function E(){let p=M();l.mark(
p);let f=p===null?"":_(g[p]);T(o,f),U(n,{"aria-valuemin":1,"aria-valuemax":g.length,"aria-valuenow":(p??0)+1,"aria-valuetext":f||s("no round yet")})}n.addEventListener(
"pointermove",p=>{let f=l.at(p);f<0||(p.buttons===1?S(f):T(o,_(g[f])))}),n.addEventListener("pointerleave",E),n.addEventListener("click",p=>l.at(p)>=0&&S(l.at(p))),
n.addEventListener("keydown",p=>{let f={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};p.key==="Escape"&&e.selectStep(
null),!(!(p.key in f)||!g.length)&&(p.preventDefault(),S(Math.max(0,Math.min(g.length-1,(M()??g.length-1)+f[p.key]))))});function $(p){let{draft_seconds:f,verify_seconds:m}=p,
w=f+m;for(let[L,O]of[["draft",f],["verify",m]]){let A=t.querySelector(`.gp-time-${L}`);A.style.flexGrow=w?O/w:.5,T(t.querySelector(`.gp-told-${L}`),`${Math.round(
w?100*O/w:0)}% · ${Je(O)}`)}let x=z(p.num_tokens,"{count} token","{count} tokens"),v=p.passes_saved>0?z(p.passes_saved,"{count} pass saved.","{count} passes sa\
ved."):s("No pass saved.");T(t.querySelector(".gp-drafts-short"),`${z(p.num_rounds,"{tokens} in {count} forward pass of the target.","{tokens} in {count} forwar\
d passes of the target.",{tokens:x})} ${v}`)}function k(p){let f=e.lasts[0]||null;if((p.run||p.steps)&&i.follow(f),p.run&&(y=!1),t.hidden=!e.rounds.length,t.hidden)
return;let m=[g[0],b];if(g=C(),b=g.length,p.run||g[0]!==m[0]||b!==m[1]){let w=Jt(e.started),x=a.read(g);y||=g.some(({drafted:v})=>v.length&&(v[0].draft_logprob??
null)!==null),T(t.querySelector(".gp-drafts-rule"),ci(w,y)),t.querySelector(".gp-key-q").hidden=!y,$(x),W(),d.show(g,w),u(x,w)}d.mark(e.current()),E()}function h(){
t.hidden||(W(),E())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",h),new MutationObserver(h).observe(document.body,{attributes:!0,
attributeFilter:["class"]}),k}function mi(t,e){let n=h=>t.querySelector(".gp-"+h),o=["without","with"],r=()=>e.answered("same"),i=({level:h})=>H(h);function a(h){let[p,f,m,w]=(h.mode==="gree\
dy"?l:b)(h);U(n("answer"),{"data-verdict":p}),T(n("answer-sign"),f),T(n("answer-words"),m),T(n("answer-more"),w),e.done&&T(n("told"),`${m}. ${w}`),T(n("missing"),
$e(e,h))}function l({checked:h,equal:p,at:f}){if(!h||p===null)return["wait","…",s(e.done?"No answer":"Not known yet"),s("A text without drafts and one with dr\
afts must both have ended.")];if(p){let m=z(h,"Greedy decoding wrote the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote th\
e same token ids with and without drafts in each of {count} pairs of texts.");return["good","✓",s("The same tokens"),m]}return["bad","✗",s("Different from t\
oken {place} on",{place:B(f+1)}),s("Greedy decoding should write the same tokens with drafts. Rounding can tip a near tie between two tokens, because the target\
 checks several tokens in one pass; look at their probabilities there.")]}function d(h,p){let f=0;for(;f<Math.min(h.length,p.length)&&h[f]===p[f];)f+=1;for(;f>0&&
/[\p{L}\p{M}\p{N}]/u.test(h[f-1])&&/[\p{L}\p{M}\p{N}]/u.test((h[f]||"")+(p[f]||""));)f-=1;let m=w=>f+w.slice(f).match(/^\s*\S*/)[0].length;return[f,m(h),m(p)]}function u({
mode:h,texts:p,equal:f,checked:m}){let w=h==="greedy"&&m>0&&p?p:[],x=n("both-texts"),v=JSON.stringify([w,f]);if(G(n("mark-key"),w.length>0&&f===!1&&w[0]!==w[1]),
x.dataset.key===v)return;x.dataset.key=v;let[L,...O]=w.length?d(...w):[];x.replaceChildren(...w.map((A,P)=>{let q=c("div"),j=c("p","",null,{dir:"auto",tabindex:"\
0"});return f||w[0]===w[1]?j.append(A):j.append(A.slice(0,L),c("mark","",A.slice(L,O[P])||"∎"),c("span","gp-apart",A.slice(O[P]))),q.append(c("h3","",s(P?"wit\
h drafts":"without drafts")),j),q}))}let g=h=>`p = ${h<.001?h.toPrecision(1):h.toPrecision(2)}`;function b(h){let{p,verdict:f,counts:m}=h,[w,x]=[m[0],B(m[1])];if(!J(
p)||f==="wait"){if(e.done)return["wait","…",s("No answer"),z(w,"{count} text without drafts, {assisted} with drafts: too few for a test.","{count} texts witho\
ut drafts, {assisted} with drafts: too few for a test.",{assisted:x})];let L=z(w,"{count} text without drafts, {assisted} with drafts so far.","{count} texts wi\
thout drafts, {assisted} with drafts so far.",{assisted:x});return["wait","…",s("Not known yet"),`${L} ${s("The test waits for the last one: to watch p as it \
changes, and to stop when it looks right, would make it worthless.")}`]}let v=z(w,"{count} text without drafts, {assisted} with drafts.","{count} texts without \
drafts, {assisted} with drafts.",{assisted:x});return f==="same"?["good","✓",s("{p}: no difference found",{p:g(p)}),`${v} ${s("A p below {level} would count a\
s a difference.",{level:i(h)})}`]:["bad","✗",s("{p}: the distributions differ",{p:g(p)}),`${v} ${s("p is below {level}.",{level:i(h)})}`]}function y({p:h,verdict:p}){
if(!J(h))return"";let f=s("If both draw from the same distribution, a difference as large as this one comes up in {share} of shuffles.",{share:H(h)});return p===
"differs"?`${f} ${s("That is so rare that chance is a poor explanation.")}`:p==="same"?`${f} ${s("That is not unusual.")}`:f}function C({counts:h,tokens:p,verdict:f,
level:m}){let[w,x]=h,v=Math.round(100*Math.sqrt(1/w+1/x)),L=z(p,"Only the first token of each text is compared: which token it is, and how surprising it is.","O\
nly the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(f==="differs")return[s("\
It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it lies."),s("Where \
nothing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:H(m)}),L];let O=w===x?s(
"With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:B(w),points:v}):s("With {without} and \
{assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:B(w),assisted:B(x),points:v});return[s("Not \
finding a difference does not prove that there is none."),`${O} ${s("Smaller true differences mostly go unnoticed; more texts show more.")}`,L]}function W(){G(n(
"of-shuffles"),!!e.charts.shuffles),de(n("shuffles"),e.charts.shuffles)}function _({surprise:h}){if(!h||!o.every(m=>J(h[m])))return"";let[p,f]=o.map(m=>ie(h[m],
e.unit).replace("-","−"));return s("How surprising the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 o\
n average for the target’s own draws.",{without:p,assisted:f})}function S(){let h=c("li"),p=c("table"),f=p.createTHead().insertRow();f.className="gp-hidden";for(let m of[
s("token"),s("without"),s("with")])f.append(c("th","",m,{scope:"col"}));return p.prepend(c("caption")),p.append(c("tbody")),h.append(p),h}function M(){let h=c("\
tr"),p=c("th","",null,{scope:"row"});p.append(c("bdi"));let f=c("td","",null,{colspan:2}),m=c("div","gp-counts");for(let w of o)m.append(c("i",`gp-bar-${w}`,null,
{"aria-hidden":"true"}),c("span"));return f.append(m),h.append(p,f),h}function E(h,{position:p,tokens:f},m){let w=h.firstChild;T(w.caption,s("token {place}",{place:B(
p)}));let x=o.map((O,A)=>m[A]-f.reduce((P,q)=>P+q[O],0)),v=[...f,...x.some(O=>O>0)?[{rest:!0,without:x[0],with:x[1]}]:[]],L=Z(w.tBodies[0],v.length,M);v.forEach(
(O,A)=>{let P=O.rest||O.text===null,q=L[A].cells[0].firstChild;ge(q,O.rest?s("all others"):P?s("text ended"):O.text,{plain:P}),ce(q,P?"gp-plain":"");let j=L[A].
cells[1].firstChild.children;o.forEach((R,N)=>{let I=Math.max(1,m[N]);ne(j[2*N],"width",Math.min(1,O[R]/I)),T(j[2*N+1],B(O[R]))}),U(L[A].cells[1],{"aria-label":s(
"{without} without, {assisted} with",{without:B(O.without),assisted:B(O.with)})})})}function $(h){if(G(n("of-sampling"),h.mode==="sampling"),h.mode!=="sampling")
return;let p=y(h);G(n("evidence"),J(h.p)),G(n("meaning"),!!p),T(n("meaning"),p),W(),T(n("surprise"),_(h));let f=C(h),m=Z(n("cannot").querySelector("ul"),f.length,
()=>c("li"));f.forEach((x,v)=>T(m[v],x));let w=Z(n("places"),h.positions.length,S);h.positions.forEach((x,v)=>E(w[v],x,h.counts)),G(n("places-title").parentElement,
h.positions.length>0)}function k(){let h=e.found;a(h),u(h),$(h)}return h=>{t.hidden=!r(),!t.hidden&&(h.found||h.status||h.unit)&&k()}}function gi(t,e){let n=$=>t.querySelector(".gp-"+$),o=n("answer"),r={draft:[s("draft"),$=>s("{share} of the time with drafts goes into writing them: all forward\
 passes of the draft model, or the search for text to copy.",{share:$})],verify:[s("verify"),$=>s("{share} of the time with drafts goes into the target model’s \
passes over them.",{share:$})],rest:[s("rest"),$=>s("{share} of the time with drafts goes into all else: comparing, choosing, and what the library does around i\
t.",{share:$})]};n("of-spread").dataset.tip=Jn();function i({verdict:$,speedup:k,pairs:{length:h},fewest:p}){let f=k&&Fe(k.median),m=k&&$t(k),w=k&&z(h,"Median o\
f {count} pair of runs.","Median of {count} pairs of runs.");if($==="faster")return["good","▲",s(e.running?"{times} faster so far":"{times} faster",{times:f}),
w,s("90 % interval: {interval}.",{interval:m})];if($==="slower")return["bad","▼",s(e.running?"{times}: slower so far":"{times}: slower",{times:f}),w,s("90 % i\
nterval: {interval}.",{interval:m})];if($==="even")return["even","≈",s(e.running?"No clear difference so far":"No clear difference"),z(h,"{times} is the media\
n of {count} pair of runs.","{times} is the median of {count} pairs of runs.",{times:f}),s("The 90 % interval {interval} includes 1.",{interval:m})];let x=s(e.done?
"No answer":"Not known yet");return k?["wait","…",x,z(h,"{times} is the median of {count} pair of runs: too few to tell, {fewest} are needed.","{times} is the\
 median of {count} pairs of runs: too few to tell, {fewest} are needed.",{times:f,fewest:B(p)}),""]:["wait","…",x,s(e.done?"No pair of runs was completed.":"T\
he first counted pair is under way."),""]}function a($){let[k,h,p,f,m]=i($);U(o,{"data-verdict":k}),T(o.children[0],h),T(o.children[1],p),T(n("answer-more").children[0],
f),T(n("answer-more").children[1],m),e.done&&T(n("told"),`${p}. ${f} ${m}`),T(n("missing"),$e(e,$));let w=Z(n("reasons"),$.reasons.length,()=>c("li"));$.reasons.
forEach((x,v)=>T(w[v],s(x))),G(n("warning"),$.others),T(n("warning"),$.others?"⚠ "+s(Kt):"")}function l({identical:$,pairs:k}){let h=n("badge");if(G(h,!!$&&$.
checked>0),h.hidden)return;let{equal:p}=$;U(h,{"data-verdict":p?"good":"bad"}),T(h.children[0],p?"✓":"✗"),T(h.children[1],d($,k.length))}function d({checked:$,
equal:k,at:h},p){return k?$>p?z($,"Same tokens in the warm-up pair","Same tokens in all {count} pairs, the warm-up included"):z($,"Same tokens in the pair","Sam\
e tokens in all {count} pairs"):s("Not the same tokens: a text diverges at token {place}",{place:B(h+1)})}function u({pairs:$,draft_share:k,verify_share:h}){let p=$.
length>0&&J(k)&&J(h);if(G(n("of-time"),p),!p)return;let[f,m]=["without","with"].map(O=>Fn($.map(A=>A[O]))),w=Math.max(f,m),x={draft:k,verify:h,rest:Math.max(0,1-
k-h)},v=Z(n("time-bars"),2,g);b(v[0],s("without"),f,w,{plain:1}),b(v[1],s("with"),m,w,x);let L=Z(n("time-keys"),3,()=>{let O=c("span");return O.append(c("i","",
null,{"aria-hidden":"true"}),c("span","",null,{tabindex:0})),O});Object.entries(x).forEach(([O,A],P)=>{let[q,j]=r[O];U(L[P].firstChild,{"data-part":O}),U(L[P].lastChild,
{"data-tip":j(H(A))}),T(L[P].lastChild,`${q} ${H(A)}`)})}function g(){let $=c("li");return $.append(c("span"),c("span","gp-time-bar",null,{"aria-hidden":"true"}),
c("span")),$}function b($,k,h,p,f){let[m,w,x]=$.children;T(m,k),T(x,s("{time} per token",{time:Ur(h)}));let v=Z(w,Object.keys(f).length,()=>{let L=c("i");return L.
append(c("b")),L});Object.entries(f).forEach(([L,O],A)=>{U(v[A],{"data-part":L}),ne(v[A],"width",O*h/p),T(v[A].firstChild,L!=="plain"&&O*h/p>.14?r[L][0]:"")})}let y=({
acceptance:$})=>$?$.judged_acceptance_rate:null;function C($){let{drafted:k,cost:h,verify:p,break_even:f}=$,m=y($),w=Gr(1,k,h,p);if(!J(f))return s("No acceptanc\
e rate would be enough: even if the target kept every drafted token, the formula gives {times}.",{times:Fe(w)});if(f<=0)return s("Any acceptance rate is enough \
at these costs.");let x=H(f);if(!J(m))return s("The target must keep at least {least} of the tokens that it judges.",{least:x});let v={least:x,rate:H(m)};return m>=
f?s("The target must keep at least {least} of the tokens that it judges; here it keeps {rate}.",v):s("The target must keep at least {least} of the tokens that i\
t judges, but here it keeps only {rate}.",v)}function W($){let k=["drafted","cost","verify"].every(h=>J($[h]));G(n("of-rates"),k),k&&(de(n("rates"),e.charts.rates),
T(n("rate-words"),C($))),S($)}function _({acceptance:$,drafted:k,cost:h,verify:p}){let f=[];for(let m of["draft_acceptance_rate","judged_acceptance_rate","mean_\
acceptance_length","passes_saved"]){let w=$?$[m]:null;J(w)&&f.push([m,m.endsWith("rate")?H(w):m.endsWith("length")?w.toFixed(2):B(w),s(et[m])])}return J(k)&&f.push(
[s("drafted tokens per round"),k.toFixed(2),s("num_draft_tokens / all rounds, those without a draft included: the γ of the formula.")]),J(h)&&f.push([s("cost o\
f drafting one token"),h.toFixed(2),s("Draft time per drafted token / time per token without drafts, both without the reading of the prompt: the c of the formul\
a.")]),J(p)&&f.push([s("cost of verifying a draft"),p.toFixed(2),s("Time of the target’s pass over a draft / time per token without drafts. The theorem assumes \
1; on a processor without spare capacity it is more.")]),f}function S($){let k=_($),h=Z(n("figures"),k.length,()=>{let p=c("div"),f=c("dt");return f.append(c("s\
pan","",null,{tabindex:0})),p.append(f,c("dd")),p});k.forEach(([p,f,m],w)=>{let[x,v]=h[w].children;T(x.firstChild,p),U(x.firstChild,{"data-tip":m}),T(v,f)})}function M(){
let $=e.found;a($),l($),G(n("of-pairs"),$.pairs.length>0),de(n("pairs"),e.charts.pairs),u($),W($)}let E=()=>e.answered("speed");return $=>{t.hidden=!E(),!t.hidden&&
($.found||$.status)&&M()}}var vs=40,wi=14;function hd(t){let e=Array.from({length:t},(n,o)=>o);return t<=vs?e:[...e.slice(0,wi),null,...e.slice(wi+t-vs+1)]}var pd=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function bi(t,{text:e,side:n,goesOn:o,caption:r}){let[i,a]=pd(n,t.length,e),l=c("table","gp-strip");l.append(c("caption","gp-hidden",r));let d=l.appendChild(
c("tbody")),u=t.some(([,,,b])=>b!==null),g=[s("token"),s("mask"),...u?[s("position")]:[]].map(b=>{let y=d.appendChild(c("tr"));return y.append(c("th","",b,{scope:"\
row"})),y});for(let b of hd(t.length)){if(b===null){let E=t.length-vs+1;g.forEach(($,k)=>$.append(c("td","gp-mark",k?"…":z(E,"… {count} token …","… {count\
} tokens …"))));continue}let[,y,C,W]=t[b],_=b>=i&&b<a,S=o&&b===t.length-1,M=c("td",`gp-cell${_?" gp-padding":""}${S?" gp-last":""}`);M.append(se(y)),_&&M.append(
c("span","gp-hidden",` ${s("(padding)")}`)),S&&M.append(c("span","gp-hidden",` ${s("(the next token is predicted from here)")}`)),[M,c("td",C?"":"gp-ignored",C),
c("td","",W)].slice(0,g.length).forEach((E,$)=>g[$].append(E))}return l}function ki(t,e,n){t.replaceChildren();let[o,r]=[c("span"),c("span","gp-parted")];e.forEach(
([,i,a],l)=>{let d=n!==null&&l>=n?r:o;a===null?d.append(se(i,"gp-end")):Bt(d,a,{running:!0})}),t.append(...[o,r].filter(i=>i.childNodes.length)),t.childNodes.length||
t.append(c("span","gp-mark",s("(nothing)")))}function ud(t,e,n){let o=(e-t)/Math.max(1,n)||1,r=10**Math.floor(Math.log10(o)),i=r*[1,2,2.5,5,10].find(l=>l*r>=o*.8),a=[];for(let l=Math.floor(t/i+1e-9);l<=Math.
ceil(e/i-1e-9);l++)a.push(Number((l*i).toPrecision(12)));return a}var Ss=(t,e,n)=>ud(t,e,n).filter(o=>o>=t&&o<=e);function yi(t,{height:e,x:n,y:o,left:r=46,right:i=18,top:a=14,bottom:l=38}){let d=t.querySelector("svg");d||t.append(d=te("svg","gp-drawing"));let u=Math.max(240,
t.clientWidth),g=(b,[y,C])=>(b-y)/(C-y||1);return{width:u,height:e,left:r,right:i,top:a,bottom:l,inner:u-r-i,x:b=>r+g(b,n)*(u-r-i),y:b=>e-l-g(b,o)*(e-a-l),draw(b,y){
Tt(d,{class:"gp-drawing",role:"group","aria-label":b,viewBox:`0 0 ${u} ${e}`,style:`height: ${e}px`}),cs(d,y.map((C,W)=>["g","",W?{}:{"aria-hidden":"true"},C]))}}}
function xi(t,{xTicks:e,yTicks:n,xTitle:o,yTitle:r}){let i=b=>Array.isArray(b)?b:[b,String(b)],[a,l]=[t.height-t.bottom,t.width-t.right],d=n.map(i).flatMap(([b,
y])=>[Dt("gp-guide",t.left,t.y(b),l,t.y(b)),Lt("",t.left-7,t.y(b)+4,y,"end")]),u=e.map(i).flatMap(([b,y])=>[Dt("gp-guide",t.x(b),a,t.x(b),a+4),Lt("",t.x(b),a+17,
y)]),g=[Lt("gp-axis",(t.left+l)/2,t.height-4,o)];return r&&g.push(Lt("gp-axis",2,t.top-16,r,"start")),[...d,...u,...g]}var fd=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,De=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;vi(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),o=e.map((l,d)=>d).filter(
l=>n[l]&&md(e[l])),r=[],i=0;e[0].previousSibling||(this.head=i=o.shift()??0);for(let l of o)l-i<t.BLOCK||(r.push(this.wrap(e.slice(i,l))),i=l,this.loose=e.length-
l,this.tried=0);let a=r.map(l=>l.getBoundingClientRect().height);r.forEach((l,d)=>{l.style.containIntrinsicHeight=`${a[d]}px`,l.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",o=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(r=>{let i=r.textContent,
a=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let l=a?!i.startsWith(" "):!(n||fd.test(o));return o+=i,l})}wrap(e){let n=c("span","gp-rows");e[0].before(n,c("wbr")),n.append(...e);let o=e[0].firstChild;
if(o.nodeType===Node.TEXT_NODE&&o.data===" "){let r=c("span","gp-gap");o.replaceWith(r),r.append(o)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(vi(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function md(t){let e=t.previousElementSibling,n=e&&Si(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[o,r]=[t.querySelector(".gp-ink").getClientRects()[0],Si(n.getClientRects())];return!!(o&&r)&&_i(o)>_i(r)+10}function Ie(t,e,n){let o=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],r=o(t[e]),i=null,a=1/0;for(let l=e+n;l>=0&&l<t.length;l+=n){let d=o(t[l]),u=d?(d.top-r.top)*n:0;if(u<r.height/2)
continue;let g=u*1e3+Math.abs(d.left-r.left);if(g>=a+1e3*r.height)break;g<a&&([i,a]=[t[l],g])}return i}var vi=t=>!!t&&t.tagName==="WBR",Si=t=>t[t.length-1],_i=({
top:t,bottom:e})=>(t+e)/2;function Yt(t,e,n,o){let i=c("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),a=c("div","gp-card-head"),l=c("dl","gp-card-facts"),d=c("ol","gp-card\
-rivals"),u=c("div","gp-card-key");u.append(c("i","gp-card-after"),`${s("after the processors")} `,c("i","gp-card-before"),s("before them")),i.append(a,l,d,u),i.
hidden=!0,t.append(i);let g=null,b=null,y=null;function C(w,x){l.append(c("dt","",w),c("dd","",x))}function W(){let{id:w,text:x,where:v,step:L,why:O}=o(g);if(a.
replaceChildren(se(x,"gp-card-word"),c("span","",s("{where}, id {id}",{where:v,id:w}))),l.replaceChildren(),d.hidden=u.hidden=!L,O&&l.append(c("dd","gp-card-why",
O)),!L)return;_(L);let A=S(L),P=Math.max(...A.flatMap(({after:q,before:j})=>[q,j]),1e-9);d.replaceChildren(...A.map(q=>M(q,P))),u.hidden=!L.distribution.stages.
length}function _(w){let{chosen:x,distribution:v}=w,{probability:L,rawProbability:O,surprisal:A}=Se(w);v.stages.length||x.logprob!==x.raw_logprob?(C(s("Probabil\
ity after the processors"),x.logprob===null?ft(x):H(L)),C(s("before the processors"),H(O))):C(s("Probability (no processor ran)"),H(O));let P=[x.rank&&s("{rank}\
 after",{rank:B(x.rank)}),x.raw_rank&&s("{rank} before",{rank:B(x.raw_rank)})].filter(Boolean);if(P.length){let q=x.rank===x.raw_rank;C(s("Rank of {count}",{count:B(
v.vocab)}),q?B(x.rank):P.join(", "))}C(s("Surprisal"),ie(A,n.unit))}function S({chosen:w,distribution:x}){let v=x.candidates.map(O=>({candidate:O,after:X(O.logprob),
before:X(O.raw_logprob),isChosen:O.token_id===w.token_id}));v.sort((O,A)=>Math.max(A.after,A.before)-Math.max(O.after,O.before));let L=v.slice(0,5);return L.some(
({isChosen:O})=>O)||L.push({candidate:w,after:X(w.logprob),before:X(w.raw_logprob),isChosen:!0}),L}function M({candidate:w,after:x,before:v,isChosen:L},O){let A=w.
logprob===null,P=c("li",(L?"gp-card-chosen":"")+(A?" gp-card-removed":"")),q=c("span","gp-card-tracks");for(let[j,R]of[["after",x],["before",v]]){let N=c("i","g\
p-card-"+j);N.style.width=`${R/O*100}%`,q.append(N)}return A&&q.firstChild.replaceWith(c("small","",ft(w))),P.append(c("span","gp-card-sign",L?"▶":A?"✕":""),
se(w.text,"gp-card-word"),q,c("span","gp-card-value",H(A?v:x))),P}function E(){let w=(g.querySelector(".gp-ink")||g).getClientRects()[0],x=e.getBoundingClientRect();
if(!w||w.bottom<x.top||w.top>x.bottom){k();return}let[v,L]=[i.offsetWidth,i.offsetHeight],{clientWidth:O,clientHeight:A}=document.documentElement,P=w.bottom+9,q=P+
L+8<=A?P:w.top-L-9;i.style.left=`${Math.max(8,Math.min(w.left,O-v-8))}px`,i.style.top=`${Math.max(8,Math.min(q,A-L-8))}px`}function $(w,x=null){o(w)&&(g=w,b=x,y=
null,W(),i.hidden&&(i.hidden=!1,i.showPopover&&i.showPopover(),document.addEventListener("keydown",h,!0),document.addEventListener("scroll",f,{capture:!0,passive:!0})),
E())}function k(){g&&(g=null,i.hidden=!0,i.hidePopover&&i.isConnected&&i.hidePopover(),document.removeEventListener("keydown",h,!0),document.removeEventListener(
"scroll",f,{capture:!0}))}function h({key:w}){w==="Escape"&&p()}function p(){y=g,k()}function f(){let w=b&&document.elementFromPoint(b.clientX,b.clientY);!g.isConnected||
b&&!g.contains(w)?k():E()}e.addEventListener("pointermove",w=>{if(w.pointerType==="touch")return;let x=w.target.closest('[role="button"]');!x||!o(x)?b&&k():x!==
g&&x!==y&&$(x,w)}),e.addEventListener("pointerleave",()=>{y=null,b&&k()}),e.addEventListener("focusin",({target:w})=>w.matches(":focus-visible")&&$(w)),e.addEventListener(
"focusout",({target:w})=>w===g&&!b&&k());function m(w){g&&(g.isConnected?w&&(W(),E()):k())}return{show:$,hide:k,dismiss:p,refresh:m}}var ft=({removed_by:t})=>s(
"removed by {processor}",{processor:t?Ne(t)[0]:s("a processor")});function We(t,e){if(e.piece===null){let n=c("bdi","gp-ink gp-special");Oe(n,e.text),t.append(n)}else zt(e)?t.append(e.piece,c("span","gp-ink gp-byte","",{"data-\
bytes":Hn(e.text)||"·"})):qr(t,e.piece)}function mt(t,e,n,o){let r=o&&zt(o)?t.tokens.at(-1).parentNode:null;if(r&&n.piece!==null)r.append(e);else if(zt(n)){let i=c(
"span","gp-bytes");i.append(e),t.rows.append(i)}else t.rows.append(e);t.tokens.push(e)}function st(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),o=n.closest(
".gp-bytes");o&&o.childNodes.length>1?n.remove():t.rows.removeLast()}}function Zn(t,e){let{probability:n,rawProbability:o,rank:r,surprisal:i}=Se(t),a=[t.chosen.
logprob===null?ft(t.chosen):s("probability {share}",{share:H(n)})];return H(o)!==H(n)&&a.push(s("{share} before the processors",{share:H(o)})),r!==null&&a.push(
s("rank {rank} of {count}",{rank:B(r),count:B(t.distribution.vocab)})),[...a,s("surprisal {amount}",{amount:ie(i,e)})]}var On=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function Ke(t){if(t<0)return 1-Ke(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let r=t;for(let i=120;i>
0;i--)r=t+i/r;return e/r}let[n,o]=[0,t];for(let r=1;o>1e-18;r+=2)n+=o,o*=t*t/(r+2);return .5-e*n}var Oi=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function Ye(t){if(t>=
1e-4)return H(t);if(t<1e-300)return s("less than {p}",{p:"10⁻³⁰⁰"});let[e,n]=t.toExponential(1).split("e-");return`${e} × 10⁻${[...n].map(o=>"⁰¹²³⁴⁵⁶⁷\
⁸⁹"[o]).join("")}`}function Xt(t){let e=Ke(t);if(e>.1)return s("{share} of texts without this watermark pass it.",{share:H(e)});let n=1/e;return n>=1e9?s("A\
 share of {p} of texts without this watermark passes it.",{p:Ye(e)}):s("One in {odds} texts without this watermark passes it.",{odds:B(Number(n.toPrecision(n<1e4?
3:2)))})}var gd=({green:t})=>t==null?"none":t?"green":"red",wd=t=>Math.round(Math.max(0,Math.min(1,(t-.2)/.6))*10);function bd(t,e,n){let o=c("span","gp-token",
null,{tabindex:"-1",role:"img"});if(We(o,t),Mi(o,e),n===void 0)return o;let r=typeof n=="function"?n:()=>n;return o.setAttribute("aria-label",r()),be(o,r),o}function Mi(t,{
green:e=null,g:n=null,counted:o=!0}){let r=t.querySelector(".gp-ink");if(n===null)t.dataset.list=gd({green:e});else{let i=wd(n);t.dataset.list="g",r.style.backgroundColor=
`var(--gp-prob-${i})`,r.style.backgroundSize=`2px ${i*10}%`}o||(t.dataset.counted="no")}var Ce=class{constructor(e,{press:n=null}={}){this.body=e,this.press=n,this.
items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,e.classList.add("gp-marked"),this.rows=new De(e),e.addEventListener("keydown",o=>this.keyed(o)),
e.addEventListener("click",o=>this.pressed(o.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){this.cut(Math.min(n,this.
tokens.length));for(let o=this.tokens.length;o<e.length;o++){let{token:r,mark:i,words:a}=e[o],l=bd(r,i,a);this.press&&l.setAttribute("role","button"),mt(this,l,
r,o?this.items[o-1].token:null),this.items.push(e[o])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){st(this,e),this.items.
length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){let n=this.tokens.indexOf(
e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||e.ctrlKey||e.metaKey||e.
altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>Ie(this.tokens,n,1),ArrowUp:()=>Ie(this.tokens,n,-1),Home:()=>this.
tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[e.key];if(!o)return;e.preventDefault();let r=o();r&&(this.reach(r),r.focus(
{preventScroll:!0}),r.scrollIntoView({block:"nearest"}),r===this.tokens[n]&&this.pressed(r))}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=
e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function Xe(t,e,{unscored:n=!1,repeated:o=!1,faint:r=s("fai\
nt: seen before, not counted")}={}){let i=[e,n,o,r].join();if(t.dataset.legend===i)return;t.dataset.legend=i,t.classList.add("gp-marked","gp-mark-legend");let a=(d,u,g)=>{
let b=c("span"),y=c("span","",null,{"aria-hidden":"true"});return y.append(c("span","gp-ink",u)),Mi(y,d),b.append(y,g),b},l=e==="synthid"?[a({g:.2},"g",s("mean \
g-value 0.2 or less")),a({g:.5},"g",s("0.5, as by chance")),a({g:.8},"g",s("0.8 or more"))]:[a({green:!0},"◆",s("green: on the green list")),a({green:!1},"◇",
s("red: not on the green list"))];n&&l.push(a({},"abc",s("not scored"))),o&&l.push(a(e==="synthid"?{g:.5,counted:!1}:{green:!0,counted:!1},"abc",r)),t.replaceChildren(
...l)}var kd=400,yd=12;function Zt(t,{curves:e,threshold:n,needed:o=null,label:r=s("z over the number of tokens"),title:i=s("tokens scored"),yTitle:a="z",from:l=40,
height:d=260}){let u=e.filter(({points:k})=>k.length),g=u.flatMap(({points:k})=>k),b=Math.max(l,...g.map(([k])=>k)),y=o&&o.at<=2*b?Math.max(b,o.at*1.05):b,C=g.map(
([,k])=>k),W=Math.min(-.5,...C)*1.08,_=Math.max(n*1.15,1,...C)*1.06,S=yi(t,{height:d,x:[0,y],y:[W,_],left:40,top:24}),M=S.width-S.right,E=[...xi(S,{xTicks:Ss(0,
y,S.inner/90),yTicks:Ss(W,_,5),xTitle:i,yTitle:a}),Dt("gp-unity",S.left,S.y(0),M,S.y(0)),Dt("gp-z-threshold",S.left,S.y(n),M,S.y(n)),...u.map(({look:k,points:h})=>zr(
`gp-z-${k}`,vd(h,kd).map(([p,f])=>[S.x(p),S.y(f)]))),...u.map(({look:k,points:h})=>Sd(S,k,h.at(-1))),xd(S,u,n)],$=_d(S,u);if(o&&o.at<=y){let[k,h]=[S.x(o.at),S.y(
n)];$.push(ds("",o.words,[["path","gp-z-needed",{d:`M${xe(k)} ${xe(h)}l-6 11h12Z`},[]]]))}S.draw(r,[E,$])}function xd(t,[e],n){let o=([,a])=>Math.abs(a-n),{points:r}=e||
{points:[]},i=r.length>0&&o(r.at(-1))>o(r[Math.floor(r.length/8)]);return Lt("gp-halo gp-strong",i?t.width-t.right:t.left+5,t.y(n)-6,s("threshold {value}",{value:Number(
n.toFixed(2))}),i?"end":"start")}function vd(t,e){let n=Math.ceil(t.length/e);return t.filter((o,r)=>r%n===0||r===t.length-1)}var Sd=(t,e,[n,o])=>e==="measured"?
["circle","gp-measured",{cx:xe(t.x(n)),cy:xe(t.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,{d:Fr(t.x(n),t.y(o),4.5)},[]];function _d(t,e){let n=Math.max(0,...e.
map(({points:r})=>r.at(-1)[0])),o=Math.min(yd,n);return Array.from({length:o},(r,i)=>{let[a,l]=[n*i/o,n*(i+1)/o],d=e.map(({name:g,points:b})=>{let y=b.findLast(
([C])=>C<=l);return y&&y[0]>a?`${g} ${y[1].toFixed(2)}`:""}).filter(Boolean);if(!d.length)return null;let u={x:xe(t.x(a)),y:t.top,width:xe(t.x(l)-t.x(a)),height:xe(
t.height-t.bottom-t.top)};return ds("gp-z-place",z(Math.floor(l),"After {count} token: {values}","After {count} tokens: {values}",{values:d.join(", ")}),[["rect",
"gp-catch",u,[]]])}).filter(Boolean)}function Qt(t,e){let n=Z(t,e.length,()=>{let o=c("span"),r=te("svg");return U(r,{width:26,height:8,"aria-hidden":"true"}),r.
append(te("path")),U(r.firstElementChild,{d:"M1 4H25"}),o.append(r,c("span")),o});e.forEach(({name:o,look:r,tip:i},a)=>{let[l,d]=n[a].children;U(l.firstChild,{class:`\
gp-z-${r}`}),T(d,o),i&&U(d,{tabindex:0,"data-tip":i})})}function Mn({name:t,masked:e}){return t==="alone"?s("Alone"):t==="left"?e?s("Padded on the left"):s("Padded on the left, without a mask"):e?s("Padded on the rig\
ht"):s("Padded on the right, without a mask")}function _s(t,e){if(!J(t))return s("infinite");let n=ve(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${s(e)}`;let r=o<1e-4?
Ye(o):o.toFixed(o<.01?4:3);return`${n<0?"−":""}${r} ${s(e)}`}function Ei(t,e,n){let{prompts:o,sampled:r,ways:[i]}=t,a=o.length,l=e.answers.map(({kl:C})=>J(C)?
C:1/0),d=e.answers.filter(({read:C},W)=>C.length>i.answers[W].read.length).length,u=[s("Divergence of the first new token from that of the prompt alone: at most\
 {distance}.",{distance:_s(Math.max(...l),n)})];d||u.push(s("No prompt is shorter than another, so nothing was padded.")),e.guessed?u.push(s("generate has found\
 the padding by itself, because no text ends with this pad token.")):!e.masked&&d&&u.push(s("The model has read the padding as text."));let g=e.answers.filter(({
same:C})=>!C).length,[b,y]=r?["even","○"]:g?["bad","✗"]:["good","✓"];return[b,y,Od(b,Mn(e),g,a),u.join(" ")]}function Od(t,e,n,o){return t==="even"?s("{wa\
y}: the texts are drawn anew, so they are not compared.",{way:e}):t==="good"?z(o,"{way}: the prompt gives the same text as alone.","{way}: each of the {count} p\
rompts gives the same text as alone.",{way:e}):o===1?s("{way}: the prompt gives a different text than alone.",{way:e}):z(n,"{way}: {count} of {all} prompts give\
s a different text than alone.","{way}: {count} of {all} prompts give a different text than alone.",{way:e,all:o})}function Os({sampled:t},{name:e},{same:n}){return e===
"alone"?["even","",""]:t?["even","○",s("drawn anew")]:n?["good","✓",s("the same as alone")]:["bad","✗",s("a different text than alone")]}function Md({parts_at:t,
new:e},n){if(t===null)return"";let o=r=>r[t]?Y(r[t][1]):s("the end");return s("diverges at new token {number}: {own}, alone {alone}",{number:t+1,own:o(e),alone:o(
n.new)})}function Ti(t,e,n,o,r){let i=n.first.slice(0,3).map(([u,g])=>`${Y(u)} ${H(X(g))}`),a=[s("first: {tokens}",{tokens:i.join(", ")}),s("The likeliest first\
 new tokens, with their probabilities before the logits processors.")];if(e.name==="alone")return[a];let[,l]=o.new[0],d=t.sampled?"":Md(n,o);return[...d?[[d,s("\
The first token that differs. What comes after it continues a different text.")]]:[],[s("KL {distance}",{distance:_s(n.kl,r)}),s("Kullback-Leibler divergence be\
tween the distributions of the first new token, alone ‖ this way, before the logits processors. 0 where they are the same.")],[s("log p of {token} {change}",{
token:Y(l),change:`${J(n.change)&&n.change>0?"+":""}${_s(n.change,r)}`}),s("The change in the log-probability of the token that the prompt alone chose first.")],
a]}function Li({model:t,mode:e,prompts:n,width:o,pad:r,borrowed:i,dtype:a,seed:l,sampled:d,ways:[u]}){let g=d?s("{mode}, seed {seed}",{mode:Et(e),seed:l}):Et(e),
b=u.answers.some(({read:y})=>y.length<o);return`${t}, ${a}; ${g}; ${b?Ed(n.length,o,r[1],i):z(n.length,"{count} prompt of {width} tokens","{count} prompts of {w\
idth} tokens",{width:o})}`}var Ed=(t,e,n,o)=>o?z(t,"{count} prompt, padded to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {wid\
th} tokens with {pad}, the end-of-text token",{width:e,pad:n}):z(t,"{count} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tok\
ens with {pad}",{width:e,pad:n});function $i(t,e){let n=g=>t.querySelector(".gp-"+g);function i(g){let b=g.ways.slice(1).map(y=>Ei(g,y,e.unit));n("batch-verdicts").replaceChildren(...b.map(([y,
C,W,_])=>{let S=c("li","",null,{"data-verdict":y}),M=c("span","",W);return M.append(c("small","",_)),S.append(c("span","gp-sign",C,{"aria-hidden":"true"}),M),S})),
T(n("told"),b.map(([,,y])=>y).join(" "))}function a(g,b){let y=c("details","gp-one-prompt"),C=c("summary","",`${s("Prompt {number}:",{number:b+1})} `),W=[...g.prompts[b]],
_=c("bdi","gp-prompt-text",W.slice(0,200).join("")+(W.length>200?"…":"")),S=g.ways.slice(1).map(E=>`${Os(g,E,E.answers[b])[1]} ${Mn(E)}`);C.append(_,c("span",
"gp-way-signs",` ${S.join(" · ")}`)),y.append(C);let M=()=>{y.open&&y.childElementCount===1&&y.append(...g.ways.map(E=>l(g,E,b)))};return y.addEventListener("t\
oggle",M),y.open=b<6,M(),y}function l(g,b,y){let[C,W]=[g.ways[0].answers[y],b.answers[y]],[_,S,M]=Os(g,b,W),E=c("div","gp-way",null,{"data-verdict":_}),$=c("h3",
"gp-way-name");$.append(c("span","gp-sign",S,{"aria-hidden":"true"}),Mn(b),c("small","",M));let k=s("Prompt {number} as the model reads it: {way}",{number:y+1,way:Mn(
b)}),h=d(g,b,W,C,k),p=c("p","gp-gave"),f=c("span","gp-new");ki(f,W.new,g.sampled?null:W.parts_at),p.append(c("span","gp-gave-words",`${s("Output:")} `),f);let m=c(
"p","gp-measures");for(let[x,v]of Ti(g,b,W,C,e.unit))m.append(c("span","",x,{tabindex:0,"data-tip":v}));let w=c("div","gp-way-body");return w.append(h,p,m),E.append(
$,w),E}function d({is_encoder_decoder:g},{name:b},{read:y},C,W){if(b!=="alone"&&JSON.stringify(y)===JSON.stringify(C.read))return c("p","gp-note",s("As long as \
the longest prompt: there is no padding, and the row is that of the prompt alone."));let _=c("div","gp-scroll",null,{tabindex:0,role:"region","aria-label":W});return _.
append(bi(y,{text:C.read.length,side:b,goesOn:!g,caption:W})),_}function u(g){T(n("about"),Li(g)),i(g),G(n("of-decoder"),!g.is_encoder_decoder),n("batch-prompts").
replaceChildren(...g.prompts.map((b,y)=>a(g,y)))}return g=>{t.hidden=!e.found,!t.hidden&&(g.found||g.unit)&&u(e.found)}}function en({effective:t,config:e}){let n={...t,...e},o=(n.constraints||[]).map(i=>i.any_of||[i.phrase||[]]),r=(n.force_words_ids||[]).map(i=>Array.isArray(i[0])?
i:[i]);return[...o,...r].map(i=>({alternatives:i,length:Math.max(...i.map(a=>a.length))}))}function Ai(t,e){let n=t.map(r=>e.get(r)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function gt({alternatives:t,length:e},n,o,r){if(n>=e)return!0;let i=t.filter(l=>l.length===n);if(!i.length)return!1;let a=[
...r,...ue(o).map(l=>l.chosen.token_id)].join(" ")+" ";return i.some(l=>` ${a}`.includes(` ${l.join(" ")} `))}var Td={running:["●",({beam:t})=>s("beam {number}",{number:t+1})],finished:["■",()=>s("ended")],ended:["□",()=>s("ended, not counted")],pruned:["✕",()=>s(
"pruned")]};function Ci(t,e){let r=t.querySelector(".gp-beam-table"),i=t.querySelector(".gp-where"),a=t.querySelector(".gp-more"),l={lost:4,progress:7},d=t.querySelector(
".gp-constraints"),u=[],g=[],b=[];function y(m){let w=40-m.filter(O=>O.beam.status!=="pruned").length,x=({beam:O})=>O.beam??(O.status==="finished"?1e6:1e7),v=m.
filter(O=>O.beam.status!=="pruned"||w-- >0).sort((O,A)=>x(O)-x(A)),L=new Map;for(let O of v){let A=O.beam.group??null;L.has(A)||L.set(A,[]),L.get(A).push(O)}return[
...L].sort(([O],[A])=>O-A)}function C(m,w){let x=new Map;for(let{beam:v}of m)v.status==="running"&&v.group<w&&x.set(v.text,(x.get(v.text)||0)+1);return x}function W(m){
let w="",x=m.before;for(;x&&w.length<32;x=x.before)w=(x.piece??x.chosen.text)+w;return(x||w.length>32?"…":"")+Array.from(w).slice(-32).join("")}function _(){let m=c(
"tbody"),w=m.insertRow(),x=c("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[v,L]=[c("b","gp-badge"),c("span")];return x.append(v,L),w.append(x),r.append(
m),g.push({body:m,head:w,badge:v,took:L,rows:[]}),g.at(-1)}function S(m){let w=m.body.insertRow(),x=Array.from({length:8},()=>w.insertCell()),[v,L,O]=[c("span",
"gp-sign"),c("span"),c("span","gp-flag","⚑ "+s("forced"))];x[0].append(v,L,O);let A=c("button","gp-pick",null,{type:"button",tabindex:"-1"}),[P,q,j]=[c("span",
"gp-tail"),c("bdi","gp-tail-text"),c("bdi","gp-word")];return P.append(q),A.append(P,j),x[1].append(A),m.rows.push({row:w,cells:x,sign:v,fate:L,flag:O,pick:A,tail:q,
word:j,node:null}),m.rows.at(-1)}function M(m,w,x){let{beam:v}=w,[L,O]=Td[v.status]||["",()=>v.status];m.node=w,m.row.dataset.status=v.status,m.row.className=x?
"gp-looked":"",T(m.sign,L),T(m.fate,O(v)),m.flag.hidden=!v.forced;let A=W(w);m.tail.replaceChildren(),Bt(m.tail,A),Oe(m.word,v.text),m.pick.tabIndex=x?0:-1,m.pick.
setAttribute("aria-pressed",String(x&&e.selected===w));let P=[O(v),...v.forced?[s("forced")]:[]].join(", ");m.pick.setAttribute("aria-label",s("{fate}: {text}",
{fate:P,text:Y(A+v.text)})),T(m.cells[2],w.before?s("beam {number}",{number:v.parent+1}):s(e.readsSource?"start":"prompt")),T(m.cells[3],V(v.logprob)),T(m.cells[4],
v.diversity_penalty?`-${V(v.diversity_penalty)}`:"–"),T(m.cells[5],V(v.score)),T(m.cells[6],V(v.final_score)),v.progress&&m.cells[7].replaceChildren(...$(w))}
function E(m){if(d.hidden=!m||!u.length,d.hidden)return;let w=u.map(({alternatives:x,length:v})=>{let L=c("li");return x.forEach((O,A)=>{A&&L.append(` ${s("or")}\
 `),L.append(se(Ai(O,e.texts)))}),L.append(" "+z(v,"({count} token)","({count} tokens)")),L});w.map(x=>x.textContent).join(`
`)!==d.dataset.said&&(d.dataset.said=w.map(x=>x.textContent).join(`
`),d.replaceChildren(...w))}function $(m){let w=e.prefix.map(L=>L.token_id),x=m.beam.progress.map((L,O)=>{let A=c("span","gp-goal"),P=u[O];for(let q=0;P&&q<Math.
min(P.length,8);q++)A.append(c("i",q<L?"gp-full-block":""));return P&&gt(P,L,m,w)?A.append(` ✓ ${s("done")}`):A.append(" "+(P?s("{progress} of {length}",{progress:L,
length:P.length}):String(L))),A}),{bank:v}=m.beam;return v==null?x:[...x,c("span","gp-note",s("bank {bank}",{bank:v}))]}function k(m,[w,x],v,L,O){if(m.body.hidden=
!x,!!x){if(m.head.hidden=w===null,w!==null){T(m.badge,Ae(w)),m.body.dataset.look=w%4;let A=[...C(v,w)].flatMap(([P,q])=>[se(P,"gp-took"),q>1?` × ${q}`:""]);m.took.
replaceChildren(...A.length?[s("Earlier groups have just chosen:"),...A]:[s("Chooses first: no penalty")])}for(;m.rows.length<x.length;)S(m);m.rows.forEach((A,P)=>{
if(A.row.hidden=P>=x.length,!(P>=x.length)){for(let[q,j]of Object.entries(l))A.cells[j].hidden=!O[q];M(A,x[P],x[P]===L)}})}}function h(m){let x=e.prompts[m.sequence].
steps[m.index],v={lost:x.some(({beam:P})=>(P.group??null)!==null),progress:x.some(({beam:P})=>P.progress)};for(let[P,q]of Object.entries(l))r.tHead.rows[0].cells[q].
hidden=!v[P];let L=y(x);for(;g.length<L.length;)_();g.forEach((P,q)=>k(P,L[q]||[null,null],x,m,v));let O=x.length-L.reduce((P,[,q])=>P+q.length,0);a.hidden=O<=0,
T(a,z(O,"and {count} more that was pruned","and {count} more that were pruned"));let A={token:m.index+1,prompt:m.sequence+1};T(i,e.prompts.length>1?s("at token \
{token} of prompt {prompt}",A):s("at token {token}",A)),E(v.progress)}let p=()=>g.filter(({body:m})=>!m.hidden).flatMap(({rows:m})=>m.filter(({row:w})=>!w.hidden)),
f=m=>p().findIndex(({pick:w})=>w.contains(m.target));return r.addEventListener("click",m=>{let w=f(m);w>=0&&e.selectStep(p()[w].node)}),r.addEventListener("keyd\
own",m=>{m.key==="Escape"&&e.selectStep(null);let w=f(m),x={ArrowDown:1,ArrowUp:-1}[m.key];if(w<0||!x)return;m.preventDefault();let v=p()[w+x];v&&(e.selectStep(
v.node),v.pick.focus())}),m=>{m.run&&e.started&&(u=en(e.started));let w=e.usesBeams?e.current():null;t.hidden=!w,!(!w||w===b[0]&&e.selected===b[1])&&(b=[w,e.selected],
h(w))}}var he={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},Pi=new Set(["running"]),wt=new Set(["finished"]);function Ni(t,e){let n=Math.
min(e.upTo,t.steps.length-1),o=Ms(t,n),r=new Map((e.returned||[]).map((b,y)=>[b,y+1])),i=En([...o,...r.keys(),...Qn(t,n)]),{kids:a,hidden:l}=Ld(t,n,e,i,o),{lanes:d,
counts:u}=Pd(t,n,a),g=Wd(t,n,a,d,e);return qd(t,{last:n,kept:o,outputs:r,alive:i,kids:a,hidden:l,lanes:d,counts:u,columns:g,options:e})}var Qn=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>Pi.has(n.status));function Ms(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:o})=>wt.has(o.status));return n.sort((o,r)=>r.beam.final_score-
o.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function En(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function Ld(t,e,n,o,r){
let i=new Map,a=new Set([null]),l=new Map,d=new Map,u=g=>(i.has(g)||i.set(g,{on:[],off:[]}),i.get(g));u(null);for(let g=0;g<=e;g++){for(let b of t.steps[g]){let{
before:y}=b,C=n.collapsed.has(y)?y:l.get(y);C!=null?(l.set(b,C),d.set(C,(d.get(C)||0)+1)):Pi.has(b.beam.status)?(n.lost||o.has(b))&&(u(y).on.push(b),a.add(b)):(!wt.
has(b.beam.status)||n.lost||r.has(b))&&u(y).off.push(b)}t.distributions[g].forEach((b,y)=>{let C=Ad(t,g,y);n.candidates&&a.has(C)&&!n.collapsed.has(C)&&Cd(t,g,y,
b,u(C),n.candidates)})}for(let g of i.values()){g.on.sort((W,_)=>W.beam.beam-_.beam.beam);let b=g.off.filter(({beam:W})=>wt.has(W.status)),y=g.off.filter(({beam:W})=>!wt.
has(W.status)),C=(W,_)=>_.beam.score-W.beam.score;g.off=[...b.sort(C),...$d(y.sort(C),n.candidates)]}return{kids:i,hidden:d}}function $d(t,e){let n=new Map;return t.
filter(({beam:{parent:o}})=>(n.set(o,(n.get(o)||0)+1),n.get(o)<=e))}function Ad(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:o})=>o.parent===n)))return e?t.byStep[e-
1].get(n):null}function Cd(t,e,n,o,r,i){let a=i-r.off.filter(({beam:d})=>d.parent===n&&!wt.has(d.status)).length;if(a<=0)return;let l=new Set(t.steps[e].filter(
({beam:d})=>d.parent===n).map(({beam:d})=>d.token_id));for(let d of o.candidates)if(!(d.logprob===null||l.has(d.token_id))&&(r.off.push(Yr(t,e,n,o,d)),a-=1,!a))
return}function Pd(t,e,n){let o=new Map,r=new Map;for(let a=0;a<=e;a++){let l=[],d=new Set;for(let u of Qn(t,a)){let g=n.get(u.before);if(!g||!g.on.includes(u))
continue;let b=u.beam.group??0;r.has(b)||r.set(b,[]),g.on.find(({beam:C})=>(C.group??0)===b)===u&&u.before&&o.has(u.before)?(o.set(u,o.get(u.before)),r.get(b)[o.
get(u).number]=a,d.add(u)):l.push(u)}l.sort((u,g)=>u.beam.beam-g.beam.beam);for(let u of l){let g=u.beam.group??0,b=Nd(r.get(g),a,u.before&&o.has(u.before)?o.get(
u.before).number:0);r.get(g)[b]=a,o.set(u,{group:g,number:b})}}let i=new Map([...r].sort(([a],[l])=>a-l).map(([a,l])=>[a,Math.max(1,l.length)]));return{lanes:o,
counts:i}}function Nd(t,e,n){let o=a=>a.sort((l,d)=>Math.abs(l-n)-Math.abs(d-n)||d-l)[0],i=t.map((a,l)=>l).filter(a=>t[a]<e-1);return i.length?o(i):t.length}function Wd(t,e,n,o,r){
let i=d=>Qn(t,d-1).every(u=>{if(!o.has(u))return!0;let g=n.get(u);return g&&g.on.length===1&&!g.off.some(({beam:b})=>wt.has(b.status))}),a=[],l=r.live?e-2:e;for(let d=0;d<=
e;d++){let u=a.at(-1);r.fold&&u&&d<=l&&i(d)?u.to=d:a.push({from:d,to:d})}return a.flatMap(d=>{let u=d.to-d.from+1;return u>=he.short&&!r.unfolded.has(d.from)?[d]:
Array.from({length:u},(g,b)=>({from:d.from+b,to:d.from+b,...u>=he.short&&b===0?{open:!0}:{}}))})}function qd(t,{last:e,kept:n,outputs:o,alive:r,kids:i,hidden:a,
lanes:l,counts:d,columns:u,options:g}){let b=[],y=he.margin+he.node+he.gap;for(let f of u){f.x=y,f.folded=f.to>f.from,f.width=f.folded?he.fold:he.node,y+=f.width+
he.gap;for(let m=f.from;m<=f.to;m++)b[m]=f}let{tops:C,bands:W,height:_}=Id(i,l,d,b),S=f=>C.get(f.group)[f.number],M={node:null,nodes:[],look:"root",x:he.margin,
y:Rd(C),width:he.node,height:he.row-4,hidden:0},E=[M],$=new Map([[null,M]]),k=[];function h(f,m,w){let x=b[f.index],v={node:f,nodes:[f],look:p(f),x:x.x,y:m,width:x.
width,height:w,hidden:a.get(f)||0,place:o.get(f)||null,folded:x.folded,column:x,greedy:g.greedy.has(f)};$.set(f,v),E.push(v);let L=$.get(f.before);return L&&k.push(
{from:L,to:v,look:v.look,share:Math.min(1,Math.exp(f.beam.logprob??-1/0))}),v}function p(f){let{status:m}=f.beam;return m==="finished"?n.has(f)?"kept":"fell":m!==
"running"?m:f.index===e?"tip":r.has(f)?"inner":"lost"}for(let f=0;f<=e;f++){let m=b[f];for(let w of Qn(t,f))if(l.has(w))if(f>m.from){let x=$.get(w.before);x&&(x.
nodes.push(w),x.node=w,x.look=p(w),x.greedy&&=g.greedy.has(w),x.hidden=a.get(w)||0,$.set(w,x))}else h(w,S(l.get(w)),he.row-4).lane=l.get(w)}for(let[f,m]of i){let w=f===
null?null:l.get(f)&&S(l.get(f));if(w===void 0)continue;let x=new Map;for(let v of m.off){let L=b[v.index];if(!L||L.folded&&!wt.has(v.beam.status))continue;let O=w??
C.get(v.beam.group??0)[0],A=x.get(O)||0;x.set(O,A+1),h(v,O+he.row+A*he.leaf,he.leaf-2)}}return{entries:E,edges:k,columns:u,bands:W,at:$,last:e,width:y-he.gap+he.
margin,height:_}}function Id(t,e,n,o){let r=new Map;for(let[u,g]of t){let b=new Map;for(let y of g.off){let C=o[y.index];if(!C||C.folded&&!wt.has(y.beam.status))
continue;let W=u===null?{group:y.beam.group??0,number:0}:e.get(u);if(!W)continue;let _=`${W.group} ${W.number}`;b.set(_,(b.get(_)||0)+1)}for(let[y,C]of b)r.set(
y,Math.max(r.get(y)||0,C))}let i=new Map,a=[],l=he.margin,d=n.size>1;for(let[u,g]of n){let b=l;d&&(l+=he.band),i.set(u,[]);for(let y=0;y<g;y++)i.get(u).push(l),
l+=he.row+(r.get(`${u} ${y}`)||0)*he.leaf+he.between;d&&a.push({group:u,y:b,height:l-b-4}),d&&(l+=8)}return i.size||i.set(0,[l]),{tops:i,bands:a,height:Math.max(
l,he.margin+he.row)+he.margin-he.between}}var Rd=t=>[...t.values()][0][0];var jd=`
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
`,$s={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},Es={tall:.55,small:.75},Bd=[1,1.8,3,4.5,6.5],zd=[.05,.2,.5,.8],Fd={probability:({beam:t})=>H(
Math.min(1,X(t.logprob))),token:({beam:t})=>V(t.logprob,2),sum:({beam:t})=>V(t.score,2),score:(t,e)=>V(pt(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
tn=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=te("style");n.textContent=jd,this.world=te("g"),this.bands=te("g"),this.ruler=te("g"),this.
edges=te("g"),this.blocks=te("g"),this.nodes=te("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=
new Map,this.drawn=new Map}draw(e,n){let o=n.area?a=>a.x+a.width>=n.area[0]&&a.x<=n.area[2]&&a.y+a.height>=n.area[1]&&a.y<=n.area[3]:()=>!0,r=e.entries.filter(o),
i=a=>n.zoom>=(Ts(a)?Es.tall:Es.small);return this.drawBands(e),this.drawRuler(n.zoom>=Es.tall?e.columns.filter(({x:a,width:l})=>!n.area||a+l>=n.area[0]&&a<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(r.filter(a=>!i(a)),n),this.drawNodes(r.filter(i),n),r.length}drawBands({bands:e,width:n}){let o=Z(this.bands,e.length,()=>{
let r=te("g");return r.append(te("rect","t-band"),te("text")),r});e.forEach(({group:r,y:i,height:a},l)=>{let[d,u]=o[l].children;U(d,{x:4,y:i,width:n-8,height:a,
rx:8}),U(u,{y:i+16}),T(u,s("group {group}",{group:Ae(r)}))})}drawRuler(e){let n=Z(this.ruler,e.length,()=>te("text","t-small"));e.forEach(({from:o,to:r,x:i},a)=>{
U(n[a],{x:i+8,y:12}),T(n[a],r>o?`${o+1}–${r+1}`:String(o+1))})}nameBandsAt(e){for(let n of this.bands.children)U(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){
let o=new Map;for(let{from:r,to:i,look:a,share:l}of e.edges){let[d,u]=[r.x+r.width,i.x],[g,b]=[r.y+r.height/2,i.y+i.height/2];if(n.area&&(u<n.area[0]||d>n.area[2]||
Math.max(g,b)<n.area[1]||Math.min(g,b)>n.area[3]))continue;let y=n.path.has(i.node)||i.nodes.some(S=>n.path.has(S)),C=Math.min(40,(u-d)*.6),_=`t-edge t-w${zd.filter(
S=>l>=S).length} ${Ud(i,a,y)}${n.dim&&!y?" t-dim":""}`;o.has(_)||o.set(_,[]),o.get(_).push(`M${d},${g}C${d+C},${g} ${u-C},${b} ${u},${b}`)}this.drawPaths(this.edges,
o,(r,i)=>{r.style.strokeWidth=`${Bd[Number(i.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,o){for(let[r,i]of this.paths)i.parentNode===e&&!n.has(r)&&(i.remove(),this.
paths.delete(r));for(let[r,i]of n){let a=this.paths.get(r);a||(a=te("path",r),o&&o(a,r),this.paths.set(r,a),r.includes("t-path")?e.append(a):e.prepend(a)),U(a,{
d:i.join("")})}}drawBlocks(e,n){let o=new Map;for(let r of e){let i=`t-blocks t-${Ls(r,n.path)?"path":r.look}${n.dim&&!Ls(r,n.path)?" t-dim":""}`;o.has(i)||o.set(
i,[]);let{x:a,y:l,width:d,height:u}=r;o.get(i).push(`M${a},${l+u*.2}h${d}v${u*.6}h${-d}z`)}this.drawPaths(this.blocks,o)}drawNodes(e,n){let o=new Map(this.drawn);
for(let r of e){let i=r.nodes[0]||null,a=this.drawn.get(i);(!a||a.tall!==Ts(r))&&(a&&a.group.remove(),a=Hd(Ts(r)),this.drawn.set(i,a),this.nodes.append(a.group)),
o.delete(i),this.drawNode(a,r,n)}for(let[r,{group:i}]of o)i.remove(),this.drawn.delete(r)}drawNode(e,n,o){let{node:r,x:i,y:a,width:l,height:d,look:u}=n,{group:g,
box:b,word:y,right:C,tall:W}=e,_=r?Fd[o.number](r,o.penalty):"";if(U(g,{class:this.classesOf(n,o),transform:`translate(${i} ${a})`}),U(b,{width:l,height:d}),U(C,
{x:l-8}),T(C,_),W)Dd(e,n,o);else{let S=`${n.greedy?"G":""}${$s[u]} `;T(y,S+eo(As(r),12-S.length-Math.ceil(_.length*.82)))}Kd(e,n)}classesOf(e,n){let{node:o,look:r}=e,
i=Ls(e,n.path),a=[`t-${r}`];return o&&(o.beam.group??0)&&["inner","tip"].includes(r)&&a.push(`t-g${o.beam.group%4}`),o&&o.given&&a.push("t-given"),i&&a.push("t-\
path"),n.dim&&!i&&o&&a.push("t-dim"),a.join(" ")}},Ts=({height:t})=>t>he.leaf;function Hd(t){let e=te("g"),[n,o,r]=[te("rect","t-box"),te("text","t-word"),te("t\
ext","t-small t-right")];e.append(n,o,r),U(n,{rx:t?7:5}),U(o,{x:8,y:t?14:13}),U(r,{y:t?28:13});let i=t?e.appendChild(te("text","t-small")):null;return i&&U(i,{x:8,
y:28}),{group:e,box:n,word:o,right:r,left:i,tall:t,flag:null}}function Dd({word:t,left:e},n,o){let{node:r,nodes:i,look:a}=n,l=$s[a]?`${$s[a]} `:"";r?T(t,l+(i.length>
1?Vd(i.map(As).join(""),28):eo(As(r),12-l.length))):T(t,o.root),T(e,r?Gd(n,o):""),U(e,{class:r&&i.length<2&&nn(r)?"t-small t-switch":"t-small"})}function Kd(t,{
look:e,place:n,hidden:o,width:r,height:i}){let a=n?`★${n}`:o?`+${o}`:"";if(!a&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[te("rect","t-inside"),te("rect","t-\
flag"),te("text","t-flag-text")],t.group.append(...t.flag));let[l,d,u]=t.flag,g=8+7*a.length;U(l,{x:2.5,y:2.5,width:r-5,height:i-5,rx:3}),U(d,{x:r-g+4,y:-6,width:a?
g:0,height:14,rx:2}),U(u,{x:r-g/2+4,y:5}),T(u,a)}var Ls=(t,e)=>t.nodes.some(n=>e.has(n)),nn=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function Gd({node:t,nodes:e,greedy:n},o){let r=[n?"G":"",o.goals?o.goals(t):""].filter(Boolean).join(" ");return e.length>1?[z(e.length,"{count} token","{c\
ount} tokens"),r].filter(Boolean).join(" "):t.beam.status!=="running"?r:[t.given?s("given"):nn(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),
r].filter(Boolean).join(" ")}function Ud(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":
`t-g${(t.node.beam.group??0)%4}`}var As=({beam:t,chosen:e})=>(t.text||e.text||"").replace(jt,n=>ze[n]||"�")||s("(empty)"),Wi=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function eo(t,e){let n=0,o=Array.from(t);for(let[r,i]of o.entries())if(n+=Wi(i),n>e)return o.slice(0,Math.max(1,r-1)).join("")+"…";return t}function Vd(t,e){
let n=Array.from(t),o=Math.floor((e-1)/2);return n.reduce((r,i)=>r+Wi(i),0)<=e?t:eo(t,o)+eo(n.slice(-o).join(""),o)}var qi=12e3;async function ji(t,{tree:e,log:n,prompt:o,number:r,view:i,root:a}){let l=`beam-tree${r?"-"+(r+1):""}`,u=await{svg:()=>new Blob([Bi(e,i,a)],{type:"i\
mage/svg+xml"}),png:()=>Jd(e,i,a),json:()=>new Blob([JSON.stringify(Ii(n,o,r),null,1)],{type:"application/json"}),dot:()=>new Blob([Yd(Ii(n,o,r))],{type:"text/v\
nd.graphviz"})}[t](),g=c("a","",null,{href:URL.createObjectURL(u),download:`${l}.${t}`});g.click(),setTimeout(()=>URL.revokeObjectURL(g.href),6e4)}function Bi(t,e,n){
let o=te("svg"),r=new tn(o);r.draw(t,{...e,area:null,zoom:1}),r.nameBandsAt(0);let{width:i,height:a}=t;U(o,{xmlns:"http://www.w3.org/2000/svg",width:i,height:a,
viewBox:`0 0 ${i} ${a}`,class:"t-tree"});let l=getComputedStyle(n),d=o.querySelector("style");d.textContent=d.textContent.replace(/var\((--[\w-]+)\)/g,(g,b)=>l.
getPropertyValue(b).trim());let u=te("rect");return U(u,{width:i,height:a,fill:l.getPropertyValue("--gp-page").trim()}),o.insertBefore(u,r.world),new XMLSerializer().
serializeToString(o)}async function Jd(t,e,n){let o=Bi(t,e,n),r=new Image;r.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(o),await r.decode();let i=Math.
min(2,qi/t.width,qi/t.height),a=c("canvas","",null,{width:Math.ceil(t.width*i),height:Math.ceil(t.height*i)}),l=a.getContext("2d");l.scale(i,i),l.drawImage(r,0,
0,t.width,t.height);let d=await new Promise(u=>a.toBlob(u,"image/png"));if(!d)throw new Error(s("it is too large for the browser."));return d}function Ii(t,e,n){
let{started:o}=t,r=o.effective.length_penalty??1,i=new Map,a=new Map;for(let{last:g}of t.returned||[])g&&g.sequence===n&&!a.has(g)&&a.set(g,a.size+1);let l=Ms(e,
e.steps.length-1),d=e.steps.flatMap(g=>g).map(g=>{let{beam:b}=g;i.set(g,i.size);let y={id:i.get(g),parent:g.before?i.get(g.before):null,step:g.index+1,token_id:b.
token_id,token:b.text,piece:b.piece,logprob:b.logprob,raw_logprob:b.raw_logprob,sum:b.score,length:g.length,score:pt(g,r),rank:g.rank,status:b.status,beam:b.beam,
parent_beam:b.parent};return g.given&&(y.given=!0),b.status==="finished"&&Object.assign(y,{final_score:b.final_score,kept:l.has(g)}),a.has(g)&&(y.output=a.get(g)),
(b.group??null)!==null&&Object.assign(y,{group:b.group,diversity_penalty:b.diversity_penalty}),b.progress&&Object.assign(y,{progress:b.progress,bank:b.bank,forced:b.
forced}),y}),u=t.readsSource?{source:o.prompt}:{prompt:o.prompt||Ir(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...u,
seed:o.seed,num_beams:o.effective.num_beams,length_penalty:r,early_stopping:o.effective.early_stopping??!1,nodes:d}}var Ri=t=>'"'+t.replace(jt,e=>ze[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function Yd({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),o={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},r=e.map(a=>{let l=Ri(`${a.token}`).
slice(0,-1)+`\\n${V(a.logprob,2)}  ${V(a.sum,2)}  #${a.rank??""}"`;return`  n${a.id} [label=${l}, ${o[a.status]||""}${a.output?", penwidth=3":""}];`}),i=e.map(a=>{
let l=(.4+4*Math.min(1,X(a.logprob))).toFixed(2);return`  ${a.parent===null?"root":`n${a.parent}`} -> n${a.id} [penwidth=${l}${a.status==="pruned"?", style=dash\
ed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${Ri(n)}, style=bold];`,...r,...i,"}",""].join(
`
`)}var Xd=800,Zd=130,Qd=2e4;function Fi(t){eh(t),nh(t),oh(t),sh(t),rh(t),ih(t),ah(t)}function eh(t){let{state:e,slider:n}=t;n.addEventListener("input",()=>{e.stop(),
t.goTo(Number(n.value)-1)}),t.part("play").addEventListener("click",()=>th(t))}function th(t){let{state:e,root:n}=t;e.playing?e.stop():(e.atEnd&&t.goTo(0),e.playing=
setInterval(()=>{!n.isConnected||e.atEnd?e.stop():t.goTo(e.shownTo+1),t.sayTime()},Math.max(Zd,Math.min(Xd,Qd/Math.max(1,e.length))))),t.sayTime()}function nh(t){
let{state:e,log:n}=t,o=(i,a)=>{e.choose(i,a),t.regrow()},r=(i,a)=>t.part(i).addEventListener("change",({target:l})=>a(l));r("candidates-shown",({value:i})=>o("c\
andidates",Number(i))),r("number",({value:i})=>o("number",i)),r("lost",({checked:i})=>o("lost",i)),r("fold",({checked:i})=>{e.unfolded=new Set,o("fold",i)}),r("\
prompt-number",({value:i})=>{e.number=Number(i),n.selectStep(null),t.regrow()})}function oh(t){let{box:e,card:n,pan:o,state:r}=t,i=null;e.addEventListener("poin\
termove",a=>{if(a.pointerType==="touch"){n.hide();return}let l=o.pointers.size?null:r.entryAt(o.at(a));l!==i&&(i=l,e.style.cursor=l&&l.node?"pointer":"",l&&l.node?
t.showCard(l):n.hide())}),e.addEventListener("pointerleave",()=>{i=null,n.hide()}),e.addEventListener("click",a=>{let l=o.moved?null:r.entryAt(o.at(a));l&&(t.item.
focusOn(l),Hi(t,l))})}function Hi(t,e){let{state:n,log:o}=t;if(e.folded)n.unfolded.add(e.column.from),t.regrow();else if(e.node){let r=e.node===n.broughtOut;n.timeNode=
null,o.selectStep(r?null:e.node)}}function Di(t,e){e.node&&(t.state.toggle(e),t.regrow())}function on(t,e){e&&(t.pan.byHand=!0,t.pan.reveal(e),t.item.focusOn(e))}
var zi={ArrowLeft:(t,e)=>on(t,e.node&&t.state.parentOf(e)),ArrowRight:(t,e)=>on(t,t.state.kidsOf(e)[0]),ArrowDown:t=>on(t,t.item.neighbour(1)),ArrowUp:t=>on(t,t.
item.neighbour(-1)),Home:t=>on(t,t.state.tree.entries[0]),End:t=>on(t,t.state.tree.at.get(t.state.best)),Enter:Hi," ":Di,Escape:t=>t.log.selectStep(null),"+":t=>t.
pan.zoomBy(1.25),"-":t=>t.pan.zoomBy(.8),0:t=>t.pan.whole()};function sh(t){let{item:e,state:n,card:o}=t;e.box.addEventListener("keydown",r=>{r.ctrlKey||r.metaKey||
r.altKey||!e.entry||!Object.hasOwn(zi,r.key)||(r.preventDefault(),r.stopPropagation(),zi[r.key](t,e.entry))}),e.box.addEventListener("focusin",({target:r})=>n.tree&&
r.matches(":focus-visible")&&t.showCard(e.entry)),e.box.addEventListener("focusout",()=>o.hide())}function rh(t){let{root:e,state:n,pan:o}=t,r=(i,a)=>t.part(i).
addEventListener("click",a);r("in",()=>o.zoomBy(1.3)),r("out",()=>o.zoomBy(1/1.3)),r("whole",()=>{o.byHand=!0,o.whole()}),r("follow",()=>{o.byHand=!1,n.upTo=null,
t.regrow()}),e.addEventListener("gp-alone",()=>{o.byHand=!1,t.regrow()})}function ih(t){let{state:e,log:n}=t;t.part("go-on").addEventListener("click",()=>{let o=e.
selected;o&&n.ask({type:"branch",step:o,tokenId:o.chosen.token_id})}),t.part("collapse").addEventListener("click",()=>{let o=e.tree.at.get(e.selected);o&&Di(t,o)}),
t.part("clear").addEventListener("click",()=>n.selectStep(null))}function ah(t){let{root:e,state:n,log:o}=t,r=t.part("told");t.part("files").addEventListener("c\
lick",async({target:i})=>{let a=i.dataset.file;if(a){if(a==="html"){o.ask({type:"save_page"});return}T(r,"");try{let{tree:l,prompt:d,number:u}=n;await ji(a,{tree:l,
log:o,prompt:d,number:u,view:t.look(null),root:e})}catch(l){T(r,s("The picture could not be made: {reason} Save it as SVG instead.",{reason:l.message}))}}})}var Ns=-1e9,an=[[!1,"False"],[!0,"True"],["never",'"never"']],lh=["beam_search","beam_sample"],ch=["group_beam_search","constrained_beam_search"];function Ws(t){
let{mode:e,effective:n,config:o,eos_token_ids:r,max_new_tokens:i}=t.started,a={...o,...n},l=sn(a.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:u})=>u.
beam??0))),d=t.prompts[0].given;return{together:lh.includes(e)?!0:ch.includes(e)?!1:null,prompts:t.prompts,start:d,maxNew:i-d,wanted:sn(a.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(l/sn(a.num_beam_groups,1)):l,ends:new Set(r),constraints:en(t.started),promptIds:t.prefix.map(u=>u.token_id),own:{lengthPenalty:Number.
isFinite(a.length_penalty)?a.length_penalty:1,earlyStopping:an.some(([u])=>u===a.early_stopping)?a.early_stopping:!1}}}var sn=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,Me=({beam:t})=>fe(t.score)===null?-1/0:t.score,qs=(t,e)=>Me(t)/t.length**e;function Vi(t,e){return t.together?hh(t,e):uh(t,e)}function Ji(t,e,n,{maxNew:o},{
lengthPenalty:r,earlyStopping:i}){let a=i==="never"&&r>0?o:e;return{best:t,length:a,bound:t/a**r,worst:n}}var rn=new WeakMap;function dh(t,e){if(!rn.has(t)){let n=t.
filter(({beam:r})=>r.status==="running"||r.status==="pruned"),o=Math.max(...(n.length?n:t).map(Me));rn.set(t,{ended:t.filter(({beam:r},i)=>i<e&&Tn(r)),hopeless:!n.
length,best:n.length?o:o+Ns})}return rn.get(t)}function hh(t,e){let{prompts:n,size:o,start:r}=t,i={node:null,score:Ns},a=n.map(()=>({group:null,pool:Array(o).fill(
i),stop:null,lastStep:0,weighed:null,exact:!0})),l=Math.min(...n.map(({steps:u})=>u.length)),d=null;for(let u=r;u<l&&!d;u++){let g=n.map(({steps:y})=>dh(y[u],o)),
b=g.every(y=>y.hopeless);a.forEach((y,C)=>ph(y,g[C],u+1,b,t,e)),a.every(y=>y.stop)&&(d=a.find(y=>y.stop.step===u+1).stop)}return{stop:d,prompts:a.map(u=>({kept:u.
pool.filter(({node:g})=>g),pools:[u]}))}}function ph(t,e,n,o,r,i){if(t.stop)return;if(e.ended.length){let u=e.ended.map(g=>({node:g,score:qs(g,i.lengthPenalty)}));
t.pool=[...t.pool,...u].sort((g,b)=>b.score-g.score).slice(0,r.size)}t.lastStep=n;let a=t.pool.at(-1).score,l=t.pool.every(({node:u})=>u),d=t.weighed=Ji(e.best,
n-r.start,l?a:null,r,i);o?t.stop={step:n,why:"criteria"}:l&&i.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:u})=>d.bound>(u?a:Ns))||(t.stop={
step:n,why:"settled"})}function uh(t,e){let n=t.prompts.map(i=>{let a=Ki(i).map(g=>Gi(i,g,t,e)),l=Ki(i).map(g=>Gi(i,g,t,t.own)),d=1/0;return a.forEach((g,b)=>{let[
y,C]=[g,l[b]].map(({stop:W})=>W?W.step:1/0);g.exact=g.lastStep<=d,y!==C&&(d=Math.min(d,y,C))}),{kept:a.flatMap(g=>g.kept).sort((g,b)=>g.score-b.score).reverse(),
pools:a}}),o=n.flatMap(i=>i.pools);return{stop:o.length>0&&o.every(({stop:i})=>i)?o.map(({stop:i})=>i).reduce((i,a)=>a.step>i.step?a:i):null,prompts:n}}var Ki=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>n-o);function Gi(t,e,n,o){let{size:r,start:i}=n,a={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let l=i;l<t.steps.length&&!a.stop;l++){let d=fh(t.steps[l],e,n);if(!d)break;let u=a.lastStep=l+1;d.ended.forEach(y=>Ui(a,y,
n,o));let g=a.kept.length>=r,b=g?Ps(a.kept):null;a.weighed=Ji(d.best,u-i,b,n,o),g&&o.earlyStopping===!0?a.stop={step:u,why:"full"}:g&&b>=a.weighed.bound?a.stop=
{step:u,why:"settled"}:mh(t.steps[l],u,n)&&(gh(d.nodes,n).forEach(y=>Ui(a,y,n,o)),a.stop={step:u,why:"criteria"})}return a}function fh(t,e,{ends:n}){rn.has(t)||
rn.set(t,new Map);let o=rn.get(t);if(!o.has(e)){let r=t.filter(({beam:a})=>(a.group??null)===e),i=r.filter(({beam:a})=>a.status==="finished"&&n.has(a.token_id));
o.set(e,r.length?{nodes:r,ended:i,best:Me(r[0])}:null)}return o.get(e)}var Ps=t=>Math.min(...t.map(({score:e})=>e));function Ui(t,e,n,{lengthPenalty:o}){let r=qs(
e,o);if(t.kept.length>=n.size&&!(r>Ps(t.kept))||(t.kept.push({node:e,score:r}),t.kept.length<=n.size))return;let i=Ps(t.kept);t.kept.splice(t.kept.findIndex(a=>a.
score===i),1)}function mh(t,e,{ends:n,maxNew:o,start:r}){return e-r>=o||t.some(({beam:i})=>Tn(i)&&!n.has(i.token_id))}var Tn=({status:t})=>t==="finished"||t==="\
ended";function gh(t,{ends:e,constraints:n,promptIds:o,wanted:r}){let i=t.filter(({beam:d})=>d.status==="running"||Tn(d)&&!e.has(d.token_id)),a=d=>n.every((u,g)=>gt(
u,d.beam.progress[g],d,o)),l=i.filter(d=>!d.beam.progress||a(d));return l.length<r?[...l,...i.filter(d=>!l.includes(d))]:l}function Yi(t,e,n){let o=Math.max(...t.
prompts.map(i=>i.steps.length));if(e.stop?e.stop.step!==o:n)return!1;let r=Math.min(...t.prompts.map(i=>i.steps.length));return e.prompts.every(({kept:i},a)=>{let{
pools:l}=t.prompts[a],d=l[(t.together?r:l.length)-1]||[];return d.length===i.length&&d.every((u,g)=>wh(u,i[g],t))})}function wh(t,{node:e,score:n},o){if(fe(t)===
null||!Number.isFinite(n))return fe(t)===null==!Number.isFinite(n);let r=2e-5*Math.max(1,e.length**-o.own.lengthPenalty);return Math.abs(t-n)<=r+1e-5*Math.abs(n)}
function Xi(t,e,n,{lengthPenalty:o},r){let i=t.prompts[e],{kept:a,pools:l}=n.prompts[e],d=(y,C,W="")=>({node:y,score:qs(y,o),place:null,state:C,why:W}),u=new Set(
a.map(({node:y})=>y)),g=bh(i).filter(y=>!u.has(y)).map(y=>{let{stop:C}=l.find(({group:W})=>W===(y.beam.group??null))||l[0];return!C||y.index<C.step?d(y,"out","d\
ropped"):d(y,"out",n.stop&&y.index>=n.stop.step?"not reached":"too late")}),b=!r&&!n.stop;return[...a.map(({node:y,score:C},W)=>({node:y,score:C,place:W,state:n.
stop&&W<t.wanted?"returned":"kept",why:""})),...b?i.running.map(y=>d(y,"running")).sort((y,C)=>C.score-y.score):[],...g.sort((y,C)=>C.score-y.score)]}var Cs=new WeakMap;
function bh({steps:t}){Cs.has(t)||Cs.set(t,{read:0,nodes:[]});let e=Cs.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function to({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var kh=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),Zi=({processors:t})=>t.filter(e=>!kh.has(e));function Is(t,e){
let n=t.given,[o,r]=[n?t.steps[n-1][0]:null,0];for(let i=n;i<t.steps.length;i++){let{candidates:a}=(t.distributions[i]||[])[r]||{candidates:[]},l=e(i-n,a[0]);if(l===
void 0)return{last:o,ended:!1,left:null};let d=t.steps[i].find(u=>u.beam.parent===r&&u.beam.token_id===l)||null;if(!d||d.beam.status==="pruned")return{last:o,ended:!1,
left:yh(t,o,r,{index:i,id:l,node:d,candidates:a})};if(o=d,d.beam.status!=="running")return{last:o,ended:!0,left:null};r=d.beam.beam}return{last:o,ended:!1,left:null}}
function yh(t,e,n,{index:o,id:r,node:i,candidates:a}){let l=i&&i.beam||a.find(y=>y.token_id===r)||null,d=i?i.beam.group:e&&e.beam.group,u=t.steps[o].filter(y=>(y.
beam.group??null)===(d??null)||!e),g=u.filter(y=>y.beam.status==="running").map(Me),b=e&&!e.given?Me(e):0;return{index:o,token:l,node:i,considered:u.length,sum:i?
Me(i):l&&fe(l.logprob)!==null?b+l.logprob:null,best:g.length?Math.max(...g):null,worst:g.length?Math.min(...g):null}}var no=t=>Is(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var Qi=700;function Rs(t,e){let{beam:n,length:o}=t,r=e.started.effective.length_penalty??1,i=e.prompts[t.sequence].steps[t.index].filter(l=>(l.beam.group??null)===
(n.group??null)).length,a=[[s("probability"),H(Math.min(1,X(n.logprob)))],[s("token log p"),V(n.logprob)]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&
a.push([s("before the processors"),V(n.raw_logprob)]),a.push([s("sum"),V(n.score)]),a.push([s("sum / {length}^{power}",{length:o,power:r}),V(pt(t,r))]),a.push([
s("rank"),t.rank?s("{rank} of {among}",{rank:t.rank,among:i}):s("below the {among} considered",{among:i})]),n.diversity_penalty&&a.push([s("diversity penalty"),
V(n.diversity_penalty)]),(n.bank??null)!==null&&a.push([s("bank"),String(n.bank)]),a}function js(t,e,n,{place:o,greedy:r}={}){let{beam:i}=t,a=n.prompts[t.sequence].
steps[t.index].filter(E=>(E.beam.group??null)===(i.group??null)),l=a.filter(E=>E.beam.status==="running"),d=(i.beam??0)+1,u=n.started.mode==="beam_sample",g=n.finished&&
t.index===n.prompts[t.sequence].steps.length-1;if(t.given)return s("It was given, not chosen: the search begins after it.");let b=nn(t)?[s("It continues beam {p\
arent}: the text that was beam {number} ranked lower or was pruned.",{parent:i.parent+1,number:d})]:[],y=i.forced?[s("It was considered because it advances a co\
nstraint.")]:[],C=l.reduce((E,$)=>Math.min(E,$.beam.score),1/0),W=Number.isFinite(C)?[s("The worst beam that went on has a sum of {sum}.",{sum:V(C)})]:[],_=V(i.
final_score),S={tip:()=>[g?s("It was still running as beam {number} when the search stopped.",{number:d}):s("It goes on as beam {number}.",{number:d}),...b,...y],
inner:()=>[s("It went on as beam {number}.",{number:d}),...b,...y],lost:()=>[s("It went on as beam {number}, but is a dead end: better beams took the places of \
its continuations.",{number:d}),...b,...y],kept:()=>[s("The text ended here and is kept, with a final score of {score}.",{score:_}),...o?[s("It is output {place\
}.",{place:o})]:[]],fell:()=>[s("The text ended here with a final score of {score}, but was dropped for better ones.",{score:_})],ended:()=>[s("The text ended h\
ere but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[s(u?"It was drawn and pruned: better ones filled the beams.":"It was considered \
and pruned."),...W],unseen:()=>[u?s("It was not drawn."):s("It was too improbable: not among the {considered} continuations that were considered.",{considered:a.
length})]},M=r?[s("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];return[...Object.hasOwn(S,e)?S[e]():[],...M].join(" ")}var Bs=t=>t.
piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.text?t.beam.text:"");function zs(t,e,n){return t.beam.progress.map((o,r)=>{let i=e[r];return i&&
gt(i,o,t,n)?"✓":o?"◐":"·"}).join("")}function Fs(t,e){let n=(d,u,g)=>t.querySelector(".gp-picked-"+g)||t.appendChild(c(d,u)),o=n("p","gp-whole-text","text"),
r=n("dl","","facts"),i=n("p","gp-fate","fate"),a=t.classList.contains("gp-node-card");function l(d,u,g){if(!d){t.hidden=!0;return}let b=u.at.get(d),y=ue(d.before).
map(M=>M.piece??"").join(""),C=a&&y.length>Qi?"…"+y.slice(-Qi):y,W=c("b","");Oe(W,Bs(d)||d.beam.text),o.replaceChildren(c("bdi","",C),W);let _=Rs(d,e);d.beam.
progress&&_.push([s("constraints"),zs(d,g,e.prefix.map(M=>M.token_id))]);let S=([M,E])=>{let $=[c("dt","",M),c("dd","",E)];if(a)return $;let k=c("div");return k.
append(...$),[k]};r.replaceChildren(..._.flatMap(S)),T(i,js(d,b?b.look:d.beam.status,e,b||{})),t.hidden=!1}return{element:t,show:l,hide:()=>{t.hidden=!0}}}function ea(){
return[...[["tip",s("goes on")],["lost","✕ "+s("dead end")],["kept","■ "+s("ended, kept")],["fell","▤ "+s("ended, dropped")],["pruned","✕ "+s("pruned")],
["unseen","… "+s("not considered")],["path",s("best or selected text")]].map(([e,n])=>{let o=te("svg","t-tree"),r=te("g",`t-${e}`),[i,a]=[te("rect","t-box"),te(
"rect","t-inside")];U(i,{x:2,y:2,width:22,height:11,rx:3}),U(a,{x:4.5,y:4.5,width:17,height:6,rx:2}),r.append(i,a),o.append(r);let l=c("span");return e==="unsee\
n"?l.append(n):l.append(o,n),l}),c("span","",s("2→1: beam 2 goes on as beam 1")),c("span","","★ "+s("output")),c("span","","G "+s("greedy path"))]}var xh=700,vh={candidates:2,number:"probability"},oo=class{constructor(e){this.log=e,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:e,max_new_tokens:n}=this.
log.started,o=(e.num_beams||1)*n>xh;this.choices={...vh,lost:!o,fold:o,...o?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=en(this.log.started),this.stop()}choose(e,n){this.choices[e]=n,this.byHand[e]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let e=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return e?e.last:null}get selected(){let{selected:e}=this.log;return e&&e.beam&&e.sequence===this.number?e:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:e,number:n,prompt:o,atEnd:r}=this;this.stale=!1;let i=r&&
e.returned?e.returned.map(({last:a})=>a):[];this.tree=Ni(o,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:i.filter(
a=>a&&a.sequence===n),live:!e.finished||!r,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:e}=this,{last:n,left:o}=no(e),r=En([n]),i=o&&(o.node||o.token&&Xr(
e,o.index,n,o.token.token_id));return i?r.add(i):r}get newest(){let{columns:e,at:n,entries:o}=this.tree,{x:r,width:i}=e.at(-1),{y:a,height:l}=n.get(this.best)||
o[0];return{x:r,y:a,width:i,height:l}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:o,to:r})=>n+r-o,0)}kidsOf(e){return this.
tree.entries.filter(({nodes:n})=>n.length&&n[0].before===e.node)}parentOf(e){return this.tree.at.get(e.nodes[0].before)}entryAt([e,n]){let o=r=>e>=r.x&&e<=r.x+r.
width&&n>=r.y-2&&n<=r.y+r.height+2;return this.tree&&this.tree.entries.findLast(o)}goalsOf(e){return e.beam.progress?(this.goals.has(e)||this.goals.set(e,zs(e,this.
constraints,this.log.prefix.map(n=>n.token_id))),this.goals.get(e)):""}toggle({node:e,column:n,folded:o}){let{unfolded:r,collapsed:i}=this,a=this.tree.columns.some(
({from:l,open:d})=>d&&l===e.index);o?r.add(n.from):a&&r.has(e.index)?r.delete(e.index):i.has(e)?i.delete(e):e.beam.status==="running"&&i.add(e)}};var so=class{constructor(e,n){this.box=e,this.changed=n,this.x=0,this.y=0,this.zoom=1,this.plane=[1,1],this.moved=!1,this.byHand=!1,this.gesture=!1,this.pointers=
new Map,e.addEventListener("pointerdown",o=>this.down(o)),e.addEventListener("pointermove",o=>this.move(o));for(let o of["pointerup","pointercancel"])e.addEventListener(
o,r=>this.up(r));e.addEventListener("wheel",o=>this.wheel(o),{passive:!1}),this.resized=()=>this.settle(),new ResizeObserver(()=>this.resized()).observe(e)}get width(){
return this.box.clientWidth||1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.
zoom]}get limits(){let e=Math.min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,e)),2.5]}sized(e,n){this.plane=[e,n],this.
settle()}settle(){let[e,n]=this.limits;this.zoom=Math.min(n,Math.max(e,this.zoom));let[o,r]=[this.width/this.zoom,this.height/this.zoom],i=(a,l,d)=>l>d?(d-l)/2:
Math.max(0,Math.min(a,d-l));this.x=i(this.x,o,this.plane[0]),this.y=i(this.y,r,this.plane[1]),this.changed()}zoomBy(e,[n,o]=[this.width/2,this.height/2],r=!1){this.
gesture=r;let[i,a]=this.limits,l=Math.min(a,Math.max(i,this.zoom*e));this.x+=n/this.zoom-n/l,this.y+=o/this.zoom-o/l,this.zoom=l,this.byHand=!0,this.settle()}whole(){
[this.zoom]=this.limits,[this.x,this.y]=[0,0],this.settle()}shows({x:e,y:n,width:o,height:r}){let[i,a,l,d]=this.area;return e>=i&&n>=a&&e+o<=l&&n+r<=d}reveal({x:e,
y:n,width:o,height:r},i=40){let[a,l,d,u]=this.area,g=Math.min(i,(d-a)/4,(u-l)/4);this.x+=Math.min(0,e-g-a)||Math.max(0,e+o+g-d),this.y+=Math.min(0,n-g-l)||Math.
max(0,n+r+g-u),this.settle()}at({clientX:e,clientY:n}){let{left:o,top:r}=this.box.getBoundingClientRect();return[this.x+(e-o)/this.zoom,this.y+(n-r)/this.zoom]}down(e){
e.button||(this.pointers.set(e.pointerId,e),this.pointers.size===1&&(this.moved=!1))}move(e){let n=this.pointers.get(e.pointerId);if(!n)return;let[o,r]=[e.clientX-
n.clientX,e.clientY-n.clientY];if(!this.moved&&Math.hypot(o,r)<4)return;this.moved||this.box.setPointerCapture(e.pointerId),this.moved=!0,this.byHand=!0,this.pointers.
set(e.pointerId,e);let i=[...this.pointers.values()].find(({pointerId:a})=>a!==e.pointerId);if(i){let a=u=>Math.hypot(u.clientX-i.clientX,u.clientY-i.clientY)||
1,{left:l,top:d}=this.box.getBoundingClientRect();this.zoomBy(a(e)/a(n),[(e.clientX+i.clientX)/2-l,(e.clientY+i.clientY)/2-d],!0)}else this.x-=o/this.zoom,this.
y-=r/this.zoom,this.settle()}up(e){this.pointers.delete(e.pointerId)}wheel(e){let n=this.box.closest(".gp-alone")!==null,{left:o,top:r}=this.box.getBoundingClientRect();
e.ctrlKey||e.metaKey||n&&!e.shiftKey&&!e.deltaX?(e.preventDefault(),this.zoomBy(Math.exp(-e.deltaY*(e.deltaMode?.05:.002)),[e.clientX-o,e.clientY-r],!0)):(e.deltaX||
e.shiftKey)&&(e.preventDefault(),this.x+=(e.deltaX||e.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var ro=class{constructor(e,n,o){this.box=e,this.state=n,this.pan=o,this.element=null,this.entry=null}focusOn(e,n=!1){let o=this.element,r=o&&document.activeElement===
o;this.element=c("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(e)}),this.entry=e,this.box.append(this.element),o&&o.remove(),this.place(),(r||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(e){let{state:n}=this,o=e.node?e.nodes[0].index+2:1,r=e.node?n.kidsOf(n.parentOf(e)||n.tree.entries[0]):
[e],i=e.hidden||e.folded?"false":n.kidsOf(e).length?"true":null;return{"aria-level":o,"aria-label":this.labelOf(e),"aria-setsize":r.length||1,"aria-posinset":Math.
max(0,r.indexOf(e))+1,"aria-selected":String(!!e.node&&e.node===n.selected),...i&&{"aria-expanded":i}}}labelOf(e){let{log:n}=this.state,{node:o,nodes:r}=e;if(!o)
return s(n.readsSource?"The start of the target, where the tree begins":"The prompt, where the tree begins");let i=Y(r.map(Bs).join("")),a=r.length>1?z(r.length,
"{count} token, {text}","{count} tokens, {text}",{text:i}):i,l=Rs(o,n).map(([d,u])=>`${d} ${u}`);return`${a}, ${s("step {number}",{number:o.index+1})}. ${js(o,e.
look,n,e)} ${l.join(", ")}`}place(){let{state:{tree:e,best:n},entry:o,pan:{x:r,y:i,zoom:a}}=this;if(!e)return;let l=o&&(o.node?e.at.get(o.node):e.entries[0])||e.
at.get(n)||e.entries[0];if(!o||l.node!==o.node){this.focusOn(l,!0);return}this.entry=l,Object.assign(this.element.style,{left:`${(l.x-r)*a}px`,top:`${(l.y-i)*a}\
px`,width:`${l.width*a}px`,height:`${l.height*a}px`})}neighbour(e){let n=this.state.tree.entries.filter(({x:o})=>o===this.entry.x).sort((o,r)=>o.y-r.y);return n[n.
indexOf(this.entry)+e]}};var ta=600,Sh=150,_h=130,na=.2,Oh=.4,io=class{constructor(e,n){this.root=e,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new tn(this.part("picture")),this.pan=new so(this.box,()=>this.schedule()),this.scale=1,this.pan.resized=()=>this.resized(),this.item=new ro(this.
part("tree-nodes"),n,this.pan),this.card=Fs(this.part("node-card"),this.log),this.picked=Fs(this.part("picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=
void 0,this.part("legend-line").append(...ea())}part(e){return this.root.querySelector(".gp-"+e)}get selected(){return this.log.selected&&this.state.tree?this.state.
tree.at.get(this.log.selected):void 0}resized(){let{state:e,pan:n,root:o}=this;if(o.hidden)return;let r=Number(getComputedStyle(o).getPropertyValue("--gp-scale"))||
1;n.zoom*=r/this.scale,e.tree&&(r!==this.scale||this.box.closest(".gp-alone"))&&this.regrow(),this.scale=r,n.settle(),e.tree&&!n.byHand&&n.reveal(this.selected||
e.newest,30)}revealSelected(){let{selected:e,pan:n}=this;e&&!n.shows(e)&&n.reveal(e,1/0)}begin(){let{state:e}=this;e.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,
byHand:!1}),this.part("candidates-shown").value=e.choices.candidates,this.part("number").value=e.choices.number,this.part("lost").checked=e.choices.lost,this.part(
"fold").checked=e.choices.fold}grow(){let{state:e,pan:n,box:o}=this;e.lay();let{width:r,height:i}=e.tree;n.byHand||(n.zoom=this.zoomFor(r,i));let a=`${Math.round(
Math.max(Sh,Math.min(ta,i*Math.min(1,n.zoom)+4)))}px`;o.style.height!==a&&(o.style.height=a),this.drawn=null,n.sized(r,i),n.byHand||n.reveal(e.newest,30),this.drawPicked(),
this.sayTime()}zoomFor(e,n){let{pan:o,scale:r}=this;if(r!==1)return r;let i=Math.min(1,Math.max(.8,(ta-4)/n));return this.box.closest(".gp-alone")?Math.max(i,Math.
min(2,o.width/e,o.height/n)):i}schedule(){this.wanted||(this.wanted=!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){
this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:e,
picture:n}=this,{x:o,y:r,zoom:i,area:a}=e;this.drawn&&e.gesture&&Math.abs(Math.log(i/this.drawn.zoom))<Oh&&i!==this.drawn.zoom?(clearTimeout(this.resting),this.
resting=setTimeout(()=>this.redraw(),_h)):(!this.isDrawn(a)||i!==this.drawn.zoom)&&this.drawAround(a,i);let{drawn:d}=this,u=[(d.area[0]-o)*i,(d.area[1]-r)*i].map(
g=>`${g.toFixed(2)}px`);n.element.style.transform=`translate(${u}) scale(${i/d.zoom})`,n.nameBandsAt(o),this.item.place(),this.part("follow").hidden=!e.byHand}isDrawn([
e,n,o,r]){if(!this.drawn)return!1;let{area:i}=this.drawn;return e>=i[0]&&n>=i[1]&&o<=i[2]&&r<=i[3]}drawAround([e,n,o,r],i){let{picture:a}=this,[l,d]=[(o-e)*na,(r-
n)*na],u=[e-l,n-d,o+l,r+d];this.drawn={zoom:i,area:u},U(a.element,{width:(u[2]-u[0])*i,height:(u[3]-u[1])*i}),U(a.world,{transform:`translate(${-u[0]*i} ${-u[1]*
i}) scale(${i})`}),a.draw(this.state.tree,this.look(u))}look(e){let{state:n,log:o}=this,r=n.broughtOut;return{area:e,zoom:this.pan.zoom,path:En([r||n.best]),dim:!!r,
number:n.choices.number,penalty:n.penalty,goals:n.constraints.length?i=>n.goalsOf(i):null,root:s(o.readsSource?"target start":"the prompt")}}goTo(e){let{state:n,
log:o,pan:r}=this;n.upTo=e>=n.length-1?null:Math.max(0,e),n.timeNode=n.upTo===null?null:n.best,o.selectStep(n.timeNode),n.upTo!==null&&(r.byHand=!1),this.regrow()}sayTime(){
let{state:e,slider:n}=this,o=Math.max(1,e.length),r={step:e.shownTo+1,end:o,folded:e.folded},i=s("step {step} of {end}",r);U(n,{max:o}),n.value=String(e.shownTo+
1),n.setAttribute("aria-valuetext",i),T(this.part("step-words"),e.folded?s("step {step} of {end}, {folded} folded",r):i),T(this.part("play"),s(e.playing?"❚❚ Pau\
se":"▶ Play"))}showCard(e){let{card:n,pan:o,state:r}=this;n.show(e.node,r.tree,r.constraints);let{x:i,y:a,zoom:l}=o,[d,u]=[(e.x-i)*l,(e.y+e.height-a)*l+8],{element:g}=n,
b=(e.y-a)*l-g.offsetHeight-8;g.style.left=`${Math.max(4,Math.min(d,o.width-g.offsetWidth-4))}px`,g.style.top=`${u+g.offsetHeight>o.height&&b>0?b:u}px`}drawPicked(){
let{state:e,log:n}=this,o=e.broughtOut,r=this.part("picked");if(r.hidden=!o,r.hidden)return;this.picked.show(o,e.tree,e.constraints),this.part("go-on").hidden=!n.
canAsk||n.hideFrom!==null;let i=e.tree.at.get(o),a=i&&!i.hidden&&e.kidsOf(i).length,l=this.part("collapse");l.hidden=!i||!a&&!i.hidden||o.beam.status!=="running",
T(l,i&&i.hidden?s("Open what follows ({count})",{count:i.hidden}):s("Fold what follows"))}drawPrompts(){let e=this.log.prompts.length,n=this.part("prompt-number");
this.part("which").hidden=e<2,n.options.length!==e&&(n.replaceChildren(...this.log.prompts.map((o,r)=>c("option","",String(r+1),{value:r}))),n.value=this.state.
number)}};function oa(t,e){let n=new oo(e),o=new io(t,n);return Fi(o),r=>{t.hidden=!e.usesBeams||e.hideFrom===0,r.run&&e.started&&o.begin(),!t.hidden&&(o.part("files").querySelector(
"[data-file=html]").hidden=!e.canAsk,(r.run||r.steps||r.status)&&(n.stale=!0,o.drawPrompts()),o.drawn=null,o.draw(),r.selection&&o.revealSelected(),o.drawPicked())}}var Mh={returned:"★",kept:"■",running:"●",out:"□"},[Eh,sa]=[100,14],Th=16,Hs=new WeakMap,ra=new WeakMap;function ao(t){let e=[],n=t;for(;n&&!Hs.has(n);)
e.push(n),n=n.before;let o=n?Hs.get(n):"";for(let r of e.reverse())o+=r.piece??(r.given||!Tn(r.beam)?r.chosen.text:""),Hs.set(r,o);return o}function co(t,e=26){
let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function Lh(t,e){let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;
for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function $h(t,e,n){if(n.ends.has(t.beam.token_id))return ye("eos")[0];if(t.length>=n.maxNew)return ye("length")[0];
let o=(e.returned||[]).find(({last:r})=>r===t);return o?ye(o.stopReason)[0]:s("a stopping criterion")}function Ah({place:t,state:e,why:n}){return t!==null?e==="\
returned"?s("{place} output",{place:t+1}):String(t+1):n==="dropped"?s("dropped"):n==="too late"?s("too late"):n==="not reached"?s("not reached"):e==="running"?s(
"still running"):""}var lo=class{constructor(e,n){this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",o=>{let r=this.
rows.find(({pick:i})=>i.contains(o.target));r&&n.selectStep(n.selected===r.node?null:r.node)}),this.body.addEventListener("keydown",o=>{o.key==="Escape"&&n.selectStep(
null);let r={ArrowDown:1,ArrowUp:-1}[o.key];if(!r)return;o.preventDefault();let i=this.rows[this.rows.findIndex(({pick:a})=>a===o.target)+r];i&&!i.row.hidden&&i.
pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.from({length:9},()=>e.insertCell()),[o,r]=[c("span","gp-sign",null,{"aria-hidden":"true"}),c("span")];
n[0].append(o,r);let i=c("button","gp-pick",null,{type:"button"}),[a,l]=[c("bdi","gp-head-text"),c("bdi","gp-tail-text")];i.append(a,l),n[3].append(i);let d={row:e,
cells:n,sign:o,place:r,pick:i,head:a,tail:l,node:null};return this.rows.push(d),d}draw(e,n,o){let r={moved:n!==null,group:e.some(({node:d})=>(d.beam.group??null)!==
null),words:e.some(({node:d})=>d.beam.progress)};for(let[d,u]of Object.entries(r))G(this.table.tHead.querySelector(`.gp-${d}-column`),u);for(;this.rows.length<e.
length;)this.newRow();let i=e.map(({node:d})=>ao(d)),a=i.map(d=>Lh(d,i[0]));i.length>1&&(a[0]=Math.min(...a.slice(1)));let l=Math.max(0,e.findIndex(({node:d})=>d===
this.log.selected));this.rows.forEach((d,u)=>{G(d.row,u<e.length),!d.row.hidden&&(d.pick.tabIndex!==(u===l?0:-1)&&(d.pick.tabIndex=u===l?0:-1),this.fill(d,e[u],
i.length>1?a[u]:0,n,o,r))})}fill(e,n,o,r,i,a){let{node:l,score:d,place:u,state:g}=n,{cells:b,pick:y}=e,[C,W]=[ao(l),this.log.selected===l];e.node=l,e.row.dataset.
state!==g&&(e.row.dataset.state=g),T(e.sign,Mh[g]),T(e.place,Ah(n)),this.sayText(e,C,o,W),y.getAttribute("aria-pressed")!==String(W)&&y.setAttribute("aria-press\
ed",String(W)),G(b[1],a.moved),a.moved&&T(b[1],Ch(u,r.get(l))),G(b[2],a.group),a.group&&T(b[2],Ae(l.beam.group)),T(b[4],Number.isFinite(Me(l))?V(Me(l)):"−∞"),
T(b[5],String(l.length)),T(b[6],Number.isFinite(d)?V(d):"−∞"),G(b[7],a.words),a.words&&T(b[7],this.written(l,i)),T(b[8],g==="running"?"–":`${l.index+1}: ${$h(
l,this.log,i)}`)}sayText({pick:e,head:n,tail:o},r,i,a){let l=a||i<Th?0:i,d=`${a} ${l} ${r}`;if(ra.get(e)===d)return;ra.set(e,d);let u=Array.from((l?"…":"")+r.
slice(l)),g=a||u.length<=2*sa?0:sa,b=u.slice(0,u.length-g);ge(n,(a?b:b.slice(0,Eh)).join("")),ge(o,g?u.slice(-g).join(""):"",{plain:!g}),e.setAttribute("aria-la\
bel",Y(r)),l||u.length>60?be(e,()=>s("The whole text: {text}",{text:r})):delete e.dataset.tip}written(e,{constraints:n,promptIds:o}){let r=n.filter((i,a)=>gt(i,
e.beam.progress[a],e,o)).length;return`${r===n.length?"✓ ":""}${s("{done} of {all}",{done:r,all:n.length})}`}};function Ch(t,e){return e===void 0?t===null?"–":
"– ▲":t===null?`${e+1} ▼`:t===e?`${e+1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var ho=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,T(this.button,
s(this.isAsked?"running …":"Run greedy decoding"))}draw(e,n,o){let{log:r}=this,i=(r.searched.get(r.turn)||[]).find(({kind:l})=>l==="greedy")||null;this.button.
hidden=!!i||!r.finished||!Object.hasOwn(r.answers,"search"),this.sayButton(),this.path.hidden=!!i,this.fill(this.path,this.pathWords(no(e.prompts[n]),e,o.prompts[n].
kept,!!r.started.effective.do_sample));let a=Zi(r.started).map(l=>Ne(l)[0]);this.doubt.hidden=!a.length||!!i,T(this.doubt,s("This is the path of the most probab\
le tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.",{processors:a.join(", ")})),this.exactly.
hidden=!i,i&&this.said!==i&&this.drawFound(i,e,n,o),this.said=i}fill(e,n){let o=n.map(r=>typeof r=="string"?r:r.textContent).join(`
`);e.dataset.said!==o&&(e.dataset.said=o,e.replaceChildren(...n))}pathWords({last:e,ended:n,left:o},r,i,a){if(o)return this.leftWords(o,r,a);if(!e||e.given)return[
s(a?"The path of the most probable tokens is not known yet.":"The greedy path is not known yet.")];let l=n?i.findIndex(({node:g})=>g===e):-1,d=V(Me(e)),u=l<0?z(
e.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",{sum:d}):z(e.length,"Its sum is {sum} after {count} token, its score {\
score}.","Its sum is {sum} after {count} tokens, its score {score}.",{sum:d,score:V(i[l].score,4)});return[[this.fateWords(e,n,l,a),u,...this.bestWords(e,n,l,r,
i)].join(" ")]}fateWords({beam:e,index:n},o,r,i){let a={text:s(i?"The text of the most probable tokens":"The greedy text"),beam:(e.beam??0)+1,place:r+1,token:n+
1};return o?r>0?s("{text} has ended, and has rank {place}.",a):r===0?this.log.finished?s("{text} is the best output.",a):s("{text} is the best so far.",a):e.status===
"finished"?s("{text} ended at token {token} but is not kept: others are better.",a):s("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",a):s("{text} is still running, as beam {beam}.",a)}bestWords({sequence:e},n,o,r,i){if(!n){let u=r.prompts[e].running.map(Me);return u.length?
[s("The best beam has {sum}.",{sum:V(Math.max(...u))})]:[]}if(o===0||!i[0])return[];let{node:a,score:l}=i[0],d={sum:V(Me(a)),score:V(l,4)};return[z(a.length,"Th\
e best has a sum of {sum} after {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",d)]}leftWords({
index:e,token:n,node:o,sum:r,considered:i,best:a,worst:l},d,u){let g=d.prompts.some(({steps:C})=>(C[0]||[]).some(({beam:W})=>(W.group??null)!==null)),b=[o?s("ra\
nk {rank} of {considered}",{rank:o.rank,considered:i}):s("not among the {considered} considered",{considered:i}),...r===null?[]:[s("sum {sum}",{sum:V(r)})],...l===
null?[]:[s("worst beam that went on {worst}, best {best}",{worst:V(l),best:V(a)})]].join("; "),y=s(u?"{where} left the path of the most probable tokens at token\
 {place}: {token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return pe(y,{where:s(g?"Group A":"The search"),place:String(
e+1),details:b,token:n?se(n.text,"gp-strong"):s("a token that was not recorded")})}drawFound(e,n,o,r){let i=e.tokens.map(([C])=>C),a=Is(n.prompts[o],C=>i[C]),l=C=>C.
reduce((W,_)=>W+(fe(_)??-1/0),0),d=r.prompts[o].kept[0],u=d?ue(d.node).filter(C=>!C.given):[],g=c("span");this.fill(g,[...pe(s("Run by the library, greedy decod\
ing wrote {text}."),{text:se(co(e.text,60),"gp-wrote")}),` ${this.totalWords(i.length,l(e.tokens.map(([,,C])=>C)))} `,d?`${this.bestTotalWords(u.length,l(u.map(
({chosen:C})=>C.raw_logprob)))} `:"",...this.pathWords(a,n,r.prompts[o].kept,!1)]);let b=c("details"),y=c("table");for(let[C,[,W,_]]of e.tokens.entries()){let S=y.
insertRow();S.insertCell().textContent=C+1,S.insertCell().append(se(W)),S.insertCell().textContent=V(fe(_))}b.append(c("summary","",s("Its tokens and their log-\
probabilities")),y),this.exactly.replaceChildren(g,b)}totalWords(e,n){let o={sum:V(n)};return this.log.started.processors.length?z(e,"It has {count} token with \
a log-probability of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",o):z(e,"It has {count} token w\
ith a log-probability of {sum}.","It has {count} tokens with a log-probability of {sum}.",o)}bestTotalWords(e,n){let o={sum:V(n)};return this.log.started.processors.
length?z(e,"The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability\
 of {sum} before the processors.",o):z(e,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-pro\
bability of {sum}.",o)}};var ln=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,Ds=t=>an.find(([e])=>e===t)?.[1]??String(t),Ct=t=>String(Number(t.toFixed(4))),
po=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=an.map(([o,r])=>this.
newRow(o,r)),this.asked=null}newRow(e,n){let o=this.root.querySelector("tbody").insertRow(),r=c("th","",null,{scope:"row"});o.append(r);let[i,a,l]=Array.from({length:3},
()=>o.insertCell()),d=c("span"),u=c("button","gp-button gp-run-on",null,{type:"button","aria-label":s("Run the search with early_stopping {name}",{name:n})});l.
dataset.name=`${s("outputs:")} `,i.append(d," ",u);let g={row:o,head:r,words:d,button:u,because:a,outputs:l,value:e,name:n,rule:null};return u.addEventListener(
"click",()=>{this.asked=g.rule,this.log.ask({type:"search",kind:"rule",rule:g.rule}),this.sayButton(g)}),g}sayButton({button:e,rule:n}){let o=!!(this.asked&&ln(
this.asked,n));e.disabled=o,T(e,s(o?"running …":"Run the search"))}draw(e,n,o,r,i){T(this.why,this.whyWords(e,n,o(e.own),i));for(let a of this.rows){a.rule={lengthPenalty:r.
lengthPenalty,earlyStopping:a.value};let l=ln(a.rule,e.own);ce(a.row,l?"gp-own-rule":""),T(a.head,l?s("{name} (this run)",{name:a.name}):a.name),this.drawRule(a,
e,n,o,i)}}drawRule(e,n,o,r,i){let a=r(e.rule),{pools:l}=a.prompts[o],d=l.every(({exact:b})=>b),u=a.stop&&d?null:this.answerTo(e.rule),g=!u&&!(a.stop&&d);if(e.button.
hidden=!g||!this.log.finished||!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),u){T(e.words,s("after step {step}",{step:u.steps})),T(e.because,s("fo\
und by a run")),this.sayOutputs(e.outputs,...this.comparedIds(u));return}T(e.words,Ph(a,d,i)),T(e.because,this.reasons(l,n,e.rule)),!d||!a.stop?T(e.outputs,"–"):
this.sayOutputs(e.outputs,...this.comparedNodes(a,r(n.own),o,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(o=>o.kind==="rule"&&ln(o.rule,
e))||null}comparedNodes(e,n,o,{wanted:r}){let[i,a]=[e,n].map(({prompts:d})=>d[o].kept.slice(0,r));return[i.filter(({node:d},u)=>!a[u]||a[u].node!==d).length,i.length,
i[0]?{text:ao(i[0].node),score:i[0].score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:o})=>o.join(" "));return[e.filter(({
token_ids:o},r)=>o.join(" ")!==n[r]).length,e.length,e[0]]}sayOutputs(e,n,o,r){let i=r&&{differ:n,all:o,score:V(r.score,4)},a=n?o>1?s("{differ} of {all} differ;\
 the best, with score {score}:",i):s("another text, with score {score}:",i):s("the same"),l=a+(n?r.text:"");e.dataset.said!==l&&(e.dataset.said=l,e.replaceChildren(
a,...n?[" ",se(co(r.text,40),"gp-wrote")]:[]))}whyWords(e,n,o,r){let{pools:i}=o.prompts[n],a=Ds(e.own.earlyStopping);return(o.stop?s("This search stopped after \
step {step} by the rule of early_stopping {name}.",{step:o.stop.step,name:a}):r?s("The search was cut off. By the rule of early_stopping {name} it would have go\
ne on.",{name:a}):s("The search goes on by the rule of early_stopping {name}.",{name:a}))+(i.length>1?`
`:" ")+this.reasons(i,e,e.own)}reasons(e,n,o){return e.map(r=>[...Nh(r,e.length>1),this.reason(r,n,o)].join(" ")).join(`
`)}reason({stop:e,weighed:n},o,r){if(!n)return s("No step has been taken.");let{best:i,length:a,bound:l,worst:d}=n;if(e&&e.why==="criteria")return this.cutOffWords(
o,e);if(d===null)return z(o.size,"No text has ended.","Fewer than {count} texts have ended.");let u=r.earlyStopping==="never"&&r.lengthPenalty>0,g=`${V(i)} / ${a}\
 ^ ${Ct(r.lengthPenalty)} = ${V(l,4)}`,b={numbers:u?s("{formula} (at the longest possible length)",{formula:g}):g,worst:V(d,4)},{together:y}=o;if(!e)return y?s(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",b):s("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",b);if(e.why==="settled")return y?s("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",b):
s("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",b);let C=z(o.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(l>d))return C;let W=y?s("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",b):s("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",b);return`${C} ${W}`}cutOffWords({start:e,maxNew:n},{
step:o}){if(o-e>=n)return z(e+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let r=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:i})=>!["eos","length","unfinished"].includes(i));return r?s("Every continuation met a stopping criterion ({reason}\
).",{reason:ye(r.stop_reason)[0]}):s("Every continuation met a stopping criterion.")}};function Ph({stop:t,prompts:e},n,o){return n?t?s("after step {step}",{step:t.
step}):o?s("goes on past step {step}",{step:to({prompts:e})}):s("not yet"):t?s("not exact: about step {step}",{step:t.step}):s("not exact")}function Nh({group:t,
stop:e},n){if(t===null)return[];let o={group:Ae(t),step:e&&e.step};return[n&&e?s("Group {group}, after step {step}:",o):s("Group {group}:",o)]}function ia(t,e){let o=O=>t.querySelector(".gp-"+O),[r,i,a,l,d]=["slide","power","rule","own-again","of-prompt"].map(o),[u,g,b]=["formula","honest","rest"].map(
o),y=new lo(o("hypothesis-table"),e),C=new po(t,e),W=new ho(t,e),_={},S=new Map;for(let[O,A]of an)a.append(c("option","",A,{value:JSON.stringify(O)}));r.addEventListener(
"input",()=>M({lengthPenalty:Number(r.value)})),i.addEventListener("input",()=>{Number.isFinite(i.valueAsNumber)&&M({lengthPenalty:i.valueAsNumber})}),i.addEventListener(
"change",()=>e.usesBeams&&$(E(Ws(e)),!0)),a.addEventListener("change",()=>M({earlyStopping:JSON.parse(a.value)})),l.addEventListener("click",()=>{_={},p(),r.focus()}),
d.addEventListener("change",()=>p());function M(O){_={..._,...O},p()}let E=O=>({...O.own,..._});function $(O,A=!1){Number(r.value)!==O.lengthPenalty&&(r.value=O.
lengthPenalty),(A||document.activeElement!==i)&&(i.value=Ct(O.lengthPenalty)),a.value=JSON.stringify(O.earlyStopping)}function k(O){return A=>{let P=JSON.stringify(
A),q=S.get(P);if(q)return q;let j=Vi(O,A);return j.stop&&S.set(P,j),j}}function h(O){return{stop:e.finished?{step:0,why:""}:null,prompts:O.prompts.map(({finished:A})=>({
kept:A.map(P=>({node:P,score:P.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}function p({onlySelection:O=!1,anew:A=!1}={}){let P=Ws(
e),q=!!(e.finished||e.failed),j=f(P.prompts.length),R=k(P),N=P.together!==null&&Yi(P,R(P.own),!!e.finished),I=N?E(P):P.own,F=N?R(I):h(P),D=N?R(P.own):F,K=N&&!ln(
I,P.own),Q=Xi(P,j,F,I,q),ee=K?new Map(D.prompts[j].kept.map(({node:oe},le)=>[oe,le])):null;if(y.draw(Q.slice(0,40),ee,P),b.hidden=Q.length<=40,T(b,z(Q.length-40,
"and {count} more, with a lower score","and {count} more, with lower scores")),O)return;for(let oe of["what-if","stopping"])o(oe).hidden=!N;o("greedily").hidden=
!1,$(I,A),l.hidden=!K,T(l,s("Back to the run’s own: {power}, {early}",{power:Ct(P.own.lengthPenalty),early:Ds(P.own.earlyStopping)}));let re=Q.filter(({place:oe})=>oe!==
null);T(o("counts"),m(Q,re)),T(o("scored"),s("sum / length ^ {power}",{power:Ct(I.lengthPenalty)})),u.setAttribute("aria-live",K?"polite":"off"),T(u,w(re[0],I)),
x(N?L(F,D,j,P,I,q):v(P)),N&&C.draw(P,j,R,I,q),W.draw(P,j,D)}function f(O){return o("of-prompts").hidden=O<2,d.options.length!==O&&d.replaceChildren(...Array.from(
{length:O},(A,P)=>c("option","",s("prompt {number}",{number:P+1}),{value:P}))),Math.max(0,d.selectedIndex)}function m(O,A){let P=O.filter(({state:j})=>j==="runn\
ing").length,q=O.filter(({state:j})=>j==="returned").length;return[s("{count} ended",{count:B(O.length-P)}),s("{count} kept",{count:B(A.length)}),...P?[s("{coun\
t} running",{count:B(P)})]:[],...q?[z(q,"{count} output","{count} outputs")]:[]].join(", ")}function w(O,{lengthPenalty:A}){if(!O)return s("No text is kept yet.");
let{node:P,score:q}=O,j={sum:V(Me(P)),length:P.length,power:Ct(A),score:V(q,4)};return s("The best: score = sum / length ^ length_penalty = {sum} / {length} ^ {\
power} = {score}",j)}function x(O){g.hidden=!O,T(g,O)}function v(O){return O.prompts.every(({steps:A,given:P})=>A.length===P)?s("The search has not begun: all t\
okens so far were given."):O.together===null?s("This decoding loop has its own rules: the texts are shown as they were recorded."):s("The recording does not fol\
low the rules of this search, so it does not tell what other settings would give.")}function L(O,A,P,q,j,R){let N=Math.max(1,...q.prompts.map(({steps:K})=>K.length-
q.start)),I=N**j.lengthPenalty;if(!Number.isFinite(I)||I===0)return s("{length} ^ {power} is too large or too small for a floating-point number: the search itse\
lf would fail.",{length:N,power:Ct(j.lengthPenalty)});let F=O.prompts[P].pools.filter(({exact:K})=>!K);if(F.length){let K=F.map(({group:Q})=>Ae(Q)).join(", ");return z(
F.length,"Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of group {gr\
oups}.","Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of groups {gr\
oups}.",{groups:K})}if(ln(j,q.own))return"";if(!O.stop){if(!R)return"";let K=to(O);return q.together?s("With these settings the search would have gone on past s\
tep {step}, where the recording ends: this ranks what is known so far.",{step:K}):s("With these settings the search would have gone on past step {step}, where t\
he recording of a group ends: this ranks what is known so far.",{step:K})}let{step:D}=O.stop;return A.stop?D<A.stop.step?s("With these settings the search would\
 have stopped after step {step}, not {own}: what ended later does not count.",{step:D,own:A.stop.step}):"":s("With these settings the search would have stopped \
after step {step}: what ended later does not count.",{step:D})}return O=>{if(O.run&&(_={},S=new Map,d.replaceChildren()),(O.run||O.searched)&&(C.asked=W.isAsked=
null),t.hidden=!e.usesBeams,t.hidden)return;let A=e.hideFrom!==null;if(o("untold").hidden=!A,o("found").hidden=A,o("counts").hidden=A,A)return;let{run:P,steps:q,
status:j,selection:R,searched:N}=O;P||q||j||N?p({anew:P}):R&&p({onlySelection:!0})}}function aa(t){let e=c("button","gp-alone-button",null,{type:"button"});e.append(qh()),t.append(e);let n=null;async function o(){let l=Wh(t);t.classList.add("gp\
-alone");let d=new MutationObserver(()=>t.hidden&&r());if(d.observe(t,{attributeFilter:["hidden"]}),document.addEventListener("keydown",i,!0),n=()=>{n=null,d.disconnect(),
document.removeEventListener("keydown",i,!0),t.classList.remove("gp-alone"),t.popover&&t.removeAttribute("popover"),l.restore(),a()},a(),document.fullscreenEnabled)
try{await t.requestFullscreen();return}catch{}n&&(t.popover="manual",t.showPopover(),l.silence(),e.focus({preventScroll:!0}))}function r(){document.fullscreenElement===
t?document.exitFullscreen():n&&n(),e.focus({preventScroll:!0})}function i(l){l.key==="Escape"&&(l.preventDefault(),l.stopPropagation(),r())}function a(){let l=n?
s("Leave full screen"):s("Full screen");e.title=l,e.ariaLabel=t.ariaLabel?`${l}: ${t.ariaLabel}`:l,t.dispatchEvent(new Event("gp-alone"))}e.addEventListener("cl\
ick",()=>n?r():o()),t.addEventListener("fullscreenchange",({target:l})=>{l===t&&document.fullscreenElement!==t&&n&&n()}),a()}function Wh(t){let e=[],n=[],o=[];for(let a=t.
parentElement;a;a=a.parentElement)o.push(a),(a.scrollTop||a.scrollLeft)&&e.push([a,a.scrollLeft,a.scrollTop]);let r=t.parentElement;r.style.minHeight=`${r.offsetHeight}\
px`;function i(){for(let[a,l,d]of e)a.scrollTo({left:l,top:d,behavior:"instant"})}return{silence(){for(let a of o)for(let l of a.children)l.contains(t)||l.inert||
(l.inert=!0,n.push(l))},restore(){for(let a of n)a.inert=!1;r.style.minHeight="",i(),window.addEventListener("resize",i,{once:!0}),setTimeout(()=>window.removeEventListener(
"resize",i),1e3)}}}function qh(){let t=te("svg"),e=te("path");return t.setAttribute("viewBox","0 0 16 16"),t.setAttribute("aria-hidden","true"),e.setAttribute("\
d","M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"),t.append(e),t}var Ih=["token_id","text","piece","logprob","raw_logprob","entropy"],Ks=class extends At{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},uo=class extends Gt{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.charts={},this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,o)=>({...n,number:o,entries:[],
shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:o},r)=>{let i=e.kind==="lanes"?Object.assign(new Ks(this,
r),{unit:this.unit}):null,a={number:r,group:n,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(a),a});for(let n of this.kinds)this.
changed(n)}get running(){return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}read(e){let n=Object.hasOwn(la,
e.type)&&la[e.type];if(!n)throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){
this.changes.entries=this.fresh,this.fresh=new Set,super.flush()}subscribe(e,n){super.subscribe(e,o=>n({entries:new Set(this.entries.keys()),...o}))}setPair(e,n){
this.pair=[e,n],this.changed("pair")}shownOf(e){let{entries:n,shown:o}=this.groups[e];return n[o]}showEntry(e,n){this.groups[e].shown=n,this.changed("pair")}setLanes(e){
this.lanes=e,this.changed("lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let o of["steps","status","measured","found"])this.changed(o)}answered(e){
return!!this.found&&this.found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(n=>this.showMeasured(
n));for(let{log:n}of this.entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.metrics:[];this.metrics=
e.map(n=>n.unit==="nats"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){let n=(r,i)=>this.inNats.
has(r)&&Number.isFinite(i)?ve(i,this.unit):i,o=(r,i)=>Object.fromEntries(Object.entries(r).map(([a,l])=>[a,i(a,l)]));e.values=o(e.told.values,n),e.each=o(e.told.
each,(r,i)=>i.map(a=>n(r,a)))}},la={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n||null,t.entries[e].
begun=!0,t.entryChanged(e,"status")},Tokens(t,{entry:e,tokens:n}){for(let o of n)t.entries[e].tokens.push(Object.fromEntries(Ih.map((r,i)=>[r,o[i]])));t.entryChanged(
e,"steps")},Ended(t,{entry:e,text:n,stop_reason:o,failed:r}){t.entries[e].ended={text:n,stop_reason:o,failed:r},t.entryChanged(e,"status")},Measured(t,{group:e,
values:n,each:o}){t.groups[e].told={values:n,each:o||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e,charts:n}){t.found=e,t.charts=n||{},
t.changed("found")},Done(t,{stopped:e,overtaken:n}){t.done={stopped:e,...n&&{overtaken:n}},t.changed("status")}};var ca={},da={},fo=new Map,mo=new Map,Gs="bits";function Us(t){return fo.has(t)||fo.set(t,Object.assign(new At,{unit:Gs})),fo.get(t)}function Vs(t){return mo.has(
t)||mo.set(t,Object.assign(new uo(t),{unit:Gs})),mo.get(t)}function Js(t){Gs=t;for(let e of[...fo.values(),...mo.values()])e.setUnit(t)}function Rh(t,e,{log:n="\
main"}={}){ha(ca[t],t,e,Us(n))}function jh(t,e,{group:n}){ha(da[t],t,e,Vs(n))}function ha(t,e,n,o){let r=n.querySelector(".gp-pane");if(!r||!t){console.error(`G\
eneration Playground: there is no pane “${e}” here.`);return}Nr(r),oi(r),Bh.has(e)||aa(r);let i=t(r,o);o.subscribe(r,zh.has(e)?Fh(r,o,i):i)}var Bh=new Set([
"numbers","check","token","progress","arrival"]),zh=new Set(["tokens","token","candidates","processors","curve","in_words","logit_lens","check","quiz"]);function Fh(t,e,n){
let o=Object.fromEntries(e.kinds.map(i=>[i,!0])),r=!1;return i=>{if(e.denoises){r=t.hidden=!0;return}r&&(t.hidden=!1),n(r?o:i),r=!1}}function Hh(t,e,n){Us(t).feedRun(
e||"",n)}function Dh(t,e,n){Vs(t).feedRun(e||"",n)}function pa(t,e){ca=t,da=e;let n={mount:Rh,feed:Hh,chooseUnit:Js,log:Us,RunLog:At,mountGroup:jh,feedGroup:Dh,
group:Vs};window.GenerationPlayground=n;let o=window.GenerationPlaygroundQueue||[],r=i=>{try{i(n)}catch(a){console.error("Generation Playground:",a)}};window.GenerationPlaygroundQueue=
{push:r},o.forEach(r)}function ua(t,e,{stepUnder:n,hover:o,leave:r}){t.addEventListener("pointermove",i=>{let a=n(i);a&&(i.buttons===1?e.selectStep(a):o(a))}),t.addEventListener("poi\
nterleave",r),t.addEventListener("click",i=>{let a=n(i);a&&e.selectStep(a)}),Ys(t,e)}function Ys(t,e){t.addEventListener("keydown",n=>{let o={ArrowRight:1,ArrowUp:1,
ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};n.key==="Escape"&&e.selectStep(null),n.key in o&&(n.preventDefault(),e.walk(o[n.key]))})}function go(t,e,n,o,r=0){
e&&(t.setAttribute("aria-valuenow",String(e.isPrompt?e.index-r:e.index+1)),t.setAttribute("aria-valuemin",String(1-r)),t.setAttribute("aria-valuemax",String(n))),
t.setAttribute("aria-valuetext",o)}var Kh=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),fa=t=>Kh.format(t),ma={information:{unit:!0,write:fa,look:{rangemode:"to\
zero"}},sum:{unit:!0,write:fa,look:{}},share:{title:()=>s("probability"),write:H,look:{rangemode:"tozero",tickformat:".0%"}},count:{title:()=>s("tokens kept"),write:B,
look:{type:"log",dtick:1}},rank:{title:()=>s("rank"),write:B,look:{type:"log",dtick:1,autorange:"reversed"}}},Xs=[["kept","solid"],["chosen","dash"],["accepted",
"dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3px,2px,3px"],["focus","2px,7px"]].map(([t,e])=>({role:t,dash:e})),ga=()=>({
information:{name:s("surprisal and entropy"),axis:"information",about:s("Surprisal tells how unexpected each token was; entropy how uncertain the next token was\
, for the model (before) and for the draw (after)."),series:[{name:s("surprisal"),role:"surprisal",dash:"solid",tip:s("How unexpected the chosen token was: minu\
s the logarithm of its probability after the processors; before them where a text was only read."),value:t=>Se(t).surprisal},{name:s("entropy before"),role:"ent\
ropy-before",dash:"dot",tip:s("How uncertain the model was, before any processor: the surprisal that it expected."),value:t=>t.distribution.entropy_before},{name:s(
"entropy after"),role:"entropy-after",dash:"dash",tip:s("How uncertain the draw was, after the processors."),value:t=>t.isPrompt?null:t.distribution.entropy_after}]},
kept:{name:s("candidates kept"),axis:"count",about:s("How many tokens of the vocabulary could still be chosen after the processors. Each line of the grid is ten\
 times the one below."),series:[{name:s("candidates kept"),role:"entropy-after",dash:"solid",tip:s("The number of tokens with a probability above 0 after the pr\
ocessors."),value:t=>t.isPrompt?null:Math.max(1,Ue(t))}]},cumulative:{name:s("cumulative log-probability"),axis:"sum",about:s("The logarithm of the probability \
of the whole text up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:s("after the processors"),role:"surpris\
al",dash:"solid",sum:!0,tip:s("Added up after the processors: from the probabilities that the tokens were drawn with."),value:t=>t.isPrompt?null:t.chosen.logprob??
t.chosen.raw_logprob},{name:s("before them"),role:"entropy-before",dash:"dot",sum:!0,tip:s("Added up before the processors: from the probabilities that the mode\
l gave."),value:t=>t.chosen.raw_logprob}]},before:{name:s("looked up: probability before"),axis:"share",about:s("How probable the model found each looked-up tok\
en at each place, before the processors."),of:t=>X(t.raw_logprob)},after:{name:s("looked up: probability after"),axis:"share",about:s("How probable each looked-\
up token was in the draw at each place, after the processors: 0% where they removed it."),of:t=>X(t.logprob)},rank:{name:s("looked up: rank"),axis:"rank",about:s(
"The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is at the top."),of:t=>t.raw_rank||null}});var Re=(t,e={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:t,standoff:8,font:{size:13}},
...e}),bt=(t,e,n,o,r={})=>({data:e,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:t,...r}});var Gh={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},wa=t=>Gh[t]??t.replaceAll("px","").replaceAll(","," ");function ba({series:t,of:e},n){
return t||[...n].slice(-Xs.length).map(([o,r],i)=>({...Xs[i],name:r,tip:s("The looked-up token {token}, id {id}.",{token:Y(r),id:o}),value:a=>{let l=(a.watched||
[]).find(({token_id:d})=>d===o);return l?e(l):null}}))}function ka({curve:t,series:e,steps:n,prompt:o,current:r,unit:i,factor:a}){let l=ma[t.axis],d=o.length,u=M=>M.
index+1-(M.isPrompt?d+1:0),g=l.unit?a:1,b=(M,E,$)=>({type:"scatter",mode:E.length>400?"lines":"lines+markers",name:M.name,connectgaps:!1,hoverinfo:"text",x:E.map(
u),...Uh(M,E,g,l,i),line:{color:`var(--gp-${M.role})`,width:2,dash:M.dash},marker:{color:`var(--gp-${M.role})`,size:4},opacity:$?.75:1}),y=e.flatMap(M=>[...d?[b(
M,o,!0)]:[],b(M,n,!1)]),C=Math.max(10,n.length),W=Re(s("token"),{range:[d?.5-d:.5,C+.5],showgrid:!1}),_=Re(l.unit?i:l.title(),l.look),S={label:s("{curve} along \
the text",{curve:t.name}),layout:{height:260,hovermode:"x",margin:{l:52,r:12,t:12,b:40},shapes:Vh(d,r&&u(r))}};return bt(S.label,y,W,_,S.layout)}function Uh(t,e,n,o,r){
let i=0,a=e.map(d=>{let u=fe(t.value(d));return t.sum?(i=i===null||u===null?null:i+u,i===null?null:i*n):u===null?null:u*n}),l=a.map((d,u)=>d===null?"":s("{token\
} {series}: {value}",{token:Y(e[u].chosen.text),series:t.name,value:`${o.write(d)}${o.unit?` ${r}`:""}`}));return{y:a,text:l}}function Vh(t,e){let n={type:"line",
yref:"paper",y0:0,y1:1},o={type:"rect",xref:"x",x0:.5-t,x1:.5,yref:"paper",y0:0,y1:1,fillcolor:"var(--gp-raised)",line:{width:0},layer:"below"};return[...t?[o,{
...n,x0:.5,x1:.5,line:{color:"var(--gp-muted)",width:1,dash:"dot"}}]:[],...e===null?[]:[{...n,x0:e,x1:e,line:{color:"var(--gp-chosen)",width:1.5}}]]}var Jh=150;function ya(t,e){let n=L=>t.querySelector(".gp-"+L),[o,r,i,a,l]=["curve-chart","reading","unit","view","keys"].map(n),d=ga(),u=new Map,g=0,b=-1/0,y=!1,
C=()=>d[a.value],W=()=>ba(C(),u);function _(){let L=e.current();return L?tt([],e.lastOf(L)).added:[]}function S(){let L=Object.keys(d).filter(A=>d[A].series||u.
size);if(L.length===a.options.length)return;let O=L.includes(a.value)?a.value:L[0];a.replaceChildren(...L.map(A=>c("option","",d[A].name,{value:A}))),a.value=O}
function M(L){for(let O of L)for(let{token_id:A,text:P}of O.watched||[])u.set(A,P)}function E(){let L=[C().about,e.promptSteps.length?s("The prompt comes before\
 the text, on a shaded background."):""].filter(Boolean).join(" ");T(n("about"),L);let O=W(),A=JSON.stringify(O.map(({name:P,tip:q})=>[P,q]));l.dataset.key!==A&&
(l.dataset.key=A,l.replaceChildren(...O.map($)))}function $({name:L,role:O,dash:A,tip:P}){let q=c("span","",null,{tabindex:"0","data-tip":P}),j=te("svg",""),R=te(
"line","");for(let[N,I]of Object.entries({width:26,height:8,"aria-hidden":"true"}))j.setAttribute(N,String(I));for(let[N,I]of Object.entries({x1:0,y1:4,x2:26,y2:4,
stroke:`var(--gp-${O})`,"stroke-dasharray":wa(A)}))R.setAttribute(N,String(I));return j.append(R),q.append(j,C().of?se(L):L),q}function k(){let L=e.current(),O=L?
h(L):s("The curve grows with the text.");T(r,O),go(r,L,_().length,L?O:s("no token yet"),e.promptSteps.length)}function h(L){let O={number:L.index+1,token:Y(L.chosen.
text),facts:p(L)};return L.isPrompt?s("Prompt token {number}, {token}: {facts}",O):s("Token {number}, {token}: {facts}",O)}function p(L){if(C().of)return m(L)||
s("no token was looked up here");if(a.value==="kept")return L.isPrompt?s("no processor takes part"):s("{kept} of {count} tokens kept",{kept:B(Ue(L)),count:B(L.distribution.
vocab)});if(a.value==="cumulative")return f(L);let{surprisal:O,entropyBefore:A,entropyAfter:P}=Se(L),[q,j,R]=[O,A,P].map(N=>ie(fe(N),e.unit));return L.isPrompt?
s("surprisal {surprisal}; entropy {entropy}",{surprisal:q,entropy:j}):s("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:q,before:j,after:R})}
function f(L){let O=L.isPrompt?e.promptSteps:_(),A=O.slice(0,O.indexOf(L)+1),P=W().filter(q=>q.value(L)!==null).map(q=>{let j=A.map(N=>fe(q.value(N)));return`${j.
includes(null)?s("minus infinity"):ie(j.reduce((N,I)=>N+I,0),e.unit)} ${q.name}`});return s("log-probability so far {sums}",{sums:P.join(", ")})}function m(L){return(L.
watched||[]).map(O=>{let A={token:Y(O.text),before:H(X(O.raw_logprob)),after:H(X(O.logprob)),rank:B(O.raw_rank||0)};return O.logprob===null?O.raw_rank?s("{token\
} {before} before (rank {rank}), removed after",A):s("{token} {before} before, removed after",A):O.raw_rank?s("{token} {before} before (rank {rank}), {after} af\
ter",A):s("{token} {before} before, {after} after",A)}).join("; ")}function w(){g=0,b=performance.now(),o.removeAttribute("aria-busy");let L=_(),O=L.length||e.promptSteps.
length?ka({curve:C(),series:W(),steps:L,prompt:e.promptSteps,current:e.current(),unit:e.unit,factor:ve(1,e.unit)}):void 0;de(o,O,({x:A})=>{let P=A-1+(A<1?e.promptSteps.
length:0),q=A<1?e.promptSteps[P]:_()[P];q&&e.selectStep(q)})}function x(){g||!y||(o.setAttribute("aria-busy","true"),g=window.setTimeout(w,Math.max(0,b+Jh-performance.
now())))}new IntersectionObserver(([{isIntersecting:L}])=>{y||!L||(y=!0,x())}).observe(t),Ys(r,e),i.addEventListener("change",()=>Js(i.value)),a.addEventListener(
"change",v);function v(){E(),k(),x()}return L=>{L.unit&&(i.value=e.unit),L.run&&(u=new Map),M(_()),S(),v()}}var va={probability:{scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:()=>s("How likely the token was, after the processors.")},raw:{scale:"pro\
b",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>s("How likely the model found the token, before the processors.")},rank:{scale:"heat",level:t=>Zs[Sa(
t)][1],meaning:()=>s("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{scale:"heat",level:t=>t.surprisal/Math.
LN2,bits:[0,10],words:()=>[s("expected"),s("surprising")],meaning:()=>s("How unexpected the token was: minus the logarithm of its probability.")},uncertainty:{scale:"\
heat",level:t=>t.entropyBefore/Math.LN2*1.25,bits:[0,8],words:xa,meaning:()=>s("How uncertain the model was before this token: the entropy of its distribution, \
before the processors.")},kl:{scale:"heat",level:t=>t.kl/Math.LN2,bits:[0,10],meaning:()=>s("How far two distributions lie apart: the Kullback-Leibler divergenc\
e.")},entropy:{scale:"heat",level:t=>t.entropyAfter/Math.LN2*1.25,bits:[0,8],words:xa,meaning:()=>s("How open the choice was: the entropy after the processors.")}};
function xa(){return[s("certain"),s("uncertain")]}var Zs=[[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],Sa=({rank:t})=>Zs.findIndex(([e])=>(t??1/0)<=e);function Qs(t,e){
let{scale:n,level:o}=va[t];return`--gp-${n}-${Math.round(Math.max(0,Math.min(10,o(e)||0)))}`}function kt(t,e,n){t.style.backgroundColor=`var(${Qs(e,n)})`,e==="r\
ank"?t.dataset.rank=String(Sa(n)):delete t.dataset.rank}function Ze(t,e,n){let{scale:o,ends:r,bits:i,words:a=()=>[],meaning:l}=va[e];if(t.dataset.tip=l(),t.tabIndex=
0,t.replaceChildren(),e==="rank"){Zs.forEach(([W,_],S)=>{let M=c("span","gp-chip",W===1/0?s("beyond"):s("top {rank}",{rank:W}),{"data-rank":S});M.style.backgroundColor=
`var(--gp-${o}-${_})`,t.append(M)});return}let[d,u]=r||i.map(W=>`${n==="bits"?W:(W*Math.LN2).toFixed(1)} ${n}`),[g,b]=a(),y=(W,_)=>_?`${_}, ${W}`:W,C=c("span","\
gp-ramp",null,{"aria-hidden":"true"});for(let W=0;W<=10;W++){let _=c("i");_.style.backgroundColor=`var(--gp-${o}-${W})`,C.append(_)}t.append(c("span","",y(d,g)),
C,c("span","",y(i?u.replace(" ","+ "):u,b)))}var er=3,Yh={sum:"logprob",token:"per_token",byte:"per_byte"},_a=(t,e)=>t[Yh[e]]??-1/0,tr=({answers:t},e)=>t.map((n,o)=>o).sort((n,o)=>_a(t[o],e)-_a(t[n],e)),cn=(t,e=3)=>J(
t)?V(t,e):"−∞";function nr(t){let{answers:e}=t;if(e.length<2)return"";let n=["sum","token","byte"].map(l=>tr(t,l)),[o,r,i]=n.map(([l])=>Y(e[l].text.trim()));
return o!==r||o!==i?s("Which of these answers is the likeliest depends on the ranking: {sum} by sum, {token} per token, {byte} per byte.",{sum:o,token:r,byte:i}):
n.every(l=>l.join()===n[0].join())?s("The likeliest of these answers is {answer}; the ranking is the same by sum, per token and per byte.",{answer:o}):s("The li\
keliest of these answers is {answer}, by sum, per token and per byte; the order of the others changes.",{answer:o})}function Ma({answers:t,total:e}){if(!J(e))return"";
let n=H(e);return z(t.length,"This answer has {share} of the probability.","Together these {count} answers have {share} of the probability; each share is of tha\
t part alone.",{share:n})}function Ea({answers:t,overlaps:e,kind:n,unread:o},r,i){let a=[],l=(g,b="warning")=>a.push({kind:b,words:g});if(r&&!t.length&&l(s("Non\
e of the answers was read.")),!t.length)return a;n==="chat"&&l(s("Each answer begins the assistant’s turn."),"info"),n==="source"&&l(s("Each answer begins the\
 target."),"info");let d=new Set;for(let[g,b]of e)d.has(b)||(d.add(b),l(s("{long} begins with the tokens of {short}: whoever writes the one has written the othe\
r, so it adds nothing to the total, and these shares overlap.",{long:Y(t[b].text.trim()),short:Y(t[g].text.trim())})));let u=t.filter(({join:g})=>g&&!g.same);for(let{
text:g,join:b}of u.slice(0,er))l(Xh(g,b));u.length>er&&l(z(u.length-er,"So is {count} other answer.","So are {count} other answers.")),r&&n!=="source"&&t.some(({
join:g})=>!g)&&l(s("How prompt and answer are split as one text is not known here."),"info");for(let g of r?o:[])l(Zh(g,i(g)));return a}var Oa=t=>t.map(Y).join(
" ");function Xh(t,{whole:e,read:n}){return s("{answer} is split in an unusual way: the model read {read}, but written as one text with the prompt it is {whole}\
. Check the space between them.",{answer:Y(t.trim()),read:Oa(n),whole:Oa(e)})}function Zh({text:t,failed:e},n){let o=s("{answer} is missing: it was not read, an\
d the shares are among the others.",{answer:Y(t.trim())});return e&&!n?`${o} ${s(e.message)} ${s(e.fix)}`:o}function Ta({token_id:t,text:e,logprob:n,rank:o,after:r,
removed_by:i},a){let l=[s("{token}, id {id}: log-probability {value}, probability {share}",{token:Y(e),id:t,value:cn(n),share:H(X(n))})];return o&&l.push(s("ran\
k {rank}",{rank:B(o)})),a&&l.push(Qh(r,i)),`${l.join(", ")}.`}function Qh(t,e){return J(t)?s("{share} after the processors",{share:H(X(t))}):s("removed by {proc\
essor}",{processor:e?Ne(e)[0]:s("a processor")})}var La=({tokens:t})=>t.find(({after:e})=>!J(e));var $a=400;function Aa(t,e){let n=M=>t.querySelector(".gp-"+M),o=[...t.querySelectorAll("[data-by]")],r="sum";for(let M of o)M.addEventListener("click",()=>{r=M.
dataset.by,S()});let i=()=>e.found&&e.found.question==="choices",a=()=>[[s("share"),tp[r]()],[s("log P"),s("The sum of the log-probabilities of its tokens, in n\
ats, before the logits processors; below it the probability."),"sum"],[s("per token"),s("log P divided by the number of tokens."),"token"],[s("per byte"),s("log\
 P divided by the bytes of the answer in UTF-8, without the space before it: acc_bytes of lm-evaluation-harness. Its acc_norm divides by characters."),"byte"],[
s("perplexity"),s("exp of minus the mean per token.")],[s("after processors"),s("log P after the logits processors: what these knobs leave of it.")]];function l([
M,E,$]){let k=c("th","",null,{scope:"col",...$===r&&{"aria-sort":"descending"}});return k.append(c("span","",M,{tabindex:0,"data-tip":E})),k}function d(M,E,$){let k=c(
"tr"),h=c("th","",null,{scope:"row",dir:"auto"});for(let p of M.tokens){let f=c("span","gp-token",null,{tabindex:0});We(f,p);let m=f.querySelector(".gp-ink");m.
style.backgroundColor=`var(--gp-prob-${Math.round(X(p.logprob)*10)})`,be(f,()=>Ta(p,$.length>0)),h.append(f)}return k.append(h,g(M),u(cn(M.logprob),H(X(M.logprob)))),
k.append(u(cn(M.per_token)),u(cn(M.per_byte)),u(ep(M.perplexity))),$.length&&k.append(b(M)),e.canAsk&&k.append(y(M,E)),k}function u(M,E=""){let $=c("td","",M);return E&&
$.append(c("small","",E)),$}function g({shares:M}){let E=c("td","gp-share-cell"),$=M&&M[r],k=c("span","gp-share",null,{"aria-hidden":"true"});return k.append(c(
"i")),ne(k.firstChild,"width",$||0),E.append(c("span","",J($)?H($):"…"),k),E}function b(M){if(J(M.after))return u(cn(M.after),H(X(M.after)));let{text:E,removed_by:$}=La(
M),k=c("td","gp-removed",`✕ ${s("removed")}`);return k.append(c("small","",s("{token} by {processor}",{token:Y(E),processor:$?Ne($)[0]:s("a processor")}))),k}
function y({text:M},E){let $=c("td"),k=c("button","gp-button",s("Open"),{type:"button","aria-label":s("Open the run of {answer}",{answer:Y(M.trim())})});return k.
addEventListener("click",()=>e.ask({type:"open",entry:E})),$.append(k),$}function C(M){let{answers:E,entries:$,processors:k}=M,h=c("table","gp-answers");h.append(
c("caption","gp-hidden",s("The answers to {prompt}, the likeliest first",{prompt:Y(M.prompt)})));let p=c("tr");p.append(c("th","",s("answer"),{scope:"col"}),...a().
slice(0,k.length?6:5).map(l)),e.canAsk&&p.append(c("td"));let f=c("tbody");return f.append(...tr(M,r).map(m=>d(E[m],$[m],k))),h.append(c("thead"),f),h.tHead.append(
p),h}function W(){let M=c("section","gp-block"),E=c("h3","gp-block-head");return E.append(c("span","gp-block-model")," ",c("bdi","gp-block-prompt")),M.append(E,
c("p","gp-verdict"),c("p","gp-note gp-total"),c("div","gp-wide",null,{tabindex:0,role:"group"}),c("ul","gp-choice-notes")),M}function _(M,E){let[$,k,h,p,f]=M.children,
m=[...E.prompt];T($.firstChild,E.model),T($.lastChild,m.length?m.slice(0,$a).join("")+(m.length>$a?"…":""):s("(empty)"));let w=J(E.total);T(k,w?nr(E):""),T(h,
Ma(E)),p.setAttribute("aria-label",s("The answers to {prompt}, the likeliest first",{prompt:Y(E.prompt)}));let x=!!e.done,v=JSON.stringify([r,e.canAsk,x,E]);if(M.
dataset.key===v)return;M.dataset.key=v;let L=p.contains(document.activeElement);p.replaceChildren(...E.answers.length?[C(E)]:[]),L&&p.focus();let O=({entry:A})=>!!(e.
entries[A]&&e.entries[A].ended&&e.entries[A].ended.failed);f.replaceChildren(...Ea(E,x,O).map(({kind:A,words:P})=>c("li","gp-note",P,{"data-kind":A}))),G(f,f.childElementCount>
0)}function S(){let M=e.found;for(let $ of o)$.setAttribute("aria-pressed",String($.dataset.by===r));T(n("missing"),$e(e,M));let E=Z(n("blocks"),M.blocks.length,
W);M.blocks.forEach(($,k)=>_(E[k],$)),Ze(n("scale"),"raw",e.unit),e.done&&M.blocks.length===1&&T(n("told"),nr(M.blocks[0]))}return M=>{t.hidden=!i(),!t.hidden&&
(M.found||M.status)&&S()}}var ep=t=>t>=1e3?B(Math.round(t)):J(t)?V(t,2):"∞",tp={sum:()=>s("The softmax of the sums: how probable the answer is if it must be o\
ne of these."),token:()=>s("The softmax of the means per token: a weight for the ranking, no probability of a text."),byte:()=>s("The softmax of the means per b\
yte: a weight for the ranking, no probability of a text.")};var Ca=new WeakMap;function Le(t){let e=Ca.get(t)||[],[n]=t.lines(),{keep:o,added:r}=tt(e,n?n.last:null);e.length=o;for(let i of r)e.push(i);return Ca.set(t,e),
e}function Qe({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,r=t[n]&&n!==o?n:+(o===0);return[o,r]}function je({groups:t,lanes:e},n){let{id:o,label:r}=t[n];
if(!e)return r;let i=e.find(a=>a.id===o);return i?i.label:s("{lane} (removed)",{lane:r})}var wo=({groups:t},e,n)=>Pa(t[e].model)===Pa(t[n].model);function Pa(t){
let[e,n=""]=t.split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function bo(t,e,n){let o=[e,n].map(a=>Le(t.shownOf(a).log)),r=wo(t,
e,n)?np(...o):op(...o),i=o.map((a,l)=>r[l]>=a.length);return i[0]&&i[1]?{kind:"same",at:r,shorter:null}:i[0]||i[1]?{kind:"shorter",at:r,shorter:i[0]?0:1}:{kind:"\
apart",at:r,shorter:null}}function np(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.token_id;)o+=1;return[o,o]}var Na=({
piece:t})=>t??"\0";function op(...t){let[e,n]=t.map(i=>i.map(Na).join("")),o=Math.min(e.length,n.length),r=0;for(;r<o&&e[r]===n[r];)r+=1;return t.map(i=>sp(i,r))}
function sp(t,e){let n=0,o=0;for(;o<t.length&&(n+=Na(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}var Ln=(t,e=t.length)=>t.slice(
0,e).map(({piece:n})=>n??"").join("");function Wa(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var qa=32,Ia=new WeakMap;function ko(t,e){if(Ia.get(t)===e)return;Ia.set(t,e);let[,n,o,r]=e.match(/^(\s*)([^]*?)(\s*)$/),i=a=>c("span","gp-mark",[...a].map(l=>ze[l]||
"␣").join(""));t.replaceChildren(...[n&&i(n),o,r&&i(r)].filter(Boolean))}function dn(t){let e=t.map(n=>{let o=[...Te(n.replace(/^ +| +$/g,r=>ze[" "].repeat(r.
length)))];return o.length<=qa?o.join(""):`${o.slice(0,qa-1).join("")}…`});return e.map((n,o)=>e.filter(r=>r===n).length>1?`${o+1}: ${n}`:n)}var me=t=>zn(t)?s(t):String(t),Pt=({title:t,prompt:e})=>e?dn([e])[0]:me(t);var Ra=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function ja(t){let e=Ra?[...Ra.segment(t)].map(({segment:r})=>r):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let r of e)r.trim()?(n.push({space:o,word:r}),o=""):o+=r;return o&&n.push({space:o,word:""}),n}function Ba(t,e){
let n=[t,e].map(b=>b.map(({word:y})=>y)),[o,r]=n,i=Math.min(o.length,r.length),a=0;for(;a<i&&o[a]===r[a];)a+=1;let l=0;for(;l<i-a&&o.at(-1-l)===r.at(-1-l);)l+=1;
let d=n.map(b=>b.map((y,C)=>C<a||C>=b.length-l)),u=n.map(b=>b.slice(a,b.length-l)),g=u.some(b=>b.length>1200);for(let[b,y]of rp(...u.map(C=>C.slice(0,1200))))d[0][a+
b]=d[1][a+y]=!0;return{kept:d,shared:d[0].filter((b,y)=>b&&o[y]).length,cut:g}}function rp(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let i=t.length-
1;i>=0;i--)for(let a=e.length-1;a>=0;a--){let l=i*n+a;o[l]=t[i]===e[a]?o[l+n+1]+1:Math.max(o[l+n],o[l+1])}let r=[];for(let i=0,a=0;i<t.length&&a<e.length;)t[i]===
e[a]?r.push([i++,a++]):o[(i+1)*n+a]>=o[i*n+a+1]?i+=1:a+=1;return r}function za(t,e){let r=t.querySelector(".gp-texts"),i="",a=0,l=-1/0;function d(y){let C=c("div","gp-text-side"),W=c("h3","gp-side-name"),_=c("p","gp-side-text",
null,{dir:"auto"});return C.append(W,_),r.append(C),{head:W,body:_,tag:y}}let u=["del","ins"].map(d);function g({body:y,tag:C},W,_){let S=[],M="",E=!1,$=()=>{M&&
S.push(E?c(C,"",M):M),M=""};W.forEach(({space:k,word:h},p)=>{let f=!_[p]&&!!h;f!==E?!f||!M?($(),E=f,M=k+h):(M+=k,$(),E=!0,M=h):M+=k+h}),$(),y.replaceChildren(...S)}
function b(y){clearTimeout(a),a=0,l=performance.now();let C=y.map(k=>ja(Ln(Le(e.shownOf(k).log)))),{kept:W,shared:_,cut:S}=Ba(...C);u.forEach((k,h)=>g(k,C[h],W[h]));
let[M,E]=C.map(k=>k.filter(({word:h})=>h).length),$=t.querySelector(".gp-alike");G($,M+E>0),M+E&&(T(t.querySelector(".gp-share"),s("{share} in common",{share:H(
2*_/(M+E))})),T(t.querySelector(".gp-formula"),s("2 × {shared} shared words / ({one} + {other})",{shared:B(_),one:B(M),other:B(E)}))),G(t.querySelector(".gp-cu\
t"),S),T(t.querySelector(".gp-cut"),s("The texts are very long: only {count} words of each, after their common beginning, are compared. What follows counts as d\
ifferent.",{count:B(1200)}))}return()=>{let y=e.header&&e.header.kind==="lanes"?Qe(e):null,C=y?y.map(E=>Le(e.shownOf(E).log)):[];if(t.hidden=!C.some(E=>E.length),
t.hidden)return;let W=y.map(E=>je(e,E)),_=JSON.stringify([W,...C.map(E=>Ln(E))]);if(_===i&&(!a||e.running))return;i=_,T(t.querySelector(".gp-pair"),s("{one} and\
 {other}, word by word",{one:W[0],other:W[1]})),u.forEach(({head:E},$)=>ge(E,`${W[$]} ${Pt(e.groups[y[$]])}`,{plain:!0}));let M=C[0].length*C[1].length>2e5&&e.running?
l+500-performance.now():0;M<=0?b(y):a||=setTimeout(()=>b(Qe(e)),M)}}function Fa(t,e){let o=[4,5e-4],r=t.querySelector(".gp-said"),i=t.querySelector(".gp-models"),a=t.querySelector(".gp-sides-box"),l=t.querySelector(".gp-sides"),
d=[t.querySelector(".gp-one"),t.querySelector(".gp-other")];function u(){for(let h of d)h.replaceChildren(...e.groups.map((p,f)=>c("option","",`${je(e,f)} ${Pt(
p)}`,{value:f})))}d.forEach((h,p)=>h.addEventListener("change",()=>{let f=Qe(e),m=Number(h.value),w=m===f[1-p]?f[p]:f[1-p];e.setPair(...p?[w,m]:[m,w])}));let g=({
log:h})=>!!(h.finished||h.failed||e.done);function b(h,{kind:p,at:f,shorter:m}){let[w,x]=h.map(q=>je(e,q)),[v,L]=h.map(q=>e.shownOf(q)),O=[v,L].map(({log:q})=>Le(
q));if(!O[0].length||!O[1].length)return[s("{one} and {other} have no tokens to compare yet.",{one:w,other:x})];if(p==="same")return g(v)&&g(L)?[z(f[0],"{one} a\
nd {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",{one:w,other:x})]:[z(f[0],"\
{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",{one:w,other:x})];if(p==="shor\
ter"){let[q,j]=m?[x,w]:[w,x];if(!g(m?L:v))return[s("{one} and {other} have written the same so far; {long} is ahead.",{one:w,other:x,long:j})];let{finished:R}=(m?
L:v).log,N=z(f[m],"{count} token","{count} tokens"),I=_(O[1-m][f[1-m]].chosen.text),F=R&&R.sequences.length&&ye(R.sequences[0].stop_reason)[0];return[F?s("{shor\
t} ended after {tokens}: {reason}.",{short:q,tokens:N,reason:F}):s("{short} ended after {tokens}.",{short:q,tokens:N})," ",...pe(s("{long} begins with the same \
text and continues with {token}."),{long:j,token:I})]}let[A,P]=O.map((q,j)=>q[f[j]]);return[...y([w,x],f,Ln(O[0],f[0]))," ",...C(w,A)," ",...C(x,P)]}function y([
h,p],f,m){if(!m)return[s("They diverge at the first token.")];let[w,x]=f.map(L=>B(L+1));return[w===x?s("They diverge at token {number}.",{number:w}):s("They div\
erge at token {a} of {one} and token {b} of {other}.",{a:w,b:x,one:h,other:p})," ",...pe(s("Both had written {text}."),{text:_(Wa(m))})]}let C=(h,p)=>pe(p.given?
s("{lane} was given {token} ({odds})."):s("{lane} chose {token} ({odds})."),{lane:h,token:_(p.chosen.text),odds:W(p)}),W=h=>h.chosen.logprob===null?ft(h.chosen):
H(Se(h).probability);function _(h){let p=c("span","gp-quote");return p.append(...pe(s("“{text}”"),{text:se(h,"gp-strong")})),p}function S(h){let p=c("p");p.
append(...h),p.textContent!==r.textContent&&r.replaceChildren(...p.childNodes)}function M(h,p){let f=new Map;return h.forEach(({chosen:w,distribution:x},v)=>{for(let L of[
...x.candidates,w]){let O=p?L.token_id:L.text;f.has(O)||f.set(O,{label:L.text,sides:[null,null],most:0});let A=f.get(O);A.sides[v]||(A.sides[v]={candidate:L,isChosen:L.
token_id===w.token_id},A.most=Math.max(A.most,X(L.logprob),X(L.raw_logprob)))}}),[...f.values()].sort((w,x)=>x.most-w.most).filter(({sides:w,most:x},v)=>v<10&&(v<
o[0]||x>=o[1])||w.some(L=>L&&L.isChosen))}function E(){let h=c("tr"),p=c("th","",null,{scope:"row"});return p.append(c("bdi","gp-word")),h.append(p,...[0,1].map(
()=>{let f=c("td"),m=c("div","gp-side"),w=c("span","gp-tracks");w.append(c("i","gp-bar gp-after"),c("i","gp-bar gp-before"));let x=c("span","gp-values");return x.
append(c("span"),c("small")),m.append(c("span","gp-sign"),w,x),f.append(m),f})),h}function $(h,p,f,m){let[w,x,v]=h.firstChild.children,[L,O]=p?[p.candidate.logprob,
p.candidate.raw_logprob].map(X):[0,0],A=!!p&&p.candidate.logprob===null,P=!!p&&p.isChosen;ce(h,[P&&"gp-chosen",A&&"gp-removed",!p&&"gp-unlisted"].filter(Boolean).
join(" ")),T(w,P?"▶":A?"✕":""),ne(x.children[0],"width",L/f),ne(x.children[1],"width",O/f),T(v.children[0],p?A?"":H(L):"–"),T(v.children[1],p?H(O):"");let q=p?
[P&&s("chosen"),A?ft(p.candidate):H(L),s("{share} before the processors",{share:H(O)})].filter(Boolean).join(", "):s("not recorded");U(h,{"aria-label":`${m}: ${q}`,
title:A?ft(p.candidate):""})}function k(h,p){let f=M(p,wo(e,...h)),m=f.flatMap(O=>O.sides).filter(Boolean),w=m.every(({candidate:O})=>O.logprob===O.raw_logprob),
x=Math.max(1e-9,...m.flatMap(({candidate:O})=>[X(O.logprob),X(O.raw_logprob)]));a.classList.toggle("gp-plain",w),G(t.querySelector(".gp-before-key"),!w),G(t.querySelector(
".gp-removed-key"),m.some(({candidate:O})=>O.logprob===null)),G(t.querySelector(".gp-unlisted-key"),m.length<2*f.length);let v=Z(l.tBodies[0],f.length,E);f.forEach(
({label:O,sides:A},P)=>{let[q,...j]=v[P].cells;ge(q.firstChild,O),j.forEach((R,N)=>$(R,A[N],x,je(e,h[N])))});let L=l.tHead.rows[0].cells;h.forEach((O,A)=>{let{entropyAfter:P}=Se(
p[A]);ge(L[A+1],s("{lane}, entropy {entropy}",{lane:`${je(e,O)} ${Pt(e.groups[O])}`,entropy:ie(P,e.unit)}),{plain:!0})})}return h=>{let p=e.header&&e.header.kind===
"lanes"?Qe(e):null;if(t.hidden=!p||p.some(L=>e.shownOf(L).log.denoises),t.hidden)return;(h.run||h.lanes)&&u(),d.forEach((L,O)=>{L.value=p[O]});let f=bo(e,...p);
S(b(p,f));let[m,w]=p.map(L=>je(e,L)),x=wo(e,...p);G(i,!x),x||T(i,s("{one} and {other} run on different models, so they are compared by text, not by token ids; t\
okens with the same text share a row.",{one:m,other:w}));let v=f.kind==="apart"?p.map((L,O)=>Le(e.shownOf(L).log)[f.at[O]]):null;G(a,!!v),v&&k(p,v)}}var or=5,ap=.9;function lp(t){if(!t.length)return null;let e=[...t].sort((a,l)=>a-l),n=e.length,[o,r,i]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(r+=i,!(o>0&&r>1-ap));)
i*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:Fn(e),low:e[o],high:e[n-1-o]}}function sr(t,e){if(t.length<or)return"few";let{low:n,high:o}=lp(t);return n>
e?"above":o<e?"below":"open"}function Ha(t,e=!0){let n=([i,a])=>J(i)&&J(a),o=(i,a)=>sr(i.map((l,d)=>[l,a[d]]).filter(n).map(([l,d])=>l-d),0),r=t.findIndex((i,a)=>t.
length>1&&t.every((l,d)=>a===d||o(i,l)===(e?"above":"below")));return r<0?null:r}function Da(t,e){let n=e.filter(({values:d})=>Number.isFinite(d[t.name])),o=({values:d})=>d[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:yo([]),flat:!0};let r=n.reduce((d,u)=>o(u)<o(d)?u:d),i=n.reduce((d,u)=>o(u)>o(d)?u:d),a=Pe(t,o(r))===Pe(t,o(i)),l=yo(a?[]:n.map(o));return{low:r,high:i,best:a?
null:rr(t,e),level:d=>Math.round(l.share(d)*10),scale:l,flat:a}}function rr(t,e){let n=e.filter(({values:l})=>Number.isFinite(l[t.name])),o=n.map(({each:l})=>l[t.
name]||[]);if(!t.better||o.some(({length:l})=>l!==o[0].length))return null;let r=Ha(o,t.better==="more"),i=r!==null&&n[r].values[t.name],a=l=>t.better==="more"?
l<i:l>i;return r!==null&&n.every(({values:l},d)=>d===r||a(l[t.name]))?n[r]:null}function yo(t){let e=[...new Set(t)].sort((d,u)=>d-u),[n,o]=[e[0],e.at(-1)],r=d=>u=>o>
n?(d(u)-d(n))/(d(o)-d(n)):0,i=d=>e.some(u=>e.filter(g=>g>=u&&d(g)-d(u)<.1).length>Math.max(1,e.length/2)),a=d=>e.length>1?e.indexOf(d)/(e.length-1):0,l=[{name:"\
linear",share:r(d=>d)},...n>0?[{name:"log",share:r(Math.log)}]:[],{name:"order",share:a}];return l.find(({share:d})=>!i(d))||l.at(-1)}function rt(t,{each:e}){let n=(e[t.
name]||[]).filter(J);if(n.length<2)return"";let[o,r]=[Math.min(...n),Math.max(...n)].map(i=>Pe(t,i));return o===r?"":s("{low} to {high}",{low:o,high:r})}var hn=t=>t.
better==="less"?"heat":"prob";function Pe(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=e.toLocaleString("en-US",{minimumFractionDigits:t.digits,
maximumFractionDigits:t.digits});return n&&t.unit?`${o} ${s(t.unit)}`:o}var ir=10;function Ka({axes:[t,e],metric:n,heat:o,at:r}){let i=e.values.map((W,_)=>t.values.map((S,M)=>r(_,M))),a=W=>i.map((_,S)=>_.map((M,E)=>W(M,S,E))),l=W=>W.
values[n.name],d=W=>Pe(n,l(W))+(o.best===W?" ★":""),u=(W,_,S)=>{let M=rt(n,W);return`${t.knob} ${t.values[S]}, ${e.knob} ${e.values[_]}: ${d(W)}${M?` (${M})`:
""}`},g=Array.from({length:ir+1},(W,_)=>[_/ir,`var(--gp-${hn(n)}-${_})`]),b={type:"heatmap",x:t.values,y:e.values,colorscale:g,zmin:0,zmax:ir,showscale:!1,xgap:2,
ygap:2,z:a(W=>Number.isFinite(l(W))?o.level(l(W)):null),text:a(d),texttemplate:"%{text}",hovertext:a(u),hoverinfo:"text"},y=Math.min(760,Math.max(220,96+42*e.values.
length)),C={type:"category",showgrid:!1};return bt(s("{metric} over {columns} and {rows}",{metric:s(n.title),columns:t.knob,rows:e.knob}),[b],Re(t.knob,{...C,side:"\
top"}),Re(e.knob,{...C,autorange:"reversed"}),{height:y,margin:{l:52,r:18,t:60,b:16}})}function Ga({knob:t,metric:e,points:n,wide:o}){let r=n.map(({label:_})=>_.trim()===""?NaN:Number(_)),i=r.every(Number.isFinite)?{linear:"linear",log:"log",order:"\
category"}[yo(r).name]:"category",a=n.map((_,S)=>({..._,x:i==="category"?_.label:r[S]}));i!=="category"&&a.sort((_,S)=>Number(_.x)-Number(S.x));let l=a.filter(({
value:_})=>Number.isFinite(_)),d=l.flatMap(({value:_,each:S})=>[_,...S]),u=o&&d.length>0&&Math.min(...d)>0,g=({label:_,value:S,range:M,best:E})=>`${_}: ${Pe(e,S)}${M?
` (${M})`:""}${E?`, ${s("the best")}`:""}`,b={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:a.map(({x:_})=>_),y:a.map(({value:_})=>Number.
isFinite(_)?_:null),text:a.map(g),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",symmetric:!1,color:"var(--g\
p-muted)",thickness:1.5,width:4,array:a.map(({value:_,each:S})=>S.length>1?Math.max(...S)-_:0),arrayminus:a.map(({value:_,each:S})=>S.length>1?_-Math.min(...S):
0)}},y={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:l.map(({x:_})=>_),y:l.map(({value:_})=>_),
text:l.map(({value:_,best:S})=>l.length<=12||S?Pe(e,_)+(S?" ★":""):"")},C=s(e.title),W=`${C}${e.unit?` (${s(e.unit)})`:""}${u?`, ${s("logarithmic scale")}`:""}`;
return bt(s("{metric} over {knob}",{metric:C,knob:t}),[b,y],Re(t,{type:i}),Re(W,u?{type:"log"}:{}))}function xo(t,{metric:{meaning:e,formula:n,unit:o,live:r}}){let i=[o?s("In {unit}.",{unit:s(o)}):"",r?"":s("It is known when the runs of a cell have ended.")];t.
replaceChildren(`${s(e)} `,c("span","gp-formula",s(n)),...i.filter(Boolean).map(a=>` ${a}`))}function Ua(t,e,n){let{low:o,high:r,best:i,scale:a,flat:l}=n,d=e.metric,
u=e.group.groups.some(W=>rt(d,W)),g=W=>W&&e.nameOf(W.number)+W.values[d.name],b=[d.name,g(o),g(r),i&&i.number,a.name,l,u].join();if(t.dataset.key===b||(t.dataset.
key=b,t.replaceChildren(),!o))return;let y=(W,_)=>{let S=c("span"),M=c("b","",Pe(d,_.values[d.name],{unit:!0}));return S.append(...pe(W,{value:M,cell:e.nameOf(_.
number)})),S};l?t.append(y(s("The same everywhere: {value}"),o)):t.append(y(s("lowest {value} at {cell}"),o),cp(hn(d)),y(s("highest {value} at {cell}"),r));let C=[
a.name==="log"&&s("Coloured on a logarithmic scale."),a.name==="order"&&s("Coloured by rank, because some values are far from the rest."),u&&s("Small numbers: f\
rom the lowest to the highest of a cell’s seeds."),i&&(d.better==="more"?s("★ best: higher is better, seed by seed"):s("★ best: lower is better, seed by see\
d"))];t.append(...C.filter(Boolean).map(W=>c("span","",W)))}function cp(t){let e=c("span","gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let o=c(
"i");o.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(o)}return e}function Va(t,e,n,o){let r=e.view!=="heat"?void 0:e.isList?dp(e,n):e.isSettled?hp(e,n):void 0;
de(t,r,i=>o(e.isList?e.inOrder[i.pointNumber].number:e.inRow(i.pointNumber[0])[i.pointNumber[1]].number))}function dp(t,{best:e,scale:n}){let o=t.metric,[{knob:r,
values:i}]=t.axes,a=t.inOrder.map(l=>({label:i[l.place[1]],value:l.values[o.name],each:(l.each[o.name]||[]).filter(J),range:rt(o,l),best:e===l}));return Ga({knob:r,
metric:o,points:a,wide:n.name!=="linear"})}function hp(t,e){return Ka({axes:t.axes,metric:t.metric,heat:e,at:(n,o)=>t.inRow(n)[o]})}var pp={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},it=t=>Dn(pp,t,"■"),at=t=>t==="failed"?[s("an erro\
r"),s("ended in an error")]:ye(t),Ge=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,yt=t=>t.log?t.log.numTokens:t.tokens.length;function Ee(t){return Ge(
t)?"failed":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function pn(t){let e=Ee(t);
return e?e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function xt({tokens:t,ended:e},n=1/0){if(e&&e.text!==
null&&e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:r}of t)if(o+=r??"",o.length>=n)break;return o}var ar=({name:t})=>t==="ended";function vo(t,{values:e,each:n,entries:o},{unit:r=!1}={}){let i=e[t.name],a=(n[t.name]||(o.length===1?[i]:[])).filter(J);return!ar(
t)||!a.length?Pe(t,i,{unit:r}):s("{count} of {all}",{count:B(a.filter(Boolean).length),all:B(a.length)})}function lr(t,e){let n=c("span","gp-stepper"),[o,r,i]=[c("button","","‹"),c("span"),c("button","","›")];n.append(o,r,i);let a=0,l=u=>g=>{g.stopPropagation(),
cr(t,a,u)};[[o,-1,s("The text of the previous seed")],[i,1,s("The text of the next seed")]].forEach(([u,g,b])=>{U(u,{type:"button","aria-label":b,tabindex:e}),u.
addEventListener("click",l(g))});function d(u){a=u;let{entries:g}=t.groups[u];n.hidden=g.length<2,T(r,`${g.indexOf(t.shownOf(u))+1}/${g.length}`)}return{box:n,draw:d}}
function cr(t,e,n){let{entries:o}=t.groups[e],r=o.indexOf(t.shownOf(e));t.showEntry(e,(r+n+o.length)%o.length)}function Ja(t,e,{nameOf:n,promptOf:o}){let r=S=>t.
querySelector(".gp-whole"+S),i=r(""),a=lr(e,0),l=c("span"),d=c("button","gp-button",s("Open as one run"),{type:"button"});r("-tools").append(a.box,l,d);let u=null;
function g(S){let M=r("-text"),E=xt(S);M.childElementCount||M.append(c("span","gp-prompt"),c("span")),T(M.firstChild,o(u)+(e.apart?`
`:"")),T(M.lastChild,E);let $=Ee(S),k=yt(S),h=$?$!=="failed"&&`${it($)} ${at($)[1]}`:k?s("still being written"):s("queued");T(r("-end"),[z(k,"{count} token","{c\
ount} tokens"),h].filter(Boolean).join(" · "))}function b(S){let M=Ge(S),E=r("-problem");E.hidden=!M,M&&E.replaceChildren(c("b","","✕ "),`${s(M.message)} ${s(
M.fix)}`)}function y(S){let M=S.entries.length;T(r("-over"),M>1?s("Metrics of the {count} runs of this cell together, most as their mean:",{count:B(M)}):s("Metr\
ics:"));let E=Z(r("-values"),e.metrics.length,()=>{let $=c("div");return $.append(c("dt"),c("dd")),$});e.metrics.forEach(($,k)=>{T(E[k].firstChild,s($.title)),T(
E[k].lastChild,vo($,S,{unit:!0})),U(E[k],{title:`${s($.meaning)} ${s($.formula)}`})})}function C(){if(u===null)return;let S=e.shownOf(u);T(r("-title"),n(u)),U(i,
{"aria-label":n(u)}),a.draw(u),T(l,(S.seed??null)===null?"":s("seed {seed}",{seed:S.seed})),d.hidden=!e.canAsk,g(S),b(S),y(e.groups[u])}function W(S){u=S,C(),i.
open||i.showModal(),i.scrollTop=0}function _(){i.open&&i.close(),u=null}return d.addEventListener("click",()=>{let{number:S}=e.shownOf(u);_(),e.ask({type:"open",
entry:S})}),i.addEventListener("close",()=>{u=null}),i.addEventListener("click",({target:S})=>S===i&&_()),i.addEventListener("keydown",S=>S.stopPropagation()),t.
querySelector(".gp-shut").addEventListener("click",_),{show:W,shut:_,draw:C}}var Ya={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function Xa(t){up(t),fp(
t)}function up(t){let{table:e,whole:n,group:o}=t;function r([i,a]){let l=e.tBodies[0].rows[i];!l||a<0||t.focus(l.cells[Math.min(a+1,l.cells.length-1)],!0)}e.addEventListener(
"keydown",i=>{let a=i.target.closest("td");if(!a||i.ctrlKey||i.altKey||i.metaKey)return;let{gpGroup:l}=a,d=a.parentElement;if(i.key==="Enter")n.show(l);else if(i.
key===" ")cr(o,l,1);else if(Object.hasOwn(Ya,i.key))r(Ya[i.key](d.sectionRowIndex,a.cellIndex-1));else return;i.preventDefault()}),e.addEventListener("click",i=>{
let a=i.target,l=a.closest("td");!l||a.closest(".gp-stepper")||(t.focus(l),n.show(l.gpGroup))}),e.addEventListener("focusin",({target:i})=>{i.tagName==="TD"&&t.
focus(i)})}function fp(t){let{state:e,field:n,select:o}=t,r=t.part("switch");o.addEventListener("change",()=>{e.metricName=o.value,xo(t.part("metric-meaning"),e),
t.drawValues()}),r.addEventListener("click",({target:i})=>{let a=i.dataset.view;if(a){e.view=a;for(let l of r.children)l.setAttribute("aria-pressed",String(l.dataset.
view===a));n.classList.toggle("gp-as-heat",a==="heat"),t.drawValues()}})}var Za="perplexity",So=class{constructor(e){this.group=e,this.view="texts",this.metricName="",this.axes=[]}begin(){this.axes=this.group.header.axes.map(({knob:n,
values:o})=>n==="prompt"?{knob:s("prompt"),values:dn(o),prompts:o}:{knob:n,values:o});let e=this.group.metrics.map(({name:n})=>n);e.includes(this.metricName)||(this.
metricName=e.includes(Za)?Za:e[0])}get isList(){return this.axes.length<2}get isSettled(){return!!this.group.done}get metric(){return this.group.metrics.find(({
name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.place[1])}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===
e)}promptOf(e){let{place:n}=this.group.groups[e],o=this.axes.findIndex(({prompts:r})=>r);return o<0?this.group.header.prompt:this.axes[o].prompts[n[1-o]]}nameOf(e){
let{place:n}=this.group.groups[e];return this.axes.map(({knob:o,values:r},i)=>`${o} ${r[n[1-i]]}`).join(", ")}failuresIn(e){let{entries:n}=this.group.groups[e],
o=n.filter(Ge).length;return o&&n.length>1?s("{count} of {all}",{count:B(o),all:B(n.length)}):""}standingOf(e){let n=this.group.shownOf(e);return Ge(n)?"failed":
Ee(n)?"":pn(n)==="decoding"?"decoding":this.group.done?"did not run":"queued"}};var Qa=300,el={failed:()=>s("failed"),decoding:()=>s("decoding"),queued:()=>s("queued"),"did not run":()=>s("did not run"),"":()=>""},mp=t=>t===""?s("(empty)"):
t==="decoding"?"…":el[t](),dr=(t,{values:e,prompts:n},o)=>{let r=c("th",t==="row"?"gp-side":"",null,{scope:t});return n?r.append(c("bdi","",e[o],{title:n[o]})):
r.append(se(e[o])),r};function lt(t,e){let n=c(t);return n.append(...e),n}var _o=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.field=this.
part("field"),this.table=this.field.firstElementChild,this.select=this.part("metric"),this.chart=this.part("metric-chart"),this.whole=Ja(e,this.group,{nameOf:o=>n.
nameOf(o),promptOf:o=>n.promptOf(o)}),this.cells=[],this.focused=null}part(e){return this.root.querySelector(".gp-"+e)}build(){let{state:e,group:n,select:o}=this;
this.whole.shut(),e.begin(),o.replaceChildren(...n.metrics.map(({name:l,title:d})=>c("option","",s(d),{value:l}))),o.value=e.metricName;let[{knob:r},i]=e.axes,a=i?
s("{one} and {other}",{one:r,other:i.knob}):r;T(this.part("title"),a);for(let l of[this.field,this.chart])l.classList.toggle("gp-on-one-axis",e.isList);this.cells=
n.groups.map(l=>this.makeCell(l)),this.table.replaceChildren(...e.isList?this.listRows():this.gridRows()),this.table.setAttribute("aria-label",s("The runs over \
{knobs}",{knobs:a})),this.focus(this.cells.length?this.cells[0].cell:null),xo(this.part("metric-meaning"),e)}makeCell({number:e}){let n=c("td","",null,{role:"gr\
idcell",tabindex:"-1"}),o=c("div","gp-cell-top"),[r,i]=[c("span","gp-value"),c("span","gp-star","★")],[a,l]=[c("small","gp-seeds-range"),c("span","gp-some-fai\
led")],d=c("bdi","gp-cell-text"),u=lr(this.group,-1);return i.hidden=!0,o.append(r,i,a,l,u.box),n.append(o,d),n.gpGroup=e,{cell:n,top:o,value:r,star:i,range:a,failed:l,
text:d,stepper:u,colour:""}}gridRows(){let{state:e,cells:n}=this,[o,r]=e.axes,i=c("th","gp-knob",null,{scope:"colgroup",colspan:o.values.length});i.append(c("sp\
an","",o.knob));let a=c("th","gp-side",r.knob,{scope:"col",rowspan:2}),l=[lt("tr",[a,i]),lt("tr",o.values.map((u,g)=>dr("col",o,g)))],d=u=>e.inRow(u).map(({number:g})=>n[g].
cell);return[lt("thead",l),lt("tbody",r.values.map((u,g)=>lt("tr",[dr("row",r,g),...d(g)])))]}listRows(){let{state:e,cells:n}=this,[o]=e.axes,{knob:r}=o,i=lt("t\
r",[c("th","gp-side",r,{scope:"col"}),c("th","gp-metric-name","",{scope:"col"})]),a=e.inOrder.map(({number:l,place:d})=>lt("tr",[dr("row",o,d[1]),n[l].cell]));return[
lt("thead",[i]),lt("tbody",a)]}drawText(e){let{state:n,group:o}=this,{cell:r,text:i,stepper:a,failed:l}=this.cells[e],d=o.shownOf(e),u=Ge(d),g=n.failuresIn(e);T(
l,g&&`✕ ${g}`);let b=u?`✕ ${s("failed")}`:xt(d,Qa).slice(0,Qa).trim();T(i,b||mp(n.standingOf(e))),ce(r,["gp-cell",u&&"gp-broken",!b&&"gp-quiet"].filter(Boolean).
join(" ")),a.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.drawText(e))}drawQuiet(){this.cells.forEach(({cell:e},n)=>e.classList.
contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,o=e.metric;if(!o)return;let r=Da(o,n.groups);for(let i of n.groups)this.drawValue(
i,o,r);e.isList&&T(this.part("metric-name"),s(o.title)),Ua(this.part("legend"),e,r),this.field.hidden=e.view==="heat"&&!e.isList&&e.isSettled,T(this.part("hint"),
this.field.hidden?s("Click a cell for its full text. Drag to zoom; double-click to see all again."):s("Click a cell, or press Enter, for its full text; the arro\
w keys move between cells.")),Va(this.chart,e,r,i=>this.whole.show(i))}drawValue(e,n,o){let r=this.cells[e.number],{top:i,value:a,star:l,range:d}=r,u=e.values[n.
name],g=Number.isFinite(u),b=g?`var(--gp-${hn(n)}-${o.level(u)})`:"";r.colour!==b&&(i.style.backgroundColor=r.colour=b),ce(i,g?"gp-cell-top":"gp-cell-top gp-non\
e"),T(a,g?Pe(n,u):e.entries.length===1&&Ge(e.entries[0])?"✕":"–"),T(d,g?rt(n,e):""),l.hidden=o.best!==e,this.describe(e.number)}describe(e){let{state:n}=this,
{cell:o,star:r,value:i,range:a}=this.cells[e],l=s((n.metric||{}).title),d=n.failuresIn(e),u=[n.nameOf(e),a.textContent?s("{metric}: {value}, over its seeds {ran\
ge}",{metric:l,value:i.textContent,range:a.textContent}):`${l}: ${i.textContent}`,r.hidden?"":s("best"),d&&s("failed: {share}",{share:d}),el[n.standingOf(e)]()];
U(o,{"aria-label":u.filter(Boolean).join("; ")})}focus(e,n=!1){this.focused&&(this.focused.tabIndex=-1),this.focused=e,e&&(e.tabIndex=0,n&&(e.focus({preventScroll:!0}),
this.reveal(e)))}reveal(e){let{field:n,table:o}=this,[r,i]=[n.getBoundingClientRect(),e.getBoundingClientRect()],a=r.left+e.parentElement.firstElementChild.offsetWidth,
l=r.top+o.tHead.offsetHeight;n.scrollLeft+=Math.min(0,i.left-a)||Math.max(0,i.right-r.right),n.scrollTop+=Math.min(0,i.top-l)||Math.max(0,i.bottom-r.bottom),(i.
top<0||i.bottom>innerHeight)&&e.scrollIntoView({block:"nearest",inline:"nearest"})}};function tl(t,e){let n=new _o(t,new So(e));return Xa(n),o=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}o.run&&
n.build(),o.run||o.pair||o.status?n.drawTexts():o.steps&&new Set([...o.entries].map(r=>e.entries[r].group)).forEach(r=>n.drawText(r)),o.measured&&n.drawQuiet(),
(o.run||o.measured||o.status)&&n.drawValues(),n.whole.draw()}}var nl=[["stop","■",t=>s("Stop lane {lane}",{lane:t})],["select","✎",t=>s("Edit lane {lane}",{lane:t})],["copy","❐",t=>s("Copy lane {lane}",{lane:t})],["l\
eft","◀",t=>s("Move lane {lane} to the left",{lane:t})],["right","▶",t=>s("Move lane {lane} to the right",{lane:t})],["remove","✕",t=>s("Remove lane {lane\
}",{lane:t})]],Oo=class{constructor(e,n){this.group=n;let o=c("div","gp-lane-head");this.name=c("button","gp-lane-name",null,{type:"button"}),this.letter=c("b",
"gp-letter"),this.title=c("bdi","gp-lane-title"),this.reference=c("span","gp-lane-reference",s("reference")),this.name.append(this.letter,this.title,this.reference),
this.tools=c("span","gp-lane-tools"),this.buttons=Object.fromEntries(nl.map(([i,a])=>{let l=c("button","gp-button",a,{type:"button","data-do":i});return this.tools.
append(l),[i,l]})),o.append(this.name,this.tools),this.prompt=c("p","gp-lane-prompt",null,{dir:"auto"}),this.settings=c("p","gp-lane-settings"),this.changed=c("\
p","gp-lane-changed",`△ ${s("changed since this run")}`),this.state=c("p","gp-lane-state"),this.doing=c("b"),this.tokens=c("span","gp-lane-count"),this.company=
c("span","gp-lane-company","",{tabindex:"0","data-tip":""}),this.state.append(this.doing,this.tokens,this.company),this.parts=c("p","gp-lane-parts"),this.seeds=
c("p","gp-lane-seeds"),this.back=c("button","gp-button","◀",{type:"button","data-seed":"-1","aria-label":s("Previous seed")}),this.on=c("button","gp-button","\
▶",{type:"button","data-seed":"1","aria-label":s("Next seed")}),this.seed=c("span","","",{"aria-live":"polite"}),this.seeds.append(this.back,this.seed,this.on),
this.problem=c("div","gp-problem"),this.why=c("span"),this.problem.append(c("b","","✕ "),this.why);let r=c("div","gp-lane-top");r.append(o,this.prompt,this.settings,
this.changed,this.state,this.parts,this.seeds,this.problem),e.append(r)}draw({lane:e,ran:n,place:o,lanes:r,isReference:i,parts:a,told:l}){let d=n?this.group.shownOf(
n.number):null;T(this.letter,e.label),T(this.title,me(e.title)),G(this.reference,i),U(this.name,{"aria-pressed":String(i),title:i?s("The other lanes are compare\
d with this one"):s("Compare the others with {lane}",{lane:e.label})}),this.name.disabled=!n,this.drawTools(e,o,r),this.drawStop(n),G(this.prompt,!!e.prompt),e.
prompt&&ko(this.prompt,e.prompt),T(this.settings,wp(e,d,n).join(" · ")),G(this.changed,!!n&&gp(e,n)),this.drawState(d),T(this.parts,a),G(this.parts,!!a),this.drawSeeds(
d,n),this.drawProblem(e,l)}drawTools(e,n,o){G(this.tools,this.group.canAsk);let r={left:n===0,right:n===o-1,remove:o===1,copy:o>=$n};for(let[i,,a]of nl){i!=="st\
op"&&G(this.buttons[i],!e.prompt);let l=i==="select"&&e.selected?s("Lane {lane} is shown in the settings",{lane:e.label}):a(e.label);U(this.buttons[i],{title:l,
"aria-label":l,"aria-disabled":String(!!r[i])})}T(this.buttons.select,e.selected?`✎ ${s("editing")}`:"✎"),U(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){
let{stop:n}=this.buttons,o=!!e&&this.group.running&&e.entries.some(({log:r})=>!r.finished&&!r.failed);!o&&n===document.activeElement&&this.name.focus(),G(n,o)}drawState(e){
if(G(this.state,!!e),!e)return;let{log:n}=e;T(this.doing,bp(n,this.group.done));let o=Le(n).length;T(this.tokens,o?z(o,"{count} token","{count} tokens"):"");let r=hr.
get(n);n.shared>1&&hr.set(n,{others:Math.max(n.shared-1,r?r.others:0),apart:n.apart&&(!r||r.apart)});let i=hr.get(n);if(G(this.company,!!i),!i)return;let{others:a,
apart:l}=!n.running||n.shared<2?i:{others:n.shared-1,apart:n.apart};T(this.company,l?z(a,"in turn with another run","in turn with {count} others"):z(a,"together\
 with another run","together with {count} others")),U(this.company,{"data-tip":l?s("It has forward passes of its own, in turn with those of the others: no other\
 run uses its model, or it reads or writes several tokens at once."):s("Decoded in one batch with the other runs on this model: each forward pass gives all of t\
hem their next token.")})}drawSeeds(e,n){let o=n?n.entries.length:0;G(this.seeds,o>1),!(o<2)&&(T(this.seed,s("seed {seed}, {place} of {all}",{seed:ol(e)??"–",
place:n.shown+1,all:o})),U(this.back,{"aria-disabled":String(n.shown===0)}),U(this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){
let r=s(n),i=o.get(r)??e;r&&o.set(r,i),G(this.problem,!!r),T(this.why,!r||i===e?r:s("The same as in lane {lane}.",{lane:i}))}},$n=8,hr=new WeakMap,ol=({seed:t,log:e})=>t??
(e&&e.started?e.started.seed:null);function gp(t,e){let n=(o,r)=>JSON.stringify(o[r]===""?null:o[r]??null);return["model","seed","settings","prompt"].some(o=>n(
t,o)!==n(e,o))}function wp(t,e,n){let o=e&&n.seed===t.seed&&n.entries.length===1?ol(e):null,r=t.seed??o;return[t.model,me(t.settings??""),r===null?"":s("seed {s\
eed}",{seed:r})].filter(Boolean)}function bp(t,e){let{queued:n,loading:o,started:r,failed:i,finished:a}=t;return i?`✕ ${s("stopped by an error")}`:a?`■ ${a.
sequences.length?ye(a.sequences[0].stop_reason)[1]:s("ended")}`:e?r?`■ ${s("was stopped")}`:s("did not run"):o?Ft(o):n?n.ahead?z(n.ahead,"waiting for another \
run","waiting for {count} others"):s("starting …"):r?`● ${s("decoding …")}`:s("waiting for its turn")}var Mo=class{constructor(e){this.log=e,this.clear()}clear(){this.at=null,this.place=null}get steps(){return this.log.canvasSteps}get number(){return this.at===null?
this.steps.length-1:Math.min(this.at,this.steps.length-1)}get step(){return this.steps[this.number]||null}get canvas(){let{canvas:e}=this.step;return this.steps.
filter(n=>n.canvas===e)}get before(){let{canvas:e}=this.step;return this.steps.filter((n,o)=>n.canvas<e&&this.steps[o+1]&&this.steps[o+1].canvas!==n.canvas)}get numCanvases(){
return this.steps.length?this.steps.at(-1).canvas+1:0}earlier(e){let n=this.steps[this.number-1];return n&&n.canvas===this.step.canvas?n.places[e]:null}accepted(e){
if(!this.step.places[e].accepted)return null;let n=this.earlier(e);return n&&n.accepted?"again":"newly"}get counts(){let e=this.step.places.map((n,o)=>this.accepted(
o));return{places:e.length,accepted:e.filter(Boolean).length,newly:e.filter(n=>n==="newly").length}}get end(){let{eos_token_ids:e,effective:n}=this.log.started;
if(!Number.isInteger(n.pad_token_id))return 1/0;let o=this.step.places.findIndex(({token_id:r})=>e.includes(r));return o<0?1/0:o+1}history(e){let n=this.canvas,
o=n.at(-1).places[e],r=n.length-1;for(;r>0&&n[r-1].places[e].token_id===o.token_id;)r-=1;return{since:r,accepted:n.filter(i=>i.places[e].accepted).length,count:n.
length,last:o}}};function sl({canvasSteps:t,finished:e}){return e?e.sequences.map(({text:o})=>o).join(""):t.filter(({canvas:o},r)=>!t[r+1]||t[r+1].canvas!==o).flatMap(
({places:o})=>o.map(({piece:r})=>r??"")).join("")}var Eo=({logprob:t,entropy:e})=>({probability:X(t),rawProbability:0,rank:1,surprisal:-(t??0),entropyBefore:e,entropyAfter:e});var To=class{constructor(e,n){this.body=e,this.entries=n,this.width=0,this.timer=0,this.clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.
scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e)}clear(e){this.log=e,this.body.replaceChildren(),this.rows=new De(this.
body),this.tokens=[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:r},{shade:i,unit:a}){if(this.
log!==e&&this.clear(e),e.denoises){T(this.body,sl(e));return}let{keep:l,added:d}=tt(this.steps,Le(e).at(-1)||null);l<this.tokens.length&&this.cut(l);for(let u of d)
this.append(u,i,a);this.dim(n),this.signAt(o?this.tokens[n]:null,o,r,a),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){st(this,e),this.steps.
length=e,this.dimmed=Math.min(this.dimmed,e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let r={...e.chosen,piece:e.piece},i=c("span","gp-\
token",null,{role:"button",tabindex:"-1"});We(i,r);let a=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(i,{token:r,step:e,index:e.
index,lane:this}),e.given&&(i.dataset.given=""),mt(this,i,r,a),this.steps.push(e),this.describe(i,o),this.shade(i,n)}shade(e,n){kt(e.querySelector(".gp-ink"),n,
Se(this.entries.get(e).step))}describe(e,n){let{token:o,step:r,index:i}=this.entries.get(e),a=[s("token {number}: {text}",{number:i+1,text:Y(o.text)}),...Zn(r,n),
this.whyOf(e)];e.setAttribute("aria-label",a.filter(Boolean).join(", "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?s("g\
iven, not chosen"):""].filter(Boolean).join(", ")}dim(e){let n=Math.min(e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-\
shared");for(let o=this.dimmed;o<n;o++)this.tokens[o].classList.add("gp-shared");this.dimmed=n}signAt(e,n,o,r){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.
parts===n))return;let i=this.sign;this.sign=e||null,this.said=o,i&&(delete i.dataset.parts,this.describe(i,r)),e&&(e.dataset.parts=n,this.describe(e,r))}redraw({
shade:e,unit:n}){for(let o of this.tokens)this.shade(o,e),this.describe(o,n)}settle(){this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7),this.rows.
settle()}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.
settle(),200))}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.
tokens[o+1];case"ArrowLeft":return this.tokens[o-1];case"ArrowDown":return Ie(this.tokens,o,1);case"ArrowUp":return Ie(this.tokens,o,-1);case"Home":return this.
tokens[0];case"End":return this.tokens.at(-1);default:return null}}};function rl(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),r=t.querySelector(".gp-scale"),i=t.querySelector(".gp-add"),a=new Map,l=new WeakMap,
d=Yt(t,n,e,h=>{let p=l.get(h);if(!p)return null;let{token:f,step:m,index:w,lane:x}=p;return{id:f.token_id,text:f.text,where:s("token {number}",{number:w+1}),step:m,
why:x.whyOf(h)}}),u=()=>({shade:o.value,unit:e.unit});function g(){return e.lanes?e.lanes.map(h=>({key:`${h.prompt?"prompt":"lane"} ${h.id}`,lane:h,number:e.groups.
findIndex(({id:p,prompt:f})=>p===h.id&&!!f==!!h.prompt)})):e.groups.map(h=>({key:`group ${h.number}`,lane:h,number:h.number}))}function b(h){let p=document.activeElement,
f=[...n.children].indexOf(p&&p.closest(".gp-lane")),m=new Set(h.map(({key:w})=>w));for(let[w,{element:x}]of a)m.has(w)||(x.remove(),a.delete(w));h.forEach(({key:w,
lane:x,number:v},L)=>{let O=a.get(w)||C(w);Object.assign(O,{lane:x,number:v}),n.children[L]!==O.element&&n.insertBefore(O.element,n.children[L]||null)}),y(),!(f<
0||document.activeElement===p)&&(p.isConnected?p.focus():n.children.length&&n.children[Math.min(f,n.children.length-1)].querySelector(".gp-lane-name").focus())}
function y(){let{clientWidth:h}=n,[p,f,m]=[240,12,4];if(!h||!a.size)return;let w=Math.max(1,Math.min(m,Math.floor((h+f)/(p+f)))),x=Math.ceil(a.size/w);n.style.setProperty(
"--lanes-in-row",Math.ceil(a.size/x))}new ResizeObserver(y).observe(n);function C(h){let p=c("li","gp-lane"),f=new Oo(p,e),m=c("p","gp-note gp-not-yet",s("Not r\
un yet.")),w=c("div","gp-lane-text",null,{role:"group",dir:"auto"}),x=c("div","gp-lane-bottom");x.append(m,w),p.append(x);let v={element:p,head:f,note:m,body:w,
text:new To(w,l)};return a.set(h,v),v}function W(h,p,f,m){let{element:w,head:x,note:v,body:L,text:O,lane:A,number:P}=h,q=P<0?null:e.groups[P],j=Qe(e),R=!!(q&&j&&
j[0]===P),N=q&&j&&!R?_(j[0],P):{shared:0,sign:"",why:"",words:""};x.draw({lane:A,ran:q,place:p,lanes:f,isReference:R,parts:N.words,told:m}),w.classList.toggle("\
gp-lane-selected",!!A.selected),U(w,{"aria-label":s("Lane {lane}: {title}",{lane:A.label,title:me(A.title)})}),U(L,{"aria-label":s("Text of lane {lane}, token b\
y token. The arrow keys move along it.",{lane:A.label})}),G(v,!q),G(L,!!q),q?O.draw(e.shownOf(P).log,N,u()):O.log&&O.clear(null)}function _(h,p){let f=je(e,h),[
m,w]=[h,p].map(q=>e.shownOf(q).log),{kind:x,at:v,shorter:L}=bo(e,h,p),O=v[1];if(x==="apart"){let{chosen:q}=Le(m)[v[0]],j=s("here it diverges from {lane}, which \
has {token}",{lane:f,token:Y(q.text)});return{shared:O,sign:`≠${f}`,why:j,words:`≠ ${s("diverges from {lane} at token {number}",{lane:f,number:O+1})}`}}let A={
shared:O,sign:"",why:""};if(!O)return{...A,words:""};let P=[m,w].map(q=>!!(q.finished||q.failed||e.done));return(x==="same"?!(P[0]&&P[1]):!P[L])?{...A,words:`= ${s(
"the same as {lane} so far",{lane:f})}`}:x==="same"?{...A,words:`= ${s("the same as {lane}",{lane:f})}`}:{...A,words:`= ${L?s("the same as {lane}, which continu\
es",{lane:f}):s("the same as {lane}, then continues",{lane:f})}`}}function S(h){let{header:p}=e,f=p&&!e.groups.some(({prompt:m})=>m)?p.prompt:"";G(t.querySelector(
".gp-asked"),!!f),ge(t.querySelector(".gp-asked-text"),f,{plain:!0}),G(t.querySelector(".gp-parting-key"),!!Qe(e)),G(i.parentNode,e.canAsk&&!h.some(({lane:m})=>m.
prompt)),U(i,{"aria-disabled":String(h.length>=$n),title:h.length>=$n?s("At most {count} lanes",{count:String($n)}):s("A new lane at the end")})}let M=h=>[...a.
values()].find(({element:p})=>p.contains(h));n.addEventListener("click",({target:h})=>{let p=M(h),f=h.closest("button"),m=h.closest(".gp-token");p&&m&&l.has(m)&&
$(p,m),!(!p||!f||f.getAttribute("aria-disabled")==="true")&&(f.dataset.do&&e.ask({type:"lane",do:f.dataset.do,id:p.lane.id}),f.dataset.seed&&e.showEntry(p.number,
e.groups[p.number].shown+Number(f.dataset.seed)),f===p.head.name&&E(p.number))});function E(h){let p=Qe(e);p&&h!==p[0]&&e.setPair(h,h===p[1]?p[0]:p[1])}function $(h,p){
h.text.reach(p),p.focus({preventScroll:!0}),p.scrollIntoView({block:"nearest"}),d.show(p)}n.addEventListener("keydown",h=>{let{target:p,key:f}=h;if(!l.has(p)||h.
ctrlKey||h.metaKey||h.altKey)return;let m=M(p),w=f==="Enter"||f===" "?p:m.text.next(p,f);!w&&!f.startsWith("Arrow")||(h.preventDefault(),w&&$(m,w))}),i.addEventListener(
"click",()=>{i.getAttribute("aria-disabled")!=="true"&&e.ask({type:"lane",do:"add"})});function k(){Ze(r,o.value,e.unit)}return o.addEventListener("change",()=>{
for(let{text:h}of a.values())h.redraw(u());k()}),h=>{let p=g();if(t.hidden=!p.length&&!e.canAsk,t.hidden)return;if((h.run||h.lanes)&&b(p),h.unit){for(let{text:m}of a.
values())m.redraw(u());k()}S(p);let f=new Map;p.forEach(({key:m},w)=>W(a.get(m),w,p.length,f));for(let{text:m}of a.values())m.settle();d.refresh(h.unit||h.pair)}}function il(t,e){let i=S=>t.querySelector(".gp-"+S);function a(S){let[M,E]=[Math.min(...S),Math.max(...S)],$=[1,2,5,10,20,50,100,200,500,1e3].find(p=>Math.floor(
E/p)-Math.floor(M/p)<24)||Math.ceil((E-M+1)/24),k=Math.floor(M/$),h=Array.from({length:Math.floor(E/$)-k+1},(p,f)=>[Math.max((k+f)*$,M),Math.min((k+f+1)*$-1,E),
0]);for(let p of S)h[Math.floor(p/$)-k][2]+=1;return h}function l(S){let M=S.map(yt).sort((p,f)=>p-f),E=M.length?a(M):[],$=JSON.stringify(E);i("bins").dataset.key!==
$&&de(i("bins"),E.length?d(E):void 0),i("bins").dataset.key=$;let k=M.reduce((p,f)=>p+f,0)/M.length,h=(M[M.length-1>>1]+M[M.length>>1])/2;T(i("average"),M.length?
s("mean {mean}, median {median}, from {low} to {high}",{mean:k.toFixed(1),median:B(h),low:B(M[0]),high:B(M.at(-1))}):s("none has ended yet"))}function d(S){let M=(k,h)=>k===
h?z(k,"{count} token","{count} tokens"):s("{low} to {high} tokens",{low:B(k),high:B(h)}),E=([k,h,p])=>`${M(k,h)}: ${z(p,"{count} text","{count} texts")}`,$={type:"\
bar",hoverinfo:"text",textposition:"none",text:S.map(E),x:S.map(([k,h])=>(k+h)/2),y:S.map(([,,k])=>k),width:S.map(([k,h])=>.94*(h-k+1)),marker:{color:"var(--gp-\
kept)"}};return bt(s("Number of texts by their length in tokens"),[$],Re(s("tokens"),{showgrid:!1}),Re(s("texts"),{rangemode:"tozero"}),{height:220,bargap:0})}function u(){
let S=c("li"),M=c("span","",null,{"aria-hidden":"true"});return M.append(c("i","gp-bar")),S.append(c("span","gp-sign",null,{"aria-hidden":"true"}),c("span","gp-\
word"),M,c("span","gp-times")),S}function g(S){let M=new Map;for(let k of S)M.set(Ee(k),(M.get(Ee(k))||0)+1);let E=[...M].sort(([k,h],[p,f])=>f-h||(k<p?-1:1)),$=Z(
i("endings"),E.length,u);E.forEach(([k,h],p)=>{let[f,m,w,x]=$[p].children;U($[p],{"data-end":k}),T(f,it(k)),T(m,at(k)[0]),ne(w.firstChild,"width",h/S.length),T(
x,`${B(h)} · ${H(h/S.length)}`)})}function b(S){let M=S.filter(h=>Ee(h)==="failed"),E=S.filter(h=>Ee(h)!=="failed"&&!xt(h).trim()),$=e.done?e.entries.length-S.
length:0,k=[];E.length&&k.push(z(E.length,"{count} text is empty.","{count} texts are empty.")),M.length&&k.push(z(M.length,"{count} sample failed and is counte\
d only here.","{count} samples failed and are counted only here.")),$&&k.push(z($,"{count} sample did not finish.","{count} samples did not finish.")),T(i("oddi\
ties"),k.join(" "))}function y(S){let M=new Map;for(let p of S)M.set(xt(p),(M.get(xt(p))||0)+1);let E=[...M].filter(([,p])=>p>1).sort(([p,f],[m,w])=>w-f||(p<m?-1:
1));T(i("common-title"),C(M.size,S.length,E.length>0));let $=i("common"),k=E.slice(0,5),h=[...$.children].map(p=>p.gpText);k.length===h.length&&k.every(([p],f)=>p===
h[f])?k.forEach(([,p],f)=>T($.children[f].firstChild,`${B(p)} ×`)):$.replaceChildren(...k.map(W))}function C(S,M,E){return M<2?M?z(M,"{count} text","{count} te\
xts"):"":S===1?s("All {count} texts are the same",{count:B(M)}):E?s("{count} different texts of {all}; the most frequent ones",{count:B(S),all:B(M)}):s("All {co\
unt} texts are different",{count:B(M)})}function W([S,M]){let E=c("li");if(E.gpText=S,E.append(c("span","gp-times",`${B(M)} ×`)),S.length<=150)E.append(S.trim()?
c("bdi","",Te(S)):c("span","gp-note",s("(empty)")));else{let $=c("details"),k=c("summary");k.append(c("bdi","",Te(S.slice(0,150))+"…")),$.append(k,c("p","",S,
{dir:"auto"})),E.append($)}return E}function _(S,M){return S===M?z(M,"{count} sample","all {count} samples"):e.done?z(M,"{ended} of {count} sample ended","{ende\
d} of {count} samples ended",{ended:B(S)}):z(M,"{ended} of {count} sample ended so far","{ended} of {count} samples ended so far",{ended:B(S)})}return S=>{if(t.
hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(S.run||S.status))return;S.run&&i("common").replaceChildren();let M=e.entries.filter(k=>pn(k)==="cut"),E=e.
entries.filter(k=>Ee(k)&&!M.includes(k)),$=E.filter(k=>Ee(k)!=="failed");T(i("of"),_(E.length,e.entries.length)),l($),g([...E,...M]),b(E),y($)}}var al="generation-playground.columns",kp=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","words","ended"],Lo=class{constructor(e,n){
this.place=e,this.changed=n,this.summary=c("summary"),this.boxes=c("div","gp-column-boxes",null,{role:"group","aria-label":s("Columns of the table")}),e.append(
this.summary,this.boxes),this.chosen=new Set(yp()||kp),this.names=""}shown(e){let n=e.map(({name:r})=>r).join();n!==this.names&&(this.names=n,this.boxes.replaceChildren(
...e.map(r=>this.box(r))));let o=e.filter(({name:r})=>this.chosen.has(r));return T(this.summary,s("Columns: {shown} of {all}",{shown:String(o.length),all:String(
e.length)})),o}box({name:e,title:n,meaning:o}){let r=c("label","",null,{title:s(o)}),i=c("input","",null,{type:"checkbox"});return i.checked=this.chosen.has(e),
i.addEventListener("change",()=>{i.checked?this.chosen.add(e):this.chosen.delete(e),xp([...this.chosen]),this.changed()}),r.append(i,` ${s(n)}`),r}};function yp(){
try{let t=JSON.parse(localStorage.getItem(al)||"null");return Array.isArray(t)?t:null}catch{return null}}function xp(t){try{localStorage.setItem(al,JSON.stringify(
t))}catch{}}function ll(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,r=o.cells[0].querySelector("button"),i=new Map,a=null,l=[],d=new Lo(t.querySelector(".gp-\
column-choice"),()=>M()),u=({values:$},{name:k})=>Number.isFinite($[k])?$[k]:null;function g(){let $=e.metrics.filter(f=>e.groups.some(m=>u(m,f)!==null));t.hidden=
!$.length;let k=d.shown($);if(k.length===l.length&&k.every((f,m)=>f===l[m].metric))return;let h=document.activeElement,p=o.contains(h)?h.dataset.name:null;l.forEach(
({head:f})=>f.remove()),l=k.map(f=>{let m=c("th","",null,{scope:"col"}),{name:w,title:x,unit:v,meaning:L,formula:O,better:A}=f,P=A==="more"?s("More is better."):
A==="less"?s("Less is better."):"",q=[s(L),P,s("Formula: {formula}.",{formula:s(O)})].filter(Boolean).join(" "),j=c("button","gp-sort",null,{type:"button","data\
-name":w,"data-tip":q});return j.append(c("span","",s(x).replace(/-(?=\d)/g,"‑")),c("span","gp-arrow","",{"aria-hidden":"true"})),m.append(j),v&&v!==x.toLowerCase()&&
m.append(c("small","",s(v))),o.append(m),{metric:f,head:m}});for(let f of i.values())Z(f,1+l.length,y);p&&o.querySelector(`[data-name="${CSS.escape(p)}"]`)?.focus()}
function b(){for(let{metric:$,head:k}of l){let h=a&&a.name===$.name?a.down?"descending":"ascending":"none";U(k,{"aria-sort":h}),T(k.querySelector(".gp-arrow"),{
descending:" ▼",ascending:" ▲",none:""}[h])}}o.addEventListener("click",({target:$})=>{let k=$.closest(".gp-sort");if(!k)return;let h=l.map(p=>p.metric).find(
({name:p})=>p===k.dataset.name);if(!h)a=null;else{let p=h.better!=="less",f=a&&a.name===h.name;f&&a.down!==p?a=null:a={name:h.name,down:f?!p:p}}M()});function y(){
let $=c("td"),k=c("span","gp-value");k.append(c("b","gp-best-sign","",{"aria-hidden":"true"}),c("span"),c("span","gp-hidden"),c("small","gp-seeds-range"));let h=c(
"span","gp-track");return h.append(c("i")),$.append(k,h),$}function C($){let k=c("tr"),h=c("th","gp-whose",null,{scope:"row"});return h.append(c("b","gp-letter"),
c("bdi")),k.append(h),Z(k,1+l.length,y),n.tBodies[0].append(k),i.set($,k),k}function W({number:$,title:k,prompt:h}){let p=i.get($)||C($),[f,m]=p.cells[0].children;
T(f,je(e,$)),T(m,Pt({title:k,prompt:h}))}function _({metric:$},k){let h=e.groups.map(m=>u(m,$)),p=Math.max(...h.map(m=>Math.abs(m??0))),f=rr($,e.groups);return h.
forEach((m,w)=>{let x=i.get(w).cells[k+1],[v,L]=x.children,O=f!==null&&f.number===w;T(v.children[0],O?"★":""),T(v.children[1],vo($,e.groups[w])),T(v.children[2],
O?` ${s("(best)")}`:"");let A=m===null||ar($)?"":rt($,e.groups[w]);T(v.children[3],A&&s("over the seeds {range}",{range:A})),x.classList.toggle("gp-best",O),ne(
L.firstChild,"width",m===null||!p?0:Math.abs(m)/p)}),f!==null}function S(){let $=[...e.groups];if(a){let h=a.down?-1:1;$.sort((p,f)=>{let[m,w]=[u(p,a),u(f,a)];return m===
null||w===null?+(m===null)-+(w===null):h*(m-w)})}let[k]=n.tBodies;$.forEach(({number:h},p)=>{k.rows[p]!==i.get(h)&&k.insertBefore(i.get(h),k.rows[p]||null)})}function M(){
if(g(),t.hidden)return;a&&!l.some(({metric:k})=>k.name===a.name)&&(a=null),e.groups.forEach(W);let $=l.map(_);G(t.querySelector(".gp-best-key"),$.some(Boolean)),
b(),S()}function E(){for(let k of i.values())k.remove();i.clear();let{kind:$}=e.header||{};T(r,$==="lanes"?s("Lane"):$==="sweep"?s("Cell"):s("Runs")),n.classList.
toggle("gp-one",e.groups.length<2),G(t.querySelector(".gp-sorting"),e.groups.length>1)}return $=>{$.run&&E(),($.run||$.measured||$.lanes)&&M()}}var cl={sweep:()=>s("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:s("Run the grid")}),
seeds:()=>s("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabilities.",{button:s("Draw \
the samples")}),trial:()=>s("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one question: whether drafts make it f\
aster, which draft length is best, or whether the texts are the same.",{button:s("Run the trial")}),precision:()=>s("Nothing has run yet. “{button}” lets the mo\
del write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each token.",{button:s("Compare precisions")}),choices:()=>s(
"Nothing has run yet. “{button}” lets the model read each answer after the prompt and shows how likely it finds every token, with and without taking the length \
out.",{button:s("Compare answers")}),watermark:()=>s("Nothing has run yet. “{button}” writes texts with and without the watermark and answers one question, or l\
ets you guess which is which.",{button:s("Run the experiment")})};function dl(t,e){let r=t.querySelector(".gp-status"),i=t.querySelector(".gp-pace"),a=t.querySelector(
".gp-track"),l=t.querySelector(".gp-troubles"),d=t.querySelector(".gp-told"),u=t.querySelector(".gp-answered"),g=[],b=[],y=null,C=0;function W(h){let p=e.entries[h];
g[h]=pn(p),b[h]=yt(p)}function _(h){let p=g.length,f=h.ended+h.failed;if(f===p)return[z(p,"The run has ended","All {count} runs have ended"),""];let m=h.cut+(e.
done?h.decoding:0),w=[m&&s("{count} cut off",{count:B(m)}),!e.done&&s("{count} decoding",{count:B(h.decoding)}),!e.done&&s("{count} queued",{count:B(h.waiting)}),
e.done&&h.waiting&&s("{count} not started",{count:B(h.waiting)})].filter(Boolean),x={ended:B(f)};return[e.done?z(p,"Stopped: {ended} of {count} run ended","Stop\
ped: {ended} of {count} runs ended",x):z(p,"{ended} of {count} run ended","{ended} of {count} runs ended",x),w.map(L=>` · ${L}`).join("")]}function S(h){if(!h)
return;let p=performance.now();y??={at:p,sum:h},h!==y.last&&([y.last,C]=[h,p]);let f=C-y.at,m=f>500&&s("{rate} tokens/s in total",{rate:B(Math.round((h-y.sum)/f*
1e3))});T(i,[z(h,"{count} token","{count} tokens"),m].filter(Boolean).join(" · "))}function M(h){let p=new Map;for(let x of e.entries.filter(v=>g[v.number]==="\
failed")){let v=JSON.stringify(Kn(Ge(x)));p.set(v,[...p.get(v)||[],x])}let f=e.done?h.cut:0,m=JSON.stringify([[...p].map(([x,v])=>[x,v.length]),f]);if(l.dataset.
key===m)return;l.dataset.key=m,l.replaceChildren();for(let[x,v]of[...p].slice(0,8)){let L=c("p");L.append(c("b","","✕ "),`${$(v)} `);for(let{knob:O,message:A,
fix:P}of JSON.parse(x))L.append(c("span","",(O?`${O}: `:"")+A),P?` ${P} `:" ");l.append(L)}let w=[...p.values()].slice(8).flat().length;w&&l.append(c("p","gp-no\
te",z(w,"{count} more run failed for other reasons.","{count} more runs failed for other reasons."))),f&&l.append(c("p","gp-note gp-stopped",E(f)))}function E(h){
return e.done.overtaken?z(h,"{count} run was stopped because another run took its place; what was written is kept.","{count} runs were stopped because another r\
un took their place; what was written is kept."):z(h,"{count} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was w\
ritten is kept.")}function $(h){let p=[...new Set(h.map(x=>e.groups[x.group].label))];if(p.length===e.groups.length)return z(h.length,"{count} run failed:","{co\
unt} runs failed:");let f=p.length-1,w=p.every(x=>x.length===1)||!f?p.join(", "):z(f,"{label} and {count} other","{label} and {count} others",{label:p[0]});return z(
h.length,"{count} run failed ({groups}):","{count} runs failed ({groups}):",{groups:w})}function k(){let h=e.found&&e.found.question,f=(h&&e.asking&&e.asking.question!==
h?e.asking.titles:{})[h];G(u,!!f),f&&T(u,e.done?s("These runs answered “{question}”. Choose that question to see the answer.",{question:s(f)}):s("These runs\
 answer “{question}”. Choose that question to see the answer.",{question:s(f)}))}return h=>{if(t.hidden=!e.header&&!Object.hasOwn(cl,e.name),a.hidden=!e.header,
!e.header&&!t.hidden&&T(r,cl[e.name]()),!e.header)return;h.run?([g,b,y]=[[],[],null],T(i,""),e.entries.forEach(w=>W(w.number))):h.measured||h.status?e.entries.forEach(
w=>W(w.number)):h.entries.forEach(W);let p={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let w of g)p[w]+=1;let[f,m]=_(p);r.dataset.words!==f+m&&(r.dataset.
words=f+m,r.replaceChildren(c("b","",f),m));for(let w of["ended","failed","decoding"])ne(a.querySelector(".gp-part-"+w),"width",p[w]/Math.max(1,g.length));U(a,{
"aria-valuemax":g.length,"aria-valuenow":p.ended+p.failed,"aria-valuetext":f+m.replaceAll(" · ",", ")}),S(b.reduce((w,x)=>w+x,0)),M(p),k(),e.done&&T(d,f)}}var $o=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],vp=t=>$o.findIndex(([e])=>ve(t??1/0,"bits")<=e);function vt(t,e){if(!J(t))return s("infinite");let n=ve(t,e);if(n===
0)return"0";if(n>=.001)return n.toPrecision(3);let[o,r]=n.toExponential(1).split("e-");return`${o} × ${Sp(r)}`}var Sp=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[e]).join("")}`,Ao=t=>t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(2)}):s("{size} MB",{size:(t/1e6).toFixed(t<1e7?2:1)});function hl(t,e){let n=p=>t.
querySelector(".gp-"+p),o=n("which"),r=new Ce(n("words"),{press:({number:p})=>y(p)}),i=null,a="",l="";o.addEventListener("change",()=>k());let d=()=>e.unit==="b\
its"?s("bits"):s("nats"),u=p=>`${vt(p,e.unit)} ${d()}`,g=()=>(e.found&&e.found.question==="precision"?e.found.groups:[]).map((p,f)=>({...p,number:f})).filter(({
pair:p})=>p&&!p.error),b=()=>g().find(({number:p})=>String(p)===o.value)||g()[0];function y(p){i=p,k()}function C(p){let f=JSON.stringify(p.map(({number:w,title:x})=>[
w,x]));if(f===l)return;l=f;let m=o.value;o.replaceChildren(...p.map(({number:w,title:x})=>c("option","",me(x),{value:w}))),p.some(({number:w})=>String(w)===m)&&
(o.value=m)}function W({text:p,kl:f,logprobs:[m,w],same_top:x},v){let L=s("Token {number} {token}: KL {kl}; probability {share}, here {other}",{number:B(v+1),token:Y(
p),kl:u(f),share:H(X(m)),other:H(X(w))});return x?L:`${L}; ${s("another token is the likeliest here")}`}function _(p){let{tokens:f}=p.pair,m=JSON.stringify([p.number,
e.unit,f.map(({id:w,kl:x})=>[w,x])]);m!==a&&(a=m,r.show(f.map((w,x)=>({token:w,mark:{},number:x,words:()=>W(w,x)}))),r.tokens.forEach((w,x)=>{let v=vp(f[x].kl),
L=w.querySelector(".gp-ink");L.style.backgroundColor=`var(--gp-heat-${$o[v][1]})`,L.dataset.rank=v,w.dataset.top=f[x].same_top?"same":"other"})),r.tokens.forEach(
(w,x)=>{w.dataset.shown=x===i?"yes":"no",w.setAttribute("aria-pressed",x===i)})}function S(){let p=n("legend");if(p.dataset.unit===e.unit)return;p.dataset.unit=
e.unit,p.replaceChildren(s("KL in {unit}:",{unit:d()}));let f=w=>e.unit==="bits"?w:Number((w*Math.LN2).toPrecision(2));$o.forEach(([w,x],v)=>{let L=Number.isFinite(
w)?s("to {limit}",{limit:f(w)}):s("above {limit}",{limit:f($o[v-1][0])}),O=c("span","gp-chip",L,{"data-rank":v});O.style.backgroundColor=`var(--gp-heat-${x})`,p.
append(O)});let m=c("span");m.append(c("span","gp-wavy","abc"),` ${s("another token is the likeliest")}`),p.append(m)}function M(p,f){let m=e.charts[`kl ${f.number}\
 ${e.unit}`];de(n("curve-box"),i===null?m:Vn(m,i+1,"")),E(p,f)}function E(p,f){let m=Z(n("curve-keys"),p.length,()=>{let w=c("span"),x=te("svg");return U(x,{width:30,
height:8,"aria-hidden":"true"}),x.append(te("path","gp-course")),U(x.firstElementChild,{d:"M1 4H29"}),w.append(x,c("span")),w});p.forEach(({title:w,number:x},v)=>{
U(m[v].firstChild.firstChild,{"data-line":v%6,"data-on":x===f.number?"yes":"no"}),T(m[v].lastChild,me(w))})}function $(p){let f=p.pair.tokens[i??p.pair.max_at],
m=i??p.pair.max_at,[w,x]=f.entropies,v={number:B(m+1),token:Y(f.text),kl:u(f.kl),mine:ie(w,e.unit),theirs:ie(x,e.unit),model:me(p.title)};T(n("said"),i!==null?s(
"Token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",v):`${s("Where they differ most, token {number} {token}: KL {kl}, en\
tropy {mine} of the reference and {theirs} of {model}.",v)} ${s("Click another token to see both models there.")}`);let L=n("sides").tHead.rows[0].cells;T(L[1],
me(e.found.groups[0].title)),T(L[2],me(p.title));let O=Z(n("sides").tBodies[0],f.candidates.length,()=>{let P=c("tr"),q=c("th","",null,{scope:"row"});return q.append(
c("span"),c("bdi")),P.append(q,...[0,1].map(()=>{let j=c("td"),R=c("div","gp-side"),N=c("span");return N.append(c("i","gp-bar",null,{"aria-hidden":"true"})),R.append(
N,c("span")),j.append(R),j})),P}),A=Math.max(...f.candidates.flatMap(([,,P,q])=>[P,q]),1e-9);f.candidates.forEach(([P,q,...j],R)=>{let[N,...I]=O[R].cells;T(N.firstChild,
P===f.id?"▶ ":""),ge(N.lastChild,q),ce(O[R],P===f.id?"gp-is-token":""),j.forEach((F,D)=>{ne(I[D].querySelector(".gp-bar"),"width",F/A),T(I[D].firstChild.lastChild,
H(F))})})}function k(){let[p,f]=[g(),b()];C(p),o.value=f.number;let{mean:m,max:w,same_top:x,max_at:v,perplexities:[L,O],vocab:A}=f.pair;i!==null&&i>=f.pair.tokens.
length&&(i=null),T(n("about"),z(f.pair.tokens.length,"{count} token of the reference, read by both","{count} tokens of the reference, read by both")),T(n("summa\
ry"),[s("Mean {mean}, at most {max} at token {number}, over {vocab} tokens of the vocabulary.",{mean:u(m),max:vt(w,e.unit),number:B(v+1),vocab:B(A)}),s("The sam\
e token is the likeliest for both at {share} of the places.",{share:H(x)}),s("Perplexity of the text: {one} and {other}.",{one:V(L),other:V(O)})].join(" ")),S(),
_(f),M(p,f),$(f)}let h=()=>g().length>0;return p=>{t.hidden=!h(),p.run&&(i=null),!t.hidden&&(p.found||p.unit)&&k()}}function pl(t,e){let n=_=>t.querySelector(".gp-"+_),o=n("measure"),r=n("from-first");o.addEventListener("change",C);let i=()=>e.found&&e.found.question==="promp\
ts"?e.found:null,a=_=>J(_)?`${vt(_,e.unit)} ${e.unit==="bits"?s("bits"):s("nats")}`:s("infinite"),l=(_,S)=>[[s("prompt"),""],[s("tokens"),s("How many tokens the\
 model reads, those of a chat template among them.")],[s("likeliest next token"),""],[s("entropy"),s("Of the next token’s distribution: how uncertain the model \
is.")],[`KL(${_} ‖ ·)`,s("How far this prompt’s distribution is from the first one’s.")],["JS",s("The same both ways; at most 0.69 nats.")],[s("total var\
iation"),s("The share of probability that stands elsewhere.")],...S.text.length?[[s("mean KL along the text"),s("The mean over the tokens of the text that follo\
ws all prompts.")]]:[]];function d(_){let[S]=r.tHead.rows,M=Z(S,_.length,()=>c("th","",null,{scope:"col"}));_.forEach(([E,$],k)=>{M[k].dataset.told!==E+$&&(M[k].
dataset.told=E+$,M[k].replaceChildren(c("span","",E,$?{tabindex:0,"data-tip":$}:{})))})}function u(){let _=c("tr"),S=c("th","",null,{scope:"row"});return S.append(
c("b","gp-letter")," ",c("bdi")),_.append(S),_}function g(_,{label:S,prompt:M},E,$){T(_.cells[0].firstChild,S),ko(_.cells[0].lastChild,M);let{tokens:k,entropy:h,
top:p,same_top:f}=$.prompts[E],m=$.candidates.find(({id:v})=>v===p),w=E===0,x=[[B(k)],[Y(m.text),H(m.probabilities[E]),!f],[ie(h,e.unit)],[w?"–":a($.kl[0][E])],
[w?"–":a($.js[0][E])],[w?"–":H($.tv[0][E])],...$.text.length?[[w?"–":J($.mean[E])?a($.mean[E]):s("not known")]]:[]];for(;_.cells.length>x.length+1;)_.lastElementChild.
remove();for(;_.cells.length<x.length+1;){let v=c("td");v.append(c("span"),c("small")),_.append(v)}x.forEach(([v,L="",O=!1],A)=>{let[P,q]=_.cells[A+1].children;
T(P,v),T(q,L),P.classList.toggle("gp-far",O)})}function b({prompts:_,read:S}){let M=dn(_.map(({prompt:f})=>f)),E=S.tv[0].indexOf(Math.max(...S.tv[0])),$=S.prompts.
slice(1).filter(({same_top:f})=>!f).length,k={first:_[0].label,prompt:_[E].label,words:Y(M[E]),kl:a(S.kl[0][E]),share:H(S.tv[0][E])},h=S.tv[0][E]>0?s("{prompt} \
{words} moves the next token most: {share} of the probability stands elsewhere than after {first}, KL {kl}.",k):s("The distributions are the same after all prom\
pts."),p=$?s("The likeliest token is another one after {count} of {all} other prompts.",{count:B($),all:B(_.length-1)}):s("The likeliest token is the same after\
 all of them.");return`${h} ${p}`}function y({waiting:_,read:S}){return S&&S.error?`${s(S.error.message)} ${s(S.error.fix)}`:_?s("The prompts are compared once \
all runs have ended."):s("Not known: the prompts were not all read. Run them again.")}function C(){let{value:_}=o;de(n("matrix-box"),e.charts[_==="tv"?"tv":`${_}\
 ${e.unit}`])}function W(){let _=i(),{prompts:S,read:M}=_,E=!!M&&!M.error;if(G(n("results"),E),G(n("unread"),!E),T(n("unread"),E?"":y(_)),T(n("summary"),E?b(_):
""),!E)return;d(l(S[0].label,M));let $=Z(r.tBodies[0],S.length,u);S.forEach((k,h)=>g($[h],k,h,M)),de(n("tokens-box"),e.charts.tokens),C(),G(n("along"),M.text.length>
0),de(n("along-box"),e.charts[`along ${e.unit}`])}return _=>{t.hidden=!i(),!t.hidden&&(_.found||_.unit)&&W()}}function fl(t){_p(t),Ep(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function pr(t,e){if(!e.folded){t.pick(e.entry.run.at(-1));return}
let[n]=e.folded,o=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),o&&Nt(t,t.views.get(n.id))}function _p(t){let{tree:e}=t,n=o=>{let r=o.
closest(".gp-knot");return r?r.parentElement.gpView:null};e.addEventListener("click",({target:o})=>{let r=n(o);r&&(ml(t,r),pr(t,r))}),e.addEventListener("pointe\
rmove",({target:o,pointerType:r})=>{r!=="touch"&&t.point(n(o),o.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("focusin",
o=>{let r=o.target;r.gpView&&r.matches(":focus-visible")&&t.point(r.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function ml(t,e){t.current&&
t.current!==e&&U(t.current.item,{tabindex:"-1"}),t.current=e,U(e.item,{tabindex:"0"})}function Nt(t,e){e&&(ml(t,e),e.item.focus({preventScroll:!0}),e.knot.scrollIntoView(
{block:"nearest",inline:"nearest"}),t.point(e,null))}var gl=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.gpView;function Op(t,e){e.entry&&t.state.closed.
delete(e.entry.head.id)?t.draw():Nt(t,gl(e))}function Mp(t,e){e.entry&&gl(e)?(t.state.closed.add(e.entry.head.id),t.draw()):Nt(t,e.above)}var ul={ArrowDown:(t,e,n)=>Nt(
t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>Nt(t,n[n.indexOf(e)-1]),ArrowRight:Op,ArrowLeft:Mp,Home:(t,e,n)=>Nt(t,n[0]),End:(t,e,n)=>Nt(t,n.at(-1)),Enter:pr," ":pr,Escape:t=>{
t.point(null),t.state.picked&&t.pick(null)}};function Ep(t){t.tree.addEventListener("keydown",e=>{let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.
hasOwn(ul,e.key))return;e.preventDefault();let o=[...t.tree.querySelectorAll(".gp-branch")].filter(r=>r.offsetParent);ul[e.key](t,n,o.map(r=>r.gpView))})}var Co=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,r=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:r,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),r=o.kids.get(n.token_id);r||(r=this.node(n,o),o.kids.set(n.token_id,
r),o.order.push(r)),r.samples.push(e),this.tips[e]=r}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!Tp.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},Tp=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function wl(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function bl(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var An=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),Cn=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},kl=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function Lp({order:t},e){if(!e)return t.sort((o,r)=>r.samples.length-o.samples.length||kl(o,r)),t;let n=(o,r)=>o.samples.length>r.samples.length+Math.max(.5,r.samples.
length/5);for(let o=1;o<t.length;o++)for(let r=o;r>0&&n(t[r],t[r-1]);r--)[t[r-1],t[r]]=[t[r],t[r-1]];return t}function yl(t,{lanes:e,grows:n,opened:o=new Map,closed:r=new Set,
before:i=new Set}){let a=[],l=[],d=({id:_,samples:S})=>S.length+(n&&i.has(_)?.5:0),u=([_],[S])=>d(S)-d(_)||_.depth-S.depth||kl(_,S),g=0;function b(_,S,M){for(g+=
1;;){let E=S.at(-1),$={head:_,run:S,kids:[],folded:[],closed:r.has(_.id)};M.push($);let k=Lp(E,n);if(!k.length||$.closed)return;let h=1+(o.get(E.id)||0);k.slice(
1).forEach((p,f)=>(f+1<h?l:a).push([p,$])),M=$.kids,[_]=k,S=wl(_)}}let y=_=>{for(;_.length;){let[S,M]=_.pop();b(S,wl(S),M.kids),y(l)}},C=()=>a.splice(0).forEach(
([_,S])=>S.folded.push(_)),W=[];for(b(t.root,[t.root],W),y(l);a.length&&g<e;)a.sort(u),y([a.shift()]);C();for(let _=ur(W[0]);_.length;_=ur(W[0]))y(_),C();return xl(
W[0]),W[0]}function ur(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(ur)]}function xl(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(xl)}var $p=12,Po=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new Co,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:o}=this,r=o.entries[e],i=n.tips[e];for(let l=i?i.depth:0;l<r.tokens.length;l++)n.add(e,r.tokens[l]);let a=Ee(r);a&&n.end(e,a)}shown(e,n){return yl(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-n.length;
this.opened.set(e.id,o-1+Math.min($p,n.length))}isOnPath({head:e,run:n}){return Pn(n.at(-1),this.picked)||Pn(this.picked,e)}};function Pn(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var No=220,Wo=({token:t})=>t.piece??t.text;function vl(t,e,n,o){let{length:r}=n.samples,[i,a]=[t.reached(n.depth),e.before],l=An(n),d=b=>b===null?s("not known"):
H(b),u=e===n,g=[[s("Samples here"),i<o?z(i,"{number} of {count} sample so far","{number} of {count} samples so far",{number:B(r)}):qo(r,i)]];l!==null&&g.push([s(
"Expected samples"),`${Ap(i*l)} = ${B(i)} × ${H(l)}`]),g.push([z(n.depth-e.depth+1,"Probability of this token","Probability of these {count} tokens"),d(An(n,a))]),
g.push([s("Share of the samples at this fork"),H(r/Math.max(1,Pp(a)))]),u&&g.push([s("Before the processors"),d(n.token.raw_logprob===null?null:X(n.token.raw_logprob))]),
g.push([s("Probability of the text so far"),d(l)]);for(let[b,y]of Io(n))g.push([`${it(b)} ${s("ends here: {reason}",{reason:at(b)[0]})}`,B(y)]);return g}var Ap=t=>t<
.01?s("fewer than 0.01"):t.toFixed(t<10?2:1),qo=(t,e)=>z(e,"{number} of {count} sample","{number} of {count} samples",{number:B(t)});function Cp(t,e,n){return e?
z(t,"{count} sample goes through {text}","{count} samples go through {text}",{text:e}):n==="source"?z(t,"{count} sample follows the source","{count} samples fol\
low the source"):n==="message"?z(t,"{count} sample answers the message","{count} samples answer the message"):z(t,"{count} sample continues the prompt","{count}\
 samples continue the prompt")}var Pp=t=>t.order.reduce((e,n)=>e+n.samples.length,0);function Io(t){let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);
return e}function Sl(t,e){let n=c("div","gp-trie-card",null,{popover:"manual","aria-hidden":"true"}),o=c("p"),r=c("dl");n.append(o,r),n.hidden=!0,t.append(n);function i(d,u,g,b,y){
let C=Cn(g.before).map(({token:M})=>M.piece??"").join(""),W=C.length>No?"…"+C.slice(-No):C,_=Cn(b).slice(g.depth-1).map(Wo).join(""),S=c("bdi","",W);S.append(
c("b","",_.length>No?_.slice(0,No)+"…":_)),o.replaceChildren(S),r.replaceChildren(...vl(u,g,b,y).flatMap(([M,E])=>[c("dt","",M),c("dd","",E)])),n.hidden&&document.
addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&!n.matches(":popover-open")&&n.showPopover(),a(d)}function a(d){let u=d.getBoundingClientRect(),
{clientWidth:g,clientHeight:b}=document.documentElement,[y,C]=[n.offsetWidth,n.offsetHeight],W=u.bottom+7+C+8<=b?u.bottom+7:u.top-C-7;n.style.left=`${Math.max(8,
Math.min(u.left,g-y-8))}px`,n.style.top=`${Math.max(8,Math.min(W,b-C-8))}px`}function l(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.
hidePopover(),n.hidden=!0,document.removeEventListener("scroll",e,{capture:!0}))}return{show:i,hide:l}}function _l(t,e,n){let r=t.querySelector(".gp-through"),i=t.
querySelector(".gp-through-title"),a=t.querySelector(".gp-through-list"),l=t.querySelector(".gp-through-more"),d=t.querySelector(".gp-through-facts"),[u,g]=[null,
null],b=!1;function y(){let S=c("li"),M=c("bdi");return M.append(c("span","gp-shared"),c("span","gp-own")),S.append(M,c("small")),S}function C(S,M,E){let $=e.entries[M],
k=Cn(E).length,h=w=>w.map(({piece:x})=>x??"").join("");T(S.querySelector(".gp-shared"),h($.tokens.slice(0,k))),T(S.querySelector(".gp-own"),h($.tokens.slice(k)));
let p=Ee($);T(S.querySelector("small"),[s("sample {number}",{number:M+1}),($.seed??null)===null?"":s("seed {seed}",{seed:$.seed}),z(yt($),"{count} token","{coun\
t} tokens"),p?`${it(p)} ${at(p)[0]}`:"…"].filter(Boolean).join(" · "));let f=S.querySelector("button"),m=s("Open sample {number} as one run",{number:M+1});if(e.
canAsk&&!f){let w=c("button","gp-button",s("Open"),{type:"button","aria-label":m});w.addEventListener("click",()=>e.ask({type:"open",entry:+S.dataset.entry})),S.
append(w)}else f&&S.dataset.entry!==String(M)&&f.setAttribute("aria-label",m);S.dataset.entry=M}function W(S,M){let E=S.before?vl(M,bl(S),S,e.entries.length):[],
$=Z(d,E.length,()=>{let k=c("div");return k.append(c("dt"),c("dd")),k});E.forEach(([k,h],p)=>{T($[p].firstChild,k),T($[p].lastChild,h)})}function _(S,M){if(S!==
u&&(b=!1),[u,g]=[S,M],r.hidden=!S,!S)return;W(S,M);let{samples:E}=S,$=Te(Cn(S).map(Wo).join("").trim()),k=Y($.length>118?"…"+$.slice(-109):$);T(i,Cp(E.length,
S.before&&k,e.apart));let h=b?E.length:Math.min(12,E.length),p=Z(a,h,y);for(let f=0;f<h;f++)C(p[f],E[f],S);l.hidden=h===E.length,T(l,s("Show all {count}",{count:B(
E.length)}))}return l.addEventListener("click",()=>{b=!0,_(u,g)}),t.querySelector(".gp-unpick").addEventListener("click",n),_}var Np=18,Ol=110,Ml=160,fr=t=>t.reduce((e,n)=>e+n.samples.length,0);function Wp(t){let e=c("li","",null,{role:"treeitem",tabindex:"-1"}),n=c("div","gp-knot"),[o,
r,i]=[c("bdi","gp-run"),c("span","gp-count"),c("span","gp-end")];n.append(o,r,i),e.append(n);let a={key:t,item:e,knot:n,run:o,number:r,end:i,kids:null,entry:null,
above:null};return e.gpView=a,a}function El(t,e){let n=new Set(e.map(({item:o})=>o));for(let o of[...t.children])n.has(o)||o.remove();e.forEach(({item:o},r)=>{t.
children[r]!==o&&t.insertBefore(o,t.children[r]||null)})}function Tl(t,e,n){let o=`${e} ${n}`;t.stream!==o&&(t.stream=o,t.item.style.setProperty("--own",e),t.item.
style.setProperty("--rest",n))}function qp(t,{run:e,head:n}){let o=[...Io(e.at(-1))],r=o.map(([i,a])=>`${it(i)}${n.samples.length>1?` ${B(a)}`:""}`).join(" ");T(
t.end,r),t.end.classList.toggle("gp-end-failed",o.some(([i])=>i==="failed"))}var Ro=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.tree=
e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),this.card=Sl(e,()=>this.point(null)),this.drawThrough=
_l(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,Ip(e)}clear(){this.state.begin(),this.views=new Map,this.current=null,
this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:o}=this,r=document.activeElement&&document.activeElement.gpView,i=[
...o.values()].filter(({item:l,entry:d})=>d&&l.isConnected),a=new Set(i.map(({key:l})=>l));El(n,[this.drawEntry(e.shown(+this.lanes.value,a),null,0)]);for(let[l,
d]of o)d.item.isConnected||o.delete(l);(!this.current||!this.current.item.isConnected)&&(this.current=o.get(e.trie.root.id)),U(this.current.item,{tabindex:"0"}),
r&&document.activeElement!==r.item&&(r.item.isConnected?r:this.current).item.focus({preventScroll:!0}),this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){
return this.views.has(e)||this.views.set(e,Wp(e)),this.views.get(e)}thickness(e){return`${Math.max(1.5,Np*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(
1)}px`}drawEntry(e,n,o){let{head:r,run:i}=e,a=this.viewOf(r.id);Object.assign(a,{entry:e,above:n,node:i.at(-1),folded:null}),this.drawRun(a,e);let l=e.closed&&i.
at(-1).order.length;T(a.number,l?`${B(r.samples.length)} ▸`:r.samples.length>1?B(r.samples.length):""),qp(a,e),Tl(a,this.thickness(r.samples.length),this.thickness(
o));let d=this.drawKids(a,e);return this.dress(a,this.wordsOf(e),d?"true":l?"false":null),a}drawKids(e,n){let o=[],r=fr(n.kids.map(({head:i})=>i))+fr(n.folded);
for(let i of n.kids)o.push(this.drawEntry(i,e,r-=i.head.samples.length));return n.folded.length&&o.push(this.drawMore(n,e)),o.length&&!e.kids&&e.item.append(e.kids=
c("ul","gp-kids",null,{role:"group"})),e.kids&&(El(e.kids,o),e.kids.hidden=!o.length),o.length}drawMore({run:e,folded:n},o){let r=this.viewOf("more "+e.at(-1).id);
Object.assign(r,{entry:null,above:o,node:e.at(-1),folded:n});let i=fr(n);return T(r.run,`+ ${s("{count} more",{count:B(n.length)})}`),T(r.number,i>n.length?B(i):
""),Tl(r,this.thickness(i),"0px"),this.dress(r,z(n.length,"{count} more branch with {samples}, folded. Click to open.","{count} more branches with {samples}, fo\
lded. Click to open.",{samples:z(i,"{count} sample","{count} samples")}),null),r}drawRun(e,{head:n,run:o}){let r=n.samples.length===1&&n.before,i=r?"":o.map(({id:a})=>a).
join(" ");if(r){let a="";for(let l of o)if((a+=l.token.piece??"").length>Ol)break;T(e.run,Te(a.slice(0,Ol+30))||Te(n.token.text)),e.ids=null}else if(e.ids!==i){
let a=e.ids&&(i+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;a||e.run.replaceChildren(),e.run.append(...o.slice(a).map(l=>this.makeToken(l))),e.ids=i}ce(
e.knot,r?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){if(!e.before)return c("span","",this.promptWords());let{piece:n,text:o,logprob:r}=e.
token,i=n===null?o:Te(n)+(zt(e.token)?Hn(o):""),a=c("span",n===null?"gp-t gp-special":"gp-t",i||o);return a.style.backgroundColor=`var(--gp-prob-${Math.round(X(
r)*10)})`,a.gpNode=e,a}promptWords(){let e=Te(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||s("(no prompt)")}wordsOf({head:e,run:n,closed:o}){
let{length:r}=e.samples;if(!e.before)return`${this.rootWords()}, ${z(r,"{count} sample","{count} samples")}`;let i=n.map(Wo).join(""),a=An(n.at(-1),e.before);return[
Y(i.length>Ml?i.slice(0,Ml)+"…":i),qo(r,this.state.trie.root.samples.length),a===null?"":s("probability {share} after the text before",{share:H(a)}),...[...Io(
n.at(-1))].map(([l,d])=>z(d,"{count} ends here: {reason}","{count} end here: {reason}",{reason:at(l)[0]})),o?s("closed"):""].filter(Boolean).join(", ")}rootWords(){
let{apart:e}=this.group;return e==="source"?s("The source"):e==="message"?s("The message"):s("The prompt")}dress(e,n,o){let{picked:r}=this.state,{node:i,folded:a,
entry:l}=e,d=r&&!a&&this.state.isOnPath(l),u=r&&a&&Pn(i,r),g=r&&!a&&Pn(r,l.head),b=["gp-branch",a&&"gp-more",r&&!d&&!u&&"gp-dim",g&&"gp-on-path"];ce(e.item,b.filter(
Boolean).join(" "));let y=!!(r&&!a&&l.run.includes(r));U(e.item,{"aria-label":n,"aria-selected":String(y)}),e.expanded!==o&&(e.expanded=o,o===null?e.item.removeAttribute(
"aria-expanded"):e.item.setAttribute("aria-expanded",o))}drawAbout(){let{group:e}=this,{trie:n}=this.state,o=n.root.samples.length,r=e.entries.length-o,i=new Set(
n.tips.filter(Boolean)),a=i.size===1&&o>1?s("all with the same text"):z(i.size,"{count} different text","{count} different texts"),l={samples:r?qo(o,e.entries.length):
z(o,"{count} sample","{count} samples"),texts:a},d=e.done?s("{samples}, {texts}.",l):s("{samples} so far, {texts}.",l);T(this.about,o?`${d} ${s("Point at a bran\
ch for its numbers, click it to see its samples.")}`:s("The tree grows with the first tokens."))}pick(e){this.state.pick(e),this.draw()}point(e,n){this.pointed&&
this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.card.hide())}refreshCard(){if(!this.pointed)return;let{
view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.card.hide();return}let{head:o,run:r}=e.entry,i=n&&r.includes(
n);this.card.show(e.knot,this.state.trie,i?n:o,i?n:r.at(-1),this.group.entries.length)}};function Ip(t){for(let e=0;e<=10;e++){let n=c("i");n.style.backgroundColor=
`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var Rp="14",jp=t=>t.some(({ended:e})=>e&&e.text)&&t.every(({tokens:e})=>!e.length);function Ll(t,e){let n=new Po(e),o=new Ro(t,n);return fl(o),matchMedia("(max-\
width: 640px)").matches&&(o.lanes.value=Rp),r=>{if(t.hidden=!e.header||e.header.kind!=="seeds"||jp(e.entries),!t.hidden&&(r.run&&o.clear(),!(!r.run&&!r.steps&&!r.
status))){for(let i of r.run?e.entries.keys():r.entries)n.read(i);o.draw()}}}function $l(t,e){let o=t.querySelector(".gp-ways"),r=t.querySelector(".gp-first tbody"),i=new WeakMap,a=t.querySelector(".gp-first-words");function l(){let W=c(
"li");return W.append(c("h3"),c("div","gp-read",null,{tabindex:0,role:"group"})),W}function d(W,{label:_,title:S},{started:M}){let E=M?M.prompt_tokens:null,[$,k]=W.
children,h=`${_} ${me(S)}`;T($,E?`${h}: ${z(E.length,"{count} token","{count} tokens")}`:h),U(k,{"aria-label":s("The prompt of {lane}",{lane:_})}),i.get(k)!==E&&
(i.set(k,E),k.replaceChildren(...(E||[]).map(({piece:p,text:f})=>p===null?c("span","gp-pill",f):p)))}let u=({raw_logprob:W})=>X(W);function g(W){let _=new Map;W.
forEach((M,E)=>{if(!M)return;let $=[...M.distribution.candidates].sort((h,p)=>u(p)-u(h)),k=({token_id:h})=>h===M.chosen.token_id;for(let h of[...$.slice(0,6),...$.
slice(0,6).some(k)?[]:[M.chosen]])_.has(h.token_id)||_.set(h.token_id,{text:h.text,sides:[null,null]});for(let h of[...$,M.chosen])_.has(h.token_id)&&(_.get(h.token_id).
sides[E]??=h)});let S=({sides:M})=>Math.max(...M.map(E=>E?u(E):0));return[..._.values()].sort((M,E)=>S(E)-S(M))}function b(){let W=c("tr"),_=c("th","",null,{scope:"\
row"});return _.append(c("bdi","gp-word")),W.append(_,...[0,1].map(()=>{let S=c("td"),M=c("div","gp-share"),E=c("span");return E.append(c("i")),M.append(c("span",
"gp-sign"),E,c("b")),S.append(M),S})),W}function y(W){let _=g(W),S=Z(r,_.length,b);_.forEach(({text:M,sides:E},$)=>{let[k,...h]=S[$].cells;ge(k.firstChild,M),h.
forEach((p,f)=>{let m=E[f],w=!!(m&&W[f]&&m.token_id===W[f].chosen.token_id),[x,v,L]=p.firstChild.children;ce(p.firstChild,w?"gp-share gp-chosen":"gp-share"),T(x,
w?"▶":""),ne(v.firstChild,"width",m?u(m):0),T(L,W[f]?m?H(u(m)):"–":"")})})}function C(W){if(W.some(E=>!E))return s("Both runs have to write a token first.");
let[_,S]=W.map(({chosen:E})=>E);return`${_.token_id===S.token_id?s("Both begin with {token}: {one} with the template, {other} without it.",{token:Y(_.text),one:H(
u(_)),other:H(u(S))}):s("With the template it begins with {one}, without it with {other}.",{one:Y(_.text),other:Y(S.text)})} ${s("The probabilities are the mode\
l’s own, before the processors; ▶ was chosen, – was not recorded.")}`}return()=>{if(t.hidden=e.groups.length!==2,t.hidden)return;let W=[0,1].map(M=>e.shownOf(
M).log),_=Z(o,2,l);W.forEach((M,E)=>d(_[E],e.groups[E],M));let S=W.map(M=>Le(M)[0]||null);T(a,C(S)),y(S)}}var Bp=14,zp=200;function Al(t,e,{onPick:n,onResize:o}){let r=t.querySelector("canvas"),i=t.querySelector(".gp-map-row"),a=t.querySelector(".gp-map-column");function l({
clientX:g,clientY:b}){let{left:y,top:C,width:W,height:_}=r.getBoundingClientRect(),S=e.canvas,M=(E,$)=>Math.max(0,Math.min($-1,Math.floor(E*$)));return{place:M(
(g-y)/W,e.step.places.length),step:S[M((b-C)/_,S.length)]}}t.addEventListener("click",g=>e.step&&n(l(g)));function d(g){let b=e.canvas,y=e.step.places.length;t.
style.height=`${Math.max(24,Math.min(zp,Bp*b.length))}px`;let[C,W]=[r.clientWidth,r.clientHeight].map(h=>Math.round(h*devicePixelRatio));if(!C||!W)return;Object.
assign(r,{width:C,height:W});let _=r.getContext("2d"),S=getComputedStyle(t),M=S.getPropertyValue("--gp-text").trim(),[E,$]=[C/y,W/b.length],k=Math.max(.75,Math.
min(E,$,8*devicePixelRatio)*.2);b.forEach((h,p)=>h.places.forEach((f,m)=>{_.fillStyle=S.getPropertyValue(Qs(g,Eo(f))).trim(),_.fillRect(Math.floor(m*E),Math.floor(
p*$),Math.ceil(E),Math.ceil($)),f.accepted&&(_.fillStyle=M,_.beginPath(),_.arc((m+.5)*E,(p+.5)*$,k,0,2*Math.PI),_.fill())})),u(b.length,y)}function u(g,b){i.style.
top=`${e.step.step/g*100}%`,i.style.height=`${100/g}%`,a.hidden=e.place===null,!a.hidden&&(a.style.left=`${e.place/b*100}%`,a.style.width=`${100/b}%`)}return new ResizeObserver(
o).observe(r),d}var Fp=8e3,Hp=120,Dp=700;function Cl(t,e){let n=v=>t.querySelector(".gp-"+v),[o,r,i,a]=["canvas-text","canvas-slider","canvas-play","canvas-shade"].map(n),l=new Mo(
e),d=Al(n("canvas-map"),l,{onPick:({place:v,step:L})=>E(l.steps.indexOf(L),v),onResize:()=>!t.hidden&&d(a.value)}),u=c("span","gp-canvas-prompt"),g=c("span","gp\
-canvas-before"),b=c("span","gp-canvas-now"),y=0,C=0;o.append(u,g,b);function W(){let{step:v}=l,L=l.before.flatMap(({places:P})=>P);g.childElementCount!==L.length&&
g.replaceChildren(...L.map(S));let O=Z(b,v.places.length,_),{end:A}=l;C=Math.min(C,v.places.length-1),v.places.forEach((P,q)=>{let j=O[q],R=l.accepted(q);j.replaceChildren(),
We(j,P);let N=j.querySelector(".gp-ink");kt(N,a.value,Eo(P)),R?j.dataset.accepted=R:delete j.dataset.accepted,j.toggleAttribute("data-after-end",q>=A),j.setAttribute(
"aria-pressed",String(q===l.place)),j.setAttribute("aria-label",M(P,q,R)),j.tabIndex=q===C?0:-1})}let _=()=>c("span","gp-token",null,{role:"button"});function S(v){
let L=c("span","gp-written");return We(L,v),L}function M(v,L,O){let A={number:L+1,token:Y(v.text),share:H(X(v.logprob))};return O==="newly"?s("Place {number}: {\
token}, probability {share}, newly accepted",A):O?s("Place {number}: {token}, probability {share}, accepted",A):s("Place {number}: {token}, probability {share},\
 not accepted",A)}o.addEventListener("click",({target:v})=>{let L=[...b.children].indexOf(v.closest(".gp-token"));L>=0&&E(l.at,L===l.place?null:L)}),o.addEventListener(
"keydown",v=>{let L=[...b.children].indexOf(v.target.closest(".gp-token")),O={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0}[v.key];if(!(L<
0)){if(v.key==="Enter"||v.key===" ")E(l.at,L);else if(v.key==="Escape")E(l.at,null);else if(O)C=Math.max(0,Math.min(b.childElementCount-1,L+O)),l.place===null?W():
E(l.at,C),b.children[C].focus();else return;v.preventDefault()}});function E(v,L){l.at=v,l.place=L,L!==null&&(C=L),m()}function $(){let{step:v,number:L,steps:O,
numCanvases:A}=l,P=l.canvas.length,q={canvas:v.canvas+1,canvases:A,step:v.step+1,steps:P},j=s("canvas {canvas} of {canvases}, step {step} of {steps}",q);r.max=String(
O.length),r.value=String(L+1),r.setAttribute("aria-valuetext",j),T(n("canvas-step-words"),j),T(i,s(y?"❚❚ Pause":"▶ Play"));let{places:R,accepted:N,newly:I}=l.
counts,F={accepted:B(N),places:B(R),newly:B(I),temperature:v.temperature.toFixed(2)};T(n("canvas-short"),s("{accepted} of {places} places accepted, {newly} newl\
y; temperature {temperature}",F))}function k(){clearInterval(y),y=0}i.addEventListener("click",()=>{if(y){k(),$();return}l.number>=l.steps.length-1&&(l.at=0);let v=Math.
max(Hp,Math.min(Dp,Fp/l.steps.length));y=window.setInterval(()=>{!t.isConnected||l.number>=l.steps.length-1?k():l.at=l.number+1,m()},v),m()}),r.addEventListener(
"input",()=>{k(),E(Number(r.value)-1,l.place)}),r.addEventListener("keydown",({key:v})=>v==="Escape"&&E(null,l.place)),a.addEventListener("change",()=>m());function h(){
let{place:v}=l;if(G(n("one-place"),v!==null),G(n("place-hint"),v===null),v===null)return;let{since:L,accepted:O,count:A,last:P}=l.history(v),q={place:v+1,token:Y(
P.text),since:L+1,accepted:O,steps:A};T(n("place-verdict"),z(A,"Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place\
 in {accepted} of {count} step.","Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted} of {count} step\
s.",q));let j=t.querySelector(".gp-one-place tbody"),R=Z(j,A,p);l.canvas.forEach((D,K)=>f(R[K],D,D.places[v]));let N=n("place-table"),{offsetTop:I,offsetHeight:F}=R[l.
step.step];(I<N.scrollTop+F||I+F>N.scrollTop+N.clientHeight)&&(N.scrollTop=I-N.clientHeight/2)}function p(){let v=c("tr"),L=c("td");return L.append(c("button","\
gp-place-step","",{type:"button"})),v.append(L,...["read","likeliest"].map(()=>{let O=c("td");return O.append(c("bdi")),O}),c("td"),c("td","gp-place-entropy"),c(
"td")),v}function f(v,L,O){let[A,P,q,j,R,N]=v.cells;T(A.firstChild,String(L.step+1)),Oe(P.firstChild,O.read_text),Oe(q.firstChild,O.text),T(j,H(X(O.logprob))),T(
R,ie(O.entropy,e.unit)),T(N,O.accepted?s("✓ yes"):s("– no")),L===l.step?v.setAttribute("aria-current","step"):v.removeAttribute("aria-current")}t.querySelector(
".gp-one-place tbody").addEventListener("click",({target:v})=>{let L=v.closest("tr");L&&E(l.steps.indexOf(l.canvas[L.rowIndex-1]),l.place)});function m(){l.step&&
($(),W(),h(),Ze(n("canvas-scale"),a.value,e.unit),d(a.value),T(n("map-words"),z(l.canvas.length,"{places} places, {count} step","{places} places, {count} steps",
{places:B(l.step.places.length)})))}function w(){k(),l.clear(),C=0,g.replaceChildren(),b.replaceChildren(),T(u,e.started?e.started.prompt_tokens.map(({piece:v})=>v??
"").join(""):"")}let x=()=>!t.hidden&&m();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",x),new MutationObserver(x).observe(document.
body,{attributes:!0,attributeFilter:["class"]}),v=>{v.run&&w(),t.hidden=!e.canvasSteps.length,!t.hidden&&(v.run||v.steps||v.status||v.unit)&&m()}}function Pl(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return r=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!r.found)
return;let{done:i,total:a}=e.found,l=Ft(e.found);T(n,l[0].toUpperCase()+l.slice(1)),J(i)&&a?(o.setAttribute("aria-valuenow",Math.floor(i/a*100)),ne(o.firstChild,
"width",i/a)):(o.removeAttribute("aria-valuenow"),ne(o.firstChild,"width",1))}}function ct(t){return J(t)?t>=1e9?s("{count} billion",{count:(t/1e9).toFixed(1)}):t>=1e6?s("{count} million",{count:(t/1e6).toFixed(t<1e7?1:0)}):t.toLocaleString(
"en"):"–"}function jo(t,e){t.replaceChildren(...e.map(([n,o])=>{let r=c("div");return r.append(c("dt","",n)," ",c("dd","",o)),r}))}function dt(t,e,n,o,r){let i=c(
"button","gp-button gp-press",o,{type:"button","aria-label":r||`${o}: ${n}`});return i.addEventListener("click",()=>t.ask({type:"model",act:e,model:n})),i}function Nl(t,e){let[n,o,r,i,a]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(y=>t.querySelector(y));function l(y){T(n,y.model);let[C,W]=o.children;
if(T(C,d(y)),T(W,y.why?`${s(y.why)} ${s(y.fix)}`:b(y)),jo(r,[[s("class"),y.class_name],[s("parameters"),ct(y.parameters)],[s("precision"),y.dtype],[s("device"),
y.device],[s("to download"),y.complete?y.download?ke(y.download):s("nothing: it is here"):s("its weights are missing")],[s("memory"),u(y)],[s("free memory"),ke(
y.free)],...y.free_disk===null?[]:[[s("free disk space"),ke(y.free_disk)]],[s("context"),y.context_length?z(y.context_length,"{count} token","{count} tokens"):s(
"unlimited")],[s("vocabulary"),ct(y.vocab_size)]]),g(y),a.replaceChildren(),y.smaller){let{model:_,bytes:S}=y.smaller;a.append(`${s("It does not fit in any prec\
ision. A model that does: {model}, {size}.",{model:_,size:ke(S)})} `,dt(e,"pick",_,s("Choose")))}}function d({complete:y,fits:C}){return y?C===null?`? ${s("It i\
s not known whether it fits.")}`:C?`✓ ${s("It fits.")}`:`✕ ${s("It does not fit.")}`:`✕ ${s("It cannot be opened.")}`}function u({memory:y,reckoned:C}){return y===
null?s("not known"):C?s("about {size}",{size:ke(y)}):ke(y)}function g({ways:y,free:C}){t.querySelector("table").hidden=y.length===0;let W=Math.max(C,...y.map(({
bytes:_})=>_))*1.05;i.replaceChildren(...y.map(({model:_,label:S,bytes:M,fits:E})=>{let $=c("tr",E?"":"gp-over"),k=c("span","gp-strip",null,{"aria-hidden":"true"}),
[h,p]=[c("i"),c("u")];ne(h,"width",Math.min(1,M/W)),ne(p,"left",C/W),k.append(h,p);let f=[c("th","",s(S),{scope:"row"}),c("td","",ke(M)),c("td"),c("td","",E?`✓ ${s(
"yes")}`:`✕ ${s("no")}`),c("td")];return f[2].append(k),f[4].append(dt(e,"pick",_,s("Choose"),s("Choose {precision}",{precision:s(S)}))),$.append(...f),$}))}function b({
room:y,free:C,reckoned:W}){if(y===null)return s("Neither its files nor its config tell how much memory it needs.");let _={size:ke(y),free:ke(C)};return W?`${s("\
It needs about {size}, with room for a run; {free} is available.",_)} ${s("Its weights do not tell their size: this is estimated from its config.")}`:s("It need\
s {size}, with room for a run; {free} is available.",_)}return y=>{t.hidden=!e.found,!t.hidden&&y.found&&l(e.found)}}var Kp=[1,2,4];function Wl(t,e){let n=t.querySelector("thead tr"),[o,r,i,a]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(g=>t.querySelector(g));function l(g){
T(o,g.model),jo(r,[[s("class"),g.class_name],[s("parameters"),ct(g.parameters)],[s("precision"),s(g.precision)],[s("device"),g.device],[s("in memory"),ke(g.bytes)],
[s("context"),g.context_length?z(g.context_length,"{count} token","{count} tokens"):s("unlimited")],[s("vocabulary"),ct(g.vocab_size)],[s("chat template"),g.chat_template?
s("yes"):s("no")]]);let{fields:b}=g;T(i,b.length?"":s("It sets no field: the library’s defaults apply.")),i.hidden=b.length>0,t.querySelector("table").hidden=
b.length===0,a.replaceChildren(...b.map(y=>{let C=c("tr"),W=c("th","",null,{scope:"row"});W.append(c("code","",y.name)),C.append(W,d(y.model),d(y.library),c("td",
"",s(y.meaning)),c("td","",u(y)));for(let _ of Kp)C.cells[_].dataset.label=n.cells[_].textContent;return C}))}function d(g){let b=c("td");return b.append(c("cod\
e","",g===null?s("none"):JSON.stringify(g))),b}function u({applies:g,by:b,ignored:y,same:C}){return b==="changed"?[`▲ ${s("the page sets {value}",{value:JSON.
stringify(g)})}`,s(y)].filter(Boolean).join("; "):b==="model"&&y?`○ ${s(y)}`:b==="model"?C?s("the same as the default"):`◆ ${s("applies")}`:s("another field\
 takes its place")}return g=>{t.hidden=!e.found,!t.hidden&&g.found&&l(e.found)}}function ql(t,e){let n=k=>t.querySelector(".gp-"+k),o=n("costs").tBodies[0],r=()=>e.found&&e.found.question==="precision";function i(){let k=c("tr"),h=c("th","",
null,{scope:"row"});h.append(c("span"),c("small")),k.append(h);for(let p=0;p<6;p++){let f=c("td");if(f.append(c("span"),c("small")),p===0){let m=c("span","gp-by\
tes",null,{"aria-hidden":"true"});m.append(c("i")),f.append(m)}k.append(f)}return k}function a(k,h){if((k.dataset.tip||"")!==h){for(let p of["tabindex","data-ti\
p"])k.removeAttribute(p);if(h)for(let[p,f]of[["tabindex",0],["data-tip",h]])k.setAttribute(p,f)}}let l=(k,h,p="")=>{T(k.children[0],h),T(k.children[1],p)};function d({
bytes:k,scale_bytes:h},p){if(!J(k))return["–",""];let f=p&&J(p.bytes)?s("{share} of the reference",{share:H((k+h)/(p.bytes+p.scale_bytes))}):"";return[Ao(k+h),
f]}let u=({bytes:k,scale_bytes:h})=>J(k)&&h?s("get_memory_footprint() reports {size}; the scales take another {scales}.",{size:Ao(k),scales:Ao(h)}):"";function g({
pace:k,paces:h,ratio:p}){if(!k)return["–",""];let f=h.length>1?s("{low} to {high}",{low:k.low.toFixed(1),high:k.high.toFixed(1)}):s("one run");return[k.median.
toFixed(1),p?`${f}, ${Fe(p.median)}`:f]}function b(k,h){if(h===0)return[["–",""],["–",""],["–",""]];let{pair:p}=k;if(!p||p.error)return[[p?s("none"):"–",
""],["–",""],["–",""]];let f=s(e.unit);return[[vt(p.mean,e.unit),f],[vt(p.max,e.unit),s("{unit}, token {number}",{unit:f,number:B(p.max_at+1)})],[H(p.same_top),
""]]}function y(k,h){let p=k.map(f=>f.pair).find((f,m)=>f&&!f.error&&(h===0||m===h));return p?V(p.perplexities[h===0?0:1],3):"–"}function C(k){let h=me(k.precision||
"");return h&&h!==me(k.title)?s("the reference: {precision}",{precision:h}):s("the reference")}function W({groups:k}){let h=Math.max(...k.map(({bytes:f,scale_bytes:m})=>(f||
0)+(m||0)),1),p=Z(o,k.length,i);k.forEach((f,m)=>{let[w,x,v,L,O,A,P]=p[m].cells;l(w,me(f.title),m?me(f.precision||f.model):C(f)),l(x,...d(f,m?k[0]:null)),a(x.firstChild,
u(f)),G(x.lastChild,J(f.bytes)),ne(x.lastChild.firstChild,"width",((f.bytes||0)+(f.scale_bytes||0))/h),l(v,...g(f)),b(f,m).forEach((q,j)=>l([L,O,A][j],...q)),l(
P,y(k,m))})}function _(k,h){let[p,f]=[[...k],[...h]],m=p.findIndex((w,x)=>w!==f[x]);return m<0?p.length:m}function S({groups:k}){let h=Z(n("writings"),k.length,
()=>{let f=c("li"),m=c("p","gp-writing-head");return m.append(c("b"),c("span","gp-note")),f.append(m,c("p","gp-writing",null,{dir:"auto"})),f}),p=k[0].text;k.forEach(
(f,m)=>{let[w,x]=h[m].children;T(w.children[0],me(f.title)),T(w.children[1],M(f,m,p)),w.children[1].classList.toggle("gp-parting",m>0&&J(f.parts_at));let v=JSON.
stringify([p,f.text,m]);if(x.dataset.key===v||(x.dataset.key=v,x.replaceChildren(),f.text===null))return;let L=m&&p!==null?_(p,f.text):[...f.text].length,O=[...f.
text];x.append(O.slice(0,L).join("")),L<O.length&&x.append(c("span","gp-apart",O.slice(L).join("")))})}function M({failed:k,text:h,tokens:p,parts_at:f,pair:m},w,x){
if(k)return`✕ ${s("stopped by an error")}`;if(h===null)return e.done?s("did not finish"):s("writing, or waiting for its turn");let v=m&&m.error&&s("Its distri\
butions cannot be compared with those of the reference: {why}",{why:`${s(m.error.message)} ${s(m.error.fix)}`});return[E(p,f,w&&x!==null),v].filter(Boolean).join(
". ")}function E(k,h,p){return p?J(h)?`✂ ${s("diverges from the reference at token {number} of {all}",{number:B(h+1),all:B(k)})}`:`= ${z(k,"the same {count} t\
oken as the reference","the same {count} tokens as the reference")}`:z(k,"{count} token","{count} tokens")}function $(){let k=e.found;T(n("missing"),k.reading!==
null?s("Reading the reference’s text with {model}.",{model:me(k.groups[k.reading].title)}):$e(e,k)),G(n("warning"),k.others),T(n("warning"),k.others?`⚠ ${s(
Kt)}`:""),G(n("cpu"),!!k.cpu_words),T(n("cpu"),s(k.cpu_words)),W(k),S(k);let h=k.groups.filter(({pair:p})=>p&&!p.error);e.done&&h.length&&T(n("told"),h.map(({title:p,
pair:f})=>s("{model}: mean KL {kl}",{model:me(p),kl:`${vt(f.mean,e.unit)} ${s(e.unit)}`})).join(". ")+".")}return k=>{t.hidden=!r(),!t.hidden&&(k.found||k.status||
k.unit)&&$()}}function Il(t,e){let n=t.querySelector(".gp-shelf-sections"),o=new Map;function r({sections:a,canOpen:l}){let d=document.activeElement&&t.contains(document.activeElement)?
document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...a.flatMap(({title:u,note:g,folded:b,rows:y})=>{let C=s(u),W=c("table"),_=c("tr");_.append(
...[s("model"),s("description"),s("size"),s("matching draft")].map(k=>c("th","",k,{scope:"col"})),c("td"));let[S,M]=[c("thead"),c("tbody")];S.append(_),M.append(
...y.map(k=>i(k,l))),W.append(c("caption","gp-hidden",C),S,M);let E=c("details","gp-shelf-section"),$=c("summary");return $.append(c("h3","",C),c("span","gp-not\
e",` ${y.length}`)),E.append($,c("p","gp-note",y.length?s(g):s("None yet.")),...y.length?[W]:[]),E.open=o.has(C)?o.get(C):!b,E.addEventListener("toggle",()=>o.set(
C,E.open)),[E]})),d&&t.querySelector(`[aria-label=${CSS.escape(d)}]`)?.focus()}function i(a,l){let d=c("tr"),u=c("th","",a.model,{scope:"row"}),g=a.download&&!a.
here,[b,y,C,W]=[c("td","",s(a.words)),c("td"),c("td","",a.assistant||"–",{"data-label":s("matching draft")}),c("td")];if(a.loaded){let{class_name:_,precision:S,
device:M,bytes:E,in_use:$,parameters:k}=a.loaded;b.append($?`● ${s("in use")}`:`○ ${s("idle")}`,c("small","",s("{kind}, {precision}, on {device}",{kind:_,precision:s(
S),device:M}))),y.append(ke(E),c("small","",s("{count} parameters",{count:ct(k)})))}else{y.append(a.millions?s("about {size}",{size:ct(a.millions*1e6)}):ke(a.size),
c("small","",a.millions?s("parameters"):s("on disk"))),g&&y.append(c("small","",s("{size} to download",{size:ke(a.download)})));let _=[a.gated?`▲ ${s("gated: \
needs an access token")}`:"",a.here?`✓ ${s("downloaded")}`:""].filter(Boolean);_.length&&u.append(c("small","",_.join(" · ")))}return W.append(g?dt(e,"get",a.
model,s("Get it")):dt(e,"use",a.model,s("Use it"))),a.loaded?W.append(dt(e,"tell",a.model,s("Show"))):l&&W.append(dt(e,"pick",a.model,s("Fill in"))),a.canUnload&&
W.append(dt(e,"unload",a.model,s("Unload"))),d.append(u,b,y,C,W),d}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&r(e.found)}}var Gp=5,Up=60,Vp=6e7,Jp=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,o)=>n===e[o]),un=t=>[t,...t.children.flatMap(un)],mr=t=>t.parent?mr(t.parent):
t,Bo=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=Rl()}get all(){return this.trees.flatMap(un)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===mr(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=Rl(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:o,asked:r}=e,i=this.all.find(u=>u.turn===n);if(i){this.shown=i;return}e.asked=null;let a=r&&Jp(r.ids,o.request.given)&&this.all.find(u=>u.
turn===r.turn);if(a&&r.kind!=="branch"&&a.plain&&a.mode===o.mode){Object.assign(a,{turn:n,pieces:[]}),this.shown=a;return}let l=o.request.only_given===!0,d={turn:n,
read:l,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(a){for(Object.assign(d,{at:r.at,from:r.from,on:r.on,kind:r.kind,parent:a});d.parent.
parent&&d.at<d.parent.at;)d.parent=d.parent.parent;d.parent.children.push(d)}else this.trees=this.trees.filter(({children:u})=>u.length),this.trees.push(d);this.
shown=d}measure(){let{log:e,along:n}=this,o=e.lines();n.follow(o.length?o[0].last:null);let{steps:r}=n;Object.assign(this.shown,{text:e.text,tokens:r.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:r.map(({piece:i,chosen:a})=>i??a.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((r,{text:i})=>r+i.length,0);if(this.trees.length<=Gp&&e.length<=Up&&n<=Vp)return;let o=this.trees.find(r=>r!==mr(this.shown))||e.filter(r=>r.parent&&
r!==this.shown&&!r.children.length).sort((r,i)=>r.turn-i.turn)[0];if(!o)return;this.detach(o)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function Rl(){return new we(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}function jl(t){let{root:e,state:n,tree:o,told:r,remove:i}=t,{log:a}=n,l=e.querySelector(".gp-rename"),d=()=>T(r,s("A run is under way. Wait for its end, or clic\
k Stop."));function u(y){if(!(!y||y===n.shown)){if(n.busy){d();return}n.shown=y,a.feedRun(y.text,y.turn),a.ask({type:"shown"}),t.draw(),y.item.focus({preventScroll:!0})}}
function g(){if(!i.dataset.sure){i.textContent=z(un(n.shown).length,"Delete this run?","Delete these {count} runs?"),i.dataset.sure="yes",i.focus();return}let y=n.
shown,C=n.refuge;n.busy?d():C&&(n.detach(y),u(C)),t.calm()}function b(){let y=n.shown,C=c("input","gp-rename-field",null,{"aria-label":s("Name of this run"),maxlength:60});
C.value=y.name;let W=!0,_=S=>{W&&(W=!1,S&&(y.name=C.value.trim()),document.activeElement===C&&y.item.focus(),C.remove(),t.fill(y))};C.addEventListener("keydown",
S=>{S.stopPropagation(),(S.key==="Enter"||S.key==="Escape")&&_(S.key==="Enter")}),C.addEventListener("click",S=>S.stopPropagation()),C.addEventListener("blur",()=>_(
!0)),y.item.querySelector(".gp-label").replaceChildren(C),C.focus(),C.select()}o.addEventListener("click",y=>{let C=y.target.closest(".gp-run"),W=n.visible.flatMap(
un).find(_=>_.item===C);W===n.shown?W.item.focus():u(W)}),o.addEventListener("keydown",y=>{let{shown:C}=n;if(y.ctrlKey||y.metaKey||y.altKey||!C)return;let W=n.visible.
flatMap(un),_=W.indexOf(C),S={ArrowDown:()=>u(W[_+1]),ArrowUp:()=>u(W[_-1]),ArrowRight:()=>u(C.children[0]),ArrowLeft:()=>u(C.parent),Home:()=>u(W[0]),End:()=>u(
W.at(-1)),F2:b,Delete:()=>{i.disabled||g()}};Object.hasOwn(S,y.key)&&(y.preventDefault(),S[y.key]())}),l.addEventListener("click",b),i.addEventListener("click",
g),i.addEventListener("blur",()=>t.calm())}var Bl=8,Yp=3,Xp=-1e30,Zp=t=>`log p ${t>Xp?t.toFixed(2).replace("-","−"):"−∞"}`;function Qp(t){let e=t.pieces,n=Math.min(...t.children.map(({at:i})=>i)),o=t.
parent?t.at:Number.isFinite(n)&&n>=Yp?n:0,r=Te(e.slice(o,o+Bl).join(""));return s("“{text}”",{text:`${o&&!t.parent?"…":""}${r}${e.length>o+Bl?"…":""}`})}
function zl(t){if(!t.parent)return t.read?s("a text that was read:"):s("the original:");let e={number:t.at+1,token:Y(t.from??"")};return t.kind!=="branch"?s("co\
ntinues at token {number}:",e):t.on?s("again from {token} at token {number}:",e):s("instead of {token} at token {number}:",e)}var zo=class{constructor(e,n){this.
root=e,this.state=n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,tree:n,
state:o}=this,r=o.log.canAsk?o.visible:[];if(e.hidden=!r.length,e.hidden)return;let{scrollTop:i}=n;n.replaceChildren(...r.map(a=>this.lay(a))),n.scrollTop=i,o.shown&&
this.reveal(o.shown.item.firstChild),this.remove.disabled=!o.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){e.
item??=eu(),this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let o=c("ul","",null,{role:"group"});o.append(...e.children.
map(r=>this.lay(r))),e.item.append(o),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,
o=e===this.state.shown,r=Qp(e),i=[z(e.tokens,"{count} token","{count} tokens"),Zp(e.total),...e.searched?[s("best of {mode}",{mode:Et(e.mode)})]:[]].join(" · "),
a=n.querySelector(".gp-label");if(!a.querySelector("input")){let d=[c("span","gp-note",zl(e))," ",c("bdi","gp-words",r)];e.name?a.replaceChildren(c("bdi","gp-na\
me",e.name)," ",...d):a.replaceChildren(...d)}let l=n.querySelector(".gp-facts");T(l,i),l.title=s("Length, and total log-probability after the processors, in na\
ts; −∞ where they remove a given token. Beam search scores given tokens before the processors."),T(n.querySelector(".gp-sign"),o?"▶":""),n.setAttribute("a\
ria-selected",String(o)),n.setAttribute("aria-label",[e.name,`${zl(e)} ${r}`,i,o?s("shown"):""].filter(Boolean).join(", ")),n.tabIndex=o?0:-1}reveal(e){let{tree:n}=this,
[o,r]=[n.getBoundingClientRect(),e.getBoundingClientRect()];n.scrollTop+=Math.min(0,r.top-o.top-4)+Math.max(0,r.bottom-o.bottom+4)}};function eu(){let t=c("li",
"gp-run",null,{role:"treeitem"}),e=c("div","gp-row");return e.append(c("span","gp-sign","",{"aria-hidden":"true"}),c("span","gp-label"),c("span","gp-facts")),t.
append(e),t}function Fl(t,e){let n=new Bo(e),o=new zo(t,n);return jl(o),r=>{r.run&&n.begin();let{shown:i}=n;if(i&&e.turn===i.turn&&(r.run||r.steps||r.status)&&n.measure(),r.
run){n.makeRoom();let a=o.tree.contains(document.activeElement);o.draw(),a&&i&&i.item&&i.item.focus({preventScroll:!0})}else!t.hidden&&i&&i.item&&o.fill(i);r.status&&
!n.busy&&T(o.told,"")}}var tu={true:"button",false:"div"};function nu({text:t},{chosen:e,removed:n,by:o}){let r=Y(t);return e?s("Run again from here with {token}.",{token:r}):n?s("Con\
tinue from here with {token} instead, although {processor} removed it.",{token:r,processor:o}):s("Continue from here with {token} instead.",{token:r})}var fn=class{constructor(e){
this.item=c("li","gp-bar"),e.append(this.item),this.body=null}build(e){let n=tu[e];if(this.body&&this.body.localName===n)return;let o=c(n,"gp-row",null,e?{type:"\
button"}:{role:"group"});this.rank=c("span","gp-rank"),this.sign=c("span","gp-sign","",{"aria-hidden":"true"}),this.word=c("bdi","gp-word");let r=c("span","gp-n\
ame");r.append(this.sign,this.word),this.after=c("span","gp-fill gp-after"),this.before=c("span","gp-fill gp-before"),this.thick=c("span","gp-track"),this.thin=
c("span","gp-track gp-thin"),this.thick.append(this.after),this.thin.append(this.before),this.why=c("span","gp-why"),this.remover=c("span","gp-remover"),this.why.
append(...pe(s("removed by {processor}"),{processor:this.remover}));let i=c("span","gp-tracks");i.append(this.thick,this.why,this.thin),this.value=c("span"),this.
raw=c("small");let a=c("span","gp-values");a.append(this.value,this.raw),o.append(this.rank,r,i,a,c("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),o.tabIndex=
this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(o):this.item.prepend(o),this.body=o}fill(e,n,o){let{text:r,after:i,before:a,rank:l,chosen:d,given:u,
removed:g,by:b,rest:y,words:C}=e;this.build(o&&!y),this.entry=e,this.item.hidden=!1;let W={"gp-chosen":d,"gp-removed":g,"gp-rest":y};ce(this.item,["gp-bar",...Object.
keys(W).filter(E=>W[E])].join(" ")),T(this.rank,l?B(l):""),T(this.sign,d?"▶":g?"✕":""),ge(this.word,r,{plain:y}),this.thick.hidden=g||i===null;for(let[E,$]of[
[this.after,i||0],[this.before,a]])ne(E,"width",Math.min(1,$/n)),E.parentNode.classList.toggle("gp-beyond",$>n*1.005);T(this.value,g?"":i===null?"–":H(i)),T(this.
raw,H(a)),T(this.remover,b),this.why.hidden=!g;let _=[d&&(u?s("given"):s("chosen")),g&&s("removed by {processor}",{processor:b})].filter(Boolean).join(", "),S=[
y?r:Y(r),_].filter(Boolean).join(", "),M=o&&!y?nu({text:r},e):"";this.body.setAttribute("aria-label",M?`${S}. ${M}`:S),be(this.body,()=>M?`${M} ${C()}`:C())}hide(){
this.item.hidden=!0}};function Fo(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-row")],n=o=>e().forEach(r=>{r.tabIndex=r===o?0:-1});return t.
addEventListener("focusin",o=>o.target.matches(".gp-row")&&n(o.target)),t.addEventListener("keydown",o=>{let r=e(),i=r.indexOf(o.target),a={ArrowDown:i+1,ArrowUp:i-
1,Home:0,End:r.length-1}[o.key];i<0||a===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),r[Math.max(0,Math.min(r.length-1,a))].focus())}),
()=>{let o=e();o.length&&!o.some(r=>r.tabIndex===0)&&(o[0].tabIndex=0)}}var ou=(t,e)=>t.map(({watched:n})=>{let o=(n||[]).find(({token_id:r})=>r===e);return o&&X(o.logprob)}),gr=class extends fn{constructor(e){super(e),this.along=c(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=te("polyline","gp-along-line"),this.here=te("line","gp-along-here");let n=te("svg","gp-\
along-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,c("span","gp\
-along-words")),this.item.append(this.along)}},Ho=class{constructor(e,n,o){this.log=n,this.entryOf=o,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
Fo(this.list),this.form.addEventListener("submit",r=>this.ask(r))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:o,label:r})=>o===n.last&&r===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,o=this.lineNumber();if(!n||o<0){T(this.state,n?s("Sel\
ect a token of the generated text first."):s("Type the text of a token first."));return}T(this.state,s("Looking up {token} …",{token:Y(n)})),this.log.ask({type:"\
look",line:o,text:n})}draw(e,n,o){(n.run||n.watched)&&T(this.state,"");let r=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,
this.list.parentNode.hidden=!r.length,this.box.hidden=this.form.hidden&&!r.length;let i=r.map(d=>this.entryOf(d,e)),a=Math.max(.02,...i.map(({after:d,before:u})=>Math.
max(d||0,u))),l=r.length?ue(this.log.lastOf(e)):[];for(;this.rows.length>r.length;)this.rows.pop().item.remove();for(;this.rows.length<r.length;)this.newRow();r.
forEach((d,u)=>{this.rows[u].fill(i[u],a,o),this.drawAlong(this.rows[u],ou(l,d.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new gr(this.list))}drawAlong(e,n,o){
let r=n.map(g=>g??0);if(e.along.hidden=r.length<2,e.along.hidden)return;let i=Math.max(...r),a=r.indexOf(i),l=g=>g/(r.length-1)*100,d=su(r,150).map(([g,b])=>`${l(
g).toFixed(1)},${(98-(i?b/i:0)*94).toFixed(1)}`);e.line.setAttribute("points",d.join(" "));for(let[g,b]of Object.entries({x1:l(o.index),x2:l(o.index),y1:0,y2:100}))
e.here.setAttribute(g,b);let u=i?s("highest {share}, at token {number}",{share:H(i),number:a+1}):s("probability 0 everywhere");T(e.along.lastElementChild,u),e.along.
dataset.tip=s("The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token.",{count:B(
r.length),words:u}),e.along.setAttribute("aria-label",s("along the text: {words}",{words:u}))}};function su(t,e){let n=Math.ceil(t.length/e),o=[];for(let r=0;r<
t.length;r+=n){let i=r;for(let a=r+1;a<Math.min(t.length,r+n);a++)t[a]>t[i]&&(i=a);o.push([i,t[i]])}return o}var wr=t=>t?H(t):"<0.01%",ru=(t,e)=>t.kept!==e||t.mass_moved>0;function Nn({distribution:{stages:t,vocab:e}}){return t.map((n,o)=>{let[r,i,a]=Ne(n.name),l=o?t[o-
1].kept:e;return{number:o+1,kind:n.name,name:r,meaning:i,knobs:a,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!ru(n,
l)}})}function mn({kept:t,keptBefore:e,removed:n,moved:o,idle:r}){if(r)return s("did nothing");let i=[];return t<e&&i.push(z(e-t,"removed {count} token ({share}\
)","removed {count} tokens ({share})",{share:wr(n)})),t>e&&i.push(z(t-e,"brought {count} token back","brought {count} tokens back")),(o-n>.001||!i.length)&&i.push(
s("moved {share}",{share:H(o)})),i.join(", ")}var gn=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function Do(t,{effective:e,config:n}){
let o={...e,...n};return t.filter((r,i)=>i===0||o[r]).map(r=>{let i=JSON.stringify(o[r]??null);return i==="null"||i.length>12?r:`${r} ${i}`}).join(", ")}function Wn(t){
return gn(t)?{name:"DoLa",meaning:s("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:t.layers?s("the last layer"):s("the model"),meaning:s("The distribution that the model gave, before any processor.")}}function ht({distribution:{
candidates:t},chosen:e}){return t.some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function Ko(t,e,n){if(t.length<=e)return t;let o=({raw_logprob:a,logprob:l})=>Math.
max(X(a),X(l)),r=[...t].sort((a,l)=>o(l)-o(a)),i=new Set([...r.filter(({token_id:a})=>a===n),...r.filter(qe).slice(0,3)]);for(let a of r)i.size<e&&i.add(a);return t.
filter(a=>i.has(a))}function St({raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?X(e[n-1]):void 0:X(t)}var qn=({raw_logprob:t,stage_logprobs:e},n)=>((n?
(e||[])[n-1]:t)??null)===null,qe=({logprob:t})=>t===null;function Wt({removed_by:t,stage_logprobs:e,raw_logprob:n},o){let r=[n,...e||[]],i=r.findLastIndex((l,d)=>d>
0&&l===null&&r[d-1]!==null),a=t||i>0&&o.distribution.stages[i-1].name;return a?Ne(a)[0]:gn(o)?"DoLa":s("a processor")}function Go(t,e){let{raw_logprob:n,logprob:o,
rank:r,raw_rank:i,token_id:a}=t,l=B(e.distribution.vocab),d=s("Token id {id}.",{id:a});if(!e.distribution.stages.length&&Math.abs((o??n)-n)<1e-4){let b={share:H(
X(n)),rank:B(r||i||0),vocab:l};return`${r||i?s("Probability {share}, rank {rank} of {vocab}; no processor changed it.",b):s("Probability {share}; no processor c\
hanged it.",b)} ${d}`}let u={share:H(X(n)),rank:B(i||0),vocab:l};return`${i?s("Before the processors {share}, rank {rank} of {vocab}.",u):s("Before the processo\
rs {share}.",u)} ${iu(t,e)} ${d}`}function iu(t,e){if(qe(t))return s("After them it cannot be chosen: removed by {processor}.",{processor:Wt(t,e)});let{logprob:n,
rank:o}=t,r={share:H(X(n)),rank:B(o||0),kept:B(Ue(e))};return o?s("After them {share}, rank {rank} of {kept} kept.",r):s("After them {share}.",r)}function Dl({distribution:{
candidates:t,entropy_before:e}},n){let i=[...t.filter(({raw_logprob:l})=>l!==null&&l<0)].sort((l,d)=>Hl(d)-Hl(l)).slice(0,3).map(({text:l,raw_logprob:d})=>`${Y(
l)} ${V(X(d))} · ${V(ve(-d,n),2)}`),a={terms:i.join(" + "),entropy:ie(e,n)};return i.length?s("before the processors, {terms} + the terms of all other tokens =\
 {entropy}.",a):""}var Hl=({raw_logprob:t})=>-t*X(t);function Uo(t,{mode:e,effective:n,config:o}){if(t.isPrompt)return[s("given"),s("{token} is in the prompt: g\
iven, not chosen")];if(t.given)return[s("given"),s("{token} was given, not chosen")];if(e==="custom")return[s("the choice"),s("{token} was chosen by your own de\
coding loop")];if(t.beam)return[s("the choice"),au(t.beam.status)];if(t.reranked)return[s("the choice"),s("{token} has the best score: probability against degen\
eration penalty")];let r=t.draft&&t.draft.origin;return r==="accepted"?[s("the draft"),s("{token} was drafted by the assistant, and accepted")]:r==="correction"?
[s("the choice"),s("{token} replaced a rejected draft token")]:{...n,...o}.do_sample?[s("the draw"),s("{token} was drawn")]:[s("the choice"),s("{token} was chos\
en as the most probable")]}function au(t){return t==="running"?s("{token} goes on: the search compares the sums of whole beams"):t==="finished"?s("{token} ends \
a beam: the search compares the sums of whole beams"):t==="ended"?s("{token} would end a beam, which does not count"):t==="pruned"?s("{token} was considered, an\
d pruned: the search compares the sums of whole beams"):s("{token} was considered by the search")}function Kl(t,e){let o=t.querySelector(".gp-bars"),r=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),a=w=>t.querySelector(".gp-"+w),[l,d,u,g,b]=[
"full","beams-note","press-note","chosen-word","removed-key"].map(a),y=a("no-token"),C=[],W=Fo(o),_=new Ho(t,e,$),S=!1,M=[],E=w=>e.canAsk&&!w.isPrompt;function $(w,x){
let v=qe(w);return{id:w.token_id,text:w.text,after:X(w.logprob),before:X(w.raw_logprob),rank:v?null:w.rank??(x.distribution.stages.length?null:w.raw_rank),chosen:w.
token_id===x.chosen.token_id,given:x.isPrompt||x.given,removed:v,by:v?Wt(w,x):"",words:()=>Go(w,x)}}function k(w){let x=ht(w),L=(S?x:Ko(x,24,w.chosen.token_id)).
map(P=>$(P,w)),O=w.distribution.vocab-x.length;O>0&&L.push(h(w,x.map(P=>$(P,w)),O));let A=p(Math.max(...L.filter(({rest:P})=>!P).map(P=>Math.max(P.after,P.before))));
for(T(l,s("axis 0–{top}",{top:H(A)}));C.length<L.length;)C.push(new fn(o));C.forEach((P,q)=>L[q]?P.fill(L[q],A,E(w)):P.hide()),W(),i.hidden=x.length<=24,T(i,S?
s("show {count} only",{count:24}):s("show all {count}",{count:B(x.length)})),i.setAttribute("aria-expanded",String(S))}function h(w,x,v){let L=R=>Math.max(0,1-x.
reduce((N,I)=>N+I[R],0)),O=Ue(w)>x.filter(({removed:R})=>!R).length,[A,P]=[O?e.usesBeams?null:L("after"):0,L("before")],q={count:B(v),before:H(P),after:H(A??0)},
j=()=>A===null?s("All tokens that are not listed ({count}), together: {before} before the processors.",q):s("All tokens that are not listed ({count}), together:\
 {before} before the processors, {after} after them.",q);return{text:z(v,"{count} other","{count} others"),after:A,before:P,rest:!0,words:j}}let p=w=>[.02,.05,.1,
.2,.5,1].find(x=>w<=x)||1;function f(w){let x=!w.distribution.stages.length;t.classList.toggle("gp-untouched",x),T(a("after-word"),x?s("probability; no processo\
r ran, so it is the same before and after"):s("after the processors")),a("before-key").hidden=x,b.hidden=!ht(w).some(qe),T(g,w.isPrompt||w.given?s("given, not c\
hosen"):s("chosen")),d.hidden=!w.beam||x,u.hidden=!E(w),t.classList.toggle("gp-pressable",E(w))}o.parentNode.addEventListener("click",w=>{let x=w.target.closest(
"button.gp-row"),v=x&&[...C,..._.rows].find(({body:O})=>O===x),L=e.current();v&&L&&E(L)&&e.ask({type:"branch",step:L,tokenId:v.entry.id})}),i.addEventListener("\
click",()=>{S=!S,k(e.current())});function m(){for(let w of C)w.hide();for(let w of[i,d,u,_.box])w.hidden=!0}return w=>{let x=e.current();r.hidden=!x,y.hidden=!!x,
x?((x!==M[0]||e.canAsk!==M[1])&&k(x),f(x),_.draw(x,w,E(x))):m(),M=[x,e.canAsk]}}var bn=.001,Gl=2e-5,lu=-1e9,It=-1e8,Be=(t,e=-1e30)=>t==null||t<e;function wn(t,e,n){return Be(t,n)||Be(e,n)?Be(t,n)&&Be(e,n)?0:1/0:Math.abs(t-e)}function In(t,e,n){
return wn(t,e===null?null:e*n,It)/Math.max(1,n)}var qt=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=bn||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function Ul(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new qt,given:new qt,
final:new qt,pool:new qt,output:new qt},o=e.length_penalty??1;for(let r of t.prompts){if(!r)continue;let i=Math.max(...r.distributions.map(a=>a.length));cu(r,Math.
max(1,Math.floor(i/(e.num_beam_groups||1))),o,n)}return t.finished.sequences.forEach((r,i)=>du(t.returned[i].last,r,i,o,n.output)),n}function cu(t,e,n,o){let r=null,
i=new Map,a=(l,d)=>d.score-l.score;t.steps.forEach((l,d)=>{if(l.some(({given:b})=>b)){for(let b of l)o.given.see(wn(b.beam.score,0),()=>({node:b}));return}r??=new Map(
l.filter(({beam:b})=>b.parent%e===0).map(({beam:b})=>[b.parent,0]));for(let b of l){let{beam:y}=b,C=r.get(y.parent)??lu;if(o.sum.see(wn(C+(y.logprob??-1/0),y.score,
It),()=>({node:b,parent:C})),y.final_score===null||y.final_score===void 0)continue;let W=b.length**n;o.final.see(In(y.score,y.final_score,W),()=>({node:b,power:W}));
let _=y.group??null;i.set(_,[...i.get(_)||[],{score:y.final_score,power:W}].sort(a).slice(0,e))}let u=[...i.values()].flat().filter(({score:b})=>!Be(b)).sort(a),
g=t.pools[d].filter(b=>!Be(b));for(let b=0;b<Math.max(u.length,g.length);b++){let y=u[b]??null,C=y&&b<g.length?In(y.score*y.power,g[b],y.power):1/0;o.pool.see(C,
()=>({step:d,place:b,expected:y&&y.score,told:g[b]??null}))}r=new Map(l.filter(({beam:b})=>b.status==="running").map(({beam:b})=>[b.beam,b.score]))})}function du(t,e,n,o,r){
let i=ue(t),a=i.filter(({given:u})=>!u);if(e.score===null||!a.length)return;let l=a.length**o,d=i.every(({beam:u,given:g},b)=>g||u.parent===(e.beams||[])[b]);r.
see(d?In(t.beam.score,e.score,l):1/0,()=>({number:n,node:t,power:l,told:e.score}))}function Vl(t,e){let o=t.querySelector("details"),r=t.querySelector(".gp-output"),i=t.querySelector(".gp-all"),a=null,l=!1;function d(m){let w=e.allLines(),x=e.
started.effective.length_penalty??1;return m.sequences.map((v,L)=>{let O=ue(w[L]?w[L].last:null),A=v.token_ids.map((I,F)=>{let D=O[F]&&O[F].chosen.token_id===I?
O[F]:null,K=v.logprobs[F];return{id:I,text:D?D.chosen.text:"?",recorded:K,library:v.transition_scores?v.transition_scores[F]:null,difference:v.transition_scores?
wn(K,v.transition_scores[F]):null,drawn:D?wn(K,D.chosen.logprob):1/0}}),P=v.logprobs.filter((I,F)=>!O[F]||!O[F].given),q=P.reduce((I,F)=>I+(F??-1/0),0),j=P.length**
x,R=P.length?q/j:null,N=v.score!==null&&R!==null&&v.score*j>It;return{tokens:A,sum:q,length:P.length,penalty:x,rebuilt:R,score:v.score,difference:N?In(q,v.score,
j):null}})}function u(m,w=1e-9){if(!Number.isFinite(m))return"∞";let x=Math.max(m,w),v=Math.floor(Math.log10(x)+1e-9),L=Math.ceil(x/10**v-1e-6);return L===10?
`1e${v+1}`:`${L}e${v}`}let g=m=>m.join("; ");function b(m){if(!m||!m.sum.count)return[[],[]];let{sum:w,given:x,final:v,pool:L,output:O}=m,A=({off:j,count:R,furthest:N},I)=>j?
[I(j,{all:B(R),bound:u(N)})]:[],P=[...A(w,(j,R)=>z(j,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add\
 up: the furthest is off by {bound}",R)),...A(x,(j,R)=>z(j,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tok\
ens do not count as 0: the furthest is off by {bound}",R)),...A(v,(j,R)=>z(j,"{count} of {all} final scores does not follow from its sum: it is off by {bound}",
"{count} of {all} final scores do not follow from their sums: the furthest is off by {bound}",R)),...A(L,(j,R)=>z(j,"{count} of {all} kept scores does not follo\
w from the texts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",R)),...A(
O,(j,R)=>z(j,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their\
 paths through the tree end: the furthest is off by {bound}",R))],q=u(Math.max(...Object.values(m).map(j=>j.furthest)),Gl);return[P,P.length?[]:[z(w.count,"{cou\
nt} node of the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:q})]]}function y({outputs:m,tree:w}){let x=m.flatMap(
I=>I.tokens);if(!x.length)return["none","–",s("There are no scores to check: no token was generated.")];let v=x.filter(({difference:I})=>I!==null),L=m.filter(
({difference:I})=>I!==null),O=I=>u(Math.max(0,...I.map(({difference:F})=>F))),A=I=>I.filter(({difference:F})=>!(F<=bn)).length,P=x.filter(({drawn:I})=>I>bn).length,
[q,j]=b(w),R=[...A(L)?[s("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:B(A(L)),all:B(L.length),bound:O(L)})]:[],...q,...A(v)?
[z(A(v),"{count} of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_\
transition_scores, by up to {bound}",{all:B(v.length),bound:O(v)})]:[],...P?[z(P,"{count} token of the outputs differs from the steps that are shown","{count} t\
okens of the outputs differ from the steps that are shown")]:[]];if(R.length)return["differs","✗",g(R)];let N=[...L.length?[z(L.length,"{count} sequences_scor\
es is rebuilt to within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:O(L)})]:[],...j];return v.length?["agrees","✓",g([...N,z(v.length,
"{count} token agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to wi\
thin {bound}",{bound:O(v)})])]:["none","–",g([...N,C()])]}let C=()=>e.started.mode==="custom"?s("compute_transition_scores does not apply: the run used your o\
wn decoding loop"):s("compute_transition_scores does not apply: the run was recorded without the library’s scores");function W(){let[m,w,x]=a?y(a):["none","–",
s("The scores are checked against the library when the run has finished.")],v={agrees:s("agrees with the library"),differs:s("differs from the library"),none:s(
"not checked")};t.dataset.verdict=m,T(t.querySelector(".gp-badge"),w),T(t.querySelector(".gp-sign-words"),a?v[m]:s("not checked yet")),T(t.querySelector(".gp-ve\
rdict-line"),x)}let _=m=>Be(m)?"−∞":m.toFixed(3).replace("-0.000","0.000"),S=m=>Be(m)?"−∞":(m<It?m.toExponential(3):V(m,5)).replace("-","−"),M=m=>m<0||
Be(m)?`(${S(m)})`:S(m);function E(m,w){let x=m.insertCell();w===null?x.textContent="–":x.textContent=(w>bn?"✗ ":"")+(w===0?"0":Number.isFinite(w)?w.toExponential(
0):"∞"),x.classList.toggle("gp-off",w>bn)}function $(){let m=a.outputs.filter(({score:x})=>x!==null);t.querySelector(".gp-beam-check").hidden=!m.length;let w=t.
querySelector(".gp-sums tbody");w.replaceChildren(),a.outputs.forEach((x,v)=>{if(x.score===null)return;let L=w.insertRow();for(let O of[v+1,_(x.sum),x.length,x.
penalty,V(x.rebuilt,4),V(x.score,4)])L.insertCell().textContent=O;E(L,x.difference)})}function k(m,w,x,v,L,O){if(!x.count)return;let{worst:A}=x,P=m.insertRow();
P.append(c("th","",w,{scope:"row"})),P.insertCell().textContent=B(x.count),P.insertCell().append(v(A),...A.node?[" ",se(A.node.beam.text)]:[]),P.insertCell().textContent=
L(A),P.insertCell().textContent=S(O(A)),E(P,A.difference)}function h(){let m=t.querySelector(".gp-tree-sums tbody");if(m.replaceChildren(),!a.tree)return;let{sum:w,
given:x,final:v,pool:L,output:O}=a.tree,A=e.started.effective.length_penalty??1,P=({node:j})=>s("step {number}:",{number:j.index+1}),q=({node:j,power:R})=>`${S(
j.beam.score)} / ${j.length} ** ${A} = ${S(Be(j.beam.score)?null:j.beam.score/R)}`;k(m,s("node: parent’s score + log-probability"),w,P,({node:j,parent:R})=>`${S(
R)} + ${M(j.beam.logprob)} = ${S(Be(j.beam.logprob)?null:R+j.beam.logprob)}`,({node:j})=>j.beam.score),k(m,s("given token: counts as 0"),x,P,()=>S(0),({node:j})=>j.
beam.score),k(m,s("ended: score / length ** length_penalty"),v,P,q,({node:j})=>j.beam.final_score),k(m,s("kept after a step: the best that ended"),L,j=>s("step \
{number}: rank {rank}",{number:j.step+1,rank:j.place+1}),j=>j.expected===null?"–":S(j.expected),j=>j.told),k(m,s("output: score where its path ends, after the\
 penalty"),O,({number:j})=>s("output {number}:",{number:j+1}),q,j=>j.told)}function p(){let{tokens:m}=a.outputs[Number(r.value)]||a.outputs[0]||{tokens:[]},w=t.
querySelector(".gp-scores tbody");w.replaceChildren(),m.slice(0,l?1/0:20).forEach((x,v)=>{let L=w.insertRow();L.insertCell().textContent=v+1,L.insertCell().textContent=
x.id,L.insertCell().append(se(x.text)),L.insertCell().textContent=_(x.recorded),L.insertCell().textContent=x.difference===null?"–":_(x.library),E(L,x.difference),
L.insertCell().textContent=(X(x.recorded)*100).toFixed(2)+"%"}),i.hidden=m.length<=20||l,T(i,s("Show all {count} tokens",{count:B(m.length)}))}function f(){if(!o.
open)return;let m=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!m,t.querySelector(".gp-token-check").hidden=m||!a,t.querySelector(".gp-beam-check").
hidden=!0,t.querySelector(".gp-tree-check").hidden=m||!a||!a.tree||!a.tree.sum.count,T(t.querySelector(".gp-how"),e.usesBeams?s("The playground records a log-pr\
obability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, as its \
documentation asks for beams)."):s("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute_transi\
tion_scores gives for the same run (normalize_logits=True).")),!a)return;let w=x=>e.usesBeams?s("output {number}",{number:x}):s("sequence {number}",{number:x});
t.querySelector(".gp-which").hidden=a.outputs.length<2,r.options.length!==a.outputs.length&&r.replaceChildren(...a.outputs.map((x,v)=>c("option","",w(v+1),{value:v}))),
$(),m||h(),m||p()}return o.addEventListener("toggle",f),o.addEventListener("keydown",m=>{m.key!=="Escape"||!o.open||(o.open=!1,o.querySelector("summary").focus())}),
r.addEventListener("change",f),i.addEventListener("click",()=>{l=!0,f()}),m=>{if(t.hidden=!e.started,!m.run&&!m.status&&!m.steps)return;let{finished:w}=e;w?(!a||
a.finished!==w)&&(a={finished:w,outputs:d(w),tree:Ul(e)},l=!1,r.replaceChildren()):a=null,W(),(m.run||m.status||w)&&f()}}function Jl(t,e){let r=[.1,.2,.5,1,2,5,10,20,50,1/0],i=t.querySelector(".gp-heat-plot"),a=t.querySelector(".gp-cells"),l=t.querySelector(".gp-column"),d=t.querySelector(
".gp-layer-names"),u=t.querySelector(".gp-layer-reading"),g=t.querySelector(".gp-layer-tally"),b=document.createElement("canvas"),y=b.getContext("2d",{willReadFrequently:!0}),
C=new we({picks:{},peak:0},({picks:N,peak:I},{layers:F})=>F?{picks:{...N,[F.layer]:(N[F.layer]||0)+1},peak:Math.max(I,...F.divergences)}:{picks:N,peak:I}),W=0,_=[],
S=[],M=[0,0],E=[],$=N=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(N??0)/W)))*10);function k(){let N=getComputedStyle(t);return[...[...Array(11).keys()].map(F=>`\
--gp-heat-${F}`),"--gp-text"].map(F=>{let D=N.getPropertyValue(F).trim();return[1,3,5].map(K=>parseInt(D.slice(K,K+2),16))})}function h(N){if(b.width>=N&&b.height===
_.length*6)return;let I=b.height===_.length*6?y.getImageData(0,0,b.width,b.height):null;b.width=Math.max(64,2**Math.ceil(Math.log2(N))),b.height=_.length*6,I&&y.
putImageData(I,0,0)}function p(N){let I=new ImageData(1,_.length*6);_.forEach((F,D)=>{let K=N.layers?N.layers.candidate_layers.indexOf(F):-1;if(K<0)return;let Q=S[$(
N.layers.divergences[K])];for(let ee=0;ee<5;ee++){let re=ee===2&&F===N.layers.layer?S[11]:Q;I.data.set([...re,255],(D*6+ee)*4)}}),y.putImageData(I,N.index,0)}let f=()=>Math.
max(10,C.steps.length);function m(){let[N,I]=M;if(!N||!I)return;a.width!==N&&(a.width=N),a.height!==I&&(a.height=I);let F=a.getContext("2d");F.clearRect(0,0,N,I),
F.imageSmoothingEnabled=!1;let D=C.steps.length;F.drawImage(b,0,0,D,b.height,0,0,N*D/f(),I)}function w(N){let I=[...C.steps.find(Q=>Q.layers).layers.candidate_layers].
sort((Q,ee)=>ee-Q),F=k(),D=r.find(Q=>C.total.peak<=Q*Math.LN2)*Math.LN2,K=String([I,F,D])!==String([_,S,W]);String(I)!==String(_)&&x(I),[_,S,W]=[I,F,D],h(C.steps.
length);for(let Q of K?C.steps:N)p(Q);m()}function x(N){let I=Math.max(15,Math.min(28,280/N.length));i.style.height=d.style.height=`${Math.max(1,N.length)*I}px`,
d.replaceChildren(...N.map(F=>c("span","",L(F))))}function v(){T(t.querySelector(".gp-ramp-low"),"0"),T(t.querySelector(".gp-ramp-high"),`${Number(ve(W,e.unit).
toPrecision(2))} ${e.unit}`.replace(/^1 bits/,"1 bit"));let N=t.querySelector(".gp-scale-ramp");if(!N.childNodes.length)for(let I=0;I<11;I++){let F=c("i");F.style.
background=`var(--gp-heat-${I})`,N.append(F)}}let L=N=>N===0?s("embedding"):s("layer {layer}",{layer:N}),O=N=>N===0?s("the embedding (layer 0)"):s("layer {layer\
}",{layer:N});function A(N){let I={number:N.index+1,token:Y(N.chosen.text)};if(!N.layers)return s("Token {number}, {token}: no layer was contrasted.",I);let{layer:F,
final_layer:D,candidate_layers:K,divergences:Q}=N.layers,ee=K.map((re,oe)=>`${L(re)} ${ve(Q[oe]??0,e.unit).toFixed(3)}`).join(", ");return s("Token {number}, {t\
oken}: {layer} was contrasted with the last layer ({final}), because it diverges most from it. Divergences in {unit}: {list}.",{...I,layer:O(F),final:D,unit:e.unit,
list:ee})}function P(N){l.hidden=!1,l.style.left=`${N.index/f()*100}%`,l.style.width=`${100/f()}%`;let I=A(N);T(u,I),go(i,N,C.steps.length,I)}function q(){let N=Object.
entries(C.total.picks).sort((D,K)=>K[1]-D[1]),I=N.reduce((D,[,K])=>D+K,0),F=N.map(([D,K])=>s("{layer} in {times}",{layer:O(Number(D)),times:B(K)})).join(", ");T(
g,s("Along the text: {list} of {count} steps.",{list:F,count:B(I)})),T(t.querySelector(".gp-heat-end"),String(f()))}ua(i,e,{stepUnder:N=>{let{left:I,width:F}=i.
getBoundingClientRect(),D=Math.floor((N.clientX-I)/F*f());return C.steps[Math.max(0,Math.min(C.steps.length-1,D))]},hover:N=>T(u,A(N)),leave:()=>e.current()&&!t.
hidden&&T(u,A(e.current()))});function j(N){let I=e.current();if(t.hidden=!(I&&I.layers),t.hidden)return;let{added:F}=C.follow(e.lastOf(I));I===E[0]&&C.total===
E[1]&&!N.unit&&!N.look||(E=[I,C.total],w(F),v(),P(I),q())}new ResizeObserver(([{contentRect:N}])=>{M=[N.width,N.height].map(I=>Math.round(I*devicePixelRatio)),m()}).
observe(i);let R=()=>j({look:!0});return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",R),new MutationObserver(R).observe(document.body,{
attributes:!0,attributeFilter:["class"]}),j}var hu=.001;function Xl(t,e){if(t.given)return[s("A given token weighs nothing in the sum of a beam.")];let n=e.prompts[t.sequence],{beam:o}=t;return[pu(t,n,e),
fu(t),o.diversity_penalty?s("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:V(o.diversity_penalty)}):"",
mu(t,n),wu(t,n,e),xu(t,e)].filter(Boolean)}var _t=t=>t.beam.group??null,br=(t,e)=>e.steps[t.index].filter(n=>_t(n)===_t(t));function pu(t,e,n){let{mode:o}=n.started,
r=br(t,e).length,i=t.index===e.given,a=i?1:e.steps[t.index-1].filter(u=>u.beam.status==="running"&&_t(u)===_t(t)).length,l=_t(t)===null?[]:[s("Only beams of its\
 own group, {group}, compete with it.",{group:Ae(_t(t))})],d=i?s("All beams held the same text before this step, so one was continued."):z(a,"{count} running be\
am was continued at this step.","{count} running beams were continued at this step.");return[...l,d,uu(t,r,o==="beam_sample")].join(" ")}function uu({rank:t,beam:e},n,o){
if(e.status==="unseen")return o?s("The search drew {considered} continuations; this one was not among them.",{considered:n}):s("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let r={considered:n,rank:t};return o?s("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",r):s("The search considered {considered} continuations; by its sum, this one has rank {rank}.",r)}function fu(t){let{beam:e}=t,n=t.before&&
!t.before.given?fe(t.before.beam.score):0,[o,r]=[fe(e.logprob),fe(e.score)];if(n===null||o===null||r===null||r<It)return s("It could not be chosen: its log-prob\
ability is minus infinity.");let i={before:V(n),own:V(o),after:V(r)};return s("Sum of log-probabilities (nats): {before} before this token, {own} of its own: {b\
efore} + ({own}) = {after}.",i)}function mu(t,e){let n=br(t,e),o=u=>n.filter(({beam:g})=>g.status===u).length,[r,i,a,l]=["running","finished","ended","pruned"].
map(o),d=[z(r,"{count} went on","{count} went on"),i&&z(i,"{count} ended a text","{count} ended texts"),a&&z(a,"{count} ended a text that does not count","{coun\
t} ended texts that do not count"),l&&z(l,"{count} was pruned","{count} were pruned")].filter(Boolean);return s("Of these {considered}: {parts}.",{considered:n.
length,parts:d.join(", ")})}var gu=t=>t.reduce((e,n)=>e&&e.beam.score>=n.beam.score?e:n,null);function Zl(t){let e=t.filter(({beam:n})=>n.status==="running").map(
({beam:n})=>n.score);return e.length?Math.min(...e):null}function wu(t,e,n){let{beam:o}=t,r=t.index+1;if(o.status==="unseen")return"";if(o.status==="ended")return s(
"The text ended here but does not count: it ranked too low or lacks a constraint.");if(o.status==="pruned")return bu(t,e);if(o.status==="finished"){let l=kr(t,n);
return l.length?s("It ended its text at step {step}: output {numbers}.",{step:r,numbers:l.join(", ")}):e.finished.includes(t)?s("It ended its text at step {step\
}, which is kept.",{step:r}):s("It ended its text at step {step}, which was dropped for better ones.",{step:r})}let i=nn(t)?[s("It continues beam {parent}: the \
text that was beam {number} ranked lower or was pruned.",{parent:o.parent+1,number:o.beam+1})]:[],a=o.forced?[s("It was considered because it advances a constra\
int.")]:[];return[s("It went on as beam {number}.",{number:o.beam+1}),...i,...a,ku(t,e,n)].join(" ")}function bu(t,e){let n=Zl(br(t,e)),o={step:t.index+1,sum:V(
t.beam.score),worst:V(n)};return n===null?s("It was pruned at step {step}.",o):s("It was pruned at step {step}: its sum is {sum}, that of the worst beam that we\
nt on {worst}.",o)}function ku(t,e,n){let o=kr(t,n);if(o.length)return s("It is part of output {numbers}.",{numbers:o.join(", ")});let{alive:r,at:i,children:a,ends:l}=yu(
t,e);if(r)return n.finished?s("It was still running when the search stopped at step {step}.",{step:e.steps.length}):s("It is still running.");let d=l.find(y=>e.
finished.includes(y));if(d)return s("Its text ended at step {step}, which is kept but not returned.",{step:d.index+1});if(l.length)return s("Its text ended at s\
tep {step}, which was dropped for better ones.",{step:l.at(-1).index+1});let u=gu(a),g=Zl(e.steps[i].filter(y=>_t(y)===_t(t))),b={step:i+1,sum:V(u&&u.beam.score),
worst:V(g)};return!u||g===null?s("It was overtaken at step {step}: none of its continuations went on.",b):s("It was overtaken at step {step}: the best of its co\
ntinuations has a sum of {sum}, the worst beam that went on {worst}.",b)}function yu(t,e){let n=new Set([t]),o=[];for(let r=t.index+1;r<e.steps.length;r++){let i=e.
steps[r].filter(({before:a})=>n.has(a));if(o.push(...i.filter(({beam:a})=>a.status==="finished")),n=new Set(i.filter(({beam:a})=>a.status==="running")),!n.size)
return{alive:!1,at:r,children:i,ends:o}}return{alive:!0,at:e.steps.length-1,children:[],ends:o}}function kr(t,e){return(e.returned||[]).flatMap(({last:n},o)=>n&&
n.sequence===t.sequence&&ue(n)[t.index]===t?[o+1]:[])}function xu(t,e){let n=fe(t.beam.final_score??null);if(n!==null)return Yl(t,n,s("Final score"),e);let[o]=kr(
t,e),r=o&&e.returned[o-1];return r&&fe(r.score)!==null?Yl(r.last,r.score,s("Final score of output {number}",{number:o}),e):""}function Yl(t,e,n,o){let r=o.started.
effective.length_penalty??1,i={name:n,sum:V(t.beam.score),length:t.length,power:r,score:V(e)},a=Number.isFinite(r)?pt(t,r):NaN;return Math.abs(a-e)<=hu*Math.max(
1,Math.abs(e))?s("{name}: sum / length^length_penalty = {sum} / {length}^{power} = {score}.",i):s("{name}: {score}.",i)}function vu(t){switch(t){case"context":return s("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return s("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return s("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return s("no mark: the bias is 0.");default:return s("no mark.")}}function Rn(t){let e=t&&t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.
keys)?e.keys.length:0,o=e.greenlist_ratio,r=e.seeding_scheme==="selfhash",i=e.context_width;return{config:e,keys:n,selfhash:r,ratio:o>0&&o<1?o:null,early:n?sn(e.
ngram_len,1)-1:sn(i,1)-Number(r)}}function Vo({config:t,keys:e,ratio:n}){if(e)return z(e,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:t.ngram_len});if(n===null)return s("a green list whose settings are not known");let{bias:o,seeding_scheme:r,context_width:i,
hashing_key:a}=t;return s("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:H(n),bias:o,scheme:r,width:i,key:a})}
function Jo({chosen:t,index:e,mark:n,given:o,isFirst:r},i){let a=g=>s("Token {number}, {token}: {mark}",{number:B(e+1),token:Y(t.text),mark:g});if(!n)return a(o?
s("given, before the watermark began."):s("not marked."));if(n.why)return a(vu(n.why));let l=s("Its probability: {before} before the watermark, {after} after.",
{before:H(n.chosen_before),after:H(n.chosen_after)}),d=r?[s("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let g=z(i.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:V(n.g,2)});return[a(g),l,...d].join(" ")}let u=n.green?s("\
◆ green: it got the bias."):s("◇ red: it got no bias.");return[a(u),l,Su(n,i),...d].join(" ")}function Su(t,{ratio:e,selfhash:n}){let o=t.listed??0,r={before:H(
t.mass_before??0),after:H(t.mass_after??0)};return n?z(o,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",r):e===null?z(o,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
r):z(o,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...r,ratio:H(e)})}var Ql={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function ec(t,e,n,o){let{mark:r,index:i}=e,a={...t};if(!r)return{...a,unscored:t.
unscored+1};a.marks+=1;let l=r.kind==="synthid"?r.g:r.green;if(r.chosen_before>0&&r.chosen_after>0){a.chosen+=1,a.surprisal-=Math.log(r.chosen_before),a.gained+=
Math.log(r.chosen_after/r.chosen_before);let{stages:d,entropy_before:u}=e.distribution;a.entropy+=o>0&&d[o-1]?d[o-1].entropy:u,a.likely-=_u(e,o)}return a.suppressed+=
r.suppressed,l===null?{...a,unscored:t.unscored+1}:i<n.early?{...a,early:t.early+1}:(a.scored+=1,a.green+=Number(l),a.expected+=r.expected??0,r.kind==="synthid"?
a.z=n.keys?(2*a.green-a.scored)*Math.sqrt(n.keys/a.scored):null:n.ratio!==null&&(a.z=On(a.green,a.scored,n.ratio),a.foreseen=On(a.expected,a.scored,n.ratio)),a)}
function _u({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:o,stage_logprobs:r})=>e>0?r[e-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function tc(t,e,n,o){
let r=t.find(([,u])=>u>o);if(e.z>o)return{at:r[0],words:z(r[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:o})};let i=r?[z(r[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:o})]:[],a=n.keys?e.z>0?e.scored*(o/e.z)**2:1/0:Oi(e.green/e.scored,n.ratio,o),l=Math.max(e.scored+1,Math.ceil(a));
if(!Number.isFinite(l)||l>1e7)return{at:1/0,words:[...i,s("At the share so far, z never reaches {threshold}.",{threshold:o})].join(" ")};let d=z(l,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:o,more:B(l-e.scored)});return{at:l,words:[...i,d].join(" ")}}var Ou=1.05;function nc(t,e){let{started:n,unit:o}=e;if(!t)return[s("No token yet")];let r=[Mu(t,o),...Eu(t),...$u(t,o),...Tu(t,n)];if(t.mark){let a=Rn(n),{chosen:l,
index:d,mark:u,given:g=!1}=t;r.push(Jo({chosen:l,index:d,mark:u,given:g,isFirst:d<a.early},a))}r.push(Lu(t,n)),t.draft&&r.push(...di(t,Jt(n))),t.beam&&r.push(...Xl(
t,e)),t.reranked&&r.push(...Au(t,n));let{raw_logprob:i}=t.chosen;return i!==null&&r.push(s("Its surprisal, before the processors, was {value}.",{value:ie(-i,o)})),
r}function Mu({distribution:{entropy_before:t}},e){let n=Math.exp(t),o=ie(t,e);return n<Ou?s("The model was all but certain here: an entropy of {entropy}.",{entropy:o}):
s("The model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:o,options:n<10?V(n,1):B(Math.round(n))})}function Eu(t){
let{chosen:e,distribution:n}=t,{name:o}=Wn(t),r={source:o,token:Y(e.text),share:H(X(e.raw_logprob)),vocab:B(n.vocab)};if(gn(t))return[];if(e.raw_rank===1)return[
s("Its first choice was {token}, with {share}.",r)];let i=ht(t).find(d=>d.raw_rank===1),a=i?[s("Its first choice was {token}, with {share}.",{token:Y(i.text),share:H(
X(i.raw_logprob))})]:[],l=e.raw_rank?s("It gave {token} {share}: rank {rank} of {vocab}.",{...r,rank:B(e.raw_rank)}):s("It gave {token} {share}.",r);return[...a,
l]}function Tu(t,e){let n=Nn(t);if(!n.length)return t.isPrompt||t.read?[]:[s("No processor changed that.")];let o=n.filter(({idle:r})=>!r);return o.length?o.map(
r=>{let i=Do(r.knobs,e),a=i?i.startsWith(r.name)?i:`${r.name} (${i})`:r.name,l=r.kept===r.keptBefore?mn(r):`${mn(r)}, ${s("{count} left",{count:B(r.kept)})}`,{chosen:d}=t,
[u,g]=[St(d,r.number-1),St(d,r.number)],b={name:a,effect:l,token:Y(d.text),before:H(u||0),after:H(g||0)};return u===void 0||g===void 0?s("{name}: {effect}.",b):
!g&&u?s("{name}: {effect}; {token} had {before}, and could no longer be chosen.",b):b.before===b.after?s("{name}: {effect}; {token} stayed at {after}.",b):s("{n\
ame}: {effect}; {token} went from {before} to {after}.",b)}):[z(n.length,"The processor ({names}) did nothing here.","The {count} processors ({names}) did nothi\
ng here.",{names:n.map(({name:r})=>r).join(", ")})]}function Lu(t,e){let{chosen:n,given:o,isPrompt:r}=t,i=pe(Uo(t,e)[1],{token:Y(n.text)}).join("");return o||r||
t.beam?`${i}.`:qe(n)?s("{words}, though {processor} had removed it.",{words:i,processor:Wt(n,t)}):{...e.effective,...e.config}.do_sample&&!t.draft&&!t.reranked?
s("{words}: its chance was {share}.",{words:i,share:H(X(n.logprob))}):`${i}.`}function $u({layers:t},e){if(!t)return[];let{layer:n,final_layer:o,candidate_layers:r,
divergences:i}=t,a={final:o,layer:n,divergence:ie(i[r.indexOf(n)]??null,e)};return[z(r.length,"DoLa contrasted the last layer, {final}, with layer {layer}, the \
one candidate: a divergence of {divergence}.","DoLa contrasted the last layer, {final}, with layer {layer}: of {count} candidates the furthest from it, by {dive\
rgence}.",a)]}function Au({reranked:t,chosen:e},{effective:n,config:o}){let r=t.find(({token_id:u})=>u===e.token_id);if(!r)return[];let i={share:H(r.probability),
penalty:V(r.penalty),score:V(r.score)},a=[s("Its probability among the weighed tokens was {share}, its degeneration penalty {penalty}, its score {score}.",i)],{
penalty_alpha:l}={...n,...o};J(l)&&a.push(s("score = (1 − α) · probability − α · penalty = (1 − {alpha}) · {probability} − {alpha} · {penalty} = {score}.",
{...i,alpha:l,probability:V(r.probability)}));let d=t.reduce((u,g)=>g.probability>u.probability?g:u);if(d!==r){let u={token:Y(d.text),count:t.length,share:H(d.probability),
penalty:V(d.penalty),score:V(d.score)};a.push(s("The most probable of the {count} weighed tokens, {token} with {share}, has a penalty of {penalty} and only a sc\
ore of {score}.",u))}return a}function oc(t,e){let n=t.querySelector(".gp-sentences"),o="";return t.querySelector(".gp-to-glossary").addEventListener("click",()=>_n(t)),()=>{let r=e.current(),
i=nc(r,e),a=i.join(`
`);a!==o&&(o=a,n.replaceChildren(...i.map(l=>c("li","",l))))}}var sc=(t,e)=>e.isPrompt?e.index:t.prefix.length+e.index;function yr(t,e,n){if(e.isPrompt&&t.readsSource)return[];let o=t.prefix.length,[r,i]=e.isPrompt?[1,o-1]:
[Math.max(1,o),o+ue(t.lastOf(e)).length-1],a=sc(t,e);if(a<r)return[];let l=Math.min(i,Math.max(r,a-Math.floor(n/2))+n-1),d=Math.max(r,l-n+1);return Array.from({
length:l-d+1},(u,g)=>d+g)}function Yo(t,e,n){if(!e)return-1;let o=n.found.places.indexOf(sc(t,e));return e.isPrompt||t.idsTo(e).every((i,a)=>i===n.ids[a])?o:-1}var Cu=160,Pu={probability:()=>s("How likely this layer finds the token that was chosen in the end."),rank:()=>s("The rank of the chosen token in this layer, th\
e likeliest first. A bar in the cell shows it, too."),entropy:()=>s("How uncertain this layer is: the entropy of its distribution."),kl:()=>s("How far this laye\
r is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")};function rc(t,e){let n=O=>t.querySelector(".gp-"+O),[o,r,i,a,l]=["lens-foun\
d","lens-field","around","look-into","lens-state"].map(n),d=r.firstElementChild,u=n("lens-shade"),g=null,b=!1,y=[0,0],C=()=>g.found.layers.length-1,W=O=>O===0?s(
"the embedding (layer 0)"):O===C()?s("layer {layer}, the last",{layer:B(O)}):s("layer {layer}",{layer:B(O)}),_=(O,A)=>d.tBodies[0].rows[C()-O].cells[A+1];function S(){
let O=e.current(),A=e.lensLimit||1,P=Math.max(1,Math.min(A,Math.round(Number(i.value))||12));i.value=String(P),b=!0,T(l,s("Reading the layers …")),M(O),e.ask(
{type:"look_into",step:O,places:yr(e,O,P)})}a.addEventListener("click",S);function M(O){n("lens-ask").hidden=!e.canAsk,a.disabled=b||e.running||e.waiting||!yr(e,
O,1).length,e.lensLimit&&(i.max=String(e.lensLimit))}function E(){let{tokens:O,layers:A}=g.found,P=c("tr");P.append(c("th","",s("layer"),{scope:"col"}),...O.map(
({text:N})=>{let I=c("th","",null,{scope:"col"});return I.append(se(N)),I}));let q=A.map((N,I)=>{let F=c("tr");return F.append(c("th","",I?B(I):s("embedding"),{
scope:"row"}),...N.map((D,K)=>$(D,I,K))),F}),[j,R]=[c("thead"),c("tbody")];j.append(P),R.append(...q.reverse()),d.replaceChildren(j,R)}function $(O,A,P){let q=c(
"td","",null,{role:"gridcell",tabindex:"-1"});return q.append(se(O.top[0][1])),be(q,()=>`${p(A,P)}. ${f(O,P)}`),q.addEventListener("focus",()=>m(A,P)),q.addEventListener(
"click",()=>q.focus()),q.addEventListener("keydown",R=>k(R,A,P)),q}function k(O,A,P){if(O.ctrlKey||O.metaKey||O.altKey)return;let[q,j]=[C(),g.found.tokens.length-
1],R={ArrowUp:[A+1,P],ArrowDown:[A-1,P],ArrowLeft:[A,P-1],ArrowRight:[A,P+1],Home:[A,0],End:[A,j],PageUp:[q,P],PageDown:[0,P]}[O.key];R&&(O.preventDefault(),O.stopPropagation(),
_(Math.max(0,Math.min(q,R[0])),Math.max(0,Math.min(j,R[1]))).focus())}function h(){let O=Yo(e,e.current(),g),{tokens:A,layers:P}=g.found;A.forEach((q,j)=>{let R=j===
O;d.tHead.rows[0].cells[j+1].classList.toggle("gp-here",R),P.forEach((N,I)=>{let F=N[j],D=_(I,j);ce(D,[F.top[0][0]===q.id&&"gp-favourite",R&&"gp-here"].filter(Boolean).
join(" ")),kt(D,u.value,{...F,entropyAfter:F.entropy??1/0,kl:F.kl??1/0})})}),Ze(n("lens-scale"),u.value,e.unit),n("lens-scale").dataset.tip=Pu[u.value]()}function p(O,A){
return s("{layer}, in the place of {token}",{layer:W(O),token:Y(g.found.tokens[A].text)})}function f({probability:O,rank:A,entropy:P,kl:q},j){return s("The chos\
en {token}: {share}, rank {rank}. Entropy {entropy}; KL from the last layer {kl}.",{token:Y(g.found.tokens[j].text),share:H(O),rank:B(A),entropy:ie(P,e.unit),kl:ie(
q,e.unit)})}function m(O,A){let P=_(...y);P&&(P.ariaSelected="false"),P&&(P.tabIndex=-1),y=[O,A];let q=_(O,A);q.ariaSelected="true",q.tabIndex=0,w()}function w(){
let[O,A]=y,P=g.found.layers[O][A],q=g.found.tokens[A],j=P.top.find(([N])=>N===q.id)?[]:[[q.id,q.text,P.probability]],R=Z(n("lens-bars"),P.top.length+j.length,x);
[...P.top,...j].forEach(([N,I,F],D)=>{let[K,Q,ee,re]=R[D].children,oe=N===q.id;ce(R[D],oe?"gp-is-chosen":""),T(K,oe?"▶":""),Q.replaceChildren(se(I)),ne(ee.firstChild,
"width",F),T(re,H(F))}),T(n("lens-place"),p(O,A)),T(n("lens-numbers"),f(P,A))}function x(){let O=c("li"),A=c("span","gp-track",null,{"aria-hidden":"true"});return A.
append(c("span","gp-fill")),O.append(c("span","gp-sign","",{"aria-hidden":"true"}),c("span","gp-word"),A,c("span","gp-value")),O}function v(){let O=t.closest(".\
token-panel");if(!O)return;let[A,P]=[O.getBoundingClientRect(),r.getBoundingClientRect()],q=O.firstElementChild.getBoundingClientRect().height;P.top+Cu>A.bottom&&
(O.scrollTop+=P.top-A.top-q)}u.addEventListener("change",h);function L(O,A){if(o.hidden=!g,!!g)if(O){E();let P=Yo(e,e.current(),g);y=[C(),0],h(),m(C(),Math.max(
0,P));let q=_(C(),Math.max(0,P));r.scrollLeft=q.offsetLeft-r.clientWidth/2,A&&v()}else h(),w()}return O=>{let A=e.current(),P=e.hideFrom===null?e.lensOf():null,
q=b&&O.lens;if((O.run||O.lens)&&(b=!1),t.hidden=!A||!(e.canAsk||P)||e.recorded,t.hidden)return;(O.run||O.lens)&&T(l,""),M(A);let j=P!==g;g=P,(j||O.selection||O.
unit)&&L(j,q),g&&!b&&T(l,Yo(e,A,g)<0?s("This token is not among those below."):"")}}var Zo={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function xr(t,e){let{chosen:n,distribution:o}=e,r=i=>fe(i)??-1/0;return{count:t.count+1,
after:t.after+r(n.logprob??n.raw_logprob),before:t.before+r(n.raw_logprob),entropyAfter:t.entropyAfter+o.entropy_after,entropyBefore:t.entropyBefore+o.entropy_before,
kept:t.kept+Ue(e)}}var Rt=(t,e)=>e?Math.exp(-t/e):null,Nu=[1,2,3],Xo=class{constructor(){this.ids=[],this.grams=new Map(Nu.map(e=>[e,new Map])),this.repeated=[],
this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(-1)),
this.ids.push(e);for(let[n,o]of this.grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,o]of this.
grams){if(this.ids.length<n)continue;let r=o.get(this.gram(n))-1;r?o.set(this.gram(n),r):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function ac(t,e){let n=t.querySelector(".gp-status"),o=t.querySelector(".gp-alert"),r=t.querySelector(".gp-figures"),i=t.querySelector(".gp-notes"),a=new Map,l="\
gp-meaning-"+Math.random().toString(36).slice(2,8)+"-",d=new Ut,u;function g(){let{started:R,finished:N}=e;if(!R)return[];let I=N?N.num_tokens:e.numTokens,F=N?N.
seconds:e.elapsed,D=N?N.time_to_first_token:e.firstElapsed,K={limit:B(R.max_new_tokens)};return[[s("Tokens"),B(I),e.usesBeams?s("tokens generated so far, one pe\
r step for all beams together; the limit is {limit} new tokens",K):s("tokens generated so far; the limit is {limit} new tokens",K)],[s("Per second"),F>0&&I?(I/F).
toFixed(1):"–",s("tokens per second: tokens divided by the time since the run began, including the wait for the first token")],[s("First token"),D===null?"–":
Ht(D),s("time to first token: from the start of the run to its first token, without queueing or loading the model")],...b(R.waits||{}),...y(),[s("Stopped by"),C(),
s("what ended the text: the model’s end-of-sequence token, a stop string, a limit, your own criterion or decoding loop, or a person"),!0],[s("Seed"),String(R.
seed),s("the random seed of this run: the same seed and settings give the same text again")]]}function b(R){let N=Object.entries(R).filter(([,D])=>D>=Wu);if(!N.
length)return[];let I=N.reduce((D,[,K])=>D+K,0),F=N.map(([D,K])=>`${ic[D]?ic[D]():D} ${Ht(K)}`).join(", ");return[[s("Made ready"),Ht(I),s("the time before the \
run began, in which its model was made ready: {list}",{list:F})]]}function y(){if(!e.rounds.length)return[];let{num_draft_tokens:R,num_accepted_draft_tokens:N,...I}=d.
read(e.rounds),F=I.draft_acceptance_rate,D={accepted:B(N),drafted:B(R),rounds:B(I.num_spec_steps)};return[[s("Draft accepted"),F===null?"–":H(F),s("draft_acce\
ptance_rate: accepted over drafted tokens, {accepted} of {drafted}",D)],[s("Tokens per draft"),V(I.mean_acceptance_length,2),s("mean_acceptance_length: tokens t\
hat a round with a draft wrote on average, including the target’s own: 1 + {accepted} accepted / {rounds} such rounds",D)]]}function C(){return e.finished?[...new Set(
e.finished.sequences.map(N=>ye(N.stop_reason)[0]))].join(", ")||"–":e.running?s("still running"):s("an error")}function W(){let R=g(),N=new Set(R.map(([I])=>I));
for(let[I,{figure:F}]of a)N.has(I)||(F.remove(),a.delete(I));R.forEach(([I,F,D,K],Q)=>{let ee=a.get(I)||_(I,K,Q);ee.value.textContent!==F&&(ee.value.textContent=
F),T(ee.meaning,s("{name}: {meaning}",{name:I,meaning:D}))})}function _(R,N,I){let F=c("div","gp-figure"+(N?" gp-words":""),null,{tabindex:"0"}),D=c("dd"),K=c("\
span","gp-meaning","",{role:"tooltip",id:l+R.replace(/\s/g,"-")});F.setAttribute("aria-describedby",K.id),F.append(c("dt","",R),D,K),r.insertBefore(F,r.children[I]||
null);let Q={figure:F,value:D,meaning:K};return a.set(R,Q),Q}let S=new we(Zo,xr),M=new Xo,E=Zo,$=R=>Number.isFinite(R)?ve(R,e.unit).toFixed(2).replace(/^-0.00$/,
"0.00"):"−∞",k=R=>R===null?"–":Number.isFinite(R)?R<1e3?R.toFixed(2):B(Math.round(R)):"∞";function h(){let{total:R}=S,{unit:N}=e,I=(ee,{count:re})=>re?ee/
re:null,F=(ee,re)=>re.count?$(I(ee,re)):"–",D=S.steps.at(-1).distribution.vocab,K=(ee,re,oe,le,_e="")=>({name:ee,term:re,run:oe,values:le,meaning:_e}),Q=B(R.count);
return[K(s("perplexity"),"perplexity",()=>s("before the processors, exp(−({sum}) / {tokens}) = {value}.",{sum:V(fe(R.before)),tokens:Q,value:k(Rt(R.before,R.count))}),
[k(Rt(R.after,R.count)),k(Rt(R.before,R.count)),k(Rt(E.before,E.count))],w([[R.after,R.count],[R.before,R.count],[E.before,E.count]],D)),K(s("mean log-probabili\
ty, {unit}",{unit:N}),"mean-logprob",()=>p($(R.before),F(R.before,R)),[F(R.after,R),F(R.before,R),F(E.before,E)]),K(s("cumulative log-probability, {unit}",{unit:N}),
"cumulative-logprob",()=>z(R.count,"before the processors, the log-probability of {count} token is {sum} {unit}.","before the processors, the log-probabilities \
of {count} tokens sum to {sum} {unit}.",{sum:$(R.before),unit:N}),[$(R.after),$(R.before),$(E.before)]),K(s("mean entropy, {unit}",{unit:N}),"entropy",()=>p($(R.
entropyBefore),F(R.entropyBefore,R)),[F(R.entropyAfter,R),F(R.entropyBefore,R),F(E.entropyBefore,E)]),K(s("mean tokens kept"),"kept",()=>s("{sum} tokens kept in\
 all, over {tokens} steps = {value}.",{sum:B(R.kept),tokens:Q,value:k(I(R.kept,R))}),[k(I(R.kept,R)),B(D),B(D)]),...[1,2,3].map(ee=>K(`distinct-${ee}`,"distinct\
-n",()=>f(ee),[k(M.distinct(ee)),"",""],m(ee))),K(s("repetition"),"repetition",()=>s("{repeated} of {tokens} tokens = {share}.",{repeated:B(M.numRepeated),tokens:Q,
share:H(M.share)}),[H(M.share),"",""])]}let p=(R,N)=>s("before the processors, ({sum}) / {tokens} = {value} {unit}.",{sum:R,value:N,tokens:B(S.total.count),unit:e.
unit});function f(R){let N=M.ids.length-R+1;return N>0?s("{different} different / {all} in all = {value}.",{different:B(M.grams.get(R).size),all:B(N),value:k(M.
distinct(R))}):""}let m=R=>R===1?s("The number of different tokens over the number of all tokens: 1 means that none occurs twice."):s("The number of different {\
n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none occurs twice.",{n:R});function w(R,N){return R.every(([I,F])=>!F||Rt(I,F)<=N)?s(
"How many equally likely tokens there were to choose from, on average: e to the power of minus the mean log-probability in nats."):s("e to the power of minus th\
e mean log-probability in nats; above {count}, the size of the vocabulary, where tokens drawn at random would be likelier.",{count:B(N)})}function x(){let R=e.current(),
N=R?e.lastOf(R):null,{keep:I,added:F}=S.follow(N&&!N.isPrompt?N:null);M.cut(I);for(let{chosen:K}of F)M.add(K.token_id);let D=t.querySelector(".gp-text-numbers");
D.hidden=!S.steps.length,!D.hidden&&(v(),D.open&&L(R))}function v(){let{total:R}=S;T(t.querySelector(".gp-in-short"),s("Perplexity {value}",{value:k(Rt(R.before,
R.count))}))}function L(R){let N=e.lines().length>1?e.lineOf(R):null;T(t.querySelector(".gp-whose"),N&&N.label?s("of {label}",{label:N.label}):""),t.querySelector(
".gp-prompt-head").hidden=!E.count;let I=h(),F=t.querySelector(".gp-totals tbody");for(;F.rows.length<I.length;){let D=F.insertRow(),K=c("th","",null,{scope:"ro\
w"});K.append(c("span","","",{tabindex:"0","data-tip":""})),D.append(K,c("td"),c("td"),c("td"))}I.forEach(({name:D,term:K,run:Q,values:ee,meaning:re},oe)=>{let[
le,..._e]=F.rows[oe].cells;T(le.firstChild,D),Vt(le.firstChild,K,Q,re),ee.forEach((xn,jn)=>T(_e[jn],xn)),_e[2].hidden=!E.count})}t.querySelector(".gp-text-numbe\
rs").addEventListener("toggle",x);function O(){let R=e.finished?e.finished.sequences:[],N=new Map;R.forEach(({note:I},F)=>I&&N.set(s(I),[...N.get(s(I))||[],F+1])),
i.replaceChildren(...[...N].map(([I,F])=>{let D=c("p");return D.append(c("b","",F.length<R.length?A(F):s("Note:")),` ${I}`),D}))}function A(R){let N={numbers:R.
join(", ")};return e.usesBeams?z(R.length,"Note on output {numbers}:","Note on outputs {numbers}:",N):z(R.length,"Note on sequence {numbers}:","Note on sequence\
s {numbers}:",N)}function P(){let[R,N]=q();n.textContent!==[R,N].filter(Boolean).join(" ")&&n.replaceChildren(...R?[c("b","",R),...N?[" ",N]:[]]:[N])}function q(){
let{started:R,finished:N,failed:I,queued:F,loading:D}=e;if(D){let _e=Ft(D);return["",_e[0].toUpperCase()+_e.slice(1)]}if(F)return F.ahead===0?[s("Starting …"),
""]:[s("Queued."),z(F.ahead,"One run is ahead of yours.","{count} runs are ahead of yours.")];if(I)return[s("Stopped by an error."),R?e.numTokens?s("The text so\
 far is kept."):s("Nothing was written."):""];if(!R)return["",s("Nothing has run yet.")];let{model:K,assistant:Q,mode:ee,device:re}=R,oe=N||e.recorded?0:e.shared-
1,le=`· ${[Q?s("{model} with {assistant}",{model:K,assistant:Q}):K,Et(ee),re!=="cpu"&&re,oe>0&&z(oe,"side by side with another run","side by side with {count} \
others")].filter(Boolean).join(" · ")}`;return e.recorded?[s("Recorded run"),le]:[N?s("Finished"):s("Decoding …"),le]}function j(){let R=e.waiting?null:e.failed;
if(u===R||(u=R,o.replaceChildren(),!R))return;let N=c("div","gp-problem"),I=(F,D,K)=>{let Q=c("p");Q.append(c("b","","✕ "),K?s("{name}: {meaning}",{name:K,meaning:F}):
F,D?" "+D:""),N.append(Q)};for(let{knob:F,message:D,fix:K}of Kn(R))I(D,K,F);o.append(N)}return R=>{R.run&&(r.replaceChildren(),a.clear()),(R.run||R.status)&&(P(),
j(),O()),(R.run||R.steps||R.status)&&W(),(R.run||R.prompt)&&(E=e.promptSteps.reduce(xr,Zo)),x()}}var Wu=.05,ic={queued:()=>s("waiting for its turn"),asking:()=>s(
"asking the Hub"),download:()=>s("downloading"),converting:()=>s("converting the GGUF file"),loading:()=>s("loading")};var lc=12;function cc(t,e,n){let o=0,r=t.map(u=>{let g=o;return o=Math.min(1,o+(St(u,n)||0)),{from:g,to:o,kind:vr(u,e),candidate:u}}),i=e.distribution.stages[n],
a=t.filter(u=>i&&qn(u,n+1)).reduce((u,g)=>u+(St(g,n)||0),0),l=i?Math.max(0,Math.min(1-o,i.mass_removed-a)):0,d={from:o,to:1-l,kind:"others",candidate:null};return[
...r,d,{from:1-l,to:1,kind:"going",candidate:null}]}function vr(t,e){return t.token_id===e.chosen.token_id?"chosen":qe(t)?"removed":"kept"}function dc(){let t=c(
"div","gp-flow",null,{"aria-hidden":"true"}),e=te("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${lc}`),e.setAttribute("preserveAspectRatio","none");let n=c(
"div","gp-flow-bar");return t.append(e,n),{box:t,ribbons:e,bar:n}}var qu=(t,e)=>e>12+7*Math.min(t.length,10);function Sr({ribbons:t,bar:e},n,o,r,i){let a=Z(e,n.
length,()=>c("span",""));n.forEach(({from:d,to:u,kind:g,candidate:b},y)=>{let C=a[y];if(ce(C,`gp-piece gp-piece-${g}`),C.hidden=u-d<1e-4&&g!=="chosen",C.hidden)
return;ne(C,"left",d),ne(C,"width",u-d);let W=b?b.text:g==="others"?s("others"):"",_=W&&qu(W,(u-d)*r)?W:"";(C.dataset.text||"")!==_&&C.replaceChildren(..._?[se(
_,"gp-piece-word")]:[]),C.dataset.text=_,be(C,()=>i(n[y],o&&o[y]))});let l=Z(t,o?n.length:0,()=>te("path"));(o||[]).forEach((d,u)=>{let{from:g,to:b,kind:y}=Iu(n[u]),
[C,W,_,S]=[d.from,d.to,b,g].map(M=>(M*100).toFixed(2));l[u].dataset.kind!==y&&(l[u].dataset.kind=y,l[u].setAttribute("class",`gp-ribbon gp-ribbon-${y}`)),l[u].setAttribute(
"d",d.to>d.from?`M${C} 0H${W}L${_} ${lc}H${S}Z`:"")})}function Iu(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,from:1,to:1}:t}var Qo=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,o){this.drawHead(e);let r=e.filter(u=>u.idle).length;this.table.style.minWidth=`${100+20*r+60*(e.length-
r)}px`;let i=n.map(u=>e.map(({number:g})=>St(u,g))),a=Math.max(.02,...i.flat().filter(u=>u!==void 0)),l=new Set(ht(o));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((u,g)=>this.fill(this.lines[g],u,e,i[g],a,o,l));let d=this.lines.flatMap(u=>u.cells.
map(({cell:g})=>g));!d.some(u=>u.tabIndex===0)&&d.length&&(d[0].tabIndex=0)}drawHead(e){let n=Z(this.head,e.length+1,()=>{let o=c("th","",null,{scope:"col"});return o.
append(c("span","gp-stage-place"),c("span","gp-stage-name")),o});T(n[0].lastElementChild,s("candidate")),e.forEach(({place:o,name:r,tip:i,idle:a},l)=>{let d=n[l+
1];ce(d,a?"gp-idle-column":""),T(d.firstElementChild,o),T(d.lastElementChild,r),d.lastElementChild.classList.toggle("gp-hidden",a),d.dataset.tip=i})}newLine(){let e=this.
body.insertRow(),n=c("th","",null,{scope:"row"}),o=c("span","gp-sign","",{"aria-hidden":"true"}),r=c("bdi","gp-word"),i=c("span","gp-course-tag"),a=c("div","gp-\
course-name"),l=c("div","");l.append(r,i),a.append(o,l),n.append(a),e.append(n),this.lines.push({row:e,head:n,sign:o,word:r,tag:i,cells:[]})}newCell(e){let n=c(
"td","",null,{role:"gridcell",tabindex:"-1"}),o=c("span","gp-course-track",null,{"aria-hidden":"true"}),r=c("i","gp-course-bar");o.append(r);let i=c("span","gp-\
course-number");n.append(o,i),e.row.append(n),e.cells.push({cell:n,bar:r,number:i})}fill(e,n,o,r,i,a,l){let d=n.token_id===a.chosen.token_id,u=qe(n);for(ce(e.row,
`gp-course gp-course-${vr(n,a)}`),T(e.sign,d?"▶":u?"✕":""),ge(e.word,n.text),T(e.tag,[d&&(a.given?s("given"):s("chosen")),u&&s("removed"),!l.has(n)&&s("look\
ed up")].filter(Boolean).join(", ")),be(e.head,()=>Go(n,a));e.cells.length>o.length;)e.cells.pop().cell.remove();for(;e.cells.length<o.length;)this.newCell(e);o.
forEach((g,b)=>this.fillCell(e.cells[b],n,o,b,r,i))}fillCell({cell:e,bar:n,number:o},r,i,a,l,d){let{number:u,name:g,idle:b,side:y}=i[a],[C,W]=[l[a],a?l[a-1]:void 0],
_=qn(r,u)&&C!==void 0,S=_&&a>0&&!qn(r,i[a-1].number);ce(e,[b&&"gp-idle-column",_&&!S&&"gp-gone",S&&"gp-cut"].filter(Boolean).join(" ")),ne(n,"height",Math.sqrt(
(C||0)/d));let M=C===void 0?"–":S?`✕ ${g}`:_?y==="after"?"✕":"":H(C);T(o,M),o.classList.toggle("gp-hidden",b&&!S);let E=!S&&a&&W!==void 0&&C!==void 0&&H(C)!==
H(W)?C>W?"up":"down":"";(o.dataset.change||"")!==E&&(o.dataset.change=E),be(e,()=>this.words(r,i[a],{share:C,was:W,gone:_,cut:S}))}words({text:e},{side:n,name:o,
idle:r,number:i},{share:a,was:l,gone:d,cut:u}){let g={token:Y(e),share:H(a??0),was:H(l??0),processor:o,number:i};return a===void 0?s("{token}: not recorded at t\
his place.",g):u?s("{token}: removed by {processor}; it had {was} just before.",g):d?s("{token}: no probability left here.",g):n?n==="after"?s("{token}: {share}\
 after all processors.",g):s("{token}: {share} before the processors.",g):r?s("{token}: {share}, unchanged by {processor}.",g):g.share===g.was?s("{token}: {shar\
e} after {processor} (stage {number}), the same as before it.",g):s("{token}: {share} after {processor} (stage {number}), {was} before it.",g)}keepFocus(e){if(!(e.
tabIndex!==-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={ArrowRight:[0,1],ArrowLeft:[
0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},o=e.target.closest("td");if(!o||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();
let r=this.lines.findIndex(u=>u.row===o.parentNode),[i,a]=n[e.key],l=(u,g)=>Math.max(0,Math.min(g-1,u)),{cells:d}=this.lines[l(r+i,this.lines.length)];d[l(o.cellIndex-
1+a,d.length)].cell.focus()}};function hc(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-none"),i=t.querySelector(".gp-chain tbody"),a=t.querySelector(".gp-courses"),l=t.querySelector(
".gp-all"),d=t.querySelector(".gp-beams-note"),u=t.querySelector(".gp-chosen-word"),g=new Qo(t.querySelector(".gp-courses-grid")),b=new we({},M),y=[],C=t.querySelector(
"[data-term=entropy]");Vt(C,"entropy",()=>e.current()?Dl(e.current(),e.unit):"",C.dataset.tip);let W=!1,_=[],S=300;function M(N,I){let F=Nn(I);if(!F.length)return N;
let D={...N};for(let K of F){let Q=K.number+K.kind,{ran:ee,acted:re,removed:oe,moved:le}=N[Q]||{ran:0,acted:0,removed:0,moved:0};D[Q]={ran:ee+1,acted:re+!K.idle,
removed:oe+K.removed,moved:le+K.moved}}return D}function E({ran:N,acted:I,removed:F,moved:D}){return I?D>2*F?z(N,"{acted} of {count} step, {share} moved","{acte\
d} of {count} steps, {share} moved",{acted:B(I),share:H(D/I)}):z(N,"{acted} of {count} step, {share} removed","{acted} of {count} steps, {share} removed",{acted:B(
I),share:wr(F/I)}):z(N,"nothing in {count} step","nothing in {count} steps")}let $=new ResizeObserver(([{contentRect:N}])=>{if(!N.width||Math.abs(N.width-S)<8)return;
S=N.width;let I=e.current();I&&R(I)});function k(){let N=i.insertRow(),I=c("th","",null,{scope:"row"}),F=c("span","gp-number",""),D=c("span","","",{tabindex:"0",
"data-tip":""}),K=c("span","gp-side"),Q=c("span","gp-knob");I.append(F,D," ",K," ",Q);let ee=dc();N.append(I,c("td","gp-flow-cell"),c("td","gp-left"),c("td","gp\
-entropy"),c("td","gp-here-words"),c("td","gp-over")),N.cells[1].append(ee.box);let[,,re,oe,le,_e]=N.cells;return y.length||$.observe(ee.bar),y.push({row:N,number:F,
name:D,tags:K,knob:Q,flow:ee,left:re,entropy:oe,here:le,over:_e}),y.at(-1)}function h(N,{kind:I,number:F,name:D,tip:K,side:Q,knob:ee,entropy:re,left:oe,here:le,
over:_e}){N.row.className=`gp-stage-${I}`,T(N.number,F),T(N.name,D),N.name.dataset.tip!==K&&(N.name.dataset.tip=K),T(N.tags,Q),N.tags.hidden=!Q,T(N.knob,ee),N.knob.
hidden=!ee,T(N.left,oe),T(N.entropy,re),typeof le=="string"?T(N.here,le):N.here.replaceChildren(...le),T(N.over,_e)}function p(N,I){let{vocab:F,entropy_before:D}=N.
distribution,{name:K,meaning:Q}=Wn(N),ee={kind:"source",number:"",name:K,tip:Q,side:I.length?s("before"):s("before and after"),knob:"",left:s("{count} left",{count:B(
F)}),entropy:ie(D,e.unit),here:"",over:""},re=I.map((oe,le)=>({kind:oe.idle?"idle":"active",number:`${oe.number}. `,name:oe.name,tip:`${oe.meaning} (${oe.kind})`,
side:le===I.length-1?s("after"):"",knob:Do(oe.knobs,e.started),left:s("{count} left",{count:B(oe.kept)}),entropy:ie(oe.entropy,e.unit),here:mn(oe),over:E(b.total[oe.
number+oe.kind])}));return[ee,...re,f(N)]}function f(N){let[I,F]=Uo(N,e.started),D=se(N.chosen.text,"gp-strong");return{kind:"choice",number:"",name:I,tip:s("Ho\
w the token came about, and its probability after the processors."),side:"",knob:"",left:"",entropy:"",here:["▶ ",...pe(F,{token:D}),` (${m(N)})`],over:""}}function m(N){
return qe(N.chosen)?s("removed by {processor}",{processor:Wt(N.chosen,N)}):N.beam?s("log-probability {value}",{value:V(N.chosen.logprob)}):H(X(N.chosen.logprob))}
function w(N,I,F){let D=p(N,I);for(;y.length>D.length;)y.pop().row.remove();D.forEach((re,oe)=>h(y[oe]||k(),re));let K=[0,...I.map(({number:re})=>re)].map(re=>cc(
F,N,re)),Q=O(N,I),ee=A(N,I);y.forEach(({flow:re},oe)=>{re.box.hidden=!Q&&oe>0,!re.box.hidden&&(oe<K.length?Sr(re,K[oe],K[oe-1],S,(le,_e)=>v(le,_e,oe,ee)):L(re,K.
at(-1),S))})}let x=({from:N,to:I})=>H(I-N);function v(N,I,F,D){let K=x(N);if(N.kind==="going")return s("Tokens that are not shown here and that {processor} remo\
ves: {share}.",{processor:D[F+1].name,share:K});let Q=N.candidate?Y(N.candidate.text):s("All other tokens together");if(!F)return s("{token}: {share} before the\
 processors.",{token:Q,share:K});let ee={token:Q,share:K,processor:D[F].name,was:x(I)};return N.candidate?s("{token}: {share} after {processor}, {was} before it\
.",ee):s("{token}: {share} after {processor}.",ee)}function L(N,I,F){let D=I.filter(({kind:K})=>K==="chosen");Sr(N,D,D,F,K=>s("{token} had {share} of what was l\
eft.",{token:Y(K.candidate.text),share:x(K)}))}let O=({distribution:N},I)=>N.candidates.every(({stage_logprobs:F})=>(F||[]).length===I.length);function A(N,I){let F=Wn(
N);return[{number:0,place:s("before"),name:F.name,tip:F.meaning,idle:!1,side:"before"},...I.map(D=>({number:D.number,place:String(D.number),name:D.name,idle:D.idle,
side:"",tip:s("{number}. {name}: {effect} here. It {meaning}.",{...D,effect:mn(D)})}))]}function P(N,I,F,D){if(a.hidden=!I.length||!O(N,I),a.hidden)return;let K={
number:I.length,place:s("after"),name:s("all processors"),tip:s("After all processors: the distribution from which the token was chosen."),idle:!1,side:"after"};
g.draw([...A(N,I),K],F,N),l.hidden=D<=10,T(l,W?s("show {count} only",{count:10}):s("show all {count}",{count:B(D)})),l.setAttribute("aria-expanded",String(W))}l.
addEventListener("click",()=>{W=!W,R(e.current())});function q(N){if(N.distribution.stages.length)return"";if(N.isPrompt)return s("The model’s own distribution:\
 no logits processor takes part in reading the prompt.");let I=e.started.processors||[],F=gn(N);if(e.started.mode==="custom"&&!I.length)return s("Your own loop \
called no logits processor here.");if(!I.length)return F?s("DoLa’s contrast, untouched: no logits processor runs."):s("The model’s own distribution, untouched\
: no logits processor runs.");let D={processors:I.map(K=>Ne(K)[0]).join(", ")};return F?s("DoLa’s contrast, untouched here. Prepared, but not used by this loop:\
 {processors}.",D):s("The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",D)}function j(N){let I=N.isPrompt||N.given,
F=N.isPrompt?s("at prompt token {number}: {token} (given, not chosen)"):I?s("at token {number}: {token} (given, not chosen)"):s("at token {number}: {token}");o.
replaceChildren(...pe(F,{number:String(N.index+1),token:se(N.chosen.text)})),T(u,I?s("given"):s("chosen"))}function R(N){let I=Nn(N),F=ht(N),D=(N.watched||[]).filter(
({token_id:Q})=>F.every(ee=>ee.token_id!==Q)),K=Ko(F,10,N.chosen.token_id);j(N),T(r,q(N)),r.hidden=!r.textContent,d.hidden=!N.beam||!I.length,w(N,I,K),P(N,I,[...W?
F:K,...D],F.length)}return N=>{let I=e.current();t.hidden=!I,I&&(I.isPrompt||b.follow(e.lastOf(I)),!(I===_[0]&&b.total===_[1]&&!N.unit&&!N.watched)&&(_=[I,b.total],
R(I)))}}function Ru(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function ju(t,e){
let n=[...t];for(let o=n.length-1;o>0;o--){let r=Math.floor(e()*(o+1));[n[o],n[r]]=[n[r],n[o]]}return n}function pc(t,e){let i=N=>t.querySelector(".gp-"+N),a=t.
querySelector("details"),[l,d,u,g]=["from","choices","reveal","next"].map(i),b=null,y=N=>[s("1st"),s("2nd"),s("3rd")][N]??"",C=()=>e.usesBeams&&!e.finished?[]:e.
allLines(),W=N=>ue(C()[N]?C()[N].last:null),_=N=>N.distribution.candidates.filter(({raw_rank:I})=>I).sort((I,F)=>I.raw_rank-F.raw_rank).slice(0,6);function S(N){
let I=Number(e.started.seed)%4294967296+7919*N.index+104729*N.sequence;return ju(_(N),Ru(I))}let M=N=>_(N).length>1;function E(N){let I=e.current(),F=I&&e.lastOf(
I),D=Math.max(0,C().findIndex(ee=>ee.last===F)),K=W(D),Q=K.findIndex((ee,re)=>re>=N&&M(ee));if(Q<0){T(i("cannot"),K.length>N?s("From there on the run has record\
ed no candidates to pick from: raise top_candidates and run it again."):e.running?s("The run has not reached this token yet."):s("There is no token {number} in \
this text: choose an earlier one.",{number:N+1}));return}T(i("cannot"),""),b={line:D,at:Q,step:null,picks:[],revealed:!1,results:[]},$()}function $(){let N=W(b.
line);for(;N[b.at]&&!M(N[b.at]);)b.at+=1;if(Object.assign(b,{step:N[b.at]||null,picks:[],revealed:!1}),!b.step&&!e.running){m();return}k(),b.step&&e.selectStep(
b.step.before),w(()=>d.querySelector("button"))}function k(){e.hide(b&&a.open?b.at+(b.revealed?1:0):null)}function h(N){let{picks:I}=b;I.includes(N)?I.splice(I.
indexOf(N),1):I.length<3&&I.push(N),O()}function p(){let{step:N,picks:I}=b,F=_(N),D=F.find(({token_id:K})=>K===I[0]);b.revealed=!0,document.dispatchEvent(new CustomEvent(
"gp-predicted",{detail:{sequence:N.sequence,index:N.index,token:I[0]}})),b.results.push({step:N,first:D,share:Math.exp(D.raw_logprob-F[0].raw_logprob),hit:I.includes(
N.chosen.token_id)}),k(),e.selectStep(N),w(()=>g)}function f(){if(b.results.length>=10){m();return}b.at+=1,$()}function m(){let{results:N,line:I}=b,F=b.at+(b.revealed?
1:0);b=null,k(),l.value=W(I).slice(F).some(M)?F+1:1,R(N),w(()=>i("begin"))}function w(N){let I=t.contains(document.activeElement);j(),I&&N()&&N().focus({preventScroll:!0})}
let x=({piece:N,chosen:I,text:F})=>N??(I?I.text:F);function v(){let N=ue(b.step?b.step.before:W(b.line).at(-1)||null),I=[...e.prefix,...N].map(x).join(""),F=c("\
span","gp-gap","?",{"aria-label":s("the hidden token")});b.revealed&&F.replaceChildren(se(b.step.chosen.text));let D=i("so-far");D.replaceChildren(I,F),D.scrollTop=
D.scrollHeight}function L(){d.replaceChildren(...(b.step&&!b.revealed?S(b.step):[]).map(({token_id:N,text:I})=>{let F=c("button","gp-button gp-choice",null,{type:"\
button","aria-pressed":"false","data-token":N});return F.append(c("span","gp-order"),se(I)),F.addEventListener("click",()=>h(N)),F})),O()}function O(){for(let N of d.
children){let I=b.picks.indexOf(Number(N.dataset.token));N.setAttribute("aria-pressed",String(I>=0)),N.disabled=I<0&&b.picks.length>=3,T(N.querySelector(".gp-or\
der"),y(I))}u.disabled=!b.picks.length}function A(){if(i("answer").hidden=!b.revealed,!b.revealed)return;let{step:N,picks:I}=b,{share:F,hit:D}=b.results.at(-1),
K=_(N),Q=N.chosen.token_id,ee=K.some(({token_id:le})=>le===Q)?K:[...K,N.chosen];i("truth").tBodies[0].replaceChildren(...ee.map(le=>{let _e=c("tr",le.token_id===
Q?"gp-taken":""),xn=c("th","",null,{scope:"row"});le.token_id===Q&&xn.append(c("span","","▶ "),c("span","gp-hidden",`${s("chosen:")} `)),xn.append(se(le.text));
let jn=c("div","gp-share"),Ar=c("i");Ar.style.width=`${(45*X(le.raw_logprob)).toFixed(2)}%`,jn.append(Ar,H(X(le.raw_logprob)));let Cr=c("td");Cr.append(jn);let Cc=I.
indexOf(le.token_id);return _e.append(xn,c("td","",y(Cc)),Cr,c("td","",H(X(le.logprob))),c("td","",le.raw_rank?B(le.raw_rank):"–")),_e}));let oe=i("took");oe.
replaceChildren(...pe(D?s("The run chose “{token}”, which is among your picks."):s("The run chose “{token}”, which is not among your picks."),{token:se(
N.chosen.text,"gp-strong")})," "),oe.append(F===1?s("Your first pick is the token that the model found likeliest."):s("Your first pick has {share} of the probab\
ility of the likeliest token.",{share:H(F)}))}let P=N=>N.reduce((I,{share:F})=>I+F,0)/N.length,q=N=>N.filter(({hit:I})=>I).length;function j(){if(i("before").hidden=
!!b,i("round").hidden=!b,!b)return;i("sum").hidden=!0;let{results:N,revealed:I,step:F}=b,K={number:N.length+(I?0:1),steps:10,token:F&&F.index+1};T(i("progress"),
F?I?s("Step {number} of {steps}: token {token}.",K):s("Step {number} of {steps}: which token comes next, as token {token}? Pick up to three, the likeliest first\
.",K):s("Waiting for the next token of the run.")),T(i("score"),N.length?s("So far: your first picks are {share} as likely as the top token; the run’s token was\
 among your picks in {hits} of {count}.",{share:H(P(N)),hits:q(N),count:N.length}):""),u.hidden=I||!F,g.hidden=!I,T(g,N.length>=10?s("Show the score"):s("Next t\
oken")),v(),L(),A()}function R(N){let I=i("sum");if(I.hidden=!1,I.replaceChildren(c("h3","",s("The round is over"))),!N.length){I.append(c("p","",s("No token wa\
s revealed, so there is no score.")));return}let F=(...Q)=>{let ee=c("p");ee.append(...Q),I.append(ee)};F(...pe(s("{share}: how likely your first picks were, on\
 average, compared with the likeliest token."),{share:c("b","",H(P(N)))}));let D=c("b","",s("{hits} of {count}",{hits:q(N),count:N.length}));F(...pe(s("{steps}:\
 steps in which the run’s token was among your picks ({share})."),{steps:D,share:H(q(N)/N.length)}));let K=[...N].sort((Q,ee)=>Q.share-ee.share||ee.step.distribution.
entropy_before-Q.step.distribution.entropy_before);for(let[Q,{step:ee,first:re,share:oe}]of[[s("Hardest:"),K[0]],[s("Easiest:"),K.at(-1)]])F(c("b","",Q)," ",...pe(
s("token {number}, “{token}”; your “{pick}” had {share} of the likeliest token’s probability, and the entropy was {entropy}."),{number:String(ee.index+
1),token:se(ee.chosen.text),pick:se(re.text),share:H(oe),entropy:ie(ee.distribution.entropy_before,e.unit)}))}return i("begin").addEventListener("click",()=>E(Math.
max(1,Math.floor(Number(l.value))||1)-1)),i("from-here").addEventListener("click",()=>{let N=e.current();l.value=N&&!N.isPrompt?N.index+1:1}),u.addEventListener(
"click",p),g.addEventListener("click",f),i("end").addEventListener("click",m),a.addEventListener("toggle",k),N=>{t.hidden=!e.started,N.run&&(b=null,l.value=1,i(
"sum").hidden=!0,T(i("cannot"),""),j()),T(i("begin"),i("sum").hidden?s("Start a round"):s("Another round")),b&&!b.step&&(N.steps||N.status)&&$()}}function uc(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-verdict"),i=t.querySelector(".gp-score-head"),a=t.querySelector("tbody"),l=t.querySelector(
".gp-more"),d=t.querySelector(".gp-tally"),u=new we({steps:0,differed:0},(h,p)=>p.reranked?{steps:h.steps+1,differed:h.differed+ +(y(p.reranked).token_id!==p.chosen.
token_id)}:h),g=[],b=[],y=h=>h.reduce((p,f)=>f.probability>p.probability?f:p);function C(){let h=a.insertRow(),p=c("th","",null,{scope:"row"}),[f,m,w]=[c("span",
"gp-sign"),c("bdi","gp-word"),c("span","gp-tag",s("most probable"))];p.append(f,m,w),h.append(p);let x=["probability","penalty","score"].map(()=>{let v=c("div",
"gp-cell"),L=c("span","gp-balance",null,{"aria-hidden":"true"}),[O,A]=[c("i","gp-part"),c("i","gp-zero")];L.append(O,A);let P=c("span","gp-amount");return v.append(
L,P),h.append(c("td")),h.lastChild.append(v),{part:O,zero:A,amount:P}});return g.push({row:h,sign:f,word:m,tag:w,cells:x}),g.at(-1)}function W({part:h,zero:p,amount:f},m,[
w,x],v){let L=O=>(O-w)/(x-w)*100;h.style.left=`${Math.min(L(0),L(m))}%`,h.style.width=`${Math.abs(L(m)-L(0))}%`,p.style.left=`${L(0)}%`,T(f,v)}function _({part:h,
zero:p,amount:f},m,[w,x],v){let L=O=>4+(O-w)/(x-w)*92;h.hidden=m===null,h.style.left=`${L(m)}%`,p.style.left=`${L(0)}%`,T(f,v)}function S(h,p,f,m,w){let x=p.token_id===
f.chosen.token_id;h.row.className=x?"gp-winner":"",T(h.sign,x?"▶":""),Oe(h.word,p.text),h.tag.hidden=p!==m||x,W(h.cells[0],p.probability,w.probability,H(p.probability)),
W(h.cells[1],p.penalty,w.penalty,V(p.penalty)),_(h.cells[2],p.score,w.score,V(p.score))}function M(h){let[p,f]=[Math.min(0,...h),Math.max(0,...h)];return f>p?[p,
f]:[0,1]}function E(h){let p=y(h.reranked),f=h.reranked.find(v=>v.token_id===h.chosen.token_id),m=h.reranked.slice(0,12);f&&!m.includes(f)&&(m[11]=f);let w=Object.
fromEntries(["probability","penalty","score"].map(v=>[v,M(m.map(L=>L[v]))]));for(;g.length<m.length;)C();g.forEach((v,L)=>{v.row.hidden=L>=m.length,L<m.length&&
S(v,m[L],h,p,w)});let x=h.reranked.length-m.length;l.hidden=x<=0,T(l,z(x,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),$(f,p)}function $(h,p){if(!h){r.replaceChildren();return}let f={token:se(h.text,"gp-strong"),score:V(h.score)};r.replaceChildren(...h===
p?pe(s("{token} won: the most probable token has the highest score too ({score})."),f):pe(s("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{...f,other:se(p.text,"gp-strong"),share:H(p.probability),penalty:V(p.penalty),
lower:V(p.score)}))}function k(){let h=e.started.effective.penalty_alpha;return typeof h!="number"?s("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):s("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
h).toFixed(4)),alpha:h})}return()=>{let h=e.current();if(t.hidden=!(h&&h.reranked&&h.reranked.length),t.hidden||(u.follow(e.lastOf(h)),h===b[0]&&u.total===b[1]))
return;b=[h,u.total],o.textContent=s("at token {number}",{number:h.index+1}),i.dataset.tip=k(),E(h);let{steps:p,differed:f}=u.total;T(d,s("Along the text: a tok\
en other than the most probable one won in {differed} of {count} steps ({share}).",{differed:B(f),count:B(p),share:H(f/p)}))}}function fc(t,e){let n=()=>t.closest(".token-panel"),o=_=>t.querySelector(".gp-"+_),[r,i,a,l,d]=["place-words","back","on","newest","fold"].map(o),u=[...t.querySelectorAll(
"[role=tab]")],g=u.find(({dataset:_})=>_.shows==="logit_lens");function b(_){n()&&(n().dataset.shows=_);for(let S of u){let M=S.dataset.shows===_;S.setAttribute(
"aria-selected",String(M)),S.tabIndex=M?0:-1}}for(let _ of u)_.addEventListener("click",()=>{b(_.dataset.shows),y(!0)}),_.addEventListener("keydown",S=>{let M={
ArrowRight:1,ArrowLeft:-1}[S.key];if(!M)return;S.preventDefault();let E=u.filter(({hidden:k})=>!k),$=E[(E.indexOf(_)+M+E.length)%E.length];b($.dataset.shows),y(
!0),$.focus()});function y(_){n()?.toggleAttribute("data-folded",!_),d.setAttribute("aria-expanded",String(_)),d.textContent=_?"▾":"▴"}d.addEventListener("c\
lick",()=>y(d.getAttribute("aria-expanded")==="false")),i.addEventListener("click",()=>e.walk(-1)),a.addEventListener("click",()=>e.walk(1)),l.addEventListener(
"click",()=>e.selectStep(null));function C(_){let S=e.lineOf(_),M=e.lines().length>1&&S&&!_.isPrompt?S.label:"",E=_.isPrompt?e.started.prompt_tokens.length:ue(S?
S.last:_).length,$=W(_,{number:B(_.index+1),count:B(E),line:M});r.ariaLive=e.selected?"polite":"off",r.replaceChildren(se(_.chosen.text,"gp-here"),c("span","",`\
 ${$}`)),i.disabled=_.isPrompt?!_.before:_.index===0&&!e.promptSteps.length,a.disabled=!S||S.last===_,l.hidden=!e.selected||!e.running}function W(_,S){return _.
isPrompt?s("prompt token {number} of {count}",S):e.selected?S.line?s("token {number} of {count} of {line}",S):s("token {number} of {count}",S):S.line?s("newest \
token {number} of {count} of {line}",S):s("newest token {number} of {count}",S)}return _=>{_.selection&&e.selected&&y(!0),g.hidden=!e.canAsk||e.recorded;let S=e.
current();if(S)return C(S);r.textContent=s("No token yet"),i.disabled=a.disabled=!0,l.hidden=!0}}var _r=({messages:t,template:e})=>JSON.stringify([t,e||null]);function mc(t,e){let n=h=>t.querySelector(".gp-"+h),[o,r,i]=["said","rendered","try"].map(n),a=new WeakMap,
l=[],d="",u=null,g=null;function b(){return Yt(t,r,e,h=>{let p=a.get(h);return p&&{id:p.token.token_id,text:p.token.text,where:s("prompt token {number}",{number:p.
index+1}),step:null,why:p.words}})}function y(){let{started:h,written:p}=e,f=h&&h.request.messages,m=f&&p&&h.model===p.model&&_r(h.request)===_r(p);return p&&!m?
{...p,ran:!1}:!f||!f.length?null:{model:h.model,messages:f,template:h.request.template,tokens:h.prompt_tokens,parts:h.parts||[],ran:!0}}function C({messages:h,parts:p,
problem:f}){let m=new Set(p.filter(({kind:w})=>w==="message").map(({message:w})=>w));o.replaceChildren(...h.map(({role:w,content:x},v)=>{let L=c("li","",null,{"\
data-role":w});return L.append(c("span","gp-role",w),c("p","",x)),!f&&m.size>0&&!m.has(v)&&x.trim()&&L.append(c("p","gp-dropped",s("✕ The template leaves this m\
essage out."))),L}))}let W={message:({role:h})=>s("words of {role}",{role:h}),template:()=>s("written by the template"),generation:()=>s("generation prompt: the\
 answer begins here")};function _(h,p){let f=h?W[h.kind](h):s("of unknown origin");return p.piece===null?s("special token, {whose}",{whose:f}):f}function S({tokens:h,
parts:p}){r.replaceChildren(),l=[],u=null;let f=new Set(p.map(({stop:w})=>w)),m=null;h.forEach((w,x)=>{let v=p.find(P=>P.start<=x&&x<P.stop)||null;if(!m||!x||f.
has(x)||p.some(({start:P})=>P===x)){let P=c("span","gp-part",null,v?{"data-kind":v.kind}:{});v&&v.kind==="message"&&P.append(c("span","gp-role",v.role)),v&&v.kind===
"generation"&&P.append(c("span","gp-role",s("the answer begins"))),r.append(P),m={rows:P,tokens:[]}}let L=c("span","gp-token",null,{role:"button",tabindex:"-1"}),
O=_(v,w);We(L,w),L.setAttribute("aria-label",s("prompt token {number}: {token}, {words}",{number:x+1,token:Y(w.text),words:O})),a.set(L,{token:w,index:x,words:O});
let A=m.tokens.length?a.get(m.tokens.at(-1)).token:null;mt(m,L,w,A),l.push(L)}),l.length&&M(l[0])}function M(h){u&&(u.tabIndex=-1),u=h,h.tabIndex=0}function E(h){
h&&(M(h),h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),g.show(h))}r.addEventListener("click",({target:h})=>E(h.closest(".gp-token"))),r.addEventListener(
"keydown",h=>{let p=l.indexOf(h.target.closest(".gp-token"));if(p<0||h.ctrlKey||h.metaKey||h.altKey)return;let f={ArrowRight:()=>l[p+1],ArrowLeft:()=>l[p-1],Home:()=>l[0],
End:()=>l.at(-1),ArrowDown:()=>Ie(l,p,1),ArrowUp:()=>Ie(l,p,-1),Enter:()=>l[p]," ":()=>l[p]};f[h.key]&&(h.preventDefault(),E(f[h.key]()))});function $({tokens:h,
parts:p}){let f=A=>p.filter(P=>P.kind===A).reduce((P,{start:q,stop:j})=>P+j-q,0),m=h.filter(({piece:A})=>A===null).length,[w,x,v]=["message","template","generat\
ion"].map(f),L={words:B(w),around:B(x),begin:B(v)};return`${w||x?z(h.length,"{count} token: {words} for the words of the messages, {around} around them, {begin}\
 to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the answer.",L):v?z(h.length,"{count} toke\
n: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.","{count} tokens: this template change\
s the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",L):z(h.length,"{count} token: this template changes the word\
s, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens is unknown.")} ${z(m,"{count} is speci\
al.","{count} are special.")}`}function k({tokens:h,parts:p}){let f=p.filter(({kind:w})=>w==="message").flatMap(({start:w,stop:x})=>h.slice(w,x)).filter(({piece:w})=>w===
null),m=[...new Set(f.map(({text:w})=>Y(w)))];return m.length?s("A message contains {tokens}: written like a special token, it is read as one, as if the templat\
e had written it.",{tokens:m.join(", ")}):""}return i.addEventListener("click",()=>e.ask({type:"without"})),()=>{let h=y();if(t.hidden=!h,!h){d="";return}i.hidden=
!Object.hasOwn(e.answers,"without")||!!h.problem;let p=JSON.stringify([h.model,_r(h),h.parts,h.problem,h.ran,h.tokens.length]);if(p===d)return;d=p,g??=b(),T(n("\
which"),h.ran?s("of {model}, as this run read it",{model:h.model}):s("of {model}, as written now: not run yet",{model:h.model})),G(n("refusal"),!!h.problem),T(n(
"refusal"),s(h.problem)),n("refusal").dataset.kind=h.away?"info":"error",n("refusal").setAttribute("role",h.away?"note":"alert"),C(h),G(n("made"),!h.problem),S(
h),G(n("generation-key"),h.parts.some(({kind:m})=>m==="generation")),T(n("template-words"),h.problem?"":$(h));let f=k(h);G(n("warn"),!!f),T(n("warn"),f),g.hide()}}function gc(t,e,n){let{state:o,log:r,text:i,select:a}=t;function l(d){if(!d)return;let{step:u}=o.entries.get(d);t.reveal(d),u&&r.selectStep(u),d.focus({preventScroll:!0}),
d.scrollIntoView({block:"nearest"}),u||n.show(d)}i.addEventListener("click",d=>{let u=o.tokenAt(d);u&&(l(u),o.entries.get(u).step&&n.dismiss())}),i.addEventListener(
"keydown",d=>{if(d.key==="Escape"){r.selectStep(null);return}let u=o.tokenAt(d);if(!u||d.ctrlKey||d.metaKey||d.altKey)return;let g=o.allTokens,b=g.indexOf(u),y={
ArrowRight:()=>g[b+1],ArrowLeft:()=>g[b-1],ArrowDown:()=>Ie(g,b,1),ArrowUp:()=>Ie(g,b,-1),Home:()=>g.find(C=>o.entries.get(C).step),End:()=>g.at(-1),Enter:()=>u,
" ":()=>u};y[d.key]&&(d.preventDefault(),l(y[d.key]()))}),a.addEventListener("change",()=>{o.shadedBy=a.value,t.shadeAll(),e.drawScale()}),i.addEventListener("s\
croll",()=>{o.atEnd=i.scrollHeight-i.scrollTop-i.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(i)}var wc=t=>t.started&&t.started.request||{},Or=t=>!!wc(t).only_given;function Mr(t,{index:e,isPrompt:n,isStart:o}){if(o)return s("decoder start token");let r={number:e+
1};return n?t.readsSource?s("source token {number}",r):s("prompt token {number}",r):s("token {number}",r)}function Er(t,{index:e,isStart:n}){return n?s("every t\
arget begins with it: not chosen"):t.readsSource?s("the encoder reads it: it has no probability"):e===0?s("nothing comes before it: it has no probability"):wc(t).
read_prompt&&!t.finished&&!t.failed?s("its probability is read when the text ends"):s("its probability was not read")}function Tr(t,e){let n=[];return e.given&&
!Or(t)&&n.push(s("given, not chosen")),n.push(...hi(e)),n}function bc(t,e){let{step:n,token:o}=e,r=n?[...Zn(n,t.unit),...Tr(t,n)]:[Er(t,e)];return[s("{where}: {\
token}",{where:Mr(t,e),token:Y(o.text)}),...r].join(", ")}var es=class{constructor(e,n,o,r){this.root=e,this.text=n,this.select=o,this.state=r,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new we(ii,ai)}drawScale(){Ze(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:o,begun:r,
lines:i}=n,a=!Or(n.log)&&i.some(({steps:l})=>l.length&&l[0].given);e.querySelector(".gp-mark-prompt").hidden=!o||!o.tokens.length,T(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),r?s("source, and what the target begins with"):s("prompt")),e.querySelector(".gp-mark-given").hidden=!a,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",a)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:o,lines:r}}=this;if(e.hidden=!o.rounds.length,e.hidden)return;n.follow(r.length&&r[0].steps.
at(-1)||null);let i=Z(e,Object.keys(ot).length,Bu);Object.entries(ot).forEach(([a,[,l,d]],u)=>{let[g,b]=i[u].children;i[u].dataset.draft=a,i[u].dataset.tip=d,T(
g,l),T(b,B(n.total[a]))})}};function Bu(){let t=c("span","",null,{tabindex:"0"});return t.append(c("span","gp-ink")," ",c("b")),t}var ts=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.fold=null,this.begun=null,this.lines=
[],this.marked=null,this.atEnd=!0}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allRows(){return this.lines.flatMap(({folds:e})=>e?
e.boxes.map(({rows:n})=>n):[]).concat(this.paragraphs.map(({rows:e})=>e))}get allTokens(){return this.paragraphs.flatMap(({tokens:e})=>e)}elementOf(e){if(e.isPrompt)
return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.index];return null}tokenAt(e){let n=e.target.
closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var ns=class{constructor(e,n,o){this.drawn=n,this.moved=o,this.goesOn=!1,this.along=new we(us(e),(r,i)=>fs(r,i.chosen.text,i.piece===null,e)),this.boxes=[]}rowsFor(e){
let n=this.along.total.spans.length;this.along.follow(e);let{since:o,place:r,spans:i}=this.along.total,a=this.boxes.at(-1);if(o!==null&&o<r)return(!a||a.since!==
o)&&(a=this.open(o)),a.rows;let l=i.length>n?i.at(-1):null;return l&&a&&a.since===l.start&&a.stop===null&&this.close(a,l.stop),this.drawn.rows}keepable(e){let{since:n}=this.
along.totals[e],o=this.boxes.find(r=>r.since===n);return n!==null&&o&&o.stop!==null?Math.min(e,o.stop):e}cut(e){let{drawn:n}=this;for(;n.tokens.length>e;){let a=n.
tokens.at(-1),l=this.boxOf(a);st({rows:l?l.rows:n.rows,tokens:n.tokens},n.tokens.length-1),l&&!l.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:o,steps:r}=this.along;r.length=e,o.length=e+1;let i=this.boxes.at(-1);i&&this.along.total.since===i.since&&Object.assign(i,{stop:null,ended:!1})}boxOf(e){
let n=e.closest(".gp-reasoning");return n?this.boxes.find(o=>o.element===n):void 0}reveal(e){let n=this.boxOf(e);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(e){this.goesOn=e;for(let n of this.boxes){let o=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,T(n.chip,`${o?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!o)),n.element.classList.toggle("gp-folded",o)}}words({count:e,stop:n,ended:o}){return o?z(
e,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?z(e,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):z(e,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(e){return e.wish??e.ended}open(e){let n=c("span","gp-reasoning"),o=c("butto\
n","gp-reasoning-chip",null,{type:"button",title:s("The model’s reasoning before its answer. Click to fold or unfold it.")}),r=c("span","gp-reasoned");n.append(
o,r);let i={element:n,chip:o,rows:new De(r,this.drawn.rows),since:e,stop:null,ended:!1,count:0,wish:null};return o.addEventListener("click",()=>{i.wish=!this.isFolded(
i),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(i),i}close(e,n){let{tokens:o,rows:r}=this.drawn,i=o.slice(n);st({rows:e.rows,
tokens:o},n),Object.assign(e,{stop:n,ended:this.along.total.spans.at(-1).end!==null}),e.rows.holder.hasChildNodes()||(r.removeLast(),this.boxes.pop());for(let a of i)
r.append(a);o.push(...i)}};var zu=30,os=class{constructor(e,n,o,r){this.text=e,this.empty=n,this.select=o,this.state=r,this.log=r.log,this.width=0,this.resettle=0,this.unfolds=!1}startRun(){
let{text:e,log:n,state:o}=this;if(e.replaceChildren(),o.clear(),!n.started){e.append(this.empty);return}let r=n.readsSource;e.classList.toggle("gp-apart",r),r&&
e.append(c("span","gp-part-name",s("Source: the encoder reads it"))),o.prompt=this.drawFixed(n.started.prompt_tokens,r?s("Source"):s("Prompt")),this.drawFold(),
r&&(e.append(c("span","gp-part-name",s("Target: the decoder writes it, from its start token on"))),o.begun=this.drawFixed(n.started.decoder_tokens,s("Start of t\
he target"),{isStart:!0}))}drawFixed(e,n,o={}){let r=c("span","gp-prompt",null,{"aria-label":n}),i={rows:new De(r),tokens:[]};return e.forEach((a,l)=>this.append(
i,{token:a,index:l,isPrompt:!0,step:null,...o})),this.text.append(r),i}drawFold(){let{prompt:e}=this.state,n=e.tokens.length,o=c("button","gp-unfold",null,{type:"\
button"});this.state.fold=n>zu&&!this.log.started.request.only_given?o:null,this.state.fold&&(o.addEventListener("click",()=>this.foldPrompt(this.unfolds)),e.rows.
holder.before(o),this.foldPrompt(!this.unfolds))}foldPrompt(e){let{fold:n,prompt:o}=this.state,{holder:r}=o.rows,i={count:B(o.tokens.length)};this.unfolds=!e,n.
textContent=e?s("Show all {count} tokens of the prompt",i):s("Show less of the prompt"),n.setAttribute("aria-expanded",String(!e)),r.classList.toggle("gp-folded",
e),e?r.setAttribute("tabindex","0"):r.removeAttribute("tabindex"),e&&(r.scrollTop=r.scrollHeight),this.dissolve()}drawPrompt(){for(let e of this.log.promptSteps){
let n=this.state.prompt.tokens[e.index];n&&(this.state.entries.get(n).step=e,this.describe(n),this.shade(n))}}drawLines(){let e=this.log.lines(),{lines:n}=this.
state,o=e.length===1&&e[0].kind==="sequence";for(o!==this.text.classList.contains("gp-single")&&(this.dissolve(),this.text.classList.toggle("gp-single",o));n.length>
e.length;)n.pop().element.remove();e.forEach((r,i)=>this.drawLine(n[i]||this.newLine(),r,i))}newLine(){let{begun:e,prompt:n,lines:o}=this.state,r=c("div","gp-li\
ne"),i=c("div","gp-line-head"),a=c("span","gp-line-body"),l=c("span","gp-stop");r.append(i,a,l),this.text.append(r);let d=e||n,u={element:r,head:i,rows:new De(a,
d&&d.rows),stop:l,steps:[],tokens:[],said:"",folds:null},{reasoning:g}=this.log.started;return g&&(u.folds=new ns(g,u,()=>this.dissolve())),o.push(u),u}drawLine(e,n,o){
e.element.dataset.kind!==n.kind&&(e.element.dataset.kind=n.kind),e.element.classList.toggle("gp-line-minor",this.log.usesBeams&&o>0);let r=JSON.stringify([n.label,
n.score,n.stopReason]);r!==e.said&&(e.said=r,this.drawHead(e,n));let{folds:i}=e,a=tt(e.steps,n.last),l=i?i.keepable(a.keep):a.keep,d=[...e.steps.slice(l,a.keep),
...a.added];i?i.cut(l):st(e,l),e.steps.length=l;for(let u of d)this.append(e,{token:{...u.chosen,piece:u.piece},index:u.index,isPrompt:!1,step:u}),e.steps.push(
u);i&&i.draw(this.log.running)}drawHead(e,n){let o=n.stopReason?ye(n.stopReason)[1]:"",r=n.label.charAt(0).toUpperCase()+n.label.slice(1);if(e.head.replaceChildren(
c("b","",r)),n.score!==null&&n.score!==void 0){let a=n.kind==="running",l=n.score.toFixed(3);e.head.append(c("span","",a?s("sum {value}",{value:l}):s("score {va\
lue}",{value:l}),{title:a?s("sum of the log-probabilities so far, in nats"):s("the sum divided by the length penalty")}))}let i=n.stopReason==="step"?"… ":"■ ";
o&&e.head.append(c("span","",i+o)),e.stop.textContent=o&&!this.log.usesBeams&&this.log.lasts.length===1?i+o:""}append(e,n){let o=e.tokens.at(-1),r=e.folds?e.folds.
rowsFor(n.step):e.rows;mt({rows:r,tokens:e.tokens},this.tokenElement(n),n.token,o&&this.state.entries.get(o).token)}tokenElement(e){let{token:n,step:o,isPrompt:r}=e,
i=c("span",r?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-pressed":"false"});return We(i,n),o&&o.draft&&o.draft.origin!=="none"&&(i.dataset.
draft=o.draft.origin),o&&o.given&&(i.dataset.given=""),this.state.entries.set(i,e),this.describe(i),o&&this.shade(i),i}describe(e){e.setAttribute("aria-label",bc(
this.log,this.state.entries.get(e)))}shade(e){kt(e.querySelector(".gp-ink"),this.select.value,Se(this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){
for(let e of this.state.allTokens)this.state.entries.get(e).step&&this.shade(e)}reveal(e){for(let{folds:n}of this.state.lines)n&&n.reveal(e)}markCurrent(){let{log:e,
state:n}=this,o=e.current(),r=o?n.elementOf(o):null,{marked:i}=n;i&&i!==r&&(i.classList.remove("gp-current"),i.setAttribute("aria-pressed","false"),i.tabIndex=-1),
n.marked=r,r&&(e.selected&&!e.suggested&&this.reveal(r),o.isPrompt&&n.fold&&!this.unfolds&&this.foldPrompt(!1),r.classList.add("gp-current"),r.setAttribute("ari\
a-pressed",String(e.selected===o)),r.tabIndex=0)}followEnd(){let{log:e,text:n}=this;this.state.atEnd&&!e.selected&&e.running&&!e.usesBeams&&(n.scrollTop=n.scrollHeight)}resized(){
!this.text.clientWidth||this.text.clientWidth===this.width||(this.width=this.text.clientWidth,this.dissolve())}dissolve(){for(let e of this.state.allRows)e.dissolve();
clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.settle(),200)}settle(){this.width||=this.text.clientWidth;for(let e of this.state.allRows)e.settle()}};function kc(t,e){let n=t.querySelector(".gp-text"),o=t.querySelector(".gp-shade"),r=new ts(e),i=new os(n,t.querySelector(".gp-empty"),o,r),a=new es(t,n,o,r),l=Yt(
t,n,e,u=>{let g=r.entries.get(u);if(!g)return null;let{token:b,step:y}=g,C=y?Tr(e,y).join(", "):Er(e,g);return{id:b.token_id,text:b.text,where:Mr(e,g),step:y,why:C}});
gc(i,a,l);function d(){e.started&&(o.value=r.shadedBy||(e.started.request.only_given?"surprisal":"uncertainty"),a.drawScale()),i.startRun()}return u=>{if(u.run&&
d(),(u.run||u.steps||u.status)&&(i.drawLines(),a.drawMarks()),r.prompt&&(u.run||u.prompt)&&i.drawPrompt(),r.prompt&&(u.unit||u.status))for(let g of u.unit?r.allTokens:
r.prompt.tokens)i.describe(g);u.unit&&a.drawScale(),i.markCurrent(),u.steps&&(i.followEnd(),i.settle()),l.refresh(u.unit||u.prompt||u.status)}}var ae=t=>V(t,2).replace("-","−");function yc(t,e=null){let{z_score:n,threshold:o,prediction:r}=t,i={z:ae(n),threshold:Number(o.toFixed(2))};if(r&&e&&J(e.z_score)&&
e.z_score<=o){let d=[s("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",i),s("With repeated n-grams counted once, z is {z}.",
{z:ae(e.z_score)})];return["even","◇",s("Not known: above the threshold by repeats alone"),d.join(" ")]}if(r)return["good","◆",s("Watermarked"),`${s("z is {\
z}, above the threshold {threshold}.",i)} ${Xt(o)}`];let a=t.tokens_needed,l=[s("z is {z}, not above the threshold {threshold}.",i),s("That does not prove that \
there is none: the text may be too short, or the mark may have been removed.")];return J(a)&&a>kn(t)&&l.push(s("If the text went on like this, about {number} to\
kens would be enough.",{number:B(a)})),["even","◇",s("No sign of this watermark"),l.join(" ")]}var kn=({num_tokens_scored:t,tokens:e})=>J(t)?t:(e||[]).filter(
([,,,,n])=>n).length;function Fu(t){let{kind:e,z_score:n,p_value:o,confidence:r,threshold:i,false_positive_rate:a,tokens_needed:l}=t;return[...e==="green"?Hu(t):
Du(t),[s("z-score"),ae(n),e==="green"?s("How many standard deviations more tokens are green than without a watermark: (green − ratio × scored) / √(scored × rati\
o × (1 − ratio))."):s("How many standard deviations the weighted mean lies above that of fair coins.")],[s("p-value"),Ye(o),s("The probability of a z at leas\
t as high in a text without this watermark: the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters mor\
e.")],[s("confidence"),r>.9999?"> 0.9999":V(r,4),s("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more \
in one of ten cases, and 0.5 or more in one of two.")],[s("false-positive rate"),Ye(a),s("What the threshold {threshold} means: the share of texts without this \
watermark whose z is above it.",{threshold:Number(i.toFixed(2))})],...J(l)?[[s("tokens needed"),B(l),s("How many scored tokens reach the threshold at this share\
: z grows with the square root of their number.")]]:[]]}function Hu({num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:o,list_size:r}){return[[s("to\
kens scored"),B(t),s("Tokens of which the detector can tell whether they are green. The first ones have too few tokens before them; where repeated n-grams count\
 once, later ones are left out.")],[s("green tokens"),B(e),s("Scored tokens on their green list, which holds {size} tokens of the vocabulary.",{size:B(r)})],[s(
"green fraction"),H(n),s("Green tokens / tokens scored. Without the watermark about {share} are green: the ratio.",{share:H(o)})]]}function Du(t){let{mean:e,weighted_mean:n,
num_g_values:o,posterior:r,layers:i}=t;return[[s("tokens scored"),B(kn(t)),s("Tokens with enough tokens before them, whose context has not occurred before.")],[
s("g-values"),B(o),z((i||[]).length,"One for each scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each score\
d token and each of the {count} keys: 0 or 1, like a fair coin in a text without the watermark.")],[s("mean g-value"),V(e,4),s("The share of g-values that are 1\
. Without the watermark it is about 0.5.")],[s("weighted mean"),V(n,4),s("The same with more weight on the first keys, whose rounds of the tournament leave the \
clearest mark.")],...J(r)?[[s("posterior"),H(r),s("The trained Bayesian detector’s probability that the text is watermarked, if it is like the texts that the de\
tector was trained on.")]]:[]]}function yn(t,e){let n=e.map(({report:l})=>new Map(Fu(l).map(d=>[d[0],d]))),o=[...new Set(n.flatMap(l=>[...l.keys()]))],[r]=Z(t.tHead,
1,()=>c("tr")),i=Z(r,e.length+1,()=>c("th","",null,{scope:"col"}));e.forEach(({name:l},d)=>T(i[d+1],l)),t.tHead.hidden=e.length<2;let a=Z(t.tBodies[0],o.length,
()=>{let l=c("tr"),d=c("th","",null,{scope:"row"});return d.append(c("span","",null,{tabindex:0})),l.append(d),l});o.forEach((l,d)=>{let u=Z(a[d],e.length+1,()=>c(
"td")),g=n.find(b=>b.has(l)).get(l);T(u[0].firstChild,l),U(u[0].firstChild,{"data-tip":g[2]}),n.forEach((b,y)=>T(u[y+1],b.has(l)?b.get(l)[1]:"–"))})}function Ot({
tokens:t,prompt_tokens:e}){return t.map(([,n,o,r,i,a],l)=>({token:{text:n,piece:o},mark:{green:r,g:a,counted:i||!(r!==null||a!==null)},words(){let u={number:B(l+
1),token:Y(n),mark:Ku(r,a,i)};return l<e?s("Token {number}, of the prompt, {token}: {mark}",u):s("Token {number}, {token}: {mark}",u)}}))}function Ku(t,e,n){if(t===
null&&e===null)return s("not scored, because too few tokens come before it.");if(e!==null){let r=s("mean g-value {g}, where chance gives 0.5.",{g:e.toFixed(2)});
return n?r:`${r} ${s("Not counted: its context came before, or it is left out.")}`}let o=t?s("◆ green."):s("◇ red.");return n?o:`${o} ${s("Not counted: the \
same n-gram came before, or it is left out.")}`}var Mt=({kind:t,tokens:e})=>[t,{unscored:e.some(([,,,n,,o])=>n===null&&o===null),repeated:e.some(([,,,n,o,r])=>!o&&
(n!==null||r!==null))}];function xc(t,e){let n=l=>t.querySelector(".gp-"+l),o=new Ce(n("words"));function r({before:l,after:d}){if(d.error)return["even","…",s("Nothing left to score"),
`${s(d.error.message)} ${s("z was {z} before.",{z:ae(l.z_score)})}`];let u=s("z from {before} to {after}",{before:ae(l.z_score),after:ae(d.z_score)}),g=Number(d.
threshold.toFixed(2));return l.prediction?d.prediction?["good","◆",u,s("Still above the threshold {threshold}: the watermark survived.",{threshold:g})]:["bad",
"◇",u,s("No longer above the threshold {threshold}: the detector does not find the watermark any more.",{threshold:g})]:["even","◇",u,s("The text did not pa\
ss the threshold {threshold} before the attack: there is nothing to remove.",{threshold:g})]}function i({how:l,strength:d}){return l?J(d)?s("{attack}, strength \
{strength}",{attack:s(l),strength:H(d)}):s(l):s("edited by hand")}function a(l){let{before:d,after:u}=l,[g,b,y,C]=r(l);U(n("answer"),{"data-verdict":g}),T(n("an\
swer-sign"),b),T(n("answer-words"),y),T(n("answer-more"),C),T(n("told"),`${y}. ${C}`),T(n("about"),i(l)),G(n("of-text"),!u.error),u.error||(Xe(n("legend"),...Mt(
u)),o.show(Ot(u)));let W=[{name:s("before"),report:d},...u.error?[]:[{name:s("after"),report:u}]];yn(n("found-numbers"),W)}return l=>{t.hidden=!e.found,!t.hidden&&
l.found&&a(e.found)}}function vc(t,e){let n=k=>t.querySelector(".gp-"+k),o=["without","with"],r=n("threshold"),i=3,a=()=>e.answered("pair"),l=({report:k})=>!!k&&!k.error,d=o.map(k=>{
let h=c("div"),[p,f,m]=[c("p","gp-facts"),c("p","gp-problem","",{role:"status"}),c("div","gp-text-body",null,{dir:"auto"})];return h.append(c("h3","",k==="with"?
s("With the watermark"):s("Without the watermark")),p,f,m),n("texts").append(h),{facts:p,problem:f,text:new Ce(m),shown:0,report:null}});r.addEventListener("inp\
ut",()=>{let k=r.valueAsNumber;!Number.isFinite(k)||k<0||k>20||(i=k,a()&&$())});function u(k,h,p){if(p){k.report!==p&&k.text.show(Ot(p)),Object.assign(k,{report:p,
shown:0});return}let[f]=e.groups[h].entries,m=f.tokens.map(w=>({token:w,mark:{},words:()=>s("{token}, not scored yet",{token:Y(w.text)})}));k.text.show(m,k.report?
0:k.shown),Object.assign(k,{report:null,shown:m.length})}function g({tokens:k,perplexity:h,stop_reason:p,report:f}){if(!k)return s("not started");let m=[z(k,"{c\
ount} token","{count} tokens")];return J(h)&&m.push(s("perplexity {value}",{value:h.toFixed(2)})),f&&!f.error&&m.push(f.kind==="green"?s("{share} green",{share:H(
f.green_fraction)}):s("mean g-value {g}",{g:f.mean.toFixed(3)})),p&&m.push(ye(p)[1]),m.join(" · ")}function b({texts:k}){k.forEach((p,f)=>{let m=d[f];u(m,f,l(p)?
p.report:null),T(m.facts,g({...p,tokens:p.tokens||e.groups[f].entries[0].tokens.length}));let{error:w}=p.report||{};G(m.problem,!!w),T(m.problem,w?`${s(w.message)}\
 ${s(w.fix)}`:"")});let h=k.filter(l).map(({report:p})=>Mt(p)[1]);Xe(n("legend"),e.found.kind,{unscored:h.some(({unscored:p})=>p),repeated:h.some(({repeated:p})=>p)})}
function y({texts:k}){if(!k.every(l))return k.find(({report:w})=>w&&w.error)?["even","–",s("No comparison"),s("One of the texts cannot be scored.")]:["wait","\
…",e.done?s("No answer"):s("Not known yet"),s("Both texts must be complete.")];let[h,p]=k.map(({report:m})=>m.z_score),f=s("z is {marked} with the watermark a\
nd {plain} without it; the threshold is {threshold}.",{marked:ae(p),plain:ae(h),threshold:Number(i.toFixed(2))});return h>i?["bad","✗",s("A false positive"),`${f}\
 ${s("The text without the watermark passes it.")}`]:p>i?["good","◆",s("The watermark is found"),f]:["even","◇",s("The watermark is not found"),`${f} ${W(k[1].
report)}`]}let C=({tokens_needed:k,threshold:h})=>J(k)&&h>0?Math.ceil(k*(i/h)**2):null;function W(k){let[h,p]=[C(k),kn(k)];return h>p?z(h,"If the text went on l\
ike this, about {count} scored token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be needed; it has {sco\
red}.",{scored:B(p)}):s("A longer text or a stronger mark would help.")}function _({texts:k}){let[h,p]=k.map(({perplexity:m})=>m);return!k.every(l)||!J(h)||!J(p)?
"":`${s("Perplexity under the model, without the watermark and with it: {plain} and {marked}.",{plain:h.toFixed(2),marked:p.toFixed(2)})} ${s("One pair of texts\
 says little about the cost; “{question}” measures it.",{question:s("What does it cost?")})}`}function S(k){let[h,p,f,m]=y(k);U(n("answer"),{"data-verdict":h}),
T(n("answer-sign"),p),T(n("answer-words"),f),T(n("answer-more"),`${m} ${_(k)}`.trim()),T(n("means"),Xt(i)),e.done&&T(n("told"),`${f}. ${m}`);let w=e.entries[0]&&
e.entries[0].seed;T(n("about"),[Lr(k.watermark),...J(w)?[s("seed {seed}",{seed:w})]:[]].join(" · "))}function M({report:k,expected:h}){if(!J(h)||k.kind!=="gree\
n")return null;let{ratio:p,num_tokens_scored:f}=k,m=Array.from({length:Math.min(60,f)},(w,x)=>(x+1)*f/Math.min(60,f));return{name:s("expected with it, at least"),
look:"expected",points:m.map(w=>[w,On(h*w,w,p)]),tip:s("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer e\
t al. 2023, from the model’s distributions along the text.",{share:H(h)})}}function E({texts:k}){if(G(n("evidence"),k.every(l)),n("evidence").hidden)return;let[
h,p]=k,f=[{name:s("with the watermark"),look:"measured",points:p.report.curve},M(p),{name:s("without it"),look:"other",points:h.report.curve}].filter(Boolean);Qt(
n("keys"),f),Zt(n("curves"),{curves:f,threshold:i});let m=k.map(({report:w},x)=>{let v=Ke(w.z_score);return{name:x?s("with"):s("without"),report:{...w,threshold:i,
p_value:v,confidence:1-v,false_positive_rate:Ke(i),tokens_needed:C(w)}}});yn(t.querySelector("table"),m)}function $(){b(e.found),S(e.found),E(e.found)}return new ResizeObserver(
()=>a()&&E(e.found)).observe(t),k=>{t.hidden=!a(),!t.hidden&&(k.run&&d.forEach(h=>Object.assign(h,{report:null,shown:0})&&h.text.show([])),(k.run||k.found||k.status||
k.steps)&&$())}}function Lr(t){return Array.isArray(t.keys)?z(t.keys.length,"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {leng\
th}",{length:t.ngram_len}):s("green lists of {ratio}, bias {bias}, {scheme}, context width {width}",_c(t))}function Sc(t){return Array.isArray(t.keys)?s("SynthI\
D, n-grams of {length}",{length:t.ngram_len}):s("green lists of {ratio}, {scheme}, context width {width}",_c(t))}var _c=({greenlist_ratio:t=.25,bias:e=2,seeding_scheme:n="\
lefthash",context_width:o=1})=>({ratio:H(t),bias:e,scheme:n,width:o});var ss=t=>Object.hasOwn(Bn,t)?s(Bn[t][0]):t;function Oc(t,e){let n=v=>t.querySelector(".gp-"+v),[o,r]=[n("which"),n("threshold")],i={},a=null,l=.01,d=()=>e.answered(
"sure"),u=({auc:v})=>J(v),g=({scores:v,learned:L})=>{let O=v.findIndex(({name:A})=>A===a);return O>=0?O:L?v.length-1:0},b=v=>i[v]??(v==="posterior"?.5:e.found.threshold);
o.addEventListener("change",()=>{a=o.value,x()}),r.addEventListener("input",()=>{!Number.isFinite(r.valueAsNumber)||Math.abs(r.valueAsNumber)>100||(i[e.found.scores[g(
e.found)].name]=r.valueAsNumber,p(e.found))});function y({counts:v,scores:L,fewest:O},A){let P=e.done?s("No answer"):s("Not known yet");if(!u(A))return["wait","\
…",P,e.done?s("At least one text without the watermark and one with it must be scored."):s("The first texts are being written.")];let[q]=A.rates;if(Math.min(...v)<
O)return["wait","…",P,z(v[1],"{count} text with the watermark and {plain} without it are too few to tell: {fewest} of each are needed.","{count} texts with th\
e watermark and {plain} without it are too few to tell: {fewest} of each are needed.",{plain:B(v[0]),fewest:B(O)})];let j={found:B(q.detected),number:B(q.marked),
rate:H(q.level)},R=e.running?s("{found} of {number} found at {rate} false positives so far",j):s("{found} of {number} found at {rate} false positives",j),N=[...C(
q,L.length>1?ss(A.name):""),s("AUC of these texts: {auc}.",{auc:A.auc.toFixed(3)})].join(" ");return[q.apart?"good":"even",q.apart?"◆":"◇",R,N]}function C(v,L){
let[O,A]=v.found_between.map(H),P={number:B(v.false_positives),share:H(v.false_between[1])},q=[L?s("By the {score}, the true detection rate lies between {low} a\
nd {high}.",{score:L,low:O,high:A}):s("The true detection rate lies between {low} and {high}.",{low:O,high:A}),v.false_positives?s("Of the texts without the wat\
ermark, {number} passed, so the true false-positive rate may be up to {share}.",P):s("Of the texts without the watermark, none passed, but the true false-positi\
ve rate may be up to {share}.",P)];return v.level>l&&q.push(z(v.plain,"{rate} is the smallest rate that {count} text without it can show.","{rate} is the smalle\
st rate that {count} texts without it can show.",{rate:H(v.level)})),v.apart||q.push(s("The intervals overlap: it is not known whether more are found than pass \
by chance.")),q}function W(v){let[L,O,A,P]=y(v,v.scores[g(v)]);U(n("answer"),{"data-verdict":L}),T(n("answer-sign"),O),T(n("answer-words"),A),T(n("answer-more"),
P),e.done&&T(n("told"),`${A}. ${P}`),T(n("missing"),$e(e,v)),T(n("about"),[Lr(v.watermark),...v.learned?[s("only the texts that no detector was trained on")]:[]].
join(" · "));let{left_out:q,problem:j}=v;G(n("warning"),q>0);let R=j?`${s(j.message)} ${s(j.fix)}`:s("No token in them counts.");T(n("warning"),q>0?`⚠ ${z(q,
"{count} text was not scored.","{count} texts were not scored.")} ${R}`:"")}let _=(v,L)=>v.filter(O=>O>L).length;function S({values:v,name:L},O){let[A,P]=v.map(
N=>_(N,O)),[q,j]=[A/v[0].length,P/v[1].length],R=[z(v[1].length,"Above {threshold}: {marked} of {count} text with the watermark ({found}), and {plain} of {other\
s} without it ({passed}).","Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({passed}).",{threshold:Number(
O.toFixed(2)),marked:B(P),found:H(j),plain:B(A),others:B(v[0].length),passed:H(q)})];return L!=="posterior"&&R.push(s("If scores without the watermark were stan\
dard normal, {share} would pass.",{share:Ye(Ke(O))})),{x:q,y:j,words:R.join(" ")}}function M(v,L){let O=2/(9*(L-1));return v**2>(1-O+1.645*Math.sqrt(O))**3}function E({
values:v,normal:L,name:O}){if(O==="posterior"||!L[0])return"";let[A,P]=L.map(j=>j&&{mean:ae(j[0]),deviation:j[1].toFixed(2)}),q=[s("Without the watermark: mean \
{mean}, standard deviation {deviation}; in theory 0 and 1.",A),P?s("With it: mean {mean}, standard deviation {deviation}.",P):s("With it: too few texts.")];return M(
L[0][1],v[0].length)&&q.push(s("The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.",{option:s("c\
ount repeated n-grams once")})),q.join(" ")}function $({scores:v}){let L=v.filter(u).flatMap(A=>A.rates.map(P=>[A,P])),O=Z(t.querySelector(".gp-rates tbody"),L.
length,()=>{let A=c("tr");return A.append(c("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let P=c("td");return P.append(c("span")," ",c("small")),P})),
A});L.forEach(([A,P],q)=>{let[j,R,N,I,F]=O[q].cells,[D,K]=P.found_between.map(H);T(j,ss(A.name)),k(R,H(P.level),""),P.shown?k(N,H(P.detected/P.marked),J(P.threshold)?
s("({low} to {high}), threshold {threshold}",{low:D,high:K,threshold:ae(P.threshold)}):s("({low} to {high})",{low:D,high:K})):k(N,s("not known"),z(Math.ceil(1/P.
level-1e-9),"needs {count} text without it","needs {count} texts without it")),k(I,P.normal?H(P.normal.rate):"–",P.normal?s("threshold {value}",{value:ae(P.normal.
threshold)}):""),P.shown?k(F,s("up to {share}",{share:H(P.false_between[1])}),s("{passed} of {number} passed",{passed:B(P.false_positives),number:B(P.plain)})):
k(F,"–","")})}function k(v,L,O){T(v.children[0],L),T(v.children[1],O)}function h({scores:v}){let[{rates:L}]=v.filter(u),O=L.filter(({shown:j})=>!j).map(({level:j})=>H(
j));if(!O.length)return"";let[A,P]=O;return`${z(L[0].plain,"With {count} text without the watermark, a false-positive rate of {rate} is less than one text, so t\
he samples cannot show it.","With {count} texts without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.",{rate:P?
s("{first} or {second}",{first:A,second:P}):A})} ${s("The normal distributions reach further, as far as the scores are normal.")}`}function p(v){let L=v.scores[g(
v)];if(G(n("shown"),u(L)),!u(L))return;let O=b(L.name);document.activeElement!==r&&(r.value=O);let A=S(L,O);de(n("scores"),Vn(e.charts[`scores ${L.name}`],O,s("\
threshold {value}",{value:Number(O.toFixed(2))}))),T(n("at-threshold"),A.words),T(n("spreads"),E(L)),G(n("of-fit"),L.name!=="posterior"&&L.normal.some(Boolean));
let P=v.scores.filter(u);if(de(n("roc"),Dr(e.charts[`roc ${L.name}`],A)),m(n("roc-keys"),P.map(({name:j,auc:R},N)=>[N===P.indexOf(L)?"gp-roc-main":`gp-roc-other\
 gp-roc-${N%3}`,s("{score}: AUC {auc}",{score:ss(j),auc:R.toFixed(3)}),s(Dn(Bn,j,["","",""])[2])])),$(v),T(n("few"),h(v)),G(n("of-lengths"),v.lengths.length>1),
v.lengths.length<2)return;de(n("lengths-box"),e.charts.lengths);let q=v.kind==="synthid"?s("mean g"):"z";m(n("length-keys"),[["gp-z-measured",s("found at {rate}\
 false positives, by {score}, from the samples",{rate:f(v.lengths),score:q}),s("The threshold is the laxest that at most this share of the cut texts without the\
 watermark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % intervals of the true rate.")],["gp-z-expected",s("the \
same by normal distributions"),s("As if the scores at each length were normal.")],["gp-z-other",s("AUC"),s("How often a cut text with the watermark scores highe\
r than one without: 50% is guessing.")]])}function f(v){let L=v.map(({levels:[P]})=>P),[O,A]=[Math.min(...L),Math.max(...L)].map(H);return O===A?O:s("{low} to {\
high}",{low:O,high:A})}function m(v,L){let O=Z(v,L.length,()=>{let A=c("span"),P=te("svg");return U(P,{width:26,height:8,"aria-hidden":"true"}),P.append(te("pat\
h")),A.append(P,c("span","",null,{tabindex:0})),A});L.forEach(([A,P,q],j)=>{U(O[j].firstChild.firstChild,{class:A,d:"M1 4H25"}),T(O[j].lastChild,P),U(O[j].lastChild,
{"data-tip":q})})}function w({scores:v}){G(n("of-score"),v.length>1);let L=v.map(({name:O})=>O).join();o.dataset.key!==L&&(o.dataset.key=L,o.replaceChildren(...v.
map(({name:O})=>c("option","",ss(O),{value:O}))),o.value=v[g(e.found)].name)}function x(){w(e.found),W(e.found),p(e.found)}return v=>{t.hidden=!d(),!t.hidden&&(v.
found||v.status)&&x()}}function Mc(t,e){let n=M=>t.querySelector(".gp-"+M),o=[s("the text alone"),s("with its prompt")],r=new Ce(n("words")),i=n("which");i.addEventListener("change",()=>b());
let a=()=>e.found.reports[Math.min(Number(i.value),e.found.reports.length-1)];function l({reports:M,once:E,otherwise:$}){let[k,h,p,f]=yc(M[0],E?null:$);U(n("ans\
wer"),{"data-verdict":k}),T(n("answer-sign"),h),T(n("answer-words"),p),T(n("answer-more"),f),T(n("told"),`${p}. ${f}`),G(n("beside"),M.length>1),M.length>1&&T(n(
"beside"),u(M));let m=d(e.found);G(n("repeats"),!!m),T(n("repeats"),m),T(n("about"),g(e.found))}function d({reports:[{num_tokens_scored:M}],otherwise:E,once:$}){
let k=E?E.num_tokens_scored:null;if(!J(k)||k===M)return"";let h=ae(E.z_score);return $?z(k-M,"Left out as repeated: {count} token. With it, z would be {z}.","Le\
ft out as repeated: {count} tokens. With them, z would be {z}.",{z:h}):z(M-k,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no\
 new evidence: counted once, z is {z}.","Of the scored tokens, {count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",
{z:h})}function u([M,E]){let $=E.z_score-M.z_score,k=Math.abs($)<.005?s("This changes nothing."):$<0?s("This dilutes the mark."):s("This happens to add to it."),
h=ae(E.z_score);return`${z(E.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of th\
e prompt count too.",{z:h})} ${k}`}function g({model:M,watermark:E,exact:$,once:k}){return[Array.isArray(E.keys)?z(E.keys.length,"SynthID, {count} key","SynthID\
, {count} keys"):s("green list, {scheme}",{scheme:E.seeding_scheme||"lefthash"}),$?s("the tokens of the run"):s("tokens as {model} splits the text",{model:M}),...k?
[s("repeated n-grams counted once")]:[]].join(" · ")}function b(){let M=a();Xe(n("legend"),...Mt(M)),r.show(Ot(M))}function y({reports:M}){let E=M.map(({curve:f},m)=>({
name:M.length>1?o[m]:"z",look:m?"other":"measured",points:f||[]})),[{tokens_needed:$,threshold:k}]=M,h=kn(M[0]),p=J($)?{at:$,words:C($,h)}:null;Zt(n("curve-box"),
{curves:E,threshold:k,needed:p}),Qt(n("curve-keys"),M.length>1?E:[])}function C(M,E){return M<=E?z(M,"At the share of this text, {count} token reaches the thres\
hold.","At the share of this text, {count} tokens reach the threshold."):z(M,"At the share of this text, {count} token reaches the threshold: {more} more.","At \
the share of this text, {count} tokens reach the threshold: {more} more.",{more:B(M-E)})}function W(){G(n("of-layers"),!!e.charts.layers),de(n("layers-box"),e.charts.
layers)}function _(M){let{reports:E}=e.found;G(n("of-prompt"),E.length>1),l(e.found),M&&b(),yn(n("found-numbers"),E.map(($,k)=>({name:o[k],report:$}))),y(e.found),
W()}let S=()=>!!e.found;return new ResizeObserver(()=>S()&&_(!1)).observe(t),M=>{t.hidden=!S(),!t.hidden&&M.found&&_(!0)}}function Ec(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-note");function r({rows:b,threshold:y}){let C=b.flatMap(({reports:E})=>E.map(({z_score:$})=>$)).
filter(J),W=Math.min(-3,...C)-.4,_=Math.max(y,...C)+.4,S=E=>(E-W)/(_-W),M=Z(n,b.length,i);b.forEach(({what:E,how:$,meaning:k,keeps:h,reports:p},f)=>{let[m,w,x]=M[f].
cells;M[f].classList.toggle("gp-right",f===0);let[v,L]=m.children;T(v,s(E)),U(v,{"data-tip":s(k)}),T(L,s($));let O=p.map(({z_score:q})=>q).filter(J);a(w.firstChild,
O.map(S),{zero:S(0),threshold:S(y)});let A=O.length>1?s("{low} to {high}",{low:ae(Math.min(...O)),high:ae(Math.max(...O))}):ae(O[0]);T(x.children[0],A),T(x.children[1],
l(p,h));let P=f?d({keeps:h,meaning:k,reports:p},y):"";G(x.children[2],!!P),T(x.children[2],P)}),T(o,g(b))}function i(){let b=c("tr"),y=c("th","",null,{scope:"ro\
w"});y.append(c("span","",null,{tabindex:0}),c("small"));let C=c("td");C.append(c("span","gp-strip",null,{"aria-hidden":"true"}));let W=c("td");return W.append(
c("b"),c("small"),c("small","gp-why")),b.append(y,C,W),b}function a(b,y,{zero:C,threshold:W}){let _=[C,W,...y],S=Z(b,_.length,()=>c("i"));_.forEach((M,E)=>{ce(S[E],
["gp-line gp-zero","gp-line"][E]||"gp-dot"),ne(S[E],"left",M)})}function l(b,y){let[C]=b.filter(({error:M})=>M);if(C)return s(C.error.message);let W=b.filter(({
prediction:M})=>M).length,_=y==="none";if(b.length===1)return W?_?s("▲ above it by chance"):s("◆ watermarked"):s("◇ no sign");if(!W)return s("◇ no sign in\
 {number} tries",{number:b.length});let S={passed:W,number:b.length};return _?s("▲ {passed} of {number} above it by chance",S):s("◆ {passed} of {number} water\
marked",S)}function d({keeps:b,meaning:y,reports:C},W){let _=C.filter(({prediction:k})=>k);if(!_.length)return"";if(b!=="none")return s(y);let{num_tokens_scored:S,
once:M}=_.reduce((k,h)=>h.z_score>k.z_score?h:k),E=M&&J(S)?S-M.num_tokens_scored:0,$=[];if(E>0){$.push(z(E,"p counts each token as new evidence, but {count} of \
the {scored} only repeats an n-gram.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:B(S)}));let k=ae(M.z_score);
$.push(M.z_score>W?s("Counted once, z is {z}.",{z:k}):s("Counted once, z is {z}, not above the threshold.",{z:k}))}return(!E||M.z_score>W||C.length>1)&&$.push(...u(
W,C.length)),$.join(" ")}function u(b,y){let C=Ke(b),W=M=>B(Number((1/M).toPrecision(2))),_=[C>.1?s("{share} of texts without this watermark pass the threshold.",
{share:H(C)}):s("One in {odds} texts without this watermark passes the threshold.",{odds:W(C)})];if(y===1)return _;let S=1-(1-C)**y;return _.push(S>.1?s("With {\
tries} tries at each text, {share} pass at least once.",{tries:B(y),share:H(S)}):s("With {tries} tries at each text, one in {odds} passes at least once.",{tries:B(
y),odds:W(S)})),_}function g([b]){return b.reports[0].prediction?"":s("The given settings find nothing either. If the text is watermarked, they may be wrong the\
mselves, or the text is too short.")}return b=>{t.hidden=!e.found,!t.hidden&&b.found&&r(e.found)}}function Tc(t,e){let n=a=>t.querySelector(".gp-"+a);function o({how:a,points:l,of:d,seeds:u,threshold:g}){let b=l.filter(({z:C})=>C.length),y=[s(a),z(u,"{count}\
 seed at each strength","{count} seeds at each strength")];l.length<d&&y.push(s("{done} of {of} strengths so far",{done:l.length,of:d})),T(n("about"),y.join(" ·\
 ")),T(n("strength-words"),r(b,l,g)),de(n("strength-box"),e.charts.strengths)}function r(a,l,d){let u=({strength:S,z:M})=>S===0?M[0]>d?"above":"below":sr(M,d),g=(...S)=>i(
a,M=>S.includes(u(M))),[b,y,C]=[g("above"),g("below"),g("open","few")],W=l.filter(({refused:S})=>S).map(({strength:S})=>H(S)),_=[];return a.length&&a[0].strength===
0&&u(a[0])!=="above"&&_.push(s("The text is not above the threshold even before the attack.")),b&&_.push(s("At strength {strengths}, the median z is above the t\
hreshold.",{strengths:b})),y&&_.push(s("At strength {strengths}, the median z is not above the threshold.",{strengths:y})),C&&_.push(s("At strength {strengths},\
 it is not known whether the median z is above the threshold: the seeds disagree or are too few.",{strengths:C})),W.length&&_.push(s("At strength {strengths}, t\
oo little text is left to score, for some seeds or for all.",{strengths:W.join(", ")})),_.join(" ")}function i(a,l){let d=[];a.forEach((g,b)=>{l(g)&&(b&&l(a[b-1])?
d.at(-1)[1]=g.strength:d.push([g.strength,g.strength]))});let u=d.map(([g,b])=>g===b?H(g):s("{low} to {high}",{low:H(g),high:H(b)}));return u.length>1?s("{names\
} and {last}",{names:u.slice(0,-1).join(", "),last:u.at(-1)}):u.join("")}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&o(e.found)}}function Lc(t,e){let n=m=>t.querySelector(".gp-"+m),o=new Ce(n("marked-words"),{press:({step:m})=>e.selectStep(m)}),r=n("threshold"),i=3,a=Rn(null),l=0,d=null,u=null;
function g(){a=Rn(e.started),l=(e.started&&e.started.processors||[]).findIndex(w=>w==="WatermarkLogitsProcessor"||w==="SynthIDTextWatermarkLogitsProcessor"),d=new we(
Ql,(w,x)=>ec(w,x,a,l)),o.show([]),T(n("mark-about"),Vo(a))}let b=()=>d.steps.some(({mark:m})=>m&&m.kind==="synthid");function y(m){let{mark:w,index:x}=m,v=x<a.early,
L=w&&!w.why;return{step:m,token:{...m.chosen,piece:m.piece},mark:L?{green:w.green,g:w.g,counted:!v}:{},words:()=>Jo({...m,isFirst:v},a)}}function C(m){o.show(d.
steps.map((v,L)=>o.items[L]&&L<m?o.items[L]:y(v)),m);let{unscored:w,early:x}=d.total;Xe(n("mark-key"),b()?"synthid":"green",{unscored:w>0,repeated:x>0,faint:s("\
faint: a detector without the prompt cannot score it")})}function W(m){let w=m&&!m.isPrompt?o.tokens[m.index]:null;u&&u!==w&&u.classList.remove("gp-current"),u=
w||null,u&&e.selected?u.classList.add("gp-current"):u&&u.classList.remove("gp-current")}let _=m=>{let w=[];for(let x of d.totals)x[m]!==null&&(!w.length||w.at(-1)[0]<
x.scored)&&w.push([x.scored,x[m]]);return w};function S(){let{z:m,scored:w}=d.total,[x,v,L]=M(m,w);U(n("finding"),{"data-verdict":x}),T(n("finding-sign"),v),T(n(
"finding-words"),L),T(n("finding-more"),m===null?"":`${E()} ${s("By chance alone, if each token is new evidence, z would be this high with a probability of {p}.",
{p:Ye(Ke(m))})}`),e.finished&&T(n("mark-told"),`${L}. ${z(w,"{count} token scored.","{count} tokens scored.")}`)}function M(m,w){if(m===null)return["wait","…",
w?s("z is not known, because the watermark’s settings are not"):s("Nothing to score yet")];let x={z:ae(m)};return m>i?["good","◆",e.running?s("A detector fi\
nds it so far: z = {z}",x):s("A detector finds it: z = {z}",x)]:["even","◇",e.running?s("A detector does not find it so far: z = {z}",x):s("A detector does no\
t find it: z = {z}",x)]}function E(){let{green:m,scored:w}=d.total;return b()?z(w,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-value \
{mean} over {count} scored tokens, 0.5 by chance.",{mean:(m/w).toFixed(3)}):z(w,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of\
 {count} scored tokens green, {share} instead of {ratio}.",{green:B(m),share:H(m/w),ratio:H(a.ratio)})}function $(){let m=_("z"),w=[s("What a detector finds tha\
t knows the key and sees the text without its prompt.")];a.keys&&w.push(s("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let x=[
{name:s("this text"),look:"measured",points:m,tip:w.join(" ")}],v=_("foreseen");if(v.length){let O=[s("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];e.started.effective.
do_sample||O.push(s("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),x.push({name:s("expected at least"),
look:"expected",points:v,tip:O.join(" ")})}Qt(n("z-keys"),x);let L=m.length?tc(m,d.total,a,i):null;Zt(n("z-box"),{curves:x,threshold:i,needed:L,label:s("z over \
the number of tokens, threshold {threshold}",{threshold:i})}),T(n("z-needed-words"),L?L.words:""),T(n("threshold-words"),Xt(i))}function k(){let{scored:m,green:w,
expected:x,chosen:v,surprisal:L,gained:O,suppressed:A,marks:P,likely:q,entropy:j}=d.total,{started:R}=e,N=[[s("tokens scored"),B(m),s("Tokens that count: those \
with enough tokens before them, without the prompt.")]];if(m&&!b()&&(N.push([s("green"),H(w/m),s("The share of the scored tokens that got the bias.")]),N.push([
s("expected at least"),H(x/m),s("At least this share is green on average over all green lists, for this bias and the probabilities that the model gave. Where th\
e model is certain of a token, a bias changes little.")])),v){N.push([s("surprisal before the watermark"),ie(L/v,e.unit),s("How unexpected the chosen tokens wer\
e just before the watermark, on average: minus the logarithm of their probability.")]);let[I,F]=R.effective.do_sample?[j,s("Tokens drawn without the watermark w\
ould have had this on average: the entropy just before it.")]:[q,s("The likeliest token at each position would have had this.")];e.usesBeams||(N.push([s("withou\
t it"),ie(I/v,e.unit),F]),N.push([s("log-probability lost"),ie((L-I)/v,e.unit).replace("-","−"),s("The price per token: how much less probable than that the c\
hosen tokens are. Values below 0 are luck.")])),N.push([s("raised by"),ie(O/v,e.unit),s("How much the watermark raised the log-probability of the chosen tokens,\
 on average. Over many texts this is the divergence of what was drawn from what the model would draw.")])}return P&&N.push([s("suppressed"),s("{value} of {count\
}",{value:(A/P).toFixed(1),count:B(R.request.top_candidates??10)}),s("How many of the likeliest tokens the watermark made less likely, on average over the posit\
ions.")]),N}function h(){let m=k(),w=Z(n("mark-figures"),m.length,()=>{let x=c("div"),v=c("dt");return v.append(c("span","",null,{tabindex:0})),x.append(v,c("dd")),
x});m.forEach(([x,v,L],O)=>{let[A,P]=w[O].children;T(A.firstChild,x),U(A.firstChild,{"data-tip":L}),T(P,v)})}function p(){S(),h(),$()}function f(m){let x=e.lines().
length>1?e.lineOf(m):null;return x?`${x.label} · ${Vo(a)}`:Vo(a)}return r.addEventListener("input",()=>{let m=r.valueAsNumber,w=m>=0&&m<=30;if(r.setAttribute("\
aria-invalid",String(!w)),!w){T(n("threshold-words"),s("The threshold must be from 0 to 30."));return}i=m,p()}),new ResizeObserver(()=>!t.hidden&&d.total.marks&&
$()).observe(n("z-box")),m=>{(m.run||!d)&&g();let w=e.current(),{keep:x}=d.follow(w?e.lastOf(w):null);t.hidden=!d.total.marks,!t.hidden&&((m.run||m.steps||m.status||
m.selection)&&(C(x),T(n("mark-about"),f(w))),W(w),(m.run||m.steps||m.status||m.selection||m.unit)&&p())}}var $r=(t,e)=>t?[e]:[];function $c(t,e){let n=W=>t.querySelector(".gp-"+W),o=()=>e.answered("cost"),r=({perplexity:W,score:_})=>!!(W&&_),i=({knob:W},_)=>W==="ke\
ys"?z(_,"{count} key","{count} keys"):s("bias {value}",{value:Number(_.toFixed(3))});function a(W){let[_,...S]=W.points,M=S.filter(r).sort((m,w)=>m.value-w.value),
E=e.done?s("No answer"):s("Not known yet");if(!r(_)||!M.length)return["wait","…",E,e.done?s("At least one text without the watermark and one with it must be s\
cored."):s("The first texts are being written.")];let $=s("The threshold is {threshold}.",{threshold:W.threshold}),k=m=>[d(W,m),...u(m,_)].join(" ");if(M.every(
({found:m})=>m==="few")){let m=Math.max(...M.map(({texts:x})=>x)),w=z(m,"{count} text of each strength is too few to tell: {fewest} are needed.","{count} texts \
of each strength are too few to tell: {fewest} are needed.",{fewest:or});return["wait","…",E,`${k(M.at(-1))} ${w}`]}let h=M[M.findLastIndex(({found:m})=>m!=="\
above")+1];if(h){let m=i(W,h.value);return["good","◆",e.running?s("Found from {strength} on, so far",{strength:m}):s("Found from {strength} on",{strength:m}),
`${$} ${k(h)}`]}let p=M.filter(({found:m})=>m==="above");if(p.length){let m=p.map(({value:w})=>i(W,w)).join(", ");return["even","◇",e.running?s("Found at {str\
engths}, so far",{strengths:m}):s("Found at {strengths}",{strengths:m}),`${s("At the strongest it is not certain.")} ${k(M.at(-1))}`]}let f=M.every(({found:m})=>m===
"below");return["even","◇",l(f),`${$} ${k(M.at(-1))} ${s("Longer texts help.")}`]}function l(W){return W?e.running?s("Not found at any strength so far"):s("No\
t found at any strength"):e.running?s("Not reliably found at any strength so far"):s("Not reliably found at any strength")}function d(W,{value:_,score:{median:S,
low:M,high:E}}){let $={strength:i(W,_),median:ae(S),low:ae(M),high:ae(E)};return E>M?s("At {strength}, the median z is {median}, interval {low} to {high}.",$):s(
"At {strength}, the median z is {median}.",$)}function u({perplexity:W,price:_,dearer:S},M){let E=s("The median perplexity is {marked} instead of {plain}.",{marked:W.
median.toFixed(2),plain:M.perplexity.median.toFixed(2)});if(!_)return[E];let $={times:Fe(_.median),interval:$t(_)};return[E,_.high>_.low?s("Seed by seed it is {\
times}, interval {interval}.",$):s("Seed by seed it is {times}.",$),...S==="open"?[s("That is not a clear cost.")]:S==="few"?[s("These are too few seeds to tell\
.")]:[]]}function g(W){let[_,S,M,E]=a(W);U(n("answer"),{"data-verdict":_}),T(n("answer-sign"),S),T(n("answer-words"),M),T(n("answer-more"),E),e.done&&T(n("told"),
`${M}. ${E}`),T(n("missing"),$e(e,W)),T(n("about"),Sc(W.watermark))}function b(W){let _=W.kind==="green";for(let S of["perplexity","score","share","suppressed"])
de(n(S),e.charts[S]);T(n("share-name"),_?s("Green tokens"):s("Mean g-value")),n("share-name").dataset.tip=_?s("Green tokens / tokens scored, of all texts of a s\
trength together."):s("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),G(n("of-suppressed"),!!e.charts.suppressed),G(n("limits"),
_),G(n("of-expected"),W.points.some(({expected:S})=>J(S))),T(n("suppressed-name"),s("Suppressed candidates")),n("suppressed-name").dataset.tip=z(W.candidates,"O\
f the {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.","Of the {count} candidates \
that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.")}function y(W){let _=W.kind==="green",S=[[W.knob===
"keys"?s("keys"):s("bias"),({value:h})=>h===null?s("none"):String(h)],[s("texts"),({texts:h})=>B(h)],[s("perplexity"),({perplexity:h})=>h?h.median.toFixed(2):"–"],
["z",({score:h})=>h?ae(h.median):"–"],[_?s("green"):s("mean g"),({share:h})=>J(h)?_?H(h):h.toFixed(3):"–"],...$r(W.points.some(({expected:h})=>J(h)),[s("exp\
ected at least"),({expected:h})=>J(h)?H(h):"–"]),...$r(W.points.slice(1).some(({suppressed:h})=>J(h)),[s("suppressed of {count}",{count:W.candidates}),({suppressed:h})=>J(
h)?h.toFixed(2):"–"]),...$r(W.points.some(({moved:h})=>J(h)),[s("moved to green"),({moved:h})=>J(h)?H(h):"–",s("How much probability the watermark moved fro\
m red candidates to green ones at a step, on average.")])],M=t.querySelector("table.gp-numbers"),[E]=Z(M.tHead,1,()=>c("tr")),$=Z(E,S.length,()=>c("th","",null,
{scope:"col"}));S.forEach(([h,,p],f)=>{T($[f],h),Tt($[f],{scope:"col",...p?{tabindex:0,"data-tip":p}:{}})});let k=Z(M.tBodies[0],W.points.length,()=>c("tr"));W.
points.forEach((h,p)=>{k[p].firstChild||k[p].append(c("th","",null,{scope:"row"}));let f=Z(k[p],S.length,()=>c("td"));S.forEach(([,m],w)=>T(f[w],m(h)))})}function C(){
g(e.found),b(e.found),y(e.found)}return W=>{t.hidden=!o(),!t.hidden&&(W.found||W.status)&&C()}}function Ac(t,e){let n=f=>t.querySelector(".gp-"+f),o=["A","B"],[r,i]=[0,[]],a=()=>e.answered("quiz"),l=()=>e.done?e.found.pairs.filter(({texts:f})=>f.every(({report:m})=>!m.
error)):[],d=({left:f})=>f?0:1,u=()=>i.filter((f,m)=>f===d(l()[m])).length,g=o.map((f,m)=>{let w=c("div","gp-side"),[x,v,L,O]=[c("h3","",s("Text {name}",{name:f})),
c("p","gp-facts"),c("div","gp-body",null,{dir:"auto"}),c("button","gp-button gp-main",s("Text {name} is watermarked",{name:f}),{type:"button"})],A=c("div","",null,
{tabindex:0}),P=c("div");return L.append(A,P),w.append(x,v,L,O),n("texts").append(w),O.addEventListener("click",()=>b(m)),{box:w,title:x,facts:v,plain:A,marked:P,
button:O,text:new Ce(P)}});function b(f){i[r]===void 0&&(i[r]=f,p(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{r=Math.min(r+1,
l().length-1),p(),g[0].button.focus({preventScroll:!0})});let y=f=>f.kind==="green"?f.green_fraction:f.mean,C=f=>f.kind==="green"?s("{share} green",{share:H(f.green_fraction)}):
s("mean g {g}",{g:f.mean.toFixed(3)});function W(f,m,w,x){let{report:v,perplexity:L}=w.texts[m],O=m===d(w)?"with":"without";if(G(f.plain,!x),G(f.marked,x),G(f.button,
!x),G(f.facts,x),x){f.box.dataset.truth=O,T(f.title,_(o[m],O==="with",i[r]===m));let A=[C(v),`z ${ae(v.z_score)}`];J(L)&&A.push(s("perplexity {value}",{value:L.
toFixed(2)})),T(f.facts,A.join(" · ")),f.text.show(Ot(v));return}delete f.box.dataset.truth,T(f.title,s("Text {name}",{name:o[m]})),f.text.show([]),T(f.plain,v.
tokens.slice(v.prompt_tokens).map(([,,A])=>A??"").join(""))}function _(f,m,w){return m?w?s("Text {name}: ◆ watermarked, your guess",{name:f}):s("Text {name}: \
◆ watermarked",{name:f}):w?s("Text {name}: not watermarked, your guess",{name:f}):s("Text {name}: not watermarked",{name:f})}function S({texts:f},m){let[w,x]=[
f[m],f[1-m]].map(({report:O})=>O),v={share:C(w),chance:w.kind==="green"?H(w.ratio):"0.5",z:ae(w.z_score)},L=[w.z_score>e.found.threshold?s("What gave it away: {\
share} with the watermark, where chance gives {chance}; z is {z}, more than chance explains.",v):s("What gave it away: {share} with the watermark, where chance \
gives {chance}; z is {z}, too little to be certain.",v),s("Without it: {share}, z {z}.",{share:C(x),z:ae(x.z_score)})];return x.z_score>w.z_score&&L.push(s("Her\
e the detector, too, would have chosen the wrong text: the texts are short, or the mark is weak.")),L.join(" ")}function M(f){let m=i[r]!==void 0;if(g.forEach((L,O)=>W(
L,O,f,m)),G(n("legend"),m),G(n("verdict"),m),G(n("next"),m&&r+1<l().length),!m)return;let w=f.texts.map(({report:L})=>Mt(L)[1]);Xe(n("legend"),e.found.kind,{unscored:w.
some(({unscored:L})=>L),repeated:w.some(({repeated:L})=>L)});let x=d(f),v=i[r]===x;U(n("answer"),{"data-verdict":v?"good":"bad"}),T(n("answer-sign"),v?"✓":"✗"),
T(n("answer-words"),v?s("Correct"):s("Wrong: it was text {name}",{name:o[x]})),T(n("answer-more"),S(f,x))}function E(f){if(!e.done)return s("The texts are being\
 written: {done} of {runs}.",{done:B(f.done),runs:B(f.runs)});if(l().length)return"";let m=f.pairs.flatMap(({texts:w})=>w).find(({report:w})=>w.error);return m?
[s("No pair of texts could be scored."),s(m.report.error.message),s(m.report.error.fix)].join(" "):s("No pair of texts was completed. Run the experiment again.")}
function $(f){let m=i.length;if(G(n("sum"),m>0&&m===f.length),n("sum").hidden)return;let w=u();T(n("sum").querySelector("h3"),k(w,m));let x=Array.from({length:m-
w+1},(O,A)=>h(m,w+A)).reduce((O,A)=>O+A,0)/2**m,v=f.filter(({texts:O,left:A})=>O[A?0:1].report.z_score>O[A?1:0].report.z_score).length;T(n("sum-words"),[s("By g\
uessing, {hits} or more are correct in {share} of rounds.",{hits:B(w),share:H(x)}),s("The detector, choosing the text with the higher z, has {right} of {pairs} \
correct.",{right:B(v),pairs:B(m)}),s("Run the experiment again for another round.")].join(" ")),T(n("share-head"),e.found.kind==="green"?s("green with and witho\
ut"):s("mean g with and without"));let L=Z(n("sum").querySelector("tbody"),m,()=>{let O=c("tr");return O.append(c("th","",null,{scope:"row"}),c("td"),c("td"),c(
"td")),O});f.forEach((O,A)=>{let P=d(O),[q,j]=[O.texts[P].report,O.texts[1-P].report],R=I=>I.kind==="green"?H(y(I)):y(I).toFixed(3);[String(A+1),`${i[A]===P?"✓":
"✗"} ${s("text {name}",{name:o[i[A]]})}`,`${R(q)}, ${R(j)}`,`${ae(q.z_score)}, ${ae(j.z_score)}`].forEach((I,F)=>T(L[A].cells[F],I))})}let k=(f,m)=>s("{hits} \
of {pairs} correct",{hits:B(f),pairs:B(m)}),h=(f,m)=>Array.from({length:m},(w,x)=>(f-x)/(x+1)).reduce((w,x)=>w*x,1);function p(){let f=l();T(n("waiting"),E(e.found)),
G(n("round"),f.length>0),T(n("about"),f.length?s("Pair {number} of {pairs}. Same prompt, same seed; one of them has the watermark.",{number:B(r+1),pairs:B(f.length)}):
""),T(n("score"),i.length?k(u(),i.length):""),f.length&&M(f[r]),$(f)}return f=>{t.hidden=!a(),f.run&&([r,i]=[0,[]]),!t.hidden&&(f.run||f.found||f.status)&&p()}}var Gu={drafts:fi,beams:Ci,beamtree:oa,hypotheses:ia,curve:ya,branches:Fl,canvas:Cl,candidates:Kl,check:Vl,layers:Jl,in_words:oc,logit_lens:rc,numbers:ac,processors:hc,
quiz:pc,reranked:uc,template:mc,token:fc,tokens:kc,watermark:Lc},Uu={draft_lengths:Vr,sameness:mi,speedup:gi,batch:$i,choices:Aa,difference:za,divergence:Fa,grid:tl,
lanes:rl,lengths:il,measures:ll,progress:dl,sensitivity:pl,trie:Ll,without:$l,arrival:Pl,estimate:Nl,kl:hl,opened:Wl,precisions:ql,shelf:Il,attack:xc,detectability:Oc,
detection:Mc,marked:vc,mistakes:Ec,strengths:Tc,watermark_cost:$c,watermark_quiz:Ac};Wr(()=>pa(Gu,Uu));})();
