// Written by .ci/bundle.py from modules with the SHA-256 3160fe93f22bdf9fb12f8303ba413303346913ccd90c12857f0c6bf8e201669f: edit those.
(()=>{var Ps={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"\
block diffusion",custom:"your own decoding loop",elsewhere:"from another server"},Ws={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:[
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
 the target’s and the draft’s distribution: the share that sampling keeps on average."},Ns={DolaContrast:["DoLa’s contrast","subtracts the log-probabiliti\
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
"Whisper silence","changes nothing: it records the probability that nobody speaks",[]]},uo={z:["z","z","How many standard deviations more tokens are green than \
without a watermark."],mean:["mean g","z of the mean g","How many standard deviations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:[
"weighted mean g","z of the weighted mean g","The same with more weight on the first keys, which mark the most."],posterior:["Bayesian detector","posterior prob\
ability","The probability of a watermark by the detector that was trained here on the other half of the texts."]},ui={Candidate:["token_id","text","raw_logprob",
"logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability",
"penalty","score"],BeamCandidate:["token_id","text","piece","parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","\
bank","progress","forced","mark"],DraftToken:["token_id","text","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["\
kind","green","g","listed","mass_before","mass_after","expected","chosen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logp\
rob","entropy","accepted","read_id","read_text"]};var Id=["de","fr"];function s(t,e){if(t==null)return"";if(typeof t=="object")return s(t.said,t.values);let n=String(t),o=window.GenerationPlaygroundTexts?.[n]??
n;return e?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(r,i)=>{if(i===void 0)return r[0];let a=e[i];return a&&typeof a=="object"?s(a):String(a??"")}):o}var F=(t,e,n,o)=>s(
t===1?e:n,{count:t.toLocaleString("en-US"),...o}),po=t=>!!t&&typeof t=="object"&&typeof t.said=="string",Rd=["aria-label","title","placeholder","data-tip","labe\
l"];function pi(t){let e=window.GenerationPlaygroundTexts;if(!e)return;let n=document.createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let o=n.nextNode();o;o=n.nextNode()){
let[,r,i,a]=/^(\s*)([^]*?)(\s*)$/.exec(o.nodeValue),l=i&&e[i.replace(/\s+/g," ")];l&&(o.nodeValue=r+l+a)}for(let o of[t,...t.querySelectorAll("*")])for(let r of Rd){
let i=e[(o.getAttribute(r)||"").replace(/\s+/g," ")];i&&o.setAttribute(r,i)}}function jd(){let t=(navigator.language||"").slice(0,2).toLowerCase();return Id.includes(
t)?t:"en"}function fi(t){let n=window.GenerationPlaygroundCatalogues?.[jd()];if(window.GenerationPlaygroundTexts||!n)return t();window.GenerationPlaygroundTextsLoading??=
fetch(n).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=o},o=>console.warn("Generation Playground: the translation could not be loaded.",o)),window.
GenerationPlaygroundTextsLoading.then(t)}var V=t=>typeof t=="number"&&Number.isFinite(t),ue=t=>t==null||Math.abs(t)>1e30?null:t,Ut=t=>{let e=[...t].sort((n,o)=>n-o);return(e[e.length-1>>1]+e[e.length>>
1])/2},Re=({distribution:t})=>t.vocab===null,nt=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var Xe={" ":"·","\n":"↵","	":"⇥","\r":"␍"},an=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function d(t,e,n,o){let r=document.createElement(
t);e&&(r.className=e),n!=null&&(r.textContent=n);for(let[i,a]of Object.entries(o||{}))r.setAttribute(i,a);return r}function ln(t,e,{running:n=!1}={}){let o=0;for(let r of e.
matchAll(an)){let[i]=r;r.index>o&&t.append(e.slice(o,r.index)),o=r.index+1;let a=Xe[i]||"U+"+i.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let l=Xe[i]?
i:"";t.append(d("span","gp-space",l,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else t.append(d("span","gp-mark",a))}o<e.length&&t.append(e.slice(o))}function mi(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",o=e.match(/\n*$/)[0],r=d("span","gp-ink");ln(r,e.slice(n.length,e.length-o.length),{running:!0});for(let i=0;i<o.length;i++)r.append(
d("span","gp-space","",{"data-mark":Xe[`
`],"data-wide":"yes"}));return t.append(...[n,r,o].filter(Boolean)),r}var qs=/(\\x[0-9a-f]{2})+$/i,fo=t=>(t.match(qs)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
cn=({piece:t,text:e})=>t!==null&&(t===""||qs.test(e)&&t===e.replace(qs,""));function Ne(t,e){t.replaceChildren(),ln(t,e),e||t.append(d("span","gp-mark",s("(empt\
y)")))}function ae(t,e){let n=d("bdi",e);return Ne(n,t),n}function C(t,e){t.textContent!==e&&(t.textContent=e)}var Pe=t=>t.replace(an,e=>e===" "?" ":Xe[e]||"�"),
he=t=>t?`${t}.`:"",be=t=>t.filter(Boolean).join(s("{before}; {part}").split(/\{\w+\}/)[1]),J=t=>s("“{text}”",{text:Pe(t)});function gi(t){return t>90?s("You\
rs begins in about {count} minutes.",{count:Math.round(t/60)}):s("Yours begins in about {count} s.",{count:t<10?Math.max(1,Math.round(t)):5*Math.round(t/5)})}var me=(t,e)=>t.
split(/\{(\w+)\}/).map((n,o)=>o%2?e[n]:n);function H(t){let e=t*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(
".0","")+"%"}var Q=t=>t==null?0:Math.exp(t),wi=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||"",xe=(t,e)=>e==="bits"?t/Math.LN2:t;function re(t,e){
return t===null||!Number.isFinite(t)?s("infinite"):xe(t,e).toFixed(2)+" "+e}function dn({model:t,phase:e,done:n,total:o}){return e==="gpu"?s("waiting for the sh\
ared GPU …"):e==="asking"?s("asking the Hub for {model} …",{model:t}):e==="download"?s("downloading {model}: {done} of {total} …",{model:t,done:Se(n),total:Se(
o)}):e==="converting"?o?s("converting {model}: {share} …",{model:t,share:H(n/o)}):s("reading the file of {model} to convert it …",{model:t}):o?s("loading {m\
odel}: {share} …",{model:t,share:H(n/o)}):s("loading {model} …",{model:t})}function Se(t){return V(t)?t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(t<1e10?2:1)}):
t>=1e6?s("{size} MB",{size:(t/1e6).toFixed(t<1e8?1:0)}):s("{size} kB",{size:(t/1e3).toFixed(0)}):"–"}function Ot(t){return t<1?Math.round(t*1e3)+" ms":t.toFixed(
t<10?2:1)+" s"}var G=(t,e=3)=>t==null?"–":t.toFixed(e),z=t=>t.toLocaleString("en-US");function Te(t){let{chosen:e,distribution:n}=t,o=t.read?e.raw_logprob:e.logprob??
e.raw_logprob;return{probability:Q(e.logprob),rawProbability:Q(e.raw_logprob),rank:(t.read?null:e.rank)??e.raw_rank,surprisal:o===null?1/0:Math.max(0,-o),entropyBefore:n.
entropy_before,entropyAfter:n.entropy_after}}var mo=(t,e,n)=>Object.hasOwn(t,e)?t[e]:n,Vt=t=>Object.hasOwn(Ps,t)?s(Ps[t]):t.replaceAll("_"," ");function go({message:t,
fix:e,diagnostics:n=[]}){let o=n.map(r=>({knob:r.knob,message:s(r.message),fix:s(r.fix)}));return o.some(r=>r.message===s(t))?o:[{knob:"",message:s(t),fix:s(e)},
...o]}var Ee=t=>Object.hasOwn(Ws,t)?Ws[t].map(e=>s(e)):[t,t];function De(t){if(!Object.hasOwn(Ns,t))return[t,s("is your own logits processor"),[]];let[e,n,o]=Ns[t];
return[s(e),s(n),o]}var se=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function ee(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var bi=new WeakMap;function _e(t,e,{plain:n=!1}={}){let o=n+e;bi.get(
t)!==o&&(bi.set(t,o),n?t.textContent=e:Ne(t,e))}function pe(t,e){t.className!==e&&(t.className=e)}function ie(t,e,n){let o=`${(n*100).toFixed(2)}%`,r=ki.get(t)||
{};r[e]!==o&&(t.style[e]=o,ki.set(t,{...r,[e]:o}))}var ki=new WeakMap;function Z(t,e){let n=yi.get(t)||{};for(let[o,r]of Object.entries(e))n[o]!==r&&t.setAttribute(
o,String(n[o]=r));yi.set(t,n)}var yi=new WeakMap;function X(t,e){t.hidden===e&&(t.hidden=!e)}function Is(t,e){for(e.forEach(([n,o,r,i],a)=>{let l=t.childNodes[a];if(!l||l.localName!==n){let c=se(n);l?l.replaceWith(c):t.append(c),l=c}Fn(l,{...r,...o?{class:o}:
{}}),Array.isArray(i)?Is(l,i):C(l,i??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function Fn(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,o]of Object.entries(e))t.getAttribute(n)!==String(o)&&t.setAttribute(n,o)}var $e=t=>Math.round(t*10)/
10,hn=(t,e,n,o,r)=>["line",t,{x1:$e(e),y1:$e(n),x2:$e(o),y2:$e(r)},[]],Jt=(t,e,n,o,r="middle")=>["text",t,{x:$e(e),y:$e(n),"text-anchor":r},o],xi=(t,e)=>["path",
t,{d:e.map(([n,o],r)=>`${r?"L":"M"}${$e(n)} ${$e(o)}`).join("")||"M0 0"},[]],Rs=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n],vi=(t,e,n)=>`\
M${$e(t)} ${$e(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;function Si(){return!!(window.Plotly||document.getElementById("plotly")||window.GenerationPlaygroundPlotly)}var js;function _i(){return js??=zd().catch(t=>{throw js=
void 0,t}),js}async function zd(){if(window.Plotly)return window.Plotly;let t=document.getElementById("plotly"),e=document.createElement("script");if(t)e.textContent=
await Bd(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else throw new Error("This page does not say where Plo\
tly is.");let n=t?null:new Promise((o,r)=>{e.onload=o,e.onerror=()=>r(new Error(`Plotly could not be fetched from ${e.src}.`))});return document.head.append(e),
await n,window.Plotly}async function Bd(t){let e=Uint8Array.from(atob(t.trim()),n=>n.charCodeAt(0));return new Response(new Blob([e]).stream().pipeThrough(new DecompressionStream(
"gzip"))).text()}var Fd=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/,wo=new Set;function fe(t,e,n){if(t.hidden=!e,!e)return;let o=zs(e),r=[...wo].find(i=>i.box===t);r?r.chart=o:Hd(t,o,
n),bo(t,o)}function zs(t){return po(t)?s(t):Array.isArray(t)?t.map(zs):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([e,n])=>[e,zs(n)])):t}function Hd(t,e,n){
t.classList.add("gp-chart-box"),t.append(d("div","gp-chart-plot"),Dd());let o={box:t,chart:e};n&&t.addEventListener("gp-press",({detail:r})=>n(r)),wo.add(o),new ResizeObserver(
()=>t.clientWidth&&t.dataset.width!==String(t.clientWidth)&&bo(t,o.chart)).observe(t),t.closest(".gp-pane")?.addEventListener("gp-alone",()=>bo(t,o.chart))}function Dd(){
let t=d("details","gp-chart-values");return t.append(d("summary","",s("Values")),d("ul")),t}async function bo(t,e){let n=t.querySelector(".gp-chart-plot");if(Gd(
t.querySelector(".gp-chart-values"),e),Fn(n,{...Object.fromEntries([...n.attributes].map(({name:o,value:r})=>[o,r])),role:"group","aria-label":s("{chart}. Its v\
alues follow as a list.",{chart:e.layout.meta})}),!!t.clientWidth){t.dataset.width=String(t.clientWidth),t.setAttribute("aria-busy","true");try{let o=await _i(),
r={...Hn(e.layout,t),autosize:!1,width:n.clientWidth,uirevision:"kept",dragmode:matchMedia("(pointer: coarse)").matches?!1:"zoom"};t.closest(".gp-alone")&&r.height&&
(r.height=Math.max(r.height,Math.round(innerHeight*.6))),n.classList.contains("js-plotly-plot")?await o.react(n,Hn(e.data,t),r):(await o.newPlot(n,Hn(e.data,t),
r,Kd(o)),n.on("plotly_click",({points:[i]})=>t.dispatchEvent(new CustomEvent("gp-press",{detail:i}))))}catch(o){n.textContent=s("The chart could not be drawn: i\
ts library did not load. Reload the page; the values are in the list below."),console.error("Generation Playground:",o)}finally{t.removeAttribute("aria-busy")}}}
function ko(t,e,n){if(!t)return t;let{shapes:o=[],annotations:r=[]}=t.layout,i={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--gp-error)",width:1.5,
dash:"dash"}},a={x:e,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[...o,i],annotations:[
...r,a]}}}function Oi(t,{x:e,y:n,words:o}){if(!t)return t;let r={type:"scatter",mode:"markers",x:[e],y:[n],text:[o],hoverinfo:"text",marker:{color:"var(--gp-cho\
sen)",symbol:"diamond",size:13}};return{...t,data:[...t.data,r]}}function Kd(t){let e=(o,r)=>({name:o==="svg"?s("Download plot as an SVG"):s("Download plot as a\
 PNG"),icon:r,click(i){let a=i.layout.meta.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");t.downloadImage(i,{format:o,filename:a,width:i.clientWidth,
height:i.clientHeight,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:s("Zoom"),Pan:s("Pan"),"Zoom in":s("Zoom in"),"Zoom out":s("Zoom out"),
"Reset axes":s("Reset axes"),"Double-click to zoom back out":s("Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,modeBarButtonsToRemove:["\
toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function Gd(t,{data:e}){let n=e.flatMap(({text:o,
hovertext:r=o,hoverinfo:i})=>i==="text"&&Array.isArray(r)?r.flat():[]).filter(Boolean);t.hidden=!n.length,t.querySelector("ul").replaceChildren(...n.map(o=>d("l\
i","",o)))}function Hn(t,e){return Array.isArray(t)?t.map(n=>Hn(n,e)):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([n,o])=>[n,Hn(o,e)])):typeof t==
"string"?Ud(t,e):t}function Ud(t,e){let[,n,o]=Fd.exec(t)||[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let r=getComputedStyle(
e).getPropertyValue(n).trim();return o===void 0?r:`rgba(${[1,3,5].map(a=>parseInt(r.slice(a,a+2),16)).join(", ")}, ${o})`}function Ti(){for(let t of wo)t.box.isConnected?
bo(t.box,t.chart):wo.delete(t)}matchMedia("(prefers-color-scheme: dark)").addEventListener("change",Ti);for(let t of[document.documentElement,document.body])t&&
new MutationObserver(Ti).observe(t,{attributeFilter:["class"]});var yo=3;function Tt(t,e,n){let o=e==="bits"?"log₂":"ln",r=({p:l,q:c})=>Math.abs(l*Math.log(l/c)),a=t.filter(({p:l,q:c})=>l>0&&c>0).sort((l,c)=>r(c)-r(l)).slice(
0,yo).map(({text:l,p:c,q:u})=>`${J(l)} ${G(c)} · ${o}(${G(c)} / ${G(u)})`);return a.length?s("{terms} + the terms of all other tokens = {value}",{terms:a.join(
" + "),value:n}):""}function Mi(t,e){let o=[...t].sort((r,i)=>Math.abs(i.p-i.q)-Math.abs(r.p-r.q)).slice(0,yo).map(({text:r,p:i,q:a})=>`${J(r)} |${G(i)} − ${G(
a)}|`);return o.length?s("½ · ({terms} + the terms of all other tokens) = {value}",{terms:o.join(" + "),value:e}):""}var Mt=(t,e,n)=>`${/^[-−]/.test(t)?`(${t}\
)`:t} / ${e} = ${n}`;function Me(t){let e=t.filter(Boolean);return e.length?e.length>yo?be([...e.slice(0,yo),"…"]):he(be(e)):""}var Ei={token:()=>({name:s("token"),meaning:s("The piece of text that a model reads and writes at once: a word, a part of one, a sign, or a few bytes.")}),vocabulary:()=>({
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
on: places that are denoised together. A place is accepted where the entropy of its distribution is low enough.")})},Dn=Object.keys(Ei),un=t=>Ei[t]();var Bs="#glossary",ut=null,xo=t=>`${Bs}=${t}`;function Fs(){let[t,e=""]=location.hash.split("=");return t!==Bs?null:Dn.includes(e)?e:""}function $i(t){try{history.
replaceState(history.state,"",location.pathname+location.search+t)}catch{}}var Hs=({formula:t,unit:e})=>[...t?[d("p","gp-formula",t.replaceAll("−(","−⁠("))]:
[],...e?[d("p","gp-term-unit",s("Unit: {unit}",{unit:e}))]:[]];function Vd(){let t=d("dialog","gp-glossary",null,{"aria-label":s("Glossary")}),e=d("button","gp-\
button",s("Close"),{type:"button"});e.addEventListener("click",()=>t.close());let n=d("header","gp-head");n.append(d("h3","gp-title",s("Glossary")),e);let o=d("\
div");for(let r of Dn){let i=un(r),a=d("section","gp-term-entry",null,{id:`gp-term-${r}`,tabindex:"-1"}),l=d("h4");l.append(d("a","gp-term-link",i.name,{href:xo(
r),title:s("Link to this term")})),a.append(l,d("p","",i.meaning),...Hs(i)),o.append(a)}return t.append(n,o),t.addEventListener("click",({target:r})=>r===t&&t.close()),
t.addEventListener("close",()=>Fs()!==null&&$i("")),t}function Et(t,e){ut??=Vd(),ut.parentNode!==t&&(ut.open&&ut.close(),t.append(ut)),ut.open||ut.showModal();for(let o of ut.
querySelectorAll(".gp-term-entry"))o.classList.toggle("gp-current",o.id===`gp-term-${e}`);let n=e?ut.querySelector(`#gp-term-${e}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),$i(e?xo(e):Bs)}function vo(t,e){let n=t.target.closest(".gp-term-link");!n||t.ctrlKey||t.metaKey||t.shiftKey||(t.preventDefault(),
Et(e,n.getAttribute("href").split("=")[1]))}var Ds=new WeakMap,Ks=new WeakMap;function ve(t,e){Ds.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function oe(t,e,n,o={}){Ks.set(t,{id:e,run:n,...o});let r=o.
meaning||"";t.dataset.tip!==r&&(t.dataset.tip=r),t.dataset.term!==e&&(t.dataset.term=e),t.tabIndex!==0&&(t.tabIndex=0)}function de(t,e){for(let n of t.querySelectorAll(
"[data-run]")){let{run:o}=n.dataset;Object.hasOwn(e,o)&&Ks.set(n,{...Ai(n),run:e[o]})}}function Ai({dataset:{term:t,tip:e,formula:n,unit:o}}){return{id:t,run:()=>"",
meaning:e,...n!==void 0&&{formula:n},...o!==void 0&&{unit:o}}}var Li=t=>t&&Ks.get(t)||(t?.dataset.term?Ai(t):null),Jd={run:t=>s("In this run: {words}",{words:t}),
runs:t=>s("In these runs: {words}",{words:t}),text:t=>s("In this text: {words}",{words:t}),model:t=>s("In this model: {words}",{words:t})},Yd=t=>t.replaceAll("−\
(","−⁠(");function Xd({id:t,run:e,meaning:n,...o},r,i){let a={...un(t),...o},l=e(),c=d("button","gp-link",s("Glossary (key G)"),{type:"button",tabindex:"-1"});
return c.addEventListener("click",()=>Et(r,t)),[d("p","",n||a.meaning),...Hs(a),...l?[d("p","gp-in-run",Jd[i](Yd(l)))]:[],c]}function Ci(t,e="run"){let n=null,o=null;
function r(){n=d("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)}),n.hidden=!0}function i(c){if(n&&n.contains(c.target))return;
let u=c.target.closest("[data-tip]");if(u===o||(o&&o.removeAttribute("aria-describedby"),o=u,n||r(),n.hidden=!u,!u))return;let p=Li(u);n.classList.toggle("gp-te\
rm",!!p),p?n.replaceChildren(...Xd(p,t,e)):n.textContent=Ds.has(u)?Ds.get(u)():u.dataset.tip,u.setAttribute("aria-describedby",n.id);let g=u.closest("[data-hold\
s-tips]")||t;n.parentNode!==g&&g.append(n);let[S,W]=[g.getBoundingClientRect(),u.getBoundingClientRect()],R=Math.min(W.left-S.left,S.width-n.offsetWidth-8);n.style.
left=`${Math.max(8,R)+g.scrollLeft}px`;let[I,P]=g===t?[0,innerHeight]:[Math.max(0,S.top),Math.min(innerHeight,S.bottom)],A=W.bottom+5+n.offsetHeight>P&&W.top-5-
n.offsetHeight>=I;n.classList.toggle("gp-above",A),n.style.top=`${(A?W.top-5-n.offsetHeight:W.bottom+5)-S.top+g.scrollTop}px`}let a=()=>i({target:t}),l=()=>Li(o);
t.addEventListener("pointerover",i),t.addEventListener("pointerleave",({pointerType:c})=>!(c==="touch"&&l())&&a()),t.addEventListener("focusin",i),t.addEventListener(
"focusout",({relatedTarget:c})=>!(n&&n.contains(c))&&a()),t.addEventListener("click",c=>vo(c,t)),t.addEventListener("keydown",c=>{if(c.key==="Escape"&&a(),c.key.
toLowerCase()!=="g"||c.ctrlKey||c.metaKey||c.altKey||c.target!==o)return;let u=l();u&&(c.preventDefault(),Et(t,u.id))})}var Zd=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),Gs=(t,e,n,o=1)=>Zd(t,e)/(e*n+o),je=t=>V(t)?`${t.toFixed(2)} ×`:"–",$t=({low:t,high:e})=>`${t.toFixed(
2)}–${e.toFixed(2)}`,So=()=>s("The true median lies in it with a probability of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer\
 than 5 pairs do not give that certainty, so nothing is claimed from them."),_o=t=>t<.9995?`${(t*1e3).toPrecision(3)} ms`:`${t.toPrecision(3)} s`;function ze(t,{
done:e,runs:n}){if(e>=n)return"";let o={done:z(e),left:z(n-e)};return t.done?F(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",
o):F(n,"{done} of {count} run ended, {left} to come.","{done} of {count} runs ended, {left} to come.",o)}var pn=s("Somebody else’s runs were decoded at the same\
 time, so these times are not reliable. Measure again when the machine is idle.");function Pi(t,e){let n=P=>t.querySelector(".gp-"+P),o=t.querySelector("table"),r=[[s("speed-up"),`${s("Time per token without drafts / time per token with draft\
s: the median over the pairs of runs, and its 90 % interval.")} ${So()}`,"speed-up",({speedup:P,pairs:A})=>P&&F(A,"{times}, of {count} pair of runs","{times}, {\
interval} over {count} pairs of runs",{times:je(P.median),interval:$t(P)}),{formula:""}],["draft_acceptance_rate",s(rn.draft_acceptance_rate),"acceptance-rate",
({draft_acceptance_rate:P})=>V(P)&&H(P),{}],["judged_acceptance_rate",s(rn.judged_acceptance_rate),"acceptance-rate",({rate:P})=>V(P)&&H(P),{formula:s("accepted\
 / judged")}],["mean_acceptance_length",s(rn.mean_acceptance_length),"acceptance-length",({mean_acceptance_length:P})=>V(P)&&P.toFixed(2),{}],[s("drafted per ro\
und"),s("Drafted tokens / rounds. A confidence threshold and the end of a text make drafts shorter than the limit."),"draft",({drafted:P})=>V(P)&&P.toFixed(2),{
formula:s("drafted / rounds")}],[s("formula"),s("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row."),"\
speed-up",({rate:P,drafted:A,formula:L})=>V(L)&&s("α = {rate} and γ = {drafted} give {times}",{rate:G(P),drafted:G(A,2),times:je(L)}),{}]],i=()=>e.answered("l\
engths"),a=P=>Me(e.found.points.map(A=>{let L=P(A);return L?s("{name}: {words}",{name:l(e.found.knob,A),words:L}):""})),l=(P,{value:A})=>`${P} = ${A}`;function c(P){
let[A,L,N,O,{setting:k,times:y}]=u(P);Z(n("answer"),{"data-verdict":A}),C(n("answer-sign"),L);let h=n("answer-words"),m=JSON.stringify([N,k,y]);h.dataset.key!==
m&&(h.dataset.key=m,h.replaceChildren(...me(N,{setting:d("code","",k),times:y}))),C(n("answer-more"),O),e.done&&C(n("told"),`${h.textContent}. ${O}`),C(n("missi\
ng"),ze(e,P)),X(n("warning"),!!P.others),C(n("warning"),P.others?"⚠ "+s(pn):"")}function u({knob:P,points:A,leader:L,rivals:N,best:O,fewest:k}){let y=A.filter(
({speedup:j})=>j),h=y.find(j=>j.group===L);if(!h){if(e.done)return["wait","…",s("No answer"),s("No setting has a complete pair of runs."),{}];let j=F(A.length,
"{known} of {count} setting measured.","{known} of {count} settings measured.",{known:z(y.length)});return["wait","…",s("Not known yet"),y.length?j:s("The fir\
st counted runs are under way."),{}]}let{speedup:m,verdict:w,pairs:_}=h,M=l(P,h),[E,f]=[je(m.median),$t(m)],x={slower:[s("It is slower than decoding without dra\
fts.")],even:[s("The interval includes 1: no clear difference from decoding without drafts.")]}[w]||[];if(w==="wait"){let j=F(_,"{setting} has the highest media\
n, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{setting} has the highest median, {times}, of {count} pairs of runs: too few to tel\
l, {fewest} are needed.",{setting:M,times:E,fewest:z(k)});return["wait","…",s(e.done?"No answer":"Not known yet"),j,{}]}if(y.length===1){let[j,b]={faster:["go\
od","▲"],slower:["bad","▼"],even:["even","≈"]}[w];return[j,b,s("{setting} is the only setting that was measured: {times}"),[s("90 % interval: {interval}.",
{interval:f}),...x].join(" "),{setting:M,times:E}]}if(O===null){let j=N.length>2&&N.length===y.length-1?s("{setting} has the highest median, {times}, with a 90 \
% interval of {interval}; all others may be as good.",{setting:M,times:E,interval:f}):s("{setting} has the highest median, {times}, with a 90 % interval of {int\
erval}; {others} may be as good.",{setting:M,times:E,interval:f,others:p(A.filter(b=>N.includes(b.group)).map(({value:b})=>b))});return["even","≈",s(e.running?
"No clear best setting so far":"No clear best setting"),[j,...x,s("More repeats tell more.")].join(" "),{}]}let[v,T]={faster:["good","★"],even:["even","★"],
slower:["bad","▼"]}[w],$=w==="slower"?s(e.running?"{setting} is best so far, but only {times}":"{setting} is best, but only {times}"):s(e.running?"{setting} i\
s best so far: {times}":"{setting} is best: {times}");return[v,T,$,[s("90 % interval: {interval}.",{interval:f}),s("It was faster than each of the others, turn \
by turn."),...x].join(" "),{setting:M,times:E}]}let p=P=>P.length<2?P.join(""):s("{names} and {last}",{names:P.slice(0,-1).join(", "),last:P.at(-1)});function g({
points:P,curve:A,measured_curve:L}){fe(n("settings"),e.charts.lengths),X(n("of-formula"),A.length>0),X(n("of-verify"),L.length>0),X(n("of-own"),P.some(({formula:N})=>V(
N)))}function S(P){if(!o.tHead){let A=d("tr");A.append(d("th","",null,{scope:"col"}),...r.map(([L,N,O,k,y])=>{let h=d("th","",null,{scope:"col"}),m=d("span");return oe(
m,O,()=>a(k),{meaning:N,...y}),m.append(...L.split(/(?<=_)/).flatMap(w=>[w,d("wbr")])),h.append(m),h})),o.createTHead().append(A),o.createTBody()}C(o.tHead.rows[0].
cells[0],P)}function W(){let P=d("tr"),A=d("th","",null,{scope:"row"});A.append(d("span"),d("b","","",{"aria-hidden":"true"}),d("span","gp-hidden"));let L=d("td");
return L.append(d("span"),d("small")),P.append(A,L,...r.slice(1).map(()=>d("td"))),P}function R({knob:P,points:A,best:L}){S(P);let N=ee(o.tBodies[0],A.length,W);
A.forEach((O,k)=>{let[y,h,...m]=N[k].cells,w=O.group===L;pe(N[k],w?"gp-best":""),C(y.children[0],O.value),C(y.children[1],w?" ★":""),C(y.children[2],w?` ${s("\
(best)")}`:""),C(h.children[0],O.speedup?je(O.speedup.median):"–"),C(h.children[1],O.speedup?`  ${$t(O.speedup)}`:"");let{draft_acceptance_rate:_,rate:M,mean_acceptance_length:E,
drafted:f,formula:x}=O;[V(_)?H(_):"–",V(M)?H(M):"–",G(E,2),G(f,2),je(x)].forEach((T,$)=>C(m[$],T))})}function I(){let P=e.found;c(P),g(P),R(P)}return P=>{t.
hidden=!i(),!t.hidden&&(P.found||P.status)&&I()}}var fn=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={},this.onlyShown=!1}feed(e){
e.length>=this.position&&e.startsWith(this.head)&&e.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=e.lastIndexOf(`
`)+1;for(;this.position<o;){let r=e.indexOf(`
`,this.position);this.readLine(e.slice(this.position,r)),this.position=r+1}this.head=e.slice(0,Math.min(o,100)),this.tail=e.slice(Math.max(0,o-100),o)}read(e){throw new Error(
"nobody reads "+e.type)}readLine(e){if(e.trim())try{this.read(JSON.parse(e))}catch(n){console.error("Generation Playground: a line of the log was skipped.",n,e.
slice(0,200))}}get canAsk(){return!this.onlyShown&&Object.keys(this.answers).length>0}ask(e){!this.onlyShown&&Object.hasOwn(this.answers,e.type)&&this.answers[e.
type](e)}subscribe(e,n){let o={element:e,update:n};this.subscribers.add(o),this.tell(o,Object.fromEntries(this.kinds.map(r=>[r,!0])))}changed(e){Object.keys(this.
changes).length===0&&requestAnimationFrame(()=>this.flush()),this.changes[e]=!0}flush(){let e=this.changes;this.changes={};for(let n of this.subscribers)n.element.
isConnected?this.tell(n,e):this.subscribers.delete(n)}tell(e,n){try{e.update(n)}catch(o){console.error("Generation Playground: a pane could not be drawn.",o)}}};var Us=t=>({place:0,since:t.is_open?0:null,tail:[],spans:[]});function Vs(t,e,n,{start:o,end:r}){let{place:i}=t,{since:a,spans:l}=t,c=[...t.tail,[i,e]];for(;;){
let u=a===null?o:r,p=c.map(([,S])=>S).join("").indexOf(u);if(p<0)break;let g=Qd(c,p);a===null?a=i+1:(l=[...l,{start:a,stop:Math.max(a,g),end:i+1}],a=null),c=eh(
c,p+u.length)}return n&&a!==null&&a<=i&&(l=[...l,{start:a,stop:i,end:null}],a=null,c=[]),{place:i+1,since:a,tail:th(c,(a===null?o:r).length-1),spans:l}}function Wi(t,e){
if(!e)return[];let n=Us(e);for(let{chosen:a,piece:l}of t)n=Vs(n,a.text,l===null,e);let{spans:o,since:r,place:i}=n;return r===null?o:[...o,{start:r,stop:i,end:null}]}
function Qd(t,e){let n=e;for(let[o,r]of t)if(n-=r.length,n<0)return o;return t.at(-1)[0]}function eh(t,e){let n=e;return t.flatMap(([o,r])=>{let i=r.slice(n);return n=
Math.max(0,n-r.length),i?[[o,i]]:[]})}function th(t,e){let[n,o]=[t.length,0];for(;n>0&&o<e;)o+=t[--n][1].length;return t.slice(n)}var nh=20,Yt=class extends fn{constructor(){super(["run","steps","status","selection","unit","prompt","watched","searched","lens","written"]),this.unit="bits",this.
searched=new Map,this.lenses=new Map,this.lensLimit=0,this.written=null,this.text="",this.turn=void 0,this.fed={turn:void 0,started:!1},this.recorded=!1,this.beginsHidden=
!1,this.asked=null,this.clear()}clear(){this.queued=null,this.loading=null,this.shared=1,this.apart=!1,this.started=null,this.finished=null,this.failed=null,this.
lasts=[],this.newest=null,this.numTokens=0,this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.canvasSteps=[],this.prompts=[],this.texts=new Map,this.returned=
null,this.selected=null,this.suggested=!1,this.rejected=null,this.promptSteps=[],this.hideFrom=this.beginsHidden?0:null}feedRun(e,n){n!==this.fed.turn&&(this.fed=
{turn:n,started:!1},this.feed("")),this.feed(e),this.fed.started&&Object.assign(this,{text:e,turn:n})}read(e){let n=oh[e.type];if(!n)throw new Error("unknown ev\
ent "+e.type);n(this,e)}countStep(e){this.numTokens+=1,this.elapsed=e.elapsed,this.firstElapsed??=e.elapsed,this.changed("steps")}get readsSource(){return!!(this.
started&&this.started.decoder_tokens.length)}get prefix(){return this.readsSource?this.started.decoder_tokens:this.started.prompt_tokens}get denoises(){return!!(this.
started&&this.started.mode==="block_diffusion")}get isFromElsewhere(){return!!(this.started&&this.started.elsewhere)}get canAsk(){return super.canAsk&&!this.isFromElsewhere}get usesBeams(){
return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){
return this.hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(e.last);return n===e.last?e:{...e,last:n,score:null,stopReason:null}})}seen(e){
if(this.hideFrom===null)return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(e){this.hideFrom!==e&&(this.hideFrom=e,this.changed(
"steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,o)=>lh(n,o,this.prompts.length));
let e=this.finished?this.finished.sequences:[];return this.lasts.map((n,o)=>({kind:"sequence",label:this.lasts.length>1?s("sequence {number}",{number:o+1}):"",last:n,
score:null,stopReason:e[o]?e[o].stop_reason:null}))}current(){if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);
let e=this.lines();return e.length?e[0].last:null}lineOf(e){return e.isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let o=n;for(;o&&o.index>
e.index;)o=o.before;return o===e}):this.lines()[e.sequence]}lastOf(e){let n=this.lineOf(e);return n?n.last:e}select(e,n){let o=e===null?null:this.lines()[e];this.
selectStep(o&&we(o.last)[n]||null)}selectStep(e,n=!1){let o=this.seen(e);this.selected===o&&this.suggested===n&&!this.rejected||(this.selected=o,this.suggested=
n,this.rejected=null,this.changed("selection"))}selectRejected(e,n,o){this.selectStep(e),this.rejected={round:n,place:o},this.changed("selection")}selectMostUncertain(){
let e=this.returned?this.returned[0]?.last:this.lasts[0];if(this.selected||!e||this.finished?.sequences[0]?.stop_reason==="step")return;let n=we(e),o=n.filter(l=>!l.
given);if(o.length<2)return;let r=Wi(n,this.started?.reasoning).filter(({end:l})=>l!==null),i=o.filter(({index:l})=>!r.some(({start:c,stop:u})=>c<=l&&l<u)),a=({
distribution:l,chosen:{raw_logprob:c}})=>l.entropy_before??-(c??-1/0);this.selectStep((i.length?i:o).reduce((l,c)=>a(c)>a(l)?c:l),!0)}walk(e){let n=this.current();
if(!n)return;let o=[...this.promptSteps,...we(this.lastOf(n))],r=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(o[Math.max(0,Math.min(o.length-
1,r+e))])}addSearched(e,n){this.searched.set(e,[...this.searched.get(e)||[],n]),this.changed("searched")}addLens(e,n,o){this.lenses.delete(e),this.lenses.set(e,
{ids:n,found:o}),this.lenses.size>nh&&this.lenses.delete(this.lenses.keys().next().value),this.changed("lens")}lensOf(){return this.started&&this.lenses.get(this.
turn)||null}startedLine(){let e=this.text.indexOf('{"type":"Started"');return e<0?"":this.text.slice(e,this.text.indexOf(`
`,e))}idsTo(e){return we(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let o=this.allLines()[e];o&&(we(o.last).forEach((r,i)=>{let a=ot("Candidate",n[i]||[]),
l=new Set(a.map(({token_id:c})=>c));r.watched=[...(r.watched||[]).filter(({token_id:c})=>!l.has(c)),...a]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:ot("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},oh={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=ot("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=Kn("Candidate",e.chosen),Js(e.distribution),e.watched=ot("Candidate",e.watched||[]),e.mark=e.mark?Kn("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=ot("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=sh(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=rh();e.distributions.forEach(Js),e.given&&
(n.given+=1);let o=ot("BeamCandidate",e.candidates).map(r=>ih(r,e,n));for(let{beam:r}of o)r.progress&&t.texts.set(r.token_id,r.text);if(ah(o),n.running=o.filter(
r=>r.beam.status==="running").sort((r,i)=>r.beam.beam-i.beam.beam),n.byNumber=new Map(n.running.map(r=>[r.beam.beam,r])),e.given)for(let r=0;r<t.started.effective.
num_beams;r++)n.byNumber.set(r,o[0]);n.finished.push(...o.filter(r=>r.beam.status==="finished")),n.finished.sort((r,i)=>i.beam.final_score-r.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let o of e)o.chosen=Kn("Candidate",o.chosen),Js(o.distribution),Object.assign(o,{before:n,isPrompt:!0,watched:[],
draft:null}),n=o;t.promptSteps=e,t.changed("prompt")},CanvasDenoised(t,{step:e}){e.places=ot("CanvasPlace",e.places),t.canvasSteps.push(e),t.numTokens=e.canvas*
e.places.length,t.elapsed=e.elapsed,t.firstElapsed??=e.elapsed,t.changed("steps")},DraftJudged(t,{round:e}){e.drafted=ot("DraftToken",e.drafted),t.rounds.push(e),
t.changed("steps")},Finished(t,e){t.finished=e,t.usesBeams&&(t.returned=e.sequences.map((n,o)=>hh(t,n,o))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.
fed.turn===void 0||t.fed.started)&&(t.failed=e),t.queued=t.loading=null,t.changed("status")}};function Kn(t,e){let n=ui[t],o={};for(let r=0;r<n.length;r++)o[n[r]]=
e[r];return o}function ot(t,e){return e.map(n=>Kn(t,n))}function Js(t){t.candidates=ot("Candidate",t.candidates),t.stages=ot("Stage",t.stages)}function sh(t,e){
let n=e.at(-1);if(!n||t.index<n.start)return null;let o=t.index-n.start;return o<n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,
instead:n.drafted[o]||null,round:n,place:o}}function rh(){return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}
function ih(t,e,n){let o=e.distributions[t.parent],r=o.candidates.find(i=>i.token_id===t.token_id);return{index:e.index,sequence:e.sequence,before:n.byNumber.get(
t.parent)||null,chosen:r||{...t,raw_rank:null,rank:null,removed_by:null},piece:t.piece,distribution:o,seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,
length:e.index+1-n.given,mark:t.mark?Kn("Mark",t.mark):null,beam:t}}var pt=({beam:t,length:e},n)=>e>0?(t.score??-1/0)/e**n:t.score;function Ni(t,e,n,o,r){t.unseen??=
new Map;let i=`${e} ${n} ${r.token_id}`;if(!t.unseen.has(i)){let a=e?t.byStep[e-1].get(n):null,{token_id:l,text:c,raw_logprob:u,logprob:p}=r,g=(a?a.beam.score:0)+
p,S=a?a.beam.group:null,W={token_id:l,text:c,piece:null,parent:n,raw_logprob:u,logprob:p,score:g,status:"unseen",beam:null,final_score:null,group:S},{sequence:R,
seconds:I,elapsed:P}=t.steps[e][0];t.unseen.set(i,{index:e,sequence:R,before:a,chosen:r,piece:null,distribution:o,seconds:I,elapsed:P,draft:null,given:!1,length:t.
steps[e][0].length,beam:W,rank:null})}return t.unseen.get(i)}function qi(t,e,n,o){let r=n&&!n.given?n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${r} ${o}`)||
null}function ah(t){let e=new Map;for(let n of[...t].sort((o,r)=>r.beam.score-o.beam.score))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function lh(t,e,n){
let o=i=>n>1?s("Prompt {number}, {label}",{number:e+1,label:i}):i,r=(i,a,l,c)=>({kind:i,label:o(a),last:l,score:c,stopReason:null});return[...t.running.map(i=>r(
"running",ch(i),i,i.beam.score)),...t.finished.map((i,a)=>r("finished",dh(i,a+1),i,i.beam.final_score))]}function ch({beam:{beam:t,group:e,progress:n}}){let o=t+
1;return(e??null)!==null?s("beam {number}, group {group}",{number:o,group:Be(e)}):o===1&&!n?s("best beam"):s("beam {number}",{number:o})}function dh({beam:{group:t}},e){
return(t??null)!==null?s("ended {number}, group {group}",{number:e,group:Be(t)}):s("ended {number}",{number:e})}var Be=t=>t<26?String.fromCharCode(65+t):String(
t+1);function hh(t,e,n){let o=Math.max(1,Math.floor(t.finished.sequences.length/t.prompts.length)),{steps:r}=t.prompts[Math.floor(n/o)],i=null;return e.token_ids.
forEach((a,l)=>{let c=(e.beams||[])[l];i=(r[l]||[]).find(u=>u.beam.parent===c&&u.beam.token_id===a)||i}),{kind:"returned",label:s("output {number}",{number:n+1}),
last:i,score:e.score,stopReason:e.stop_reason}}function we(t){let e=[];for(let n=t;n;n=n.before)e.push(n);return e.reverse()}function ft(t,e){let n=[],o=e;for(;o&&
t[o.index]!==o;)n.push(o),o=o.before;return{keep:o?o.index+1:0,added:n.reverse()}}var Oe=class{constructor(e,n){this.add=n,this.steps=[],this.totals=[e]}get total(){
return this.totals.at(-1)}follow(e){let{keep:n,added:o}=ft(this.steps,e);this.steps.length=n,this.totals.length=n+1;for(let r of o)this.steps.push(r),this.totals.
push(this.add(this.total,r));return{keep:n,added:o}}};var Ii=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),st=t=>t.
num_accepted+(t.follow==="correction"?1:0),Ys=t=>t.num_accepted+(t.next_token_id===null?0:1);function uh(t,e){let{drafted:n,num_accepted:o}=e;if(t.rounds+=1,t.tokens+=
Ys(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=o,t.judged+=st(e);for(let r=t.
draftedAt.length;r<n.length;r++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((r,i)=>{t.draftedAt[i]+=1,i<o&&(t.acceptedAt[i]+=1),!(i>=st(e)||(r.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=r.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[o]+=1,t}function ph(t){let{spec_steps:e,
rounds:n,tokens:o,drafted:r,accepted:i,judged:a,overlaps:l}=t,c=(u,p)=>p?u/p:null;return{num_spec_steps:e,num_rounds:n,num_tokens:o,num_draft_tokens:r,num_accepted_draft_tokens:i,
num_judged_draft_tokens:a,draft_acceptance_rate:c(i,r),judged_acceptance_rate:c(i,a),mean_acceptance_length:e?1+i/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:o-n,expected_acceptance_rate:c(l[1],l[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var mn=class{constructor(){this.rounds=[],this.tally=Ii()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=Ii());for(let o=this.tally.rounds;o<
e.length;o++)uh(this.tally,e[o]);return this.rounds=e,ph(this.tally)}};var fh={num_draft_tokens:()=>["draft",{formula:""}],num_accepted_draft_tokens:()=>["draft",{formula:""}],draft_acceptance_rate:()=>["acceptance-rate",{}],judged_acceptance_rate:()=>[
"acceptance-rate",{formula:s("accepted / judged")}],mean_acceptance_length:()=>["acceptance-length",{}],expected_acceptance_rate:()=>["expected-acceptance",{}],
passes_saved:()=>["passes-saved",{}]};function Xs(t,e,n,o){let[r,i]=fh[e]();oe(t,r,()=>mh(e,n,o),{meaning:s(rn[e]),...i})}function mh(t,e,n){let o=Lt(t,n);if(t.
startsWith("num_"))return s("{value} {denominator}.",{value:e,denominator:o});if(t!=="passes_saved")return s("{denominator} = {value}.",{denominator:o,value:e});
let r=F(n.num_tokens,"{count} token","{count} tokens");return F(n.num_rounds,"{tokens} − {count} pass = {value}.","{tokens} − {count} passes = {value}.",{tokens:r,
value:e})}function Lt(t,e){let{num_draft_tokens:n,num_accepted_draft_tokens:o,num_spec_steps:r,num_judged_draft_tokens:i}=e,a=F(e.num_rounds,"{count} round","{c\
ount} rounds"),l=F(e.num_tokens,"{count} token","{count} tokens");switch(t){case"num_draft_tokens":return F(r,"in {count} draft over {rounds}","in {count} draft\
s over {rounds}",{rounds:a});case"num_accepted_draft_tokens":return s("of {drafted} drafted",{drafted:z(n)});case"draft_acceptance_rate":return s("{accepted} of\
 {drafted} drafted",{accepted:z(o),drafted:z(n)});case"judged_acceptance_rate":return s("{accepted} of {judged} judged",{accepted:z(o),judged:z(i)});case"mean_a\
cceptance_length":return F(r,"1 + {accepted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:z(o)});case"expected_acceptance_rate":return F(i,"mean\
 over {count} judged position","mean over {count} judged positions");case"passes_saved":return F(e.num_rounds,"{tokens} in {count} pass","{tokens} in {count} pa\
sses",{tokens:l});default:return""}}function Ri(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),o=t.querySelector(".gp-place-c\
hart"),r=R=>R===null?"–":H(R),i=R=>F(R,"{count} token","{count} tokens");function a(R,I){let P=I.samples&&R.expected_acceptance_rate!==null,A=O=>[O,z(R[O]),Lt(
O,R)],L=O=>[O,r(R[O]),Lt(O,R),R[O]],N="mean_acceptance_length";return[A("num_draft_tokens"),A("num_accepted_draft_tokens"),L("draft_acceptance_rate"),[N,G(R[N],
2),Lt(N,R)],L("judged_acceptance_rate"),...P?[L("expected_acceptance_rate")]:[],A("passes_saved")]}function l(){let R=d("div","gp-draft-figure",null,{tabindex:"\
0","data-tip":""}),I=d("dd","gp-rate",null,{"aria-hidden":"true"});return I.append(d("i")),R.append(d("dt"),d("dd"),d("dd","gp-note"),I),R}function c(R,I){let P=a(
R,I),A=ee(e,P.length,l);P.forEach(([L,N,O,k=null],y)=>{let[h,m,w,_]=A[y].children;h.textContent!==L&&h.replaceChildren(...L.split(/(?<=_)/).flatMap(M=>[M,d("wbr")])),
C(m,N),C(w,O),_.hidden=k===null,ie(_.firstChild,"width",k??0),Xs(A[y],L,N,R),A[y].dataset.name=L})}function u(){let R=d("span","gp-chart-column"),I=d("span","gp\
-chart-track");return I.append(d("i","gp-chart-whole"),d("i","gp-chart-part")),R.append(d("span","gp-chart-top"),I,d("span","gp-chart-label")),R}function p(R,I,P){
let A=Math.max(1,...I.map(([N,O])=>O??N)),L=ee(R,I.length,u);I.forEach(([N,O,k,y,h],m)=>{let[w,_,M]=L[m].children;C(w,y),ie(_.children[0],"height",(O??0)/A),ie(
_.children[1],"height",N/A),C(M,k),ve(L[m],()=>h)}),Z(R,{"aria-label":`${P}: ${be(I.map(([,,,,N])=>N))}`})}function g(R){let I=R.num_spec_steps;p(n,R.acceptance_histogram.
map((P,A)=>[P,null,String(A),P?z(P):"",F(I,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:z(
P),tokens:i(A)})]),"acceptance_histogram"),p(o,R.drafted_by_position.map((P,A)=>{let L=R.accepted_by_position[A];return[L,P,String(A+1),`${Math.round(100*L/P)}%`,
s("position {place}: {accepted} of {drafted} drafted tokens kept, {share}",{place:A+1,accepted:z(L),drafted:z(P),share:H(L/P)})]}),"accepted_by_position / draft\
ed_by_position")}let S=null,W=R=>R.join(", ");return de(t,{kept:()=>S?F(S.num_spec_steps,"{count} round with a draft; by the number of kept tokens, from 0 on: {\
rounds}.","{count} rounds with a draft; by the number of kept tokens, from 0 on: {rounds}.",{rounds:W(S.acceptance_histogram)}):"",place:()=>S?s("kept {kept} of\
 {drafted} drafted, by position.",{kept:W(S.accepted_by_position),drafted:W(S.drafted_by_position)}):""}),(R,I)=>{S=R,c(R,I),g(R)}}var mt={get accepted(){return["✓",s("accepted draft"),s("Drafted, and kept by the target model.")]},get correction(){return["→",s("correction"),s("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",s("bonus"),s("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",s("target alone"),s("Nothing was drafted in this round: the target wrote one token, as without dra\
fts.")]}},ji=Object.fromEntries(Object.keys(mt).map(t=>[t,0])),zi=(t,{draft:e})=>e&&Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function Xt(t){let{
do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??null}}function Zs({target_logprob:t,draft_logprob:e},{weight:n}){let o=Q(
t)/((e??null)===null?1:Q(e));return Math.min(1,n===null?o:1-n+n*o)}var Bi=({weight:t})=>t===null?"min(1, p / q)":`min(1, ${G(1-t,2)} + ${G(t,2)} · p / q)`;function Fi(t,e){
if(t.samples)return e?s("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:Bi(t)}):s("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(t.weight===null||!e)return s("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,o]=[G(t.weight,2),G(1-t.weight,2)];return s("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:o})}function Qs(t,e){return e<t.num_accepted?"accepted":e<st(t)?"rejected":"unjudged"}function Gn(t,e,n){let o=t.drafted[e],r=Qs(t,e),i=(o.
draft_logprob??null)!==null,[a,l]=[H(Q(o.target_logprob)),H(Q(o.draft_logprob))],c=i?[s("The draft model gave it {q}.",{q:l})]:[];if(r==="unjudged")return[t.follow===
"correction"?s("Never judged: it comes after the rejection."):s("Never judged: it comes after the end of the text."),...c].join(" ");let u=r==="accepted";if(!n.
samples){let g=n.weight!==null&&i;return[u?gh(g):wh(g,J(t.next_text)),s("The target gave it {p}.",{p:a}),...c].join(" ")}if(!i)return u?s("Accepted: the target \
drew the same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:a}):s("Rejected: the target drew {token} for itself. It gave this\
 one {p}, which is the chance that it is kept.",{token:J(t.next_text),p:a});let p=(o.overlap??null)===null?[]:[s("Averaged over all tokens that could have been \
drafted here, the chance is {share}.",{share:H(o.overlap)})];return[u?s("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:a,q:l}):s("Rejected:\
 the target gave it p = {p}, the draft model q = {q}.",{p:a,q:l}),bh(Zs(o,n),Bi(n),u),...p].join(" ")}var gh=t=>s(t?"Accepted: it is the likeliest token in the \
mixture of both models.":"Accepted: it is the likeliest token for the target."),wh=(t,e)=>s(t?"Rejected: {token}, not this one, is the likeliest token in the mi\
xture of both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:e});function bh(t,e,n){if(t>=1)return s("By {formula}, i\
t is always kept: nothing was left to a draw.",{formula:e});let o={formula:e,chance:H(t)};return n?s("By {formula}, it is kept with probability {chance}: the dr\
aw kept it.",o):s("By {formula}, it is kept with probability {chance}: the draw rejected it.",o)}function er(t,e){let[,n,o]=mt[t.follow],r=`${n.charAt(0).toUpperCase()}${n.
slice(1)}. ${o}`,i=t.drafted[t.num_accepted];if(t.follow!=="correction"||!e.samples)return r;if((i.draft_logprob??null)===null)return`${r} ${s("The target drew \
it.")}`;let a=`${r} ${s("It was drawn from the residual distribution: what the target gives beyond the draft model, max(0, p − q).")}`;return(i.overlap??null)===
null||e.weight!==null?a:`${a} ${s("That sums to {share} here, and is scaled up to 1 for the draw.",{share:H(1-i.overlap)})}`}function Hi({draft:{origin:t,place:e,
round:n,instead:o},chosen:r},i){if(!Object.hasOwn(mt,t))return[];let{length:a}=n.drafted,l={round:n.index+1,place:e+1},c=a?[F(a,"Round {round} drafted {count} t\
oken.","Round {round} drafted {count} tokens; this is place {place}.",l)]:[];if(t==="accepted")return[...c,Gn(n,e,i)];let u=t==="correction"&&o?[s("Drafted here\
 was {token}. {fate}",{token:J(o.text),fate:Gn(n,e,i)})]:[],p=er(n,i),g=i.samples&&t!=="correction"&&r.logprob!==null?[s("It was drawn from the target’s own dis\
tribution, which gave it {p}.",{p:H(Q(r.logprob))})]:[],S=a-st(n),W=t==="correction"&&S?[F(S,"{count} drafted token after it was never judged.","{count} drafted\
 tokens after it were never judged.")]:[];return[...c,...u,[p,...g].join(" "),...W]}function Di({round:t,place:e},n,o){let{length:r}=t.drafted,i={token:J(t.drafted[e].
text),chosen:J(n),round:t.index+1,place:e+1},a=r-st(t);return[F(r,"{token} was drafted in round {round}, but is not in the text.","{token} was drafted in round \
{round}, at place {place} of {count}, but is not in the text.",i),Gn(t,e,o),s("{chosen} stands in its place.",i),...a?[F(a,"{count} drafted token after it was n\
ever judged.","{count} drafted tokens after it were never judged.")]:[]]}function Ki({draft:t}){if(!t||!Object.hasOwn(mt,t.origin))return[];let{origin:e,instead:n,
round:{index:o,drafted:r}}=t,i=o+1;if(e==="accepted"){let{draft_logprob:a}=r[t.place],l={place:t.place+1,size:r.length,round:i};return(a??null)===null?[s("accep\
ted draft: token {place} of {size} in round {round}",l)]:[s("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...l,
q:H(Q(a))})]}return e==="correction"?n?[s("correction: replaced the rejected draft token {token} in round {round}",{token:J(n.text),round:i})]:[s("correction: r\
eplaced a rejected draft token in round {round}",{round:i})]:e==="target"?[s("target alone: nothing was drafted in round {round}",{round:i})]:[F(r.length,"bonus\
: the target’s own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:i})]}
var rt=t=>t<.01?`${(t*1e3).toFixed(1)} ms`:Ot(t);function Gi(t,e,n){let o=[],r=Xt(null),i={row:null,card:null,selected:null},a=null,l=!0,c=0,u=new WeakMap,p=new WeakMap,g=new IntersectionObserver(x=>{for(let{isIntersecting:v,
target:T}of x)v&&P(u.get(T));S()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),S=()=>l&&!e.selected&&e.running;function W(x,v){let T=o.length<=x.length&&
(!o.length||o[0].round===x[0])&&r.samples===v.samples;r=v,T||R();for(let $ of x.slice(o.length))I($);S()&&(t.scrollTop=t.scrollHeight)}function R(){g.disconnect(),
t.replaceChildren(),o=[],i={row:null,card:null,selected:null},a=null,l=!0,c=0}function I(x){let v=d("li","gp-round"),T={round:x,item:v,cards:null};u.set(v,T),o.
push(T),t.append(v),g.observe(v)}function P(x){if(!x||x.cards)return;g.unobserve(x.item);let{round:v,item:T}=x,$=st(v);x.cards=[];let j=d("div","gp-cards");for(let b=0;b<
$;b++)j.append(N(x,b));v.next_token_id!==null&&j.append(O(x)),$<v.drafted.length&&j.append(y(v,$)),v.follow==="none"&&j.append(d("span","gp-note gp-ended","■ "+
s("the text ended inside its draft"))),T.append(A(v),j),T.classList.add("gp-filled"),a||_(x.cards[0])}function A(x){let v=d("div","gp-round-head"),{num_accepted:T,
drafted:{length:$}}=x,j=$?s("{accepted} of {drafted} kept",{accepted:T,drafted:$}):s("no draft"),b=[s("draft {time}",{time:rt(x.draft_seconds)}),s("verify {time\
}",{time:rt(x.verify_seconds)})];v.append(d("b","",s("Round {number}",{number:x.index+1})),d("span","",j));for(let q of b)v.append(d("span","gp-round-time",q));
return v}function L(x,v,T,$,j,b,q){let B=s("Round {number}, {which}, {token}: {why}",{number:x.round.index+1,which:b,token:J(j),why:q}),D=d("button","gp-draft-c\
ard",null,{type:"button",tabindex:"-1","aria-pressed":"false","aria-label":B});D.dataset.draft=T;let K=d("span","gp-draft-head"),U=d("bdi","gp-ink gp-word");return Ne(
U,j),K.append(d("span","gp-sign",$),U),D.append(K),ve(D,()=>q),p.set(D,{row:x,index:v}),x.cards.push(D),D}function N(x,v){let{round:T}=x,$=T.drafted[v],j=Qs(T,v),
b=T.start+v,q=s("drafted token {place} of {size}",{place:v+1,size:T.drafted.length}),B=L(x,b,j,j==="accepted"?"✓":"✗",$.text,q,Gn(T,v,r));if(B.append(k("p",
Q($.target_logprob))),($.draft_logprob??null)!==null&&B.append(k("q",Q($.draft_logprob))),r.samples){let D=d("span","gp-chance",s("chance"));D.append(d("b","",H(
Zs($,r)))),B.append(D)}return B}function O(x){let{round:v}=x,T=v.start+v.num_accepted,[$,j]=mt[v.follow],b=L(x,T,v.follow,$,v.next_text,s("the target’s own toke\
n"),er(v,r));b.classList.add("gp-own-card");let q=n(T);return q&&b.append(k("p",Te(q).probability)),b.append(d("span","gp-chance",j)),b}function k(x,v){let T=d(
"span","gp-bar-line"),$=d("span","gp-track"),j=d("i",`gp-part-${x}`);return ie(j,"width",v),$.append(j),T.append(d("i","gp-pq",x),$,d("span","gp-amount",H(v))),
T}function y(x,v){let T=d("span","gp-behind"),$=x.drafted.slice(v);T.append(d("span","gp-note",s("never judged")));for(let j of $){let b=ae(j.text,"gp-word"),q=(j.
draft_logprob??null)===null?"":` q ${H(Q(j.draft_logprob))}`,B=d("span","gp-unjudged");B.append(b,d("small","",q)),T.append(B)}return T}function h(x){let v=x&&x.
draft,T=v&&o[v.round.index-(o.length?o[0].round.index:0)]||null;T&&P(T);let $=T?m(T,x):null;i.card&&i.card!==$&&i.card.setAttribute("aria-pressed","false"),i.card&&
i.card.classList.remove("gp-current"),i.row&&i.row!==T&&i.row.item.classList.remove("gp-current-round");let j=i.selected!==e.selected;i={row:T,card:$,selected:e.
selected},j&&!e.selected&&(l=!0),T&&(T.item.classList.add("gp-current-round"),$&&($.classList.add("gp-current"),$.setAttribute("aria-pressed",String(e.selected===
x)),t.contains(document.activeElement)||_($)),j&&w(T.item))}function m(x,v){let{rejected:T}=e;if(T&&T.round===x.round)return x.cards[T.place];let $=v.index-x.round.
start;return $<x.round.num_accepted?x.cards[$]:x.cards.at(-1)}function w(x){let[v,T]=[x.offsetTop,x.offsetTop+x.offsetHeight];v<t.scrollTop?t.scrollTop=v:T>t.scrollTop+
t.clientHeight&&(t.scrollTop=Math.min(v,T-t.clientHeight))}function _(x){a&&(a.tabIndex=-1),a=x||null,a&&(a.tabIndex=0)}function M(x){if(!x)return;let{row:v,index:T}=p.
get(x);_(x);let $=n(T),j=v.cards.indexOf(x);$&&x.dataset.draft==="rejected"?e.selectRejected($,v.round,j):$&&e.selectStep($),w(v.item),x.focus({preventScroll:!0})}
function E(x,v){let T=o[Math.max(0,Math.min(o.length-1,x))];return P(T),T.cards.at(v)}function f(x,v){let{row:T}=p.get(x),$=T.cards[T.cards.indexOf(x)+v];if($)return $;
let j=o.indexOf(T)+v;return o[j]?E(j,v>0?0:-1):null}return t.addEventListener("click",x=>{let v=x.target.closest(".gp-draft-card");if(v){M(v);return}let T=x.target.
closest(".gp-round");T&&M(u.get(T).cards[0])}),t.addEventListener("keydown",x=>{x.key==="Escape"&&e.selectStep(null);let v=x.target.closest(".gp-draft-card");if(!v||
x.ctrlKey||x.metaKey||x.altKey)return;let T=o.indexOf(p.get(v).row),$={ArrowRight:()=>f(v,1),ArrowLeft:()=>f(v,-1),ArrowDown:()=>o[T+1]&&E(T+1,0),ArrowUp:()=>o[T-
1]&&E(T-1,0),Home:()=>E(0,0),End:()=>E(o.length-1,0)};$[x.key]&&(x.preventDefault(),M($[x.key]()))}),t.addEventListener("scroll",()=>{let x=t.scrollTop;t.scrollHeight-
x-t.clientHeight<80?l=!0:x<c&&(l=!1),c=x},{passive:!0}),{show:W,mark:h}}var Ze={narrowest:3,least:16,cell:9,tallest:90,times:84};function Ui(t,{canvas:e,column:n,ends:o,onResize:r}){let i={rounds:[],each:1,columns:Ze.least,top:1,drafts:0},
a=0;function l(L){let N=O=>L.reduce((k,y)=>k+O(y),0)/L.length;return{accepted:N(O=>O.num_accepted),judged:N(st),drafted:N(O=>O.drafted.length),draft:N(O=>O.draft_seconds),
verify:N(O=>O.verify_seconds),longest:Math.max(...L.map(O=>O.draft_seconds+O.verify_seconds))}}function c(L){let N=L.map(({draft:y,verify:h})=>y+h).sort((y,h)=>y-
h),O=N.at(-1),k=N[Math.floor((N.length-1)*.9)];return O>2*k&&N.length>4?1.25*k:O}function u(L){a||=e.clientWidth;let N=Math.max(1,Math.ceil(L.length/Math.max(1,
Math.floor(a/Ze.narrowest)))),O=[];for(let w=0;w<L.length;w+=N)O.push(l(L.slice(w,w+N)));let k=Math.max(1,...O.map(({drafted:w})=>w)),y=Math.max(1,Math.min(Ze.cell,
Ze.tallest/k)),h=c(O)||1,m=O.filter(({draft:w,verify:_})=>w+_>h);return i={rounds:L,each:N,columns:Math.max(Ze.least,O.length),top:h,drafts:Math.ceil(k*y)},C(o.
drafts,k>=1.5?z(Math.round(k)):"1"),C(o.times,rt(h)),p(O,y),{each:N,cut:m.length,longest:Math.max(0,...O.map(({longest:w})=>w)),filled:O.length/i.columns}}function p(L,N){
let O=i.drafts+16+Ze.times,k=devicePixelRatio,y=[Math.round(a*k),Math.round(O*k)];if(e.width!==y[0]&&(e.width=y[0]),e.height!==y[1]&&(e.height=y[1]),e.style.height=
`${O}px`,o.drafts.parentNode.style.height=`${i.drafts}px`,o.times.parentNode.style.height=`${Ze.times}px`,!a)return;let h=getComputedStyle(t),m=f=>h.getPropertyValue(
`--gp-${f}`).trim(),w={accepted:m("accepted"),rejected:m("rejected"),muted:m("muted"),verify:m("kept"),draft:m("before"),line:m("line"),surface:m("surface")},_=e.
getContext("2d");_.setTransform(k,0,0,k,0,0),_.clearRect(0,0,a,O);let M=a/i.columns,E=M>6?Math.min(6,M*.2):M>3.5?1:0;_.fillStyle=w.line,_.fillRect(0,i.drafts,a,
1),_.fillRect(0,O-1,a,1),L.forEach((f,x)=>{let v=[x*M+E/2,M-E];i.each===1?g(_,w,f,v,N):W(_,w,f,v,N),R(_,w,f,v,O-1)})}function g(L,N,{accepted:O,judged:k,drafted:y},[
h,m],w){let _=Math.max(1,w-(w>3?1.5:0));for(let M=0;M<y;M++){let E=i.drafts-(M+1)*w;if(M<O)L.fillStyle=N.accepted,L.fillRect(h,E,m,_);else if(M<k)S(L,N.rejected,
h+m/2,E+_/2,Math.min(m,Math.max(_,5),7)/2);else{L.fillStyle=N.muted;let f=Math.min(m,_,2.5);L.fillRect(h+(m-f)/2,E+(_-f)/2,f,f)}}}function S(L,N,O,k,y){L.strokeStyle=
N,L.lineWidth=y>2?2:1,L.beginPath(),L.moveTo(O-y,k-y),L.lineTo(O+y,k+y),L.moveTo(O-y,k+y),L.lineTo(O+y,k-y),L.stroke()}function W(L,N,{accepted:O,drafted:k},[y,
h],m){L.fillStyle=N.accepted,L.fillRect(y,i.drafts-O*m,h,O*m),L.fillStyle=N.muted,L.fillRect(y,i.drafts-k*m,h,1)}function R(L,N,{draft:O,verify:k},[y,h],m){let w=Math.
min(1,i.top/(O+k))/i.top,[_,M]=[O*w*Ze.times,k*w*Ze.times];L.fillStyle=N.verify,L.fillRect(y,m-_-M,h,M),I(L,N.draft,y,m-_,h,_),!(O+k<=i.top)&&(L.fillStyle=N.surface,
L.fillRect(y-1,m-Ze.times+7,h+2,3),L.fillRect(y-1,m-Ze.times+13,h+2,3))}function I(L,N,O,k,y,h){if(!(h<=0)){if(y<5){L.fillStyle=N,L.fillRect(O,k,y,h);return}L.save(),
L.beginPath(),L.rect(O,k,y,h),L.clip(),L.strokeStyle=N,L.lineWidth=1.5,L.beginPath();for(let m=-h;m<y;m+=5)L.moveTo(O+m,k+h),L.lineTo(O+m+h,k);L.rect(O+.75,k+.75,
Math.max(0,y-1.5),Math.max(0,h-1.5)),L.stroke(),L.restore()}}function P(L){let{left:N,width:O}=e.getBoundingClientRect(),k=Math.floor((L.clientX-N)/O*i.columns)*
i.each;return Math.max(0,Math.min(i.rounds.length-1,k))}function A(L){n.hidden=L===null,L!==null&&(ie(n,"left",Math.floor(L/i.each)/i.columns),ie(n,"width",1/i.
columns))}return new ResizeObserver(()=>{e.clientWidth!==a&&(a=e.clientWidth,r())}).observe(e),{draw:u,at:P,mark:A}}function Vi(t,e){let n=t.querySelector(".gp-map-plot"),o=t.querySelector(".gp-map-reading"),r=t.querySelector(".gp-map-note"),i=new Oe(null,()=>null),a=new mn,l=Ui(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:k}),c=Gi(t.querySelector(".gp-rounds"),e,y=>i.steps[y]),u=Ri(t),p=[],g=0,S=!1;function W(){let y=e.hideFrom===null?i.steps.length:Math.min(e.hideFrom,i.
steps.length),h=e.rounds.length;for(;h&&e.rounds[h-1].start+Ys(e.rounds[h-1])>y;)h-=1;return h===e.rounds.length?e.rounds:e.rounds.slice(0,h)}function R(){let{each:y,
cut:h,longest:m,filled:w}=l.draw(p);ie(t.querySelector(".gp-map-axis"),"width",w),C(r,[y>1?s("Each column is the mean of {each} rounds.",{each:y}):"",h?F(h,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:rt(m)}):""].filter(Boolean).join(" ")),C(
t.querySelector(".gp-map-last"),s("round {number}",{number:z(p.length)}))}function I(y){let h={round:y.index+1,draft:rt(y.draft_seconds),verify:rt(y.verify_seconds),
accepted:y.num_accepted,drafted:y.drafted.length,token:J(y.next_text)};return y.follow==="target"?s("Round {round}: draft {draft}, verify {verify}; nothing draf\
ted, then {token}.",h):y.follow==="bonus"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as bonus.",
h):y.follow==="correction"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as correction.",h):s("Rou\
nd {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept; the text ended inside the draft.",h)}let P=y=>e.selectStep(i.steps[p[y].
start]||null);function A(){let y=e.current();return!y||!y.draft?null:p[y.draft.round.index]===y.draft.round?y.draft.round.index:null}function L(){let y=A();l.mark(
y);let h=y===null?"":I(p[y]);C(o,h),Z(n,{"aria-valuemin":1,"aria-valuemax":p.length,"aria-valuenow":(y??0)+1,"aria-valuetext":h||s("no round yet")})}n.addEventListener(
"pointermove",y=>{let h=l.at(y);h<0||(y.buttons===1?P(h):C(o,I(p[h])))}),n.addEventListener("pointerleave",L),n.addEventListener("click",y=>l.at(y)>=0&&P(l.at(y))),
n.addEventListener("keydown",y=>{let h={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};y.key==="Escape"&&e.selectStep(
null),!(!(y.key in h)||!p.length)&&(y.preventDefault(),P(Math.max(0,Math.min(p.length-1,(A()??p.length-1)+h[y.key]))))});function N(y){let{draft_seconds:h,verify_seconds:m}=y,
w=h+m;for(let[E,f]of[["draft",h],["verify",m]]){let x=t.querySelector(`.gp-time-${E}`);x.style.flexGrow=w?f/w:.5,C(t.querySelector(`.gp-told-${E}`),`${Math.round(
w?100*f/w:0)}% · ${rt(f)}`)}let _=F(y.num_tokens,"{count} token","{count} tokens"),M=y.passes_saved>0?F(y.passes_saved,"{count} pass saved.","{count} passes sa\
ved."):s("No pass saved.");C(t.querySelector(".gp-drafts-short"),`${F(y.num_rounds,"{tokens} in {count} forward pass of the target.","{tokens} in {count} forwar\
d passes of the target.",{tokens:_})} ${M}`)}function O(y){let h=e.lasts[0]||null;if((y.run||y.steps)&&i.follow(h),y.run&&(S=!1),t.hidden=!e.rounds.length,t.hidden)
return;let m=[p[0],g];if(p=W(),g=p.length,y.run||p[0]!==m[0]||g!==m[1]){let w=Xt(e.started),_=a.read(p);S||=p.some(({drafted:E})=>E.length&&(E[0].draft_logprob??
null)!==null);let M=t.querySelector(".gp-drafts-rule");C(M,Fi(w,S)),oe(M,"draft",()=>he(Lt("draft_acceptance_rate",_)),w.samples&&S?{}:{formula:""}),t.querySelector(
".gp-key-q").hidden=!S,N(_),R(),c.show(p,w),u(_,w)}c.mark(e.current()),L()}function k(){t.hidden||(R(),L())}return matchMedia("(prefers-color-scheme: dark)").addEventListener(
"change",k),new MutationObserver(k).observe(document.body,{attributes:!0,attributeFilter:["class"]}),O}function Ji(t,e){let n=k=>t.querySelector(".gp-"+k),o=["without","with"],r=()=>e.answered("same"),i=({level:k})=>H(k);function a(k){let[y,h,m,w]=(k.mode==="gree\
dy"?l:g)(k);Z(n("answer"),{"data-verdict":y}),C(n("answer-sign"),h),C(n("answer-words"),m),C(n("answer-more"),w),e.done&&C(n("told"),`${m}. ${w}`),C(n("missing"),
ze(e,k))}function l({checked:k,equal:y,at:h}){if(!k||y===null)return["wait","…",s(e.done?"No answer":"Not known yet"),s("A text without drafts and one with dr\
afts must both have ended.")];if(y){let m=F(k,"Greedy decoding wrote the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote th\
e same token ids with and without drafts in each of {count} pairs of texts.");return["good","✓",s("The same tokens"),m]}return["bad","✗",s("Different from t\
oken {place} on",{place:z(h+1)}),s("Greedy decoding should write the same tokens with drafts. Rounding can tip a near tie between two tokens, because the target\
 checks several tokens in one pass; look at their probabilities there.")]}function c(k,y){let h=0;for(;h<Math.min(k.length,y.length)&&k[h]===y[h];)h+=1;for(;h>0&&
/[\p{L}\p{M}\p{N}]/u.test(k[h-1])&&/[\p{L}\p{M}\p{N}]/u.test((k[h]||"")+(y[h]||""));)h-=1;let m=w=>h+w.slice(h).match(/^\s*\S*/)[0].length;return[h,m(k),m(y)]}function u({
mode:k,texts:y,equal:h,checked:m}){let w=k==="greedy"&&m>0&&y?y:[],_=n("both-texts"),M=JSON.stringify([w,h]);if(X(n("mark-key"),w.length>0&&h===!1&&w[0]!==w[1]),
_.dataset.key===M)return;_.dataset.key=M;let[E,...f]=w.length?c(...w):[];_.replaceChildren(...w.map((x,v)=>{let T=d("div"),$=d("p","",null,{dir:"auto",tabindex:"\
0"});return h||w[0]===w[1]?$.append(x):$.append(x.slice(0,E),d("mark","",x.slice(E,f[v])||"∎"),d("span","gp-apart",x.slice(f[v]))),T.append(d("h3","",s(v?"wit\
h drafts":"without drafts")),$),T}))}let p=k=>`p = ${k<.001?k.toPrecision(1):k.toPrecision(2)}`;function g(k){let{p:y,verdict:h,counts:m}=k,[w,_]=[m[0],z(m[1])];
if(!V(y)||h==="wait"){if(e.done)return["wait","…",s("No answer"),F(w,"{count} text without drafts, {assisted} with drafts: too few for a test.","{count} texts\
 without drafts, {assisted} with drafts: too few for a test.",{assisted:_})];let E=F(w,"{count} text without drafts, {assisted} with drafts so far.","{count} te\
xts without drafts, {assisted} with drafts so far.",{assisted:_});return["wait","…",s("Not known yet"),`${E} ${s("The test waits for the last one: to watch p \
as it changes, and to stop when it looks right, would make it worthless.")}`]}let M=F(w,"{count} text without drafts, {assisted} with drafts.","{count} texts wi\
thout drafts, {assisted} with drafts.",{assisted:_});return h==="same"?["good","✓",s("{p}: no difference found",{p:p(y)}),`${M} ${s("A p below {level} would c\
ount as a difference.",{level:i(k)})}`]:["bad","✗",s("{p}: the distributions differ",{p:p(y)}),`${M} ${s("p is below {level}.",{level:i(k)})}`]}function S({p:k,
verdict:y}){if(!V(k))return"";let h=s("If both draw from the same distribution, a difference as large as this one comes up in {share} of shuffles.",{share:H(k)});
return y==="differs"?`${h} ${s("That is so rare that chance is a poor explanation.")}`:y==="same"?`${h} ${s("That is not unusual.")}`:h}function W({counts:k,tokens:y,
verdict:h,level:m}){let[w,_]=k,M=Math.round(100*Math.sqrt(1/w+1/_)),E=F(y,"Only the first token of each text is compared: which token it is, and how surprising \
it is.","Only the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(h==="differs")
return[s("It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it lies."),
s("Where nothing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:H(m)}),E];let f=w===
_?s("With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:z(w),points:M}):s("With {without} \
and {assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:z(w),assisted:z(_),points:M});return[s("\
Not finding a difference does not prove that there is none."),`${f} ${s("Smaller true differences mostly go unnoticed; more texts show more.")}`,E]}function R(){
X(n("of-shuffles"),!!e.charts.shuffles),fe(n("shuffles"),e.charts.shuffles)}function I({surprise:k}){if(!k||!o.every(m=>V(k[m])))return"";let[y,h]=o.map(m=>re(k[m],
e.unit).replace("-","−"));return s("How surprising the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 o\
n average for the target’s own draws.",{without:y,assisted:h})}function P(){let k=d("li"),y=d("table"),h=y.createTHead().insertRow();h.className="gp-hidden";for(let _ of[
s("token"),s("without"),s("with")])h.append(d("th","",_,{scope:"col"}));let m=d("caption"),w=d("span");return oe(w,"sample",()=>"",{meaning:s("How many texts of\
 each side have this token at this place."),formula:""}),m.append(w),y.prepend(m),y.append(d("tbody")),k.append(y),k}function A(){let k=d("tr"),y=d("th","",null,
{scope:"row"});y.append(d("bdi"));let h=d("td","",null,{colspan:2}),m=d("div","gp-counts");for(let w of o)m.append(d("i",`gp-bar-${w}`,null,{"aria-hidden":"true"}),
d("span"));return h.append(m),k.append(y,h),k}function L(k,{position:y,tokens:h},m){let w=k.firstChild;C(w.caption.firstChild,s("token {place}",{place:z(y)}));let _=o.
map((f,x)=>m[x]-h.reduce((v,T)=>v+T[f],0)),M=[...h,..._.some(f=>f>0)?[{rest:!0,without:_[0],with:_[1]}]:[]],E=ee(w.tBodies[0],M.length,A);M.forEach((f,x)=>{let v=f.
rest||f.text===null,T=E[x].cells[0].firstChild;_e(T,f.rest?s("all others"):v?s("text ended"):f.text,{plain:v}),pe(T,v?"gp-plain":"");let $=E[x].cells[1].firstChild.
children;o.forEach((j,b)=>{let q=Math.max(1,m[b]);ie($[2*b],"width",Math.min(1,f[j]/q)),C($[2*b+1],z(f[j]))}),Z(E[x].cells[1],{"aria-label":s("{without} without\
, {assisted} with",{without:z(f.without),assisted:z(f.with)})})})}function N(k){if(X(n("of-sampling"),k.mode==="sampling"),k.mode!=="sampling")return;let y=S(k);
X(n("evidence"),V(k.p)),X(n("meaning"),!!y),C(n("meaning"),y),R(),C(n("surprise"),I(k));let h=W(k),m=ee(n("cannot").querySelector("ul"),h.length,()=>d("li"));h.
forEach((_,M)=>C(m[M],_));let w=ee(n("places"),k.positions.length,P);k.positions.forEach((_,M)=>L(w[M],_,k.counts)),X(n("places-title").parentElement,k.positions.
length>0)}function O(){let k=e.found;a(k),u(k),N(k)}return de(t,{measured:()=>{let{p:k,counts:y}=e.found||{};return V(k)?F(y[0],"{count} text without drafts and\
 {assisted} with drafts give {p}.","{count} texts without drafts and {assisted} with drafts give {p}.",{assisted:z(y[1]),p:p(k)}):""}}),k=>{t.hidden=!r(),!t.hidden&&
(k.found||k.status||k.unit)&&O()}}function Yi(t,e){let n=h=>t.querySelector(".gp-"+h),o=n("answer"),r={draft:[s("draft"),h=>s("{share} of the time with drafts goes into writing them: all forward\
 passes of the draft model, or the search for text to copy.",{share:h})],verify:[s("verify"),h=>s("{share} of the time with drafts goes into the target model’s \
passes over them.",{share:h})],rest:[s("rest"),h=>s("{share} of the time with drafts goes into all else: comparing, choosing, and what the library does around i\
t.",{share:h})]};function i({verdict:h,speedup:m,pairs:{length:w},fewest:_}){let M=m&&je(m.median),E=m&&$t(m),f=m&&F(w,"Median of {count} pair of runs.","Median\
 of {count} pairs of runs.");if(h==="faster")return["good","▲",s(e.running?"{times} faster so far":"{times} faster",{times:M}),f,s("90 % interval: {interval}.",
{interval:E})];if(h==="slower")return["bad","▼",s(e.running?"{times}: slower so far":"{times}: slower",{times:M}),f,s("90 % interval: {interval}.",{interval:E})];
if(h==="even")return["even","≈",s(e.running?"No clear difference so far":"No clear difference"),F(w,"{times} is the median of {count} pair of runs.","{times} \
is the median of {count} pairs of runs.",{times:M}),s("The 90 % interval {interval} includes 1.",{interval:E})];let x=s(e.done?"No answer":"Not known yet");return m?
["wait","…",x,F(w,"{times} is the median of {count} pair of runs: too few to tell, {fewest} are needed.","{times} is the median of {count} pairs of runs: too \
few to tell, {fewest} are needed.",{times:M,fewest:z(_)}),""]:["wait","…",x,s(e.done?"No pair of runs was completed.":"The first counted pair is under way."),
""]}function a(h){let[m,w,_,M,E]=i(h);Z(o,{"data-verdict":m}),C(o.children[0],w),C(o.children[1],_),C(n("answer-more").children[0],M),C(n("answer-more").children[1],
E),e.done&&C(n("told"),`${_}. ${M} ${E}`),C(n("missing"),ze(e,h));let f=ee(n("reasons"),h.reasons.length,()=>d("li"));h.reasons.forEach((x,v)=>C(f[v],s(x))),X(n(
"warning"),h.others),C(n("warning"),h.others?"⚠ "+s(pn):"")}function l({identical:h,pairs:m}){let w=n("badge");if(X(w,!!h&&h.checked>0),w.hidden)return;let{equal:_}=h;
Z(w,{"data-verdict":_?"good":"bad"}),C(w.children[0],_?"✓":"✗"),C(w.children[1],c(h,m.length))}function c({checked:h,equal:m,at:w},_){return m?h>_?F(h,"Same\
 tokens in the warm-up pair","Same tokens in all {count} pairs, the warm-up included"):F(h,"Same tokens in the pair","Same tokens in all {count} pairs"):s("Not \
the same tokens: a text diverges at token {place}",{place:z(w+1)})}function u({pairs:h,draft_share:m,verify_share:w}){let _=h.length>0&&V(m)&&V(w);if(X(n("of-ti\
me"),_),!_)return;let[M,E]=["without","with"].map($=>Ut(h.map(j=>j[$]))),f=Math.max(M,E),x={draft:m,verify:w,rest:Math.max(0,1-m-w)},v=ee(n("time-bars"),2,p);g(
v[0],s("without"),M,f,{plain:1}),g(v[1],s("with"),E,f,x);let T=ee(n("time-keys"),3,()=>{let $=d("span");return $.append(d("i","",null,{"aria-hidden":"true"}),d(
"span","",null,{tabindex:0})),$});Object.entries(x).forEach(([$,j],b)=>{let[q,B]=r[$];Z(T[b].firstChild,{"data-part":$}),oe(T[b].lastChild,"time",()=>"",{meaning:B(
H(j)),unit:"%"}),C(T[b].lastChild,`${q} ${H(j)}`)})}function p(){let h=d("li");return h.append(d("span"),d("span","gp-time-bar",null,{"aria-hidden":"true"}),d("\
span")),h}function g(h,m,w,_,M){let[E,f,x]=h.children;C(E,m),C(x,s("{time} per token",{time:_o(w)}));let v=ee(f,Object.keys(M).length,()=>{let T=d("i");return T.
append(d("b")),T});Object.entries(M).forEach(([T,$],j)=>{Z(v[j],{"data-part":T}),ie(v[j],"width",$*w/_),C(v[j].firstChild,T!=="plain"&&$*w/_>.14?r[T][0]:"")})}let S=({
acceptance:h})=>h?h.judged_acceptance_rate:null;function W(h){let{drafted:m,cost:w,verify:_,break_even:M}=h,E=S(h),f=Gs(1,m,w,_);if(!V(M))return s("No acceptanc\
e rate would be enough: even if the target kept every drafted token, the formula gives {times}.",{times:je(f)});if(M<=0)return s("Any acceptance rate is enough \
at these costs.");let x=H(M);if(!V(E))return s("The target must keep at least {least} of the tokens that it judges.",{least:x});let v={least:x,rate:H(E)};return E>=
M?s("The target must keep at least {least} of the tokens that it judges; here it keeps {rate}.",v):s("The target must keep at least {least} of the tokens that i\
t judges, but here it keeps only {rate}.",v)}function R(h){let m=["drafted","cost","verify"].every(w=>V(h[w]));X(n("of-rates"),m),m&&(fe(n("rates"),e.charts.rates),
C(n("rate-words"),W(h))),O(h)}function I({acceptance:h,drafted:m,cost:w,verify:_}){let M=[];for(let E of["draft_acceptance_rate","judged_acceptance_rate","mean_\
acceptance_length","passes_saved"]){let f=h?h[E]:null;V(f)&&M.push([E,E.endsWith("rate")?H(f):E.endsWith("length")?f.toFixed(2):z(f)])}return V(m)&&M.push([s("d\
rafted tokens per round"),m.toFixed(2),s("num_draft_tokens / all rounds, those without a draft included: the γ of the formula."),"draft",()=>P(h,m)]),V(w)&&M.push(
[s("cost of drafting one token"),w.toFixed(2),s("Draft time per drafted token / time per token without drafts, both without the reading of the prompt: the c of \
the formula."),"draft-cost",()=>A(w)]),V(_)&&M.push([s("cost of verifying a draft"),_.toFixed(2),s("Time of the target’s pass over a draft / time per token with\
out drafts. The theorem assumes 1; on a processor without spare capacity it is more."),"draft-cost",()=>A(_)]),M}let P=(h,m)=>h?F(h.num_rounds,"{drafted} drafte\
d in {count} round = {value}.","{drafted} drafted in {count} rounds = {value}.",{drafted:z(h.num_draft_tokens),value:m.toFixed(2)}):"";function A(h){let{pairs:m}=e.
found;if(!m.length)return"";let w=Ut(m.map(({without:_})=>_));return s("{cost} × {token} per token without drafts = {time}.",{cost:h.toFixed(2),token:_o(w),time:_o(
h*w)})}function L(){let h=e.found,{drafted:m,cost:w,verify:_}=h,M=S(h);if(![M,m,w,_].every(V))return"";let E={rate:G(M),drafted:m.toFixed(2),cost:w.toFixed(2),verify:_.
toFixed(2),times:je(Gs(M,m,w,_))};return s("α = {rate}, γ = {drafted}, c = {cost} and v = {verify} give {times}.",E)}let N=()=>e.found&&e.found.pairs.length?F(
e.found.pairs.length,"the speed-up of {count} pair: {each}.","the speed-ups of {count} pairs: {each}.",{each:e.found.pairs.map(({speedup:h})=>h.toFixed(2)).sort().
join(", ")}):"";oe(n("of-spread"),"interval",N,{meaning:So()}),de(t,{expected:L});function O(h){let m=I(h),w=ee(n("figures"),m.length,()=>{let _=d("div"),M=d("d\
t");return M.append(d("span","",null,{tabindex:0})),_.append(M,d("dd")),_});m.forEach(([_,M,E,f,x],v)=>{let[T,$]=w[v].children;C(T.firstChild,_),f?oe(T.firstChild,
f,x,{meaning:E,...f==="draft"&&{formula:""}}):Xs(T.firstChild,_,M,h.acceptance),C($,M)})}function k(){let h=e.found;a(h),l(h),X(n("of-pairs"),h.pairs.length>0),
fe(n("pairs"),e.charts.pairs),u(h),R(h)}let y=()=>e.answered("speed");return h=>{t.hidden=!y(),!t.hidden&&(h.found||h.status)&&k()}}var tr=40,Xi=14;function kh(t){let e=Array.from({length:t},(n,o)=>o);return t<=tr?e:[...e.slice(0,Xi),null,...e.slice(Xi+t-tr+1)]}var yh=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function Zi(t,{text:e,side:n,goesOn:o,caption:r}){let[i,a]=yh(n,t.length,e),l=d("table","gp-strip");l.append(d("caption","gp-hidden",r));let c=l.appendChild(
d("tbody")),u=t.some(([,,,W])=>W!==null),p=t.filter(([,,W])=>!W).length,g=[null,{meaning:s("1 where the model reads the token, 0 where the mask hides it.")},{meaning:s(
"The place that the model gives each token; those that the mask hides have none of their own.")}],S=[s("token"),s("mask"),...u?[s("position")]:[]].map((W,R)=>{let I=c.
appendChild(d("tr")),P=d("th","",null,{scope:"row"}),A=d("span","",W);return R&&oe(A,"padding",()=>F(t.length,"{hidden} of {count} token hidden.","{hidden} of {\
count} tokens hidden.",{hidden:p}),g[R]),P.append(A),I.append(P),I});for(let W of kh(t.length)){if(W===null){let O=t.length-tr+1;S.forEach((k,y)=>k.append(d("td",
"gp-mark",y?"…":F(O,"… {count} token …","… {count} tokens …"))));continue}let[,R,I,P]=t[W],A=W>=i&&W<a,L=o&&W===t.length-1,N=d("td",`gp-cell${A?" gp-p\
adding":""}${L?" gp-last":""}`);N.append(ae(R)),A&&N.append(d("span","gp-hidden",` ${s("(padding)")}`)),L&&N.append(d("span","gp-hidden",` ${s("(the next token \
is predicted from here)")}`)),[N,d("td",I?"":"gp-ignored",I),d("td","",P)].slice(0,S.length).forEach((O,k)=>S[k].append(O))}return l}function Qi(t,e,n){t.replaceChildren();
let[o,r]=[d("span"),d("span","gp-parted")];e.forEach(([,i,a],l)=>{let c=n!==null&&l>=n?r:o;a===null?c.append(ae(i,"gp-end")):ln(c,a,{running:!0})}),t.append(...[
o,r].filter(i=>i.childNodes.length)),t.childNodes.length||t.append(d("span","gp-mark",s("(nothing)")))}function xh(t,e,n){let o=(e-t)/Math.max(1,n)||1,r=10**Math.floor(Math.log10(o)),i=r*[1,2,2.5,5,10].find(l=>l*r>=o*.8),a=[];for(let l=Math.floor(t/i+1e-9);l<=Math.
ceil(e/i-1e-9);l++)a.push(Number((l*i).toPrecision(12)));return a}var nr=(t,e,n)=>xh(t,e,n).filter(o=>o>=t&&o<=e);function ea(t,{height:e,x:n,y:o,left:r=46,right:i=18,top:a=14,bottom:l=38}){let c=t.querySelector("svg");c||t.append(c=se("svg","gp-drawing"));let u=Math.max(240,
t.clientWidth),p=(g,[S,W])=>(g-S)/(W-S||1);return{width:u,height:e,left:r,right:i,top:a,bottom:l,inner:u-r-i,x:g=>r+p(g,n)*(u-r-i),y:g=>e-l-p(g,o)*(e-a-l),draw(g,S){
Fn(c,{class:"gp-drawing",role:"group","aria-label":g,viewBox:`0 0 ${u} ${e}`,style:`height: ${e}px`}),Is(c,S.map((W,R)=>["g","",R?{}:{"aria-hidden":"true"},W]))}}}
function ta(t,{xTicks:e,yTicks:n,xTitle:o,yTitle:r}){let i=g=>Array.isArray(g)?g:[g,String(g)],[a,l]=[t.height-t.bottom,t.width-t.right],c=n.map(i).flatMap(([g,
S])=>[hn("gp-guide",t.left,t.y(g),l,t.y(g)),Jt("",t.left-7,t.y(g)+4,S,"end")]),u=e.map(i).flatMap(([g,S])=>[hn("gp-guide",t.x(g),a,t.x(g),a+4),Jt("",t.x(g),a+17,
S)]),p=[Jt("gp-axis",(t.left+l)/2,t.height-4,o)];return r&&p.push(Jt("gp-axis",2,t.top-16,r,"start")),[...c,...u,...p]}var vh=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,Qe=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;na(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),o=e.map((l,c)=>c).filter(
l=>n[l]&&Sh(e[l])),r=[],i=0;e[0].previousSibling||(this.head=i=o.shift()??0);for(let l of o)l-i<t.BLOCK||(r.push(this.wrap(e.slice(i,l))),i=l,this.loose=e.length-
l,this.tried=0);let a=r.map(l=>l.getBoundingClientRect().height);r.forEach((l,c)=>{l.style.containIntrinsicHeight=`${a[c]}px`,l.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",o=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(r=>{let i=r.textContent,
a=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let l=a?!i.startsWith(" "):!(n||vh.test(o));return o+=i,l})}wrap(e){let n=d("span","gp-rows");e[0].before(n,d("wbr")),n.append(...e);let o=e[0].firstChild;
if(o.nodeType===Node.TEXT_NODE&&o.data===" "){let r=d("span","gp-gap");o.replaceWith(r),r.append(o)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(na(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function Sh(t){let e=t.previousElementSibling,n=e&&oa(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[o,r]=[t.querySelector(".gp-ink").getClientRects()[0],oa(n.getClientRects())];return!!(o&&r)&&sa(o)>sa(r)+10}function Ue(t,e,n){let o=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],r=o(t[e]),i=null,a=1/0;for(let l=e+n;l>=0&&l<t.length;l+=n){let c=o(t[l]),u=c?(c.top-r.top)*n:0;if(u<r.height/2)
continue;let p=u*1e3+Math.abs(c.left-r.left);if(p>=a+1e3*r.height)break;p<a&&([i,a]=[t[l],p])}return i}var na=t=>!!t&&t.tagName==="WBR",oa=t=>t[t.length-1],sa=({
top:t,bottom:e})=>(t+e)/2;function gn(t,e,n,o){let i=d("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),a=d("div","gp-card-head"),l=d("dl","gp-card-facts"),c=d("ol","gp-card\
-rivals"),u=d("div","gp-card-key");u.append(d("i","gp-card-after"),`${s("after the processors")} `,d("i","gp-card-before"),s("before them")),i.append(a,l,c,u),i.
hidden=!0,t.append(i);let p=null,g=null,S=null;function W(w,_){l.append(d("dt","",w),d("dd","",_))}function R(){let{id:w,text:_,where:M,step:E,why:f}=o(p);if(a.
replaceChildren(ae(_,"gp-card-word"),d("span","",w<0?M:s("{where}, id {id}",{where:M,id:w}))),l.replaceChildren(),c.hidden=u.hidden=!E,f&&l.append(d("dd","gp-ca\
rd-why",f)),!E)return;I(E);let x=P(E),v=Math.max(...x.flatMap(({after:T,before:$})=>[T,$]),1e-9);c.replaceChildren(...x.map(T=>A(T,v))),u.hidden=!E.distribution.
stages.length}function I(w){let{chosen:_,distribution:M}=w,{probability:E,rawProbability:f,surprisal:x}=Te(w);Re(w)?W(s("Probability, as the server told it"),H(
f)):M.stages.length||_.logprob!==_.raw_logprob?(W(s("Probability after the processors"),_.logprob===null?At(_):H(E)),W(s("before the processors"),H(f))):W(s("Pr\
obability (no processor ran)"),H(f));let v=[_.rank&&s("{rank} after",{rank:z(_.rank)}),_.raw_rank&&s("{rank} before",{rank:z(_.raw_rank)})].filter(Boolean);if(v.
length){let T=_.rank===_.raw_rank;W(Re(w)?s("Rank"):s("Rank of {count}",{count:z(M.vocab)}),T?z(_.rank):v.join(", "))}W(s("Surprisal"),re(x,n.unit))}function P({
chosen:w,distribution:_}){let M=_.candidates.map(f=>({candidate:f,after:Q(f.logprob),before:Q(f.raw_logprob),isChosen:f.token_id===w.token_id}));M.sort((f,x)=>Math.
max(x.after,x.before)-Math.max(f.after,f.before));let E=M.slice(0,5);return E.some(({isChosen:f})=>f)||E.push({candidate:w,after:Q(w.logprob),before:Q(w.raw_logprob),
isChosen:!0}),E}function A({candidate:w,after:_,before:M,isChosen:E},f){let x=w.logprob===null&&!n.isFromElsewhere,v=d("li",(E?"gp-card-chosen":"")+(x?" gp-card\
-removed":"")),T=d("span","gp-card-tracks");for(let[$,j]of[["after",_],["before",M]]){let b=d("i","gp-card-"+$);b.style.width=`${j/f*100}%`,T.append(b)}return x&&
T.firstChild.replaceWith(d("small","",At(w))),v.append(d("span","gp-card-sign",E?"▶":x?"✕":""),ae(w.text,"gp-card-word"),T,d("span","gp-card-value",H(x?M:_))),
v}function L(){let w=(p.querySelector(".gp-ink")||p).getClientRects()[0],_=e.getBoundingClientRect();if(!w||w.bottom<_.top||w.top>_.bottom){O();return}let[M,E]=[
i.offsetWidth,i.offsetHeight],{clientWidth:f,clientHeight:x}=document.documentElement,v=w.bottom+9,T=v+E+8<=x?v:w.top-E-9;i.style.left=`${Math.max(8,Math.min(w.
left,f-M-8))}px`,i.style.top=`${Math.max(8,Math.min(T,x-E-8))}px`}function N(w,_=null){o(w)&&(p=w,g=_,S=null,R(),i.hidden&&(i.hidden=!1,i.showPopover&&i.showPopover(),
document.addEventListener("keydown",k,!0),document.addEventListener("scroll",h,{capture:!0,passive:!0})),L())}function O(){p&&(p=null,i.hidden=!0,i.hidePopover&&
i.isConnected&&i.hidePopover(),document.removeEventListener("keydown",k,!0),document.removeEventListener("scroll",h,{capture:!0}))}function k({key:w}){w==="Esca\
pe"&&y()}function y(){S=p,O()}function h(){let w=g&&document.elementFromPoint(g.clientX,g.clientY);!p.isConnected||g&&!p.contains(w)?O():L()}e.addEventListener(
"pointermove",w=>{if(w.pointerType==="touch")return;let _=w.target.closest('[role="button"]');!_||!o(_)?g&&O():_!==p&&_!==S&&N(_,w)}),e.addEventListener("pointe\
rleave",()=>{S=null,g&&O()}),e.addEventListener("focusin",({target:w})=>w.matches(":focus-visible")&&N(w)),e.addEventListener("focusout",({target:w})=>w===p&&!g&&
O());function m(w){p&&(p.isConnected?w&&(R(),L()):O())}return{show:N,hide:O,dismiss:y,refresh:m}}var At=({removed_by:t})=>s("removed by {processor}",{processor:t?
De(t)[0]:s("a processor")});function Ke(t,e){if(e.piece===null){let n=d("bdi","gp-ink gp-special");Ne(n,e.text),t.append(n)}else cn(e)?t.append(e.piece,d("span","gp-ink gp-byte","",{"data-\
bytes":fo(e.text)||"·"})):mi(t,e.piece)}function Ct(t,e,n,o){let r=o&&cn(o)?t.tokens.at(-1).parentNode:null;if(r&&n.piece!==null)r.append(e);else if(cn(n)){let i=d(
"span","gp-bytes");i.append(e),t.rows.append(i)}else t.rows.append(e);t.tokens.push(e)}function gt(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),o=n.closest(
".gp-bytes");o&&o.childNodes.length>1?n.remove():t.rows.removeLast()}}function Oo(t,e){let{probability:n,rawProbability:o,rank:r,surprisal:i}=Te(t);if(Re(t))return _h(
t,e);let a=[t.chosen.logprob===null?At(t.chosen):s("probability {share}",{share:H(n)})];return H(o)!==H(n)&&a.push(s("{share} before the processors",{share:H(o)})),
r!==null&&a.push(s("rank {rank} of {count}",{rank:z(r),count:z(t.distribution.vocab)})),[...a,s("surprisal {amount}",{amount:re(i,e)})]}function _h(t,e){let{rawProbability:n,
rank:o,surprisal:r}=Te(t);return[s("probability {share}",{share:H(n)}),...o===null?[]:[s("rank {rank}",{rank:z(o)})],s("surprisal {amount}",{amount:re(r,e)})]}var Pt=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function et(t){if(t<0)return 1-et(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let r=t;for(let i=120;i>
0;i--)r=t+i/r;return e/r}let[n,o]=[0,t];for(let r=1;o>1e-18;r+=2)n+=o,o*=t*t/(r+2);return .5-e*n}var To=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function He(t){if(t>=
1e-4)return H(t);if(t<1e-300)return s("less than {p}",{p:"10⁻³⁰⁰"});let[e,n]=t.toExponential(1).split("e-");return`${e} × 10⁻${[...n].map(o=>"⁰¹²³⁴⁵⁶⁷\
⁸⁹"[o]).join("")}`}function wn(t){let e=et(t);if(e>.1)return s("{share} of texts without this watermark pass it.",{share:H(e)});let n=1/e;return n>=1e9?s("A\
 share of {p} of texts without this watermark passes it.",{p:He(e)}):s("One in {odds} texts without this watermark passes it.",{odds:z(Number(n.toPrecision(n<1e4?
3:2)))})}var Oh=({green:t})=>t==null?"none":t?"green":"red",Th=t=>Math.round(Math.max(0,Math.min(1,(t-.2)/.6))*10);function Mh(t,e,n){let o=d("span","gp-token",
null,{tabindex:"-1",role:"img"});if(Ke(o,t),ra(o,e),n===void 0)return o;let r=typeof n=="function"?n:()=>n;return o.setAttribute("aria-label",r()),ve(o,r),o}function ra(t,{
green:e=null,g:n=null,counted:o=!0}){let r=t.querySelector(".gp-ink");if(n===null)t.dataset.list=Oh({green:e});else{let i=Th(n);t.dataset.list="g",r.style.backgroundColor=
`var(--gp-prob-${i})`,r.style.backgroundSize=`2px ${i*10}%`}o||(t.dataset.counted="no")}var Fe=class{constructor(e,{press:n=null}={}){this.body=e,this.press=n,this.
items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,e.classList.add("gp-marked"),this.rows=new Qe(e),e.addEventListener("keydown",o=>this.keyed(o)),
e.addEventListener("click",o=>this.pressed(o.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){this.cut(Math.min(n,this.
tokens.length));for(let o=this.tokens.length;o<e.length;o++){let{token:r,mark:i,words:a}=e[o],l=Mh(r,i,a);this.press&&l.setAttribute("role","button"),Ct(this,l,
r,o?this.items[o-1].token:null),this.items.push(e[o])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){gt(this,e),this.items.
length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){let n=this.tokens.indexOf(
e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||e.ctrlKey||e.metaKey||e.
altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>Ue(this.tokens,n,1),ArrowUp:()=>Ue(this.tokens,n,-1),Home:()=>this.
tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[e.key];if(!o)return;e.preventDefault();let r=o();r&&(this.reach(r),r.focus(
{preventScroll:!0}),r.scrollIntoView({block:"nearest"}),r===this.tokens[n]&&this.pressed(r))}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=
e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function it(t,e,{unscored:n=!1,repeated:o=!1,faint:r=s("fai\
nt: seen before, not counted")}={}){let i=[e,n,o,r].join();if(t.dataset.legend===i)return;t.dataset.legend=i,t.classList.add("gp-marked","gp-mark-legend");let a=(c,u,p)=>{
let g=d("span"),S=d("span","",null,{"aria-hidden":"true"});return S.append(d("span","gp-ink",u)),ra(S,c),g.append(S,p),g},l=e==="synthid"?[a({g:.2},"g",s("mean \
g-value 0.2 or less")),a({g:.5},"g",s("0.5, as by chance")),a({g:.8},"g",s("0.8 or more"))]:[a({green:!0},"◆",s("green: on the green list")),a({green:!1},"◇",
s("red: not on the green list"))];n&&l.push(a({},"abc",s("not scored"))),o&&l.push(a(e==="synthid"?{g:.5,counted:!1}:{green:!0,counted:!1},"abc",r)),t.replaceChildren(
...l)}var Eh=400,$h=12;function bn(t,{curves:e,threshold:n,needed:o=null,label:r=s("z over the number of tokens"),title:i=s("tokens scored"),yTitle:a="z",from:l=40,
height:c=260}){let u=e.filter(({points:O})=>O.length),p=u.flatMap(({points:O})=>O),g=Math.max(l,...p.map(([O])=>O)),S=o&&o.at<=2*g?Math.max(g,o.at*1.05):g,W=p.map(
([,O])=>O),R=Math.min(-.5,...W)*1.08,I=Math.max(n*1.15,1,...W)*1.06,P=ea(t,{height:c,x:[0,S],y:[R,I],left:40,top:24}),A=P.width-P.right,L=[...ta(P,{xTicks:nr(0,
S,P.inner/90),yTicks:nr(R,I,5),xTitle:i,yTitle:a}),hn("gp-unity",P.left,P.y(0),A,P.y(0)),hn("gp-z-threshold",P.left,P.y(n),A,P.y(n)),...u.map(({look:O,points:k})=>xi(
`gp-z-${O}`,Ah(k,Eh).map(([y,h])=>[P.x(y),P.y(h)]))),...u.map(({look:O,points:k})=>Ch(P,O,k.at(-1))),Lh(P,u,n)],N=Ph(P,u);if(o&&o.at<=S){let[O,k]=[P.x(o.at),P.y(
n)];N.push(Rs("",o.words,[["path","gp-z-needed",{d:`M${$e(O)} ${$e(k)}l-6 11h12Z`},[]]]))}P.draw(r,[L,N])}function Lh(t,[e],n){let o=([,a])=>Math.abs(a-n),{points:r}=e||
{points:[]},i=r.length>0&&o(r.at(-1))>o(r[Math.floor(r.length/8)]);return Jt("gp-halo gp-strong",i?t.width-t.right:t.left+5,t.y(n)-6,s("threshold {value}",{value:Number(
n.toFixed(2))}),i?"end":"start")}function Ah(t,e){let n=Math.ceil(t.length/e);return t.filter((o,r)=>r%n===0||r===t.length-1)}var Ch=(t,e,[n,o])=>e==="measured"?
["circle","gp-measured",{cx:$e(t.x(n)),cy:$e(t.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,{d:vi(t.x(n),t.y(o),4.5)},[]];function Ph(t,e){let n=Math.max(0,...e.
map(({points:r})=>r.at(-1)[0])),o=Math.min($h,n);return Array.from({length:o},(r,i)=>{let[a,l]=[n*i/o,n*(i+1)/o],c=e.map(({name:p,points:g})=>{let S=g.findLast(
([W])=>W<=l);return S&&S[0]>a?`${p} ${S[1].toFixed(2)}`:""}).filter(Boolean);if(!c.length)return null;let u={x:$e(t.x(a)),y:t.top,width:$e(t.x(l)-t.x(a)),height:$e(
t.height-t.bottom-t.top)};return Rs("gp-z-place",F(Math.floor(l),"After {count} token: {values}","After {count} tokens: {values}",{values:c.join(", ")}),[["rect",
"gp-catch",u,[]]])}).filter(Boolean)}function kn(t,e){let n=ee(t,e.length,()=>{let o=d("span"),r=se("svg");return Z(r,{width:26,height:8,"aria-hidden":"true"}),
r.append(se("path")),Z(r.firstElementChild,{d:"M1 4H25"}),o.append(r,d("span")),o});e.forEach(({name:o,look:r,tip:i},a)=>{let[l,c]=n[a].children;Z(l.firstChild,
{class:`gp-z-${r}`}),C(c,o),i&&oe(c,"z-score",()=>"",{meaning:i,formula:""})})}function Vn({name:t,masked:e}){return t==="alone"?s("Alone"):t==="left"?e?s("Padded on the left"):s("Padded on the left, without a mask"):e?s("Padded on the rig\
ht"):s("Padded on the right, without a mask")}function Un(t,e){if(!V(t))return s("infinite");let n=xe(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${s(e)}`;let r=o<1e-4?
He(o):o.toFixed(o<.01?4:3);return`${n<0?"−":""}${r} ${s(e)}`}function ia(t,e,n){let{prompts:o,sampled:r,ways:[i]}=t,a=o.length,l=e.answers.map(({kl:W})=>V(W)?
W:1/0),c=e.answers.filter(({read:W},R)=>W.length>i.answers[R].read.length).length,u=[s("Divergence of the first new token from that of the prompt alone: at most\
 {distance}.",{distance:Un(Math.max(...l),n)})];c||u.push(s("No prompt is shorter than another, so nothing was padded.")),e.guessed?u.push(s("generate has found\
 the padding by itself, because no text ends with this pad token.")):!e.masked&&c&&u.push(s("The model has read the padding as text."));let p=e.answers.filter(({
same:W})=>!W).length,[g,S]=r?["even","○"]:p?["bad","✗"]:["good","✓"];return[g,S,Wh(g,Vn(e),p,a),u.join(" ")]}function Wh(t,e,n,o){return t==="even"?s("{wa\
y}: the texts are drawn anew, so they are not compared.",{way:e}):t==="good"?F(o,"{way}: the prompt gives the same text as alone.","{way}: each of the {count} p\
rompts gives the same text as alone.",{way:e}):o===1?s("{way}: the prompt gives a different text than alone.",{way:e}):F(n,"{way}: {count} of {all} prompts give\
s a different text than alone.","{way}: {count} of {all} prompts give a different text than alone.",{way:e,all:o})}function or({sampled:t},{name:e},{same:n}){return e===
"alone"?["even","",""]:t?["even","○",s("drawn anew")]:n?["good","✓",s("the same as alone")]:["bad","✗",s("a different text than alone")]}function Nh({parts_at:t,
new:e},n){if(t===null)return"";let o=r=>r[t]?J(r[t][1]):s("the end");return s("diverges at new token {number}: {own}, alone {alone}",{number:t+1,own:o(e),alone:o(
n.new)})}var qh=(t,e)=>t.first.flatMap(([n,o])=>{let r=e.first.find(([i])=>i===n);return r?[{text:n,p:Q(o),q:Q(r[1])}]:[]});function Ih(t,e,n){let o=Tt(qh(e,t),
n,Un(t.kl,n));return o&&he(o)}function Rh(t,e,n){let[,o]=e.new[0],[r,i]=[e,t].map(({first:a})=>a.find(([l])=>l===o));return!r||!i||!V(t.change)?"":s("from {befo\
re} alone to {after}: a change of {change}.",{before:H(Q(r[1])),after:H(Q(i[1])),change:Un(t.change,n)})}function aa(t,e,n,o,r){let i=n.first.slice(0,3).map(([S,
W])=>`${J(S)} ${H(Q(W))}`),[[a,l]]=n.first,c=s("{token}: e^({logprob}) = {percent}.",{token:J(a),logprob:G(l),percent:H(Q(l))}),u=[s("first: {tokens}",{tokens:i.
join(", ")}),s("The likeliest first new tokens, with their probabilities before the logits processors."),"probability",c];if(e.name==="alone")return[u];let[,p]=o.
new[0],g=t.sampled?"":Nh(n,o);return[...g?[[g,s("The first token that differs. What comes after it continues a different text."),"greedy"]]:[],[s("KL {distance}",
{distance:Un(n.kl,r)}),s("Kullback-Leibler divergence between the distributions of the first new token, alone ‖ this way, before the logits processors. 0 where \
they are the same."),"kl",Ih(n,o,r)],[s("log p of {token} {change}",{token:J(p),change:`${V(n.change)&&n.change>0?"+":""}${Un(n.change,r)}`}),s("The change in t\
he log-probability of the token that the prompt alone chose first."),"logprob",Rh(n,o,r),r],u]}function la({model:t,mode:e,prompts:n,width:o,pad:r,borrowed:i,dtype:a,
seed:l,sampled:c,ways:[u]}){let p=c?s("{mode}, seed {seed}",{mode:Vt(e),seed:l}):Vt(e),g=u.answers.some(({read:S})=>S.length<o);return`${t}, ${a}; ${p}; ${g?jh(
n.length,o,r[1],i):F(n.length,"{count} prompt of {width} tokens","{count} prompts of {width} tokens",{width:o})}`}var jh=(t,e,n,o)=>o?F(t,"{count} prompt, padde\
d to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {width} tokens with {pad}, the end-of-text token",{width:e,pad:n}):F(t,"{coun\
t} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tokens with {pad}",{width:e,pad:n});function ca(t,e){let n=p=>t.querySelector(".gp-"+p);function i(p){let g=p.ways.slice(1).map(S=>ia(p,S,e.unit));n("batch-verdicts").replaceChildren(...g.map(([S,
W,R,I])=>{let P=d("li","",null,{"data-verdict":S}),A=d("span","",R);return A.append(d("small","",I)),P.append(d("span","gp-sign",W,{"aria-hidden":"true"}),A),P})),
C(n("told"),g.map(([,,S])=>S).join(" "))}function a(p,g){let S=d("details","gp-one-prompt"),W=d("summary","",`${s("Prompt {number}:",{number:g+1})} `),R=[...p.prompts[g]],
I=d("bdi","gp-prompt-text",R.slice(0,200).join("")+(R.length>200?"…":"")),P=p.ways.slice(1).map(L=>`${or(p,L,L.answers[g])[1]} ${Vn(L)}`);W.append(I,d("span",
"gp-way-signs",` ${P.join(" · ")}`)),S.append(W);let A=()=>{S.open&&S.childElementCount===1&&S.append(...p.ways.map(L=>l(p,L,g)))};return S.addEventListener("t\
oggle",A),S.open=g<6,A(),S}function l(p,g,S){let[W,R]=[p.ways[0].answers[S],g.answers[S]],[I,P,A]=or(p,g,R),L=d("div","gp-way",null,{"data-verdict":I}),N=d("h3",
"gp-way-name");N.append(d("span","gp-sign",P,{"aria-hidden":"true"}),Vn(g),d("small","",A));let O=s("Prompt {number} as the model reads it: {way}",{number:S+1,way:Vn(
g)}),k=c(p,g,R,W,O),y=d("p","gp-gave"),h=d("span","gp-new");Qi(h,R.new,p.sampled?null:R.parts_at),y.append(d("span","gp-gave-words",`${s("Output:")} `),h);let m=d(
"p","gp-measures");for(let[_,M,E,f="",x=void 0]of aa(p,g,R,W,e.unit)){let v=d("span","",_);oe(v,E,()=>f,{meaning:M,...x&&{unit:x}}),m.append(v)}let w=d("div","g\
p-way-body");return w.append(k,y,m),L.append(N,w),L}function c({is_encoder_decoder:p},{name:g},{read:S},W,R){if(g!=="alone"&&JSON.stringify(S)===JSON.stringify(
W.read))return d("p","gp-note",s("As long as the longest prompt: there is no padding, and the row is that of the prompt alone."));let I=d("div","gp-scroll",null,
{tabindex:0,role:"region","aria-label":R});return I.append(Zi(S,{text:W.read.length,side:g,goesOn:!p,caption:R})),I}function u(p){C(n("about"),la(p)),i(p),X(n("\
of-decoder"),!p.is_encoder_decoder),n("batch-prompts").replaceChildren(...p.prompts.map((g,S)=>a(p,S)))}return p=>{t.hidden=!e.found,!t.hidden&&(p.found||p.unit)&&
u(e.found)}}var xn=.001,da=2e-5,zh=-1e9,Qt=-1e8,Ve=(t,e=-1e30)=>t==null||t<e;function yn(t,e,n){return Ve(t,n)||Ve(e,n)?Ve(t,n)&&Ve(e,n)?0:1/0:Math.abs(t-e)}function Jn(t,e,n){
return yn(t,e===null?null:e*n,Qt)/Math.max(1,n)}var Zt=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=xn||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function ha(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new Zt,given:new Zt,
final:new Zt,pool:new Zt,output:new Zt},o=e.length_penalty??1;for(let r of t.prompts){if(!r)continue;let i=Math.max(...r.distributions.map(a=>a.length));Bh(r,Math.
max(1,Math.floor(i/(e.num_beam_groups||1))),o,n)}return t.finished.sequences.forEach((r,i)=>Fh(t.returned[i].last,r,i,o,n.output)),n}function Bh(t,e,n,o){let r=null,
i=new Map,a=(l,c)=>c.score-l.score;t.steps.forEach((l,c)=>{if(l.some(({given:g})=>g)){for(let g of l)o.given.see(yn(g.beam.score,0),()=>({node:g}));return}r??=new Map(
l.filter(({beam:g})=>g.parent%e===0).map(({beam:g})=>[g.parent,0]));for(let g of l){let{beam:S}=g,W=r.get(S.parent)??zh;if(o.sum.see(yn(W+(S.logprob??-1/0),S.score,
Qt),()=>({node:g,parent:W})),S.final_score===null||S.final_score===void 0)continue;let R=g.length**n;o.final.see(Jn(S.score,S.final_score,R),()=>({node:g,power:R}));
let I=S.group??null;i.set(I,[...i.get(I)||[],{score:S.final_score,power:R}].sort(a).slice(0,e))}let u=[...i.values()].flat().filter(({score:g})=>!Ve(g)).sort(a),
p=t.pools[c].filter(g=>!Ve(g));for(let g=0;g<Math.max(u.length,p.length);g++){let S=u[g]??null,W=S&&g<p.length?Jn(S.score*S.power,p[g],S.power):1/0;o.pool.see(W,
()=>({step:c,place:g,expected:S&&S.score,told:p[g]??null}))}r=new Map(l.filter(({beam:g})=>g.status==="running").map(({beam:g})=>[g.beam,g.score]))})}function Fh(t,e,n,o,r){
let i=we(t),a=i.filter(({given:u})=>!u);if(e.score===null||!a.length)return;let l=a.length**o,c=i.every(({beam:u,given:p},g)=>p||u.parent===(e.beams||[])[g]);r.
see(c?Jn(t.beam.score,e.score,l):1/0,()=>({number:n,node:t,power:l,told:e.score}))}var ge={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},ua=new Set(["running"]),Wt=new Set(["finished"]);function pa(t,e){let n=Math.
min(e.upTo,t.steps.length-1),o=sr(t,n),r=new Map((e.returned||[]).map((g,S)=>[g,S+1])),i=Yn([...o,...r.keys(),...Mo(t,n)]),{kids:a,hidden:l}=Hh(t,n,e,i,o),{lanes:c,
counts:u}=Uh(t,n,a),p=Jh(t,n,a,c,e);return Yh(t,{last:n,kept:o,outputs:r,alive:i,kids:a,hidden:l,lanes:c,counts:u,columns:p,options:e})}var Mo=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>ua.has(n.status));function sr(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:o})=>Wt.has(o.status));return n.sort((o,r)=>r.beam.final_score-
o.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function Yn(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function Hh(t,e,n,o,r){
let i=new Map,a=new Set([null]),l=new Map,c=new Map,u=p=>(i.has(p)||i.set(p,{on:[],off:[]}),i.get(p));u(null);for(let p=0;p<=e;p++){for(let g of t.steps[p]){let{
before:S}=g,W=n.collapsed.has(S)?S:l.get(S);W!=null?(l.set(g,W),c.set(W,(c.get(W)||0)+1)):ua.has(g.beam.status)?(n.lost||o.has(g))&&(u(S).on.push(g),a.add(g)):(!Wt.
has(g.beam.status)||n.lost||r.has(g))&&u(S).off.push(g)}t.distributions[p].forEach((g,S)=>{let W=Kh(t,p,S);n.candidates&&a.has(W)&&!n.collapsed.has(W)&&Gh(t,p,S,
g,u(W),n.candidates)})}for(let p of i.values()){p.on.sort((R,I)=>R.beam.beam-I.beam.beam);let g=p.off.filter(({beam:R})=>Wt.has(R.status)),S=p.off.filter(({beam:R})=>!Wt.
has(R.status)),W=(R,I)=>I.beam.score-R.beam.score;p.off=[...g.sort(W),...Dh(S.sort(W),n.candidates)]}return{kids:i,hidden:c}}function Dh(t,e){let n=new Map;return t.
filter(({beam:{parent:o}})=>(n.set(o,(n.get(o)||0)+1),n.get(o)<=e))}function Kh(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:o})=>o.parent===n)))return e?t.byStep[e-
1].get(n):null}function Gh(t,e,n,o,r,i){let a=i-r.off.filter(({beam:c})=>c.parent===n&&!Wt.has(c.status)).length;if(a<=0)return;let l=new Set(t.steps[e].filter(
({beam:c})=>c.parent===n).map(({beam:c})=>c.token_id));for(let c of o.candidates)if(!(c.logprob===null||l.has(c.token_id))&&(r.off.push(Ni(t,e,n,o,c)),a-=1,!a))
return}function Uh(t,e,n){let o=new Map,r=new Map;for(let a=0;a<=e;a++){let l=[],c=new Set;for(let u of Mo(t,a)){let p=n.get(u.before);if(!p||!p.on.includes(u))
continue;let g=u.beam.group??0;r.has(g)||r.set(g,[]),p.on.find(({beam:W})=>(W.group??0)===g)===u&&u.before&&o.has(u.before)?(o.set(u,o.get(u.before)),r.get(g)[o.
get(u).number]=a,c.add(u)):l.push(u)}l.sort((u,p)=>u.beam.beam-p.beam.beam);for(let u of l){let p=u.beam.group??0,g=Vh(r.get(p),a,u.before&&o.has(u.before)?o.get(
u.before).number:0);r.get(p)[g]=a,o.set(u,{group:p,number:g})}}let i=new Map([...r].sort(([a],[l])=>a-l).map(([a,l])=>[a,Math.max(1,l.length)]));return{lanes:o,
counts:i}}function Vh(t,e,n){let o=a=>a.sort((l,c)=>Math.abs(l-n)-Math.abs(c-n)||c-l)[0],i=t.map((a,l)=>l).filter(a=>t[a]<e-1);return i.length?o(i):t.length}function Jh(t,e,n,o,r){
let i=c=>Mo(t,c-1).every(u=>{if(!o.has(u))return!0;let p=n.get(u);return p&&p.on.length===1&&!p.off.some(({beam:g})=>Wt.has(g.status))}),a=[],l=r.live?e-2:e;for(let c=0;c<=
e;c++){let u=a.at(-1);r.fold&&u&&c<=l&&i(c)?u.to=c:a.push({from:c,to:c})}return a.flatMap(c=>{let u=c.to-c.from+1;return u>=ge.short&&!r.unfolded.has(c.from)?[c]:
Array.from({length:u},(p,g)=>({from:c.from+g,to:c.from+g,...u>=ge.short&&g===0?{open:!0}:{}}))})}function Yh(t,{last:e,kept:n,outputs:o,alive:r,kids:i,hidden:a,
lanes:l,counts:c,columns:u,options:p}){let g=[],S=ge.margin+ge.node+ge.gap;for(let h of u){h.x=S,h.folded=h.to>h.from,h.width=h.folded?ge.fold:ge.node,S+=h.width+
ge.gap;for(let m=h.from;m<=h.to;m++)g[m]=h}let{tops:W,bands:R,height:I}=Xh(i,l,c,g),P=h=>W.get(h.group)[h.number],A={node:null,nodes:[],look:"root",x:ge.margin,
y:Zh(W),width:ge.node,height:ge.row-4,hidden:0},L=[A],N=new Map([[null,A]]),O=[];function k(h,m,w){let _=g[h.index],M={node:h,nodes:[h],look:y(h),x:_.x,y:m,width:_.
width,height:w,hidden:a.get(h)||0,place:o.get(h)||null,folded:_.folded,column:_,greedy:p.greedy.has(h)};N.set(h,M),L.push(M);let E=N.get(h.before);return E&&O.push(
{from:E,to:M,look:M.look,share:Math.min(1,Math.exp(h.beam.logprob??-1/0))}),M}function y(h){let{status:m}=h.beam;return m==="finished"?n.has(h)?"kept":"fell":m!==
"running"?m:h.index===e?"tip":r.has(h)?"inner":"lost"}for(let h=0;h<=e;h++){let m=g[h];for(let w of Mo(t,h))if(l.has(w))if(h>m.from){let _=N.get(w.before);_&&(_.
nodes.push(w),_.node=w,_.look=y(w),_.greedy&&=p.greedy.has(w),_.hidden=a.get(w)||0,N.set(w,_))}else k(w,P(l.get(w)),ge.row-4).lane=l.get(w)}for(let[h,m]of i){let w=h===
null?null:l.get(h)&&P(l.get(h));if(w===void 0)continue;let _=new Map;for(let M of m.off){let E=g[M.index];if(!E||E.folded&&!Wt.has(M.beam.status))continue;let f=w??
W.get(M.beam.group??0)[0],x=_.get(f)||0;_.set(f,x+1),k(M,f+ge.row+x*ge.leaf,ge.leaf-2)}}return{entries:L,edges:O,columns:u,bands:R,at:N,last:e,width:S-ge.gap+ge.
margin,height:I}}function Xh(t,e,n,o){let r=new Map;for(let[u,p]of t){let g=new Map;for(let S of p.off){let W=o[S.index];if(!W||W.folded&&!Wt.has(S.beam.status))
continue;let R=u===null?{group:S.beam.group??0,number:0}:e.get(u);if(!R)continue;let I=`${R.group} ${R.number}`;g.set(I,(g.get(I)||0)+1)}for(let[S,W]of g)r.set(
S,Math.max(r.get(S)||0,W))}let i=new Map,a=[],l=ge.margin,c=n.size>1;for(let[u,p]of n){let g=l;c&&(l+=ge.band),i.set(u,[]);for(let S=0;S<p;S++)i.get(u).push(l),
l+=ge.row+(r.get(`${u} ${S}`)||0)*ge.leaf+ge.between;c&&a.push({group:u,y:g,height:l-g-4}),c&&(l+=8)}return i.size||i.set(0,[l]),{tops:i,bands:a,height:Math.max(
l,ge.margin+ge.row)+ge.margin-ge.between}}var Zh=t=>[...t.values()][0][0];var Qh=`
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
`,lr={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},rr={tall:.55,small:.75},eu=[1,1.8,3,4.5,6.5],tu=[.05,.2,.5,.8],nu={probability:({beam:t})=>H(
Math.min(1,Q(t.logprob))),token:({beam:t})=>G(t.logprob,2),sum:({beam:t})=>G(t.score,2),score:(t,e)=>G(pt(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
vn=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=se("style");n.textContent=Qh,this.world=se("g"),this.bands=se("g"),this.ruler=se("g"),this.
edges=se("g"),this.blocks=se("g"),this.nodes=se("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=
new Map,this.drawn=new Map}draw(e,n){let o=n.area?a=>a.x+a.width>=n.area[0]&&a.x<=n.area[2]&&a.y+a.height>=n.area[1]&&a.y<=n.area[3]:()=>!0,r=e.entries.filter(o),
i=a=>n.zoom>=(ir(a)?rr.tall:rr.small);return this.drawBands(e),this.drawRuler(n.zoom>=rr.tall?e.columns.filter(({x:a,width:l})=>!n.area||a+l>=n.area[0]&&a<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(r.filter(a=>!i(a)),n),this.drawNodes(r.filter(i),n),r.length}drawBands({bands:e,width:n}){let o=ee(this.bands,e.length,()=>{
let r=se("g");return r.append(se("rect","t-band"),se("text")),r});e.forEach(({group:r,y:i,height:a},l)=>{let[c,u]=o[l].children;Z(c,{x:4,y:i,width:n-8,height:a,
rx:8}),Z(u,{y:i+16}),C(u,s("group {group}",{group:Be(r)}))})}drawRuler(e){let n=ee(this.ruler,e.length,()=>se("text","t-small"));e.forEach(({from:o,to:r,x:i},a)=>{
Z(n[a],{x:i+8,y:12}),C(n[a],r>o?`${o+1}–${r+1}`:String(o+1))})}nameBandsAt(e){for(let n of this.bands.children)Z(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){
let o=new Map;for(let{from:r,to:i,look:a,share:l}of e.edges){let[c,u]=[r.x+r.width,i.x],[p,g]=[r.y+r.height/2,i.y+i.height/2];if(n.area&&(u<n.area[0]||c>n.area[2]||
Math.max(p,g)<n.area[1]||Math.min(p,g)>n.area[3]))continue;let S=n.path.has(i.node)||i.nodes.some(P=>n.path.has(P)),W=Math.min(40,(u-c)*.6),I=`t-edge t-w${tu.filter(
P=>l>=P).length} ${au(i,a,S)}${n.dim&&!S?" t-dim":""}`;o.has(I)||o.set(I,[]),o.get(I).push(`M${c},${p}C${c+W},${p} ${u-W},${g} ${u},${g}`)}this.drawPaths(this.edges,
o,(r,i)=>{r.style.strokeWidth=`${eu[Number(i.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,o){for(let[r,i]of this.paths)i.parentNode===e&&!n.has(r)&&(i.remove(),this.
paths.delete(r));for(let[r,i]of n){let a=this.paths.get(r);a||(a=se("path",r),o&&o(a,r),this.paths.set(r,a),r.includes("t-path")?e.append(a):e.prepend(a)),Z(a,{
d:i.join("")})}}drawBlocks(e,n){let o=new Map;for(let r of e){let i=`t-blocks t-${ar(r,n.path)?"path":r.look}${n.dim&&!ar(r,n.path)?" t-dim":""}`;o.has(i)||o.set(
i,[]);let{x:a,y:l,width:c,height:u}=r;o.get(i).push(`M${a},${l+u*.2}h${c}v${u*.6}h${-c}z`)}this.drawPaths(this.blocks,o)}drawNodes(e,n){let o=new Map(this.drawn);
for(let r of e){let i=r.nodes[0]||null,a=this.drawn.get(i);(!a||a.tall!==ir(r))&&(a&&a.group.remove(),a=ou(ir(r)),this.drawn.set(i,a),this.nodes.append(a.group)),
o.delete(i),this.drawNode(a,r,n)}for(let[r,{group:i}]of o)i.remove(),this.drawn.delete(r)}drawNode(e,n,o){let{node:r,x:i,y:a,width:l,height:c,look:u}=n,{group:p,
box:g,word:S,right:W,tall:R}=e,I=r?nu[o.number](r,o.penalty):"";if(Z(p,{class:this.classesOf(n,o),transform:`translate(${i} ${a})`}),Z(g,{width:l,height:c}),Z(W,
{x:l-8}),C(W,I),R)su(e,n,o);else{let P=`${n.greedy?"G":""}${lr[u]} `;C(S,P+Eo(cr(r),12-P.length-Math.ceil(I.length*.82)))}ru(e,n)}classesOf(e,n){let{node:o,look:r}=e,
i=ar(e,n.path),a=[`t-${r}`];return o&&(o.beam.group??0)&&["inner","tip"].includes(r)&&a.push(`t-g${o.beam.group%4}`),o&&o.given&&a.push("t-given"),i&&a.push("t-\
path"),n.dim&&!i&&o&&a.push("t-dim"),a.join(" ")}},ir=({height:t})=>t>ge.leaf;function ou(t){let e=se("g"),[n,o,r]=[se("rect","t-box"),se("text","t-word"),se("t\
ext","t-small t-right")];e.append(n,o,r),Z(n,{rx:t?7:5}),Z(o,{x:8,y:t?14:13}),Z(r,{y:t?28:13});let i=t?e.appendChild(se("text","t-small")):null;return i&&Z(i,{x:8,
y:28}),{group:e,box:n,word:o,right:r,left:i,tall:t,flag:null}}function su({word:t,left:e},n,o){let{node:r,nodes:i,look:a}=n,l=lr[a]?`${lr[a]} `:"";r?C(t,l+(i.length>
1?lu(i.map(cr).join(""),28):Eo(cr(r),12-l.length))):C(t,o.root),C(e,r?iu(n,o):""),Z(e,{class:r&&i.length<2&&Sn(r)?"t-small t-switch":"t-small"})}function ru(t,{
look:e,place:n,hidden:o,width:r,height:i}){let a=n?`★${n}`:o?`+${o}`:"";if(!a&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[se("rect","t-inside"),se("rect","t-\
flag"),se("text","t-flag-text")],t.group.append(...t.flag));let[l,c,u]=t.flag,p=8+7*a.length;Z(l,{x:2.5,y:2.5,width:r-5,height:i-5,rx:3}),Z(c,{x:r-p+4,y:-6,width:a?
p:0,height:14,rx:2}),Z(u,{x:r-p/2+4,y:5}),C(u,a)}var ar=(t,e)=>t.nodes.some(n=>e.has(n)),Sn=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function iu({node:t,nodes:e,greedy:n},o){let r=[n?"G":"",o.goals?o.goals(t):""].filter(Boolean).join(" ");return e.length>1?[F(e.length,"{count} token","{c\
ount} tokens"),r].filter(Boolean).join(" "):t.beam.status!=="running"?r:[t.given?s("given"):Sn(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),
r].filter(Boolean).join(" ")}function au(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":
`t-g${(t.node.beam.group??0)%4}`}var cr=({beam:t,chosen:e})=>(t.text||e.text||"").replace(an,n=>Xe[n]||"�")||s("(empty)"),fa=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function Eo(t,e){let n=0,o=Array.from(t);for(let[r,i]of o.entries())if(n+=fa(i),n>e)return o.slice(0,Math.max(1,r-1)).join("")+"…";return t}function lu(t,e){
let n=Array.from(t),o=Math.floor((e-1)/2);return n.reduce((r,i)=>r+fa(i),0)<=e?t:Eo(t,o)+Eo(n.slice(-o).join(""),o)}var cu=.001;function ga(t,e){if(t.given)return[s("A given token weighs nothing in the sum of a beam.")];let n=e.prompts[t.sequence],{beam:o}=t;return[du(t,n,e),
Xn(t),o.diversity_penalty?s("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:G(o.diversity_penalty)}):"",
uu(t,n),fu(t,n,e),bu(t,e)].filter(Boolean)}var Nt=t=>t.beam.group??null,dr=(t,e)=>e.steps[t.index].filter(n=>Nt(n)===Nt(t));function du(t,e,n){let{mode:o}=n.started,
r=dr(t,e).length,i=t.index===e.given,a=i?1:e.steps[t.index-1].filter(u=>u.beam.status==="running"&&Nt(u)===Nt(t)).length,l=Nt(t)===null?[]:[s("Only beams of its\
 own group, {group}, compete with it.",{group:Be(Nt(t))})],c=i?s("All beams held the same text before this step, so one was continued."):F(a,"{count} running be\
am was continued at this step.","{count} running beams were continued at this step.");return[...l,c,hu(t,r,o==="beam_sample")].join(" ")}function hu({rank:t,beam:e},n,o){
if(e.status==="unseen")return o?s("The search drew {considered} continuations; this one was not among them.",{considered:n}):s("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let r={considered:n,rank:t};return o?s("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",r):s("The search considered {considered} continuations; by its sum, this one has rank {rank}.",r)}function Xn(t,e=!1){let{beam:n}=t,o=t.
before&&!t.before.given?ue(t.before.beam.score):0,[r,i]=[ue(n.logprob),ue(n.score)];if(o===null||r===null||i===null||i<Qt)return e?"":s("It could not be chosen:\
 its log-probability is minus infinity.");let a={before:G(o),own:G(r),after:G(i)};return e?`${a.before} + (${a.own}) = ${a.after}`:s("Sum of log-probabilities (\
nats): {before} before this token, {own} of its own: {before} + ({own}) = {after}.",a)}function uu(t,e){let n=dr(t,e),o=u=>n.filter(({beam:p})=>p.status===u).length,
[r,i,a,l]=["running","finished","ended","pruned"].map(o),c=[F(r,"{count} has gone on","{count} have gone on"),i&&F(i,"{count} ended a text","{count} ended texts"),
a&&F(a,"{count} ended a text that does not count","{count} ended texts that do not count"),l&&F(l,"{count} was pruned","{count} were pruned")].filter(Boolean);return s(
"Of these {considered}: {parts}.",{considered:n.length,parts:c.join(", ")})}var pu=t=>t.reduce((e,n)=>e&&e.beam.score>=n.beam.score?e:n,null);function wa(t){let e=t.
filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score);return e.length?Math.min(...e):null}function fu(t,e,n){let{beam:o}=t,r=t.index+1;if(o.status===
"unseen")return"";if(o.status==="ended")return s("The text ended here but does not count: it ranked too low or lacks a constraint.");if(o.status==="pruned")return mu(
t,e);if(o.status==="finished"){let l=hr(t,n);return l.length?s("It ended its text at step {step}: output {numbers}.",{step:r,numbers:l.join(", ")}):e.finished.includes(
t)?s("It ended its text at step {step}, which is kept.",{step:r}):s("It ended its text at step {step}, which was dropped for better ones.",{step:r})}let i=Sn(t)?
[s("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:o.parent+1,number:o.beam+1})]:[],a=o.forced?[s("It was cons\
idered because it advances a constraint.")]:[];return[s("It went on as beam {number}.",{number:o.beam+1}),...i,...a,gu(t,e,n)].join(" ")}function mu(t,e){let n=wa(
dr(t,e)),o={step:t.index+1,sum:G(t.beam.score),worst:G(n)};return n===null?s("It was pruned at step {step}.",o):s("It was pruned at step {step}: its sum is {sum\
}, that of the worst beam that went on {worst}.",o)}function gu(t,e,n){let o=hr(t,n);if(o.length)return s("It is part of output {numbers}.",{numbers:o.join(", ")});
let{alive:r,at:i,children:a,ends:l}=wu(t,e);if(r)return n.finished?s("It was still running when the search stopped at step {step}.",{step:e.steps.length}):s("It\
 is still running.");let c=l.find(S=>e.finished.includes(S));if(c)return s("Its text ended at step {step}, which is kept but not returned.",{step:c.index+1});if(l.
length)return s("Its text ended at step {step}, which was dropped for better ones.",{step:l.at(-1).index+1});let u=pu(a),p=wa(e.steps[i].filter(S=>Nt(S)===Nt(t))),
g={step:i+1,sum:G(u&&u.beam.score),worst:G(p)};return!u||p===null?s("It was overtaken at step {step}: none of its continuations went on.",g):s("It was overtaken\
 at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",g)}function wu(t,e){let n=new Set([t]),o=[];for(let r=t.
index+1;r<e.steps.length;r++){let i=e.steps[r].filter(({before:a})=>n.has(a));if(o.push(...i.filter(({beam:a})=>a.status==="finished")),n=new Set(i.filter(({beam:a})=>a.
status==="running")),!n.size)return{alive:!1,at:r,children:i,ends:o}}return{alive:!0,at:e.steps.length-1,children:[],ends:o}}function hr(t,e){return(e.returned||
[]).flatMap(({last:n},o)=>n&&n.sequence===t.sequence&&we(n)[t.index]===t?[o+1]:[])}function bu(t,e){let n=ue(t.beam.final_score??null);if(n!==null)return ma(t,n,
s("Final score"),e);let[o]=hr(t,e),r=o&&e.returned[o-1];return r&&ue(r.score)!==null?ma(r.last,r.score,s("Final score of output {number}",{number:o}),e):""}function ma(t,e,n,o){
let r=Zn(t,e,o);return r?s("{name}: sum / length^length_penalty = {words}.",{name:n,words:r}):s("{name}: {score}.",{name:n,score:G(e)})}function Zn(t,e,n){let o=n.
started.effective.length_penalty??1,r={sum:G(t.beam.score),length:t.length,power:o,score:G(e)},i=Number.isFinite(o)?pt(t,o):NaN;return Math.abs(i-e)<=cu*Math.max(
1,Math.abs(e))?`${r.sum} / ${r.length}^${r.power} = ${r.score}`:""}function _n({effective:t,config:e}){let n={...t,...e},o=(n.constraints||[]).map(i=>i.any_of||[i.phrase||[]]),r=(n.force_words_ids||[]).map(i=>Array.isArray(i[0])?
i:[i]);return[...o,...r].map(i=>({alternatives:i,length:Math.max(...i.map(a=>a.length))}))}function ba(t,e){let n=t.map(r=>e.get(r)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function qt({alternatives:t,length:e},n,o,r){if(n>=e)return!0;let i=t.filter(l=>l.length===n);if(!i.length)return!1;let a=[
...r,...we(o).map(l=>l.chosen.token_id)].join(" ")+" ";return i.some(l=>` ${a}`.includes(` ${l.join(" ")} `))}var ku={running:["●",({beam:t})=>s("beam {number}",{number:t+1})],finished:["■",()=>s("ended")],ended:["□",()=>s("ended, not counted")],pruned:["✕",()=>s(
"pruned")]};function ka(t,e){let r=t.querySelector(".gp-beam-table"),i=t.querySelector(".gp-where"),a=t.querySelector(".gp-more"),l={lost:4,progress:7},c=t.querySelector(
".gp-constraints"),u=[],p=[],g=[];function S(M){let E=40-M.filter(T=>T.beam.status!=="pruned").length,f=({beam:T})=>T.beam??(T.status==="finished"?1e6:1e7),x=M.
filter(T=>T.beam.status!=="pruned"||E-- >0).sort((T,$)=>f(T)-f($)),v=new Map;for(let T of x){let $=T.beam.group??null;v.has($)||v.set($,[]),v.get($).push(T)}return[
...v].sort(([T],[$])=>T-$)}function W(M,E){let f=new Map;for(let{beam:x}of M)x.status==="running"&&x.group<E&&f.set(x.text,(f.get(x.text)||0)+1);return f}function R(M){
let E="",f=M.before;for(;f&&E.length<32;f=f.before)E=(f.piece??f.chosen.text)+E;return(f||E.length>32?"…":"")+Array.from(E).slice(-32).join("")}function I(){let M=d(
"tbody"),E=M.insertRow(),f=d("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[x,v]=[d("b","gp-badge"),d("span")];return f.append(x,v),E.append(f),r.append(
M),p.push({body:M,head:E,badge:x,took:v,rows:[]}),p.at(-1)}function P(M){let E=M.body.insertRow(),f=Array.from({length:8},()=>E.insertCell()),[x,v,T]=[d("span",
"gp-sign"),d("span"),d("span","gp-flag","⚑ "+s("forced"))];f[0].append(x,v,T);let $=d("button","gp-pick",null,{type:"button",tabindex:"-1"}),[j,b,q]=[d("span",
"gp-tail"),d("bdi","gp-tail-text"),d("bdi","gp-word")];return j.append(b),$.append(j,q),f[1].append($),M.rows.push({row:E,cells:f,sign:x,fate:v,flag:T,pick:$,tail:b,
word:q,node:null}),M.rows.at(-1)}function A(M,E,f){let{beam:x}=E,[v,T]=ku[x.status]||["",()=>x.status];M.node=E,M.row.dataset.status=x.status,M.row.className=f?
"gp-looked":"",C(M.sign,v),C(M.fate,T(x)),M.flag.hidden=!x.forced;let $=R(E);M.tail.replaceChildren(),ln(M.tail,$),Ne(M.word,x.text),M.pick.tabIndex=f?0:-1,M.pick.
setAttribute("aria-pressed",String(f&&e.selected===E));let j=[T(x),...x.forced?[s("forced")]:[]].join(", ");M.pick.setAttribute("aria-label",s("{fate}: {text}",
{fate:j,text:J($+x.text)})),C(M.cells[2],E.before?s("beam {number}",{number:x.parent+1}):s(e.readsSource?"start":"prompt")),C(M.cells[3],G(x.logprob)),C(M.cells[4],
x.diversity_penalty?`-${G(x.diversity_penalty)}`:"–"),C(M.cells[5],G(x.score)),C(M.cells[6],G(x.final_score)),x.progress&&M.cells[7].replaceChildren(...N(E))}
function L(M){if(c.hidden=!M||!u.length,c.hidden)return;let E=u.map(({alternatives:f,length:x})=>{let v=d("li");return f.forEach((T,$)=>{$&&v.append(` ${s("or")}\
 `),v.append(ae(ba(T,e.texts)))}),v.append(" "+F(x,"({count} token)","({count} tokens)")),v});E.map(f=>f.textContent).join(`
`)!==c.dataset.said&&(c.dataset.said=E.map(f=>f.textContent).join(`
`),c.replaceChildren(...E))}function N(M){let E=e.prefix.map(v=>v.token_id),f=M.beam.progress.map((v,T)=>{let $=d("span","gp-goal"),j=u[T];for(let b=0;j&&b<Math.
min(j.length,8);b++)$.append(d("i",b<v?"gp-full-block":""));return j&&qt(j,v,M,E)?$.append(` ✓ ${s("done")}`):$.append(" "+(j?s("{progress} of {length}",{progress:v,
length:j.length}):String(v))),$}),{bank:x}=M.beam;return x==null?f:[...f,d("span","gp-note",s("bank {bank}",{bank:x}))]}function O(M,[E,f],x,v,T){if(M.body.hidden=
!f,!!f){if(M.head.hidden=E===null,E!==null){C(M.badge,Be(E)),M.body.dataset.look=E%4;let $=[...W(x,E)].flatMap(([j,b])=>[ae(j,"gp-took"),b>1?` × ${b}`:""]);M.took.
replaceChildren(...$.length?[s("Earlier groups have just chosen:"),...$]:[s("Chooses first: no penalty")])}for(;M.rows.length<f.length;)P(M);M.rows.forEach(($,j)=>{
if($.row.hidden=j>=f.length,!(j>=f.length)){for(let[b,q]of Object.entries(l))$.cells[q].hidden=!T[b];A($,f[j],f[j]===v)}})}}function k(M){let f=e.prompts[M.sequence].
steps[M.index],x={lost:f.some(({beam:j})=>(j.group??null)!==null),progress:f.some(({beam:j})=>j.progress)};for(let[j,b]of Object.entries(l))r.tHead.rows[0].cells[b].
hidden=!x[j];let v=S(f);for(;p.length<v.length;)I();p.forEach((j,b)=>O(j,v[b]||[null,null],f,M,x));let T=f.length-v.reduce((j,[,b])=>j+b.length,0);a.hidden=T<=0,
C(a,F(T,"and {count} more that was pruned","and {count} more that were pruned"));let $={token:M.index+1,prompt:M.sequence+1};C(i,e.prompts.length>1?s("at token \
{token} of prompt {prompt}",$):s("at token {token}",$)),L(x.progress)}let y=()=>p.filter(({body:M})=>!M.hidden).flatMap(({rows:M})=>M.filter(({row:E})=>!E.hidden)),
h=M=>y().findIndex(({pick:E})=>E.contains(M.target));r.addEventListener("click",M=>{let E=h(M);E>=0&&e.selectStep(y()[E].node)}),r.addEventListener("keydown",M=>{
M.key==="Escape"&&e.selectStep(null);let E=h(M),f={ArrowDown:1,ArrowUp:-1}[M.key];if(E<0||!f)return;M.preventDefault();let x=y()[E+f];x&&(e.selectStep(x.node),x.
pick.focus())});function m(){let M=e.usesBeams?e.current():null,E=M?e.prompts[M.sequence].steps[M.index]:[];return E.includes(M)?M:E[0]}let w=M=>()=>{let E=m(),
f=E&&M(E);return f?s("{name}: {words}.",{name:J(E.beam.text),words:f}):""},_=()=>(e.usesBeams&&e.current()?e.prompts[e.current().sequence].steps[e.current().index]:
[]).find(({beam:M})=>V(M.final_score));return de(t,{token:w(({beam:M})=>ue(M.logprob)===null?"":`log ${G(Math.exp(M.logprob),4)} = ${G(M.logprob)}`),sum:w(M=>Xn(
M,!0)),final:()=>{let M=_(),E=M&&Zn(M,M.beam.final_score,e);return E?s("{name}: {words}.",{name:J(M.beam.text),words:E}):""}}),M=>{M.run&&e.started&&(u=_n(e.started));
let E=e.usesBeams?e.current():null;t.hidden=!E,!(!E||E===g[0]&&e.selected===g[1])&&(g=[E,e.selected],k(E))}}var ya=12e3;async function Sa(t,{tree:e,log:n,prompt:o,number:r,view:i,root:a}){let l=`beam-tree${r?"-"+(r+1):""}`,u=await{svg:()=>new Blob([_a(e,i,a)],{type:"i\
mage/svg+xml"}),png:()=>yu(e,i,a),json:()=>new Blob([JSON.stringify(xa(n,o,r),null,1)],{type:"application/json"}),dot:()=>new Blob([xu(xa(n,o,r))],{type:"text/v\
nd.graphviz"})}[t](),p=d("a","",null,{href:URL.createObjectURL(u),download:`${l}.${t}`});p.click(),setTimeout(()=>URL.revokeObjectURL(p.href),6e4)}function _a(t,e,n){
let o=se("svg"),r=new vn(o);r.draw(t,{...e,area:null,zoom:1}),r.nameBandsAt(0);let{width:i,height:a}=t;Z(o,{xmlns:"http://www.w3.org/2000/svg",width:i,height:a,
viewBox:`0 0 ${i} ${a}`,class:"t-tree"});let l=getComputedStyle(n),c=o.querySelector("style");c.textContent=c.textContent.replace(/var\((--[\w-]+)\)/g,(p,g)=>l.
getPropertyValue(g).trim());let u=se("rect");return Z(u,{width:i,height:a,fill:l.getPropertyValue("--gp-page").trim()}),o.insertBefore(u,r.world),new XMLSerializer().
serializeToString(o)}async function yu(t,e,n){let o=_a(t,e,n),r=new Image;r.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(o),await r.decode();let i=Math.
min(2,ya/t.width,ya/t.height),a=d("canvas","",null,{width:Math.ceil(t.width*i),height:Math.ceil(t.height*i)}),l=a.getContext("2d");l.scale(i,i),l.drawImage(r,0,
0,t.width,t.height);let c=await new Promise(u=>a.toBlob(u,"image/png"));if(!c)throw new Error(s("it is too large for the browser."));return c}function xa(t,e,n){
let{started:o}=t,r=o.effective.length_penalty??1,i=new Map,a=new Map;for(let{last:p}of t.returned||[])p&&p.sequence===n&&!a.has(p)&&a.set(p,a.size+1);let l=sr(e,
e.steps.length-1),c=e.steps.flatMap(p=>p).map(p=>{let{beam:g}=p;i.set(p,i.size);let S={id:i.get(p),parent:p.before?i.get(p.before):null,step:p.index+1,token_id:g.
token_id,token:g.text,piece:g.piece,logprob:g.logprob,raw_logprob:g.raw_logprob,sum:g.score,length:p.length,score:pt(p,r),rank:p.rank,status:g.status,beam:g.beam,
parent_beam:g.parent};return p.given&&(S.given=!0),g.status==="finished"&&Object.assign(S,{final_score:g.final_score,kept:l.has(p)}),a.has(p)&&(S.output=a.get(p)),
(g.group??null)!==null&&Object.assign(S,{group:g.group,diversity_penalty:g.diversity_penalty}),g.progress&&Object.assign(S,{progress:g.progress,bank:g.bank,forced:g.
forced}),S}),u=t.readsSource?{source:o.prompt}:{prompt:o.prompt||wi(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...u,
seed:o.seed,num_beams:o.effective.num_beams,length_penalty:r,early_stopping:o.effective.early_stopping??!1,nodes:c}}var va=t=>'"'+t.replace(an,e=>Xe[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function xu({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),o={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},r=e.map(a=>{let l=va(`${a.token}`).
slice(0,-1)+`\\n${G(a.logprob,2)}  ${G(a.sum,2)}  #${a.rank??""}"`;return`  n${a.id} [label=${l}, ${o[a.status]||""}${a.output?", penwidth=3":""}];`}),i=e.map(a=>{
let l=(.4+4*Math.min(1,Q(a.logprob))).toFixed(2);return`  ${a.parent===null?"root":`n${a.parent}`} -> n${a.id} [penwidth=${l}${a.status==="pruned"?", style=dash\
ed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${va(n)}, style=bold];`,...r,...i,"}",""].join(
`
`)}var vu=800,Su=130,_u=2e4;function Ta(t){Ou(t),Mu(t),Eu(t),$u(t),Lu(t),Au(t),Cu(t)}function Ou(t){let{state:e,slider:n}=t;n.addEventListener("input",()=>{e.stop(),
t.goTo(Number(n.value)-1)}),t.part("play").addEventListener("click",()=>Tu(t))}function Tu(t){let{state:e,root:n}=t;e.playing?e.stop():(e.atEnd&&t.goTo(0),e.playing=
setInterval(()=>{!n.isConnected||e.atEnd?e.stop():t.goTo(e.shownTo+1),t.sayTime()},Math.max(Su,Math.min(vu,_u/Math.max(1,e.length))))),t.sayTime()}function Mu(t){
let{state:e,log:n}=t,o=(i,a)=>{e.choose(i,a),t.regrow()},r=(i,a)=>t.part(i).addEventListener("change",({target:l})=>a(l));r("candidates-shown",({value:i})=>o("c\
andidates",Number(i))),r("number",({value:i})=>o("number",i)),r("lost",({checked:i})=>o("lost",i)),r("fold",({checked:i})=>{e.unfolded=new Set,o("fold",i)}),r("\
prompt-number",({value:i})=>{e.number=Number(i),n.selectStep(null),t.regrow()})}function Eu(t){let{box:e,card:n,pan:o,state:r}=t,i=null;e.addEventListener("poin\
termove",a=>{if(a.pointerType==="touch"){n.hide();return}let l=o.pointers.size?null:r.entryAt(o.at(a));l!==i&&(i=l,e.style.cursor=l&&l.node?"pointer":"",l&&l.node?
t.showCard(l):n.hide())}),e.addEventListener("pointerleave",()=>{i=null,n.hide()}),e.addEventListener("click",a=>{let l=o.moved?null:r.entryAt(o.at(a));l&&(t.item.
focusOn(l),Ma(t,l))})}function Ma(t,e){let{state:n,log:o}=t;if(e.folded)n.unfolded.add(e.column.from),t.regrow();else if(e.node){let r=e.node===n.broughtOut;n.timeNode=
null,o.selectStep(r?null:e.node)}}function Ea(t,e){e.node&&(t.state.toggle(e),t.regrow())}function On(t,e){e&&(t.pan.byHand=!0,t.pan.reveal(e),t.item.focusOn(e))}
var Oa={ArrowLeft:(t,e)=>On(t,e.node&&t.state.parentOf(e)),ArrowRight:(t,e)=>On(t,t.state.kidsOf(e)[0]),ArrowDown:t=>On(t,t.item.neighbour(1)),ArrowUp:t=>On(t,t.
item.neighbour(-1)),Home:t=>On(t,t.state.tree.entries[0]),End:t=>On(t,t.state.tree.at.get(t.state.best)),Enter:Ma," ":Ea,Escape:t=>t.log.selectStep(null),"+":t=>t.
pan.zoomBy(1.25),"-":t=>t.pan.zoomBy(.8),0:t=>t.pan.whole()};function $u(t){let{item:e,state:n,card:o}=t;e.box.addEventListener("keydown",r=>{r.ctrlKey||r.metaKey||
r.altKey||!e.entry||!Object.hasOwn(Oa,r.key)||(r.preventDefault(),r.stopPropagation(),Oa[r.key](t,e.entry))}),e.box.addEventListener("focusin",({target:r})=>n.tree&&
r.matches(":focus-visible")&&t.showCard(e.entry)),e.box.addEventListener("focusout",()=>o.hide())}function Lu(t){let{root:e,state:n,pan:o}=t,r=(i,a)=>t.part(i).
addEventListener("click",a);r("in",()=>o.zoomBy(1.3)),r("out",()=>o.zoomBy(1/1.3)),r("whole",()=>{o.byHand=!0,o.whole()}),r("follow",()=>{o.byHand=!1,n.upTo=null,
t.regrow()}),e.addEventListener("gp-alone",()=>{o.byHand=!1,t.regrow()})}function Au(t){let{state:e,log:n}=t;t.part("go-on").addEventListener("click",()=>{let o=e.
selected;o&&n.ask({type:"branch",step:o,tokenId:o.chosen.token_id})}),t.part("collapse").addEventListener("click",()=>{let o=e.tree.at.get(e.selected);o&&Ea(t,o)}),
t.part("clear").addEventListener("click",()=>n.selectStep(null))}function Cu(t){let{root:e,state:n,log:o}=t,r=t.part("told");t.part("files").addEventListener("c\
lick",async({target:i})=>{let a=i.dataset.file;if(a){if(a==="html"){o.ask({type:"save_page"});return}C(r,"");try{let{tree:l,prompt:c,number:u}=n;await Sa(a,{tree:l,
log:o,prompt:c,number:u,view:t.look(null),root:e})}catch(l){C(r,s("The picture could not be made: {reason} Save it as SVG instead.",{reason:l.message}))}}})}var fr=-1e9,En=[[!1,"False"],[!0,"True"],["never",'"never"']],Pu=["beam_search","beam_sample"],Wu=["group_beam_search","constrained_beam_search"];function mr(t){
let{mode:e,effective:n,config:o,eos_token_ids:r,max_new_tokens:i}=t.started,a={...o,...n},l=Tn(a.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:u})=>u.
beam??0))),c=t.prompts[0].given;return{together:Pu.includes(e)?!0:Wu.includes(e)?!1:null,prompts:t.prompts,start:c,maxNew:i-c,wanted:Tn(a.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(l/Tn(a.num_beam_groups,1)):l,ends:new Set(r),constraints:_n(t.started),promptIds:t.prefix.map(u=>u.token_id),own:{lengthPenalty:Number.
isFinite(a.length_penalty)?a.length_penalty:1,earlyStopping:En.some(([u])=>u===a.early_stopping)?a.early_stopping:!1}}}var Tn=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,Le=({beam:t})=>ue(t.score)===null?-1/0:t.score,gr=(t,e)=>Le(t)/t.length**e;function Ca(t,e){return t.together?qu(t,e):Ru(t,e)}function Pa(t,e,n,{maxNew:o},{
lengthPenalty:r,earlyStopping:i}){let a=i==="never"&&r>0?o:e;return{best:t,length:a,bound:t/a**r,worst:n}}var Mn=new WeakMap;function Nu(t,e){if(!Mn.has(t)){let n=t.
filter(({beam:r})=>r.status==="running"||r.status==="pruned"),o=Math.max(...(n.length?n:t).map(Le));Mn.set(t,{ended:t.filter(({beam:r},i)=>i<e&&Qn(r)),hopeless:!n.
length,best:n.length?o:o+fr})}return Mn.get(t)}function qu(t,e){let{prompts:n,size:o,start:r}=t,i={node:null,score:fr},a=n.map(()=>({group:null,pool:Array(o).fill(
i),stop:null,lastStep:0,weighed:null,exact:!0})),l=Math.min(...n.map(({steps:u})=>u.length)),c=null;for(let u=r;u<l&&!c;u++){let p=n.map(({steps:S})=>Nu(S[u],o)),
g=p.every(S=>S.hopeless);a.forEach((S,W)=>Iu(S,p[W],u+1,g,t,e)),a.every(S=>S.stop)&&(c=a.find(S=>S.stop.step===u+1).stop)}return{stop:c,prompts:a.map(u=>({kept:u.
pool.filter(({node:p})=>p),pools:[u]}))}}function Iu(t,e,n,o,r,i){if(t.stop)return;if(e.ended.length){let u=e.ended.map(p=>({node:p,score:gr(p,i.lengthPenalty)}));
t.pool=[...t.pool,...u].sort((p,g)=>g.score-p.score).slice(0,r.size)}t.lastStep=n;let a=t.pool.at(-1).score,l=t.pool.every(({node:u})=>u),c=t.weighed=Pa(e.best,
n-r.start,l?a:null,r,i);o?t.stop={step:n,why:"criteria"}:l&&i.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:u})=>c.bound>(u?a:fr))||(t.stop={
step:n,why:"settled"})}function Ru(t,e){let n=t.prompts.map(i=>{let a=$a(i).map(p=>La(i,p,t,e)),l=$a(i).map(p=>La(i,p,t,t.own)),c=1/0;return a.forEach((p,g)=>{let[
S,W]=[p,l[g]].map(({stop:R})=>R?R.step:1/0);p.exact=p.lastStep<=c,S!==W&&(c=Math.min(c,S,W))}),{kept:a.flatMap(p=>p.kept).sort((p,g)=>p.score-g.score).reverse(),
pools:a}}),o=n.flatMap(i=>i.pools);return{stop:o.length>0&&o.every(({stop:i})=>i)?o.map(({stop:i})=>i).reduce((i,a)=>a.step>i.step?a:i):null,prompts:n}}var $a=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>n-o);function La(t,e,n,o){let{size:r,start:i}=n,a={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let l=i;l<t.steps.length&&!a.stop;l++){let c=ju(t.steps[l],e,n);if(!c)break;let u=a.lastStep=l+1;c.ended.forEach(S=>Aa(a,S,
n,o));let p=a.kept.length>=r,g=p?pr(a.kept):null;a.weighed=Pa(c.best,u-i,g,n,o),p&&o.earlyStopping===!0?a.stop={step:u,why:"full"}:p&&g>=a.weighed.bound?a.stop=
{step:u,why:"settled"}:zu(t.steps[l],u,n)&&(Bu(c.nodes,n).forEach(S=>Aa(a,S,n,o)),a.stop={step:u,why:"criteria"})}return a}function ju(t,e,{ends:n}){Mn.has(t)||
Mn.set(t,new Map);let o=Mn.get(t);if(!o.has(e)){let r=t.filter(({beam:a})=>(a.group??null)===e),i=r.filter(({beam:a})=>a.status==="finished"&&n.has(a.token_id));
o.set(e,r.length?{nodes:r,ended:i,best:Le(r[0])}:null)}return o.get(e)}var pr=t=>Math.min(...t.map(({score:e})=>e));function Aa(t,e,n,{lengthPenalty:o}){let r=gr(
e,o);if(t.kept.length>=n.size&&!(r>pr(t.kept))||(t.kept.push({node:e,score:r}),t.kept.length<=n.size))return;let i=pr(t.kept);t.kept.splice(t.kept.findIndex(a=>a.
score===i),1)}function zu(t,e,{ends:n,maxNew:o,start:r}){return e-r>=o||t.some(({beam:i})=>Qn(i)&&!n.has(i.token_id))}var Qn=({status:t})=>t==="finished"||t==="\
ended";function Bu(t,{ends:e,constraints:n,promptIds:o,wanted:r}){let i=t.filter(({beam:c})=>c.status==="running"||Qn(c)&&!e.has(c.token_id)),a=c=>n.every((u,p)=>qt(
u,c.beam.progress[p],c,o)),l=i.filter(c=>!c.beam.progress||a(c));return l.length<r?[...l,...i.filter(c=>!l.includes(c))]:l}function Wa(t,e,n){let o=Math.max(...t.
prompts.map(i=>i.steps.length));if(e.stop?e.stop.step!==o:n)return!1;let r=Math.min(...t.prompts.map(i=>i.steps.length));return e.prompts.every(({kept:i},a)=>{let{
pools:l}=t.prompts[a],c=l[(t.together?r:l.length)-1]||[];return c.length===i.length&&c.every((u,p)=>Fu(u,i[p],t))})}function Fu(t,{node:e,score:n},o){if(ue(t)===
null||!Number.isFinite(n))return ue(t)===null==!Number.isFinite(n);let r=2e-5*Math.max(1,e.length**-o.own.lengthPenalty);return Math.abs(t-n)<=r+1e-5*Math.abs(n)}
function Na(t,e,n,{lengthPenalty:o},r){let i=t.prompts[e],{kept:a,pools:l}=n.prompts[e],c=(S,W,R="")=>({node:S,score:gr(S,o),place:null,state:W,why:R}),u=new Set(
a.map(({node:S})=>S)),p=Hu(i).filter(S=>!u.has(S)).map(S=>{let{stop:W}=l.find(({group:R})=>R===(S.beam.group??null))||l[0];return!W||S.index<W.step?c(S,"out","d\
ropped"):c(S,"out",n.stop&&S.index>=n.stop.step?"not reached":"too late")}),g=!r&&!n.stop;return[...a.map(({node:S,score:W},R)=>({node:S,score:W,place:R,state:n.
stop&&R<t.wanted?"returned":"kept",why:""})),...g?i.running.map(S=>c(S,"running")).sort((S,W)=>W.score-S.score):[],...p.sort((S,W)=>W.score-S.score)]}var ur=new WeakMap;
function Hu({steps:t}){ur.has(t)||ur.set(t,{read:0,nodes:[]});let e=ur.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function $o({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var Du=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),qa=({processors:t})=>t.filter(e=>!Du.has(e));function wr(t,e){
let n=t.given,[o,r]=[n?t.steps[n-1][0]:null,0];for(let i=n;i<t.steps.length;i++){let{candidates:a}=(t.distributions[i]||[])[r]||{candidates:[]},l=e(i-n,a[0]);if(l===
void 0)return{last:o,ended:!1,left:null};let c=t.steps[i].find(u=>u.beam.parent===r&&u.beam.token_id===l)||null;if(!c||c.beam.status==="pruned")return{last:o,ended:!1,
left:Ku(t,o,r,{index:i,id:l,node:c,candidates:a})};if(o=c,c.beam.status!=="running")return{last:o,ended:!0,left:null};r=c.beam.beam}return{last:o,ended:!1,left:null}}
function Ku(t,e,n,{index:o,id:r,node:i,candidates:a}){let l=i&&i.beam||a.find(S=>S.token_id===r)||null,c=i?i.beam.group:e&&e.beam.group,u=t.steps[o].filter(S=>(S.
beam.group??null)===(c??null)||!e),p=u.filter(S=>S.beam.status==="running").map(Le),g=e&&!e.given?Le(e):0;return{index:o,token:l,node:i,considered:u.length,sum:i?
Le(i):l&&ue(l.logprob)!==null?g+l.logprob:null,best:p.length?Math.max(...p):null,worst:p.length?Math.min(...p):null}}var Lo=t=>wr(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var Ia=700;function br(t,e){let{beam:n,length:o}=t,r=e.started.effective.length_penalty??1,i=e.prompts[t.sequence].steps[t.index].filter(c=>(c.beam.group??null)===
(n.group??null)).length,a=()=>ue(n.logprob)===null?"":`log ${G(Q(n.logprob),4)} = ${G(n.logprob)}`,l=[[s("probability"),H(Math.min(1,Q(n.logprob))),"probability"],
[s("token log p"),G(n.logprob),"logprob",a]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&l.push([s("before the processors"),G(n.raw_logprob),"logpr\
ob"]),l.push([s("sum"),G(n.score),"beam",()=>Xn(t,!0)]),l.push([s("sum / {length}^{power}",{length:o,power:r}),G(pt(t,r)),"sequence-score",()=>Zn(t,pt(t,r),e)]),
l.push([s("rank"),t.rank?s("{rank} of {among}",{rank:t.rank,among:i}):s("below the {among} considered",{among:i}),"beam",()=>"",{formula:"",unit:""}]),n.diversity_penalty&&
l.push([s("diversity penalty"),G(n.diversity_penalty),"diversity-penalty"]),(n.bank??null)!==null&&l.push([s("bank"),String(n.bank),"constraint"]),l}function kr(t,e,n,{
place:o,greedy:r}={}){let{beam:i}=t,a=n.prompts[t.sequence].steps[t.index].filter(L=>(L.beam.group??null)===(i.group??null)),l=a.filter(L=>L.beam.status==="runn\
ing"),c=(i.beam??0)+1,u=n.started.mode==="beam_sample",p=n.finished&&t.index===n.prompts[t.sequence].steps.length-1;if(t.given)return s("It was given, not chose\
n: the search begins after it.");let g=Sn(t)?[s("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:i.parent+1,number:c})]:
[],S=i.forced?[s("It was considered because it advances a constraint.")]:[],W=l.reduce((L,N)=>Math.min(L,N.beam.score),1/0),R=Number.isFinite(W)?[s("The worst b\
eam that went on has a sum of {sum}.",{sum:G(W)})]:[],I=G(i.final_score),P={tip:()=>[p?s("It was still running as beam {number} when the search stopped.",{number:c}):
s("It goes on as beam {number}.",{number:c}),...g,...S],inner:()=>[s("It went on as beam {number}.",{number:c}),...g,...S],lost:()=>[s("It went on as beam {numb\
er}, but is a dead end: better beams took the places of its continuations.",{number:c}),...g,...S],kept:()=>[s("The text ended here and is kept, with a final sc\
ore of {score}.",{score:I}),...o?[s("It is output {place}.",{place:o})]:[]],fell:()=>[s("The text ended here with a final score of {score}, but was dropped for \
better ones.",{score:I})],ended:()=>[s("The text ended here but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[s(u?"It was drawn and pr\
uned: better ones filled the beams.":"It was considered and pruned."),...R],unseen:()=>[u?s("It was not drawn."):s("It was too improbable: not among the {consid\
ered} continuations that were considered.",{considered:a.length})]},A=r?[s("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];
return[...Object.hasOwn(P,e)?P[e]():[],...A].join(" ")}var yr=t=>t.piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.text?t.beam.text:"");function xr(t,e,n){
return t.beam.progress.map((o,r)=>{let i=e[r];return i&&qt(i,o,t,n)?"✓":o?"◐":"·"}).join("")}function vr(t,e){let n=(c,u,p)=>t.querySelector(".gp-picked-"+
p)||t.appendChild(d(c,u)),o=n("p","gp-whole-text","text"),r=n("dl","","facts"),i=n("p","gp-fate","fate"),a=t.classList.contains("gp-node-card");function l(c,u,p){
if(!c){t.hidden=!0;return}let g=u.at.get(c),S=we(c.before).map(P=>P.piece??"").join(""),W=a&&S.length>Ia?"…"+S.slice(-Ia):S,R=d("b","");Ne(R,yr(c)||c.beam.text),
o.replaceChildren(d("bdi","",W),R);let I=br(c,e);c.beam.progress&&I.push([s("constraints"),xr(c,p,e.prefix.map(P=>P.token_id)),"constraint"]),a?r.replaceChildren(
...I.flatMap(([P,A])=>[d("dt","",P),d("dd","",A)])):ee(r,I.length,Gu),a||I.forEach((P,A)=>Uu(r.children[A],P)),C(i,kr(c,g?g.look:c.beam.status,e,g||{})),t.hidden=
!1}return{element:t,show:l,hide:()=>{t.hidden=!0}}}function Gu(){let t=d("div"),e=d("dt");return e.append(d("span")),t.append(e,d("dd")),t}function Uu(t,[e,n,o,
r=()=>"",i={}]){let a=t.firstChild.firstChild;C(a,e),oe(a,o,()=>r()?he(r()):"",i),C(t.lastChild,n)}function Ra(){return[...[["tip",s("goes on")],["lost","✕ "+
s("dead end")],["kept","■ "+s("ended, kept")],["fell","▤ "+s("ended, dropped")],["pruned","✕ "+s("pruned")],["unseen","… "+s("not considered")],["path",
s("best or selected text")]].map(([e,n])=>{let o=se("svg","t-tree"),r=se("g",`t-${e}`),[i,a]=[se("rect","t-box"),se("rect","t-inside")];Z(i,{x:2,y:2,width:22,height:11,
rx:3}),Z(a,{x:4.5,y:4.5,width:17,height:6,rx:2}),r.append(i,a),o.append(r);let l=d("span");return e==="unseen"?l.append(n):l.append(o,n),l}),d("span","",s("2→1:\
 beam 2 goes on as beam 1")),d("span","","★ "+s("output")),d("span","","G "+s("greedy path"))]}var Vu=700,Ju={candidates:2,number:"probability"},Ao=class{constructor(e){this.log=e,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:e,max_new_tokens:n}=this.
log.started,o=(e.num_beams||1)*n>Vu;this.choices={...Ju,lost:!o,fold:o,...o?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=_n(this.log.started),this.stop()}choose(e,n){this.choices[e]=n,this.byHand[e]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let e=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return e?e.last:null}get selected(){let{selected:e}=this.log;return e&&e.beam&&e.sequence===this.number?e:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:e,number:n,prompt:o,atEnd:r}=this;this.stale=!1;let i=r&&
e.returned?e.returned.map(({last:a})=>a):[];this.tree=pa(o,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:i.filter(
a=>a&&a.sequence===n),live:!e.finished||!r,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:e}=this,{last:n,left:o}=Lo(e),r=Yn([n]),i=o&&(o.node||o.token&&qi(
e,o.index,n,o.token.token_id));return i?r.add(i):r}get newest(){let{columns:e,at:n,entries:o}=this.tree,{x:r,width:i}=e.at(-1),{y:a,height:l}=n.get(this.best)||
o[0];return{x:r,y:a,width:i,height:l}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:o,to:r})=>n+r-o,0)}kidsOf(e){return this.
tree.entries.filter(({nodes:n})=>n.length&&n[0].before===e.node)}parentOf(e){return this.tree.at.get(e.nodes[0].before)}entryAt([e,n]){let o=r=>e>=r.x&&e<=r.x+r.
width&&n>=r.y-2&&n<=r.y+r.height+2;return this.tree&&this.tree.entries.findLast(o)}goalsOf(e){return e.beam.progress?(this.goals.has(e)||this.goals.set(e,xr(e,this.
constraints,this.log.prefix.map(n=>n.token_id))),this.goals.get(e)):""}toggle({node:e,column:n,folded:o}){let{unfolded:r,collapsed:i}=this,a=this.tree.columns.some(
({from:l,open:c})=>c&&l===e.index);o?r.add(n.from):a&&r.has(e.index)?r.delete(e.index):i.has(e)?i.delete(e):e.beam.status==="running"&&i.add(e)}};var Co=class{constructor(e,n){this.box=e,this.changed=n,this.x=0,this.y=0,this.zoom=1,this.plane=[1,1],this.moved=!1,this.byHand=!1,this.gesture=!1,this.pointers=
new Map,e.addEventListener("pointerdown",o=>this.down(o)),e.addEventListener("pointermove",o=>this.move(o));for(let o of["pointerup","pointercancel"])e.addEventListener(
o,r=>this.up(r));e.addEventListener("wheel",o=>this.wheel(o),{passive:!1}),this.resized=()=>this.settle(),new ResizeObserver(()=>this.resized()).observe(e)}get width(){
return this.box.clientWidth||1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.
zoom]}get limits(){let e=Math.min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,e)),2.5]}sized(e,n){this.plane=[e,n],this.
settle()}settle(){let[e,n]=this.limits;this.zoom=Math.min(n,Math.max(e,this.zoom));let[o,r]=[this.width/this.zoom,this.height/this.zoom],i=(a,l,c)=>l>c?(c-l)/2:
Math.max(0,Math.min(a,c-l));this.x=i(this.x,o,this.plane[0]),this.y=i(this.y,r,this.plane[1]),this.changed()}zoomBy(e,[n,o]=[this.width/2,this.height/2],r=!1){this.
gesture=r;let[i,a]=this.limits,l=Math.min(a,Math.max(i,this.zoom*e));this.x+=n/this.zoom-n/l,this.y+=o/this.zoom-o/l,this.zoom=l,this.byHand=!0,this.settle()}whole(){
[this.zoom]=this.limits,[this.x,this.y]=[0,0],this.settle()}shows({x:e,y:n,width:o,height:r}){let[i,a,l,c]=this.area;return e>=i&&n>=a&&e+o<=l&&n+r<=c}reveal({x:e,
y:n,width:o,height:r},i=40){let[a,l,c,u]=this.area,p=Math.min(i,(c-a)/4,(u-l)/4);this.x+=Math.min(0,e-p-a)||Math.max(0,e+o+p-c),this.y+=Math.min(0,n-p-l)||Math.
max(0,n+r+p-u),this.settle()}at({clientX:e,clientY:n}){let{left:o,top:r}=this.box.getBoundingClientRect();return[this.x+(e-o)/this.zoom,this.y+(n-r)/this.zoom]}down(e){
e.button||(this.pointers.set(e.pointerId,e),this.pointers.size===1&&(this.moved=!1))}move(e){let n=this.pointers.get(e.pointerId);if(!n)return;let[o,r]=[e.clientX-
n.clientX,e.clientY-n.clientY];if(!this.moved&&Math.hypot(o,r)<4)return;this.moved||this.box.setPointerCapture(e.pointerId),this.moved=!0,this.byHand=!0,this.pointers.
set(e.pointerId,e);let i=[...this.pointers.values()].find(({pointerId:a})=>a!==e.pointerId);if(i){let a=u=>Math.hypot(u.clientX-i.clientX,u.clientY-i.clientY)||
1,{left:l,top:c}=this.box.getBoundingClientRect();this.zoomBy(a(e)/a(n),[(e.clientX+i.clientX)/2-l,(e.clientY+i.clientY)/2-c],!0)}else this.x-=o/this.zoom,this.
y-=r/this.zoom,this.settle()}up(e){this.pointers.delete(e.pointerId)}wheel(e){let n=this.box.closest(".gp-alone")!==null,{left:o,top:r}=this.box.getBoundingClientRect();
e.ctrlKey||e.metaKey||n&&!e.shiftKey&&!e.deltaX?(e.preventDefault(),this.zoomBy(Math.exp(-e.deltaY*(e.deltaMode?.05:.002)),[e.clientX-o,e.clientY-r],!0)):(e.deltaX||
e.shiftKey)&&(e.preventDefault(),this.x+=(e.deltaX||e.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var Po=class{constructor(e,n,o){this.box=e,this.state=n,this.pan=o,this.element=null,this.entry=null}focusOn(e,n=!1){let o=this.element,r=o&&document.activeElement===
o;this.element=d("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(e)}),this.entry=e,this.box.append(this.element),o&&o.remove(),this.place(),(r||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(e){let{state:n}=this,o=e.node?e.nodes[0].index+2:1,r=e.node?n.kidsOf(n.parentOf(e)||n.tree.entries[0]):
[e],i=e.hidden||e.folded?"false":n.kidsOf(e).length?"true":null;return{"aria-level":o,"aria-label":this.labelOf(e),"aria-setsize":r.length||1,"aria-posinset":Math.
max(0,r.indexOf(e))+1,"aria-selected":String(!!e.node&&e.node===n.selected),...i&&{"aria-expanded":i}}}labelOf(e){let{log:n}=this.state,{node:o,nodes:r}=e;if(!o)
return s(n.readsSource?"The start of the target, where the tree begins":"The prompt, where the tree begins");let i=J(r.map(yr).join("")),a=r.length>1?F(r.length,
"{count} token, {text}","{count} tokens, {text}",{text:i}):i,l=br(o,n).map(([c,u])=>`${c} ${u}`);return`${a}, ${s("step {number}",{number:o.index+1})}. ${kr(o,e.
look,n,e)} ${l.join(", ")}`}place(){let{state:{tree:e,best:n},entry:o,pan:{x:r,y:i,zoom:a}}=this;if(!e)return;let l=o&&(o.node?e.at.get(o.node):e.entries[0])||e.
at.get(n)||e.entries[0];if(!o||l.node!==o.node){this.focusOn(l,!0);return}this.entry=l,Object.assign(this.element.style,{left:`${(l.x-r)*a}px`,top:`${(l.y-i)*a}\
px`,width:`${l.width*a}px`,height:`${l.height*a}px`})}neighbour(e){let n=this.state.tree.entries.filter(({x:o})=>o===this.entry.x).sort((o,r)=>o.y-r.y);return n[n.
indexOf(this.entry)+e]}};var ja=600,Yu=150,Xu=130,za=.2,Zu=.4,Wo=class{constructor(e,n){this.root=e,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new vn(this.part("picture")),this.pan=new Co(this.box,()=>this.schedule()),this.scale=1,this.pan.resized=()=>this.resized(),this.item=new Po(this.
part("tree-nodes"),n,this.pan),this.card=vr(this.part("node-card"),this.log),this.picked=vr(this.part("picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=
void 0,this.part("legend-line").append(...Ra())}part(e){return this.root.querySelector(".gp-"+e)}get selected(){return this.log.selected&&this.state.tree?this.state.
tree.at.get(this.log.selected):void 0}resized(){let{state:e,pan:n,root:o}=this;if(o.hidden)return;let r=Number(getComputedStyle(o).getPropertyValue("--gp-scale"))||
1;n.zoom*=r/this.scale,e.tree&&(r!==this.scale||this.box.closest(".gp-alone"))&&this.regrow(),this.scale=r,n.settle(),e.tree&&!n.byHand&&n.reveal(this.selected||
e.newest,30)}revealSelected(){let{selected:e,pan:n}=this;e&&!n.shows(e)&&n.reveal(e,1/0)}begin(){let{state:e}=this;e.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,
byHand:!1}),this.part("candidates-shown").value=e.choices.candidates,this.part("number").value=e.choices.number,this.part("lost").checked=e.choices.lost,this.part(
"fold").checked=e.choices.fold}grow(){let{state:e,pan:n,box:o}=this;e.lay();let{width:r,height:i}=e.tree;n.byHand||(n.zoom=this.zoomFor(r,i));let a=`${Math.round(
Math.max(Yu,Math.min(ja,i*Math.min(1,n.zoom)+4)))}px`;o.style.height!==a&&(o.style.height=a),this.drawn=null,n.sized(r,i),n.byHand||n.reveal(e.newest,30),this.drawPicked(),
this.sayTime()}zoomFor(e,n){let{pan:o,scale:r}=this;if(r!==1)return r;let i=Math.min(1,Math.max(.8,(ja-4)/n));return this.box.closest(".gp-alone")?Math.max(i,Math.
min(2,o.width/e,o.height/n)):i}schedule(){this.wanted||(this.wanted=!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){
this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:e,
picture:n}=this,{x:o,y:r,zoom:i,area:a}=e;this.drawn&&e.gesture&&Math.abs(Math.log(i/this.drawn.zoom))<Zu&&i!==this.drawn.zoom?(clearTimeout(this.resting),this.
resting=setTimeout(()=>this.redraw(),Xu)):(!this.isDrawn(a)||i!==this.drawn.zoom)&&this.drawAround(a,i);let{drawn:c}=this,u=[(c.area[0]-o)*i,(c.area[1]-r)*i].map(
p=>`${p.toFixed(2)}px`);n.element.style.transform=`translate(${u}) scale(${i/c.zoom})`,n.nameBandsAt(o),this.item.place(),this.part("follow").hidden=!e.byHand}isDrawn([
e,n,o,r]){if(!this.drawn)return!1;let{area:i}=this.drawn;return e>=i[0]&&n>=i[1]&&o<=i[2]&&r<=i[3]}drawAround([e,n,o,r],i){let{picture:a}=this,[l,c]=[(o-e)*za,(r-
n)*za],u=[e-l,n-c,o+l,r+c];this.drawn={zoom:i,area:u},Z(a.element,{width:(u[2]-u[0])*i,height:(u[3]-u[1])*i}),Z(a.world,{transform:`translate(${-u[0]*i} ${-u[1]*
i}) scale(${i})`}),a.draw(this.state.tree,this.look(u))}look(e){let{state:n,log:o}=this,r=n.broughtOut;return{area:e,zoom:this.pan.zoom,path:Yn([r||n.best]),dim:!!r,
number:n.choices.number,penalty:n.penalty,goals:n.constraints.length?i=>n.goalsOf(i):null,root:s(o.readsSource?"target start":"the prompt")}}goTo(e){let{state:n,
log:o,pan:r}=this;n.upTo=e>=n.length-1?null:Math.max(0,e),n.timeNode=n.upTo===null?null:n.best,o.selectStep(n.timeNode),n.upTo!==null&&(r.byHand=!1),this.regrow()}sayTime(){
let{state:e,slider:n}=this,o=Math.max(1,e.length),r={step:e.shownTo+1,end:o,folded:e.folded},i=s("step {step} of {end}",r);Z(n,{max:o}),n.value=String(e.shownTo+
1),n.setAttribute("aria-valuetext",i),C(this.part("step-words"),e.folded?s("step {step} of {end}, {folded} folded",r):i),C(this.part("play"),s(e.playing?"❚❚ Pau\
se":"▶ Play"))}showCard(e){let{card:n,pan:o,state:r}=this;n.show(e.node,r.tree,r.constraints);let{x:i,y:a,zoom:l}=o,[c,u]=[(e.x-i)*l,(e.y+e.height-a)*l+8],{element:p}=n,
g=(e.y-a)*l-p.offsetHeight-8;p.style.left=`${Math.max(4,Math.min(c,o.width-p.offsetWidth-4))}px`,p.style.top=`${u+p.offsetHeight>o.height&&g>0?g:u}px`}drawPicked(){
let{state:e,log:n}=this,o=e.broughtOut,r=this.part("picked");if(r.hidden=!o,r.hidden)return;this.picked.show(o,e.tree,e.constraints),this.part("go-on").hidden=!n.
canAsk||n.hideFrom!==null;let i=e.tree.at.get(o),a=i&&!i.hidden&&e.kidsOf(i).length,l=this.part("collapse");l.hidden=!i||!a&&!i.hidden||o.beam.status!=="running",
C(l,i&&i.hidden?s("Open what follows ({count})",{count:i.hidden}):s("Fold what follows"))}drawPrompts(){let e=this.log.prompts.length,n=this.part("prompt-number");
this.part("which").hidden=e<2,n.options.length!==e&&(n.replaceChildren(...this.log.prompts.map((o,r)=>d("option","",String(r+1),{value:r}))),n.value=this.state.
number)}};function Ba(t,e){let n=new Ao(e),o=new Wo(t,n);return Ta(o),r=>{t.hidden=!e.usesBeams||e.hideFrom===0,r.run&&e.started&&o.begin(),!t.hidden&&(o.part("files").querySelector(
"[data-file=html]").hidden=!e.canAsk,(r.run||r.steps||r.status)&&(n.stale=!0,o.drawPrompts()),o.drawn=null,o.draw(),r.selection&&o.revealSelected(),o.drawPicked())}}var Qu={returned:"★",kept:"■",running:"●",out:"□"},[ep,Fa]=[100,14],tp=16,Sr=new WeakMap,Ha=new WeakMap;function No(t){let e=[],n=t;for(;n&&!Sr.has(n);)
e.push(n),n=n.before;let o=n?Sr.get(n):"";for(let r of e.reverse())o+=r.piece??(r.given||!Qn(r.beam)?r.chosen.text:""),Sr.set(r,o);return o}function Io(t,e=26){
let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function np(t,e){let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;
for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function op(t,e,n){if(n.ends.has(t.beam.token_id))return Ee("eos")[0];if(t.length>=n.maxNew)return Ee("length")[0];
let o=(e.returned||[]).find(({last:r})=>r===t);return o?Ee(o.stopReason)[0]:s("a stopping criterion")}function sp({place:t,state:e,why:n}){return t!==null?e==="\
returned"?s("{place} output",{place:t+1}):String(t+1):n==="dropped"?s("dropped"):n==="too late"?s("too late"):n==="not reached"?s("not reached"):e==="running"?s(
"still running"):""}var qo=class{constructor(e,n){this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",o=>{let r=this.
rows.find(({pick:i})=>i.contains(o.target));r&&n.selectStep(n.selected===r.node?null:r.node)}),this.body.addEventListener("keydown",o=>{o.key==="Escape"&&n.selectStep(
null);let r={ArrowDown:1,ArrowUp:-1}[o.key];if(!r)return;o.preventDefault();let i=this.rows[this.rows.findIndex(({pick:a})=>a===o.target)+r];i&&!i.row.hidden&&i.
pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.from({length:9},()=>e.insertCell()),[o,r]=[d("span","gp-sign",null,{"aria-hidden":"true"}),d("span")];
n[0].append(o,r);let i=d("button","gp-pick",null,{type:"button"}),[a,l]=[d("bdi","gp-head-text"),d("bdi","gp-tail-text")];i.append(a,l),n[3].append(i);let c={row:e,
cells:n,sign:o,place:r,pick:i,head:a,tail:l,node:null};return this.rows.push(c),c}draw(e,n,o){let r={moved:n!==null,group:e.some(({node:c})=>(c.beam.group??null)!==
null),words:e.some(({node:c})=>c.beam.progress)};for(let[c,u]of Object.entries(r))X(this.table.tHead.querySelector(`.gp-${c}-column`),u);for(;this.rows.length<e.
length;)this.newRow();let i=e.map(({node:c})=>No(c)),a=i.map(c=>np(c,i[0]));i.length>1&&(a[0]=Math.min(...a.slice(1)));let l=Math.max(0,e.findIndex(({node:c})=>c===
this.log.selected));this.rows.forEach((c,u)=>{X(c.row,u<e.length),!c.row.hidden&&(c.pick.tabIndex!==(u===l?0:-1)&&(c.pick.tabIndex=u===l?0:-1),this.fill(c,e[u],
i.length>1?a[u]:0,n,o,r))})}fill(e,n,o,r,i,a){let{node:l,score:c,place:u,state:p}=n,{cells:g,pick:S}=e,[W,R]=[No(l),this.log.selected===l];e.node=l,e.row.dataset.
state!==p&&(e.row.dataset.state=p),C(e.sign,Qu[p]),C(e.place,sp(n)),this.sayText(e,W,o,R),S.getAttribute("aria-pressed")!==String(R)&&S.setAttribute("aria-press\
ed",String(R)),X(g[1],a.moved),a.moved&&C(g[1],rp(u,r.get(l))),X(g[2],a.group),a.group&&C(g[2],Be(l.beam.group)),C(g[4],Number.isFinite(Le(l))?G(Le(l)):"−∞"),
C(g[5],String(l.length)),C(g[6],Number.isFinite(c)?G(c):"−∞"),X(g[7],a.words),a.words&&C(g[7],this.written(l,i)),C(g[8],p==="running"?"–":`${l.index+1}: ${op(
l,this.log,i)}`)}sayText({pick:e,head:n,tail:o},r,i,a){let l=a||i<tp?0:i,c=`${a} ${l} ${r}`;if(Ha.get(e)===c)return;Ha.set(e,c);let u=Array.from((l?"…":"")+r.
slice(l)),p=a||u.length<=2*Fa?0:Fa,g=u.slice(0,u.length-p);_e(n,(a?g:g.slice(0,ep)).join("")),_e(o,p?u.slice(-p).join(""):"",{plain:!p}),e.setAttribute("aria-la\
bel",J(r)),l||u.length>60?ve(e,()=>s("The whole text: {text}",{text:r})):delete e.dataset.tip}written(e,{constraints:n,promptIds:o}){let r=n.filter((i,a)=>qt(i,
e.beam.progress[a],e,o)).length;return`${r===n.length?"✓ ":""}${s("{done} of {all}",{done:r,all:n.length})}`}};function rp(t,e){return e===void 0?t===null?"–":
"– ▲":t===null?`${e+1} ▼`:t===e?`${e+1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var Ro=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,C(this.button,
s(this.isAsked?"running …":"Run greedy decoding"))}draw(e,n,o){let{log:r}=this,i=(r.searched.get(r.turn)||[]).find(({kind:l})=>l==="greedy")||null;this.button.
hidden=!!i||!r.finished||!Object.hasOwn(r.answers,"search"),this.sayButton(),this.path.hidden=!!i,this.fill(this.path,this.pathWords(Lo(e.prompts[n]),e,o.prompts[n].
kept,!!r.started.effective.do_sample));let a=qa(r.started).map(l=>De(l)[0]);this.doubt.hidden=!a.length||!!i,C(this.doubt,s("This is the path of the most probab\
le tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.",{processors:a.join(", ")})),this.exactly.
hidden=!i,i&&this.said!==i&&this.drawFound(i,e,n,o),this.said=i}fill(e,n){let o=n.map(r=>typeof r=="string"?r:r.textContent).join(`
`);e.dataset.said!==o&&(e.dataset.said=o,e.replaceChildren(...n))}pathWords({last:e,ended:n,left:o},r,i,a){if(o)return this.leftWords(o,r,a);if(!e||e.given)return[
s(a?"The path of the most probable tokens is not known yet.":"The greedy path is not known yet.")];let l=n?i.findIndex(({node:p})=>p===e):-1,c=G(Le(e)),u=l<0?F(
e.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",{sum:c}):F(e.length,"Its sum is {sum} after {count} token, its score {\
score}.","Its sum is {sum} after {count} tokens, its score {score}.",{sum:c,score:G(i[l].score,4)});return[[this.fateWords(e,n,l,a),u,...this.bestWords(e,n,l,r,
i)].join(" ")]}fateWords({beam:e,index:n},o,r,i){let a={text:s(i?"The text of the most probable tokens":"The greedy text"),beam:(e.beam??0)+1,place:r+1,token:n+
1};return o?r>0?s("{text} has ended, and has rank {place}.",a):r===0?this.log.finished?s("{text} is the best output.",a):s("{text} is the best so far.",a):e.status===
"finished"?s("{text} ended at token {token} but is not kept: others are better.",a):s("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",a):s("{text} is still running, as beam {beam}.",a)}bestWords({sequence:e},n,o,r,i){if(!n){let u=r.prompts[e].running.map(Le);return u.length?
[s("The best beam has {sum}.",{sum:G(Math.max(...u))})]:[]}if(o===0||!i[0])return[];let{node:a,score:l}=i[0],c={sum:G(Le(a)),score:G(l,4)};return[F(a.length,"Th\
e best has a sum of {sum} after {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",c)]}leftWords({
index:e,token:n,node:o,sum:r,considered:i,best:a,worst:l},c,u){let p=c.prompts.some(({steps:W})=>(W[0]||[]).some(({beam:R})=>(R.group??null)!==null)),g=be([o?s(
"rank {rank} of {considered}",{rank:o.rank,considered:i}):s("not among the {considered} considered",{considered:i}),...r===null?[]:[s("sum {sum}",{sum:G(r)})],...l===
null?[]:[s("worst beam that went on {worst}, best {best}",{worst:G(l),best:G(a)})]]),S=s(u?"{where} left the path of the most probable tokens at token {place}: \
{token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return me(S,{where:s(p?"Group A":"The search"),place:String(e+1),details:g,
token:n?ae(n.text,"gp-strong"):s("a token that was not recorded")})}drawFound(e,n,o,r){let i=e.tokens.map(([W])=>W),a=wr(n.prompts[o],W=>i[W]),l=W=>W.reduce((R,I)=>R+
(ue(I)??-1/0),0),c=r.prompts[o].kept[0],u=c?we(c.node).filter(W=>!W.given):[],p=d("span");this.fill(p,[...me(s("Run by the library, greedy decoding wrote {text}\
."),{text:ae(Io(e.text,60),"gp-wrote")}),` ${this.totalWords(i.length,l(e.tokens.map(([,,W])=>W)))} `,c?`${this.bestTotalWords(u.length,l(u.map(({chosen:W})=>W.
raw_logprob)))} `:"",...this.pathWords(a,n,r.prompts[o].kept,!1)]);let g=d("details"),S=d("table");for(let[W,[,R,I]]of e.tokens.entries()){let P=S.insertRow();P.
insertCell().textContent=W+1,P.insertCell().append(ae(R)),P.insertCell().textContent=G(ue(I))}g.append(d("summary","",s("Its tokens and their log-probabilities")),
S),this.exactly.replaceChildren(p,g)}totalWords(e,n){let o={sum:G(n)};return this.log.started.processors.length?F(e,"It has {count} token with a log-probability\
 of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",o):F(e,"It has {count} token with a log-probabi\
lity of {sum}.","It has {count} tokens with a log-probability of {sum}.",o)}bestTotalWords(e,n){let o={sum:G(n)};return this.log.started.processors.length?F(e,"\
The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability of {sum} be\
fore the processors.",o):F(e,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-probability of \
{sum}.",o)}};var $n=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,_r=t=>En.find(([e])=>e===t)?.[1]??String(t),It=t=>String(Number(t.toFixed(4))),
jo=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=En.map(([o,r])=>this.
newRow(o,r)),this.asked=null}newRow(e,n){let o=this.root.querySelector("tbody").insertRow(),r=d("th","",null,{scope:"row"});o.append(r);let[i,a,l]=Array.from({length:3},
()=>o.insertCell()),c=d("span"),u=d("button","gp-button gp-run-on",null,{type:"button","aria-label":s("Run the search with early_stopping {name}",{name:n})});l.
dataset.name=`${s("outputs:")} `,i.append(c," ",u);let p={row:o,head:r,words:c,button:u,because:a,outputs:l,value:e,name:n,rule:null};return u.addEventListener(
"click",()=>{this.asked=p.rule,this.log.ask({type:"search",kind:"rule",rule:p.rule}),this.sayButton(p)}),p}sayButton({button:e,rule:n}){let o=!!(this.asked&&$n(
this.asked,n));e.disabled=o,C(e,s(o?"running …":"Run the search"))}draw(e,n,o,r,i){C(this.why,this.whyWords(e,n,o(e.own),i));for(let a of this.rows){a.rule={lengthPenalty:r.
lengthPenalty,earlyStopping:a.value};let l=$n(a.rule,e.own);pe(a.row,l?"gp-own-rule":""),C(a.head,l?s("{name} (this run)",{name:a.name}):a.name),this.drawRule(a,
e,n,o,i)}}drawRule(e,n,o,r,i){let a=r(e.rule),{pools:l}=a.prompts[o],c=l.every(({exact:g})=>g),u=a.stop&&c?null:this.answerTo(e.rule),p=!u&&!(a.stop&&c);if(e.button.
hidden=!p||!this.log.finished||!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),u){C(e.words,s("after step {step}",{step:u.steps})),C(e.because,s("fo\
und by a run")),this.sayOutputs(e.outputs,...this.comparedIds(u));return}C(e.words,ip(a,c,i)),C(e.because,this.reasons(l,n,e.rule)),!c||!a.stop?C(e.outputs,"–"):
this.sayOutputs(e.outputs,...this.comparedNodes(a,r(n.own),o,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(o=>o.kind==="rule"&&$n(o.rule,
e))||null}comparedNodes(e,n,o,{wanted:r}){let[i,a]=[e,n].map(({prompts:c})=>c[o].kept.slice(0,r));return[i.filter(({node:c},u)=>!a[u]||a[u].node!==c).length,i.length,
i[0]?{text:No(i[0].node),score:i[0].score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:o})=>o.join(" "));return[e.filter(({
token_ids:o},r)=>o.join(" ")!==n[r]).length,e.length,e[0]]}sayOutputs(e,n,o,r){let i=r&&{differ:n,all:o,score:G(r.score,4)},a=n?o>1?s("{differ} of {all} differ;\
 the best, with score {score}:",i):s("another text, with score {score}:",i):s("the same"),l=a+(n?r.text:"");e.dataset.said!==l&&(e.dataset.said=l,e.replaceChildren(
a,...n?[" ",ae(Io(r.text,40),"gp-wrote")]:[]))}whyWords(e,n,o,r){let{pools:i}=o.prompts[n],a=_r(e.own.earlyStopping);return(o.stop?s("This search stopped after \
step {step} by the rule of early_stopping {name}.",{step:o.stop.step,name:a}):r?s("The search was cut off. By the rule of early_stopping {name} it would have go\
ne on.",{name:a}):s("The search goes on by the rule of early_stopping {name}.",{name:a}))+(i.length>1?`
`:" ")+this.reasons(i,e,e.own)}reasons(e,n,o){return e.map(r=>[...ap(r,e.length>1),this.reason(r,n,o)].join(" ")).join(`
`)}reason({stop:e,weighed:n},o,r){if(!n)return s("No step has been taken.");let{best:i,length:a,bound:l,worst:c}=n;if(e&&e.why==="criteria")return this.cutOffWords(
o,e);if(c===null)return F(o.size,"No text has ended.","Fewer than {count} texts have ended.");let u=r.earlyStopping==="never"&&r.lengthPenalty>0,p=`${G(i)} / ${a}\
 ^ ${It(r.lengthPenalty)} = ${G(l,4)}`,g={numbers:u?s("{formula} (at the longest possible length)",{formula:p}):p,worst:G(c,4)},{together:S}=o;if(!e)return S?s(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",g):s("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",g);if(e.why==="settled")return S?s("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",g):
s("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",g);let W=F(o.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(l>c))return W;let R=S?s("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",g):s("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",g);return`${W} ${R}`}cutOffWords({start:e,maxNew:n},{
step:o}){if(o-e>=n)return F(e+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let r=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:i})=>!["eos","length","unfinished"].includes(i));return r?s("Every continuation met a stopping criterion ({reason}\
).",{reason:Ee(r.stop_reason)[0]}):s("Every continuation met a stopping criterion.")}};function ip({stop:t,prompts:e},n,o){return n?t?s("after step {step}",{step:t.
step}):o?s("goes on past step {step}",{step:$o({prompts:e})}):s("not yet"):t?s("not exact: about step {step}",{step:t.step}):s("not exact")}function ap({group:t,
stop:e},n){if(t===null)return[];let o={group:Be(t),step:e&&e.step};return[n&&e?s("Group {group}, after step {step}:",o):s("Group {group}:",o)]}function Da(t,e){let o=v=>t.querySelector(".gp-"+v),[r,i,a,l,c]=["slide","power","rule","own-again","of-prompt"].map(o),[u,p,g]=["formula","honest","rest"].map(
o),S=new qo(o("hypothesis-table"),e),W=new jo(t,e),R=new Ro(t,e),I={},P=null,A=new Map;for(let[v,T]of En)a.append(d("option","",T,{value:JSON.stringify(v)}));r.
addEventListener("input",()=>L({lengthPenalty:Number(r.value)})),i.addEventListener("input",()=>{Number.isFinite(i.valueAsNumber)&&L({lengthPenalty:i.valueAsNumber})}),
i.addEventListener("change",()=>e.usesBeams&&O(N(mr(e)),!0)),a.addEventListener("change",()=>L({earlyStopping:JSON.parse(a.value)})),l.addEventListener("click",
()=>{I={},h(),r.focus()}),c.addEventListener("change",()=>h());function L(v){I={...I,...v},h()}let N=v=>({...v.own,...I});function O(v,T=!1){Number(r.value)!==v.
lengthPenalty&&(r.value=v.lengthPenalty),(T||document.activeElement!==i)&&(i.value=It(v.lengthPenalty)),a.value=JSON.stringify(v.earlyStopping)}function k(v){return T=>{
let $=JSON.stringify(T),j=A.get($);if(j)return j;let b=Ca(v,T);return b.stop&&A.set($,b),b}}function y(v){return{stop:e.finished?{step:0,why:""}:null,prompts:v.
prompts.map(({finished:T})=>({kept:T.map($=>({node:$,score:$.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}function h({onlySelection:v=!1,
anew:T=!1}={}){let $=mr(e),j=!!(e.finished||e.failed),b=m($.prompts.length),q=k($),B=$.together!==null&&Wa($,q($.own),!!e.finished),D=B?N($):$.own,K=B?q(D):y($),
U=B?q($.own):K,Y=B&&!$n(D,$.own),te=Na($,b,K,D,j),ne=Y?new Map(U.prompts[b].kept.map(({node:ke},Ce)=>[ke,Ce])):null;if(S.draw(te.slice(0,40),ne,$),g.hidden=te.length<=
40,C(g,F(te.length-40,"and {count} more, with a lower score","and {count} more, with lower scores")),v)return;for(let ke of["what-if","stopping"])o(ke).hidden=!B;
o("greedily").hidden=!1,O(D,T),l.hidden=!Y,C(l,s("Back to the run’s own: {power}, {early}",{power:It($.own.lengthPenalty),early:_r($.own.earlyStopping)}));let ce=te.
filter(({place:ke})=>ke!==null);P={best:ce[0]||null,rule:D,tally:w(te,ce)},C(o("counts"),P.tally),C(o("scored"),s("sum / length ^ {power}",{power:It(D.lengthPenalty)})),
u.setAttribute("aria-live",Y?"polite":"off"),C(u,_(ce[0],D)),M(B?f(K,U,b,$,D,j):E($)),B&&W.draw($,b,q,D,j),R.draw($,b,U)}function m(v){return o("of-prompts").hidden=
v<2,c.options.length!==v&&c.replaceChildren(...Array.from({length:v},(T,$)=>d("option","",s("prompt {number}",{number:$+1}),{value:$}))),Math.max(0,c.selectedIndex)}
function w(v,T){let $=v.filter(({state:b})=>b==="running").length,j=v.filter(({state:b})=>b==="returned").length;return[s("{count} ended",{count:z(v.length-$)}),
s("{count} kept",{count:z(T.length)}),...$?[s("{count} running",{count:z($)})]:[],...j?[F(j,"{count} output","{count} outputs")]:[]].join(", ")}function _(v,{lengthPenalty:T}){
if(!v)return s("No text is kept yet.");let{node:$,score:j}=v,b={sum:G(Le($)),length:$.length,power:It(T),score:G(j,4)};return s("The best: score = sum / length \
^ length_penalty = {sum} / {length} ^ {power} = {score}",b)}function M(v){p.hidden=!v,C(p,v)}function E(v){return v.prompts.every(({steps:T,given:$})=>T.length===
$)?s("The search has not begun: all tokens so far were given."):v.together===null?s("This decoding loop has its own rules: the texts are shown as they were reco\
rded."):s("The recording does not follow the rules of this search, so it does not tell what other settings would give.")}function f(v,T,$,j,b,q){let B=Math.max(
1,...j.prompts.map(({steps:Y})=>Y.length-j.start)),D=B**b.lengthPenalty;if(!Number.isFinite(D)||D===0)return s("{length} ^ {power} is too large or too small for\
 a floating-point number: the search itself would fail.",{length:B,power:It(b.lengthPenalty)});let K=v.prompts[$].pools.filter(({exact:Y})=>!Y);if(K.length){let Y=K.
map(({group:te})=>Be(te)).join(", ");return F(K.length,"Not exact: an earlier group would have stopped at another step, and the padding that a stopped group wri\
tes changes the diversity penalty of group {groups}.","Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writ\
es changes the diversity penalty of groups {groups}.",{groups:Y})}if($n(b,j.own))return"";if(!v.stop){if(!q)return"";let Y=$o(v);return j.together?s("With these\
 settings the search would have gone on past step {step}, where the recording ends: this ranks what is known so far.",{step:Y}):s("With these settings the searc\
h would have gone on past step {step}, where the recording of a group ends: this ranks what is known so far.",{step:Y})}let{step:U}=v.stop;return T.stop?U<T.stop.
step?s("With these settings the search would have stopped after step {step}, not {own}: what ended later does not count.",{step:U,own:T.stop.step}):"":s("With t\
hese settings the search would have stopped after step {step}: what ended later does not count.",{step:U})}let x=v=>()=>P&&P.best?s("the best: {words}.",{words:v(
P.best)}):"";return de(t,{rank:()=>P?he(P.tally):"",sum:x(({node:v})=>F(v.length,"the log-probability of {count} token is {sum}","the log-probabilities of {coun\
t} tokens sum to {sum}",{sum:G(Le(v))})),length:x(({node:v})=>F(v.length,"{count} token","{count} tokens")),score:x(({node:v,score:T})=>`${G(Le(v))} / ${v.length}\
^${It(P.rule.lengthPenalty)} = ${G(T)}`),ended:x(({node:v})=>s("at step {step}",{step:v.index+1}))}),v=>{if(v.run&&(I={},A=new Map,c.replaceChildren()),(v.run||
v.searched)&&(W.asked=R.isAsked=null),t.hidden=!e.usesBeams,t.hidden)return;let T=e.hideFrom!==null;if(o("untold").hidden=!T,o("found").hidden=T,o("counts").hidden=
T,T)return;let{run:$,steps:j,status:b,selection:q,searched:B}=v;$||j||b||B?h({anew:$}):q&&h({onlySelection:!0})}}function Ka(t){let e=d("button","gp-alone-button",null,{type:"button"});e.append(cp()),t.append(e);let n=null;async function o(){let l=lp(t);t.classList.add("gp\
-alone");let c=new MutationObserver(()=>t.hidden&&r());if(c.observe(t,{attributeFilter:["hidden"]}),document.addEventListener("keydown",i,!0),n=()=>{n=null,c.disconnect(),
document.removeEventListener("keydown",i,!0),t.classList.remove("gp-alone"),t.popover&&t.removeAttribute("popover"),l.restore(),a()},a(),document.fullscreenEnabled)
try{await t.requestFullscreen();return}catch{}n&&(t.popover="manual",t.showPopover(),l.silence(),e.focus({preventScroll:!0}))}function r(){document.fullscreenElement===
t?document.exitFullscreen():n&&n(),e.focus({preventScroll:!0})}function i(l){l.key==="Escape"&&(l.preventDefault(),l.stopPropagation(),r())}function a(){let l=n?
s("Leave full screen"):s("Full screen");e.title=l,e.ariaLabel=t.ariaLabel?`${l}: ${t.ariaLabel}`:l,t.dispatchEvent(new Event("gp-alone"))}e.addEventListener("cl\
ick",()=>n?r():o()),t.addEventListener("fullscreenchange",({target:l})=>{l===t&&document.fullscreenElement!==t&&n&&n()}),a()}function lp(t){let e=[],n=[],o=[];for(let a=t.
parentElement;a;a=a.parentElement)o.push(a),(a.scrollTop||a.scrollLeft)&&e.push([a,a.scrollLeft,a.scrollTop]);let r=t.parentElement;r.style.minHeight=`${r.offsetHeight}\
px`;function i(){for(let[a,l,c]of e)a.scrollTo({left:l,top:c,behavior:"instant"})}return{silence(){for(let a of o)for(let l of a.children)l.contains(t)||l.inert||
(l.inert=!0,n.push(l))},restore(){for(let a of n)a.inert=!1;r.style.minHeight="",i(),window.addEventListener("resize",i,{once:!0}),setTimeout(()=>window.removeEventListener(
"resize",i),1e3)}}}function cp(){let t=se("svg"),e=se("path");return t.setAttribute("viewBox","0 0 16 16"),t.setAttribute("aria-hidden","true"),e.setAttribute("\
d","M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"),t.append(e),t}var dp=["token_id","text","piece","logprob","raw_logprob","entropy"],Or=class extends Yt{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},zo=class extends fn{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.charts={},this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,o)=>({...n,number:o,entries:[],
shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:o},r)=>{let i=e.kind==="lanes"?Object.assign(new Or(this,
r),{unit:this.unit}):null,a={number:r,group:n,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(a),a});for(let n of this.kinds)this.
changed(n)}get running(){return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}read(e){let n=Object.hasOwn(Ga,
e.type)&&Ga[e.type];if(!n)throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){
this.changes.entries=this.fresh,this.fresh=new Set,super.flush()}subscribe(e,n){super.subscribe(e,o=>n({entries:new Set(this.entries.keys()),...o}))}setPair(e,n){
this.pair=[e,n],this.changed("pair")}shownOf(e){let{entries:n,shown:o}=this.groups[e];return n[o]}showEntry(e,n){this.groups[e].shown=n,this.changed("pair")}setLanes(e){
this.lanes=e,this.changed("lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let o of["steps","status","measured","found"])this.changed(o)}answered(e){
return!!this.found&&this.found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(n=>this.showMeasured(
n));for(let{log:n}of this.entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.metrics:[];this.metrics=
e.map(n=>n.unit==="nats"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){let n=(r,i)=>this.inNats.
has(r)&&Number.isFinite(i)?xe(i,this.unit):i,o=(r,i)=>Object.fromEntries(Object.entries(r).map(([a,l])=>[a,i(a,l)]));e.values=o(e.told.values,n),e.each=o(e.told.
each,(r,i)=>i.map(a=>n(r,a)))}},Ga={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n||null,t.entries[e].
begun=!0,t.entryChanged(e,"status")},Tokens(t,{entry:e,tokens:n}){for(let o of n)t.entries[e].tokens.push(Object.fromEntries(dp.map((r,i)=>[r,o[i]])));t.entryChanged(
e,"steps")},Ended(t,{entry:e,text:n,stop_reason:o,failed:r}){t.entries[e].ended={text:n,stop_reason:o,failed:r},t.entryChanged(e,"status")},Measured(t,{group:e,
values:n,each:o}){t.groups[e].told={values:n,each:o||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e,charts:n}){t.found=e,t.charts=n||{},
t.changed("found")},Served(t,{way:e,steps:n,settings:o,requests:r,...i}){e===0&&o&&(t.found={...i,requests:r,ways:[]}),o&&(t.found.ways[e]={settings:o,steps:[]}),
t.found.ways[e].steps.push(...n),t.changed("found")},Done(t,{stopped:e,overtaken:n}){t.done={stopped:e,...n&&{overtaken:n}},t.changed("status")}};var hp=/(“[^”]*”|„[^“]*“|«[^»]*»)/,up="(?:s|es|e|n|en|x)?",pp=new Set(["token","step","prompt","draft","kept","ending","time","length","speed","b\
its","sample","memory","context"]),Bo=null;function fp(){if(Bo)return Bo;let t=new Map;for(let n of Dn){if(pp.has(n))continue;let[o]=un(n).name.split(" (");t.has(
o.toLowerCase())||t.set(o.toLowerCase(),n)}let e=[...t.keys()].sort((n,o)=>o.length-n.length).map(n=>n.replace(/[.*+?^${}()|[\]\\]/g,"\\$&"));return Bo={pattern:new RegExp(
`(?<![\\p{L}\\p{N}_-])(${e.join("|")})${up}(?![\\p{L}\\p{N}_-])`,"giu"),ids:t},Bo}function eo(t,e=new Set){let{pattern:n,ids:o}=fp();return t.split(hp).flatMap(
(r,i)=>{if(i%2)return[r];let a=[],l=0;for(let c of r.matchAll(n)){let u=o.get(c[1].toLowerCase());e.has(u)||(e.add(u),a.push(r.slice(l,c.index),d("a","gp-term-l\
ink",c[0],{href:xo(u)})),l=c.index+c[0].length)}return[...a,r.slice(l)]})}function Ua(t){for(let e of t.querySelectorAll("p.gp-note")){let[n]=e.childNodes;e.childNodes.
length===1&&n.nodeType===Node.TEXT_NODE&&n.nodeValue.trim()&&e.replaceChildren(...eo(n.nodeValue))}}var Ja={},Ya={},Fo=new Map,Ho=new Map,Tr="bits";function Mr(t){return Fo.has(t)||Fo.set(t,Object.assign(new Yt,{unit:Tr})),Fo.get(t)}function Er(t){return Ho.has(
t)||Ho.set(t,Object.assign(new zo(t),{unit:Tr})),Ho.get(t)}function $r(t){Tr=t;for(let e of[...Fo.values(),...Ho.values()])e.setUnit(t)}function mp(t,e,{log:n="\
main"}={}){Xa(Ja[t],t,e,Mr(n),"run")}function gp(t,e,{group:n}){Xa(Ya[t],t,e,Er(n),bp.has(t)?"text":kp.has(t)?"model":"runs")}function Xa(t,e,n,o,r){let i=n.querySelector(
".gp-pane");if(!i||!t){console.error(`Generation Playground: there is no pane “${e}” here.`);return}pi(i),Ua(i),Ci(i,r),Za.push(n),wp.has(e)||Ka(i);let a=t(
i,o);o.subscribe(i,yp.has(e)?vp(i,o,a,e):a),Qa()}var Za=[],Va=null;function Qa(){let t=Fs();if(t===Va)return;let e=Za.find(o=>o.getClientRects().length&&o.isConnected);
if(t!==null&&!e||(Va=t,t===null))return;let n=e.querySelector(":scope > .gp-glossary-place");n||(n=d("div","gp-pane gp-glossary-place"),n.addEventListener("clic\
k",o=>vo(o,n)),e.append(n)),Et(n,t)}var wp=new Set(["numbers","check","token","progress","arrival"]),bp=new Set(["detection","mistakes","attack","strengths"]),kp=new Set(
["shelf","estimate","opened"]),yp=new Set(["tokens","token","candidates","processors","curve","in_words","logit_lens","check","quiz"]),xp=new Set(["processors",
"logit_lens","check","quiz"]);function vp(t,e,n,o){let r=Object.fromEntries(e.kinds.map(a=>[a,!0])),i=!1;return a=>{if(e.denoises||e.isFromElsewhere&&xp.has(o)){
i=t.hidden=!0;return}i&&(t.hidden=!1),n(i?r:a),i=!1}}function Sp(t,e,n){Mr(t).feedRun(e||"",n)}function _p(t,e,n){Er(t).feedRun(e||"",n)}function el(t,e){Ja=t,Ya=
e;let n={mount:mp,feed:Sp,chooseUnit:$r,log:Mr,RunLog:Yt,mountGroup:gp,feedGroup:_p,group:Er};window.GenerationPlayground=n;let o=window.GenerationPlaygroundQueue||
[],r=i=>{try{i(n)}catch(a){console.error("Generation Playground:",a)}};window.GenerationPlaygroundQueue={push:r},o.forEach(r),window.addEventListener("hashchang\
e",Qa)}function tl(t,e,{stepUnder:n,hover:o,leave:r}){t.addEventListener("pointermove",i=>{let a=n(i);a&&(i.buttons===1?e.selectStep(a):o(a))}),t.addEventListener("poi\
nterleave",r),t.addEventListener("click",i=>{let a=n(i);a&&e.selectStep(a)}),Lr(t,e)}function Lr(t,e){t.addEventListener("keydown",n=>{let o={ArrowRight:1,ArrowUp:1,
ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};n.key==="Escape"&&e.selectStep(null),n.key in o&&(n.preventDefault(),e.walk(o[n.key]))})}function Do(t,e,n,o,r=0){
e&&(t.setAttribute("aria-valuenow",String(e.isPrompt?e.index-r:e.index+1)),t.setAttribute("aria-valuemin",String(1-r)),t.setAttribute("aria-valuemax",String(n))),
t.setAttribute("aria-valuetext",o)}var Op=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),nl=t=>Op.format(t),ol={information:{unit:!0,write:nl,look:{rangemode:"to\
zero"}},sum:{unit:!0,write:nl,look:{}},share:{title:()=>s("probability"),write:H,look:{rangemode:"tozero",tickformat:".0%"}},count:{title:()=>s("tokens kept"),write:z,
look:{type:"log",dtick:1}},rank:{title:()=>s("rank"),write:z,look:{type:"log",dtick:1,autorange:"reversed"}}},Ar=[["kept","solid"],["chosen","dash"],["accepted",
"dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3px,2px,3px"],["focus","2px,7px"]].map(([t,e])=>({role:t,dash:e})),Tp=()=>({
information:{name:s("surprisal and entropy"),axis:"information",about:s("Surprisal tells how unexpected each token was; entropy how uncertain the next token was\
, for the model (before) and for the draw (after)."),series:[{name:s("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:s("How unexpected the chose\
n token was: minus the logarithm of its probability after the processors; before them where a text was only read."),value:t=>Te(t).surprisal},{name:s("entropy b\
efore"),term:"entropy",role:"entropy-before",dash:"dot",tip:s("How uncertain the model was, before any processor: the surprisal that it expected."),value:t=>t.distribution.
entropy_before},{name:s("entropy after"),term:"entropy",role:"entropy-after",dash:"dash",tip:s("How uncertain the draw was, after the processors."),value:t=>t.isPrompt?
null:t.distribution.entropy_after}]},kept:{name:s("candidates kept"),axis:"count",about:s("How many tokens of the vocabulary could still be chosen after the pro\
cessors. Each line of the grid is ten times the one below."),series:[{name:s("candidates kept"),term:"kept",role:"entropy-after",dash:"solid",tip:s("The number \
of tokens with a probability above 0 after the processors."),value:t=>t.isPrompt?null:Math.max(1,nt(t))}]},cumulative:{name:s("cumulative log-probability"),axis:"\
sum",about:s("The logarithm of the probability of the whole text up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[
{name:s("after the processors"),term:"cumulative-logprob",role:"surprisal",dash:"solid",sum:!0,tip:s("Added up after the processors: from the probabilities that\
 the tokens were drawn with."),value:t=>t.isPrompt?null:t.chosen.logprob??t.chosen.raw_logprob},{name:s("before them"),term:"cumulative-logprob",role:"entropy-b\
efore",dash:"dot",sum:!0,tip:s("Added up before the processors: from the probabilities that the model gave."),value:t=>t.chosen.raw_logprob}]},before:{name:s("l\
ooked up: probability before"),axis:"share",about:s("How probable the model found each looked-up token at each place, before the processors."),of:t=>Q(t.raw_logprob)},
after:{name:s("looked up: probability after"),axis:"share",about:s("How probable each looked-up token was in the draw at each place, after the processors: 0% wh\
ere they removed it."),of:t=>Q(t.logprob)},rank:{name:s("looked up: rank"),axis:"rank",about:s("The rank of each looked-up token among all tokens before the pro\
cessors: 1, the likeliest, is at the top."),of:t=>t.raw_rank||null}}),Mp=()=>({information:{name:s("surprisal"),axis:"information",about:s("How unexpected each \
token was, from the log-probabilities that the server told."),series:[{name:s("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:s("How unexpected \
the chosen token was: minus the logarithm of its probability."),value:t=>Te(t).surprisal}]},cumulative:{name:s("cumulative log-probability"),axis:"sum",about:s(
"The logarithm of the probability of the whole text up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:s("as\
 told"),term:"cumulative-logprob",role:"surprisal",dash:"solid",sum:!0,tip:s("Added up from the log-probabilities that the server told."),value:t=>t.chosen.raw_logprob}]}}),
Cr=(t=!1)=>t?Mp():Tp();var Je=(t,e={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:t,standoff:8,font:{size:13}},
...e}),Rt=(t,e,n,o,r={})=>({data:e,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:t,...r}});var Ep={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},sl=t=>Ep[t]??t.replaceAll("px","").replaceAll(","," ");function rl({series:t,of:e},n){
return t||[...n].slice(-Ar.length).map(([o,r],i)=>({...Ar[i],name:r,term:"probability",tip:s("The looked-up token {token}, id {id}.",{token:J(r),id:o}),value:a=>{
let l=(a.watched||[]).find(({token_id:c})=>c===o);return l?e(l):null}}))}function il({curve:t,series:e,steps:n,prompt:o,current:r,unit:i,factor:a}){let l=ol[t.axis],
c=o.length,u=A=>A.index+1-(A.isPrompt?c+1:0),p=l.unit?a:1,g=(A,L,N)=>({type:"scatter",mode:L.length>400?"lines":"lines+markers",name:A.name,connectgaps:!1,hoverinfo:"\
text",x:L.map(u),...$p(A,L,p,l,i),line:{color:`var(--gp-${A.role})`,width:2,dash:A.dash},marker:{color:`var(--gp-${A.role})`,size:4},opacity:N?.75:1}),S=e.flatMap(
A=>[...c?[g(A,o,!0)]:[],g(A,n,!1)]),W=Math.max(10,n.length),R=Je(s("token"),{range:[c?.5-c:.5,W+.5],showgrid:!1}),I=Je(l.unit?i:l.title(),l.look),P={label:s("{c\
urve} along the text",{curve:t.name}),layout:{height:260,hovermode:"x",margin:{l:52,r:12,t:12,b:40},shapes:Lp(c,r&&u(r))}};return Rt(P.label,S,R,I,P.layout)}function $p(t,e,n,o,r){
let i=0,a=e.map(c=>{let u=ue(t.value(c));return t.sum?(i=i===null||u===null?null:i+u,i===null?null:i*n):u===null?null:u*n}),l=a.map((c,u)=>c===null?"":s("{token\
} {series}: {value}",{token:J(e[u].chosen.text),series:t.name,value:`${o.write(c)}${o.unit?` ${r}`:""}`}));return{y:a,text:l}}function Lp(t,e){let n={type:"line",
yref:"paper",y0:0,y1:1},o={type:"rect",xref:"x",x0:.5-t,x1:.5,yref:"paper",y0:0,y1:1,fillcolor:"var(--gp-raised)",line:{width:0},layer:"below"};return[...t?[o,{
...n,x0:.5,x1:.5,line:{color:"var(--gp-muted)",width:1,dash:"dot"}}]:[],...e===null?[]:[{...n,x0:e,x1:e,line:{color:"var(--gp-chosen)",width:1.5}}]]}var Ap=150;function al(t,e){let n=E=>t.querySelector(".gp-"+E),[o,r,i,a,l]=["curve-chart","reading","unit","view","keys"].map(n),c=Cr(),u=new Map,p=0,g=-1/0,S=!1,
W=()=>c[a.value],R=()=>rl(W(),u);function I(){let E=e.current();return E?ft([],e.lastOf(E)).added:[]}function P(){let E=Object.keys(c).filter(x=>c[x].series||u.
size);if(E.length===a.options.length&&[...a.options].every(({text:x},v)=>x===c[E[v]].name))return;let f=E.includes(a.value)?a.value:E[0];a.replaceChildren(...E.
map(x=>d("option","",c[x].name,{value:x}))),a.value=f}function A(E){for(let f of E)for(let{token_id:x,text:v}of f.watched||[])u.set(x,v)}function L(){let E=[W().
about,e.promptSteps.length?s("The prompt comes before the text, on a shaded background."):""].filter(Boolean).join(" ");C(n("about"),E);let f=R(),x=JSON.stringify(
f.map(({name:v,tip:T})=>[v,T]));l.dataset.key!==x&&(l.dataset.key=x,l.replaceChildren(...f.map(N)))}function N({name:E,term:f,role:x,dash:v,tip:T}){let $=d("spa\
n");oe($,f,()=>e.current()?he(k(e.current())):"",{meaning:T});let j=se("svg",""),b=se("line","");for(let[q,B]of Object.entries({width:26,height:8,"aria-hidden":"\
true"}))j.setAttribute(q,String(B));for(let[q,B]of Object.entries({x1:0,y1:4,x2:26,y2:4,stroke:`var(--gp-${x})`,"stroke-dasharray":sl(v)}))b.setAttribute(q,String(
B));return j.append(b),$.append(j,W().of?ae(E):E),$}function O(){let E=e.current(),f=E?k(E):s("The curve grows with the text.");C(r,f),Do(r,E,I().length,E?f:s("\
no token yet"),e.promptSteps.length)}function k(E){let f={number:E.index+1,token:J(E.chosen.text),facts:y(E)};return E.isPrompt?s("Prompt token {number}, {token\
}: {facts}",f):s("Token {number}, {token}: {facts}",f)}function y(E){if(W().of)return m(E)||s("no token was looked up here");if(a.value==="kept")return E.isPrompt?
s("no processor takes part"):s("{kept} of {count} tokens kept",{kept:z(nt(E)),count:z(E.distribution.vocab)});if(a.value==="cumulative")return h(E);let{surprisal:f,
entropyBefore:x,entropyAfter:v}=Te(E);if(e.isFromElsewhere)return s("surprisal {surprisal}",{surprisal:re(ue(f),e.unit)});let[T,$,j]=[f,x,v].map(b=>re(ue(b),e.unit));
return E.isPrompt?s("surprisal {surprisal}; entropy {entropy}",{surprisal:T,entropy:$}):s("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:T,
before:$,after:j})}function h(E){let f=E.isPrompt?e.promptSteps:I(),x=f.slice(0,f.indexOf(E)+1),v=R().filter(T=>T.value(E)!==null).map(T=>{let $=x.map(b=>ue(T.value(
b)));return`${$.includes(null)?s("minus infinity"):re($.reduce((b,q)=>b+q,0),e.unit)} ${T.name}`});return s("log-probability so far {sums}",{sums:v.join(", ")})}
function m(E){return be((E.watched||[]).map(f=>{let x={token:J(f.text),before:H(Q(f.raw_logprob)),after:H(Q(f.logprob)),rank:z(f.raw_rank||0)};return f.logprob===
null?f.raw_rank?s("{token} {before} before (rank {rank}), removed after",x):s("{token} {before} before, removed after",x):f.raw_rank?s("{token} {before} before \
(rank {rank}), {after} after",x):s("{token} {before} before, {after} after",x)}))}function w(){p=0,g=performance.now(),o.removeAttribute("aria-busy");let E=I(),
f=E.length||e.promptSteps.length?il({curve:W(),series:R(),steps:E,prompt:e.promptSteps,current:e.current(),unit:e.unit,factor:xe(1,e.unit)}):void 0;fe(o,f,({x})=>{
let v=x-1+(x<1?e.promptSteps.length:0),T=x<1?e.promptSteps[v]:I()[v];T&&e.selectStep(T)})}function _(){p||!S||(o.setAttribute("aria-busy","true"),p=window.setTimeout(
w,Math.max(0,g+Ap-performance.now())))}new IntersectionObserver(([{isIntersecting:E}])=>{S||!E||(S=!0,_())}).observe(t),Lr(r,e),i.addEventListener("change",()=>$r(
i.value)),a.addEventListener("change",M);function M(){L(),O(),_()}return E=>{E.unit&&(i.value=e.unit),E.run&&(u=new Map,c=Cr(e.isFromElsewhere)),A(I()),P(),M()}}var cl={probability:{term:"probability",scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:()=>s("How likely the token was, after the processors.")},
raw:{term:"probability",scale:"prob",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>s("How likely the model found the token, before the processors.")},
told:{term:"probability",scale:"prob",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>s("How likely the token was, as the server told it.")},rank:{term:"\
rank",scale:"heat",level:t=>Pr[dl(t)][1],meaning:()=>s("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{term:"\
surprisal",scale:"heat",level:t=>t.surprisal/Math.LN2,bits:[0,10],words:()=>[s("expected"),s("surprising")],meaning:()=>s("How unexpected the token was: minus t\
he logarithm of its probability.")},uncertainty:{term:"entropy",scale:"heat",level:t=>t.entropyBefore/Math.LN2*1.25,bits:[0,8],words:ll,meaning:()=>s("How uncer\
tain the model was before this token: the entropy of its distribution, before the processors.")},kl:{term:"kl",scale:"heat",level:t=>t.kl/Math.LN2,bits:[0,10],meaning:()=>s(
"How far two distributions lie apart: the Kullback-Leibler divergence.")},entropy:{term:"entropy",scale:"heat",level:t=>t.entropyAfter/Math.LN2*1.25,bits:[0,8],
words:ll,meaning:()=>s("How open the choice was: the entropy after the processors.")}};function ll(){return[s("certain"),s("uncertain")]}var Pr=[[1,0],[10,3],[100,
6],[1e3,8],[1/0,10]],dl=({rank:t})=>Pr.findIndex(([e])=>(t??1/0)<=e);function Wr(t,e){let{scale:n,level:o}=cl[t];return`--gp-${n}-${Math.round(Math.max(0,Math.min(
10,o(e)||0)))}`}function jt(t,e,n){t.style.backgroundColor=`var(${Wr(e,n)})`,e==="rank"?t.dataset.rank=String(dl(n)):delete t.dataset.rank}function at(t,e,n){let{
term:o,scale:r,ends:i,bits:a,words:l=()=>[],meaning:c}=cl[e];if(oe(t,o,()=>"",{meaning:c()}),t.replaceChildren(),e==="rank"){Pr.forEach(([I,P],A)=>{let L=d("spa\
n","gp-chip",I===1/0?s("beyond"):s("top {rank}",{rank:I}),{"data-rank":A});L.style.backgroundColor=`var(--gp-${r}-${P})`,t.append(L)});return}let[u,p]=i||a.map(
I=>`${n==="bits"?I:(I*Math.LN2).toFixed(1)} ${n}`),[g,S]=l(),W=(I,P)=>P?`${P}, ${I}`:I,R=d("span","gp-ramp",null,{"aria-hidden":"true"});for(let I=0;I<=10;I++){
let P=d("i");P.style.backgroundColor=`var(--gp-${r}-${I})`,R.append(P)}t.append(d("span","",W(u,g)),R,d("span","",W(a?p.replace(" ","+ "):p,S)))}var Nr=3,Cp={sum:"logprob",token:"per_token",byte:"per_byte"},Ko=(t,e)=>t[Cp[e]]??-1/0,Ln=({answers:t},e)=>t.map((n,o)=>o).sort((n,o)=>Ko(t[o],e)-Ko(t[n],e)),lt=(t,e=3)=>V(
t)?G(t,e):"−∞";function qr(t){let{answers:e}=t;if(e.length<2)return"";let n=["sum","token","byte"].map(l=>Ln(t,l)),[o,r,i]=n.map(([l])=>J(e[l].text.trim()));
return o!==r||o!==i?s("Which of these answers is the likeliest depends on the ranking: {sum} by sum, {token} per token, {byte} per byte.",{sum:o,token:r,byte:i}):
n.every(l=>l.join()===n[0].join())?s("The likeliest of these answers is {answer}; the ranking is the same by sum, per token and per byte.",{answer:o}):s("The li\
keliest of these answers is {answer}, by sum, per token and per byte; the order of the others changes.",{answer:o})}function ul({answers:t,total:e}){if(!V(e))return"";
let n=H(e);return F(t.length,"This answer has {share} of the probability.","Together these {count} answers have {share} of the probability; each share is of tha\
t part alone.",{share:n})}function pl({answers:t,overlaps:e,kind:n,unread:o},r,i){let a=[],l=(p,g="warning")=>a.push({kind:g,words:p});if(r&&!t.length&&l(s("Non\
e of the answers was read.")),!t.length)return a;n==="chat"&&l(s("Each answer begins the assistant’s turn."),"info"),n==="source"&&l(s("Each answer begins the\
 target."),"info");let c=new Set;for(let[p,g]of e)c.has(g)||(c.add(g),l(s("{long} begins with the tokens of {short}: whoever writes the one has written the othe\
r, so it adds nothing to the total, and these shares overlap.",{long:J(t[g].text.trim()),short:J(t[p].text.trim())})));let u=t.filter(({join:p})=>p&&!p.same);for(let{
text:p,join:g}of u.slice(0,Nr))l(Pp(p,g));u.length>Nr&&l(F(u.length-Nr,"So is {count} other answer.","So are {count} other answers.")),r&&n!=="source"&&t.some(({
join:p})=>!p)&&l(s("How prompt and answer are split as one text is not known here."),"info");for(let p of r?o:[])l(Wp(p,i(p)));return a}var hl=t=>t.map(J).join(
" ");function Pp(t,{whole:e,read:n}){return s("{answer} is split in an unusual way: the model read {read}, but written as one text with the prompt it is {whole}\
. Check the space between them.",{answer:J(t.trim()),read:hl(n),whole:hl(e)})}function Wp({text:t,failed:e},n){let o=s("{answer} is missing: it was not read, an\
d the shares are among the others.",{answer:J(t.trim())});return e&&!n?`${o} ${s(e.message)} ${s(e.fix)}`:o}function fl({token_id:t,text:e,logprob:n,rank:o,after:r,
removed_by:i},a){let l=[s("{token}, id {id}: log-probability {value}, probability {share}",{token:J(e),id:t,value:lt(n),share:H(Q(n))})];return o&&l.push(s("ran\
k {rank}",{rank:z(o)})),a&&l.push(Np(r,i)),`${l.join(", ")}.`}function Np(t,e){return V(t)?s("{share} after the processors",{share:H(Q(t))}):s("removed by {proc\
essor}",{processor:e?De(e)[0]:s("a processor")})}var ml=({tokens:t})=>t.find(({after:e})=>!V(e));var gl=4,qp=t=>new TextEncoder().encode(t.trimStart()).length,kl=t=>t.length>gl?[...t.slice(0,gl-1),"…",t.at(-1)]:t,Ip={share(t,e,n){let o=t.shares&&t.shares[n];
if(!V(o))return"";let r=a=>`e^(${lt(Ko(a,n))})`,i=Ln(e,n).map(a=>r(e.answers[a]));return`${r(t)} / (${kl(i).join(" + ")}) = ${H(o)}`},sum:({tokens:t,logprob:e})=>wl(
t.map(n=>n.logprob),e),token:({logprob:t,per_token:e,tokens:n})=>bl(t,n.length,e),byte:({logprob:t,per_byte:e,text:n})=>bl(t,qp(n),e),perplexity:({per_token:t,perplexity:e})=>V(
e)&&V(t)?`exp(−(${G(t)})) = ${G(e,2)}`:"",after:({tokens:t,after:e})=>V(e)?wl(t.map(n=>n.after),e):""};function wl(t,e){let n=`${lt(e)} nats, ${H(Q(e))}`;return t.
length<2||!t.every(V)?n:`${kl(t.map(o=>lt(o))).join(" + ").replaceAll("+ -","− ")} = ${n}`}function bl(t,e,n){return!V(t)||!V(n)||G(t/e)!==G(n)?"":Mt(G(t),z(e),
G(n))}function yl(t,e,n){let o=e.answers[Ln(e,n)[0]],r=o&&Ip[t](o,e,n);return r?s("{name}: {words}.",{name:J(o.text.trim()),words:r}):""}var xl=400;function vl(t,e){let n=A=>t.querySelector(".gp-"+A),o=[...t.querySelectorAll("[data-by]")],r="sum";for(let A of o)A.addEventListener("click",()=>{r=A.
dataset.by,P()});let i=()=>e.found&&e.found.question==="choices",a=()=>[[s("share"),jp[r](),null,"answer-share","share"],[s("log P"),s("The sum of the log-proba\
bilities of its tokens, in nats, before the logits processors; below it the probability."),"sum","cumulative-logprob","sum"],[s("per token"),s("log P divided by\
 the number of tokens."),"token","mean-logprob","token"],[s("per byte"),s("log P divided by the bytes of the answer in UTF-8, without the space before it: acc_b\
ytes of lm-evaluation-harness. Its acc_norm divides by characters."),"byte","mean-logprob","byte",{formula:s("(Σ log p) / bytes")}],[s("perplexity"),s("exp of \
minus the mean per token."),null,"perplexity","perplexity"],[s("after processors"),s("log P after the logits processors: what these knobs leave of it."),null,"c\
umulative-logprob","after"]];function l([A,L,N,O,k,y],h){let m=d("th","",null,{scope:"col",...N===r&&{"aria-sort":"descending"}}),w=d("span","",A),_={share:"%",
perplexity:""}[k]??"nats";return oe(w,O,()=>yl(k,h,r),{meaning:L,unit:_,...y}),m.append(w),m}function c(A,L,N){let O=d("tr"),k=d("th","",null,{scope:"row",dir:"\
auto"});for(let y of A.tokens){let h=d("span","gp-token",null,{tabindex:0});Ke(h,y);let m=h.querySelector(".gp-ink");m.style.backgroundColor=`var(--gp-prob-${Math.
round(Q(y.logprob)*10)})`,ve(h,()=>fl(y,N.length>0)),k.append(h)}return O.append(k,p(A),u(lt(A.logprob),H(Q(A.logprob)))),O.append(u(lt(A.per_token)),u(lt(A.per_byte)),
u(Rp(A.perplexity))),N.length&&O.append(g(A)),e.canAsk&&O.append(S(A,L)),O}function u(A,L=""){let N=d("td","",A);return L&&N.append(d("small","",L)),N}function p({
shares:A}){let L=d("td","gp-share-cell"),N=A&&A[r],O=d("span","gp-share",null,{"aria-hidden":"true"});return O.append(d("i")),ie(O.firstChild,"width",N||0),L.append(
d("span","",V(N)?H(N):"…"),O),L}function g(A){if(V(A.after))return u(lt(A.after),H(Q(A.after)));let{text:L,removed_by:N}=ml(A),O=d("td","gp-removed",`✕ ${s(
"removed")}`);return O.append(d("small","",s("{token} by {processor}",{token:J(L),processor:N?De(N)[0]:s("a processor")}))),O}function S({text:A},L){let N=d("td"),
O=d("button","gp-button",s("Open"),{type:"button","aria-label":s("Open the run of {answer}",{answer:J(A.trim())})});return O.addEventListener("click",()=>e.ask(
{type:"open",entry:L})),N.append(O),N}function W(A){let{answers:L,entries:N,processors:O}=A,k=d("table","gp-answers");k.append(d("caption","gp-hidden",s("The an\
swers to {prompt}, the likeliest first",{prompt:J(A.prompt)})));let y=d("tr");y.append(d("th","",s("answer"),{scope:"col"}),...a().slice(0,O.length?6:5).map(m=>l(
m,A))),e.canAsk&&y.append(d("td"));let h=d("tbody");return h.append(...Ln(A,r).map(m=>c(L[m],N[m],O))),k.append(d("thead"),h),k.tHead.append(y),k}function R(){let A=d(
"section","gp-block"),L=d("h3","gp-block-head");return L.append(d("span","gp-block-model")," ",d("bdi","gp-block-prompt")),A.append(L,d("p","gp-verdict"),d("p",
"gp-note gp-total"),d("div","gp-wide",null,{tabindex:0,role:"group"}),d("ul","gp-choice-notes")),A}function I(A,L){let[N,O,k,y,h]=A.children,m=[...L.prompt];C(N.
firstChild,L.model),C(N.lastChild,m.length?m.slice(0,xl).join("")+(m.length>xl?"…":""):s("(empty)"));let w=V(L.total);C(O,w?qr(L):""),C(k,ul(L)),y.setAttribute(
"aria-label",s("The answers to {prompt}, the likeliest first",{prompt:J(L.prompt)}));let _=!!e.done,M=JSON.stringify([r,e.canAsk,_,L]);if(A.dataset.key===M)return;
A.dataset.key=M;let E=y.contains(document.activeElement);y.replaceChildren(...L.answers.length?[W(L)]:[]),E&&y.focus();let f=({entry:x})=>!!(e.entries[x]&&e.entries[x].
ended&&e.entries[x].ended.failed);h.replaceChildren(...pl(L,_,f).map(({kind:x,words:v})=>d("li","gp-note",v,{"data-kind":x}))),X(h,h.childElementCount>0)}function P(){
let A=e.found;for(let N of o)N.setAttribute("aria-pressed",String(N.dataset.by===r));C(n("missing"),ze(e,A));let L=ee(n("blocks"),A.blocks.length,R);A.blocks.forEach(
(N,O)=>I(L[O],N)),at(n("scale"),"raw",e.unit),e.done&&A.blocks.length===1&&C(n("told"),qr(A.blocks[0]))}return A=>{t.hidden=!i(),!t.hidden&&(A.found||A.status)&&
P()}}var Rp=t=>t>=1e3?z(Math.round(t)):V(t)?G(t,2):"∞",jp={sum:()=>s("The softmax of the sums: how probable the answer is if it must be one of these."),token:()=>s(
"The softmax of the means per token: a weight for the ranking, no probability of a text."),byte:()=>s("The softmax of the means per byte: a weight for the ranki\
ng, no probability of a text.")};var Sl=new WeakMap;function We(t){let e=Sl.get(t)||[],[n]=t.lines(),{keep:o,added:r}=ft(e,n?n.last:null);e.length=o;for(let i of r)e.push(i);return Sl.set(t,e),
e}function ct({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,r=t[n]&&n!==o?n:+(o===0);return[o,r]}function qe({groups:t,lanes:e},n){let{id:o,label:r}=t[n];
if(!e)return r;let i=e.find(a=>a.id===o);return i?i.label:s("{lane} (removed)",{lane:r})}var Go=({groups:t},e,n)=>_l(t[e].model)===_l(t[n].model);function _l(t){
let[e,n=""]=t.split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function Uo(t,e,n){let o=[e,n].map(a=>We(t.shownOf(a).log)),r=Go(t,
e,n)?zp(...o):Bp(...o),i=o.map((a,l)=>r[l]>=a.length);return i[0]&&i[1]?{kind:"same",at:r,shorter:null}:i[0]||i[1]?{kind:"shorter",at:r,shorter:i[0]?0:1}:{kind:"\
apart",at:r,shorter:null}}function zp(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.token_id;)o+=1;return[o,o]}var Ol=({
piece:t})=>t??"\0";function Bp(...t){let[e,n]=t.map(i=>i.map(Ol).join("")),o=Math.min(e.length,n.length),r=0;for(;r<o&&e[r]===n[r];)r+=1;return t.map(i=>Fp(i,r))}
function Fp(t,e){let n=0,o=0;for(;o<t.length&&(n+=Ol(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}var to=(t,e=t.length)=>t.slice(
0,e).map(({piece:n})=>n??"").join("");function Tl(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var Ml=32,El=new WeakMap;function Vo(t,e){if(El.get(t)===e)return;El.set(t,e);let[,n,o,r]=e.match(/^(\s*)([^]*?)(\s*)$/),i=a=>d("span","gp-mark",[...a].map(l=>Xe[l]||
"␣").join(""));t.replaceChildren(...[n&&i(n),o,r&&i(r)].filter(Boolean))}function An(t){let e=t.map(n=>{let o=[...Pe(n.replace(/^ +| +$/g,r=>Xe[" "].repeat(r.
length)))];return o.length<=Ml?o.join(""):`${o.slice(0,Ml-1).join("")}…`});return e.map((n,o)=>e.filter(r=>r===n).length>1?`${o+1}: ${n}`:n)}var ye=t=>po(t)?s(t):String(t),en=({title:t,prompt:e})=>e?An([e])[0]:ye(t);var $l=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function Ll(t){let e=$l?[...$l.segment(t)].map(({segment:r})=>r):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let r of e)r.trim()?(n.push({space:o,word:r}),o=""):o+=r;return o&&n.push({space:o,word:""}),n}function Al(t,e){
let n=[t,e].map(g=>g.map(({word:S})=>S)),[o,r]=n,i=Math.min(o.length,r.length),a=0;for(;a<i&&o[a]===r[a];)a+=1;let l=0;for(;l<i-a&&o.at(-1-l)===r.at(-1-l);)l+=1;
let c=n.map(g=>g.map((S,W)=>W<a||W>=g.length-l)),u=n.map(g=>g.slice(a,g.length-l)),p=u.some(g=>g.length>1200);for(let[g,S]of Hp(...u.map(W=>W.slice(0,1200))))c[0][a+
g]=c[1][a+S]=!0;return{kept:c,shared:c[0].filter((g,S)=>g&&o[S]).length,cut:p}}function Hp(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let i=t.length-
1;i>=0;i--)for(let a=e.length-1;a>=0;a--){let l=i*n+a;o[l]=t[i]===e[a]?o[l+n+1]+1:Math.max(o[l+n],o[l+1])}let r=[];for(let i=0,a=0;i<t.length&&a<e.length;)t[i]===
e[a]?r.push([i++,a++]):o[(i+1)*n+a]>=o[i*n+a+1]?i+=1:a+=1;return r}function Cl(t,e){let r=t.querySelector(".gp-texts"),i="",a=0,l=-1/0;function c(W){let R=d("div","gp-text-side"),I=d("h3","gp-side-name"),P=d("p","gp-side-text",
null,{dir:"auto"});return R.append(I,P),r.append(R),{head:I,body:P,tag:W}}let u=["del","ins"].map(c);function p({body:W,tag:R},I,P){let A=[],L="",N=!1,O=()=>{L&&
A.push(N?d(R,"",L):L),L=""};I.forEach(({space:k,word:y},h)=>{let m=!P[h]&&!!y;m!==N?!m||!L?(O(),N=m,L=k+y):(L+=k,O(),N=!0,L=y):L+=k+y}),O(),W.replaceChildren(...A)}
function g(W){clearTimeout(a),a=0,l=performance.now();let R=W.map(k=>Ll(to(We(e.shownOf(k).log)))),{kept:I,shared:P,cut:A}=Al(...R);u.forEach((k,y)=>p(k,R[y],I[y]));
let[L,N]=R.map(k=>k.filter(({word:y})=>y).length),O=t.querySelector(".gp-alike");X(O,L+N>0),L+N&&(C(t.querySelector(".gp-share"),s("{share} in common",{share:H(
2*P/(L+N))})),C(t.querySelector(".gp-formula"),s("2 × {shared} shared words / ({one} + {other})",{shared:z(P),one:z(L),other:z(N)}))),X(t.querySelector(".gp-cu\
t"),A),C(t.querySelector(".gp-cut"),s("The texts are very long: only {count} words of each, after their common beginning, are compared. What follows counts as d\
ifferent.",{count:z(1200)}))}let S=W=>t.querySelector(".gp-"+W).textContent;return de(t,{alike:()=>s("{formula}: {value}.",{formula:S("formula"),value:S("share")})}),
()=>{let W=e.header&&e.header.kind==="lanes"?ct(e):null,R=W?W.map(N=>We(e.shownOf(N).log)):[];if(t.hidden=!R.some(N=>N.length),t.hidden)return;let I=W.map(N=>qe(
e,N)),P=JSON.stringify([I,...R.map(N=>to(N))]);if(P===i&&(!a||e.running))return;i=P,C(t.querySelector(".gp-pair"),s("{one} and {other}, word by word",{one:I[0],
other:I[1]})),u.forEach(({head:N},O)=>_e(N,`${I[O]} ${en(e.groups[W[O]])}`,{plain:!0}));let L=R[0].length*R[1].length>2e5&&e.running?l+500-performance.now():0;L<=
0?g(W):a||=setTimeout(()=>g(ct(e)),L)}}function Pl(t,e){let o=[4,5e-4],r=t.querySelector(".gp-said"),i=t.querySelector(".gp-models"),a=t.querySelector(".gp-sides-box"),l=t.querySelector(".gp-sides"),
c=null,u=[t.querySelector(".gp-one"),t.querySelector(".gp-other")];function p(){for(let m of u)m.replaceChildren(...e.groups.map((w,_)=>d("option","",`${qe(e,_)}\
 ${en(w)}`,{value:_})))}u.forEach((m,w)=>m.addEventListener("change",()=>{let _=ct(e),M=Number(m.value),E=M===_[1-w]?_[w]:_[1-w];e.setPair(...w?[E,M]:[M,E])}));
let g=({log:m})=>!!(m.finished||m.failed||e.done);function S(m,{kind:w,at:_,shorter:M}){let[E,f]=m.map(b=>qe(e,b)),[x,v]=m.map(b=>e.shownOf(b)),T=[x,v].map(({log:b})=>We(
b));if(!T[0].length||!T[1].length)return[s("{one} and {other} have no tokens to compare yet.",{one:E,other:f})];if(w==="same")return g(x)&&g(v)?[F(_[0],"{one} a\
nd {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",{one:E,other:f})]:[F(_[0],"\
{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",{one:E,other:f})];if(w==="shor\
ter"){let[b,q]=M?[f,E]:[E,f];if(!g(M?v:x))return[s("{one} and {other} have written the same so far; {long} is ahead.",{one:E,other:f,long:q})];let{finished:B}=(M?
v:x).log,D=F(_[M],"{count} token","{count} tokens"),K=P(T[1-M][_[1-M]].chosen.text),U=B&&B.sequences.length&&Ee(B.sequences[0].stop_reason)[0];return[U?s("{shor\
t} ended after {tokens}: {reason}.",{short:b,tokens:D,reason:U}):s("{short} ended after {tokens}.",{short:b,tokens:D})," ",...me(s("{long} begins with the same \
text and continues with {token}."),{long:q,token:K})]}let[$,j]=T.map((b,q)=>b[_[q]]);return[...W([E,f],_,to(T[0],_[0]))," ",...R(E,$)," ",...R(f,j)]}function W([
m,w],_,M){if(!M)return[s("They diverge at the first token.")];let[E,f]=_.map(v=>z(v+1));return[E===f?s("They diverge at token {number}.",{number:E}):s("They div\
erge at token {a} of {one} and token {b} of {other}.",{a:E,b:f,one:m,other:w})," ",...me(s("Both had written {text}."),{text:P(Tl(M))})]}let R=(m,w)=>me(w.given?
s("{lane} was given {token} ({odds})."):s("{lane} chose {token} ({odds})."),{lane:m,token:P(w.chosen.text),odds:I(w)}),I=m=>m.chosen.logprob===null?At(m.chosen):
H(Te(m).probability);function P(m){let w=d("span","gp-quote");return w.append(...me(s("“{text}”"),{text:ae(m,"gp-strong")})),w}function A(m){let w=d("p");w.
append(...m),w.textContent!==r.textContent&&r.replaceChildren(...w.childNodes)}function L(m,w){let _=new Map;return m.forEach(({chosen:E,distribution:f},x)=>{for(let v of[
...f.candidates,E]){let T=w?v.token_id:v.text;_.has(T)||_.set(T,{label:v.text,sides:[null,null],most:0});let $=_.get(T);$.sides[x]||($.sides[x]={candidate:v,isChosen:v.
token_id===E.token_id},$.most=Math.max($.most,Q(v.logprob),Q(v.raw_logprob)))}}),[..._.values()].sort((E,f)=>f.most-E.most).filter(({sides:E,most:f},x)=>x<10&&(x<
o[0]||f>=o[1])||E.some(v=>v&&v.isChosen))}function N(){let m=d("tr"),w=d("th","",null,{scope:"row"});return w.append(d("bdi","gp-word")),m.append(w,...[0,1].map(
()=>{let _=d("td"),M=d("div","gp-side"),E=d("span","gp-tracks");E.append(d("i","gp-bar gp-after"),d("i","gp-bar gp-before"));let f=d("span","gp-values");return f.
append(d("span"),d("small")),M.append(d("span","gp-sign"),E,f),_.append(M),_})),m}function O(m,w,_,M){let[E,f,x]=m.firstChild.children,[v,T]=w?[w.candidate.logprob,
w.candidate.raw_logprob].map(Q):[0,0],$=!!w&&w.candidate.logprob===null,j=!!w&&w.isChosen;pe(m,[j&&"gp-chosen",$&&"gp-removed",!w&&"gp-unlisted"].filter(Boolean).
join(" ")),C(E,j?"▶":$?"✕":""),ie(f.children[0],"width",v/_),ie(f.children[1],"width",T/_),C(x.children[0],w?$?"":H(v):"–"),C(x.children[1],w?H(T):"");let b=w?
[j&&s("chosen"),$?At(w.candidate):H(v),s("{share} before the processors",{share:H(T)})].filter(Boolean).join(", "):s("not recorded");Z(m,{"aria-label":`${M}: ${b}`,
title:$?At(w.candidate):""})}function k(m,w){let _=L(w,Go(e,...m)),M=_.flatMap(T=>T.sides).filter(Boolean),E=M.every(({candidate:T})=>T.logprob===T.raw_logprob),
f=Math.max(1e-9,...M.flatMap(({candidate:T})=>[Q(T.logprob),Q(T.raw_logprob)]));a.classList.toggle("gp-plain",E),X(t.querySelector(".gp-before-key"),!E),X(t.querySelector(
".gp-removed-key"),M.some(({candidate:T})=>T.logprob===null)),X(t.querySelector(".gp-unlisted-key"),M.length<2*_.length);let x=ee(l.tBodies[0],_.length,N);_.forEach(
({label:T,sides:$},j)=>{let[b,...q]=x[j].cells;_e(b.firstChild,T),q.forEach((B,D)=>O(B,$[D],f,qe(e,m[D])))});let v=l.tHead.rows[0].cells;m.forEach((T,$)=>{let{entropyAfter:j}=Te(
w[$]),[b]=v[$+1].children;_e(b,s("{lane}, entropy {entropy}",{lane:`${qe(e,T)} ${en(e.groups[T])}`,entropy:re(j,e.unit)}),{plain:!0}),oe(b,"entropy",()=>y(w[$],
qe(e,T)),{meaning:s("How uncertain the next token was where they diverge, after the processors.")})})}let y=({distribution:{entropy_before:m,entropy_after:w}},_)=>s(
"{lane}: {before} before the processors, {after} after them.",{lane:_,before:re(m,e.unit),after:re(w,e.unit)});function h(m){if(!c)return"";let{pair:w,steps:_}=c,
[M,E]=_.map(({chosen:v})=>v),f=(v,{token_id:T})=>[...v.distribution.candidates,v.chosen].find($=>$.token_id===T),x=v=>v?H(Q(v[m])):s("not recorded");return Me([
M,E].map(v=>s("{token}: {one} {mine}, {other} {theirs}",{token:J(v.text),one:qe(e,w[0]),other:qe(e,w[1]),mine:x(f(_[0],v)),theirs:x(f(_[1],v))})))}return de(t,{
after:()=>h("logprob"),before:()=>h("raw_logprob")}),m=>{let w=e.header&&e.header.kind==="lanes"?ct(e):null;if(t.hidden=!w||w.some(v=>e.shownOf(v).log.denoises),
t.hidden)return;(m.run||m.lanes)&&p(),u.forEach((v,T)=>{v.value=w[T]});let _=Uo(e,...w);A(S(w,_));let[M,E]=w.map(v=>qe(e,v)),f=Go(e,...w);X(i,!f),f||C(i,s("{one\
} and {other} run on different models, so they are compared by text, not by token ids; tokens with the same text share a row.",{one:M,other:E}));let x=_.kind===
"apart"?w.map((v,T)=>We(e.shownOf(v).log)[_.at[T]]):null;X(a,!!x),c=x&&{pair:w,steps:x},x&&k(w,x)}}var Ir=5,Kp=.9;function Gp(t){if(!t.length)return null;let e=[...t].sort((a,l)=>a-l),n=e.length,[o,r,i]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(r+=i,!(o>0&&r>1-Kp));)
i*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:Ut(e),low:e[o],high:e[n-1-o]}}function Rr(t,e){if(t.length<Ir)return"few";let{low:n,high:o}=Gp(t);return n>
e?"above":o<e?"below":"open"}function Wl(t,e=!0){let n=([i,a])=>V(i)&&V(a),o=(i,a)=>Rr(i.map((l,c)=>[l,a[c]]).filter(n).map(([l,c])=>l-c),0),r=t.findIndex((i,a)=>t.
length>1&&t.every((l,c)=>a===c||o(i,l)===(e?"above":"below")));return r<0?null:r}function Nl(t,e){let n=e.filter(({values:c})=>Number.isFinite(c[t.name])),o=({values:c})=>c[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:Jo([]),flat:!0};let r=n.reduce((c,u)=>o(u)<o(c)?u:c),i=n.reduce((c,u)=>o(u)>o(c)?u:c),a=Ae(t,o(r))===Ae(t,o(i)),l=Jo(a?[]:n.map(o));return{low:r,high:i,best:a?
null:jr(t,e),level:c=>Math.round(l.share(c)*10),scale:l,flat:a}}function jr(t,e){let n=e.filter(({values:l})=>Number.isFinite(l[t.name])),o=n.map(({each:l})=>l[t.
name]||[]);if(!t.better||o.some(({length:l})=>l!==o[0].length))return null;let r=Wl(o,t.better==="more"),i=r!==null&&n[r].values[t.name],a=l=>t.better==="more"?
l<i:l>i;return r!==null&&n.every(({values:l},c)=>c===r||a(l[t.name]))?n[r]:null}function Jo(t){let e=[...new Set(t)].sort((c,u)=>c-u),[n,o]=[e[0],e.at(-1)],r=c=>u=>o>
n?(c(u)-c(n))/(c(o)-c(n)):0,i=c=>e.some(u=>e.filter(p=>p>=u&&c(p)-c(u)<.1).length>Math.max(1,e.length/2)),a=c=>e.length>1?e.indexOf(c)/(e.length-1):0,l=[{name:"\
linear",share:r(c=>c)},...n>0?[{name:"log",share:r(Math.log)}]:[],{name:"order",share:a}];return l.find(({share:c})=>!i(c))||l.at(-1)}function wt(t,{each:e}){let n=(e[t.
name]||[]).filter(V);if(n.length<2)return"";let[o,r]=[Math.min(...n),Math.max(...n)].map(i=>Ae(t,i));return o===r?"":s("{low} to {high}",{low:o,high:r})}var Cn=t=>t.
better==="less"?"heat":"prob";function Ae(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=e.toLocaleString("en-US",{minimumFractionDigits:t.digits,
maximumFractionDigits:t.digits});return n&&t.unit?`${o} ${s(t.unit)}`:o}var zr=10;function ql({axes:[t,e],metric:n,heat:o,at:r}){let i=e.values.map((R,I)=>t.values.map((P,A)=>r(I,A))),a=R=>i.map((I,P)=>I.map((A,L)=>R(A,P,L))),l=R=>R.
values[n.name],c=R=>Ae(n,l(R))+(o.best===R?" ★":""),u=(R,I,P)=>{let A=wt(n,R);return`${t.knob} ${t.values[P]}, ${e.knob} ${e.values[I]}: ${c(R)}${A?` (${A})`:
""}`},p=Array.from({length:zr+1},(R,I)=>[I/zr,`var(--gp-${Cn(n)}-${I})`]),g={type:"heatmap",x:t.values,y:e.values,colorscale:p,zmin:0,zmax:zr,showscale:!1,xgap:2,
ygap:2,z:a(R=>Number.isFinite(l(R))?o.level(l(R)):null),text:a(c),texttemplate:"%{text}",hovertext:a(u),hoverinfo:"text"},S=Math.min(760,Math.max(220,96+42*e.values.
length)),W={type:"category",showgrid:!1};return Rt(s("{metric} over {columns} and {rows}",{metric:s(n.title),columns:t.knob,rows:e.knob}),[g],Je(t.knob,{...W,side:"\
top"}),Je(e.knob,{...W,autorange:"reversed"}),{height:S,margin:{l:52,r:18,t:60,b:16}})}function Il({knob:t,metric:e,points:n,wide:o}){let r=n.map(({label:I})=>I.trim()===""?NaN:Number(I)),i=r.every(Number.isFinite)?{linear:"linear",log:"log",order:"\
category"}[Jo(r).name]:"category",a=n.map((I,P)=>({...I,x:i==="category"?I.label:r[P]}));i!=="category"&&a.sort((I,P)=>Number(I.x)-Number(P.x));let l=a.filter(({
value:I})=>Number.isFinite(I)),c=l.flatMap(({value:I,each:P})=>[I,...P]),u=o&&c.length>0&&Math.min(...c)>0,p=({label:I,value:P,range:A,best:L})=>`${I}: ${Ae(e,P)}${A?
` (${A})`:""}${L?`, ${s("the best")}`:""}`,g={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:a.map(({x:I})=>I),y:a.map(({value:I})=>Number.
isFinite(I)?I:null),text:a.map(p),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",symmetric:!1,color:"var(--g\
p-muted)",thickness:1.5,width:4,array:a.map(({value:I,each:P})=>P.length>1?Math.max(...P)-I:0),arrayminus:a.map(({value:I,each:P})=>P.length>1?I-Math.min(...P):
0)}},S={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:l.map(({x:I})=>I),y:l.map(({value:I})=>I),
text:l.map(({value:I,best:P})=>l.length<=12||P?Ae(e,I)+(P?" ★":""):"")},W=s(e.title),R=`${W}${e.unit?` (${s(e.unit)})`:""}${u?`, ${s("logarithmic scale")}`:""}`;
return Rt(s("{metric} over {knob}",{metric:W,knob:t}),[g,S],Je(t,{type:i}),Je(R,u?{type:"log"}:{}))}function Yo(t,{metric:{meaning:e,formula:n,unit:o,live:r}}){let i=[o?s("In {unit}.",{unit:s(o)}):"",r?"":s("It is known when the runs of a cell have ended.")],a=t.
querySelector(".gp-metric-term")||d("span","gp-metric-term");t.replaceChildren(a,`: ${s(e)} `,d("span","gp-formula",s(n)),...i.filter(Boolean).map(l=>` ${l}`))}
function Rl(t,e,n){let{low:o,high:r,best:i,scale:a,flat:l}=n,c=e.metric,u=e.group.groups.some(R=>wt(c,R)),p=R=>R&&e.nameOf(R.number)+R.values[c.name],g=[c.name,
p(o),p(r),i&&i.number,a.name,l,u].join();if(t.dataset.key===g||(t.dataset.key=g,t.replaceChildren(),!o))return;let S=(R,I)=>{let P=d("span"),A=d("b","",Ae(c,I.values[c.
name],{unit:!0}));return P.append(...me(R,{value:A,cell:e.nameOf(I.number)})),P};l?t.append(S(s("The same everywhere: {value}"),o)):t.append(S(s("lowest {value}\
 at {cell}"),o),Up(Cn(c)),S(s("highest {value} at {cell}"),r));let W=[a.name==="log"&&s("Coloured on a logarithmic scale."),a.name==="order"&&s("Coloured by ran\
k, because some values are far from the rest."),u&&s("Small numbers: from the lowest to the highest of a cell’s seeds."),i&&(c.better==="more"?s("★ best: high\
er is better, seed by seed"):s("★ best: lower is better, seed by seed"))];t.append(...W.filter(Boolean).map(R=>d("span","",R)))}function Up(t){let e=d("span",
"gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let o=d("i");o.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(o)}return e}function jl(t,e,n,o){
let r=e.view!=="heat"?void 0:e.isList?Vp(e,n):e.isSettled?Jp(e,n):void 0;fe(t,r,i=>o(e.isList?e.inOrder[i.pointNumber].number:e.inRow(i.pointNumber[0])[i.pointNumber[1]].
number))}function Vp(t,{best:e,scale:n}){let o=t.metric,[{knob:r,values:i}]=t.axes,a=t.inOrder.map(l=>({label:i[l.place[1]],value:l.values[o.name],each:(l.each[o.
name]||[]).filter(V),range:wt(o,l),best:e===l}));return Il({knob:r,metric:o,points:a,wide:n.name!=="linear"})}function Jp(t,e){return ql({axes:t.axes,metric:t.metric,
heat:e,at:(n,o)=>t.inRow(n)[o]})}var Br=({name:t})=>t==="ended";function bt(t,{values:e,each:n,entries:o},{unit:r=!1}={}){let i=e[t.name],a=(n[t.name]||(o.length===1?[i]:[])).filter(V);return!Br(
t)||!a.length?Ae(t,i,{unit:r}):s("{count} of {all}",{count:z(a.filter(Boolean).length),all:z(a.length)})}var Yp={tokens:"length",time:"time",tokens_per_second:"speed",mean_logprob:"mean-logprob",perplexity:"perplexity",entropy:"entropy",model_entropy:"entropy",distinct_1:"\
distinct-n",distinct_2:"distinct-n",distinct_3:"distinct-n",repetition:"repetition",self_bleu:"self-bleu",characters:"length",words:"length",ended:"ending"},zl=4;
function Pn(t,e,n,o){let{name:r,unit:i,meaning:a,formula:l,better:c}=e,u=c==="more"?s("More is better."):c==="less"?s("Less is better."):"",p={meaning:[s(a),u].
filter(Boolean).join(" "),formula:s(l),unit:i?s(i):""};oe(t,Yp[r],()=>Xp(e,n,o),p)}function Xp(t,e,n){let o=e.groups.filter(({values:p})=>Number.isFinite(p[t.name]));
if(!o.length)return"";let[r]=o,i=Zp(t,r,e.unit)||bt(t,r,{unit:!0});if(o.length===1)return he(i);let a=({values:p})=>p[t.name],[l,c]=[o.reduce((p,g)=>a(g)<a(p)?g:
p),o.reduce((p,g)=>a(g)>a(p)?g:p)],u={name:n(r.number),words:i,low:bt(t,l),lowest:n(l.number),high:bt(t,c),highest:n(c.number)};return u.low===u.high?s("{name}:\
 {words}; the same for all.",u):s("{name}: {words}; of all, the lowest is {low} ({lowest}), the highest {high} ({highest}).",u)}function Zp(t,e,n){let o=e.values[t.
name],r=bt(t,e,{unit:!0}),i=p=>V(p)&&Ae(t,p)===Ae(t,o);if(t.name==="ended")return"";let a=(e.each[t.name]||[]).filter(V);if(t.name==="perplexity"){let p=Bl(e),g=p.
reduce((S,{raw:W})=>S+W,0);return!p.length||!i(Math.exp(-g/p.length))?"":`exp(−(${G(g)}) / ${z(p.length)}) = ${r}`}if(a.length>1){if(!i(a.reduce((S,W)=>S+W,0)/
a.length))return"";let p=a.map(S=>Ae(t,S)),g=p.length>zl?[...p.slice(0,zl-1),"…",p.at(-1)].join(" + "):p.join(" + ");return s("the mean of {count} runs, ({sum\
}) / {count} = {value}",{count:z(a.length),sum:g,value:r})}if(t.name==="tokens_per_second"){let{tokens:p,time:g}=e.values;return!p||!g||!i(p/g)?"":s("{tokens} t\
okens in {time} s = {value}",{tokens:z(p),time:g.toFixed(2),value:r})}let l={mean_logprob:"logprob",entropy:"entropy"}[t.name],c=l&&e.entries.length===1?Bl(e):[],
u=c.reduce((p,g)=>p+xe(g[l],n),0);return!c.length||!i(u/c.length)?"":Mt(u.toFixed(2),z(c.length),r)}function Bl({entries:t}){let e=n=>ue(n)??-1/0;return t.flatMap(
n=>n.log?We(n.log).filter(({given:o})=>!o).map(({chosen:o,distribution:r})=>({raw:e(o.raw_logprob),logprob:e(o.logprob),entropy:r.entropy_after})):n.tokens.map(
({raw_logprob:o,logprob:r,entropy:i})=>({raw:e(o),logprob:e(r),entropy:i})))}var Qp={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},kt=t=>mo(Qp,t,"■"),yt=t=>t==="failed"?[s("an erro\
r"),s("ended in an error")]:Ee(t),tt=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,zt=t=>t.log?t.log.numTokens:t.tokens.length;function Ie(t){return tt(
t)?"failed":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function Wn(t){let e=Ie(t);
return e?e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function Bt({tokens:t,ended:e},n=1/0){if(e&&e.text!==
null&&e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:r}of t)if(o+=r??"",o.length>=n)break;return o}function Fr(t,e){let n=d("span","gp-stepper"),[o,r,i]=[d("button","","‹"),d("span"),d("button","","›")];n.append(o,r,i);let a=0,l=u=>p=>{p.stopPropagation(),
Hr(t,a,u)};[[o,-1,s("The text of the previous seed")],[i,1,s("The text of the next seed")]].forEach(([u,p,g])=>{Z(u,{type:"button","aria-label":g,tabindex:e}),u.
addEventListener("click",l(p))});function c(u){a=u;let{entries:p}=t.groups[u];n.hidden=p.length<2,C(r,`${p.indexOf(t.shownOf(u))+1}/${p.length}`)}return{box:n,draw:c}}
function Hr(t,e,n){let{entries:o}=t.groups[e],r=o.indexOf(t.shownOf(e));t.showEntry(e,(r+n+o.length)%o.length)}function Fl(t,e,{nameOf:n,promptOf:o}){let r=P=>t.
querySelector(".gp-whole"+P),i=r(""),a=Fr(e,0),l=d("span"),c=d("button","gp-button",s("Open as one run"),{type:"button"});r("-tools").append(a.box,l,c);let u=null;
function p(P){let A=r("-text"),L=Bt(P);A.childElementCount||A.append(d("span","gp-prompt"),d("span")),C(A.firstChild,o(u)+(e.apart?`
`:"")),C(A.lastChild,L);let N=Ie(P),O=zt(P),k=N?N!=="failed"&&`${kt(N)} ${yt(N)[1]}`:O?s("still being written"):s("queued");C(r("-end"),[F(O,"{count} token","{c\
ount} tokens"),k].filter(Boolean).join(" · "))}function g(P){let A=tt(P),L=r("-problem");L.hidden=!A,A&&L.replaceChildren(d("b","","✕ "),`${s(A.message)} ${s(
A.fix)}`)}function S(P){let A=P.entries.length;C(r("-over"),A>1?s("Metrics of the {count} runs of this cell together, most as their mean:",{count:z(A)}):s("Metr\
ics:"));let L=ee(r("-values"),e.metrics.length,()=>{let N=d("div"),O=d("dt");return O.append(d("span")),N.append(O,d("dd")),N});e.metrics.forEach((N,O)=>{let[k]=L[O].
firstChild.children;C(k,s(N.title)),Pn(k,N,e,n),C(L[O].lastChild,bt(N,P,{unit:!0}))})}function W(){if(u===null)return;let P=e.shownOf(u);C(r("-title"),n(u)),Z(i,
{"aria-label":n(u)}),a.draw(u),C(l,(P.seed??null)===null?"":s("seed {seed}",{seed:P.seed})),c.hidden=!e.canAsk,p(P),g(P),S(e.groups[u])}function R(P){u=P,W(),i.
open||i.showModal(),i.scrollTop=0}function I(){i.open&&i.close(),u=null}return c.addEventListener("click",()=>{let{number:P}=e.shownOf(u);I(),e.ask({type:"open",
entry:P})}),i.addEventListener("close",()=>{u=null}),i.addEventListener("click",({target:P})=>P===i&&I()),i.addEventListener("keydown",P=>P.stopPropagation()),t.
querySelector(".gp-shut").addEventListener("click",I),{show:R,shut:I,draw:W}}var Hl={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function Dl(t){ef(t),tf(
t)}function ef(t){let{table:e,whole:n,group:o}=t;function r([i,a]){let l=e.tBodies[0].rows[i];!l||a<0||t.focus(l.cells[Math.min(a+1,l.cells.length-1)],!0)}e.addEventListener(
"keydown",i=>{let a=i.target.closest("td");if(!a||i.ctrlKey||i.altKey||i.metaKey)return;let{gpGroup:l}=a,c=a.parentElement;if(i.key==="Enter")n.show(l);else if(i.
key===" ")Hr(o,l,1);else if(Object.hasOwn(Hl,i.key))r(Hl[i.key](c.sectionRowIndex,a.cellIndex-1));else return;i.preventDefault()}),e.addEventListener("click",i=>{
let a=i.target,l=a.closest("td");!l||a.closest(".gp-stepper")||(t.focus(l),n.show(l.gpGroup))}),e.addEventListener("focusin",({target:i})=>{i.tagName==="TD"&&t.
focus(i)})}function tf(t){let{state:e,field:n,select:o}=t,r=t.part("switch");o.addEventListener("change",()=>{e.metricName=o.value,Yo(t.part("metric-meaning"),e),
t.nameMetric(),t.drawValues()}),r.addEventListener("click",({target:i})=>{let a=i.dataset.view;if(a){e.view=a;for(let l of r.children)l.setAttribute("aria-press\
ed",String(l.dataset.view===a));n.classList.toggle("gp-as-heat",a==="heat"),t.drawValues()}})}var Kl="perplexity",Xo=class{constructor(e){this.group=e,this.view="texts",this.metricName="",this.axes=[]}begin(){this.axes=this.group.header.axes.map(({knob:n,
values:o})=>n==="prompt"?{knob:s("prompt"),values:An(o),prompts:o}:{knob:n,values:o});let e=this.group.metrics.map(({name:n})=>n);e.includes(this.metricName)||(this.
metricName=e.includes(Kl)?Kl:e[0])}get isList(){return this.axes.length<2}get isSettled(){return!!this.group.done}get metric(){return this.group.metrics.find(({
name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.place[1])}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===
e)}promptOf(e){let{place:n}=this.group.groups[e],o=this.axes.findIndex(({prompts:r})=>r);return o<0?this.group.header.prompt:this.axes[o].prompts[n[1-o]]}nameOf(e){
let{place:n}=this.group.groups[e];return this.axes.map(({knob:o,values:r},i)=>`${o} ${r[n[1-i]]}`).join(", ")}failuresIn(e){let{entries:n}=this.group.groups[e],
o=n.filter(tt).length;return o&&n.length>1?s("{count} of {all}",{count:z(o),all:z(n.length)}):""}standingOf(e){let n=this.group.shownOf(e);return tt(n)?"failed":
Ie(n)?"":Wn(n)==="decoding"?"decoding":this.group.done?"did not run":"queued"}};var Gl=300,Ul={failed:()=>s("failed"),decoding:()=>s("decoding"),queued:()=>s("queued"),"did not run":()=>s("did not run"),"":()=>""},nf=t=>t===""?s("(empty)"):
t==="decoding"?"…":Ul[t](),Dr=(t,{values:e,prompts:n},o)=>{let r=d("th",t==="row"?"gp-side":"",null,{scope:t});return n?r.append(d("bdi","",e[o],{title:n[o]})):
r.append(ae(e[o])),r};function of(){let t=d("th","gp-metric-name",null,{scope:"col"});return t.append(d("span")),t}function xt(t,e){let n=d(t);return n.append(...e),
n}var Zo=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.field=this.part("field"),this.table=this.field.firstElementChild,this.select=this.
part("metric"),this.chart=this.part("metric-chart"),this.whole=Fl(e,this.group,{nameOf:o=>n.nameOf(o),promptOf:o=>n.promptOf(o)}),this.cells=[],this.focused=null}part(e){
return this.root.querySelector(".gp-"+e)}build(){let{state:e,group:n,select:o}=this;this.whole.shut(),e.begin(),o.replaceChildren(...n.metrics.map(({name:l,title:c})=>d(
"option","",s(c),{value:l}))),o.value=e.metricName;let[{knob:r},i]=e.axes,a=i?s("{one} and {other}",{one:r,other:i.knob}):r;C(this.part("title"),a);for(let l of[
this.field,this.chart])l.classList.toggle("gp-on-one-axis",e.isList);this.cells=n.groups.map(l=>this.makeCell(l)),this.table.replaceChildren(...e.isList?this.listRows():
this.gridRows()),this.table.setAttribute("aria-label",s("The runs over {knobs}",{knobs:a})),this.focus(this.cells.length?this.cells[0].cell:null),Yo(this.part("\
metric-meaning"),e),this.nameMetric()}makeCell({number:e}){let n=d("td","",null,{role:"gridcell",tabindex:"-1"}),o=d("div","gp-cell-top"),[r,i]=[d("span","gp-va\
lue"),d("span","gp-star","★")],[a,l]=[d("small","gp-seeds-range"),d("span","gp-some-failed")],c=d("bdi","gp-cell-text"),u=Fr(this.group,-1);return i.hidden=!0,
o.append(r,i,a,l,u.box),n.append(o,c),n.gpGroup=e,{cell:n,top:o,value:r,star:i,range:a,failed:l,text:c,stepper:u,colour:""}}gridRows(){let{state:e,cells:n}=this,
[o,r]=e.axes,i=d("th","gp-knob",null,{scope:"colgroup",colspan:o.values.length});i.append(d("span","",o.knob));let a=d("th","gp-side",r.knob,{scope:"col",rowspan:2}),
l=[xt("tr",[a,i]),xt("tr",o.values.map((u,p)=>Dr("col",o,p)))],c=u=>e.inRow(u).map(({number:p})=>n[p].cell);return[xt("thead",l),xt("tbody",r.values.map((u,p)=>xt(
"tr",[Dr("row",r,p),...c(p)])))]}listRows(){let{state:e,cells:n}=this,[o]=e.axes,{knob:r}=o,i=xt("tr",[d("th","gp-side",r,{scope:"col"}),of()]),a=e.inOrder.map(
({number:l,place:c})=>xt("tr",[Dr("row",o,c[1]),n[l].cell]));return[xt("thead",[i]),xt("tbody",a)]}drawText(e){let{state:n,group:o}=this,{cell:r,text:i,stepper:a,
failed:l}=this.cells[e],c=o.shownOf(e),u=tt(c),p=n.failuresIn(e);C(l,p&&`✕ ${p}`);let g=u?`✕ ${s("failed")}`:Bt(c,Gl).slice(0,Gl).trim();C(i,g||nf(n.standingOf(
e))),pe(r,["gp-cell",u&&"gp-broken",!g&&"gp-quiet"].filter(Boolean).join(" ")),a.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.
drawText(e))}drawQuiet(){this.cells.forEach(({cell:e},n)=>e.classList.contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,o=e.metric;
if(!o)return;let r=Nl(o,n.groups);for(let i of n.groups)this.drawValue(i,o,r);this.nameMetric(),Rl(this.part("legend"),e,r),this.field.hidden=e.view==="heat"&&!e.
isList&&e.isSettled,C(this.part("hint"),this.field.hidden?s("Click a cell for its full text. Drag to zoom; double-click to see all again."):s("Click a cell, or \
press Enter, for its full text; the arrow keys move between cells.")),jl(this.chart,e,r,i=>this.whole.show(i))}nameMetric(){let{state:e,group:n}=this,o=e.metric;
if(!o)return;let[r]=this.root.querySelectorAll(".gp-metric-term");r.id||="gp-metric-"+Math.random().toString(36).slice(2,8),Z(this.table,{"aria-describedby":r.id});
let i=[r,...e.isList?[this.part("metric-name").firstChild]:[]];for(let a of i)C(a,s(o.title)),Pn(a,o,n,l=>e.nameOf(l))}drawValue(e,n,o){let r=this.cells[e.number],
{top:i,value:a,star:l,range:c}=r,u=e.values[n.name],p=Number.isFinite(u),g=p?`var(--gp-${Cn(n)}-${o.level(u)})`:"";r.colour!==g&&(i.style.backgroundColor=r.colour=
g),pe(i,p?"gp-cell-top":"gp-cell-top gp-none"),C(a,p?Ae(n,u):e.entries.length===1&&tt(e.entries[0])?"✕":"–"),C(c,p?wt(n,e):""),l.hidden=o.best!==e,this.describe(
e.number)}describe(e){let{state:n}=this,{cell:o,star:r,value:i,range:a}=this.cells[e],l=s((n.metric||{}).title),c=n.failuresIn(e),u=[n.nameOf(e),a.textContent?s(
"{metric}: {value}, over its seeds {range}",{metric:l,value:i.textContent,range:a.textContent}):`${l}: ${i.textContent}`,r.hidden?"":s("best"),c&&s("failed: {sh\
are}",{share:c}),Ul[n.standingOf(e)]()];Z(o,{"aria-label":be(u)})}focus(e,n=!1){this.focused&&(this.focused.tabIndex=-1),this.focused=e,e&&(e.tabIndex=0,n&&(e.focus(
{preventScroll:!0}),this.reveal(e)))}reveal(e){let{field:n,table:o}=this,[r,i]=[n.getBoundingClientRect(),e.getBoundingClientRect()],a=r.left+e.parentElement.firstElementChild.
offsetWidth,l=r.top+o.tHead.offsetHeight;n.scrollLeft+=Math.min(0,i.left-a)||Math.max(0,i.right-r.right),n.scrollTop+=Math.min(0,i.top-l)||Math.max(0,i.bottom-r.
bottom),(i.top<0||i.bottom>innerHeight)&&e.scrollIntoView({block:"nearest",inline:"nearest"})}};function Vl(t,e){let n=new Zo(t,new Xo(e));return Dl(n),o=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}o.run&&
n.build(),o.run||o.pair||o.status?n.drawTexts():o.steps&&new Set([...o.entries].map(r=>e.entries[r].group)).forEach(r=>n.drawText(r)),o.measured&&n.drawQuiet(),
(o.run||o.measured||o.status)&&n.drawValues(),n.whole.draw()}}var Jl=[["stop","■",t=>s("Stop lane {lane}",{lane:t})],["select","✎",t=>s("Edit lane {lane}",{lane:t})],["copy","❐",t=>s("Copy lane {lane}",{lane:t})],["l\
eft","◀",t=>s("Move lane {lane} to the left",{lane:t})],["right","▶",t=>s("Move lane {lane} to the right",{lane:t})],["remove","✕",t=>s("Remove lane {lane\
}",{lane:t})]],Qo=class{constructor(e,n){this.group=n;let o=d("div","gp-lane-head");this.name=d("button","gp-lane-name",null,{type:"button"}),this.letter=d("b",
"gp-letter"),this.title=d("bdi","gp-lane-title"),this.reference=d("span","gp-lane-reference",s("reference")),this.name.append(this.letter,this.title,this.reference),
this.tools=d("span","gp-lane-tools"),this.buttons=Object.fromEntries(Jl.map(([i,a])=>{let l=d("button","gp-button",a,{type:"button","data-do":i});return this.tools.
append(l),[i,l]})),o.append(this.name,this.tools),this.prompt=d("p","gp-lane-prompt",null,{dir:"auto"}),this.settings=d("p","gp-lane-settings"),this.changed=d("\
p","gp-lane-changed",`△ ${s("changed since this run")}`),this.state=d("p","gp-lane-state"),this.doing=d("b"),this.tokens=d("span","gp-lane-count"),this.company=
d("span","gp-lane-company","",{tabindex:"0","data-tip":""}),this.state.append(this.doing,this.tokens,this.company),this.parts=d("p","gp-lane-parts"),this.seeds=
d("p","gp-lane-seeds"),this.back=d("button","gp-button","◀",{type:"button","data-seed":"-1","aria-label":s("Previous seed")}),this.on=d("button","gp-button","\
▶",{type:"button","data-seed":"1","aria-label":s("Next seed")}),this.seed=d("span","","",{"aria-live":"polite"}),this.seeds.append(this.back,this.seed,this.on),
this.problem=d("div","gp-problem"),this.why=d("span"),this.problem.append(d("b","","✕ "),this.why);let r=d("div","gp-lane-top");r.append(o,this.prompt,this.settings,
this.changed,this.state,this.parts,this.seeds,this.problem),e.append(r)}draw({lane:e,ran:n,place:o,lanes:r,isReference:i,parts:a,told:l}){let c=n?this.group.shownOf(
n.number):null;C(this.letter,e.label),C(this.title,ye(e.title)),X(this.reference,i),Z(this.name,{"aria-pressed":String(i),title:i?s("The other lanes are compare\
d with this one"):s("Compare the others with {lane}",{lane:e.label})}),this.name.disabled=!n,this.drawTools(e,o,r),this.drawStop(n),X(this.prompt,!!e.prompt),e.
prompt&&Vo(this.prompt,e.prompt),C(this.settings,rf(e,c,n).join(" · ")),X(this.changed,!!n&&sf(e,n)),this.drawState(c),C(this.parts,a),X(this.parts,!!a),this.drawSeeds(
c,n),this.drawProblem(e,l)}drawTools(e,n,o){X(this.tools,this.group.canAsk);let r={left:n===0,right:n===o-1,remove:o===1,copy:o>=no};for(let[i,,a]of Jl){i!=="st\
op"&&X(this.buttons[i],!e.prompt);let l=i==="select"&&e.selected?s("Lane {lane} is shown in the settings",{lane:e.label}):a(e.label);Z(this.buttons[i],{title:l,
"aria-label":l,"aria-disabled":String(!!r[i])})}C(this.buttons.select,e.selected?`✎ ${s("editing")}`:"✎"),Z(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){
let{stop:n}=this.buttons,o=!!e&&this.group.running&&e.entries.some(({log:r})=>!r.finished&&!r.failed);!o&&n===document.activeElement&&this.name.focus(),X(n,o)}drawState(e){
if(X(this.state,!!e),!e)return;let{log:n}=e;C(this.doing,af(n,this.group.done));let o=We(n).length;C(this.tokens,o?F(o,"{count} token","{count} tokens"):"");let r=Kr.
get(n);n.shared>1&&Kr.set(n,{others:Math.max(n.shared-1,r?r.others:0),apart:n.apart&&(!r||r.apart)});let i=Kr.get(n);if(X(this.company,!!i),!i)return;let{others:a,
apart:l}=!n.running||n.shared<2?i:{others:n.shared-1,apart:n.apart};C(this.company,l?F(a,"in turn with another run","in turn with {count} others"):F(a,"together\
 with another run","together with {count} others")),Z(this.company,{"data-tip":l?s("It has forward passes of its own, in turn with those of the others: no other\
 run uses its model, or it reads or writes several tokens at once."):s("Decoded in one batch with the other runs on this model: each forward pass gives all of t\
hem their next token.")})}drawSeeds(e,n){let o=n?n.entries.length:0;X(this.seeds,o>1),!(o<2)&&(C(this.seed,s("seed {seed}, {place} of {all}",{seed:Yl(e)??"–",
place:n.shown+1,all:o})),Z(this.back,{"aria-disabled":String(n.shown===0)}),Z(this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){
let r=s(n),i=o.get(r)??e;r&&o.set(r,i),X(this.problem,!!r),C(this.why,!r||i===e?r:s("The same as in lane {lane}.",{lane:i}))}},no=8,Kr=new WeakMap,Yl=({seed:t,log:e})=>t??
(e&&e.started?e.started.seed:null);function sf(t,e){let n=(o,r)=>JSON.stringify(o[r]===""?null:o[r]??null);return["model","seed","settings","prompt"].some(o=>n(
t,o)!==n(e,o))}function rf(t,e,n){let o=e&&n.seed===t.seed&&n.entries.length===1?Yl(e):null,r=t.seed??o;return[t.model,ye(t.settings??""),r===null?"":s("seed {s\
eed}",{seed:r})].filter(Boolean)}function af(t,e){let{queued:n,loading:o,started:r,failed:i,finished:a}=t;return i?`✕ ${s("stopped by an error")}`:a?`■ ${a.
sequences.length?Ee(a.sequences[0].stop_reason)[1]:s("ended")}`:e?r?`■ ${s("was stopped")}`:s("did not run"):o?dn(o):n?n.ahead?F(n.ahead,"waiting for another \
run","waiting for {count} others"):s("starting …"):r?`● ${s("decoding …")}`:s("waiting for its turn")}var es=class{constructor(e){this.log=e,this.clear()}clear(){this.at=null,this.place=null}get steps(){return this.log.canvasSteps}get number(){return this.at===null?
this.steps.length-1:Math.min(this.at,this.steps.length-1)}get step(){return this.steps[this.number]||null}get canvas(){let{canvas:e}=this.step;return this.steps.
filter(n=>n.canvas===e)}get before(){let{canvas:e}=this.step;return this.steps.filter((n,o)=>n.canvas<e&&this.steps[o+1]&&this.steps[o+1].canvas!==n.canvas)}get numCanvases(){
return this.steps.length?this.steps.at(-1).canvas+1:0}earlier(e){let n=this.steps[this.number-1];return n&&n.canvas===this.step.canvas?n.places[e]:null}accepted(e){
if(!this.step.places[e].accepted)return null;let n=this.earlier(e);return n&&n.accepted?"again":"newly"}get counts(){let e=this.step.places.map((n,o)=>this.accepted(
o));return{places:e.length,accepted:e.filter(Boolean).length,newly:e.filter(n=>n==="newly").length}}get end(){let{eos_token_ids:e,effective:n}=this.log.started;
if(!Number.isInteger(n.pad_token_id))return 1/0;let o=this.step.places.findIndex(({token_id:r})=>e.includes(r));return o<0?1/0:o+1}history(e){let n=this.canvas,
o=n.at(-1).places[e],r=n.length-1;for(;r>0&&n[r-1].places[e].token_id===o.token_id;)r-=1;return{since:r,accepted:n.filter(i=>i.places[e].accepted).length,count:n.
length,last:o}}};function Xl({canvasSteps:t,finished:e}){return e?e.sequences.map(({text:o})=>o).join(""):t.filter(({canvas:o},r)=>!t[r+1]||t[r+1].canvas!==o).flatMap(
({places:o})=>o.map(({piece:r})=>r??"")).join("")}var ts=({logprob:t,entropy:e})=>({probability:Q(t),rawProbability:0,rank:1,surprisal:-(t??0),entropyBefore:e,entropyAfter:e});var ns=class{constructor(e,n){this.body=e,this.entries=n,this.width=0,this.timer=0,this.clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.
scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e)}clear(e){this.log=e,this.body.replaceChildren(),this.rows=new Qe(this.
body),this.tokens=[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:r},{shade:i,unit:a}){if(this.
log!==e&&this.clear(e),e.denoises){C(this.body,Xl(e));return}let{keep:l,added:c}=ft(this.steps,We(e).at(-1)||null);l<this.tokens.length&&this.cut(l);for(let u of c)
this.append(u,i,a);this.dim(n),this.signAt(o?this.tokens[n]:null,o,r,a),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){gt(this,e),this.steps.
length=e,this.dimmed=Math.min(this.dimmed,e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let r={...e.chosen,piece:e.piece},i=d("span","gp-\
token",null,{role:"button",tabindex:"-1"});Ke(i,r);let a=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(i,{token:r,step:e,index:e.
index,lane:this}),e.given&&(i.dataset.given=""),Ct(this,i,r,a),this.steps.push(e),this.describe(i,o),this.shade(i,n)}shade(e,n){jt(e.querySelector(".gp-ink"),n,
Te(this.entries.get(e).step))}describe(e,n){let{token:o,step:r,index:i}=this.entries.get(e),a=[s("token {number}: {text}",{number:i+1,text:J(o.text)}),...Oo(r,n),
this.whyOf(e)];e.setAttribute("aria-label",a.filter(Boolean).join(", "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?s("g\
iven, not chosen"):""].filter(Boolean).join(", ")}dim(e){let n=Math.min(e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-\
shared");for(let o=this.dimmed;o<n;o++)this.tokens[o].classList.add("gp-shared");this.dimmed=n}signAt(e,n,o,r){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.
parts===n))return;let i=this.sign;this.sign=e||null,this.said=o,i&&(delete i.dataset.parts,this.describe(i,r)),e&&(e.dataset.parts=n,this.describe(e,r))}redraw({
shade:e,unit:n}){for(let o of this.tokens)this.shade(o,e),this.describe(o,n)}settle(){this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7),this.rows.
settle()}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.
settle(),200))}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.
tokens[o+1];case"ArrowLeft":return this.tokens[o-1];case"ArrowDown":return Ue(this.tokens,o,1);case"ArrowUp":return Ue(this.tokens,o,-1);case"Home":return this.
tokens[0];case"End":return this.tokens.at(-1);default:return null}}};function Zl(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),r=t.querySelector(".gp-scale"),i=t.querySelector(".gp-add"),a=new Map,l=new WeakMap,
c=gn(t,n,e,k=>{let y=l.get(k);if(!y)return null;let{token:h,step:m,index:w,lane:_}=y;return{id:h.token_id,text:h.text,where:s("token {number}",{number:w+1}),step:m,
why:_.whyOf(k)}}),u=()=>({shade:o.value,unit:e.unit});function p(){return e.lanes?e.lanes.map(k=>({key:`${k.prompt?"prompt":"lane"} ${k.id}`,lane:k,number:e.groups.
findIndex(({id:y,prompt:h})=>y===k.id&&!!h==!!k.prompt)})):e.groups.map(k=>({key:`group ${k.number}`,lane:k,number:k.number}))}function g(k){let y=document.activeElement,
h=[...n.children].indexOf(y&&y.closest(".gp-lane")),m=new Set(k.map(({key:w})=>w));for(let[w,{element:_}]of a)m.has(w)||(_.remove(),a.delete(w));k.forEach(({key:w,
lane:_,number:M},E)=>{let f=a.get(w)||W(w);Object.assign(f,{lane:_,number:M}),n.children[E]!==f.element&&n.insertBefore(f.element,n.children[E]||null)}),S(),!(h<
0||document.activeElement===y)&&(y.isConnected?y.focus():n.children.length&&n.children[Math.min(h,n.children.length-1)].querySelector(".gp-lane-name").focus())}
function S(){let{clientWidth:k}=n,[y,h,m]=[240,12,4];if(!k||!a.size)return;let w=Math.max(1,Math.min(m,Math.floor((k+h)/(y+h)))),_=Math.ceil(a.size/w);n.style.setProperty(
"--lanes-in-row",Math.ceil(a.size/_))}new ResizeObserver(S).observe(n);function W(k){let y=d("li","gp-lane"),h=new Qo(y,e),m=d("p","gp-note gp-not-yet",s("Not r\
un yet.")),w=d("div","gp-lane-text",null,{role:"group",dir:"auto"}),_=d("div","gp-lane-bottom");_.append(m,w),y.append(_);let M={element:y,head:h,note:m,body:w,
text:new ns(w,l)};return a.set(k,M),M}function R(k,y,h,m){let{element:w,head:_,note:M,body:E,text:f,lane:x,number:v}=k,T=v<0?null:e.groups[v],$=ct(e),j=!!(T&&$&&
$[0]===v),b=T&&$&&!j?I($[0],v):{shared:0,sign:"",why:"",words:""};_.draw({lane:x,ran:T,place:y,lanes:h,isReference:j,parts:b.words,told:m}),w.classList.toggle("\
gp-lane-selected",!!x.selected),Z(w,{"aria-label":s("Lane {lane}: {title}",{lane:x.label,title:ye(x.title)})}),Z(E,{"aria-label":s("Text of lane {lane}, token b\
y token. The arrow keys move along it.",{lane:x.label})}),X(M,!T),X(E,!!T),T?f.draw(e.shownOf(v).log,b,u()):f.log&&f.clear(null)}function I(k,y){let h=qe(e,k),[
m,w]=[k,y].map(T=>e.shownOf(T).log),{kind:_,at:M,shorter:E}=Uo(e,k,y),f=M[1];if(_==="apart"){let{chosen:T}=We(m)[M[0]],$=s("here it diverges from {lane}, which \
has {token}",{lane:h,token:J(T.text)});return{shared:f,sign:`≠${h}`,why:$,words:`≠ ${s("diverges from {lane} at token {number}",{lane:h,number:f+1})}`}}let x={
shared:f,sign:"",why:""};if(!f)return{...x,words:""};let v=[m,w].map(T=>!!(T.finished||T.failed||e.done));return(_==="same"?!(v[0]&&v[1]):!v[E])?{...x,words:`= ${s(
"the same as {lane} so far",{lane:h})}`}:_==="same"?{...x,words:`= ${s("the same as {lane}",{lane:h})}`}:{...x,words:`= ${E?s("the same as {lane}, which continu\
es",{lane:h}):s("the same as {lane}, then continues",{lane:h})}`}}function P(k){let{header:y}=e,h=y&&!e.groups.some(({prompt:m})=>m)?y.prompt:"";X(t.querySelector(
".gp-asked"),!!h),_e(t.querySelector(".gp-asked-text"),h,{plain:!0}),X(t.querySelector(".gp-parting-key"),!!ct(e)),X(i.parentNode,e.canAsk&&!k.some(({lane:m})=>m.
prompt)),Z(i,{"aria-disabled":String(k.length>=no),title:k.length>=no?s("At most {count} lanes",{count:String(no)}):s("A new lane at the end")})}let A=k=>[...a.
values()].find(({element:y})=>y.contains(k));n.addEventListener("click",({target:k})=>{let y=A(k),h=k.closest("button"),m=k.closest(".gp-token");y&&m&&l.has(m)&&
N(y,m),!(!y||!h||h.getAttribute("aria-disabled")==="true")&&(h.dataset.do&&e.ask({type:"lane",do:h.dataset.do,id:y.lane.id}),h.dataset.seed&&e.showEntry(y.number,
e.groups[y.number].shown+Number(h.dataset.seed)),h===y.head.name&&L(y.number))});function L(k){let y=ct(e);y&&k!==y[0]&&e.setPair(k,k===y[1]?y[0]:y[1])}function N(k,y){
k.text.reach(y),y.focus({preventScroll:!0}),y.scrollIntoView({block:"nearest"}),c.show(y)}n.addEventListener("keydown",k=>{let{target:y,key:h}=k;if(!l.has(y)||k.
ctrlKey||k.metaKey||k.altKey)return;let m=A(y),w=h==="Enter"||h===" "?y:m.text.next(y,h);!w&&!h.startsWith("Arrow")||(k.preventDefault(),w&&N(m,w))}),i.addEventListener(
"click",()=>{i.getAttribute("aria-disabled")!=="true"&&e.ask({type:"lane",do:"add"})});function O(){at(r,o.value,e.unit)}return o.addEventListener("change",()=>{
for(let{text:k}of a.values())k.redraw(u());O()}),k=>{let y=p();if(t.hidden=!y.length&&!e.canAsk,t.hidden)return;if((k.run||k.lanes)&&g(y),k.unit){for(let{text:m}of a.
values())m.redraw(u());O()}P(y);let h=new Map;y.forEach(({key:m},w)=>R(a.get(m),w,y.length,h));for(let{text:m}of a.values())m.settle();c.refresh(k.unit||k.pair)}}function Ql(t,e){let i=A=>t.querySelector(".gp-"+A),a=[];function l(A){let[L,N]=[Math.min(...A),Math.max(...A)],O=[1,2,5,10,20,50,100,200,500,1e3].find(h=>Math.
floor(N/h)-Math.floor(L/h)<24)||Math.ceil((N-L+1)/24),k=Math.floor(L/O),y=Array.from({length:Math.floor(N/O)-k+1},(h,m)=>[Math.max((k+m)*O,L),Math.min((k+m+1)*O-
1,N),0]);for(let h of A)y[Math.floor(h/O)-k][2]+=1;return y}function c(A){let L=A.map(zt).sort((h,m)=>h-m),N=L.length?l(L):[],O=JSON.stringify(N);i("bins").dataset.
key!==O&&fe(i("bins"),N.length?u(N):void 0),i("bins").dataset.key=O;let k=L.reduce((h,m)=>h+m,0)/L.length,y=(L[L.length-1>>1]+L[L.length>>1])/2;a=L,C(i("average"),
L.length?s("mean {mean}, median {median}, from {low} to {high}",{mean:k.toFixed(1),median:z(y),low:z(L[0]),high:z(L.at(-1))}):s("none has ended yet"))}function u(A){
let L=(k,y)=>k===y?F(k,"{count} token","{count} tokens"):s("{low} to {high} tokens",{low:z(k),high:z(y)}),N=([k,y,h])=>`${L(k,y)}: ${F(h,"{count} text","{count}\
 texts")}`,O={type:"bar",hoverinfo:"text",textposition:"none",text:A.map(N),x:A.map(([k,y])=>(k+y)/2),y:A.map(([,,k])=>k),width:A.map(([k,y])=>.94*(y-k+1)),marker:{
color:"var(--gp-kept)"}};return Rt(s("Number of texts by their length in tokens"),[O],Je(s("tokens"),{showgrid:!1}),Je(s("texts"),{rangemode:"tozero"}),{height:220,
bargap:0})}function p(){let A=d("li"),L=d("span","",null,{"aria-hidden":"true"});return L.append(d("i","gp-bar")),A.append(d("span","gp-sign",null,{"aria-hidden":"\
true"}),d("span","gp-word"),L,d("span","gp-times")),A}function g(A){let L=new Map;for(let k of A)L.set(Ie(k),(L.get(Ie(k))||0)+1);let N=[...L].sort(([k,y],[h,m])=>m-
y||(k<h?-1:1)),O=ee(i("endings"),N.length,p);N.forEach(([k,y],h)=>{let[m,w,_,M]=O[h].children;Z(O[h],{"data-end":k}),C(m,kt(k)),C(w,yt(k)[0]),ie(_.firstChild,"w\
idth",y/A.length),C(M,`${z(y)} · ${H(y/A.length)}`)})}function S(A){let L=A.filter(y=>Ie(y)==="failed"),N=A.filter(y=>Ie(y)!=="failed"&&!Bt(y).trim()),O=e.done?
e.entries.length-A.length:0,k=[];N.length&&k.push(F(N.length,"{count} text is empty.","{count} texts are empty.")),L.length&&k.push(F(L.length,"{count} sample f\
ailed and is counted only here.","{count} samples failed and are counted only here.")),O&&k.push(F(O,"{count} sample did not finish.","{count} samples did not f\
inish.")),C(i("oddities"),k.join(" "))}function W(A){let L=new Map;for(let h of A)L.set(Bt(h),(L.get(Bt(h))||0)+1);let N=[...L].filter(([,h])=>h>1).sort(([h,m],[
w,_])=>_-m||(h<w?-1:1));C(i("common-title"),R(L.size,A.length,N.length>0));let O=i("common"),k=N.slice(0,5),y=[...O.children].map(h=>h.gpText);k.length===y.length&&
k.every(([h],m)=>h===y[m])?k.forEach(([,h],m)=>C(O.children[m].firstChild,`${z(h)} ×`)):O.replaceChildren(...k.map(I))}function R(A,L,N){return L<2?L?F(L,"{cou\
nt} text","{count} texts"):"":A===1?s("All {count} texts are the same",{count:z(L)}):N?s("{count} different texts of {all}; the most frequent ones",{count:z(A),
all:z(L)}):s("All {count} texts are different",{count:z(L)})}function I([A,L]){let N=d("li");if(N.gpText=A,N.append(d("span","gp-times",`${z(L)} ×`)),A.length<=
150)N.append(A.trim()?d("bdi","",Pe(A)):d("span","gp-note",s("(empty)")));else{let O=d("details"),k=d("summary");k.append(d("bdi","",Pe(A.slice(0,150))+"…")),
O.append(k,d("p","",A,{dir:"auto"})),N.append(O)}return N}function P(A,L){return A===L?F(L,"{count} sample","all {count} samples"):e.done?F(L,"{ended} of {count\
} sample ended","{ended} of {count} samples ended",{ended:z(A)}):F(L,"{ended} of {count} sample ended so far","{ended} of {count} samples ended so far",{ended:z(
A)})}return de(t,{lengths:()=>{if(!a.length)return"";let A=a.reduce((L,N)=>L+N,0);return F(a.length,"{total} tokens in {count} text.","{total} tokens in {count}\
 texts, {mean} on average.",{total:z(A),mean:(A/a.length).toFixed(1)})}}),A=>{if(t.hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(A.run||A.status))return;
A.run&&i("common").replaceChildren();let L=e.entries.filter(k=>Wn(k)==="cut"),N=e.entries.filter(k=>Ie(k)&&!L.includes(k)),O=N.filter(k=>Ie(k)!=="failed");C(i("\
of"),P(N.length,e.entries.length)),c(O),g([...N,...L]),S(N),W(O)}}var ec="generation-playground.columns",lf=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","words","ended"],os=class{constructor(e,n){
this.place=e,this.changed=n,this.summary=d("summary"),this.boxes=d("div","gp-column-boxes",null,{role:"group","aria-label":s("Columns of the table")}),e.append(
this.summary,this.boxes),this.chosen=new Set(cf()||lf),this.names=""}shown(e){let n=e.map(({name:r})=>r).join();n!==this.names&&(this.names=n,this.boxes.replaceChildren(
...e.map(r=>this.box(r))));let o=e.filter(({name:r})=>this.chosen.has(r));return C(this.summary,s("Columns: {shown} of {all}",{shown:String(o.length),all:String(
e.length)})),o}box({name:e,title:n,meaning:o}){let r=d("label","",null,{title:s(o)}),i=d("input","",null,{type:"checkbox"});return i.checked=this.chosen.has(e),
i.addEventListener("change",()=>{i.checked?this.chosen.add(e):this.chosen.delete(e),df([...this.chosen]),this.changed()}),r.append(i,` ${s(n)}`),r}};function cf(){
try{let t=JSON.parse(localStorage.getItem(ec)||"null");return Array.isArray(t)?t:null}catch{return null}}function df(t){try{localStorage.setItem(ec,JSON.stringify(
t))}catch{}}function tc(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,r=o.cells[0].querySelector("button"),i=new Map,a=null,l=[],c=new os(t.querySelector(".gp-\
column-choice"),()=>A()),u=({values:N},{name:O})=>Number.isFinite(N[O])?N[O]:null;function p(){let N=e.metrics.filter(h=>e.groups.some(m=>u(m,h)!==null));t.hidden=
!N.length;let O=c.shown(N);if(O.length===l.length&&O.every((h,m)=>h===l[m].metric))return;let k=document.activeElement,y=o.contains(k)?k.dataset.name:null;l.forEach(
({head:h})=>h.remove()),l=O.map(h=>{let m=d("th","",null,{scope:"col"}),{name:w,title:_,unit:M}=h,E=d("button","gp-sort",null,{type:"button","data-name":w});return Pn(
E,h,e,f=>qe(e,f)),E.append(d("span","",s(_).replace(/-(?=\d)/g,"‑")),d("span","gp-arrow","",{"aria-hidden":"true"})),m.append(E),M&&M!==_.toLowerCase()&&m.append(
d("small","",s(M))),o.append(m),{metric:h,head:m}});for(let h of i.values())ee(h,1+l.length,S);y&&o.querySelector(`[data-name="${CSS.escape(y)}"]`)?.focus()}function g(){
for(let{metric:N,head:O}of l){let k=a&&a.name===N.name?a.down?"descending":"ascending":"none";Z(O,{"aria-sort":k}),C(O.querySelector(".gp-arrow"),{descending:" \
▼",ascending:" ▲",none:""}[k])}}o.addEventListener("click",({target:N})=>{let O=N.closest(".gp-sort");if(!O)return;let k=l.map(y=>y.metric).find(({name:y})=>y===
O.dataset.name);if(!k)a=null;else{let y=k.better!=="less",h=a&&a.name===k.name;h&&a.down!==y?a=null:a={name:k.name,down:h?!y:y}}A()});function S(){let N=d("td"),
O=d("span","gp-value");O.append(d("b","gp-best-sign","",{"aria-hidden":"true"}),d("span"),d("span","gp-hidden"),d("small","gp-seeds-range"));let k=d("span","gp-\
track");return k.append(d("i")),N.append(O,k),N}function W(N){let O=d("tr"),k=d("th","gp-whose",null,{scope:"row"});return k.append(d("b","gp-letter"),d("bdi")),
O.append(k),ee(O,1+l.length,S),n.tBodies[0].append(O),i.set(N,O),O}function R({number:N,title:O,prompt:k}){let y=i.get(N)||W(N),[h,m]=y.cells[0].children;C(h,qe(
e,N)),C(m,en({title:O,prompt:k}))}function I({metric:N},O){let k=e.groups.map(m=>u(m,N)),y=Math.max(...k.map(m=>Math.abs(m??0))),h=jr(N,e.groups);return k.forEach(
(m,w)=>{let _=i.get(w).cells[O+1],[M,E]=_.children,f=h!==null&&h.number===w;C(M.children[0],f?"★":""),C(M.children[1],bt(N,e.groups[w])),C(M.children[2],f?` ${s(
"(best)")}`:"");let x=m===null||Br(N)?"":wt(N,e.groups[w]);C(M.children[3],x&&s("over the seeds {range}",{range:x})),_.classList.toggle("gp-best",f),ie(E.firstChild,
"width",m===null||!y?0:Math.abs(m)/y)}),h!==null}function P(){let N=[...e.groups];if(a){let k=a.down?-1:1;N.sort((y,h)=>{let[m,w]=[u(y,a),u(h,a)];return m===null||
w===null?+(m===null)-+(w===null):k*(m-w)})}let[O]=n.tBodies;N.forEach(({number:k},y)=>{O.rows[y]!==i.get(k)&&O.insertBefore(i.get(k),O.rows[y]||null)})}function A(){
if(p(),t.hidden)return;a&&!l.some(({metric:O})=>O.name===a.name)&&(a=null),e.groups.forEach(R);let N=l.map(I);X(t.querySelector(".gp-best-key"),N.some(Boolean)),
g(),P()}function L(){for(let O of i.values())O.remove();i.clear();let{kind:N}=e.header||{};C(r,N==="lanes"?s("Lane"):N==="sweep"?s("Cell"):s("Runs")),n.classList.
toggle("gp-one",e.groups.length<2),X(t.querySelector(".gp-sorting"),e.groups.length>1)}return N=>{N.run&&L(),(N.run||N.measured||N.lanes)&&A()}}var nc={sweep:()=>s("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:s("Run the grid")}),
seeds:()=>s("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabilities.",{button:s("Draw \
the samples")}),trial:()=>s("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one question: whether drafts make it f\
aster, which draft length is best, or whether the texts are the same.",{button:s("Run the trial")}),precision:()=>s("Nothing has run yet. “{button}” lets the mo\
del write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each token.",{button:s("Compare precisions")}),choices:()=>s(
"Nothing has run yet. “{button}” lets the model read each answer after the prompt and shows how likely it finds every token, with and without taking the length \
out.",{button:s("Compare answers")}),watermark:()=>s("Nothing has run yet. “{button}” writes texts with and without the watermark and answers one question, or l\
ets you guess which is which.",{button:s("Run the experiment")})};function oc(t,e){let r=t.querySelector(".gp-status"),i=t.querySelector(".gp-pace"),a=t.querySelector(
".gp-track"),l=t.querySelector(".gp-troubles"),c=t.querySelector(".gp-told"),u=t.querySelector(".gp-answered"),p=[],g=[],S=null,W=0;function R(k){let y=e.entries[k];
p[k]=Wn(y),g[k]=zt(y)}function I(k){let y=p.length,h=k.ended+k.failed;if(h===y)return[F(y,"The run has ended","All {count} runs have ended"),""];let m=k.cut+(e.
done?k.decoding:0),w=[m&&s("{count} cut off",{count:z(m)}),!e.done&&s("{count} decoding",{count:z(k.decoding)}),!e.done&&s("{count} queued",{count:z(k.waiting)}),
e.done&&k.waiting&&s("{count} not started",{count:z(k.waiting)})].filter(Boolean),_={ended:z(h)};return[e.done?F(y,"Stopped: {ended} of {count} run ended","Stop\
ped: {ended} of {count} runs ended",_):F(y,"{ended} of {count} run ended","{ended} of {count} runs ended",_),w.map(E=>` · ${E}`).join("")]}function P(k){if(!k)
return;let y=performance.now();S??={at:y,sum:k},k!==S.last&&([S.last,W]=[k,y]);let h=W-S.at,m=h>500&&s("{rate} tokens/s in total",{rate:z(Math.round((k-S.sum)/h*
1e3))});C(i,[F(k,"{count} token","{count} tokens"),m].filter(Boolean).join(" · "))}function A(k){let y=new Map;for(let _ of e.entries.filter(M=>p[M.number]==="\
failed")){let M=JSON.stringify(go(tt(_)));y.set(M,[...y.get(M)||[],_])}let h=e.done?k.cut:0,m=JSON.stringify([[...y].map(([_,M])=>[_,M.length]),h]);if(l.dataset.
key===m)return;l.dataset.key=m,l.replaceChildren();for(let[_,M]of[...y].slice(0,8)){let E=d("p");E.append(d("b","","✕ "),`${N(M)} `);for(let{knob:f,message:x,
fix:v}of JSON.parse(_))E.append(d("span","",(f?`${f}: `:"")+x),v?` ${v} `:" ");l.append(E)}let w=[...y.values()].slice(8).flat().length;w&&l.append(d("p","gp-no\
te",F(w,"{count} more run failed for other reasons.","{count} more runs failed for other reasons."))),h&&l.append(d("p","gp-note gp-stopped",L(h)))}function L(k){
return e.done.overtaken?F(k,"{count} run was stopped because another run took its place; what was written is kept.","{count} runs were stopped because another r\
un took their place; what was written is kept."):F(k,"{count} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was w\
ritten is kept.")}function N(k){let y=[...new Set(k.map(_=>e.groups[_.group].label))];if(y.length===e.groups.length)return F(k.length,"{count} run failed:","{co\
unt} runs failed:");let h=y.length-1,w=y.every(_=>_.length===1)||!h?y.join(", "):F(h,"{label} and {count} other","{label} and {count} others",{label:y[0]});return F(
k.length,"{count} run failed ({groups}):","{count} runs failed ({groups}):",{groups:w})}function O(){let k=e.found&&e.found.question,h=(k&&e.asking&&e.asking.question!==
k?e.asking.titles:{})[k];X(u,!!h),h&&C(u,e.done?s("These runs answered “{question}”. Choose that question to see the answer.",{question:s(h)}):s("These runs\
 answer “{question}”. Choose that question to see the answer.",{question:s(h)}))}return k=>{if(t.hidden=!e.header&&!Object.hasOwn(nc,e.name),a.hidden=!e.header,
!e.header&&!t.hidden&&C(r,nc[e.name]()),!e.header)return;k.run?([p,g,S]=[[],[],null],C(i,""),e.entries.forEach(w=>R(w.number))):k.measured||k.status?e.entries.forEach(
w=>R(w.number)):k.entries.forEach(R);let y={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let w of p)y[w]+=1;let[h,m]=I(y);r.dataset.words!==h+m&&(r.dataset.
words=h+m,r.replaceChildren(d("b","",h),m));for(let w of["ended","failed","decoding"])ie(a.querySelector(".gp-part-"+w),"width",y[w]/Math.max(1,p.length));Z(a,{
"aria-valuemax":p.length,"aria-valuenow":y.ended+y.failed,"aria-valuetext":h+m.replaceAll(" · ",", ")}),P(g.reduce((w,_)=>w+_,0)),A(y),O(),e.done&&C(c,h)}}var ss=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],hf=t=>ss.findIndex(([e])=>xe(t??1/0,"bits")<=e);function dt(t,e){if(!V(t))return s("infinite");let n=xe(t,e);if(n===
0)return"0";if(n>=.001)return n.toPrecision(3);let[o,r]=n.toExponential(1).split("e-");return`${o} × ${uf(r)}`}var uf=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[e]).join("")}`,Ft=t=>t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(2)}):s("{size} MB",{size:(t/1e6).toFixed(t<1e7?2:1)});function sc(t,e){let n=y=>t.
querySelector(".gp-"+y),o=n("which"),r=new Fe(n("words"),{press:({number:y})=>S(y)}),i=null,a="",l="";o.addEventListener("change",()=>O());let c=()=>e.unit==="b\
its"?s("bits"):s("nats"),u=y=>`${dt(y,e.unit)} ${c()}`,p=()=>(e.found&&e.found.question==="precision"?e.found.groups:[]).map((y,h)=>({...y,number:h})).filter(({
pair:y})=>y&&!y.error),g=()=>p().find(({number:y})=>String(y)===o.value)||p()[0];function S(y){i=y,O()}function W(y){let h=JSON.stringify(y.map(({number:w,title:_})=>[
w,_]));if(h===l)return;l=h;let m=o.value;o.replaceChildren(...y.map(({number:w,title:_})=>d("option","",ye(_),{value:w}))),y.some(({number:w})=>String(w)===m)&&
(o.value=m)}function R({text:y,kl:h,logprobs:[m,w],same_top:_},M){let E=s("Token {number} {token}: KL {kl}; probability {share}, here {other}",{number:z(M+1),token:J(
y),kl:u(h),share:H(Q(m)),other:H(Q(w))});return _?E:`${E}; ${s("another token is the likeliest here")}`}function I(y){let{tokens:h}=y.pair,m=JSON.stringify([y.number,
e.unit,h.map(({id:w,kl:_})=>[w,_])]);m!==a&&(a=m,r.show(h.map((w,_)=>({token:w,mark:{},number:_,words:()=>R(w,_)}))),r.tokens.forEach((w,_)=>{let M=hf(h[_].kl),
E=w.querySelector(".gp-ink");E.style.backgroundColor=`var(--gp-heat-${ss[M][1]})`,E.dataset.rank=M,w.dataset.top=h[_].same_top?"same":"other"})),r.tokens.forEach(
(w,_)=>{w.dataset.shown=_===i?"yes":"no",w.setAttribute("aria-pressed",_===i)})}function P(){let y=n("legend");if(y.dataset.unit===e.unit)return;y.dataset.unit=
e.unit,y.replaceChildren(s("KL in {unit}:",{unit:c()}));let h=w=>e.unit==="bits"?w:Number((w*Math.LN2).toPrecision(2));ss.forEach(([w,_],M)=>{let E=Number.isFinite(
w)?s("to {limit}",{limit:h(w)}):s("above {limit}",{limit:h(ss[M-1][0])}),f=d("span","gp-chip",E,{"data-rank":M});f.style.backgroundColor=`var(--gp-heat-${_})`,y.
append(f)});let m=d("span");m.append(d("span","gp-wavy","abc"),` ${s("another token is the likeliest")}`),y.append(m)}function A(y,h){let m=e.charts[`kl ${h.number}\
 ${e.unit}`];fe(n("curve-box"),i===null?m:ko(m,i+1,"")),L(y,h)}function L(y,h){let m=ee(n("curve-keys"),y.length,()=>{let w=d("span"),_=se("svg");return Z(_,{width:30,
height:8,"aria-hidden":"true"}),_.append(se("path","gp-course")),Z(_.firstElementChild,{d:"M1 4H29"}),w.append(_,d("span")),w});y.forEach(({title:w,number:_},M)=>{
Z(m[M].firstChild.firstChild,{"data-line":M%6,"data-on":_===h.number?"yes":"no"}),C(m[M].lastChild,ye(w))})}function N(y){let h=y.pair.tokens[i??y.pair.max_at],
m=i??y.pair.max_at,[w,_]=h.entropies,M={number:z(m+1),token:J(h.text),kl:u(h.kl),mine:re(w,e.unit),theirs:re(_,e.unit),model:ye(y.title)};C(n("said"),i!==null?s(
"Token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",M):`${s("Where they differ most, token {number} {token}: KL {kl}, en\
tropy {mine} of the reference and {theirs} of {model}.",M)} ${s("Click another token to see both models there.")}`);let E=n("sides").tHead.rows[0].cells;[e.found.
groups[0],y].forEach(({title:v},T)=>{let[$]=E[T+1].children;C($,ye(v)),oe($,"probability",()=>s("{token}: {share} and {other}.",{token:J(h.text),share:H(Q(h.logprobs[0])),
other:H(Q(h.logprobs[1]))}),{meaning:s("The probability that the model gave, before any logits processor.")})});let f=ee(n("sides").tBodies[0],h.candidates.length,
()=>{let v=d("tr"),T=d("th","",null,{scope:"row"});return T.append(d("span"),d("bdi")),v.append(T,...[0,1].map(()=>{let $=d("td"),j=d("div","gp-side"),b=d("span");
return b.append(d("i","gp-bar",null,{"aria-hidden":"true"})),j.append(b,d("span")),$.append(j),$})),v}),x=Math.max(...h.candidates.flatMap(([,,v,T])=>[v,T]),1e-9);
h.candidates.forEach(([v,T,...$],j)=>{let[b,...q]=f[j].cells;C(b.firstChild,v===h.id?"▶ ":""),_e(b.lastChild,T),pe(f[j],v===h.id?"gp-is-token":""),$.forEach((B,D)=>{
ie(q[D].querySelector(".gp-bar"),"width",B/x),C(q[D].firstChild.lastChild,H(B))})})}function O(){let[y,h]=[p(),g()];W(y),o.value=h.number;let{mean:m,max:w,same_top:_,
max_at:M,perplexities:[E,f],vocab:x}=h.pair;i!==null&&i>=h.pair.tokens.length&&(i=null),C(n("about"),F(h.pair.tokens.length,"{count} token of the reference, rea\
d by both","{count} tokens of the reference, read by both")),C(n("summary"),[s("Mean {mean}, at most {max} at token {number}, over {vocab} tokens of the vocabul\
ary.",{mean:u(m),max:dt(w,e.unit),number:z(M+1),vocab:z(x)}),s("The same token is the likeliest for both at {share} of the places.",{share:H(_)}),s("Perplexity \
of the text: {one} and {other}.",{one:G(E),other:G(f)})].join(" ")),P(),I(h),A(y,h),N(h)}de(t,{mean:()=>{let{pair:y}=g()||{};if(!y)return"";let h=i??y.max_at,{candidates:m,
kl:w}=y.tokens[h],_=Tt(m.map(([,M,E,f])=>({text:M,p:E,q:f})),e.unit,u(w));return _&&he(s("token {number}, {words}",{number:z(h+1),words:_}))}});let k=()=>p().length>
0;return y=>{t.hidden=!k(),y.run&&(i=null),!t.hidden&&(y.found||y.unit)&&O()}}function rc(t,e){let n=O=>t.querySelector(".gp-"+O),o=n("measure"),r=n("from-first");o.addEventListener("change",L);let i=()=>e.found&&e.found.question==="promp\
ts"?e.found:null,a=O=>V(O)?`${dt(O,e.unit)} ${e.unit==="bits"?s("bits"):s("nats")}`:s("infinite"),l=O=>Me(i().prompts.map(({label:k},y)=>s("{name}: {words}",{name:k,
words:O(i().read.prompts[y],y)}))),c=O=>Me(i().prompts.slice(1).map(({label:k},y)=>{let h=O(y+1);return h&&s("{name}: {words}",{name:k,words:h})})),u=({candidates:O},k)=>O.
map(({text:y,probabilities:h})=>({text:y,p:h[0],q:h[k]}));function p({prompts:O,candidates:k},y){let{text:h,probabilities:m}=k.find(({id:w})=>w===O[y].top);return`${J(
h)} ${H(m[y])}`}let g=({text:O,mean:k},y)=>V(k[y])?F(O.length,"{mean} over {count} token","{mean} on average over {count} tokens",{mean:a(k[y])}):"",S=(O,k)=>[[
s("prompt")],[s("tokens"),"length",s("How many tokens the model reads, those of a chat template among them."),()=>l(({tokens:y})=>z(y)),{formula:""}],[s("likeli\
est next token"),"probability",s("The token that the model finds likeliest after this prompt, and its probability."),()=>l((y,h)=>p(k,h)),{}],[s("entropy"),"ent\
ropy",s("Of the next token’s distribution: how uncertain the model is."),()=>l(({entropy:y})=>re(y,e.unit)),{}],[`KL(${O} ‖ ·)`,"kl",s("How far this prompt\
’s distribution is from the first one’s."),()=>c(y=>Tt(u(k,y),e.unit,a(k.kl[0][y]))),{}],["JS","js",s("The same both ways; at most 0.69 nats."),()=>c(y=>a(k.
js[0][y])),{}],[s("total variation"),"total-variation",s("The share of probability that stands elsewhere."),()=>c(y=>Mi(u(k,y),H(k.tv[0][y]))),{}],...k.text.length?
[[s("mean KL along the text"),"kl",s("The mean over the tokens of the text that follows all prompts."),()=>c(y=>g(k,y)),{}]]:[]];function W(O){let[k]=r.tHead.rows,
y=ee(k,O.length,()=>d("th","",null,{scope:"col"}));O.forEach(([h,m,w,_,M],E)=>{y[E].firstChild||y[E].append(d("span")),C(y[E].firstChild,h),m&&oe(y[E].firstChild,
m,_,{meaning:w,...M})})}function R(){let O=d("tr"),k=d("th","",null,{scope:"row"});return k.append(d("b","gp-letter")," ",d("bdi")),O.append(k),O}function I(O,{
label:k,prompt:y},h,m){C(O.cells[0].firstChild,k),Vo(O.cells[0].lastChild,y);let{tokens:w,entropy:_,top:M,same_top:E}=m.prompts[h],f=m.candidates.find(({id:T})=>T===
M),x=h===0,v=[[z(w)],[J(f.text),H(f.probabilities[h]),!E],[re(_,e.unit)],[x?"–":a(m.kl[0][h])],[x?"–":a(m.js[0][h])],[x?"–":H(m.tv[0][h])],...m.text.length?
[[x?"–":V(m.mean[h])?a(m.mean[h]):s("not known")]]:[]];for(;O.cells.length>v.length+1;)O.lastElementChild.remove();for(;O.cells.length<v.length+1;){let T=d("t\
d");T.append(d("span"),d("small")),O.append(T)}v.forEach(([T,$="",j=!1],b)=>{let[q,B]=O.cells[b+1].children;C(q,T),C(B,$),q.classList.toggle("gp-far",j)})}function P({
prompts:O,read:k}){let y=An(O.map(({prompt:E})=>E)),h=k.tv[0].indexOf(Math.max(...k.tv[0])),m=k.prompts.slice(1).filter(({same_top:E})=>!E).length,w={first:O[0].
label,prompt:O[h].label,words:J(y[h]),kl:a(k.kl[0][h]),share:H(k.tv[0][h])},_=k.tv[0][h]>0?s("{prompt} {words} moves the next token most: {share} of the probabi\
lity stands elsewhere than after {first}, KL {kl}.",w):s("The distributions are the same after all prompts."),M=m?s("The likeliest token is another one after {c\
ount} of {all} other prompts.",{count:z(m),all:z(O.length-1)}):s("The likeliest token is the same after all of them.");return`${_} ${M}`}function A({waiting:O,read:k}){
return k&&k.error?`${s(k.error.message)} ${s(k.error.fix)}`:O?s("The prompts are compared once all runs have ended."):s("Not known: the prompts were not all rea\
d. Run them again.")}function L(){let{value:O}=o;fe(n("matrix-box"),e.charts[O==="tv"?"tv":`${O} ${e.unit}`])}function N(){let O=i(),{prompts:k,read:y}=O,h=!!y&&
!y.error;if(X(n("results"),h),X(n("unread"),!h),C(n("unread"),h?"":A(O)),C(n("summary"),h?P(O):""),!h)return;W(S(k[0].label,y));let m=ee(r.tBodies[0],k.length,R);
k.forEach((w,_)=>I(m[_],w,_,y)),fe(n("tokens-box"),e.charts.tokens),L(),X(n("along"),y.text.length>0),fe(n("along-box"),e.charts[`along ${e.unit}`])}return O=>{
t.hidden=!i(),!t.hidden&&(O.found||O.unit)&&N()}}function ac(t){pf(t),gf(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function Gr(t,e){if(!e.folded){t.pick(e.entry.run.at(-1));return}
let[n]=e.folded,o=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),o&&tn(t,t.views.get(n.id))}function pf(t){let{tree:e}=t,n=o=>{let r=o.
closest(".gp-knot");return r?r.parentElement.gpView:null};e.addEventListener("click",({target:o})=>{let r=n(o);r&&(lc(t,r),Gr(t,r))}),e.addEventListener("pointe\
rmove",({target:o,pointerType:r})=>{r!=="touch"&&t.point(n(o),o.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("focusin",
o=>{let r=o.target;r.gpView&&r.matches(":focus-visible")&&t.point(r.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function lc(t,e){t.current&&
t.current!==e&&Z(t.current.item,{tabindex:"-1"}),t.current=e,Z(e.item,{tabindex:"0"})}function tn(t,e){e&&(lc(t,e),e.item.focus({preventScroll:!0}),e.knot.scrollIntoView(
{block:"nearest",inline:"nearest"}),t.point(e,null))}var cc=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.gpView;function ff(t,e){e.entry&&t.state.closed.
delete(e.entry.head.id)?t.draw():tn(t,cc(e))}function mf(t,e){e.entry&&cc(e)?(t.state.closed.add(e.entry.head.id),t.draw()):tn(t,e.above)}var ic={ArrowDown:(t,e,n)=>tn(
t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>tn(t,n[n.indexOf(e)-1]),ArrowRight:ff,ArrowLeft:mf,Home:(t,e,n)=>tn(t,n[0]),End:(t,e,n)=>tn(t,n.at(-1)),Enter:Gr," ":Gr,Escape:t=>{
t.point(null),t.state.picked&&t.pick(null)}};function gf(t){t.tree.addEventListener("keydown",e=>{let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.
hasOwn(ic,e.key))return;e.preventDefault();let o=[...t.tree.querySelectorAll(".gp-branch")].filter(r=>r.offsetParent);ic[e.key](t,n,o.map(r=>r.gpView))})}var rs=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,r=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:r,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),r=o.kids.get(n.token_id);r||(r=this.node(n,o),o.kids.set(n.token_id,
r),o.order.push(r)),r.samples.push(e),this.tips[e]=r}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!wf.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},wf=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function dc(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function hc(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var nn=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),Nn=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},uc=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function bf({order:t},e){if(!e)return t.sort((o,r)=>r.samples.length-o.samples.length||uc(o,r)),t;let n=(o,r)=>o.samples.length>r.samples.length+Math.max(.5,r.samples.
length/5);for(let o=1;o<t.length;o++)for(let r=o;r>0&&n(t[r],t[r-1]);r--)[t[r-1],t[r]]=[t[r],t[r-1]];return t}function pc(t,{lanes:e,grows:n,opened:o=new Map,closed:r=new Set,
before:i=new Set}){let a=[],l=[],c=({id:I,samples:P})=>P.length+(n&&i.has(I)?.5:0),u=([I],[P])=>c(P)-c(I)||I.depth-P.depth||uc(I,P),p=0;function g(I,P,A){for(p+=
1;;){let L=P.at(-1),N={head:I,run:P,kids:[],folded:[],closed:r.has(I.id)};A.push(N);let O=bf(L,n);if(!O.length||N.closed)return;let k=1+(o.get(L.id)||0);O.slice(
1).forEach((y,h)=>(h+1<k?l:a).push([y,N])),A=N.kids,[I]=O,P=dc(I)}}let S=I=>{for(;I.length;){let[P,A]=I.pop();g(P,dc(P),A.kids),S(l)}},W=()=>a.splice(0).forEach(
([I,P])=>P.folded.push(I)),R=[];for(g(t.root,[t.root],R),S(l);a.length&&p<e;)a.sort(u),S([a.shift()]);W();for(let I=Ur(R[0]);I.length;I=Ur(R[0]))S(I),W();return fc(
R[0]),R[0]}function Ur(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(Ur)]}function fc(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(fc)}var kf=12,is=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new rs,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:o}=this,r=o.entries[e],i=n.tips[e];for(let l=i?i.depth:0;l<r.tokens.length;l++)n.add(e,r.tokens[l]);let a=Ie(r);a&&n.end(e,a)}shown(e,n){return pc(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-n.length;
this.opened.set(e.id,o-1+Math.min(kf,n.length))}isOnPath({head:e,run:n}){return oo(n.at(-1),this.picked)||oo(this.picked,e)}};function oo(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var as=220,ls=({token:t})=>t.piece??t.text;function bc(t,e,n,o){let{length:r}=n.samples,[i,a]=[t.reached(n.depth),e.before],l=nn(n),c=g=>g===null?s("not known"):
H(g),u=e===n,p=[[s("Samples here"),i<o?F(i,"{number} of {count} sample so far","{number} of {count} samples so far",{number:z(r)}):qn(r,i),"sample",()=>he(qn(r,
i))]];l!==null&&p.push([s("Expected samples"),`${gc(i*l)} = ${z(i)} × ${H(l)}`,"sample",()=>F(i,"{count} sample × {share} = {expected} expected; {number} came.",
"{count} samples × {share} = {expected} expected; {number} came.",{share:H(l),expected:gc(i*l),number:z(r)})]),p.push([F(n.depth-e.depth+1,"Probability of this\
 token","Probability of these {count} tokens"),c(nn(n,a)),"probability",()=>mc(n,a)]),p.push([s("Share of the samples at this fork"),H(r/Math.max(1,wc(a))),"sam\
ple",()=>he(qn(r,wc(a)))]),u&&p.push([s("Before the processors"),c(n.token.raw_logprob===null?null:Q(n.token.raw_logprob)),"probability"]),p.push([s("Probabilit\
y of the text so far"),c(l),"probability",()=>mc(n,null)]);for(let[g,S]of cs(n))p.push([`${kt(g)} ${s("ends here: {reason}",{reason:yt(g)[0]})}`,z(S),"ending"]);
return p}function mc(t,e){let n=nn(t,e);if(n===null)return"";let o=Nn(t).slice(e?e.depth:0),r=H(n);return o.length>4?F(o.length,"exp({sum}) = {value}, of the lo\
g-probability of {count} token.","exp({sum}) = {value}, of the log-probabilities of {count} tokens.",{sum:Math.log(n).toFixed(3),value:r}):`${o.map(i=>H(nn(i,i.
before.before?i.before:null))).join(" · ")} = ${r}.`}var gc=t=>t<.01?s("fewer than 0.01"):t.toFixed(t<10?2:1),qn=(t,e)=>F(e,"{number} of {count} sample","{numb\
er} of {count} samples",{number:z(t)});function yf(t,e,n){return e?F(t,"{count} sample goes through {text}","{count} samples go through {text}",{text:e}):n==="s\
ource"?F(t,"{count} sample follows the source","{count} samples follow the source"):n==="message"?F(t,"{count} sample answers the message","{count} samples answ\
er the message"):F(t,"{count} sample continues the prompt","{count} samples continue the prompt")}var wc=t=>t.order.reduce((e,n)=>e+n.samples.length,0);function cs(t){
let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);return e}function kc(t,e){let n=d("div","gp-trie-card",null,{popover:"manual","aria-hidden":"true"}),
o=d("p"),r=d("dl");n.append(o,r),n.hidden=!0,t.append(n);function i(c,u,p,g,S){let W=Nn(p.before).map(({token:A})=>A.piece??"").join(""),R=W.length>as?"…"+W.slice(
-as):W,I=Nn(g).slice(p.depth-1).map(ls).join(""),P=d("bdi","",R);P.append(d("b","",I.length>as?I.slice(0,as)+"…":I)),o.replaceChildren(P),r.replaceChildren(...bc(
u,p,g,S).flatMap(([A,L])=>[d("dt","",A),d("dd","",L)])),n.hidden&&document.addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&!n.matches(
":popover-open")&&n.showPopover(),a(c)}function a(c){let u=c.getBoundingClientRect(),{clientWidth:p,clientHeight:g}=document.documentElement,[S,W]=[n.offsetWidth,
n.offsetHeight],R=u.bottom+7+W+8<=g?u.bottom+7:u.top-W-7;n.style.left=`${Math.max(8,Math.min(u.left,p-S-8))}px`,n.style.top=`${Math.max(8,Math.min(R,g-W-8))}px`}
function l(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.hidePopover(),n.hidden=!0,document.removeEventListener("scroll",e,{capture:!0}))}
return{show:i,hide:l}}function yc(t,e,n){let r=t.querySelector(".gp-through"),i=t.querySelector(".gp-through-title"),a=t.querySelector(".gp-through-list"),l=t.querySelector(
".gp-through-more"),c=t.querySelector(".gp-through-facts"),[u,p]=[null,null],g=!1;function S(){let P=d("li"),A=d("bdi");return A.append(d("span","gp-shared"),d(
"span","gp-own")),P.append(A,d("small")),P}function W(P,A,L){let N=e.entries[A],O=Nn(L).length,k=w=>w.map(({piece:_})=>_??"").join("");C(P.querySelector(".gp-sh\
ared"),k(N.tokens.slice(0,O))),C(P.querySelector(".gp-own"),k(N.tokens.slice(O)));let y=Ie(N);C(P.querySelector("small"),[s("sample {number}",{number:A+1}),(N.seed??
null)===null?"":s("seed {seed}",{seed:N.seed}),F(zt(N),"{count} token","{count} tokens"),y?`${kt(y)} ${yt(y)[0]}`:"…"].filter(Boolean).join(" · "));let h=P.querySelector(
"button"),m=s("Open sample {number} as one run",{number:A+1});if(e.canAsk&&!h){let w=d("button","gp-button",s("Open"),{type:"button","aria-label":m});w.addEventListener(
"click",()=>e.ask({type:"open",entry:+P.dataset.entry})),P.append(w)}else h&&P.dataset.entry!==String(A)&&h.setAttribute("aria-label",m);P.dataset.entry=A}function R(P,A){
let L=P.before?bc(A,hc(P),P,e.entries.length):[],N=ee(c,L.length,()=>{let O=d("div"),k=d("dt");return k.append(d("span")),O.append(k,d("dd")),O});L.forEach(([O,
k,y,h=()=>""],m)=>{C(N[m].firstChild.firstChild,O),oe(N[m].firstChild.firstChild,y,h),C(N[m].lastChild,k)})}function I(P,A){if(P!==u&&(g=!1),[u,p]=[P,A],r.hidden=
!P,!P)return;R(P,A);let{samples:L}=P,N=Pe(Nn(P).map(ls).join("").trim()),O=J(N.length>118?"…"+N.slice(-109):N);C(i,yf(L.length,P.before&&O,e.apart));let k=g?L.
length:Math.min(12,L.length),y=ee(a,k,S);for(let h=0;h<k;h++)W(y[h],L[h],P);l.hidden=k===L.length,C(l,s("Show all {count}",{count:z(L.length)}))}return l.addEventListener(
"click",()=>{g=!0,I(u,p)}),t.querySelector(".gp-unpick").addEventListener("click",n),I}var xf=18,xc=110,vc=160,Vr=t=>t.reduce((e,n)=>e+n.samples.length,0);function vf(t){let e=d("li","",null,{role:"treeitem",tabindex:"-1"}),n=d("div","gp-knot"),[o,
r,i]=[d("bdi","gp-run"),d("span","gp-count"),d("span","gp-end")];n.append(o,r,i),e.append(n);let a={key:t,item:e,knot:n,run:o,number:r,end:i,kids:null,entry:null,
above:null};return e.gpView=a,a}function Sc(t,e){let n=new Set(e.map(({item:o})=>o));for(let o of[...t.children])n.has(o)||o.remove();e.forEach(({item:o},r)=>{t.
children[r]!==o&&t.insertBefore(o,t.children[r]||null)})}function _c(t,e,n){let o=`${e} ${n}`;t.stream!==o&&(t.stream=o,t.item.style.setProperty("--own",e),t.item.
style.setProperty("--rest",n))}function Sf(t,{run:e,head:n}){let o=[...cs(e.at(-1))],r=o.map(([i,a])=>`${kt(i)}${n.samples.length>1?` ${z(a)}`:""}`).join(" ");C(
t.end,r),t.end.classList.toggle("gp-end-failed",o.some(([i])=>i==="failed"))}var ds=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.tree=
e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),this.card=kc(e,()=>this.point(null)),this.drawThrough=
yc(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,_f(e)}clear(){this.state.begin(),this.views=new Map,this.current=null,
this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:o}=this,r=document.activeElement&&document.activeElement.gpView,i=[
...o.values()].filter(({item:l,entry:c})=>c&&l.isConnected),a=new Set(i.map(({key:l})=>l));Sc(n,[this.drawEntry(e.shown(+this.lanes.value,a),null,0)]);for(let[l,
c]of o)c.item.isConnected||o.delete(l);(!this.current||!this.current.item.isConnected)&&(this.current=o.get(e.trie.root.id)),Z(this.current.item,{tabindex:"0"}),
r&&document.activeElement!==r.item&&(r.item.isConnected?r:this.current).item.focus({preventScroll:!0}),this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){
return this.views.has(e)||this.views.set(e,vf(e)),this.views.get(e)}thickness(e){return`${Math.max(1.5,xf*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(
1)}px`}drawEntry(e,n,o){let{head:r,run:i}=e,a=this.viewOf(r.id);Object.assign(a,{entry:e,above:n,node:i.at(-1),folded:null}),this.drawRun(a,e);let l=e.closed&&i.
at(-1).order.length;C(a.number,l?`${z(r.samples.length)} ▸`:r.samples.length>1?z(r.samples.length):""),Sf(a,e),_c(a,this.thickness(r.samples.length),this.thickness(
o));let c=this.drawKids(a,e);return this.dress(a,this.wordsOf(e),c?"true":l?"false":null),a}drawKids(e,n){let o=[],r=Vr(n.kids.map(({head:i})=>i))+Vr(n.folded);
for(let i of n.kids)o.push(this.drawEntry(i,e,r-=i.head.samples.length));return n.folded.length&&o.push(this.drawMore(n,e)),o.length&&!e.kids&&e.item.append(e.kids=
d("ul","gp-kids",null,{role:"group"})),e.kids&&(Sc(e.kids,o),e.kids.hidden=!o.length),o.length}drawMore({run:e,folded:n},o){let r=this.viewOf("more "+e.at(-1).id);
Object.assign(r,{entry:null,above:o,node:e.at(-1),folded:n});let i=Vr(n);return C(r.run,`+ ${s("{count} more",{count:z(n.length)})}`),C(r.number,i>n.length?z(i):
""),_c(r,this.thickness(i),"0px"),this.dress(r,F(n.length,"{count} more branch with {samples}, folded. Click to open.","{count} more branches with {samples}, fo\
lded. Click to open.",{samples:F(i,"{count} sample","{count} samples")}),null),r}drawRun(e,{head:n,run:o}){let r=n.samples.length===1&&n.before,i=r?"":o.map(({id:a})=>a).
join(" ");if(r){let a="";for(let l of o)if((a+=l.token.piece??"").length>xc)break;C(e.run,Pe(a.slice(0,xc+30))||Pe(n.token.text)),e.ids=null}else if(e.ids!==i){
let a=e.ids&&(i+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;a||e.run.replaceChildren(),e.run.append(...o.slice(a).map(l=>this.makeToken(l))),e.ids=i}pe(
e.knot,r?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){if(!e.before)return d("span","",this.promptWords());let{piece:n,text:o,logprob:r}=e.
token,i=n===null?o:Pe(n)+(cn(e.token)?fo(o):""),a=d("span",n===null?"gp-t gp-special":"gp-t",i||o);return a.style.backgroundColor=`var(--gp-prob-${Math.round(Q(
r)*10)})`,a.gpNode=e,a}promptWords(){let e=Pe(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||s("(no prompt)")}wordsOf({head:e,run:n,closed:o}){
let{length:r}=e.samples;if(!e.before)return`${this.rootWords()}, ${F(r,"{count} sample","{count} samples")}`;let i=n.map(ls).join(""),a=nn(n.at(-1),e.before);return[
J(i.length>vc?i.slice(0,vc)+"…":i),qn(r,this.state.trie.root.samples.length),a===null?"":s("probability {share} after the text before",{share:H(a)}),...[...cs(
n.at(-1))].map(([l,c])=>F(c,"{count} ends here: {reason}","{count} end here: {reason}",{reason:yt(l)[0]})),o?s("closed"):""].filter(Boolean).join(", ")}rootWords(){
let{apart:e}=this.group;return e==="source"?s("The source"):e==="message"?s("The message"):s("The prompt")}dress(e,n,o){let{picked:r}=this.state,{node:i,folded:a,
entry:l}=e,c=r&&!a&&this.state.isOnPath(l),u=r&&a&&oo(i,r),p=r&&!a&&oo(r,l.head),g=["gp-branch",a&&"gp-more",r&&!c&&!u&&"gp-dim",p&&"gp-on-path"];pe(e.item,g.filter(
Boolean).join(" "));let S=!!(r&&!a&&l.run.includes(r));Z(e.item,{"aria-label":n,"aria-selected":String(S)}),e.expanded!==o&&(e.expanded=o,o===null?e.item.removeAttribute(
"aria-expanded"):e.item.setAttribute("aria-expanded",o))}drawAbout(){let{group:e}=this,{trie:n}=this.state,o=n.root.samples.length,r=e.entries.length-o,i=new Set(
n.tips.filter(Boolean)),a=i.size===1&&o>1?s("all with the same text"):F(i.size,"{count} different text","{count} different texts"),l={samples:r?qn(o,e.entries.length):
F(o,"{count} sample","{count} samples"),texts:a},c=e.done?s("{samples}, {texts}.",l):s("{samples} so far, {texts}.",l);C(this.about,o?`${c} ${s("Point at a bran\
ch for its numbers, click it to see its samples.")}`:s("The tree grows with the first tokens."))}pick(e){this.state.pick(e),this.draw()}point(e,n){this.pointed&&
this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.card.hide())}refreshCard(){if(!this.pointed)return;let{
view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.card.hide();return}let{head:o,run:r}=e.entry,i=n&&r.includes(
n);this.card.show(e.knot,this.state.trie,i?n:o,i?n:r.at(-1),this.group.entries.length)}};function _f(t){for(let e=0;e<=10;e++){let n=d("i");n.style.backgroundColor=
`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var Of="14",Tf=t=>t.some(({ended:e})=>e&&e.text)&&t.every(({tokens:e})=>!e.length);function Oc(t,e){let n=new is(e),o=new ds(t,n);return ac(o),matchMedia("(max-\
width: 640px)").matches&&(o.lanes.value=Of),r=>{if(t.hidden=!e.header||e.header.kind!=="seeds"||Tf(e.entries),!t.hidden&&(r.run&&o.clear(),!(!r.run&&!r.steps&&!r.
status))){for(let i of r.run?e.entries.keys():r.entries)n.read(i);o.draw()}}}function Tc(t,e){let o=t.querySelector(".gp-ways"),r=t.querySelector(".gp-first tbody"),i=new WeakMap,a=t.querySelector(".gp-first-words");function l(){let R=d(
"li");return R.append(d("h3"),d("div","gp-read",null,{tabindex:0,role:"group"})),R}function c(R,{label:I,title:P},{started:A}){let L=A?A.prompt_tokens:null,[N,O]=R.
children,k=`${I} ${ye(P)}`;C(N,L?`${k}: ${F(L.length,"{count} token","{count} tokens")}`:k),Z(O,{"aria-label":s("The prompt of {lane}",{lane:I})}),i.get(O)!==L&&
(i.set(O,L),O.replaceChildren(...(L||[]).map(({piece:y,text:h})=>y===null?d("span","gp-pill",h):y)))}let u=({raw_logprob:R})=>Q(R);function p(R){let I=new Map;R.
forEach((A,L)=>{if(!A)return;let N=[...A.distribution.candidates].sort((k,y)=>u(y)-u(k)),O=({token_id:k})=>k===A.chosen.token_id;for(let k of[...N.slice(0,6),...N.
slice(0,6).some(O)?[]:[A.chosen]])I.has(k.token_id)||I.set(k.token_id,{text:k.text,sides:[null,null]});for(let k of[...N,A.chosen])I.has(k.token_id)&&(I.get(k.token_id).
sides[L]??=k)});let P=({sides:A})=>Math.max(...A.map(L=>L?u(L):0));return[...I.values()].sort((A,L)=>P(L)-P(A))}function g(){let R=d("tr"),I=d("th","",null,{scope:"\
row"});return I.append(d("bdi","gp-word")),R.append(I,...[0,1].map(()=>{let P=d("td"),A=d("div","gp-share"),L=d("span");return L.append(d("i")),A.append(d("span",
"gp-sign"),L,d("b")),P.append(A),P})),R}function S(R){let I=p(R),P=ee(r,I.length,g);I.forEach(({text:A,sides:L},N)=>{let[O,...k]=P[N].cells;_e(O.firstChild,A),k.
forEach((y,h)=>{let m=L[h],w=!!(m&&R[h]&&m.token_id===R[h].chosen.token_id),[_,M,E]=y.firstChild.children;pe(y.firstChild,w?"gp-share gp-chosen":"gp-share"),C(_,
w?"▶":""),ie(M.firstChild,"width",m?u(m):0),C(E,R[h]?m?H(u(m)):"–":"")})})}function W(R){if(R.some(L=>!L))return s("Both runs have to write a token first.");
let[I,P]=R.map(({chosen:L})=>L);return`${I.token_id===P.token_id?s("Both begin with {token}: {one} with the template, {other} without it.",{token:J(I.text),one:H(
u(I)),other:H(u(P))}):s("With the template it begins with {one}, without it with {other}.",{one:J(I.text),other:J(P.text)})} ${s("The probabilities are the mode\
l’s own, before the processors; ▶ was chosen, – was not recorded.")}`}return()=>{if(t.hidden=e.groups.length!==2,t.hidden)return;let R=[0,1].map(A=>e.shownOf(
A).log),I=ee(o,2,l);R.forEach((A,L)=>c(I[L],e.groups[L],A));let P=R.map(A=>We(A)[0]||null);C(a,W(P)),S(P)}}var Mf=14,Ef=200;function Mc(t,e,{onPick:n,onResize:o}){let r=t.querySelector("canvas"),i=t.querySelector(".gp-map-row"),a=t.querySelector(".gp-map-column");function l({
clientX:p,clientY:g}){let{left:S,top:W,width:R,height:I}=r.getBoundingClientRect(),P=e.canvas,A=(L,N)=>Math.max(0,Math.min(N-1,Math.floor(L*N)));return{place:A(
(p-S)/R,e.step.places.length),step:P[A((g-W)/I,P.length)]}}t.addEventListener("click",p=>e.step&&n(l(p)));function c(p){let g=e.canvas,S=e.step.places.length;t.
style.height=`${Math.max(24,Math.min(Ef,Mf*g.length))}px`;let[W,R]=[r.clientWidth,r.clientHeight].map(k=>Math.round(k*devicePixelRatio));if(!W||!R)return;Object.
assign(r,{width:W,height:R});let I=r.getContext("2d"),P=getComputedStyle(t),A=P.getPropertyValue("--gp-text").trim(),[L,N]=[W/S,R/g.length],O=Math.max(.75,Math.
min(L,N,8*devicePixelRatio)*.2);g.forEach((k,y)=>k.places.forEach((h,m)=>{I.fillStyle=P.getPropertyValue(Wr(p,ts(h))).trim(),I.fillRect(Math.floor(m*L),Math.floor(
y*N),Math.ceil(L),Math.ceil(N)),h.accepted&&(I.fillStyle=A,I.beginPath(),I.arc((m+.5)*L,(y+.5)*N,O,0,2*Math.PI),I.fill())})),u(g.length,S)}function u(p,g){i.style.
top=`${e.step.step/p*100}%`,i.style.height=`${100/p}%`,a.hidden=e.place===null,!a.hidden&&(a.style.left=`${e.place/g*100}%`,a.style.width=`${100/g}%`)}return new ResizeObserver(
o).observe(r),c}var $f=1.05;function Ec(t,e){let{step:n,canvas:o,log:r}=t,i=n.places[e],a={step:n.step+1,place:e+1,token:J(i.text),read:J(i.read_text),share:H(Q(i.logprob))},{accepted:l,
places:c}=t.counts;return[s("At step {step}, the model read {read} at place {place}.",a),Lf(i.entropy,r.unit),i.read_text===i.text?s("It found the same token th\
e likeliest, with {share}.",a):s("It found {token} the likeliest, with {share}.",a),s("The temperature of this step was {temperature}.",{temperature:n.temperature.
toFixed(2)}),Af(i,n===o.at(-1),r),F(c,"At this step, {accepted} of {count} place was accepted.","At this step, {accepted} of {count} places were accepted.",{accepted:z(
l)})]}function Lf(t,e){let n=Math.exp(t),o=re(t,e);return n<$f?s("The model was all but certain here: an entropy of {entropy}.",{entropy:o}):s("The model’s entr\
opy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:o,options:n<10?G(n,1):z(Math.round(n))})}function Af({accepted:t},e,{finished:n}){
return e&&n?s("It was the last step of this canvas: the likeliest token is the text."):t?s("The sampler accepted the place: what it drew there is read at the ne\
xt step."):s("The sampler did not accept the place: at the next step, a random token is read there.")}var Cf=8e3,Pf=120,Wf=700;function $c(t,e){let n=E=>t.querySelector(".gp-"+E),[o,r,i,a]=["canvas-text","canvas-slider","canvas-play","canvas-shade"].map(n),l=new es(
e),c=Mc(n("canvas-map"),l,{onPick:({place:E,step:f})=>L(l.steps.indexOf(f),E),onResize:()=>!t.hidden&&c(a.value)}),u=d("span","gp-canvas-prompt"),p=d("span","gp\
-canvas-before"),g=d("span","gp-canvas-now"),S=0,W=0;o.append(u,p,g);function R(){let{step:E}=l,f=l.before.flatMap(({places:T})=>T);p.childElementCount!==f.length&&
p.replaceChildren(...f.map(P));let x=ee(g,E.places.length,I),{end:v}=l;W=Math.min(W,E.places.length-1),E.places.forEach((T,$)=>{let j=x[$],b=l.accepted($);j.replaceChildren(),
Ke(j,T);let q=j.querySelector(".gp-ink");jt(q,a.value,ts(T)),b?j.dataset.accepted=b:delete j.dataset.accepted,j.toggleAttribute("data-after-end",$>=v),j.setAttribute(
"aria-pressed",String($===l.place)),j.setAttribute("aria-label",A(T,$,b)),j.tabIndex=$===W?0:-1})}let I=()=>d("span","gp-token",null,{role:"button"});function P(E){
let f=d("span","gp-written");return Ke(f,E),f}function A(E,f,x){let v={number:f+1,token:J(E.text),share:H(Q(E.logprob))};return x==="newly"?s("Place {number}: {\
token}, probability {share}, newly accepted",v):x?s("Place {number}: {token}, probability {share}, accepted",v):s("Place {number}: {token}, probability {share},\
 not accepted",v)}o.addEventListener("click",({target:E})=>{let f=[...g.children].indexOf(E.closest(".gp-token"));f>=0&&L(l.at,f===l.place?null:f)}),o.addEventListener(
"keydown",E=>{let f=[...g.children].indexOf(E.target.closest(".gp-token")),x={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0}[E.key];if(!(f<
0)){if(E.key==="Enter"||E.key===" ")L(l.at,f);else if(E.key==="Escape")L(l.at,null);else if(x)W=Math.max(0,Math.min(g.childElementCount-1,f+x)),l.place===null?R():
L(l.at,W),g.children[W].focus();else return;E.preventDefault()}});function L(E,f){l.at=E,l.place=f,f!==null&&(W=f),m()}function N(){let{step:E,number:f,steps:x,
numCanvases:v}=l,T=l.canvas.length,$={canvas:E.canvas+1,canvases:v,step:E.step+1,steps:T},j=s("canvas {canvas} of {canvases}, step {step} of {steps}",$);r.max=String(
x.length),r.value=String(f+1),r.setAttribute("aria-valuetext",j),C(n("canvas-step-words"),j),C(i,s(S?"❚❚ Pause":"▶ Play"));let{places:b,accepted:q,newly:B}=l.
counts,D={accepted:z(q),places:z(b),newly:z(B),temperature:E.temperature.toFixed(2)};C(n("canvas-short"),s("{accepted} of {places} places accepted, {newly} newl\
y; temperature {temperature}",D))}function O(){clearInterval(S),S=0}i.addEventListener("click",()=>{if(S){O(),N();return}l.number>=l.steps.length-1&&(l.at=0);let E=Math.
max(Pf,Math.min(Wf,Cf/l.steps.length));S=window.setInterval(()=>{!t.isConnected||l.number>=l.steps.length-1?O():l.at=l.number+1,m()},E),m()}),r.addEventListener(
"input",()=>{O(),L(Number(r.value)-1,l.place)}),r.addEventListener("keydown",({key:E})=>E==="Escape"&&L(null,l.place)),a.addEventListener("change",()=>m());function k(){
let{place:E}=l;if(X(n("one-place"),E!==null),X(n("place-hint"),E===null),E===null)return;let{since:f,accepted:x,count:v,last:T}=l.history(E),$={place:E+1,token:J(
T.text),since:f+1,accepted:x,steps:v};C(n("place-verdict"),F(v,"Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place\
 in {accepted} of {count} step.","Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted} of {count} step\
s.",$));let j=new Set;n("sentences").replaceChildren(...Ec(l,E).map(U=>{let Y=d("li");return Y.append(...eo(U,j)),Y}));let b=t.querySelector(".gp-one-place tbod\
y"),q=ee(b,v,y);l.canvas.forEach((U,Y)=>h(q[Y],U,U.places[E]));let B=n("place-table"),{offsetTop:D,offsetHeight:K}=q[l.step.step];(D<B.scrollTop+K||D+K>B.scrollTop+
B.clientHeight)&&(B.scrollTop=D-B.clientHeight/2)}function y(){let E=d("tr"),f=d("td");return f.append(d("button","gp-place-step","",{type:"button"})),E.append(
f,...["read","likeliest"].map(()=>{let x=d("td");return x.append(d("bdi")),x}),d("td"),d("td","gp-place-entropy"),d("td")),E}function h(E,f,x){let[v,T,$,j,b,q]=E.
cells;C(v.firstChild,String(f.step+1)),Ne(T.firstChild,x.read_text),Ne($.firstChild,x.text),C(j,H(Q(x.logprob))),C(b,re(x.entropy,e.unit)),C(q,x.accepted?s("✓ y\
es"):s("– no")),f===l.step?E.setAttribute("aria-current","step"):E.removeAttribute("aria-current")}t.querySelector(".gp-one-place tbody").addEventListener("cl\
ick",({target:E})=>{let f=E.closest("tr");f&&L(l.steps.indexOf(l.canvas[f.rowIndex-1]),l.place)});function m(){l.step&&(N(),R(),k(),at(n("canvas-scale"),a.value,
e.unit),c(a.value),C(n("map-words"),F(l.canvas.length,"{places} places, {count} step","{places} places, {count} steps",{places:z(l.step.places.length)})))}let w=E=>()=>l.
step&&l.place!==null?s("place {place}, step {step}: {words}.",{place:l.place+1,step:l.step.step+1,words:E(l.step.places[l.place])}):"";de(t,{share:w(({text:E,logprob:f})=>`${J(
E)} ${H(Q(f))}`),entropy:w(({entropy:E})=>re(E,e.unit)),accepted:()=>l.step?he(n("canvas-short").textContent):"",map:()=>l.step?he(n("map-words").textContent):""});
function _(){O(),l.clear(),W=0,p.replaceChildren(),g.replaceChildren(),C(u,e.started?e.started.prompt_tokens.map(({piece:E})=>E??"").join(""):"")}let M=()=>!t.hidden&&
m();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",M),new MutationObserver(M).observe(document.body,{attributes:!0,attributeFilter:[
"class"]}),E=>{E.run&&_(),t.hidden=!e.canvasSteps.length,!t.hidden&&(E.run||E.steps||E.status||E.unit)&&m()}}function Lc(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return r=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!r.found)
return;let{done:i,total:a}=e.found,l=dn(e.found);C(n,l[0].toUpperCase()+l.slice(1)),V(i)&&a?(o.setAttribute("aria-valuenow",Math.floor(i/a*100)),ie(o.firstChild,
"width",i/a)):(o.removeAttribute("aria-valuenow"),ie(o.firstChild,"width",1))}}function vt(t){return V(t)?t>=1e9?s("{count} billion",{count:(t/1e9).toFixed(1)}):t>=1e6?s("{count} million",{count:(t/1e6).toFixed(t<1e7?1:0)}):t.toLocaleString(
"en"):"–"}function hs(t,e){t.replaceChildren(...e.map(([n,o,r,i=()=>""])=>{let a=d("div"),[l,c]=[d("dt"),d("span","",n)];return l.append(c),r&&oe(c,r,i),a.append(
l," ",d("dd","",o)),a}))}function St(t,e,n,o,r){let i=d("button","gp-button gp-press",o,{type:"button","aria-label":r||`${o}: ${n}`});return i.addEventListener(
"click",()=>t.ask({type:"model",act:e,model:n})),i}function us(t,e){return!V(t)||!V(e)||!e?"":s("{count} parameters take {size}: {each} bytes each.",{count:e.toLocaleString(
"en-US"),size:Se(t),each:Number((t/e).toFixed(2))})}function Ac(t,e){let[n,o,r,i,a]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(S=>t.querySelector(S));function l(S){C(n,S.model);let[W,R]=o.children;
if(C(W,c(S)),C(R,S.why?`${s(S.why)} ${s(S.fix)}`:g(S)),hs(r,[[s("class"),S.class_name],[s("parameters"),vt(S.parameters),"parameters"],[s("precision"),S.dtype,"\
precision"],[s("device"),S.device],[s("to download"),S.complete?S.download?Se(S.download):s("nothing: it is here"):s("its weights are missing"),"memory"],[s("me\
mory"),u(S),"memory",()=>us(S.memory,S.parameters)],[s("free memory"),Se(S.free),"memory"],...S.free_disk===null?[]:[[s("free disk space"),Se(S.free_disk),"memo\
ry"]],[s("context"),S.context_length?F(S.context_length,"{count} token","{count} tokens"):s("unlimited"),"context"],[s("vocabulary"),vt(S.vocab_size),"vocabular\
y"]]),p(S),a.replaceChildren(),S.smaller){let{model:I,bytes:P}=S.smaller;a.append(`${s("It does not fit in any precision. A model that does: {model}, {size}.",{
model:I,size:Se(P)})} `,St(e,"pick",I,s("Choose")))}}function c({complete:S,fits:W}){return S?W===null?`? ${s("It is not known whether it fits.")}`:W?`✓ ${s("\
It fits.")}`:`✕ ${s("It does not fit.")}`:`✕ ${s("It cannot be opened.")}`}function u({memory:S,reckoned:W}){return S===null?s("not known"):W?s("about {size\
}",{size:Se(S)}):Se(S)}function p({ways:S,free:W}){t.querySelector("table").hidden=S.length===0;let R=Math.max(W,...S.map(({bytes:I})=>I))*1.05;i.replaceChildren(
...S.map(({model:I,label:P,bytes:A,fits:L})=>{let N=d("tr",L?"":"gp-over"),O=d("span","gp-strip",null,{"aria-hidden":"true"}),[k,y]=[d("i"),d("u")];ie(k,"width",
Math.min(1,A/R)),ie(y,"left",W/R),O.append(k,y);let h=[d("th","",s(P),{scope:"row"}),d("td","",Se(A)),d("td"),d("td","",L?`✓ ${s("yes")}`:`✕ ${s("no")}`),d(
"td")];return h[2].append(O),h[4].append(St(e,"pick",I,s("Choose"),s("Choose {precision}",{precision:s(P)}))),N.append(...h),N}))}function g({room:S,free:W,reckoned:R}){
if(S===null)return s("Neither its files nor its config tell how much memory it needs.");let I={size:Se(S),free:Se(W)};return R?`${s("It needs about {size}, with\
 room for a run; {free} is available.",I)} ${s("Its weights do not tell their size: this is estimated from its config.")}`:s("It needs {size}, with room for a r\
un; {free} is available.",I)}return S=>{t.hidden=!e.found,!t.hidden&&S.found&&l(e.found)}}var Nf=[1,2,4];function Cc(t,e){let n=t.querySelector("thead tr"),[o,r,i,a]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(p=>t.querySelector(p));function l(p){
C(o,p.model),hs(r,[[s("class"),p.class_name],[s("parameters"),vt(p.parameters),"parameters"],[s("precision"),s(p.precision),"precision"],[s("device"),p.device],
[s("in memory"),Se(p.bytes),"memory",()=>us(p.bytes,p.parameters)],[s("context"),p.context_length?F(p.context_length,"{count} token","{count} tokens"):s("unlimi\
ted"),"context"],[s("vocabulary"),vt(p.vocab_size),"vocabulary"],[s("chat template"),p.chat_template?s("yes"):s("no")]]);let{fields:g}=p;C(i,g.length?"":s("It s\
ets no field: the library’s defaults apply.")),i.hidden=g.length>0,t.querySelector("table").hidden=g.length===0,a.replaceChildren(...g.map(S=>{let W=d("tr"),R=d(
"th","",null,{scope:"row"});R.append(d("code","",S.name)),W.append(R,c(S.model),c(S.library),d("td","",s(S.meaning)),d("td","",u(S)));for(let I of Nf)W.cells[I].
dataset.label=n.cells[I].textContent;return W}))}function c(p){let g=d("td");return g.append(d("code","",p===null?s("none"):JSON.stringify(p))),g}function u({applies:p,
by:g,ignored:S,same:W}){return g==="changed"?be([`▲ ${s("the page sets {value}",{value:JSON.stringify(p)})}`,s(S)]):g==="model"&&S?`○ ${s(S)}`:g==="model"?W?
s("the same as the default"):`◆ ${s("applies")}`:s("another field takes its place")}return p=>{t.hidden=!e.found,!t.hidden&&p.found&&l(e.found)}}function Pc(t,e){let n=f=>t.querySelector(".gp-"+f),o=n("costs").tBodies[0],r=()=>e.found&&e.found.question==="precision";function i(){let f=d("tr"),x=d("th","",
null,{scope:"row"});x.append(d("span"),d("small")),f.append(x);for(let v=0;v<6;v++){let T=d("td");if(T.append(d("span"),d("small")),v===0){let $=d("span","gp-by\
tes",null,{"aria-hidden":"true"});$.append(d("i")),T.append($)}f.append(T)}return f}function a(f,x){if((f.dataset.tip||"")!==x){for(let v of["tabindex","data-ti\
p"])f.removeAttribute(v);if(x)for(let[v,T]of[["tabindex",0],["data-tip",x]])f.setAttribute(v,T)}}let l=(f,x,v="")=>{C(f.children[0],x),C(f.children[1],v)};function c({
bytes:f,scale_bytes:x},v){if(!V(f))return["–",""];let T=v&&V(v.bytes)?s("{share} of the reference",{share:H((f+x)/(v.bytes+v.scale_bytes))}):"";return[Ft(f+x),
T]}let u=({bytes:f,scale_bytes:x})=>V(f)&&x?s("get_memory_footprint() reports {size}; the scales take another {scales}.",{size:Ft(f),scales:Ft(x)}):"";function p({
pace:f,paces:x,ratio:v}){if(!f)return["–",""];let T=x.length>1?s("{low} to {high}",{low:f.low.toFixed(1),high:f.high.toFixed(1)}):s("one run");return[f.median.
toFixed(1),v?`${T}, ${je(v.median)}`:T]}function g(f,x){if(x===0)return[["–",""],["–",""],["–",""]];let{pair:v}=f;if(!v||v.error)return[[v?s("none"):"–",
""],["–",""],["–",""]];let T=s(e.unit);return[[dt(v.mean,e.unit),T],[dt(v.max,e.unit),s("{unit}, token {number}",{unit:T,number:z(v.max_at+1)})],[H(v.same_top),
""]]}function S(f,x){let v=f.map(T=>T.pair).find((T,$)=>T&&!T.error&&(x===0||$===x));return v?G(v.perplexities[x===0?0:1],3):"–"}function W(f){let x=ye(f.precision||
"");return x&&x!==ye(f.title)?s("the reference: {precision}",{precision:x}):s("the reference")}function R({groups:f}){let x=Math.max(...f.map(({bytes:T,scale_bytes:$})=>(T||
0)+($||0)),1),v=ee(o,f.length,i);f.forEach((T,$)=>{let[j,b,q,B,D,K,U]=v[$].cells;l(j,ye(T.title),$?ye(T.precision||T.model):W(T)),l(b,...c(T,$?f[0]:null)),a(b.firstChild,
u(T)),X(b.lastChild,V(T.bytes)),ie(b.lastChild.firstChild,"width",((T.bytes||0)+(T.scale_bytes||0))/x),l(q,...p(T)),g(T,$).forEach((Y,te)=>l([B,D,K][te],...Y)),
l(U,S(f,$))})}function I(f,x){let[v,T]=[[...f],[...x]],$=v.findIndex((j,b)=>j!==T[b]);return $<0?v.length:$}function P({groups:f}){let x=ee(n("writings"),f.length,
()=>{let T=d("li"),$=d("p","gp-writing-head");return $.append(d("b"),d("span","gp-note")),T.append($,d("p","gp-writing",null,{dir:"auto"})),T}),v=f[0].text;f.forEach(
(T,$)=>{let[j,b]=x[$].children;C(j.children[0],ye(T.title)),C(j.children[1],A(T,$,v)),j.children[1].classList.toggle("gp-parting",$>0&&V(T.parts_at));let q=JSON.
stringify([v,T.text,$]);if(b.dataset.key===q||(b.dataset.key=q,b.replaceChildren(),T.text===null))return;let B=$&&v!==null?I(v,T.text):[...T.text].length,D=[...T.
text];b.append(D.slice(0,B).join("")),B<D.length&&b.append(d("span","gp-apart",D.slice(B).join("")))})}function A({failed:f,text:x,tokens:v,parts_at:T,pair:$},j,b){
if(f)return`✕ ${s("stopped by an error")}`;if(x===null)return e.done?s("did not finish"):s("writing, or waiting for its turn");let q=$&&$.error&&s("Its distri\
butions cannot be compared with those of the reference: {why}",{why:`${s($.error.message)} ${s($.error.fix)}`});return[L(v,T,j&&b!==null),q].filter(Boolean).join(
". ")}function L(f,x,v){return v?V(x)?`✂ ${s("diverges from the reference at token {number} of {all}",{number:z(x+1),all:z(f)})}`:`= ${F(f,"the same {count} t\
oken as the reference","the same {count} tokens as the reference")}`:F(f,"{count} token","{count} tokens")}let N=(f,x=0)=>Me(e.found.groups.slice(x).map((v,T)=>{
let $=f(v,x+T);return $&&s("{name}: {words}",{name:ye(v.title),words:$})})),O=f=>N(x=>x.pair&&!x.pair.error?f(x.pair):"",1),k=f=>`${dt(f,e.unit)} ${s(e.unit)}`;
function y({bytes:f,scale_bytes:x}){return V(f)?x?s("{size} + {scales} of scales = {value}",{size:Ft(f),scales:Ft(x),value:Ft(f+x)}):Ft(f):""}function h({paces:f,
pace:x}){if(!x)return"";let v=f.map(T=>T.toFixed(1)).join(", ");return F(f.length,"{each} tokens per second, in one run","the median of {each} is {median} token\
s per second",{each:v,median:x.median.toFixed(1)})}function m({tokens:f,mean:x}){if(!V(x))return"";let v=f.reduce((T,{kl:$})=>T+$,0);return Mt(dt(v,e.unit),z(f.
length),k(x))}function w({tokens:f,max_at:x,max:v}){let T=f[x].candidates.map(([,j,b,q])=>({text:j,p:b,q})),$=Tt(T,e.unit,k(v));return $&&s("token {number}, {wo\
rds}",{number:z(x+1),words:$})}let _=({tokens:f,same_top:x})=>F(f.length,"{same} of {count} token = {share}","{same} of {count} tokens = {share}",{same:z(f.filter(
({same_top:v})=>v).length),share:H(x)});function M({tokens:f,perplexities:[,x]}){let v=f.reduce(($,{logprobs:[,j]})=>$+(j??-1/0),0),T=G(x,3);return G(Math.exp(-v/
f.length),3)!==T?T:`exp(−(${G(v)}) / ${z(f.length)}) = ${T}`}de(t,{weights:()=>N(y),speed:()=>N(h),mean:()=>O(m),max:()=>O(w),same:()=>O(_),perplexity:()=>O(M)});
function E(){let f=e.found;C(n("missing"),f.reading!==null?s("Reading the reference’s text with {model}.",{model:ye(f.groups[f.reading].title)}):ze(e,f)),X(n(
"warning"),f.others),C(n("warning"),f.others?`⚠ ${s(pn)}`:""),X(n("cpu"),!!f.cpu_words),C(n("cpu"),s(f.cpu_words)),R(f),P(f);let x=f.groups.filter(({pair:v})=>v&&
!v.error);e.done&&x.length&&C(n("told"),x.map(({title:v,pair:T})=>s("{model}: mean KL {kl}",{model:ye(v),kl:`${dt(T.mean,e.unit)} ${s(e.unit)}`})).join(". ")+".")}
return f=>{t.hidden=!r(),!t.hidden&&(f.found||f.status||f.unit)&&E()}}function Wc(t,e){let n=t.querySelector(".gp-shelf-sections"),o=new Map;function r({sections:a,canOpen:l}){let c=document.activeElement&&t.contains(document.activeElement)?
document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...a.flatMap(({title:u,note:p,folded:g,rows:S})=>{let W=s(u),R=d("table"),I=d("tr");I.append(
...[s("model"),s("description"),s("size"),s("matching draft")].map((O,k)=>{let y=d("th","",null,{scope:"col"}),h=d("span","",O);return k===2&&oe(h,"memory",()=>""),
y.append(h),y}),d("td"));let[P,A]=[d("thead"),d("tbody")];P.append(I),A.append(...S.map(O=>i(O,l))),R.append(d("caption","gp-hidden",W),P,A);let L=d("details","\
gp-shelf-section"),N=d("summary");return N.append(d("h3","",W),d("span","gp-note",` ${S.length}`)),L.append(N,d("p","gp-note",S.length?s(p):s("None yet.")),...S.
length?[R]:[]),L.open=o.has(W)?o.get(W):!g,L.addEventListener("toggle",()=>o.set(W,L.open)),[L]})),c&&t.querySelector(`[aria-label=${CSS.escape(c)}]`)?.focus()}
function i(a,l){let c=d("tr"),u=d("th","",a.model,{scope:"row"}),p=a.download&&!a.here,[g,S,W,R]=[d("td","",s(a.words)),d("td"),d("td","",a.assistant||"–",{"d\
ata-label":s("matching draft")}),d("td")];if(a.loaded){let{class_name:I,precision:P,device:A,bytes:L,in_use:N,parameters:O}=a.loaded;g.append(N?`● ${s("in use")}`:
`○ ${s("idle")}`,d("small","",s("{kind}, {precision}, on {device}",{kind:I,precision:s(P),device:A}))),S.append(Se(L),d("small","",s("{count} parameters",{count:vt(
O)})))}else{S.append(a.millions?s("about {size}",{size:vt(a.millions*1e6)}):Se(a.size),d("small","",a.millions?s("parameters"):s("on disk"))),p&&S.append(d("sma\
ll","",s("{size} to download",{size:Se(a.download)})));let I=[a.gated?`▲ ${s("gated: needs an access token")}`:"",a.here?`✓ ${s("downloaded")}`:""].filter(Boolean);
I.length&&u.append(d("small","",I.join(" · ")))}return R.append(p?St(e,"get",a.model,s("Get it")):St(e,"use",a.model,s("Use it"))),a.loaded?R.append(St(e,"tell",
a.model,s("Show"))):l&&R.append(St(e,"pick",a.model,s("Fill in"))),a.canUnload&&R.append(St(e,"unload",a.model,s("Unload"))),c.append(u,g,S,W,R),c}return a=>{t.
hidden=!e.found,!t.hidden&&a.found&&r(e.found)}}var qf=["kept","chosen","accepted","rejected","bonus"],If=[["kept","rejected"],["kept","accepted"],["chosen","rejected"]],Nc=t=>[1,3,5].map(e=>parseInt(t.slice(
e,e+2),16)),Rf=(t,e)=>"#"+Nc(t).map((n,o)=>Math.round((n+Nc(e)[o])/2).toString(16).padStart(2,"0")).join("");function qc(t){let e=getComputedStyle(t),n=r=>e.getPropertyValue(
"--gp-"+r).trim(),o=[...qf.map(n),...If.map(([r,i])=>Rf(n(r),n(i)))];return r=>o[r%o.length]}var Ic=8,jf=t=>t==="fifo"?"FIFO":t==="prefill_first"?s("prefill first"):t;function Jr({kind:t}){return t==="padded"?s("Padded batches"):t==="alone"?s("One after\
 another"):s("Continuous batching")}function jc({kind:t,blocks:e,page_size:n,token_budget:o,scheduler:r,share_prefixes:i,max_requests:a}){if(t==="alone")return"";
if(t==="padded")return F(a,"at most {count} request in a batch","at most {count} requests in a batch");let l=(e||[]).reduce((c,u)=>c+u,0);return be([F(l,"{count\
} block of {size} tokens","{count} blocks of {size} tokens",{size:n}),s("token budget {budget}",{budget:o}),s("scheduler {scheduler}",{scheduler:jf(r)}),i?s("pr\
efix sharing"):s("no prefix sharing")])}var Rc=(t,e)=>{let n=t.label(e);return n===null?s("the token with id {id}",{id:e}):J(n)};function zf(t,e,n,{position:o,tokens:r,
padding:i}){return[...t.requests[n].tokens.map(([c])=>c),...t.newIds(e,n)].slice(o,o+r-i)}function Bf({what:t,tokens:e,padding:n,place:o,anew:r}){let i=e-n;return t===
"prefill"?F(i,"prefill, reads {count} token","prefill, reads {count} tokens"):t==="chunk"?F(i,"chunked prefill, reads {count} token","chunked prefill, reads {co\
unt} tokens"):t==="decode"?s("decode"):t==="pad"?s("its text has ended, and its row of the batch is computed for nothing"):t==="starved"?s("starved: it needs a \
block, and none is free"):t==="idle"?s("it has blocks, but no turn in this step"):r?s("waits again, number {place} in the queue",{place:o}):s("waits, number {pl\
ace} in the queue",{place:o})}function ps(t,e,n,o){let r={request:n+1,step:o+1},i=t.ways[e].cell(n,o);if(!i)return s("Request {request}, step {step}: {doing}.",
{...r,doing:Ff(t,e,n,o)});let a=[s("Request {request}, step {step}: {doing}.",{...r,doing:Bf(i)})];if(i.what==="prefill"||i.what==="chunk"||i.what==="decode"){let l=zf(
t,e,n,i),c=l.slice(0,Ic).map(u=>Rc(t,u)).join(" ")+(l.length>Ic?" …":"");c&&a.push(s("It reads {tokens}.",{tokens:c})),i.id!==null&&a.push(s("It writes {token\
}.",{token:Rc(t,i.id)})),i.again&&a.push(F(i.again,"{count} token was read before, and lost.","{count} tokens were read before, and lost.")),i.padding&&a.push(F(
i.padding,"{count} token is padding.","{count} tokens are padding."))}return i.back&&a.push(s("It was preempted: it lost its blocks.")),a.join(" ")}function Ff(t,e,n,o){
let i=t.ways[e].cells[n].findIndex(Boolean);if(i<0||o<i)return s("it has not come yet");let a=t.ways[e].ends?.[n];return a?.status==="cancelled"?s("it was cance\
lled"):a?.status==="failed"?s("it has failed"):s("it has ended")}function zc(t,e,n){let o=t.ways[e].cells[n],r=[];o.forEach((a,l)=>{let c=a&&{prefill:s("prefill"),
chunk:s("chunked prefill"),decode:s("decode"),pad:s("padding"),waits:s("waits"),starved:s("starved"),idle:s("no turn")}[a.what];if(!c)return;let u=r.at(-1);u&&u.
kind===c&&u.to===l?u.to=l+1:r.push({kind:c,from:l+1,to:l+1})});let i=r.map(({kind:a,from:l,to:c})=>l===c?s("{what} in step {from}",{what:a,from:l}):s("{what} in\
 steps {from} to {to}",{what:a,from:l,to:c}));return s("Request {request}: {what}.",{request:n+1,what:i.join(", ")||s("never came")})}var Ye=20,[Hf,Bc]=[11,26],Df=48,Kf=13,Gf=t=>t<=12?24:t<=32?19:15;function Fc(t,e,n,{onPick:o,onScroll:r}){let i=t.appendChild(d("div","gp-gantt-heads")),a=t.appendChild(
d("div","gp-gantt-scroll")),l=a.appendChild(d("div","gp-gantt-wide",null,{role:"group"})),c=l.appendChild(d("canvas","",null,{"aria-hidden":"true"}));i.append(d(
"div","gp-gantt-corner",s("step"),{"aria-hidden":"true"}));let u=i.appendChild(d("div","gp-gantt-rows")),[p,g]=[Bc,24],S=null,R=l.appendChild(d("div")),I=!1,P=()=>e.
ways[n],A=()=>Math.max(e.length,e.isLive?Df:1);function L($,j,b){let q=d("div",b);return Object.assign(q.style,{left:`${j*p}px`,top:`${Ye+$*g}px`,width:`${p}px`,
height:`${g}px`}),Object.assign(q.dataset,{request:$,step:j}),ve(q,()=>ps(e,n,$,j)),q}function N({clientX:$,clientY:j}){let{left:b,top:q}=l.getBoundingClientRect(),
[B,D]=[Math.floor(($-b)/p),Math.floor((j-q-Ye)/g)];return B>=0&&B<P().length&&D<e.requests.length?{request:D,step:B}:null}l.addEventListener("pointermove",$=>{let j=N(
$);S&&j&&S.dataset.step===String(j.step)&&S.dataset.request===String(j.request)||(S?.remove(),S=j&&j.request>=0?l.appendChild(L(j.request,j.step,"gp-gantt-hover")):
null)}),l.addEventListener("pointerleave",()=>{S?.remove(),S=null}),l.addEventListener("click",$=>{let j=N($);j&&o(n,j.request>=0?j.request:e.request,j.step)});
function O({focus:$=!1}={}){if(!P().length)return;let[j,b]=[e.request??0,e.stepOf(n)],q=$||document.activeElement===R;if(R.dataset.request===String(j)&&R.dataset.
step===String(b)&&R.style.width===`${p}px`&&!$){Z(R,{"aria-label":ps(e,n,j,b)});return}let B=L(j,b,`gp-gantt-at${e.request===null?" gp-none":""}`);Z(B,{role:"bu\
tton",tabindex:0,"aria-label":ps(e,n,j,b)}),R.replaceWith(B),R=B,q&&R.focus({preventScroll:!0})}l.addEventListener("keydown",$=>{let j={ArrowRight:[0,1],ArrowLeft:[
0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],PageDown:[0,10],PageUp:[0,-10],Home:[0,-1/0],End:[0,1/0]};if($.key==="Escape")return o(n,null,e.at);let b=j[$.key];if(!b||$.
ctrlKey||$.metaKey||$.altKey)return;$.preventDefault();let q=(B,D)=>Math.max(0,Math.min(D-1,B));o(n,q((e.request??0)+b[0],e.requests.length),q(e.stepOf(n)+b[1],
P().length)),O({focus:!0}),T()});function k($){let j=ee(u,e.requests.length,()=>{let b=d("button","gp-gantt-head",null,{type:"button"});return b.append(d("b"),d(
"bdi")),b});e.requests.forEach(({prompt:b},q)=>{let B=j[q];B.style.height=`${g}px`,B.style.setProperty("--own",$(q)),C(B.firstChild,String(q+1)),C(B.lastChild,Pe(
b.slice(0,80))),Z(B,{"aria-pressed":String(q===e.request),"aria-label":zc(e,n,q)})})}u.addEventListener("click",({target:$})=>{let j=$.closest(".gp-gantt-head"),
b=[...u.children].indexOf(j);b>=0&&o(n,b===e.request&&n===e.way?null:b,e.at)});let y;function h(){if(!t.clientWidth)return;y=qc(t);let $=a.clientWidth;p=Math.max(
Hf,Math.min(Bc,Math.floor($/A()))),g=Gf(e.requests.length);let[j,b]=[A()*p,Ye+e.requests.length*g];Object.assign(l.style,{width:`${j}px`,height:`${b}px`}),Z(l,{
"aria-label":s("What each request does in each step. Arrow keys move from cell to cell, Escape lets go of the request.")}),k(y),O(),e.at===null&&!I&&(a.scrollLeft=
j),m()}function m(){let $=devicePixelRatio||1,[j,b]=[Math.min(a.clientWidth,A()*p),Ye+e.requests.length*g];if(j<=0)return;Object.assign(c.style,{width:`${j}px`,
height:`${b}px`}),Object.assign(c,{width:Math.round(j*$),height:Math.round(b*$)});let q=c.getContext("2d");q.scale($,$);let B=getComputedStyle(t),D=Object.fromEntries(
["text","muted","line","surface","raised","error","chosen"].map(te=>[te,B.getPropertyValue(`--gp-${te}`).trim()])),K=Math.min(a.scrollLeft,A()*p-j);q.translate(
-K,0);let[U,Y]=[Math.max(0,Math.floor(K/p)),Math.min(A(),Math.ceil((K+j)/p)+1)];q.font=`10px ${B.fontFamily}`,q.textAlign="center",q.textBaseline="middle",w(q,D,
U,Y,b);for(let te=0;te<e.requests.length;te++){for(let ne=U;ne<Math.min(Y,P().length);ne++)_(q,D,te,ne);M(q,D,te)}E(q,D,b),f(q,D,b)}function w($,j,b,q,B){$.fillStyle=
j.line;for(let K=0;K<=e.requests.length;K++)$.fillRect(b*p,Ye+K*g,(q-b)*p,.5);let D=[1,2,5,10,20,50].find(K=>K*p>=34);for(let K=b;K<q;K++)K%D&&(K+1)%D||(K+1)%D&&
K||($.fillStyle=j.muted,(K===0||(K+1)%D===0)&&$.fillText(String(K+1),(K+.5)*p,Ye/2));e.request!==null&&($.fillStyle=j.raised,$.fillRect(b*p,Ye+e.request*g,(q-b)*
p,g)),$.fillStyle=j.line,$.fillRect(P().length*p,Ye,1,B-Ye)}function _($,j,b,q){let B=P().cell(b,q);if(!B)return;let[D,K,U,Y]=[q*p+.5,Ye+b*g+2,p-1,g-4],te=y(b),
ne=[D+U/2,K+Y/2+.5];if($.fillStyle=$.strokeStyle=te,B.what==="prefill"||B.what==="chunk"){if($.fillRect(D,K,U,Y),B.again&&v($,j.surface,D,K,U,Y),B.what==="chunk"&&
($.fillStyle=j.surface,$.beginPath(),$.moveTo(D+U,K),$.lineTo(D+U,K+Y*.55),$.lineTo(D+U-Y*.55,K),$.fill()),p>=Kf&&!B.again&&x($,j.surface,String(B.tokens-B.padding),
ne,U),B.padding){let ce=Math.max(3,Y*B.padding/B.tokens);$.fillStyle=j.surface,$.fillRect(D,K,U,ce),v($,j.muted,D,K,U,ce)}}else B.what==="decode"?($.globalAlpha=
.42,$.fillRect(D,K+Y*.2,U,Y*.6),$.globalAlpha=1,$.fillRect(D,K+Y*.8-1.5,U,1.5)):B.what==="pad"?v($,j.muted,D,K+Y*.2,U,Y*.6):B.what==="waits"?$.fillRect(D+U*.15,
ne[1]-.75,U*.5,1.5):B.what==="starved"?x($,j.error,"!",ne,U,!0):($.globalAlpha=.5,$.strokeRect(D+1,K+Y*.3,U-2,Y*.4),$.globalAlpha=1);B.back&&x($,j.error,"↩",ne,
U,!0)}function M($,j,b){let q=P().ends?.[b];if(!q||q.status==="finished")return;let B=P().cells[b].length;x($,j.error,"✕",[(B+.5)*p,Ye+(b+.5)*g],p,!0)}function E($,j,b){
$.fillStyle=j.error;for(let{step:q}of P().faults)$.fillRect(q*p-1,Ye-6,2,b)}function f($,j,b){let q=e.stepOf(n)*p;$.strokeStyle=j.chosen,$.lineWidth=n===e.way?2:
1,$.strokeRect(q,1,p,b-2),$.lineWidth=1}function x($,j,b,[q,B],D,K=!1){$.fillStyle=j;let U=$.font;K&&($.font=`700 13px ${getComputedStyle(t).fontFamily}`),$.fillText(
b,q,B,D),$.font=U}function v($,j,b,q,B,D){$.save(),$.beginPath(),$.rect(b,q,B,D),$.clip(),$.strokeStyle=j,$.beginPath();for(let K=b-D;K<b+B;K+=5)$.moveTo(K,q+D),
$.lineTo(K+D,q);$.stroke(),$.restore()}function T(){let $=e.stepOf(n)*p,{scrollLeft:j,clientWidth:b}=a;$<j?a.scrollLeft=Math.max(0,$-p):$+p>j+b&&(a.scrollLeft=$+
2*p-b)}return a.addEventListener("scroll",()=>{I=a.scrollLeft+a.clientWidth<A()*p-2*p,m(),r(a.scrollLeft,a)}),new ResizeObserver(()=>e.values&&e.ways[n]&&h()).observe(
a),{draw:h,paint:m,showStep:T,scroll:a}}var[Uf,Vf,Jf,Yf,Xf,Zf]=[0,1,2,3,4,5],fs=class{constructor(e){this.requests=e,this.cells=e.map(()=>[]),this.tables=[],this.kept=[],this.sums=[],this.steps=[],this.
settings={},this.ends=null,this.figures=null,this.faults=[],this.read=e.map(()=>0),this.written=e.map(()=>0),this.inParts=e.map(()=>!1),this.begun=e.map(()=>!1)}grow({
settings:e,steps:n,ends:o=null,figures:r=null,faults:i=[]}){for(Object.assign(this,{settings:e||{},ends:o,figures:r,faults:i,steps:n});this.sums.length<n.length;)
this.add(n[this.sums.length])}get length(){return this.sums.length}cell(e,n){return this.cells[e][n]}add(e){let n=this.sums.length,o={at:e.at,start:e.start,seconds:e.
seconds,inStep:0,prefill:0,decode:0,again:0,padding:0,free:e.free?e.free.reduce((i,a)=>i+a,0):null,waiting:e.waiting||[],starved:e.starved||[],back:e.put_back||
[],shared:Object.values(e.shared||{}).reduce((i,a)=>i+a,0)};this.sums.push(o);let r=n?this.tables[n-1]:{};this.tables.push(e.tables&&Object.keys(e.tables).length?
{...r,...e.tables}:r),this.kept.push(e.kept||(n?this.kept[n-1]:[]));for(let i of e.rows)this.addRow(n,i,o);o.waiting.forEach((i,a)=>this.put(n,i,{what:"waits",place:a+
1,back:o.back.includes(i),anew:this.begun[i]}));for(let i of o.starved)this.cells[i][n]||this.put(n,i,{what:"starved"});for(let i of Object.keys(this.tables[n]).
map(Number))this.tables[n][i]&&!this.cells[i][n]&&this.put(n,i,{what:"idle"});for(let i of o.back)this.inParts[i]=!1}addRow(e,n,o){let[r,i,a,l,c,u]=[Uf,Vf,Jf,Yf,
Xf,Zf].map(R=>n[R]),p=a-l,g=i==="pad",S=g?0:Math.max(0,Math.min(p,this.read[r]-c)),W=i==="prefill"&&(u===null||this.inParts[r]);this.put(e,r,{what:W?"chunk":i,tokens:a,
padding:l,position:c,again:S,id:u,written:this.written[r]}),o.padding+=l,!g&&(this.inParts[r]=i==="prefill"&&u===null,this.begun[r]=!0,this.read[r]=Math.max(this.
read[r],c+p),u!==null&&(this.written[r]+=1),o.inStep+=1,o.again+=S,o[i]+=p)}put(e,n,o){this.cells[n]&&(this.cells[n][e]={tokens:0,padding:0,position:0,again:0,id:null,
written:this.written[n],place:0,back:!1,anew:!1,...o})}};var ms=class{constructor(){this.values=null,this.ways=[],this.key="",this.clear()}clear(){this.way=0,this.at=null,this.request=null}take(e){let n=JSON.stringify(
[e.model,e.clock,e.requests.map(({prompt:r,arrival:i,max_new_tokens:a})=>[r,i,a])]);n!==this.key&&this.clear();let o=n!==this.key;this.key=n,this.values=e,this.
ways=e.ways.map((r,i)=>{let a=this.ways[i],c=!o&&a&&a.length<=r.steps.length&&JSON.stringify(a.settings)===JSON.stringify(r.settings)&&Qf(a.steps,r.steps)?a:new fs(
e.requests);return c.grow(r),c}),this.way=Math.min(this.way,Math.max(0,this.ways.length-1)),this.at!==null&&this.at>=this.length&&(this.at=null),o&&!this.isLive&&
(this.at=this.fullest),this.labels=em(e)}label(e){return this.labels.get(e)??null}newIds(e,n){return this.ways[e].cells[n].flatMap(o=>o&&o.id!==null?[o.id]:[])}get requests(){
return this.values.requests}get isLive(){return this.ways.some(({ends:e})=>!e)}get length(){return Math.max(0,...this.ways.map(({length:e})=>e))}get step(){return this.
at??this.length-1}stepOf(e){return Math.min(this.step,this.ways[e].length-1)}get served(){return this.ways[this.way]}get fullest(){let e=0,n=this.ways[0].sums,o=({
free:r,inStep:i})=>r===null?i:-r;return n.forEach((r,i)=>{o(r)>o(n[e])&&(e=i)}),e}};function Qf(t,e){let n=t.length-1;return n<0||t[n]===e[n]||JSON.stringify(t[n])===
JSON.stringify(e[n])}function em({requests:t,ways:e}){let n=new Map,o=r=>{for(let[i,a]of r)n.set(i,a)};for(let{tokens:r}of t)o(r);for(let{ends:r}of e)for(let i of r||
[])i&&o(i.tokens);return n}function Hc(t,e){let n=g=>t.querySelector(".gp-"+g),o=new ms,r=n("serving-charts"),i=[];function a(g,S,W){Object.assign(o,{way:g,request:S,at:W}),p()}function l(g,S){
for(let{scroll:W}of i)W!==S&&W.scrollLeft!==g&&(W.scrollLeft=g)}function c(){let g=d("section","gp-serving-chart"),S=d("h3","gp-serving-way");return S.append(d(
"span"),d("small")),g.append(S,d("div","gp-gantt")),g}function u(){let g=ee(r,o.ways.length,c);i.length=Math.min(i.length,g.length),o.ways.forEach((S,W)=>{let[R,
I]=g[W].firstChild.children;C(R,o.ways.length>1?`${"ABCDEFGH"[W]} ${Jr(S.settings)}`:Jr(S.settings)),C(I,` ${jc(S.settings)}`),i[W]??=Fc(g[W].lastChild,o,W,{onPick:a,
onScroll:l}),i[W].draw()})}function p(){let{model:g,dtype:S}=o.values;C(n("about"),be([g,S,F(o.requests.length,"{count} request","{count} requests"),F(o.length,
"{count} step","{count} steps")])),u()}return g=>{X(t,!!e.found?.ways?.length),!(t.hidden||!g.found)&&(o.take(e.found),p())}}var tm=5,nm=60,om=6e7,sm=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,o)=>n===e[o]),In=t=>[t,...t.children.flatMap(In)],Yr=t=>t.parent?Yr(t.parent):
t,gs=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=Dc()}get all(){return this.trees.flatMap(In)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===Yr(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=Dc(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:o,asked:r}=e,i=this.all.find(u=>u.turn===n);if(i){this.shown=i;return}e.asked=null;let a=r&&sm(r.ids,o.request.given)&&this.all.find(u=>u.
turn===r.turn);if(a&&r.kind!=="branch"&&a.plain&&a.mode===o.mode){Object.assign(a,{turn:n,pieces:[]}),this.shown=a;return}let l=o.request.only_given===!0,c={turn:n,
read:l,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(a){for(Object.assign(c,{at:r.at,from:r.from,on:r.on,kind:r.kind,parent:a});c.parent.
parent&&c.at<c.parent.at;)c.parent=c.parent.parent;c.parent.children.push(c)}else this.trees=this.trees.filter(({children:u})=>u.length),this.trees.push(c);this.
shown=c}measure(){let{log:e,along:n}=this,o=e.lines();n.follow(o.length?o[0].last:null);let{steps:r}=n;Object.assign(this.shown,{text:e.text,tokens:r.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:r.map(({piece:i,chosen:a})=>i??a.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((r,{text:i})=>r+i.length,0);if(this.trees.length<=tm&&e.length<=nm&&n<=om)return;let o=this.trees.find(r=>r!==Yr(this.shown))||e.filter(r=>r.parent&&
r!==this.shown&&!r.children.length).sort((r,i)=>r.turn-i.turn)[0];if(!o)return;this.detach(o)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function Dc(){return new Oe(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}function Kc(t){let{root:e,state:n,tree:o,told:r,remove:i}=t,{log:a}=n,l=e.querySelector(".gp-rename"),c=()=>C(r,s("A run is under way. Wait for its end, or clic\
k Stop."));function u(S){if(!(!S||S===n.shown)){if(n.busy){c();return}n.shown=S,a.feedRun(S.text,S.turn),a.ask({type:"shown"}),t.draw(),S.item.focus({preventScroll:!0})}}
function p(){if(!i.dataset.sure){i.textContent=F(In(n.shown).length,"Delete this run?","Delete these {count} runs?"),i.dataset.sure="yes",i.focus();return}let S=n.
shown,W=n.refuge;n.busy?c():W&&(n.detach(S),u(W)),t.calm()}function g(){let S=n.shown,W=d("input","gp-rename-field",null,{"aria-label":s("Name of this run"),maxlength:60});
W.value=S.name;let R=!0,I=P=>{R&&(R=!1,P&&(S.name=W.value.trim()),document.activeElement===W&&S.item.focus(),W.remove(),t.fill(S))};W.addEventListener("keydown",
P=>{P.stopPropagation(),(P.key==="Enter"||P.key==="Escape")&&I(P.key==="Enter")}),W.addEventListener("click",P=>P.stopPropagation()),W.addEventListener("blur",()=>I(
!0)),S.item.querySelector(".gp-label").replaceChildren(W),W.focus(),W.select()}o.addEventListener("click",S=>{let W=S.target.closest(".gp-run"),R=n.visible.flatMap(
In).find(I=>I.item===W);R===n.shown?R.item.focus():u(R)}),o.addEventListener("keydown",S=>{let{shown:W}=n;if(S.ctrlKey||S.metaKey||S.altKey||!W)return;let R=n.visible.
flatMap(In),I=R.indexOf(W),P={ArrowDown:()=>u(R[I+1]),ArrowUp:()=>u(R[I-1]),ArrowRight:()=>u(W.children[0]),ArrowLeft:()=>u(W.parent),Home:()=>u(R[0]),End:()=>u(
R.at(-1)),F2:g,Delete:()=>{i.disabled||p()}};Object.hasOwn(P,S.key)&&(S.preventDefault(),P[S.key]())}),l.addEventListener("click",g),i.addEventListener("click",
p),i.addEventListener("blur",()=>t.calm())}var Gc=8,rm=3,im=-1e30,am=t=>`log p ${t>im?t.toFixed(2).replace("-","−"):"−∞"}`;function lm(t){let e=t.pieces,n=Math.min(...t.children.map(({at:i})=>i)),o=t.
parent?t.at:Number.isFinite(n)&&n>=rm?n:0,r=Pe(e.slice(o,o+Gc).join(""));return s("“{text}”",{text:`${o&&!t.parent?"…":""}${r}${e.length>o+Gc?"…":""}`})}
function Uc(t){if(!t.parent)return t.read?s("a text that was read:"):s("the original:");let e={number:t.at+1,token:J(t.from??"")};return t.kind!=="branch"?s("co\
ntinues at token {number}:",e):t.on?s("again from {token} at token {number}:",e):s("instead of {token} at token {number}:",e)}var ws=class{constructor(e,n){this.
root=e,this.state=n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,tree:n,
state:o}=this,r=o.log.canAsk?o.visible:[];if(e.hidden=!r.length,e.hidden)return;let{scrollTop:i}=n;n.replaceChildren(...r.map(a=>this.lay(a))),n.scrollTop=i,o.shown&&
this.reveal(o.shown.item.firstChild),this.remove.disabled=!o.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){e.
item??=cm(),this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let o=d("ul","",null,{role:"group"});o.append(...e.children.
map(r=>this.lay(r))),e.item.append(o),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,
o=e===this.state.shown,r=lm(e),i=[F(e.tokens,"{count} token","{count} tokens"),am(e.total),...e.searched?[s("best of {mode}",{mode:Vt(e.mode)})]:[]].join(" · "),
a=n.querySelector(".gp-label");if(!a.querySelector("input")){let c=[d("span","gp-note",Uc(e))," ",d("bdi","gp-words",r)];e.name?a.replaceChildren(d("bdi","gp-na\
me",e.name)," ",...c):a.replaceChildren(...c)}let l=n.querySelector(".gp-facts");C(l,i),l.title=s("Length, and total log-probability after the processors, in na\
ts; −∞ where they remove a given token. Beam search scores given tokens before the processors."),C(n.querySelector(".gp-sign"),o?"▶":""),n.setAttribute("a\
ria-selected",String(o)),n.setAttribute("aria-label",[e.name,`${Uc(e)} ${r}`,i,o?s("shown"):""].filter(Boolean).join(", ")),n.tabIndex=o?0:-1}reveal(e){let{tree:n}=this,
[o,r]=[n.getBoundingClientRect(),e.getBoundingClientRect()];n.scrollTop+=Math.min(0,r.top-o.top-4)+Math.max(0,r.bottom-o.bottom+4)}};function cm(){let t=d("li",
"gp-run",null,{role:"treeitem"}),e=d("div","gp-row");return e.append(d("span","gp-sign","",{"aria-hidden":"true"}),d("span","gp-label"),d("span","gp-facts")),t.
append(e),t}function Vc(t,e){let n=new gs(e),o=new ws(t,n);return Kc(o),r=>{r.run&&n.begin();let{shown:i}=n;if(i&&e.turn===i.turn&&(r.run||r.steps||r.status)&&n.measure(),r.
run){n.makeRoom();let a=o.tree.contains(document.activeElement);o.draw(),a&&i&&i.item&&i.item.focus({preventScroll:!0})}else!t.hidden&&i&&i.item&&o.fill(i);r.status&&
!n.busy&&C(o.told,"")}}var dm={true:"button",false:"div"};function hm({text:t},{chosen:e,removed:n,by:o}){let r=J(t);return e?s("Run again from here with {token}.",{token:r}):n?s("Con\
tinue from here with {token} instead, although {processor} removed it.",{token:r,processor:o}):s("Continue from here with {token} instead.",{token:r})}var Rn=class{constructor(e){
this.item=d("li","gp-bar"),e.append(this.item),this.body=null}build(e){let n=dm[e];if(this.body&&this.body.localName===n)return;let o=d(n,"gp-row",null,e?{type:"\
button"}:{role:"group"});this.rank=d("span","gp-rank"),this.sign=d("span","gp-sign","",{"aria-hidden":"true"}),this.word=d("bdi","gp-word");let r=d("span","gp-n\
ame");r.append(this.sign,this.word),this.after=d("span","gp-fill gp-after"),this.before=d("span","gp-fill gp-before"),this.thick=d("span","gp-track"),this.thin=
d("span","gp-track gp-thin"),this.thick.append(this.after),this.thin.append(this.before),this.why=d("span","gp-why"),this.remover=d("span","gp-remover"),this.why.
append(...me(s("removed by {processor}"),{processor:this.remover}));let i=d("span","gp-tracks");i.append(this.thick,this.why,this.thin),this.value=d("span"),this.
raw=d("small");let a=d("span","gp-values");a.append(this.value,this.raw),o.append(this.rank,r,i,a,d("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),o.tabIndex=
this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(o):this.item.prepend(o),this.body=o}fill(e,n,o){let{text:r,after:i,before:a,rank:l,chosen:c,given:u,
removed:p,by:g,rest:S,words:W}=e;this.build(o&&!S),this.entry=e,this.item.hidden=!1;let R={"gp-chosen":c,"gp-removed":p,"gp-rest":S};pe(this.item,["gp-bar",...Object.
keys(R).filter(L=>R[L])].join(" ")),C(this.rank,l?z(l):""),C(this.sign,c?"▶":p?"✕":""),_e(this.word,r,{plain:S}),this.thick.hidden=p||i===null;for(let[L,N]of[
[this.after,i||0],[this.before,a]])ie(L,"width",Math.min(1,N/n)),L.parentNode.classList.toggle("gp-beyond",N>n*1.005);C(this.value,p?"":i===null?"–":H(i)),C(this.
raw,H(a)),C(this.remover,g),this.why.hidden=!p;let I=[c&&(u?s("given"):s("chosen")),p&&s("removed by {processor}",{processor:g})].filter(Boolean).join(", "),P=[
S?r:J(r),I].filter(Boolean).join(", "),A=o&&!S?hm({text:r},e):"";this.body.setAttribute("aria-label",A?`${P}. ${A}`:P),ve(this.body,()=>A?`${A} ${W()}`:W())}hide(){
this.item.hidden=!0}};function bs(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-row")],n=o=>e().forEach(r=>{r.tabIndex=r===o?0:-1});return t.
addEventListener("focusin",o=>o.target.matches(".gp-row")&&n(o.target)),t.addEventListener("keydown",o=>{let r=e(),i=r.indexOf(o.target),a={ArrowDown:i+1,ArrowUp:i-
1,Home:0,End:r.length-1}[o.key];i<0||a===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),r[Math.max(0,Math.min(r.length-1,a))].focus())}),
()=>{let o=e();o.length&&!o.some(r=>r.tabIndex===0)&&(o[0].tabIndex=0)}}function um(t){switch(t){case"context":return s("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return s("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return s("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return s("no mark: the bias is 0.");default:return s("no mark.")}}function so(t){let e=t&&t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.
keys)?e.keys.length:0,o=e.greenlist_ratio,r=e.seeding_scheme==="selfhash",i=e.context_width;return{config:e,keys:n,selfhash:r,ratio:o>0&&o<1?o:null,early:n?Tn(e.
ngram_len,1)-1:Tn(i,1)-Number(r)}}function ks({config:t,keys:e,ratio:n}){if(e)return F(e,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:t.ngram_len});if(n===null)return s("a green list whose settings are not known");let{bias:o,seeding_scheme:r,context_width:i,
hashing_key:a}=t;return s("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:H(n),bias:o,scheme:r,width:i,key:a})}
function ys({chosen:t,index:e,mark:n,given:o,isFirst:r},i){let a=p=>s("Token {number}, {token}: {mark}",{number:z(e+1),token:J(t.text),mark:p});if(!n)return a(o?
s("given, before the watermark began."):s("not marked."));if(n.why)return a(um(n.why));let l=s("Its probability: {before} before the watermark, {after} after.",
{before:H(n.chosen_before),after:H(n.chosen_after)}),c=r?[s("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let p=F(i.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:G(n.g,2)});return[a(p),l,...c].join(" ")}let u=n.green?s("\
◆ green: it got the bias."):s("◇ red: it got no bias.");return[a(u),l,pm(n,i),...c].join(" ")}function pm(t,{ratio:e,selfhash:n}){let o=t.listed??0,r={before:H(
t.mass_before??0),after:H(t.mass_after??0)};return n?F(o,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",r):e===null?F(o,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
r):F(o,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...r,ratio:H(e)})}var Jc={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function Yc(t,e,n,o){let{mark:r,index:i}=e,a={...t};if(!r)return{...a,unscored:t.
unscored+1};a.marks+=1;let l=r.kind==="synthid"?r.g:r.green;if(r.chosen_before>0&&r.chosen_after>0){a.chosen+=1,a.surprisal-=Math.log(r.chosen_before),a.gained+=
Math.log(r.chosen_after/r.chosen_before);let{stages:c,entropy_before:u}=e.distribution;a.entropy+=o>0&&c[o-1]?c[o-1].entropy:u,a.likely-=fm(e,o)}return a.suppressed+=
r.suppressed,l===null?{...a,unscored:t.unscored+1}:i<n.early?{...a,early:t.early+1}:(a.scored+=1,a.green+=Number(l),a.expected+=r.expected??0,r.kind==="synthid"?
a.z=n.keys?(2*a.green-a.scored)*Math.sqrt(n.keys/a.scored):null:n.ratio!==null&&(a.z=Pt(a.green,a.scored,n.ratio),a.foreseen=Pt(a.expected,a.scored,n.ratio)),a)}
function fm({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:o,stage_logprobs:r})=>e>0?r[e-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function Xc(t,e,n,o){
let r=t.find(([,u])=>u>o);if(e.z>o)return{at:r[0],words:F(r[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:o})};let i=r?[F(r[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:o})]:[],a=n.keys?e.z>0?e.scored*(o/e.z)**2:1/0:To(e.green/e.scored,n.ratio,o),l=Math.max(e.scored+1,Math.ceil(a));
if(!Number.isFinite(l)||l>1e7)return{at:1/0,words:[...i,s("At the share so far, z never reaches {threshold}.",{threshold:o})].join(" ")};let c=F(l,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:o,more:z(l-e.scored)});return{at:l,words:[...i,c].join(" ")}}var Xr=t=>t?H(t):"<0.01%",mm=(t,e)=>t.kept!==e||t.mass_moved>0;function Ht({distribution:{stages:t,vocab:e}}){return t.map((n,o)=>{let[r,i,a]=De(n.name),l=o?t[o-
1].kept:e;return{number:o+1,kind:n.name,name:r,meaning:i,knobs:a,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!mm(n,
l)}})}function Dt({kept:t,keptBefore:e,removed:n,moved:o,idle:r}){if(r)return s("did nothing");let i=[];return t<e&&i.push(F(e-t,"removed {count} token ({share}\
)","removed {count} tokens ({share})",{share:Xr(n)})),t>e&&i.push(F(t-e,"brought {count} token back","brought {count} tokens back")),(o-n>.001||!i.length)&&i.push(
s("moved {share}",{share:H(o)})),i.join(", ")}var jn=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function xs(t,{effective:e,config:n}){
let o={...e,...n};return t.filter((r,i)=>i===0||o[r]).map(r=>{let i=JSON.stringify(o[r]??null);return i==="null"||i.length>12?r:`${r} ${i}`}).join(", ")}function ro(t){
return jn(t)?{name:"DoLa",meaning:s("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:t.layers?s("the last layer"):s("the model"),meaning:s("The distribution that the model gave, before any processor.")}}function ht({distribution:{
candidates:t},chosen:e}){return t.some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function vs(t,e,n){if(t.length<=e)return t;let o=({raw_logprob:a,logprob:l})=>Math.
max(Q(a),Q(l)),r=[...t].sort((a,l)=>o(l)-o(a)),i=new Set([...r.filter(({token_id:a})=>a===n),...r.filter(Ge).slice(0,3)]);for(let a of r)i.size<e&&i.add(a);return t.
filter(a=>i.has(a))}function _t({raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?Q(e[n-1]):void 0:Q(t)}var io=({raw_logprob:t,stage_logprobs:e},n)=>((n?
(e||[])[n-1]:t)??null)===null,Ge=({logprob:t})=>t===null;function on({removed_by:t,stage_logprobs:e,raw_logprob:n},o){let r=[n,...e||[]],i=r.findLastIndex((l,c)=>c>
0&&l===null&&r[c-1]!==null),a=t||i>0&&o.distribution.stages[i-1].name;return a?De(a)[0]:jn(o)?"DoLa":s("a processor")}function Ss(t,e){let{raw_logprob:n,logprob:o,
rank:r,raw_rank:i,token_id:a}=t;if(Re(e)){let g={share:H(Q(n)),rank:z(i||0)},S=i?s("Probability {share}, rank {rank}, as the server told it.",g):s("Probability \
{share}, as the server told it.",g);return a<0?S:`${S} ${s("Token id {id}.",{id:a})}`}let l=z(e.distribution.vocab),c=s("Token id {id}.",{id:a});if(!e.distribution.
stages.length&&Math.abs((o??n)-n)<1e-4){let g={share:H(Q(n)),rank:z(r||i||0),vocab:l};return`${r||i?s("Probability {share}, rank {rank} of {vocab}; no processor\
 changed it.",g):s("Probability {share}; no processor changed it.",g)} ${c}`}let u={share:H(Q(n)),rank:z(i||0),vocab:l};return`${i?s("Before the processors {sha\
re}, rank {rank} of {vocab}.",u):s("Before the processors {share}.",u)} ${gm(t,e)} ${c}`}function gm(t,e){if(Ge(t))return s("After them it cannot be chosen: rem\
oved by {processor}.",{processor:on(t,e)});let{logprob:n,rank:o}=t,r={share:H(Q(n)),rank:z(o||0),kept:z(nt(e))};return o?s("After them {share}, rank {rank} of {\
kept} kept.",r):s("After them {share}.",r)}function Qc({distribution:{candidates:t,entropy_before:e}},n){let i=[...t.filter(({raw_logprob:l})=>l!==null&&l<0)].sort(
(l,c)=>Zc(c)-Zc(l)).slice(0,3).map(({text:l,raw_logprob:c})=>`${J(l)} ${G(Q(c))} · ${G(xe(-c,n),2)}`),a={terms:i.join(" + "),entropy:re(e,n)};return i.length?s(
"before the processors, {terms} + the terms of all other tokens = {entropy}.",a):""}var Zc=({raw_logprob:t})=>-t*Q(t);function ao(t,{mode:e,effective:n,config:o}){
if(t.isPrompt)return[s("given"),s("{token} is in the prompt: given, not chosen")];if(t.given)return[s("given"),s("{token} was given, not chosen")];if(e==="elsew\
here")return[s("the choice"),s("{token} was chosen by the server")];if(e==="custom")return[s("the choice"),s("{token} was chosen by your own decoding loop")];if(t.
beam)return[s("the choice"),wm(t.beam.status)];if(t.reranked)return[s("the choice"),s("{token} has the best score: probability against degeneration penalty")];let r=t.
draft&&t.draft.origin;return r==="accepted"?[s("the draft"),s("{token} was drafted by the assistant, and accepted")]:r==="correction"?[s("the choice"),s("{token\
} replaced a rejected draft token")]:{...n,...o}.do_sample?[s("the draw"),s("{token} was drawn")]:[s("the choice"),s("{token} was chosen as the most probable")]}
function wm(t){return t==="running"?s("{token} goes on: the search compares the sums of whole beams"):t==="finished"?s("{token} ends a beam: the search compares\
 the sums of whole beams"):t==="ended"?s("{token} would end a beam, which does not count"):t==="pruned"?s("{token} was considered, and pruned: the search compar\
es the sums of whole beams"):s("{token} was considered by the search")}var bm=1.05;function ed(t,e){let{started:n,unit:o}=e;if(!t)return[s("No token yet")];if(e.rejected)return Di(e.rejected,t.chosen.text,Xt(n));if(Re(t))return km(
t,e);let r=[ym(t,o),...xm(t),...Sm(t,o),...vm(t,n)];if(t.mark){let a=so(n),{chosen:l,index:c,mark:u,given:p=!1}=t;r.push(ys({chosen:l,index:c,mark:u,given:p,isFirst:c<
a.early},a))}r.push(od(t,n)),t.draft&&r.push(...Hi(t,Xt(n))),t.beam&&r.push(...ga(t,e)),t.reranked&&r.push(..._m(t,n));let{raw_logprob:i}=t.chosen;return i!==null&&
r.push(s("Its surprisal, before the processors, was {value}.",{value:re(-i,o)})),r}function km(t,{started:e,unit:n}){let{chosen:o}=t,[r,...i]=[o,ht(t).find(l=>l.
raw_rank===1)].filter(Boolean).map(l=>({token:J(l.text),share:H(Q(l.raw_logprob))})),a=o.raw_rank===1||!i.length?[]:[s("The likeliest token was {token}, with {s\
hare}.",i[0])];return o.raw_rank===1?a.push(s("The likeliest token was {token}, with {share}.",r)):o.raw_rank?a.push(s("The server gave {token} {share}: rank {r\
ank}.",{...r,rank:z(o.raw_rank)})):a.push(s("The server gave {token} {share}.",r)),[...a,od(t,e),s("Its surprisal was {value}.",{value:re(o.raw_logprob===null?null:
-o.raw_logprob,n)})]}function ym({distribution:{entropy_before:t}},e){let n=Math.exp(t),o=re(t,e);return n<bm?s("The model was all but certain here: an entropy \
of {entropy}.",{entropy:o}):s("The model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:o,options:n<10?G(n,1):
z(Math.round(n))})}function xm(t){let{chosen:e,distribution:n}=t,{name:o}=ro(t),r={source:o,token:J(e.text),share:H(Q(e.raw_logprob)),vocab:z(n.vocab)};if(jn(t))
return[];if(e.raw_rank===1)return[s("Its first choice was {token}, with {share}.",r)];let i=ht(t).find(c=>c.raw_rank===1),a=i?[s("Its first choice was {token}, \
with {share}.",{token:J(i.text),share:H(Q(i.raw_logprob))})]:[],l=e.raw_rank?s("It gave {token} {share}: rank {rank} of {vocab}.",{...r,rank:z(e.raw_rank)}):s("\
It gave {token} {share}.",r);return[...a,l]}function vm(t,e){let n=Ht(t);if(!n.length)return t.isPrompt||t.read?[]:[s("No processor changed that.")];let o=n.filter(
({idle:r})=>!r);return o.length?o.map(r=>{let i=td(r,e),a=r.kept===r.keptBefore?Dt(r):`${Dt(r)}, ${s("{count} left",{count:z(r.kept)})}`,{chosen:l}=t,[c,u]=[_t(
l,r.number-1),_t(l,r.number)],p={name:i,effect:a,token:J(l.text),before:H(c||0),after:H(u||0)};return c===void 0||u===void 0?s("{name}: {effect}.",p):!u&&c?s("{\
name}: {effect}; {token} had {before}, and could no longer be chosen.",p):p.before===p.after?s("{name}: {effect}; {token} stayed at {after}.",p):s("{name}: {eff\
ect}; {token} went from {before} to {after}.",p)}):[F(n.length,"The processor ({names}) did nothing here.","The {count} processors ({names}) did nothing here.",
{names:n.map(({name:r})=>r).join(", ")})]}function td({name:t,knobs:e},n){let o=xs(e,n);return o?o.startsWith(t)?o:`${t} (${o})`:t}function nd(t,e){let{chosen:n}=t,
o=s("{token} had {share}",{token:J(n.text),share:H(Q(n.raw_logprob))}),r=Ht(t).filter(({idle:a})=>!a).map(a=>{let l=_t(n,a.number),c={name:td(a,e),share:l===void 0?
"":H(l)};return l===void 0?s("{name}: {effect}",{...c,effect:Dt(a)}):a.kept===a.keptBefore?s("after {name}: {share}",c):F(a.kept,"after {name}: {share}, {count}\
 token left","after {name}: {share}, {count} tokens left",c)}),i=me(ao(t,e)[1],{token:J(n.text)}).join("");return he(be([o,...r,i]))}function od(t,e){let{chosen:n,
given:o,isPrompt:r}=t,i=me(ao(t,e)[1],{token:J(n.text)}).join("");return o||r||t.beam||Re(t)?`${i}.`:Ge(n)?s("{words}, though {processor} had removed it.",{words:i,
processor:on(n,t)}):{...e.effective,...e.config}.do_sample&&!t.draft&&!t.reranked?s("{words}: its chance was {share}.",{words:i,share:H(Q(n.logprob))}):`${i}.`}
function Sm({layers:t},e){if(!t)return[];let{layer:n,final_layer:o,candidate_layers:r,divergences:i}=t,a={final:o,layer:n,divergence:re(i[r.indexOf(n)]??null,e)};
return[F(r.length,"DoLa contrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {divergence}.","DoLa contrasted the last laye\
r, {final}, with layer {layer}: of {count} candidates the furthest from it, by {divergence}.",a)]}function _m({reranked:t,chosen:e},{effective:n,config:o}){let r=t.
find(({token_id:u})=>u===e.token_id);if(!r)return[];let i={share:H(r.probability),penalty:G(r.penalty),score:G(r.score)},a=[s("Its probability among the weighed\
 tokens was {share}, its degeneration penalty {penalty}, its score {score}.",i)],{penalty_alpha:l}={...n,...o};V(l)&&a.push(s("score = (1 − α) · probability − α\
 · penalty = (1 − {alpha}) · {probability} − {alpha} · {penalty} = {score}.",{...i,alpha:l,probability:G(r.probability)}));let c=t.reduce((u,p)=>p.probability>
u.probability?p:u);if(c!==r){let u={token:J(c.text),count:t.length,share:H(c.probability),penalty:G(c.penalty),score:G(c.score)};a.push(s("The most probable of \
the {count} weighed tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",u))}return a}var Om=(t,e)=>t.map(({watched:n})=>{let o=(n||[]).find(({token_id:r})=>r===e);return o&&Q(o.logprob)}),Zr=class extends Rn{constructor(e){super(e),this.along=d(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=se("polyline","gp-along-line"),this.here=se("line","gp-along-here");let n=se("svg","gp-\
along-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,d("span","gp\
-along-words")),this.item.append(this.along)}},_s=class{constructor(e,n,o){this.log=n,this.entryOf=o,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
bs(this.list),this.form.addEventListener("submit",r=>this.ask(r))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:o,label:r})=>o===n.last&&r===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,o=this.lineNumber();if(!n||o<0){C(this.state,n?s("Sel\
ect a token of the generated text first."):s("Type the text of a token first."));return}C(this.state,s("Looking up {token} …",{token:J(n)})),this.log.ask({type:"\
look",line:o,text:n})}draw(e,n,o){(n.run||n.watched)&&C(this.state,"");let r=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,
this.list.parentNode.hidden=!r.length,this.box.hidden=this.form.hidden&&!r.length;let i=r.map(c=>this.entryOf(c,e)),a=Math.max(.02,...i.map(({after:c,before:u})=>Math.
max(c||0,u))),l=r.length?we(this.log.lastOf(e)):[];for(;this.rows.length>r.length;)this.rows.pop().item.remove();for(;this.rows.length<r.length;)this.newRow();r.
forEach((c,u)=>{this.rows[u].fill(i[u],a,o),this.drawAlong(this.rows[u],Om(l,c.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new Zr(this.list))}drawAlong(e,n,o){
let r=n.map(g=>g??0);if(e.along.hidden=r.length<2,e.along.hidden)return;let i=Math.max(...r),a=r.indexOf(i),l=g=>g/(r.length-1)*100,c=Tm(r,150).map(([g,S])=>`${l(
g).toFixed(1)},${(98-(i?S/i:0)*94).toFixed(1)}`);e.line.setAttribute("points",c.join(" "));for(let[g,S]of Object.entries({x1:l(o.index),x2:l(o.index),y1:0,y2:100}))
e.here.setAttribute(g,S);let u=i?s("highest {share}, at token {number}",{share:H(i),number:a+1}):s("probability 0 everywhere");C(e.along.lastElementChild,u);let p=s(
"The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token.",{count:z(r.length),words:u});
oe(e.along,"probability",()=>"",{meaning:p,formula:""}),e.along.setAttribute("aria-label",s("along the text: {words}",{words:u}))}};function Tm(t,e){let n=Math.
ceil(t.length/e),o=[];for(let r=0;r<t.length;r+=n){let i=r;for(let a=r+1;a<Math.min(t.length,r+n);a++)t[a]>t[i]&&(i=a);o.push([i,t[i]])}return o}function sd(t,e){let o=t.querySelector(".gp-bars"),r=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),a=_=>t.querySelector(".gp-"+_),[l,c,u,p,g]=[
"full","beams-note","press-note","chosen-word","removed-key"].map(a),S=a("no-token"),W=[],R=bs(o),I=new _s(t,e,N),P=!1,A=[],L=_=>e.canAsk&&!_.isPrompt;function N(_,M){
let E=Ge(_)&&!Re(M);return{id:_.token_id,text:_.text,after:Q(_.logprob),before:Q(_.raw_logprob),rank:E?null:_.rank??(M.distribution.stages.length?null:_.raw_rank),
chosen:_.token_id===M.chosen.token_id,given:M.isPrompt||M.given,removed:E,by:E?on(_,M):"",words:()=>Ss(_,M)}}function O(_){let M=ht(_),f=(P?M:vs(M,24,_.chosen.token_id)).
map(T=>N(T,_)),x=Re(_)?null:_.distribution.vocab-M.length;(x===null||x>0)&&f.push(k(_,M.map(T=>N(T,_)),x));let v=y(Math.max(...f.filter(({rest:T})=>!T).map(T=>Math.
max(T.after,T.before))));for(C(l,s("axis 0–{top}",{top:H(v)}));W.length<f.length;)W.push(new Rn(o));W.forEach((T,$)=>f[$]?T.fill(f[$],v,L(_)):T.hide()),R(),i.
hidden=M.length<=24,C(i,P?s("show {count} only",{count:24}):s("show all {count}",{count:z(M.length)})),i.setAttribute("aria-expanded",String(P))}function k(_,M,E){
let f=b=>Math.max(0,1-M.reduce((q,B)=>q+B[b],0));if(E===null){let b=f("before");return{text:s("all others"),after:b,before:b,rest:!0,words:()=>s("All tokens tha\
t the server did not list, together: {share}.",{share:H(b)})}}let x=nt(_)>M.filter(({removed:b})=>!b).length,[v,T]=[x?e.usesBeams?null:f("after"):0,f("before")],
$={count:z(E),before:H(T),after:H(v??0)},j=()=>v===null?s("All tokens that are not listed ({count}), together: {before} before the processors.",$):s("All tokens\
 that are not listed ({count}), together: {before} before the processors, {after} after them.",$);return{text:F(E,"{count} other","{count} others"),after:v,before:T,
rest:!0,words:j}}let y=_=>[.02,.05,.1,.2,.5,1].find(M=>_<=M)||1;function h(_){let M=!_.distribution.stages.length;t.classList.toggle("gp-untouched",M),C(a("afte\
r-word"),Re(_)?s("probability, as the server told it"):M?s("probability; no processor ran, so it is the same before and after"):s("after the processors")),a("be\
fore-key").hidden=M,g.hidden=Re(_)||!ht(_).some(Ge),C(p,_.isPrompt||_.given?s("given, not chosen"):s("chosen")),c.hidden=!_.beam||M,u.hidden=!L(_),t.classList.toggle(
"gp-pressable",L(_))}o.parentNode.addEventListener("click",_=>{let M=_.target.closest("button.gp-row"),E=M&&[...W,...I.rows].find(({body:x})=>x===M),f=e.current();
E&&f&&L(f)&&e.ask({type:"branch",step:f,tokenId:E.entry.id})}),i.addEventListener("click",()=>{P=!P,O(e.current())});function m(){for(let _ of W)_.hide();for(let _ of[
i,c,u,I.box])_.hidden=!0}let w=_=>()=>e.current()?_(e.current()):"";return de(t,{after:w(_=>nd(_,e.started)),before:w(({chosen:_})=>he(s("{token} had {share}",{
token:J(_.text),share:H(Q(_.raw_logprob))})))}),_=>{let M=e.current();r.hidden=!M,S.hidden=!!M,M?((M!==A[0]||e.canAsk!==A[1])&&O(M),h(M),I.draw(M,_,L(M))):m(),A=
[M,e.canAsk]}}function rd(t,e){let o=t.querySelector("details"),r=t.querySelector(".gp-output"),i=t.querySelector(".gp-all"),a=null,l=!1;function c(h){let m=e.allLines(),w=e.
started.effective.length_penalty??1;return h.sequences.map((_,M)=>{let E=we(m[M]?m[M].last:null),f=_.token_ids.map((b,q)=>{let B=E[q]&&E[q].chosen.token_id===b?
E[q]:null,D=_.logprobs[q];return{id:b,text:B?B.chosen.text:"?",recorded:D,library:_.transition_scores?_.transition_scores[q]:null,difference:_.transition_scores?
yn(D,_.transition_scores[q]):null,drawn:B?yn(D,B.chosen.logprob):1/0}}),x=_.logprobs.filter((b,q)=>!E[q]||!E[q].given),v=x.reduce((b,q)=>b+(q??-1/0),0),T=x.length**
w,$=x.length?v/T:null,j=_.score!==null&&$!==null&&_.score*T>Qt;return{tokens:f,sum:v,length:x.length,penalty:w,rebuilt:$,score:_.score,difference:j?Jn(v,_.score,
T):null}})}function u(h,m=1e-9){if(!Number.isFinite(h))return"∞";let w=Math.max(h,m),_=Math.floor(Math.log10(w)+1e-9),M=Math.ceil(w/10**_-1e-6);return M===10?
`1e${_+1}`:`${M}e${_}`}function p(h){if(!h||!h.sum.count)return[[],[]];let{sum:m,given:w,final:_,pool:M,output:E}=h,f=({off:T,count:$,furthest:j},b)=>T?[b(T,{all:z(
$),bound:u(j)})]:[],x=[...f(m,(T,$)=>F(T,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add up: the fur\
thest is off by {bound}",$)),...f(w,(T,$)=>F(T,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tokens do not c\
ount as 0: the furthest is off by {bound}",$)),...f(_,(T,$)=>F(T,"{count} of {all} final scores does not follow from its sum: it is off by {bound}","{count} of \
{all} final scores do not follow from their sums: the furthest is off by {bound}",$)),...f(M,(T,$)=>F(T,"{count} of {all} kept scores does not follow from the t\
exts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",$)),...f(E,(T,$)=>F(
T,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their paths thro\
ugh the tree end: the furthest is off by {bound}",$))],v=u(Math.max(...Object.values(h).map(T=>T.furthest)),da);return[x,x.length?[]:[F(m.count,"{count} node of\
 the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:v})]]}function g({outputs:h,tree:m}){let w=h.flatMap(b=>b.tokens);
if(!w.length)return["none","–",s("There are no scores to check: no token was generated.")];let _=w.filter(({difference:b})=>b!==null),M=h.filter(({difference:b})=>b!==
null),E=b=>u(Math.max(0,...b.map(({difference:q})=>q))),f=b=>b.filter(({difference:q})=>!(q<=xn)).length,x=w.filter(({drawn:b})=>b>xn).length,[v,T]=p(m),$=[...f(
M)?[s("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:z(f(M)),all:z(M.length),bound:E(M)})]:[],...v,...f(_)?[F(f(_),"{count} \
of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_transition_scores\
, by up to {bound}",{all:z(_.length),bound:E(_)})]:[],...x?[F(x,"{count} token of the outputs differs from the steps that are shown","{count} tokens of the outp\
uts differ from the steps that are shown")]:[]];if($.length)return["differs","✗",be($)];let j=[...M.length?[F(M.length,"{count} sequences_scores is rebuilt to\
 within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:E(M)})]:[],...T];return _.length?["agrees","✓",be([...j,F(_.length,"{count} t\
oken agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to within {boun\
d}",{bound:E(_)})])]:["none","–",be([...j,S()])]}let S=()=>e.started.mode==="custom"?s("compute_transition_scores does not apply: the run used your own decodi\
ng loop"):s("compute_transition_scores does not apply: the run was recorded without the library’s scores");function W(){let[h,m,w]=a?g(a):["none","–",s("The\
 scores are checked against the library when the run has finished.")],_={agrees:s("agrees with the library"),differs:s("differs from the library"),none:s("not c\
hecked")};t.dataset.verdict=h,C(t.querySelector(".gp-badge"),m),C(t.querySelector(".gp-sign-words"),a?_[h]:s("not checked yet")),C(t.querySelector(".gp-verdict-\
line"),w)}let R=h=>Ve(h)?"−∞":h.toFixed(3).replace("-0.000","0.000"),I=h=>Ve(h)?"−∞":(h<Qt?h.toExponential(3):G(h,5)).replace("-","−"),P=h=>h<0||Ve(h)?
`(${I(h)})`:I(h);function A(h,m){let w=h.insertCell();m===null?w.textContent="–":w.textContent=(m>xn?"✗ ":"")+(m===0?"0":Number.isFinite(m)?m.toExponential(
0):"∞"),w.classList.toggle("gp-off",m>xn)}function L(){let h=a.outputs.filter(({score:w})=>w!==null);t.querySelector(".gp-beam-check").hidden=!h.length;let m=t.
querySelector(".gp-sums tbody");m.replaceChildren(),a.outputs.forEach((w,_)=>{if(w.score===null)return;let M=m.insertRow();for(let E of[_+1,R(w.sum),w.length,w.
penalty,G(w.rebuilt,4),G(w.score,4)])M.insertCell().textContent=E;A(M,w.difference)})}function N(h,m,w,_,M,E){if(!w.count)return;let{worst:f}=w,x=h.insertRow();
x.append(d("th","",m,{scope:"row"})),x.insertCell().textContent=z(w.count),x.insertCell().append(_(f),...f.node?[" ",ae(f.node.beam.text)]:[]),x.insertCell().textContent=
M(f),x.insertCell().textContent=I(E(f)),A(x,f.difference)}function O(){let h=t.querySelector(".gp-tree-sums tbody");if(h.replaceChildren(),!a.tree)return;let{sum:m,
given:w,final:_,pool:M,output:E}=a.tree,f=e.started.effective.length_penalty??1,x=({node:T})=>s("step {number}:",{number:T.index+1}),v=({node:T,power:$})=>`${I(
T.beam.score)} / ${T.length} ** ${f} = ${I(Ve(T.beam.score)?null:T.beam.score/$)}`;N(h,s("node: parent’s score + log-probability"),m,x,({node:T,parent:$})=>`${I(
$)} + ${P(T.beam.logprob)} = ${I(Ve(T.beam.logprob)?null:$+T.beam.logprob)}`,({node:T})=>T.beam.score),N(h,s("given token: counts as 0"),w,x,()=>I(0),({node:T})=>T.
beam.score),N(h,s("ended: score / length ** length_penalty"),_,x,v,({node:T})=>T.beam.final_score),N(h,s("kept after a step: the best that ended"),M,T=>s("step \
{number}: rank {rank}",{number:T.step+1,rank:T.place+1}),T=>T.expected===null?"–":I(T.expected),T=>T.told),N(h,s("output: score where its path ends, after the\
 penalty"),E,({number:T})=>s("output {number}:",{number:T+1}),v,T=>T.told)}function k(){let{tokens:h}=a.outputs[Number(r.value)]||a.outputs[0]||{tokens:[]},m=t.
querySelector(".gp-scores tbody");m.replaceChildren(),h.slice(0,l?1/0:20).forEach((w,_)=>{let M=m.insertRow();M.insertCell().textContent=_+1,M.insertCell().textContent=
w.id,M.insertCell().append(ae(w.text)),M.insertCell().textContent=R(w.recorded),M.insertCell().textContent=w.difference===null?"–":R(w.library),A(M,w.difference),
M.insertCell().textContent=(Q(w.recorded)*100).toFixed(2)+"%"}),i.hidden=h.length<=20||l,C(i,s("Show all {count} tokens",{count:z(h.length)}))}function y(){if(!o.
open)return;let h=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!h,t.querySelector(".gp-token-check").hidden=h||!a,t.querySelector(".gp-beam-check").
hidden=!0,t.querySelector(".gp-tree-check").hidden=h||!a||!a.tree||!a.tree.sum.count,C(t.querySelector(".gp-how"),e.usesBeams?s("The playground records a log-pr\
obability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, as its \
documentation asks for beams)."):s("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute_transi\
tion_scores gives for the same run (normalize_logits=True).")),!a)return;let m=w=>e.usesBeams?s("output {number}",{number:w}):s("sequence {number}",{number:w});
t.querySelector(".gp-which").hidden=a.outputs.length<2,r.options.length!==a.outputs.length&&r.replaceChildren(...a.outputs.map((w,_)=>d("option","",m(_+1),{value:_}))),
L(),h||O(),h||k()}return o.addEventListener("toggle",y),o.addEventListener("keydown",h=>{h.key!=="Escape"||!o.open||(o.open=!1,o.querySelector("summary").focus())}),
r.addEventListener("change",y),i.addEventListener("click",()=>{l=!0,y()}),h=>{if(t.hidden=!e.started,!h.run&&!h.status&&!h.steps)return;let{finished:m}=e;m?(!a||
a.finished!==m)&&(a={finished:m,outputs:c(m),tree:ha(e)},l=!1,r.replaceChildren()):a=null,W(),(h.run||h.status||m)&&y()}}function id(t,e){let r=[.1,.2,.5,1,2,5,10,20,50,1/0],i=t.querySelector(".gp-heat-plot"),a=t.querySelector(".gp-cells"),l=t.querySelector(".gp-column"),c=t.querySelector(
".gp-layer-names"),u=t.querySelector(".gp-layer-reading"),p=t.querySelector(".gp-layer-tally"),g=document.createElement("canvas"),S=g.getContext("2d",{willReadFrequently:!0}),
W=new Oe({picks:{},peak:0},({picks:b,peak:q},{layers:B})=>B?{picks:{...b,[B.layer]:(b[B.layer]||0)+1},peak:Math.max(q,...B.divergences)}:{picks:b,peak:q}),R=0,I=[],
P=[],A=[0,0],L=[],N=b=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(b??0)/R)))*10);function O(){let b=getComputedStyle(t);return[...[...Array(11).keys()].map(B=>`\
--gp-heat-${B}`),"--gp-text"].map(B=>{let D=b.getPropertyValue(B).trim();return[1,3,5].map(K=>parseInt(D.slice(K,K+2),16))})}function k(b){if(g.width>=b&&g.height===
I.length*6)return;let q=g.height===I.length*6?S.getImageData(0,0,g.width,g.height):null;g.width=Math.max(64,2**Math.ceil(Math.log2(b))),g.height=I.length*6,q&&S.
putImageData(q,0,0)}function y(b){let q=new ImageData(1,I.length*6);I.forEach((B,D)=>{let K=b.layers?b.layers.candidate_layers.indexOf(B):-1;if(K<0)return;let U=P[N(
b.layers.divergences[K])];for(let Y=0;Y<5;Y++){let te=Y===2&&B===b.layers.layer?P[11]:U;q.data.set([...te,255],(D*6+Y)*4)}}),S.putImageData(q,b.index,0)}let h=()=>Math.
max(10,W.steps.length);function m(){let[b,q]=A;if(!b||!q)return;a.width!==b&&(a.width=b),a.height!==q&&(a.height=q);let B=a.getContext("2d");B.clearRect(0,0,b,q),
B.imageSmoothingEnabled=!1;let D=W.steps.length;B.drawImage(g,0,0,D,g.height,0,0,b*D/h(),q)}function w(b){let q=[...W.steps.find(U=>U.layers).layers.candidate_layers].
sort((U,Y)=>Y-U),B=O(),D=r.find(U=>W.total.peak<=U*Math.LN2)*Math.LN2,K=String([q,B,D])!==String([I,P,R]);String(q)!==String(I)&&_(q),[I,P,R]=[q,B,D],k(W.steps.
length);for(let U of K?W.steps:b)y(U);m()}function _(b){let q=Math.max(15,Math.min(28,280/b.length));i.style.height=c.style.height=`${Math.max(1,b.length)*q}px`,
c.replaceChildren(...b.map(B=>d("span","",E(B))))}function M(){C(t.querySelector(".gp-ramp-low"),"0"),C(t.querySelector(".gp-ramp-high"),`${Number(xe(R,e.unit).
toPrecision(2))} ${e.unit}`.replace(/^1 bits/,"1 bit"));let b=t.querySelector(".gp-scale-ramp");if(!b.childNodes.length)for(let q=0;q<11;q++){let B=d("i");B.style.
background=`var(--gp-heat-${q})`,b.append(B)}}de(t,{divergence:()=>{let{layers:b}=e.current()||{};if(!b)return"";let{layer:q,candidate_layers:B,divergences:D}=b,
K=re(D[B.indexOf(q)]??null,e.unit);return F(B.length,"{layer}, the one candidate, has {value}.","{layer} has the largest of {count}, {value}.",{layer:E(q),value:K})}});
let E=b=>b===0?s("embedding"):s("layer {layer}",{layer:b}),f=b=>b===0?s("the embedding (layer 0)"):s("layer {layer}",{layer:b});function x(b){let q={number:b.index+
1,token:J(b.chosen.text)};if(!b.layers)return s("Token {number}, {token}: no layer was contrasted.",q);let{layer:B,final_layer:D,candidate_layers:K,divergences:U}=b.
layers,Y=K.map((te,ne)=>`${E(te)} ${xe(U[ne]??0,e.unit).toFixed(3)}`).join(", ");return s("Token {number}, {token}: {layer} was contrasted with the last layer (\
{final}), because it diverges most from it. Divergences in {unit}: {list}.",{...q,layer:f(B),final:D,unit:e.unit,list:Y})}function v(b){l.hidden=!1,l.style.left=
`${b.index/h()*100}%`,l.style.width=`${100/h()}%`;let q=x(b);C(u,q),Do(i,b,W.steps.length,q)}function T(){let b=Object.entries(W.total.picks).sort((D,K)=>K[1]-D[1]),
q=b.reduce((D,[,K])=>D+K,0),B=b.map(([D,K])=>s("{layer} in {times}",{layer:f(Number(D)),times:z(K)})).join(", ");C(p,s("Along the text: {list} of {count} steps.",
{list:B,count:z(q)})),C(t.querySelector(".gp-heat-end"),String(h()))}tl(i,e,{stepUnder:b=>{let{left:q,width:B}=i.getBoundingClientRect(),D=Math.floor((b.clientX-
q)/B*h());return W.steps[Math.max(0,Math.min(W.steps.length-1,D))]},hover:b=>C(u,x(b)),leave:()=>e.current()&&!t.hidden&&C(u,x(e.current()))});function $(b){let q=e.
current();if(t.hidden=!(q&&q.layers),t.hidden)return;let{added:B}=W.follow(e.lastOf(q));q===L[0]&&W.total===L[1]&&!b.unit&&!b.look||(L=[q,W.total],w(B),M(),v(q),
T())}new ResizeObserver(([{contentRect:b}])=>{A=[b.width,b.height].map(q=>Math.round(q*devicePixelRatio)),m()}).observe(i);let j=()=>$({look:!0});return matchMedia(
"(prefers-color-scheme: dark)").addEventListener("change",j),new MutationObserver(j).observe(document.body,{attributes:!0,attributeFilter:["class"]}),$}function ad(t,e){let n=t.querySelector(".gp-sentences"),o="";return t.querySelector(".gp-to-glossary").addEventListener("click",()=>Et(t)),()=>{let r=e.current(),
i=ed(r,e),a=i.join(`
`);if(a===o)return;o=a;let l=new Set;n.replaceChildren(...i.map(c=>{let u=d("li");return u.append(...eo(c,l)),u}))}}var ld=(t,e)=>e.isPrompt?e.index:t.prefix.length+e.index;function Qr(t,e,n){if(e.isPrompt&&t.readsSource)return[];let o=t.prefix.length,[r,i]=e.isPrompt?[1,o-1]:
[Math.max(1,o),o+we(t.lastOf(e)).length-1],a=ld(t,e);if(a<r)return[];let l=Math.min(i,Math.max(r,a-Math.floor(n/2))+n-1),c=Math.max(r,l-n+1);return Array.from({
length:l-c+1},(u,p)=>c+p)}function Os(t,e,n){if(!e)return-1;let o=n.found.places.indexOf(ld(t,e));return e.isPrompt||t.idsTo(e).every((i,a)=>i===n.ids[a])?o:-1}var Mm=160,Em={probability:()=>s("How likely this layer finds the token that was chosen in the end."),rank:()=>s("The rank of the chosen token in this layer, th\
e likeliest first. A bar in the cell shows it, too."),entropy:()=>s("How uncertain this layer is: the entropy of its distribution."),kl:()=>s("How far this laye\
r is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")};function cd(t,e){let n=f=>t.querySelector(".gp-"+f),[o,r,i,a,l]=["lens-foun\
d","lens-field","around","look-into","lens-state"].map(n),c=r.firstElementChild,u=n("lens-shade"),p=null,g=!1,S=[0,0],W=()=>p.found.layers.length-1,R=f=>f===0?s(
"the embedding (layer 0)"):f===W()?s("layer {layer}, the last",{layer:z(f)}):s("layer {layer}",{layer:z(f)}),I=(f,x)=>c.tBodies[0].rows[W()-f].cells[x+1];function P(){
let f=e.current(),x=e.lensLimit||1,v=Math.max(1,Math.min(x,Math.round(Number(i.value))||12));i.value=String(v),g=!0,C(l,s("Reading the layers …")),A(f),e.ask(
{type:"look_into",step:f,places:Qr(e,f,v)})}a.addEventListener("click",P);function A(f){n("lens-ask").hidden=!e.canAsk,a.disabled=g||e.running||e.waiting||!Qr(e,
f,1).length,e.lensLimit&&(i.max=String(e.lensLimit))}function L(){let{tokens:f,layers:x}=p.found,v=d("tr");v.append(d("th","",s("layer"),{scope:"col"}),...f.map(
({text:b})=>{let q=d("th","",null,{scope:"col"});return q.append(ae(b)),q}));let T=x.map((b,q)=>{let B=d("tr");return B.append(d("th","",q?z(q):s("embedding"),{
scope:"row"}),...b.map((D,K)=>N(D,q,K))),B}),[$,j]=[d("thead"),d("tbody")];$.append(v),j.append(...T.reverse()),c.replaceChildren($,j)}function N(f,x,v){let T=d(
"td","",null,{role:"gridcell",tabindex:"-1"});return T.append(ae(f.top[0][1])),ve(T,()=>`${y(x,v)}. ${h(f,v)}`),T.addEventListener("focus",()=>m(x,v)),T.addEventListener(
"click",()=>T.focus()),T.addEventListener("keydown",j=>O(j,x,v)),T}function O(f,x,v){if(f.ctrlKey||f.metaKey||f.altKey)return;let[T,$]=[W(),p.found.tokens.length-
1],j={ArrowUp:[x+1,v],ArrowDown:[x-1,v],ArrowLeft:[x,v-1],ArrowRight:[x,v+1],Home:[x,0],End:[x,$],PageUp:[T,v],PageDown:[0,v]}[f.key];j&&(f.preventDefault(),f.stopPropagation(),
I(Math.max(0,Math.min(T,j[0])),Math.max(0,Math.min($,j[1]))).focus())}function k(){let f=Os(e,e.current(),p),{tokens:x,layers:v}=p.found;x.forEach((T,$)=>{let j=$===
f;c.tHead.rows[0].cells[$+1].classList.toggle("gp-here",j),v.forEach((b,q)=>{let B=b[$],D=I(q,$);pe(D,[B.top[0][0]===T.id&&"gp-favourite",j&&"gp-here"].filter(Boolean).
join(" ")),jt(D,u.value,{...B,entropyAfter:B.entropy??1/0,kl:B.kl??1/0})})}),at(n("lens-scale"),u.value,e.unit),oe(n("lens-scale"),n("lens-scale").dataset.term,
()=>"",{meaning:Em[u.value]()})}function y(f,x){return s("{layer}, in the place of {token}",{layer:R(f),token:J(p.found.tokens[x].text)})}function h({probability:f,
rank:x,entropy:v,kl:T},$){return s("The chosen {token}: {share}, rank {rank}. Entropy {entropy}; KL from the last layer {kl}.",{token:J(p.found.tokens[$].text),
share:H(f),rank:z(x),entropy:re(v,e.unit),kl:re(T,e.unit)})}function m(f,x){let v=I(...S);v&&(v.ariaSelected="false"),v&&(v.tabIndex=-1),S=[f,x];let T=I(f,x);T.
ariaSelected="true",T.tabIndex=0,w()}function w(){let[f,x]=S,v=p.found.layers[f][x],T=p.found.tokens[x],$=v.top.find(([b])=>b===T.id)?[]:[[T.id,T.text,v.probability]],
j=ee(n("lens-bars"),v.top.length+$.length,_);[...v.top,...$].forEach(([b,q,B],D)=>{let[K,U,Y,te]=j[D].children,ne=b===T.id;pe(j[D],ne?"gp-is-chosen":""),C(K,ne?
"▶":""),U.replaceChildren(ae(q)),ie(Y.firstChild,"width",B),C(te,H(B))}),C(n("lens-place"),y(f,x)),C(n("lens-numbers"),h(v,x))}function _(){let f=d("li"),x=d(
"span","gp-track",null,{"aria-hidden":"true"});return x.append(d("span","gp-fill")),f.append(d("span","gp-sign","",{"aria-hidden":"true"}),d("span","gp-word"),x,
d("span","gp-value")),f}function M(){let f=t.closest(".token-panel");if(!f)return;let[x,v]=[f.getBoundingClientRect(),r.getBoundingClientRect()],T=f.firstElementChild.
getBoundingClientRect().height;v.top+Mm>x.bottom&&(f.scrollTop+=v.top-x.top-T)}u.addEventListener("change",k);function E(f,x){if(o.hidden=!p,!!p)if(f){L();let v=Os(
e,e.current(),p);S=[W(),0],k(),m(W(),Math.max(0,v));let T=I(W(),Math.max(0,v));r.scrollLeft=T.offsetLeft-r.clientWidth/2,x&&M()}else k(),w()}return f=>{let x=e.
current(),v=e.hideFrom===null?e.lensOf():null,T=g&&f.lens;if((f.run||f.lens)&&(g=!1),t.hidden=!x||!(e.canAsk||v)||e.recorded,t.hidden)return;(f.run||f.lens)&&C(
l,""),A(x);let $=v!==p;p=v,($||f.selection||f.unit)&&E($,T),p&&!g&&C(l,Os(e,x,p)<0?s("This token is not among those below."):"")}}var Ms={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function ei(t,e){let{chosen:n,distribution:o}=e,r=i=>ue(i)??-1/0;return{count:t.count+1,
after:t.after+r(n.logprob??n.raw_logprob),before:t.before+r(n.raw_logprob),entropyAfter:t.entropyAfter+(o.entropy_after??0),entropyBefore:t.entropyBefore+(o.entropy_before??
0),kept:t.kept+(nt(e)??0)}}var sn=(t,e)=>e?Math.exp(-t/e):null,$m=[1,2,3],Ts=class{constructor(){this.ids=[],this.grams=new Map($m.map(e=>[e,new Map])),this.repeated=
[],this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(
-1)),this.ids.push(e);for(let[n,o]of this.grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,o]of this.
grams){if(this.ids.length<n)continue;let r=o.get(this.gram(n))-1;r?o.set(this.gram(n),r):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function hd(t,e){let n=t.querySelector(".gp-status"),o=t.querySelector(".gp-alert"),r=t.querySelector(".gp-figures"),i=t.querySelector(".gp-notes"),a=new Map,l=new mn,
c;function u(){let{started:b,finished:q}=e;if(!b)return[];let B=q?q.num_tokens:e.numTokens,D=q?q.seconds:e.elapsed,K=q?q.time_to_first_token:e.firstElapsed,U={limit:z(
b.max_new_tokens)};if(e.isFromElsewhere)return[{name:s("Tokens"),value:z(B),term:"length",run:()=>""},p(B)];let Y=D>0&&B?(B/D).toFixed(1):"–";return[{name:s("\
Tokens"),value:z(B),term:"length",run:()=>e.usesBeams?s("{tokens} of at most {limit} new tokens, one per step for all beams together.",{tokens:z(B),...U}):s("{t\
okens} of at most {limit} new tokens.",{tokens:z(B),...U})},{name:s("Per second"),value:Y,term:"speed",run:()=>Y==="–"?"":s("{tokens} tokens / {time} s = {val\
ue} tokens per second.",{tokens:z(B),time:D.toFixed(2),value:Y})},{name:s("First token"),value:K===null?"–":Ot(K),term:"first-token",run:()=>K===null||!(D>0)?
"":s("{first} of {time} in all.",{first:Ot(K),time:Ot(D)})},...g(b.waits||{}),...S(),p(B),{name:s("Seed"),value:String(b.seed),term:"seed",run:()=>""}]}function p(b){
return{name:s("Stopped by"),value:W(),term:"ending",run:()=>e.finished?F(b,"after {count} token: {reason}.","after {count} tokens: {reason}.",{reason:W()}):"",words:!0}}
function g(b){let q=Object.entries(b).filter(([,K])=>K>=Lm);if(!q.length)return[];let B=q.reduce((K,[,U])=>K+U,0),D=q.map(([K,U])=>`${dd[K]?dd[K]():K} ${Ot(U)}`).
join(", ");return[{name:s("Made ready"),value:Ot(B),term:"time",meaning:s("The time before the run began, in which its model was made ready."),run:()=>he(D)}]}function S(){
if(!e.rounds.length)return[];let b=l.read(e.rounds),{draft_acceptance_rate:q,mean_acceptance_length:B}=b,D=(Y,te)=>s("{denominator} = {value}.",{denominator:Lt(
Y,b),value:te}),[K,U]=[q===null?"–":H(q),G(B,2)];return[{name:s("Draft accepted"),value:K,term:"acceptance-rate",run:()=>D("draft_acceptance_rate",K)},{name:s(
"Tokens per draft"),value:U,term:"acceptance-length",run:()=>D("mean_acceptance_length",U)}]}function W(){return e.finished?[...new Set(e.finished.sequences.map(
q=>Ee(q.stop_reason)[0]))].join(", ")||"–":e.running?s("still running"):s("an error")}function R(){let b=u(),q=new Set(b.map(({name:B})=>B));for(let[B,{figure:D}]of a)
q.has(B)||(D.remove(),a.delete(B));b.forEach(({name:B,value:D,term:K,run:U,meaning:Y,words:te},ne)=>{let ce=a.get(B)||I(B,te,ne);C(ce.value,D),oe(ce.figure,K,U,
Y?{meaning:Y}:{})})}function I(b,q,B){let D=d("div","gp-figure"+(q?" gp-words":"")),K=d("dd");D.append(d("dt","",b),K),r.insertBefore(D,r.children[B]||null);let U={
figure:D,value:K};return a.set(b,U),U}let P=new Oe(Ms,ei),A=new Ts,L=Ms,N=b=>Number.isFinite(b)?xe(b,e.unit).toFixed(2).replace(/^-0.00$/,"0.00"):"−∞",O=b=>b===
null?"–":Number.isFinite(b)?b<1e3?b.toFixed(2):z(Math.round(b)):"∞";function k(){let b=y();return e.isFromElsewhere?b.filter(({term:q})=>q!=="entropy"&&q!==
"kept").map(q=>({...q,run:()=>""})):b}function y(){let{total:b}=P,{unit:q}=e,B=(te,{count:ne})=>ne?te/ne:null,D=(te,ne)=>ne.count?N(B(te,ne)):"–",K=P.steps.at(
-1).distribution.vocab??1/0,U=(te,ne,ce,ke,Ce="")=>({name:te,term:ne,run:ce,values:ke,meaning:Ce}),Y=z(b.count);return[U(s("perplexity"),"perplexity",()=>s("bef\
ore the processors, exp(−({sum}) / {tokens}) = {value}.",{sum:G(ue(b.before)),tokens:Y,value:O(sn(b.before,b.count))}),[O(sn(b.after,b.count)),O(sn(b.before,b.
count)),O(sn(L.before,L.count))],_([[b.after,b.count],[b.before,b.count],[L.before,L.count]],K)),U(s("mean log-probability, {unit}",{unit:q}),"mean-logprob",()=>h(
N(b.before),D(b.before,b)),[D(b.after,b),D(b.before,b),D(L.before,L)]),U(s("cumulative log-probability, {unit}",{unit:q}),"cumulative-logprob",()=>F(b.count,"be\
fore the processors, the log-probability of {count} token is {sum} {unit}.","before the processors, the log-probabilities of {count} tokens sum to {sum} {unit}.",
{sum:N(b.before),unit:q}),[N(b.after),N(b.before),N(L.before)]),U(s("mean entropy, {unit}",{unit:q}),"entropy",()=>h(N(b.entropyBefore),D(b.entropyBefore,b)),[D(
b.entropyAfter,b),D(b.entropyBefore,b),D(L.entropyBefore,L)]),U(s("mean tokens kept"),"kept",()=>s("{sum} tokens kept in all, over {tokens} steps = {value}.",{sum:z(
b.kept),tokens:Y,value:O(B(b.kept,b))}),[O(B(b.kept,b)),z(K),z(K)]),...[1,2,3].map(te=>U(`distinct-${te}`,"distinct-n",()=>m(te),[O(A.distinct(te)),"",""],w(te))),
U(s("repetition"),"repetition",()=>s("{repeated} of {tokens} tokens = {share}.",{repeated:z(A.numRepeated),tokens:Y,share:H(A.share)}),[H(A.share),"",""])]}let h=(b,q)=>s(
"before the processors, ({sum}) / {tokens} = {value} {unit}.",{sum:b,value:q,tokens:z(P.total.count),unit:e.unit});function m(b){let q=A.ids.length-b+1;return q>
0?s("{different} different / {all} in all = {value}.",{different:z(A.grams.get(b).size),all:z(q),value:O(A.distinct(b))}):""}let w=b=>b===1?s("The number of dif\
ferent tokens over the number of all tokens: 1 means that none occurs twice."):s("The number of different {n}-grams (runs of {n} tokens) over the number of all \
of them: 1 means that none occurs twice.",{n:b});function _(b,q){return b.every(([B,D])=>!D||sn(B,D)<=q)?s("How many equally likely tokens there were to choose \
from, on average: e to the power of minus the mean log-probability in nats."):s("e to the power of minus the mean log-probability in nats; above {count}, the si\
ze of the vocabulary, where tokens drawn at random would be likelier.",{count:z(q)})}function M(){let b=e.current(),q=b?e.lastOf(b):null,{keep:B,added:D}=P.follow(
q&&!q.isPrompt?q:null);A.cut(B);for(let{chosen:U}of D)A.add(U.token_id);let K=t.querySelector(".gp-text-numbers");K.hidden=!P.steps.length,!K.hidden&&(E(),K.open&&
f(b))}function E(){let{total:b}=P;C(t.querySelector(".gp-in-short"),s("Perplexity {value}",{value:O(sn(b.before,b.count))}))}function f(b){let q=e.lines().length>
1?e.lineOf(b):null;C(t.querySelector(".gp-whose"),q&&q.label?s("of {label}",{label:q.label}):""),t.querySelector(".gp-prompt-head").hidden=!L.count,t.querySelector(
".gp-before-head").hidden=e.isFromElsewhere,t.querySelector(".gp-after-head > span").hidden=e.isFromElsewhere;let B=k(),D=t.querySelector(".gp-totals tbody");for(;D.
rows.length<B.length;){let K=D.insertRow(),U=d("th","",null,{scope:"row"});U.append(d("span","","",{tabindex:"0","data-tip":""})),K.append(U,d("td"),d("td"),d("\
td"))}B.forEach(({name:K,term:U,run:Y,values:te,meaning:ne},ce)=>{let[ke,...Ce]=D.rows[ce].cells;C(ke.firstChild,K),oe(ke.firstChild,U,Y,{meaning:ne}),te.forEach(
(co,ho)=>C(Ce[ho],co)),Ce[1].hidden=e.isFromElsewhere,Ce[2].hidden=!L.count})}t.querySelector(".gp-text-numbers").addEventListener("toggle",M);function x(){let b=e.
finished?e.finished.sequences:[],q=new Map;b.forEach(({note:B},D)=>B&&q.set(s(B),[...q.get(s(B))||[],D+1])),i.replaceChildren(...[...q].map(([B,D])=>{let K=d("p");
return K.append(d("b","",D.length<b.length?v(D):s("Note:")),` ${B}`),K}))}function v(b){let q={numbers:b.join(", ")};return e.usesBeams?F(b.length,"Note on outp\
ut {numbers}:","Note on outputs {numbers}:",q):F(b.length,"Note on sequence {numbers}:","Note on sequences {numbers}:",q)}function T(){let[b,q]=$();n.textContent!==
[b,q].filter(Boolean).join(" ")&&n.replaceChildren(...b?[d("b","",b),...q?[" ",q]:[]]:[q])}function $(){let{started:b,finished:q,failed:B,queued:D,loading:K}=e;
if(K){let Ce=dn(K);return["",Ce[0].toUpperCase()+Ce.slice(1)]}if(D){if(D.ahead===0)return[s("Starting …"),""];let Ce=F(D.ahead,"One run is ahead of yours.","{\
count} runs are ahead of yours.");return[s("Queued."),typeof D.seconds=="number"?`${Ce} ${gi(D.seconds)}`:Ce]}if(B)return[s("Stopped by an error."),b?e.numTokens?
s("The text so far is kept."):s("Nothing was written."):""];if(!b)return["",s("Nothing has run yet.")];let{model:U,assistant:Y,mode:te,device:ne}=b,ce=q||e.recorded?
0:e.shared-1,ke=`· ${[Y?s("{model} with {assistant}",{model:U,assistant:Y}):U,Vt(te),ne!=="cpu"&&ne,ce>0&&F(ce,"side by side with another run","side by side wi\
th {count} others")].filter(Boolean).join(" · ")}`;return e.recorded?[s("Recorded run"),ke]:[q?s("Finished"):s("Decoding …"),ke]}function j(){let b=e.waiting?
null:e.failed;if(c===b||(c=b,o.replaceChildren(),!b))return;let q=d("div","gp-problem"),B=(D,K,U)=>{let Y=d("p");Y.append(d("b","","✕ "),U?s("{name}: {meaning\
}",{name:U,meaning:D}):D,K?" "+K:""),q.append(Y)};for(let{knob:D,message:K,fix:U}of go(b))B(K,U,D);o.append(q)}return b=>{b.run&&(r.replaceChildren(),a.clear()),
(b.run||b.status)&&(T(),j(),x()),(b.run||b.steps||b.status)&&R(),(b.run||b.prompt)&&(L=e.promptSteps.reduce(ei,Ms)),M()}}var Lm=.05,dd={queued:()=>s("waiting fo\
r its turn"),asking:()=>s("asking the Hub"),download:()=>s("downloading"),converting:()=>s("converting the GGUF file"),loading:()=>s("loading")};var ud=12;function pd(t,e,n){let o=0,r=t.map(u=>{let p=o;return o=Math.min(1,o+(_t(u,n)||0)),{from:p,to:o,kind:ti(u,e),candidate:u}}),i=e.distribution.stages[n],
a=t.filter(u=>i&&io(u,n+1)).reduce((u,p)=>u+(_t(p,n)||0),0),l=i?Math.max(0,Math.min(1-o,i.mass_removed-a)):0,c={from:o,to:1-l,kind:"others",candidate:null};return[
...r,c,{from:1-l,to:1,kind:"going",candidate:null}]}function ti(t,e){return t.token_id===e.chosen.token_id?"chosen":Ge(t)?"removed":"kept"}function fd(){let t=d(
"div","gp-flow",null,{"aria-hidden":"true"}),e=se("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${ud}`),e.setAttribute("preserveAspectRatio","none");let n=d(
"div","gp-flow-bar");return t.append(e,n),{box:t,ribbons:e,bar:n}}var Am=(t,e)=>e>12+7*Math.min(t.length,10);function ni({ribbons:t,bar:e},n,o,r,i){let a=ee(e,n.
length,()=>d("span",""));n.forEach(({from:c,to:u,kind:p,candidate:g},S)=>{let W=a[S];if(pe(W,`gp-piece gp-piece-${p}`),W.hidden=u-c<1e-4&&p!=="chosen",W.hidden)
return;ie(W,"left",c),ie(W,"width",u-c);let R=g?g.text:p==="others"?s("others"):"",I=R&&Am(R,(u-c)*r)?R:"";(W.dataset.text||"")!==I&&W.replaceChildren(...I?[ae(
I,"gp-piece-word")]:[]),W.dataset.text=I,ve(W,()=>i(n[S],o&&o[S]))});let l=ee(t,o?n.length:0,()=>se("path"));(o||[]).forEach((c,u)=>{let{from:p,to:g,kind:S}=Cm(
n[u]),[W,R,I,P]=[c.from,c.to,g,p].map(A=>(A*100).toFixed(2));l[u].dataset.kind!==S&&(l[u].dataset.kind=S,l[u].setAttribute("class",`gp-ribbon gp-ribbon-${S}`)),
l[u].setAttribute("d",c.to>c.from?`M${W} 0H${R}L${I} ${ud}H${P}Z`:"")})}function Cm(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,from:1,to:1}:
t}var Es=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,o){this.drawHead(e);let r=e.filter(u=>u.idle).length;this.table.style.minWidth=`${100+20*r+60*(e.length-
r)}px`;let i=n.map(u=>e.map(({number:p})=>_t(u,p))),a=Math.max(.02,...i.flat().filter(u=>u!==void 0)),l=new Set(ht(o));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((u,p)=>this.fill(this.lines[p],u,e,i[p],a,o,l));let c=this.lines.flatMap(u=>u.cells.
map(({cell:p})=>p));!c.some(u=>u.tabIndex===0)&&c.length&&(c[0].tabIndex=0)}drawHead(e){let n=ee(this.head,e.length+1,()=>{let o=d("th","",null,{scope:"col"});return o.
append(d("span","gp-stage-place"),d("span","gp-stage-name")),o});C(n[0].lastElementChild,s("candidate")),e.forEach(({place:o,name:r,tip:i,idle:a},l)=>{let c=n[l+
1];pe(c,a?"gp-idle-column":""),C(c.firstElementChild,o),C(c.lastElementChild,r),c.lastElementChild.classList.toggle("gp-hidden",a),c.dataset.tip=i})}newLine(){let e=this.
body.insertRow(),n=d("th","",null,{scope:"row"}),o=d("span","gp-sign","",{"aria-hidden":"true"}),r=d("bdi","gp-word"),i=d("span","gp-course-tag"),a=d("div","gp-\
course-name"),l=d("div","");l.append(r,i),a.append(o,l),n.append(a),e.append(n),this.lines.push({row:e,head:n,sign:o,word:r,tag:i,cells:[]})}newCell(e){let n=d(
"td","",null,{role:"gridcell",tabindex:"-1"}),o=d("span","gp-course-track",null,{"aria-hidden":"true"}),r=d("i","gp-course-bar");o.append(r);let i=d("span","gp-\
course-number");n.append(o,i),e.row.append(n),e.cells.push({cell:n,bar:r,number:i})}fill(e,n,o,r,i,a,l){let c=n.token_id===a.chosen.token_id,u=Ge(n);for(pe(e.row,
`gp-course gp-course-${ti(n,a)}`),C(e.sign,c?"▶":u?"✕":""),_e(e.word,n.text),C(e.tag,[c&&(a.given?s("given"):s("chosen")),u&&s("removed"),!l.has(n)&&s("look\
ed up")].filter(Boolean).join(", ")),ve(e.head,()=>Ss(n,a));e.cells.length>o.length;)e.cells.pop().cell.remove();for(;e.cells.length<o.length;)this.newCell(e);o.
forEach((p,g)=>this.fillCell(e.cells[g],n,o,g,r,i))}fillCell({cell:e,bar:n,number:o},r,i,a,l,c){let{number:u,name:p,idle:g,side:S}=i[a],[W,R]=[l[a],a?l[a-1]:void 0],
I=io(r,u)&&W!==void 0,P=I&&a>0&&!io(r,i[a-1].number);pe(e,[g&&"gp-idle-column",I&&!P&&"gp-gone",P&&"gp-cut"].filter(Boolean).join(" ")),ie(n,"height",Math.sqrt(
(W||0)/c));let A=W===void 0?"–":P?`✕ ${p}`:I?S==="after"?"✕":"":H(W);C(o,A),o.classList.toggle("gp-hidden",g&&!P);let L=!P&&a&&R!==void 0&&W!==void 0&&H(W)!==
H(R)?W>R?"up":"down":"";(o.dataset.change||"")!==L&&(o.dataset.change=L),ve(e,()=>this.words(r,i[a],{share:W,was:R,gone:I,cut:P}))}words({text:e},{side:n,name:o,
idle:r,number:i},{share:a,was:l,gone:c,cut:u}){let p={token:J(e),share:H(a??0),was:H(l??0),processor:o,number:i};return a===void 0?s("{token}: not recorded at t\
his place.",p):u?s("{token}: removed by {processor}; it had {was} just before.",p):c?s("{token}: no probability left here.",p):n?n==="after"?s("{token}: {share}\
 after all processors.",p):s("{token}: {share} before the processors.",p):r?s("{token}: {share}, unchanged by {processor}.",p):p.share===p.was?s("{token}: {shar\
e} after {processor} (stage {number}), the same as before it.",p):s("{token}: {share} after {processor} (stage {number}), {was} before it.",p)}keepFocus(e){if(!(e.
tabIndex!==-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={ArrowRight:[0,1],ArrowLeft:[
0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},o=e.target.closest("td");if(!o||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();
let r=this.lines.findIndex(u=>u.row===o.parentNode),[i,a]=n[e.key],l=(u,p)=>Math.max(0,Math.min(p-1,u)),{cells:c}=this.lines[l(r+i,this.lines.length)];c[l(o.cellIndex-
1+a,c.length)].cell.focus()}};function md(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-none"),i=t.querySelector(".gp-chain tbody"),a=t.querySelector(".gp-courses"),l=t.querySelector(
".gp-all"),c=t.querySelector(".gp-beams-note"),u=t.querySelector(".gp-chosen-word"),p=new Es(t.querySelector(".gp-courses-grid")),g=new Oe({},A),S=[],W=b=>()=>e.
current()?b(e.current()):"";de(t,{entropy:W(b=>Qc(b,e.unit)),left:W(b=>he([b.distribution.vocab,...Ht(b).map(({kept:q})=>q)].map(z).join(" → "))),here:W(b=>Me(
Ht(b).map(q=>s("{name}: {words}",{name:q.name,words:Dt(q)}))))});let R=!1,I=[],P=300;function A(b,q){let B=Ht(q);if(!B.length)return b;let D={...b};for(let K of B){
let U=K.number+K.kind,{ran:Y,acted:te,removed:ne,moved:ce}=b[U]||{ran:0,acted:0,removed:0,moved:0};D[U]={ran:Y+1,acted:te+!K.idle,removed:ne+K.removed,moved:ce+
K.moved}}return D}function L({ran:b,acted:q,removed:B,moved:D}){return q?D>2*B?F(b,"{acted} of {count} step, {share} moved","{acted} of {count} steps, {share} m\
oved",{acted:z(q),share:H(D/q)}):F(b,"{acted} of {count} step, {share} removed","{acted} of {count} steps, {share} removed",{acted:z(q),share:Xr(B/q)}):F(b,"not\
hing in {count} step","nothing in {count} steps")}let N=new ResizeObserver(([{contentRect:b}])=>{if(!b.width||Math.abs(b.width-P)<8)return;P=b.width;let q=e.current();
q&&j(q)});function O(){let b=i.insertRow(),q=d("th","",null,{scope:"row"}),B=d("span","gp-number",""),D=d("span","","",{tabindex:"0","data-tip":""}),K=d("span",
"gp-side"),U=d("span","gp-knob");q.append(B,D," ",K," ",U);let Y=fd();b.append(q,d("td","gp-flow-cell"),d("td","gp-left"),d("td","gp-entropy"),d("td","gp-here-w\
ords"),d("td","gp-over")),b.cells[1].append(Y.box);let[,,te,ne,ce,ke]=b.cells;return S.length||N.observe(Y.bar),S.push({row:b,number:B,name:D,tags:K,knob:U,flow:Y,
left:te,entropy:ne,here:ce,over:ke}),S.at(-1)}function k(b,{kind:q,number:B,name:D,tip:K,side:U,knob:Y,entropy:te,left:ne,here:ce,over:ke}){b.row.className=`gp-\
stage-${q}`,C(b.number,B),C(b.name,D),b.name.dataset.tip!==K&&(b.name.dataset.tip=K),C(b.tags,U),b.tags.hidden=!U,C(b.knob,Y),b.knob.hidden=!Y,C(b.left,ne),C(b.
entropy,te),typeof ce=="string"?C(b.here,ce):b.here.replaceChildren(...ce),C(b.over,ke)}function y(b,q){let{vocab:B,entropy_before:D}=b.distribution,{name:K,meaning:U}=ro(
b),Y={kind:"source",number:"",name:K,tip:U,side:q.length?s("before"):s("before and after"),knob:"",left:s("{count} left",{count:z(B)}),entropy:re(D,e.unit),here:"",
over:""},te=q.map((ne,ce)=>({kind:ne.idle?"idle":"active",number:`${ne.number}. `,name:ne.name,tip:`${ne.meaning} (${ne.kind})`,side:ce===q.length-1?s("after"):
"",knob:xs(ne.knobs,e.started),left:s("{count} left",{count:z(ne.kept)}),entropy:re(ne.entropy,e.unit),here:Dt(ne),over:L(g.total[ne.number+ne.kind])}));return[
Y,...te,h(b)]}function h(b){let[q,B]=ao(b,e.started),D=ae(b.chosen.text,"gp-strong");return{kind:"choice",number:"",name:q,tip:s("How the token came about, and \
its probability after the processors."),side:"",knob:"",left:"",entropy:"",here:["▶ ",...me(B,{token:D}),` (${m(b)})`],over:""}}function m(b){return Ge(b.chosen)?
s("removed by {processor}",{processor:on(b.chosen,b)}):b.beam?s("log-probability {value}",{value:G(b.chosen.logprob)}):H(Q(b.chosen.logprob))}function w(b,q,B){
let D=y(b,q);for(;S.length>D.length;)S.pop().row.remove();D.forEach((te,ne)=>k(S[ne]||O(),te));let K=[0,...q.map(({number:te})=>te)].map(te=>pd(B,b,te)),U=f(b,q),
Y=x(b,q);S.forEach(({flow:te},ne)=>{te.box.hidden=!U&&ne>0,!te.box.hidden&&(ne<K.length?ni(te,K[ne],K[ne-1],P,(ce,ke)=>M(ce,ke,ne,Y)):E(te,K.at(-1),P))})}let _=({
from:b,to:q})=>H(q-b);function M(b,q,B,D){let K=_(b);if(b.kind==="going")return s("Tokens that are not shown here and that {processor} removes: {share}.",{processor:D[B+
1].name,share:K});let U=b.candidate?J(b.candidate.text):s("All other tokens together");if(!B)return s("{token}: {share} before the processors.",{token:U,share:K});
let Y={token:U,share:K,processor:D[B].name,was:_(q)};return b.candidate?s("{token}: {share} after {processor}, {was} before it.",Y):s("{token}: {share} after {p\
rocessor}.",Y)}function E(b,q,B){let D=q.filter(({kind:K})=>K==="chosen");ni(b,D,D,B,K=>s("{token} had {share} of what was left.",{token:J(K.candidate.text),share:_(
K)}))}let f=({distribution:b},q)=>b.candidates.every(({stage_logprobs:B})=>(B||[]).length===q.length);function x(b,q){let B=ro(b);return[{number:0,place:s("befo\
re"),name:B.name,tip:B.meaning,idle:!1,side:"before"},...q.map(D=>({number:D.number,place:String(D.number),name:D.name,idle:D.idle,side:"",tip:s("{number}. {nam\
e}: {effect} here. It {meaning}.",{...D,effect:Dt(D)})}))]}function v(b,q,B,D){if(a.hidden=!q.length||!f(b,q),a.hidden)return;let K={number:q.length,place:s("af\
ter"),name:s("all processors"),tip:s("After all processors: the distribution from which the token was chosen."),idle:!1,side:"after"};p.draw([...x(b,q),K],B,b),
l.hidden=D<=10,C(l,R?s("show {count} only",{count:10}):s("show all {count}",{count:z(D)})),l.setAttribute("aria-expanded",String(R))}l.addEventListener("click",
()=>{R=!R,j(e.current())});function T(b){if(b.distribution.stages.length)return"";if(b.isPrompt)return s("The model’s own distribution: no logits processor take\
s part in reading the prompt.");let q=e.started.processors||[],B=jn(b);if(e.started.mode==="custom"&&!q.length)return s("Your own loop called no logits processo\
r here.");if(!q.length)return B?s("DoLa’s contrast, untouched: no logits processor runs."):s("The model’s own distribution, untouched: no logits processor run\
s.");let D={processors:q.map(K=>De(K)[0]).join(", ")};return B?s("DoLa’s contrast, untouched here. Prepared, but not used by this loop: {processors}.",D):s("T\
he model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",D)}function $(b){let q=b.isPrompt||b.given,B=b.isPrompt?s("at\
 prompt token {number}: {token} (given, not chosen)"):q?s("at token {number}: {token} (given, not chosen)"):s("at token {number}: {token}");o.replaceChildren(...me(
B,{number:String(b.index+1),token:ae(b.chosen.text)})),C(u,q?s("given"):s("chosen"))}function j(b){let q=Ht(b),B=ht(b),D=(b.watched||[]).filter(({token_id:U})=>B.
every(Y=>Y.token_id!==U)),K=vs(B,10,b.chosen.token_id);$(b),C(r,T(b)),r.hidden=!r.textContent,c.hidden=!b.beam||!q.length,w(b,q,K),v(b,q,[...R?B:K,...D],B.length)}
return b=>{let q=e.current();t.hidden=!q,q&&(q.isPrompt||g.follow(e.lastOf(q)),!(q===I[0]&&g.total===I[1]&&!b.unit&&!b.watched)&&(I=[q,g.total],j(q)))}}function Pm(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function Wm(t,e){
let n=[...t];for(let o=n.length-1;o>0;o--){let r=Math.floor(e()*(o+1));[n[o],n[r]]=[n[r],n[o]]}return n}function gd(t,e){let i=b=>t.querySelector(".gp-"+b),a=t.
querySelector("details"),[l,c,u,p]=["from","choices","reveal","next"].map(i),g=null,S=b=>[s("1st"),s("2nd"),s("3rd")][b]??"",W=()=>e.usesBeams&&!e.finished?[]:e.
allLines(),R=b=>we(W()[b]?W()[b].last:null),I=b=>b.distribution.candidates.filter(({raw_rank:q})=>q).sort((q,B)=>q.raw_rank-B.raw_rank).slice(0,6);function P(b){
let q=Number(e.started.seed)%4294967296+7919*b.index+104729*b.sequence;return Wm(I(b),Pm(q))}let A=b=>I(b).length>1;function L(b){let q=e.current(),B=q&&e.lastOf(
q),D=Math.max(0,W().findIndex(Y=>Y.last===B)),K=R(D),U=K.findIndex((Y,te)=>te>=b&&A(Y));if(U<0){C(i("cannot"),K.length>b?s("From there on the run has recorded n\
o candidates to pick from: raise top_candidates and run it again."):e.running?s("The run has not reached this token yet."):s("There is no token {number} in this\
 text: choose an earlier one.",{number:b+1}));return}C(i("cannot"),""),g={line:D,at:U,step:null,picks:[],revealed:!1,results:[]},N()}function N(){let b=R(g.line);
for(;b[g.at]&&!A(b[g.at]);)g.at+=1;if(Object.assign(g,{step:b[g.at]||null,picks:[],revealed:!1}),!g.step&&!e.running){m();return}O(),g.step&&e.selectStep(g.step.
before),w(()=>c.querySelector("button"))}function O(){e.hide(g&&a.open?g.at+(g.revealed?1:0):null)}function k(b){let{picks:q}=g;q.includes(b)?q.splice(q.indexOf(
b),1):q.length<3&&q.push(b),f()}function y(){let{step:b,picks:q}=g,B=I(b),D=B.find(({token_id:K})=>K===q[0]);g.revealed=!0,document.dispatchEvent(new CustomEvent(
"gp-predicted",{detail:{sequence:b.sequence,index:b.index,token:q[0]}})),g.results.push({step:b,first:D,share:Math.exp(D.raw_logprob-B[0].raw_logprob),hit:q.includes(
b.chosen.token_id)}),O(),e.selectStep(b),w(()=>p)}function h(){if(g.results.length>=10){m();return}g.at+=1,N()}function m(){let{results:b,line:q}=g,B=g.at+(g.revealed?
1:0);g=null,O(),l.value=R(q).slice(B).some(A)?B+1:1,j(b),w(()=>i("begin"))}function w(b){let q=t.contains(document.activeElement);$(),q&&b()&&b().focus({preventScroll:!0})}
let _=({piece:b,chosen:q,text:B})=>b??(q?q.text:B);function M(){let b=we(g.step?g.step.before:R(g.line).at(-1)||null),q=[...e.prefix,...b].map(_).join(""),B=d("\
span","gp-gap","?",{"aria-label":s("the hidden token")});g.revealed&&B.replaceChildren(ae(g.step.chosen.text));let D=i("so-far");D.replaceChildren(q,B),D.scrollTop=
D.scrollHeight}function E(){c.replaceChildren(...(g.step&&!g.revealed?P(g.step):[]).map(({token_id:b,text:q})=>{let B=d("button","gp-button gp-choice",null,{type:"\
button","aria-pressed":"false","data-token":b});return B.append(d("span","gp-order"),ae(q)),B.addEventListener("click",()=>k(b)),B})),f()}function f(){for(let b of c.
children){let q=g.picks.indexOf(Number(b.dataset.token));b.setAttribute("aria-pressed",String(q>=0)),b.disabled=q<0&&g.picks.length>=3,C(b.querySelector(".gp-or\
der"),S(q))}u.disabled=!g.picks.length}function x(){if(i("answer").hidden=!g.revealed,!g.revealed)return;let{step:b,picks:q}=g,{share:B,hit:D}=g.results.at(-1),
K=I(b),U=b.chosen.token_id,Y=K.some(({token_id:ce})=>ce===U)?K:[...K,b.chosen];i("truth").tBodies[0].replaceChildren(...Y.map(ce=>{let ke=d("tr",ce.token_id===U?
"gp-taken":""),Ce=d("th","",null,{scope:"row"});ce.token_id===U&&Ce.append(d("span","","▶ "),d("span","gp-hidden",`${s("chosen:")} `)),Ce.append(ae(ce.text));
let co=d("div","gp-share"),ho=d("i");ho.style.width=`${(45*Q(ce.raw_logprob)).toFixed(2)}%`,co.append(ho,H(Q(ce.raw_logprob)));let hi=d("td");hi.append(co);let qd=q.
indexOf(ce.token_id);return ke.append(Ce,d("td","",S(qd)),hi,d("td","",H(Q(ce.logprob))),d("td","",ce.raw_rank?z(ce.raw_rank):"–")),ke}));let ne=i("took");ne.
replaceChildren(...me(D?s("The run chose “{token}”, which is among your picks."):s("The run chose “{token}”, which is not among your picks."),{token:ae(
b.chosen.text,"gp-strong")})," "),ne.append(B===1?s("Your first pick is the token that the model found likeliest."):s("Your first pick has {share} of the probab\
ility of the likeliest token.",{share:H(B)}))}let v=b=>b.reduce((q,{share:B})=>q+B,0)/b.length,T=b=>b.filter(({hit:q})=>q).length;function $(){if(i("before").hidden=
!!g,i("round").hidden=!g,!g)return;i("sum").hidden=!0;let{results:b,revealed:q,step:B}=g,K={number:b.length+(q?0:1),steps:10,token:B&&B.index+1};C(i("progress"),
B?q?s("Step {number} of {steps}: token {token}.",K):s("Step {number} of {steps}: which token comes next, as token {token}? Pick up to three, the likeliest first\
.",K):s("Waiting for the next token of the run.")),C(i("score"),b.length?s("So far: your first picks are {share} as likely as the top token; the run’s token was\
 among your picks in {hits} of {count}.",{share:H(v(b)),hits:T(b),count:b.length}):""),u.hidden=q||!B,p.hidden=!q,C(p,b.length>=10?s("Show the score"):s("Next t\
oken")),M(),E(),x()}function j(b){let q=i("sum");if(q.hidden=!1,q.replaceChildren(d("h3","",s("The round is over"))),!b.length){q.append(d("p","",s("No token wa\
s revealed, so there is no score.")));return}let B=(...U)=>{let Y=d("p");Y.append(...U),q.append(Y)};B(...me(s("{share}: how likely your first picks were, on av\
erage, compared with the likeliest token."),{share:d("b","",H(v(b)))}));let D=d("b","",s("{hits} of {count}",{hits:T(b),count:b.length}));B(...me(s("{steps}: st\
eps in which the run’s token was among your picks ({share})."),{steps:D,share:H(T(b)/b.length)}));let K=[...b].sort((U,Y)=>U.share-Y.share||Y.step.distribution.
entropy_before-U.step.distribution.entropy_before);for(let[U,{step:Y,first:te,share:ne}]of[[s("Hardest:"),K[0]],[s("Easiest:"),K.at(-1)]])B(d("b","",U)," ",...me(
s("token {number}, “{token}”; your “{pick}” had {share} of the likeliest token’s probability, and the entropy was {entropy}."),{number:String(Y.index+
1),token:ae(Y.chosen.text),pick:ae(te.text),share:H(ne),entropy:re(Y.distribution.entropy_before,e.unit)}))}return i("begin").addEventListener("click",()=>L(Math.
max(1,Math.floor(Number(l.value))||1)-1)),i("from-here").addEventListener("click",()=>{let b=e.current();l.value=b&&!b.isPrompt?b.index+1:1}),u.addEventListener(
"click",y),p.addEventListener("click",h),i("end").addEventListener("click",m),a.addEventListener("toggle",O),b=>{t.hidden=!e.started,b.run&&(g=null,l.value=1,i(
"sum").hidden=!0,C(i("cannot"),""),$()),C(i("begin"),i("sum").hidden?s("Start a round"):s("Another round")),g&&!g.step&&(b.steps||b.status)&&N()}}function wd(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-verdict"),i=t.querySelector(".gp-score-head"),a=t.querySelector("tbody"),l=t.querySelector(
".gp-more"),c=t.querySelector(".gp-tally"),u=new Oe({steps:0,differed:0},(m,w)=>w.reranked?{steps:m.steps+1,differed:m.differed+ +(S(w.reranked).token_id!==w.chosen.
token_id)}:m),p=[],g=[],S=m=>m.reduce((w,_)=>_.probability>w.probability?_:w);function W(){let m=a.insertRow(),w=d("th","",null,{scope:"row"}),[_,M,E]=[d("span",
"gp-sign"),d("bdi","gp-word"),d("span","gp-tag",s("most probable"))];w.append(_,M,E),m.append(w);let f=["probability","penalty","score"].map(()=>{let x=d("div",
"gp-cell"),v=d("span","gp-balance",null,{"aria-hidden":"true"}),[T,$]=[d("i","gp-part"),d("i","gp-zero")];v.append(T,$);let j=d("span","gp-amount");return x.append(
v,j),m.append(d("td")),m.lastChild.append(x),{part:T,zero:$,amount:j}});return p.push({row:m,sign:_,word:M,tag:E,cells:f}),p.at(-1)}function R({part:m,zero:w,amount:_},M,[
E,f],x){let v=T=>(T-E)/(f-E)*100;m.style.left=`${Math.min(v(0),v(M))}%`,m.style.width=`${Math.abs(v(M)-v(0))}%`,w.style.left=`${v(0)}%`,C(_,x)}function I({part:m,
zero:w,amount:_},M,[E,f],x){let v=T=>4+(T-E)/(f-E)*92;m.hidden=M===null,m.style.left=`${v(M)}%`,w.style.left=`${v(0)}%`,C(_,x)}function P(m,w,_,M,E){let f=w.token_id===
_.chosen.token_id;m.row.className=f?"gp-winner":"",C(m.sign,f?"▶":""),Ne(m.word,w.text),m.tag.hidden=w!==M||f,R(m.cells[0],w.probability,E.probability,H(w.probability)),
R(m.cells[1],w.penalty,E.penalty,G(w.penalty)),I(m.cells[2],w.score,E.score,G(w.score))}function A(m){let[w,_]=[Math.min(0,...m),Math.max(0,...m)];return _>w?[w,
_]:[0,1]}function L(m){let w=S(m.reranked),_=m.reranked.find(x=>x.token_id===m.chosen.token_id),M=m.reranked.slice(0,12);_&&!M.includes(_)&&(M[11]=_);let E=Object.
fromEntries(["probability","penalty","score"].map(x=>[x,A(M.map(v=>v[x]))]));for(;p.length<M.length;)W();p.forEach((x,v)=>{x.row.hidden=v>=M.length,v<M.length&&
P(x,M[v],m,w,E)});let f=m.reranked.length-M.length;l.hidden=f<=0,C(l,F(f,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),N(_,w)}function N(m,w){if(!m){r.replaceChildren();return}let _={token:ae(m.text,"gp-strong"),score:G(m.score)};r.replaceChildren(...m===
w?me(s("{token} won: the most probable token has the highest score too ({score})."),_):me(s("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{..._,other:ae(w.text,"gp-strong"),share:H(w.probability),penalty:G(w.penalty),
lower:G(w.score)}))}function O(){let m=e.started.effective.penalty_alpha;return typeof m!="number"?s("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):s("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
m).toFixed(4)),alpha:m})}let k=m=>m&&m.reranked&&m.reranked.find(w=>w.token_id===m.chosen.token_id),y=m=>()=>{let w=k(e.current());return w?s("{name}: {words}.",
{name:J(w.text),words:m(w)}):""},h=y(({probability:m,penalty:w,score:_})=>{let M=e.started.effective.penalty_alpha;return typeof M!="number"?G(_):`(1 − ${M}) \
· ${G(m)} − ${M} · ${G(w)} = ${G(_)}`});return de(t,{probability:y(({probability:m})=>H(m)),penalty:y(({penalty:m})=>G(m))}),()=>{let m=e.current();if(t.hidden=
!(m&&m.reranked&&m.reranked.length),t.hidden||(u.follow(e.lastOf(m)),m===g[0]&&u.total===g[1]))return;g=[m,u.total],o.textContent=s("at token {number}",{number:m.
index+1}),oe(i,"degeneration-penalty",h,{meaning:O()}),L(m);let{steps:w,differed:_}=u.total;C(c,s("Along the text: a token other than the most probable one won \
in {differed} of {count} steps ({share}).",{differed:z(_),count:z(w),share:H(_/w)}))}}function bd(t,e){let n=()=>t.closest(".token-panel"),o=A=>t.querySelector(".gp-"+A),[r,i,a,l,c]=["place-words","back","on","newest","fold"].map(o),u=[...t.querySelectorAll(
"[role=tab]")],p=u.find(({dataset:A})=>A.shows==="logit_lens"),g=u.find(({dataset:A})=>A.shows==="curve"),S=u.find(({dataset:A})=>A.shows==="processors");function W(A){
n()&&(n().dataset.shows=A);for(let L of u){let N=L.dataset.shows===A;L.setAttribute("aria-selected",String(N)),L.tabIndex=N?0:-1}}for(let A of u)A.addEventListener(
"click",()=>{W(A.dataset.shows),R(!0)}),A.addEventListener("keydown",L=>{let N={ArrowRight:1,ArrowLeft:-1}[L.key];if(!N)return;L.preventDefault();let O=u.filter(
({hidden:y})=>!y),k=O[(O.indexOf(A)+N+O.length)%O.length];W(k.dataset.shows),R(!0),k.focus()});function R(A){n()?.toggleAttribute("data-folded",!A),c.setAttribute(
"aria-expanded",String(A)),c.textContent=A?"▾":"▴"}c.addEventListener("click",()=>R(c.getAttribute("aria-expanded")==="false")),i.addEventListener("click",()=>e.
walk(-1)),a.addEventListener("click",()=>e.walk(1)),l.addEventListener("click",()=>e.selectStep(null));function I(A){let L=e.lineOf(A),N=e.lines().length>1&&L&&
!A.isPrompt?L.label:"",O=A.isPrompt?e.started.prompt_tokens.length:we(L?L.last:A).length,k=P(A,{number:z(A.index+1),count:z(O),line:N});r.ariaLive=e.selected?"p\
olite":"off",r.replaceChildren(ae(A.chosen.text,"gp-here"),d("span","",` ${k}`)),i.disabled=A.isPrompt?!A.before:A.index===0&&!e.promptSteps.length,a.disabled=!L||
L.last===A,l.hidden=!e.selected||!e.running}function P(A,L){return A.isPrompt?s("prompt token {number} of {count}",L):e.selected?L.line?s("token {number} of {co\
unt} of {line}",L):s("token {number} of {count}",L):L.line?s("newest token {number} of {count} of {line}",L):s("newest token {number} of {count}",L)}return A=>{
A.selection&&e.selected&&R(!0),g.hidden=!Si(),p.hidden=!e.canAsk||e.recorded,S.hidden=e.isFromElsewhere,e.isFromElsewhere&&["processors","logit_lens"].includes(
n()?.dataset.shows)&&W("candidates");let L=e.current();if(L)return I(L);r.textContent=s("No token yet"),i.disabled=a.disabled=!0,l.hidden=!0}}var oi=({messages:t,template:e})=>JSON.stringify([t,e||null]);function kd(t,e){let n=k=>t.querySelector(".gp-"+k),[o,r,i]=["said","rendered","try"].map(n),a=new WeakMap,
l=[],c="",u=null,p=null;function g(){return gn(t,r,e,k=>{let y=a.get(k);return y&&{id:y.token.token_id,text:y.token.text,where:s("prompt token {number}",{number:y.
index+1}),step:null,why:y.words}})}function S(){let{started:k,written:y}=e,h=k&&k.request.messages,m=h&&y&&k.model===y.model&&oi(k.request)===oi(y);return y&&!m?
{...y,ran:!1}:e.isFromElsewhere||!h||!h.length?null:{model:k.model,messages:h,template:k.request.template,tokens:k.prompt_tokens,parts:k.parts||[],ran:!0}}function W({
messages:k,parts:y,problem:h}){let m=new Set(y.filter(({kind:w})=>w==="message").map(({message:w})=>w));o.replaceChildren(...k.map(({role:w,content:_},M)=>{let E=d(
"li","",null,{"data-role":w});return E.append(d("span","gp-role",w),d("p","",_)),!h&&m.size>0&&!m.has(M)&&_.trim()&&E.append(d("p","gp-dropped",s("✕ The templat\
e leaves this message out."))),E}))}let R={message:({role:k})=>s("words of {role}",{role:k}),template:()=>s("written by the template"),generation:()=>s("generat\
ion prompt: the answer begins here")};function I(k,y){let h=k?R[k.kind](k):s("of unknown origin");return y.piece===null?s("special token, {whose}",{whose:h}):h}
function P({tokens:k,parts:y}){r.replaceChildren(),l=[],u=null;let h=new Set(y.map(({stop:w})=>w)),m=null;k.forEach((w,_)=>{let M=y.find(v=>v.start<=_&&_<v.stop)||
null;if(!m||!_||h.has(_)||y.some(({start:v})=>v===_)){let v=d("span","gp-part",null,M?{"data-kind":M.kind}:{});M&&M.kind==="message"&&v.append(d("span","gp-role",
M.role)),M&&M.kind==="generation"&&v.append(d("span","gp-role",s("the answer begins"))),r.append(v),m={rows:v,tokens:[]}}let E=d("span","gp-token",null,{role:"b\
utton",tabindex:"-1"}),f=I(M,w);Ke(E,w),E.setAttribute("aria-label",s("prompt token {number}: {token}, {words}",{number:_+1,token:J(w.text),words:f})),a.set(E,{
token:w,index:_,words:f});let x=m.tokens.length?a.get(m.tokens.at(-1)).token:null;Ct(m,E,w,x),l.push(E)}),l.length&&A(l[0])}function A(k){u&&(u.tabIndex=-1),u=k,
k.tabIndex=0}function L(k){k&&(A(k),k.focus({preventScroll:!0}),k.scrollIntoView({block:"nearest"}),p.show(k))}r.addEventListener("click",({target:k})=>L(k.closest(
".gp-token"))),r.addEventListener("keydown",k=>{let y=l.indexOf(k.target.closest(".gp-token"));if(y<0||k.ctrlKey||k.metaKey||k.altKey)return;let h={ArrowRight:()=>l[y+
1],ArrowLeft:()=>l[y-1],Home:()=>l[0],End:()=>l.at(-1),ArrowDown:()=>Ue(l,y,1),ArrowUp:()=>Ue(l,y,-1),Enter:()=>l[y]," ":()=>l[y]};h[k.key]&&(k.preventDefault(),
L(h[k.key]()))});function N({tokens:k,parts:y}){let h=x=>y.filter(v=>v.kind===x).reduce((v,{start:T,stop:$})=>v+$-T,0),m=k.filter(({piece:x})=>x===null).length,
[w,_,M]=["message","template","generation"].map(h),E={words:z(w),around:z(_),begin:z(M)};return`${w||_?F(k.length,"{count} token: {words} for the words of the m\
essages, {around} around them, {begin} to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the \
answer.",E):M?F(k.length,"{count} token: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",
"{count} tokens: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",E):F(k.length,"{count} \
token: this template changes the words, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens i\
s unknown.")} ${F(m,"{count} is special.","{count} are special.")}`}function O({tokens:k,parts:y}){let h=y.filter(({kind:w})=>w==="message").flatMap(({start:w,stop:_})=>k.
slice(w,_)).filter(({piece:w})=>w===null),m=[...new Set(h.map(({text:w})=>J(w)))];return m.length?s("A message contains {tokens}: written like a special token, \
it is read as one, as if the template had written it.",{tokens:m.join(", ")}):""}return i.addEventListener("click",()=>e.ask({type:"without"})),()=>{let k=S();if(t.
hidden=!k,!k){c="";return}i.hidden=!Object.hasOwn(e.answers,"without")||!!k.problem;let y=JSON.stringify([k.model,oi(k),k.parts,k.problem,k.ran,k.tokens.length]);
if(y===c)return;c=y,p??=g(),C(n("which"),k.ran?s("of {model}, as this run read it",{model:k.model}):s("of {model}, as written now: not run yet",{model:k.model})),
X(n("refusal"),!!k.problem),C(n("refusal"),s(k.problem)),n("refusal").dataset.kind=k.away?"info":"error",n("refusal").setAttribute("role",k.away?"note":"alert"),
W(k),X(n("made"),!k.problem),P(k),X(n("generation-key"),k.parts.some(({kind:m})=>m==="generation")),C(n("template-words"),k.problem?"":N(k));let h=O(k);X(n("war\
n"),!!h),C(n("warn"),h),p.hide()}}function yd(t,e,n){let{state:o,log:r,text:i,select:a}=t;function l(c){if(!c)return;let{step:u}=o.entries.get(c);t.reveal(c),u&&r.selectStep(u),c.focus({preventScroll:!0}),
c.scrollIntoView({block:"nearest"}),u||n.show(c)}i.addEventListener("click",c=>{let u=o.tokenAt(c);u&&(l(u),o.entries.get(u).step&&n.dismiss())}),i.addEventListener(
"keydown",c=>{if(c.key==="Escape"){r.selectStep(null);return}let u=o.tokenAt(c);if(!u||c.ctrlKey||c.metaKey||c.altKey)return;let p=o.allTokens,g=p.indexOf(u),S={
ArrowRight:()=>p[g+1],ArrowLeft:()=>p[g-1],ArrowDown:()=>Ue(p,g,1),ArrowUp:()=>Ue(p,g,-1),Home:()=>p.find(W=>o.entries.get(W).step),End:()=>p.at(-1),Enter:()=>u,
" ":()=>u};S[c.key]&&(c.preventDefault(),l(S[c.key]()))}),a.addEventListener("change",()=>{o.shadedBy=a.value,t.shadeAll(),e.drawScale()}),i.addEventListener("s\
croll",()=>{o.atEnd=i.scrollHeight-i.scrollTop-i.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(i)}var xd=t=>t.started&&t.started.request||{},si=t=>!!xd(t).only_given;function ri(t,{index:e,isPrompt:n,isStart:o}){if(o)return s("decoder start token");let r={number:e+
1};return n?t.readsSource?s("source token {number}",r):s("prompt token {number}",r):s("token {number}",r)}function ii(t,{index:e,isStart:n}){return n?s("every t\
arget begins with it: not chosen"):t.readsSource?s("the encoder reads it: it has no probability"):t.isFromElsewhere?s("its probability was not told"):e===0?s("n\
othing comes before it: it has no probability"):xd(t).read_prompt&&!t.finished&&!t.failed?s("its probability is read when the text ends"):s("its probability was\
 not read")}function ai(t,e){let n=[];return e.given&&!si(t)&&n.push(s("given, not chosen")),n.push(...Ki(e)),n}function vd(t,e){let{step:n,token:o}=e,r=n?[...Oo(
n,t.unit),...ai(t,n)]:[ii(t,e)];return[s("{where}: {token}",{where:ri(t,e),token:J(o.text)}),...r].join(", ")}var $s=class{constructor(e,n,o,r){this.root=e,this.text=n,this.select=o,this.state=r,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new Oe(ji,zi)}drawScale(){at(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:o,begun:r,
lines:i}=n,a=!si(n.log)&&i.some(({steps:l})=>l.length&&l[0].given);e.querySelector(".gp-mark-prompt").hidden=!o||!o.tokens.length,C(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),r?s("source, and what the target begins with"):s("prompt")),e.querySelector(".gp-mark-given").hidden=!a,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",a)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:o,lines:r}}=this;if(e.hidden=!o.rounds.length,e.hidden)return;n.follow(r.length&&r[0].steps.
at(-1)||null);let i=ee(e,Object.keys(mt).length,Nm);Object.entries(mt).forEach(([a,[,l,c]],u)=>{let[p,g]=i[u].children;i[u].dataset.draft=a,oe(i[u],{accepted:"d\
raft",correction:"correction",bonus:"bonus",target:"target"}[a],()=>"",{meaning:c,formula:""}),C(p,l),C(g,z(n.total[a]))})}};function Nm(){let t=d("span","",null,
{tabindex:"0"});return t.append(d("span","gp-ink")," ",d("b")),t}var Ls=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.fold=null,this.begun=null,this.lines=
[],this.marked=null,this.atEnd=!0}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allRows(){return this.lines.flatMap(({folds:e})=>e?
e.boxes.map(({rows:n})=>n):[]).concat(this.paragraphs.map(({rows:e})=>e))}get allTokens(){return this.paragraphs.flatMap(({tokens:e})=>e)}elementOf(e){if(e.isPrompt)
return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.index];return null}tokenAt(e){let n=e.target.
closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var As=class{constructor(e,n,o){this.drawn=n,this.moved=o,this.goesOn=!1,this.along=new Oe(Us(e),(r,i)=>Vs(r,i.chosen.text,i.piece===null,e)),this.boxes=[]}rowsFor(e){
let n=this.along.total.spans.length;this.along.follow(e);let{since:o,place:r,spans:i}=this.along.total,a=this.boxes.at(-1);if(o!==null&&o<r)return(!a||a.since!==
o)&&(a=this.open(o)),a.rows;let l=i.length>n?i.at(-1):null;return l&&a&&a.since===l.start&&a.stop===null&&this.close(a,l.stop),this.drawn.rows}keepable(e){let{since:n}=this.
along.totals[e],o=this.boxes.find(r=>r.since===n);return n!==null&&o&&o.stop!==null?Math.min(e,o.stop):e}cut(e){let{drawn:n}=this;for(;n.tokens.length>e;){let a=n.
tokens.at(-1),l=this.boxOf(a);gt({rows:l?l.rows:n.rows,tokens:n.tokens},n.tokens.length-1),l&&!l.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:o,steps:r}=this.along;r.length=e,o.length=e+1;let i=this.boxes.at(-1);i&&this.along.total.since===i.since&&Object.assign(i,{stop:null,ended:!1})}boxOf(e){
let n=e.closest(".gp-reasoning");return n?this.boxes.find(o=>o.element===n):void 0}reveal(e){let n=this.boxOf(e);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(e){this.goesOn=e;for(let n of this.boxes){let o=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,C(n.chip,`${o?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!o)),n.element.classList.toggle("gp-folded",o)}}words({count:e,stop:n,ended:o}){return o?F(
e,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?F(e,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):F(e,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(e){return e.wish??e.ended}open(e){let n=d("span","gp-reasoning"),o=d("butto\
n","gp-reasoning-chip",null,{type:"button",title:s("The model’s reasoning before its answer. Click to fold or unfold it.")}),r=d("span","gp-reasoned");n.append(
o,r);let i={element:n,chip:o,rows:new Qe(r,this.drawn.rows),since:e,stop:null,ended:!1,count:0,wish:null};return o.addEventListener("click",()=>{i.wish=!this.isFolded(
i),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(i),i}close(e,n){let{tokens:o,rows:r}=this.drawn,i=o.slice(n);gt({rows:e.rows,
tokens:o},n),Object.assign(e,{stop:n,ended:this.along.total.spans.at(-1).end!==null}),e.rows.holder.hasChildNodes()||(r.removeLast(),this.boxes.pop());for(let a of i)
r.append(a);o.push(...i)}};var qm=30,Cs=class{constructor(e,n,o,r){this.text=e,this.empty=n,this.select=o,this.state=r,this.log=r.log,this.width=0,this.resettle=0,this.unfolds=!1}startRun(){
let{text:e,log:n,state:o}=this;if(e.replaceChildren(),o.clear(),!n.started){e.append(this.empty);return}let r=n.readsSource;e.classList.toggle("gp-apart",r),r&&
e.append(d("span","gp-part-name",s("Source: the encoder reads it"))),o.prompt=this.drawFixed(n.started.prompt_tokens,r?s("Source"):s("Prompt")),this.drawFold(),
r&&(e.append(d("span","gp-part-name",s("Target: the decoder writes it, from its start token on"))),o.begun=this.drawFixed(n.started.decoder_tokens,s("Start of t\
he target"),{isStart:!0}))}drawFixed(e,n,o={}){let r=d("span","gp-prompt",null,{"aria-label":n}),i={rows:new Qe(r),tokens:[]};return e.forEach((a,l)=>this.append(
i,{token:a,index:l,isPrompt:!0,step:null,...o})),this.text.append(r),i}drawFold(){let{prompt:e}=this.state,n=e.tokens.length,o=d("button","gp-unfold",null,{type:"\
button"});this.state.fold=n>qm&&!this.log.started.request.only_given?o:null,this.state.fold&&(o.addEventListener("click",()=>this.foldPrompt(this.unfolds)),e.rows.
holder.before(o),this.foldPrompt(!this.unfolds))}foldPrompt(e){let{fold:n,prompt:o}=this.state,{holder:r}=o.rows,i={count:z(o.tokens.length)};this.unfolds=!e,n.
textContent=e?s("Show all {count} tokens of the prompt",i):s("Show less of the prompt"),n.setAttribute("aria-expanded",String(!e)),r.classList.toggle("gp-folded",
e),e?r.setAttribute("tabindex","0"):r.removeAttribute("tabindex"),e&&(r.scrollTop=r.scrollHeight),this.dissolve()}drawPrompt(){for(let e of this.log.promptSteps){
let n=this.state.prompt.tokens[e.index];n&&(this.state.entries.get(n).step=e,this.describe(n),this.shade(n))}}drawLines(){let e=this.log.lines(),{lines:n}=this.
state,o=e.length===1&&e[0].kind==="sequence";for(o!==this.text.classList.contains("gp-single")&&(this.dissolve(),this.text.classList.toggle("gp-single",o));n.length>
e.length;)n.pop().element.remove();e.forEach((r,i)=>this.drawLine(n[i]||this.newLine(),r,i))}newLine(){let{begun:e,prompt:n,lines:o}=this.state,r=d("div","gp-li\
ne"),i=d("div","gp-line-head"),a=d("span","gp-line-body"),l=d("span","gp-stop");r.append(i,a,l),this.text.append(r);let c=e||n,u={element:r,head:i,rows:new Qe(a,
c&&c.rows),stop:l,steps:[],tokens:[],said:"",folds:null},{reasoning:p}=this.log.started;return p&&(u.folds=new As(p,u,()=>this.dissolve())),o.push(u),u}drawLine(e,n,o){
e.element.dataset.kind!==n.kind&&(e.element.dataset.kind=n.kind),e.element.classList.toggle("gp-line-minor",this.log.usesBeams&&o>0);let r=JSON.stringify([n.label,
n.score,n.stopReason]);r!==e.said&&(e.said=r,this.drawHead(e,n));let{folds:i}=e,a=ft(e.steps,n.last),l=i?i.keepable(a.keep):a.keep,c=[...e.steps.slice(l,a.keep),
...a.added];i?i.cut(l):gt(e,l),e.steps.length=l;for(let u of c)this.append(e,{token:{...u.chosen,piece:u.piece},index:u.index,isPrompt:!1,step:u}),e.steps.push(
u);i&&i.draw(this.log.running)}drawHead(e,n){let o=n.stopReason?Ee(n.stopReason)[1]:"",r=n.label.charAt(0).toUpperCase()+n.label.slice(1);if(e.head.replaceChildren(
d("b","",r)),n.score!==null&&n.score!==void 0){let a=n.kind==="running",l=n.score.toFixed(3);e.head.append(d("span","",a?s("sum {value}",{value:l}):s("score {va\
lue}",{value:l}),{title:a?s("sum of the log-probabilities so far, in nats"):s("the sum divided by the length penalty")}))}let i=n.stopReason==="step"?"… ":"■ ";
o&&e.head.append(d("span","",i+o)),e.stop.textContent=o&&!this.log.usesBeams&&this.log.lasts.length===1?i+o:""}append(e,n){let o=e.tokens.at(-1),r=e.folds?e.folds.
rowsFor(n.step):e.rows;Ct({rows:r,tokens:e.tokens},this.tokenElement(n),n.token,o&&this.state.entries.get(o).token)}tokenElement(e){let{token:n,step:o,isPrompt:r}=e,
i=d("span",r?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-pressed":"false"});return Ke(i,n),o&&o.draft&&o.draft.origin!=="none"&&(i.dataset.
draft=o.draft.origin),o&&o.given&&(i.dataset.given=""),this.state.entries.set(i,e),this.describe(i),o&&this.shade(i),i}describe(e){e.setAttribute("aria-label",vd(
this.log,this.state.entries.get(e)))}shade(e){jt(e.querySelector(".gp-ink"),this.select.value,Te(this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){
for(let e of this.state.allTokens)this.state.entries.get(e).step&&this.shade(e)}reveal(e){for(let{folds:n}of this.state.lines)n&&n.reveal(e)}markCurrent(){let{log:e,
state:n}=this,o=e.current(),r=o?n.elementOf(o):null,{marked:i}=n;i&&i!==r&&(i.classList.remove("gp-current"),i.setAttribute("aria-pressed","false"),i.tabIndex=-1),
n.marked=r,r&&(e.selected&&!e.suggested&&this.reveal(r),o.isPrompt&&n.fold&&!this.unfolds&&this.foldPrompt(!1),r.classList.add("gp-current"),r.setAttribute("ari\
a-pressed",String(e.selected===o)),r.tabIndex=0)}followEnd(){let{log:e,text:n}=this;this.state.atEnd&&!e.selected&&e.running&&!e.usesBeams&&(n.scrollTop=n.scrollHeight)}resized(){
!this.text.clientWidth||this.text.clientWidth===this.width||(this.width=this.text.clientWidth,this.dissolve())}dissolve(){for(let e of this.state.allRows)e.dissolve();
clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.settle(),200)}settle(){this.width||=this.text.clientWidth;for(let e of this.state.allRows)e.settle()}};function Sd(t,e){let n=t.querySelector(".gp-text"),o=t.querySelector(".gp-shade"),r=new Ls(e),i=new Cs(n,t.querySelector(".gp-empty"),o,r),a=new $s(t,n,o,r),l=gn(
t,n,e,g=>{let S=r.entries.get(g);if(!S)return null;let{token:W,step:R}=S,I=R?ai(e,R).join(", "):ii(e,S);return{id:W.token_id,text:W.text,where:ri(e,S),step:R,why:I}});
yd(i,a,l);let c=[...o.options],u=["surprisal","rank"].map(g=>c.find(S=>S.value===g));u.unshift(new Option(s("probability"),"told"));function p(){if(e.started){let g=e.
isFromElsewhere?u:c;o.replaceChildren(...g);let S=g.some(({value:W})=>W===r.shadedBy);o.value=S?r.shadedBy:e.started.request.only_given||e.isFromElsewhere?"surp\
risal":"uncertainty",a.drawScale()}i.startRun()}return g=>{if(g.run&&p(),(g.run||g.steps||g.status)&&(i.drawLines(),a.drawMarks()),r.prompt&&(g.run||g.prompt)&&
i.drawPrompt(),r.prompt&&(g.unit||g.status))for(let S of g.unit?r.allTokens:r.prompt.tokens)i.describe(S);g.unit&&a.drawScale(),i.markCurrent(),g.steps&&(i.followEnd(),
i.settle()),l.refresh(g.unit||g.prompt||g.status)}}var le=t=>G(t,2).replace("-","−");function _d(t,e=null){let{z_score:n,threshold:o,prediction:r}=t,i={z:le(n),threshold:Number(o.toFixed(2))};if(r&&e&&V(e.z_score)&&
e.z_score<=o){let c=[s("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",i),s("With repeated n-grams counted once, z is {z}.",
{z:le(e.z_score)})];return["even","◇",s("Not known: above the threshold by repeats alone"),c.join(" ")]}if(r)return["good","◆",s("Watermarked"),`${s("z is {\
z}, above the threshold {threshold}.",i)} ${wn(o)}`];let a=t.tokens_needed,l=[s("z is {z}, not above the threshold {threshold}.",i),s("That does not prove that \
there is none: the text may be too short, or the mark may have been removed.")];return V(a)&&a>zn(t)&&l.push(s("If the text went on like this, about {number} to\
kens would be enough.",{number:z(a)})),["even","◇",s("No sign of this watermark"),l.join(" ")]}var zn=({num_tokens_scored:t,tokens:e})=>V(t)?t:(e||[]).filter(
([,,,,n])=>n).length;function Im(t){let{kind:e,z_score:n,p_value:o,confidence:r,threshold:i,false_positive_rate:a,tokens_needed:l}=t,c=e==="green"?zm(t):Bm(t),u=Number(
i.toFixed(2)),p=r>.9999?"> 0.9999":G(r,4);return[...c,[s("z-score"),le(n),e==="green"?s("How many standard deviations more tokens are green than without a water\
mark: (green − ratio × scored) / √(scored × ratio × (1 − ratio))."):s("How many standard deviations the weighted mean lies above that of fair coins."),
"z-score",e==="green"?Rm(t):"",{formula:e==="green"?void 0:""}],[s("p-value"),He(o),s("The probability of a z at least as high in a text without this watermark:\
 the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters more."),"p-value",`P(Z ≥ ${le(n)}) = ${He(o)}`,
{}],[s("confidence"),p,s("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0\
.5 or more in one of two."),"p-value",r>.9999?`1 − ${He(o)} ${p}`:`1 − ${He(o)} = ${p}`,{formula:"1 − p"}],[s("false-positive rate"),He(a),s("What the thr\
eshold {threshold} means: the share of texts without this watermark whose z is above it.",{threshold:u}),"false-positive-rate",`P(Z ≥ ${u}) = ${He(a)}`,{formula:s(
"P(Z ≥ threshold)")}],...V(l)?[[s("tokens needed"),z(l),s("How many scored tokens reach the threshold at this share: z grows with the square root of their num\
ber."),"z-score",jm(t),{formula:e==="green"?s("threshold² · γ · (1 − γ) / (share − γ)²"):"",unit:s("tokens")}]]:[]]}function Rm({num_tokens_scored:t,
num_green_tokens:e,ratio:n,z_score:o}){let r=Pt(e,t,n);return r===null||le(r)!==le(o)?"":li(e,t,n)}function li(t,e,n){let[o,r,i]=[z(t),z(e),Number((1-n).toFixed(
4))];return`(${o} − ${n} · ${r}) / √(${r} · ${n} · ${i}) = ${le(Pt(t,e,n))}`}function jm({kind:t,green_fraction:e,ratio:n,threshold:o,tokens_needed:r}){return t!==
"green"||Math.ceil(To(e,n,o)-1e-9)!==r?"":s("{threshold}² · {ratio} · {rest} / ({share} − {ratio})², rounded up, = {needed}",{threshold:Number(o.toFixed(2)),
ratio:n,rest:Number((1-n).toFixed(4)),share:G(e),needed:z(r)})}function zm({num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:o,list_size:r}){return[
[s("tokens scored"),z(t),s("Tokens of which the detector can tell whether they are green. The first ones have too few tokens before them; where repeated n-grams\
 count once, later ones are left out."),"length","",{}],[s("green tokens"),z(e),s("Scored tokens on their green list, which holds {size} tokens of the vocabular\
y.",{size:z(r)}),"green-list",s("{green} of {scored}",{green:z(e),scored:z(t)}),{formula:"",unit:s("tokens")}],[s("green fraction"),H(n),s("Green tokens / token\
s scored. Without the watermark about {share} are green: the ratio.",{share:H(o)}),"green-list",`${z(e)} / ${z(t)} = ${H(n)}`,{formula:s("green / scored"),unit:"\
%"}]]}function Bm(t){let{mean:e,weighted_mean:n,num_g_values:o,posterior:r,layers:i}=t,a=zn(t),l=(i||[]).length,c=a*l===o?F(l,"{scored} tokens · {count} key = {\
values}","{scored} tokens · {count} keys = {values}",{scored:z(a),values:z(o)}):"",u=Math.round(e*o),p=G(u/o,4)===G(e,4)?s("{ones} of {values} are 1",{ones:z(u),
values:z(o)}):"";return[[s("tokens scored"),z(a),s("Tokens with enough tokens before them, whose context has not occurred before."),"length","",{}],[s("g-values"),
z(o),F(l,"One for each scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each scored token and each of the {co\
unt} keys: 0 or 1, like a fair coin in a text without the watermark."),"g-value",c,{}],[s("mean g-value"),G(e,4),s("The share of g-values that are 1. Without th\
e watermark it is about 0.5."),"g-value",p,{formula:"Σ g / n"}],[s("weighted mean"),G(n,4),s("The same with more weight on the first keys, whose rounds of the \
tournament leave the clearest mark."),"g-value","",{formula:"Σ w · g / Σ w"}],...V(r)?[[s("posterior"),H(r),s("The trained Bayesian detector’s probability th\
at the text is watermarked, if it is like the texts that the detector was trained on."),"watermark","",{unit:"%"}]]:[]]}function Bn(t,e){let n=e.map(({report:l})=>new Map(
Im(l).map(c=>[c[0],c]))),o=[...new Set(n.flatMap(l=>[...l.keys()]))],[r]=ee(t.tHead,1,()=>d("tr")),i=ee(r,e.length+1,()=>d("th","",null,{scope:"col"}));e.forEach(
({name:l},c)=>C(i[c+1],l)),t.tHead.hidden=e.length<2;let a=ee(t.tBodies[0],o.length,()=>{let l=d("tr"),c=d("th","",null,{scope:"row"});return c.append(d("span")),
l.append(c),l});o.forEach((l,c)=>{let u=ee(a[c],e.length+1,()=>d("td")),p=n.map(I=>I.get(l)),[,,g,S,,W]=p.find(Boolean),R=p.map((I,P)=>I&&I[4]&&e.length>1?s("{n\
ame}: {words}",{name:e[P].name,words:I[4]}):I&&I[4]);C(u[0].firstChild,l),oe(u[0].firstChild,S,()=>Me(R),{meaning:g,...Fm(W)}),n.forEach((I,P)=>C(u[P+1],I.has(l)?
I.get(l)[1]:"–"))})}var Fm=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>e!==void 0));function Kt({tokens:t,prompt_tokens:e}){return t.map(([,n,o,r,i,
a],l)=>({token:{text:n,piece:o},mark:{green:r,g:a,counted:i||!(r!==null||a!==null)},words(){let u={number:z(l+1),token:J(n),mark:Hm(r,a,i)};return l<e?s("Token \
{number}, of the prompt, {token}: {mark}",u):s("Token {number}, {token}: {mark}",u)}}))}function Hm(t,e,n){if(t===null&&e===null)return s("not scored, because t\
oo few tokens come before it.");if(e!==null){let r=s("mean g-value {g}, where chance gives 0.5.",{g:e.toFixed(2)});return n?r:`${r} ${s("Not counted: its contex\
t came before, or it is left out.")}`}let o=t?s("◆ green."):s("◇ red.");return n?o:`${o} ${s("Not counted: the same n-gram came before, or it is left out.")}`}
var Gt=({kind:t,tokens:e})=>[t,{unscored:e.some(([,,,n,,o])=>n===null&&o===null),repeated:e.some(([,,,n,o,r])=>!o&&(n!==null||r!==null))}];function Od(t,e){let n=l=>t.querySelector(".gp-"+l),o=new Fe(n("words"));function r({before:l,after:c}){if(c.error)return["even","…",s("Nothing left to score"),
`${s(c.error.message)} ${s("z was {z} before.",{z:le(l.z_score)})}`];let u=s("z from {before} to {after}",{before:le(l.z_score),after:le(c.z_score)}),p=Number(c.
threshold.toFixed(2));return l.prediction?c.prediction?["good","◆",u,s("Still above the threshold {threshold}: the watermark survived.",{threshold:p})]:["bad",
"◇",u,s("No longer above the threshold {threshold}: the detector does not find the watermark any more.",{threshold:p})]:["even","◇",u,s("The text did not pa\
ss the threshold {threshold} before the attack: there is nothing to remove.",{threshold:p})]}function i({how:l,strength:c}){return l?V(c)?s("{attack}, strength \
{strength}",{attack:s(l),strength:H(c)}):s(l):s("edited by hand")}function a(l){let{before:c,after:u}=l,[p,g,S,W]=r(l);Z(n("answer"),{"data-verdict":p}),C(n("an\
swer-sign"),g),C(n("answer-words"),S),C(n("answer-more"),W),C(n("told"),`${S}. ${W}`),C(n("about"),i(l)),X(n("of-text"),!u.error),u.error||(it(n("legend"),...Gt(
u)),o.show(Kt(u)));let R=[{name:s("before"),report:c},...u.error?[]:[{name:s("after"),report:u}]];Bn(n("found-numbers"),R)}return l=>{t.hidden=!e.found,!t.hidden&&
l.found&&a(e.found)}}function Td(t,e){let n=O=>t.querySelector(".gp-"+O),o=["without","with"],r=n("threshold"),i=3,a=()=>e.answered("pair"),l=({report:O})=>!!O&&!O.error,c=o.map(O=>{
let k=d("div"),[y,h,m]=[d("p","gp-facts"),d("p","gp-problem","",{role:"status"}),d("div","gp-text-body",null,{dir:"auto"})];return k.append(d("h3","",O==="with"?
s("With the watermark"):s("Without the watermark")),y,h,m),n("texts").append(k),{facts:y,problem:h,text:new Fe(m),shown:0,report:null}});r.addEventListener("inp\
ut",()=>{let O=r.valueAsNumber;!Number.isFinite(O)||O<0||O>20||(i=O,a()&&N())});function u(O,k,y){if(y){O.report!==y&&O.text.show(Kt(y)),Object.assign(O,{report:y,
shown:0});return}let[h]=e.groups[k].entries,m=h.tokens.map(w=>({token:w,mark:{},words:()=>s("{token}, not scored yet",{token:J(w.text)})}));O.text.show(m,O.report?
0:O.shown),Object.assign(O,{report:null,shown:m.length})}function p({tokens:O,perplexity:k,stop_reason:y,report:h}){if(!O)return s("not started");let m=[F(O,"{c\
ount} token","{count} tokens")];return V(k)&&m.push(s("perplexity {value}",{value:k.toFixed(2)})),h&&!h.error&&m.push(h.kind==="green"?s("{share} green",{share:H(
h.green_fraction)}):s("mean g-value {g}",{g:h.mean.toFixed(3)})),y&&m.push(Ee(y)[1]),m.join(" · ")}function g({texts:O}){O.forEach((y,h)=>{let m=c[h];u(m,h,l(y)?
y.report:null),C(m.facts,p({...y,tokens:y.tokens||e.groups[h].entries[0].tokens.length}));let{error:w}=y.report||{};X(m.problem,!!w),C(m.problem,w?`${s(w.message)}\
 ${s(w.fix)}`:"")});let k=O.filter(l).map(({report:y})=>Gt(y)[1]);it(n("legend"),e.found.kind,{unscored:k.some(({unscored:y})=>y),repeated:k.some(({repeated:y})=>y)})}
function S({texts:O}){if(!O.every(l))return O.find(({report:w})=>w&&w.error)?["even","–",s("No comparison"),s("One of the texts cannot be scored.")]:["wait","\
…",e.done?s("No answer"):s("Not known yet"),s("Both texts must be complete.")];let[k,y]=O.map(({report:m})=>m.z_score),h=s("z is {marked} with the watermark a\
nd {plain} without it; the threshold is {threshold}.",{marked:le(y),plain:le(k),threshold:Number(i.toFixed(2))});return k>i?["bad","✗",s("A false positive"),`${h}\
 ${s("The text without the watermark passes it.")}`]:y>i?["good","◆",s("The watermark is found"),h]:["even","◇",s("The watermark is not found"),`${h} ${R(O[1].
report)}`]}let W=({tokens_needed:O,threshold:k})=>V(O)&&k>0?Math.ceil(O*(i/k)**2):null;function R(O){let[k,y]=[W(O),zn(O)];return k>y?F(k,"If the text went on l\
ike this, about {count} scored token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be needed; it has {sco\
red}.",{scored:z(y)}):s("A longer text or a stronger mark would help.")}function I({texts:O}){let[k,y]=O.map(({perplexity:m})=>m);return!O.every(l)||!V(k)||!V(y)?
"":`${s("Perplexity under the model, without the watermark and with it: {plain} and {marked}.",{plain:k.toFixed(2),marked:y.toFixed(2)})} ${s("One pair of texts\
 says little about the cost; “{question}” measures it.",{question:s("What does it cost?")})}`}function P(O){let[k,y,h,m]=S(O);Z(n("answer"),{"data-verdict":k}),
C(n("answer-sign"),y),C(n("answer-words"),h),C(n("answer-more"),`${m} ${I(O)}`.trim()),C(n("means"),wn(i)),e.done&&C(n("told"),`${h}. ${m}`);let w=e.entries[0]&&
e.entries[0].seed;C(n("about"),[ci(O.watermark),...V(w)?[s("seed {seed}",{seed:w})]:[]].join(" · "))}function A({report:O,expected:k}){if(!V(k)||O.kind!=="gree\
n")return null;let{ratio:y,num_tokens_scored:h}=O,m=Array.from({length:Math.min(60,h)},(w,_)=>(_+1)*h/Math.min(60,h));return{name:s("expected with it, at least"),
look:"expected",points:m.map(w=>[w,Pt(k*w,w,y)]),tip:s("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer e\
t al. 2023, from the model’s distributions along the text.",{share:H(k)})}}function L({texts:O}){if(X(n("evidence"),O.every(l)),n("evidence").hidden)return;let[
k,y]=O,h=[{name:s("with the watermark"),look:"measured",points:y.report.curve},A(y),{name:s("without it"),look:"other",points:k.report.curve}].filter(Boolean);kn(
n("keys"),h),bn(n("curves"),{curves:h,threshold:i});let m=O.map(({report:w},_)=>{let M=et(w.z_score);return{name:_?s("with"):s("without"),report:{...w,threshold:i,
p_value:M,confidence:1-M,false_positive_rate:et(i),tokens_needed:W(w)}}});Bn(t.querySelector("table"),m)}function N(){g(e.found),P(e.found),L(e.found)}return new ResizeObserver(
()=>a()&&L(e.found)).observe(t),O=>{t.hidden=!a(),!t.hidden&&(O.run&&c.forEach(k=>Object.assign(k,{report:null,shown:0})&&k.text.show([])),(O.run||O.found||O.status||
O.steps)&&N())}}function ci(t){return Array.isArray(t.keys)?F(t.keys.length,"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {leng\
th}",{length:t.ngram_len}):s("green lists of {ratio}, bias {bias}, {scheme}, context width {width}",Ed(t))}function Md(t){return Array.isArray(t.keys)?s("SynthI\
D, n-grams of {length}",{length:t.ngram_len}):s("green lists of {ratio}, {scheme}, context width {width}",Ed(t))}var Ed=({greenlist_ratio:t=.25,bias:e=2,seeding_scheme:n="\
lefthash",context_width:o=1})=>({ratio:H(t),bias:e,scheme:n,width:o});var lo=t=>Object.hasOwn(uo,t)?s(uo[t][0]):t;function $d(t,e){let n=f=>t.querySelector(".gp-"+f),[o,r]=[n("which"),n("threshold")],i={},a=null,l=.01,c=()=>e.answered(
"sure"),u=({auc:f})=>V(f),p=({scores:f,learned:x})=>{let v=f.findIndex(({name:T})=>T===a);return v>=0?v:x?f.length-1:0},g=f=>i[f]??(f==="posterior"?.5:e.found.threshold);
o.addEventListener("change",()=>{a=o.value,E()}),r.addEventListener("input",()=>{!Number.isFinite(r.valueAsNumber)||Math.abs(r.valueAsNumber)>100||(i[e.found.scores[p(
e.found)].name]=r.valueAsNumber,y(e.found))});function S({counts:f,scores:x,fewest:v},T){let $=e.done?s("No answer"):s("Not known yet");if(!u(T))return["wait","\
…",$,e.done?s("At least one text without the watermark and one with it must be scored."):s("The first texts are being written.")];let[j]=T.rates;if(Math.min(...f)<
v)return["wait","…",$,F(f[1],"{count} text with the watermark and {plain} without it are too few to tell: {fewest} of each are needed.","{count} texts with th\
e watermark and {plain} without it are too few to tell: {fewest} of each are needed.",{plain:z(f[0]),fewest:z(v)})];let b={found:z(j.detected),number:z(j.marked),
rate:H(j.level)},q=e.running?s("{found} of {number} found at {rate} false positives so far",b):s("{found} of {number} found at {rate} false positives",b),B=[...W(
j,x.length>1?lo(T.name):""),s("AUC of these texts: {auc}.",{auc:T.auc.toFixed(3)})].join(" ");return[j.apart?"good":"even",j.apart?"◆":"◇",q,B]}function W(f,x){
let[v,T]=f.found_between.map(H),$={number:z(f.false_positives),share:H(f.false_between[1])},j=[x?s("By the {score}, the true detection rate lies between {low} a\
nd {high}.",{score:x,low:v,high:T}):s("The true detection rate lies between {low} and {high}.",{low:v,high:T}),f.false_positives?s("Of the texts without the wat\
ermark, {number} passed, so the true false-positive rate may be up to {share}.",$):s("Of the texts without the watermark, none passed, but the true false-positi\
ve rate may be up to {share}.",$)];return f.level>l&&j.push(F(f.plain,"{rate} is the smallest rate that {count} text without it can show.","{rate} is the smalle\
st rate that {count} texts without it can show.",{rate:H(f.level)})),f.apart||j.push(s("The intervals overlap: it is not known whether more are found than pass \
by chance.")),j}function R(f){let[x,v,T,$]=S(f,f.scores[p(f)]);Z(n("answer"),{"data-verdict":x}),C(n("answer-sign"),v),C(n("answer-words"),T),C(n("answer-more"),
$),e.done&&C(n("told"),`${T}. ${$}`),C(n("missing"),ze(e,f)),C(n("about"),[ci(f.watermark),...f.learned?[s("only the texts that no detector was trained on")]:[]].
join(" · "));let{left_out:j,problem:b}=f;X(n("warning"),j>0);let q=b?`${s(b.message)} ${s(b.fix)}`:s("No token in them counts.");C(n("warning"),j>0?`⚠ ${F(j,
"{count} text was not scored.","{count} texts were not scored.")} ${q}`:"")}let I=(f,x)=>f.filter(v=>v>x).length;function P({values:f,name:x},v){let[T,$]=f.map(
B=>I(B,v)),[j,b]=[T/f[0].length,$/f[1].length],q=[F(f[1].length,"Above {threshold}: {marked} of {count} text with the watermark ({found}), and {plain} of {other\
s} without it ({passed}).","Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({passed}).",{threshold:Number(
v.toFixed(2)),marked:z($),found:H(b),plain:z(T),others:z(f[0].length),passed:H(j)})];return x!=="posterior"&&q.push(s("If scores without the watermark were stan\
dard normal, {share} would pass.",{share:He(et(v))})),{x:j,y:b,words:q.join(" ")}}function A(f,x){let v=2/(9*(x-1));return f**2>(1-v+1.645*Math.sqrt(v))**3}function L({
values:f,normal:x,name:v}){if(v==="posterior"||!x[0])return"";let[T,$]=x.map(b=>b&&{mean:le(b[0]),deviation:b[1].toFixed(2)}),j=[s("Without the watermark: mean \
{mean}, standard deviation {deviation}; in theory 0 and 1.",T),$?s("With it: mean {mean}, standard deviation {deviation}.",$):s("With it: too few texts.")];return A(
x[0][1],f[0].length)&&j.push(s("The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.",{option:s("c\
ount repeated n-grams once")})),j.join(" ")}function N({scores:f}){let x=f.filter(u).flatMap(T=>T.rates.map($=>[T,$])),v=ee(t.querySelector(".gp-rates tbody"),x.
length,()=>{let T=d("tr");return T.append(d("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let $=d("td");return $.append(d("span")," ",d("small")),$})),
T});x.forEach(([T,$],j)=>{let[b,q,B,D,K]=v[j].cells,[U,Y]=$.found_between.map(H);C(b,lo(T.name)),O(q,H($.level),""),$.shown?O(B,H($.detected/$.marked),V($.threshold)?
s("({low} to {high}), threshold {threshold}",{low:U,high:Y,threshold:le($.threshold)}):s("({low} to {high})",{low:U,high:Y})):O(B,s("not known"),F(Math.ceil(1/$.
level-1e-9),"needs {count} text without it","needs {count} texts without it")),O(D,$.normal?H($.normal.rate):"–",$.normal?s("threshold {value}",{value:le($.normal.
threshold)}):""),$.shown?O(K,s("up to {share}",{share:H($.false_between[1])}),s("{passed} of {number} passed",{passed:z($.false_positives),number:z($.plain)})):
O(K,"–","")})}function O(f,x,v){C(f.children[0],x),C(f.children[1],v)}function k({scores:f}){let[{rates:x}]=f.filter(u),v=x.filter(({shown:b})=>!b).map(({level:b})=>H(
b));if(!v.length)return"";let[T,$]=v;return`${F(x[0].plain,"With {count} text without the watermark, a false-positive rate of {rate} is less than one text, so t\
he samples cannot show it.","With {count} texts without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.",{rate:$?
s("{first} or {second}",{first:T,second:$}):T})} ${s("The normal distributions reach further, as far as the scores are normal.")}`}function y(f){let x=f.scores[p(
f)];if(X(n("shown"),u(x)),!u(x))return;let v=g(x.name);document.activeElement!==r&&(r.value=v);let T=P(x,v);fe(n("scores"),ko(e.charts[`scores ${x.name}`],v,s("\
threshold {value}",{value:Number(v.toFixed(2))}))),C(n("at-threshold"),T.words),C(n("spreads"),L(x)),X(n("of-fit"),x.name!=="posterior"&&x.normal.some(Boolean));
let $=f.scores.filter(u);if(fe(n("roc"),Oi(e.charts[`roc ${x.name}`],T)),m(n("roc-keys"),$.map(({name:b,auc:q},B)=>[B===$.indexOf(x)?"gp-roc-main":`gp-roc-other\
 gp-roc-${B%3}`,s("{score}: AUC {auc}",{score:lo(b),auc:q.toFixed(3)}),s(mo(uo,b,["","",""])[2]),"auc"])),N(f),C(n("few"),k(f)),X(n("of-lengths"),f.lengths.length>
1),f.lengths.length<2)return;fe(n("lengths-box"),e.charts.lengths);let j=f.kind==="synthid"?s("mean g"):"z";m(n("length-keys"),[["gp-z-measured",s("found at {ra\
te} false positives, by {score}, from the samples",{rate:h(f.lengths),score:j}),s("The threshold is the laxest that at most this share of the cut texts without \
the watermark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % intervals of the true rate."),"detection-rate"],["gp\
-z-expected",s("the same by normal distributions"),s("As if the scores at each length were normal."),"detection-rate"],["gp-z-other",s("AUC"),s("How often a cut\
 text with the watermark scores higher than one without: 50% is guessing."),"auc"]])}function h(f){let x=f.map(({levels:[$]})=>$),[v,T]=[Math.min(...x),Math.max(
...x)].map(H);return v===T?v:s("{low} to {high}",{low:v,high:T})}function m(f,x){let v=ee(f,x.length,()=>{let T=d("span"),$=se("svg");return Z($,{width:26,height:8,
"aria-hidden":"true"}),$.append(se("path")),T.append($,d("span")),T});x.forEach(([T,$,j,b],q)=>{Z(v[q].firstChild.firstChild,{class:T,d:"M1 4H25"}),C(v[q].lastChild,
$),oe(v[q].lastChild,b,()=>"",{meaning:j})})}function w(){let{found:f}=e,x=f&&f.scores[p(f)];return!x||!u(x)?null:{score:x,rate:x.rates.find(({shown:v})=>v)||x.
rates[0]}}let _=f=>()=>{let x=w(),v=x&&f(x);return v?s("{name}: {words}.",{name:lo(x.score.name),words:v}):""};de(t,{roc:_(({score:f})=>`AUC ${f.auc.toFixed(3)}`),
level:_(({rate:f})=>s("{passed} of {number} passed = {share}",{passed:z(f.false_positives),number:z(f.plain),share:H(f.false_positives/f.plain)})),found:_(({rate:f})=>s(
"{found} of {number} found = {share}",{found:z(f.detected),number:z(f.marked),share:H(f.detected/f.marked)})),normal:_(({rate:f})=>f.normal?s("{share} above {th\
reshold}",{share:H(f.normal.rate),threshold:le(f.normal.threshold)}):""),truth:_(({rate:f})=>s("{passed} of {number} passed; the true rate may be up to {share}",
{passed:z(f.false_positives),number:z(f.plain),share:H(f.false_between[1])})),spread:()=>{let f=w();return f?L(f.score):""}});function M({scores:f}){X(n("of-sco\
re"),f.length>1);let x=f.map(({name:v})=>v).join();o.dataset.key!==x&&(o.dataset.key=x,o.replaceChildren(...f.map(({name:v})=>d("option","",lo(v),{value:v}))),o.
value=f[p(e.found)].name)}function E(){M(e.found),R(e.found),y(e.found)}return f=>{t.hidden=!c(),!t.hidden&&(f.found||f.status)&&E()}}function Ld(t,e){let n=A=>t.querySelector(".gp-"+A),o=[s("the text alone"),s("with its prompt")],r=new Fe(n("words")),i=n("which");i.addEventListener("change",()=>g());
let a=()=>e.found.reports[Math.min(Number(i.value),e.found.reports.length-1)];function l({reports:A,once:L,otherwise:N}){let[O,k,y,h]=_d(A[0],L?null:N);Z(n("ans\
wer"),{"data-verdict":O}),C(n("answer-sign"),k),C(n("answer-words"),y),C(n("answer-more"),h),C(n("told"),`${y}. ${h}`),X(n("beside"),A.length>1),A.length>1&&C(n(
"beside"),u(A));let m=c(e.found);X(n("repeats"),!!m),C(n("repeats"),m),C(n("about"),p(e.found))}function c({reports:[{num_tokens_scored:A}],otherwise:L,once:N}){
let O=L?L.num_tokens_scored:null;if(!V(O)||O===A)return"";let k=le(L.z_score);return N?F(O-A,"Left out as repeated: {count} token. With it, z would be {z}.","Le\
ft out as repeated: {count} tokens. With them, z would be {z}.",{z:k}):F(A-O,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no\
 new evidence: counted once, z is {z}.","Of the scored tokens, {count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",
{z:k})}function u([A,L]){let N=L.z_score-A.z_score,O=Math.abs(N)<.005?s("This changes nothing."):N<0?s("This dilutes the mark."):s("This happens to add to it."),
k=le(L.z_score);return`${F(L.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of th\
e prompt count too.",{z:k})} ${O}`}function p({model:A,watermark:L,exact:N,once:O}){return[Array.isArray(L.keys)?F(L.keys.length,"SynthID, {count} key","SynthID\
, {count} keys"):s("green list, {scheme}",{scheme:L.seeding_scheme||"lefthash"}),N?s("the tokens of the run"):s("tokens as {model} splits the text",{model:A}),...O?
[s("repeated n-grams counted once")]:[]].join(" · ")}function g(){let A=a();it(n("legend"),...Gt(A)),r.show(Kt(A))}function S({reports:A}){let L=A.map(({curve:h},m)=>({
name:A.length>1?o[m]:"z",look:m?"other":"measured",points:h||[]})),[{tokens_needed:N,threshold:O}]=A,k=zn(A[0]),y=V(N)?{at:N,words:W(N,k)}:null;bn(n("curve-box"),
{curves:L,threshold:O,needed:y}),kn(n("curve-keys"),A.length>1?L:[])}function W(A,L){return A<=L?F(A,"At the share of this text, {count} token reaches the thres\
hold.","At the share of this text, {count} tokens reach the threshold."):F(A,"At the share of this text, {count} token reaches the threshold: {more} more.","At \
the share of this text, {count} tokens reach the threshold: {more} more.",{more:z(A-L)})}function R(){X(n("of-layers"),!!e.charts.layers),fe(n("layers-box"),e.charts.
layers)}function I(A){let{reports:L}=e.found;X(n("of-prompt"),L.length>1),l(e.found),A&&g(),Bn(n("found-numbers"),L.map((N,O)=>({name:o[O],report:N}))),S(e.found),
R()}let P=()=>!!e.found;return new ResizeObserver(()=>P()&&I(!1)).observe(t),A=>{t.hidden=!P(),!t.hidden&&A.found&&I(!0)}}function Ad(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-note");function r({rows:g,threshold:S}){let W=g.flatMap(({reports:L})=>L.map(({z_score:N})=>N)).
filter(V),R=Math.min(-3,...W)-.4,I=Math.max(S,...W)+.4,P=L=>(L-R)/(I-R),A=ee(n,g.length,i);g.forEach(({what:L,how:N,meaning:O,keeps:k,reports:y},h)=>{let[m,w,_]=A[h].
cells;A[h].classList.toggle("gp-right",h===0);let[M,E]=m.children;C(M,s(L)),Z(M,{"data-tip":s(O)}),C(E,s(N));let f=y.map(({z_score:T})=>T).filter(V);a(w.firstChild,
f.map(P),{zero:P(0),threshold:P(S)});let x=f.length>1?s("{low} to {high}",{low:le(Math.min(...f)),high:le(Math.max(...f))}):le(f[0]);C(_.children[0],x),C(_.children[1],
l(y,k));let v=h?c({keeps:k,meaning:O,reports:y},S):"";X(_.children[2],!!v),C(_.children[2],v)}),C(o,p(g))}function i(){let g=d("tr"),S=d("th","",null,{scope:"ro\
w"});S.append(d("span","",null,{tabindex:0}),d("small"));let W=d("td");W.append(d("span","gp-strip",null,{"aria-hidden":"true"}));let R=d("td");return R.append(
d("b"),d("small"),d("small","gp-why")),g.append(S,W,R),g}function a(g,S,{zero:W,threshold:R}){let I=[W,R,...S],P=ee(g,I.length,()=>d("i"));I.forEach((A,L)=>{pe(
P[L],["gp-line gp-zero","gp-line"][L]||"gp-dot"),ie(P[L],"left",A)})}function l(g,S){let[W]=g.filter(({error:A})=>A);if(W)return s(W.error.message);let R=g.filter(
({prediction:A})=>A).length,I=S==="none";if(g.length===1)return R?I?s("▲ above it by chance"):s("◆ watermarked"):s("◇ no sign");if(!R)return s("◇ no sign \
in {number} tries",{number:g.length});let P={passed:R,number:g.length};return I?s("▲ {passed} of {number} above it by chance",P):s("◆ {passed} of {number} wat\
ermarked",P)}function c({keeps:g,meaning:S,reports:W},R){let I=W.filter(({prediction:O})=>O);if(!I.length)return"";if(g!=="none")return s(S);let{num_tokens_scored:P,
once:A}=I.reduce((O,k)=>k.z_score>O.z_score?k:O),L=A&&V(P)?P-A.num_tokens_scored:0,N=[];if(L>0){N.push(F(L,"p counts each token as new evidence, but {count} of \
the {scored} only repeats an n-gram.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:z(P)}));let O=le(A.z_score);
N.push(A.z_score>R?s("Counted once, z is {z}.",{z:O}):s("Counted once, z is {z}, not above the threshold.",{z:O}))}return(!L||A.z_score>R||W.length>1)&&N.push(...u(
R,W.length)),N.join(" ")}function u(g,S){let W=et(g),R=A=>z(Number((1/A).toPrecision(2))),I=[W>.1?s("{share} of texts without this watermark pass the threshold.",
{share:H(W)}):s("One in {odds} texts without this watermark passes the threshold.",{odds:R(W)})];if(S===1)return I;let P=1-(1-W)**S;return I.push(P>.1?s("With {\
tries} tries at each text, {share} pass at least once.",{tries:z(S),share:H(P)}):s("With {tries} tries at each text, one in {odds} passes at least once.",{tries:z(
S),odds:R(P)})),I}function p([g]){return g.reports[0].prediction?"":s("The given settings find nothing either. If the text is watermarked, they may be wrong the\
mselves, or the text is too short.")}return g=>{t.hidden=!e.found,!t.hidden&&g.found&&r(e.found)}}function Cd(t,e){let n=a=>t.querySelector(".gp-"+a);function o({how:a,points:l,of:c,seeds:u,threshold:p}){let g=l.filter(({z:W})=>W.length),S=[s(a),F(u,"{count}\
 seed at each strength","{count} seeds at each strength")];l.length<c&&S.push(s("{done} of {of} strengths so far",{done:l.length,of:c})),C(n("about"),S.join(" ·\
 ")),C(n("strength-words"),r(g,l,p)),fe(n("strength-box"),e.charts.strengths)}function r(a,l,c){let u=({strength:P,z:A})=>P===0?A[0]>c?"above":"below":Rr(A,c),p=(...P)=>i(
a,A=>P.includes(u(A))),[g,S,W]=[p("above"),p("below"),p("open","few")],R=l.filter(({refused:P})=>P).map(({strength:P})=>H(P)),I=[];return a.length&&a[0].strength===
0&&u(a[0])!=="above"&&I.push(s("The text is not above the threshold even before the attack.")),g&&I.push(s("At strength {strengths}, the median z is above the t\
hreshold.",{strengths:g})),S&&I.push(s("At strength {strengths}, the median z is not above the threshold.",{strengths:S})),W&&I.push(s("At strength {strengths},\
 it is not known whether the median z is above the threshold: the seeds disagree or are too few.",{strengths:W})),R.length&&I.push(s("At strength {strengths}, t\
oo little text is left to score, for some seeds or for all.",{strengths:R.join(", ")})),I.join(" ")}function i(a,l){let c=[];a.forEach((p,g)=>{l(p)&&(g&&l(a[g-1])?
c.at(-1)[1]=p.strength:c.push([p.strength,p.strength]))});let u=c.map(([p,g])=>p===g?H(p):s("{low} to {high}",{low:H(p),high:H(g)}));return u.length>1?s("{names\
} and {last}",{names:u.slice(0,-1).join(", "),last:u.at(-1)}):u.join("")}return de(t,{median:()=>Me((e.found?e.found.points:[]).filter(({z:a})=>a.length).map(({
strength:a,z:l})=>s("{strength}: z {median}",{strength:H(a),median:le(Ut(l))})))}),a=>{t.hidden=!e.found,!t.hidden&&a.found&&o(e.found)}}function Pd(t,e){let n=m=>t.querySelector(".gp-"+m),o=new Fe(n("marked-words"),{press:({step:m})=>e.selectStep(m)}),r=n("threshold"),i=3,a=so(null),l=0,c=null,u=null;
function p(){a=so(e.started),l=(e.started&&e.started.processors||[]).findIndex(w=>w==="WatermarkLogitsProcessor"||w==="SynthIDTextWatermarkLogitsProcessor"),c=new Oe(
Jc,(w,_)=>Yc(w,_,a,l)),o.show([]),C(n("mark-about"),ks(a))}let g=()=>c.steps.some(({mark:m})=>m&&m.kind==="synthid");function S(m){let{mark:w,index:_}=m,M=_<a.early,
E=w&&!w.why;return{step:m,token:{...m.chosen,piece:m.piece},mark:E?{green:w.green,g:w.g,counted:!M}:{},words:()=>ys({...m,isFirst:M},a)}}function W(m){o.show(c.
steps.map((M,E)=>o.items[E]&&E<m?o.items[E]:S(M)),m);let{unscored:w,early:_}=c.total;it(n("mark-key"),g()?"synthid":"green",{unscored:w>0,repeated:_>0,faint:s("\
faint: a detector without the prompt cannot score it")})}function R(m){let w=m&&!m.isPrompt?o.tokens[m.index]:null;u&&u!==w&&u.classList.remove("gp-current"),u=
w||null,u&&e.selected?u.classList.add("gp-current"):u&&u.classList.remove("gp-current")}let I=m=>{let w=[];for(let _ of c.totals)_[m]!==null&&(!w.length||w.at(-1)[0]<
_.scored)&&w.push([_.scored,_[m]]);return w};function P(){let{z:m,scored:w}=c.total,[_,M,E]=A(m,w);Z(n("finding"),{"data-verdict":_}),C(n("finding-sign"),M),C(n(
"finding-words"),E),C(n("finding-more"),m===null?"":`${L()} ${s("By chance alone, if each token is new evidence, z would be this high with a probability of {p}.",
{p:He(et(m))})}`),e.finished&&C(n("mark-told"),`${E}. ${F(w,"{count} token scored.","{count} tokens scored.")}`)}function A(m,w){if(m===null)return["wait","…",
w?s("z is not known, because the watermark’s settings are not"):s("Nothing to score yet")];let _={z:le(m)};return m>i?["good","◆",e.running?s("A detector fi\
nds it so far: z = {z}",_):s("A detector finds it: z = {z}",_)]:["even","◇",e.running?s("A detector does not find it so far: z = {z}",_):s("A detector does no\
t find it: z = {z}",_)]}function L(){let{green:m,scored:w}=c.total;return g()?F(w,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-value \
{mean} over {count} scored tokens, 0.5 by chance.",{mean:(m/w).toFixed(3)}):F(w,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of\
 {count} scored tokens green, {share} instead of {ratio}.",{green:z(m),share:H(m/w),ratio:H(a.ratio)})}function N(){let m=I("z"),w=[s("What a detector finds tha\
t knows the key and sees the text without its prompt.")];a.keys&&w.push(s("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let _=[
{name:s("this text"),look:"measured",points:m,tip:w.join(" ")}],M=I("foreseen");if(M.length){let f=[s("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];e.started.effective.
do_sample||f.push(s("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),_.push({name:s("expected at least"),
look:"expected",points:M,tip:f.join(" ")})}kn(n("z-keys"),_);let E=m.length?Xc(m,c.total,a,i):null;bn(n("z-box"),{curves:_,threshold:i,needed:E,label:s("z over \
the number of tokens, threshold {threshold}",{threshold:i})}),C(n("z-needed-words"),E?E.words:""),C(n("threshold-words"),wn(i))}function O(){let{scored:m,green:w,
expected:_,chosen:M,surprisal:E,gained:f,suppressed:x,marks:v,likely:T,entropy:$}=c.total,{started:j,unit:b}=e,q=(U,Y,te)=>Mt(U,z(Y),te),B=U=>q(xe(U,b).toFixed(
2),M,D(U/M)),D=U=>re(U,b).replace("-","−"),K=[[s("tokens scored"),z(m),s("Tokens that count: those with enough tokens before them, without the prompt."),"leng\
th","",{}]];if(m&&!g()){let U=H(w/m),Y=H(_/m);K.push([s("green"),U,s("The share of the scored tokens that got the bias."),"green-list",`${z(w)} / ${z(m)} = ${U}`,
{formula:s("green / scored"),unit:"%"}]),K.push([s("expected at least"),Y,s("At least this share is green on average over all green lists, for this bias and the\
 probabilities that the model gave. Where the model is certain of a token, a bias changes little."),"green-list",q(_.toFixed(2),m,Y),{formula:"",unit:"%"}])}if(M){
let U={unit:s("bits or nats")};K.push([s("surprisal before the watermark"),re(E/M,b),s("How unexpected the chosen tokens were just before the watermark, on aver\
age: minus the logarithm of their probability."),"surprisal",B(E),{formula:"−(Σ log p) / n"}]);let[Y,te]=j.effective.do_sample?[$,s("Tokens drawn without the\
 watermark would have had this on average: the entropy just before it.")]:[T,s("The likeliest token at each position would have had this.")];if(!e.usesBeams){K.
push([s("without it"),re(Y/M,b),te,j.effective.do_sample?"entropy":"surprisal",B(Y),{formula:j.effective.do_sample?"(Σ H) / n":"−(Σ log p) / n"}]);let ne=`${re(
E/M,b)} − ${re(Y/M,b)} = ${D((E-Y)/M)}`;K.push([s("log-probability lost"),D((E-Y)/M),s("The price per token: how much less probable than that the chosen token\
s are. Values below 0 are luck."),"logprob",ne,{formula:"",...U}])}K.push([s("raised by"),re(f/M,b),s("How much the watermark raised the log-probability of the \
chosen tokens, on average. Over many texts this is the divergence of what was drawn from what the model would draw."),"logprob",B(f),{formula:"(Σ log p′ − log p\
) / n",...U}])}if(v){let U=(x/v).toFixed(1);K.push([s("suppressed"),s("{value} of {count}",{value:U,count:z(j.request.top_candidates??10)}),s("How many of the l\
ikeliest tokens the watermark made less likely, on average over the positions."),g()?"g-value":"green-list",q(z(x),v,U),{formula:"",unit:s("tokens")}])}return K}
function k(){let m=O(),w=ee(n("mark-figures"),m.length,()=>{let _=d("div"),M=d("dt");return M.append(d("span")),_.append(M,d("dd")),_});m.forEach(([_,M,E,f,x,v],T)=>{
let[$,j]=w[T].children;C($.firstChild,_),oe($.firstChild,f,()=>x&&he(x),{meaning:E,...v}),C(j,M)})}de(t,{curve:()=>{let{z:m,scored:w,green:_}=c.total;return m===
null?"":he(g()?`z = ${le(m)}`:li(_,w,a.ratio))}});function y(){P(),k(),N()}function h(m){let _=e.lines().length>1?e.lineOf(m):null;return _?`${_.label} · ${ks(
a)}`:ks(a)}return r.addEventListener("input",()=>{let m=r.valueAsNumber,w=m>=0&&m<=30;if(r.setAttribute("aria-invalid",String(!w)),!w){C(n("threshold-words"),s(
"The threshold must be from 0 to 30."));return}i=m,y()}),new ResizeObserver(()=>!t.hidden&&c.total.marks&&N()).observe(n("z-box")),m=>{(m.run||!c)&&p();let w=e.
current(),{keep:_}=c.follow(w?e.lastOf(w):null);t.hidden=!c.total.marks,!t.hidden&&((m.run||m.steps||m.status||m.selection)&&(W(_),C(n("mark-about"),h(w))),R(w),
(m.run||m.steps||m.status||m.selection||m.unit)&&y())}}var di=(t,e)=>t?[e]:[];function Wd(t,e){let n=N=>t.querySelector(".gp-"+N),o=()=>e.answered("cost"),r=({perplexity:N,score:O})=>!!(N&&O),i=({knob:N},O)=>N==="ke\
ys"?F(O,"{count} key","{count} keys"):s("bias {value}",{value:Number(O.toFixed(3))});function a(N){let[O,...k]=N.points,y=k.filter(r).sort((f,x)=>f.value-x.value),
h=e.done?s("No answer"):s("Not known yet");if(!r(O)||!y.length)return["wait","…",h,e.done?s("At least one text without the watermark and one with it must be s\
cored."):s("The first texts are being written.")];let m=s("The threshold is {threshold}.",{threshold:N.threshold}),w=f=>[c(N,f),...u(f,O)].join(" ");if(y.every(
({found:f})=>f==="few")){let f=Math.max(...y.map(({texts:v})=>v)),x=F(f,"{count} text of each strength is too few to tell: {fewest} are needed.","{count} texts \
of each strength are too few to tell: {fewest} are needed.",{fewest:Ir});return["wait","…",h,`${w(y.at(-1))} ${x}`]}let _=y[y.findLastIndex(({found:f})=>f!=="\
above")+1];if(_){let f=i(N,_.value);return["good","◆",e.running?s("Found from {strength} on, so far",{strength:f}):s("Found from {strength} on",{strength:f}),
`${m} ${w(_)}`]}let M=y.filter(({found:f})=>f==="above");if(M.length){let f=M.map(({value:x})=>i(N,x)).join(", ");return["even","◇",e.running?s("Found at {str\
engths}, so far",{strengths:f}):s("Found at {strengths}",{strengths:f}),`${s("At the strongest it is not certain.")} ${w(y.at(-1))}`]}let E=y.every(({found:f})=>f===
"below");return["even","◇",l(E),`${m} ${w(y.at(-1))} ${s("Longer texts help.")}`]}function l(N){return N?e.running?s("Not found at any strength so far"):s("No\
t found at any strength"):e.running?s("Not reliably found at any strength so far"):s("Not reliably found at any strength")}function c(N,{value:O,score:{median:k,
low:y,high:h}}){let m={strength:i(N,O),median:le(k),low:le(y),high:le(h)};return h>y?s("At {strength}, the median z is {median}, interval {low} to {high}.",m):s(
"At {strength}, the median z is {median}.",m)}function u({perplexity:N,price:O,dearer:k},y){let h=s("The median perplexity is {marked} instead of {plain}.",{marked:N.
median.toFixed(2),plain:y.perplexity.median.toFixed(2)});if(!O)return[h];let m={times:je(O.median),interval:$t(O)};return[h,O.high>O.low?s("Seed by seed it is {\
times}, interval {interval}.",m):s("Seed by seed it is {times}.",m),...k==="open"?[s("That is not a clear cost.")]:k==="few"?[s("These are too few seeds to tell\
.")]:[]]}function p(N){let[O,k,y,h]=a(N);Z(n("answer"),{"data-verdict":O}),C(n("answer-sign"),k),C(n("answer-words"),y),C(n("answer-more"),h),e.done&&C(n("told"),
`${y}. ${h}`),C(n("missing"),ze(e,N)),C(n("about"),Md(N.watermark))}function g(N){let O=N.kind==="green";for(let k of["perplexity","score","share","suppressed"])
fe(n(k),e.charts[k]);C(n("share-name"),O?s("Green tokens"):s("Mean g-value")),oe(n("share-name"),O?"green-list":"g-value",()=>S(I),{meaning:O?s("Green tokens / \
tokens scored, of all texts of a strength together."):s("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),formula:O?s("green / \
scored"):"Σ g / n",unit:O?"%":""}),X(n("of-suppressed"),!!e.charts.suppressed),X(n("limits"),O),X(n("of-expected"),N.points.some(({expected:k})=>V(k))),C(n("su\
ppressed-name"),s("Suppressed candidates")),oe(n("suppressed-name"),O?"green-list":"g-value",()=>S(P),{formula:"",unit:s("tokens"),meaning:F(N.candidates,"Of th\
e {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.","Of the {count} candidates that\
 the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.")})}let S=N=>Me(e.found.points.filter(O=>N(O)!=="–").map(
O=>s("{name}: {words}",{name:O.value===null?s("none"):i(e.found,O.value),words:N(O)}))),W=({perplexity:N})=>N?N.median.toFixed(2):"–",R=({score:N})=>N?le(N.median):
"–",I=({share:N})=>V(N)?e.found.kind==="green"?H(N):N.toFixed(3):"–",P=({suppressed:N})=>V(N)?N.toFixed(2):"–";de(t,{perplexity:()=>S(W),score:()=>S(R)});
function A(N){let O=N.kind==="green",k=(f,x=N.points)=>x.some(v=>V(v[f])),y=s("At least this share of tokens is expected to be green, from the distributions tha\
t the model had along the texts."),h=s("How much probability the watermark moved from red candidates to green ones at a step, on average."),m=[[N.knob==="keys"?
s("keys"):s("bias"),({value:f})=>f===null?s("none"):String(f)],[s("texts"),({texts:f})=>z(f),"sample",{formula:""}],[s("perplexity"),W,"perplexity",{meaning:s("\
The median of the texts of a strength.")}],["z",R,"z-score",{meaning:s("The median of the texts of a strength.")}],[O?s("green"):s("mean g"),I,O?"green-list":"g\
-value",{formula:O?s("green / scored"):"Σ g / n",unit:O?"%":""}],...di(k("expected"),[s("expected at least"),({expected:f})=>V(f)?H(f):"–","green-list",{meaning:y,
formula:"",unit:"%"}]),...di(k("suppressed",N.points.slice(1)),[s("suppressed of {count}",{count:N.candidates}),P,O?"green-list":"g-value",{meaning:s("How many \
of the likeliest tokens the watermark made less likely, on average over the positions."),formula:"",unit:s("tokens")}]),...di(k("moved"),[s("moved to green"),({
moved:f})=>V(f)?H(f):"–","total-variation",{meaning:h}])],w=t.querySelector("table.gp-numbers"),[_]=ee(w.tHead,1,()=>d("tr")),M=ee(_,m.length,()=>{let f=d("th",
"",null,{scope:"col"});return f.append(d("span")),f});m.forEach(([f,x,v,T],$)=>{let j=M[$].firstChild;if(C(j,f),v)oe(j,v,()=>S(x),T);else for(let b of["data-tip",
"data-term","tabindex"])j.removeAttribute(b)});let E=ee(w.tBodies[0],N.points.length,()=>d("tr"));N.points.forEach((f,x)=>{E[x].firstChild||E[x].append(d("th","",
null,{scope:"row"}));let v=ee(E[x],m.length,()=>d("td"));m.forEach(([,T],$)=>C(v[$],T(f)))})}function L(){p(e.found),g(e.found),A(e.found)}return N=>{t.hidden=!o(),
!t.hidden&&(N.found||N.status)&&L()}}function Nd(t,e){let n=h=>t.querySelector(".gp-"+h),o=["A","B"],[r,i]=[0,[]],a=()=>e.answered("quiz"),l=()=>e.done?e.found.pairs.filter(({texts:h})=>h.every(({report:m})=>!m.
error)):[],c=({left:h})=>h?0:1,u=()=>i.filter((h,m)=>h===c(l()[m])).length,p=o.map((h,m)=>{let w=d("div","gp-side"),[_,M,E,f]=[d("h3","",s("Text {name}",{name:h})),
d("p","gp-facts"),d("div","gp-body",null,{dir:"auto"}),d("button","gp-button gp-main",s("Text {name} is watermarked",{name:h}),{type:"button"})],x=d("div","",null,
{tabindex:0}),v=d("div");return E.append(x,v),w.append(_,M,E,f),n("texts").append(w),f.addEventListener("click",()=>g(m)),{box:w,title:_,facts:M,plain:x,marked:v,
button:f,text:new Fe(v)}});function g(h){i[r]===void 0&&(i[r]=h,y(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{r=Math.min(r+1,
l().length-1),y(),p[0].button.focus({preventScroll:!0})});let S=h=>h.kind==="green"?h.green_fraction:h.mean,W=h=>h.kind==="green"?s("{share} green",{share:H(h.green_fraction)}):
s("mean g {g}",{g:h.mean.toFixed(3)});function R(h,m,w,_){let{report:M,perplexity:E}=w.texts[m],f=m===c(w)?"with":"without";if(X(h.plain,!_),X(h.marked,_),X(h.button,
!_),X(h.facts,_),_){h.box.dataset.truth=f,C(h.title,I(o[m],f==="with",i[r]===m));let x=[W(M),`z ${le(M.z_score)}`];V(E)&&x.push(s("perplexity {value}",{value:E.
toFixed(2)})),C(h.facts,x.join(" · ")),h.text.show(Kt(M));return}delete h.box.dataset.truth,C(h.title,s("Text {name}",{name:o[m]})),h.text.show([]),C(h.plain,M.
tokens.slice(M.prompt_tokens).map(([,,x])=>x??"").join(""))}function I(h,m,w){return m?w?s("Text {name}: ◆ watermarked, your guess",{name:h}):s("Text {name}: \
◆ watermarked",{name:h}):w?s("Text {name}: not watermarked, your guess",{name:h}):s("Text {name}: not watermarked",{name:h})}function P({texts:h},m){let[w,_]=[
h[m],h[1-m]].map(({report:f})=>f),M={share:W(w),chance:w.kind==="green"?H(w.ratio):"0.5",z:le(w.z_score)},E=[w.z_score>e.found.threshold?s("What gave it away: {\
share} with the watermark, where chance gives {chance}; z is {z}, more than chance explains.",M):s("What gave it away: {share} with the watermark, where chance \
gives {chance}; z is {z}, too little to be certain.",M),s("Without it: {share}, z {z}.",{share:W(_),z:le(_.z_score)})];return _.z_score>w.z_score&&E.push(s("Her\
e the detector, too, would have chosen the wrong text: the texts are short, or the mark is weak.")),E.join(" ")}function A(h){let m=i[r]!==void 0;if(p.forEach((E,f)=>R(
E,f,h,m)),X(n("legend"),m),X(n("verdict"),m),X(n("next"),m&&r+1<l().length),!m)return;let w=h.texts.map(({report:E})=>Gt(E)[1]);it(n("legend"),e.found.kind,{unscored:w.
some(({unscored:E})=>E),repeated:w.some(({repeated:E})=>E)});let _=c(h),M=i[r]===_;Z(n("answer"),{"data-verdict":M?"good":"bad"}),C(n("answer-sign"),M?"✓":"✗"),
C(n("answer-words"),M?s("Correct"):s("Wrong: it was text {name}",{name:o[_]})),C(n("answer-more"),P(h,_))}function L(h){if(!e.done)return s("The texts are being\
 written: {done} of {runs}.",{done:z(h.done),runs:z(h.runs)});if(l().length)return"";let m=h.pairs.flatMap(({texts:w})=>w).find(({report:w})=>w.error);return m?
[s("No pair of texts could be scored."),s(m.report.error.message),s(m.report.error.fix)].join(" "):s("No pair of texts was completed. Run the experiment again.")}
function N(h){let m=i.length;if(X(n("sum"),m>0&&m===h.length),n("sum").hidden)return;let w=u();C(n("sum").querySelector("h3"),O(w,m));let _=Array.from({length:m-
w+1},(f,x)=>k(m,w+x)).reduce((f,x)=>f+x,0)/2**m,M=h.filter(({texts:f,left:x})=>f[x?0:1].report.z_score>f[x?1:0].report.z_score).length;C(n("sum-words"),[s("By g\
uessing, {hits} or more are correct in {share} of rounds.",{hits:z(w),share:H(_)}),s("The detector, choosing the text with the higher z, has {right} of {pairs} \
correct.",{right:z(M),pairs:z(m)}),s("Run the experiment again for another round.")].join(" ")),oe(n("share-head"),e.found.kind==="green"?"green-list":"g-value",
()=>"",{meaning:s("In the text with the watermark, and in the one without it."),formula:""}),C(n("share-head"),e.found.kind==="green"?s("green with and without"):
s("mean g with and without"));let E=ee(n("sum").querySelector("tbody"),m,()=>{let f=d("tr");return f.append(d("th","",null,{scope:"row"}),d("td"),d("td"),d("td")),
f});h.forEach((f,x)=>{let v=c(f),[T,$]=[f.texts[v].report,f.texts[1-v].report],j=q=>q.kind==="green"?H(S(q)):S(q).toFixed(3);[String(x+1),`${i[x]===v?"✓":"✗"}\
 ${s("text {name}",{name:o[i[x]]})}`,`${j(T)}, ${j($)}`,`${le(T.z_score)}, ${le($.z_score)}`].forEach((q,B)=>C(E[x].cells[B],q))})}let O=(h,m)=>s("{hits} of {pa\
irs} correct",{hits:z(h),pairs:z(m)}),k=(h,m)=>Array.from({length:m},(w,_)=>(h-_)/(_+1)).reduce((w,_)=>w*_,1);de(t,{scores:()=>Me(l().slice(0,i.length).map((h,m)=>{
let[w,_]=[h.texts[c(h)],h.texts[1-c(h)]].map(({report:M})=>le(M.z_score));return s("pair {number}: {marked} and {plain}",{number:m+1,marked:w,plain:_})}))});function y(){
let h=l();C(n("waiting"),L(e.found)),X(n("round"),h.length>0),C(n("about"),h.length?s("Pair {number} of {pairs}. Same prompt, same seed; one of them has the wat\
ermark.",{number:z(r+1),pairs:z(h.length)}):""),C(n("score"),i.length?O(u(),i.length):""),h.length&&A(h[r]),N(h)}return h=>{t.hidden=!a(),h.run&&([r,i]=[0,[]]),
!t.hidden&&(h.run||h.found||h.status)&&y()}}var Dm={drafts:Vi,beams:ka,beamtree:Ba,hypotheses:Da,curve:al,branches:Vc,canvas:$c,candidates:sd,check:rd,layers:id,in_words:ad,logit_lens:cd,numbers:hd,processors:md,
quiz:gd,reranked:wd,template:kd,token:bd,tokens:Sd,watermark:Pd},Km={draft_lengths:Pi,sameness:Ji,speedup:Yi,batch:ca,choices:vl,difference:Cl,divergence:Pl,grid:Vl,
lanes:Zl,lengths:Ql,measures:tc,progress:oc,sensitivity:rc,trie:Oc,without:Tc,arrival:Lc,estimate:Ac,kl:sc,opened:Cc,precisions:Pc,shelf:Wc,serving:Hc,attack:Od,
detectability:$d,detection:Ld,marked:Td,mistakes:Ad,strengths:Cd,watermark_cost:Wd,watermark_quiz:Nd};fi(()=>el(Dm,Km));})();
