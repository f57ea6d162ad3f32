// Written by .ci/bundle.py from modules with the SHA-256 29ea69fe258042c0f1ad1f33677c0bdcd08d0e171bbb49bfe2c8024d16ef545f: edit those.
(()=>{var Ch=["de","fr"];var nr={},Fi={};function or(){let t=(navigator.language||"").slice(0,2).toLowerCase();return Ch.includes(t)?t:"en"}var Oo=()=>window.GenerationPlaygroundTexts?or():
"en";function sr(t){if(!nr[t]){let e={};for(let{type:n,value:o}of new Intl.NumberFormat(t).formatToParts(12345678e-1))e[n]=o;nr[t]=e}return nr[t]}function ve(t){
let e=Oo();if(e==="en")return t;let{decimal:n,group:o}=sr(e);return t.replace(/(?<=\d)[.,](?=\d)/g,r=>r==="."?n:o).replace(/(?<=\d)\s?%/g," %")}var X=(t,e=0)=>ve(
t.toFixed(e)),Ct=(t,e)=>ve(t.toPrecision(e)),B=t=>ve(t.toLocaleString("en-US")),Pt=t=>ve(String(t)),mn=t=>t.join(sr(Oo()).decimal===","?"; ":", ");function Hi(t,e){
let n=e?Oo():"en";return Fi[n]??=new Intl.PluralRules(n),Fi[n].select(t)==="one"}function Di(){let{decimal:t,group:e}=sr(Oo());return t+e}var rr={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"\
block diffusion",custom:"your own decoding loop",elsewhere:"from another server"},ir={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:[
"a stop string","met a stop string"],length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own c\
riterion","met your own stopping criterion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached t\
he end of the given text"],unfinished:["the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:[
"stopped by hand","was stopped by hand"],stop:["EOS or a stop string","ended with EOS or a stop string: the server does not say which"],content_filter:["a conte\
nt filter","was cut by the server’s content filter"],tool_calls:["a call of a tool","ended with a call of a tool"],cut:["the end of the file","is not told to \
its end"]},gn={num_spec_steps:"Rounds that had a draft.",num_draft_tokens:"All drafted tokens.",num_accepted_draft_tokens:"Drafted tokens that the target model \
kept.",draft_acceptance_rate:"num_accepted_draft_tokens / num_draft_tokens: the share of all drafted tokens that was kept. Tokens after a rejection, which were \
never judged, count as drafted.",judged_acceptance_rate:"num_accepted_draft_tokens / judged tokens, which are the accepted tokens and each round’s first rejecti\
on: the probability that a judged token is kept, α in the paper.",mean_acceptance_length:"1 + num_accepted_draft_tokens / num_spec_steps: how many tokens a rou\
nd with a draft writes on average, the target model’s own token included.",acceptance_histogram:"How many rounds with a draft kept none, one, two or more of i\
ts tokens.",accepted_by_position:"How many of the tokens drafted at each position of a draft were kept.",passes_saved:"Tokens written minus rounds: the forward \
passes that the target model did not have to make.",expected_acceptance_rate:"The mean over the judged positions of 1 minus the total variation distance between\
 the target’s and the draft’s distribution: the share that sampling keeps on average."},ar={DolaContrast:["DoLa’s contrast","subtracts the log-probabiliti\
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
"Whisper silence","changes nothing: it records the probability that nobody speaks",[]]},To={z:["z","z","How many standard deviations more tokens are green than \
without a watermark."],mean:["mean g","z of the mean g","How many standard deviations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:[
"weighted mean g","z of the weighted mean g","The same with more weight on the first keys, which mark the most."],posterior:["Bayesian detector","posterior prob\
ability","The probability of a watermark by the detector that was trained here on the other half of the texts."]},Ki={Candidate:["token_id","text","raw_logprob",
"logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability",
"penalty","score"],BeamCandidate:["token_id","text","piece","parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","\
bank","progress","forced","mark"],DraftToken:["token_id","text","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["\
kind","green","g","listed","mass_before","mass_after","expected","chosen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logp\
rob","entropy","accepted","read_id","read_text"]};function s(t,e){if(t==null)return"";if(typeof t=="object")return"number"in t?ve(t.number):"one"in t?z(t.count,t.one,t.said,t.values):s(t.said,t.values);let n=String(
t),o=window.GenerationPlaygroundTexts?.[n]??n;return e?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(r,i)=>{if(i===void 0)return r[0];let a=e[i];return typeof a=="number"?Pt(
a):a&&typeof a=="object"?s(a):String(a??"")}):o}function z(t,e,n,o){let r=window.GenerationPlaygroundTexts?.[e]!==void 0,i=e.includes("{count}")?Hi(t,r):t===1;return s(
i?e:n,{count:B(t),...o})}var Mo=t=>!!t&&typeof t=="object"&&(typeof t.said=="string"||typeof t.number=="string"),Ph=["aria-label","title","placeholder","data-ti\
p","label"];function Gi(t){let e=window.GenerationPlaygroundTexts;if(!e)return;let n=document.createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let o=n.nextNode();o;o=
n.nextNode()){let[,r,i,a]=/^(\s*)([^]*?)(\s*)$/.exec(o.nodeValue),l=i&&e[i.replace(/\s+/g," ")];l&&(o.nodeValue=r+l+a)}for(let o of[t,...t.querySelectorAll("*")])
for(let r of Ph){let i=e[(o.getAttribute(r)||"").replace(/\s+/g," ")];i&&o.setAttribute(r,i)}}function Ui(t){let n=window.GenerationPlaygroundCatalogues?.[or()];
if(window.GenerationPlaygroundTexts||!n)return t();window.GenerationPlaygroundTextsLoading??=fetch(n).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=
o},o=>console.warn("Generation Playground: the translation could not be loaded.",o)),window.GenerationPlaygroundTextsLoading.then(t)}var V=t=>typeof t=="number"&&Number.isFinite(t),fe=t=>t==null||Math.abs(t)>1e30?null:t,bt=t=>{let e=[...t].sort((n,o)=>n-o);return(e[e.length-1>>1]+e[e.length>>
1])/2},Be=({distribution:t})=>t.vocab===null,at=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var Qe={" ":"·","\n":"↵","	":"⇥","\r":"␍"},wn=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function d(t,e,n,o){let r=document.createElement(
t);e&&(r.className=e),n!=null&&(r.textContent=n);for(let[i,a]of Object.entries(o||{}))r.setAttribute(i,a);return r}function bn(t,e,{running:n=!1}={}){let o=0;for(let r of e.
matchAll(wn)){let[i]=r;r.index>o&&t.append(e.slice(o,r.index)),o=r.index+1;let a=Qe[i]||"U+"+i.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let l=Qe[i]?
i:"";t.append(d("span","gp-space",l,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else t.append(d("span","gp-mark",a))}o<e.length&&t.append(e.slice(o))}function Eo(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",o=e.match(/\n*$/)[0],r=d("span","gp-ink");bn(r,e.slice(n.length,e.length-o.length),{running:!0});for(let i=0;i<o.length;i++)r.append(
d("span","gp-space","",{"data-mark":Qe[`
`],"data-wide":"yes"}));return t.append(...[n,r,o].filter(Boolean)),r}var lr=/(\\x[0-9a-f]{2})+$/i,$o=t=>(t.match(lr)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
kn=({piece:t,text:e})=>t!==null&&(t===""||lr.test(e)&&t===e.replace(lr,""));function Re(t,e){t.replaceChildren(),bn(t,e),e||t.append(d("span","gp-mark",s("(empt\
y)")))}function ae(t,e){let n=d("bdi",e);return Re(n,t),n}function A(t,e){t.textContent!==e&&(t.textContent=e)}var qh=/([<>≈−-]?\d[\d.,\u202f\u00a0]*[\s\u00a0\u202f]?(?:%|(?:bits?|nats|ms|s|[kMG]B|tokens)(?![\p{L}\p{N}_])))/u;
function yn(t){let e=document.createDocumentFragment();return t.split(qh).forEach((n,o)=>e.append(o%2?d("span","gp-together",n):n)),e}var qe=t=>t.replace(wn,e=>e===
" "?" ":Qe[e]||"�"),pe=t=>t?`${t}.`:"",we=t=>t.filter(Boolean).join(s("{before}; {part}").split(/\{\w+\}/)[1]),J=t=>s("“{text}”",{text:qe(t)});function Vi(t){
return t>90?s("Yours begins in about {count} minutes.",{count:Math.round(t/60)}):s("Yours begins in about {count} s.",{count:t<10?Math.max(1,Math.round(t)):5*Math.
round(t/5)})}var be=(t,e)=>t.split(/\{(\w+)\}/).map((n,o)=>o%2?e[n]:n);function H(t){let e=t*100;return e===0?ve("0%"):e<.01?ve("<0.01%"):e<1?ve(e.toFixed(2)+"%"):
e>99.95&&e<100?ve(">99.9%"):ve(e.toFixed(1).replace(".0","")+"%")}var ee=t=>t==null?0:Math.exp(t),Ji=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||
"",Oe=(t,e)=>e==="bits"?t/Math.LN2:t;function ie(t,e){return t===null||!Number.isFinite(t)?s("infinite"):X(Oe(t,e),2)+" "+s(e)}function xn({model:t,phase:e,done:n,
total:o}){return e==="gpu"?s("waiting for the shared GPU …"):e==="asking"?s("asking the Hub for {model} …",{model:t}):e==="download"?s("downloading {model}:\
 {done} of {total} …",{model:t,done:Te(n),total:Te(o)}):e==="converting"?o?s("converting {model}: {share} …",{model:t,share:H(n/o)}):s("reading the file of \
{model} to convert it …",{model:t}):o?s("loading {model}: {share} …",{model:t,share:H(n/o)}):s("loading {model} …",{model:t})}function Te(t){return V(t)?t>=
1e9?s("{size} GB",{size:X(t/1e9,t<1e10?2:1)}):t>=1e6?s("{size} MB",{size:X(t/1e6,t<1e8?1:0)}):s("{size} kB",{size:X(t/1e3,0)}):"–"}function We(t){return t<1?Math.
round(t*1e3)+" ms":X(t,t<10?2:1)+" s"}var U=(t,e=3)=>t==null?"–":X(t,e);function $e(t){let{chosen:e,distribution:n}=t,o=t.read?e.raw_logprob:e.logprob??e.raw_logprob;return{probability:ee(e.logprob),rawProbability:ee(e.raw_logprob),
rank:(t.read?null:e.rank)??e.raw_rank,surprisal:o===null?1/0:Math.max(0,-o),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var Ao=(t,e,n)=>Object.
hasOwn(t,e)?t[e]:n,tn=t=>Object.hasOwn(rr,t)?s(rr[t]):t.replaceAll("_"," ");function Lo({message:t,fix:e,diagnostics:n=[]}){let o=n.map(r=>({knob:r.knob,message:s(
r.message),fix:s(r.fix)}));return o.some(r=>r.message===s(t))?o:[{knob:"",message:s(t),fix:s(e)},...o]}var Le=t=>Object.hasOwn(ir,t)?ir[t].map(e=>s(e)):[t,t];function Ue(t){
if(!Object.hasOwn(ar,t))return[t,s("is your own logits processor"),[]];let[e,n,o]=ar[t];return[s(e),s(n),o]}var re=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function te(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var Yi=new WeakMap;function Me(t,e,{plain:n=!1}={}){let o=n+e;Yi.get(
t)!==o&&(Yi.set(t,o),n?t.textContent=e:Re(t,e))}function ue(t,e){t.className!==e&&(t.className=e)}function le(t,e,n){let o=`${(n*100).toFixed(2)}%`,r=Xi.get(t)||
{};r[e]!==o&&(t.style[e]=o,Xi.set(t,{...r,[e]:o}))}var Xi=new WeakMap;function Q(t,e){let n=Zi.get(t)||{};for(let[o,r]of Object.entries(e))n[o]!==r&&t.setAttribute(
o,String(n[o]=r));Zi.set(t,n)}var Zi=new WeakMap;function Z(t,e){t.hidden===e&&(t.hidden=!e)}function cr(t,e){for(e.forEach(([n,o,r,i],a)=>{let l=t.childNodes[a];if(!l||l.localName!==n){let c=re(n);l?l.replaceWith(c):t.append(c),l=c}to(l,{...r,...o?{class:o}:
{}}),Array.isArray(i)?cr(l,i):A(l,i??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function to(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,o]of Object.entries(e))t.getAttribute(n)!==String(o)&&t.setAttribute(n,o)}var xe=t=>Math.round(t*10)/
10,lt=(t,e,n,o,r)=>["line",t,{x1:xe(e),y1:xe(n),x2:xe(o),y2:xe(r)},[]],nn=(t,e,n,o,r="middle")=>["text",t,{x:xe(e),y:xe(n),"text-anchor":r},o],Co=(t,e)=>["path",
t,{d:e.map(([n,o],r)=>`${r?"L":"M"}${xe(n)} ${xe(o)}`).join("")||"M0 0"},[]],dr=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n],Qi=(t,e,n)=>`\
M${xe(t)} ${xe(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;function Po(t){let e=atob(t.trim()),n=new Uint8Array(e.length);for(let o=0;o<e.length;o++)n[o]=e.charCodeAt(o);return n}function ea(){return!!(window.Plotly||document.getElementById("plotly")||window.GenerationPlaygroundPlotly)}var hr;function ta(){return hr??=Wh().catch(t=>{throw hr=
void 0,t}),hr}async function Wh(){if(window.Plotly)return window.Plotly;let t=document.getElementById("plotly"),e=document.createElement("script");if(t)e.textContent=
await Nh(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else throw new Error("This page does not say where Plo\
tly is.");let n=t?null:new Promise((o,r)=>{e.onload=o,e.onerror=()=>r(new Error(`Plotly could not be fetched from ${e.src}.`))});return document.head.append(e),
await n,window.Plotly}async function Nh(t){return new Response(new Blob([Po(t)]).stream().pipeThrough(new DecompressionStream("gzip"))).text()}var Rh=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/,qo=new Set;function ge(t,e,n){if(t.hidden=!e,!e)return;let o=pr(e),r=[...qo].find(i=>i.box===t);r?r.chart=o:Ih(t,o,
n),Wo(t,o)}function pr(t){return Mo(t)?s(t):Array.isArray(t)?t.map(pr):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([e,n])=>[e,pr(n)])):t}function Ih(t,e,n){
t.classList.add("gp-chart-box"),t.append(d("div","gp-chart-plot"),jh());let o={box:t,chart:e};n&&t.addEventListener("gp-press",({detail:r})=>n(r)),qo.add(o),new ResizeObserver(
()=>t.clientWidth&&t.dataset.width!==String(t.clientWidth)&&Wo(t,o.chart)).observe(t),t.closest(".gp-pane")?.addEventListener("gp-alone",()=>Wo(t,o.chart))}function jh(){
let t=d("details","gp-chart-values");return t.append(d("summary","",s("Values")),d("ul")),t}async function Wo(t,e){let n=t.querySelector(".gp-chart-plot");if(zh(
t.querySelector(".gp-chart-values"),e),to(n,{...Object.fromEntries([...n.attributes].map(({name:o,value:r})=>[o,r])),role:"group","aria-label":s("{chart}. Its v\
alues follow as a list.",{chart:e.layout.meta})}),!!t.clientWidth){t.dataset.width=String(t.clientWidth),t.setAttribute("aria-busy","true");try{let o=await ta(),
r={...no(e.layout,t),separators:Di(),autosize:!1,width:n.clientWidth,uirevision:"kept",dragmode:matchMedia("(pointer: coarse)").matches?!1:"zoom"};t.closest(".g\
p-alone")&&r.height&&(r.height=Math.max(r.height,Math.round(innerHeight*.6))),n.classList.contains("js-plotly-plot")?await o.react(n,no(e.data,t),r):(await o.newPlot(
n,no(e.data,t),r,Bh(o)),n.on("plotly_click",({points:[i]})=>t.dispatchEvent(new CustomEvent("gp-press",{detail:i}))))}catch(o){n.textContent=s("The chart could \
not be drawn: its library did not load. Reload the page; the values are in the list below."),console.error("Generation Playground:",o)}finally{t.removeAttribute(
"aria-busy")}}}function No(t,e,n){if(!t)return t;let{shapes:o=[],annotations:r=[]}=t.layout,i={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--g\
p-error)",width:1.5,dash:"dash"}},a={x:e,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[
...o,i],annotations:[...r,a]}}}function na(t,{x:e,y:n,words:o}){if(!t)return t;let r={type:"scatter",mode:"markers",x:[e],y:[n],text:[o],hoverinfo:"text",marker:{
color:"var(--gp-chosen)",symbol:"diamond",size:13}};return{...t,data:[...t.data,r]}}function Bh(t){let e=(o,r)=>({name:o==="svg"?s("Download plot as an SVG"):s(
"Download plot as a PNG"),icon:r,click(i){let a=i.layout.meta.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");t.downloadImage(i,{format:o,filename:a,
width:i.clientWidth,height:i.clientHeight,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:s("Zoom"),Pan:s("Pan"),"Zoom in":s("Zoom in"),"Zoom\
 out":s("Zoom out"),"Reset axes":s("Reset axes"),"Double-click to zoom back out":s("Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,modeBarButtonsToRemove:[
"toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function zh(t,{data:e}){let n=e.flatMap(({text:o,
hovertext:r=o,hoverinfo:i})=>i==="text"&&Array.isArray(r)?r.flat():[]).filter(Boolean);t.hidden=!n.length,t.querySelector("ul").replaceChildren(...n.map(o=>d("l\
i","",o)))}function no(t,e){return Array.isArray(t)?t.map(n=>no(n,e)):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([n,o])=>[n,no(o,e)])):typeof t==
"string"?Fh(t,e):t}function Fh(t,e){let[,n,o]=Rh.exec(t)||[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let r=getComputedStyle(
e).getPropertyValue(n).trim();return o===void 0?r:`rgba(${[1,3,5].map(a=>parseInt(r.slice(a,a+2),16)).join(", ")}, ${o})`}function oa(){for(let t of qo)t.box.isConnected?
Wo(t.box,t.chart):qo.delete(t)}matchMedia("(prefers-color-scheme: dark)").addEventListener("change",oa);for(let t of[document.documentElement,document.body])t&&
new MutationObserver(oa).observe(t,{attributeFilter:["class"]});var Ro=3;function qt(t,e,n){let o=e==="bits"?"log₂":"ln",r=({p:l,q:c})=>Math.abs(l*Math.log(l/c)),a=t.filter(({p:l,q:c})=>l>0&&c>0).sort((l,c)=>r(c)-r(l)).slice(
0,Ro).map(({text:l,p:c,q:h})=>`${J(l)} ${U(c)} · ${o}(${U(c)} / ${U(h)})`);return a.length?s("{terms} + the terms of all other tokens = {value}",{terms:a.join(
" + "),value:n}):""}function sa(t,e){let o=[...t].sort((r,i)=>Math.abs(i.p-i.q)-Math.abs(r.p-r.q)).slice(0,Ro).map(({text:r,p:i,q:a})=>`${J(r)} |${U(i)} − ${U(
a)}|`);return o.length?s("½ · ({terms} + the terms of all other tokens) = {value}",{terms:o.join(" + "),value:e}):""}var Wt=(t,e,n)=>`${/^[-−]/.test(t)?`(${t}\
)`:t} / ${e} = ${n}`;function Ae(t){let e=t.filter(Boolean);return e.length?e.length>Ro?we([...e.slice(0,Ro),"…"]):pe(we(e)):""}var Hh={"views#why-this-token":`vocabulary prompt length ending logit probability logprob mean-logprob cumulative-logprob bits perplexity rank processor
    kept distinct-n repetition context parameters memory`,"views#side-by-side":"sample greedy self-bleu words-in-common interval","views#how-the-next-token-move\
s-with-the-prompt":"kl js","views#where-the-beams-went":"sequence-score","views#is-the-draft-worth-it":"bonus acceptance-length expected-acceptance passes-saved\
 draft-cost speed-up residual","views#is-it-watermarked":"threshold p-value false-positive-rate detection-rate auc","views#which-answer-is-likelier":"answer-sha\
re","views#how-much-do-fewer-bits-cost":"top-agreement","views#chats-translations-batches":"padding","serving#time":"speed first-token time between-tokens laten\
cy percentile","serving#what-happens-in-a-step":"decode block queue","knobs#do_sample":"sampling","knobs#temperature":"temperature","knobs#top_k":"top-k","knobs\
#top_p":"top-p","knobs#min_p":"min-p","knobs#repetition_penalty":"repetition-penalty","knobs#length_penalty":"length-penalty","knobs#diversity_penalty":"diversi\
ty-penalty","knobs#constraints":"constraint"},Dh=Object.fromEntries(Object.entries(Hh).flatMap(([t,e])=>e.split(/\s+/).map(n=>[n,t])));function Io(t){let e=document.
querySelector("link[rel=help]");if(!e)return[];let n=t?Dh[t]||`glossary#${t}`:"";return[d("a","gp-link",s("Docs"),{href:e.href+n,target:"_blank",rel:"noopener"})]}var ra={token:()=>({name:s("token"),meaning:s("The piece of text that a model reads and writes at once: a word, a part of one, a sign, or a few bytes.")}),vocabulary:()=>({
name:s("vocabulary"),meaning:s("All the tokens that a model knows.")}),prompt:()=>({name:s("prompt"),meaning:s("The text that the model is given, and goes on wi\
th.")}),step:()=>({name:s("step"),meaning:s("One choice of a next token. In beam search all running beams take it together.")}),length:()=>({name:s("length"),meaning:s(
"How many tokens a text has, without the prompt; the one that ends it counts."),formula:"n",unit:s("tokens")}),ending:()=>({name:s("end of a text"),meaning:s("W\
hat ended a text: the model’s end-of-sequence token (EOS), a stop string, a limit, your own criterion or decoding loop, or a person.")}),sample:()=>({name:s("\
sample"),meaning:s("One of several texts that are drawn with the same settings, each with a seed of its own. A text of probability p is expected N · p times amo\
ng N samples."),formula:"N · p"}),logit:()=>({name:s("logit"),meaning:s("The model’s raw score for a token. Only the differences between the logits of a step m\
atter."),formula:"p = e^logit / Σ e^logit"}),probability:()=>({name:s("probability"),meaning:s("How likely a token is to come next, among all of the vocabulary\
."),formula:"p = e^logit / Σ e^logit",unit:"%"}),distribution:()=>({name:s("distribution"),meaning:s("The probabilities of all tokens of the vocabulary at one \
step; they sum to 1."),formula:"Σ p = 1"}),logprob:()=>({name:s("log-probability"),meaning:s("The natural logarithm of a probability: 0 is certain, and each to\
ken adds its own to the sum of a text."),formula:"log p",unit:"nats"}),"mean-logprob":()=>({name:s("mean log-probability"),meaning:s("The logarithm of a token’s\
 probability, on average."),formula:"(Σ log p) / n",unit:s("bits or nats")}),"cumulative-logprob":()=>({name:s("cumulative log-probability"),meaning:s("The log\
arithm of the probability of the whole text: the sum over its tokens."),formula:"Σ log p",unit:s("bits or nats")}),surprisal:()=>({name:s("surprisal"),meaning:s(
"How unexpected a token was: 0 bits where it was certain, one more for each halving of its probability."),formula:"−log₂ p",unit:s("bits or nats")}),bits:()=>({
name:s("bits and nats"),meaning:s("Units of information: bits count with the logarithm to base 2, nats with the natural one."),formula:"1 nat = 1.443 bits"}),entropy:()=>({
name:s("entropy"),meaning:s("How uncertain the next token was, on average."),formula:"H = −Σ p · log₂ p",unit:s("bits or nats")}),"logit-lens":()=>({name:s(
"logit lens"),meaning:s("What a layer of the model would say if it were the last: the model’s own head, applied to what the layer hands on.")}),"cross-attenti\
on":()=>({name:s("cross-attention"),meaning:s("How much a decoder takes from each position of what its encoder has read: weights that add up to 1 in each head o\
f each layer. They tell where information came from, not why a token was chosen."),formula:"softmax(Q Kᵀ / √d)"}),perplexity:()=>({name:s("perplexity"),meaning:s(
"How many equally likely tokens there were to choose from, on average: e to the power of minus the mean log-probability in nats."),formula:"exp(−(Σ log p) / n)"}),
rank:()=>({name:s("rank"),meaning:s("The place of a token when all are sorted by probability: 1 is the likeliest.")}),greedy:()=>({name:s("greedy"),meaning:s("T\
akes the most probable token at each step."),formula:"argmax p"}),sampling:()=>({name:s("sampling"),meaning:s("Draws each token at random, with the probabilitie\
s that the processors left.")}),seed:()=>({name:s("seed"),meaning:s("The number from which all draws of a run follow: the same seed and settings give the same t\
ext again.")}),processor:()=>({name:s("logits processor"),meaning:s("A rule that changes the scores of a step before a token is chosen: it removes tokens or mak\
es some likelier.")}),temperature:()=>({name:s("temperature"),meaning:s("What the logits are divided by: below 1 likely tokens become likelier, above 1 all beco\
me more alike."),formula:"p ∝ e^(logit / T)"}),"top-k":()=>({name:s("top-k"),meaning:s("Keeps the k likeliest tokens and removes the others.")}),"top-p":()=>({
name:s("top-p"),meaning:s("Keeps the likeliest tokens until together they have probability p: the nucleus."),formula:"min n: p₁ + … + pₙ ≥ p"}),"min-p":()=>({
name:s("min-p"),meaning:s("Keeps the tokens with at least this share of the likeliest one’s probability."),formula:"p ≥ min_p · p₁"}),"repetition-penalty":()=>({
name:s("repetition penalty"),meaning:s("Makes tokens that have occurred less likely: positive logits are divided by it, negative ones multiplied."),formula:"log\
it / θ, logit · θ"}),kept:()=>({name:s("mean tokens kept"),meaning:s("How many tokens could be chosen, on average: all of the vocabulary before the processor\
s."),formula:"(Σ kept) / n",unit:s("tokens")}),"distinct-n":()=>({name:s("distinct-n"),meaning:s("The number of different n-grams (runs of n tokens) over the n\
umber of all of them: 1 means that none occurs twice."),formula:s("different / all")}),repetition:()=>({name:s("repetition"),meaning:s("The share of tokens that\
 occur among the 128 tokens before them."),formula:s("repeated / all"),unit:"%"}),"self-bleu":()=>({name:s("Self-BLEU"),meaning:s("How alike several texts are: \
the mean of BLEU-4 of each against all the others. 1 means that all are the same.")}),"words-in-common":()=>({name:s("words in common"),meaning:s("The share of \
the words of two texts that both have in the same order."),formula:s("2 · shared / (words of one + words of the other)"),unit:"%"}),beam:()=>({name:s("beam"),meaning:s(
"One of the texts that beam search continues at the same time; the best sums of log-probabilities go on."),formula:"Σ log p",unit:"nats"}),pruned:()=>({name:s(
"pruned"),meaning:s("Of a beam: it was considered, but others with better sums took all places.")}),hypothesis:()=>({name:s("hypothesis"),meaning:s("A text of a\
 beam search, finished or not. The finished ones compete with their final scores.")}),"sequence-score":()=>({name:s("sequence score"),meaning:s("The number by w\
hich finished texts of a beam search compete: the sum of the log-probabilities after the length penalty."),formula:"Σ log p / n^length_penalty",unit:"nats"}),"\
length-penalty":()=>({name:s("length penalty"),meaning:s("The power of the length by which a beam’s sum is divided in its final score: above 0 it favours longer\
 texts."),formula:"Σ log p / n^length_penalty"}),"diversity-penalty":()=>({name:s("diversity penalty"),meaning:s("In diverse beam search: what a token loses fo\
r each beam of earlier groups that has just chosen it."),formula:"log p − λ · n",unit:"nats"}),constraint:()=>({name:s("constraint"),meaning:s("What a text \
must contain, in constrained beam search. Texts that have equally many of its tokens form a bank; banks take turns in passing on their best.")}),"degeneration-p\
enalty":()=>({name:s("degeneration penalty"),meaning:s("In contrastive search: the largest cosine similarity of a token’s hidden state with those of the text so\
 far."),formula:"(1 − α) · p − α · penalty"}),draft:()=>({name:s("draft"),meaning:s("Tokens that something cheap proposes, and that the target model jud\
ges all in one forward pass."),formula:"min(1, p / q)"}),target:()=>({name:s("target model"),meaning:s("The model whose text is written: it judges the drafts.")}),
bonus:()=>({name:s("bonus"),meaning:s("The target’s own token after a draft that was kept whole: its forward pass gives one more.")}),correction:()=>({name:s(
"correction"),meaning:s("The target’s own token in place of the first rejected draft token.")}),"acceptance-rate":()=>({name:s("acceptance rate"),meaning:s("T\
he share of drafted tokens that the target kept."),formula:s("accepted / drafted"),unit:"%"}),"acceptance-length":()=>({name:s("acceptance length"),meaning:s("T\
he tokens that a round with a draft writes on average, including the target’s own."),formula:s("1 + accepted / rounds"),unit:s("tokens")}),"expected-acceptanc\
e":()=>({name:s("expected acceptance rate"),meaning:s("The probability with which speculative sampling keeps a drafted token, over all tokens that could have be\
en drafted there."),formula:"Σ min(p, q)",unit:"%"}),"passes-saved":()=>({name:s("forward passes saved"),meaning:s("The tokens that a run wrote beyond one for \
each forward pass of the target model."),formula:s("tokens − rounds")}),"draft-cost":()=>({name:s("cost of a draft"),meaning:s("What drafting one token, or ve\
rifying a draft, takes, in units of the time for one token without drafts."),formula:s("its time / time per token without drafts")}),"speed-up":()=>({name:s("sp\
eed-up"),meaning:s("How many times faster a run is with drafts. The formula expects it from the acceptance rate α, the drafted tokens γ and the cost c of drafti\
ng one."),formula:"(1 − α^(γ+1)) / ((1 − α) · (γ · c + 1))"}),residual:()=>({name:s("residual distribution"),meaning:s("What the target gives beyond t\
he draft model. The token that replaces a rejected one is drawn from it."),formula:"max(0, p − q) / Σ max(0, p − q)"}),interval:()=>({name:s("interval"),meaning:s(
"Where the true value lies with the named probability, as far as the runs can tell. Where the intervals of two values overlap, it is not known which is larger.")}),
watermark:()=>({name:s("watermark"),meaning:s("A bias in the choice of tokens that a detector can find later, and a reader cannot see.")}),"green-list":()=>({name:s(
"green list"),meaning:s("The part of the vocabulary that a watermark favours at a step; it follows from the tokens before."),formula:"logit + δ"}),"g-value":()=>({
name:s("g-value"),meaning:s("In SynthID: 0 or 1 for a token, a context and a key. Marked texts have more ones than half.")}),"z-score":()=>({name:s("z-score"),meaning:s(
"How many standard deviations more green tokens a text has than it would by chance."),formula:"(g − γ · n) / √(n · γ · (1 − γ))"}),threshold:()=>({name:s(
"threshold"),meaning:s("The score above which a detector says that a text is watermarked.")}),"p-value":()=>({name:s("p-value"),meaning:s("The probability of a \
result at least as extreme by chance alone. A small p makes chance a poor explanation."),formula:"P(Z ≥ z)"}),"false-positive-rate":()=>({name:s("false-positi\
ve rate"),meaning:s("The share of texts without the watermark that pass the threshold."),formula:s("passed / texts without it"),unit:"%"}),"detection-rate":()=>({
name:s("detection rate"),meaning:s("The share of texts with the watermark that pass the threshold."),formula:s("found / texts with it"),unit:"%"}),auc:()=>({name:"\
AUC",meaning:s("The area under the ROC curve: how often a text with the watermark scores higher than one without. 50% is guessing."),unit:"%"}),kl:()=>({name:s(
"KL divergence"),meaning:s("How far one distribution is from another: the extra surprisal on average where q stands for p. 0 where they are the same."),formula:"\
Σ p · log₂(p / q)",unit:s("bits or nats")}),"total-variation":()=>({name:s("total variation distance"),meaning:s("The probability that has to be moved to ma\
ke one distribution of another."),formula:"½ · Σ |p − q|",unit:"%"}),js:()=>({name:s("Jensen-Shannon divergence"),meaning:s("The mean KL divergence of two \
distributions from their average: the same both ways, and at most 1 bit."),formula:"½ · KL(p ‖ m) + ½ · KL(q ‖ m), m = (p + q) / 2",unit:s("bits or nats")}),
"answer-share":()=>({name:s("share among answers"),meaning:s("How probable one of the named answers is, if it must be one of these: the softmax of their log-pro\
babilities."),formula:"e^(log P) / Σ e^(log P)",unit:"%"}),"top-agreement":()=>({name:s("same top token"),meaning:s("How often the same token is the likeliest \
for both models: there greedy decoding would continue in the same way."),formula:s("same / all places"),unit:"%"}),speed:()=>({name:s("tokens per second"),meaning:s(
"The tokens of a run over the time since it began, including the wait for the first one."),formula:"n / s"}),"first-token":()=>({name:s("time to first token"),meaning:s(
"From the start of the run to its first token, without queueing or loading the model."),unit:"s"}),time:()=>({name:s("time"),meaning:s("The time between two eve\
nts of a run on this machine. Runs that share the machine slow each other down."),unit:"s"}),padding:()=>({name:s("padding"),meaning:s("Tokens that fill shorter\
 prompts of a batch to one length. The attention mask hides them (0); positions count the tokens that are read.")}),"continuous-batching":()=>({name:s("continuo\
us batching"),meaning:s("Serving in which requests join the forward passes and leave them at any step, and nobody waits for the longest text of a batch.")}),prefill:()=>({
name:s("prefill"),meaning:s("The model reads a prompt, in one step or, where the token budget is too small for that, in parts (chunked prefill). The first new t\
oken comes of it."),unit:s("tokens")}),decode:()=>({name:s("decode"),meaning:s("A step of a request that reads its last token and writes the next one."),unit:s(
"tokens")}),block:()=>({name:s("cache block"),meaning:s("A part of the key-value cache with room for so many tokens (the block size). A request takes blocks as \
its text grows, and gives them back at its end."),formula:s("blocks = tokens / block size, rounded up")}),"prefix-sharing":()=>({name:s("prefix sharing"),meaning:s(
"Requests whose prompts begin alike use the same blocks for that part: it is read once. A block that nobody uses any more is kept for its content until its room\
 is needed."),unit:s("tokens")}),"token-budget":()=>({name:s("token budget"),meaning:s("How many tokens a step may read at most, those of prefill and of decode \
together."),unit:s("tokens")}),queue:()=>({name:s("queue"),meaning:s("The requests that have come and have no place yet; the scheduler chooses who is next."),unit:s(
"requests")}),starved:()=>({name:s("starved"),meaning:s("A request that needs a block for its next token while none is free: it gets nothing in this step.")}),preempted:()=>({
name:s("preempted"),meaning:s("A request that lost its blocks to the others and waits again. It has to read its prompt and its text once more.")}),"between-toke\
ns":()=>({name:s("time between tokens"),meaning:s("From one token of a request to its next one: what a person who reads along waits for."),unit:s("steps, s")}),
latency:()=>({name:s("latency"),meaning:s("From when a request comes until its last token."),formula:s("end − arrival"),unit:s("steps, s")}),percentile:()=>({
name:s("p50 and p95"),meaning:s("The least value that half of all values, or 95% of them, do not exceed.")}),memory:()=>({name:s("memory of a model"),meaning:s(
"The size of its weights: the number of parameters times the bytes of each in its precision."),formula:s("parameters · bytes of each"),unit:"MB, GB"}),parameters:()=>({
name:s("parameters"),meaning:s("The numbers that a model has learned: its weights.")}),precision:()=>({name:s("precision"),meaning:s("How many bits each weight \
is held in: float32 has 32, bfloat16 and float16 16, quantized weights 8 or 4."),unit:s("bits of each weight")}),context:()=>({name:s("context"),meaning:s("How \
many tokens a model can read and write together."),unit:s("tokens")}),canvas:()=>({name:s("canvas"),meaning:s("In block diffusion: places that are denoised toge\
ther. A place is accepted where the entropy of its distribution is low enough.")})},oo=Object.keys(ra),vn=t=>ra[t]();var ur="#glossary",kt=null,jo=t=>`${ur}=${t}`;function fr(){let[t,e=""]=location.hash.split("=");return t!==ur?null:oo.includes(e)?e:""}function ia(t){try{history.
replaceState(history.state,"",location.pathname+location.search+t)}catch{}}var mr=({formula:t,unit:e})=>[...t?[d("p","gp-formula",t.replaceAll("−(","−⁠("))]:
[],...e?[d("p","gp-term-unit",s("Unit: {unit}",{unit:e}))]:[]];function Kh(){let t=d("dialog","gp-glossary",null,{"aria-label":s("Glossary")}),e=d("button","gp-\
button",s("Close"),{type:"button"});e.addEventListener("click",()=>t.close());let n=d("header","gp-head");n.append(d("h3","gp-title",s("Glossary")),...Io(),e);let o=d(
"div");for(let r of oo){let i=vn(r),a=d("section","gp-term-entry",null,{id:`gp-term-${r}`,tabindex:"-1"}),l=d("h4");l.append(d("a","gp-term-link",i.name,{href:jo(
r),title:s("Link to this term")})),a.append(l,d("p","",i.meaning),...mr(i)),o.append(a)}return t.append(n,o),t.addEventListener("click",({target:r})=>r===t&&t.close()),
t.addEventListener("close",()=>fr()!==null&&ia("")),t}function Nt(t,e){kt??=Kh(),kt.parentNode!==t&&(kt.open&&kt.close(),t.append(kt)),kt.open||kt.showModal();for(let o of kt.
querySelectorAll(".gp-term-entry"))o.classList.toggle("gp-current",o.id===`gp-term-${e}`);let n=e?kt.querySelector(`#gp-term-${e}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),ia(e?jo(e):ur)}function Bo(t,e){let n=t.target.closest(".gp-term-link");!n||t.ctrlKey||t.metaKey||t.shiftKey||(t.preventDefault(),
Nt(e,n.getAttribute("href").split("=")[1]))}var gr=new WeakMap,br=new WeakMap;function Se(t,e){gr.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function oe(t,e,n,o={}){br.set(t,{id:e,run:n,...o});let r=o.
meaning||"";t.dataset.tip!==r&&(t.dataset.tip=r),t.dataset.term!==e&&(t.dataset.term=e),t.tabIndex!==0&&(t.tabIndex=0)}function he(t,e){for(let n of t.querySelectorAll(
"[data-run]")){let{run:o}=n.dataset;Object.hasOwn(e,o)&&br.set(n,{...la(n),run:e[o]})}}function la({dataset:{term:t,tip:e,formula:n,unit:o}}){return{id:t,run:()=>"",
meaning:e,...n!==void 0&&{formula:n},...o!==void 0&&{unit:o}}}var wr=t=>t&&br.get(t)||(t?.dataset.term?la(t):null),Gh={run:t=>s("In this run: {words}",{words:t}),
runs:t=>s("In these runs: {words}",{words:t}),text:t=>s("In this text: {words}",{words:t}),model:t=>s("In this model: {words}",{words:t})},Uh=t=>t.replaceAll("−\
(","−⁠(");function Vh({id:t,run:e,meaning:n,...o},r,i){let a={...vn(t),...o},l=e(),c=d("button","gp-link",s("Glossary (key G)"),{type:"button",tabindex:"-1"});
c.addEventListener("click",()=>Nt(r,t));let h=d("p","gp-in-run");return h.append(yn(Gh[i](Uh(l)))),[d("p","",n||a.meaning),...mr(a),...l?[h]:[],c,...Io(t).map(u=>(u.
tabIndex=-1,u))]}function aa(t,e,n){let o=wr(t);return o?Vh(o,e,n):[yn(gr.has(t)?gr.get(t)():t.dataset.tip)]}function ca(t,e="run"){let n=null,o=null;function r(){
n=d("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)}),n.hidden=!0}function i(u){if(n&&n.contains(u.target))return;let f=u.target.
closest("[data-tip]");f!==o&&(o&&o.removeAttribute("aria-describedby"),o=f,n||r(),n.hidden=!f,f&&(n.classList.toggle("gp-term",!!wr(f)),n.replaceChildren(...aa(
f,t,e)),f.setAttribute("aria-describedby",n.id),a(f)))}function a(u){let f=u.closest("[data-holds-tips]")||t;n.parentNode!==f&&f.append(n);let[x,q]=[f.getBoundingClientRect(),
u.getBoundingClientRect()],W=Math.min(q.left-x.left,x.width-n.offsetWidth-8);n.style.left=`${Math.max(8,W)+f.scrollLeft}px`;let[N,L]=f===t?[0,innerHeight]:[Math.
max(0,x.top),Math.min(innerHeight,x.bottom)],P=q.bottom+5+n.offsetHeight>L&&q.top-5-n.offsetHeight>=N;n.classList.toggle("gp-above",P),n.style.top=`${(P?q.top-5-
n.offsetHeight:q.bottom+5)-x.top+f.scrollTop}px`}let l=()=>i({target:t});function c(){if(!o)return;if(!t.contains(o)||!o.getClientRects().length){l();return}let u=aa(
o,t,e);u.map(x=>typeof x=="string"?x:x.textContent).join("")!==n.textContent&&(n.replaceChildren(...u),a(o))}let h=()=>wr(o);return t.addEventListener("pointero\
ver",i),t.addEventListener("pointerleave",({pointerType:u})=>!(u==="touch"&&h())&&l()),t.addEventListener("focusin",i),t.addEventListener("focusout",({relatedTarget:u})=>!(n&&
n.contains(u))&&l()),t.addEventListener("click",u=>Bo(u,t)),t.addEventListener("keydown",u=>{if(u.key==="Escape"&&l(),u.key.toLowerCase()!=="g"||u.ctrlKey||u.metaKey||
u.altKey||u.target!==o)return;let f=h();f&&(u.preventDefault(),Nt(t,f.id))}),c}var Jh=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),kr=(t,e,n,o=1)=>Jh(t,e)/(e*n+o),Fe=t=>V(t)?`${X(t,2)} ×`:"–",Rt=({low:t,high:e})=>`${X(t,2)}–${X(
e,2)}`,zo=()=>s("The true median lies in it with a probability of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer than 5 pairs do\
 not give that certainty, so nothing is claimed from them."),Fo=t=>t<.9995?`${Ct(t*1e3,3)} ms`:`${Ct(t,3)} s`;function He(t,{done:e,runs:n}){if(e>=n)return"";let o={
done:B(e),left:B(n-e)};return t.done?z(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",o):z(n,"{done} of {count} run ended, {\
left} to come.","{done} of {count} runs ended, {left} to come.",o)}var Sn=s("Somebody else’s runs were decoded at the same time, so these times are not reliable\
. Measure again when the machine is idle.");function da(t,e){let n=L=>t.querySelector(".gp-"+L),o=t.querySelector("table"),r=[["draft_acceptance_rate",s(gn.draft_acceptance_rate),"acceptance-rate",({draft_acceptance_rate:L})=>V(
L)&&H(L),{}],["judged_acceptance_rate",s(gn.judged_acceptance_rate),"acceptance-rate",({rate:L})=>V(L)&&H(L),{formula:s("accepted / judged")}],["mean_acceptance\
_length",s(gn.mean_acceptance_length),"acceptance-length",({mean_acceptance_length:L})=>V(L)&&X(L,2),{}],[s("drafted per round"),s("Drafted tokens / rounds. A c\
onfidence threshold and the end of a text make drafts shorter than the limit."),"draft",({drafted:L})=>V(L)&&X(L,2),{formula:s("drafted / rounds")}],[s("speed-u\
p"),`${s("Time per token without drafts / time per token with drafts: the median over the pairs of runs, and its 90 % interval.")} ${zo()}`,"speed-up",({speedup:L,
pairs:P})=>L&&z(P,"{times}, of {count} pair of runs","{times}, {interval} over {count} pairs of runs",{times:Fe(L.median),interval:Rt(L)}),{formula:""}],[s("for\
mula"),s("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row."),"speed-up",({rate:L,drafted:P,formula:M})=>V(
M)&&s("α = {rate} and γ = {drafted} give {times}",{rate:U(L),drafted:U(P,2),times:Fe(M)}),{}]],i=()=>e.answered("lengths"),a=L=>Ae(e.found.points.map(P=>{let M=L(
P);return M?s("{name}: {words}",{name:l(e.found.knob,P),words:M}):""})),l=(L,{value:P})=>`${L} = ${P}`;function c(L){let[P,M,E,_,{setting:y,times:b}]=h(L);Q(n("\
answer"),{"data-verdict":P}),A(n("answer-sign"),M);let p=n("answer-words"),m=JSON.stringify([E,y,b]);p.dataset.key!==m&&(p.dataset.key=m,p.replaceChildren(...be(
E,{setting:d("code","",y),times:b}))),A(n("answer-more"),_),e.done&&A(n("told"),`${p.textContent}. ${_}`),A(n("missing"),He(e,L)),Z(n("warning"),!!L.others),A(n(
"warning"),L.others?"⚠ "+s(Sn):"")}function h({knob:L,points:P,leader:M,rivals:E,best:_,fewest:y,noise:b}){let p=P.filter(({speedup:k})=>k);if(b&&p.length)return[
"wait","…",s("No verdict on time"),s(b),{}];let m=p.find(k=>k.group===M);if(!m){if(e.done)return["wait","…",s("No answer"),s("No setting has a complete pair\
 of runs."),{}];let k=z(P.length,"{known} of {count} setting measured.","{known} of {count} settings measured.",{known:B(p.length)});return["wait","…",s("Not \
known yet"),p.length?k:s("The first counted runs are under way."),{}]}let{speedup:w,verdict:S,pairs:$}=m,C=l(L,m),[g,v]=[Fe(w.median),Rt(w)],O={slower:[s("It is\
 slower than decoding without drafts.")],even:[s("The interval includes 1: no clear difference from decoding without drafts.")]}[S]||[];if(S==="wait"){let k=z($,
"{setting} has the highest median, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{setting} has the highest median, {times}, of {coun\
t} pairs of runs: too few to tell, {fewest} are needed.",{setting:C,times:g,fewest:B(y)});return["wait","…",s(e.done?"No answer":"Not known yet"),k,{}]}if(p.length===
1){let[k,R]={faster:["good","▲"],slower:["bad","▼"],even:["even","≈"]}[S];return[k,R,s("{setting} is the only setting that was measured: {times}"),[s("90 \
% interval: {interval}.",{interval:v}),...O].join(" "),{setting:C,times:g}]}if(_===null){let k=E.length>2&&E.length===p.length-1?s("{setting} has the highest me\
dian, {times}, with a 90 % interval of {interval}; all others may be as good.",{setting:C,times:g,interval:v}):s("{setting} has the highest median, {times}, wit\
h a 90 % interval of {interval}; {others} may be as good.",{setting:C,times:g,interval:v,others:u(P.filter(R=>E.includes(R.group)).map(({value:R})=>R))});return[
"even","≈",s(e.running?"No clear best setting so far":"No clear best setting"),[k,...O,s("More repeats tell more.")].join(" "),{}]}let[T,I]={faster:["good","★"],
even:["even","★"],slower:["bad","▼"]}[S],j=S==="slower"?s(e.running?"{setting} is best so far, but only {times}":"{setting} is best, but only {times}"):s(e.
running?"{setting} is best so far: {times}":"{setting} is best: {times}");return[T,I,j,[s("90 % interval: {interval}.",{interval:v}),s("It was faster than each \
of the others, turn by turn."),...O].join(" "),{setting:C,times:g}]}let u=L=>L.length<2?L.join(""):s("{names} and {last}",{names:L.slice(0,-1).join(", "),last:L.
at(-1)});function f({points:L,curve:P,measured_curve:M}){ge(n("settings"),e.charts.lengths),Z(n("of-formula"),P.length>0),Z(n("of-verify"),M.length>0),Z(n("of-o\
wn"),L.some(({formula:E})=>V(E)))}function x(L){if(!o.tHead){let P=d("tr");P.append(d("th","",null,{scope:"col"}),...r.map(([M,E,_,y,b])=>{let p=d("th","",null,
{scope:"col"}),m=d("span");return oe(m,_,()=>a(y),{meaning:E,...b}),m.append(...M.split(/(?<=_)/).flatMap(w=>[w,d("wbr")])),p.append(m),p})),o.createTHead().append(
P),o.createTBody()}A(o.tHead.rows[0].cells[0],L)}function q(){let L=d("tr"),P=d("th","",null,{scope:"row"});P.append(d("span"),d("b","","",{"aria-hidden":"true"}),
d("span","gp-hidden"));let M=d("td");return M.append(d("span"),d("small")),L.append(P,...r.slice(0,-2).map(()=>d("td")),M,d("td")),L}function W({knob:L,points:P,
best:M}){x(L);let E=te(o.tBodies[0],P.length,q);P.forEach((_,y)=>{let[b,...p]=E[y].cells,[m]=p.splice(-2,1),w=_.group===M;ue(E[y],w?"gp-best":""),A(b.children[0],
_.value),A(b.children[1],w?" ★":""),A(b.children[2],w?` ${s("(best)")}`:""),A(m.children[0],_.speedup?Fe(_.speedup.median):"–"),A(m.children[1],_.speedup?` \
 ${Rt(_.speedup)}`:"");let{draft_acceptance_rate:S,rate:$,mean_acceptance_length:C,drafted:g,formula:v}=_;[V(S)?H(S):"–",V($)?H($):"–",U(C,2),U(g,2),Fe(v)].
forEach((T,I)=>A(p[I],T))})}function N(){let L=e.found;c(L),f(L),W(L)}return L=>{t.hidden=!i(),!t.hidden&&(L.found||L.status)&&N()}}var _n=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={},this.onlyShown=!1}feed(e){
e.length>=this.position&&e.startsWith(this.head)&&e.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=e.lastIndexOf(`
`)+1;for(;this.position<o;){let r=e.indexOf(`
`,this.position);this.readLine(e.slice(this.position,r)),this.position=r+1}this.head=e.slice(0,Math.min(o,100)),this.tail=e.slice(Math.max(0,o-100),o)}read(e){throw new Error(
"nobody reads "+e.type)}readLine(e){if(e.trim())try{this.read(JSON.parse(e))}catch(n){console.error("Generation Playground: a line of the log was skipped.",n,e.
slice(0,200))}}get canAsk(){return!this.onlyShown&&Object.keys(this.answers).length>0}ask(e){!this.onlyShown&&Object.hasOwn(this.answers,e.type)&&this.answers[e.
type](e)}subscribe(e,n){let o={element:e,update:n};this.subscribers.add(o),this.tell(o,Object.fromEntries(this.kinds.map(r=>[r,!0])))}changed(e){Object.keys(this.
changes).length===0&&requestAnimationFrame(()=>this.flush()),this.changes[e]=!0}flush(){let e=this.changes;this.changes={};for(let n of this.subscribers)n.element.
isConnected?this.tell(n,e):this.subscribers.delete(n)}tell(e,n){try{e.update(n)}catch(o){console.error("Generation Playground: a pane could not be drawn.",o)}}};var yr=t=>({place:0,since:t.is_open?0:null,tail:[],spans:[]});function xr(t,e,n,{start:o,end:r}){let{place:i}=t,{since:a,spans:l}=t,c=[...t.tail,[i,e]];for(;;){
let h=a===null?o:r,u=c.map(([,x])=>x).join("").indexOf(h);if(u<0)break;let f=Yh(c,u);a===null?a=i+1:(l=[...l,{start:a,stop:Math.max(a,f),end:i+1}],a=null),c=Xh(
c,u+h.length)}return n&&a!==null&&a<=i&&(l=[...l,{start:a,stop:i,end:null}],a=null,c=[]),{place:i+1,since:a,tail:Zh(c,(a===null?o:r).length-1),spans:l}}function ha(t,e){
if(!e)return[];let n=yr(e);for(let{chosen:a,piece:l}of t)n=xr(n,a.text,l===null,e);let{spans:o,since:r,place:i}=n;return r===null?o:[...o,{start:r,stop:i,end:null}]}
function Yh(t,e){let n=e;for(let[o,r]of t)if(n-=r.length,n<0)return o;return t.at(-1)[0]}function Xh(t,e){let n=e;return t.flatMap(([o,r])=>{let i=r.slice(n);return n=
Math.max(0,n-r.length),i?[[o,i]]:[]})}function Zh(t,e){let[n,o]=[t.length,0];for(;n>0&&o<e;)o+=t[--n][1].length;return t.slice(n)}var Qh=20,on=class extends _n{constructor(){super(["run","steps","status","selection","unit","prompt","watched","searched","found","written"]),this.unit="bits",
this.searched=new Map,this.found={look_into:new Map,attend:new Map},this.mostPlaces={},this.written=null,this.text="",this.turn=void 0,this.fed={turn:void 0,started:!1},
this.recordedTurn=void 0,this.beginsHidden=!1,this.asked=null,this.clear()}clear(){this.queued=null,this.loading=null,this.shared=1,this.apart=!1,this.started=null,
this.finished=null,this.failed=null,this.lasts=[],this.newest=null,this.numTokens=0,this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.canvasSteps=[],this.
prompts=[],this.texts=new Map,this.returned=null,this.selected=null,this.suggested=!1,this.rejected=null,this.promptSteps=[],this.hideFrom=this.beginsHidden?0:null}feedRun(e,n){
n!==this.fed.turn&&(this.fed={turn:n,started:!1},this.feed("")),this.feed(e),this.fed.started&&Object.assign(this,{text:e,turn:n})}read(e){let n=ep[e.type];if(!n)
throw new Error("unknown event "+e.type);n(this,e)}countStep(e){this.numTokens+=1,this.elapsed=e.elapsed,this.firstElapsed??=e.elapsed,this.changed("steps")}get recorded(){
return this.recordedTurn!==void 0&&this.turn===this.recordedTurn}get readsSource(){return!!(this.started&&this.started.decoder_tokens.length)}get prefix(){return this.
readsSource?this.started.decoder_tokens:this.started.prompt_tokens}get denoises(){return!!(this.started&&this.started.mode==="block_diffusion")}get isFromElsewhere(){
return!!(this.started&&this.started.elsewhere)}get hasReadMedia(){return!!(this.started&&((this.started.request.media||[]).length||(this.started.media||[]).length))}get looksAtMedia(){
return this.hasReadMedia&&this.readsSource&&!this.started.prompt_tokens.length}get speaks(){return!!(this.started&&this.started.codebooks)}get canAsk(){return super.
canAsk&&!this.isFromElsewhere&&!this.speaks}get stepping(){if(!this.started||this.usesBeams)return!1;if(this.finished?.sequences[0]?.stop_reason==="step")return!0;
let{given:e,only_given:n,config:o={}}=this.started.request;return typeof e=="string"?!1:Array.isArray(e)&&n||o.max_new_tokens===(e||[]).length+1}get usesBeams(){
return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){
return this.hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(e.last);return n===e.last?e:{...e,last:n,score:null,stopReason:null}})}seen(e){
if(this.hideFrom===null)return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(e){this.hideFrom!==e&&(this.hideFrom=e,this.changed(
"steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,o)=>rp(n,o,this.prompts.length));
let e=this.finished?this.finished.sequences:[];return this.lasts.map((n,o)=>({kind:"sequence",label:this.speaks?s("codebook {number}",{number:o+1}):this.lasts.length>
1?s("sequence {number}",{number:o+1}):"",last:n,score:null,stopReason:e[o]?e[o].stop_reason:null,untold:!n&&e[o]&&!e[o].token_ids.length?e[o].text:""}))}current(){
if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let e=this.lines();return e.length?e[0].last:null}lineOf(e){return e.
isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let o=n;for(;o&&o.index>e.index;)o=o.before;return o===e}):this.lines()[e.sequence]}lastOf(e){
let n=this.lineOf(e);return n?n.last:e}select(e,n){let o=e===null?null:this.lines()[e];this.selectStep(o&&me(o.last)[n]||null)}selectStep(e,n=!1){let o=this.seen(
e);this.selected===o&&this.suggested===n&&!this.rejected||(this.selected=o,this.suggested=n,this.rejected=null,this.changed("selection"))}selectRejected(e,n,o){
this.selectStep(e),this.rejected={round:n,place:o},this.changed("selection")}selectMostUncertain(e=""){let n=this.returned?this.returned[0]?.last:this.lasts[0];
if(this.selected||!n||this.stepping)return;let o=me(n),r=o.filter(h=>!h.given);if(r.length<2)return;let i=ha(o,this.started?.reasoning).filter(({end:h})=>h!==null),
a=r.filter(({index:h})=>!i.some(({start:u,stop:f})=>u<=h&&h<f)),l=({distribution:h,chosen:{raw_logprob:u}})=>h.entropy_before??-(u??-1/0),c=e&&r.find(h=>h.chosen.
text.trim()===e.trim());c?this.selectStep(c,!0):this.selectStep((a.length?a:r).reduce((h,u)=>l(u)>l(h)?u:h),!0)}walk(e){let n=this.current();if(!n)return;let o=[
...this.promptSteps,...me(this.lastOf(n))],r=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(o[Math.max(0,Math.min(o.length-1,r+e))])}addSearched(e,n){
this.searched.set(e,[...this.searched.get(e)||[],n]),this.changed("searched")}addFound(e,n,o,r){let i=this.found[e];i.delete(n),i.set(n,{ids:o,found:r}),i.size>
Qh&&i.delete(i.keys().next().value),this.changed("found")}foundOf(e){return this.started&&this.found[e].get(this.turn)||null}startedLine(){let e=this.text.indexOf(
'{"type":"Started"');return e<0?"":this.text.slice(e,this.text.indexOf(`
`,e))}idsTo(e){return me(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let o=this.allLines()[e];o&&(me(o.last).forEach((r,i)=>{let a=ct("Candidate",n[i]||[]),
l=new Set(a.map(({token_id:c})=>c));r.watched=[...(r.watched||[]).filter(({token_id:c})=>!l.has(c)),...a]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:ct("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},ep={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=ct("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=so("Candidate",e.chosen),vr(e.distribution),e.watched=ct("Candidate",e.watched||[]),e.mark=e.mark?so("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=ct("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=tp(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=np();e.distributions.forEach(vr),e.given&&
(n.given+=1);let o=ct("BeamCandidate",e.candidates).map(r=>op(r,e,n));for(let{beam:r}of o)r.progress&&t.texts.set(r.token_id,r.text);if(sp(o),n.running=o.filter(
r=>r.beam.status==="running").sort((r,i)=>r.beam.beam-i.beam.beam),n.byNumber=new Map(n.running.map(r=>[r.beam.beam,r])),e.given)for(let r=0;r<t.started.effective.
num_beams;r++)n.byNumber.set(r,o[0]);n.finished.push(...o.filter(r=>r.beam.status==="finished")),n.finished.sort((r,i)=>i.beam.final_score-r.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let o of e)o.chosen=so("Candidate",o.chosen),vr(o.distribution),Object.assign(o,{before:n,isPrompt:!0,watched:[],
draft:null}),n=o;t.promptSteps=e,t.changed("prompt")},CanvasDenoised(t,{step:e}){e.places=ct("CanvasPlace",e.places),t.canvasSteps.push(e),t.numTokens=e.canvas*
e.places.length,t.elapsed=e.elapsed,t.firstElapsed??=e.elapsed,t.changed("steps")},DraftJudged(t,{round:e}){e.drafted=ct("DraftToken",e.drafted),t.rounds.push(e),
t.changed("steps")},Finished(t,e){t.finished=e,e.sequences.forEach((n,o)=>{!n.token_ids.length&&n.text&&(t.lasts[o]??=null)}),t.usesBeams&&(t.returned=e.sequences.
map((n,o)=>lp(t,n,o))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.fed.turn===void 0||t.fed.started)&&(t.failed=e),t.queued=t.loading=null,t.changed(
"status")}};function so(t,e){let n=Ki[t],o={};for(let r=0;r<n.length;r++)o[n[r]]=e[r];return o}function ct(t,e){return e.map(n=>so(t,n))}function vr(t){t.candidates=
ct("Candidate",t.candidates),t.stages=ct("Stage",t.stages)}function tp(t,e){let n=e.at(-1);if(!n||t.index<n.start)return null;let o=t.index-n.start;return o<n.num_accepted?
{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,instead:n.drafted[o]||null,round:n,place:o}}function np(){return{running:[],byNumber:new Map,finished:[],
pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}function op(t,e,n){let o=e.distributions[t.parent],r=o.candidates.find(i=>i.token_id===t.token_id);
return{index:e.index,sequence:e.sequence,before:n.byNumber.get(t.parent)||null,chosen:r||{...t,raw_rank:null,rank:null,removed_by:null},piece:t.piece,distribution:o,
seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,length:e.index+1-n.given,mark:t.mark?so("Mark",t.mark):null,beam:t}}var yt=({beam:t,length:e},n)=>e>
0?(t.score??-1/0)/e**n:t.score;function pa(t,e,n,o,r){t.unseen??=new Map;let i=`${e} ${n} ${r.token_id}`;if(!t.unseen.has(i)){let a=e?t.byStep[e-1].get(n):null,
{token_id:l,text:c,raw_logprob:h,logprob:u}=r,f=(a?a.beam.score:0)+u,x=a?a.beam.group:null,q={token_id:l,text:c,piece:null,parent:n,raw_logprob:h,logprob:u,score:f,
status:"unseen",beam:null,final_score:null,group:x},{sequence:W,seconds:N,elapsed:L}=t.steps[e][0];t.unseen.set(i,{index:e,sequence:W,before:a,chosen:r,piece:null,
distribution:o,seconds:N,elapsed:L,draft:null,given:!1,length:t.steps[e][0].length,beam:q,rank:null})}return t.unseen.get(i)}function ua(t,e,n,o){let r=n&&!n.given?
n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${r} ${o}`)||null}function sp(t){let e=new Map;for(let n of[...t].sort((o,r)=>r.beam.score-o.beam.score))n.rank=
(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function rp(t,e,n){let o=i=>n>1?s("Prompt {number}, {label}",{number:e+1,label:i}):i,r=(i,a,l,c)=>({kind:i,
label:o(a),last:l,score:c,stopReason:null});return[...t.running.map(i=>r("running",ip(i),i,i.beam.score)),...t.finished.map((i,a)=>r("finished",ap(i,a+1),i,i.beam.
final_score))]}function ip({beam:{beam:t,group:e,progress:n}}){let o=t+1;return(e??null)!==null?s("beam {number}, group {group}",{number:o,group:De(e)}):o===1&&
!n?s("best beam"):s("beam {number}",{number:o})}function ap({beam:{group:t}},e){return(t??null)!==null?s("ended {number}, group {group}",{number:e,group:De(t)}):
s("ended {number}",{number:e})}var De=t=>t<26?String.fromCharCode(65+t):String(t+1);function lp(t,e,n){let o=Math.max(1,Math.floor(t.finished.sequences.length/t.
prompts.length)),{steps:r}=t.prompts[Math.floor(n/o)],i=null;return e.token_ids.forEach((a,l)=>{let c=(e.beams||[])[l];i=(r[l]||[]).find(h=>h.beam.parent===c&&h.
beam.token_id===a)||i}),{kind:"returned",label:s("output {number}",{number:n+1}),last:i,score:e.score,stopReason:e.stop_reason}}function me(t){let e=[];for(let n=t;n;n=
n.before)e.push(n);return e.reverse()}function xt(t,e){let n=[],o=e;for(;o&&t[o.index]!==o;)n.push(o),o=o.before;return{keep:o?o.index+1:0,added:n.reverse()}}var Ee=class{constructor(e,n){
this.add=n,this.steps=[],this.totals=[e]}get total(){return this.totals.at(-1)}follow(e){let{keep:n,added:o}=xt(this.steps,e);this.steps.length=n,this.totals.length=
n+1;for(let r of o)this.steps.push(r),this.totals.push(this.add(this.total,r));return{keep:n,added:o}}};var fa=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),dt=t=>t.
num_accepted+(t.follow==="correction"?1:0),Sr=t=>t.num_accepted+(t.next_token_id===null?0:1);function cp(t,e){let{drafted:n,num_accepted:o}=e;if(t.rounds+=1,t.tokens+=
Sr(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=o,t.judged+=dt(e);for(let r=t.
draftedAt.length;r<n.length;r++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((r,i)=>{t.draftedAt[i]+=1,i<o&&(t.acceptedAt[i]+=1),!(i>=dt(e)||(r.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=r.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[o]+=1,t}function dp(t){let{spec_steps:e,
rounds:n,tokens:o,drafted:r,accepted:i,judged:a,overlaps:l}=t,c=(h,u)=>u?h/u:null;return{num_spec_steps:e,num_rounds:n,num_tokens:o,num_draft_tokens:r,num_accepted_draft_tokens:i,
num_judged_draft_tokens:a,draft_acceptance_rate:c(i,r),judged_acceptance_rate:c(i,a),mean_acceptance_length:e?1+i/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:o-n,expected_acceptance_rate:c(l[1],l[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var On=class{constructor(){this.rounds=[],this.tally=fa()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=fa());for(let o=this.tally.rounds;o<
e.length;o++)cp(this.tally,e[o]);return this.rounds=e,dp(this.tally)}};var hp={num_draft_tokens:()=>["draft",{formula:""}],num_accepted_draft_tokens:()=>["draft",{formula:""}],draft_acceptance_rate:()=>["acceptance-rate",{}],judged_acceptance_rate:()=>[
"acceptance-rate",{formula:s("accepted / judged")}],mean_acceptance_length:()=>["acceptance-length",{}],expected_acceptance_rate:()=>["expected-acceptance",{}],
passes_saved:()=>["passes-saved",{}]};function _r(t,e,n,o){let[r,i]=hp[e]();oe(t,r,()=>pp(e,n,o),{meaning:s(gn[e]),...i})}function pp(t,e,n){let o=It(t,n);if(t.
startsWith("num_"))return s("{value} {denominator}.",{value:e,denominator:o});if(t!=="passes_saved")return s("{denominator} = {value}.",{denominator:o,value:e});
let r=z(n.num_tokens,"{count} token","{count} tokens");return z(n.num_rounds,"{tokens} − {count} pass = {value}.","{tokens} − {count} passes = {value}.",{tokens:r,
value:e})}function It(t,e){let{num_draft_tokens:n,num_accepted_draft_tokens:o,num_spec_steps:r,num_judged_draft_tokens:i}=e,a=z(e.num_rounds,"{count} round","{c\
ount} rounds"),l=z(e.num_tokens,"{count} token","{count} tokens");switch(t){case"num_draft_tokens":return z(r,"in {count} draft over {rounds}","in {count} draft\
s over {rounds}",{rounds:a});case"num_accepted_draft_tokens":return s("of {drafted} drafted",{drafted:B(n)});case"draft_acceptance_rate":return s("{accepted} of\
 {drafted} drafted",{accepted:B(o),drafted:B(n)});case"judged_acceptance_rate":return s("{accepted} of {judged} judged",{accepted:B(o),judged:B(i)});case"mean_a\
cceptance_length":return z(r,"1 + {accepted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:B(o)});case"expected_acceptance_rate":return z(i,"mean\
 over {count} judged position","mean over {count} judged positions");case"passes_saved":return z(e.num_rounds,"{tokens} in {count} pass","{tokens} in {count} pa\
sses",{tokens:l});default:return""}}function ma(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),o=t.querySelector(".gp-place-c\
hart"),r=W=>W===null?"–":H(W),i=W=>z(W,"{count} token","{count} tokens");function a(W,N){let L=N.samples&&W.expected_acceptance_rate!==null,P=_=>[_,B(W[_]),It(
_,W)],M=_=>[_,r(W[_]),It(_,W),W[_]],E="mean_acceptance_length";return[P("num_draft_tokens"),P("num_accepted_draft_tokens"),M("draft_acceptance_rate"),[E,U(W[E],
2),It(E,W)],M("judged_acceptance_rate"),...L?[M("expected_acceptance_rate")]:[],P("passes_saved")]}function l(){let W=d("div","gp-draft-figure",null,{tabindex:"\
0","data-tip":""}),N=d("dd","gp-rate",null,{"aria-hidden":"true"});return N.append(d("i")),W.append(d("dt"),d("dd"),d("dd","gp-note"),N),W}function c(W,N){let L=a(
W,N),P=te(e,L.length,l);L.forEach(([M,E,_,y=null],b)=>{let[p,m,w,S]=P[b].children;p.textContent!==M&&p.replaceChildren(...M.split(/(?<=_)/).flatMap($=>[$,d("wbr")])),
A(m,E),A(w,_),S.hidden=y===null,le(S.firstChild,"width",y??0),_r(P[b],M,E,W),P[b].dataset.name=M})}function h(){let W=d("span","gp-chart-column"),N=d("span","gp\
-chart-track");return N.append(d("i","gp-chart-whole"),d("i","gp-chart-part")),W.append(d("span","gp-chart-top"),N,d("span","gp-chart-label")),W}function u(W,N,L){
let P=Math.max(1,...N.map(([E,_])=>_??E)),M=te(W,N.length,h);N.forEach(([E,_,y,b,p],m)=>{let[w,S,$]=M[m].children;A(w,b),le(S.children[0],"height",(_??0)/P),le(
S.children[1],"height",E/P),A($,y),Se(M[m],()=>p)}),Q(W,{"aria-label":`${L}: ${we(N.map(([,,,,E])=>E))}`})}function f(W){let N=W.num_spec_steps;u(n,W.acceptance_histogram.
map((L,P)=>[L,null,String(P),L?B(L):"",z(N,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:B(
L),tokens:i(P)})]),"acceptance_histogram"),u(o,W.drafted_by_position.map((L,P)=>{let M=W.accepted_by_position[P];return[M,L,String(P+1),`${Math.round(100*M/L)}%`,
z(L,"position {place}: {accepted} of {count} drafted token kept, {share}","position {place}: {accepted} of {count} drafted tokens kept, {share}",{place:P+1,accepted:B(
M),share:H(M/L)})]}),"accepted_by_position / drafted_by_position")}let x=null,q=W=>W.join(", ");return he(t,{kept:()=>x?z(x.num_spec_steps,"{count} round with a\
 draft; by the number of kept tokens, from 0 on: {rounds}.","{count} rounds with a draft; by the number of kept tokens, from 0 on: {rounds}.",{rounds:q(x.acceptance_histogram)}):
"",place:()=>x?s("kept {kept} of {drafted} drafted, by position.",{kept:q(x.accepted_by_position),drafted:q(x.drafted_by_position)}):""}),(W,N)=>{x=W,c(W,N),f(W)}}var vt={get accepted(){return["✓",s("accepted draft"),s("Drafted, and kept by the target model.")]},get correction(){return["→",s("correction"),s("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",s("bonus"),s("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",s("target alone"),s("Nothing was drafted in this round: the target wrote one token, as without dra\
fts.")]}},ga=Object.fromEntries(Object.keys(vt).map(t=>[t,0])),wa=(t,{draft:e})=>e&&Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function sn(t){let{
do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??null}}function Or({target_logprob:t,draft_logprob:e},{weight:n}){let o=ee(
t)/((e??null)===null?1:ee(e));return Math.min(1,n===null?o:1-n+n*o)}var ba=({weight:t})=>t===null?"min(1, p / q)":`min(1, ${U(1-t,2)} + ${U(t,2)} · p / q)`;function ka(t,e){
if(t.samples)return e?s("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:ba(t)}):s("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(t.weight===null||!e)return s("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,o]=[U(t.weight,2),U(1-t.weight,2)];return s("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:o})}function Tr(t,e){return e<t.num_accepted?"accepted":e<dt(t)?"rejected":"unjudged"}function ro(t,e,n){let o=t.drafted[e],r=Tr(t,e),i=(o.
draft_logprob??null)!==null,[a,l]=[H(ee(o.target_logprob)),H(ee(o.draft_logprob))],c=i?[s("The draft model gave it {q}.",{q:l})]:[];if(r==="unjudged")return[t.follow===
"correction"?s("Never judged: it comes after the rejection."):s("Never judged: it comes after the end of the text."),...c].join(" ");let h=r==="accepted";if(!n.
samples){let f=n.weight!==null&&i;return[h?up(f):fp(f,J(t.next_text)),s("The target gave it {p}.",{p:a}),...c].join(" ")}if(!i)return h?s("Accepted: the target \
drew the same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:a}):s("Rejected: the target drew {token} for itself. It gave this\
 one {p}, which is the chance that it is kept.",{token:J(t.next_text),p:a});let u=(o.overlap??null)===null?[]:[s("Averaged over all tokens that could have been \
drafted here, the chance is {share}.",{share:H(o.overlap)})];return[h?s("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:a,q:l}):s("Rejected:\
 the target gave it p = {p}, the draft model q = {q}.",{p:a,q:l}),mp(Or(o,n),ba(n),h),...u].join(" ")}var up=t=>s(t?"Accepted: it is the likeliest token in the \
mixture of both models.":"Accepted: it is the likeliest token for the target."),fp=(t,e)=>s(t?"Rejected: {token}, not this one, is the likeliest token in the mi\
xture of both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:e});function mp(t,e,n){if(t>=1)return s("By {formula}, i\
t is always kept: nothing was left to a draw.",{formula:e});let o={formula:e,chance:H(t)};return n?s("By {formula}, it is kept with probability {chance}: the dr\
aw kept it.",o):s("By {formula}, it is kept with probability {chance}: the draw rejected it.",o)}function Mr(t,e){let[,n,o]=vt[t.follow],r=`${n.charAt(0).toUpperCase()}${n.
slice(1)}. ${o}`,i=t.drafted[t.num_accepted];if(t.follow!=="correction"||!e.samples)return r;if((i.draft_logprob??null)===null)return`${r} ${s("The target drew \
it.")}`;let a=`${r} ${s("It was drawn from the residual distribution: what the target gives beyond the draft model, max(0, p − q).")}`;return(i.overlap??null)===
null||e.weight!==null?a:`${a} ${s("That sums to {share} here, and is scaled up to 1 for the draw.",{share:H(1-i.overlap)})}`}function ya({draft:{origin:t,place:e,
round:n,instead:o},chosen:r},i){if(!Object.hasOwn(vt,t))return[];let{length:a}=n.drafted,l={round:n.index+1,place:e+1},c=a?[z(a,"Round {round} drafted {count} t\
oken.","Round {round} drafted {count} tokens; this is place {place}.",l)]:[];if(t==="accepted")return[...c,ro(n,e,i)];let h=t==="correction"&&o?[s("Drafted here\
 was {token}. {fate}",{token:J(o.text),fate:ro(n,e,i)})]:[],u=Mr(n,i),f=i.samples&&t!=="correction"&&r.logprob!==null?[s("It was drawn from the target’s own dis\
tribution, which gave it {p}.",{p:H(ee(r.logprob))})]:[],x=a-dt(n),q=t==="correction"&&x?[z(x,"{count} drafted token after it was never judged.","{count} drafte\
d tokens after it were never judged.")]:[];return[...c,...h,[u,...f].join(" "),...q]}function xa({round:t,place:e},n,o){let{length:r}=t.drafted,i={token:J(t.drafted[e].
text),chosen:J(n),round:t.index+1,place:e+1},a=r-dt(t);return[z(r,"{token} was drafted in round {round}, but is not in the text.","{token} was drafted in round \
{round}, at place {place} of {count}, but is not in the text.",i),ro(t,e,o),s("{chosen} stands in its place.",i),...a?[z(a,"{count} drafted token after it was n\
ever judged.","{count} drafted tokens after it were never judged.")]:[]]}function va({draft:t}){if(!t||!Object.hasOwn(vt,t.origin))return[];let{origin:e,instead:n,
round:{index:o,drafted:r}}=t,i=o+1;if(e==="accepted"){let{draft_logprob:a}=r[t.place],l={place:t.place+1,size:r.length,round:i};return(a??null)===null?[s("accep\
ted draft: token {place} of {size} in round {round}",l)]:[s("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...l,
q:H(ee(a))})]}return e==="correction"?n?[s("correction: replaced the rejected draft token {token} in round {round}",{token:J(n.text),round:i})]:[s("correction: \
replaced a rejected draft token in round {round}",{round:i})]:e==="target"?[s("target alone: nothing was drafted in round {round}",{round:i})]:[z(r.length,"bonu\
s: the target’s own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:i})]}
var ht=t=>t<.01?`${X(t*1e3,1)} ms`:We(t);function Sa(t,e,n){let o=[],r=sn(null),i={row:null,card:null,selected:null},a=null,l=!0,c=0,h=new WeakMap,u=new WeakMap,f=new IntersectionObserver(v=>{for(let{isIntersecting:O,
target:T}of v)O&&L(h.get(T));x()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),x=()=>l&&!e.selected&&e.running;function q(v,O){let T=o.length<=v.length&&
(!o.length||o[0].round===v[0])&&r.samples===O.samples;r=O,T||W();for(let I of v.slice(o.length))N(I);x()&&(t.scrollTop=t.scrollHeight)}function W(){f.disconnect(),
t.replaceChildren(),o=[],i={row:null,card:null,selected:null},a=null,l=!0,c=0}function N(v){let O=d("li","gp-round"),T={round:v,item:O,cards:null};h.set(O,T),o.
push(T),t.append(O),f.observe(O)}function L(v){if(!v||v.cards)return;f.unobserve(v.item);let{round:O,item:T}=v,I=dt(O);v.cards=[];let j=d("div","gp-cards");for(let k=0;k<
I;k++)j.append(E(v,k));O.next_token_id!==null&&j.append(_(v)),I<O.drafted.length&&j.append(b(O,I)),O.follow==="none"&&j.append(d("span","gp-note gp-ended","■ "+
s("the text ended inside its draft"))),T.append(P(O),j),T.classList.add("gp-filled"),a||S(v.cards[0])}function P(v){let O=d("div","gp-round-head"),{num_accepted:T,
drafted:{length:I}}=v,j=I?s("{accepted} of {drafted} kept",{accepted:T,drafted:I}):s("no draft"),k=[s("draft {time}",{time:ht(v.draft_seconds)}),s("verify {time\
}",{time:ht(v.verify_seconds)})];O.append(d("b","",s("Round {number}",{number:v.index+1})),d("span","",j));for(let R of k)O.append(d("span","gp-round-time",R));
return O}function M(v,O,T,I,j,k,R){let F=s("Round {number}, {which}, {token}: {why}",{number:v.round.index+1,which:k,token:J(j),why:R}),D=d("button","gp-draft-c\
ard",null,{type:"button",tabindex:"-1","aria-pressed":"false","aria-label":F});D.dataset.draft=T;let K=d("span","gp-draft-head"),G=d("bdi","gp-ink gp-word");return Re(
G,j),K.append(d("span","gp-sign",I),G),D.append(K),Se(D,()=>R),u.set(D,{row:v,index:O}),v.cards.push(D),D}function E(v,O){let{round:T}=v,I=T.drafted[O],j=Tr(T,O),
k=T.start+O,R=s("drafted token {place} of {size}",{place:O+1,size:T.drafted.length}),F=M(v,k,j,j==="accepted"?"✓":"✗",I.text,R,ro(T,O,r));if(F.append(y("p",
ee(I.target_logprob))),(I.draft_logprob??null)!==null&&F.append(y("q",ee(I.draft_logprob))),r.samples){let D=d("span","gp-chance",s("chance"));D.append(d("b","",
H(Or(I,r)))),F.append(D)}return F}function _(v){let{round:O}=v,T=O.start+O.num_accepted,[I,j]=vt[O.follow],k=M(v,T,O.follow,I,O.next_text,s("the target’s own to\
ken"),Mr(O,r));k.classList.add("gp-own-card");let R=n(T);return R&&k.append(y("p",$e(R).probability)),k.append(d("span","gp-chance",j)),k}function y(v,O){let T=d(
"span","gp-bar-line"),I=d("span","gp-track"),j=d("i",`gp-part-${v}`);return le(j,"width",O),I.append(j),T.append(d("i","gp-pq",v),I,d("span","gp-amount",H(O))),
T}function b(v,O){let T=d("span","gp-behind"),I=v.drafted.slice(O);T.append(d("span","gp-note",s("never judged")));for(let j of I){let k=ae(j.text,"gp-word"),R=(j.
draft_logprob??null)===null?"":` q ${H(ee(j.draft_logprob))}`,F=d("span","gp-unjudged");F.append(k,d("small","",R)),T.append(F)}return T}function p(v){let O=v&&
v.draft,T=O&&o[O.round.index-(o.length?o[0].round.index:0)]||null;T&&L(T);let I=T?m(T,v):null;i.card&&i.card!==I&&i.card.setAttribute("aria-pressed","false"),i.
card&&i.card.classList.remove("gp-current"),i.row&&i.row!==T&&i.row.item.classList.remove("gp-current-round");let j=i.selected!==e.selected;i={row:T,card:I,selected:e.
selected},j&&!e.selected&&(l=!0),T&&(T.item.classList.add("gp-current-round"),I&&(I.classList.add("gp-current"),I.setAttribute("aria-pressed",String(e.selected===
v)),t.contains(document.activeElement)||S(I)),j&&w(T.item))}function m(v,O){let{rejected:T}=e;if(T&&T.round===v.round)return v.cards[T.place];let I=O.index-v.round.
start;return I<v.round.num_accepted?v.cards[I]:v.cards.at(-1)}function w(v){let[O,T]=[v.offsetTop,v.offsetTop+v.offsetHeight];O<t.scrollTop?t.scrollTop=O:T>t.scrollTop+
t.clientHeight&&(t.scrollTop=Math.min(O,T-t.clientHeight))}function S(v){a&&(a.tabIndex=-1),a=v||null,a&&(a.tabIndex=0)}function $(v){if(!v)return;let{row:O,index:T}=u.
get(v);S(v);let I=n(T),j=O.cards.indexOf(v);I&&v.dataset.draft==="rejected"?e.selectRejected(I,O.round,j):I&&e.selectStep(I),w(O.item),v.focus({preventScroll:!0})}
function C(v,O){let T=o[Math.max(0,Math.min(o.length-1,v))];return L(T),T.cards.at(O)}function g(v,O){let{row:T}=u.get(v),I=T.cards[T.cards.indexOf(v)+O];if(I)return I;
let j=o.indexOf(T)+O;return o[j]?C(j,O>0?0:-1):null}return t.addEventListener("click",v=>{let O=v.target.closest(".gp-draft-card");if(O){$(O);return}let T=v.target.
closest(".gp-round");T&&$(h.get(T).cards[0])}),t.addEventListener("keydown",v=>{v.key==="Escape"&&e.selectStep(null);let O=v.target.closest(".gp-draft-card");if(!O||
v.ctrlKey||v.metaKey||v.altKey)return;let T=o.indexOf(u.get(O).row),I={ArrowRight:()=>g(O,1),ArrowLeft:()=>g(O,-1),ArrowDown:()=>o[T+1]&&C(T+1,0),ArrowUp:()=>o[T-
1]&&C(T-1,0),Home:()=>C(0,0),End:()=>C(o.length-1,0)};I[v.key]&&(v.preventDefault(),$(I[v.key]()))}),t.addEventListener("scroll",()=>{let v=t.scrollTop;t.scrollHeight-
v-t.clientHeight<80?l=!0:v<c&&(l=!1),c=v},{passive:!0}),{show:q,mark:p}}var et={narrowest:3,least:16,cell:9,tallest:90,times:84};function _a(t,{canvas:e,column:n,ends:o,onResize:r}){let i={rounds:[],each:1,columns:et.least,top:1,drafts:0},
a=0;function l(M){let E=_=>M.reduce((y,b)=>y+_(b),0)/M.length;return{accepted:E(_=>_.num_accepted),judged:E(dt),drafted:E(_=>_.drafted.length),draft:E(_=>_.draft_seconds),
verify:E(_=>_.verify_seconds),longest:Math.max(...M.map(_=>_.draft_seconds+_.verify_seconds))}}function c(M){let E=M.map(({draft:b,verify:p})=>b+p).sort((b,p)=>b-
p),_=E.at(-1),y=E[Math.floor((E.length-1)*.9)];return _>2*y&&E.length>4?1.25*y:_}function h(M){a||=e.clientWidth;let E=Math.max(1,Math.ceil(M.length/Math.max(1,
Math.floor(a/et.narrowest)))),_=[];for(let w=0;w<M.length;w+=E)_.push(l(M.slice(w,w+E)));let y=Math.max(1,..._.map(({drafted:w})=>w)),b=Math.max(1,Math.min(et.cell,
et.tallest/y)),p=c(_)||1,m=_.filter(({draft:w,verify:S})=>w+S>p);return i={rounds:M,each:E,columns:Math.max(et.least,_.length),top:p,drafts:Math.ceil(y*b)},A(o.
drafts,y>=1.5?B(Math.round(y)):"1"),A(o.times,ht(p)),u(_,b),{each:E,cut:m.length,longest:Math.max(0,..._.map(({longest:w})=>w)),filled:_.length/i.columns}}function u(M,E){
let _=i.drafts+16+et.times,y=devicePixelRatio,b=[Math.round(a*y),Math.round(_*y)];if(e.width!==b[0]&&(e.width=b[0]),e.height!==b[1]&&(e.height=b[1]),e.style.height=
`${_}px`,o.drafts.parentNode.style.height=`${i.drafts}px`,o.times.parentNode.style.height=`${et.times}px`,!a)return;let p=getComputedStyle(t),m=g=>p.getPropertyValue(
`--gp-${g}`).trim(),w={accepted:m("accepted"),rejected:m("rejected"),muted:m("muted"),verify:m("kept"),draft:m("before"),line:m("line"),surface:m("surface")},S=e.
getContext("2d");S.setTransform(y,0,0,y,0,0),S.clearRect(0,0,a,_);let $=a/i.columns,C=$>6?Math.min(6,$*.2):$>3.5?1:0;S.fillStyle=w.line,S.fillRect(0,i.drafts,a,
1),S.fillRect(0,_-1,a,1),M.forEach((g,v)=>{let O=[v*$+C/2,$-C];i.each===1?f(S,w,g,O,E):q(S,w,g,O,E),W(S,w,g,O,_-1)})}function f(M,E,{accepted:_,judged:y,drafted:b},[
p,m],w){let S=Math.max(1,w-(w>3?1.5:0));for(let $=0;$<b;$++){let C=i.drafts-($+1)*w;if($<_)M.fillStyle=E.accepted,M.fillRect(p,C,m,S);else if($<y)x(M,E.rejected,
p+m/2,C+S/2,Math.min(m,Math.max(S,5),7)/2);else{M.fillStyle=E.muted;let g=Math.min(m,S,2.5);M.fillRect(p+(m-g)/2,C+(S-g)/2,g,g)}}}function x(M,E,_,y,b){M.strokeStyle=
E,M.lineWidth=b>2?2:1,M.beginPath(),M.moveTo(_-b,y-b),M.lineTo(_+b,y+b),M.moveTo(_-b,y+b),M.lineTo(_+b,y-b),M.stroke()}function q(M,E,{accepted:_,drafted:y},[b,
p],m){M.fillStyle=E.accepted,M.fillRect(b,i.drafts-_*m,p,_*m),M.fillStyle=E.muted,M.fillRect(b,i.drafts-y*m,p,1)}function W(M,E,{draft:_,verify:y},[b,p],m){let w=Math.
min(1,i.top/(_+y))/i.top,[S,$]=[_*w*et.times,y*w*et.times];M.fillStyle=E.verify,M.fillRect(b,m-S-$,p,$),N(M,E.draft,b,m-S,p,S),!(_+y<=i.top)&&(M.fillStyle=E.surface,
M.fillRect(b-1,m-et.times+7,p+2,3),M.fillRect(b-1,m-et.times+13,p+2,3))}function N(M,E,_,y,b,p){if(!(p<=0)){if(b<5){M.fillStyle=E,M.fillRect(_,y,b,p);return}M.save(),
M.beginPath(),M.rect(_,y,b,p),M.clip(),M.strokeStyle=E,M.lineWidth=1.5,M.beginPath();for(let m=-p;m<b;m+=5)M.moveTo(_+m,y+p),M.lineTo(_+m+p,y);M.rect(_+.75,y+.75,
Math.max(0,b-1.5),Math.max(0,p-1.5)),M.stroke(),M.restore()}}function L(M){let{left:E,width:_}=e.getBoundingClientRect(),y=Math.floor((M.clientX-E)/_*i.columns)*
i.each;return Math.max(0,Math.min(i.rounds.length-1,y))}function P(M){n.hidden=M===null,M!==null&&(le(n,"left",Math.floor(M/i.each)/i.columns),le(n,"width",1/i.
columns))}return new ResizeObserver(()=>{e.clientWidth!==a&&(a=e.clientWidth,r())}).observe(e),{draw:h,at:L,mark:P}}function Oa(t,e){let n=t.querySelector(".gp-map-plot"),o=t.querySelector(".gp-map-reading"),r=t.querySelector(".gp-map-note"),i=new Ee(null,()=>null),a=new On,l=_a(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:y}),c=Sa(t.querySelector(".gp-rounds"),e,b=>i.steps[b]),h=ma(t),u=[],f=0,x=!1;function q(){let b=e.hideFrom===null?i.steps.length:Math.min(e.hideFrom,i.
steps.length),p=e.rounds.length;for(;p&&e.rounds[p-1].start+Sr(e.rounds[p-1])>b;)p-=1;return p===e.rounds.length?e.rounds:e.rounds.slice(0,p)}function W(){let{each:b,
cut:p,longest:m,filled:w}=l.draw(u);le(t.querySelector(".gp-map-axis"),"width",w),A(r,[b>1?s("Each column is the mean of {each} rounds.",{each:b}):"",p?z(p,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:ht(m)}):""].filter(Boolean).join(" ")),A(
t.querySelector(".gp-map-last"),s("round {number}",{number:B(u.length)}))}function N(b){let p={round:b.index+1,draft:ht(b.draft_seconds),verify:ht(b.verify_seconds),
accepted:b.num_accepted,token:J(b.next_text)};return b.follow==="target"?s("Round {round}: draft {draft}, verify {verify}; nothing drafted, then {token}.",p):b.
follow==="bonus"?z(b.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as bonus.","Round {ro\
und}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept, then {token} as bonus.",p):b.follow==="correction"?z(b.drafted.length,"Round {r\
ound}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as correction.","Round {round}: draft {draft}, verify {verify}; {a\
ccepted} of {count} drafted tokens kept, then {token} as correction.",p):z(b.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count\
} drafted token kept; the text ended inside the draft.","Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept; the text ende\
d inside the draft.",p)}let L=b=>e.selectStep(i.steps[u[b].start]||null);function P(){let b=e.current();return!b||!b.draft?null:u[b.draft.round.index]===b.draft.
round?b.draft.round.index:null}function M(){let b=P();l.mark(b);let p=b===null?"":N(u[b]);A(o,p),Q(n,{"aria-valuemin":1,"aria-valuemax":u.length,"aria-valuenow":(b??
0)+1,"aria-valuetext":p||s("no round yet")})}n.addEventListener("pointermove",b=>{let p=l.at(b);p<0||(b.buttons===1?L(p):A(o,N(u[p])))}),n.addEventListener("poi\
nterleave",M),n.addEventListener("click",b=>l.at(b)>=0&&L(l.at(b))),n.addEventListener("keydown",b=>{let p={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,
PageDown:-10,Home:-1/0,End:1/0};b.key==="Escape"&&e.selectStep(null),!(!(b.key in p)||!u.length)&&(b.preventDefault(),L(Math.max(0,Math.min(u.length-1,(P()??u.length-
1)+p[b.key]))))});function E(b){let{draft_seconds:p,verify_seconds:m}=b,w=p+m;for(let[C,g]of[["draft",p],["verify",m]]){let v=t.querySelector(`.gp-time-${C}`);v.
style.flexGrow=w?g/w:.5,A(t.querySelector(`.gp-told-${C}`),`${Math.round(w?100*g/w:0)}% · ${ht(g)}`)}let S=z(b.num_tokens,"{count} token","{count} tokens"),$=b.
passes_saved>0?z(b.passes_saved,"{count} pass saved.","{count} passes saved."):s("No pass saved.");A(t.querySelector(".gp-drafts-short"),`${z(b.num_rounds,"{tok\
ens} in {count} forward pass of the target.","{tokens} in {count} forward passes of the target.",{tokens:S})} ${$}`)}function _(b){let p=e.lasts[0]||null;if((b.
run||b.steps)&&i.follow(p),b.run&&(x=!1),t.hidden=!e.rounds.length,t.hidden)return;let m=[u[0],f];if(u=q(),f=u.length,b.run||u[0]!==m[0]||f!==m[1]){let w=sn(e.started),
S=a.read(u);x||=u.some(({drafted:C})=>C.length&&(C[0].draft_logprob??null)!==null);let $=t.querySelector(".gp-drafts-rule");A($,ka(w,x)),oe($,"draft",()=>pe(It(
"draft_acceptance_rate",S)),w.samples&&x?{}:{formula:""}),t.querySelector(".gp-key-q").hidden=!x,E(S),W(),c.show(u,w),h(S,w)}c.mark(e.current()),M()}function y(){
t.hidden||(W(),M())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",y),new MutationObserver(y).observe(document.body,{attributes:!0,
attributeFilter:["class"]}),_}function Ta(t,e){let n=y=>t.querySelector(".gp-"+y),o=["without","with"],r=()=>e.answered("same"),i=({level:y})=>H(y);function a(y){let[b,p,m,w]=(y.mode==="gree\
dy"?l:f)(y);Q(n("answer"),{"data-verdict":b}),A(n("answer-sign"),p),A(n("answer-words"),m),A(n("answer-more"),w),e.done&&A(n("told"),`${m}. ${w}`),A(n("missing"),
He(e,y))}function l({checked:y,equal:b,at:p}){if(!y||b===null)return["wait","…",s(e.done?"No answer":"Not known yet"),s("A text without drafts and one with dr\
afts must both have ended.")];if(b){let m=z(y,"Greedy decoding wrote the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote th\
e same token ids with and without drafts in each of {count} pairs of texts.");return["good","✓",s("The same tokens"),m]}return["bad","✗",s("Different from t\
oken {place} on",{place:B(p+1)}),s("Greedy decoding should write the same tokens with drafts. Rounding can tip a near tie between two tokens, because the target\
 checks several tokens in one pass; look at their probabilities there.")]}function c(y,b){let p=0;for(;p<Math.min(y.length,b.length)&&y[p]===b[p];)p+=1;for(;p>0&&
/[\p{L}\p{M}\p{N}]/u.test(y[p-1])&&/[\p{L}\p{M}\p{N}]/u.test((y[p]||"")+(b[p]||""));)p-=1;let m=w=>p+w.slice(p).match(/^\s*\S*/)[0].length;return[p,m(y),m(b)]}function h({
mode:y,texts:b,equal:p,checked:m}){let w=y==="greedy"&&m>0&&b?b:[],S=n("both-texts"),$=JSON.stringify([w,p]);if(Z(n("mark-key"),w.length>0&&p===!1&&w[0]!==w[1]),
S.dataset.key===$)return;S.dataset.key=$;let[C,...g]=w.length?c(...w):[];S.replaceChildren(...w.map((v,O)=>{let T=d("div"),I=d("p","",null,{dir:"auto",tabindex:"\
0"});return p||w[0]===w[1]?I.append(v):I.append(v.slice(0,C),d("mark","",v.slice(C,g[O])||"∎"),d("span","gp-apart",v.slice(g[O]))),T.append(d("h3","",s(O?"wit\
h drafts":"without drafts")),I),T}))}let u=y=>`p = ${y<.001?Ct(y,1):Ct(y,2)}`;function f(y){let{p:b,verdict:p,counts:m}=y,[w,S]=[m[0],B(m[1])];if(!V(b)||p==="wa\
it"){if(e.done)return["wait","…",s("No answer"),z(w,"{count} text without drafts, {assisted} with drafts: too few for a test.","{count} texts without drafts, \
{assisted} with drafts: too few for a test.",{assisted:S})];let C=z(w,"{count} text without drafts, {assisted} with drafts so far.","{count} texts without draft\
s, {assisted} with drafts so far.",{assisted:S});return["wait","…",s("Not known yet"),`${C} ${s("The test waits for the last one: to watch p as it changes, an\
d to stop when it looks right, would make it worthless.")}`]}let $=z(w,"{count} text without drafts, {assisted} with drafts.","{count} texts without drafts, {as\
sisted} with drafts.",{assisted:S});return p==="same"?["good","✓",s("{p}: no difference found",{p:u(b)}),`${$} ${s("A p below {level} would count as a differe\
nce.",{level:i(y)})}`]:["bad","✗",s("{p}: the distributions differ",{p:u(b)}),`${$} ${s("p is below {level}.",{level:i(y)})}`]}function x({p:y,verdict:b}){if(!V(
y))return"";let p=s("If both draw from the same distribution, a difference as large as this one comes up in {share} of shuffles.",{share:H(y)});return b==="diff\
ers"?`${p} ${s("That is so rare that chance is a poor explanation.")}`:b==="same"?`${p} ${s("That is not unusual.")}`:p}function q({counts:y,tokens:b,verdict:p,
level:m}){let[w,S]=y,$=Math.round(100*Math.sqrt(1/w+1/S)),C=z(b,"Only the first token of each text is compared: which token it is, and how surprising it is.","O\
nly the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(p==="differs")return[s("\
It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it lies."),s("Where \
nothing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:H(m)}),C];let g=w===S?s(
"With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:B(w),points:$}):s("With {without} and \
{assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:B(w),assisted:B(S),points:$});return[s("Not \
finding a difference does not prove that there is none."),`${g} ${s("Smaller true differences mostly go unnoticed; more texts show more.")}`,C]}function W(){Z(n(
"of-shuffles"),!!e.charts.shuffles),ge(n("shuffles"),e.charts.shuffles)}function N({surprise:y}){if(!y||!o.every(m=>V(y[m])))return"";let[b,p]=o.map(m=>ie(y[m],
e.unit).replace("-","−"));return s("How surprising the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 o\
n average for the target’s own draws.",{without:b,assisted:p})}function L(){let y=d("li"),b=d("table"),p=b.createTHead().insertRow();p.className="gp-hidden";for(let S of[
s("token"),s("without"),s("with")])p.append(d("th","",S,{scope:"col"}));let m=d("caption"),w=d("span");return oe(w,"sample",()=>"",{meaning:s("How many texts of\
 each side have this token at this place."),formula:""}),m.append(w),b.prepend(m),b.append(d("tbody")),y.append(b),y}function P(){let y=d("tr"),b=d("th","",null,
{scope:"row"});b.append(d("bdi"));let p=d("td","",null,{colspan:2}),m=d("div","gp-counts");for(let w of o)m.append(d("i",`gp-bar-${w}`,null,{"aria-hidden":"true"}),
d("span"));return p.append(m),y.append(b,p),y}function M(y,{position:b,tokens:p},m){let w=y.firstChild;A(w.caption.firstChild,s("token {place}",{place:B(b)}));let S=o.
map((g,v)=>m[v]-p.reduce((O,T)=>O+T[g],0)),$=[...p,...S.some(g=>g>0)?[{rest:!0,without:S[0],with:S[1]}]:[]],C=te(w.tBodies[0],$.length,P);$.forEach((g,v)=>{let O=g.
rest||g.text===null,T=C[v].cells[0].firstChild;Me(T,g.rest?s("all others"):O?s("text ended"):g.text,{plain:O}),ue(T,O?"gp-plain":"");let I=C[v].cells[1].firstChild.
children;o.forEach((j,k)=>{let R=Math.max(1,m[k]);le(I[2*k],"width",Math.min(1,g[j]/R)),A(I[2*k+1],B(g[j]))}),Q(C[v].cells[1],{"aria-label":s("{without} without\
, {assisted} with",{without:B(g.without),assisted:B(g.with)})})})}function E(y){if(Z(n("of-sampling"),y.mode==="sampling"),y.mode!=="sampling")return;let b=x(y);
Z(n("evidence"),V(y.p)),Z(n("meaning"),!!b),A(n("meaning"),b),W(),A(n("surprise"),N(y));let p=q(y),m=te(n("cannot").querySelector("ul"),p.length,()=>d("li"));p.
forEach((S,$)=>A(m[$],S));let w=te(n("places"),y.positions.length,L);y.positions.forEach((S,$)=>M(w[$],S,y.counts)),Z(n("places-title").parentElement,y.positions.
length>0)}function _(){let y=e.found;a(y),h(y),E(y)}return he(t,{measured:()=>{let{p:y,counts:b}=e.found||{};return V(y)?z(b[0],"{count} text without drafts and\
 {assisted} with drafts give {p}.","{count} texts without drafts and {assisted} with drafts give {p}.",{assisted:B(b[1]),p:u(y)}):""}}),y=>{t.hidden=!r(),!t.hidden&&
(y.found||y.status||y.unit)&&_()}}function Ma(t,e){let n=p=>t.querySelector(".gp-"+p),o=n("answer"),r={draft:[s("draft"),p=>s("{share} of the time with drafts goes into writing them: all forward\
 passes of the draft model, or the search for text to copy.",{share:p})],verify:[s("verify"),p=>s("{share} of the time with drafts goes into the target model’s \
passes over them.",{share:p})],rest:[s("rest"),p=>s("{share} of the time with drafts goes into all else: comparing, choosing, and what the library does around i\
t.",{share:p})]};function i({verdict:p,noise:m,speedup:w,pairs:{length:S},fewest:$}){let C=w&&Fe(w.median),g=w&&Rt(w),v=w&&z(S,"Median of {count} pair of runs.",
"Median of {count} pairs of runs.");if(p==="faster")return["good","▲",s(e.running?"{times} faster so far":"{times} faster",{times:C}),v,s("90 % interval: {int\
erval}.",{interval:g})];if(p==="slower")return["bad","▼",s(e.running?"{times}: slower so far":"{times}: slower",{times:C}),v,s("90 % interval: {interval}.",{interval:g})];
if(p==="noisy")return["wait","…",s("No verdict on time"),s(m),""];if(p==="even")return["even","≈",s(e.running?"No clear difference so far":"No clear differe\
nce"),z(S,"{times} is the median of {count} pair of runs.","{times} is the median of {count} pairs of runs.",{times:C}),s("The 90 % interval {interval} includes\
 1.",{interval:g})];let O=s(e.done?"No answer":"Not known yet");return w?["wait","…",O,z(S,"{times} is the median of {count} pair of runs: too few to tell, {f\
ewest} are needed.","{times} is the median of {count} pairs of runs: too few to tell, {fewest} are needed.",{times:C,fewest:B($)}),""]:["wait","…",O,s(e.done?
"No pair of runs was completed.":"The first counted pair is under way."),""]}function a(p){let[m,w,S,$,C]=i(p);Q(o,{"data-verdict":m}),A(o.children[0],w),A(o.children[1],
S),A(n("answer-more").children[0],$),A(n("answer-more").children[1],C),e.done&&A(n("told"),`${S}. ${$} ${C}`),A(n("missing"),He(e,p));let g=te(n("reasons"),p.reasons.
length,()=>d("li"));p.reasons.forEach((v,O)=>A(g[O],s(v))),Z(n("warning"),p.others),A(n("warning"),p.others?"⚠ "+s(Sn):"")}function l({identical:p,pairs:m}){let w=n(
"badge");if(Z(w,!!p&&p.checked>0),w.hidden)return;let{equal:S}=p;Q(w,{"data-verdict":S?"good":"bad"}),A(w.children[0],S?"✓":"✗"),A(w.children[1],c(p,m.length))}
function c({checked:p,equal:m,at:w},S){return m?p>S?z(p,"Same tokens in the warm-up pair","Same tokens in all {count} pairs, the warm-up included"):z(p,"Same to\
kens in the pair","Same tokens in all {count} pairs"):s("Not the same tokens: a text diverges at token {place}",{place:B(w+1)})}function h({pairs:p,draft_share:m,
verify_share:w}){let S=p.length>0&&V(m)&&V(w);if(Z(n("of-time"),S),!S)return;let[$,C]=["without","with"].map(I=>bt(p.map(j=>j[I]))),g=Math.max($,C),v={draft:m,verify:w,
rest:Math.max(0,1-m-w)},O=te(n("time-bars"),2,u);f(O[0],s("without"),$,g,{plain:1}),f(O[1],s("with"),C,g,v);let T=te(n("time-keys"),3,()=>{let I=d("span");return I.
append(d("i","",null,{"aria-hidden":"true"}),d("span","",null,{tabindex:0})),I});Object.entries(v).forEach(([I,j],k)=>{let[R,F]=r[I];Q(T[k].firstChild,{"data-pa\
rt":I}),oe(T[k].lastChild,"time",()=>"",{meaning:F(H(j)),unit:"%"}),A(T[k].lastChild,`${R} ${H(j)}`)})}function u(){let p=d("li");return p.append(d("span"),d("s\
pan","gp-time-bar",null,{"aria-hidden":"true"}),d("span")),p}function f(p,m,w,S,$){let[C,g,v]=p.children;A(C,m),A(v,s("{time} per token",{time:Fo(w)}));let O=te(
g,Object.keys($).length,()=>{let T=d("i");return T.append(d("b")),T});Object.entries($).forEach(([T,I],j)=>{Q(O[j],{"data-part":T}),le(O[j],"width",I*w/S),A(O[j].
firstChild,T!=="plain"&&I*w/S>.14?r[T][0]:"")})}let x=({acceptance:p})=>p?p.judged_acceptance_rate:null;function q(p){let{drafted:m,cost:w,verify:S,break_even:$}=p,
C=x(p),g=kr(1,m,w,S);if(!V($))return s("No acceptance rate would be enough: even if the target kept every drafted token, the formula gives {times}.",{times:Fe(g)});
if($<=0)return s("Any acceptance rate is enough at these costs.");let v=H($);if(!V(C))return s("The target must keep at least {least} of the tokens that it judg\
es.",{least:v});let O={least:v,rate:H(C)};return C>=$?s("The target must keep at least {least} of the tokens that it judges; here it keeps {rate}.",O):s("The ta\
rget must keep at least {least} of the tokens that it judges, but here it keeps only {rate}.",O)}function W(p){let m=["drafted","cost","verify"].every(w=>V(p[w]));
Z(n("of-rates"),m),m&&(ge(n("rates"),e.charts.rates),A(n("rate-words"),q(p))),_(p)}function N({acceptance:p,drafted:m,cost:w,verify:S}){let $=[];for(let C of["d\
raft_acceptance_rate","judged_acceptance_rate","mean_acceptance_length","passes_saved"]){let g=p?p[C]:null;V(g)&&$.push([C,C.endsWith("rate")?H(g):C.endsWith("l\
ength")?X(g,2):B(g)])}return V(m)&&$.push([s("drafted tokens per round"),X(m,2),s("num_draft_tokens / all rounds, those without a draft included: the γ of the f\
ormula."),"draft",()=>L(p,m)]),V(w)&&$.push([s("cost of drafting one token"),X(w,2),s("Draft time per drafted token / time per token without drafts, both withou\
t the reading of the prompt: the c of the formula."),"draft-cost",()=>P(w)]),V(S)&&$.push([s("cost of verifying a draft"),X(S,2),s("Time of the target’s pass ov\
er a draft / time per token without drafts. The theorem assumes 1; on a processor without spare capacity it is more."),"draft-cost",()=>P(S)]),$}let L=(p,m)=>p?
z(p.num_rounds,"{drafted} drafted in {count} round = {value}.","{drafted} drafted in {count} rounds = {value}.",{drafted:B(p.num_draft_tokens),value:X(m,2)}):"";
function P(p){let{pairs:m}=e.found;if(!m.length)return"";let w=bt(m.map(({without:S})=>S));return s("{cost} × {token} per token without drafts = {time}.",{cost:X(
p,2),token:Fo(w),time:Fo(p*w)})}function M(){let p=e.found,{drafted:m,cost:w,verify:S}=p,$=x(p);if(![$,m,w,S].every(V))return"";let C={rate:U($),drafted:X(m,2),
cost:X(w,2),verify:X(S,2),times:Fe(kr($,m,w,S))};return s("α = {rate}, γ = {drafted}, c = {cost} and v = {verify} give {times}.",C)}let E=()=>e.found&&e.found.
pairs.length?z(e.found.pairs.length,"the speed-up of {count} pair: {each}.","the speed-ups of {count} pairs: {each}.",{each:mn(e.found.pairs.map(({speedup:p})=>X(
p,2)).sort())}):"";oe(n("of-spread"),"interval",E,{meaning:zo()}),he(t,{expected:M});function _(p){let m=N(p),w=te(n("figures"),m.length,()=>{let S=d("div"),$=d(
"dt");return $.append(d("span","",null,{tabindex:0})),S.append($,d("dd")),S});m.forEach(([S,$,C,g,v],O)=>{let[T,I]=w[O].children;A(T.firstChild,S),g?oe(T.firstChild,
g,v,{meaning:C,...g==="draft"&&{formula:""}}):_r(T.firstChild,S,$,p.acceptance),A(I,$)})}function y(){let p=e.found;a(p),l(p),Z(n("of-pairs"),p.pairs.length>0),
ge(n("pairs"),e.charts.pairs),h(p),W(p)}let b=()=>e.answered("speed");return p=>{t.hidden=!b(),!t.hidden&&(p.found||p.status)&&y()}}var Er=40,Ea=14;function gp(t){let e=Array.from({length:t},(n,o)=>o);return t<=Er?e:[...e.slice(0,Ea),null,...e.slice(Ea+t-Er+1)]}var wp=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function $a(t,{text:e,side:n,goesOn:o,caption:r}){let[i,a]=wp(n,t.length,e),l=d("table","gp-strip");l.append(d("caption","gp-hidden",r));let c=l.appendChild(
d("tbody")),h=t.some(([,,,q])=>q!==null),u=t.filter(([,,q])=>!q).length,f=[null,{meaning:s("1 where the model reads the token, 0 where the mask hides it.")},{meaning:s(
"The place that the model gives each token; those that the mask hides have none of their own.")}],x=[s("token"),s("mask"),...h?[s("position")]:[]].map((q,W)=>{let N=c.
appendChild(d("tr")),L=d("th","",null,{scope:"row"}),P=d("span","",q);return W&&oe(P,"padding",()=>z(t.length,"{hidden} of {count} token hidden.","{hidden} of {\
count} tokens hidden.",{hidden:u}),f[W]),L.append(P),N.append(L),N});for(let q of gp(t.length)){if(q===null){let _=t.length-Er+1;x.forEach((y,b)=>y.append(d("td",
"gp-mark",b?"…":z(_,"… {count} token …","… {count} tokens …"))));continue}let[,W,N,L]=t[q],P=q>=i&&q<a,M=o&&q===t.length-1,E=d("td",`gp-cell${P?" gp-p\
adding":""}${M?" gp-last":""}`);E.append(ae(W)),P&&E.append(d("span","gp-hidden",` ${s("(padding)")}`)),M&&E.append(d("span","gp-hidden",` ${s("(the next token \
is predicted from here)")}`)),[E,d("td",N?"":"gp-ignored",N),d("td","",L)].slice(0,x.length).forEach((_,y)=>x[y].append(_))}return l}function Aa(t,e,n){t.replaceChildren();
let[o,r]=[d("span"),d("span","gp-parted")];e.forEach(([,i,a],l)=>{let c=n!==null&&l>=n?r:o;a===null?c.append(ae(i,"gp-end")):bn(c,a,{running:!0})}),t.append(...[
o,r].filter(i=>i.childNodes.length)),t.childNodes.length||t.append(d("span","gp-mark",s("(nothing)")))}function bp(t,e,n){let o=(e-t)/Math.max(1,n)||1,r=10**Math.floor(Math.log10(o)),i=r*[1,2,2.5,5,10].find(l=>l*r>=o*.8),a=[];for(let l=Math.floor(t/i+1e-9);l<=Math.
ceil(e/i-1e-9);l++)a.push(Number((l*i).toPrecision(12)));return a}var Tn=(t,e,n)=>bp(t,e,n).filter(o=>o>=t&&o<=e);function Ho(t,{height:e,x:n,y:o,left:r=46,right:i=18,top:a=14,bottom:l=38}){let c=t.querySelector("svg");c||t.append(c=re("svg","gp-drawing"));let h=Math.max(240,
t.clientWidth),u=(f,[x,q])=>(f-x)/(q-x||1);return{width:h,height:e,left:r,right:i,top:a,bottom:l,inner:h-r-i,x:f=>r+u(f,n)*(h-r-i),y:f=>e-l-u(f,o)*(e-a-l),draw(f,x){
to(c,{class:"gp-drawing",role:"group","aria-label":f,viewBox:`0 0 ${h} ${e}`,style:`height: ${e}px`}),cr(c,x.map((q,W)=>["g","",W?{}:{"aria-hidden":"true"},q]))}}}
function Do(t,{xTicks:e,yTicks:n,xTitle:o,yTitle:r}){let i=f=>Array.isArray(f)?f:[f,String(f)],[a,l]=[t.height-t.bottom,t.width-t.right],c=n.map(i).flatMap(([f,
x])=>[lt("gp-guide",t.left,t.y(f),l,t.y(f)),nn("",t.left-7,t.y(f)+4,x,"end")]),h=e.map(i).flatMap(([f,x])=>[lt("gp-guide",t.x(f),a,t.x(f),a+4),nn("",t.x(f),a+17,
x)]),u=[nn("gp-axis",(t.left+l)/2,t.height-4,o)];return r&&u.push(nn("gp-axis",2,t.top-16,r,"start")),[...c,...h,...u]}var kp=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,tt=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;La(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),o=e.map((l,c)=>c).filter(
l=>n[l]&&yp(e[l])),r=[],i=0;e[0].previousSibling||(this.head=i=o.shift()??0);for(let l of o)l-i<t.BLOCK||(r.push(this.wrap(e.slice(i,l))),i=l,this.loose=e.length-
l,this.tried=0);let a=r.map(l=>l.getBoundingClientRect().height);r.forEach((l,c)=>{l.style.containIntrinsicHeight=`${a[c]}px`,l.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",o=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(r=>{let i=r.textContent,
a=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let l=a?!i.startsWith(" "):!(n||kp.test(o));return o+=i,l})}wrap(e){let n=d("span","gp-rows");e[0].before(n,d("wbr")),n.append(...e);let o=e[0].firstChild;
if(o.nodeType===Node.TEXT_NODE&&o.data===" "){let r=d("span","gp-gap");o.replaceWith(r),r.append(o)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(La(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function yp(t){let e=t.previousElementSibling,n=e&&Ca(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[o,r]=[t.querySelector(".gp-ink").getClientRects()[0],Ca(n.getClientRects())];return!!(o&&r)&&Pa(o)>Pa(r)+10}function Je(t,e,n){let o=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],r=o(t[e]),i=null,a=1/0;for(let l=e+n;l>=0&&l<t.length;l+=n){let c=o(t[l]),h=c?(c.top-r.top)*n:0;if(h<r.height/2)
continue;let u=h*1e3+Math.abs(c.left-r.left);if(u>=a+1e3*r.height)break;u<a&&([i,a]=[t[l],u])}return i}var La=t=>!!t&&t.tagName==="WBR",Ca=t=>t[t.length-1],Pa=({
top:t,bottom:e})=>(t+e)/2;function Mn(t,e,n,o){let i=d("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),a=d("div","gp-card-head"),l=d("dl","gp-card-facts"),c=d("ol","gp-card\
-rivals"),h=d("div","gp-card-key");h.append(d("i","gp-card-after"),`${s("after the processors")} `,d("i","gp-card-before"),s("before them")),i.append(a,l,c,h),i.
hidden=!0,t.append(i);let u=null,f=null,x=null;function q(w,S){l.append(d("dt","",w),d("dd","",S))}function W(){let{id:w,text:S,where:$,step:C,why:g}=o(u);if(a.
replaceChildren(ae(S,"gp-card-word"),d("span","",w<0?$:s("{where}, id {id}",{where:$,id:w}))),l.replaceChildren(),c.hidden=h.hidden=!C,g&&l.append(d("dd","gp-ca\
rd-why",g)),!C)return;N(C);let v=L(C),O=Math.max(...v.flatMap(({after:T,before:I})=>[T,I]),1e-9);c.replaceChildren(...v.map(T=>P(T,O))),h.hidden=!C.distribution.
stages.length}function N(w){let{chosen:S,distribution:$}=w,{probability:C,rawProbability:g,surprisal:v}=$e(w);Be(w)?q(s("Probability, as the server told it"),H(
g)):$.stages.length||S.logprob!==S.raw_logprob?(q(s("Probability after the processors"),S.logprob===null?jt(S):H(C)),q(s("before the processors"),H(g))):q(s("Pr\
obability (no processor ran)"),H(g));let O=[S.rank&&s("{rank} after",{rank:B(S.rank)}),S.raw_rank&&s("{rank} before",{rank:B(S.raw_rank)})].filter(Boolean);if(O.
length){let T=S.rank===S.raw_rank;q(Be(w)?s("Rank"):s("Rank of {count}",{count:B($.vocab)}),T?B(S.rank):O.join(", "))}q(s("Surprisal"),ie(v,n.unit))}function L({
chosen:w,distribution:S}){let $=S.candidates.map(g=>({candidate:g,after:ee(g.logprob),before:ee(g.raw_logprob),isChosen:g.token_id===w.token_id}));$.sort((g,v)=>Math.
max(v.after,v.before)-Math.max(g.after,g.before));let C=$.slice(0,5);return C.some(({isChosen:g})=>g)||C.push({candidate:w,after:ee(w.logprob),before:ee(w.raw_logprob),
isChosen:!0}),C}function P({candidate:w,after:S,before:$,isChosen:C},g){let v=w.logprob===null&&!n.isFromElsewhere,O=d("li",(C?"gp-card-chosen":"")+(v?" gp-card\
-removed":"")),T=d("span","gp-card-tracks");for(let[I,j]of[["after",S],["before",$]]){let k=d("i","gp-card-"+I);k.style.width=`${j/g*100}%`,T.append(k)}return v&&
T.firstChild.replaceWith(d("small","",jt(w))),O.append(d("span","gp-card-sign",C?"▶":v?"✕":""),ae(w.text,"gp-card-word"),T,d("span","gp-card-value",H(v?$:S))),
O}function M(){let w=(u.querySelector(".gp-ink")||u).getClientRects()[0],S=e.getBoundingClientRect();if(!w||w.bottom<S.top||w.top>S.bottom){_();return}let[$,C]=[
i.offsetWidth,i.offsetHeight],{clientWidth:g,clientHeight:v}=document.documentElement,O=w.bottom+9,T=O+C+8<=v?O:w.top-C-9;i.style.left=`${Math.max(8,Math.min(w.
left,g-$-8,Math.max(S.left,S.right-$)))}px`,i.style.top=`${Math.max(8,Math.min(T,v-C-8))}px`}function E(w,S=null){o(w)&&(u=w,f=S,x=null,W(),i.hidden&&(i.hidden=
!1,i.showPopover&&i.showPopover(),document.addEventListener("keydown",y,!0),document.addEventListener("scroll",p,{capture:!0,passive:!0})),M())}function _(){u&&
(u=null,i.hidden=!0,i.hidePopover&&i.isConnected&&i.hidePopover(),document.removeEventListener("keydown",y,!0),document.removeEventListener("scroll",p,{capture:!0}))}
function y({key:w}){w==="Escape"&&b()}function b(){x=u,_()}function p(){let w=f&&document.elementFromPoint(f.clientX,f.clientY);!u.isConnected||f&&!u.contains(w)?
_():M()}e.addEventListener("pointermove",w=>{if(w.pointerType==="touch")return;let S=w.target.closest('[role="button"]');!S||!o(S)?f&&_():S!==u&&S!==x&&E(S,w)}),
e.addEventListener("pointerleave",()=>{x=null,f&&_()}),e.addEventListener("focusin",({target:w})=>w.matches(":focus-visible")&&E(w)),e.addEventListener("focusou\
t",({target:w})=>w===u&&!f&&_());function m(w){u&&(u.isConnected?w&&(W(),M()):_())}return{show:E,hide:_,dismiss:b,refresh:m}}var jt=({removed_by:t})=>s("removed\
 by {processor}",{processor:t?Ue(t)[0]:s("a processor")});function Ve(t,e){if(e.piece===null){let n=d("bdi","gp-ink gp-special");Re(n,e.text),t.append(n)}else kn(e)?t.append(e.piece,d("span","gp-ink gp-byte","",{"data-\
bytes":$o(e.text)||"·"})):Eo(t,e.piece)}function Bt(t,e,n,o){let r=o&&kn(o)?t.tokens.at(-1).parentNode:null;if(r&&n.piece!==null)r.append(e);else if(kn(n)){let i=d(
"span","gp-bytes");i.append(e),t.rows.append(i)}else t.rows.append(e);t.tokens.push(e)}function St(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),o=n.closest(
".gp-bytes");o&&o.childNodes.length>1?n.remove():t.rows.removeLast()}}function Ko(t,e){let{probability:n,rawProbability:o,rank:r,surprisal:i}=$e(t);if(Be(t))return xp(
t,e);let a=[t.chosen.logprob===null?jt(t.chosen):s("probability {share}",{share:H(n)})];return H(o)!==H(n)&&a.push(s("{share} before the processors",{share:H(o)})),
r!==null&&a.push(s("rank {rank} of {count}",{rank:B(r),count:B(t.distribution.vocab)})),[...a,s("surprisal {amount}",{amount:ie(i,e)})]}function xp(t,e){let{rawProbability:n,
rank:o,surprisal:r}=$e(t);return[s("probability {share}",{share:H(n)}),...o===null?[]:[s("rank {rank}",{rank:B(o)})],s("surprisal {amount}",{amount:ie(r,e)})]}var zt=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function nt(t){if(t<0)return 1-nt(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let r=t;for(let i=120;i>
0;i--)r=t+i/r;return e/r}let[n,o]=[0,t];for(let r=1;o>1e-18;r+=2)n+=o,o*=t*t/(r+2);return .5-e*n}var Go=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function Ge(t){if(t>=
1e-4)return H(t);if(t<1e-300)return s("less than {p}",{p:"10⁻³⁰⁰"});let[e,n]=t.toExponential(1).split("e-");return`${ve(e)} × 10⁻${[...n].map(o=>"⁰¹²³\
⁴⁵⁶⁷⁸⁹"[o]).join("")}`}function En(t){let e=nt(t);if(e>.1)return s("{share} of texts without this watermark pass it.",{share:H(e)});let n=1/e;return n>=
1e9?s("A share of {p} of texts without this watermark passes it.",{p:Ge(e)}):s("One in {odds} texts without this watermark passes it.",{odds:B(Number(n.toPrecision(
n<1e4?3:2)))})}var vp=({green:t})=>t==null?"none":t?"green":"red",Sp=t=>Math.round(Math.max(0,Math.min(1,(t-.2)/.6))*10);function _p(t,e,n){let o=d("span","gp-t\
oken",null,{tabindex:"-1",role:"img"});if(Ve(o,t),qa(o,e),n===void 0)return o;let r=typeof n=="function"?n:()=>n;return o.setAttribute("aria-label",r()),Se(o,r),
o}function qa(t,{green:e=null,g:n=null,counted:o=!0}){let r=t.querySelector(".gp-ink");if(n===null)t.dataset.list=vp({green:e});else{let i=Sp(n);t.dataset.list=
"g",r.style.backgroundColor=`var(--gp-prob-${i})`,r.style.backgroundSize=`2px ${i*10}%`}o||(t.dataset.counted="no")}var Ke=class{constructor(e,{press:n=null}={}){
this.body=e,this.press=n,this.items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,e.classList.add("gp-marked"),this.rows=new tt(e),e.addEventListener(
"keydown",o=>this.keyed(o)),e.addEventListener("click",o=>this.pressed(o.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){
this.cut(Math.min(n,this.tokens.length));for(let o=this.tokens.length;o<e.length;o++){let{token:r,mark:i,words:a}=e[o],l=_p(r,i,a);this.press&&l.setAttribute("r\
ole","button"),Bt(this,l,r,o?this.items[o-1].token:null),this.items.push(e[o])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){
St(this,e),this.items.length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){
let n=this.tokens.indexOf(e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||
e.ctrlKey||e.metaKey||e.altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>Je(this.tokens,n,1),ArrowUp:()=>Je(this.
tokens,n,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[e.key];if(!o)return;e.preventDefault();let r=o();
r&&(this.reach(r),r.focus({preventScroll:!0}),r.scrollIntoView({block:"nearest"}),r===this.tokens[n]&&this.pressed(r))}resized(){let{clientWidth:e}=this.body;!e||
e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function pt(t,e,{unscored:n=!1,
repeated:o=!1,faint:r=s("faint: seen before, not counted")}={}){let i=[e,n,o,r].join();if(t.dataset.legend===i)return;t.dataset.legend=i,t.classList.add("gp-mar\
ked","gp-mark-legend");let a=(c,h,u)=>{let f=d("span"),x=d("span","",null,{"aria-hidden":"true"});return x.append(d("span","gp-ink",h)),qa(x,c),f.append(x,u),f},
l=e==="synthid"?[a({g:.2},"g",s("mean g-value 0.2 or less")),a({g:.5},"g",s("0.5, as by chance")),a({g:.8},"g",s("0.8 or more"))]:[a({green:!0},"◆",s("green: \
on the green list")),a({green:!1},"◇",s("red: not on the green list"))];n&&l.push(a({},"abc",s("not scored"))),o&&l.push(a(e==="synthid"?{g:.5,counted:!1}:{green:!0,
counted:!1},"abc",r)),t.replaceChildren(...l)}var Op=400,Tp=12;function $n(t,{curves:e,threshold:n,needed:o=null,label:r=s("z over the number of tokens"),title:i=s(
"tokens scored"),yTitle:a="z",from:l=40,height:c=260}){let h=e.filter(({points:_})=>_.length),u=h.flatMap(({points:_})=>_),f=Math.max(l,...u.map(([_])=>_)),x=o&&
o.at<=2*f?Math.max(f,o.at*1.05):f,q=u.map(([,_])=>_),W=Math.min(-.5,...q)*1.08,N=Math.max(n*1.15,1,...q)*1.06,L=Ho(t,{height:c,x:[0,x],y:[W,N],left:40,top:24}),
P=L.width-L.right,M=[...Do(L,{xTicks:Tn(0,x,L.inner/90),yTicks:Tn(W,N,5),xTitle:i,yTitle:a}),lt("gp-unity",L.left,L.y(0),P,L.y(0)),lt("gp-z-threshold",L.left,L.
y(n),P,L.y(n)),...h.map(({look:_,points:y})=>Co(`gp-z-${_}`,Ep(y,Op).map(([b,p])=>[L.x(b),L.y(p)]))),...h.map(({look:_,points:y})=>$p(L,_,y.at(-1))),Mp(L,h,n)],
E=Ap(L,h);if(o&&o.at<=x){let[_,y]=[L.x(o.at),L.y(n)];E.push(dr("",o.words,[["path","gp-z-needed",{d:`M${xe(_)} ${xe(y)}l-6 11h12Z`},[]]]))}L.draw(r,[M,E])}function Mp(t,[
e],n){let o=([,a])=>Math.abs(a-n),{points:r}=e||{points:[]},i=r.length>0&&o(r.at(-1))>o(r[Math.floor(r.length/8)]);return nn("gp-halo gp-strong",i?t.width-t.right:
t.left+5,t.y(n)-6,s("threshold {value}",{value:Number(n.toFixed(2))}),i?"end":"start")}function Ep(t,e){let n=Math.ceil(t.length/e);return t.filter((o,r)=>r%n===
0||r===t.length-1)}var $p=(t,e,[n,o])=>e==="measured"?["circle","gp-measured",{cx:xe(t.x(n)),cy:xe(t.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,{d:Qi(t.x(n),
t.y(o),4.5)},[]];function Ap(t,e){let n=Math.max(0,...e.map(({points:r})=>r.at(-1)[0])),o=Math.min(Tp,n);return Array.from({length:o},(r,i)=>{let[a,l]=[n*i/o,n*
(i+1)/o],c=e.map(({name:u,points:f})=>{let x=f.findLast(([q])=>q<=l);return x&&x[0]>a?`${u} ${X(x[1],2)}`:""}).filter(Boolean);if(!c.length)return null;let h={x:xe(
t.x(a)),y:t.top,width:xe(t.x(l)-t.x(a)),height:xe(t.height-t.bottom-t.top)};return dr("gp-z-place",z(Math.floor(l),"After {count} token: {values}","After {count\
} tokens: {values}",{values:c.join(", ")}),[["rect","gp-catch",h,[]]])}).filter(Boolean)}function An(t,e){let n=te(t,e.length,()=>{let o=d("span"),r=re("svg");return Q(
r,{width:26,height:8,"aria-hidden":"true"}),r.append(re("path")),Q(r.firstElementChild,{d:"M1 4H25"}),o.append(r,d("span")),o});e.forEach(({name:o,look:r,tip:i},a)=>{
let[l,c]=n[a].children;Q(l.firstChild,{class:`gp-z-${r}`}),A(c,o),i&&oe(c,"z-score",()=>"",{meaning:i,formula:""})})}function ao({name:t,masked:e}){return t==="alone"?s("Alone"):t==="left"?e?s("Padded on the left"):s("Padded on the left, without a mask"):e?s("Padded on the rig\
ht"):s("Padded on the right, without a mask")}function io(t,e){if(!V(t))return s("infinite");let n=Oe(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${s(e)}`;let r=o<1e-4?
Ge(o):X(o,o<.01?4:3);return`${n<0?"−":""}${r} ${s(e)}`}function Wa(t,e,n){let{prompts:o,sampled:r,ways:[i]}=t,a=o.length,l=e.answers.map(({kl:q})=>V(q)?q:1/0),
c=e.answers.filter(({read:q},W)=>q.length>i.answers[W].read.length).length,h=[s("Divergence of the first new token from that of the prompt alone: at most {dista\
nce}.",{distance:io(Math.max(...l),n)})];c||h.push(s("No prompt is shorter than another, so nothing was padded.")),e.guessed?h.push(s("generate has found the pa\
dding by itself, because no text ends with this pad token.")):!e.masked&&c&&h.push(s("The model has read the padding as text."));let u=e.answers.filter(({same:q})=>!q).
length,[f,x]=r?["even","○"]:u?["bad","✗"]:["good","✓"];return[f,x,Lp(f,ao(e),u,a),h.join(" ")]}function Lp(t,e,n,o){return t==="even"?s("{way}: the texts \
are drawn anew, so they are not compared.",{way:e}):t==="good"?z(o,"{way}: the prompt gives the same text as alone.","{way}: each of the {count} prompts gives t\
he same text as alone.",{way:e}):o===1?s("{way}: the prompt gives a different text than alone.",{way:e}):z(n,"{way}: {count} of {all} prompts gives a different \
text than alone.","{way}: {count} of {all} prompts give a different text than alone.",{way:e,all:o})}function $r({sampled:t},{name:e},{same:n}){return e==="alon\
e"?["even","",""]:t?["even","○",s("drawn anew")]:n?["good","✓",s("the same as alone")]:["bad","✗",s("a different text than alone")]}function Cp({parts_at:t,
new:e},n){if(t===null)return"";let o=r=>r[t]?J(r[t][1]):s("the end");return s("diverges at new token {number}: {own}, alone {alone}",{number:t+1,own:o(e),alone:o(
n.new)})}var Pp=(t,e)=>t.first.flatMap(([n,o])=>{let r=e.first.find(([i])=>i===n);return r?[{text:n,p:ee(o),q:ee(r[1])}]:[]});function qp(t,e,n){let o=qt(Pp(e,t),
n,io(t.kl,n));return o&&pe(o)}function Wp(t,e,n){let[,o]=e.new[0],[r,i]=[e,t].map(({first:a})=>a.find(([l])=>l===o));return!r||!i||!V(t.change)?"":s("from {befo\
re} alone to {after}: a change of {change}.",{before:H(ee(r[1])),after:H(ee(i[1])),change:io(t.change,n)})}function Na(t,e,n,o,r){let i=n.first.slice(0,3).map(([
x,q])=>`${J(x)} ${H(ee(q))}`),[[a,l]]=n.first,c=s("{token}: e^({logprob}) = {percent}.",{token:J(a),logprob:U(l),percent:H(ee(l))}),h=[s("first: {tokens}",{tokens:i.
join(", ")}),s("The likeliest first new tokens, with their probabilities before the logits processors."),"probability",c];if(e.name==="alone")return[h];let[,u]=o.
new[0],f=t.sampled?"":Cp(n,o);return[...f?[[f,s("The first token that differs. What comes after it continues a different text."),"greedy"]]:[],[s("KL {distance}",
{distance:io(n.kl,r)}),s("Kullback-Leibler divergence between the distributions of the first new token, alone ‖ this way, before the logits processors. 0 where \
they are the same."),"kl",qp(n,o,r)],[s("log p of {token} {change}",{token:J(u),change:`${V(n.change)&&n.change>0?"+":""}${io(n.change,r)}`}),s("The change in t\
he log-probability of the token that the prompt alone chose first."),"logprob",Wp(n,o,r),r],h]}function Ra({model:t,mode:e,prompts:n,width:o,pad:r,borrowed:i,dtype:a,
seed:l,sampled:c,ways:[h]}){let u=c?s("{mode}, seed {seed}",{mode:tn(e),seed:l}):tn(e),f=h.answers.some(({read:x})=>x.length<o);return`${t}, ${a}; ${u}; ${f?Np(
n.length,o,r[1],i):z(n.length,"{count} prompt of {width} tokens","{count} prompts of {width} tokens",{width:o})}`}var Np=(t,e,n,o)=>o?z(t,"{count} prompt, padde\
d to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {width} tokens with {pad}, the end-of-text token",{width:e,pad:n}):z(t,"{coun\
t} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tokens with {pad}",{width:e,pad:n});function Ia(t,e){let n=u=>t.querySelector(".gp-"+u);function i(u){let f=u.ways.slice(1).map(x=>Wa(u,x,e.unit));n("batch-verdicts").replaceChildren(...f.map(([x,
q,W,N])=>{let L=d("li","",null,{"data-verdict":x}),P=d("span","",W);return P.append(d("small","",N)),L.append(d("span","gp-sign",q,{"aria-hidden":"true"}),P),L})),
A(n("told"),f.map(([,,x])=>x).join(" "))}function a(u,f){let x=d("details","gp-one-prompt"),q=d("summary","",`${s("Prompt {number}:",{number:f+1})} `),W=[...u.prompts[f]],
N=d("bdi","gp-prompt-text",W.slice(0,200).join("")+(W.length>200?"…":"")),L=u.ways.slice(1).map(M=>`${$r(u,M,M.answers[f])[1]} ${ao(M)}`);q.append(N,d("span",
"gp-way-signs",` ${L.join(" · ")}`)),x.append(q);let P=()=>{x.open&&x.childElementCount===1&&x.append(...u.ways.map(M=>l(u,M,f)))};return x.addEventListener("t\
oggle",P),x.open=f<6,P(),x}function l(u,f,x){let[q,W]=[u.ways[0].answers[x],f.answers[x]],[N,L,P]=$r(u,f,W),M=d("div","gp-way",null,{"data-verdict":N}),E=d("h3",
"gp-way-name");E.append(d("span","gp-sign",L,{"aria-hidden":"true"}),ao(f),d("small","",P));let _=s("Prompt {number} as the model reads it: {way}",{number:x+1,way:ao(
f)}),y=c(u,f,W,q,_),b=d("p","gp-gave"),p=d("span","gp-new");Aa(p,W.new,u.sampled?null:W.parts_at),b.append(d("span","gp-gave-words",`${s("Output:")} `),p);let m=d(
"p","gp-measures");for(let[S,$,C,g="",v=void 0]of Na(u,f,W,q,e.unit)){let O=d("span","",S);oe(O,C,()=>g,{meaning:$,...v&&{unit:v}}),m.append(O)}let w=d("div","g\
p-way-body");return w.append(y,b,m),M.append(E,w),M}function c({is_encoder_decoder:u},{name:f},{read:x},q,W){if(f!=="alone"&&JSON.stringify(x)===JSON.stringify(
q.read))return d("p","gp-note",s("As long as the longest prompt: there is no padding, and the row is that of the prompt alone."));let N=d("div","gp-scroll",null,
{tabindex:0,role:"region","aria-label":W});return N.append($a(x,{text:q.read.length,side:f,goesOn:!u,caption:W})),N}function h(u){A(n("about"),Ra(u)),i(u),Z(n("\
of-decoder"),!u.is_encoder_decoder),n("batch-prompts").replaceChildren(...u.prompts.map((f,x)=>a(u,x)))}return u=>{t.hidden=!e.found,!t.hidden&&(u.found||u.unit)&&
h(e.found)}}var Cn=.001,ja=2e-5,Rp=-1e9,an=-1e8,Ye=(t,e=-1e30)=>t==null||t<e;function Ln(t,e,n){return Ye(t,n)||Ye(e,n)?Ye(t,n)&&Ye(e,n)?0:1/0:Math.abs(t-e)}function lo(t,e,n){
return Ln(t,e===null?null:e*n,an)/Math.max(1,n)}var rn=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=Cn||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function Ba(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new rn,given:new rn,
final:new rn,pool:new rn,output:new rn},o=e.length_penalty??1;for(let r of t.prompts){if(!r)continue;let i=Math.max(...r.distributions.map(a=>a.length));Ip(r,Math.
max(1,Math.floor(i/(e.num_beam_groups||1))),o,n)}return t.finished.sequences.forEach((r,i)=>jp(t.returned[i].last,r,i,o,n.output)),n}function Ip(t,e,n,o){let r=null,
i=new Map,a=(l,c)=>c.score-l.score;t.steps.forEach((l,c)=>{if(l.some(({given:f})=>f)){for(let f of l)o.given.see(Ln(f.beam.score,0),()=>({node:f}));return}r??=new Map(
l.filter(({beam:f})=>f.parent%e===0).map(({beam:f})=>[f.parent,0]));for(let f of l){let{beam:x}=f,q=r.get(x.parent)??Rp;if(o.sum.see(Ln(q+(x.logprob??-1/0),x.score,
an),()=>({node:f,parent:q})),x.final_score===null||x.final_score===void 0)continue;let W=f.length**n;o.final.see(lo(x.score,x.final_score,W),()=>({node:f,power:W}));
let N=x.group??null;i.set(N,[...i.get(N)||[],{score:x.final_score,power:W}].sort(a).slice(0,e))}let h=[...i.values()].flat().filter(({score:f})=>!Ye(f)).sort(a),
u=t.pools[c].filter(f=>!Ye(f));for(let f=0;f<Math.max(h.length,u.length);f++){let x=h[f]??null,q=x&&f<u.length?lo(x.score*x.power,u[f],x.power):1/0;o.pool.see(q,
()=>({step:c,place:f,expected:x&&x.score,told:u[f]??null}))}r=new Map(l.filter(({beam:f})=>f.status==="running").map(({beam:f})=>[f.beam,f.score]))})}function jp(t,e,n,o,r){
let i=me(t),a=i.filter(({given:h})=>!h);if(e.score===null||!a.length)return;let l=a.length**o,c=i.every(({beam:h,given:u},f)=>u||h.parent===(e.beams||[])[f]);r.
see(c?lo(t.beam.score,e.score,l):1/0,()=>({number:n,node:t,power:l,told:e.score}))}var ke={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},za=new Set(["running"]),Ft=new Set(["finished"]);function Fa(t,e){let n=Math.
min(e.upTo,t.steps.length-1),o=Ar(t,n),r=new Map((e.returned||[]).map((f,x)=>[f,x+1])),i=co([...o,...r.keys(),...Uo(t,n)]),{kids:a,hidden:l}=Bp(t,n,e,i,o),{lanes:c,
counts:h}=Dp(t,n,a),u=Gp(t,n,a,c,e);return Up(t,{last:n,kept:o,outputs:r,alive:i,kids:a,hidden:l,lanes:c,counts:h,columns:u,options:e})}var Uo=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>za.has(n.status));function Ar(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:o})=>Ft.has(o.status));return n.sort((o,r)=>r.beam.final_score-
o.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function co(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function Bp(t,e,n,o,r){
let i=new Map,a=new Set([null]),l=new Map,c=new Map,h=u=>(i.has(u)||i.set(u,{on:[],off:[]}),i.get(u));h(null);for(let u=0;u<=e;u++){for(let f of t.steps[u]){let{
before:x}=f,q=n.collapsed.has(x)?x:l.get(x);q!=null?(l.set(f,q),c.set(q,(c.get(q)||0)+1)):za.has(f.beam.status)?(n.lost||o.has(f))&&(h(x).on.push(f),a.add(f)):(!Ft.
has(f.beam.status)||n.lost||r.has(f))&&h(x).off.push(f)}t.distributions[u].forEach((f,x)=>{let q=Fp(t,u,x);n.candidates&&a.has(q)&&!n.collapsed.has(q)&&Hp(t,u,x,
f,h(q),n.candidates)})}for(let u of i.values()){u.on.sort((W,N)=>W.beam.beam-N.beam.beam);let f=u.off.filter(({beam:W})=>Ft.has(W.status)),x=u.off.filter(({beam:W})=>!Ft.
has(W.status)),q=(W,N)=>N.beam.score-W.beam.score;u.off=[...f.sort(q),...zp(x.sort(q),n.candidates)]}return{kids:i,hidden:c}}function zp(t,e){let n=new Map;return t.
filter(({beam:{parent:o}})=>(n.set(o,(n.get(o)||0)+1),n.get(o)<=e))}function Fp(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:o})=>o.parent===n)))return e?t.byStep[e-
1].get(n):null}function Hp(t,e,n,o,r,i){let a=i-r.off.filter(({beam:c})=>c.parent===n&&!Ft.has(c.status)).length;if(a<=0)return;let l=new Set(t.steps[e].filter(
({beam:c})=>c.parent===n).map(({beam:c})=>c.token_id));for(let c of o.candidates)if(!(c.logprob===null||l.has(c.token_id))&&(r.off.push(pa(t,e,n,o,c)),a-=1,!a))
return}function Dp(t,e,n){let o=new Map,r=new Map;for(let a=0;a<=e;a++){let l=[],c=new Set;for(let h of Uo(t,a)){let u=n.get(h.before);if(!u||!u.on.includes(h))
continue;let f=h.beam.group??0;r.has(f)||r.set(f,[]),u.on.find(({beam:q})=>(q.group??0)===f)===h&&h.before&&o.has(h.before)?(o.set(h,o.get(h.before)),r.get(f)[o.
get(h).number]=a,c.add(h)):l.push(h)}l.sort((h,u)=>h.beam.beam-u.beam.beam);for(let h of l){let u=h.beam.group??0,f=Kp(r.get(u),a,h.before&&o.has(h.before)?o.get(
h.before).number:0);r.get(u)[f]=a,o.set(h,{group:u,number:f})}}let i=new Map([...r].sort(([a],[l])=>a-l).map(([a,l])=>[a,Math.max(1,l.length)]));return{lanes:o,
counts:i}}function Kp(t,e,n){let o=a=>a.sort((l,c)=>Math.abs(l-n)-Math.abs(c-n)||c-l)[0],i=t.map((a,l)=>l).filter(a=>t[a]<e-1);return i.length?o(i):t.length}function Gp(t,e,n,o,r){
let i=c=>Uo(t,c-1).every(h=>{if(!o.has(h))return!0;let u=n.get(h);return u&&u.on.length===1&&!u.off.some(({beam:f})=>Ft.has(f.status))}),a=[],l=r.live?e-2:e;for(let c=0;c<=
e;c++){let h=a.at(-1);r.fold&&h&&c<=l&&i(c)?h.to=c:a.push({from:c,to:c})}return a.flatMap(c=>{let h=c.to-c.from+1;return h>=ke.short&&!r.unfolded.has(c.from)?[c]:
Array.from({length:h},(u,f)=>({from:c.from+f,to:c.from+f,...h>=ke.short&&f===0?{open:!0}:{}}))})}function Up(t,{last:e,kept:n,outputs:o,alive:r,kids:i,hidden:a,
lanes:l,counts:c,columns:h,options:u}){let f=[],x=ke.margin+ke.node+ke.gap;for(let p of h){p.x=x,p.folded=p.to>p.from,p.width=p.folded?ke.fold:ke.node,x+=p.width+
ke.gap;for(let m=p.from;m<=p.to;m++)f[m]=p}let{tops:q,bands:W,height:N}=Vp(i,l,c,f),L=p=>q.get(p.group)[p.number],P={node:null,nodes:[],look:"root",x:ke.margin,
y:Jp(q),width:ke.node,height:ke.row-4,hidden:0},M=[P],E=new Map([[null,P]]),_=[];function y(p,m,w){let S=f[p.index],$={node:p,nodes:[p],look:b(p),x:S.x,y:m,width:S.
width,height:w,hidden:a.get(p)||0,place:o.get(p)||null,folded:S.folded,column:S,greedy:u.greedy.has(p)};E.set(p,$),M.push($);let C=E.get(p.before);return C&&_.push(
{from:C,to:$,look:$.look,share:Math.min(1,Math.exp(p.beam.logprob??-1/0))}),$}function b(p){let{status:m}=p.beam;return m==="finished"?n.has(p)?"kept":"fell":m!==
"running"?m:p.index===e?"tip":r.has(p)?"inner":"lost"}for(let p=0;p<=e;p++){let m=f[p];for(let w of Uo(t,p))if(l.has(w))if(p>m.from){let S=E.get(w.before);S&&(S.
nodes.push(w),S.node=w,S.look=b(w),S.greedy&&=u.greedy.has(w),S.hidden=a.get(w)||0,E.set(w,S))}else y(w,L(l.get(w)),ke.row-4).lane=l.get(w)}for(let[p,m]of i){let w=p===
null?null:l.get(p)&&L(l.get(p));if(w===void 0)continue;let S=new Map;for(let $ of m.off){let C=f[$.index];if(!C||C.folded&&!Ft.has($.beam.status))continue;let g=w??
q.get($.beam.group??0)[0],v=S.get(g)||0;S.set(g,v+1),y($,g+ke.row+v*ke.leaf,ke.leaf-2)}}return{entries:M,edges:_,columns:h,bands:W,at:E,last:e,width:x-ke.gap+ke.
margin,height:N}}function Vp(t,e,n,o){let r=new Map;for(let[h,u]of t){let f=new Map;for(let x of u.off){let q=o[x.index];if(!q||q.folded&&!Ft.has(x.beam.status))
continue;let W=h===null?{group:x.beam.group??0,number:0}:e.get(h);if(!W)continue;let N=`${W.group} ${W.number}`;f.set(N,(f.get(N)||0)+1)}for(let[x,q]of f)r.set(
x,Math.max(r.get(x)||0,q))}let i=new Map,a=[],l=ke.margin,c=n.size>1;for(let[h,u]of n){let f=l;c&&(l+=ke.band),i.set(h,[]);for(let x=0;x<u;x++)i.get(h).push(l),
l+=ke.row+(r.get(`${h} ${x}`)||0)*ke.leaf+ke.between;c&&a.push({group:h,y:f,height:l-f-4}),c&&(l+=8)}return i.size||i.set(0,[l]),{tops:i,bands:a,height:Math.max(
l,ke.margin+ke.row)+ke.margin-ke.between}}var Jp=t=>[...t.values()][0][0];var Yp=`
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
`,qr={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},Lr={tall:.55,small:.75},Xp=[1,1.8,3,4.5,6.5],Zp=[.05,.2,.5,.8],Qp={probability:({beam:t})=>H(
Math.min(1,ee(t.logprob))),token:({beam:t})=>U(t.logprob,2),sum:({beam:t})=>U(t.score,2),score:(t,e)=>U(yt(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
Pn=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=re("style");n.textContent=Yp,this.world=re("g"),this.bands=re("g"),this.ruler=re("g"),this.
edges=re("g"),this.blocks=re("g"),this.nodes=re("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=
new Map,this.drawn=new Map}draw(e,n){let o=n.area?a=>a.x+a.width>=n.area[0]&&a.x<=n.area[2]&&a.y+a.height>=n.area[1]&&a.y<=n.area[3]:()=>!0,r=e.entries.filter(o),
i=a=>n.zoom>=(Cr(a)?Lr.tall:Lr.small);return this.drawBands(e),this.drawRuler(n.zoom>=Lr.tall?e.columns.filter(({x:a,width:l})=>!n.area||a+l>=n.area[0]&&a<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(r.filter(a=>!i(a)),n),this.drawNodes(r.filter(i),n),r.length}drawBands({bands:e,width:n}){let o=te(this.bands,e.length,()=>{
let r=re("g");return r.append(re("rect","t-band"),re("text")),r});e.forEach(({group:r,y:i,height:a},l)=>{let[c,h]=o[l].children;Q(c,{x:4,y:i,width:n-8,height:a,
rx:8}),Q(h,{y:i+16}),A(h,s("group {group}",{group:De(r)}))})}drawRuler(e){let n=te(this.ruler,e.length,()=>re("text","t-small"));e.forEach(({from:o,to:r,x:i},a)=>{
Q(n[a],{x:i+8,y:12}),A(n[a],r>o?`${o+1}–${r+1}`:String(o+1))})}nameBandsAt(e){for(let n of this.bands.children)Q(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){
let o=new Map;for(let{from:r,to:i,look:a,share:l}of e.edges){let[c,h]=[r.x+r.width,i.x],[u,f]=[r.y+r.height/2,i.y+i.height/2];if(n.area&&(h<n.area[0]||c>n.area[2]||
Math.max(u,f)<n.area[1]||Math.min(u,f)>n.area[3]))continue;let x=n.path.has(i.node)||i.nodes.some(L=>n.path.has(L)),q=Math.min(40,(h-c)*.6),N=`t-edge t-w${Zp.filter(
L=>l>=L).length} ${su(i,a,x)}${n.dim&&!x?" t-dim":""}`;o.has(N)||o.set(N,[]),o.get(N).push(`M${c},${u}C${c+q},${u} ${h-q},${f} ${h},${f}`)}this.drawPaths(this.edges,
o,(r,i)=>{r.style.strokeWidth=`${Xp[Number(i.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,o){for(let[r,i]of this.paths)i.parentNode===e&&!n.has(r)&&(i.remove(),this.
paths.delete(r));for(let[r,i]of n){let a=this.paths.get(r);a||(a=re("path",r),o&&o(a,r),this.paths.set(r,a),r.includes("t-path")?e.append(a):e.prepend(a)),Q(a,{
d:i.join("")})}}drawBlocks(e,n){let o=new Map;for(let r of e){let i=`t-blocks t-${Pr(r,n.path)?"path":r.look}${n.dim&&!Pr(r,n.path)?" t-dim":""}`;o.has(i)||o.set(
i,[]);let{x:a,y:l,width:c,height:h}=r;o.get(i).push(`M${a},${l+h*.2}h${c}v${h*.6}h${-c}z`)}this.drawPaths(this.blocks,o)}drawNodes(e,n){let o=new Map(this.drawn);
for(let r of e){let i=r.nodes[0]||null,a=this.drawn.get(i);(!a||a.tall!==Cr(r))&&(a&&a.group.remove(),a=eu(Cr(r)),this.drawn.set(i,a),this.nodes.append(a.group)),
o.delete(i),this.drawNode(a,r,n)}for(let[r,{group:i}]of o)i.remove(),this.drawn.delete(r)}drawNode(e,n,o){let{node:r,x:i,y:a,width:l,height:c,look:h}=n,{group:u,
box:f,word:x,right:q,tall:W}=e,N=r?Qp[o.number](r,o.penalty):"";if(Q(u,{class:this.classesOf(n,o),transform:`translate(${i} ${a})`}),Q(f,{width:l,height:c}),Q(q,
{x:l-8}),A(q,N),W)tu(e,n,o);else{let L=`${n.greedy?"G":""}${qr[h]} `;A(x,L+Vo(Wr(r),12-L.length-Math.ceil(N.length*.82)))}nu(e,n)}classesOf(e,n){let{node:o,look:r}=e,
i=Pr(e,n.path),a=[`t-${r}`];return o&&(o.beam.group??0)&&["inner","tip"].includes(r)&&a.push(`t-g${o.beam.group%4}`),o&&o.given&&a.push("t-given"),i&&a.push("t-\
path"),n.dim&&!i&&o&&a.push("t-dim"),a.join(" ")}},Cr=({height:t})=>t>ke.leaf;function eu(t){let e=re("g"),[n,o,r]=[re("rect","t-box"),re("text","t-word"),re("t\
ext","t-small t-right")];e.append(n,o,r),Q(n,{rx:t?7:5}),Q(o,{x:8,y:t?14:13}),Q(r,{y:t?28:13});let i=t?e.appendChild(re("text","t-small")):null;return i&&Q(i,{x:8,
y:28}),{group:e,box:n,word:o,right:r,left:i,tall:t,flag:null}}function tu({word:t,left:e},n,o){let{node:r,nodes:i,look:a}=n,l=qr[a]?`${qr[a]} `:"";r?A(t,l+(i.length>
1?ru(i.map(Wr).join(""),28):Vo(Wr(r),12-l.length))):A(t,o.root),A(e,r?ou(n,o):""),Q(e,{class:r&&i.length<2&&qn(r)?"t-small t-switch":"t-small"})}function nu(t,{
look:e,place:n,hidden:o,width:r,height:i}){let a=n?`★${n}`:o?`+${o}`:"";if(!a&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[re("rect","t-inside"),re("rect","t-\
flag"),re("text","t-flag-text")],t.group.append(...t.flag));let[l,c,h]=t.flag,u=8+7*a.length;Q(l,{x:2.5,y:2.5,width:r-5,height:i-5,rx:3}),Q(c,{x:r-u+4,y:-6,width:a?
u:0,height:14,rx:2}),Q(h,{x:r-u/2+4,y:5}),A(h,a)}var Pr=(t,e)=>t.nodes.some(n=>e.has(n)),qn=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function ou({node:t,nodes:e,greedy:n},o){let r=[n?"G":"",o.goals?o.goals(t):""].filter(Boolean).join(" ");return e.length>1?[z(e.length,"{count} token","{c\
ount} tokens"),r].filter(Boolean).join(" "):t.beam.status!=="running"?r:[t.given?s("given"):qn(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),
r].filter(Boolean).join(" ")}function su(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":
`t-g${(t.node.beam.group??0)%4}`}var Wr=({beam:t,chosen:e})=>(t.text||e.text||"").replace(wn,n=>Qe[n]||"�")||s("(empty)"),Ha=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function Vo(t,e){let n=0,o=Array.from(t);for(let[r,i]of o.entries())if(n+=Ha(i),n>e)return o.slice(0,Math.max(1,r-1)).join("")+"…";return t}function ru(t,e){
let n=Array.from(t),o=Math.floor((e-1)/2);return n.reduce((r,i)=>r+Ha(i),0)<=e?t:Vo(t,o)+Vo(n.slice(-o).join(""),o)}var iu=.001;function Ka(t,e){if(t.given)return[s("A given token weighs nothing in the sum of a beam.")];let n=e.prompts[t.sequence],{beam:o}=t;return[au(t,n,e),
ho(t),o.diversity_penalty?s("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:U(o.diversity_penalty)}):"",
cu(t,n),hu(t,n,e),mu(t,e)].filter(Boolean)}var Ht=t=>t.beam.group??null,Nr=(t,e)=>e.steps[t.index].filter(n=>Ht(n)===Ht(t));function au(t,e,n){let{mode:o}=n.started,
r=Nr(t,e).length,i=t.index===e.given,a=i?1:e.steps[t.index-1].filter(h=>h.beam.status==="running"&&Ht(h)===Ht(t)).length,l=Ht(t)===null?[]:[s("Only beams of its\
 own group, {group}, compete with it.",{group:De(Ht(t))})],c=i?s("All beams held the same text before this step, so one was continued."):z(a,"{count} running be\
am was continued at this step.","{count} running beams were continued at this step.");return[...l,c,lu(t,r,o==="beam_sample")].join(" ")}function lu({rank:t,beam:e},n,o){
if(e.status==="unseen")return o?s("The search drew {considered} continuations; this one was not among them.",{considered:n}):s("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let r={considered:n,rank:t};return o?s("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",r):s("The search considered {considered} continuations; by its sum, this one has rank {rank}.",r)}function ho(t,e=!1){let{beam:n}=t,o=t.
before&&!t.before.given?fe(t.before.beam.score):0,[r,i]=[fe(n.logprob),fe(n.score)];if(o===null||r===null||i===null||i<an)return e?"":s("It could not be chosen:\
 its log-probability is minus infinity.");let a={before:U(o),own:U(r),after:U(i)};return e?`${a.before} + (${a.own}) = ${a.after}`:s("Sum of log-probabilities (\
nats): {before} before this token, {own} of its own: {before} + ({own}) = {after}.",a)}function cu(t,e){let n=Nr(t,e),o=h=>n.filter(({beam:u})=>u.status===h).length,
[r,i,a,l]=["running","finished","ended","pruned"].map(o),c=[z(r,"{count} has gone on","{count} have gone on"),i&&z(i,"{count} ended a text","{count} ended texts"),
a&&z(a,"{count} ended a text that does not count","{count} ended texts that do not count"),l&&z(l,"{count} was pruned","{count} were pruned")].filter(Boolean);return s(
"Of these {considered}: {parts}.",{considered:n.length,parts:c.join(", ")})}var du=t=>t.reduce((e,n)=>e&&e.beam.score>=n.beam.score?e:n,null);function Ga(t){let e=t.
filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score);return e.length?Math.min(...e):null}function hu(t,e,n){let{beam:o}=t,r=t.index+1;if(o.status===
"unseen")return"";if(o.status==="ended")return s("The text ended here but does not count: it ranked too low or lacks a constraint.");if(o.status==="pruned")return pu(
t,e);if(o.status==="finished"){let l=Rr(t,n);return l.length?s("It ended its text at step {step}: output {numbers}.",{step:r,numbers:l.join(", ")}):e.finished.includes(
t)?s("It ended its text at step {step}, which is kept.",{step:r}):s("It ended its text at step {step}, which was dropped for better ones.",{step:r})}let i=qn(t)?
[s("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:o.parent+1,number:o.beam+1})]:[],a=o.forced?[s("It was cons\
idered because it advances a constraint.")]:[];return[s("It went on as beam {number}.",{number:o.beam+1}),...i,...a,uu(t,e,n)].join(" ")}function pu(t,e){let n=Ga(
Nr(t,e)),o={step:t.index+1,sum:U(t.beam.score),worst:U(n)};return n===null?s("It was pruned at step {step}.",o):s("It was pruned at step {step}: its sum is {sum\
}, that of the worst beam that went on {worst}.",o)}function uu(t,e,n){let o=Rr(t,n);if(o.length)return s("It is part of output {numbers}.",{numbers:o.join(", ")});
let{alive:r,at:i,children:a,ends:l}=fu(t,e);if(r)return n.finished?s("It was still running when the search stopped at step {step}.",{step:e.steps.length}):s("It\
 is still running.");let c=l.find(x=>e.finished.includes(x));if(c)return s("Its text ended at step {step}, which is kept but not returned.",{step:c.index+1});if(l.
length)return s("Its text ended at step {step}, which was dropped for better ones.",{step:l.at(-1).index+1});let h=du(a),u=Ga(e.steps[i].filter(x=>Ht(x)===Ht(t))),
f={step:i+1,sum:U(h&&h.beam.score),worst:U(u)};return!h||u===null?s("It was overtaken at step {step}: none of its continuations went on.",f):s("It was overtaken\
 at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",f)}function fu(t,e){let n=new Set([t]),o=[];for(let r=t.
index+1;r<e.steps.length;r++){let i=e.steps[r].filter(({before:a})=>n.has(a));if(o.push(...i.filter(({beam:a})=>a.status==="finished")),n=new Set(i.filter(({beam:a})=>a.
status==="running")),!n.size)return{alive:!1,at:r,children:i,ends:o}}return{alive:!0,at:e.steps.length-1,children:[],ends:o}}function Rr(t,e){return(e.returned||
[]).flatMap(({last:n},o)=>n&&n.sequence===t.sequence&&me(n)[t.index]===t?[o+1]:[])}function mu(t,e){let n=fe(t.beam.final_score??null);if(n!==null)return Da(t,n,
s("Final score"),e);let[o]=Rr(t,e),r=o&&e.returned[o-1];return r&&fe(r.score)!==null?Da(r.last,r.score,s("Final score of output {number}",{number:o}),e):""}function Da(t,e,n,o){
let r=po(t,e,o);return r?s("{name}: sum / length^length_penalty = {words}.",{name:n,words:r}):s("{name}: {score}.",{name:n,score:U(e)})}function po(t,e,n){let o=n.
started.effective.length_penalty??1,r={sum:U(t.beam.score),length:t.length,power:o,score:U(e)},i=Number.isFinite(o)?yt(t,o):NaN;return Math.abs(i-e)<=iu*Math.max(
1,Math.abs(e))?`${r.sum} / ${r.length}^${r.power} = ${r.score}`:""}function Wn({effective:t,config:e}){let n={...t,...e},o=(n.constraints||[]).map(i=>i.any_of||[i.phrase||[]]),r=(n.force_words_ids||[]).map(i=>Array.isArray(i[0])?
i:[i]);return[...o,...r].map(i=>({alternatives:i,length:Math.max(...i.map(a=>a.length))}))}function Ua(t,e){let n=t.map(r=>e.get(r)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function Dt({alternatives:t,length:e},n,o,r){if(n>=e)return!0;let i=t.filter(l=>l.length===n);if(!i.length)return!1;let a=[
...r,...me(o).map(l=>l.chosen.token_id)].join(" ")+" ";return i.some(l=>` ${a}`.includes(` ${l.join(" ")} `))}var gu={running:["●",({beam:t})=>s("beam {number}",{number:t+1})],finished:["■",()=>s("ended")],ended:["□",()=>s("ended, not counted")],pruned:["✕",()=>s(
"pruned")]};function Va(t,e){let r=t.querySelector(".gp-beam-table"),i=t.querySelector(".gp-where"),a=t.querySelector(".gp-more"),l={lost:4,progress:7},c=t.querySelector(
".gp-constraints"),h=[],u=[],f=[];function x($){let C=40-$.filter(T=>T.beam.status!=="pruned").length,g=({beam:T})=>T.beam??(T.status==="finished"?1e6:1e7),v=$.
filter(T=>T.beam.status!=="pruned"||C-- >0).sort((T,I)=>g(T)-g(I)),O=new Map;for(let T of v){let I=T.beam.group??null;O.has(I)||O.set(I,[]),O.get(I).push(T)}return[
...O].sort(([T],[I])=>T-I)}function q($,C){let g=new Map;for(let{beam:v}of $)v.status==="running"&&v.group<C&&g.set(v.text,(g.get(v.text)||0)+1);return g}function W($){
let C="",g=$.before;for(;g&&C.length<32;g=g.before)C=(g.piece??g.chosen.text)+C;return(g||C.length>32?"…":"")+Array.from(C).slice(-32).join("")}function N(){let $=d(
"tbody"),C=$.insertRow(),g=d("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[v,O]=[d("b","gp-badge"),d("span")];return g.append(v,O),C.append(g),r.append(
$),u.push({body:$,head:C,badge:v,took:O,rows:[]}),u.at(-1)}function L($){let C=$.body.insertRow(),g=Array.from({length:8},()=>C.insertCell()),[v,O,T]=[d("span",
"gp-sign"),d("span"),d("span","gp-flag","⚑ "+s("forced"))];g[0].append(v,O,T);let I=d("button","gp-pick",null,{type:"button",tabindex:"-1"}),[j,k,R]=[d("span",
"gp-tail"),d("bdi","gp-tail-text"),d("bdi","gp-word")];return j.append(k),I.append(j,R),g[1].append(I),$.rows.push({row:C,cells:g,sign:v,fate:O,flag:T,pick:I,tail:k,
word:R,node:null}),$.rows.at(-1)}function P($,C,g){let{beam:v}=C,[O,T]=gu[v.status]||["",()=>v.status];$.node=C,$.row.dataset.status=v.status,$.row.className=g?
"gp-looked":"",A($.sign,O),A($.fate,T(v)),$.flag.hidden=!v.forced;let I=W(C);$.tail.replaceChildren(),bn($.tail,I),Re($.word,v.text),$.pick.tabIndex=g?0:-1,$.pick.
setAttribute("aria-pressed",String(g&&e.selected===C));let j=[T(v),...v.forced?[s("forced")]:[]].join(", ");$.pick.setAttribute("aria-label",s("{fate}: {text}",
{fate:j,text:J(I+v.text)})),A($.cells[2],C.before?s("beam {number}",{number:v.parent+1}):s(e.readsSource?"start":"prompt")),A($.cells[3],U(v.logprob)),A($.cells[4],
v.diversity_penalty?`-${U(v.diversity_penalty)}`:"–"),A($.cells[5],U(v.score)),A($.cells[6],U(v.final_score)),v.progress&&$.cells[7].replaceChildren(...E(C))}
function M($){if(c.hidden=!$||!h.length,c.hidden)return;let C=h.map(({alternatives:g,length:v})=>{let O=d("li");return g.forEach((T,I)=>{I&&O.append(` ${s("or")}\
 `),O.append(ae(Ua(T,e.texts)))}),O.append(" "+z(v,"({count} token)","({count} tokens)")),O});C.map(g=>g.textContent).join(`
`)!==c.dataset.said&&(c.dataset.said=C.map(g=>g.textContent).join(`
`),c.replaceChildren(...C))}function E($){let C=e.prefix.map(O=>O.token_id),g=$.beam.progress.map((O,T)=>{let I=d("span","gp-goal"),j=h[T];for(let k=0;j&&k<Math.
min(j.length,8);k++)I.append(d("i",k<O?"gp-full-block":""));return j&&Dt(j,O,$,C)?I.append(` ✓ ${s("done")}`):I.append(" "+(j?s("{progress} of {length}",{progress:O,
length:j.length}):String(O))),I}),{bank:v}=$.beam;return v==null?g:[...g,d("span","gp-note",s("bank {bank}",{bank:v}))]}function _($,[C,g],v,O,T){if($.body.hidden=
!g,!!g){if($.head.hidden=C===null,C!==null){A($.badge,De(C)),$.body.dataset.look=C%4;let I=[...q(v,C)].flatMap(([j,k])=>[ae(j,"gp-took"),k>1?` × ${k}`:""]);$.took.
replaceChildren(...I.length?[s("Earlier groups have just chosen:"),...I]:[s("Chooses first: no penalty")])}for(;$.rows.length<g.length;)L($);$.rows.forEach((I,j)=>{
if(I.row.hidden=j>=g.length,!(j>=g.length)){for(let[k,R]of Object.entries(l))I.cells[R].hidden=!T[k];P(I,g[j],g[j]===O)}})}}function y($){let g=e.prompts[$.sequence].
steps[$.index],v={lost:g.some(({beam:j})=>(j.group??null)!==null),progress:g.some(({beam:j})=>j.progress)};for(let[j,k]of Object.entries(l))r.tHead.rows[0].cells[k].
hidden=!v[j];let O=x(g);for(;u.length<O.length;)N();u.forEach((j,k)=>_(j,O[k]||[null,null],g,$,v));let T=g.length-O.reduce((j,[,k])=>j+k.length,0);a.hidden=T<=0,
A(a,z(T,"and {count} more that was pruned","and {count} more that were pruned"));let I={token:$.index+1,prompt:$.sequence+1};A(i,e.prompts.length>1?s("at token \
{token} of prompt {prompt}",I):s("at token {token}",I)),M(v.progress)}let b=()=>u.filter(({body:$})=>!$.hidden).flatMap(({rows:$})=>$.filter(({row:C})=>!C.hidden)),
p=$=>b().findIndex(({pick:C})=>C.contains($.target));r.addEventListener("click",$=>{let C=p($);C>=0&&e.selectStep(b()[C].node)}),r.addEventListener("keydown",$=>{
$.key==="Escape"&&e.selectStep(null);let C=p($),g={ArrowDown:1,ArrowUp:-1}[$.key];if(C<0||!g)return;$.preventDefault();let v=b()[C+g];v&&(e.selectStep(v.node),v.
pick.focus())});function m(){let $=e.usesBeams?e.current():null,C=$?e.prompts[$.sequence].steps[$.index]:[];return C.includes($)?$:C[0]}let w=$=>()=>{let C=m(),
g=C&&$(C);return g?s("{name}: {words}.",{name:J(C.beam.text),words:g}):""},S=()=>(e.usesBeams&&e.current()?e.prompts[e.current().sequence].steps[e.current().index]:
[]).find(({beam:$})=>V($.final_score));return he(t,{token:w(({beam:$})=>fe($.logprob)===null?"":`log ${U(Math.exp($.logprob),4)} = ${U($.logprob)}`),sum:w($=>ho(
$,!0)),final:()=>{let $=S(),C=$&&po($,$.beam.final_score,e);return C?s("{name}: {words}.",{name:J($.beam.text),words:C}):""}}),$=>{$.run&&e.started&&(h=Wn(e.started));
let C=e.usesBeams?e.current():null;t.hidden=!C,!(!C||C===f[0]&&e.selected===f[1])&&(f=[C,e.selected],y(C))}}var Ja=12e3;async function Za(t,{tree:e,log:n,prompt:o,number:r,view:i,root:a}){let l=`beam-tree${r?"-"+(r+1):""}`,h=await{svg:()=>new Blob([Qa(e,i,a)],{type:"i\
mage/svg+xml"}),png:()=>wu(e,i,a),json:()=>new Blob([JSON.stringify(Ya(n,o,r),null,1)],{type:"application/json"}),dot:()=>new Blob([bu(Ya(n,o,r))],{type:"text/v\
nd.graphviz"})}[t](),u=d("a","",null,{href:URL.createObjectURL(h),download:`${l}.${t}`});u.click(),setTimeout(()=>URL.revokeObjectURL(u.href),6e4)}function Qa(t,e,n){
let o=re("svg"),r=new Pn(o);r.draw(t,{...e,area:null,zoom:1}),r.nameBandsAt(0);let{width:i,height:a}=t;Q(o,{xmlns:"http://www.w3.org/2000/svg",width:i,height:a,
viewBox:`0 0 ${i} ${a}`,class:"t-tree"});let l=getComputedStyle(n),c=o.querySelector("style");c.textContent=c.textContent.replace(/var\((--[\w-]+)\)/g,(u,f)=>l.
getPropertyValue(f).trim());let h=re("rect");return Q(h,{width:i,height:a,fill:l.getPropertyValue("--gp-page").trim()}),o.insertBefore(h,r.world),new XMLSerializer().
serializeToString(o)}async function wu(t,e,n){let o=Qa(t,e,n),r=new Image;r.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(o),await r.decode();let i=Math.
min(2,Ja/t.width,Ja/t.height),a=d("canvas","",null,{width:Math.ceil(t.width*i),height:Math.ceil(t.height*i)}),l=a.getContext("2d");l.scale(i,i),l.drawImage(r,0,
0,t.width,t.height);let c=await new Promise(h=>a.toBlob(h,"image/png"));if(!c)throw new Error(s("it is too large for the browser."));return c}function Ya(t,e,n){
let{started:o}=t,r=o.effective.length_penalty??1,i=new Map,a=new Map;for(let{last:u}of t.returned||[])u&&u.sequence===n&&!a.has(u)&&a.set(u,a.size+1);let l=Ar(e,
e.steps.length-1),c=e.steps.flatMap(u=>u).map(u=>{let{beam:f}=u;i.set(u,i.size);let x={id:i.get(u),parent:u.before?i.get(u.before):null,step:u.index+1,token_id:f.
token_id,token:f.text,piece:f.piece,logprob:f.logprob,raw_logprob:f.raw_logprob,sum:f.score,length:u.length,score:yt(u,r),rank:u.rank,status:f.status,beam:f.beam,
parent_beam:f.parent};return u.given&&(x.given=!0),f.status==="finished"&&Object.assign(x,{final_score:f.final_score,kept:l.has(u)}),a.has(u)&&(x.output=a.get(u)),
(f.group??null)!==null&&Object.assign(x,{group:f.group,diversity_penalty:f.diversity_penalty}),f.progress&&Object.assign(x,{progress:f.progress,bank:f.bank,forced:f.
forced}),x}),h=t.readsSource?{source:o.prompt}:{prompt:o.prompt||Ji(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...h,
seed:o.seed,num_beams:o.effective.num_beams,length_penalty:r,early_stopping:o.effective.early_stopping??!1,nodes:c}}var Xa=t=>'"'+t.replace(wn,e=>Qe[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function bu({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),o={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},r=e.map(a=>{let l=Xa(`${a.token}`).
slice(0,-1)+`\\n${U(a.logprob,2)}  ${U(a.sum,2)}  #${a.rank??""}"`;return`  n${a.id} [label=${l}, ${o[a.status]||""}${a.output?", penwidth=3":""}];`}),i=e.map(a=>{
let l=(.4+4*Math.min(1,ee(a.logprob))).toFixed(2);return`  ${a.parent===null?"root":`n${a.parent}`} -> n${a.id} [penwidth=${l}${a.status==="pruned"?", style=das\
hed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${Xa(n)}, style=bold];`,...r,...i,"}",""].
join(`
`)}var ku=800,yu=130,xu=2e4;function tl(t){vu(t),_u(t),Ou(t),Tu(t),Mu(t),Eu(t),$u(t)}function vu(t){let{state:e,slider:n}=t;n.addEventListener("input",()=>{e.stop(),
t.goTo(Number(n.value)-1)}),t.part("play").addEventListener("click",()=>Su(t))}function Su(t){let{state:e,root:n}=t;e.playing?e.stop():(e.atEnd&&t.goTo(0),e.playing=
setInterval(()=>{!n.isConnected||e.atEnd?e.stop():t.goTo(e.shownTo+1),t.sayTime()},Math.max(yu,Math.min(ku,xu/Math.max(1,e.length))))),t.sayTime()}function _u(t){
let{state:e,log:n}=t,o=(i,a)=>{e.choose(i,a),t.regrow()},r=(i,a)=>t.part(i).addEventListener("change",({target:l})=>a(l));r("candidates-shown",({value:i})=>o("c\
andidates",Number(i))),r("number",({value:i})=>o("number",i)),r("lost",({checked:i})=>o("lost",i)),r("fold",({checked:i})=>{e.unfolded=new Set,o("fold",i)}),r("\
prompt-number",({value:i})=>{e.number=Number(i),n.selectStep(null),t.regrow()})}function Ou(t){let{box:e,card:n,pan:o,state:r}=t,i=null;e.addEventListener("poin\
termove",a=>{if(a.pointerType==="touch"){n.hide();return}let l=o.pointers.size?null:r.entryAt(o.at(a));l!==i&&(i=l,e.style.cursor=l&&l.node?"pointer":"",l&&l.node?
t.showCard(l):n.hide())}),e.addEventListener("pointerleave",()=>{i=null,n.hide()}),e.addEventListener("click",a=>{let l=o.moved?null:r.entryAt(o.at(a));l&&(t.item.
focusOn(l),nl(t,l))})}function nl(t,e){let{state:n,log:o}=t;if(e.folded)n.unfolded.add(e.column.from),t.regrow();else if(e.node){let r=e.node===n.broughtOut;n.timeNode=
null,o.selectStep(r?null:e.node)}}function ol(t,e){e.node&&(t.state.toggle(e),t.regrow())}function Nn(t,e){e&&(t.pan.byHand=!0,t.pan.reveal(e),t.item.focusOn(e))}
var el={ArrowLeft:(t,e)=>Nn(t,e.node&&t.state.parentOf(e)),ArrowRight:(t,e)=>Nn(t,t.state.kidsOf(e)[0]),ArrowDown:t=>Nn(t,t.item.neighbour(1)),ArrowUp:t=>Nn(t,t.
item.neighbour(-1)),Home:t=>Nn(t,t.state.tree.entries[0]),End:t=>Nn(t,t.state.tree.at.get(t.state.best)),Enter:nl," ":ol,Escape:t=>t.log.selectStep(null),"+":t=>t.
pan.zoomBy(1.25),"-":t=>t.pan.zoomBy(.8),0:t=>t.pan.whole()};function Tu(t){let{item:e,state:n,card:o}=t;e.box.addEventListener("keydown",r=>{r.ctrlKey||r.metaKey||
r.altKey||!e.entry||!Object.hasOwn(el,r.key)||(r.preventDefault(),r.stopPropagation(),el[r.key](t,e.entry))}),e.box.addEventListener("focusin",({target:r})=>n.tree&&
r.matches(":focus-visible")&&t.showCard(e.entry)),e.box.addEventListener("focusout",()=>o.hide())}function Mu(t){let{root:e,state:n,pan:o}=t,r=(i,a)=>t.part(i).
addEventListener("click",a);r("in",()=>o.zoomBy(1.3)),r("out",()=>o.zoomBy(1/1.3)),r("whole",()=>{o.byHand=!0,o.whole()}),r("follow",()=>{o.byHand=!1,n.upTo=null,
t.regrow()}),e.addEventListener("gp-alone",()=>{o.byHand=!1,t.regrow()})}function Eu(t){let{state:e,log:n}=t;t.part("go-on").addEventListener("click",()=>{let o=e.
selected;o&&n.ask({type:"branch",step:o,tokenId:o.chosen.token_id})}),t.part("collapse").addEventListener("click",()=>{let o=e.tree.at.get(e.selected);o&&ol(t,o)}),
t.part("clear").addEventListener("click",()=>n.selectStep(null))}function $u(t){let{root:e,state:n,log:o}=t,r=t.part("told");t.part("files").addEventListener("c\
lick",async({target:i})=>{let a=i.dataset.file;if(a){if(a==="html"){o.ask({type:"save_page"});return}A(r,"");try{let{tree:l,prompt:c,number:h}=n;await Za(a,{tree:l,
log:o,prompt:c,number:h,view:t.look(null),root:e})}catch(l){A(r,s("The picture could not be made: {reason} Save it as SVG instead.",{reason:l.message}))}}})}var Br=-1e9,jn=[[!1,"False"],[!0,"True"],["never",'"never"']],Au=["beam_search","beam_sample"],Lu=["group_beam_search","constrained_beam_search"];function zr(t){
let{mode:e,effective:n,config:o,eos_token_ids:r,max_new_tokens:i}=t.started,a={...o,...n},l=Rn(a.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:h})=>h.
beam??0))),c=t.prompts[0].given;return{together:Au.includes(e)?!0:Lu.includes(e)?!1:null,prompts:t.prompts,start:c,maxNew:i-c,wanted:Rn(a.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(l/Rn(a.num_beam_groups,1)):l,ends:new Set(r),constraints:Wn(t.started),promptIds:t.prefix.map(h=>h.token_id),own:{lengthPenalty:Number.
isFinite(a.length_penalty)?a.length_penalty:1,earlyStopping:jn.some(([h])=>h===a.early_stopping)?a.early_stopping:!1}}}var Rn=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,Ce=({beam:t})=>fe(t.score)===null?-1/0:t.score,Fr=(t,e)=>Ce(t)/t.length**e;function al(t,e){return t.together?Pu(t,e):Wu(t,e)}function ll(t,e,n,{maxNew:o},{
lengthPenalty:r,earlyStopping:i}){let a=i==="never"&&r>0?o:e;return{best:t,length:a,bound:t/a**r,worst:n}}var In=new WeakMap;function Cu(t,e){if(!In.has(t)){let n=t.
filter(({beam:r})=>r.status==="running"||r.status==="pruned"),o=Math.max(...(n.length?n:t).map(Ce));In.set(t,{ended:t.filter(({beam:r},i)=>i<e&&uo(r)),hopeless:!n.
length,best:n.length?o:o+Br})}return In.get(t)}function Pu(t,e){let{prompts:n,size:o,start:r}=t,i={node:null,score:Br},a=n.map(()=>({group:null,pool:Array(o).fill(
i),stop:null,lastStep:0,weighed:null,exact:!0})),l=Math.min(...n.map(({steps:h})=>h.length)),c=null;for(let h=r;h<l&&!c;h++){let u=n.map(({steps:x})=>Cu(x[h],o)),
f=u.every(x=>x.hopeless);a.forEach((x,q)=>qu(x,u[q],h+1,f,t,e)),a.every(x=>x.stop)&&(c=a.find(x=>x.stop.step===h+1).stop)}return{stop:c,prompts:a.map(h=>({kept:h.
pool.filter(({node:u})=>u),pools:[h]}))}}function qu(t,e,n,o,r,i){if(t.stop)return;if(e.ended.length){let h=e.ended.map(u=>({node:u,score:Fr(u,i.lengthPenalty)}));
t.pool=[...t.pool,...h].sort((u,f)=>f.score-u.score).slice(0,r.size)}t.lastStep=n;let a=t.pool.at(-1).score,l=t.pool.every(({node:h})=>h),c=t.weighed=ll(e.best,
n-r.start,l?a:null,r,i);o?t.stop={step:n,why:"criteria"}:l&&i.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:h})=>c.bound>(h?a:Br))||(t.stop={
step:n,why:"settled"})}function Wu(t,e){let n=t.prompts.map(i=>{let a=sl(i).map(u=>rl(i,u,t,e)),l=sl(i).map(u=>rl(i,u,t,t.own)),c=1/0;return a.forEach((u,f)=>{let[
x,q]=[u,l[f]].map(({stop:W})=>W?W.step:1/0);u.exact=u.lastStep<=c,x!==q&&(c=Math.min(c,x,q))}),{kept:a.flatMap(u=>u.kept).sort((u,f)=>u.score-f.score).reverse(),
pools:a}}),o=n.flatMap(i=>i.pools);return{stop:o.length>0&&o.every(({stop:i})=>i)?o.map(({stop:i})=>i).reduce((i,a)=>a.step>i.step?a:i):null,prompts:n}}var sl=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>n-o);function rl(t,e,n,o){let{size:r,start:i}=n,a={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let l=i;l<t.steps.length&&!a.stop;l++){let c=Nu(t.steps[l],e,n);if(!c)break;let h=a.lastStep=l+1;c.ended.forEach(x=>il(a,x,
n,o));let u=a.kept.length>=r,f=u?jr(a.kept):null;a.weighed=ll(c.best,h-i,f,n,o),u&&o.earlyStopping===!0?a.stop={step:h,why:"full"}:u&&f>=a.weighed.bound?a.stop=
{step:h,why:"settled"}:Ru(t.steps[l],h,n)&&(Iu(c.nodes,n).forEach(x=>il(a,x,n,o)),a.stop={step:h,why:"criteria"})}return a}function Nu(t,e,{ends:n}){In.has(t)||
In.set(t,new Map);let o=In.get(t);if(!o.has(e)){let r=t.filter(({beam:a})=>(a.group??null)===e),i=r.filter(({beam:a})=>a.status==="finished"&&n.has(a.token_id));
o.set(e,r.length?{nodes:r,ended:i,best:Ce(r[0])}:null)}return o.get(e)}var jr=t=>Math.min(...t.map(({score:e})=>e));function il(t,e,n,{lengthPenalty:o}){let r=Fr(
e,o);if(t.kept.length>=n.size&&!(r>jr(t.kept))||(t.kept.push({node:e,score:r}),t.kept.length<=n.size))return;let i=jr(t.kept);t.kept.splice(t.kept.findIndex(a=>a.
score===i),1)}function Ru(t,e,{ends:n,maxNew:o,start:r}){return e-r>=o||t.some(({beam:i})=>uo(i)&&!n.has(i.token_id))}var uo=({status:t})=>t==="finished"||t==="\
ended";function Iu(t,{ends:e,constraints:n,promptIds:o,wanted:r}){let i=t.filter(({beam:c})=>c.status==="running"||uo(c)&&!e.has(c.token_id)),a=c=>n.every((h,u)=>Dt(
h,c.beam.progress[u],c,o)),l=i.filter(c=>!c.beam.progress||a(c));return l.length<r?[...l,...i.filter(c=>!l.includes(c))]:l}function cl(t,e,n){let o=Math.max(...t.
prompts.map(i=>i.steps.length));if(e.stop?e.stop.step!==o:n)return!1;let r=Math.min(...t.prompts.map(i=>i.steps.length));return e.prompts.every(({kept:i},a)=>{let{
pools:l}=t.prompts[a],c=l[(t.together?r:l.length)-1]||[];return c.length===i.length&&c.every((h,u)=>ju(h,i[u],t))})}function ju(t,{node:e,score:n},o){if(fe(t)===
null||!Number.isFinite(n))return fe(t)===null==!Number.isFinite(n);let r=2e-5*Math.max(1,e.length**-o.own.lengthPenalty);return Math.abs(t-n)<=r+1e-5*Math.abs(n)}
function dl(t,e,n,{lengthPenalty:o},r){let i=t.prompts[e],{kept:a,pools:l}=n.prompts[e],c=(x,q,W="")=>({node:x,score:Fr(x,o),place:null,state:q,why:W}),h=new Set(
a.map(({node:x})=>x)),u=Bu(i).filter(x=>!h.has(x)).map(x=>{let{stop:q}=l.find(({group:W})=>W===(x.beam.group??null))||l[0];return!q||x.index<q.step?c(x,"out","d\
ropped"):c(x,"out",n.stop&&x.index>=n.stop.step?"not reached":"too late")}),f=!r&&!n.stop;return[...a.map(({node:x,score:q},W)=>({node:x,score:q,place:W,state:n.
stop&&W<t.wanted?"returned":"kept",why:""})),...f?i.running.map(x=>c(x,"running")).sort((x,q)=>q.score-x.score):[],...u.sort((x,q)=>q.score-x.score)]}var Ir=new WeakMap;
function Bu({steps:t}){Ir.has(t)||Ir.set(t,{read:0,nodes:[]});let e=Ir.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function Jo({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var zu=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),hl=({processors:t})=>t.filter(e=>!zu.has(e));function Hr(t,e){
let n=t.given,[o,r]=[n?t.steps[n-1][0]:null,0];for(let i=n;i<t.steps.length;i++){let{candidates:a}=(t.distributions[i]||[])[r]||{candidates:[]},l=e(i-n,a[0]);if(l===
void 0)return{last:o,ended:!1,left:null};let c=t.steps[i].find(h=>h.beam.parent===r&&h.beam.token_id===l)||null;if(!c||c.beam.status==="pruned")return{last:o,ended:!1,
left:Fu(t,o,r,{index:i,id:l,node:c,candidates:a})};if(o=c,c.beam.status!=="running")return{last:o,ended:!0,left:null};r=c.beam.beam}return{last:o,ended:!1,left:null}}
function Fu(t,e,n,{index:o,id:r,node:i,candidates:a}){let l=i&&i.beam||a.find(x=>x.token_id===r)||null,c=i?i.beam.group:e&&e.beam.group,h=t.steps[o].filter(x=>(x.
beam.group??null)===(c??null)||!e),u=h.filter(x=>x.beam.status==="running").map(Ce),f=e&&!e.given?Ce(e):0;return{index:o,token:l,node:i,considered:h.length,sum:i?
Ce(i):l&&fe(l.logprob)!==null?f+l.logprob:null,best:u.length?Math.max(...u):null,worst:u.length?Math.min(...u):null}}var Yo=t=>Hr(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var pl=700;function Dr(t,e){let{beam:n,length:o}=t,r=e.started.effective.length_penalty??1,i=e.prompts[t.sequence].steps[t.index].filter(c=>(c.beam.group??null)===
(n.group??null)).length,a=()=>fe(n.logprob)===null?"":`log ${U(ee(n.logprob),4)} = ${U(n.logprob)}`,l=[[s("probability"),H(Math.min(1,ee(n.logprob))),"probabili\
ty"],[s("token log p"),U(n.logprob),"logprob",a]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&l.push([s("before the processors"),U(n.raw_logprob),"\
logprob"]),l.push([s("sum"),U(n.score),"beam",()=>ho(t,!0)]),l.push([s("sum / {length}^{power}",{length:o,power:r}),U(yt(t,r)),"sequence-score",()=>po(t,yt(t,r),
e)]),l.push([s("rank"),t.rank?s("{rank} of {among}",{rank:t.rank,among:i}):s("below the {among} considered",{among:i}),"beam",()=>"",{formula:"",unit:""}]),n.diversity_penalty&&
l.push([s("diversity penalty"),U(n.diversity_penalty),"diversity-penalty"]),(n.bank??null)!==null&&l.push([s("bank"),String(n.bank),"constraint"]),l}function Kr(t,e,n,{
place:o,greedy:r}={}){let{beam:i}=t,a=n.prompts[t.sequence].steps[t.index].filter(M=>(M.beam.group??null)===(i.group??null)),l=a.filter(M=>M.beam.status==="runn\
ing"),c=(i.beam??0)+1,h=n.started.mode==="beam_sample",u=n.finished&&t.index===n.prompts[t.sequence].steps.length-1;if(t.given)return s("It was given, not chose\
n: the search begins after it.");let f=qn(t)?[s("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:i.parent+1,number:c})]:
[],x=i.forced?[s("It was considered because it advances a constraint.")]:[],q=l.reduce((M,E)=>Math.min(M,E.beam.score),1/0),W=Number.isFinite(q)?[s("The worst b\
eam that went on has a sum of {sum}.",{sum:U(q)})]:[],N=U(i.final_score),L={tip:()=>[u?s("It was still running as beam {number} when the search stopped.",{number:c}):
s("It goes on as beam {number}.",{number:c}),...f,...x],inner:()=>[s("It went on as beam {number}.",{number:c}),...f,...x],lost:()=>[s("It went on as beam {numb\
er}, but is a dead end: better beams took the places of its continuations.",{number:c}),...f,...x],kept:()=>[s("The text ended here and is kept, with a final sc\
ore of {score}.",{score:N}),...o?[s("It is output {place}.",{place:o})]:[]],fell:()=>[s("The text ended here with a final score of {score}, but was dropped for \
better ones.",{score:N})],ended:()=>[s("The text ended here but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[s(h?"It was drawn and pr\
uned: better ones filled the beams.":"It was considered and pruned."),...W],unseen:()=>[h?s("It was not drawn."):s("It was too improbable: not among the {consid\
ered} continuations that were considered.",{considered:a.length})]},P=r?[s("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];
return[...Object.hasOwn(L,e)?L[e]():[],...P].join(" ")}var Gr=t=>t.piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.text?t.beam.text:"");function Ur(t,e,n){
return t.beam.progress.map((o,r)=>{let i=e[r];return i&&Dt(i,o,t,n)?"✓":o?"◐":"·"}).join("")}function Vr(t,e){let n=(c,h,u)=>t.querySelector(".gp-picked-"+
u)||t.appendChild(d(c,h)),o=n("p","gp-whole-text","text"),r=n("dl","","facts"),i=n("p","gp-fate","fate"),a=t.classList.contains("gp-node-card");function l(c,h,u){
if(!c){t.hidden=!0;return}let f=h.at.get(c),x=me(c.before).map(L=>L.piece??"").join(""),q=a&&x.length>pl?"…"+x.slice(-pl):x,W=d("b","");Re(W,Gr(c)||c.beam.text),
o.replaceChildren(d("bdi","",q),W);let N=Dr(c,e);c.beam.progress&&N.push([s("constraints"),Ur(c,u,e.prefix.map(L=>L.token_id)),"constraint"]),a?r.replaceChildren(
...N.flatMap(([L,P])=>[d("dt","",L),d("dd","",P)])):te(r,N.length,Hu),a||N.forEach((L,P)=>Du(r.children[P],L)),A(i,Kr(c,f?f.look:c.beam.status,e,f||{})),t.hidden=
!1}return{element:t,show:l,hide:()=>{t.hidden=!0}}}function Hu(){let t=d("div"),e=d("dt");return e.append(d("span")),t.append(e,d("dd")),t}function Du(t,[e,n,o,
r=()=>"",i={}]){let a=t.firstChild.firstChild;A(a,e),oe(a,o,()=>r()?pe(r()):"",i),A(t.lastChild,n)}function ul(){return[...[["tip",s("goes on")],["lost","✕ "+
s("dead end")],["kept","■ "+s("ended, kept")],["fell","▤ "+s("ended, dropped")],["pruned","✕ "+s("pruned")],["unseen","… "+s("not considered")],["path",
s("best or selected text")]].map(([e,n])=>{let o=re("svg","t-tree"),r=re("g",`t-${e}`),[i,a]=[re("rect","t-box"),re("rect","t-inside")];Q(i,{x:2,y:2,width:22,height:11,
rx:3}),Q(a,{x:4.5,y:4.5,width:17,height:6,rx:2}),r.append(i,a),o.append(r);let l=d("span");return e==="unseen"?l.append(n):l.append(o,n),l}),d("span","",s("2→1:\
 beam 2 goes on as beam 1")),d("span","","★ "+s("output")),d("span","","G "+s("greedy path"))]}var Ku=700,Gu={candidates:2,number:"probability"},Xo=class{constructor(e){this.log=e,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:e,max_new_tokens:n}=this.
log.started,o=(e.num_beams||1)*n>Ku;this.choices={...Gu,lost:!o,fold:o,...o?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=Wn(this.log.started),this.stop()}choose(e,n){this.choices[e]=n,this.byHand[e]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let e=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return e?e.last:null}get selected(){let{selected:e}=this.log;return e&&e.beam&&e.sequence===this.number?e:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:e,number:n,prompt:o,atEnd:r}=this;this.stale=!1;let i=r&&
e.returned?e.returned.map(({last:a})=>a):[];this.tree=Fa(o,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:i.filter(
a=>a&&a.sequence===n),live:!e.finished||!r,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:e}=this,{last:n,left:o}=Yo(e),r=co([n]),i=o&&(o.node||o.token&&ua(
e,o.index,n,o.token.token_id));return i?r.add(i):r}get newest(){let{columns:e,at:n,entries:o}=this.tree,{x:r,width:i}=e.at(-1),{y:a,height:l}=n.get(this.best)||
o[0];return{x:r,y:a,width:i,height:l}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:o,to:r})=>n+r-o,0)}kidsOf(e){return this.
tree.entries.filter(({nodes:n})=>n.length&&n[0].before===e.node)}parentOf(e){return this.tree.at.get(e.nodes[0].before)}entryAt([e,n]){let o=r=>e>=r.x&&e<=r.x+r.
width&&n>=r.y-2&&n<=r.y+r.height+2;return this.tree&&this.tree.entries.findLast(o)}goalsOf(e){return e.beam.progress?(this.goals.has(e)||this.goals.set(e,Ur(e,this.
constraints,this.log.prefix.map(n=>n.token_id))),this.goals.get(e)):""}toggle({node:e,column:n,folded:o}){let{unfolded:r,collapsed:i}=this,a=this.tree.columns.some(
({from:l,open:c})=>c&&l===e.index);o?r.add(n.from):a&&r.has(e.index)?r.delete(e.index):i.has(e)?i.delete(e):e.beam.status==="running"&&i.add(e)}};var Zo=class{constructor(e,n){this.box=e,this.changed=n,this.x=0,this.y=0,this.zoom=1,this.plane=[1,1],this.moved=!1,this.byHand=!1,this.gesture=!1,this.pointers=
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
e.shiftKey)&&(e.preventDefault(),this.x+=(e.deltaX||e.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var Qo=class{constructor(e,n,o){this.box=e,this.state=n,this.pan=o,this.element=null,this.entry=null}focusOn(e,n=!1){let o=this.element,r=o&&document.activeElement===
o;this.element=d("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(e)}),this.entry=e,this.box.append(this.element),o&&o.remove(),this.place(),(r||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(e){let{state:n}=this,o=e.node?e.nodes[0].index+2:1,r=e.node?n.kidsOf(n.parentOf(e)||n.tree.entries[0]):
[e],i=e.hidden||e.folded?"false":n.kidsOf(e).length?"true":null;return{"aria-level":o,"aria-label":this.labelOf(e),"aria-setsize":r.length||1,"aria-posinset":Math.
max(0,r.indexOf(e))+1,"aria-selected":String(!!e.node&&e.node===n.selected),...i&&{"aria-expanded":i}}}labelOf(e){let{log:n}=this.state,{node:o,nodes:r}=e;if(!o)
return s(n.readsSource?"The start of the target, where the tree begins":"The prompt, where the tree begins");let i=J(r.map(Gr).join("")),a=r.length>1?z(r.length,
"{count} token, {text}","{count} tokens, {text}",{text:i}):i,l=Dr(o,n).map(([c,h])=>`${c} ${h}`);return`${a}, ${s("step {number}",{number:o.index+1})}. ${Kr(o,e.
look,n,e)} ${l.join(", ")}`}place(){let{state:{tree:e,best:n},entry:o,pan:{x:r,y:i,zoom:a}}=this;if(!e)return;let l=o&&(o.node?e.at.get(o.node):e.entries[0])||e.
at.get(n)||e.entries[0];if(!o||l.node!==o.node){this.focusOn(l,!0);return}this.entry=l,Object.assign(this.element.style,{left:`${(l.x-r)*a}px`,top:`${(l.y-i)*a}\
px`,width:`${l.width*a}px`,height:`${l.height*a}px`})}neighbour(e){let n=this.state.tree.entries.filter(({x:o})=>o===this.entry.x).sort((o,r)=>o.y-r.y);return n[n.
indexOf(this.entry)+e]}};var fl=600,Uu=150,Vu=130,ml=.2,Ju=.4,es=class{constructor(e,n){this.root=e,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new Pn(this.part("picture")),this.pan=new Zo(this.box,()=>this.schedule()),this.scale=1,this.pan.resized=()=>this.resized(),this.item=new Qo(this.
part("tree-nodes"),n,this.pan),this.card=Vr(this.part("node-card"),this.log),this.picked=Vr(this.part("picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=
void 0,this.part("legend-line").append(...ul())}part(e){return this.root.querySelector(".gp-"+e)}get selected(){return this.log.selected&&this.state.tree?this.state.
tree.at.get(this.log.selected):void 0}resized(){let{state:e,pan:n,root:o}=this;if(o.hidden)return;let r=Number(getComputedStyle(o).getPropertyValue("--gp-scale"))||
1;n.zoom*=r/this.scale,e.tree&&(r!==this.scale||this.box.closest(".gp-alone"))&&this.regrow(),this.scale=r,n.settle(),e.tree&&!n.byHand&&n.reveal(this.selected||
e.newest,30)}revealSelected(){let{selected:e,pan:n}=this;e&&!n.shows(e)&&n.reveal(e,1/0)}begin(){let{state:e}=this;e.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,
byHand:!1}),this.part("candidates-shown").value=e.choices.candidates,this.part("number").value=e.choices.number,this.part("lost").checked=e.choices.lost,this.part(
"fold").checked=e.choices.fold}grow(){let{state:e,pan:n,box:o}=this;e.lay();let{width:r,height:i}=e.tree;n.byHand||(n.zoom=this.zoomFor(r,i));let a=`${Math.round(
Math.max(Uu,Math.min(fl,i*Math.min(1,n.zoom)+4)))}px`;o.style.height!==a&&(o.style.height=a),this.drawn=null,n.sized(r,i),n.byHand||n.reveal(e.newest,30),this.drawPicked(),
this.sayTime()}zoomFor(e,n){let{pan:o,scale:r}=this;if(r!==1)return r;let i=Math.min(1,Math.max(.8,(fl-4)/n));return this.box.closest(".gp-alone")?Math.max(i,Math.
min(2,o.width/e,o.height/n)):i}schedule(){this.wanted||(this.wanted=!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){
this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:e,
picture:n}=this,{x:o,y:r,zoom:i,area:a}=e;this.drawn&&e.gesture&&Math.abs(Math.log(i/this.drawn.zoom))<Ju&&i!==this.drawn.zoom?(clearTimeout(this.resting),this.
resting=setTimeout(()=>this.redraw(),Vu)):(!this.isDrawn(a)||i!==this.drawn.zoom)&&this.drawAround(a,i);let{drawn:c}=this,h=[(c.area[0]-o)*i,(c.area[1]-r)*i].map(
u=>`${u.toFixed(2)}px`);n.element.style.transform=`translate(${h}) scale(${i/c.zoom})`,n.nameBandsAt(o),this.item.place(),this.part("follow").hidden=!e.byHand}isDrawn([
e,n,o,r]){if(!this.drawn)return!1;let{area:i}=this.drawn;return e>=i[0]&&n>=i[1]&&o<=i[2]&&r<=i[3]}drawAround([e,n,o,r],i){let{picture:a}=this,[l,c]=[(o-e)*ml,(r-
n)*ml],h=[e-l,n-c,o+l,r+c];this.drawn={zoom:i,area:h},Q(a.element,{width:(h[2]-h[0])*i,height:(h[3]-h[1])*i}),Q(a.world,{transform:`translate(${-h[0]*i} ${-h[1]*
i}) scale(${i})`}),a.draw(this.state.tree,this.look(h))}look(e){let{state:n,log:o}=this,r=n.broughtOut;return{area:e,zoom:this.pan.zoom,path:co([r||n.best]),dim:!!r,
number:n.choices.number,penalty:n.penalty,goals:n.constraints.length?i=>n.goalsOf(i):null,root:s(o.readsSource?"target start":"the prompt")}}goTo(e){let{state:n,
log:o,pan:r}=this;n.upTo=e>=n.length-1?null:Math.max(0,e),n.timeNode=n.upTo===null?null:n.best,o.selectStep(n.timeNode),n.upTo!==null&&(r.byHand=!1),this.regrow()}sayTime(){
let{state:e,slider:n}=this,o=Math.max(1,e.length),r={step:e.shownTo+1,end:o,folded:e.folded},i=s("step {step} of {end}",r);Q(n,{max:o}),n.value=String(e.shownTo+
1),n.setAttribute("aria-valuetext",i),A(this.part("step-words"),e.folded?s("step {step} of {end}, {folded} folded",r):i),A(this.part("play"),s(e.playing?"❚❚ Pau\
se":"▶ Play"))}showCard(e){let{card:n,pan:o,state:r}=this;n.show(e.node,r.tree,r.constraints);let{x:i,y:a,zoom:l}=o,[c,h]=[(e.x-i)*l,(e.y+e.height-a)*l+8],{element:u}=n,
f=(e.y-a)*l-u.offsetHeight-8;u.style.left=`${Math.max(4,Math.min(c,o.width-u.offsetWidth-4))}px`,u.style.top=`${h+u.offsetHeight>o.height&&f>0?f:h}px`}drawPicked(){
let{state:e,log:n}=this,o=e.broughtOut,r=this.part("picked");if(r.hidden=!o,r.hidden)return;this.picked.show(o,e.tree,e.constraints),this.part("go-on").hidden=!n.
canAsk||n.hideFrom!==null;let i=e.tree.at.get(o),a=i&&!i.hidden&&e.kidsOf(i).length,l=this.part("collapse");l.hidden=!i||!a&&!i.hidden||o.beam.status!=="running",
A(l,i&&i.hidden?s("Open what follows ({count})",{count:i.hidden}):s("Fold what follows"))}drawPrompts(){let e=this.log.prompts.length,n=this.part("prompt-number");
this.part("which").hidden=e<2,n.options.length!==e&&(n.replaceChildren(...this.log.prompts.map((o,r)=>d("option","",String(r+1),{value:r}))),n.value=this.state.
number)}};function gl(t,e){let n=new Xo(e),o=new es(t,n);return tl(o),r=>{t.hidden=!e.usesBeams||e.hideFrom===0,r.run&&e.started&&o.begin(),!t.hidden&&(o.part("files").querySelector(
"[data-file=html]").hidden=!e.canAsk,(r.run||r.steps||r.status)&&(n.stale=!0,o.drawPrompts()),o.drawn=null,o.draw(),r.selection&&o.revealSelected(),o.drawPicked())}}var Yu={returned:"★",kept:"■",running:"●",out:"□"},[Xu,wl]=[100,14],Zu=16,Jr=new WeakMap,bl=new WeakMap;function ts(t){let e=[],n=t;for(;n&&!Jr.has(n);)
e.push(n),n=n.before;let o=n?Jr.get(n):"";for(let r of e.reverse())o+=r.piece??(r.given||!uo(r.beam)?r.chosen.text:""),Jr.set(r,o);return o}function os(t,e=26){
let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function Qu(t,e){let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;
for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function ef(t,e,n){if(n.ends.has(t.beam.token_id))return Le("eos")[0];if(t.length>=n.maxNew)return Le("length")[0];
let o=(e.returned||[]).find(({last:r})=>r===t);return o?Le(o.stopReason)[0]:s("a stopping criterion")}function tf({place:t,state:e,why:n}){return t!==null?e==="\
returned"?s("{place} output",{place:t+1}):String(t+1):n==="dropped"?s("dropped"):n==="too late"?s("too late"):n==="not reached"?s("not reached"):e==="running"?s(
"still running"):""}var ns=class{constructor(e,n){this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",o=>{let r=this.
rows.find(({pick:i})=>i.contains(o.target));r&&n.selectStep(n.selected===r.node?null:r.node)}),this.body.addEventListener("keydown",o=>{o.key==="Escape"&&n.selectStep(
null);let r={ArrowDown:1,ArrowUp:-1}[o.key];if(!r)return;o.preventDefault();let i=this.rows[this.rows.findIndex(({pick:a})=>a===o.target)+r];i&&!i.row.hidden&&i.
pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.from({length:9},()=>e.insertCell()),[o,r]=[d("span","gp-sign",null,{"aria-hidden":"true"}),d("span")];
n[0].append(o,r);let i=d("button","gp-pick",null,{type:"button"}),[a,l]=[d("bdi","gp-head-text"),d("bdi","gp-tail-text")];i.append(a,l),n[3].append(i);let c={row:e,
cells:n,sign:o,place:r,pick:i,head:a,tail:l,node:null};return this.rows.push(c),c}draw(e,n,o){let r={moved:n!==null,group:e.some(({node:c})=>(c.beam.group??null)!==
null),words:e.some(({node:c})=>c.beam.progress)};for(let[c,h]of Object.entries(r))Z(this.table.tHead.querySelector(`.gp-${c}-column`),h);for(;this.rows.length<e.
length;)this.newRow();let i=e.map(({node:c})=>ts(c)),a=i.map(c=>Qu(c,i[0]));i.length>1&&(a[0]=Math.min(...a.slice(1)));let l=Math.max(0,e.findIndex(({node:c})=>c===
this.log.selected));this.rows.forEach((c,h)=>{Z(c.row,h<e.length),!c.row.hidden&&(c.pick.tabIndex!==(h===l?0:-1)&&(c.pick.tabIndex=h===l?0:-1),this.fill(c,e[h],
i.length>1?a[h]:0,n,o,r))})}fill(e,n,o,r,i,a){let{node:l,score:c,place:h,state:u}=n,{cells:f,pick:x}=e,[q,W]=[ts(l),this.log.selected===l];e.node=l,e.row.dataset.
state!==u&&(e.row.dataset.state=u),A(e.sign,Yu[u]),A(e.place,tf(n)),this.sayText(e,q,o,W),x.getAttribute("aria-pressed")!==String(W)&&x.setAttribute("aria-press\
ed",String(W)),Z(f[1],a.moved),a.moved&&A(f[1],nf(h,r.get(l))),Z(f[2],a.group),a.group&&A(f[2],De(l.beam.group)),A(f[4],Number.isFinite(Ce(l))?U(Ce(l)):"−∞"),
A(f[5],String(l.length)),A(f[6],Number.isFinite(c)?U(c):"−∞"),Z(f[7],a.words),a.words&&A(f[7],this.written(l,i)),A(f[8],u==="running"?"–":`${l.index+1}: ${ef(
l,this.log,i)}`)}sayText({pick:e,head:n,tail:o},r,i,a){let l=a||i<Zu?0:i,c=`${a} ${l} ${r}`;if(bl.get(e)===c)return;bl.set(e,c);let h=Array.from((l?"…":"")+r.
slice(l)),u=a||h.length<=2*wl?0:wl,f=h.slice(0,h.length-u);Me(n,(a?f:f.slice(0,Xu)).join("")),Me(o,u?h.slice(-u).join(""):"",{plain:!u}),e.setAttribute("aria-la\
bel",J(r)),l||h.length>60?Se(e,()=>s("The whole text: {text}",{text:r})):delete e.dataset.tip}written(e,{constraints:n,promptIds:o}){let r=n.filter((i,a)=>Dt(i,
e.beam.progress[a],e,o)).length;return`${r===n.length?"✓ ":""}${s("{done} of {all}",{done:r,all:n.length})}`}};function nf(t,e){return e===void 0?t===null?"–":
"– ▲":t===null?`${e+1} ▼`:t===e?`${e+1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var ss=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,A(this.button,
s(this.isAsked?"running …":"Run greedy decoding"))}draw(e,n,o){let{log:r}=this,i=(r.searched.get(r.turn)||[]).find(({kind:l})=>l==="greedy")||null;this.button.
hidden=!!i||!r.finished||!Object.hasOwn(r.answers,"search"),this.sayButton(),this.path.hidden=!!i,this.fill(this.path,this.pathWords(Yo(e.prompts[n]),e,o.prompts[n].
kept,!!r.started.effective.do_sample));let a=hl(r.started).map(l=>Ue(l)[0]);this.doubt.hidden=!a.length||!!i,A(this.doubt,s("This is the path of the most probab\
le tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.",{processors:a.join(", ")})),this.exactly.
hidden=!i,i&&this.said!==i&&this.drawFound(i,e,n,o),this.said=i}fill(e,n){let o=n.map(r=>typeof r=="string"?r:r.textContent).join(`
`);e.dataset.said!==o&&(e.dataset.said=o,e.replaceChildren(...n))}pathWords({last:e,ended:n,left:o},r,i,a){if(o)return this.leftWords(o,r,a);if(!e||e.given)return[
s(a?"The path of the most probable tokens is not known yet.":"The greedy path is not known yet.")];let l=n?i.findIndex(({node:u})=>u===e):-1,c=U(Ce(e)),h=l<0?z(
e.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",{sum:c}):z(e.length,"Its sum is {sum} after {count} token, its score {\
score}.","Its sum is {sum} after {count} tokens, its score {score}.",{sum:c,score:U(i[l].score,4)});return[[this.fateWords(e,n,l,a),h,...this.bestWords(e,n,l,r,
i)].join(" ")]}fateWords({beam:e,index:n},o,r,i){let a={text:s(i?"The text of the most probable tokens":"The greedy text"),beam:(e.beam??0)+1,place:r+1,token:n+
1};return o?r>0?s("{text} has ended, and has rank {place}.",a):r===0?this.log.finished?s("{text} is the best output.",a):s("{text} is the best so far.",a):e.status===
"finished"?s("{text} ended at token {token} but is not kept: others are better.",a):s("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",a):s("{text} is still running, as beam {beam}.",a)}bestWords({sequence:e},n,o,r,i){if(!n){let h=r.prompts[e].running.map(Ce);return h.length?
[s("The best beam has {sum}.",{sum:U(Math.max(...h))})]:[]}if(o===0||!i[0])return[];let{node:a,score:l}=i[0],c={sum:U(Ce(a)),score:U(l,4)};return[z(a.length,"Th\
e best has a sum of {sum} after {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",c)]}leftWords({
index:e,token:n,node:o,sum:r,considered:i,best:a,worst:l},c,h){let u=c.prompts.some(({steps:q})=>(q[0]||[]).some(({beam:W})=>(W.group??null)!==null)),f=we([o?s(
"rank {rank} of {considered}",{rank:o.rank,considered:i}):s("not among the {considered} considered",{considered:i}),...r===null?[]:[s("sum {sum}",{sum:U(r)})],...l===
null?[]:[s("worst beam that went on {worst}, best {best}",{worst:U(l),best:U(a)})]]),x=s(h?"{where} left the path of the most probable tokens at token {place}: \
{token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return be(x,{where:s(u?"Group A":"The search"),place:String(e+1),details:f,
token:n?ae(n.text,"gp-strong"):s("a token that was not recorded")})}drawFound(e,n,o,r){let i=e.tokens.map(([q])=>q),a=Hr(n.prompts[o],q=>i[q]),l=q=>q.reduce((W,N)=>W+
(fe(N)??-1/0),0),c=r.prompts[o].kept[0],h=c?me(c.node).filter(q=>!q.given):[],u=d("span");this.fill(u,[...be(s("Run by the library, greedy decoding wrote {text}\
."),{text:ae(os(e.text,60),"gp-wrote")}),` ${this.totalWords(i.length,l(e.tokens.map(([,,q])=>q)))} `,c?`${this.bestTotalWords(h.length,l(h.map(({chosen:q})=>q.
raw_logprob)))} `:"",...this.pathWords(a,n,r.prompts[o].kept,!1)]);let f=d("details"),x=d("table");for(let[q,[,W,N]]of e.tokens.entries()){let L=x.insertRow();L.
insertCell().textContent=q+1,L.insertCell().append(ae(W)),L.insertCell().textContent=U(fe(N))}f.append(d("summary","",s("Its tokens and their log-probabilities")),
x),this.exactly.replaceChildren(u,f)}totalWords(e,n){let o={sum:U(n)};return this.log.started.processors.length?z(e,"It has {count} token with a log-probability\
 of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",o):z(e,"It has {count} token with a log-probabi\
lity of {sum}.","It has {count} tokens with a log-probability of {sum}.",o)}bestTotalWords(e,n){let o={sum:U(n)};return this.log.started.processors.length?z(e,"\
The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability of {sum} be\
fore the processors.",o):z(e,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-probability of \
{sum}.",o)}};var Bn=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,Yr=t=>jn.find(([e])=>e===t)?.[1]??String(t),ln=t=>Pt(Number(t.toFixed(4))),rs=class{constructor(e,n){
this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=jn.map(([o,r])=>this.newRow(o,r)),this.asked=null}newRow(e,n){
let o=this.root.querySelector("tbody").insertRow(),r=d("th","",null,{scope:"row"});o.append(r);let[i,a,l]=Array.from({length:3},()=>o.insertCell()),c=d("span"),
h=d("button","gp-button gp-run-on",null,{type:"button","aria-label":s("Run the search with early_stopping {name}",{name:n})});l.dataset.name=`${s("outputs:")} `,
i.append(c," ",h);let u={row:o,head:r,words:c,button:h,because:a,outputs:l,value:e,name:n,rule:null};return h.addEventListener("click",()=>{this.asked=u.rule,this.
log.ask({type:"search",kind:"rule",rule:u.rule}),this.sayButton(u)}),u}sayButton({button:e,rule:n}){let o=!!(this.asked&&Bn(this.asked,n));e.disabled=o,A(e,s(o?
"running …":"Run the search"))}draw(e,n,o,r,i){A(this.why,this.whyWords(e,n,o(e.own),i));for(let a of this.rows){a.rule={lengthPenalty:r.lengthPenalty,earlyStopping:a.
value};let l=Bn(a.rule,e.own);ue(a.row,l?"gp-own-rule":""),A(a.head,l?s("{name} (this run)",{name:a.name}):a.name),this.drawRule(a,e,n,o,i)}}drawRule(e,n,o,r,i){
let a=r(e.rule),{pools:l}=a.prompts[o],c=l.every(({exact:f})=>f),h=a.stop&&c?null:this.answerTo(e.rule),u=!h&&!(a.stop&&c);if(e.button.hidden=!u||!this.log.finished||
!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),h){A(e.words,s("after step {step}",{step:h.steps})),A(e.because,s("found by a run")),this.sayOutputs(
e.outputs,...this.comparedIds(h));return}A(e.words,of(a,c,i)),A(e.because,this.reasons(l,n,e.rule)),!c||!a.stop?A(e.outputs,"–"):this.sayOutputs(e.outputs,...this.
comparedNodes(a,r(n.own),o,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(o=>o.kind==="rule"&&Bn(o.rule,e))||null}comparedNodes(e,n,o,{wanted:r}){
let[i,a]=[e,n].map(({prompts:c})=>c[o].kept.slice(0,r));return[i.filter(({node:c},h)=>!a[h]||a[h].node!==c).length,i.length,i[0]?{text:ts(i[0].node),score:i[0].
score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:o})=>o.join(" "));return[e.filter(({token_ids:o},r)=>o.join(" ")!==n[r]).
length,e.length,e[0]]}sayOutputs(e,n,o,r){let i=r&&{differ:n,all:o,score:U(r.score,4)},a=n?o>1?s("{differ} of {all} differ; the best, with score {score}:",i):s(
"another text, with score {score}:",i):s("the same"),l=a+(n?r.text:"");e.dataset.said!==l&&(e.dataset.said=l,e.replaceChildren(a,...n?[" ",ae(os(r.text,40),"gp-\
wrote")]:[]))}whyWords(e,n,o,r){let{pools:i}=o.prompts[n],a=Yr(e.own.earlyStopping);return(o.stop?s("This search stopped after step {step} by the rule of early_\
stopping {name}.",{step:o.stop.step,name:a}):r?s("The search was cut off. By the rule of early_stopping {name} it would have gone on.",{name:a}):s("The search g\
oes on by the rule of early_stopping {name}.",{name:a}))+(i.length>1?`
`:" ")+this.reasons(i,e,e.own)}reasons(e,n,o){return e.map(r=>[...sf(r,e.length>1),this.reason(r,n,o)].join(" ")).join(`
`)}reason({stop:e,weighed:n},o,r){if(!n)return s("No step has been taken.");let{best:i,length:a,bound:l,worst:c}=n;if(e&&e.why==="criteria")return this.cutOffWords(
o,e);if(c===null)return z(o.size,"No text has ended.","Fewer than {count} texts have ended.");let h=r.earlyStopping==="never"&&r.lengthPenalty>0,u=`${U(i)} / ${a}\
 ^ ${ln(r.lengthPenalty)} = ${U(l,4)}`,f={numbers:h?s("{formula} (at the longest possible length)",{formula:u}):u,worst:U(c,4)},{together:x}=o;if(!e)return x?s(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",f):s("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",f);if(e.why==="settled")return x?s("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",f):
s("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",f);let q=z(o.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(l>c))return q;let W=x?s("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",f):s("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",f);return`${q} ${W}`}cutOffWords({start:e,maxNew:n},{
step:o}){if(o-e>=n)return z(e+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let r=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:i})=>!["eos","length","unfinished"].includes(i));return r?s("Every continuation met a stopping criterion ({reason}\
).",{reason:Le(r.stop_reason)[0]}):s("Every continuation met a stopping criterion.")}};function of({stop:t,prompts:e},n,o){return n?t?s("after step {step}",{step:t.
step}):o?s("goes on past step {step}",{step:Jo({prompts:e})}):s("not yet"):t?s("not exact: about step {step}",{step:t.step}):s("not exact")}function sf({group:t,
stop:e},n){if(t===null)return[];let o={group:De(t),step:e&&e.step};return[n&&e?s("Group {group}, after step {step}:",o):s("Group {group}:",o)]}function kl(t,e){let o=O=>t.querySelector(".gp-"+O),[r,i,a,l,c]=["slide","power","rule","own-again","of-prompt"].map(o),[h,u,f]=["formula","honest","rest"].map(
o),x=new ns(o("hypothesis-table"),e),q=new rs(t,e),W=new ss(t,e),N={},L=null,P=new Map;for(let[O,T]of jn)a.append(d("option","",T,{value:JSON.stringify(O)}));r.
addEventListener("input",()=>M({lengthPenalty:Number(r.value)})),i.addEventListener("input",()=>{Number.isFinite(i.valueAsNumber)&&M({lengthPenalty:i.valueAsNumber})}),
i.addEventListener("change",()=>e.usesBeams&&_(E(zr(e)),!0)),a.addEventListener("change",()=>M({earlyStopping:JSON.parse(a.value)})),l.addEventListener("click",
()=>{N={},p(),r.focus()}),c.addEventListener("change",()=>p());function M(O){N={...N,...O},p()}let E=O=>({...O.own,...N});function _(O,T=!1){Number(r.value)!==O.
lengthPenalty&&(r.value=O.lengthPenalty),(T||document.activeElement!==i)&&(i.value=String(Number(O.lengthPenalty.toFixed(4)))),a.value=JSON.stringify(O.earlyStopping)}
function y(O){return T=>{let I=JSON.stringify(T),j=P.get(I);if(j)return j;let k=al(O,T);return k.stop&&P.set(I,k),k}}function b(O){return{stop:e.finished?{step:0,
why:""}:null,prompts:O.prompts.map(({finished:T})=>({kept:T.map(I=>({node:I,score:I.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}
function p({onlySelection:O=!1,anew:T=!1}={}){let I=zr(e),j=!!(e.finished||e.failed),k=m(I.prompts.length),R=y(I),F=I.together!==null&&cl(I,R(I.own),!!e.finished),
D=F?E(I):I.own,K=F?R(D):b(I),G=F?R(I.own):K,Y=F&&!Bn(D,I.own),ne=dl(I,k,K,D,j),se=Y?new Map(G.prompts[k].kept.map(({node:ye},ze)=>[ye,ze])):null;if(x.draw(ne.slice(
0,40),se,I),f.hidden=ne.length<=40,A(f,z(ne.length-40,"and {count} more, with a lower score","and {count} more, with lower scores")),O)return;for(let ye of["wha\
t-if","stopping"])o(ye).hidden=!F;o("greedily").hidden=!1,_(D,T),l.hidden=!Y,A(l,s("Back to the run’s own: {power}, {early}",{power:ln(I.own.lengthPenalty),early:Yr(
I.own.earlyStopping)}));let ce=ne.filter(({place:ye})=>ye!==null);L={best:ce[0]||null,rule:D,tally:w(ne,ce)},A(o("counts"),L.tally),A(o("scored"),s("sum / lengt\
h ^ {power}",{power:ln(D.lengthPenalty)})),h.setAttribute("aria-live",Y?"polite":"off"),A(h,S(ce[0],D)),$(F?g(K,G,k,I,D,j):C(I)),F&&q.draw(I,k,R,D,j),W.draw(I,k,
G)}function m(O){return o("of-prompts").hidden=O<2,c.options.length!==O&&c.replaceChildren(...Array.from({length:O},(T,I)=>d("option","",s("prompt {number}",{number:I+
1}),{value:I}))),Math.max(0,c.selectedIndex)}function w(O,T){let I=O.filter(({state:k})=>k==="running").length,j=O.filter(({state:k})=>k==="returned").length;return[
s("{count} ended",{count:B(O.length-I)}),s("{count} kept",{count:B(T.length)}),...I?[s("{count} running",{count:B(I)})]:[],...j?[z(j,"{count} output","{count} o\
utputs")]:[]].join(", ")}function S(O,{lengthPenalty:T}){if(!O)return s("No text is kept yet.");let{node:I,score:j}=O,k={sum:U(Ce(I)),length:I.length,power:ln(T),
score:U(j,4)};return s("The best: score = sum / length ^ length_penalty = {sum} / {length} ^ {power} = {score}",k)}function $(O){u.hidden=!O,A(u,O)}function C(O){
return O.prompts.every(({steps:T,given:I})=>T.length===I)?s("The search has not begun: all tokens so far were given."):O.together===null?s("This decoding loop h\
as its own rules: the texts are shown as they were recorded."):s("The recording does not follow the rules of this search, so it does not tell what other setting\
s would give.")}function g(O,T,I,j,k,R){let F=Math.max(1,...j.prompts.map(({steps:Y})=>Y.length-j.start)),D=F**k.lengthPenalty;if(!Number.isFinite(D)||D===0)return s(
"{length} ^ {power} is too large or too small for a floating-point number: the search itself would fail.",{length:F,power:ln(k.lengthPenalty)});let K=O.prompts[I].
pools.filter(({exact:Y})=>!Y);if(K.length){let Y=K.map(({group:ne})=>De(ne)).join(", ");return z(K.length,"Not exact: an earlier group would have stopped at ano\
ther step, and the padding that a stopped group writes changes the diversity penalty of group {groups}.","Not exact: an earlier group would have stopped at anot\
her step, and the padding that a stopped group writes changes the diversity penalty of groups {groups}.",{groups:Y})}if(Bn(k,j.own))return"";if(!O.stop){if(!R)return"";
let Y=Jo(O);return j.together?s("With these settings the search would have gone on past step {step}, where the recording ends: this ranks what is known so far.",
{step:Y}):s("With these settings the search would have gone on past step {step}, where the recording of a group ends: this ranks what is known so far.",{step:Y})}
let{step:G}=O.stop;return T.stop?G<T.stop.step?s("With these settings the search would have stopped after step {step}, not {own}: what ended later does not coun\
t.",{step:G,own:T.stop.step}):"":s("With these settings the search would have stopped after step {step}: what ended later does not count.",{step:G})}let v=O=>()=>L&&
L.best?s("the best: {words}.",{words:O(L.best)}):"";return he(t,{rank:()=>L?pe(L.tally):"",sum:v(({node:O})=>z(O.length,"the log-probability of {count} token is\
 {sum}","the log-probabilities of {count} tokens sum to {sum}",{sum:U(Ce(O))})),length:v(({node:O})=>z(O.length,"{count} token","{count} tokens")),score:v(({node:O,
score:T})=>`${U(Ce(O))} / ${O.length}^${ln(L.rule.lengthPenalty)} = ${U(T)}`),ended:v(({node:O})=>s("at step {step}",{step:O.index+1}))}),O=>{if(O.run&&(N={},P=
new Map,c.replaceChildren()),(O.run||O.searched)&&(q.asked=W.isAsked=null),t.hidden=!e.usesBeams,t.hidden)return;let T=e.hideFrom!==null;if(o("untold").hidden=!T,
o("found").hidden=T,o("counts").hidden=T,T)return;let{run:I,steps:j,status:k,selection:R,searched:F}=O;I||j||k||F?p({anew:I}):R&&p({onlySelection:!0})}}function yl(t){let e=d("button","gp-alone-button",null,{type:"button"});e.append(af()),t.append(e);let n=null;async function o(){let l=rf(t);t.classList.add("gp\
-alone");let c=new MutationObserver(()=>t.hidden&&r());if(c.observe(t,{attributeFilter:["hidden"]}),document.addEventListener("keydown",i,!0),n=()=>{n=null,c.disconnect(),
document.removeEventListener("keydown",i,!0),t.classList.remove("gp-alone"),t.popover&&t.removeAttribute("popover"),l.restore(),a()},a(),document.fullscreenEnabled)
try{await t.requestFullscreen();return}catch{}n&&(t.popover="manual",t.showPopover(),l.silence(),e.focus({preventScroll:!0}))}function r(){document.fullscreenElement===
t?document.exitFullscreen():n&&n(),e.focus({preventScroll:!0})}function i(l){l.key==="Escape"&&(l.preventDefault(),l.stopPropagation(),r())}function a(){let l=n?
s("Leave full screen"):s("Full screen");e.title=l,e.ariaLabel=t.ariaLabel?`${l}: ${t.ariaLabel}`:l,t.dispatchEvent(new Event("gp-alone"))}e.addEventListener("cl\
ick",()=>n?r():o()),t.addEventListener("fullscreenchange",({target:l})=>{l===t&&document.fullscreenElement!==t&&n&&n()}),a()}function rf(t){let e=[],n=[],o=[];for(let a=t.
parentElement;a;a=a.parentElement)o.push(a),(a.scrollTop||a.scrollLeft)&&e.push([a,a.scrollLeft,a.scrollTop]);let r=t.parentElement;r.style.minHeight=`${r.offsetHeight}\
px`;function i(){for(let[a,l,c]of e)a.scrollTo({left:l,top:c,behavior:"instant"})}return{silence(){for(let a of o)for(let l of a.children)l.contains(t)||l.inert||
(l.inert=!0,n.push(l))},restore(){for(let a of n)a.inert=!1;r.style.minHeight="",i(),window.addEventListener("resize",i,{once:!0}),setTimeout(()=>window.removeEventListener(
"resize",i),1e3)}}}function af(){let t=re("svg"),e=re("path");return t.setAttribute("viewBox","0 0 16 16"),t.setAttribute("aria-hidden","true"),e.setAttribute("\
d","M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"),t.append(e),t}var lf=["token_id","text","piece","logprob","raw_logprob","entropy"],Xr=class extends on{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},is=class extends _n{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.charts={},this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,o)=>({...n,number:o,entries:[],
shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:o},r)=>{let i=e.kind==="lanes"?Object.assign(new Xr(this,
r),{unit:this.unit}):null,a={number:r,group:n,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(a),a});for(let n of this.kinds)this.
changed(n)}get running(){return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}read(e){let n=Object.hasOwn(xl,
e.type)&&xl[e.type];if(!n)throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){
this.changes.entries=this.fresh,this.fresh=new Set,super.flush()}subscribe(e,n){super.subscribe(e,o=>n({entries:new Set(this.entries.keys()),...o}))}setPair(e,n){
this.pair=[e,n],this.changed("pair")}shownOf(e){let{entries:n,shown:o}=this.groups[e];return n[o]}showEntry(e,n){this.groups[e].shown=n,this.changed("pair")}setLanes(e){
this.lanes=e,this.changed("lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let o of["steps","status","measured","found"])this.changed(o)}answered(e){
return!!this.found&&this.found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(n=>this.showMeasured(
n));for(let{log:n}of this.entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.metrics:[];this.metrics=
e.map(n=>n.unit==="nats"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){let n=(r,i)=>this.inNats.
has(r)&&Number.isFinite(i)?Oe(i,this.unit):i,o=(r,i)=>Object.fromEntries(Object.entries(r).map(([a,l])=>[a,i(a,l)]));e.values=o(e.told.values,n),e.each=o(e.told.
each,(r,i)=>i.map(a=>n(r,a)))}},xl={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n||null,t.entries[e].
begun=!0,t.entryChanged(e,"status")},Tokens(t,{entry:e,tokens:n}){for(let o of n)t.entries[e].tokens.push(Object.fromEntries(lf.map((r,i)=>[r,o[i]])));t.entryChanged(
e,"steps")},Ended(t,{entry:e,text:n,stop_reason:o,failed:r}){t.entries[e].ended={text:n,stop_reason:o,failed:r},t.entryChanged(e,"status")},Measured(t,{group:e,
values:n,each:o}){t.groups[e].told={values:n,each:o||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e,charts:n}){t.found=e,t.charts=n||{},
t.changed("found")},Served(t,{way:e,steps:n,tokens:o,settings:r,requests:i,...a}){e===0&&r&&(t.found={...a,requests:i,tokens:[],ways:[]}),r&&(t.found.ways[e]={settings:r,
steps:[]}),t.found.ways[e].steps.push(...n),t.found.tokens.push(...o||[]),t.changed("found")},Done(t,{stopped:e,overtaken:n}){t.done={stopped:e,...n&&{overtaken:n}},
t.changed("status")}};var cf=/(“[^”]*”|„[^“]*“|«[^»]*»)/,df="(?:s|es|e|n|en|x)?",hf=new Set(["token","step","prompt","draft","kept","ending","time","length","speed","b\
its","sample","memory","context","queue","decode","starved"]),as=null;function pf(){if(as)return as;let t=new Map;for(let n of oo){if(hf.has(n))continue;let[o]=vn(
n).name.split(" (");t.has(o.toLowerCase())||t.set(o.toLowerCase(),n)}let e=[...t.keys()].sort((n,o)=>o.length-n.length).map(n=>n.replace(/[.*+?^${}()|[\]\\]/g,"\
\\$&"));return as={pattern:new RegExp(`(?<![\\p{L}\\p{N}_-])(${e.join("|")})${df}(?![\\p{L}\\p{N}_-])`,"giu"),ids:t},as}function fo(t,e=new Set){let{pattern:n,ids:o}=pf();
return t.split(cf).flatMap((r,i)=>{if(i%2)return[r];let a=[],l=0;for(let c of r.matchAll(n)){let h=o.get(c[1].toLowerCase());e.has(h)||(e.add(h),a.push(r.slice(
l,c.index),d("a","gp-term-link",c[0],{href:jo(h)})),l=c.index+c[0].length)}return[...a,r.slice(l)]})}function vl(t){for(let e of t.querySelectorAll("p.gp-note")){
let[n]=e.childNodes;e.childNodes.length===1&&n.nodeType===Node.TEXT_NODE&&n.nodeValue.trim()&&e.replaceChildren(...fo(n.nodeValue))}}var _l={},Ol={},ls=new Map,cs=new Map,Zr="bits";function Qr(t){return ls.has(t)||ls.set(t,Object.assign(new on,{unit:Zr})),ls.get(t)}function ei(t){return cs.has(
t)||cs.set(t,Object.assign(new is(t),{unit:Zr})),cs.get(t)}function ti(t){Zr=t;for(let e of[...ls.values(),...cs.values()])e.setUnit(t)}function uf(t,e,{log:n="\
main"}={}){Tl(_l[t],t,e,Qr(n),"run")}function ff(t,e,{group:n}){Tl(Ol[t],t,e,ei(n),gf.has(t)?"text":wf.has(t)?"model":"runs")}function Tl(t,e,n,o,r){let i=n.querySelector(
".gp-pane");if(!i||!t){console.error(`Generation Playground: there is no pane “${e}” here.`);return}Gi(i),vl(i);let a=ca(i,r);Ml.push(n),mf.has(e)||yl(i);let l=t(
i,o),c=bf.has(e)?yf(i,o,l,e):l;o.subscribe(i,h=>{c(h),a()}),El()}var Ml=[],Sl=null;function El(){let t=fr();if(t===Sl)return;let e=Ml.find(o=>o.getClientRects().
length&&o.isConnected);if(t!==null&&!e||(Sl=t,t===null))return;let n=e.querySelector(":scope > .gp-glossary-place");n||(n=d("div","gp-pane gp-glossary-place"),n.
addEventListener("click",o=>Bo(o,n)),e.append(n)),Nt(n,t)}var mf=new Set(["numbers","check","token","progress","arrival"]),gf=new Set(["detection","mistakes","a\
ttack","strengths"]),wf=new Set(["shelf","estimate","opened"]),bf=new Set(["tokens","spoken","word_times","token","candidates","processors","curve","in_words","\
logit_lens","cross_attention","check","quiz"]),kf=new Set(["processors","logit_lens","cross_attention","check","quiz"]);function yf(t,e,n,o){let r=Object.fromEntries(
e.kinds.map(a=>[a,!0])),i=!1;return a=>{if(e.denoises||e.isFromElsewhere&&kf.has(o)){i=t.hidden=!0;return}i&&(t.hidden=!1),n(i?r:a),i=!1}}function xf(t,e,n){Qr(
t).feedRun(e||"",n)}function vf(t,e,n){ei(t).feedRun(e||"",n)}function $l(t,e){_l=t,Ol=e;let n={mount:uf,feed:xf,chooseUnit:ti,log:Qr,RunLog:on,mountGroup:ff,feedGroup:vf,
group:ei};window.GenerationPlayground=n;let o=window.GenerationPlaygroundQueue||[],r=i=>{try{i(n)}catch(a){console.error("Generation Playground:",a)}};window.GenerationPlaygroundQueue=
{push:r},o.forEach(r),window.addEventListener("hashchange",El)}function Al(t,e,{stepUnder:n,hover:o,leave:r}){t.addEventListener("pointermove",i=>{let a=n(i);a&&(i.buttons===1?e.selectStep(a):o(a))}),t.addEventListener("poi\
nterleave",r),t.addEventListener("click",i=>{let a=n(i);a&&e.selectStep(a)}),ni(t,e)}function ni(t,e){t.addEventListener("keydown",n=>{let o={ArrowRight:1,ArrowUp:1,
ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};n.key==="Escape"&&e.selectStep(null),n.key in o&&(n.preventDefault(),e.walk(o[n.key]))})}function ds(t,e,n,o,r=0){
e&&(t.setAttribute("aria-valuenow",String(e.isPrompt?e.index-r:e.index+1)),t.setAttribute("aria-valuemin",String(1-r)),t.setAttribute("aria-valuemax",String(n))),
t.setAttribute("aria-valuetext",o)}var Sf=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),Ll=t=>ve(Sf.format(t)),oi={information:{unit:!0,write:Ll,look:{rangemode:"\
tozero"}},sum:{unit:!0,write:Ll,look:{}},share:{title:()=>s("probability"),write:H,look:{rangemode:"tozero",tickformat:".0%"}},count:{title:()=>s("tokens kept"),
write:B,look:{type:"log",dtick:1}},rank:{title:()=>s("rank"),write:B,look:{type:"log",dtick:1,autorange:"reversed"}}},si=[["kept","solid"],["chosen","dash"],["a\
ccepted","dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3px,2px,3px"],["focus","2px,7px"]].map(([t,e])=>({role:t,dash:e})),
_f=()=>({information:{name:s("surprisal and entropy"),axis:"information",about:s("Surprisal tells how unexpected each token was; entropy how uncertain the next \
token was, for the model (before) and for the draw (after)."),series:[{name:s("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:s("How unexpected \
the chosen token was: minus the logarithm of its probability after the processors; before them where a text was only read."),value:t=>$e(t).surprisal},{name:s("\
entropy before"),term:"entropy",role:"entropy-before",dash:"dot",tip:s("How uncertain the model was, before any processor: the surprisal that it expected."),value:t=>t.
distribution.entropy_before},{name:s("entropy after"),term:"entropy",role:"entropy-after",dash:"dash",tip:s("How uncertain the draw was, after the processors."),
value:t=>t.isPrompt?null:t.distribution.entropy_after}]},kept:{name:s("candidates kept"),axis:"count",about:s("How many tokens of the vocabulary could still be \
chosen after the processors. Each line of the grid is ten times the one below."),series:[{name:s("candidates kept"),term:"kept",role:"entropy-after",dash:"solid",
tip:s("The number of tokens with a probability above 0 after the processors."),value:t=>t.isPrompt?null:Math.max(1,at(t))}]},cumulative:{name:s("cumulative log-\
probability"),axis:"sum",about:s("The logarithm of the probability of the whole text up to each token: steep where the text is unlikely. The prompt is added up \
separately."),series:[{name:s("after the processors"),term:"cumulative-logprob",role:"surprisal",dash:"solid",sum:!0,tip:s("Added up after the processors: from \
the probabilities that the tokens were drawn with."),value:t=>t.isPrompt?null:t.chosen.logprob??t.chosen.raw_logprob},{name:s("before them"),term:"cumulative-lo\
gprob",role:"entropy-before",dash:"dot",sum:!0,tip:s("Added up before the processors: from the probabilities that the model gave."),value:t=>t.chosen.raw_logprob}]},
before:{name:s("looked up: probability before"),axis:"share",about:s("How probable the model found each looked-up token at each place, before the processors."),
of:t=>ee(t.raw_logprob)},after:{name:s("looked up: probability after"),axis:"share",about:s("How probable each looked-up token was in the draw at each place, af\
ter the processors: 0% where they removed it."),of:t=>ee(t.logprob)},rank:{name:s("looked up: rank"),axis:"rank",about:s("The rank of each looked-up token among\
 all tokens before the processors: 1, the likeliest, is at the top."),of:t=>t.raw_rank||null}}),Of=()=>({information:{name:s("surprisal"),axis:"information",about:s(
"How unexpected each token was, from the log-probabilities that the server told."),series:[{name:s("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:s(
"How unexpected the chosen token was: minus the logarithm of its probability."),value:t=>$e(t).surprisal}]},cumulative:{name:s("cumulative log-probability"),axis:"\
sum",about:s("The logarithm of the probability of the whole text up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[
{name:s("as told"),term:"cumulative-logprob",role:"surprisal",dash:"solid",sum:!0,tip:s("Added up from the log-probabilities that the server told."),value:t=>t.
chosen.raw_logprob}]}}),ri=(t=!1)=>t?Of():_f();var Xe=(t,e={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:t,standoff:8,font:{size:13}},
...e}),Kt=(t,e,n,o,r={})=>({data:e,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:t,...r}});var Tf={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},Mf=720,Ef=600,$f=8*Math.LN2,Af={xref:"x",yref:"paper",y:1,xanchor:"left",showarrow:!1,
bgcolor:"var(--gp-surface)",font:{color:"var(--gp-muted)",size:12}},Pl=t=>Tf[t]??t.replaceAll("px","").replaceAll(","," ");function ql({series:t,of:e},n){return t||
[...n].slice(-si.length).map(([o,r],i)=>({...si[i],name:r,term:"probability",tip:s("The looked-up token {token}, id {id}.",{token:J(r),id:o}),value:a=>{let l=(a.
watched||[]).find(({token_id:c})=>c===o);return l?e(l):null}}))}function Wl({curve:t,series:e,steps:n,prompt:o,current:r,unit:i,factor:a}){let l=oi[t.axis],c=o.
length,h=b=>b.index+1-(b.isPrompt?c+1:0),u=l.unit?a:1,f=(b,p,m)=>({type:"scatter",mode:p.length>400?"lines":"lines+markers",name:b.name,connectgaps:!1,hoverinfo:"\
text",x:p.map(h),...Cf(b,p,u,l,i),line:{color:`var(--gp-${b.role})`,width:2,dash:b.dash},marker:{color:`var(--gp-${b.role})`,size:4},opacity:m?.75:1}),[x,q]=[c?
e.map(b=>f(b,o,!0)):[],e.map(b=>f(b,n,!1))],W=e.flatMap((b,p)=>[...c?[x[p]]:[],q[p]]),N=Math.max(10,n.length),L=Xe(s("token"),{range:[c?.5-c:.5,N+.5],showgrid:!1}),
P=l===oi.information?Lf(Cl(x),Cl(q),$f*a):null,M=Xe(l.unit?s(i):l.title(),P?{range:[0,P.end]}:l.look),E=innerWidth<Ef,_=P?[{...Af,yanchor:E?"top":"bottom",x:.5-
c,text:s("prompt: up to {value}",{value:`${l.write(P.highest)} ${s(i)}`})}]:[],y={label:s("{curve} along the text",{curve:t.name}),layout:{height:E||innerHeight<
Mf?200:260,hovermode:"x",margin:{l:52,r:12,t:P?26:12,b:40},shapes:Pf(c,r&&h(r)),annotations:_}};return Kt(y.label,W,L,M,y.layout)}function Lf(t,e,n){let o=Math.
max(e*1.08,n);return e&&t>1.5*o?{end:o,highest:t}:null}var Cl=t=>t.reduce((e,{y:n})=>n.reduce((o,r)=>Math.max(o,r??0),e),0);function Cf(t,e,n,o,r){let i=0,a=e.map(
c=>{let h=fe(t.value(c));return t.sum?(i=i===null||h===null?null:i+h,i===null?null:i*n):h===null?null:h*n}),l=a.map((c,h)=>c===null?"":s("{token} {series}: {val\
ue}",{token:J(e[h].chosen.text),series:t.name,value:`${o.write(c)}${o.unit?` ${s(r)}`:""}`}));return{y:a,text:l}}function Pf(t,e){let n={type:"line",yref:"paper",
y0:0,y1:1},o={type:"rect",xref:"x",x0:.5-t,x1:.5,yref:"paper",y0:0,y1:1,fillcolor:"var(--gp-raised)",line:{width:0},layer:"below"};return[...t?[o,{...n,x0:.5,x1:.5,
line:{color:"var(--gp-muted)",width:1,dash:"dot"}}]:[],...e===null?[]:[{...n,x0:e,x1:e,line:{color:"var(--gp-chosen)",width:1.5}}]]}var qf=150;function Nl(t,e){let n=C=>t.querySelector(".gp-"+C),[o,r,i,a,l]=["curve-chart","reading","unit","view","keys"].map(n),c=ri(),h=new Map,u=0,f=-1/0,x=!1,
q=()=>c[a.value],W=()=>ql(q(),h);function N(){let C=e.current();return C?xt([],e.lastOf(C)).added:[]}function L(){let C=Object.keys(c).filter(v=>c[v].series||h.
size);if(C.length===a.options.length&&[...a.options].every(({text:v},O)=>v===c[C[O]].name))return;let g=C.includes(a.value)?a.value:C[0];a.replaceChildren(...C.
map(v=>d("option","",c[v].name,{value:v}))),a.value=g}function P(C){for(let g of C)for(let{token_id:v,text:O}of g.watched||[])h.set(v,O)}function M(){let C=[q().
about,e.promptSteps.length?s("The prompt comes before the text, on a shaded background."):""].filter(Boolean).join(" ");A(n("about"),C);let g=W(),v=JSON.stringify(
g.map(({name:O,tip:T})=>[O,T]));l.dataset.key!==v&&(l.dataset.key=v,l.replaceChildren(...g.map(E)))}function E({name:C,term:g,role:v,dash:O,tip:T}){let I=d("spa\
n");oe(I,g,()=>e.current()?pe(y(e.current())):"",{meaning:T});let j=re("svg",""),k=re("line","");for(let[R,F]of Object.entries({width:26,height:8,"aria-hidden":"\
true"}))j.setAttribute(R,String(F));for(let[R,F]of Object.entries({x1:0,y1:4,x2:26,y2:4,stroke:`var(--gp-${v})`,"stroke-dasharray":Pl(O)}))k.setAttribute(R,String(
F));return j.append(k),I.append(j,q().of?ae(C):C),I}function _(){let C=e.current(),g=C?y(C):s("The curve grows with the text.");A(r,g),ds(r,C,N().length,C?g:s("\
no token yet"),e.promptSteps.length)}function y(C){let g={number:C.index+1,token:J(C.chosen.text),facts:b(C)};return C.isPrompt?s("Prompt token {number}, {token\
}: {facts}",g):s("Token {number}, {token}: {facts}",g)}function b(C){if(q().of)return m(C)||s("no token was looked up here");if(a.value==="kept")return C.isPrompt?
s("no processor takes part"):s("{kept} of {count} tokens kept",{kept:B(at(C)),count:B(C.distribution.vocab)});if(a.value==="cumulative")return p(C);let{surprisal:g,
entropyBefore:v,entropyAfter:O}=$e(C);if(e.isFromElsewhere)return s("surprisal {surprisal}",{surprisal:ie(fe(g),e.unit)});let[T,I,j]=[g,v,O].map(k=>ie(fe(k),e.unit));
return C.isPrompt?s("surprisal {surprisal}; entropy {entropy}",{surprisal:T,entropy:I}):s("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:T,
before:I,after:j})}function p(C){let g=C.isPrompt?e.promptSteps:N(),v=g.slice(0,g.indexOf(C)+1),O=W().filter(T=>T.value(C)!==null).map(T=>{let I=v.map(k=>fe(T.value(
k)));return`${I.includes(null)?s("minus infinity"):ie(I.reduce((k,R)=>k+R,0),e.unit)} ${T.name}`});return s("log-probability so far {sums}",{sums:O.join(", ")})}
function m(C){return we((C.watched||[]).map(g=>{let v={token:J(g.text),before:H(ee(g.raw_logprob)),after:H(ee(g.logprob)),rank:B(g.raw_rank||0)};return g.logprob===
null?g.raw_rank?s("{token} {before} before (rank {rank}), removed after",v):s("{token} {before} before, removed after",v):g.raw_rank?s("{token} {before} before \
(rank {rank}), {after} after",v):s("{token} {before} before, {after} after",v)}))}function w(){u=0,f=performance.now(),o.removeAttribute("aria-busy");let C=N(),
g=C.length||e.promptSteps.length?Wl({curve:q(),series:W(),steps:C,prompt:e.promptSteps,current:e.current(),unit:e.unit,factor:Oe(1,e.unit)}):void 0;ge(o,g,({x:v})=>{
let O=v-1+(v<1?e.promptSteps.length:0),T=v<1?e.promptSteps[O]:N()[O];T&&e.selectStep(T)})}function S(){u||!x||(o.setAttribute("aria-busy","true"),u=window.setTimeout(
w,Math.max(0,f+qf-performance.now())))}new IntersectionObserver(([{isIntersecting:C}])=>{x||!C||(x=!0,S())}).observe(t),ni(r,e),i.addEventListener("change",()=>ti(
i.value)),a.addEventListener("change",$);function $(){M(),_(),S()}return C=>{C.unit&&(i.value=e.unit),C.run&&(h=new Map,c=ri(e.isFromElsewhere)),P(N()),L(),$()}}var Il={probability:{term:"probability",scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:()=>s("How likely the token was, after the processors.")},
raw:{term:"probability",scale:"prob",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>s("How likely the model found the token, before the processors.")},
told:{term:"probability",scale:"prob",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>s("How likely the token was, as the server told it.")},rank:{term:"\
rank",scale:"heat",level:t=>ii[jl(t)][1],meaning:()=>s("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{term:"\
surprisal",scale:"heat",level:t=>t.surprisal/Math.LN2,bits:[0,10],words:()=>[s("expected"),s("surprising")],meaning:()=>s("How unexpected the token was: minus t\
he logarithm of its probability.")},uncertainty:{term:"entropy",scale:"heat",level:t=>t.entropyBefore/Math.LN2*1.25,bits:[0,8],words:Rl,meaning:()=>s("How uncer\
tain the model was before this token: the entropy of its distribution, before the processors.")},kl:{term:"kl",scale:"heat",level:t=>t.kl/Math.LN2,bits:[0,10],meaning:()=>s(
"How far two distributions lie apart: the Kullback-Leibler divergence.")},entropy:{term:"entropy",scale:"heat",level:t=>t.entropyAfter/Math.LN2*1.25,bits:[0,8],
words:Rl,meaning:()=>s("How open the choice was: the entropy after the processors.")}};function Rl(){return[s("certain"),s("uncertain")]}var ii=[[1,0],[10,3],[100,
6],[1e3,8],[1/0,10]],jl=({rank:t})=>ii.findIndex(([e])=>(t??1/0)<=e);function ai(t,e){let{scale:n,level:o}=Il[t];return`--gp-${n}-${Math.round(Math.max(0,Math.min(
10,o(e)||0)))}`}function Gt(t,e,n){t.style.backgroundColor=`var(${ai(e,n)})`,e==="rank"?t.dataset.rank=String(jl(n)):delete t.dataset.rank}function ut(t,e,n){let{
term:o,scale:r,ends:i,bits:a,words:l=()=>[],meaning:c}=Il[e];if(oe(t,o,()=>"",{meaning:c()}),t.replaceChildren(),e==="rank"){ii.forEach(([N,L],P)=>{let M=d("spa\
n","gp-chip",N===1/0?s("beyond"):s("top {rank}",{rank:N}),{"data-rank":P});M.style.backgroundColor=`var(--gp-${r}-${L})`,t.append(M)});return}let[h,u]=i||a.map(
N=>`${n==="bits"?Pt(N):X(N*Math.LN2,1)} ${s(n)}`),[f,x]=l(),q=(N,L)=>L?`${L}, ${N}`:N,W=d("span","gp-ramp",null,{"aria-hidden":"true"});for(let N=0;N<=10;N++){let L=d(
"i");L.style.backgroundColor=`var(--gp-${r}-${N})`,W.append(L)}t.append(d("span","",q(h,f)),W,d("span","",q(a?u.replace(" ","+ "):u,x)))}var li=3,Wf={sum:"logprob",token:"per_token",byte:"per_byte"},hs=(t,e)=>t[Wf[e]]??-1/0,zn=({answers:t},e)=>t.map((n,o)=>o).sort((n,o)=>hs(t[o],e)-hs(t[n],e)),ft=(t,e=3)=>V(
t)?U(t,e):"−∞";function ci(t){let{answers:e}=t;if(e.length<2)return"";let n=["sum","token","byte"].map(l=>zn(t,l)),[o,r,i]=n.map(([l])=>J(e[l].text.trim()));
return o!==r||o!==i?s("Which of these answers is the likeliest depends on the ranking: {sum} by sum, {token} per token, {byte} per byte.",{sum:o,token:r,byte:i}):
n.every(l=>l.join()===n[0].join())?s("The likeliest of these answers is {answer}; the ranking is the same by sum, per token and per byte.",{answer:o}):s("The li\
keliest of these answers is {answer}, by sum, per token and per byte; the order of the others changes.",{answer:o})}function zl({answers:t,total:e}){if(!V(e))return"";
let n=H(e);return z(t.length,"This answer has {share} of the probability.","Together these {count} answers have {share} of the probability; each share is of tha\
t part alone.",{share:n})}function Fl({answers:t,overlaps:e,kind:n,unread:o},r,i){let a=[],l=(u,f="warning")=>a.push({kind:f,words:u});if(r&&!t.length&&l(s("Non\
e of the answers was read.")),!t.length)return a;n==="chat"&&l(s("Each answer begins the assistant’s turn."),"info"),n==="source"&&l(s("Each answer begins the\
 target."),"info");let c=new Set;for(let[u,f]of e)c.has(f)||(c.add(f),l(s("{long} begins with the tokens of {short}: whoever writes the one has written the othe\
r, so it adds nothing to the total, and these shares overlap.",{long:J(t[f].text.trim()),short:J(t[u].text.trim())})));let h=t.filter(({join:u})=>u&&!u.same);for(let{
text:u,join:f}of h.slice(0,li))l(Nf(u,f));h.length>li&&l(z(h.length-li,"So is {count} other answer.","So are {count} other answers.")),r&&n!=="source"&&t.some(({
join:u})=>!u)&&l(s("How prompt and answer are split as one text is not known here."),"info");for(let u of r?o:[])l(Rf(u,i(u)));return a}var Bl=t=>t.map(J).join(
" ");function Nf(t,{whole:e,read:n}){return s("{answer} is split in an unusual way: the model read {read}, but written as one text with the prompt it is {whole}\
. Check the space between them.",{answer:J(t.trim()),read:Bl(n),whole:Bl(e)})}function Rf({text:t,failed:e},n){let o=s("{answer} is missing: it was not read, an\
d the shares are among the others.",{answer:J(t.trim())});return e&&!n?`${o} ${s(e.message)} ${s(e.fix)}`:o}function Hl({token_id:t,text:e,logprob:n,rank:o,after:r,
removed_by:i},a){let l=[s("{token}, id {id}: log-probability {value}, probability {share}",{token:J(e),id:t,value:ft(n),share:H(ee(n))})];return o&&l.push(s("ra\
nk {rank}",{rank:B(o)})),a&&l.push(If(r,i)),`${l.join(", ")}.`}function If(t,e){return V(t)?s("{share} after the processors",{share:H(ee(t))}):s("removed by {pr\
ocessor}",{processor:e?Ue(e)[0]:s("a processor")})}var Dl=({tokens:t})=>t.find(({after:e})=>!V(e));var Kl=4,jf=t=>new TextEncoder().encode(t.trimStart()).length,Vl=t=>t.length>Kl?[...t.slice(0,Kl-1),"…",t.at(-1)]:t,Bf={share(t,e,n){let o=t.shares&&t.shares[n];
if(!V(o))return"";let r=a=>`e^(${ft(hs(a,n))})`,i=zn(e,n).map(a=>r(e.answers[a]));return`${r(t)} / (${Vl(i).join(" + ")}) = ${H(o)}`},sum:({tokens:t,logprob:e})=>Gl(
t.map(n=>n.logprob),e),token:({logprob:t,per_token:e,tokens:n})=>Ul(t,n.length,e),byte:({logprob:t,per_byte:e,text:n})=>Ul(t,jf(n),e),perplexity:({per_token:t,perplexity:e})=>V(
e)&&V(t)?`exp(−(${U(t)})) = ${U(e,2)}`:"",after:({tokens:t,after:e})=>V(e)?Gl(t.map(n=>n.after),e):""};function Gl(t,e){let n=`${ft(e)} nats, ${H(ee(e))}`;return t.
length<2||!t.every(V)?n:`${Vl(t.map(o=>ft(o))).join(" + ").replaceAll("+ -","− ")} = ${n}`}function Ul(t,e,n){return!V(t)||!V(n)||U(t/e)!==U(n)?"":Wt(U(t),B(e),
U(n))}function Jl(t,e,n){let o=e.answers[zn(e,n)[0]],r=o&&Bf[t](o,e,n);return r?s("{name}: {words}.",{name:J(o.text.trim()),words:r}):""}var Yl=400;function Xl(t,e){let n=P=>t.querySelector(".gp-"+P),o=[...t.querySelectorAll("[data-by]")],r="sum";for(let P of o)P.addEventListener("click",()=>{r=P.
dataset.by,L()});let i=()=>e.found&&e.found.question==="choices",a=()=>[[s("share"),Ff[r](),null,"answer-share","share"],[s("log P"),s("The sum of the log-proba\
bilities of its tokens, in nats, before the logits processors; below it the probability."),"sum","cumulative-logprob","sum"],[s("per token"),s("log P divided by\
 the number of tokens."),"token","mean-logprob","token"],[s("per byte"),s("log P divided by the bytes of the answer in UTF-8, without the space before it: acc_b\
ytes of lm-evaluation-harness. Its acc_norm divides by characters."),"byte","mean-logprob","byte",{formula:s("(Σ log p) / bytes")}],[s("perplexity"),s("exp of \
minus the mean per token."),null,"perplexity","perplexity"],[s("after processors"),s("log P after the logits processors: what these knobs leave of it."),null,"c\
umulative-logprob","after"]];function l([P,M,E,_,y,b],p){let m=d("th","",null,{scope:"col",...E===r&&{"aria-sort":"descending"}}),w=d("span","",P),S={share:"%",
perplexity:""}[y]??"nats";return oe(w,_,()=>Jl(y,p,r),{meaning:M,unit:S,...b}),m.append(w),m}function c(P,M,E){let _=d("tr"),y=d("th","",null,{scope:"row",dir:"\
auto"});for(let b of P.tokens){let p=d("span","gp-token",null,{tabindex:0});Ve(p,b);let m=p.querySelector(".gp-ink");m.style.backgroundColor=`var(--gp-prob-${Math.
round(ee(b.logprob)*10)})`,Se(p,()=>Hl(b,E.length>0)),y.append(p)}return _.append(y,u(P),h(ft(P.logprob),H(ee(P.logprob)))),_.append(h(ft(P.per_token)),h(ft(P.per_byte)),
h(zf(P.perplexity))),E.length&&_.append(f(P)),e.canAsk&&_.append(x(P,M)),_}function h(P,M=""){let E=d("td","",P);return M&&E.append(d("small","",M)),E}function u({
shares:P}){let M=d("td","gp-share-cell"),E=P&&P[r],_=d("span","gp-share",null,{"aria-hidden":"true"});return _.append(d("i")),le(_.firstChild,"width",E||0),M.append(
d("span","",V(E)?H(E):"…"),_),M}function f(P){if(V(P.after))return h(ft(P.after),H(ee(P.after)));let{text:M,removed_by:E}=Dl(P),_=d("td","gp-removed",`✕ ${s(
"removed")}`);return _.append(d("small","",s("{token} by {processor}",{token:J(M),processor:E?Ue(E)[0]:s("a processor")}))),_}function x({text:P},M){let E=d("td"),
_=d("button","gp-button",s("Open"),{type:"button","aria-label":s("Open the run of {answer}",{answer:J(P.trim())})});return _.addEventListener("click",()=>e.ask(
{type:"open",entry:M})),E.append(_),E}function q(P){let{answers:M,entries:E,processors:_}=P,y=d("table","gp-answers");y.append(d("caption","gp-hidden",s("The an\
swers to {prompt}, the likeliest first",{prompt:J(P.prompt)})));let b=d("tr");b.append(d("th","",s("answer"),{scope:"col"}),...a().slice(0,_.length?6:5).map(m=>l(
m,P))),e.canAsk&&b.append(d("td"));let p=d("tbody");return p.append(...zn(P,r).map(m=>c(M[m],E[m],_))),y.append(d("thead"),p),y.tHead.append(b),y}function W(){let P=d(
"section","gp-block"),M=d("h3","gp-block-head");return M.append(d("span","gp-block-model")," ",d("bdi","gp-block-prompt")),P.append(M,d("p","gp-verdict"),d("p",
"gp-note gp-total"),d("div","gp-wide",null,{tabindex:0,role:"group"}),d("ul","gp-choice-notes")),P}function N(P,M){let[E,_,y,b,p]=P.children,m=[...M.prompt];A(E.
firstChild,M.model),A(E.lastChild,m.length?m.slice(0,Yl).join("")+(m.length>Yl?"…":""):s("(empty)"));let w=V(M.total);A(_,w?ci(M):""),A(y,zl(M)),b.setAttribute(
"aria-label",s("The answers to {prompt}, the likeliest first",{prompt:J(M.prompt)}));let S=!!e.done,$=JSON.stringify([r,e.canAsk,S,M]);if(P.dataset.key===$)return;
P.dataset.key=$;let C=b.contains(document.activeElement);b.replaceChildren(...M.answers.length?[q(M)]:[]),C&&b.focus();let g=({entry:v})=>!!(e.entries[v]&&e.entries[v].
ended&&e.entries[v].ended.failed);p.replaceChildren(...Fl(M,S,g).map(({kind:v,words:O})=>d("li","gp-note",O,{"data-kind":v}))),Z(p,p.childElementCount>0)}function L(){
let P=e.found;for(let E of o)E.setAttribute("aria-pressed",String(E.dataset.by===r));A(n("missing"),He(e,P));let M=te(n("blocks"),P.blocks.length,W);P.blocks.forEach(
(E,_)=>N(M[_],E)),ut(n("scale"),"raw",e.unit),e.done&&P.blocks.length===1&&A(n("told"),ci(P.blocks[0]))}return P=>{t.hidden=!i(),!t.hidden&&(P.found||P.status)&&
L()}}var zf=t=>t>=1e3?B(Math.round(t)):V(t)?U(t,2):"∞",Ff={sum:()=>s("The softmax of the sums: how probable the answer is if it must be one of these."),token:()=>s(
"The softmax of the means per token: a weight for the ranking, no probability of a text."),byte:()=>s("The softmax of the means per byte: a weight for the ranki\
ng, no probability of a text.")};var Zl=new WeakMap;function Ne(t){let e=Zl.get(t)||[],[n]=t.lines(),{keep:o,added:r}=xt(e,n?n.last:null);e.length=o;for(let i of r)e.push(i);return Zl.set(t,e),
e}function mt({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,r=t[n]&&n!==o?n:+(o===0);return[o,r]}function Ie({groups:t,lanes:e},n){let{id:o,label:r}=t[n];
if(!e)return r;let i=e.find(a=>a.id===o);return i?i.label:s("{lane} (removed)",{lane:r})}var ps=({groups:t},e,n)=>Ql(t[e].model)===Ql(t[n].model);function Ql(t){
let[e,n=""]=t.split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function us(t,e,n){let o=[e,n].map(a=>Ne(t.shownOf(a).log)),r=ps(t,
e,n)?Hf(...o):Df(...o),i=o.map((a,l)=>r[l]>=a.length);return i[0]&&i[1]?{kind:"same",at:r,shorter:null}:i[0]||i[1]?{kind:"shorter",at:r,shorter:i[0]?0:1}:{kind:"\
apart",at:r,shorter:null}}function Hf(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.token_id;)o+=1;return[o,o]}var ec=({
piece:t})=>t??"\0";function Df(...t){let[e,n]=t.map(i=>i.map(ec).join("")),o=Math.min(e.length,n.length),r=0;for(;r<o&&e[r]===n[r];)r+=1;return t.map(i=>Kf(i,r))}
function Kf(t,e){let n=0,o=0;for(;o<t.length&&(n+=ec(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}var mo=(t,e=t.length)=>t.slice(
0,e).map(({piece:n})=>n??"").join("");function tc(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var nc=32,oc=new WeakMap;function fs(t,e){if(oc.get(t)===e)return;oc.set(t,e);let[,n,o,r]=e.match(/^(\s*)([^]*?)(\s*)$/),i=a=>d("span","gp-mark",[...a].map(l=>Qe[l]||
"␣").join(""));t.replaceChildren(...[n&&i(n),o,r&&i(r)].filter(Boolean))}function Fn(t){let e=t.map(n=>{let o=[...qe(n.replace(/^ +| +$/g,r=>Qe[" "].repeat(r.
length)))];return o.length<=nc?o.join(""):`${o.slice(0,nc-1).join("")}…`});return e.map((n,o)=>e.filter(r=>r===n).length>1?`${o+1}: ${n}`:n)}var _e=t=>Mo(t)?s(t):String(t),cn=({title:t,prompt:e})=>e?Fn([e])[0]:_e(t);var sc=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function rc(t){let e=sc?[...sc.segment(t)].map(({segment:r})=>r):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let r of e)r.trim()?(n.push({space:o,word:r}),o=""):o+=r;return o&&n.push({space:o,word:""}),n}function ic(t,e){
let n=[t,e].map(f=>f.map(({word:x})=>x)),[o,r]=n,i=Math.min(o.length,r.length),a=0;for(;a<i&&o[a]===r[a];)a+=1;let l=0;for(;l<i-a&&o.at(-1-l)===r.at(-1-l);)l+=1;
let c=n.map(f=>f.map((x,q)=>q<a||q>=f.length-l)),h=n.map(f=>f.slice(a,f.length-l)),u=h.some(f=>f.length>1200);for(let[f,x]of Gf(...h.map(q=>q.slice(0,1200))))c[0][a+
f]=c[1][a+x]=!0;return{kept:c,shared:c[0].filter((f,x)=>f&&o[x]).length,cut:u}}function Gf(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let i=t.length-
1;i>=0;i--)for(let a=e.length-1;a>=0;a--){let l=i*n+a;o[l]=t[i]===e[a]?o[l+n+1]+1:Math.max(o[l+n],o[l+1])}let r=[];for(let i=0,a=0;i<t.length&&a<e.length;)t[i]===
e[a]?r.push([i++,a++]):o[(i+1)*n+a]>=o[i*n+a+1]?i+=1:a+=1;return r}function ac(t,e){let r=t.querySelector(".gp-texts"),i="",a=0,l=-1/0;function c(q){let W=d("div","gp-text-side"),N=d("h3","gp-side-name"),L=d("p","gp-side-text",
null,{dir:"auto"});return W.append(N,L),r.append(W),{head:N,body:L,tag:q}}let h=["del","ins"].map(c);function u({body:q,tag:W},N,L){let P=[],M="",E=!1,_=()=>{M&&
P.push(E?d(W,"",M):M),M=""};N.forEach(({space:y,word:b},p)=>{let m=!L[p]&&!!b;m!==E?!m||!M?(_(),E=m,M=y+b):(M+=y,_(),E=!0,M=b):M+=y+b}),_(),q.replaceChildren(...P)}
function f(q){clearTimeout(a),a=0,l=performance.now();let W=q.map(y=>rc(mo(Ne(e.shownOf(y).log)))),{kept:N,shared:L,cut:P}=ic(...W);h.forEach((y,b)=>u(y,W[b],N[b]));
let[M,E]=W.map(y=>y.filter(({word:b})=>b).length),_=t.querySelector(".gp-alike");Z(_,M+E>0),M+E&&(A(t.querySelector(".gp-share"),s("{share} in common",{share:H(
2*L/(M+E))})),A(t.querySelector(".gp-formula"),s("2 × {shared} shared words / ({one} + {other})",{shared:B(L),one:B(M),other:B(E)}))),Z(t.querySelector(".gp-cu\
t"),P),A(t.querySelector(".gp-cut"),s("The texts are very long: only {count} words of each, after their common beginning, are compared. What follows counts as d\
ifferent.",{count:B(1200)}))}let x=q=>t.querySelector(".gp-"+q).textContent;return he(t,{alike:()=>s("{formula}: {value}.",{formula:x("formula"),value:x("share")})}),
()=>{let q=e.header&&e.header.kind==="lanes"?mt(e):null,W=q?q.map(E=>Ne(e.shownOf(E).log)):[];if(t.hidden=!W.some(E=>E.length),t.hidden)return;let N=q.map(E=>Ie(
e,E)),L=JSON.stringify([N,...W.map(E=>mo(E))]);if(L===i&&(!a||e.running))return;i=L,A(t.querySelector(".gp-pair"),s("{one} and {other}, word by word",{one:N[0],
other:N[1]})),h.forEach(({head:E},_)=>Me(E,`${N[_]} ${cn(e.groups[q[_]])}`,{plain:!0}));let M=W[0].length*W[1].length>2e5&&e.running?l+500-performance.now():0;M<=
0?f(q):a||=setTimeout(()=>f(mt(e)),M)}}function lc(t,e){let o=[4,5e-4],r=t.querySelector(".gp-said"),i=t.querySelector(".gp-models"),a=t.querySelector(".gp-sides-box"),l=t.querySelector(".gp-sides"),
c=null,h=[t.querySelector(".gp-one"),t.querySelector(".gp-other")];function u(){for(let m of h)m.replaceChildren(...e.groups.map((w,S)=>d("option","",`${Ie(e,S)}\
 ${cn(w)}`,{value:S})))}h.forEach((m,w)=>m.addEventListener("change",()=>{let S=mt(e),$=Number(m.value),C=$===S[1-w]?S[w]:S[1-w];e.setPair(...w?[C,$]:[$,C])}));
let f=({log:m})=>!!(m.finished||m.failed||e.done);function x(m,{kind:w,at:S,shorter:$}){let[C,g]=m.map(k=>Ie(e,k)),[v,O]=m.map(k=>e.shownOf(k)),T=[v,O].map(({log:k})=>Ne(
k));if(!T[0].length||!T[1].length)return[s("{one} and {other} have no tokens to compare yet.",{one:C,other:g})];if(w==="same")return f(v)&&f(O)?[z(S[0],"{one} a\
nd {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",{one:C,other:g})]:[z(S[0],"\
{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",{one:C,other:g})];if(w==="shor\
ter"){let[k,R]=$?[g,C]:[C,g];if(!f($?O:v))return[s("{one} and {other} have written the same so far; {long} is ahead.",{one:C,other:g,long:R})];let{finished:F}=($?
O:v).log,D=z(S[$],"{count} token","{count} tokens"),K=L(T[1-$][S[1-$]].chosen.text),G=F&&F.sequences.length&&Le(F.sequences[0].stop_reason)[0];return[G?s("{shor\
t} ended after {tokens}: {reason}.",{short:k,tokens:D,reason:G}):s("{short} ended after {tokens}.",{short:k,tokens:D})," ",...be(s("{long} begins with the same \
text and continues with {token}."),{long:R,token:K})]}let[I,j]=T.map((k,R)=>k[S[R]]);return[...q([C,g],S,mo(T[0],S[0]))," ",...W(C,I)," ",...W(g,j)]}function q([
m,w],S,$){if(!$)return[s("They diverge at the first token.")];let[C,g]=S.map(O=>B(O+1));return[C===g?s("They diverge at token {number}.",{number:C}):s("They div\
erge at token {a} of {one} and token {b} of {other}.",{a:C,b:g,one:m,other:w})," ",...be(s("Both had written {text}."),{text:L(tc($))})]}let W=(m,w)=>be(w.given?
s("{lane} was given {token} ({odds})."):s("{lane} chose {token} ({odds})."),{lane:m,token:L(w.chosen.text),odds:N(w)}),N=m=>m.chosen.logprob===null?jt(m.chosen):
H($e(m).probability);function L(m){let w=d("span","gp-quote");return w.append(...be(s("“{text}”"),{text:ae(m,"gp-strong")})),w}function P(m){let w=d("p");w.
append(...m),w.textContent!==r.textContent&&r.replaceChildren(...w.childNodes)}function M(m,w){let S=new Map;return m.forEach(({chosen:C,distribution:g},v)=>{for(let O of[
...g.candidates,C]){let T=w?O.token_id:O.text;S.has(T)||S.set(T,{label:O.text,sides:[null,null],most:0});let I=S.get(T);I.sides[v]||(I.sides[v]={candidate:O,isChosen:O.
token_id===C.token_id},I.most=Math.max(I.most,ee(O.logprob),ee(O.raw_logprob)))}}),[...S.values()].sort((C,g)=>g.most-C.most).filter(({sides:C,most:g},v)=>v<10&&
(v<o[0]||g>=o[1])||C.some(O=>O&&O.isChosen))}function E(){let m=d("tr"),w=d("th","",null,{scope:"row"});return w.append(d("bdi","gp-word")),m.append(w,...[0,1].
map(()=>{let S=d("td"),$=d("div","gp-side"),C=d("span","gp-tracks");C.append(d("i","gp-bar gp-after"),d("i","gp-bar gp-before"));let g=d("span","gp-values");return g.
append(d("span"),d("small")),$.append(d("span","gp-sign"),C,g),S.append($),S})),m}function _(m,w,S,$){let[C,g,v]=m.firstChild.children,[O,T]=w?[w.candidate.logprob,
w.candidate.raw_logprob].map(ee):[0,0],I=!!w&&w.candidate.logprob===null,j=!!w&&w.isChosen;ue(m,[j&&"gp-chosen",I&&"gp-removed",!w&&"gp-unlisted"].filter(Boolean).
join(" ")),A(C,j?"▶":I?"✕":""),le(g.children[0],"width",O/S),le(g.children[1],"width",T/S),A(v.children[0],w?I?"":H(O):"–"),A(v.children[1],w?H(T):"");let k=w?
[j&&s("chosen"),I?jt(w.candidate):H(O),s("{share} before the processors",{share:H(T)})].filter(Boolean).join(", "):s("not recorded");Q(m,{"aria-label":`${$}: ${k}`,
title:I?jt(w.candidate):""})}function y(m,w){let S=M(w,ps(e,...m)),$=S.flatMap(T=>T.sides).filter(Boolean),C=$.every(({candidate:T})=>T.logprob===T.raw_logprob),
g=Math.max(1e-9,...$.flatMap(({candidate:T})=>[ee(T.logprob),ee(T.raw_logprob)]));a.classList.toggle("gp-plain",C),Z(t.querySelector(".gp-before-key"),!C),Z(t.querySelector(
".gp-removed-key"),$.some(({candidate:T})=>T.logprob===null)),Z(t.querySelector(".gp-unlisted-key"),$.length<2*S.length);let v=te(l.tBodies[0],S.length,E);S.forEach(
({label:T,sides:I},j)=>{let[k,...R]=v[j].cells;Me(k.firstChild,T),R.forEach((F,D)=>_(F,I[D],g,Ie(e,m[D])))});let O=l.tHead.rows[0].cells;m.forEach((T,I)=>{let{entropyAfter:j}=$e(
w[I]),[k]=O[I+1].children;Me(k,s("{lane}, entropy {entropy}",{lane:`${Ie(e,T)} ${cn(e.groups[T])}`,entropy:ie(j,e.unit)}),{plain:!0}),oe(k,"entropy",()=>b(w[I],
Ie(e,T)),{meaning:s("How uncertain the next token was where they diverge, after the processors.")})})}let b=({distribution:{entropy_before:m,entropy_after:w}},S)=>s(
"{lane}: {before} before the processors, {after} after them.",{lane:S,before:ie(m,e.unit),after:ie(w,e.unit)});function p(m){if(!c)return"";let{pair:w,steps:S}=c,
[$,C]=S.map(({chosen:O})=>O),g=(O,{token_id:T})=>[...O.distribution.candidates,O.chosen].find(I=>I.token_id===T),v=O=>O?H(ee(O[m])):s("not recorded");return Ae(
[$,C].map(O=>s("{token}: {one} {mine}, {other} {theirs}",{token:J(O.text),one:Ie(e,w[0]),other:Ie(e,w[1]),mine:v(g(S[0],O)),theirs:v(g(S[1],O))})))}return he(t,
{after:()=>p("logprob"),before:()=>p("raw_logprob")}),m=>{let w=e.header&&e.header.kind==="lanes"?mt(e):null;if(t.hidden=!w||w.some(O=>e.shownOf(O).log.denoises),
t.hidden)return;(m.run||m.lanes)&&u(),h.forEach((O,T)=>{O.value=w[T]});let S=us(e,...w);P(x(w,S));let[$,C]=w.map(O=>Ie(e,O)),g=ps(e,...w);Z(i,!g),g||A(i,s("{one\
} and {other} run on different models, so they are compared by text, not by token ids; tokens with the same text share a row.",{one:$,other:C}));let v=S.kind===
"apart"?w.map((O,T)=>Ne(e.shownOf(O).log)[S.at[T]]):null;Z(a,!!v),c=v&&{pair:w,steps:v},v&&y(w,v)}}var di=5,Vf=.9;function Jf(t){if(!t.length)return null;let e=[...t].sort((a,l)=>a-l),n=e.length,[o,r,i]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(r+=i,!(o>0&&r>1-Vf));)
i*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:bt(e),low:e[o],high:e[n-1-o]}}function hi(t,e){if(t.length<di)return"few";let{low:n,high:o}=Jf(t);return n>
e?"above":o<e?"below":"open"}function cc(t,e=!0){let n=([i,a])=>V(i)&&V(a),o=(i,a)=>hi(i.map((l,c)=>[l,a[c]]).filter(n).map(([l,c])=>l-c),0),r=t.findIndex((i,a)=>t.
length>1&&t.every((l,c)=>a===c||o(i,l)===(e?"above":"below")));return r<0?null:r}function dc(t,e){let n=e.filter(({values:c})=>Number.isFinite(c[t.name])),o=({values:c})=>c[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:ms([]),flat:!0};let r=n.reduce((c,h)=>o(h)<o(c)?h:c),i=n.reduce((c,h)=>o(h)>o(c)?h:c),a=Pe(t,o(r))===Pe(t,o(i)),l=ms(a?[]:n.map(o));return{low:r,high:i,best:a?
null:pi(t,e),level:c=>Math.round(l.share(c)*10),scale:l,flat:a}}function pi(t,e){let n=e.filter(({values:l})=>Number.isFinite(l[t.name])),o=n.map(({each:l})=>l[t.
name]||[]);if(!t.better||o.some(({length:l})=>l!==o[0].length))return null;let r=cc(o,t.better==="more"),i=r!==null&&n[r].values[t.name],a=l=>t.better==="more"?
l<i:l>i;return r!==null&&n.every(({values:l},c)=>c===r||a(l[t.name]))?n[r]:null}function ms(t){let e=[...new Set(t)].sort((c,h)=>c-h),[n,o]=[e[0],e.at(-1)],r=c=>h=>o>
n?(c(h)-c(n))/(c(o)-c(n)):0,i=c=>e.some(h=>e.filter(u=>u>=h&&c(u)-c(h)<.1).length>Math.max(1,e.length/2)),a=c=>e.length>1?e.indexOf(c)/(e.length-1):0,l=[{name:"\
linear",share:r(c=>c)},...n>0?[{name:"log",share:r(Math.log)}]:[],{name:"order",share:a}];return l.find(({share:c})=>!i(c))||l.at(-1)}function _t(t,{each:e}){let n=(e[t.
name]||[]).filter(V);if(n.length<2)return"";let[o,r]=[Math.min(...n),Math.max(...n)].map(i=>Pe(t,i));return o===r?"":s("{low} to {high}",{low:o,high:r})}var Hn=t=>t.
better==="less"?"heat":"prob";function Pe(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=ve(e.toLocaleString("en-US",{minimumFractionDigits:t.digits,
maximumFractionDigits:t.digits}));return n&&t.unit?`${o} ${s(t.unit)}`:o}var ui=10;function hc({axes:[t,e],metric:n,heat:o,at:r}){let i=e.values.map((W,N)=>t.values.map((L,P)=>r(N,P))),a=W=>i.map((N,L)=>N.map((P,M)=>W(P,L,M))),l=W=>W.
values[n.name],c=W=>Pe(n,l(W))+(o.best===W?" ★":""),h=(W,N,L)=>{let P=_t(n,W);return`${t.knob} ${t.values[L]}, ${e.knob} ${e.values[N]}: ${c(W)}${P?` (${P})`:
""}`},u=Array.from({length:ui+1},(W,N)=>[N/ui,`var(--gp-${Hn(n)}-${N})`]),f={type:"heatmap",x:t.values,y:e.values,colorscale:u,zmin:0,zmax:ui,showscale:!1,xgap:2,
ygap:2,z:a(W=>Number.isFinite(l(W))?o.level(l(W)):null),text:a(c),texttemplate:"%{text}",hovertext:a(h),hoverinfo:"text"},x=Math.min(760,Math.max(220,96+42*e.values.
length)),q={type:"category",showgrid:!1};return Kt(s("{metric} over {columns} and {rows}",{metric:s(n.title),columns:t.knob,rows:e.knob}),[f],Xe(t.knob,{...q,side:"\
top"}),Xe(e.knob,{...q,autorange:"reversed"}),{height:x,margin:{l:52,r:18,t:60,b:16}})}function pc({knob:t,metric:e,points:n,wide:o}){let r=n.map(({label:N})=>N.trim()===""?NaN:Number(N)),i=r.every(Number.isFinite)?{linear:"linear",log:"log",order:"\
category"}[ms(r).name]:"category",a=n.map((N,L)=>({...N,x:i==="category"?N.label:r[L]}));i!=="category"&&a.sort((N,L)=>Number(N.x)-Number(L.x));let l=a.filter(({
value:N})=>Number.isFinite(N)),c=l.flatMap(({value:N,each:L})=>[N,...L]),h=o&&c.length>0&&Math.min(...c)>0,u=({label:N,value:L,range:P,best:M})=>`${N}: ${Pe(e,L)}${P?
` (${P})`:""}${M?`, ${s("the best")}`:""}`,f={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:a.map(({x:N})=>N),y:a.map(({value:N})=>Number.
isFinite(N)?N:null),text:a.map(u),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",symmetric:!1,color:"var(--g\
p-muted)",thickness:1.5,width:4,array:a.map(({value:N,each:L})=>L.length>1?Math.max(...L)-N:0),arrayminus:a.map(({value:N,each:L})=>L.length>1?N-Math.min(...L):
0)}},x={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:l.map(({x:N})=>N),y:l.map(({value:N})=>N),
text:l.map(({value:N,best:L})=>l.length<=12||L?Pe(e,N)+(L?" ★":""):"")},q=s(e.title),W=`${q}${e.unit?` (${s(e.unit)})`:""}${h?`, ${s("logarithmic scale")}`:""}`;
return Kt(s("{metric} over {knob}",{metric:q,knob:t}),[f,x],Xe(t,{type:i}),Xe(W,h?{type:"log"}:{}))}function gs(t,{metric:{meaning:e,formula:n,unit:o,live:r}}){let i=[o?s("In {unit}.",{unit:s(o)}):"",r?"":s("It is known when the runs of a cell have ended.")],a=t.
querySelector(".gp-metric-term")||d("span","gp-metric-term");t.replaceChildren(a,`: ${s(e)} `,d("span","gp-formula",s(n)),...i.filter(Boolean).map(l=>` ${l}`))}
function uc(t,e,n){let{low:o,high:r,best:i,scale:a,flat:l}=n,c=e.metric,h=e.group.groups.some(W=>_t(c,W)),u=W=>W&&e.nameOf(W.number)+W.values[c.name],f=[c.name,
u(o),u(r),i&&i.number,a.name,l,h].join();if(t.dataset.key===f||(t.dataset.key=f,t.replaceChildren(),!o))return;let x=(W,N)=>{let L=d("span"),P=d("b","",Pe(c,N.values[c.
name],{unit:!0}));return L.append(...be(W,{value:P,cell:e.nameOf(N.number)})),L};l?t.append(x(s("The same everywhere: {value}"),o)):t.append(x(s("lowest {value}\
 at {cell}"),o),Yf(Hn(c)),x(s("highest {value} at {cell}"),r));let q=[a.name==="log"&&s("Coloured on a logarithmic scale."),a.name==="order"&&s("Coloured by ran\
k, because some values are far from the rest."),h&&s("Small numbers: from the lowest to the highest of a cell’s seeds."),i&&(c.better==="more"?s("★ best: high\
er is better, seed by seed"):s("★ best: lower is better, seed by seed"))];t.append(...q.filter(Boolean).map(W=>d("span","",W)))}function Yf(t){let e=d("span",
"gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let o=d("i");o.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(o)}return e}function fc(t,e,n,o){
let r=e.view!=="heat"?void 0:e.isList?Xf(e,n):e.isSettled?Zf(e,n):void 0;ge(t,r,i=>o(e.isList?e.inOrder[i.pointNumber].number:e.inRow(i.pointNumber[0])[i.pointNumber[1]].
number))}function Xf(t,{best:e,scale:n}){let o=t.metric,[{knob:r,values:i}]=t.axes,a=t.inOrder.map(l=>({label:i[l.place[1]],value:l.values[o.name],each:(l.each[o.
name]||[]).filter(V),range:_t(o,l),best:e===l}));return pc({knob:r,metric:o,points:a,wide:n.name!=="linear"})}function Zf(t,e){return hc({axes:t.axes,metric:t.metric,
heat:e,at:(n,o)=>t.inRow(n)[o]})}var fi=({name:t})=>t==="ended";function Ot(t,{values:e,each:n,entries:o},{unit:r=!1}={}){let i=e[t.name],a=(n[t.name]||(o.length===1?[i]:[])).filter(V);return!fi(
t)||!a.length?Pe(t,i,{unit:r}):s("{count} of {all}",{count:B(a.filter(Boolean).length),all:B(a.length)})}var Qf={tokens:"length",time:"time",tokens_per_second:"speed",mean_logprob:"mean-logprob",perplexity:"perplexity",entropy:"entropy",model_entropy:"entropy",distinct_1:"\
distinct-n",distinct_2:"distinct-n",distinct_3:"distinct-n",repetition:"repetition",self_bleu:"self-bleu",characters:"length",words:"length",ended:"ending"},mc=4;
function Dn(t,e,n,o){let{name:r,unit:i,meaning:a,formula:l,better:c}=e,h=c==="more"?s("More is better."):c==="less"?s("Less is better."):"",u={meaning:[s(a),h].
filter(Boolean).join(" "),formula:s(l),unit:i?s(i):""};oe(t,Qf[r],()=>em(e,n,o),u)}function em(t,e,n){let o=e.groups.filter(({values:u})=>Number.isFinite(u[t.name]));
if(!o.length)return"";let[r]=o,i=tm(t,r,e.unit)||Ot(t,r,{unit:!0});if(o.length===1)return pe(i);let a=({values:u})=>u[t.name],[l,c]=[o.reduce((u,f)=>a(f)<a(u)?f:
u),o.reduce((u,f)=>a(f)>a(u)?f:u)],h={name:n(r.number),words:i,low:Ot(t,l),lowest:n(l.number),high:Ot(t,c),highest:n(c.number)};return h.low===h.high?s("{name}:\
 {words}; the same for all.",h):s("{name}: {words}; of all, the lowest is {low} ({lowest}), the highest {high} ({highest}).",h)}function tm(t,e,n){let o=e.values[t.
name],r=Ot(t,e,{unit:!0}),i=u=>V(u)&&Pe(t,u)===Pe(t,o);if(t.name==="ended")return"";let a=(e.each[t.name]||[]).filter(V);if(t.name==="perplexity"){let u=gc(e),f=u.
reduce((x,{raw:q})=>x+q,0);return!u.length||!i(Math.exp(-f/u.length))?"":`exp(−(${U(f)}) / ${B(u.length)}) = ${r}`}if(a.length>1){if(!i(a.reduce((x,q)=>x+q,0)/
a.length))return"";let u=a.map(x=>Pe(t,x)),f=u.length>mc?[...u.slice(0,mc-1),"…",u.at(-1)].join(" + "):u.join(" + ");return s("the mean of {count} runs, ({sum\
}) / {count} = {value}",{count:B(a.length),sum:f,value:r})}if(t.name==="tokens_per_second"){let{tokens:u,time:f}=e.values;return!u||!f||!i(u/f)?"":z(u,"{count} \
token in {time} s = {value}","{count} tokens in {time} s = {value}",{time:X(f,2),value:r})}let l={mean_logprob:"logprob",entropy:"entropy"}[t.name],c=l&&e.entries.
length===1?gc(e):[],h=c.reduce((u,f)=>u+Oe(f[l],n),0);return!c.length||!i(h/c.length)?"":Wt(X(h,2),B(c.length),r)}function gc({entries:t}){let e=n=>fe(n)??-1/0;
return t.flatMap(n=>n.log?Ne(n.log).filter(({given:o})=>!o).map(({chosen:o,distribution:r})=>({raw:e(o.raw_logprob),logprob:e(o.logprob),entropy:r.entropy_after})):
n.tokens.map(({raw_logprob:o,logprob:r,entropy:i})=>({raw:e(o),logprob:e(r),entropy:i})))}var nm={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},Tt=t=>Ao(nm,t,"■"),Mt=t=>t==="failed"?[s("an erro\
r"),s("ended in an error")]:Le(t),ot=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,Ut=t=>t.log?t.log.numTokens:t.tokens.length;function je(t){return ot(
t)?"failed":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function Kn(t){let e=je(t);
return e?e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function Vt({tokens:t,ended:e},n=1/0){if(e&&e.text!==
null&&e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:r}of t)if(o+=r??"",o.length>=n)break;return o}function mi(t,e){let n=d("span","gp-stepper"),[o,r,i]=[d("button","","‹"),d("span"),d("button","","›")];n.append(o,r,i);let a=0,l=h=>u=>{u.stopPropagation(),
gi(t,a,h)};[[o,-1,s("The text of the previous seed")],[i,1,s("The text of the next seed")]].forEach(([h,u,f])=>{Q(h,{type:"button","aria-label":f,tabindex:e}),h.
addEventListener("click",l(u))});function c(h){a=h;let{entries:u}=t.groups[h];n.hidden=u.length<2,A(r,`${u.indexOf(t.shownOf(h))+1}/${u.length}`)}return{box:n,draw:c}}
function gi(t,e,n){let{entries:o}=t.groups[e],r=o.indexOf(t.shownOf(e));t.showEntry(e,(r+n+o.length)%o.length)}function wc(t,e,{nameOf:n,promptOf:o}){let r=L=>t.
querySelector(".gp-whole"+L),i=r(""),a=mi(e,0),l=d("span"),c=d("button","gp-button",s("Open as one run"),{type:"button"});r("-tools").append(a.box,l,c);let h=null;
function u(L){let P=r("-text"),M=Vt(L);P.childElementCount||P.append(d("span","gp-prompt"),d("span")),A(P.firstChild,o(h)+(e.apart?`
`:"")),A(P.lastChild,M);let E=je(L),_=Ut(L),y=E?E!=="failed"&&`${Tt(E)} ${Mt(E)[1]}`:_?s("still being written"):s("queued");A(r("-end"),[z(_,"{count} token","{c\
ount} tokens"),y].filter(Boolean).join(" · "))}function f(L){let P=ot(L),M=r("-problem");M.hidden=!P,P&&M.replaceChildren(d("b","","✕ "),`${s(P.message)} ${s(
P.fix)}`)}function x(L){let P=L.entries.length;A(r("-over"),P>1?s("Metrics of the {count} runs of this cell together, most as their mean:",{count:B(P)}):s("Metr\
ics:"));let M=te(r("-values"),e.metrics.length,()=>{let E=d("div"),_=d("dt");return _.append(d("span")),E.append(_,d("dd")),E});e.metrics.forEach((E,_)=>{let[y]=M[_].
firstChild.children;A(y,s(E.title)),Dn(y,E,e,n),A(M[_].lastChild,Ot(E,L,{unit:!0}))})}function q(){if(h===null)return;let L=e.shownOf(h);A(r("-title"),n(h)),Q(i,
{"aria-label":n(h)}),a.draw(h),A(l,(L.seed??null)===null?"":s("seed {seed}",{seed:L.seed})),c.hidden=!e.canAsk,u(L),f(L),x(e.groups[h])}function W(L){h=L,q(),i.
open||i.showModal(),i.scrollTop=0}function N(){i.open&&i.close(),h=null}return c.addEventListener("click",()=>{let{number:L}=e.shownOf(h);N(),e.ask({type:"open",
entry:L})}),i.addEventListener("close",()=>{h=null}),i.addEventListener("click",({target:L})=>L===i&&N()),i.addEventListener("keydown",L=>L.stopPropagation()),t.
querySelector(".gp-shut").addEventListener("click",N),{show:W,shut:N,draw:q}}var bc={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function kc(t){om(t),sm(
t)}function om(t){let{table:e,whole:n,group:o}=t;function r([i,a]){let l=e.tBodies[0].rows[i];!l||a<0||t.focus(l.cells[Math.min(a+1,l.cells.length-1)],!0)}e.addEventListener(
"keydown",i=>{let a=i.target.closest("td");if(!a||i.ctrlKey||i.altKey||i.metaKey)return;let{gpGroup:l}=a,c=a.parentElement;if(i.key==="Enter")n.show(l);else if(i.
key===" ")gi(o,l,1);else if(Object.hasOwn(bc,i.key))r(bc[i.key](c.sectionRowIndex,a.cellIndex-1));else return;i.preventDefault()}),e.addEventListener("click",i=>{
let a=i.target,l=a.closest("td");!l||a.closest(".gp-stepper")||(t.focus(l),n.show(l.gpGroup))}),e.addEventListener("focusin",({target:i})=>{i.tagName==="TD"&&t.
focus(i)})}function sm(t){let{state:e,field:n,select:o}=t,r=t.part("switch");o.addEventListener("change",()=>{e.metricName=o.value,gs(t.part("metric-meaning"),e),
t.nameMetric(),t.drawValues()}),r.addEventListener("click",({target:i})=>{let a=i.dataset.view;if(a){e.view=a;for(let l of r.children)l.setAttribute("aria-press\
ed",String(l.dataset.view===a));n.classList.toggle("gp-as-heat",a==="heat"),t.drawValues()}})}var yc="perplexity",ws=class{constructor(e){this.group=e,this.view="texts",this.metricName="",this.axes=[]}begin(){this.axes=this.group.header.axes.map(({knob:n,
values:o})=>n==="prompt"?{knob:s("prompt"),values:Fn(o),prompts:o}:{knob:n,values:o});let e=this.group.metrics.map(({name:n})=>n);e.includes(this.metricName)||(this.
metricName=e.includes(yc)?yc:e[0])}get isList(){return this.axes.length<2}get isSettled(){return!!this.group.done}get metric(){return this.group.metrics.find(({
name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.place[1])}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===
e)}promptOf(e){let{place:n}=this.group.groups[e],o=this.axes.findIndex(({prompts:r})=>r);return o<0?this.group.header.prompt:this.axes[o].prompts[n[1-o]]}nameOf(e){
let{place:n}=this.group.groups[e];return this.axes.map(({knob:o,values:r},i)=>`${o} ${r[n[1-i]]}`).join(", ")}failuresIn(e){let{entries:n}=this.group.groups[e],
o=n.filter(ot).length;return o&&n.length>1?s("{count} of {all}",{count:B(o),all:B(n.length)}):""}standingOf(e){let n=this.group.shownOf(e);return ot(n)?"failed":
je(n)?"":Kn(n)==="decoding"?"decoding":this.group.done?"did not run":"queued"}};var xc=300,vc={failed:()=>s("failed"),decoding:()=>s("decoding"),queued:()=>s("queued"),"did not run":()=>s("did not run"),"":()=>""},rm=t=>t===""?s("(empty)"):
t==="decoding"?"…":vc[t](),wi=(t,{values:e,prompts:n},o)=>{let r=d("th",t==="row"?"gp-side":"",null,{scope:t});return n?r.append(d("bdi","",e[o],{title:n[o]})):
r.append(ae(e[o])),r};function im(){let t=d("th","gp-metric-name",null,{scope:"col"});return t.append(d("span")),t}function Et(t,e){let n=d(t);return n.append(...e),
n}var bs=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.field=this.part("field"),this.table=this.field.firstElementChild,this.select=this.
part("metric"),this.chart=this.part("metric-chart"),this.whole=wc(e,this.group,{nameOf:o=>n.nameOf(o),promptOf:o=>n.promptOf(o)}),this.cells=[],this.focused=null}part(e){
return this.root.querySelector(".gp-"+e)}build(){let{state:e,group:n,select:o}=this;this.whole.shut(),e.begin(),o.replaceChildren(...n.metrics.map(({name:l,title:c})=>d(
"option","",s(c),{value:l}))),o.value=e.metricName;let[{knob:r},i]=e.axes,a=i?s("{one} and {other}",{one:r,other:i.knob}):r;A(this.part("title"),a);for(let l of[
this.field,this.chart])l.classList.toggle("gp-on-one-axis",e.isList);this.cells=n.groups.map(l=>this.makeCell(l)),this.table.replaceChildren(...e.isList?this.listRows():
this.gridRows()),this.table.setAttribute("aria-label",s("The runs over {knobs}",{knobs:a})),this.focus(this.cells.length?this.cells[0].cell:null),gs(this.part("\
metric-meaning"),e),this.nameMetric()}makeCell({number:e}){let n=d("td","",null,{role:"gridcell",tabindex:"-1"}),o=d("div","gp-cell-top"),[r,i]=[d("span","gp-va\
lue"),d("span","gp-star","★")],[a,l]=[d("small","gp-seeds-range"),d("span","gp-some-failed")],c=d("bdi","gp-cell-text"),h=mi(this.group,-1);return i.hidden=!0,
o.append(r,i,a,l,h.box),n.append(o,c),n.gpGroup=e,{cell:n,top:o,value:r,star:i,range:a,failed:l,text:c,stepper:h,colour:""}}gridRows(){let{state:e,cells:n}=this,
[o,r]=e.axes,i=d("th","gp-knob",null,{scope:"colgroup",colspan:o.values.length});i.append(d("span","",o.knob));let a=d("th","gp-side",r.knob,{scope:"col",rowspan:2}),
l=[Et("tr",[a,i]),Et("tr",o.values.map((h,u)=>wi("col",o,u)))],c=h=>e.inRow(h).map(({number:u})=>n[u].cell);return[Et("thead",l),Et("tbody",r.values.map((h,u)=>Et(
"tr",[wi("row",r,u),...c(u)])))]}listRows(){let{state:e,cells:n}=this,[o]=e.axes,{knob:r}=o,i=Et("tr",[d("th","gp-side",r,{scope:"col"}),im()]),a=e.inOrder.map(
({number:l,place:c})=>Et("tr",[wi("row",o,c[1]),n[l].cell]));return[Et("thead",[i]),Et("tbody",a)]}drawText(e){let{state:n,group:o}=this,{cell:r,text:i,stepper:a,
failed:l}=this.cells[e],c=o.shownOf(e),h=ot(c),u=n.failuresIn(e);A(l,u&&`✕ ${u}`);let f=h?`✕ ${s("failed")}`:Vt(c,xc).slice(0,xc).trim();A(i,f||rm(n.standingOf(
e))),ue(r,["gp-cell",h&&"gp-broken",!f&&"gp-quiet"].filter(Boolean).join(" ")),a.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.
drawText(e))}drawQuiet(){this.cells.forEach(({cell:e},n)=>e.classList.contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,o=e.metric;
if(!o)return;let r=dc(o,n.groups);for(let i of n.groups)this.drawValue(i,o,r);this.nameMetric(),uc(this.part("legend"),e,r),this.field.hidden=e.view==="heat"&&!e.
isList&&e.isSettled,A(this.part("hint"),this.field.hidden?s("Click a cell for its full text. Drag to zoom; double-click to see all again."):s("Click a cell, or \
press Enter, for its full text; the arrow keys move between cells.")),fc(this.chart,e,r,i=>this.whole.show(i))}nameMetric(){let{state:e,group:n}=this,o=e.metric;
if(!o)return;let[r]=this.root.querySelectorAll(".gp-metric-term");r.id||="gp-metric-"+Math.random().toString(36).slice(2,8),Q(this.table,{"aria-describedby":r.id});
let i=[r,...e.isList?[this.part("metric-name").firstChild]:[]];for(let a of i)A(a,s(o.title)),Dn(a,o,n,l=>e.nameOf(l))}drawValue(e,n,o){let r=this.cells[e.number],
{top:i,value:a,star:l,range:c}=r,h=e.values[n.name],u=Number.isFinite(h),f=u?`var(--gp-${Hn(n)}-${o.level(h)})`:"";r.colour!==f&&(i.style.backgroundColor=r.colour=
f),ue(i,u?"gp-cell-top":"gp-cell-top gp-none"),A(a,u?Pe(n,h):e.entries.length===1&&ot(e.entries[0])?"✕":"–"),A(c,u?_t(n,e):""),l.hidden=o.best!==e,this.describe(
e.number)}describe(e){let{state:n}=this,{cell:o,star:r,value:i,range:a}=this.cells[e],l=s((n.metric||{}).title),c=n.failuresIn(e),h=[n.nameOf(e),a.textContent?s(
"{metric}: {value}, over its seeds {range}",{metric:l,value:i.textContent,range:a.textContent}):`${l}: ${i.textContent}`,r.hidden?"":s("best"),c&&s("failed: {sh\
are}",{share:c}),vc[n.standingOf(e)]()];Q(o,{"aria-label":we(h)})}focus(e,n=!1){this.focused&&(this.focused.tabIndex=-1),this.focused=e,e&&(e.tabIndex=0,n&&(e.focus(
{preventScroll:!0}),this.reveal(e)))}reveal(e){let{field:n,table:o}=this,[r,i]=[n.getBoundingClientRect(),e.getBoundingClientRect()],a=r.left+e.parentElement.firstElementChild.
offsetWidth,l=r.top+o.tHead.offsetHeight;n.scrollLeft+=Math.min(0,i.left-a)||Math.max(0,i.right-r.right),n.scrollTop+=Math.min(0,i.top-l)||Math.max(0,i.bottom-r.
bottom),(i.top<0||i.bottom>innerHeight)&&e.scrollIntoView({block:"nearest",inline:"nearest"})}};function Sc(t,e){let n=new bs(t,new ws(e));return kc(n),o=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}o.run&&
n.build(),o.run||o.pair||o.status?n.drawTexts():o.steps&&new Set([...o.entries].map(r=>e.entries[r].group)).forEach(r=>n.drawText(r)),o.measured&&n.drawQuiet(),
(o.run||o.measured||o.status)&&n.drawValues(),n.whole.draw()}}var _c=[["stop","■",t=>s("Stop lane {lane}",{lane:t})],["select","✎",t=>s("Edit lane {lane}",{lane:t})],["copy","❐",t=>s("Copy lane {lane}",{lane:t})],["l\
eft","◀",t=>s("Move lane {lane} to the left",{lane:t})],["right","▶",t=>s("Move lane {lane} to the right",{lane:t})],["remove","✕",t=>s("Remove lane {lane\
}",{lane:t})]],ks=class{constructor(e,n){this.group=n;let o=d("div","gp-lane-head");this.name=d("button","gp-lane-name",null,{type:"button"}),this.letter=d("b",
"gp-letter"),this.title=d("bdi","gp-lane-title"),this.reference=d("span","gp-lane-reference",s("reference")),this.name.append(this.letter,this.title,this.reference),
this.tools=d("span","gp-lane-tools"),this.buttons=Object.fromEntries(_c.map(([i,a])=>{let l=d("button","gp-button",a,{type:"button","data-do":i});return this.tools.
append(l),[i,l]})),o.append(this.name,this.tools),this.prompt=d("p","gp-lane-prompt",null,{dir:"auto"}),this.settings=d("p","gp-lane-settings"),this.changed=d("\
p","gp-lane-changed",`△ ${s("changed since this run")}`),this.state=d("p","gp-lane-state"),this.doing=d("b"),this.tokens=d("span","gp-lane-count"),this.company=
d("span","gp-lane-company","",{tabindex:"0","data-tip":""}),this.state.append(this.doing,this.tokens,this.company),this.parts=d("p","gp-lane-parts"),this.seeds=
d("p","gp-lane-seeds"),this.back=d("button","gp-button","◀",{type:"button","data-seed":"-1","aria-label":s("Previous seed")}),this.on=d("button","gp-button","\
▶",{type:"button","data-seed":"1","aria-label":s("Next seed")}),this.seed=d("span","","",{"aria-live":"polite"}),this.seeds.append(this.back,this.seed,this.on),
this.problem=d("div","gp-problem"),this.why=d("span"),this.problem.append(d("b","","✕ "),this.why);let r=d("div","gp-lane-top");r.append(o,this.prompt,this.settings,
this.changed,this.state,this.parts,this.seeds,this.problem),e.append(r)}draw({lane:e,ran:n,place:o,lanes:r,isReference:i,parts:a,told:l}){let c=n?this.group.shownOf(
n.number):null;A(this.letter,e.label),A(this.title,_e(e.title)),Z(this.reference,i),Q(this.name,{"aria-pressed":String(i),title:i?s("The other lanes are compare\
d with this one"):s("Compare the others with {lane}",{lane:e.label})}),this.name.disabled=!n,this.drawTools(e,o,r),this.drawStop(n),Z(this.prompt,!!e.prompt),e.
prompt&&fs(this.prompt,e.prompt),A(this.settings,lm(e,c,n).join(" · ")),Z(this.changed,!!n&&am(e,n)),this.drawState(c),A(this.parts,a),Z(this.parts,!!a),this.drawSeeds(
c,n),this.drawProblem(e,l)}drawTools(e,n,o){Z(this.tools,this.group.canAsk);let r={left:n===0,right:n===o-1,remove:o===1,copy:o>=go};for(let[i,,a]of _c){i!=="st\
op"&&Z(this.buttons[i],!e.prompt);let l=i==="select"&&e.selected?s("Lane {lane} is shown in the settings",{lane:e.label}):a(e.label);Q(this.buttons[i],{title:l,
"aria-label":l,"aria-disabled":String(!!r[i])})}A(this.buttons.select,e.selected?`✎ ${s("editing")}`:"✎"),Q(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){
let{stop:n}=this.buttons,o=!!e&&this.group.running&&e.entries.some(({log:r})=>!r.finished&&!r.failed);!o&&n===document.activeElement&&this.name.focus(),Z(n,o)}drawState(e){
if(Z(this.state,!!e),!e)return;let{log:n}=e;A(this.doing,cm(n,this.group.done));let o=Ne(n).length;A(this.tokens,o?z(o,"{count} token","{count} tokens"):"");let r=bi.
get(n);n.shared>1&&bi.set(n,{others:Math.max(n.shared-1,r?r.others:0),apart:n.apart&&(!r||r.apart)});let i=bi.get(n);if(Z(this.company,!!i),!i)return;let{others:a,
apart:l}=!n.running||n.shared<2?i:{others:n.shared-1,apart:n.apart};A(this.company,l?z(a,"in turn with another run","in turn with {count} others"):z(a,"together\
 with another run","together with {count} others")),Q(this.company,{"data-tip":l?s("It has forward passes of its own, in turn with those of the others: no other\
 run uses its model, or it reads or writes several tokens at once."):s("Decoded in one batch with the other runs on this model: each forward pass gives all of t\
hem their next token.")})}drawSeeds(e,n){let o=n?n.entries.length:0;Z(this.seeds,o>1),!(o<2)&&(A(this.seed,s("seed {seed}, {place} of {all}",{seed:Oc(e)??"–",
place:n.shown+1,all:o})),Q(this.back,{"aria-disabled":String(n.shown===0)}),Q(this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){
let r=s(n),i=o.get(r)??e;r&&o.set(r,i),Z(this.problem,!!r),A(this.why,!r||i===e?r:s("The same as in lane {lane}.",{lane:i}))}},go=8,bi=new WeakMap,Oc=({seed:t,log:e})=>t??
(e&&e.started?e.started.seed:null);function am(t,e){let n=(o,r)=>JSON.stringify(o[r]===""?null:o[r]??null);return["model","seed","settings","prompt"].some(o=>n(
t,o)!==n(e,o))}function lm(t,e,n){let o=e&&n.seed===t.seed&&n.entries.length===1?Oc(e):null,r=t.seed??o;return[t.model,_e(t.settings??""),r===null?"":s("seed {s\
eed}",{seed:r})].filter(Boolean)}function cm(t,e){let{queued:n,loading:o,started:r,failed:i,finished:a}=t;return i?`✕ ${s("stopped by an error")}`:a?`■ ${a.
sequences.length?Le(a.sequences[0].stop_reason)[1]:s("ended")}`:e?r?`■ ${s("was stopped")}`:s("did not run"):o?xn(o):n?n.ahead?z(n.ahead,"waiting for another \
run","waiting for {count} others"):s("starting …"):r?`● ${s("decoding …")}`:s("waiting for its turn")}var ys=class{constructor(e){this.log=e,this.clear()}clear(){this.at=null,this.place=null}get steps(){return this.log.canvasSteps}get number(){return this.at===null?
this.steps.length-1:Math.min(this.at,this.steps.length-1)}get step(){return this.steps[this.number]||null}get canvas(){let{canvas:e}=this.step;return this.steps.
filter(n=>n.canvas===e)}get before(){let{canvas:e}=this.step;return this.steps.filter((n,o)=>n.canvas<e&&this.steps[o+1]&&this.steps[o+1].canvas!==n.canvas)}get numCanvases(){
return this.steps.length?this.steps.at(-1).canvas+1:0}earlier(e){let n=this.steps[this.number-1];return n&&n.canvas===this.step.canvas?n.places[e]:null}accepted(e){
if(!this.step.places[e].accepted)return null;let n=this.earlier(e);return n&&n.accepted?"again":"newly"}get counts(){let e=this.step.places.map((n,o)=>this.accepted(
o));return{places:e.length,accepted:e.filter(Boolean).length,newly:e.filter(n=>n==="newly").length}}get end(){let{eos_token_ids:e,effective:n}=this.log.started;
if(!Number.isInteger(n.pad_token_id))return 1/0;let o=this.step.places.findIndex(({token_id:r})=>e.includes(r));return o<0?1/0:o+1}history(e){let n=this.canvas,
o=n.at(-1).places[e],r=n.length-1;for(;r>0&&n[r-1].places[e].token_id===o.token_id;)r-=1;return{since:r,accepted:n.filter(i=>i.places[e].accepted).length,count:n.
length,last:o}}};function Tc({canvasSteps:t,finished:e}){return e?e.sequences.map(({text:o})=>o).join(""):t.filter(({canvas:o},r)=>!t[r+1]||t[r+1].canvas!==o).flatMap(
({places:o})=>o.map(({piece:r})=>r??"")).join("")}var xs=({logprob:t,entropy:e})=>({probability:ee(t),rawProbability:0,rank:1,surprisal:-(t??0),entropyBefore:e,
entropyAfter:e});var vs=class{constructor(e,n){this.body=e,this.entries=n,this.width=0,this.timer=0,this.clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.
scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e)}clear(e){this.log=e,this.body.replaceChildren(),this.rows=new tt(this.
body),this.tokens=[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:r},{shade:i,unit:a}){if(this.
log!==e&&this.clear(e),e.denoises){A(this.body,Tc(e));return}let{keep:l,added:c}=xt(this.steps,Ne(e).at(-1)||null);l<this.tokens.length&&this.cut(l);for(let h of c)
this.append(h,i,a);this.dim(n),this.signAt(o?this.tokens[n]:null,o,r,a),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){St(this,e),this.steps.
length=e,this.dimmed=Math.min(this.dimmed,e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let r={...e.chosen,piece:e.piece},i=d("span","gp-\
token",null,{role:"button",tabindex:"-1"});Ve(i,r);let a=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(i,{token:r,step:e,index:e.
index,lane:this}),e.given&&(i.dataset.given=""),Bt(this,i,r,a),this.steps.push(e),this.describe(i,o),this.shade(i,n)}shade(e,n){Gt(e.querySelector(".gp-ink"),n,
$e(this.entries.get(e).step))}describe(e,n){let{token:o,step:r,index:i}=this.entries.get(e),a=[s("token {number}: {text}",{number:i+1,text:J(o.text)}),...Ko(r,n),
this.whyOf(e)];e.setAttribute("aria-label",a.filter(Boolean).join(", "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?s("g\
iven, not chosen"):""].filter(Boolean).join(", ")}dim(e){let n=Math.min(e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-\
shared");for(let o=this.dimmed;o<n;o++)this.tokens[o].classList.add("gp-shared");this.dimmed=n}signAt(e,n,o,r){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.
parts===n))return;let i=this.sign;this.sign=e||null,this.said=o,i&&(delete i.dataset.parts,this.describe(i,r)),e&&(e.dataset.parts=n,this.describe(e,r))}redraw({
shade:e,unit:n}){for(let o of this.tokens)this.shade(o,e),this.describe(o,n)}settle(){this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7),this.rows.
settle()}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.
settle(),200))}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.
tokens[o+1];case"ArrowLeft":return this.tokens[o-1];case"ArrowDown":return Je(this.tokens,o,1);case"ArrowUp":return Je(this.tokens,o,-1);case"Home":return this.
tokens[0];case"End":return this.tokens.at(-1);default:return null}}};function Mc(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),r=t.querySelector(".gp-scale"),i=t.querySelector(".gp-add"),a=new Map,l=new WeakMap,
c=Mn(t,n,e,y=>{let b=l.get(y);if(!b)return null;let{token:p,step:m,index:w,lane:S}=b;return{id:p.token_id,text:p.text,where:s("token {number}",{number:w+1}),step:m,
why:S.whyOf(y)}}),h=()=>({shade:o.value,unit:e.unit});function u(){return e.lanes?e.lanes.map(y=>({key:`${y.prompt?"prompt":"lane"} ${y.id}`,lane:y,number:e.groups.
findIndex(({id:b,prompt:p})=>b===y.id&&!!p==!!y.prompt)})):e.groups.map(y=>({key:`group ${y.number}`,lane:y,number:y.number}))}function f(y){let b=document.activeElement,
p=[...n.children].indexOf(b&&b.closest(".gp-lane")),m=new Set(y.map(({key:w})=>w));for(let[w,{element:S}]of a)m.has(w)||(S.remove(),a.delete(w));y.forEach(({key:w,
lane:S,number:$},C)=>{let g=a.get(w)||q(w);Object.assign(g,{lane:S,number:$}),n.children[C]!==g.element&&n.insertBefore(g.element,n.children[C]||null)}),x(),!(p<
0||document.activeElement===b)&&(b.isConnected?b.focus():n.children.length&&n.children[Math.min(p,n.children.length-1)].querySelector(".gp-lane-name").focus())}
function x(){let{clientWidth:y}=n,[b,p,m]=[240,12,4];if(!y||!a.size)return;let w=Math.max(1,Math.min(m,Math.floor((y+p)/(b+p)))),S=Math.ceil(a.size/w);n.style.setProperty(
"--lanes-in-row",Math.ceil(a.size/S))}new ResizeObserver(x).observe(n);function q(y){let b=d("li","gp-lane"),p=new ks(b,e),m=d("p","gp-note gp-not-yet",s("Not r\
un yet.")),w=d("div","gp-lane-text",null,{role:"group",dir:"auto"}),S=d("div","gp-lane-bottom");S.append(m,w),b.append(S);let $={element:b,head:p,note:m,body:w,
text:new vs(w,l)};return a.set(y,$),$}function W(y,b,p,m){let{element:w,head:S,note:$,body:C,text:g,lane:v,number:O}=y,T=O<0?null:e.groups[O],I=mt(e),j=!!(T&&I&&
I[0]===O),k=T&&I&&!j?N(I[0],O):{shared:0,sign:"",why:"",words:""};S.draw({lane:v,ran:T,place:b,lanes:p,isReference:j,parts:k.words,told:m}),w.classList.toggle("\
gp-lane-selected",!!v.selected),Q(w,{"aria-label":s("Lane {lane}: {title}",{lane:v.label,title:_e(v.title)})}),Q(C,{"aria-label":s("Text of lane {lane}, token b\
y token. The arrow keys move along it.",{lane:v.label})}),Z($,!T),Z(C,!!T),T?g.draw(e.shownOf(O).log,k,h()):g.log&&g.clear(null)}function N(y,b){let p=Ie(e,y),[
m,w]=[y,b].map(T=>e.shownOf(T).log),{kind:S,at:$,shorter:C}=us(e,y,b),g=$[1];if(S==="apart"){let{chosen:T}=Ne(m)[$[0]],I=s("here it diverges from {lane}, which \
has {token}",{lane:p,token:J(T.text)});return{shared:g,sign:`≠${p}`,why:I,words:`≠ ${s("diverges from {lane} at token {number}",{lane:p,number:g+1})}`}}let v={
shared:g,sign:"",why:""};if(!g)return{...v,words:""};let O=[m,w].map(T=>!!(T.finished||T.failed||e.done));return(S==="same"?!(O[0]&&O[1]):!O[C])?{...v,words:`= ${s(
"the same as {lane} so far",{lane:p})}`}:S==="same"?{...v,words:`= ${s("the same as {lane}",{lane:p})}`}:{...v,words:`= ${C?s("the same as {lane}, which continu\
es",{lane:p}):s("the same as {lane}, then continues",{lane:p})}`}}function L(y){let{header:b}=e,p=b&&!e.groups.some(({prompt:m})=>m)?b.prompt:"";Z(t.querySelector(
".gp-asked"),!!p),Me(t.querySelector(".gp-asked-text"),p,{plain:!0}),Z(t.querySelector(".gp-parting-key"),!!mt(e)),Z(i.parentNode,e.canAsk&&!y.some(({lane:m})=>m.
prompt)),Q(i,{"aria-disabled":String(y.length>=go),title:y.length>=go?s("At most {count} lanes",{count:String(go)}):s("A new lane at the end")})}let P=y=>[...a.
values()].find(({element:b})=>b.contains(y));n.addEventListener("click",({target:y})=>{let b=P(y),p=y.closest("button"),m=y.closest(".gp-token");b&&m&&l.has(m)&&
E(b,m),!(!b||!p||p.getAttribute("aria-disabled")==="true")&&(p.dataset.do&&e.ask({type:"lane",do:p.dataset.do,id:b.lane.id}),p.dataset.seed&&e.showEntry(b.number,
e.groups[b.number].shown+Number(p.dataset.seed)),p===b.head.name&&M(b.number))});function M(y){let b=mt(e);b&&y!==b[0]&&e.setPair(y,y===b[1]?b[0]:b[1])}function E(y,b){
y.text.reach(b),b.focus({preventScroll:!0}),b.scrollIntoView({block:"nearest"}),c.show(b)}n.addEventListener("keydown",y=>{let{target:b,key:p}=y;if(!l.has(b)||y.
ctrlKey||y.metaKey||y.altKey)return;let m=P(b),w=p==="Enter"||p===" "?b:m.text.next(b,p);!w&&!p.startsWith("Arrow")||(y.preventDefault(),w&&E(m,w))}),i.addEventListener(
"click",()=>{i.getAttribute("aria-disabled")!=="true"&&e.ask({type:"lane",do:"add"})});function _(){ut(r,o.value,e.unit)}return o.addEventListener("change",()=>{
for(let{text:y}of a.values())y.redraw(h());_()}),y=>{let b=u();if(t.hidden=!b.length&&!e.canAsk,t.hidden)return;if((y.run||y.lanes)&&f(b),y.unit){for(let{text:m}of a.
values())m.redraw(h());_()}L(b);let p=new Map;b.forEach(({key:m},w)=>W(a.get(m),w,b.length,p));for(let{text:m}of a.values())m.settle();c.refresh(y.unit||y.pair)}}function Ec(t,e){let i=P=>t.querySelector(".gp-"+P),a=[];function l(P){let[M,E]=[Math.min(...P),Math.max(...P)],_=[1,2,5,10,20,50,100,200,500,1e3].find(p=>Math.
floor(E/p)-Math.floor(M/p)<24)||Math.ceil((E-M+1)/24),y=Math.floor(M/_),b=Array.from({length:Math.floor(E/_)-y+1},(p,m)=>[Math.max((y+m)*_,M),Math.min((y+m+1)*_-
1,E),0]);for(let p of P)b[Math.floor(p/_)-y][2]+=1;return b}function c(P){let M=P.map(Ut).sort((p,m)=>p-m),E=M.length?l(M):[],_=JSON.stringify(E);i("bins").dataset.
key!==_&&ge(i("bins"),E.length?h(E):void 0),i("bins").dataset.key=_;let y=M.reduce((p,m)=>p+m,0)/M.length,b=(M[M.length-1>>1]+M[M.length>>1])/2;a=M,A(i("average"),
M.length?s("mean {mean}, median {median}, from {low} to {high}",{mean:X(y,1),median:B(b),low:B(M[0]),high:B(M.at(-1))}):s("none has ended yet"))}function h(P){let M=(y,b)=>y===
b?z(y,"{count} token","{count} tokens"):s("{low} to {high} tokens",{low:B(y),high:B(b)}),E=([y,b,p])=>`${M(y,b)}: ${z(p,"{count} text","{count} texts")}`,_={type:"\
bar",hoverinfo:"text",textposition:"none",text:P.map(E),x:P.map(([y,b])=>(y+b)/2),y:P.map(([,,y])=>y),width:P.map(([y,b])=>.94*(b-y+1)),marker:{color:"var(--gp-\
kept)"}};return Kt(s("Number of texts by their length in tokens"),[_],Xe(s("tokens"),{showgrid:!1}),Xe(s("texts"),{rangemode:"tozero"}),{height:220,bargap:0})}function u(){
let P=d("li"),M=d("span","",null,{"aria-hidden":"true"});return M.append(d("i","gp-bar")),P.append(d("span","gp-sign",null,{"aria-hidden":"true"}),d("span","gp-\
word"),M,d("span","gp-times")),P}function f(P){let M=new Map;for(let y of P)M.set(je(y),(M.get(je(y))||0)+1);let E=[...M].sort(([y,b],[p,m])=>m-b||(y<p?-1:1)),_=te(
i("endings"),E.length,u);E.forEach(([y,b],p)=>{let[m,w,S,$]=_[p].children;Q(_[p],{"data-end":y}),A(m,Tt(y)),A(w,Mt(y)[0]),le(S.firstChild,"width",b/P.length),A(
$,`${B(b)} · ${H(b/P.length)}`)})}function x(P){let M=P.filter(b=>je(b)==="failed"),E=P.filter(b=>je(b)!=="failed"&&!Vt(b).trim()),_=e.done?e.entries.length-P.
length:0,y=[];E.length&&y.push(z(E.length,"{count} text is empty.","{count} texts are empty.")),M.length&&y.push(z(M.length,"{count} sample failed and is counte\
d only here.","{count} samples failed and are counted only here.")),_&&y.push(z(_,"{count} sample did not finish.","{count} samples did not finish.")),A(i("oddi\
ties"),y.join(" "))}function q(P){let M=new Map;for(let p of P)M.set(Vt(p),(M.get(Vt(p))||0)+1);let E=[...M].filter(([,p])=>p>1).sort(([p,m],[w,S])=>S-m||(p<w?-1:
1));A(i("common-title"),W(M.size,P.length,E.length>0));let _=i("common"),y=E.slice(0,5),b=[..._.children].map(p=>p.gpText);y.length===b.length&&y.every(([p],m)=>p===
b[m])?y.forEach(([,p],m)=>A(_.children[m].firstChild,`${B(p)} ×`)):_.replaceChildren(...y.map(N))}function W(P,M,E){return M<2?M?z(M,"{count} text","{count} te\
xts"):"":P===1?s("All {count} texts are the same",{count:B(M)}):E?s("{count} different texts of {all}; the most frequent ones",{count:B(P),all:B(M)}):s("All {co\
unt} texts are different",{count:B(M)})}function N([P,M]){let E=d("li");if(E.gpText=P,E.append(d("span","gp-times",`${B(M)} ×`)),P.length<=150)E.append(P.trim()?
d("bdi","",qe(P)):d("span","gp-note",s("(empty)")));else{let _=d("details"),y=d("summary");y.append(d("bdi","",qe(P.slice(0,150))+"…")),_.append(y,d("p","",P,
{dir:"auto"})),E.append(_)}return E}function L(P,M){return P===M?z(M,"{count} sample","all {count} samples"):e.done?z(M,"{ended} of {count} sample ended","{ende\
d} of {count} samples ended",{ended:B(P)}):z(M,"{ended} of {count} sample ended so far","{ended} of {count} samples ended so far",{ended:B(P)})}return he(t,{lengths:()=>{
if(!a.length)return"";let P=a.reduce((M,E)=>M+E,0);return z(a.length,"{total} tokens in {count} text.","{total} tokens in {count} texts, {mean} on average.",{total:B(
P),mean:X(P/a.length,1)})}}),P=>{if(t.hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(P.run||P.status))return;P.run&&i("common").replaceChildren();let M=e.
entries.filter(y=>Kn(y)==="cut"),E=e.entries.filter(y=>je(y)&&!M.includes(y)),_=E.filter(y=>je(y)!=="failed");A(i("of"),L(E.length,e.entries.length)),c(_),f([...E,
...M]),x(E),q(_)}}var $c="generation-playground.columns",dm=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","words","ended"],Ss=class{constructor(e,n){
this.place=e,this.changed=n,this.summary=d("summary"),this.boxes=d("div","gp-column-boxes",null,{role:"group","aria-label":s("Columns of the table")}),e.append(
this.summary,this.boxes),this.chosen=new Set(hm()||dm),this.names=""}shown(e){let n=e.map(({name:r})=>r).join();n!==this.names&&(this.names=n,this.boxes.replaceChildren(
...e.map(r=>this.box(r))));let o=e.filter(({name:r})=>this.chosen.has(r));return A(this.summary,s("Columns: {shown} of {all}",{shown:String(o.length),all:String(
e.length)})),o}box({name:e,title:n,meaning:o}){let r=d("label","",null,{title:s(o)}),i=d("input","",null,{type:"checkbox"});return i.checked=this.chosen.has(e),
i.addEventListener("change",()=>{i.checked?this.chosen.add(e):this.chosen.delete(e),pm([...this.chosen]),this.changed()}),r.append(i,` ${s(n)}`),r}};function hm(){
try{let t=JSON.parse(localStorage.getItem($c)||"null");return Array.isArray(t)?t:null}catch{return null}}function pm(t){try{localStorage.setItem($c,JSON.stringify(
t))}catch{}}function Ac(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,r=o.cells[0].querySelector("button"),i=new Map,a=null,l=[],c=new Ss(t.querySelector(".gp-\
column-choice"),()=>P()),h=({values:E},{name:_})=>Number.isFinite(E[_])?E[_]:null;function u(){let E=e.metrics.filter(p=>e.groups.some(m=>h(m,p)!==null));t.hidden=
!E.length;let _=c.shown(E);if(_.length===l.length&&_.every((p,m)=>p===l[m].metric))return;let y=document.activeElement,b=o.contains(y)?y.dataset.name:null;l.forEach(
({head:p})=>p.remove()),l=_.map(p=>{let m=d("th","",null,{scope:"col"}),{name:w,title:S,unit:$}=p,C=d("button","gp-sort",null,{type:"button","data-name":w});return Dn(
C,p,e,g=>Ie(e,g)),C.append(d("span","",s(S).replace(/-(?=\d)/g,"‑")),d("span","gp-arrow","",{"aria-hidden":"true"})),m.append(C),$&&$!==S.toLowerCase()&&m.append(
d("small","",s($))),o.append(m),{metric:p,head:m}});for(let p of i.values())te(p,1+l.length,x);b&&o.querySelector(`[data-name="${CSS.escape(b)}"]`)?.focus()}function f(){
for(let{metric:E,head:_}of l){let y=a&&a.name===E.name?a.down?"descending":"ascending":"none";Q(_,{"aria-sort":y}),A(_.querySelector(".gp-arrow"),{descending:" \
▼",ascending:" ▲",none:""}[y])}}o.addEventListener("click",({target:E})=>{let _=E.closest(".gp-sort");if(!_)return;let y=l.map(b=>b.metric).find(({name:b})=>b===
_.dataset.name);if(!y)a=null;else{let b=y.better!=="less",p=a&&a.name===y.name;p&&a.down!==b?a=null:a={name:y.name,down:p?!b:b}}P()});function x(){let E=d("td"),
_=d("span","gp-value");_.append(d("b","gp-best-sign","",{"aria-hidden":"true"}),d("span"),d("span","gp-hidden"),d("small","gp-seeds-range"));let y=d("span","gp-\
track");return y.append(d("i")),E.append(_,y),E}function q(E){let _=d("tr"),y=d("th","gp-whose",null,{scope:"row"});return y.append(d("b","gp-letter"),d("bdi")),
_.append(y),te(_,1+l.length,x),n.tBodies[0].append(_),i.set(E,_),_}function W({number:E,title:_,prompt:y}){let b=i.get(E)||q(E),[p,m]=b.cells[0].children;A(p,Ie(
e,E)),A(m,cn({title:_,prompt:y}))}function N({metric:E},_){let y=e.groups.map(m=>h(m,E)),b=Math.max(...y.map(m=>Math.abs(m??0))),p=pi(E,e.groups);return y.forEach(
(m,w)=>{let S=i.get(w).cells[_+1],[$,C]=S.children,g=p!==null&&p.number===w;A($.children[0],g?"★":""),A($.children[1],Ot(E,e.groups[w])),A($.children[2],g?` ${s(
"(best)")}`:"");let v=m===null||fi(E)?"":_t(E,e.groups[w]);A($.children[3],v&&s("over the seeds {range}",{range:v})),S.classList.toggle("gp-best",g),le(C.firstChild,
"width",m===null||!b?0:Math.abs(m)/b)}),p!==null}function L(){let E=[...e.groups];if(a){let y=a.down?-1:1;E.sort((b,p)=>{let[m,w]=[h(b,a),h(p,a)];return m===null||
w===null?+(m===null)-+(w===null):y*(m-w)})}let[_]=n.tBodies;E.forEach(({number:y},b)=>{_.rows[b]!==i.get(y)&&_.insertBefore(i.get(y),_.rows[b]||null)})}function P(){
if(u(),t.hidden)return;a&&!l.some(({metric:_})=>_.name===a.name)&&(a=null),e.groups.forEach(W);let E=l.map(N);Z(t.querySelector(".gp-best-key"),E.some(Boolean)),
f(),L()}function M(){for(let _ of i.values())_.remove();i.clear();let{kind:E}=e.header||{};A(r,E==="lanes"?s("Lane"):E==="sweep"?s("Cell"):s("Runs")),n.classList.
toggle("gp-one",e.groups.length<2),Z(t.querySelector(".gp-sorting"),e.groups.length>1)}return E=>{E.run&&M(),(E.run||E.measured||E.lanes)&&P()}}var Lc={sweep:()=>s("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:s("Run the grid")}),
seeds:()=>s("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabilities.",{button:s("Draw \
the samples")}),trial:()=>s("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one question: whether drafts make it f\
aster, which draft length is best, or whether the texts are the same.",{button:s("Run the trial")}),precision:()=>s("Nothing has run yet. “{button}” lets the mo\
del write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each token.",{button:s("Compare precisions")}),choices:()=>s(
"Nothing has run yet. “{button}” lets the model read each answer after the prompt and shows how likely it finds every token, with and without taking the length \
out.",{button:s("Compare answers")}),watermark:()=>s("Nothing has run yet. “{button}” writes texts with and without the watermark and answers one question, or l\
ets you guess which is which.",{button:s("Run the experiment")})};function Cc(t,e){let r=t.querySelector(".gp-status"),i=t.querySelector(".gp-pace"),a=t.querySelector(
".gp-track"),l=t.querySelector(".gp-troubles"),c=t.querySelector(".gp-told"),h=t.querySelector(".gp-answered"),u=[],f=[],x=null,q=0;function W(y){let b=e.entries[y];
u[y]=Kn(b),f[y]=Ut(b)}function N(y){let b=u.length,p=y.ended+y.failed;if(p===b)return[z(b,"The run has ended","All {count} runs have ended"),""];let m=y.cut+(e.
done?y.decoding:0),w=[m&&s("{count} cut off",{count:B(m)}),!e.done&&s("{count} decoding",{count:B(y.decoding)}),!e.done&&s("{count} queued",{count:B(y.waiting)}),
e.done&&y.waiting&&s("{count} not started",{count:B(y.waiting)})].filter(Boolean),S={ended:B(p)};return[e.done?z(b,"Stopped: {ended} of {count} run ended","Stop\
ped: {ended} of {count} runs ended",S):z(b,"{ended} of {count} run ended","{ended} of {count} runs ended",S),w.map(C=>` · ${C}`).join("")]}function L(y){if(!y)
return;let b=performance.now();x??={at:b,sum:y},y!==x.last&&([x.last,q]=[y,b]);let p=q-x.at,m=p>500&&s("{rate} tokens/s in total",{rate:B(Math.round((y-x.sum)/p*
1e3))});A(i,[z(y,"{count} token","{count} tokens"),m].filter(Boolean).join(" · "))}function P(y){let b=new Map;for(let S of e.entries.filter($=>u[$.number]==="\
failed")){let $=JSON.stringify(Lo(ot(S)));b.set($,[...b.get($)||[],S])}let p=e.done?y.cut:0,m=JSON.stringify([[...b].map(([S,$])=>[S,$.length]),p]);if(l.dataset.
key===m)return;l.dataset.key=m,l.replaceChildren();for(let[S,$]of[...b].slice(0,8)){let C=d("p");C.append(d("b","","✕ "),`${E($)} `);for(let{knob:g,message:v,
fix:O}of JSON.parse(S))C.append(d("span","",(g?`${g}: `:"")+v),O?` ${O} `:" ");l.append(C)}let w=[...b.values()].slice(8).flat().length;w&&l.append(d("p","gp-no\
te",z(w,"{count} more run failed for other reasons.","{count} more runs failed for other reasons."))),p&&l.append(d("p","gp-note gp-stopped",M(p)))}function M(y){
return e.done.overtaken?z(y,"{count} run was stopped because another run took its place; what was written is kept.","{count} runs were stopped because another r\
un took their place; what was written is kept."):z(y,"{count} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was w\
ritten is kept.")}function E(y){let b=[...new Set(y.map(S=>e.groups[S.group].label))];if(b.length===e.groups.length)return z(y.length,"{count} run failed:","{co\
unt} runs failed:");let p=b.length-1,w=b.every(S=>S.length===1)||!p?b.join(", "):z(p,"{label} and {count} other","{label} and {count} others",{label:b[0]});return z(
y.length,"{count} run failed ({groups}):","{count} runs failed ({groups}):",{groups:w})}function _(){let y=e.found&&e.found.question,p=(y&&e.asking&&e.asking.question!==
y?e.asking.titles:{})[y];Z(h,!!p),p&&A(h,e.done?s("These runs answered “{question}”. Choose that question to see the answer.",{question:s(p)}):s("These runs\
 answer “{question}”. Choose that question to see the answer.",{question:s(p)}))}return y=>{if(t.hidden=!e.header&&!Object.hasOwn(Lc,e.name),a.hidden=!e.header,
!e.header&&!t.hidden&&A(r,Lc[e.name]()),!e.header)return;y.run?([u,f,x]=[[],[],null],A(i,""),e.entries.forEach(w=>W(w.number))):y.measured||y.status?e.entries.forEach(
w=>W(w.number)):y.entries.forEach(W);let b={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let w of u)b[w]+=1;let[p,m]=N(b);r.dataset.words!==p+m&&(r.dataset.
words=p+m,r.replaceChildren(d("b","",p),m));for(let w of["ended","failed","decoding"])le(a.querySelector(".gp-part-"+w),"width",b[w]/Math.max(1,u.length));Q(a,{
"aria-valuemax":u.length,"aria-valuenow":b.ended+b.failed,"aria-valuetext":p+m.replaceAll(" · ",", ")}),L(f.reduce((w,S)=>w+S,0)),P(b),_(),e.done&&A(c,p)}}var _s=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],um=t=>_s.findIndex(([e])=>Oe(t??1/0,"bits")<=e);function gt(t,e){if(!V(t))return s("infinite");let n=Oe(t,e);if(n===
0)return"0";if(n>=.001)return Ct(n,3);let[o,r]=n.toExponential(1).split("e-");return`${ve(o)} × ${fm(r)}`}var fm=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[e]).
join("")}`,Jt=t=>t>=1e9?s("{size} GB",{size:X(t/1e9,2)}):s("{size} MB",{size:X(t/1e6,t<1e7?2:1)});function Pc(t,e){let n=b=>t.querySelector(".gp-"+b),o=n("which"),
r=new Ke(n("words"),{press:({number:b})=>x(b)}),i=null,a="",l="";o.addEventListener("change",()=>_());let c=()=>e.unit==="bits"?s("bits"):s("nats"),h=b=>`${gt(b,
e.unit)} ${c()}`,u=()=>(e.found&&e.found.question==="precision"?e.found.groups:[]).map((b,p)=>({...b,number:p})).filter(({pair:b})=>b&&!b.error),f=()=>u().find(
({number:b})=>String(b)===o.value)||u()[0];function x(b){i=b,_()}function q(b){let p=JSON.stringify(b.map(({number:w,title:S})=>[w,S]));if(p===l)return;l=p;let m=o.
value;o.replaceChildren(...b.map(({number:w,title:S})=>d("option","",_e(S),{value:w}))),b.some(({number:w})=>String(w)===m)&&(o.value=m)}function W({text:b,kl:p,
logprobs:[m,w],same_top:S},$){let C=s("Token {number} {token}: KL {kl}; probability {share}, here {other}",{number:B($+1),token:J(b),kl:h(p),share:H(ee(m)),other:H(
ee(w))});return S?C:`${C}; ${s("another token is the likeliest here")}`}function N(b){let{tokens:p}=b.pair,m=JSON.stringify([b.number,e.unit,p.map(({id:w,kl:S})=>[
w,S])]);m!==a&&(a=m,r.show(p.map((w,S)=>({token:w,mark:{},number:S,words:()=>W(w,S)}))),r.tokens.forEach((w,S)=>{let $=um(p[S].kl),C=w.querySelector(".gp-ink");
C.style.backgroundColor=`var(--gp-heat-${_s[$][1]})`,C.dataset.rank=$,w.dataset.top=p[S].same_top?"same":"other"})),r.tokens.forEach((w,S)=>{w.dataset.shown=S===
i?"yes":"no",w.setAttribute("aria-pressed",S===i)})}function L(){let b=n("legend");if(b.dataset.unit===e.unit)return;b.dataset.unit=e.unit,b.replaceChildren(s("\
KL in {unit}:",{unit:c()}));let p=w=>e.unit==="bits"?w:Number((w*Math.LN2).toPrecision(2));_s.forEach(([w,S],$)=>{let C=Number.isFinite(w)?s("to {limit}",{limit:p(
w)}):s("above {limit}",{limit:p(_s[$-1][0])}),g=d("span","gp-chip",C,{"data-rank":$});g.style.backgroundColor=`var(--gp-heat-${S})`,b.append(g)});let m=d("span");
m.append(d("span","gp-wavy","abc"),` ${s("another token is the likeliest")}`),b.append(m)}function P(b,p){let m=e.charts[`kl ${p.number} ${e.unit}`];ge(n("curve\
-box"),i===null?m:No(m,i+1,"")),M(b,p)}function M(b,p){let m=te(n("curve-keys"),b.length,()=>{let w=d("span"),S=re("svg");return Q(S,{width:30,height:8,"aria-hi\
dden":"true"}),S.append(re("path","gp-course")),Q(S.firstElementChild,{d:"M1 4H29"}),w.append(S,d("span")),w});b.forEach(({title:w,number:S},$)=>{Q(m[$].firstChild.
firstChild,{"data-line":$%6,"data-on":S===p.number?"yes":"no"}),A(m[$].lastChild,_e(w))})}function E(b){let p=b.pair.tokens[i??b.pair.max_at],m=i??b.pair.max_at,
[w,S]=p.entropies,$={number:B(m+1),token:J(p.text),kl:h(p.kl),mine:ie(w,e.unit),theirs:ie(S,e.unit),model:_e(b.title)};A(n("said"),i!==null?s("Token {number} {t\
oken}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",$):`${s("Where they differ most, token {number} {token}: KL {kl}, entropy {mine} of th\
e reference and {theirs} of {model}.",$)} ${s("Click another token to see both models there.")}`);let C=n("sides").tHead.rows[0].cells;[e.found.groups[0],b].forEach(
({title:O},T)=>{let[I]=C[T+1].children;A(I,_e(O)),oe(I,"probability",()=>s("{token}: {share} and {other}.",{token:J(p.text),share:H(ee(p.logprobs[0])),other:H(ee(
p.logprobs[1]))}),{meaning:s("The probability that the model gave, before any logits processor.")})});let g=te(n("sides").tBodies[0],p.candidates.length,()=>{let O=d(
"tr"),T=d("th","",null,{scope:"row"});return T.append(d("span"),d("bdi")),O.append(T,...[0,1].map(()=>{let I=d("td"),j=d("div","gp-side"),k=d("span");return k.append(
d("i","gp-bar",null,{"aria-hidden":"true"})),j.append(k,d("span")),I.append(j),I})),O}),v=Math.max(...p.candidates.flatMap(([,,O,T])=>[O,T]),1e-9);p.candidates.
forEach(([O,T,...I],j)=>{let[k,...R]=g[j].cells;A(k.firstChild,O===p.id?"▶ ":""),Me(k.lastChild,T),ue(g[j],O===p.id?"gp-is-token":""),I.forEach((F,D)=>{le(R[D].
querySelector(".gp-bar"),"width",F/v),A(R[D].firstChild.lastChild,H(F))})})}function _(){let[b,p]=[u(),f()];q(b),o.value=p.number;let{mean:m,max:w,same_top:S,max_at:$,
perplexities:[C,g],vocab:v}=p.pair;i!==null&&i>=p.pair.tokens.length&&(i=null),A(n("about"),z(p.pair.tokens.length,"{count} token of the reference, read by both",
"{count} tokens of the reference, read by both")),A(n("summary"),[s("Mean {mean}, at most {max} at token {number}, over {vocab} tokens of the vocabulary.",{mean:h(
m),max:gt(w,e.unit),number:B($+1),vocab:B(v)}),s("The same token is the likeliest for both at {share} of the places.",{share:H(S)}),s("Perplexity of the text: {\
one} and {other}.",{one:U(C),other:U(g)})].join(" ")),L(),N(p),P(b,p),E(p)}he(t,{mean:()=>{let{pair:b}=f()||{};if(!b)return"";let p=i??b.max_at,{candidates:m,kl:w}=b.
tokens[p],S=qt(m.map(([,$,C,g])=>({text:$,p:C,q:g})),e.unit,h(w));return S&&pe(s("token {number}, {words}",{number:B(p+1),words:S}))}});let y=()=>u().length>0;return b=>{
t.hidden=!y(),b.run&&(i=null),!t.hidden&&(b.found||b.unit)&&_()}}function qc(t,e){let n=_=>t.querySelector(".gp-"+_),o=n("measure"),r=n("from-first");o.addEventListener("change",M);let i=()=>e.found&&e.found.question==="promp\
ts"?e.found:null,a=_=>V(_)?`${gt(_,e.unit)} ${e.unit==="bits"?s("bits"):s("nats")}`:s("infinite"),l=_=>Ae(i().prompts.map(({label:y},b)=>s("{name}: {words}",{name:y,
words:_(i().read.prompts[b],b)}))),c=_=>Ae(i().prompts.slice(1).map(({label:y},b)=>{let p=_(b+1);return p&&s("{name}: {words}",{name:y,words:p})})),h=({candidates:_},y)=>_.
map(({text:b,probabilities:p})=>({text:b,p:p[0],q:p[y]}));function u({prompts:_,candidates:y},b){let{text:p,probabilities:m}=y.find(({id:w})=>w===_[b].top);return`${J(
p)} ${H(m[b])}`}let f=({text:_,mean:y},b)=>V(y[b])?z(_.length,"{mean} over {count} token","{mean} on average over {count} tokens",{mean:a(y[b])}):"",x=(_,y)=>[[
s("prompt")],[s("tokens"),"length",s("How many tokens the model reads, those of a chat template among them."),()=>l(({tokens:b})=>B(b)),{formula:""}],[s("likeli\
est next token"),"probability",s("The token that the model finds likeliest after this prompt, and its probability."),()=>l((b,p)=>u(y,p)),{}],[s("entropy"),"ent\
ropy",s("Of the next token’s distribution: how uncertain the model is."),()=>l(({entropy:b})=>ie(b,e.unit)),{}],[`KL(${_} ‖ ·)`,"kl",s("How far this prompt\
’s distribution is from the first one’s."),()=>c(b=>qt(h(y,b),e.unit,a(y.kl[0][b]))),{}],["JS","js",s("The same both ways; at most 0.69 nats."),()=>c(b=>a(y.
js[0][b])),{}],[s("total variation"),"total-variation",s("The share of the probability that moved."),()=>c(b=>sa(h(y,b),H(y.tv[0][b]))),{}],...y.text.length?[[s(
"mean KL along the text"),"kl",s("The mean over the tokens of the text that follows all prompts."),()=>c(b=>f(y,b)),{}]]:[]];function q(_){let[y]=r.tHead.rows,b=te(
y,_.length,()=>d("th","",null,{scope:"col"}));_.forEach(([p,m,w,S,$],C)=>{b[C].firstChild||b[C].append(d("span")),A(b[C].firstChild,p),m&&oe(b[C].firstChild,m,S,
{meaning:w,...$})})}function W(){let _=d("tr"),y=d("th","",null,{scope:"row"});return y.append(d("b","gp-letter")," ",d("bdi")),_.append(y),_}function N(_,{label:y,
prompt:b},p,m){A(_.cells[0].firstChild,y),fs(_.cells[0].lastChild,b);let{tokens:w,entropy:S,top:$,same_top:C}=m.prompts[p],g=m.candidates.find(({id:T})=>T===$),
v=p===0,O=[[B(w)],[J(g.text),H(g.probabilities[p]),!C],[ie(S,e.unit)],[v?"–":a(m.kl[0][p])],[v?"–":a(m.js[0][p])],[v?"–":H(m.tv[0][p])],...m.text.length?[
[v?"–":V(m.mean[p])?a(m.mean[p]):s("not known")]]:[]];for(;_.cells.length>O.length+1;)_.lastElementChild.remove();for(;_.cells.length<O.length+1;){let T=d("td");
T.append(d("span"),d("small")),_.append(T)}O.forEach(([T,I="",j=!1],k)=>{let[R,F]=_.cells[k+1].children;A(R,T),A(F,I),R.classList.toggle("gp-far",j)})}function L({
prompts:_,read:y}){let b=Fn(_.map(({prompt:C})=>C)),p=y.tv[0].indexOf(Math.max(...y.tv[0])),m=y.prompts.slice(1).filter(({same_top:C})=>!C).length,w={first:_[0].
label,prompt:_[p].label,words:J(b[p]),kl:a(y.kl[0][p]),share:H(y.tv[0][p])},S=y.tv[0][p]>0?s("{prompt} {words} moves the next token most: {share} of the probabi\
lity moved, compared with prompt {first}; KL {kl}.",w):s("The distributions are the same after all prompts."),$=m?z(_.length-1,"The likeliest token is another o\
ne after {others} of {count} other prompt.","The likeliest token is another one after {others} of {count} other prompts.",{others:B(m)}):s("The likeliest token \
is the same after all of them.");return`${S} ${$}`}function P({waiting:_,read:y}){return y&&y.error?`${s(y.error.message)} ${s(y.error.fix)}`:_?s("The prompts a\
re compared once all runs have ended."):s("Not known: the prompts were not all read. Run them again.")}function M(){let{value:_}=o;ge(n("matrix-box"),e.charts[_===
"tv"?"tv":`${_} ${e.unit}`])}function E(){let _=i(),{prompts:y,read:b}=_,p=!!b&&!b.error;if(Z(n("results"),p),Z(n("unread"),!p),A(n("unread"),p?"":P(_)),A(n("su\
mmary"),p?L(_):""),!p)return;q(x(y[0].label,b));let m=te(r.tBodies[0],y.length,W);y.forEach((w,S)=>N(m[S],w,S,b)),ge(n("tokens-box"),e.charts.tokens),M(),Z(n("a\
long"),b.text.length>0),ge(n("along-box"),e.charts[`along ${e.unit}`])}return _=>{t.hidden=!i(),!t.hidden&&(_.found||_.unit)&&E()}}function Nc(t){mm(t),bm(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function ki(t,e){if(!e.folded){t.pick(e.entry.run.at(-1));return}
let[n]=e.folded,o=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),o&&dn(t,t.views.get(n.id))}function mm(t){let{tree:e}=t,n=o=>{let r=o.
closest(".gp-knot");return r?r.parentElement.gpView:null};e.addEventListener("click",({target:o})=>{let r=n(o);r&&(Rc(t,r),ki(t,r))}),e.addEventListener("pointe\
rmove",({target:o,pointerType:r})=>{r!=="touch"&&t.point(n(o),o.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("focusin",
o=>{let r=o.target;r.gpView&&r.matches(":focus-visible")&&t.point(r.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function Rc(t,e){t.current&&
t.current!==e&&Q(t.current.item,{tabindex:"-1"}),t.current=e,Q(e.item,{tabindex:"0"})}function dn(t,e){e&&(Rc(t,e),e.item.focus({preventScroll:!0}),e.knot.scrollIntoView(
{block:"nearest",inline:"nearest"}),t.point(e,null))}var Ic=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.gpView;function gm(t,e){e.entry&&t.state.closed.
delete(e.entry.head.id)?t.draw():dn(t,Ic(e))}function wm(t,e){e.entry&&Ic(e)?(t.state.closed.add(e.entry.head.id),t.draw()):dn(t,e.above)}var Wc={ArrowDown:(t,e,n)=>dn(
t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>dn(t,n[n.indexOf(e)-1]),ArrowRight:gm,ArrowLeft:wm,Home:(t,e,n)=>dn(t,n[0]),End:(t,e,n)=>dn(t,n.at(-1)),Enter:ki," ":ki,Escape:t=>{
t.point(null),t.state.picked&&t.pick(null)}};function bm(t){t.tree.addEventListener("keydown",e=>{let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.
hasOwn(Wc,e.key))return;e.preventDefault();let o=[...t.tree.querySelectorAll(".gp-branch")].filter(r=>r.offsetParent);Wc[e.key](t,n,o.map(r=>r.gpView))})}var Os=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,r=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:r,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),r=o.kids.get(n.token_id);r||(r=this.node(n,o),o.kids.set(n.token_id,
r),o.order.push(r)),r.samples.push(e),this.tips[e]=r}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!km.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},km=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function jc(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function Bc(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var hn=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),Gn=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},zc=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function ym({order:t},e){if(!e)return t.sort((o,r)=>r.samples.length-o.samples.length||zc(o,r)),t;let n=(o,r)=>o.samples.length>r.samples.length+Math.max(.5,r.samples.
length/5);for(let o=1;o<t.length;o++)for(let r=o;r>0&&n(t[r],t[r-1]);r--)[t[r-1],t[r]]=[t[r],t[r-1]];return t}function Fc(t,{lanes:e,grows:n,opened:o=new Map,closed:r=new Set,
before:i=new Set}){let a=[],l=[],c=({id:N,samples:L})=>L.length+(n&&i.has(N)?.5:0),h=([N],[L])=>c(L)-c(N)||N.depth-L.depth||zc(N,L),u=0;function f(N,L,P){for(u+=
1;;){let M=L.at(-1),E={head:N,run:L,kids:[],folded:[],closed:r.has(N.id)};P.push(E);let _=ym(M,n);if(!_.length||E.closed)return;let y=1+(o.get(M.id)||0);_.slice(
1).forEach((b,p)=>(p+1<y?l:a).push([b,E])),P=E.kids,[N]=_,L=jc(N)}}let x=N=>{for(;N.length;){let[L,P]=N.pop();f(L,jc(L),P.kids),x(l)}},q=()=>a.splice(0).forEach(
([N,L])=>L.folded.push(N)),W=[];for(f(t.root,[t.root],W),x(l);a.length&&u<e;)a.sort(h),x([a.shift()]);q();for(let N=yi(W[0]);N.length;N=yi(W[0]))x(N),q();return Hc(
W[0]),W[0]}function yi(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(yi)]}function Hc(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(Hc)}var xm=12,Ts=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new Os,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:o}=this,r=o.entries[e],i=n.tips[e];for(let l=i?i.depth:0;l<r.tokens.length;l++)n.add(e,r.tokens[l]);let a=je(r);a&&n.end(e,a)}shown(e,n){return Fc(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-n.length;
this.opened.set(e.id,o-1+Math.min(xm,n.length))}isOnPath({head:e,run:n}){return wo(n.at(-1),this.picked)||wo(this.picked,e)}};function wo(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var Ms=220,Es=({token:t})=>t.piece??t.text;function Uc(t,e,n,o){let{length:r}=n.samples,[i,a]=[t.reached(n.depth),e.before],l=hn(n),c=f=>f===null?s("not known"):
H(f),h=e===n,u=[[s("Samples here"),i<o?z(i,"{number} of {count} sample so far","{number} of {count} samples so far",{number:B(r)}):Un(r,i),"sample",()=>pe(Un(r,
i))]];l!==null&&u.push([s("Expected samples"),`${Kc(i*l)} = ${B(i)} × ${H(l)}`,"sample",()=>z(i,"{count} sample × {share} = {expected} expected; {number} came.",
"{count} samples × {share} = {expected} expected; {number} came.",{share:H(l),expected:Kc(i*l),number:B(r)})]),u.push([z(n.depth-e.depth+1,"Probability of this\
 token","Probability of these {count} tokens"),c(hn(n,a)),"probability",()=>Dc(n,a)]),u.push([s("Share of the samples at this fork"),H(r/Math.max(1,Gc(a))),"sam\
ple",()=>pe(Un(r,Gc(a)))]),h&&u.push([s("Before the processors"),c(n.token.raw_logprob===null?null:ee(n.token.raw_logprob)),"probability"]),u.push([s("Probabili\
ty of the text so far"),c(l),"probability",()=>Dc(n,null)]);for(let[f,x]of $s(n))u.push([`${Tt(f)} ${s("ends here: {reason}",{reason:Mt(f)[0]})}`,B(x),"ending"]);
return u}function Dc(t,e){let n=hn(t,e);if(n===null)return"";let o=Gn(t).slice(e?e.depth:0),r=H(n);return o.length>4?z(o.length,"exp({sum}) = {value}, of the lo\
g-probability of {count} token.","exp({sum}) = {value}, of the log-probabilities of {count} tokens.",{sum:X(Math.log(n),3),value:r}):`${o.map(i=>H(hn(i,i.before.
before?i.before:null))).join(" · ")} = ${r}.`}var Kc=t=>t<.01?s("fewer than 0.01"):X(t,t<10?2:1),Un=(t,e)=>z(e,"{number} of {count} sample","{number} of {count\
} samples",{number:B(t)});function vm(t,e,n){return e?z(t,"{count} sample goes through {text}","{count} samples go through {text}",{text:e}):n==="source"?z(t,"{\
count} sample follows the source","{count} samples follow the source"):n==="message"?z(t,"{count} sample answers the message","{count} samples answer the messag\
e"):z(t,"{count} sample continues the prompt","{count} samples continue the prompt")}var Gc=t=>t.order.reduce((e,n)=>e+n.samples.length,0);function $s(t){let e=new Map;
for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);return e}function Vc(t,e){let n=d("div","gp-trie-card",null,{popover:"manual","aria-hidden":"true"}),o=d("p"),r=d(
"dl");n.append(o,r),n.hidden=!0,t.append(n);function i(c,h,u,f,x){let q=Gn(u.before).map(({token:P})=>P.piece??"").join(""),W=q.length>Ms?"…"+q.slice(-Ms):q,N=Gn(
f).slice(u.depth-1).map(Es).join(""),L=d("bdi","",W);L.append(d("b","",N.length>Ms?N.slice(0,Ms)+"…":N)),o.replaceChildren(L),r.replaceChildren(...Uc(h,u,f,x).
flatMap(([P,M])=>[d("dt","",P),d("dd","",M)])),n.hidden&&document.addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&!n.matches(":p\
opover-open")&&n.showPopover(),a(c)}function a(c){let h=c.getBoundingClientRect(),{clientWidth:u,clientHeight:f}=document.documentElement,[x,q]=[n.offsetWidth,n.
offsetHeight],W=h.bottom+7+q+8<=f?h.bottom+7:h.top-q-7;n.style.left=`${Math.max(8,Math.min(h.left,u-x-8))}px`,n.style.top=`${Math.max(8,Math.min(W,f-q-8))}px`}function l(){
n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.hidePopover(),n.hidden=!0,document.removeEventListener("scroll",e,{capture:!0}))}return{show:i,
hide:l}}function Jc(t,e,n){let r=t.querySelector(".gp-through"),i=t.querySelector(".gp-through-title"),a=t.querySelector(".gp-through-list"),l=t.querySelector("\
.gp-through-more"),c=t.querySelector(".gp-through-facts"),[h,u]=[null,null],f=!1;function x(){let L=d("li"),P=d("bdi");return P.append(d("span","gp-shared"),d("\
span","gp-own")),L.append(P,d("small")),L}function q(L,P,M){let E=e.entries[P],_=Gn(M).length,y=w=>w.map(({piece:S})=>S??"").join("");A(L.querySelector(".gp-sha\
red"),y(E.tokens.slice(0,_))),A(L.querySelector(".gp-own"),y(E.tokens.slice(_)));let b=je(E);A(L.querySelector("small"),[s("sample {number}",{number:P+1}),(E.seed??
null)===null?"":s("seed {seed}",{seed:E.seed}),z(Ut(E),"{count} token","{count} tokens"),b?`${Tt(b)} ${Mt(b)[0]}`:"…"].filter(Boolean).join(" · "));let p=L.querySelector(
"button"),m=s("Open sample {number} as one run",{number:P+1});if(e.canAsk&&!p){let w=d("button","gp-button",s("Open"),{type:"button","aria-label":m});w.addEventListener(
"click",()=>e.ask({type:"open",entry:+L.dataset.entry})),L.append(w)}else p&&L.dataset.entry!==String(P)&&p.setAttribute("aria-label",m);L.dataset.entry=P}function W(L,P){
let M=L.before?Uc(P,Bc(L),L,e.entries.length):[],E=te(c,M.length,()=>{let _=d("div"),y=d("dt");return y.append(d("span")),_.append(y,d("dd")),_});M.forEach(([_,
y,b,p=()=>""],m)=>{A(E[m].firstChild.firstChild,_),oe(E[m].firstChild.firstChild,b,p),A(E[m].lastChild,y)})}function N(L,P){if(L!==h&&(f=!1),[h,u]=[L,P],r.hidden=
!L,!L)return;W(L,P);let{samples:M}=L,E=qe(Gn(L).map(Es).join("").trim()),_=J(E.length>118?"…"+E.slice(-109):E);A(i,vm(M.length,L.before&&_,e.apart));let y=f?M.
length:Math.min(12,M.length),b=te(a,y,x);for(let p=0;p<y;p++)q(b[p],M[p],L);l.hidden=y===M.length,A(l,s("Show all {count}",{count:B(M.length)}))}return l.addEventListener(
"click",()=>{f=!0,N(h,u)}),t.querySelector(".gp-unpick").addEventListener("click",n),N}var Sm=18,Yc=110,Xc=160,xi=t=>t.reduce((e,n)=>e+n.samples.length,0);function _m(t){let e=d("li","",null,{role:"treeitem",tabindex:"-1"}),n=d("div","gp-knot"),[o,
r,i]=[d("bdi","gp-run"),d("span","gp-count"),d("span","gp-end")];n.append(o,r,i),e.append(n);let a={key:t,item:e,knot:n,run:o,number:r,end:i,kids:null,entry:null,
above:null};return e.gpView=a,a}function Zc(t,e){let n=new Set(e.map(({item:o})=>o));for(let o of[...t.children])n.has(o)||o.remove();e.forEach(({item:o},r)=>{t.
children[r]!==o&&t.insertBefore(o,t.children[r]||null)})}function Qc(t,e,n){let o=`${e} ${n}`;t.stream!==o&&(t.stream=o,t.item.style.setProperty("--own",e),t.item.
style.setProperty("--rest",n))}function Om(t,{run:e,head:n}){let o=[...$s(e.at(-1))],r=o.map(([i,a])=>`${Tt(i)}${n.samples.length>1?` ${B(a)}`:""}`).join(" ");A(
t.end,r),t.end.classList.toggle("gp-end-failed",o.some(([i])=>i==="failed"))}var As=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.tree=
e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),this.card=Vc(e,()=>this.point(null)),this.drawThrough=
Jc(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,Tm(e)}clear(){this.state.begin(),this.views=new Map,this.current=null,
this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:o}=this,r=document.activeElement&&document.activeElement.gpView,i=[
...o.values()].filter(({item:l,entry:c})=>c&&l.isConnected),a=new Set(i.map(({key:l})=>l));Zc(n,[this.drawEntry(e.shown(+this.lanes.value,a),null,0)]);for(let[l,
c]of o)c.item.isConnected||o.delete(l);(!this.current||!this.current.item.isConnected)&&(this.current=o.get(e.trie.root.id)),Q(this.current.item,{tabindex:"0"}),
r&&document.activeElement!==r.item&&(r.item.isConnected?r:this.current).item.focus({preventScroll:!0}),this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){
return this.views.has(e)||this.views.set(e,_m(e)),this.views.get(e)}thickness(e){return`${Math.max(1.5,Sm*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(
1)}px`}drawEntry(e,n,o){let{head:r,run:i}=e,a=this.viewOf(r.id);Object.assign(a,{entry:e,above:n,node:i.at(-1),folded:null}),this.drawRun(a,e);let l=e.closed&&i.
at(-1).order.length;A(a.number,l?`${B(r.samples.length)} ▸`:r.samples.length>1?B(r.samples.length):""),Om(a,e),Qc(a,this.thickness(r.samples.length),this.thickness(
o));let c=this.drawKids(a,e);return this.dress(a,this.wordsOf(e),c?"true":l?"false":null),a}drawKids(e,n){let o=[],r=xi(n.kids.map(({head:i})=>i))+xi(n.folded);
for(let i of n.kids)o.push(this.drawEntry(i,e,r-=i.head.samples.length));return n.folded.length&&o.push(this.drawMore(n,e)),o.length&&!e.kids&&e.item.append(e.kids=
d("ul","gp-kids",null,{role:"group"})),e.kids&&(Zc(e.kids,o),e.kids.hidden=!o.length),o.length}drawMore({run:e,folded:n},o){let r=this.viewOf("more "+e.at(-1).id);
Object.assign(r,{entry:null,above:o,node:e.at(-1),folded:n});let i=xi(n);return A(r.run,`+ ${s("{count} more",{count:B(n.length)})}`),A(r.number,i>n.length?B(i):
""),Qc(r,this.thickness(i),"0px"),this.dress(r,z(n.length,"{count} more branch with {samples}, folded. Click to open.","{count} more branches with {samples}, fo\
lded. Click to open.",{samples:z(i,"{count} sample","{count} samples")}),null),r}drawRun(e,{head:n,run:o}){let r=n.samples.length===1&&n.before,i=r?"":o.map(({id:a})=>a).
join(" ");if(r){let a="";for(let l of o)if((a+=l.token.piece??"").length>Yc)break;A(e.run,qe(a.slice(0,Yc+30))||qe(n.token.text)),e.ids=null}else if(e.ids!==i){
let a=e.ids&&(i+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;a||e.run.replaceChildren(),e.run.append(...o.slice(a).map(l=>this.makeToken(l))),e.ids=i}ue(
e.knot,r?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){if(!e.before)return d("span","",this.promptWords());let{piece:n,text:o,logprob:r}=e.
token,i=n===null?o:qe(n)+(kn(e.token)?$o(o):""),a=d("span",n===null?"gp-t gp-special":"gp-t",i||o);return a.style.backgroundColor=`var(--gp-prob-${Math.round(ee(
r)*10)})`,a.gpNode=e,a}promptWords(){let e=qe(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||s("(no prompt)")}wordsOf({head:e,run:n,closed:o}){
let{length:r}=e.samples;if(!e.before)return`${this.rootWords()}, ${z(r,"{count} sample","{count} samples")}`;let i=n.map(Es).join(""),a=hn(n.at(-1),e.before);return[
J(i.length>Xc?i.slice(0,Xc)+"…":i),Un(r,this.state.trie.root.samples.length),a===null?"":s("probability {share} after the text before",{share:H(a)}),...[...$s(
n.at(-1))].map(([l,c])=>z(c,"{count} ends here: {reason}","{count} end here: {reason}",{reason:Mt(l)[0]})),o?s("closed"):""].filter(Boolean).join(", ")}rootWords(){
let{apart:e}=this.group;return e==="source"?s("The source"):e==="message"?s("The message"):s("The prompt")}dress(e,n,o){let{picked:r}=this.state,{node:i,folded:a,
entry:l}=e,c=r&&!a&&this.state.isOnPath(l),h=r&&a&&wo(i,r),u=r&&!a&&wo(r,l.head),f=["gp-branch",a&&"gp-more",r&&!c&&!h&&"gp-dim",u&&"gp-on-path"];ue(e.item,f.filter(
Boolean).join(" "));let x=!!(r&&!a&&l.run.includes(r));Q(e.item,{"aria-label":n,"aria-selected":String(x)}),e.expanded!==o&&(e.expanded=o,o===null?e.item.removeAttribute(
"aria-expanded"):e.item.setAttribute("aria-expanded",o))}drawAbout(){let{group:e}=this,{trie:n}=this.state,o=n.root.samples.length,r=e.entries.length-o,i=new Set(
n.tips.filter(Boolean)),a=i.size===1&&o>1?s("all with the same text"):z(i.size,"{count} different text","{count} different texts"),l={samples:r?Un(o,e.entries.length):
z(o,"{count} sample","{count} samples"),texts:a},c=e.done?s("{samples}, {texts}.",l):s("{samples} so far, {texts}.",l);A(this.about,o?`${c} ${s("Point at a bran\
ch for its numbers, click it to see its samples.")}`:s("The tree grows with the first tokens."))}pick(e){this.state.pick(e),this.draw()}point(e,n){this.pointed&&
this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.card.hide())}refreshCard(){if(!this.pointed)return;let{
view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.card.hide();return}let{head:o,run:r}=e.entry,i=n&&r.includes(
n);this.card.show(e.knot,this.state.trie,i?n:o,i?n:r.at(-1),this.group.entries.length)}};function Tm(t){for(let e=0;e<=10;e++){let n=d("i");n.style.backgroundColor=
`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var Mm="14",Em=t=>t.some(({ended:e})=>e&&e.text)&&t.every(({tokens:e})=>!e.length);function ed(t,e){let n=new Ts(e),o=new As(t,n);return Nc(o),matchMedia("(max-\
width: 640px)").matches&&(o.lanes.value=Mm),r=>{if(t.hidden=!e.header||e.header.kind!=="seeds"||Em(e.entries),!t.hidden&&(r.run&&o.clear(),!(!r.run&&!r.steps&&!r.
status))){for(let i of r.run?e.entries.keys():r.entries)n.read(i);o.draw()}}}function td(t,e){let o=t.querySelector(".gp-ways"),r=t.querySelector(".gp-first tbody"),i=new WeakMap,a=t.querySelector(".gp-first-words");function l(){let W=d(
"li");return W.append(d("h3"),d("div","gp-read",null,{tabindex:0,role:"group"})),W}function c(W,{label:N,title:L},{started:P}){let M=P?P.prompt_tokens:null,[E,_]=W.
children,y=`${N} ${_e(L)}`;A(E,M?`${y}: ${z(M.length,"{count} token","{count} tokens")}`:y),Q(_,{"aria-label":s("The prompt of {lane}",{lane:N})}),i.get(_)!==M&&
(i.set(_,M),_.replaceChildren(...(M||[]).map(({piece:b,text:p})=>b===null?d("span","gp-pill",p):b)))}let h=({raw_logprob:W})=>ee(W);function u(W){let N=new Map;
W.forEach((P,M)=>{if(!P)return;let E=[...P.distribution.candidates].sort((y,b)=>h(b)-h(y)),_=({token_id:y})=>y===P.chosen.token_id;for(let y of[...E.slice(0,6),
...E.slice(0,6).some(_)?[]:[P.chosen]])N.has(y.token_id)||N.set(y.token_id,{text:y.text,sides:[null,null]});for(let y of[...E,P.chosen])N.has(y.token_id)&&(N.get(
y.token_id).sides[M]??=y)});let L=({sides:P})=>Math.max(...P.map(M=>M?h(M):0));return[...N.values()].sort((P,M)=>L(M)-L(P))}function f(){let W=d("tr"),N=d("th",
"",null,{scope:"row"});return N.append(d("bdi","gp-word")),W.append(N,...[0,1].map(()=>{let L=d("td"),P=d("div","gp-share"),M=d("span");return M.append(d("i")),
P.append(d("span","gp-sign"),M,d("b")),L.append(P),L})),W}function x(W){let N=u(W),L=te(r,N.length,f);N.forEach(({text:P,sides:M},E)=>{let[_,...y]=L[E].cells;Me(
_.firstChild,P),y.forEach((b,p)=>{let m=M[p],w=!!(m&&W[p]&&m.token_id===W[p].chosen.token_id),[S,$,C]=b.firstChild.children;ue(b.firstChild,w?"gp-share gp-chose\
n":"gp-share"),A(S,w?"▶":""),le($.firstChild,"width",m?h(m):0),A(C,W[p]?m?H(h(m)):"–":"")})})}function q(W){if(W.some(M=>!M))return s("Both runs have to wri\
te a token first.");let[N,L]=W.map(({chosen:M})=>M);return`${N.token_id===L.token_id?s("Both begin with {token}: {one} with the template, {other} without it.",{
token:J(N.text),one:H(h(N)),other:H(h(L))}):s("With the template it begins with {one}, without it with {other}.",{one:J(N.text),other:J(L.text)})} ${s("The prob\
abilities are the model’s own, before the processors; ▶ was chosen, – was not recorded.")}`}return()=>{if(t.hidden=e.groups.length!==2,t.hidden)return;let W=[
0,1].map(P=>e.shownOf(P).log),N=te(o,2,l);W.forEach((P,M)=>c(N[M],e.groups[M],P));let L=W.map(P=>Ne(P)[0]||null);A(a,q(L)),x(L)}}var $m=14,Am=200;function nd(t,e,{onPick:n,onResize:o}){let r=t.querySelector("canvas"),i=t.querySelector(".gp-map-row"),a=t.querySelector(".gp-map-column");function l({
clientX:u,clientY:f}){let{left:x,top:q,width:W,height:N}=r.getBoundingClientRect(),L=e.canvas,P=(M,E)=>Math.max(0,Math.min(E-1,Math.floor(M*E)));return{place:P(
(u-x)/W,e.step.places.length),step:L[P((f-q)/N,L.length)]}}t.addEventListener("click",u=>e.step&&n(l(u)));function c(u){let f=e.canvas,x=e.step.places.length;t.
style.height=`${Math.max(24,Math.min(Am,$m*f.length))}px`;let[q,W]=[r.clientWidth,r.clientHeight].map(y=>Math.round(y*devicePixelRatio));if(!q||!W)return;Object.
assign(r,{width:q,height:W});let N=r.getContext("2d"),L=getComputedStyle(t),P=L.getPropertyValue("--gp-text").trim(),[M,E]=[q/x,W/f.length],_=Math.max(.75,Math.
min(M,E,8*devicePixelRatio)*.2);f.forEach((y,b)=>y.places.forEach((p,m)=>{N.fillStyle=L.getPropertyValue(ai(u,xs(p))).trim(),N.fillRect(Math.floor(m*M),Math.floor(
b*E),Math.ceil(M),Math.ceil(E)),p.accepted&&(N.fillStyle=P,N.beginPath(),N.arc((m+.5)*M,(b+.5)*E,_,0,2*Math.PI),N.fill())})),h(f.length,x)}function h(u,f){i.style.
top=`${e.step.step/u*100}%`,i.style.height=`${100/u}%`,a.hidden=e.place===null,!a.hidden&&(a.style.left=`${e.place/f*100}%`,a.style.width=`${100/f}%`)}return new ResizeObserver(
o).observe(r),c}var Lm=1.05;function od(t,e){let{step:n,canvas:o,log:r}=t,i=n.places[e],a={step:n.step+1,place:e+1,token:J(i.text),read:J(i.read_text),share:H(ee(i.logprob))},{
accepted:l,places:c}=t.counts;return[s("At step {step}, the model read {read} at place {place}.",a),Cm(i.entropy,r.unit),i.read_text===i.text?s("It found the sa\
me token the likeliest, with {share}.",a):s("It found {token} the likeliest, with {share}.",a),s("The temperature of this step was {temperature}.",{temperature:X(
n.temperature,2)}),Pm(i,n===o.at(-1),r),z(c,"At this step, {accepted} of {count} place was accepted.","At this step, {accepted} of {count} places were accepted.",
{accepted:B(l)})]}function Cm(t,e){let n=Math.exp(t),o=ie(t,e);return n<Lm?s("The model was all but certain here: an entropy of {entropy}.",{entropy:o}):s("The \
model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:o,options:n<10?U(n,1):B(Math.round(n))})}function Pm({accepted:t},e,{
finished:n}){return e&&n?s("It was the last step of this canvas: the likeliest token is the text."):t?s("The sampler accepted the place: what it drew there is r\
ead at the next step."):s("The sampler did not accept the place: at the next step, a random token is read there.")}var qm=8e3,Wm=120,Nm=700;function sd(t,e){let n=C=>t.querySelector(".gp-"+C),[o,r,i,a]=["canvas-text","canvas-slider","canvas-play","canvas-shade"].map(n),l=new ys(
e),c=nd(n("canvas-map"),l,{onPick:({place:C,step:g})=>M(l.steps.indexOf(g),C),onResize:()=>!t.hidden&&c(a.value)}),h=d("span","gp-canvas-prompt"),u=d("span","gp\
-canvas-before"),f=d("span","gp-canvas-now"),x=0,q=0;o.append(h,u,f);function W(){let{step:C}=l,g=l.before.flatMap(({places:T})=>T);u.childElementCount!==g.length&&
u.replaceChildren(...g.map(L));let v=te(f,C.places.length,N),{end:O}=l;q=Math.min(q,C.places.length-1),C.places.forEach((T,I)=>{let j=v[I],k=l.accepted(I);j.replaceChildren(),
Ve(j,T);let R=j.querySelector(".gp-ink");Gt(R,a.value,xs(T)),k?j.dataset.accepted=k:delete j.dataset.accepted,j.toggleAttribute("data-after-end",I>=O),j.setAttribute(
"aria-pressed",String(I===l.place)),j.setAttribute("aria-label",P(T,I,k)),j.tabIndex=I===q?0:-1})}let N=()=>d("span","gp-token",null,{role:"button"});function L(C){
let g=d("span","gp-written");return Ve(g,C),g}function P(C,g,v){let O={number:g+1,token:J(C.text),share:H(ee(C.logprob))};return v==="newly"?s("Place {number}: \
{token}, probability {share}, newly accepted",O):v?s("Place {number}: {token}, probability {share}, accepted",O):s("Place {number}: {token}, probability {share}\
, not accepted",O)}o.addEventListener("click",({target:C})=>{let g=[...f.children].indexOf(C.closest(".gp-token"));g>=0&&M(l.at,g===l.place?null:g)}),o.addEventListener(
"keydown",C=>{let g=[...f.children].indexOf(C.target.closest(".gp-token")),v={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0}[C.key];if(!(g<
0)){if(C.key==="Enter"||C.key===" ")M(l.at,g);else if(C.key==="Escape")M(l.at,null);else if(v)q=Math.max(0,Math.min(f.childElementCount-1,g+v)),l.place===null?W():
M(l.at,q),f.children[q].focus();else return;C.preventDefault()}});function M(C,g){l.at=C,l.place=g,g!==null&&(q=g),m()}function E(){let{step:C,number:g,steps:v,
numCanvases:O}=l,T=l.canvas.length,I={canvas:C.canvas+1,canvases:O,step:C.step+1,steps:T},j=s("canvas {canvas} of {canvases}, step {step} of {steps}",I);r.max=String(
v.length),r.value=String(g+1),r.setAttribute("aria-valuetext",j),A(n("canvas-step-words"),j),A(i,s(x?"❚❚ Pause":"▶ Play"));let{places:k,accepted:R,newly:F}=l.
counts,D={accepted:B(R),places:B(k),newly:B(F),temperature:X(C.temperature,2)};A(n("canvas-short"),s("{accepted} of {places} places accepted, {newly} newly; tem\
perature {temperature}",D))}function _(){clearInterval(x),x=0}i.addEventListener("click",()=>{if(x){_(),E();return}l.number>=l.steps.length-1&&(l.at=0);let C=Math.
max(Wm,Math.min(Nm,qm/l.steps.length));x=window.setInterval(()=>{!t.isConnected||l.number>=l.steps.length-1?_():l.at=l.number+1,m()},C),m()}),r.addEventListener(
"input",()=>{_(),M(Number(r.value)-1,l.place)}),r.addEventListener("keydown",({key:C})=>C==="Escape"&&M(null,l.place)),a.addEventListener("change",()=>m());function y(){
let{place:C}=l;if(Z(n("one-place"),C!==null),Z(n("place-hint"),C===null),C===null)return;let{since:g,accepted:v,count:O,last:T}=l.history(C),I={place:C+1,token:J(
T.text),since:g+1,accepted:v,steps:O};A(n("place-verdict"),z(O,"Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place\
 in {accepted} of {count} step.","Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted} of {count} step\
s.",I));let j=new Set;n("sentences").replaceChildren(...od(l,C).map(G=>{let Y=d("li");return Y.append(...fo(G,j)),Y}));let k=t.querySelector(".gp-one-place tbod\
y"),R=te(k,O,b);l.canvas.forEach((G,Y)=>p(R[Y],G,G.places[C]));let F=n("place-table"),{offsetTop:D,offsetHeight:K}=R[l.step.step];(D<F.scrollTop+K||D+K>F.scrollTop+
F.clientHeight)&&(F.scrollTop=D-F.clientHeight/2)}function b(){let C=d("tr"),g=d("td");return g.append(d("button","gp-place-step","",{type:"button"})),C.append(
g,...["read","likeliest"].map(()=>{let v=d("td");return v.append(d("bdi")),v}),d("td"),d("td","gp-place-entropy"),d("td")),C}function p(C,g,v){let[O,T,I,j,k,R]=C.
cells;A(O.firstChild,String(g.step+1)),Re(T.firstChild,v.read_text),Re(I.firstChild,v.text),A(j,H(ee(v.logprob))),A(k,ie(v.entropy,e.unit)),A(R,v.accepted?s("✓ \
yes"):s("– no")),g===l.step?C.setAttribute("aria-current","step"):C.removeAttribute("aria-current")}t.querySelector(".gp-one-place tbody").addEventListener("c\
lick",({target:C})=>{let g=C.closest("tr");g&&M(l.steps.indexOf(l.canvas[g.rowIndex-1]),l.place)});function m(){l.step&&(E(),W(),y(),ut(n("canvas-scale"),a.value,
e.unit),c(a.value),A(n("map-words"),z(l.canvas.length,"{places} places, {count} step","{places} places, {count} steps",{places:B(l.step.places.length)})))}let w=C=>()=>l.
step&&l.place!==null?s("place {place}, step {step}: {words}.",{place:l.place+1,step:l.step.step+1,words:C(l.step.places[l.place])}):"";he(t,{share:w(({text:C,logprob:g})=>`${J(
C)} ${H(ee(g))}`),entropy:w(({entropy:C})=>ie(C,e.unit)),accepted:()=>l.step?pe(n("canvas-short").textContent):"",map:()=>l.step?pe(n("map-words").textContent):
""});function S(){_(),l.clear(),q=0,u.replaceChildren(),f.replaceChildren(),A(h,e.started?e.started.prompt_tokens.map(({piece:C})=>C??"").join(""):"")}let $=()=>!t.
hidden&&m();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",$),new MutationObserver($).observe(document.body,{attributes:!0,attributeFilter:[
"class"]}),C=>{C.run&&S(),t.hidden=!e.canvasSteps.length,!t.hidden&&(C.run||C.steps||C.status||C.unit)&&m()}}function rd(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return r=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!r.found)
return;let{done:i,total:a}=e.found,l=xn(e.found);A(n,l[0].toUpperCase()+l.slice(1)),V(i)&&a?(o.setAttribute("aria-valuenow",Math.floor(i/a*100)),le(o.firstChild,
"width",i/a)):(o.removeAttribute("aria-valuenow"),le(o.firstChild,"width",1))}}function $t(t){return V(t)?t>=1e9?s("{count} billion",{count:X(t/1e9,1)}):t>=1e6?s("{count} million",{count:X(t/1e6,t<1e7?1:0)}):B(t):"–"}function Ls(t,e){t.replaceChildren(
...e.map(([n,o,r,i=()=>""])=>{let a=d("div"),[l,c]=[d("dt"),d("span","",n)];return l.append(c),r&&oe(c,r,i),a.append(l," ",d("dd","",o)),a}))}function At(t,e,n,o,r){
let i=d("button","gp-button gp-press",o,{type:"button","aria-label":r||`${o}: ${n}`});return i.addEventListener("click",()=>t.ask({type:"model",act:e,model:n})),
i}function Cs(t,e){return!V(t)||!V(e)||!e?"":s("{count} parameters take {size}: {each} bytes each.",{count:B(e),size:Te(t),each:Number((t/e).toFixed(2))})}function id(t,e){let[n,o,r,i,a]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(x=>t.querySelector(x));function l(x){A(n,x.model);let[q,W]=o.children;
if(A(q,c(x)),A(W,x.why?`${s(x.why)} ${s(x.fix)}`:f(x)),Ls(r,[[s("class"),x.class_name],[s("parameters"),$t(x.parameters),"parameters"],[s("precision"),x.dtype,"\
precision"],[s("device"),x.device],[s("to download"),x.complete?x.download?Te(x.download):s("nothing: it is here"):s("its weights are missing"),"memory"],[s("me\
mory"),h(x),"memory",()=>Cs(x.memory,x.parameters)],[s("free memory"),Te(x.free),"memory"],...x.free_disk===null?[]:[[s("free disk space"),Te(x.free_disk),"memo\
ry"]],[s("context"),x.context_length?z(x.context_length,"{count} token","{count} tokens"):s("unlimited"),"context"],[s("vocabulary"),$t(x.vocab_size),"vocabular\
y"]]),u(x),a.replaceChildren(),x.smaller){let{model:N,bytes:L}=x.smaller;a.append(`${s("It does not fit in any precision. A model that does: {model}, {size}.",{
model:N,size:Te(L)})} `,At(e,"pick",N,s("Choose")))}}function c({complete:x,fits:q}){return x?q===null?`? ${s("It is not known whether it fits.")}`:q?`✓ ${s("\
It fits.")}`:`✕ ${s("It does not fit.")}`:`✕ ${s("It cannot be opened.")}`}function h({memory:x,reckoned:q}){return x===null?s("not known"):q?s("about {size\
}",{size:Te(x)}):Te(x)}function u({ways:x,free:q}){t.querySelector("table").hidden=x.length===0;let W=Math.max(q,...x.map(({bytes:N})=>N))*1.05;i.replaceChildren(
...x.map(({model:N,label:L,bytes:P,fits:M})=>{let E=d("tr",M?"":"gp-over"),_=d("span","gp-strip",null,{"aria-hidden":"true"}),[y,b]=[d("i"),d("u")];le(y,"width",
Math.min(1,P/W)),le(b,"left",q/W),_.append(y,b);let p=[d("th","",s(L),{scope:"row"}),d("td","",Te(P)),d("td"),d("td","",M?`✓ ${s("yes")}`:`✕ ${s("no")}`),d(
"td")];return p[2].append(_),p[4].append(At(e,"pick",N,s("Choose"),s("Choose {precision}",{precision:s(L)}))),E.append(...p),E}))}function f({room:x,free:q,reckoned:W}){
if(x===null)return s("Neither its files nor its config tell how much memory it needs.");let N={size:Te(x),free:Te(q)};return W?`${s("It needs about {size}, with\
 room for a run; {free} is available.",N)} ${s("Its weights do not tell their size: this is estimated from its config.")}`:s("It needs {size}, with room for a r\
un; {free} is available.",N)}return x=>{t.hidden=!e.found,!t.hidden&&x.found&&l(e.found)}}var Rm=[1,2,4];function ad(t,e){let n=t.querySelector("thead tr"),[o,r,i,a]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(u=>t.querySelector(u));function l(u){
A(o,u.model),Ls(r,[[s("class"),u.class_name],[s("parameters"),$t(u.parameters),"parameters"],[s("precision"),s(u.precision),"precision"],[s("device"),u.device],
[s("in memory"),Te(u.bytes),"memory",()=>Cs(u.bytes,u.parameters)],[s("context"),u.context_length?z(u.context_length,"{count} token","{count} tokens"):s("unlimi\
ted"),"context"],[s("vocabulary"),$t(u.vocab_size),"vocabulary"],[s("chat template"),u.chat_template?s("yes"):s("no")]]);let{fields:f}=u;A(i,f.length?"":s("It s\
ets no field: the library’s defaults apply.")),i.hidden=f.length>0,t.querySelector("table").hidden=f.length===0,a.replaceChildren(...f.map(x=>{let q=d("tr"),W=d(
"th","",null,{scope:"row"});W.append(d("code","",x.name)),q.append(W,c(x.model),c(x.library),d("td","",s(x.meaning)),d("td","",h(x)));for(let N of Rm)q.cells[N].
dataset.label=n.cells[N].textContent;return q}))}function c(u){let f=d("td");return f.append(d("code","",u===null?s("none"):JSON.stringify(u))),f}function h({applies:u,
by:f,ignored:x,same:q}){return f==="changed"?we([`▲ ${s("the page sets {value}",{value:JSON.stringify(u)})}`,s(x)]):f==="model"&&x?`○ ${s(x)}`:f==="model"?q?
s("the same as the default"):`◆ ${s("applies")}`:s("another field takes its place")}return u=>{t.hidden=!e.found,!t.hidden&&u.found&&l(e.found)}}function ld(t,e){let n=g=>t.querySelector(".gp-"+g),o=n("costs").tBodies[0],r=()=>e.found&&e.found.question==="precision";function i(){let g=d("tr"),v=d("th","",
null,{scope:"row"});v.append(d("span"),d("small")),g.append(v);for(let O=0;O<6;O++){let T=d("td");if(T.append(d("span"),d("small")),O===0){let I=d("span","gp-by\
tes",null,{"aria-hidden":"true"});I.append(d("i")),T.append(I)}g.append(T)}return g}function a(g,v){if((g.dataset.tip||"")!==v){for(let O of["tabindex","data-ti\
p"])g.removeAttribute(O);if(v)for(let[O,T]of[["tabindex",0],["data-tip",v]])g.setAttribute(O,T)}}let l=(g,v,O="")=>{A(g.children[0],v),A(g.children[1],O)};function c({
bytes:g,scale_bytes:v},O){if(!V(g))return["–",""];let T=O&&V(O.bytes)?s("{share} of the reference",{share:H((g+v)/(O.bytes+O.scale_bytes))}):"";return[Jt(g+v),
T]}let h=({bytes:g,scale_bytes:v})=>V(g)&&v?s("get_memory_footprint() reports {size}; the scales take another {scales}.",{size:Jt(g),scales:Jt(v)}):"";function u({
pace:g,paces:v,ratio:O}){if(!g)return["–",""];let T=v.length>1?s("{low} to {high}",{low:X(g.low,1),high:X(g.high,1)}):s("one run");return[X(g.median,1),O?`${T}\
, ${Fe(O.median)}`:T]}function f(g,v){if(v===0)return[["–",""],["–",""],["–",""]];let{pair:O}=g;if(!O||O.error)return[[O?s("none"):"–",""],["–",""],["\
–",""]];let T=s(e.unit);return[[gt(O.mean,e.unit),T],[gt(O.max,e.unit),s("{unit}, token {number}",{unit:T,number:B(O.max_at+1)})],[H(O.same_top),""]]}function x(g,v){
let O=g.map(T=>T.pair).find((T,I)=>T&&!T.error&&(v===0||I===v));return O?U(O.perplexities[v===0?0:1],3):"–"}function q(g){let v=_e(g.precision||"");return v&&
v!==_e(g.title)?s("the reference: {precision}",{precision:v}):s("the reference")}function W({groups:g}){let v=Math.max(...g.map(({bytes:T,scale_bytes:I})=>(T||0)+
(I||0)),1),O=te(o,g.length,i);g.forEach((T,I)=>{let[j,k,R,F,D,K,G]=O[I].cells;l(j,_e(T.title),I?_e(T.precision||T.model):q(T)),l(k,...c(T,I?g[0]:null)),a(k.firstChild,
h(T)),Z(k.lastChild,V(T.bytes)),le(k.lastChild.firstChild,"width",((T.bytes||0)+(T.scale_bytes||0))/v),l(G,...u(T)),f(T,I).forEach((Y,ne)=>l([R,F,D][ne],...Y)),
l(K,x(g,I))})}function N(g,v){let[O,T]=[[...g],[...v]],I=O.findIndex((j,k)=>j!==T[k]);return I<0?O.length:I}function L({groups:g}){let v=te(n("writings"),g.length,
()=>{let T=d("li"),I=d("p","gp-writing-head");return I.append(d("b"),d("span","gp-note")),T.append(I,d("p","gp-writing",null,{dir:"auto"})),T}),O=g[0].text;g.forEach(
(T,I)=>{let[j,k]=v[I].children;A(j.children[0],_e(T.title)),A(j.children[1],P(T,I,O)),j.children[1].classList.toggle("gp-parting",I>0&&V(T.parts_at));let R=JSON.
stringify([O,T.text,I]);if(k.dataset.key===R||(k.dataset.key=R,k.replaceChildren(),T.text===null))return;let F=I&&O!==null?N(O,T.text):[...T.text].length,D=[...T.
text];k.append(D.slice(0,F).join("")),F<D.length&&k.append(d("span","gp-apart",D.slice(F).join("")))})}function P({failed:g,text:v,tokens:O,parts_at:T,pair:I},j,k){
if(g)return`✕ ${s("stopped by an error")}`;if(v===null)return e.done?s("did not finish"):s("writing, or waiting for its turn");let R=I&&I.error&&s("Its distri\
butions cannot be compared with those of the reference: {why}",{why:`${s(I.error.message)} ${s(I.error.fix)}`});return[M(O,T,j&&k!==null),R].filter(Boolean).join(
". ")}function M(g,v,O){return O?V(v)?`✂ ${s("diverges from the reference at token {number} of {all}",{number:B(v+1),all:B(g)})}`:`= ${z(g,"the same {count} t\
oken as the reference","the same {count} tokens as the reference")}`:z(g,"{count} token","{count} tokens")}let E=(g,v=0)=>Ae(e.found.groups.slice(v).map((O,T)=>{
let I=g(O,v+T);return I&&s("{name}: {words}",{name:_e(O.title),words:I})})),_=g=>E(v=>v.pair&&!v.pair.error?g(v.pair):"",1),y=g=>`${gt(g,e.unit)} ${s(e.unit)}`;
function b({bytes:g,scale_bytes:v}){return V(g)?v?s("{size} + {scales} of scales = {value}",{size:Jt(g),scales:Jt(v),value:Jt(g+v)}):Jt(g):""}function p({paces:g,
pace:v}){if(!v)return"";let O=mn(g.map(T=>X(T,1)));return z(g.length,"{each} tokens per second, in one run","the median of {each} is {median} tokens per second",
{each:O,median:X(v.median,1)})}function m({tokens:g,mean:v}){if(!V(v))return"";let O=g.reduce((T,{kl:I})=>T+I,0);return Wt(gt(O,e.unit),B(g.length),y(v))}function w({
tokens:g,max_at:v,max:O}){let T=g[v].candidates.map(([,j,k,R])=>({text:j,p:k,q:R})),I=qt(T,e.unit,y(O));return I&&s("token {number}, {words}",{number:B(v+1),words:I})}
let S=({tokens:g,same_top:v})=>z(g.length,"{same} of {count} token = {share}","{same} of {count} tokens = {share}",{same:B(g.filter(({same_top:O})=>O).length),share:H(
v)});function $({tokens:g,perplexities:[,v]}){let O=g.reduce((I,{logprobs:[,j]})=>I+(j??-1/0),0),T=U(v,3);return U(Math.exp(-O/g.length),3)!==T?T:`exp(−(${U(O)}\
) / ${B(g.length)}) = ${T}`}he(t,{weights:()=>E(b),speed:()=>E(p),mean:()=>_(m),max:()=>_(w),same:()=>_(S),perplexity:()=>_($)});function C(){let g=e.found;A(n(
"missing"),g.reading!==null?s("Reading the reference’s text with {model}.",{model:_e(g.groups[g.reading].title)}):He(e,g));let v=g.noise?s(g.noise):g.others?s(
Sn):"";Z(n("warning"),!!v),A(n("warning"),v?`⚠ ${v}`:""),Z(n("cpu"),!!g.cpu_words),A(n("cpu"),s(g.cpu_words)),W(g),L(g);let O=g.groups.filter(({pair:T})=>T&&!T.
error);e.done&&O.length&&A(n("told"),O.map(({title:T,pair:I})=>s("{model}: mean KL {kl}",{model:_e(T),kl:`${gt(I.mean,e.unit)} ${s(e.unit)}`})).join(". ")+".")}
return g=>{t.hidden=!r(),!t.hidden&&(g.found||g.status||g.unit)&&C()}}function cd(t){let{replicas:e,lanes:n,waiting:o,lost:r,states:i}=t,a=d("section","gp-shelf-section");a.append(d("h3","",s("Replicas")),d("p","gp-note",[e.length===
0?s("No replica of the cluster answers now: runs wait until one does."):z(e.length,"One replica of a cluster decodes, at most {lanes} runs side by side.","{coun\
t} replicas of a cluster decode, each at most {lanes} runs side by side.",{lanes:n}),o?z(o,"One run waits.","{count} runs wait."):"",Im(i)].filter(Boolean).join(
" ")));for(let l of r){let c=d("p","gp-problem");c.append(d("b","","▲ "),jm(l)),a.append(c)}return e.length&&a.append(Bm(t)),[a]}function Im({STARTING:t=0,RECOVERING:e=0,
STOPPING:n=0}){let[o,r]=[t+e,n];return[o?z(o,"One more is on its way.","{count} more are on their way."):"",r?z(r,"One ends the runs that it has, and goes.","{c\
ount} end the runs that they have, and go."):""].filter(Boolean).join(" ")}function jm({number:t,seconds:e}){return`${e<90?s("Replica {number} was lost less tha\
n two minutes ago.",{number:t}):s("Replica {number} was lost {minutes} minutes ago.",{number:t,minutes:Math.round(e/60)})} ${s("Its runs have ended: click Gener\
ate to run them again, on another replica. The cluster starts a new one by itself.")}`}function Bm({replicas:t,lanes:e}){let[n,o,r,i]=[d("table"),d("thead"),d("\
tr"),d("tbody")];return r.append(...[s("replica"),s("runs"),s("models")].map(a=>d("th","",a,{scope:"col"}))),o.append(r),i.append(...t.map(({number:a,decoding:l,
models:c})=>{let h=d("tr");return h.append(d("th","",s("Replica {number}",{number:a}),{scope:"row"}),d("td","",s("{count} of {lanes}",{count:l,lanes:e}),{"data-\
label":s("runs")}),d("td","",c.join(", ")||"–",{"data-label":s("models")})),h})),n.append(d("caption","gp-hidden",pe(s("the replicas of the cluster"))),o,i),n}function dd(t,e){let n=t.querySelector(".gp-cluster"),o=t.querySelector(".gp-shelf-sections"),r=new Map;function i({sections:l,canOpen:c,cluster:h}){let u=document.
activeElement&&t.contains(document.activeElement)?document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...h?cd(h):[]),o.replaceChildren(...l.
flatMap(({title:f,note:x,folded:q,rows:W})=>{let N=s(f),L=d("table"),P=d("tr");P.append(...[s("model"),s("description"),s("size"),s("matching draft")].map((b,p)=>{
let m=d("th","",null,{scope:"col"}),w=d("span","",b);return p===2&&oe(w,"memory",()=>""),m.append(w),m}),d("td"));let[M,E]=[d("thead"),d("tbody")];M.append(P),E.
append(...W.map(b=>a(b,c))),L.append(d("caption","gp-hidden",N),M,E);let _=d("details","gp-shelf-section"),y=d("summary");return y.append(d("h3","",N),d("span",
"gp-note",` ${W.length}`)),_.append(y,d("p","gp-note",W.length?s(x):s("None yet.")),...W.length?[L]:[]),_.open=r.has(N)?r.get(N):!q,_.addEventListener("toggle",
()=>r.set(N,_.open)),[_]})),u&&t.querySelector(`[aria-label=${CSS.escape(u)}]`)?.focus()}function a(l,c){let h=d("tr"),u=d("th","",l.model,{scope:"row"}),f=l.download&&
!l.here,[x,q,W,N]=[d("td","",s(l.words)),d("td"),d("td","",l.assistant||"–",{"data-label":s("matching draft")}),d("td")];if(l.loaded){let{class_name:L,precision:P,
device:M,bytes:E,in_use:_,parameters:y}=l.loaded;x.append(_?`● ${s("in use")}`:`○ ${s("idle")}`,d("small","",s("{kind}, {precision}, on {device}",{kind:L,precision:s(
P),device:M}))),q.append(Te(E),d("small","",s("{count} parameters",{count:$t(y)})))}else{q.append(l.millions?s("about {size}",{size:$t(l.millions*1e6)}):Te(l.size),
d("small","",l.millions?s("parameters"):s("on disk"))),f&&q.append(d("small","",s("{size} to download",{size:Te(l.download)})));let L=[l.gated?`▲ ${s("gated: \
needs an access token")}`:"",l.here?`✓ ${s("downloaded")}`:""].filter(Boolean);L.length&&u.append(d("small","",L.join(" · ")))}return N.append(f?At(e,"get",l.
model,s("Get it")):At(e,"use",l.model,s("Use it"))),l.loaded?N.append(At(e,"tell",l.model,s("Show"))):c&&N.append(At(e,"pick",l.model,s("Put the name in the Mod\
el box"))),l.canUnload&&N.append(At(e,"unload",l.model,s("Unload"))),h.append(u,x,q,W,N),h}return l=>{t.hidden=!e.found,!t.hidden&&l.found&&i(e.found)}}var hd=16;function vi(t,e,n){let o=new Map;for(let[r,i]of Object.entries(t.tables[e]||{}))(i?.[n]||[]).forEach((a,l)=>{o.has(a)||o.set(a,[]),o.get(a).push([Number(
r),l])});return o}function zm(t,e,n){let o=vi(t,e,n),r=(t.kept[e]?.[n]||[]).filter(i=>!o.has(i));return[t.settings.blocks[n],o.size,[...o.values()].filter(({length:i})=>i>
1).length,r.length]}function pd(t,e,n,o){let r=e.ways[n],{blocks:i=[],kinds:a=[]}=r.settings,l=te(t,i.length,()=>{let c=d("div","gp-blocks-kind");return c.append(
d("p","gp-note"),d("div","gp-blocks-grid",null,{role:"group"})),c});i.forEach((c,h)=>{let[u,f]=l[h].children;A(u,Fm(r,e.stepOf(n),h,i.length>1?a[h]:"")),f.setAttribute(
"aria-label",u.textContent),Hm(f,e,n,h,o)})}function Fm(t,e,n,o){let[r,i,a,l]=zm(t,e,n),c=we([z(r,"{used} of {count} block used","{used} of {count} blocks used",
{used:i}),a&&z(a,"{count} of them shared","{count} of them shared"),l&&z(l,"{count} kept","{count} kept"),z(r-i-l,"{count} empty","{count} empty")]);return o?`${o.
replaceAll("_"," ")}: ${c}`:c}function Hm(t,e,n,o,r){let i=e.ways[n],[a,l]=[e.stepOf(n),i.settings.blocks[o]],c=Array.isArray(i.settings.first_block)?i.settings.
first_block[o]:i.settings.first_block||0,h=vi(i,a,o),u=new Set(i.kept[a]?.[o]||[]);t.dataset.size=l<=80?"large":l<=300?"middle":"small";let f=te(t,l,()=>d("i"));
for(let x=0;x<l;x++){let q=c+x,W=h.get(q)||[],N=W.some(([L])=>L===e.request);ue(f[x],`gp-block${W.length?"":u.has(q)?" gp-kept":" gp-free"}${W.length>1?" gp-sha\
red":""}${N?" gp-own":""}`),A(f[x],W.length>1?`×${W.length}`:W.length?String(W[0][0]+1):""),Q(f[x],{style:W.length?`--own: ${r(W[0][0])}; --other: ${r(W.at(-1)[0])}`:
""}),Se(f[x],()=>Dm(e,n,o,q,vi(i,e.stepOf(n),o).get(q)||[],u.has(q)))}}function Dm(t,e,n,o,r,i){if(!r.length&&i)return s("Block {block}: nobody uses it. It is k\
ept for its content, which a prompt with the same beginning can share.",{block:o});if(!r.length)return s("Block {block}: empty.",{block:o});let a=r.map(([h])=>h+
1).join(", "),l=z(r.length,"Block {block}: request {numbers}.","Block {block}: requests {numbers} share it.",{block:o,numbers:a}),c=t.ways[e].settings.kinds?.[n]===
"full_attention"?Km(t,e,r[0]):"";return c?`${l} ${s("In it: {tokens}",{tokens:c})}`:l}function Km(t,e,[n,o]){let r=t.ways[e],{page_size:i}=r.settings,a=0;for(let h of r.
cells[n].slice(0,t.stepOf(e)+1))h&&h.tokens?a=h.position+h.tokens-h.padding:h?.back&&(a=0);let l=[...t.requests[n].tokens.map(([h])=>h),...t.newIds(e,n)].slice(
o*i,Math.min(a,(o+1)*i)),c=l.slice(0,hd).map(h=>t.label(h));return c.some(h=>h===null)?"":J(c.join(""))+(l.length>hd?" …":"")}function ud(t,e,n){let{sums:o,cells:r}=t,i={came:Gm(o,t.requests[e].arrival,n),began:null,tokens:[],ended:null};return r[e].forEach((a,l)=>{if(!a||!["prefill","\
chunk","decode","pad"].includes(a.what))return;let{start:c,seconds:h}=o[l];i.began??=[l,c],a.what!=="pad"&&(i.ended=[l+1,c+h]),a.id!==null&&i.tokens.push([l+1,c+
h])}),i}function Gm(t,e,n){for(let o=0;o<t.length;o++){let{at:r,start:i,seconds:a}=t[o];if(n==="steps"&&r>=e)return[o,i];if(n==="seconds"&&i>=e)return[o,e];if(n===
"seconds"&&i+a>e)return[o+(e-i)/a,e]}return null}var bo=(t,e)=>t&&e?[e[0]-t[0],e[1]-t[1]]:null;var fd=8,Um=t=>t==="fifo"?"FIFO":t==="prefill_first"?s("prefill first"):t;function Yt({kind:t}){return t==="padded"?s("Padded batches"):t==="alone"?s("One after\
 another"):s("Continuous batching")}var st=t=>String.fromCharCode(65+t);function Ps({kind:t,blocks:e,page_size:n,token_budget:o,scheduler:r,share_prefixes:i,max_requests:a}){
if(t==="alone")return"";if(t==="padded")return z(a,"at most {count} request in a batch","at most {count} requests in a batch");let l=(e||[]).reduce((c,h)=>c+h,0);
return we([z(l,"{count} block of {size} tokens","{count} blocks of {size} tokens",{size:n}),s("token budget {budget}",{budget:o}),s("scheduler {scheduler}",{scheduler:Um(
r)}),i?s("prefix sharing"):s("no prefix sharing")])}var md=(t,e)=>{let n=t.label(e);return n===null?s("the token with id {id}",{id:e}):J(n)};function Vm(t,e,n,{
position:o,tokens:r,padding:i}){return[...t.requests[n].tokens.map(([c])=>c),...t.newIds(e,n)].slice(o,o+r-i)}function Jm({what:t,tokens:e,padding:n,place:o,anew:r}){
let i=e-n;return t==="prefill"?z(i,"prefill, reads {count} token","prefill, reads {count} tokens"):t==="chunk"?z(i,"chunked prefill, reads {count} token","chunk\
ed prefill, reads {count} tokens"):t==="decode"?s("decode"):t==="pad"?s("its text has ended, and its row of the batch is computed for nothing"):t==="starved"?s(
"starved: it needs a block, and none is free"):t==="idle"?s("it has blocks, but no turn in this step"):r?s("waits again, number {place} in the queue",{place:o}):
s("waits, number {place} in the queue",{place:o})}function qs(t,e,n,o){let r={request:n+1,step:o+1},i=t.ways[e].cell(n,o);if(!i)return s("Request {request}, ste\
p {step}: {doing}.",{...r,doing:Ym(t,e,n,o)});let a=[s("Request {request}, step {step}: {doing}.",{...r,doing:Jm(i)})];if(i.what==="prefill"||i.what==="chunk"||
i.what==="decode"){let l=Vm(t,e,n,i),c=l.slice(0,fd).map(h=>md(t,h)).join(" ")+(l.length>fd?" …":"");c&&a.push(s("It reads {tokens}.",{tokens:c})),i.id!==null&&
a.push(s("It writes {token}.",{token:md(t,i.id)})),i.shared&&a.push(z(i.shared,"{count} token before these needed no reading: its block was there.","{count} tok\
ens before these needed no reading: their blocks were there.")),i.again&&a.push(z(i.again,"{count} token was read before, and lost.","{count} tokens were read b\
efore, and lost.")),i.padding&&a.push(z(i.padding,"{count} token is padding.","{count} tokens are padding."))}return i.back&&a.push(s("It was preempted: it lost\
 its blocks.")),a.join(" ")}function Ym(t,e,n,o){let i=t.ways[e].cells[n].findIndex(Boolean),a=t.ways[e].ends?.[n];return o<i||i<0&&!a?s("it has not come yet"):
a?.status==="cancelled"?s("it was cancelled"):a?.status==="failed"?s("it has failed"):a?.status==="refused"?s("it was refused"):s("it has ended")}function gd(t,e,n){
let o=t.ways[e].cells[n],r=[];o.forEach((a,l)=>{let c=a&&{prefill:s("prefill"),chunk:s("chunked prefill"),decode:s("decode"),pad:s("padding"),waits:s("waits"),starved:s(
"starved"),idle:s("no turn")}[a.what];if(!c)return;let h=r.at(-1);h&&h.kind===c&&h.to===l?h.to=l+1:r.push({kind:c,from:l+1,to:l+1})});let i=r.map(({kind:a,from:l,
to:c})=>l===c?s("{what} in step {from}",{what:a,from:l}):s("{what} in steps {from} to {to}",{what:a,from:l,to:c}));return s("Request {request}: {what}.",{request:n+
1,what:i.join(", ")||s("never came")})}function wd({step:t,message:e,lost:n,again:o}){let r=i=>i.map(a=>a+1).join(", ");return[s("After step {step} an exception\
 ended the library’s loop for all requests: {message}",{step:t,message:e}),n.length?z(n.length,"Request {numbers} was lost.","Requests {numbers} were lost.",{
numbers:r(n)}):s("No request was lost."),...o.length?[z(o.length,"Request {numbers} began anew.","Requests {numbers} began anew.",{numbers:r(o)})]:[],s("A new s\
erver went on with the rest.")].join(" ")}function Si(t,e){let n=t.ways[e].sums[t.stepOf(e)];if(!n)return s("no step");let o=t.values.clock==="steps"&&n.at!==t.
stepOf(e);return we([s("step {step} of {steps}",{step:t.stepOf(e)+1,steps:t.ways[e].length}),o&&s("at {at} by the clock",{at:n.at}),z(n.inStep,"{count} request \
in it","{count} requests in it"),z(n.prefill+n.decode,"{count} token read","{count} tokens read"),n.padding?z(n.padding,"{count} of padding","{count} of padding"):
""])}function bd({waiting:t,starved:e,back:n,came:o,left:r,evicted:i}){let a=l=>l.map(c=>c+1).join(", ");return[t.length?s("Queue: {numbers}.",{numbers:a(t)}):s(
"Nobody waits."),...o.length?[s("Came: {numbers}.",{numbers:a(o)})]:[],...r.length?[s("Cancelled: {numbers}.",{numbers:a(r)})]:[],...i?[z(i,"{count} kept block \
was given up.","{count} kept blocks were given up.")]:[],...e.length?[s("Starved: {numbers}.",{numbers:a(e)})]:[],...n.length?[s("Preempted: {numbers}.",{numbers:a(
n)})]:[]].join(" ")}var Xm=t=>z(t,"{count} step","{count} steps",{count:Number.isInteger(t)?t:X(t,1)}),Ws=t=>t?`${Xm(t[0])}, ${We(t[1])}`:"–",Zm=t=>t?s("before step {step}, at {t\
ime}",{step:Math.floor(t[0])+1,time:We(t[1])}):"–",kd=t=>t?s("in step {step}, at {time}",{step:t[0],time:We(t[1])}):"–",Qm=()=>[[s("came"),"time",({times:t})=>Zm(
t.came)],[s("first worked on"),"time",({times:t})=>t.began?kd([t.began[0]+1,t.began[1]]):"–"],[s("waited before"),"queue",({times:t})=>Ws(bo(t.came,t.began))],
[s("time to first token"),"first-token",({times:t})=>Ws(bo(t.came,t.tokens[0]))],[s("median time between tokens"),"between-tokens",({times:t})=>tg(t.tokens)],[s(
"last step"),"time",({times:t})=>kd(t.ended)],[s("latency"),"latency",({times:t,end:e})=>e?.status==="finished"?Ws(bo(t.came,t.ended)):"–"],[s("new tokens"),"\
length",({times:t})=>String(t.tokens.length)],[s("tokens read again"),"preempted",({cells:t})=>String(t.reduce((e,n)=>e+(n?.again||0),0))],[s("times preempted"),
"preempted",({cells:t})=>String(t.filter(e=>e?.back).length)],[s("blocks at this step"),"block",({blocks:t})=>t],[s("end"),"ending",({end:t,isOver:e})=>ng(t,e)],
[s("the tokens of generate"),"continuous-batching",t=>og(t)]],eg=()=>({time:{meaning:s("By the steps, and by the time that they took, from the first step on."),
unit:s("steps, s")},queue:{meaning:s("From when the request came until the first step that worked on it."),unit:s("steps, s")},"first-token":{meaning:s("From wh\
en the request came until its first new token."),unit:s("steps, s")},"continuous-batching":{meaning:s("Whether continuous batching wrote the tokens that generat\
e writes, greedily, for this request alone. Drawn texts cannot be compared: all requests of a step draw from one generator.")}});function tg(t){if(t.length<2)return"\
–";let e=t.slice(1).map((n,o)=>bo(t[o],n));return Ws([0,1].map(n=>bt(e.map(o=>o[n]))))}function ng(t,e){return t?t.status==="cancelled"?s("cancelled"):t.status===
"failed"?t.reason?s("failed: {reason}",{reason:t.reason}):s("failed"):t.status==="refused"?t.reason?s("refused: {reason}",{reason:t.reason}):s("refused"):t.reason===
"eos"?s("finished: the EOS token"):s("finished: the length limit"):e?s("it did not end"):s("under way")}function og({end:t,isSampled:e,isAlone:n,hasAlone:o}){return n?
s("it is generate"):t&&t.same!==null&&t.same!==void 0?t.same?s("✓ the same"):s("✗ other tokens"):e?s("○ not comparable: sampled"):o?"–":s("○ not compare\
d: generate has not served it")}function yd(t,e,n){let{request:o,ways:r,requests:i,values:a}=e;if(t.hidden=o===null,o===null)return;let{prompt:l,max_new_tokens:c,
temperature:h,top_k:u,top_p:f}=i[o],x=d("h3","gp-serving-sub",s("Request {request}",{request:o+1}));x.style.setProperty("--own",n(o));let q=d("p","gp-serving-pr\
ompt");q.append(d("span","gp-mark",`${s("Prompt:")} `),d("bdi","",l));let W=d("p","gp-note",[z(c,"at most {count} new token","at most {count} new tokens"),h==null?
s("greedy"):[`temperature ${h}`,...u?[`top_k ${u}`]:[],...f?[`top_p ${f}`]:[]].join(", ")].join(" · "));t.replaceChildren(x,q,W,...r.map((N,L)=>sg(e,L,o)),_i(rg(
e,o,a.clock),s("Request {request} in each way",{request:o+1})))}function sg(t,e,n){let o=d("p","gp-serving-text");t.ways.length>1&&o.append(d("b","",`${st(e)} `));
let r=t.ways[e].ends?.[n]?.tokens,i=t.newIds(e,n),a=t.ways[e].cells[n].flatMap((c,h)=>c&&c.id!==null?[h]:[]),l=Math.max(i.length,r?.length??0);for(let c=0;c<l;c++){
let[h,u,f]=r?.[c]??[i[c],t.label(i[c]),t.label(i[c])],x=d("span","gp-serving-token");u===null?x.append(d("span","gp-mark",` ${h} `)):f===null?x.append(ae(u,"gp-\
end")):Eo(x,f),(a[c]??1/0)>t.stepOf(e)&&(x.dataset.later=""),o.append(x)}return l||o.append(d("span","gp-mark",s("(no token)"))),o}function _i(t,e){let n=d("div",
"gp-serving-scroll",null,{tabindex:0,role:"region","aria-label":e});return n.append(t),n}function rg(t,e,n){let o=d("table","gp-serving-facts");o.append(d("capt\
ion","gp-hidden",s("Request {request} in each way",{request:e+1}))),t.ways.length>1&&o.appendChild(d("thead")).appendChild(d("tr")).append(d("td"),...t.ways.map(
(l,c)=>d("th","",`${st(c)} ${Yt(l.settings)}`,{scope:"col"})));let r=o.appendChild(d("tbody")),i=t.ways.map((a,l)=>({times:ud(a,e,n),cells:a.cells[e],end:a.ends?.[e],
isOver:!!a.ends,isAlone:a.settings.kind==="alone",hasAlone:t.ways.some(({settings:c})=>c.kind==="alone"),isSampled:typeof t.requests[e].temperature=="number",blocks:a.
settings.blocks&&(a.tables[t.stepOf(l)]?.[e]||[]).map(c=>c.join(" ")).join("; ")||"–"}));for(let[a,l,c]of Qm()){let h=r.appendChild(d("tr")),u=d("th","",null,
{scope:"row"}),f=u.appendChild(d("span","",a));oe(f,l,()=>"",eg()[l]),h.append(u,...i.map(x=>d("td","",c(x))))}return o}var ig=["kept","chosen","accepted","rejected","bonus"],ag=[["kept","rejected"],["kept","accepted"],["chosen","rejected"]],xd=t=>[1,3,5].map(e=>parseInt(t.slice(
e,e+2),16)),lg=(t,e)=>"#"+xd(t).map((n,o)=>Math.round((n+xd(e)[o])/2).toString(16).padStart(2,"0")).join("");function Ns(t){let e=getComputedStyle(t),n=r=>e.getPropertyValue(
"--gp-"+r).trim(),o=[...ig.map(n),...ag.map(([r,i])=>lg(n(r),n(i)))];return r=>o[r%o.length]}var cg=132,dg=()=>[{name:"requests",title:s("Requests in a step"),value:({inStep:t})=>t,of:()=>!0},{name:"waiting",title:s("Requests in the queue"),value:({waiting:t})=>t.
length,of:()=>!0},{name:"tokens",title:s("Tokens a step"),value:hg,of:()=>!0},{name:"free",title:s("Empty blocks"),value:({free:t})=>t,of:({settings:t})=>!!t.blocks}],
hg=({prefill:t,decode:e,padding:n})=>t+e+n;function vd(t,e,n){let o=dg().filter(({of:i})=>e.ways.some(i)),r=te(t,o.length,()=>pg(e,n));o.forEach((i,a)=>ug(r[a],
e,i))}function pg(t,e){let n=d("figure","gp-serving-curve");return n.append(d("figcaption"),d("div")),n.lastChild.addEventListener("click",o=>{let{left:r,right:i,
width:a}=n.dataset,l=n.lastElementChild.getBoundingClientRect(),c=(o.clientX-l.left-Number(r))/(Number(a)-Number(r)-Number(i));e(Math.max(0,Math.min(t.length-1,
Math.floor(c*t.length))))}),n}function ug(t,e,{name:n,title:o,value:r,of:i}){let[a,l]=t.children,c=e.ways.map((M,E)=>({way:M,i:E})).filter(({way:M})=>i(M)),h=n===
"tokens",u=h?e.served.settings.token_budget:void 0,f=Math.max(1,...(h?[e.served]:c.map(({way:M})=>M)).flatMap(({sums:M})=>M.map(r))),x=u!==void 0&&u<=f*3,q=x?Math.
max(f,u):f;A(a,fg(e,o,c,h,u));let W=Ho(l,{height:cg,x:[0,Math.max(1,e.length)],y:[0,q*1.08],left:36,right:8,top:10,bottom:34});Object.assign(t.dataset,{left:W.left,
right:W.right,width:W.width});let N=Tn(1,e.length,W.inner/70).filter(Number.isInteger).map(M=>[M-.5,String(M)]),L=[Do(W,{xTicks:N,yTicks:Tn(0,q,3).filter(Number.
isInteger),xTitle:s("step"),yTitle:""})];h?L.push(wg(W,e.served.sums)):L.push(c.map(({way:M,i:E})=>Co(`gp-curve-line gp-way-${E}`,gg(W,M.sums.map(r))))),x&&L.push(
[lt("gp-curve-budget",W.left,W.y(u),W.width-W.right,W.y(u))]),n==="free"&&L.push(bg(W,e.served.sums));let P=W.x(e.step+.5);L.push([lt("gp-curve-here",P,W.top,P,
W.height-W.bottom)]),W.draw(mg(o,h?[{way:e.served,i:e.way}]:c,r,e),L)}function fg(t,e,n,o,r){if(!o)return e;let i=t.ways.length>1?`${e}, ${st(t.way)}`:e;return r===
void 0?i:`${i} (${s("budget {budget}",{budget:r})})`}function mg(t,e,n,o){let r=e.map(({way:i,i:a})=>{let l=i.sums.map(n),c=l[o.stepOf(a)]??0;return s("{way}: a\
t most {most}, {here} at step {step}",{way:st(a),most:Math.max(0,...l),here:c,step:o.stepOf(a)+1})});return`${t}. ${r.join(". ")}.`}var gg=(t,e)=>e.flatMap((n,o)=>[
[t.x(o),t.y(n??0)],[t.x(o+1),t.y(n??0)]]);function wg(t,e){let n=[["decode",({decode:r})=>r],["prefill",({prefill:r,again:i})=>r-i],["again",({again:r})=>r],["p\
adding",({padding:r})=>r]],o=e.map(()=>0);return n.map(([r,i])=>{let a=e.map((c,h)=>o[h]+i(c)),l=e.map((c,h)=>a[h]>o[h]?`M${xe(t.x(h))} ${xe(t.y(o[h]))}V${xe(t.
y(a[h]))}H${xe(t.x(h+1))}V${xe(t.y(o[h]))}Z`:"").join("")||"M0 0";return a.forEach((c,h)=>{o[h]=c}),["path",`gp-stack-${r}`,{d:l},[]]})}function bg(t,e){let n=t.
height-t.bottom;return e.flatMap(({starved:o},r)=>o.length?[lt("gp-curve-starved",t.x(r+.5),n-7,t.x(r+.5),n)]:[])}var Ze=20,[kg,Sd]=[11,26],yg=48,xg=13,vg=(t,e)=>Math.max(t<=12?24:t<=32?19:15,Math.ceil(e*1.25));function _d(t,e,n,{onPick:o,onScroll:r}){let i=t.appendChild(d(
"div","gp-gantt-heads")),a=t.appendChild(d("div","gp-gantt-scroll")),l=a.appendChild(d("div","gp-gantt-wide",null,{role:"group"})),c=l.appendChild(d("canvas","",
null,{"aria-hidden":"true"}));i.append(d("div","gp-gantt-corner",s("step"),{"aria-hidden":"true"}));let h=i.appendChild(d("div","gp-gantt-rows")),[u,f]=[Sd,24],
x=null,W=l.appendChild(d("div")),N=!1,L=()=>e.ways[n],P=()=>Math.max(e.length,e.isLive?yg:1);function M(j,k,R){let F=d("div",R);return Object.assign(F.style,{left:`${k*
u}px`,top:`${Ze+j*f}px`,width:`${u}px`,height:`${f}px`}),Object.assign(F.dataset,{request:j,step:k}),Se(F,()=>qs(e,n,j,k)),F}function E({clientX:j,clientY:k}){let{
left:R,top:F}=l.getBoundingClientRect(),[D,K]=[Math.floor((j-R)/u),Math.floor((k-F-Ze)/f)];return D>=0&&D<L().length&&K<e.requests.length?{request:K,step:D}:null}
l.addEventListener("pointermove",j=>{let k=E(j);x&&k&&x.dataset.step===String(k.step)&&x.dataset.request===String(k.request)||(x?.remove(),x=k&&k.request>=0?l.appendChild(
M(k.request,k.step,"gp-gantt-hover")):null)}),l.addEventListener("pointerleave",()=>{x?.remove(),x=null}),l.addEventListener("click",j=>{let k=E(j);k&&o(n,k.request>=
0?k.request:e.request,k.step)});function _({focus:j=!1}={}){if(!L().length)return;let[k,R]=[e.request??0,e.stepOf(n)],F=j||document.activeElement===W;if(W.dataset.
request===String(k)&&W.dataset.step===String(R)&&W.style.width===`${u}px`&&!j){W.classList.toggle("gp-none",e.request===null),Q(W,{"aria-label":qs(e,n,k,R)});return}
let D=M(k,R,`gp-gantt-at${e.request===null?" gp-none":""}`);Q(D,{role:"button",tabindex:0,"aria-label":qs(e,n,k,R)}),W.replaceWith(D),W=D,F&&W.focus({preventScroll:!0})}
l.addEventListener("keydown",j=>{let k={ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],PageDown:[0,10],PageUp:[0,-10],Home:[0,-1/0],End:[0,1/0]};
if(j.key==="Escape")return o(n,null,e.at);let R=k[j.key];if(!R||j.ctrlKey||j.metaKey||j.altKey)return;j.preventDefault();let F=(D,K)=>Math.max(0,Math.min(K-1,D));
o(n,F((e.request??0)+R[0],e.requests.length),F(e.stepOf(n)+R[1],L().length)),_({focus:!0}),I()});function y(j){let k=te(h,e.requests.length,()=>{let R=d("button",
"gp-gantt-head",null,{type:"button"});return R.append(d("b"),d("bdi")),R});e.requests.forEach(({prompt:R},F)=>{let D=k[F];D.style.height=`${f}px`,D.style.setProperty(
"--own",j(F)),A(D.firstChild,String(F+1)),A(D.lastChild,qe(R.slice(0,80))),D.setAttribute("aria-pressed",String(F===e.request)),Q(D,{"aria-label":gd(e,n,F)})})}
h.addEventListener("click",({target:j})=>{let k=j.closest(".gp-gantt-head"),R=[...h.children].indexOf(k);R>=0&&o(n,R===e.request&&n===e.way?null:R,e.at)});let b;
function p(){if(!t.clientWidth)return;b=Ns(t);let j=a.clientWidth;u=Math.max(kg,Math.min(Sd,Math.floor(j/P()))),f=vg(e.requests.length,parseFloat(getComputedStyle(
t).fontSize));let[k,R]=[P()*u,Ze+e.requests.length*f];Object.assign(l.style,{width:`${k}px`,height:`${R}px`}),Q(l,{"aria-label":s("What each request does in eac\
h step. Arrow keys move from cell to cell, Escape lets go of the request.")}),y(b),_(),e.isLive&&e.at===null&&!N&&(a.scrollLeft=k),w()}function m(){!t.clientWidth||
!b||([...h.children].forEach((j,k)=>j.setAttribute("aria-pressed",String(k===e.request))),_(),w())}function w(){let j=devicePixelRatio||1,[k,R]=[Math.min(a.clientWidth,
P()*u),Ze+e.requests.length*f];if(k<=0)return;Object.assign(c.style,{width:`${k}px`,height:`${R}px`}),Object.assign(c,{width:Math.round(k*j),height:Math.round(R*
j)});let F=c.getContext("2d");F.scale(j,j);let D=getComputedStyle(t),K=Object.fromEntries(["text","muted","line","surface","raised","error","chosen"].map(se=>[se,
D.getPropertyValue(`--gp-${se}`).trim()])),G=Math.min(a.scrollLeft,P()*u-k);F.translate(-G,0);let[Y,ne]=[Math.max(0,Math.floor(G/u)),Math.min(P(),Math.ceil((G+k)/
u)+1)];F.font=`${Math.max(10,Math.min(f-8,parseFloat(D.fontSize)-1))}px ${D.fontFamily}`,F.textAlign="center",F.textBaseline="middle",S(F,K,Y,ne,R);for(let se=0;se<
e.requests.length;se++){for(let ce=Y;ce<Math.min(ne,L().length);ce++)$(F,K,se,ce);C(F,K,se)}g(F,K,R),v(F,K,R)}function S(j,k,R,F,D){j.fillStyle=k.line;for(let G=0;G<=
e.requests.length;G++)j.fillRect(R*u,Ze+G*f,(F-R)*u,.5);let K=[1,2,5,10,20,50].find(G=>G*u>=34);for(let G=R;G<F;G++)G%K&&(G+1)%K||(G+1)%K&&G||(j.fillStyle=k.muted,
(G===0||(G+1)%K===0)&&j.fillText(String(G+1),(G+.5)*u,Ze/2));e.request!==null&&(j.fillStyle=k.raised,j.fillRect(R*u,Ze+e.request*f,(F-R)*u,f)),j.fillStyle=k.line,
j.fillRect(L().length*u,Ze,1,D-Ze)}function $(j,k,R,F){let D=L().cell(R,F);if(!D)return;let[K,G,Y,ne]=[F*u+.5,Ze+R*f+2,u-1,f-4],se=b(R),ce=[K+Y/2,G+ne/2+.5];if(j.
fillStyle=j.strokeStyle=se,D.what==="prefill"||D.what==="chunk"){if(j.fillRect(K,G,Y,ne),D.again&&T(j,k.surface,K,G,Y,ne),D.what==="chunk"&&(j.fillStyle=k.surface,
j.beginPath(),j.moveTo(K+Y,G),j.lineTo(K+Y,G+ne*.55),j.lineTo(K+Y-ne*.55,G),j.fill()),u>=xg&&!D.again&&O(j,k.surface,String(D.tokens-D.padding),ce,Y),D.padding){
let ye=Math.max(3,ne*D.padding/D.tokens);j.fillStyle=k.surface,j.fillRect(K,G,Y,ye),T(j,k.muted,K,G,Y,ye)}}else D.what==="decode"?(j.globalAlpha=.42,j.fillRect(
K,G+ne*.2,Y,ne*.6),j.globalAlpha=1,j.fillRect(K,G+ne*.8-1.5,Y,1.5)):D.what==="pad"?T(j,k.muted,K,G+ne*.2,Y,ne*.6):D.what==="waits"?j.fillRect(K+Y*.15,ce[1]-.75,
Y*.5,1.5):D.what==="starved"?O(j,k.error,"!",ce,Y,!0):(j.globalAlpha=.5,j.strokeRect(K+1,G+ne*.3,Y-2,ne*.4),j.globalAlpha=1);D.back&&O(j,k.error,"↩",ce,Y,!0)}
function C(j,k,R){let F=L().ends?.[R];if(!F||F.status==="finished")return;let D=L().cells[R].length;O(j,k.error,"✕",[(D+.5)*u,Ze+(R+.5)*f],u,!0)}function g(j,k,R){
j.fillStyle=k.error;for(let{step:F}of L().faults)j.fillRect(F*u-1,Ze-6,2,R)}function v(j,k,R){let F=e.stepOf(n)*u;j.strokeStyle=k.chosen,j.lineWidth=n===e.way?2:
1,j.strokeRect(F,1,u,R-2),j.lineWidth=1}function O(j,k,R,[F,D],K,G=!1){j.fillStyle=k;let Y=j.font;G&&(j.font=`700 13px ${getComputedStyle(t).fontFamily}`),j.fillText(
R,F,D,K),j.font=Y}function T(j,k,R,F,D,K){j.save(),j.beginPath(),j.rect(R,F,D,K),j.clip(),j.strokeStyle=k,j.beginPath();for(let G=R-K;G<R+D;G+=5)j.moveTo(G,F+K),
j.lineTo(G+K,F);j.stroke(),j.restore()}function I(){let j=e.stepOf(n)*u,{scrollLeft:k,clientWidth:R}=a;(j<k||j+u>k+R)&&(a.scrollLeft=j+u<R?0:j-R/2)}return a.addEventListener(
"scroll",()=>{N=a.scrollLeft+a.clientWidth<P()*u-2*u,w(),r(a.scrollLeft,a)}),new ResizeObserver(()=>e.values&&e.ways[n]&&p()).observe(a),{draw:p,place:m,showStep:I,
scroll:a}}var Sg=12e3,_g=70,Og=700;function Od({root:t,slider:e,button:n,words:o},r,i){let a=0;function l(){clearInterval(a),a=0,A(n,s("▶ Play"))}function c(){r.step>=r.
length-1&&i(0),a=window.setInterval(()=>{if(!t.isConnected||r.step>=r.length-1)return l();i(r.step+1)},Math.max(_g,Math.min(Og,Sg/r.length))),A(n,s("❚❚ Pause"))}
return n.addEventListener("click",()=>a?l():c()),e.addEventListener("input",()=>{l(),i(Number(e.value)-1)}),e.addEventListener("keydown",({key:h})=>h==="Escape"&&
i(null)),{stop:l,draw(h){n.disabled=r.length<2,e.max=String(Math.max(1,r.length)),e.value=String(r.step+1),e.setAttribute("aria-valuetext",h),A(o,h)}}}var[Tg,Mg,Eg,$g,Ag,Lg]=[0,1,2,3,4,5],Rs=class{constructor(e){this.requests=e,this.steps=[],this.settings={},this.ends=null,this.figures=null,this.faults=[],this.
clear()}clear(){let{requests:e}=this;this.cells=e.map(()=>[]),this.tables=[],this.kept=[],this.sums=[],this.read=e.map(()=>0),this.written=e.map(()=>0),this.inParts=
e.map(()=>!1),this.begun=e.map(()=>!1)}grow({settings:e,steps:n,ends:o=null,figures:r=null,faults:i=[]}){for(i.length!==this.faults.length&&this.clear(),Object.
assign(this,{settings:e||{},ends:o,figures:r,faults:i,steps:n});this.sums.length<n.length;)this.add(n[this.sums.length])}get length(){return this.sums.length}cell(e,n){
return this.cells[e][n]}add(e){let n=this.sums.length,o={at:e.at,start:e.start,seconds:e.seconds,inStep:0,prefill:0,decode:0,again:0,padding:0,free:e.free?e.free.
reduce((a,l)=>a+l,0):null,waiting:e.waiting||[],starved:e.starved||[],back:e.put_back||[],came:e.came||[],left:e.left||[],evicted:e.evicted||0,shared:Object.values(
e.shared||{}).reduce((a,l)=>a+l,0)};this.sums.push(o);let r=!n||this.faults.some(({step:a})=>a===n),i=r?{}:this.tables[n-1];this.tables.push(e.tables&&Object.keys(
e.tables).length?{...i,...e.tables}:i),this.kept.push(e.kept||(r?[]:this.kept[n-1]));for(let a of e.rows)this.addRow(n,a,o);o.waiting.forEach((a,l)=>this.put(n,
a,{what:"waits",place:l+1,back:o.back.includes(a),anew:this.begun[a]}));for(let a of o.starved)this.cells[a][n]||this.put(n,a,{what:"starved"});for(let a of Object.
keys(this.tables[n]).map(Number))this.tables[n][a]&&!this.cells[a][n]&&this.put(n,a,{what:"idle"});for(let[a,l]of Object.entries(e.shared||{})){let c=this.cells[a]?.[n];
c&&(c.shared=l)}for(let a of o.back)this.inParts[a]=!1}addRow(e,n,o){let[r,i,a,l,c,h]=[Tg,Mg,Eg,$g,Ag,Lg].map(W=>n[W]),u=a-l,f=i==="pad",x=f?0:Math.max(0,Math.min(
u,this.read[r]-c)),q=i==="prefill"&&(h===null||this.inParts[r]);this.put(e,r,{what:q?"chunk":i,tokens:a,padding:l,position:c,again:x,id:h,written:this.written[r]}),
o.padding+=l,!f&&(this.inParts[r]=i==="prefill"&&h===null,this.begun[r]=!0,this.read[r]=Math.max(this.read[r],c+u),h!==null&&(this.written[r]+=1),o.inStep+=1,o.
again+=x,o[i]+=u)}put(e,n,o){this.cells[n]&&(this.cells[n][e]={tokens:0,padding:0,position:0,again:0,id:null,written:this.written[n],place:0,back:!1,anew:!1,shared:0,
...o})}};var Is=class{constructor(){this.values=null,this.ways=[],this.key="",this.clear()}clear(){this.way=0,this.at=null,this.request=null,this.settles=!1}take(e){let n=JSON.
stringify([e.model,e.clock,e.requests.map(({prompt:i,arrival:a,max_new_tokens:l})=>[i,a,l])]);n!==this.key&&this.clear();let o=n!==this.key,r=!o&&this.ways.length>
0&&this.isLive;return this.key=n,this.values=e,this.ways=e.ways.map((i,a)=>{let l=this.ways[a],h=!o&&l&&l.length<=i.steps.length&&JSON.stringify(l.settings)===JSON.
stringify(i.settings)&&Cg(l.steps,i.steps)?l:new Rs(e.requests);return h.grow(i),h}),this.way=Math.min(this.way,Math.max(0,this.ways.length-1)),this.at===null&&
this.isLive&&(this.way=Math.max(0,this.ways.length-1)),this.at!==null&&this.at>=this.length&&(this.at=null),this.settles=(o||r)&&!this.isLive&&this.at===null,this.
settles&&([this.way,this.at]=[0,this.fullest]),this.labels=Pg(e),o}label(e){return this.labels.get(e)??null}newIds(e,n){return this.ways[e].cells[n].flatMap(o=>o&&
o.id!==null?[o.id]:[])}get requests(){return this.values.requests}get isLive(){return this.ways.some(({ends:e})=>!e)}get length(){return Math.max(0,...this.ways.
map(({length:e})=>e))}get step(){return this.at??this.length-1}stepOf(e){return Math.min(this.step,this.ways[e].length-1)}get served(){return this.ways[this.way]}get fullest(){
let e=0,n=this.ways[0].sums,o=({free:r,inStep:i})=>r===null?i:-r;return n.forEach((r,i)=>{o(r)>o(n[e])&&(e=i)}),e}};function Cg(t,e){let n=t.length-1;return n<0||
t[n]===e[n]||JSON.stringify(t[n])===JSON.stringify(e[n])}function Pg({requests:t,ways:e,tokens:n=[]}){let o=new Map,r=i=>{for(let[a,l]of i)o.set(a,l)};for(let i of[
n,...t.map(({tokens:a})=>a)])r(i);for(let{ends:i}of e)for(let a of i||[])a&&r(a.tokens);return o}var Td=t=>z(t,"{count} step","{count} steps",{count:Number.isInteger(t)?t:X(t,1)}),Oi=t=>t?s("{half} / {most}",{half:`${Td(t.steps[0])}, ${We(t.seconds[0])}`,most:`${Td(
t.steps[1])}, ${We(t.seconds[1])}`}):"–",qg=()=>[[s("steps"),"step",s("Forward passes of the model."),t=>B(t.steps)],[s("tokens computed"),"token",s("All that\
 the steps read, padding among them."),({tokens:{prefill:t,decode:e,again:n,padding:o}})=>B(t+e+n+o)],[s("in prefill"),"prefill",s("Tokens of prompts, read for \
the first time."),t=>B(t.tokens.prefill)],[s("in decode"),"decode",s("Tokens of the texts, each read once to write the next one."),t=>B(t.tokens.decode)],[s("re\
ad again"),"preempted",s("Tokens of prompts and texts whose blocks were lost when their request was preempted, or when the server began anew."),t=>B(t.tokens.again)],
[s("padding"),"padding",s("Tokens that were computed for nothing: padding, and rows whose text had ended."),t=>B(t.tokens.padding)],[s("shared"),"prefix-sharing",
s("Tokens of prompts that needed no reading: blocks with the same beginning were there."),t=>B(t.shared)],[s("new tokens"),"length",s("Tokens that were written."),
t=>B(t.written)],[s("finished"),"ending",s("Requests that came to their end."),(t,e)=>s("{count} of {all}",{count:t.finished,all:e.requests.length})],[s("reques\
ts in a step"),"continuous-batching",s("The mean over the steps."),t=>t.at_once===null?"–":X(t.at_once,2)],[s("blocks used or kept"),"block",s("The share of t\
he cache’s blocks that were not empty, the mean over the steps."),t=>t.used===null?"–":H(t.used)],[s("starved / preempted"),"starved",s("How often a request\
 got no block for its next token, and how often one lost its blocks."),t=>s("{half} / {most}",{half:t.starved,most:t.put_back})],[s("time of all steps"),"time",
s("The sum of the times of the steps."),t=>We(t.seconds)],[s("new tokens per second"),"speed",s("New tokens over the time of all steps."),t=>t.per_second===null?
"–":X(t.per_second,1)],[s("time to first token, p50 / p95"),"first-token",s("From when a request comes until its first token: half of the requests waited no l\
onger than p50, 95% no longer than p95."),t=>Oi(t.first)],[s("time between tokens, p50 / p95"),"between-tokens",s("Between two tokens of a request."),t=>Oi(t.between)],
[s("latency, p50 / p95"),"latency",s("From when a request comes until its last token."),t=>Oi(t.whole)]];function Md(t,e){let n=e.ways.map((a,l)=>({...a,i:l})).
filter(({figures:a})=>a);if(t.hidden=!n.length,t.hidden)return;let o=d("table","gp-serving-figures");o.append(d("caption","gp-hidden",s("The ways side by side"))),
o.appendChild(d("thead")).appendChild(d("tr")).append(d("td"),...n.map(({settings:a,i:l})=>{let c=d("th","",e.ways.length>1?`${st(l)} ${Yt(a)}`:Yt(a),{scope:"co\
l"});return c.appendChild(d("small")).append(yn(Ps(a))),c}));let i=o.appendChild(d("tbody"));for(let[a,l,c,h]of qg()){let u=i.appendChild(d("tr")),f=d("span","",
a);oe(f,l,()=>"",{meaning:c,formula:"",unit:""});let x=d("th","",null,{scope:"row"});x.append(f),u.append(x);for(let{figures:q}of n)u.insertCell().append(yn(h(q,
e)))}t.replaceChildren(d("h3","gp-serving-sub",n.length>1?s("The ways side by side"):s("In numbers")),_i(o,s("The ways side by side")),d("p","gp-note",we([s("Ti\
med once, on this machine: too little to say which is faster"),s("requests that did not finish count in no latency")])+"."))}function Ed(t,e){let n=M=>t.querySelector(".gp-"+M),o=new Is,[r,i]=[n("serving-charts"),n("serving-moments")],a=Od({root:t,slider:n("serving-slider"),button:n("\
serving-play"),words:n("serving-step")},o,M=>{o.at=M,N(),l.forEach(({showStep:E})=>E())}),l=[];function c(M,E,_){Object.assign(o,{way:M,request:E,at:_}),a.stop(),
N()}function h(M,E){for(let{scroll:_}of l)_!==E&&_.scrollLeft!==M&&(_.scrollLeft=M)}function u(){let M=d("section","gp-serving-chart"),E=d("h3","gp-serving-way");
return E.append(d("span"),d("small")),M.append(E,d("div","gp-gantt"),d("div","gp-serving-faults")),M}let f=M=>o.ways.length>1?`${st(M)} ${Yt(o.ways[M].settings)}`:
Yt(o.ways[M].settings);function x(){let M=te(r,o.ways.length,u);l.length=Math.min(l.length,M.length),o.ways.forEach((E,_)=>{let[y,b,p]=M[_].children;A(y.firstChild,
f(_)),A(y.lastChild,` ${Ps(E.settings)}`),l[_]??=_d(b,o,_,{onPick:c,onScroll:h}),l[_].draw();let m=E.faults.map(wd);te(p,m.length,()=>d("p")),m.forEach((w,S)=>A(
p.children[S],w))})}function q(){let M=d("section","gp-serving-moment");return M.append(d("h3","gp-serving-sub"),d("p","gp-note"),d("div","gp-serving-blocks"),d(
"p","gp-serving-queue")),M}function W(M){let E=te(i,o.ways.length,q);o.ways.forEach((_,y)=>{let[b,p,m,w]=E[y].children;A(b,f(y)),A(p,Si(o,y)),pd(m,o,y,M);let S=_.
sums[o.stepOf(y)];A(w,S?bd(S):"")})}function N(){let M=Ns(t);a.draw(Si(o,o.way)),l.forEach(({place:E})=>E()),W(M),yd(n("serving-card"),o,M),Z(n("serving-hint"),
o.request===null),vd(n("serving-curves"),o,E=>{c(o.way,o.request,E),l.forEach(({showStep:_})=>_())})}function L(){let{model:M,dtype:E,device:_,seed:y}=o.values,
b=o.requests.some(({temperature:w})=>w!==null);A(n("about"),we([M,E,_,z(o.requests.length,"{count} request","{count} requests"),b&&s("seed {seed}",{seed:y})]));
let p=o.ways.map(({settings:w})=>w.kind),m=w=>t.querySelectorAll(".gp-"+w);for(let w of m("of-generate"))Z(w,p.includes("padded"));for(let w of m("of-blocks"))Z(
w,p.includes("continuous"));Z(n("of-ways"),p.length>1),n("of-ways").replaceChildren(...p.flatMap((w,S)=>[d("i",`gp-way-line gp-way-${S}`),st(S)])),x(),N(),Md(n(
"serving-numbers"),o)}let P=()=>!t.hidden&&o.values&&L();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",P),new MutationObserver(P).
observe(document.body,{attributes:!0,attributeFilter:["class"]}),new ResizeObserver(()=>!t.hidden&&o.values&&N()).observe(n("serving-curves")),t.addEventListener(
"gp-alone",P),M=>{if(Z(t,!!e.found?.ways?.length),t.hidden||!M.found)return;let E=o.take(e.found);E&&a.stop(),L(),(E||o.settles)&&l.forEach(({showStep:_})=>_())}}var Wg=5,Ng=60,Rg=6e7,Ig=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,o)=>n===e[o]),Vn=t=>[t,...t.children.flatMap(Vn)],Ti=t=>t.parent?Ti(t.parent):
t,js=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=$d()}get all(){return this.trees.flatMap(Vn)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===Ti(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=$d(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:o,asked:r}=e,i=this.all.find(h=>h.turn===n);if(i){this.shown=i;return}e.asked=null;let a=r&&Ig(r.ids,o.request.given)&&this.all.find(h=>h.
turn===r.turn);if(a&&r.kind!=="branch"&&a.plain&&a.mode===o.mode){Object.assign(a,{turn:n,pieces:[]}),this.shown=a;return}let l=o.request.only_given===!0,c={turn:n,
read:l,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(a){for(Object.assign(c,{at:r.at,from:r.from,on:r.on,kind:r.kind,parent:a});c.parent.
parent&&c.at<c.parent.at;)c.parent=c.parent.parent;c.parent.children.push(c)}else this.trees=this.trees.filter(({children:h})=>h.length),this.trees.push(c);this.
shown=c}measure(){let{log:e,along:n}=this,o=e.lines();n.follow(o.length?o[0].last:null);let{steps:r}=n;Object.assign(this.shown,{text:e.text,tokens:r.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:r.map(({piece:i,chosen:a})=>i??a.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((r,{text:i})=>r+i.length,0);if(this.trees.length<=Wg&&e.length<=Ng&&n<=Rg)return;let o=this.trees.find(r=>r!==Ti(this.shown))||e.filter(r=>r.parent&&
r!==this.shown&&!r.children.length).sort((r,i)=>r.turn-i.turn)[0];if(!o)return;this.detach(o)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function $d(){return new Ee(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}function Ad(t){let{root:e,state:n,tree:o,told:r,remove:i}=t,{log:a}=n,l=e.querySelector(".gp-rename"),c=()=>A(r,s("A run is under way. Wait for its end, or clic\
k Stop."));function h(x){if(!(!x||x===n.shown)){if(n.busy){c();return}n.shown=x,a.feedRun(x.text,x.turn),a.ask({type:"shown"}),t.draw(),x.item.focus({preventScroll:!0})}}
function u(){if(!i.dataset.sure){i.textContent=z(Vn(n.shown).length,"Delete this run?","Delete these {count} runs?"),i.dataset.sure="yes",i.focus();return}let x=n.
shown,q=n.refuge;n.busy?c():q&&(n.detach(x),h(q)),t.calm()}function f(){let x=n.shown,q=d("input","gp-rename-field",null,{"aria-label":s("Name of this run"),maxlength:60});
q.value=x.name;let W=!0,N=L=>{W&&(W=!1,L&&(x.name=q.value.trim()),document.activeElement===q&&x.item.focus(),q.remove(),t.fill(x))};q.addEventListener("keydown",
L=>{L.stopPropagation(),(L.key==="Enter"||L.key==="Escape")&&N(L.key==="Enter")}),q.addEventListener("click",L=>L.stopPropagation()),q.addEventListener("blur",()=>N(
!0)),x.item.querySelector(".gp-label").replaceChildren(q),q.focus(),q.select()}o.addEventListener("click",x=>{let q=x.target.closest(".gp-run"),W=n.visible.flatMap(
Vn).find(N=>N.item===q);W===n.shown?W.item.focus():h(W)}),o.addEventListener("keydown",x=>{let{shown:q}=n;if(x.ctrlKey||x.metaKey||x.altKey||!q)return;let W=n.visible.
flatMap(Vn),N=W.indexOf(q),L={ArrowDown:()=>h(W[N+1]),ArrowUp:()=>h(W[N-1]),ArrowRight:()=>h(q.children[0]),ArrowLeft:()=>h(q.parent),Home:()=>h(W[0]),End:()=>h(
W.at(-1)),F2:f,Delete:()=>{i.disabled||u()}};Object.hasOwn(L,x.key)&&(x.preventDefault(),L[x.key]())}),l.addEventListener("click",f),i.addEventListener("click",
u),i.addEventListener("blur",()=>t.calm())}var Ld=8,jg=3,Bg=-1e30,zg=t=>`log p ${t>Bg?X(t,2).replace("-","−"):"−∞"}`;function Fg(t){let e=t.pieces,n=Math.min(...t.children.map(({at:i})=>i)),o=t.parent?
t.at:Number.isFinite(n)&&n>=jg?n:0,r=qe(e.slice(o,o+Ld).join(""));return s("“{text}”",{text:`${o&&!t.parent?"…":""}${r}${e.length>o+Ld?"…":""}`})}function Cd(t){
if(!t.parent)return t.read?s("a text that was read:"):s("the original:");let e={number:t.at+1,token:J(t.from??"")};return t.kind!=="branch"?s("continues at toke\
n {number}:",e):t.on?s("again from {token} at token {number}:",e):s("instead of {token} at token {number}:",e)}var Bs=class{constructor(e,n){this.root=e,this.state=
n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,tree:n,state:o}=this,r=o.
log.canAsk?o.visible:[];if(e.hidden=!r.length,e.hidden)return;let{scrollTop:i}=n;n.replaceChildren(...r.map(a=>this.lay(a))),n.scrollTop=i,o.shown&&this.reveal(
o.shown.item.firstChild),this.remove.disabled=!o.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){e.item??=Hg(),
this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let o=d("ul","",null,{role:"group"});o.append(...e.children.map(r=>this.
lay(r))),e.item.append(o),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,o=e===this.
state.shown,r=Fg(e),i=[z(e.tokens,"{count} token","{count} tokens"),zg(e.total),...e.searched?[s("best of {mode}",{mode:tn(e.mode)})]:[]].join(" · "),a=n.querySelector(
".gp-label");if(!a.querySelector("input")){let c=[d("span","gp-note",Cd(e))," ",d("bdi","gp-words",r)];e.name?a.replaceChildren(d("bdi","gp-name",e.name)," ",...c):
a.replaceChildren(...c)}let l=n.querySelector(".gp-facts");A(l,i),l.title=s("Length, and total log-probability after the processors, in nats; −∞ where they remo\
ve a given token. Beam search scores given tokens before the processors."),A(n.querySelector(".gp-sign"),o?"▶":""),n.setAttribute("aria-selected",String(o)),n.
setAttribute("aria-label",[e.name,`${Cd(e)} ${r}`,i,o?s("shown"):""].filter(Boolean).join(", ")),n.tabIndex=o?0:-1}reveal(e){let{tree:n}=this,[o,r]=[n.getBoundingClientRect(),
e.getBoundingClientRect()];n.scrollTop+=Math.min(0,r.top-o.top-4)+Math.max(0,r.bottom-o.bottom+4)}};function Hg(){let t=d("li","gp-run",null,{role:"treeitem"}),
e=d("div","gp-row");return e.append(d("span","gp-sign","",{"aria-hidden":"true"}),d("span","gp-label"),d("span","gp-facts")),t.append(e),t}function Pd(t,e){let n=new js(e),o=new Bs(t,n);return Ad(o),r=>{r.run&&n.begin();let{shown:i}=n;if(i&&e.turn===i.turn&&(r.run||r.steps||r.status)&&n.measure(),r.
run){n.makeRoom();let a=o.tree.contains(document.activeElement);o.draw(),a&&i&&i.item&&i.item.focus({preventScroll:!0})}else!t.hidden&&i&&i.item&&o.fill(i);r.status&&
!n.busy&&A(o.told,"")}}var Dg={true:"button",false:"div"};function Kg({text:t},{chosen:e,removed:n,by:o}){let r=J(t);return e?s("Run again from here with {token}.",{token:r}):n?s("Con\
tinue from here with {token} instead, although {processor} removed it.",{token:r,processor:o}):s("Continue from here with {token} instead.",{token:r})}var Jn=class{constructor(e){
this.item=d("li","gp-bar"),e.append(this.item),this.body=null}build(e){let n=Dg[e];if(this.body&&this.body.localName===n)return;let o=d(n,"gp-row",null,e?{type:"\
button"}:{role:"group"});this.rank=d("span","gp-rank"),this.sign=d("span","gp-sign","",{"aria-hidden":"true"}),this.word=d("bdi","gp-word");let r=d("span","gp-n\
ame");r.append(this.sign,this.word),this.after=d("span","gp-fill gp-after"),this.before=d("span","gp-fill gp-before"),this.thick=d("span","gp-track"),this.thin=
d("span","gp-track gp-thin"),this.thick.append(this.after),this.thin.append(this.before),this.why=d("span","gp-why"),this.remover=d("span","gp-remover"),this.why.
append(...be(s("removed by {processor}"),{processor:this.remover}));let i=d("span","gp-tracks");i.append(this.thick,this.why,this.thin),this.value=d("span"),this.
raw=d("small");let a=d("span","gp-values");a.append(this.value,this.raw),o.append(this.rank,r,i,a,d("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),o.tabIndex=
this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(o):this.item.prepend(o),this.body=o}fill(e,n,o){let{text:r,after:i,before:a,rank:l,chosen:c,given:h,
removed:u,by:f,rest:x,words:q}=e;this.build(o&&!x),this.entry=e,this.item.hidden=!1;let W={"gp-chosen":c,"gp-removed":u,"gp-rest":x};ue(this.item,["gp-bar",...Object.
keys(W).filter(M=>W[M])].join(" ")),A(this.rank,l?B(l):""),A(this.sign,c?"▶":u?"✕":""),Me(this.word,r,{plain:x}),this.thick.hidden=u||i===null;for(let[M,E]of[
[this.after,i||0],[this.before,a]])le(M,"width",Math.min(1,E/n)),M.parentNode.classList.toggle("gp-beyond",E>n*1.005);A(this.value,u?"":i===null?"–":H(i)),A(this.
raw,H(a)),A(this.remover,f),this.why.hidden=!u;let N=[c&&(h?s("given"):s("chosen")),u&&s("removed by {processor}",{processor:f})].filter(Boolean).join(", "),L=[
x?r:J(r),N].filter(Boolean).join(", "),P=o&&!x?Kg({text:r},e):"";this.body.setAttribute("aria-label",P?`${L}. ${P}`:L),Se(this.body,()=>P?`${P} ${q()}`:q())}hide(){
this.item.hidden=!0}};function zs(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-row")],n=o=>e().forEach(r=>{r.tabIndex=r===o?0:-1});return t.
addEventListener("focusin",o=>o.target.matches(".gp-row")&&n(o.target)),t.addEventListener("keydown",o=>{let r=e(),i=r.indexOf(o.target),a={ArrowDown:i+1,ArrowUp:i-
1,Home:0,End:r.length-1}[o.key];i<0||a===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),r[Math.max(0,Math.min(r.length-1,a))].focus())}),
()=>{let o=e();o.length&&!o.some(r=>r.tabIndex===0)&&(o[0].tabIndex=0)}}function Gg(t){switch(t){case"context":return s("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return s("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return s("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return s("no mark: the bias is 0.");default:return s("no mark.")}}function ko(t){let e=t&&t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.
keys)?e.keys.length:0,o=e.greenlist_ratio,r=e.seeding_scheme==="selfhash",i=e.context_width;return{config:e,keys:n,selfhash:r,ratio:o>0&&o<1?o:null,early:n?Rn(e.
ngram_len,1)-1:Rn(i,1)-Number(r)}}function Fs({config:t,keys:e,ratio:n}){if(e)return z(e,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:t.ngram_len});if(n===null)return s("a green list whose settings are not known");let{bias:o,seeding_scheme:r,context_width:i,
hashing_key:a}=t;return s("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:H(n),bias:o,scheme:r,width:i,key:a})}
function Hs({chosen:t,index:e,mark:n,given:o,isFirst:r},i){let a=u=>s("Token {number}, {token}: {mark}",{number:B(e+1),token:J(t.text),mark:u});if(!n)return a(o?
s("given, before the watermark began."):s("not marked."));if(n.why)return a(Gg(n.why));let l=s("Its probability: {before} before the watermark, {after} after.",
{before:H(n.chosen_before),after:H(n.chosen_after)}),c=r?[s("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let u=z(i.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:U(n.g,2)});return[a(u),l,...c].join(" ")}let h=n.green?s("\
◆ green: it got the bias."):s("◇ red: it got no bias.");return[a(h),l,Ug(n,i),...c].join(" ")}function Ug(t,{ratio:e,selfhash:n}){let o=t.listed??0,r={before:H(
t.mass_before??0),after:H(t.mass_after??0)};return n?z(o,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",r):e===null?z(o,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
r):z(o,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...r,ratio:H(e)})}var qd={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function Wd(t,e,n,o){let{mark:r,index:i}=e,a={...t};if(!r)return{...a,unscored:t.
unscored+1};a.marks+=1;let l=r.kind==="synthid"?r.g:r.green;if(r.chosen_before>0&&r.chosen_after>0){a.chosen+=1,a.surprisal-=Math.log(r.chosen_before),a.gained+=
Math.log(r.chosen_after/r.chosen_before);let{stages:c,entropy_before:h}=e.distribution;a.entropy+=o>0&&c[o-1]?c[o-1].entropy:h,a.likely-=Vg(e,o)}return a.suppressed+=
r.suppressed,l===null?{...a,unscored:t.unscored+1}:i<n.early?{...a,early:t.early+1}:(a.scored+=1,a.green+=Number(l),a.expected+=r.expected??0,r.kind==="synthid"?
a.z=n.keys?(2*a.green-a.scored)*Math.sqrt(n.keys/a.scored):null:n.ratio!==null&&(a.z=zt(a.green,a.scored,n.ratio),a.foreseen=zt(a.expected,a.scored,n.ratio)),a)}
function Vg({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:o,stage_logprobs:r})=>e>0?r[e-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function Nd(t,e,n,o){
let r=t.find(([,h])=>h>o);if(e.z>o)return{at:r[0],words:z(r[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:o})};let i=r?[z(r[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:o})]:[],a=n.keys?e.z>0?e.scored*(o/e.z)**2:1/0:Go(e.green/e.scored,n.ratio,o),l=Math.max(e.scored+1,Math.ceil(a));
if(!Number.isFinite(l)||l>1e7)return{at:1/0,words:[...i,s("At the share so far, z never reaches {threshold}.",{threshold:o})].join(" ")};let c=z(l,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:o,more:B(l-e.scored)});return{at:l,words:[...i,c].join(" ")}}var Mi=t=>t?H(t):"<0.01%",Jg=(t,e)=>t.kept!==e||t.mass_moved>0;function Xt({distribution:{stages:t,vocab:e}}){return t.map((n,o)=>{let[r,i,a]=Ue(n.name),l=o?t[o-
1].kept:e;return{number:o+1,kind:n.name,name:r,meaning:i,knobs:a,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!Jg(n,
l)}})}function Zt({kept:t,keptBefore:e,removed:n,moved:o,idle:r}){if(r)return s("did nothing");let i=[];return t<e&&i.push(z(e-t,"removed {count} token ({share}\
)","removed {count} tokens ({share})",{share:Mi(n)})),t>e&&i.push(z(t-e,"brought {count} token back","brought {count} tokens back")),(o-n>.001||!i.length)&&i.push(
s("moved {share}",{share:H(o)})),i.join(", ")}var Yn=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function Ds(t,{effective:e,config:n}){
let o={...e,...n};return t.filter((r,i)=>i===0||o[r]).map(r=>{let i=JSON.stringify(o[r]??null);return i==="null"||i.length>12?r:`${r} ${i}`}).join(", ")}function yo(t){
return Yn(t)?{name:"DoLa",meaning:s("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:t.layers?s("the last layer"):s("the model"),meaning:s("The distribution that the model gave, before any processor.")}}function wt({distribution:{
candidates:t},chosen:e}){return t.some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function Ks(t,e,n){if(t.length<=e)return t;let o=({raw_logprob:a,logprob:l})=>Math.
max(ee(a),ee(l)),r=[...t].sort((a,l)=>o(l)-o(a)),i=new Set([...r.filter(({token_id:a})=>a===n),...r.filter(rt).slice(0,3)]);for(let a of r)i.size<e&&i.add(a);return t.
filter(a=>i.has(a))}function Lt({raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?ee(e[n-1]):void 0:ee(t)}var Xn=({raw_logprob:t,stage_logprobs:e},n)=>((n?
(e||[])[n-1]:t)??null)===null,rt=({logprob:t})=>t===null;function pn({removed_by:t,stage_logprobs:e,raw_logprob:n},o){let r=[n,...e||[]],i=r.findLastIndex((l,c)=>c>
0&&l===null&&r[c-1]!==null),a=t||i>0&&o.distribution.stages[i-1].name;return a?Ue(a)[0]:Yn(o)?"DoLa":s("a processor")}function Gs(t,e){let{raw_logprob:n,logprob:o,
rank:r,raw_rank:i,token_id:a}=t;if(Be(e)){let f={share:H(ee(n)),rank:B(i||0)},x=i?s("Probability {share}, rank {rank}, as the server told it.",f):s("Probability\
 {share}, as the server told it.",f);return a<0?x:`${x} ${s("Token id {id}.",{id:a})}`}let l=B(e.distribution.vocab),c=s("Token id {id}.",{id:a});if(!e.distribution.
stages.length&&Math.abs((o??n)-n)<1e-4){let f={share:H(ee(n)),rank:B(r||i||0),vocab:l};return`${r||i?s("Probability {share}, rank {rank} of {vocab}; no processo\
r changed it.",f):s("Probability {share}; no processor changed it.",f)} ${c}`}let h={share:H(ee(n)),rank:B(i||0),vocab:l};return`${i?s("Before the processors {s\
hare}, rank {rank} of {vocab}.",h):s("Before the processors {share}.",h)} ${Yg(t,e)} ${c}`}function Yg(t,e){if(rt(t))return s("After them it cannot be chosen: r\
emoved by {processor}.",{processor:pn(t,e)});let{logprob:n,rank:o}=t,r={share:H(ee(n)),rank:B(o||0),kept:B(at(e))};return o?s("After them {share}, rank {rank} o\
f {kept} kept.",r):s("After them {share}.",r)}function Id({distribution:{candidates:t,entropy_before:e}},n){let i=[...t.filter(({raw_logprob:l})=>l!==null&&l<0)].
sort((l,c)=>Rd(c)-Rd(l)).slice(0,3).map(({text:l,raw_logprob:c})=>`${J(l)} ${U(ee(c))} · ${U(Oe(-c,n),2)}`),a={terms:i.join(" + "),entropy:ie(e,n)};return i.length?
s("before the processors, {terms} + the terms of all other tokens = {entropy}.",a):""}var Rd=({raw_logprob:t})=>-t*ee(t);function xo(t,{mode:e,effective:n,config:o}){
if(t.isPrompt)return[s("given"),s("{token} is in the prompt: given, not chosen")];if(t.given)return[s("given"),s("{token} was given, not chosen")];if(e==="elsew\
here")return[s("the choice"),s("{token} was chosen by the server")];if(e==="custom")return[s("the choice"),s("{token} was chosen by your own decoding loop")];if(t.
beam)return[s("the choice"),Xg(t.beam.status)];if(t.reranked)return[s("the choice"),s("{token} has the best score: probability against degeneration penalty")];let r=t.
draft&&t.draft.origin;return r==="accepted"?[s("the draft"),s("{token} was drafted by the assistant, and accepted")]:r==="correction"?[s("the choice"),s("{token\
} replaced a rejected draft token")]:{...n,...o}.do_sample?[s("the draw"),s("{token} was drawn")]:[s("the choice"),s("{token} was chosen as the most probable")]}
function Xg(t){return t==="running"?s("{token} goes on: the search compares the sums of whole beams"):t==="finished"?s("{token} ends a beam: the search compares\
 the sums of whole beams"):t==="ended"?s("{token} would end a beam, which does not count"):t==="pruned"?s("{token} was considered, and pruned: the search compar\
es the sums of whole beams"):s("{token} was considered by the search")}var Zg=1.05;function jd(t,e){let{started:n,unit:o}=e;if(!t)return[s("No token yet")];if(e.rejected)return xa(e.rejected,t.chosen.text,sn(n));if(Be(t))return Qg(
t,e);let r=[ew(t,o),...tw(t),...ow(t,o),...nw(t,n)];if(t.mark){let a=ko(n),{chosen:l,index:c,mark:h,given:u=!1}=t;r.push(Hs({chosen:l,index:c,mark:h,given:u,isFirst:c<
a.early},a))}r.push(Fd(t,n)),t.draft&&r.push(...ya(t,sn(n))),t.beam&&r.push(...Ka(t,e)),t.reranked&&r.push(...sw(t,n));let{raw_logprob:i}=t.chosen;return i!==null&&
r.push(s("Its surprisal, before the processors, was {value}.",{value:ie(-i,o)})),r}function Qg(t,{started:e,unit:n}){let{chosen:o}=t,[r,...i]=[o,wt(t).find(l=>l.
raw_rank===1)].filter(Boolean).map(l=>({token:J(l.text),share:H(ee(l.raw_logprob))})),a=o.raw_rank===1||!i.length?[]:[s("The likeliest token was {token}, with {\
share}.",i[0])];return o.raw_rank===1?a.push(s("The likeliest token was {token}, with {share}.",r)):o.raw_rank?a.push(s("The server gave {token} {share}: rank {\
rank}.",{...r,rank:B(o.raw_rank)})):a.push(s("The server gave {token} {share}.",r)),[...a,Fd(t,e),s("Its surprisal was {value}.",{value:ie(o.raw_logprob===null?
null:-o.raw_logprob,n)})]}function ew({distribution:{entropy_before:t}},e){let n=Math.exp(t),o=ie(t,e);return n<Zg?s("The model was all but certain here: an ent\
ropy of {entropy}.",{entropy:o}):s("The model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:o,options:n<10?U(
n,1):B(Math.round(n))})}function tw(t){let{chosen:e,distribution:n}=t,{name:o}=yo(t),r={source:o,token:J(e.text),share:H(ee(e.raw_logprob)),vocab:B(n.vocab)};if(Yn(
t))return[];if(e.raw_rank===1)return[s("Its first choice was {token}, with {share}.",r)];let i=wt(t).find(c=>c.raw_rank===1),a=i?[s("Its first choice was {token\
}, with {share}.",{token:J(i.text),share:H(ee(i.raw_logprob))})]:[],l=e.raw_rank?s("It gave {token} {share}: rank {rank} of {vocab}.",{...r,rank:B(e.raw_rank)}):
s("It gave {token} {share}.",r);return[...a,l]}function nw(t,e){let n=Xt(t);if(!n.length)return t.isPrompt||t.read?[]:[s("No processor changed that.")];let o=n.
filter(({idle:r})=>!r);return o.length?o.map(r=>{let i=Bd(r,e),a=r.kept===r.keptBefore?Zt(r):`${Zt(r)}, ${s("{count} left",{count:B(r.kept)})}`,{chosen:l}=t,[c,
h]=[Lt(l,r.number-1),Lt(l,r.number)],u={name:i,effect:a,token:J(l.text),before:H(c||0),after:H(h||0)};return c===void 0||h===void 0?s("{name}: {effect}.",u):!h&&
c?s("{name}: {effect}; {token} had {before}, and could no longer be chosen.",u):u.before===u.after?s("{name}: {effect}; {token} stayed at {after}.",u):s("{name}\
: {effect}; {token} went from {before} to {after}.",u)}):[z(n.length,"The processor ({names}) did nothing here.","The {count} processors ({names}) did nothing h\
ere.",{names:n.map(({name:r})=>r).join(", ")})]}function Bd({name:t,knobs:e},n){let o=Ds(e,n);return o?o.startsWith(t)?o:`${t} (${o})`:t}function zd(t,e){let{chosen:n}=t,
o=s("{token} had {share}",{token:J(n.text),share:H(ee(n.raw_logprob))}),r=Xt(t).filter(({idle:a})=>!a).map(a=>{let l=Lt(n,a.number),c={name:Bd(a,e),share:l===void 0?
"":H(l)};return l===void 0?s("{name}: {effect}",{...c,effect:Zt(a)}):a.kept===a.keptBefore?s("after {name}: {share}",c):z(a.kept,"after {name}: {share}, {count}\
 token left","after {name}: {share}, {count} tokens left",c)}),i=be(xo(t,e)[1],{token:J(n.text)}).join("");return pe(we([o,...r,i]))}function Fd(t,e){let{chosen:n,
given:o,isPrompt:r}=t,i=be(xo(t,e)[1],{token:J(n.text)}).join("");return o||r||t.beam||Be(t)?`${i}.`:rt(n)?s("{words}, though {processor} had removed it.",{words:i,
processor:pn(n,t)}):{...e.effective,...e.config}.do_sample&&!t.draft&&!t.reranked?s("{words}: its chance was {share}.",{words:i,share:H(ee(n.logprob))}):`${i}.`}
function ow({layers:t},e){if(!t)return[];let{layer:n,final_layer:o,candidate_layers:r,divergences:i}=t,a={final:o,layer:n,divergence:ie(i[r.indexOf(n)]??null,e)};
return[z(r.length,"DoLa contrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {divergence}.","DoLa contrasted the last laye\
r, {final}, with layer {layer}: of {count} candidates the furthest from it, by {divergence}.",a)]}function sw({reranked:t,chosen:e},{effective:n,config:o}){let r=t.
find(({token_id:h})=>h===e.token_id);if(!r)return[];let i={share:H(r.probability),penalty:U(r.penalty),score:U(r.score)},a=[s("Its probability among the weighed\
 tokens was {share}, its degeneration penalty {penalty}, its score {score}.",i)],{penalty_alpha:l}={...n,...o};V(l)&&a.push(s("score = (1 − α) · probability − α\
 · penalty = (1 − {alpha}) · {probability} − {alpha} · {penalty} = {score}.",{...i,alpha:l,probability:U(r.probability)}));let c=t.reduce((h,u)=>u.probability>
h.probability?u:h);if(c!==r){let h={token:J(c.text),count:t.length,share:H(c.probability),penalty:U(c.penalty),score:U(c.score)};a.push(s("The most probable of \
the {count} weighed tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",h))}return a}var rw=(t,e)=>t.map(({watched:n})=>{let o=(n||[]).find(({token_id:r})=>r===e);return o&&ee(o.logprob)}),Ei=class extends Jn{constructor(e){super(e),this.along=d(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=re("polyline","gp-along-line"),this.here=re("line","gp-along-here");let n=re("svg","gp-\
along-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,d("span","gp\
-along-words")),this.item.append(this.along)}},Us=class{constructor(e,n,o){this.log=n,this.entryOf=o,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
zs(this.list),this.form.addEventListener("submit",r=>this.ask(r))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:o,label:r})=>o===n.last&&r===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,o=this.lineNumber();if(!n||o<0){A(this.state,n?s("Sel\
ect a token of the generated text first."):s("Type the text of a token first."));return}A(this.state,s("Looking up {token} …",{token:J(n)})),this.log.ask({type:"\
look",line:o,text:n})}draw(e,n,o){(n.run||n.watched)&&A(this.state,"");let r=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,
this.list.parentNode.hidden=!r.length,this.box.hidden=this.form.hidden&&!r.length;let i=r.map(c=>this.entryOf(c,e)),a=Math.max(.02,...i.map(({after:c,before:h})=>Math.
max(c||0,h))),l=r.length?me(this.log.lastOf(e)):[];for(;this.rows.length>r.length;)this.rows.pop().item.remove();for(;this.rows.length<r.length;)this.newRow();r.
forEach((c,h)=>{this.rows[h].fill(i[h],a,o),this.drawAlong(this.rows[h],rw(l,c.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new Ei(this.list))}drawAlong(e,n,o){
let r=n.map(f=>f??0);if(e.along.hidden=r.length<2,e.along.hidden)return;let i=Math.max(...r),a=r.indexOf(i),l=f=>f/(r.length-1)*100,c=iw(r,150).map(([f,x])=>`${l(
f).toFixed(1)},${(98-(i?x/i:0)*94).toFixed(1)}`);e.line.setAttribute("points",c.join(" "));for(let[f,x]of Object.entries({x1:l(o.index),x2:l(o.index),y1:0,y2:100}))
e.here.setAttribute(f,x);let h=i?s("highest {share}, at token {number}",{share:H(i),number:a+1}):s("probability 0 everywhere");A(e.along.lastElementChild,h);let u=z(
r.length,"The probability of this token after the processors, along the text of {count} token: {words}. The vertical line is the current token.","The probabilit\
y of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token.",{words:h});oe(e.along,"probability",()=>"",
{meaning:u,formula:""}),e.along.setAttribute("aria-label",s("along the text: {words}",{words:h}))}};function iw(t,e){let n=Math.ceil(t.length/e),o=[];for(let r=0;r<
t.length;r+=n){let i=r;for(let a=r+1;a<Math.min(t.length,r+n);a++)t[a]>t[i]&&(i=a);o.push([i,t[i]])}return o}function Hd(t,e){let o=t.querySelector(".gp-bars"),r=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),a=S=>t.querySelector(".gp-"+S),[l,c,h,u,f]=[
"full","beams-note","press-note","chosen-word","removed-key"].map(a),x=a("no-token"),q=[],W=zs(o),N=new Us(t,e,E),L=!1,P=[],M=S=>e.canAsk&&!S.isPrompt;function E(S,$){
let C=rt(S)&&!Be($);return{id:S.token_id,text:S.text,after:ee(S.logprob),before:ee(S.raw_logprob),rank:C?null:S.rank??($.distribution.stages.length?null:S.raw_rank),
chosen:S.token_id===$.chosen.token_id,given:$.isPrompt||$.given,removed:C,by:C?pn(S,$):"",words:()=>Gs(S,$)}}function _(S){let $=wt(S),g=(L?$:Ks($,24,S.chosen.token_id)).
map(T=>E(T,S)),v=Be(S)?null:S.distribution.vocab-$.length;(v===null||v>0)&&g.push(y(S,$.map(T=>E(T,S)),v));let O=b(Math.max(...g.filter(({rest:T})=>!T).map(T=>Math.
max(T.after,T.before))));for(A(l,s("axis 0–{top}",{top:H(O)}));q.length<g.length;)q.push(new Jn(o));q.forEach((T,I)=>g[I]?T.fill(g[I],O,M(S)):T.hide()),W(),i.
hidden=$.length<=24,A(i,L?s("show {count} only",{count:24}):s("show all {count}",{count:B($.length)})),i.setAttribute("aria-expanded",String(L))}function y(S,$,C){
let g=k=>Math.max(0,1-$.reduce((R,F)=>R+F[k],0));if(C===null){let k=g("before");return{text:s("all others"),after:k,before:k,rest:!0,words:()=>s("All tokens tha\
t the server did not list, together: {share}.",{share:H(k)})}}let v=at(S)>$.filter(({removed:k})=>!k).length,[O,T]=[v?e.usesBeams?null:g("after"):0,g("before")],
I={count:B(C),before:H(T),after:H(O??0)},j=()=>O===null?s("All tokens that are not listed ({count}), together: {before} before the processors.",I):s("All tokens\
 that are not listed ({count}), together: {before} before the processors, {after} after them.",I);return{text:z(C,"{count} other token","{count} other tokens"),
after:O,before:T,rest:!0,words:j}}let b=S=>[.02,.05,.1,.2,.5,1].find($=>S<=$)||1;function p(S){let $=!S.distribution.stages.length;t.classList.toggle("gp-untouc\
hed",$),A(a("after-word"),Be(S)?s("probability, as the server told it"):$?s("probability; no processor ran, so it is the same before and after"):s("after the pr\
ocessors")),a("before-key").hidden=$,f.hidden=Be(S)||!wt(S).some(rt),A(u,S.isPrompt||S.given?s("given, not chosen"):s("chosen")),c.hidden=!S.beam||$,h.hidden=!M(
S),t.classList.toggle("gp-pressable",M(S))}o.parentNode.addEventListener("click",S=>{let $=S.target.closest("button.gp-row"),C=$&&[...q,...N.rows].find(({body:v})=>v===
$),g=e.current();C&&g&&M(g)&&e.ask({type:"branch",step:g,tokenId:C.entry.id})}),i.addEventListener("click",()=>{L=!L,_(e.current())});function m(){for(let S of q)
S.hide();for(let S of[i,c,h,N.box])S.hidden=!0}let w=S=>()=>e.current()?S(e.current()):"";return he(t,{after:w(S=>zd(S,e.started)),before:w(({chosen:S})=>pe(s("\
{token} had {share}",{token:J(S.text),share:H(ee(S.raw_logprob))})))}),S=>{let $=e.current();r.hidden=!$,x.hidden=!!$,$?(($!==P[0]||e.canAsk!==P[1])&&_($),p($),
N.draw($,S,M($))):m(),P=[$,e.canAsk]}}function Dd(t,e){let o=t.querySelector("details"),r=t.querySelector(".gp-output"),i=t.querySelector(".gp-all"),a=null,l=!1;function c(p){let m=e.allLines(),w=e.
started.effective.length_penalty??1;return p.sequences.map((S,$)=>{let C=me(m[$]?m[$].last:null),g=S.token_ids.map((k,R)=>{let F=C[R]&&C[R].chosen.token_id===k?
C[R]:null,D=S.logprobs[R];return{id:k,text:F?F.chosen.text:"?",recorded:D,library:S.transition_scores?S.transition_scores[R]:null,difference:S.transition_scores?
Ln(D,S.transition_scores[R]):null,drawn:F?Ln(D,F.chosen.logprob):1/0}}),v=S.logprobs.filter((k,R)=>!C[R]||!C[R].given),O=v.reduce((k,R)=>k+(R??-1/0),0),T=v.length**
w,I=v.length?O/T:null,j=S.score!==null&&I!==null&&S.score*T>an;return{tokens:g,sum:O,length:v.length,penalty:w,rebuilt:I,score:S.score,difference:j?lo(O,S.score,
T):null}})}function h(p,m=1e-9){if(!Number.isFinite(p))return"∞";let w=Math.max(p,m),S=Math.floor(Math.log10(w)+1e-9),$=Math.ceil(w/10**S-1e-6);return $===10?
`1e${S+1}`:`${$}e${S}`}function u(p){if(!p||!p.sum.count)return[[],[]];let{sum:m,given:w,final:S,pool:$,output:C}=p,g=({off:T,count:I,furthest:j},k)=>T?[k(T,{all:B(
I),bound:h(j)})]:[],v=[...g(m,(T,I)=>z(T,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add up: the fur\
thest is off by {bound}",I)),...g(w,(T,I)=>z(T,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tokens do not c\
ount as 0: the furthest is off by {bound}",I)),...g(S,(T,I)=>z(T,"{count} of {all} final scores does not follow from its sum: it is off by {bound}","{count} of \
{all} final scores do not follow from their sums: the furthest is off by {bound}",I)),...g($,(T,I)=>z(T,"{count} of {all} kept scores does not follow from the t\
exts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",I)),...g(C,(T,I)=>z(
T,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their paths thro\
ugh the tree end: the furthest is off by {bound}",I))],O=h(Math.max(...Object.values(p).map(T=>T.furthest)),ja);return[v,v.length?[]:[z(m.count,"{count} node of\
 the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:O})]]}function f({outputs:p,tree:m}){let w=p.flatMap(k=>k.tokens);
if(!w.length)return["none","–",s("There are no scores to check: no token was generated.")];let S=w.filter(({difference:k})=>k!==null),$=p.filter(({difference:k})=>k!==
null),C=k=>h(Math.max(0,...k.map(({difference:R})=>R))),g=k=>k.filter(({difference:R})=>!(R<=Cn)).length,v=w.filter(({drawn:k})=>k>Cn).length,[O,T]=u(m),I=[...g(
$)?[s("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:B(g($)),all:B($.length),bound:C($)})]:[],...O,...g(S)?[z(g(S),"{count} \
of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_transition_scores\
, by up to {bound}",{all:B(S.length),bound:C(S)})]:[],...v?[z(v,"{count} token of the outputs differs from the steps that are shown","{count} tokens of the outp\
uts differ from the steps that are shown")]:[]];if(I.length)return["differs","✗",we(I)];let j=[...$.length?[z($.length,"{count} sequences_scores is rebuilt to\
 within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:C($)})]:[],...T];return S.length?["agrees","✓",we([...j,z(S.length,"{count} t\
oken agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to within {boun\
d}",{bound:C(S)})])]:["none","–",we([...j,x()])]}let x=()=>e.started.mode==="custom"?s("compute_transition_scores does not apply: the run used your own decodi\
ng loop"):s("compute_transition_scores does not apply: the run was recorded without the library’s scores");function q(){let[p,m,w]=a?f(a):["none","–",s("The\
 scores are checked against the library when the run has finished.")],S={agrees:s("agrees with the library"),differs:s("differs from the library"),none:s("not c\
hecked")};t.dataset.verdict=p,A(t.querySelector(".gp-badge"),m),A(t.querySelector(".gp-sign-words"),a?S[p]:s("not checked yet")),A(t.querySelector(".gp-verdict-\
line"),w)}let W=p=>Ye(p)?"−∞":X(p,3).replace(/^-(0.000)$/,"$1"),N=p=>Ye(p)?"−∞":(p<an?ve(p.toExponential(3)):U(p,5)).replace("-","−"),L=p=>p<0||Ye(p)?
`(${N(p)})`:N(p);function P(p,m){let w=p.insertCell();m===null?w.textContent="–":w.textContent=(m>Cn?"✗ ":"")+(m===0?"0":Number.isFinite(m)?m.toExponential(
0):"∞"),w.classList.toggle("gp-off",m>Cn)}function M(){let p=a.outputs.filter(({score:w})=>w!==null);t.querySelector(".gp-beam-check").hidden=!p.length;let m=t.
querySelector(".gp-sums tbody");m.replaceChildren(),a.outputs.forEach((w,S)=>{if(w.score===null)return;let $=m.insertRow();for(let C of[S+1,W(w.sum),w.length,w.
penalty,U(w.rebuilt,4),U(w.score,4)])$.insertCell().textContent=C;P($,w.difference)})}function E(p,m,w,S,$,C){if(!w.count)return;let{worst:g}=w,v=p.insertRow();
v.append(d("th","",m,{scope:"row"})),v.insertCell().textContent=B(w.count),v.insertCell().append(S(g),...g.node?[" ",ae(g.node.beam.text)]:[]),v.insertCell().textContent=
$(g),v.insertCell().textContent=N(C(g)),P(v,g.difference)}function _(){let p=t.querySelector(".gp-tree-sums tbody");if(p.replaceChildren(),!a.tree)return;let{sum:m,
given:w,final:S,pool:$,output:C}=a.tree,g=e.started.effective.length_penalty??1,v=({node:T})=>s("step {number}:",{number:T.index+1}),O=({node:T,power:I})=>`${N(
T.beam.score)} / ${T.length} ** ${g} = ${N(Ye(T.beam.score)?null:T.beam.score/I)}`;E(p,s("node: parent’s score + log-probability"),m,v,({node:T,parent:I})=>`${N(
I)} + ${L(T.beam.logprob)} = ${N(Ye(T.beam.logprob)?null:I+T.beam.logprob)}`,({node:T})=>T.beam.score),E(p,s("given token: counts as 0"),w,v,()=>N(0),({node:T})=>T.
beam.score),E(p,s("ended: score / length ** length_penalty"),S,v,O,({node:T})=>T.beam.final_score),E(p,s("kept after a step: the best that ended"),$,T=>s("step \
{number}: rank {rank}",{number:T.step+1,rank:T.place+1}),T=>T.expected===null?"–":N(T.expected),T=>T.told),E(p,s("output: score where its path ends, after the\
 penalty"),C,({number:T})=>s("output {number}:",{number:T+1}),O,T=>T.told)}function y(){let{tokens:p}=a.outputs[Number(r.value)]||a.outputs[0]||{tokens:[]},m=t.
querySelector(".gp-scores tbody");m.replaceChildren(),p.slice(0,l?1/0:20).forEach((w,S)=>{let $=m.insertRow();$.insertCell().textContent=S+1,$.insertCell().textContent=
w.id,$.insertCell().append(ae(w.text)),$.insertCell().textContent=W(w.recorded),$.insertCell().textContent=w.difference===null?"–":W(w.library),P($,w.difference),
$.insertCell().textContent=ve(`${(ee(w.recorded)*100).toFixed(2)}%`)}),i.hidden=p.length<=20||l,A(i,s("Show all {count} tokens",{count:B(p.length)}))}function b(){
if(!o.open)return;let p=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!p,t.querySelector(".gp-token-check").hidden=p||!a,t.querySelector(".gp-beam-c\
heck").hidden=!0,t.querySelector(".gp-tree-check").hidden=p||!a||!a.tree||!a.tree.sum.count,A(t.querySelector(".gp-how"),e.usesBeams?s("The playground records a\
 log-probability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, \
as its documentation asks for beams)."):s("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute\
_transition_scores gives for the same run (normalize_logits=True).")),!a)return;let m=w=>e.usesBeams?s("output {number}",{number:w}):s("sequence {number}",{number:w});
t.querySelector(".gp-which").hidden=a.outputs.length<2,r.options.length!==a.outputs.length&&r.replaceChildren(...a.outputs.map((w,S)=>d("option","",m(S+1),{value:S}))),
M(),p||_(),p||y()}return o.addEventListener("toggle",b),o.addEventListener("keydown",p=>{p.key!=="Escape"||!o.open||(o.open=!1,o.querySelector("summary").focus())}),
r.addEventListener("change",b),i.addEventListener("click",()=>{l=!0,b()}),p=>{if(t.hidden=!e.started,!p.run&&!p.status&&!p.steps)return;let{finished:m}=e;m?(!a||
a.finished!==m)&&(a={finished:m,outputs:c(m),tree:Ba(e)},l=!1,r.replaceChildren()):a=null,q(),(p.run||p.status||m)&&b()}}function Kd(t,e){let r=[.1,.2,.5,1,2,5,10,20,50,1/0],i=t.querySelector(".gp-heat-plot"),a=t.querySelector(".gp-cells"),l=t.querySelector(".gp-column"),c=t.querySelector(
".gp-layer-names"),h=t.querySelector(".gp-layer-reading"),u=t.querySelector(".gp-layer-tally"),f=document.createElement("canvas"),x=f.getContext("2d",{willReadFrequently:!0}),
q=new Ee({picks:{},peak:0},({picks:k,peak:R},{layers:F})=>F?{picks:{...k,[F.layer]:(k[F.layer]||0)+1},peak:Math.max(R,...F.divergences)}:{picks:k,peak:R}),W=0,N=[],
L=[],P=[0,0],M=[],E=k=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(k??0)/W)))*10);function _(){let k=getComputedStyle(t);return[...[...Array(11).keys()].map(F=>`\
--gp-heat-${F}`),"--gp-text"].map(F=>{let D=k.getPropertyValue(F).trim();return[1,3,5].map(K=>parseInt(D.slice(K,K+2),16))})}function y(k){if(f.width>=k&&f.height===
N.length*6)return;let R=f.height===N.length*6?x.getImageData(0,0,f.width,f.height):null;f.width=Math.max(64,2**Math.ceil(Math.log2(k))),f.height=N.length*6,R&&x.
putImageData(R,0,0)}function b(k){let R=new ImageData(1,N.length*6);N.forEach((F,D)=>{let K=k.layers?k.layers.candidate_layers.indexOf(F):-1;if(K<0)return;let G=L[E(
k.layers.divergences[K])];for(let Y=0;Y<5;Y++){let ne=Y===2&&F===k.layers.layer?L[11]:G;R.data.set([...ne,255],(D*6+Y)*4)}}),x.putImageData(R,k.index,0)}let p=()=>Math.
max(10,q.steps.length);function m(){let[k,R]=P;if(!k||!R)return;a.width!==k&&(a.width=k),a.height!==R&&(a.height=R);let F=a.getContext("2d");F.clearRect(0,0,k,R),
F.imageSmoothingEnabled=!1;let D=q.steps.length;F.drawImage(f,0,0,D,f.height,0,0,k*D/p(),R)}function w(k){let R=[...q.steps.find(G=>G.layers).layers.candidate_layers].
sort((G,Y)=>Y-G),F=_(),D=r.find(G=>q.total.peak<=G*Math.LN2)*Math.LN2,K=String([R,F,D])!==String([N,L,W]);String(R)!==String(N)&&S(R),[N,L,W]=[R,F,D],y(q.steps.
length);for(let G of K?q.steps:k)b(G);m()}function S(k){let R=Math.max(15,Math.min(28,280/k.length));i.style.height=c.style.height=`${Math.max(1,k.length)*R}px`,
c.replaceChildren(...k.map(F=>d("span","",C(F))))}function $(){A(t.querySelector(".gp-ramp-low"),"0"),A(t.querySelector(".gp-ramp-high"),`${Pt(Number(Oe(W,e.unit).
toPrecision(2)))} ${s(e.unit)}`.replace(/^1 bits/,"1 bit"));let k=t.querySelector(".gp-scale-ramp");if(!k.childNodes.length)for(let R=0;R<11;R++){let F=d("i");F.
style.background=`var(--gp-heat-${R})`,k.append(F)}}he(t,{divergence:()=>{let{layers:k}=e.current()||{};if(!k)return"";let{layer:R,candidate_layers:F,divergences:D}=k,
K=ie(D[F.indexOf(R)]??null,e.unit);return z(F.length,"{layer}, the one candidate, has {value}.","{layer} has the largest of {count}, {value}.",{layer:C(R),value:K})}});
let C=k=>k===0?s("embedding"):s("layer {layer}",{layer:k}),g=k=>k===0?s("the embedding (layer 0)"):s("layer {layer}",{layer:k});function v(k){let R={number:k.index+
1,token:J(k.chosen.text)};if(!k.layers)return s("Token {number}, {token}: no layer was contrasted.",R);let{layer:F,final_layer:D,candidate_layers:K,divergences:G}=k.
layers,Y=mn(K.map((ne,se)=>`${C(ne)} ${X(Oe(G[se]??0,e.unit),3)}`));return s("Token {number}, {token}: {layer} was contrasted with the last layer ({final}), bec\
ause it diverges most from it. Divergences in {unit}: {list}.",{...R,layer:g(F),final:D,unit:s(e.unit),list:Y})}function O(k){l.hidden=!1,l.style.left=`${k.index/
p()*100}%`,l.style.width=`${100/p()}%`;let R=v(k);A(h,R),ds(i,k,q.steps.length,R)}function T(){let k=Object.entries(q.total.picks).sort((D,K)=>K[1]-D[1]),R=k.reduce(
(D,[,K])=>D+K,0),F=k.map(([D,K])=>s("{layer} in {times}",{layer:g(Number(D)),times:B(K)})).join(", ");A(u,z(R,"Along the text: {list} of {count} step.","Along t\
he text: {list} of {count} steps.",{list:F})),A(t.querySelector(".gp-heat-end"),String(p()))}Al(i,e,{stepUnder:k=>{let{left:R,width:F}=i.getBoundingClientRect(),
D=Math.floor((k.clientX-R)/F*p());return q.steps[Math.max(0,Math.min(q.steps.length-1,D))]},hover:k=>A(h,v(k)),leave:()=>e.current()&&!t.hidden&&A(h,v(e.current()))});
function I(k){let R=e.current();if(t.hidden=!(R&&R.layers),t.hidden)return;let{added:F}=q.follow(e.lastOf(R));R===M[0]&&q.total===M[1]&&!k.unit&&!k.look||(M=[R,
q.total],w(F),$(),O(R),T())}new ResizeObserver(([{contentRect:k}])=>{P=[k.width,k.height].map(R=>Math.round(R*devicePixelRatio)),m()}).observe(i);let j=()=>I({look:!0});
return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",j),new MutationObserver(j).observe(document.body,{attributes:!0,attributeFilter:["cl\
ass"]}),I}function Gd(t,e){let n=t.querySelector(".gp-sentences"),o="";return t.querySelector(".gp-to-glossary").addEventListener("click",()=>Nt(t)),()=>{let r=e.current(),
i=jd(r,e),a=i.join(`
`);if(a===o)return;o=a;let l=new Set;n.replaceChildren(...i.map(c=>{let h=d("li");return h.append(...fo(c,l)),h}))}}var Ud=null;async function Vs(t,e,n,o,r){let i=t.answers.media_file?await t.answers.media_file(e):"";if(!i)return r(s("The page no longer has this sound. Add th\
e file again to hear it."));r(""),Ud?.pause();let a=new Audio(i);Ud=a,a.currentTime=Math.max(0,n);let l=()=>{if(a.currentTime>=o||a.paused)return a.pause();requestAnimationFrame(
l)};try{await a.play(),l()}catch{r(s("This browser cannot play the sound."))}}var Vd=(t,e)=>e.isPrompt?e.index:t.prefix.length+e.index;function Zn(t,e,n){if(e.isPrompt&&t.readsSource)return[];let o=t.prefix.length,[r,i]=e.isPrompt?[1,o-1]:
[Math.max(1,o),o+me(t.lastOf(e)).length-1],a=Vd(t,e);if(a<r)return[];let l=Math.min(i,Math.max(r,a-Math.floor(n/2))+n-1),c=Math.max(r,l-n+1);return Array.from({
length:l-c+1},(h,u)=>c+u)}function un(t,e,n){if(!e)return-1;let o=n.found.places.indexOf(Vd(t,e));return e.isPrompt||t.idsTo(e).every((i,a)=>i===n.ids[a])?o:-1}var $i=/^[A-Za-z0-9+/=]*$/;function Jd(t){let e=t.request&&t.request.media,n=(Array.isArray(e)?e:[]).filter(r=>r&&typeof r=="object"),o=t.media||[];return o.length?
o.map(({kind:r,start:i,end:a})=>{let l=n.filter(u=>u.kind===r),c=o.filter(u=>u.kind===r);return{item:l.length===c.length?l[c.findIndex(u=>u.start===i)]:{kind:r},
start:i,end:a}}):n.map(r=>({item:r,start:0,end:0}))}function Ai(t,e){let n=d("span","gp-media-chip",null,{role:"img","aria-label":aw(t,e)});return t.kind==="aud\
io"?n.append(vo(t.preview)):t.preview&&n.append(lw(t.preview)),e&&n.append(d("span","",z(e,"{count} token","{count} tokens"))),n}function aw(t,e){let n=t.kind===
"image"?s("Picture"):s("Sound");return e?s("{what}, read in {count} tokens",{what:n,count:e}):n}function lw(t){let e=typeof t=="string"&&$i.test(t)?`data:image/\
png;base64,${t}`:"data:,";return d("img","",null,{src:e,alt:""})}function vo(t){let e=(Array.isArray(t)?t:[]).map(Number).filter(Number.isFinite),n=document.createElementNS(
"http://www.w3.org/2000/svg","svg");n.setAttribute("viewBox",`0 0 ${Math.max(1,e.length)} 100`),n.setAttribute("preserveAspectRatio","none"),n.setAttribute("ari\
a-hidden","true");let o=document.createElementNS("http://www.w3.org/2000/svg","path");return o.setAttribute("d",e.map((r,i)=>`M${i+.5} ${50-r/2}V${50+r/2}`).join(
"")),n.append(o),n}var cw={image:.75,audio:.5},Yd=.3;function Xd(t,e){let n=b=>t.querySelector(".gp-"+b),[o,r,i,a,l]=["attend","attention-state","attention-found","attention-seen",
"hear"].map(n),c=n("attention-layer"),h=null,u=!1,f=()=>(e.started.request.media||[])[0]||{},x=()=>f().kind==="audio";function q(){let b=e.current();u=!0,A(r,s(
"Reading the attention …")),W(b),e.ask({type:"attend",step:b,places:Zn(e,b,e.mostPlaces.attend||1),layer:c.value?Number(c.value):null})}o.addEventListener("cl\
ick",q),c.addEventListener("change",q);function W(b){o.parentNode.hidden=!e.canAsk,o.disabled=c.disabled=u||e.running||e.waiting||!Zn(e,b,1).length,A(o,x()?s("S\
how where it listened"):s("Show where it looked")),n("attention-choice").hidden=!h||h.layers<2}function N(){let b=Array.from({length:h.layers},(p,m)=>d("option",
"",s("layer {layer}",{layer:B(m+1)}),{value:m}));c.replaceChildren(d("option","",s("all layers"),{value:""}),...b),c.value=h.layer===null?"":String(h.layer)}function L(){
let{kind:b,picture:p,rows:m,columns:w,seconds:S}=h,$=typeof p=="string"&&$i.test(p),C=d("img","gp-attention-picture",null,{alt:"",src:$?`data:image/png;base64,${p}`:
"data:,"});C.hidden=!$,a.classList.toggle("gp-is-sound",b==="audio");let g=re("svg","");g.setAttribute("viewBox",`0 0 ${w} ${m}`),g.setAttribute("preserveAspect\
Ratio","none");for(let T=0;T<m*w;T++){let I=re("rect",""),[j,k]=[T%w,Math.floor(T/w)];for(let[R,F]of Object.entries({x:j,y:k,width:1,height:1}))I.setAttribute(R,
String(F));g.append(I)}a.replaceChildren(C,g);let v=n("attention-times");v.hidden=b!=="audio";let O=n("attention-curve");O.toggleAttribute("hidden",b!=="audio"),
O.setAttribute("viewBox",`0 0 ${w} 100`),b==="audio"&&[...v.children].forEach((T,I)=>A(T,s("{seconds} s",{seconds:I?X(S,1):0})))}function P(b){let p=h.weights[b],
m=Math.max(...p),w=p.map($=>m?$/m:0);[...a.lastElementChild.children].forEach(($,C)=>$.setAttribute("opacity",String(cw[h.kind]*(1-w[C])))),h.kind==="audio"&&n(
"attention-curve").firstElementChild.setAttribute("d",`M0 100${w.map(($,C)=>`L${C+.5} ${100-95*$}`).join("")}L${w.length} 100Z`);let S=E(p,h.elsewhere[b]);A(n("\
attention-words"),S),a.setAttribute("aria-label",S)}function M(b){let p=b.reduce((S,$)=>S+$,0)/2,[m,w]=[0,0];for(let S of[...b].sort(($,C)=>C-$)){if(m>=p)break;
m+=S,w++}return w}function E(b,p){let m=M(b),w={most:H(Math.max(...b)),share:H(p)};return h.kind==="image"?s("The brightest patch has {most} of the weight. Half\
 of what lies on patches lies on {count} of {all}; {share} lies on no patch.",{...w,count:B(m),all:B(b.length)}):s("The brightest position, at {at} s, has {most\
} of the weight. Half of what lies on the sound lies on {seconds} s of it; {share} lies on the silence after it.",{...w,seconds:X(m*_(),2),at:X(y(b),2)})}let _=()=>h.
seconds/h.columns,y=b=>(b.indexOf(Math.max(...b))+.5)*_();return l.addEventListener("click",()=>{let b=y(h.weights[un(e,e.current(),e.foundOf("attend"))]);Vs(e,
f().sha256,b-Yd,b+Yd,p=>A(r,p))}),b=>{let p=e.current(),m=e.hideFrom===null?e.foundOf("attend"):null;if((b.run||b.found)&&(u=!1),t.hidden=!p||!e.looksAtMedia||!(e.
canAsk||m)||e.recorded,t.hidden)return;(b.run||b.found)&&A(r,"");let w=(m&&m.found)!==h;h=m&&m.found,w&&h&&N(),w&&h&&L();let S=h?un(e,p,m):-1;W(p),o.hidden=S>=0,
i.hidden=S<0,l.hidden=!h||h.kind!=="audio"||!e.answers.media_file,S>=0?P(S):h&&!u&&A(r,s("The attention of this token was not asked for."))}}var dw=160,hw={probability:()=>s("How likely this layer finds the token that was chosen in the end."),rank:()=>s("The rank of the chosen token in this layer, th\
e likeliest first. A bar in the cell shows it, too."),entropy:()=>s("How uncertain this layer is: the entropy of its distribution."),kl:()=>s("How far this laye\
r is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")};function Zd(t,e){let n=g=>t.querySelector(".gp-"+g),[o,r,i,a,l]=["lens-foun\
d","lens-field","around","look-into","lens-state"].map(n),c=r.firstElementChild,h=n("lens-shade"),u=null,f=!1,x=[0,0],q=()=>u.found.layers.length-1,W=g=>g===0?s(
"the embedding (layer 0)"):g===q()?s("layer {layer}, the last",{layer:B(g)}):s("layer {layer}",{layer:B(g)}),N=(g,v)=>c.tBodies[0].rows[q()-g].cells[v+1];function L(){
let g=e.current(),v=e.mostPlaces.look_into||1,O=Math.max(1,Math.min(v,Math.round(Number(i.value))||12));i.value=String(O),f=!0,A(l,s("Reading the layers …")),
P(g),e.ask({type:"look_into",step:g,places:Zn(e,g,O)})}a.addEventListener("click",L);function P(g){n("lens-ask").hidden=!e.canAsk,a.disabled=f||e.running||e.waiting||
!Zn(e,g,1).length,e.mostPlaces.look_into&&(i.max=String(e.mostPlaces.look_into))}function M(){let{tokens:g,layers:v}=u.found,O=d("tr");O.append(d("th","",s("lay\
er"),{scope:"col"}),...g.map(({text:k})=>{let R=d("th","",null,{scope:"col"});return R.append(ae(k)),R}));let T=v.map((k,R)=>{let F=d("tr");return F.append(d("t\
h","",R?B(R):s("embedding"),{scope:"row"}),...k.map((D,K)=>E(D,R,K))),F}),[I,j]=[d("thead"),d("tbody")];I.append(O),j.append(...T.reverse()),c.replaceChildren(I,
j)}function E(g,v,O){let T=d("td","",null,{role:"gridcell",tabindex:"-1"});return T.append(ae(g.top[0][1])),Se(T,()=>`${b(v,O)}. ${p(g,O)}`),T.addEventListener(
"focus",()=>m(v,O)),T.addEventListener("click",()=>T.focus()),T.addEventListener("keydown",j=>_(j,v,O)),T}function _(g,v,O){if(g.ctrlKey||g.metaKey||g.altKey)return;
let[T,I]=[q(),u.found.tokens.length-1],j={ArrowUp:[v+1,O],ArrowDown:[v-1,O],ArrowLeft:[v,O-1],ArrowRight:[v,O+1],Home:[v,0],End:[v,I],PageUp:[T,O],PageDown:[0,O]}[g.
key];j&&(g.preventDefault(),g.stopPropagation(),N(Math.max(0,Math.min(T,j[0])),Math.max(0,Math.min(I,j[1]))).focus())}function y(){let g=un(e,e.current(),u),{tokens:v,
layers:O}=u.found;v.forEach((T,I)=>{let j=I===g;c.tHead.rows[0].cells[I+1].classList.toggle("gp-here",j),O.forEach((k,R)=>{let F=k[I],D=N(R,I);ue(D,[F.top[0][0]===
T.id&&"gp-favourite",j&&"gp-here"].filter(Boolean).join(" ")),Gt(D,h.value,{...F,entropyAfter:F.entropy??1/0,kl:F.kl??1/0})})}),ut(n("lens-scale"),h.value,e.unit),
oe(n("lens-scale"),n("lens-scale").dataset.term,()=>"",{meaning:hw[h.value]()})}function b(g,v){return s("{layer}, in the place of {token}",{layer:W(g),token:J(
u.found.tokens[v].text)})}function p({probability:g,rank:v,entropy:O,kl:T},I){return s("The chosen {token}: {share}, rank {rank}. Entropy {entropy}; KL from the\
 last layer {kl}.",{token:J(u.found.tokens[I].text),share:H(g),rank:B(v),entropy:ie(O,e.unit),kl:ie(T,e.unit)})}function m(g,v){let O=N(...x);O&&(O.ariaSelected=
"false"),O&&(O.tabIndex=-1),x=[g,v];let T=N(g,v);T.ariaSelected="true",T.tabIndex=0,w()}function w(){let[g,v]=x,O=u.found.layers[g][v],T=u.found.tokens[v],I=O.top.
find(([k])=>k===T.id)?[]:[[T.id,T.text,O.probability]],j=te(n("lens-bars"),O.top.length+I.length,S);[...O.top,...I].forEach(([k,R,F],D)=>{let[K,G,Y,ne]=j[D].children,
se=k===T.id;ue(j[D],se?"gp-is-chosen":""),A(K,se?"▶":""),G.replaceChildren(ae(R)),le(Y.firstChild,"width",F),A(ne,H(F))}),A(n("lens-place"),b(g,v)),A(n("lens-\
numbers"),p(O,v))}function S(){let g=d("li"),v=d("span","gp-track",null,{"aria-hidden":"true"});return v.append(d("span","gp-fill")),g.append(d("span","gp-sign",
"",{"aria-hidden":"true"}),d("span","gp-word"),v,d("span","gp-value")),g}function $(){let g=t.closest(".token-panel");if(!g)return;let[v,O]=[g.getBoundingClientRect(),
r.getBoundingClientRect()],T=g.firstElementChild.getBoundingClientRect().height;O.top+dw>v.bottom&&(g.scrollTop+=O.top-v.top-T)}h.addEventListener("change",y);function C(g,v){
if(o.hidden=!u,!!u)if(g){M();let O=un(e,e.current(),u);x=[q(),0],y(),m(q(),Math.max(0,O));let T=N(q(),Math.max(0,O));r.scrollLeft=T.offsetLeft-r.clientWidth/2,v&&
$()}else y(),w()}return g=>{let v=e.current(),O=e.hideFrom===null?e.foundOf("look_into"):null,T=f&&g.found;if((g.run||g.found)&&(f=!1),t.hidden=!v||!(e.canAsk||
O)||e.recorded,t.hidden)return;(g.run||g.found)&&A(l,""),P(v);let I=O!==u;u=O,(I||g.selection||g.unit)&&C(I,T),u&&!f&&A(l,un(e,v,u)<0?s("This token is not among\
 those below."):"")}}var Ys={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function Li(t,e){let{chosen:n,distribution:o}=e,r=i=>fe(i)??-1/0;return{count:t.count+1,
after:t.after+r(n.logprob??n.raw_logprob),before:t.before+r(n.raw_logprob),entropyAfter:t.entropyAfter+(o.entropy_after??0),entropyBefore:t.entropyBefore+(o.entropy_before??
0),kept:t.kept+(at(e)??0)}}var fn=(t,e)=>e?Math.exp(-t/e):null,pw=[1,2,3],Js=class{constructor(){this.ids=[],this.grams=new Map(pw.map(e=>[e,new Map])),this.repeated=
[],this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(
-1)),this.ids.push(e);for(let[n,o]of this.grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,o]of this.
grams){if(this.ids.length<n)continue;let r=o.get(this.gram(n))-1;r?o.set(this.gram(n),r):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function eh(t,e){let n=t.querySelector(".gp-status"),o=t.querySelector(".gp-alert"),r=t.querySelector(".gp-figures"),i=t.querySelector(".gp-notes"),a=new Map,l=new On,
c;function h(){let{started:k,finished:R}=e;if(!k)return[];let F=R?R.num_tokens:e.numTokens,D=R?R.seconds:e.elapsed,K=R?R.time_to_first_token:e.firstElapsed,G={limit:B(
k.max_new_tokens)},Y=D>0&&F?X(F/D,1):"–";return e.isFromElsewhere?[{name:s("Tokens"),value:B(F),term:"length",run:()=>""},...R&&R.seconds!==null?[{name:s("Per\
 second"),value:Y,term:"speed",run:()=>""},{name:s("First token"),value:K===null?"–":We(K),term:"first-token",run:()=>""}]:[],...u(F)]:[{name:s("Tokens"),value:B(
F),term:"length",run:()=>e.usesBeams?s("{tokens} of at most {limit} new tokens, one per step for all beams together.",{tokens:B(F),...G}):s("{tokens} of at most\
 {limit} new tokens.",{tokens:B(F),...G})},{name:s("Per second"),value:Y,term:"speed",run:()=>Y==="–"?"":z(F,"{count} token / {time} s = {value} tokens per se\
cond.","{count} tokens / {time} s = {value} tokens per second.",{time:X(D,2),value:Y})},{name:s("First token"),value:K===null?"–":We(K),term:"first-token",run:()=>K===
null||!(D>0)?"":s("{first} of {time} in all.",{first:We(K),time:We(D)})},...f(k.waits||{}),...x(),...u(F),...uw(k)?[{name:s("Seed"),value:String(k.seed),term:"s\
eed",run:()=>""}]:[]]}function u(k){return e.running?[]:[{name:s("Stopped by"),value:q(),term:"ending",run:()=>e.finished?z(k,"after {count} token: {reason}.","\
after {count} tokens: {reason}.",{reason:q()}):"",words:!0}]}function f(k){let R=Object.entries(k).filter(([,K])=>K>=fw);if(!R.length)return[];let F=R.reduce((K,[
,G])=>K+G,0),D=R.map(([K,G])=>`${Qd[K]?Qd[K]():K} ${We(G)}`).join(", ");return[{name:s("Made ready"),value:We(F),term:"time",meaning:s("The time before the run \
began, in which its model was made ready."),run:()=>pe(D)}]}function x(){if(!e.rounds.length)return[];let k=l.read(e.rounds),{draft_acceptance_rate:R,mean_acceptance_length:F}=k,
D=(Y,ne)=>s("{denominator} = {value}.",{denominator:It(Y,k),value:ne}),[K,G]=[R===null?"–":H(R),U(F,2)];return[{name:s("Draft accepted"),value:K,term:"accepta\
nce-rate",run:()=>D("draft_acceptance_rate",K)},{name:s("Tokens per draft"),value:G,term:"acceptance-length",run:()=>D("mean_acceptance_length",G)}]}function q(){
return e.finished?[...new Set(e.finished.sequences.map(R=>Le(R.stop_reason)[0]))].join(", ")||"–":s("an error")}function W(){let k=h(),R=new Set(k.map(({name:F})=>F));
for(let[F,{figure:D}]of a)R.has(F)||(D.remove(),a.delete(F));k.forEach(({name:F,value:D,term:K,run:G,meaning:Y,words:ne},se)=>{let ce=a.get(F)||N(F,ne,se);A(ce.
value,D),oe(ce.figure,K,G,Y?{meaning:Y}:{})})}function N(k,R,F){let D=d("div","gp-figure"+(R?" gp-words":"")),K=d("dd");D.append(d("dt","",k),K),r.insertBefore(
D,r.children[F]||null);let G={figure:D,value:K};return a.set(k,G),G}let L=new Ee(Ys,Li),P=new Js,M=Ys,E=k=>Number.isFinite(k)?X(Oe(k,e.unit),2).replace(/^-0.00$/,
"0.00"):"−∞",_=k=>k===null?"–":Number.isFinite(k)?k<1e3?X(k,2):B(Math.round(k)):"∞";function y(){let k=b();return e.isFromElsewhere?k.filter(({term:R})=>R!==
"entropy"&&R!=="kept").map(R=>({...R,run:()=>""})):k}function b(){let{total:k}=L,R=s(e.unit),F=(ne,{count:se})=>se?ne/se:null,D=(ne,se)=>se.count?E(F(ne,se)):"–",
K=L.steps.at(-1).distribution.vocab??1/0,G=(ne,se,ce,ye,ze="")=>({name:ne,term:se,run:ce,values:ye,meaning:ze}),Y=B(k.count);return[G(s("perplexity"),"perplexit\
y",()=>s("before the processors, exp(−({sum}) / {tokens}) = {value}.",{sum:U(fe(k.before)),tokens:Y,value:_(fn(k.before,k.count))}),[_(fn(k.after,k.count)),_(
fn(k.before,k.count)),_(fn(M.before,M.count))],S([[k.after,k.count],[k.before,k.count],[M.before,M.count]],K)),G(s("mean log-probability, {unit}",{unit:R}),"mea\
n-logprob",()=>p(E(k.before),D(k.before,k)),[D(k.after,k),D(k.before,k),D(M.before,M)]),G(s("cumulative log-probability, {unit}",{unit:R}),"cumulative-logprob",
()=>z(k.count,"before the processors, the log-probability of {count} token is {sum} {unit}.","before the processors, the log-probabilities of {count} tokens sum\
 to {sum} {unit}.",{sum:E(k.before),unit:R}),[E(k.after),E(k.before),E(M.before)]),G(s("mean entropy, {unit}",{unit:R}),"entropy",()=>p(E(k.entropyBefore),D(k.entropyBefore,
k)),[D(k.entropyAfter,k),D(k.entropyBefore,k),D(M.entropyBefore,M)]),G(s("mean tokens kept"),"kept",()=>s("{sum} tokens kept in all, over {tokens} steps = {valu\
e}.",{sum:B(k.kept),tokens:Y,value:_(F(k.kept,k))}),[_(F(k.kept,k)),B(K),B(K)]),...[1,2,3].map(ne=>G(`distinct-${ne}`,"distinct-n",()=>m(ne),[_(P.distinct(ne)),
"",""],w(ne))),G(s("repetition"),"repetition",()=>z(k.count,"{repeated} of {count} token = {share}.","{repeated} of {count} tokens = {share}.",{repeated:B(P.numRepeated),
share:H(P.share)}),[H(P.share),"",""])]}let p=(k,R)=>s("before the processors, ({sum}) / {tokens} = {value} {unit}.",{sum:k,value:R,tokens:B(L.total.count),unit:s(
e.unit)});function m(k){let R=P.ids.length-k+1;return R>0?s("{different} different / {all} in all = {value}.",{different:B(P.grams.get(k).size),all:B(R),value:_(
P.distinct(k))}):""}let w=k=>k===1?s("The number of different tokens over the number of all tokens: 1 means that none occurs twice."):s("The number of different\
 {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none occurs twice.",{n:k});function S(k,R){return k.every(([F,D])=>!D||fn(F,D)<=R)?
s("How many equally likely tokens there were to choose from, on average: e to the power of minus the mean log-probability in nats."):s("e to the power of minus \
the mean log-probability in nats; above {count}, the size of the vocabulary, where tokens drawn at random would be likelier.",{count:B(R)})}function $(){let k=e.
current(),R=k?e.lastOf(k):null,{keep:F,added:D}=L.follow(R&&!R.isPrompt?R:null);P.cut(F);for(let{chosen:G}of D)P.add(G.token_id);let K=t.querySelector(".gp-text\
-numbers");K.hidden=!L.steps.length,!K.hidden&&(C(),K.open&&g(k))}function C(){let{total:k}=L;A(t.querySelector(".gp-in-short"),s("Perplexity {value}",{value:_(
fn(k.before,k.count))}))}function g(k){let R=e.lines().length>1?e.lineOf(k):null;A(t.querySelector(".gp-whose"),R&&R.label?s("of {label}",{label:R.label}):""),t.
querySelector(".gp-prompt-head").hidden=!M.count,t.querySelector(".gp-before-head").hidden=e.isFromElsewhere,t.querySelector(".gp-after-head > span").hidden=e.isFromElsewhere;
let F=y(),D=t.querySelector(".gp-totals tbody");for(;D.rows.length<F.length;){let K=D.insertRow(),G=d("th","",null,{scope:"row"});G.append(d("span","","",{tabindex:"\
0","data-tip":""})),K.append(G,d("td"),d("td"),d("td"))}F.forEach(({name:K,term:G,run:Y,values:ne,meaning:se},ce)=>{let[ye,...ze]=D.rows[ce].cells;A(ye.firstChild,
K),oe(ye.firstChild,G,Y,{meaning:se}),ne.forEach((it,_o)=>A(ze[_o],it)),ze[1].hidden=e.isFromElsewhere,ze[2].hidden=!M.count})}t.querySelector(".gp-text-numbers").
addEventListener("toggle",$);function v(){let k=e.finished?e.finished.sequences:[],R=new Map;k.forEach(({note:F},D)=>F&&R.set(s(F),[...R.get(s(F))||[],D+1])),i.
replaceChildren(...[...R].map(([F,D])=>{let K=d("p");return K.append(d("b","",D.length<k.length?O(D):s("Note:")),` ${F}`),K}))}function O(k){let R={numbers:k.join(
", ")};return e.usesBeams?z(k.length,"Note on output {numbers}:","Note on outputs {numbers}:",R):z(k.length,"Note on sequence {numbers}:","Note on sequences {nu\
mbers}:",R)}function T(){let[k,R]=I();n.textContent!==[k,R].filter(Boolean).join(" ")&&n.replaceChildren(...k?[d("b","",k),...R?[" ",R]:[]]:[R])}function I(){let{
started:k,finished:R,failed:F,queued:D,loading:K}=e;if(K){let it=xn(K);return["",it[0].toUpperCase()+it.slice(1)]}if(D){if(D.ahead===0)return[s("Starting …"),
""];let it=z(D.ahead,"One run is ahead of yours.","{count} runs are ahead of yours.");return[s("Queued."),typeof D.seconds=="number"?`${it} ${Vi(D.seconds)}`:it]}
if(F)return[s("Stopped by an error."),k?e.numTokens?s("The text so far is kept."):s("Nothing was written."):""];if(!k)return["",s("Nothing has run yet.")];let{model:G,
assistant:Y,mode:ne,device:se,served_by:ce}=k,ye=R||e.recorded?0:e.shared-1,ze=`· ${[Y?s("{model} with {assistant}",{model:G,assistant:Y}):G,tn(ne),se!=="cpu"&&
se,ce&&s("replica {replica} of {of}",ce),ye>0&&z(ye,"side by side with another run","side by side with {count} others")].filter(Boolean).join(" · ")}`;return e.
recorded?[s("Recorded run"),ze]:[R?s("Finished"):s("Decoding …"),ze]}function j(){let k=e.waiting?null:e.failed;if(c===k||(c=k,o.replaceChildren(),!k))return;
let R=d("div","gp-problem"),F=(D,K,G)=>{let Y=d("p");Y.append(d("b","","✕ "),G?s("{name}: {meaning}",{name:G,meaning:D}):D,K?" "+K:""),R.append(Y)};for(let{knob:D,
message:K,fix:G}of Lo(k))F(K,G,D);o.append(R)}return k=>{k.run&&(r.replaceChildren(),a.clear()),(k.run||k.status)&&(T(),j(),v()),(k.run||k.steps||k.status)&&W(),
(k.run||k.prompt)&&(M=e.promptSteps.reduce(Li,Ys)),$()}}var uw=({mode:t,effective:e})=>e.do_sample||t==="custom"||t==="block_diffusion",fw=.05,Qd={queued:()=>s(
"waiting for its turn"),asking:()=>s("asking the Hub"),download:()=>s("downloading"),converting:()=>s("converting the GGUF file"),loading:()=>s("loading")};var Xs=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,o){this.drawHead(e);let r=e.filter(h=>h.idle).length;this.table.style.minWidth=`${100+20*r+60*(e.length-
r)}px`;let i=n.map(h=>e.map(({number:u})=>Lt(h,u))),a=Math.max(.02,...i.flat().filter(h=>h!==void 0)),l=new Set(wt(o));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((h,u)=>this.fill(this.lines[u],h,e,i[u],a,o,l));let c=this.lines.flatMap(h=>h.cells.
map(({cell:u})=>u));!c.some(h=>h.tabIndex===0)&&c.length&&(c[0].tabIndex=0)}drawHead(e){let n=te(this.head,e.length+1,()=>{let o=d("th","",null,{scope:"col"});return o.
append(d("span","gp-stage-place"),d("span","gp-stage-name")),o});A(n[0].lastElementChild,s("candidate")),e.forEach(({place:o,name:r,tip:i,idle:a},l)=>{let c=n[l+
1];ue(c,a?"gp-idle-column":""),A(c.firstElementChild,o),A(c.lastElementChild,r),c.lastElementChild.classList.toggle("gp-hidden",a),c.dataset.tip=i})}newLine(){let e=this.
body.insertRow(),n=d("th","",null,{scope:"row"}),o=d("span","gp-sign","",{"aria-hidden":"true"}),r=d("bdi","gp-word"),i=d("span","gp-course-tag"),a=d("div","gp-\
course-name"),l=d("div","");l.append(r,i),a.append(o,l),n.append(a),e.append(n),this.lines.push({row:e,head:n,sign:o,word:r,tag:i,cells:[]})}newCell(e){let n=d(
"td","",null,{role:"gridcell",tabindex:"-1"}),o=d("span","gp-course-track",null,{"aria-hidden":"true"}),r=d("i","gp-course-bar");o.append(r);let i=d("span","gp-\
course-number");n.append(o,i),e.row.append(n),e.cells.push({cell:n,bar:r,number:i})}fill(e,n,o,r,i,a,l){let c=n.token_id===a.chosen.token_id,h=rt(n);for(ue(e.row,
`gp-course gp-course-${c?"chosen":h?"removed":"kept"}`),A(e.sign,c?"▶":h?"✕":""),Me(e.word,n.text),A(e.tag,[c&&(a.given?s("given"):s("chosen")),h&&s("remove\
d"),!l.has(n)&&s("looked up")].filter(Boolean).join(", ")),Se(e.head,()=>Gs(n,a));e.cells.length>o.length;)e.cells.pop().cell.remove();for(;e.cells.length<o.length;)
this.newCell(e);o.forEach((u,f)=>this.fillCell(e.cells[f],n,o,f,r,i))}fillCell({cell:e,bar:n,number:o},r,i,a,l,c){let{number:h,name:u,idle:f,side:x}=i[a],[q,W]=[
l[a],a?l[a-1]:void 0],N=Xn(r,h)&&q!==void 0,L=N&&a>0&&!Xn(r,i[a-1].number);ue(e,[f&&"gp-idle-column",N&&!L&&"gp-gone",L&&"gp-cut"].filter(Boolean).join(" ")),le(
n,"height",Math.sqrt(((L?W:q)||0)/c));let P=q===void 0?"–":L?`✕ ${u}`:N?x==="after"?"✕":"":H(q);A(o,P),o.classList.toggle("gp-hidden",f&&!L);let M=!L&&a&&
W!==void 0&&q!==void 0&&H(q)!==H(W)?q>W?"up":"down":"";(o.dataset.change||"")!==M&&(o.dataset.change=M),Se(e,()=>this.words(r,i[a],{share:q,was:W,gone:N,cut:L}))}words({
text:e},{side:n,name:o,idle:r,number:i},{share:a,was:l,gone:c,cut:h}){let u={token:J(e),share:H(a??0),was:H(l??0),processor:o,number:i};return a===void 0?s("{to\
ken}: not recorded at this place.",u):h?s("{token}: removed by {processor}; it had {was} just before.",u):c?s("{token}: no probability left here.",u):n?n==="aft\
er"?s("{token}: {share} after all processors.",u):s("{token}: {share} before the processors.",u):r?s("{token}: {share}, unchanged by {processor}.",u):u.share===
u.was?s("{token}: {share} after {processor} (stage {number}), the same as before it.",u):s("{token}: {share} after {processor} (stage {number}), {was} before it\
.",u)}keepFocus(e){if(!(e.tabIndex!==-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={
ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},o=e.target.closest("td");if(!o||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)
return;e.preventDefault();let r=this.lines.findIndex(h=>h.row===o.parentNode),[i,a]=n[e.key],l=(h,u)=>Math.max(0,Math.min(u-1,h)),{cells:c}=this.lines[l(r+i,this.
lines.length)];c[l(o.cellIndex-1+a,c.length)].cell.focus()}};var nh=12;function oh(t,e,n){let o=0,r=t.map(h=>{let u=o;o=Math.min(1,o+(Lt(h,n)||0));let f=h.token_id===e.chosen.token_id?"chosen":"kept";return{from:u,to:o,kind:f,
candidate:h,gone:Xn(h,n)}}),i=e.distribution.stages[n],a=t.filter(h=>i&&Xn(h,n+1)).reduce((h,u)=>h+(Lt(u,n)||0),0),l=i?Math.max(0,Math.min(1-o,i.mass_removed-a)):
0,c={from:o,to:1-l,kind:"others",candidate:null};return[...r,c,{from:1-l,to:1,kind:"going",candidate:null}]}function sh(){let t=d("div","gp-flow",null,{"aria-hi\
dden":"true"}),e=re("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${nh}`),e.setAttribute("preserveAspectRatio","none");let n=d("div","gp-flow-bar");return t.
append(e,n),{box:t,ribbons:e,bar:n}}var mw=(t,e)=>e>12+7*Math.min(t.length,10);function Ci({ribbons:t,bar:e},n,o,r,i){let a=n.map(th),l=te(e,a.length,()=>d("spa\
n",""));a.forEach(({from:h,to:u,kind:f,candidate:x},q)=>{let W=l[q];if(ue(W,`gp-piece gp-piece-${f}`),W.hidden=u-h<1e-4&&f!=="chosen",W.hidden)return;le(W,"left",
h),le(W,"width",u-h);let N=x?x.text:f==="others"?s("others"):"",L=N&&mw(N,(u-h)*r)?N:"";(W.dataset.text||"")!==L&&W.replaceChildren(...L?[ae(L,"gp-piece-word")]:
[]),W.dataset.text=L,Se(W,()=>i(a[q],o&&th(o[q])))});let c=te(t,o?n.length:0,()=>re("path"));(o||[]).forEach((h,u)=>{let{from:f,to:x,kind:q,gone:W}=a[u],N=W||q===
"going"?"removed":q,[L,P,M,E]=[h.from,h.to,x,f].map(_=>(_*100).toFixed(2));c[u].dataset.kind!==N&&(c[u].dataset.kind=N,c[u].setAttribute("class",`gp-ribbon gp-r\
ibbon-${N}`)),c[u].setAttribute("d",h.to>h.from?`M${L} 0H${P}L${M} ${nh}H${E}Z`:"")})}function th(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,
from:1,to:1}:t}function rh(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-none"),i=t.querySelector(".gp-chain tbody"),a=t.querySelector(".gp-courses"),l=t.querySelector(
".gp-all"),c=t.querySelector(".gp-beams-note"),h=t.querySelector(".gp-chosen-word"),u=new Xs(t.querySelector(".gp-courses-grid")),f=new Ee({},P),x=[],q=k=>()=>e.
current()?k(e.current()):"";he(t,{entropy:q(k=>Id(k,e.unit)),left:q(k=>pe([k.distribution.vocab,...Xt(k).map(({kept:R})=>R)].map(B).join(" → "))),here:q(k=>Ae(
Xt(k).map(R=>s("{name}: {words}",{name:R.name,words:Zt(R)}))))});let W=!1,N=[],L=300;function P(k,R){let F=Xt(R);if(!F.length)return k;let D={...k};for(let K of F){
let G=K.number+K.kind,{ran:Y,acted:ne,removed:se,moved:ce}=k[G]||{ran:0,acted:0,removed:0,moved:0};D[G]={ran:Y+1,acted:ne+!K.idle,removed:se+K.removed,moved:ce+
K.moved}}return D}function M({ran:k,acted:R,removed:F,moved:D}){if(!R)return z(k,"nothing in {count} step","nothing in {count} steps");let K=R===k?s("active at \
every step"):z(k,"active at {acted} of {count} step","active at {acted} of {count} steps",{acted:B(R)});return D>2*F?s("{when}; moves {share} on average",{when:K,
share:H(D/R)}):s("{when}; removes {share} on average",{when:K,share:Mi(F/R)})}let E=new ResizeObserver(([{contentRect:k}])=>{if(!k.width||Math.abs(k.width-L)<8)
return;L=k.width;let R=e.current();R&&j(R)});function _(){let k=i.insertRow(),R=d("th","",null,{scope:"row"}),F=d("span","gp-number",""),D=d("span","","",{tabindex:"\
0","data-tip":""}),K=d("span","gp-side"),G=d("span","gp-knob");R.append(F,D," ",K," ",G);let Y=sh();k.append(R,d("td","gp-flow-cell"),d("td","gp-left"),d("td","\
gp-entropy"),d("td","gp-here-words"),d("td","gp-over")),k.cells[1].append(Y.box);let[,,ne,se,ce,ye]=k.cells;return x.length||E.observe(Y.bar),x.push({row:k,number:F,
name:D,tags:K,knob:G,flow:Y,left:ne,entropy:se,here:ce,over:ye}),x.at(-1)}function y(k,{kind:R,number:F,name:D,tip:K,side:G,knob:Y,entropy:ne,left:se,here:ce,over:ye}){
k.row.className=`gp-stage-${R}`,A(k.number,F),A(k.name,D),k.name.dataset.tip!==K&&(k.name.dataset.tip=K),A(k.tags,G),k.tags.hidden=!G,A(k.knob,Y),k.knob.hidden=
!Y,A(k.left,se),A(k.entropy,ne),typeof ce=="string"?A(k.here,ce):k.here.replaceChildren(...ce),A(k.over,ye)}function b(k,R){let{vocab:F,entropy_before:D}=k.distribution,
{name:K,meaning:G}=yo(k),Y={kind:"source",number:"",name:K,tip:G,side:R.length?s("before"):s("before and after"),knob:"",left:s("{count} left",{count:B(F)}),entropy:ie(
D,e.unit),here:"",over:""},ne=R.map((se,ce)=>({kind:se.idle?"idle":"active",number:`${se.number}. `,name:se.name,tip:`${se.meaning} (${se.kind})`,side:ce===R.length-
1?s("after"):"",knob:Ds(se.knobs,e.started),left:s("{count} left",{count:B(se.kept)}),entropy:ie(se.entropy,e.unit),here:Zt(se),over:M(f.total[se.number+se.kind])}));
return[Y,...ne,p(k)]}function p(k){let[R,F]=xo(k,e.started),D=ae(k.chosen.text,"gp-strong");return{kind:"choice",number:"",name:R,tip:s("How the token came abou\
t, and its probability after the processors."),side:"",knob:"",left:"",entropy:"",here:["▶ ",...be(F,{token:D}),` (${m(k)})`],over:""}}function m(k){return rt(
k.chosen)?s("removed by {processor}",{processor:pn(k.chosen,k)}):k.beam?s("log-probability {value}",{value:U(k.chosen.logprob)}):H(ee(k.chosen.logprob))}function w(k,R,F){
let D=b(k,R);for(;x.length>D.length;)x.pop().row.remove();D.forEach((ne,se)=>y(x[se]||_(),ne));let K=[0,...R.map(({number:ne})=>ne)].map(ne=>oh(F,k,ne)),G=g(k,R),
Y=v(k,R);x.forEach(({flow:ne},se)=>{ne.box.hidden=!G&&se>0,!ne.box.hidden&&(se<K.length?Ci(ne,K[se],K[se-1],L,(ce,ye)=>$(ce,ye,se,Y)):C(ne,K.at(-1),L))})}let S=({
from:k,to:R})=>H(R-k);function $(k,R,F,D){let K=S(k),G=k.candidate?J(k.candidate.text):s("All other tokens together");if(!F)return s("{token}: {share} before th\
e processors.",{token:G,share:K});let Y={token:G,share:K,processor:D[F].name,was:S(R)};return k.candidate?s("{token}: {share} after {processor}, {was} before it\
.",Y):s("{token}: {share} after {processor}.",Y)}function C(k,R,F){let D=R.filter(({kind:K})=>K==="chosen");Ci(k,D,D,F,K=>s("{token} had {share} of what was lef\
t.",{token:J(K.candidate.text),share:S(K)}))}let g=({distribution:k},R)=>k.candidates.every(({stage_logprobs:F})=>(F||[]).length===R.length);function v(k,R){let F=yo(
k);return[{number:0,place:s("before"),name:F.name,tip:F.meaning,idle:!1,side:"before"},...R.map(D=>({number:D.number,place:String(D.number),name:D.name,idle:D.idle,
side:"",tip:s("{number}. {name}: {effect} here. It {meaning}.",{...D,effect:Zt(D)})}))]}function O(k,R,F,D){if(a.hidden=!R.length||!g(k,R),a.hidden)return;let K={
number:R.length,place:s("after"),name:s("all processors"),tip:s("After all processors: the distribution from which the token was chosen."),idle:!1,side:"after"};
u.draw([...v(k,R),K],F,k),l.hidden=D<=10,A(l,W?s("show {count} only",{count:10}):s("show all {count}",{count:B(D)})),l.setAttribute("aria-expanded",String(W))}l.
addEventListener("click",()=>{W=!W,j(e.current())});function T(k){if(k.distribution.stages.length)return"";if(k.isPrompt)return s("The model’s own distribution:\
 no logits processor takes part in reading the prompt.");let R=e.started.processors||[],F=Yn(k);if(e.started.mode==="custom"&&!R.length)return s("Your own loop \
called no logits processor here.");if(!R.length)return F?s("DoLa’s contrast, untouched: no logits processor runs."):s("The model’s own distribution, untouched\
: no logits processor runs.");let D={processors:R.map(K=>Ue(K)[0]).join(", ")};return F?s("DoLa’s contrast, untouched here. Prepared, but not used by this loop:\
 {processors}.",D):s("The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",D)}function I(k){let R=k.isPrompt||k.given,
F=k.isPrompt?s("at prompt token {number}: {token} (given, not chosen)"):R?s("at token {number}: {token} (given, not chosen)"):s("at token {number}: {token}");o.
replaceChildren(...be(F,{number:String(k.index+1),token:ae(k.chosen.text)})),A(h,R?s("given"):s("chosen"))}function j(k){let R=Xt(k),F=wt(k),D=(k.watched||[]).filter(
({token_id:G})=>F.every(Y=>Y.token_id!==G)),K=Ks(F,10,k.chosen.token_id);I(k),A(r,T(k)),r.hidden=!r.textContent,c.hidden=!k.beam||!R.length,w(k,R,K),O(k,R,[...W?
F:K,...D],F.length)}return k=>{let R=e.current();t.hidden=!R,R&&(R.isPrompt||f.follow(e.lastOf(R)),!(R===N[0]&&f.total===N[1]&&!k.unit&&!k.watched)&&(N=[R,f.total],
j(R)))}}function gw(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function ww(t,e){
let n=[...t];for(let o=n.length-1;o>0;o--){let r=Math.floor(e()*(o+1));[n[o],n[r]]=[n[r],n[o]]}return n}function ih(t,e){let i=k=>t.querySelector(".gp-"+k),a=t.
querySelector("details"),[l,c,h,u]=["from","choices","reveal","next"].map(i),f=null,x=k=>[s("1st"),s("2nd"),s("3rd")][k]??"",q=()=>e.usesBeams&&!e.finished?[]:e.
allLines(),W=k=>me(q()[k]?q()[k].last:null),N=k=>k.distribution.candidates.filter(({raw_rank:R})=>R).sort((R,F)=>R.raw_rank-F.raw_rank).slice(0,6);function L(k){
let R=Number(e.started.seed)%4294967296+7919*k.index+104729*k.sequence;return ww(N(k),gw(R))}let P=k=>N(k).length>1;function M(k){let R=e.current(),F=R&&e.lastOf(
R),D=Math.max(0,q().findIndex(Y=>Y.last===F)),K=W(D),G=K.findIndex((Y,ne)=>ne>=k&&P(Y));if(G<0){A(i("cannot"),K.length>k?s("From there on the run has recorded n\
o candidates to pick from: raise top_candidates and run it again."):e.running?s("The run has not reached this token yet."):s("There is no token {number} in this\
 text: choose an earlier one.",{number:k+1}));return}A(i("cannot"),""),f={line:D,at:G,step:null,picks:[],revealed:!1,results:[]},E()}function E(){let k=W(f.line);
for(;k[f.at]&&!P(k[f.at]);)f.at+=1;if(Object.assign(f,{step:k[f.at]||null,picks:[],revealed:!1}),!f.step&&!e.running){m();return}_(),f.step&&e.selectStep(f.step.
before),w(()=>c.querySelector("button"))}function _(){e.hide(f&&a.open?f.at+(f.revealed?1:0):null)}function y(k){let{picks:R}=f;R.includes(k)?R.splice(R.indexOf(
k),1):R.length<3&&R.push(k),g()}function b(){let{step:k,picks:R}=f,F=N(k),D=F.find(({token_id:K})=>K===R[0]);f.revealed=!0,document.dispatchEvent(new CustomEvent(
"gp-predicted",{detail:{sequence:k.sequence,index:k.index,token:R[0]}})),f.results.push({step:k,first:D,share:Math.exp(D.raw_logprob-F[0].raw_logprob),hit:R.includes(
k.chosen.token_id)}),_(),e.selectStep(k),w(()=>u)}function p(){if(f.results.length>=10){m();return}f.at+=1,E()}function m(){let{results:k,line:R}=f,F=f.at+(f.revealed?
1:0);f=null,_(),l.value=W(R).slice(F).some(P)?F+1:1,j(k),w(()=>i("begin"))}function w(k){let R=t.contains(document.activeElement);I(),R&&k()&&k().focus({preventScroll:!0})}
let S=({piece:k,chosen:R,text:F})=>k??(R?R.text:F);function $(){let k=me(f.step?f.step.before:W(f.line).at(-1)||null),R=[...e.prefix,...k].map(S).join(""),F=d("\
span","gp-gap","?",{"aria-label":s("the hidden token")});f.revealed&&F.replaceChildren(ae(f.step.chosen.text));let D=i("so-far");D.replaceChildren(R,F),D.scrollTop=
D.scrollHeight}function C(){c.replaceChildren(...(f.step&&!f.revealed?L(f.step):[]).map(({token_id:k,text:R})=>{let F=d("button","gp-button gp-choice",null,{type:"\
button","aria-pressed":"false","data-token":k});return F.append(d("span","gp-order"),ae(R)),F.addEventListener("click",()=>y(k)),F})),g()}function g(){for(let k of c.
children){let R=f.picks.indexOf(Number(k.dataset.token));k.setAttribute("aria-pressed",String(R>=0)),k.disabled=R<0&&f.picks.length>=3,A(k.querySelector(".gp-or\
der"),x(R))}h.disabled=!f.picks.length}function v(){if(i("answer").hidden=!f.revealed,!f.revealed)return;let{step:k,picks:R}=f,{share:F,hit:D}=f.results.at(-1),
K=N(k),G=k.chosen.token_id,Y=K.some(({token_id:ce})=>ce===G)?K:[...K,k.chosen];i("truth").tBodies[0].replaceChildren(...Y.map(ce=>{let ye=d("tr",ce.token_id===G?
"gp-taken":""),ze=d("th","",null,{scope:"row"});ce.token_id===G&&ze.append(d("span","","▶ "),d("span","gp-hidden",`${s("chosen:")} `)),ze.append(ae(ce.text));
let it=d("div","gp-share"),_o=d("i");_o.style.width=`${(45*ee(ce.raw_logprob)).toFixed(2)}%`,it.append(_o,H(ee(ce.raw_logprob)));let zi=d("td");zi.append(it);let Lh=R.
indexOf(ce.token_id);return ye.append(ze,d("td","",x(Lh)),zi,d("td","",H(ee(ce.logprob))),d("td","",ce.raw_rank?B(ce.raw_rank):"–")),ye}));let se=i("took");se.
replaceChildren(...be(D?s("It wrote “{token}”. You had it."):s("It wrote “{token}”. You did not pick it."),{token:ae(k.chosen.text,"gp-strong")})," "),se.
append(F===1?s("Your first pick is the token that the model found likeliest."):s("Your first pick has {share} of the probability of the likeliest token.",{share:H(
F)}))}let O=k=>k.reduce((R,{share:F})=>R+F,0)/k.length,T=k=>k.filter(({hit:R})=>R).length;function I(){if(i("before").hidden=!!f,i("round").hidden=!f,!f)return;
i("sum").hidden=!0;let{results:k,revealed:R,step:F}=f,K={number:k.length+(R?0:1),steps:10,token:F&&F.index+1};A(i("progress"),F?R?s("{number} of {steps}: token \
{token}.",K):s("{number} of {steps}: what comes next? Pick up to three, your best guess first.",K):s("Waiting for the next token of the run.")),A(i("score"),k.length?
s("So far: your first picks are {share} as likely as the top token; the run’s token was among your picks in {hits} of {count}.",{share:H(O(k)),hits:T(k),count:k.
length}):""),h.hidden=R||!F,u.hidden=!R,A(u,k.length>=10?s("Show the score"):s("Next token")),$(),C(),v()}function j(k){let R=i("sum");if(R.hidden=!1,R.replaceChildren(
d("h3","",s("The round is over"))),!k.length){R.append(d("p","",s("No token was revealed, so there is no score.")));return}let F=(...G)=>{let Y=d("p");Y.append(
...G),R.append(Y)};F(...be(s("{share}: how likely your first picks were, on average, compared with the likeliest token."),{share:d("b","",H(O(k)))}));let D=d("b",
"",s("{hits} of {count}",{hits:T(k),count:k.length}));F(...be(s("{steps}: steps in which the run’s token was among your picks ({share})."),{steps:D,share:H(T(
k)/k.length)}));let K=[...k].sort((G,Y)=>G.share-Y.share||Y.step.distribution.entropy_before-G.step.distribution.entropy_before);for(let[G,{step:Y,first:ne,share:se}]of[
[s("Hardest:"),K[0]],[s("Easiest:"),K.at(-1)]])F(d("b","",G)," ",...be(s("token {number}, “{token}”; your “{pick}” had {share} of the likeliest token’s probabil\
ity, and the entropy was {entropy}."),{number:String(Y.index+1),token:ae(Y.chosen.text),pick:ae(ne.text),share:H(se),entropy:ie(Y.distribution.entropy_before,e.
unit)}))}return i("begin").addEventListener("click",()=>M(Math.max(1,Math.floor(Number(l.value))||1)-1)),i("from-here").addEventListener("click",()=>{let k=e.current();
l.value=k&&!k.isPrompt?k.index+1:1}),h.addEventListener("click",b),u.addEventListener("click",p),i("end").addEventListener("click",m),a.addEventListener("toggle",
_),k=>{t.hidden=!e.started,k.run&&(f=null,l.value=1,i("sum").hidden=!0,A(i("cannot"),""),I()),A(i("begin"),i("sum").hidden?s("Start a round"):s("Another round")),
f&&!f.step&&(k.steps||k.status)&&E()}}function ah(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-verdict"),i=t.querySelector(".gp-score-head"),a=t.querySelector("tbody"),l=t.querySelector(
".gp-more"),c=t.querySelector(".gp-tally"),h=new Ee({steps:0,differed:0},(m,w)=>w.reranked?{steps:m.steps+1,differed:m.differed+ +(x(w.reranked).token_id!==w.chosen.
token_id)}:m),u=[],f=[],x=m=>m.reduce((w,S)=>S.probability>w.probability?S:w);function q(){let m=a.insertRow(),w=d("th","",null,{scope:"row"}),[S,$,C]=[d("span",
"gp-sign"),d("bdi","gp-word"),d("span","gp-tag",s("most probable"))];w.append(S,$,C),m.append(w);let g=["probability","penalty","score"].map(()=>{let v=d("div",
"gp-cell"),O=d("span","gp-balance",null,{"aria-hidden":"true"}),[T,I]=[d("i","gp-part"),d("i","gp-zero")];O.append(T,I);let j=d("span","gp-amount");return v.append(
O,j),m.append(d("td")),m.lastChild.append(v),{part:T,zero:I,amount:j}});return u.push({row:m,sign:S,word:$,tag:C,cells:g}),u.at(-1)}function W({part:m,zero:w,amount:S},$,[
C,g],v){let O=T=>(T-C)/(g-C)*100;m.style.left=`${Math.min(O(0),O($))}%`,m.style.width=`${Math.abs(O($)-O(0))}%`,w.style.left=`${O(0)}%`,A(S,v)}function N({part:m,
zero:w,amount:S},$,[C,g],v){let O=T=>4+(T-C)/(g-C)*92;m.hidden=$===null,m.style.left=`${O($)}%`,w.style.left=`${O(0)}%`,A(S,v)}function L(m,w,S,$,C){let g=w.token_id===
S.chosen.token_id;m.row.className=g?"gp-winner":"",A(m.sign,g?"▶":""),Re(m.word,w.text),m.tag.hidden=w!==$||g,W(m.cells[0],w.probability,C.probability,H(w.probability)),
W(m.cells[1],w.penalty,C.penalty,U(w.penalty)),N(m.cells[2],w.score,C.score,U(w.score))}function P(m){let[w,S]=[Math.min(0,...m),Math.max(0,...m)];return S>w?[w,
S]:[0,1]}function M(m){let w=x(m.reranked),S=m.reranked.find(v=>v.token_id===m.chosen.token_id),$=m.reranked.slice(0,12);S&&!$.includes(S)&&($[11]=S);let C=Object.
fromEntries(["probability","penalty","score"].map(v=>[v,P($.map(O=>O[v]))]));for(;u.length<$.length;)q();u.forEach((v,O)=>{v.row.hidden=O>=$.length,O<$.length&&
L(v,$[O],m,w,C)});let g=m.reranked.length-$.length;l.hidden=g<=0,A(l,z(g,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),E(S,w)}function E(m,w){if(!m){r.replaceChildren();return}let S={token:ae(m.text,"gp-strong"),score:U(m.score)};r.replaceChildren(...m===
w?be(s("{token} won: the most probable token has the highest score too ({score})."),S):be(s("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{...S,other:ae(w.text,"gp-strong"),share:H(w.probability),penalty:U(w.penalty),
lower:U(w.score)}))}function _(){let m=e.started.effective.penalty_alpha;return typeof m!="number"?s("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):s("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
m).toFixed(4)),alpha:m})}let y=m=>m&&m.reranked&&m.reranked.find(w=>w.token_id===m.chosen.token_id),b=m=>()=>{let w=y(e.current());return w?s("{name}: {words}.",
{name:J(w.text),words:m(w)}):""},p=b(({probability:m,penalty:w,score:S})=>{let $=e.started.effective.penalty_alpha;return typeof $!="number"?U(S):`(1 − ${$}) \
· ${U(m)} − ${$} · ${U(w)} = ${U(S)}`});return he(t,{probability:b(({probability:m})=>H(m)),penalty:b(({penalty:m})=>U(m))}),()=>{let m=e.current();if(t.hidden=
!(m&&m.reranked&&m.reranked.length),t.hidden||(h.follow(e.lastOf(m)),m===f[0]&&h.total===f[1]))return;f=[m,h.total],o.textContent=s("at token {number}",{number:m.
index+1}),oe(i,"degeneration-penalty",p,{meaning:_()}),M(m);let{steps:w,differed:S}=h.total;A(c,z(w,"Along the text: a token other than the most probable one wo\
n in {differed} of {count} step ({share}).","Along the text: a token other than the most probable one won in {differed} of {count} steps ({share}).",{differed:B(
S),share:H(S/w)}))}}function lh(t,e){let n=()=>t.closest(".token-panel"),o=E=>t.querySelector(".gp-"+E),[r,i,a,l,c]=["place-words","back","on","newest","fold"].map(o),h=[...t.querySelectorAll(
"[role=tab]")],u=h.find(({dataset:E})=>E.shows==="logit_lens"),f=h.find(({dataset:E})=>E.shows==="cross_attention"),x=h.find(({dataset:E})=>E.shows==="curve"),q=h.
find(({dataset:E})=>E.shows==="processors");function W(E){n()&&(n().dataset.shows=E);for(let _ of h){let y=_.dataset.shows===E;_.setAttribute("aria-selected",String(
y)),_.tabIndex=y?0:-1}}for(let E of h)E.addEventListener("click",()=>{W(E.dataset.shows),N(!0)}),E.addEventListener("keydown",_=>{let y={ArrowRight:1,ArrowLeft:-1}[_.
key];if(!y)return;_.preventDefault();let b=h.filter(({hidden:m})=>!m),p=b[(b.indexOf(E)+y+b.length)%b.length];W(p.dataset.shows),N(!0),p.focus()});function N(E){
n()?.toggleAttribute("data-folded",!E),c.setAttribute("aria-expanded",String(E)),c.textContent=E?"▾":"▴"}c.addEventListener("click",()=>N(c.getAttribute("ar\
ia-expanded")==="false"));let L=null;i.addEventListener("click",()=>e.walk(-1)),a.addEventListener("click",()=>e.walk(1)),l.addEventListener("click",()=>e.selectStep(
null));function P(E){let _=e.lineOf(E),y=e.lines().length>1&&_&&!E.isPrompt?_.label:"",b=E.isPrompt?e.started.prompt_tokens.length:me(_?_.last:E).length,p=M(E,{
number:B(E.index+1),count:B(b),line:y});r.ariaLive=e.selected?"polite":"off",r.replaceChildren(ae(E.chosen.text,"gp-here"),d("span","",` ${p}`)),i.disabled=E.isPrompt?
!E.before:E.index===0&&!e.promptSteps.length,a.disabled=!_||_.last===E,l.hidden=!e.selected||!e.running}function M(E,_){return E.isPrompt?s("prompt token {numbe\
r} of {count}",_):e.selected?_.line?s("token {number} of {count} of {line}",_):s("token {number} of {count}",_):_.line?s("newest token {number} of {count} of {l\
ine}",_):s("newest token {number} of {count}",_)}return E=>{e.isFromElsewhere&&L!==e.started?N(!1):E.selection&&e.selected&&N(!0),L=e.isFromElsewhere?e.started:
null,x.hidden=!ea();let _=e.canAsk&&!e.recorded;u.hidden=!_||e.hasReadMedia,f.hidden=!_||!e.looksAtMedia;for(let b of[u,f])b.hidden&&n()?.dataset.shows===b.dataset.
shows&&W("candidates");q.hidden=e.isFromElsewhere,e.isFromElsewhere&&n()?.dataset.shows==="processors"&&W("candidates");let y=e.current();if(y)return P(y);r.textContent=
s("No token yet"),i.disabled=a.disabled=!0,l.hidden=!0}}var Pi=({messages:t,template:e})=>JSON.stringify([t,e||null]);function ch(t,e){let n=y=>t.querySelector(".gp-"+y),[o,r,i]=["said","rendered","try"].map(n),a=new WeakMap,
l=[],c="",h=null,u=null;function f(){return Mn(t,r,e,y=>{let b=a.get(y);return b&&{id:b.token.token_id,text:b.token.text,where:s("prompt token {number}",{number:b.
index+1}),step:null,why:b.words}})}function x(){let{started:y,written:b}=e,p=y&&y.request.messages,m=p&&b&&y.model===b.model&&Pi(y.request)===Pi(b);return b&&!m?
{...b,ran:!1}:e.isFromElsewhere||!p||!p.length?null:{model:y.model,messages:p,template:y.request.template,tokens:y.prompt_tokens,parts:y.parts||[],ran:!0}}function q({
messages:y,parts:b,problem:p}){let m=new Set(b.filter(({kind:w})=>w==="message").map(({message:w})=>w));o.replaceChildren(...y.map(({role:w,content:S},$)=>{let C=d(
"li","",null,{"data-role":w});return C.append(d("span","gp-role",w),d("p","",S)),!p&&m.size>0&&!m.has($)&&S.trim()&&C.append(d("p","gp-dropped",s("✕ The templat\
e leaves this message out."))),C}))}let W={message:({role:y})=>s("words of {role}",{role:y}),template:()=>s("written by the template"),generation:()=>s("generat\
ion prompt: the answer begins here")};function N(y,b){let p=y?W[y.kind](y):s("of unknown origin");return b.piece===null?s("special token, {whose}",{whose:p}):p}
function L({tokens:y,parts:b}){r.replaceChildren(),l=[],h=null;let p=new Set(b.map(({stop:w})=>w)),m=null;y.forEach((w,S)=>{let $=b.find(O=>O.start<=S&&S<O.stop)||
null;if(!m||!S||p.has(S)||b.some(({start:O})=>O===S)){let O=d("span","gp-part",null,$?{"data-kind":$.kind}:{});$&&$.kind==="message"&&O.append(d("span","gp-role",
$.role)),$&&$.kind==="generation"&&O.append(d("span","gp-role",s("the answer begins"))),r.append(O),m={rows:O,tokens:[]}}let C=d("span","gp-token",null,{role:"b\
utton",tabindex:"-1"}),g=N($,w);Ve(C,w),C.setAttribute("aria-label",s("prompt token {number}: {token}, {words}",{number:S+1,token:J(w.text),words:g})),a.set(C,{
token:w,index:S,words:g});let v=m.tokens.length?a.get(m.tokens.at(-1)).token:null;Bt(m,C,w,v),l.push(C)}),l.length&&P(l[0])}function P(y){h&&(h.tabIndex=-1),h=y,
y.tabIndex=0}function M(y){y&&(P(y),y.focus({preventScroll:!0}),y.scrollIntoView({block:"nearest"}),u.show(y))}r.addEventListener("click",({target:y})=>M(y.closest(
".gp-token"))),r.addEventListener("keydown",y=>{let b=l.indexOf(y.target.closest(".gp-token"));if(b<0||y.ctrlKey||y.metaKey||y.altKey)return;let p={ArrowRight:()=>l[b+
1],ArrowLeft:()=>l[b-1],Home:()=>l[0],End:()=>l.at(-1),ArrowDown:()=>Je(l,b,1),ArrowUp:()=>Je(l,b,-1),Enter:()=>l[b]," ":()=>l[b]};p[y.key]&&(y.preventDefault(),
M(p[y.key]()))});function E({tokens:y,parts:b}){let p=v=>b.filter(O=>O.kind===v).reduce((O,{start:T,stop:I})=>O+I-T,0),m=y.filter(({piece:v})=>v===null).length,
[w,S,$]=["message","template","generation"].map(p),C={words:B(w),around:B(S),begin:B($)};return`${w||S?z(y.length,"{count} token: {words} for the words of the m\
essages, {around} around them, {begin} to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the \
answer.",C):$?z(y.length,"{count} token: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",
"{count} tokens: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",C):z(y.length,"{count} \
token: this template changes the words, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens i\
s unknown.")} ${z(m,"{count} is special.","{count} are special.")}`}function _({tokens:y,parts:b}){let p=b.filter(({kind:w})=>w==="message").flatMap(({start:w,stop:S})=>y.
slice(w,S)).filter(({piece:w})=>w===null),m=[...new Set(p.map(({text:w})=>J(w)))];return m.length?s("A message contains {tokens}: written like a special token, \
it is read as one, as if the template had written it.",{tokens:m.join(", ")}):""}return i.addEventListener("click",()=>e.ask({type:"without"})),()=>{let y=x();if(t.
hidden=!y,!y){c="";return}i.hidden=!Object.hasOwn(e.answers,"without")||!!y.problem;let b=JSON.stringify([y.model,Pi(y),y.parts,y.problem,y.ran,y.tokens.length]);
if(b===c)return;c=b,u??=f(),A(n("which"),y.ran?s("of {model}, as this run read it",{model:y.model}):s("of {model}, as written now: not run yet",{model:y.model})),
Z(n("refusal"),!!y.problem),A(n("refusal"),s(y.problem)),n("refusal").dataset.kind=y.away?"info":"error",n("refusal").setAttribute("role",y.away?"note":"alert"),
q(y),Z(n("made"),!y.problem),L(y),Z(n("generation-key"),y.parts.some(({kind:m})=>m==="generation")),A(n("template-words"),y.problem?"":E(y));let p=_(y);Z(n("war\
n"),!!p),A(n("warn"),p),u.hide()}}function dh(t,e,n){let{state:o,log:r,text:i,select:a}=t;function l(c){if(!c)return;let{step:h}=o.entries.get(c);t.reveal(c),h&&r.selectStep(h),c.focus({preventScroll:!0}),
c.scrollIntoView({block:"nearest"}),h||n.show(c)}i.addEventListener("click",c=>{let h=o.tokenAt(c);h&&(l(h),o.entries.get(h).step&&n.dismiss())}),i.addEventListener(
"keydown",c=>{if(c.key==="Escape"){r.selectStep(null);return}let h=o.tokenAt(c);if(!h||c.ctrlKey||c.metaKey||c.altKey)return;let u=o.allTokens,f=u.indexOf(h),x={
ArrowRight:()=>u[f+1],ArrowLeft:()=>u[f-1],ArrowDown:()=>Je(u,f,1),ArrowUp:()=>Je(u,f,-1),Home:()=>u.find(q=>o.entries.get(q).step),End:()=>u.at(-1),Enter:()=>h,
" ":()=>h};x[c.key]&&(c.preventDefault(),l(x[c.key]()))}),a.addEventListener("change",()=>{o.shadedBy=a.value,t.shadeAll(),e.drawScale()}),i.addEventListener("s\
croll",()=>{o.atEnd=i.scrollHeight-i.scrollTop-i.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(i)}var hh=t=>t.started&&t.started.request||{},qi=t=>!!hh(t).only_given;function Wi(t,{index:e,isPrompt:n,isStart:o}){if(o)return s("decoder start token");let r={number:e+
1};return n?t.readsSource?s("source token {number}",r):s("prompt token {number}",r):s("token {number}",r)}function Ni(t,{index:e,isStart:n}){return n?s("every t\
arget begins with it: not chosen"):t.readsSource?s("the encoder reads it: it has no probability"):t.isFromElsewhere?s("its probability was not told"):e===0?s("n\
othing comes before it: it has no probability"):hh(t).read_prompt&&!t.finished&&!t.failed?s("its probability is read when the text ends"):s("its probability was\
 not read")}function Ri(t,e){let n=[];return e.given&&!qi(t)&&n.push(s("given, not chosen")),n.push(...va(e)),n}function ph(t,e){let{step:n,token:o}=e,r=n?[...Ko(
n,t.unit),...Ri(t,n)]:[Ni(t,e)];return[s("{where}: {token}",{where:Wi(t,e),token:J(o.text)}),...r].join(", ")}var Zs=class{constructor(e,n,o,r){this.root=e,this.text=n,this.select=o,this.state=r,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new Ee(ga,wa)}drawScale(){ut(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:o,begun:r,
lines:i}=n,a=!qi(n.log)&&i.some(({steps:l})=>l.length&&l[0].given);e.querySelector(".gp-mark-prompt").hidden=!o||!o.tokens.length,A(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),r?s("source, and what the target begins with"):s("prompt")),e.querySelector(".gp-mark-given").hidden=!a,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",a)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:o,lines:r}}=this;if(e.hidden=!o.rounds.length,e.hidden)return;n.follow(r.length&&r[0].steps.
at(-1)||null);let i=te(e,Object.keys(vt).length,bw);Object.entries(vt).forEach(([a,[,l,c]],h)=>{let[u,f]=i[h].children;i[h].dataset.draft=a,oe(i[h],{accepted:"d\
raft",correction:"correction",bonus:"bonus",target:"target"}[a],()=>"",{meaning:c,formula:""}),A(u,l),A(f,B(n.total[a]))})}};function bw(){let t=d("span","",null,
{tabindex:"0"});return t.append(d("span","gp-ink")," ",d("b")),t}var Qs=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.fold=null,this.begun=null,this.lines=
[],this.marked=null,this.atEnd=!0,this.followed=!1}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allRows(){return this.lines.
flatMap(({folds:e})=>e?e.boxes.map(({rows:n})=>n):[]).concat(this.paragraphs.map(({rows:e})=>e))}get allTokens(){return this.paragraphs.flatMap(({tokens:e})=>e)}elementOf(e){
if(e.isPrompt)return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.index];return null}tokenAt(e){
let n=e.target.closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var er=class{constructor(e,n,o){this.drawn=n,this.moved=o,this.goesOn=!1,this.along=new Ee(yr(e),(r,i)=>xr(r,i.chosen.text,i.piece===null,e)),this.boxes=[]}rowsFor(e){
let n=this.along.total.spans.length;this.along.follow(e);let{since:o,place:r,spans:i}=this.along.total,a=this.boxes.at(-1);if(o!==null&&o<r)return(!a||a.since!==
o)&&(a=this.open(o)),a.rows;let l=i.length>n?i.at(-1):null;return l&&a&&a.since===l.start&&a.stop===null&&this.close(a,l.stop),this.drawn.rows}keepable(e){let{since:n}=this.
along.totals[e],o=this.boxes.find(r=>r.since===n);return n!==null&&o&&o.stop!==null?Math.min(e,o.stop):e}cut(e){let{drawn:n}=this;for(;n.tokens.length>e;){let a=n.
tokens.at(-1),l=this.boxOf(a);St({rows:l?l.rows:n.rows,tokens:n.tokens},n.tokens.length-1),l&&!l.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:o,steps:r}=this.along;r.length=e,o.length=e+1;let i=this.boxes.at(-1);i&&this.along.total.since===i.since&&Object.assign(i,{stop:null,ended:!1})}boxOf(e){
let n=e.closest(".gp-reasoning");return n?this.boxes.find(o=>o.element===n):void 0}reveal(e){let n=this.boxOf(e);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(e){this.goesOn=e;for(let n of this.boxes){let o=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,A(n.chip,`${o?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!o)),n.element.classList.toggle("gp-folded",o)}}words({count:e,stop:n,ended:o}){return o?z(
e,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?z(e,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):z(e,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(e){return e.wish??e.ended}open(e){let n=d("span","gp-reasoning"),o=d("butto\
n","gp-reasoning-chip",null,{type:"button",title:s("The model’s reasoning before its answer. Click to fold or unfold it.")}),r=d("span","gp-reasoned");n.append(
o,r);let i={element:n,chip:o,rows:new tt(r,this.drawn.rows),since:e,stop:null,ended:!1,count:0,wish:null};return o.addEventListener("click",()=>{i.wish=!this.isFolded(
i),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(i),i}close(e,n){let{tokens:o,rows:r}=this.drawn,i=o.slice(n);St({rows:e.rows,
tokens:o},n),Object.assign(e,{stop:n,ended:this.along.total.spans.at(-1).end!==null}),e.rows.holder.hasChildNodes()||(r.removeLast(),this.boxes.pop());for(let a of i)
r.append(a);o.push(...i)}};var kw=30,tr=class{constructor(e,n,o,r){this.text=e,this.empty=n,this.select=o,this.state=r,this.log=r.log,this.width=0,this.resettle=0,this.unfolds=!1}startRun(){
let{text:e,log:n,state:o}=this;if(e.replaceChildren(),o.clear(),!n.started){e.append(this.empty);return}let r=n.readsSource;e.classList.toggle("gp-apart",r),r&&
e.append(d("span","gp-part-name",s("Source: the encoder reads it"))),o.prompt=this.drawFixed(n.started.prompt_tokens,r?s("Source"):s("Prompt"),{folded:Jd(n.started)}),
this.drawFold(),r&&(e.append(d("span","gp-part-name",s("Target: the decoder writes it, from its start token on"))),o.begun=this.drawFixed(n.started.decoder_tokens,
s("Start of the target"),{isStart:!0}))}drawFixed(e,n,{folded:o=[],...r}={}){let i=d("span","gp-prompt",null,{"aria-label":n}),a={rows:new tt(i),tokens:[]};for(let{
item:l}of o.filter(c=>c.start===c.end))a.rows.append(Ai(l,0));return e.forEach((l,c)=>{let h=o.find(({start:u,end:f})=>u<=c&&c<f);h&&c===h.start&&a.rows.append(
Ai(h.item,h.end-h.start)),h||this.append(a,{token:l,index:c,isPrompt:!0,step:null,...r})}),this.text.append(i),a}drawFold(){let{prompt:e}=this.state,n=e.tokens.
length,o=d("button","gp-unfold",null,{type:"button"});this.state.fold=n>kw&&!this.log.started.request.only_given?o:null,this.state.fold&&(o.addEventListener("cl\
ick",()=>this.foldPrompt(this.unfolds)),e.rows.holder.before(o),this.foldPrompt(!this.unfolds))}foldPrompt(e){let{fold:n,prompt:o}=this.state,{holder:r}=o.rows,
i={count:B(o.tokens.length)};this.unfolds=!e,n.textContent=e?s("Show all {count} tokens of the prompt",i):s("Show less of the prompt"),n.setAttribute("aria-expa\
nded",String(!e)),r.classList.toggle("gp-folded",e),e?r.setAttribute("tabindex","0"):r.removeAttribute("tabindex"),e&&(r.scrollTop=r.scrollHeight),this.dissolve()}drawPrompt(){
for(let e of this.log.promptSteps){let n=this.state.prompt.tokens[e.index];n&&(this.state.entries.get(n).step=e,this.describe(n),this.shade(n))}}drawLines(){let e=this.
log.lines(),{lines:n}=this.state,o=e.length===1&&e[0].kind==="sequence";for(o!==this.text.classList.contains("gp-single")&&(this.dissolve(),this.text.classList.
toggle("gp-single",o));n.length>e.length;)n.pop().element.remove();e.forEach((r,i)=>this.drawLine(n[i]||this.newLine(),r,i))}newLine(){let{begun:e,prompt:n,lines:o}=this.
state,r=d("div","gp-line"),i=d("div","gp-line-head"),a=d("span","gp-line-body"),l=d("span","gp-stop");r.append(i,a,l),this.text.append(r);let c=e||n,h={element:r,
head:i,rows:new tt(a,c&&c.rows),stop:l,steps:[],tokens:[],said:"",folds:null},{reasoning:u}=this.log.started;return u&&(h.folds=new er(u,h,()=>this.dissolve())),
o.push(h),h}drawLine(e,n,o){e.element.dataset.kind!==n.kind&&(e.element.dataset.kind=n.kind),e.element.classList.toggle("gp-line-minor",this.log.usesBeams&&o>0);
let r=JSON.stringify([n.label,n.score,n.stopReason]);r!==e.said&&(e.said=r,this.drawHead(e,n)),n.untold&&!e.stop.previousElementSibling.classList.contains("gp-u\
ntold")&&e.stop.before(d("span","gp-untold",n.untold));let{folds:i}=e,a=xt(e.steps,n.last),l=i?i.keepable(a.keep):a.keep,c=[...e.steps.slice(l,a.keep),...a.added];
i?i.cut(l):St(e,l),e.steps.length=l;for(let h of c)this.append(e,{token:{...h.chosen,piece:h.piece},index:h.index,isPrompt:!1,step:h}),e.steps.push(h);i&&i.draw(
this.log.running)}drawHead(e,n){let o=n.stopReason?Le(n.stopReason)[1]:"",r=n.label.charAt(0).toUpperCase()+n.label.slice(1);if(e.head.replaceChildren(d("b","",
r)),n.score!==null&&n.score!==void 0){let a=n.kind==="running",l=X(n.score,3);e.head.append(d("span","",a?s("sum {value}",{value:l}):s("score {value}",{value:l}),
{title:a?s("sum of the log-probabilities so far, in nats"):s("the sum divided by the length penalty")}))}let i=n.stopReason==="step"?"… ":"■ ";o&&e.head.append(
d("span","",i+o)),e.stop.textContent=o&&!this.log.usesBeams&&this.log.lasts.length===1?i+o:""}append(e,n){let o=e.tokens.at(-1),r=e.folds?e.folds.rowsFor(n.step):
e.rows;Bt({rows:r,tokens:e.tokens},this.tokenElement(n),n.token,o&&this.state.entries.get(o).token)}tokenElement(e){let{token:n,step:o,isPrompt:r}=e,i=d("span",
r?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-pressed":"false"});return Ve(i,n),o&&o.draft&&o.draft.origin!=="none"&&(i.dataset.draft=o.
draft.origin),o&&o.given&&(i.dataset.given=""),this.state.entries.set(i,e),this.describe(i),o&&this.shade(i),i}describe(e){e.setAttribute("aria-label",ph(this.log,
this.state.entries.get(e)))}shade(e){Gt(e.querySelector(".gp-ink"),this.select.value,$e(this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){for(let e of this.
state.allTokens)this.state.entries.get(e).step&&this.shade(e)}reveal(e){for(let{folds:n}of this.state.lines)n&&n.reveal(e)}markCurrent(){let{log:e,state:n}=this,
o=e.current(),r=o?n.elementOf(o):null,{marked:i}=n;i&&i!==r&&(i.classList.remove("gp-current"),i.setAttribute("aria-pressed","false"),i.tabIndex=-1),n.marked=r,
r&&(e.selected&&!e.suggested&&this.reveal(r),o.isPrompt&&n.fold&&!this.unfolds&&this.foldPrompt(!1),r.classList.add("gp-current"),r.setAttribute("aria-pressed",
String(e.selected===o)),r.tabIndex=0)}followEnd(){let{log:e,state:n,text:o}=this;e.usesBeams||(e.stepping?n.lines[0]?.tokens.at(-1)?.scrollIntoView({block:"near\
est"}):n.atEnd&&!e.selected&&e.running&&(o.scrollTop=o.scrollHeight,n.followed=o.scrollTop>0))}goBack(){let{log:e,state:n,text:o}=this;e.running||!n.followed||(n.
followed=!1,n.atEnd&&(!e.selected||e.suggested)&&(o.scrollTop=0))}resized(){!this.text.clientWidth||this.text.clientWidth===this.width||(this.width=this.text.clientWidth,
this.dissolve())}dissolve(){for(let e of this.state.allRows)e.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.settle(),200)}settle(){this.
width||=this.text.clientWidth;for(let e of this.state.allRows)e.settle()}};function uh(t,e){let n=t.querySelector(".gp-text"),o=t.querySelector(".gp-shade"),r=new Qs(e),i=new tr(n,t.querySelector(".gp-empty"),o,r),a=new Zs(t,n,o,r),l=Mn(
t,n,e,f=>{let x=r.entries.get(f);if(!x)return null;let{token:q,step:W}=x,N=W?Ri(e,W).join(", "):Ni(e,x);return{id:q.token_id,text:q.text,where:Wi(e,x),step:W,why:N}});
dh(i,a,l);let c=[...o.options],h=["surprisal","rank"].map(f=>c.find(x=>x.value===f));h.unshift(new Option(s("probability"),"told"));function u(){if(e.started){let f=e.
isFromElsewhere?h:c;o.replaceChildren(...f);let x=f.some(({value:W})=>W===r.shadedBy),q=e.started.request.only_given&&!e.stepping;o.value=x?r.shadedBy:q||e.isFromElsewhere?
"surprisal":"uncertainty",a.drawScale()}i.startRun()}return f=>{if(f.run&&u(),(f.run||f.steps||f.status)&&(i.drawLines(),a.drawMarks()),r.prompt&&(f.run||f.prompt)&&
i.drawPrompt(),r.prompt&&(f.unit||f.status))for(let x of f.unit?r.allTokens:r.prompt.tokens)i.describe(x);f.unit&&a.drawScale(),i.markCurrent(),f.steps&&(i.settle(),
i.followEnd()),f.status&&i.goBack(),l.refresh(f.unit||f.prompt||f.status)}}var yw=12,fh=48;function mh(t,e){let n=fh;t.addEventListener("click",({clientX:r,clientY:i})=>{let{left:a,top:l,width:c,height:h}=t.getBoundingClientRect(),u=e.
lasts[Math.min(e.lasts.length-1,Math.floor((i-l)/h*e.lasts.length))],f=u&&me(u)[Math.floor((r-a)/c*n)];f&&e.selectStep(f)});function o(){let r=e.lasts.map(me);n=
Math.max(fh,...r.map(L=>L.length)),t.style.height=`${yw*r.length}px`;let[i,a]=[t.clientWidth,t.clientHeight].map(L=>Math.round(L*devicePixelRatio));if(!i||!a)return;
Object.assign(t,{width:i,height:a});let l=t.getContext("2d"),c=getComputedStyle(t),[h,u]=["--gp-kept","--gp-chosen"].map(L=>c.getPropertyValue(L).trim()),[f,x]=[
i/n,a/Math.max(1,r.length)],q=Math.min(2,f/4);r.forEach((L,P)=>L.forEach((M,E)=>{M.given||(l.globalAlpha=.1+.9*Math.exp(M.chosen.logprob),l.fillStyle=h,l.fillRect(
E*f,P*x+1,f-q,x-2))}));let W=e.current(),N=r.findIndex(L=>L.includes(W));N<0||W.given||(l.globalAlpha=1,l.strokeStyle=u,l.lineWidth=2*devicePixelRatio,l.strokeRect(
r[N].indexOf(W)*f,N*x+1,f-q,x-2))}return new ResizeObserver(o).observe(t),o}var xw=160;function vw(t,e){let n=new DataView(new ArrayBuffer(44)),o=(r,i)=>[...i].forEach((a,l)=>n.setUint8(r+l,a.charCodeAt(0)));return o(0,"RIFF"),n.setUint32(
4,36+t.byteLength,!0),o(8,"WAVEfmt "),n.setUint32(16,16,!0),n.setUint16(20,1,!0),n.setUint16(22,1,!0),n.setUint32(24,e,!0),n.setUint32(28,2*e,!0),n.setUint16(32,
2,!0),n.setUint16(34,16,!0),o(36,"data"),n.setUint32(40,t.byteLength,!0),new Blob([n,t],{type:"audio/wav"})}function Sw(t){let e=t.byteLength/2,n=Array.from({length:Math.
min(xw,e)},()=>0);for(let r=0;r<e;r++){let i=Math.floor(r*n.length/e);n[i]=Math.max(n[i],Math.abs(t.getInt16(2*r,!0)))}let o=Math.max(1,...n);return n.map(r=>100*
r/o)}function gh(t,e){let n=a=>t.querySelector(".gp-spoken-"+a),o=mh(n("map"),e),r=null,i="";return()=>{if(t.hidden=!e.speaks||e.hideFrom!==null,t.hidden)return;
let a=s("Each row is a codebook, each column a step: the stronger the colour, the more probable the code that was chosen. Press one to look at it.");A(n("legend"),
a),n("map").setAttribute("aria-label",a),o();let l=e.finished?.sound||null;if(n("sound").hidden=n("wave").hidden=!l,l||A(n("note"),e.running?s("The sound follow\
s once all codes are there."):s("There is no sound.")),!l||l===r)return;r=l;let c=Po(l.samples).buffer;i&&URL.revokeObjectURL(i),i=URL.createObjectURL(vw(c,l.rate)),
n("sound").src=i,n("wave").replaceChildren(vo(Sw(new DataView(c))));let h=X(c.byteLength/2/l.rate,2);A(n("note"),s("{seconds} s of sound. At each step the model\
 chooses a code of each of {count} codebooks: the first is the coarsest, the others refine it and begin later.",{seconds:h,count:e.finished.sequences.length}))}}function wh(t,e,n){let o=[],r=null,i=[],a=l=>{let c=i.map(({chosen:h})=>h.text).join("").trim();i.length&&o.push({text:c,begin:r,end:l,steps:i}),i=[]};for(let l of t){
let c=l.chosen.token_id;if(c>=n.first){let h=(c-n.first)*n.seconds;a(h),r=h}else r!==null&&c<e&&i.push(l)}return a(null),o}function bh(t,e){let n=f=>t.querySelector(".gp-"+f),[o,r,i,a]=["heard-sound","heard-ends","heard-parts","heard-note"].map(n),l="",c=()=>(e.started.request.media||
[])[0]||{},h=({begin:f,end:x})=>x===null?s("from {begin} s on",{begin:X(f,2)}):s("{begin} to {end} s",{begin:X(f,2),end:X(x,2)});function u(f,x){let q=f.map(({begin:N,
end:L})=>{let P=d("i");return P.style.left=`${100*N/x.seconds}%`,P.style.right=`${Math.max(0,100-100*(L??x.seconds)/x.seconds)}%`,P}),W=Array.isArray(x.preview)?
x.preview.map(Number):[];o.replaceChildren(...q,vo(W.map(N=>100*N/Math.max(1,...W)))),[...r.children].forEach((N,L)=>A(N,s("{seconds} s",{seconds:L?x.seconds:0}))),
i.replaceChildren(...f.map(N=>{let L=d("li"),P=d("button","",null,{type:"button"});return P.append(d("span","",N.text),d("small","",h(N))),P.addEventListener("c\
lick",()=>{e.selectStep(N.steps[0]),e.answers.media_file&&Vs(e,x.sha256,N.begin,N.end??x.seconds,M=>A(a,M))}),L.append(P),L}))}return f=>{let x=e.current();if(t.
hidden=!x||x.isPrompt||e.hideFrom!==null||!e.started.timestamps||c().kind!=="audio",t.hidden)return;let q=wh(me(e.lastOf(x)),Math.min(...e.started.eos_token_ids),
e.started.timestamps);if(f.run&&A(a,""),!q.length){o.hidden=r.hidden=!0,l="",i.replaceChildren(),e.running||A(a,e.started.request.return_timestamps?s("The model\
 wrote no words with times."):s("Set return_timestamps among the knobs to have the model write when it heard each part."));return}o.hidden=r.hidden=!1;let W=JSON.
stringify([c().sha256,q.map(({text:N,begin:L,end:P})=>[N,L,P])]);W!==l&&u(q,c()),l=W,q.forEach(({steps:N},L)=>{let P=N.includes(x);o.children[L].classList.toggle(
"gp-here",P),i.children[L].firstElementChild.toggleAttribute("aria-current",P)})}}var de=t=>U(t,2).replace("-","−");function kh(t,e=null){let{z_score:n,threshold:o,prediction:r}=t,i={z:de(n),threshold:Number(o.toFixed(2))};if(r&&e&&V(e.z_score)&&
e.z_score<=o){let c=[s("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",i),s("With repeated n-grams counted once, z is {z}.",
{z:de(e.z_score)})];return["even","◇",s("Not known: above the threshold by repeats alone"),c.join(" ")]}if(r)return["good","◆",s("Watermarked"),`${s("z is {\
z}, above the threshold {threshold}.",i)} ${En(o)}`];let a=t.tokens_needed,l=[s("z is {z}, not above the threshold {threshold}.",i),s("That does not prove that \
there is none: the text may be too short, or the mark may have been removed.")];return V(a)&&a>Qn(t)&&l.push(s("If the text went on like this, about {number} to\
kens would be enough.",{number:B(a)})),["even","◇",s("No sign of this watermark"),l.join(" ")]}var Qn=({num_tokens_scored:t,tokens:e})=>V(t)?t:(e||[]).filter(
([,,,,n])=>n).length;function _w(t){let{kind:e,z_score:n,p_value:o,confidence:r,threshold:i,false_positive_rate:a,tokens_needed:l}=t,c=e==="green"?Mw(t):Ew(t),h=Number(
i.toFixed(2)),u=r>.9999?"> 0.9999":U(r,4);return[...c,[s("z-score"),de(n),e==="green"?s("How many standard deviations more tokens are green than without a water\
mark: (green − ratio × scored) / √(scored × ratio × (1 − ratio))."):s("How many standard deviations the weighted mean lies above that of fair coins."),
"z-score",e==="green"?Ow(t):"",{formula:e==="green"?void 0:""}],[s("p-value"),Ge(o),s("The probability of a z at least as high in a text without this watermark:\
 the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters more."),"p-value",`P(Z ≥ ${de(n)}) = ${Ge(o)}`,
{}],[s("confidence"),u,s("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0\
.5 or more in one of two."),"p-value",r>.9999?`1 − ${Ge(o)} ${u}`:`1 − ${Ge(o)} = ${u}`,{formula:"1 − p"}],[s("false-positive rate"),Ge(a),s("What the thr\
eshold {threshold} means: the share of texts without this watermark whose z is above it.",{threshold:h}),"false-positive-rate",`P(Z ≥ ${h}) = ${Ge(a)}`,{formula:s(
"P(Z ≥ threshold)")}],...V(l)?[[s("tokens needed"),B(l),s("How many scored tokens reach the threshold at this share: z grows with the square root of their num\
ber."),"z-score",Tw(t),{formula:e==="green"?s("threshold² · γ · (1 − γ) / (share − γ)²"):"",unit:s("tokens")}]]:[]]}function Ow({num_tokens_scored:t,
num_green_tokens:e,ratio:n,z_score:o}){let r=zt(e,t,n);return r===null||de(r)!==de(o)?"":Ii(e,t,n)}function Ii(t,e,n){let[o,r,i]=[B(t),B(e),Number((1-n).toFixed(
4))];return`(${o} − ${n} · ${r}) / √(${r} · ${n} · ${i}) = ${de(zt(t,e,n))}`}function Tw({kind:t,green_fraction:e,ratio:n,threshold:o,tokens_needed:r}){return t!==
"green"||Math.ceil(Go(e,n,o)-1e-9)!==r?"":s("{threshold}² · {ratio} · {rest} / ({share} − {ratio})², rounded up, = {needed}",{threshold:Number(o.toFixed(2)),
ratio:n,rest:Number((1-n).toFixed(4)),share:U(e),needed:B(r)})}function Mw({num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:o,list_size:r}){return[
[s("tokens scored"),B(t),s("Tokens of which the detector can tell whether they are green. The first ones have too few tokens before them; where repeated n-grams\
 count once, later ones are left out."),"length","",{}],[s("green tokens"),B(e),s("Scored tokens on their green list, which holds {size} tokens of the vocabular\
y.",{size:B(r)}),"green-list",s("{green} of {scored}",{green:B(e),scored:B(t)}),{formula:"",unit:s("tokens")}],[s("green fraction"),H(n),s("Green tokens / token\
s scored. Without the watermark about {share} are green: the ratio.",{share:H(o)}),"green-list",`${B(e)} / ${B(t)} = ${H(n)}`,{formula:s("green / scored"),unit:"\
%"}]]}function Ew(t){let{mean:e,weighted_mean:n,num_g_values:o,posterior:r,layers:i}=t,a=Qn(t),l=(i||[]).length,c=a*l===o?z(l,"{scored} tokens · {count} key = {\
values}","{scored} tokens · {count} keys = {values}",{scored:B(a),values:B(o)}):"",h=Math.round(e*o),u=U(h/o,4)===U(e,4)?s("{ones} of {values} are 1",{ones:B(h),
values:B(o)}):"";return[[s("tokens scored"),B(a),s("Tokens with enough tokens before them, whose context has not occurred before."),"length","",{}],[s("g-values"),
B(o),z(l,"One for each scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each scored token and each of the {co\
unt} keys: 0 or 1, like a fair coin in a text without the watermark."),"g-value",c,{}],[s("mean g-value"),U(e,4),s("The share of g-values that are 1. Without th\
e watermark it is about 0.5."),"g-value",u,{formula:"Σ g / n"}],[s("weighted mean"),U(n,4),s("The same with more weight on the first keys, whose rounds of the \
tournament leave the clearest mark."),"g-value","",{formula:"Σ w · g / Σ w"}],...V(r)?[[s("posterior"),H(r),s("The trained Bayesian detector’s probability th\
at the text is watermarked, if it is like the texts that the detector was trained on."),"watermark","",{unit:"%"}]]:[]]}function eo(t,e){let n=e.map(({report:l})=>new Map(
_w(l).map(c=>[c[0],c]))),o=[...new Set(n.flatMap(l=>[...l.keys()]))],[r]=te(t.tHead,1,()=>d("tr")),i=te(r,e.length+1,()=>d("th","",null,{scope:"col"}));e.forEach(
({name:l},c)=>A(i[c+1],l)),t.tHead.hidden=e.length<2;let a=te(t.tBodies[0],o.length,()=>{let l=d("tr"),c=d("th","",null,{scope:"row"});return c.append(d("span")),
l.append(c),l});o.forEach((l,c)=>{let h=te(a[c],e.length+1,()=>d("td")),u=n.map(N=>N.get(l)),[,,f,x,,q]=u.find(Boolean),W=u.map((N,L)=>N&&N[4]&&e.length>1?s("{n\
ame}: {words}",{name:e[L].name,words:N[4]}):N&&N[4]);A(h[0].firstChild,l),oe(h[0].firstChild,x,()=>Ae(W),{meaning:f,...$w(q)}),n.forEach((N,L)=>A(h[L+1],N.has(l)?
N.get(l)[1]:"–"))})}var $w=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>e!==void 0));function Qt({tokens:t,prompt_tokens:e}){return t.map(([,n,o,r,i,
a],l)=>({token:{text:n,piece:o},mark:{green:r,g:a,counted:i||!(r!==null||a!==null)},words(){let h={number:B(l+1),token:J(n),mark:Aw(r,a,i)};return l<e?s("Token \
{number}, of the prompt, {token}: {mark}",h):s("Token {number}, {token}: {mark}",h)}}))}function Aw(t,e,n){if(t===null&&e===null)return s("not scored, because t\
oo few tokens come before it.");if(e!==null){let r=s("mean g-value {g}, where chance gives 0.5.",{g:X(e,2)});return n?r:`${r} ${s("Not counted: its context came\
 before, or it is left out.")}`}let o=t?s("◆ green."):s("◇ red.");return n?o:`${o} ${s("Not counted: the same n-gram came before, or it is left out.")}`}var en=({
kind:t,tokens:e})=>[t,{unscored:e.some(([,,,n,,o])=>n===null&&o===null),repeated:e.some(([,,,n,o,r])=>!o&&(n!==null||r!==null))}];function yh(t,e){let n=l=>t.querySelector(".gp-"+l),o=new Ke(n("words"));function r({before:l,after:c}){if(c.error)return["even","…",s("Nothing left to score"),
`${s(c.error.message)} ${s("z was {z} before.",{z:de(l.z_score)})}`];let h=s("z from {before} to {after}",{before:de(l.z_score),after:de(c.z_score)}),u=Number(c.
threshold.toFixed(2));return l.prediction?c.prediction?["good","◆",h,s("Still above the threshold {threshold}: the watermark survived.",{threshold:u})]:["bad",
"◇",h,s("No longer above the threshold {threshold}: the detector does not find the watermark any more.",{threshold:u})]:["even","◇",h,s("The text did not pa\
ss the threshold {threshold} before the attack: there is nothing to remove.",{threshold:u})]}function i({how:l,strength:c}){return l?V(c)?s("{attack}, strength \
{strength}",{attack:s(l),strength:H(c)}):s(l):s("edited by hand")}function a(l){let{before:c,after:h}=l,[u,f,x,q]=r(l);Q(n("answer"),{"data-verdict":u}),A(n("an\
swer-sign"),f),A(n("answer-words"),x),A(n("answer-more"),q),A(n("told"),`${x}. ${q}`),A(n("about"),i(l)),Z(n("of-text"),!h.error),h.error||(pt(n("legend"),...en(
h)),o.show(Qt(h)));let W=[{name:s("before"),report:c},...h.error?[]:[{name:s("after"),report:h}]];eo(n("found-numbers"),W)}return l=>{t.hidden=!e.found,!t.hidden&&
l.found&&a(e.found)}}function xh(t,e){let n=_=>t.querySelector(".gp-"+_),o=["without","with"],r=n("threshold"),i=3,a=()=>e.answered("pair"),l=({report:_})=>!!_&&!_.error,c=o.map(_=>{
let y=d("div"),[b,p,m]=[d("p","gp-facts"),d("p","gp-problem","",{role:"status"}),d("div","gp-text-body",null,{dir:"auto"})];return y.append(d("h3","",_==="with"?
s("With the watermark"):s("Without the watermark")),b,p,m),n("texts").append(y),{facts:b,problem:p,text:new Ke(m),shown:0,report:null}});r.addEventListener("inp\
ut",()=>{let _=r.valueAsNumber;!Number.isFinite(_)||_<0||_>20||(i=_,a()&&E())});function h(_,y,b){if(b){_.report!==b&&_.text.show(Qt(b)),Object.assign(_,{report:b,
shown:0});return}let[p]=e.groups[y].entries,m=p.tokens.map(w=>({token:w,mark:{},words:()=>s("{token}, not scored yet",{token:J(w.text)})}));_.text.show(m,_.report?
0:_.shown),Object.assign(_,{report:null,shown:m.length})}function u({tokens:_,perplexity:y,stop_reason:b,report:p}){if(!_)return s("not started");let m=[z(_,"{c\
ount} token","{count} tokens")];return V(y)&&m.push(s("perplexity {value}",{value:X(y,2)})),p&&!p.error&&m.push(p.kind==="green"?s("{share} green",{share:H(p.green_fraction)}):
s("mean g-value {g}",{g:X(p.mean,3)})),b&&m.push(Le(b)[1]),m.join(" · ")}function f({texts:_}){_.forEach((b,p)=>{let m=c[p];h(m,p,l(b)?b.report:null),A(m.facts,
u({...b,tokens:b.tokens||e.groups[p].entries[0].tokens.length}));let{error:w}=b.report||{};Z(m.problem,!!w),A(m.problem,w?`${s(w.message)} ${s(w.fix)}`:"")});let y=_.
filter(l).map(({report:b})=>en(b)[1]);pt(n("legend"),e.found.kind,{unscored:y.some(({unscored:b})=>b),repeated:y.some(({repeated:b})=>b)})}function x({texts:_}){
if(!_.every(l))return _.find(({report:w})=>w&&w.error)?["even","–",s("No comparison"),s("One of the texts cannot be scored.")]:["wait","…",e.done?s("No answ\
er"):s("Not known yet"),s("Both texts must be complete.")];let[y,b]=_.map(({report:m})=>m.z_score),p=s("z is {marked} with the watermark and {plain} without it;\
 the threshold is {threshold}.",{marked:de(b),plain:de(y),threshold:Number(i.toFixed(2))});return y>i?["bad","✗",s("A false positive"),`${p} ${s("The text wit\
hout the watermark passes it.")}`]:b>i?["good","◆",s("The watermark is found"),p]:["even","◇",s("The watermark is not found"),`${p} ${W(_[1].report)}`]}let q=({
tokens_needed:_,threshold:y})=>V(_)&&y>0?Math.ceil(_*(i/y)**2):null;function W(_){let[y,b]=[q(_),Qn(_)];return y>b?z(y,"If the text went on like this, about {co\
unt} scored token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be needed; it has {scored}.",{scored:B(b)}):
s("A longer text or a stronger mark would help.")}function N({texts:_}){let[y,b]=_.map(({perplexity:m})=>m);return!_.every(l)||!V(y)||!V(b)?"":`${s("Perplexity \
under the model, without the watermark and with it: {plain} and {marked}.",{plain:X(y,2),marked:X(b,2)})} ${s("One pair of texts says little about the cost; “{q\
uestion}” measures it.",{question:s("What does it cost?")})}`}function L(_){let[y,b,p,m]=x(_);Q(n("answer"),{"data-verdict":y}),A(n("answer-sign"),b),A(n("ans\
wer-words"),p),A(n("answer-more"),`${m} ${N(_)}`.trim()),A(n("means"),En(i)),e.done&&A(n("told"),`${p}. ${m}`);let w=e.entries[0]&&e.entries[0].seed;A(n("about"),
[ji(_.watermark),...V(w)?[s("seed {seed}",{seed:w})]:[]].join(" · "))}function P({report:_,expected:y}){if(!V(y)||_.kind!=="green")return null;let{ratio:b,num_tokens_scored:p}=_,
m=Array.from({length:Math.min(60,p)},(w,S)=>(S+1)*p/Math.min(60,p));return{name:s("expected with it, at least"),look:"expected",points:m.map(w=>[w,zt(y*w,w,b)]),
tip:s("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer et al. 2023, from the model’s distributions along \
the text.",{share:H(y)})}}function M({texts:_}){if(Z(n("evidence"),_.every(l)),n("evidence").hidden)return;let[y,b]=_,p=[{name:s("with the watermark"),look:"mea\
sured",points:b.report.curve},P(b),{name:s("without it"),look:"other",points:y.report.curve}].filter(Boolean);An(n("keys"),p),$n(n("curves"),{curves:p,threshold:i});
let m=_.map(({report:w},S)=>{let $=nt(w.z_score);return{name:S?s("with"):s("without"),report:{...w,threshold:i,p_value:$,confidence:1-$,false_positive_rate:nt(i),
tokens_needed:q(w)}}});eo(t.querySelector("table"),m)}function E(){f(e.found),L(e.found),M(e.found)}return new ResizeObserver(()=>a()&&M(e.found)).observe(t),_=>{
t.hidden=!a(),!t.hidden&&(_.run&&c.forEach(y=>Object.assign(y,{report:null,shown:0})&&y.text.show([])),(_.run||_.found||_.status||_.steps)&&E())}}function ji(t){
return Array.isArray(t.keys)?z(t.keys.length,"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {length}",{length:t.ngram_len}):s("g\
reen lists of {ratio}, bias {bias}, {scheme}, context width {width}",Sh(t))}function vh(t){return Array.isArray(t.keys)?s("SynthID, n-grams of {length}",{length:t.
ngram_len}):s("green lists of {ratio}, {scheme}, context width {width}",Sh(t))}var Sh=({greenlist_ratio:t=.25,bias:e=2,seeding_scheme:n="lefthash",context_width:o=1})=>({
ratio:H(t),bias:e,scheme:n,width:o});var So=t=>Object.hasOwn(To,t)?s(To[t][0]):t;function _h(t,e){let n=g=>t.querySelector(".gp-"+g),[o,r]=[n("which"),n("threshold")],i={},a=null,l=.01,c=()=>e.answered(
"sure"),h=({auc:g})=>V(g),u=({scores:g,learned:v})=>{let O=g.findIndex(({name:T})=>T===a);return O>=0?O:v?g.length-1:0},f=g=>i[g]??(g==="posterior"?.5:e.found.threshold);
o.addEventListener("change",()=>{a=o.value,C()}),r.addEventListener("input",()=>{!Number.isFinite(r.valueAsNumber)||Math.abs(r.valueAsNumber)>100||(i[e.found.scores[u(
e.found)].name]=r.valueAsNumber,b(e.found))});function x({counts:g,scores:v,fewest:O},T){let I=e.done?s("No answer"):s("Not known yet");if(!h(T))return["wait","\
…",I,e.done?s("At least one text without the watermark and one with it must be scored."):s("The first texts are being written.")];let[j]=T.rates;if(Math.min(...g)<
O)return["wait","…",I,z(g[1],"{count} text with the watermark and {plain} without it are too few to tell: {fewest} of each are needed.","{count} texts with th\
e watermark and {plain} without it are too few to tell: {fewest} of each are needed.",{plain:B(g[0]),fewest:B(O)})];let k={found:B(j.detected),number:B(j.marked),
rate:H(j.level)},R=e.running?s("{found} of {number} found at {rate} false positives so far",k):s("{found} of {number} found at {rate} false positives",k),F=[...q(
j,v.length>1?So(T.name):""),s("AUC of these texts: {auc}.",{auc:X(T.auc,3)})].join(" ");return[j.apart?"good":"even",j.apart?"◆":"◇",R,F]}function q(g,v){let[
O,T]=g.found_between.map(H),I={number:B(g.false_positives),share:H(g.false_between[1])},j=[v?s("By the {score}, the true detection rate lies between {low} and {\
high}.",{score:v,low:O,high:T}):s("The true detection rate lies between {low} and {high}.",{low:O,high:T}),g.false_positives?s("Of the texts without the waterma\
rk, {number} passed, so the true false-positive rate may be up to {share}.",I):s("Of the texts without the watermark, none passed, but the true false-positive r\
ate may be up to {share}.",I)];return g.level>l&&j.push(z(g.plain,"{rate} is the smallest rate that {count} text without it can show.","{rate} is the smallest r\
ate that {count} texts without it can show.",{rate:H(g.level)})),g.apart||j.push(s("The intervals overlap: it is not known whether more are found than pass by c\
hance.")),j}function W(g){let[v,O,T,I]=x(g,g.scores[u(g)]);Q(n("answer"),{"data-verdict":v}),A(n("answer-sign"),O),A(n("answer-words"),T),A(n("answer-more"),I),
e.done&&A(n("told"),`${T}. ${I}`),A(n("missing"),He(e,g)),A(n("about"),[ji(g.watermark),...g.learned?[s("only the texts that no detector was trained on")]:[]].join(
" · "));let{left_out:j,problem:k}=g;Z(n("warning"),j>0);let R=k?`${s(k.message)} ${s(k.fix)}`:s("No token in them counts.");A(n("warning"),j>0?`⚠ ${z(j,"{cou\
nt} text was not scored.","{count} texts were not scored.")} ${R}`:"")}let N=(g,v)=>g.filter(O=>O>v).length;function L({values:g,name:v},O){let[T,I]=g.map(F=>N(
F,O)),[j,k]=[T/g[0].length,I/g[1].length],R=[z(g[1].length,"Above {threshold}: {marked} of {count} text with the watermark ({found}), and {plain} of {others} wi\
thout it ({passed}).","Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({passed}).",{threshold:Number(
O.toFixed(2)),marked:B(I),found:H(k),plain:B(T),others:B(g[0].length),passed:H(j)})];return v!=="posterior"&&R.push(s("If scores without the watermark were stan\
dard normal, {share} would pass.",{share:Ge(nt(O))})),{x:j,y:k,words:R.join(" ")}}function P(g,v){let O=2/(9*(v-1));return g**2>(1-O+1.645*Math.sqrt(O))**3}function M({
values:g,normal:v,name:O}){if(O==="posterior"||!v[0])return"";let[T,I]=v.map(k=>k&&{mean:de(k[0]),deviation:X(k[1],2)}),j=[s("Without the watermark: mean {mean}\
, standard deviation {deviation}; in theory 0 and 1.",T),I?s("With it: mean {mean}, standard deviation {deviation}.",I):s("With it: too few texts.")];return P(v[0][1],
g[0].length)&&j.push(s("The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.",{option:s("count rep\
eated n-grams once")})),j.join(" ")}function E({scores:g}){let v=g.filter(h).flatMap(T=>T.rates.map(I=>[T,I])),O=te(t.querySelector(".gp-rates tbody"),v.length,
()=>{let T=d("tr");return T.append(d("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let I=d("td");return I.append(d("span")," ",d("small")),I})),T});
v.forEach(([T,I],j)=>{let[k,R,F,D,K]=O[j].cells,[G,Y]=I.found_between.map(H);A(k,So(T.name)),_(R,H(I.level),""),I.shown?_(F,H(I.detected/I.marked),V(I.threshold)?
s("({low} to {high}), threshold {threshold}",{low:G,high:Y,threshold:de(I.threshold)}):s("({low} to {high})",{low:G,high:Y})):_(F,s("not known"),z(Math.ceil(1/I.
level-1e-9),"needs {count} text without it","needs {count} texts without it")),_(D,I.normal?H(I.normal.rate):"–",I.normal?s("threshold {value}",{value:de(I.normal.
threshold)}):""),I.shown?_(K,s("up to {share}",{share:H(I.false_between[1])}),s("{passed} of {number} passed",{passed:B(I.false_positives),number:B(I.plain)})):
_(K,"–","")})}function _(g,v,O){A(g.children[0],v),A(g.children[1],O)}function y({scores:g}){let[{rates:v}]=g.filter(h),O=v.filter(({shown:k})=>!k).map(({level:k})=>H(
k));if(!O.length)return"";let[T,I]=O;return`${z(v[0].plain,"With {count} text without the watermark, a false-positive rate of {rate} is less than one text, so t\
he samples cannot show it.","With {count} texts without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.",{rate:I?
s("{first} or {second}",{first:T,second:I}):T})} ${s("The normal distributions reach further, as far as the scores are normal.")}`}function b(g){let v=g.scores[u(
g)];if(Z(n("shown"),h(v)),!h(v))return;let O=f(v.name);document.activeElement!==r&&(r.value=O);let T=L(v,O);ge(n("scores"),No(e.charts[`scores ${v.name}`],O,s("\
threshold {value}",{value:Number(O.toFixed(2))}))),A(n("at-threshold"),T.words),A(n("spreads"),M(v)),Z(n("of-fit"),v.name!=="posterior"&&v.normal.some(Boolean));
let I=g.scores.filter(h);if(ge(n("roc"),na(e.charts[`roc ${v.name}`],T)),m(n("roc-keys"),I.map(({name:k,auc:R},F)=>[F===I.indexOf(v)?"gp-roc-main":`gp-roc-other\
 gp-roc-${F%3}`,s("{score}: AUC {auc}",{score:So(k),auc:X(R,3)}),s(Ao(To,k,["","",""])[2]),"auc"])),E(g),A(n("few"),y(g)),Z(n("of-lengths"),g.lengths.length>1),
g.lengths.length<2)return;ge(n("lengths-box"),e.charts.lengths);let j=g.kind==="synthid"?s("mean g"):"z";m(n("length-keys"),[["gp-z-measured",s("found at {rate}\
 false positives, by {score}, from the samples",{rate:p(g.lengths),score:j}),s("The threshold is the laxest that at most this share of the cut texts without the\
 watermark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % intervals of the true rate."),"detection-rate"],["gp-z-\
expected",s("the same by normal distributions"),s("As if the scores at each length were normal."),"detection-rate"],["gp-z-other",s("AUC"),s("How often a cut te\
xt with the watermark scores higher than one without: 50% is guessing."),"auc"]])}function p(g){let v=g.map(({levels:[I]})=>I),[O,T]=[Math.min(...v),Math.max(...v)].
map(H);return O===T?O:s("{low} to {high}",{low:O,high:T})}function m(g,v){let O=te(g,v.length,()=>{let T=d("span"),I=re("svg");return Q(I,{width:26,height:8,"ar\
ia-hidden":"true"}),I.append(re("path")),T.append(I,d("span")),T});v.forEach(([T,I,j,k],R)=>{Q(O[R].firstChild.firstChild,{class:T,d:"M1 4H25"}),A(O[R].lastChild,
I),oe(O[R].lastChild,k,()=>"",{meaning:j})})}function w(){let{found:g}=e,v=g&&g.scores[u(g)];return!v||!h(v)?null:{score:v,rate:v.rates.find(({shown:O})=>O)||v.
rates[0]}}let S=g=>()=>{let v=w(),O=v&&g(v);return O?s("{name}: {words}.",{name:So(v.score.name),words:O}):""};he(t,{roc:S(({score:g})=>`AUC ${X(g.auc,3)}`),level:S(
({rate:g})=>s("{passed} of {number} passed = {share}",{passed:B(g.false_positives),number:B(g.plain),share:H(g.false_positives/g.plain)})),found:S(({rate:g})=>s(
"{found} of {number} found = {share}",{found:B(g.detected),number:B(g.marked),share:H(g.detected/g.marked)})),normal:S(({rate:g})=>g.normal?s("{share} above {th\
reshold}",{share:H(g.normal.rate),threshold:de(g.normal.threshold)}):""),truth:S(({rate:g})=>s("{passed} of {number} passed; the true rate may be up to {share}",
{passed:B(g.false_positives),number:B(g.plain),share:H(g.false_between[1])})),spread:()=>{let g=w();return g?M(g.score):""}});function $({scores:g}){Z(n("of-sco\
re"),g.length>1);let v=g.map(({name:O})=>O).join();o.dataset.key!==v&&(o.dataset.key=v,o.replaceChildren(...g.map(({name:O})=>d("option","",So(O),{value:O}))),o.
value=g[u(e.found)].name)}function C(){$(e.found),W(e.found),b(e.found)}return g=>{t.hidden=!c(),!t.hidden&&(g.found||g.status)&&C()}}function Oh(t,e){let n=P=>t.querySelector(".gp-"+P),o=[s("the text alone"),s("with its prompt")],r=new Ke(n("words")),i=n("which");i.addEventListener("change",()=>f());
let a=()=>e.found.reports[Math.min(Number(i.value),e.found.reports.length-1)];function l({reports:P,once:M,otherwise:E}){let[_,y,b,p]=kh(P[0],M?null:E);Q(n("ans\
wer"),{"data-verdict":_}),A(n("answer-sign"),y),A(n("answer-words"),b),A(n("answer-more"),p),A(n("told"),`${b}. ${p}`),Z(n("beside"),P.length>1),P.length>1&&A(n(
"beside"),h(P));let m=c(e.found);Z(n("repeats"),!!m),A(n("repeats"),m),A(n("about"),u(e.found))}function c({reports:[{num_tokens_scored:P}],otherwise:M,once:E}){
let _=M?M.num_tokens_scored:null;if(!V(_)||_===P)return"";let y=de(M.z_score);return E?z(_-P,"Left out as repeated: {count} token. With it, z would be {z}.","Le\
ft out as repeated: {count} tokens. With them, z would be {z}.",{z:y}):z(P-_,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no\
 new evidence: counted once, z is {z}.","Of the scored tokens, {count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",
{z:y})}function h([P,M]){let E=M.z_score-P.z_score,_=Math.abs(E)<.005?s("This changes nothing."):E<0?s("This dilutes the mark."):s("This happens to add to it."),
y=de(M.z_score);return`${z(M.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of th\
e prompt count too.",{z:y})} ${_}`}function u({model:P,watermark:M,exact:E,once:_}){return[Array.isArray(M.keys)?z(M.keys.length,"SynthID, {count} key","SynthID\
, {count} keys"):s("green list, {scheme}",{scheme:M.seeding_scheme||"lefthash"}),E?s("the tokens of the run"):s("tokens as {model} splits the text",{model:P}),..._?
[s("repeated n-grams counted once")]:[]].join(" · ")}function f(){let P=a();pt(n("legend"),...en(P)),r.show(Qt(P))}function x({reports:P}){let M=P.map(({curve:p},m)=>({
name:P.length>1?o[m]:"z",look:m?"other":"measured",points:p||[]})),[{tokens_needed:E,threshold:_}]=P,y=Qn(P[0]),b=V(E)?{at:E,words:q(E,y)}:null;$n(n("curve-box"),
{curves:M,threshold:_,needed:b}),An(n("curve-keys"),P.length>1?M:[])}function q(P,M){return P<=M?z(P,"At the share of this text, {count} token reaches the thres\
hold.","At the share of this text, {count} tokens reach the threshold."):z(P,"At the share of this text, {count} token reaches the threshold: {more} more.","At \
the share of this text, {count} tokens reach the threshold: {more} more.",{more:B(P-M)})}function W(){Z(n("of-layers"),!!e.charts.layers),ge(n("layers-box"),e.charts.
layers)}function N(P){let{reports:M}=e.found;Z(n("of-prompt"),M.length>1),l(e.found),P&&f(),eo(n("found-numbers"),M.map((E,_)=>({name:o[_],report:E}))),x(e.found),
W()}let L=()=>!!e.found;return new ResizeObserver(()=>L()&&N(!1)).observe(t),P=>{t.hidden=!L(),!t.hidden&&P.found&&N(!0)}}function Th(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-note");function r({rows:f,threshold:x}){let q=f.flatMap(({reports:M})=>M.map(({z_score:E})=>E)).
filter(V),W=Math.min(-3,...q)-.4,N=Math.max(x,...q)+.4,L=M=>(M-W)/(N-W),P=te(n,f.length,i);f.forEach(({what:M,how:E,meaning:_,keeps:y,reports:b},p)=>{let[m,w,S]=P[p].
cells;P[p].classList.toggle("gp-right",p===0);let[$,C]=m.children;A($,s(M)),Q($,{"data-tip":s(_)}),A(C,s(E));let g=b.map(({z_score:T})=>T).filter(V);a(w.firstChild,
g.map(L),{zero:L(0),threshold:L(x)});let v=g.length>1?s("{low} to {high}",{low:de(Math.min(...g)),high:de(Math.max(...g))}):de(g[0]);A(S.children[0],v),A(S.children[1],
l(b,y));let O=p?c({keeps:y,meaning:_,reports:b},x):"";Z(S.children[2],!!O),A(S.children[2],O)}),A(o,u(f))}function i(){let f=d("tr"),x=d("th","",null,{scope:"ro\
w"});x.append(d("span","",null,{tabindex:0}),d("small"));let q=d("td");q.append(d("span","gp-strip",null,{"aria-hidden":"true"}));let W=d("td");return W.append(
d("b"),d("small"),d("small","gp-why")),f.append(x,q,W),f}function a(f,x,{zero:q,threshold:W}){let N=[q,W,...x],L=te(f,N.length,()=>d("i"));N.forEach((P,M)=>{ue(
L[M],["gp-line gp-zero","gp-line"][M]||"gp-dot"),le(L[M],"left",P)})}function l(f,x){let[q]=f.filter(({error:P})=>P);if(q)return s(q.error.message);let W=f.filter(
({prediction:P})=>P).length,N=x==="none";if(f.length===1)return W?N?s("▲ above it by chance"):s("◆ watermarked"):s("◇ no sign");if(!W)return z(f.length,"◇\
 no sign in {count} try","◇ no sign in {count} tries");let L={passed:W,number:f.length};return N?s("▲ {passed} of {number} above it by chance",L):s("◆ {pass\
ed} of {number} watermarked",L)}function c({keeps:f,meaning:x,reports:q},W){let N=q.filter(({prediction:_})=>_);if(!N.length)return"";if(f!=="none")return s(x);
let{num_tokens_scored:L,once:P}=N.reduce((_,y)=>y.z_score>_.z_score?y:_),M=P&&V(L)?L-P.num_tokens_scored:0,E=[];if(M>0){E.push(z(M,"p counts each token as new e\
vidence, but {count} of the {scored} only repeats an n-gram.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:B(
L)}));let _=de(P.z_score);E.push(P.z_score>W?s("Counted once, z is {z}.",{z:_}):s("Counted once, z is {z}, not above the threshold.",{z:_}))}return(!M||P.z_score>
W||q.length>1)&&E.push(...h(W,q.length)),E.join(" ")}function h(f,x){let q=nt(f),W=P=>B(Number((1/P).toPrecision(2))),N=[q>.1?s("{share} of texts without this w\
atermark pass the threshold.",{share:H(q)}):s("One in {odds} texts without this watermark passes the threshold.",{odds:W(q)})];if(x===1)return N;let L=1-(1-q)**
x;return N.push(L>.1?s("With {tries} tries at each text, {share} pass at least once.",{tries:B(x),share:H(L)}):s("With {tries} tries at each text, one in {odds}\
 passes at least once.",{tries:B(x),odds:W(L)})),N}function u([f]){return f.reports[0].prediction?"":s("The given settings find nothing either. If the text is w\
atermarked, they may be wrong themselves, or the text is too short.")}return f=>{t.hidden=!e.found,!t.hidden&&f.found&&r(e.found)}}function Mh(t,e){let n=a=>t.querySelector(".gp-"+a);function o({how:a,points:l,of:c,seeds:h,threshold:u}){let f=l.filter(({z:q})=>q.length),x=[s(a),z(h,"{count}\
 seed at each strength","{count} seeds at each strength")];l.length<c&&x.push(s("{done} of {of} strengths so far",{done:l.length,of:c})),A(n("about"),x.join(" ·\
 ")),A(n("strength-words"),r(f,l,u)),ge(n("strength-box"),e.charts.strengths)}function r(a,l,c){let h=({strength:L,z:P})=>L===0?P[0]>c?"above":"below":hi(P,c),u=(...L)=>i(
a,P=>L.includes(h(P))),[f,x,q]=[u("above"),u("below"),u("open","few")],W=l.filter(({refused:L})=>L).map(({strength:L})=>H(L)),N=[];return a.length&&a[0].strength===
0&&h(a[0])!=="above"&&N.push(s("The text is not above the threshold even before the attack.")),f&&N.push(s("At strength {strengths}, the median z is above the t\
hreshold.",{strengths:f})),x&&N.push(s("At strength {strengths}, the median z is not above the threshold.",{strengths:x})),q&&N.push(s("At strength {strengths},\
 it is not known whether the median z is above the threshold: the seeds disagree or are too few.",{strengths:q})),W.length&&N.push(s("At strength {strengths}, t\
oo little text is left to score, for some seeds or for all.",{strengths:W.join(", ")})),N.join(" ")}function i(a,l){let c=[];a.forEach((u,f)=>{l(u)&&(f&&l(a[f-1])?
c.at(-1)[1]=u.strength:c.push([u.strength,u.strength]))});let h=c.map(([u,f])=>u===f?H(u):s("{low} to {high}",{low:H(u),high:H(f)}));return h.length>1?s("{names\
} and {last}",{names:h.slice(0,-1).join(", "),last:h.at(-1)}):h.join("")}return he(t,{median:()=>Ae((e.found?e.found.points:[]).filter(({z:a})=>a.length).map(({
strength:a,z:l})=>s("{strength}: z {median}",{strength:H(a),median:de(bt(l))})))}),a=>{t.hidden=!e.found,!t.hidden&&a.found&&o(e.found)}}function Eh(t,e){let n=m=>t.querySelector(".gp-"+m),o=new Ke(n("marked-words"),{press:({step:m})=>e.selectStep(m)}),r=n("threshold"),i=3,a=ko(null),l=0,c=null,h=null;
function u(){a=ko(e.started),l=(e.started&&e.started.processors||[]).findIndex(w=>w==="WatermarkLogitsProcessor"||w==="SynthIDTextWatermarkLogitsProcessor"),c=new Ee(
qd,(w,S)=>Wd(w,S,a,l)),o.show([]),A(n("mark-about"),Fs(a))}let f=()=>c.steps.some(({mark:m})=>m&&m.kind==="synthid");function x(m){let{mark:w,index:S}=m,$=S<a.early,
C=w&&!w.why;return{step:m,token:{...m.chosen,piece:m.piece},mark:C?{green:w.green,g:w.g,counted:!$}:{},words:()=>Hs({...m,isFirst:$},a)}}function q(m){o.show(c.
steps.map(($,C)=>o.items[C]&&C<m?o.items[C]:x($)),m);let{unscored:w,early:S}=c.total;pt(n("mark-key"),f()?"synthid":"green",{unscored:w>0,repeated:S>0,faint:s("\
faint: a detector without the prompt cannot score it")})}function W(m){let w=m&&!m.isPrompt?o.tokens[m.index]:null;h&&h!==w&&h.classList.remove("gp-current"),h=
w||null,h&&e.selected?h.classList.add("gp-current"):h&&h.classList.remove("gp-current")}let N=m=>{let w=[];for(let S of c.totals)S[m]!==null&&(!w.length||w.at(-1)[0]<
S.scored)&&w.push([S.scored,S[m]]);return w};function L(){let{z:m,scored:w}=c.total,[S,$,C]=P(m,w);Q(n("finding"),{"data-verdict":S}),A(n("finding-sign"),$),A(n(
"finding-words"),C),A(n("finding-more"),m===null?"":`${M()} ${s("By chance alone, if each token is new evidence, z would be this high with a probability of {p}.",
{p:Ge(nt(m))})}`),e.finished&&A(n("mark-told"),`${C}. ${z(w,"{count} token scored.","{count} tokens scored.")}`)}function P(m,w){if(m===null)return["wait","…",
w?s("z is not known, because the watermark’s settings are not"):s("Nothing to score yet")];let S={z:de(m)};return m>i?["good","◆",e.running?s("A detector fi\
nds it so far: z = {z}",S):s("A detector finds it: z = {z}",S)]:["even","◇",e.running?s("A detector does not find it so far: z = {z}",S):s("A detector does no\
t find it: z = {z}",S)]}function M(){let{green:m,scored:w}=c.total;return f()?z(w,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-value \
{mean} over {count} scored tokens, 0.5 by chance.",{mean:X(m/w,3)}):z(w,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of {count}\
 scored tokens green, {share} instead of {ratio}.",{green:B(m),share:H(m/w),ratio:H(a.ratio)})}function E(){let m=N("z"),w=[s("What a detector finds that knows \
the key and sees the text without its prompt.")];a.keys&&w.push(s("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let S=[{name:s(
"this text"),look:"measured",points:m,tip:w.join(" ")}],$=N("foreseen");if($.length){let g=[s("What this bias leads to at least, given how uncertain the model w\
as at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];e.started.effective.do_sample||
g.push(s("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),S.push({name:s("expected at least"),look:"expe\
cted",points:$,tip:g.join(" ")})}An(n("z-keys"),S);let C=m.length?Nd(m,c.total,a,i):null;$n(n("z-box"),{curves:S,threshold:i,needed:C,label:s("z over the number\
 of tokens, threshold {threshold}",{threshold:i})}),A(n("z-needed-words"),C?C.words:""),A(n("threshold-words"),En(i))}function _(){let{scored:m,green:w,expected:S,
chosen:$,surprisal:C,gained:g,suppressed:v,marks:O,likely:T,entropy:I}=c.total,{started:j,unit:k}=e,R=(G,Y,ne)=>Wt(G,B(Y),ne),F=G=>R(X(Oe(G,k),2),$,D(G/$)),D=G=>ie(
G,k).replace("-","−"),K=[[s("tokens scored"),B(m),s("Tokens that count: those with enough tokens before them, without the prompt."),"length","",{}]];if(m&&!f()){
let G=H(w/m),Y=H(S/m);K.push([s("green"),G,s("The share of the scored tokens that got the bias."),"green-list",`${B(w)} / ${B(m)} = ${G}`,{formula:s("green / sc\
ored"),unit:"%"}]),K.push([s("expected at least"),Y,s("At least this share is green on average over all green lists, for this bias and the probabilities that th\
e model gave. Where the model is certain of a token, a bias changes little."),"green-list",R(X(S,2),m,Y),{formula:"",unit:"%"}])}if($){let G={unit:s("bits or na\
ts")};K.push([s("surprisal before the watermark"),ie(C/$,k),s("How unexpected the chosen tokens were just before the watermark, on average: minus the logarithm \
of their probability."),"surprisal",F(C),{formula:"−(Σ log p) / n"}]);let[Y,ne]=j.effective.do_sample?[I,s("Tokens drawn without the watermark would have had\
 this on average: the entropy just before it.")]:[T,s("The likeliest token at each position would have had this.")];if(!e.usesBeams){K.push([s("without it"),ie(
Y/$,k),ne,j.effective.do_sample?"entropy":"surprisal",F(Y),{formula:j.effective.do_sample?"(Σ H) / n":"−(Σ log p) / n"}]);let se=`${ie(C/$,k)} − ${ie(Y/$,
k)} = ${D((C-Y)/$)}`;K.push([s("log-probability lost"),D((C-Y)/$),s("The price per token: how much less probable than that the chosen tokens are. Values below 0\
 are luck."),"logprob",se,{formula:"",...G}])}K.push([s("raised by"),ie(g/$,k),s("How much the watermark raised the log-probability of the chosen tokens, on ave\
rage. Over many texts this is the divergence of what was drawn from what the model would draw."),"logprob",F(g),{formula:"(Σ log p′ − log p) / n",...G}])}if(O){
let G=X(v/O,1);K.push([s("suppressed"),s("{value} of {count}",{value:G,count:B(j.request.top_candidates??10)}),s("How many of the likeliest tokens the watermark\
 made less likely, on average over the positions."),f()?"g-value":"green-list",R(B(v),O,G),{formula:"",unit:s("tokens")}])}return K}function y(){let m=_(),w=te(
n("mark-figures"),m.length,()=>{let S=d("div"),$=d("dt");return $.append(d("span")),S.append($,d("dd")),S});m.forEach(([S,$,C,g,v,O],T)=>{let[I,j]=w[T].children;
A(I.firstChild,S),oe(I.firstChild,g,()=>v&&pe(v),{meaning:C,...O}),A(j,$)})}he(t,{curve:()=>{let{z:m,scored:w,green:S}=c.total;return m===null?"":pe(f()?`z = ${de(
m)}`:Ii(S,w,a.ratio))}});function b(){L(),y(),E()}function p(m){let S=e.lines().length>1?e.lineOf(m):null;return S?`${S.label} · ${Fs(a)}`:Fs(a)}return r.addEventListener(
"input",()=>{let m=r.valueAsNumber,w=m>=0&&m<=30;if(r.setAttribute("aria-invalid",String(!w)),!w){A(n("threshold-words"),s("The threshold must be from 0 to 30."));
return}i=m,b()}),new ResizeObserver(()=>!t.hidden&&c.total.marks&&E()).observe(n("z-box")),m=>{(m.run||!c)&&u();let w=e.current(),{keep:S}=c.follow(w?e.lastOf(w):
null);t.hidden=!c.total.marks,!t.hidden&&((m.run||m.steps||m.status||m.selection)&&(q(S),A(n("mark-about"),p(w))),W(w),(m.run||m.steps||m.status||m.selection||m.
unit)&&b())}}var Bi=(t,e)=>t?[e]:[];function $h(t,e){let n=E=>t.querySelector(".gp-"+E),o=()=>e.answered("cost"),r=({perplexity:E,score:_})=>!!(E&&_),i=({knob:E},_)=>E==="ke\
ys"?z(_,"{count} key","{count} keys"):s("bias {value}",{value:Number(_.toFixed(3))});function a(E){let[_,...y]=E.points,b=y.filter(r).sort((g,v)=>g.value-v.value),
p=e.done?s("No answer"):s("Not known yet");if(!r(_)||!b.length)return["wait","…",p,e.done?s("At least one text without the watermark and one with it must be s\
cored."):s("The first texts are being written.")];let m=s("The threshold is {threshold}.",{threshold:E.threshold}),w=g=>[c(E,g),...h(g,_)].join(" ");if(b.every(
({found:g})=>g==="few")){let g=Math.max(...b.map(({texts:O})=>O)),v=z(g,"{count} text of each strength is too few to tell: {fewest} are needed.","{count} texts \
of each strength are too few to tell: {fewest} are needed.",{fewest:di});return["wait","…",p,`${w(b.at(-1))} ${v}`]}let S=b[b.findLastIndex(({found:g})=>g!=="\
above")+1];if(S){let g=i(E,S.value);return["good","◆",e.running?s("Found from {strength} on, so far",{strength:g}):s("Found from {strength} on",{strength:g}),
`${m} ${w(S)}`]}let $=b.filter(({found:g})=>g==="above");if($.length){let g=$.map(({value:v})=>i(E,v)).join(", ");return["even","◇",e.running?s("Found at {str\
engths}, so far",{strengths:g}):s("Found at {strengths}",{strengths:g}),`${s("At the strongest it is not certain.")} ${w(b.at(-1))}`]}let C=b.every(({found:g})=>g===
"below");return["even","◇",l(C),`${m} ${w(b.at(-1))} ${s("Longer texts help.")}`]}function l(E){return E?e.running?s("Not found at any strength so far"):s("No\
t found at any strength"):e.running?s("Not reliably found at any strength so far"):s("Not reliably found at any strength")}function c(E,{value:_,score:{median:y,
low:b,high:p}}){let m={strength:i(E,_),median:de(y),low:de(b),high:de(p)};return p>b?s("At {strength}, the median z is {median}, interval {low} to {high}.",m):s(
"At {strength}, the median z is {median}.",m)}function h({perplexity:E,price:_,dearer:y},b){let p=s("The median perplexity is {marked} instead of {plain}.",{marked:X(
E.median,2),plain:X(b.perplexity.median,2)});if(!_)return[p];let m={times:Fe(_.median),interval:Rt(_)};return[p,_.high>_.low?s("Seed by seed it is {times}, inte\
rval {interval}.",m):s("Seed by seed it is {times}.",m),...y==="open"?[s("That is not a clear cost.")]:y==="few"?[s("These are too few seeds to tell.")]:[]]}function u(E){
let[_,y,b,p]=a(E);Q(n("answer"),{"data-verdict":_}),A(n("answer-sign"),y),A(n("answer-words"),b),A(n("answer-more"),p),e.done&&A(n("told"),`${b}. ${p}`),A(n("mi\
ssing"),He(e,E)),A(n("about"),vh(E.watermark))}function f(E){let _=E.kind==="green";for(let y of["perplexity","score","share","suppressed"])ge(n(y),e.charts[y]);
A(n("share-name"),_?s("Green tokens"):s("Mean g-value")),oe(n("share-name"),_?"green-list":"g-value",()=>x(N),{meaning:_?s("Green tokens / tokens scored, of all\
 texts of a strength together."):s("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),formula:_?s("green / scored"):"Σ g / n",unit:_?
"%":""}),Z(n("of-suppressed"),!!e.charts.suppressed),Z(n("limits"),_),Z(n("of-expected"),E.points.some(({expected:y})=>V(y))),A(n("suppressed-name"),s("Suppress\
ed candidates")),oe(n("suppressed-name"),_?"green-list":"g-value",()=>x(L),{formula:"",unit:s("tokens"),meaning:z(E.candidates,"Of the {count} candidate that th\
e model found likeliest at a step, how many the watermark made less likely; the mean over all steps.","Of the {count} candidates that the model found likeliest \
at a step, how many the watermark made less likely; the mean over all steps.")})}let x=E=>Ae(e.found.points.filter(_=>E(_)!=="–").map(_=>s("{name}: {words}",{
name:_.value===null?s("none"):i(e.found,_.value),words:E(_)}))),q=({perplexity:E})=>E?X(E.median,2):"–",W=({score:E})=>E?de(E.median):"–",N=({share:E})=>V(E)?
e.found.kind==="green"?H(E):X(E,3):"–",L=({suppressed:E})=>V(E)?X(E,2):"–";he(t,{perplexity:()=>x(q),score:()=>x(W)});function P(E){let _=E.kind==="green",y=(g,v=E.
points)=>v.some(O=>V(O[g])),b=s("At least this share of tokens is expected to be green, from the distributions that the model had along the texts."),p=s("How mu\
ch probability the watermark moved from red candidates to green ones at a step, on average."),m=[[E.knob==="keys"?s("keys"):s("bias"),({value:g})=>g===null?s("n\
one"):String(g)],[s("texts"),({texts:g})=>B(g),"sample",{formula:""}],[s("perplexity"),q,"perplexity",{meaning:s("The median of the texts of a strength.")}],["z",
W,"z-score",{meaning:s("The median of the texts of a strength.")}],[_?s("green"):s("mean g"),N,_?"green-list":"g-value",{formula:_?s("green / scored"):"Σ g / n",
unit:_?"%":""}],...Bi(y("expected"),[s("expected at least"),({expected:g})=>V(g)?H(g):"–","green-list",{meaning:b,formula:"",unit:"%"}]),...Bi(y("suppressed",
E.points.slice(1)),[s("suppressed of {count}",{count:E.candidates}),L,_?"green-list":"g-value",{meaning:s("How many of the likeliest tokens the watermark made l\
ess likely, on average over the positions."),formula:"",unit:s("tokens")}]),...Bi(y("moved"),[s("moved to green"),({moved:g})=>V(g)?H(g):"–","total-variation",
{meaning:p}])],w=t.querySelector("table.gp-numbers"),[S]=te(w.tHead,1,()=>d("tr")),$=te(S,m.length,()=>{let g=d("th","",null,{scope:"col"});return g.append(d("s\
pan")),g});m.forEach(([g,v,O,T],I)=>{let j=$[I].firstChild;if(A(j,g),O)oe(j,O,()=>x(v),T);else for(let k of["data-tip","data-term","tabindex"])j.removeAttribute(
k)});let C=te(w.tBodies[0],E.points.length,()=>d("tr"));E.points.forEach((g,v)=>{C[v].firstChild||C[v].append(d("th","",null,{scope:"row"}));let O=te(C[v],m.length,
()=>d("td"));m.forEach(([,T],I)=>A(O[I],T(g)))})}function M(){u(e.found),f(e.found),P(e.found)}return E=>{t.hidden=!o(),!t.hidden&&(E.found||E.status)&&M()}}function Ah(t,e){let n=p=>t.querySelector(".gp-"+p),o=["A","B"],[r,i]=[0,[]],a=()=>e.answered("quiz"),l=()=>e.done?e.found.pairs.filter(({texts:p})=>p.every(({report:m})=>!m.
error)):[],c=({left:p})=>p?0:1,h=()=>i.filter((p,m)=>p===c(l()[m])).length,u=o.map((p,m)=>{let w=d("div","gp-side"),[S,$,C,g]=[d("h3","",s("Text {name}",{name:p})),
d("p","gp-facts"),d("div","gp-body",null,{dir:"auto"}),d("button","gp-button gp-main",s("Text {name} is watermarked",{name:p}),{type:"button"})],v=d("div","",null,
{tabindex:0}),O=d("div");return C.append(v,O),w.append(S,$,C,g),n("texts").append(w),g.addEventListener("click",()=>f(m)),{box:w,title:S,facts:$,plain:v,marked:O,
button:g,text:new Ke(O)}});function f(p){i[r]===void 0&&(i[r]=p,b(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{r=Math.min(r+1,
l().length-1),b(),u[0].button.focus({preventScroll:!0})});let x=p=>p.kind==="green"?p.green_fraction:p.mean,q=p=>p.kind==="green"?s("{share} green",{share:H(p.green_fraction)}):
s("mean g {g}",{g:X(p.mean,3)});function W(p,m,w,S){let{report:$,perplexity:C}=w.texts[m],g=m===c(w)?"with":"without";if(Z(p.plain,!S),Z(p.marked,S),Z(p.button,
!S),Z(p.facts,S),S){p.box.dataset.truth=g,A(p.title,N(o[m],g==="with",i[r]===m));let v=[q($),`z ${de($.z_score)}`];V(C)&&v.push(s("perplexity {value}",{value:X(
C,2)})),A(p.facts,v.join(" · ")),p.text.show(Qt($));return}delete p.box.dataset.truth,A(p.title,s("Text {name}",{name:o[m]})),p.text.show([]),A(p.plain,$.tokens.
slice($.prompt_tokens).map(([,,v])=>v??"").join(""))}function N(p,m,w){return m?w?s("Text {name}: ◆ watermarked, your guess",{name:p}):s("Text {name}: ◆ water\
marked",{name:p}):w?s("Text {name}: not watermarked, your guess",{name:p}):s("Text {name}: not watermarked",{name:p})}function L({texts:p},m){let[w,S]=[p[m],p[1-
m]].map(({report:g})=>g),$={share:q(w),chance:w.kind==="green"?H(w.ratio):"0.5",z:de(w.z_score)},C=[w.z_score>e.found.threshold?s("What gave it away: {share} wi\
th the watermark, where chance gives {chance}; z is {z}, more than chance explains.",$):s("What gave it away: {share} with the watermark, where chance gives {ch\
ance}; z is {z}, too little to be certain.",$),s("Without it: {share}, z {z}.",{share:q(S),z:de(S.z_score)})];return S.z_score>w.z_score&&C.push(s("Here the det\
ector, too, would have chosen the wrong text: the texts are short, or the mark is weak.")),C.join(" ")}function P(p){let m=i[r]!==void 0;if(u.forEach((C,g)=>W(C,
g,p,m)),Z(n("legend"),m),Z(n("verdict"),m),Z(n("next"),m&&r+1<l().length),!m)return;let w=p.texts.map(({report:C})=>en(C)[1]);pt(n("legend"),e.found.kind,{unscored:w.
some(({unscored:C})=>C),repeated:w.some(({repeated:C})=>C)});let S=c(p),$=i[r]===S;Q(n("answer"),{"data-verdict":$?"good":"bad"}),A(n("answer-sign"),$?"✓":"✗"),
A(n("answer-words"),$?s("Correct"):s("Wrong: it was text {name}",{name:o[S]})),A(n("answer-more"),L(p,S))}function M(p){if(!e.done)return s("The texts are being\
 written: {done} of {runs}.",{done:B(p.done),runs:B(p.runs)});if(l().length)return"";let m=p.pairs.flatMap(({texts:w})=>w).find(({report:w})=>w.error);return m?
[s("No pair of texts could be scored."),s(m.report.error.message),s(m.report.error.fix)].join(" "):s("No pair of texts was completed. Run the experiment again.")}
function E(p){let m=i.length;if(Z(n("sum"),m>0&&m===p.length),n("sum").hidden)return;let w=h();A(n("sum").querySelector("h3"),_(w,m));let S=Array.from({length:m-
w+1},(g,v)=>y(m,w+v)).reduce((g,v)=>g+v,0)/2**m,$=p.filter(({texts:g,left:v})=>g[v?0:1].report.z_score>g[v?1:0].report.z_score).length;A(n("sum-words"),[s("By g\
uessing, {hits} or more are correct in {share} of rounds.",{hits:B(w),share:H(S)}),s("The detector, choosing the text with the higher z, has {right} of {pairs} \
correct.",{right:B($),pairs:B(m)}),s("Run the experiment again for another round.")].join(" ")),oe(n("share-head"),e.found.kind==="green"?"green-list":"g-value",
()=>"",{meaning:s("In the text with the watermark, and in the one without it."),formula:""}),A(n("share-head"),e.found.kind==="green"?s("green with and without"):
s("mean g with and without"));let C=te(n("sum").querySelector("tbody"),m,()=>{let g=d("tr");return g.append(d("th","",null,{scope:"row"}),d("td"),d("td"),d("td")),
g});p.forEach((g,v)=>{let O=c(g),[T,I]=[g.texts[O].report,g.texts[1-O].report],j=R=>R.kind==="green"?H(x(R)):X(x(R),3);[String(v+1),`${i[v]===O?"✓":"✗"} ${s(
"text {name}",{name:o[i[v]]})}`,`${j(T)}, ${j(I)}`,`${de(T.z_score)}, ${de(I.z_score)}`].forEach((R,F)=>A(C[v].cells[F],R))})}let _=(p,m)=>s("{hits} of {pairs} \
correct",{hits:B(p),pairs:B(m)}),y=(p,m)=>Array.from({length:m},(w,S)=>(p-S)/(S+1)).reduce((w,S)=>w*S,1);he(t,{scores:()=>Ae(l().slice(0,i.length).map((p,m)=>{let[
w,S]=[p.texts[c(p)],p.texts[1-c(p)]].map(({report:$})=>de($.z_score));return s("pair {number}: {marked} and {plain}",{number:m+1,marked:w,plain:S})}))});function b(){
let p=l();A(n("waiting"),M(e.found)),Z(n("round"),p.length>0),A(n("about"),p.length?s("Pair {number} of {pairs}. Same prompt, same seed; one of them has the wat\
ermark.",{number:B(r+1),pairs:B(p.length)}):""),A(n("score"),i.length?_(h(),i.length):""),p.length&&P(p[r]),E(p)}return p=>{t.hidden=!a(),p.run&&([r,i]=[0,[]]),
!t.hidden&&(p.run||p.found||p.status)&&b()}}var Lw={drafts:Oa,beams:Va,beamtree:gl,hypotheses:kl,curve:Nl,branches:Pd,canvas:sd,candidates:Hd,check:Dd,layers:Kd,in_words:Gd,cross_attention:Xd,spoken:gh,word_times:bh,
logit_lens:Zd,numbers:eh,processors:rh,quiz:ih,reranked:ah,template:ch,token:lh,tokens:uh,watermark:Eh},Cw={draft_lengths:da,sameness:Ta,speedup:Ma,batch:Ia,choices:Xl,
difference:ac,divergence:lc,grid:Sc,lanes:Mc,lengths:Ec,measures:Ac,progress:Cc,sensitivity:qc,trie:ed,without:td,arrival:rd,estimate:id,kl:Pc,opened:ad,precisions:ld,
shelf:dd,serving:Ed,attack:yh,detectability:_h,detection:Oh,marked:xh,mistakes:Th,strengths:Mh,watermark_cost:$h,watermark_quiz:Ah};Ui(()=>$l(Lw,Cw));})();
