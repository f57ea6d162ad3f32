// Written by .ci/bundle.py from modules with the SHA-256 20dd1c1731e58eb5d74671bfc44ca1fda5c96718f5a6f9f4dfcb483f8df3dda2: edit those.
(()=>{var $s={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"\
block diffusion",custom:"your own decoding loop",elsewhere:"from another server"},Ls={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:[
"a stop string","met a stop string"],length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own c\
riterion","met your own stopping criterion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached t\
he end of the given text"],unfinished:["the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:[
"stopped by hand","was stopped by hand"],stop:["EOS or a stop string","ended with EOS or a stop string: the server does not say which"],content_filter:["a conte\
nt filter","was cut by the server’s content filter"],tool_calls:["a call of a tool","ended with a call of a tool"],cut:["the end of the file","is not told to \
its end"]},rn={num_spec_steps:"Rounds that had a draft.",num_draft_tokens:"All drafted tokens.",num_accepted_draft_tokens:"Drafted tokens that the target model \
kept.",draft_acceptance_rate:"num_accepted_draft_tokens / num_draft_tokens: the share of all drafted tokens that was kept. Tokens after a rejection, which were \
never judged, count as drafted.",judged_acceptance_rate:"num_accepted_draft_tokens / judged tokens, which are the accepted tokens and each round’s first rejecti\
on: the probability that a judged token is kept, α in the paper.",mean_acceptance_length:"1 + num_accepted_draft_tokens / num_spec_steps: how many tokens a rou\
nd with a draft writes on average, the target model’s own token included.",acceptance_histogram:"How many rounds with a draft kept none, one, two or more of i\
ts tokens.",accepted_by_position:"How many of the tokens drafted at each position of a draft were kept.",passes_saved:"Tokens written minus rounds: the forward \
passes that the target model did not have to make.",expected_acceptance_rate:"The mean over the judged positions of 1 minus the total variation distance between\
 the target’s and the draft’s distribution: the share that sampling keeps on average."},As={DolaContrast:["DoLa’s contrast","subtracts the log-probabiliti\
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
"Whisper silence","changes nothing: it records the probability that nobody speaks",[]]},ho={z:["z","z","How many standard deviations more tokens are green than \
without a watermark."],mean:["mean g","z of the mean g","How many standard deviations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:[
"weighted mean g","z of the weighted mean g","The same with more weight on the first keys, which mark the most."],posterior:["Bayesian detector","posterior prob\
ability","The probability of a watermark by the detector that was trained here on the other half of the texts."]},ai={Candidate:["token_id","text","raw_logprob",
"logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability",
"penalty","score"],BeamCandidate:["token_id","text","piece","parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","\
bank","progress","forced","mark"],DraftToken:["token_id","text","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["\
kind","green","g","listed","mass_before","mass_after","expected","chosen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logp\
rob","entropy","accepted","read_id","read_text"]};var _d=["de","fr"];function s(t,e){if(t==null)return"";if(typeof t=="object")return s(t.said,t.values);let n=String(t),o=window.GenerationPlaygroundTexts?.[n]??
n;return e?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(r,i)=>{if(i===void 0)return r[0];let a=e[i];return a&&typeof a=="object"?s(a):String(a??"")}):o}var B=(t,e,n,o)=>s(
t===1?e:n,{count:t.toLocaleString("en-US"),...o}),po=t=>!!t&&typeof t=="object"&&typeof t.said=="string",Od=["aria-label","title","placeholder","data-tip","labe\
l"];function li(t){let e=window.GenerationPlaygroundTexts;if(!e)return;let n=document.createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let o=n.nextNode();o;o=n.nextNode()){
let[,r,i,a]=/^(\s*)([^]*?)(\s*)$/.exec(o.nodeValue),l=i&&e[i.replace(/\s+/g," ")];l&&(o.nodeValue=r+l+a)}for(let o of[t,...t.querySelectorAll("*")])for(let r of Od){
let i=e[(o.getAttribute(r)||"").replace(/\s+/g," ")];i&&o.setAttribute(r,i)}}function Td(){let t=(navigator.language||"").slice(0,2).toLowerCase();return _d.includes(
t)?t:"en"}function ci(t){let n=window.GenerationPlaygroundCatalogues?.[Td()];if(window.GenerationPlaygroundTexts||!n)return t();window.GenerationPlaygroundTextsLoading??=
fetch(n).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=o},o=>console.warn("Generation Playground: the translation could not be loaded.",o)),window.
GenerationPlaygroundTextsLoading.then(t)}var U=t=>typeof t=="number"&&Number.isFinite(t),pe=t=>t==null||Math.abs(t)>1e30?null:t,Ut=t=>{let e=[...t].sort((n,o)=>n-o);return(e[e.length-1>>1]+e[e.length>>
1])/2},qe=({distribution:t})=>t.vocab===null,nt=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var Ye={" ":"·","\n":"↵","	":"⇥","\r":"␍"},an=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function c(t,e,n,o){let r=document.createElement(
t);e&&(r.className=e),n!=null&&(r.textContent=n);for(let[i,a]of Object.entries(o||{}))r.setAttribute(i,a);return r}function ln(t,e,{running:n=!1}={}){let o=0;for(let r of e.
matchAll(an)){let[i]=r;r.index>o&&t.append(e.slice(o,r.index)),o=r.index+1;let a=Ye[i]||"U+"+i.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let l=Ye[i]?
i:"";t.append(c("span","gp-space",l,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else t.append(c("span","gp-mark",a))}o<e.length&&t.append(e.slice(o))}function di(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",o=e.match(/\n*$/)[0],r=c("span","gp-ink");ln(r,e.slice(n.length,e.length-o.length),{running:!0});for(let i=0;i<o.length;i++)r.append(
c("span","gp-space","",{"data-mark":Ye[`
`],"data-wide":"yes"}));return t.append(...[n,r,o].filter(Boolean)),r}var Cs=/(\\x[0-9a-f]{2})+$/i,uo=t=>(t.match(Cs)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
cn=({piece:t,text:e})=>t!==null&&(t===""||Cs.test(e)&&t===e.replace(Cs,""));function Pe(t,e){t.replaceChildren(),ln(t,e),e||t.append(c("span","gp-mark",s("(empt\
y)")))}function ae(t,e){let n=c("bdi",e);return Pe(n,t),n}function A(t,e){t.textContent!==e&&(t.textContent=e)}var Ie=t=>t.replace(an,e=>e===" "?" ":Ye[e]||"�"),
he=t=>t?`${t}.`:"",_e=t=>t.filter(Boolean).join(s("{before}; {part}").split(/\{\w+\}/)[1]),J=t=>s("“{text}”",{text:Ie(t)});function hi(t){return t>90?s("You\
rs begins in about {count} minutes.",{count:Math.round(t/60)}):s("Yours begins in about {count} s.",{count:t<10?Math.max(1,Math.round(t)):5*Math.round(t/5)})}var me=(t,e)=>t.
split(/\{(\w+)\}/).map((n,o)=>o%2?e[n]:n);function H(t){let e=t*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(
".0","")+"%"}var X=t=>t==null?0:Math.exp(t),pi=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||"",ye=(t,e)=>e==="bits"?t/Math.LN2:t;function re(t,e){
return t===null||!Number.isFinite(t)?s("infinite"):ye(t,e).toFixed(2)+" "+e}function dn({model:t,phase:e,done:n,total:o}){return e==="gpu"?s("waiting for the sh\
ared GPU …"):e==="asking"?s("asking the Hub for {model} …",{model:t}):e==="download"?s("downloading {model}: {done} of {total} …",{model:t,done:xe(n),total:xe(
o)}):e==="converting"?o?s("converting {model}: {share} …",{model:t,share:H(n/o)}):s("reading the file of {model} to convert it …",{model:t}):o?s("loading {m\
odel}: {share} …",{model:t,share:H(n/o)}):s("loading {model} …",{model:t})}function xe(t){return U(t)?t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(t<1e10?2:1)}):
t>=1e6?s("{size} MB",{size:(t/1e6).toFixed(t<1e8?1:0)}):s("{size} kB",{size:(t/1e3).toFixed(0)}):"–"}function Ot(t){return t<1?Math.round(t*1e3)+" ms":t.toFixed(
t<10?2:1)+" s"}var K=(t,e=3)=>t==null?"–":t.toFixed(e),j=t=>t.toLocaleString("en-US");function Oe(t){let{chosen:e,distribution:n}=t,o=t.read?e.raw_logprob:e.logprob??
e.raw_logprob;return{probability:X(e.logprob),rawProbability:X(e.raw_logprob),rank:(t.read?null:e.rank)??e.raw_rank,surprisal:o===null?1/0:Math.max(0,-o),entropyBefore:n.
entropy_before,entropyAfter:n.entropy_after}}var fo=(t,e,n)=>Object.hasOwn(t,e)?t[e]:n,Vt=t=>Object.hasOwn($s,t)?s($s[t]):t.replaceAll("_"," ");function mo({message:t,
fix:e,diagnostics:n=[]}){let o=n.map(r=>({knob:r.knob,message:s(r.message),fix:s(r.fix)}));return o.some(r=>r.message===s(t))?o:[{knob:"",message:s(t),fix:s(e)},
...o]}var Me=t=>Object.hasOwn(Ls,t)?Ls[t].map(e=>s(e)):[t,t];function De(t){if(!Object.hasOwn(As,t))return[t,s("is your own logits processor"),[]];let[e,n,o]=As[t];
return[s(e),s(n),o]}var oe=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function ee(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var ui=new WeakMap;function ve(t,e,{plain:n=!1}={}){let o=n+e;ui.get(
t)!==o&&(ui.set(t,o),n?t.textContent=e:Pe(t,e))}function ue(t,e){t.className!==e&&(t.className=e)}function ie(t,e,n){let o=`${(n*100).toFixed(2)}%`,r=fi.get(t)||
{};r[e]!==o&&(t.style[e]=o,fi.set(t,{...r,[e]:o}))}var fi=new WeakMap;function Q(t,e){let n=mi.get(t)||{};for(let[o,r]of Object.entries(e))n[o]!==r&&t.setAttribute(
o,String(n[o]=r));mi.set(t,n)}var mi=new WeakMap;function Y(t,e){t.hidden===e&&(t.hidden=!e)}function Ps(t,e){for(e.forEach(([n,o,r,i],a)=>{let l=t.childNodes[a];if(!l||l.localName!==n){let d=oe(n);l?l.replaceWith(d):t.append(d),l=d}Fn(l,{...r,...o?{class:o}:
{}}),Array.isArray(i)?Ps(l,i):A(l,i??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function Fn(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,o]of Object.entries(e))t.getAttribute(n)!==String(o)&&t.setAttribute(n,o)}var $e=t=>Math.round(t*10)/
10,hn=(t,e,n,o,r)=>["line",t,{x1:$e(e),y1:$e(n),x2:$e(o),y2:$e(r)},[]],Jt=(t,e,n,o,r="middle")=>["text",t,{x:$e(e),y:$e(n),"text-anchor":r},o],gi=(t,e)=>["path",
t,{d:e.map(([n,o],r)=>`${r?"L":"M"}${$e(n)} ${$e(o)}`).join("")||"M0 0"},[]],Ws=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n],wi=(t,e,n)=>`\
M${$e(t)} ${$e(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;function bi(){return!!(window.Plotly||document.getElementById("plotly")||window.GenerationPlaygroundPlotly)}var Ns;function ki(){return Ns??=Ed().catch(t=>{throw Ns=
void 0,t}),Ns}async function Ed(){if(window.Plotly)return window.Plotly;let t=document.getElementById("plotly"),e=document.createElement("script");if(t)e.textContent=
await Md(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else throw new Error("This page does not say where Plo\
tly is.");let n=t?null:new Promise((o,r)=>{e.onload=o,e.onerror=()=>r(new Error(`Plotly could not be fetched from ${e.src}.`))});return document.head.append(e),
await n,window.Plotly}async function Md(t){let e=Uint8Array.from(atob(t.trim()),n=>n.charCodeAt(0));return new Response(new Blob([e]).stream().pipeThrough(new DecompressionStream(
"gzip"))).text()}var $d=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/,go=new Set;function fe(t,e,n){if(t.hidden=!e,!e)return;let o=qs(e),r=[...go].find(i=>i.box===t);r?r.chart=o:Ld(t,o,
n),wo(t,o)}function qs(t){return po(t)?s(t):Array.isArray(t)?t.map(qs):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([e,n])=>[e,qs(n)])):t}function Ld(t,e,n){
t.classList.add("gp-chart-box"),t.append(c("div","gp-chart-plot"),Ad());let o={box:t,chart:e};n&&t.addEventListener("gp-press",({detail:r})=>n(r)),go.add(o),new ResizeObserver(
()=>t.clientWidth&&t.dataset.width!==String(t.clientWidth)&&wo(t,o.chart)).observe(t),t.closest(".gp-pane")?.addEventListener("gp-alone",()=>wo(t,o.chart))}function Ad(){
let t=c("details","gp-chart-values");return t.append(c("summary","",s("Values")),c("ul")),t}async function wo(t,e){let n=t.querySelector(".gp-chart-plot");if(Pd(
t.querySelector(".gp-chart-values"),e),Fn(n,{...Object.fromEntries([...n.attributes].map(({name:o,value:r})=>[o,r])),role:"group","aria-label":s("{chart}. Its v\
alues follow as a list.",{chart:e.layout.meta})}),!!t.clientWidth){t.dataset.width=String(t.clientWidth),t.setAttribute("aria-busy","true");try{let o=await ki(),
r={...Hn(e.layout,t),autosize:!1,width:n.clientWidth,uirevision:"kept",dragmode:matchMedia("(pointer: coarse)").matches?!1:"zoom"};t.closest(".gp-alone")&&r.height&&
(r.height=Math.max(r.height,Math.round(innerHeight*.6))),n.classList.contains("js-plotly-plot")?await o.react(n,Hn(e.data,t),r):(await o.newPlot(n,Hn(e.data,t),
r,Cd(o)),n.on("plotly_click",({points:[i]})=>t.dispatchEvent(new CustomEvent("gp-press",{detail:i}))))}catch(o){n.textContent=s("The chart could not be drawn: i\
ts library did not load. Reload the page; the values are in the list below."),console.error("Generation Playground:",o)}finally{t.removeAttribute("aria-busy")}}}
function bo(t,e,n){if(!t)return t;let{shapes:o=[],annotations:r=[]}=t.layout,i={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--gp-error)",width:1.5,
dash:"dash"}},a={x:e,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[...o,i],annotations:[
...r,a]}}}function yi(t,{x:e,y:n,words:o}){if(!t)return t;let r={type:"scatter",mode:"markers",x:[e],y:[n],text:[o],hoverinfo:"text",marker:{color:"var(--gp-cho\
sen)",symbol:"diamond",size:13}};return{...t,data:[...t.data,r]}}function Cd(t){let e=(o,r)=>({name:o==="svg"?s("Download plot as an SVG"):s("Download plot as a\
 PNG"),icon:r,click(i){let a=i.layout.meta.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");t.downloadImage(i,{format:o,filename:a,width:i.clientWidth,
height:i.clientHeight,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:s("Zoom"),Pan:s("Pan"),"Zoom in":s("Zoom in"),"Zoom out":s("Zoom out"),
"Reset axes":s("Reset axes"),"Double-click to zoom back out":s("Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,modeBarButtonsToRemove:["\
toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function Pd(t,{data:e}){let n=e.flatMap(({text:o,
hovertext:r=o,hoverinfo:i})=>i==="text"&&Array.isArray(r)?r.flat():[]).filter(Boolean);t.hidden=!n.length,t.querySelector("ul").replaceChildren(...n.map(o=>c("l\
i","",o)))}function Hn(t,e){return Array.isArray(t)?t.map(n=>Hn(n,e)):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([n,o])=>[n,Hn(o,e)])):typeof t==
"string"?Wd(t,e):t}function Wd(t,e){let[,n,o]=$d.exec(t)||[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let r=getComputedStyle(
e).getPropertyValue(n).trim();return o===void 0?r:`rgba(${[1,3,5].map(a=>parseInt(r.slice(a,a+2),16)).join(", ")}, ${o})`}function xi(){for(let t of go)t.box.isConnected?
wo(t.box,t.chart):go.delete(t)}matchMedia("(prefers-color-scheme: dark)").addEventListener("change",xi);for(let t of[document.documentElement,document.body])t&&
new MutationObserver(xi).observe(t,{attributeFilter:["class"]});var ko=3;function Tt(t,e,n){let o=e==="bits"?"log₂":"ln",r=({p:l,q:d})=>Math.abs(l*Math.log(l/d)),a=t.filter(({p:l,q:d})=>l>0&&d>0).sort((l,d)=>r(d)-r(l)).slice(
0,ko).map(({text:l,p:d,q:p})=>`${J(l)} ${K(d)} · ${o}(${K(d)} / ${K(p)})`);return a.length?s("{terms} + the terms of all other tokens = {value}",{terms:a.join(
" + "),value:n}):""}function vi(t,e){let o=[...t].sort((r,i)=>Math.abs(i.p-i.q)-Math.abs(r.p-r.q)).slice(0,ko).map(({text:r,p:i,q:a})=>`${J(r)} |${K(i)} − ${K(
a)}|`);return o.length?s("½ · ({terms} + the terms of all other tokens) = {value}",{terms:o.join(" + "),value:e}):""}var Et=(t,e,n)=>`${/^[-−]/.test(t)?`(${t}\
)`:t} / ${e} = ${n}`;function Te(t){let e=t.filter(Boolean);return e.length?e.length>ko?_e([...e.slice(0,ko),"…"]):he(_e(e)):""}var Si={token:()=>({name:s("token"),meaning:s("The piece of text that a model reads and writes at once: a word, a part of one, a sign, or a few bytes.")}),vocabulary:()=>({
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
on: places that are denoised together. A place is accepted where the entropy of its distribution is low enough.")})},Dn=Object.keys(Si),pn=t=>Si[t]();var Is="#glossary",pt=null,yo=t=>`${Is}=${t}`;function Rs(){let[t,e=""]=location.hash.split("=");return t!==Is?null:Dn.includes(e)?e:""}function _i(t){try{history.
replaceState(history.state,"",location.pathname+location.search+t)}catch{}}var js=({formula:t,unit:e})=>[...t?[c("p","gp-formula",t.replaceAll("−(","−⁠("))]:
[],...e?[c("p","gp-term-unit",s("Unit: {unit}",{unit:e}))]:[]];function Nd(){let t=c("dialog","gp-glossary",null,{"aria-label":s("Glossary")}),e=c("button","gp-\
button",s("Close"),{type:"button"});e.addEventListener("click",()=>t.close());let n=c("header","gp-head");n.append(c("h3","gp-title",s("Glossary")),e);let o=c("\
div");for(let r of Dn){let i=pn(r),a=c("section","gp-term-entry",null,{id:`gp-term-${r}`,tabindex:"-1"}),l=c("h4");l.append(c("a","gp-term-link",i.name,{href:yo(
r),title:s("Link to this term")})),a.append(l,c("p","",i.meaning),...js(i)),o.append(a)}return t.append(n,o),t.addEventListener("click",({target:r})=>r===t&&t.close()),
t.addEventListener("close",()=>Rs()!==null&&_i("")),t}function Mt(t,e){pt??=Nd(),pt.parentNode!==t&&(pt.open&&pt.close(),t.append(pt)),pt.open||pt.showModal();for(let o of pt.
querySelectorAll(".gp-term-entry"))o.classList.toggle("gp-current",o.id===`gp-term-${e}`);let n=e?pt.querySelector(`#gp-term-${e}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),_i(e?yo(e):Is)}function xo(t,e){let n=t.target.closest(".gp-term-link");!n||t.ctrlKey||t.metaKey||t.shiftKey||(t.preventDefault(),
Mt(e,n.getAttribute("href").split("=")[1]))}var Bs=new WeakMap,zs=new WeakMap;function Ee(t,e){Bs.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function te(t,e,n,o={}){zs.set(t,{id:e,run:n,...o});let r=o.
meaning||"";t.dataset.tip!==r&&(t.dataset.tip=r),t.dataset.term!==e&&(t.dataset.term=e),t.tabIndex!==0&&(t.tabIndex=0)}function ce(t,e){for(let n of t.querySelectorAll(
"[data-run]")){let{run:o}=n.dataset;Object.hasOwn(e,o)&&zs.set(n,{...Ti(n),run:e[o]})}}function Ti({dataset:{term:t,tip:e,formula:n,unit:o}}){return{id:t,run:()=>"",
meaning:e,...n!==void 0&&{formula:n},...o!==void 0&&{unit:o}}}var Oi=t=>t&&zs.get(t)||(t?.dataset.term?Ti(t):null),qd={run:t=>s("In this run: {words}",{words:t}),
runs:t=>s("In these runs: {words}",{words:t}),text:t=>s("In this text: {words}",{words:t}),model:t=>s("In this model: {words}",{words:t})},Id=t=>t.replaceAll("−\
(","−⁠(");function Rd({id:t,run:e,meaning:n,...o},r,i){let a={...pn(t),...o},l=e(),d=c("button","gp-link",s("Glossary (key G)"),{type:"button",tabindex:"-1"});
return d.addEventListener("click",()=>Mt(r,t)),[c("p","",n||a.meaning),...js(a),...l?[c("p","gp-in-run",qd[i](Id(l)))]:[],d]}function Ei(t,e="run"){let n=null,o=null;
function r(){n=c("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)}),n.hidden=!0}function i(d){if(n&&n.contains(d.target))return;
let p=d.target.closest("[data-tip]");if(p===o||(o&&o.removeAttribute("aria-describedby"),o=p,n||r(),n.hidden=!p,!p))return;let m=Oi(p);n.classList.toggle("gp-te\
rm",!!m),m?n.replaceChildren(...Rd(m,t,e)):n.textContent=Bs.has(p)?Bs.get(p)():p.dataset.tip,p.setAttribute("aria-describedby",n.id);let w=p.closest("[data-hold\
s-tips]")||t;n.parentNode!==w&&w.append(n);let[_,W]=[w.getBoundingClientRect(),p.getBoundingClientRect()],q=Math.min(W.left-_.left,_.width-n.offsetWidth-8);n.style.
left=`${Math.max(8,q)+w.scrollLeft}px`;let[N,C]=w===t?[0,innerHeight]:[Math.max(0,_.top),Math.min(innerHeight,_.bottom)],L=W.bottom+5+n.offsetHeight>C&&W.top-5-
n.offsetHeight>=N;n.classList.toggle("gp-above",L),n.style.top=`${(L?W.top-5-n.offsetHeight:W.bottom+5)-_.top+w.scrollTop}px`}let a=()=>i({target:t}),l=()=>Oi(o);
t.addEventListener("pointerover",i),t.addEventListener("pointerleave",({pointerType:d})=>!(d==="touch"&&l())&&a()),t.addEventListener("focusin",i),t.addEventListener(
"focusout",({relatedTarget:d})=>!(n&&n.contains(d))&&a()),t.addEventListener("click",d=>xo(d,t)),t.addEventListener("keydown",d=>{if(d.key==="Escape"&&a(),d.key.
toLowerCase()!=="g"||d.ctrlKey||d.metaKey||d.altKey||d.target!==o)return;let p=l();p&&(d.preventDefault(),Mt(t,p.id))})}var jd=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),Fs=(t,e,n,o=1)=>jd(t,e)/(e*n+o),je=t=>U(t)?`${t.toFixed(2)} ×`:"–",$t=({low:t,high:e})=>`${t.toFixed(
2)}–${e.toFixed(2)}`,vo=()=>s("The true median lies in it with a probability of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer\
 than 5 pairs do not give that certainty, so nothing is claimed from them."),So=t=>t<.9995?`${(t*1e3).toPrecision(3)} ms`:`${t.toPrecision(3)} s`;function Be(t,{
done:e,runs:n}){if(e>=n)return"";let o={done:j(e),left:j(n-e)};return t.done?B(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",
o):B(n,"{done} of {count} run ended, {left} to come.","{done} of {count} runs ended, {left} to come.",o)}var un=s("Somebody else’s runs were decoded at the same\
 time, so these times are not reliable. Measure again when the machine is idle.");function Mi(t,e){let n=C=>t.querySelector(".gp-"+C),o=t.querySelector("table"),r=[[s("speed-up"),`${s("Time per token without drafts / time per token with draft\
s: the median over the pairs of runs, and its 90 % interval.")} ${vo()}`,"speed-up",({speedup:C,pairs:L})=>C&&B(L,"{times}, of {count} pair of runs","{times}, {\
interval} over {count} pairs of runs",{times:je(C.median),interval:$t(C)}),{formula:""}],["draft_acceptance_rate",s(rn.draft_acceptance_rate),"acceptance-rate",
({draft_acceptance_rate:C})=>U(C)&&H(C),{}],["judged_acceptance_rate",s(rn.judged_acceptance_rate),"acceptance-rate",({rate:C})=>U(C)&&H(C),{formula:s("accepted\
 / judged")}],["mean_acceptance_length",s(rn.mean_acceptance_length),"acceptance-length",({mean_acceptance_length:C})=>U(C)&&C.toFixed(2),{}],[s("drafted per ro\
und"),s("Drafted tokens / rounds. A confidence threshold and the end of a text make drafts shorter than the limit."),"draft",({drafted:C})=>U(C)&&C.toFixed(2),{
formula:s("drafted / rounds")}],[s("formula"),s("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row."),"\
speed-up",({rate:C,drafted:L,formula:$})=>U($)&&s("α = {rate} and γ = {drafted} give {times}",{rate:K(C),drafted:K(L,2),times:je($)}),{}]],i=()=>e.answered("l\
engths"),a=C=>Te(e.found.points.map(L=>{let $=C(L);return $?s("{name}: {words}",{name:l(e.found.knob,L),words:$}):""})),l=(C,{value:L})=>`${C} = ${L}`;function d(C){
let[L,$,P,O,{setting:b,times:k}]=p(C);Q(n("answer"),{"data-verdict":L}),A(n("answer-sign"),$);let h=n("answer-words"),f=JSON.stringify([P,b,k]);h.dataset.key!==
f&&(h.dataset.key=f,h.replaceChildren(...me(P,{setting:c("code","",b),times:k}))),A(n("answer-more"),O),e.done&&A(n("told"),`${h.textContent}. ${O}`),A(n("missi\
ng"),Be(e,C)),Y(n("warning"),!!C.others),A(n("warning"),C.others?"⚠ "+s(un):"")}function p({knob:C,points:L,leader:$,rivals:P,best:O,fewest:b}){let k=L.filter(
({speedup:z})=>z),h=k.find(z=>z.group===$);if(!h){if(e.done)return["wait","…",s("No answer"),s("No setting has a complete pair of runs."),{}];let z=B(L.length,
"{known} of {count} setting measured.","{known} of {count} settings measured.",{known:j(k.length)});return["wait","…",s("Not known yet"),k.length?z:s("The fir\
st counted runs are under way."),{}]}let{speedup:f,verdict:g,pairs:S}=h,E=l(C,h),[M,u]=[je(f.median),$t(f)],x={slower:[s("It is slower than decoding without dra\
fts.")],even:[s("The interval includes 1: no clear difference from decoding without drafts.")]}[g]||[];if(g==="wait"){let z=B(S,"{setting} has the highest media\
n, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{setting} has the highest median, {times}, of {count} pairs of runs: too few to tel\
l, {fewest} are needed.",{setting:E,times:M,fewest:j(b)});return["wait","…",s(e.done?"No answer":"Not known yet"),z,{}]}if(k.length===1){let[z,y]={faster:["go\
od","▲"],slower:["bad","▼"],even:["even","≈"]}[g];return[z,y,s("{setting} is the only setting that was measured: {times}"),[s("90 % interval: {interval}.",
{interval:u}),...x].join(" "),{setting:E,times:M}]}if(O===null){let z=P.length>2&&P.length===k.length-1?s("{setting} has the highest median, {times}, with a 90 \
% interval of {interval}; all others may be as good.",{setting:E,times:M,interval:u}):s("{setting} has the highest median, {times}, with a 90 % interval of {int\
erval}; {others} may be as good.",{setting:E,times:M,interval:u,others:m(L.filter(y=>P.includes(y.group)).map(({value:y})=>y))});return["even","≈",s(e.running?
"No clear best setting so far":"No clear best setting"),[z,...x,s("More repeats tell more.")].join(" "),{}]}let[v,T]={faster:["good","★"],even:["even","★"],
slower:["bad","▼"]}[g],I=g==="slower"?s(e.running?"{setting} is best so far, but only {times}":"{setting} is best, but only {times}"):s(e.running?"{setting} i\
s best so far: {times}":"{setting} is best: {times}");return[v,T,I,[s("90 % interval: {interval}.",{interval:u}),s("It was faster than each of the others, turn \
by turn."),...x].join(" "),{setting:E,times:M}]}let m=C=>C.length<2?C.join(""):s("{names} and {last}",{names:C.slice(0,-1).join(", "),last:C.at(-1)});function w({
points:C,curve:L,measured_curve:$}){fe(n("settings"),e.charts.lengths),Y(n("of-formula"),L.length>0),Y(n("of-verify"),$.length>0),Y(n("of-own"),C.some(({formula:P})=>U(
P)))}function _(C){if(!o.tHead){let L=c("tr");L.append(c("th","",null,{scope:"col"}),...r.map(([$,P,O,b,k])=>{let h=c("th","",null,{scope:"col"}),f=c("span");return te(
f,O,()=>a(b),{meaning:P,...k}),f.append(...$.split(/(?<=_)/).flatMap(g=>[g,c("wbr")])),h.append(f),h})),o.createTHead().append(L),o.createTBody()}A(o.tHead.rows[0].
cells[0],C)}function W(){let C=c("tr"),L=c("th","",null,{scope:"row"});L.append(c("span"),c("b","","",{"aria-hidden":"true"}),c("span","gp-hidden"));let $=c("td");
return $.append(c("span"),c("small")),C.append(L,$,...r.slice(1).map(()=>c("td"))),C}function q({knob:C,points:L,best:$}){_(C);let P=ee(o.tBodies[0],L.length,W);
L.forEach((O,b)=>{let[k,h,...f]=P[b].cells,g=O.group===$;ue(P[b],g?"gp-best":""),A(k.children[0],O.value),A(k.children[1],g?" ★":""),A(k.children[2],g?` ${s("\
(best)")}`:""),A(h.children[0],O.speedup?je(O.speedup.median):"–"),A(h.children[1],O.speedup?`  ${$t(O.speedup)}`:"");let{draft_acceptance_rate:S,rate:E,mean_acceptance_length:M,
drafted:u,formula:x}=O;[U(S)?H(S):"–",U(E)?H(E):"–",K(M,2),K(u,2),je(x)].forEach((T,I)=>A(f[I],T))})}function N(){let C=e.found;d(C),w(C),q(C)}return C=>{t.
hidden=!i(),!t.hidden&&(C.found||C.status)&&N()}}var fn=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={},this.onlyShown=!1}feed(e){
e.length>=this.position&&e.startsWith(this.head)&&e.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=e.lastIndexOf(`
`)+1;for(;this.position<o;){let r=e.indexOf(`
`,this.position);this.readLine(e.slice(this.position,r)),this.position=r+1}this.head=e.slice(0,Math.min(o,100)),this.tail=e.slice(Math.max(0,o-100),o)}read(e){throw new Error(
"nobody reads "+e.type)}readLine(e){if(e.trim())try{this.read(JSON.parse(e))}catch(n){console.error("Generation Playground: a line of the log was skipped.",n,e.
slice(0,200))}}get canAsk(){return!this.onlyShown&&Object.keys(this.answers).length>0}ask(e){!this.onlyShown&&Object.hasOwn(this.answers,e.type)&&this.answers[e.
type](e)}subscribe(e,n){let o={element:e,update:n};this.subscribers.add(o),this.tell(o,Object.fromEntries(this.kinds.map(r=>[r,!0])))}changed(e){Object.keys(this.
changes).length===0&&requestAnimationFrame(()=>this.flush()),this.changes[e]=!0}flush(){let e=this.changes;this.changes={};for(let n of this.subscribers)n.element.
isConnected?this.tell(n,e):this.subscribers.delete(n)}tell(e,n){try{e.update(n)}catch(o){console.error("Generation Playground: a pane could not be drawn.",o)}}};var Hs=t=>({place:0,since:t.is_open?0:null,tail:[],spans:[]});function Ds(t,e,n,{start:o,end:r}){let{place:i}=t,{since:a,spans:l}=t,d=[...t.tail,[i,e]];for(;;){
let p=a===null?o:r,m=d.map(([,_])=>_).join("").indexOf(p);if(m<0)break;let w=Bd(d,m);a===null?a=i+1:(l=[...l,{start:a,stop:Math.max(a,w),end:i+1}],a=null),d=zd(
d,m+p.length)}return n&&a!==null&&a<=i&&(l=[...l,{start:a,stop:i,end:null}],a=null,d=[]),{place:i+1,since:a,tail:Fd(d,(a===null?o:r).length-1),spans:l}}function $i(t,e){
if(!e)return[];let n=Hs(e);for(let{chosen:a,piece:l}of t)n=Ds(n,a.text,l===null,e);let{spans:o,since:r,place:i}=n;return r===null?o:[...o,{start:r,stop:i,end:null}]}
function Bd(t,e){let n=e;for(let[o,r]of t)if(n-=r.length,n<0)return o;return t.at(-1)[0]}function zd(t,e){let n=e;return t.flatMap(([o,r])=>{let i=r.slice(n);return n=
Math.max(0,n-r.length),i?[[o,i]]:[]})}function Fd(t,e){let[n,o]=[t.length,0];for(;n>0&&o<e;)o+=t[--n][1].length;return t.slice(n)}var Hd=20,Yt=class extends fn{constructor(){super(["run","steps","status","selection","unit","prompt","watched","searched","lens","written"]),this.unit="bits",this.
searched=new Map,this.lenses=new Map,this.lensLimit=0,this.written=null,this.text="",this.turn=void 0,this.fed={turn:void 0,started:!1},this.recorded=!1,this.beginsHidden=
!1,this.asked=null,this.clear()}clear(){this.queued=null,this.loading=null,this.shared=1,this.apart=!1,this.started=null,this.finished=null,this.failed=null,this.
lasts=[],this.newest=null,this.numTokens=0,this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.canvasSteps=[],this.prompts=[],this.texts=new Map,this.returned=
null,this.selected=null,this.suggested=!1,this.rejected=null,this.promptSteps=[],this.hideFrom=this.beginsHidden?0:null}feedRun(e,n){n!==this.fed.turn&&(this.fed=
{turn:n,started:!1},this.feed("")),this.feed(e),this.fed.started&&Object.assign(this,{text:e,turn:n})}read(e){let n=Dd[e.type];if(!n)throw new Error("unknown ev\
ent "+e.type);n(this,e)}countStep(e){this.numTokens+=1,this.elapsed=e.elapsed,this.firstElapsed??=e.elapsed,this.changed("steps")}get readsSource(){return!!(this.
started&&this.started.decoder_tokens.length)}get prefix(){return this.readsSource?this.started.decoder_tokens:this.started.prompt_tokens}get denoises(){return!!(this.
started&&this.started.mode==="block_diffusion")}get isFromElsewhere(){return!!(this.started&&this.started.elsewhere)}get canAsk(){return super.canAsk&&!this.isFromElsewhere}get usesBeams(){
return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){
return this.hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(e.last);return n===e.last?e:{...e,last:n,score:null,stopReason:null}})}seen(e){
if(this.hideFrom===null)return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(e){this.hideFrom!==e&&(this.hideFrom=e,this.changed(
"steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,o)=>Jd(n,o,this.prompts.length));
let e=this.finished?this.finished.sequences:[];return this.lasts.map((n,o)=>({kind:"sequence",label:this.lasts.length>1?s("sequence {number}",{number:o+1}):"",last:n,
score:null,stopReason:e[o]?e[o].stop_reason:null}))}current(){if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);
let e=this.lines();return e.length?e[0].last:null}lineOf(e){return e.isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let o=n;for(;o&&o.index>
e.index;)o=o.before;return o===e}):this.lines()[e.sequence]}lastOf(e){let n=this.lineOf(e);return n?n.last:e}select(e,n){let o=e===null?null:this.lines()[e];this.
selectStep(o&&we(o.last)[n]||null)}selectStep(e,n=!1){let o=this.seen(e);this.selected===o&&this.suggested===n&&!this.rejected||(this.selected=o,this.suggested=
n,this.rejected=null,this.changed("selection"))}selectRejected(e,n,o){this.selectStep(e),this.rejected={round:n,place:o},this.changed("selection")}selectMostUncertain(){
let e=this.returned?this.returned[0]?.last:this.lasts[0];if(this.selected||!e||this.finished?.sequences[0]?.stop_reason==="step")return;let n=we(e),o=n.filter(l=>!l.
given);if(o.length<2)return;let r=$i(n,this.started?.reasoning).filter(({end:l})=>l!==null),i=o.filter(({index:l})=>!r.some(({start:d,stop:p})=>d<=l&&l<p)),a=({
distribution:l,chosen:{raw_logprob:d}})=>l.entropy_before??-(d??-1/0);this.selectStep((i.length?i:o).reduce((l,d)=>a(d)>a(l)?d:l),!0)}walk(e){let n=this.current();
if(!n)return;let o=[...this.promptSteps,...we(this.lastOf(n))],r=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(o[Math.max(0,Math.min(o.length-
1,r+e))])}addSearched(e,n){this.searched.set(e,[...this.searched.get(e)||[],n]),this.changed("searched")}addLens(e,n,o){this.lenses.delete(e),this.lenses.set(e,
{ids:n,found:o}),this.lenses.size>Hd&&this.lenses.delete(this.lenses.keys().next().value),this.changed("lens")}lensOf(){return this.started&&this.lenses.get(this.
turn)||null}startedLine(){let e=this.text.indexOf('{"type":"Started"');return e<0?"":this.text.slice(e,this.text.indexOf(`
`,e))}idsTo(e){return we(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let o=this.allLines()[e];o&&(we(o.last).forEach((r,i)=>{let a=ot("Candidate",n[i]||[]),
l=new Set(a.map(({token_id:d})=>d));r.watched=[...(r.watched||[]).filter(({token_id:d})=>!l.has(d)),...a]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:ot("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},Dd={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=ot("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=Kn("Candidate",e.chosen),Ks(e.distribution),e.watched=ot("Candidate",e.watched||[]),e.mark=e.mark?Kn("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=ot("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=Kd(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=Gd();e.distributions.forEach(Ks),e.given&&
(n.given+=1);let o=ot("BeamCandidate",e.candidates).map(r=>Ud(r,e,n));for(let{beam:r}of o)r.progress&&t.texts.set(r.token_id,r.text);if(Vd(o),n.running=o.filter(
r=>r.beam.status==="running").sort((r,i)=>r.beam.beam-i.beam.beam),n.byNumber=new Map(n.running.map(r=>[r.beam.beam,r])),e.given)for(let r=0;r<t.started.effective.
num_beams;r++)n.byNumber.set(r,o[0]);n.finished.push(...o.filter(r=>r.beam.status==="finished")),n.finished.sort((r,i)=>i.beam.final_score-r.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let o of e)o.chosen=Kn("Candidate",o.chosen),Ks(o.distribution),Object.assign(o,{before:n,isPrompt:!0,watched:[],
draft:null}),n=o;t.promptSteps=e,t.changed("prompt")},CanvasDenoised(t,{step:e}){e.places=ot("CanvasPlace",e.places),t.canvasSteps.push(e),t.numTokens=e.canvas*
e.places.length,t.elapsed=e.elapsed,t.firstElapsed??=e.elapsed,t.changed("steps")},DraftJudged(t,{round:e}){e.drafted=ot("DraftToken",e.drafted),t.rounds.push(e),
t.changed("steps")},Finished(t,e){t.finished=e,t.usesBeams&&(t.returned=e.sequences.map((n,o)=>Zd(t,n,o))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.
fed.turn===void 0||t.fed.started)&&(t.failed=e),t.queued=t.loading=null,t.changed("status")}};function Kn(t,e){let n=ai[t],o={};for(let r=0;r<n.length;r++)o[n[r]]=
e[r];return o}function ot(t,e){return e.map(n=>Kn(t,n))}function Ks(t){t.candidates=ot("Candidate",t.candidates),t.stages=ot("Stage",t.stages)}function Kd(t,e){
let n=e.at(-1);if(!n||t.index<n.start)return null;let o=t.index-n.start;return o<n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,
instead:n.drafted[o]||null,round:n,place:o}}function Gd(){return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}
function Ud(t,e,n){let o=e.distributions[t.parent],r=o.candidates.find(i=>i.token_id===t.token_id);return{index:e.index,sequence:e.sequence,before:n.byNumber.get(
t.parent)||null,chosen:r||{...t,raw_rank:null,rank:null,removed_by:null},piece:t.piece,distribution:o,seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,
length:e.index+1-n.given,mark:t.mark?Kn("Mark",t.mark):null,beam:t}}var ut=({beam:t,length:e},n)=>e>0?(t.score??-1/0)/e**n:t.score;function Li(t,e,n,o,r){t.unseen??=
new Map;let i=`${e} ${n} ${r.token_id}`;if(!t.unseen.has(i)){let a=e?t.byStep[e-1].get(n):null,{token_id:l,text:d,raw_logprob:p,logprob:m}=r,w=(a?a.beam.score:0)+
m,_=a?a.beam.group:null,W={token_id:l,text:d,piece:null,parent:n,raw_logprob:p,logprob:m,score:w,status:"unseen",beam:null,final_score:null,group:_},{sequence:q,
seconds:N,elapsed:C}=t.steps[e][0];t.unseen.set(i,{index:e,sequence:q,before:a,chosen:r,piece:null,distribution:o,seconds:N,elapsed:C,draft:null,given:!1,length:t.
steps[e][0].length,beam:W,rank:null})}return t.unseen.get(i)}function Ai(t,e,n,o){let r=n&&!n.given?n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${r} ${o}`)||
null}function Vd(t){let e=new Map;for(let n of[...t].sort((o,r)=>r.beam.score-o.beam.score))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function Jd(t,e,n){
let o=i=>n>1?s("Prompt {number}, {label}",{number:e+1,label:i}):i,r=(i,a,l,d)=>({kind:i,label:o(a),last:l,score:d,stopReason:null});return[...t.running.map(i=>r(
"running",Yd(i),i,i.beam.score)),...t.finished.map((i,a)=>r("finished",Xd(i,a+1),i,i.beam.final_score))]}function Yd({beam:{beam:t,group:e,progress:n}}){let o=t+
1;return(e??null)!==null?s("beam {number}, group {group}",{number:o,group:ze(e)}):o===1&&!n?s("best beam"):s("beam {number}",{number:o})}function Xd({beam:{group:t}},e){
return(t??null)!==null?s("ended {number}, group {group}",{number:e,group:ze(t)}):s("ended {number}",{number:e})}var ze=t=>t<26?String.fromCharCode(65+t):String(
t+1);function Zd(t,e,n){let o=Math.max(1,Math.floor(t.finished.sequences.length/t.prompts.length)),{steps:r}=t.prompts[Math.floor(n/o)],i=null;return e.token_ids.
forEach((a,l)=>{let d=(e.beams||[])[l];i=(r[l]||[]).find(p=>p.beam.parent===d&&p.beam.token_id===a)||i}),{kind:"returned",label:s("output {number}",{number:n+1}),
last:i,score:e.score,stopReason:e.stop_reason}}function we(t){let e=[];for(let n=t;n;n=n.before)e.push(n);return e.reverse()}function ft(t,e){let n=[],o=e;for(;o&&
t[o.index]!==o;)n.push(o),o=o.before;return{keep:o?o.index+1:0,added:n.reverse()}}var Se=class{constructor(e,n){this.add=n,this.steps=[],this.totals=[e]}get total(){
return this.totals.at(-1)}follow(e){let{keep:n,added:o}=ft(this.steps,e);this.steps.length=n,this.totals.length=n+1;for(let r of o)this.steps.push(r),this.totals.
push(this.add(this.total,r));return{keep:n,added:o}}};var Ci=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),st=t=>t.
num_accepted+(t.follow==="correction"?1:0),Gs=t=>t.num_accepted+(t.next_token_id===null?0:1);function Qd(t,e){let{drafted:n,num_accepted:o}=e;if(t.rounds+=1,t.tokens+=
Gs(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=o,t.judged+=st(e);for(let r=t.
draftedAt.length;r<n.length;r++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((r,i)=>{t.draftedAt[i]+=1,i<o&&(t.acceptedAt[i]+=1),!(i>=st(e)||(r.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=r.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[o]+=1,t}function eh(t){let{spec_steps:e,
rounds:n,tokens:o,drafted:r,accepted:i,judged:a,overlaps:l}=t,d=(p,m)=>m?p/m:null;return{num_spec_steps:e,num_rounds:n,num_tokens:o,num_draft_tokens:r,num_accepted_draft_tokens:i,
num_judged_draft_tokens:a,draft_acceptance_rate:d(i,r),judged_acceptance_rate:d(i,a),mean_acceptance_length:e?1+i/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:o-n,expected_acceptance_rate:d(l[1],l[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var mn=class{constructor(){this.rounds=[],this.tally=Ci()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=Ci());for(let o=this.tally.rounds;o<
e.length;o++)Qd(this.tally,e[o]);return this.rounds=e,eh(this.tally)}};var th={num_draft_tokens:()=>["draft",{formula:""}],num_accepted_draft_tokens:()=>["draft",{formula:""}],draft_acceptance_rate:()=>["acceptance-rate",{}],judged_acceptance_rate:()=>[
"acceptance-rate",{formula:s("accepted / judged")}],mean_acceptance_length:()=>["acceptance-length",{}],expected_acceptance_rate:()=>["expected-acceptance",{}],
passes_saved:()=>["passes-saved",{}]};function Us(t,e,n,o){let[r,i]=th[e]();te(t,r,()=>nh(e,n,o),{meaning:s(rn[e]),...i})}function nh(t,e,n){let o=Lt(t,n);if(t.
startsWith("num_"))return s("{value} {denominator}.",{value:e,denominator:o});if(t!=="passes_saved")return s("{denominator} = {value}.",{denominator:o,value:e});
let r=B(n.num_tokens,"{count} token","{count} tokens");return B(n.num_rounds,"{tokens} − {count} pass = {value}.","{tokens} − {count} passes = {value}.",{tokens:r,
value:e})}function Lt(t,e){let{num_draft_tokens:n,num_accepted_draft_tokens:o,num_spec_steps:r,num_judged_draft_tokens:i}=e,a=B(e.num_rounds,"{count} round","{c\
ount} rounds"),l=B(e.num_tokens,"{count} token","{count} tokens");switch(t){case"num_draft_tokens":return B(r,"in {count} draft over {rounds}","in {count} draft\
s over {rounds}",{rounds:a});case"num_accepted_draft_tokens":return s("of {drafted} drafted",{drafted:j(n)});case"draft_acceptance_rate":return s("{accepted} of\
 {drafted} drafted",{accepted:j(o),drafted:j(n)});case"judged_acceptance_rate":return s("{accepted} of {judged} judged",{accepted:j(o),judged:j(i)});case"mean_a\
cceptance_length":return B(r,"1 + {accepted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:j(o)});case"expected_acceptance_rate":return B(i,"mean\
 over {count} judged position","mean over {count} judged positions");case"passes_saved":return B(e.num_rounds,"{tokens} in {count} pass","{tokens} in {count} pa\
sses",{tokens:l});default:return""}}function Pi(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),o=t.querySelector(".gp-place-c\
hart"),r=q=>q===null?"–":H(q),i=q=>B(q,"{count} token","{count} tokens");function a(q,N){let C=N.samples&&q.expected_acceptance_rate!==null,L=O=>[O,j(q[O]),Lt(
O,q)],$=O=>[O,r(q[O]),Lt(O,q),q[O]],P="mean_acceptance_length";return[L("num_draft_tokens"),L("num_accepted_draft_tokens"),$("draft_acceptance_rate"),[P,K(q[P],
2),Lt(P,q)],$("judged_acceptance_rate"),...C?[$("expected_acceptance_rate")]:[],L("passes_saved")]}function l(){let q=c("div","gp-draft-figure",null,{tabindex:"\
0","data-tip":""}),N=c("dd","gp-rate",null,{"aria-hidden":"true"});return N.append(c("i")),q.append(c("dt"),c("dd"),c("dd","gp-note"),N),q}function d(q,N){let C=a(
q,N),L=ee(e,C.length,l);C.forEach(([$,P,O,b=null],k)=>{let[h,f,g,S]=L[k].children;h.textContent!==$&&h.replaceChildren(...$.split(/(?<=_)/).flatMap(E=>[E,c("wbr")])),
A(f,P),A(g,O),S.hidden=b===null,ie(S.firstChild,"width",b??0),Us(L[k],$,P,q),L[k].dataset.name=$})}function p(){let q=c("span","gp-chart-column"),N=c("span","gp\
-chart-track");return N.append(c("i","gp-chart-whole"),c("i","gp-chart-part")),q.append(c("span","gp-chart-top"),N,c("span","gp-chart-label")),q}function m(q,N,C){
let L=Math.max(1,...N.map(([P,O])=>O??P)),$=ee(q,N.length,p);N.forEach(([P,O,b,k,h],f)=>{let[g,S,E]=$[f].children;A(g,k),ie(S.children[0],"height",(O??0)/L),ie(
S.children[1],"height",P/L),A(E,b),Ee($[f],()=>h)}),Q(q,{"aria-label":`${C}: ${_e(N.map(([,,,,P])=>P))}`})}function w(q){let N=q.num_spec_steps;m(n,q.acceptance_histogram.
map((C,L)=>[C,null,String(L),C?j(C):"",B(N,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:j(
C),tokens:i(L)})]),"acceptance_histogram"),m(o,q.drafted_by_position.map((C,L)=>{let $=q.accepted_by_position[L];return[$,C,String(L+1),`${Math.round(100*$/C)}%`,
s("position {place}: {accepted} of {drafted} drafted tokens kept, {share}",{place:L+1,accepted:j($),drafted:j(C),share:H($/C)})]}),"accepted_by_position / draft\
ed_by_position")}let _=null,W=q=>q.join(", ");return ce(t,{kept:()=>_?B(_.num_spec_steps,"{count} round with a draft; by the number of kept tokens, from 0 on: {\
rounds}.","{count} rounds with a draft; by the number of kept tokens, from 0 on: {rounds}.",{rounds:W(_.acceptance_histogram)}):"",place:()=>_?s("kept {kept} of\
 {drafted} drafted, by position.",{kept:W(_.accepted_by_position),drafted:W(_.drafted_by_position)}):""}),(q,N)=>{_=q,d(q,N),w(q)}}var mt={get accepted(){return["✓",s("accepted draft"),s("Drafted, and kept by the target model.")]},get correction(){return["→",s("correction"),s("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",s("bonus"),s("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",s("target alone"),s("Nothing was drafted in this round: the target wrote one token, as without dra\
fts.")]}},Wi=Object.fromEntries(Object.keys(mt).map(t=>[t,0])),Ni=(t,{draft:e})=>e&&Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function Xt(t){let{
do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??null}}function Vs({target_logprob:t,draft_logprob:e},{weight:n}){let o=X(
t)/((e??null)===null?1:X(e));return Math.min(1,n===null?o:1-n+n*o)}var qi=({weight:t})=>t===null?"min(1, p / q)":`min(1, ${K(1-t,2)} + ${K(t,2)} · p / q)`;function Ii(t,e){
if(t.samples)return e?s("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:qi(t)}):s("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(t.weight===null||!e)return s("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,o]=[K(t.weight,2),K(1-t.weight,2)];return s("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:o})}function Js(t,e){return e<t.num_accepted?"accepted":e<st(t)?"rejected":"unjudged"}function Gn(t,e,n){let o=t.drafted[e],r=Js(t,e),i=(o.
draft_logprob??null)!==null,[a,l]=[H(X(o.target_logprob)),H(X(o.draft_logprob))],d=i?[s("The draft model gave it {q}.",{q:l})]:[];if(r==="unjudged")return[t.follow===
"correction"?s("Never judged: it comes after the rejection."):s("Never judged: it comes after the end of the text."),...d].join(" ");let p=r==="accepted";if(!n.
samples){let w=n.weight!==null&&i;return[p?oh(w):sh(w,J(t.next_text)),s("The target gave it {p}.",{p:a}),...d].join(" ")}if(!i)return p?s("Accepted: the target \
drew the same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:a}):s("Rejected: the target drew {token} for itself. It gave this\
 one {p}, which is the chance that it is kept.",{token:J(t.next_text),p:a});let m=(o.overlap??null)===null?[]:[s("Averaged over all tokens that could have been \
drafted here, the chance is {share}.",{share:H(o.overlap)})];return[p?s("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:a,q:l}):s("Rejected:\
 the target gave it p = {p}, the draft model q = {q}.",{p:a,q:l}),rh(Vs(o,n),qi(n),p),...m].join(" ")}var oh=t=>s(t?"Accepted: it is the likeliest token in the \
mixture of both models.":"Accepted: it is the likeliest token for the target."),sh=(t,e)=>s(t?"Rejected: {token}, not this one, is the likeliest token in the mi\
xture of both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:e});function rh(t,e,n){if(t>=1)return s("By {formula}, i\
t is always kept: nothing was left to a draw.",{formula:e});let o={formula:e,chance:H(t)};return n?s("By {formula}, it is kept with probability {chance}: the dr\
aw kept it.",o):s("By {formula}, it is kept with probability {chance}: the draw rejected it.",o)}function Ys(t,e){let[,n,o]=mt[t.follow],r=`${n.charAt(0).toUpperCase()}${n.
slice(1)}. ${o}`,i=t.drafted[t.num_accepted];if(t.follow!=="correction"||!e.samples)return r;if((i.draft_logprob??null)===null)return`${r} ${s("The target drew \
it.")}`;let a=`${r} ${s("It was drawn from the residual distribution: what the target gives beyond the draft model, max(0, p − q).")}`;return(i.overlap??null)===
null||e.weight!==null?a:`${a} ${s("That sums to {share} here, and is scaled up to 1 for the draw.",{share:H(1-i.overlap)})}`}function Ri({draft:{origin:t,place:e,
round:n,instead:o},chosen:r},i){if(!Object.hasOwn(mt,t))return[];let{length:a}=n.drafted,l={round:n.index+1,place:e+1},d=a?[B(a,"Round {round} drafted {count} t\
oken.","Round {round} drafted {count} tokens; this is place {place}.",l)]:[];if(t==="accepted")return[...d,Gn(n,e,i)];let p=t==="correction"&&o?[s("Drafted here\
 was {token}. {fate}",{token:J(o.text),fate:Gn(n,e,i)})]:[],m=Ys(n,i),w=i.samples&&t!=="correction"&&r.logprob!==null?[s("It was drawn from the target’s own dis\
tribution, which gave it {p}.",{p:H(X(r.logprob))})]:[],_=a-st(n),W=t==="correction"&&_?[B(_,"{count} drafted token after it was never judged.","{count} drafted\
 tokens after it were never judged.")]:[];return[...d,...p,[m,...w].join(" "),...W]}function ji({round:t,place:e},n,o){let{length:r}=t.drafted,i={token:J(t.drafted[e].
text),chosen:J(n),round:t.index+1,place:e+1},a=r-st(t);return[B(r,"{token} was drafted in round {round}, but is not in the text.","{token} was drafted in round \
{round}, at place {place} of {count}, but is not in the text.",i),Gn(t,e,o),s("{chosen} stands in its place.",i),...a?[B(a,"{count} drafted token after it was n\
ever judged.","{count} drafted tokens after it were never judged.")]:[]]}function Bi({draft:t}){if(!t||!Object.hasOwn(mt,t.origin))return[];let{origin:e,instead:n,
round:{index:o,drafted:r}}=t,i=o+1;if(e==="accepted"){let{draft_logprob:a}=r[t.place],l={place:t.place+1,size:r.length,round:i};return(a??null)===null?[s("accep\
ted draft: token {place} of {size} in round {round}",l)]:[s("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...l,
q:H(X(a))})]}return e==="correction"?n?[s("correction: replaced the rejected draft token {token} in round {round}",{token:J(n.text),round:i})]:[s("correction: r\
eplaced a rejected draft token in round {round}",{round:i})]:e==="target"?[s("target alone: nothing was drafted in round {round}",{round:i})]:[B(r.length,"bonus\
: the target’s own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:i})]}
var rt=t=>t<.01?`${(t*1e3).toFixed(1)} ms`:Ot(t);function zi(t,e,n){let o=[],r=Xt(null),i={row:null,card:null,selected:null},a=null,l=!0,d=0,p=new WeakMap,m=new WeakMap,w=new IntersectionObserver(x=>{for(let{isIntersecting:v,
target:T}of x)v&&C(p.get(T));_()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),_=()=>l&&!e.selected&&e.running;function W(x,v){let T=o.length<=x.length&&
(!o.length||o[0].round===x[0])&&r.samples===v.samples;r=v,T||q();for(let I of x.slice(o.length))N(I);_()&&(t.scrollTop=t.scrollHeight)}function q(){w.disconnect(),
t.replaceChildren(),o=[],i={row:null,card:null,selected:null},a=null,l=!0,d=0}function N(x){let v=c("li","gp-round"),T={round:x,item:v,cards:null};p.set(v,T),o.
push(T),t.append(v),w.observe(v)}function C(x){if(!x||x.cards)return;w.unobserve(x.item);let{round:v,item:T}=x,I=st(v);x.cards=[];let z=c("div","gp-cards");for(let y=0;y<
I;y++)z.append(P(x,y));v.next_token_id!==null&&z.append(O(x)),I<v.drafted.length&&z.append(k(v,I)),v.follow==="none"&&z.append(c("span","gp-note gp-ended","■ "+
s("the text ended inside its draft"))),T.append(L(v),z),T.classList.add("gp-filled"),a||S(x.cards[0])}function L(x){let v=c("div","gp-round-head"),{num_accepted:T,
drafted:{length:I}}=x,z=I?s("{accepted} of {drafted} kept",{accepted:T,drafted:I}):s("no draft"),y=[s("draft {time}",{time:rt(x.draft_seconds)}),s("verify {time\
}",{time:rt(x.verify_seconds)})];v.append(c("b","",s("Round {number}",{number:x.index+1})),c("span","",z));for(let R of y)v.append(c("span","gp-round-time",R));
return v}function $(x,v,T,I,z,y,R){let F=s("Round {number}, {which}, {token}: {why}",{number:x.round.index+1,which:y,token:J(z),why:R}),D=c("button","gp-draft-c\
ard",null,{type:"button",tabindex:"-1","aria-pressed":"false","aria-label":F});D.dataset.draft=T;let G=c("span","gp-draft-head"),V=c("bdi","gp-ink gp-word");return Pe(
V,z),G.append(c("span","gp-sign",I),V),D.append(G),Ee(D,()=>R),m.set(D,{row:x,index:v}),x.cards.push(D),D}function P(x,v){let{round:T}=x,I=T.drafted[v],z=Js(T,v),
y=T.start+v,R=s("drafted token {place} of {size}",{place:v+1,size:T.drafted.length}),F=$(x,y,z,z==="accepted"?"✓":"✗",I.text,R,Gn(T,v,r));if(F.append(b("p",
X(I.target_logprob))),(I.draft_logprob??null)!==null&&F.append(b("q",X(I.draft_logprob))),r.samples){let D=c("span","gp-chance",s("chance"));D.append(c("b","",H(
Vs(I,r)))),F.append(D)}return F}function O(x){let{round:v}=x,T=v.start+v.num_accepted,[I,z]=mt[v.follow],y=$(x,T,v.follow,I,v.next_text,s("the target’s own toke\
n"),Ys(v,r));y.classList.add("gp-own-card");let R=n(T);return R&&y.append(b("p",Oe(R).probability)),y.append(c("span","gp-chance",z)),y}function b(x,v){let T=c(
"span","gp-bar-line"),I=c("span","gp-track"),z=c("i",`gp-part-${x}`);return ie(z,"width",v),I.append(z),T.append(c("i","gp-pq",x),I,c("span","gp-amount",H(v))),
T}function k(x,v){let T=c("span","gp-behind"),I=x.drafted.slice(v);T.append(c("span","gp-note",s("never judged")));for(let z of I){let y=ae(z.text,"gp-word"),R=(z.
draft_logprob??null)===null?"":` q ${H(X(z.draft_logprob))}`,F=c("span","gp-unjudged");F.append(y,c("small","",R)),T.append(F)}return T}function h(x){let v=x&&x.
draft,T=v&&o[v.round.index-(o.length?o[0].round.index:0)]||null;T&&C(T);let I=T?f(T,x):null;i.card&&i.card!==I&&i.card.setAttribute("aria-pressed","false"),i.card&&
i.card.classList.remove("gp-current"),i.row&&i.row!==T&&i.row.item.classList.remove("gp-current-round");let z=i.selected!==e.selected;i={row:T,card:I,selected:e.
selected},z&&!e.selected&&(l=!0),T&&(T.item.classList.add("gp-current-round"),I&&(I.classList.add("gp-current"),I.setAttribute("aria-pressed",String(e.selected===
x)),t.contains(document.activeElement)||S(I)),z&&g(T.item))}function f(x,v){let{rejected:T}=e;if(T&&T.round===x.round)return x.cards[T.place];let I=v.index-x.round.
start;return I<x.round.num_accepted?x.cards[I]:x.cards.at(-1)}function g(x){let[v,T]=[x.offsetTop,x.offsetTop+x.offsetHeight];v<t.scrollTop?t.scrollTop=v:T>t.scrollTop+
t.clientHeight&&(t.scrollTop=Math.min(v,T-t.clientHeight))}function S(x){a&&(a.tabIndex=-1),a=x||null,a&&(a.tabIndex=0)}function E(x){if(!x)return;let{row:v,index:T}=m.
get(x);S(x);let I=n(T),z=v.cards.indexOf(x);I&&x.dataset.draft==="rejected"?e.selectRejected(I,v.round,z):I&&e.selectStep(I),g(v.item),x.focus({preventScroll:!0})}
function M(x,v){let T=o[Math.max(0,Math.min(o.length-1,x))];return C(T),T.cards.at(v)}function u(x,v){let{row:T}=m.get(x),I=T.cards[T.cards.indexOf(x)+v];if(I)return I;
let z=o.indexOf(T)+v;return o[z]?M(z,v>0?0:-1):null}return t.addEventListener("click",x=>{let v=x.target.closest(".gp-draft-card");if(v){E(v);return}let T=x.target.
closest(".gp-round");T&&E(p.get(T).cards[0])}),t.addEventListener("keydown",x=>{x.key==="Escape"&&e.selectStep(null);let v=x.target.closest(".gp-draft-card");if(!v||
x.ctrlKey||x.metaKey||x.altKey)return;let T=o.indexOf(m.get(v).row),I={ArrowRight:()=>u(v,1),ArrowLeft:()=>u(v,-1),ArrowDown:()=>o[T+1]&&M(T+1,0),ArrowUp:()=>o[T-
1]&&M(T-1,0),Home:()=>M(0,0),End:()=>M(o.length-1,0)};I[x.key]&&(x.preventDefault(),E(I[x.key]()))}),t.addEventListener("scroll",()=>{let x=t.scrollTop;t.scrollHeight-
x-t.clientHeight<80?l=!0:x<d&&(l=!1),d=x},{passive:!0}),{show:W,mark:h}}var Xe={narrowest:3,least:16,cell:9,tallest:90,times:84};function Fi(t,{canvas:e,column:n,ends:o,onResize:r}){let i={rounds:[],each:1,columns:Xe.least,top:1,drafts:0},
a=0;function l($){let P=O=>$.reduce((b,k)=>b+O(k),0)/$.length;return{accepted:P(O=>O.num_accepted),judged:P(st),drafted:P(O=>O.drafted.length),draft:P(O=>O.draft_seconds),
verify:P(O=>O.verify_seconds),longest:Math.max(...$.map(O=>O.draft_seconds+O.verify_seconds))}}function d($){let P=$.map(({draft:k,verify:h})=>k+h).sort((k,h)=>k-
h),O=P.at(-1),b=P[Math.floor((P.length-1)*.9)];return O>2*b&&P.length>4?1.25*b:O}function p($){a||=e.clientWidth;let P=Math.max(1,Math.ceil($.length/Math.max(1,
Math.floor(a/Xe.narrowest)))),O=[];for(let g=0;g<$.length;g+=P)O.push(l($.slice(g,g+P)));let b=Math.max(1,...O.map(({drafted:g})=>g)),k=Math.max(1,Math.min(Xe.cell,
Xe.tallest/b)),h=d(O)||1,f=O.filter(({draft:g,verify:S})=>g+S>h);return i={rounds:$,each:P,columns:Math.max(Xe.least,O.length),top:h,drafts:Math.ceil(b*k)},A(o.
drafts,b>=1.5?j(Math.round(b)):"1"),A(o.times,rt(h)),m(O,k),{each:P,cut:f.length,longest:Math.max(0,...O.map(({longest:g})=>g)),filled:O.length/i.columns}}function m($,P){
let O=i.drafts+16+Xe.times,b=devicePixelRatio,k=[Math.round(a*b),Math.round(O*b)];if(e.width!==k[0]&&(e.width=k[0]),e.height!==k[1]&&(e.height=k[1]),e.style.height=
`${O}px`,o.drafts.parentNode.style.height=`${i.drafts}px`,o.times.parentNode.style.height=`${Xe.times}px`,!a)return;let h=getComputedStyle(t),f=u=>h.getPropertyValue(
`--gp-${u}`).trim(),g={accepted:f("accepted"),rejected:f("rejected"),muted:f("muted"),verify:f("kept"),draft:f("before"),line:f("line"),surface:f("surface")},S=e.
getContext("2d");S.setTransform(b,0,0,b,0,0),S.clearRect(0,0,a,O);let E=a/i.columns,M=E>6?Math.min(6,E*.2):E>3.5?1:0;S.fillStyle=g.line,S.fillRect(0,i.drafts,a,
1),S.fillRect(0,O-1,a,1),$.forEach((u,x)=>{let v=[x*E+M/2,E-M];i.each===1?w(S,g,u,v,P):W(S,g,u,v,P),q(S,g,u,v,O-1)})}function w($,P,{accepted:O,judged:b,drafted:k},[
h,f],g){let S=Math.max(1,g-(g>3?1.5:0));for(let E=0;E<k;E++){let M=i.drafts-(E+1)*g;if(E<O)$.fillStyle=P.accepted,$.fillRect(h,M,f,S);else if(E<b)_($,P.rejected,
h+f/2,M+S/2,Math.min(f,Math.max(S,5),7)/2);else{$.fillStyle=P.muted;let u=Math.min(f,S,2.5);$.fillRect(h+(f-u)/2,M+(S-u)/2,u,u)}}}function _($,P,O,b,k){$.strokeStyle=
P,$.lineWidth=k>2?2:1,$.beginPath(),$.moveTo(O-k,b-k),$.lineTo(O+k,b+k),$.moveTo(O-k,b+k),$.lineTo(O+k,b-k),$.stroke()}function W($,P,{accepted:O,drafted:b},[k,
h],f){$.fillStyle=P.accepted,$.fillRect(k,i.drafts-O*f,h,O*f),$.fillStyle=P.muted,$.fillRect(k,i.drafts-b*f,h,1)}function q($,P,{draft:O,verify:b},[k,h],f){let g=Math.
min(1,i.top/(O+b))/i.top,[S,E]=[O*g*Xe.times,b*g*Xe.times];$.fillStyle=P.verify,$.fillRect(k,f-S-E,h,E),N($,P.draft,k,f-S,h,S),!(O+b<=i.top)&&($.fillStyle=P.surface,
$.fillRect(k-1,f-Xe.times+7,h+2,3),$.fillRect(k-1,f-Xe.times+13,h+2,3))}function N($,P,O,b,k,h){if(!(h<=0)){if(k<5){$.fillStyle=P,$.fillRect(O,b,k,h);return}$.save(),
$.beginPath(),$.rect(O,b,k,h),$.clip(),$.strokeStyle=P,$.lineWidth=1.5,$.beginPath();for(let f=-h;f<k;f+=5)$.moveTo(O+f,b+h),$.lineTo(O+f+h,b);$.rect(O+.75,b+.75,
Math.max(0,k-1.5),Math.max(0,h-1.5)),$.stroke(),$.restore()}}function C($){let{left:P,width:O}=e.getBoundingClientRect(),b=Math.floor(($.clientX-P)/O*i.columns)*
i.each;return Math.max(0,Math.min(i.rounds.length-1,b))}function L($){n.hidden=$===null,$!==null&&(ie(n,"left",Math.floor($/i.each)/i.columns),ie(n,"width",1/i.
columns))}return new ResizeObserver(()=>{e.clientWidth!==a&&(a=e.clientWidth,r())}).observe(e),{draw:p,at:C,mark:L}}function Hi(t,e){let n=t.querySelector(".gp-map-plot"),o=t.querySelector(".gp-map-reading"),r=t.querySelector(".gp-map-note"),i=new Se(null,()=>null),a=new mn,l=Fi(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:b}),d=zi(t.querySelector(".gp-rounds"),e,k=>i.steps[k]),p=Pi(t),m=[],w=0,_=!1;function W(){let k=e.hideFrom===null?i.steps.length:Math.min(e.hideFrom,i.
steps.length),h=e.rounds.length;for(;h&&e.rounds[h-1].start+Gs(e.rounds[h-1])>k;)h-=1;return h===e.rounds.length?e.rounds:e.rounds.slice(0,h)}function q(){let{each:k,
cut:h,longest:f,filled:g}=l.draw(m);ie(t.querySelector(".gp-map-axis"),"width",g),A(r,[k>1?s("Each column is the mean of {each} rounds.",{each:k}):"",h?B(h,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:rt(f)}):""].filter(Boolean).join(" ")),A(
t.querySelector(".gp-map-last"),s("round {number}",{number:j(m.length)}))}function N(k){let h={round:k.index+1,draft:rt(k.draft_seconds),verify:rt(k.verify_seconds),
accepted:k.num_accepted,drafted:k.drafted.length,token:J(k.next_text)};return k.follow==="target"?s("Round {round}: draft {draft}, verify {verify}; nothing draf\
ted, then {token}.",h):k.follow==="bonus"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as bonus.",
h):k.follow==="correction"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as correction.",h):s("Rou\
nd {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept; the text ended inside the draft.",h)}let C=k=>e.selectStep(i.steps[m[k].
start]||null);function L(){let k=e.current();return!k||!k.draft?null:m[k.draft.round.index]===k.draft.round?k.draft.round.index:null}function $(){let k=L();l.mark(
k);let h=k===null?"":N(m[k]);A(o,h),Q(n,{"aria-valuemin":1,"aria-valuemax":m.length,"aria-valuenow":(k??0)+1,"aria-valuetext":h||s("no round yet")})}n.addEventListener(
"pointermove",k=>{let h=l.at(k);h<0||(k.buttons===1?C(h):A(o,N(m[h])))}),n.addEventListener("pointerleave",$),n.addEventListener("click",k=>l.at(k)>=0&&C(l.at(k))),
n.addEventListener("keydown",k=>{let h={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};k.key==="Escape"&&e.selectStep(
null),!(!(k.key in h)||!m.length)&&(k.preventDefault(),C(Math.max(0,Math.min(m.length-1,(L()??m.length-1)+h[k.key]))))});function P(k){let{draft_seconds:h,verify_seconds:f}=k,
g=h+f;for(let[M,u]of[["draft",h],["verify",f]]){let x=t.querySelector(`.gp-time-${M}`);x.style.flexGrow=g?u/g:.5,A(t.querySelector(`.gp-told-${M}`),`${Math.round(
g?100*u/g:0)}% · ${rt(u)}`)}let S=B(k.num_tokens,"{count} token","{count} tokens"),E=k.passes_saved>0?B(k.passes_saved,"{count} pass saved.","{count} passes sa\
ved."):s("No pass saved.");A(t.querySelector(".gp-drafts-short"),`${B(k.num_rounds,"{tokens} in {count} forward pass of the target.","{tokens} in {count} forwar\
d passes of the target.",{tokens:S})} ${E}`)}function O(k){let h=e.lasts[0]||null;if((k.run||k.steps)&&i.follow(h),k.run&&(_=!1),t.hidden=!e.rounds.length,t.hidden)
return;let f=[m[0],w];if(m=W(),w=m.length,k.run||m[0]!==f[0]||w!==f[1]){let g=Xt(e.started),S=a.read(m);_||=m.some(({drafted:M})=>M.length&&(M[0].draft_logprob??
null)!==null);let E=t.querySelector(".gp-drafts-rule");A(E,Ii(g,_)),te(E,"draft",()=>he(Lt("draft_acceptance_rate",S)),g.samples&&_?{}:{formula:""}),t.querySelector(
".gp-key-q").hidden=!_,P(S),q(),d.show(m,g),p(S,g)}d.mark(e.current()),$()}function b(){t.hidden||(q(),$())}return matchMedia("(prefers-color-scheme: dark)").addEventListener(
"change",b),new MutationObserver(b).observe(document.body,{attributes:!0,attributeFilter:["class"]}),O}function Di(t,e){let n=b=>t.querySelector(".gp-"+b),o=["without","with"],r=()=>e.answered("same"),i=({level:b})=>H(b);function a(b){let[k,h,f,g]=(b.mode==="gree\
dy"?l:w)(b);Q(n("answer"),{"data-verdict":k}),A(n("answer-sign"),h),A(n("answer-words"),f),A(n("answer-more"),g),e.done&&A(n("told"),`${f}. ${g}`),A(n("missing"),
Be(e,b))}function l({checked:b,equal:k,at:h}){if(!b||k===null)return["wait","…",s(e.done?"No answer":"Not known yet"),s("A text without drafts and one with dr\
afts must both have ended.")];if(k){let f=B(b,"Greedy decoding wrote the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote th\
e same token ids with and without drafts in each of {count} pairs of texts.");return["good","✓",s("The same tokens"),f]}return["bad","✗",s("Different from t\
oken {place} on",{place:j(h+1)}),s("Greedy decoding should write the same tokens with drafts. Rounding can tip a near tie between two tokens, because the target\
 checks several tokens in one pass; look at their probabilities there.")]}function d(b,k){let h=0;for(;h<Math.min(b.length,k.length)&&b[h]===k[h];)h+=1;for(;h>0&&
/[\p{L}\p{M}\p{N}]/u.test(b[h-1])&&/[\p{L}\p{M}\p{N}]/u.test((b[h]||"")+(k[h]||""));)h-=1;let f=g=>h+g.slice(h).match(/^\s*\S*/)[0].length;return[h,f(b),f(k)]}function p({
mode:b,texts:k,equal:h,checked:f}){let g=b==="greedy"&&f>0&&k?k:[],S=n("both-texts"),E=JSON.stringify([g,h]);if(Y(n("mark-key"),g.length>0&&h===!1&&g[0]!==g[1]),
S.dataset.key===E)return;S.dataset.key=E;let[M,...u]=g.length?d(...g):[];S.replaceChildren(...g.map((x,v)=>{let T=c("div"),I=c("p","",null,{dir:"auto",tabindex:"\
0"});return h||g[0]===g[1]?I.append(x):I.append(x.slice(0,M),c("mark","",x.slice(M,u[v])||"∎"),c("span","gp-apart",x.slice(u[v]))),T.append(c("h3","",s(v?"wit\
h drafts":"without drafts")),I),T}))}let m=b=>`p = ${b<.001?b.toPrecision(1):b.toPrecision(2)}`;function w(b){let{p:k,verdict:h,counts:f}=b,[g,S]=[f[0],j(f[1])];
if(!U(k)||h==="wait"){if(e.done)return["wait","…",s("No answer"),B(g,"{count} text without drafts, {assisted} with drafts: too few for a test.","{count} texts\
 without drafts, {assisted} with drafts: too few for a test.",{assisted:S})];let M=B(g,"{count} text without drafts, {assisted} with drafts so far.","{count} te\
xts without drafts, {assisted} with drafts so far.",{assisted:S});return["wait","…",s("Not known yet"),`${M} ${s("The test waits for the last one: to watch p \
as it changes, and to stop when it looks right, would make it worthless.")}`]}let E=B(g,"{count} text without drafts, {assisted} with drafts.","{count} texts wi\
thout drafts, {assisted} with drafts.",{assisted:S});return h==="same"?["good","✓",s("{p}: no difference found",{p:m(k)}),`${E} ${s("A p below {level} would c\
ount as a difference.",{level:i(b)})}`]:["bad","✗",s("{p}: the distributions differ",{p:m(k)}),`${E} ${s("p is below {level}.",{level:i(b)})}`]}function _({p:b,
verdict:k}){if(!U(b))return"";let h=s("If both draw from the same distribution, a difference as large as this one comes up in {share} of shuffles.",{share:H(b)});
return k==="differs"?`${h} ${s("That is so rare that chance is a poor explanation.")}`:k==="same"?`${h} ${s("That is not unusual.")}`:h}function W({counts:b,tokens:k,
verdict:h,level:f}){let[g,S]=b,E=Math.round(100*Math.sqrt(1/g+1/S)),M=B(k,"Only the first token of each text is compared: which token it is, and how surprising \
it is.","Only the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(h==="differs")
return[s("It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it lies."),
s("Where nothing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:H(f)}),M];let u=g===
S?s("With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:j(g),points:E}):s("With {without} \
and {assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:j(g),assisted:j(S),points:E});return[s("\
Not finding a difference does not prove that there is none."),`${u} ${s("Smaller true differences mostly go unnoticed; more texts show more.")}`,M]}function q(){
Y(n("of-shuffles"),!!e.charts.shuffles),fe(n("shuffles"),e.charts.shuffles)}function N({surprise:b}){if(!b||!o.every(f=>U(b[f])))return"";let[k,h]=o.map(f=>re(b[f],
e.unit).replace("-","−"));return s("How surprising the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 o\
n average for the target’s own draws.",{without:k,assisted:h})}function C(){let b=c("li"),k=c("table"),h=k.createTHead().insertRow();h.className="gp-hidden";for(let S of[
s("token"),s("without"),s("with")])h.append(c("th","",S,{scope:"col"}));let f=c("caption"),g=c("span");return te(g,"sample",()=>"",{meaning:s("How many texts of\
 each side have this token at this place."),formula:""}),f.append(g),k.prepend(f),k.append(c("tbody")),b.append(k),b}function L(){let b=c("tr"),k=c("th","",null,
{scope:"row"});k.append(c("bdi"));let h=c("td","",null,{colspan:2}),f=c("div","gp-counts");for(let g of o)f.append(c("i",`gp-bar-${g}`,null,{"aria-hidden":"true"}),
c("span"));return h.append(f),b.append(k,h),b}function $(b,{position:k,tokens:h},f){let g=b.firstChild;A(g.caption.firstChild,s("token {place}",{place:j(k)}));let S=o.
map((u,x)=>f[x]-h.reduce((v,T)=>v+T[u],0)),E=[...h,...S.some(u=>u>0)?[{rest:!0,without:S[0],with:S[1]}]:[]],M=ee(g.tBodies[0],E.length,L);E.forEach((u,x)=>{let v=u.
rest||u.text===null,T=M[x].cells[0].firstChild;ve(T,u.rest?s("all others"):v?s("text ended"):u.text,{plain:v}),ue(T,v?"gp-plain":"");let I=M[x].cells[1].firstChild.
children;o.forEach((z,y)=>{let R=Math.max(1,f[y]);ie(I[2*y],"width",Math.min(1,u[z]/R)),A(I[2*y+1],j(u[z]))}),Q(M[x].cells[1],{"aria-label":s("{without} without\
, {assisted} with",{without:j(u.without),assisted:j(u.with)})})})}function P(b){if(Y(n("of-sampling"),b.mode==="sampling"),b.mode!=="sampling")return;let k=_(b);
Y(n("evidence"),U(b.p)),Y(n("meaning"),!!k),A(n("meaning"),k),q(),A(n("surprise"),N(b));let h=W(b),f=ee(n("cannot").querySelector("ul"),h.length,()=>c("li"));h.
forEach((S,E)=>A(f[E],S));let g=ee(n("places"),b.positions.length,C);b.positions.forEach((S,E)=>$(g[E],S,b.counts)),Y(n("places-title").parentElement,b.positions.
length>0)}function O(){let b=e.found;a(b),p(b),P(b)}return ce(t,{measured:()=>{let{p:b,counts:k}=e.found||{};return U(b)?B(k[0],"{count} text without drafts and\
 {assisted} with drafts give {p}.","{count} texts without drafts and {assisted} with drafts give {p}.",{assisted:j(k[1]),p:m(b)}):""}}),b=>{t.hidden=!r(),!t.hidden&&
(b.found||b.status||b.unit)&&O()}}function Ki(t,e){let n=h=>t.querySelector(".gp-"+h),o=n("answer"),r={draft:[s("draft"),h=>s("{share} of the time with drafts goes into writing them: all forward\
 passes of the draft model, or the search for text to copy.",{share:h})],verify:[s("verify"),h=>s("{share} of the time with drafts goes into the target model’s \
passes over them.",{share:h})],rest:[s("rest"),h=>s("{share} of the time with drafts goes into all else: comparing, choosing, and what the library does around i\
t.",{share:h})]};function i({verdict:h,speedup:f,pairs:{length:g},fewest:S}){let E=f&&je(f.median),M=f&&$t(f),u=f&&B(g,"Median of {count} pair of runs.","Median\
 of {count} pairs of runs.");if(h==="faster")return["good","▲",s(e.running?"{times} faster so far":"{times} faster",{times:E}),u,s("90 % interval: {interval}.",
{interval:M})];if(h==="slower")return["bad","▼",s(e.running?"{times}: slower so far":"{times}: slower",{times:E}),u,s("90 % interval: {interval}.",{interval:M})];
if(h==="even")return["even","≈",s(e.running?"No clear difference so far":"No clear difference"),B(g,"{times} is the median of {count} pair of runs.","{times} \
is the median of {count} pairs of runs.",{times:E}),s("The 90 % interval {interval} includes 1.",{interval:M})];let x=s(e.done?"No answer":"Not known yet");return f?
["wait","…",x,B(g,"{times} is the median of {count} pair of runs: too few to tell, {fewest} are needed.","{times} is the median of {count} pairs of runs: too \
few to tell, {fewest} are needed.",{times:E,fewest:j(S)}),""]:["wait","…",x,s(e.done?"No pair of runs was completed.":"The first counted pair is under way."),
""]}function a(h){let[f,g,S,E,M]=i(h);Q(o,{"data-verdict":f}),A(o.children[0],g),A(o.children[1],S),A(n("answer-more").children[0],E),A(n("answer-more").children[1],
M),e.done&&A(n("told"),`${S}. ${E} ${M}`),A(n("missing"),Be(e,h));let u=ee(n("reasons"),h.reasons.length,()=>c("li"));h.reasons.forEach((x,v)=>A(u[v],s(x))),Y(n(
"warning"),h.others),A(n("warning"),h.others?"⚠ "+s(un):"")}function l({identical:h,pairs:f}){let g=n("badge");if(Y(g,!!h&&h.checked>0),g.hidden)return;let{equal:S}=h;
Q(g,{"data-verdict":S?"good":"bad"}),A(g.children[0],S?"✓":"✗"),A(g.children[1],d(h,f.length))}function d({checked:h,equal:f,at:g},S){return f?h>S?B(h,"Same\
 tokens in the warm-up pair","Same tokens in all {count} pairs, the warm-up included"):B(h,"Same tokens in the pair","Same tokens in all {count} pairs"):s("Not \
the same tokens: a text diverges at token {place}",{place:j(g+1)})}function p({pairs:h,draft_share:f,verify_share:g}){let S=h.length>0&&U(f)&&U(g);if(Y(n("of-ti\
me"),S),!S)return;let[E,M]=["without","with"].map(I=>Ut(h.map(z=>z[I]))),u=Math.max(E,M),x={draft:f,verify:g,rest:Math.max(0,1-f-g)},v=ee(n("time-bars"),2,m);w(
v[0],s("without"),E,u,{plain:1}),w(v[1],s("with"),M,u,x);let T=ee(n("time-keys"),3,()=>{let I=c("span");return I.append(c("i","",null,{"aria-hidden":"true"}),c(
"span","",null,{tabindex:0})),I});Object.entries(x).forEach(([I,z],y)=>{let[R,F]=r[I];Q(T[y].firstChild,{"data-part":I}),te(T[y].lastChild,"time",()=>"",{meaning:F(
H(z)),unit:"%"}),A(T[y].lastChild,`${R} ${H(z)}`)})}function m(){let h=c("li");return h.append(c("span"),c("span","gp-time-bar",null,{"aria-hidden":"true"}),c("\
span")),h}function w(h,f,g,S,E){let[M,u,x]=h.children;A(M,f),A(x,s("{time} per token",{time:So(g)}));let v=ee(u,Object.keys(E).length,()=>{let T=c("i");return T.
append(c("b")),T});Object.entries(E).forEach(([T,I],z)=>{Q(v[z],{"data-part":T}),ie(v[z],"width",I*g/S),A(v[z].firstChild,T!=="plain"&&I*g/S>.14?r[T][0]:"")})}let _=({
acceptance:h})=>h?h.judged_acceptance_rate:null;function W(h){let{drafted:f,cost:g,verify:S,break_even:E}=h,M=_(h),u=Fs(1,f,g,S);if(!U(E))return s("No acceptanc\
e rate would be enough: even if the target kept every drafted token, the formula gives {times}.",{times:je(u)});if(E<=0)return s("Any acceptance rate is enough \
at these costs.");let x=H(E);if(!U(M))return s("The target must keep at least {least} of the tokens that it judges.",{least:x});let v={least:x,rate:H(M)};return M>=
E?s("The target must keep at least {least} of the tokens that it judges; here it keeps {rate}.",v):s("The target must keep at least {least} of the tokens that i\
t judges, but here it keeps only {rate}.",v)}function q(h){let f=["drafted","cost","verify"].every(g=>U(h[g]));Y(n("of-rates"),f),f&&(fe(n("rates"),e.charts.rates),
A(n("rate-words"),W(h))),O(h)}function N({acceptance:h,drafted:f,cost:g,verify:S}){let E=[];for(let M of["draft_acceptance_rate","judged_acceptance_rate","mean_\
acceptance_length","passes_saved"]){let u=h?h[M]:null;U(u)&&E.push([M,M.endsWith("rate")?H(u):M.endsWith("length")?u.toFixed(2):j(u)])}return U(f)&&E.push([s("d\
rafted tokens per round"),f.toFixed(2),s("num_draft_tokens / all rounds, those without a draft included: the γ of the formula."),"draft",()=>C(h,f)]),U(g)&&E.push(
[s("cost of drafting one token"),g.toFixed(2),s("Draft time per drafted token / time per token without drafts, both without the reading of the prompt: the c of \
the formula."),"draft-cost",()=>L(g)]),U(S)&&E.push([s("cost of verifying a draft"),S.toFixed(2),s("Time of the target’s pass over a draft / time per token with\
out drafts. The theorem assumes 1; on a processor without spare capacity it is more."),"draft-cost",()=>L(S)]),E}let C=(h,f)=>h?B(h.num_rounds,"{drafted} drafte\
d in {count} round = {value}.","{drafted} drafted in {count} rounds = {value}.",{drafted:j(h.num_draft_tokens),value:f.toFixed(2)}):"";function L(h){let{pairs:f}=e.
found;if(!f.length)return"";let g=Ut(f.map(({without:S})=>S));return s("{cost} × {token} per token without drafts = {time}.",{cost:h.toFixed(2),token:So(g),time:So(
h*g)})}function $(){let h=e.found,{drafted:f,cost:g,verify:S}=h,E=_(h);if(![E,f,g,S].every(U))return"";let M={rate:K(E),drafted:f.toFixed(2),cost:g.toFixed(2),verify:S.
toFixed(2),times:je(Fs(E,f,g,S))};return s("α = {rate}, γ = {drafted}, c = {cost} and v = {verify} give {times}.",M)}let P=()=>e.found&&e.found.pairs.length?B(
e.found.pairs.length,"the speed-up of {count} pair: {each}.","the speed-ups of {count} pairs: {each}.",{each:e.found.pairs.map(({speedup:h})=>h.toFixed(2)).sort().
join(", ")}):"";te(n("of-spread"),"interval",P,{meaning:vo()}),ce(t,{expected:$});function O(h){let f=N(h),g=ee(n("figures"),f.length,()=>{let S=c("div"),E=c("d\
t");return E.append(c("span","",null,{tabindex:0})),S.append(E,c("dd")),S});f.forEach(([S,E,M,u,x],v)=>{let[T,I]=g[v].children;A(T.firstChild,S),u?te(T.firstChild,
u,x,{meaning:M,...u==="draft"&&{formula:""}}):Us(T.firstChild,S,E,h.acceptance),A(I,E)})}function b(){let h=e.found;a(h),l(h),Y(n("of-pairs"),h.pairs.length>0),
fe(n("pairs"),e.charts.pairs),p(h),q(h)}let k=()=>e.answered("speed");return h=>{t.hidden=!k(),!t.hidden&&(h.found||h.status)&&b()}}var Xs=40,Gi=14;function ih(t){let e=Array.from({length:t},(n,o)=>o);return t<=Xs?e:[...e.slice(0,Gi),null,...e.slice(Gi+t-Xs+1)]}var ah=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function Ui(t,{text:e,side:n,goesOn:o,caption:r}){let[i,a]=ah(n,t.length,e),l=c("table","gp-strip");l.append(c("caption","gp-hidden",r));let d=l.appendChild(
c("tbody")),p=t.some(([,,,W])=>W!==null),m=t.filter(([,,W])=>!W).length,w=[null,{meaning:s("1 where the model reads the token, 0 where the mask hides it.")},{meaning:s(
"The place that the model gives each token; those that the mask hides have none of their own.")}],_=[s("token"),s("mask"),...p?[s("position")]:[]].map((W,q)=>{let N=d.
appendChild(c("tr")),C=c("th","",null,{scope:"row"}),L=c("span","",W);return q&&te(L,"padding",()=>B(t.length,"{hidden} of {count} token hidden.","{hidden} of {\
count} tokens hidden.",{hidden:m}),w[q]),C.append(L),N.append(C),N});for(let W of ih(t.length)){if(W===null){let O=t.length-Xs+1;_.forEach((b,k)=>b.append(c("td",
"gp-mark",k?"…":B(O,"… {count} token …","… {count} tokens …"))));continue}let[,q,N,C]=t[W],L=W>=i&&W<a,$=o&&W===t.length-1,P=c("td",`gp-cell${L?" gp-p\
adding":""}${$?" gp-last":""}`);P.append(ae(q)),L&&P.append(c("span","gp-hidden",` ${s("(padding)")}`)),$&&P.append(c("span","gp-hidden",` ${s("(the next token \
is predicted from here)")}`)),[P,c("td",N?"":"gp-ignored",N),c("td","",C)].slice(0,_.length).forEach((O,b)=>_[b].append(O))}return l}function Vi(t,e,n){t.replaceChildren();
let[o,r]=[c("span"),c("span","gp-parted")];e.forEach(([,i,a],l)=>{let d=n!==null&&l>=n?r:o;a===null?d.append(ae(i,"gp-end")):ln(d,a,{running:!0})}),t.append(...[
o,r].filter(i=>i.childNodes.length)),t.childNodes.length||t.append(c("span","gp-mark",s("(nothing)")))}function lh(t,e,n){let o=(e-t)/Math.max(1,n)||1,r=10**Math.floor(Math.log10(o)),i=r*[1,2,2.5,5,10].find(l=>l*r>=o*.8),a=[];for(let l=Math.floor(t/i+1e-9);l<=Math.
ceil(e/i-1e-9);l++)a.push(Number((l*i).toPrecision(12)));return a}var Zs=(t,e,n)=>lh(t,e,n).filter(o=>o>=t&&o<=e);function Ji(t,{height:e,x:n,y:o,left:r=46,right:i=18,top:a=14,bottom:l=38}){let d=t.querySelector("svg");d||t.append(d=oe("svg","gp-drawing"));let p=Math.max(240,
t.clientWidth),m=(w,[_,W])=>(w-_)/(W-_||1);return{width:p,height:e,left:r,right:i,top:a,bottom:l,inner:p-r-i,x:w=>r+m(w,n)*(p-r-i),y:w=>e-l-m(w,o)*(e-a-l),draw(w,_){
Fn(d,{class:"gp-drawing",role:"group","aria-label":w,viewBox:`0 0 ${p} ${e}`,style:`height: ${e}px`}),Ps(d,_.map((W,q)=>["g","",q?{}:{"aria-hidden":"true"},W]))}}}
function Yi(t,{xTicks:e,yTicks:n,xTitle:o,yTitle:r}){let i=w=>Array.isArray(w)?w:[w,String(w)],[a,l]=[t.height-t.bottom,t.width-t.right],d=n.map(i).flatMap(([w,
_])=>[hn("gp-guide",t.left,t.y(w),l,t.y(w)),Jt("",t.left-7,t.y(w)+4,_,"end")]),p=e.map(i).flatMap(([w,_])=>[hn("gp-guide",t.x(w),a,t.x(w),a+4),Jt("",t.x(w),a+17,
_)]),m=[Jt("gp-axis",(t.left+l)/2,t.height-4,o)];return r&&m.push(Jt("gp-axis",2,t.top-16,r,"start")),[...d,...p,...m]}var ch=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,Ze=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;Xi(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),o=e.map((l,d)=>d).filter(
l=>n[l]&&dh(e[l])),r=[],i=0;e[0].previousSibling||(this.head=i=o.shift()??0);for(let l of o)l-i<t.BLOCK||(r.push(this.wrap(e.slice(i,l))),i=l,this.loose=e.length-
l,this.tried=0);let a=r.map(l=>l.getBoundingClientRect().height);r.forEach((l,d)=>{l.style.containIntrinsicHeight=`${a[d]}px`,l.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",o=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(r=>{let i=r.textContent,
a=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let l=a?!i.startsWith(" "):!(n||ch.test(o));return o+=i,l})}wrap(e){let n=c("span","gp-rows");e[0].before(n,c("wbr")),n.append(...e);let o=e[0].firstChild;
if(o.nodeType===Node.TEXT_NODE&&o.data===" "){let r=c("span","gp-gap");o.replaceWith(r),r.append(o)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(Xi(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function dh(t){let e=t.previousElementSibling,n=e&&Zi(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[o,r]=[t.querySelector(".gp-ink").getClientRects()[0],Zi(n.getClientRects())];return!!(o&&r)&&Qi(o)>Qi(r)+10}function Ue(t,e,n){let o=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],r=o(t[e]),i=null,a=1/0;for(let l=e+n;l>=0&&l<t.length;l+=n){let d=o(t[l]),p=d?(d.top-r.top)*n:0;if(p<r.height/2)
continue;let m=p*1e3+Math.abs(d.left-r.left);if(m>=a+1e3*r.height)break;m<a&&([i,a]=[t[l],m])}return i}var Xi=t=>!!t&&t.tagName==="WBR",Zi=t=>t[t.length-1],Qi=({
top:t,bottom:e})=>(t+e)/2;function gn(t,e,n,o){let i=c("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),a=c("div","gp-card-head"),l=c("dl","gp-card-facts"),d=c("ol","gp-card\
-rivals"),p=c("div","gp-card-key");p.append(c("i","gp-card-after"),`${s("after the processors")} `,c("i","gp-card-before"),s("before them")),i.append(a,l,d,p),i.
hidden=!0,t.append(i);let m=null,w=null,_=null;function W(g,S){l.append(c("dt","",g),c("dd","",S))}function q(){let{id:g,text:S,where:E,step:M,why:u}=o(m);if(a.
replaceChildren(ae(S,"gp-card-word"),c("span","",g<0?E:s("{where}, id {id}",{where:E,id:g}))),l.replaceChildren(),d.hidden=p.hidden=!M,u&&l.append(c("dd","gp-ca\
rd-why",u)),!M)return;N(M);let x=C(M),v=Math.max(...x.flatMap(({after:T,before:I})=>[T,I]),1e-9);d.replaceChildren(...x.map(T=>L(T,v))),p.hidden=!M.distribution.
stages.length}function N(g){let{chosen:S,distribution:E}=g,{probability:M,rawProbability:u,surprisal:x}=Oe(g);qe(g)?W(s("Probability, as the server told it"),H(
u)):E.stages.length||S.logprob!==S.raw_logprob?(W(s("Probability after the processors"),S.logprob===null?At(S):H(M)),W(s("before the processors"),H(u))):W(s("Pr\
obability (no processor ran)"),H(u));let v=[S.rank&&s("{rank} after",{rank:j(S.rank)}),S.raw_rank&&s("{rank} before",{rank:j(S.raw_rank)})].filter(Boolean);if(v.
length){let T=S.rank===S.raw_rank;W(qe(g)?s("Rank"):s("Rank of {count}",{count:j(E.vocab)}),T?j(S.rank):v.join(", "))}W(s("Surprisal"),re(x,n.unit))}function C({
chosen:g,distribution:S}){let E=S.candidates.map(u=>({candidate:u,after:X(u.logprob),before:X(u.raw_logprob),isChosen:u.token_id===g.token_id}));E.sort((u,x)=>Math.
max(x.after,x.before)-Math.max(u.after,u.before));let M=E.slice(0,5);return M.some(({isChosen:u})=>u)||M.push({candidate:g,after:X(g.logprob),before:X(g.raw_logprob),
isChosen:!0}),M}function L({candidate:g,after:S,before:E,isChosen:M},u){let x=g.logprob===null&&!n.isFromElsewhere,v=c("li",(M?"gp-card-chosen":"")+(x?" gp-card\
-removed":"")),T=c("span","gp-card-tracks");for(let[I,z]of[["after",S],["before",E]]){let y=c("i","gp-card-"+I);y.style.width=`${z/u*100}%`,T.append(y)}return x&&
T.firstChild.replaceWith(c("small","",At(g))),v.append(c("span","gp-card-sign",M?"▶":x?"✕":""),ae(g.text,"gp-card-word"),T,c("span","gp-card-value",H(x?E:S))),
v}function $(){let g=(m.querySelector(".gp-ink")||m).getClientRects()[0],S=e.getBoundingClientRect();if(!g||g.bottom<S.top||g.top>S.bottom){O();return}let[E,M]=[
i.offsetWidth,i.offsetHeight],{clientWidth:u,clientHeight:x}=document.documentElement,v=g.bottom+9,T=v+M+8<=x?v:g.top-M-9;i.style.left=`${Math.max(8,Math.min(g.
left,u-E-8))}px`,i.style.top=`${Math.max(8,Math.min(T,x-M-8))}px`}function P(g,S=null){o(g)&&(m=g,w=S,_=null,q(),i.hidden&&(i.hidden=!1,i.showPopover&&i.showPopover(),
document.addEventListener("keydown",b,!0),document.addEventListener("scroll",h,{capture:!0,passive:!0})),$())}function O(){m&&(m=null,i.hidden=!0,i.hidePopover&&
i.isConnected&&i.hidePopover(),document.removeEventListener("keydown",b,!0),document.removeEventListener("scroll",h,{capture:!0}))}function b({key:g}){g==="Esca\
pe"&&k()}function k(){_=m,O()}function h(){let g=w&&document.elementFromPoint(w.clientX,w.clientY);!m.isConnected||w&&!m.contains(g)?O():$()}e.addEventListener(
"pointermove",g=>{if(g.pointerType==="touch")return;let S=g.target.closest('[role="button"]');!S||!o(S)?w&&O():S!==m&&S!==_&&P(S,g)}),e.addEventListener("pointe\
rleave",()=>{_=null,w&&O()}),e.addEventListener("focusin",({target:g})=>g.matches(":focus-visible")&&P(g)),e.addEventListener("focusout",({target:g})=>g===m&&!w&&
O());function f(g){m&&(m.isConnected?g&&(q(),$()):O())}return{show:P,hide:O,dismiss:k,refresh:f}}var At=({removed_by:t})=>s("removed by {processor}",{processor:t?
De(t)[0]:s("a processor")});function Ke(t,e){if(e.piece===null){let n=c("bdi","gp-ink gp-special");Pe(n,e.text),t.append(n)}else cn(e)?t.append(e.piece,c("span","gp-ink gp-byte","",{"data-\
bytes":uo(e.text)||"·"})):di(t,e.piece)}function Ct(t,e,n,o){let r=o&&cn(o)?t.tokens.at(-1).parentNode:null;if(r&&n.piece!==null)r.append(e);else if(cn(n)){let i=c(
"span","gp-bytes");i.append(e),t.rows.append(i)}else t.rows.append(e);t.tokens.push(e)}function gt(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),o=n.closest(
".gp-bytes");o&&o.childNodes.length>1?n.remove():t.rows.removeLast()}}function _o(t,e){let{probability:n,rawProbability:o,rank:r,surprisal:i}=Oe(t);if(qe(t))return hh(
t,e);let a=[t.chosen.logprob===null?At(t.chosen):s("probability {share}",{share:H(n)})];return H(o)!==H(n)&&a.push(s("{share} before the processors",{share:H(o)})),
r!==null&&a.push(s("rank {rank} of {count}",{rank:j(r),count:j(t.distribution.vocab)})),[...a,s("surprisal {amount}",{amount:re(i,e)})]}function hh(t,e){let{rawProbability:n,
rank:o,surprisal:r}=Oe(t);return[s("probability {share}",{share:H(n)}),...o===null?[]:[s("rank {rank}",{rank:j(o)})],s("surprisal {amount}",{amount:re(r,e)})]}var Pt=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function Qe(t){if(t<0)return 1-Qe(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let r=t;for(let i=120;i>
0;i--)r=t+i/r;return e/r}let[n,o]=[0,t];for(let r=1;o>1e-18;r+=2)n+=o,o*=t*t/(r+2);return .5-e*n}var Oo=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function He(t){if(t>=
1e-4)return H(t);if(t<1e-300)return s("less than {p}",{p:"10⁻³⁰⁰"});let[e,n]=t.toExponential(1).split("e-");return`${e} × 10⁻${[...n].map(o=>"⁰¹²³⁴⁵⁶⁷\
⁸⁹"[o]).join("")}`}function wn(t){let e=Qe(t);if(e>.1)return s("{share} of texts without this watermark pass it.",{share:H(e)});let n=1/e;return n>=1e9?s("A\
 share of {p} of texts without this watermark passes it.",{p:He(e)}):s("One in {odds} texts without this watermark passes it.",{odds:j(Number(n.toPrecision(n<1e4?
3:2)))})}var ph=({green:t})=>t==null?"none":t?"green":"red",uh=t=>Math.round(Math.max(0,Math.min(1,(t-.2)/.6))*10);function fh(t,e,n){let o=c("span","gp-token",
null,{tabindex:"-1",role:"img"});if(Ke(o,t),ea(o,e),n===void 0)return o;let r=typeof n=="function"?n:()=>n;return o.setAttribute("aria-label",r()),Ee(o,r),o}function ea(t,{
green:e=null,g:n=null,counted:o=!0}){let r=t.querySelector(".gp-ink");if(n===null)t.dataset.list=ph({green:e});else{let i=uh(n);t.dataset.list="g",r.style.backgroundColor=
`var(--gp-prob-${i})`,r.style.backgroundSize=`2px ${i*10}%`}o||(t.dataset.counted="no")}var Fe=class{constructor(e,{press:n=null}={}){this.body=e,this.press=n,this.
items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,e.classList.add("gp-marked"),this.rows=new Ze(e),e.addEventListener("keydown",o=>this.keyed(o)),
e.addEventListener("click",o=>this.pressed(o.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){this.cut(Math.min(n,this.
tokens.length));for(let o=this.tokens.length;o<e.length;o++){let{token:r,mark:i,words:a}=e[o],l=fh(r,i,a);this.press&&l.setAttribute("role","button"),Ct(this,l,
r,o?this.items[o-1].token:null),this.items.push(e[o])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){gt(this,e),this.items.
length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){let n=this.tokens.indexOf(
e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||e.ctrlKey||e.metaKey||e.
altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>Ue(this.tokens,n,1),ArrowUp:()=>Ue(this.tokens,n,-1),Home:()=>this.
tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[e.key];if(!o)return;e.preventDefault();let r=o();r&&(this.reach(r),r.focus(
{preventScroll:!0}),r.scrollIntoView({block:"nearest"}),r===this.tokens[n]&&this.pressed(r))}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=
e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function it(t,e,{unscored:n=!1,repeated:o=!1,faint:r=s("fai\
nt: seen before, not counted")}={}){let i=[e,n,o,r].join();if(t.dataset.legend===i)return;t.dataset.legend=i,t.classList.add("gp-marked","gp-mark-legend");let a=(d,p,m)=>{
let w=c("span"),_=c("span","",null,{"aria-hidden":"true"});return _.append(c("span","gp-ink",p)),ea(_,d),w.append(_,m),w},l=e==="synthid"?[a({g:.2},"g",s("mean \
g-value 0.2 or less")),a({g:.5},"g",s("0.5, as by chance")),a({g:.8},"g",s("0.8 or more"))]:[a({green:!0},"◆",s("green: on the green list")),a({green:!1},"◇",
s("red: not on the green list"))];n&&l.push(a({},"abc",s("not scored"))),o&&l.push(a(e==="synthid"?{g:.5,counted:!1}:{green:!0,counted:!1},"abc",r)),t.replaceChildren(
...l)}var mh=400,gh=12;function bn(t,{curves:e,threshold:n,needed:o=null,label:r=s("z over the number of tokens"),title:i=s("tokens scored"),yTitle:a="z",from:l=40,
height:d=260}){let p=e.filter(({points:O})=>O.length),m=p.flatMap(({points:O})=>O),w=Math.max(l,...m.map(([O])=>O)),_=o&&o.at<=2*w?Math.max(w,o.at*1.05):w,W=m.map(
([,O])=>O),q=Math.min(-.5,...W)*1.08,N=Math.max(n*1.15,1,...W)*1.06,C=Ji(t,{height:d,x:[0,_],y:[q,N],left:40,top:24}),L=C.width-C.right,$=[...Yi(C,{xTicks:Zs(0,
_,C.inner/90),yTicks:Zs(q,N,5),xTitle:i,yTitle:a}),hn("gp-unity",C.left,C.y(0),L,C.y(0)),hn("gp-z-threshold",C.left,C.y(n),L,C.y(n)),...p.map(({look:O,points:b})=>gi(
`gp-z-${O}`,bh(b,mh).map(([k,h])=>[C.x(k),C.y(h)]))),...p.map(({look:O,points:b})=>kh(C,O,b.at(-1))),wh(C,p,n)],P=yh(C,p);if(o&&o.at<=_){let[O,b]=[C.x(o.at),C.y(
n)];P.push(Ws("",o.words,[["path","gp-z-needed",{d:`M${$e(O)} ${$e(b)}l-6 11h12Z`},[]]]))}C.draw(r,[$,P])}function wh(t,[e],n){let o=([,a])=>Math.abs(a-n),{points:r}=e||
{points:[]},i=r.length>0&&o(r.at(-1))>o(r[Math.floor(r.length/8)]);return Jt("gp-halo gp-strong",i?t.width-t.right:t.left+5,t.y(n)-6,s("threshold {value}",{value:Number(
n.toFixed(2))}),i?"end":"start")}function bh(t,e){let n=Math.ceil(t.length/e);return t.filter((o,r)=>r%n===0||r===t.length-1)}var kh=(t,e,[n,o])=>e==="measured"?
["circle","gp-measured",{cx:$e(t.x(n)),cy:$e(t.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,{d:wi(t.x(n),t.y(o),4.5)},[]];function yh(t,e){let n=Math.max(0,...e.
map(({points:r})=>r.at(-1)[0])),o=Math.min(gh,n);return Array.from({length:o},(r,i)=>{let[a,l]=[n*i/o,n*(i+1)/o],d=e.map(({name:m,points:w})=>{let _=w.findLast(
([W])=>W<=l);return _&&_[0]>a?`${m} ${_[1].toFixed(2)}`:""}).filter(Boolean);if(!d.length)return null;let p={x:$e(t.x(a)),y:t.top,width:$e(t.x(l)-t.x(a)),height:$e(
t.height-t.bottom-t.top)};return Ws("gp-z-place",B(Math.floor(l),"After {count} token: {values}","After {count} tokens: {values}",{values:d.join(", ")}),[["rect",
"gp-catch",p,[]]])}).filter(Boolean)}function kn(t,e){let n=ee(t,e.length,()=>{let o=c("span"),r=oe("svg");return Q(r,{width:26,height:8,"aria-hidden":"true"}),
r.append(oe("path")),Q(r.firstElementChild,{d:"M1 4H25"}),o.append(r,c("span")),o});e.forEach(({name:o,look:r,tip:i},a)=>{let[l,d]=n[a].children;Q(l.firstChild,
{class:`gp-z-${r}`}),A(d,o),i&&te(d,"z-score",()=>"",{meaning:i,formula:""})})}function Vn({name:t,masked:e}){return t==="alone"?s("Alone"):t==="left"?e?s("Padded on the left"):s("Padded on the left, without a mask"):e?s("Padded on the rig\
ht"):s("Padded on the right, without a mask")}function Un(t,e){if(!U(t))return s("infinite");let n=ye(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${s(e)}`;let r=o<1e-4?
He(o):o.toFixed(o<.01?4:3);return`${n<0?"−":""}${r} ${s(e)}`}function ta(t,e,n){let{prompts:o,sampled:r,ways:[i]}=t,a=o.length,l=e.answers.map(({kl:W})=>U(W)?
W:1/0),d=e.answers.filter(({read:W},q)=>W.length>i.answers[q].read.length).length,p=[s("Divergence of the first new token from that of the prompt alone: at most\
 {distance}.",{distance:Un(Math.max(...l),n)})];d||p.push(s("No prompt is shorter than another, so nothing was padded.")),e.guessed?p.push(s("generate has found\
 the padding by itself, because no text ends with this pad token.")):!e.masked&&d&&p.push(s("The model has read the padding as text."));let m=e.answers.filter(({
same:W})=>!W).length,[w,_]=r?["even","○"]:m?["bad","✗"]:["good","✓"];return[w,_,xh(w,Vn(e),m,a),p.join(" ")]}function xh(t,e,n,o){return t==="even"?s("{wa\
y}: the texts are drawn anew, so they are not compared.",{way:e}):t==="good"?B(o,"{way}: the prompt gives the same text as alone.","{way}: each of the {count} p\
rompts gives the same text as alone.",{way:e}):o===1?s("{way}: the prompt gives a different text than alone.",{way:e}):B(n,"{way}: {count} of {all} prompts give\
s a different text than alone.","{way}: {count} of {all} prompts give a different text than alone.",{way:e,all:o})}function Qs({sampled:t},{name:e},{same:n}){return e===
"alone"?["even","",""]:t?["even","○",s("drawn anew")]:n?["good","✓",s("the same as alone")]:["bad","✗",s("a different text than alone")]}function vh({parts_at:t,
new:e},n){if(t===null)return"";let o=r=>r[t]?J(r[t][1]):s("the end");return s("diverges at new token {number}: {own}, alone {alone}",{number:t+1,own:o(e),alone:o(
n.new)})}var Sh=(t,e)=>t.first.flatMap(([n,o])=>{let r=e.first.find(([i])=>i===n);return r?[{text:n,p:X(o),q:X(r[1])}]:[]});function _h(t,e,n){let o=Tt(Sh(e,t),
n,Un(t.kl,n));return o&&he(o)}function Oh(t,e,n){let[,o]=e.new[0],[r,i]=[e,t].map(({first:a})=>a.find(([l])=>l===o));return!r||!i||!U(t.change)?"":s("from {befo\
re} alone to {after}: a change of {change}.",{before:H(X(r[1])),after:H(X(i[1])),change:Un(t.change,n)})}function na(t,e,n,o,r){let i=n.first.slice(0,3).map(([_,
W])=>`${J(_)} ${H(X(W))}`),[[a,l]]=n.first,d=s("{token}: e^({logprob}) = {percent}.",{token:J(a),logprob:K(l),percent:H(X(l))}),p=[s("first: {tokens}",{tokens:i.
join(", ")}),s("The likeliest first new tokens, with their probabilities before the logits processors."),"probability",d];if(e.name==="alone")return[p];let[,m]=o.
new[0],w=t.sampled?"":vh(n,o);return[...w?[[w,s("The first token that differs. What comes after it continues a different text."),"greedy"]]:[],[s("KL {distance}",
{distance:Un(n.kl,r)}),s("Kullback-Leibler divergence between the distributions of the first new token, alone ‖ this way, before the logits processors. 0 where \
they are the same."),"kl",_h(n,o,r)],[s("log p of {token} {change}",{token:J(m),change:`${U(n.change)&&n.change>0?"+":""}${Un(n.change,r)}`}),s("The change in t\
he log-probability of the token that the prompt alone chose first."),"logprob",Oh(n,o,r),r],p]}function oa({model:t,mode:e,prompts:n,width:o,pad:r,borrowed:i,dtype:a,
seed:l,sampled:d,ways:[p]}){let m=d?s("{mode}, seed {seed}",{mode:Vt(e),seed:l}):Vt(e),w=p.answers.some(({read:_})=>_.length<o);return`${t}, ${a}; ${m}; ${w?Th(
n.length,o,r[1],i):B(n.length,"{count} prompt of {width} tokens","{count} prompts of {width} tokens",{width:o})}`}var Th=(t,e,n,o)=>o?B(t,"{count} prompt, padde\
d to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {width} tokens with {pad}, the end-of-text token",{width:e,pad:n}):B(t,"{coun\
t} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tokens with {pad}",{width:e,pad:n});function sa(t,e){let n=m=>t.querySelector(".gp-"+m);function i(m){let w=m.ways.slice(1).map(_=>ta(m,_,e.unit));n("batch-verdicts").replaceChildren(...w.map(([_,
W,q,N])=>{let C=c("li","",null,{"data-verdict":_}),L=c("span","",q);return L.append(c("small","",N)),C.append(c("span","gp-sign",W,{"aria-hidden":"true"}),L),C})),
A(n("told"),w.map(([,,_])=>_).join(" "))}function a(m,w){let _=c("details","gp-one-prompt"),W=c("summary","",`${s("Prompt {number}:",{number:w+1})} `),q=[...m.prompts[w]],
N=c("bdi","gp-prompt-text",q.slice(0,200).join("")+(q.length>200?"…":"")),C=m.ways.slice(1).map($=>`${Qs(m,$,$.answers[w])[1]} ${Vn($)}`);W.append(N,c("span",
"gp-way-signs",` ${C.join(" · ")}`)),_.append(W);let L=()=>{_.open&&_.childElementCount===1&&_.append(...m.ways.map($=>l(m,$,w)))};return _.addEventListener("t\
oggle",L),_.open=w<6,L(),_}function l(m,w,_){let[W,q]=[m.ways[0].answers[_],w.answers[_]],[N,C,L]=Qs(m,w,q),$=c("div","gp-way",null,{"data-verdict":N}),P=c("h3",
"gp-way-name");P.append(c("span","gp-sign",C,{"aria-hidden":"true"}),Vn(w),c("small","",L));let O=s("Prompt {number} as the model reads it: {way}",{number:_+1,way:Vn(
w)}),b=d(m,w,q,W,O),k=c("p","gp-gave"),h=c("span","gp-new");Vi(h,q.new,m.sampled?null:q.parts_at),k.append(c("span","gp-gave-words",`${s("Output:")} `),h);let f=c(
"p","gp-measures");for(let[S,E,M,u="",x=void 0]of na(m,w,q,W,e.unit)){let v=c("span","",S);te(v,M,()=>u,{meaning:E,...x&&{unit:x}}),f.append(v)}let g=c("div","g\
p-way-body");return g.append(b,k,f),$.append(P,g),$}function d({is_encoder_decoder:m},{name:w},{read:_},W,q){if(w!=="alone"&&JSON.stringify(_)===JSON.stringify(
W.read))return c("p","gp-note",s("As long as the longest prompt: there is no padding, and the row is that of the prompt alone."));let N=c("div","gp-scroll",null,
{tabindex:0,role:"region","aria-label":q});return N.append(Ui(_,{text:W.read.length,side:w,goesOn:!m,caption:q})),N}function p(m){A(n("about"),oa(m)),i(m),Y(n("\
of-decoder"),!m.is_encoder_decoder),n("batch-prompts").replaceChildren(...m.prompts.map((w,_)=>a(m,_)))}return m=>{t.hidden=!e.found,!t.hidden&&(m.found||m.unit)&&
p(e.found)}}var xn=.001,ra=2e-5,Eh=-1e9,Qt=-1e8,Ve=(t,e=-1e30)=>t==null||t<e;function yn(t,e,n){return Ve(t,n)||Ve(e,n)?Ve(t,n)&&Ve(e,n)?0:1/0:Math.abs(t-e)}function Jn(t,e,n){
return yn(t,e===null?null:e*n,Qt)/Math.max(1,n)}var Zt=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=xn||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function ia(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new Zt,given:new Zt,
final:new Zt,pool:new Zt,output:new Zt},o=e.length_penalty??1;for(let r of t.prompts){if(!r)continue;let i=Math.max(...r.distributions.map(a=>a.length));Mh(r,Math.
max(1,Math.floor(i/(e.num_beam_groups||1))),o,n)}return t.finished.sequences.forEach((r,i)=>$h(t.returned[i].last,r,i,o,n.output)),n}function Mh(t,e,n,o){let r=null,
i=new Map,a=(l,d)=>d.score-l.score;t.steps.forEach((l,d)=>{if(l.some(({given:w})=>w)){for(let w of l)o.given.see(yn(w.beam.score,0),()=>({node:w}));return}r??=new Map(
l.filter(({beam:w})=>w.parent%e===0).map(({beam:w})=>[w.parent,0]));for(let w of l){let{beam:_}=w,W=r.get(_.parent)??Eh;if(o.sum.see(yn(W+(_.logprob??-1/0),_.score,
Qt),()=>({node:w,parent:W})),_.final_score===null||_.final_score===void 0)continue;let q=w.length**n;o.final.see(Jn(_.score,_.final_score,q),()=>({node:w,power:q}));
let N=_.group??null;i.set(N,[...i.get(N)||[],{score:_.final_score,power:q}].sort(a).slice(0,e))}let p=[...i.values()].flat().filter(({score:w})=>!Ve(w)).sort(a),
m=t.pools[d].filter(w=>!Ve(w));for(let w=0;w<Math.max(p.length,m.length);w++){let _=p[w]??null,W=_&&w<m.length?Jn(_.score*_.power,m[w],_.power):1/0;o.pool.see(W,
()=>({step:d,place:w,expected:_&&_.score,told:m[w]??null}))}r=new Map(l.filter(({beam:w})=>w.status==="running").map(({beam:w})=>[w.beam,w.score]))})}function $h(t,e,n,o,r){
let i=we(t),a=i.filter(({given:p})=>!p);if(e.score===null||!a.length)return;let l=a.length**o,d=i.every(({beam:p,given:m},w)=>m||p.parent===(e.beams||[])[w]);r.
see(d?Jn(t.beam.score,e.score,l):1/0,()=>({number:n,node:t,power:l,told:e.score}))}var ge={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},aa=new Set(["running"]),Wt=new Set(["finished"]);function la(t,e){let n=Math.
min(e.upTo,t.steps.length-1),o=er(t,n),r=new Map((e.returned||[]).map((w,_)=>[w,_+1])),i=Yn([...o,...r.keys(),...To(t,n)]),{kids:a,hidden:l}=Lh(t,n,e,i,o),{lanes:d,
counts:p}=Wh(t,n,a),m=qh(t,n,a,d,e);return Ih(t,{last:n,kept:o,outputs:r,alive:i,kids:a,hidden:l,lanes:d,counts:p,columns:m,options:e})}var To=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>aa.has(n.status));function er(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:o})=>Wt.has(o.status));return n.sort((o,r)=>r.beam.final_score-
o.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function Yn(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function Lh(t,e,n,o,r){
let i=new Map,a=new Set([null]),l=new Map,d=new Map,p=m=>(i.has(m)||i.set(m,{on:[],off:[]}),i.get(m));p(null);for(let m=0;m<=e;m++){for(let w of t.steps[m]){let{
before:_}=w,W=n.collapsed.has(_)?_:l.get(_);W!=null?(l.set(w,W),d.set(W,(d.get(W)||0)+1)):aa.has(w.beam.status)?(n.lost||o.has(w))&&(p(_).on.push(w),a.add(w)):(!Wt.
has(w.beam.status)||n.lost||r.has(w))&&p(_).off.push(w)}t.distributions[m].forEach((w,_)=>{let W=Ch(t,m,_);n.candidates&&a.has(W)&&!n.collapsed.has(W)&&Ph(t,m,_,
w,p(W),n.candidates)})}for(let m of i.values()){m.on.sort((q,N)=>q.beam.beam-N.beam.beam);let w=m.off.filter(({beam:q})=>Wt.has(q.status)),_=m.off.filter(({beam:q})=>!Wt.
has(q.status)),W=(q,N)=>N.beam.score-q.beam.score;m.off=[...w.sort(W),...Ah(_.sort(W),n.candidates)]}return{kids:i,hidden:d}}function Ah(t,e){let n=new Map;return t.
filter(({beam:{parent:o}})=>(n.set(o,(n.get(o)||0)+1),n.get(o)<=e))}function Ch(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:o})=>o.parent===n)))return e?t.byStep[e-
1].get(n):null}function Ph(t,e,n,o,r,i){let a=i-r.off.filter(({beam:d})=>d.parent===n&&!Wt.has(d.status)).length;if(a<=0)return;let l=new Set(t.steps[e].filter(
({beam:d})=>d.parent===n).map(({beam:d})=>d.token_id));for(let d of o.candidates)if(!(d.logprob===null||l.has(d.token_id))&&(r.off.push(Li(t,e,n,o,d)),a-=1,!a))
return}function Wh(t,e,n){let o=new Map,r=new Map;for(let a=0;a<=e;a++){let l=[],d=new Set;for(let p of To(t,a)){let m=n.get(p.before);if(!m||!m.on.includes(p))
continue;let w=p.beam.group??0;r.has(w)||r.set(w,[]),m.on.find(({beam:W})=>(W.group??0)===w)===p&&p.before&&o.has(p.before)?(o.set(p,o.get(p.before)),r.get(w)[o.
get(p).number]=a,d.add(p)):l.push(p)}l.sort((p,m)=>p.beam.beam-m.beam.beam);for(let p of l){let m=p.beam.group??0,w=Nh(r.get(m),a,p.before&&o.has(p.before)?o.get(
p.before).number:0);r.get(m)[w]=a,o.set(p,{group:m,number:w})}}let i=new Map([...r].sort(([a],[l])=>a-l).map(([a,l])=>[a,Math.max(1,l.length)]));return{lanes:o,
counts:i}}function Nh(t,e,n){let o=a=>a.sort((l,d)=>Math.abs(l-n)-Math.abs(d-n)||d-l)[0],i=t.map((a,l)=>l).filter(a=>t[a]<e-1);return i.length?o(i):t.length}function qh(t,e,n,o,r){
let i=d=>To(t,d-1).every(p=>{if(!o.has(p))return!0;let m=n.get(p);return m&&m.on.length===1&&!m.off.some(({beam:w})=>Wt.has(w.status))}),a=[],l=r.live?e-2:e;for(let d=0;d<=
e;d++){let p=a.at(-1);r.fold&&p&&d<=l&&i(d)?p.to=d:a.push({from:d,to:d})}return a.flatMap(d=>{let p=d.to-d.from+1;return p>=ge.short&&!r.unfolded.has(d.from)?[d]:
Array.from({length:p},(m,w)=>({from:d.from+w,to:d.from+w,...p>=ge.short&&w===0?{open:!0}:{}}))})}function Ih(t,{last:e,kept:n,outputs:o,alive:r,kids:i,hidden:a,
lanes:l,counts:d,columns:p,options:m}){let w=[],_=ge.margin+ge.node+ge.gap;for(let h of p){h.x=_,h.folded=h.to>h.from,h.width=h.folded?ge.fold:ge.node,_+=h.width+
ge.gap;for(let f=h.from;f<=h.to;f++)w[f]=h}let{tops:W,bands:q,height:N}=Rh(i,l,d,w),C=h=>W.get(h.group)[h.number],L={node:null,nodes:[],look:"root",x:ge.margin,
y:jh(W),width:ge.node,height:ge.row-4,hidden:0},$=[L],P=new Map([[null,L]]),O=[];function b(h,f,g){let S=w[h.index],E={node:h,nodes:[h],look:k(h),x:S.x,y:f,width:S.
width,height:g,hidden:a.get(h)||0,place:o.get(h)||null,folded:S.folded,column:S,greedy:m.greedy.has(h)};P.set(h,E),$.push(E);let M=P.get(h.before);return M&&O.push(
{from:M,to:E,look:E.look,share:Math.min(1,Math.exp(h.beam.logprob??-1/0))}),E}function k(h){let{status:f}=h.beam;return f==="finished"?n.has(h)?"kept":"fell":f!==
"running"?f:h.index===e?"tip":r.has(h)?"inner":"lost"}for(let h=0;h<=e;h++){let f=w[h];for(let g of To(t,h))if(l.has(g))if(h>f.from){let S=P.get(g.before);S&&(S.
nodes.push(g),S.node=g,S.look=k(g),S.greedy&&=m.greedy.has(g),S.hidden=a.get(g)||0,P.set(g,S))}else b(g,C(l.get(g)),ge.row-4).lane=l.get(g)}for(let[h,f]of i){let g=h===
null?null:l.get(h)&&C(l.get(h));if(g===void 0)continue;let S=new Map;for(let E of f.off){let M=w[E.index];if(!M||M.folded&&!Wt.has(E.beam.status))continue;let u=g??
W.get(E.beam.group??0)[0],x=S.get(u)||0;S.set(u,x+1),b(E,u+ge.row+x*ge.leaf,ge.leaf-2)}}return{entries:$,edges:O,columns:p,bands:q,at:P,last:e,width:_-ge.gap+ge.
margin,height:N}}function Rh(t,e,n,o){let r=new Map;for(let[p,m]of t){let w=new Map;for(let _ of m.off){let W=o[_.index];if(!W||W.folded&&!Wt.has(_.beam.status))
continue;let q=p===null?{group:_.beam.group??0,number:0}:e.get(p);if(!q)continue;let N=`${q.group} ${q.number}`;w.set(N,(w.get(N)||0)+1)}for(let[_,W]of w)r.set(
_,Math.max(r.get(_)||0,W))}let i=new Map,a=[],l=ge.margin,d=n.size>1;for(let[p,m]of n){let w=l;d&&(l+=ge.band),i.set(p,[]);for(let _=0;_<m;_++)i.get(p).push(l),
l+=ge.row+(r.get(`${p} ${_}`)||0)*ge.leaf+ge.between;d&&a.push({group:p,y:w,height:l-w-4}),d&&(l+=8)}return i.size||i.set(0,[l]),{tops:i,bands:a,height:Math.max(
l,ge.margin+ge.row)+ge.margin-ge.between}}var jh=t=>[...t.values()][0][0];var Bh=`
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
`,sr={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},tr={tall:.55,small:.75},zh=[1,1.8,3,4.5,6.5],Fh=[.05,.2,.5,.8],Hh={probability:({beam:t})=>H(
Math.min(1,X(t.logprob))),token:({beam:t})=>K(t.logprob,2),sum:({beam:t})=>K(t.score,2),score:(t,e)=>K(ut(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
vn=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=oe("style");n.textContent=Bh,this.world=oe("g"),this.bands=oe("g"),this.ruler=oe("g"),this.
edges=oe("g"),this.blocks=oe("g"),this.nodes=oe("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=
new Map,this.drawn=new Map}draw(e,n){let o=n.area?a=>a.x+a.width>=n.area[0]&&a.x<=n.area[2]&&a.y+a.height>=n.area[1]&&a.y<=n.area[3]:()=>!0,r=e.entries.filter(o),
i=a=>n.zoom>=(nr(a)?tr.tall:tr.small);return this.drawBands(e),this.drawRuler(n.zoom>=tr.tall?e.columns.filter(({x:a,width:l})=>!n.area||a+l>=n.area[0]&&a<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(r.filter(a=>!i(a)),n),this.drawNodes(r.filter(i),n),r.length}drawBands({bands:e,width:n}){let o=ee(this.bands,e.length,()=>{
let r=oe("g");return r.append(oe("rect","t-band"),oe("text")),r});e.forEach(({group:r,y:i,height:a},l)=>{let[d,p]=o[l].children;Q(d,{x:4,y:i,width:n-8,height:a,
rx:8}),Q(p,{y:i+16}),A(p,s("group {group}",{group:ze(r)}))})}drawRuler(e){let n=ee(this.ruler,e.length,()=>oe("text","t-small"));e.forEach(({from:o,to:r,x:i},a)=>{
Q(n[a],{x:i+8,y:12}),A(n[a],r>o?`${o+1}–${r+1}`:String(o+1))})}nameBandsAt(e){for(let n of this.bands.children)Q(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){
let o=new Map;for(let{from:r,to:i,look:a,share:l}of e.edges){let[d,p]=[r.x+r.width,i.x],[m,w]=[r.y+r.height/2,i.y+i.height/2];if(n.area&&(p<n.area[0]||d>n.area[2]||
Math.max(m,w)<n.area[1]||Math.min(m,w)>n.area[3]))continue;let _=n.path.has(i.node)||i.nodes.some(C=>n.path.has(C)),W=Math.min(40,(p-d)*.6),N=`t-edge t-w${Fh.filter(
C=>l>=C).length} ${Vh(i,a,_)}${n.dim&&!_?" t-dim":""}`;o.has(N)||o.set(N,[]),o.get(N).push(`M${d},${m}C${d+W},${m} ${p-W},${w} ${p},${w}`)}this.drawPaths(this.edges,
o,(r,i)=>{r.style.strokeWidth=`${zh[Number(i.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,o){for(let[r,i]of this.paths)i.parentNode===e&&!n.has(r)&&(i.remove(),this.
paths.delete(r));for(let[r,i]of n){let a=this.paths.get(r);a||(a=oe("path",r),o&&o(a,r),this.paths.set(r,a),r.includes("t-path")?e.append(a):e.prepend(a)),Q(a,{
d:i.join("")})}}drawBlocks(e,n){let o=new Map;for(let r of e){let i=`t-blocks t-${or(r,n.path)?"path":r.look}${n.dim&&!or(r,n.path)?" t-dim":""}`;o.has(i)||o.set(
i,[]);let{x:a,y:l,width:d,height:p}=r;o.get(i).push(`M${a},${l+p*.2}h${d}v${p*.6}h${-d}z`)}this.drawPaths(this.blocks,o)}drawNodes(e,n){let o=new Map(this.drawn);
for(let r of e){let i=r.nodes[0]||null,a=this.drawn.get(i);(!a||a.tall!==nr(r))&&(a&&a.group.remove(),a=Dh(nr(r)),this.drawn.set(i,a),this.nodes.append(a.group)),
o.delete(i),this.drawNode(a,r,n)}for(let[r,{group:i}]of o)i.remove(),this.drawn.delete(r)}drawNode(e,n,o){let{node:r,x:i,y:a,width:l,height:d,look:p}=n,{group:m,
box:w,word:_,right:W,tall:q}=e,N=r?Hh[o.number](r,o.penalty):"";if(Q(m,{class:this.classesOf(n,o),transform:`translate(${i} ${a})`}),Q(w,{width:l,height:d}),Q(W,
{x:l-8}),A(W,N),q)Kh(e,n,o);else{let C=`${n.greedy?"G":""}${sr[p]} `;A(_,C+Eo(rr(r),12-C.length-Math.ceil(N.length*.82)))}Gh(e,n)}classesOf(e,n){let{node:o,look:r}=e,
i=or(e,n.path),a=[`t-${r}`];return o&&(o.beam.group??0)&&["inner","tip"].includes(r)&&a.push(`t-g${o.beam.group%4}`),o&&o.given&&a.push("t-given"),i&&a.push("t-\
path"),n.dim&&!i&&o&&a.push("t-dim"),a.join(" ")}},nr=({height:t})=>t>ge.leaf;function Dh(t){let e=oe("g"),[n,o,r]=[oe("rect","t-box"),oe("text","t-word"),oe("t\
ext","t-small t-right")];e.append(n,o,r),Q(n,{rx:t?7:5}),Q(o,{x:8,y:t?14:13}),Q(r,{y:t?28:13});let i=t?e.appendChild(oe("text","t-small")):null;return i&&Q(i,{x:8,
y:28}),{group:e,box:n,word:o,right:r,left:i,tall:t,flag:null}}function Kh({word:t,left:e},n,o){let{node:r,nodes:i,look:a}=n,l=sr[a]?`${sr[a]} `:"";r?A(t,l+(i.length>
1?Jh(i.map(rr).join(""),28):Eo(rr(r),12-l.length))):A(t,o.root),A(e,r?Uh(n,o):""),Q(e,{class:r&&i.length<2&&Sn(r)?"t-small t-switch":"t-small"})}function Gh(t,{
look:e,place:n,hidden:o,width:r,height:i}){let a=n?`★${n}`:o?`+${o}`:"";if(!a&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[oe("rect","t-inside"),oe("rect","t-\
flag"),oe("text","t-flag-text")],t.group.append(...t.flag));let[l,d,p]=t.flag,m=8+7*a.length;Q(l,{x:2.5,y:2.5,width:r-5,height:i-5,rx:3}),Q(d,{x:r-m+4,y:-6,width:a?
m:0,height:14,rx:2}),Q(p,{x:r-m/2+4,y:5}),A(p,a)}var or=(t,e)=>t.nodes.some(n=>e.has(n)),Sn=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function Uh({node:t,nodes:e,greedy:n},o){let r=[n?"G":"",o.goals?o.goals(t):""].filter(Boolean).join(" ");return e.length>1?[B(e.length,"{count} token","{c\
ount} tokens"),r].filter(Boolean).join(" "):t.beam.status!=="running"?r:[t.given?s("given"):Sn(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),
r].filter(Boolean).join(" ")}function Vh(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":
`t-g${(t.node.beam.group??0)%4}`}var rr=({beam:t,chosen:e})=>(t.text||e.text||"").replace(an,n=>Ye[n]||"�")||s("(empty)"),ca=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function Eo(t,e){let n=0,o=Array.from(t);for(let[r,i]of o.entries())if(n+=ca(i),n>e)return o.slice(0,Math.max(1,r-1)).join("")+"…";return t}function Jh(t,e){
let n=Array.from(t),o=Math.floor((e-1)/2);return n.reduce((r,i)=>r+ca(i),0)<=e?t:Eo(t,o)+Eo(n.slice(-o).join(""),o)}var Yh=.001;function ha(t,e){if(t.given)return[s("A given token weighs nothing in the sum of a beam.")];let n=e.prompts[t.sequence],{beam:o}=t;return[Xh(t,n,e),
Xn(t),o.diversity_penalty?s("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:K(o.diversity_penalty)}):"",
Qh(t,n),tp(t,n,e),rp(t,e)].filter(Boolean)}var Nt=t=>t.beam.group??null,ir=(t,e)=>e.steps[t.index].filter(n=>Nt(n)===Nt(t));function Xh(t,e,n){let{mode:o}=n.started,
r=ir(t,e).length,i=t.index===e.given,a=i?1:e.steps[t.index-1].filter(p=>p.beam.status==="running"&&Nt(p)===Nt(t)).length,l=Nt(t)===null?[]:[s("Only beams of its\
 own group, {group}, compete with it.",{group:ze(Nt(t))})],d=i?s("All beams held the same text before this step, so one was continued."):B(a,"{count} running be\
am was continued at this step.","{count} running beams were continued at this step.");return[...l,d,Zh(t,r,o==="beam_sample")].join(" ")}function Zh({rank:t,beam:e},n,o){
if(e.status==="unseen")return o?s("The search drew {considered} continuations; this one was not among them.",{considered:n}):s("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let r={considered:n,rank:t};return o?s("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",r):s("The search considered {considered} continuations; by its sum, this one has rank {rank}.",r)}function Xn(t,e=!1){let{beam:n}=t,o=t.
before&&!t.before.given?pe(t.before.beam.score):0,[r,i]=[pe(n.logprob),pe(n.score)];if(o===null||r===null||i===null||i<Qt)return e?"":s("It could not be chosen:\
 its log-probability is minus infinity.");let a={before:K(o),own:K(r),after:K(i)};return e?`${a.before} + (${a.own}) = ${a.after}`:s("Sum of log-probabilities (\
nats): {before} before this token, {own} of its own: {before} + ({own}) = {after}.",a)}function Qh(t,e){let n=ir(t,e),o=p=>n.filter(({beam:m})=>m.status===p).length,
[r,i,a,l]=["running","finished","ended","pruned"].map(o),d=[B(r,"{count} has gone on","{count} have gone on"),i&&B(i,"{count} ended a text","{count} ended texts"),
a&&B(a,"{count} ended a text that does not count","{count} ended texts that do not count"),l&&B(l,"{count} was pruned","{count} were pruned")].filter(Boolean);return s(
"Of these {considered}: {parts}.",{considered:n.length,parts:d.join(", ")})}var ep=t=>t.reduce((e,n)=>e&&e.beam.score>=n.beam.score?e:n,null);function pa(t){let e=t.
filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score);return e.length?Math.min(...e):null}function tp(t,e,n){let{beam:o}=t,r=t.index+1;if(o.status===
"unseen")return"";if(o.status==="ended")return s("The text ended here but does not count: it ranked too low or lacks a constraint.");if(o.status==="pruned")return np(
t,e);if(o.status==="finished"){let l=ar(t,n);return l.length?s("It ended its text at step {step}: output {numbers}.",{step:r,numbers:l.join(", ")}):e.finished.includes(
t)?s("It ended its text at step {step}, which is kept.",{step:r}):s("It ended its text at step {step}, which was dropped for better ones.",{step:r})}let i=Sn(t)?
[s("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:o.parent+1,number:o.beam+1})]:[],a=o.forced?[s("It was cons\
idered because it advances a constraint.")]:[];return[s("It went on as beam {number}.",{number:o.beam+1}),...i,...a,op(t,e,n)].join(" ")}function np(t,e){let n=pa(
ir(t,e)),o={step:t.index+1,sum:K(t.beam.score),worst:K(n)};return n===null?s("It was pruned at step {step}.",o):s("It was pruned at step {step}: its sum is {sum\
}, that of the worst beam that went on {worst}.",o)}function op(t,e,n){let o=ar(t,n);if(o.length)return s("It is part of output {numbers}.",{numbers:o.join(", ")});
let{alive:r,at:i,children:a,ends:l}=sp(t,e);if(r)return n.finished?s("It was still running when the search stopped at step {step}.",{step:e.steps.length}):s("It\
 is still running.");let d=l.find(_=>e.finished.includes(_));if(d)return s("Its text ended at step {step}, which is kept but not returned.",{step:d.index+1});if(l.
length)return s("Its text ended at step {step}, which was dropped for better ones.",{step:l.at(-1).index+1});let p=ep(a),m=pa(e.steps[i].filter(_=>Nt(_)===Nt(t))),
w={step:i+1,sum:K(p&&p.beam.score),worst:K(m)};return!p||m===null?s("It was overtaken at step {step}: none of its continuations went on.",w):s("It was overtaken\
 at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",w)}function sp(t,e){let n=new Set([t]),o=[];for(let r=t.
index+1;r<e.steps.length;r++){let i=e.steps[r].filter(({before:a})=>n.has(a));if(o.push(...i.filter(({beam:a})=>a.status==="finished")),n=new Set(i.filter(({beam:a})=>a.
status==="running")),!n.size)return{alive:!1,at:r,children:i,ends:o}}return{alive:!0,at:e.steps.length-1,children:[],ends:o}}function ar(t,e){return(e.returned||
[]).flatMap(({last:n},o)=>n&&n.sequence===t.sequence&&we(n)[t.index]===t?[o+1]:[])}function rp(t,e){let n=pe(t.beam.final_score??null);if(n!==null)return da(t,n,
s("Final score"),e);let[o]=ar(t,e),r=o&&e.returned[o-1];return r&&pe(r.score)!==null?da(r.last,r.score,s("Final score of output {number}",{number:o}),e):""}function da(t,e,n,o){
let r=Zn(t,e,o);return r?s("{name}: sum / length^length_penalty = {words}.",{name:n,words:r}):s("{name}: {score}.",{name:n,score:K(e)})}function Zn(t,e,n){let o=n.
started.effective.length_penalty??1,r={sum:K(t.beam.score),length:t.length,power:o,score:K(e)},i=Number.isFinite(o)?ut(t,o):NaN;return Math.abs(i-e)<=Yh*Math.max(
1,Math.abs(e))?`${r.sum} / ${r.length}^${r.power} = ${r.score}`:""}function _n({effective:t,config:e}){let n={...t,...e},o=(n.constraints||[]).map(i=>i.any_of||[i.phrase||[]]),r=(n.force_words_ids||[]).map(i=>Array.isArray(i[0])?
i:[i]);return[...o,...r].map(i=>({alternatives:i,length:Math.max(...i.map(a=>a.length))}))}function ua(t,e){let n=t.map(r=>e.get(r)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function qt({alternatives:t,length:e},n,o,r){if(n>=e)return!0;let i=t.filter(l=>l.length===n);if(!i.length)return!1;let a=[
...r,...we(o).map(l=>l.chosen.token_id)].join(" ")+" ";return i.some(l=>` ${a}`.includes(` ${l.join(" ")} `))}var ip={running:["●",({beam:t})=>s("beam {number}",{number:t+1})],finished:["■",()=>s("ended")],ended:["□",()=>s("ended, not counted")],pruned:["✕",()=>s(
"pruned")]};function fa(t,e){let r=t.querySelector(".gp-beam-table"),i=t.querySelector(".gp-where"),a=t.querySelector(".gp-more"),l={lost:4,progress:7},d=t.querySelector(
".gp-constraints"),p=[],m=[],w=[];function _(E){let M=40-E.filter(T=>T.beam.status!=="pruned").length,u=({beam:T})=>T.beam??(T.status==="finished"?1e6:1e7),x=E.
filter(T=>T.beam.status!=="pruned"||M-- >0).sort((T,I)=>u(T)-u(I)),v=new Map;for(let T of x){let I=T.beam.group??null;v.has(I)||v.set(I,[]),v.get(I).push(T)}return[
...v].sort(([T],[I])=>T-I)}function W(E,M){let u=new Map;for(let{beam:x}of E)x.status==="running"&&x.group<M&&u.set(x.text,(u.get(x.text)||0)+1);return u}function q(E){
let M="",u=E.before;for(;u&&M.length<32;u=u.before)M=(u.piece??u.chosen.text)+M;return(u||M.length>32?"…":"")+Array.from(M).slice(-32).join("")}function N(){let E=c(
"tbody"),M=E.insertRow(),u=c("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[x,v]=[c("b","gp-badge"),c("span")];return u.append(x,v),M.append(u),r.append(
E),m.push({body:E,head:M,badge:x,took:v,rows:[]}),m.at(-1)}function C(E){let M=E.body.insertRow(),u=Array.from({length:8},()=>M.insertCell()),[x,v,T]=[c("span",
"gp-sign"),c("span"),c("span","gp-flag","⚑ "+s("forced"))];u[0].append(x,v,T);let I=c("button","gp-pick",null,{type:"button",tabindex:"-1"}),[z,y,R]=[c("span",
"gp-tail"),c("bdi","gp-tail-text"),c("bdi","gp-word")];return z.append(y),I.append(z,R),u[1].append(I),E.rows.push({row:M,cells:u,sign:x,fate:v,flag:T,pick:I,tail:y,
word:R,node:null}),E.rows.at(-1)}function L(E,M,u){let{beam:x}=M,[v,T]=ip[x.status]||["",()=>x.status];E.node=M,E.row.dataset.status=x.status,E.row.className=u?
"gp-looked":"",A(E.sign,v),A(E.fate,T(x)),E.flag.hidden=!x.forced;let I=q(M);E.tail.replaceChildren(),ln(E.tail,I),Pe(E.word,x.text),E.pick.tabIndex=u?0:-1,E.pick.
setAttribute("aria-pressed",String(u&&e.selected===M));let z=[T(x),...x.forced?[s("forced")]:[]].join(", ");E.pick.setAttribute("aria-label",s("{fate}: {text}",
{fate:z,text:J(I+x.text)})),A(E.cells[2],M.before?s("beam {number}",{number:x.parent+1}):s(e.readsSource?"start":"prompt")),A(E.cells[3],K(x.logprob)),A(E.cells[4],
x.diversity_penalty?`-${K(x.diversity_penalty)}`:"–"),A(E.cells[5],K(x.score)),A(E.cells[6],K(x.final_score)),x.progress&&E.cells[7].replaceChildren(...P(M))}
function $(E){if(d.hidden=!E||!p.length,d.hidden)return;let M=p.map(({alternatives:u,length:x})=>{let v=c("li");return u.forEach((T,I)=>{I&&v.append(` ${s("or")}\
 `),v.append(ae(ua(T,e.texts)))}),v.append(" "+B(x,"({count} token)","({count} tokens)")),v});M.map(u=>u.textContent).join(`
`)!==d.dataset.said&&(d.dataset.said=M.map(u=>u.textContent).join(`
`),d.replaceChildren(...M))}function P(E){let M=e.prefix.map(v=>v.token_id),u=E.beam.progress.map((v,T)=>{let I=c("span","gp-goal"),z=p[T];for(let y=0;z&&y<Math.
min(z.length,8);y++)I.append(c("i",y<v?"gp-full-block":""));return z&&qt(z,v,E,M)?I.append(` ✓ ${s("done")}`):I.append(" "+(z?s("{progress} of {length}",{progress:v,
length:z.length}):String(v))),I}),{bank:x}=E.beam;return x==null?u:[...u,c("span","gp-note",s("bank {bank}",{bank:x}))]}function O(E,[M,u],x,v,T){if(E.body.hidden=
!u,!!u){if(E.head.hidden=M===null,M!==null){A(E.badge,ze(M)),E.body.dataset.look=M%4;let I=[...W(x,M)].flatMap(([z,y])=>[ae(z,"gp-took"),y>1?` × ${y}`:""]);E.took.
replaceChildren(...I.length?[s("Earlier groups have just chosen:"),...I]:[s("Chooses first: no penalty")])}for(;E.rows.length<u.length;)C(E);E.rows.forEach((I,z)=>{
if(I.row.hidden=z>=u.length,!(z>=u.length)){for(let[y,R]of Object.entries(l))I.cells[R].hidden=!T[y];L(I,u[z],u[z]===v)}})}}function b(E){let u=e.prompts[E.sequence].
steps[E.index],x={lost:u.some(({beam:z})=>(z.group??null)!==null),progress:u.some(({beam:z})=>z.progress)};for(let[z,y]of Object.entries(l))r.tHead.rows[0].cells[y].
hidden=!x[z];let v=_(u);for(;m.length<v.length;)N();m.forEach((z,y)=>O(z,v[y]||[null,null],u,E,x));let T=u.length-v.reduce((z,[,y])=>z+y.length,0);a.hidden=T<=0,
A(a,B(T,"and {count} more that was pruned","and {count} more that were pruned"));let I={token:E.index+1,prompt:E.sequence+1};A(i,e.prompts.length>1?s("at token \
{token} of prompt {prompt}",I):s("at token {token}",I)),$(x.progress)}let k=()=>m.filter(({body:E})=>!E.hidden).flatMap(({rows:E})=>E.filter(({row:M})=>!M.hidden)),
h=E=>k().findIndex(({pick:M})=>M.contains(E.target));r.addEventListener("click",E=>{let M=h(E);M>=0&&e.selectStep(k()[M].node)}),r.addEventListener("keydown",E=>{
E.key==="Escape"&&e.selectStep(null);let M=h(E),u={ArrowDown:1,ArrowUp:-1}[E.key];if(M<0||!u)return;E.preventDefault();let x=k()[M+u];x&&(e.selectStep(x.node),x.
pick.focus())});function f(){let E=e.usesBeams?e.current():null,M=E?e.prompts[E.sequence].steps[E.index]:[];return M.includes(E)?E:M[0]}let g=E=>()=>{let M=f(),
u=M&&E(M);return u?s("{name}: {words}.",{name:J(M.beam.text),words:u}):""},S=()=>(e.usesBeams&&e.current()?e.prompts[e.current().sequence].steps[e.current().index]:
[]).find(({beam:E})=>U(E.final_score));return ce(t,{token:g(({beam:E})=>pe(E.logprob)===null?"":`log ${K(Math.exp(E.logprob),4)} = ${K(E.logprob)}`),sum:g(E=>Xn(
E,!0)),final:()=>{let E=S(),M=E&&Zn(E,E.beam.final_score,e);return M?s("{name}: {words}.",{name:J(E.beam.text),words:M}):""}}),E=>{E.run&&e.started&&(p=_n(e.started));
let M=e.usesBeams?e.current():null;t.hidden=!M,!(!M||M===w[0]&&e.selected===w[1])&&(w=[M,e.selected],b(M))}}var ma=12e3;async function ba(t,{tree:e,log:n,prompt:o,number:r,view:i,root:a}){let l=`beam-tree${r?"-"+(r+1):""}`,p=await{svg:()=>new Blob([ka(e,i,a)],{type:"i\
mage/svg+xml"}),png:()=>ap(e,i,a),json:()=>new Blob([JSON.stringify(ga(n,o,r),null,1)],{type:"application/json"}),dot:()=>new Blob([lp(ga(n,o,r))],{type:"text/v\
nd.graphviz"})}[t](),m=c("a","",null,{href:URL.createObjectURL(p),download:`${l}.${t}`});m.click(),setTimeout(()=>URL.revokeObjectURL(m.href),6e4)}function ka(t,e,n){
let o=oe("svg"),r=new vn(o);r.draw(t,{...e,area:null,zoom:1}),r.nameBandsAt(0);let{width:i,height:a}=t;Q(o,{xmlns:"http://www.w3.org/2000/svg",width:i,height:a,
viewBox:`0 0 ${i} ${a}`,class:"t-tree"});let l=getComputedStyle(n),d=o.querySelector("style");d.textContent=d.textContent.replace(/var\((--[\w-]+)\)/g,(m,w)=>l.
getPropertyValue(w).trim());let p=oe("rect");return Q(p,{width:i,height:a,fill:l.getPropertyValue("--gp-page").trim()}),o.insertBefore(p,r.world),new XMLSerializer().
serializeToString(o)}async function ap(t,e,n){let o=ka(t,e,n),r=new Image;r.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(o),await r.decode();let i=Math.
min(2,ma/t.width,ma/t.height),a=c("canvas","",null,{width:Math.ceil(t.width*i),height:Math.ceil(t.height*i)}),l=a.getContext("2d");l.scale(i,i),l.drawImage(r,0,
0,t.width,t.height);let d=await new Promise(p=>a.toBlob(p,"image/png"));if(!d)throw new Error(s("it is too large for the browser."));return d}function ga(t,e,n){
let{started:o}=t,r=o.effective.length_penalty??1,i=new Map,a=new Map;for(let{last:m}of t.returned||[])m&&m.sequence===n&&!a.has(m)&&a.set(m,a.size+1);let l=er(e,
e.steps.length-1),d=e.steps.flatMap(m=>m).map(m=>{let{beam:w}=m;i.set(m,i.size);let _={id:i.get(m),parent:m.before?i.get(m.before):null,step:m.index+1,token_id:w.
token_id,token:w.text,piece:w.piece,logprob:w.logprob,raw_logprob:w.raw_logprob,sum:w.score,length:m.length,score:ut(m,r),rank:m.rank,status:w.status,beam:w.beam,
parent_beam:w.parent};return m.given&&(_.given=!0),w.status==="finished"&&Object.assign(_,{final_score:w.final_score,kept:l.has(m)}),a.has(m)&&(_.output=a.get(m)),
(w.group??null)!==null&&Object.assign(_,{group:w.group,diversity_penalty:w.diversity_penalty}),w.progress&&Object.assign(_,{progress:w.progress,bank:w.bank,forced:w.
forced}),_}),p=t.readsSource?{source:o.prompt}:{prompt:o.prompt||pi(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...p,
seed:o.seed,num_beams:o.effective.num_beams,length_penalty:r,early_stopping:o.effective.early_stopping??!1,nodes:d}}var wa=t=>'"'+t.replace(an,e=>Ye[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function lp({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),o={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},r=e.map(a=>{let l=wa(`${a.token}`).
slice(0,-1)+`\\n${K(a.logprob,2)}  ${K(a.sum,2)}  #${a.rank??""}"`;return`  n${a.id} [label=${l}, ${o[a.status]||""}${a.output?", penwidth=3":""}];`}),i=e.map(a=>{
let l=(.4+4*Math.min(1,X(a.logprob))).toFixed(2);return`  ${a.parent===null?"root":`n${a.parent}`} -> n${a.id} [penwidth=${l}${a.status==="pruned"?", style=dash\
ed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${wa(n)}, style=bold];`,...r,...i,"}",""].join(
`
`)}var cp=800,dp=130,hp=2e4;function xa(t){pp(t),fp(t),mp(t),gp(t),wp(t),bp(t),kp(t)}function pp(t){let{state:e,slider:n}=t;n.addEventListener("input",()=>{e.stop(),
t.goTo(Number(n.value)-1)}),t.part("play").addEventListener("click",()=>up(t))}function up(t){let{state:e,root:n}=t;e.playing?e.stop():(e.atEnd&&t.goTo(0),e.playing=
setInterval(()=>{!n.isConnected||e.atEnd?e.stop():t.goTo(e.shownTo+1),t.sayTime()},Math.max(dp,Math.min(cp,hp/Math.max(1,e.length))))),t.sayTime()}function fp(t){
let{state:e,log:n}=t,o=(i,a)=>{e.choose(i,a),t.regrow()},r=(i,a)=>t.part(i).addEventListener("change",({target:l})=>a(l));r("candidates-shown",({value:i})=>o("c\
andidates",Number(i))),r("number",({value:i})=>o("number",i)),r("lost",({checked:i})=>o("lost",i)),r("fold",({checked:i})=>{e.unfolded=new Set,o("fold",i)}),r("\
prompt-number",({value:i})=>{e.number=Number(i),n.selectStep(null),t.regrow()})}function mp(t){let{box:e,card:n,pan:o,state:r}=t,i=null;e.addEventListener("poin\
termove",a=>{if(a.pointerType==="touch"){n.hide();return}let l=o.pointers.size?null:r.entryAt(o.at(a));l!==i&&(i=l,e.style.cursor=l&&l.node?"pointer":"",l&&l.node?
t.showCard(l):n.hide())}),e.addEventListener("pointerleave",()=>{i=null,n.hide()}),e.addEventListener("click",a=>{let l=o.moved?null:r.entryAt(o.at(a));l&&(t.item.
focusOn(l),va(t,l))})}function va(t,e){let{state:n,log:o}=t;if(e.folded)n.unfolded.add(e.column.from),t.regrow();else if(e.node){let r=e.node===n.broughtOut;n.timeNode=
null,o.selectStep(r?null:e.node)}}function Sa(t,e){e.node&&(t.state.toggle(e),t.regrow())}function On(t,e){e&&(t.pan.byHand=!0,t.pan.reveal(e),t.item.focusOn(e))}
var ya={ArrowLeft:(t,e)=>On(t,e.node&&t.state.parentOf(e)),ArrowRight:(t,e)=>On(t,t.state.kidsOf(e)[0]),ArrowDown:t=>On(t,t.item.neighbour(1)),ArrowUp:t=>On(t,t.
item.neighbour(-1)),Home:t=>On(t,t.state.tree.entries[0]),End:t=>On(t,t.state.tree.at.get(t.state.best)),Enter:va," ":Sa,Escape:t=>t.log.selectStep(null),"+":t=>t.
pan.zoomBy(1.25),"-":t=>t.pan.zoomBy(.8),0:t=>t.pan.whole()};function gp(t){let{item:e,state:n,card:o}=t;e.box.addEventListener("keydown",r=>{r.ctrlKey||r.metaKey||
r.altKey||!e.entry||!Object.hasOwn(ya,r.key)||(r.preventDefault(),r.stopPropagation(),ya[r.key](t,e.entry))}),e.box.addEventListener("focusin",({target:r})=>n.tree&&
r.matches(":focus-visible")&&t.showCard(e.entry)),e.box.addEventListener("focusout",()=>o.hide())}function wp(t){let{root:e,state:n,pan:o}=t,r=(i,a)=>t.part(i).
addEventListener("click",a);r("in",()=>o.zoomBy(1.3)),r("out",()=>o.zoomBy(1/1.3)),r("whole",()=>{o.byHand=!0,o.whole()}),r("follow",()=>{o.byHand=!1,n.upTo=null,
t.regrow()}),e.addEventListener("gp-alone",()=>{o.byHand=!1,t.regrow()})}function bp(t){let{state:e,log:n}=t;t.part("go-on").addEventListener("click",()=>{let o=e.
selected;o&&n.ask({type:"branch",step:o,tokenId:o.chosen.token_id})}),t.part("collapse").addEventListener("click",()=>{let o=e.tree.at.get(e.selected);o&&Sa(t,o)}),
t.part("clear").addEventListener("click",()=>n.selectStep(null))}function kp(t){let{root:e,state:n,log:o}=t,r=t.part("told");t.part("files").addEventListener("c\
lick",async({target:i})=>{let a=i.dataset.file;if(a){if(a==="html"){o.ask({type:"save_page"});return}A(r,"");try{let{tree:l,prompt:d,number:p}=n;await ba(a,{tree:l,
log:o,prompt:d,number:p,view:t.look(null),root:e})}catch(l){A(r,s("The picture could not be made: {reason} Save it as SVG instead.",{reason:l.message}))}}})}var dr=-1e9,Mn=[[!1,"False"],[!0,"True"],["never",'"never"']],yp=["beam_search","beam_sample"],xp=["group_beam_search","constrained_beam_search"];function hr(t){
let{mode:e,effective:n,config:o,eos_token_ids:r,max_new_tokens:i}=t.started,a={...o,...n},l=Tn(a.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:p})=>p.
beam??0))),d=t.prompts[0].given;return{together:yp.includes(e)?!0:xp.includes(e)?!1:null,prompts:t.prompts,start:d,maxNew:i-d,wanted:Tn(a.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(l/Tn(a.num_beam_groups,1)):l,ends:new Set(r),constraints:_n(t.started),promptIds:t.prefix.map(p=>p.token_id),own:{lengthPenalty:Number.
isFinite(a.length_penalty)?a.length_penalty:1,earlyStopping:Mn.some(([p])=>p===a.early_stopping)?a.early_stopping:!1}}}var Tn=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,Le=({beam:t})=>pe(t.score)===null?-1/0:t.score,pr=(t,e)=>Le(t)/t.length**e;function Ea(t,e){return t.together?Sp(t,e):Op(t,e)}function Ma(t,e,n,{maxNew:o},{
lengthPenalty:r,earlyStopping:i}){let a=i==="never"&&r>0?o:e;return{best:t,length:a,bound:t/a**r,worst:n}}var En=new WeakMap;function vp(t,e){if(!En.has(t)){let n=t.
filter(({beam:r})=>r.status==="running"||r.status==="pruned"),o=Math.max(...(n.length?n:t).map(Le));En.set(t,{ended:t.filter(({beam:r},i)=>i<e&&Qn(r)),hopeless:!n.
length,best:n.length?o:o+dr})}return En.get(t)}function Sp(t,e){let{prompts:n,size:o,start:r}=t,i={node:null,score:dr},a=n.map(()=>({group:null,pool:Array(o).fill(
i),stop:null,lastStep:0,weighed:null,exact:!0})),l=Math.min(...n.map(({steps:p})=>p.length)),d=null;for(let p=r;p<l&&!d;p++){let m=n.map(({steps:_})=>vp(_[p],o)),
w=m.every(_=>_.hopeless);a.forEach((_,W)=>_p(_,m[W],p+1,w,t,e)),a.every(_=>_.stop)&&(d=a.find(_=>_.stop.step===p+1).stop)}return{stop:d,prompts:a.map(p=>({kept:p.
pool.filter(({node:m})=>m),pools:[p]}))}}function _p(t,e,n,o,r,i){if(t.stop)return;if(e.ended.length){let p=e.ended.map(m=>({node:m,score:pr(m,i.lengthPenalty)}));
t.pool=[...t.pool,...p].sort((m,w)=>w.score-m.score).slice(0,r.size)}t.lastStep=n;let a=t.pool.at(-1).score,l=t.pool.every(({node:p})=>p),d=t.weighed=Ma(e.best,
n-r.start,l?a:null,r,i);o?t.stop={step:n,why:"criteria"}:l&&i.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:p})=>d.bound>(p?a:dr))||(t.stop={
step:n,why:"settled"})}function Op(t,e){let n=t.prompts.map(i=>{let a=_a(i).map(m=>Oa(i,m,t,e)),l=_a(i).map(m=>Oa(i,m,t,t.own)),d=1/0;return a.forEach((m,w)=>{let[
_,W]=[m,l[w]].map(({stop:q})=>q?q.step:1/0);m.exact=m.lastStep<=d,_!==W&&(d=Math.min(d,_,W))}),{kept:a.flatMap(m=>m.kept).sort((m,w)=>m.score-w.score).reverse(),
pools:a}}),o=n.flatMap(i=>i.pools);return{stop:o.length>0&&o.every(({stop:i})=>i)?o.map(({stop:i})=>i).reduce((i,a)=>a.step>i.step?a:i):null,prompts:n}}var _a=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>n-o);function Oa(t,e,n,o){let{size:r,start:i}=n,a={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let l=i;l<t.steps.length&&!a.stop;l++){let d=Tp(t.steps[l],e,n);if(!d)break;let p=a.lastStep=l+1;d.ended.forEach(_=>Ta(a,_,
n,o));let m=a.kept.length>=r,w=m?cr(a.kept):null;a.weighed=Ma(d.best,p-i,w,n,o),m&&o.earlyStopping===!0?a.stop={step:p,why:"full"}:m&&w>=a.weighed.bound?a.stop=
{step:p,why:"settled"}:Ep(t.steps[l],p,n)&&(Mp(d.nodes,n).forEach(_=>Ta(a,_,n,o)),a.stop={step:p,why:"criteria"})}return a}function Tp(t,e,{ends:n}){En.has(t)||
En.set(t,new Map);let o=En.get(t);if(!o.has(e)){let r=t.filter(({beam:a})=>(a.group??null)===e),i=r.filter(({beam:a})=>a.status==="finished"&&n.has(a.token_id));
o.set(e,r.length?{nodes:r,ended:i,best:Le(r[0])}:null)}return o.get(e)}var cr=t=>Math.min(...t.map(({score:e})=>e));function Ta(t,e,n,{lengthPenalty:o}){let r=pr(
e,o);if(t.kept.length>=n.size&&!(r>cr(t.kept))||(t.kept.push({node:e,score:r}),t.kept.length<=n.size))return;let i=cr(t.kept);t.kept.splice(t.kept.findIndex(a=>a.
score===i),1)}function Ep(t,e,{ends:n,maxNew:o,start:r}){return e-r>=o||t.some(({beam:i})=>Qn(i)&&!n.has(i.token_id))}var Qn=({status:t})=>t==="finished"||t==="\
ended";function Mp(t,{ends:e,constraints:n,promptIds:o,wanted:r}){let i=t.filter(({beam:d})=>d.status==="running"||Qn(d)&&!e.has(d.token_id)),a=d=>n.every((p,m)=>qt(
p,d.beam.progress[m],d,o)),l=i.filter(d=>!d.beam.progress||a(d));return l.length<r?[...l,...i.filter(d=>!l.includes(d))]:l}function $a(t,e,n){let o=Math.max(...t.
prompts.map(i=>i.steps.length));if(e.stop?e.stop.step!==o:n)return!1;let r=Math.min(...t.prompts.map(i=>i.steps.length));return e.prompts.every(({kept:i},a)=>{let{
pools:l}=t.prompts[a],d=l[(t.together?r:l.length)-1]||[];return d.length===i.length&&d.every((p,m)=>$p(p,i[m],t))})}function $p(t,{node:e,score:n},o){if(pe(t)===
null||!Number.isFinite(n))return pe(t)===null==!Number.isFinite(n);let r=2e-5*Math.max(1,e.length**-o.own.lengthPenalty);return Math.abs(t-n)<=r+1e-5*Math.abs(n)}
function La(t,e,n,{lengthPenalty:o},r){let i=t.prompts[e],{kept:a,pools:l}=n.prompts[e],d=(_,W,q="")=>({node:_,score:pr(_,o),place:null,state:W,why:q}),p=new Set(
a.map(({node:_})=>_)),m=Lp(i).filter(_=>!p.has(_)).map(_=>{let{stop:W}=l.find(({group:q})=>q===(_.beam.group??null))||l[0];return!W||_.index<W.step?d(_,"out","d\
ropped"):d(_,"out",n.stop&&_.index>=n.stop.step?"not reached":"too late")}),w=!r&&!n.stop;return[...a.map(({node:_,score:W},q)=>({node:_,score:W,place:q,state:n.
stop&&q<t.wanted?"returned":"kept",why:""})),...w?i.running.map(_=>d(_,"running")).sort((_,W)=>W.score-_.score):[],...m.sort((_,W)=>W.score-_.score)]}var lr=new WeakMap;
function Lp({steps:t}){lr.has(t)||lr.set(t,{read:0,nodes:[]});let e=lr.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function Mo({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var Ap=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),Aa=({processors:t})=>t.filter(e=>!Ap.has(e));function ur(t,e){
let n=t.given,[o,r]=[n?t.steps[n-1][0]:null,0];for(let i=n;i<t.steps.length;i++){let{candidates:a}=(t.distributions[i]||[])[r]||{candidates:[]},l=e(i-n,a[0]);if(l===
void 0)return{last:o,ended:!1,left:null};let d=t.steps[i].find(p=>p.beam.parent===r&&p.beam.token_id===l)||null;if(!d||d.beam.status==="pruned")return{last:o,ended:!1,
left:Cp(t,o,r,{index:i,id:l,node:d,candidates:a})};if(o=d,d.beam.status!=="running")return{last:o,ended:!0,left:null};r=d.beam.beam}return{last:o,ended:!1,left:null}}
function Cp(t,e,n,{index:o,id:r,node:i,candidates:a}){let l=i&&i.beam||a.find(_=>_.token_id===r)||null,d=i?i.beam.group:e&&e.beam.group,p=t.steps[o].filter(_=>(_.
beam.group??null)===(d??null)||!e),m=p.filter(_=>_.beam.status==="running").map(Le),w=e&&!e.given?Le(e):0;return{index:o,token:l,node:i,considered:p.length,sum:i?
Le(i):l&&pe(l.logprob)!==null?w+l.logprob:null,best:m.length?Math.max(...m):null,worst:m.length?Math.min(...m):null}}var $o=t=>ur(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var Ca=700;function fr(t,e){let{beam:n,length:o}=t,r=e.started.effective.length_penalty??1,i=e.prompts[t.sequence].steps[t.index].filter(d=>(d.beam.group??null)===
(n.group??null)).length,a=()=>pe(n.logprob)===null?"":`log ${K(X(n.logprob),4)} = ${K(n.logprob)}`,l=[[s("probability"),H(Math.min(1,X(n.logprob))),"probability"],
[s("token log p"),K(n.logprob),"logprob",a]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&l.push([s("before the processors"),K(n.raw_logprob),"logpr\
ob"]),l.push([s("sum"),K(n.score),"beam",()=>Xn(t,!0)]),l.push([s("sum / {length}^{power}",{length:o,power:r}),K(ut(t,r)),"sequence-score",()=>Zn(t,ut(t,r),e)]),
l.push([s("rank"),t.rank?s("{rank} of {among}",{rank:t.rank,among:i}):s("below the {among} considered",{among:i}),"beam",()=>"",{formula:"",unit:""}]),n.diversity_penalty&&
l.push([s("diversity penalty"),K(n.diversity_penalty),"diversity-penalty"]),(n.bank??null)!==null&&l.push([s("bank"),String(n.bank),"constraint"]),l}function mr(t,e,n,{
place:o,greedy:r}={}){let{beam:i}=t,a=n.prompts[t.sequence].steps[t.index].filter($=>($.beam.group??null)===(i.group??null)),l=a.filter($=>$.beam.status==="runn\
ing"),d=(i.beam??0)+1,p=n.started.mode==="beam_sample",m=n.finished&&t.index===n.prompts[t.sequence].steps.length-1;if(t.given)return s("It was given, not chose\
n: the search begins after it.");let w=Sn(t)?[s("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:i.parent+1,number:d})]:
[],_=i.forced?[s("It was considered because it advances a constraint.")]:[],W=l.reduce(($,P)=>Math.min($,P.beam.score),1/0),q=Number.isFinite(W)?[s("The worst b\
eam that went on has a sum of {sum}.",{sum:K(W)})]:[],N=K(i.final_score),C={tip:()=>[m?s("It was still running as beam {number} when the search stopped.",{number:d}):
s("It goes on as beam {number}.",{number:d}),...w,..._],inner:()=>[s("It went on as beam {number}.",{number:d}),...w,..._],lost:()=>[s("It went on as beam {numb\
er}, but is a dead end: better beams took the places of its continuations.",{number:d}),...w,..._],kept:()=>[s("The text ended here and is kept, with a final sc\
ore of {score}.",{score:N}),...o?[s("It is output {place}.",{place:o})]:[]],fell:()=>[s("The text ended here with a final score of {score}, but was dropped for \
better ones.",{score:N})],ended:()=>[s("The text ended here but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[s(p?"It was drawn and pr\
uned: better ones filled the beams.":"It was considered and pruned."),...q],unseen:()=>[p?s("It was not drawn."):s("It was too improbable: not among the {consid\
ered} continuations that were considered.",{considered:a.length})]},L=r?[s("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];
return[...Object.hasOwn(C,e)?C[e]():[],...L].join(" ")}var gr=t=>t.piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.text?t.beam.text:"");function wr(t,e,n){
return t.beam.progress.map((o,r)=>{let i=e[r];return i&&qt(i,o,t,n)?"✓":o?"◐":"·"}).join("")}function br(t,e){let n=(d,p,m)=>t.querySelector(".gp-picked-"+
m)||t.appendChild(c(d,p)),o=n("p","gp-whole-text","text"),r=n("dl","","facts"),i=n("p","gp-fate","fate"),a=t.classList.contains("gp-node-card");function l(d,p,m){
if(!d){t.hidden=!0;return}let w=p.at.get(d),_=we(d.before).map(C=>C.piece??"").join(""),W=a&&_.length>Ca?"…"+_.slice(-Ca):_,q=c("b","");Pe(q,gr(d)||d.beam.text),
o.replaceChildren(c("bdi","",W),q);let N=fr(d,e);d.beam.progress&&N.push([s("constraints"),wr(d,m,e.prefix.map(C=>C.token_id)),"constraint"]),a?r.replaceChildren(
...N.flatMap(([C,L])=>[c("dt","",C),c("dd","",L)])):ee(r,N.length,Pp),a||N.forEach((C,L)=>Wp(r.children[L],C)),A(i,mr(d,w?w.look:d.beam.status,e,w||{})),t.hidden=
!1}return{element:t,show:l,hide:()=>{t.hidden=!0}}}function Pp(){let t=c("div"),e=c("dt");return e.append(c("span")),t.append(e,c("dd")),t}function Wp(t,[e,n,o,
r=()=>"",i={}]){let a=t.firstChild.firstChild;A(a,e),te(a,o,()=>r()?he(r()):"",i),A(t.lastChild,n)}function Pa(){return[...[["tip",s("goes on")],["lost","✕ "+
s("dead end")],["kept","■ "+s("ended, kept")],["fell","▤ "+s("ended, dropped")],["pruned","✕ "+s("pruned")],["unseen","… "+s("not considered")],["path",
s("best or selected text")]].map(([e,n])=>{let o=oe("svg","t-tree"),r=oe("g",`t-${e}`),[i,a]=[oe("rect","t-box"),oe("rect","t-inside")];Q(i,{x:2,y:2,width:22,height:11,
rx:3}),Q(a,{x:4.5,y:4.5,width:17,height:6,rx:2}),r.append(i,a),o.append(r);let l=c("span");return e==="unseen"?l.append(n):l.append(o,n),l}),c("span","",s("2→1:\
 beam 2 goes on as beam 1")),c("span","","★ "+s("output")),c("span","","G "+s("greedy path"))]}var Np=700,qp={candidates:2,number:"probability"},Lo=class{constructor(e){this.log=e,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:e,max_new_tokens:n}=this.
log.started,o=(e.num_beams||1)*n>Np;this.choices={...qp,lost:!o,fold:o,...o?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=_n(this.log.started),this.stop()}choose(e,n){this.choices[e]=n,this.byHand[e]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let e=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return e?e.last:null}get selected(){let{selected:e}=this.log;return e&&e.beam&&e.sequence===this.number?e:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:e,number:n,prompt:o,atEnd:r}=this;this.stale=!1;let i=r&&
e.returned?e.returned.map(({last:a})=>a):[];this.tree=la(o,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:i.filter(
a=>a&&a.sequence===n),live:!e.finished||!r,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:e}=this,{last:n,left:o}=$o(e),r=Yn([n]),i=o&&(o.node||o.token&&Ai(
e,o.index,n,o.token.token_id));return i?r.add(i):r}get newest(){let{columns:e,at:n,entries:o}=this.tree,{x:r,width:i}=e.at(-1),{y:a,height:l}=n.get(this.best)||
o[0];return{x:r,y:a,width:i,height:l}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:o,to:r})=>n+r-o,0)}kidsOf(e){return this.
tree.entries.filter(({nodes:n})=>n.length&&n[0].before===e.node)}parentOf(e){return this.tree.at.get(e.nodes[0].before)}entryAt([e,n]){let o=r=>e>=r.x&&e<=r.x+r.
width&&n>=r.y-2&&n<=r.y+r.height+2;return this.tree&&this.tree.entries.findLast(o)}goalsOf(e){return e.beam.progress?(this.goals.has(e)||this.goals.set(e,wr(e,this.
constraints,this.log.prefix.map(n=>n.token_id))),this.goals.get(e)):""}toggle({node:e,column:n,folded:o}){let{unfolded:r,collapsed:i}=this,a=this.tree.columns.some(
({from:l,open:d})=>d&&l===e.index);o?r.add(n.from):a&&r.has(e.index)?r.delete(e.index):i.has(e)?i.delete(e):e.beam.status==="running"&&i.add(e)}};var Ao=class{constructor(e,n){this.box=e,this.changed=n,this.x=0,this.y=0,this.zoom=1,this.plane=[1,1],this.moved=!1,this.byHand=!1,this.gesture=!1,this.pointers=
new Map,e.addEventListener("pointerdown",o=>this.down(o)),e.addEventListener("pointermove",o=>this.move(o));for(let o of["pointerup","pointercancel"])e.addEventListener(
o,r=>this.up(r));e.addEventListener("wheel",o=>this.wheel(o),{passive:!1}),this.resized=()=>this.settle(),new ResizeObserver(()=>this.resized()).observe(e)}get width(){
return this.box.clientWidth||1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.
zoom]}get limits(){let e=Math.min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,e)),2.5]}sized(e,n){this.plane=[e,n],this.
settle()}settle(){let[e,n]=this.limits;this.zoom=Math.min(n,Math.max(e,this.zoom));let[o,r]=[this.width/this.zoom,this.height/this.zoom],i=(a,l,d)=>l>d?(d-l)/2:
Math.max(0,Math.min(a,d-l));this.x=i(this.x,o,this.plane[0]),this.y=i(this.y,r,this.plane[1]),this.changed()}zoomBy(e,[n,o]=[this.width/2,this.height/2],r=!1){this.
gesture=r;let[i,a]=this.limits,l=Math.min(a,Math.max(i,this.zoom*e));this.x+=n/this.zoom-n/l,this.y+=o/this.zoom-o/l,this.zoom=l,this.byHand=!0,this.settle()}whole(){
[this.zoom]=this.limits,[this.x,this.y]=[0,0],this.settle()}shows({x:e,y:n,width:o,height:r}){let[i,a,l,d]=this.area;return e>=i&&n>=a&&e+o<=l&&n+r<=d}reveal({x:e,
y:n,width:o,height:r},i=40){let[a,l,d,p]=this.area,m=Math.min(i,(d-a)/4,(p-l)/4);this.x+=Math.min(0,e-m-a)||Math.max(0,e+o+m-d),this.y+=Math.min(0,n-m-l)||Math.
max(0,n+r+m-p),this.settle()}at({clientX:e,clientY:n}){let{left:o,top:r}=this.box.getBoundingClientRect();return[this.x+(e-o)/this.zoom,this.y+(n-r)/this.zoom]}down(e){
e.button||(this.pointers.set(e.pointerId,e),this.pointers.size===1&&(this.moved=!1))}move(e){let n=this.pointers.get(e.pointerId);if(!n)return;let[o,r]=[e.clientX-
n.clientX,e.clientY-n.clientY];if(!this.moved&&Math.hypot(o,r)<4)return;this.moved||this.box.setPointerCapture(e.pointerId),this.moved=!0,this.byHand=!0,this.pointers.
set(e.pointerId,e);let i=[...this.pointers.values()].find(({pointerId:a})=>a!==e.pointerId);if(i){let a=p=>Math.hypot(p.clientX-i.clientX,p.clientY-i.clientY)||
1,{left:l,top:d}=this.box.getBoundingClientRect();this.zoomBy(a(e)/a(n),[(e.clientX+i.clientX)/2-l,(e.clientY+i.clientY)/2-d],!0)}else this.x-=o/this.zoom,this.
y-=r/this.zoom,this.settle()}up(e){this.pointers.delete(e.pointerId)}wheel(e){let n=this.box.closest(".gp-alone")!==null,{left:o,top:r}=this.box.getBoundingClientRect();
e.ctrlKey||e.metaKey||n&&!e.shiftKey&&!e.deltaX?(e.preventDefault(),this.zoomBy(Math.exp(-e.deltaY*(e.deltaMode?.05:.002)),[e.clientX-o,e.clientY-r],!0)):(e.deltaX||
e.shiftKey)&&(e.preventDefault(),this.x+=(e.deltaX||e.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var Co=class{constructor(e,n,o){this.box=e,this.state=n,this.pan=o,this.element=null,this.entry=null}focusOn(e,n=!1){let o=this.element,r=o&&document.activeElement===
o;this.element=c("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(e)}),this.entry=e,this.box.append(this.element),o&&o.remove(),this.place(),(r||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(e){let{state:n}=this,o=e.node?e.nodes[0].index+2:1,r=e.node?n.kidsOf(n.parentOf(e)||n.tree.entries[0]):
[e],i=e.hidden||e.folded?"false":n.kidsOf(e).length?"true":null;return{"aria-level":o,"aria-label":this.labelOf(e),"aria-setsize":r.length||1,"aria-posinset":Math.
max(0,r.indexOf(e))+1,"aria-selected":String(!!e.node&&e.node===n.selected),...i&&{"aria-expanded":i}}}labelOf(e){let{log:n}=this.state,{node:o,nodes:r}=e;if(!o)
return s(n.readsSource?"The start of the target, where the tree begins":"The prompt, where the tree begins");let i=J(r.map(gr).join("")),a=r.length>1?B(r.length,
"{count} token, {text}","{count} tokens, {text}",{text:i}):i,l=fr(o,n).map(([d,p])=>`${d} ${p}`);return`${a}, ${s("step {number}",{number:o.index+1})}. ${mr(o,e.
look,n,e)} ${l.join(", ")}`}place(){let{state:{tree:e,best:n},entry:o,pan:{x:r,y:i,zoom:a}}=this;if(!e)return;let l=o&&(o.node?e.at.get(o.node):e.entries[0])||e.
at.get(n)||e.entries[0];if(!o||l.node!==o.node){this.focusOn(l,!0);return}this.entry=l,Object.assign(this.element.style,{left:`${(l.x-r)*a}px`,top:`${(l.y-i)*a}\
px`,width:`${l.width*a}px`,height:`${l.height*a}px`})}neighbour(e){let n=this.state.tree.entries.filter(({x:o})=>o===this.entry.x).sort((o,r)=>o.y-r.y);return n[n.
indexOf(this.entry)+e]}};var Wa=600,Ip=150,Rp=130,Na=.2,jp=.4,Po=class{constructor(e,n){this.root=e,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new vn(this.part("picture")),this.pan=new Ao(this.box,()=>this.schedule()),this.scale=1,this.pan.resized=()=>this.resized(),this.item=new Co(this.
part("tree-nodes"),n,this.pan),this.card=br(this.part("node-card"),this.log),this.picked=br(this.part("picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=
void 0,this.part("legend-line").append(...Pa())}part(e){return this.root.querySelector(".gp-"+e)}get selected(){return this.log.selected&&this.state.tree?this.state.
tree.at.get(this.log.selected):void 0}resized(){let{state:e,pan:n,root:o}=this;if(o.hidden)return;let r=Number(getComputedStyle(o).getPropertyValue("--gp-scale"))||
1;n.zoom*=r/this.scale,e.tree&&(r!==this.scale||this.box.closest(".gp-alone"))&&this.regrow(),this.scale=r,n.settle(),e.tree&&!n.byHand&&n.reveal(this.selected||
e.newest,30)}revealSelected(){let{selected:e,pan:n}=this;e&&!n.shows(e)&&n.reveal(e,1/0)}begin(){let{state:e}=this;e.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,
byHand:!1}),this.part("candidates-shown").value=e.choices.candidates,this.part("number").value=e.choices.number,this.part("lost").checked=e.choices.lost,this.part(
"fold").checked=e.choices.fold}grow(){let{state:e,pan:n,box:o}=this;e.lay();let{width:r,height:i}=e.tree;n.byHand||(n.zoom=this.zoomFor(r,i));let a=`${Math.round(
Math.max(Ip,Math.min(Wa,i*Math.min(1,n.zoom)+4)))}px`;o.style.height!==a&&(o.style.height=a),this.drawn=null,n.sized(r,i),n.byHand||n.reveal(e.newest,30),this.drawPicked(),
this.sayTime()}zoomFor(e,n){let{pan:o,scale:r}=this;if(r!==1)return r;let i=Math.min(1,Math.max(.8,(Wa-4)/n));return this.box.closest(".gp-alone")?Math.max(i,Math.
min(2,o.width/e,o.height/n)):i}schedule(){this.wanted||(this.wanted=!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){
this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:e,
picture:n}=this,{x:o,y:r,zoom:i,area:a}=e;this.drawn&&e.gesture&&Math.abs(Math.log(i/this.drawn.zoom))<jp&&i!==this.drawn.zoom?(clearTimeout(this.resting),this.
resting=setTimeout(()=>this.redraw(),Rp)):(!this.isDrawn(a)||i!==this.drawn.zoom)&&this.drawAround(a,i);let{drawn:d}=this,p=[(d.area[0]-o)*i,(d.area[1]-r)*i].map(
m=>`${m.toFixed(2)}px`);n.element.style.transform=`translate(${p}) scale(${i/d.zoom})`,n.nameBandsAt(o),this.item.place(),this.part("follow").hidden=!e.byHand}isDrawn([
e,n,o,r]){if(!this.drawn)return!1;let{area:i}=this.drawn;return e>=i[0]&&n>=i[1]&&o<=i[2]&&r<=i[3]}drawAround([e,n,o,r],i){let{picture:a}=this,[l,d]=[(o-e)*Na,(r-
n)*Na],p=[e-l,n-d,o+l,r+d];this.drawn={zoom:i,area:p},Q(a.element,{width:(p[2]-p[0])*i,height:(p[3]-p[1])*i}),Q(a.world,{transform:`translate(${-p[0]*i} ${-p[1]*
i}) scale(${i})`}),a.draw(this.state.tree,this.look(p))}look(e){let{state:n,log:o}=this,r=n.broughtOut;return{area:e,zoom:this.pan.zoom,path:Yn([r||n.best]),dim:!!r,
number:n.choices.number,penalty:n.penalty,goals:n.constraints.length?i=>n.goalsOf(i):null,root:s(o.readsSource?"target start":"the prompt")}}goTo(e){let{state:n,
log:o,pan:r}=this;n.upTo=e>=n.length-1?null:Math.max(0,e),n.timeNode=n.upTo===null?null:n.best,o.selectStep(n.timeNode),n.upTo!==null&&(r.byHand=!1),this.regrow()}sayTime(){
let{state:e,slider:n}=this,o=Math.max(1,e.length),r={step:e.shownTo+1,end:o,folded:e.folded},i=s("step {step} of {end}",r);Q(n,{max:o}),n.value=String(e.shownTo+
1),n.setAttribute("aria-valuetext",i),A(this.part("step-words"),e.folded?s("step {step} of {end}, {folded} folded",r):i),A(this.part("play"),s(e.playing?"❚❚ Pau\
se":"▶ Play"))}showCard(e){let{card:n,pan:o,state:r}=this;n.show(e.node,r.tree,r.constraints);let{x:i,y:a,zoom:l}=o,[d,p]=[(e.x-i)*l,(e.y+e.height-a)*l+8],{element:m}=n,
w=(e.y-a)*l-m.offsetHeight-8;m.style.left=`${Math.max(4,Math.min(d,o.width-m.offsetWidth-4))}px`,m.style.top=`${p+m.offsetHeight>o.height&&w>0?w:p}px`}drawPicked(){
let{state:e,log:n}=this,o=e.broughtOut,r=this.part("picked");if(r.hidden=!o,r.hidden)return;this.picked.show(o,e.tree,e.constraints),this.part("go-on").hidden=!n.
canAsk||n.hideFrom!==null;let i=e.tree.at.get(o),a=i&&!i.hidden&&e.kidsOf(i).length,l=this.part("collapse");l.hidden=!i||!a&&!i.hidden||o.beam.status!=="running",
A(l,i&&i.hidden?s("Open what follows ({count})",{count:i.hidden}):s("Fold what follows"))}drawPrompts(){let e=this.log.prompts.length,n=this.part("prompt-number");
this.part("which").hidden=e<2,n.options.length!==e&&(n.replaceChildren(...this.log.prompts.map((o,r)=>c("option","",String(r+1),{value:r}))),n.value=this.state.
number)}};function qa(t,e){let n=new Lo(e),o=new Po(t,n);return xa(o),r=>{t.hidden=!e.usesBeams||e.hideFrom===0,r.run&&e.started&&o.begin(),!t.hidden&&(o.part("files").querySelector(
"[data-file=html]").hidden=!e.canAsk,(r.run||r.steps||r.status)&&(n.stale=!0,o.drawPrompts()),o.drawn=null,o.draw(),r.selection&&o.revealSelected(),o.drawPicked())}}var Bp={returned:"★",kept:"■",running:"●",out:"□"},[zp,Ia]=[100,14],Fp=16,kr=new WeakMap,Ra=new WeakMap;function Wo(t){let e=[],n=t;for(;n&&!kr.has(n);)
e.push(n),n=n.before;let o=n?kr.get(n):"";for(let r of e.reverse())o+=r.piece??(r.given||!Qn(r.beam)?r.chosen.text:""),kr.set(r,o);return o}function qo(t,e=26){
let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function Hp(t,e){let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;
for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function Dp(t,e,n){if(n.ends.has(t.beam.token_id))return Me("eos")[0];if(t.length>=n.maxNew)return Me("length")[0];
let o=(e.returned||[]).find(({last:r})=>r===t);return o?Me(o.stopReason)[0]:s("a stopping criterion")}function Kp({place:t,state:e,why:n}){return t!==null?e==="\
returned"?s("{place} output",{place:t+1}):String(t+1):n==="dropped"?s("dropped"):n==="too late"?s("too late"):n==="not reached"?s("not reached"):e==="running"?s(
"still running"):""}var No=class{constructor(e,n){this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",o=>{let r=this.
rows.find(({pick:i})=>i.contains(o.target));r&&n.selectStep(n.selected===r.node?null:r.node)}),this.body.addEventListener("keydown",o=>{o.key==="Escape"&&n.selectStep(
null);let r={ArrowDown:1,ArrowUp:-1}[o.key];if(!r)return;o.preventDefault();let i=this.rows[this.rows.findIndex(({pick:a})=>a===o.target)+r];i&&!i.row.hidden&&i.
pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.from({length:9},()=>e.insertCell()),[o,r]=[c("span","gp-sign",null,{"aria-hidden":"true"}),c("span")];
n[0].append(o,r);let i=c("button","gp-pick",null,{type:"button"}),[a,l]=[c("bdi","gp-head-text"),c("bdi","gp-tail-text")];i.append(a,l),n[3].append(i);let d={row:e,
cells:n,sign:o,place:r,pick:i,head:a,tail:l,node:null};return this.rows.push(d),d}draw(e,n,o){let r={moved:n!==null,group:e.some(({node:d})=>(d.beam.group??null)!==
null),words:e.some(({node:d})=>d.beam.progress)};for(let[d,p]of Object.entries(r))Y(this.table.tHead.querySelector(`.gp-${d}-column`),p);for(;this.rows.length<e.
length;)this.newRow();let i=e.map(({node:d})=>Wo(d)),a=i.map(d=>Hp(d,i[0]));i.length>1&&(a[0]=Math.min(...a.slice(1)));let l=Math.max(0,e.findIndex(({node:d})=>d===
this.log.selected));this.rows.forEach((d,p)=>{Y(d.row,p<e.length),!d.row.hidden&&(d.pick.tabIndex!==(p===l?0:-1)&&(d.pick.tabIndex=p===l?0:-1),this.fill(d,e[p],
i.length>1?a[p]:0,n,o,r))})}fill(e,n,o,r,i,a){let{node:l,score:d,place:p,state:m}=n,{cells:w,pick:_}=e,[W,q]=[Wo(l),this.log.selected===l];e.node=l,e.row.dataset.
state!==m&&(e.row.dataset.state=m),A(e.sign,Bp[m]),A(e.place,Kp(n)),this.sayText(e,W,o,q),_.getAttribute("aria-pressed")!==String(q)&&_.setAttribute("aria-press\
ed",String(q)),Y(w[1],a.moved),a.moved&&A(w[1],Gp(p,r.get(l))),Y(w[2],a.group),a.group&&A(w[2],ze(l.beam.group)),A(w[4],Number.isFinite(Le(l))?K(Le(l)):"−∞"),
A(w[5],String(l.length)),A(w[6],Number.isFinite(d)?K(d):"−∞"),Y(w[7],a.words),a.words&&A(w[7],this.written(l,i)),A(w[8],m==="running"?"–":`${l.index+1}: ${Dp(
l,this.log,i)}`)}sayText({pick:e,head:n,tail:o},r,i,a){let l=a||i<Fp?0:i,d=`${a} ${l} ${r}`;if(Ra.get(e)===d)return;Ra.set(e,d);let p=Array.from((l?"…":"")+r.
slice(l)),m=a||p.length<=2*Ia?0:Ia,w=p.slice(0,p.length-m);ve(n,(a?w:w.slice(0,zp)).join("")),ve(o,m?p.slice(-m).join(""):"",{plain:!m}),e.setAttribute("aria-la\
bel",J(r)),l||p.length>60?Ee(e,()=>s("The whole text: {text}",{text:r})):delete e.dataset.tip}written(e,{constraints:n,promptIds:o}){let r=n.filter((i,a)=>qt(i,
e.beam.progress[a],e,o)).length;return`${r===n.length?"✓ ":""}${s("{done} of {all}",{done:r,all:n.length})}`}};function Gp(t,e){return e===void 0?t===null?"–":
"– ▲":t===null?`${e+1} ▼`:t===e?`${e+1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var Io=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,A(this.button,
s(this.isAsked?"running …":"Run greedy decoding"))}draw(e,n,o){let{log:r}=this,i=(r.searched.get(r.turn)||[]).find(({kind:l})=>l==="greedy")||null;this.button.
hidden=!!i||!r.finished||!Object.hasOwn(r.answers,"search"),this.sayButton(),this.path.hidden=!!i,this.fill(this.path,this.pathWords($o(e.prompts[n]),e,o.prompts[n].
kept,!!r.started.effective.do_sample));let a=Aa(r.started).map(l=>De(l)[0]);this.doubt.hidden=!a.length||!!i,A(this.doubt,s("This is the path of the most probab\
le tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.",{processors:a.join(", ")})),this.exactly.
hidden=!i,i&&this.said!==i&&this.drawFound(i,e,n,o),this.said=i}fill(e,n){let o=n.map(r=>typeof r=="string"?r:r.textContent).join(`
`);e.dataset.said!==o&&(e.dataset.said=o,e.replaceChildren(...n))}pathWords({last:e,ended:n,left:o},r,i,a){if(o)return this.leftWords(o,r,a);if(!e||e.given)return[
s(a?"The path of the most probable tokens is not known yet.":"The greedy path is not known yet.")];let l=n?i.findIndex(({node:m})=>m===e):-1,d=K(Le(e)),p=l<0?B(
e.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",{sum:d}):B(e.length,"Its sum is {sum} after {count} token, its score {\
score}.","Its sum is {sum} after {count} tokens, its score {score}.",{sum:d,score:K(i[l].score,4)});return[[this.fateWords(e,n,l,a),p,...this.bestWords(e,n,l,r,
i)].join(" ")]}fateWords({beam:e,index:n},o,r,i){let a={text:s(i?"The text of the most probable tokens":"The greedy text"),beam:(e.beam??0)+1,place:r+1,token:n+
1};return o?r>0?s("{text} has ended, and has rank {place}.",a):r===0?this.log.finished?s("{text} is the best output.",a):s("{text} is the best so far.",a):e.status===
"finished"?s("{text} ended at token {token} but is not kept: others are better.",a):s("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",a):s("{text} is still running, as beam {beam}.",a)}bestWords({sequence:e},n,o,r,i){if(!n){let p=r.prompts[e].running.map(Le);return p.length?
[s("The best beam has {sum}.",{sum:K(Math.max(...p))})]:[]}if(o===0||!i[0])return[];let{node:a,score:l}=i[0],d={sum:K(Le(a)),score:K(l,4)};return[B(a.length,"Th\
e best has a sum of {sum} after {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",d)]}leftWords({
index:e,token:n,node:o,sum:r,considered:i,best:a,worst:l},d,p){let m=d.prompts.some(({steps:W})=>(W[0]||[]).some(({beam:q})=>(q.group??null)!==null)),w=_e([o?s(
"rank {rank} of {considered}",{rank:o.rank,considered:i}):s("not among the {considered} considered",{considered:i}),...r===null?[]:[s("sum {sum}",{sum:K(r)})],...l===
null?[]:[s("worst beam that went on {worst}, best {best}",{worst:K(l),best:K(a)})]]),_=s(p?"{where} left the path of the most probable tokens at token {place}: \
{token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return me(_,{where:s(m?"Group A":"The search"),place:String(e+1),details:w,
token:n?ae(n.text,"gp-strong"):s("a token that was not recorded")})}drawFound(e,n,o,r){let i=e.tokens.map(([W])=>W),a=ur(n.prompts[o],W=>i[W]),l=W=>W.reduce((q,N)=>q+
(pe(N)??-1/0),0),d=r.prompts[o].kept[0],p=d?we(d.node).filter(W=>!W.given):[],m=c("span");this.fill(m,[...me(s("Run by the library, greedy decoding wrote {text}\
."),{text:ae(qo(e.text,60),"gp-wrote")}),` ${this.totalWords(i.length,l(e.tokens.map(([,,W])=>W)))} `,d?`${this.bestTotalWords(p.length,l(p.map(({chosen:W})=>W.
raw_logprob)))} `:"",...this.pathWords(a,n,r.prompts[o].kept,!1)]);let w=c("details"),_=c("table");for(let[W,[,q,N]]of e.tokens.entries()){let C=_.insertRow();C.
insertCell().textContent=W+1,C.insertCell().append(ae(q)),C.insertCell().textContent=K(pe(N))}w.append(c("summary","",s("Its tokens and their log-probabilities")),
_),this.exactly.replaceChildren(m,w)}totalWords(e,n){let o={sum:K(n)};return this.log.started.processors.length?B(e,"It has {count} token with a log-probability\
 of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",o):B(e,"It has {count} token with a log-probabi\
lity of {sum}.","It has {count} tokens with a log-probability of {sum}.",o)}bestTotalWords(e,n){let o={sum:K(n)};return this.log.started.processors.length?B(e,"\
The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability of {sum} be\
fore the processors.",o):B(e,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-probability of \
{sum}.",o)}};var $n=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,yr=t=>Mn.find(([e])=>e===t)?.[1]??String(t),It=t=>String(Number(t.toFixed(4))),
Ro=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=Mn.map(([o,r])=>this.
newRow(o,r)),this.asked=null}newRow(e,n){let o=this.root.querySelector("tbody").insertRow(),r=c("th","",null,{scope:"row"});o.append(r);let[i,a,l]=Array.from({length:3},
()=>o.insertCell()),d=c("span"),p=c("button","gp-button gp-run-on",null,{type:"button","aria-label":s("Run the search with early_stopping {name}",{name:n})});l.
dataset.name=`${s("outputs:")} `,i.append(d," ",p);let m={row:o,head:r,words:d,button:p,because:a,outputs:l,value:e,name:n,rule:null};return p.addEventListener(
"click",()=>{this.asked=m.rule,this.log.ask({type:"search",kind:"rule",rule:m.rule}),this.sayButton(m)}),m}sayButton({button:e,rule:n}){let o=!!(this.asked&&$n(
this.asked,n));e.disabled=o,A(e,s(o?"running …":"Run the search"))}draw(e,n,o,r,i){A(this.why,this.whyWords(e,n,o(e.own),i));for(let a of this.rows){a.rule={lengthPenalty:r.
lengthPenalty,earlyStopping:a.value};let l=$n(a.rule,e.own);ue(a.row,l?"gp-own-rule":""),A(a.head,l?s("{name} (this run)",{name:a.name}):a.name),this.drawRule(a,
e,n,o,i)}}drawRule(e,n,o,r,i){let a=r(e.rule),{pools:l}=a.prompts[o],d=l.every(({exact:w})=>w),p=a.stop&&d?null:this.answerTo(e.rule),m=!p&&!(a.stop&&d);if(e.button.
hidden=!m||!this.log.finished||!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),p){A(e.words,s("after step {step}",{step:p.steps})),A(e.because,s("fo\
und by a run")),this.sayOutputs(e.outputs,...this.comparedIds(p));return}A(e.words,Up(a,d,i)),A(e.because,this.reasons(l,n,e.rule)),!d||!a.stop?A(e.outputs,"–"):
this.sayOutputs(e.outputs,...this.comparedNodes(a,r(n.own),o,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(o=>o.kind==="rule"&&$n(o.rule,
e))||null}comparedNodes(e,n,o,{wanted:r}){let[i,a]=[e,n].map(({prompts:d})=>d[o].kept.slice(0,r));return[i.filter(({node:d},p)=>!a[p]||a[p].node!==d).length,i.length,
i[0]?{text:Wo(i[0].node),score:i[0].score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:o})=>o.join(" "));return[e.filter(({
token_ids:o},r)=>o.join(" ")!==n[r]).length,e.length,e[0]]}sayOutputs(e,n,o,r){let i=r&&{differ:n,all:o,score:K(r.score,4)},a=n?o>1?s("{differ} of {all} differ;\
 the best, with score {score}:",i):s("another text, with score {score}:",i):s("the same"),l=a+(n?r.text:"");e.dataset.said!==l&&(e.dataset.said=l,e.replaceChildren(
a,...n?[" ",ae(qo(r.text,40),"gp-wrote")]:[]))}whyWords(e,n,o,r){let{pools:i}=o.prompts[n],a=yr(e.own.earlyStopping);return(o.stop?s("This search stopped after \
step {step} by the rule of early_stopping {name}.",{step:o.stop.step,name:a}):r?s("The search was cut off. By the rule of early_stopping {name} it would have go\
ne on.",{name:a}):s("The search goes on by the rule of early_stopping {name}.",{name:a}))+(i.length>1?`
`:" ")+this.reasons(i,e,e.own)}reasons(e,n,o){return e.map(r=>[...Vp(r,e.length>1),this.reason(r,n,o)].join(" ")).join(`
`)}reason({stop:e,weighed:n},o,r){if(!n)return s("No step has been taken.");let{best:i,length:a,bound:l,worst:d}=n;if(e&&e.why==="criteria")return this.cutOffWords(
o,e);if(d===null)return B(o.size,"No text has ended.","Fewer than {count} texts have ended.");let p=r.earlyStopping==="never"&&r.lengthPenalty>0,m=`${K(i)} / ${a}\
 ^ ${It(r.lengthPenalty)} = ${K(l,4)}`,w={numbers:p?s("{formula} (at the longest possible length)",{formula:m}):m,worst:K(d,4)},{together:_}=o;if(!e)return _?s(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",w):s("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",w);if(e.why==="settled")return _?s("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",w):
s("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",w);let W=B(o.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(l>d))return W;let q=_?s("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",w):s("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",w);return`${W} ${q}`}cutOffWords({start:e,maxNew:n},{
step:o}){if(o-e>=n)return B(e+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let r=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:i})=>!["eos","length","unfinished"].includes(i));return r?s("Every continuation met a stopping criterion ({reason}\
).",{reason:Me(r.stop_reason)[0]}):s("Every continuation met a stopping criterion.")}};function Up({stop:t,prompts:e},n,o){return n?t?s("after step {step}",{step:t.
step}):o?s("goes on past step {step}",{step:Mo({prompts:e})}):s("not yet"):t?s("not exact: about step {step}",{step:t.step}):s("not exact")}function Vp({group:t,
stop:e},n){if(t===null)return[];let o={group:ze(t),step:e&&e.step};return[n&&e?s("Group {group}, after step {step}:",o):s("Group {group}:",o)]}function ja(t,e){let o=v=>t.querySelector(".gp-"+v),[r,i,a,l,d]=["slide","power","rule","own-again","of-prompt"].map(o),[p,m,w]=["formula","honest","rest"].map(
o),_=new No(o("hypothesis-table"),e),W=new Ro(t,e),q=new Io(t,e),N={},C=null,L=new Map;for(let[v,T]of Mn)a.append(c("option","",T,{value:JSON.stringify(v)}));r.
addEventListener("input",()=>$({lengthPenalty:Number(r.value)})),i.addEventListener("input",()=>{Number.isFinite(i.valueAsNumber)&&$({lengthPenalty:i.valueAsNumber})}),
i.addEventListener("change",()=>e.usesBeams&&O(P(hr(e)),!0)),a.addEventListener("change",()=>$({earlyStopping:JSON.parse(a.value)})),l.addEventListener("click",
()=>{N={},h(),r.focus()}),d.addEventListener("change",()=>h());function $(v){N={...N,...v},h()}let P=v=>({...v.own,...N});function O(v,T=!1){Number(r.value)!==v.
lengthPenalty&&(r.value=v.lengthPenalty),(T||document.activeElement!==i)&&(i.value=It(v.lengthPenalty)),a.value=JSON.stringify(v.earlyStopping)}function b(v){return T=>{
let I=JSON.stringify(T),z=L.get(I);if(z)return z;let y=Ea(v,T);return y.stop&&L.set(I,y),y}}function k(v){return{stop:e.finished?{step:0,why:""}:null,prompts:v.
prompts.map(({finished:T})=>({kept:T.map(I=>({node:I,score:I.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}function h({onlySelection:v=!1,
anew:T=!1}={}){let I=hr(e),z=!!(e.finished||e.failed),y=f(I.prompts.length),R=b(I),F=I.together!==null&&$a(I,R(I.own),!!e.finished),D=F?P(I):I.own,G=F?R(D):k(I),
V=F?R(I.own):G,Z=F&&!$n(D,I.own),ne=La(I,y,G,D,z),se=Z?new Map(V.prompts[y].kept.map(({node:be},Re)=>[be,Re])):null;if(_.draw(ne.slice(0,40),se,I),w.hidden=ne.length<=
40,A(w,B(ne.length-40,"and {count} more, with a lower score","and {count} more, with lower scores")),v)return;for(let be of["what-if","stopping"])o(be).hidden=!F;
o("greedily").hidden=!1,O(D,T),l.hidden=!Z,A(l,s("Back to the run’s own: {power}, {early}",{power:It(I.own.lengthPenalty),early:yr(I.own.earlyStopping)}));let de=ne.
filter(({place:be})=>be!==null);C={best:de[0]||null,rule:D,tally:g(ne,de)},A(o("counts"),C.tally),A(o("scored"),s("sum / length ^ {power}",{power:It(D.lengthPenalty)})),
p.setAttribute("aria-live",Z?"polite":"off"),A(p,S(de[0],D)),E(F?u(G,V,y,I,D,z):M(I)),F&&W.draw(I,y,R,D,z),q.draw(I,y,V)}function f(v){return o("of-prompts").hidden=
v<2,d.options.length!==v&&d.replaceChildren(...Array.from({length:v},(T,I)=>c("option","",s("prompt {number}",{number:I+1}),{value:I}))),Math.max(0,d.selectedIndex)}
function g(v,T){let I=v.filter(({state:y})=>y==="running").length,z=v.filter(({state:y})=>y==="returned").length;return[s("{count} ended",{count:j(v.length-I)}),
s("{count} kept",{count:j(T.length)}),...I?[s("{count} running",{count:j(I)})]:[],...z?[B(z,"{count} output","{count} outputs")]:[]].join(", ")}function S(v,{lengthPenalty:T}){
if(!v)return s("No text is kept yet.");let{node:I,score:z}=v,y={sum:K(Le(I)),length:I.length,power:It(T),score:K(z,4)};return s("The best: score = sum / length \
^ length_penalty = {sum} / {length} ^ {power} = {score}",y)}function E(v){m.hidden=!v,A(m,v)}function M(v){return v.prompts.every(({steps:T,given:I})=>T.length===
I)?s("The search has not begun: all tokens so far were given."):v.together===null?s("This decoding loop has its own rules: the texts are shown as they were reco\
rded."):s("The recording does not follow the rules of this search, so it does not tell what other settings would give.")}function u(v,T,I,z,y,R){let F=Math.max(
1,...z.prompts.map(({steps:Z})=>Z.length-z.start)),D=F**y.lengthPenalty;if(!Number.isFinite(D)||D===0)return s("{length} ^ {power} is too large or too small for\
 a floating-point number: the search itself would fail.",{length:F,power:It(y.lengthPenalty)});let G=v.prompts[I].pools.filter(({exact:Z})=>!Z);if(G.length){let Z=G.
map(({group:ne})=>ze(ne)).join(", ");return B(G.length,"Not exact: an earlier group would have stopped at another step, and the padding that a stopped group wri\
tes changes the diversity penalty of group {groups}.","Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writ\
es changes the diversity penalty of groups {groups}.",{groups:Z})}if($n(y,z.own))return"";if(!v.stop){if(!R)return"";let Z=Mo(v);return z.together?s("With these\
 settings the search would have gone on past step {step}, where the recording ends: this ranks what is known so far.",{step:Z}):s("With these settings the searc\
h would have gone on past step {step}, where the recording of a group ends: this ranks what is known so far.",{step:Z})}let{step:V}=v.stop;return T.stop?V<T.stop.
step?s("With these settings the search would have stopped after step {step}, not {own}: what ended later does not count.",{step:V,own:T.stop.step}):"":s("With t\
hese settings the search would have stopped after step {step}: what ended later does not count.",{step:V})}let x=v=>()=>C&&C.best?s("the best: {words}.",{words:v(
C.best)}):"";return ce(t,{rank:()=>C?he(C.tally):"",sum:x(({node:v})=>B(v.length,"the log-probability of {count} token is {sum}","the log-probabilities of {coun\
t} tokens sum to {sum}",{sum:K(Le(v))})),length:x(({node:v})=>B(v.length,"{count} token","{count} tokens")),score:x(({node:v,score:T})=>`${K(Le(v))} / ${v.length}\
^${It(C.rule.lengthPenalty)} = ${K(T)}`),ended:x(({node:v})=>s("at step {step}",{step:v.index+1}))}),v=>{if(v.run&&(N={},L=new Map,d.replaceChildren()),(v.run||
v.searched)&&(W.asked=q.isAsked=null),t.hidden=!e.usesBeams,t.hidden)return;let T=e.hideFrom!==null;if(o("untold").hidden=!T,o("found").hidden=T,o("counts").hidden=
T,T)return;let{run:I,steps:z,status:y,selection:R,searched:F}=v;I||z||y||F?h({anew:I}):R&&h({onlySelection:!0})}}function Ba(t){let e=c("button","gp-alone-button",null,{type:"button"});e.append(Yp()),t.append(e);let n=null;async function o(){let l=Jp(t);t.classList.add("gp\
-alone");let d=new MutationObserver(()=>t.hidden&&r());if(d.observe(t,{attributeFilter:["hidden"]}),document.addEventListener("keydown",i,!0),n=()=>{n=null,d.disconnect(),
document.removeEventListener("keydown",i,!0),t.classList.remove("gp-alone"),t.popover&&t.removeAttribute("popover"),l.restore(),a()},a(),document.fullscreenEnabled)
try{await t.requestFullscreen();return}catch{}n&&(t.popover="manual",t.showPopover(),l.silence(),e.focus({preventScroll:!0}))}function r(){document.fullscreenElement===
t?document.exitFullscreen():n&&n(),e.focus({preventScroll:!0})}function i(l){l.key==="Escape"&&(l.preventDefault(),l.stopPropagation(),r())}function a(){let l=n?
s("Leave full screen"):s("Full screen");e.title=l,e.ariaLabel=t.ariaLabel?`${l}: ${t.ariaLabel}`:l,t.dispatchEvent(new Event("gp-alone"))}e.addEventListener("cl\
ick",()=>n?r():o()),t.addEventListener("fullscreenchange",({target:l})=>{l===t&&document.fullscreenElement!==t&&n&&n()}),a()}function Jp(t){let e=[],n=[],o=[];for(let a=t.
parentElement;a;a=a.parentElement)o.push(a),(a.scrollTop||a.scrollLeft)&&e.push([a,a.scrollLeft,a.scrollTop]);let r=t.parentElement;r.style.minHeight=`${r.offsetHeight}\
px`;function i(){for(let[a,l,d]of e)a.scrollTo({left:l,top:d,behavior:"instant"})}return{silence(){for(let a of o)for(let l of a.children)l.contains(t)||l.inert||
(l.inert=!0,n.push(l))},restore(){for(let a of n)a.inert=!1;r.style.minHeight="",i(),window.addEventListener("resize",i,{once:!0}),setTimeout(()=>window.removeEventListener(
"resize",i),1e3)}}}function Yp(){let t=oe("svg"),e=oe("path");return t.setAttribute("viewBox","0 0 16 16"),t.setAttribute("aria-hidden","true"),e.setAttribute("\
d","M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"),t.append(e),t}var Xp=["token_id","text","piece","logprob","raw_logprob","entropy"],xr=class extends Yt{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},jo=class extends fn{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.charts={},this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,o)=>({...n,number:o,entries:[],
shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:o},r)=>{let i=e.kind==="lanes"?Object.assign(new xr(this,
r),{unit:this.unit}):null,a={number:r,group:n,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(a),a});for(let n of this.kinds)this.
changed(n)}get running(){return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}read(e){let n=Object.hasOwn(za,
e.type)&&za[e.type];if(!n)throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){
this.changes.entries=this.fresh,this.fresh=new Set,super.flush()}subscribe(e,n){super.subscribe(e,o=>n({entries:new Set(this.entries.keys()),...o}))}setPair(e,n){
this.pair=[e,n],this.changed("pair")}shownOf(e){let{entries:n,shown:o}=this.groups[e];return n[o]}showEntry(e,n){this.groups[e].shown=n,this.changed("pair")}setLanes(e){
this.lanes=e,this.changed("lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let o of["steps","status","measured","found"])this.changed(o)}answered(e){
return!!this.found&&this.found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(n=>this.showMeasured(
n));for(let{log:n}of this.entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.metrics:[];this.metrics=
e.map(n=>n.unit==="nats"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){let n=(r,i)=>this.inNats.
has(r)&&Number.isFinite(i)?ye(i,this.unit):i,o=(r,i)=>Object.fromEntries(Object.entries(r).map(([a,l])=>[a,i(a,l)]));e.values=o(e.told.values,n),e.each=o(e.told.
each,(r,i)=>i.map(a=>n(r,a)))}},za={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n||null,t.entries[e].
begun=!0,t.entryChanged(e,"status")},Tokens(t,{entry:e,tokens:n}){for(let o of n)t.entries[e].tokens.push(Object.fromEntries(Xp.map((r,i)=>[r,o[i]])));t.entryChanged(
e,"steps")},Ended(t,{entry:e,text:n,stop_reason:o,failed:r}){t.entries[e].ended={text:n,stop_reason:o,failed:r},t.entryChanged(e,"status")},Measured(t,{group:e,
values:n,each:o}){t.groups[e].told={values:n,each:o||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e,charts:n}){t.found=e,t.charts=n||{},
t.changed("found")},Done(t,{stopped:e,overtaken:n}){t.done={stopped:e,...n&&{overtaken:n}},t.changed("status")}};var Zp=/(“[^”]*”|„[^“]*“|«[^»]*»)/,Qp="(?:s|es|e|n|en|x)?",eu=new Set(["token","step","prompt","draft","kept","ending","time","length","speed","b\
its","sample","memory","context"]),Bo=null;function tu(){if(Bo)return Bo;let t=new Map;for(let n of Dn){if(eu.has(n))continue;let[o]=pn(n).name.split(" (");t.has(
o.toLowerCase())||t.set(o.toLowerCase(),n)}let e=[...t.keys()].sort((n,o)=>o.length-n.length).map(n=>n.replace(/[.*+?^${}()|[\]\\]/g,"\\$&"));return Bo={pattern:new RegExp(
`(?<![\\p{L}\\p{N}_-])(${e.join("|")})${Qp}(?![\\p{L}\\p{N}_-])`,"giu"),ids:t},Bo}function eo(t,e=new Set){let{pattern:n,ids:o}=tu();return t.split(Zp).flatMap(
(r,i)=>{if(i%2)return[r];let a=[],l=0;for(let d of r.matchAll(n)){let p=o.get(d[1].toLowerCase());e.has(p)||(e.add(p),a.push(r.slice(l,d.index),c("a","gp-term-l\
ink",d[0],{href:yo(p)})),l=d.index+d[0].length)}return[...a,r.slice(l)]})}function Fa(t){for(let e of t.querySelectorAll("p.gp-note")){let[n]=e.childNodes;e.childNodes.
length===1&&n.nodeType===Node.TEXT_NODE&&n.nodeValue.trim()&&e.replaceChildren(...eo(n.nodeValue))}}var Da={},Ka={},zo=new Map,Fo=new Map,vr="bits";function Sr(t){return zo.has(t)||zo.set(t,Object.assign(new Yt,{unit:vr})),zo.get(t)}function _r(t){return Fo.has(
t)||Fo.set(t,Object.assign(new jo(t),{unit:vr})),Fo.get(t)}function Or(t){vr=t;for(let e of[...zo.values(),...Fo.values()])e.setUnit(t)}function nu(t,e,{log:n="\
main"}={}){Ga(Da[t],t,e,Sr(n),"run")}function ou(t,e,{group:n}){Ga(Ka[t],t,e,_r(n),ru.has(t)?"text":iu.has(t)?"model":"runs")}function Ga(t,e,n,o,r){let i=n.querySelector(
".gp-pane");if(!i||!t){console.error(`Generation Playground: there is no pane “${e}” here.`);return}li(i),Fa(i),Ei(i,r),Ua.push(n),su.has(e)||Ba(i);let a=t(
i,o);o.subscribe(i,au.has(e)?cu(i,o,a,e):a),Va()}var Ua=[],Ha=null;function Va(){let t=Rs();if(t===Ha)return;let e=Ua.find(o=>o.getClientRects().length&&o.isConnected);
if(t!==null&&!e||(Ha=t,t===null))return;let n=e.querySelector(":scope > .gp-glossary-place");n||(n=c("div","gp-pane gp-glossary-place"),n.addEventListener("clic\
k",o=>xo(o,n)),e.append(n)),Mt(n,t)}var su=new Set(["numbers","check","token","progress","arrival"]),ru=new Set(["detection","mistakes","attack","strengths"]),iu=new Set(
["shelf","estimate","opened"]),au=new Set(["tokens","token","candidates","processors","curve","in_words","logit_lens","check","quiz"]),lu=new Set(["processors",
"logit_lens","check","quiz"]);function cu(t,e,n,o){let r=Object.fromEntries(e.kinds.map(a=>[a,!0])),i=!1;return a=>{if(e.denoises||e.isFromElsewhere&&lu.has(o)){
i=t.hidden=!0;return}i&&(t.hidden=!1),n(i?r:a),i=!1}}function du(t,e,n){Sr(t).feedRun(e||"",n)}function hu(t,e,n){_r(t).feedRun(e||"",n)}function Ja(t,e){Da=t,Ka=
e;let n={mount:nu,feed:du,chooseUnit:Or,log:Sr,RunLog:Yt,mountGroup:ou,feedGroup:hu,group:_r};window.GenerationPlayground=n;let o=window.GenerationPlaygroundQueue||
[],r=i=>{try{i(n)}catch(a){console.error("Generation Playground:",a)}};window.GenerationPlaygroundQueue={push:r},o.forEach(r),window.addEventListener("hashchang\
e",Va)}function Ya(t,e,{stepUnder:n,hover:o,leave:r}){t.addEventListener("pointermove",i=>{let a=n(i);a&&(i.buttons===1?e.selectStep(a):o(a))}),t.addEventListener("poi\
nterleave",r),t.addEventListener("click",i=>{let a=n(i);a&&e.selectStep(a)}),Tr(t,e)}function Tr(t,e){t.addEventListener("keydown",n=>{let o={ArrowRight:1,ArrowUp:1,
ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};n.key==="Escape"&&e.selectStep(null),n.key in o&&(n.preventDefault(),e.walk(o[n.key]))})}function Ho(t,e,n,o,r=0){
e&&(t.setAttribute("aria-valuenow",String(e.isPrompt?e.index-r:e.index+1)),t.setAttribute("aria-valuemin",String(1-r)),t.setAttribute("aria-valuemax",String(n))),
t.setAttribute("aria-valuetext",o)}var pu=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),Xa=t=>pu.format(t),Za={information:{unit:!0,write:Xa,look:{rangemode:"to\
zero"}},sum:{unit:!0,write:Xa,look:{}},share:{title:()=>s("probability"),write:H,look:{rangemode:"tozero",tickformat:".0%"}},count:{title:()=>s("tokens kept"),write:j,
look:{type:"log",dtick:1}},rank:{title:()=>s("rank"),write:j,look:{type:"log",dtick:1,autorange:"reversed"}}},Er=[["kept","solid"],["chosen","dash"],["accepted",
"dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3px,2px,3px"],["focus","2px,7px"]].map(([t,e])=>({role:t,dash:e})),uu=()=>({
information:{name:s("surprisal and entropy"),axis:"information",about:s("Surprisal tells how unexpected each token was; entropy how uncertain the next token was\
, for the model (before) and for the draw (after)."),series:[{name:s("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:s("How unexpected the chose\
n token was: minus the logarithm of its probability after the processors; before them where a text was only read."),value:t=>Oe(t).surprisal},{name:s("entropy b\
efore"),term:"entropy",role:"entropy-before",dash:"dot",tip:s("How uncertain the model was, before any processor: the surprisal that it expected."),value:t=>t.distribution.
entropy_before},{name:s("entropy after"),term:"entropy",role:"entropy-after",dash:"dash",tip:s("How uncertain the draw was, after the processors."),value:t=>t.isPrompt?
null:t.distribution.entropy_after}]},kept:{name:s("candidates kept"),axis:"count",about:s("How many tokens of the vocabulary could still be chosen after the pro\
cessors. Each line of the grid is ten times the one below."),series:[{name:s("candidates kept"),term:"kept",role:"entropy-after",dash:"solid",tip:s("The number \
of tokens with a probability above 0 after the processors."),value:t=>t.isPrompt?null:Math.max(1,nt(t))}]},cumulative:{name:s("cumulative log-probability"),axis:"\
sum",about:s("The logarithm of the probability of the whole text up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[
{name:s("after the processors"),term:"cumulative-logprob",role:"surprisal",dash:"solid",sum:!0,tip:s("Added up after the processors: from the probabilities that\
 the tokens were drawn with."),value:t=>t.isPrompt?null:t.chosen.logprob??t.chosen.raw_logprob},{name:s("before them"),term:"cumulative-logprob",role:"entropy-b\
efore",dash:"dot",sum:!0,tip:s("Added up before the processors: from the probabilities that the model gave."),value:t=>t.chosen.raw_logprob}]},before:{name:s("l\
ooked up: probability before"),axis:"share",about:s("How probable the model found each looked-up token at each place, before the processors."),of:t=>X(t.raw_logprob)},
after:{name:s("looked up: probability after"),axis:"share",about:s("How probable each looked-up token was in the draw at each place, after the processors: 0% wh\
ere they removed it."),of:t=>X(t.logprob)},rank:{name:s("looked up: rank"),axis:"rank",about:s("The rank of each looked-up token among all tokens before the pro\
cessors: 1, the likeliest, is at the top."),of:t=>t.raw_rank||null}}),fu=()=>({information:{name:s("surprisal"),axis:"information",about:s("How unexpected each \
token was, from the log-probabilities that the server told."),series:[{name:s("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:s("How unexpected \
the chosen token was: minus the logarithm of its probability."),value:t=>Oe(t).surprisal}]},cumulative:{name:s("cumulative log-probability"),axis:"sum",about:s(
"The logarithm of the probability of the whole text up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:s("as\
 told"),term:"cumulative-logprob",role:"surprisal",dash:"solid",sum:!0,tip:s("Added up from the log-probabilities that the server told."),value:t=>t.chosen.raw_logprob}]}}),
Mr=(t=!1)=>t?fu():uu();var Je=(t,e={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:t,standoff:8,font:{size:13}},
...e}),Rt=(t,e,n,o,r={})=>({data:e,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:t,...r}});var mu={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},Qa=t=>mu[t]??t.replaceAll("px","").replaceAll(","," ");function el({series:t,of:e},n){
return t||[...n].slice(-Er.length).map(([o,r],i)=>({...Er[i],name:r,term:"probability",tip:s("The looked-up token {token}, id {id}.",{token:J(r),id:o}),value:a=>{
let l=(a.watched||[]).find(({token_id:d})=>d===o);return l?e(l):null}}))}function tl({curve:t,series:e,steps:n,prompt:o,current:r,unit:i,factor:a}){let l=Za[t.axis],
d=o.length,p=L=>L.index+1-(L.isPrompt?d+1:0),m=l.unit?a:1,w=(L,$,P)=>({type:"scatter",mode:$.length>400?"lines":"lines+markers",name:L.name,connectgaps:!1,hoverinfo:"\
text",x:$.map(p),...gu(L,$,m,l,i),line:{color:`var(--gp-${L.role})`,width:2,dash:L.dash},marker:{color:`var(--gp-${L.role})`,size:4},opacity:P?.75:1}),_=e.flatMap(
L=>[...d?[w(L,o,!0)]:[],w(L,n,!1)]),W=Math.max(10,n.length),q=Je(s("token"),{range:[d?.5-d:.5,W+.5],showgrid:!1}),N=Je(l.unit?i:l.title(),l.look),C={label:s("{c\
urve} along the text",{curve:t.name}),layout:{height:260,hovermode:"x",margin:{l:52,r:12,t:12,b:40},shapes:wu(d,r&&p(r))}};return Rt(C.label,_,q,N,C.layout)}function gu(t,e,n,o,r){
let i=0,a=e.map(d=>{let p=pe(t.value(d));return t.sum?(i=i===null||p===null?null:i+p,i===null?null:i*n):p===null?null:p*n}),l=a.map((d,p)=>d===null?"":s("{token\
} {series}: {value}",{token:J(e[p].chosen.text),series:t.name,value:`${o.write(d)}${o.unit?` ${r}`:""}`}));return{y:a,text:l}}function wu(t,e){let n={type:"line",
yref:"paper",y0:0,y1:1},o={type:"rect",xref:"x",x0:.5-t,x1:.5,yref:"paper",y0:0,y1:1,fillcolor:"var(--gp-raised)",line:{width:0},layer:"below"};return[...t?[o,{
...n,x0:.5,x1:.5,line:{color:"var(--gp-muted)",width:1,dash:"dot"}}]:[],...e===null?[]:[{...n,x0:e,x1:e,line:{color:"var(--gp-chosen)",width:1.5}}]]}var bu=150;function nl(t,e){let n=M=>t.querySelector(".gp-"+M),[o,r,i,a,l]=["curve-chart","reading","unit","view","keys"].map(n),d=Mr(),p=new Map,m=0,w=-1/0,_=!1,
W=()=>d[a.value],q=()=>el(W(),p);function N(){let M=e.current();return M?ft([],e.lastOf(M)).added:[]}function C(){let M=Object.keys(d).filter(x=>d[x].series||p.
size);if(M.length===a.options.length&&[...a.options].every(({text:x},v)=>x===d[M[v]].name))return;let u=M.includes(a.value)?a.value:M[0];a.replaceChildren(...M.
map(x=>c("option","",d[x].name,{value:x}))),a.value=u}function L(M){for(let u of M)for(let{token_id:x,text:v}of u.watched||[])p.set(x,v)}function $(){let M=[W().
about,e.promptSteps.length?s("The prompt comes before the text, on a shaded background."):""].filter(Boolean).join(" ");A(n("about"),M);let u=q(),x=JSON.stringify(
u.map(({name:v,tip:T})=>[v,T]));l.dataset.key!==x&&(l.dataset.key=x,l.replaceChildren(...u.map(P)))}function P({name:M,term:u,role:x,dash:v,tip:T}){let I=c("spa\
n");te(I,u,()=>e.current()?he(b(e.current())):"",{meaning:T});let z=oe("svg",""),y=oe("line","");for(let[R,F]of Object.entries({width:26,height:8,"aria-hidden":"\
true"}))z.setAttribute(R,String(F));for(let[R,F]of Object.entries({x1:0,y1:4,x2:26,y2:4,stroke:`var(--gp-${x})`,"stroke-dasharray":Qa(v)}))y.setAttribute(R,String(
F));return z.append(y),I.append(z,W().of?ae(M):M),I}function O(){let M=e.current(),u=M?b(M):s("The curve grows with the text.");A(r,u),Ho(r,M,N().length,M?u:s("\
no token yet"),e.promptSteps.length)}function b(M){let u={number:M.index+1,token:J(M.chosen.text),facts:k(M)};return M.isPrompt?s("Prompt token {number}, {token\
}: {facts}",u):s("Token {number}, {token}: {facts}",u)}function k(M){if(W().of)return f(M)||s("no token was looked up here");if(a.value==="kept")return M.isPrompt?
s("no processor takes part"):s("{kept} of {count} tokens kept",{kept:j(nt(M)),count:j(M.distribution.vocab)});if(a.value==="cumulative")return h(M);let{surprisal:u,
entropyBefore:x,entropyAfter:v}=Oe(M);if(e.isFromElsewhere)return s("surprisal {surprisal}",{surprisal:re(pe(u),e.unit)});let[T,I,z]=[u,x,v].map(y=>re(pe(y),e.unit));
return M.isPrompt?s("surprisal {surprisal}; entropy {entropy}",{surprisal:T,entropy:I}):s("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:T,
before:I,after:z})}function h(M){let u=M.isPrompt?e.promptSteps:N(),x=u.slice(0,u.indexOf(M)+1),v=q().filter(T=>T.value(M)!==null).map(T=>{let I=x.map(y=>pe(T.value(
y)));return`${I.includes(null)?s("minus infinity"):re(I.reduce((y,R)=>y+R,0),e.unit)} ${T.name}`});return s("log-probability so far {sums}",{sums:v.join(", ")})}
function f(M){return _e((M.watched||[]).map(u=>{let x={token:J(u.text),before:H(X(u.raw_logprob)),after:H(X(u.logprob)),rank:j(u.raw_rank||0)};return u.logprob===
null?u.raw_rank?s("{token} {before} before (rank {rank}), removed after",x):s("{token} {before} before, removed after",x):u.raw_rank?s("{token} {before} before \
(rank {rank}), {after} after",x):s("{token} {before} before, {after} after",x)}))}function g(){m=0,w=performance.now(),o.removeAttribute("aria-busy");let M=N(),
u=M.length||e.promptSteps.length?tl({curve:W(),series:q(),steps:M,prompt:e.promptSteps,current:e.current(),unit:e.unit,factor:ye(1,e.unit)}):void 0;fe(o,u,({x})=>{
let v=x-1+(x<1?e.promptSteps.length:0),T=x<1?e.promptSteps[v]:N()[v];T&&e.selectStep(T)})}function S(){m||!_||(o.setAttribute("aria-busy","true"),m=window.setTimeout(
g,Math.max(0,w+bu-performance.now())))}new IntersectionObserver(([{isIntersecting:M}])=>{_||!M||(_=!0,S())}).observe(t),Tr(r,e),i.addEventListener("change",()=>Or(
i.value)),a.addEventListener("change",E);function E(){$(),O(),S()}return M=>{M.unit&&(i.value=e.unit),M.run&&(p=new Map,d=Mr(e.isFromElsewhere)),L(N()),C(),E()}}var sl={probability:{term:"probability",scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:()=>s("How likely the token was, after the processors.")},
raw:{term:"probability",scale:"prob",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>s("How likely the model found the token, before the processors.")},
told:{term:"probability",scale:"prob",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>s("How likely the token was, as the server told it.")},rank:{term:"\
rank",scale:"heat",level:t=>$r[rl(t)][1],meaning:()=>s("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{term:"\
surprisal",scale:"heat",level:t=>t.surprisal/Math.LN2,bits:[0,10],words:()=>[s("expected"),s("surprising")],meaning:()=>s("How unexpected the token was: minus t\
he logarithm of its probability.")},uncertainty:{term:"entropy",scale:"heat",level:t=>t.entropyBefore/Math.LN2*1.25,bits:[0,8],words:ol,meaning:()=>s("How uncer\
tain the model was before this token: the entropy of its distribution, before the processors.")},kl:{term:"kl",scale:"heat",level:t=>t.kl/Math.LN2,bits:[0,10],meaning:()=>s(
"How far two distributions lie apart: the Kullback-Leibler divergence.")},entropy:{term:"entropy",scale:"heat",level:t=>t.entropyAfter/Math.LN2*1.25,bits:[0,8],
words:ol,meaning:()=>s("How open the choice was: the entropy after the processors.")}};function ol(){return[s("certain"),s("uncertain")]}var $r=[[1,0],[10,3],[100,
6],[1e3,8],[1/0,10]],rl=({rank:t})=>$r.findIndex(([e])=>(t??1/0)<=e);function Lr(t,e){let{scale:n,level:o}=sl[t];return`--gp-${n}-${Math.round(Math.max(0,Math.min(
10,o(e)||0)))}`}function jt(t,e,n){t.style.backgroundColor=`var(${Lr(e,n)})`,e==="rank"?t.dataset.rank=String(rl(n)):delete t.dataset.rank}function at(t,e,n){let{
term:o,scale:r,ends:i,bits:a,words:l=()=>[],meaning:d}=sl[e];if(te(t,o,()=>"",{meaning:d()}),t.replaceChildren(),e==="rank"){$r.forEach(([N,C],L)=>{let $=c("spa\
n","gp-chip",N===1/0?s("beyond"):s("top {rank}",{rank:N}),{"data-rank":L});$.style.backgroundColor=`var(--gp-${r}-${C})`,t.append($)});return}let[p,m]=i||a.map(
N=>`${n==="bits"?N:(N*Math.LN2).toFixed(1)} ${n}`),[w,_]=l(),W=(N,C)=>C?`${C}, ${N}`:N,q=c("span","gp-ramp",null,{"aria-hidden":"true"});for(let N=0;N<=10;N++){
let C=c("i");C.style.backgroundColor=`var(--gp-${r}-${N})`,q.append(C)}t.append(c("span","",W(p,w)),q,c("span","",W(a?m.replace(" ","+ "):m,_)))}var Ar=3,ku={sum:"logprob",token:"per_token",byte:"per_byte"},Do=(t,e)=>t[ku[e]]??-1/0,Ln=({answers:t},e)=>t.map((n,o)=>o).sort((n,o)=>Do(t[o],e)-Do(t[n],e)),lt=(t,e=3)=>U(
t)?K(t,e):"−∞";function Cr(t){let{answers:e}=t;if(e.length<2)return"";let n=["sum","token","byte"].map(l=>Ln(t,l)),[o,r,i]=n.map(([l])=>J(e[l].text.trim()));
return o!==r||o!==i?s("Which of these answers is the likeliest depends on the ranking: {sum} by sum, {token} per token, {byte} per byte.",{sum:o,token:r,byte:i}):
n.every(l=>l.join()===n[0].join())?s("The likeliest of these answers is {answer}; the ranking is the same by sum, per token and per byte.",{answer:o}):s("The li\
keliest of these answers is {answer}, by sum, per token and per byte; the order of the others changes.",{answer:o})}function al({answers:t,total:e}){if(!U(e))return"";
let n=H(e);return B(t.length,"This answer has {share} of the probability.","Together these {count} answers have {share} of the probability; each share is of tha\
t part alone.",{share:n})}function ll({answers:t,overlaps:e,kind:n,unread:o},r,i){let a=[],l=(m,w="warning")=>a.push({kind:w,words:m});if(r&&!t.length&&l(s("Non\
e of the answers was read.")),!t.length)return a;n==="chat"&&l(s("Each answer begins the assistant’s turn."),"info"),n==="source"&&l(s("Each answer begins the\
 target."),"info");let d=new Set;for(let[m,w]of e)d.has(w)||(d.add(w),l(s("{long} begins with the tokens of {short}: whoever writes the one has written the othe\
r, so it adds nothing to the total, and these shares overlap.",{long:J(t[w].text.trim()),short:J(t[m].text.trim())})));let p=t.filter(({join:m})=>m&&!m.same);for(let{
text:m,join:w}of p.slice(0,Ar))l(yu(m,w));p.length>Ar&&l(B(p.length-Ar,"So is {count} other answer.","So are {count} other answers.")),r&&n!=="source"&&t.some(({
join:m})=>!m)&&l(s("How prompt and answer are split as one text is not known here."),"info");for(let m of r?o:[])l(xu(m,i(m)));return a}var il=t=>t.map(J).join(
" ");function yu(t,{whole:e,read:n}){return s("{answer} is split in an unusual way: the model read {read}, but written as one text with the prompt it is {whole}\
. Check the space between them.",{answer:J(t.trim()),read:il(n),whole:il(e)})}function xu({text:t,failed:e},n){let o=s("{answer} is missing: it was not read, an\
d the shares are among the others.",{answer:J(t.trim())});return e&&!n?`${o} ${s(e.message)} ${s(e.fix)}`:o}function cl({token_id:t,text:e,logprob:n,rank:o,after:r,
removed_by:i},a){let l=[s("{token}, id {id}: log-probability {value}, probability {share}",{token:J(e),id:t,value:lt(n),share:H(X(n))})];return o&&l.push(s("ran\
k {rank}",{rank:j(o)})),a&&l.push(vu(r,i)),`${l.join(", ")}.`}function vu(t,e){return U(t)?s("{share} after the processors",{share:H(X(t))}):s("removed by {proc\
essor}",{processor:e?De(e)[0]:s("a processor")})}var dl=({tokens:t})=>t.find(({after:e})=>!U(e));var hl=4,Su=t=>new TextEncoder().encode(t.trimStart()).length,fl=t=>t.length>hl?[...t.slice(0,hl-1),"…",t.at(-1)]:t,_u={share(t,e,n){let o=t.shares&&t.shares[n];
if(!U(o))return"";let r=a=>`e^(${lt(Do(a,n))})`,i=Ln(e,n).map(a=>r(e.answers[a]));return`${r(t)} / (${fl(i).join(" + ")}) = ${H(o)}`},sum:({tokens:t,logprob:e})=>pl(
t.map(n=>n.logprob),e),token:({logprob:t,per_token:e,tokens:n})=>ul(t,n.length,e),byte:({logprob:t,per_byte:e,text:n})=>ul(t,Su(n),e),perplexity:({per_token:t,perplexity:e})=>U(
e)&&U(t)?`exp(−(${K(t)})) = ${K(e,2)}`:"",after:({tokens:t,after:e})=>U(e)?pl(t.map(n=>n.after),e):""};function pl(t,e){let n=`${lt(e)} nats, ${H(X(e))}`;return t.
length<2||!t.every(U)?n:`${fl(t.map(o=>lt(o))).join(" + ").replaceAll("+ -","− ")} = ${n}`}function ul(t,e,n){return!U(t)||!U(n)||K(t/e)!==K(n)?"":Et(K(t),j(e),
K(n))}function ml(t,e,n){let o=e.answers[Ln(e,n)[0]],r=o&&_u[t](o,e,n);return r?s("{name}: {words}.",{name:J(o.text.trim()),words:r}):""}var gl=400;function wl(t,e){let n=L=>t.querySelector(".gp-"+L),o=[...t.querySelectorAll("[data-by]")],r="sum";for(let L of o)L.addEventListener("click",()=>{r=L.
dataset.by,C()});let i=()=>e.found&&e.found.question==="choices",a=()=>[[s("share"),Tu[r](),null,"answer-share","share"],[s("log P"),s("The sum of the log-proba\
bilities of its tokens, in nats, before the logits processors; below it the probability."),"sum","cumulative-logprob","sum"],[s("per token"),s("log P divided by\
 the number of tokens."),"token","mean-logprob","token"],[s("per byte"),s("log P divided by the bytes of the answer in UTF-8, without the space before it: acc_b\
ytes of lm-evaluation-harness. Its acc_norm divides by characters."),"byte","mean-logprob","byte",{formula:s("(Σ log p) / bytes")}],[s("perplexity"),s("exp of \
minus the mean per token."),null,"perplexity","perplexity"],[s("after processors"),s("log P after the logits processors: what these knobs leave of it."),null,"c\
umulative-logprob","after"]];function l([L,$,P,O,b,k],h){let f=c("th","",null,{scope:"col",...P===r&&{"aria-sort":"descending"}}),g=c("span","",L),S={share:"%",
perplexity:""}[b]??"nats";return te(g,O,()=>ml(b,h,r),{meaning:$,unit:S,...k}),f.append(g),f}function d(L,$,P){let O=c("tr"),b=c("th","",null,{scope:"row",dir:"\
auto"});for(let k of L.tokens){let h=c("span","gp-token",null,{tabindex:0});Ke(h,k);let f=h.querySelector(".gp-ink");f.style.backgroundColor=`var(--gp-prob-${Math.
round(X(k.logprob)*10)})`,Ee(h,()=>cl(k,P.length>0)),b.append(h)}return O.append(b,m(L),p(lt(L.logprob),H(X(L.logprob)))),O.append(p(lt(L.per_token)),p(lt(L.per_byte)),
p(Ou(L.perplexity))),P.length&&O.append(w(L)),e.canAsk&&O.append(_(L,$)),O}function p(L,$=""){let P=c("td","",L);return $&&P.append(c("small","",$)),P}function m({
shares:L}){let $=c("td","gp-share-cell"),P=L&&L[r],O=c("span","gp-share",null,{"aria-hidden":"true"});return O.append(c("i")),ie(O.firstChild,"width",P||0),$.append(
c("span","",U(P)?H(P):"…"),O),$}function w(L){if(U(L.after))return p(lt(L.after),H(X(L.after)));let{text:$,removed_by:P}=dl(L),O=c("td","gp-removed",`✕ ${s(
"removed")}`);return O.append(c("small","",s("{token} by {processor}",{token:J($),processor:P?De(P)[0]:s("a processor")}))),O}function _({text:L},$){let P=c("td"),
O=c("button","gp-button",s("Open"),{type:"button","aria-label":s("Open the run of {answer}",{answer:J(L.trim())})});return O.addEventListener("click",()=>e.ask(
{type:"open",entry:$})),P.append(O),P}function W(L){let{answers:$,entries:P,processors:O}=L,b=c("table","gp-answers");b.append(c("caption","gp-hidden",s("The an\
swers to {prompt}, the likeliest first",{prompt:J(L.prompt)})));let k=c("tr");k.append(c("th","",s("answer"),{scope:"col"}),...a().slice(0,O.length?6:5).map(f=>l(
f,L))),e.canAsk&&k.append(c("td"));let h=c("tbody");return h.append(...Ln(L,r).map(f=>d($[f],P[f],O))),b.append(c("thead"),h),b.tHead.append(k),b}function q(){let L=c(
"section","gp-block"),$=c("h3","gp-block-head");return $.append(c("span","gp-block-model")," ",c("bdi","gp-block-prompt")),L.append($,c("p","gp-verdict"),c("p",
"gp-note gp-total"),c("div","gp-wide",null,{tabindex:0,role:"group"}),c("ul","gp-choice-notes")),L}function N(L,$){let[P,O,b,k,h]=L.children,f=[...$.prompt];A(P.
firstChild,$.model),A(P.lastChild,f.length?f.slice(0,gl).join("")+(f.length>gl?"…":""):s("(empty)"));let g=U($.total);A(O,g?Cr($):""),A(b,al($)),k.setAttribute(
"aria-label",s("The answers to {prompt}, the likeliest first",{prompt:J($.prompt)}));let S=!!e.done,E=JSON.stringify([r,e.canAsk,S,$]);if(L.dataset.key===E)return;
L.dataset.key=E;let M=k.contains(document.activeElement);k.replaceChildren(...$.answers.length?[W($)]:[]),M&&k.focus();let u=({entry:x})=>!!(e.entries[x]&&e.entries[x].
ended&&e.entries[x].ended.failed);h.replaceChildren(...ll($,S,u).map(({kind:x,words:v})=>c("li","gp-note",v,{"data-kind":x}))),Y(h,h.childElementCount>0)}function C(){
let L=e.found;for(let P of o)P.setAttribute("aria-pressed",String(P.dataset.by===r));A(n("missing"),Be(e,L));let $=ee(n("blocks"),L.blocks.length,q);L.blocks.forEach(
(P,O)=>N($[O],P)),at(n("scale"),"raw",e.unit),e.done&&L.blocks.length===1&&A(n("told"),Cr(L.blocks[0]))}return L=>{t.hidden=!i(),!t.hidden&&(L.found||L.status)&&
C()}}var Ou=t=>t>=1e3?j(Math.round(t)):U(t)?K(t,2):"∞",Tu={sum:()=>s("The softmax of the sums: how probable the answer is if it must be one of these."),token:()=>s(
"The softmax of the means per token: a weight for the ranking, no probability of a text."),byte:()=>s("The softmax of the means per byte: a weight for the ranki\
ng, no probability of a text.")};var bl=new WeakMap;function Ce(t){let e=bl.get(t)||[],[n]=t.lines(),{keep:o,added:r}=ft(e,n?n.last:null);e.length=o;for(let i of r)e.push(i);return bl.set(t,e),
e}function ct({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,r=t[n]&&n!==o?n:+(o===0);return[o,r]}function We({groups:t,lanes:e},n){let{id:o,label:r}=t[n];
if(!e)return r;let i=e.find(a=>a.id===o);return i?i.label:s("{lane} (removed)",{lane:r})}var Ko=({groups:t},e,n)=>kl(t[e].model)===kl(t[n].model);function kl(t){
let[e,n=""]=t.split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function Go(t,e,n){let o=[e,n].map(a=>Ce(t.shownOf(a).log)),r=Ko(t,
e,n)?Eu(...o):Mu(...o),i=o.map((a,l)=>r[l]>=a.length);return i[0]&&i[1]?{kind:"same",at:r,shorter:null}:i[0]||i[1]?{kind:"shorter",at:r,shorter:i[0]?0:1}:{kind:"\
apart",at:r,shorter:null}}function Eu(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.token_id;)o+=1;return[o,o]}var yl=({
piece:t})=>t??"\0";function Mu(...t){let[e,n]=t.map(i=>i.map(yl).join("")),o=Math.min(e.length,n.length),r=0;for(;r<o&&e[r]===n[r];)r+=1;return t.map(i=>$u(i,r))}
function $u(t,e){let n=0,o=0;for(;o<t.length&&(n+=yl(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}var to=(t,e=t.length)=>t.slice(
0,e).map(({piece:n})=>n??"").join("");function xl(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var vl=32,Sl=new WeakMap;function Uo(t,e){if(Sl.get(t)===e)return;Sl.set(t,e);let[,n,o,r]=e.match(/^(\s*)([^]*?)(\s*)$/),i=a=>c("span","gp-mark",[...a].map(l=>Ye[l]||
"␣").join(""));t.replaceChildren(...[n&&i(n),o,r&&i(r)].filter(Boolean))}function An(t){let e=t.map(n=>{let o=[...Ie(n.replace(/^ +| +$/g,r=>Ye[" "].repeat(r.
length)))];return o.length<=vl?o.join(""):`${o.slice(0,vl-1).join("")}…`});return e.map((n,o)=>e.filter(r=>r===n).length>1?`${o+1}: ${n}`:n)}var ke=t=>po(t)?s(t):String(t),en=({title:t,prompt:e})=>e?An([e])[0]:ke(t);var _l=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function Ol(t){let e=_l?[..._l.segment(t)].map(({segment:r})=>r):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let r of e)r.trim()?(n.push({space:o,word:r}),o=""):o+=r;return o&&n.push({space:o,word:""}),n}function Tl(t,e){
let n=[t,e].map(w=>w.map(({word:_})=>_)),[o,r]=n,i=Math.min(o.length,r.length),a=0;for(;a<i&&o[a]===r[a];)a+=1;let l=0;for(;l<i-a&&o.at(-1-l)===r.at(-1-l);)l+=1;
let d=n.map(w=>w.map((_,W)=>W<a||W>=w.length-l)),p=n.map(w=>w.slice(a,w.length-l)),m=p.some(w=>w.length>1200);for(let[w,_]of Lu(...p.map(W=>W.slice(0,1200))))d[0][a+
w]=d[1][a+_]=!0;return{kept:d,shared:d[0].filter((w,_)=>w&&o[_]).length,cut:m}}function Lu(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let i=t.length-
1;i>=0;i--)for(let a=e.length-1;a>=0;a--){let l=i*n+a;o[l]=t[i]===e[a]?o[l+n+1]+1:Math.max(o[l+n],o[l+1])}let r=[];for(let i=0,a=0;i<t.length&&a<e.length;)t[i]===
e[a]?r.push([i++,a++]):o[(i+1)*n+a]>=o[i*n+a+1]?i+=1:a+=1;return r}function El(t,e){let r=t.querySelector(".gp-texts"),i="",a=0,l=-1/0;function d(W){let q=c("div","gp-text-side"),N=c("h3","gp-side-name"),C=c("p","gp-side-text",
null,{dir:"auto"});return q.append(N,C),r.append(q),{head:N,body:C,tag:W}}let p=["del","ins"].map(d);function m({body:W,tag:q},N,C){let L=[],$="",P=!1,O=()=>{$&&
L.push(P?c(q,"",$):$),$=""};N.forEach(({space:b,word:k},h)=>{let f=!C[h]&&!!k;f!==P?!f||!$?(O(),P=f,$=b+k):($+=b,O(),P=!0,$=k):$+=b+k}),O(),W.replaceChildren(...L)}
function w(W){clearTimeout(a),a=0,l=performance.now();let q=W.map(b=>Ol(to(Ce(e.shownOf(b).log)))),{kept:N,shared:C,cut:L}=Tl(...q);p.forEach((b,k)=>m(b,q[k],N[k]));
let[$,P]=q.map(b=>b.filter(({word:k})=>k).length),O=t.querySelector(".gp-alike");Y(O,$+P>0),$+P&&(A(t.querySelector(".gp-share"),s("{share} in common",{share:H(
2*C/($+P))})),A(t.querySelector(".gp-formula"),s("2 × {shared} shared words / ({one} + {other})",{shared:j(C),one:j($),other:j(P)}))),Y(t.querySelector(".gp-cu\
t"),L),A(t.querySelector(".gp-cut"),s("The texts are very long: only {count} words of each, after their common beginning, are compared. What follows counts as d\
ifferent.",{count:j(1200)}))}let _=W=>t.querySelector(".gp-"+W).textContent;return ce(t,{alike:()=>s("{formula}: {value}.",{formula:_("formula"),value:_("share")})}),
()=>{let W=e.header&&e.header.kind==="lanes"?ct(e):null,q=W?W.map(P=>Ce(e.shownOf(P).log)):[];if(t.hidden=!q.some(P=>P.length),t.hidden)return;let N=W.map(P=>We(
e,P)),C=JSON.stringify([N,...q.map(P=>to(P))]);if(C===i&&(!a||e.running))return;i=C,A(t.querySelector(".gp-pair"),s("{one} and {other}, word by word",{one:N[0],
other:N[1]})),p.forEach(({head:P},O)=>ve(P,`${N[O]} ${en(e.groups[W[O]])}`,{plain:!0}));let $=q[0].length*q[1].length>2e5&&e.running?l+500-performance.now():0;$<=
0?w(W):a||=setTimeout(()=>w(ct(e)),$)}}function Ml(t,e){let o=[4,5e-4],r=t.querySelector(".gp-said"),i=t.querySelector(".gp-models"),a=t.querySelector(".gp-sides-box"),l=t.querySelector(".gp-sides"),
d=null,p=[t.querySelector(".gp-one"),t.querySelector(".gp-other")];function m(){for(let f of p)f.replaceChildren(...e.groups.map((g,S)=>c("option","",`${We(e,S)}\
 ${en(g)}`,{value:S})))}p.forEach((f,g)=>f.addEventListener("change",()=>{let S=ct(e),E=Number(f.value),M=E===S[1-g]?S[g]:S[1-g];e.setPair(...g?[M,E]:[E,M])}));
let w=({log:f})=>!!(f.finished||f.failed||e.done);function _(f,{kind:g,at:S,shorter:E}){let[M,u]=f.map(y=>We(e,y)),[x,v]=f.map(y=>e.shownOf(y)),T=[x,v].map(({log:y})=>Ce(
y));if(!T[0].length||!T[1].length)return[s("{one} and {other} have no tokens to compare yet.",{one:M,other:u})];if(g==="same")return w(x)&&w(v)?[B(S[0],"{one} a\
nd {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",{one:M,other:u})]:[B(S[0],"\
{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",{one:M,other:u})];if(g==="shor\
ter"){let[y,R]=E?[u,M]:[M,u];if(!w(E?v:x))return[s("{one} and {other} have written the same so far; {long} is ahead.",{one:M,other:u,long:R})];let{finished:F}=(E?
v:x).log,D=B(S[E],"{count} token","{count} tokens"),G=C(T[1-E][S[1-E]].chosen.text),V=F&&F.sequences.length&&Me(F.sequences[0].stop_reason)[0];return[V?s("{shor\
t} ended after {tokens}: {reason}.",{short:y,tokens:D,reason:V}):s("{short} ended after {tokens}.",{short:y,tokens:D})," ",...me(s("{long} begins with the same \
text and continues with {token}."),{long:R,token:G})]}let[I,z]=T.map((y,R)=>y[S[R]]);return[...W([M,u],S,to(T[0],S[0]))," ",...q(M,I)," ",...q(u,z)]}function W([
f,g],S,E){if(!E)return[s("They diverge at the first token.")];let[M,u]=S.map(v=>j(v+1));return[M===u?s("They diverge at token {number}.",{number:M}):s("They div\
erge at token {a} of {one} and token {b} of {other}.",{a:M,b:u,one:f,other:g})," ",...me(s("Both had written {text}."),{text:C(xl(E))})]}let q=(f,g)=>me(g.given?
s("{lane} was given {token} ({odds})."):s("{lane} chose {token} ({odds})."),{lane:f,token:C(g.chosen.text),odds:N(g)}),N=f=>f.chosen.logprob===null?At(f.chosen):
H(Oe(f).probability);function C(f){let g=c("span","gp-quote");return g.append(...me(s("“{text}”"),{text:ae(f,"gp-strong")})),g}function L(f){let g=c("p");g.
append(...f),g.textContent!==r.textContent&&r.replaceChildren(...g.childNodes)}function $(f,g){let S=new Map;return f.forEach(({chosen:M,distribution:u},x)=>{for(let v of[
...u.candidates,M]){let T=g?v.token_id:v.text;S.has(T)||S.set(T,{label:v.text,sides:[null,null],most:0});let I=S.get(T);I.sides[x]||(I.sides[x]={candidate:v,isChosen:v.
token_id===M.token_id},I.most=Math.max(I.most,X(v.logprob),X(v.raw_logprob)))}}),[...S.values()].sort((M,u)=>u.most-M.most).filter(({sides:M,most:u},x)=>x<10&&(x<
o[0]||u>=o[1])||M.some(v=>v&&v.isChosen))}function P(){let f=c("tr"),g=c("th","",null,{scope:"row"});return g.append(c("bdi","gp-word")),f.append(g,...[0,1].map(
()=>{let S=c("td"),E=c("div","gp-side"),M=c("span","gp-tracks");M.append(c("i","gp-bar gp-after"),c("i","gp-bar gp-before"));let u=c("span","gp-values");return u.
append(c("span"),c("small")),E.append(c("span","gp-sign"),M,u),S.append(E),S})),f}function O(f,g,S,E){let[M,u,x]=f.firstChild.children,[v,T]=g?[g.candidate.logprob,
g.candidate.raw_logprob].map(X):[0,0],I=!!g&&g.candidate.logprob===null,z=!!g&&g.isChosen;ue(f,[z&&"gp-chosen",I&&"gp-removed",!g&&"gp-unlisted"].filter(Boolean).
join(" ")),A(M,z?"▶":I?"✕":""),ie(u.children[0],"width",v/S),ie(u.children[1],"width",T/S),A(x.children[0],g?I?"":H(v):"–"),A(x.children[1],g?H(T):"");let y=g?
[z&&s("chosen"),I?At(g.candidate):H(v),s("{share} before the processors",{share:H(T)})].filter(Boolean).join(", "):s("not recorded");Q(f,{"aria-label":`${E}: ${y}`,
title:I?At(g.candidate):""})}function b(f,g){let S=$(g,Ko(e,...f)),E=S.flatMap(T=>T.sides).filter(Boolean),M=E.every(({candidate:T})=>T.logprob===T.raw_logprob),
u=Math.max(1e-9,...E.flatMap(({candidate:T})=>[X(T.logprob),X(T.raw_logprob)]));a.classList.toggle("gp-plain",M),Y(t.querySelector(".gp-before-key"),!M),Y(t.querySelector(
".gp-removed-key"),E.some(({candidate:T})=>T.logprob===null)),Y(t.querySelector(".gp-unlisted-key"),E.length<2*S.length);let x=ee(l.tBodies[0],S.length,P);S.forEach(
({label:T,sides:I},z)=>{let[y,...R]=x[z].cells;ve(y.firstChild,T),R.forEach((F,D)=>O(F,I[D],u,We(e,f[D])))});let v=l.tHead.rows[0].cells;f.forEach((T,I)=>{let{entropyAfter:z}=Oe(
g[I]),[y]=v[I+1].children;ve(y,s("{lane}, entropy {entropy}",{lane:`${We(e,T)} ${en(e.groups[T])}`,entropy:re(z,e.unit)}),{plain:!0}),te(y,"entropy",()=>k(g[I],
We(e,T)),{meaning:s("How uncertain the next token was where they diverge, after the processors.")})})}let k=({distribution:{entropy_before:f,entropy_after:g}},S)=>s(
"{lane}: {before} before the processors, {after} after them.",{lane:S,before:re(f,e.unit),after:re(g,e.unit)});function h(f){if(!d)return"";let{pair:g,steps:S}=d,
[E,M]=S.map(({chosen:v})=>v),u=(v,{token_id:T})=>[...v.distribution.candidates,v.chosen].find(I=>I.token_id===T),x=v=>v?H(X(v[f])):s("not recorded");return Te([
E,M].map(v=>s("{token}: {one} {mine}, {other} {theirs}",{token:J(v.text),one:We(e,g[0]),other:We(e,g[1]),mine:x(u(S[0],v)),theirs:x(u(S[1],v))})))}return ce(t,{
after:()=>h("logprob"),before:()=>h("raw_logprob")}),f=>{let g=e.header&&e.header.kind==="lanes"?ct(e):null;if(t.hidden=!g||g.some(v=>e.shownOf(v).log.denoises),
t.hidden)return;(f.run||f.lanes)&&m(),p.forEach((v,T)=>{v.value=g[T]});let S=Go(e,...g);L(_(g,S));let[E,M]=g.map(v=>We(e,v)),u=Ko(e,...g);Y(i,!u),u||A(i,s("{one\
} and {other} run on different models, so they are compared by text, not by token ids; tokens with the same text share a row.",{one:E,other:M}));let x=S.kind===
"apart"?g.map((v,T)=>Ce(e.shownOf(v).log)[S.at[T]]):null;Y(a,!!x),d=x&&{pair:g,steps:x},x&&b(g,x)}}var Pr=5,Cu=.9;function Pu(t){if(!t.length)return null;let e=[...t].sort((a,l)=>a-l),n=e.length,[o,r,i]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(r+=i,!(o>0&&r>1-Cu));)
i*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:Ut(e),low:e[o],high:e[n-1-o]}}function Wr(t,e){if(t.length<Pr)return"few";let{low:n,high:o}=Pu(t);return n>
e?"above":o<e?"below":"open"}function $l(t,e=!0){let n=([i,a])=>U(i)&&U(a),o=(i,a)=>Wr(i.map((l,d)=>[l,a[d]]).filter(n).map(([l,d])=>l-d),0),r=t.findIndex((i,a)=>t.
length>1&&t.every((l,d)=>a===d||o(i,l)===(e?"above":"below")));return r<0?null:r}function Ll(t,e){let n=e.filter(({values:d})=>Number.isFinite(d[t.name])),o=({values:d})=>d[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:Vo([]),flat:!0};let r=n.reduce((d,p)=>o(p)<o(d)?p:d),i=n.reduce((d,p)=>o(p)>o(d)?p:d),a=Ae(t,o(r))===Ae(t,o(i)),l=Vo(a?[]:n.map(o));return{low:r,high:i,best:a?
null:Nr(t,e),level:d=>Math.round(l.share(d)*10),scale:l,flat:a}}function Nr(t,e){let n=e.filter(({values:l})=>Number.isFinite(l[t.name])),o=n.map(({each:l})=>l[t.
name]||[]);if(!t.better||o.some(({length:l})=>l!==o[0].length))return null;let r=$l(o,t.better==="more"),i=r!==null&&n[r].values[t.name],a=l=>t.better==="more"?
l<i:l>i;return r!==null&&n.every(({values:l},d)=>d===r||a(l[t.name]))?n[r]:null}function Vo(t){let e=[...new Set(t)].sort((d,p)=>d-p),[n,o]=[e[0],e.at(-1)],r=d=>p=>o>
n?(d(p)-d(n))/(d(o)-d(n)):0,i=d=>e.some(p=>e.filter(m=>m>=p&&d(m)-d(p)<.1).length>Math.max(1,e.length/2)),a=d=>e.length>1?e.indexOf(d)/(e.length-1):0,l=[{name:"\
linear",share:r(d=>d)},...n>0?[{name:"log",share:r(Math.log)}]:[],{name:"order",share:a}];return l.find(({share:d})=>!i(d))||l.at(-1)}function wt(t,{each:e}){let n=(e[t.
name]||[]).filter(U);if(n.length<2)return"";let[o,r]=[Math.min(...n),Math.max(...n)].map(i=>Ae(t,i));return o===r?"":s("{low} to {high}",{low:o,high:r})}var Cn=t=>t.
better==="less"?"heat":"prob";function Ae(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=e.toLocaleString("en-US",{minimumFractionDigits:t.digits,
maximumFractionDigits:t.digits});return n&&t.unit?`${o} ${s(t.unit)}`:o}var qr=10;function Al({axes:[t,e],metric:n,heat:o,at:r}){let i=e.values.map((q,N)=>t.values.map((C,L)=>r(N,L))),a=q=>i.map((N,C)=>N.map((L,$)=>q(L,C,$))),l=q=>q.
values[n.name],d=q=>Ae(n,l(q))+(o.best===q?" ★":""),p=(q,N,C)=>{let L=wt(n,q);return`${t.knob} ${t.values[C]}, ${e.knob} ${e.values[N]}: ${d(q)}${L?` (${L})`:
""}`},m=Array.from({length:qr+1},(q,N)=>[N/qr,`var(--gp-${Cn(n)}-${N})`]),w={type:"heatmap",x:t.values,y:e.values,colorscale:m,zmin:0,zmax:qr,showscale:!1,xgap:2,
ygap:2,z:a(q=>Number.isFinite(l(q))?o.level(l(q)):null),text:a(d),texttemplate:"%{text}",hovertext:a(p),hoverinfo:"text"},_=Math.min(760,Math.max(220,96+42*e.values.
length)),W={type:"category",showgrid:!1};return Rt(s("{metric} over {columns} and {rows}",{metric:s(n.title),columns:t.knob,rows:e.knob}),[w],Je(t.knob,{...W,side:"\
top"}),Je(e.knob,{...W,autorange:"reversed"}),{height:_,margin:{l:52,r:18,t:60,b:16}})}function Cl({knob:t,metric:e,points:n,wide:o}){let r=n.map(({label:N})=>N.trim()===""?NaN:Number(N)),i=r.every(Number.isFinite)?{linear:"linear",log:"log",order:"\
category"}[Vo(r).name]:"category",a=n.map((N,C)=>({...N,x:i==="category"?N.label:r[C]}));i!=="category"&&a.sort((N,C)=>Number(N.x)-Number(C.x));let l=a.filter(({
value:N})=>Number.isFinite(N)),d=l.flatMap(({value:N,each:C})=>[N,...C]),p=o&&d.length>0&&Math.min(...d)>0,m=({label:N,value:C,range:L,best:$})=>`${N}: ${Ae(e,C)}${L?
` (${L})`:""}${$?`, ${s("the best")}`:""}`,w={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:a.map(({x:N})=>N),y:a.map(({value:N})=>Number.
isFinite(N)?N:null),text:a.map(m),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",symmetric:!1,color:"var(--g\
p-muted)",thickness:1.5,width:4,array:a.map(({value:N,each:C})=>C.length>1?Math.max(...C)-N:0),arrayminus:a.map(({value:N,each:C})=>C.length>1?N-Math.min(...C):
0)}},_={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:l.map(({x:N})=>N),y:l.map(({value:N})=>N),
text:l.map(({value:N,best:C})=>l.length<=12||C?Ae(e,N)+(C?" ★":""):"")},W=s(e.title),q=`${W}${e.unit?` (${s(e.unit)})`:""}${p?`, ${s("logarithmic scale")}`:""}`;
return Rt(s("{metric} over {knob}",{metric:W,knob:t}),[w,_],Je(t,{type:i}),Je(q,p?{type:"log"}:{}))}function Jo(t,{metric:{meaning:e,formula:n,unit:o,live:r}}){let i=[o?s("In {unit}.",{unit:s(o)}):"",r?"":s("It is known when the runs of a cell have ended.")],a=t.
querySelector(".gp-metric-term")||c("span","gp-metric-term");t.replaceChildren(a,`: ${s(e)} `,c("span","gp-formula",s(n)),...i.filter(Boolean).map(l=>` ${l}`))}
function Pl(t,e,n){let{low:o,high:r,best:i,scale:a,flat:l}=n,d=e.metric,p=e.group.groups.some(q=>wt(d,q)),m=q=>q&&e.nameOf(q.number)+q.values[d.name],w=[d.name,
m(o),m(r),i&&i.number,a.name,l,p].join();if(t.dataset.key===w||(t.dataset.key=w,t.replaceChildren(),!o))return;let _=(q,N)=>{let C=c("span"),L=c("b","",Ae(d,N.values[d.
name],{unit:!0}));return C.append(...me(q,{value:L,cell:e.nameOf(N.number)})),C};l?t.append(_(s("The same everywhere: {value}"),o)):t.append(_(s("lowest {value}\
 at {cell}"),o),Wu(Cn(d)),_(s("highest {value} at {cell}"),r));let W=[a.name==="log"&&s("Coloured on a logarithmic scale."),a.name==="order"&&s("Coloured by ran\
k, because some values are far from the rest."),p&&s("Small numbers: from the lowest to the highest of a cell’s seeds."),i&&(d.better==="more"?s("★ best: high\
er is better, seed by seed"):s("★ best: lower is better, seed by seed"))];t.append(...W.filter(Boolean).map(q=>c("span","",q)))}function Wu(t){let e=c("span",
"gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let o=c("i");o.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(o)}return e}function Wl(t,e,n,o){
let r=e.view!=="heat"?void 0:e.isList?Nu(e,n):e.isSettled?qu(e,n):void 0;fe(t,r,i=>o(e.isList?e.inOrder[i.pointNumber].number:e.inRow(i.pointNumber[0])[i.pointNumber[1]].
number))}function Nu(t,{best:e,scale:n}){let o=t.metric,[{knob:r,values:i}]=t.axes,a=t.inOrder.map(l=>({label:i[l.place[1]],value:l.values[o.name],each:(l.each[o.
name]||[]).filter(U),range:wt(o,l),best:e===l}));return Cl({knob:r,metric:o,points:a,wide:n.name!=="linear"})}function qu(t,e){return Al({axes:t.axes,metric:t.metric,
heat:e,at:(n,o)=>t.inRow(n)[o]})}var Ir=({name:t})=>t==="ended";function bt(t,{values:e,each:n,entries:o},{unit:r=!1}={}){let i=e[t.name],a=(n[t.name]||(o.length===1?[i]:[])).filter(U);return!Ir(
t)||!a.length?Ae(t,i,{unit:r}):s("{count} of {all}",{count:j(a.filter(Boolean).length),all:j(a.length)})}var Iu={tokens:"length",time:"time",tokens_per_second:"speed",mean_logprob:"mean-logprob",perplexity:"perplexity",entropy:"entropy",model_entropy:"entropy",distinct_1:"\
distinct-n",distinct_2:"distinct-n",distinct_3:"distinct-n",repetition:"repetition",self_bleu:"self-bleu",characters:"length",words:"length",ended:"ending"},Nl=4;
function Pn(t,e,n,o){let{name:r,unit:i,meaning:a,formula:l,better:d}=e,p=d==="more"?s("More is better."):d==="less"?s("Less is better."):"",m={meaning:[s(a),p].
filter(Boolean).join(" "),formula:s(l),unit:i?s(i):""};te(t,Iu[r],()=>Ru(e,n,o),m)}function Ru(t,e,n){let o=e.groups.filter(({values:m})=>Number.isFinite(m[t.name]));
if(!o.length)return"";let[r]=o,i=ju(t,r,e.unit)||bt(t,r,{unit:!0});if(o.length===1)return he(i);let a=({values:m})=>m[t.name],[l,d]=[o.reduce((m,w)=>a(w)<a(m)?w:
m),o.reduce((m,w)=>a(w)>a(m)?w:m)],p={name:n(r.number),words:i,low:bt(t,l),lowest:n(l.number),high:bt(t,d),highest:n(d.number)};return p.low===p.high?s("{name}:\
 {words}; the same for all.",p):s("{name}: {words}; of all, the lowest is {low} ({lowest}), the highest {high} ({highest}).",p)}function ju(t,e,n){let o=e.values[t.
name],r=bt(t,e,{unit:!0}),i=m=>U(m)&&Ae(t,m)===Ae(t,o);if(t.name==="ended")return"";let a=(e.each[t.name]||[]).filter(U);if(t.name==="perplexity"){let m=ql(e),w=m.
reduce((_,{raw:W})=>_+W,0);return!m.length||!i(Math.exp(-w/m.length))?"":`exp(−(${K(w)}) / ${j(m.length)}) = ${r}`}if(a.length>1){if(!i(a.reduce((_,W)=>_+W,0)/
a.length))return"";let m=a.map(_=>Ae(t,_)),w=m.length>Nl?[...m.slice(0,Nl-1),"…",m.at(-1)].join(" + "):m.join(" + ");return s("the mean of {count} runs, ({sum\
}) / {count} = {value}",{count:j(a.length),sum:w,value:r})}if(t.name==="tokens_per_second"){let{tokens:m,time:w}=e.values;return!m||!w||!i(m/w)?"":s("{tokens} t\
okens in {time} s = {value}",{tokens:j(m),time:w.toFixed(2),value:r})}let l={mean_logprob:"logprob",entropy:"entropy"}[t.name],d=l&&e.entries.length===1?ql(e):[],
p=d.reduce((m,w)=>m+ye(w[l],n),0);return!d.length||!i(p/d.length)?"":Et(p.toFixed(2),j(d.length),r)}function ql({entries:t}){let e=n=>pe(n)??-1/0;return t.flatMap(
n=>n.log?Ce(n.log).filter(({given:o})=>!o).map(({chosen:o,distribution:r})=>({raw:e(o.raw_logprob),logprob:e(o.logprob),entropy:r.entropy_after})):n.tokens.map(
({raw_logprob:o,logprob:r,entropy:i})=>({raw:e(o),logprob:e(r),entropy:i})))}var Bu={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},kt=t=>fo(Bu,t,"■"),yt=t=>t==="failed"?[s("an erro\
r"),s("ended in an error")]:Me(t),et=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,Bt=t=>t.log?t.log.numTokens:t.tokens.length;function Ne(t){return et(
t)?"failed":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function Wn(t){let e=Ne(t);
return e?e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function zt({tokens:t,ended:e},n=1/0){if(e&&e.text!==
null&&e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:r}of t)if(o+=r??"",o.length>=n)break;return o}function Rr(t,e){let n=c("span","gp-stepper"),[o,r,i]=[c("button","","‹"),c("span"),c("button","","›")];n.append(o,r,i);let a=0,l=p=>m=>{m.stopPropagation(),
jr(t,a,p)};[[o,-1,s("The text of the previous seed")],[i,1,s("The text of the next seed")]].forEach(([p,m,w])=>{Q(p,{type:"button","aria-label":w,tabindex:e}),p.
addEventListener("click",l(m))});function d(p){a=p;let{entries:m}=t.groups[p];n.hidden=m.length<2,A(r,`${m.indexOf(t.shownOf(p))+1}/${m.length}`)}return{box:n,draw:d}}
function jr(t,e,n){let{entries:o}=t.groups[e],r=o.indexOf(t.shownOf(e));t.showEntry(e,(r+n+o.length)%o.length)}function Il(t,e,{nameOf:n,promptOf:o}){let r=C=>t.
querySelector(".gp-whole"+C),i=r(""),a=Rr(e,0),l=c("span"),d=c("button","gp-button",s("Open as one run"),{type:"button"});r("-tools").append(a.box,l,d);let p=null;
function m(C){let L=r("-text"),$=zt(C);L.childElementCount||L.append(c("span","gp-prompt"),c("span")),A(L.firstChild,o(p)+(e.apart?`
`:"")),A(L.lastChild,$);let P=Ne(C),O=Bt(C),b=P?P!=="failed"&&`${kt(P)} ${yt(P)[1]}`:O?s("still being written"):s("queued");A(r("-end"),[B(O,"{count} token","{c\
ount} tokens"),b].filter(Boolean).join(" · "))}function w(C){let L=et(C),$=r("-problem");$.hidden=!L,L&&$.replaceChildren(c("b","","✕ "),`${s(L.message)} ${s(
L.fix)}`)}function _(C){let L=C.entries.length;A(r("-over"),L>1?s("Metrics of the {count} runs of this cell together, most as their mean:",{count:j(L)}):s("Metr\
ics:"));let $=ee(r("-values"),e.metrics.length,()=>{let P=c("div"),O=c("dt");return O.append(c("span")),P.append(O,c("dd")),P});e.metrics.forEach((P,O)=>{let[b]=$[O].
firstChild.children;A(b,s(P.title)),Pn(b,P,e,n),A($[O].lastChild,bt(P,C,{unit:!0}))})}function W(){if(p===null)return;let C=e.shownOf(p);A(r("-title"),n(p)),Q(i,
{"aria-label":n(p)}),a.draw(p),A(l,(C.seed??null)===null?"":s("seed {seed}",{seed:C.seed})),d.hidden=!e.canAsk,m(C),w(C),_(e.groups[p])}function q(C){p=C,W(),i.
open||i.showModal(),i.scrollTop=0}function N(){i.open&&i.close(),p=null}return d.addEventListener("click",()=>{let{number:C}=e.shownOf(p);N(),e.ask({type:"open",
entry:C})}),i.addEventListener("close",()=>{p=null}),i.addEventListener("click",({target:C})=>C===i&&N()),i.addEventListener("keydown",C=>C.stopPropagation()),t.
querySelector(".gp-shut").addEventListener("click",N),{show:q,shut:N,draw:W}}var Rl={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function jl(t){zu(t),Fu(
t)}function zu(t){let{table:e,whole:n,group:o}=t;function r([i,a]){let l=e.tBodies[0].rows[i];!l||a<0||t.focus(l.cells[Math.min(a+1,l.cells.length-1)],!0)}e.addEventListener(
"keydown",i=>{let a=i.target.closest("td");if(!a||i.ctrlKey||i.altKey||i.metaKey)return;let{gpGroup:l}=a,d=a.parentElement;if(i.key==="Enter")n.show(l);else if(i.
key===" ")jr(o,l,1);else if(Object.hasOwn(Rl,i.key))r(Rl[i.key](d.sectionRowIndex,a.cellIndex-1));else return;i.preventDefault()}),e.addEventListener("click",i=>{
let a=i.target,l=a.closest("td");!l||a.closest(".gp-stepper")||(t.focus(l),n.show(l.gpGroup))}),e.addEventListener("focusin",({target:i})=>{i.tagName==="TD"&&t.
focus(i)})}function Fu(t){let{state:e,field:n,select:o}=t,r=t.part("switch");o.addEventListener("change",()=>{e.metricName=o.value,Jo(t.part("metric-meaning"),e),
t.nameMetric(),t.drawValues()}),r.addEventListener("click",({target:i})=>{let a=i.dataset.view;if(a){e.view=a;for(let l of r.children)l.setAttribute("aria-press\
ed",String(l.dataset.view===a));n.classList.toggle("gp-as-heat",a==="heat"),t.drawValues()}})}var Bl="perplexity",Yo=class{constructor(e){this.group=e,this.view="texts",this.metricName="",this.axes=[]}begin(){this.axes=this.group.header.axes.map(({knob:n,
values:o})=>n==="prompt"?{knob:s("prompt"),values:An(o),prompts:o}:{knob:n,values:o});let e=this.group.metrics.map(({name:n})=>n);e.includes(this.metricName)||(this.
metricName=e.includes(Bl)?Bl:e[0])}get isList(){return this.axes.length<2}get isSettled(){return!!this.group.done}get metric(){return this.group.metrics.find(({
name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.place[1])}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===
e)}promptOf(e){let{place:n}=this.group.groups[e],o=this.axes.findIndex(({prompts:r})=>r);return o<0?this.group.header.prompt:this.axes[o].prompts[n[1-o]]}nameOf(e){
let{place:n}=this.group.groups[e];return this.axes.map(({knob:o,values:r},i)=>`${o} ${r[n[1-i]]}`).join(", ")}failuresIn(e){let{entries:n}=this.group.groups[e],
o=n.filter(et).length;return o&&n.length>1?s("{count} of {all}",{count:j(o),all:j(n.length)}):""}standingOf(e){let n=this.group.shownOf(e);return et(n)?"failed":
Ne(n)?"":Wn(n)==="decoding"?"decoding":this.group.done?"did not run":"queued"}};var zl=300,Fl={failed:()=>s("failed"),decoding:()=>s("decoding"),queued:()=>s("queued"),"did not run":()=>s("did not run"),"":()=>""},Hu=t=>t===""?s("(empty)"):
t==="decoding"?"…":Fl[t](),Br=(t,{values:e,prompts:n},o)=>{let r=c("th",t==="row"?"gp-side":"",null,{scope:t});return n?r.append(c("bdi","",e[o],{title:n[o]})):
r.append(ae(e[o])),r};function Du(){let t=c("th","gp-metric-name",null,{scope:"col"});return t.append(c("span")),t}function xt(t,e){let n=c(t);return n.append(...e),
n}var Xo=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.field=this.part("field"),this.table=this.field.firstElementChild,this.select=this.
part("metric"),this.chart=this.part("metric-chart"),this.whole=Il(e,this.group,{nameOf:o=>n.nameOf(o),promptOf:o=>n.promptOf(o)}),this.cells=[],this.focused=null}part(e){
return this.root.querySelector(".gp-"+e)}build(){let{state:e,group:n,select:o}=this;this.whole.shut(),e.begin(),o.replaceChildren(...n.metrics.map(({name:l,title:d})=>c(
"option","",s(d),{value:l}))),o.value=e.metricName;let[{knob:r},i]=e.axes,a=i?s("{one} and {other}",{one:r,other:i.knob}):r;A(this.part("title"),a);for(let l of[
this.field,this.chart])l.classList.toggle("gp-on-one-axis",e.isList);this.cells=n.groups.map(l=>this.makeCell(l)),this.table.replaceChildren(...e.isList?this.listRows():
this.gridRows()),this.table.setAttribute("aria-label",s("The runs over {knobs}",{knobs:a})),this.focus(this.cells.length?this.cells[0].cell:null),Jo(this.part("\
metric-meaning"),e),this.nameMetric()}makeCell({number:e}){let n=c("td","",null,{role:"gridcell",tabindex:"-1"}),o=c("div","gp-cell-top"),[r,i]=[c("span","gp-va\
lue"),c("span","gp-star","★")],[a,l]=[c("small","gp-seeds-range"),c("span","gp-some-failed")],d=c("bdi","gp-cell-text"),p=Rr(this.group,-1);return i.hidden=!0,
o.append(r,i,a,l,p.box),n.append(o,d),n.gpGroup=e,{cell:n,top:o,value:r,star:i,range:a,failed:l,text:d,stepper:p,colour:""}}gridRows(){let{state:e,cells:n}=this,
[o,r]=e.axes,i=c("th","gp-knob",null,{scope:"colgroup",colspan:o.values.length});i.append(c("span","",o.knob));let a=c("th","gp-side",r.knob,{scope:"col",rowspan:2}),
l=[xt("tr",[a,i]),xt("tr",o.values.map((p,m)=>Br("col",o,m)))],d=p=>e.inRow(p).map(({number:m})=>n[m].cell);return[xt("thead",l),xt("tbody",r.values.map((p,m)=>xt(
"tr",[Br("row",r,m),...d(m)])))]}listRows(){let{state:e,cells:n}=this,[o]=e.axes,{knob:r}=o,i=xt("tr",[c("th","gp-side",r,{scope:"col"}),Du()]),a=e.inOrder.map(
({number:l,place:d})=>xt("tr",[Br("row",o,d[1]),n[l].cell]));return[xt("thead",[i]),xt("tbody",a)]}drawText(e){let{state:n,group:o}=this,{cell:r,text:i,stepper:a,
failed:l}=this.cells[e],d=o.shownOf(e),p=et(d),m=n.failuresIn(e);A(l,m&&`✕ ${m}`);let w=p?`✕ ${s("failed")}`:zt(d,zl).slice(0,zl).trim();A(i,w||Hu(n.standingOf(
e))),ue(r,["gp-cell",p&&"gp-broken",!w&&"gp-quiet"].filter(Boolean).join(" ")),a.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.
drawText(e))}drawQuiet(){this.cells.forEach(({cell:e},n)=>e.classList.contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,o=e.metric;
if(!o)return;let r=Ll(o,n.groups);for(let i of n.groups)this.drawValue(i,o,r);this.nameMetric(),Pl(this.part("legend"),e,r),this.field.hidden=e.view==="heat"&&!e.
isList&&e.isSettled,A(this.part("hint"),this.field.hidden?s("Click a cell for its full text. Drag to zoom; double-click to see all again."):s("Click a cell, or \
press Enter, for its full text; the arrow keys move between cells.")),Wl(this.chart,e,r,i=>this.whole.show(i))}nameMetric(){let{state:e,group:n}=this,o=e.metric;
if(!o)return;let[r]=this.root.querySelectorAll(".gp-metric-term");r.id||="gp-metric-"+Math.random().toString(36).slice(2,8),Q(this.table,{"aria-describedby":r.id});
let i=[r,...e.isList?[this.part("metric-name").firstChild]:[]];for(let a of i)A(a,s(o.title)),Pn(a,o,n,l=>e.nameOf(l))}drawValue(e,n,o){let r=this.cells[e.number],
{top:i,value:a,star:l,range:d}=r,p=e.values[n.name],m=Number.isFinite(p),w=m?`var(--gp-${Cn(n)}-${o.level(p)})`:"";r.colour!==w&&(i.style.backgroundColor=r.colour=
w),ue(i,m?"gp-cell-top":"gp-cell-top gp-none"),A(a,m?Ae(n,p):e.entries.length===1&&et(e.entries[0])?"✕":"–"),A(d,m?wt(n,e):""),l.hidden=o.best!==e,this.describe(
e.number)}describe(e){let{state:n}=this,{cell:o,star:r,value:i,range:a}=this.cells[e],l=s((n.metric||{}).title),d=n.failuresIn(e),p=[n.nameOf(e),a.textContent?s(
"{metric}: {value}, over its seeds {range}",{metric:l,value:i.textContent,range:a.textContent}):`${l}: ${i.textContent}`,r.hidden?"":s("best"),d&&s("failed: {sh\
are}",{share:d}),Fl[n.standingOf(e)]()];Q(o,{"aria-label":_e(p)})}focus(e,n=!1){this.focused&&(this.focused.tabIndex=-1),this.focused=e,e&&(e.tabIndex=0,n&&(e.focus(
{preventScroll:!0}),this.reveal(e)))}reveal(e){let{field:n,table:o}=this,[r,i]=[n.getBoundingClientRect(),e.getBoundingClientRect()],a=r.left+e.parentElement.firstElementChild.
offsetWidth,l=r.top+o.tHead.offsetHeight;n.scrollLeft+=Math.min(0,i.left-a)||Math.max(0,i.right-r.right),n.scrollTop+=Math.min(0,i.top-l)||Math.max(0,i.bottom-r.
bottom),(i.top<0||i.bottom>innerHeight)&&e.scrollIntoView({block:"nearest",inline:"nearest"})}};function Hl(t,e){let n=new Xo(t,new Yo(e));return jl(n),o=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}o.run&&
n.build(),o.run||o.pair||o.status?n.drawTexts():o.steps&&new Set([...o.entries].map(r=>e.entries[r].group)).forEach(r=>n.drawText(r)),o.measured&&n.drawQuiet(),
(o.run||o.measured||o.status)&&n.drawValues(),n.whole.draw()}}var Dl=[["stop","■",t=>s("Stop lane {lane}",{lane:t})],["select","✎",t=>s("Edit lane {lane}",{lane:t})],["copy","❐",t=>s("Copy lane {lane}",{lane:t})],["l\
eft","◀",t=>s("Move lane {lane} to the left",{lane:t})],["right","▶",t=>s("Move lane {lane} to the right",{lane:t})],["remove","✕",t=>s("Remove lane {lane\
}",{lane:t})]],Zo=class{constructor(e,n){this.group=n;let o=c("div","gp-lane-head");this.name=c("button","gp-lane-name",null,{type:"button"}),this.letter=c("b",
"gp-letter"),this.title=c("bdi","gp-lane-title"),this.reference=c("span","gp-lane-reference",s("reference")),this.name.append(this.letter,this.title,this.reference),
this.tools=c("span","gp-lane-tools"),this.buttons=Object.fromEntries(Dl.map(([i,a])=>{let l=c("button","gp-button",a,{type:"button","data-do":i});return this.tools.
append(l),[i,l]})),o.append(this.name,this.tools),this.prompt=c("p","gp-lane-prompt",null,{dir:"auto"}),this.settings=c("p","gp-lane-settings"),this.changed=c("\
p","gp-lane-changed",`△ ${s("changed since this run")}`),this.state=c("p","gp-lane-state"),this.doing=c("b"),this.tokens=c("span","gp-lane-count"),this.company=
c("span","gp-lane-company","",{tabindex:"0","data-tip":""}),this.state.append(this.doing,this.tokens,this.company),this.parts=c("p","gp-lane-parts"),this.seeds=
c("p","gp-lane-seeds"),this.back=c("button","gp-button","◀",{type:"button","data-seed":"-1","aria-label":s("Previous seed")}),this.on=c("button","gp-button","\
▶",{type:"button","data-seed":"1","aria-label":s("Next seed")}),this.seed=c("span","","",{"aria-live":"polite"}),this.seeds.append(this.back,this.seed,this.on),
this.problem=c("div","gp-problem"),this.why=c("span"),this.problem.append(c("b","","✕ "),this.why);let r=c("div","gp-lane-top");r.append(o,this.prompt,this.settings,
this.changed,this.state,this.parts,this.seeds,this.problem),e.append(r)}draw({lane:e,ran:n,place:o,lanes:r,isReference:i,parts:a,told:l}){let d=n?this.group.shownOf(
n.number):null;A(this.letter,e.label),A(this.title,ke(e.title)),Y(this.reference,i),Q(this.name,{"aria-pressed":String(i),title:i?s("The other lanes are compare\
d with this one"):s("Compare the others with {lane}",{lane:e.label})}),this.name.disabled=!n,this.drawTools(e,o,r),this.drawStop(n),Y(this.prompt,!!e.prompt),e.
prompt&&Uo(this.prompt,e.prompt),A(this.settings,Gu(e,d,n).join(" · ")),Y(this.changed,!!n&&Ku(e,n)),this.drawState(d),A(this.parts,a),Y(this.parts,!!a),this.drawSeeds(
d,n),this.drawProblem(e,l)}drawTools(e,n,o){Y(this.tools,this.group.canAsk);let r={left:n===0,right:n===o-1,remove:o===1,copy:o>=no};for(let[i,,a]of Dl){i!=="st\
op"&&Y(this.buttons[i],!e.prompt);let l=i==="select"&&e.selected?s("Lane {lane} is shown in the settings",{lane:e.label}):a(e.label);Q(this.buttons[i],{title:l,
"aria-label":l,"aria-disabled":String(!!r[i])})}A(this.buttons.select,e.selected?`✎ ${s("editing")}`:"✎"),Q(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){
let{stop:n}=this.buttons,o=!!e&&this.group.running&&e.entries.some(({log:r})=>!r.finished&&!r.failed);!o&&n===document.activeElement&&this.name.focus(),Y(n,o)}drawState(e){
if(Y(this.state,!!e),!e)return;let{log:n}=e;A(this.doing,Uu(n,this.group.done));let o=Ce(n).length;A(this.tokens,o?B(o,"{count} token","{count} tokens"):"");let r=zr.
get(n);n.shared>1&&zr.set(n,{others:Math.max(n.shared-1,r?r.others:0),apart:n.apart&&(!r||r.apart)});let i=zr.get(n);if(Y(this.company,!!i),!i)return;let{others:a,
apart:l}=!n.running||n.shared<2?i:{others:n.shared-1,apart:n.apart};A(this.company,l?B(a,"in turn with another run","in turn with {count} others"):B(a,"together\
 with another run","together with {count} others")),Q(this.company,{"data-tip":l?s("It has forward passes of its own, in turn with those of the others: no other\
 run uses its model, or it reads or writes several tokens at once."):s("Decoded in one batch with the other runs on this model: each forward pass gives all of t\
hem their next token.")})}drawSeeds(e,n){let o=n?n.entries.length:0;Y(this.seeds,o>1),!(o<2)&&(A(this.seed,s("seed {seed}, {place} of {all}",{seed:Kl(e)??"–",
place:n.shown+1,all:o})),Q(this.back,{"aria-disabled":String(n.shown===0)}),Q(this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){
let r=s(n),i=o.get(r)??e;r&&o.set(r,i),Y(this.problem,!!r),A(this.why,!r||i===e?r:s("The same as in lane {lane}.",{lane:i}))}},no=8,zr=new WeakMap,Kl=({seed:t,log:e})=>t??
(e&&e.started?e.started.seed:null);function Ku(t,e){let n=(o,r)=>JSON.stringify(o[r]===""?null:o[r]??null);return["model","seed","settings","prompt"].some(o=>n(
t,o)!==n(e,o))}function Gu(t,e,n){let o=e&&n.seed===t.seed&&n.entries.length===1?Kl(e):null,r=t.seed??o;return[t.model,ke(t.settings??""),r===null?"":s("seed {s\
eed}",{seed:r})].filter(Boolean)}function Uu(t,e){let{queued:n,loading:o,started:r,failed:i,finished:a}=t;return i?`✕ ${s("stopped by an error")}`:a?`■ ${a.
sequences.length?Me(a.sequences[0].stop_reason)[1]:s("ended")}`:e?r?`■ ${s("was stopped")}`:s("did not run"):o?dn(o):n?n.ahead?B(n.ahead,"waiting for another \
run","waiting for {count} others"):s("starting …"):r?`● ${s("decoding …")}`:s("waiting for its turn")}var Qo=class{constructor(e){this.log=e,this.clear()}clear(){this.at=null,this.place=null}get steps(){return this.log.canvasSteps}get number(){return this.at===null?
this.steps.length-1:Math.min(this.at,this.steps.length-1)}get step(){return this.steps[this.number]||null}get canvas(){let{canvas:e}=this.step;return this.steps.
filter(n=>n.canvas===e)}get before(){let{canvas:e}=this.step;return this.steps.filter((n,o)=>n.canvas<e&&this.steps[o+1]&&this.steps[o+1].canvas!==n.canvas)}get numCanvases(){
return this.steps.length?this.steps.at(-1).canvas+1:0}earlier(e){let n=this.steps[this.number-1];return n&&n.canvas===this.step.canvas?n.places[e]:null}accepted(e){
if(!this.step.places[e].accepted)return null;let n=this.earlier(e);return n&&n.accepted?"again":"newly"}get counts(){let e=this.step.places.map((n,o)=>this.accepted(
o));return{places:e.length,accepted:e.filter(Boolean).length,newly:e.filter(n=>n==="newly").length}}get end(){let{eos_token_ids:e,effective:n}=this.log.started;
if(!Number.isInteger(n.pad_token_id))return 1/0;let o=this.step.places.findIndex(({token_id:r})=>e.includes(r));return o<0?1/0:o+1}history(e){let n=this.canvas,
o=n.at(-1).places[e],r=n.length-1;for(;r>0&&n[r-1].places[e].token_id===o.token_id;)r-=1;return{since:r,accepted:n.filter(i=>i.places[e].accepted).length,count:n.
length,last:o}}};function Gl({canvasSteps:t,finished:e}){return e?e.sequences.map(({text:o})=>o).join(""):t.filter(({canvas:o},r)=>!t[r+1]||t[r+1].canvas!==o).flatMap(
({places:o})=>o.map(({piece:r})=>r??"")).join("")}var es=({logprob:t,entropy:e})=>({probability:X(t),rawProbability:0,rank:1,surprisal:-(t??0),entropyBefore:e,entropyAfter:e});var ts=class{constructor(e,n){this.body=e,this.entries=n,this.width=0,this.timer=0,this.clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.
scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e)}clear(e){this.log=e,this.body.replaceChildren(),this.rows=new Ze(this.
body),this.tokens=[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:r},{shade:i,unit:a}){if(this.
log!==e&&this.clear(e),e.denoises){A(this.body,Gl(e));return}let{keep:l,added:d}=ft(this.steps,Ce(e).at(-1)||null);l<this.tokens.length&&this.cut(l);for(let p of d)
this.append(p,i,a);this.dim(n),this.signAt(o?this.tokens[n]:null,o,r,a),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){gt(this,e),this.steps.
length=e,this.dimmed=Math.min(this.dimmed,e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let r={...e.chosen,piece:e.piece},i=c("span","gp-\
token",null,{role:"button",tabindex:"-1"});Ke(i,r);let a=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(i,{token:r,step:e,index:e.
index,lane:this}),e.given&&(i.dataset.given=""),Ct(this,i,r,a),this.steps.push(e),this.describe(i,o),this.shade(i,n)}shade(e,n){jt(e.querySelector(".gp-ink"),n,
Oe(this.entries.get(e).step))}describe(e,n){let{token:o,step:r,index:i}=this.entries.get(e),a=[s("token {number}: {text}",{number:i+1,text:J(o.text)}),..._o(r,n),
this.whyOf(e)];e.setAttribute("aria-label",a.filter(Boolean).join(", "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?s("g\
iven, not chosen"):""].filter(Boolean).join(", ")}dim(e){let n=Math.min(e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-\
shared");for(let o=this.dimmed;o<n;o++)this.tokens[o].classList.add("gp-shared");this.dimmed=n}signAt(e,n,o,r){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.
parts===n))return;let i=this.sign;this.sign=e||null,this.said=o,i&&(delete i.dataset.parts,this.describe(i,r)),e&&(e.dataset.parts=n,this.describe(e,r))}redraw({
shade:e,unit:n}){for(let o of this.tokens)this.shade(o,e),this.describe(o,n)}settle(){this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7),this.rows.
settle()}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.
settle(),200))}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.
tokens[o+1];case"ArrowLeft":return this.tokens[o-1];case"ArrowDown":return Ue(this.tokens,o,1);case"ArrowUp":return Ue(this.tokens,o,-1);case"Home":return this.
tokens[0];case"End":return this.tokens.at(-1);default:return null}}};function Ul(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),r=t.querySelector(".gp-scale"),i=t.querySelector(".gp-add"),a=new Map,l=new WeakMap,
d=gn(t,n,e,b=>{let k=l.get(b);if(!k)return null;let{token:h,step:f,index:g,lane:S}=k;return{id:h.token_id,text:h.text,where:s("token {number}",{number:g+1}),step:f,
why:S.whyOf(b)}}),p=()=>({shade:o.value,unit:e.unit});function m(){return e.lanes?e.lanes.map(b=>({key:`${b.prompt?"prompt":"lane"} ${b.id}`,lane:b,number:e.groups.
findIndex(({id:k,prompt:h})=>k===b.id&&!!h==!!b.prompt)})):e.groups.map(b=>({key:`group ${b.number}`,lane:b,number:b.number}))}function w(b){let k=document.activeElement,
h=[...n.children].indexOf(k&&k.closest(".gp-lane")),f=new Set(b.map(({key:g})=>g));for(let[g,{element:S}]of a)f.has(g)||(S.remove(),a.delete(g));b.forEach(({key:g,
lane:S,number:E},M)=>{let u=a.get(g)||W(g);Object.assign(u,{lane:S,number:E}),n.children[M]!==u.element&&n.insertBefore(u.element,n.children[M]||null)}),_(),!(h<
0||document.activeElement===k)&&(k.isConnected?k.focus():n.children.length&&n.children[Math.min(h,n.children.length-1)].querySelector(".gp-lane-name").focus())}
function _(){let{clientWidth:b}=n,[k,h,f]=[240,12,4];if(!b||!a.size)return;let g=Math.max(1,Math.min(f,Math.floor((b+h)/(k+h)))),S=Math.ceil(a.size/g);n.style.setProperty(
"--lanes-in-row",Math.ceil(a.size/S))}new ResizeObserver(_).observe(n);function W(b){let k=c("li","gp-lane"),h=new Zo(k,e),f=c("p","gp-note gp-not-yet",s("Not r\
un yet.")),g=c("div","gp-lane-text",null,{role:"group",dir:"auto"}),S=c("div","gp-lane-bottom");S.append(f,g),k.append(S);let E={element:k,head:h,note:f,body:g,
text:new ts(g,l)};return a.set(b,E),E}function q(b,k,h,f){let{element:g,head:S,note:E,body:M,text:u,lane:x,number:v}=b,T=v<0?null:e.groups[v],I=ct(e),z=!!(T&&I&&
I[0]===v),y=T&&I&&!z?N(I[0],v):{shared:0,sign:"",why:"",words:""};S.draw({lane:x,ran:T,place:k,lanes:h,isReference:z,parts:y.words,told:f}),g.classList.toggle("\
gp-lane-selected",!!x.selected),Q(g,{"aria-label":s("Lane {lane}: {title}",{lane:x.label,title:ke(x.title)})}),Q(M,{"aria-label":s("Text of lane {lane}, token b\
y token. The arrow keys move along it.",{lane:x.label})}),Y(E,!T),Y(M,!!T),T?u.draw(e.shownOf(v).log,y,p()):u.log&&u.clear(null)}function N(b,k){let h=We(e,b),[
f,g]=[b,k].map(T=>e.shownOf(T).log),{kind:S,at:E,shorter:M}=Go(e,b,k),u=E[1];if(S==="apart"){let{chosen:T}=Ce(f)[E[0]],I=s("here it diverges from {lane}, which \
has {token}",{lane:h,token:J(T.text)});return{shared:u,sign:`≠${h}`,why:I,words:`≠ ${s("diverges from {lane} at token {number}",{lane:h,number:u+1})}`}}let x={
shared:u,sign:"",why:""};if(!u)return{...x,words:""};let v=[f,g].map(T=>!!(T.finished||T.failed||e.done));return(S==="same"?!(v[0]&&v[1]):!v[M])?{...x,words:`= ${s(
"the same as {lane} so far",{lane:h})}`}:S==="same"?{...x,words:`= ${s("the same as {lane}",{lane:h})}`}:{...x,words:`= ${M?s("the same as {lane}, which continu\
es",{lane:h}):s("the same as {lane}, then continues",{lane:h})}`}}function C(b){let{header:k}=e,h=k&&!e.groups.some(({prompt:f})=>f)?k.prompt:"";Y(t.querySelector(
".gp-asked"),!!h),ve(t.querySelector(".gp-asked-text"),h,{plain:!0}),Y(t.querySelector(".gp-parting-key"),!!ct(e)),Y(i.parentNode,e.canAsk&&!b.some(({lane:f})=>f.
prompt)),Q(i,{"aria-disabled":String(b.length>=no),title:b.length>=no?s("At most {count} lanes",{count:String(no)}):s("A new lane at the end")})}let L=b=>[...a.
values()].find(({element:k})=>k.contains(b));n.addEventListener("click",({target:b})=>{let k=L(b),h=b.closest("button"),f=b.closest(".gp-token");k&&f&&l.has(f)&&
P(k,f),!(!k||!h||h.getAttribute("aria-disabled")==="true")&&(h.dataset.do&&e.ask({type:"lane",do:h.dataset.do,id:k.lane.id}),h.dataset.seed&&e.showEntry(k.number,
e.groups[k.number].shown+Number(h.dataset.seed)),h===k.head.name&&$(k.number))});function $(b){let k=ct(e);k&&b!==k[0]&&e.setPair(b,b===k[1]?k[0]:k[1])}function P(b,k){
b.text.reach(k),k.focus({preventScroll:!0}),k.scrollIntoView({block:"nearest"}),d.show(k)}n.addEventListener("keydown",b=>{let{target:k,key:h}=b;if(!l.has(k)||b.
ctrlKey||b.metaKey||b.altKey)return;let f=L(k),g=h==="Enter"||h===" "?k:f.text.next(k,h);!g&&!h.startsWith("Arrow")||(b.preventDefault(),g&&P(f,g))}),i.addEventListener(
"click",()=>{i.getAttribute("aria-disabled")!=="true"&&e.ask({type:"lane",do:"add"})});function O(){at(r,o.value,e.unit)}return o.addEventListener("change",()=>{
for(let{text:b}of a.values())b.redraw(p());O()}),b=>{let k=m();if(t.hidden=!k.length&&!e.canAsk,t.hidden)return;if((b.run||b.lanes)&&w(k),b.unit){for(let{text:f}of a.
values())f.redraw(p());O()}C(k);let h=new Map;k.forEach(({key:f},g)=>q(a.get(f),g,k.length,h));for(let{text:f}of a.values())f.settle();d.refresh(b.unit||b.pair)}}function Vl(t,e){let i=L=>t.querySelector(".gp-"+L),a=[];function l(L){let[$,P]=[Math.min(...L),Math.max(...L)],O=[1,2,5,10,20,50,100,200,500,1e3].find(h=>Math.
floor(P/h)-Math.floor($/h)<24)||Math.ceil((P-$+1)/24),b=Math.floor($/O),k=Array.from({length:Math.floor(P/O)-b+1},(h,f)=>[Math.max((b+f)*O,$),Math.min((b+f+1)*O-
1,P),0]);for(let h of L)k[Math.floor(h/O)-b][2]+=1;return k}function d(L){let $=L.map(Bt).sort((h,f)=>h-f),P=$.length?l($):[],O=JSON.stringify(P);i("bins").dataset.
key!==O&&fe(i("bins"),P.length?p(P):void 0),i("bins").dataset.key=O;let b=$.reduce((h,f)=>h+f,0)/$.length,k=($[$.length-1>>1]+$[$.length>>1])/2;a=$,A(i("average"),
$.length?s("mean {mean}, median {median}, from {low} to {high}",{mean:b.toFixed(1),median:j(k),low:j($[0]),high:j($.at(-1))}):s("none has ended yet"))}function p(L){
let $=(b,k)=>b===k?B(b,"{count} token","{count} tokens"):s("{low} to {high} tokens",{low:j(b),high:j(k)}),P=([b,k,h])=>`${$(b,k)}: ${B(h,"{count} text","{count}\
 texts")}`,O={type:"bar",hoverinfo:"text",textposition:"none",text:L.map(P),x:L.map(([b,k])=>(b+k)/2),y:L.map(([,,b])=>b),width:L.map(([b,k])=>.94*(k-b+1)),marker:{
color:"var(--gp-kept)"}};return Rt(s("Number of texts by their length in tokens"),[O],Je(s("tokens"),{showgrid:!1}),Je(s("texts"),{rangemode:"tozero"}),{height:220,
bargap:0})}function m(){let L=c("li"),$=c("span","",null,{"aria-hidden":"true"});return $.append(c("i","gp-bar")),L.append(c("span","gp-sign",null,{"aria-hidden":"\
true"}),c("span","gp-word"),$,c("span","gp-times")),L}function w(L){let $=new Map;for(let b of L)$.set(Ne(b),($.get(Ne(b))||0)+1);let P=[...$].sort(([b,k],[h,f])=>f-
k||(b<h?-1:1)),O=ee(i("endings"),P.length,m);P.forEach(([b,k],h)=>{let[f,g,S,E]=O[h].children;Q(O[h],{"data-end":b}),A(f,kt(b)),A(g,yt(b)[0]),ie(S.firstChild,"w\
idth",k/L.length),A(E,`${j(k)} · ${H(k/L.length)}`)})}function _(L){let $=L.filter(k=>Ne(k)==="failed"),P=L.filter(k=>Ne(k)!=="failed"&&!zt(k).trim()),O=e.done?
e.entries.length-L.length:0,b=[];P.length&&b.push(B(P.length,"{count} text is empty.","{count} texts are empty.")),$.length&&b.push(B($.length,"{count} sample f\
ailed and is counted only here.","{count} samples failed and are counted only here.")),O&&b.push(B(O,"{count} sample did not finish.","{count} samples did not f\
inish.")),A(i("oddities"),b.join(" "))}function W(L){let $=new Map;for(let h of L)$.set(zt(h),($.get(zt(h))||0)+1);let P=[...$].filter(([,h])=>h>1).sort(([h,f],[
g,S])=>S-f||(h<g?-1:1));A(i("common-title"),q($.size,L.length,P.length>0));let O=i("common"),b=P.slice(0,5),k=[...O.children].map(h=>h.gpText);b.length===k.length&&
b.every(([h],f)=>h===k[f])?b.forEach(([,h],f)=>A(O.children[f].firstChild,`${j(h)} ×`)):O.replaceChildren(...b.map(N))}function q(L,$,P){return $<2?$?B($,"{cou\
nt} text","{count} texts"):"":L===1?s("All {count} texts are the same",{count:j($)}):P?s("{count} different texts of {all}; the most frequent ones",{count:j(L),
all:j($)}):s("All {count} texts are different",{count:j($)})}function N([L,$]){let P=c("li");if(P.gpText=L,P.append(c("span","gp-times",`${j($)} ×`)),L.length<=
150)P.append(L.trim()?c("bdi","",Ie(L)):c("span","gp-note",s("(empty)")));else{let O=c("details"),b=c("summary");b.append(c("bdi","",Ie(L.slice(0,150))+"…")),
O.append(b,c("p","",L,{dir:"auto"})),P.append(O)}return P}function C(L,$){return L===$?B($,"{count} sample","all {count} samples"):e.done?B($,"{ended} of {count\
} sample ended","{ended} of {count} samples ended",{ended:j(L)}):B($,"{ended} of {count} sample ended so far","{ended} of {count} samples ended so far",{ended:j(
L)})}return ce(t,{lengths:()=>{if(!a.length)return"";let L=a.reduce(($,P)=>$+P,0);return B(a.length,"{total} tokens in {count} text.","{total} tokens in {count}\
 texts, {mean} on average.",{total:j(L),mean:(L/a.length).toFixed(1)})}}),L=>{if(t.hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(L.run||L.status))return;
L.run&&i("common").replaceChildren();let $=e.entries.filter(b=>Wn(b)==="cut"),P=e.entries.filter(b=>Ne(b)&&!$.includes(b)),O=P.filter(b=>Ne(b)!=="failed");A(i("\
of"),C(P.length,e.entries.length)),d(O),w([...P,...$]),_(P),W(O)}}var Jl="generation-playground.columns",Vu=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","words","ended"],ns=class{constructor(e,n){
this.place=e,this.changed=n,this.summary=c("summary"),this.boxes=c("div","gp-column-boxes",null,{role:"group","aria-label":s("Columns of the table")}),e.append(
this.summary,this.boxes),this.chosen=new Set(Ju()||Vu),this.names=""}shown(e){let n=e.map(({name:r})=>r).join();n!==this.names&&(this.names=n,this.boxes.replaceChildren(
...e.map(r=>this.box(r))));let o=e.filter(({name:r})=>this.chosen.has(r));return A(this.summary,s("Columns: {shown} of {all}",{shown:String(o.length),all:String(
e.length)})),o}box({name:e,title:n,meaning:o}){let r=c("label","",null,{title:s(o)}),i=c("input","",null,{type:"checkbox"});return i.checked=this.chosen.has(e),
i.addEventListener("change",()=>{i.checked?this.chosen.add(e):this.chosen.delete(e),Yu([...this.chosen]),this.changed()}),r.append(i,` ${s(n)}`),r}};function Ju(){
try{let t=JSON.parse(localStorage.getItem(Jl)||"null");return Array.isArray(t)?t:null}catch{return null}}function Yu(t){try{localStorage.setItem(Jl,JSON.stringify(
t))}catch{}}function Yl(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,r=o.cells[0].querySelector("button"),i=new Map,a=null,l=[],d=new ns(t.querySelector(".gp-\
column-choice"),()=>L()),p=({values:P},{name:O})=>Number.isFinite(P[O])?P[O]:null;function m(){let P=e.metrics.filter(h=>e.groups.some(f=>p(f,h)!==null));t.hidden=
!P.length;let O=d.shown(P);if(O.length===l.length&&O.every((h,f)=>h===l[f].metric))return;let b=document.activeElement,k=o.contains(b)?b.dataset.name:null;l.forEach(
({head:h})=>h.remove()),l=O.map(h=>{let f=c("th","",null,{scope:"col"}),{name:g,title:S,unit:E}=h,M=c("button","gp-sort",null,{type:"button","data-name":g});return Pn(
M,h,e,u=>We(e,u)),M.append(c("span","",s(S).replace(/-(?=\d)/g,"‑")),c("span","gp-arrow","",{"aria-hidden":"true"})),f.append(M),E&&E!==S.toLowerCase()&&f.append(
c("small","",s(E))),o.append(f),{metric:h,head:f}});for(let h of i.values())ee(h,1+l.length,_);k&&o.querySelector(`[data-name="${CSS.escape(k)}"]`)?.focus()}function w(){
for(let{metric:P,head:O}of l){let b=a&&a.name===P.name?a.down?"descending":"ascending":"none";Q(O,{"aria-sort":b}),A(O.querySelector(".gp-arrow"),{descending:" \
▼",ascending:" ▲",none:""}[b])}}o.addEventListener("click",({target:P})=>{let O=P.closest(".gp-sort");if(!O)return;let b=l.map(k=>k.metric).find(({name:k})=>k===
O.dataset.name);if(!b)a=null;else{let k=b.better!=="less",h=a&&a.name===b.name;h&&a.down!==k?a=null:a={name:b.name,down:h?!k:k}}L()});function _(){let P=c("td"),
O=c("span","gp-value");O.append(c("b","gp-best-sign","",{"aria-hidden":"true"}),c("span"),c("span","gp-hidden"),c("small","gp-seeds-range"));let b=c("span","gp-\
track");return b.append(c("i")),P.append(O,b),P}function W(P){let O=c("tr"),b=c("th","gp-whose",null,{scope:"row"});return b.append(c("b","gp-letter"),c("bdi")),
O.append(b),ee(O,1+l.length,_),n.tBodies[0].append(O),i.set(P,O),O}function q({number:P,title:O,prompt:b}){let k=i.get(P)||W(P),[h,f]=k.cells[0].children;A(h,We(
e,P)),A(f,en({title:O,prompt:b}))}function N({metric:P},O){let b=e.groups.map(f=>p(f,P)),k=Math.max(...b.map(f=>Math.abs(f??0))),h=Nr(P,e.groups);return b.forEach(
(f,g)=>{let S=i.get(g).cells[O+1],[E,M]=S.children,u=h!==null&&h.number===g;A(E.children[0],u?"★":""),A(E.children[1],bt(P,e.groups[g])),A(E.children[2],u?` ${s(
"(best)")}`:"");let x=f===null||Ir(P)?"":wt(P,e.groups[g]);A(E.children[3],x&&s("over the seeds {range}",{range:x})),S.classList.toggle("gp-best",u),ie(M.firstChild,
"width",f===null||!k?0:Math.abs(f)/k)}),h!==null}function C(){let P=[...e.groups];if(a){let b=a.down?-1:1;P.sort((k,h)=>{let[f,g]=[p(k,a),p(h,a)];return f===null||
g===null?+(f===null)-+(g===null):b*(f-g)})}let[O]=n.tBodies;P.forEach(({number:b},k)=>{O.rows[k]!==i.get(b)&&O.insertBefore(i.get(b),O.rows[k]||null)})}function L(){
if(m(),t.hidden)return;a&&!l.some(({metric:O})=>O.name===a.name)&&(a=null),e.groups.forEach(q);let P=l.map(N);Y(t.querySelector(".gp-best-key"),P.some(Boolean)),
w(),C()}function $(){for(let O of i.values())O.remove();i.clear();let{kind:P}=e.header||{};A(r,P==="lanes"?s("Lane"):P==="sweep"?s("Cell"):s("Runs")),n.classList.
toggle("gp-one",e.groups.length<2),Y(t.querySelector(".gp-sorting"),e.groups.length>1)}return P=>{P.run&&$(),(P.run||P.measured||P.lanes)&&L()}}var Xl={sweep:()=>s("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:s("Run the grid")}),
seeds:()=>s("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabilities.",{button:s("Draw \
the samples")}),trial:()=>s("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one question: whether drafts make it f\
aster, which draft length is best, or whether the texts are the same.",{button:s("Run the trial")}),precision:()=>s("Nothing has run yet. “{button}” lets the mo\
del write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each token.",{button:s("Compare precisions")}),choices:()=>s(
"Nothing has run yet. “{button}” lets the model read each answer after the prompt and shows how likely it finds every token, with and without taking the length \
out.",{button:s("Compare answers")}),watermark:()=>s("Nothing has run yet. “{button}” writes texts with and without the watermark and answers one question, or l\
ets you guess which is which.",{button:s("Run the experiment")})};function Zl(t,e){let r=t.querySelector(".gp-status"),i=t.querySelector(".gp-pace"),a=t.querySelector(
".gp-track"),l=t.querySelector(".gp-troubles"),d=t.querySelector(".gp-told"),p=t.querySelector(".gp-answered"),m=[],w=[],_=null,W=0;function q(b){let k=e.entries[b];
m[b]=Wn(k),w[b]=Bt(k)}function N(b){let k=m.length,h=b.ended+b.failed;if(h===k)return[B(k,"The run has ended","All {count} runs have ended"),""];let f=b.cut+(e.
done?b.decoding:0),g=[f&&s("{count} cut off",{count:j(f)}),!e.done&&s("{count} decoding",{count:j(b.decoding)}),!e.done&&s("{count} queued",{count:j(b.waiting)}),
e.done&&b.waiting&&s("{count} not started",{count:j(b.waiting)})].filter(Boolean),S={ended:j(h)};return[e.done?B(k,"Stopped: {ended} of {count} run ended","Stop\
ped: {ended} of {count} runs ended",S):B(k,"{ended} of {count} run ended","{ended} of {count} runs ended",S),g.map(M=>` · ${M}`).join("")]}function C(b){if(!b)
return;let k=performance.now();_??={at:k,sum:b},b!==_.last&&([_.last,W]=[b,k]);let h=W-_.at,f=h>500&&s("{rate} tokens/s in total",{rate:j(Math.round((b-_.sum)/h*
1e3))});A(i,[B(b,"{count} token","{count} tokens"),f].filter(Boolean).join(" · "))}function L(b){let k=new Map;for(let S of e.entries.filter(E=>m[E.number]==="\
failed")){let E=JSON.stringify(mo(et(S)));k.set(E,[...k.get(E)||[],S])}let h=e.done?b.cut:0,f=JSON.stringify([[...k].map(([S,E])=>[S,E.length]),h]);if(l.dataset.
key===f)return;l.dataset.key=f,l.replaceChildren();for(let[S,E]of[...k].slice(0,8)){let M=c("p");M.append(c("b","","✕ "),`${P(E)} `);for(let{knob:u,message:x,
fix:v}of JSON.parse(S))M.append(c("span","",(u?`${u}: `:"")+x),v?` ${v} `:" ");l.append(M)}let g=[...k.values()].slice(8).flat().length;g&&l.append(c("p","gp-no\
te",B(g,"{count} more run failed for other reasons.","{count} more runs failed for other reasons."))),h&&l.append(c("p","gp-note gp-stopped",$(h)))}function $(b){
return e.done.overtaken?B(b,"{count} run was stopped because another run took its place; what was written is kept.","{count} runs were stopped because another r\
un took their place; what was written is kept."):B(b,"{count} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was w\
ritten is kept.")}function P(b){let k=[...new Set(b.map(S=>e.groups[S.group].label))];if(k.length===e.groups.length)return B(b.length,"{count} run failed:","{co\
unt} runs failed:");let h=k.length-1,g=k.every(S=>S.length===1)||!h?k.join(", "):B(h,"{label} and {count} other","{label} and {count} others",{label:k[0]});return B(
b.length,"{count} run failed ({groups}):","{count} runs failed ({groups}):",{groups:g})}function O(){let b=e.found&&e.found.question,h=(b&&e.asking&&e.asking.question!==
b?e.asking.titles:{})[b];Y(p,!!h),h&&A(p,e.done?s("These runs answered “{question}”. Choose that question to see the answer.",{question:s(h)}):s("These runs\
 answer “{question}”. Choose that question to see the answer.",{question:s(h)}))}return b=>{if(t.hidden=!e.header&&!Object.hasOwn(Xl,e.name),a.hidden=!e.header,
!e.header&&!t.hidden&&A(r,Xl[e.name]()),!e.header)return;b.run?([m,w,_]=[[],[],null],A(i,""),e.entries.forEach(g=>q(g.number))):b.measured||b.status?e.entries.forEach(
g=>q(g.number)):b.entries.forEach(q);let k={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let g of m)k[g]+=1;let[h,f]=N(k);r.dataset.words!==h+f&&(r.dataset.
words=h+f,r.replaceChildren(c("b","",h),f));for(let g of["ended","failed","decoding"])ie(a.querySelector(".gp-part-"+g),"width",k[g]/Math.max(1,m.length));Q(a,{
"aria-valuemax":m.length,"aria-valuenow":k.ended+k.failed,"aria-valuetext":h+f.replaceAll(" · ",", ")}),C(w.reduce((g,S)=>g+S,0)),L(k),O(),e.done&&A(d,h)}}var os=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],Xu=t=>os.findIndex(([e])=>ye(t??1/0,"bits")<=e);function dt(t,e){if(!U(t))return s("infinite");let n=ye(t,e);if(n===
0)return"0";if(n>=.001)return n.toPrecision(3);let[o,r]=n.toExponential(1).split("e-");return`${o} × ${Zu(r)}`}var Zu=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[e]).join("")}`,Ft=t=>t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(2)}):s("{size} MB",{size:(t/1e6).toFixed(t<1e7?2:1)});function Ql(t,e){let n=k=>t.
querySelector(".gp-"+k),o=n("which"),r=new Fe(n("words"),{press:({number:k})=>_(k)}),i=null,a="",l="";o.addEventListener("change",()=>O());let d=()=>e.unit==="b\
its"?s("bits"):s("nats"),p=k=>`${dt(k,e.unit)} ${d()}`,m=()=>(e.found&&e.found.question==="precision"?e.found.groups:[]).map((k,h)=>({...k,number:h})).filter(({
pair:k})=>k&&!k.error),w=()=>m().find(({number:k})=>String(k)===o.value)||m()[0];function _(k){i=k,O()}function W(k){let h=JSON.stringify(k.map(({number:g,title:S})=>[
g,S]));if(h===l)return;l=h;let f=o.value;o.replaceChildren(...k.map(({number:g,title:S})=>c("option","",ke(S),{value:g}))),k.some(({number:g})=>String(g)===f)&&
(o.value=f)}function q({text:k,kl:h,logprobs:[f,g],same_top:S},E){let M=s("Token {number} {token}: KL {kl}; probability {share}, here {other}",{number:j(E+1),token:J(
k),kl:p(h),share:H(X(f)),other:H(X(g))});return S?M:`${M}; ${s("another token is the likeliest here")}`}function N(k){let{tokens:h}=k.pair,f=JSON.stringify([k.number,
e.unit,h.map(({id:g,kl:S})=>[g,S])]);f!==a&&(a=f,r.show(h.map((g,S)=>({token:g,mark:{},number:S,words:()=>q(g,S)}))),r.tokens.forEach((g,S)=>{let E=Xu(h[S].kl),
M=g.querySelector(".gp-ink");M.style.backgroundColor=`var(--gp-heat-${os[E][1]})`,M.dataset.rank=E,g.dataset.top=h[S].same_top?"same":"other"})),r.tokens.forEach(
(g,S)=>{g.dataset.shown=S===i?"yes":"no",g.setAttribute("aria-pressed",S===i)})}function C(){let k=n("legend");if(k.dataset.unit===e.unit)return;k.dataset.unit=
e.unit,k.replaceChildren(s("KL in {unit}:",{unit:d()}));let h=g=>e.unit==="bits"?g:Number((g*Math.LN2).toPrecision(2));os.forEach(([g,S],E)=>{let M=Number.isFinite(
g)?s("to {limit}",{limit:h(g)}):s("above {limit}",{limit:h(os[E-1][0])}),u=c("span","gp-chip",M,{"data-rank":E});u.style.backgroundColor=`var(--gp-heat-${S})`,k.
append(u)});let f=c("span");f.append(c("span","gp-wavy","abc"),` ${s("another token is the likeliest")}`),k.append(f)}function L(k,h){let f=e.charts[`kl ${h.number}\
 ${e.unit}`];fe(n("curve-box"),i===null?f:bo(f,i+1,"")),$(k,h)}function $(k,h){let f=ee(n("curve-keys"),k.length,()=>{let g=c("span"),S=oe("svg");return Q(S,{width:30,
height:8,"aria-hidden":"true"}),S.append(oe("path","gp-course")),Q(S.firstElementChild,{d:"M1 4H29"}),g.append(S,c("span")),g});k.forEach(({title:g,number:S},E)=>{
Q(f[E].firstChild.firstChild,{"data-line":E%6,"data-on":S===h.number?"yes":"no"}),A(f[E].lastChild,ke(g))})}function P(k){let h=k.pair.tokens[i??k.pair.max_at],
f=i??k.pair.max_at,[g,S]=h.entropies,E={number:j(f+1),token:J(h.text),kl:p(h.kl),mine:re(g,e.unit),theirs:re(S,e.unit),model:ke(k.title)};A(n("said"),i!==null?s(
"Token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",E):`${s("Where they differ most, token {number} {token}: KL {kl}, en\
tropy {mine} of the reference and {theirs} of {model}.",E)} ${s("Click another token to see both models there.")}`);let M=n("sides").tHead.rows[0].cells;[e.found.
groups[0],k].forEach(({title:v},T)=>{let[I]=M[T+1].children;A(I,ke(v)),te(I,"probability",()=>s("{token}: {share} and {other}.",{token:J(h.text),share:H(X(h.logprobs[0])),
other:H(X(h.logprobs[1]))}),{meaning:s("The probability that the model gave, before any logits processor.")})});let u=ee(n("sides").tBodies[0],h.candidates.length,
()=>{let v=c("tr"),T=c("th","",null,{scope:"row"});return T.append(c("span"),c("bdi")),v.append(T,...[0,1].map(()=>{let I=c("td"),z=c("div","gp-side"),y=c("span");
return y.append(c("i","gp-bar",null,{"aria-hidden":"true"})),z.append(y,c("span")),I.append(z),I})),v}),x=Math.max(...h.candidates.flatMap(([,,v,T])=>[v,T]),1e-9);
h.candidates.forEach(([v,T,...I],z)=>{let[y,...R]=u[z].cells;A(y.firstChild,v===h.id?"▶ ":""),ve(y.lastChild,T),ue(u[z],v===h.id?"gp-is-token":""),I.forEach((F,D)=>{
ie(R[D].querySelector(".gp-bar"),"width",F/x),A(R[D].firstChild.lastChild,H(F))})})}function O(){let[k,h]=[m(),w()];W(k),o.value=h.number;let{mean:f,max:g,same_top:S,
max_at:E,perplexities:[M,u],vocab:x}=h.pair;i!==null&&i>=h.pair.tokens.length&&(i=null),A(n("about"),B(h.pair.tokens.length,"{count} token of the reference, rea\
d by both","{count} tokens of the reference, read by both")),A(n("summary"),[s("Mean {mean}, at most {max} at token {number}, over {vocab} tokens of the vocabul\
ary.",{mean:p(f),max:dt(g,e.unit),number:j(E+1),vocab:j(x)}),s("The same token is the likeliest for both at {share} of the places.",{share:H(S)}),s("Perplexity \
of the text: {one} and {other}.",{one:K(M),other:K(u)})].join(" ")),C(),N(h),L(k,h),P(h)}ce(t,{mean:()=>{let{pair:k}=w()||{};if(!k)return"";let h=i??k.max_at,{candidates:f,
kl:g}=k.tokens[h],S=Tt(f.map(([,E,M,u])=>({text:E,p:M,q:u})),e.unit,p(g));return S&&he(s("token {number}, {words}",{number:j(h+1),words:S}))}});let b=()=>m().length>
0;return k=>{t.hidden=!b(),k.run&&(i=null),!t.hidden&&(k.found||k.unit)&&O()}}function ec(t,e){let n=O=>t.querySelector(".gp-"+O),o=n("measure"),r=n("from-first");o.addEventListener("change",$);let i=()=>e.found&&e.found.question==="promp\
ts"?e.found:null,a=O=>U(O)?`${dt(O,e.unit)} ${e.unit==="bits"?s("bits"):s("nats")}`:s("infinite"),l=O=>Te(i().prompts.map(({label:b},k)=>s("{name}: {words}",{name:b,
words:O(i().read.prompts[k],k)}))),d=O=>Te(i().prompts.slice(1).map(({label:b},k)=>{let h=O(k+1);return h&&s("{name}: {words}",{name:b,words:h})})),p=({candidates:O},b)=>O.
map(({text:k,probabilities:h})=>({text:k,p:h[0],q:h[b]}));function m({prompts:O,candidates:b},k){let{text:h,probabilities:f}=b.find(({id:g})=>g===O[k].top);return`${J(
h)} ${H(f[k])}`}let w=({text:O,mean:b},k)=>U(b[k])?B(O.length,"{mean} over {count} token","{mean} on average over {count} tokens",{mean:a(b[k])}):"",_=(O,b)=>[[
s("prompt")],[s("tokens"),"length",s("How many tokens the model reads, those of a chat template among them."),()=>l(({tokens:k})=>j(k)),{formula:""}],[s("likeli\
est next token"),"probability",s("The token that the model finds likeliest after this prompt, and its probability."),()=>l((k,h)=>m(b,h)),{}],[s("entropy"),"ent\
ropy",s("Of the next token’s distribution: how uncertain the model is."),()=>l(({entropy:k})=>re(k,e.unit)),{}],[`KL(${O} ‖ ·)`,"kl",s("How far this prompt\
’s distribution is from the first one’s."),()=>d(k=>Tt(p(b,k),e.unit,a(b.kl[0][k]))),{}],["JS","js",s("The same both ways; at most 0.69 nats."),()=>d(k=>a(b.
js[0][k])),{}],[s("total variation"),"total-variation",s("The share of probability that stands elsewhere."),()=>d(k=>vi(p(b,k),H(b.tv[0][k]))),{}],...b.text.length?
[[s("mean KL along the text"),"kl",s("The mean over the tokens of the text that follows all prompts."),()=>d(k=>w(b,k)),{}]]:[]];function W(O){let[b]=r.tHead.rows,
k=ee(b,O.length,()=>c("th","",null,{scope:"col"}));O.forEach(([h,f,g,S,E],M)=>{k[M].firstChild||k[M].append(c("span")),A(k[M].firstChild,h),f&&te(k[M].firstChild,
f,S,{meaning:g,...E})})}function q(){let O=c("tr"),b=c("th","",null,{scope:"row"});return b.append(c("b","gp-letter")," ",c("bdi")),O.append(b),O}function N(O,{
label:b,prompt:k},h,f){A(O.cells[0].firstChild,b),Uo(O.cells[0].lastChild,k);let{tokens:g,entropy:S,top:E,same_top:M}=f.prompts[h],u=f.candidates.find(({id:T})=>T===
E),x=h===0,v=[[j(g)],[J(u.text),H(u.probabilities[h]),!M],[re(S,e.unit)],[x?"–":a(f.kl[0][h])],[x?"–":a(f.js[0][h])],[x?"–":H(f.tv[0][h])],...f.text.length?
[[x?"–":U(f.mean[h])?a(f.mean[h]):s("not known")]]:[]];for(;O.cells.length>v.length+1;)O.lastElementChild.remove();for(;O.cells.length<v.length+1;){let T=c("t\
d");T.append(c("span"),c("small")),O.append(T)}v.forEach(([T,I="",z=!1],y)=>{let[R,F]=O.cells[y+1].children;A(R,T),A(F,I),R.classList.toggle("gp-far",z)})}function C({
prompts:O,read:b}){let k=An(O.map(({prompt:M})=>M)),h=b.tv[0].indexOf(Math.max(...b.tv[0])),f=b.prompts.slice(1).filter(({same_top:M})=>!M).length,g={first:O[0].
label,prompt:O[h].label,words:J(k[h]),kl:a(b.kl[0][h]),share:H(b.tv[0][h])},S=b.tv[0][h]>0?s("{prompt} {words} moves the next token most: {share} of the probabi\
lity stands elsewhere than after {first}, KL {kl}.",g):s("The distributions are the same after all prompts."),E=f?s("The likeliest token is another one after {c\
ount} of {all} other prompts.",{count:j(f),all:j(O.length-1)}):s("The likeliest token is the same after all of them.");return`${S} ${E}`}function L({waiting:O,read:b}){
return b&&b.error?`${s(b.error.message)} ${s(b.error.fix)}`:O?s("The prompts are compared once all runs have ended."):s("Not known: the prompts were not all rea\
d. Run them again.")}function $(){let{value:O}=o;fe(n("matrix-box"),e.charts[O==="tv"?"tv":`${O} ${e.unit}`])}function P(){let O=i(),{prompts:b,read:k}=O,h=!!k&&
!k.error;if(Y(n("results"),h),Y(n("unread"),!h),A(n("unread"),h?"":L(O)),A(n("summary"),h?C(O):""),!h)return;W(_(b[0].label,k));let f=ee(r.tBodies[0],b.length,q);
b.forEach((g,S)=>N(f[S],g,S,k)),fe(n("tokens-box"),e.charts.tokens),$(),Y(n("along"),k.text.length>0),fe(n("along-box"),e.charts[`along ${e.unit}`])}return O=>{
t.hidden=!i(),!t.hidden&&(O.found||O.unit)&&P()}}function nc(t){Qu(t),nf(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function Fr(t,e){if(!e.folded){t.pick(e.entry.run.at(-1));return}
let[n]=e.folded,o=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),o&&tn(t,t.views.get(n.id))}function Qu(t){let{tree:e}=t,n=o=>{let r=o.
closest(".gp-knot");return r?r.parentElement.gpView:null};e.addEventListener("click",({target:o})=>{let r=n(o);r&&(oc(t,r),Fr(t,r))}),e.addEventListener("pointe\
rmove",({target:o,pointerType:r})=>{r!=="touch"&&t.point(n(o),o.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("focusin",
o=>{let r=o.target;r.gpView&&r.matches(":focus-visible")&&t.point(r.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function oc(t,e){t.current&&
t.current!==e&&Q(t.current.item,{tabindex:"-1"}),t.current=e,Q(e.item,{tabindex:"0"})}function tn(t,e){e&&(oc(t,e),e.item.focus({preventScroll:!0}),e.knot.scrollIntoView(
{block:"nearest",inline:"nearest"}),t.point(e,null))}var sc=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.gpView;function ef(t,e){e.entry&&t.state.closed.
delete(e.entry.head.id)?t.draw():tn(t,sc(e))}function tf(t,e){e.entry&&sc(e)?(t.state.closed.add(e.entry.head.id),t.draw()):tn(t,e.above)}var tc={ArrowDown:(t,e,n)=>tn(
t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>tn(t,n[n.indexOf(e)-1]),ArrowRight:ef,ArrowLeft:tf,Home:(t,e,n)=>tn(t,n[0]),End:(t,e,n)=>tn(t,n.at(-1)),Enter:Fr," ":Fr,Escape:t=>{
t.point(null),t.state.picked&&t.pick(null)}};function nf(t){t.tree.addEventListener("keydown",e=>{let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.
hasOwn(tc,e.key))return;e.preventDefault();let o=[...t.tree.querySelectorAll(".gp-branch")].filter(r=>r.offsetParent);tc[e.key](t,n,o.map(r=>r.gpView))})}var ss=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,r=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:r,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),r=o.kids.get(n.token_id);r||(r=this.node(n,o),o.kids.set(n.token_id,
r),o.order.push(r)),r.samples.push(e),this.tips[e]=r}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!of.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},of=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function rc(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function ic(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var nn=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),Nn=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},ac=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function sf({order:t},e){if(!e)return t.sort((o,r)=>r.samples.length-o.samples.length||ac(o,r)),t;let n=(o,r)=>o.samples.length>r.samples.length+Math.max(.5,r.samples.
length/5);for(let o=1;o<t.length;o++)for(let r=o;r>0&&n(t[r],t[r-1]);r--)[t[r-1],t[r]]=[t[r],t[r-1]];return t}function lc(t,{lanes:e,grows:n,opened:o=new Map,closed:r=new Set,
before:i=new Set}){let a=[],l=[],d=({id:N,samples:C})=>C.length+(n&&i.has(N)?.5:0),p=([N],[C])=>d(C)-d(N)||N.depth-C.depth||ac(N,C),m=0;function w(N,C,L){for(m+=
1;;){let $=C.at(-1),P={head:N,run:C,kids:[],folded:[],closed:r.has(N.id)};L.push(P);let O=sf($,n);if(!O.length||P.closed)return;let b=1+(o.get($.id)||0);O.slice(
1).forEach((k,h)=>(h+1<b?l:a).push([k,P])),L=P.kids,[N]=O,C=rc(N)}}let _=N=>{for(;N.length;){let[C,L]=N.pop();w(C,rc(C),L.kids),_(l)}},W=()=>a.splice(0).forEach(
([N,C])=>C.folded.push(N)),q=[];for(w(t.root,[t.root],q),_(l);a.length&&m<e;)a.sort(p),_([a.shift()]);W();for(let N=Hr(q[0]);N.length;N=Hr(q[0]))_(N),W();return cc(
q[0]),q[0]}function Hr(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(Hr)]}function cc(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(cc)}var rf=12,rs=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new ss,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:o}=this,r=o.entries[e],i=n.tips[e];for(let l=i?i.depth:0;l<r.tokens.length;l++)n.add(e,r.tokens[l]);let a=Ne(r);a&&n.end(e,a)}shown(e,n){return lc(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-n.length;
this.opened.set(e.id,o-1+Math.min(rf,n.length))}isOnPath({head:e,run:n}){return oo(n.at(-1),this.picked)||oo(this.picked,e)}};function oo(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var is=220,as=({token:t})=>t.piece??t.text;function uc(t,e,n,o){let{length:r}=n.samples,[i,a]=[t.reached(n.depth),e.before],l=nn(n),d=w=>w===null?s("not known"):
H(w),p=e===n,m=[[s("Samples here"),i<o?B(i,"{number} of {count} sample so far","{number} of {count} samples so far",{number:j(r)}):qn(r,i),"sample",()=>he(qn(r,
i))]];l!==null&&m.push([s("Expected samples"),`${hc(i*l)} = ${j(i)} × ${H(l)}`,"sample",()=>B(i,"{count} sample × {share} = {expected} expected; {number} came.",
"{count} samples × {share} = {expected} expected; {number} came.",{share:H(l),expected:hc(i*l),number:j(r)})]),m.push([B(n.depth-e.depth+1,"Probability of this\
 token","Probability of these {count} tokens"),d(nn(n,a)),"probability",()=>dc(n,a)]),m.push([s("Share of the samples at this fork"),H(r/Math.max(1,pc(a))),"sam\
ple",()=>he(qn(r,pc(a)))]),p&&m.push([s("Before the processors"),d(n.token.raw_logprob===null?null:X(n.token.raw_logprob)),"probability"]),m.push([s("Probabilit\
y of the text so far"),d(l),"probability",()=>dc(n,null)]);for(let[w,_]of ls(n))m.push([`${kt(w)} ${s("ends here: {reason}",{reason:yt(w)[0]})}`,j(_),"ending"]);
return m}function dc(t,e){let n=nn(t,e);if(n===null)return"";let o=Nn(t).slice(e?e.depth:0),r=H(n);return o.length>4?B(o.length,"exp({sum}) = {value}, of the lo\
g-probability of {count} token.","exp({sum}) = {value}, of the log-probabilities of {count} tokens.",{sum:Math.log(n).toFixed(3),value:r}):`${o.map(i=>H(nn(i,i.
before.before?i.before:null))).join(" · ")} = ${r}.`}var hc=t=>t<.01?s("fewer than 0.01"):t.toFixed(t<10?2:1),qn=(t,e)=>B(e,"{number} of {count} sample","{numb\
er} of {count} samples",{number:j(t)});function af(t,e,n){return e?B(t,"{count} sample goes through {text}","{count} samples go through {text}",{text:e}):n==="s\
ource"?B(t,"{count} sample follows the source","{count} samples follow the source"):n==="message"?B(t,"{count} sample answers the message","{count} samples answ\
er the message"):B(t,"{count} sample continues the prompt","{count} samples continue the prompt")}var pc=t=>t.order.reduce((e,n)=>e+n.samples.length,0);function ls(t){
let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);return e}function fc(t,e){let n=c("div","gp-trie-card",null,{popover:"manual","aria-hidden":"true"}),
o=c("p"),r=c("dl");n.append(o,r),n.hidden=!0,t.append(n);function i(d,p,m,w,_){let W=Nn(m.before).map(({token:L})=>L.piece??"").join(""),q=W.length>is?"…"+W.slice(
-is):W,N=Nn(w).slice(m.depth-1).map(as).join(""),C=c("bdi","",q);C.append(c("b","",N.length>is?N.slice(0,is)+"…":N)),o.replaceChildren(C),r.replaceChildren(...uc(
p,m,w,_).flatMap(([L,$])=>[c("dt","",L),c("dd","",$)])),n.hidden&&document.addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&!n.matches(
":popover-open")&&n.showPopover(),a(d)}function a(d){let p=d.getBoundingClientRect(),{clientWidth:m,clientHeight:w}=document.documentElement,[_,W]=[n.offsetWidth,
n.offsetHeight],q=p.bottom+7+W+8<=w?p.bottom+7:p.top-W-7;n.style.left=`${Math.max(8,Math.min(p.left,m-_-8))}px`,n.style.top=`${Math.max(8,Math.min(q,w-W-8))}px`}
function l(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.hidePopover(),n.hidden=!0,document.removeEventListener("scroll",e,{capture:!0}))}
return{show:i,hide:l}}function mc(t,e,n){let r=t.querySelector(".gp-through"),i=t.querySelector(".gp-through-title"),a=t.querySelector(".gp-through-list"),l=t.querySelector(
".gp-through-more"),d=t.querySelector(".gp-through-facts"),[p,m]=[null,null],w=!1;function _(){let C=c("li"),L=c("bdi");return L.append(c("span","gp-shared"),c(
"span","gp-own")),C.append(L,c("small")),C}function W(C,L,$){let P=e.entries[L],O=Nn($).length,b=g=>g.map(({piece:S})=>S??"").join("");A(C.querySelector(".gp-sh\
ared"),b(P.tokens.slice(0,O))),A(C.querySelector(".gp-own"),b(P.tokens.slice(O)));let k=Ne(P);A(C.querySelector("small"),[s("sample {number}",{number:L+1}),(P.seed??
null)===null?"":s("seed {seed}",{seed:P.seed}),B(Bt(P),"{count} token","{count} tokens"),k?`${kt(k)} ${yt(k)[0]}`:"…"].filter(Boolean).join(" · "));let h=C.querySelector(
"button"),f=s("Open sample {number} as one run",{number:L+1});if(e.canAsk&&!h){let g=c("button","gp-button",s("Open"),{type:"button","aria-label":f});g.addEventListener(
"click",()=>e.ask({type:"open",entry:+C.dataset.entry})),C.append(g)}else h&&C.dataset.entry!==String(L)&&h.setAttribute("aria-label",f);C.dataset.entry=L}function q(C,L){
let $=C.before?uc(L,ic(C),C,e.entries.length):[],P=ee(d,$.length,()=>{let O=c("div"),b=c("dt");return b.append(c("span")),O.append(b,c("dd")),O});$.forEach(([O,
b,k,h=()=>""],f)=>{A(P[f].firstChild.firstChild,O),te(P[f].firstChild.firstChild,k,h),A(P[f].lastChild,b)})}function N(C,L){if(C!==p&&(w=!1),[p,m]=[C,L],r.hidden=
!C,!C)return;q(C,L);let{samples:$}=C,P=Ie(Nn(C).map(as).join("").trim()),O=J(P.length>118?"…"+P.slice(-109):P);A(i,af($.length,C.before&&O,e.apart));let b=w?$.
length:Math.min(12,$.length),k=ee(a,b,_);for(let h=0;h<b;h++)W(k[h],$[h],C);l.hidden=b===$.length,A(l,s("Show all {count}",{count:j($.length)}))}return l.addEventListener(
"click",()=>{w=!0,N(p,m)}),t.querySelector(".gp-unpick").addEventListener("click",n),N}var lf=18,gc=110,wc=160,Dr=t=>t.reduce((e,n)=>e+n.samples.length,0);function cf(t){let e=c("li","",null,{role:"treeitem",tabindex:"-1"}),n=c("div","gp-knot"),[o,
r,i]=[c("bdi","gp-run"),c("span","gp-count"),c("span","gp-end")];n.append(o,r,i),e.append(n);let a={key:t,item:e,knot:n,run:o,number:r,end:i,kids:null,entry:null,
above:null};return e.gpView=a,a}function bc(t,e){let n=new Set(e.map(({item:o})=>o));for(let o of[...t.children])n.has(o)||o.remove();e.forEach(({item:o},r)=>{t.
children[r]!==o&&t.insertBefore(o,t.children[r]||null)})}function kc(t,e,n){let o=`${e} ${n}`;t.stream!==o&&(t.stream=o,t.item.style.setProperty("--own",e),t.item.
style.setProperty("--rest",n))}function df(t,{run:e,head:n}){let o=[...ls(e.at(-1))],r=o.map(([i,a])=>`${kt(i)}${n.samples.length>1?` ${j(a)}`:""}`).join(" ");A(
t.end,r),t.end.classList.toggle("gp-end-failed",o.some(([i])=>i==="failed"))}var cs=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.tree=
e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),this.card=fc(e,()=>this.point(null)),this.drawThrough=
mc(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,hf(e)}clear(){this.state.begin(),this.views=new Map,this.current=null,
this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:o}=this,r=document.activeElement&&document.activeElement.gpView,i=[
...o.values()].filter(({item:l,entry:d})=>d&&l.isConnected),a=new Set(i.map(({key:l})=>l));bc(n,[this.drawEntry(e.shown(+this.lanes.value,a),null,0)]);for(let[l,
d]of o)d.item.isConnected||o.delete(l);(!this.current||!this.current.item.isConnected)&&(this.current=o.get(e.trie.root.id)),Q(this.current.item,{tabindex:"0"}),
r&&document.activeElement!==r.item&&(r.item.isConnected?r:this.current).item.focus({preventScroll:!0}),this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){
return this.views.has(e)||this.views.set(e,cf(e)),this.views.get(e)}thickness(e){return`${Math.max(1.5,lf*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(
1)}px`}drawEntry(e,n,o){let{head:r,run:i}=e,a=this.viewOf(r.id);Object.assign(a,{entry:e,above:n,node:i.at(-1),folded:null}),this.drawRun(a,e);let l=e.closed&&i.
at(-1).order.length;A(a.number,l?`${j(r.samples.length)} ▸`:r.samples.length>1?j(r.samples.length):""),df(a,e),kc(a,this.thickness(r.samples.length),this.thickness(
o));let d=this.drawKids(a,e);return this.dress(a,this.wordsOf(e),d?"true":l?"false":null),a}drawKids(e,n){let o=[],r=Dr(n.kids.map(({head:i})=>i))+Dr(n.folded);
for(let i of n.kids)o.push(this.drawEntry(i,e,r-=i.head.samples.length));return n.folded.length&&o.push(this.drawMore(n,e)),o.length&&!e.kids&&e.item.append(e.kids=
c("ul","gp-kids",null,{role:"group"})),e.kids&&(bc(e.kids,o),e.kids.hidden=!o.length),o.length}drawMore({run:e,folded:n},o){let r=this.viewOf("more "+e.at(-1).id);
Object.assign(r,{entry:null,above:o,node:e.at(-1),folded:n});let i=Dr(n);return A(r.run,`+ ${s("{count} more",{count:j(n.length)})}`),A(r.number,i>n.length?j(i):
""),kc(r,this.thickness(i),"0px"),this.dress(r,B(n.length,"{count} more branch with {samples}, folded. Click to open.","{count} more branches with {samples}, fo\
lded. Click to open.",{samples:B(i,"{count} sample","{count} samples")}),null),r}drawRun(e,{head:n,run:o}){let r=n.samples.length===1&&n.before,i=r?"":o.map(({id:a})=>a).
join(" ");if(r){let a="";for(let l of o)if((a+=l.token.piece??"").length>gc)break;A(e.run,Ie(a.slice(0,gc+30))||Ie(n.token.text)),e.ids=null}else if(e.ids!==i){
let a=e.ids&&(i+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;a||e.run.replaceChildren(),e.run.append(...o.slice(a).map(l=>this.makeToken(l))),e.ids=i}ue(
e.knot,r?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){if(!e.before)return c("span","",this.promptWords());let{piece:n,text:o,logprob:r}=e.
token,i=n===null?o:Ie(n)+(cn(e.token)?uo(o):""),a=c("span",n===null?"gp-t gp-special":"gp-t",i||o);return a.style.backgroundColor=`var(--gp-prob-${Math.round(X(
r)*10)})`,a.gpNode=e,a}promptWords(){let e=Ie(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||s("(no prompt)")}wordsOf({head:e,run:n,closed:o}){
let{length:r}=e.samples;if(!e.before)return`${this.rootWords()}, ${B(r,"{count} sample","{count} samples")}`;let i=n.map(as).join(""),a=nn(n.at(-1),e.before);return[
J(i.length>wc?i.slice(0,wc)+"…":i),qn(r,this.state.trie.root.samples.length),a===null?"":s("probability {share} after the text before",{share:H(a)}),...[...ls(
n.at(-1))].map(([l,d])=>B(d,"{count} ends here: {reason}","{count} end here: {reason}",{reason:yt(l)[0]})),o?s("closed"):""].filter(Boolean).join(", ")}rootWords(){
let{apart:e}=this.group;return e==="source"?s("The source"):e==="message"?s("The message"):s("The prompt")}dress(e,n,o){let{picked:r}=this.state,{node:i,folded:a,
entry:l}=e,d=r&&!a&&this.state.isOnPath(l),p=r&&a&&oo(i,r),m=r&&!a&&oo(r,l.head),w=["gp-branch",a&&"gp-more",r&&!d&&!p&&"gp-dim",m&&"gp-on-path"];ue(e.item,w.filter(
Boolean).join(" "));let _=!!(r&&!a&&l.run.includes(r));Q(e.item,{"aria-label":n,"aria-selected":String(_)}),e.expanded!==o&&(e.expanded=o,o===null?e.item.removeAttribute(
"aria-expanded"):e.item.setAttribute("aria-expanded",o))}drawAbout(){let{group:e}=this,{trie:n}=this.state,o=n.root.samples.length,r=e.entries.length-o,i=new Set(
n.tips.filter(Boolean)),a=i.size===1&&o>1?s("all with the same text"):B(i.size,"{count} different text","{count} different texts"),l={samples:r?qn(o,e.entries.length):
B(o,"{count} sample","{count} samples"),texts:a},d=e.done?s("{samples}, {texts}.",l):s("{samples} so far, {texts}.",l);A(this.about,o?`${d} ${s("Point at a bran\
ch for its numbers, click it to see its samples.")}`:s("The tree grows with the first tokens."))}pick(e){this.state.pick(e),this.draw()}point(e,n){this.pointed&&
this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.card.hide())}refreshCard(){if(!this.pointed)return;let{
view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.card.hide();return}let{head:o,run:r}=e.entry,i=n&&r.includes(
n);this.card.show(e.knot,this.state.trie,i?n:o,i?n:r.at(-1),this.group.entries.length)}};function hf(t){for(let e=0;e<=10;e++){let n=c("i");n.style.backgroundColor=
`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var pf="14",uf=t=>t.some(({ended:e})=>e&&e.text)&&t.every(({tokens:e})=>!e.length);function yc(t,e){let n=new rs(e),o=new cs(t,n);return nc(o),matchMedia("(max-\
width: 640px)").matches&&(o.lanes.value=pf),r=>{if(t.hidden=!e.header||e.header.kind!=="seeds"||uf(e.entries),!t.hidden&&(r.run&&o.clear(),!(!r.run&&!r.steps&&!r.
status))){for(let i of r.run?e.entries.keys():r.entries)n.read(i);o.draw()}}}function xc(t,e){let o=t.querySelector(".gp-ways"),r=t.querySelector(".gp-first tbody"),i=new WeakMap,a=t.querySelector(".gp-first-words");function l(){let q=c(
"li");return q.append(c("h3"),c("div","gp-read",null,{tabindex:0,role:"group"})),q}function d(q,{label:N,title:C},{started:L}){let $=L?L.prompt_tokens:null,[P,O]=q.
children,b=`${N} ${ke(C)}`;A(P,$?`${b}: ${B($.length,"{count} token","{count} tokens")}`:b),Q(O,{"aria-label":s("The prompt of {lane}",{lane:N})}),i.get(O)!==$&&
(i.set(O,$),O.replaceChildren(...($||[]).map(({piece:k,text:h})=>k===null?c("span","gp-pill",h):k)))}let p=({raw_logprob:q})=>X(q);function m(q){let N=new Map;q.
forEach((L,$)=>{if(!L)return;let P=[...L.distribution.candidates].sort((b,k)=>p(k)-p(b)),O=({token_id:b})=>b===L.chosen.token_id;for(let b of[...P.slice(0,6),...P.
slice(0,6).some(O)?[]:[L.chosen]])N.has(b.token_id)||N.set(b.token_id,{text:b.text,sides:[null,null]});for(let b of[...P,L.chosen])N.has(b.token_id)&&(N.get(b.token_id).
sides[$]??=b)});let C=({sides:L})=>Math.max(...L.map($=>$?p($):0));return[...N.values()].sort((L,$)=>C($)-C(L))}function w(){let q=c("tr"),N=c("th","",null,{scope:"\
row"});return N.append(c("bdi","gp-word")),q.append(N,...[0,1].map(()=>{let C=c("td"),L=c("div","gp-share"),$=c("span");return $.append(c("i")),L.append(c("span",
"gp-sign"),$,c("b")),C.append(L),C})),q}function _(q){let N=m(q),C=ee(r,N.length,w);N.forEach(({text:L,sides:$},P)=>{let[O,...b]=C[P].cells;ve(O.firstChild,L),b.
forEach((k,h)=>{let f=$[h],g=!!(f&&q[h]&&f.token_id===q[h].chosen.token_id),[S,E,M]=k.firstChild.children;ue(k.firstChild,g?"gp-share gp-chosen":"gp-share"),A(S,
g?"▶":""),ie(E.firstChild,"width",f?p(f):0),A(M,q[h]?f?H(p(f)):"–":"")})})}function W(q){if(q.some($=>!$))return s("Both runs have to write a token first.");
let[N,C]=q.map(({chosen:$})=>$);return`${N.token_id===C.token_id?s("Both begin with {token}: {one} with the template, {other} without it.",{token:J(N.text),one:H(
p(N)),other:H(p(C))}):s("With the template it begins with {one}, without it with {other}.",{one:J(N.text),other:J(C.text)})} ${s("The probabilities are the mode\
l’s own, before the processors; ▶ was chosen, – was not recorded.")}`}return()=>{if(t.hidden=e.groups.length!==2,t.hidden)return;let q=[0,1].map(L=>e.shownOf(
L).log),N=ee(o,2,l);q.forEach((L,$)=>d(N[$],e.groups[$],L));let C=q.map(L=>Ce(L)[0]||null);A(a,W(C)),_(C)}}var ff=14,mf=200;function vc(t,e,{onPick:n,onResize:o}){let r=t.querySelector("canvas"),i=t.querySelector(".gp-map-row"),a=t.querySelector(".gp-map-column");function l({
clientX:m,clientY:w}){let{left:_,top:W,width:q,height:N}=r.getBoundingClientRect(),C=e.canvas,L=($,P)=>Math.max(0,Math.min(P-1,Math.floor($*P)));return{place:L(
(m-_)/q,e.step.places.length),step:C[L((w-W)/N,C.length)]}}t.addEventListener("click",m=>e.step&&n(l(m)));function d(m){let w=e.canvas,_=e.step.places.length;t.
style.height=`${Math.max(24,Math.min(mf,ff*w.length))}px`;let[W,q]=[r.clientWidth,r.clientHeight].map(b=>Math.round(b*devicePixelRatio));if(!W||!q)return;Object.
assign(r,{width:W,height:q});let N=r.getContext("2d"),C=getComputedStyle(t),L=C.getPropertyValue("--gp-text").trim(),[$,P]=[W/_,q/w.length],O=Math.max(.75,Math.
min($,P,8*devicePixelRatio)*.2);w.forEach((b,k)=>b.places.forEach((h,f)=>{N.fillStyle=C.getPropertyValue(Lr(m,es(h))).trim(),N.fillRect(Math.floor(f*$),Math.floor(
k*P),Math.ceil($),Math.ceil(P)),h.accepted&&(N.fillStyle=L,N.beginPath(),N.arc((f+.5)*$,(k+.5)*P,O,0,2*Math.PI),N.fill())})),p(w.length,_)}function p(m,w){i.style.
top=`${e.step.step/m*100}%`,i.style.height=`${100/m}%`,a.hidden=e.place===null,!a.hidden&&(a.style.left=`${e.place/w*100}%`,a.style.width=`${100/w}%`)}return new ResizeObserver(
o).observe(r),d}var gf=1.05;function Sc(t,e){let{step:n,canvas:o,log:r}=t,i=n.places[e],a={step:n.step+1,place:e+1,token:J(i.text),read:J(i.read_text),share:H(X(i.logprob))},{accepted:l,
places:d}=t.counts;return[s("At step {step}, the model read {read} at place {place}.",a),wf(i.entropy,r.unit),i.read_text===i.text?s("It found the same token th\
e likeliest, with {share}.",a):s("It found {token} the likeliest, with {share}.",a),s("The temperature of this step was {temperature}.",{temperature:n.temperature.
toFixed(2)}),bf(i,n===o.at(-1),r),B(d,"At this step, {accepted} of {count} place was accepted.","At this step, {accepted} of {count} places were accepted.",{accepted:j(
l)})]}function wf(t,e){let n=Math.exp(t),o=re(t,e);return n<gf?s("The model was all but certain here: an entropy of {entropy}.",{entropy:o}):s("The model’s entr\
opy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:o,options:n<10?K(n,1):j(Math.round(n))})}function bf({accepted:t},e,{finished:n}){
return e&&n?s("It was the last step of this canvas: the likeliest token is the text."):t?s("The sampler accepted the place: what it drew there is read at the ne\
xt step."):s("The sampler did not accept the place: at the next step, a random token is read there.")}var kf=8e3,yf=120,xf=700;function _c(t,e){let n=M=>t.querySelector(".gp-"+M),[o,r,i,a]=["canvas-text","canvas-slider","canvas-play","canvas-shade"].map(n),l=new Qo(
e),d=vc(n("canvas-map"),l,{onPick:({place:M,step:u})=>$(l.steps.indexOf(u),M),onResize:()=>!t.hidden&&d(a.value)}),p=c("span","gp-canvas-prompt"),m=c("span","gp\
-canvas-before"),w=c("span","gp-canvas-now"),_=0,W=0;o.append(p,m,w);function q(){let{step:M}=l,u=l.before.flatMap(({places:T})=>T);m.childElementCount!==u.length&&
m.replaceChildren(...u.map(C));let x=ee(w,M.places.length,N),{end:v}=l;W=Math.min(W,M.places.length-1),M.places.forEach((T,I)=>{let z=x[I],y=l.accepted(I);z.replaceChildren(),
Ke(z,T);let R=z.querySelector(".gp-ink");jt(R,a.value,es(T)),y?z.dataset.accepted=y:delete z.dataset.accepted,z.toggleAttribute("data-after-end",I>=v),z.setAttribute(
"aria-pressed",String(I===l.place)),z.setAttribute("aria-label",L(T,I,y)),z.tabIndex=I===W?0:-1})}let N=()=>c("span","gp-token",null,{role:"button"});function C(M){
let u=c("span","gp-written");return Ke(u,M),u}function L(M,u,x){let v={number:u+1,token:J(M.text),share:H(X(M.logprob))};return x==="newly"?s("Place {number}: {\
token}, probability {share}, newly accepted",v):x?s("Place {number}: {token}, probability {share}, accepted",v):s("Place {number}: {token}, probability {share},\
 not accepted",v)}o.addEventListener("click",({target:M})=>{let u=[...w.children].indexOf(M.closest(".gp-token"));u>=0&&$(l.at,u===l.place?null:u)}),o.addEventListener(
"keydown",M=>{let u=[...w.children].indexOf(M.target.closest(".gp-token")),x={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0}[M.key];if(!(u<
0)){if(M.key==="Enter"||M.key===" ")$(l.at,u);else if(M.key==="Escape")$(l.at,null);else if(x)W=Math.max(0,Math.min(w.childElementCount-1,u+x)),l.place===null?q():
$(l.at,W),w.children[W].focus();else return;M.preventDefault()}});function $(M,u){l.at=M,l.place=u,u!==null&&(W=u),f()}function P(){let{step:M,number:u,steps:x,
numCanvases:v}=l,T=l.canvas.length,I={canvas:M.canvas+1,canvases:v,step:M.step+1,steps:T},z=s("canvas {canvas} of {canvases}, step {step} of {steps}",I);r.max=String(
x.length),r.value=String(u+1),r.setAttribute("aria-valuetext",z),A(n("canvas-step-words"),z),A(i,s(_?"❚❚ Pause":"▶ Play"));let{places:y,accepted:R,newly:F}=l.
counts,D={accepted:j(R),places:j(y),newly:j(F),temperature:M.temperature.toFixed(2)};A(n("canvas-short"),s("{accepted} of {places} places accepted, {newly} newl\
y; temperature {temperature}",D))}function O(){clearInterval(_),_=0}i.addEventListener("click",()=>{if(_){O(),P();return}l.number>=l.steps.length-1&&(l.at=0);let M=Math.
max(yf,Math.min(xf,kf/l.steps.length));_=window.setInterval(()=>{!t.isConnected||l.number>=l.steps.length-1?O():l.at=l.number+1,f()},M),f()}),r.addEventListener(
"input",()=>{O(),$(Number(r.value)-1,l.place)}),r.addEventListener("keydown",({key:M})=>M==="Escape"&&$(null,l.place)),a.addEventListener("change",()=>f());function b(){
let{place:M}=l;if(Y(n("one-place"),M!==null),Y(n("place-hint"),M===null),M===null)return;let{since:u,accepted:x,count:v,last:T}=l.history(M),I={place:M+1,token:J(
T.text),since:u+1,accepted:x,steps:v};A(n("place-verdict"),B(v,"Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place\
 in {accepted} of {count} step.","Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted} of {count} step\
s.",I));let z=new Set;n("sentences").replaceChildren(...Sc(l,M).map(V=>{let Z=c("li");return Z.append(...eo(V,z)),Z}));let y=t.querySelector(".gp-one-place tbod\
y"),R=ee(y,v,k);l.canvas.forEach((V,Z)=>h(R[Z],V,V.places[M]));let F=n("place-table"),{offsetTop:D,offsetHeight:G}=R[l.step.step];(D<F.scrollTop+G||D+G>F.scrollTop+
F.clientHeight)&&(F.scrollTop=D-F.clientHeight/2)}function k(){let M=c("tr"),u=c("td");return u.append(c("button","gp-place-step","",{type:"button"})),M.append(
u,...["read","likeliest"].map(()=>{let x=c("td");return x.append(c("bdi")),x}),c("td"),c("td","gp-place-entropy"),c("td")),M}function h(M,u,x){let[v,T,I,z,y,R]=M.
cells;A(v.firstChild,String(u.step+1)),Pe(T.firstChild,x.read_text),Pe(I.firstChild,x.text),A(z,H(X(x.logprob))),A(y,re(x.entropy,e.unit)),A(R,x.accepted?s("✓ y\
es"):s("– no")),u===l.step?M.setAttribute("aria-current","step"):M.removeAttribute("aria-current")}t.querySelector(".gp-one-place tbody").addEventListener("cl\
ick",({target:M})=>{let u=M.closest("tr");u&&$(l.steps.indexOf(l.canvas[u.rowIndex-1]),l.place)});function f(){l.step&&(P(),q(),b(),at(n("canvas-scale"),a.value,
e.unit),d(a.value),A(n("map-words"),B(l.canvas.length,"{places} places, {count} step","{places} places, {count} steps",{places:j(l.step.places.length)})))}let g=M=>()=>l.
step&&l.place!==null?s("place {place}, step {step}: {words}.",{place:l.place+1,step:l.step.step+1,words:M(l.step.places[l.place])}):"";ce(t,{share:g(({text:M,logprob:u})=>`${J(
M)} ${H(X(u))}`),entropy:g(({entropy:M})=>re(M,e.unit)),accepted:()=>l.step?he(n("canvas-short").textContent):"",map:()=>l.step?he(n("map-words").textContent):""});
function S(){O(),l.clear(),W=0,m.replaceChildren(),w.replaceChildren(),A(p,e.started?e.started.prompt_tokens.map(({piece:M})=>M??"").join(""):"")}let E=()=>!t.hidden&&
f();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",E),new MutationObserver(E).observe(document.body,{attributes:!0,attributeFilter:[
"class"]}),M=>{M.run&&S(),t.hidden=!e.canvasSteps.length,!t.hidden&&(M.run||M.steps||M.status||M.unit)&&f()}}function Oc(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return r=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!r.found)
return;let{done:i,total:a}=e.found,l=dn(e.found);A(n,l[0].toUpperCase()+l.slice(1)),U(i)&&a?(o.setAttribute("aria-valuenow",Math.floor(i/a*100)),ie(o.firstChild,
"width",i/a)):(o.removeAttribute("aria-valuenow"),ie(o.firstChild,"width",1))}}function vt(t){return U(t)?t>=1e9?s("{count} billion",{count:(t/1e9).toFixed(1)}):t>=1e6?s("{count} million",{count:(t/1e6).toFixed(t<1e7?1:0)}):t.toLocaleString(
"en"):"–"}function ds(t,e){t.replaceChildren(...e.map(([n,o,r,i=()=>""])=>{let a=c("div"),[l,d]=[c("dt"),c("span","",n)];return l.append(d),r&&te(d,r,i),a.append(
l," ",c("dd","",o)),a}))}function St(t,e,n,o,r){let i=c("button","gp-button gp-press",o,{type:"button","aria-label":r||`${o}: ${n}`});return i.addEventListener(
"click",()=>t.ask({type:"model",act:e,model:n})),i}function hs(t,e){return!U(t)||!U(e)||!e?"":s("{count} parameters take {size}: {each} bytes each.",{count:e.toLocaleString(
"en-US"),size:xe(t),each:Number((t/e).toFixed(2))})}function Tc(t,e){let[n,o,r,i,a]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(_=>t.querySelector(_));function l(_){A(n,_.model);let[W,q]=o.children;
if(A(W,d(_)),A(q,_.why?`${s(_.why)} ${s(_.fix)}`:w(_)),ds(r,[[s("class"),_.class_name],[s("parameters"),vt(_.parameters),"parameters"],[s("precision"),_.dtype,"\
precision"],[s("device"),_.device],[s("to download"),_.complete?_.download?xe(_.download):s("nothing: it is here"):s("its weights are missing"),"memory"],[s("me\
mory"),p(_),"memory",()=>hs(_.memory,_.parameters)],[s("free memory"),xe(_.free),"memory"],..._.free_disk===null?[]:[[s("free disk space"),xe(_.free_disk),"memo\
ry"]],[s("context"),_.context_length?B(_.context_length,"{count} token","{count} tokens"):s("unlimited"),"context"],[s("vocabulary"),vt(_.vocab_size),"vocabular\
y"]]),m(_),a.replaceChildren(),_.smaller){let{model:N,bytes:C}=_.smaller;a.append(`${s("It does not fit in any precision. A model that does: {model}, {size}.",{
model:N,size:xe(C)})} `,St(e,"pick",N,s("Choose")))}}function d({complete:_,fits:W}){return _?W===null?`? ${s("It is not known whether it fits.")}`:W?`✓ ${s("\
It fits.")}`:`✕ ${s("It does not fit.")}`:`✕ ${s("It cannot be opened.")}`}function p({memory:_,reckoned:W}){return _===null?s("not known"):W?s("about {size\
}",{size:xe(_)}):xe(_)}function m({ways:_,free:W}){t.querySelector("table").hidden=_.length===0;let q=Math.max(W,..._.map(({bytes:N})=>N))*1.05;i.replaceChildren(
..._.map(({model:N,label:C,bytes:L,fits:$})=>{let P=c("tr",$?"":"gp-over"),O=c("span","gp-strip",null,{"aria-hidden":"true"}),[b,k]=[c("i"),c("u")];ie(b,"width",
Math.min(1,L/q)),ie(k,"left",W/q),O.append(b,k);let h=[c("th","",s(C),{scope:"row"}),c("td","",xe(L)),c("td"),c("td","",$?`✓ ${s("yes")}`:`✕ ${s("no")}`),c(
"td")];return h[2].append(O),h[4].append(St(e,"pick",N,s("Choose"),s("Choose {precision}",{precision:s(C)}))),P.append(...h),P}))}function w({room:_,free:W,reckoned:q}){
if(_===null)return s("Neither its files nor its config tell how much memory it needs.");let N={size:xe(_),free:xe(W)};return q?`${s("It needs about {size}, with\
 room for a run; {free} is available.",N)} ${s("Its weights do not tell their size: this is estimated from its config.")}`:s("It needs {size}, with room for a r\
un; {free} is available.",N)}return _=>{t.hidden=!e.found,!t.hidden&&_.found&&l(e.found)}}var vf=[1,2,4];function Ec(t,e){let n=t.querySelector("thead tr"),[o,r,i,a]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(m=>t.querySelector(m));function l(m){
A(o,m.model),ds(r,[[s("class"),m.class_name],[s("parameters"),vt(m.parameters),"parameters"],[s("precision"),s(m.precision),"precision"],[s("device"),m.device],
[s("in memory"),xe(m.bytes),"memory",()=>hs(m.bytes,m.parameters)],[s("context"),m.context_length?B(m.context_length,"{count} token","{count} tokens"):s("unlimi\
ted"),"context"],[s("vocabulary"),vt(m.vocab_size),"vocabulary"],[s("chat template"),m.chat_template?s("yes"):s("no")]]);let{fields:w}=m;A(i,w.length?"":s("It s\
ets no field: the library’s defaults apply.")),i.hidden=w.length>0,t.querySelector("table").hidden=w.length===0,a.replaceChildren(...w.map(_=>{let W=c("tr"),q=c(
"th","",null,{scope:"row"});q.append(c("code","",_.name)),W.append(q,d(_.model),d(_.library),c("td","",s(_.meaning)),c("td","",p(_)));for(let N of vf)W.cells[N].
dataset.label=n.cells[N].textContent;return W}))}function d(m){let w=c("td");return w.append(c("code","",m===null?s("none"):JSON.stringify(m))),w}function p({applies:m,
by:w,ignored:_,same:W}){return w==="changed"?_e([`▲ ${s("the page sets {value}",{value:JSON.stringify(m)})}`,s(_)]):w==="model"&&_?`○ ${s(_)}`:w==="model"?W?
s("the same as the default"):`◆ ${s("applies")}`:s("another field takes its place")}return m=>{t.hidden=!e.found,!t.hidden&&m.found&&l(e.found)}}function Mc(t,e){let n=u=>t.querySelector(".gp-"+u),o=n("costs").tBodies[0],r=()=>e.found&&e.found.question==="precision";function i(){let u=c("tr"),x=c("th","",
null,{scope:"row"});x.append(c("span"),c("small")),u.append(x);for(let v=0;v<6;v++){let T=c("td");if(T.append(c("span"),c("small")),v===0){let I=c("span","gp-by\
tes",null,{"aria-hidden":"true"});I.append(c("i")),T.append(I)}u.append(T)}return u}function a(u,x){if((u.dataset.tip||"")!==x){for(let v of["tabindex","data-ti\
p"])u.removeAttribute(v);if(x)for(let[v,T]of[["tabindex",0],["data-tip",x]])u.setAttribute(v,T)}}let l=(u,x,v="")=>{A(u.children[0],x),A(u.children[1],v)};function d({
bytes:u,scale_bytes:x},v){if(!U(u))return["–",""];let T=v&&U(v.bytes)?s("{share} of the reference",{share:H((u+x)/(v.bytes+v.scale_bytes))}):"";return[Ft(u+x),
T]}let p=({bytes:u,scale_bytes:x})=>U(u)&&x?s("get_memory_footprint() reports {size}; the scales take another {scales}.",{size:Ft(u),scales:Ft(x)}):"";function m({
pace:u,paces:x,ratio:v}){if(!u)return["–",""];let T=x.length>1?s("{low} to {high}",{low:u.low.toFixed(1),high:u.high.toFixed(1)}):s("one run");return[u.median.
toFixed(1),v?`${T}, ${je(v.median)}`:T]}function w(u,x){if(x===0)return[["–",""],["–",""],["–",""]];let{pair:v}=u;if(!v||v.error)return[[v?s("none"):"–",
""],["–",""],["–",""]];let T=s(e.unit);return[[dt(v.mean,e.unit),T],[dt(v.max,e.unit),s("{unit}, token {number}",{unit:T,number:j(v.max_at+1)})],[H(v.same_top),
""]]}function _(u,x){let v=u.map(T=>T.pair).find((T,I)=>T&&!T.error&&(x===0||I===x));return v?K(v.perplexities[x===0?0:1],3):"–"}function W(u){let x=ke(u.precision||
"");return x&&x!==ke(u.title)?s("the reference: {precision}",{precision:x}):s("the reference")}function q({groups:u}){let x=Math.max(...u.map(({bytes:T,scale_bytes:I})=>(T||
0)+(I||0)),1),v=ee(o,u.length,i);u.forEach((T,I)=>{let[z,y,R,F,D,G,V]=v[I].cells;l(z,ke(T.title),I?ke(T.precision||T.model):W(T)),l(y,...d(T,I?u[0]:null)),a(y.firstChild,
p(T)),Y(y.lastChild,U(T.bytes)),ie(y.lastChild.firstChild,"width",((T.bytes||0)+(T.scale_bytes||0))/x),l(R,...m(T)),w(T,I).forEach((Z,ne)=>l([F,D,G][ne],...Z)),
l(V,_(u,I))})}function N(u,x){let[v,T]=[[...u],[...x]],I=v.findIndex((z,y)=>z!==T[y]);return I<0?v.length:I}function C({groups:u}){let x=ee(n("writings"),u.length,
()=>{let T=c("li"),I=c("p","gp-writing-head");return I.append(c("b"),c("span","gp-note")),T.append(I,c("p","gp-writing",null,{dir:"auto"})),T}),v=u[0].text;u.forEach(
(T,I)=>{let[z,y]=x[I].children;A(z.children[0],ke(T.title)),A(z.children[1],L(T,I,v)),z.children[1].classList.toggle("gp-parting",I>0&&U(T.parts_at));let R=JSON.
stringify([v,T.text,I]);if(y.dataset.key===R||(y.dataset.key=R,y.replaceChildren(),T.text===null))return;let F=I&&v!==null?N(v,T.text):[...T.text].length,D=[...T.
text];y.append(D.slice(0,F).join("")),F<D.length&&y.append(c("span","gp-apart",D.slice(F).join("")))})}function L({failed:u,text:x,tokens:v,parts_at:T,pair:I},z,y){
if(u)return`✕ ${s("stopped by an error")}`;if(x===null)return e.done?s("did not finish"):s("writing, or waiting for its turn");let R=I&&I.error&&s("Its distri\
butions cannot be compared with those of the reference: {why}",{why:`${s(I.error.message)} ${s(I.error.fix)}`});return[$(v,T,z&&y!==null),R].filter(Boolean).join(
". ")}function $(u,x,v){return v?U(x)?`✂ ${s("diverges from the reference at token {number} of {all}",{number:j(x+1),all:j(u)})}`:`= ${B(u,"the same {count} t\
oken as the reference","the same {count} tokens as the reference")}`:B(u,"{count} token","{count} tokens")}let P=(u,x=0)=>Te(e.found.groups.slice(x).map((v,T)=>{
let I=u(v,x+T);return I&&s("{name}: {words}",{name:ke(v.title),words:I})})),O=u=>P(x=>x.pair&&!x.pair.error?u(x.pair):"",1),b=u=>`${dt(u,e.unit)} ${s(e.unit)}`;
function k({bytes:u,scale_bytes:x}){return U(u)?x?s("{size} + {scales} of scales = {value}",{size:Ft(u),scales:Ft(x),value:Ft(u+x)}):Ft(u):""}function h({paces:u,
pace:x}){if(!x)return"";let v=u.map(T=>T.toFixed(1)).join(", ");return B(u.length,"{each} tokens per second, in one run","the median of {each} is {median} token\
s per second",{each:v,median:x.median.toFixed(1)})}function f({tokens:u,mean:x}){if(!U(x))return"";let v=u.reduce((T,{kl:I})=>T+I,0);return Et(dt(v,e.unit),j(u.
length),b(x))}function g({tokens:u,max_at:x,max:v}){let T=u[x].candidates.map(([,z,y,R])=>({text:z,p:y,q:R})),I=Tt(T,e.unit,b(v));return I&&s("token {number}, {\
words}",{number:j(x+1),words:I})}let S=({tokens:u,same_top:x})=>B(u.length,"{same} of {count} token = {share}","{same} of {count} tokens = {share}",{same:j(u.filter(
({same_top:v})=>v).length),share:H(x)});function E({tokens:u,perplexities:[,x]}){let v=u.reduce((I,{logprobs:[,z]})=>I+(z??-1/0),0),T=K(x,3);return K(Math.exp(-v/
u.length),3)!==T?T:`exp(−(${K(v)}) / ${j(u.length)}) = ${T}`}ce(t,{weights:()=>P(k),speed:()=>P(h),mean:()=>O(f),max:()=>O(g),same:()=>O(S),perplexity:()=>O(E)});
function M(){let u=e.found;A(n("missing"),u.reading!==null?s("Reading the reference’s text with {model}.",{model:ke(u.groups[u.reading].title)}):Be(e,u)),Y(n(
"warning"),u.others),A(n("warning"),u.others?`⚠ ${s(un)}`:""),Y(n("cpu"),!!u.cpu_words),A(n("cpu"),s(u.cpu_words)),q(u),C(u);let x=u.groups.filter(({pair:v})=>v&&
!v.error);e.done&&x.length&&A(n("told"),x.map(({title:v,pair:T})=>s("{model}: mean KL {kl}",{model:ke(v),kl:`${dt(T.mean,e.unit)} ${s(e.unit)}`})).join(". ")+".")}
return u=>{t.hidden=!r(),!t.hidden&&(u.found||u.status||u.unit)&&M()}}function $c(t){let{replicas:e,lanes:n,waiting:o,lost:r,states:i}=t,a=c("section","gp-shelf-section");a.append(c("h3","",s("Replicas")),c("p","gp-note",[e.length===
0?s("No replica of the cluster answers now: runs wait until one does."):B(e.length,"One replica of a cluster decodes, at most {lanes} runs side by side.","{coun\
t} replicas of a cluster decode, each at most {lanes} runs side by side.",{lanes:n}),o?B(o,"One run waits.","{count} runs wait."):"",Sf(i)].filter(Boolean).join(
" ")));for(let l of r){let d=c("p","gp-problem");d.append(c("b","","▲ "),_f(l)),a.append(d)}return e.length&&a.append(Of(t)),[a]}function Sf({STARTING:t=0,RECOVERING:e=0,
STOPPING:n=0}){let[o,r]=[t+e,n];return[o?B(o,"One more is on its way.","{count} more are on their way."):"",r?B(r,"One ends the runs that it has, and goes.","{c\
ount} end the runs that they have, and go."):""].filter(Boolean).join(" ")}function _f({number:t,seconds:e}){return`${e<90?s("Replica {number} was lost less tha\
n two minutes ago.",{number:t}):s("Replica {number} was lost {minutes} minutes ago.",{number:t,minutes:Math.round(e/60)})} ${s("Its runs have ended: click Gener\
ate to run them again, on another replica. The cluster starts a new one by itself.")}`}function Of({replicas:t,lanes:e}){let[n,o,r,i]=[c("table"),c("thead"),c("\
tr"),c("tbody")];return r.append(...[s("replica"),s("runs"),s("models")].map(a=>c("th","",a,{scope:"col"}))),o.append(r),i.append(...t.map(({number:a,decoding:l,
models:d})=>{let p=c("tr");return p.append(c("th","",s("Replica {number}",{number:a}),{scope:"row"}),c("td","",s("{count} of {lanes}",{count:l,lanes:e}),{"data-\
label":s("runs")}),c("td","",d.join(", ")||"–",{"data-label":s("models")})),p})),n.append(c("caption","gp-hidden",he(s("the replicas of the cluster"))),o,i),n}function Lc(t,e){let n=t.querySelector(".gp-cluster"),o=t.querySelector(".gp-shelf-sections"),r=new Map;function i({sections:l,canOpen:d,cluster:p}){let m=document.
activeElement&&t.contains(document.activeElement)?document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...p?$c(p):[]),o.replaceChildren(...l.
flatMap(({title:w,note:_,folded:W,rows:q})=>{let N=s(w),C=c("table"),L=c("tr");L.append(...[s("model"),s("description"),s("size"),s("matching draft")].map((k,h)=>{
let f=c("th","",null,{scope:"col"}),g=c("span","",k);return h===2&&te(g,"memory",()=>""),f.append(g),f}),c("td"));let[$,P]=[c("thead"),c("tbody")];$.append(L),P.
append(...q.map(k=>a(k,d))),C.append(c("caption","gp-hidden",N),$,P);let O=c("details","gp-shelf-section"),b=c("summary");return b.append(c("h3","",N),c("span",
"gp-note",` ${q.length}`)),O.append(b,c("p","gp-note",q.length?s(_):s("None yet.")),...q.length?[C]:[]),O.open=r.has(N)?r.get(N):!W,O.addEventListener("toggle",
()=>r.set(N,O.open)),[O]})),m&&t.querySelector(`[aria-label=${CSS.escape(m)}]`)?.focus()}function a(l,d){let p=c("tr"),m=c("th","",l.model,{scope:"row"}),w=l.download&&
!l.here,[_,W,q,N]=[c("td","",s(l.words)),c("td"),c("td","",l.assistant||"–",{"data-label":s("matching draft")}),c("td")];if(l.loaded){let{class_name:C,precision:L,
device:$,bytes:P,in_use:O,parameters:b}=l.loaded;_.append(O?`● ${s("in use")}`:`○ ${s("idle")}`,c("small","",s("{kind}, {precision}, on {device}",{kind:C,precision:s(
L),device:$}))),W.append(xe(P),c("small","",s("{count} parameters",{count:vt(b)})))}else{W.append(l.millions?s("about {size}",{size:vt(l.millions*1e6)}):xe(l.size),
c("small","",l.millions?s("parameters"):s("on disk"))),w&&W.append(c("small","",s("{size} to download",{size:xe(l.download)})));let C=[l.gated?`▲ ${s("gated: \
needs an access token")}`:"",l.here?`✓ ${s("downloaded")}`:""].filter(Boolean);C.length&&m.append(c("small","",C.join(" · ")))}return N.append(w?St(e,"get",l.
model,s("Get it")):St(e,"use",l.model,s("Use it"))),l.loaded?N.append(St(e,"tell",l.model,s("Show"))):d&&N.append(St(e,"pick",l.model,s("Fill in"))),l.canUnload&&
N.append(St(e,"unload",l.model,s("Unload"))),p.append(m,_,W,q,N),p}return l=>{t.hidden=!e.found,!t.hidden&&l.found&&i(e.found)}}var Tf=5,Ef=60,Mf=6e7,$f=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,o)=>n===e[o]),In=t=>[t,...t.children.flatMap(In)],Kr=t=>t.parent?Kr(t.parent):
t,ps=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=Ac()}get all(){return this.trees.flatMap(In)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===Kr(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=Ac(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:o,asked:r}=e,i=this.all.find(p=>p.turn===n);if(i){this.shown=i;return}e.asked=null;let a=r&&$f(r.ids,o.request.given)&&this.all.find(p=>p.
turn===r.turn);if(a&&r.kind!=="branch"&&a.plain&&a.mode===o.mode){Object.assign(a,{turn:n,pieces:[]}),this.shown=a;return}let l=o.request.only_given===!0,d={turn:n,
read:l,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(a){for(Object.assign(d,{at:r.at,from:r.from,on:r.on,kind:r.kind,parent:a});d.parent.
parent&&d.at<d.parent.at;)d.parent=d.parent.parent;d.parent.children.push(d)}else this.trees=this.trees.filter(({children:p})=>p.length),this.trees.push(d);this.
shown=d}measure(){let{log:e,along:n}=this,o=e.lines();n.follow(o.length?o[0].last:null);let{steps:r}=n;Object.assign(this.shown,{text:e.text,tokens:r.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:r.map(({piece:i,chosen:a})=>i??a.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((r,{text:i})=>r+i.length,0);if(this.trees.length<=Tf&&e.length<=Ef&&n<=Mf)return;let o=this.trees.find(r=>r!==Kr(this.shown))||e.filter(r=>r.parent&&
r!==this.shown&&!r.children.length).sort((r,i)=>r.turn-i.turn)[0];if(!o)return;this.detach(o)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function Ac(){return new Se(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}function Cc(t){let{root:e,state:n,tree:o,told:r,remove:i}=t,{log:a}=n,l=e.querySelector(".gp-rename"),d=()=>A(r,s("A run is under way. Wait for its end, or clic\
k Stop."));function p(_){if(!(!_||_===n.shown)){if(n.busy){d();return}n.shown=_,a.feedRun(_.text,_.turn),a.ask({type:"shown"}),t.draw(),_.item.focus({preventScroll:!0})}}
function m(){if(!i.dataset.sure){i.textContent=B(In(n.shown).length,"Delete this run?","Delete these {count} runs?"),i.dataset.sure="yes",i.focus();return}let _=n.
shown,W=n.refuge;n.busy?d():W&&(n.detach(_),p(W)),t.calm()}function w(){let _=n.shown,W=c("input","gp-rename-field",null,{"aria-label":s("Name of this run"),maxlength:60});
W.value=_.name;let q=!0,N=C=>{q&&(q=!1,C&&(_.name=W.value.trim()),document.activeElement===W&&_.item.focus(),W.remove(),t.fill(_))};W.addEventListener("keydown",
C=>{C.stopPropagation(),(C.key==="Enter"||C.key==="Escape")&&N(C.key==="Enter")}),W.addEventListener("click",C=>C.stopPropagation()),W.addEventListener("blur",()=>N(
!0)),_.item.querySelector(".gp-label").replaceChildren(W),W.focus(),W.select()}o.addEventListener("click",_=>{let W=_.target.closest(".gp-run"),q=n.visible.flatMap(
In).find(N=>N.item===W);q===n.shown?q.item.focus():p(q)}),o.addEventListener("keydown",_=>{let{shown:W}=n;if(_.ctrlKey||_.metaKey||_.altKey||!W)return;let q=n.visible.
flatMap(In),N=q.indexOf(W),C={ArrowDown:()=>p(q[N+1]),ArrowUp:()=>p(q[N-1]),ArrowRight:()=>p(W.children[0]),ArrowLeft:()=>p(W.parent),Home:()=>p(q[0]),End:()=>p(
q.at(-1)),F2:w,Delete:()=>{i.disabled||m()}};Object.hasOwn(C,_.key)&&(_.preventDefault(),C[_.key]())}),l.addEventListener("click",w),i.addEventListener("click",
m),i.addEventListener("blur",()=>t.calm())}var Pc=8,Lf=3,Af=-1e30,Cf=t=>`log p ${t>Af?t.toFixed(2).replace("-","−"):"−∞"}`;function Pf(t){let e=t.pieces,n=Math.min(...t.children.map(({at:i})=>i)),o=t.
parent?t.at:Number.isFinite(n)&&n>=Lf?n:0,r=Ie(e.slice(o,o+Pc).join(""));return s("“{text}”",{text:`${o&&!t.parent?"…":""}${r}${e.length>o+Pc?"…":""}`})}
function Wc(t){if(!t.parent)return t.read?s("a text that was read:"):s("the original:");let e={number:t.at+1,token:J(t.from??"")};return t.kind!=="branch"?s("co\
ntinues at token {number}:",e):t.on?s("again from {token} at token {number}:",e):s("instead of {token} at token {number}:",e)}var us=class{constructor(e,n){this.
root=e,this.state=n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,tree:n,
state:o}=this,r=o.log.canAsk?o.visible:[];if(e.hidden=!r.length,e.hidden)return;let{scrollTop:i}=n;n.replaceChildren(...r.map(a=>this.lay(a))),n.scrollTop=i,o.shown&&
this.reveal(o.shown.item.firstChild),this.remove.disabled=!o.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){e.
item??=Wf(),this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let o=c("ul","",null,{role:"group"});o.append(...e.children.
map(r=>this.lay(r))),e.item.append(o),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,
o=e===this.state.shown,r=Pf(e),i=[B(e.tokens,"{count} token","{count} tokens"),Cf(e.total),...e.searched?[s("best of {mode}",{mode:Vt(e.mode)})]:[]].join(" · "),
a=n.querySelector(".gp-label");if(!a.querySelector("input")){let d=[c("span","gp-note",Wc(e))," ",c("bdi","gp-words",r)];e.name?a.replaceChildren(c("bdi","gp-na\
me",e.name)," ",...d):a.replaceChildren(...d)}let l=n.querySelector(".gp-facts");A(l,i),l.title=s("Length, and total log-probability after the processors, in na\
ts; −∞ where they remove a given token. Beam search scores given tokens before the processors."),A(n.querySelector(".gp-sign"),o?"▶":""),n.setAttribute("a\
ria-selected",String(o)),n.setAttribute("aria-label",[e.name,`${Wc(e)} ${r}`,i,o?s("shown"):""].filter(Boolean).join(", ")),n.tabIndex=o?0:-1}reveal(e){let{tree:n}=this,
[o,r]=[n.getBoundingClientRect(),e.getBoundingClientRect()];n.scrollTop+=Math.min(0,r.top-o.top-4)+Math.max(0,r.bottom-o.bottom+4)}};function Wf(){let t=c("li",
"gp-run",null,{role:"treeitem"}),e=c("div","gp-row");return e.append(c("span","gp-sign","",{"aria-hidden":"true"}),c("span","gp-label"),c("span","gp-facts")),t.
append(e),t}function Nc(t,e){let n=new ps(e),o=new us(t,n);return Cc(o),r=>{r.run&&n.begin();let{shown:i}=n;if(i&&e.turn===i.turn&&(r.run||r.steps||r.status)&&n.measure(),r.
run){n.makeRoom();let a=o.tree.contains(document.activeElement);o.draw(),a&&i&&i.item&&i.item.focus({preventScroll:!0})}else!t.hidden&&i&&i.item&&o.fill(i);r.status&&
!n.busy&&A(o.told,"")}}var Nf={true:"button",false:"div"};function qf({text:t},{chosen:e,removed:n,by:o}){let r=J(t);return e?s("Run again from here with {token}.",{token:r}):n?s("Con\
tinue from here with {token} instead, although {processor} removed it.",{token:r,processor:o}):s("Continue from here with {token} instead.",{token:r})}var Rn=class{constructor(e){
this.item=c("li","gp-bar"),e.append(this.item),this.body=null}build(e){let n=Nf[e];if(this.body&&this.body.localName===n)return;let o=c(n,"gp-row",null,e?{type:"\
button"}:{role:"group"});this.rank=c("span","gp-rank"),this.sign=c("span","gp-sign","",{"aria-hidden":"true"}),this.word=c("bdi","gp-word");let r=c("span","gp-n\
ame");r.append(this.sign,this.word),this.after=c("span","gp-fill gp-after"),this.before=c("span","gp-fill gp-before"),this.thick=c("span","gp-track"),this.thin=
c("span","gp-track gp-thin"),this.thick.append(this.after),this.thin.append(this.before),this.why=c("span","gp-why"),this.remover=c("span","gp-remover"),this.why.
append(...me(s("removed by {processor}"),{processor:this.remover}));let i=c("span","gp-tracks");i.append(this.thick,this.why,this.thin),this.value=c("span"),this.
raw=c("small");let a=c("span","gp-values");a.append(this.value,this.raw),o.append(this.rank,r,i,a,c("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),o.tabIndex=
this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(o):this.item.prepend(o),this.body=o}fill(e,n,o){let{text:r,after:i,before:a,rank:l,chosen:d,given:p,
removed:m,by:w,rest:_,words:W}=e;this.build(o&&!_),this.entry=e,this.item.hidden=!1;let q={"gp-chosen":d,"gp-removed":m,"gp-rest":_};ue(this.item,["gp-bar",...Object.
keys(q).filter($=>q[$])].join(" ")),A(this.rank,l?j(l):""),A(this.sign,d?"▶":m?"✕":""),ve(this.word,r,{plain:_}),this.thick.hidden=m||i===null;for(let[$,P]of[
[this.after,i||0],[this.before,a]])ie($,"width",Math.min(1,P/n)),$.parentNode.classList.toggle("gp-beyond",P>n*1.005);A(this.value,m?"":i===null?"–":H(i)),A(this.
raw,H(a)),A(this.remover,w),this.why.hidden=!m;let N=[d&&(p?s("given"):s("chosen")),m&&s("removed by {processor}",{processor:w})].filter(Boolean).join(", "),C=[
_?r:J(r),N].filter(Boolean).join(", "),L=o&&!_?qf({text:r},e):"";this.body.setAttribute("aria-label",L?`${C}. ${L}`:C),Ee(this.body,()=>L?`${L} ${W()}`:W())}hide(){
this.item.hidden=!0}};function fs(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-row")],n=o=>e().forEach(r=>{r.tabIndex=r===o?0:-1});return t.
addEventListener("focusin",o=>o.target.matches(".gp-row")&&n(o.target)),t.addEventListener("keydown",o=>{let r=e(),i=r.indexOf(o.target),a={ArrowDown:i+1,ArrowUp:i-
1,Home:0,End:r.length-1}[o.key];i<0||a===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),r[Math.max(0,Math.min(r.length-1,a))].focus())}),
()=>{let o=e();o.length&&!o.some(r=>r.tabIndex===0)&&(o[0].tabIndex=0)}}function If(t){switch(t){case"context":return s("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return s("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return s("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return s("no mark: the bias is 0.");default:return s("no mark.")}}function so(t){let e=t&&t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.
keys)?e.keys.length:0,o=e.greenlist_ratio,r=e.seeding_scheme==="selfhash",i=e.context_width;return{config:e,keys:n,selfhash:r,ratio:o>0&&o<1?o:null,early:n?Tn(e.
ngram_len,1)-1:Tn(i,1)-Number(r)}}function ms({config:t,keys:e,ratio:n}){if(e)return B(e,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:t.ngram_len});if(n===null)return s("a green list whose settings are not known");let{bias:o,seeding_scheme:r,context_width:i,
hashing_key:a}=t;return s("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:H(n),bias:o,scheme:r,width:i,key:a})}
function gs({chosen:t,index:e,mark:n,given:o,isFirst:r},i){let a=m=>s("Token {number}, {token}: {mark}",{number:j(e+1),token:J(t.text),mark:m});if(!n)return a(o?
s("given, before the watermark began."):s("not marked."));if(n.why)return a(If(n.why));let l=s("Its probability: {before} before the watermark, {after} after.",
{before:H(n.chosen_before),after:H(n.chosen_after)}),d=r?[s("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let m=B(i.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:K(n.g,2)});return[a(m),l,...d].join(" ")}let p=n.green?s("\
◆ green: it got the bias."):s("◇ red: it got no bias.");return[a(p),l,Rf(n,i),...d].join(" ")}function Rf(t,{ratio:e,selfhash:n}){let o=t.listed??0,r={before:H(
t.mass_before??0),after:H(t.mass_after??0)};return n?B(o,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",r):e===null?B(o,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
r):B(o,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...r,ratio:H(e)})}var qc={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function Ic(t,e,n,o){let{mark:r,index:i}=e,a={...t};if(!r)return{...a,unscored:t.
unscored+1};a.marks+=1;let l=r.kind==="synthid"?r.g:r.green;if(r.chosen_before>0&&r.chosen_after>0){a.chosen+=1,a.surprisal-=Math.log(r.chosen_before),a.gained+=
Math.log(r.chosen_after/r.chosen_before);let{stages:d,entropy_before:p}=e.distribution;a.entropy+=o>0&&d[o-1]?d[o-1].entropy:p,a.likely-=jf(e,o)}return a.suppressed+=
r.suppressed,l===null?{...a,unscored:t.unscored+1}:i<n.early?{...a,early:t.early+1}:(a.scored+=1,a.green+=Number(l),a.expected+=r.expected??0,r.kind==="synthid"?
a.z=n.keys?(2*a.green-a.scored)*Math.sqrt(n.keys/a.scored):null:n.ratio!==null&&(a.z=Pt(a.green,a.scored,n.ratio),a.foreseen=Pt(a.expected,a.scored,n.ratio)),a)}
function jf({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:o,stage_logprobs:r})=>e>0?r[e-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function Rc(t,e,n,o){
let r=t.find(([,p])=>p>o);if(e.z>o)return{at:r[0],words:B(r[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:o})};let i=r?[B(r[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:o})]:[],a=n.keys?e.z>0?e.scored*(o/e.z)**2:1/0:Oo(e.green/e.scored,n.ratio,o),l=Math.max(e.scored+1,Math.ceil(a));
if(!Number.isFinite(l)||l>1e7)return{at:1/0,words:[...i,s("At the share so far, z never reaches {threshold}.",{threshold:o})].join(" ")};let d=B(l,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:o,more:j(l-e.scored)});return{at:l,words:[...i,d].join(" ")}}var Gr=t=>t?H(t):"<0.01%",Bf=(t,e)=>t.kept!==e||t.mass_moved>0;function Ht({distribution:{stages:t,vocab:e}}){return t.map((n,o)=>{let[r,i,a]=De(n.name),l=o?t[o-
1].kept:e;return{number:o+1,kind:n.name,name:r,meaning:i,knobs:a,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!Bf(n,
l)}})}function Dt({kept:t,keptBefore:e,removed:n,moved:o,idle:r}){if(r)return s("did nothing");let i=[];return t<e&&i.push(B(e-t,"removed {count} token ({share}\
)","removed {count} tokens ({share})",{share:Gr(n)})),t>e&&i.push(B(t-e,"brought {count} token back","brought {count} tokens back")),(o-n>.001||!i.length)&&i.push(
s("moved {share}",{share:H(o)})),i.join(", ")}var jn=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function ws(t,{effective:e,config:n}){
let o={...e,...n};return t.filter((r,i)=>i===0||o[r]).map(r=>{let i=JSON.stringify(o[r]??null);return i==="null"||i.length>12?r:`${r} ${i}`}).join(", ")}function ro(t){
return jn(t)?{name:"DoLa",meaning:s("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:t.layers?s("the last layer"):s("the model"),meaning:s("The distribution that the model gave, before any processor.")}}function ht({distribution:{
candidates:t},chosen:e}){return t.some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function bs(t,e,n){if(t.length<=e)return t;let o=({raw_logprob:a,logprob:l})=>Math.
max(X(a),X(l)),r=[...t].sort((a,l)=>o(l)-o(a)),i=new Set([...r.filter(({token_id:a})=>a===n),...r.filter(Ge).slice(0,3)]);for(let a of r)i.size<e&&i.add(a);return t.
filter(a=>i.has(a))}function _t({raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?X(e[n-1]):void 0:X(t)}var io=({raw_logprob:t,stage_logprobs:e},n)=>((n?
(e||[])[n-1]:t)??null)===null,Ge=({logprob:t})=>t===null;function on({removed_by:t,stage_logprobs:e,raw_logprob:n},o){let r=[n,...e||[]],i=r.findLastIndex((l,d)=>d>
0&&l===null&&r[d-1]!==null),a=t||i>0&&o.distribution.stages[i-1].name;return a?De(a)[0]:jn(o)?"DoLa":s("a processor")}function ks(t,e){let{raw_logprob:n,logprob:o,
rank:r,raw_rank:i,token_id:a}=t;if(qe(e)){let w={share:H(X(n)),rank:j(i||0)},_=i?s("Probability {share}, rank {rank}, as the server told it.",w):s("Probability \
{share}, as the server told it.",w);return a<0?_:`${_} ${s("Token id {id}.",{id:a})}`}let l=j(e.distribution.vocab),d=s("Token id {id}.",{id:a});if(!e.distribution.
stages.length&&Math.abs((o??n)-n)<1e-4){let w={share:H(X(n)),rank:j(r||i||0),vocab:l};return`${r||i?s("Probability {share}, rank {rank} of {vocab}; no processor\
 changed it.",w):s("Probability {share}; no processor changed it.",w)} ${d}`}let p={share:H(X(n)),rank:j(i||0),vocab:l};return`${i?s("Before the processors {sha\
re}, rank {rank} of {vocab}.",p):s("Before the processors {share}.",p)} ${zf(t,e)} ${d}`}function zf(t,e){if(Ge(t))return s("After them it cannot be chosen: rem\
oved by {processor}.",{processor:on(t,e)});let{logprob:n,rank:o}=t,r={share:H(X(n)),rank:j(o||0),kept:j(nt(e))};return o?s("After them {share}, rank {rank} of {\
kept} kept.",r):s("After them {share}.",r)}function Bc({distribution:{candidates:t,entropy_before:e}},n){let i=[...t.filter(({raw_logprob:l})=>l!==null&&l<0)].sort(
(l,d)=>jc(d)-jc(l)).slice(0,3).map(({text:l,raw_logprob:d})=>`${J(l)} ${K(X(d))} · ${K(ye(-d,n),2)}`),a={terms:i.join(" + "),entropy:re(e,n)};return i.length?s(
"before the processors, {terms} + the terms of all other tokens = {entropy}.",a):""}var jc=({raw_logprob:t})=>-t*X(t);function ao(t,{mode:e,effective:n,config:o}){
if(t.isPrompt)return[s("given"),s("{token} is in the prompt: given, not chosen")];if(t.given)return[s("given"),s("{token} was given, not chosen")];if(e==="elsew\
here")return[s("the choice"),s("{token} was chosen by the server")];if(e==="custom")return[s("the choice"),s("{token} was chosen by your own decoding loop")];if(t.
beam)return[s("the choice"),Ff(t.beam.status)];if(t.reranked)return[s("the choice"),s("{token} has the best score: probability against degeneration penalty")];let r=t.
draft&&t.draft.origin;return r==="accepted"?[s("the draft"),s("{token} was drafted by the assistant, and accepted")]:r==="correction"?[s("the choice"),s("{token\
} replaced a rejected draft token")]:{...n,...o}.do_sample?[s("the draw"),s("{token} was drawn")]:[s("the choice"),s("{token} was chosen as the most probable")]}
function Ff(t){return t==="running"?s("{token} goes on: the search compares the sums of whole beams"):t==="finished"?s("{token} ends a beam: the search compares\
 the sums of whole beams"):t==="ended"?s("{token} would end a beam, which does not count"):t==="pruned"?s("{token} was considered, and pruned: the search compar\
es the sums of whole beams"):s("{token} was considered by the search")}var Hf=1.05;function zc(t,e){let{started:n,unit:o}=e;if(!t)return[s("No token yet")];if(e.rejected)return ji(e.rejected,t.chosen.text,Xt(n));if(qe(t))return Df(
t,e);let r=[Kf(t,o),...Gf(t),...Vf(t,o),...Uf(t,n)];if(t.mark){let a=so(n),{chosen:l,index:d,mark:p,given:m=!1}=t;r.push(gs({chosen:l,index:d,mark:p,given:m,isFirst:d<
a.early},a))}r.push(Dc(t,n)),t.draft&&r.push(...Ri(t,Xt(n))),t.beam&&r.push(...ha(t,e)),t.reranked&&r.push(...Jf(t,n));let{raw_logprob:i}=t.chosen;return i!==null&&
r.push(s("Its surprisal, before the processors, was {value}.",{value:re(-i,o)})),r}function Df(t,{started:e,unit:n}){let{chosen:o}=t,[r,...i]=[o,ht(t).find(l=>l.
raw_rank===1)].filter(Boolean).map(l=>({token:J(l.text),share:H(X(l.raw_logprob))})),a=o.raw_rank===1||!i.length?[]:[s("The likeliest token was {token}, with {s\
hare}.",i[0])];return o.raw_rank===1?a.push(s("The likeliest token was {token}, with {share}.",r)):o.raw_rank?a.push(s("The server gave {token} {share}: rank {r\
ank}.",{...r,rank:j(o.raw_rank)})):a.push(s("The server gave {token} {share}.",r)),[...a,Dc(t,e),s("Its surprisal was {value}.",{value:re(o.raw_logprob===null?null:
-o.raw_logprob,n)})]}function Kf({distribution:{entropy_before:t}},e){let n=Math.exp(t),o=re(t,e);return n<Hf?s("The model was all but certain here: an entropy \
of {entropy}.",{entropy:o}):s("The model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:o,options:n<10?K(n,1):
j(Math.round(n))})}function Gf(t){let{chosen:e,distribution:n}=t,{name:o}=ro(t),r={source:o,token:J(e.text),share:H(X(e.raw_logprob)),vocab:j(n.vocab)};if(jn(t))
return[];if(e.raw_rank===1)return[s("Its first choice was {token}, with {share}.",r)];let i=ht(t).find(d=>d.raw_rank===1),a=i?[s("Its first choice was {token}, \
with {share}.",{token:J(i.text),share:H(X(i.raw_logprob))})]:[],l=e.raw_rank?s("It gave {token} {share}: rank {rank} of {vocab}.",{...r,rank:j(e.raw_rank)}):s("\
It gave {token} {share}.",r);return[...a,l]}function Uf(t,e){let n=Ht(t);if(!n.length)return t.isPrompt||t.read?[]:[s("No processor changed that.")];let o=n.filter(
({idle:r})=>!r);return o.length?o.map(r=>{let i=Fc(r,e),a=r.kept===r.keptBefore?Dt(r):`${Dt(r)}, ${s("{count} left",{count:j(r.kept)})}`,{chosen:l}=t,[d,p]=[_t(
l,r.number-1),_t(l,r.number)],m={name:i,effect:a,token:J(l.text),before:H(d||0),after:H(p||0)};return d===void 0||p===void 0?s("{name}: {effect}.",m):!p&&d?s("{\
name}: {effect}; {token} had {before}, and could no longer be chosen.",m):m.before===m.after?s("{name}: {effect}; {token} stayed at {after}.",m):s("{name}: {eff\
ect}; {token} went from {before} to {after}.",m)}):[B(n.length,"The processor ({names}) did nothing here.","The {count} processors ({names}) did nothing here.",
{names:n.map(({name:r})=>r).join(", ")})]}function Fc({name:t,knobs:e},n){let o=ws(e,n);return o?o.startsWith(t)?o:`${t} (${o})`:t}function Hc(t,e){let{chosen:n}=t,
o=s("{token} had {share}",{token:J(n.text),share:H(X(n.raw_logprob))}),r=Ht(t).filter(({idle:a})=>!a).map(a=>{let l=_t(n,a.number),d={name:Fc(a,e),share:l===void 0?
"":H(l)};return l===void 0?s("{name}: {effect}",{...d,effect:Dt(a)}):a.kept===a.keptBefore?s("after {name}: {share}",d):B(a.kept,"after {name}: {share}, {count}\
 token left","after {name}: {share}, {count} tokens left",d)}),i=me(ao(t,e)[1],{token:J(n.text)}).join("");return he(_e([o,...r,i]))}function Dc(t,e){let{chosen:n,
given:o,isPrompt:r}=t,i=me(ao(t,e)[1],{token:J(n.text)}).join("");return o||r||t.beam||qe(t)?`${i}.`:Ge(n)?s("{words}, though {processor} had removed it.",{words:i,
processor:on(n,t)}):{...e.effective,...e.config}.do_sample&&!t.draft&&!t.reranked?s("{words}: its chance was {share}.",{words:i,share:H(X(n.logprob))}):`${i}.`}
function Vf({layers:t},e){if(!t)return[];let{layer:n,final_layer:o,candidate_layers:r,divergences:i}=t,a={final:o,layer:n,divergence:re(i[r.indexOf(n)]??null,e)};
return[B(r.length,"DoLa contrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {divergence}.","DoLa contrasted the last laye\
r, {final}, with layer {layer}: of {count} candidates the furthest from it, by {divergence}.",a)]}function Jf({reranked:t,chosen:e},{effective:n,config:o}){let r=t.
find(({token_id:p})=>p===e.token_id);if(!r)return[];let i={share:H(r.probability),penalty:K(r.penalty),score:K(r.score)},a=[s("Its probability among the weighed\
 tokens was {share}, its degeneration penalty {penalty}, its score {score}.",i)],{penalty_alpha:l}={...n,...o};U(l)&&a.push(s("score = (1 − α) · probability − α\
 · penalty = (1 − {alpha}) · {probability} − {alpha} · {penalty} = {score}.",{...i,alpha:l,probability:K(r.probability)}));let d=t.reduce((p,m)=>m.probability>
p.probability?m:p);if(d!==r){let p={token:J(d.text),count:t.length,share:H(d.probability),penalty:K(d.penalty),score:K(d.score)};a.push(s("The most probable of \
the {count} weighed tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",p))}return a}var Yf=(t,e)=>t.map(({watched:n})=>{let o=(n||[]).find(({token_id:r})=>r===e);return o&&X(o.logprob)}),Ur=class extends Rn{constructor(e){super(e),this.along=c(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=oe("polyline","gp-along-line"),this.here=oe("line","gp-along-here");let n=oe("svg","gp-\
along-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,c("span","gp\
-along-words")),this.item.append(this.along)}},ys=class{constructor(e,n,o){this.log=n,this.entryOf=o,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
fs(this.list),this.form.addEventListener("submit",r=>this.ask(r))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:o,label:r})=>o===n.last&&r===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,o=this.lineNumber();if(!n||o<0){A(this.state,n?s("Sel\
ect a token of the generated text first."):s("Type the text of a token first."));return}A(this.state,s("Looking up {token} …",{token:J(n)})),this.log.ask({type:"\
look",line:o,text:n})}draw(e,n,o){(n.run||n.watched)&&A(this.state,"");let r=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,
this.list.parentNode.hidden=!r.length,this.box.hidden=this.form.hidden&&!r.length;let i=r.map(d=>this.entryOf(d,e)),a=Math.max(.02,...i.map(({after:d,before:p})=>Math.
max(d||0,p))),l=r.length?we(this.log.lastOf(e)):[];for(;this.rows.length>r.length;)this.rows.pop().item.remove();for(;this.rows.length<r.length;)this.newRow();r.
forEach((d,p)=>{this.rows[p].fill(i[p],a,o),this.drawAlong(this.rows[p],Yf(l,d.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new Ur(this.list))}drawAlong(e,n,o){
let r=n.map(w=>w??0);if(e.along.hidden=r.length<2,e.along.hidden)return;let i=Math.max(...r),a=r.indexOf(i),l=w=>w/(r.length-1)*100,d=Xf(r,150).map(([w,_])=>`${l(
w).toFixed(1)},${(98-(i?_/i:0)*94).toFixed(1)}`);e.line.setAttribute("points",d.join(" "));for(let[w,_]of Object.entries({x1:l(o.index),x2:l(o.index),y1:0,y2:100}))
e.here.setAttribute(w,_);let p=i?s("highest {share}, at token {number}",{share:H(i),number:a+1}):s("probability 0 everywhere");A(e.along.lastElementChild,p);let m=s(
"The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token.",{count:j(r.length),words:p});
te(e.along,"probability",()=>"",{meaning:m,formula:""}),e.along.setAttribute("aria-label",s("along the text: {words}",{words:p}))}};function Xf(t,e){let n=Math.
ceil(t.length/e),o=[];for(let r=0;r<t.length;r+=n){let i=r;for(let a=r+1;a<Math.min(t.length,r+n);a++)t[a]>t[i]&&(i=a);o.push([i,t[i]])}return o}function Kc(t,e){let o=t.querySelector(".gp-bars"),r=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),a=S=>t.querySelector(".gp-"+S),[l,d,p,m,w]=[
"full","beams-note","press-note","chosen-word","removed-key"].map(a),_=a("no-token"),W=[],q=fs(o),N=new ys(t,e,P),C=!1,L=[],$=S=>e.canAsk&&!S.isPrompt;function P(S,E){
let M=Ge(S)&&!qe(E);return{id:S.token_id,text:S.text,after:X(S.logprob),before:X(S.raw_logprob),rank:M?null:S.rank??(E.distribution.stages.length?null:S.raw_rank),
chosen:S.token_id===E.chosen.token_id,given:E.isPrompt||E.given,removed:M,by:M?on(S,E):"",words:()=>ks(S,E)}}function O(S){let E=ht(S),u=(C?E:bs(E,24,S.chosen.token_id)).
map(T=>P(T,S)),x=qe(S)?null:S.distribution.vocab-E.length;(x===null||x>0)&&u.push(b(S,E.map(T=>P(T,S)),x));let v=k(Math.max(...u.filter(({rest:T})=>!T).map(T=>Math.
max(T.after,T.before))));for(A(l,s("axis 0–{top}",{top:H(v)}));W.length<u.length;)W.push(new Rn(o));W.forEach((T,I)=>u[I]?T.fill(u[I],v,$(S)):T.hide()),q(),i.
hidden=E.length<=24,A(i,C?s("show {count} only",{count:24}):s("show all {count}",{count:j(E.length)})),i.setAttribute("aria-expanded",String(C))}function b(S,E,M){
let u=y=>Math.max(0,1-E.reduce((R,F)=>R+F[y],0));if(M===null){let y=u("before");return{text:s("all others"),after:y,before:y,rest:!0,words:()=>s("All tokens tha\
t the server did not list, together: {share}.",{share:H(y)})}}let x=nt(S)>E.filter(({removed:y})=>!y).length,[v,T]=[x?e.usesBeams?null:u("after"):0,u("before")],
I={count:j(M),before:H(T),after:H(v??0)},z=()=>v===null?s("All tokens that are not listed ({count}), together: {before} before the processors.",I):s("All tokens\
 that are not listed ({count}), together: {before} before the processors, {after} after them.",I);return{text:B(M,"{count} other","{count} others"),after:v,before:T,
rest:!0,words:z}}let k=S=>[.02,.05,.1,.2,.5,1].find(E=>S<=E)||1;function h(S){let E=!S.distribution.stages.length;t.classList.toggle("gp-untouched",E),A(a("afte\
r-word"),qe(S)?s("probability, as the server told it"):E?s("probability; no processor ran, so it is the same before and after"):s("after the processors")),a("be\
fore-key").hidden=E,w.hidden=qe(S)||!ht(S).some(Ge),A(m,S.isPrompt||S.given?s("given, not chosen"):s("chosen")),d.hidden=!S.beam||E,p.hidden=!$(S),t.classList.toggle(
"gp-pressable",$(S))}o.parentNode.addEventListener("click",S=>{let E=S.target.closest("button.gp-row"),M=E&&[...W,...N.rows].find(({body:x})=>x===E),u=e.current();
M&&u&&$(u)&&e.ask({type:"branch",step:u,tokenId:M.entry.id})}),i.addEventListener("click",()=>{C=!C,O(e.current())});function f(){for(let S of W)S.hide();for(let S of[
i,d,p,N.box])S.hidden=!0}let g=S=>()=>e.current()?S(e.current()):"";return ce(t,{after:g(S=>Hc(S,e.started)),before:g(({chosen:S})=>he(s("{token} had {share}",{
token:J(S.text),share:H(X(S.raw_logprob))})))}),S=>{let E=e.current();r.hidden=!E,_.hidden=!!E,E?((E!==L[0]||e.canAsk!==L[1])&&O(E),h(E),N.draw(E,S,$(E))):f(),L=
[E,e.canAsk]}}function Gc(t,e){let o=t.querySelector("details"),r=t.querySelector(".gp-output"),i=t.querySelector(".gp-all"),a=null,l=!1;function d(h){let f=e.allLines(),g=e.
started.effective.length_penalty??1;return h.sequences.map((S,E)=>{let M=we(f[E]?f[E].last:null),u=S.token_ids.map((y,R)=>{let F=M[R]&&M[R].chosen.token_id===y?
M[R]:null,D=S.logprobs[R];return{id:y,text:F?F.chosen.text:"?",recorded:D,library:S.transition_scores?S.transition_scores[R]:null,difference:S.transition_scores?
yn(D,S.transition_scores[R]):null,drawn:F?yn(D,F.chosen.logprob):1/0}}),x=S.logprobs.filter((y,R)=>!M[R]||!M[R].given),v=x.reduce((y,R)=>y+(R??-1/0),0),T=x.length**
g,I=x.length?v/T:null,z=S.score!==null&&I!==null&&S.score*T>Qt;return{tokens:u,sum:v,length:x.length,penalty:g,rebuilt:I,score:S.score,difference:z?Jn(v,S.score,
T):null}})}function p(h,f=1e-9){if(!Number.isFinite(h))return"∞";let g=Math.max(h,f),S=Math.floor(Math.log10(g)+1e-9),E=Math.ceil(g/10**S-1e-6);return E===10?
`1e${S+1}`:`${E}e${S}`}function m(h){if(!h||!h.sum.count)return[[],[]];let{sum:f,given:g,final:S,pool:E,output:M}=h,u=({off:T,count:I,furthest:z},y)=>T?[y(T,{all:j(
I),bound:p(z)})]:[],x=[...u(f,(T,I)=>B(T,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add up: the fur\
thest is off by {bound}",I)),...u(g,(T,I)=>B(T,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tokens do not c\
ount as 0: the furthest is off by {bound}",I)),...u(S,(T,I)=>B(T,"{count} of {all} final scores does not follow from its sum: it is off by {bound}","{count} of \
{all} final scores do not follow from their sums: the furthest is off by {bound}",I)),...u(E,(T,I)=>B(T,"{count} of {all} kept scores does not follow from the t\
exts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",I)),...u(M,(T,I)=>B(
T,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their paths thro\
ugh the tree end: the furthest is off by {bound}",I))],v=p(Math.max(...Object.values(h).map(T=>T.furthest)),ra);return[x,x.length?[]:[B(f.count,"{count} node of\
 the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:v})]]}function w({outputs:h,tree:f}){let g=h.flatMap(y=>y.tokens);
if(!g.length)return["none","–",s("There are no scores to check: no token was generated.")];let S=g.filter(({difference:y})=>y!==null),E=h.filter(({difference:y})=>y!==
null),M=y=>p(Math.max(0,...y.map(({difference:R})=>R))),u=y=>y.filter(({difference:R})=>!(R<=xn)).length,x=g.filter(({drawn:y})=>y>xn).length,[v,T]=m(f),I=[...u(
E)?[s("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:j(u(E)),all:j(E.length),bound:M(E)})]:[],...v,...u(S)?[B(u(S),"{count} \
of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_transition_scores\
, by up to {bound}",{all:j(S.length),bound:M(S)})]:[],...x?[B(x,"{count} token of the outputs differs from the steps that are shown","{count} tokens of the outp\
uts differ from the steps that are shown")]:[]];if(I.length)return["differs","✗",_e(I)];let z=[...E.length?[B(E.length,"{count} sequences_scores is rebuilt to\
 within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:M(E)})]:[],...T];return S.length?["agrees","✓",_e([...z,B(S.length,"{count} t\
oken agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to within {boun\
d}",{bound:M(S)})])]:["none","–",_e([...z,_()])]}let _=()=>e.started.mode==="custom"?s("compute_transition_scores does not apply: the run used your own decodi\
ng loop"):s("compute_transition_scores does not apply: the run was recorded without the library’s scores");function W(){let[h,f,g]=a?w(a):["none","–",s("The\
 scores are checked against the library when the run has finished.")],S={agrees:s("agrees with the library"),differs:s("differs from the library"),none:s("not c\
hecked")};t.dataset.verdict=h,A(t.querySelector(".gp-badge"),f),A(t.querySelector(".gp-sign-words"),a?S[h]:s("not checked yet")),A(t.querySelector(".gp-verdict-\
line"),g)}let q=h=>Ve(h)?"−∞":h.toFixed(3).replace("-0.000","0.000"),N=h=>Ve(h)?"−∞":(h<Qt?h.toExponential(3):K(h,5)).replace("-","−"),C=h=>h<0||Ve(h)?
`(${N(h)})`:N(h);function L(h,f){let g=h.insertCell();f===null?g.textContent="–":g.textContent=(f>xn?"✗ ":"")+(f===0?"0":Number.isFinite(f)?f.toExponential(
0):"∞"),g.classList.toggle("gp-off",f>xn)}function $(){let h=a.outputs.filter(({score:g})=>g!==null);t.querySelector(".gp-beam-check").hidden=!h.length;let f=t.
querySelector(".gp-sums tbody");f.replaceChildren(),a.outputs.forEach((g,S)=>{if(g.score===null)return;let E=f.insertRow();for(let M of[S+1,q(g.sum),g.length,g.
penalty,K(g.rebuilt,4),K(g.score,4)])E.insertCell().textContent=M;L(E,g.difference)})}function P(h,f,g,S,E,M){if(!g.count)return;let{worst:u}=g,x=h.insertRow();
x.append(c("th","",f,{scope:"row"})),x.insertCell().textContent=j(g.count),x.insertCell().append(S(u),...u.node?[" ",ae(u.node.beam.text)]:[]),x.insertCell().textContent=
E(u),x.insertCell().textContent=N(M(u)),L(x,u.difference)}function O(){let h=t.querySelector(".gp-tree-sums tbody");if(h.replaceChildren(),!a.tree)return;let{sum:f,
given:g,final:S,pool:E,output:M}=a.tree,u=e.started.effective.length_penalty??1,x=({node:T})=>s("step {number}:",{number:T.index+1}),v=({node:T,power:I})=>`${N(
T.beam.score)} / ${T.length} ** ${u} = ${N(Ve(T.beam.score)?null:T.beam.score/I)}`;P(h,s("node: parent’s score + log-probability"),f,x,({node:T,parent:I})=>`${N(
I)} + ${C(T.beam.logprob)} = ${N(Ve(T.beam.logprob)?null:I+T.beam.logprob)}`,({node:T})=>T.beam.score),P(h,s("given token: counts as 0"),g,x,()=>N(0),({node:T})=>T.
beam.score),P(h,s("ended: score / length ** length_penalty"),S,x,v,({node:T})=>T.beam.final_score),P(h,s("kept after a step: the best that ended"),E,T=>s("step \
{number}: rank {rank}",{number:T.step+1,rank:T.place+1}),T=>T.expected===null?"–":N(T.expected),T=>T.told),P(h,s("output: score where its path ends, after the\
 penalty"),M,({number:T})=>s("output {number}:",{number:T+1}),v,T=>T.told)}function b(){let{tokens:h}=a.outputs[Number(r.value)]||a.outputs[0]||{tokens:[]},f=t.
querySelector(".gp-scores tbody");f.replaceChildren(),h.slice(0,l?1/0:20).forEach((g,S)=>{let E=f.insertRow();E.insertCell().textContent=S+1,E.insertCell().textContent=
g.id,E.insertCell().append(ae(g.text)),E.insertCell().textContent=q(g.recorded),E.insertCell().textContent=g.difference===null?"–":q(g.library),L(E,g.difference),
E.insertCell().textContent=(X(g.recorded)*100).toFixed(2)+"%"}),i.hidden=h.length<=20||l,A(i,s("Show all {count} tokens",{count:j(h.length)}))}function k(){if(!o.
open)return;let h=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!h,t.querySelector(".gp-token-check").hidden=h||!a,t.querySelector(".gp-beam-check").
hidden=!0,t.querySelector(".gp-tree-check").hidden=h||!a||!a.tree||!a.tree.sum.count,A(t.querySelector(".gp-how"),e.usesBeams?s("The playground records a log-pr\
obability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, as its \
documentation asks for beams)."):s("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute_transi\
tion_scores gives for the same run (normalize_logits=True).")),!a)return;let f=g=>e.usesBeams?s("output {number}",{number:g}):s("sequence {number}",{number:g});
t.querySelector(".gp-which").hidden=a.outputs.length<2,r.options.length!==a.outputs.length&&r.replaceChildren(...a.outputs.map((g,S)=>c("option","",f(S+1),{value:S}))),
$(),h||O(),h||b()}return o.addEventListener("toggle",k),o.addEventListener("keydown",h=>{h.key!=="Escape"||!o.open||(o.open=!1,o.querySelector("summary").focus())}),
r.addEventListener("change",k),i.addEventListener("click",()=>{l=!0,k()}),h=>{if(t.hidden=!e.started,!h.run&&!h.status&&!h.steps)return;let{finished:f}=e;f?(!a||
a.finished!==f)&&(a={finished:f,outputs:d(f),tree:ia(e)},l=!1,r.replaceChildren()):a=null,W(),(h.run||h.status||f)&&k()}}function Uc(t,e){let r=[.1,.2,.5,1,2,5,10,20,50,1/0],i=t.querySelector(".gp-heat-plot"),a=t.querySelector(".gp-cells"),l=t.querySelector(".gp-column"),d=t.querySelector(
".gp-layer-names"),p=t.querySelector(".gp-layer-reading"),m=t.querySelector(".gp-layer-tally"),w=document.createElement("canvas"),_=w.getContext("2d",{willReadFrequently:!0}),
W=new Se({picks:{},peak:0},({picks:y,peak:R},{layers:F})=>F?{picks:{...y,[F.layer]:(y[F.layer]||0)+1},peak:Math.max(R,...F.divergences)}:{picks:y,peak:R}),q=0,N=[],
C=[],L=[0,0],$=[],P=y=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(y??0)/q)))*10);function O(){let y=getComputedStyle(t);return[...[...Array(11).keys()].map(F=>`\
--gp-heat-${F}`),"--gp-text"].map(F=>{let D=y.getPropertyValue(F).trim();return[1,3,5].map(G=>parseInt(D.slice(G,G+2),16))})}function b(y){if(w.width>=y&&w.height===
N.length*6)return;let R=w.height===N.length*6?_.getImageData(0,0,w.width,w.height):null;w.width=Math.max(64,2**Math.ceil(Math.log2(y))),w.height=N.length*6,R&&_.
putImageData(R,0,0)}function k(y){let R=new ImageData(1,N.length*6);N.forEach((F,D)=>{let G=y.layers?y.layers.candidate_layers.indexOf(F):-1;if(G<0)return;let V=C[P(
y.layers.divergences[G])];for(let Z=0;Z<5;Z++){let ne=Z===2&&F===y.layers.layer?C[11]:V;R.data.set([...ne,255],(D*6+Z)*4)}}),_.putImageData(R,y.index,0)}let h=()=>Math.
max(10,W.steps.length);function f(){let[y,R]=L;if(!y||!R)return;a.width!==y&&(a.width=y),a.height!==R&&(a.height=R);let F=a.getContext("2d");F.clearRect(0,0,y,R),
F.imageSmoothingEnabled=!1;let D=W.steps.length;F.drawImage(w,0,0,D,w.height,0,0,y*D/h(),R)}function g(y){let R=[...W.steps.find(V=>V.layers).layers.candidate_layers].
sort((V,Z)=>Z-V),F=O(),D=r.find(V=>W.total.peak<=V*Math.LN2)*Math.LN2,G=String([R,F,D])!==String([N,C,q]);String(R)!==String(N)&&S(R),[N,C,q]=[R,F,D],b(W.steps.
length);for(let V of G?W.steps:y)k(V);f()}function S(y){let R=Math.max(15,Math.min(28,280/y.length));i.style.height=d.style.height=`${Math.max(1,y.length)*R}px`,
d.replaceChildren(...y.map(F=>c("span","",M(F))))}function E(){A(t.querySelector(".gp-ramp-low"),"0"),A(t.querySelector(".gp-ramp-high"),`${Number(ye(q,e.unit).
toPrecision(2))} ${e.unit}`.replace(/^1 bits/,"1 bit"));let y=t.querySelector(".gp-scale-ramp");if(!y.childNodes.length)for(let R=0;R<11;R++){let F=c("i");F.style.
background=`var(--gp-heat-${R})`,y.append(F)}}ce(t,{divergence:()=>{let{layers:y}=e.current()||{};if(!y)return"";let{layer:R,candidate_layers:F,divergences:D}=y,
G=re(D[F.indexOf(R)]??null,e.unit);return B(F.length,"{layer}, the one candidate, has {value}.","{layer} has the largest of {count}, {value}.",{layer:M(R),value:G})}});
let M=y=>y===0?s("embedding"):s("layer {layer}",{layer:y}),u=y=>y===0?s("the embedding (layer 0)"):s("layer {layer}",{layer:y});function x(y){let R={number:y.index+
1,token:J(y.chosen.text)};if(!y.layers)return s("Token {number}, {token}: no layer was contrasted.",R);let{layer:F,final_layer:D,candidate_layers:G,divergences:V}=y.
layers,Z=G.map((ne,se)=>`${M(ne)} ${ye(V[se]??0,e.unit).toFixed(3)}`).join(", ");return s("Token {number}, {token}: {layer} was contrasted with the last layer (\
{final}), because it diverges most from it. Divergences in {unit}: {list}.",{...R,layer:u(F),final:D,unit:e.unit,list:Z})}function v(y){l.hidden=!1,l.style.left=
`${y.index/h()*100}%`,l.style.width=`${100/h()}%`;let R=x(y);A(p,R),Ho(i,y,W.steps.length,R)}function T(){let y=Object.entries(W.total.picks).sort((D,G)=>G[1]-D[1]),
R=y.reduce((D,[,G])=>D+G,0),F=y.map(([D,G])=>s("{layer} in {times}",{layer:u(Number(D)),times:j(G)})).join(", ");A(m,s("Along the text: {list} of {count} steps.",
{list:F,count:j(R)})),A(t.querySelector(".gp-heat-end"),String(h()))}Ya(i,e,{stepUnder:y=>{let{left:R,width:F}=i.getBoundingClientRect(),D=Math.floor((y.clientX-
R)/F*h());return W.steps[Math.max(0,Math.min(W.steps.length-1,D))]},hover:y=>A(p,x(y)),leave:()=>e.current()&&!t.hidden&&A(p,x(e.current()))});function I(y){let R=e.
current();if(t.hidden=!(R&&R.layers),t.hidden)return;let{added:F}=W.follow(e.lastOf(R));R===$[0]&&W.total===$[1]&&!y.unit&&!y.look||($=[R,W.total],g(F),E(),v(R),
T())}new ResizeObserver(([{contentRect:y}])=>{L=[y.width,y.height].map(R=>Math.round(R*devicePixelRatio)),f()}).observe(i);let z=()=>I({look:!0});return matchMedia(
"(prefers-color-scheme: dark)").addEventListener("change",z),new MutationObserver(z).observe(document.body,{attributes:!0,attributeFilter:["class"]}),I}function Vc(t,e){let n=t.querySelector(".gp-sentences"),o="";return t.querySelector(".gp-to-glossary").addEventListener("click",()=>Mt(t)),()=>{let r=e.current(),
i=zc(r,e),a=i.join(`
`);if(a===o)return;o=a;let l=new Set;n.replaceChildren(...i.map(d=>{let p=c("li");return p.append(...eo(d,l)),p}))}}var Jc=(t,e)=>e.isPrompt?e.index:t.prefix.length+e.index;function Vr(t,e,n){if(e.isPrompt&&t.readsSource)return[];let o=t.prefix.length,[r,i]=e.isPrompt?[1,o-1]:
[Math.max(1,o),o+we(t.lastOf(e)).length-1],a=Jc(t,e);if(a<r)return[];let l=Math.min(i,Math.max(r,a-Math.floor(n/2))+n-1),d=Math.max(r,l-n+1);return Array.from({
length:l-d+1},(p,m)=>d+m)}function xs(t,e,n){if(!e)return-1;let o=n.found.places.indexOf(Jc(t,e));return e.isPrompt||t.idsTo(e).every((i,a)=>i===n.ids[a])?o:-1}var Zf=160,Qf={probability:()=>s("How likely this layer finds the token that was chosen in the end."),rank:()=>s("The rank of the chosen token in this layer, th\
e likeliest first. A bar in the cell shows it, too."),entropy:()=>s("How uncertain this layer is: the entropy of its distribution."),kl:()=>s("How far this laye\
r is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")};function Yc(t,e){let n=u=>t.querySelector(".gp-"+u),[o,r,i,a,l]=["lens-foun\
d","lens-field","around","look-into","lens-state"].map(n),d=r.firstElementChild,p=n("lens-shade"),m=null,w=!1,_=[0,0],W=()=>m.found.layers.length-1,q=u=>u===0?s(
"the embedding (layer 0)"):u===W()?s("layer {layer}, the last",{layer:j(u)}):s("layer {layer}",{layer:j(u)}),N=(u,x)=>d.tBodies[0].rows[W()-u].cells[x+1];function C(){
let u=e.current(),x=e.lensLimit||1,v=Math.max(1,Math.min(x,Math.round(Number(i.value))||12));i.value=String(v),w=!0,A(l,s("Reading the layers …")),L(u),e.ask(
{type:"look_into",step:u,places:Vr(e,u,v)})}a.addEventListener("click",C);function L(u){n("lens-ask").hidden=!e.canAsk,a.disabled=w||e.running||e.waiting||!Vr(e,
u,1).length,e.lensLimit&&(i.max=String(e.lensLimit))}function $(){let{tokens:u,layers:x}=m.found,v=c("tr");v.append(c("th","",s("layer"),{scope:"col"}),...u.map(
({text:y})=>{let R=c("th","",null,{scope:"col"});return R.append(ae(y)),R}));let T=x.map((y,R)=>{let F=c("tr");return F.append(c("th","",R?j(R):s("embedding"),{
scope:"row"}),...y.map((D,G)=>P(D,R,G))),F}),[I,z]=[c("thead"),c("tbody")];I.append(v),z.append(...T.reverse()),d.replaceChildren(I,z)}function P(u,x,v){let T=c(
"td","",null,{role:"gridcell",tabindex:"-1"});return T.append(ae(u.top[0][1])),Ee(T,()=>`${k(x,v)}. ${h(u,v)}`),T.addEventListener("focus",()=>f(x,v)),T.addEventListener(
"click",()=>T.focus()),T.addEventListener("keydown",z=>O(z,x,v)),T}function O(u,x,v){if(u.ctrlKey||u.metaKey||u.altKey)return;let[T,I]=[W(),m.found.tokens.length-
1],z={ArrowUp:[x+1,v],ArrowDown:[x-1,v],ArrowLeft:[x,v-1],ArrowRight:[x,v+1],Home:[x,0],End:[x,I],PageUp:[T,v],PageDown:[0,v]}[u.key];z&&(u.preventDefault(),u.stopPropagation(),
N(Math.max(0,Math.min(T,z[0])),Math.max(0,Math.min(I,z[1]))).focus())}function b(){let u=xs(e,e.current(),m),{tokens:x,layers:v}=m.found;x.forEach((T,I)=>{let z=I===
u;d.tHead.rows[0].cells[I+1].classList.toggle("gp-here",z),v.forEach((y,R)=>{let F=y[I],D=N(R,I);ue(D,[F.top[0][0]===T.id&&"gp-favourite",z&&"gp-here"].filter(Boolean).
join(" ")),jt(D,p.value,{...F,entropyAfter:F.entropy??1/0,kl:F.kl??1/0})})}),at(n("lens-scale"),p.value,e.unit),te(n("lens-scale"),n("lens-scale").dataset.term,
()=>"",{meaning:Qf[p.value]()})}function k(u,x){return s("{layer}, in the place of {token}",{layer:q(u),token:J(m.found.tokens[x].text)})}function h({probability:u,
rank:x,entropy:v,kl:T},I){return s("The chosen {token}: {share}, rank {rank}. Entropy {entropy}; KL from the last layer {kl}.",{token:J(m.found.tokens[I].text),
share:H(u),rank:j(x),entropy:re(v,e.unit),kl:re(T,e.unit)})}function f(u,x){let v=N(..._);v&&(v.ariaSelected="false"),v&&(v.tabIndex=-1),_=[u,x];let T=N(u,x);T.
ariaSelected="true",T.tabIndex=0,g()}function g(){let[u,x]=_,v=m.found.layers[u][x],T=m.found.tokens[x],I=v.top.find(([y])=>y===T.id)?[]:[[T.id,T.text,v.probability]],
z=ee(n("lens-bars"),v.top.length+I.length,S);[...v.top,...I].forEach(([y,R,F],D)=>{let[G,V,Z,ne]=z[D].children,se=y===T.id;ue(z[D],se?"gp-is-chosen":""),A(G,se?
"▶":""),V.replaceChildren(ae(R)),ie(Z.firstChild,"width",F),A(ne,H(F))}),A(n("lens-place"),k(u,x)),A(n("lens-numbers"),h(v,x))}function S(){let u=c("li"),x=c(
"span","gp-track",null,{"aria-hidden":"true"});return x.append(c("span","gp-fill")),u.append(c("span","gp-sign","",{"aria-hidden":"true"}),c("span","gp-word"),x,
c("span","gp-value")),u}function E(){let u=t.closest(".token-panel");if(!u)return;let[x,v]=[u.getBoundingClientRect(),r.getBoundingClientRect()],T=u.firstElementChild.
getBoundingClientRect().height;v.top+Zf>x.bottom&&(u.scrollTop+=v.top-x.top-T)}p.addEventListener("change",b);function M(u,x){if(o.hidden=!m,!!m)if(u){$();let v=xs(
e,e.current(),m);_=[W(),0],b(),f(W(),Math.max(0,v));let T=N(W(),Math.max(0,v));r.scrollLeft=T.offsetLeft-r.clientWidth/2,x&&E()}else b(),g()}return u=>{let x=e.
current(),v=e.hideFrom===null?e.lensOf():null,T=w&&u.lens;if((u.run||u.lens)&&(w=!1),t.hidden=!x||!(e.canAsk||v)||e.recorded,t.hidden)return;(u.run||u.lens)&&A(
l,""),L(x);let I=v!==m;m=v,(I||u.selection||u.unit)&&M(I,T),m&&!w&&A(l,xs(e,x,m)<0?s("This token is not among those below."):"")}}var Ss={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function Jr(t,e){let{chosen:n,distribution:o}=e,r=i=>pe(i)??-1/0;return{count:t.count+1,
after:t.after+r(n.logprob??n.raw_logprob),before:t.before+r(n.raw_logprob),entropyAfter:t.entropyAfter+(o.entropy_after??0),entropyBefore:t.entropyBefore+(o.entropy_before??
0),kept:t.kept+(nt(e)??0)}}var sn=(t,e)=>e?Math.exp(-t/e):null,em=[1,2,3],vs=class{constructor(){this.ids=[],this.grams=new Map(em.map(e=>[e,new Map])),this.repeated=
[],this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(
-1)),this.ids.push(e);for(let[n,o]of this.grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,o]of this.
grams){if(this.ids.length<n)continue;let r=o.get(this.gram(n))-1;r?o.set(this.gram(n),r):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function Zc(t,e){let n=t.querySelector(".gp-status"),o=t.querySelector(".gp-alert"),r=t.querySelector(".gp-figures"),i=t.querySelector(".gp-notes"),a=new Map,l=new mn,
d;function p(){let{started:y,finished:R}=e;if(!y)return[];let F=R?R.num_tokens:e.numTokens,D=R?R.seconds:e.elapsed,G=R?R.time_to_first_token:e.firstElapsed,V={limit:j(
y.max_new_tokens)};if(e.isFromElsewhere)return[{name:s("Tokens"),value:j(F),term:"length",run:()=>""},m(F)];let Z=D>0&&F?(F/D).toFixed(1):"–";return[{name:s("\
Tokens"),value:j(F),term:"length",run:()=>e.usesBeams?s("{tokens} of at most {limit} new tokens, one per step for all beams together.",{tokens:j(F),...V}):s("{t\
okens} of at most {limit} new tokens.",{tokens:j(F),...V})},{name:s("Per second"),value:Z,term:"speed",run:()=>Z==="–"?"":s("{tokens} tokens / {time} s = {val\
ue} tokens per second.",{tokens:j(F),time:D.toFixed(2),value:Z})},{name:s("First token"),value:G===null?"–":Ot(G),term:"first-token",run:()=>G===null||!(D>0)?
"":s("{first} of {time} in all.",{first:Ot(G),time:Ot(D)})},...w(y.waits||{}),..._(),m(F),{name:s("Seed"),value:String(y.seed),term:"seed",run:()=>""}]}function m(y){
return{name:s("Stopped by"),value:W(),term:"ending",run:()=>e.finished?B(y,"after {count} token: {reason}.","after {count} tokens: {reason}.",{reason:W()}):"",words:!0}}
function w(y){let R=Object.entries(y).filter(([,G])=>G>=tm);if(!R.length)return[];let F=R.reduce((G,[,V])=>G+V,0),D=R.map(([G,V])=>`${Xc[G]?Xc[G]():G} ${Ot(V)}`).
join(", ");return[{name:s("Made ready"),value:Ot(F),term:"time",meaning:s("The time before the run began, in which its model was made ready."),run:()=>he(D)}]}function _(){
if(!e.rounds.length)return[];let y=l.read(e.rounds),{draft_acceptance_rate:R,mean_acceptance_length:F}=y,D=(Z,ne)=>s("{denominator} = {value}.",{denominator:Lt(
Z,y),value:ne}),[G,V]=[R===null?"–":H(R),K(F,2)];return[{name:s("Draft accepted"),value:G,term:"acceptance-rate",run:()=>D("draft_acceptance_rate",G)},{name:s(
"Tokens per draft"),value:V,term:"acceptance-length",run:()=>D("mean_acceptance_length",V)}]}function W(){return e.finished?[...new Set(e.finished.sequences.map(
R=>Me(R.stop_reason)[0]))].join(", ")||"–":e.running?s("still running"):s("an error")}function q(){let y=p(),R=new Set(y.map(({name:F})=>F));for(let[F,{figure:D}]of a)
R.has(F)||(D.remove(),a.delete(F));y.forEach(({name:F,value:D,term:G,run:V,meaning:Z,words:ne},se)=>{let de=a.get(F)||N(F,ne,se);A(de.value,D),te(de.figure,G,V,
Z?{meaning:Z}:{})})}function N(y,R,F){let D=c("div","gp-figure"+(R?" gp-words":"")),G=c("dd");D.append(c("dt","",y),G),r.insertBefore(D,r.children[F]||null);let V={
figure:D,value:G};return a.set(y,V),V}let C=new Se(Ss,Jr),L=new vs,$=Ss,P=y=>Number.isFinite(y)?ye(y,e.unit).toFixed(2).replace(/^-0.00$/,"0.00"):"−∞",O=y=>y===
null?"–":Number.isFinite(y)?y<1e3?y.toFixed(2):j(Math.round(y)):"∞";function b(){let y=k();return e.isFromElsewhere?y.filter(({term:R})=>R!=="entropy"&&R!==
"kept").map(R=>({...R,run:()=>""})):y}function k(){let{total:y}=C,{unit:R}=e,F=(ne,{count:se})=>se?ne/se:null,D=(ne,se)=>se.count?P(F(ne,se)):"–",G=C.steps.at(
-1).distribution.vocab??1/0,V=(ne,se,de,be,Re="")=>({name:ne,term:se,run:de,values:be,meaning:Re}),Z=j(y.count);return[V(s("perplexity"),"perplexity",()=>s("bef\
ore the processors, exp(−({sum}) / {tokens}) = {value}.",{sum:K(pe(y.before)),tokens:Z,value:O(sn(y.before,y.count))}),[O(sn(y.after,y.count)),O(sn(y.before,y.
count)),O(sn($.before,$.count))],S([[y.after,y.count],[y.before,y.count],[$.before,$.count]],G)),V(s("mean log-probability, {unit}",{unit:R}),"mean-logprob",()=>h(
P(y.before),D(y.before,y)),[D(y.after,y),D(y.before,y),D($.before,$)]),V(s("cumulative log-probability, {unit}",{unit:R}),"cumulative-logprob",()=>B(y.count,"be\
fore the processors, the log-probability of {count} token is {sum} {unit}.","before the processors, the log-probabilities of {count} tokens sum to {sum} {unit}.",
{sum:P(y.before),unit:R}),[P(y.after),P(y.before),P($.before)]),V(s("mean entropy, {unit}",{unit:R}),"entropy",()=>h(P(y.entropyBefore),D(y.entropyBefore,y)),[D(
y.entropyAfter,y),D(y.entropyBefore,y),D($.entropyBefore,$)]),V(s("mean tokens kept"),"kept",()=>s("{sum} tokens kept in all, over {tokens} steps = {value}.",{sum:j(
y.kept),tokens:Z,value:O(F(y.kept,y))}),[O(F(y.kept,y)),j(G),j(G)]),...[1,2,3].map(ne=>V(`distinct-${ne}`,"distinct-n",()=>f(ne),[O(L.distinct(ne)),"",""],g(ne))),
V(s("repetition"),"repetition",()=>s("{repeated} of {tokens} tokens = {share}.",{repeated:j(L.numRepeated),tokens:Z,share:H(L.share)}),[H(L.share),"",""])]}let h=(y,R)=>s(
"before the processors, ({sum}) / {tokens} = {value} {unit}.",{sum:y,value:R,tokens:j(C.total.count),unit:e.unit});function f(y){let R=L.ids.length-y+1;return R>
0?s("{different} different / {all} in all = {value}.",{different:j(L.grams.get(y).size),all:j(R),value:O(L.distinct(y))}):""}let g=y=>y===1?s("The number of dif\
ferent tokens over the number of all tokens: 1 means that none occurs twice."):s("The number of different {n}-grams (runs of {n} tokens) over the number of all \
of them: 1 means that none occurs twice.",{n:y});function S(y,R){return y.every(([F,D])=>!D||sn(F,D)<=R)?s("How many equally likely tokens there were to choose \
from, on average: e to the power of minus the mean log-probability in nats."):s("e to the power of minus the mean log-probability in nats; above {count}, the si\
ze of the vocabulary, where tokens drawn at random would be likelier.",{count:j(R)})}function E(){let y=e.current(),R=y?e.lastOf(y):null,{keep:F,added:D}=C.follow(
R&&!R.isPrompt?R:null);L.cut(F);for(let{chosen:V}of D)L.add(V.token_id);let G=t.querySelector(".gp-text-numbers");G.hidden=!C.steps.length,!G.hidden&&(M(),G.open&&
u(y))}function M(){let{total:y}=C;A(t.querySelector(".gp-in-short"),s("Perplexity {value}",{value:O(sn(y.before,y.count))}))}function u(y){let R=e.lines().length>
1?e.lineOf(y):null;A(t.querySelector(".gp-whose"),R&&R.label?s("of {label}",{label:R.label}):""),t.querySelector(".gp-prompt-head").hidden=!$.count,t.querySelector(
".gp-before-head").hidden=e.isFromElsewhere,t.querySelector(".gp-after-head > span").hidden=e.isFromElsewhere;let F=b(),D=t.querySelector(".gp-totals tbody");for(;D.
rows.length<F.length;){let G=D.insertRow(),V=c("th","",null,{scope:"row"});V.append(c("span","","",{tabindex:"0","data-tip":""})),G.append(V,c("td"),c("td"),c("\
td"))}F.forEach(({name:G,term:V,run:Z,values:ne,meaning:se},de)=>{let[be,...Re]=D.rows[de].cells;A(be.firstChild,G),te(be.firstChild,V,Z,{meaning:se}),ne.forEach(
(tt,co)=>A(Re[co],tt)),Re[1].hidden=e.isFromElsewhere,Re[2].hidden=!$.count})}t.querySelector(".gp-text-numbers").addEventListener("toggle",E);function x(){let y=e.
finished?e.finished.sequences:[],R=new Map;y.forEach(({note:F},D)=>F&&R.set(s(F),[...R.get(s(F))||[],D+1])),i.replaceChildren(...[...R].map(([F,D])=>{let G=c("p");
return G.append(c("b","",D.length<y.length?v(D):s("Note:")),` ${F}`),G}))}function v(y){let R={numbers:y.join(", ")};return e.usesBeams?B(y.length,"Note on outp\
ut {numbers}:","Note on outputs {numbers}:",R):B(y.length,"Note on sequence {numbers}:","Note on sequences {numbers}:",R)}function T(){let[y,R]=I();n.textContent!==
[y,R].filter(Boolean).join(" ")&&n.replaceChildren(...y?[c("b","",y),...R?[" ",R]:[]]:[R])}function I(){let{started:y,finished:R,failed:F,queued:D,loading:G}=e;
if(G){let tt=dn(G);return["",tt[0].toUpperCase()+tt.slice(1)]}if(D){if(D.ahead===0)return[s("Starting …"),""];let tt=B(D.ahead,"One run is ahead of yours.","{\
count} runs are ahead of yours.");return[s("Queued."),typeof D.seconds=="number"?`${tt} ${hi(D.seconds)}`:tt]}if(F)return[s("Stopped by an error."),y?e.numTokens?
s("The text so far is kept."):s("Nothing was written."):""];if(!y)return["",s("Nothing has run yet.")];let{model:V,assistant:Z,mode:ne,device:se,served_by:de}=y,
be=R||e.recorded?0:e.shared-1,Re=`· ${[Z?s("{model} with {assistant}",{model:V,assistant:Z}):V,Vt(ne),se!=="cpu"&&se,de&&s("replica {replica} of {of}",de),be>0&&
B(be,"side by side with another run","side by side with {count} others")].filter(Boolean).join(" · ")}`;return e.recorded?[s("Recorded run"),Re]:[R?s("Finished"):
s("Decoding …"),Re]}function z(){let y=e.waiting?null:e.failed;if(d===y||(d=y,o.replaceChildren(),!y))return;let R=c("div","gp-problem"),F=(D,G,V)=>{let Z=c("\
p");Z.append(c("b","","✕ "),V?s("{name}: {meaning}",{name:V,meaning:D}):D,G?" "+G:""),R.append(Z)};for(let{knob:D,message:G,fix:V}of mo(y))F(G,V,D);o.append(R)}
return y=>{y.run&&(r.replaceChildren(),a.clear()),(y.run||y.status)&&(T(),z(),x()),(y.run||y.steps||y.status)&&q(),(y.run||y.prompt)&&($=e.promptSteps.reduce(Jr,
Ss)),E()}}var tm=.05,Xc={queued:()=>s("waiting for its turn"),asking:()=>s("asking the Hub"),download:()=>s("downloading"),converting:()=>s("converting the GGUF\
 file"),loading:()=>s("loading")};var Qc=12;function ed(t,e,n){let o=0,r=t.map(p=>{let m=o;return o=Math.min(1,o+(_t(p,n)||0)),{from:m,to:o,kind:Yr(p,e),candidate:p}}),i=e.distribution.stages[n],
a=t.filter(p=>i&&io(p,n+1)).reduce((p,m)=>p+(_t(m,n)||0),0),l=i?Math.max(0,Math.min(1-o,i.mass_removed-a)):0,d={from:o,to:1-l,kind:"others",candidate:null};return[
...r,d,{from:1-l,to:1,kind:"going",candidate:null}]}function Yr(t,e){return t.token_id===e.chosen.token_id?"chosen":Ge(t)?"removed":"kept"}function td(){let t=c(
"div","gp-flow",null,{"aria-hidden":"true"}),e=oe("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${Qc}`),e.setAttribute("preserveAspectRatio","none");let n=c(
"div","gp-flow-bar");return t.append(e,n),{box:t,ribbons:e,bar:n}}var nm=(t,e)=>e>12+7*Math.min(t.length,10);function Xr({ribbons:t,bar:e},n,o,r,i){let a=ee(e,n.
length,()=>c("span",""));n.forEach(({from:d,to:p,kind:m,candidate:w},_)=>{let W=a[_];if(ue(W,`gp-piece gp-piece-${m}`),W.hidden=p-d<1e-4&&m!=="chosen",W.hidden)
return;ie(W,"left",d),ie(W,"width",p-d);let q=w?w.text:m==="others"?s("others"):"",N=q&&nm(q,(p-d)*r)?q:"";(W.dataset.text||"")!==N&&W.replaceChildren(...N?[ae(
N,"gp-piece-word")]:[]),W.dataset.text=N,Ee(W,()=>i(n[_],o&&o[_]))});let l=ee(t,o?n.length:0,()=>oe("path"));(o||[]).forEach((d,p)=>{let{from:m,to:w,kind:_}=om(
n[p]),[W,q,N,C]=[d.from,d.to,w,m].map(L=>(L*100).toFixed(2));l[p].dataset.kind!==_&&(l[p].dataset.kind=_,l[p].setAttribute("class",`gp-ribbon gp-ribbon-${_}`)),
l[p].setAttribute("d",d.to>d.from?`M${W} 0H${q}L${N} ${Qc}H${C}Z`:"")})}function om(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,from:1,to:1}:
t}var _s=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,o){this.drawHead(e);let r=e.filter(p=>p.idle).length;this.table.style.minWidth=`${100+20*r+60*(e.length-
r)}px`;let i=n.map(p=>e.map(({number:m})=>_t(p,m))),a=Math.max(.02,...i.flat().filter(p=>p!==void 0)),l=new Set(ht(o));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((p,m)=>this.fill(this.lines[m],p,e,i[m],a,o,l));let d=this.lines.flatMap(p=>p.cells.
map(({cell:m})=>m));!d.some(p=>p.tabIndex===0)&&d.length&&(d[0].tabIndex=0)}drawHead(e){let n=ee(this.head,e.length+1,()=>{let o=c("th","",null,{scope:"col"});return o.
append(c("span","gp-stage-place"),c("span","gp-stage-name")),o});A(n[0].lastElementChild,s("candidate")),e.forEach(({place:o,name:r,tip:i,idle:a},l)=>{let d=n[l+
1];ue(d,a?"gp-idle-column":""),A(d.firstElementChild,o),A(d.lastElementChild,r),d.lastElementChild.classList.toggle("gp-hidden",a),d.dataset.tip=i})}newLine(){let e=this.
body.insertRow(),n=c("th","",null,{scope:"row"}),o=c("span","gp-sign","",{"aria-hidden":"true"}),r=c("bdi","gp-word"),i=c("span","gp-course-tag"),a=c("div","gp-\
course-name"),l=c("div","");l.append(r,i),a.append(o,l),n.append(a),e.append(n),this.lines.push({row:e,head:n,sign:o,word:r,tag:i,cells:[]})}newCell(e){let n=c(
"td","",null,{role:"gridcell",tabindex:"-1"}),o=c("span","gp-course-track",null,{"aria-hidden":"true"}),r=c("i","gp-course-bar");o.append(r);let i=c("span","gp-\
course-number");n.append(o,i),e.row.append(n),e.cells.push({cell:n,bar:r,number:i})}fill(e,n,o,r,i,a,l){let d=n.token_id===a.chosen.token_id,p=Ge(n);for(ue(e.row,
`gp-course gp-course-${Yr(n,a)}`),A(e.sign,d?"▶":p?"✕":""),ve(e.word,n.text),A(e.tag,[d&&(a.given?s("given"):s("chosen")),p&&s("removed"),!l.has(n)&&s("look\
ed up")].filter(Boolean).join(", ")),Ee(e.head,()=>ks(n,a));e.cells.length>o.length;)e.cells.pop().cell.remove();for(;e.cells.length<o.length;)this.newCell(e);o.
forEach((m,w)=>this.fillCell(e.cells[w],n,o,w,r,i))}fillCell({cell:e,bar:n,number:o},r,i,a,l,d){let{number:p,name:m,idle:w,side:_}=i[a],[W,q]=[l[a],a?l[a-1]:void 0],
N=io(r,p)&&W!==void 0,C=N&&a>0&&!io(r,i[a-1].number);ue(e,[w&&"gp-idle-column",N&&!C&&"gp-gone",C&&"gp-cut"].filter(Boolean).join(" ")),ie(n,"height",Math.sqrt(
(W||0)/d));let L=W===void 0?"–":C?`✕ ${m}`:N?_==="after"?"✕":"":H(W);A(o,L),o.classList.toggle("gp-hidden",w&&!C);let $=!C&&a&&q!==void 0&&W!==void 0&&H(W)!==
H(q)?W>q?"up":"down":"";(o.dataset.change||"")!==$&&(o.dataset.change=$),Ee(e,()=>this.words(r,i[a],{share:W,was:q,gone:N,cut:C}))}words({text:e},{side:n,name:o,
idle:r,number:i},{share:a,was:l,gone:d,cut:p}){let m={token:J(e),share:H(a??0),was:H(l??0),processor:o,number:i};return a===void 0?s("{token}: not recorded at t\
his place.",m):p?s("{token}: removed by {processor}; it had {was} just before.",m):d?s("{token}: no probability left here.",m):n?n==="after"?s("{token}: {share}\
 after all processors.",m):s("{token}: {share} before the processors.",m):r?s("{token}: {share}, unchanged by {processor}.",m):m.share===m.was?s("{token}: {shar\
e} after {processor} (stage {number}), the same as before it.",m):s("{token}: {share} after {processor} (stage {number}), {was} before it.",m)}keepFocus(e){if(!(e.
tabIndex!==-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={ArrowRight:[0,1],ArrowLeft:[
0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},o=e.target.closest("td");if(!o||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();
let r=this.lines.findIndex(p=>p.row===o.parentNode),[i,a]=n[e.key],l=(p,m)=>Math.max(0,Math.min(m-1,p)),{cells:d}=this.lines[l(r+i,this.lines.length)];d[l(o.cellIndex-
1+a,d.length)].cell.focus()}};function nd(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-none"),i=t.querySelector(".gp-chain tbody"),a=t.querySelector(".gp-courses"),l=t.querySelector(
".gp-all"),d=t.querySelector(".gp-beams-note"),p=t.querySelector(".gp-chosen-word"),m=new _s(t.querySelector(".gp-courses-grid")),w=new Se({},L),_=[],W=y=>()=>e.
current()?y(e.current()):"";ce(t,{entropy:W(y=>Bc(y,e.unit)),left:W(y=>he([y.distribution.vocab,...Ht(y).map(({kept:R})=>R)].map(j).join(" → "))),here:W(y=>Te(
Ht(y).map(R=>s("{name}: {words}",{name:R.name,words:Dt(R)}))))});let q=!1,N=[],C=300;function L(y,R){let F=Ht(R);if(!F.length)return y;let D={...y};for(let G of F){
let V=G.number+G.kind,{ran:Z,acted:ne,removed:se,moved:de}=y[V]||{ran:0,acted:0,removed:0,moved:0};D[V]={ran:Z+1,acted:ne+!G.idle,removed:se+G.removed,moved:de+
G.moved}}return D}function $({ran:y,acted:R,removed:F,moved:D}){return R?D>2*F?B(y,"{acted} of {count} step, {share} moved","{acted} of {count} steps, {share} m\
oved",{acted:j(R),share:H(D/R)}):B(y,"{acted} of {count} step, {share} removed","{acted} of {count} steps, {share} removed",{acted:j(R),share:Gr(F/R)}):B(y,"not\
hing in {count} step","nothing in {count} steps")}let P=new ResizeObserver(([{contentRect:y}])=>{if(!y.width||Math.abs(y.width-C)<8)return;C=y.width;let R=e.current();
R&&z(R)});function O(){let y=i.insertRow(),R=c("th","",null,{scope:"row"}),F=c("span","gp-number",""),D=c("span","","",{tabindex:"0","data-tip":""}),G=c("span",
"gp-side"),V=c("span","gp-knob");R.append(F,D," ",G," ",V);let Z=td();y.append(R,c("td","gp-flow-cell"),c("td","gp-left"),c("td","gp-entropy"),c("td","gp-here-w\
ords"),c("td","gp-over")),y.cells[1].append(Z.box);let[,,ne,se,de,be]=y.cells;return _.length||P.observe(Z.bar),_.push({row:y,number:F,name:D,tags:G,knob:V,flow:Z,
left:ne,entropy:se,here:de,over:be}),_.at(-1)}function b(y,{kind:R,number:F,name:D,tip:G,side:V,knob:Z,entropy:ne,left:se,here:de,over:be}){y.row.className=`gp-\
stage-${R}`,A(y.number,F),A(y.name,D),y.name.dataset.tip!==G&&(y.name.dataset.tip=G),A(y.tags,V),y.tags.hidden=!V,A(y.knob,Z),y.knob.hidden=!Z,A(y.left,se),A(y.
entropy,ne),typeof de=="string"?A(y.here,de):y.here.replaceChildren(...de),A(y.over,be)}function k(y,R){let{vocab:F,entropy_before:D}=y.distribution,{name:G,meaning:V}=ro(
y),Z={kind:"source",number:"",name:G,tip:V,side:R.length?s("before"):s("before and after"),knob:"",left:s("{count} left",{count:j(F)}),entropy:re(D,e.unit),here:"",
over:""},ne=R.map((se,de)=>({kind:se.idle?"idle":"active",number:`${se.number}. `,name:se.name,tip:`${se.meaning} (${se.kind})`,side:de===R.length-1?s("after"):
"",knob:ws(se.knobs,e.started),left:s("{count} left",{count:j(se.kept)}),entropy:re(se.entropy,e.unit),here:Dt(se),over:$(w.total[se.number+se.kind])}));return[
Z,...ne,h(y)]}function h(y){let[R,F]=ao(y,e.started),D=ae(y.chosen.text,"gp-strong");return{kind:"choice",number:"",name:R,tip:s("How the token came about, and \
its probability after the processors."),side:"",knob:"",left:"",entropy:"",here:["▶ ",...me(F,{token:D}),` (${f(y)})`],over:""}}function f(y){return Ge(y.chosen)?
s("removed by {processor}",{processor:on(y.chosen,y)}):y.beam?s("log-probability {value}",{value:K(y.chosen.logprob)}):H(X(y.chosen.logprob))}function g(y,R,F){
let D=k(y,R);for(;_.length>D.length;)_.pop().row.remove();D.forEach((ne,se)=>b(_[se]||O(),ne));let G=[0,...R.map(({number:ne})=>ne)].map(ne=>ed(F,y,ne)),V=u(y,R),
Z=x(y,R);_.forEach(({flow:ne},se)=>{ne.box.hidden=!V&&se>0,!ne.box.hidden&&(se<G.length?Xr(ne,G[se],G[se-1],C,(de,be)=>E(de,be,se,Z)):M(ne,G.at(-1),C))})}let S=({
from:y,to:R})=>H(R-y);function E(y,R,F,D){let G=S(y);if(y.kind==="going")return s("Tokens that are not shown here and that {processor} removes: {share}.",{processor:D[F+
1].name,share:G});let V=y.candidate?J(y.candidate.text):s("All other tokens together");if(!F)return s("{token}: {share} before the processors.",{token:V,share:G});
let Z={token:V,share:G,processor:D[F].name,was:S(R)};return y.candidate?s("{token}: {share} after {processor}, {was} before it.",Z):s("{token}: {share} after {p\
rocessor}.",Z)}function M(y,R,F){let D=R.filter(({kind:G})=>G==="chosen");Xr(y,D,D,F,G=>s("{token} had {share} of what was left.",{token:J(G.candidate.text),share:S(
G)}))}let u=({distribution:y},R)=>y.candidates.every(({stage_logprobs:F})=>(F||[]).length===R.length);function x(y,R){let F=ro(y);return[{number:0,place:s("befo\
re"),name:F.name,tip:F.meaning,idle:!1,side:"before"},...R.map(D=>({number:D.number,place:String(D.number),name:D.name,idle:D.idle,side:"",tip:s("{number}. {nam\
e}: {effect} here. It {meaning}.",{...D,effect:Dt(D)})}))]}function v(y,R,F,D){if(a.hidden=!R.length||!u(y,R),a.hidden)return;let G={number:R.length,place:s("af\
ter"),name:s("all processors"),tip:s("After all processors: the distribution from which the token was chosen."),idle:!1,side:"after"};m.draw([...x(y,R),G],F,y),
l.hidden=D<=10,A(l,q?s("show {count} only",{count:10}):s("show all {count}",{count:j(D)})),l.setAttribute("aria-expanded",String(q))}l.addEventListener("click",
()=>{q=!q,z(e.current())});function T(y){if(y.distribution.stages.length)return"";if(y.isPrompt)return s("The model’s own distribution: no logits processor take\
s part in reading the prompt.");let R=e.started.processors||[],F=jn(y);if(e.started.mode==="custom"&&!R.length)return s("Your own loop called no logits processo\
r here.");if(!R.length)return F?s("DoLa’s contrast, untouched: no logits processor runs."):s("The model’s own distribution, untouched: no logits processor run\
s.");let D={processors:R.map(G=>De(G)[0]).join(", ")};return F?s("DoLa’s contrast, untouched here. Prepared, but not used by this loop: {processors}.",D):s("T\
he model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",D)}function I(y){let R=y.isPrompt||y.given,F=y.isPrompt?s("at\
 prompt token {number}: {token} (given, not chosen)"):R?s("at token {number}: {token} (given, not chosen)"):s("at token {number}: {token}");o.replaceChildren(...me(
F,{number:String(y.index+1),token:ae(y.chosen.text)})),A(p,R?s("given"):s("chosen"))}function z(y){let R=Ht(y),F=ht(y),D=(y.watched||[]).filter(({token_id:V})=>F.
every(Z=>Z.token_id!==V)),G=bs(F,10,y.chosen.token_id);I(y),A(r,T(y)),r.hidden=!r.textContent,d.hidden=!y.beam||!R.length,g(y,R,G),v(y,R,[...q?F:G,...D],F.length)}
return y=>{let R=e.current();t.hidden=!R,R&&(R.isPrompt||w.follow(e.lastOf(R)),!(R===N[0]&&w.total===N[1]&&!y.unit&&!y.watched)&&(N=[R,w.total],z(R)))}}function sm(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function rm(t,e){
let n=[...t];for(let o=n.length-1;o>0;o--){let r=Math.floor(e()*(o+1));[n[o],n[r]]=[n[r],n[o]]}return n}function od(t,e){let i=y=>t.querySelector(".gp-"+y),a=t.
querySelector("details"),[l,d,p,m]=["from","choices","reveal","next"].map(i),w=null,_=y=>[s("1st"),s("2nd"),s("3rd")][y]??"",W=()=>e.usesBeams&&!e.finished?[]:e.
allLines(),q=y=>we(W()[y]?W()[y].last:null),N=y=>y.distribution.candidates.filter(({raw_rank:R})=>R).sort((R,F)=>R.raw_rank-F.raw_rank).slice(0,6);function C(y){
let R=Number(e.started.seed)%4294967296+7919*y.index+104729*y.sequence;return rm(N(y),sm(R))}let L=y=>N(y).length>1;function $(y){let R=e.current(),F=R&&e.lastOf(
R),D=Math.max(0,W().findIndex(Z=>Z.last===F)),G=q(D),V=G.findIndex((Z,ne)=>ne>=y&&L(Z));if(V<0){A(i("cannot"),G.length>y?s("From there on the run has recorded n\
o candidates to pick from: raise top_candidates and run it again."):e.running?s("The run has not reached this token yet."):s("There is no token {number} in this\
 text: choose an earlier one.",{number:y+1}));return}A(i("cannot"),""),w={line:D,at:V,step:null,picks:[],revealed:!1,results:[]},P()}function P(){let y=q(w.line);
for(;y[w.at]&&!L(y[w.at]);)w.at+=1;if(Object.assign(w,{step:y[w.at]||null,picks:[],revealed:!1}),!w.step&&!e.running){f();return}O(),w.step&&e.selectStep(w.step.
before),g(()=>d.querySelector("button"))}function O(){e.hide(w&&a.open?w.at+(w.revealed?1:0):null)}function b(y){let{picks:R}=w;R.includes(y)?R.splice(R.indexOf(
y),1):R.length<3&&R.push(y),u()}function k(){let{step:y,picks:R}=w,F=N(y),D=F.find(({token_id:G})=>G===R[0]);w.revealed=!0,document.dispatchEvent(new CustomEvent(
"gp-predicted",{detail:{sequence:y.sequence,index:y.index,token:R[0]}})),w.results.push({step:y,first:D,share:Math.exp(D.raw_logprob-F[0].raw_logprob),hit:R.includes(
y.chosen.token_id)}),O(),e.selectStep(y),g(()=>m)}function h(){if(w.results.length>=10){f();return}w.at+=1,P()}function f(){let{results:y,line:R}=w,F=w.at+(w.revealed?
1:0);w=null,O(),l.value=q(R).slice(F).some(L)?F+1:1,z(y),g(()=>i("begin"))}function g(y){let R=t.contains(document.activeElement);I(),R&&y()&&y().focus({preventScroll:!0})}
let S=({piece:y,chosen:R,text:F})=>y??(R?R.text:F);function E(){let y=we(w.step?w.step.before:q(w.line).at(-1)||null),R=[...e.prefix,...y].map(S).join(""),F=c("\
span","gp-gap","?",{"aria-label":s("the hidden token")});w.revealed&&F.replaceChildren(ae(w.step.chosen.text));let D=i("so-far");D.replaceChildren(R,F),D.scrollTop=
D.scrollHeight}function M(){d.replaceChildren(...(w.step&&!w.revealed?C(w.step):[]).map(({token_id:y,text:R})=>{let F=c("button","gp-button gp-choice",null,{type:"\
button","aria-pressed":"false","data-token":y});return F.append(c("span","gp-order"),ae(R)),F.addEventListener("click",()=>b(y)),F})),u()}function u(){for(let y of d.
children){let R=w.picks.indexOf(Number(y.dataset.token));y.setAttribute("aria-pressed",String(R>=0)),y.disabled=R<0&&w.picks.length>=3,A(y.querySelector(".gp-or\
der"),_(R))}p.disabled=!w.picks.length}function x(){if(i("answer").hidden=!w.revealed,!w.revealed)return;let{step:y,picks:R}=w,{share:F,hit:D}=w.results.at(-1),
G=N(y),V=y.chosen.token_id,Z=G.some(({token_id:de})=>de===V)?G:[...G,y.chosen];i("truth").tBodies[0].replaceChildren(...Z.map(de=>{let be=c("tr",de.token_id===V?
"gp-taken":""),Re=c("th","",null,{scope:"row"});de.token_id===V&&Re.append(c("span","","▶ "),c("span","gp-hidden",`${s("chosen:")} `)),Re.append(ae(de.text));
let tt=c("div","gp-share"),co=c("i");co.style.width=`${(45*X(de.raw_logprob)).toFixed(2)}%`,tt.append(co,H(X(de.raw_logprob)));let ii=c("td");ii.append(tt);let Sd=R.
indexOf(de.token_id);return be.append(Re,c("td","",_(Sd)),ii,c("td","",H(X(de.logprob))),c("td","",de.raw_rank?j(de.raw_rank):"–")),be}));let se=i("took");se.
replaceChildren(...me(D?s("The run chose “{token}”, which is among your picks."):s("The run chose “{token}”, which is not among your picks."),{token:ae(
y.chosen.text,"gp-strong")})," "),se.append(F===1?s("Your first pick is the token that the model found likeliest."):s("Your first pick has {share} of the probab\
ility of the likeliest token.",{share:H(F)}))}let v=y=>y.reduce((R,{share:F})=>R+F,0)/y.length,T=y=>y.filter(({hit:R})=>R).length;function I(){if(i("before").hidden=
!!w,i("round").hidden=!w,!w)return;i("sum").hidden=!0;let{results:y,revealed:R,step:F}=w,G={number:y.length+(R?0:1),steps:10,token:F&&F.index+1};A(i("progress"),
F?R?s("Step {number} of {steps}: token {token}.",G):s("Step {number} of {steps}: which token comes next, as token {token}? Pick up to three, the likeliest first\
.",G):s("Waiting for the next token of the run.")),A(i("score"),y.length?s("So far: your first picks are {share} as likely as the top token; the run’s token was\
 among your picks in {hits} of {count}.",{share:H(v(y)),hits:T(y),count:y.length}):""),p.hidden=R||!F,m.hidden=!R,A(m,y.length>=10?s("Show the score"):s("Next t\
oken")),E(),M(),x()}function z(y){let R=i("sum");if(R.hidden=!1,R.replaceChildren(c("h3","",s("The round is over"))),!y.length){R.append(c("p","",s("No token wa\
s revealed, so there is no score.")));return}let F=(...V)=>{let Z=c("p");Z.append(...V),R.append(Z)};F(...me(s("{share}: how likely your first picks were, on av\
erage, compared with the likeliest token."),{share:c("b","",H(v(y)))}));let D=c("b","",s("{hits} of {count}",{hits:T(y),count:y.length}));F(...me(s("{steps}: st\
eps in which the run’s token was among your picks ({share})."),{steps:D,share:H(T(y)/y.length)}));let G=[...y].sort((V,Z)=>V.share-Z.share||Z.step.distribution.
entropy_before-V.step.distribution.entropy_before);for(let[V,{step:Z,first:ne,share:se}]of[[s("Hardest:"),G[0]],[s("Easiest:"),G.at(-1)]])F(c("b","",V)," ",...me(
s("token {number}, “{token}”; your “{pick}” had {share} of the likeliest token’s probability, and the entropy was {entropy}."),{number:String(Z.index+
1),token:ae(Z.chosen.text),pick:ae(ne.text),share:H(se),entropy:re(Z.distribution.entropy_before,e.unit)}))}return i("begin").addEventListener("click",()=>$(Math.
max(1,Math.floor(Number(l.value))||1)-1)),i("from-here").addEventListener("click",()=>{let y=e.current();l.value=y&&!y.isPrompt?y.index+1:1}),p.addEventListener(
"click",k),m.addEventListener("click",h),i("end").addEventListener("click",f),a.addEventListener("toggle",O),y=>{t.hidden=!e.started,y.run&&(w=null,l.value=1,i(
"sum").hidden=!0,A(i("cannot"),""),I()),A(i("begin"),i("sum").hidden?s("Start a round"):s("Another round")),w&&!w.step&&(y.steps||y.status)&&P()}}function sd(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-verdict"),i=t.querySelector(".gp-score-head"),a=t.querySelector("tbody"),l=t.querySelector(
".gp-more"),d=t.querySelector(".gp-tally"),p=new Se({steps:0,differed:0},(f,g)=>g.reranked?{steps:f.steps+1,differed:f.differed+ +(_(g.reranked).token_id!==g.chosen.
token_id)}:f),m=[],w=[],_=f=>f.reduce((g,S)=>S.probability>g.probability?S:g);function W(){let f=a.insertRow(),g=c("th","",null,{scope:"row"}),[S,E,M]=[c("span",
"gp-sign"),c("bdi","gp-word"),c("span","gp-tag",s("most probable"))];g.append(S,E,M),f.append(g);let u=["probability","penalty","score"].map(()=>{let x=c("div",
"gp-cell"),v=c("span","gp-balance",null,{"aria-hidden":"true"}),[T,I]=[c("i","gp-part"),c("i","gp-zero")];v.append(T,I);let z=c("span","gp-amount");return x.append(
v,z),f.append(c("td")),f.lastChild.append(x),{part:T,zero:I,amount:z}});return m.push({row:f,sign:S,word:E,tag:M,cells:u}),m.at(-1)}function q({part:f,zero:g,amount:S},E,[
M,u],x){let v=T=>(T-M)/(u-M)*100;f.style.left=`${Math.min(v(0),v(E))}%`,f.style.width=`${Math.abs(v(E)-v(0))}%`,g.style.left=`${v(0)}%`,A(S,x)}function N({part:f,
zero:g,amount:S},E,[M,u],x){let v=T=>4+(T-M)/(u-M)*92;f.hidden=E===null,f.style.left=`${v(E)}%`,g.style.left=`${v(0)}%`,A(S,x)}function C(f,g,S,E,M){let u=g.token_id===
S.chosen.token_id;f.row.className=u?"gp-winner":"",A(f.sign,u?"▶":""),Pe(f.word,g.text),f.tag.hidden=g!==E||u,q(f.cells[0],g.probability,M.probability,H(g.probability)),
q(f.cells[1],g.penalty,M.penalty,K(g.penalty)),N(f.cells[2],g.score,M.score,K(g.score))}function L(f){let[g,S]=[Math.min(0,...f),Math.max(0,...f)];return S>g?[g,
S]:[0,1]}function $(f){let g=_(f.reranked),S=f.reranked.find(x=>x.token_id===f.chosen.token_id),E=f.reranked.slice(0,12);S&&!E.includes(S)&&(E[11]=S);let M=Object.
fromEntries(["probability","penalty","score"].map(x=>[x,L(E.map(v=>v[x]))]));for(;m.length<E.length;)W();m.forEach((x,v)=>{x.row.hidden=v>=E.length,v<E.length&&
C(x,E[v],f,g,M)});let u=f.reranked.length-E.length;l.hidden=u<=0,A(l,B(u,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),P(S,g)}function P(f,g){if(!f){r.replaceChildren();return}let S={token:ae(f.text,"gp-strong"),score:K(f.score)};r.replaceChildren(...f===
g?me(s("{token} won: the most probable token has the highest score too ({score})."),S):me(s("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{...S,other:ae(g.text,"gp-strong"),share:H(g.probability),penalty:K(g.penalty),
lower:K(g.score)}))}function O(){let f=e.started.effective.penalty_alpha;return typeof f!="number"?s("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):s("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
f).toFixed(4)),alpha:f})}let b=f=>f&&f.reranked&&f.reranked.find(g=>g.token_id===f.chosen.token_id),k=f=>()=>{let g=b(e.current());return g?s("{name}: {words}.",
{name:J(g.text),words:f(g)}):""},h=k(({probability:f,penalty:g,score:S})=>{let E=e.started.effective.penalty_alpha;return typeof E!="number"?K(S):`(1 − ${E}) \
· ${K(f)} − ${E} · ${K(g)} = ${K(S)}`});return ce(t,{probability:k(({probability:f})=>H(f)),penalty:k(({penalty:f})=>K(f))}),()=>{let f=e.current();if(t.hidden=
!(f&&f.reranked&&f.reranked.length),t.hidden||(p.follow(e.lastOf(f)),f===w[0]&&p.total===w[1]))return;w=[f,p.total],o.textContent=s("at token {number}",{number:f.
index+1}),te(i,"degeneration-penalty",h,{meaning:O()}),$(f);let{steps:g,differed:S}=p.total;A(d,s("Along the text: a token other than the most probable one won \
in {differed} of {count} steps ({share}).",{differed:j(S),count:j(g),share:H(S/g)}))}}function rd(t,e){let n=()=>t.closest(".token-panel"),o=L=>t.querySelector(".gp-"+L),[r,i,a,l,d]=["place-words","back","on","newest","fold"].map(o),p=[...t.querySelectorAll(
"[role=tab]")],m=p.find(({dataset:L})=>L.shows==="logit_lens"),w=p.find(({dataset:L})=>L.shows==="curve"),_=p.find(({dataset:L})=>L.shows==="processors");function W(L){
n()&&(n().dataset.shows=L);for(let $ of p){let P=$.dataset.shows===L;$.setAttribute("aria-selected",String(P)),$.tabIndex=P?0:-1}}for(let L of p)L.addEventListener(
"click",()=>{W(L.dataset.shows),q(!0)}),L.addEventListener("keydown",$=>{let P={ArrowRight:1,ArrowLeft:-1}[$.key];if(!P)return;$.preventDefault();let O=p.filter(
({hidden:k})=>!k),b=O[(O.indexOf(L)+P+O.length)%O.length];W(b.dataset.shows),q(!0),b.focus()});function q(L){n()?.toggleAttribute("data-folded",!L),d.setAttribute(
"aria-expanded",String(L)),d.textContent=L?"▾":"▴"}d.addEventListener("click",()=>q(d.getAttribute("aria-expanded")==="false")),i.addEventListener("click",()=>e.
walk(-1)),a.addEventListener("click",()=>e.walk(1)),l.addEventListener("click",()=>e.selectStep(null));function N(L){let $=e.lineOf(L),P=e.lines().length>1&&$&&
!L.isPrompt?$.label:"",O=L.isPrompt?e.started.prompt_tokens.length:we($?$.last:L).length,b=C(L,{number:j(L.index+1),count:j(O),line:P});r.ariaLive=e.selected?"p\
olite":"off",r.replaceChildren(ae(L.chosen.text,"gp-here"),c("span","",` ${b}`)),i.disabled=L.isPrompt?!L.before:L.index===0&&!e.promptSteps.length,a.disabled=!$||
$.last===L,l.hidden=!e.selected||!e.running}function C(L,$){return L.isPrompt?s("prompt token {number} of {count}",$):e.selected?$.line?s("token {number} of {co\
unt} of {line}",$):s("token {number} of {count}",$):$.line?s("newest token {number} of {count} of {line}",$):s("newest token {number} of {count}",$)}return L=>{
L.selection&&e.selected&&q(!0),w.hidden=!bi(),m.hidden=!e.canAsk||e.recorded,_.hidden=e.isFromElsewhere,e.isFromElsewhere&&["processors","logit_lens"].includes(
n()?.dataset.shows)&&W("candidates");let $=e.current();if($)return N($);r.textContent=s("No token yet"),i.disabled=a.disabled=!0,l.hidden=!0}}var Zr=({messages:t,template:e})=>JSON.stringify([t,e||null]);function id(t,e){let n=b=>t.querySelector(".gp-"+b),[o,r,i]=["said","rendered","try"].map(n),a=new WeakMap,
l=[],d="",p=null,m=null;function w(){return gn(t,r,e,b=>{let k=a.get(b);return k&&{id:k.token.token_id,text:k.token.text,where:s("prompt token {number}",{number:k.
index+1}),step:null,why:k.words}})}function _(){let{started:b,written:k}=e,h=b&&b.request.messages,f=h&&k&&b.model===k.model&&Zr(b.request)===Zr(k);return k&&!f?
{...k,ran:!1}:e.isFromElsewhere||!h||!h.length?null:{model:b.model,messages:h,template:b.request.template,tokens:b.prompt_tokens,parts:b.parts||[],ran:!0}}function W({
messages:b,parts:k,problem:h}){let f=new Set(k.filter(({kind:g})=>g==="message").map(({message:g})=>g));o.replaceChildren(...b.map(({role:g,content:S},E)=>{let M=c(
"li","",null,{"data-role":g});return M.append(c("span","gp-role",g),c("p","",S)),!h&&f.size>0&&!f.has(E)&&S.trim()&&M.append(c("p","gp-dropped",s("✕ The templat\
e leaves this message out."))),M}))}let q={message:({role:b})=>s("words of {role}",{role:b}),template:()=>s("written by the template"),generation:()=>s("generat\
ion prompt: the answer begins here")};function N(b,k){let h=b?q[b.kind](b):s("of unknown origin");return k.piece===null?s("special token, {whose}",{whose:h}):h}
function C({tokens:b,parts:k}){r.replaceChildren(),l=[],p=null;let h=new Set(k.map(({stop:g})=>g)),f=null;b.forEach((g,S)=>{let E=k.find(v=>v.start<=S&&S<v.stop)||
null;if(!f||!S||h.has(S)||k.some(({start:v})=>v===S)){let v=c("span","gp-part",null,E?{"data-kind":E.kind}:{});E&&E.kind==="message"&&v.append(c("span","gp-role",
E.role)),E&&E.kind==="generation"&&v.append(c("span","gp-role",s("the answer begins"))),r.append(v),f={rows:v,tokens:[]}}let M=c("span","gp-token",null,{role:"b\
utton",tabindex:"-1"}),u=N(E,g);Ke(M,g),M.setAttribute("aria-label",s("prompt token {number}: {token}, {words}",{number:S+1,token:J(g.text),words:u})),a.set(M,{
token:g,index:S,words:u});let x=f.tokens.length?a.get(f.tokens.at(-1)).token:null;Ct(f,M,g,x),l.push(M)}),l.length&&L(l[0])}function L(b){p&&(p.tabIndex=-1),p=b,
b.tabIndex=0}function $(b){b&&(L(b),b.focus({preventScroll:!0}),b.scrollIntoView({block:"nearest"}),m.show(b))}r.addEventListener("click",({target:b})=>$(b.closest(
".gp-token"))),r.addEventListener("keydown",b=>{let k=l.indexOf(b.target.closest(".gp-token"));if(k<0||b.ctrlKey||b.metaKey||b.altKey)return;let h={ArrowRight:()=>l[k+
1],ArrowLeft:()=>l[k-1],Home:()=>l[0],End:()=>l.at(-1),ArrowDown:()=>Ue(l,k,1),ArrowUp:()=>Ue(l,k,-1),Enter:()=>l[k]," ":()=>l[k]};h[b.key]&&(b.preventDefault(),
$(h[b.key]()))});function P({tokens:b,parts:k}){let h=x=>k.filter(v=>v.kind===x).reduce((v,{start:T,stop:I})=>v+I-T,0),f=b.filter(({piece:x})=>x===null).length,
[g,S,E]=["message","template","generation"].map(h),M={words:j(g),around:j(S),begin:j(E)};return`${g||S?B(b.length,"{count} token: {words} for the words of the m\
essages, {around} around them, {begin} to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the \
answer.",M):E?B(b.length,"{count} token: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",
"{count} tokens: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",M):B(b.length,"{count} \
token: this template changes the words, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens i\
s unknown.")} ${B(f,"{count} is special.","{count} are special.")}`}function O({tokens:b,parts:k}){let h=k.filter(({kind:g})=>g==="message").flatMap(({start:g,stop:S})=>b.
slice(g,S)).filter(({piece:g})=>g===null),f=[...new Set(h.map(({text:g})=>J(g)))];return f.length?s("A message contains {tokens}: written like a special token, \
it is read as one, as if the template had written it.",{tokens:f.join(", ")}):""}return i.addEventListener("click",()=>e.ask({type:"without"})),()=>{let b=_();if(t.
hidden=!b,!b){d="";return}i.hidden=!Object.hasOwn(e.answers,"without")||!!b.problem;let k=JSON.stringify([b.model,Zr(b),b.parts,b.problem,b.ran,b.tokens.length]);
if(k===d)return;d=k,m??=w(),A(n("which"),b.ran?s("of {model}, as this run read it",{model:b.model}):s("of {model}, as written now: not run yet",{model:b.model})),
Y(n("refusal"),!!b.problem),A(n("refusal"),s(b.problem)),n("refusal").dataset.kind=b.away?"info":"error",n("refusal").setAttribute("role",b.away?"note":"alert"),
W(b),Y(n("made"),!b.problem),C(b),Y(n("generation-key"),b.parts.some(({kind:f})=>f==="generation")),A(n("template-words"),b.problem?"":P(b));let h=O(b);Y(n("war\
n"),!!h),A(n("warn"),h),m.hide()}}function ad(t,e,n){let{state:o,log:r,text:i,select:a}=t;function l(d){if(!d)return;let{step:p}=o.entries.get(d);t.reveal(d),p&&r.selectStep(p),d.focus({preventScroll:!0}),
d.scrollIntoView({block:"nearest"}),p||n.show(d)}i.addEventListener("click",d=>{let p=o.tokenAt(d);p&&(l(p),o.entries.get(p).step&&n.dismiss())}),i.addEventListener(
"keydown",d=>{if(d.key==="Escape"){r.selectStep(null);return}let p=o.tokenAt(d);if(!p||d.ctrlKey||d.metaKey||d.altKey)return;let m=o.allTokens,w=m.indexOf(p),_={
ArrowRight:()=>m[w+1],ArrowLeft:()=>m[w-1],ArrowDown:()=>Ue(m,w,1),ArrowUp:()=>Ue(m,w,-1),Home:()=>m.find(W=>o.entries.get(W).step),End:()=>m.at(-1),Enter:()=>p,
" ":()=>p};_[d.key]&&(d.preventDefault(),l(_[d.key]()))}),a.addEventListener("change",()=>{o.shadedBy=a.value,t.shadeAll(),e.drawScale()}),i.addEventListener("s\
croll",()=>{o.atEnd=i.scrollHeight-i.scrollTop-i.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(i)}var ld=t=>t.started&&t.started.request||{},Qr=t=>!!ld(t).only_given;function ei(t,{index:e,isPrompt:n,isStart:o}){if(o)return s("decoder start token");let r={number:e+
1};return n?t.readsSource?s("source token {number}",r):s("prompt token {number}",r):s("token {number}",r)}function ti(t,{index:e,isStart:n}){return n?s("every t\
arget begins with it: not chosen"):t.readsSource?s("the encoder reads it: it has no probability"):t.isFromElsewhere?s("its probability was not told"):e===0?s("n\
othing comes before it: it has no probability"):ld(t).read_prompt&&!t.finished&&!t.failed?s("its probability is read when the text ends"):s("its probability was\
 not read")}function ni(t,e){let n=[];return e.given&&!Qr(t)&&n.push(s("given, not chosen")),n.push(...Bi(e)),n}function cd(t,e){let{step:n,token:o}=e,r=n?[..._o(
n,t.unit),...ni(t,n)]:[ti(t,e)];return[s("{where}: {token}",{where:ei(t,e),token:J(o.text)}),...r].join(", ")}var Os=class{constructor(e,n,o,r){this.root=e,this.text=n,this.select=o,this.state=r,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new Se(Wi,Ni)}drawScale(){at(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:o,begun:r,
lines:i}=n,a=!Qr(n.log)&&i.some(({steps:l})=>l.length&&l[0].given);e.querySelector(".gp-mark-prompt").hidden=!o||!o.tokens.length,A(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),r?s("source, and what the target begins with"):s("prompt")),e.querySelector(".gp-mark-given").hidden=!a,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",a)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:o,lines:r}}=this;if(e.hidden=!o.rounds.length,e.hidden)return;n.follow(r.length&&r[0].steps.
at(-1)||null);let i=ee(e,Object.keys(mt).length,im);Object.entries(mt).forEach(([a,[,l,d]],p)=>{let[m,w]=i[p].children;i[p].dataset.draft=a,te(i[p],{accepted:"d\
raft",correction:"correction",bonus:"bonus",target:"target"}[a],()=>"",{meaning:d,formula:""}),A(m,l),A(w,j(n.total[a]))})}};function im(){let t=c("span","",null,
{tabindex:"0"});return t.append(c("span","gp-ink")," ",c("b")),t}var Ts=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.fold=null,this.begun=null,this.lines=
[],this.marked=null,this.atEnd=!0}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allRows(){return this.lines.flatMap(({folds:e})=>e?
e.boxes.map(({rows:n})=>n):[]).concat(this.paragraphs.map(({rows:e})=>e))}get allTokens(){return this.paragraphs.flatMap(({tokens:e})=>e)}elementOf(e){if(e.isPrompt)
return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.index];return null}tokenAt(e){let n=e.target.
closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var Es=class{constructor(e,n,o){this.drawn=n,this.moved=o,this.goesOn=!1,this.along=new Se(Hs(e),(r,i)=>Ds(r,i.chosen.text,i.piece===null,e)),this.boxes=[]}rowsFor(e){
let n=this.along.total.spans.length;this.along.follow(e);let{since:o,place:r,spans:i}=this.along.total,a=this.boxes.at(-1);if(o!==null&&o<r)return(!a||a.since!==
o)&&(a=this.open(o)),a.rows;let l=i.length>n?i.at(-1):null;return l&&a&&a.since===l.start&&a.stop===null&&this.close(a,l.stop),this.drawn.rows}keepable(e){let{since:n}=this.
along.totals[e],o=this.boxes.find(r=>r.since===n);return n!==null&&o&&o.stop!==null?Math.min(e,o.stop):e}cut(e){let{drawn:n}=this;for(;n.tokens.length>e;){let a=n.
tokens.at(-1),l=this.boxOf(a);gt({rows:l?l.rows:n.rows,tokens:n.tokens},n.tokens.length-1),l&&!l.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:o,steps:r}=this.along;r.length=e,o.length=e+1;let i=this.boxes.at(-1);i&&this.along.total.since===i.since&&Object.assign(i,{stop:null,ended:!1})}boxOf(e){
let n=e.closest(".gp-reasoning");return n?this.boxes.find(o=>o.element===n):void 0}reveal(e){let n=this.boxOf(e);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(e){this.goesOn=e;for(let n of this.boxes){let o=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,A(n.chip,`${o?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!o)),n.element.classList.toggle("gp-folded",o)}}words({count:e,stop:n,ended:o}){return o?B(
e,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?B(e,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):B(e,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(e){return e.wish??e.ended}open(e){let n=c("span","gp-reasoning"),o=c("butto\
n","gp-reasoning-chip",null,{type:"button",title:s("The model’s reasoning before its answer. Click to fold or unfold it.")}),r=c("span","gp-reasoned");n.append(
o,r);let i={element:n,chip:o,rows:new Ze(r,this.drawn.rows),since:e,stop:null,ended:!1,count:0,wish:null};return o.addEventListener("click",()=>{i.wish=!this.isFolded(
i),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(i),i}close(e,n){let{tokens:o,rows:r}=this.drawn,i=o.slice(n);gt({rows:e.rows,
tokens:o},n),Object.assign(e,{stop:n,ended:this.along.total.spans.at(-1).end!==null}),e.rows.holder.hasChildNodes()||(r.removeLast(),this.boxes.pop());for(let a of i)
r.append(a);o.push(...i)}};var am=30,Ms=class{constructor(e,n,o,r){this.text=e,this.empty=n,this.select=o,this.state=r,this.log=r.log,this.width=0,this.resettle=0,this.unfolds=!1}startRun(){
let{text:e,log:n,state:o}=this;if(e.replaceChildren(),o.clear(),!n.started){e.append(this.empty);return}let r=n.readsSource;e.classList.toggle("gp-apart",r),r&&
e.append(c("span","gp-part-name",s("Source: the encoder reads it"))),o.prompt=this.drawFixed(n.started.prompt_tokens,r?s("Source"):s("Prompt")),this.drawFold(),
r&&(e.append(c("span","gp-part-name",s("Target: the decoder writes it, from its start token on"))),o.begun=this.drawFixed(n.started.decoder_tokens,s("Start of t\
he target"),{isStart:!0}))}drawFixed(e,n,o={}){let r=c("span","gp-prompt",null,{"aria-label":n}),i={rows:new Ze(r),tokens:[]};return e.forEach((a,l)=>this.append(
i,{token:a,index:l,isPrompt:!0,step:null,...o})),this.text.append(r),i}drawFold(){let{prompt:e}=this.state,n=e.tokens.length,o=c("button","gp-unfold",null,{type:"\
button"});this.state.fold=n>am&&!this.log.started.request.only_given?o:null,this.state.fold&&(o.addEventListener("click",()=>this.foldPrompt(this.unfolds)),e.rows.
holder.before(o),this.foldPrompt(!this.unfolds))}foldPrompt(e){let{fold:n,prompt:o}=this.state,{holder:r}=o.rows,i={count:j(o.tokens.length)};this.unfolds=!e,n.
textContent=e?s("Show all {count} tokens of the prompt",i):s("Show less of the prompt"),n.setAttribute("aria-expanded",String(!e)),r.classList.toggle("gp-folded",
e),e?r.setAttribute("tabindex","0"):r.removeAttribute("tabindex"),e&&(r.scrollTop=r.scrollHeight),this.dissolve()}drawPrompt(){for(let e of this.log.promptSteps){
let n=this.state.prompt.tokens[e.index];n&&(this.state.entries.get(n).step=e,this.describe(n),this.shade(n))}}drawLines(){let e=this.log.lines(),{lines:n}=this.
state,o=e.length===1&&e[0].kind==="sequence";for(o!==this.text.classList.contains("gp-single")&&(this.dissolve(),this.text.classList.toggle("gp-single",o));n.length>
e.length;)n.pop().element.remove();e.forEach((r,i)=>this.drawLine(n[i]||this.newLine(),r,i))}newLine(){let{begun:e,prompt:n,lines:o}=this.state,r=c("div","gp-li\
ne"),i=c("div","gp-line-head"),a=c("span","gp-line-body"),l=c("span","gp-stop");r.append(i,a,l),this.text.append(r);let d=e||n,p={element:r,head:i,rows:new Ze(a,
d&&d.rows),stop:l,steps:[],tokens:[],said:"",folds:null},{reasoning:m}=this.log.started;return m&&(p.folds=new Es(m,p,()=>this.dissolve())),o.push(p),p}drawLine(e,n,o){
e.element.dataset.kind!==n.kind&&(e.element.dataset.kind=n.kind),e.element.classList.toggle("gp-line-minor",this.log.usesBeams&&o>0);let r=JSON.stringify([n.label,
n.score,n.stopReason]);r!==e.said&&(e.said=r,this.drawHead(e,n));let{folds:i}=e,a=ft(e.steps,n.last),l=i?i.keepable(a.keep):a.keep,d=[...e.steps.slice(l,a.keep),
...a.added];i?i.cut(l):gt(e,l),e.steps.length=l;for(let p of d)this.append(e,{token:{...p.chosen,piece:p.piece},index:p.index,isPrompt:!1,step:p}),e.steps.push(
p);i&&i.draw(this.log.running)}drawHead(e,n){let o=n.stopReason?Me(n.stopReason)[1]:"",r=n.label.charAt(0).toUpperCase()+n.label.slice(1);if(e.head.replaceChildren(
c("b","",r)),n.score!==null&&n.score!==void 0){let a=n.kind==="running",l=n.score.toFixed(3);e.head.append(c("span","",a?s("sum {value}",{value:l}):s("score {va\
lue}",{value:l}),{title:a?s("sum of the log-probabilities so far, in nats"):s("the sum divided by the length penalty")}))}let i=n.stopReason==="step"?"… ":"■ ";
o&&e.head.append(c("span","",i+o)),e.stop.textContent=o&&!this.log.usesBeams&&this.log.lasts.length===1?i+o:""}append(e,n){let o=e.tokens.at(-1),r=e.folds?e.folds.
rowsFor(n.step):e.rows;Ct({rows:r,tokens:e.tokens},this.tokenElement(n),n.token,o&&this.state.entries.get(o).token)}tokenElement(e){let{token:n,step:o,isPrompt:r}=e,
i=c("span",r?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-pressed":"false"});return Ke(i,n),o&&o.draft&&o.draft.origin!=="none"&&(i.dataset.
draft=o.draft.origin),o&&o.given&&(i.dataset.given=""),this.state.entries.set(i,e),this.describe(i),o&&this.shade(i),i}describe(e){e.setAttribute("aria-label",cd(
this.log,this.state.entries.get(e)))}shade(e){jt(e.querySelector(".gp-ink"),this.select.value,Oe(this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){
for(let e of this.state.allTokens)this.state.entries.get(e).step&&this.shade(e)}reveal(e){for(let{folds:n}of this.state.lines)n&&n.reveal(e)}markCurrent(){let{log:e,
state:n}=this,o=e.current(),r=o?n.elementOf(o):null,{marked:i}=n;i&&i!==r&&(i.classList.remove("gp-current"),i.setAttribute("aria-pressed","false"),i.tabIndex=-1),
n.marked=r,r&&(e.selected&&!e.suggested&&this.reveal(r),o.isPrompt&&n.fold&&!this.unfolds&&this.foldPrompt(!1),r.classList.add("gp-current"),r.setAttribute("ari\
a-pressed",String(e.selected===o)),r.tabIndex=0)}followEnd(){let{log:e,text:n}=this;this.state.atEnd&&!e.selected&&e.running&&!e.usesBeams&&(n.scrollTop=n.scrollHeight)}resized(){
!this.text.clientWidth||this.text.clientWidth===this.width||(this.width=this.text.clientWidth,this.dissolve())}dissolve(){for(let e of this.state.allRows)e.dissolve();
clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.settle(),200)}settle(){this.width||=this.text.clientWidth;for(let e of this.state.allRows)e.settle()}};function dd(t,e){let n=t.querySelector(".gp-text"),o=t.querySelector(".gp-shade"),r=new Ts(e),i=new Ms(n,t.querySelector(".gp-empty"),o,r),a=new Os(t,n,o,r),l=gn(
t,n,e,w=>{let _=r.entries.get(w);if(!_)return null;let{token:W,step:q}=_,N=q?ni(e,q).join(", "):ti(e,_);return{id:W.token_id,text:W.text,where:ei(e,_),step:q,why:N}});
ad(i,a,l);let d=[...o.options],p=["surprisal","rank"].map(w=>d.find(_=>_.value===w));p.unshift(new Option(s("probability"),"told"));function m(){if(e.started){let w=e.
isFromElsewhere?p:d;o.replaceChildren(...w);let _=w.some(({value:W})=>W===r.shadedBy);o.value=_?r.shadedBy:e.started.request.only_given||e.isFromElsewhere?"surp\
risal":"uncertainty",a.drawScale()}i.startRun()}return w=>{if(w.run&&m(),(w.run||w.steps||w.status)&&(i.drawLines(),a.drawMarks()),r.prompt&&(w.run||w.prompt)&&
i.drawPrompt(),r.prompt&&(w.unit||w.status))for(let _ of w.unit?r.allTokens:r.prompt.tokens)i.describe(_);w.unit&&a.drawScale(),i.markCurrent(),w.steps&&(i.followEnd(),
i.settle()),l.refresh(w.unit||w.prompt||w.status)}}var le=t=>K(t,2).replace("-","−");function hd(t,e=null){let{z_score:n,threshold:o,prediction:r}=t,i={z:le(n),threshold:Number(o.toFixed(2))};if(r&&e&&U(e.z_score)&&
e.z_score<=o){let d=[s("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",i),s("With repeated n-grams counted once, z is {z}.",
{z:le(e.z_score)})];return["even","◇",s("Not known: above the threshold by repeats alone"),d.join(" ")]}if(r)return["good","◆",s("Watermarked"),`${s("z is {\
z}, above the threshold {threshold}.",i)} ${wn(o)}`];let a=t.tokens_needed,l=[s("z is {z}, not above the threshold {threshold}.",i),s("That does not prove that \
there is none: the text may be too short, or the mark may have been removed.")];return U(a)&&a>Bn(t)&&l.push(s("If the text went on like this, about {number} to\
kens would be enough.",{number:j(a)})),["even","◇",s("No sign of this watermark"),l.join(" ")]}var Bn=({num_tokens_scored:t,tokens:e})=>U(t)?t:(e||[]).filter(
([,,,,n])=>n).length;function lm(t){let{kind:e,z_score:n,p_value:o,confidence:r,threshold:i,false_positive_rate:a,tokens_needed:l}=t,d=e==="green"?hm(t):pm(t),p=Number(
i.toFixed(2)),m=r>.9999?"> 0.9999":K(r,4);return[...d,[s("z-score"),le(n),e==="green"?s("How many standard deviations more tokens are green than without a water\
mark: (green − ratio × scored) / √(scored × ratio × (1 − ratio))."):s("How many standard deviations the weighted mean lies above that of fair coins."),
"z-score",e==="green"?cm(t):"",{formula:e==="green"?void 0:""}],[s("p-value"),He(o),s("The probability of a z at least as high in a text without this watermark:\
 the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters more."),"p-value",`P(Z ≥ ${le(n)}) = ${He(o)}`,
{}],[s("confidence"),m,s("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0\
.5 or more in one of two."),"p-value",r>.9999?`1 − ${He(o)} ${m}`:`1 − ${He(o)} = ${m}`,{formula:"1 − p"}],[s("false-positive rate"),He(a),s("What the thr\
eshold {threshold} means: the share of texts without this watermark whose z is above it.",{threshold:p}),"false-positive-rate",`P(Z ≥ ${p}) = ${He(a)}`,{formula:s(
"P(Z ≥ threshold)")}],...U(l)?[[s("tokens needed"),j(l),s("How many scored tokens reach the threshold at this share: z grows with the square root of their num\
ber."),"z-score",dm(t),{formula:e==="green"?s("threshold² · γ · (1 − γ) / (share − γ)²"):"",unit:s("tokens")}]]:[]]}function cm({num_tokens_scored:t,
num_green_tokens:e,ratio:n,z_score:o}){let r=Pt(e,t,n);return r===null||le(r)!==le(o)?"":oi(e,t,n)}function oi(t,e,n){let[o,r,i]=[j(t),j(e),Number((1-n).toFixed(
4))];return`(${o} − ${n} · ${r}) / √(${r} · ${n} · ${i}) = ${le(Pt(t,e,n))}`}function dm({kind:t,green_fraction:e,ratio:n,threshold:o,tokens_needed:r}){return t!==
"green"||Math.ceil(Oo(e,n,o)-1e-9)!==r?"":s("{threshold}² · {ratio} · {rest} / ({share} − {ratio})², rounded up, = {needed}",{threshold:Number(o.toFixed(2)),
ratio:n,rest:Number((1-n).toFixed(4)),share:K(e),needed:j(r)})}function hm({num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:o,list_size:r}){return[
[s("tokens scored"),j(t),s("Tokens of which the detector can tell whether they are green. The first ones have too few tokens before them; where repeated n-grams\
 count once, later ones are left out."),"length","",{}],[s("green tokens"),j(e),s("Scored tokens on their green list, which holds {size} tokens of the vocabular\
y.",{size:j(r)}),"green-list",s("{green} of {scored}",{green:j(e),scored:j(t)}),{formula:"",unit:s("tokens")}],[s("green fraction"),H(n),s("Green tokens / token\
s scored. Without the watermark about {share} are green: the ratio.",{share:H(o)}),"green-list",`${j(e)} / ${j(t)} = ${H(n)}`,{formula:s("green / scored"),unit:"\
%"}]]}function pm(t){let{mean:e,weighted_mean:n,num_g_values:o,posterior:r,layers:i}=t,a=Bn(t),l=(i||[]).length,d=a*l===o?B(l,"{scored} tokens · {count} key = {\
values}","{scored} tokens · {count} keys = {values}",{scored:j(a),values:j(o)}):"",p=Math.round(e*o),m=K(p/o,4)===K(e,4)?s("{ones} of {values} are 1",{ones:j(p),
values:j(o)}):"";return[[s("tokens scored"),j(a),s("Tokens with enough tokens before them, whose context has not occurred before."),"length","",{}],[s("g-values"),
j(o),B(l,"One for each scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each scored token and each of the {co\
unt} keys: 0 or 1, like a fair coin in a text without the watermark."),"g-value",d,{}],[s("mean g-value"),K(e,4),s("The share of g-values that are 1. Without th\
e watermark it is about 0.5."),"g-value",m,{formula:"Σ g / n"}],[s("weighted mean"),K(n,4),s("The same with more weight on the first keys, whose rounds of the \
tournament leave the clearest mark."),"g-value","",{formula:"Σ w · g / Σ w"}],...U(r)?[[s("posterior"),H(r),s("The trained Bayesian detector’s probability th\
at the text is watermarked, if it is like the texts that the detector was trained on."),"watermark","",{unit:"%"}]]:[]]}function zn(t,e){let n=e.map(({report:l})=>new Map(
lm(l).map(d=>[d[0],d]))),o=[...new Set(n.flatMap(l=>[...l.keys()]))],[r]=ee(t.tHead,1,()=>c("tr")),i=ee(r,e.length+1,()=>c("th","",null,{scope:"col"}));e.forEach(
({name:l},d)=>A(i[d+1],l)),t.tHead.hidden=e.length<2;let a=ee(t.tBodies[0],o.length,()=>{let l=c("tr"),d=c("th","",null,{scope:"row"});return d.append(c("span")),
l.append(d),l});o.forEach((l,d)=>{let p=ee(a[d],e.length+1,()=>c("td")),m=n.map(N=>N.get(l)),[,,w,_,,W]=m.find(Boolean),q=m.map((N,C)=>N&&N[4]&&e.length>1?s("{n\
ame}: {words}",{name:e[C].name,words:N[4]}):N&&N[4]);A(p[0].firstChild,l),te(p[0].firstChild,_,()=>Te(q),{meaning:w,...um(W)}),n.forEach((N,C)=>A(p[C+1],N.has(l)?
N.get(l)[1]:"–"))})}var um=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>e!==void 0));function Kt({tokens:t,prompt_tokens:e}){return t.map(([,n,o,r,i,
a],l)=>({token:{text:n,piece:o},mark:{green:r,g:a,counted:i||!(r!==null||a!==null)},words(){let p={number:j(l+1),token:J(n),mark:fm(r,a,i)};return l<e?s("Token \
{number}, of the prompt, {token}: {mark}",p):s("Token {number}, {token}: {mark}",p)}}))}function fm(t,e,n){if(t===null&&e===null)return s("not scored, because t\
oo few tokens come before it.");if(e!==null){let r=s("mean g-value {g}, where chance gives 0.5.",{g:e.toFixed(2)});return n?r:`${r} ${s("Not counted: its contex\
t came before, or it is left out.")}`}let o=t?s("◆ green."):s("◇ red.");return n?o:`${o} ${s("Not counted: the same n-gram came before, or it is left out.")}`}
var Gt=({kind:t,tokens:e})=>[t,{unscored:e.some(([,,,n,,o])=>n===null&&o===null),repeated:e.some(([,,,n,o,r])=>!o&&(n!==null||r!==null))}];function pd(t,e){let n=l=>t.querySelector(".gp-"+l),o=new Fe(n("words"));function r({before:l,after:d}){if(d.error)return["even","…",s("Nothing left to score"),
`${s(d.error.message)} ${s("z was {z} before.",{z:le(l.z_score)})}`];let p=s("z from {before} to {after}",{before:le(l.z_score),after:le(d.z_score)}),m=Number(d.
threshold.toFixed(2));return l.prediction?d.prediction?["good","◆",p,s("Still above the threshold {threshold}: the watermark survived.",{threshold:m})]:["bad",
"◇",p,s("No longer above the threshold {threshold}: the detector does not find the watermark any more.",{threshold:m})]:["even","◇",p,s("The text did not pa\
ss the threshold {threshold} before the attack: there is nothing to remove.",{threshold:m})]}function i({how:l,strength:d}){return l?U(d)?s("{attack}, strength \
{strength}",{attack:s(l),strength:H(d)}):s(l):s("edited by hand")}function a(l){let{before:d,after:p}=l,[m,w,_,W]=r(l);Q(n("answer"),{"data-verdict":m}),A(n("an\
swer-sign"),w),A(n("answer-words"),_),A(n("answer-more"),W),A(n("told"),`${_}. ${W}`),A(n("about"),i(l)),Y(n("of-text"),!p.error),p.error||(it(n("legend"),...Gt(
p)),o.show(Kt(p)));let q=[{name:s("before"),report:d},...p.error?[]:[{name:s("after"),report:p}]];zn(n("found-numbers"),q)}return l=>{t.hidden=!e.found,!t.hidden&&
l.found&&a(e.found)}}function ud(t,e){let n=O=>t.querySelector(".gp-"+O),o=["without","with"],r=n("threshold"),i=3,a=()=>e.answered("pair"),l=({report:O})=>!!O&&!O.error,d=o.map(O=>{
let b=c("div"),[k,h,f]=[c("p","gp-facts"),c("p","gp-problem","",{role:"status"}),c("div","gp-text-body",null,{dir:"auto"})];return b.append(c("h3","",O==="with"?
s("With the watermark"):s("Without the watermark")),k,h,f),n("texts").append(b),{facts:k,problem:h,text:new Fe(f),shown:0,report:null}});r.addEventListener("inp\
ut",()=>{let O=r.valueAsNumber;!Number.isFinite(O)||O<0||O>20||(i=O,a()&&P())});function p(O,b,k){if(k){O.report!==k&&O.text.show(Kt(k)),Object.assign(O,{report:k,
shown:0});return}let[h]=e.groups[b].entries,f=h.tokens.map(g=>({token:g,mark:{},words:()=>s("{token}, not scored yet",{token:J(g.text)})}));O.text.show(f,O.report?
0:O.shown),Object.assign(O,{report:null,shown:f.length})}function m({tokens:O,perplexity:b,stop_reason:k,report:h}){if(!O)return s("not started");let f=[B(O,"{c\
ount} token","{count} tokens")];return U(b)&&f.push(s("perplexity {value}",{value:b.toFixed(2)})),h&&!h.error&&f.push(h.kind==="green"?s("{share} green",{share:H(
h.green_fraction)}):s("mean g-value {g}",{g:h.mean.toFixed(3)})),k&&f.push(Me(k)[1]),f.join(" · ")}function w({texts:O}){O.forEach((k,h)=>{let f=d[h];p(f,h,l(k)?
k.report:null),A(f.facts,m({...k,tokens:k.tokens||e.groups[h].entries[0].tokens.length}));let{error:g}=k.report||{};Y(f.problem,!!g),A(f.problem,g?`${s(g.message)}\
 ${s(g.fix)}`:"")});let b=O.filter(l).map(({report:k})=>Gt(k)[1]);it(n("legend"),e.found.kind,{unscored:b.some(({unscored:k})=>k),repeated:b.some(({repeated:k})=>k)})}
function _({texts:O}){if(!O.every(l))return O.find(({report:g})=>g&&g.error)?["even","–",s("No comparison"),s("One of the texts cannot be scored.")]:["wait","\
…",e.done?s("No answer"):s("Not known yet"),s("Both texts must be complete.")];let[b,k]=O.map(({report:f})=>f.z_score),h=s("z is {marked} with the watermark a\
nd {plain} without it; the threshold is {threshold}.",{marked:le(k),plain:le(b),threshold:Number(i.toFixed(2))});return b>i?["bad","✗",s("A false positive"),`${h}\
 ${s("The text without the watermark passes it.")}`]:k>i?["good","◆",s("The watermark is found"),h]:["even","◇",s("The watermark is not found"),`${h} ${q(O[1].
report)}`]}let W=({tokens_needed:O,threshold:b})=>U(O)&&b>0?Math.ceil(O*(i/b)**2):null;function q(O){let[b,k]=[W(O),Bn(O)];return b>k?B(b,"If the text went on l\
ike this, about {count} scored token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be needed; it has {sco\
red}.",{scored:j(k)}):s("A longer text or a stronger mark would help.")}function N({texts:O}){let[b,k]=O.map(({perplexity:f})=>f);return!O.every(l)||!U(b)||!U(k)?
"":`${s("Perplexity under the model, without the watermark and with it: {plain} and {marked}.",{plain:b.toFixed(2),marked:k.toFixed(2)})} ${s("One pair of texts\
 says little about the cost; “{question}” measures it.",{question:s("What does it cost?")})}`}function C(O){let[b,k,h,f]=_(O);Q(n("answer"),{"data-verdict":b}),
A(n("answer-sign"),k),A(n("answer-words"),h),A(n("answer-more"),`${f} ${N(O)}`.trim()),A(n("means"),wn(i)),e.done&&A(n("told"),`${h}. ${f}`);let g=e.entries[0]&&
e.entries[0].seed;A(n("about"),[si(O.watermark),...U(g)?[s("seed {seed}",{seed:g})]:[]].join(" · "))}function L({report:O,expected:b}){if(!U(b)||O.kind!=="gree\
n")return null;let{ratio:k,num_tokens_scored:h}=O,f=Array.from({length:Math.min(60,h)},(g,S)=>(S+1)*h/Math.min(60,h));return{name:s("expected with it, at least"),
look:"expected",points:f.map(g=>[g,Pt(b*g,g,k)]),tip:s("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer e\
t al. 2023, from the model’s distributions along the text.",{share:H(b)})}}function $({texts:O}){if(Y(n("evidence"),O.every(l)),n("evidence").hidden)return;let[
b,k]=O,h=[{name:s("with the watermark"),look:"measured",points:k.report.curve},L(k),{name:s("without it"),look:"other",points:b.report.curve}].filter(Boolean);kn(
n("keys"),h),bn(n("curves"),{curves:h,threshold:i});let f=O.map(({report:g},S)=>{let E=Qe(g.z_score);return{name:S?s("with"):s("without"),report:{...g,threshold:i,
p_value:E,confidence:1-E,false_positive_rate:Qe(i),tokens_needed:W(g)}}});zn(t.querySelector("table"),f)}function P(){w(e.found),C(e.found),$(e.found)}return new ResizeObserver(
()=>a()&&$(e.found)).observe(t),O=>{t.hidden=!a(),!t.hidden&&(O.run&&d.forEach(b=>Object.assign(b,{report:null,shown:0})&&b.text.show([])),(O.run||O.found||O.status||
O.steps)&&P())}}function si(t){return Array.isArray(t.keys)?B(t.keys.length,"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {leng\
th}",{length:t.ngram_len}):s("green lists of {ratio}, bias {bias}, {scheme}, context width {width}",md(t))}function fd(t){return Array.isArray(t.keys)?s("SynthI\
D, n-grams of {length}",{length:t.ngram_len}):s("green lists of {ratio}, {scheme}, context width {width}",md(t))}var md=({greenlist_ratio:t=.25,bias:e=2,seeding_scheme:n="\
lefthash",context_width:o=1})=>({ratio:H(t),bias:e,scheme:n,width:o});var lo=t=>Object.hasOwn(ho,t)?s(ho[t][0]):t;function gd(t,e){let n=u=>t.querySelector(".gp-"+u),[o,r]=[n("which"),n("threshold")],i={},a=null,l=.01,d=()=>e.answered(
"sure"),p=({auc:u})=>U(u),m=({scores:u,learned:x})=>{let v=u.findIndex(({name:T})=>T===a);return v>=0?v:x?u.length-1:0},w=u=>i[u]??(u==="posterior"?.5:e.found.threshold);
o.addEventListener("change",()=>{a=o.value,M()}),r.addEventListener("input",()=>{!Number.isFinite(r.valueAsNumber)||Math.abs(r.valueAsNumber)>100||(i[e.found.scores[m(
e.found)].name]=r.valueAsNumber,k(e.found))});function _({counts:u,scores:x,fewest:v},T){let I=e.done?s("No answer"):s("Not known yet");if(!p(T))return["wait","\
…",I,e.done?s("At least one text without the watermark and one with it must be scored."):s("The first texts are being written.")];let[z]=T.rates;if(Math.min(...u)<
v)return["wait","…",I,B(u[1],"{count} text with the watermark and {plain} without it are too few to tell: {fewest} of each are needed.","{count} texts with th\
e watermark and {plain} without it are too few to tell: {fewest} of each are needed.",{plain:j(u[0]),fewest:j(v)})];let y={found:j(z.detected),number:j(z.marked),
rate:H(z.level)},R=e.running?s("{found} of {number} found at {rate} false positives so far",y):s("{found} of {number} found at {rate} false positives",y),F=[...W(
z,x.length>1?lo(T.name):""),s("AUC of these texts: {auc}.",{auc:T.auc.toFixed(3)})].join(" ");return[z.apart?"good":"even",z.apart?"◆":"◇",R,F]}function W(u,x){
let[v,T]=u.found_between.map(H),I={number:j(u.false_positives),share:H(u.false_between[1])},z=[x?s("By the {score}, the true detection rate lies between {low} a\
nd {high}.",{score:x,low:v,high:T}):s("The true detection rate lies between {low} and {high}.",{low:v,high:T}),u.false_positives?s("Of the texts without the wat\
ermark, {number} passed, so the true false-positive rate may be up to {share}.",I):s("Of the texts without the watermark, none passed, but the true false-positi\
ve rate may be up to {share}.",I)];return u.level>l&&z.push(B(u.plain,"{rate} is the smallest rate that {count} text without it can show.","{rate} is the smalle\
st rate that {count} texts without it can show.",{rate:H(u.level)})),u.apart||z.push(s("The intervals overlap: it is not known whether more are found than pass \
by chance.")),z}function q(u){let[x,v,T,I]=_(u,u.scores[m(u)]);Q(n("answer"),{"data-verdict":x}),A(n("answer-sign"),v),A(n("answer-words"),T),A(n("answer-more"),
I),e.done&&A(n("told"),`${T}. ${I}`),A(n("missing"),Be(e,u)),A(n("about"),[si(u.watermark),...u.learned?[s("only the texts that no detector was trained on")]:[]].
join(" · "));let{left_out:z,problem:y}=u;Y(n("warning"),z>0);let R=y?`${s(y.message)} ${s(y.fix)}`:s("No token in them counts.");A(n("warning"),z>0?`⚠ ${B(z,
"{count} text was not scored.","{count} texts were not scored.")} ${R}`:"")}let N=(u,x)=>u.filter(v=>v>x).length;function C({values:u,name:x},v){let[T,I]=u.map(
F=>N(F,v)),[z,y]=[T/u[0].length,I/u[1].length],R=[B(u[1].length,"Above {threshold}: {marked} of {count} text with the watermark ({found}), and {plain} of {other\
s} without it ({passed}).","Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({passed}).",{threshold:Number(
v.toFixed(2)),marked:j(I),found:H(y),plain:j(T),others:j(u[0].length),passed:H(z)})];return x!=="posterior"&&R.push(s("If scores without the watermark were stan\
dard normal, {share} would pass.",{share:He(Qe(v))})),{x:z,y,words:R.join(" ")}}function L(u,x){let v=2/(9*(x-1));return u**2>(1-v+1.645*Math.sqrt(v))**3}function $({
values:u,normal:x,name:v}){if(v==="posterior"||!x[0])return"";let[T,I]=x.map(y=>y&&{mean:le(y[0]),deviation:y[1].toFixed(2)}),z=[s("Without the watermark: mean \
{mean}, standard deviation {deviation}; in theory 0 and 1.",T),I?s("With it: mean {mean}, standard deviation {deviation}.",I):s("With it: too few texts.")];return L(
x[0][1],u[0].length)&&z.push(s("The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.",{option:s("c\
ount repeated n-grams once")})),z.join(" ")}function P({scores:u}){let x=u.filter(p).flatMap(T=>T.rates.map(I=>[T,I])),v=ee(t.querySelector(".gp-rates tbody"),x.
length,()=>{let T=c("tr");return T.append(c("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let I=c("td");return I.append(c("span")," ",c("small")),I})),
T});x.forEach(([T,I],z)=>{let[y,R,F,D,G]=v[z].cells,[V,Z]=I.found_between.map(H);A(y,lo(T.name)),O(R,H(I.level),""),I.shown?O(F,H(I.detected/I.marked),U(I.threshold)?
s("({low} to {high}), threshold {threshold}",{low:V,high:Z,threshold:le(I.threshold)}):s("({low} to {high})",{low:V,high:Z})):O(F,s("not known"),B(Math.ceil(1/I.
level-1e-9),"needs {count} text without it","needs {count} texts without it")),O(D,I.normal?H(I.normal.rate):"–",I.normal?s("threshold {value}",{value:le(I.normal.
threshold)}):""),I.shown?O(G,s("up to {share}",{share:H(I.false_between[1])}),s("{passed} of {number} passed",{passed:j(I.false_positives),number:j(I.plain)})):
O(G,"–","")})}function O(u,x,v){A(u.children[0],x),A(u.children[1],v)}function b({scores:u}){let[{rates:x}]=u.filter(p),v=x.filter(({shown:y})=>!y).map(({level:y})=>H(
y));if(!v.length)return"";let[T,I]=v;return`${B(x[0].plain,"With {count} text without the watermark, a false-positive rate of {rate} is less than one text, so t\
he samples cannot show it.","With {count} texts without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.",{rate:I?
s("{first} or {second}",{first:T,second:I}):T})} ${s("The normal distributions reach further, as far as the scores are normal.")}`}function k(u){let x=u.scores[m(
u)];if(Y(n("shown"),p(x)),!p(x))return;let v=w(x.name);document.activeElement!==r&&(r.value=v);let T=C(x,v);fe(n("scores"),bo(e.charts[`scores ${x.name}`],v,s("\
threshold {value}",{value:Number(v.toFixed(2))}))),A(n("at-threshold"),T.words),A(n("spreads"),$(x)),Y(n("of-fit"),x.name!=="posterior"&&x.normal.some(Boolean));
let I=u.scores.filter(p);if(fe(n("roc"),yi(e.charts[`roc ${x.name}`],T)),f(n("roc-keys"),I.map(({name:y,auc:R},F)=>[F===I.indexOf(x)?"gp-roc-main":`gp-roc-other\
 gp-roc-${F%3}`,s("{score}: AUC {auc}",{score:lo(y),auc:R.toFixed(3)}),s(fo(ho,y,["","",""])[2]),"auc"])),P(u),A(n("few"),b(u)),Y(n("of-lengths"),u.lengths.length>
1),u.lengths.length<2)return;fe(n("lengths-box"),e.charts.lengths);let z=u.kind==="synthid"?s("mean g"):"z";f(n("length-keys"),[["gp-z-measured",s("found at {ra\
te} false positives, by {score}, from the samples",{rate:h(u.lengths),score:z}),s("The threshold is the laxest that at most this share of the cut texts without \
the watermark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % intervals of the true rate."),"detection-rate"],["gp\
-z-expected",s("the same by normal distributions"),s("As if the scores at each length were normal."),"detection-rate"],["gp-z-other",s("AUC"),s("How often a cut\
 text with the watermark scores higher than one without: 50% is guessing."),"auc"]])}function h(u){let x=u.map(({levels:[I]})=>I),[v,T]=[Math.min(...x),Math.max(
...x)].map(H);return v===T?v:s("{low} to {high}",{low:v,high:T})}function f(u,x){let v=ee(u,x.length,()=>{let T=c("span"),I=oe("svg");return Q(I,{width:26,height:8,
"aria-hidden":"true"}),I.append(oe("path")),T.append(I,c("span")),T});x.forEach(([T,I,z,y],R)=>{Q(v[R].firstChild.firstChild,{class:T,d:"M1 4H25"}),A(v[R].lastChild,
I),te(v[R].lastChild,y,()=>"",{meaning:z})})}function g(){let{found:u}=e,x=u&&u.scores[m(u)];return!x||!p(x)?null:{score:x,rate:x.rates.find(({shown:v})=>v)||x.
rates[0]}}let S=u=>()=>{let x=g(),v=x&&u(x);return v?s("{name}: {words}.",{name:lo(x.score.name),words:v}):""};ce(t,{roc:S(({score:u})=>`AUC ${u.auc.toFixed(3)}`),
level:S(({rate:u})=>s("{passed} of {number} passed = {share}",{passed:j(u.false_positives),number:j(u.plain),share:H(u.false_positives/u.plain)})),found:S(({rate:u})=>s(
"{found} of {number} found = {share}",{found:j(u.detected),number:j(u.marked),share:H(u.detected/u.marked)})),normal:S(({rate:u})=>u.normal?s("{share} above {th\
reshold}",{share:H(u.normal.rate),threshold:le(u.normal.threshold)}):""),truth:S(({rate:u})=>s("{passed} of {number} passed; the true rate may be up to {share}",
{passed:j(u.false_positives),number:j(u.plain),share:H(u.false_between[1])})),spread:()=>{let u=g();return u?$(u.score):""}});function E({scores:u}){Y(n("of-sco\
re"),u.length>1);let x=u.map(({name:v})=>v).join();o.dataset.key!==x&&(o.dataset.key=x,o.replaceChildren(...u.map(({name:v})=>c("option","",lo(v),{value:v}))),o.
value=u[m(e.found)].name)}function M(){E(e.found),q(e.found),k(e.found)}return u=>{t.hidden=!d(),!t.hidden&&(u.found||u.status)&&M()}}function wd(t,e){let n=L=>t.querySelector(".gp-"+L),o=[s("the text alone"),s("with its prompt")],r=new Fe(n("words")),i=n("which");i.addEventListener("change",()=>w());
let a=()=>e.found.reports[Math.min(Number(i.value),e.found.reports.length-1)];function l({reports:L,once:$,otherwise:P}){let[O,b,k,h]=hd(L[0],$?null:P);Q(n("ans\
wer"),{"data-verdict":O}),A(n("answer-sign"),b),A(n("answer-words"),k),A(n("answer-more"),h),A(n("told"),`${k}. ${h}`),Y(n("beside"),L.length>1),L.length>1&&A(n(
"beside"),p(L));let f=d(e.found);Y(n("repeats"),!!f),A(n("repeats"),f),A(n("about"),m(e.found))}function d({reports:[{num_tokens_scored:L}],otherwise:$,once:P}){
let O=$?$.num_tokens_scored:null;if(!U(O)||O===L)return"";let b=le($.z_score);return P?B(O-L,"Left out as repeated: {count} token. With it, z would be {z}.","Le\
ft out as repeated: {count} tokens. With them, z would be {z}.",{z:b}):B(L-O,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no\
 new evidence: counted once, z is {z}.","Of the scored tokens, {count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",
{z:b})}function p([L,$]){let P=$.z_score-L.z_score,O=Math.abs(P)<.005?s("This changes nothing."):P<0?s("This dilutes the mark."):s("This happens to add to it."),
b=le($.z_score);return`${B($.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of th\
e prompt count too.",{z:b})} ${O}`}function m({model:L,watermark:$,exact:P,once:O}){return[Array.isArray($.keys)?B($.keys.length,"SynthID, {count} key","SynthID\
, {count} keys"):s("green list, {scheme}",{scheme:$.seeding_scheme||"lefthash"}),P?s("the tokens of the run"):s("tokens as {model} splits the text",{model:L}),...O?
[s("repeated n-grams counted once")]:[]].join(" · ")}function w(){let L=a();it(n("legend"),...Gt(L)),r.show(Kt(L))}function _({reports:L}){let $=L.map(({curve:h},f)=>({
name:L.length>1?o[f]:"z",look:f?"other":"measured",points:h||[]})),[{tokens_needed:P,threshold:O}]=L,b=Bn(L[0]),k=U(P)?{at:P,words:W(P,b)}:null;bn(n("curve-box"),
{curves:$,threshold:O,needed:k}),kn(n("curve-keys"),L.length>1?$:[])}function W(L,$){return L<=$?B(L,"At the share of this text, {count} token reaches the thres\
hold.","At the share of this text, {count} tokens reach the threshold."):B(L,"At the share of this text, {count} token reaches the threshold: {more} more.","At \
the share of this text, {count} tokens reach the threshold: {more} more.",{more:j(L-$)})}function q(){Y(n("of-layers"),!!e.charts.layers),fe(n("layers-box"),e.charts.
layers)}function N(L){let{reports:$}=e.found;Y(n("of-prompt"),$.length>1),l(e.found),L&&w(),zn(n("found-numbers"),$.map((P,O)=>({name:o[O],report:P}))),_(e.found),
q()}let C=()=>!!e.found;return new ResizeObserver(()=>C()&&N(!1)).observe(t),L=>{t.hidden=!C(),!t.hidden&&L.found&&N(!0)}}function bd(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-note");function r({rows:w,threshold:_}){let W=w.flatMap(({reports:$})=>$.map(({z_score:P})=>P)).
filter(U),q=Math.min(-3,...W)-.4,N=Math.max(_,...W)+.4,C=$=>($-q)/(N-q),L=ee(n,w.length,i);w.forEach(({what:$,how:P,meaning:O,keeps:b,reports:k},h)=>{let[f,g,S]=L[h].
cells;L[h].classList.toggle("gp-right",h===0);let[E,M]=f.children;A(E,s($)),Q(E,{"data-tip":s(O)}),A(M,s(P));let u=k.map(({z_score:T})=>T).filter(U);a(g.firstChild,
u.map(C),{zero:C(0),threshold:C(_)});let x=u.length>1?s("{low} to {high}",{low:le(Math.min(...u)),high:le(Math.max(...u))}):le(u[0]);A(S.children[0],x),A(S.children[1],
l(k,b));let v=h?d({keeps:b,meaning:O,reports:k},_):"";Y(S.children[2],!!v),A(S.children[2],v)}),A(o,m(w))}function i(){let w=c("tr"),_=c("th","",null,{scope:"ro\
w"});_.append(c("span","",null,{tabindex:0}),c("small"));let W=c("td");W.append(c("span","gp-strip",null,{"aria-hidden":"true"}));let q=c("td");return q.append(
c("b"),c("small"),c("small","gp-why")),w.append(_,W,q),w}function a(w,_,{zero:W,threshold:q}){let N=[W,q,..._],C=ee(w,N.length,()=>c("i"));N.forEach((L,$)=>{ue(
C[$],["gp-line gp-zero","gp-line"][$]||"gp-dot"),ie(C[$],"left",L)})}function l(w,_){let[W]=w.filter(({error:L})=>L);if(W)return s(W.error.message);let q=w.filter(
({prediction:L})=>L).length,N=_==="none";if(w.length===1)return q?N?s("▲ above it by chance"):s("◆ watermarked"):s("◇ no sign");if(!q)return s("◇ no sign \
in {number} tries",{number:w.length});let C={passed:q,number:w.length};return N?s("▲ {passed} of {number} above it by chance",C):s("◆ {passed} of {number} wat\
ermarked",C)}function d({keeps:w,meaning:_,reports:W},q){let N=W.filter(({prediction:O})=>O);if(!N.length)return"";if(w!=="none")return s(_);let{num_tokens_scored:C,
once:L}=N.reduce((O,b)=>b.z_score>O.z_score?b:O),$=L&&U(C)?C-L.num_tokens_scored:0,P=[];if($>0){P.push(B($,"p counts each token as new evidence, but {count} of \
the {scored} only repeats an n-gram.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:j(C)}));let O=le(L.z_score);
P.push(L.z_score>q?s("Counted once, z is {z}.",{z:O}):s("Counted once, z is {z}, not above the threshold.",{z:O}))}return(!$||L.z_score>q||W.length>1)&&P.push(...p(
q,W.length)),P.join(" ")}function p(w,_){let W=Qe(w),q=L=>j(Number((1/L).toPrecision(2))),N=[W>.1?s("{share} of texts without this watermark pass the threshold.",
{share:H(W)}):s("One in {odds} texts without this watermark passes the threshold.",{odds:q(W)})];if(_===1)return N;let C=1-(1-W)**_;return N.push(C>.1?s("With {\
tries} tries at each text, {share} pass at least once.",{tries:j(_),share:H(C)}):s("With {tries} tries at each text, one in {odds} passes at least once.",{tries:j(
_),odds:q(C)})),N}function m([w]){return w.reports[0].prediction?"":s("The given settings find nothing either. If the text is watermarked, they may be wrong the\
mselves, or the text is too short.")}return w=>{t.hidden=!e.found,!t.hidden&&w.found&&r(e.found)}}function kd(t,e){let n=a=>t.querySelector(".gp-"+a);function o({how:a,points:l,of:d,seeds:p,threshold:m}){let w=l.filter(({z:W})=>W.length),_=[s(a),B(p,"{count}\
 seed at each strength","{count} seeds at each strength")];l.length<d&&_.push(s("{done} of {of} strengths so far",{done:l.length,of:d})),A(n("about"),_.join(" ·\
 ")),A(n("strength-words"),r(w,l,m)),fe(n("strength-box"),e.charts.strengths)}function r(a,l,d){let p=({strength:C,z:L})=>C===0?L[0]>d?"above":"below":Wr(L,d),m=(...C)=>i(
a,L=>C.includes(p(L))),[w,_,W]=[m("above"),m("below"),m("open","few")],q=l.filter(({refused:C})=>C).map(({strength:C})=>H(C)),N=[];return a.length&&a[0].strength===
0&&p(a[0])!=="above"&&N.push(s("The text is not above the threshold even before the attack.")),w&&N.push(s("At strength {strengths}, the median z is above the t\
hreshold.",{strengths:w})),_&&N.push(s("At strength {strengths}, the median z is not above the threshold.",{strengths:_})),W&&N.push(s("At strength {strengths},\
 it is not known whether the median z is above the threshold: the seeds disagree or are too few.",{strengths:W})),q.length&&N.push(s("At strength {strengths}, t\
oo little text is left to score, for some seeds or for all.",{strengths:q.join(", ")})),N.join(" ")}function i(a,l){let d=[];a.forEach((m,w)=>{l(m)&&(w&&l(a[w-1])?
d.at(-1)[1]=m.strength:d.push([m.strength,m.strength]))});let p=d.map(([m,w])=>m===w?H(m):s("{low} to {high}",{low:H(m),high:H(w)}));return p.length>1?s("{names\
} and {last}",{names:p.slice(0,-1).join(", "),last:p.at(-1)}):p.join("")}return ce(t,{median:()=>Te((e.found?e.found.points:[]).filter(({z:a})=>a.length).map(({
strength:a,z:l})=>s("{strength}: z {median}",{strength:H(a),median:le(Ut(l))})))}),a=>{t.hidden=!e.found,!t.hidden&&a.found&&o(e.found)}}function yd(t,e){let n=f=>t.querySelector(".gp-"+f),o=new Fe(n("marked-words"),{press:({step:f})=>e.selectStep(f)}),r=n("threshold"),i=3,a=so(null),l=0,d=null,p=null;
function m(){a=so(e.started),l=(e.started&&e.started.processors||[]).findIndex(g=>g==="WatermarkLogitsProcessor"||g==="SynthIDTextWatermarkLogitsProcessor"),d=new Se(
qc,(g,S)=>Ic(g,S,a,l)),o.show([]),A(n("mark-about"),ms(a))}let w=()=>d.steps.some(({mark:f})=>f&&f.kind==="synthid");function _(f){let{mark:g,index:S}=f,E=S<a.early,
M=g&&!g.why;return{step:f,token:{...f.chosen,piece:f.piece},mark:M?{green:g.green,g:g.g,counted:!E}:{},words:()=>gs({...f,isFirst:E},a)}}function W(f){o.show(d.
steps.map((E,M)=>o.items[M]&&M<f?o.items[M]:_(E)),f);let{unscored:g,early:S}=d.total;it(n("mark-key"),w()?"synthid":"green",{unscored:g>0,repeated:S>0,faint:s("\
faint: a detector without the prompt cannot score it")})}function q(f){let g=f&&!f.isPrompt?o.tokens[f.index]:null;p&&p!==g&&p.classList.remove("gp-current"),p=
g||null,p&&e.selected?p.classList.add("gp-current"):p&&p.classList.remove("gp-current")}let N=f=>{let g=[];for(let S of d.totals)S[f]!==null&&(!g.length||g.at(-1)[0]<
S.scored)&&g.push([S.scored,S[f]]);return g};function C(){let{z:f,scored:g}=d.total,[S,E,M]=L(f,g);Q(n("finding"),{"data-verdict":S}),A(n("finding-sign"),E),A(n(
"finding-words"),M),A(n("finding-more"),f===null?"":`${$()} ${s("By chance alone, if each token is new evidence, z would be this high with a probability of {p}.",
{p:He(Qe(f))})}`),e.finished&&A(n("mark-told"),`${M}. ${B(g,"{count} token scored.","{count} tokens scored.")}`)}function L(f,g){if(f===null)return["wait","…",
g?s("z is not known, because the watermark’s settings are not"):s("Nothing to score yet")];let S={z:le(f)};return f>i?["good","◆",e.running?s("A detector fi\
nds it so far: z = {z}",S):s("A detector finds it: z = {z}",S)]:["even","◇",e.running?s("A detector does not find it so far: z = {z}",S):s("A detector does no\
t find it: z = {z}",S)]}function $(){let{green:f,scored:g}=d.total;return w()?B(g,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-value \
{mean} over {count} scored tokens, 0.5 by chance.",{mean:(f/g).toFixed(3)}):B(g,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of\
 {count} scored tokens green, {share} instead of {ratio}.",{green:j(f),share:H(f/g),ratio:H(a.ratio)})}function P(){let f=N("z"),g=[s("What a detector finds tha\
t knows the key and sees the text without its prompt.")];a.keys&&g.push(s("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let S=[
{name:s("this text"),look:"measured",points:f,tip:g.join(" ")}],E=N("foreseen");if(E.length){let u=[s("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];e.started.effective.
do_sample||u.push(s("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),S.push({name:s("expected at least"),
look:"expected",points:E,tip:u.join(" ")})}kn(n("z-keys"),S);let M=f.length?Rc(f,d.total,a,i):null;bn(n("z-box"),{curves:S,threshold:i,needed:M,label:s("z over \
the number of tokens, threshold {threshold}",{threshold:i})}),A(n("z-needed-words"),M?M.words:""),A(n("threshold-words"),wn(i))}function O(){let{scored:f,green:g,
expected:S,chosen:E,surprisal:M,gained:u,suppressed:x,marks:v,likely:T,entropy:I}=d.total,{started:z,unit:y}=e,R=(V,Z,ne)=>Et(V,j(Z),ne),F=V=>R(ye(V,y).toFixed(
2),E,D(V/E)),D=V=>re(V,y).replace("-","−"),G=[[s("tokens scored"),j(f),s("Tokens that count: those with enough tokens before them, without the prompt."),"leng\
th","",{}]];if(f&&!w()){let V=H(g/f),Z=H(S/f);G.push([s("green"),V,s("The share of the scored tokens that got the bias."),"green-list",`${j(g)} / ${j(f)} = ${V}`,
{formula:s("green / scored"),unit:"%"}]),G.push([s("expected at least"),Z,s("At least this share is green on average over all green lists, for this bias and the\
 probabilities that the model gave. Where the model is certain of a token, a bias changes little."),"green-list",R(S.toFixed(2),f,Z),{formula:"",unit:"%"}])}if(E){
let V={unit:s("bits or nats")};G.push([s("surprisal before the watermark"),re(M/E,y),s("How unexpected the chosen tokens were just before the watermark, on aver\
age: minus the logarithm of their probability."),"surprisal",F(M),{formula:"−(Σ log p) / n"}]);let[Z,ne]=z.effective.do_sample?[I,s("Tokens drawn without the\
 watermark would have had this on average: the entropy just before it.")]:[T,s("The likeliest token at each position would have had this.")];if(!e.usesBeams){G.
push([s("without it"),re(Z/E,y),ne,z.effective.do_sample?"entropy":"surprisal",F(Z),{formula:z.effective.do_sample?"(Σ H) / n":"−(Σ log p) / n"}]);let se=`${re(
M/E,y)} − ${re(Z/E,y)} = ${D((M-Z)/E)}`;G.push([s("log-probability lost"),D((M-Z)/E),s("The price per token: how much less probable than that the chosen token\
s are. Values below 0 are luck."),"logprob",se,{formula:"",...V}])}G.push([s("raised by"),re(u/E,y),s("How much the watermark raised the log-probability of the \
chosen tokens, on average. Over many texts this is the divergence of what was drawn from what the model would draw."),"logprob",F(u),{formula:"(Σ log p′ − log p\
) / n",...V}])}if(v){let V=(x/v).toFixed(1);G.push([s("suppressed"),s("{value} of {count}",{value:V,count:j(z.request.top_candidates??10)}),s("How many of the l\
ikeliest tokens the watermark made less likely, on average over the positions."),w()?"g-value":"green-list",R(j(x),v,V),{formula:"",unit:s("tokens")}])}return G}
function b(){let f=O(),g=ee(n("mark-figures"),f.length,()=>{let S=c("div"),E=c("dt");return E.append(c("span")),S.append(E,c("dd")),S});f.forEach(([S,E,M,u,x,v],T)=>{
let[I,z]=g[T].children;A(I.firstChild,S),te(I.firstChild,u,()=>x&&he(x),{meaning:M,...v}),A(z,E)})}ce(t,{curve:()=>{let{z:f,scored:g,green:S}=d.total;return f===
null?"":he(w()?`z = ${le(f)}`:oi(S,g,a.ratio))}});function k(){C(),b(),P()}function h(f){let S=e.lines().length>1?e.lineOf(f):null;return S?`${S.label} · ${ms(
a)}`:ms(a)}return r.addEventListener("input",()=>{let f=r.valueAsNumber,g=f>=0&&f<=30;if(r.setAttribute("aria-invalid",String(!g)),!g){A(n("threshold-words"),s(
"The threshold must be from 0 to 30."));return}i=f,k()}),new ResizeObserver(()=>!t.hidden&&d.total.marks&&P()).observe(n("z-box")),f=>{(f.run||!d)&&m();let g=e.
current(),{keep:S}=d.follow(g?e.lastOf(g):null);t.hidden=!d.total.marks,!t.hidden&&((f.run||f.steps||f.status||f.selection)&&(W(S),A(n("mark-about"),h(g))),q(g),
(f.run||f.steps||f.status||f.selection||f.unit)&&k())}}var ri=(t,e)=>t?[e]:[];function xd(t,e){let n=P=>t.querySelector(".gp-"+P),o=()=>e.answered("cost"),r=({perplexity:P,score:O})=>!!(P&&O),i=({knob:P},O)=>P==="ke\
ys"?B(O,"{count} key","{count} keys"):s("bias {value}",{value:Number(O.toFixed(3))});function a(P){let[O,...b]=P.points,k=b.filter(r).sort((u,x)=>u.value-x.value),
h=e.done?s("No answer"):s("Not known yet");if(!r(O)||!k.length)return["wait","…",h,e.done?s("At least one text without the watermark and one with it must be s\
cored."):s("The first texts are being written.")];let f=s("The threshold is {threshold}.",{threshold:P.threshold}),g=u=>[d(P,u),...p(u,O)].join(" ");if(k.every(
({found:u})=>u==="few")){let u=Math.max(...k.map(({texts:v})=>v)),x=B(u,"{count} text of each strength is too few to tell: {fewest} are needed.","{count} texts \
of each strength are too few to tell: {fewest} are needed.",{fewest:Pr});return["wait","…",h,`${g(k.at(-1))} ${x}`]}let S=k[k.findLastIndex(({found:u})=>u!=="\
above")+1];if(S){let u=i(P,S.value);return["good","◆",e.running?s("Found from {strength} on, so far",{strength:u}):s("Found from {strength} on",{strength:u}),
`${f} ${g(S)}`]}let E=k.filter(({found:u})=>u==="above");if(E.length){let u=E.map(({value:x})=>i(P,x)).join(", ");return["even","◇",e.running?s("Found at {str\
engths}, so far",{strengths:u}):s("Found at {strengths}",{strengths:u}),`${s("At the strongest it is not certain.")} ${g(k.at(-1))}`]}let M=k.every(({found:u})=>u===
"below");return["even","◇",l(M),`${f} ${g(k.at(-1))} ${s("Longer texts help.")}`]}function l(P){return P?e.running?s("Not found at any strength so far"):s("No\
t found at any strength"):e.running?s("Not reliably found at any strength so far"):s("Not reliably found at any strength")}function d(P,{value:O,score:{median:b,
low:k,high:h}}){let f={strength:i(P,O),median:le(b),low:le(k),high:le(h)};return h>k?s("At {strength}, the median z is {median}, interval {low} to {high}.",f):s(
"At {strength}, the median z is {median}.",f)}function p({perplexity:P,price:O,dearer:b},k){let h=s("The median perplexity is {marked} instead of {plain}.",{marked:P.
median.toFixed(2),plain:k.perplexity.median.toFixed(2)});if(!O)return[h];let f={times:je(O.median),interval:$t(O)};return[h,O.high>O.low?s("Seed by seed it is {\
times}, interval {interval}.",f):s("Seed by seed it is {times}.",f),...b==="open"?[s("That is not a clear cost.")]:b==="few"?[s("These are too few seeds to tell\
.")]:[]]}function m(P){let[O,b,k,h]=a(P);Q(n("answer"),{"data-verdict":O}),A(n("answer-sign"),b),A(n("answer-words"),k),A(n("answer-more"),h),e.done&&A(n("told"),
`${k}. ${h}`),A(n("missing"),Be(e,P)),A(n("about"),fd(P.watermark))}function w(P){let O=P.kind==="green";for(let b of["perplexity","score","share","suppressed"])
fe(n(b),e.charts[b]);A(n("share-name"),O?s("Green tokens"):s("Mean g-value")),te(n("share-name"),O?"green-list":"g-value",()=>_(N),{meaning:O?s("Green tokens / \
tokens scored, of all texts of a strength together."):s("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),formula:O?s("green / \
scored"):"Σ g / n",unit:O?"%":""}),Y(n("of-suppressed"),!!e.charts.suppressed),Y(n("limits"),O),Y(n("of-expected"),P.points.some(({expected:b})=>U(b))),A(n("su\
ppressed-name"),s("Suppressed candidates")),te(n("suppressed-name"),O?"green-list":"g-value",()=>_(C),{formula:"",unit:s("tokens"),meaning:B(P.candidates,"Of th\
e {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.","Of the {count} candidates that\
 the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.")})}let _=P=>Te(e.found.points.filter(O=>P(O)!=="–").map(
O=>s("{name}: {words}",{name:O.value===null?s("none"):i(e.found,O.value),words:P(O)}))),W=({perplexity:P})=>P?P.median.toFixed(2):"–",q=({score:P})=>P?le(P.median):
"–",N=({share:P})=>U(P)?e.found.kind==="green"?H(P):P.toFixed(3):"–",C=({suppressed:P})=>U(P)?P.toFixed(2):"–";ce(t,{perplexity:()=>_(W),score:()=>_(q)});
function L(P){let O=P.kind==="green",b=(u,x=P.points)=>x.some(v=>U(v[u])),k=s("At least this share of tokens is expected to be green, from the distributions tha\
t the model had along the texts."),h=s("How much probability the watermark moved from red candidates to green ones at a step, on average."),f=[[P.knob==="keys"?
s("keys"):s("bias"),({value:u})=>u===null?s("none"):String(u)],[s("texts"),({texts:u})=>j(u),"sample",{formula:""}],[s("perplexity"),W,"perplexity",{meaning:s("\
The median of the texts of a strength.")}],["z",q,"z-score",{meaning:s("The median of the texts of a strength.")}],[O?s("green"):s("mean g"),N,O?"green-list":"g\
-value",{formula:O?s("green / scored"):"Σ g / n",unit:O?"%":""}],...ri(b("expected"),[s("expected at least"),({expected:u})=>U(u)?H(u):"–","green-list",{meaning:k,
formula:"",unit:"%"}]),...ri(b("suppressed",P.points.slice(1)),[s("suppressed of {count}",{count:P.candidates}),C,O?"green-list":"g-value",{meaning:s("How many \
of the likeliest tokens the watermark made less likely, on average over the positions."),formula:"",unit:s("tokens")}]),...ri(b("moved"),[s("moved to green"),({
moved:u})=>U(u)?H(u):"–","total-variation",{meaning:h}])],g=t.querySelector("table.gp-numbers"),[S]=ee(g.tHead,1,()=>c("tr")),E=ee(S,f.length,()=>{let u=c("th",
"",null,{scope:"col"});return u.append(c("span")),u});f.forEach(([u,x,v,T],I)=>{let z=E[I].firstChild;if(A(z,u),v)te(z,v,()=>_(x),T);else for(let y of["data-tip",
"data-term","tabindex"])z.removeAttribute(y)});let M=ee(g.tBodies[0],P.points.length,()=>c("tr"));P.points.forEach((u,x)=>{M[x].firstChild||M[x].append(c("th","",
null,{scope:"row"}));let v=ee(M[x],f.length,()=>c("td"));f.forEach(([,T],I)=>A(v[I],T(u)))})}function $(){m(e.found),w(e.found),L(e.found)}return P=>{t.hidden=!o(),
!t.hidden&&(P.found||P.status)&&$()}}function vd(t,e){let n=h=>t.querySelector(".gp-"+h),o=["A","B"],[r,i]=[0,[]],a=()=>e.answered("quiz"),l=()=>e.done?e.found.pairs.filter(({texts:h})=>h.every(({report:f})=>!f.
error)):[],d=({left:h})=>h?0:1,p=()=>i.filter((h,f)=>h===d(l()[f])).length,m=o.map((h,f)=>{let g=c("div","gp-side"),[S,E,M,u]=[c("h3","",s("Text {name}",{name:h})),
c("p","gp-facts"),c("div","gp-body",null,{dir:"auto"}),c("button","gp-button gp-main",s("Text {name} is watermarked",{name:h}),{type:"button"})],x=c("div","",null,
{tabindex:0}),v=c("div");return M.append(x,v),g.append(S,E,M,u),n("texts").append(g),u.addEventListener("click",()=>w(f)),{box:g,title:S,facts:E,plain:x,marked:v,
button:u,text:new Fe(v)}});function w(h){i[r]===void 0&&(i[r]=h,k(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{r=Math.min(r+1,
l().length-1),k(),m[0].button.focus({preventScroll:!0})});let _=h=>h.kind==="green"?h.green_fraction:h.mean,W=h=>h.kind==="green"?s("{share} green",{share:H(h.green_fraction)}):
s("mean g {g}",{g:h.mean.toFixed(3)});function q(h,f,g,S){let{report:E,perplexity:M}=g.texts[f],u=f===d(g)?"with":"without";if(Y(h.plain,!S),Y(h.marked,S),Y(h.button,
!S),Y(h.facts,S),S){h.box.dataset.truth=u,A(h.title,N(o[f],u==="with",i[r]===f));let x=[W(E),`z ${le(E.z_score)}`];U(M)&&x.push(s("perplexity {value}",{value:M.
toFixed(2)})),A(h.facts,x.join(" · ")),h.text.show(Kt(E));return}delete h.box.dataset.truth,A(h.title,s("Text {name}",{name:o[f]})),h.text.show([]),A(h.plain,E.
tokens.slice(E.prompt_tokens).map(([,,x])=>x??"").join(""))}function N(h,f,g){return f?g?s("Text {name}: ◆ watermarked, your guess",{name:h}):s("Text {name}: \
◆ watermarked",{name:h}):g?s("Text {name}: not watermarked, your guess",{name:h}):s("Text {name}: not watermarked",{name:h})}function C({texts:h},f){let[g,S]=[
h[f],h[1-f]].map(({report:u})=>u),E={share:W(g),chance:g.kind==="green"?H(g.ratio):"0.5",z:le(g.z_score)},M=[g.z_score>e.found.threshold?s("What gave it away: {\
share} with the watermark, where chance gives {chance}; z is {z}, more than chance explains.",E):s("What gave it away: {share} with the watermark, where chance \
gives {chance}; z is {z}, too little to be certain.",E),s("Without it: {share}, z {z}.",{share:W(S),z:le(S.z_score)})];return S.z_score>g.z_score&&M.push(s("Her\
e the detector, too, would have chosen the wrong text: the texts are short, or the mark is weak.")),M.join(" ")}function L(h){let f=i[r]!==void 0;if(m.forEach((M,u)=>q(
M,u,h,f)),Y(n("legend"),f),Y(n("verdict"),f),Y(n("next"),f&&r+1<l().length),!f)return;let g=h.texts.map(({report:M})=>Gt(M)[1]);it(n("legend"),e.found.kind,{unscored:g.
some(({unscored:M})=>M),repeated:g.some(({repeated:M})=>M)});let S=d(h),E=i[r]===S;Q(n("answer"),{"data-verdict":E?"good":"bad"}),A(n("answer-sign"),E?"✓":"✗"),
A(n("answer-words"),E?s("Correct"):s("Wrong: it was text {name}",{name:o[S]})),A(n("answer-more"),C(h,S))}function $(h){if(!e.done)return s("The texts are being\
 written: {done} of {runs}.",{done:j(h.done),runs:j(h.runs)});if(l().length)return"";let f=h.pairs.flatMap(({texts:g})=>g).find(({report:g})=>g.error);return f?
[s("No pair of texts could be scored."),s(f.report.error.message),s(f.report.error.fix)].join(" "):s("No pair of texts was completed. Run the experiment again.")}
function P(h){let f=i.length;if(Y(n("sum"),f>0&&f===h.length),n("sum").hidden)return;let g=p();A(n("sum").querySelector("h3"),O(g,f));let S=Array.from({length:f-
g+1},(u,x)=>b(f,g+x)).reduce((u,x)=>u+x,0)/2**f,E=h.filter(({texts:u,left:x})=>u[x?0:1].report.z_score>u[x?1:0].report.z_score).length;A(n("sum-words"),[s("By g\
uessing, {hits} or more are correct in {share} of rounds.",{hits:j(g),share:H(S)}),s("The detector, choosing the text with the higher z, has {right} of {pairs} \
correct.",{right:j(E),pairs:j(f)}),s("Run the experiment again for another round.")].join(" ")),te(n("share-head"),e.found.kind==="green"?"green-list":"g-value",
()=>"",{meaning:s("In the text with the watermark, and in the one without it."),formula:""}),A(n("share-head"),e.found.kind==="green"?s("green with and without"):
s("mean g with and without"));let M=ee(n("sum").querySelector("tbody"),f,()=>{let u=c("tr");return u.append(c("th","",null,{scope:"row"}),c("td"),c("td"),c("td")),
u});h.forEach((u,x)=>{let v=d(u),[T,I]=[u.texts[v].report,u.texts[1-v].report],z=R=>R.kind==="green"?H(_(R)):_(R).toFixed(3);[String(x+1),`${i[x]===v?"✓":"✗"}\
 ${s("text {name}",{name:o[i[x]]})}`,`${z(T)}, ${z(I)}`,`${le(T.z_score)}, ${le(I.z_score)}`].forEach((R,F)=>A(M[x].cells[F],R))})}let O=(h,f)=>s("{hits} of {pa\
irs} correct",{hits:j(h),pairs:j(f)}),b=(h,f)=>Array.from({length:f},(g,S)=>(h-S)/(S+1)).reduce((g,S)=>g*S,1);ce(t,{scores:()=>Te(l().slice(0,i.length).map((h,f)=>{
let[g,S]=[h.texts[d(h)],h.texts[1-d(h)]].map(({report:E})=>le(E.z_score));return s("pair {number}: {marked} and {plain}",{number:f+1,marked:g,plain:S})}))});function k(){
let h=l();A(n("waiting"),$(e.found)),Y(n("round"),h.length>0),A(n("about"),h.length?s("Pair {number} of {pairs}. Same prompt, same seed; one of them has the wat\
ermark.",{number:j(r+1),pairs:j(h.length)}):""),A(n("score"),i.length?O(p(),i.length):""),h.length&&L(h[r]),P(h)}return h=>{t.hidden=!a(),h.run&&([r,i]=[0,[]]),
!t.hidden&&(h.run||h.found||h.status)&&k()}}var mm={drafts:Hi,beams:fa,beamtree:qa,hypotheses:ja,curve:nl,branches:Nc,canvas:_c,candidates:Kc,check:Gc,layers:Uc,in_words:Vc,logit_lens:Yc,numbers:Zc,processors:nd,
quiz:od,reranked:sd,template:id,token:rd,tokens:dd,watermark:yd},gm={draft_lengths:Mi,sameness:Di,speedup:Ki,batch:sa,choices:wl,difference:El,divergence:Ml,grid:Hl,
lanes:Ul,lengths:Vl,measures:Yl,progress:Zl,sensitivity:ec,trie:yc,without:xc,arrival:Oc,estimate:Tc,kl:Ql,opened:Ec,precisions:Mc,shelf:Lc,attack:pd,detectability:gd,
detection:wd,marked:ud,mistakes:bd,strengths:kd,watermark_cost:xd,watermark_quiz:vd};ci(()=>Ja(mm,gm));})();
