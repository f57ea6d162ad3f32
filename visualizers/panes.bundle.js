// Written by .ci/bundle.py from modules with the SHA-256 66c663c7e8b2c60e9ef891899952cee393acd59469a09e735aa3105de54b9af6: edit those.
(()=>{var jh=["de","fr"];var ar={},Ki={};function lr(){let t=(navigator.language||"").slice(0,2).toLowerCase();return jh.includes(t)?t:"en"}var Eo=()=>window.GenerationPlaygroundTexts?lr():
"en";function cr(t){if(!ar[t]){let e={};for(let{type:n,value:o}of new Intl.NumberFormat(t).formatToParts(12345678e-1))e[n]=o;ar[t]=e}return ar[t]}function ve(t){
let e=Eo();if(e==="en")return t;let{decimal:n,group:o}=cr(e);return t.replace(/(?<=\d)[.,](?=\d)/g,r=>r==="."?n:o).replace(/(?<=\d)\s?%/g," %")}var X=(t,e=0)=>ve(
t.toFixed(e)),Pt=(t,e)=>ve(t.toPrecision(e)),z=t=>ve(t.toLocaleString("en-US")),qt=t=>ve(String(t)),gn=t=>t.join(cr(Eo()).decimal===","?"; ":", ");function Gi(t,e){
let n=e?Eo():"en";return Ki[n]??=new Intl.PluralRules(n),Ki[n].select(t)==="one"}function Ui(){let{decimal:t,group:e}=cr(Eo());return t+e}var dr={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"\
block diffusion",custom:"your own decoding loop",elsewhere:"from another server"},hr={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:[
"a stop string","met a stop string"],length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own c\
riterion","met your own stopping criterion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached t\
he end of the given text"],unfinished:["the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:[
"stopped by hand","was stopped by hand"],stop:["EOS or a stop string","ended with EOS or a stop string: the server does not say which"],content_filter:["a conte\
nt filter","was cut by the server’s content filter"],tool_calls:["a call of a tool","ended with a call of a tool"],cut:["the end of the file","is not told to \
its end"]},wn={num_spec_steps:"Rounds that had a draft.",num_draft_tokens:"All drafted tokens.",num_accepted_draft_tokens:"Drafted tokens that the target model \
kept.",draft_acceptance_rate:"num_accepted_draft_tokens / num_draft_tokens: the share of all drafted tokens that was kept. Tokens after a rejection, which were \
never judged, count as drafted.",judged_acceptance_rate:"num_accepted_draft_tokens / judged tokens, which are the accepted tokens and each round’s first rejecti\
on: the probability that a judged token is kept, α in the paper.",mean_acceptance_length:"1 + num_accepted_draft_tokens / num_spec_steps: how many tokens a rou\
nd with a draft writes on average, the target model’s own token included.",acceptance_histogram:"How many rounds with a draft kept none, one, two or more of i\
ts tokens.",accepted_by_position:"How many of the tokens drafted at each position of a draft were kept.",passes_saved:"Tokens written minus rounds: the forward \
passes that the target model did not have to make.",expected_acceptance_rate:"The mean over the judged positions of 1 minus the total variation distance between\
 the target’s and the draft’s distribution: the share that sampling keeps on average."},pr={DolaContrast:["DoLa’s contrast","subtracts the log-probabiliti\
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
"Whisper silence","changes nothing: it records the probability that nobody speaks",[]]},$o={z:["z","z","How many standard deviations more tokens are green than \
without a watermark."],mean:["mean g","z of the mean g","How many standard deviations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:[
"weighted mean g","z of the weighted mean g","The same with more weight on the first keys, which mark the most."],posterior:["Bayesian detector","posterior prob\
ability","The probability of a watermark by the detector that was trained here on the other half of the texts."]},Vi={Candidate:["token_id","text","raw_logprob",
"logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability",
"penalty","score"],BeamCandidate:["token_id","text","piece","parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","\
bank","progress","forced","mark"],DraftToken:["token_id","text","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["\
kind","green","g","listed","mass_before","mass_after","expected","chosen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logp\
rob","entropy","accepted","read_id","read_text"]};function s(t,e){if(t==null)return"";if(typeof t=="object")return"number"in t?ve(t.number):"one"in t?F(t.count,t.one,t.said,t.values):s(t.said,t.values);let n=String(
t),o=window.GenerationPlaygroundTexts?.[n]??n;return e?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(r,i)=>{if(i===void 0)return r[0];let a=e[i];return typeof a=="number"?qt(
a):a&&typeof a=="object"?s(a):String(a??"")}):o}function F(t,e,n,o){let r=window.GenerationPlaygroundTexts?.[e]!==void 0,i=e.includes("{count}")?Gi(t,r):t===1;return s(
i?e:n,{count:z(t),...o})}var Ao=t=>!!t&&typeof t=="object"&&(typeof t.said=="string"||typeof t.number=="string"),Bh=["aria-label","title","placeholder","data-ti\
p","label"];function Ji(t){let e=window.GenerationPlaygroundTexts;if(!e)return;let n=document.createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let o=n.nextNode();o;o=
n.nextNode()){let[,r,i,a]=/^(\s*)([^]*?)(\s*)$/.exec(o.nodeValue),l=i&&e[i.replace(/\s+/g," ")];l&&(o.nodeValue=r+l+a)}for(let o of[t,...t.querySelectorAll("*")])
for(let r of Bh){let i=e[(o.getAttribute(r)||"").replace(/\s+/g," ")];i&&o.setAttribute(r,i)}}function Yi(t){let n=window.GenerationPlaygroundCatalogues?.[lr()];
if(window.GenerationPlaygroundTexts||!n)return t();window.GenerationPlaygroundTextsLoading??=fetch(n).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=
o},o=>console.warn("Generation Playground: the translation could not be loaded.",o)),window.GenerationPlaygroundTextsLoading.then(t)}var J=t=>typeof t=="number"&&Number.isFinite(t),fe=t=>t==null||Math.abs(t)>1e30?null:t,kt=t=>{let e=[...t].sort((n,o)=>n-o);return(e[e.length-1>>1]+e[e.length>>
1])/2},Be=({distribution:t})=>t.vocab===null,lt=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var et={" ":"·","\n":"↵","	":"⇥","\r":"␍"},bn=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function d(t,e,n,o){let r=document.createElement(
t);e&&(r.className=e),n!=null&&(r.textContent=n);for(let[i,a]of Object.entries(o||{}))r.setAttribute(i,a);return r}function kn(t,e,{running:n=!1}={}){let o=0;for(let r of e.
matchAll(bn)){let[i]=r;r.index>o&&t.append(e.slice(o,r.index)),o=r.index+1;let a=et[i]||"U+"+i.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let l=et[i]?
i:"";t.append(d("span","gp-space",l,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else t.append(d("span","gp-mark",a))}o<e.length&&t.append(e.slice(o))}function Lo(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",o=e.match(/\n*$/)[0],r=d("span","gp-ink");kn(r,e.slice(n.length,e.length-o.length),{running:!0});for(let i=0;i<o.length;i++)r.append(
d("span","gp-space","",{"data-mark":et[`
`],"data-wide":"yes"}));return t.append(...[n,r,o].filter(Boolean)),r}var ur=/(\\x[0-9a-f]{2})+$/i,Co=t=>(t.match(ur)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
yn=({piece:t,text:e})=>t!==null&&(t===""||ur.test(e)&&t===e.replace(ur,""));function Re(t,e){t.replaceChildren(),kn(t,e),e||t.append(d("span","gp-mark",s("(empt\
y)")))}function le(t,e){let n=d("bdi",e);return Re(n,t),n}function A(t,e){t.textContent!==e&&(t.textContent=e)}var zh=/([<>≈−-]?\d[\d.,\u202f\u00a0]*[\s\u00a0\u202f]?(?:%|(?:bits?|nats|ms|s|[kMG]B|tokens)(?![\p{L}\p{N}_])))/u;
function xn(t){let e=document.createDocumentFragment();return t.split(zh).forEach((n,o)=>e.append(o%2?d("span","gp-together",n):n)),e}var qe=t=>t.replace(bn,e=>e===
" "?" ":et[e]||"�"),pe=t=>t?`${t}.`:"",we=t=>t.filter(Boolean).join(s("{before}; {part}").split(/\{\w+\}/)[1]),Y=t=>s("“{text}”",{text:qe(t)});function Xi(t){
return t>90?s("Yours begins in about {count} minutes.",{count:Math.round(t/60)}):s("Yours begins in about {count} s.",{count:t<10?Math.max(1,Math.round(t)):5*Math.
round(t/5)})}var be=(t,e)=>t.split(/\{(\w+)\}/).map((n,o)=>o%2?e[n]:n);function H(t){let e=t*100;return e===0?ve("0%"):e<.01?ve("<0.01%"):e<1?ve(e.toFixed(2)+"%"):
e>99.95&&e<100?ve(">99.9%"):ve(e.toFixed(1).replace(".0","")+"%")}var ee=t=>t==null?0:Math.exp(t),Zi=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||
"",Oe=(t,e)=>e==="bits"?t/Math.LN2:t;function ae(t,e){return t===null||!Number.isFinite(t)?s("infinite"):X(Oe(t,e),2)+" "+s(e)}function vn({model:t,phase:e,done:n,
total:o}){return e==="gpu"?s("waiting for the shared GPU …"):e==="asking"?s("asking the Hub for {model} …",{model:t}):e==="download"?s("downloading {model}:\
 {done} of {total} …",{model:t,done:Te(n),total:Te(o)}):e==="converting"?o?s("converting {model}: {share} …",{model:t,share:H(n/o)}):s("reading the file of \
{model} to convert it …",{model:t}):o?s("loading {model}: {share} …",{model:t,share:H(n/o)}):s("loading {model} …",{model:t})}function Te(t){return J(t)?t>=
1e9?s("{size} GB",{size:X(t/1e9,t<1e10?2:1)}):t>=1e6?s("{size} MB",{size:X(t/1e6,t<1e8?1:0)}):s("{size} kB",{size:X(t/1e3,0)}):"–"}function We(t){return t<1?Math.
round(t*1e3)+" ms":X(t,t<10?2:1)+" s"}var U=(t,e=3)=>t==null?"–":X(t,e);function $e(t){let{chosen:e,distribution:n}=t,o=t.read?e.raw_logprob:e.logprob??e.raw_logprob;return{probability:ee(e.logprob),rawProbability:ee(e.raw_logprob),
rank:(t.read?null:e.rank)??e.raw_rank,surprisal:o===null?1/0:Math.max(0,-o),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var Po=(t,e,n)=>Object.
hasOwn(t,e)?t[e]:n,nn=t=>Object.hasOwn(dr,t)?s(dr[t]):t.replaceAll("_"," ");function qo({message:t,fix:e,diagnostics:n=[]}){let o=n.map(r=>({knob:r.knob,message:s(
r.message),fix:s(r.fix)}));return o.some(r=>r.message===s(t))?o:[{knob:"",message:s(t),fix:s(e)},...o]}var Le=t=>Object.hasOwn(hr,t)?hr[t].map(e=>s(e)):[t,t];function Ue(t){
if(!Object.hasOwn(pr,t))return[t,s("is your own logits processor"),[]];let[e,n,o]=pr[t];return[s(e),s(n),o]}var re=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function te(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var Qi=new WeakMap;function Me(t,e,{plain:n=!1}={}){let o=n+e;Qi.get(
t)!==o&&(Qi.set(t,o),n?t.textContent=e:Re(t,e))}function ue(t,e){t.className!==e&&(t.className=e)}function ce(t,e,n){let o=`${(n*100).toFixed(2)}%`,r=ea.get(t)||
{};r[e]!==o&&(t.style[e]=o,ea.set(t,{...r,[e]:o}))}var ea=new WeakMap;function Q(t,e){let n=ta.get(t)||{};for(let[o,r]of Object.entries(e))n[o]!==r&&t.setAttribute(
o,String(n[o]=r));ta.set(t,n)}var ta=new WeakMap;function Z(t,e){t.hidden===e&&(t.hidden=!e)}function fr(t,e){for(e.forEach(([n,o,r,i],a)=>{let l=t.childNodes[a];if(!l||l.localName!==n){let c=re(n);l?l.replaceWith(c):t.append(c),l=c}no(l,{...r,...o?{class:o}:
{}}),Array.isArray(i)?fr(l,i):A(l,i??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function no(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,o]of Object.entries(e))t.getAttribute(n)!==String(o)&&t.setAttribute(n,o)}var xe=t=>Math.round(t*10)/
10,ct=(t,e,n,o,r)=>["line",t,{x1:xe(e),y1:xe(n),x2:xe(o),y2:xe(r)},[]],on=(t,e,n,o,r="middle")=>["text",t,{x:xe(e),y:xe(n),"text-anchor":r},o],Wo=(t,e)=>["path",
t,{d:e.map(([n,o],r)=>`${r?"L":"M"}${xe(n)} ${xe(o)}`).join("")||"M0 0"},[]],mr=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n],na=(t,e,n)=>`\
M${xe(t)} ${xe(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;function No(t){let e=atob(t.trim()),n=new Uint8Array(e.length);for(let o=0;o<e.length;o++)n[o]=e.charCodeAt(o);return n}function oa(){return!!(window.Plotly||document.getElementById("plotly")||window.GenerationPlaygroundPlotly)}var gr;function sa(){return gr??=Fh().catch(t=>{throw gr=
void 0,t}),gr}async function Fh(){if(window.Plotly)return window.Plotly;let t=document.getElementById("plotly"),e=document.createElement("script");if(t)e.textContent=
await Hh(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else throw new Error("This page does not say where Plo\
tly is.");let n=t?null:new Promise((o,r)=>{e.onload=o,e.onerror=()=>r(new Error(`Plotly could not be fetched from ${e.src}.`))});return document.head.append(e),
await n,window.Plotly}async function Hh(t){return new Response(new Blob([No(t)]).stream().pipeThrough(new DecompressionStream("gzip"))).text()}var Dh=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/,Ro=new Set;function ge(t,e,n){if(t.hidden=!e,!e)return;let o=wr(e),r=[...Ro].find(i=>i.box===t);r?r.chart=o:Kh(t,o,
n),Io(t,o)}function wr(t){return Ao(t)?s(t):Array.isArray(t)?t.map(wr):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([e,n])=>[e,wr(n)])):t}function Kh(t,e,n){
t.classList.add("gp-chart-box"),t.append(d("div","gp-chart-plot"),Gh());let o={box:t,chart:e};n&&t.addEventListener("gp-press",({detail:r})=>n(r)),Ro.add(o),new ResizeObserver(
()=>t.clientWidth&&t.dataset.width!==String(t.clientWidth)&&Io(t,o.chart)).observe(t),t.closest(".gp-pane")?.addEventListener("gp-alone",()=>Io(t,o.chart))}function Gh(){
let t=d("details","gp-chart-values");return t.append(d("summary","",s("Values")),d("ul")),t}async function Io(t,e){let n=t.querySelector(".gp-chart-plot");if(Vh(
t.querySelector(".gp-chart-values"),e),no(n,{...Object.fromEntries([...n.attributes].map(({name:o,value:r})=>[o,r])),role:"group","aria-label":s("{chart}. Its v\
alues follow as a list.",{chart:e.layout.meta})}),!!t.clientWidth){t.dataset.width=String(t.clientWidth),t.setAttribute("aria-busy","true");try{let o=await sa(),
r={...oo(e.layout,t),separators:Ui(),autosize:!1,width:n.clientWidth,uirevision:"kept",dragmode:matchMedia("(pointer: coarse)").matches?!1:"zoom"};t.closest(".g\
p-alone")&&r.height&&(r.height=Math.max(r.height,Math.round(innerHeight*.6))),n.classList.contains("js-plotly-plot")?await o.react(n,oo(e.data,t),r):(await o.newPlot(
n,oo(e.data,t),r,Uh(o)),n.on("plotly_click",({points:[i]})=>t.dispatchEvent(new CustomEvent("gp-press",{detail:i}))))}catch(o){n.textContent=s("The chart could \
not be drawn: its library did not load. Reload the page; the values are in the list below."),console.error("Generation Playground:",o)}finally{t.removeAttribute(
"aria-busy")}}}function jo(t,e,n){if(!t)return t;let{shapes:o=[],annotations:r=[]}=t.layout,i={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--g\
p-error)",width:1.5,dash:"dash"}},a={x:e,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[
...o,i],annotations:[...r,a]}}}function ra(t,{x:e,y:n,words:o}){if(!t)return t;let r={type:"scatter",mode:"markers",x:[e],y:[n],text:[o],hoverinfo:"text",marker:{
color:"var(--gp-chosen)",symbol:"diamond",size:13}};return{...t,data:[...t.data,r]}}function Uh(t){let e=(o,r)=>({name:o==="svg"?s("Download plot as an SVG"):s(
"Download plot as a PNG"),icon:r,click(i){let a=i.layout.meta.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");t.downloadImage(i,{format:o,filename:a,
width:i.clientWidth,height:i.clientHeight,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:s("Zoom"),Pan:s("Pan"),"Zoom in":s("Zoom in"),"Zoom\
 out":s("Zoom out"),"Reset axes":s("Reset axes"),"Double-click to zoom back out":s("Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,modeBarButtonsToRemove:[
"toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function Vh(t,{data:e}){let n=e.flatMap(({text:o,
hovertext:r=o,hoverinfo:i})=>i==="text"&&Array.isArray(r)?r.flat():[]).filter(Boolean);t.hidden=!n.length,t.querySelector("ul").replaceChildren(...n.map(o=>d("l\
i","",o)))}function oo(t,e){return Array.isArray(t)?t.map(n=>oo(n,e)):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([n,o])=>[n,oo(o,e)])):typeof t==
"string"?Jh(t,e):t}function Jh(t,e){let[,n,o]=Dh.exec(t)||[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let r=getComputedStyle(
e).getPropertyValue(n).trim();return o===void 0?r:`rgba(${[1,3,5].map(a=>parseInt(r.slice(a,a+2),16)).join(", ")}, ${o})`}function ia(){for(let t of Ro)t.box.isConnected?
Io(t.box,t.chart):Ro.delete(t)}matchMedia("(prefers-color-scheme: dark)").addEventListener("change",ia);for(let t of[document.documentElement,document.body])t&&
new MutationObserver(ia).observe(t,{attributeFilter:["class"]});var Bo=3;function Wt(t,e,n){let o=e==="bits"?"log₂":"ln",r=({p:l,q:c})=>Math.abs(l*Math.log(l/c)),a=t.filter(({p:l,q:c})=>l>0&&c>0).sort((l,c)=>r(c)-r(l)).slice(
0,Bo).map(({text:l,p:c,q:h})=>`${Y(l)} ${U(c)} · ${o}(${U(c)} / ${U(h)})`);return a.length?s("{terms} + the terms of all other tokens = {value}",{terms:a.join(
" + "),value:n}):""}function aa(t,e){let o=[...t].sort((r,i)=>Math.abs(i.p-i.q)-Math.abs(r.p-r.q)).slice(0,Bo).map(({text:r,p:i,q:a})=>`${Y(r)} |${U(i)} − ${U(
a)}|`);return o.length?s("½ · ({terms} + the terms of all other tokens) = {value}",{terms:o.join(" + "),value:e}):""}var Nt=(t,e,n)=>`${/^[-−]/.test(t)?`(${t}\
)`:t} / ${e} = ${n}`;function Ae(t){let e=t.filter(Boolean);return e.length?e.length>Bo?we([...e.slice(0,Bo),"…"]):pe(we(e)):""}var Yh={"views#why-this-token":`vocabulary prompt length ending logit probability logprob mean-logprob cumulative-logprob bits perplexity rank processor
    kept distinct-n repetition context parameters memory`,"views#side-by-side":"sample greedy self-bleu words-in-common interval","views#how-the-next-token-move\
s-with-the-prompt":"kl js","views#where-the-beams-went":"sequence-score","views#is-the-draft-worth-it":"bonus acceptance-length expected-acceptance passes-saved\
 draft-cost speed-up residual","views#is-it-watermarked":"threshold p-value false-positive-rate detection-rate auc","views#which-answer-is-likelier":"answer-sha\
re","views#how-much-do-fewer-bits-cost":"top-agreement","views#chats-translations-batches":"padding","serving#time":"speed first-token time between-tokens laten\
cy percentile","serving#what-happens-in-a-step":"decode block queue","knobs#do_sample":"sampling","knobs#temperature":"temperature","knobs#top_k":"top-k","knobs\
#top_p":"top-p","knobs#min_p":"min-p","knobs#repetition_penalty":"repetition-penalty","knobs#length_penalty":"length-penalty","knobs#diversity_penalty":"diversi\
ty-penalty","knobs#constraints":"constraint"},Xh=Object.fromEntries(Object.entries(Yh).flatMap(([t,e])=>e.split(/\s+/).map(n=>[n,t])));function zo(t){let e=document.
querySelector("link[rel=help]");if(!e)return[];let n=t?Xh[t]||`glossary#${t}`:"";return[d("a","gp-link",s("Docs"),{href:e.href+n,target:"_blank",rel:"noopener"})]}var la={token:()=>({name:s("token"),meaning:s("The piece of text that a model reads and writes at once: a word, a part of one, a sign, or a few bytes.")}),vocabulary:()=>({
name:s("vocabulary"),meaning:s("All the tokens that a model knows.")}),prompt:()=>({name:s("prompt"),meaning:s("The text that the model is given, and continues.")}),
step:()=>({name:s("step"),meaning:s("One choice of a next token. In beam search all running beams take it together.")}),length:()=>({name:s("length"),meaning:s(
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
"KL divergence"),meaning:s("How far one distribution is from another: the extra surprisal on average when q is used instead of p. 0 where they are the same."),formula:"\
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
 is needed."),unit:s("tokens")}),"token-budget":()=>({name:s("token budget"),meaning:s("How many tokens a step may read at most, prefill and decode together."),
unit:s("tokens")}),queue:()=>({name:s("queue"),meaning:s("The requests that have come and have no place yet; the scheduler chooses who is next."),unit:s("reques\
ts")}),starved:()=>({name:s("starved"),meaning:s("A request that needs a block for its next token while none is free: it gets nothing in this step.")}),preempted:()=>({
name:s("preempted"),meaning:s("A request that lost its blocks to the others and waits again. It has to read its prompt and its text once more.")}),"between-toke\
ns":()=>({name:s("time between tokens"),meaning:s("From one token of a request to its next one: what a person who reads along waits for."),unit:s("steps, s")}),
latency:()=>({name:s("latency"),meaning:s("From when a request comes until its last token."),formula:s("end − arrival"),unit:s("steps, s")}),percentile:()=>({
name:s("p50 and p95"),meaning:s("The least value that half of all values, or 95% of them, do not exceed.")}),memory:()=>({name:s("memory of a model"),meaning:s(
"The size of its weights: the number of parameters times the bytes of each in its precision."),formula:s("parameters · bytes of each"),unit:"MB, GB"}),parameters:()=>({
name:s("parameters"),meaning:s("The numbers that a model has learned: its weights.")}),precision:()=>({name:s("precision"),meaning:s("How many bits each weight \
is held in: float32 has 32, bfloat16 and float16 16, quantized weights 8 or 4."),unit:s("bits of each weight")}),context:()=>({name:s("context"),meaning:s("How \
many tokens a model can read and write together."),unit:s("tokens")}),canvas:()=>({name:s("canvas"),meaning:s("In block diffusion: places that are denoised toge\
ther. A place is accepted where the entropy of its distribution is low enough.")})},so=Object.keys(la),Sn=t=>la[t]();var br="#glossary",yt=null,Fo=t=>`${br}=${t}`;function kr(){let[t,e=""]=location.hash.split("=");return t!==br?null:so.includes(e)?e:""}function ca(t){try{history.
replaceState(history.state,"",location.pathname+location.search+t)}catch{}}var yr=({formula:t,unit:e})=>[...t?[d("p","gp-formula",t.replaceAll("−(","−⁠("))]:
[],...e?[d("p","gp-term-unit",s("Unit: {unit}",{unit:e}))]:[]];function Zh(){let t=d("dialog","gp-glossary",null,{"aria-label":s("Glossary")}),e=d("button","gp-\
button",s("Close"),{type:"button"});e.addEventListener("click",()=>t.close());let n=d("header","gp-head");n.append(d("h3","gp-title",s("Glossary")),...zo(),e);let o=d(
"div");for(let r of so){let i=Sn(r),a=d("section","gp-term-entry",null,{id:`gp-term-${r}`,tabindex:"-1"}),l=d("h4");l.append(d("a","gp-term-link",i.name,{href:Fo(
r),title:s("Link to this term")})),a.append(l,d("p","",i.meaning),...yr(i)),o.append(a)}return t.append(n,o),t.addEventListener("click",({target:r})=>r===t&&t.close()),
t.addEventListener("close",()=>kr()!==null&&ca("")),t}function Rt(t,e){yt??=Zh(),yt.parentNode!==t&&(yt.open&&yt.close(),t.append(yt)),yt.open||yt.showModal();for(let o of yt.
querySelectorAll(".gp-term-entry"))o.classList.toggle("gp-current",o.id===`gp-term-${e}`);let n=e?yt.querySelector(`#gp-term-${e}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),ca(e?Fo(e):br)}function Ho(t,e){let n=t.target.closest(".gp-term-link");!n||t.ctrlKey||t.metaKey||t.shiftKey||(t.preventDefault(),
Rt(e,n.getAttribute("href").split("=")[1]))}var xr=new WeakMap,Sr=new WeakMap;function Se(t,e){xr.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function se(t,e,n,o={}){Sr.set(t,{id:e,run:n,...o});let r=o.
meaning||"";t.dataset.tip!==r&&(t.dataset.tip=r),t.dataset.term!==e&&(t.dataset.term=e),t.tabIndex!==0&&(t.tabIndex=0)}function he(t,e){for(let n of t.querySelectorAll(
"[data-run]")){let{run:o}=n.dataset;Object.hasOwn(e,o)&&Sr.set(n,{...ha(n),run:e[o]})}}function ha({dataset:{term:t,tip:e,formula:n,unit:o}}){return{id:t,run:()=>"",
meaning:e,...n!==void 0&&{formula:n},...o!==void 0&&{unit:o}}}var vr=t=>t&&Sr.get(t)||(t?.dataset.term?ha(t):null),Qh={run:t=>s("In this run: {words}",{words:t}),
runs:t=>s("In these runs: {words}",{words:t}),text:t=>s("In this text: {words}",{words:t}),model:t=>s("In this model: {words}",{words:t})},ep=t=>t.replaceAll("−\
(","−⁠(");function tp({id:t,run:e,meaning:n,...o},r,i){let a={...Sn(t),...o},l=e(),c=d("button","gp-link",s("Glossary (key G)"),{type:"button",tabindex:"-1"});
c.addEventListener("click",()=>Rt(r,t));let h=d("p","gp-in-run");return h.append(xn(Qh[i](ep(l)))),[d("p","",n||a.meaning),...yr(a),...l?[h]:[],c,...zo(t).map(u=>(u.
tabIndex=-1,u))]}function da(t,e,n){let o=vr(t);return o?tp(o,e,n):[xn(xr.has(t)?xr.get(t)():t.dataset.tip)]}function pa(t,e="run"){let n=null,o=null;function r(){
n=d("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)}),n.hidden=!0}function i(u){if(n&&n.contains(u.target))return;let f=u.target.
closest("[data-tip]");f!==o&&(o&&o.removeAttribute("aria-describedby"),o=f,n||r(),n.hidden=!f,f&&(n.classList.toggle("gp-term",!!vr(f)),n.replaceChildren(...da(
f,t,e)),f.setAttribute("aria-describedby",n.id),a(f)))}function a(u){let f=u.closest("[data-holds-tips]")||t;n.parentNode!==f&&f.append(n);let[y,W]=[f.getBoundingClientRect(),
u.getBoundingClientRect()],N=Math.min(W.left-y.left,y.width-n.offsetWidth-8);n.style.left=`${Math.max(8,N)+f.scrollLeft}px`;let[R,L]=f===t?[0,innerHeight]:[Math.
max(0,y.top),Math.min(innerHeight,y.bottom)],q=W.bottom+5+n.offsetHeight>L&&W.top-5-n.offsetHeight>=R;n.classList.toggle("gp-above",q),n.style.top=`${(q?W.top-5-
n.offsetHeight:W.bottom+5)-y.top+f.scrollTop}px`}let l=()=>i({target:t});function c(){if(!o)return;if(!t.contains(o)||!o.getClientRects().length){l();return}let u=da(
o,t,e);u.map(y=>typeof y=="string"?y:y.textContent).join("")!==n.textContent&&(n.replaceChildren(...u),a(o))}let h=()=>vr(o);return t.addEventListener("pointero\
ver",i),t.addEventListener("pointerleave",({pointerType:u})=>!(u==="touch"&&h())&&l()),t.addEventListener("focusin",i),t.addEventListener("focusout",({relatedTarget:u})=>!(n&&
n.contains(u))&&l()),t.addEventListener("click",u=>Ho(u,t)),t.addEventListener("keydown",u=>{if(u.key==="Escape"&&l(),u.key.toLowerCase()!=="g"||u.ctrlKey||u.metaKey||
u.altKey||u.target!==o)return;let f=h();f&&(u.preventDefault(),Rt(t,f.id))}),c}var np=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),_r=(t,e,n,o=1)=>np(t,e)/(e*n+o),ze=t=>J(t)?`${X(t,2)} ×`:"–",It=({low:t,high:e})=>`${X(t,2)}–${X(
e,2)}`,Do=()=>s("The true median lies in it with a probability of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer than 5 pairs do\
 not give that certainty, so nothing is claimed from them."),Ko=t=>t<.9995?`${Pt(t*1e3,3)} ms`:`${Pt(t,3)} s`;function Fe(t,{done:e,runs:n}){if(e>=n)return"";let o={
done:z(e),left:z(n-e)};return t.done?F(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",o):F(n,"{done} of {count} run ended, {\
left} to come.","{done} of {count} runs ended, {left} to come.",o)}var _n=s("Somebody else’s runs were decoded at the same time, so these times are not reliable\
. Measure again when the machine is idle.");function ua(t,e){let n=L=>t.querySelector(".gp-"+L),o=t.querySelector("table"),r=[["draft_acceptance_rate",s(wn.draft_acceptance_rate),"acceptance-rate",({draft_acceptance_rate:L})=>J(
L)&&H(L),{}],["judged_acceptance_rate",s(wn.judged_acceptance_rate),"acceptance-rate",({rate:L})=>J(L)&&H(L),{formula:s("accepted / judged")}],["mean_acceptance\
_length",s(wn.mean_acceptance_length),"acceptance-length",({mean_acceptance_length:L})=>J(L)&&X(L,2),{}],[s("drafted per round"),s("Drafted tokens / rounds. A c\
onfidence threshold and the end of a text make drafts shorter than the limit."),"draft",({drafted:L})=>J(L)&&X(L,2),{formula:s("drafted / rounds")}],[s("speed-u\
p"),`${s("Time per token without drafts / time per token with drafts: the median over the pairs of runs, and its 90 % interval.")} ${Do()}`,"speed-up",({speedup:L,
pairs:q})=>L&&F(q,"{times}, of {count} pair of runs","{times}, {interval} over {count} pairs of runs",{times:ze(L.median),interval:It(L)}),{formula:""}],[s("for\
mula"),s("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row."),"speed-up",({rate:L,drafted:q,formula:M})=>J(
M)&&s("α = {rate} and γ = {drafted} give {times}",{rate:U(L),drafted:U(q,2),times:ze(M)}),{}]],i=()=>e.answered("lengths"),a=L=>Ae(e.found.points.map(q=>{let M=L(
q);return M?s("{name}: {words}",{name:l(e.found.knob,q),words:M}):""})),l=(L,{value:q})=>`${L} = ${q}`;function c(L){let[q,M,E,_,{setting:k,times:b}]=h(L);Q(n("\
answer"),{"data-verdict":q}),A(n("answer-sign"),M);let p=n("answer-words"),m=JSON.stringify([E,k,b]);p.dataset.key!==m&&(p.dataset.key=m,p.replaceChildren(...be(
E,{setting:d("code","",k),times:b}))),A(n("answer-more"),_),e.done&&A(n("told"),`${p.textContent}. ${_}`),A(n("missing"),Fe(e,L)),Z(n("warning"),!!L.others),A(n(
"warning"),L.others?"⚠ "+s(_n):"")}function h({knob:L,points:q,leader:M,rivals:E,best:_,fewest:k,noise:b}){let p=q.filter(({speedup:O})=>O);if(b&&p.length)return[
"wait","…",s("No verdict on time"),s(b),{}];let m=p.find(O=>O.group===M);if(!m){if(e.done)return["wait","…",s("No answer"),s("No setting has a complete pair\
 of runs."),{}];let O=F(q.length,"{known} of {count} setting measured.","{known} of {count} settings measured.",{known:z(p.length)});return["wait","…",s("Not \
known yet"),p.length?O:s("The first counted runs are under way."),{}]}let{speedup:w,verdict:v,pairs:$}=m,C=l(L,m),[g,x]=[ze(w.median),It(w)],S={slower:[s("It is\
 slower than decoding without drafts.")],even:[s("The interval includes 1: no clear difference from decoding without drafts.")]}[v]||[];if(v==="wait"){let O=F($,
"{setting} has the highest median, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{setting} has the highest median, {times}, of {coun\
t} pairs of runs: too few to tell, {fewest} are needed.",{setting:C,times:g,fewest:z(k)});return["wait","…",s(e.done?"No answer":"Not known yet"),O,{}]}if(p.length===
1){let[O,P]={faster:["good","▲"],slower:["bad","▼"],even:["even","≈"]}[v];return[O,P,s("{setting} is the only setting that was measured: {times}"),[s("90 \
% interval: {interval}.",{interval:x}),...S].join(" "),{setting:C,times:g}]}if(_===null){let O=E.length>2&&E.length===p.length-1?s("{setting} has the highest me\
dian, {times}, with a 90 % interval of {interval}; all others may be as good.",{setting:C,times:g,interval:x}):s("{setting} has the highest median, {times}, wit\
h a 90 % interval of {interval}; {others} may be as good.",{setting:C,times:g,interval:x,others:u(q.filter(P=>E.includes(P.group)).map(({value:P})=>P))});return[
"even","≈",s(e.running?"No clear best setting so far":"No clear best setting"),[O,...S,s("More repeats tell more.")].join(" "),{}]}let[T,I]={faster:["good","★"],
even:["even","★"],slower:["bad","▼"]}[v],j=v==="slower"?s(e.running?"{setting} is best so far, but only {times}":"{setting} is best, but only {times}"):s(e.
running?"{setting} is best so far: {times}":"{setting} is best: {times}");return[T,I,j,[s("90 % interval: {interval}.",{interval:x}),s("It was faster than each \
of the others, turn by turn."),...S].join(" "),{setting:C,times:g}]}let u=L=>L.length<2?L.join(""):s("{names} and {last}",{names:L.slice(0,-1).join(", "),last:L.
at(-1)});function f({points:L,curve:q,measured_curve:M}){ge(n("settings"),e.charts.lengths),Z(n("of-formula"),q.length>0),Z(n("of-verify"),M.length>0),Z(n("of-o\
wn"),L.some(({formula:E})=>J(E)))}function y(L){if(!o.tHead){let q=d("tr");q.append(d("th","",null,{scope:"col"}),...r.map(([M,E,_,k,b])=>{let p=d("th","",null,
{scope:"col"}),m=d("span");return se(m,_,()=>a(k),{meaning:E,...b}),m.append(...M.split(/(?<=_)/).flatMap(w=>[w,d("wbr")])),p.append(m),p})),o.createTHead().append(
q),o.createTBody()}A(o.tHead.rows[0].cells[0],L)}function W(){let L=d("tr"),q=d("th","",null,{scope:"row"});q.append(d("span"),d("b","","",{"aria-hidden":"true"}),
d("span","gp-hidden"));let M=d("td");return M.append(d("span"),d("small")),L.append(q,...r.slice(0,-2).map(()=>d("td")),M,d("td")),L}function N({knob:L,points:q,
best:M}){y(L);let E=te(o.tBodies[0],q.length,W);q.forEach((_,k)=>{let[b,...p]=E[k].cells,[m]=p.splice(-2,1),w=_.group===M;ue(E[k],w?"gp-best":""),A(b.children[0],
_.value),A(b.children[1],w?" ★":""),A(b.children[2],w?` ${s("(best)")}`:""),A(m.children[0],_.speedup?ze(_.speedup.median):"–"),A(m.children[1],_.speedup?` \
 ${It(_.speedup)}`:"");let{draft_acceptance_rate:v,rate:$,mean_acceptance_length:C,drafted:g,formula:x}=_;[J(v)?H(v):"–",J($)?H($):"–",U(C,2),U(g,2),ze(x)].
forEach((T,I)=>A(p[I],T))})}function R(){let L=e.found;c(L),f(L),N(L)}return L=>{t.hidden=!i(),!t.hidden&&(L.found||L.status)&&R()}}var fa=t=>t.closest(".tabitem, .drawer")||document.body;function ma(t){return t.checkVisibility()||t.hidden&&fa(t).checkVisibility()}var ro=new WeakMap,Or;function ga(t,e){
Or??=new ResizeObserver(r=>r.map(({target:i})=>i).filter(i=>i.checkVisibility()).flatMap(op).forEach(i=>i()));let n=fa(t),o=n.checkVisibility()?t:n;ro.has(o)||ro.
set(o,new Set),ro.get(o).add(e),Or.observe(o)}function op(t){Or.unobserve(t);let e=[...ro.get(t)||[]];return ro.delete(t),e}var On=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={},this.away=!1,this.onlyShown=
!1}feed(e){e.length>=this.position&&e.startsWith(this.head)&&e.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=e.lastIndexOf(`
`)+1;for(;this.position<o;){let r=e.indexOf(`
`,this.position);this.readLine(e.slice(this.position,r)),this.position=r+1}this.head=e.slice(0,Math.min(o,100)),this.tail=e.slice(Math.max(0,o-100),o)}append(e){
let n=0;for(let o of e.split(`
`))this.readLine(o)||(n+=1);return n}read(e){throw new Error("nobody reads "+e.type)}readLine(e){if(!e.trim())return!0;try{return this.read(JSON.parse(e)),!0}catch(n){
return console.error("Generation Playground: a line of the log was skipped.",n,e.slice(0,200)),!1}}setAway(e){this.away!==e&&(this.away=e,this.changed("status"))}get canAsk(){
return!this.onlyShown&&Object.keys(this.answers).length>0}ask(e){!this.onlyShown&&Object.hasOwn(this.answers,e.type)&&this.answers[e.type](e)}subscribe(e,n,o=!1){
let r={element:e,update:n,whenOpen:o,missed:Object.fromEntries(this.kinds.map(i=>[i,!0])),opened:()=>this.tell([r])};this.subscribers.add(r),this.tell([r])}changed(e){
Object.keys(this.changes).length===0&&requestAnimationFrame(()=>this.flush()),this.changes[e]=!0}flush(){let e=this.changes;this.changes={};for(let n of this.subscribers)
n.element.isConnected?n.missed=sp(n.missed,e):this.subscribers.delete(n);this.tell([...this.subscribers])}tell(e){let n=({element:r,whenOpen:i})=>i&&r.isConnected&&
!ma(r),o=e.filter(n);for(let r of e){let{missed:i,update:a}=r;if(!(o.includes(r)||!Object.keys(i).length)){r.missed={};try{a(i)}catch(l){console.error("Generati\
on Playground: a pane could not be drawn.",l)}}}for(let{element:r,opened:i}of o)ga(r,i)}};function sp(t,e){let n={...t,...e};return t.entries&&e.entries&&(n.entries=
new Set([...t.entries,...e.entries])),n}var Tr=t=>({place:0,since:t.is_open?0:null,tail:[],spans:[]});function Mr(t,e,n,{start:o,end:r}){let{place:i}=t,{since:a,spans:l}=t,c=[...t.tail,[i,e]];for(;;){
let h=a===null?o:r,u=c.map(([,y])=>y).join("").indexOf(h);if(u<0)break;let f=rp(c,u);a===null?a=i+1:(l=[...l,{start:a,stop:Math.max(a,f),end:i+1}],a=null),c=ip(
c,u+h.length)}return n&&a!==null&&a<=i&&(l=[...l,{start:a,stop:i,end:null}],a=null,c=[]),{place:i+1,since:a,tail:ap(c,(a===null?o:r).length-1),spans:l}}function wa(t,e){
if(!e)return[];let n=Tr(e);for(let{chosen:a,piece:l}of t)n=Mr(n,a.text,l===null,e);let{spans:o,since:r,place:i}=n;return r===null?o:[...o,{start:r,stop:i,end:null}]}
function rp(t,e){let n=e;for(let[o,r]of t)if(n-=r.length,n<0)return o;return t.at(-1)[0]}function ip(t,e){let n=e;return t.flatMap(([o,r])=>{let i=r.slice(n);return n=
Math.max(0,n-r.length),i?[[o,i]]:[]})}function ap(t,e){let[n,o]=[t.length,0];for(;n>0&&o<e;)o+=t[--n][1].length;return t.slice(n)}var lp=20,sn=class extends On{constructor(){super(["run","steps","status","selection","unit","prompt","watched","searched","found","written"]),this.unit="bits",
this.searched=new Map,this.found={look_into:new Map,attend:new Map},this.mostPlaces={},this.written=null,this.parts=[],this.coming=[],this.turn=void 0,this.fed=
{turn:void 0,started:!1},this.recordedTurn=void 0,this.beginsHidden=!1,this.asked=null,this.clear()}clear(){this.queued=null,this.loading=null,this.shared=1,this.
apart=!1,this.started=null,this.finished=null,this.failed=null,this.lasts=[],this.newest=null,this.numTokens=0,this.elapsed=0,this.firstElapsed=null,this.rounds=
[],this.canvasSteps=[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=null,this.suggested=!1,this.rejected=null,this.promptSteps=[],this.hideFrom=
this.beginsHidden?0:null}feedRun(e,n){this.begin(n),this.feed(e),this.coming=[e],this.showComing()}appendRun(e,n){this.begin(n);let o=this.append(e);return this.
coming.push(e),this.showComing(),o}lose(e){this.fed.turn!==e||this.finished||this.failed||this.read({type:"Failed",message:s("The connection to this run was los\
t."),fix:s("Run it again."),error:"Lost",diagnostics:[]})}begin(e){e!==this.fed.turn&&(this.fed={turn:e,started:!1},this.coming=[],this.feed(""))}showComing(){this.
fed.started&&Object.assign(this,{parts:this.coming,turn:this.fed.turn})}get text(){return this.parts.length>1&&this.parts.splice(0,1/0,this.parts.join("")),this.
parts[0]??""}read(e){let n=cp[e.type];if(!n)throw new Error("unknown event "+e.type);n(this,e)}countStep(e){this.numTokens+=1,this.elapsed=e.elapsed,this.firstElapsed??=
e.elapsed,this.changed("steps")}get recorded(){return this.recordedTurn!==void 0&&this.turn===this.recordedTurn}get readsSource(){return!!(this.started&&this.started.
decoder_tokens.length)}get prefix(){return this.readsSource?this.started.decoder_tokens:this.started.prompt_tokens}get denoises(){return!!(this.started&&this.started.
mode==="block_diffusion")}get isFromElsewhere(){return!!(this.started&&this.started.elsewhere)}get hasReadMedia(){return!!(this.started&&((this.started.request.
media||[]).length||(this.started.media||[]).length))}get looksAtMedia(){return this.hasReadMedia&&this.readsSource&&!this.started.prompt_tokens.length}get speaks(){
return!!(this.started&&this.started.codebooks)}get canAsk(){return super.canAsk&&!this.isFromElsewhere&&!this.speaks}get stepping(){if(!this.started||this.usesBeams)
return!1;if(this.finished?.sequences[0]?.stop_reason==="step")return!0;let{given:e,only_given:n,config:o={}}=this.started.request;return typeof e=="string"?!1:Array.
isArray(e)&&n||o.max_new_tokens===(e||[]).length+1}get usesBeams(){return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){
return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){return this.hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(
e.last);return n===e.last?e:{...e,last:n,score:null,stopReason:null}})}seen(e){if(this.hideFrom===null)return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)
n=n.before;return n}hide(e){this.hideFrom!==e&&(this.hideFrom=e,this.changed("steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;
if(this.usesBeams)return this.prompts.flatMap((n,o)=>fp(n,o,this.prompts.length));let e=this.finished?this.finished.sequences:[];return this.lasts.map((n,o)=>({
kind:"sequence",label:this.speaks?s("codebook {number}",{number:o+1}):this.lasts.length>1?s("sequence {number}",{number:o+1}):"",last:n,score:null,stopReason:e[o]?
e[o].stop_reason:null,untold:!n&&e[o]&&!e[o].token_ids.length?e[o].text:""}))}current(){if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.
seen(this.newest);let e=this.lines();return e.length?e[0].last:null}lineOf(e){return e.isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let o=n;
for(;o&&o.index>e.index;)o=o.before;return o===e}):this.lines()[e.sequence]}lastOf(e){let n=this.lineOf(e);return n?n.last:e}select(e,n){let o=e===null?null:this.
lines()[e];this.selectStep(o&&me(o.last)[n]||null)}selectStep(e,n=!1){let o=this.seen(e);this.selected===o&&this.suggested===n&&!this.rejected||(this.selected=o,
this.suggested=n,this.rejected=null,this.changed("selection"))}selectRejected(e,n,o){this.selectStep(e),this.rejected={round:n,place:o},this.changed("selection")}selectMostUncertain(e=""){
let n=this.returned?this.returned[0]?.last:this.lasts[0];if(this.selected||!n||this.stepping)return;let o=me(n),r=o.filter(h=>!h.given);if(r.length<2)return;let i=wa(
o,this.started?.reasoning).filter(({end:h})=>h!==null),a=r.filter(({index:h})=>!i.some(({start:u,stop:f})=>u<=h&&h<f)),l=({distribution:h,chosen:{raw_logprob:u}})=>h.
entropy_before??-(u??-1/0),c=e&&r.find(h=>h.chosen.text.trim()===e.trim());c?this.selectStep(c,!0):this.selectStep((a.length?a:r).reduce((h,u)=>l(u)>l(h)?u:h),!0)}walk(e){
let n=this.current();if(!n)return;let o=[...this.promptSteps,...me(this.lastOf(n))],r=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(o[Math.
max(0,Math.min(o.length-1,r+e))])}addSearched(e,n){this.searched.set(e,[...this.searched.get(e)||[],n]),this.changed("searched")}addFound(e,n,o,r){let i=this.found[e];
i.delete(n),i.set(n,{ids:o,found:r}),i.size>lp&&i.delete(i.keys().next().value),this.changed("found")}foundOf(e){return this.started&&this.found[e].get(this.turn)||
null}startedLine(){let e=this.text.indexOf('{"type":"Started"');return e<0?"":this.text.slice(e,this.text.indexOf(`
`,e))}idsTo(e){return me(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let o=this.allLines()[e];o&&(me(o.last).forEach((r,i)=>{let a=dt("Candidate",n[i]||[]),
l=new Set(a.map(({token_id:c})=>c));r.watched=[...(r.watched||[]).filter(({token_id:c})=>!l.has(c)),...a]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:dt("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},cp={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=dt("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=io("Candidate",e.chosen),Er(e.distribution),e.watched=dt("Candidate",e.watched||[]),e.mark=e.mark?io("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=dt("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=dp(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=hp();e.distributions.forEach(Er),e.given&&
(n.given+=1);let o=dt("BeamCandidate",e.candidates).map(r=>pp(r,e,n));for(let{beam:r}of o)r.progress&&t.texts.set(r.token_id,r.text);if(up(o),n.running=o.filter(
r=>r.beam.status==="running").sort((r,i)=>r.beam.beam-i.beam.beam),n.byNumber=new Map(n.running.map(r=>[r.beam.beam,r])),e.given)for(let r=0;r<t.started.effective.
num_beams;r++)n.byNumber.set(r,o[0]);n.finished.push(...o.filter(r=>r.beam.status==="finished")),n.finished.sort((r,i)=>i.beam.final_score-r.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let o of e)o.chosen=io("Candidate",o.chosen),Er(o.distribution),Object.assign(o,{before:n,isPrompt:!0,watched:[],
draft:null}),n=o;t.promptSteps=e,t.changed("prompt")},CanvasDenoised(t,{step:e}){e.places=dt("CanvasPlace",e.places),t.canvasSteps.push(e),t.numTokens=e.canvas*
e.places.length,t.elapsed=e.elapsed,t.firstElapsed??=e.elapsed,t.changed("steps")},DraftJudged(t,{round:e}){e.drafted=dt("DraftToken",e.drafted),t.rounds.push(e),
t.changed("steps")},Finished(t,e){t.finished=e,e.sequences.forEach((n,o)=>{!n.token_ids.length&&n.text&&(t.lasts[o]??=null)}),t.usesBeams&&(t.returned=e.sequences.
map((n,o)=>wp(t,n,o))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.fed.turn===void 0||t.fed.started)&&(t.failed=e),t.queued=t.loading=null,t.changed(
"status")}};function io(t,e){let n=Vi[t],o={};for(let r=0;r<n.length;r++)o[n[r]]=e[r];return o}function dt(t,e){return e.map(n=>io(t,n))}function Er(t){t.candidates=
dt("Candidate",t.candidates),t.stages=dt("Stage",t.stages)}function dp(t,e){let n=e.at(-1);if(!n||t.index<n.start)return null;let o=t.index-n.start;return o<n.num_accepted?
{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,instead:n.drafted[o]||null,round:n,place:o}}function hp(){return{running:[],byNumber:new Map,finished:[],
pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}function pp(t,e,n){let o=e.distributions[t.parent],r=o.candidates.find(i=>i.token_id===t.token_id);
return{index:e.index,sequence:e.sequence,before:n.byNumber.get(t.parent)||null,chosen:r||{...t,raw_rank:null,rank:null,removed_by:null},piece:t.piece,distribution:o,
seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,length:e.index+1-n.given,mark:t.mark?io("Mark",t.mark):null,beam:t}}var xt=({beam:t,length:e},n)=>e>
0?(t.score??-1/0)/e**n:t.score;function ba(t,e,n,o,r){t.unseen??=new Map;let i=`${e} ${n} ${r.token_id}`;if(!t.unseen.has(i)){let a=e?t.byStep[e-1].get(n):null,
{token_id:l,text:c,raw_logprob:h,logprob:u}=r,f=(a?a.beam.score:0)+u,y=a?a.beam.group:null,W={token_id:l,text:c,piece:null,parent:n,raw_logprob:h,logprob:u,score:f,
status:"unseen",beam:null,final_score:null,group:y},{sequence:N,seconds:R,elapsed:L}=t.steps[e][0];t.unseen.set(i,{index:e,sequence:N,before:a,chosen:r,piece:null,
distribution:o,seconds:R,elapsed:L,draft:null,given:!1,length:t.steps[e][0].length,beam:W,rank:null})}return t.unseen.get(i)}function ka(t,e,n,o){let r=n&&!n.given?
n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${r} ${o}`)||null}function up(t){let e=new Map;for(let n of[...t].sort((o,r)=>r.beam.score-o.beam.score))n.rank=
(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function fp(t,e,n){let o=i=>n>1?s("Prompt {number}, {label}",{number:e+1,label:i}):i,r=(i,a,l,c)=>({kind:i,
label:o(a),last:l,score:c,stopReason:null});return[...t.running.map(i=>r("running",mp(i),i,i.beam.score)),...t.finished.map((i,a)=>r("finished",gp(i,a+1),i,i.beam.
final_score))]}function mp({beam:{beam:t,group:e,progress:n}}){let o=t+1;return(e??null)!==null?s("beam {number}, group {group}",{number:o,group:He(e)}):o===1&&
!n?s("best beam"):s("beam {number}",{number:o})}function gp({beam:{group:t}},e){return(t??null)!==null?s("ended {number}, group {group}",{number:e,group:He(t)}):
s("ended {number}",{number:e})}var He=t=>t<26?String.fromCharCode(65+t):String(t+1);function wp(t,e,n){let o=Math.max(1,Math.floor(t.finished.sequences.length/t.
prompts.length)),{steps:r}=t.prompts[Math.floor(n/o)],i=null;return e.token_ids.forEach((a,l)=>{let c=(e.beams||[])[l];i=(r[l]||[]).find(h=>h.beam.parent===c&&h.
beam.token_id===a)||i}),{kind:"returned",label:s("output {number}",{number:n+1}),last:i,score:e.score,stopReason:e.stop_reason}}function me(t){let e=[];for(let n=t;n;n=
n.before)e.push(n);return e.reverse()}function vt(t,e){let n=[],o=e;for(;o&&t[o.index]!==o;)n.push(o),o=o.before;return{keep:o?o.index+1:0,added:n.reverse()}}var Ee=class{constructor(e,n){
this.add=n,this.steps=[],this.totals=[e]}get total(){return this.totals.at(-1)}follow(e){let{keep:n,added:o}=vt(this.steps,e);this.steps.length=n,this.totals.length=
n+1;for(let r of o)this.steps.push(r),this.totals.push(this.add(this.total,r));return{keep:n,added:o}}};var ya=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),ht=t=>t.
num_accepted+(t.follow==="correction"?1:0),$r=t=>t.num_accepted+(t.next_token_id===null?0:1);function bp(t,e){let{drafted:n,num_accepted:o}=e;if(t.rounds+=1,t.tokens+=
$r(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=o,t.judged+=ht(e);for(let r=t.
draftedAt.length;r<n.length;r++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((r,i)=>{t.draftedAt[i]+=1,i<o&&(t.acceptedAt[i]+=1),!(i>=ht(e)||(r.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=r.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[o]+=1,t}function kp(t){let{spec_steps:e,
rounds:n,tokens:o,drafted:r,accepted:i,judged:a,overlaps:l}=t,c=(h,u)=>u?h/u:null;return{num_spec_steps:e,num_rounds:n,num_tokens:o,num_draft_tokens:r,num_accepted_draft_tokens:i,
num_judged_draft_tokens:a,draft_acceptance_rate:c(i,r),judged_acceptance_rate:c(i,a),mean_acceptance_length:e?1+i/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:o-n,expected_acceptance_rate:c(l[1],l[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var Tn=class{constructor(){this.rounds=[],this.tally=ya()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=ya());for(let o=this.tally.rounds;o<
e.length;o++)bp(this.tally,e[o]);return this.rounds=e,kp(this.tally)}};var yp={num_draft_tokens:()=>["draft",{formula:""}],num_accepted_draft_tokens:()=>["draft",{formula:""}],draft_acceptance_rate:()=>["acceptance-rate",{}],judged_acceptance_rate:()=>[
"acceptance-rate",{formula:s("accepted / judged")}],mean_acceptance_length:()=>["acceptance-length",{}],expected_acceptance_rate:()=>["expected-acceptance",{}],
passes_saved:()=>["passes-saved",{}]};function Ar(t,e,n,o){let[r,i]=yp[e]();se(t,r,()=>xp(e,n,o),{meaning:s(wn[e]),...i})}function xp(t,e,n){let o=jt(t,n);if(t.
startsWith("num_"))return s("{value} {denominator}.",{value:e,denominator:o});if(t!=="passes_saved")return s("{denominator} = {value}.",{denominator:o,value:e});
let r=F(n.num_tokens,"{count} token","{count} tokens");return F(n.num_rounds,"{tokens} − {count} pass = {value}.","{tokens} − {count} passes = {value}.",{tokens:r,
value:e})}function jt(t,e){let{num_draft_tokens:n,num_accepted_draft_tokens:o,num_spec_steps:r,num_judged_draft_tokens:i}=e,a=F(e.num_rounds,"{count} round","{c\
ount} rounds"),l=F(e.num_tokens,"{count} token","{count} tokens");switch(t){case"num_draft_tokens":return F(r,"in {count} draft over {rounds}","in {count} draft\
s over {rounds}",{rounds:a});case"num_accepted_draft_tokens":return s("of {drafted} drafted",{drafted:z(n)});case"draft_acceptance_rate":return s("{accepted} of\
 {drafted} drafted",{accepted:z(o),drafted:z(n)});case"judged_acceptance_rate":return s("{accepted} of {judged} judged",{accepted:z(o),judged:z(i)});case"mean_a\
cceptance_length":return F(r,"1 + {accepted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:z(o)});case"expected_acceptance_rate":return F(i,"mean\
 over {count} judged position","mean over {count} judged positions");case"passes_saved":return F(e.num_rounds,"{tokens} in {count} pass","{tokens} in {count} pa\
sses",{tokens:l});default:return""}}function xa(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),o=t.querySelector(".gp-place-c\
hart"),r=N=>N===null?"–":H(N),i=N=>F(N,"{count} token","{count} tokens");function a(N,R){let L=R.samples&&N.expected_acceptance_rate!==null,q=_=>[_,z(N[_]),jt(
_,N)],M=_=>[_,r(N[_]),jt(_,N),N[_]],E="mean_acceptance_length";return[q("num_draft_tokens"),q("num_accepted_draft_tokens"),M("draft_acceptance_rate"),[E,U(N[E],
2),jt(E,N)],M("judged_acceptance_rate"),...L?[M("expected_acceptance_rate")]:[],q("passes_saved")]}function l(){let N=d("div","gp-draft-figure",null,{tabindex:"\
0","data-tip":""}),R=d("dd","gp-rate",null,{"aria-hidden":"true"});return R.append(d("i")),N.append(d("dt"),d("dd"),d("dd","gp-note"),R),N}function c(N,R){let L=a(
N,R),q=te(e,L.length,l);L.forEach(([M,E,_,k=null],b)=>{let[p,m,w,v]=q[b].children;p.textContent!==M&&p.replaceChildren(...M.split(/(?<=_)/).flatMap($=>[$,d("wbr")])),
A(m,E),A(w,_),v.hidden=k===null,ce(v.firstChild,"width",k??0),Ar(q[b],M,E,N),q[b].dataset.name=M})}function h(){let N=d("span","gp-chart-column"),R=d("span","gp\
-chart-track");return R.append(d("i","gp-chart-whole"),d("i","gp-chart-part")),N.append(d("span","gp-chart-top"),R,d("span","gp-chart-label")),N}function u(N,R,L){
let q=Math.max(1,...R.map(([E,_])=>_??E)),M=te(N,R.length,h);R.forEach(([E,_,k,b,p],m)=>{let[w,v,$]=M[m].children;A(w,b),ce(v.children[0],"height",(_??0)/q),ce(
v.children[1],"height",E/q),A($,k),Se(M[m],()=>p)}),Q(N,{"aria-label":`${L}: ${we(R.map(([,,,,E])=>E))}`})}function f(N){let R=N.num_spec_steps;u(n,N.acceptance_histogram.
map((L,q)=>[L,null,String(q),L?z(L):"",F(R,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:z(
L),tokens:i(q)})]),"acceptance_histogram"),u(o,N.drafted_by_position.map((L,q)=>{let M=N.accepted_by_position[q];return[M,L,String(q+1),`${Math.round(100*M/L)}%`,
F(L,"position {place}: {accepted} of {count} drafted token kept, {share}","position {place}: {accepted} of {count} drafted tokens kept, {share}",{place:q+1,accepted:z(
M),share:H(M/L)})]}),"accepted_by_position / drafted_by_position")}let y=null,W=N=>N.join(", ");return he(t,{kept:()=>y?F(y.num_spec_steps,"{count} round with a\
 draft; by the number of kept tokens, from 0 on: {rounds}.","{count} rounds with a draft; by the number of kept tokens, from 0 on: {rounds}.",{rounds:W(y.acceptance_histogram)}):
"",place:()=>y?s("kept {kept} of {drafted} drafted, by position.",{kept:W(y.accepted_by_position),drafted:W(y.drafted_by_position)}):""}),(N,R)=>{y=N,c(N,R),f(N)}}var St={get accepted(){return["✓",s("accepted draft"),s("Drafted, and kept by the target model.")]},get correction(){return["→",s("correction"),s("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",s("bonus"),s("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",s("target alone"),s("Nothing was drafted in this round: the target wrote one token, as without dra\
fts.")]}},va=Object.fromEntries(Object.keys(St).map(t=>[t,0])),Sa=(t,{draft:e})=>e&&Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function rn(t){let{
do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??null}}function Lr({target_logprob:t,draft_logprob:e},{weight:n}){let o=ee(
t)/((e??null)===null?1:ee(e));return Math.min(1,n===null?o:1-n+n*o)}var _a=({weight:t})=>t===null?"min(1, p / q)":`min(1, ${U(1-t,2)} + ${U(t,2)} · p / q)`;function Oa(t,e){
if(t.samples)return e?s("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:_a(t)}):s("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(t.weight===null||!e)return s("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,o]=[U(t.weight,2),U(1-t.weight,2)];return s("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:o})}function Cr(t,e){return e<t.num_accepted?"accepted":e<ht(t)?"rejected":"unjudged"}function ao(t,e,n){let o=t.drafted[e],r=Cr(t,e),i=(o.
draft_logprob??null)!==null,[a,l]=[H(ee(o.target_logprob)),H(ee(o.draft_logprob))],c=i?[s("The draft model gave it {q}.",{q:l})]:[];if(r==="unjudged")return[t.follow===
"correction"?s("Never judged: it comes after the rejection."):s("Never judged: it comes after the end of the text."),...c].join(" ");let h=r==="accepted";if(!n.
samples){let f=n.weight!==null&&i;return[h?vp(f):Sp(f,Y(t.next_text)),s("The target gave it {p}.",{p:a}),...c].join(" ")}if(!i)return h?s("Accepted: the target \
drew the same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:a}):s("Rejected: the target drew {token} for itself. It gave this\
 one {p}, which is the chance that it is kept.",{token:Y(t.next_text),p:a});let u=(o.overlap??null)===null?[]:[s("Averaged over all tokens that could have been \
drafted here, the chance is {share}.",{share:H(o.overlap)})];return[h?s("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:a,q:l}):s("Rejected:\
 the target gave it p = {p}, the draft model q = {q}.",{p:a,q:l}),_p(Lr(o,n),_a(n),h),...u].join(" ")}var vp=t=>s(t?"Accepted: it is the likeliest token in the \
mixture of both models.":"Accepted: it is the likeliest token for the target."),Sp=(t,e)=>s(t?"Rejected: {token}, not this one, is the likeliest token in the mi\
xture of both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:e});function _p(t,e,n){if(t>=1)return s("By {formula}, i\
t is always kept: nothing was left to a draw.",{formula:e});let o={formula:e,chance:H(t)};return n?s("By {formula}, it is kept with probability {chance}: the dr\
aw kept it.",o):s("By {formula}, it is kept with probability {chance}: the draw rejected it.",o)}function Pr(t,e){let[,n,o]=St[t.follow],r=`${n.charAt(0).toUpperCase()}${n.
slice(1)}. ${o}`,i=t.drafted[t.num_accepted];if(t.follow!=="correction"||!e.samples)return r;if((i.draft_logprob??null)===null)return`${r} ${s("The target drew \
it.")}`;let a=`${r} ${s("It was drawn from the residual distribution: what the target gives beyond the draft model, max(0, p − q).")}`;return(i.overlap??null)===
null||e.weight!==null?a:`${a} ${s("That sums to {share} here, and is scaled up to 1 for the draw.",{share:H(1-i.overlap)})}`}function Ta({draft:{origin:t,place:e,
round:n,instead:o},chosen:r},i){if(!Object.hasOwn(St,t))return[];let{length:a}=n.drafted,l={round:n.index+1,place:e+1},c=a?[F(a,"Round {round} drafted {count} t\
oken.","Round {round} drafted {count} tokens; this is place {place}.",l)]:[];if(t==="accepted")return[...c,ao(n,e,i)];let h=t==="correction"&&o?[s("Drafted here\
 was {token}. {fate}",{token:Y(o.text),fate:ao(n,e,i)})]:[],u=Pr(n,i),f=i.samples&&t!=="correction"&&r.logprob!==null?[s("It was drawn from the target’s own dis\
tribution, which gave it {p}.",{p:H(ee(r.logprob))})]:[],y=a-ht(n),W=t==="correction"&&y?[F(y,"{count} drafted token after it was never judged.","{count} drafte\
d tokens after it were never judged.")]:[];return[...c,...h,[u,...f].join(" "),...W]}function Ma({round:t,place:e},n,o){let{length:r}=t.drafted,i={token:Y(t.drafted[e].
text),chosen:Y(n),round:t.index+1,place:e+1},a=r-ht(t);return[F(r,"{token} was drafted in round {round}, but is not in the text.","{token} was drafted in round \
{round}, at place {place} of {count}, but is not in the text.",i),ao(t,e,o),s("{chosen} takes its place.",i),...a?[F(a,"{count} drafted token after it was never\
 judged.","{count} drafted tokens after it were never judged.")]:[]]}function Ea({draft:t}){if(!t||!Object.hasOwn(St,t.origin))return[];let{origin:e,instead:n,round:{
index:o,drafted:r}}=t,i=o+1;if(e==="accepted"){let{draft_logprob:a}=r[t.place],l={place:t.place+1,size:r.length,round:i};return(a??null)===null?[s("accepted dra\
ft: token {place} of {size} in round {round}",l)]:[s("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...l,q:H(ee(
a))})]}return e==="correction"?n?[s("correction: replaced the rejected draft token {token} in round {round}",{token:Y(n.text),round:i})]:[s("correction: replace\
d a rejected draft token in round {round}",{round:i})]:e==="target"?[s("target alone: nothing was drafted in round {round}",{round:i})]:[F(r.length,"bonus: the \
target’s own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:i})]}
var pt=t=>t<.01?`${X(t*1e3,1)} ms`:We(t);function $a(t,e,n){let o=[],r=rn(null),i={row:null,card:null,selected:null},a=null,l=!0,c=0,h=new WeakMap,u=new WeakMap,f=new IntersectionObserver(x=>{for(let{isIntersecting:S,
target:T}of x)S&&L(h.get(T));y()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),y=()=>l&&!e.selected&&e.running;function W(x,S){let T=o.length<=x.length&&
(!o.length||o[0].round===x[0])&&r.samples===S.samples;r=S,T||N();for(let I of x.slice(o.length))R(I)}function N(){f.disconnect(),t.replaceChildren(),o=[],i={row:null,
card:null,selected:null},a=null,l=!0,c=0}function R(x){let S=d("li","gp-round"),T={round:x,item:S,cards:null};h.set(S,T),o.push(T),t.append(S),f.observe(S)}function L(x){
if(!x||x.cards)return;f.unobserve(x.item);let{round:S,item:T}=x,I=ht(S);x.cards=[];let j=d("div","gp-cards");for(let O=0;O<I;O++)j.append(E(x,O));S.next_token_id!==
null&&j.append(_(x)),I<S.drafted.length&&j.append(b(S,I)),S.follow==="none"&&j.append(d("span","gp-note gp-ended","■ "+s("the text ended inside its draft"))),
T.append(q(S),j),T.classList.add("gp-filled"),a||v(x.cards[0])}function q(x){let S=d("div","gp-round-head"),{num_accepted:T,drafted:{length:I}}=x,j=I?s("{accept\
ed} of {drafted} kept",{accepted:T,drafted:I}):s("no draft"),O=[s("draft {time}",{time:pt(x.draft_seconds)}),s("verify {time}",{time:pt(x.verify_seconds)})];S.append(
d("b","",s("Round {number}",{number:x.index+1})),d("span","",j));for(let P of O)S.append(d("span","gp-round-time",P));return S}function M(x,S,T,I,j,O,P){let B=s(
"Round {number}, {which}, {token}: {why}",{number:x.round.index+1,which:O,token:Y(j),why:P}),D=d("button","gp-draft-card",null,{type:"button",tabindex:"-1","ari\
a-pressed":"false","aria-label":B});D.dataset.draft=T;let K=d("span","gp-draft-head"),G=d("bdi","gp-ink gp-word");return Re(G,j),K.append(d("span","gp-sign",I),
G),D.append(K),Se(D,()=>P),u.set(D,{row:x,index:S}),x.cards.push(D),D}function E(x,S){let{round:T}=x,I=T.drafted[S],j=Cr(T,S),O=T.start+S,P=s("drafted token {pl\
ace} of {size}",{place:S+1,size:T.drafted.length}),B=M(x,O,j,j==="accepted"?"✓":"✗",I.text,P,ao(T,S,r));if(B.append(k("p",ee(I.target_logprob))),(I.draft_logprob??
null)!==null&&B.append(k("q",ee(I.draft_logprob))),r.samples){let D=d("span","gp-chance",s("chance"));D.append(d("b","",H(Lr(I,r)))),B.append(D)}return B}function _(x){
let{round:S}=x,T=S.start+S.num_accepted,[I,j]=St[S.follow],O=M(x,T,S.follow,I,S.next_text,s("the target’s own token"),Pr(S,r));O.classList.add("gp-own-card");
let P=n(T);return P&&O.append(k("p",$e(P).probability)),O.append(d("span","gp-chance",j)),O}function k(x,S){let T=d("span","gp-bar-line"),I=d("span","gp-track"),
j=d("i",`gp-part-${x}`);return ce(j,"width",S),I.append(j),T.append(d("i","gp-pq",x),I,d("span","gp-amount",H(S))),T}function b(x,S){let T=d("span","gp-behind"),
I=x.drafted.slice(S);T.append(d("span","gp-note",s("never judged")));for(let j of I){let O=le(j.text,"gp-word"),P=(j.draft_logprob??null)===null?"":` q ${H(ee(j.
draft_logprob))}`,B=d("span","gp-unjudged");B.append(O,d("small","",P)),T.append(B)}return T}function p(x){let S=x&&x.draft,T=S&&o[S.round.index-(o.length?o[0].
round.index:0)]||null;T&&L(T);let I=T?m(T,x):null;i.card&&i.card!==I&&i.card.setAttribute("aria-pressed","false"),i.card&&i.card.classList.remove("gp-current"),
i.row&&i.row!==T&&i.row.item.classList.remove("gp-current-round");let j=i.selected!==e.selected;i={row:T,card:I,selected:e.selected},j&&!e.selected&&(l=!0),T&&(T.
item.classList.add("gp-current-round"),I&&(I.classList.add("gp-current"),I.setAttribute("aria-pressed",String(e.selected===x)),t.contains(document.activeElement)||
v(I)),j&&w(T.item))}function m(x,S){let{rejected:T}=e;if(T&&T.round===x.round)return x.cards[T.place];let I=S.index-x.round.start;return I<x.round.num_accepted?
x.cards[I]:x.cards.at(-1)}function w(x){let[S,T]=[x.offsetTop,x.offsetTop+x.offsetHeight];S<t.scrollTop?t.scrollTop=S:T>t.scrollTop+t.clientHeight&&(t.scrollTop=
Math.min(S,T-t.clientHeight))}function v(x){a&&(a.tabIndex=-1),a=x||null,a&&(a.tabIndex=0)}function $(x){if(!x)return;let{row:S,index:T}=u.get(x);v(x);let I=n(T),
j=S.cards.indexOf(x);I&&x.dataset.draft==="rejected"?e.selectRejected(I,S.round,j):I&&e.selectStep(I),w(S.item),x.focus({preventScroll:!0})}function C(x,S){let T=o[Math.
max(0,Math.min(o.length-1,x))];return L(T),T.cards.at(S)}function g(x,S){let{row:T}=u.get(x),I=T.cards[T.cards.indexOf(x)+S];if(I)return I;let j=o.indexOf(T)+S;
return o[j]?C(j,S>0?0:-1):null}return t.addEventListener("click",x=>{let S=x.target.closest(".gp-draft-card");if(S){$(S);return}let T=x.target.closest(".gp-roun\
d");T&&$(h.get(T).cards[0])}),t.addEventListener("keydown",x=>{x.key==="Escape"&&e.selectStep(null);let S=x.target.closest(".gp-draft-card");if(!S||x.ctrlKey||x.
metaKey||x.altKey)return;let T=o.indexOf(u.get(S).row),I={ArrowRight:()=>g(S,1),ArrowLeft:()=>g(S,-1),ArrowDown:()=>o[T+1]&&C(T+1,0),ArrowUp:()=>o[T-1]&&C(T-1,0),
Home:()=>C(0,0),End:()=>C(o.length-1,0)};I[x.key]&&(x.preventDefault(),$(I[x.key]()))}),t.addEventListener("scroll",()=>{let x=t.scrollTop;t.scrollHeight-x-t.clientHeight<
80?l=!0:x<c&&(l=!1),c=x},{passive:!0}),{show:W,mark:p}}var tt={narrowest:3,least:16,cell:9,tallest:90,times:84};function Aa(t,{canvas:e,column:n,ends:o,onResize:r}){let i={rounds:[],each:1,columns:tt.least,top:1,drafts:0},
a=0;function l(M){let E=_=>M.reduce((k,b)=>k+_(b),0)/M.length;return{accepted:E(_=>_.num_accepted),judged:E(ht),drafted:E(_=>_.drafted.length),draft:E(_=>_.draft_seconds),
verify:E(_=>_.verify_seconds),longest:Math.max(...M.map(_=>_.draft_seconds+_.verify_seconds))}}function c(M){let E=M.map(({draft:b,verify:p})=>b+p).sort((b,p)=>b-
p),_=E.at(-1),k=E[Math.floor((E.length-1)*.9)];return _>2*k&&E.length>4?1.25*k:_}function h(M){a||=e.clientWidth;let E=Math.max(1,Math.ceil(M.length/Math.max(1,
Math.floor(a/tt.narrowest)))),_=[];for(let w=0;w<M.length;w+=E)_.push(l(M.slice(w,w+E)));let k=Math.max(1,..._.map(({drafted:w})=>w)),b=Math.max(1,Math.min(tt.cell,
tt.tallest/k)),p=c(_)||1,m=_.filter(({draft:w,verify:v})=>w+v>p);return i={rounds:M,each:E,columns:Math.max(tt.least,_.length),top:p,drafts:Math.ceil(k*b)},A(o.
drafts,k>=1.5?z(Math.round(k)):"1"),A(o.times,pt(p)),u(_,b),{each:E,cut:m.length,longest:Math.max(0,..._.map(({longest:w})=>w)),filled:_.length/i.columns}}function u(M,E){
let _=i.drafts+16+tt.times,k=devicePixelRatio,b=[Math.round(a*k),Math.round(_*k)];if(e.width!==b[0]&&(e.width=b[0]),e.height!==b[1]&&(e.height=b[1]),e.style.height=
`${_}px`,o.drafts.parentNode.style.height=`${i.drafts}px`,o.times.parentNode.style.height=`${tt.times}px`,!a)return;let p=getComputedStyle(t),m=g=>p.getPropertyValue(
`--gp-${g}`).trim(),w={accepted:m("accepted"),rejected:m("rejected"),muted:m("muted"),verify:m("kept"),draft:m("before"),line:m("line"),surface:m("surface")},v=e.
getContext("2d");v.setTransform(k,0,0,k,0,0),v.clearRect(0,0,a,_);let $=a/i.columns,C=$>6?Math.min(6,$*.2):$>3.5?1:0;v.fillStyle=w.line,v.fillRect(0,i.drafts,a,
1),v.fillRect(0,_-1,a,1),M.forEach((g,x)=>{let S=[x*$+C/2,$-C];i.each===1?f(v,w,g,S,E):W(v,w,g,S,E),N(v,w,g,S,_-1)})}function f(M,E,{accepted:_,judged:k,drafted:b},[
p,m],w){let v=Math.max(1,w-(w>3?1.5:0));for(let $=0;$<b;$++){let C=i.drafts-($+1)*w;if($<_)M.fillStyle=E.accepted,M.fillRect(p,C,m,v);else if($<k)y(M,E.rejected,
p+m/2,C+v/2,Math.min(m,Math.max(v,5),7)/2);else{M.fillStyle=E.muted;let g=Math.min(m,v,2.5);M.fillRect(p+(m-g)/2,C+(v-g)/2,g,g)}}}function y(M,E,_,k,b){M.strokeStyle=
E,M.lineWidth=b>2?2:1,M.beginPath(),M.moveTo(_-b,k-b),M.lineTo(_+b,k+b),M.moveTo(_-b,k+b),M.lineTo(_+b,k-b),M.stroke()}function W(M,E,{accepted:_,drafted:k},[b,
p],m){M.fillStyle=E.accepted,M.fillRect(b,i.drafts-_*m,p,_*m),M.fillStyle=E.muted,M.fillRect(b,i.drafts-k*m,p,1)}function N(M,E,{draft:_,verify:k},[b,p],m){let w=Math.
min(1,i.top/(_+k))/i.top,[v,$]=[_*w*tt.times,k*w*tt.times];M.fillStyle=E.verify,M.fillRect(b,m-v-$,p,$),R(M,E.draft,b,m-v,p,v),!(_+k<=i.top)&&(M.fillStyle=E.surface,
M.fillRect(b-1,m-tt.times+7,p+2,3),M.fillRect(b-1,m-tt.times+13,p+2,3))}function R(M,E,_,k,b,p){if(!(p<=0)){if(b<5){M.fillStyle=E,M.fillRect(_,k,b,p);return}M.save(),
M.beginPath(),M.rect(_,k,b,p),M.clip(),M.strokeStyle=E,M.lineWidth=1.5,M.beginPath();for(let m=-p;m<b;m+=5)M.moveTo(_+m,k+p),M.lineTo(_+m+p,k);M.rect(_+.75,k+.75,
Math.max(0,b-1.5),Math.max(0,p-1.5)),M.stroke(),M.restore()}}function L(M){let{left:E,width:_}=e.getBoundingClientRect(),k=Math.floor((M.clientX-E)/_*i.columns)*
i.each;return Math.max(0,Math.min(i.rounds.length-1,k))}function q(M){n.hidden=M===null,M!==null&&(ce(n,"left",Math.floor(M/i.each)/i.columns),ce(n,"width",1/i.
columns))}return new ResizeObserver(()=>{e.clientWidth!==a&&(a=e.clientWidth,r())}).observe(e),{draw:h,at:L,mark:q}}function La(t,e){let n=t.querySelector(".gp-map-plot"),o=t.querySelector(".gp-map-reading"),r=t.querySelector(".gp-map-note"),i=new Ee(null,()=>null),a=new Tn,l=Aa(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:k}),c=$a(t.querySelector(".gp-rounds"),e,b=>i.steps[b]),h=xa(t),u=[],f=0,y=!1;function W(){let b=e.hideFrom===null?i.steps.length:Math.min(e.hideFrom,i.
steps.length),p=e.rounds.length;for(;p&&e.rounds[p-1].start+$r(e.rounds[p-1])>b;)p-=1;return p===e.rounds.length?e.rounds:e.rounds.slice(0,p)}function N(){let{each:b,
cut:p,longest:m,filled:w}=l.draw(u);ce(t.querySelector(".gp-map-axis"),"width",w),A(r,[b>1?s("Each column is the mean of {each} rounds.",{each:b}):"",p?F(p,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:pt(m)}):""].filter(Boolean).join(" ")),A(
t.querySelector(".gp-map-last"),s("round {number}",{number:z(u.length)}))}function R(b){let p={round:b.index+1,draft:pt(b.draft_seconds),verify:pt(b.verify_seconds),
accepted:b.num_accepted,token:Y(b.next_text)};return b.follow==="target"?s("Round {round}: draft {draft}, verify {verify}; nothing drafted, then {token}.",p):b.
follow==="bonus"?F(b.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as bonus.","Round {ro\
und}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept, then {token} as bonus.",p):b.follow==="correction"?F(b.drafted.length,"Round {r\
ound}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as correction.","Round {round}: draft {draft}, verify {verify}; {a\
ccepted} of {count} drafted tokens kept, then {token} as correction.",p):F(b.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count\
} drafted token kept; the text ended inside the draft.","Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept; the text ende\
d inside the draft.",p)}let L=b=>e.selectStep(i.steps[u[b].start]||null);function q(){let b=e.current();return!b||!b.draft?null:u[b.draft.round.index]===b.draft.
round?b.draft.round.index:null}function M(){let b=q();l.mark(b);let p=b===null?"":R(u[b]);A(o,p),Q(n,{"aria-valuemin":1,"aria-valuemax":u.length,"aria-valuenow":(b??
0)+1,"aria-valuetext":p||s("no round yet")})}n.addEventListener("pointermove",b=>{let p=l.at(b);p<0||(b.buttons===1?L(p):A(o,R(u[p])))}),n.addEventListener("poi\
nterleave",M),n.addEventListener("click",b=>l.at(b)>=0&&L(l.at(b))),n.addEventListener("keydown",b=>{let p={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,
PageDown:-10,Home:-1/0,End:1/0};b.key==="Escape"&&e.selectStep(null),!(!(b.key in p)||!u.length)&&(b.preventDefault(),L(Math.max(0,Math.min(u.length-1,(q()??u.length-
1)+p[b.key]))))});function E(b){let{draft_seconds:p,verify_seconds:m}=b,w=p+m;for(let[C,g]of[["draft",p],["verify",m]]){let x=t.querySelector(`.gp-time-${C}`);x.
style.flexGrow=w?g/w:.5,A(t.querySelector(`.gp-told-${C}`),`${Math.round(w?100*g/w:0)}% · ${pt(g)}`)}let v=F(b.num_tokens,"{count} token","{count} tokens"),$=b.
passes_saved>0?F(b.passes_saved,"{count} pass saved.","{count} passes saved."):s("No pass saved.");A(t.querySelector(".gp-drafts-short"),`${F(b.num_rounds,"{tok\
ens} in {count} forward pass of the target.","{tokens} in {count} forward passes of the target.",{tokens:v})} ${$}`)}function _(b){let p=e.lasts[0]||null;if((b.
run||b.steps)&&i.follow(p),b.run&&(y=!1),t.hidden=!e.rounds.length,t.hidden)return;let m=[u[0],f];if(u=W(),f=u.length,b.run||u[0]!==m[0]||f!==m[1]){let w=rn(e.started),
v=a.read(u);y||=u.some(({drafted:C})=>C.length&&(C[0].draft_logprob??null)!==null);let $=t.querySelector(".gp-drafts-rule");A($,Oa(w,y)),se($,"draft",()=>pe(jt(
"draft_acceptance_rate",v)),w.samples&&y?{}:{formula:""}),t.querySelector(".gp-key-q").hidden=!y,E(v),N(),c.show(u,w),h(v,w)}c.mark(e.current()),M()}function k(){
t.hidden||(N(),M())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",k),new MutationObserver(k).observe(document.body,{attributes:!0,
attributeFilter:["class"]}),_}function Ca(t,e){let n=k=>t.querySelector(".gp-"+k),o=["without","with"],r=()=>e.answered("same"),i=({level:k})=>H(k);function a(k){let[b,p,m,w]=(k.mode==="gree\
dy"?l:f)(k);Q(n("answer"),{"data-verdict":b}),A(n("answer-sign"),p),A(n("answer-words"),m),A(n("answer-more"),w),e.done&&A(n("told"),`${m}. ${w}`),A(n("missing"),
Fe(e,k))}function l({checked:k,equal:b,at:p}){if(!k||b===null)return["wait","…",s(e.done?"No answer":"Not known yet"),s("A text without drafts and one with dr\
afts must both have ended.")];if(b){let m=F(k,"Greedy decoding wrote the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote th\
e same token ids with and without drafts in each of {count} pairs of texts.");return["good","✓",s("The same tokens"),m]}return["bad","✗",s("Different from t\
oken {place} on",{place:z(p+1)}),s("Greedy decoding should write the same tokens with drafts. Rounding can tip a near tie between two tokens, because the target\
 checks several tokens in one pass; look at their probabilities there.")]}function c(k,b){let p=0;for(;p<Math.min(k.length,b.length)&&k[p]===b[p];)p+=1;for(;p>0&&
/[\p{L}\p{M}\p{N}]/u.test(k[p-1])&&/[\p{L}\p{M}\p{N}]/u.test((k[p]||"")+(b[p]||""));)p-=1;let m=w=>p+w.slice(p).match(/^\s*\S*/)[0].length;return[p,m(k),m(b)]}function h({
mode:k,texts:b,equal:p,checked:m}){let w=k==="greedy"&&m>0&&b?b:[],v=n("both-texts"),$=JSON.stringify([w,p]);if(Z(n("mark-key"),w.length>0&&p===!1&&w[0]!==w[1]),
v.dataset.key===$)return;v.dataset.key=$;let[C,...g]=w.length?c(...w):[];v.replaceChildren(...w.map((x,S)=>{let T=d("div"),I=d("p","",null,{dir:"auto",tabindex:"\
0"});return p||w[0]===w[1]?I.append(x):I.append(x.slice(0,C),d("mark","",x.slice(C,g[S])||"∎"),d("span","gp-apart",x.slice(g[S]))),T.append(d("h3","",s(S?"wit\
h drafts":"without drafts")),I),T}))}let u=k=>`p = ${k<.001?Pt(k,1):Pt(k,2)}`;function f(k){let{p:b,verdict:p,counts:m}=k,[w,v]=[m[0],z(m[1])];if(!J(b)||p==="wa\
it"){if(e.done)return["wait","…",s("No answer"),F(w,"{count} text without drafts, {assisted} with drafts: too few for a test.","{count} texts without drafts, \
{assisted} with drafts: too few for a test.",{assisted:v})];let C=F(w,"{count} text without drafts, {assisted} with drafts so far.","{count} texts without draft\
s, {assisted} with drafts so far.",{assisted:v});return["wait","…",s("Not known yet"),`${C} ${s("The test waits for the last one: to watch p as it changes, an\
d to stop when it looks right, would make it worthless.")}`]}let $=F(w,"{count} text without drafts, {assisted} with drafts.","{count} texts without drafts, {as\
sisted} with drafts.",{assisted:v});return p==="same"?["good","✓",s("{p}: no difference found",{p:u(b)}),`${$} ${s("A p below {level} would count as a differe\
nce.",{level:i(k)})}`]:["bad","✗",s("{p}: the distributions differ",{p:u(b)}),`${$} ${s("p is below {level}.",{level:i(k)})}`]}function y({p:k,verdict:b}){if(!J(
k))return"";let p=s("If both draw from the same distribution, a difference as large as this one comes up in {share} of shuffles.",{share:H(k)});return b==="diff\
ers"?`${p} ${s("That is so rare that chance is a poor explanation.")}`:b==="same"?`${p} ${s("That is not unusual.")}`:p}function W({counts:k,tokens:b,verdict:p,
level:m}){let[w,v]=k,$=Math.round(100*Math.sqrt(1/w+1/v)),C=F(b,"Only the first token of each text is compared: which token it is, and how surprising it is.","O\
nly the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(p==="differs")return[s("\
It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it is."),s("Where no\
thing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:H(m)}),C];let g=w===v?s("W\
ith {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:z(w),points:$}):s("With {without} and {a\
ssisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:z(w),assisted:z(v),points:$});return[s("Not fi\
nding a difference does not prove that there is none."),`${g} ${s("Smaller true differences mostly go unnoticed; more texts show more.")}`,C]}function N(){Z(n("\
of-shuffles"),!!e.charts.shuffles),ge(n("shuffles"),e.charts.shuffles)}function R({surprise:k}){if(!k||!o.every(m=>J(k[m])))return"";let[b,p]=o.map(m=>ae(k[m],e.
unit).replace("-","−"));return s("How surprising the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 on \
average for the target’s own draws.",{without:b,assisted:p})}function L(){let k=d("li"),b=d("table"),p=b.createTHead().insertRow();p.className="gp-hidden";for(let v of[
s("token"),s("without"),s("with")])p.append(d("th","",v,{scope:"col"}));let m=d("caption"),w=d("span");return se(w,"sample",()=>"",{meaning:s("How many texts of\
 each side have this token at this place."),formula:""}),m.append(w),b.prepend(m),b.append(d("tbody")),k.append(b),k}function q(){let k=d("tr"),b=d("th","",null,
{scope:"row"});b.append(d("bdi"));let p=d("td","",null,{colspan:2}),m=d("div","gp-counts");for(let w of o)m.append(d("i",`gp-bar-${w}`,null,{"aria-hidden":"true"}),
d("span"));return p.append(m),k.append(b,p),k}function M(k,{position:b,tokens:p},m){let w=k.firstChild;A(w.caption.firstChild,s("token {place}",{place:z(b)}));let v=o.
map((g,x)=>m[x]-p.reduce((S,T)=>S+T[g],0)),$=[...p,...v.some(g=>g>0)?[{rest:!0,without:v[0],with:v[1]}]:[]],C=te(w.tBodies[0],$.length,q);$.forEach((g,x)=>{let S=g.
rest||g.text===null,T=C[x].cells[0].firstChild;Me(T,g.rest?s("all others"):S?s("text ended"):g.text,{plain:S}),ue(T,S?"gp-plain":"");let I=C[x].cells[1].firstChild.
children;o.forEach((j,O)=>{let P=Math.max(1,m[O]);ce(I[2*O],"width",Math.min(1,g[j]/P)),A(I[2*O+1],z(g[j]))}),Q(C[x].cells[1],{"aria-label":s("{without} without\
, {assisted} with",{without:z(g.without),assisted:z(g.with)})})})}function E(k){if(Z(n("of-sampling"),k.mode==="sampling"),k.mode!=="sampling")return;let b=y(k);
Z(n("evidence"),J(k.p)),Z(n("meaning"),!!b),A(n("meaning"),b),N(),A(n("surprise"),R(k));let p=W(k),m=te(n("cannot").querySelector("ul"),p.length,()=>d("li"));p.
forEach((v,$)=>A(m[$],v));let w=te(n("places"),k.positions.length,L);k.positions.forEach((v,$)=>M(w[$],v,k.counts)),Z(n("places-title").parentElement,k.positions.
length>0)}function _(){let k=e.found;a(k),h(k),E(k)}return he(t,{measured:()=>{let{p:k,counts:b}=e.found||{};return J(k)?F(b[0],"{count} text without drafts and\
 {assisted} with drafts give {p}.","{count} texts without drafts and {assisted} with drafts give {p}.",{assisted:z(b[1]),p:u(k)}):""}}),k=>{t.hidden=!r(),!t.hidden&&
(k.found||k.status||k.unit)&&_()}}function Pa(t,e){let n=p=>t.querySelector(".gp-"+p),o=n("answer"),r={draft:[s("draft"),p=>s("{share} of the time with drafts goes into writing them: all forward\
 passes of the draft model, or the search for text to copy.",{share:p})],verify:[s("verify"),p=>s("{share} of the time with drafts goes into the target model’s \
passes over them.",{share:p})],rest:[s("rest"),p=>s("{share} of the time with drafts goes into all else: comparing, choosing, and what the library does around i\
t.",{share:p})]};function i({verdict:p,noise:m,speedup:w,pairs:{length:v},fewest:$}){let C=w&&ze(w.median),g=w&&It(w),x=w&&F(v,"Median of {count} pair of runs.",
"Median of {count} pairs of runs.");if(p==="faster")return["good","▲",s(e.running?"{times} faster so far":"{times} faster",{times:C}),x,s("90 % interval: {int\
erval}.",{interval:g})];if(p==="slower")return["bad","▼",s(e.running?"{times}: slower so far":"{times}: slower",{times:C}),x,s("90 % interval: {interval}.",{interval:g})];
if(p==="noisy")return["wait","…",s("No verdict on time"),s(m),""];if(p==="even")return["even","≈",s(e.running?"No clear difference so far":"No clear differe\
nce"),F(v,"{times} is the median of {count} pair of runs.","{times} is the median of {count} pairs of runs.",{times:C}),s("The 90 % interval {interval} includes\
 1.",{interval:g})];let S=s(e.done?"No answer":"Not known yet");return w?["wait","…",S,F(v,"{times} is the median of {count} pair of runs: too few to tell, {f\
ewest} are needed.","{times} is the median of {count} pairs of runs: too few to tell, {fewest} are needed.",{times:C,fewest:z($)}),""]:["wait","…",S,s(e.done?
"No pair of runs was completed.":"The first counted pair is under way."),""]}function a(p){let[m,w,v,$,C]=i(p);Q(o,{"data-verdict":m}),A(o.children[0],w),A(o.children[1],
v),A(n("answer-more").children[0],$),A(n("answer-more").children[1],C),e.done&&A(n("told"),`${v}. ${$} ${C}`),A(n("missing"),Fe(e,p));let g=te(n("reasons"),p.reasons.
length,()=>d("li"));p.reasons.forEach((x,S)=>A(g[S],s(x))),Z(n("warning"),p.others),A(n("warning"),p.others?"⚠ "+s(_n):"")}function l({identical:p,pairs:m}){let w=n(
"badge");if(Z(w,!!p&&p.checked>0),w.hidden)return;let{equal:v}=p;Q(w,{"data-verdict":v?"good":"bad"}),A(w.children[0],v?"✓":"✗"),A(w.children[1],c(p,m.length))}
function c({checked:p,equal:m,at:w},v){return m?p>v?F(p,"Same tokens in the warm-up pair","Same tokens in all {count} pairs, the warm-up included"):F(p,"Same to\
kens in the pair","Same tokens in all {count} pairs"):s("Not the same tokens: a text diverges at token {place}",{place:z(w+1)})}function h({pairs:p,draft_share:m,
verify_share:w}){let v=p.length>0&&J(m)&&J(w);if(Z(n("of-time"),v),!v)return;let[$,C]=["without","with"].map(I=>kt(p.map(j=>j[I]))),g=Math.max($,C),x={draft:m,verify:w,
rest:Math.max(0,1-m-w)},S=te(n("time-bars"),2,u);f(S[0],s("without"),$,g,{plain:1}),f(S[1],s("with"),C,g,x);let T=te(n("time-keys"),3,()=>{let I=d("span");return I.
append(d("i","",null,{"aria-hidden":"true"}),d("span","",null,{tabindex:0})),I});Object.entries(x).forEach(([I,j],O)=>{let[P,B]=r[I];Q(T[O].firstChild,{"data-pa\
rt":I}),se(T[O].lastChild,"time",()=>"",{meaning:B(H(j)),unit:"%"}),A(T[O].lastChild,`${P} ${H(j)}`)})}function u(){let p=d("li");return p.append(d("span"),d("s\
pan","gp-time-bar",null,{"aria-hidden":"true"}),d("span")),p}function f(p,m,w,v,$){let[C,g,x]=p.children;A(C,m),A(x,s("{time} per token",{time:Ko(w)}));let S=te(
g,Object.keys($).length,()=>{let T=d("i");return T.append(d("b")),T});Object.entries($).forEach(([T,I],j)=>{Q(S[j],{"data-part":T}),ce(S[j],"width",I*w/v),A(S[j].
firstChild,T!=="plain"&&I*w/v>.14?r[T][0]:"")})}let y=({acceptance:p})=>p?p.judged_acceptance_rate:null;function W(p){let{drafted:m,cost:w,verify:v,break_even:$}=p,
C=y(p),g=_r(1,m,w,v);if(!J($))return s("No acceptance rate would be enough: even if the target kept every drafted token, the formula gives {times}.",{times:ze(g)});
if($<=0)return s("Any acceptance rate is enough at these costs.");let x=H($);if(!J(C))return s("The target must keep at least {least} of the tokens that it judg\
es.",{least:x});let S={least:x,rate:H(C)};return C>=$?s("The target must keep at least {least} of the tokens that it judges; here it keeps {rate}.",S):s("The ta\
rget must keep at least {least} of the tokens that it judges, but here it keeps only {rate}.",S)}function N(p){let m=["drafted","cost","verify"].every(w=>J(p[w]));
Z(n("of-rates"),m),m&&(ge(n("rates"),e.charts.rates),A(n("rate-words"),W(p))),_(p)}function R({acceptance:p,drafted:m,cost:w,verify:v}){let $=[];for(let C of["d\
raft_acceptance_rate","judged_acceptance_rate","mean_acceptance_length","passes_saved"]){let g=p?p[C]:null;J(g)&&$.push([C,C.endsWith("rate")?H(g):C.endsWith("l\
ength")?X(g,2):z(g)])}return J(m)&&$.push([s("drafted tokens per round"),X(m,2),s("num_draft_tokens / all rounds, those without a draft included: the γ of the f\
ormula."),"draft",()=>L(p,m)]),J(w)&&$.push([s("cost of drafting one token"),X(w,2),s("Draft time per drafted token / time per token without drafts, both withou\
t the reading of the prompt: the c of the formula."),"draft-cost",()=>q(w)]),J(v)&&$.push([s("cost of verifying a draft"),X(v,2),s("Time of the target’s pass ov\
er a draft / time per token without drafts. The theorem assumes 1; on a processor without spare capacity it is more."),"draft-cost",()=>q(v)]),$}let L=(p,m)=>p?
F(p.num_rounds,"{drafted} drafted in {count} round = {value}.","{drafted} drafted in {count} rounds = {value}.",{drafted:z(p.num_draft_tokens),value:X(m,2)}):"";
function q(p){let{pairs:m}=e.found;if(!m.length)return"";let w=kt(m.map(({without:v})=>v));return s("{cost} × {token} per token without drafts = {time}.",{cost:X(
p,2),token:Ko(w),time:Ko(p*w)})}function M(){let p=e.found,{drafted:m,cost:w,verify:v}=p,$=y(p);if(![$,m,w,v].every(J))return"";let C={rate:U($),drafted:X(m,2),
cost:X(w,2),verify:X(v,2),times:ze(_r($,m,w,v))};return s("α = {rate}, γ = {drafted}, c = {cost} and v = {verify} give {times}.",C)}let E=()=>e.found&&e.found.
pairs.length?F(e.found.pairs.length,"the speed-up of {count} pair: {each}.","the speed-ups of {count} pairs: {each}.",{each:gn(e.found.pairs.map(({speedup:p})=>X(
p,2)).sort())}):"";se(n("of-spread"),"interval",E,{meaning:Do()}),he(t,{expected:M});function _(p){let m=R(p),w=te(n("figures"),m.length,()=>{let v=d("div"),$=d(
"dt");return $.append(d("span","",null,{tabindex:0})),v.append($,d("dd")),v});m.forEach(([v,$,C,g,x],S)=>{let[T,I]=w[S].children;A(T.firstChild,v),g?se(T.firstChild,
g,x,{meaning:C,...g==="draft"&&{formula:""}}):Ar(T.firstChild,v,$,p.acceptance),A(I,$)})}function k(){let p=e.found;a(p),l(p),Z(n("of-pairs"),p.pairs.length>0),
ge(n("pairs"),e.charts.pairs),h(p),N(p)}let b=()=>e.answered("speed");return p=>{t.hidden=!b(),!t.hidden&&(p.found||p.status)&&k()}}var qr=40,qa=14;function Op(t){let e=Array.from({length:t},(n,o)=>o);return t<=qr?e:[...e.slice(0,qa),null,...e.slice(qa+t-qr+1)]}var Tp=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function Wa(t,{text:e,side:n,goesOn:o,caption:r}){let[i,a]=Tp(n,t.length,e),l=d("table","gp-strip");l.append(d("caption","gp-hidden",r));let c=l.appendChild(
d("tbody")),h=t.some(([,,,W])=>W!==null),u=t.filter(([,,W])=>!W).length,f=[null,{meaning:s("1 where the model reads the token, 0 where the mask hides it.")},{meaning:s(
"The place that the model gives each token; those that the mask hides have none of their own.")}],y=[s("token"),s("mask"),...h?[s("position")]:[]].map((W,N)=>{let R=c.
appendChild(d("tr")),L=d("th","",null,{scope:"row"}),q=d("span","",W);return N&&se(q,"padding",()=>F(t.length,"{hidden} of {count} token hidden.","{hidden} of {\
count} tokens hidden.",{hidden:u}),f[N]),L.append(q),R.append(L),R});for(let W of Op(t.length)){if(W===null){let _=t.length-qr+1;y.forEach((k,b)=>k.append(d("td",
"gp-mark",b?"…":F(_,"… {count} token …","… {count} tokens …"))));continue}let[,N,R,L]=t[W],q=W>=i&&W<a,M=o&&W===t.length-1,E=d("td",`gp-cell${q?" gp-p\
adding":""}${M?" gp-last":""}`);E.append(le(N)),q&&E.append(d("span","gp-hidden",` ${s("(padding)")}`)),M&&E.append(d("span","gp-hidden",` ${s("(the next token \
is predicted from here)")}`)),[E,d("td",R?"":"gp-ignored",R),d("td","",L)].slice(0,y.length).forEach((_,k)=>y[k].append(_))}return l}function Na(t,e,n){t.replaceChildren();
let[o,r]=[d("span"),d("span","gp-parted")];e.forEach(([,i,a],l)=>{let c=n!==null&&l>=n?r:o;a===null?c.append(le(i,"gp-end")):kn(c,a,{running:!0})}),t.append(...[
o,r].filter(i=>i.childNodes.length)),t.childNodes.length||t.append(d("span","gp-mark",s("(nothing)")))}function Mp(t,e,n){let o=(e-t)/Math.max(1,n)||1,r=10**Math.floor(Math.log10(o)),i=r*[1,2,2.5,5,10].find(l=>l*r>=o*.8),a=[];for(let l=Math.floor(t/i+1e-9);l<=Math.
ceil(e/i-1e-9);l++)a.push(Number((l*i).toPrecision(12)));return a}var Mn=(t,e,n)=>Mp(t,e,n).filter(o=>o>=t&&o<=e);function Go(t,{height:e,x:n,y:o,left:r=46,right:i=18,top:a=14,bottom:l=38}){let c=t.querySelector("svg");c||t.append(c=re("svg","gp-drawing"));let h=Math.max(240,
t.clientWidth),u=(f,[y,W])=>(f-y)/(W-y||1);return{width:h,height:e,left:r,right:i,top:a,bottom:l,inner:h-r-i,x:f=>r+u(f,n)*(h-r-i),y:f=>e-l-u(f,o)*(e-a-l),draw(f,y){
no(c,{class:"gp-drawing",role:"group","aria-label":f,viewBox:`0 0 ${h} ${e}`,style:`height: ${e}px`}),fr(c,y.map((W,N)=>["g","",N?{}:{"aria-hidden":"true"},W]))}}}
function Uo(t,{xTicks:e,yTicks:n,xTitle:o,yTitle:r}){let i=f=>Array.isArray(f)?f:[f,String(f)],[a,l]=[t.height-t.bottom,t.width-t.right],c=n.map(i).flatMap(([f,
y])=>[ct("gp-guide",t.left,t.y(f),l,t.y(f)),on("",t.left-7,t.y(f)+4,y,"end")]),h=e.map(i).flatMap(([f,y])=>[ct("gp-guide",t.x(f),a,t.x(f),a+4),on("",t.x(f),a+17,
y)]),u=[on("gp-axis",(t.left+l)/2,t.height-4,o)];return r&&u.push(on("gp-axis",2,t.top-16,r,"start")),[...c,...h,...u]}var Ep=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,nt=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;Ra(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),o=e.map((l,c)=>c).filter(
l=>n[l]&&$p(e[l])),r=[],i=0;e[0].previousSibling||(this.head=i=o.shift()??0);for(let l of o)l-i<t.BLOCK||(r.push(this.wrap(e.slice(i,l))),i=l,this.loose=e.length-
l,this.tried=0);let a=r.map(l=>l.getBoundingClientRect().height);r.forEach((l,c)=>{l.style.containIntrinsicHeight=`${a[c]}px`,l.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",o=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(r=>{let i=r.textContent,
a=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let l=a?!i.startsWith(" "):!(n||Ep.test(o));return o+=i,l})}wrap(e){let n=d("span","gp-rows");e[0].before(n,d("wbr")),n.append(...e);let o=e[0].firstChild;
if(o.nodeType===Node.TEXT_NODE&&o.data===" "){let r=d("span","gp-gap");o.replaceWith(r),r.append(o)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(Ra(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function $p(t){let e=t.previousElementSibling,n=e&&Ia(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[o,r]=[t.querySelector(".gp-ink").getClientRects()[0],Ia(n.getClientRects())];return!!(o&&r)&&ja(o)>ja(r)+10}function Je(t,e,n){let o=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],r=o(t[e]),i=null,a=1/0;for(let l=e+n;l>=0&&l<t.length;l+=n){let c=o(t[l]),h=c?(c.top-r.top)*n:0;if(h<r.height/2)
continue;let u=h*1e3+Math.abs(c.left-r.left);if(u>=a+1e3*r.height)break;u<a&&([i,a]=[t[l],u])}return i}var Ra=t=>!!t&&t.tagName==="WBR",Ia=t=>t[t.length-1],ja=({
top:t,bottom:e})=>(t+e)/2;function En(t,e,n,o){let i=d("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),a=d("div","gp-card-head"),l=d("dl","gp-card-facts"),c=d("ol","gp-card\
-rivals"),h=d("div","gp-card-key");h.append(d("i","gp-card-after"),`${s("after the processors")} `,d("i","gp-card-before"),s("before them")),i.append(a,l,c,h),i.
hidden=!0,t.append(i);let u=null,f=null,y=null;function W(w,v){l.append(d("dt","",w),d("dd","",v))}function N(){let{id:w,text:v,where:$,step:C,why:g}=o(u);if(a.
replaceChildren(le(v,"gp-card-word"),d("span","",w<0?$:s("{where}, id {id}",{where:$,id:w}))),l.replaceChildren(),c.hidden=h.hidden=!C,g&&l.append(d("dd","gp-ca\
rd-why",g)),!C)return;R(C);let x=L(C),S=Math.max(...x.flatMap(({after:T,before:I})=>[T,I]),1e-9);c.replaceChildren(...x.map(T=>q(T,S))),h.hidden=!C.distribution.
stages.length}function R(w){let{chosen:v,distribution:$}=w,{probability:C,rawProbability:g,surprisal:x}=$e(w);Be(w)?W(s("Probability, according to the server"),
H(g)):$.stages.length||v.logprob!==v.raw_logprob?(W(s("Probability after the processors"),v.logprob===null?Bt(v):H(C)),W(s("before the processors"),H(g))):W(s("\
Probability (no processor ran)"),H(g));let S=[v.rank&&s("{rank} after",{rank:z(v.rank)}),v.raw_rank&&s("{rank} before",{rank:z(v.raw_rank)})].filter(Boolean);if(S.
length){let T=v.rank===v.raw_rank;W(Be(w)?s("Rank"):s("Rank of {count}",{count:z($.vocab)}),T?z(v.rank):S.join(", "))}W(s("Surprisal"),ae(x,n.unit))}function L({
chosen:w,distribution:v}){let $=v.candidates.map(g=>({candidate:g,after:ee(g.logprob),before:ee(g.raw_logprob),isChosen:g.token_id===w.token_id}));$.sort((g,x)=>Math.
max(x.after,x.before)-Math.max(g.after,g.before));let C=$.slice(0,5);return C.some(({isChosen:g})=>g)||C.push({candidate:w,after:ee(w.logprob),before:ee(w.raw_logprob),
isChosen:!0}),C}function q({candidate:w,after:v,before:$,isChosen:C},g){let x=w.logprob===null&&!n.isFromElsewhere,S=d("li",(C?"gp-card-chosen":"")+(x?" gp-card\
-removed":"")),T=d("span","gp-card-tracks");for(let[I,j]of[["after",v],["before",$]]){let O=d("i","gp-card-"+I);O.style.width=`${j/g*100}%`,T.append(O)}return x&&
T.firstChild.replaceWith(d("small","",Bt(w))),S.append(d("span","gp-card-sign",C?"▶":x?"✕":""),le(w.text,"gp-card-word"),T,d("span","gp-card-value",H(x?$:v))),
S}function M(){let w=(u.querySelector(".gp-ink")||u).getClientRects()[0],v=e.getBoundingClientRect();if(!w||w.bottom<v.top||w.top>v.bottom){_();return}let[$,C]=[
i.offsetWidth,i.offsetHeight],{clientWidth:g,clientHeight:x}=document.documentElement,S=w.bottom+9,T=S+C+8<=x?S:w.top-C-9;i.style.left=`${Math.max(8,Math.min(w.
left,g-$-8,Math.max(v.left,v.right-$)))}px`,i.style.top=`${Math.max(8,Math.min(T,x-C-8))}px`}function E(w,v=null){o(w)&&(u=w,f=v,y=null,N(),i.hidden&&(i.hidden=
!1,i.showPopover&&i.showPopover(),document.addEventListener("keydown",k,!0),document.addEventListener("scroll",p,{capture:!0,passive:!0})),M())}function _(){u&&
(u=null,i.hidden=!0,i.hidePopover&&i.isConnected&&i.hidePopover(),document.removeEventListener("keydown",k,!0),document.removeEventListener("scroll",p,{capture:!0}))}
function k({key:w}){w==="Escape"&&b()}function b(){y=u,_()}function p(){let w=f&&document.elementFromPoint(f.clientX,f.clientY);!u.isConnected||f&&!u.contains(w)?
_():M()}e.addEventListener("pointermove",w=>{if(w.pointerType==="touch")return;let v=w.target.closest('[role="button"]');!v||!o(v)?f&&_():v!==u&&v!==y&&E(v,w)}),
e.addEventListener("pointerleave",()=>{y=null,f&&_()}),e.addEventListener("focusin",({target:w})=>w.matches(":focus-visible")&&E(w)),e.addEventListener("focusou\
t",({target:w})=>w===u&&!f&&_());function m(w){u&&(u.isConnected?w&&(N(),M()):_())}return{show:E,hide:_,dismiss:b,refresh:m}}var Bt=({removed_by:t})=>s("removed\
 by {processor}",{processor:t?Ue(t)[0]:s("a processor")});function Ve(t,e){if(e.piece===null){let n=d("bdi","gp-ink gp-special");Re(n,e.text),t.append(n)}else yn(e)?t.append(e.piece,d("span","gp-ink gp-byte","",{"data-\
bytes":Co(e.text)||"·"})):Lo(t,e.piece)}function zt(t,e,n,o){let r=o&&yn(o)?t.tokens.at(-1).parentNode:null;if(r&&n.piece!==null)r.append(e);else if(yn(n)){let i=d(
"span","gp-bytes");i.append(e),t.rows.append(i)}else t.rows.append(e);t.tokens.push(e)}function _t(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),o=n.closest(
".gp-bytes");o&&o.childNodes.length>1?n.remove():t.rows.removeLast()}}function Vo(t,e){let{probability:n,rawProbability:o,rank:r,surprisal:i}=$e(t);if(Be(t))return Ap(
t,e);let a=[t.chosen.logprob===null?Bt(t.chosen):s("probability {share}",{share:H(n)})];return H(o)!==H(n)&&a.push(s("{share} before the processors",{share:H(o)})),
r!==null&&a.push(s("rank {rank} of {count}",{rank:z(r),count:z(t.distribution.vocab)})),[...a,s("surprisal {amount}",{amount:ae(i,e)})]}function Ap(t,e){let{rawProbability:n,
rank:o,surprisal:r}=$e(t);return[s("probability {share}",{share:H(n)}),...o===null?[]:[s("rank {rank}",{rank:z(o)})],s("surprisal {amount}",{amount:ae(r,e)})]}var Ft=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function ot(t){if(t<0)return 1-ot(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let r=t;for(let i=120;i>
0;i--)r=t+i/r;return e/r}let[n,o]=[0,t];for(let r=1;o>1e-18;r+=2)n+=o,o*=t*t/(r+2);return .5-e*n}var Jo=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function Ke(t){if(t>=
1e-4)return H(t);if(t<1e-300)return s("less than {p}",{p:"10⁻³⁰⁰"});let[e,n]=t.toExponential(1).split("e-");return`${ve(e)} × 10⁻${[...n].map(o=>"⁰¹²³\
⁴⁵⁶⁷⁸⁹"[o]).join("")}`}function $n(t){let e=ot(t);if(e>.1)return s("{share} of texts without this watermark pass it.",{share:H(e)});let n=1/e;return n>=
1e9?s("A share of {p} of texts without this watermark passes it.",{p:Ke(e)}):s("One in {odds} texts without this watermark passes it.",{odds:z(Number(n.toPrecision(
n<1e4?3:2)))})}var Lp=({green:t})=>t==null?"none":t?"green":"red",Cp=t=>Math.round(Math.max(0,Math.min(1,(t-.2)/.6))*10);function Pp(t,e,n){let o=d("span","gp-t\
oken",null,{tabindex:"-1",role:"img"});if(Ve(o,t),Ba(o,e),n===void 0)return o;let r=typeof n=="function"?n:()=>n;return o.setAttribute("aria-label",r()),Se(o,r),
o}function Ba(t,{green:e=null,g:n=null,counted:o=!0}){let r=t.querySelector(".gp-ink");if(n===null)t.dataset.list=Lp({green:e});else{let i=Cp(n);t.dataset.list=
"g",r.style.backgroundColor=`var(--gp-prob-${i})`,r.style.backgroundSize=`2px ${i*10}%`}o||(t.dataset.counted="no")}var De=class{constructor(e,{press:n=null}={}){
this.body=e,this.press=n,this.items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,e.classList.add("gp-marked"),this.rows=new nt(e),e.addEventListener(
"keydown",o=>this.keyed(o)),e.addEventListener("click",o=>this.pressed(o.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){
this.cut(Math.min(n,this.tokens.length));for(let o=this.tokens.length;o<e.length;o++){let{token:r,mark:i,words:a}=e[o],l=Pp(r,i,a);this.press&&l.setAttribute("r\
ole","button"),zt(this,l,r,o?this.items[o-1].token:null),this.items.push(e[o])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){
_t(this,e),this.items.length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){
let n=this.tokens.indexOf(e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||
e.ctrlKey||e.metaKey||e.altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>Je(this.tokens,n,1),ArrowUp:()=>Je(this.
tokens,n,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[e.key];if(!o)return;e.preventDefault();let r=o();
r&&(this.reach(r),r.focus({preventScroll:!0}),r.scrollIntoView({block:"nearest"}),r===this.tokens[n]&&this.pressed(r))}resized(){let{clientWidth:e}=this.body;!e||
e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function ut(t,e,{unscored:n=!1,
repeated:o=!1,faint:r=s("faint: seen before, not counted")}={}){let i=[e,n,o,r].join();if(t.dataset.legend===i)return;t.dataset.legend=i,t.classList.add("gp-mar\
ked","gp-mark-legend");let a=(c,h,u)=>{let f=d("span"),y=d("span","",null,{"aria-hidden":"true"});return y.append(d("span","gp-ink",h)),Ba(y,c),f.append(y,u),f},
l=e==="synthid"?[a({g:.2},"g",s("mean g-value 0.2 or less")),a({g:.5},"g",s("0.5, as by chance")),a({g:.8},"g",s("0.8 or more"))]:[a({green:!0},"◆",s("green: \
on the green list")),a({green:!1},"◇",s("red: not on the green list"))];n&&l.push(a({},"abc",s("not scored"))),o&&l.push(a(e==="synthid"?{g:.5,counted:!1}:{green:!0,
counted:!1},"abc",r)),t.replaceChildren(...l)}var qp=400,Wp=12;function An(t,{curves:e,threshold:n,needed:o=null,label:r=s("z over the number of tokens"),title:i=s(
"tokens scored"),yTitle:a="z",from:l=40,height:c=260}){let h=e.filter(({points:_})=>_.length),u=h.flatMap(({points:_})=>_),f=Math.max(l,...u.map(([_])=>_)),y=o&&
o.at<=2*f?Math.max(f,o.at*1.05):f,W=u.map(([,_])=>_),N=Math.min(-.5,...W)*1.08,R=Math.max(n*1.15,1,...W)*1.06,L=Go(t,{height:c,x:[0,y],y:[N,R],left:40,top:24}),
q=L.width-L.right,M=[...Uo(L,{xTicks:Mn(0,y,L.inner/90),yTicks:Mn(N,R,5),xTitle:i,yTitle:a}),ct("gp-unity",L.left,L.y(0),q,L.y(0)),ct("gp-z-threshold",L.left,L.
y(n),q,L.y(n)),...h.map(({look:_,points:k})=>Wo(`gp-z-${_}`,Rp(k,qp).map(([b,p])=>[L.x(b),L.y(p)]))),...h.map(({look:_,points:k})=>Ip(L,_,k.at(-1))),Np(L,h,n)],
E=jp(L,h);if(o&&o.at<=y){let[_,k]=[L.x(o.at),L.y(n)];E.push(mr("",o.words,[["path","gp-z-needed",{d:`M${xe(_)} ${xe(k)}l-6 11h12Z`},[]]]))}L.draw(r,[M,E])}function Np(t,[
e],n){let o=([,a])=>Math.abs(a-n),{points:r}=e||{points:[]},i=r.length>0&&o(r.at(-1))>o(r[Math.floor(r.length/8)]);return on("gp-halo gp-strong",i?t.width-t.right:
t.left+5,t.y(n)-6,s("threshold {value}",{value:Number(n.toFixed(2))}),i?"end":"start")}function Rp(t,e){let n=Math.ceil(t.length/e);return t.filter((o,r)=>r%n===
0||r===t.length-1)}var Ip=(t,e,[n,o])=>e==="measured"?["circle","gp-measured",{cx:xe(t.x(n)),cy:xe(t.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,{d:na(t.x(n),
t.y(o),4.5)},[]];function jp(t,e){let n=Math.max(0,...e.map(({points:r})=>r.at(-1)[0])),o=Math.min(Wp,n);return Array.from({length:o},(r,i)=>{let[a,l]=[n*i/o,n*
(i+1)/o],c=e.map(({name:u,points:f})=>{let y=f.findLast(([W])=>W<=l);return y&&y[0]>a?`${u} ${X(y[1],2)}`:""}).filter(Boolean);if(!c.length)return null;let h={x:xe(
t.x(a)),y:t.top,width:xe(t.x(l)-t.x(a)),height:xe(t.height-t.bottom-t.top)};return mr("gp-z-place",F(Math.floor(l),"After {count} token: {values}","After {count\
} tokens: {values}",{values:c.join(", ")}),[["rect","gp-catch",h,[]]])}).filter(Boolean)}function Ln(t,e){let n=te(t,e.length,()=>{let o=d("span"),r=re("svg");return Q(
r,{width:26,height:8,"aria-hidden":"true"}),r.append(re("path")),Q(r.firstElementChild,{d:"M1 4H25"}),o.append(r,d("span")),o});e.forEach(({name:o,look:r,tip:i},a)=>{
let[l,c]=n[a].children;Q(l.firstChild,{class:`gp-z-${r}`}),A(c,o),i&&se(c,"z-score",()=>"",{meaning:i,formula:""})})}function co({name:t,masked:e}){return t==="alone"?s("Alone"):t==="left"?e?s("Padded on the left"):s("Padded on the left, without a mask"):e?s("Padded on the rig\
ht"):s("Padded on the right, without a mask")}function lo(t,e){if(!J(t))return s("infinite");let n=Oe(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${s(e)}`;let r=o<1e-4?
Ke(o):X(o,o<.01?4:3);return`${n<0?"−":""}${r} ${s(e)}`}function za(t,e,n){let{prompts:o,sampled:r,ways:[i]}=t,a=o.length,l=e.answers.map(({kl:W})=>J(W)?W:1/0),
c=e.answers.filter(({read:W},N)=>W.length>i.answers[N].read.length).length,h=[s("How far the first new token's distribution moved from the one without a batch: \
at most {distance}.",{distance:lo(Math.max(...l),n)})];c||h.push(s("No prompt is shorter than another, so nothing was padded.")),e.guessed?h.push(s("generate ha\
s found the padding by itself, because no text ends with this pad token.")):!e.masked&&c&&h.push(s("The model has read the padding as text."));let u=e.answers.filter(
({same:W})=>!W).length,[f,y]=r?["even","○"]:u?["bad","✗"]:["good","✓"];return[f,y,Bp(f,co(e),u,a),h.join(" ")]}function Bp(t,e,n,o){return t==="even"?s("{\
way}: the texts are drawn again, so they are not compared.",{way:e}):t==="good"?F(o,"{way}: the prompt gives the same text as alone.","{way}: each of the {count\
} prompts gives the same text as alone.",{way:e}):o===1?s("{way}: the prompt gives a different text than alone.",{way:e}):F(n,"{way}: {count} of {all} prompts g\
ives a different text than alone.","{way}: {count} of {all} prompts give a different text than alone.",{way:e,all:o})}function Wr({sampled:t},{name:e},{same:n}){
return e==="alone"?["even","",""]:t?["even","○",s("drawn again")]:n?["good","✓",s("the same as alone")]:["bad","✗",s("a different text than alone")]}function zp({
parts_at:t,new:e},n){if(t===null)return"";let o=r=>r[t]?Y(r[t][1]):s("the end");return s("diverges at new token {number}: {own}, alone {alone}",{number:t+1,own:o(
e),alone:o(n.new)})}var Fp=(t,e)=>t.first.flatMap(([n,o])=>{let r=e.first.find(([i])=>i===n);return r?[{text:n,p:ee(o),q:ee(r[1])}]:[]});function Hp(t,e,n){let o=Wt(
Fp(e,t),n,lo(t.kl,n));return o&&pe(o)}function Dp(t,e,n){let[,o]=e.new[0],[r,i]=[e,t].map(({first:a})=>a.find(([l])=>l===o));return!r||!i||!J(t.change)?"":s("fr\
om {before} alone to {after}: a change of {change}.",{before:H(ee(r[1])),after:H(ee(i[1])),change:lo(t.change,n)})}function Fa(t,e,n,o,r){let i=n.first.slice(0,
3).map(([y,W])=>`${Y(y)} ${H(ee(W))}`),[[a,l]]=n.first,c=s("{token}: e^({logprob}) = {percent}.",{token:Y(a),logprob:U(l),percent:H(ee(l))}),h=[s("first: {token\
s}",{tokens:i.join(", ")}),s("The likeliest first new tokens, with their probabilities before the logits processors."),"probability",c];if(e.name==="alone")return[
h];let[,u]=o.new[0],f=t.sampled?"":zp(n,o);return[...f?[[f,s("The first token that differs. What comes after it continues a different text."),"greedy"]]:[],[s("\
KL {distance}",{distance:lo(n.kl,r)}),s("Kullback-Leibler divergence between the distributions of the first new token, alone ‖ this way, before the logits proce\
ssors. 0 where they are the same."),"kl",Hp(n,o,r)],[s("log p of {token} {change}",{token:Y(u),change:`${J(n.change)&&n.change>0?"+":""}${lo(n.change,r)}`}),s("\
The change in the log-probability of the token that the prompt alone chose first."),"logprob",Dp(n,o,r),r],h]}function Ha({model:t,mode:e,prompts:n,width:o,pad:r,
borrowed:i,dtype:a,seed:l,sampled:c,ways:[h]}){let u=c?s("{mode}, seed {seed}",{mode:nn(e),seed:l}):nn(e),f=h.answers.some(({read:y})=>y.length<o);return`${t}, ${a}\
; ${u}; ${f?Kp(n.length,o,r[1],i):F(n.length,"{count} prompt of {width} tokens","{count} prompts of {width} tokens",{width:o})}`}var Kp=(t,e,n,o)=>o?F(t,"{count\
} prompt, padded to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {width} tokens with {pad}, the end-of-text token",{width:e,pad:n}):
F(t,"{count} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tokens with {pad}",{width:e,pad:n});function Da(t,e){let n=u=>t.querySelector(".gp-"+u);function i(u){let f=u.ways.slice(1).map(y=>za(u,y,e.unit));n("batch-verdicts").replaceChildren(...f.map(([y,
W,N,R])=>{let L=d("li","",null,{"data-verdict":y}),q=d("span","",N);return q.append(d("small","",R)),L.append(d("span","gp-sign",W,{"aria-hidden":"true"}),q),L})),
A(n("told"),f.map(([,,y])=>y).join(" "))}function a(u,f){let y=d("details","gp-one-prompt"),W=d("summary","",`${s("Prompt {number}:",{number:f+1})} `),N=[...u.prompts[f]],
R=d("bdi","gp-prompt-text",N.slice(0,200).join("")+(N.length>200?"…":"")),L=u.ways.slice(1).map(M=>`${Wr(u,M,M.answers[f])[1]} ${co(M)}`);W.append(R,d("span",
"gp-way-signs",` ${L.join(" · ")}`)),y.append(W);let q=()=>{y.open&&y.childElementCount===1&&y.append(...u.ways.map(M=>l(u,M,f)))};return y.addEventListener("t\
oggle",q),y.open=f<6,q(),y}function l(u,f,y){let[W,N]=[u.ways[0].answers[y],f.answers[y]],[R,L,q]=Wr(u,f,N),M=d("div","gp-way",null,{"data-verdict":R}),E=d("h3",
"gp-way-name");E.append(d("span","gp-sign",L,{"aria-hidden":"true"}),co(f),d("small","",q));let _=s("Prompt {number} as the model reads it: {way}",{number:y+1,way:co(
f)}),k=c(u,f,N,W,_),b=d("p","gp-gave"),p=d("span","gp-new");Na(p,N.new,u.sampled?null:N.parts_at),b.append(d("span","gp-gave-words",`${s("Output:")} `),p);let m=d(
"p","gp-measures");for(let[v,$,C,g="",x=void 0]of Fa(u,f,N,W,e.unit)){let S=d("span","",v);se(S,C,()=>g,{meaning:$,...x&&{unit:x}}),m.append(S)}let w=d("div","g\
p-way-body");return w.append(k,b,m),M.append(E,w),M}function c({is_encoder_decoder:u},{name:f},{read:y},W,N){if(f!=="alone"&&JSON.stringify(y)===JSON.stringify(
W.read))return d("p","gp-note",s("As long as the longest prompt: there is no padding, and the row is the same as without a batch."));let R=d("div","gp-scroll",null,
{tabindex:0,role:"region","aria-label":N});return R.append(Wa(y,{text:W.read.length,side:f,goesOn:!u,caption:N})),R}function h(u){A(n("about"),Ha(u)),i(u),Z(n("\
of-decoder"),!u.is_encoder_decoder),n("batch-prompts").replaceChildren(...u.prompts.map((f,y)=>a(u,y)))}return u=>{t.hidden=!e.found,!t.hidden&&(u.found||u.unit)&&
h(e.found)}}var Pn=.001,Ka=2e-5,Gp=-1e9,ln=-1e8,Ye=(t,e=-1e30)=>t==null||t<e;function Cn(t,e,n){return Ye(t,n)||Ye(e,n)?Ye(t,n)&&Ye(e,n)?0:1/0:Math.abs(t-e)}function ho(t,e,n){
return Cn(t,e===null?null:e*n,ln)/Math.max(1,n)}var an=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=Pn||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function Ga(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new an,given:new an,
final:new an,pool:new an,output:new an},o=e.length_penalty??1;for(let r of t.prompts){if(!r)continue;let i=Math.max(...r.distributions.map(a=>a.length));Up(r,Math.
max(1,Math.floor(i/(e.num_beam_groups||1))),o,n)}return t.finished.sequences.forEach((r,i)=>Vp(t.returned[i].last,r,i,o,n.output)),n}function Up(t,e,n,o){let r=null,
i=new Map,a=(l,c)=>c.score-l.score;t.steps.forEach((l,c)=>{if(l.some(({given:f})=>f)){for(let f of l)o.given.see(Cn(f.beam.score,0),()=>({node:f}));return}r??=new Map(
l.filter(({beam:f})=>f.parent%e===0).map(({beam:f})=>[f.parent,0]));for(let f of l){let{beam:y}=f,W=r.get(y.parent)??Gp;if(o.sum.see(Cn(W+(y.logprob??-1/0),y.score,
ln),()=>({node:f,parent:W})),y.final_score===null||y.final_score===void 0)continue;let N=f.length**n;o.final.see(ho(y.score,y.final_score,N),()=>({node:f,power:N}));
let R=y.group??null;i.set(R,[...i.get(R)||[],{score:y.final_score,power:N}].sort(a).slice(0,e))}let h=[...i.values()].flat().filter(({score:f})=>!Ye(f)).sort(a),
u=t.pools[c].filter(f=>!Ye(f));for(let f=0;f<Math.max(h.length,u.length);f++){let y=h[f]??null,W=y&&f<u.length?ho(y.score*y.power,u[f],y.power):1/0;o.pool.see(W,
()=>({step:c,place:f,expected:y&&y.score,told:u[f]??null}))}r=new Map(l.filter(({beam:f})=>f.status==="running").map(({beam:f})=>[f.beam,f.score]))})}function Vp(t,e,n,o,r){
let i=me(t),a=i.filter(({given:h})=>!h);if(e.score===null||!a.length)return;let l=a.length**o,c=i.every(({beam:h,given:u},f)=>u||h.parent===(e.beams||[])[f]);r.
see(c?ho(t.beam.score,e.score,l):1/0,()=>({number:n,node:t,power:l,told:e.score}))}var ke={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},Ua=new Set(["running"]),Ht=new Set(["finished"]);function Va(t,e){let n=Math.
min(e.upTo,t.steps.length-1),o=Nr(t,n),r=new Map((e.returned||[]).map((f,y)=>[f,y+1])),i=po([...o,...r.keys(),...Yo(t,n)]),{kids:a,hidden:l}=Jp(t,n,e,i,o),{lanes:c,
counts:h}=Qp(t,n,a),u=tu(t,n,a,c,e);return nu(t,{last:n,kept:o,outputs:r,alive:i,kids:a,hidden:l,lanes:c,counts:h,columns:u,options:e})}var Yo=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>Ua.has(n.status));function Nr(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:o})=>Ht.has(o.status));return n.sort((o,r)=>r.beam.final_score-
o.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function po(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function Jp(t,e,n,o,r){
let i=new Map,a=new Set([null]),l=new Map,c=new Map,h=u=>(i.has(u)||i.set(u,{on:[],off:[]}),i.get(u));h(null);for(let u=0;u<=e;u++){for(let f of t.steps[u]){let{
before:y}=f,W=n.collapsed.has(y)?y:l.get(y);W!=null?(l.set(f,W),c.set(W,(c.get(W)||0)+1)):Ua.has(f.beam.status)?(n.lost||o.has(f))&&(h(y).on.push(f),a.add(f)):(!Ht.
has(f.beam.status)||n.lost||r.has(f))&&h(y).off.push(f)}t.distributions[u].forEach((f,y)=>{let W=Xp(t,u,y);n.candidates&&a.has(W)&&!n.collapsed.has(W)&&Zp(t,u,y,
f,h(W),n.candidates)})}for(let u of i.values()){u.on.sort((N,R)=>N.beam.beam-R.beam.beam);let f=u.off.filter(({beam:N})=>Ht.has(N.status)),y=u.off.filter(({beam:N})=>!Ht.
has(N.status)),W=(N,R)=>R.beam.score-N.beam.score;u.off=[...f.sort(W),...Yp(y.sort(W),n.candidates)]}return{kids:i,hidden:c}}function Yp(t,e){let n=new Map;return t.
filter(({beam:{parent:o}})=>(n.set(o,(n.get(o)||0)+1),n.get(o)<=e))}function Xp(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:o})=>o.parent===n)))return e?t.byStep[e-
1].get(n):null}function Zp(t,e,n,o,r,i){let a=i-r.off.filter(({beam:c})=>c.parent===n&&!Ht.has(c.status)).length;if(a<=0)return;let l=new Set(t.steps[e].filter(
({beam:c})=>c.parent===n).map(({beam:c})=>c.token_id));for(let c of o.candidates)if(!(c.logprob===null||l.has(c.token_id))&&(r.off.push(ba(t,e,n,o,c)),a-=1,!a))
return}function Qp(t,e,n){let o=new Map,r=new Map;for(let a=0;a<=e;a++){let l=[],c=new Set;for(let h of Yo(t,a)){let u=n.get(h.before);if(!u||!u.on.includes(h))
continue;let f=h.beam.group??0;r.has(f)||r.set(f,[]),u.on.find(({beam:W})=>(W.group??0)===f)===h&&h.before&&o.has(h.before)?(o.set(h,o.get(h.before)),r.get(f)[o.
get(h).number]=a,c.add(h)):l.push(h)}l.sort((h,u)=>h.beam.beam-u.beam.beam);for(let h of l){let u=h.beam.group??0,f=eu(r.get(u),a,h.before&&o.has(h.before)?o.get(
h.before).number:0);r.get(u)[f]=a,o.set(h,{group:u,number:f})}}let i=new Map([...r].sort(([a],[l])=>a-l).map(([a,l])=>[a,Math.max(1,l.length)]));return{lanes:o,
counts:i}}function eu(t,e,n){let o=a=>a.sort((l,c)=>Math.abs(l-n)-Math.abs(c-n)||c-l)[0],i=t.map((a,l)=>l).filter(a=>t[a]<e-1);return i.length?o(i):t.length}function tu(t,e,n,o,r){
let i=c=>Yo(t,c-1).every(h=>{if(!o.has(h))return!0;let u=n.get(h);return u&&u.on.length===1&&!u.off.some(({beam:f})=>Ht.has(f.status))}),a=[],l=r.live?e-2:e;for(let c=0;c<=
e;c++){let h=a.at(-1);r.fold&&h&&c<=l&&i(c)?h.to=c:a.push({from:c,to:c})}return a.flatMap(c=>{let h=c.to-c.from+1;return h>=ke.short&&!r.unfolded.has(c.from)?[c]:
Array.from({length:h},(u,f)=>({from:c.from+f,to:c.from+f,...h>=ke.short&&f===0?{open:!0}:{}}))})}function nu(t,{last:e,kept:n,outputs:o,alive:r,kids:i,hidden:a,
lanes:l,counts:c,columns:h,options:u}){let f=[],y=ke.margin+ke.node+ke.gap;for(let p of h){p.x=y,p.folded=p.to>p.from,p.width=p.folded?ke.fold:ke.node,y+=p.width+
ke.gap;for(let m=p.from;m<=p.to;m++)f[m]=p}let{tops:W,bands:N,height:R}=ou(i,l,c,f),L=p=>W.get(p.group)[p.number],q={node:null,nodes:[],look:"root",x:ke.margin,
y:su(W),width:ke.node,height:ke.row-4,hidden:0},M=[q],E=new Map([[null,q]]),_=[];function k(p,m,w){let v=f[p.index],$={node:p,nodes:[p],look:b(p),x:v.x,y:m,width:v.
width,height:w,hidden:a.get(p)||0,place:o.get(p)||null,folded:v.folded,column:v,greedy:u.greedy.has(p)};E.set(p,$),M.push($);let C=E.get(p.before);return C&&_.push(
{from:C,to:$,look:$.look,share:Math.min(1,Math.exp(p.beam.logprob??-1/0))}),$}function b(p){let{status:m}=p.beam;return m==="finished"?n.has(p)?"kept":"fell":m!==
"running"?m:p.index===e?"tip":r.has(p)?"inner":"lost"}for(let p=0;p<=e;p++){let m=f[p];for(let w of Yo(t,p))if(l.has(w))if(p>m.from){let v=E.get(w.before);v&&(v.
nodes.push(w),v.node=w,v.look=b(w),v.greedy&&=u.greedy.has(w),v.hidden=a.get(w)||0,E.set(w,v))}else k(w,L(l.get(w)),ke.row-4).lane=l.get(w)}for(let[p,m]of i){let w=p===
null?null:l.get(p)&&L(l.get(p));if(w===void 0)continue;let v=new Map;for(let $ of m.off){let C=f[$.index];if(!C||C.folded&&!Ht.has($.beam.status))continue;let g=w??
W.get($.beam.group??0)[0],x=v.get(g)||0;v.set(g,x+1),k($,g+ke.row+x*ke.leaf,ke.leaf-2)}}return{entries:M,edges:_,columns:h,bands:N,at:E,last:e,width:y-ke.gap+ke.
margin,height:R}}function ou(t,e,n,o){let r=new Map;for(let[h,u]of t){let f=new Map;for(let y of u.off){let W=o[y.index];if(!W||W.folded&&!Ht.has(y.beam.status))
continue;let N=h===null?{group:y.beam.group??0,number:0}:e.get(h);if(!N)continue;let R=`${N.group} ${N.number}`;f.set(R,(f.get(R)||0)+1)}for(let[y,W]of f)r.set(
y,Math.max(r.get(y)||0,W))}let i=new Map,a=[],l=ke.margin,c=n.size>1;for(let[h,u]of n){let f=l;c&&(l+=ke.band),i.set(h,[]);for(let y=0;y<u;y++)i.get(h).push(l),
l+=ke.row+(r.get(`${h} ${y}`)||0)*ke.leaf+ke.between;c&&a.push({group:h,y:f,height:l-f-4}),c&&(l+=8)}return i.size||i.set(0,[l]),{tops:i,bands:a,height:Math.max(
l,ke.margin+ke.row)+ke.margin-ke.between}}var su=t=>[...t.values()][0][0];var ru=`
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
`,Br={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},Rr={tall:.55,small:.75},iu=[1,1.8,3,4.5,6.5],au=[.05,.2,.5,.8],lu={probability:({beam:t})=>H(
Math.min(1,ee(t.logprob))),token:({beam:t})=>U(t.logprob,2),sum:({beam:t})=>U(t.score,2),score:(t,e)=>U(xt(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
qn=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=re("style");n.textContent=ru,this.world=re("g"),this.bands=re("g"),this.ruler=re("g"),this.
edges=re("g"),this.blocks=re("g"),this.nodes=re("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=
new Map,this.drawn=new Map}draw(e,n){let o=n.area?a=>a.x+a.width>=n.area[0]&&a.x<=n.area[2]&&a.y+a.height>=n.area[1]&&a.y<=n.area[3]:()=>!0,r=e.entries.filter(o),
i=a=>n.zoom>=(Ir(a)?Rr.tall:Rr.small);return this.drawBands(e),this.drawRuler(n.zoom>=Rr.tall?e.columns.filter(({x:a,width:l})=>!n.area||a+l>=n.area[0]&&a<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(r.filter(a=>!i(a)),n),this.drawNodes(r.filter(i),n),r.length}drawBands({bands:e,width:n}){let o=te(this.bands,e.length,()=>{
let r=re("g");return r.append(re("rect","t-band"),re("text")),r});e.forEach(({group:r,y:i,height:a},l)=>{let[c,h]=o[l].children;Q(c,{x:4,y:i,width:n-8,height:a,
rx:8}),Q(h,{y:i+16}),A(h,s("group {group}",{group:He(r)}))})}drawRuler(e){let n=te(this.ruler,e.length,()=>re("text","t-small"));e.forEach(({from:o,to:r,x:i},a)=>{
Q(n[a],{x:i+8,y:12}),A(n[a],r>o?`${o+1}–${r+1}`:String(o+1))})}nameBandsAt(e){for(let n of this.bands.children)Q(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){
let o=new Map;for(let{from:r,to:i,look:a,share:l}of e.edges){let[c,h]=[r.x+r.width,i.x],[u,f]=[r.y+r.height/2,i.y+i.height/2];if(n.area&&(h<n.area[0]||c>n.area[2]||
Math.max(u,f)<n.area[1]||Math.min(u,f)>n.area[3]))continue;let y=n.path.has(i.node)||i.nodes.some(L=>n.path.has(L)),W=Math.min(40,(h-c)*.6),R=`t-edge t-w${au.filter(
L=>l>=L).length} ${uu(i,a,y)}${n.dim&&!y?" t-dim":""}`;o.has(R)||o.set(R,[]),o.get(R).push(`M${c},${u}C${c+W},${u} ${h-W},${f} ${h},${f}`)}this.drawPaths(this.edges,
o,(r,i)=>{r.style.strokeWidth=`${iu[Number(i.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,o){for(let[r,i]of this.paths)i.parentNode===e&&!n.has(r)&&(i.remove(),this.
paths.delete(r));for(let[r,i]of n){let a=this.paths.get(r);a||(a=re("path",r),o&&o(a,r),this.paths.set(r,a),r.includes("t-path")?e.append(a):e.prepend(a)),Q(a,{
d:i.join("")})}}drawBlocks(e,n){let o=new Map;for(let r of e){let i=`t-blocks t-${jr(r,n.path)?"path":r.look}${n.dim&&!jr(r,n.path)?" t-dim":""}`;o.has(i)||o.set(
i,[]);let{x:a,y:l,width:c,height:h}=r;o.get(i).push(`M${a},${l+h*.2}h${c}v${h*.6}h${-c}z`)}this.drawPaths(this.blocks,o)}drawNodes(e,n){let o=new Map(this.drawn);
for(let r of e){let i=r.nodes[0]||null,a=this.drawn.get(i);(!a||a.tall!==Ir(r))&&(a&&a.group.remove(),a=cu(Ir(r)),this.drawn.set(i,a),this.nodes.append(a.group)),
o.delete(i),this.drawNode(a,r,n)}for(let[r,{group:i}]of o)i.remove(),this.drawn.delete(r)}drawNode(e,n,o){let{node:r,x:i,y:a,width:l,height:c,look:h}=n,{group:u,
box:f,word:y,right:W,tall:N}=e,R=r?lu[o.number](r,o.penalty):"";if(Q(u,{class:this.classesOf(n,o),transform:`translate(${i} ${a})`}),Q(f,{width:l,height:c}),Q(W,
{x:l-8}),A(W,R),N)du(e,n,o);else{let L=`${n.greedy?"G":""}${Br[h]} `;A(y,L+Xo(zr(r),12-L.length-Math.ceil(R.length*.82)))}hu(e,n)}classesOf(e,n){let{node:o,look:r}=e,
i=jr(e,n.path),a=[`t-${r}`];return o&&(o.beam.group??0)&&["inner","tip"].includes(r)&&a.push(`t-g${o.beam.group%4}`),o&&o.given&&a.push("t-given"),i&&a.push("t-\
path"),n.dim&&!i&&o&&a.push("t-dim"),a.join(" ")}},Ir=({height:t})=>t>ke.leaf;function cu(t){let e=re("g"),[n,o,r]=[re("rect","t-box"),re("text","t-word"),re("t\
ext","t-small t-right")];e.append(n,o,r),Q(n,{rx:t?7:5}),Q(o,{x:8,y:t?14:13}),Q(r,{y:t?28:13});let i=t?e.appendChild(re("text","t-small")):null;return i&&Q(i,{x:8,
y:28}),{group:e,box:n,word:o,right:r,left:i,tall:t,flag:null}}function du({word:t,left:e},n,o){let{node:r,nodes:i,look:a}=n,l=Br[a]?`${Br[a]} `:"";r?A(t,l+(i.length>
1?fu(i.map(zr).join(""),28):Xo(zr(r),12-l.length))):A(t,o.root),A(e,r?pu(n,o):""),Q(e,{class:r&&i.length<2&&Wn(r)?"t-small t-switch":"t-small"})}function hu(t,{
look:e,place:n,hidden:o,width:r,height:i}){let a=n?`★${n}`:o?`+${o}`:"";if(!a&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[re("rect","t-inside"),re("rect","t-\
flag"),re("text","t-flag-text")],t.group.append(...t.flag));let[l,c,h]=t.flag,u=8+7*a.length;Q(l,{x:2.5,y:2.5,width:r-5,height:i-5,rx:3}),Q(c,{x:r-u+4,y:-6,width:a?
u:0,height:14,rx:2}),Q(h,{x:r-u/2+4,y:5}),A(h,a)}var jr=(t,e)=>t.nodes.some(n=>e.has(n)),Wn=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function pu({node:t,nodes:e,greedy:n},o){let r=[n?"G":"",o.goals?o.goals(t):""].filter(Boolean).join(" ");return e.length>1?[F(e.length,"{count} token","{c\
ount} tokens"),r].filter(Boolean).join(" "):t.beam.status!=="running"?r:[t.given?s("given"):Wn(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),
r].filter(Boolean).join(" ")}function uu(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":
`t-g${(t.node.beam.group??0)%4}`}var zr=({beam:t,chosen:e})=>(t.text||e.text||"").replace(bn,n=>et[n]||"�")||s("(empty)"),Ja=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function Xo(t,e){let n=0,o=Array.from(t);for(let[r,i]of o.entries())if(n+=Ja(i),n>e)return o.slice(0,Math.max(1,r-1)).join("")+"…";return t}function fu(t,e){
let n=Array.from(t),o=Math.floor((e-1)/2);return n.reduce((r,i)=>r+Ja(i),0)<=e?t:Xo(t,o)+Xo(n.slice(-o).join(""),o)}var mu=.001;function Xa(t,e){if(t.given)return[s("A given token weighs nothing in the sum of a beam.")];let n=e.prompts[t.sequence],{beam:o}=t;return[gu(t,n,e),
uo(t),o.diversity_penalty?s("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:U(o.diversity_penalty)}):"",
bu(t,n),yu(t,n,e),_u(t,e)].filter(Boolean)}var Dt=t=>t.beam.group??null,Fr=(t,e)=>e.steps[t.index].filter(n=>Dt(n)===Dt(t));function gu(t,e,n){let{mode:o}=n.started,
r=Fr(t,e).length,i=t.index===e.given,a=i?1:e.steps[t.index-1].filter(h=>h.beam.status==="running"&&Dt(h)===Dt(t)).length,l=Dt(t)===null?[]:[s("Only beams of its\
 own group, {group}, compete with it.",{group:He(Dt(t))})],c=i?s("All beams held the same text before this step, so one was continued."):F(a,"{count} running be\
am was continued at this step.","{count} running beams were continued at this step.");return[...l,c,wu(t,r,o==="beam_sample")].join(" ")}function wu({rank:t,beam:e},n,o){
if(e.status==="unseen")return o?s("The search drew {considered} continuations; this one was not among them.",{considered:n}):s("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let r={considered:n,rank:t};return o?s("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",r):s("The search considered {considered} continuations; by its sum, this one has rank {rank}.",r)}function uo(t,e=!1){let{beam:n}=t,o=t.
before&&!t.before.given?fe(t.before.beam.score):0,[r,i]=[fe(n.logprob),fe(n.score)];if(o===null||r===null||i===null||i<ln)return e?"":s("It could not be chosen:\
 its log-probability is minus infinity.");let a={before:U(o),own:U(r),after:U(i)};return e?`${a.before} + (${a.own}) = ${a.after}`:s("Sum of log-probabilities (\
nats): {before} before this token, {own} of its own: {before} + ({own}) = {after}.",a)}function bu(t,e){let n=Fr(t,e),o=h=>n.filter(({beam:u})=>u.status===h).length,
[r,i,a,l]=["running","finished","ended","pruned"].map(o),c=[F(r,"{count} has gone on","{count} have gone on"),i&&F(i,"{count} ended a text","{count} ended texts"),
a&&F(a,"{count} ended a text that does not count","{count} ended texts that do not count"),l&&F(l,"{count} was pruned","{count} were pruned")].filter(Boolean);return s(
"Of these {considered}: {parts}.",{considered:n.length,parts:c.join(", ")})}var ku=t=>t.reduce((e,n)=>e&&e.beam.score>=n.beam.score?e:n,null);function Za(t){let e=t.
filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score);return e.length?Math.min(...e):null}function yu(t,e,n){let{beam:o}=t,r=t.index+1;if(o.status===
"unseen")return"";if(o.status==="ended")return s("The text ended here but does not count: it ranked too low or lacks a constraint.");if(o.status==="pruned")return xu(
t,e);if(o.status==="finished"){let l=Hr(t,n);return l.length?s("It ended its text at step {step}: output {numbers}.",{step:r,numbers:l.join(", ")}):e.finished.includes(
t)?s("It ended its text at step {step}, which is kept.",{step:r}):s("It ended its text at step {step}, which was dropped for better ones.",{step:r})}let i=Wn(t)?
[s("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:o.parent+1,number:o.beam+1})]:[],a=o.forced?[s("It was cons\
idered because it advances a constraint.")]:[];return[s("It went on as beam {number}.",{number:o.beam+1}),...i,...a,vu(t,e,n)].join(" ")}function xu(t,e){let n=Za(
Fr(t,e)),o={step:t.index+1,sum:U(t.beam.score),worst:U(n)};return n===null?s("It was pruned at step {step}.",o):s("It was pruned at step {step}: its sum is {sum\
}, that of the worst beam that went on {worst}.",o)}function vu(t,e,n){let o=Hr(t,n);if(o.length)return s("It is part of output {numbers}.",{numbers:o.join(", ")});
let{alive:r,at:i,children:a,ends:l}=Su(t,e);if(r)return n.finished?s("It was still running when the search stopped at step {step}.",{step:e.steps.length}):s("It\
 is still running.");let c=l.find(y=>e.finished.includes(y));if(c)return s("Its text ended at step {step}, which is kept but not returned.",{step:c.index+1});if(l.
length)return s("Its text ended at step {step}, which was dropped for better ones.",{step:l.at(-1).index+1});let h=ku(a),u=Za(e.steps[i].filter(y=>Dt(y)===Dt(t))),
f={step:i+1,sum:U(h&&h.beam.score),worst:U(u)};return!h||u===null?s("It was overtaken at step {step}: none of its continuations went on.",f):s("It was overtaken\
 at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",f)}function Su(t,e){let n=new Set([t]),o=[];for(let r=t.
index+1;r<e.steps.length;r++){let i=e.steps[r].filter(({before:a})=>n.has(a));if(o.push(...i.filter(({beam:a})=>a.status==="finished")),n=new Set(i.filter(({beam:a})=>a.
status==="running")),!n.size)return{alive:!1,at:r,children:i,ends:o}}return{alive:!0,at:e.steps.length-1,children:[],ends:o}}function Hr(t,e){return(e.returned||
[]).flatMap(({last:n},o)=>n&&n.sequence===t.sequence&&me(n)[t.index]===t?[o+1]:[])}function _u(t,e){let n=fe(t.beam.final_score??null);if(n!==null)return Ya(t,n,
s("Final score"),e);let[o]=Hr(t,e),r=o&&e.returned[o-1];return r&&fe(r.score)!==null?Ya(r.last,r.score,s("Final score of output {number}",{number:o}),e):""}function Ya(t,e,n,o){
let r=fo(t,e,o);return r?s("{name}: sum / length^length_penalty = {words}.",{name:n,words:r}):s("{name}: {score}.",{name:n,score:U(e)})}function fo(t,e,n){let o=n.
started.effective.length_penalty??1,r={sum:U(t.beam.score),length:t.length,power:o,score:U(e)},i=Number.isFinite(o)?xt(t,o):NaN;return Math.abs(i-e)<=mu*Math.max(
1,Math.abs(e))?`${r.sum} / ${r.length}^${r.power} = ${r.score}`:""}function Nn({effective:t,config:e}){let n={...t,...e},o=(n.constraints||[]).map(i=>i.any_of||[i.phrase||[]]),r=(n.force_words_ids||[]).map(i=>Array.isArray(i[0])?
i:[i]);return[...o,...r].map(i=>({alternatives:i,length:Math.max(...i.map(a=>a.length))}))}function Qa(t,e){let n=t.map(r=>e.get(r)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function Kt({alternatives:t,length:e},n,o,r){if(n>=e)return!0;let i=t.filter(l=>l.length===n);if(!i.length)return!1;let a=[
...r,...me(o).map(l=>l.chosen.token_id)].join(" ")+" ";return i.some(l=>` ${a}`.includes(` ${l.join(" ")} `))}var Ou={running:["●",({beam:t})=>s("beam {number}",{number:t+1})],finished:["■",()=>s("ended")],ended:["□",()=>s("ended, not counted")],pruned:["✕",()=>s(
"pruned")]};function el(t,e){let r=t.querySelector(".gp-beam-table"),i=t.querySelector(".gp-where"),a=t.querySelector(".gp-more"),l={lost:4,progress:7},c=t.querySelector(
".gp-constraints"),h=[],u=[],f=[];function y($){let C=40-$.filter(T=>T.beam.status!=="pruned").length,g=({beam:T})=>T.beam??(T.status==="finished"?1e6:1e7),x=$.
filter(T=>T.beam.status!=="pruned"||C-- >0).sort((T,I)=>g(T)-g(I)),S=new Map;for(let T of x){let I=T.beam.group??null;S.has(I)||S.set(I,[]),S.get(I).push(T)}return[
...S].sort(([T],[I])=>T-I)}function W($,C){let g=new Map;for(let{beam:x}of $)x.status==="running"&&x.group<C&&g.set(x.text,(g.get(x.text)||0)+1);return g}function N($){
let C="",g=$.before;for(;g&&C.length<32;g=g.before)C=(g.piece??g.chosen.text)+C;return(g||C.length>32?"…":"")+Array.from(C).slice(-32).join("")}function R(){let $=d(
"tbody"),C=$.insertRow(),g=d("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[x,S]=[d("b","gp-badge"),d("span")];return g.append(x,S),C.append(g),r.append(
$),u.push({body:$,head:C,badge:x,took:S,rows:[]}),u.at(-1)}function L($){let C=$.body.insertRow(),g=Array.from({length:8},()=>C.insertCell()),[x,S,T]=[d("span",
"gp-sign"),d("span"),d("span","gp-flag","⚑ "+s("forced"))];g[0].append(x,S,T);let I=d("button","gp-pick",null,{type:"button",tabindex:"-1"}),[j,O,P]=[d("span",
"gp-tail"),d("bdi","gp-tail-text"),d("bdi","gp-word")];return j.append(O),I.append(j,P),g[1].append(I),$.rows.push({row:C,cells:g,sign:x,fate:S,flag:T,pick:I,tail:O,
word:P,node:null}),$.rows.at(-1)}function q($,C,g){let{beam:x}=C,[S,T]=Ou[x.status]||["",()=>x.status];$.node=C,$.row.dataset.status=x.status,$.row.className=g?
"gp-looked":"",A($.sign,S),A($.fate,T(x)),$.flag.hidden=!x.forced;let I=N(C);$.tail.replaceChildren(),kn($.tail,I),Re($.word,x.text),$.pick.tabIndex=g?0:-1,$.pick.
setAttribute("aria-pressed",String(g&&e.selected===C));let j=[T(x),...x.forced?[s("forced")]:[]].join(", ");$.pick.setAttribute("aria-label",s("{fate}: {text}",
{fate:j,text:Y(I+x.text)})),A($.cells[2],C.before?s("beam {number}",{number:x.parent+1}):s(e.readsSource?"start":"prompt")),A($.cells[3],U(x.logprob)),A($.cells[4],
x.diversity_penalty?`-${U(x.diversity_penalty)}`:"–"),A($.cells[5],U(x.score)),A($.cells[6],U(x.final_score)),x.progress&&$.cells[7].replaceChildren(...E(C))}
function M($){if(c.hidden=!$||!h.length,c.hidden)return;let C=h.map(({alternatives:g,length:x})=>{let S=d("li");return g.forEach((T,I)=>{I&&S.append(` ${s("or")}\
 `),S.append(le(Qa(T,e.texts)))}),S.append(" "+F(x,"({count} token)","({count} tokens)")),S});C.map(g=>g.textContent).join(`
`)!==c.dataset.said&&(c.dataset.said=C.map(g=>g.textContent).join(`
`),c.replaceChildren(...C))}function E($){let C=e.prefix.map(S=>S.token_id),g=$.beam.progress.map((S,T)=>{let I=d("span","gp-goal"),j=h[T];for(let O=0;j&&O<Math.
min(j.length,8);O++)I.append(d("i",O<S?"gp-full-block":""));return j&&Kt(j,S,$,C)?I.append(` ✓ ${s("done")}`):I.append(" "+(j?s("{progress} of {length}",{progress:S,
length:j.length}):String(S))),I}),{bank:x}=$.beam;return x==null?g:[...g,d("span","gp-note",s("bank {bank}",{bank:x}))]}function _($,[C,g],x,S,T){if($.body.hidden=
!g,!!g){if($.head.hidden=C===null,C!==null){A($.badge,He(C)),$.body.dataset.look=C%4;let I=[...W(x,C)].flatMap(([j,O])=>[le(j,"gp-took"),O>1?` × ${O}`:""]);$.took.
replaceChildren(...I.length?[s("Earlier groups have just chosen:"),...I]:[s("Chooses first: no penalty")])}for(;$.rows.length<g.length;)L($);$.rows.forEach((I,j)=>{
if(I.row.hidden=j>=g.length,!(j>=g.length)){for(let[O,P]of Object.entries(l))I.cells[P].hidden=!T[O];q(I,g[j],g[j]===S)}})}}function k($){let g=e.prompts[$.sequence].
steps[$.index],x={lost:g.some(({beam:j})=>(j.group??null)!==null),progress:g.some(({beam:j})=>j.progress)};for(let[j,O]of Object.entries(l))r.tHead.rows[0].cells[O].
hidden=!x[j];let S=y(g);for(;u.length<S.length;)R();u.forEach((j,O)=>_(j,S[O]||[null,null],g,$,x));let T=g.length-S.reduce((j,[,O])=>j+O.length,0);a.hidden=T<=0,
A(a,F(T,"and {count} more that was pruned","and {count} more that were pruned"));let I={token:$.index+1,prompt:$.sequence+1};A(i,e.prompts.length>1?s("at token \
{token} of prompt {prompt}",I):s("at token {token}",I)),M(x.progress)}let b=()=>u.filter(({body:$})=>!$.hidden).flatMap(({rows:$})=>$.filter(({row:C})=>!C.hidden)),
p=$=>b().findIndex(({pick:C})=>C.contains($.target));r.addEventListener("click",$=>{let C=p($);C>=0&&e.selectStep(b()[C].node)}),r.addEventListener("keydown",$=>{
$.key==="Escape"&&e.selectStep(null);let C=p($),g={ArrowDown:1,ArrowUp:-1}[$.key];if(C<0||!g)return;$.preventDefault();let x=b()[C+g];x&&(e.selectStep(x.node),x.
pick.focus())});function m(){let $=e.usesBeams?e.current():null,C=$?e.prompts[$.sequence].steps[$.index]:[];return C.includes($)?$:C[0]}let w=$=>()=>{let C=m(),
g=C&&$(C);return g?s("{name}: {words}.",{name:Y(C.beam.text),words:g}):""},v=()=>(e.usesBeams&&e.current()?e.prompts[e.current().sequence].steps[e.current().index]:
[]).find(({beam:$})=>J($.final_score));return he(t,{token:w(({beam:$})=>fe($.logprob)===null?"":`log ${U(Math.exp($.logprob),4)} = ${U($.logprob)}`),sum:w($=>uo(
$,!0)),final:()=>{let $=v(),C=$&&fo($,$.beam.final_score,e);return C?s("{name}: {words}.",{name:Y($.beam.text),words:C}):""}}),$=>{$.run&&e.started&&(h=Nn(e.started));
let C=e.usesBeams?e.current():null;t.hidden=!C,!(!C||C===f[0]&&e.selected===f[1])&&(f=[C,e.selected],k(C))}}var tl=12e3;async function sl(t,{tree:e,log:n,prompt:o,number:r,view:i,root:a}){let l=`beam-tree${r?"-"+(r+1):""}`,h=await{svg:()=>new Blob([rl(e,i,a)],{type:"i\
mage/svg+xml"}),png:()=>Tu(e,i,a),json:()=>new Blob([JSON.stringify(nl(n,o,r),null,1)],{type:"application/json"}),dot:()=>new Blob([Mu(nl(n,o,r))],{type:"text/v\
nd.graphviz"})}[t](),u=d("a","",null,{href:URL.createObjectURL(h),download:`${l}.${t}`});u.click(),setTimeout(()=>URL.revokeObjectURL(u.href),6e4)}function rl(t,e,n){
let o=re("svg"),r=new qn(o);r.draw(t,{...e,area:null,zoom:1}),r.nameBandsAt(0);let{width:i,height:a}=t;Q(o,{xmlns:"http://www.w3.org/2000/svg",width:i,height:a,
viewBox:`0 0 ${i} ${a}`,class:"t-tree"});let l=getComputedStyle(n),c=o.querySelector("style");c.textContent=c.textContent.replace(/var\((--[\w-]+)\)/g,(u,f)=>l.
getPropertyValue(f).trim());let h=re("rect");return Q(h,{width:i,height:a,fill:l.getPropertyValue("--gp-page").trim()}),o.insertBefore(h,r.world),new XMLSerializer().
serializeToString(o)}async function Tu(t,e,n){let o=rl(t,e,n),r=new Image;r.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(o),await r.decode();let i=Math.
min(2,tl/t.width,tl/t.height),a=d("canvas","",null,{width:Math.ceil(t.width*i),height:Math.ceil(t.height*i)}),l=a.getContext("2d");l.scale(i,i),l.drawImage(r,0,
0,t.width,t.height);let c=await new Promise(h=>a.toBlob(h,"image/png"));if(!c)throw new Error(s("it is too large for the browser."));return c}function nl(t,e,n){
let{started:o}=t,r=o.effective.length_penalty??1,i=new Map,a=new Map;for(let{last:u}of t.returned||[])u&&u.sequence===n&&!a.has(u)&&a.set(u,a.size+1);let l=Nr(e,
e.steps.length-1),c=e.steps.flatMap(u=>u).map(u=>{let{beam:f}=u;i.set(u,i.size);let y={id:i.get(u),parent:u.before?i.get(u.before):null,step:u.index+1,token_id:f.
token_id,token:f.text,piece:f.piece,logprob:f.logprob,raw_logprob:f.raw_logprob,sum:f.score,length:u.length,score:xt(u,r),rank:u.rank,status:f.status,beam:f.beam,
parent_beam:f.parent};return u.given&&(y.given=!0),f.status==="finished"&&Object.assign(y,{final_score:f.final_score,kept:l.has(u)}),a.has(u)&&(y.output=a.get(u)),
(f.group??null)!==null&&Object.assign(y,{group:f.group,diversity_penalty:f.diversity_penalty}),f.progress&&Object.assign(y,{progress:f.progress,bank:f.bank,forced:f.
forced}),y}),h=t.readsSource?{source:o.prompt}:{prompt:o.prompt||Zi(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...h,
seed:o.seed,num_beams:o.effective.num_beams,length_penalty:r,early_stopping:o.effective.early_stopping??!1,nodes:c}}var ol=t=>'"'+t.replace(bn,e=>et[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function Mu({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),o={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},r=e.map(a=>{let l=ol(`${a.token}`).
slice(0,-1)+`\\n${U(a.logprob,2)}  ${U(a.sum,2)}  #${a.rank??""}"`;return`  n${a.id} [label=${l}, ${o[a.status]||""}${a.output?", penwidth=3":""}];`}),i=e.map(a=>{
let l=(.4+4*Math.min(1,ee(a.logprob))).toFixed(2);return`  ${a.parent===null?"root":`n${a.parent}`} -> n${a.id} [penwidth=${l}${a.status==="pruned"?", style=das\
hed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${ol(n)}, style=bold];`,...r,...i,"}",""].
join(`
`)}var Eu=800,$u=130,Au=2e4;function al(t){Lu(t),Pu(t),qu(t),Wu(t),Nu(t),Ru(t),Iu(t)}function Lu(t){let{state:e,slider:n}=t;n.addEventListener("input",()=>{e.stop(),
t.goTo(Number(n.value)-1)}),t.part("play").addEventListener("click",()=>Cu(t))}function Cu(t){let{state:e,root:n}=t;e.playing?e.stop():(e.atEnd&&t.goTo(0),e.playing=
setInterval(()=>{!n.isConnected||e.atEnd?e.stop():t.goTo(e.shownTo+1),t.sayTime()},Math.max($u,Math.min(Eu,Au/Math.max(1,e.length))))),t.sayTime()}function Pu(t){
let{state:e,log:n}=t,o=(i,a)=>{e.choose(i,a),t.regrow()},r=(i,a)=>t.part(i).addEventListener("change",({target:l})=>a(l));r("candidates-shown",({value:i})=>o("c\
andidates",Number(i))),r("number",({value:i})=>o("number",i)),r("lost",({checked:i})=>o("lost",i)),r("fold",({checked:i})=>{e.unfolded=new Set,o("fold",i)}),r("\
prompt-number",({value:i})=>{e.number=Number(i),n.selectStep(null),t.regrow()})}function qu(t){let{box:e,card:n,pan:o,state:r}=t,i=null;e.addEventListener("poin\
termove",a=>{if(a.pointerType==="touch"){n.hide();return}let l=o.pointers.size?null:r.entryAt(o.at(a));l!==i&&(i=l,e.style.cursor=l&&l.node?"pointer":"",l&&l.node?
t.showCard(l):n.hide())}),e.addEventListener("pointerleave",()=>{i=null,n.hide()}),e.addEventListener("click",a=>{let l=o.moved?null:r.entryAt(o.at(a));l&&(t.item.
focusOn(l),ll(t,l))})}function ll(t,e){let{state:n,log:o}=t;if(e.folded)n.unfolded.add(e.column.from),t.regrow();else if(e.node){let r=e.node===n.broughtOut;n.timeNode=
null,o.selectStep(r?null:e.node)}}function cl(t,e){e.node&&(t.state.toggle(e),t.regrow())}function Rn(t,e){e&&(t.pan.byHand=!0,t.pan.reveal(e),t.item.focusOn(e))}
var il={ArrowLeft:(t,e)=>Rn(t,e.node&&t.state.parentOf(e)),ArrowRight:(t,e)=>Rn(t,t.state.kidsOf(e)[0]),ArrowDown:t=>Rn(t,t.item.neighbour(1)),ArrowUp:t=>Rn(t,t.
item.neighbour(-1)),Home:t=>Rn(t,t.state.tree.entries[0]),End:t=>Rn(t,t.state.tree.at.get(t.state.best)),Enter:ll," ":cl,Escape:t=>t.log.selectStep(null),"+":t=>t.
pan.zoomBy(1.25),"-":t=>t.pan.zoomBy(.8),0:t=>t.pan.whole()};function Wu(t){let{item:e,state:n,card:o}=t;e.box.addEventListener("keydown",r=>{r.ctrlKey||r.metaKey||
r.altKey||!e.entry||!Object.hasOwn(il,r.key)||(r.preventDefault(),r.stopPropagation(),il[r.key](t,e.entry))}),e.box.addEventListener("focusin",({target:r})=>n.tree&&
r.matches(":focus-visible")&&t.showCard(e.entry)),e.box.addEventListener("focusout",()=>o.hide())}function Nu(t){let{root:e,state:n,pan:o}=t,r=(i,a)=>t.part(i).
addEventListener("click",a);r("in",()=>o.zoomBy(1.3)),r("out",()=>o.zoomBy(1/1.3)),r("whole",()=>{o.byHand=!0,o.whole()}),r("follow",()=>{o.byHand=!1,n.upTo=null,
t.regrow()}),e.addEventListener("gp-alone",()=>{o.byHand=!1,t.regrow()})}function Ru(t){let{state:e,log:n}=t;t.part("go-on").addEventListener("click",()=>{let o=e.
selected;o&&n.ask({type:"branch",step:o,tokenId:o.chosen.token_id})}),t.part("collapse").addEventListener("click",()=>{let o=e.tree.at.get(e.selected);o&&cl(t,o)}),
t.part("clear").addEventListener("click",()=>n.selectStep(null))}function Iu(t){let{root:e,state:n,log:o}=t,r=t.part("told");t.part("files").addEventListener("c\
lick",async({target:i})=>{let a=i.dataset.file;if(a){if(a==="html"){o.ask({type:"save_page"});return}A(r,"");try{let{tree:l,prompt:c,number:h}=n;await sl(a,{tree:l,
log:o,prompt:c,number:h,view:t.look(null),root:e})}catch(l){A(r,s("The picture could not be made: {reason} Save it as SVG instead.",{reason:l.message}))}}})}var Gr=-1e9,Bn=[[!1,"False"],[!0,"True"],["never",'"never"']],ju=["beam_search","beam_sample"],Bu=["group_beam_search","constrained_beam_search"];function Ur(t){
let{mode:e,effective:n,config:o,eos_token_ids:r,max_new_tokens:i}=t.started,a={...o,...n},l=In(a.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:h})=>h.
beam??0))),c=t.prompts[0].given;return{together:ju.includes(e)?!0:Bu.includes(e)?!1:null,prompts:t.prompts,start:c,maxNew:i-c,wanted:In(a.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(l/In(a.num_beam_groups,1)):l,ends:new Set(r),constraints:Nn(t.started),promptIds:t.prefix.map(h=>h.token_id),own:{lengthPenalty:Number.
isFinite(a.length_penalty)?a.length_penalty:1,earlyStopping:Bn.some(([h])=>h===a.early_stopping)?a.early_stopping:!1}}}var In=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,Ce=({beam:t})=>fe(t.score)===null?-1/0:t.score,Vr=(t,e)=>Ce(t)/t.length**e;function ul(t,e){return t.together?Fu(t,e):Du(t,e)}function fl(t,e,n,{maxNew:o},{
lengthPenalty:r,earlyStopping:i}){let a=i==="never"&&r>0?o:e;return{best:t,length:a,bound:t/a**r,worst:n}}var jn=new WeakMap;function zu(t,e){if(!jn.has(t)){let n=t.
filter(({beam:r})=>r.status==="running"||r.status==="pruned"),o=Math.max(...(n.length?n:t).map(Ce));jn.set(t,{ended:t.filter(({beam:r},i)=>i<e&&mo(r)),hopeless:!n.
length,best:n.length?o:o+Gr})}return jn.get(t)}function Fu(t,e){let{prompts:n,size:o,start:r}=t,i={node:null,score:Gr},a=n.map(()=>({group:null,pool:Array(o).fill(
i),stop:null,lastStep:0,weighed:null,exact:!0})),l=Math.min(...n.map(({steps:h})=>h.length)),c=null;for(let h=r;h<l&&!c;h++){let u=n.map(({steps:y})=>zu(y[h],o)),
f=u.every(y=>y.hopeless);a.forEach((y,W)=>Hu(y,u[W],h+1,f,t,e)),a.every(y=>y.stop)&&(c=a.find(y=>y.stop.step===h+1).stop)}return{stop:c,prompts:a.map(h=>({kept:h.
pool.filter(({node:u})=>u),pools:[h]}))}}function Hu(t,e,n,o,r,i){if(t.stop)return;if(e.ended.length){let h=e.ended.map(u=>({node:u,score:Vr(u,i.lengthPenalty)}));
t.pool=[...t.pool,...h].sort((u,f)=>f.score-u.score).slice(0,r.size)}t.lastStep=n;let a=t.pool.at(-1).score,l=t.pool.every(({node:h})=>h),c=t.weighed=fl(e.best,
n-r.start,l?a:null,r,i);o?t.stop={step:n,why:"criteria"}:l&&i.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:h})=>c.bound>(h?a:Gr))||(t.stop={
step:n,why:"settled"})}function Du(t,e){let n=t.prompts.map(i=>{let a=dl(i).map(u=>hl(i,u,t,e)),l=dl(i).map(u=>hl(i,u,t,t.own)),c=1/0;return a.forEach((u,f)=>{let[
y,W]=[u,l[f]].map(({stop:N})=>N?N.step:1/0);u.exact=u.lastStep<=c,y!==W&&(c=Math.min(c,y,W))}),{kept:a.flatMap(u=>u.kept).sort((u,f)=>u.score-f.score).reverse(),
pools:a}}),o=n.flatMap(i=>i.pools);return{stop:o.length>0&&o.every(({stop:i})=>i)?o.map(({stop:i})=>i).reduce((i,a)=>a.step>i.step?a:i):null,prompts:n}}var dl=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>n-o);function hl(t,e,n,o){let{size:r,start:i}=n,a={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let l=i;l<t.steps.length&&!a.stop;l++){let c=Ku(t.steps[l],e,n);if(!c)break;let h=a.lastStep=l+1;c.ended.forEach(y=>pl(a,y,
n,o));let u=a.kept.length>=r,f=u?Kr(a.kept):null;a.weighed=fl(c.best,h-i,f,n,o),u&&o.earlyStopping===!0?a.stop={step:h,why:"full"}:u&&f>=a.weighed.bound?a.stop=
{step:h,why:"settled"}:Gu(t.steps[l],h,n)&&(Uu(c.nodes,n).forEach(y=>pl(a,y,n,o)),a.stop={step:h,why:"criteria"})}return a}function Ku(t,e,{ends:n}){jn.has(t)||
jn.set(t,new Map);let o=jn.get(t);if(!o.has(e)){let r=t.filter(({beam:a})=>(a.group??null)===e),i=r.filter(({beam:a})=>a.status==="finished"&&n.has(a.token_id));
o.set(e,r.length?{nodes:r,ended:i,best:Ce(r[0])}:null)}return o.get(e)}var Kr=t=>Math.min(...t.map(({score:e})=>e));function pl(t,e,n,{lengthPenalty:o}){let r=Vr(
e,o);if(t.kept.length>=n.size&&!(r>Kr(t.kept))||(t.kept.push({node:e,score:r}),t.kept.length<=n.size))return;let i=Kr(t.kept);t.kept.splice(t.kept.findIndex(a=>a.
score===i),1)}function Gu(t,e,{ends:n,maxNew:o,start:r}){return e-r>=o||t.some(({beam:i})=>mo(i)&&!n.has(i.token_id))}var mo=({status:t})=>t==="finished"||t==="\
ended";function Uu(t,{ends:e,constraints:n,promptIds:o,wanted:r}){let i=t.filter(({beam:c})=>c.status==="running"||mo(c)&&!e.has(c.token_id)),a=c=>n.every((h,u)=>Kt(
h,c.beam.progress[u],c,o)),l=i.filter(c=>!c.beam.progress||a(c));return l.length<r?[...l,...i.filter(c=>!l.includes(c))]:l}function ml(t,e,n){let o=Math.max(...t.
prompts.map(i=>i.steps.length));if(e.stop?e.stop.step!==o:n)return!1;let r=Math.min(...t.prompts.map(i=>i.steps.length));return e.prompts.every(({kept:i},a)=>{let{
pools:l}=t.prompts[a],c=l[(t.together?r:l.length)-1]||[];return c.length===i.length&&c.every((h,u)=>Vu(h,i[u],t))})}function Vu(t,{node:e,score:n},o){if(fe(t)===
null||!Number.isFinite(n))return fe(t)===null==!Number.isFinite(n);let r=2e-5*Math.max(1,e.length**-o.own.lengthPenalty);return Math.abs(t-n)<=r+1e-5*Math.abs(n)}
function gl(t,e,n,{lengthPenalty:o},r){let i=t.prompts[e],{kept:a,pools:l}=n.prompts[e],c=(y,W,N="")=>({node:y,score:Vr(y,o),place:null,state:W,why:N}),h=new Set(
a.map(({node:y})=>y)),u=Ju(i).filter(y=>!h.has(y)).map(y=>{let{stop:W}=l.find(({group:N})=>N===(y.beam.group??null))||l[0];return!W||y.index<W.step?c(y,"out","d\
ropped"):c(y,"out",n.stop&&y.index>=n.stop.step?"not reached":"too late")}),f=!r&&!n.stop;return[...a.map(({node:y,score:W},N)=>({node:y,score:W,place:N,state:n.
stop&&N<t.wanted?"returned":"kept",why:""})),...f?i.running.map(y=>c(y,"running")).sort((y,W)=>W.score-y.score):[],...u.sort((y,W)=>W.score-y.score)]}var Dr=new WeakMap;
function Ju({steps:t}){Dr.has(t)||Dr.set(t,{read:0,nodes:[]});let e=Dr.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function Zo({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var Yu=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),wl=({processors:t})=>t.filter(e=>!Yu.has(e));function Jr(t,e){
let n=t.given,[o,r]=[n?t.steps[n-1][0]:null,0];for(let i=n;i<t.steps.length;i++){let{candidates:a}=(t.distributions[i]||[])[r]||{candidates:[]},l=e(i-n,a[0]);if(l===
void 0)return{last:o,ended:!1,left:null};let c=t.steps[i].find(h=>h.beam.parent===r&&h.beam.token_id===l)||null;if(!c||c.beam.status==="pruned")return{last:o,ended:!1,
left:Xu(t,o,r,{index:i,id:l,node:c,candidates:a})};if(o=c,c.beam.status!=="running")return{last:o,ended:!0,left:null};r=c.beam.beam}return{last:o,ended:!1,left:null}}
function Xu(t,e,n,{index:o,id:r,node:i,candidates:a}){let l=i&&i.beam||a.find(y=>y.token_id===r)||null,c=i?i.beam.group:e&&e.beam.group,h=t.steps[o].filter(y=>(y.
beam.group??null)===(c??null)||!e),u=h.filter(y=>y.beam.status==="running").map(Ce),f=e&&!e.given?Ce(e):0;return{index:o,token:l,node:i,considered:h.length,sum:i?
Ce(i):l&&fe(l.logprob)!==null?f+l.logprob:null,best:u.length?Math.max(...u):null,worst:u.length?Math.min(...u):null}}var Qo=t=>Jr(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var bl=700;function Yr(t,e){let{beam:n,length:o}=t,r=e.started.effective.length_penalty??1,i=e.prompts[t.sequence].steps[t.index].filter(c=>(c.beam.group??null)===
(n.group??null)).length,a=()=>fe(n.logprob)===null?"":`log ${U(ee(n.logprob),4)} = ${U(n.logprob)}`,l=[[s("probability"),H(Math.min(1,ee(n.logprob))),"probabili\
ty"],[s("token log p"),U(n.logprob),"logprob",a]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&l.push([s("before the processors"),U(n.raw_logprob),"\
logprob"]),l.push([s("sum"),U(n.score),"beam",()=>uo(t,!0)]),l.push([s("sum / {length}^{power}",{length:o,power:r}),U(xt(t,r)),"sequence-score",()=>fo(t,xt(t,r),
e)]),l.push([s("rank"),t.rank?s("{rank} of {among}",{rank:t.rank,among:i}):s("below the {among} considered",{among:i}),"beam",()=>"",{formula:"",unit:""}]),n.diversity_penalty&&
l.push([s("diversity penalty"),U(n.diversity_penalty),"diversity-penalty"]),(n.bank??null)!==null&&l.push([s("bank"),String(n.bank),"constraint"]),l}function Xr(t,e,n,{
place:o,greedy:r}={}){let{beam:i}=t,a=n.prompts[t.sequence].steps[t.index].filter(M=>(M.beam.group??null)===(i.group??null)),l=a.filter(M=>M.beam.status==="runn\
ing"),c=(i.beam??0)+1,h=n.started.mode==="beam_sample",u=n.finished&&t.index===n.prompts[t.sequence].steps.length-1;if(t.given)return s("It was given, not chose\
n: the search begins after it.");let f=Wn(t)?[s("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:i.parent+1,number:c})]:
[],y=i.forced?[s("It was considered because it advances a constraint.")]:[],W=l.reduce((M,E)=>Math.min(M,E.beam.score),1/0),N=Number.isFinite(W)?[s("The worst b\
eam that went on has a sum of {sum}.",{sum:U(W)})]:[],R=U(i.final_score),L={tip:()=>[u?s("It was still running as beam {number} when the search stopped.",{number:c}):
s("It goes on as beam {number}.",{number:c}),...f,...y],inner:()=>[s("It went on as beam {number}.",{number:c}),...f,...y],lost:()=>[s("It went on as beam {numb\
er}, but is a dead end: better beams took the places of its continuations.",{number:c}),...f,...y],kept:()=>[s("The text ended here and is kept, with a final sc\
ore of {score}.",{score:R}),...o?[s("It is output {place}.",{place:o})]:[]],fell:()=>[s("The text ended here with a final score of {score}, but was dropped for \
better ones.",{score:R})],ended:()=>[s("The text ended here but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[s(h?"It was drawn and pr\
uned: better ones filled the beams.":"It was considered and pruned."),...N],unseen:()=>[h?s("It was not drawn."):s("It was too improbable: not among the {consid\
ered} continuations that were considered.",{considered:a.length})]},q=r?[s("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];
return[...Object.hasOwn(L,e)?L[e]():[],...q].join(" ")}var Zr=t=>t.piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.text?t.beam.text:"");function Qr(t,e,n){
return t.beam.progress.map((o,r)=>{let i=e[r];return i&&Kt(i,o,t,n)?"✓":o?"◐":"·"}).join("")}function ei(t,e){let n=(c,h,u)=>t.querySelector(".gp-picked-"+
u)||t.appendChild(d(c,h)),o=n("p","gp-whole-text","text"),r=n("dl","","facts"),i=n("p","gp-fate","fate"),a=t.classList.contains("gp-node-card");function l(c,h,u){
if(!c){t.hidden=!0;return}let f=h.at.get(c),y=me(c.before).map(L=>L.piece??"").join(""),W=a&&y.length>bl?"…"+y.slice(-bl):y,N=d("b","");Re(N,Zr(c)||c.beam.text),
o.replaceChildren(d("bdi","",W),N);let R=Yr(c,e);c.beam.progress&&R.push([s("constraints"),Qr(c,u,e.prefix.map(L=>L.token_id)),"constraint"]),a?r.replaceChildren(
...R.flatMap(([L,q])=>[d("dt","",L),d("dd","",q)])):te(r,R.length,Zu),a||R.forEach((L,q)=>Qu(r.children[q],L)),A(i,Xr(c,f?f.look:c.beam.status,e,f||{})),t.hidden=
!1}return{element:t,show:l,hide:()=>{t.hidden=!0}}}function Zu(){let t=d("div"),e=d("dt");return e.append(d("span")),t.append(e,d("dd")),t}function Qu(t,[e,n,o,
r=()=>"",i={}]){let a=t.firstChild.firstChild;A(a,e),se(a,o,()=>r()?pe(r()):"",i),A(t.lastChild,n)}function kl(){return[...[["tip",s("goes on")],["lost","✕ "+
s("dead end")],["kept","■ "+s("ended, kept")],["fell","▤ "+s("ended, dropped")],["pruned","✕ "+s("pruned")],["unseen","… "+s("not considered")],["path",
s("best or selected text")]].map(([e,n])=>{let o=re("svg","t-tree"),r=re("g",`t-${e}`),[i,a]=[re("rect","t-box"),re("rect","t-inside")];Q(i,{x:2,y:2,width:22,height:11,
rx:3}),Q(a,{x:4.5,y:4.5,width:17,height:6,rx:2}),r.append(i,a),o.append(r);let l=d("span");return e==="unseen"?l.append(n):l.append(o,n),l}),d("span","",s("2→1:\
 beam 2 goes on as beam 1")),d("span","","★ "+s("output")),d("span","","G "+s("greedy path"))]}var ef=700,tf={candidates:2,number:"probability"},es=class{constructor(e){this.log=e,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:e,max_new_tokens:n}=this.
log.started,o=(e.num_beams||1)*n>ef;this.choices={...tf,lost:!o,fold:o,...o?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=Nn(this.log.started),this.stop()}choose(e,n){this.choices[e]=n,this.byHand[e]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let e=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return e?e.last:null}get selected(){let{selected:e}=this.log;return e&&e.beam&&e.sequence===this.number?e:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:e,number:n,prompt:o,atEnd:r}=this;this.stale=!1;let i=r&&
e.returned?e.returned.map(({last:a})=>a):[];this.tree=Va(o,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:i.filter(
a=>a&&a.sequence===n),live:!e.finished||!r,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:e}=this,{last:n,left:o}=Qo(e),r=po([n]),i=o&&(o.node||o.token&&ka(
e,o.index,n,o.token.token_id));return i?r.add(i):r}get newest(){let{columns:e,at:n,entries:o}=this.tree,{x:r,width:i}=e.at(-1),{y:a,height:l}=n.get(this.best)||
o[0];return{x:r,y:a,width:i,height:l}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:o,to:r})=>n+r-o,0)}kidsOf(e){return this.
tree.entries.filter(({nodes:n})=>n.length&&n[0].before===e.node)}parentOf(e){return this.tree.at.get(e.nodes[0].before)}entryAt([e,n]){let o=r=>e>=r.x&&e<=r.x+r.
width&&n>=r.y-2&&n<=r.y+r.height+2;return this.tree&&this.tree.entries.findLast(o)}goalsOf(e){return e.beam.progress?(this.goals.has(e)||this.goals.set(e,Qr(e,this.
constraints,this.log.prefix.map(n=>n.token_id))),this.goals.get(e)):""}toggle({node:e,column:n,folded:o}){let{unfolded:r,collapsed:i}=this,a=this.tree.columns.some(
({from:l,open:c})=>c&&l===e.index);o?r.add(n.from):a&&r.has(e.index)?r.delete(e.index):i.has(e)?i.delete(e):e.beam.status==="running"&&i.add(e)}};var ts=class{constructor(e,n){this.box=e,this.changed=n,this.x=0,this.y=0,this.zoom=1,this.plane=[1,1],this.moved=!1,this.byHand=!1,this.gesture=!1,this.pointers=
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
e.shiftKey)&&(e.preventDefault(),this.x+=(e.deltaX||e.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var ns=class{constructor(e,n,o){this.box=e,this.state=n,this.pan=o,this.element=null,this.entry=null}focusOn(e,n=!1){let o=this.element,r=o&&document.activeElement===
o;this.element=d("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(e)}),this.entry=e,this.box.append(this.element),o&&o.remove(),this.place(),(r||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(e){let{state:n}=this,o=e.node?e.nodes[0].index+2:1,r=e.node?n.kidsOf(n.parentOf(e)||n.tree.entries[0]):
[e],i=e.hidden||e.folded?"false":n.kidsOf(e).length?"true":null;return{"aria-level":o,"aria-label":this.labelOf(e),"aria-setsize":r.length||1,"aria-posinset":Math.
max(0,r.indexOf(e))+1,"aria-selected":String(!!e.node&&e.node===n.selected),...i&&{"aria-expanded":i}}}labelOf(e){let{log:n}=this.state,{node:o,nodes:r}=e;if(!o)
return s(n.readsSource?"The start of the target, where the tree begins":"The prompt, where the tree begins");let i=Y(r.map(Zr).join("")),a=r.length>1?F(r.length,
"{count} token, {text}","{count} tokens, {text}",{text:i}):i,l=Yr(o,n).map(([c,h])=>`${c} ${h}`);return`${a}, ${s("step {number}",{number:o.index+1})}. ${Xr(o,e.
look,n,e)} ${l.join(", ")}`}place(){let{state:{tree:e,best:n},entry:o,pan:{x:r,y:i,zoom:a}}=this;if(!e)return;let l=o&&(o.node?e.at.get(o.node):e.entries[0])||e.
at.get(n)||e.entries[0];if(!o||l.node!==o.node){this.focusOn(l,!0);return}this.entry=l,Object.assign(this.element.style,{left:`${(l.x-r)*a}px`,top:`${(l.y-i)*a}\
px`,width:`${l.width*a}px`,height:`${l.height*a}px`})}neighbour(e){let n=this.state.tree.entries.filter(({x:o})=>o===this.entry.x).sort((o,r)=>o.y-r.y);return n[n.
indexOf(this.entry)+e]}};var yl=600,nf=150,of=130,xl=.2,sf=.4,os=class{constructor(e,n){this.root=e,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new qn(this.part("picture")),this.pan=new ts(this.box,()=>this.schedule()),this.scale=1,this.pan.resized=()=>this.resized(),this.item=new ns(this.
part("tree-nodes"),n,this.pan),this.card=ei(this.part("node-card"),this.log),this.picked=ei(this.part("picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=
void 0,this.part("legend-line").append(...kl())}part(e){return this.root.querySelector(".gp-"+e)}get selected(){return this.log.selected&&this.state.tree?this.state.
tree.at.get(this.log.selected):void 0}resized(){let{state:e,pan:n,root:o}=this;if(o.hidden)return;let r=Number(getComputedStyle(o).getPropertyValue("--gp-scale"))||
1;n.zoom*=r/this.scale,e.tree&&(r!==this.scale||this.box.closest(".gp-alone"))&&this.regrow(),this.scale=r,n.settle(),e.tree&&!n.byHand&&n.reveal(this.selected||
e.newest,30)}revealSelected(){let{selected:e,pan:n}=this;e&&!n.shows(e)&&n.reveal(e,1/0)}begin(){let{state:e}=this;e.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,
byHand:!1}),this.part("candidates-shown").value=e.choices.candidates,this.part("number").value=e.choices.number,this.part("lost").checked=e.choices.lost,this.part(
"fold").checked=e.choices.fold}grow(){let{state:e,pan:n,box:o}=this;e.lay();let{width:r,height:i}=e.tree;n.byHand||(n.zoom=this.zoomFor(r,i));let a=`${Math.round(
Math.max(nf,Math.min(yl,i*Math.min(1,n.zoom)+4)))}px`;o.style.height!==a&&(o.style.height=a),this.drawn=null,n.sized(r,i),n.byHand||n.reveal(e.newest,30),this.drawPicked(),
this.sayTime()}zoomFor(e,n){let{pan:o,scale:r}=this;if(r!==1)return r;let i=Math.min(1,Math.max(.8,(yl-4)/n));return this.box.closest(".gp-alone")?Math.max(i,Math.
min(2,o.width/e,o.height/n)):i}schedule(){this.wanted||(this.wanted=!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){
this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:e,
picture:n}=this,{x:o,y:r,zoom:i,area:a}=e;this.drawn&&e.gesture&&Math.abs(Math.log(i/this.drawn.zoom))<sf&&i!==this.drawn.zoom?(clearTimeout(this.resting),this.
resting=setTimeout(()=>this.redraw(),of)):(!this.isDrawn(a)||i!==this.drawn.zoom)&&this.drawAround(a,i);let{drawn:c}=this,h=[(c.area[0]-o)*i,(c.area[1]-r)*i].map(
u=>`${u.toFixed(2)}px`);n.element.style.transform=`translate(${h}) scale(${i/c.zoom})`,n.nameBandsAt(o),this.item.place(),this.part("follow").hidden=!e.byHand}isDrawn([
e,n,o,r]){if(!this.drawn)return!1;let{area:i}=this.drawn;return e>=i[0]&&n>=i[1]&&o<=i[2]&&r<=i[3]}drawAround([e,n,o,r],i){let{picture:a}=this,[l,c]=[(o-e)*xl,(r-
n)*xl],h=[e-l,n-c,o+l,r+c];this.drawn={zoom:i,area:h},Q(a.element,{width:(h[2]-h[0])*i,height:(h[3]-h[1])*i}),Q(a.world,{transform:`translate(${-h[0]*i} ${-h[1]*
i}) scale(${i})`}),a.draw(this.state.tree,this.look(h))}look(e){let{state:n,log:o}=this,r=n.broughtOut;return{area:e,zoom:this.pan.zoom,path:po([r||n.best]),dim:!!r,
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
number)}};function vl(t,e){let n=new es(e),o=new os(t,n);return al(o),r=>{t.hidden=!e.usesBeams||e.hideFrom===0,r.run&&e.started&&o.begin(),!t.hidden&&(o.part("files").querySelector(
"[data-file=html]").hidden=!e.canAsk,(r.run||r.steps||r.status)&&(n.stale=!0,o.drawPrompts()),o.drawn=null,o.draw(),r.selection&&o.revealSelected(),o.drawPicked())}}var rf={returned:"★",kept:"■",running:"●",out:"□"},[af,Sl]=[100,14],lf=16,ti=new WeakMap,_l=new WeakMap;function ss(t){let e=[],n=t;for(;n&&!ti.has(n);)
e.push(n),n=n.before;let o=n?ti.get(n):"";for(let r of e.reverse())o+=r.piece??(r.given||!mo(r.beam)?r.chosen.text:""),ti.set(r,o);return o}function is(t,e=26){
let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function cf(t,e){let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;
for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function df(t,e,n){if(n.ends.has(t.beam.token_id))return Le("eos")[0];if(t.length>=n.maxNew)return Le("length")[0];
let o=(e.returned||[]).find(({last:r})=>r===t);return o?Le(o.stopReason)[0]:s("a stopping criterion")}function hf({place:t,state:e,why:n}){return t!==null?e==="\
returned"?s("{place} output",{place:t+1}):String(t+1):n==="dropped"?s("dropped"):n==="too late"?s("too late"):n==="not reached"?s("not reached"):e==="running"?s(
"still running"):""}var rs=class{constructor(e,n){this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",o=>{let r=this.
rows.find(({pick:i})=>i.contains(o.target));r&&n.selectStep(n.selected===r.node?null:r.node)}),this.body.addEventListener("keydown",o=>{o.key==="Escape"&&n.selectStep(
null);let r={ArrowDown:1,ArrowUp:-1}[o.key];if(!r)return;o.preventDefault();let i=this.rows[this.rows.findIndex(({pick:a})=>a===o.target)+r];i&&!i.row.hidden&&i.
pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.from({length:9},()=>e.insertCell()),[o,r]=[d("span","gp-sign",null,{"aria-hidden":"true"}),d("span")];
n[0].append(o,r);let i=d("button","gp-pick",null,{type:"button"}),[a,l]=[d("bdi","gp-head-text"),d("bdi","gp-tail-text")];i.append(a,l),n[3].append(i);let c={row:e,
cells:n,sign:o,place:r,pick:i,head:a,tail:l,node:null};return this.rows.push(c),c}draw(e,n,o){let r={moved:n!==null,group:e.some(({node:c})=>(c.beam.group??null)!==
null),words:e.some(({node:c})=>c.beam.progress)};for(let[c,h]of Object.entries(r))Z(this.table.tHead.querySelector(`.gp-${c}-column`),h);for(;this.rows.length<e.
length;)this.newRow();let i=e.map(({node:c})=>ss(c)),a=i.map(c=>cf(c,i[0]));i.length>1&&(a[0]=Math.min(...a.slice(1)));let l=Math.max(0,e.findIndex(({node:c})=>c===
this.log.selected));this.rows.forEach((c,h)=>{Z(c.row,h<e.length),!c.row.hidden&&(c.pick.tabIndex!==(h===l?0:-1)&&(c.pick.tabIndex=h===l?0:-1),this.fill(c,e[h],
i.length>1?a[h]:0,n,o,r))})}fill(e,n,o,r,i,a){let{node:l,score:c,place:h,state:u}=n,{cells:f,pick:y}=e,[W,N]=[ss(l),this.log.selected===l];e.node=l,e.row.dataset.
state!==u&&(e.row.dataset.state=u),A(e.sign,rf[u]),A(e.place,hf(n)),this.sayText(e,W,o,N),y.getAttribute("aria-pressed")!==String(N)&&y.setAttribute("aria-press\
ed",String(N)),Z(f[1],a.moved),a.moved&&A(f[1],pf(h,r.get(l))),Z(f[2],a.group),a.group&&A(f[2],He(l.beam.group)),A(f[4],Number.isFinite(Ce(l))?U(Ce(l)):"−∞"),
A(f[5],String(l.length)),A(f[6],Number.isFinite(c)?U(c):"−∞"),Z(f[7],a.words),a.words&&A(f[7],this.written(l,i)),A(f[8],u==="running"?"–":`${l.index+1}: ${df(
l,this.log,i)}`)}sayText({pick:e,head:n,tail:o},r,i,a){let l=a||i<lf?0:i,c=`${a} ${l} ${r}`;if(_l.get(e)===c)return;_l.set(e,c);let h=Array.from((l?"…":"")+r.
slice(l)),u=a||h.length<=2*Sl?0:Sl,f=h.slice(0,h.length-u);Me(n,(a?f:f.slice(0,af)).join("")),Me(o,u?h.slice(-u).join(""):"",{plain:!u}),e.setAttribute("aria-la\
bel",Y(r)),l||h.length>60?Se(e,()=>s("The whole text: {text}",{text:r})):delete e.dataset.tip}written(e,{constraints:n,promptIds:o}){let r=n.filter((i,a)=>Kt(i,
e.beam.progress[a],e,o)).length;return`${r===n.length?"✓ ":""}${s("{done} of {all}",{done:r,all:n.length})}`}};function pf(t,e){return e===void 0?t===null?"–":
"– ▲":t===null?`${e+1} ▼`:t===e?`${e+1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var as=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,A(this.button,
s(this.isAsked?"running …":"Run greedy decoding"))}draw(e,n,o){let{log:r}=this,i=(r.searched.get(r.turn)||[]).find(({kind:l})=>l==="greedy")||null;this.button.
hidden=!!i||!r.finished||!Object.hasOwn(r.answers,"search"),this.sayButton(),this.path.hidden=!!i,this.fill(this.path,this.pathWords(Qo(e.prompts[n]),e,o.prompts[n].
kept,!!r.started.effective.do_sample));let a=wl(r.started).map(l=>Ue(l)[0]);this.doubt.hidden=!a.length||!!i,A(this.doubt,s("This is the path of the most probab\
le tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.",{processors:a.join(", ")})),this.exactly.
hidden=!i,i&&this.said!==i&&this.drawFound(i,e,n,o),this.said=i}fill(e,n){let o=n.map(r=>typeof r=="string"?r:r.textContent).join(`
`);e.dataset.said!==o&&(e.dataset.said=o,e.replaceChildren(...n))}pathWords({last:e,ended:n,left:o},r,i,a){if(o)return this.leftWords(o,r,a);if(!e||e.given)return[
s(a?"The path of the most probable tokens is not known yet.":"The greedy path is not known yet.")];let l=n?i.findIndex(({node:u})=>u===e):-1,c=U(Ce(e)),h=l<0?F(
e.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",{sum:c}):F(e.length,"Its sum is {sum} after {count} token, its score {\
score}.","Its sum is {sum} after {count} tokens, its score {score}.",{sum:c,score:U(i[l].score,4)});return[[this.fateWords(e,n,l,a),h,...this.bestWords(e,n,l,r,
i)].join(" ")]}fateWords({beam:e,index:n},o,r,i){let a={text:s(i?"The text of the most probable tokens":"The greedy text"),beam:(e.beam??0)+1,place:r+1,token:n+
1};return o?r>0?s("{text} has ended, and has rank {place}.",a):r===0?this.log.finished?s("{text} is the best output.",a):s("{text} is the best so far.",a):e.status===
"finished"?s("{text} ended at token {token} but is not kept: others are better.",a):s("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",a):s("{text} is still running, as beam {beam}.",a)}bestWords({sequence:e},n,o,r,i){if(!n){let h=r.prompts[e].running.map(Ce);return h.length?
[s("The best beam has {sum}.",{sum:U(Math.max(...h))})]:[]}if(o===0||!i[0])return[];let{node:a,score:l}=i[0],c={sum:U(Ce(a)),score:U(l,4)};return[F(a.length,"Th\
e best has a sum of {sum} after {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",c)]}leftWords({
index:e,token:n,node:o,sum:r,considered:i,best:a,worst:l},c,h){let u=c.prompts.some(({steps:W})=>(W[0]||[]).some(({beam:N})=>(N.group??null)!==null)),f=we([o?s(
"rank {rank} of {considered}",{rank:o.rank,considered:i}):s("not among the {considered} considered",{considered:i}),...r===null?[]:[s("sum {sum}",{sum:U(r)})],...l===
null?[]:[s("worst beam that went on {worst}, best {best}",{worst:U(l),best:U(a)})]]),y=s(h?"{where} left the path of the most probable tokens at token {place}: \
{token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return be(y,{where:s(u?"Group A":"The search"),place:String(e+1),details:f,
token:n?le(n.text,"gp-strong"):s("a token that was not recorded")})}drawFound(e,n,o,r){let i=e.tokens.map(([W])=>W),a=Jr(n.prompts[o],W=>i[W]),l=W=>W.reduce((N,R)=>N+
(fe(R)??-1/0),0),c=r.prompts[o].kept[0],h=c?me(c.node).filter(W=>!W.given):[],u=d("span");this.fill(u,[...be(s("Run by the library, greedy decoding wrote {text}\
."),{text:le(is(e.text,60),"gp-wrote")}),` ${this.totalWords(i.length,l(e.tokens.map(([,,W])=>W)))} `,c?`${this.bestTotalWords(h.length,l(h.map(({chosen:W})=>W.
raw_logprob)))} `:"",...this.pathWords(a,n,r.prompts[o].kept,!1)]);let f=d("details"),y=d("table");for(let[W,[,N,R]]of e.tokens.entries()){let L=y.insertRow();L.
insertCell().textContent=W+1,L.insertCell().append(le(N)),L.insertCell().textContent=U(fe(R))}f.append(d("summary","",s("Its tokens and their log-probabilities")),
y),this.exactly.replaceChildren(u,f)}totalWords(e,n){let o={sum:U(n)};return this.log.started.processors.length?F(e,"It has {count} token with a log-probability\
 of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",o):F(e,"It has {count} token with a log-probabi\
lity of {sum}.","It has {count} tokens with a log-probability of {sum}.",o)}bestTotalWords(e,n){let o={sum:U(n)};return this.log.started.processors.length?F(e,"\
The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability of {sum} be\
fore the processors.",o):F(e,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-probability of \
{sum}.",o)}};var zn=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,ni=t=>Bn.find(([e])=>e===t)?.[1]??String(t),cn=t=>qt(Number(t.toFixed(4))),ls=class{constructor(e,n){
this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=Bn.map(([o,r])=>this.newRow(o,r)),this.asked=null}newRow(e,n){
let o=this.root.querySelector("tbody").insertRow(),r=d("th","",null,{scope:"row"});o.append(r);let[i,a,l]=Array.from({length:3},()=>o.insertCell()),c=d("span"),
h=d("button","gp-button gp-run-on",null,{type:"button","aria-label":s("Run the search with early_stopping {name}",{name:n})});l.dataset.name=`${s("outputs:")} `,
i.append(c," ",h);let u={row:o,head:r,words:c,button:h,because:a,outputs:l,value:e,name:n,rule:null};return h.addEventListener("click",()=>{this.asked=u.rule,this.
log.ask({type:"search",kind:"rule",rule:u.rule}),this.sayButton(u)}),u}sayButton({button:e,rule:n}){let o=!!(this.asked&&zn(this.asked,n));e.disabled=o,A(e,s(o?
"running …":"Run the search"))}draw(e,n,o,r,i){A(this.why,this.whyWords(e,n,o(e.own),i));for(let a of this.rows){a.rule={lengthPenalty:r.lengthPenalty,earlyStopping:a.
value};let l=zn(a.rule,e.own);ue(a.row,l?"gp-own-rule":""),A(a.head,l?s("{name} (this run)",{name:a.name}):a.name),this.drawRule(a,e,n,o,i)}}drawRule(e,n,o,r,i){
let a=r(e.rule),{pools:l}=a.prompts[o],c=l.every(({exact:f})=>f),h=a.stop&&c?null:this.answerTo(e.rule),u=!h&&!(a.stop&&c);if(e.button.hidden=!u||!this.log.finished||
!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),h){A(e.words,s("after step {step}",{step:h.steps})),A(e.because,s("found by a run")),this.sayOutputs(
e.outputs,...this.comparedIds(h));return}A(e.words,uf(a,c,i)),A(e.because,this.reasons(l,n,e.rule)),!c||!a.stop?A(e.outputs,"–"):this.sayOutputs(e.outputs,...this.
comparedNodes(a,r(n.own),o,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(o=>o.kind==="rule"&&zn(o.rule,e))||null}comparedNodes(e,n,o,{wanted:r}){
let[i,a]=[e,n].map(({prompts:c})=>c[o].kept.slice(0,r));return[i.filter(({node:c},h)=>!a[h]||a[h].node!==c).length,i.length,i[0]?{text:ss(i[0].node),score:i[0].
score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:o})=>o.join(" "));return[e.filter(({token_ids:o},r)=>o.join(" ")!==n[r]).
length,e.length,e[0]]}sayOutputs(e,n,o,r){let i=r&&{differ:n,all:o,score:U(r.score,4)},a=n?o>1?s("{differ} of {all} differ; the best, with score {score}:",i):s(
"another text, with score {score}:",i):s("the same"),l=a+(n?r.text:"");e.dataset.said!==l&&(e.dataset.said=l,e.replaceChildren(a,...n?[" ",le(is(r.text,40),"gp-\
wrote")]:[]))}whyWords(e,n,o,r){let{pools:i}=o.prompts[n],a=ni(e.own.earlyStopping);return(o.stop?s("This search stopped after step {step} by the rule of early_\
stopping {name}.",{step:o.stop.step,name:a}):r?s("The search was cut off. By the rule of early_stopping {name} it would have gone on.",{name:a}):s("The search g\
oes on by the rule of early_stopping {name}.",{name:a}))+(i.length>1?`
`:" ")+this.reasons(i,e,e.own)}reasons(e,n,o){return e.map(r=>[...ff(r,e.length>1),this.reason(r,n,o)].join(" ")).join(`
`)}reason({stop:e,weighed:n},o,r){if(!n)return s("No step has been taken.");let{best:i,length:a,bound:l,worst:c}=n;if(e&&e.why==="criteria")return this.cutOffWords(
o,e);if(c===null)return F(o.size,"No text has ended.","Fewer than {count} texts have ended.");let h=r.earlyStopping==="never"&&r.lengthPenalty>0,u=`${U(i)} / ${a}\
 ^ ${cn(r.lengthPenalty)} = ${U(l,4)}`,f={numbers:h?s("{formula} (at the longest possible length)",{formula:u}):u,worst:U(c,4)},{together:y}=o;if(!e)return y?s(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",f):s("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",f);if(e.why==="settled")return y?s("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",f):
s("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",f);let W=F(o.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(l>c))return W;let N=y?s("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",f):s("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",f);return`${W} ${N}`}cutOffWords({start:e,maxNew:n},{
step:o}){if(o-e>=n)return F(e+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let r=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:i})=>!["eos","length","unfinished"].includes(i));return r?s("Every continuation met a stopping criterion ({reason}\
).",{reason:Le(r.stop_reason)[0]}):s("Every continuation met a stopping criterion.")}};function uf({stop:t,prompts:e},n,o){return n?t?s("after step {step}",{step:t.
step}):o?s("goes on past step {step}",{step:Zo({prompts:e})}):s("not yet"):t?s("not exact: about step {step}",{step:t.step}):s("not exact")}function ff({group:t,
stop:e},n){if(t===null)return[];let o={group:He(t),step:e&&e.step};return[n&&e?s("Group {group}, after step {step}:",o):s("Group {group}:",o)]}function Ol(t,e){let o=S=>t.querySelector(".gp-"+S),[r,i,a,l,c]=["slide","power","rule","own-again","of-prompt"].map(o),[h,u,f]=["formula","honest","rest"].map(
o),y=new rs(o("hypothesis-table"),e),W=new ls(t,e),N=new as(t,e),R={},L=null,q=new Map;for(let[S,T]of Bn)a.append(d("option","",T,{value:JSON.stringify(S)}));r.
addEventListener("input",()=>M({lengthPenalty:Number(r.value)})),i.addEventListener("input",()=>{Number.isFinite(i.valueAsNumber)&&M({lengthPenalty:i.valueAsNumber})}),
i.addEventListener("change",()=>e.usesBeams&&_(E(Ur(e)),!0)),a.addEventListener("change",()=>M({earlyStopping:JSON.parse(a.value)})),l.addEventListener("click",
()=>{R={},p(),r.focus()}),c.addEventListener("change",()=>p());function M(S){R={...R,...S},p()}let E=S=>({...S.own,...R});function _(S,T=!1){Number(r.value)!==S.
lengthPenalty&&(r.value=S.lengthPenalty),(T||document.activeElement!==i)&&(i.value=String(Number(S.lengthPenalty.toFixed(4)))),a.value=JSON.stringify(S.earlyStopping)}
function k(S){return T=>{let I=JSON.stringify(T),j=q.get(I);if(j)return j;let O=ul(S,T);return O.stop&&q.set(I,O),O}}function b(S){return{stop:e.finished?{step:0,
why:""}:null,prompts:S.prompts.map(({finished:T})=>({kept:T.map(I=>({node:I,score:I.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}
function p({onlySelection:S=!1,anew:T=!1}={}){let I=Ur(e),j=!!(e.finished||e.failed),O=m(I.prompts.length),P=k(I),B=I.together!==null&&ml(I,P(I.own),!!e.finished),
D=B?E(I):I.own,K=B?P(D):b(I),G=B?P(I.own):K,V=B&&!zn(D,I.own),ne=gl(I,O,K,D,j),oe=V?new Map(G.prompts[O].kept.map(({node:ye},Ge)=>[ye,Ge])):null;if(y.draw(ne.slice(
0,40),oe,I),f.hidden=ne.length<=40,A(f,F(ne.length-40,"and {count} more, with a lower score","and {count} more, with lower scores")),S)return;for(let ye of["wha\
t-if","stopping"])o(ye).hidden=!B;o("greedily").hidden=!1,_(D,T),l.hidden=!V,A(l,s("Back to the run’s own: {power}, {early}",{power:cn(I.own.lengthPenalty),early:ni(
I.own.earlyStopping)}));let ie=ne.filter(({place:ye})=>ye!==null);L={best:ie[0]||null,rule:D,tally:w(ne,ie)},A(o("counts"),L.tally),A(o("scored"),s("sum / lengt\
h ^ {power}",{power:cn(D.lengthPenalty)})),h.setAttribute("aria-live",V?"polite":"off"),A(h,v(ie[0],D)),$(B?g(K,G,O,I,D,j):C(I)),B&&W.draw(I,O,P,D,j),N.draw(I,O,
G)}function m(S){return o("of-prompts").hidden=S<2,c.options.length!==S&&c.replaceChildren(...Array.from({length:S},(T,I)=>d("option","",s("prompt {number}",{number:I+
1}),{value:I}))),Math.max(0,c.selectedIndex)}function w(S,T){let I=S.filter(({state:O})=>O==="running").length,j=S.filter(({state:O})=>O==="returned").length;return[
s("{count} ended",{count:z(S.length-I)}),s("{count} kept",{count:z(T.length)}),...I?[s("{count} running",{count:z(I)})]:[],...j?[F(j,"{count} output","{count} o\
utputs")]:[]].join(", ")}function v(S,{lengthPenalty:T}){if(!S)return s("No text is kept yet.");let{node:I,score:j}=S,O={sum:U(Ce(I)),length:I.length,power:cn(T),
score:U(j,4)};return s("The best: score = sum / length ^ length_penalty = {sum} / {length} ^ {power} = {score}",O)}function $(S){u.hidden=!S,A(u,S)}function C(S){
return S.prompts.every(({steps:T,given:I})=>T.length===I)?s("The search has not begun: all tokens so far were given."):S.together===null?s("This decoding loop h\
as its own rules: the texts are shown as they were recorded."):s("The recording does not follow the rules of this search, so it does not tell what other setting\
s would give.")}function g(S,T,I,j,O,P){let B=Math.max(1,...j.prompts.map(({steps:V})=>V.length-j.start)),D=B**O.lengthPenalty;if(!Number.isFinite(D)||D===0)return s(
"{length} ^ {power} is too large or too small for a floating-point number: the search itself would fail.",{length:B,power:cn(O.lengthPenalty)});let K=S.prompts[I].
pools.filter(({exact:V})=>!V);if(K.length){let V=K.map(({group:ne})=>He(ne)).join(", ");return F(K.length,"Not exact: an earlier group would have stopped at ano\
ther step, and the padding that a stopped group writes changes the diversity penalty of group {groups}.","Not exact: an earlier group would have stopped at anot\
her step, and the padding that a stopped group writes changes the diversity penalty of groups {groups}.",{groups:V})}if(zn(O,j.own))return"";if(!S.stop){if(!P)return"";
let V=Zo(S);return j.together?s("With these settings the search would have gone on past step {step}, where the recording ends: this ranks what is known so far.",
{step:V}):s("With these settings the search would have gone on past step {step}, where the recording of a group ends: this ranks what is known so far.",{step:V})}
let{step:G}=S.stop;return T.stop?G<T.stop.step?s("With these settings the search would have stopped after step {step}, not {own}: what ended later does not coun\
t.",{step:G,own:T.stop.step}):"":s("With these settings the search would have stopped after step {step}: what ended later does not count.",{step:G})}let x=S=>()=>L&&
L.best?s("the best: {words}.",{words:S(L.best)}):"";return he(t,{rank:()=>L?pe(L.tally):"",sum:x(({node:S})=>F(S.length,"the log-probability of {count} token is\
 {sum}","the log-probabilities of {count} tokens sum to {sum}",{sum:U(Ce(S))})),length:x(({node:S})=>F(S.length,"{count} token","{count} tokens")),score:x(({node:S,
score:T})=>`${U(Ce(S))} / ${S.length}^${cn(L.rule.lengthPenalty)} = ${U(T)}`),ended:x(({node:S})=>s("at step {step}",{step:S.index+1}))}),S=>{if(S.run&&(R={},q=
new Map,c.replaceChildren()),(S.run||S.searched)&&(W.asked=N.isAsked=null),t.hidden=!e.usesBeams,t.hidden)return;let T=e.hideFrom!==null;if(o("untold").hidden=!T,
o("found").hidden=T,o("counts").hidden=T,T)return;let{run:I,steps:j,status:O,selection:P,searched:B}=S;I||j||O||B?p({anew:I}):P&&p({onlySelection:!0})}}function Tl(t){let e=d("button","gp-alone-button",null,{type:"button"});e.append(gf()),t.append(e);let n=null;async function o(){let l=mf(t);t.classList.add("gp\
-alone");let c=new MutationObserver(()=>t.hidden&&r());if(c.observe(t,{attributeFilter:["hidden"]}),document.addEventListener("keydown",i,!0),n=()=>{n=null,c.disconnect(),
document.removeEventListener("keydown",i,!0),t.classList.remove("gp-alone"),t.popover&&t.removeAttribute("popover"),l.restore(),a()},a(),document.fullscreenEnabled)
try{await t.requestFullscreen();return}catch{}n&&(t.popover="manual",t.showPopover(),l.silence(),e.focus({preventScroll:!0}))}function r(){document.fullscreenElement===
t?document.exitFullscreen():n&&n(),e.focus({preventScroll:!0})}function i(l){l.key==="Escape"&&(l.preventDefault(),l.stopPropagation(),r())}function a(){let l=n?
s("Leave full screen"):s("Full screen");e.title=l,e.ariaLabel=t.ariaLabel?`${l}: ${t.ariaLabel}`:l,t.dispatchEvent(new Event("gp-alone"))}e.addEventListener("cl\
ick",()=>n?r():o()),t.addEventListener("fullscreenchange",({target:l})=>{l===t&&document.fullscreenElement!==t&&n&&n()}),a()}function mf(t){let e=[],n=[],o=[];for(let a=t.
parentElement;a;a=a.parentElement)o.push(a),(a.scrollTop||a.scrollLeft)&&e.push([a,a.scrollLeft,a.scrollTop]);let r=t.parentElement;r.style.minHeight=`${r.offsetHeight}\
px`;function i(){for(let[a,l,c]of e)a.scrollTo({left:l,top:c,behavior:"instant"})}return{silence(){for(let a of o)for(let l of a.children)l.contains(t)||l.inert||
(l.inert=!0,n.push(l))},restore(){for(let a of n)a.inert=!1;r.style.minHeight="",i(),window.addEventListener("resize",i,{once:!0}),setTimeout(()=>window.removeEventListener(
"resize",i),1e3)}}}function gf(){let t=re("svg"),e=re("path");return t.setAttribute("viewBox","0 0 16 16"),t.setAttribute("aria-hidden","true"),e.setAttribute("\
d","M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"),t.append(e),t}var wf=["token_id","text","piece","logprob","raw_logprob","entropy"],oi=class extends sn{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},cs=class extends On{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.charts={},this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,o)=>({...n,number:o,entries:[],
shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:o},r)=>{let i=e.kind==="lanes"?Object.assign(new oi(this,
r),{unit:this.unit}):null,a={number:r,group:n,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(a),a});for(let n of this.kinds)this.
changed(n)}get running(){return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}appendRun(e,n){return n!==this.
turn&&this.feed(""),this.turn=n,this.append(e)}lose(){this.running&&this.read({type:"Done",stopped:!0})}read(e){let n=Object.hasOwn(Ml,e.type)&&Ml[e.type];if(!n)
throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){this.changes.entries=this.
fresh,this.fresh=new Set,super.flush()}subscribe(e,n,o=!1){let r=i=>i.run||!i.entries;super.subscribe(e,i=>n(r(i)?{...i,entries:new Set(this.entries.keys())}:i),
o)}setPair(e,n){this.pair=[e,n],this.changed("pair")}shownOf(e){let{entries:n,shown:o}=this.groups[e];return n[o]}showEntry(e,n){this.groups[e].shown=n,this.changed(
"pair")}setLanes(e){this.lanes=e,this.changed("lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let o of["steps","status","measured","found"])this.changed(
o)}answered(e){return!!this.found&&this.found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(
n=>this.showMeasured(n));for(let{log:n}of this.entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.
metrics:[];this.metrics=e.map(n=>n.unit==="nats"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){
let n=(r,i)=>this.inNats.has(r)&&Number.isFinite(i)?Oe(i,this.unit):i,o=(r,i)=>Object.fromEntries(Object.entries(r).map(([a,l])=>[a,i(a,l)]));e.values=o(e.told.
values,n),e.each=o(e.told.each,(r,i)=>i.map(a=>n(r,a)))}},Ml={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){
t.apart=n||null,t.entries[e].begun=!0,t.entryChanged(e,"status")},Tokens(t,{entry:e,tokens:n}){for(let o of n)t.entries[e].tokens.push(Object.fromEntries(wf.map(
(r,i)=>[r,o[i]])));t.entryChanged(e,"steps")},Ended(t,{entry:e,text:n,stop_reason:o,failed:r}){t.entries[e].ended={text:n,stop_reason:o,failed:r},t.entryChanged(
e,"status")},Measured(t,{group:e,values:n,each:o}){t.groups[e].told={values:n,each:o||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e,charts:n}){
t.found=e,t.charts=n||{},t.changed("found")},Served(t,{way:e,steps:n,tokens:o,settings:r,requests:i,...a}){e===0&&r&&(t.found={...a,requests:i,tokens:[],ways:[]}),
r&&(t.found.ways[e]={settings:r,steps:[]}),t.found.ways[e].steps.push(...n),t.found.tokens.push(...o||[]),t.changed("found")},Done(t,{stopped:e,overtaken:n}){t.
done={stopped:e,...n&&{overtaken:n}},t.changed("status")}};var bf=/(“[^”]*”|„[^“]*“|«[^»]*»)/,kf="(?:s|es|e|n|en|x)?",yf=new Set(["token","step","prompt","draft","kept","ending","time","length","speed","b\
its","sample","memory","context","queue","decode","starved"]),ds=null;function xf(){if(ds)return ds;let t=new Map;for(let n of so){if(yf.has(n))continue;let[o]=Sn(
n).name.split(" (");t.has(o.toLowerCase())||t.set(o.toLowerCase(),n)}let e=[...t.keys()].sort((n,o)=>o.length-n.length).map(n=>n.replace(/[.*+?^${}()|[\]\\]/g,"\
\\$&"));return ds={pattern:new RegExp(`(?<![\\p{L}\\p{N}_-])(${e.join("|")})${kf}(?![\\p{L}\\p{N}_-])`,"giu"),ids:t},ds}function go(t,e=new Set){let{pattern:n,ids:o}=xf();
return t.split(bf).flatMap((r,i)=>{if(i%2)return[r];let a=[],l=0;for(let c of r.matchAll(n)){let h=o.get(c[1].toLowerCase());e.has(h)||(e.add(h),a.push(r.slice(
l,c.index),d("a","gp-term-link",c[0],{href:Fo(h)})),l=c.index+c[0].length)}return[...a,r.slice(l)]})}function El(t){for(let e of t.querySelectorAll("p.gp-note")){
let[n]=e.childNodes;e.childNodes.length===1&&n.nodeType===Node.TEXT_NODE&&n.nodeValue.trim()&&e.replaceChildren(...go(n.nodeValue))}}var Al={},Ll={},hs=new Map,ps=new Map,si="bits";function us(t){return hs.has(t)||hs.set(t,Object.assign(new sn,{unit:si})),hs.get(t)}function fs(t){return ps.has(
t)||ps.set(t,Object.assign(new cs(t),{unit:si})),ps.get(t)}function ri(t){si=t;for(let e of[...hs.values(),...ps.values()])e.setUnit(t)}function vf(t,e,{log:n="\
main"}={}){Cl(Al[t],t,e,us(n),"run")}function Sf(t,e,{group:n}){Cl(Ll[t],t,e,fs(n),Tf.has(t)?"text":Mf.has(t)?"model":"runs")}function Cl(t,e,n,o,r){let i=n.querySelector(
".gp-pane");if(!i||!t){console.error(`Generation Playground: there is no pane “${e}” here.`);return}Ji(i),El(i);let a=pa(i,r);Pl.push(n),Of.has(e)||Tl(i);let l=t(
i,o),c=Ef.has(e)?Af(i,o,l,e):l;o.subscribe(i,h=>{c(h),a()},!_f.has(e)),ql()}var Pl=[],$l=null;function ql(){let t=kr();if(t===$l)return;let e=Pl.find(o=>o.getClientRects().
length&&o.isConnected);if(t!==null&&!e||($l=t,t===null))return;let n=e.querySelector(":scope > .gp-glossary-place");n||(n=d("div","gp-pane gp-glossary-place"),n.
addEventListener("click",o=>Ho(o,n)),e.append(n)),Rt(n,t)}var _f=new Set(["branches"]),Of=new Set(["numbers","check","token","progress","arrival"]),Tf=new Set([
"detection","mistakes","attack","strengths"]),Mf=new Set(["shelf","estimate","opened"]),Ef=new Set(["tokens","spoken","word_times","token","candidates","process\
ors","curve","in_words","logit_lens","cross_attention","check","quiz"]),$f=new Set(["processors","logit_lens","cross_attention","check","quiz"]);function Af(t,e,n,o){
let r=Object.fromEntries(e.kinds.map(a=>[a,!0])),i=!1;return a=>{if(e.denoises||e.isFromElsewhere&&$f.has(o)){i=t.hidden=!0;return}i&&(t.hidden=!1),n(i?r:a),i=!1}}
function Lf(t,e,n){us(t).feedRun(e||"",n)}function Cf(t,e,n){return us(t).appendRun(e,n)}function Pf(t,e,n){return fs(t).appendRun(e,n)}function qf(t,e,n){fs(t).
feedRun(e||"",n)}function Wl(t,e){Al=t,Ll=e;let n={mount:vf,feed:Lf,append:Cf,appendGroup:Pf,chooseUnit:ri,log:us,RunLog:sn,mountGroup:Sf,feedGroup:qf,group:fs};
window.GenerationPlayground=n;let o=window.GenerationPlaygroundQueue||[],r=i=>{try{i(n)}catch(a){console.error("Generation Playground:",a)}};window.GenerationPlaygroundQueue=
{push:r},o.forEach(r),window.addEventListener("hashchange",ql)}function Nl(t,e,{stepUnder:n,hover:o,leave:r}){t.addEventListener("pointermove",i=>{let a=n(i);a&&(i.buttons===1?e.selectStep(a):o(a))}),t.addEventListener("poi\
nterleave",r),t.addEventListener("click",i=>{let a=n(i);a&&e.selectStep(a)}),ii(t,e)}function ii(t,e){t.addEventListener("keydown",n=>{let o={ArrowRight:1,ArrowUp:1,
ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};n.key==="Escape"&&e.selectStep(null),n.key in o&&(n.preventDefault(),e.walk(o[n.key]))})}function ms(t,e,n,o,r=0){
e&&(t.setAttribute("aria-valuenow",String(e.isPrompt?e.index-r:e.index+1)),t.setAttribute("aria-valuemin",String(1-r)),t.setAttribute("aria-valuemax",String(n))),
t.setAttribute("aria-valuetext",o)}var Wf=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),Rl=t=>ve(Wf.format(t)),ai={information:{unit:!0,write:Rl,look:{rangemode:"\
tozero"}},sum:{unit:!0,write:Rl,look:{}},share:{title:()=>s("probability"),write:H,look:{rangemode:"tozero",tickformat:".0%"}},count:{title:()=>s("tokens kept"),
write:z,look:{type:"log",dtick:1}},rank:{title:()=>s("rank"),write:z,look:{type:"log",dtick:1,autorange:"reversed"}}},li=[["kept","solid"],["chosen","dash"],["a\
ccepted","dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3px,2px,3px"],["focus","2px,7px"]].map(([t,e])=>({role:t,dash:e})),
Nf=()=>({information:{name:s("surprisal and entropy"),axis:"information",about:s("Surprisal tells how unexpected each token was; entropy how uncertain the next \
token was, for the model (before) and for the draw (after)."),series:[{name:s("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:s("How unexpected \
the chosen token was: minus the logarithm of its probability after the processors; before them where a text was only read."),value:t=>$e(t).surprisal},{name:s("\
entropy before"),term:"entropy",role:"entropy-before",dash:"dot",tip:s("How uncertain the model was, before any processor: the surprisal that it expected."),value:t=>t.
distribution.entropy_before},{name:s("entropy after"),term:"entropy",role:"entropy-after",dash:"dash",tip:s("How uncertain the draw was, after the processors."),
value:t=>t.isPrompt?null:t.distribution.entropy_after}]},kept:{name:s("candidates kept"),axis:"count",about:s("How many tokens of the vocabulary could still be \
chosen after the processors. Each line of the grid is ten times the one below."),series:[{name:s("candidates kept"),term:"kept",role:"entropy-after",dash:"solid",
tip:s("The number of tokens with a probability above 0 after the processors."),value:t=>t.isPrompt?null:Math.max(1,lt(t))}]},cumulative:{name:s("cumulative log-\
probability"),axis:"sum",about:s("The logarithm of the probability of the whole text up to each token: steep where the text is unlikely. The prompt is added up \
separately."),series:[{name:s("after the processors"),term:"cumulative-logprob",role:"surprisal",dash:"solid",sum:!0,tip:s("Added up after the processors: from \
the probabilities that the tokens were drawn with."),value:t=>t.isPrompt?null:t.chosen.logprob??t.chosen.raw_logprob},{name:s("before them"),term:"cumulative-lo\
gprob",role:"entropy-before",dash:"dot",sum:!0,tip:s("Added up before the processors: from the probabilities that the model gave."),value:t=>t.chosen.raw_logprob}]},
before:{name:s("looked up: probability before"),axis:"share",about:s("How probable the model found each looked-up token at each place, before the processors."),
of:t=>ee(t.raw_logprob)},after:{name:s("looked up: probability after"),axis:"share",about:s("How probable each looked-up token was in the draw at each place, af\
ter the processors: 0% where they removed it."),of:t=>ee(t.logprob)},rank:{name:s("looked up: rank"),axis:"rank",about:s("The rank of each looked-up token among\
 all tokens before the processors: 1, the likeliest, is at the top."),of:t=>t.raw_rank||null}}),Rf=()=>({information:{name:s("surprisal"),axis:"information",about:s(
"How unexpected each token was, from the log-probabilities that the server gave."),series:[{name:s("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:s(
"How unexpected the chosen token was: minus the logarithm of its probability."),value:t=>$e(t).surprisal}]},cumulative:{name:s("cumulative log-probability"),axis:"\
sum",about:s("The logarithm of the probability of the whole text up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[
{name:s("as told"),term:"cumulative-logprob",role:"surprisal",dash:"solid",sum:!0,tip:s("Added up from the log-probabilities that the server gave."),value:t=>t.
chosen.raw_logprob}]}}),ci=(t=!1)=>t?Rf():Nf();var Xe=(t,e={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:t,standoff:8,font:{size:13}},
...e}),Gt=(t,e,n,o,r={})=>({data:e,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:t,...r}});var If={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},jf=720,Bf=600,zf=8*Math.LN2,Ff={xref:"x",yref:"paper",y:1,xanchor:"left",showarrow:!1,
bgcolor:"var(--gp-surface)",font:{color:"var(--gp-muted)",size:12}},jl=t=>If[t]??t.replaceAll("px","").replaceAll(","," ");function Bl({series:t,of:e},n){return t||
[...n].slice(-li.length).map(([o,r],i)=>({...li[i],name:r,term:"probability",tip:s("The looked-up token {token}, id {id}.",{token:Y(r),id:o}),value:a=>{let l=(a.
watched||[]).find(({token_id:c})=>c===o);return l?e(l):null}}))}function zl({curve:t,series:e,steps:n,prompt:o,current:r,unit:i,factor:a}){let l=ai[t.axis],c=o.
length,h=b=>b.index+1-(b.isPrompt?c+1:0),u=l.unit?a:1,f=(b,p,m)=>({type:"scatter",mode:p.length>400?"lines":"lines+markers",name:b.name,connectgaps:!1,hoverinfo:"\
text",x:p.map(h),...Df(b,p,u,l,i),line:{color:`var(--gp-${b.role})`,width:2,dash:b.dash},marker:{color:`var(--gp-${b.role})`,size:4},opacity:m?.75:1}),[y,W]=[c?
e.map(b=>f(b,o,!0)):[],e.map(b=>f(b,n,!1))],N=e.flatMap((b,p)=>[...c?[y[p]]:[],W[p]]),R=Math.max(10,n.length),L=Xe(s("token"),{range:[c?.5-c:.5,R+.5],showgrid:!1}),
q=l===ai.information?Hf(Il(y),Il(W),zf*a):null,M=Xe(l.unit?s(i):l.title(),q?{range:[0,q.end]}:l.look),E=innerWidth<Bf,_=q?[{...Ff,yanchor:E?"top":"bottom",x:.5-
c,text:s("prompt: up to {value}",{value:`${l.write(q.highest)} ${s(i)}`})}]:[],k={label:s("{curve} along the text",{curve:t.name}),layout:{height:E||innerHeight<
jf?200:260,hovermode:"x",margin:{l:52,r:12,t:q?26:12,b:40},shapes:Kf(c,r&&h(r)),annotations:_}};return Gt(k.label,N,L,M,k.layout)}function Hf(t,e,n){let o=Math.
max(e*1.08,n);return e&&t>1.5*o?{end:o,highest:t}:null}var Il=t=>t.reduce((e,{y:n})=>n.reduce((o,r)=>Math.max(o,r??0),e),0);function Df(t,e,n,o,r){let i=0,a=e.map(
c=>{let h=fe(t.value(c));return t.sum?(i=i===null||h===null?null:i+h,i===null?null:i*n):h===null?null:h*n}),l=a.map((c,h)=>c===null?"":s("{token} {series}: {val\
ue}",{token:Y(e[h].chosen.text),series:t.name,value:`${o.write(c)}${o.unit?` ${s(r)}`:""}`}));return{y:a,text:l}}function Kf(t,e){let n={type:"line",yref:"paper",
y0:0,y1:1},o={type:"rect",xref:"x",x0:.5-t,x1:.5,yref:"paper",y0:0,y1:1,fillcolor:"var(--gp-raised)",line:{width:0},layer:"below"};return[...t?[o,{...n,x0:.5,x1:.5,
line:{color:"var(--gp-muted)",width:1,dash:"dot"}}]:[],...e===null?[]:[{...n,x0:e,x1:e,line:{color:"var(--gp-chosen)",width:1.5}}]]}var Gf=150;function Fl(t,e){let n=C=>t.querySelector(".gp-"+C),[o,r,i,a,l]=["curve-chart","reading","unit","view","keys"].map(n),c=ci(),h=new Map,u=0,f=-1/0,y=!1,
W=()=>c[a.value],N=()=>Bl(W(),h);function R(){let C=e.current();return C?vt([],e.lastOf(C)).added:[]}function L(){let C=Object.keys(c).filter(x=>c[x].series||h.
size);if(C.length===a.options.length&&[...a.options].every(({text:x},S)=>x===c[C[S]].name))return;let g=C.includes(a.value)?a.value:C[0];a.replaceChildren(...C.
map(x=>d("option","",c[x].name,{value:x}))),a.value=g}function q(C){for(let g of C)for(let{token_id:x,text:S}of g.watched||[])h.set(x,S)}function M(){let C=[W().
about,e.promptSteps.length?s("The prompt comes before the text, on a shaded background."):""].filter(Boolean).join(" ");A(n("about"),C);let g=N(),x=JSON.stringify(
g.map(({name:S,tip:T})=>[S,T]));l.dataset.key!==x&&(l.dataset.key=x,l.replaceChildren(...g.map(E)))}function E({name:C,term:g,role:x,dash:S,tip:T}){let I=d("spa\
n");se(I,g,()=>e.current()?pe(k(e.current())):"",{meaning:T});let j=re("svg",""),O=re("line","");for(let[P,B]of Object.entries({width:26,height:8,"aria-hidden":"\
true"}))j.setAttribute(P,String(B));for(let[P,B]of Object.entries({x1:0,y1:4,x2:26,y2:4,stroke:`var(--gp-${x})`,"stroke-dasharray":jl(S)}))O.setAttribute(P,String(
B));return j.append(O),I.append(j,W().of?le(C):C),I}function _(){let C=e.current(),g=C?k(C):s("The curve grows with the text.");A(r,g),ms(r,C,R().length,C?g:s("\
no token yet"),e.promptSteps.length)}function k(C){let g={number:C.index+1,token:Y(C.chosen.text),facts:b(C)};return C.isPrompt?s("Prompt token {number}, {token\
}: {facts}",g):s("Token {number}, {token}: {facts}",g)}function b(C){if(W().of)return m(C)||s("no token was looked up here");if(a.value==="kept")return C.isPrompt?
s("no processor takes part"):s("{kept} of {count} tokens kept",{kept:z(lt(C)),count:z(C.distribution.vocab)});if(a.value==="cumulative")return p(C);let{surprisal:g,
entropyBefore:x,entropyAfter:S}=$e(C);if(e.isFromElsewhere)return s("surprisal {surprisal}",{surprisal:ae(fe(g),e.unit)});let[T,I,j]=[g,x,S].map(O=>ae(fe(O),e.unit));
return C.isPrompt?s("surprisal {surprisal}; entropy {entropy}",{surprisal:T,entropy:I}):s("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:T,
before:I,after:j})}function p(C){let g=C.isPrompt?e.promptSteps:R(),x=g.slice(0,g.indexOf(C)+1),S=N().filter(T=>T.value(C)!==null).map(T=>{let I=x.map(O=>fe(T.value(
O)));return`${I.includes(null)?s("minus infinity"):ae(I.reduce((O,P)=>O+P,0),e.unit)} ${T.name}`});return s("log-probability so far {sums}",{sums:S.join(", ")})}
function m(C){return we((C.watched||[]).map(g=>{let x={token:Y(g.text),before:H(ee(g.raw_logprob)),after:H(ee(g.logprob)),rank:z(g.raw_rank||0)};return g.logprob===
null?g.raw_rank?s("{token} {before} before (rank {rank}), removed after",x):s("{token} {before} before, removed after",x):g.raw_rank?s("{token} {before} before \
(rank {rank}), {after} after",x):s("{token} {before} before, {after} after",x)}))}function w(){u=0,f=performance.now(),o.removeAttribute("aria-busy");let C=R(),
g=C.length||e.promptSteps.length?zl({curve:W(),series:N(),steps:C,prompt:e.promptSteps,current:e.current(),unit:e.unit,factor:Oe(1,e.unit)}):void 0;ge(o,g,({x})=>{
let S=x-1+(x<1?e.promptSteps.length:0),T=x<1?e.promptSteps[S]:R()[S];T&&e.selectStep(T)})}function v(){u||!y||(o.setAttribute("aria-busy","true"),u=window.setTimeout(
w,Math.max(0,f+Gf-performance.now())))}new IntersectionObserver(([{isIntersecting:C}])=>{y||!C||(y=!0,v())}).observe(t),ii(r,e),i.addEventListener("change",()=>ri(
i.value)),a.addEventListener("change",$);function $(){M(),_(),v()}return C=>{C.unit&&(i.value=e.unit),C.run&&(h=new Map,c=ci(e.isFromElsewhere)),q(R()),L(),$()}}var Dl={probability:{term:"probability",scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:()=>s("How likely the token was, after the processors.")},
raw:{term:"probability",scale:"prob",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>s("How likely the model found the token, before the processors.")},
told:{term:"probability",scale:"prob",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>s("How likely the token was, according to the server.")},rank:{
term:"rank",scale:"heat",level:t=>di[Kl(t)][1],meaning:()=>s("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{
term:"surprisal",scale:"heat",level:t=>t.surprisal/Math.LN2,bits:[0,10],words:()=>[s("expected"),s("surprising")],meaning:()=>s("How unexpected the token was: m\
inus the logarithm of its probability.")},uncertainty:{term:"entropy",scale:"heat",level:t=>t.entropyBefore/Math.LN2*1.25,bits:[0,8],words:Hl,meaning:()=>s("How\
 uncertain the model was before this token: the entropy of its distribution, before the processors.")},kl:{term:"kl",scale:"heat",level:t=>t.kl/Math.LN2,bits:[0,
10],meaning:()=>s("How far apart two distributions are: the Kullback-Leibler divergence.")},entropy:{term:"entropy",scale:"heat",level:t=>t.entropyAfter/Math.LN2*
1.25,bits:[0,8],words:Hl,meaning:()=>s("How open the choice was: the entropy after the processors.")}};function Hl(){return[s("certain"),s("uncertain")]}var di=[
[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],Kl=({rank:t})=>di.findIndex(([e])=>(t??1/0)<=e);function hi(t,e){let{scale:n,level:o}=Dl[t];return`--gp-${n}-${Math.round(
Math.max(0,Math.min(10,o(e)||0)))}`}function Ut(t,e,n){t.style.backgroundColor=`var(${hi(e,n)})`,e==="rank"?t.dataset.rank=String(Kl(n)):delete t.dataset.rank}function ft(t,e,n){
let{term:o,scale:r,ends:i,bits:a,words:l=()=>[],meaning:c}=Dl[e];if(se(t,o,()=>"",{meaning:c()}),t.replaceChildren(),e==="rank"){di.forEach(([R,L],q)=>{let M=d(
"span","gp-chip",R===1/0?s("beyond"):s("top {rank}",{rank:R}),{"data-rank":q});M.style.backgroundColor=`var(--gp-${r}-${L})`,t.append(M)});return}let[h,u]=i||a.
map(R=>`${n==="bits"?qt(R):X(R*Math.LN2,1)} ${s(n)}`),[f,y]=l(),W=(R,L)=>L?`${L}, ${R}`:R,N=d("span","gp-ramp",null,{"aria-hidden":"true"});for(let R=0;R<=10;R++){
let L=d("i");L.style.backgroundColor=`var(--gp-${r}-${R})`,N.append(L)}t.append(d("span","",W(h,f)),N,d("span","",W(a?u.replace(" ","+ "):u,y)))}var pi=3,Uf={sum:"logprob",token:"per_token",byte:"per_byte"},gs=(t,e)=>t[Uf[e]]??-1/0,Fn=({answers:t},e)=>t.map((n,o)=>o).sort((n,o)=>gs(t[o],e)-gs(t[n],e)),mt=(t,e=3)=>J(
t)?U(t,e):"−∞";function ui(t){let{answers:e}=t;if(e.length<2)return"";let n=["sum","token","byte"].map(l=>Fn(t,l)),[o,r,i]=n.map(([l])=>Y(e[l].text.trim()));
return o!==r||o!==i?s("Which of these answers is the likeliest depends on the ranking: {sum} by sum, {token} per token, {byte} per byte.",{sum:o,token:r,byte:i}):
n.every(l=>l.join()===n[0].join())?s("The likeliest of these answers is {answer}; the ranking is the same by sum, per token and per byte.",{answer:o}):s("The li\
keliest of these answers is {answer}, by sum, per token and per byte; the order of the others changes.",{answer:o})}function Ul({answers:t,total:e}){if(!J(e))return"";
let n=H(e);return F(t.length,"This answer has {share} of the probability.","Together these {count} answers have {share} of the probability; each share is of tha\
t part alone.",{share:n})}function Vl({answers:t,overlaps:e,kind:n,unread:o},r,i){let a=[],l=(u,f="warning")=>a.push({kind:f,words:u});if(r&&!t.length&&l(s("Non\
e of the answers was read.")),!t.length)return a;n==="chat"&&l(s("Each answer begins the assistant’s turn."),"info"),n==="source"&&l(s("Each answer begins the\
 target."),"info");let c=new Set;for(let[u,f]of e)c.has(f)||(c.add(f),l(s("{long} begins with the tokens of {short}: whoever writes the one has written the othe\
r, so it adds nothing to the total, and these shares overlap.",{long:Y(t[f].text.trim()),short:Y(t[u].text.trim())})));let h=t.filter(({join:u})=>u&&!u.same);for(let{
text:u,join:f}of h.slice(0,pi))l(Vf(u,f));h.length>pi&&l(F(h.length-pi,"So is {count} other answer.","So are {count} other answers.")),r&&n!=="source"&&t.some(({
join:u})=>!u)&&l(s("How prompt and answer are split as one text is not known here."),"info");for(let u of r?o:[])l(Jf(u,i(u)));return a}var Gl=t=>t.map(Y).join(
" ");function Vf(t,{whole:e,read:n}){return s("{answer} is split in an unusual way: the model read {read}, but written as one text with the prompt it is {whole}\
. Check the space between them.",{answer:Y(t.trim()),read:Gl(n),whole:Gl(e)})}function Jf({text:t,failed:e},n){let o=s("{answer} is missing: it was not read, an\
d the shares are among the others.",{answer:Y(t.trim())});return e&&!n?`${o} ${s(e.message)} ${s(e.fix)}`:o}function Jl({token_id:t,text:e,logprob:n,rank:o,after:r,
removed_by:i},a){let l=[s("{token}, id {id}: log-probability {value}, probability {share}",{token:Y(e),id:t,value:mt(n),share:H(ee(n))})];return o&&l.push(s("ra\
nk {rank}",{rank:z(o)})),a&&l.push(Yf(r,i)),`${l.join(", ")}.`}function Yf(t,e){return J(t)?s("{share} after the processors",{share:H(ee(t))}):s("removed by {pr\
ocessor}",{processor:e?Ue(e)[0]:s("a processor")})}var Yl=({tokens:t})=>t.find(({after:e})=>!J(e));var Xl=4,Xf=t=>new TextEncoder().encode(t.trimStart()).length,ec=t=>t.length>Xl?[...t.slice(0,Xl-1),"…",t.at(-1)]:t,Zf={share(t,e,n){let o=t.shares&&t.shares[n];
if(!J(o))return"";let r=a=>`e^(${mt(gs(a,n))})`,i=Fn(e,n).map(a=>r(e.answers[a]));return`${r(t)} / (${ec(i).join(" + ")}) = ${H(o)}`},sum:({tokens:t,logprob:e})=>Zl(
t.map(n=>n.logprob),e),token:({logprob:t,per_token:e,tokens:n})=>Ql(t,n.length,e),byte:({logprob:t,per_byte:e,text:n})=>Ql(t,Xf(n),e),perplexity:({per_token:t,perplexity:e})=>J(
e)&&J(t)?`exp(−(${U(t)})) = ${U(e,2)}`:"",after:({tokens:t,after:e})=>J(e)?Zl(t.map(n=>n.after),e):""};function Zl(t,e){let n=`${mt(e)} nats, ${H(ee(e))}`;return t.
length<2||!t.every(J)?n:`${ec(t.map(o=>mt(o))).join(" + ").replaceAll("+ -","− ")} = ${n}`}function Ql(t,e,n){return!J(t)||!J(n)||U(t/e)!==U(n)?"":Nt(U(t),z(e),
U(n))}function tc(t,e,n){let o=e.answers[Fn(e,n)[0]],r=o&&Zf[t](o,e,n);return r?s("{name}: {words}.",{name:Y(o.text.trim()),words:r}):""}var nc=400;function oc(t,e){let n=q=>t.querySelector(".gp-"+q),o=[...t.querySelectorAll("[data-by]")],r="sum";for(let q of o)q.addEventListener("click",()=>{r=q.
dataset.by,L()});let i=()=>e.found&&e.found.question==="choices",a=()=>[[s("share"),em[r](),null,"answer-share","share"],[s("log P"),s("The sum of the log-proba\
bilities of its tokens, in nats, before the logits processors; below it the probability."),"sum","cumulative-logprob","sum"],[s("per token"),s("log P divided by\
 the number of tokens."),"token","mean-logprob","token"],[s("per byte"),s("log P divided by the bytes of the answer in UTF-8, without the space before it: acc_b\
ytes of lm-evaluation-harness. Its acc_norm divides by characters."),"byte","mean-logprob","byte",{formula:s("(Σ log p) / bytes")}],[s("perplexity"),s("exp of \
minus the mean per token."),null,"perplexity","perplexity"],[s("after processors"),s("log P after the logits processors: what these knobs leave of it."),null,"c\
umulative-logprob","after"]];function l([q,M,E,_,k,b],p){let m=d("th","",null,{scope:"col",...E===r&&{"aria-sort":"descending"}}),w=d("span","",q),v={share:"%",
perplexity:""}[k]??"nats";return se(w,_,()=>tc(k,p,r),{meaning:M,unit:v,...b}),m.append(w),m}function c(q,M,E){let _=d("tr"),k=d("th","",null,{scope:"row",dir:"\
auto"});for(let b of q.tokens){let p=d("span","gp-token",null,{tabindex:0});Ve(p,b);let m=p.querySelector(".gp-ink");m.style.backgroundColor=`var(--gp-prob-${Math.
round(ee(b.logprob)*10)})`,Se(p,()=>Jl(b,E.length>0)),k.append(p)}return _.append(k,u(q),h(mt(q.logprob),H(ee(q.logprob)))),_.append(h(mt(q.per_token)),h(mt(q.per_byte)),
h(Qf(q.perplexity))),E.length&&_.append(f(q)),e.canAsk&&_.append(y(q,M)),_}function h(q,M=""){let E=d("td","",q);return M&&E.append(d("small","",M)),E}function u({
shares:q}){let M=d("td","gp-share-cell"),E=q&&q[r],_=d("span","gp-share",null,{"aria-hidden":"true"});return _.append(d("i")),ce(_.firstChild,"width",E||0),M.append(
d("span","",J(E)?H(E):"…"),_),M}function f(q){if(J(q.after))return h(mt(q.after),H(ee(q.after)));let{text:M,removed_by:E}=Yl(q),_=d("td","gp-removed",`✕ ${s(
"removed")}`);return _.append(d("small","",s("{token} by {processor}",{token:Y(M),processor:E?Ue(E)[0]:s("a processor")}))),_}function y({text:q},M){let E=d("td"),
_=d("button","gp-button",s("Open"),{type:"button","aria-label":s("Open the run of {answer}",{answer:Y(q.trim())})});return _.addEventListener("click",()=>e.ask(
{type:"open",entry:M})),E.append(_),E}function W(q){let{answers:M,entries:E,processors:_}=q,k=d("table","gp-answers");k.append(d("caption","gp-hidden",s("The an\
swers to {prompt}, the likeliest first",{prompt:Y(q.prompt)})));let b=d("tr");b.append(d("th","",s("answer"),{scope:"col"}),...a().slice(0,_.length?6:5).map(m=>l(
m,q))),e.canAsk&&b.append(d("td"));let p=d("tbody");return p.append(...Fn(q,r).map(m=>c(M[m],E[m],_))),k.append(d("thead"),p),k.tHead.append(b),k}function N(){let q=d(
"section","gp-block"),M=d("h3","gp-block-head");return M.append(d("span","gp-block-model")," ",d("bdi","gp-block-prompt")),q.append(M,d("p","gp-verdict"),d("p",
"gp-note gp-total"),d("div","gp-wide",null,{tabindex:0,role:"group"}),d("ul","gp-choice-notes")),q}function R(q,M){let[E,_,k,b,p]=q.children,m=[...M.prompt];A(E.
firstChild,M.model),A(E.lastChild,m.length?m.slice(0,nc).join("")+(m.length>nc?"…":""):s("(empty)"));let w=J(M.total);A(_,w?ui(M):""),A(k,Ul(M)),b.setAttribute(
"aria-label",s("The answers to {prompt}, the likeliest first",{prompt:Y(M.prompt)}));let v=!!e.done,$=JSON.stringify([r,e.canAsk,v,M]);if(q.dataset.key===$)return;
q.dataset.key=$;let C=b.contains(document.activeElement);b.replaceChildren(...M.answers.length?[W(M)]:[]),C&&b.focus();let g=({entry:x})=>!!(e.entries[x]&&e.entries[x].
ended&&e.entries[x].ended.failed);p.replaceChildren(...Vl(M,v,g).map(({kind:x,words:S})=>d("li","gp-note",S,{"data-kind":x}))),Z(p,p.childElementCount>0)}function L(){
let q=e.found;for(let E of o)E.setAttribute("aria-pressed",String(E.dataset.by===r));A(n("missing"),Fe(e,q));let M=te(n("blocks"),q.blocks.length,N);q.blocks.forEach(
(E,_)=>R(M[_],E)),ft(n("scale"),"raw",e.unit),e.done&&q.blocks.length===1&&A(n("told"),ui(q.blocks[0]))}return q=>{t.hidden=!i(),!t.hidden&&(q.found||q.status)&&
L()}}var Qf=t=>t>=1e3?z(Math.round(t)):J(t)?U(t,2):"∞",em={sum:()=>s("The softmax of the sums: how probable the answer is if it must be one of these."),token:()=>s(
"The softmax of the means per token: a weight for the ranking, no probability of a text."),byte:()=>s("The softmax of the means per byte: a weight for the ranki\
ng, no probability of a text.")};var sc=new WeakMap;function Ne(t){let e=sc.get(t)||[],[n]=t.lines(),{keep:o,added:r}=vt(e,n?n.last:null);e.length=o;for(let i of r)e.push(i);return sc.set(t,e),
e}function gt({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,r=t[n]&&n!==o?n:+(o===0);return[o,r]}function Ie({groups:t,lanes:e},n){let{id:o,label:r}=t[n];
if(!e)return r;let i=e.find(a=>a.id===o);return i?i.label:s("{lane} (removed)",{lane:r})}var ws=({groups:t},e,n)=>rc(t[e].model)===rc(t[n].model);function rc(t){
let[e,n=""]=t.split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function bs(t,e,n){let o=[e,n].map(a=>Ne(t.shownOf(a).log)),r=ws(t,
e,n)?tm(...o):nm(...o),i=o.map((a,l)=>r[l]>=a.length);return i[0]&&i[1]?{kind:"same",at:r,shorter:null}:i[0]||i[1]?{kind:"shorter",at:r,shorter:i[0]?0:1}:{kind:"\
apart",at:r,shorter:null}}function tm(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.token_id;)o+=1;return[o,o]}var ic=({
piece:t})=>t??"\0";function nm(...t){let[e,n]=t.map(i=>i.map(ic).join("")),o=Math.min(e.length,n.length),r=0;for(;r<o&&e[r]===n[r];)r+=1;return t.map(i=>om(i,r))}
function om(t,e){let n=0,o=0;for(;o<t.length&&(n+=ic(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}var wo=(t,e=t.length)=>t.slice(
0,e).map(({piece:n})=>n??"").join("");function ac(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var lc=32,cc=new WeakMap;function ks(t,e){if(cc.get(t)===e)return;cc.set(t,e);let[,n,o,r]=e.match(/^(\s*)([^]*?)(\s*)$/),i=a=>d("span","gp-mark",[...a].map(l=>et[l]||
"␣").join(""));t.replaceChildren(...[n&&i(n),o,r&&i(r)].filter(Boolean))}function Hn(t){let e=t.map(n=>{let o=[...qe(n.replace(/^ +| +$/g,r=>et[" "].repeat(r.
length)))];return o.length<=lc?o.join(""):`${o.slice(0,lc-1).join("")}…`});return e.map((n,o)=>e.filter(r=>r===n).length>1?`${o+1}: ${n}`:n)}var _e=t=>Ao(t)?s(t):String(t),dn=({title:t,prompt:e})=>e?Hn([e])[0]:_e(t);var dc=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function hc(t){let e=dc?[...dc.segment(t)].map(({segment:r})=>r):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let r of e)r.trim()?(n.push({space:o,word:r}),o=""):o+=r;return o&&n.push({space:o,word:""}),n}function pc(t,e){
let n=[t,e].map(f=>f.map(({word:y})=>y)),[o,r]=n,i=Math.min(o.length,r.length),a=0;for(;a<i&&o[a]===r[a];)a+=1;let l=0;for(;l<i-a&&o.at(-1-l)===r.at(-1-l);)l+=1;
let c=n.map(f=>f.map((y,W)=>W<a||W>=f.length-l)),h=n.map(f=>f.slice(a,f.length-l)),u=h.some(f=>f.length>1200);for(let[f,y]of sm(...h.map(W=>W.slice(0,1200))))c[0][a+
f]=c[1][a+y]=!0;return{kept:c,shared:c[0].filter((f,y)=>f&&o[y]).length,cut:u}}function sm(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let i=t.length-
1;i>=0;i--)for(let a=e.length-1;a>=0;a--){let l=i*n+a;o[l]=t[i]===e[a]?o[l+n+1]+1:Math.max(o[l+n],o[l+1])}let r=[];for(let i=0,a=0;i<t.length&&a<e.length;)t[i]===
e[a]?r.push([i++,a++]):o[(i+1)*n+a]>=o[i*n+a+1]?i+=1:a+=1;return r}function uc(t,e){let r=t.querySelector(".gp-texts"),i="",a=0,l=-1/0;function c(W){let N=d("div","gp-text-side"),R=d("h3","gp-side-name"),L=d("p","gp-side-text",
null,{dir:"auto"});return N.append(R,L),r.append(N),{head:R,body:L,tag:W}}let h=["del","ins"].map(c);function u({body:W,tag:N},R,L){let q=[],M="",E=!1,_=()=>{M&&
q.push(E?d(N,"",M):M),M=""};R.forEach(({space:k,word:b},p)=>{let m=!L[p]&&!!b;m!==E?!m||!M?(_(),E=m,M=k+b):(M+=k,_(),E=!0,M=b):M+=k+b}),_(),W.replaceChildren(...q)}
function f(W){clearTimeout(a),a=0,l=performance.now();let N=W.map(k=>hc(wo(Ne(e.shownOf(k).log)))),{kept:R,shared:L,cut:q}=pc(...N);h.forEach((k,b)=>u(k,N[b],R[b]));
let[M,E]=N.map(k=>k.filter(({word:b})=>b).length),_=t.querySelector(".gp-alike");Z(_,M+E>0),M+E&&(A(t.querySelector(".gp-share"),s("{share} in common",{share:H(
2*L/(M+E))})),A(t.querySelector(".gp-formula"),s("2 × {shared} shared words / ({one} + {other})",{shared:z(L),one:z(M),other:z(E)}))),Z(t.querySelector(".gp-cu\
t"),q),A(t.querySelector(".gp-cut"),s("The texts are very long: only {count} words of each, after their common beginning, are compared. What follows counts as d\
ifferent.",{count:z(1200)}))}let y=W=>t.querySelector(".gp-"+W).textContent;return he(t,{alike:()=>s("{formula}: {value}.",{formula:y("formula"),value:y("share")})}),
()=>{let W=e.header&&e.header.kind==="lanes"?gt(e):null,N=W?W.map(E=>Ne(e.shownOf(E).log)):[];if(t.hidden=!N.some(E=>E.length),t.hidden)return;let R=W.map(E=>Ie(
e,E)),L=JSON.stringify([R,...N.map(E=>wo(E))]);if(L===i&&(!a||e.running))return;i=L,A(t.querySelector(".gp-pair"),s("{one} and {other}, word by word",{one:R[0],
other:R[1]})),h.forEach(({head:E},_)=>Me(E,`${R[_]} ${dn(e.groups[W[_]])}`,{plain:!0}));let M=N[0].length*N[1].length>2e5&&e.running?l+500-performance.now():0;M<=
0?f(W):a||=setTimeout(()=>f(gt(e)),M)}}function fc(t,e){let o=[4,5e-4],r=t.querySelector(".gp-said"),i=t.querySelector(".gp-models"),a=t.querySelector(".gp-sides-box"),l=t.querySelector(".gp-sides"),
c=null,h=[t.querySelector(".gp-one"),t.querySelector(".gp-other")];function u(){for(let m of h)m.replaceChildren(...e.groups.map((w,v)=>d("option","",`${Ie(e,v)}\
 ${dn(w)}`,{value:v})))}h.forEach((m,w)=>m.addEventListener("change",()=>{let v=gt(e),$=Number(m.value),C=$===v[1-w]?v[w]:v[1-w];e.setPair(...w?[C,$]:[$,C])}));
let f=({log:m})=>!!(m.finished||m.failed||e.done);function y(m,{kind:w,at:v,shorter:$}){let[C,g]=m.map(O=>Ie(e,O)),[x,S]=m.map(O=>e.shownOf(O)),T=[x,S].map(({log:O})=>Ne(
O));if(!T[0].length||!T[1].length)return[s("{one} and {other} have no tokens to compare yet.",{one:C,other:g})];if(w==="same")return f(x)&&f(S)?[F(v[0],"{one} a\
nd {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",{one:C,other:g})]:[F(v[0],"\
{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",{one:C,other:g})];if(w==="shor\
ter"){let[O,P]=$?[g,C]:[C,g];if(!f($?S:x))return[s("{one} and {other} have written the same so far; {long} is ahead.",{one:C,other:g,long:P})];let{finished:B}=($?
S:x).log,D=F(v[$],"{count} token","{count} tokens"),K=L(T[1-$][v[1-$]].chosen.text),G=B&&B.sequences.length&&Le(B.sequences[0].stop_reason)[0];return[G?s("{shor\
t} ended after {tokens}: {reason}.",{short:O,tokens:D,reason:G}):s("{short} ended after {tokens}.",{short:O,tokens:D})," ",...be(s("{long} begins with the same \
text and continues with {token}."),{long:P,token:K})]}let[I,j]=T.map((O,P)=>O[v[P]]);return[...W([C,g],v,wo(T[0],v[0]))," ",...N(C,I)," ",...N(g,j)]}function W([
m,w],v,$){if(!$)return[s("They diverge at the first token.")];let[C,g]=v.map(S=>z(S+1));return[C===g?s("They diverge at token {number}.",{number:C}):s("They div\
erge at token {a} of {one} and token {b} of {other}.",{a:C,b:g,one:m,other:w})," ",...be(s("Both had written {text}."),{text:L(ac($))})]}let N=(m,w)=>be(w.given?
s("{lane} was given {token} ({odds})."):s("{lane} chose {token} ({odds})."),{lane:m,token:L(w.chosen.text),odds:R(w)}),R=m=>m.chosen.logprob===null?Bt(m.chosen):
H($e(m).probability);function L(m){let w=d("span","gp-quote");return w.append(...be(s("“{text}”"),{text:le(m,"gp-strong")})),w}function q(m){let w=d("p");w.
append(...m),w.textContent!==r.textContent&&r.replaceChildren(...w.childNodes)}function M(m,w){let v=new Map;return m.forEach(({chosen:C,distribution:g},x)=>{for(let S of[
...g.candidates,C]){let T=w?S.token_id:S.text;v.has(T)||v.set(T,{label:S.text,sides:[null,null],most:0});let I=v.get(T);I.sides[x]||(I.sides[x]={candidate:S,isChosen:S.
token_id===C.token_id},I.most=Math.max(I.most,ee(S.logprob),ee(S.raw_logprob)))}}),[...v.values()].sort((C,g)=>g.most-C.most).filter(({sides:C,most:g},x)=>x<10&&
(x<o[0]||g>=o[1])||C.some(S=>S&&S.isChosen))}function E(){let m=d("tr"),w=d("th","",null,{scope:"row"});return w.append(d("bdi","gp-word")),m.append(w,...[0,1].
map(()=>{let v=d("td"),$=d("div","gp-side"),C=d("span","gp-tracks");C.append(d("i","gp-bar gp-after"),d("i","gp-bar gp-before"));let g=d("span","gp-values");return g.
append(d("span"),d("small")),$.append(d("span","gp-sign"),C,g),v.append($),v})),m}function _(m,w,v,$){let[C,g,x]=m.firstChild.children,[S,T]=w?[w.candidate.logprob,
w.candidate.raw_logprob].map(ee):[0,0],I=!!w&&w.candidate.logprob===null,j=!!w&&w.isChosen;ue(m,[j&&"gp-chosen",I&&"gp-removed",!w&&"gp-unlisted"].filter(Boolean).
join(" ")),A(C,j?"▶":I?"✕":""),ce(g.children[0],"width",S/v),ce(g.children[1],"width",T/v),A(x.children[0],w?I?"":H(S):"–"),A(x.children[1],w?H(T):"");let O=w?
[j&&s("chosen"),I?Bt(w.candidate):H(S),s("{share} before the processors",{share:H(T)})].filter(Boolean).join(", "):s("not recorded");Q(m,{"aria-label":`${$}: ${O}`,
title:I?Bt(w.candidate):""})}function k(m,w){let v=M(w,ws(e,...m)),$=v.flatMap(T=>T.sides).filter(Boolean),C=$.every(({candidate:T})=>T.logprob===T.raw_logprob),
g=Math.max(1e-9,...$.flatMap(({candidate:T})=>[ee(T.logprob),ee(T.raw_logprob)]));a.classList.toggle("gp-plain",C),Z(t.querySelector(".gp-before-key"),!C),Z(t.querySelector(
".gp-removed-key"),$.some(({candidate:T})=>T.logprob===null)),Z(t.querySelector(".gp-unlisted-key"),$.length<2*v.length);let x=te(l.tBodies[0],v.length,E);v.forEach(
({label:T,sides:I},j)=>{let[O,...P]=x[j].cells;Me(O.firstChild,T),P.forEach((B,D)=>_(B,I[D],g,Ie(e,m[D])))});let S=l.tHead.rows[0].cells;m.forEach((T,I)=>{let{entropyAfter:j}=$e(
w[I]),[O]=S[I+1].children;Me(O,s("{lane}, entropy {entropy}",{lane:`${Ie(e,T)} ${dn(e.groups[T])}`,entropy:ae(j,e.unit)}),{plain:!0}),se(O,"entropy",()=>b(w[I],
Ie(e,T)),{meaning:s("How uncertain the next token was where they diverge, after the processors.")})})}let b=({distribution:{entropy_before:m,entropy_after:w}},v)=>s(
"{lane}: {before} before the processors, {after} after them.",{lane:v,before:ae(m,e.unit),after:ae(w,e.unit)});function p(m){if(!c)return"";let{pair:w,steps:v}=c,
[$,C]=v.map(({chosen:S})=>S),g=(S,{token_id:T})=>[...S.distribution.candidates,S.chosen].find(I=>I.token_id===T),x=S=>S?H(ee(S[m])):s("not recorded");return Ae(
[$,C].map(S=>s("{token}: {one} {mine}, {other} {theirs}",{token:Y(S.text),one:Ie(e,w[0]),other:Ie(e,w[1]),mine:x(g(v[0],S)),theirs:x(g(v[1],S))})))}return he(t,
{after:()=>p("logprob"),before:()=>p("raw_logprob")}),m=>{let w=e.header&&e.header.kind==="lanes"?gt(e):null;if(t.hidden=!w||w.some(S=>e.shownOf(S).log.denoises),
t.hidden)return;(m.run||m.lanes)&&u(),h.forEach((S,T)=>{S.value=w[T]});let v=bs(e,...w);q(y(w,v));let[$,C]=w.map(S=>Ie(e,S)),g=ws(e,...w);Z(i,!g),g||A(i,s("{one\
} and {other} run on different models, so they are compared by text, not by token ids; tokens with the same text share a row.",{one:$,other:C}));let x=v.kind===
"apart"?w.map((S,T)=>Ne(e.shownOf(S).log)[v.at[T]]):null;Z(a,!!x),c=x&&{pair:w,steps:x},x&&k(w,x)}}var fi=5,im=.9;function am(t){if(!t.length)return null;let e=[...t].sort((a,l)=>a-l),n=e.length,[o,r,i]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(r+=i,!(o>0&&r>1-im));)
i*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:kt(e),low:e[o],high:e[n-1-o]}}function mi(t,e){if(t.length<fi)return"few";let{low:n,high:o}=am(t);return n>
e?"above":o<e?"below":"open"}function mc(t,e=!0){let n=([i,a])=>J(i)&&J(a),o=(i,a)=>mi(i.map((l,c)=>[l,a[c]]).filter(n).map(([l,c])=>l-c),0),r=t.findIndex((i,a)=>t.
length>1&&t.every((l,c)=>a===c||o(i,l)===(e?"above":"below")));return r<0?null:r}function gc(t,e){let n=e.filter(({values:c})=>Number.isFinite(c[t.name])),o=({values:c})=>c[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:ys([]),flat:!0};let r=n.reduce((c,h)=>o(h)<o(c)?h:c),i=n.reduce((c,h)=>o(h)>o(c)?h:c),a=Pe(t,o(r))===Pe(t,o(i)),l=ys(a?[]:n.map(o));return{low:r,high:i,best:a?
null:gi(t,e),level:c=>Math.round(l.share(c)*10),scale:l,flat:a}}function gi(t,e){let n=e.filter(({values:l})=>Number.isFinite(l[t.name])),o=n.map(({each:l})=>l[t.
name]||[]);if(!t.better||o.some(({length:l})=>l!==o[0].length))return null;let r=mc(o,t.better==="more"),i=r!==null&&n[r].values[t.name],a=l=>t.better==="more"?
l<i:l>i;return r!==null&&n.every(({values:l},c)=>c===r||a(l[t.name]))?n[r]:null}function ys(t){let e=[...new Set(t)].sort((c,h)=>c-h),[n,o]=[e[0],e.at(-1)],r=c=>h=>o>
n?(c(h)-c(n))/(c(o)-c(n)):0,i=c=>e.some(h=>e.filter(u=>u>=h&&c(u)-c(h)<.1).length>Math.max(1,e.length/2)),a=c=>e.length>1?e.indexOf(c)/(e.length-1):0,l=[{name:"\
linear",share:r(c=>c)},...n>0?[{name:"log",share:r(Math.log)}]:[],{name:"order",share:a}];return l.find(({share:c})=>!i(c))||l.at(-1)}function Ot(t,{each:e}){let n=(e[t.
name]||[]).filter(J);if(n.length<2)return"";let[o,r]=[Math.min(...n),Math.max(...n)].map(i=>Pe(t,i));return o===r?"":s("{low} to {high}",{low:o,high:r})}var Dn=t=>t.
better==="less"?"heat":"prob";function Pe(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=ve(e.toLocaleString("en-US",{minimumFractionDigits:t.digits,
maximumFractionDigits:t.digits}));return n&&t.unit?`${o} ${s(t.unit)}`:o}var wi=10;function wc({axes:[t,e],metric:n,heat:o,at:r}){let i=e.values.map((N,R)=>t.values.map((L,q)=>r(R,q))),a=N=>i.map((R,L)=>R.map((q,M)=>N(q,L,M))),l=N=>N.
values[n.name],c=N=>Pe(n,l(N))+(o.best===N?" ★":""),h=(N,R,L)=>{let q=Ot(n,N);return`${t.knob} ${t.values[L]}, ${e.knob} ${e.values[R]}: ${c(N)}${q?` (${q})`:
""}`},u=Array.from({length:wi+1},(N,R)=>[R/wi,`var(--gp-${Dn(n)}-${R})`]),f={type:"heatmap",x:t.values,y:e.values,colorscale:u,zmin:0,zmax:wi,showscale:!1,xgap:2,
ygap:2,z:a(N=>Number.isFinite(l(N))?o.level(l(N)):null),text:a(c),texttemplate:"%{text}",hovertext:a(h),hoverinfo:"text"},y=Math.min(760,Math.max(220,96+42*e.values.
length)),W={type:"category",showgrid:!1};return Gt(s("{metric} over {columns} and {rows}",{metric:s(n.title),columns:t.knob,rows:e.knob}),[f],Xe(t.knob,{...W,side:"\
top"}),Xe(e.knob,{...W,autorange:"reversed"}),{height:y,margin:{l:52,r:18,t:60,b:16}})}function bc({knob:t,metric:e,points:n,wide:o}){let r=n.map(({label:R})=>R.trim()===""?NaN:Number(R)),i=r.every(Number.isFinite)?{linear:"linear",log:"log",order:"\
category"}[ys(r).name]:"category",a=n.map((R,L)=>({...R,x:i==="category"?R.label:r[L]}));i!=="category"&&a.sort((R,L)=>Number(R.x)-Number(L.x));let l=a.filter(({
value:R})=>Number.isFinite(R)),c=l.flatMap(({value:R,each:L})=>[R,...L]),h=o&&c.length>0&&Math.min(...c)>0,u=({label:R,value:L,range:q,best:M})=>`${R}: ${Pe(e,L)}${q?
` (${q})`:""}${M?`, ${s("the best")}`:""}`,f={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:a.map(({x:R})=>R),y:a.map(({value:R})=>Number.
isFinite(R)?R:null),text:a.map(u),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",symmetric:!1,color:"var(--g\
p-muted)",thickness:1.5,width:4,array:a.map(({value:R,each:L})=>L.length>1?Math.max(...L)-R:0),arrayminus:a.map(({value:R,each:L})=>L.length>1?R-Math.min(...L):
0)}},y={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:l.map(({x:R})=>R),y:l.map(({value:R})=>R),
text:l.map(({value:R,best:L})=>l.length<=12||L?Pe(e,R)+(L?" ★":""):"")},W=s(e.title),N=`${W}${e.unit?` (${s(e.unit)})`:""}${h?`, ${s("logarithmic scale")}`:""}`;
return Gt(s("{metric} over {knob}",{metric:W,knob:t}),[f,y],Xe(t,{type:i}),Xe(N,h?{type:"log"}:{}))}function xs(t,{metric:{meaning:e,formula:n,unit:o,live:r}}){let i=[o?s("In {unit}.",{unit:s(o)}):"",r?"":s("It is known when the runs of a cell have ended.")],a=t.
querySelector(".gp-metric-term")||d("span","gp-metric-term");t.replaceChildren(a,`: ${s(e)} `,d("span","gp-formula",s(n)),...i.filter(Boolean).map(l=>` ${l}`))}
function kc(t,e,n){let{low:o,high:r,best:i,scale:a,flat:l}=n,c=e.metric,h=e.group.groups.some(N=>Ot(c,N)),u=N=>N&&e.nameOf(N.number)+N.values[c.name],f=[c.name,
u(o),u(r),i&&i.number,a.name,l,h].join();if(t.dataset.key===f||(t.dataset.key=f,t.replaceChildren(),!o))return;let y=(N,R)=>{let L=d("span"),q=d("b","",Pe(c,R.values[c.
name],{unit:!0}));return L.append(...be(N,{value:q,cell:e.nameOf(R.number)})),L};l?t.append(y(s("The same everywhere: {value}"),o)):t.append(y(s("lowest {value}\
 at {cell}"),o),lm(Dn(c)),y(s("highest {value} at {cell}"),r));let W=[a.name==="log"&&s("Coloured on a logarithmic scale."),a.name==="order"&&s("Coloured by ran\
k, because some values are far from the rest."),h&&s("Small numbers: from the lowest to the highest of a cell’s seeds."),i&&(c.better==="more"?s("★ best: high\
er is better, seed by seed"):s("★ best: lower is better, seed by seed"))];t.append(...W.filter(Boolean).map(N=>d("span","",N)))}function lm(t){let e=d("span",
"gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let o=d("i");o.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(o)}return e}function yc(t,e,n,o){
let r=e.view!=="heat"?void 0:e.isList?cm(e,n):e.isSettled?dm(e,n):void 0;ge(t,r,i=>o(e.isList?e.inOrder[i.pointNumber].number:e.inRow(i.pointNumber[0])[i.pointNumber[1]].
number))}function cm(t,{best:e,scale:n}){let o=t.metric,[{knob:r,values:i}]=t.axes,a=t.inOrder.map(l=>({label:i[l.place[1]],value:l.values[o.name],each:(l.each[o.
name]||[]).filter(J),range:Ot(o,l),best:e===l}));return bc({knob:r,metric:o,points:a,wide:n.name!=="linear"})}function dm(t,e){return wc({axes:t.axes,metric:t.metric,
heat:e,at:(n,o)=>t.inRow(n)[o]})}var bi=({name:t})=>t==="ended";function Tt(t,{values:e,each:n,entries:o},{unit:r=!1}={}){let i=e[t.name],a=(n[t.name]||(o.length===1?[i]:[])).filter(J);return!bi(
t)||!a.length?Pe(t,i,{unit:r}):s("{count} of {all}",{count:z(a.filter(Boolean).length),all:z(a.length)})}var hm={tokens:"length",time:"time",tokens_per_second:"speed",mean_logprob:"mean-logprob",perplexity:"perplexity",entropy:"entropy",model_entropy:"entropy",distinct_1:"\
distinct-n",distinct_2:"distinct-n",distinct_3:"distinct-n",repetition:"repetition",self_bleu:"self-bleu",characters:"length",words:"length",ended:"ending"},xc=4;
function Kn(t,e,n,o){let{name:r,unit:i,meaning:a,formula:l,better:c}=e,h=c==="more"?s("More is better."):c==="less"?s("Less is better."):"",u={meaning:[s(a),h].
filter(Boolean).join(" "),formula:s(l),unit:i?s(i):""};se(t,hm[r],()=>pm(e,n,o),u)}function pm(t,e,n){let o=e.groups.filter(({values:u})=>Number.isFinite(u[t.name]));
if(!o.length)return"";let[r]=o,i=um(t,r,e.unit)||Tt(t,r,{unit:!0});if(o.length===1)return pe(i);let a=({values:u})=>u[t.name],[l,c]=[o.reduce((u,f)=>a(f)<a(u)?f:
u),o.reduce((u,f)=>a(f)>a(u)?f:u)],h={name:n(r.number),words:i,low:Tt(t,l),lowest:n(l.number),high:Tt(t,c),highest:n(c.number)};return h.low===h.high?s("{name}:\
 {words}; the same for all.",h):s("{name}: {words}; of all, the lowest is {low} ({lowest}), the highest {high} ({highest}).",h)}function um(t,e,n){let o=e.values[t.
name],r=Tt(t,e,{unit:!0}),i=u=>J(u)&&Pe(t,u)===Pe(t,o);if(t.name==="ended")return"";let a=(e.each[t.name]||[]).filter(J);if(t.name==="perplexity"){let u=vc(e),f=u.
reduce((y,{raw:W})=>y+W,0);return!u.length||!i(Math.exp(-f/u.length))?"":`exp(−(${U(f)}) / ${z(u.length)}) = ${r}`}if(a.length>1){if(!i(a.reduce((y,W)=>y+W,0)/
a.length))return"";let u=a.map(y=>Pe(t,y)),f=u.length>xc?[...u.slice(0,xc-1),"…",u.at(-1)].join(" + "):u.join(" + ");return s("the mean of {count} runs, ({sum\
}) / {count} = {value}",{count:z(a.length),sum:f,value:r})}if(t.name==="tokens_per_second"){let{tokens:u,time:f}=e.values;return!u||!f||!i(u/f)?"":F(u,"{count} \
token in {time} s = {value}","{count} tokens in {time} s = {value}",{time:X(f,2),value:r})}let l={mean_logprob:"logprob",entropy:"entropy"}[t.name],c=l&&e.entries.
length===1?vc(e):[],h=c.reduce((u,f)=>u+Oe(f[l],n),0);return!c.length||!i(h/c.length)?"":Nt(X(h,2),z(c.length),r)}function vc({entries:t}){let e=n=>fe(n)??-1/0;
return t.flatMap(n=>n.log?Ne(n.log).filter(({given:o})=>!o).map(({chosen:o,distribution:r})=>({raw:e(o.raw_logprob),logprob:e(o.logprob),entropy:r.entropy_after})):
n.tokens.map(({raw_logprob:o,logprob:r,entropy:i})=>({raw:e(o),logprob:e(r),entropy:i})))}var fm={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},Mt=t=>Po(fm,t,"■"),Et=t=>t==="failed"?[s("an erro\
r"),s("ended in an error")]:Le(t),st=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,Vt=t=>t.log?t.log.numTokens:t.tokens.length;function je(t){return st(
t)?"failed":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function Gn(t){let e=je(t);
return e?e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function Jt({tokens:t,ended:e},n=1/0){if(e&&e.text!==
null&&e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:r}of t)if(o+=r??"",o.length>=n)break;return o}function ki(t,e){let n=d("span","gp-stepper"),[o,r,i]=[d("button","","‹"),d("span"),d("button","","›")];n.append(o,r,i);let a=0,l=h=>u=>{u.stopPropagation(),
yi(t,a,h)};[[o,-1,s("The text of the previous seed")],[i,1,s("The text of the next seed")]].forEach(([h,u,f])=>{Q(h,{type:"button","aria-label":f,tabindex:e}),h.
addEventListener("click",l(u))});function c(h){a=h;let{entries:u}=t.groups[h];n.hidden=u.length<2,A(r,`${u.indexOf(t.shownOf(h))+1}/${u.length}`)}return{box:n,draw:c}}
function yi(t,e,n){let{entries:o}=t.groups[e],r=o.indexOf(t.shownOf(e));t.showEntry(e,(r+n+o.length)%o.length)}function Sc(t,e,{nameOf:n,promptOf:o}){let r=L=>t.
querySelector(".gp-whole"+L),i=r(""),a=ki(e,0),l=d("span"),c=d("button","gp-button",s("Open as one run"),{type:"button"});r("-tools").append(a.box,l,c);let h=null;
function u(L){let q=r("-text"),M=Jt(L);q.childElementCount||q.append(d("span","gp-prompt"),d("span")),A(q.firstChild,o(h)+(e.apart?`
`:"")),A(q.lastChild,M);let E=je(L),_=Vt(L),k=E?E!=="failed"&&`${Mt(E)} ${Et(E)[1]}`:_?s("still being written"):s("queued");A(r("-end"),[F(_,"{count} token","{c\
ount} tokens"),k].filter(Boolean).join(" · "))}function f(L){let q=st(L),M=r("-problem");M.hidden=!q,q&&M.replaceChildren(d("b","","✕ "),`${s(q.message)} ${s(
q.fix)}`)}function y(L){let q=L.entries.length;A(r("-over"),q>1?s("Metrics of the {count} runs of this cell together, most as their mean:",{count:z(q)}):s("Metr\
ics:"));let M=te(r("-values"),e.metrics.length,()=>{let E=d("div"),_=d("dt");return _.append(d("span")),E.append(_,d("dd")),E});e.metrics.forEach((E,_)=>{let[k]=M[_].
firstChild.children;A(k,s(E.title)),Kn(k,E,e,n),A(M[_].lastChild,Tt(E,L,{unit:!0}))})}function W(){if(h===null)return;let L=e.shownOf(h);A(r("-title"),n(h)),Q(i,
{"aria-label":n(h)}),a.draw(h),A(l,(L.seed??null)===null?"":s("seed {seed}",{seed:L.seed})),c.hidden=!e.canAsk,u(L),f(L),y(e.groups[h])}function N(L){h=L,W(),i.
open||i.showModal(),i.scrollTop=0}function R(){i.open&&i.close(),h=null}return c.addEventListener("click",()=>{let{number:L}=e.shownOf(h);R(),e.ask({type:"open",
entry:L})}),i.addEventListener("close",()=>{h=null}),i.addEventListener("click",({target:L})=>L===i&&R()),i.addEventListener("keydown",L=>L.stopPropagation()),t.
querySelector(".gp-shut").addEventListener("click",R),{show:N,shut:R,draw:W}}var _c={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function Oc(t){mm(t),gm(
t)}function mm(t){let{table:e,whole:n,group:o}=t;function r([i,a]){let l=e.tBodies[0].rows[i];!l||a<0||t.focus(l.cells[Math.min(a+1,l.cells.length-1)],!0)}e.addEventListener(
"keydown",i=>{let a=i.target.closest("td");if(!a||i.ctrlKey||i.altKey||i.metaKey)return;let{gpGroup:l}=a,c=a.parentElement;if(i.key==="Enter")n.show(l);else if(i.
key===" ")yi(o,l,1);else if(Object.hasOwn(_c,i.key))r(_c[i.key](c.sectionRowIndex,a.cellIndex-1));else return;i.preventDefault()}),e.addEventListener("click",i=>{
let a=i.target,l=a.closest("td");!l||a.closest(".gp-stepper")||(t.focus(l),n.show(l.gpGroup))}),e.addEventListener("focusin",({target:i})=>{i.tagName==="TD"&&t.
focus(i)})}function gm(t){let{state:e,field:n,select:o}=t,r=t.part("switch");o.addEventListener("change",()=>{e.metricName=o.value,xs(t.part("metric-meaning"),e),
t.nameMetric(),t.drawValues()}),r.addEventListener("click",({target:i})=>{let a=i.dataset.view;if(a){e.view=a;for(let l of r.children)l.setAttribute("aria-press\
ed",String(l.dataset.view===a));n.classList.toggle("gp-as-heat",a==="heat"),t.drawValues()}})}var Tc="perplexity",vs=class{constructor(e){this.group=e,this.view="texts",this.metricName="",this.axes=[]}begin(){this.axes=this.group.header.axes.map(({knob:n,
values:o})=>n==="prompt"?{knob:s("prompt"),values:Hn(o),prompts:o}:{knob:n,values:o});let e=this.group.metrics.map(({name:n})=>n);e.includes(this.metricName)||(this.
metricName=e.includes(Tc)?Tc:e[0])}get isList(){return this.axes.length<2}get isSettled(){return!!this.group.done}get metric(){return this.group.metrics.find(({
name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.place[1])}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===
e)}promptOf(e){let{place:n}=this.group.groups[e],o=this.axes.findIndex(({prompts:r})=>r);return o<0?this.group.header.prompt:this.axes[o].prompts[n[1-o]]}nameOf(e){
let{place:n}=this.group.groups[e];return this.axes.map(({knob:o,values:r},i)=>`${o} ${r[n[1-i]]}`).join(", ")}failuresIn(e){let{entries:n}=this.group.groups[e],
o=n.filter(st).length;return o&&n.length>1?s("{count} of {all}",{count:z(o),all:z(n.length)}):""}standingOf(e){let n=this.group.shownOf(e);return st(n)?"failed":
je(n)?"":Gn(n)==="decoding"?"decoding":this.group.done?"did not run":"queued"}};var Mc=300,Ec={failed:()=>s("failed"),decoding:()=>s("decoding"),queued:()=>s("queued"),"did not run":()=>s("did not run"),"":()=>""},wm=t=>t===""?s("(empty)"):
t==="decoding"?"…":Ec[t](),xi=(t,{values:e,prompts:n},o)=>{let r=d("th",t==="row"?"gp-side":"",null,{scope:t});return n?r.append(d("bdi","",e[o],{title:n[o]})):
r.append(le(e[o])),r};function bm(){let t=d("th","gp-metric-name",null,{scope:"col"});return t.append(d("span")),t}function $t(t,e){let n=d(t);return n.append(...e),
n}var Ss=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.field=this.part("field"),this.table=this.field.firstElementChild,this.select=this.
part("metric"),this.chart=this.part("metric-chart"),this.whole=Sc(e,this.group,{nameOf:o=>n.nameOf(o),promptOf:o=>n.promptOf(o)}),this.cells=[],this.focused=null}part(e){
return this.root.querySelector(".gp-"+e)}build(){let{state:e,group:n,select:o}=this;this.whole.shut(),e.begin(),o.replaceChildren(...n.metrics.map(({name:l,title:c})=>d(
"option","",s(c),{value:l}))),o.value=e.metricName;let[{knob:r},i]=e.axes,a=i?s("{one} and {other}",{one:r,other:i.knob}):r;A(this.part("title"),a);for(let l of[
this.field,this.chart])l.classList.toggle("gp-on-one-axis",e.isList);this.cells=n.groups.map(l=>this.makeCell(l)),this.table.replaceChildren(...e.isList?this.listRows():
this.gridRows()),this.table.setAttribute("aria-label",s("The runs over {knobs}",{knobs:a})),this.focus(this.cells.length?this.cells[0].cell:null),xs(this.part("\
metric-meaning"),e),this.nameMetric()}makeCell({number:e}){let n=d("td","",null,{role:"gridcell",tabindex:"-1"}),o=d("div","gp-cell-top"),[r,i]=[d("span","gp-va\
lue"),d("span","gp-star","★")],[a,l]=[d("small","gp-seeds-range"),d("span","gp-some-failed")],c=d("bdi","gp-cell-text"),h=ki(this.group,-1);return i.hidden=!0,
o.append(r,i,a,l,h.box),n.append(o,c),n.gpGroup=e,{cell:n,top:o,value:r,star:i,range:a,failed:l,text:c,stepper:h,colour:""}}gridRows(){let{state:e,cells:n}=this,
[o,r]=e.axes,i=d("th","gp-knob",null,{scope:"colgroup",colspan:o.values.length});i.append(d("span","",o.knob));let a=d("th","gp-side",r.knob,{scope:"col",rowspan:2}),
l=[$t("tr",[a,i]),$t("tr",o.values.map((h,u)=>xi("col",o,u)))],c=h=>e.inRow(h).map(({number:u})=>n[u].cell);return[$t("thead",l),$t("tbody",r.values.map((h,u)=>$t(
"tr",[xi("row",r,u),...c(u)])))]}listRows(){let{state:e,cells:n}=this,[o]=e.axes,{knob:r}=o,i=$t("tr",[d("th","gp-side",r,{scope:"col"}),bm()]),a=e.inOrder.map(
({number:l,place:c})=>$t("tr",[xi("row",o,c[1]),n[l].cell]));return[$t("thead",[i]),$t("tbody",a)]}drawText(e){let{state:n,group:o}=this,{cell:r,text:i,stepper:a,
failed:l}=this.cells[e],c=o.shownOf(e),h=st(c),u=n.failuresIn(e);A(l,u&&`✕ ${u}`);let f=h?`✕ ${s("failed")}`:Jt(c,Mc).slice(0,Mc).trim();A(i,f||wm(n.standingOf(
e))),ue(r,["gp-cell",h&&"gp-broken",!f&&"gp-quiet"].filter(Boolean).join(" ")),a.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.
drawText(e))}drawQuiet(){this.cells.forEach(({cell:e},n)=>e.classList.contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,o=e.metric;
if(!o)return;let r=gc(o,n.groups);for(let i of n.groups)this.drawValue(i,o,r);this.nameMetric(),kc(this.part("legend"),e,r),this.field.hidden=e.view==="heat"&&!e.
isList&&e.isSettled,A(this.part("hint"),this.field.hidden?s("Click a cell for its full text. Drag to zoom; double-click to see all again."):s("Click a cell, or \
press Enter, for its full text; the arrow keys move between cells.")),yc(this.chart,e,r,i=>this.whole.show(i))}nameMetric(){let{state:e,group:n}=this,o=e.metric;
if(!o)return;let[r]=this.root.querySelectorAll(".gp-metric-term");r.id||="gp-metric-"+Math.random().toString(36).slice(2,8),Q(this.table,{"aria-describedby":r.id});
let i=[r,...e.isList?[this.part("metric-name").firstChild]:[]];for(let a of i)A(a,s(o.title)),Kn(a,o,n,l=>e.nameOf(l))}drawValue(e,n,o){let r=this.cells[e.number],
{top:i,value:a,star:l,range:c}=r,h=e.values[n.name],u=Number.isFinite(h),f=u?`var(--gp-${Dn(n)}-${o.level(h)})`:"";r.colour!==f&&(i.style.backgroundColor=r.colour=
f),ue(i,u?"gp-cell-top":"gp-cell-top gp-none"),A(a,u?Pe(n,h):e.entries.length===1&&st(e.entries[0])?"✕":"–"),A(c,u?Ot(n,e):""),l.hidden=o.best!==e,this.describe(
e.number)}describe(e){let{state:n}=this,{cell:o,star:r,value:i,range:a}=this.cells[e],l=s((n.metric||{}).title),c=n.failuresIn(e),h=[n.nameOf(e),a.textContent?s(
"{metric}: {value}, over its seeds {range}",{metric:l,value:i.textContent,range:a.textContent}):`${l}: ${i.textContent}`,r.hidden?"":s("best"),c&&s("failed: {sh\
are}",{share:c}),Ec[n.standingOf(e)]()];Q(o,{"aria-label":we(h)})}focus(e,n=!1){this.focused&&(this.focused.tabIndex=-1),this.focused=e,e&&(e.tabIndex=0,n&&(e.focus(
{preventScroll:!0}),this.reveal(e)))}reveal(e){let{field:n,table:o}=this,[r,i]=[n.getBoundingClientRect(),e.getBoundingClientRect()],a=r.left+e.parentElement.firstElementChild.
offsetWidth,l=r.top+o.tHead.offsetHeight;n.scrollLeft+=Math.min(0,i.left-a)||Math.max(0,i.right-r.right),n.scrollTop+=Math.min(0,i.top-l)||Math.max(0,i.bottom-r.
bottom),(i.top<0||i.bottom>innerHeight)&&e.scrollIntoView({block:"nearest",inline:"nearest"})}};function $c(t,e){let n=new Ss(t,new vs(e));return Oc(n),o=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}o.run&&
n.build(),o.run||o.pair||o.status?n.drawTexts():o.steps&&new Set([...o.entries].map(r=>e.entries[r].group)).forEach(r=>n.drawText(r)),o.measured&&n.drawQuiet(),
(o.run||o.measured||o.status)&&n.drawValues(),n.whole.draw()}}var Ac=[["stop","■",t=>s("Stop lane {lane}",{lane:t})],["select","✎",t=>s("Edit lane {lane}",{lane:t})],["copy","❐",t=>s("Copy lane {lane}",{lane:t})],["l\
eft","◀",t=>s("Move lane {lane} to the left",{lane:t})],["right","▶",t=>s("Move lane {lane} to the right",{lane:t})],["remove","✕",t=>s("Remove lane {lane\
}",{lane:t})]],_s=class{constructor(e,n){this.group=n;let o=d("div","gp-lane-head");this.name=d("button","gp-lane-name",null,{type:"button"}),this.letter=d("b",
"gp-letter"),this.title=d("bdi","gp-lane-title"),this.reference=d("span","gp-lane-reference",s("reference")),this.name.append(this.letter,this.title,this.reference),
this.tools=d("span","gp-lane-tools"),this.buttons=Object.fromEntries(Ac.map(([i,a])=>{let l=d("button","gp-button",a,{type:"button","data-do":i});return this.tools.
append(l),[i,l]})),o.append(this.name,this.tools),this.prompt=d("p","gp-lane-prompt",null,{dir:"auto"}),this.settings=d("p","gp-lane-settings"),this.changed=d("\
p","gp-lane-changed",`△ ${s("changed since this run")}`),this.state=d("p","gp-lane-state"),this.doing=d("b"),this.tokens=d("span","gp-lane-count"),this.company=
d("span","gp-lane-company","",{tabindex:"0","data-tip":""}),this.state.append(this.doing,this.tokens,this.company),this.parts=d("p","gp-lane-parts"),this.seeds=
d("p","gp-lane-seeds"),this.back=d("button","gp-button","◀",{type:"button","data-seed":"-1","aria-label":s("Previous seed")}),this.on=d("button","gp-button","\
▶",{type:"button","data-seed":"1","aria-label":s("Next seed")}),this.seed=d("span","","",{"aria-live":"polite"}),this.seeds.append(this.back,this.seed,this.on),
this.problem=d("div","gp-problem"),this.why=d("span"),this.problem.append(d("b","","✕ "),this.why);let r=d("div","gp-lane-top");r.append(o,this.prompt,this.settings,
this.changed,this.state,this.parts,this.seeds,this.problem),e.append(r)}draw({lane:e,ran:n,place:o,lanes:r,isReference:i,parts:a,told:l}){let c=n?this.group.shownOf(
n.number):null;A(this.letter,e.label),A(this.title,_e(e.title)),Z(this.reference,i),Q(this.name,{"aria-pressed":String(i),title:i?s("The other lanes are compare\
d with this one"):s("Compare the others with {lane}",{lane:e.label})}),this.name.disabled=!n,this.drawTools(e,o,r),this.drawStop(n),Z(this.prompt,!!e.prompt),e.
prompt&&ks(this.prompt,e.prompt),A(this.settings,ym(e,c,n).join(" · ")),Z(this.changed,!!n&&km(e,n)),this.drawState(c),A(this.parts,a),Z(this.parts,!!a),this.drawSeeds(
c,n),this.drawProblem(e,l)}drawTools(e,n,o){Z(this.tools,this.group.canAsk);let r={left:n===0,right:n===o-1,remove:o===1,copy:o>=bo};for(let[i,,a]of Ac){i!=="st\
op"&&Z(this.buttons[i],!e.prompt);let l=i==="select"&&e.selected?s("Lane {lane} is shown in the settings",{lane:e.label}):a(e.label);Q(this.buttons[i],{title:l,
"aria-label":l,"aria-disabled":String(!!r[i])})}A(this.buttons.select,e.selected?`✎ ${s("editing")}`:"✎"),Q(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){
let{stop:n}=this.buttons,o=!!e&&this.group.running&&e.entries.some(({log:r})=>!r.finished&&!r.failed);!o&&n===document.activeElement&&this.name.focus(),Z(n,o)}drawState(e){
if(Z(this.state,!!e),!e)return;let{log:n}=e;A(this.doing,xm(n,this.group.done));let o=Ne(n).length;A(this.tokens,o?F(o,"{count} token","{count} tokens"):"");let r=vi.
get(n);n.shared>1&&vi.set(n,{others:Math.max(n.shared-1,r?r.others:0),apart:n.apart&&(!r||r.apart)});let i=vi.get(n);if(Z(this.company,!!i),!i)return;let{others:a,
apart:l}=!n.running||n.shared<2?i:{others:n.shared-1,apart:n.apart};A(this.company,l?F(a,"in turn with another run","in turn with {count} others"):F(a,"together\
 with another run","together with {count} others")),Q(this.company,{"data-tip":l?s("It has forward passes of its own, in turn with those of the others: no other\
 run uses its model, or it reads or writes several tokens at once."):s("Decoded in one batch with the other runs on this model: each forward pass gives all of t\
hem their next token.")})}drawSeeds(e,n){let o=n?n.entries.length:0;Z(this.seeds,o>1),!(o<2)&&(A(this.seed,s("seed {seed}, {place} of {all}",{seed:Lc(e)??"–",
place:n.shown+1,all:o})),Q(this.back,{"aria-disabled":String(n.shown===0)}),Q(this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){
let r=s(n),i=o.get(r)??e;r&&o.set(r,i),Z(this.problem,!!r),A(this.why,!r||i===e?r:s("The same as in lane {lane}.",{lane:i}))}},bo=8,vi=new WeakMap,Lc=({seed:t,log:e})=>t??
(e&&e.started?e.started.seed:null);function km(t,e){let n=(o,r)=>JSON.stringify(o[r]===""?null:o[r]??null);return["model","seed","settings","prompt"].some(o=>n(
t,o)!==n(e,o))}function ym(t,e,n){let o=e&&n.seed===t.seed&&n.entries.length===1?Lc(e):null,r=t.seed??o;return[t.model,_e(t.settings??""),r===null?"":s("seed {s\
eed}",{seed:r})].filter(Boolean)}function xm(t,e){let{queued:n,loading:o,started:r,failed:i,finished:a}=t;return i?`✕ ${s("stopped by an error")}`:a?`■ ${a.
sequences.length?Le(a.sequences[0].stop_reason)[1]:s("ended")}`:e?r?`■ ${s("was stopped")}`:s("did not run"):o?vn(o):n?n.ahead?F(n.ahead,"waiting for another \
run","waiting for {count} others"):s("starting …"):r?`● ${s("decoding …")}`:s("waiting for its turn")}var Os=class{constructor(e){this.log=e,this.clear()}clear(){this.at=null,this.place=null}get steps(){return this.log.canvasSteps}get number(){return this.at===null?
this.steps.length-1:Math.min(this.at,this.steps.length-1)}get step(){return this.steps[this.number]||null}get canvas(){let{canvas:e}=this.step;return this.steps.
filter(n=>n.canvas===e)}get before(){let{canvas:e}=this.step;return this.steps.filter((n,o)=>n.canvas<e&&this.steps[o+1]&&this.steps[o+1].canvas!==n.canvas)}get numCanvases(){
return this.steps.length?this.steps.at(-1).canvas+1:0}earlier(e){let n=this.steps[this.number-1];return n&&n.canvas===this.step.canvas?n.places[e]:null}accepted(e){
if(!this.step.places[e].accepted)return null;let n=this.earlier(e);return n&&n.accepted?"again":"newly"}get counts(){let e=this.step.places.map((n,o)=>this.accepted(
o));return{places:e.length,accepted:e.filter(Boolean).length,newly:e.filter(n=>n==="newly").length}}get end(){let{eos_token_ids:e,effective:n}=this.log.started;
if(!Number.isInteger(n.pad_token_id))return 1/0;let o=this.step.places.findIndex(({token_id:r})=>e.includes(r));return o<0?1/0:o+1}history(e){let n=this.canvas,
o=n.at(-1).places[e],r=n.length-1;for(;r>0&&n[r-1].places[e].token_id===o.token_id;)r-=1;return{since:r,accepted:n.filter(i=>i.places[e].accepted).length,count:n.
length,last:o}}};function Cc({canvasSteps:t,finished:e}){return e?e.sequences.map(({text:o})=>o).join(""):t.filter(({canvas:o},r)=>!t[r+1]||t[r+1].canvas!==o).flatMap(
({places:o})=>o.map(({piece:r})=>r??"")).join("")}var Ts=({logprob:t,entropy:e})=>({probability:ee(t),rawProbability:0,rank:1,surprisal:-(t??0),entropyBefore:e,
entropyAfter:e});var Ms=class{constructor(e,n){this.body=e,this.written=d("div","gp-lane-written"),e.append(this.written),this.entries=n,this.width=0,this.timer=0,this.clear(null),
e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e),new ResizeObserver(
()=>this.laidOut()).observe(this.written)}clear(e){this.log=e,this.written.replaceChildren(),this.rows=new nt(this.written),this.tokens=[],this.steps=[],this.dimmed=
0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:r},{shade:i,unit:a}){if(this.log!==e&&this.clear(e),e.denoises){A(this.written,
Cc(e));return}let{keep:l,added:c}=vt(this.steps,Ne(e).at(-1)||null);l<this.tokens.length&&this.cut(l);for(let h of c)this.append(h,i,a);this.dim(n),this.signAt(
o?this.tokens[n]:null,o,r,a),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){_t(this,e),this.steps.length=e,this.dimmed=Math.min(this.dimmed,e),
this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let r={...e.chosen,piece:e.piece},i=d("span","gp-token",null,{role:"button",tabindex:"-1"});Ve(
i,r);let a=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(i,{token:r,step:e,index:e.index,lane:this}),e.given&&(i.dataset.given=
""),zt(this,i,r,a),this.steps.push(e),this.describe(i,o),this.shade(i,n)}shade(e,n){Ut(e.querySelector(".gp-ink"),n,$e(this.entries.get(e).step))}describe(e,n){
let{token:o,step:r,index:i}=this.entries.get(e),a=[s("token {number}: {text}",{number:i+1,text:Y(o.text)}),...Vo(r,n),this.whyOf(e)];e.setAttribute("aria-label",
a.filter(Boolean).join(", "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?s("given, not chosen"):""].filter(Boolean).join(
", ")}dim(e){let n=Math.min(e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-shared");for(let o=this.dimmed;o<n;o++)this.
tokens[o].classList.add("gp-shared");this.dimmed=n}signAt(e,n,o,r){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.parts===n))return;let i=this.sign;this.
sign=e||null,this.said=o,i&&(delete i.dataset.parts,this.describe(i,r)),e&&(e.dataset.parts=n,this.describe(e,r))}redraw({shade:e,unit:n}){for(let o of this.tokens)
this.shade(o,e),this.describe(o,n)}laidOut(){this.rows.settle(),this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7)}resized(){let{clientWidth:e}=this.
body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}reach(e){this.stop&&(this.
stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.tokens[o+1];case"ArrowLeft":return this.
tokens[o-1];case"ArrowDown":return Je(this.tokens,o,1);case"ArrowUp":return Je(this.tokens,o,-1);case"Home":return this.tokens[0];case"End":return this.tokens.at(
-1);default:return null}}};function Pc(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),r=t.querySelector(".gp-scale"),i=t.querySelector(".gp-add"),a=new Map,l=new WeakMap,
c=En(t,n,e,k=>{let b=l.get(k);if(!b)return null;let{token:p,step:m,index:w,lane:v}=b;return{id:p.token_id,text:p.text,where:s("token {number}",{number:w+1}),step:m,
why:v.whyOf(k)}}),h=()=>({shade:o.value,unit:e.unit});function u(){return e.lanes?e.lanes.map(k=>({key:`${k.prompt?"prompt":"lane"} ${k.id}`,lane:k,number:e.groups.
findIndex(({id:b,prompt:p})=>b===k.id&&!!p==!!k.prompt)})):e.groups.map(k=>({key:`group ${k.number}`,lane:k,number:k.number}))}function f(k){let b=document.activeElement,
p=[...n.children].indexOf(b&&b.closest(".gp-lane")),m=new Set(k.map(({key:w})=>w));for(let[w,{element:v}]of a)m.has(w)||(v.remove(),a.delete(w));k.forEach(({key:w,
lane:v,number:$},C)=>{let g=a.get(w)||W(w);Object.assign(g,{lane:v,number:$}),n.children[C]!==g.element&&n.insertBefore(g.element,n.children[C]||null)}),y(),!(p<
0||document.activeElement===b)&&(b.isConnected?b.focus():n.children.length&&n.children[Math.min(p,n.children.length-1)].querySelector(".gp-lane-name").focus())}
function y(){let{clientWidth:k}=n,[b,p,m]=[240,12,4];if(!k||!a.size)return;let w=Math.max(1,Math.min(m,Math.floor((k+p)/(b+p)))),v=Math.ceil(a.size/w);n.style.setProperty(
"--lanes-in-row",Math.ceil(a.size/v))}new ResizeObserver(y).observe(n);function W(k){let b=d("li","gp-lane"),p=new _s(b,e),m=d("p","gp-note gp-not-yet",s("Not r\
un yet.")),w=d("div","gp-lane-text",null,{role:"group",dir:"auto"}),v=d("div","gp-lane-bottom");v.append(m,w),b.append(v);let $={element:b,head:p,note:m,body:w,
text:new Ms(w,l)};return a.set(k,$),$}function N(k,b,p,m){let{element:w,head:v,note:$,body:C,text:g,lane:x,number:S}=k,T=S<0?null:e.groups[S],I=gt(e),j=!!(T&&I&&
I[0]===S),O=T&&I&&!j?R(I[0],S):{shared:0,sign:"",why:"",words:""};v.draw({lane:x,ran:T,place:b,lanes:p,isReference:j,parts:O.words,told:m}),w.classList.toggle("\
gp-lane-selected",!!x.selected),Q(w,{"aria-label":s("Lane {lane}: {title}",{lane:x.label,title:_e(x.title)})}),Q(C,{"aria-label":s("Text of lane {lane}, token b\
y token. The arrow keys move along it.",{lane:x.label})}),Z($,!T),Z(C,!!T),T?g.draw(e.shownOf(S).log,O,h()):g.log&&g.clear(null)}function R(k,b){let p=Ie(e,k),[
m,w]=[k,b].map(T=>e.shownOf(T).log),{kind:v,at:$,shorter:C}=bs(e,k,b),g=$[1];if(v==="apart"){let{chosen:T}=Ne(m)[$[0]],I=s("here it diverges from {lane}, which \
has {token}",{lane:p,token:Y(T.text)});return{shared:g,sign:`≠${p}`,why:I,words:`≠ ${s("diverges from {lane} at token {number}",{lane:p,number:g+1})}`}}let x={
shared:g,sign:"",why:""};if(!g)return{...x,words:""};let S=[m,w].map(T=>!!(T.finished||T.failed||e.done));return(v==="same"?!(S[0]&&S[1]):!S[C])?{...x,words:`= ${s(
"the same as {lane} so far",{lane:p})}`}:v==="same"?{...x,words:`= ${s("the same as {lane}",{lane:p})}`}:{...x,words:`= ${C?s("the same as {lane}, which continu\
es",{lane:p}):s("the same as {lane}, then continues",{lane:p})}`}}function L(k){let{header:b}=e,p=b&&!e.groups.some(({prompt:m})=>m)?b.prompt:"";Z(t.querySelector(
".gp-asked"),!!p),Me(t.querySelector(".gp-asked-text"),p,{plain:!0}),Z(t.querySelector(".gp-parting-key"),!!gt(e)),Z(i.parentNode,e.canAsk&&!k.some(({lane:m})=>m.
prompt)),Q(i,{"aria-disabled":String(k.length>=bo),title:k.length>=bo?s("At most {count} lanes",{count:String(bo)}):s("A new lane at the end")})}let q=k=>[...a.
values()].find(({element:b})=>b.contains(k));n.addEventListener("click",({target:k})=>{let b=q(k),p=k.closest("button"),m=k.closest(".gp-token");b&&m&&l.has(m)&&
E(b,m),!(!b||!p||p.getAttribute("aria-disabled")==="true")&&(p.dataset.do&&e.ask({type:"lane",do:p.dataset.do,id:b.lane.id}),p.dataset.seed&&e.showEntry(b.number,
e.groups[b.number].shown+Number(p.dataset.seed)),p===b.head.name&&M(b.number))});function M(k){let b=gt(e);b&&k!==b[0]&&e.setPair(k,k===b[1]?b[0]:b[1])}function E(k,b){
k.text.reach(b),b.focus({preventScroll:!0}),b.scrollIntoView({block:"nearest"}),c.show(b)}n.addEventListener("keydown",k=>{let{target:b,key:p}=k;if(!l.has(b)||k.
ctrlKey||k.metaKey||k.altKey)return;let m=q(b),w=p==="Enter"||p===" "?b:m.text.next(b,p);!w&&!p.startsWith("Arrow")||(k.preventDefault(),w&&E(m,w))}),i.addEventListener(
"click",()=>{i.getAttribute("aria-disabled")!=="true"&&e.ask({type:"lane",do:"add"})});function _(){ft(r,o.value,e.unit)}return o.addEventListener("change",()=>{
for(let{text:k}of a.values())k.redraw(h());_()}),k=>{let b=u();if(t.hidden=!b.length&&!e.canAsk,t.hidden)return;if((k.run||k.lanes)&&f(b),k.unit){for(let{text:m}of a.
values())m.redraw(h());_()}L(b);let p=new Map;b.forEach(({key:m},w)=>N(a.get(m),w,b.length,p)),c.refresh(k.unit||k.pair)}}function qc(t,e){let i=q=>t.querySelector(".gp-"+q),a=[];function l(q){let[M,E]=[Math.min(...q),Math.max(...q)],_=[1,2,5,10,20,50,100,200,500,1e3].find(p=>Math.
floor(E/p)-Math.floor(M/p)<24)||Math.ceil((E-M+1)/24),k=Math.floor(M/_),b=Array.from({length:Math.floor(E/_)-k+1},(p,m)=>[Math.max((k+m)*_,M),Math.min((k+m+1)*_-
1,E),0]);for(let p of q)b[Math.floor(p/_)-k][2]+=1;return b}function c(q){let M=q.map(Vt).sort((p,m)=>p-m),E=M.length?l(M):[],_=JSON.stringify(E);i("bins").dataset.
key!==_&&ge(i("bins"),E.length?h(E):void 0),i("bins").dataset.key=_;let k=M.reduce((p,m)=>p+m,0)/M.length,b=(M[M.length-1>>1]+M[M.length>>1])/2;a=M,A(i("average"),
M.length?s("mean {mean}, median {median}, from {low} to {high}",{mean:X(k,1),median:z(b),low:z(M[0]),high:z(M.at(-1))}):s("none has ended yet"))}function h(q){let M=(k,b)=>k===
b?F(k,"{count} token","{count} tokens"):s("{low} to {high} tokens",{low:z(k),high:z(b)}),E=([k,b,p])=>`${M(k,b)}: ${F(p,"{count} text","{count} texts")}`,_={type:"\
bar",hoverinfo:"text",textposition:"none",text:q.map(E),x:q.map(([k,b])=>(k+b)/2),y:q.map(([,,k])=>k),width:q.map(([k,b])=>.94*(b-k+1)),marker:{color:"var(--gp-\
kept)"}};return Gt(s("Number of texts by their length in tokens"),[_],Xe(s("tokens"),{showgrid:!1}),Xe(s("texts"),{rangemode:"tozero"}),{height:220,bargap:0})}function u(){
let q=d("li"),M=d("span","",null,{"aria-hidden":"true"});return M.append(d("i","gp-bar")),q.append(d("span","gp-sign",null,{"aria-hidden":"true"}),d("span","gp-\
word"),M,d("span","gp-times")),q}function f(q){let M=new Map;for(let k of q)M.set(je(k),(M.get(je(k))||0)+1);let E=[...M].sort(([k,b],[p,m])=>m-b||(k<p?-1:1)),_=te(
i("endings"),E.length,u);E.forEach(([k,b],p)=>{let[m,w,v,$]=_[p].children;Q(_[p],{"data-end":k}),A(m,Mt(k)),A(w,Et(k)[0]),ce(v.firstChild,"width",b/q.length),A(
$,`${z(b)} · ${H(b/q.length)}`)})}function y(q){let M=q.filter(b=>je(b)==="failed"),E=q.filter(b=>je(b)!=="failed"&&!Jt(b).trim()),_=e.done?e.entries.length-q.
length:0,k=[];E.length&&k.push(F(E.length,"{count} text is empty.","{count} texts are empty.")),M.length&&k.push(F(M.length,"{count} sample failed and is counte\
d only here.","{count} samples failed and are counted only here.")),_&&k.push(F(_,"{count} sample did not finish.","{count} samples did not finish.")),A(i("oddi\
ties"),k.join(" "))}function W(q){let M=new Map;for(let p of q)M.set(Jt(p),(M.get(Jt(p))||0)+1);let E=[...M].filter(([,p])=>p>1).sort(([p,m],[w,v])=>v-m||(p<w?-1:
1));A(i("common-title"),N(M.size,q.length,E.length>0));let _=i("common"),k=E.slice(0,5),b=[..._.children].map(p=>p.gpText);k.length===b.length&&k.every(([p],m)=>p===
b[m])?k.forEach(([,p],m)=>A(_.children[m].firstChild,`${z(p)} ×`)):_.replaceChildren(...k.map(R))}function N(q,M,E){return M<2?M?F(M,"{count} text","{count} te\
xts"):"":q===1?s("All {count} texts are the same",{count:z(M)}):E?s("{count} different texts of {all}; the most frequent ones",{count:z(q),all:z(M)}):s("All {co\
unt} texts are different",{count:z(M)})}function R([q,M]){let E=d("li");if(E.gpText=q,E.append(d("span","gp-times",`${z(M)} ×`)),q.length<=150)E.append(q.trim()?
d("bdi","",qe(q)):d("span","gp-note",s("(empty)")));else{let _=d("details"),k=d("summary");k.append(d("bdi","",qe(q.slice(0,150))+"…")),_.append(k,d("p","",q,
{dir:"auto"})),E.append(_)}return E}function L(q,M){return q===M?F(M,"{count} sample","all {count} samples"):e.done?F(M,"{ended} of {count} sample ended","{ende\
d} of {count} samples ended",{ended:z(q)}):F(M,"{ended} of {count} sample ended so far","{ended} of {count} samples ended so far",{ended:z(q)})}return he(t,{lengths:()=>{
if(!a.length)return"";let q=a.reduce((M,E)=>M+E,0);return F(a.length,"{total} tokens in {count} text.","{total} tokens in {count} texts, {mean} on average.",{total:z(
q),mean:X(q/a.length,1)})}}),q=>{if(t.hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(q.run||q.status))return;q.run&&i("common").replaceChildren();let M=e.
entries.filter(k=>Gn(k)==="cut"),E=e.entries.filter(k=>je(k)&&!M.includes(k)),_=E.filter(k=>je(k)!=="failed");A(i("of"),L(E.length,e.entries.length)),c(_),f([...E,
...M]),y(E),W(_)}}var Wc="generation-playground.columns",vm=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","words","ended"],Es=class{constructor(e,n){
this.place=e,this.changed=n,this.summary=d("summary"),this.boxes=d("div","gp-column-boxes",null,{role:"group","aria-label":s("Columns of the table")}),e.append(
this.summary,this.boxes),this.chosen=new Set(Sm()||vm),this.names=""}shown(e){let n=e.map(({name:r})=>r).join();n!==this.names&&(this.names=n,this.boxes.replaceChildren(
...e.map(r=>this.box(r))));let o=e.filter(({name:r})=>this.chosen.has(r));return A(this.summary,s("Columns: {shown} of {all}",{shown:String(o.length),all:String(
e.length)})),o}box({name:e,title:n,meaning:o}){let r=d("label","",null,{title:s(o)}),i=d("input","",null,{type:"checkbox"});return i.checked=this.chosen.has(e),
i.addEventListener("change",()=>{i.checked?this.chosen.add(e):this.chosen.delete(e),_m([...this.chosen]),this.changed()}),r.append(i,` ${s(n)}`),r}};function Sm(){
try{let t=JSON.parse(localStorage.getItem(Wc)||"null");return Array.isArray(t)?t:null}catch{return null}}function _m(t){try{localStorage.setItem(Wc,JSON.stringify(
t))}catch{}}function Nc(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,r=o.cells[0].querySelector("button"),i=new Map,a=null,l=[],c=new Es(t.querySelector(".gp-\
column-choice"),()=>q()),h=({values:E},{name:_})=>Number.isFinite(E[_])?E[_]:null;function u(){let E=e.metrics.filter(p=>e.groups.some(m=>h(m,p)!==null));t.hidden=
!E.length;let _=c.shown(E);if(_.length===l.length&&_.every((p,m)=>p===l[m].metric))return;let k=document.activeElement,b=o.contains(k)?k.dataset.name:null;l.forEach(
({head:p})=>p.remove()),l=_.map(p=>{let m=d("th","",null,{scope:"col"}),{name:w,title:v,unit:$}=p,C=d("button","gp-sort",null,{type:"button","data-name":w});return Kn(
C,p,e,g=>Ie(e,g)),C.append(d("span","",s(v).replace(/-(?=\d)/g,"‑")),d("span","gp-arrow","",{"aria-hidden":"true"})),m.append(C),$&&$!==v.toLowerCase()&&m.append(
d("small","",s($))),o.append(m),{metric:p,head:m}});for(let p of i.values())te(p,1+l.length,y);b&&o.querySelector(`[data-name="${CSS.escape(b)}"]`)?.focus()}function f(){
for(let{metric:E,head:_}of l){let k=a&&a.name===E.name?a.down?"descending":"ascending":"none";Q(_,{"aria-sort":k}),A(_.querySelector(".gp-arrow"),{descending:" \
▼",ascending:" ▲",none:""}[k])}}o.addEventListener("click",({target:E})=>{let _=E.closest(".gp-sort");if(!_)return;let k=l.map(b=>b.metric).find(({name:b})=>b===
_.dataset.name);if(!k)a=null;else{let b=k.better!=="less",p=a&&a.name===k.name;p&&a.down!==b?a=null:a={name:k.name,down:p?!b:b}}q()});function y(){let E=d("td"),
_=d("span","gp-value");_.append(d("b","gp-best-sign","",{"aria-hidden":"true"}),d("span"),d("span","gp-hidden"),d("small","gp-seeds-range"));let k=d("span","gp-\
track");return k.append(d("i")),E.append(_,k),E}function W(E){let _=d("tr"),k=d("th","gp-whose",null,{scope:"row"});return k.append(d("b","gp-letter"),d("bdi")),
_.append(k),te(_,1+l.length,y),n.tBodies[0].append(_),i.set(E,_),_}function N({number:E,title:_,prompt:k}){let b=i.get(E)||W(E),[p,m]=b.cells[0].children;A(p,Ie(
e,E)),A(m,dn({title:_,prompt:k}))}function R({metric:E},_){let k=e.groups.map(m=>h(m,E)),b=Math.max(...k.map(m=>Math.abs(m??0))),p=gi(E,e.groups);return k.forEach(
(m,w)=>{let v=i.get(w).cells[_+1],[$,C]=v.children,g=p!==null&&p.number===w;A($.children[0],g?"★":""),A($.children[1],Tt(E,e.groups[w])),A($.children[2],g?` ${s(
"(best)")}`:"");let x=m===null||bi(E)?"":Ot(E,e.groups[w]);A($.children[3],x&&s("over the seeds {range}",{range:x})),v.classList.toggle("gp-best",g),ce(C.firstChild,
"width",m===null||!b?0:Math.abs(m)/b)}),p!==null}function L(){let E=[...e.groups];if(a){let k=a.down?-1:1;E.sort((b,p)=>{let[m,w]=[h(b,a),h(p,a)];return m===null||
w===null?+(m===null)-+(w===null):k*(m-w)})}let[_]=n.tBodies;E.forEach(({number:k},b)=>{_.rows[b]!==i.get(k)&&_.insertBefore(i.get(k),_.rows[b]||null)})}function q(){
if(u(),t.hidden)return;a&&!l.some(({metric:_})=>_.name===a.name)&&(a=null),e.groups.forEach(N);let E=l.map(R);Z(t.querySelector(".gp-best-key"),E.some(Boolean)),
f(),L()}function M(){for(let _ of i.values())_.remove();i.clear();let{kind:E}=e.header||{};A(r,E==="lanes"?s("Lane"):E==="sweep"?s("Cell"):s("Runs")),n.classList.
toggle("gp-one",e.groups.length<2),Z(t.querySelector(".gp-sorting"),e.groups.length>1)}return E=>{E.run&&M(),(E.run||E.measured||E.lanes)&&q()}}var Rc={sweep:()=>s("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:s("Run the grid")}),
seeds:()=>s("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabilities.",{button:s("Draw \
the samples")}),trial:()=>s("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one question: whether drafts make it f\
aster, which draft length is best, or whether the texts are the same.",{button:s("Run the trial")}),precision:()=>s("Nothing has run yet. “{button}” lets the mo\
del write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each token.",{button:s("Compare precisions")}),choices:()=>s(
"Nothing has run yet. “{button}” lets the model read each answer after the prompt and shows how likely it finds every token, with and without taking the length \
out.",{button:s("Compare answers")}),watermark:()=>s("Nothing has run yet. “{button}” writes texts with and without the watermark and answers one question, or l\
ets you guess which is which.",{button:s("Run the experiment")})};function Ic(t,e){let r=t.querySelector(".gp-status"),i=t.querySelector(".gp-pace"),a=t.querySelector(
".gp-track"),l=t.querySelector(".gp-troubles"),c=t.querySelector(".gp-told"),h=t.querySelector(".gp-answered"),u=[],f=[],y=null,W=0;function N(k){let b=e.entries[k];
u[k]=Gn(b),f[k]=Vt(b)}function R(k){let b=u.length,p=k.ended+k.failed;if(p===b)return[F(b,"The run has ended","All {count} runs have ended"),""];let m=k.cut+(e.
done?k.decoding:0),w=[m&&s("{count} cut off",{count:z(m)}),!e.done&&s("{count} decoding",{count:z(k.decoding)}),!e.done&&s("{count} queued",{count:z(k.waiting)}),
e.done&&k.waiting&&s("{count} not started",{count:z(k.waiting)})].filter(Boolean),v={ended:z(p)};return[e.done?F(b,"Stopped: {ended} of {count} run ended","Stop\
ped: {ended} of {count} runs ended",v):F(b,"{ended} of {count} run ended","{ended} of {count} runs ended",v),w.map(C=>` · ${C}`).join("")]}function L(k){if(!k)
return;let b=performance.now();y??={at:b,sum:k},k!==y.last&&([y.last,W]=[k,b]);let p=W-y.at,m=p>500&&s("{rate} tokens/s in total",{rate:z(Math.round((k-y.sum)/p*
1e3))});A(i,[F(k,"{count} token","{count} tokens"),m].filter(Boolean).join(" · "))}function q(k){let b=new Map;for(let v of e.entries.filter($=>u[$.number]==="\
failed")){let $=JSON.stringify(qo(st(v)));b.set($,[...b.get($)||[],v])}let p=e.done?k.cut:0,m=JSON.stringify([[...b].map(([v,$])=>[v,$.length]),p]);if(l.dataset.
key===m)return;l.dataset.key=m,l.replaceChildren();for(let[v,$]of[...b].slice(0,8)){let C=d("p");C.append(d("b","","✕ "),`${E($)} `);for(let{knob:g,message:x,
fix:S}of JSON.parse(v))C.append(d("span","",(g?`${g}: `:"")+x),S?` ${S} `:" ");l.append(C)}let w=[...b.values()].slice(8).flat().length;w&&l.append(d("p","gp-no\
te",F(w,"{count} more run failed for other reasons.","{count} more runs failed for other reasons."))),p&&l.append(d("p","gp-note gp-stopped",M(p)))}function M(k){
return e.done.overtaken?F(k,"{count} run was stopped because another run took its place; what was written is kept.","{count} runs were stopped because another r\
un took their place; what was written is kept."):F(k,"{count} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was w\
ritten is kept.")}function E(k){let b=[...new Set(k.map(v=>e.groups[v.group].label))];if(b.length===e.groups.length)return F(k.length,"{count} run failed:","{co\
unt} runs failed:");let p=b.length-1,w=b.every(v=>v.length===1)||!p?b.join(", "):F(p,"{label} and {count} other","{label} and {count} others",{label:b[0]});return F(
k.length,"{count} run failed ({groups}):","{count} runs failed ({groups}):",{groups:w})}function _(){let k=e.found&&e.found.question,p=(k&&e.asking&&e.asking.question!==
k?e.asking.titles:{})[k];Z(h,!!p),p&&A(h,e.done?s("These runs answered “{question}”. Choose that question to see the answer.",{question:s(p)}):s("These runs\
 answer “{question}”. Choose that question to see the answer.",{question:s(p)}))}return k=>{if(t.hidden=!e.header&&!Object.hasOwn(Rc,e.name),a.hidden=!e.header,
!e.header&&!t.hidden&&A(r,Rc[e.name]()),!e.header)return;k.run?([u,f,y]=[[],[],null],A(i,""),e.entries.forEach(w=>N(w.number))):k.measured||k.status?e.entries.forEach(
w=>N(w.number)):k.entries.forEach(N);let b={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let w of u)b[w]+=1;let[p,m]=R(b);e.away&&!e.done&&([p,m]=[s("The se\
rver does not answer."),` · ${p}${m}`]),r.dataset.words!==p+m&&(r.dataset.words=p+m,r.replaceChildren(d("b","",p),m));for(let w of["ended","failed","decoding"])
ce(a.querySelector(".gp-part-"+w),"width",b[w]/Math.max(1,u.length));Q(a,{"aria-valuemax":u.length,"aria-valuenow":b.ended+b.failed,"aria-valuetext":p+m.replaceAll(
" · ",", ")}),L(f.reduce((w,v)=>w+v,0)),q(b),_(),e.done&&A(c,p)}}var $s=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],Om=t=>$s.findIndex(([e])=>Oe(t??1/0,"bits")<=e);function wt(t,e){if(!J(t))return s("infinite");let n=Oe(t,e);if(n===
0)return"0";if(n>=.001)return Pt(n,3);let[o,r]=n.toExponential(1).split("e-");return`${ve(o)} × ${Tm(r)}`}var Tm=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[e]).
join("")}`,Yt=t=>t>=1e9?s("{size} GB",{size:X(t/1e9,2)}):s("{size} MB",{size:X(t/1e6,t<1e7?2:1)});function jc(t,e){let n=b=>t.querySelector(".gp-"+b),o=n("which"),
r=new De(n("words"),{press:({number:b})=>y(b)}),i=null,a="",l="";o.addEventListener("change",()=>_());let c=()=>e.unit==="bits"?s("bits"):s("nats"),h=b=>`${wt(b,
e.unit)} ${c()}`,u=()=>(e.found&&e.found.question==="precision"?e.found.groups:[]).map((b,p)=>({...b,number:p})).filter(({pair:b})=>b&&!b.error),f=()=>u().find(
({number:b})=>String(b)===o.value)||u()[0];function y(b){i=b,_()}function W(b){let p=JSON.stringify(b.map(({number:w,title:v})=>[w,v]));if(p===l)return;l=p;let m=o.
value;o.replaceChildren(...b.map(({number:w,title:v})=>d("option","",_e(v),{value:w}))),b.some(({number:w})=>String(w)===m)&&(o.value=m)}function N({text:b,kl:p,
logprobs:[m,w],same_top:v},$){let C=s("Token {number} {token}: KL {kl}; probability {share}, here {other}",{number:z($+1),token:Y(b),kl:h(p),share:H(ee(m)),other:H(
ee(w))});return v?C:`${C}; ${s("another token is the likeliest here")}`}function R(b){let{tokens:p}=b.pair,m=JSON.stringify([b.number,e.unit,p.map(({id:w,kl:v})=>[
w,v])]);m!==a&&(a=m,r.show(p.map((w,v)=>({token:w,mark:{},number:v,words:()=>N(w,v)}))),r.tokens.forEach((w,v)=>{let $=Om(p[v].kl),C=w.querySelector(".gp-ink");
C.style.backgroundColor=`var(--gp-heat-${$s[$][1]})`,C.dataset.rank=$,w.dataset.top=p[v].same_top?"same":"other"})),r.tokens.forEach((w,v)=>{w.dataset.shown=v===
i?"yes":"no",w.setAttribute("aria-pressed",v===i)})}function L(){let b=n("legend");if(b.dataset.unit===e.unit)return;b.dataset.unit=e.unit,b.replaceChildren(s("\
KL in {unit}:",{unit:c()}));let p=w=>e.unit==="bits"?w:Number((w*Math.LN2).toPrecision(2));$s.forEach(([w,v],$)=>{let C=Number.isFinite(w)?s("to {limit}",{limit:p(
w)}):s("above {limit}",{limit:p($s[$-1][0])}),g=d("span","gp-chip",C,{"data-rank":$});g.style.backgroundColor=`var(--gp-heat-${v})`,b.append(g)});let m=d("span");
m.append(d("span","gp-wavy","abc"),` ${s("another token is the likeliest")}`),b.append(m)}function q(b,p){let m=e.charts[`kl ${p.number} ${e.unit}`];ge(n("curve\
-box"),i===null?m:jo(m,i+1,"")),M(b,p)}function M(b,p){let m=te(n("curve-keys"),b.length,()=>{let w=d("span"),v=re("svg");return Q(v,{width:30,height:8,"aria-hi\
dden":"true"}),v.append(re("path","gp-course")),Q(v.firstElementChild,{d:"M1 4H29"}),w.append(v,d("span")),w});b.forEach(({title:w,number:v},$)=>{Q(m[$].firstChild.
firstChild,{"data-line":$%6,"data-on":v===p.number?"yes":"no"}),A(m[$].lastChild,_e(w))})}function E(b){let p=b.pair.tokens[i??b.pair.max_at],m=i??b.pair.max_at,
[w,v]=p.entropies,$={number:z(m+1),token:Y(p.text),kl:h(p.kl),mine:ae(w,e.unit),theirs:ae(v,e.unit),model:_e(b.title)};A(n("said"),i!==null?s("Token {number} {t\
oken}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",$):`${s("Where they differ most, token {number} {token}: KL {kl}, entropy {mine} of th\
e reference and {theirs} of {model}.",$)} ${s("Click another token to see both models there.")}`);let C=n("sides").tHead.rows[0].cells;[e.found.groups[0],b].forEach(
({title:S},T)=>{let[I]=C[T+1].children;A(I,_e(S)),se(I,"probability",()=>s("{token}: {share} and {other}.",{token:Y(p.text),share:H(ee(p.logprobs[0])),other:H(ee(
p.logprobs[1]))}),{meaning:s("The probability that the model gave, before any logits processor.")})});let g=te(n("sides").tBodies[0],p.candidates.length,()=>{let S=d(
"tr"),T=d("th","",null,{scope:"row"});return T.append(d("span"),d("bdi")),S.append(T,...[0,1].map(()=>{let I=d("td"),j=d("div","gp-side"),O=d("span");return O.append(
d("i","gp-bar",null,{"aria-hidden":"true"})),j.append(O,d("span")),I.append(j),I})),S}),x=Math.max(...p.candidates.flatMap(([,,S,T])=>[S,T]),1e-9);p.candidates.
forEach(([S,T,...I],j)=>{let[O,...P]=g[j].cells;A(O.firstChild,S===p.id?"▶ ":""),Me(O.lastChild,T),ue(g[j],S===p.id?"gp-is-token":""),I.forEach((B,D)=>{ce(P[D].
querySelector(".gp-bar"),"width",B/x),A(P[D].firstChild.lastChild,H(B))})})}function _(){let[b,p]=[u(),f()];W(b),o.value=p.number;let{mean:m,max:w,same_top:v,max_at:$,
perplexities:[C,g],vocab:x}=p.pair;i!==null&&i>=p.pair.tokens.length&&(i=null),A(n("about"),F(p.pair.tokens.length,"{count} token of the reference, read by both",
"{count} tokens of the reference, read by both")),A(n("summary"),[s("Mean {mean}, at most {max} at token {number}, over {vocab} tokens of the vocabulary.",{mean:h(
m),max:wt(w,e.unit),number:z($+1),vocab:z(x)}),s("The same token is the likeliest for both at {share} of the places.",{share:H(v)}),s("Perplexity of the text: {\
one} and {other}.",{one:U(C),other:U(g)})].join(" ")),L(),R(p),q(b,p),E(p)}he(t,{mean:()=>{let{pair:b}=f()||{};if(!b)return"";let p=i??b.max_at,{candidates:m,kl:w}=b.
tokens[p],v=Wt(m.map(([,$,C,g])=>({text:$,p:C,q:g})),e.unit,h(w));return v&&pe(s("token {number}, {words}",{number:z(p+1),words:v}))}});let k=()=>u().length>0;return b=>{
t.hidden=!k(),b.run&&(i=null),!t.hidden&&(b.found||b.unit)&&_()}}function Bc(t,e){let n=_=>t.querySelector(".gp-"+_),o=n("measure"),r=n("from-first");o.addEventListener("change",M);let i=()=>e.found&&e.found.question==="promp\
ts"?e.found:null,a=_=>J(_)?`${wt(_,e.unit)} ${e.unit==="bits"?s("bits"):s("nats")}`:s("infinite"),l=_=>Ae(i().prompts.map(({label:k},b)=>s("{name}: {words}",{name:k,
words:_(i().read.prompts[b],b)}))),c=_=>Ae(i().prompts.slice(1).map(({label:k},b)=>{let p=_(b+1);return p&&s("{name}: {words}",{name:k,words:p})})),h=({candidates:_},k)=>_.
map(({text:b,probabilities:p})=>({text:b,p:p[0],q:p[k]}));function u({prompts:_,candidates:k},b){let{text:p,probabilities:m}=k.find(({id:w})=>w===_[b].top);return`${Y(
p)} ${H(m[b])}`}let f=({text:_,mean:k},b)=>J(k[b])?F(_.length,"{mean} over {count} token","{mean} on average over {count} tokens",{mean:a(k[b])}):"",y=(_,k)=>[[
s("prompt")],[s("tokens"),"length",s("How many tokens the model reads, including the chat template's."),()=>l(({tokens:b})=>z(b)),{formula:""}],[s("likeliest ne\
xt token"),"probability",s("The token that the model finds likeliest after this prompt, and its probability."),()=>l((b,p)=>u(k,p)),{}],[s("entropy"),"entropy",
s("Of the next token’s distribution: how uncertain the model is."),()=>l(({entropy:b})=>ae(b,e.unit)),{}],[`KL(${_} ‖ ·)`,"kl",s("How far this prompt’s dis\
tribution is from the first one’s."),()=>c(b=>Wt(h(k,b),e.unit,a(k.kl[0][b]))),{}],["JS","js",s("The same both ways; at most 0.69 nats."),()=>c(b=>a(k.js[0][b])),
{}],[s("total variation"),"total-variation",s("The share of the probability that moved."),()=>c(b=>aa(h(k,b),H(k.tv[0][b]))),{}],...k.text.length?[[s("mean KL a\
long the text"),"kl",s("The mean over the tokens of the text that follows all prompts."),()=>c(b=>f(k,b)),{}]]:[]];function W(_){let[k]=r.tHead.rows,b=te(k,_.length,
()=>d("th","",null,{scope:"col"}));_.forEach(([p,m,w,v,$],C)=>{b[C].firstChild||b[C].append(d("span")),A(b[C].firstChild,p),m&&se(b[C].firstChild,m,v,{meaning:w,
...$})})}function N(){let _=d("tr"),k=d("th","",null,{scope:"row"});return k.append(d("b","gp-letter")," ",d("bdi")),_.append(k),_}function R(_,{label:k,prompt:b},p,m){
A(_.cells[0].firstChild,k),ks(_.cells[0].lastChild,b);let{tokens:w,entropy:v,top:$,same_top:C}=m.prompts[p],g=m.candidates.find(({id:T})=>T===$),x=p===0,S=[[z(w)],
[Y(g.text),H(g.probabilities[p]),!C],[ae(v,e.unit)],[x?"–":a(m.kl[0][p])],[x?"–":a(m.js[0][p])],[x?"–":H(m.tv[0][p])],...m.text.length?[[x?"–":J(m.mean[p])?
a(m.mean[p]):s("not known")]]:[]];for(;_.cells.length>S.length+1;)_.lastElementChild.remove();for(;_.cells.length<S.length+1;){let T=d("td");T.append(d("span"),
d("small")),_.append(T)}S.forEach(([T,I="",j=!1],O)=>{let[P,B]=_.cells[O+1].children;A(P,T),A(B,I),P.classList.toggle("gp-far",j)})}function L({prompts:_,read:k}){
let b=Hn(_.map(({prompt:C})=>C)),p=k.tv[0].indexOf(Math.max(...k.tv[0])),m=k.prompts.slice(1).filter(({same_top:C})=>!C).length,w={first:_[0].label,prompt:_[p].
label,words:Y(b[p]),kl:a(k.kl[0][p]),share:H(k.tv[0][p])},v=k.tv[0][p]>0?s("{prompt} {words} moves the next token most: {share} of the probability moved, compar\
ed with prompt {first}; KL {kl}.",w):s("The distributions are the same after all prompts."),$=m?F(_.length-1,"The likeliest token is another one after {others} \
of {count} other prompt.","The likeliest token is another one after {others} of {count} other prompts.",{others:z(m)}):s("The likeliest token is the same after \
all of them.");return`${v} ${$}`}function q({waiting:_,read:k}){return k&&k.error?`${s(k.error.message)} ${s(k.error.fix)}`:_?s("The prompts are compared once a\
ll runs have ended."):s("Not known: the prompts were not all read. Run them again.")}function M(){let{value:_}=o;ge(n("matrix-box"),e.charts[_==="tv"?"tv":`${_}\
 ${e.unit}`])}function E(){let _=i(),{prompts:k,read:b}=_,p=!!b&&!b.error;if(Z(n("results"),p),Z(n("unread"),!p),A(n("unread"),p?"":q(_)),A(n("summary"),p?L(_):
""),!p)return;W(y(k[0].label,b));let m=te(r.tBodies[0],k.length,N);k.forEach((w,v)=>R(m[v],w,v,b)),ge(n("tokens-box"),e.charts.tokens),M(),Z(n("along"),b.text.length>
0),ge(n("along-box"),e.charts[`along ${e.unit}`])}return _=>{t.hidden=!i(),!t.hidden&&(_.found||_.unit)&&E()}}function Fc(t){Mm(t),Am(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function Si(t,e){if(!e.folded){t.pick(e.entry.run.at(-1));return}
let[n]=e.folded,o=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),o&&hn(t,t.views.get(n.id))}function Mm(t){let{tree:e}=t,n=o=>{let r=o.
closest(".gp-knot");return r?r.parentElement.gpView:null};e.addEventListener("click",({target:o})=>{let r=n(o);r&&(Hc(t,r),Si(t,r))}),e.addEventListener("pointe\
rmove",({target:o,pointerType:r})=>{r!=="touch"&&t.point(n(o),o.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("focusin",
o=>{let r=o.target;r.gpView&&r.matches(":focus-visible")&&t.point(r.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function Hc(t,e){t.current&&
t.current!==e&&Q(t.current.item,{tabindex:"-1"}),t.current=e,Q(e.item,{tabindex:"0"})}function hn(t,e){e&&(Hc(t,e),e.item.focus({preventScroll:!0}),e.knot.scrollIntoView(
{block:"nearest",inline:"nearest"}),t.point(e,null))}var Dc=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.gpView;function Em(t,e){e.entry&&t.state.closed.
delete(e.entry.head.id)?t.draw():hn(t,Dc(e))}function $m(t,e){e.entry&&Dc(e)?(t.state.closed.add(e.entry.head.id),t.draw()):hn(t,e.above)}var zc={ArrowDown:(t,e,n)=>hn(
t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>hn(t,n[n.indexOf(e)-1]),ArrowRight:Em,ArrowLeft:$m,Home:(t,e,n)=>hn(t,n[0]),End:(t,e,n)=>hn(t,n.at(-1)),Enter:Si," ":Si,Escape:t=>{
t.point(null),t.state.picked&&t.pick(null)}};function Am(t){t.tree.addEventListener("keydown",e=>{let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.
hasOwn(zc,e.key))return;e.preventDefault();let o=[...t.tree.querySelectorAll(".gp-branch")].filter(r=>r.offsetParent);zc[e.key](t,n,o.map(r=>r.gpView))})}var As=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,r=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:r,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),r=o.kids.get(n.token_id);r||(r=this.node(n,o),o.kids.set(n.token_id,
r),o.order.push(r)),r.samples.push(e),this.tips[e]=r}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!Lm.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},Lm=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function Kc(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function Gc(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var pn=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),Un=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},Uc=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function Cm({order:t},e){if(!e)return t.sort((o,r)=>r.samples.length-o.samples.length||Uc(o,r)),t;let n=(o,r)=>o.samples.length>r.samples.length+Math.max(.5,r.samples.
length/5);for(let o=1;o<t.length;o++)for(let r=o;r>0&&n(t[r],t[r-1]);r--)[t[r-1],t[r]]=[t[r],t[r-1]];return t}function Vc(t,{lanes:e,grows:n,opened:o=new Map,closed:r=new Set,
before:i=new Set}){let a=[],l=[],c=({id:R,samples:L})=>L.length+(n&&i.has(R)?.5:0),h=([R],[L])=>c(L)-c(R)||R.depth-L.depth||Uc(R,L),u=0;function f(R,L,q){for(u+=
1;;){let M=L.at(-1),E={head:R,run:L,kids:[],folded:[],closed:r.has(R.id)};q.push(E);let _=Cm(M,n);if(!_.length||E.closed)return;let k=1+(o.get(M.id)||0);_.slice(
1).forEach((b,p)=>(p+1<k?l:a).push([b,E])),q=E.kids,[R]=_,L=Kc(R)}}let y=R=>{for(;R.length;){let[L,q]=R.pop();f(L,Kc(L),q.kids),y(l)}},W=()=>a.splice(0).forEach(
([R,L])=>L.folded.push(R)),N=[];for(f(t.root,[t.root],N),y(l);a.length&&u<e;)a.sort(h),y([a.shift()]);W();for(let R=_i(N[0]);R.length;R=_i(N[0]))y(R),W();return Jc(
N[0]),N[0]}function _i(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(_i)]}function Jc(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(Jc)}var Pm=12,Ls=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new As,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:o}=this,r=o.entries[e],i=n.tips[e];for(let l=i?i.depth:0;l<r.tokens.length;l++)n.add(e,r.tokens[l]);let a=je(r);a&&n.end(e,a)}shown(e,n){return Vc(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-n.length;
this.opened.set(e.id,o-1+Math.min(Pm,n.length))}isOnPath({head:e,run:n}){return ko(n.at(-1),this.picked)||ko(this.picked,e)}};function ko(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var Cs=220,Ps=({token:t})=>t.piece??t.text;function Qc(t,e,n,o){let{length:r}=n.samples,[i,a]=[t.reached(n.depth),e.before],l=pn(n),c=f=>f===null?s("not known"):
H(f),h=e===n,u=[[s("Samples here"),i<o?F(i,"{number} of {count} sample so far","{number} of {count} samples so far",{number:z(r)}):Vn(r,i),"sample",()=>pe(Vn(r,
i))]];l!==null&&u.push([s("Expected samples"),`${Xc(i*l)} = ${z(i)} × ${H(l)}`,"sample",()=>F(i,"{count} sample × {share} = {expected} expected; {number} came.",
"{count} samples × {share} = {expected} expected; {number} came.",{share:H(l),expected:Xc(i*l),number:z(r)})]),u.push([F(n.depth-e.depth+1,"Probability of this\
 token","Probability of these {count} tokens"),c(pn(n,a)),"probability",()=>Yc(n,a)]),u.push([s("Share of the samples at this fork"),H(r/Math.max(1,Zc(a))),"sam\
ple",()=>pe(Vn(r,Zc(a)))]),h&&u.push([s("Before the processors"),c(n.token.raw_logprob===null?null:ee(n.token.raw_logprob)),"probability"]),u.push([s("Probabili\
ty of the text so far"),c(l),"probability",()=>Yc(n,null)]);for(let[f,y]of qs(n))u.push([`${Mt(f)} ${s("ends here: {reason}",{reason:Et(f)[0]})}`,z(y),"ending"]);
return u}function Yc(t,e){let n=pn(t,e);if(n===null)return"";let o=Un(t).slice(e?e.depth:0),r=H(n);return o.length>4?F(o.length,"exp({sum}) = {value}, of the lo\
g-probability of {count} token.","exp({sum}) = {value}, of the log-probabilities of {count} tokens.",{sum:X(Math.log(n),3),value:r}):`${o.map(i=>H(pn(i,i.before.
before?i.before:null))).join(" · ")} = ${r}.`}var Xc=t=>t<.01?s("fewer than 0.01"):X(t,t<10?2:1),Vn=(t,e)=>F(e,"{number} of {count} sample","{number} of {count\
} samples",{number:z(t)});function qm(t,e,n){return e?F(t,"{count} sample goes through {text}","{count} samples go through {text}",{text:e}):n==="source"?F(t,"{\
count} sample follows the source","{count} samples follow the source"):n==="message"?F(t,"{count} sample answers the message","{count} samples answer the messag\
e"):F(t,"{count} sample continues the prompt","{count} samples continue the prompt")}var Zc=t=>t.order.reduce((e,n)=>e+n.samples.length,0);function qs(t){let e=new Map;
for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);return e}function ed(t,e){let n=d("div","gp-trie-card",null,{popover:"manual","aria-hidden":"true"}),o=d("p"),r=d(
"dl");n.append(o,r),n.hidden=!0,t.append(n);function i(c,h,u,f,y){let W=Un(u.before).map(({token:q})=>q.piece??"").join(""),N=W.length>Cs?"…"+W.slice(-Cs):W,R=Un(
f).slice(u.depth-1).map(Ps).join(""),L=d("bdi","",N);L.append(d("b","",R.length>Cs?R.slice(0,Cs)+"…":R)),o.replaceChildren(L),r.replaceChildren(...Qc(h,u,f,y).
flatMap(([q,M])=>[d("dt","",q),d("dd","",M)])),n.hidden&&document.addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&!n.matches(":p\
opover-open")&&n.showPopover(),a(c)}function a(c){let h=c.getBoundingClientRect(),{clientWidth:u,clientHeight:f}=document.documentElement,[y,W]=[n.offsetWidth,n.
offsetHeight],N=h.bottom+7+W+8<=f?h.bottom+7:h.top-W-7;n.style.left=`${Math.max(8,Math.min(h.left,u-y-8))}px`,n.style.top=`${Math.max(8,Math.min(N,f-W-8))}px`}function l(){
n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.hidePopover(),n.hidden=!0,document.removeEventListener("scroll",e,{capture:!0}))}return{show:i,
hide:l}}function td(t,e,n){let r=t.querySelector(".gp-through"),i=t.querySelector(".gp-through-title"),a=t.querySelector(".gp-through-list"),l=t.querySelector("\
.gp-through-more"),c=t.querySelector(".gp-through-facts"),[h,u]=[null,null],f=!1;function y(){let L=d("li"),q=d("bdi");return q.append(d("span","gp-shared"),d("\
span","gp-own")),L.append(q,d("small")),L}function W(L,q,M){let E=e.entries[q],_=Un(M).length,k=w=>w.map(({piece:v})=>v??"").join("");A(L.querySelector(".gp-sha\
red"),k(E.tokens.slice(0,_))),A(L.querySelector(".gp-own"),k(E.tokens.slice(_)));let b=je(E);A(L.querySelector("small"),[s("sample {number}",{number:q+1}),(E.seed??
null)===null?"":s("seed {seed}",{seed:E.seed}),F(Vt(E),"{count} token","{count} tokens"),b?`${Mt(b)} ${Et(b)[0]}`:"…"].filter(Boolean).join(" · "));let p=L.querySelector(
"button"),m=s("Open sample {number} as one run",{number:q+1});if(e.canAsk&&!p){let w=d("button","gp-button",s("Open"),{type:"button","aria-label":m});w.addEventListener(
"click",()=>e.ask({type:"open",entry:+L.dataset.entry})),L.append(w)}else p&&L.dataset.entry!==String(q)&&p.setAttribute("aria-label",m);L.dataset.entry=q}function N(L,q){
let M=L.before?Qc(q,Gc(L),L,e.entries.length):[],E=te(c,M.length,()=>{let _=d("div"),k=d("dt");return k.append(d("span")),_.append(k,d("dd")),_});M.forEach(([_,
k,b,p=()=>""],m)=>{A(E[m].firstChild.firstChild,_),se(E[m].firstChild.firstChild,b,p),A(E[m].lastChild,k)})}function R(L,q){if(L!==h&&(f=!1),[h,u]=[L,q],r.hidden=
!L,!L)return;N(L,q);let{samples:M}=L,E=qe(Un(L).map(Ps).join("").trim()),_=Y(E.length>118?"…"+E.slice(-109):E);A(i,qm(M.length,L.before&&_,e.apart));let k=f?M.
length:Math.min(12,M.length),b=te(a,k,y);for(let p=0;p<k;p++)W(b[p],M[p],L);l.hidden=k===M.length,A(l,s("Show all {count}",{count:z(M.length)}))}return l.addEventListener(
"click",()=>{f=!0,R(h,u)}),t.querySelector(".gp-unpick").addEventListener("click",n),R}var Wm=18,nd=110,od=160,Oi=t=>t.reduce((e,n)=>e+n.samples.length,0);function Nm(t){let e=d("li","",null,{role:"treeitem",tabindex:"-1"}),n=d("div","gp-knot"),[o,
r,i]=[d("bdi","gp-run"),d("span","gp-count"),d("span","gp-end")];n.append(o,r,i),e.append(n);let a={key:t,item:e,knot:n,run:o,number:r,end:i,kids:null,entry:null,
above:null};return e.gpView=a,a}function sd(t,e){let n=new Set(e.map(({item:o})=>o));for(let o of[...t.children])n.has(o)||o.remove();e.forEach(({item:o},r)=>{t.
children[r]!==o&&t.insertBefore(o,t.children[r]||null)})}function rd(t,e,n){let o=`${e} ${n}`;t.stream!==o&&(t.stream=o,t.item.style.setProperty("--own",e),t.item.
style.setProperty("--rest",n))}function Rm(t,{run:e,head:n}){let o=[...qs(e.at(-1))],r=o.map(([i,a])=>`${Mt(i)}${n.samples.length>1?` ${z(a)}`:""}`).join(" ");A(
t.end,r),t.end.classList.toggle("gp-end-failed",o.some(([i])=>i==="failed"))}var Ws=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.tree=
e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),this.card=ed(e,()=>this.point(null)),this.drawThrough=
td(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,Im(e)}clear(){this.state.begin(),this.views=new Map,this.current=null,
this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:o}=this,r=document.activeElement&&document.activeElement.gpView,i=[
...o.values()].filter(({item:l,entry:c})=>c&&l.isConnected),a=new Set(i.map(({key:l})=>l));sd(n,[this.drawEntry(e.shown(+this.lanes.value,a),null,0)]);for(let[l,
c]of o)c.item.isConnected||o.delete(l);(!this.current||!this.current.item.isConnected)&&(this.current=o.get(e.trie.root.id)),Q(this.current.item,{tabindex:"0"}),
r&&document.activeElement!==r.item&&(r.item.isConnected?r:this.current).item.focus({preventScroll:!0}),this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){
return this.views.has(e)||this.views.set(e,Nm(e)),this.views.get(e)}thickness(e){return`${Math.max(1.5,Wm*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(
1)}px`}drawEntry(e,n,o){let{head:r,run:i}=e,a=this.viewOf(r.id);Object.assign(a,{entry:e,above:n,node:i.at(-1),folded:null}),this.drawRun(a,e);let l=e.closed&&i.
at(-1).order.length;A(a.number,l?`${z(r.samples.length)} ▸`:r.samples.length>1?z(r.samples.length):""),Rm(a,e),rd(a,this.thickness(r.samples.length),this.thickness(
o));let c=this.drawKids(a,e);return this.dress(a,this.wordsOf(e),c?"true":l?"false":null),a}drawKids(e,n){let o=[],r=Oi(n.kids.map(({head:i})=>i))+Oi(n.folded);
for(let i of n.kids)o.push(this.drawEntry(i,e,r-=i.head.samples.length));return n.folded.length&&o.push(this.drawMore(n,e)),o.length&&!e.kids&&e.item.append(e.kids=
d("ul","gp-kids",null,{role:"group"})),e.kids&&(sd(e.kids,o),e.kids.hidden=!o.length),o.length}drawMore({run:e,folded:n},o){let r=this.viewOf("more "+e.at(-1).id);
Object.assign(r,{entry:null,above:o,node:e.at(-1),folded:n});let i=Oi(n);return A(r.run,`+ ${s("{count} more",{count:z(n.length)})}`),A(r.number,i>n.length?z(i):
""),rd(r,this.thickness(i),"0px"),this.dress(r,F(n.length,"{count} more branch with {samples}, folded. Click to open.","{count} more branches with {samples}, fo\
lded. Click to open.",{samples:F(i,"{count} sample","{count} samples")}),null),r}drawRun(e,{head:n,run:o}){let r=n.samples.length===1&&n.before,i=r?"":o.map(({id:a})=>a).
join(" ");if(r){let a="";for(let l of o)if((a+=l.token.piece??"").length>nd)break;A(e.run,qe(a.slice(0,nd+30))||qe(n.token.text)),e.ids=null}else if(e.ids!==i){
let a=e.ids&&(i+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;a||e.run.replaceChildren(),e.run.append(...o.slice(a).map(l=>this.makeToken(l))),e.ids=i}ue(
e.knot,r?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){if(!e.before)return d("span","",this.promptWords());let{piece:n,text:o,logprob:r}=e.
token,i=n===null?o:qe(n)+(yn(e.token)?Co(o):""),a=d("span",n===null?"gp-t gp-special":"gp-t",i||o);return a.style.backgroundColor=`var(--gp-prob-${Math.round(ee(
r)*10)})`,a.gpNode=e,a}promptWords(){let e=qe(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||s("(no prompt)")}wordsOf({head:e,run:n,closed:o}){
let{length:r}=e.samples;if(!e.before)return`${this.rootWords()}, ${F(r,"{count} sample","{count} samples")}`;let i=n.map(Ps).join(""),a=pn(n.at(-1),e.before);return[
Y(i.length>od?i.slice(0,od)+"…":i),Vn(r,this.state.trie.root.samples.length),a===null?"":s("probability {share} after the text before",{share:H(a)}),...[...qs(
n.at(-1))].map(([l,c])=>F(c,"{count} ends here: {reason}","{count} end here: {reason}",{reason:Et(l)[0]})),o?s("closed"):""].filter(Boolean).join(", ")}rootWords(){
let{apart:e}=this.group;return e==="source"?s("The source"):e==="message"?s("The message"):s("The prompt")}dress(e,n,o){let{picked:r}=this.state,{node:i,folded:a,
entry:l}=e,c=r&&!a&&this.state.isOnPath(l),h=r&&a&&ko(i,r),u=r&&!a&&ko(r,l.head),f=["gp-branch",a&&"gp-more",r&&!c&&!h&&"gp-dim",u&&"gp-on-path"];ue(e.item,f.filter(
Boolean).join(" "));let y=!!(r&&!a&&l.run.includes(r));Q(e.item,{"aria-label":n,"aria-selected":String(y)}),e.expanded!==o&&(e.expanded=o,o===null?e.item.removeAttribute(
"aria-expanded"):e.item.setAttribute("aria-expanded",o))}drawAbout(){let{group:e}=this,{trie:n}=this.state,o=n.root.samples.length,r=e.entries.length-o,i=new Set(
n.tips.filter(Boolean)),a=i.size===1&&o>1?s("all with the same text"):F(i.size,"{count} different text","{count} different texts"),l={samples:r?Vn(o,e.entries.length):
F(o,"{count} sample","{count} samples"),texts:a},c=e.done?s("{samples}, {texts}.",l):s("{samples} so far, {texts}.",l);A(this.about,o?`${c} ${s("Point at a bran\
ch for its numbers, click it to see its samples.")}`:s("The tree grows with the first tokens."))}pick(e){this.state.pick(e),this.draw()}point(e,n){this.pointed&&
this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.card.hide())}refreshCard(){if(!this.pointed)return;let{
view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.card.hide();return}let{head:o,run:r}=e.entry,i=n&&r.includes(
n);this.card.show(e.knot,this.state.trie,i?n:o,i?n:r.at(-1),this.group.entries.length)}};function Im(t){for(let e=0;e<=10;e++){let n=d("i");n.style.backgroundColor=
`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var jm="14",Bm=t=>t.some(({ended:e})=>e&&e.text)&&t.every(({tokens:e})=>!e.length);function id(t,e){let n=new Ls(e),o=new Ws(t,n);return Fc(o),matchMedia("(max-\
width: 640px)").matches&&(o.lanes.value=jm),r=>{if(t.hidden=!e.header||e.header.kind!=="seeds"||Bm(e.entries),!t.hidden&&(r.run&&o.clear(),!(!r.run&&!r.steps&&!r.
status))){for(let i of r.run?e.entries.keys():r.entries)n.read(i);o.draw()}}}function ad(t,e){let o=t.querySelector(".gp-ways"),r=t.querySelector(".gp-first tbody"),i=new WeakMap,a=t.querySelector(".gp-first-words");function l(){let N=d(
"li");return N.append(d("h3"),d("div","gp-read",null,{tabindex:0,role:"group"})),N}function c(N,{label:R,title:L},{started:q}){let M=q?q.prompt_tokens:null,[E,_]=N.
children,k=`${R} ${_e(L)}`;A(E,M?`${k}: ${F(M.length,"{count} token","{count} tokens")}`:k),Q(_,{"aria-label":s("The prompt of {lane}",{lane:R})}),i.get(_)!==M&&
(i.set(_,M),_.replaceChildren(...(M||[]).map(({piece:b,text:p})=>b===null?d("span","gp-pill",p):b)))}let h=({raw_logprob:N})=>ee(N);function u(N){let R=new Map;
N.forEach((q,M)=>{if(!q)return;let E=[...q.distribution.candidates].sort((k,b)=>h(b)-h(k)),_=({token_id:k})=>k===q.chosen.token_id;for(let k of[...E.slice(0,6),
...E.slice(0,6).some(_)?[]:[q.chosen]])R.has(k.token_id)||R.set(k.token_id,{text:k.text,sides:[null,null]});for(let k of[...E,q.chosen])R.has(k.token_id)&&(R.get(
k.token_id).sides[M]??=k)});let L=({sides:q})=>Math.max(...q.map(M=>M?h(M):0));return[...R.values()].sort((q,M)=>L(M)-L(q))}function f(){let N=d("tr"),R=d("th",
"",null,{scope:"row"});return R.append(d("bdi","gp-word")),N.append(R,...[0,1].map(()=>{let L=d("td"),q=d("div","gp-share"),M=d("span");return M.append(d("i")),
q.append(d("span","gp-sign"),M,d("b")),L.append(q),L})),N}function y(N){let R=u(N),L=te(r,R.length,f);R.forEach(({text:q,sides:M},E)=>{let[_,...k]=L[E].cells;Me(
_.firstChild,q),k.forEach((b,p)=>{let m=M[p],w=!!(m&&N[p]&&m.token_id===N[p].chosen.token_id),[v,$,C]=b.firstChild.children;ue(b.firstChild,w?"gp-share gp-chose\
n":"gp-share"),A(v,w?"▶":""),ce($.firstChild,"width",m?h(m):0),A(C,N[p]?m?H(h(m)):"–":"")})})}function W(N){if(N.some(M=>!M))return s("Both runs have to wri\
te a token first.");let[R,L]=N.map(({chosen:M})=>M);return`${R.token_id===L.token_id?s("Both begin with {token}: {one} with the template, {other} without it.",{
token:Y(R.text),one:H(h(R)),other:H(h(L))}):s("With the template it begins with {one}, without it with {other}.",{one:Y(R.text),other:Y(L.text)})} ${s("The prob\
abilities are the model’s own, before the processors; ▶ was chosen, – was not recorded.")}`}return()=>{if(t.hidden=e.groups.length!==2,t.hidden)return;let N=[
0,1].map(q=>e.shownOf(q).log),R=te(o,2,l);N.forEach((q,M)=>c(R[M],e.groups[M],q));let L=N.map(q=>Ne(q)[0]||null);A(a,W(L)),y(L)}}var zm=14,Fm=200;function ld(t,e,{onPick:n,onResize:o}){let r=t.querySelector("canvas"),i=t.querySelector(".gp-map-row"),a=t.querySelector(".gp-map-column");function l({
clientX:u,clientY:f}){let{left:y,top:W,width:N,height:R}=r.getBoundingClientRect(),L=e.canvas,q=(M,E)=>Math.max(0,Math.min(E-1,Math.floor(M*E)));return{place:q(
(u-y)/N,e.step.places.length),step:L[q((f-W)/R,L.length)]}}t.addEventListener("click",u=>e.step&&n(l(u)));function c(u){let f=e.canvas,y=e.step.places.length;t.
style.height=`${Math.max(24,Math.min(Fm,zm*f.length))}px`;let[W,N]=[r.clientWidth,r.clientHeight].map(k=>Math.round(k*devicePixelRatio));if(!W||!N)return;Object.
assign(r,{width:W,height:N});let R=r.getContext("2d"),L=getComputedStyle(t),q=L.getPropertyValue("--gp-text").trim(),[M,E]=[W/y,N/f.length],_=Math.max(.75,Math.
min(M,E,8*devicePixelRatio)*.2);f.forEach((k,b)=>k.places.forEach((p,m)=>{R.fillStyle=L.getPropertyValue(hi(u,Ts(p))).trim(),R.fillRect(Math.floor(m*M),Math.floor(
b*E),Math.ceil(M),Math.ceil(E)),p.accepted&&(R.fillStyle=q,R.beginPath(),R.arc((m+.5)*M,(b+.5)*E,_,0,2*Math.PI),R.fill())})),h(f.length,y)}function h(u,f){i.style.
top=`${e.step.step/u*100}%`,i.style.height=`${100/u}%`,a.hidden=e.place===null,!a.hidden&&(a.style.left=`${e.place/f*100}%`,a.style.width=`${100/f}%`)}return new ResizeObserver(
o).observe(r),c}var Hm=1.05;function cd(t,e){let{step:n,canvas:o,log:r}=t,i=n.places[e],a={step:n.step+1,place:e+1,token:Y(i.text),read:Y(i.read_text),share:H(ee(i.logprob))},{
accepted:l,places:c}=t.counts;return[s("At step {step}, the model read {read} at place {place}.",a),Dm(i.entropy,r.unit),i.read_text===i.text?s("It found the sa\
me token the likeliest, with {share}.",a):s("It found {token} the likeliest, with {share}.",a),s("The temperature of this step was {temperature}.",{temperature:X(
n.temperature,2)}),Km(i,n===o.at(-1),r),F(c,"At this step, {accepted} of {count} place was accepted.","At this step, {accepted} of {count} places were accepted.",
{accepted:z(l)})]}function Dm(t,e){let n=Math.exp(t),o=ae(t,e);return n<Hm?s("The model was all but certain here: an entropy of {entropy}.",{entropy:o}):s("The \
model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:o,options:n<10?U(n,1):z(Math.round(n))})}function Km({accepted:t},e,{
finished:n}){return e&&n?s("It was the last step of this canvas: the likeliest token is the text."):t?s("The sampler accepted the place: what it drew there is r\
ead at the next step."):s("The sampler did not accept the place: at the next step, a random token is read there.")}var Gm=8e3,Um=120,Vm=700;function dd(t,e){let n=C=>t.querySelector(".gp-"+C),[o,r,i,a]=["canvas-text","canvas-slider","canvas-play","canvas-shade"].map(n),l=new Os(
e),c=ld(n("canvas-map"),l,{onPick:({place:C,step:g})=>M(l.steps.indexOf(g),C),onResize:()=>!t.hidden&&c(a.value)}),h=d("span","gp-canvas-prompt"),u=d("span","gp\
-canvas-before"),f=d("span","gp-canvas-now"),y=0,W=0;o.append(h,u,f);function N(){let{step:C}=l,g=l.before.flatMap(({places:T})=>T);u.childElementCount!==g.length&&
u.replaceChildren(...g.map(L));let x=te(f,C.places.length,R),{end:S}=l;W=Math.min(W,C.places.length-1),C.places.forEach((T,I)=>{let j=x[I],O=l.accepted(I);j.replaceChildren(),
Ve(j,T);let P=j.querySelector(".gp-ink");Ut(P,a.value,Ts(T)),O?j.dataset.accepted=O:delete j.dataset.accepted,j.toggleAttribute("data-after-end",I>=S),j.setAttribute(
"aria-pressed",String(I===l.place)),j.setAttribute("aria-label",q(T,I,O)),j.tabIndex=I===W?0:-1})}let R=()=>d("span","gp-token",null,{role:"button"});function L(C){
let g=d("span","gp-written");return Ve(g,C),g}function q(C,g,x){let S={number:g+1,token:Y(C.text),share:H(ee(C.logprob))};return x==="newly"?s("Place {number}: \
{token}, probability {share}, newly accepted",S):x?s("Place {number}: {token}, probability {share}, accepted",S):s("Place {number}: {token}, probability {share}\
, not accepted",S)}o.addEventListener("click",({target:C})=>{let g=[...f.children].indexOf(C.closest(".gp-token"));g>=0&&M(l.at,g===l.place?null:g)}),o.addEventListener(
"keydown",C=>{let g=[...f.children].indexOf(C.target.closest(".gp-token")),x={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0}[C.key];if(!(g<
0)){if(C.key==="Enter"||C.key===" ")M(l.at,g);else if(C.key==="Escape")M(l.at,null);else if(x)W=Math.max(0,Math.min(f.childElementCount-1,g+x)),l.place===null?N():
M(l.at,W),f.children[W].focus();else return;C.preventDefault()}});function M(C,g){l.at=C,l.place=g,g!==null&&(W=g),m()}function E(){let{step:C,number:g,steps:x,
numCanvases:S}=l,T=l.canvas.length,I={canvas:C.canvas+1,canvases:S,step:C.step+1,steps:T},j=s("canvas {canvas} of {canvases}, step {step} of {steps}",I);r.max=String(
x.length),r.value=String(g+1),r.setAttribute("aria-valuetext",j),A(n("canvas-step-words"),j),A(i,s(y?"❚❚ Pause":"▶ Play"));let{places:O,accepted:P,newly:B}=l.
counts,D={accepted:z(P),places:z(O),newly:z(B),temperature:X(C.temperature,2)};A(n("canvas-short"),s("{accepted} of {places} places accepted, {newly} newly; tem\
perature {temperature}",D))}function _(){clearInterval(y),y=0}i.addEventListener("click",()=>{if(y){_(),E();return}l.number>=l.steps.length-1&&(l.at=0);let C=Math.
max(Um,Math.min(Vm,Gm/l.steps.length));y=window.setInterval(()=>{!t.isConnected||l.number>=l.steps.length-1?_():l.at=l.number+1,m()},C),m()}),r.addEventListener(
"input",()=>{_(),M(Number(r.value)-1,l.place)}),r.addEventListener("keydown",({key:C})=>C==="Escape"&&M(null,l.place)),a.addEventListener("change",()=>m());function k(){
let{place:C}=l;if(Z(n("one-place"),C!==null),Z(n("place-hint"),C===null),C===null)return;let{since:g,accepted:x,count:S,last:T}=l.history(C),I={place:C+1,token:Y(
T.text),since:g+1,accepted:x,steps:S};A(n("place-verdict"),F(S,"Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place\
 in {accepted} of {count} step.","Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted} of {count} step\
s.",I));let j=new Set;n("sentences").replaceChildren(...cd(l,C).map(G=>{let V=d("li");return V.append(...go(G,j)),V}));let O=t.querySelector(".gp-one-place tbod\
y"),P=te(O,S,b);l.canvas.forEach((G,V)=>p(P[V],G,G.places[C]));let B=n("place-table"),{offsetTop:D,offsetHeight:K}=P[l.step.step];(D<B.scrollTop+K||D+K>B.scrollTop+
B.clientHeight)&&(B.scrollTop=D-B.clientHeight/2)}function b(){let C=d("tr"),g=d("td");return g.append(d("button","gp-place-step","",{type:"button"})),C.append(
g,...["read","likeliest"].map(()=>{let x=d("td");return x.append(d("bdi")),x}),d("td"),d("td","gp-place-entropy"),d("td")),C}function p(C,g,x){let[S,T,I,j,O,P]=C.
cells;A(S.firstChild,String(g.step+1)),Re(T.firstChild,x.read_text),Re(I.firstChild,x.text),A(j,H(ee(x.logprob))),A(O,ae(x.entropy,e.unit)),A(P,x.accepted?s("✓ \
yes"):s("– no")),g===l.step?C.setAttribute("aria-current","step"):C.removeAttribute("aria-current")}t.querySelector(".gp-one-place tbody").addEventListener("c\
lick",({target:C})=>{let g=C.closest("tr");g&&M(l.steps.indexOf(l.canvas[g.rowIndex-1]),l.place)});function m(){l.step&&(E(),N(),k(),ft(n("canvas-scale"),a.value,
e.unit),c(a.value),A(n("map-words"),F(l.canvas.length,"{places} places, {count} step","{places} places, {count} steps",{places:z(l.step.places.length)})))}let w=C=>()=>l.
step&&l.place!==null?s("place {place}, step {step}: {words}.",{place:l.place+1,step:l.step.step+1,words:C(l.step.places[l.place])}):"";he(t,{share:w(({text:C,logprob:g})=>`${Y(
C)} ${H(ee(g))}`),entropy:w(({entropy:C})=>ae(C,e.unit)),accepted:()=>l.step?pe(n("canvas-short").textContent):"",map:()=>l.step?pe(n("map-words").textContent):
""});function v(){_(),l.clear(),W=0,u.replaceChildren(),f.replaceChildren(),A(h,e.started?e.started.prompt_tokens.map(({piece:C})=>C??"").join(""):"")}let $=()=>!t.
hidden&&m();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",$),new MutationObserver($).observe(document.body,{attributes:!0,attributeFilter:[
"class"]}),C=>{C.run&&v(),t.hidden=!e.canvasSteps.length,!t.hidden&&(C.run||C.steps||C.status||C.unit)&&m()}}function hd(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return r=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!r.found)
return;let{done:i,total:a}=e.found,l=vn(e.found);A(n,l[0].toUpperCase()+l.slice(1)),J(i)&&a?(o.setAttribute("aria-valuenow",Math.floor(i/a*100)),ce(o.firstChild,
"width",i/a)):(o.removeAttribute("aria-valuenow"),ce(o.firstChild,"width",1))}}function At(t){return J(t)?t>=1e9?s("{count} billion",{count:X(t/1e9,1)}):t>=1e6?s("{count} million",{count:X(t/1e6,t<1e7?1:0)}):z(t):"–"}function Ns(t,e){t.replaceChildren(
...e.map(([n,o,r,i=()=>""])=>{let a=d("div"),[l,c]=[d("dt"),d("span","",n)];return l.append(c),r&&se(c,r,i),a.append(l," ",d("dd","",o)),a}))}function Lt(t,e,n,o,r){
let i=d("button","gp-button gp-press",o,{type:"button","aria-label":r||`${o}: ${n}`});return i.addEventListener("click",()=>t.ask({type:"model",act:e,model:n})),
i}function Rs(t,e){return!J(t)||!J(e)||!e?"":s("{count} parameters take {size}: {each} bytes each.",{count:z(e),size:Te(t),each:Number((t/e).toFixed(2))})}function pd(t,e){let[n,o,r,i,a]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(y=>t.querySelector(y));function l(y){A(n,y.model);let[W,N]=o.children;
if(A(W,c(y)),A(N,y.why?`${s(y.why)} ${s(y.fix)}`:f(y)),Ns(r,[[s("class"),y.class_name],[s("parameters"),At(y.parameters),"parameters"],[s("precision"),y.dtype,"\
precision"],[s("device"),y.device],[s("to download"),y.complete?y.download?Te(y.download):s("nothing: it is here"):s("its weights are missing"),"memory"],[s("me\
mory"),h(y),"memory",()=>Rs(y.memory,y.parameters)],[s("free memory"),Te(y.free),"memory"],...y.free_disk===null?[]:[[s("free disk space"),Te(y.free_disk),"memo\
ry"]],[s("context"),y.context_length?F(y.context_length,"{count} token","{count} tokens"):s("unlimited"),"context"],[s("vocabulary"),At(y.vocab_size),"vocabular\
y"]]),u(y),a.replaceChildren(),y.smaller){let{model:R,bytes:L}=y.smaller;a.append(`${s("It does not fit in any precision. A model that does: {model}, {size}.",{
model:R,size:Te(L)})} `,Lt(e,"pick",R,s("Choose")))}}function c({complete:y,fits:W}){return y?W===null?`? ${s("It is not known whether it fits.")}`:W?`✓ ${s("\
It fits.")}`:`✕ ${s("It does not fit.")}`:`✕ ${s("It cannot be opened.")}`}function h({memory:y,reckoned:W}){return y===null?s("not known"):W?s("about {size\
}",{size:Te(y)}):Te(y)}function u({ways:y,free:W}){t.querySelector("table").hidden=y.length===0;let N=Math.max(W,...y.map(({bytes:R})=>R))*1.05;i.replaceChildren(
...y.map(({model:R,label:L,bytes:q,fits:M})=>{let E=d("tr",M?"":"gp-over"),_=d("span","gp-strip",null,{"aria-hidden":"true"}),[k,b]=[d("i"),d("u")];ce(k,"width",
Math.min(1,q/N)),ce(b,"left",W/N),_.append(k,b);let p=[d("th","",s(L),{scope:"row"}),d("td","",Te(q)),d("td"),d("td","",M?`✓ ${s("yes")}`:`✕ ${s("no")}`),d(
"td")];return p[2].append(_),p[4].append(Lt(e,"pick",R,s("Choose"),s("Choose {precision}",{precision:s(L)}))),E.append(...p),E}))}function f({room:y,free:W,reckoned:N}){
if(y===null)return s("Neither its files nor its config tell how much memory it needs.");let R={size:Te(y),free:Te(W)};return N?`${s("It needs about {size}, with\
 room for a run; {free} is available.",R)} ${s("Its weights do not say how large they are: this is estimated from its config.")}`:s("It needs {size}, with room \
for a run; {free} is available.",R)}return y=>{t.hidden=!e.found,!t.hidden&&y.found&&l(e.found)}}var Jm=[1,2,4];function ud(t,e){let n=t.querySelector("thead tr"),[o,r,i,a]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(u=>t.querySelector(u));function l(u){
A(o,u.model),Ns(r,[[s("class"),u.class_name],[s("parameters"),At(u.parameters),"parameters"],[s("precision"),s(u.precision),"precision"],[s("device"),u.device],
[s("in memory"),Te(u.bytes),"memory",()=>Rs(u.bytes,u.parameters)],[s("context"),u.context_length?F(u.context_length,"{count} token","{count} tokens"):s("unlimi\
ted"),"context"],[s("vocabulary"),At(u.vocab_size),"vocabulary"],[s("chat template"),u.chat_template?s("yes"):s("no")]]);let{fields:f}=u;A(i,f.length?"":s("It s\
ets no field: the library’s defaults apply.")),i.hidden=f.length>0,t.querySelector("table").hidden=f.length===0,a.replaceChildren(...f.map(y=>{let W=d("tr"),N=d(
"th","",null,{scope:"row"});N.append(d("code","",y.name)),W.append(N,c(y.model),c(y.library),d("td","",s(y.meaning)),d("td","",h(y)));for(let R of Jm)W.cells[R].
dataset.label=n.cells[R].textContent;return W}))}function c(u){let f=d("td");return f.append(d("code","",u===null?s("none"):JSON.stringify(u))),f}function h({applies:u,
by:f,ignored:y,same:W}){return f==="changed"?we([`▲ ${s("the page sets {value}",{value:JSON.stringify(u)})}`,s(y)]):f==="model"&&y?`○ ${s(y)}`:f==="model"?W?
s("the same as the default"):`◆ ${s("applies")}`:s("another field takes its place")}return u=>{t.hidden=!e.found,!t.hidden&&u.found&&l(e.found)}}function fd(t,e){let n=g=>t.querySelector(".gp-"+g),o=n("costs").tBodies[0],r=()=>e.found&&e.found.question==="precision";function i(){let g=d("tr"),x=d("th","",
null,{scope:"row"});x.append(d("span"),d("small")),g.append(x);for(let S=0;S<6;S++){let T=d("td");if(T.append(d("span"),d("small")),S===0){let I=d("span","gp-by\
tes",null,{"aria-hidden":"true"});I.append(d("i")),T.append(I)}g.append(T)}return g}function a(g,x){if((g.dataset.tip||"")!==x){for(let S of["tabindex","data-ti\
p"])g.removeAttribute(S);if(x)for(let[S,T]of[["tabindex",0],["data-tip",x]])g.setAttribute(S,T)}}let l=(g,x,S="")=>{A(g.children[0],x),A(g.children[1],S)};function c({
bytes:g,scale_bytes:x},S){if(!J(g))return["–",""];let T=S&&J(S.bytes)?s("{share} of the reference",{share:H((g+x)/(S.bytes+S.scale_bytes))}):"";return[Yt(g+x),
T]}let h=({bytes:g,scale_bytes:x})=>J(g)&&x?s("get_memory_footprint() reports {size}; the scales take another {scales}.",{size:Yt(g),scales:Yt(x)}):"";function u({
pace:g,paces:x,ratio:S}){if(!g)return["–",""];let T=x.length>1?s("{low} to {high}",{low:X(g.low,1),high:X(g.high,1)}):s("one run");return[X(g.median,1),S?`${T}\
, ${ze(S.median)}`:T]}function f(g,x){if(x===0)return[["–",""],["–",""],["–",""]];let{pair:S}=g;if(!S||S.error)return[[S?s("none"):"–",""],["–",""],["\
–",""]];let T=s(e.unit);return[[wt(S.mean,e.unit),T],[wt(S.max,e.unit),s("{unit}, token {number}",{unit:T,number:z(S.max_at+1)})],[H(S.same_top),""]]}function y(g,x){
let S=g.map(T=>T.pair).find((T,I)=>T&&!T.error&&(x===0||I===x));return S?U(S.perplexities[x===0?0:1],3):"–"}function W(g){let x=_e(g.precision||"");return x&&
x!==_e(g.title)?s("the reference: {precision}",{precision:x}):s("the reference")}function N({groups:g}){let x=Math.max(...g.map(({bytes:T,scale_bytes:I})=>(T||0)+
(I||0)),1),S=te(o,g.length,i);g.forEach((T,I)=>{let[j,O,P,B,D,K,G]=S[I].cells;l(j,_e(T.title),I?_e(T.precision||T.model):W(T)),l(O,...c(T,I?g[0]:null)),a(O.firstChild,
h(T)),Z(O.lastChild,J(T.bytes)),ce(O.lastChild.firstChild,"width",((T.bytes||0)+(T.scale_bytes||0))/x),l(G,...u(T)),f(T,I).forEach((V,ne)=>l([P,B,D][ne],...V)),
l(K,y(g,I))})}function R(g,x){let[S,T]=[[...g],[...x]],I=S.findIndex((j,O)=>j!==T[O]);return I<0?S.length:I}function L({groups:g}){let x=te(n("writings"),g.length,
()=>{let T=d("li"),I=d("p","gp-writing-head");return I.append(d("b"),d("span","gp-note")),T.append(I,d("p","gp-writing",null,{dir:"auto"})),T}),S=g[0].text;g.forEach(
(T,I)=>{let[j,O]=x[I].children;A(j.children[0],_e(T.title)),A(j.children[1],q(T,I,S)),j.children[1].classList.toggle("gp-parting",I>0&&J(T.parts_at));let P=JSON.
stringify([S,T.text,I]);if(O.dataset.key===P||(O.dataset.key=P,O.replaceChildren(),T.text===null))return;let B=I&&S!==null?R(S,T.text):[...T.text].length,D=[...T.
text];O.append(D.slice(0,B).join("")),B<D.length&&O.append(d("span","gp-apart",D.slice(B).join("")))})}function q({failed:g,text:x,tokens:S,parts_at:T,pair:I},j,O){
if(g)return`✕ ${s("stopped by an error")}`;if(x===null)return e.done?s("did not finish"):s("writing, or waiting for its turn");let P=I&&I.error&&s("Its distri\
butions cannot be compared with the reference: {why}",{why:`${s(I.error.message)} ${s(I.error.fix)}`});return[M(S,T,j&&O!==null),P].filter(Boolean).join(". ")}function M(g,x,S){
return S?J(x)?`✂ ${s("diverges from the reference at token {number} of {all}",{number:z(x+1),all:z(g)})}`:`= ${F(g,"the same {count} token as the reference","\
the same {count} tokens as the reference")}`:F(g,"{count} token","{count} tokens")}let E=(g,x=0)=>Ae(e.found.groups.slice(x).map((S,T)=>{let I=g(S,x+T);return I&&
s("{name}: {words}",{name:_e(S.title),words:I})})),_=g=>E(x=>x.pair&&!x.pair.error?g(x.pair):"",1),k=g=>`${wt(g,e.unit)} ${s(e.unit)}`;function b({bytes:g,scale_bytes:x}){
return J(g)?x?s("{size} + {scales} of scales = {value}",{size:Yt(g),scales:Yt(x),value:Yt(g+x)}):Yt(g):""}function p({paces:g,pace:x}){if(!x)return"";let S=gn(g.
map(T=>X(T,1)));return F(g.length,"{each} tokens per second, in one run","the median of {each} is {median} tokens per second",{each:S,median:X(x.median,1)})}function m({
tokens:g,mean:x}){if(!J(x))return"";let S=g.reduce((T,{kl:I})=>T+I,0);return Nt(wt(S,e.unit),z(g.length),k(x))}function w({tokens:g,max_at:x,max:S}){let T=g[x].
candidates.map(([,j,O,P])=>({text:j,p:O,q:P})),I=Wt(T,e.unit,k(S));return I&&s("token {number}, {words}",{number:z(x+1),words:I})}let v=({tokens:g,same_top:x})=>F(
g.length,"{same} of {count} token = {share}","{same} of {count} tokens = {share}",{same:z(g.filter(({same_top:S})=>S).length),share:H(x)});function $({tokens:g,
perplexities:[,x]}){let S=g.reduce((I,{logprobs:[,j]})=>I+(j??-1/0),0),T=U(x,3);return U(Math.exp(-S/g.length),3)!==T?T:`exp(−(${U(S)}) / ${z(g.length)}) = ${T}`}
he(t,{weights:()=>E(b),speed:()=>E(p),mean:()=>_(m),max:()=>_(w),same:()=>_(v),perplexity:()=>_($)});function C(){let g=e.found;A(n("missing"),g.reading!==null?
s("Reading the reference’s text with {model}.",{model:_e(g.groups[g.reading].title)}):Fe(e,g));let x=g.noise?s(g.noise):g.others?s(_n):"";Z(n("warning"),!!x),
A(n("warning"),x?`⚠ ${x}`:""),Z(n("cpu"),!!g.cpu_words),A(n("cpu"),s(g.cpu_words)),N(g),L(g);let S=g.groups.filter(({pair:T})=>T&&!T.error);e.done&&S.length&&
A(n("told"),S.map(({title:T,pair:I})=>s("{model}: mean KL {kl}",{model:_e(T),kl:`${wt(I.mean,e.unit)} ${s(e.unit)}`})).join(". ")+".")}return g=>{t.hidden=!r(),
!t.hidden&&(g.found||g.status||g.unit)&&C()}}function md(t){let{replicas:e,lanes:n,waiting:o,lost:r,states:i}=t,a=d("section","gp-shelf-section");a.append(d("h3","",s("Replicas")),d("p","gp-note",[e.length===
0?s("No replica of the cluster answers now: runs wait until one does."):F(e.length,"One replica of a cluster decodes, at most {lanes} runs side by side.","{coun\
t} replicas of a cluster decode, each at most {lanes} runs side by side.",{lanes:n}),o?F(o,"One run waits.","{count} runs wait."):"",Ym(i)].filter(Boolean).join(
" ")));for(let l of r){let c=d("p","gp-problem");c.append(d("b","","▲ "),Xm(l)),a.append(c)}return e.length&&a.append(Zm(t)),[a]}function Ym({STARTING:t=0,RECOVERING:e=0,
STOPPING:n=0}){let[o,r]=[t+e,n];return[o?F(o,"One more is on its way.","{count} more are on their way."):"",r?F(r,"One ends the runs that it has, and goes.","{c\
ount} end the runs that they have, and go."):""].filter(Boolean).join(" ")}function Xm({number:t,seconds:e}){return`${e<90?s("Replica {number} was lost less tha\
n two minutes ago.",{number:t}):s("Replica {number} was lost {minutes} minutes ago.",{number:t,minutes:Math.round(e/60)})} ${s("Its runs have ended: click Gener\
ate to run them again, on another replica. The cluster starts a new one by itself.")}`}function Zm({replicas:t,lanes:e}){let[n,o,r,i]=[d("table"),d("thead"),d("\
tr"),d("tbody")];return r.append(...[s("replica"),s("runs"),s("models")].map(a=>d("th","",a,{scope:"col"}))),o.append(r),i.append(...t.map(({number:a,decoding:l,
models:c})=>{let h=d("tr");return h.append(d("th","",s("Replica {number}",{number:a}),{scope:"row"}),d("td","",s("{count} of {lanes}",{count:l,lanes:e}),{"data-\
label":s("runs")}),d("td","",c.join(", ")||"–",{"data-label":s("models")})),h})),n.append(d("caption","gp-hidden",pe(s("the replicas of the cluster"))),o,i),n}function gd(t,e){let n=t.querySelector(".gp-cluster"),o=t.querySelector(".gp-shelf-sections"),r=new Map;function i({sections:l,canOpen:c,cluster:h}){let u=document.
activeElement&&t.contains(document.activeElement)?document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...h?md(h):[]),o.replaceChildren(...l.
flatMap(({title:f,note:y,folded:W,rows:N})=>{let R=s(f),L=d("table"),q=d("tr");q.append(...[s("model"),s("description"),s("size"),s("matching draft")].map((b,p)=>{
let m=d("th","",null,{scope:"col"}),w=d("span","",b);return p===2&&se(w,"memory",()=>""),m.append(w),m}),d("td"));let[M,E]=[d("thead"),d("tbody")];M.append(q),E.
append(...N.map(b=>a(b,c))),L.append(d("caption","gp-hidden",R),M,E);let _=d("details","gp-shelf-section"),k=d("summary");return k.append(d("h3","",R),d("span",
"gp-note",` ${N.length}`)),_.append(k,d("p","gp-note",N.length?s(y):s("None yet.")),...N.length?[L]:[]),_.open=r.has(R)?r.get(R):!W,_.addEventListener("toggle",
()=>r.set(R,_.open)),[_]})),u&&t.querySelector(`[aria-label=${CSS.escape(u)}]`)?.focus()}function a(l,c){let h=d("tr"),u=d("th","",l.model,{scope:"row"}),f=l.download&&
!l.here,[y,W,N,R]=[d("td","",s(l.words)),d("td"),d("td","",l.assistant||"–",{"data-label":s("matching draft")}),d("td")];if(l.loaded){let{class_name:L,precision:q,
device:M,bytes:E,in_use:_,parameters:k}=l.loaded;y.append(_?`● ${s("in use")}`:`○ ${s("idle")}`,d("small","",s("{kind}, {precision}, on {device}",{kind:L,precision:s(
q),device:M}))),W.append(Te(E),d("small","",s("{count} parameters",{count:At(k)})))}else{W.append(l.millions?s("about {size}",{size:At(l.millions*1e6)}):Te(l.size),
d("small","",l.millions?s("parameters"):s("on disk"))),f&&W.append(d("small","",s("{size} to download",{size:Te(l.download)})));let L=[l.gated?`▲ ${s("gated: \
needs an access token")}`:"",l.here?`✓ ${s("downloaded")}`:""].filter(Boolean);L.length&&u.append(d("small","",L.join(" · ")))}return R.append(f?Lt(e,"get",l.
model,s("Get it")):Lt(e,"use",l.model,s("Use it"))),l.loaded?R.append(Lt(e,"tell",l.model,s("Show"))):c&&R.append(Lt(e,"pick",l.model,s("Put the name in the Mod\
el box"))),l.canUnload&&R.append(Lt(e,"unload",l.model,s("Unload"))),h.append(u,y,W,N,R),h}return l=>{t.hidden=!e.found,!t.hidden&&l.found&&i(e.found)}}var wd=16;function Ti(t,e,n){let o=new Map;for(let[r,i]of Object.entries(t.tables[e]||{}))(i?.[n]||[]).forEach((a,l)=>{o.has(a)||o.set(a,[]),o.get(a).push([Number(
r),l])});return o}function Qm(t,e,n){let o=Ti(t,e,n),r=(t.kept[e]?.[n]||[]).filter(i=>!o.has(i));return[t.settings.blocks[n],o.size,[...o.values()].filter(({length:i})=>i>
1).length,r.length]}function bd(t,e,n,o){let r=e.ways[n],{blocks:i=[],kinds:a=[]}=r.settings,l=te(t,i.length,()=>{let c=d("div","gp-blocks-kind");return c.append(
d("p","gp-note"),d("div","gp-blocks-grid",null,{role:"group"})),c});i.forEach((c,h)=>{let[u,f]=l[h].children;A(u,eg(r,e.stepOf(n),h,i.length>1?a[h]:"")),f.setAttribute(
"aria-label",u.textContent),tg(f,e,n,h,o)})}function eg(t,e,n,o){let[r,i,a,l]=Qm(t,e,n),c=we([F(r,"{used} of {count} block used","{used} of {count} blocks used",
{used:i}),a&&F(a,"{count} of them shared","{count} of them shared"),l&&F(l,"{count} kept","{count} kept"),F(r-i-l,"{count} empty","{count} empty")]);return o?`${o.
replaceAll("_"," ")}: ${c}`:c}function tg(t,e,n,o,r){let i=e.ways[n],[a,l]=[e.stepOf(n),i.settings.blocks[o]],c=Array.isArray(i.settings.first_block)?i.settings.
first_block[o]:i.settings.first_block||0,h=Ti(i,a,o),u=new Set(i.kept[a]?.[o]||[]);t.dataset.size=l<=80?"large":l<=300?"middle":"small";let f=te(t,l,()=>d("i"));
for(let y=0;y<l;y++){let W=c+y,N=h.get(W)||[],R=N.some(([L])=>L===e.request);ue(f[y],`gp-block${N.length?"":u.has(W)?" gp-kept":" gp-free"}${N.length>1?" gp-sha\
red":""}${R?" gp-own":""}`),A(f[y],N.length>1?`×${N.length}`:N.length?String(N[0][0]+1):""),Q(f[y],{style:N.length?`--own: ${r(N[0][0])}; --other: ${r(N.at(-1)[0])}`:
""}),Se(f[y],()=>ng(e,n,o,W,Ti(i,e.stepOf(n),o).get(W)||[],u.has(W)))}}function ng(t,e,n,o,r,i){if(!r.length&&i)return s("Block {block}: nobody uses it. It is k\
ept for its content, which a prompt with the same beginning can share.",{block:o});if(!r.length)return s("Block {block}: empty.",{block:o});let a=r.map(([h])=>h+
1).join(", "),l=F(r.length,"Block {block}: request {numbers}.","Block {block}: requests {numbers} share it.",{block:o,numbers:a}),c=t.ways[e].settings.kinds?.[n]===
"full_attention"?og(t,e,r[0]):"";return c?`${l} ${s("In it: {tokens}",{tokens:c})}`:l}function og(t,e,[n,o]){let r=t.ways[e],{page_size:i}=r.settings,a=0;for(let h of r.
cells[n].slice(0,t.stepOf(e)+1))h&&h.tokens?a=h.position+h.tokens-h.padding:h?.back&&(a=0);let l=[...t.requests[n].tokens.map(([h])=>h),...t.newIds(e,n)].slice(
o*i,Math.min(a,(o+1)*i)),c=l.slice(0,wd).map(h=>t.label(h));return c.some(h=>h===null)?"":Y(c.join(""))+(l.length>wd?" …":"")}function kd(t,e,n){let{sums:o,cells:r}=t,i={came:sg(o,t.requests[e].arrival,n),began:null,tokens:[],ended:null};return r[e].forEach((a,l)=>{if(!a||!["prefill","\
chunk","decode","pad"].includes(a.what))return;let{start:c,seconds:h}=o[l];i.began??=[l,c],a.what!=="pad"&&(i.ended=[l+1,c+h]),a.id!==null&&i.tokens.push([l+1,c+
h])}),i}function sg(t,e,n){for(let o=0;o<t.length;o++){let{at:r,start:i,seconds:a}=t[o];if(n==="steps"&&r>=e)return[o,i];if(n==="seconds"&&i>=e)return[o,e];if(n===
"seconds"&&i+a>e)return[o+(e-i)/a,e]}return null}var yo=(t,e)=>t&&e?[e[0]-t[0],e[1]-t[1]]:null;var yd=8,rg=t=>t==="fifo"?"FIFO":t==="prefill_first"?s("prefill first"):t;function Xt({kind:t}){return t==="padded"?s("Padded batches"):t==="alone"?s("One after\
 another"):s("Continuous batching")}var rt=t=>String.fromCharCode(65+t);function Is({kind:t,blocks:e,page_size:n,token_budget:o,scheduler:r,share_prefixes:i,max_requests:a}){
if(t==="alone")return"";if(t==="padded")return F(a,"at most {count} request in a batch","at most {count} requests in a batch");let l=(e||[]).reduce((c,h)=>c+h,0);
return we([F(l,"{count} block of {size} tokens","{count} blocks of {size} tokens",{size:n}),s("token budget {budget}",{budget:o}),s("scheduler {scheduler}",{scheduler:rg(
r)}),i?s("prefix sharing"):s("no prefix sharing")])}var xd=(t,e)=>{let n=t.label(e);return n===null?s("the token with id {id}",{id:e}):Y(n)};function ig(t,e,n,{
position:o,tokens:r,padding:i}){return[...t.requests[n].tokens.map(([c])=>c),...t.newIds(e,n)].slice(o,o+r-i)}function ag({what:t,tokens:e,padding:n,place:o,anew:r}){
let i=e-n;return t==="prefill"?F(i,"prefill, reads {count} token","prefill, reads {count} tokens"):t==="chunk"?F(i,"chunked prefill, reads {count} token","chunk\
ed prefill, reads {count} tokens"):t==="decode"?s("decode"):t==="pad"?s("its text has ended, and its row of the batch is computed for nothing"):t==="starved"?s(
"starved: it needs a block, and none is free"):t==="idle"?s("it has blocks, but no turn in this step"):r?s("waits again, number {place} in the queue",{place:o}):
s("waits, number {place} in the queue",{place:o})}function js(t,e,n,o){let r={request:n+1,step:o+1},i=t.ways[e].cell(n,o);if(!i)return s("Request {request}, ste\
p {step}: {doing}.",{...r,doing:lg(t,e,n,o)});let a=[s("Request {request}, step {step}: {doing}.",{...r,doing:ag(i)})];if(i.what==="prefill"||i.what==="chunk"||
i.what==="decode"){let l=ig(t,e,n,i),c=l.slice(0,yd).map(h=>xd(t,h)).join(" ")+(l.length>yd?" …":"");c&&a.push(s("It reads {tokens}.",{tokens:c})),i.id!==null&&
a.push(s("It writes {token}.",{token:xd(t,i.id)})),i.shared&&a.push(F(i.shared,"{count} token before these needed no reading: its block was there.","{count} tok\
ens before these needed no reading: their blocks were there.")),i.again&&a.push(F(i.again,"{count} token was read before, and lost.","{count} tokens were read b\
efore, and lost.")),i.padding&&a.push(F(i.padding,"{count} token is padding.","{count} tokens are padding."))}return i.back&&a.push(s("It was preempted: it lost\
 its blocks.")),a.join(" ")}function lg(t,e,n,o){let i=t.ways[e].cells[n].findIndex(Boolean),a=t.ways[e].ends?.[n];return o<i||i<0&&!a?s("it has not come yet"):
a?.status==="cancelled"?s("it was cancelled"):a?.status==="failed"?s("it has failed"):a?.status==="refused"?s("it was refused"):s("it has ended")}function vd(t,e,n){
let o=t.ways[e].cells[n],r=[];o.forEach((a,l)=>{let c=a&&{prefill:s("prefill"),chunk:s("chunked prefill"),decode:s("decode"),pad:s("padding"),waits:s("waits"),starved:s(
"starved"),idle:s("no turn")}[a.what];if(!c)return;let h=r.at(-1);h&&h.kind===c&&h.to===l?h.to=l+1:r.push({kind:c,from:l+1,to:l+1})});let i=r.map(({kind:a,from:l,
to:c})=>l===c?s("{what} in step {from}",{what:a,from:l}):s("{what} in steps {from} to {to}",{what:a,from:l,to:c}));return s("Request {request}: {what}.",{request:n+
1,what:i.join(", ")||s("never came")})}function Sd({step:t,message:e,lost:n,again:o}){let r=i=>i.map(a=>a+1).join(", ");return[s("After step {step} an exception\
 ended the library’s loop for all requests: {message}",{step:t,message:e}),n.length?F(n.length,"Request {numbers} was lost.","Requests {numbers} were lost.",{
numbers:r(n)}):s("No request was lost."),...o.length?[F(o.length,"Request {numbers} started over.","Requests {numbers} started over.",{numbers:r(o)})]:[],s("A n\
ew server went on with the rest.")].join(" ")}function Mi(t,e){let n=t.ways[e].sums[t.stepOf(e)];if(!n)return s("no step");let o=t.values.clock==="steps"&&n.at!==
t.stepOf(e);return we([s("step {step} of {steps}",{step:t.stepOf(e)+1,steps:t.ways[e].length}),o&&s("at {at} by the clock",{at:n.at}),F(n.inStep,"{count} reques\
t in it","{count} requests in it"),F(n.prefill+n.decode,"{count} token read","{count} tokens read"),n.padding?F(n.padding,"{count} of padding","{count} of paddi\
ng"):""])}function _d({waiting:t,starved:e,back:n,came:o,left:r,evicted:i}){let a=l=>l.map(c=>c+1).join(", ");return[t.length?s("Queue: {numbers}.",{numbers:a(t)}):
s("Nobody waits."),...o.length?[s("Came: {numbers}.",{numbers:a(o)})]:[],...r.length?[s("Cancelled: {numbers}.",{numbers:a(r)})]:[],...i?[F(i,"{count} kept bloc\
k was given up.","{count} kept blocks were given up.")]:[],...e.length?[s("Starved: {numbers}.",{numbers:a(e)})]:[],...n.length?[s("Preempted: {numbers}.",{numbers:a(
n)})]:[]].join(" ")}var cg=t=>F(t,"{count} step","{count} steps",{count:Number.isInteger(t)?t:X(t,1)}),Bs=t=>t?`${cg(t[0])}, ${We(t[1])}`:"–",dg=t=>t?s("before step {step}, at {t\
ime}",{step:Math.floor(t[0])+1,time:We(t[1])}):"–",Od=t=>t?s("in step {step}, at {time}",{step:t[0],time:We(t[1])}):"–",hg=()=>[[s("came"),"time",({times:t})=>dg(
t.came)],[s("first worked on"),"time",({times:t})=>t.began?Od([t.began[0]+1,t.began[1]]):"–"],[s("waited before"),"queue",({times:t})=>Bs(yo(t.came,t.began))],
[s("time to first token"),"first-token",({times:t})=>Bs(yo(t.came,t.tokens[0]))],[s("median time between tokens"),"between-tokens",({times:t})=>ug(t.tokens)],[s(
"last step"),"time",({times:t})=>Od(t.ended)],[s("latency"),"latency",({times:t,end:e})=>e?.status==="finished"?Bs(yo(t.came,t.ended)):"–"],[s("new tokens"),"\
length",({times:t})=>String(t.tokens.length)],[s("tokens read again"),"preempted",({cells:t})=>String(t.reduce((e,n)=>e+(n?.again||0),0))],[s("times preempted"),
"preempted",({cells:t})=>String(t.filter(e=>e?.back).length)],[s("blocks at this step"),"block",({blocks:t})=>t],[s("end"),"ending",({end:t,isOver:e})=>fg(t,e)],
[s("the tokens of generate"),"continuous-batching",t=>mg(t)]],pg=()=>({time:{meaning:s("By the steps, and by the time that they took, from the first step on."),
unit:s("steps, s")},queue:{meaning:s("From when the request came until the first step that worked on it."),unit:s("steps, s")},"first-token":{meaning:s("From wh\
en the request came until its first new token."),unit:s("steps, s")},"continuous-batching":{meaning:s("Whether continuous batching wrote the tokens that generat\
e writes, greedily, for this request alone. Drawn texts cannot be compared: all requests of a step draw from one generator.")}});function ug(t){if(t.length<2)return"\
–";let e=t.slice(1).map((n,o)=>yo(t[o],n));return Bs([0,1].map(n=>kt(e.map(o=>o[n]))))}function fg(t,e){return t?t.status==="cancelled"?s("cancelled"):t.status===
"failed"?t.reason?s("failed: {reason}",{reason:t.reason}):s("failed"):t.status==="refused"?t.reason?s("refused: {reason}",{reason:t.reason}):s("refused"):t.reason===
"eos"?s("finished: the EOS token"):s("finished: the length limit"):e?s("it did not end"):s("under way")}function mg({end:t,isSampled:e,isAlone:n,hasAlone:o}){return n?
s("it is generate"):t&&t.same!==null&&t.same!==void 0?t.same?s("✓ the same"):s("✗ other tokens"):e?s("○ not comparable: sampled"):o?"–":s("○ not compare\
d: generate has not served it")}function Td(t,e,n){let{request:o,ways:r,requests:i,values:a}=e;if(t.hidden=o===null,o===null)return;let{prompt:l,max_new_tokens:c,
temperature:h,top_k:u,top_p:f}=i[o],y=d("h3","gp-serving-sub",s("Request {request}",{request:o+1}));y.style.setProperty("--own",n(o));let W=d("p","gp-serving-pr\
ompt");W.append(d("span","gp-mark",`${s("Prompt:")} `),d("bdi","",l));let N=d("p","gp-note",[F(c,"at most {count} new token","at most {count} new tokens"),h==null?
s("greedy"):[`temperature ${h}`,...u?[`top_k ${u}`]:[],...f?[`top_p ${f}`]:[]].join(", ")].join(" · "));t.replaceChildren(y,W,N,...r.map((R,L)=>gg(e,L,o)),Ei(wg(
e,o,a.clock),s("Request {request} in each way",{request:o+1})))}function gg(t,e,n){let o=d("p","gp-serving-text");t.ways.length>1&&o.append(d("b","",`${rt(e)} `));
let r=t.ways[e].ends?.[n]?.tokens,i=t.newIds(e,n),a=t.ways[e].cells[n].flatMap((c,h)=>c&&c.id!==null?[h]:[]),l=Math.max(i.length,r?.length??0);for(let c=0;c<l;c++){
let[h,u,f]=r?.[c]??[i[c],t.label(i[c]),t.label(i[c])],y=d("span","gp-serving-token");u===null?y.append(d("span","gp-mark",` ${h} `)):f===null?y.append(le(u,"gp-\
end")):Lo(y,f),(a[c]??1/0)>t.stepOf(e)&&(y.dataset.later=""),o.append(y)}return l||o.append(d("span","gp-mark",s("(no token)"))),o}function Ei(t,e){let n=d("div",
"gp-serving-scroll",null,{tabindex:0,role:"region","aria-label":e});return n.append(t),n}function wg(t,e,n){let o=d("table","gp-serving-facts");o.append(d("capt\
ion","gp-hidden",s("Request {request} in each way",{request:e+1}))),t.ways.length>1&&o.appendChild(d("thead")).appendChild(d("tr")).append(d("td"),...t.ways.map(
(l,c)=>d("th","",`${rt(c)} ${Xt(l.settings)}`,{scope:"col"})));let r=o.appendChild(d("tbody")),i=t.ways.map((a,l)=>({times:kd(a,e,n),cells:a.cells[e],end:a.ends?.[e],
isOver:!!a.ends,isAlone:a.settings.kind==="alone",hasAlone:t.ways.some(({settings:c})=>c.kind==="alone"),isSampled:typeof t.requests[e].temperature=="number",blocks:a.
settings.blocks&&(a.tables[t.stepOf(l)]?.[e]||[]).map(c=>c.join(" ")).join("; ")||"–"}));for(let[a,l,c]of hg()){let h=r.appendChild(d("tr")),u=d("th","",null,
{scope:"row"}),f=u.appendChild(d("span","",a));se(f,l,()=>"",pg()[l]),h.append(u,...i.map(y=>d("td","",c(y))))}return o}var bg=["kept","chosen","accepted","rejected","bonus"],kg=[["kept","rejected"],["kept","accepted"],["chosen","rejected"]],Md=t=>[1,3,5].map(e=>parseInt(t.slice(
e,e+2),16)),yg=(t,e)=>"#"+Md(t).map((n,o)=>Math.round((n+Md(e)[o])/2).toString(16).padStart(2,"0")).join("");function zs(t){let e=getComputedStyle(t),n=r=>e.getPropertyValue(
"--gp-"+r).trim(),o=[...bg.map(n),...kg.map(([r,i])=>yg(n(r),n(i)))];return r=>o[r%o.length]}var xg=132,vg=()=>[{name:"requests",title:s("Requests in a step"),value:({inStep:t})=>t,of:()=>!0},{name:"waiting",title:s("Requests in the queue"),value:({waiting:t})=>t.
length,of:()=>!0},{name:"tokens",title:s("Tokens a step"),value:Sg,of:()=>!0},{name:"free",title:s("Empty blocks"),value:({free:t})=>t,of:({settings:t})=>!!t.blocks}],
Sg=({prefill:t,decode:e,padding:n})=>t+e+n;function Ed(t,e,n){let o=vg().filter(({of:i})=>e.ways.some(i)),r=te(t,o.length,()=>_g(e,n));o.forEach((i,a)=>Og(r[a],
e,i))}function _g(t,e){let n=d("figure","gp-serving-curve");return n.append(d("figcaption"),d("div")),n.lastChild.addEventListener("click",o=>{let{left:r,right:i,
width:a}=n.dataset,l=n.lastElementChild.getBoundingClientRect(),c=(o.clientX-l.left-Number(r))/(Number(a)-Number(r)-Number(i));e(Math.max(0,Math.min(t.length-1,
Math.floor(c*t.length))))}),n}function Og(t,e,{name:n,title:o,value:r,of:i}){let[a,l]=t.children,c=e.ways.map((M,E)=>({way:M,i:E})).filter(({way:M})=>i(M)),h=n===
"tokens",u=h?e.served.settings.token_budget:void 0,f=Math.max(1,...(h?[e.served]:c.map(({way:M})=>M)).flatMap(({sums:M})=>M.map(r))),y=u!==void 0&&u<=f*3,W=y?Math.
max(f,u):f;A(a,Tg(e,o,c,h,u));let N=Go(l,{height:xg,x:[0,Math.max(1,e.length)],y:[0,W*1.08],left:36,right:8,top:10,bottom:34});Object.assign(t.dataset,{left:N.left,
right:N.right,width:N.width});let R=Mn(1,e.length,N.inner/70).filter(Number.isInteger).map(M=>[M-.5,String(M)]),L=[Uo(N,{xTicks:R,yTicks:Mn(0,W,3).filter(Number.
isInteger),xTitle:s("step"),yTitle:""})];h?L.push($g(N,e.served.sums)):L.push(c.map(({way:M,i:E})=>Wo(`gp-curve-line gp-way-${E}`,Eg(N,M.sums.map(r))))),y&&L.push(
[ct("gp-curve-budget",N.left,N.y(u),N.width-N.right,N.y(u))]),n==="free"&&L.push(Ag(N,e.served.sums));let q=N.x(e.step+.5);L.push([ct("gp-curve-here",q,N.top,q,
N.height-N.bottom)]),N.draw(Mg(o,h?[{way:e.served,i:e.way}]:c,r,e),L)}function Tg(t,e,n,o,r){if(!o)return e;let i=t.ways.length>1?`${e}, ${rt(t.way)}`:e;return r===
void 0?i:`${i} (${s("budget {budget}",{budget:r})})`}function Mg(t,e,n,o){let r=e.map(({way:i,i:a})=>{let l=i.sums.map(n),c=l[o.stepOf(a)]??0;return s("{way}: a\
t most {most}, {here} at step {step}",{way:rt(a),most:Math.max(0,...l),here:c,step:o.stepOf(a)+1})});return`${t}. ${r.join(". ")}.`}var Eg=(t,e)=>e.flatMap((n,o)=>[
[t.x(o),t.y(n??0)],[t.x(o+1),t.y(n??0)]]);function $g(t,e){let n=[["decode",({decode:r})=>r],["prefill",({prefill:r,again:i})=>r-i],["again",({again:r})=>r],["p\
adding",({padding:r})=>r]],o=e.map(()=>0);return n.map(([r,i])=>{let a=e.map((c,h)=>o[h]+i(c)),l=e.map((c,h)=>a[h]>o[h]?`M${xe(t.x(h))} ${xe(t.y(o[h]))}V${xe(t.
y(a[h]))}H${xe(t.x(h+1))}V${xe(t.y(o[h]))}Z`:"").join("")||"M0 0";return a.forEach((c,h)=>{o[h]=c}),["path",`gp-stack-${r}`,{d:l},[]]})}function Ag(t,e){let n=t.
height-t.bottom;return e.flatMap(({starved:o},r)=>o.length?[ct("gp-curve-starved",t.x(r+.5),n-7,t.x(r+.5),n)]:[])}var Ze=20,[Lg,$d]=[11,26],Cg=48,Pg=13,qg=(t,e)=>Math.max(t<=12?24:t<=32?19:15,Math.ceil(e*1.25));function Ad(t,e,n,{onPick:o,onScroll:r}){let i=t.appendChild(d(
"div","gp-gantt-heads")),a=t.appendChild(d("div","gp-gantt-scroll")),l=a.appendChild(d("div","gp-gantt-wide",null,{role:"group"})),c=l.appendChild(d("canvas","",
null,{"aria-hidden":"true"}));i.append(d("div","gp-gantt-corner",s("step"),{"aria-hidden":"true"}));let h=i.appendChild(d("div","gp-gantt-rows")),[u,f]=[$d,24],
y=null,N=l.appendChild(d("div")),R=!1,L=()=>e.ways[n],q=()=>Math.max(e.length,e.isLive?Cg:1);function M(j,O,P){let B=d("div",P);return Object.assign(B.style,{left:`${O*
u}px`,top:`${Ze+j*f}px`,width:`${u}px`,height:`${f}px`}),Object.assign(B.dataset,{request:j,step:O}),Se(B,()=>js(e,n,j,O)),B}function E({clientX:j,clientY:O}){let{
left:P,top:B}=l.getBoundingClientRect(),[D,K]=[Math.floor((j-P)/u),Math.floor((O-B-Ze)/f)];return D>=0&&D<L().length&&K<e.requests.length?{request:K,step:D}:null}
l.addEventListener("pointermove",j=>{let O=E(j);y&&O&&y.dataset.step===String(O.step)&&y.dataset.request===String(O.request)||(y?.remove(),y=O&&O.request>=0?l.appendChild(
M(O.request,O.step,"gp-gantt-hover")):null)}),l.addEventListener("pointerleave",()=>{y?.remove(),y=null}),l.addEventListener("click",j=>{let O=E(j);O&&o(n,O.request>=
0?O.request:e.request,O.step)});function _({focus:j=!1}={}){if(!L().length)return;let[O,P]=[e.request??0,e.stepOf(n)],B=j||document.activeElement===N;if(N.dataset.
request===String(O)&&N.dataset.step===String(P)&&N.style.width===`${u}px`&&!j){N.classList.toggle("gp-none",e.request===null),Q(N,{"aria-label":js(e,n,O,P)});return}
let D=M(O,P,`gp-gantt-at${e.request===null?" gp-none":""}`);Q(D,{role:"button",tabindex:0,"aria-label":js(e,n,O,P)}),N.replaceWith(D),N=D,B&&N.focus({preventScroll:!0})}
l.addEventListener("keydown",j=>{let O={ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],PageDown:[0,10],PageUp:[0,-10],Home:[0,-1/0],End:[0,1/0]};
if(j.key==="Escape")return o(n,null,e.at);let P=O[j.key];if(!P||j.ctrlKey||j.metaKey||j.altKey)return;j.preventDefault();let B=(D,K)=>Math.max(0,Math.min(K-1,D));
o(n,B((e.request??0)+P[0],e.requests.length),B(e.stepOf(n)+P[1],L().length)),_({focus:!0}),I()});function k(j){let O=te(h,e.requests.length,()=>{let P=d("button",
"gp-gantt-head",null,{type:"button"});return P.append(d("b"),d("bdi")),P});e.requests.forEach(({prompt:P},B)=>{let D=O[B];D.style.height=`${f}px`,D.style.setProperty(
"--own",j(B)),A(D.firstChild,String(B+1)),A(D.lastChild,qe(P.slice(0,80))),D.setAttribute("aria-pressed",String(B===e.request)),Q(D,{"aria-label":vd(e,n,B)})})}
h.addEventListener("click",({target:j})=>{let O=j.closest(".gp-gantt-head"),P=[...h.children].indexOf(O);P>=0&&o(n,P===e.request&&n===e.way?null:P,e.at)});let b;
function p(){if(!t.clientWidth)return;b=zs(t);let j=a.clientWidth;u=Math.max(Lg,Math.min($d,Math.floor(j/q()))),f=qg(e.requests.length,parseFloat(getComputedStyle(
t).fontSize));let[O,P]=[q()*u,Ze+e.requests.length*f];Object.assign(l.style,{width:`${O}px`,height:`${P}px`}),Q(l,{"aria-label":s("What each request does in eac\
h step. Arrow keys move from cell to cell, Escape lets go of the request.")}),k(b),_(),e.isLive&&e.at===null&&!R&&(a.scrollLeft=O),w()}function m(){!t.clientWidth||
!b||([...h.children].forEach((j,O)=>j.setAttribute("aria-pressed",String(O===e.request))),_(),w())}function w(){let j=devicePixelRatio||1,[O,P]=[Math.min(a.clientWidth,
q()*u),Ze+e.requests.length*f];if(O<=0)return;Object.assign(c.style,{width:`${O}px`,height:`${P}px`}),Object.assign(c,{width:Math.round(O*j),height:Math.round(P*
j)});let B=c.getContext("2d");B.scale(j,j);let D=getComputedStyle(t),K=Object.fromEntries(["text","muted","line","surface","raised","error","chosen"].map(oe=>[oe,
D.getPropertyValue(`--gp-${oe}`).trim()])),G=Math.min(a.scrollLeft,q()*u-O);B.translate(-G,0);let[V,ne]=[Math.max(0,Math.floor(G/u)),Math.min(q(),Math.ceil((G+O)/
u)+1)];B.font=`${Math.max(10,Math.min(f-8,parseFloat(D.fontSize)-1))}px ${D.fontFamily}`,B.textAlign="center",B.textBaseline="middle",v(B,K,V,ne,P);for(let oe=0;oe<
e.requests.length;oe++){for(let ie=V;ie<Math.min(ne,L().length);ie++)$(B,K,oe,ie);C(B,K,oe)}g(B,K,P),x(B,K,P)}function v(j,O,P,B,D){j.fillStyle=O.line;for(let G=0;G<=
e.requests.length;G++)j.fillRect(P*u,Ze+G*f,(B-P)*u,.5);let K=[1,2,5,10,20,50].find(G=>G*u>=34);for(let G=P;G<B;G++)G%K&&(G+1)%K||(G+1)%K&&G||(j.fillStyle=O.muted,
(G===0||(G+1)%K===0)&&j.fillText(String(G+1),(G+.5)*u,Ze/2));e.request!==null&&(j.fillStyle=O.raised,j.fillRect(P*u,Ze+e.request*f,(B-P)*u,f)),j.fillStyle=O.line,
j.fillRect(L().length*u,Ze,1,D-Ze)}function $(j,O,P,B){let D=L().cell(P,B);if(!D)return;let[K,G,V,ne]=[B*u+.5,Ze+P*f+2,u-1,f-4],oe=b(P),ie=[K+V/2,G+ne/2+.5];if(j.
fillStyle=j.strokeStyle=oe,D.what==="prefill"||D.what==="chunk"){if(j.fillRect(K,G,V,ne),D.again&&T(j,O.surface,K,G,V,ne),D.what==="chunk"&&(j.fillStyle=O.surface,
j.beginPath(),j.moveTo(K+V,G),j.lineTo(K+V,G+ne*.55),j.lineTo(K+V-ne*.55,G),j.fill()),u>=Pg&&!D.again&&S(j,O.surface,String(D.tokens-D.padding),ie,V),D.padding){
let ye=Math.max(3,ne*D.padding/D.tokens);j.fillStyle=O.surface,j.fillRect(K,G,V,ye),T(j,O.muted,K,G,V,ye)}}else D.what==="decode"?(j.globalAlpha=.42,j.fillRect(
K,G+ne*.2,V,ne*.6),j.globalAlpha=1,j.fillRect(K,G+ne*.8-1.5,V,1.5)):D.what==="pad"?T(j,O.muted,K,G+ne*.2,V,ne*.6):D.what==="waits"?j.fillRect(K+V*.15,ie[1]-.75,
V*.5,1.5):D.what==="starved"?S(j,O.error,"!",ie,V,!0):(j.globalAlpha=.5,j.strokeRect(K+1,G+ne*.3,V-2,ne*.4),j.globalAlpha=1);D.back&&S(j,O.error,"↩",ie,V,!0)}
function C(j,O,P){let B=L().ends?.[P];if(!B||B.status==="finished")return;let D=L().cells[P].length;S(j,O.error,"✕",[(D+.5)*u,Ze+(P+.5)*f],u,!0)}function g(j,O,P){
j.fillStyle=O.error;for(let{step:B}of L().faults)j.fillRect(B*u-1,Ze-6,2,P)}function x(j,O,P){let B=e.stepOf(n)*u;j.strokeStyle=O.chosen,j.lineWidth=n===e.way?2:
1,j.strokeRect(B,1,u,P-2),j.lineWidth=1}function S(j,O,P,[B,D],K,G=!1){j.fillStyle=O;let V=j.font;G&&(j.font=`700 13px ${getComputedStyle(t).fontFamily}`),j.fillText(
P,B,D,K),j.font=V}function T(j,O,P,B,D,K){j.save(),j.beginPath(),j.rect(P,B,D,K),j.clip(),j.strokeStyle=O,j.beginPath();for(let G=P-K;G<P+D;G+=5)j.moveTo(G,B+K),
j.lineTo(G+K,B);j.stroke(),j.restore()}function I(){let j=e.stepOf(n)*u,{scrollLeft:O,clientWidth:P}=a;(j<O||j+u>O+P)&&(a.scrollLeft=j+u<P?0:j-P/2)}return a.addEventListener(
"scroll",()=>{R=a.scrollLeft+a.clientWidth<q()*u-2*u,w(),r(a.scrollLeft,a)}),new ResizeObserver(()=>e.values&&e.ways[n]&&p()).observe(a),{draw:p,place:m,showStep:I,
scroll:a}}var Wg=12e3,Ng=70,Rg=700;function Ld({root:t,slider:e,button:n,words:o},r,i){let a=0;function l(){clearInterval(a),a=0,A(n,s("▶ Play"))}function c(){r.step>=r.
length-1&&i(0),a=window.setInterval(()=>{if(!t.isConnected||r.step>=r.length-1)return l();i(r.step+1)},Math.max(Ng,Math.min(Rg,Wg/r.length))),A(n,s("❚❚ Pause"))}
return n.addEventListener("click",()=>a?l():c()),e.addEventListener("input",()=>{l(),i(Number(e.value)-1)}),e.addEventListener("keydown",({key:h})=>h==="Escape"&&
i(null)),{stop:l,draw(h){n.disabled=r.length<2,e.max=String(Math.max(1,r.length)),e.value=String(r.step+1),e.setAttribute("aria-valuetext",h),A(o,h)}}}var[Ig,jg,Bg,zg,Fg,Hg]=[0,1,2,3,4,5],Fs=class{constructor(e){this.requests=e,this.steps=[],this.settings={},this.ends=null,this.figures=null,this.faults=[],this.
clear()}clear(){let{requests:e}=this;this.cells=e.map(()=>[]),this.tables=[],this.kept=[],this.sums=[],this.read=e.map(()=>0),this.written=e.map(()=>0),this.inParts=
e.map(()=>!1),this.begun=e.map(()=>!1)}grow({settings:e,steps:n,ends:o=null,figures:r=null,faults:i=[]}){for(i.length!==this.faults.length&&this.clear(),Object.
assign(this,{settings:e||{},ends:o,figures:r,faults:i,steps:n});this.sums.length<n.length;)this.add(n[this.sums.length])}get length(){return this.sums.length}cell(e,n){
return this.cells[e][n]}add(e){let n=this.sums.length,o={at:e.at,start:e.start,seconds:e.seconds,inStep:0,prefill:0,decode:0,again:0,padding:0,free:e.free?e.free.
reduce((a,l)=>a+l,0):null,waiting:e.waiting||[],starved:e.starved||[],back:e.put_back||[],came:e.came||[],left:e.left||[],evicted:e.evicted||0,shared:Object.values(
e.shared||{}).reduce((a,l)=>a+l,0)};this.sums.push(o);let r=!n||this.faults.some(({step:a})=>a===n),i=r?{}:this.tables[n-1];this.tables.push(e.tables&&Object.keys(
e.tables).length?{...i,...e.tables}:i),this.kept.push(e.kept||(r?[]:this.kept[n-1]));for(let a of e.rows)this.addRow(n,a,o);o.waiting.forEach((a,l)=>this.put(n,
a,{what:"waits",place:l+1,back:o.back.includes(a),anew:this.begun[a]}));for(let a of o.starved)this.cells[a][n]||this.put(n,a,{what:"starved"});for(let a of Object.
keys(this.tables[n]).map(Number))this.tables[n][a]&&!this.cells[a][n]&&this.put(n,a,{what:"idle"});for(let[a,l]of Object.entries(e.shared||{})){let c=this.cells[a]?.[n];
c&&(c.shared=l)}for(let a of o.back)this.inParts[a]=!1}addRow(e,n,o){let[r,i,a,l,c,h]=[Ig,jg,Bg,zg,Fg,Hg].map(N=>n[N]),u=a-l,f=i==="pad",y=f?0:Math.max(0,Math.min(
u,this.read[r]-c)),W=i==="prefill"&&(h===null||this.inParts[r]);this.put(e,r,{what:W?"chunk":i,tokens:a,padding:l,position:c,again:y,id:h,written:this.written[r]}),
o.padding+=l,!f&&(this.inParts[r]=i==="prefill"&&h===null,this.begun[r]=!0,this.read[r]=Math.max(this.read[r],c+u),h!==null&&(this.written[r]+=1),o.inStep+=1,o.
again+=y,o[i]+=u)}put(e,n,o){this.cells[n]&&(this.cells[n][e]={tokens:0,padding:0,position:0,again:0,id:null,written:this.written[n],place:0,back:!1,anew:!1,shared:0,
...o})}};var Hs=class{constructor(){this.values=null,this.ways=[],this.key="",this.clear()}clear(){this.way=0,this.at=null,this.request=null,this.settles=!1}take(e){let n=JSON.
stringify([e.model,e.clock,e.requests.map(({prompt:i,arrival:a,max_new_tokens:l})=>[i,a,l])]);n!==this.key&&this.clear();let o=n!==this.key,r=!o&&this.ways.length>
0&&this.isLive;return this.key=n,this.values=e,this.ways=e.ways.map((i,a)=>{let l=this.ways[a],h=!o&&l&&l.length<=i.steps.length&&JSON.stringify(l.settings)===JSON.
stringify(i.settings)&&Dg(l.steps,i.steps)?l:new Fs(e.requests);return h.grow(i),h}),this.way=Math.min(this.way,Math.max(0,this.ways.length-1)),this.at===null&&
this.isLive&&(this.way=Math.max(0,this.ways.length-1)),this.at!==null&&this.at>=this.length&&(this.at=null),this.settles=(o||r)&&!this.isLive&&this.at===null,this.
settles&&([this.way,this.at]=[0,this.fullest]),this.labels=Kg(e),o}label(e){return this.labels.get(e)??null}newIds(e,n){return this.ways[e].cells[n].flatMap(o=>o&&
o.id!==null?[o.id]:[])}get requests(){return this.values.requests}get isLive(){return this.ways.some(({ends:e})=>!e)}get length(){return Math.max(0,...this.ways.
map(({length:e})=>e))}get step(){return this.at??this.length-1}stepOf(e){return Math.min(this.step,this.ways[e].length-1)}get served(){return this.ways[this.way]}get fullest(){
let e=0,n=this.ways[0].sums,o=({free:r,inStep:i})=>r===null?i:-r;return n.forEach((r,i)=>{o(r)>o(n[e])&&(e=i)}),e}};function Dg(t,e){let n=t.length-1;return n<0||
t[n]===e[n]||JSON.stringify(t[n])===JSON.stringify(e[n])}function Kg({requests:t,ways:e,tokens:n=[]}){let o=new Map,r=i=>{for(let[a,l]of i)o.set(a,l)};for(let i of[
n,...t.map(({tokens:a})=>a)])r(i);for(let{ends:i}of e)for(let a of i||[])a&&r(a.tokens);return o}var Cd=t=>F(t,"{count} step","{count} steps",{count:Number.isInteger(t)?t:X(t,1)}),$i=t=>t?s("{half} / {most}",{half:`${Cd(t.steps[0])}, ${We(t.seconds[0])}`,most:`${Cd(
t.steps[1])}, ${We(t.seconds[1])}`}):"–",Gg=()=>[[s("steps"),"step",s("Forward passes of the model."),t=>z(t.steps)],[s("tokens computed"),"token",s("All that\
 the steps read, padding among them."),({tokens:{prefill:t,decode:e,again:n,padding:o}})=>z(t+e+n+o)],[s("in prefill"),"prefill",s("Tokens of prompts, read for \
the first time."),t=>z(t.tokens.prefill)],[s("in decode"),"decode",s("Tokens of the texts, each read once to write the next one."),t=>z(t.tokens.decode)],[s("re\
ad again"),"preempted",s("Tokens of prompts and texts whose blocks were lost when their request was preempted, or when the server started over."),t=>z(t.tokens.
again)],[s("padding"),"padding",s("Tokens that were computed for nothing: padding, and rows whose text had ended."),t=>z(t.tokens.padding)],[s("shared"),"prefix\
-sharing",s("Tokens of prompts that needed no reading: blocks with the same beginning were there."),t=>z(t.shared)],[s("new tokens"),"length",s("Tokens that wer\
e written."),t=>z(t.written)],[s("finished"),"ending",s("Requests that came to their end."),(t,e)=>s("{count} of {all}",{count:t.finished,all:e.requests.length})],
[s("requests in a step"),"continuous-batching",s("The mean over the steps."),t=>t.at_once===null?"–":X(t.at_once,2)],[s("blocks used or kept"),"block",s("The \
share of the cache’s blocks that were not empty, the mean over the steps."),t=>t.used===null?"–":H(t.used)],[s("starved / preempted"),"starved",s("How often\
 a request got no block for its next token, and how often one lost its blocks."),t=>s("{half} / {most}",{half:t.starved,most:t.put_back})],[s("time of all steps"),
"time",s("The sum of the times of the steps."),t=>We(t.seconds)],[s("new tokens per second"),"speed",s("New tokens over the time of all steps."),t=>t.per_second===
null?"–":X(t.per_second,1)],[s("time to first token, p50 / p95"),"first-token",s("From when a request comes until its first token: half of the requests waited\
 no longer than p50, 95% no longer than p95."),t=>$i(t.first)],[s("time between tokens, p50 / p95"),"between-tokens",s("Between two tokens of a request."),t=>$i(
t.between)],[s("latency, p50 / p95"),"latency",s("From when a request comes until its last token."),t=>$i(t.whole)]];function Pd(t,e){let n=e.ways.map((a,l)=>({
...a,i:l})).filter(({figures:a})=>a);if(t.hidden=!n.length,t.hidden)return;let o=d("table","gp-serving-figures");o.append(d("caption","gp-hidden",s("The ways si\
de by side"))),o.appendChild(d("thead")).appendChild(d("tr")).append(d("td"),...n.map(({settings:a,i:l})=>{let c=d("th","",e.ways.length>1?`${rt(l)} ${Xt(a)}`:Xt(
a),{scope:"col"});return c.appendChild(d("small")).append(xn(Is(a))),c}));let i=o.appendChild(d("tbody"));for(let[a,l,c,h]of Gg()){let u=i.appendChild(d("tr")),
f=d("span","",a);se(f,l,()=>"",{meaning:c,formula:"",unit:""});let y=d("th","",null,{scope:"row"});y.append(f),u.append(y);for(let{figures:W}of n)u.insertCell().
append(xn(h(W,e)))}t.replaceChildren(d("h3","gp-serving-sub",n.length>1?s("The ways side by side"):s("In numbers")),Ei(o,s("The ways side by side")),d("p","gp-n\
ote",we([s("Timed once, on this machine: too little to say which is faster"),s("requests that did not finish count in no latency")])+"."))}function qd(t,e){let n=M=>t.querySelector(".gp-"+M),o=new Hs,[r,i]=[n("serving-charts"),n("serving-moments")],a=Ld({root:t,slider:n("serving-slider"),button:n("\
serving-play"),words:n("serving-step")},o,M=>{o.at=M,R(),l.forEach(({showStep:E})=>E())}),l=[];function c(M,E,_){Object.assign(o,{way:M,request:E,at:_}),a.stop(),
R()}function h(M,E){for(let{scroll:_}of l)_!==E&&_.scrollLeft!==M&&(_.scrollLeft=M)}function u(){let M=d("section","gp-serving-chart"),E=d("h3","gp-serving-way");
return E.append(d("span"),d("small")),M.append(E,d("div","gp-gantt"),d("div","gp-serving-faults")),M}let f=M=>o.ways.length>1?`${rt(M)} ${Xt(o.ways[M].settings)}`:
Xt(o.ways[M].settings);function y(){let M=te(r,o.ways.length,u);l.length=Math.min(l.length,M.length),o.ways.forEach((E,_)=>{let[k,b,p]=M[_].children;A(k.firstChild,
f(_)),A(k.lastChild,` ${Is(E.settings)}`),l[_]??=Ad(b,o,_,{onPick:c,onScroll:h}),l[_].draw();let m=E.faults.map(Sd);te(p,m.length,()=>d("p")),m.forEach((w,v)=>A(
p.children[v],w))})}function W(){let M=d("section","gp-serving-moment");return M.append(d("h3","gp-serving-sub"),d("p","gp-note"),d("div","gp-serving-blocks"),d(
"p","gp-serving-queue")),M}function N(M){let E=te(i,o.ways.length,W);o.ways.forEach((_,k)=>{let[b,p,m,w]=E[k].children;A(b,f(k)),A(p,Mi(o,k)),bd(m,o,k,M);let v=_.
sums[o.stepOf(k)];A(w,v?_d(v):"")})}function R(){let M=zs(t);a.draw(Mi(o,o.way)),l.forEach(({place:E})=>E()),N(M),Td(n("serving-card"),o,M),Z(n("serving-hint"),
o.request===null),Ed(n("serving-curves"),o,E=>{c(o.way,o.request,E),l.forEach(({showStep:_})=>_())})}function L(){let{model:M,dtype:E,device:_,seed:k}=o.values,
b=o.requests.some(({temperature:w})=>w!==null);A(n("about"),we([M,E,_,F(o.requests.length,"{count} request","{count} requests"),b&&s("seed {seed}",{seed:k})]));
let p=o.ways.map(({settings:w})=>w.kind),m=w=>t.querySelectorAll(".gp-"+w);for(let w of m("of-generate"))Z(w,p.includes("padded"));for(let w of m("of-blocks"))Z(
w,p.includes("continuous"));Z(n("of-ways"),p.length>1),n("of-ways").replaceChildren(...p.flatMap((w,v)=>[d("i",`gp-way-line gp-way-${v}`),rt(v)])),y(),R(),Pd(n(
"serving-numbers"),o)}let q=()=>!t.hidden&&o.values&&L();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",q),new MutationObserver(q).
observe(document.body,{attributes:!0,attributeFilter:["class"]}),new ResizeObserver(()=>!t.hidden&&o.values&&R()).observe(n("serving-curves")),t.addEventListener(
"gp-alone",q),M=>{if(Z(t,!!e.found?.ways?.length),t.hidden||!M.found)return;let E=o.take(e.found);E&&a.stop(),L(),(E||o.settles)&&l.forEach(({showStep:_})=>_())}}var Ug=5,Vg=60,Jg=6e7,Yg=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,o)=>n===e[o]),Jn=t=>[t,...t.children.flatMap(Jn)],Ai=t=>t.parent?Ai(t.parent):
t,Ds=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=Wd()}get all(){return this.trees.flatMap(Jn)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===Ai(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=Wd(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:o,asked:r}=e,i=this.all.find(h=>h.turn===n);if(i){this.shown=i;return}e.asked=null;let a=r&&Yg(r.ids,o.request.given)&&this.all.find(h=>h.
turn===r.turn);if(a&&r.kind!=="branch"&&a.plain&&a.mode===o.mode){Object.assign(a,{turn:n,pieces:[]}),this.shown=a;return}let l=o.request.only_given===!0,c={turn:n,
read:l,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(a){for(Object.assign(c,{at:r.at,from:r.from,on:r.on,kind:r.kind,parent:a});c.parent.
parent&&c.at<c.parent.at;)c.parent=c.parent.parent;c.parent.children.push(c)}else this.trees=this.trees.filter(({children:h})=>h.length),this.trees.push(c);this.
shown=c}measure(){let{log:e,along:n}=this,o=e.lines();n.follow(o.length?o[0].last:null);let{steps:r}=n;Object.assign(this.shown,{text:e.text,tokens:r.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:r.map(({piece:i,chosen:a})=>i??a.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((r,{text:i})=>r+i.length,0);if(this.trees.length<=Ug&&e.length<=Vg&&n<=Jg)return;let o=this.trees.find(r=>r!==Ai(this.shown))||e.filter(r=>r.parent&&
r!==this.shown&&!r.children.length).sort((r,i)=>r.turn-i.turn)[0];if(!o)return;this.detach(o)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function Wd(){return new Ee(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}function Nd(t){let{root:e,state:n,tree:o,told:r,remove:i}=t,{log:a}=n,l=e.querySelector(".gp-rename"),c=()=>A(r,s("A run is under way. Wait for its end, or clic\
k Stop."));function h(y){if(!(!y||y===n.shown)){if(n.busy){c();return}n.shown=y,a.feedRun(y.text,y.turn),a.ask({type:"shown"}),t.draw(),y.item.focus({preventScroll:!0})}}
function u(){if(!i.dataset.sure){i.textContent=F(Jn(n.shown).length,"Delete this run?","Delete these {count} runs?"),i.dataset.sure="yes",i.focus();return}let y=n.
shown,W=n.refuge;n.busy?c():W&&(n.detach(y),h(W)),t.calm()}function f(){let y=n.shown,W=d("input","gp-rename-field",null,{"aria-label":s("Name of this run"),maxlength:60});
W.value=y.name;let N=!0,R=L=>{N&&(N=!1,L&&(y.name=W.value.trim()),document.activeElement===W&&y.item.focus(),W.remove(),t.fill(y))};W.addEventListener("keydown",
L=>{L.stopPropagation(),(L.key==="Enter"||L.key==="Escape")&&R(L.key==="Enter")}),W.addEventListener("click",L=>L.stopPropagation()),W.addEventListener("blur",()=>R(
!0)),y.item.querySelector(".gp-label").replaceChildren(W),W.focus(),W.select()}o.addEventListener("click",y=>{let W=y.target.closest(".gp-run"),N=n.visible.flatMap(
Jn).find(R=>R.item===W);N===n.shown?N.item.focus():h(N)}),o.addEventListener("keydown",y=>{let{shown:W}=n;if(y.ctrlKey||y.metaKey||y.altKey||!W)return;let N=n.visible.
flatMap(Jn),R=N.indexOf(W),L={ArrowDown:()=>h(N[R+1]),ArrowUp:()=>h(N[R-1]),ArrowRight:()=>h(W.children[0]),ArrowLeft:()=>h(W.parent),Home:()=>h(N[0]),End:()=>h(
N.at(-1)),F2:f,Delete:()=>{i.disabled||u()}};Object.hasOwn(L,y.key)&&(y.preventDefault(),L[y.key]())}),l.addEventListener("click",f),i.addEventListener("click",
u),i.addEventListener("blur",()=>t.calm())}var Rd=8,Xg=3,Zg=-1e30,Qg=t=>`log p ${t>Zg?X(t,2).replace("-","−"):"−∞"}`;function ew(t){let e=t.pieces,n=Math.min(...t.children.map(({at:i})=>i)),o=t.parent?
t.at:Number.isFinite(n)&&n>=Xg?n:0,r=qe(e.slice(o,o+Rd).join(""));return s("“{text}”",{text:`${o&&!t.parent?"…":""}${r}${e.length>o+Rd?"…":""}`})}function Id(t){
if(!t.parent)return t.read?s("a text that was read:"):s("the original:");let e={number:t.at+1,token:Y(t.from??"")};return t.kind!=="branch"?s("continues at toke\
n {number}:",e):t.on?s("again from {token} at token {number}:",e):s("instead of {token} at token {number}:",e)}var Ks=class{constructor(e,n){this.root=e,this.state=
n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,tree:n,state:o}=this,r=o.
log.canAsk?o.visible:[];if(e.hidden=!r.length,e.hidden)return;let{scrollTop:i}=n;n.replaceChildren(...r.map(a=>this.lay(a))),n.scrollTop=i,o.shown&&this.reveal(
o.shown.item.firstChild),this.remove.disabled=!o.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){e.item??=tw(),
this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let o=d("ul","",null,{role:"group"});o.append(...e.children.map(r=>this.
lay(r))),e.item.append(o),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,o=e===this.
state.shown,r=ew(e),i=[F(e.tokens,"{count} token","{count} tokens"),Qg(e.total),...e.searched?[s("best of {mode}",{mode:nn(e.mode)})]:[]].join(" · "),a=n.querySelector(
".gp-label");if(!a.querySelector("input")){let c=[d("span","gp-note",Id(e))," ",d("bdi","gp-words",r)];e.name?a.replaceChildren(d("bdi","gp-name",e.name)," ",...c):
a.replaceChildren(...c)}let l=n.querySelector(".gp-facts");A(l,i),l.title=s("Length, and total log-probability after the processors, in nats; −∞ where they remo\
ve a given token. Beam search scores given tokens before the processors."),A(n.querySelector(".gp-sign"),o?"▶":""),n.setAttribute("aria-selected",String(o)),n.
setAttribute("aria-label",[e.name,`${Id(e)} ${r}`,i,o?s("shown"):""].filter(Boolean).join(", ")),n.tabIndex=o?0:-1}reveal(e){let{tree:n}=this,[o,r]=[n.getBoundingClientRect(),
e.getBoundingClientRect()];n.scrollTop+=Math.min(0,r.top-o.top-4)+Math.max(0,r.bottom-o.bottom+4)}};function tw(){let t=d("li","gp-run",null,{role:"treeitem"}),
e=d("div","gp-row");return e.append(d("span","gp-sign","",{"aria-hidden":"true"}),d("span","gp-label"),d("span","gp-facts")),t.append(e),t}function jd(t,e){let n=new Ds(e),o=new Ks(t,n);return Nd(o),r=>{r.run&&n.begin();let{shown:i}=n;if(i&&e.turn===i.turn&&(r.run||r.steps||r.status)&&n.measure(),r.
run){n.makeRoom();let a=o.tree.contains(document.activeElement);o.draw(),a&&i&&i.item&&i.item.focus({preventScroll:!0})}else!t.hidden&&i&&i.item&&o.fill(i);r.status&&
!n.busy&&A(o.told,"")}}var nw={true:"button",false:"div"};function ow({text:t},{chosen:e,removed:n,by:o}){let r=Y(t);return e?s("Run again from here with {token}.",{token:r}):n?s("Con\
tinue from here with {token} instead, although {processor} removed it.",{token:r,processor:o}):s("Continue from here with {token} instead.",{token:r})}var Yn=class{constructor(e){
this.item=d("li","gp-bar"),e.append(this.item),this.body=null}build(e){let n=nw[e];if(this.body&&this.body.localName===n)return;let o=d(n,"gp-row",null,e?{type:"\
button"}:{role:"group"});this.rank=d("span","gp-rank"),this.sign=d("span","gp-sign","",{"aria-hidden":"true"}),this.word=d("bdi","gp-word");let r=d("span","gp-n\
ame");r.append(this.sign,this.word),this.after=d("span","gp-fill gp-after"),this.before=d("span","gp-fill gp-before"),this.thick=d("span","gp-track"),this.thin=
d("span","gp-track gp-thin"),this.thick.append(this.after),this.thin.append(this.before),this.why=d("span","gp-why"),this.remover=d("span","gp-remover"),this.why.
append(...be(s("removed by {processor}"),{processor:this.remover}));let i=d("span","gp-tracks");i.append(this.thick,this.why,this.thin),this.value=d("span"),this.
raw=d("small");let a=d("span","gp-values");a.append(this.value,this.raw),o.append(this.rank,r,i,a,d("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),o.tabIndex=
this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(o):this.item.prepend(o),this.body=o}fill(e,n,o){let{text:r,after:i,before:a,rank:l,chosen:c,given:h,
removed:u,by:f,rest:y,words:W}=e;this.build(o&&!y),this.entry=e,this.item.hidden=!1;let N={"gp-chosen":c,"gp-removed":u,"gp-rest":y};ue(this.item,["gp-bar",...Object.
keys(N).filter(M=>N[M])].join(" ")),A(this.rank,l?z(l):""),A(this.sign,c?"▶":u?"✕":""),Me(this.word,r,{plain:y}),this.thick.hidden=u||i===null;for(let[M,E]of[
[this.after,i||0],[this.before,a]])ce(M,"width",Math.min(1,E/n)),M.parentNode.classList.toggle("gp-beyond",E>n*1.005);A(this.value,u?"":i===null?"–":H(i)),A(this.
raw,H(a)),A(this.remover,f),this.why.hidden=!u;let R=[c&&(h?s("given"):s("chosen")),u&&s("removed by {processor}",{processor:f})].filter(Boolean).join(", "),L=[
y?r:Y(r),R].filter(Boolean).join(", "),q=o&&!y?ow({text:r},e):"";this.body.setAttribute("aria-label",q?`${L}. ${q}`:L),Se(this.body,()=>q?`${q} ${W()}`:W())}hide(){
this.item.hidden=!0}};function Gs(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-row")],n=o=>e().forEach(r=>{r.tabIndex=r===o?0:-1});return t.
addEventListener("focusin",o=>o.target.matches(".gp-row")&&n(o.target)),t.addEventListener("keydown",o=>{let r=e(),i=r.indexOf(o.target),a={ArrowDown:i+1,ArrowUp:i-
1,Home:0,End:r.length-1}[o.key];i<0||a===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),r[Math.max(0,Math.min(r.length-1,a))].focus())}),
()=>{let o=e();o.length&&!o.some(r=>r.tabIndex===0)&&(o[0].tabIndex=0)}}function sw(t){switch(t){case"context":return s("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return s("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return s("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return s("no mark: the bias is 0.");default:return s("no mark.")}}function xo(t){let e=t&&t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.
keys)?e.keys.length:0,o=e.greenlist_ratio,r=e.seeding_scheme==="selfhash",i=e.context_width;return{config:e,keys:n,selfhash:r,ratio:o>0&&o<1?o:null,early:n?In(e.
ngram_len,1)-1:In(i,1)-Number(r)}}function Us({config:t,keys:e,ratio:n}){if(e)return F(e,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:t.ngram_len});if(n===null)return s("a green list whose settings are not known");let{bias:o,seeding_scheme:r,context_width:i,
hashing_key:a}=t;return s("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:H(n),bias:o,scheme:r,width:i,key:a})}
function Vs({chosen:t,index:e,mark:n,given:o,isFirst:r},i){let a=u=>s("Token {number}, {token}: {mark}",{number:z(e+1),token:Y(t.text),mark:u});if(!n)return a(o?
s("given, before the watermark began."):s("not marked."));if(n.why)return a(sw(n.why));let l=s("Its probability: {before} before the watermark, {after} after.",
{before:H(n.chosen_before),after:H(n.chosen_after)}),c=r?[s("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let u=F(i.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:U(n.g,2)});return[a(u),l,...c].join(" ")}let h=n.green?s("\
◆ green: it got the bias."):s("◇ red: it got no bias.");return[a(h),l,rw(n,i),...c].join(" ")}function rw(t,{ratio:e,selfhash:n}){let o=t.listed??0,r={before:H(
t.mass_before??0),after:H(t.mass_after??0)};return n?F(o,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",r):e===null?F(o,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
r):F(o,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...r,ratio:H(e)})}var Bd={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function zd(t,e,n,o){let{mark:r,index:i}=e,a={...t};if(!r)return{...a,unscored:t.
unscored+1};a.marks+=1;let l=r.kind==="synthid"?r.g:r.green;if(r.chosen_before>0&&r.chosen_after>0){a.chosen+=1,a.surprisal-=Math.log(r.chosen_before),a.gained+=
Math.log(r.chosen_after/r.chosen_before);let{stages:c,entropy_before:h}=e.distribution;a.entropy+=o>0&&c[o-1]?c[o-1].entropy:h,a.likely-=iw(e,o)}return a.suppressed+=
r.suppressed,l===null?{...a,unscored:t.unscored+1}:i<n.early?{...a,early:t.early+1}:(a.scored+=1,a.green+=Number(l),a.expected+=r.expected??0,r.kind==="synthid"?
a.z=n.keys?(2*a.green-a.scored)*Math.sqrt(n.keys/a.scored):null:n.ratio!==null&&(a.z=Ft(a.green,a.scored,n.ratio),a.foreseen=Ft(a.expected,a.scored,n.ratio)),a)}
function iw({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:o,stage_logprobs:r})=>e>0?r[e-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function Fd(t,e,n,o){
let r=t.find(([,h])=>h>o);if(e.z>o)return{at:r[0],words:F(r[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:o})};let i=r?[F(r[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:o})]:[],a=n.keys?e.z>0?e.scored*(o/e.z)**2:1/0:Jo(e.green/e.scored,n.ratio,o),l=Math.max(e.scored+1,Math.ceil(a));
if(!Number.isFinite(l)||l>1e7)return{at:1/0,words:[...i,s("At the share so far, z never reaches {threshold}.",{threshold:o})].join(" ")};let c=F(l,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:o,more:z(l-e.scored)});return{at:l,words:[...i,c].join(" ")}}var Li=t=>t?H(t):"<0.01%",aw=(t,e)=>t.kept!==e||t.mass_moved>0;function Zt({distribution:{stages:t,vocab:e}}){return t.map((n,o)=>{let[r,i,a]=Ue(n.name),l=o?t[o-
1].kept:e;return{number:o+1,kind:n.name,name:r,meaning:i,knobs:a,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!aw(n,
l)}})}function Qt({kept:t,keptBefore:e,removed:n,moved:o,idle:r}){if(r)return s("did nothing");let i=[];return t<e&&i.push(F(e-t,"removed {count} token ({share}\
)","removed {count} tokens ({share})",{share:Li(n)})),t>e&&i.push(F(t-e,"brought {count} token back","brought {count} tokens back")),(o-n>.001||!i.length)&&i.push(
s("moved {share}",{share:H(o)})),i.join(", ")}var Xn=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function Js(t,{effective:e,config:n}){
let o={...e,...n};return t.filter((r,i)=>i===0||o[r]).map(r=>{let i=JSON.stringify(o[r]??null);return i==="null"||i.length>12?r:`${r} ${i}`}).join(", ")}function vo(t){
return Xn(t)?{name:"DoLa",meaning:s("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:t.layers?s("the last layer"):s("the model"),meaning:s("The distribution that the model gave, before any processor.")}}function bt({distribution:{
candidates:t},chosen:e}){return t.some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function Ys(t,e,n){if(t.length<=e)return t;let o=({raw_logprob:a,logprob:l})=>Math.
max(ee(a),ee(l)),r=[...t].sort((a,l)=>o(l)-o(a)),i=new Set([...r.filter(({token_id:a})=>a===n),...r.filter(it).slice(0,3)]);for(let a of r)i.size<e&&i.add(a);return t.
filter(a=>i.has(a))}function Ct({raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?ee(e[n-1]):void 0:ee(t)}var Zn=({raw_logprob:t,stage_logprobs:e},n)=>((n?
(e||[])[n-1]:t)??null)===null,it=({logprob:t})=>t===null;function un({removed_by:t,stage_logprobs:e,raw_logprob:n},o){let r=[n,...e||[]],i=r.findLastIndex((l,c)=>c>
0&&l===null&&r[c-1]!==null),a=t||i>0&&o.distribution.stages[i-1].name;return a?Ue(a)[0]:Xn(o)?"DoLa":s("a processor")}function Xs(t,e){let{raw_logprob:n,logprob:o,
rank:r,raw_rank:i,token_id:a}=t;if(Be(e)){let f={share:H(ee(n)),rank:z(i||0)},y=i?s("Probability {share}, rank {rank}, according to the server.",f):s("Probabili\
ty {share}, according to the server.",f);return a<0?y:`${y} ${s("Token id {id}.",{id:a})}`}let l=z(e.distribution.vocab),c=s("Token id {id}.",{id:a});if(!e.distribution.
stages.length&&Math.abs((o??n)-n)<1e-4){let f={share:H(ee(n)),rank:z(r||i||0),vocab:l};return`${r||i?s("Probability {share}, rank {rank} of {vocab}; no processo\
r changed it.",f):s("Probability {share}; no processor changed it.",f)} ${c}`}let h={share:H(ee(n)),rank:z(i||0),vocab:l};return`${i?s("Before the processors {s\
hare}, rank {rank} of {vocab}.",h):s("Before the processors {share}.",h)} ${lw(t,e)} ${c}`}function lw(t,e){if(it(t))return s("After them it cannot be chosen: r\
emoved by {processor}.",{processor:un(t,e)});let{logprob:n,rank:o}=t,r={share:H(ee(n)),rank:z(o||0),kept:z(lt(e))};return o?s("After them {share}, rank {rank} o\
f {kept} kept.",r):s("After them {share}.",r)}function Dd({distribution:{candidates:t,entropy_before:e}},n){let i=[...t.filter(({raw_logprob:l})=>l!==null&&l<0)].
sort((l,c)=>Hd(c)-Hd(l)).slice(0,3).map(({text:l,raw_logprob:c})=>`${Y(l)} ${U(ee(c))} · ${U(Oe(-c,n),2)}`),a={terms:i.join(" + "),entropy:ae(e,n)};return i.length?
s("before the processors, {terms} + the terms of all other tokens = {entropy}.",a):""}var Hd=({raw_logprob:t})=>-t*ee(t);function So(t,{mode:e,effective:n,config:o}){
if(t.isPrompt)return[s("given"),s("{token} is in the prompt: given, not chosen")];if(t.given)return[s("given"),s("{token} was given, not chosen")];if(e==="elsew\
here")return[s("the choice"),s("{token} was chosen by the server")];if(e==="custom")return[s("the choice"),s("{token} was chosen by your own decoding loop")];if(t.
beam)return[s("the choice"),cw(t.beam.status)];if(t.reranked)return[s("the choice"),s("{token} has the best score: probability against degeneration penalty")];let r=t.
draft&&t.draft.origin;return r==="accepted"?[s("the draft"),s("{token} was drafted by the assistant, and accepted")]:r==="correction"?[s("the choice"),s("{token\
} replaced a rejected draft token")]:{...n,...o}.do_sample?[s("the draw"),s("{token} was drawn")]:[s("the choice"),s("{token} was chosen as the most probable")]}
function cw(t){return t==="running"?s("{token} goes on: the search compares the sums of whole beams"):t==="finished"?s("{token} ends a beam: the search compares\
 the sums of whole beams"):t==="ended"?s("{token} would end a beam, which does not count"):t==="pruned"?s("{token} was considered, and pruned: the search compar\
es the sums of whole beams"):s("{token} was considered by the search")}var dw=1.05;function Kd(t,e){let{started:n,unit:o}=e;if(!t)return[s("No token yet")];if(e.rejected)return Ma(e.rejected,t.chosen.text,rn(n));if(Be(t))return hw(
t,e);let r=[pw(t,o),...uw(t),...mw(t,o),...fw(t,n)];if(t.mark){let a=xo(n),{chosen:l,index:c,mark:h,given:u=!1}=t;r.push(Vs({chosen:l,index:c,mark:h,given:u,isFirst:c<
a.early},a))}r.push(Vd(t,n)),t.draft&&r.push(...Ta(t,rn(n))),t.beam&&r.push(...Xa(t,e)),t.reranked&&r.push(...gw(t,n));let{raw_logprob:i}=t.chosen;return i!==null&&
r.push(s("Its surprisal, before the processors, was {value}.",{value:ae(-i,o)})),r}function hw(t,{started:e,unit:n}){let{chosen:o}=t,[r,...i]=[o,bt(t).find(l=>l.
raw_rank===1)].filter(Boolean).map(l=>({token:Y(l.text),share:H(ee(l.raw_logprob))})),a=o.raw_rank===1||!i.length?[]:[s("The likeliest token was {token}, with {\
share}.",i[0])];return o.raw_rank===1?a.push(s("The likeliest token was {token}, with {share}.",r)):o.raw_rank?a.push(s("The server gave {token} {share}: rank {\
rank}.",{...r,rank:z(o.raw_rank)})):a.push(s("The server gave {token} {share}.",r)),[...a,Vd(t,e),s("Its surprisal was {value}.",{value:ae(o.raw_logprob===null?
null:-o.raw_logprob,n)})]}function pw({distribution:{entropy_before:t}},e){let n=Math.exp(t),o=ae(t,e);return n<dw?s("The model was all but certain here: an ent\
ropy of {entropy}.",{entropy:o}):s("The model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:o,options:n<10?U(
n,1):z(Math.round(n))})}function uw(t){let{chosen:e,distribution:n}=t,{name:o}=vo(t),r={source:o,token:Y(e.text),share:H(ee(e.raw_logprob)),vocab:z(n.vocab)};if(Xn(
t))return[];if(e.raw_rank===1)return[s("Its first choice was {token}, with {share}.",r)];let i=bt(t).find(c=>c.raw_rank===1),a=i?[s("Its first choice was {token\
}, with {share}.",{token:Y(i.text),share:H(ee(i.raw_logprob))})]:[],l=e.raw_rank?s("It gave {token} {share}: rank {rank} of {vocab}.",{...r,rank:z(e.raw_rank)}):
s("It gave {token} {share}.",r);return[...a,l]}function fw(t,e){let n=Zt(t);if(!n.length)return t.isPrompt||t.read?[]:[s("No processor changed that.")];let o=n.
filter(({idle:r})=>!r);return o.length?o.map(r=>{let i=Gd(r,e),a=r.kept===r.keptBefore?Qt(r):`${Qt(r)}, ${s("{count} left",{count:z(r.kept)})}`,{chosen:l}=t,[c,
h]=[Ct(l,r.number-1),Ct(l,r.number)],u={name:i,effect:a,token:Y(l.text),before:H(c||0),after:H(h||0)};return c===void 0||h===void 0?s("{name}: {effect}.",u):!h&&
c?s("{name}: {effect}; {token} had {before}, and could no longer be chosen.",u):u.before===u.after?s("{name}: {effect}; {token} stayed at {after}.",u):s("{name}\
: {effect}; {token} went from {before} to {after}.",u)}):[F(n.length,"The processor ({names}) did nothing here.","The {count} processors ({names}) did nothing h\
ere.",{names:n.map(({name:r})=>r).join(", ")})]}function Gd({name:t,knobs:e},n){let o=Js(e,n);return o?o.startsWith(t)?o:`${t} (${o})`:t}function Ud(t,e){let{chosen:n}=t,
o=s("{token} had {share}",{token:Y(n.text),share:H(ee(n.raw_logprob))}),r=Zt(t).filter(({idle:a})=>!a).map(a=>{let l=Ct(n,a.number),c={name:Gd(a,e),share:l===void 0?
"":H(l)};return l===void 0?s("{name}: {effect}",{...c,effect:Qt(a)}):a.kept===a.keptBefore?s("after {name}: {share}",c):F(a.kept,"after {name}: {share}, {count}\
 token left","after {name}: {share}, {count} tokens left",c)}),i=be(So(t,e)[1],{token:Y(n.text)}).join("");return pe(we([o,...r,i]))}function Vd(t,e){let{chosen:n,
given:o,isPrompt:r}=t,i=be(So(t,e)[1],{token:Y(n.text)}).join("");return o||r||t.beam||Be(t)?`${i}.`:it(n)?s("{words}, though {processor} had removed it.",{words:i,
processor:un(n,t)}):{...e.effective,...e.config}.do_sample&&!t.draft&&!t.reranked?s("{words}: its chance was {share}.",{words:i,share:H(ee(n.logprob))}):`${i}.`}
function mw({layers:t},e){if(!t)return[];let{layer:n,final_layer:o,candidate_layers:r,divergences:i}=t,a={final:o,layer:n,divergence:ae(i[r.indexOf(n)]??null,e)};
return[F(r.length,"DoLa contrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {divergence}.","DoLa contrasted the last laye\
r, {final}, with layer {layer}: of {count} candidates the furthest from it, by {divergence}.",a)]}function gw({reranked:t,chosen:e},{effective:n,config:o}){let r=t.
find(({token_id:h})=>h===e.token_id);if(!r)return[];let i={share:H(r.probability),penalty:U(r.penalty),score:U(r.score)},a=[s("Its probability among the weighed\
 tokens was {share}, its degeneration penalty {penalty}, its score {score}.",i)],{penalty_alpha:l}={...n,...o};J(l)&&a.push(s("score = (1 − α) · probability − α\
 · penalty = (1 − {alpha}) · {probability} − {alpha} · {penalty} = {score}.",{...i,alpha:l,probability:U(r.probability)}));let c=t.reduce((h,u)=>u.probability>
h.probability?u:h);if(c!==r){let h={token:Y(c.text),count:t.length,share:H(c.probability),penalty:U(c.penalty),score:U(c.score)};a.push(s("The most probable of \
the {count} weighed tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",h))}return a}var ww=(t,e)=>t.map(({watched:n})=>{let o=(n||[]).find(({token_id:r})=>r===e);return o&&ee(o.logprob)}),Ci=class extends Yn{constructor(e){super(e),this.along=d(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=re("polyline","gp-along-line"),this.here=re("line","gp-along-here");let n=re("svg","gp-\
along-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,d("span","gp\
-along-words")),this.item.append(this.along)}},Zs=class{constructor(e,n,o){this.log=n,this.entryOf=o,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
Gs(this.list),this.form.addEventListener("submit",r=>this.ask(r))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:o,label:r})=>o===n.last&&r===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,o=this.lineNumber();if(!n||o<0){A(this.state,n?s("Sel\
ect a token of the generated text first."):s("Type the text of a token first."));return}A(this.state,s("Looking up {token} …",{token:Y(n)})),this.log.ask({type:"\
look",line:o,text:n})}draw(e,n,o){(n.run||n.watched)&&A(this.state,"");let r=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,
this.list.parentNode.hidden=!r.length,this.box.hidden=this.form.hidden&&!r.length;let i=r.map(c=>this.entryOf(c,e)),a=Math.max(.02,...i.map(({after:c,before:h})=>Math.
max(c||0,h))),l=r.length?me(this.log.lastOf(e)):[];for(;this.rows.length>r.length;)this.rows.pop().item.remove();for(;this.rows.length<r.length;)this.newRow();r.
forEach((c,h)=>{this.rows[h].fill(i[h],a,o),this.drawAlong(this.rows[h],ww(l,c.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new Ci(this.list))}drawAlong(e,n,o){
let r=n.map(f=>f??0);if(e.along.hidden=r.length<2,e.along.hidden)return;let i=Math.max(...r),a=r.indexOf(i),l=f=>f/(r.length-1)*100,c=bw(r,150).map(([f,y])=>`${l(
f).toFixed(1)},${(98-(i?y/i:0)*94).toFixed(1)}`);e.line.setAttribute("points",c.join(" "));for(let[f,y]of Object.entries({x1:l(o.index),x2:l(o.index),y1:0,y2:100}))
e.here.setAttribute(f,y);let h=i?s("highest {share}, at token {number}",{share:H(i),number:a+1}):s("probability 0 everywhere");A(e.along.lastElementChild,h);let u=F(
r.length,"The probability of this token after the processors, along the text of {count} token: {words}. The vertical line is the current token.","The probabilit\
y of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token.",{words:h});se(e.along,"probability",()=>"",
{meaning:u,formula:""}),e.along.setAttribute("aria-label",s("along the text: {words}",{words:h}))}};function bw(t,e){let n=Math.ceil(t.length/e),o=[];for(let r=0;r<
t.length;r+=n){let i=r;for(let a=r+1;a<Math.min(t.length,r+n);a++)t[a]>t[i]&&(i=a);o.push([i,t[i]])}return o}function Jd(t,e){let o=t.querySelector(".gp-bars"),r=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),a=v=>t.querySelector(".gp-"+v),[l,c,h,u,f]=[
"full","beams-note","press-note","chosen-word","removed-key"].map(a),y=a("no-token"),W=[],N=Gs(o),R=new Zs(t,e,E),L=!1,q=[],M=v=>e.canAsk&&!v.isPrompt;function E(v,$){
let C=it(v)&&!Be($);return{id:v.token_id,text:v.text,after:ee(v.logprob),before:ee(v.raw_logprob),rank:C?null:v.rank??($.distribution.stages.length?null:v.raw_rank),
chosen:v.token_id===$.chosen.token_id,given:$.isPrompt||$.given,removed:C,by:C?un(v,$):"",words:()=>Xs(v,$)}}function _(v){let $=bt(v),g=(L?$:Ys($,24,v.chosen.token_id)).
map(T=>E(T,v)),x=Be(v)?null:v.distribution.vocab-$.length;(x===null||x>0)&&g.push(k(v,$.map(T=>E(T,v)),x));let S=b(Math.max(...g.filter(({rest:T})=>!T).map(T=>Math.
max(T.after,T.before))));for(A(l,s("axis 0–{top}",{top:H(S)}));W.length<g.length;)W.push(new Yn(o));W.forEach((T,I)=>g[I]?T.fill(g[I],S,M(v)):T.hide()),N(),i.
hidden=$.length<=24,A(i,L?s("show {count} only",{count:24}):s("show all {count}",{count:z($.length)})),i.setAttribute("aria-expanded",String(L))}function k(v,$,C){
let g=O=>Math.max(0,1-$.reduce((P,B)=>P+B[O],0));if(C===null){let O=g("before");return{text:s("all others"),after:O,before:O,rest:!0,words:()=>s("All tokens tha\
t the server did not list, together: {share}.",{share:H(O)})}}let x=lt(v)>$.filter(({removed:O})=>!O).length,[S,T]=[x?e.usesBeams?null:g("after"):0,g("before")],
I={count:z(C),before:H(T),after:H(S??0)},j=()=>S===null?s("All tokens that are not listed ({count}), together: {before} before the processors.",I):s("All tokens\
 that are not listed ({count}), together: {before} before the processors, {after} after them.",I);return{text:F(C,"{count} other token","{count} other tokens"),
after:S,before:T,rest:!0,words:j}}let b=v=>[.02,.05,.1,.2,.5,1].find($=>v<=$)||1;function p(v){let $=!v.distribution.stages.length;t.classList.toggle("gp-untouc\
hed",$),A(a("after-word"),Be(v)?s("probability, according to the server"):$?s("probability; no processor ran, so it is the same before and after"):s("after the \
processors")),a("before-key").hidden=$,f.hidden=Be(v)||!bt(v).some(it),A(u,v.isPrompt||v.given?s("given, not chosen"):s("chosen")),c.hidden=!v.beam||$,h.hidden=
!M(v),t.classList.toggle("gp-pressable",M(v))}o.parentNode.addEventListener("click",v=>{let $=v.target.closest("button.gp-row"),C=$&&[...W,...R.rows].find(({body:x})=>x===
$),g=e.current();C&&g&&M(g)&&e.ask({type:"branch",step:g,tokenId:C.entry.id})}),i.addEventListener("click",()=>{L=!L,_(e.current())});function m(){for(let v of W)
v.hide();for(let v of[i,c,h,R.box])v.hidden=!0}let w=v=>()=>e.current()?v(e.current()):"";return he(t,{after:w(v=>Ud(v,e.started)),before:w(({chosen:v})=>pe(s("\
{token} had {share}",{token:Y(v.text),share:H(ee(v.raw_logprob))})))}),v=>{let $=e.current();r.hidden=!$,y.hidden=!!$,$?(($!==q[0]||e.canAsk!==q[1])&&_($),p($),
R.draw($,v,M($))):m(),q=[$,e.canAsk]}}function Yd(t,e){let o=t.querySelector("details"),r=t.querySelector(".gp-output"),i=t.querySelector(".gp-all"),a=null,l=!1;function c(p){let m=e.allLines(),w=e.
started.effective.length_penalty??1;return p.sequences.map((v,$)=>{let C=me(m[$]?m[$].last:null),g=v.token_ids.map((O,P)=>{let B=C[P]&&C[P].chosen.token_id===O?
C[P]:null,D=v.logprobs[P];return{id:O,text:B?B.chosen.text:"?",recorded:D,library:v.transition_scores?v.transition_scores[P]:null,difference:v.transition_scores?
Cn(D,v.transition_scores[P]):null,drawn:B?Cn(D,B.chosen.logprob):1/0}}),x=v.logprobs.filter((O,P)=>!C[P]||!C[P].given),S=x.reduce((O,P)=>O+(P??-1/0),0),T=x.length**
w,I=x.length?S/T:null,j=v.score!==null&&I!==null&&v.score*T>ln;return{tokens:g,sum:S,length:x.length,penalty:w,rebuilt:I,score:v.score,difference:j?ho(S,v.score,
T):null}})}function h(p,m=1e-9){if(!Number.isFinite(p))return"∞";let w=Math.max(p,m),v=Math.floor(Math.log10(w)+1e-9),$=Math.ceil(w/10**v-1e-6);return $===10?
`1e${v+1}`:`${$}e${v}`}function u(p){if(!p||!p.sum.count)return[[],[]];let{sum:m,given:w,final:v,pool:$,output:C}=p,g=({off:T,count:I,furthest:j},O)=>T?[O(T,{all:z(
I),bound:h(j)})]:[],x=[...g(m,(T,I)=>F(T,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add up: the fur\
thest is off by {bound}",I)),...g(w,(T,I)=>F(T,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tokens do not c\
ount as 0: the furthest is off by {bound}",I)),...g(v,(T,I)=>F(T,"{count} of {all} final scores does not follow from its sum: it is off by {bound}","{count} of \
{all} final scores do not follow from their sums: the furthest is off by {bound}",I)),...g($,(T,I)=>F(T,"{count} of {all} kept scores does not follow from the t\
exts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",I)),...g(C,(T,I)=>F(
T,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their paths thro\
ugh the tree end: the furthest is off by {bound}",I))],S=h(Math.max(...Object.values(p).map(T=>T.furthest)),Ka);return[x,x.length?[]:[F(m.count,"{count} node of\
 the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:S})]]}function f({outputs:p,tree:m}){let w=p.flatMap(O=>O.tokens);
if(!w.length)return["none","–",s("There are no scores to check: no token was generated.")];let v=w.filter(({difference:O})=>O!==null),$=p.filter(({difference:O})=>O!==
null),C=O=>h(Math.max(0,...O.map(({difference:P})=>P))),g=O=>O.filter(({difference:P})=>!(P<=Pn)).length,x=w.filter(({drawn:O})=>O>Pn).length,[S,T]=u(m),I=[...g(
$)?[s("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:z(g($)),all:z($.length),bound:C($)})]:[],...S,...g(v)?[F(g(v),"{count} \
of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_transition_scores\
, by up to {bound}",{all:z(v.length),bound:C(v)})]:[],...x?[F(x,"{count} token of the outputs differs from the steps that are shown","{count} tokens of the outp\
uts differ from the steps that are shown")]:[]];if(I.length)return["differs","✗",we(I)];let j=[...$.length?[F($.length,"{count} sequences_scores is rebuilt to\
 within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:C($)})]:[],...T];return v.length?["agrees","✓",we([...j,F(v.length,"{count} t\
oken agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to within {boun\
d}",{bound:C(v)})])]:["none","–",we([...j,y()])]}let y=()=>e.started.mode==="custom"?s("compute_transition_scores does not apply: the run used your own decodi\
ng loop"):s("compute_transition_scores does not apply: the run was recorded without the library’s scores");function W(){let[p,m,w]=a?f(a):["none","–",s("The\
 scores are checked against the library when the run has finished.")],v={agrees:s("agrees with the library"),differs:s("differs from the library"),none:s("not c\
hecked")};t.dataset.verdict=p,A(t.querySelector(".gp-badge"),m),A(t.querySelector(".gp-sign-words"),a?v[p]:s("not checked yet")),A(t.querySelector(".gp-verdict-\
line"),w)}let N=p=>Ye(p)?"−∞":X(p,3).replace(/^-(0.000)$/,"$1"),R=p=>Ye(p)?"−∞":(p<ln?ve(p.toExponential(3)):U(p,5)).replace("-","−"),L=p=>p<0||Ye(p)?
`(${R(p)})`:R(p);function q(p,m){let w=p.insertCell();m===null?w.textContent="–":w.textContent=(m>Pn?"✗ ":"")+(m===0?"0":Number.isFinite(m)?m.toExponential(
0):"∞"),w.classList.toggle("gp-off",m>Pn)}function M(){let p=a.outputs.filter(({score:w})=>w!==null);t.querySelector(".gp-beam-check").hidden=!p.length;let m=t.
querySelector(".gp-sums tbody");m.replaceChildren(),a.outputs.forEach((w,v)=>{if(w.score===null)return;let $=m.insertRow();for(let C of[v+1,N(w.sum),w.length,w.
penalty,U(w.rebuilt,4),U(w.score,4)])$.insertCell().textContent=C;q($,w.difference)})}function E(p,m,w,v,$,C){if(!w.count)return;let{worst:g}=w,x=p.insertRow();
x.append(d("th","",m,{scope:"row"})),x.insertCell().textContent=z(w.count),x.insertCell().append(v(g),...g.node?[" ",le(g.node.beam.text)]:[]),x.insertCell().textContent=
$(g),x.insertCell().textContent=R(C(g)),q(x,g.difference)}function _(){let p=t.querySelector(".gp-tree-sums tbody");if(p.replaceChildren(),!a.tree)return;let{sum:m,
given:w,final:v,pool:$,output:C}=a.tree,g=e.started.effective.length_penalty??1,x=({node:T})=>s("step {number}:",{number:T.index+1}),S=({node:T,power:I})=>`${R(
T.beam.score)} / ${T.length} ** ${g} = ${R(Ye(T.beam.score)?null:T.beam.score/I)}`;E(p,s("node: parent’s score + log-probability"),m,x,({node:T,parent:I})=>`${R(
I)} + ${L(T.beam.logprob)} = ${R(Ye(T.beam.logprob)?null:I+T.beam.logprob)}`,({node:T})=>T.beam.score),E(p,s("given token: counts as 0"),w,x,()=>R(0),({node:T})=>T.
beam.score),E(p,s("ended: score / length ** length_penalty"),v,x,S,({node:T})=>T.beam.final_score),E(p,s("kept after a step: the best that ended"),$,T=>s("step \
{number}: rank {rank}",{number:T.step+1,rank:T.place+1}),T=>T.expected===null?"–":R(T.expected),T=>T.told),E(p,s("output: score where its path ends, after the\
 penalty"),C,({number:T})=>s("output {number}:",{number:T+1}),S,T=>T.told)}function k(){let{tokens:p}=a.outputs[Number(r.value)]||a.outputs[0]||{tokens:[]},m=t.
querySelector(".gp-scores tbody");m.replaceChildren(),p.slice(0,l?1/0:20).forEach((w,v)=>{let $=m.insertRow();$.insertCell().textContent=v+1,$.insertCell().textContent=
w.id,$.insertCell().append(le(w.text)),$.insertCell().textContent=N(w.recorded),$.insertCell().textContent=w.difference===null?"–":N(w.library),q($,w.difference),
$.insertCell().textContent=ve(`${(ee(w.recorded)*100).toFixed(2)}%`)}),i.hidden=p.length<=20||l,A(i,s("Show all {count} tokens",{count:z(p.length)}))}function b(){
if(!o.open)return;let p=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!p,t.querySelector(".gp-token-check").hidden=p||!a,t.querySelector(".gp-beam-c\
heck").hidden=!0,t.querySelector(".gp-tree-check").hidden=p||!a||!a.tree||!a.tree.sum.count,A(t.querySelector(".gp-how"),e.usesBeams?s("The playground records a\
 log-probability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, \
as its documentation asks for beams)."):s("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute\
_transition_scores gives for the same run (normalize_logits=True).")),!a)return;let m=w=>e.usesBeams?s("output {number}",{number:w}):s("sequence {number}",{number:w});
t.querySelector(".gp-which").hidden=a.outputs.length<2,r.options.length!==a.outputs.length&&r.replaceChildren(...a.outputs.map((w,v)=>d("option","",m(v+1),{value:v}))),
M(),p||_(),p||k()}return o.addEventListener("toggle",b),o.addEventListener("keydown",p=>{p.key!=="Escape"||!o.open||(o.open=!1,o.querySelector("summary").focus())}),
r.addEventListener("change",b),i.addEventListener("click",()=>{l=!0,b()}),p=>{if(t.hidden=!e.started,!p.run&&!p.status&&!p.steps)return;let{finished:m}=e;m?(!a||
a.finished!==m)&&(a={finished:m,outputs:c(m),tree:Ga(e)},l=!1,r.replaceChildren()):a=null,W(),(p.run||p.status||m)&&b()}}function Xd(t,e){let r=[.1,.2,.5,1,2,5,10,20,50,1/0],i=t.querySelector(".gp-heat-plot"),a=t.querySelector(".gp-cells"),l=t.querySelector(".gp-column"),c=t.querySelector(
".gp-layer-names"),h=t.querySelector(".gp-layer-reading"),u=t.querySelector(".gp-layer-tally"),f=document.createElement("canvas"),y=f.getContext("2d",{willReadFrequently:!0}),
W=new Ee({picks:{},peak:0},({picks:O,peak:P},{layers:B})=>B?{picks:{...O,[B.layer]:(O[B.layer]||0)+1},peak:Math.max(P,...B.divergences)}:{picks:O,peak:P}),N=0,R=[],
L=[],q=[0,0],M=[],E=O=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(O??0)/N)))*10);function _(){let O=getComputedStyle(t);return[...[...Array(11).keys()].map(B=>`\
--gp-heat-${B}`),"--gp-text"].map(B=>{let D=O.getPropertyValue(B).trim();return[1,3,5].map(K=>parseInt(D.slice(K,K+2),16))})}function k(O){if(f.width>=O&&f.height===
R.length*6)return;let P=f.height===R.length*6?y.getImageData(0,0,f.width,f.height):null;f.width=Math.max(64,2**Math.ceil(Math.log2(O))),f.height=R.length*6,P&&y.
putImageData(P,0,0)}function b(O){let P=new ImageData(1,R.length*6);R.forEach((B,D)=>{let K=O.layers?O.layers.candidate_layers.indexOf(B):-1;if(K<0)return;let G=L[E(
O.layers.divergences[K])];for(let V=0;V<5;V++){let ne=V===2&&B===O.layers.layer?L[11]:G;P.data.set([...ne,255],(D*6+V)*4)}}),y.putImageData(P,O.index,0)}let p=()=>Math.
max(10,W.steps.length);function m(){let[O,P]=q;if(!O||!P)return;a.width!==O&&(a.width=O),a.height!==P&&(a.height=P);let B=a.getContext("2d");B.clearRect(0,0,O,P),
B.imageSmoothingEnabled=!1;let D=W.steps.length;B.drawImage(f,0,0,D,f.height,0,0,O*D/p(),P)}function w(O){let P=[...W.steps.find(G=>G.layers).layers.candidate_layers].
sort((G,V)=>V-G),B=_(),D=r.find(G=>W.total.peak<=G*Math.LN2)*Math.LN2,K=String([P,B,D])!==String([R,L,N]);String(P)!==String(R)&&v(P),[R,L,N]=[P,B,D],k(W.steps.
length);for(let G of K?W.steps:O)b(G);m()}function v(O){let P=Math.max(15,Math.min(28,280/O.length));i.style.height=c.style.height=`${Math.max(1,O.length)*P}px`,
c.replaceChildren(...O.map(B=>d("span","",C(B))))}function $(){A(t.querySelector(".gp-ramp-low"),"0"),A(t.querySelector(".gp-ramp-high"),`${qt(Number(Oe(N,e.unit).
toPrecision(2)))} ${s(e.unit)}`.replace(/^1 bits/,"1 bit"));let O=t.querySelector(".gp-scale-ramp");if(!O.childNodes.length)for(let P=0;P<11;P++){let B=d("i");B.
style.background=`var(--gp-heat-${P})`,O.append(B)}}he(t,{divergence:()=>{let{layers:O}=e.current()||{};if(!O)return"";let{layer:P,candidate_layers:B,divergences:D}=O,
K=ae(D[B.indexOf(P)]??null,e.unit);return F(B.length,"{layer}, the one candidate, has {value}.","{layer} has the largest of {count}, {value}.",{layer:C(P),value:K})}});
let C=O=>O===0?s("embedding"):s("layer {layer}",{layer:O}),g=O=>O===0?s("the embedding (layer 0)"):s("layer {layer}",{layer:O});function x(O){let P={number:O.index+
1,token:Y(O.chosen.text)};if(!O.layers)return s("Token {number}, {token}: no layer was contrasted.",P);let{layer:B,final_layer:D,candidate_layers:K,divergences:G}=O.
layers,V=gn(K.map((ne,oe)=>`${C(ne)} ${X(Oe(G[oe]??0,e.unit),3)}`));return s("Token {number}, {token}: {layer} was contrasted with the last layer ({final}), bec\
ause it diverges most from it. Divergences in {unit}: {list}.",{...P,layer:g(B),final:D,unit:s(e.unit),list:V})}function S(O){l.hidden=!1,l.style.left=`${O.index/
p()*100}%`,l.style.width=`${100/p()}%`;let P=x(O);A(h,P),ms(i,O,W.steps.length,P)}function T(){let O=Object.entries(W.total.picks).sort((D,K)=>K[1]-D[1]),P=O.reduce(
(D,[,K])=>D+K,0),B=O.map(([D,K])=>s("{layer} in {times}",{layer:g(Number(D)),times:z(K)})).join(", ");A(u,F(P,"Along the text: {list} of {count} step.","Along t\
he text: {list} of {count} steps.",{list:B})),A(t.querySelector(".gp-heat-end"),String(p()))}Nl(i,e,{stepUnder:O=>{let{left:P,width:B}=i.getBoundingClientRect(),
D=Math.floor((O.clientX-P)/B*p());return W.steps[Math.max(0,Math.min(W.steps.length-1,D))]},hover:O=>A(h,x(O)),leave:()=>e.current()&&!t.hidden&&A(h,x(e.current()))});
function I(O){let P=e.current();if(t.hidden=!(P&&P.layers),t.hidden)return;let{added:B}=W.follow(e.lastOf(P));P===M[0]&&W.total===M[1]&&!O.unit&&!O.look||(M=[P,
W.total],w(B),$(),S(P),T())}new ResizeObserver(([{contentRect:O}])=>{q=[O.width,O.height].map(P=>Math.round(P*devicePixelRatio)),m()}).observe(i);let j=()=>I({look:!0});
return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",j),new MutationObserver(j).observe(document.body,{attributes:!0,attributeFilter:["cl\
ass"]}),I}function Zd(t,e){let n=t.querySelector(".gp-sentences"),o="";return t.querySelector(".gp-to-glossary").addEventListener("click",()=>Rt(t)),()=>{let r=e.current(),
i=Kd(r,e),a=i.join(`
`);if(a===o)return;o=a;let l=new Set;n.replaceChildren(...i.map(c=>{let h=d("li");return h.append(...go(c,l)),h}))}}var Qd=null;async function Qs(t,e,n,o,r){let i=t.answers.media_file?await t.answers.media_file(e):"";if(!i)return r(s("The page no longer has this sound. Add th\
e file again to hear it."));r(""),Qd?.pause();let a=new Audio(i);Qd=a,a.currentTime=Math.max(0,n);let l=()=>{if(a.currentTime>=o||a.paused)return a.pause();requestAnimationFrame(
l)};try{await a.play(),l()}catch{r(s("This browser cannot play the sound."))}}var eh=(t,e)=>e.isPrompt?e.index:t.prefix.length+e.index;function Qn(t,e,n){if(e.isPrompt&&t.readsSource)return[];let o=t.prefix.length,[r,i]=e.isPrompt?[1,o-1]:
[Math.max(1,o),o+me(t.lastOf(e)).length-1],a=eh(t,e);if(a<r)return[];let l=Math.min(i,Math.max(r,a-Math.floor(n/2))+n-1),c=Math.max(r,l-n+1);return Array.from({
length:l-c+1},(h,u)=>c+u)}function fn(t,e,n){if(!e)return-1;let o=n.found.places.indexOf(eh(t,e));return e.isPrompt||t.idsTo(e).every((i,a)=>i===n.ids[a])?o:-1}var Pi=/^[A-Za-z0-9+/=]*$/;function th(t){let e=t.request&&t.request.media,n=(Array.isArray(e)?e:[]).filter(r=>r&&typeof r=="object"),o=t.media||[];return o.length?
o.map(({kind:r,start:i,end:a})=>{let l=n.filter(u=>u.kind===r),c=o.filter(u=>u.kind===r);return{item:l.length===c.length?l[c.findIndex(u=>u.start===i)]:{kind:r},
start:i,end:a}}):n.map(r=>({item:r,start:0,end:0}))}function qi(t,e){let n=d("span","gp-media-chip",null,{role:"img","aria-label":kw(t,e)});return t.kind==="aud\
io"?n.append(_o(t.preview)):t.preview&&n.append(yw(t.preview)),e&&n.append(d("span","",F(e,"{count} token","{count} tokens"))),n}function kw(t,e){let n=t.kind===
"image"?s("Picture"):s("Sound");return e?s("{what}, read in {count} tokens",{what:n,count:e}):n}function yw(t){let e=typeof t=="string"&&Pi.test(t)?`data:image/\
png;base64,${t}`:"data:,";return d("img","",null,{src:e,alt:""})}function _o(t){let e=(Array.isArray(t)?t:[]).map(Number).filter(Number.isFinite),n=document.createElementNS(
"http://www.w3.org/2000/svg","svg");n.setAttribute("viewBox",`0 0 ${Math.max(1,e.length)} 100`),n.setAttribute("preserveAspectRatio","none"),n.setAttribute("ari\
a-hidden","true");let o=document.createElementNS("http://www.w3.org/2000/svg","path");return o.setAttribute("d",e.map((r,i)=>`M${i+.5} ${50-r/2}V${50+r/2}`).join(
"")),n.append(o),n}var xw={image:.75,audio:.5},nh=.3;function oh(t,e){let n=b=>t.querySelector(".gp-"+b),[o,r,i,a,l]=["attend","attention-state","attention-found","attention-seen",
"hear"].map(n),c=n("attention-layer"),h=null,u=!1,f=()=>(e.started.request.media||[])[0]||{},y=()=>f().kind==="audio";function W(){let b=e.current();u=!0,A(r,s(
"Reading the attention …")),N(b),e.ask({type:"attend",step:b,places:Qn(e,b,e.mostPlaces.attend||1),layer:c.value?Number(c.value):null})}o.addEventListener("cl\
ick",W),c.addEventListener("change",W);function N(b){o.parentNode.hidden=!e.canAsk,o.disabled=c.disabled=u||e.running||e.waiting||!Qn(e,b,1).length,A(o,y()?s("S\
how where it listened"):s("Show where it looked")),n("attention-choice").hidden=!h||h.layers<2}function R(){let b=Array.from({length:h.layers},(p,m)=>d("option",
"",s("layer {layer}",{layer:z(m+1)}),{value:m}));c.replaceChildren(d("option","",s("all layers"),{value:""}),...b),c.value=h.layer===null?"":String(h.layer)}function L(){
let{kind:b,picture:p,rows:m,columns:w,seconds:v}=h,$=typeof p=="string"&&Pi.test(p),C=d("img","gp-attention-picture",null,{alt:"",src:$?`data:image/png;base64,${p}`:
"data:,"});C.hidden=!$,a.classList.toggle("gp-is-sound",b==="audio");let g=re("svg","");g.setAttribute("viewBox",`0 0 ${w} ${m}`),g.setAttribute("preserveAspect\
Ratio","none");for(let T=0;T<m*w;T++){let I=re("rect",""),[j,O]=[T%w,Math.floor(T/w)];for(let[P,B]of Object.entries({x:j,y:O,width:1,height:1}))I.setAttribute(P,
String(B));g.append(I)}a.replaceChildren(C,g);let x=n("attention-times");x.hidden=b!=="audio";let S=n("attention-curve");S.toggleAttribute("hidden",b!=="audio"),
S.setAttribute("viewBox",`0 0 ${w} 100`),b==="audio"&&[...x.children].forEach((T,I)=>A(T,s("{seconds} s",{seconds:I?X(v,1):0})))}function q(b){let p=h.weights[b],
m=Math.max(...p),w=p.map($=>m?$/m:0);[...a.lastElementChild.children].forEach(($,C)=>$.setAttribute("opacity",String(xw[h.kind]*(1-w[C])))),h.kind==="audio"&&n(
"attention-curve").firstElementChild.setAttribute("d",`M0 100${w.map(($,C)=>`L${C+.5} ${100-95*$}`).join("")}L${w.length} 100Z`);let v=E(p,h.elsewhere[b]);A(n("\
attention-words"),v),a.setAttribute("aria-label",v)}function M(b){let p=b.reduce((v,$)=>v+$,0)/2,[m,w]=[0,0];for(let v of[...b].sort(($,C)=>C-$)){if(m>=p)break;
m+=v,w++}return w}function E(b,p){let m=M(b),w={most:H(Math.max(...b)),share:H(p)};return h.kind==="image"?s("The brightest patch has {most} of the weight. Half\
 of what lies on patches lies on {count} of {all}; {share} lies on no patch.",{...w,count:z(m),all:z(b.length)}):s("The brightest position, at {at} s, has {most\
} of the weight. Half of what lies on the sound lies on {seconds} s of it; {share} lies on the silence after it.",{...w,seconds:X(m*_(),2),at:X(k(b),2)})}let _=()=>h.
seconds/h.columns,k=b=>(b.indexOf(Math.max(...b))+.5)*_();return l.addEventListener("click",()=>{let b=k(h.weights[fn(e,e.current(),e.foundOf("attend"))]);Qs(e,
f().sha256,b-nh,b+nh,p=>A(r,p))}),b=>{let p=e.current(),m=e.hideFrom===null?e.foundOf("attend"):null;if((b.run||b.found)&&(u=!1),t.hidden=!p||!e.looksAtMedia||!(e.
canAsk||m)||e.recorded,t.hidden)return;(b.run||b.found)&&A(r,"");let w=(m&&m.found)!==h;h=m&&m.found,w&&h&&R(),w&&h&&L();let v=h?fn(e,p,m):-1;N(p),o.hidden=v>=0,
i.hidden=v<0,l.hidden=!h||h.kind!=="audio"||!e.answers.media_file,v>=0?q(v):h&&!u&&A(r,s("The attention of this token was not asked for."))}}var vw=160,Sw={probability:()=>s("How likely this layer finds the token that was chosen in the end."),rank:()=>s("The rank of the chosen token in this layer, th\
e likeliest first. A bar in the cell shows it, too."),entropy:()=>s("How uncertain this layer is: the entropy of its distribution."),kl:()=>s("How far this laye\
r is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")};function sh(t,e){let n=g=>t.querySelector(".gp-"+g),[o,r,i,a,l]=["lens-foun\
d","lens-field","around","look-into","lens-state"].map(n),c=r.firstElementChild,h=n("lens-shade"),u=null,f=!1,y=[0,0],W=()=>u.found.layers.length-1,N=g=>g===0?s(
"the embedding (layer 0)"):g===W()?s("layer {layer}, the last",{layer:z(g)}):s("layer {layer}",{layer:z(g)}),R=(g,x)=>c.tBodies[0].rows[W()-g].cells[x+1];function L(){
let g=e.current(),x=e.mostPlaces.look_into||1,S=Math.max(1,Math.min(x,Math.round(Number(i.value))||12));i.value=String(S),f=!0,A(l,s("Reading the layers …")),
q(g),e.ask({type:"look_into",step:g,places:Qn(e,g,S)})}a.addEventListener("click",L);function q(g){n("lens-ask").hidden=!e.canAsk,a.disabled=f||e.running||e.waiting||
!Qn(e,g,1).length,e.mostPlaces.look_into&&(i.max=String(e.mostPlaces.look_into))}function M(){let{tokens:g,layers:x}=u.found,S=d("tr");S.append(d("th","",s("lay\
er"),{scope:"col"}),...g.map(({text:O})=>{let P=d("th","",null,{scope:"col"});return P.append(le(O)),P}));let T=x.map((O,P)=>{let B=d("tr");return B.append(d("t\
h","",P?z(P):s("embedding"),{scope:"row"}),...O.map((D,K)=>E(D,P,K))),B}),[I,j]=[d("thead"),d("tbody")];I.append(S),j.append(...T.reverse()),c.replaceChildren(I,
j)}function E(g,x,S){let T=d("td","",null,{role:"gridcell",tabindex:"-1"});return T.append(le(g.top[0][1])),Se(T,()=>`${b(x,S)}. ${p(g,S)}`),T.addEventListener(
"focus",()=>m(x,S)),T.addEventListener("click",()=>T.focus()),T.addEventListener("keydown",j=>_(j,x,S)),T}function _(g,x,S){if(g.ctrlKey||g.metaKey||g.altKey)return;
let[T,I]=[W(),u.found.tokens.length-1],j={ArrowUp:[x+1,S],ArrowDown:[x-1,S],ArrowLeft:[x,S-1],ArrowRight:[x,S+1],Home:[x,0],End:[x,I],PageUp:[T,S],PageDown:[0,S]}[g.
key];j&&(g.preventDefault(),g.stopPropagation(),R(Math.max(0,Math.min(T,j[0])),Math.max(0,Math.min(I,j[1]))).focus())}function k(){let g=fn(e,e.current(),u),{tokens:x,
layers:S}=u.found;x.forEach((T,I)=>{let j=I===g;c.tHead.rows[0].cells[I+1].classList.toggle("gp-here",j),S.forEach((O,P)=>{let B=O[I],D=R(P,I);ue(D,[B.top[0][0]===
T.id&&"gp-favourite",j&&"gp-here"].filter(Boolean).join(" ")),Ut(D,h.value,{...B,entropyAfter:B.entropy??1/0,kl:B.kl??1/0})})}),ft(n("lens-scale"),h.value,e.unit),
se(n("lens-scale"),n("lens-scale").dataset.term,()=>"",{meaning:Sw[h.value]()})}function b(g,x){return s("{layer}, in the place of {token}",{layer:N(g),token:Y(
u.found.tokens[x].text)})}function p({probability:g,rank:x,entropy:S,kl:T},I){return s("The chosen {token}: {share}, rank {rank}. Entropy {entropy}; KL from the\
 last layer {kl}.",{token:Y(u.found.tokens[I].text),share:H(g),rank:z(x),entropy:ae(S,e.unit),kl:ae(T,e.unit)})}function m(g,x){let S=R(...y);S&&(S.ariaSelected=
"false"),S&&(S.tabIndex=-1),y=[g,x];let T=R(g,x);T.ariaSelected="true",T.tabIndex=0,w()}function w(){let[g,x]=y,S=u.found.layers[g][x],T=u.found.tokens[x],I=S.top.
find(([O])=>O===T.id)?[]:[[T.id,T.text,S.probability]],j=te(n("lens-bars"),S.top.length+I.length,v);[...S.top,...I].forEach(([O,P,B],D)=>{let[K,G,V,ne]=j[D].children,
oe=O===T.id;ue(j[D],oe?"gp-is-chosen":""),A(K,oe?"▶":""),G.replaceChildren(le(P)),ce(V.firstChild,"width",B),A(ne,H(B))}),A(n("lens-place"),b(g,x)),A(n("lens-\
numbers"),p(S,x))}function v(){let g=d("li"),x=d("span","gp-track",null,{"aria-hidden":"true"});return x.append(d("span","gp-fill")),g.append(d("span","gp-sign",
"",{"aria-hidden":"true"}),d("span","gp-word"),x,d("span","gp-value")),g}function $(){let g=t.closest(".token-panel");if(!g)return;let[x,S]=[g.getBoundingClientRect(),
r.getBoundingClientRect()],T=g.firstElementChild.getBoundingClientRect().height;S.top+vw>x.bottom&&(g.scrollTop+=S.top-x.top-T)}h.addEventListener("change",k);function C(g,x){
if(o.hidden=!u,!!u)if(g){M();let S=fn(e,e.current(),u);y=[W(),0],k(),m(W(),Math.max(0,S));let T=R(W(),Math.max(0,S));r.scrollLeft=T.offsetLeft-r.clientWidth/2,x&&
$()}else k(),w()}return g=>{let x=e.current(),S=e.hideFrom===null?e.foundOf("look_into"):null,T=f&&g.found;if((g.run||g.found)&&(f=!1),t.hidden=!x||!(e.canAsk||
S)||e.recorded,t.hidden)return;(g.run||g.found)&&A(l,""),q(x);let I=S!==u;u=S,(I||g.selection||g.unit)&&C(I,T),u&&!f&&A(l,fn(e,x,u)<0?s("This token is not among\
 those below."):"")}}var _w=new Set(["properties","patternProperties","$defs","definitions"]),Ow=new Set(["items","prefixItems","anyOf","oneOf","additionalProperties"]),rh=t=>t!==null&&
typeof t=="object"&&!Array.isArray(t);function Oo(t){if(Array.isArray(t))return t.map(Oo);if(!rh(t))return t;let e=Object.fromEntries(Object.entries(t).map(([o,
r])=>[o,Tw(o,r)]));return"properties"in t&&!["additionalProperties","allOf","$ref"].some(o=>o in t)?{...e,additionalProperties:!1}:e}function Tw(t,e){return _w.
has(t)&&rh(e)?Object.fromEntries(Object.entries(e).map(([n,o])=>[n,Oo(o)])):Ow.has(t)?Oo(e):e}var tr={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function Wi(t,e){let{chosen:n,distribution:o}=e,r=i=>fe(i)??-1/0;return{count:t.count+1,
after:t.after+r(n.logprob??n.raw_logprob),before:t.before+r(n.raw_logprob),entropyAfter:t.entropyAfter+(o.entropy_after??0),entropyBefore:t.entropyBefore+(o.entropy_before??
0),kept:t.kept+(lt(e)??0)}}var mn=(t,e)=>e?Math.exp(-t/e):null,Mw=[1,2,3],er=class{constructor(){this.ids=[],this.grams=new Map(Mw.map(e=>[e,new Map])),this.repeated=
[],this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(
-1)),this.ids.push(e);for(let[n,o]of this.grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,o]of this.
grams){if(this.ids.length<n)continue;let r=o.get(this.gram(n))-1;r?o.set(this.gram(n),r):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function ah(t,e){let n=t.querySelector(".gp-status"),o=t.querySelector(".gp-alert"),r=t.querySelector(".gp-figures"),i=t.querySelector(".gp-notes"),a=new Map,l=new Tn,
c;function h(){let{started:P,finished:B}=e;if(!P)return[];let D=B?B.num_tokens:e.numTokens,K=B?B.seconds:e.elapsed,G=B?B.time_to_first_token:e.firstElapsed,V={limit:z(
P.max_new_tokens)},ne=K>0&&D?X(D/K,1):"–";return e.isFromElsewhere?[{name:s("Tokens"),value:z(D),term:"length",run:()=>""},...B&&B.seconds!==null?[{name:s("Pe\
r second"),value:ne,term:"speed",run:()=>""},{name:s("First token"),value:G===null?"–":We(G),term:"first-token",run:()=>""}]:[],...u(D)]:[{name:s("Tokens"),value:z(
D),term:"length",run:()=>e.usesBeams?s("{tokens} of at most {limit} new tokens, one per step for all beams together.",{tokens:z(D),...V}):s("{tokens} of at most\
 {limit} new tokens.",{tokens:z(D),...V})},{name:s("Per second"),value:ne,term:"speed",run:()=>ne==="–"?"":F(D,"{count} token / {time} s = {value} tokens per \
second.","{count} tokens / {time} s = {value} tokens per second.",{time:X(K,2),value:ne})},{name:s("First token"),value:G===null?"–":We(G),term:"first-token",
run:()=>G===null||!(K>0)?"":s("{first} of {time} in all.",{first:We(G),time:We(K)})},...f(P.waits||{}),...y(),...u(D),...Ew(P)?[{name:s("Seed"),value:String(P.seed),
term:"seed",run:()=>""}]:[]]}function u(P){return e.running?[]:[{name:s("Stopped by"),value:W(),term:"ending",run:()=>e.finished?F(P,"after {count} token: {reas\
on}.","after {count} tokens: {reason}.",{reason:W()}):"",words:!0}]}function f(P){let B=Object.entries(P).filter(([,G])=>G>=$w);if(!B.length)return[];let D=B.reduce(
(G,[,V])=>G+V,0),K=B.map(([G,V])=>`${ih[G]?ih[G]():G} ${We(V)}`).join(", ");return[{name:s("Made ready"),value:We(D),term:"time",meaning:s("The time before the \
run began, in which its model was made ready."),run:()=>pe(K)}]}function y(){if(!e.rounds.length)return[];let P=l.read(e.rounds),{draft_acceptance_rate:B,mean_acceptance_length:D}=P,
K=(ne,oe)=>s("{denominator} = {value}.",{denominator:jt(ne,P),value:oe}),[G,V]=[B===null?"–":H(B),U(D,2)];return[{name:s("Draft accepted"),value:G,term:"accep\
tance-rate",run:()=>K("draft_acceptance_rate",G)},{name:s("Tokens per draft"),value:V,term:"acceptance-length",run:()=>K("mean_acceptance_length",V)}]}function W(){
return e.finished?[...new Set(e.finished.sequences.map(B=>Le(B.stop_reason)[0]))].join(", ")||"–":s("an error")}function N(){let P=h(),B=new Set(P.map(({name:D})=>D));
for(let[D,{figure:K}]of a)B.has(D)||(K.remove(),a.delete(D));P.forEach(({name:D,value:K,term:G,run:V,meaning:ne,words:oe},ie)=>{let ye=a.get(D)||R(D,oe,ie);A(ye.
value,K),se(ye.figure,G,V,ne?{meaning:ne}:{})})}function R(P,B,D){let K=d("div","gp-figure"+(B?" gp-words":"")),G=d("dd");K.append(d("dt","",P),G),r.insertBefore(
K,r.children[D]||null);let V={figure:K,value:G};return a.set(P,V),V}let L=new Ee(tr,Wi),q=new er,M=tr,E=P=>Number.isFinite(P)?X(Oe(P,e.unit),2).replace(/^-0.00$/,
"0.00"):"−∞",_=P=>P===null?"–":Number.isFinite(P)?P<1e3?X(P,2):z(Math.round(P)):"∞";function k(){let P=b();return e.isFromElsewhere?P.filter(({term:B})=>B!==
"entropy"&&B!=="kept").map(B=>({...B,run:()=>""})):P}function b(){let{total:P}=L,B=s(e.unit),D=(oe,{count:ie})=>ie?oe/ie:null,K=(oe,ie)=>ie.count?E(D(oe,ie)):"–",
G=L.steps.at(-1).distribution.vocab??1/0,V=(oe,ie,ye,Ge,Qe="")=>({name:oe,term:ie,run:ye,values:Ge,meaning:Qe}),ne=z(P.count);return[V(s("perplexity"),"perplexi\
ty",()=>s("before the processors, exp(−({sum}) / {tokens}) = {value}.",{sum:U(fe(P.before)),tokens:ne,value:_(mn(P.before,P.count))}),[_(mn(P.after,P.count)),
_(mn(P.before,P.count)),_(mn(M.before,M.count))],v([[P.after,P.count],[P.before,P.count],[M.before,M.count]],G)),V(s("mean log-probability, {unit}",{unit:B}),"m\
ean-logprob",()=>p(E(P.before),K(P.before,P)),[K(P.after,P),K(P.before,P),K(M.before,M)]),V(s("cumulative log-probability, {unit}",{unit:B}),"cumulative-logprob",
()=>F(P.count,"before the processors, the log-probability of {count} token is {sum} {unit}.","before the processors, the log-probabilities of {count} tokens sum\
 to {sum} {unit}.",{sum:E(P.before),unit:B}),[E(P.after),E(P.before),E(M.before)]),V(s("mean entropy, {unit}",{unit:B}),"entropy",()=>p(E(P.entropyBefore),K(P.entropyBefore,
P)),[K(P.entropyAfter,P),K(P.entropyBefore,P),K(M.entropyBefore,M)]),V(s("mean tokens kept"),"kept",()=>s("{sum} tokens kept in all, over {tokens} steps = {valu\
e}.",{sum:z(P.kept),tokens:ne,value:_(D(P.kept,P))}),[_(D(P.kept,P)),z(G),z(G)]),...[1,2,3].map(oe=>V(`distinct-${oe}`,"distinct-n",()=>m(oe),[_(q.distinct(oe)),
"",""],w(oe))),V(s("repetition"),"repetition",()=>F(P.count,"{repeated} of {count} token = {share}.","{repeated} of {count} tokens = {share}.",{repeated:z(q.numRepeated),
share:H(q.share)}),[H(q.share),"",""])]}let p=(P,B)=>s("before the processors, ({sum}) / {tokens} = {value} {unit}.",{sum:P,value:B,tokens:z(L.total.count),unit:s(
e.unit)});function m(P){let B=q.ids.length-P+1;return B>0?s("{different} different / {all} in all = {value}.",{different:z(q.grams.get(P).size),all:z(B),value:_(
q.distinct(P))}):""}let w=P=>P===1?s("The number of different tokens over the number of all tokens: 1 means that none occurs twice."):s("The number of different\
 {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none occurs twice.",{n:P});function v(P,B){return P.every(([D,K])=>!K||mn(D,K)<=B)?
s("How many equally likely tokens there were to choose from, on average: e to the power of minus the mean log-probability in nats."):s("e to the power of minus \
the mean log-probability in nats; above {count}, the size of the vocabulary, where tokens drawn at random would be likelier.",{count:z(B)})}function $(){let P=e.
current(),B=P?e.lastOf(P):null,{keep:D,added:K}=L.follow(B&&!B.isPrompt?B:null);q.cut(D);for(let{chosen:V}of K)q.add(V.token_id);let G=t.querySelector(".gp-text\
-numbers");G.hidden=!L.steps.length,!G.hidden&&(C(),G.open&&g(P))}function C(){let{total:P}=L;A(t.querySelector(".gp-in-short"),s("Perplexity {value}",{value:_(
mn(P.before,P.count))}))}function g(P){let B=e.lines().length>1?e.lineOf(P):null;A(t.querySelector(".gp-whose"),B&&B.label?s("of {label}",{label:B.label}):""),t.
querySelector(".gp-prompt-head").hidden=!M.count,t.querySelector(".gp-before-head").hidden=e.isFromElsewhere,t.querySelector(".gp-after-head > span").hidden=e.isFromElsewhere;
let D=k(),K=t.querySelector(".gp-totals tbody");for(;K.rows.length<D.length;){let G=K.insertRow(),V=d("th","",null,{scope:"row"});V.append(d("span","","",{tabindex:"\
0","data-tip":""})),G.append(V,d("td"),d("td"),d("td"))}D.forEach(({name:G,term:V,run:ne,values:oe,meaning:ie},ye)=>{let[Ge,...Qe]=K.rows[ye].cells;A(Ge.firstChild,
G),se(Ge.firstChild,V,ne,{meaning:ie}),oe.forEach((at,Mo)=>A(Qe[Mo],at)),Qe[1].hidden=e.isFromElsewhere,Qe[2].hidden=!M.count})}t.querySelector(".gp-text-number\
s").addEventListener("toggle",$);function x(){let P=e.finished?e.finished.sequences:[],B=new Map;P.forEach(({note:D,stop_reason:K},G)=>{let V=D&&s(K==="length"&&
S().length&&D.values?.a?D.values.a:D);D&&B.set(V,[...B.get(V)||[],G+1])}),i.replaceChildren(...[...B].map(([D,K])=>{let G=d("p");return G.append(d("b","",K.length<
P.length?T(K):s("Note:")),` ${D}`),K.some(V=>P[V-1].stop_reason==="length")&&G.append(...S()),G}))}function S(){let P=e.started.request.structured_output||{},B=P.
json_schema&&Oo(P.json_schema);if(!B||JSON.stringify(B)===JSON.stringify(P.json_schema)||!e.canAsk||!Object.hasOwn(e.answers,"knobs"))return[];let D=d("button",
"gp-button",s("Allow no other fields"),{type:"button"});return D.addEventListener("click",()=>{e.ask({type:"knobs",change:{structured_output:{json_schema:B}}}),
D.remove()}),[" ",D]}function T(P){let B={numbers:P.join(", ")};return e.usesBeams?F(P.length,"Note on output {numbers}:","Note on outputs {numbers}:",B):F(P.length,
"Note on sequence {numbers}:","Note on sequences {numbers}:",B)}function I(){let[P,B]=j();n.textContent!==[P,B].filter(Boolean).join(" ")&&n.replaceChildren(...P?
[d("b","",P),...B?[" ",B]:[]]:[B])}function j(){let{started:P,finished:B,failed:D,queued:K,loading:G}=e;if(e.away)return[s("The server does not answer."),s("Wha\
t is here stays. The page connects by itself once the server is back; if you run it yourself, start it again.")];if(G){let at=vn(G);return["",at[0].toUpperCase()+
at.slice(1)]}if(K){if(K.ahead===0)return[s("Starting …"),""];let at=F(K.ahead,"One run is ahead of yours.","{count} runs are ahead of yours.");return[s("Queue\
d."),typeof K.seconds=="number"?`${at} ${Xi(K.seconds)}`:at]}if(D)return[s("Stopped by an error."),P?e.numTokens?s("The text so far is kept."):s("Nothing was wr\
itten."):""];if(!P)return["",s("Nothing has run yet.")];let{model:V,assistant:ne,mode:oe,device:ie,served_by:ye}=P,Ge=B||e.recorded?0:e.shared-1,Qe=`· ${[ne?s(
"{model} with {assistant}",{model:V,assistant:ne}):V,nn(oe),ie!=="cpu"&&ie,ye&&s("replica {replica} of {of}",ye),Ge>0&&F(Ge,"side by side with another run","sid\
e by side with {count} others")].filter(Boolean).join(" · ")}`;return e.recorded?[s("Recorded run"),Qe]:[B?s("Finished"):s("Decoding …"),Qe]}function O(){let P=e.
waiting?null:e.failed;if(c===P||(c=P,o.replaceChildren(),!P))return;let B=d("div","gp-problem"),D=(K,G,V)=>{let ne=d("p");ne.append(d("b","","✕ "),V?s("{name}\
: {meaning}",{name:V,meaning:K}):K,G?" "+G:""),B.append(ne)};for(let{knob:K,message:G,fix:V}of qo(P))D(G,V,K);o.append(B)}return P=>{P.run&&(r.replaceChildren(),
a.clear()),(P.run||P.status)&&(I(),O(),x()),(P.run||P.steps||P.status)&&N(),(P.run||P.prompt)&&(M=e.promptSteps.reduce(Wi,tr)),$()}}var Ew=({mode:t,effective:e})=>e.
do_sample||t==="custom"||t==="block_diffusion",$w=.05,ih={queued:()=>s("waiting for its turn"),asking:()=>s("asking the Hub"),download:()=>s("downloading"),converting:()=>s(
"converting the GGUF file"),loading:()=>s("loading")};var nr=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,o){this.drawHead(e);let r=e.filter(h=>h.idle).length;this.table.style.minWidth=`${100+20*r+60*(e.length-
r)}px`;let i=n.map(h=>e.map(({number:u})=>Ct(h,u))),a=Math.max(.02,...i.flat().filter(h=>h!==void 0)),l=new Set(bt(o));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((h,u)=>this.fill(this.lines[u],h,e,i[u],a,o,l));let c=this.lines.flatMap(h=>h.cells.
map(({cell:u})=>u));!c.some(h=>h.tabIndex===0)&&c.length&&(c[0].tabIndex=0)}drawHead(e){let n=te(this.head,e.length+1,()=>{let o=d("th","",null,{scope:"col"});return o.
append(d("span","gp-stage-place"),d("span","gp-stage-name")),o});A(n[0].lastElementChild,s("candidate")),e.forEach(({place:o,name:r,tip:i,idle:a},l)=>{let c=n[l+
1];ue(c,a?"gp-idle-column":""),A(c.firstElementChild,o),A(c.lastElementChild,r),c.lastElementChild.classList.toggle("gp-hidden",a),c.dataset.tip=i})}newLine(){let e=this.
body.insertRow(),n=d("th","",null,{scope:"row"}),o=d("span","gp-sign","",{"aria-hidden":"true"}),r=d("bdi","gp-word"),i=d("span","gp-course-tag"),a=d("div","gp-\
course-name"),l=d("div","");l.append(r,i),a.append(o,l),n.append(a),e.append(n),this.lines.push({row:e,head:n,sign:o,word:r,tag:i,cells:[]})}newCell(e){let n=d(
"td","",null,{role:"gridcell",tabindex:"-1"}),o=d("span","gp-course-track",null,{"aria-hidden":"true"}),r=d("i","gp-course-bar");o.append(r);let i=d("span","gp-\
course-number");n.append(o,i),e.row.append(n),e.cells.push({cell:n,bar:r,number:i})}fill(e,n,o,r,i,a,l){let c=n.token_id===a.chosen.token_id,h=it(n);for(ue(e.row,
`gp-course gp-course-${c?"chosen":h?"removed":"kept"}`),A(e.sign,c?"▶":h?"✕":""),Me(e.word,n.text),A(e.tag,[c&&(a.given?s("given"):s("chosen")),h&&s("remove\
d"),!l.has(n)&&s("looked up")].filter(Boolean).join(", ")),Se(e.head,()=>Xs(n,a));e.cells.length>o.length;)e.cells.pop().cell.remove();for(;e.cells.length<o.length;)
this.newCell(e);o.forEach((u,f)=>this.fillCell(e.cells[f],n,o,f,r,i))}fillCell({cell:e,bar:n,number:o},r,i,a,l,c){let{number:h,name:u,idle:f,side:y}=i[a],[W,N]=[
l[a],a?l[a-1]:void 0],R=Zn(r,h)&&W!==void 0,L=R&&a>0&&!Zn(r,i[a-1].number);ue(e,[f&&"gp-idle-column",R&&!L&&"gp-gone",L&&"gp-cut"].filter(Boolean).join(" ")),ce(
n,"height",Math.sqrt(((L?N:W)||0)/c));let q=W===void 0?"–":L?`✕ ${u}`:R?y==="after"?"✕":"":H(W);A(o,q),o.classList.toggle("gp-hidden",f&&!L);let M=!L&&a&&
N!==void 0&&W!==void 0&&H(W)!==H(N)?W>N?"up":"down":"";(o.dataset.change||"")!==M&&(o.dataset.change=M),Se(e,()=>this.words(r,i[a],{share:W,was:N,gone:R,cut:L}))}words({
text:e},{side:n,name:o,idle:r,number:i},{share:a,was:l,gone:c,cut:h}){let u={token:Y(e),share:H(a??0),was:H(l??0),processor:o,number:i};return a===void 0?s("{to\
ken}: not recorded at this place.",u):h?s("{token}: removed by {processor}; it had {was} just before.",u):c?s("{token}: no probability left here.",u):n?n==="aft\
er"?s("{token}: {share} after all processors.",u):s("{token}: {share} before the processors.",u):r?s("{token}: {share}, unchanged by {processor}.",u):u.share===
u.was?s("{token}: {share} after {processor} (stage {number}), the same as before it.",u):s("{token}: {share} after {processor} (stage {number}), {was} before it\
.",u)}keepFocus(e){if(!(e.tabIndex!==-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={
ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},o=e.target.closest("td");if(!o||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)
return;e.preventDefault();let r=this.lines.findIndex(h=>h.row===o.parentNode),[i,a]=n[e.key],l=(h,u)=>Math.max(0,Math.min(u-1,h)),{cells:c}=this.lines[l(r+i,this.
lines.length)];c[l(o.cellIndex-1+a,c.length)].cell.focus()}};var ch=12;function dh(t,e,n){let o=0,r=t.map(h=>{let u=o;o=Math.min(1,o+(Ct(h,n)||0));let f=h.token_id===e.chosen.token_id?"chosen":"kept";return{from:u,to:o,kind:f,
candidate:h,gone:Zn(h,n)}}),i=e.distribution.stages[n],a=t.filter(h=>i&&Zn(h,n+1)).reduce((h,u)=>h+(Ct(u,n)||0),0),l=i?Math.max(0,Math.min(1-o,i.mass_removed-a)):
0,c={from:o,to:1-l,kind:"others",candidate:null};return[...r,c,{from:1-l,to:1,kind:"going",candidate:null}]}function hh(){let t=d("div","gp-flow",null,{"aria-hi\
dden":"true"}),e=re("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${ch}`),e.setAttribute("preserveAspectRatio","none");let n=d("div","gp-flow-bar");return t.
append(e,n),{box:t,ribbons:e,bar:n}}var Aw=(t,e)=>e>12+7*Math.min(t.length,10);function Ni({ribbons:t,bar:e},n,o,r,i){let a=n.map(lh),l=te(e,a.length,()=>d("spa\
n",""));a.forEach(({from:h,to:u,kind:f,candidate:y},W)=>{let N=l[W];if(ue(N,`gp-piece gp-piece-${f}`),N.hidden=u-h<1e-4&&f!=="chosen",N.hidden)return;ce(N,"left",
h),ce(N,"width",u-h);let R=y?y.text:f==="others"?s("others"):"",L=R&&Aw(R,(u-h)*r)?R:"";(N.dataset.text||"")!==L&&N.replaceChildren(...L?[le(L,"gp-piece-word")]:
[]),N.dataset.text=L,Se(N,()=>i(a[W],o&&lh(o[W])))});let c=te(t,o?n.length:0,()=>re("path"));(o||[]).forEach((h,u)=>{let{from:f,to:y,kind:W,gone:N}=a[u],R=N||W===
"going"?"removed":W,[L,q,M,E]=[h.from,h.to,y,f].map(_=>(_*100).toFixed(2));c[u].dataset.kind!==R&&(c[u].dataset.kind=R,c[u].setAttribute("class",`gp-ribbon gp-r\
ibbon-${R}`)),c[u].setAttribute("d",h.to>h.from?`M${L} 0H${q}L${M} ${ch}H${E}Z`:"")})}function lh(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,
from:1,to:1}:t}function ph(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-none"),i=t.querySelector(".gp-chain tbody"),a=t.querySelector(".gp-courses"),l=t.querySelector(
".gp-all"),c=t.querySelector(".gp-beams-note"),h=t.querySelector(".gp-chosen-word"),u=new nr(t.querySelector(".gp-courses-grid")),f=new Ee({},q),y=[],W=O=>()=>e.
current()?O(e.current()):"";he(t,{entropy:W(O=>Dd(O,e.unit)),left:W(O=>pe([O.distribution.vocab,...Zt(O).map(({kept:P})=>P)].map(z).join(" → "))),here:W(O=>Ae(
Zt(O).map(P=>s("{name}: {words}",{name:P.name,words:Qt(P)}))))});let N=!1,R=[],L=300;function q(O,P){let B=Zt(P);if(!B.length)return O;let D={...O};for(let K of B){
let G=K.number+K.kind,{ran:V,acted:ne,removed:oe,moved:ie}=O[G]||{ran:0,acted:0,removed:0,moved:0};D[G]={ran:V+1,acted:ne+!K.idle,removed:oe+K.removed,moved:ie+
K.moved}}return D}function M({ran:O,acted:P,removed:B,moved:D}){if(!P)return F(O,"nothing in {count} step","nothing in {count} steps");let K=P===O?s("active at \
every step"):F(O,"active at {acted} of {count} step","active at {acted} of {count} steps",{acted:z(P)});return D>2*B?s("{when}; moves {share} on average",{when:K,
share:H(D/P)}):s("{when}; removes {share} on average",{when:K,share:Li(B/P)})}let E=new ResizeObserver(([{contentRect:O}])=>{if(!O.width||Math.abs(O.width-L)<8)
return;L=O.width;let P=e.current();P&&j(P)});function _(){let O=i.insertRow(),P=d("th","",null,{scope:"row"}),B=d("span","gp-number",""),D=d("span","","",{tabindex:"\
0","data-tip":""}),K=d("span","gp-side"),G=d("span","gp-knob");P.append(B,D," ",K," ",G);let V=hh();O.append(P,d("td","gp-flow-cell"),d("td","gp-left"),d("td","\
gp-entropy"),d("td","gp-here-words"),d("td","gp-over")),O.cells[1].append(V.box);let[,,ne,oe,ie,ye]=O.cells;return y.length||E.observe(V.bar),y.push({row:O,number:B,
name:D,tags:K,knob:G,flow:V,left:ne,entropy:oe,here:ie,over:ye}),y.at(-1)}function k(O,{kind:P,number:B,name:D,tip:K,side:G,knob:V,entropy:ne,left:oe,here:ie,over:ye}){
O.row.className=`gp-stage-${P}`,A(O.number,B),A(O.name,D),O.name.dataset.tip!==K&&(O.name.dataset.tip=K),A(O.tags,G),O.tags.hidden=!G,A(O.knob,V),O.knob.hidden=
!V,A(O.left,oe),A(O.entropy,ne),typeof ie=="string"?A(O.here,ie):O.here.replaceChildren(...ie),A(O.over,ye)}function b(O,P){let{vocab:B,entropy_before:D}=O.distribution,
{name:K,meaning:G}=vo(O),V={kind:"source",number:"",name:K,tip:G,side:P.length?s("before"):s("before and after"),knob:"",left:s("{count} left",{count:z(B)}),entropy:ae(
D,e.unit),here:"",over:""},ne=P.map((oe,ie)=>({kind:oe.idle?"idle":"active",number:`${oe.number}. `,name:oe.name,tip:`${oe.meaning} (${oe.kind})`,side:ie===P.length-
1?s("after"):"",knob:Js(oe.knobs,e.started),left:s("{count} left",{count:z(oe.kept)}),entropy:ae(oe.entropy,e.unit),here:Qt(oe),over:M(f.total[oe.number+oe.kind])}));
return[V,...ne,p(O)]}function p(O){let[P,B]=So(O,e.started),D=le(O.chosen.text,"gp-strong");return{kind:"choice",number:"",name:P,tip:s("How the token came abou\
t, and its probability after the processors."),side:"",knob:"",left:"",entropy:"",here:["▶ ",...be(B,{token:D}),` (${m(O)})`],over:""}}function m(O){return it(
O.chosen)?s("removed by {processor}",{processor:un(O.chosen,O)}):O.beam?s("log-probability {value}",{value:U(O.chosen.logprob)}):H(ee(O.chosen.logprob))}function w(O,P,B){
let D=b(O,P);for(;y.length>D.length;)y.pop().row.remove();D.forEach((ne,oe)=>k(y[oe]||_(),ne));let K=[0,...P.map(({number:ne})=>ne)].map(ne=>dh(B,O,ne)),G=g(O,P),
V=x(O,P);y.forEach(({flow:ne},oe)=>{ne.box.hidden=!G&&oe>0,!ne.box.hidden&&(oe<K.length?Ni(ne,K[oe],K[oe-1],L,(ie,ye)=>$(ie,ye,oe,V)):C(ne,K.at(-1),L))})}let v=({
from:O,to:P})=>H(P-O);function $(O,P,B,D){let K=v(O),G=O.candidate?Y(O.candidate.text):s("All other tokens together");if(!B)return s("{token}: {share} before th\
e processors.",{token:G,share:K});let V={token:G,share:K,processor:D[B].name,was:v(P)};return O.candidate?s("{token}: {share} after {processor}, {was} before it\
.",V):s("{token}: {share} after {processor}.",V)}function C(O,P,B){let D=P.filter(({kind:K})=>K==="chosen");Ni(O,D,D,B,K=>s("{token} had {share} of what was lef\
t.",{token:Y(K.candidate.text),share:v(K)}))}let g=({distribution:O},P)=>O.candidates.every(({stage_logprobs:B})=>(B||[]).length===P.length);function x(O,P){let B=vo(
O);return[{number:0,place:s("before"),name:B.name,tip:B.meaning,idle:!1,side:"before"},...P.map(D=>({number:D.number,place:String(D.number),name:D.name,idle:D.idle,
side:"",tip:s("{number}. {name}: {effect} here. It {meaning}.",{...D,effect:Qt(D)})}))]}function S(O,P,B,D){if(a.hidden=!P.length||!g(O,P),a.hidden)return;let K={
number:P.length,place:s("after"),name:s("all processors"),tip:s("After all processors: the distribution from which the token was chosen."),idle:!1,side:"after"};
u.draw([...x(O,P),K],B,O),l.hidden=D<=10,A(l,N?s("show {count} only",{count:10}):s("show all {count}",{count:z(D)})),l.setAttribute("aria-expanded",String(N))}l.
addEventListener("click",()=>{N=!N,j(e.current())});function T(O){if(O.distribution.stages.length)return"";if(O.isPrompt)return s("The model’s own distribution:\
 no logits processor takes part in reading the prompt.");let P=e.started.processors||[],B=Xn(O);if(e.started.mode==="custom"&&!P.length)return s("Your own loop \
called no logits processor here.");if(!P.length)return B?s("DoLa’s contrast, untouched: no logits processor runs."):s("The model’s own distribution, untouched\
: no logits processor runs.");let D={processors:P.map(K=>Ue(K)[0]).join(", ")};return B?s("DoLa’s contrast, untouched here. Prepared, but not used by this loop:\
 {processors}.",D):s("The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",D)}function I(O){let P=O.isPrompt||O.given,
B=O.isPrompt?s("at prompt token {number}: {token} (given, not chosen)"):P?s("at token {number}: {token} (given, not chosen)"):s("at token {number}: {token}");o.
replaceChildren(...be(B,{number:String(O.index+1),token:le(O.chosen.text)})),A(h,P?s("given"):s("chosen"))}function j(O){let P=Zt(O),B=bt(O),D=(O.watched||[]).filter(
({token_id:G})=>B.every(V=>V.token_id!==G)),K=Ys(B,10,O.chosen.token_id);I(O),A(r,T(O)),r.hidden=!r.textContent,c.hidden=!O.beam||!P.length,w(O,P,K),S(O,P,[...N?
B:K,...D],B.length)}return O=>{let P=e.current();t.hidden=!P,P&&(P.isPrompt||f.follow(e.lastOf(P)),!(P===R[0]&&f.total===R[1]&&!O.unit&&!O.watched)&&(R=[P,f.total],
j(P)))}}function Lw(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function Cw(t,e){
let n=[...t];for(let o=n.length-1;o>0;o--){let r=Math.floor(e()*(o+1));[n[o],n[r]]=[n[r],n[o]]}return n}function uh(t,e){let i=O=>t.querySelector(".gp-"+O),a=t.
querySelector("details"),[l,c,h,u]=["from","choices","reveal","next"].map(i),f=null,y=O=>[s("1st"),s("2nd"),s("3rd")][O]??"",W=()=>e.usesBeams&&!e.finished?[]:e.
allLines(),N=O=>me(W()[O]?W()[O].last:null),R=O=>O.distribution.candidates.filter(({raw_rank:P})=>P).sort((P,B)=>P.raw_rank-B.raw_rank).slice(0,6);function L(O){
let P=Number(e.started.seed)%4294967296+7919*O.index+104729*O.sequence;return Cw(R(O),Lw(P))}let q=O=>R(O).length>1;function M(O){let P=e.current(),B=P&&e.lastOf(
P),D=Math.max(0,W().findIndex(V=>V.last===B)),K=N(D),G=K.findIndex((V,ne)=>ne>=O&&q(V));if(G<0){A(i("cannot"),K.length>O?s("From there on the run has recorded n\
o candidates to pick from: raise top_candidates and run it again."):e.running?s("The run has not reached this token yet."):s("There is no token {number} in this\
 text: choose an earlier one.",{number:O+1}));return}A(i("cannot"),""),f={line:D,at:G,step:null,picks:[],revealed:!1,results:[]},E()}function E(){let O=N(f.line);
for(;O[f.at]&&!q(O[f.at]);)f.at+=1;if(Object.assign(f,{step:O[f.at]||null,picks:[],revealed:!1}),!f.step&&!e.running){m();return}_(),f.step&&e.selectStep(f.step.
before),w(()=>c.querySelector("button"))}function _(){e.hide(f&&a.open?f.at+(f.revealed?1:0):null)}function k(O){let{picks:P}=f;P.includes(O)?P.splice(P.indexOf(
O),1):P.length<3&&P.push(O),g()}function b(){let{step:O,picks:P}=f,B=R(O),D=B.find(({token_id:K})=>K===P[0]);f.revealed=!0,document.dispatchEvent(new CustomEvent(
"gp-predicted",{detail:{sequence:O.sequence,index:O.index,token:P[0]}})),f.results.push({step:O,first:D,share:Math.exp(D.raw_logprob-B[0].raw_logprob),hit:P.includes(
O.chosen.token_id)}),_(),e.selectStep(O),w(()=>u)}function p(){if(f.results.length>=10){m();return}f.at+=1,E()}function m(){let{results:O,line:P}=f,B=f.at+(f.revealed?
1:0);f=null,_(),l.value=N(P).slice(B).some(q)?B+1:1,j(O),w(()=>i("begin"))}function w(O){let P=t.contains(document.activeElement);I(),P&&O()&&O().focus({preventScroll:!0})}
let v=({piece:O,chosen:P,text:B})=>O??(P?P.text:B);function $(){let O=me(f.step?f.step.before:N(f.line).at(-1)||null),P=[...e.prefix,...O].map(v).join(""),B=d("\
span","gp-gap","?",{"aria-label":s("the hidden token")});f.revealed&&B.replaceChildren(le(f.step.chosen.text));let D=i("so-far");D.replaceChildren(P,B),D.scrollTop=
D.scrollHeight}function C(){c.replaceChildren(...(f.step&&!f.revealed?L(f.step):[]).map(({token_id:O,text:P})=>{let B=d("button","gp-button gp-choice",null,{type:"\
button","aria-pressed":"false","data-token":O});return B.append(d("span","gp-order"),le(P)),B.addEventListener("click",()=>k(O)),B})),g()}function g(){for(let O of c.
children){let P=f.picks.indexOf(Number(O.dataset.token));O.setAttribute("aria-pressed",String(P>=0)),O.disabled=P<0&&f.picks.length>=3,A(O.querySelector(".gp-or\
der"),y(P))}h.disabled=!f.picks.length}function x(){if(i("answer").hidden=!f.revealed,!f.revealed)return;let{step:O,picks:P}=f,{share:B,hit:D}=f.results.at(-1),
K=R(O),G=O.chosen.token_id,V=K.some(({token_id:ie})=>ie===G)?K:[...K,O.chosen];i("truth").tBodies[0].replaceChildren(...V.map(ie=>{let ye=d("tr",ie.token_id===G?
"gp-taken":""),Ge=d("th","",null,{scope:"row"});ie.token_id===G&&Ge.append(d("span","","▶ "),d("span","gp-hidden",`${s("chosen:")} `)),Ge.append(le(ie.text));
let Qe=d("div","gp-share"),at=d("i");at.style.width=`${(45*ee(ie.raw_logprob)).toFixed(2)}%`,Qe.append(at,H(ee(ie.raw_logprob)));let Mo=d("td");Mo.append(Qe);let Ih=P.
indexOf(ie.token_id);return ye.append(Ge,d("td","",y(Ih)),Mo,d("td","",H(ee(ie.logprob))),d("td","",ie.raw_rank?z(ie.raw_rank):"–")),ye}));let oe=i("took");oe.
replaceChildren(...be(D?s("It wrote “{token}”. You had it."):s("It wrote “{token}”. You did not pick it."),{token:le(O.chosen.text,"gp-strong")})," "),oe.
append(B===1?s("Your first pick is the token that the model found likeliest."):s("Your first pick has {share} of the probability of the likeliest token.",{share:H(
B)}))}let S=O=>O.reduce((P,{share:B})=>P+B,0)/O.length,T=O=>O.filter(({hit:P})=>P).length;function I(){if(i("before").hidden=!!f,i("round").hidden=!f,!f)return;
i("sum").hidden=!0;let{results:O,revealed:P,step:B}=f,K={number:O.length+(P?0:1),steps:10,token:B&&B.index+1};A(i("progress"),B?P?s("{number} of {steps}: token \
{token}.",K):s("{number} of {steps}: what comes next? Pick up to three, your best guess first.",K):s("Waiting for the next token of the run.")),A(i("score"),O.length?
s("So far: your first picks are {share} as likely as the top token; the run’s token was among your picks in {hits} of {count}.",{share:H(S(O)),hits:T(O),count:O.
length}):""),h.hidden=P||!B,u.hidden=!P,A(u,O.length>=10?s("Show the score"):s("Next token")),$(),C(),x()}function j(O){let P=i("sum");if(P.hidden=!1,P.replaceChildren(
d("h3","",s("The round is over"))),!O.length){P.append(d("p","",s("No token was revealed, so there is no score.")));return}let B=(...G)=>{let V=d("p");V.append(
...G),P.append(V)};B(...be(s("{share}: how likely your first picks were, on average, compared with the likeliest token."),{share:d("b","",H(S(O)))}));let D=d("b",
"",s("{hits} of {count}",{hits:T(O),count:O.length}));B(...be(s("{steps}: steps in which the run’s token was among your picks ({share})."),{steps:D,share:H(T(
O)/O.length)}));let K=[...O].sort((G,V)=>G.share-V.share||V.step.distribution.entropy_before-G.step.distribution.entropy_before);for(let[G,{step:V,first:ne,share:oe}]of[
[s("Hardest:"),K[0]],[s("Easiest:"),K.at(-1)]])B(d("b","",G)," ",...be(s("token {number}, “{token}”; your “{pick}” had {share} of the likeliest token’s probabil\
ity, and the entropy was {entropy}."),{number:String(V.index+1),token:le(V.chosen.text),pick:le(ne.text),share:H(oe),entropy:ae(V.distribution.entropy_before,e.
unit)}))}return i("begin").addEventListener("click",()=>M(Math.max(1,Math.floor(Number(l.value))||1)-1)),i("from-here").addEventListener("click",()=>{let O=e.current();
l.value=O&&!O.isPrompt?O.index+1:1}),h.addEventListener("click",b),u.addEventListener("click",p),i("end").addEventListener("click",m),a.addEventListener("toggle",
_),O=>{t.hidden=!e.started,O.run&&(f=null,l.value=1,i("sum").hidden=!0,A(i("cannot"),""),I()),A(i("begin"),i("sum").hidden?s("Start a round"):s("Another round")),
f&&!f.step&&(O.steps||O.status)&&E()}}function fh(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-verdict"),i=t.querySelector(".gp-score-head"),a=t.querySelector("tbody"),l=t.querySelector(
".gp-more"),c=t.querySelector(".gp-tally"),h=new Ee({steps:0,differed:0},(m,w)=>w.reranked?{steps:m.steps+1,differed:m.differed+ +(y(w.reranked).token_id!==w.chosen.
token_id)}:m),u=[],f=[],y=m=>m.reduce((w,v)=>v.probability>w.probability?v:w);function W(){let m=a.insertRow(),w=d("th","",null,{scope:"row"}),[v,$,C]=[d("span",
"gp-sign"),d("bdi","gp-word"),d("span","gp-tag",s("most probable"))];w.append(v,$,C),m.append(w);let g=["probability","penalty","score"].map(()=>{let x=d("div",
"gp-cell"),S=d("span","gp-balance",null,{"aria-hidden":"true"}),[T,I]=[d("i","gp-part"),d("i","gp-zero")];S.append(T,I);let j=d("span","gp-amount");return x.append(
S,j),m.append(d("td")),m.lastChild.append(x),{part:T,zero:I,amount:j}});return u.push({row:m,sign:v,word:$,tag:C,cells:g}),u.at(-1)}function N({part:m,zero:w,amount:v},$,[
C,g],x){let S=T=>(T-C)/(g-C)*100;m.style.left=`${Math.min(S(0),S($))}%`,m.style.width=`${Math.abs(S($)-S(0))}%`,w.style.left=`${S(0)}%`,A(v,x)}function R({part:m,
zero:w,amount:v},$,[C,g],x){let S=T=>4+(T-C)/(g-C)*92;m.hidden=$===null,m.style.left=`${S($)}%`,w.style.left=`${S(0)}%`,A(v,x)}function L(m,w,v,$,C){let g=w.token_id===
v.chosen.token_id;m.row.className=g?"gp-winner":"",A(m.sign,g?"▶":""),Re(m.word,w.text),m.tag.hidden=w!==$||g,N(m.cells[0],w.probability,C.probability,H(w.probability)),
N(m.cells[1],w.penalty,C.penalty,U(w.penalty)),R(m.cells[2],w.score,C.score,U(w.score))}function q(m){let[w,v]=[Math.min(0,...m),Math.max(0,...m)];return v>w?[w,
v]:[0,1]}function M(m){let w=y(m.reranked),v=m.reranked.find(x=>x.token_id===m.chosen.token_id),$=m.reranked.slice(0,12);v&&!$.includes(v)&&($[11]=v);let C=Object.
fromEntries(["probability","penalty","score"].map(x=>[x,q($.map(S=>S[x]))]));for(;u.length<$.length;)W();u.forEach((x,S)=>{x.row.hidden=S>=$.length,S<$.length&&
L(x,$[S],m,w,C)});let g=m.reranked.length-$.length;l.hidden=g<=0,A(l,F(g,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),E(v,w)}function E(m,w){if(!m){r.replaceChildren();return}let v={token:le(m.text,"gp-strong"),score:U(m.score)};r.replaceChildren(...m===
w?be(s("{token} won: the most probable token has the highest score too ({score})."),v):be(s("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{...v,other:le(w.text,"gp-strong"),share:H(w.probability),penalty:U(w.penalty),
lower:U(w.score)}))}function _(){let m=e.started.effective.penalty_alpha;return typeof m!="number"?s("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):s("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
m).toFixed(4)),alpha:m})}let k=m=>m&&m.reranked&&m.reranked.find(w=>w.token_id===m.chosen.token_id),b=m=>()=>{let w=k(e.current());return w?s("{name}: {words}.",
{name:Y(w.text),words:m(w)}):""},p=b(({probability:m,penalty:w,score:v})=>{let $=e.started.effective.penalty_alpha;return typeof $!="number"?U(v):`(1 − ${$}) \
· ${U(m)} − ${$} · ${U(w)} = ${U(v)}`});return he(t,{probability:b(({probability:m})=>H(m)),penalty:b(({penalty:m})=>U(m))}),()=>{let m=e.current();if(t.hidden=
!(m&&m.reranked&&m.reranked.length),t.hidden||(h.follow(e.lastOf(m)),m===f[0]&&h.total===f[1]))return;f=[m,h.total],o.textContent=s("at token {number}",{number:m.
index+1}),se(i,"degeneration-penalty",p,{meaning:_()}),M(m);let{steps:w,differed:v}=h.total;A(c,F(w,"Along the text: a token other than the most probable one wo\
n in {differed} of {count} step ({share}).","Along the text: a token other than the most probable one won in {differed} of {count} steps ({share}).",{differed:z(
v),share:H(v/w)}))}}function mh(t,e){let n=()=>t.closest(".token-panel"),o=E=>t.querySelector(".gp-"+E),[r,i,a,l,c]=["place-words","back","on","newest","fold"].map(o),h=[...t.querySelectorAll(
"[role=tab]")],u=h.find(({dataset:E})=>E.shows==="logit_lens"),f=h.find(({dataset:E})=>E.shows==="cross_attention"),y=h.find(({dataset:E})=>E.shows==="curve"),W=h.
find(({dataset:E})=>E.shows==="processors");function N(E){n()&&(n().dataset.shows=E);for(let _ of h){let k=_.dataset.shows===E;_.setAttribute("aria-selected",String(
k)),_.tabIndex=k?0:-1}}for(let E of h)E.addEventListener("click",()=>{N(E.dataset.shows),R(!0)}),E.addEventListener("keydown",_=>{let k={ArrowRight:1,ArrowLeft:-1}[_.
key];if(!k)return;_.preventDefault();let b=h.filter(({hidden:m})=>!m),p=b[(b.indexOf(E)+k+b.length)%b.length];N(p.dataset.shows),R(!0),p.focus()});function R(E){
n()?.toggleAttribute("data-folded",!E),c.setAttribute("aria-expanded",String(E)),c.textContent=E?"▾":"▴"}c.addEventListener("click",()=>R(c.getAttribute("ar\
ia-expanded")==="false"));let L=null;i.addEventListener("click",()=>e.walk(-1)),a.addEventListener("click",()=>e.walk(1)),l.addEventListener("click",()=>e.selectStep(
null));function q(E){let _=e.lineOf(E),k=e.lines().length>1&&_&&!E.isPrompt?_.label:"",b=E.isPrompt?e.started.prompt_tokens.length:me(_?_.last:E).length,p=M(E,{
number:z(E.index+1),count:z(b),line:k});r.ariaLive=e.selected?"polite":"off",r.replaceChildren(le(E.chosen.text,"gp-here"),d("span","",` ${p}`)),i.disabled=E.isPrompt?
!E.before:E.index===0&&!e.promptSteps.length,a.disabled=!_||_.last===E,l.hidden=!e.selected||!e.running}function M(E,_){return E.isPrompt?s("prompt token {numbe\
r} of {count}",_):e.selected?_.line?s("token {number} of {count} of {line}",_):s("token {number} of {count}",_):_.line?s("newest token {number} of {count} of {l\
ine}",_):s("newest token {number} of {count}",_)}return E=>{e.isFromElsewhere&&L!==e.started?R(!1):E.selection&&e.selected&&R(!0),L=e.isFromElsewhere?e.started:
null,y.hidden=!oa();let _=e.canAsk&&!e.recorded;u.hidden=!_||e.hasReadMedia,f.hidden=!_||!e.looksAtMedia;for(let b of[u,f])b.hidden&&n()?.dataset.shows===b.dataset.
shows&&N("candidates");W.hidden=e.isFromElsewhere,e.isFromElsewhere&&n()?.dataset.shows==="processors"&&N("candidates");let k=e.current();if(k)return q(k);r.textContent=
s("No token yet"),i.disabled=a.disabled=!0,l.hidden=!0}}var Ri=({messages:t,template:e})=>JSON.stringify([t,e||null]);function gh(t,e){let n=k=>t.querySelector(".gp-"+k),[o,r,i]=["said","rendered","try"].map(n),a=new WeakMap,
l=[],c="",h=null,u=null;function f(){return En(t,r,e,k=>{let b=a.get(k);return b&&{id:b.token.token_id,text:b.token.text,where:s("prompt token {number}",{number:b.
index+1}),step:null,why:b.words}})}function y(){let{started:k,written:b}=e,p=k&&k.request.messages,m=p&&b&&k.model===b.model&&Ri(k.request)===Ri(b);return b&&!m?
{...b,ran:!1}:e.isFromElsewhere||!p||!p.length?null:{model:k.model,messages:p,template:k.request.template,tokens:k.prompt_tokens,parts:k.parts||[],ran:!0}}function W({
messages:k,parts:b,problem:p}){let m=new Set(b.filter(({kind:w})=>w==="message").map(({message:w})=>w));o.replaceChildren(...k.map(({role:w,content:v},$)=>{let C=d(
"li","",null,{"data-role":w});return C.append(d("span","gp-role",w),d("p","",v)),!p&&m.size>0&&!m.has($)&&v.trim()&&C.append(d("p","gp-dropped",s("✕ The templat\
e leaves this message out."))),C}))}let N={message:({role:k})=>s("words of {role}",{role:k}),template:()=>s("written by the template"),generation:()=>s("generat\
ion prompt: the answer begins here")};function R(k,b){let p=k?N[k.kind](k):s("of unknown origin");return b.piece===null?s("special token, {whose}",{whose:p}):p}
function L({tokens:k,parts:b}){r.replaceChildren(),l=[],h=null;let p=new Set(b.map(({stop:w})=>w)),m=null;k.forEach((w,v)=>{let $=b.find(S=>S.start<=v&&v<S.stop)||
null;if(!m||!v||p.has(v)||b.some(({start:S})=>S===v)){let S=d("span","gp-part",null,$?{"data-kind":$.kind}:{});$&&$.kind==="message"&&S.append(d("span","gp-role",
$.role)),$&&$.kind==="generation"&&S.append(d("span","gp-role",s("the answer begins"))),r.append(S),m={rows:S,tokens:[]}}let C=d("span","gp-token",null,{role:"b\
utton",tabindex:"-1"}),g=R($,w);Ve(C,w),C.setAttribute("aria-label",s("prompt token {number}: {token}, {words}",{number:v+1,token:Y(w.text),words:g})),a.set(C,{
token:w,index:v,words:g});let x=m.tokens.length?a.get(m.tokens.at(-1)).token:null;zt(m,C,w,x),l.push(C)}),l.length&&q(l[0])}function q(k){h&&(h.tabIndex=-1),h=k,
k.tabIndex=0}function M(k){k&&(q(k),k.focus({preventScroll:!0}),k.scrollIntoView({block:"nearest"}),u.show(k))}r.addEventListener("click",({target:k})=>M(k.closest(
".gp-token"))),r.addEventListener("keydown",k=>{let b=l.indexOf(k.target.closest(".gp-token"));if(b<0||k.ctrlKey||k.metaKey||k.altKey)return;let p={ArrowRight:()=>l[b+
1],ArrowLeft:()=>l[b-1],Home:()=>l[0],End:()=>l.at(-1),ArrowDown:()=>Je(l,b,1),ArrowUp:()=>Je(l,b,-1),Enter:()=>l[b]," ":()=>l[b]};p[k.key]&&(k.preventDefault(),
M(p[k.key]()))});function E({tokens:k,parts:b}){let p=x=>b.filter(S=>S.kind===x).reduce((S,{start:T,stop:I})=>S+I-T,0),m=k.filter(({piece:x})=>x===null).length,
[w,v,$]=["message","template","generation"].map(p),C={words:z(w),around:z(v),begin:z($)};return`${w||v?F(k.length,"{count} token: {words} for the words of the m\
essages, {around} around them, {begin} to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the \
answer.",C):$?F(k.length,"{count} token: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",
"{count} tokens: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",C):F(k.length,"{count} \
token: this template changes the words, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens i\
s unknown.")} ${F(m,"{count} is special.","{count} are special.")}`}function _({tokens:k,parts:b}){let p=b.filter(({kind:w})=>w==="message").flatMap(({start:w,stop:v})=>k.
slice(w,v)).filter(({piece:w})=>w===null),m=[...new Set(p.map(({text:w})=>Y(w)))];return m.length?s("A message contains {tokens}: written like a special token, \
it is read as one, as if the template had written it.",{tokens:m.join(", ")}):""}return i.addEventListener("click",()=>e.ask({type:"without"})),()=>{let k=y();if(t.
hidden=!k,!k){c="";return}i.hidden=!Object.hasOwn(e.answers,"without")||!!k.problem;let b=JSON.stringify([k.model,Ri(k),k.parts,k.problem,k.ran,k.tokens.length]);
if(b===c)return;c=b,u??=f(),A(n("which"),k.ran?s("of {model}, as this run read it",{model:k.model}):s("of {model}, as written now: not run yet",{model:k.model})),
Z(n("refusal"),!!k.problem),A(n("refusal"),s(k.problem)),n("refusal").dataset.kind=k.away?"info":"error",n("refusal").setAttribute("role",k.away?"note":"alert"),
W(k),Z(n("made"),!k.problem),L(k),Z(n("generation-key"),k.parts.some(({kind:m})=>m==="generation")),A(n("template-words"),k.problem?"":E(k));let p=_(k);Z(n("war\
n"),!!p),A(n("warn"),p),u.hide()}}function wh(t,e,n){let{state:o,log:r,text:i,select:a}=t;function l(c){if(!c)return;let{step:h}=o.entries.get(c);t.reveal(c),h&&r.selectStep(h),c.focus({preventScroll:!0}),
c.scrollIntoView({block:"nearest"}),h||n.show(c)}i.addEventListener("click",c=>{let h=o.tokenAt(c);h&&(l(h),o.entries.get(h).step&&n.dismiss())}),i.addEventListener(
"keydown",c=>{if(c.key==="Escape"){r.selectStep(null);return}let h=o.tokenAt(c);if(!h||c.ctrlKey||c.metaKey||c.altKey)return;let u=o.allTokens,f=u.indexOf(h),y={
ArrowRight:()=>u[f+1],ArrowLeft:()=>u[f-1],ArrowDown:()=>Je(u,f,1),ArrowUp:()=>Je(u,f,-1),Home:()=>u.find(W=>o.entries.get(W).step),End:()=>u.at(-1),Enter:()=>h,
" ":()=>h};y[c.key]&&(c.preventDefault(),l(y[c.key]()))}),a.addEventListener("change",()=>{o.shadedBy=a.value,t.shadeAll(),e.drawScale()}),i.addEventListener("s\
croll",()=>{o.atEnd=i.scrollHeight-i.scrollTop-i.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(i)}var bh=t=>t.started&&t.started.request||{},Ii=t=>!!bh(t).only_given;function ji(t,{index:e,isPrompt:n,isStart:o}){if(o)return s("decoder start token");let r={number:e+
1};return n?t.readsSource?s("source token {number}",r):s("prompt token {number}",r):s("token {number}",r)}function Bi(t,{index:e,isStart:n}){return n?s("every t\
arget begins with it: not chosen"):t.readsSource?s("the encoder reads it: it has no probability"):t.isFromElsewhere?s("its probability is not known"):e===0?s("n\
othing comes before it: it has no probability"):bh(t).read_prompt&&!t.finished&&!t.failed?s("its probability is read when the text ends"):s("its probability was\
 not read")}function zi(t,e){let n=[];return e.given&&!Ii(t)&&n.push(s("given, not chosen")),n.push(...Ea(e)),n}function kh(t,e){let{step:n,token:o}=e,r=n?[...Vo(
n,t.unit),...zi(t,n)]:[Bi(t,e)];return[s("{where}: {token}",{where:ji(t,e),token:Y(o.text)}),...r].join(", ")}var or=class{constructor(e,n,o,r){this.root=e,this.text=n,this.select=o,this.state=r,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new Ee(va,Sa)}drawScale(){ft(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:o,begun:r,
lines:i}=n,a=!Ii(n.log)&&i.some(({steps:l})=>l.length&&l[0].given);e.querySelector(".gp-mark-prompt").hidden=!o||!o.tokens.length,A(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),r?s("source, and what the target begins with"):s("prompt")),e.querySelector(".gp-mark-given").hidden=!a,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",a)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:o,lines:r}}=this;if(e.hidden=!o.rounds.length,e.hidden)return;n.follow(r.length&&r[0].steps.
at(-1)||null);let i=te(e,Object.keys(St).length,Pw);Object.entries(St).forEach(([a,[,l,c]],h)=>{let[u,f]=i[h].children;i[h].dataset.draft=a,se(i[h],{accepted:"d\
raft",correction:"correction",bonus:"bonus",target:"target"}[a],()=>"",{meaning:c,formula:""}),A(u,l),A(f,z(n.total[a]))})}};function Pw(){let t=d("span","",null,
{tabindex:"0"});return t.append(d("span","gp-ink")," ",d("b")),t}var sr=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.fold=null,this.begun=null,this.lines=
[],this.marked=null,this.atEnd=!0,this.followed=!1}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allRows(){return this.lines.
flatMap(({folds:e})=>e?e.boxes.map(({rows:n})=>n):[]).concat(this.paragraphs.map(({rows:e})=>e))}get allTokens(){return this.paragraphs.flatMap(({tokens:e})=>e)}elementOf(e){
if(e.isPrompt)return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.index];return null}tokenAt(e){
let n=e.target.closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var rr=class{constructor(e,n,o){this.drawn=n,this.moved=o,this.goesOn=!1,this.along=new Ee(Tr(e),(r,i)=>Mr(r,i.chosen.text,i.piece===null,e)),this.boxes=[]}rowsFor(e){
let n=this.along.total.spans.length;this.along.follow(e);let{since:o,place:r,spans:i}=this.along.total,a=this.boxes.at(-1);if(o!==null&&o<r)return(!a||a.since!==
o)&&(a=this.open(o)),a.rows;let l=i.length>n?i.at(-1):null;return l&&a&&a.since===l.start&&a.stop===null&&this.close(a,l.stop),this.drawn.rows}keepable(e){let{since:n}=this.
along.totals[e],o=this.boxes.find(r=>r.since===n);return n!==null&&o&&o.stop!==null?Math.min(e,o.stop):e}cut(e){let{drawn:n}=this;for(;n.tokens.length>e;){let a=n.
tokens.at(-1),l=this.boxOf(a);_t({rows:l?l.rows:n.rows,tokens:n.tokens},n.tokens.length-1),l&&!l.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:o,steps:r}=this.along;r.length=e,o.length=e+1;let i=this.boxes.at(-1);i&&this.along.total.since===i.since&&Object.assign(i,{stop:null,ended:!1})}boxOf(e){
let n=e.closest(".gp-reasoning");return n?this.boxes.find(o=>o.element===n):void 0}reveal(e){let n=this.boxOf(e);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(e){this.goesOn=e;for(let n of this.boxes){let o=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,A(n.chip,`${o?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!o)),n.element.classList.toggle("gp-folded",o)}}words({count:e,stop:n,ended:o}){return o?F(
e,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?F(e,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):F(e,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(e){return e.wish??e.ended}open(e){let n=d("span","gp-reasoning"),o=d("butto\
n","gp-reasoning-chip",null,{type:"button",title:s("The model’s reasoning before its answer. Click to fold or unfold it.")}),r=d("span","gp-reasoned");n.append(
o,r);let i={element:n,chip:o,rows:new nt(r,this.drawn.rows),since:e,stop:null,ended:!1,count:0,wish:null};return o.addEventListener("click",()=>{i.wish=!this.isFolded(
i),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(i),i}close(e,n){let{tokens:o,rows:r}=this.drawn,i=o.slice(n);_t({rows:e.rows,
tokens:o},n),Object.assign(e,{stop:n,ended:this.along.total.spans.at(-1).end!==null}),e.rows.holder.hasChildNodes()||(r.removeLast(),this.boxes.pop());for(let a of i)
r.append(a);o.push(...i)}};var qw=30,ir=class{constructor(e,n,o,r){this.text=e,this.written=e.querySelector(".gp-written"),this.empty=n,this.select=o,this.state=r,this.log=r.log,this.width=
0,this.resettle=0,this.unfolds=!1,new ResizeObserver(()=>this.laidOut()).observe(this.written)}startRun(){let{text:e,written:n,log:o,state:r}=this;if(n.replaceChildren(),
r.clear(),!o.started){n.append(this.empty);return}let i=o.readsSource;e.classList.toggle("gp-apart",i),i&&n.append(d("span","gp-part-name",s("Source: the encode\
r reads it"))),r.prompt=this.drawFixed(o.started.prompt_tokens,i?s("Source"):s("Prompt"),{folded:th(o.started)}),this.drawFold(),i&&(n.append(d("span","gp-part-\
name",s("Target: the decoder writes it, from its start token on"))),r.begun=this.drawFixed(o.started.decoder_tokens,s("Start of the target"),{isStart:!0}))}drawFixed(e,n,{
folded:o=[],...r}={}){let i=d("span","gp-prompt",null,{"aria-label":n}),a={rows:new nt(i),tokens:[]};for(let{item:l}of o.filter(c=>c.start===c.end))a.rows.append(
qi(l,0));return e.forEach((l,c)=>{let h=o.find(({start:u,end:f})=>u<=c&&c<f);h&&c===h.start&&a.rows.append(qi(h.item,h.end-h.start)),h||this.append(a,{token:l,index:c,
isPrompt:!0,step:null,...r})}),this.written.append(i),a}drawFold(){let{prompt:e}=this.state,n=e.tokens.length,o=d("button","gp-unfold",null,{type:"button"});this.
state.fold=n>qw&&!this.log.started.request.only_given?o:null,this.state.fold&&(o.addEventListener("click",()=>this.foldPrompt(this.unfolds)),e.rows.holder.before(
o),this.foldPrompt(!this.unfolds))}foldPrompt(e){let{fold:n,prompt:o}=this.state,{holder:r}=o.rows,i={count:z(o.tokens.length)};this.unfolds=!e,n.textContent=e?
s("Show all {count} tokens of the prompt",i):s("Show less of the prompt"),n.setAttribute("aria-expanded",String(!e)),r.classList.toggle("gp-folded",e),e?r.setAttribute(
"tabindex","0"):r.removeAttribute("tabindex"),e&&(r.scrollTop=r.scrollHeight),this.dissolve()}drawPrompt(){for(let e of this.log.promptSteps){let n=this.state.prompt.
tokens[e.index];n&&(this.state.entries.get(n).step=e,this.describe(n),this.shade(n))}}drawLines(){let e=this.log.lines(),{lines:n}=this.state,o=e.length===1&&e[0].
kind==="sequence";for(o!==this.text.classList.contains("gp-single")&&(this.dissolve(),this.text.classList.toggle("gp-single",o));n.length>e.length;)n.pop().element.
remove();e.forEach((r,i)=>this.drawLine(n[i]||this.newLine(),r,i))}newLine(){let{begun:e,prompt:n,lines:o}=this.state,r=d("div","gp-line"),i=d("div","gp-line-he\
ad"),a=d("span","gp-line-body"),l=d("span","gp-stop");r.append(i,a,l),this.written.append(r);let c=e||n,h={element:r,head:i,rows:new nt(a,c&&c.rows),stop:l,steps:[],
tokens:[],said:"",folds:null},{reasoning:u}=this.log.started;return u&&(h.folds=new rr(u,h,()=>this.dissolve())),o.push(h),h}drawLine(e,n,o){e.element.dataset.kind!==
n.kind&&(e.element.dataset.kind=n.kind),e.element.classList.toggle("gp-line-minor",this.log.usesBeams&&o>0);let r=JSON.stringify([n.label,n.score,n.stopReason]);
r!==e.said&&(e.said=r,this.drawHead(e,n)),n.untold&&!e.stop.previousElementSibling.classList.contains("gp-untold")&&e.stop.before(d("span","gp-untold",n.untold));
let{folds:i}=e,a=vt(e.steps,n.last),l=i?i.keepable(a.keep):a.keep,c=[...e.steps.slice(l,a.keep),...a.added];i?i.cut(l):_t(e,l),e.steps.length=l;for(let h of c)this.
append(e,{token:{...h.chosen,piece:h.piece},index:h.index,isPrompt:!1,step:h}),e.steps.push(h);i&&i.draw(this.log.running)}drawHead(e,n){let o=n.stopReason?Le(n.
stopReason)[1]:"",r=n.label.charAt(0).toUpperCase()+n.label.slice(1);if(e.head.replaceChildren(d("b","",r)),n.score!==null&&n.score!==void 0){let a=n.kind==="ru\
nning",l=X(n.score,3);e.head.append(d("span","",a?s("sum {value}",{value:l}):s("score {value}",{value:l}),{title:a?s("sum of the log-probabilities so far, in na\
ts"):s("the sum divided by the length penalty")}))}let i=n.stopReason==="step"?"… ":"■ ";o&&e.head.append(d("span","",i+o)),e.stop.textContent=o&&!this.log.
usesBeams&&this.log.lasts.length===1?i+o:""}append(e,n){let o=e.tokens.at(-1),r=e.folds?e.folds.rowsFor(n.step):e.rows;zt({rows:r,tokens:e.tokens},this.tokenElement(
n),n.token,o&&this.state.entries.get(o).token)}tokenElement(e){let{token:n,step:o,isPrompt:r}=e,i=d("span",r?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"\
-1","aria-pressed":"false"});return Ve(i,n),o&&o.draft&&o.draft.origin!=="none"&&(i.dataset.draft=o.draft.origin),o&&o.given&&(i.dataset.given=""),this.state.entries.
set(i,e),this.describe(i),o&&this.shade(i),i}describe(e){e.setAttribute("aria-label",kh(this.log,this.state.entries.get(e)))}shade(e){Ut(e.querySelector(".gp-in\
k"),this.select.value,$e(this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){for(let e of this.state.allTokens)this.state.entries.get(e).step&&this.
shade(e)}reveal(e){for(let{folds:n}of this.state.lines)n&&n.reveal(e)}markCurrent(){let{log:e,state:n}=this,o=e.current(),r=o?n.elementOf(o):null,{marked:i}=n;i&&
i!==r&&(i.classList.remove("gp-current"),i.setAttribute("aria-pressed","false"),i.tabIndex=-1),n.marked=r,r&&(e.selected&&!e.suggested&&this.reveal(r),o.isPrompt&&
n.fold&&!this.unfolds&&this.foldPrompt(!1),r.classList.add("gp-current"),r.setAttribute("aria-pressed",String(e.selected===o)),r.tabIndex=0)}followEnd(){let{log:e,
state:n,text:o}=this;e.usesBeams||e.stepping||!n.atEnd||e.selected||!e.running||(o.scrollTop=o.scrollHeight,n.followed=o.scrollTop>0)}laidOut(){this.settle(),this.
followEnd()}showStep(){this.log.stepping&&(this.settle(),this.state.lines[0]?.tokens.at(-1)?.scrollIntoView({block:"nearest"}))}goBack(){let{log:e,state:n,text:o}=this;
e.running||!n.followed||(n.followed=!1,n.atEnd&&(!e.selected||e.suggested)&&(o.scrollTop=0))}resized(){!this.text.clientWidth||this.text.clientWidth===this.width||
(this.width=this.text.clientWidth,this.dissolve())}dissolve(){for(let e of this.state.allRows)e.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(
()=>this.settle(),200)}settle(){this.width||=this.text.clientWidth;for(let e of this.state.allRows)e.settle()}};function yh(t,e){let n=t.querySelector(".gp-text"),o=t.querySelector(".gp-shade"),r=new sr(e),i=new ir(n,t.querySelector(".gp-empty"),o,r),a=new or(t,n,o,r),l=En(
t,n,e,f=>{let y=r.entries.get(f);if(!y)return null;let{token:W,step:N}=y,R=N?zi(e,N).join(", "):Bi(e,y);return{id:W.token_id,text:W.text,where:ji(e,y),step:N,why:R}});
wh(i,a,l);let c=[...o.options],h=["surprisal","rank"].map(f=>c.find(y=>y.value===f));h.unshift(new Option(s("probability"),"told"));function u(){if(e.started){let f=e.
isFromElsewhere?h:c;o.replaceChildren(...f);let y=f.some(({value:N})=>N===r.shadedBy),W=e.started.request.only_given&&!e.stepping;o.value=y?r.shadedBy:W||e.isFromElsewhere?
"surprisal":"uncertainty",a.drawScale()}i.startRun()}return f=>{if(f.run&&u(),(f.run||f.steps||f.status)&&(i.drawLines(),a.drawMarks()),r.prompt&&(f.run||f.prompt)&&
i.drawPrompt(),r.prompt&&(f.unit||f.status))for(let y of f.unit?r.allTokens:r.prompt.tokens)i.describe(y);f.unit&&a.drawScale(),i.markCurrent(),f.steps&&i.showStep(),
f.status&&i.goBack(),l.refresh(f.unit||f.prompt||f.status)}}var Ww=12,xh=48;function vh(t,e){let n=xh;t.addEventListener("click",({clientX:r,clientY:i})=>{let{left:a,top:l,width:c,height:h}=t.getBoundingClientRect(),u=e.
lasts[Math.min(e.lasts.length-1,Math.floor((i-l)/h*e.lasts.length))],f=u&&me(u)[Math.floor((r-a)/c*n)];f&&e.selectStep(f)});function o(){let r=e.lasts.map(me);n=
Math.max(xh,...r.map(L=>L.length)),t.style.height=`${Ww*r.length}px`;let[i,a]=[t.clientWidth,t.clientHeight].map(L=>Math.round(L*devicePixelRatio));if(!i||!a)return;
Object.assign(t,{width:i,height:a});let l=t.getContext("2d"),c=getComputedStyle(t),[h,u]=["--gp-kept","--gp-chosen"].map(L=>c.getPropertyValue(L).trim()),[f,y]=[
i/n,a/Math.max(1,r.length)],W=Math.min(2,f/4);r.forEach((L,q)=>L.forEach((M,E)=>{M.given||(l.globalAlpha=.1+.9*Math.exp(M.chosen.logprob),l.fillStyle=h,l.fillRect(
E*f,q*y+1,f-W,y-2))}));let N=e.current(),R=r.findIndex(L=>L.includes(N));R<0||N.given||(l.globalAlpha=1,l.strokeStyle=u,l.lineWidth=2*devicePixelRatio,l.strokeRect(
r[R].indexOf(N)*f,R*y+1,f-W,y-2))}return new ResizeObserver(o).observe(t),o}var Nw=160;function Rw(t,e){let n=new DataView(new ArrayBuffer(44)),o=(r,i)=>[...i].forEach((a,l)=>n.setUint8(r+l,a.charCodeAt(0)));return o(0,"RIFF"),n.setUint32(
4,36+t.byteLength,!0),o(8,"WAVEfmt "),n.setUint32(16,16,!0),n.setUint16(20,1,!0),n.setUint16(22,1,!0),n.setUint32(24,e,!0),n.setUint32(28,2*e,!0),n.setUint16(32,
2,!0),n.setUint16(34,16,!0),o(36,"data"),n.setUint32(40,t.byteLength,!0),new Blob([n,t],{type:"audio/wav"})}function Iw(t){let e=t.byteLength/2,n=Array.from({length:Math.
min(Nw,e)},()=>0);for(let r=0;r<e;r++){let i=Math.floor(r*n.length/e);n[i]=Math.max(n[i],Math.abs(t.getInt16(2*r,!0)))}let o=Math.max(1,...n);return n.map(r=>100*
r/o)}function Sh(t,e){let n=a=>t.querySelector(".gp-spoken-"+a),o=vh(n("map"),e),r=null,i="";return()=>{if(t.hidden=!e.speaks||e.hideFrom!==null,t.hidden)return;
let a=s("Each row is a codebook, each column a step: the stronger the colour, the more probable the code that was chosen. Click one to look at it.");A(n("legend"),
a),n("map").setAttribute("aria-label",a),o();let l=e.finished?.sound||null;if(n("sound").hidden=n("wave").hidden=!l,l||A(n("note"),e.running?s("The sound follow\
s once all codes are there."):s("There is no sound.")),!l||l===r)return;r=l;let c=No(l.samples).buffer;i&&URL.revokeObjectURL(i),i=URL.createObjectURL(Rw(c,l.rate)),
n("sound").src=i,n("wave").replaceChildren(_o(Iw(new DataView(c))));let h=X(c.byteLength/2/l.rate,2);A(n("note"),s("{seconds} s of sound. At each step the model\
 chooses a code of each of {count} codebooks: the first is the coarsest, the others refine it and begin later.",{seconds:h,count:e.finished.sequences.length}))}}function _h(t,e,n){let o=[],r=null,i=[],a=l=>{let c=i.map(({chosen:h})=>h.text).join("").trim();i.length&&o.push({text:c,begin:r,end:l,steps:i}),i=[]};for(let l of t){
let c=l.chosen.token_id;if(c>=n.first){let h=(c-n.first)*n.seconds;a(h),r=h}else r!==null&&c<e&&i.push(l)}return a(null),o}function Oh(t,e){let n=f=>t.querySelector(".gp-"+f),[o,r,i,a]=["heard-sound","heard-ends","heard-parts","heard-note"].map(n),l="",c=()=>(e.started.request.media||
[])[0]||{},h=({begin:f,end:y})=>y===null?s("from {begin} s on",{begin:X(f,2)}):s("{begin} to {end} s",{begin:X(f,2),end:X(y,2)});function u(f,y){let W=f.map(({begin:R,
end:L})=>{let q=d("i");return q.style.left=`${100*R/y.seconds}%`,q.style.right=`${Math.max(0,100-100*(L??y.seconds)/y.seconds)}%`,q}),N=Array.isArray(y.preview)?
y.preview.map(Number):[];o.replaceChildren(...W,_o(N.map(R=>100*R/Math.max(1,...N)))),[...r.children].forEach((R,L)=>A(R,s("{seconds} s",{seconds:L?y.seconds:0}))),
i.replaceChildren(...f.map(R=>{let L=d("li"),q=d("button","",null,{type:"button"});return q.append(d("span","",R.text),d("small","",h(R))),q.addEventListener("c\
lick",()=>{e.selectStep(R.steps[0]),e.answers.media_file&&Qs(e,y.sha256,R.begin,R.end??y.seconds,M=>A(a,M))}),L.append(q),L}))}return f=>{let y=e.current();if(t.
hidden=!y||y.isPrompt||e.hideFrom!==null||!e.started.timestamps||c().kind!=="audio",t.hidden)return;let W=_h(me(e.lastOf(y)),Math.min(...e.started.eos_token_ids),
e.started.timestamps);if(f.run&&A(a,""),!W.length){o.hidden=r.hidden=!0,l="",i.replaceChildren(),e.running||A(a,e.started.request.return_timestamps?s("The model\
 wrote no words with times."):s("Set return_timestamps among the knobs to have the model write when it heard each part."));return}o.hidden=r.hidden=!1;let N=JSON.
stringify([c().sha256,W.map(({text:R,begin:L,end:q})=>[R,L,q])]);N!==l&&u(W,c()),l=N,W.forEach(({steps:R},L)=>{let q=R.includes(y);o.children[L].classList.toggle(
"gp-here",q),i.children[L].firstElementChild.toggleAttribute("aria-current",q)})}}var de=t=>U(t,2).replace("-","−");function Th(t,e=null){let{z_score:n,threshold:o,prediction:r}=t,i={z:de(n),threshold:Number(o.toFixed(2))};if(r&&e&&J(e.z_score)&&
e.z_score<=o){let c=[s("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",i),s("With repeated n-grams counted once, z is {z}.",
{z:de(e.z_score)})];return["even","◇",s("Not known: only repeats put it above the threshold"),c.join(" ")]}if(r)return["good","◆",s("Watermarked"),`${s("z i\
s {z}, above the threshold {threshold}.",i)} ${$n(o)}`];let a=t.tokens_needed,l=[s("z is {z}, not above the threshold {threshold}.",i),s("That does not prove th\
at there is none: the text may be too short, or the mark may have been removed.")];return J(a)&&a>eo(t)&&l.push(s("If the text went on like this, about {number}\
 tokens would be enough.",{number:z(a)})),["even","◇",s("No sign of this watermark"),l.join(" ")]}var eo=({num_tokens_scored:t,tokens:e})=>J(t)?t:(e||[]).filter(
([,,,,n])=>n).length;function jw(t){let{kind:e,z_score:n,p_value:o,confidence:r,threshold:i,false_positive_rate:a,tokens_needed:l}=t,c=e==="green"?Fw(t):Hw(t),h=Number(
i.toFixed(2)),u=r>.9999?"> 0.9999":U(r,4);return[...c,[s("z-score"),de(n),e==="green"?s("How many standard deviations more tokens are green than without a water\
mark: (green − ratio × scored) / √(scored × ratio × (1 − ratio))."):s("How many standard deviations the weighted mean lies above that of fair coins."),
"z-score",e==="green"?Bw(t):"",{formula:e==="green"?void 0:""}],[s("p-value"),Ke(o),s("The probability of a z at least as high in a text without this watermark:\
 the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters more."),"p-value",`P(Z ≥ ${de(n)}) = ${Ke(o)}`,
{}],[s("confidence"),u,s("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0\
.5 or more in one of two."),"p-value",r>.9999?`1 − ${Ke(o)} ${u}`:`1 − ${Ke(o)} = ${u}`,{formula:"1 − p"}],[s("false-positive rate"),Ke(a),s("What the thr\
eshold {threshold} means: the share of texts without this watermark whose z is above it.",{threshold:h}),"false-positive-rate",`P(Z ≥ ${h}) = ${Ke(a)}`,{formula:s(
"P(Z ≥ threshold)")}],...J(l)?[[s("tokens needed"),z(l),s("How many scored tokens reach the threshold at this share: z grows with the square root of their num\
ber."),"z-score",zw(t),{formula:e==="green"?s("threshold² · γ · (1 − γ) / (share − γ)²"):"",unit:s("tokens")}]]:[]]}function Bw({num_tokens_scored:t,
num_green_tokens:e,ratio:n,z_score:o}){let r=Ft(e,t,n);return r===null||de(r)!==de(o)?"":Fi(e,t,n)}function Fi(t,e,n){let[o,r,i]=[z(t),z(e),Number((1-n).toFixed(
4))];return`(${o} − ${n} · ${r}) / √(${r} · ${n} · ${i}) = ${de(Ft(t,e,n))}`}function zw({kind:t,green_fraction:e,ratio:n,threshold:o,tokens_needed:r}){return t!==
"green"||Math.ceil(Jo(e,n,o)-1e-9)!==r?"":s("{threshold}² · {ratio} · {rest} / ({share} − {ratio})², rounded up, = {needed}",{threshold:Number(o.toFixed(2)),
ratio:n,rest:Number((1-n).toFixed(4)),share:U(e),needed:z(r)})}function Fw({num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:o,list_size:r}){return[
[s("tokens scored"),z(t),s("Tokens that the detector can call green or red. The first ones have too few tokens before them; where repeated n-grams count once, l\
ater ones are left out."),"length","",{}],[s("green tokens"),z(e),s("Scored tokens on their green list, which holds {size} tokens of the vocabulary.",{size:z(r)}),
"green-list",s("{green} of {scored}",{green:z(e),scored:z(t)}),{formula:"",unit:s("tokens")}],[s("green fraction"),H(n),s("Green tokens / tokens scored. Without\
 the watermark about {share} are green: the ratio.",{share:H(o)}),"green-list",`${z(e)} / ${z(t)} = ${H(n)}`,{formula:s("green / scored"),unit:"%"}]]}function Hw(t){
let{mean:e,weighted_mean:n,num_g_values:o,posterior:r,layers:i}=t,a=eo(t),l=(i||[]).length,c=a*l===o?F(l,"{scored} tokens · {count} key = {values}","{scored} t\
okens · {count} keys = {values}",{scored:z(a),values:z(o)}):"",h=Math.round(e*o),u=U(h/o,4)===U(e,4)?s("{ones} of {values} are 1",{ones:z(h),values:z(o)}):"";return[
[s("tokens scored"),z(a),s("Tokens with enough tokens before them, whose context has not occurred before."),"length","",{}],[s("g-values"),z(o),F(l,"One for eac\
h scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each scored token and each of the {count} keys: 0 or 1, li\
ke a fair coin in a text without the watermark."),"g-value",c,{}],[s("mean g-value"),U(e,4),s("The share of g-values that are 1. Without the watermark it is abo\
ut 0.5."),"g-value",u,{formula:"Σ g / n"}],[s("weighted mean"),U(n,4),s("The same with more weight on the first keys, whose rounds of the tournament leave the \
clearest mark."),"g-value","",{formula:"Σ w · g / Σ w"}],...J(r)?[[s("posterior"),H(r),s("The trained Bayesian detector’s probability that the text is waterm\
arked, if it is like the texts that the detector was trained on."),"watermark","",{unit:"%"}]]:[]]}function to(t,e){let n=e.map(({report:l})=>new Map(jw(l).map(
c=>[c[0],c]))),o=[...new Set(n.flatMap(l=>[...l.keys()]))],[r]=te(t.tHead,1,()=>d("tr")),i=te(r,e.length+1,()=>d("th","",null,{scope:"col"}));e.forEach(({name:l},c)=>A(
i[c+1],l)),t.tHead.hidden=e.length<2;let a=te(t.tBodies[0],o.length,()=>{let l=d("tr"),c=d("th","",null,{scope:"row"});return c.append(d("span")),l.append(c),l});
o.forEach((l,c)=>{let h=te(a[c],e.length+1,()=>d("td")),u=n.map(R=>R.get(l)),[,,f,y,,W]=u.find(Boolean),N=u.map((R,L)=>R&&R[4]&&e.length>1?s("{name}: {words}",{
name:e[L].name,words:R[4]}):R&&R[4]);A(h[0].firstChild,l),se(h[0].firstChild,y,()=>Ae(N),{meaning:f,...Dw(W)}),n.forEach((R,L)=>A(h[L+1],R.has(l)?R.get(l)[1]:"–"))})}
var Dw=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>e!==void 0));function en({tokens:t,prompt_tokens:e}){return t.map(([,n,o,r,i,a],l)=>({token:{text:n,
piece:o},mark:{green:r,g:a,counted:i||!(r!==null||a!==null)},words(){let h={number:z(l+1),token:Y(n),mark:Kw(r,a,i)};return l<e?s("Token {number}, of the prompt\
, {token}: {mark}",h):s("Token {number}, {token}: {mark}",h)}}))}function Kw(t,e,n){if(t===null&&e===null)return s("not scored, because too few tokens come befo\
re it.");if(e!==null){let r=s("mean g-value {g}, where chance gives 0.5.",{g:X(e,2)});return n?r:`${r} ${s("Not counted: its context came before, or it is left \
out.")}`}let o=t?s("◆ green."):s("◇ red.");return n?o:`${o} ${s("Not counted: the same n-gram came before, or it is left out.")}`}var tn=({kind:t,tokens:e})=>[
t,{unscored:e.some(([,,,n,,o])=>n===null&&o===null),repeated:e.some(([,,,n,o,r])=>!o&&(n!==null||r!==null))}];function Mh(t,e){let n=l=>t.querySelector(".gp-"+l),o=new De(n("words"));function r({before:l,after:c}){if(c.error)return["even","…",s("Nothing left to score"),
`${s(c.error.message)} ${s("z was {z} before.",{z:de(l.z_score)})}`];let h=s("z from {before} to {after}",{before:de(l.z_score),after:de(c.z_score)}),u=Number(c.
threshold.toFixed(2));return l.prediction?c.prediction?["good","◆",h,s("Still above the threshold {threshold}: the watermark survived.",{threshold:u})]:["bad",
"◇",h,s("No longer above the threshold {threshold}: the detector does not find the watermark any more.",{threshold:u})]:["even","◇",h,s("The text did not pa\
ss the threshold {threshold} before the attack: there is nothing to remove.",{threshold:u})]}function i({how:l,strength:c}){return l?J(c)?s("{attack}, strength \
{strength}",{attack:s(l),strength:H(c)}):s(l):s("edited by hand")}function a(l){let{before:c,after:h}=l,[u,f,y,W]=r(l);Q(n("answer"),{"data-verdict":u}),A(n("an\
swer-sign"),f),A(n("answer-words"),y),A(n("answer-more"),W),A(n("told"),`${y}. ${W}`),A(n("about"),i(l)),Z(n("of-text"),!h.error),h.error||(ut(n("legend"),...tn(
h)),o.show(en(h)));let N=[{name:s("before"),report:c},...h.error?[]:[{name:s("after"),report:h}]];to(n("found-numbers"),N)}return l=>{t.hidden=!e.found,!t.hidden&&
l.found&&a(e.found)}}function Eh(t,e){let n=_=>t.querySelector(".gp-"+_),o=["without","with"],r=n("threshold"),i=3,a=()=>e.answered("pair"),l=({report:_})=>!!_&&!_.error,c=o.map(_=>{
let k=d("div"),[b,p,m]=[d("p","gp-facts"),d("p","gp-problem","",{role:"status"}),d("div","gp-text-body",null,{dir:"auto"})];return k.append(d("h3","",_==="with"?
s("With the watermark"):s("Without the watermark")),b,p,m),n("texts").append(k),{facts:b,problem:p,text:new De(m),shown:0,report:null}});r.addEventListener("inp\
ut",()=>{let _=r.valueAsNumber;!Number.isFinite(_)||_<0||_>20||(i=_,a()&&E())});function h(_,k,b){if(b){_.report!==b&&_.text.show(en(b)),Object.assign(_,{report:b,
shown:0});return}let[p]=e.groups[k].entries,m=p.tokens.map(w=>({token:w,mark:{},words:()=>s("{token}, not scored yet",{token:Y(w.text)})}));_.text.show(m,_.report?
0:_.shown),Object.assign(_,{report:null,shown:m.length})}function u({tokens:_,perplexity:k,stop_reason:b,report:p}){if(!_)return s("not started");let m=[F(_,"{c\
ount} token","{count} tokens")];return J(k)&&m.push(s("perplexity {value}",{value:X(k,2)})),p&&!p.error&&m.push(p.kind==="green"?s("{share} green",{share:H(p.green_fraction)}):
s("mean g-value {g}",{g:X(p.mean,3)})),b&&m.push(Le(b)[1]),m.join(" · ")}function f({texts:_}){_.forEach((b,p)=>{let m=c[p];h(m,p,l(b)?b.report:null),A(m.facts,
u({...b,tokens:b.tokens||e.groups[p].entries[0].tokens.length}));let{error:w}=b.report||{};Z(m.problem,!!w),A(m.problem,w?`${s(w.message)} ${s(w.fix)}`:"")});let k=_.
filter(l).map(({report:b})=>tn(b)[1]);ut(n("legend"),e.found.kind,{unscored:k.some(({unscored:b})=>b),repeated:k.some(({repeated:b})=>b)})}function y({texts:_}){
if(!_.every(l))return _.find(({report:w})=>w&&w.error)?["even","–",s("No comparison"),s("One of the texts cannot be scored.")]:["wait","…",e.done?s("No answ\
er"):s("Not known yet"),s("Both texts must be complete.")];let[k,b]=_.map(({report:m})=>m.z_score),p=s("z is {marked} with the watermark and {plain} without it;\
 the threshold is {threshold}.",{marked:de(b),plain:de(k),threshold:Number(i.toFixed(2))});return k>i?["bad","✗",s("A false positive"),`${p} ${s("The text wit\
hout the watermark passes it.")}`]:b>i?["good","◆",s("The watermark is found"),p]:["even","◇",s("The watermark is not found"),`${p} ${N(_[1].report)}`]}let W=({
tokens_needed:_,threshold:k})=>J(_)&&k>0?Math.ceil(_*(i/k)**2):null;function N(_){let[k,b]=[W(_),eo(_)];return k>b?F(k,"If the text went on like this, about {co\
unt} scored token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be needed; it has {scored}.",{scored:z(b)}):
s("A longer text or a stronger mark would help.")}function R({texts:_}){let[k,b]=_.map(({perplexity:m})=>m);return!_.every(l)||!J(k)||!J(b)?"":`${s("Perplexity \
under the model, without the watermark and with it: {plain} and {marked}.",{plain:X(k,2),marked:X(b,2)})} ${s("One pair of texts says little about the cost; “{q\
uestion}” measures it.",{question:s("What does it cost?")})}`}function L(_){let[k,b,p,m]=y(_);Q(n("answer"),{"data-verdict":k}),A(n("answer-sign"),b),A(n("ans\
wer-words"),p),A(n("answer-more"),`${m} ${R(_)}`.trim()),A(n("means"),$n(i)),e.done&&A(n("told"),`${p}. ${m}`);let w=e.entries[0]&&e.entries[0].seed;A(n("about"),
[Hi(_.watermark),...J(w)?[s("seed {seed}",{seed:w})]:[]].join(" · "))}function q({report:_,expected:k}){if(!J(k)||_.kind!=="green")return null;let{ratio:b,num_tokens_scored:p}=_,
m=Array.from({length:Math.min(60,p)},(w,v)=>(v+1)*p/Math.min(60,p));return{name:s("expected with it, at least"),look:"expected",points:m.map(w=>[w,Ft(k*w,w,b)]),
tip:s("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer et al. 2023, from the model’s distributions along \
the text.",{share:H(k)})}}function M({texts:_}){if(Z(n("evidence"),_.every(l)),n("evidence").hidden)return;let[k,b]=_,p=[{name:s("with the watermark"),look:"mea\
sured",points:b.report.curve},q(b),{name:s("without it"),look:"other",points:k.report.curve}].filter(Boolean);Ln(n("keys"),p),An(n("curves"),{curves:p,threshold:i});
let m=_.map(({report:w},v)=>{let $=ot(w.z_score);return{name:v?s("with"):s("without"),report:{...w,threshold:i,p_value:$,confidence:1-$,false_positive_rate:ot(i),
tokens_needed:W(w)}}});to(t.querySelector("table"),m)}function E(){f(e.found),L(e.found),M(e.found)}return new ResizeObserver(()=>a()&&M(e.found)).observe(t),_=>{
t.hidden=!a(),!t.hidden&&(_.run&&c.forEach(k=>Object.assign(k,{report:null,shown:0})&&k.text.show([])),(_.run||_.found||_.status||_.steps)&&E())}}function Hi(t){
return Array.isArray(t.keys)?F(t.keys.length,"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {length}",{length:t.ngram_len}):s("g\
reen lists of {ratio}, bias {bias}, {scheme}, context width {width}",Ah(t))}function $h(t){return Array.isArray(t.keys)?s("SynthID, n-grams of {length}",{length:t.
ngram_len}):s("green lists of {ratio}, {scheme}, context width {width}",Ah(t))}var Ah=({greenlist_ratio:t=.25,bias:e=2,seeding_scheme:n="lefthash",context_width:o=1})=>({
ratio:H(t),bias:e,scheme:n,width:o});var To=t=>Object.hasOwn($o,t)?s($o[t][0]):t;function Lh(t,e){let n=g=>t.querySelector(".gp-"+g),[o,r]=[n("which"),n("threshold")],i={},a=null,l=.01,c=()=>e.answered(
"sure"),h=({auc:g})=>J(g),u=({scores:g,learned:x})=>{let S=g.findIndex(({name:T})=>T===a);return S>=0?S:x?g.length-1:0},f=g=>i[g]??(g==="posterior"?.5:e.found.threshold);
o.addEventListener("change",()=>{a=o.value,C()}),r.addEventListener("input",()=>{!Number.isFinite(r.valueAsNumber)||Math.abs(r.valueAsNumber)>100||(i[e.found.scores[u(
e.found)].name]=r.valueAsNumber,b(e.found))});function y({counts:g,scores:x,fewest:S},T){let I=e.done?s("No answer"):s("Not known yet");if(!h(T))return["wait","\
…",I,e.done?s("At least one text without the watermark and one with it must be scored."):s("The first texts are being written.")];let[j]=T.rates;if(Math.min(...g)<
S)return["wait","…",I,F(g[1],"{count} text with the watermark and {plain} without it are too few to tell: {fewest} of each are needed.","{count} texts with th\
e watermark and {plain} without it are too few to tell: {fewest} of each are needed.",{plain:z(g[0]),fewest:z(S)})];let O={found:z(j.detected),number:z(j.marked),
rate:H(j.level)},P=e.running?s("{found} of {number} found at {rate} false positives so far",O):s("{found} of {number} found at {rate} false positives",O),B=[...W(
j,x.length>1?To(T.name):""),s("AUC of these texts: {auc}.",{auc:X(T.auc,3)})].join(" ");return[j.apart?"good":"even",j.apart?"◆":"◇",P,B]}function W(g,x){let[
S,T]=g.found_between.map(H),I={number:z(g.false_positives),share:H(g.false_between[1])},j=[x?s("By the {score}, the true detection rate is between {low} and {hi\
gh}.",{score:x,low:S,high:T}):s("The true detection rate is between {low} and {high}.",{low:S,high:T}),g.false_positives?s("Of the texts without the watermark, \
{number} passed, so the true false-positive rate may be up to {share}.",I):s("Of the texts without the watermark, none passed, but the true false-positive rate \
may be up to {share}.",I)];return g.level>l&&j.push(F(g.plain,"{rate} is the smallest rate that {count} text without it can show.","{rate} is the smallest rate \
that {count} texts without it can show.",{rate:H(g.level)})),g.apart||j.push(s("The intervals overlap: it is not known whether more are found than pass by chanc\
e.")),j}function N(g){let[x,S,T,I]=y(g,g.scores[u(g)]);Q(n("answer"),{"data-verdict":x}),A(n("answer-sign"),S),A(n("answer-words"),T),A(n("answer-more"),I),e.done&&
A(n("told"),`${T}. ${I}`),A(n("missing"),Fe(e,g)),A(n("about"),[Hi(g.watermark),...g.learned?[s("only the texts that no detector was trained on")]:[]].join(" · "));
let{left_out:j,problem:O}=g;Z(n("warning"),j>0);let P=O?`${s(O.message)} ${s(O.fix)}`:s("No token in them counts.");A(n("warning"),j>0?`⚠ ${F(j,"{count} text \
was not scored.","{count} texts were not scored.")} ${P}`:"")}let R=(g,x)=>g.filter(S=>S>x).length;function L({values:g,name:x},S){let[T,I]=g.map(B=>R(B,S)),[j,
O]=[T/g[0].length,I/g[1].length],P=[F(g[1].length,"Above {threshold}: {marked} of {count} text with the watermark ({found}), and {plain} of {others} without it \
({passed}).","Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({passed}).",{threshold:Number(S.toFixed(
2)),marked:z(I),found:H(O),plain:z(T),others:z(g[0].length),passed:H(j)})];return x!=="posterior"&&P.push(s("If scores without the watermark were standard norma\
l, {share} would pass.",{share:Ke(ot(S))})),{x:j,y:O,words:P.join(" ")}}function q(g,x){let S=2/(9*(x-1));return g**2>(1-S+1.645*Math.sqrt(S))**3}function M({values:g,
normal:x,name:S}){if(S==="posterior"||!x[0])return"";let[T,I]=x.map(O=>O&&{mean:de(O[0]),deviation:X(O[1],2)}),j=[s("Without the watermark: mean {mean}, standar\
d deviation {deviation}; in theory 0 and 1.",T),I?s("With it: mean {mean}, standard deviation {deviation}.",I):s("With it: too few texts.")];return q(x[0][1],g[0].
length)&&j.push(s("The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.",{option:s("count repeated\
 n-grams once")})),j.join(" ")}function E({scores:g}){let x=g.filter(h).flatMap(T=>T.rates.map(I=>[T,I])),S=te(t.querySelector(".gp-rates tbody"),x.length,()=>{
let T=d("tr");return T.append(d("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let I=d("td");return I.append(d("span")," ",d("small")),I})),T});x.forEach(
([T,I],j)=>{let[O,P,B,D,K]=S[j].cells,[G,V]=I.found_between.map(H);A(O,To(T.name)),_(P,H(I.level),""),I.shown?_(B,H(I.detected/I.marked),J(I.threshold)?s("({low\
} to {high}), threshold {threshold}",{low:G,high:V,threshold:de(I.threshold)}):s("({low} to {high})",{low:G,high:V})):_(B,s("not known"),F(Math.ceil(1/I.level-1e-9),
"needs {count} text without it","needs {count} texts without it")),_(D,I.normal?H(I.normal.rate):"–",I.normal?s("threshold {value}",{value:de(I.normal.threshold)}):
""),I.shown?_(K,s("up to {share}",{share:H(I.false_between[1])}),s("{passed} of {number} passed",{passed:z(I.false_positives),number:z(I.plain)})):_(K,"–","")})}
function _(g,x,S){A(g.children[0],x),A(g.children[1],S)}function k({scores:g}){let[{rates:x}]=g.filter(h),S=x.filter(({shown:O})=>!O).map(({level:O})=>H(O));if(!S.
length)return"";let[T,I]=S;return`${F(x[0].plain,"With {count} text without the watermark, a false-positive rate of {rate} is less than one text, so the samples\
 cannot show it.","With {count} texts without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.",{rate:I?s("{\
first} or {second}",{first:T,second:I}):T})} ${s("The normal distributions reach further, as far as the scores are normal.")}`}function b(g){let x=g.scores[u(g)];
if(Z(n("shown"),h(x)),!h(x))return;let S=f(x.name);document.activeElement!==r&&(r.value=S);let T=L(x,S);ge(n("scores"),jo(e.charts[`scores ${x.name}`],S,s("thre\
shold {value}",{value:Number(S.toFixed(2))}))),A(n("at-threshold"),T.words),A(n("spreads"),M(x)),Z(n("of-fit"),x.name!=="posterior"&&x.normal.some(Boolean));let I=g.
scores.filter(h);if(ge(n("roc"),ra(e.charts[`roc ${x.name}`],T)),m(n("roc-keys"),I.map(({name:O,auc:P},B)=>[B===I.indexOf(x)?"gp-roc-main":`gp-roc-other gp-roc-${B%
3}`,s("{score}: AUC {auc}",{score:To(O),auc:X(P,3)}),s(Po($o,O,["","",""])[2]),"auc"])),E(g),A(n("few"),k(g)),Z(n("of-lengths"),g.lengths.length>1),g.lengths.length<
2)return;ge(n("lengths-box"),e.charts.lengths);let j=g.kind==="synthid"?s("mean g"):"z";m(n("length-keys"),[["gp-z-measured",s("found at {rate} false positives,\
 by {score}, from the samples",{rate:p(g.lengths),score:j}),s("The threshold is the laxest that at most this share of the cut texts without the watermark passes\
; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % intervals of the true rate."),"detection-rate"],["gp-z-expected",s("the \
same by normal distributions"),s("As if the scores at each length were normal."),"detection-rate"],["gp-z-other",s("AUC"),s("How often a cut text with the water\
mark scores higher than one without: 50% is guessing."),"auc"]])}function p(g){let x=g.map(({levels:[I]})=>I),[S,T]=[Math.min(...x),Math.max(...x)].map(H);return S===
T?S:s("{low} to {high}",{low:S,high:T})}function m(g,x){let S=te(g,x.length,()=>{let T=d("span"),I=re("svg");return Q(I,{width:26,height:8,"aria-hidden":"true"}),
I.append(re("path")),T.append(I,d("span")),T});x.forEach(([T,I,j,O],P)=>{Q(S[P].firstChild.firstChild,{class:T,d:"M1 4H25"}),A(S[P].lastChild,I),se(S[P].lastChild,
O,()=>"",{meaning:j})})}function w(){let{found:g}=e,x=g&&g.scores[u(g)];return!x||!h(x)?null:{score:x,rate:x.rates.find(({shown:S})=>S)||x.rates[0]}}let v=g=>()=>{
let x=w(),S=x&&g(x);return S?s("{name}: {words}.",{name:To(x.score.name),words:S}):""};he(t,{roc:v(({score:g})=>`AUC ${X(g.auc,3)}`),level:v(({rate:g})=>s("{pas\
sed} of {number} passed = {share}",{passed:z(g.false_positives),number:z(g.plain),share:H(g.false_positives/g.plain)})),found:v(({rate:g})=>s("{found} of {numbe\
r} found = {share}",{found:z(g.detected),number:z(g.marked),share:H(g.detected/g.marked)})),normal:v(({rate:g})=>g.normal?s("{share} above {threshold}",{share:H(
g.normal.rate),threshold:de(g.normal.threshold)}):""),truth:v(({rate:g})=>s("{passed} of {number} passed; the true rate may be up to {share}",{passed:z(g.false_positives),
number:z(g.plain),share:H(g.false_between[1])})),spread:()=>{let g=w();return g?M(g.score):""}});function $({scores:g}){Z(n("of-score"),g.length>1);let x=g.map(
({name:S})=>S).join();o.dataset.key!==x&&(o.dataset.key=x,o.replaceChildren(...g.map(({name:S})=>d("option","",To(S),{value:S}))),o.value=g[u(e.found)].name)}function C(){
$(e.found),N(e.found),b(e.found)}return g=>{t.hidden=!c(),!t.hidden&&(g.found||g.status)&&C()}}function Ch(t,e){let n=q=>t.querySelector(".gp-"+q),o=[s("the text alone"),s("with its prompt")],r=new De(n("words")),i=n("which");i.addEventListener("change",()=>f());
let a=()=>e.found.reports[Math.min(Number(i.value),e.found.reports.length-1)];function l({reports:q,once:M,otherwise:E}){let[_,k,b,p]=Th(q[0],M?null:E);Q(n("ans\
wer"),{"data-verdict":_}),A(n("answer-sign"),k),A(n("answer-words"),b),A(n("answer-more"),p),A(n("told"),`${b}. ${p}`),Z(n("beside"),q.length>1),q.length>1&&A(n(
"beside"),h(q));let m=c(e.found);Z(n("repeats"),!!m),A(n("repeats"),m),A(n("about"),u(e.found))}function c({reports:[{num_tokens_scored:q}],otherwise:M,once:E}){
let _=M?M.num_tokens_scored:null;if(!J(_)||_===q)return"";let k=de(M.z_score);return E?F(_-q,"Left out as repeated: {count} token. With it, z would be {z}.","Le\
ft out as repeated: {count} tokens. With them, z would be {z}.",{z:k}):F(q-_,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no\
 new evidence: counted once, z is {z}.","Of the scored tokens, {count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",
{z:k})}function h([q,M]){let E=M.z_score-q.z_score,_=Math.abs(E)<.005?s("This changes nothing."):E<0?s("This dilutes the mark."):s("This happens to add to it."),
k=de(M.z_score);return`${F(M.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of th\
e prompt count too.",{z:k})} ${_}`}function u({model:q,watermark:M,exact:E,once:_}){return[Array.isArray(M.keys)?F(M.keys.length,"SynthID, {count} key","SynthID\
, {count} keys"):s("green list, {scheme}",{scheme:M.seeding_scheme||"lefthash"}),E?s("the tokens of the run"):s("tokens as {model} splits the text",{model:q}),..._?
[s("repeated n-grams counted once")]:[]].join(" · ")}function f(){let q=a();ut(n("legend"),...tn(q)),r.show(en(q))}function y({reports:q}){let M=q.map(({curve:p},m)=>({
name:q.length>1?o[m]:"z",look:m?"other":"measured",points:p||[]})),[{tokens_needed:E,threshold:_}]=q,k=eo(q[0]),b=J(E)?{at:E,words:W(E,k)}:null;An(n("curve-box"),
{curves:M,threshold:_,needed:b}),Ln(n("curve-keys"),q.length>1?M:[])}function W(q,M){return q<=M?F(q,"At the share of this text, {count} token reaches the thres\
hold.","At the share of this text, {count} tokens reach the threshold."):F(q,"At the share of this text, {count} token reaches the threshold: {more} more.","At \
the share of this text, {count} tokens reach the threshold: {more} more.",{more:z(q-M)})}function N(){Z(n("of-layers"),!!e.charts.layers),ge(n("layers-box"),e.charts.
layers)}function R(q){let{reports:M}=e.found;Z(n("of-prompt"),M.length>1),l(e.found),q&&f(),to(n("found-numbers"),M.map((E,_)=>({name:o[_],report:E}))),y(e.found),
N()}let L=()=>!!e.found;return new ResizeObserver(()=>L()&&R(!1)).observe(t),q=>{t.hidden=!L(),!t.hidden&&q.found&&R(!0)}}function Ph(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-note");function r({rows:f,threshold:y}){let W=f.flatMap(({reports:M})=>M.map(({z_score:E})=>E)).
filter(J),N=Math.min(-3,...W)-.4,R=Math.max(y,...W)+.4,L=M=>(M-N)/(R-N),q=te(n,f.length,i);f.forEach(({what:M,how:E,meaning:_,keeps:k,reports:b},p)=>{let[m,w,v]=q[p].
cells;q[p].classList.toggle("gp-right",p===0);let[$,C]=m.children;A($,s(M)),Q($,{"data-tip":s(_)}),A(C,s(E));let g=b.map(({z_score:T})=>T).filter(J);a(w.firstChild,
g.map(L),{zero:L(0),threshold:L(y)});let x=g.length>1?s("{low} to {high}",{low:de(Math.min(...g)),high:de(Math.max(...g))}):de(g[0]);A(v.children[0],x),A(v.children[1],
l(b,k));let S=p?c({keeps:k,meaning:_,reports:b},y):"";Z(v.children[2],!!S),A(v.children[2],S)}),A(o,u(f))}function i(){let f=d("tr"),y=d("th","",null,{scope:"ro\
w"});y.append(d("span","",null,{tabindex:0}),d("small"));let W=d("td");W.append(d("span","gp-strip",null,{"aria-hidden":"true"}));let N=d("td");return N.append(
d("b"),d("small"),d("small","gp-why")),f.append(y,W,N),f}function a(f,y,{zero:W,threshold:N}){let R=[W,N,...y],L=te(f,R.length,()=>d("i"));R.forEach((q,M)=>{ue(
L[M],["gp-line gp-zero","gp-line"][M]||"gp-dot"),ce(L[M],"left",q)})}function l(f,y){let[W]=f.filter(({error:q})=>q);if(W)return s(W.error.message);let N=f.filter(
({prediction:q})=>q).length,R=y==="none";if(f.length===1)return N?R?s("▲ above it by chance"):s("◆ watermarked"):s("◇ no sign");if(!N)return F(f.length,"◇\
 no sign in {count} try","◇ no sign in {count} tries");let L={passed:N,number:f.length};return R?s("▲ {passed} of {number} above it by chance",L):s("◆ {pass\
ed} of {number} watermarked",L)}function c({keeps:f,meaning:y,reports:W},N){let R=W.filter(({prediction:_})=>_);if(!R.length)return"";if(f!=="none")return s(y);
let{num_tokens_scored:L,once:q}=R.reduce((_,k)=>k.z_score>_.z_score?k:_),M=q&&J(L)?L-q.num_tokens_scored:0,E=[];if(M>0){E.push(F(M,"p counts each token as new e\
vidence, but {count} of the {scored} only repeats an n-gram.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:z(
L)}));let _=de(q.z_score);E.push(q.z_score>N?s("Counted once, z is {z}.",{z:_}):s("Counted once, z is {z}, not above the threshold.",{z:_}))}return(!M||q.z_score>
N||W.length>1)&&E.push(...h(N,W.length)),E.join(" ")}function h(f,y){let W=ot(f),N=q=>z(Number((1/q).toPrecision(2))),R=[W>.1?s("{share} of texts without this w\
atermark pass the threshold.",{share:H(W)}):s("One in {odds} texts without this watermark passes the threshold.",{odds:N(W)})];if(y===1)return R;let L=1-(1-W)**
y;return R.push(L>.1?s("With {tries} tries at each text, {share} pass at least once.",{tries:z(y),share:H(L)}):s("With {tries} tries at each text, one in {odds}\
 passes at least once.",{tries:z(y),odds:N(L)})),R}function u([f]){return f.reports[0].prediction?"":s("The given settings find nothing either. If the text is w\
atermarked, they may be wrong themselves, or the text is too short.")}return f=>{t.hidden=!e.found,!t.hidden&&f.found&&r(e.found)}}function qh(t,e){let n=a=>t.querySelector(".gp-"+a);function o({how:a,points:l,of:c,seeds:h,threshold:u}){let f=l.filter(({z:W})=>W.length),y=[s(a),F(h,"{count}\
 seed at each strength","{count} seeds at each strength")];l.length<c&&y.push(s("{done} of {of} strengths so far",{done:l.length,of:c})),A(n("about"),y.join(" ·\
 ")),A(n("strength-words"),r(f,l,u)),ge(n("strength-box"),e.charts.strengths)}function r(a,l,c){let h=({strength:L,z:q})=>L===0?q[0]>c?"above":"below":mi(q,c),u=(...L)=>i(
a,q=>L.includes(h(q))),[f,y,W]=[u("above"),u("below"),u("open","few")],N=l.filter(({refused:L})=>L).map(({strength:L})=>H(L)),R=[];return a.length&&a[0].strength===
0&&h(a[0])!=="above"&&R.push(s("The text is not above the threshold even before the attack.")),f&&R.push(s("At strength {strengths}, the median z is above the t\
hreshold.",{strengths:f})),y&&R.push(s("At strength {strengths}, the median z is not above the threshold.",{strengths:y})),W&&R.push(s("At strength {strengths},\
 it is not known whether the median z is above the threshold: the seeds disagree or are too few.",{strengths:W})),N.length&&R.push(s("At strength {strengths}, t\
oo little text is left to score, for some seeds or for all.",{strengths:N.join(", ")})),R.join(" ")}function i(a,l){let c=[];a.forEach((u,f)=>{l(u)&&(f&&l(a[f-1])?
c.at(-1)[1]=u.strength:c.push([u.strength,u.strength]))});let h=c.map(([u,f])=>u===f?H(u):s("{low} to {high}",{low:H(u),high:H(f)}));return h.length>1?s("{names\
} and {last}",{names:h.slice(0,-1).join(", "),last:h.at(-1)}):h.join("")}return he(t,{median:()=>Ae((e.found?e.found.points:[]).filter(({z:a})=>a.length).map(({
strength:a,z:l})=>s("{strength}: z {median}",{strength:H(a),median:de(kt(l))})))}),a=>{t.hidden=!e.found,!t.hidden&&a.found&&o(e.found)}}function Wh(t,e){let n=m=>t.querySelector(".gp-"+m),o=new De(n("marked-words"),{press:({step:m})=>e.selectStep(m)}),r=n("threshold"),i=3,a=xo(null),l=0,c=null,h=null;
function u(){a=xo(e.started),l=(e.started&&e.started.processors||[]).findIndex(w=>w==="WatermarkLogitsProcessor"||w==="SynthIDTextWatermarkLogitsProcessor"),c=new Ee(
Bd,(w,v)=>zd(w,v,a,l)),o.show([]),A(n("mark-about"),Us(a))}let f=()=>c.steps.some(({mark:m})=>m&&m.kind==="synthid");function y(m){let{mark:w,index:v}=m,$=v<a.early,
C=w&&!w.why;return{step:m,token:{...m.chosen,piece:m.piece},mark:C?{green:w.green,g:w.g,counted:!$}:{},words:()=>Vs({...m,isFirst:$},a)}}function W(m){o.show(c.
steps.map(($,C)=>o.items[C]&&C<m?o.items[C]:y($)),m);let{unscored:w,early:v}=c.total;ut(n("mark-key"),f()?"synthid":"green",{unscored:w>0,repeated:v>0,faint:s("\
faint: a detector without the prompt cannot score it")})}function N(m){let w=m&&!m.isPrompt?o.tokens[m.index]:null;h&&h!==w&&h.classList.remove("gp-current"),h=
w||null,h&&e.selected?h.classList.add("gp-current"):h&&h.classList.remove("gp-current")}let R=m=>{let w=[];for(let v of c.totals)v[m]!==null&&(!w.length||w.at(-1)[0]<
v.scored)&&w.push([v.scored,v[m]]);return w};function L(){let{z:m,scored:w}=c.total,[v,$,C]=q(m,w);Q(n("finding"),{"data-verdict":v}),A(n("finding-sign"),$),A(n(
"finding-words"),C),A(n("finding-more"),m===null?"":`${M()} ${s("By chance alone, if each token is new evidence, z would be this high with a probability of {p}.",
{p:Ke(ot(m))})}`),e.finished&&A(n("mark-told"),`${C}. ${F(w,"{count} token scored.","{count} tokens scored.")}`)}function q(m,w){if(m===null)return["wait","…",
w?s("z is not known, because the watermark’s settings are not"):s("Nothing to score yet")];let v={z:de(m)};return m>i?["good","◆",e.running?s("A detector fi\
nds it so far: z = {z}",v):s("A detector finds it: z = {z}",v)]:["even","◇",e.running?s("A detector does not find it so far: z = {z}",v):s("A detector does no\
t find it: z = {z}",v)]}function M(){let{green:m,scored:w}=c.total;return f()?F(w,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-value \
{mean} over {count} scored tokens, 0.5 by chance.",{mean:X(m/w,3)}):F(w,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of {count}\
 scored tokens green, {share} instead of {ratio}.",{green:z(m),share:H(m/w),ratio:H(a.ratio)})}function E(){let m=R("z"),w=[s("What a detector finds that knows \
the key and sees the text without its prompt.")];a.keys&&w.push(s("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let v=[{name:s(
"this text"),look:"measured",points:m,tip:w.join(" ")}],$=R("foreseen");if($.length){let g=[s("What this bias leads to at least, given how uncertain the model w\
as at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];e.started.effective.do_sample||
g.push(s("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),v.push({name:s("expected at least"),look:"expe\
cted",points:$,tip:g.join(" ")})}Ln(n("z-keys"),v);let C=m.length?Fd(m,c.total,a,i):null;An(n("z-box"),{curves:v,threshold:i,needed:C,label:s("z over the number\
 of tokens, threshold {threshold}",{threshold:i})}),A(n("z-needed-words"),C?C.words:""),A(n("threshold-words"),$n(i))}function _(){let{scored:m,green:w,expected:v,
chosen:$,surprisal:C,gained:g,suppressed:x,marks:S,likely:T,entropy:I}=c.total,{started:j,unit:O}=e,P=(G,V,ne)=>Nt(G,z(V),ne),B=G=>P(X(Oe(G,O),2),$,D(G/$)),D=G=>ae(
G,O).replace("-","−"),K=[[s("tokens scored"),z(m),s("Tokens that count: those with enough tokens before them, without the prompt."),"length","",{}]];if(m&&!f()){
let G=H(w/m),V=H(v/m);K.push([s("green"),G,s("The share of the scored tokens that got the bias."),"green-list",`${z(w)} / ${z(m)} = ${G}`,{formula:s("green / sc\
ored"),unit:"%"}]),K.push([s("expected at least"),V,s("At least this share is green on average over all green lists, for this bias and the probabilities that th\
e model gave. Where the model is certain of a token, a bias changes little."),"green-list",P(X(v,2),m,V),{formula:"",unit:"%"}])}if($){let G={unit:s("bits or na\
ts")};K.push([s("surprisal before the watermark"),ae(C/$,O),s("How unexpected the chosen tokens were just before the watermark, on average: minus the logarithm \
of their probability."),"surprisal",B(C),{formula:"−(Σ log p) / n"}]);let[V,ne]=j.effective.do_sample?[I,s("Tokens drawn without the watermark would have had\
 this on average: the entropy just before it.")]:[T,s("The likeliest token at each position would have had this.")];if(!e.usesBeams){K.push([s("without it"),ae(
V/$,O),ne,j.effective.do_sample?"entropy":"surprisal",B(V),{formula:j.effective.do_sample?"(Σ H) / n":"−(Σ log p) / n"}]);let oe=`${ae(C/$,O)} − ${ae(V/$,
O)} = ${D((C-V)/$)}`;K.push([s("log-probability lost"),D((C-V)/$),s("The price per token: how much less probable than that the chosen tokens are. Values below 0\
 are luck."),"logprob",oe,{formula:"",...G}])}K.push([s("raised by"),ae(g/$,O),s("How much the watermark raised the log-probability of the chosen tokens, on ave\
rage. Over many texts this is the divergence of what was drawn from what the model would draw."),"logprob",B(g),{formula:"(Σ log p′ − log p) / n",...G}])}if(S){
let G=X(x/S,1);K.push([s("suppressed"),s("{value} of {count}",{value:G,count:z(j.request.top_candidates??10)}),s("How many of the likeliest tokens the watermark\
 made less likely, on average over the positions."),f()?"g-value":"green-list",P(z(x),S,G),{formula:"",unit:s("tokens")}])}return K}function k(){let m=_(),w=te(
n("mark-figures"),m.length,()=>{let v=d("div"),$=d("dt");return $.append(d("span")),v.append($,d("dd")),v});m.forEach(([v,$,C,g,x,S],T)=>{let[I,j]=w[T].children;
A(I.firstChild,v),se(I.firstChild,g,()=>x&&pe(x),{meaning:C,...S}),A(j,$)})}he(t,{curve:()=>{let{z:m,scored:w,green:v}=c.total;return m===null?"":pe(f()?`z = ${de(
m)}`:Fi(v,w,a.ratio))}});function b(){L(),k(),E()}function p(m){let v=e.lines().length>1?e.lineOf(m):null;return v?`${v.label} · ${Us(a)}`:Us(a)}return r.addEventListener(
"input",()=>{let m=r.valueAsNumber,w=m>=0&&m<=30;if(r.setAttribute("aria-invalid",String(!w)),!w){A(n("threshold-words"),s("The threshold must be from 0 to 30."));
return}i=m,b()}),new ResizeObserver(()=>!t.hidden&&c.total.marks&&E()).observe(n("z-box")),m=>{(m.run||!c)&&u();let w=e.current(),{keep:v}=c.follow(w?e.lastOf(w):
null);t.hidden=!c.total.marks,!t.hidden&&((m.run||m.steps||m.status||m.selection)&&(W(v),A(n("mark-about"),p(w))),N(w),(m.run||m.steps||m.status||m.selection||m.
unit)&&b())}}var Di=(t,e)=>t?[e]:[];function Nh(t,e){let n=E=>t.querySelector(".gp-"+E),o=()=>e.answered("cost"),r=({perplexity:E,score:_})=>!!(E&&_),i=({knob:E},_)=>E==="ke\
ys"?F(_,"{count} key","{count} keys"):s("bias {value}",{value:Number(_.toFixed(3))});function a(E){let[_,...k]=E.points,b=k.filter(r).sort((g,x)=>g.value-x.value),
p=e.done?s("No answer"):s("Not known yet");if(!r(_)||!b.length)return["wait","…",p,e.done?s("At least one text without the watermark and one with it must be s\
cored."):s("The first texts are being written.")];let m=s("The threshold is {threshold}.",{threshold:E.threshold}),w=g=>[c(E,g),...h(g,_)].join(" ");if(b.every(
({found:g})=>g==="few")){let g=Math.max(...b.map(({texts:S})=>S)),x=F(g,"{count} text of each strength is too few to tell: {fewest} are needed.","{count} texts \
of each strength are too few to tell: {fewest} are needed.",{fewest:fi});return["wait","…",p,`${w(b.at(-1))} ${x}`]}let v=b[b.findLastIndex(({found:g})=>g!=="\
above")+1];if(v){let g=i(E,v.value);return["good","◆",e.running?s("Found from {strength} on, so far",{strength:g}):s("Found from {strength} on",{strength:g}),
`${m} ${w(v)}`]}let $=b.filter(({found:g})=>g==="above");if($.length){let g=$.map(({value:x})=>i(E,x)).join(", ");return["even","◇",e.running?s("Found at {str\
engths}, so far",{strengths:g}):s("Found at {strengths}",{strengths:g}),`${s("At the strongest it is not certain.")} ${w(b.at(-1))}`]}let C=b.every(({found:g})=>g===
"below");return["even","◇",l(C),`${m} ${w(b.at(-1))} ${s("Longer texts help.")}`]}function l(E){return E?e.running?s("Not found at any strength so far"):s("No\
t found at any strength"):e.running?s("Not reliably found at any strength so far"):s("Not reliably found at any strength")}function c(E,{value:_,score:{median:k,
low:b,high:p}}){let m={strength:i(E,_),median:de(k),low:de(b),high:de(p)};return p>b?s("At {strength}, the median z is {median}, interval {low} to {high}.",m):s(
"At {strength}, the median z is {median}.",m)}function h({perplexity:E,price:_,dearer:k},b){let p=s("The median perplexity is {marked} instead of {plain}.",{marked:X(
E.median,2),plain:X(b.perplexity.median,2)});if(!_)return[p];let m={times:ze(_.median),interval:It(_)};return[p,_.high>_.low?s("Seed by seed it is {times}, inte\
rval {interval}.",m):s("Seed by seed it is {times}.",m),...k==="open"?[s("That is not a clear cost.")]:k==="few"?[s("These are too few seeds to tell.")]:[]]}function u(E){
let[_,k,b,p]=a(E);Q(n("answer"),{"data-verdict":_}),A(n("answer-sign"),k),A(n("answer-words"),b),A(n("answer-more"),p),e.done&&A(n("told"),`${b}. ${p}`),A(n("mi\
ssing"),Fe(e,E)),A(n("about"),$h(E.watermark))}function f(E){let _=E.kind==="green";for(let k of["perplexity","score","share","suppressed"])ge(n(k),e.charts[k]);
A(n("share-name"),_?s("Green tokens"):s("Mean g-value")),se(n("share-name"),_?"green-list":"g-value",()=>y(R),{meaning:_?s("Green tokens / tokens scored, of all\
 texts of a strength together."):s("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),formula:_?s("green / scored"):"Σ g / n",unit:_?
"%":""}),Z(n("of-suppressed"),!!e.charts.suppressed),Z(n("limits"),_),Z(n("of-expected"),E.points.some(({expected:k})=>J(k))),A(n("suppressed-name"),s("Suppress\
ed candidates")),se(n("suppressed-name"),_?"green-list":"g-value",()=>y(L),{formula:"",unit:s("tokens"),meaning:F(E.candidates,"Of the {count} candidate that th\
e model found likeliest at a step, how many the watermark made less likely; the mean over all steps.","Of the {count} candidates that the model found likeliest \
at a step, how many the watermark made less likely; the mean over all steps.")})}let y=E=>Ae(e.found.points.filter(_=>E(_)!=="–").map(_=>s("{name}: {words}",{
name:_.value===null?s("none"):i(e.found,_.value),words:E(_)}))),W=({perplexity:E})=>E?X(E.median,2):"–",N=({score:E})=>E?de(E.median):"–",R=({share:E})=>J(E)?
e.found.kind==="green"?H(E):X(E,3):"–",L=({suppressed:E})=>J(E)?X(E,2):"–";he(t,{perplexity:()=>y(W),score:()=>y(N)});function q(E){let _=E.kind==="green",k=(g,x=E.
points)=>x.some(S=>J(S[g])),b=s("At least this share of tokens is expected to be green, from the distributions that the model had along the texts."),p=s("How mu\
ch probability the watermark moved from red candidates to green ones at a step, on average."),m=[[E.knob==="keys"?s("keys"):s("bias"),({value:g})=>g===null?s("n\
one"):String(g)],[s("texts"),({texts:g})=>z(g),"sample",{formula:""}],[s("perplexity"),W,"perplexity",{meaning:s("The median of the texts of a strength.")}],["z",
N,"z-score",{meaning:s("The median of the texts of a strength.")}],[_?s("green"):s("mean g"),R,_?"green-list":"g-value",{formula:_?s("green / scored"):"Σ g / n",
unit:_?"%":""}],...Di(k("expected"),[s("expected at least"),({expected:g})=>J(g)?H(g):"–","green-list",{meaning:b,formula:"",unit:"%"}]),...Di(k("suppressed",
E.points.slice(1)),[s("suppressed of {count}",{count:E.candidates}),L,_?"green-list":"g-value",{meaning:s("How many of the likeliest tokens the watermark made l\
ess likely, on average over the positions."),formula:"",unit:s("tokens")}]),...Di(k("moved"),[s("moved to green"),({moved:g})=>J(g)?H(g):"–","total-variation",
{meaning:p}])],w=t.querySelector("table.gp-numbers"),[v]=te(w.tHead,1,()=>d("tr")),$=te(v,m.length,()=>{let g=d("th","",null,{scope:"col"});return g.append(d("s\
pan")),g});m.forEach(([g,x,S,T],I)=>{let j=$[I].firstChild;if(A(j,g),S)se(j,S,()=>y(x),T);else for(let O of["data-tip","data-term","tabindex"])j.removeAttribute(
O)});let C=te(w.tBodies[0],E.points.length,()=>d("tr"));E.points.forEach((g,x)=>{C[x].firstChild||C[x].append(d("th","",null,{scope:"row"}));let S=te(C[x],m.length,
()=>d("td"));m.forEach(([,T],I)=>A(S[I],T(g)))})}function M(){u(e.found),f(e.found),q(e.found)}return E=>{t.hidden=!o(),!t.hidden&&(E.found||E.status)&&M()}}function Rh(t,e){let n=p=>t.querySelector(".gp-"+p),o=["A","B"],[r,i]=[0,[]],a=()=>e.answered("quiz"),l=()=>e.done?e.found.pairs.filter(({texts:p})=>p.every(({report:m})=>!m.
error)):[],c=({left:p})=>p?0:1,h=()=>i.filter((p,m)=>p===c(l()[m])).length,u=o.map((p,m)=>{let w=d("div","gp-side"),[v,$,C,g]=[d("h3","",s("Text {name}",{name:p})),
d("p","gp-facts"),d("div","gp-body",null,{dir:"auto"}),d("button","gp-button gp-main",s("Text {name} is watermarked",{name:p}),{type:"button"})],x=d("div","",null,
{tabindex:0}),S=d("div");return C.append(x,S),w.append(v,$,C,g),n("texts").append(w),g.addEventListener("click",()=>f(m)),{box:w,title:v,facts:$,plain:x,marked:S,
button:g,text:new De(S)}});function f(p){i[r]===void 0&&(i[r]=p,b(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{r=Math.min(r+1,
l().length-1),b(),u[0].button.focus({preventScroll:!0})});let y=p=>p.kind==="green"?p.green_fraction:p.mean,W=p=>p.kind==="green"?s("{share} green",{share:H(p.green_fraction)}):
s("mean g {g}",{g:X(p.mean,3)});function N(p,m,w,v){let{report:$,perplexity:C}=w.texts[m],g=m===c(w)?"with":"without";if(Z(p.plain,!v),Z(p.marked,v),Z(p.button,
!v),Z(p.facts,v),v){p.box.dataset.truth=g,A(p.title,R(o[m],g==="with",i[r]===m));let x=[W($),`z ${de($.z_score)}`];J(C)&&x.push(s("perplexity {value}",{value:X(
C,2)})),A(p.facts,x.join(" · ")),p.text.show(en($));return}delete p.box.dataset.truth,A(p.title,s("Text {name}",{name:o[m]})),p.text.show([]),A(p.plain,$.tokens.
slice($.prompt_tokens).map(([,,x])=>x??"").join(""))}function R(p,m,w){return m?w?s("Text {name}: ◆ watermarked, your guess",{name:p}):s("Text {name}: ◆ water\
marked",{name:p}):w?s("Text {name}: not watermarked, your guess",{name:p}):s("Text {name}: not watermarked",{name:p})}function L({texts:p},m){let[w,v]=[p[m],p[1-
m]].map(({report:g})=>g),$={share:W(w),chance:w.kind==="green"?H(w.ratio):"0.5",z:de(w.z_score)},C=[w.z_score>e.found.threshold?s("What gave it away: {share} wi\
th the watermark, where chance gives {chance}; z is {z}, more than chance explains.",$):s("What gave it away: {share} with the watermark, where chance gives {ch\
ance}; z is {z}, too little to be certain.",$),s("Without it: {share}, z {z}.",{share:W(v),z:de(v.z_score)})];return v.z_score>w.z_score&&C.push(s("Here the det\
ector, too, would have chosen the wrong text: the texts are short, or the mark is weak.")),C.join(" ")}function q(p){let m=i[r]!==void 0;if(u.forEach((C,g)=>N(C,
g,p,m)),Z(n("legend"),m),Z(n("verdict"),m),Z(n("next"),m&&r+1<l().length),!m)return;let w=p.texts.map(({report:C})=>tn(C)[1]);ut(n("legend"),e.found.kind,{unscored:w.
some(({unscored:C})=>C),repeated:w.some(({repeated:C})=>C)});let v=c(p),$=i[r]===v;Q(n("answer"),{"data-verdict":$?"good":"bad"}),A(n("answer-sign"),$?"✓":"✗"),
A(n("answer-words"),$?s("Correct"):s("Wrong: it was text {name}",{name:o[v]})),A(n("answer-more"),L(p,v))}function M(p){if(!e.done)return s("The texts are being\
 written: {done} of {runs}.",{done:z(p.done),runs:z(p.runs)});if(l().length)return"";let m=p.pairs.flatMap(({texts:w})=>w).find(({report:w})=>w.error);return m?
[s("No pair of texts could be scored."),s(m.report.error.message),s(m.report.error.fix)].join(" "):s("No pair of texts was completed. Run the experiment again.")}
function E(p){let m=i.length;if(Z(n("sum"),m>0&&m===p.length),n("sum").hidden)return;let w=h();A(n("sum").querySelector("h3"),_(w,m));let v=Array.from({length:m-
w+1},(g,x)=>k(m,w+x)).reduce((g,x)=>g+x,0)/2**m,$=p.filter(({texts:g,left:x})=>g[x?0:1].report.z_score>g[x?1:0].report.z_score).length;A(n("sum-words"),[s("By g\
uessing, {hits} or more are correct in {share} of rounds.",{hits:z(w),share:H(v)}),s("The detector, choosing the text with the higher z, has {right} of {pairs} \
correct.",{right:z($),pairs:z(m)}),s("Run the experiment again for another round.")].join(" ")),se(n("share-head"),e.found.kind==="green"?"green-list":"g-value",
()=>"",{meaning:s("In the text with the watermark, and in the one without it."),formula:""}),A(n("share-head"),e.found.kind==="green"?s("green with and without"):
s("mean g with and without"));let C=te(n("sum").querySelector("tbody"),m,()=>{let g=d("tr");return g.append(d("th","",null,{scope:"row"}),d("td"),d("td"),d("td")),
g});p.forEach((g,x)=>{let S=c(g),[T,I]=[g.texts[S].report,g.texts[1-S].report],j=P=>P.kind==="green"?H(y(P)):X(y(P),3);[String(x+1),`${i[x]===S?"✓":"✗"} ${s(
"text {name}",{name:o[i[x]]})}`,`${j(T)}, ${j(I)}`,`${de(T.z_score)}, ${de(I.z_score)}`].forEach((P,B)=>A(C[x].cells[B],P))})}let _=(p,m)=>s("{hits} of {pairs} \
correct",{hits:z(p),pairs:z(m)}),k=(p,m)=>Array.from({length:m},(w,v)=>(p-v)/(v+1)).reduce((w,v)=>w*v,1);he(t,{scores:()=>Ae(l().slice(0,i.length).map((p,m)=>{let[
w,v]=[p.texts[c(p)],p.texts[1-c(p)]].map(({report:$})=>de($.z_score));return s("pair {number}: {marked} and {plain}",{number:m+1,marked:w,plain:v})}))});function b(){
let p=l();A(n("waiting"),M(e.found)),Z(n("round"),p.length>0),A(n("about"),p.length?s("Pair {number} of {pairs}. Same prompt, same seed; one of them has the wat\
ermark.",{number:z(r+1),pairs:z(p.length)}):""),A(n("score"),i.length?_(h(),i.length):""),p.length&&q(p[r]),E(p)}return p=>{t.hidden=!a(),p.run&&([r,i]=[0,[]]),
!t.hidden&&(p.run||p.found||p.status)&&b()}}var Gw={drafts:La,beams:el,beamtree:vl,hypotheses:Ol,curve:Fl,branches:jd,canvas:dd,candidates:Jd,check:Yd,layers:Xd,in_words:Zd,cross_attention:oh,spoken:Sh,word_times:Oh,
logit_lens:sh,numbers:ah,processors:ph,quiz:uh,reranked:fh,template:gh,token:mh,tokens:yh,watermark:Wh},Uw={draft_lengths:ua,sameness:Ca,speedup:Pa,batch:Da,choices:oc,
difference:uc,divergence:fc,grid:$c,lanes:Pc,lengths:qc,measures:Nc,progress:Ic,sensitivity:Bc,trie:id,without:ad,arrival:hd,estimate:pd,kl:jc,opened:ud,precisions:fd,
shelf:gd,serving:qd,attack:Mh,detectability:Lh,detection:Ch,marked:Eh,mistakes:Ph,strengths:qh,watermark_cost:Nh,watermark_quiz:Rh};Yi(()=>Wl(Gw,Uw));})();
