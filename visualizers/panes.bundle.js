// Written by .ci/bundle.py from modules with the SHA-256 9f844f80efc1840edc5528e33c7c558686ae3f8ccdc19e09752f67cde78b56e2: edit those.
(()=>{var bh=Object.defineProperty;var ae=(t,e)=>{for(var n in e)bh(t,n,{get:e[n],enumerable:!0})};var Qo={};ae(Qo,{fit:()=>ce,sayAttributes:()=>re,sayClass:()=>Le,sayLabel:()=>ft,sayPercent:()=>me,showIf:()=>Ee,svg:()=>Q});var Zo={};ae(Zo,{INVISIBLE:()=>Mt,MARKS:()=>st,asSentence:()=>de,askedOf:()=>Yo,bytesOf:()=>Ko,bytesWords:()=>Go,count:()=>H,decimals:()=>V,fillLabel:()=>ve,fillText:()=>Tn,
fillToken:()=>Uo,filled:()=>be,fromNats:()=>Se,inOneLine:()=>fr,inParts:()=>Me,information:()=>oe,labelled:()=>ne,leavesBytes:()=>En,loadingWords:()=>Xo,make:()=>g,
modeName:()=>On,named:()=>Th,numbersOf:()=>Te,percent:()=>U,probability:()=>X,problemsOf:()=>Jo,processorWords:()=>Ue,quoted:()=>Y,say:()=>C,seconds:()=>Ge,stopWords:()=>qe,
together:()=>dr,waitWords:()=>Vo});var Io={};ae(Io,{count:()=>H,fixed:()=>ee,isOne:()=>qo,language:()=>Sn,listed:()=>Co,notation:()=>pe,plain:()=>ot,separators:()=>yh,significant:()=>kh});var wh=[
"de","fr"];var Po={},va={};function Sn(){let t=(navigator.language||"").slice(0,2).toLowerCase();return wh.includes(t)?t:"en"}var ar=()=>window.GenerationPlaygroundTexts?Sn():
"en";function Ro(t){if(!Po[t]){let e=new Intl.NumberFormat(t).formatToParts(12345678e-1),n=r=>e.find(({type:o})=>o===r)?.value??"";Po[t]={decimal:n("decimal"),group:n(
"group")}}return Po[t]}function pe(t){let e=ar();if(e==="en")return t;let{decimal:n,group:r}=Ro(e);return t.replace(/(?<=\d)[.,](?=\d)/g,o=>o==="."?n:r).replace(
/(?<=\d)\s?%/g," %")}var ee=(t,e=0)=>pe(t.toFixed(e)),kh=(t,e)=>pe(t.toPrecision(e)),H=t=>pe(t.toLocaleString("en-US")),ot=t=>pe(String(t)),Co=t=>t.join(Ro(ar()).
decimal===","?"; ":", ");function qo(t,e){let n=e?ar():"en";return va[n]??=new Intl.PluralRules(n),va[n].select(t)==="one"}function yh(){let{decimal:t,group:e}=Ro(
ar());return t+e}var Bo={};ae(Bo,{FIGURES:()=>Wo,MODES:()=>lr,PROCESSORS:()=>ur,ROW_FIELDS:()=>jo,SCORES:()=>xh,STOPS:()=>cr});var lr={greedy_search:"greedy decoding",sample:"sa\
mpling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam search",constrained_beam_search:"constrained beam sear\
ch",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"block diffusion",custom:"your own de\
coding loop",elsewhere:"from another server"},cr={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],
length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stopping crit\
erion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached the end of the given text"],unfinished:[
"the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:["stopped by hand","was stopped by hand"],
stop:["EOS or a stop string","ended with EOS or a stop string: the server does not say which"],content_filter:["a content filter","was cut by the server’s conte\
nt filter"],tool_calls:["a call of a tool","ended with a call of a tool"],cut:["the end of the file","is not complete"]},Wo={num_spec_steps:"Rounds that had a d\
raft.",num_draft_tokens:"All drafted tokens.",num_accepted_draft_tokens:"Drafted tokens that the target model kept.",draft_acceptance_rate:"num_accepted_draft_t\
okens / num_draft_tokens: the share of all drafted tokens that was kept. Tokens after a rejection, which were never judged, count as drafted.",judged_acceptance_rate:"\
num_accepted_draft_tokens / judged tokens, which are the accepted tokens and each round’s first rejection: the probability that a judged token is kept, α in the\
 paper.",mean_acceptance_length:"1 + num_accepted_draft_tokens / num_spec_steps: how many tokens a round with a draft writes on average, the target model’s own \
token included.",acceptance_histogram:"How many rounds with a draft kept none, one, two or more of its tokens.",accepted_by_position:"How many of the tokens dra\
fted at each position of a draft were kept.",passes_saved:"Tokens written minus rounds: the forward passes that the target model did not have to make.",expected_acceptance_rate:"\
The mean over the judged positions of 1 minus the total variation distance between the target’s and the draft’s distribution: the share that sampling keeps on a\
verage."},ur={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of the last one, and removes tokens that the las\
t one finds less than a tenth as probable as its top token",["dola_layers"]],UnbatchedClassifierFreeGuidanceLogitsProcessor:["guidance","moves away from what th\
e model would say to the negative prompt",["guidance_scale"]],SequenceBiasLogitsProcessor:["sequence bias","makes chosen words more or less likely",["sequence_b\
ias"]],EncoderRepetitionPenaltyLogitsProcessor:["encoder repetition penalty","favours tokens that occur in the input",["encoder_repetition_penalty"]],RepetitionPenaltyLogitsProcessor:[
"repetition penalty","makes tokens that have already occurred less likely",["repetition_penalty"]],NoRepeatNGramLogitsProcessor:["no repeated n-grams","removes \
tokens that would repeat a sequence of tokens",["no_repeat_ngram_size"]],EncoderNoRepeatNGramLogitsProcessor:["no n-grams of the input","removes tokens that wou\
ld copy a sequence from the input",["encoder_no_repeat_ngram_size"]],NoBadWordsLogitsProcessor:["bad words","removes tokens that would complete a forbidden word",
["bad_words_ids"]],MinLengthLogitsProcessor:["minimum length","removes the end-of-sequence token while the text is too short",["min_length"]],MinNewTokensLengthLogitsProcessor:[
"minimum new tokens","removes the end-of-sequence token while too few tokens are written",["min_new_tokens"]],PrefixConstrainedLogitsProcessor:["allowed tokens",
"removes every token that the pattern, the schema or the function does not allow here",["structured_output"]],ForcedBOSTokenLogitsProcessor:["forced first token",
"leaves one token as the first one",["forced_bos_token_id"]],ForcedEOSTokenLogitsProcessor:["forced last token","leaves the end-of-sequence token at the length \
limit",["forced_eos_token_id"]],InfNanRemoveLogitsProcessor:["invalid values","replaces scores that are NaN or infinite",["remove_invalid_values"]],ExponentialDecayLengthPenalty:[
"length decay","makes the end-of-sequence token likelier with every token",["exponential_decay_length_penalty"]],SuppressTokensLogitsProcessor:["suppressed toke\
ns","removes these tokens everywhere",["suppress_tokens"]],SuppressTokensAtBeginLogitsProcessor:["suppressed at the start","removes these tokens as the first on\
e",["begin_suppress_tokens"]],HammingDiversityLogitsProcessor:["diversity penalty","makes tokens that earlier groups have just chosen less likely",["diversity_p\
enalty"]],PresencePenaltyLogitsProcessor:["presence penalty","lowers tokens that are already in the text, each once",["presence_penalty"]],FrequencyPenaltyLogitsProcessor:[
"frequency penalty","lowers tokens that are already in the text, once for each occurrence",["frequency_penalty"]],ReasoningBudgetLogitsProcessor:["reasoning bud\
get","leaves only the end mark of the reasoning once its budget is spent",["reasoning_budget"]],GivenTextLogitsProcessor:["given text","leaves only the token th\
at is given here",[]],TemperatureLogitsWarper:["temperature","sharpens (below 1) or flattens (above 1) the distribution",["temperature"]],TopHLogitsWarper:["top\
-h","keeps the top tokens up to a share of the distribution’s own entropy",["top_h"]],TopKLogitsWarper:["top-k","keeps the k most probable tokens",["top_k"]],
TopPLogitsWarper:["top-p","keeps the nucleus: the fewest top tokens that hold this much probability",["top_p"]],MinPLogitsWarper:["min-p","keeps tokens at least\
 this fraction as probable as the top one",["min_p"]],TypicalLogitsWarper:["typical-p","keeps tokens about as surprising as the distribution is on average",["ty\
pical_p"]],EpsilonLogitsWarper:["epsilon cutoff","removes tokens below a fixed probability",["epsilon_cutoff"]],EtaLogitsWarper:["eta cutoff","removes tokens be\
low a probability that falls with the entropy",["eta_cutoff"]],WatermarkLogitsProcessor:["green-list watermark","makes the tokens of a secret list likelier",["w\
atermarking_config"]],SynthIDTextWatermarkLogitsProcessor:["SynthID watermark","lets a secret tournament reshape the distribution",["watermarking_config"]],LogitNormalization:[
"renormalisation","makes the probabilities sum to one again; their proportions stay",["renormalize_logits"]],ClassifierFreeGuidanceLogitsProcessor:["guidance in\
 a batch","moves away from what the model would say without the prompt, in one batch",[]],DiaClassifierFreeGuidanceLogitsProcessor:["Dia guidance","moves away f\
rom what Dia would say without the prompt, or keeps the tokens that are best then",[]],DiaEOSChannelFilterLogitsProcessor:["Dia end in one channel","lets only t\
he first audio channel end, and only where the end is its top token",[]],DiaEOSDelayPatternLogitsProcessor:["Dia delayed ends","ends each of the other audio cha\
nnels at its own delay after the first",[]],AlternatingCodebooksLogitsProcessor:["alternating codebooks","leaves the tokens of one of Bark’s two codebooks, by t\
urns",[]],BarkEosPrioritizerLogitsProcessor:["Bark end","ends the speech as soon as its end is probable enough",[]],WhisperTimeStampLogitsProcessor:["Whisper ti\
mestamps","keeps timestamps in pairs and in order",[]],WhisperNoSpeechDetection:["Whisper silence","changes nothing: it records the probability that nobody spea\
ks",[]]},xh={z:["z","z","How many standard deviations more tokens are green than without a watermark."],mean:["mean g","z of the mean g","How many standard devi\
ations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:["weighted mean g","z of the weighted mean g","The same with more weigh\
t on the first keys, which mark the most."],posterior:["Bayesian detector","posterior probability","The probability of a watermark by the detector that was trai\
ned here on the other half of the texts."]},jo={Candidate:["token_id","text","raw_logprob","logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["na\
me","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability","penalty","score"],BeamCandidate:["token_id","text","piece","parent",
"raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","bank","progress","forced","mark"],DraftToken:["token_id","text","draf\
t_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["kind","green","g","listed","mass_before","mass_after","expected","cho\
sen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logprob","entropy","accepted","read_id","read_text"]};var Ho={};ae(Ho,{isSaid:()=>vh,language:()=>Sn,t:()=>a,tn:()=>G,translateTemplate:()=>hr,withTexts:()=>zo});function a(t,e){if(t==null)return"";if(typeof t=="object")return"number"in t?pe(t.number):"one"in t?G(t.count,t.one,t.said,t.values):a(t.said,t.values);let n=String(
t),r=window.GenerationPlaygroundTexts?.[n]??n;return e?r.replace(/\{\{|\}\}|\{(\w+)\}/g,(o,s)=>{if(s===void 0)return o[0];let i=e[s];return typeof i=="number"?ot(
i):i&&typeof i=="object"?a(i):String(i??"")}):r}function G(t,e,n,r){let o=window.GenerationPlaygroundTexts?.[e]!==void 0,s=e.includes("{count}")?qo(t,o):t===1;return a(
s?e:n,{count:H(t),...r})}var vh=t=>typeof t=="object"&&t!==null&&("said"in t&&typeof t.said=="string"||"number"in t&&typeof t.number=="string"),_h=["aria-label",
"title","placeholder","data-tip","label"];function hr(t){let e=window.GenerationPlaygroundTexts;if(!e)return;let n=document.createTreeWalker(t,NodeFilter.SHOW_TEXT);
for(let r=n.nextNode();r;r=n.nextNode()){let[,o,s,i]=/^(\s*)([^]*?)(\s*)$/.exec(r.nodeValue??"")??[],l=s&&e[s.replace(/\s+/g," ")];l&&(r.nodeValue=o+l+i)}for(let r of[
t,...t.querySelectorAll("*")])for(let o of _h){let s=e[(r.getAttribute(o)||"").replace(/\s+/g," ")];s&&r.setAttribute(o,s)}}function zo(t){let n=window.GenerationPlaygroundCatalogues?.[Sn()];
if(window.GenerationPlaygroundTexts||!n)return t();window.GenerationPlaygroundTextsLoading??=fetch(n).then(r=>r.json()).then(r=>{window.GenerationPlaygroundTexts=
r},r=>console.warn("Generation Playground: the translation could not be loaded.",r)),window.GenerationPlaygroundTextsLoading.then(t)}var Fo={};ae(Fo,{finite:()=>le,isFromElsewhere:()=>_e,isKnown:()=>$e,keptOf:()=>Ce,medianOf:()=>Mh});var $e=t=>typeof t=="number"&&Number.isFinite(t),le=t=>t==null||
Math.abs(t)>1e30?null:t,Mh=t=>{let e=[...t].sort((n,r)=>n-r);return(e[e.length-1>>1]+e[e.length>>1])/2},_e=({distribution:t})=>t.vocab===null,Ce=({distribution:{
stages:t,vocab:e}})=>t.at(-1)?.kept??e;var st={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Mt=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function g(t,e,n,r){let o=document.createElement(
t);e&&(o.className=e),n!=null&&(o.textContent=String(n));for(let[s,i]of Object.entries(r||{}))o.setAttribute(s,String(i));return o}function Tn(t,e,{running:n=!1}={}){
let r=0;for(let o of e.matchAll(Mt)){let[s]=o;o.index>r&&t.append(e.slice(r,o.index)),r=o.index+1;let i=st[s]||"U+"+(s.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0");if(n){let l=st[s]?s:"";t.append(g("span","gp-space",l,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else t.append(g("span","gp-mark",i))}r<e.
length&&t.append(e.slice(r))}function Uo(t,e){let n=/^ (?=\S)/.test(e)?" ":"",r=/\n*$/.exec(e)?.[0]??"",o=g("span","gp-ink");Tn(o,e.slice(n.length,e.length-r.length),
{running:!0});for(let s=0;s<r.length;s++)o.append(g("span","gp-space","",{"data-mark":st[`
`],"data-wide":"yes"}));return t.append(...[n,o,r].filter(Boolean)),o}var Do=/(\\x[0-9a-f]{2})+$/i,Ko=t=>(t.match(Do)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
En=({piece:t,text:e})=>t!==null&&(t===""||Do.test(e)&&t===e.replace(Do,""));function ve(t,e){t.replaceChildren(),Tn(t,e),e||t.append(g("span","gp-mark",a("(empt\
y)")))}function ne(t,e){let n=g("bdi",e);return ve(n,t),n}function C(t,e){t.textContent!==e&&(t.textContent=e)}var Sh=/([<>≈−-]?\d[\d.,\u202f\u00a0]*[\s\u00a0\u202f]?(?:%|(?:bits?|nats|ms|s|[kMG]B|tokens)(?![\p{L}\p{N}_])))/u;
function dr(t){let e=document.createDocumentFragment();return t.split(Sh).forEach((n,r)=>e.append(r%2?g("span","gp-together",n):n)),e}var fr=t=>t.replace(Mt,e=>e===
" "?" ":st[e]||"�"),de=t=>t?`${t}.`:"",Me=t=>t.filter(Boolean).join(a("{before}; {part}").split(/\{\w+\}/)[1]),Y=t=>a("“{text}”",{text:fr(t)});function Vo(t){
return t>90?a("Yours begins in about {count} minutes.",{count:Math.round(t/60)}):a("Yours begins in about {count} s.",{count:t<10?Math.max(1,Math.round(t)):5*Math.
round(t/5)})}var be=(t,e)=>t.split(/\{(\w+)\}/).map((n,r)=>r%2?e[n]:n);function U(t){let e=t*100;return e===0?pe("0%"):e<.01?pe("<0.01%"):e<1?pe(e.toFixed(2)+"%"):
e>99.95&&e<100?pe(">99.9%"):pe(e.toFixed(1).replace(".0","")+"%")}var X=t=>t==null?0:Math.exp(t),Yo=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||
"",Se=(t,e)=>e==="bits"?t/Math.LN2:t;function oe(t,e){return t===null||!Number.isFinite(t)?a("infinite"):ee(Se(t,e),2)+" "+a(e)}function Xo({model:t,phase:e,done:n,
total:r}){if(e==="gpu")return a("waiting for the shared GPU …");if(e==="asking")return a("asking the Hub for {model} …",{model:t});let o=U((n??0)/(r||1));return e===
"download"?a("downloading {model}: {done} of {total} …",{model:t,done:Go(n),total:Go(r)}):e==="converting"?r?a("converting {model}: {share} …",{model:t,share:o}):
a("reading the file of {model} to convert it …",{model:t}):r?a("loading {model}: {share} …",{model:t,share:o}):a("loading {model} …",{model:t})}function Go(t){
return $e(t)?t>=1e9?a("{size} GB",{size:ee(t/1e9,t<1e10?2:1)}):t>=1e6?a("{size} MB",{size:ee(t/1e6,t<1e8?1:0)}):a("{size} kB",{size:ee(t/1e3,0)}):"–"}function Ge(t){
return t<1?Math.round(t*1e3)+" ms":ee(t,t<10?2:1)+" s"}var V=(t,e=3)=>t==null?"–":ee(t,e);function Te(t){let{chosen:e,distribution:n}=t,r=t.read?e.raw_logprob:e.logprob??e.raw_logprob;return{probability:X(e.logprob),rawProbability:X(e.raw_logprob),rank:(t.
read?null:e.rank)??e.raw_rank,surprisal:r===null?1/0:Math.max(0,-r),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var Th=(t,e,n)=>Object.hasOwn(t,
e)?t[e]:n,On=t=>Object.hasOwn(lr,t)?a(lr[t]):t.replaceAll("_"," ");function Jo({message:t,fix:e,diagnostics:n=[]}){let r=n.map(o=>({knob:o.knob,message:a(o.message),
fix:a(o.fix)}));return r.some(o=>o.message===a(t))?r:[{knob:"",message:a(t),fix:a(e)},...r]}var qe=t=>Object.hasOwn(cr,t)?cr[t].map(e=>a(e)):[t,t];function Ue(t){
if(!Object.hasOwn(ur,t))return[t,a("is your own logits processor"),[]];let[e,n,r]=ur[t];return[a(e),a(n),r]}var Q=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function ce(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild?.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var _a=new WeakMap;function ft(t,e,{plain:n=!1}={}){let r=String(n)+
e;_a.get(t)!==r&&(_a.set(t,r),n?t.textContent=e:ve(t,e))}function Le(t,e){t.className!==e&&(t.className=e)}function me(t,e,n){let r=`${(n*100).toFixed(2)}%`,o=Ma.
get(t)||{};o[e]!==r&&(t.style[e]=r,Ma.set(t,{...o,[e]:r}))}var Ma=new WeakMap;function re(t,e){let n=Sa.get(t)||{};for(let[r,o]of Object.entries(e))n[r]!==o&&t.
setAttribute(r,String(n[r]=o));Sa.set(t,n)}var Sa=new WeakMap;function Ee(t,e){t.hidden===e&&(t.hidden=!e)}var ps={};ae(ps,{Along:()=>ge,RunLog:()=>pt,groupLetter:()=>Oe,pathChange:()=>Ut,pathOf:()=>ie,penalised:()=>Ke,unseenAfter:()=>fs,unseenNode:()=>ds});var ls={};ae(ls,{Feed:()=>St,everyChange:()=>br});var is={};ae(is,{isFar:()=>os,isOpen:()=>ns,onceNear:()=>ss,onceShown:()=>rs});var Ea=t=>t.closest(".tabitem, .drawer")||document.body;function ns(t){return t.checkVisibility()||
t.hidden&&Ea(t).checkVisibility()}var mr=new WeakMap,es;function rs(t,e){es??=new ResizeObserver(s=>s.map(({target:i})=>i).filter(i=>i.checkVisibility()).flatMap(
Eh).forEach(i=>i()));let n=Ea(t),r=n.checkVisibility()?t:n,o=mr.get(r)??new Set;mr.set(r,o.add(e)),es.observe(r)}function Eh(t){es.unobserve(t);let e=[...mr.get(
t)||[]];return mr.delete(t),e}var pr=new WeakMap,ts=new WeakMap,Ta;function os(t){return pr.has(t)||(Ta??=new IntersectionObserver(Oh,{rootMargin:"50%"}),pr.set(
t,!1),Ta.observe(t)),!!pr.get(t)&&!t.hidden}function ss(t,e){ts.set(t,e)}function Oh(t){for(let{target:e,isIntersecting:n}of t){pr.set(e,!n);let r=n&&ts.get(e);
r&&(ts.delete(e),r())}}var St=class{constructor(e){this.kinds=e}kinds;subscribers=new Set;changes={};position=0;head="";tail="";answers={};away=!1;onlyShown=!1;feed(e){e.length>=this.
position&&e.startsWith(this.head)&&e.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let r=e.lastIndexOf(`
`)+1;for(;this.position<r;){let o=e.indexOf(`
`,this.position);this.readLine(e.slice(this.position,o)),this.position=o+1}this.head=e.slice(0,Math.min(r,100)),this.tail=e.slice(Math.max(0,r-100),r)}append(e){
let n=0;for(let r of e.split(`
`))this.readLine(r)||(n+=1);return n}read(e){throw new Error("nobody reads "+e.type)}readLine(e){if(!e.trim())return!0;try{return this.read(JSON.parse(e)),!0}catch(n){
return console.error("Generation Playground: a line of the log was skipped.",n,e.slice(0,200)),!1}}setAway(e){this.away!==e&&(this.away=e,this.changed("status"))}get canAsk(){
return!this.onlyShown&&Object.keys(this.answers).length>0}ask(e){!this.onlyShown&&Object.hasOwn(this.answers,e.type)&&this.answers[e.type](e)}subscribe(e,n,r=!1){
let o={element:e,update:n,whenOpen:r,missed:br(this.kinds),opened:()=>as([o])};this.subscribers.add(o),as([o])}changed(e){gr.size||requestAnimationFrame(Lh),gr.
add(this),this.changes[e]=!0}takeChanges(){let e=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?n.missed=Nh(n.missed,e):this.subscribers.
delete(n);return[...this.subscribers]}},gr=new Set;function Lh(){let t=[...gr];gr=new Set,as(t.flatMap(e=>e.takeChanges()),!0)}function as(t,e=!1){let n=t.filter(
({element:s,whenOpen:i})=>i&&s.isConnected),r=new Set(n.filter(({element:s})=>!ns(s))),o=new Set(n.filter(s=>e&&Ah(s.missed)&&!r.has(s)&&os(s.element)));for(let{
element:s,opened:i}of r)rs(s,i);for(let{element:s,opened:i}of o)ss(s,i);for(let s of t){let{missed:i,update:l}=s;if(!(r.has(s)||o.has(s)||!Object.keys(i).length)){
s.missed={};try{l(i)}catch(c){console.error("Generation Playground: a pane could not be drawn.",c)}}}}var Ah=t=>!!t.steps&&Object.keys(t).every(e=>e==="steps"||
e==="entries"),br=t=>Object.fromEntries(t.map(e=>[e,!0]));function Nh(t,e){let n={...t,...e};return t.entries&&e.entries&&(n.entries=new Set([...t.entries,...e.
entries])),n}var us={};ae(us,{noReading:()=>wr,readOn:()=>kr,spansOf:()=>cs});var wr=t=>({place:0,since:t.is_open?0:null,tail:[],spans:[]});function kr(t,e,n,{start:r,end:o}){
let{place:s}=t,{since:i,spans:l}=t,c=[...t.tail,[s,e]];for(;;){let u=i===null?r:o,h=c.map(([,f])=>f).join("").indexOf(u);if(h<0)break;let d=$h(c,h);i===null?i=s+
1:(l=[...l,{start:i,stop:Math.max(i,d),end:s+1}],i=null),c=Ph(c,h+u.length)}return n&&i!==null&&i<=s&&(l=[...l,{start:i,stop:s,end:null}],i=null,c=[]),{place:s+
1,since:i,tail:Rh(c,(i===null?r:o).length-1),spans:l}}function cs(t,e){if(!e)return[];let n=wr(e);for(let{chosen:i,piece:l}of t)n=kr(n,i.text,l===null,e);let{spans:r,
since:o,place:s}=n;return o===null?r:[...r,{start:o,stop:s,end:null}]}function $h(t,e){let n=e;for(let[r,o]of t)if(n-=o.length,n<0)return r;return t[t.length-1][0]}
function Ph(t,e){let n=e;return t.flatMap(([r,o])=>{let s=o.slice(n);return n=Math.max(0,n-o.length),s?[[r,s]]:[]})}function Rh(t,e){let[n,r]=[t.length,0];for(;n>
0&&r<e;)r+=t[--n][1].length;return t.slice(n)}var Ch=20,pt=class extends St{unit="bits";searched=new Map;found={look_into:new Map,attend:new Map};mostPlaces={};written=null;parts=[];coming=[];turn;fed={turn:void 0,
started:!1};recordedTurn;beginsHidden=!1;asked=null;queued;loading;shared;apart;started;finished;failed;lasts;newest;numTokens;elapsed;firstElapsed;rounds;canvasSteps;prompts;texts;returned;selected;suggested;rejected;promptSteps;hideFrom;constructor(){
super(["run","steps","status","selection","unit","prompt","watched","searched","found","written"]),this.clear()}clear(){this.queued=this.loading=this.started=this.
finished=this.failed=null,this.shared=1,this.apart=!1,this.lasts=[],this.newest=null,this.numTokens=this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.canvasSteps=
[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=this.rejected=null,this.suggested=!1,this.promptSteps=[],this.hideFrom=this.beginsHidden?
0:null}feedRun(e,n){this.begin(n),this.feed(e),this.coming=[e],this.showComing()}appendRun(e,n){this.begin(n);let r=this.append(e);return this.coming.push(e),this.
showComing(),r}lose(e){this.fed.turn!==e||this.finished||this.failed||this.read({type:"Failed",message:a("The connection to this run was lost."),fix:a("Run it a\
gain."),error:"Lost",diagnostics:[]})}begin(e){e!==this.fed.turn&&(this.fed={turn:e,started:!1},this.coming=[],this.feed(""))}showComing(){this.fed.started&&Object.
assign(this,{parts:this.coming,turn:this.fed.turn})}get text(){return this.parts.length>1&&this.parts.splice(0,1/0,this.parts.join("")),this.parts[0]??""}read(e){
if(!qh(e.type))throw new Error("unknown event "+e.type);La[e.type](this,e)}countStep(e){this.numTokens+=1,this.elapsed=e.elapsed??0,this.firstElapsed??=e.elapsed,
this.changed("steps")}get recorded(){return this.recordedTurn!==void 0&&this.turn===this.recordedTurn}get readsSource(){return!!this.started?.decoder_tokens.length}get prefix(){
return(this.readsSource?this.started?.decoder_tokens:this.started?.prompt_tokens)??[]}get denoises(){return!!(this.started&&this.started.mode==="block_diffusion")}get isFromElsewhere(){
return!!(this.started&&this.started.elsewhere)}get hasReadMedia(){return!!(this.started?.request.media?.length||this.started?.media?.length)}get looksAtMedia(){
return this.hasReadMedia&&this.readsSource&&!this.started?.prompt_tokens.length}get speaks(){return!!(this.started&&this.started.codebooks)}get canAsk(){return super.
canAsk&&!this.isFromElsewhere&&!this.speaks}get stepping(){if(!this.started||this.usesBeams)return!1;if(this.finished?.sequences[0]?.stop_reason==="step")return!0;
let{given:e,only_given:n,config:r={}}=this.started.request;return typeof e=="string"?!1:Array.isArray(e)&&n||r.max_new_tokens===(e||[]).length+1}get usesBeams(){
return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){
return this.hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(e.last);return n===e.last?e:{...e,last:n,score:null,stopReason:null}})}seen(e){
if(this.hideFrom===null)return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(e){this.hideFrom!==e&&(this.hideFrom=e,this.changed(
"steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,r)=>zh(n,r,this.prompts.length));
let e=this.finished?this.finished.sequences:[];return this.lasts.map((n,r)=>({kind:"sequence",label:this.speaks?a("codebook {number}",{number:r+1}):this.lasts.length>
1?a("sequence {number}",{number:r+1}):"",last:n,score:null,stopReason:e[r]?e[r].stop_reason:null,untold:!n&&e[r]&&!e[r].token_ids.length?e[r].text:""}))}current(){
if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let e=this.lines();return e.length?e[0].last:null}lineOf(e){return e.
isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let r=n;for(;r&&r.index>e.index;)r=r.before;return r===e}):this.lines()[e.sequence]}lastOf(e){
return this.lineOf(e)?.last??e}select(e,n){let r=e===null?null:this.lines()[e];this.selectStep(r&&n!==void 0?ie(r.last)[n]??null:null)}selectStep(e,n=!1){let r=this.
seen(e);this.selected===r&&this.suggested===n&&!this.rejected||(this.selected=r,this.suggested=n,this.rejected=null,this.changed("selection"))}selectRejected(e,n,r){
this.selectStep(e),this.rejected={round:n,place:r},this.changed("selection")}selectMostUncertain(e=""){let n=this.returned?this.returned[0]?.last:this.lasts[0];
if(this.selected||!n||this.stepping)return;let r=ie(n),o=r.filter(u=>!u.given);if(o.length<2)return;let s=cs(r,this.started?.reasoning).filter(({end:u})=>u!==null),
i=o.filter(({index:u})=>!s.some(({start:h,stop:d})=>h<=u&&u<d)),l=({distribution:u,chosen:{raw_logprob:h}})=>u.entropy_before??-(h??-1/0),c=e&&o.find(u=>u.chosen.
text.trim()===e.trim());c?this.selectStep(c,!0):this.selectStep((i.length?i:o).reduce((u,h)=>l(h)>l(u)?h:u),!0)}walk(e){let n=this.current();if(!n)return;let r=[
...this.promptSteps,...ie(this.lastOf(n))],o=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(r[Math.max(0,Math.min(r.length-1,o+e))])}addSearched(e,n){
this.searched.set(e,[...this.searched.get(e)||[],n]),this.changed("searched")}addFound(e,n,r,o){let s=this.found[e];s.delete(n),s.set(n,{ids:r,found:o}),s.size>
Ch&&s.delete(s.keys().next().value),this.changed("found")}foundOf(e){return this.started&&this.found[e].get(this.turn)||null}startedLine(){let e=this.text.indexOf(
'{"type":"Started"');return e<0?"":this.text.slice(e,this.text.indexOf(`
`,e))}idsTo(e){return ie(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let r=this.allLines()[e];r&&(ie(r.last).forEach((o,s)=>{let i=Ie("Candidate",n[s]||[]),
l=new Set(i.map(({token_id:c})=>c));o.watched=[...(o.watched||[]).filter(({token_id:c})=>!l.has(c)),...i]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:Ie("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},La={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
let n=Ie("Token",e.prompt_tokens??[]);t.started={...e,prompt_tokens:n,decoder_tokens:Ie("Token",e.decoder_tokens??[])},t.fed.started=!0,t.changed("run"),t.changed(
"status"),t.changed("selection")},Stepped(t,{step:e}){let n=Oa(e);n.read=!!t.started?.request.only_given,n.before=t.lasts[n.sequence]??null,n.draft=Ih(n,t.rounds),
t.lasts[n.sequence]=n,(!t.newest||n.index>t.newest.index)&&(t.newest=n),t.countStep(n)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=Wh(),r={...e,distributions:e.
distributions.map(Aa)};r.given&&(n.given+=1);let o=Ie("BeamCandidate",r.candidates).map(i=>jh(i,r,n));for(let{beam:i}of o)i.progress&&t.texts.set(i.token_id,i.text);
Bh(o),n.running=o.filter(i=>i.beam.status==="running").sort((i,l)=>hs(i)-hs(l)),n.byNumber=new Map(n.running.map(i=>[hs(i),i]));let s=r.given?t.started?.effective.
num_beams??0:0;for(let i=0;i<s;i++)n.byNumber.set(i,o[0]);n.finished.push(...o.filter(i=>i.beam.status==="finished")),n.finished.sort((i,l)=>(l.beam.final_score??
0)-(i.beam.final_score??0)),n.finished.length=Math.min(n.finished.length,r.pool.length),n.pool=r.pool,n.pools.push(r.pool),n.steps.push(o),n.byStep.push(n.byNumber),
n.distributions.push(r.distributions),t.countStep(r)},PromptRead(t,{steps:e}){let n=null;t.promptSteps=e.map(r=>n={...Oa(r),before:n,isPrompt:!0}),t.changed("pr\
ompt")},CanvasDenoised(t,{step:e}){let n={...e,places:Ie("CanvasPlace",e.places)};t.canvasSteps.push(n),t.numTokens=n.canvas*n.places.length,t.elapsed=n.elapsed,
t.firstElapsed??=n.elapsed,t.changed("steps")},DraftJudged(t,{round:e}){t.rounds.push({...e,drafted:Ie("DraftToken",e.drafted)}),t.changed("steps")},Finished(t,e){
t.finished=e,e.sequences.forEach((n,r)=>{!n.token_ids.length&&n.text&&(t.lasts[r]??=null)}),t.usesBeams&&(t.returned=e.sequences.map((n,r)=>Dh(t,n,r))),t.changed(
"status"),t.changed("steps")},Failed(t,e){(t.fed.turn===void 0||t.fed.started)&&(t.failed=e),t.queued=t.loading=null,t.changed("status")}},qh=t=>Object.hasOwn(La,
t);function yr(t,e){let n=jo[t],r={};for(let o=0;o<n.length;o++)r[n[o]]=e[o];return r}function Ie(t,e){return e.map(n=>yr(t,n))}function Aa(t){return{...t,candidates:Ie(
"Candidate",t.candidates),stages:Ie("Stage",t.stages)}}function Oa(t){let{chosen:e,distribution:n,watched:r,mark:o,reranked:s,...i}=t,l={...i,chosen:yr("Candida\
te",e),distribution:Aa(n),watched:Ie("Candidate",r??[]),mark:o?yr("Mark",o):null,before:null,draft:null};return s&&(l.reranked=Ie("Reranked",s)),l}function Ih(t,e){
let n=e.at(-1);if(!n||t.index<n.start)return null;let r=t.index-n.start;return r<n.num_accepted?{origin:"accepted",instead:null,round:n,place:r}:{origin:n.follow,
instead:n.drafted[r]||null,round:n,place:r}}function Wh(){return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}
var hs=({beam:t})=>t.beam??0;function jh({mark:t,...e},n,r){let o=t?yr("Mark",t):null,s={...e,mark:o},i=n.distributions[s.parent],l=i.candidates.find(c=>c.token_id===
s.token_id);return{index:n.index,sequence:n.sequence,before:r.byNumber.get(s.parent)||null,chosen:l||{...s,raw_rank:null,rank:null,removed_by:null},piece:s.piece,
distribution:i,seconds:n.seconds,elapsed:n.elapsed,draft:null,given:!!n.given,length:n.index+1-r.given,mark:o,beam:s}}var Ke=({beam:t,length:e},n)=>e>0?(t.score??
-1/0)/e**n:t.score;function ds(t,e,n,r,o){t.unseen??=new Map;let s=`${e} ${n} ${o.token_id}`,i=t.unseen.get(s);if(!i){let l=(e?t.byStep[e-1].get(n):null)??null,
{token_id:c,text:u,raw_logprob:h,logprob:d}=o,f=(l?.beam.score??0)+(d??-1/0),S=l?l.beam.group:null,A={token_id:c,text:u,piece:null,parent:n,raw_logprob:h,logprob:d,
score:f,status:"unseen",beam:null,final_score:null,group:S},{sequence:L,seconds:R,elapsed:F}=t.steps[e][0];i={index:e,sequence:L,before:l,chosen:o,piece:null,distribution:r,
seconds:R,elapsed:F,draft:null,given:!1,length:t.steps[e][0].length,beam:A,rank:null},t.unseen.set(s,i)}return i}function fs(t,e,n,r){let o=n&&!n.given?n.beam?.
beam??0:0;return t.unseen&&t.unseen.get(`${e} ${o} ${r}`)||null}function Bh(t){let e=new Map;for(let n of[...t].sort((r,o)=>(o.beam.score??-1/0)-(r.beam.score??
-1/0)))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function zh(t,e,n){let r=s=>n>1?a("Prompt {number}, {label}",{number:e+1,label:s}):s,o=(s,i,l,c)=>({
kind:s,label:r(i),last:l,score:c,stopReason:null});return[...t.running.map(s=>o("running",Hh(s),s,s.beam.score)),...t.finished.map((s,i)=>o("finished",Fh(s,i+1),
s,s.beam.final_score))]}function Hh({beam:{beam:t,group:e,progress:n}}){let r=(t??0)+1;return e!=null?a("beam {number}, group {group}",{number:r,group:Oe(e)}):r===
1&&!n?a("best beam"):a("beam {number}",{number:r})}function Fh({beam:{group:t}},e){return t!=null?a("ended {number}, group {group}",{number:e,group:Oe(t)}):a("e\
nded {number}",{number:e})}var Oe=t=>t<26?String.fromCharCode(65+t):String(t+1);function Dh(t,e,n){let r=Math.max(1,Math.floor((t.finished?.sequences.length??0)/
t.prompts.length)),{steps:o}=t.prompts[Math.floor(n/r)],s=null;return e.token_ids.forEach((i,l)=>{let c=e.beams?.[l];s=(o[l]||[]).find(u=>u.beam.parent===c&&u.beam.
token_id===i)||s}),{kind:"returned",label:a("output {number}",{number:n+1}),last:s,score:e.score,stopReason:e.stop_reason}}function ie(t){let e=[];for(let n=t;n;n=
n.before)e.push(n);return e.reverse()}function Ut(t,e){let n=[],r=e;for(;r&&t[r.index]!==r;)n.push(r),r=r.before;return{keep:r?r.index+1:0,added:n.reverse()}}var ge=class{constructor(e,n){
this.add=n;this.totals=[e]}add;steps=[];totals;get total(){return this.totals[this.totals.length-1]}follow(e){let{keep:n,added:r}=Ut(this.steps,e);this.steps.length=
n,this.totals.length=n+1;for(let o of r)this.steps.push(o),this.totals.push(this.add(this.total,o));return{keep:n,added:r}}};var vs={};ae(vs,{explain:()=>xs,runsOfTerms:()=>we,tipLater:()=>ke,tipOfTerm:()=>ue});var ms={};ae(ms,{documentLinks:()=>Ln});var Gh={"views#why-this-token":`vocabulary prompt length ending logit probability logprob mean-logprob cumulative-logprob bits perplexity rank processor
    kept distinct-n repetition context parameters memory`,"views#side-by-side":"sample greedy self-bleu words-in-common interval","views#how-the-next-token-move\
s-with-the-prompt":"kl js","views#where-the-beams-went":"sequence-score","views#is-the-draft-worth-it":"bonus acceptance-length expected-acceptance passes-saved\
 draft-cost speed-up residual","views#is-it-watermarked":"threshold p-value false-positive-rate detection-rate auc","views#which-answer-is-likelier":"answer-sha\
re","views#how-much-do-fewer-bits-cost":"top-agreement","views#chats-translations-batches":"padding","serving#time":"speed first-token time between-tokens laten\
cy percentile","serving#what-happens-in-a-step":"decode block queue","knobs#do_sample":"sampling","knobs#temperature":"temperature","knobs#top_k":"top-k","knobs\
#top_p":"top-p","knobs#min_p":"min-p","knobs#repetition_penalty":"repetition-penalty","knobs#length_penalty":"length-penalty","knobs#diversity_penalty":"diversi\
ty-penalty","knobs#constraints":"constraint"},Uh=Object.fromEntries(Object.entries(Gh).flatMap(([t,e])=>e.split(/\s+/).map(n=>[n,t])));function Ln(t){let e=document.
querySelector("link[rel=help]");if(!e)return[];let n=t?Uh[t]||`glossary#${t}`:"";return[g("a","gp-link",a("Docs"),{href:e.href+n,target:"_blank",rel:"noopener"})]}var ws={};ae(ws,{addressOf:()=>An,askedTerm:()=>xr,followTermLink:()=>Nn,formulaLines:()=>vr,openGlossary:()=>at});var gs={};ae(gs,{TERMS:()=>Kt,termOf:()=>Tt});var Na={token:()=>({name:a("token"),meaning:a("The piece of text that a model reads and writes at once: a word, a part of one, a sign, or a few bytes.")}),vocabulary:()=>({
name:a("vocabulary"),meaning:a("All the tokens that a model knows.")}),prompt:()=>({name:a("prompt"),meaning:a("The text that the model is given, and continues.")}),
step:()=>({name:a("step"),meaning:a("One choice of a next token. In beam search all running beams take it together.")}),length:()=>({name:a("length"),meaning:a(
"How many tokens a text has, without the prompt; the one that ends it counts."),formula:"n",unit:a("tokens")}),ending:()=>({name:a("end of a text"),meaning:a("W\
hat ended a text: the model’s end-of-sequence token (EOS), a stop string, a limit, your own criterion or decoding loop, or a person.")}),sample:()=>({name:a("\
sample"),meaning:a("One of several texts that are drawn with the same settings, each with a seed of its own. A text of probability p is expected N · p times amo\
ng N samples."),formula:"N · p"}),logit:()=>({name:a("logit"),meaning:a("The model’s raw score for a token. Only the differences between the logits of a step m\
atter."),formula:"p = e^logit / Σ e^logit"}),probability:()=>({name:a("probability"),meaning:a("How likely a token is to come next, among all of the vocabulary\
."),formula:"p = e^logit / Σ e^logit",unit:"%"}),distribution:()=>({name:a("distribution"),meaning:a("The probabilities of all tokens of the vocabulary at one \
step; they sum to 1."),formula:"Σ p = 1"}),logprob:()=>({name:a("log-probability"),meaning:a("The natural logarithm of a probability: 0 is certain, and each to\
ken adds its own to the sum of a text."),formula:"log p",unit:"nats"}),"mean-logprob":()=>({name:a("mean log-probability"),meaning:a("The logarithm of a token’s\
 probability, on average."),formula:"(Σ log p) / n",unit:a("bits or nats")}),"cumulative-logprob":()=>({name:a("cumulative log-probability"),meaning:a("The log\
arithm of the probability of the whole text: the sum over its tokens."),formula:"Σ log p",unit:a("bits or nats")}),surprisal:()=>({name:a("surprisal"),meaning:a(
"How unexpected a token was: 0 bits where it was certain, one more for each halving of its probability."),formula:"−log₂ p",unit:a("bits or nats")}),bits:()=>({
name:a("bits and nats"),meaning:a("Units of information: bits count with the logarithm to base 2, nats with the natural one."),formula:"1 nat = 1.443 bits"}),entropy:()=>({
name:a("entropy"),meaning:a("How uncertain the next token was, on average."),formula:"H = −Σ p · log₂ p",unit:a("bits or nats")}),"logit-lens":()=>({name:a(
"logit lens"),meaning:a("What a layer of the model would say if it were the last: the model’s own head, applied to what the layer hands on.")}),"cross-attenti\
on":()=>({name:a("cross-attention"),meaning:a("How much a decoder takes from each position of what its encoder has read: weights that add up to 1 in each head o\
f each layer. They tell where information came from, not why a token was chosen."),formula:"softmax(Q Kᵀ / √d)"}),perplexity:()=>({name:a("perplexity"),meaning:a(
"How many equally likely tokens there were to choose from, on average: e to the power of minus the mean log-probability in nats."),formula:"exp(−(Σ log p) / n)"}),
rank:()=>({name:a("rank"),meaning:a("The place of a token when all are sorted by probability: 1 is the likeliest.")}),greedy:()=>({name:a("greedy"),meaning:a("T\
akes the most probable token at each step."),formula:"argmax p"}),sampling:()=>({name:a("sampling"),meaning:a("Draws each token at random, with the probabilitie\
s that the processors left.")}),seed:()=>({name:a("seed"),meaning:a("The number from which all draws of a run follow: the same seed and settings give the same t\
ext again.")}),processor:()=>({name:a("logits processor"),meaning:a("A rule that changes the scores of a step before a token is chosen: it removes tokens or mak\
es some likelier.")}),temperature:()=>({name:a("temperature"),meaning:a("What the logits are divided by: below 1 likely tokens become likelier, above 1 all beco\
me more alike."),formula:"p ∝ e^(logit / T)"}),"top-k":()=>({name:a("top-k"),meaning:a("Keeps the k likeliest tokens and removes the others.")}),"top-p":()=>({
name:a("top-p"),meaning:a("Keeps the likeliest tokens until together they have probability p: the nucleus."),formula:"min n: p₁ + … + pₙ ≥ p"}),"min-p":()=>({
name:a("min-p"),meaning:a("Keeps the tokens with at least this share of the likeliest one’s probability."),formula:"p ≥ min_p · p₁"}),"repetition-penalty":()=>({
name:a("repetition penalty"),meaning:a("Makes tokens that have occurred less likely: positive logits are divided by it, negative ones multiplied."),formula:"log\
it / θ, logit · θ"}),kept:()=>({name:a("mean tokens kept"),meaning:a("How many tokens could be chosen, on average: all of the vocabulary before the processor\
s."),formula:"(Σ kept) / n",unit:a("tokens")}),"distinct-n":()=>({name:a("distinct-n"),meaning:a("The number of different n-grams (runs of n tokens) over the n\
umber of all of them: 1 means that none occurs twice."),formula:a("different / all")}),repetition:()=>({name:a("repetition"),meaning:a("The share of tokens that\
 occur among the 128 tokens before them."),formula:a("repeated / all"),unit:"%"}),"self-bleu":()=>({name:a("Self-BLEU"),meaning:a("How alike several texts are: \
the mean of BLEU-4 of each against all the others. 1 means that all are the same.")}),"words-in-common":()=>({name:a("words in common"),meaning:a("The share of \
the words of two texts that both have in the same order."),formula:a("2 · shared / (words of one + words of the other)"),unit:"%"}),beam:()=>({name:a("beam"),meaning:a(
"One of the texts that beam search continues at the same time; the best sums of log-probabilities go on."),formula:"Σ log p",unit:"nats"}),pruned:()=>({name:a(
"pruned"),meaning:a("Of a beam: it was considered, but others with better sums took all places.")}),hypothesis:()=>({name:a("hypothesis"),meaning:a("A text of a\
 beam search, finished or not. The finished ones compete with their final scores.")}),"sequence-score":()=>({name:a("sequence score"),meaning:a("The number by w\
hich finished texts of a beam search compete: the sum of the log-probabilities after the length penalty."),formula:"Σ log p / n^length_penalty",unit:"nats"}),"\
length-penalty":()=>({name:a("length penalty"),meaning:a("The power of the length by which a beam’s sum is divided in its final score: above 0 it favours longer\
 texts."),formula:"Σ log p / n^length_penalty"}),"diversity-penalty":()=>({name:a("diversity penalty"),meaning:a("In diverse beam search: what a token loses fo\
r each beam of earlier groups that has just chosen it."),formula:"log p − λ · n",unit:"nats"}),constraint:()=>({name:a("constraint"),meaning:a("What a text \
must contain, in constrained beam search. Texts that have equally many of its tokens form a bank; banks take turns in passing on their best.")}),"degeneration-p\
enalty":()=>({name:a("degeneration penalty"),meaning:a("In contrastive search: the largest cosine similarity of a token’s hidden state with those of the text so\
 far."),formula:"(1 − α) · p − α · penalty"}),draft:()=>({name:a("draft"),meaning:a("Tokens that something cheap proposes, and that the target model jud\
ges all in one forward pass."),formula:"min(1, p / q)"}),target:()=>({name:a("target model"),meaning:a("The model whose text is written: it judges the drafts.")}),
bonus:()=>({name:a("bonus"),meaning:a("The target’s own token after a draft that was kept whole: its forward pass gives one more.")}),correction:()=>({name:a(
"correction"),meaning:a("The target’s own token in place of the first rejected draft token.")}),"acceptance-rate":()=>({name:a("acceptance rate"),meaning:a("T\
he share of drafted tokens that the target kept."),formula:a("accepted / drafted"),unit:"%"}),"acceptance-length":()=>({name:a("acceptance length"),meaning:a("T\
he tokens that a round with a draft writes on average, including the target’s own."),formula:a("1 + accepted / rounds"),unit:a("tokens")}),"expected-acceptanc\
e":()=>({name:a("expected acceptance rate"),meaning:a("The probability with which speculative sampling keeps a drafted token, over all tokens that could have be\
en drafted there."),formula:"Σ min(p, q)",unit:"%"}),"passes-saved":()=>({name:a("forward passes saved"),meaning:a("The tokens that a run wrote beyond one for \
each forward pass of the target model."),formula:a("tokens − rounds")}),"draft-cost":()=>({name:a("cost of a draft"),meaning:a("What drafting one token, or ve\
rifying a draft, takes, in units of the time for one token without drafts."),formula:a("its time / time per token without drafts")}),"speed-up":()=>({name:a("sp\
eed-up"),meaning:a("How many times faster a run is with drafts. The formula expects it from the acceptance rate α, the drafted tokens γ and the cost c of drafti\
ng one."),formula:"(1 − α^(γ+1)) / ((1 − α) · (γ · c + 1))"}),residual:()=>({name:a("residual distribution"),meaning:a("What the target gives beyond t\
he draft model. The token that replaces a rejected one is drawn from it."),formula:"max(0, p − q) / Σ max(0, p − q)"}),interval:()=>({name:a("interval"),meaning:a(
"Where the true value lies with the named probability, as far as the runs can tell. Where the intervals of two values overlap, it is not known which is larger.")}),
watermark:()=>({name:a("watermark"),meaning:a("A bias in the choice of tokens that a detector can find later, and a reader cannot see.")}),"green-list":()=>({name:a(
"green list"),meaning:a("The part of the vocabulary that a watermark favours at a step; it follows from the tokens before."),formula:"logit + δ"}),"g-value":()=>({
name:a("g-value"),meaning:a("In SynthID: 0 or 1 for a token, a context and a key. Marked texts have more ones than half.")}),"z-score":()=>({name:a("z-score"),meaning:a(
"How many standard deviations more green tokens a text has than it would by chance."),formula:"(g − γ · n) / √(n · γ · (1 − γ))"}),threshold:()=>({name:a(
"threshold"),meaning:a("The score above which a detector says that a text is watermarked.")}),"p-value":()=>({name:a("p-value"),meaning:a("The probability of a \
result at least as extreme by chance alone. A small p makes chance a poor explanation."),formula:"P(Z ≥ z)"}),"false-positive-rate":()=>({name:a("false-positi\
ve rate"),meaning:a("The share of texts without the watermark that pass the threshold."),formula:a("passed / texts without it"),unit:"%"}),"detection-rate":()=>({
name:a("detection rate"),meaning:a("The share of texts with the watermark that pass the threshold."),formula:a("found / texts with it"),unit:"%"}),auc:()=>({name:"\
AUC",meaning:a("The area under the ROC curve: how often a text with the watermark scores higher than one without. 50% is guessing."),unit:"%"}),kl:()=>({name:a(
"KL divergence"),meaning:a("How far one distribution is from another: the extra surprisal on average when q is used instead of p. 0 where they are the same."),formula:"\
Σ p · log₂(p / q)",unit:a("bits or nats")}),"total-variation":()=>({name:a("total variation distance"),meaning:a("The probability that has to be moved to ma\
ke one distribution of another."),formula:"½ · Σ |p − q|",unit:"%"}),js:()=>({name:a("Jensen-Shannon divergence"),meaning:a("The mean KL divergence of two \
distributions from their average: the same both ways, and at most 1 bit."),formula:"½ · KL(p ‖ m) + ½ · KL(q ‖ m), m = (p + q) / 2",unit:a("bits or nats")}),
"answer-share":()=>({name:a("share among answers"),meaning:a("How probable one of the named answers is, if it must be one of these: the softmax of their log-pro\
babilities."),formula:"e^(log P) / Σ e^(log P)",unit:"%"}),"top-agreement":()=>({name:a("same top token"),meaning:a("How often the same token is the likeliest \
for both models: there greedy decoding would continue in the same way."),formula:a("same / all places"),unit:"%"}),speed:()=>({name:a("tokens per second"),meaning:a(
"The tokens of a run over the time since it began, including the wait for the first one."),formula:"n / s"}),"first-token":()=>({name:a("time to first token"),meaning:a(
"From the start of the run to its first token, without queueing or loading the model."),unit:"s"}),time:()=>({name:a("time"),meaning:a("The time between two eve\
nts of a run on this machine. Runs that share the machine slow each other down."),unit:"s"}),padding:()=>({name:a("padding"),meaning:a("Tokens that fill shorter\
 prompts of a batch to one length. The attention mask hides them (0); positions count the tokens that are read.")}),"continuous-batching":()=>({name:a("continuo\
us batching"),meaning:a("Serving in which requests join the forward passes and leave them at any step, and nobody waits for the longest text of a batch.")}),prefill:()=>({
name:a("prefill"),meaning:a("The model reads a prompt, in one step or, where the token budget is too small for that, in parts (chunked prefill). This gives the \
first new token."),unit:a("tokens")}),decode:()=>({name:a("decode"),meaning:a("A step of a request that reads its last token and writes the next one."),unit:a("\
tokens")}),block:()=>({name:a("cache block"),meaning:a("A part of the key-value cache with room for so many tokens (the block size). A request takes blocks as i\
ts text grows, and gives them back at its end."),formula:a("blocks = tokens / block size, rounded up")}),"prefix-sharing":()=>({name:a("prefix sharing"),meaning:a(
"Requests whose prompts begin alike use the same blocks for that part: it is read once. A block that nobody uses any more is kept for its content until its room\
 is needed."),unit:a("tokens")}),"token-budget":()=>({name:a("token budget"),meaning:a("How many tokens a step may read at most, prefill and decode together."),
unit:a("tokens")}),queue:()=>({name:a("queue"),meaning:a("The requests that have arrived and have no place yet; the scheduler chooses which one is next."),unit:a(
"requests")}),starved:()=>({name:a("starved"),meaning:a("A request that needs a block for its next token while none is free: it gets nothing in this step.")}),preempted:()=>({
name:a("preempted"),meaning:a("A request that lost its blocks to the others and waits again. It has to read its prompt and its text once more.")}),"between-toke\
ns":()=>({name:a("time between tokens"),meaning:a("From one token of a request to its next one: what a person who reads along waits for."),unit:a("steps, s")}),
latency:()=>({name:a("latency"),meaning:a("From the arrival of a request to its last token."),formula:a("end − arrival"),unit:a("steps, s")}),percentile:()=>({
name:a("p50 and p95"),meaning:a("The least value that half of all values, or 95% of them, do not exceed.")}),memory:()=>({name:a("memory of a model"),meaning:a(
"The size of its weights: the number of parameters times the bytes of each in its precision."),formula:a("parameters · bytes of each"),unit:"MB, GB"}),parameters:()=>({
name:a("parameters"),meaning:a("The numbers that a model has learned: its weights.")}),precision:()=>({name:a("precision"),meaning:a("How many bits each weight \
is held in: float32 has 32, bfloat16 and float16 16, quantized weights 8 or 4."),unit:a("bits of each weight")}),context:()=>({name:a("context"),meaning:a("How \
many tokens a model can read and write together."),unit:a("tokens")}),canvas:()=>({name:a("canvas"),meaning:a("In block diffusion: places that are denoised toge\
ther. A place is accepted where the entropy of its distribution is low enough.")})},Kt=Object.keys(Na),Tt=t=>Na[t]();var bs="#glossary",it=null,An=t=>`${bs}=${t}`;function xr(){let[t,e=""]=location.hash.split("=");return t!==bs?null:Kt.includes(e)?e:""}function $a(t){try{history.
replaceState(history.state,"",location.pathname+location.search+t)}catch{}}var vr=({formula:t,unit:e})=>[...t?[g("p","gp-formula",t.replaceAll("−(","−⁠("))]:
[],...e?[g("p","gp-term-unit",a("Unit: {unit}",{unit:e}))]:[]];function Kh(){let t=g("dialog","gp-glossary",null,{"aria-label":a("Glossary")}),e=g("button","gp-\
button",a("Close"),{type:"button"});e.addEventListener("click",()=>t.close());let n=g("header","gp-head");n.append(g("h3","gp-title",a("Glossary")),...Ln(),e);let r=g(
"div");for(let o of Kt){let s=Tt(o),i=g("section","gp-term-entry",null,{id:`gp-term-${o}`,tabindex:"-1"}),l=g("h4");l.append(g("a","gp-term-link",s.name,{href:An(
o),title:a("Link to this term")})),i.append(l,g("p","",s.meaning),...vr(s)),r.append(i)}return t.append(n,r),t.addEventListener("click",({target:o})=>o===t&&t.close()),
t.addEventListener("close",()=>xr()!==null&&$a("")),t}function at(t,e){it??=Kh(),it.parentNode!==t&&(it.open&&it.close(),t.append(it)),it.open||it.showModal();for(let r of it.
querySelectorAll(".gp-term-entry"))r.classList.toggle("gp-current",r.id===`gp-term-${e}`);let n=e?it.querySelector(`#gp-term-${e}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),$a(e?An(e):bs)}function Nn(t,e){let n=t.target.closest(".gp-term-link");!n||t.ctrlKey||t.metaKey||t.shiftKey||(t.preventDefault(),
at(e,n.getAttribute("href")?.split("=")[1]))}var Ra=new WeakMap,ys=new WeakMap;function ke(t,e){Ra.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function ue(t,e,n,r={}){ys.set(t,{id:e,run:n,...r});let o=r.
meaning||"";t.dataset.tip!==o&&(t.dataset.tip=o),t.dataset.term!==e&&(t.dataset.term=e),t.tabIndex!==0&&(t.tabIndex=0)}function we(t,e){for(let n of t.querySelectorAll(
"[data-run]")){let{run:r}=n.dataset;r!==void 0&&Object.hasOwn(e,r)&&ys.set(n,{...Ca(n),run:e[r]})}}function Ca({dataset:{term:t,tip:e,formula:n,unit:r}}){return{
id:t??"",run:()=>"",meaning:e,...n!==void 0&&{formula:n},...r!==void 0&&{unit:r}}}var ks=t=>t&&ys.get(t)||(t?.dataset.term?Ca(t):null),Vh={run:t=>a("In this run\
: {words}",{words:t}),runs:t=>a("In these runs: {words}",{words:t}),text:t=>a("In this text: {words}",{words:t}),model:t=>a("In this model: {words}",{words:t})},
Yh=t=>t.replaceAll("−(","−⁠(");function Xh({id:t,run:e,meaning:n,...r},o,s){let i={...Tt(t),...r},l=e(),c=g("button","gp-link",a("Glossary (key G)"),{type:"\
button",tabindex:"-1"});c.addEventListener("click",()=>at(o,t));let u=g("p","gp-in-run");return u.append(dr(Vh[s](Yh(l)))),[g("p","",n||i.meaning),...vr(i),...l?
[u]:[],c,...Ln(t).map(h=>(h.tabIndex=-1,h))]}function Pa(t,e,n){let r=ks(t);return r?Xh(r,e,n):[dr(Ra.get(t)?.()??t.dataset.tip??"")]}function xs(t,e="run"){let n=null,
r=null,o=()=>g("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});function s({target:h}){if(!(h instanceof Element)||n?.contains(
h))return;let d=h.closest("[data-tip]");d!==r&&(r&&r.removeAttribute("aria-describedby"),r=d,n??=o(),n.hidden=!d,d&&(n.classList.toggle("gp-term",!!ks(d)),n.replaceChildren(
...Pa(d,t,e)),d.setAttribute("aria-describedby",n.id),i(n,d)))}function i(h,d){let f=d.closest("[data-holds-tips]")||t;h.parentNode!==f&&f.append(h);let[S,A]=[f.
getBoundingClientRect(),d.getBoundingClientRect()],L=Math.min(A.left-S.left,S.width-h.offsetWidth-8);h.style.left=`${Math.max(8,L)+f.scrollLeft}px`;let[R,F]=f===
t?[0,innerHeight]:[Math.max(0,S.top),Math.min(innerHeight,S.bottom)],P=A.bottom+5+h.offsetHeight>F&&A.top-5-h.offsetHeight>=R;h.classList.toggle("gp-above",P),h.
style.top=`${(P?A.top-5-h.offsetHeight:A.bottom+5)-S.top+f.scrollTop}px`}let l=()=>s({target:t});function c(){if(!r||!n)return;if(!t.contains(r)||!r.getClientRects().
length){l();return}let h=Pa(r,t,e);h.map(f=>typeof f=="string"?f:f.textContent).join("")!==n.textContent&&(n.replaceChildren(...h),i(n,r))}let u=()=>ks(r);return t.
addEventListener("pointerover",s),t.addEventListener("pointerleave",({pointerType:h})=>!(h==="touch"&&u())&&l()),t.addEventListener("focusin",s),t.addEventListener(
"focusout",({relatedTarget:h})=>!(h instanceof Node&&n?.contains(h))&&l()),t.addEventListener("click",h=>Nn(h,t)),t.addEventListener("keydown",h=>{if(h.key==="E\
scape"&&l(),h.key.toLowerCase()!=="g"||h.ctrlKey||h.metaKey||h.altKey||h.target!==r)return;let d=u();d&&(h.preventDefault(),at(t,d.id))}),c}var qa=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),Ve=t=>t.
num_accepted+(t.follow==="correction"?1:0),_s=t=>t.num_accepted+(t.next_token_id===null?0:1);function Jh(t,e){let{drafted:n,num_accepted:r}=e;if(t.rounds+=1,t.tokens+=
_s(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=r,t.judged+=Ve(e);for(let o=t.
draftedAt.length;o<n.length;o++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((o,s)=>{t.draftedAt[s]+=1,s<r&&(t.acceptedAt[s]+=1),!(s>=Ve(e)||(o.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=o.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[r]+=1,t}function Zh(t){let{spec_steps:e,
rounds:n,tokens:r,drafted:o,accepted:s,judged:i,overlaps:l}=t,c=(u,h)=>h?u/h:null;return{num_spec_steps:e,num_rounds:n,num_tokens:r,num_draft_tokens:o,num_accepted_draft_tokens:s,
num_judged_draft_tokens:i,draft_acceptance_rate:c(s,o),judged_acceptance_rate:c(s,i),mean_acceptance_length:e?1+s/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:r-n,expected_acceptance_rate:c(l[1],l[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var Vt=class{constructor(){this.rounds=[],this.tally=qa()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=qa());for(let r=this.tally.rounds;r<
e.length;r++)Jh(this.tally,e[r]);return this.rounds=e,Zh(this.tally)}};var Ss={};ae(Ss,{denominatorOf:()=>lt,draftFigures:()=>Ms,tipOfFigure:()=>Ia});var Qh={num_draft_tokens:()=>["draft",{formula:""}],num_accepted_draft_tokens:()=>["draft",{formula:""}],draft_acceptance_rate:()=>["acceptance-rate",{}],judged_acceptance_rate:()=>[
"acceptance-rate",{formula:a("accepted / judged")}],mean_acceptance_length:()=>["acceptance-length",{}],expected_acceptance_rate:()=>["expected-acceptance",{}],
passes_saved:()=>["passes-saved",{}]};function Ia(t,e,n,r){let[o,s]=Qh[e]();ue(t,o,()=>ed(e,n,r),{meaning:a(Wo[e]),...s})}function ed(t,e,n){let r=lt(t,n);if(t.
startsWith("num_"))return a("{value} {denominator}.",{value:e,denominator:r});if(t!=="passes_saved")return a("{denominator} = {value}.",{denominator:r,value:e});
let o=G(n.num_tokens,"{count} token","{count} tokens");return G(n.num_rounds,"{tokens} − {count} pass = {value}.","{tokens} − {count} passes = {value}.",{tokens:o,
value:e})}function lt(t,e){let{num_draft_tokens:n,num_accepted_draft_tokens:r,num_spec_steps:o,num_judged_draft_tokens:s}=e,i=G(e.num_rounds,"{count} round","{c\
ount} rounds"),l=G(e.num_tokens,"{count} token","{count} tokens");switch(t){case"num_draft_tokens":return G(o,"in {count} draft over {rounds}","in {count} draft\
s over {rounds}",{rounds:i});case"num_accepted_draft_tokens":return a("of {drafted} drafted",{drafted:H(n)});case"draft_acceptance_rate":return a("{accepted} of\
 {drafted} drafted",{accepted:H(r),drafted:H(n)});case"judged_acceptance_rate":return a("{accepted} of {judged} judged",{accepted:H(r),judged:H(s)});case"mean_a\
cceptance_length":return G(o,"1 + {accepted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:H(r)});case"expected_acceptance_rate":return G(s,"mean\
 over {count} judged position","mean over {count} judged positions");case"passes_saved":return G(e.num_rounds,"{tokens} in {count} pass","{tokens} in {count} pa\
sses",{tokens:l});default:return""}}function Ms(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),r=t.querySelector(".gp-place-c\
hart"),o=A=>A===null?"–":U(A),s=A=>G(A,"{count} token","{count} tokens");function i(A,L){let R=L.samples&&A.expected_acceptance_rate!==null,F=j=>[j,H(A[j]),lt(
j,A)],P=j=>[j,o(A[j]),lt(j,A),A[j]],z="mean_acceptance_length";return[F("num_draft_tokens"),F("num_accepted_draft_tokens"),P("draft_acceptance_rate"),[z,V(A[z],
2),lt(z,A)],P("judged_acceptance_rate"),...R?[P("expected_acceptance_rate")]:[],F("passes_saved")]}function l(){let A=g("div","gp-draft-figure",null,{tabindex:"\
0","data-tip":""}),L=g("dd","gp-rate",null,{"aria-hidden":"true"});return L.append(g("i")),A.append(g("dt"),g("dd"),g("dd","gp-note"),L),A}function c(A,L){let R=i(
A,L),F=ce(e,R.length,l);R.forEach(([P,z,j,I=null],$)=>{let[N,_,x,T]=F[$].children;N.textContent!==P&&N.replaceChildren(...P.split(/(?<=_)/).flatMap(v=>[v,g("wbr")])),
C(_,z),C(x,j),T.hidden=I===null,me(T.firstChild,"width",I??0),Ia(F[$],P,z,A),F[$].dataset.name=P})}function u(){let A=g("span","gp-chart-column"),L=g("span","gp\
-chart-track");return L.append(g("i","gp-chart-whole"),g("i","gp-chart-part")),A.append(g("span","gp-chart-top"),L,g("span","gp-chart-label")),A}function h(A,L,R){
let F=Math.max(1,...L.map(([z,j])=>j??z)),P=ce(A,L.length,u);L.forEach(([z,j,I,$,N],_)=>{let[x,T,v]=P[_].children;C(x,$),me(T.children[0],"height",(j??0)/F),me(
T.children[1],"height",z/F),C(v,I),ke(P[_],()=>N)}),re(A,{"aria-label":`${R}: ${Me(L.map(([,,,,z])=>z))}`})}function d(A){let L=A.num_spec_steps;h(n,A.acceptance_histogram.
map((R,F)=>[R,null,String(F),R?H(R):"",G(L,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:H(
R),tokens:s(F)})]),"acceptance_histogram"),h(r,A.drafted_by_position.map((R,F)=>{let P=A.accepted_by_position[F];return[P,R,String(F+1),`${Math.round(100*P/R)}%`,
G(R,"position {place}: {accepted} of {count} drafted token kept, {share}","position {place}: {accepted} of {count} drafted tokens kept, {share}",{place:F+1,accepted:H(
P),share:U(P/R)})]}),"accepted_by_position / drafted_by_position")}let f=null,S=A=>A.join(", ");return we(t,{kept:()=>f?G(f.num_spec_steps,"{count} round with a\
 draft; by the number of kept tokens, from 0 on: {rounds}.","{count} rounds with a draft; by the number of kept tokens, from 0 on: {rounds}.",{rounds:S(f.acceptance_histogram)}):
"",place:()=>f?a("kept {kept} of {drafted} drafted, by position.",{kept:S(f.accepted_by_position),drafted:S(f.drafted_by_position)}):""}),(A,L)=>{f=A,c(A,L),d(A)}}var ct={get accepted(){return["✓",a("accepted draft"),a("Drafted, and kept by the target model.")]},get correction(){return["→",a("correction"),a("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",a("bonus"),a("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",a("target only"),a("Nothing was drafted in this round: the target wrote one token, as without draf\
ts.")]}},Wa=Object.fromEntries(Object.keys(ct).map(t=>[t,0])),ja=(t,{draft:e})=>e&&Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function Et(t){let{
do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??null}}function Ts({target_logprob:t,draft_logprob:e},{weight:n}){let r=X(
t)/((e??null)===null?1:X(e));return Math.min(1,n===null?r:1-n+n*r)}var Ba=({weight:t})=>t===null?"min(1, p / q)":`min(1, ${V(1-t,2)} + ${V(t,2)} · p / q)`;function za(t,e){
if(t.samples)return e?a("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:Ba(t)}):a("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(t.weight===null||!e)return a("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,r]=[V(t.weight,2),V(1-t.weight,2)];return a("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:r})}function Es(t,e){return e<t.num_accepted?"accepted":e<Ve(t)?"rejected":"unjudged"}function $n(t,e,n){let r=t.drafted[e],o=Es(t,e),s=(r.
draft_logprob??null)!==null,[i,l]=[U(X(r.target_logprob)),U(X(r.draft_logprob))],c=s?[a("The draft model gave it {q}.",{q:l})]:[];if(o==="unjudged")return[t.follow===
"correction"?a("Never judged: it follows the rejection."):a("Never judged: it follows the end of the text."),...c].join(" ");let u=o==="accepted";if(!n.samples){
let d=n.weight!==null&&s;return[u?td(d):nd(d,Y(t.next_text)),a("The target gave it {p}.",{p:i}),...c].join(" ")}if(!s)return u?a("Accepted: the target drew the \
same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:i}):a("Rejected: the target drew {token} for itself. It gave this one {p},\
 which is the chance that it is kept.",{token:Y(t.next_text),p:i});let h=(r.overlap??null)===null?[]:[a("Averaged over all tokens that could have been drafted h\
ere, the chance is {share}.",{share:U(r.overlap)})];return[u?a("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:i,q:l}):a("Rejected: the targ\
et gave it p = {p}, the draft model q = {q}.",{p:i,q:l}),rd(Ts(r,n),Ba(n),u),...h].join(" ")}var td=t=>a(t?"Accepted: it is the likeliest token in the mixture o\
f both models.":"Accepted: it is the likeliest token for the target."),nd=(t,e)=>a(t?"Rejected: {token}, not this one, is the likeliest token in the mixture of \
both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:e});function rd(t,e,n){if(t>=1)return a("By {formula}, it is alwa\
ys kept: nothing was left to a draw.",{formula:e});let r={formula:e,chance:U(t)};return n?a("By {formula}, it is kept with probability {chance}: the draw kept i\
t.",r):a("By {formula}, it is kept with probability {chance}: the draw rejected it.",r)}function Os(t,e){let[,n,r]=ct[t.follow],o=`${n.charAt(0).toUpperCase()}${n.
slice(1)}. ${r}`,s=t.drafted[t.num_accepted];if(t.follow!=="correction"||!e.samples)return o;if((s.draft_logprob??null)===null)return`${o} ${a("The target drew \
it.")}`;let i=`${o} ${a("It was drawn from the residual distribution: what the target gives beyond the draft model, max(0, p − q).")}`;return(s.overlap??null)===
null||e.weight!==null?i:`${i} ${a("That sums to {share} here, and is scaled up to 1 for the draw.",{share:U(1-s.overlap)})}`}function Ha({draft:{origin:t,place:e,
round:n,instead:r},chosen:o},s){if(!Object.hasOwn(ct,t))return[];let{length:i}=n.drafted,l={round:n.index+1,place:e+1},c=i?[G(i,"Round {round} drafted {count} t\
oken.","Round {round} drafted {count} tokens; this is place {place}.",l)]:[];if(t==="accepted")return[...c,$n(n,e,s)];let u=t==="correction"&&r?[a("Drafted here\
 was {token}. {fate}",{token:Y(r.text),fate:$n(n,e,s)})]:[],h=Os(n,s),d=s.samples&&t!=="correction"&&o.logprob!==null?[a("It was drawn from the target’s own dis\
tribution, which gave it {p}.",{p:U(X(o.logprob))})]:[],f=i-Ve(n),S=t==="correction"&&f?[G(f,"{count} drafted token after it was never judged.","{count} drafted\
 tokens after it were never judged.")]:[];return[...c,...u,[h,...d].join(" "),...S]}function Fa({round:t,place:e},n,r){let{length:o}=t.drafted,s={token:Y(t.drafted[e].
text),chosen:Y(n),round:t.index+1,place:e+1},i=o-Ve(t);return[G(o,"{token} was drafted in round {round}, but is not in the text.","{token} was drafted in round \
{round}, at place {place} of {count}, but is not in the text.",s),$n(t,e,r),a("{chosen} takes its place.",s),...i?[G(i,"{count} drafted token after it was never\
 judged.","{count} drafted tokens after it were never judged.")]:[]]}function Da({draft:t}){if(!t||!Object.hasOwn(ct,t.origin))return[];let{origin:e,instead:n,round:{
index:r,drafted:o}}=t,s=r+1;if(e==="accepted"){let{draft_logprob:i}=o[t.place],l={place:t.place+1,size:o.length,round:s};return(i??null)===null?[a("accepted dra\
ft: token {place} of {size} in round {round}",l)]:[a("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...l,q:U(X(i))})]}
return e==="correction"?n?[a("correction: replaced the rejected draft token {token} in round {round}",{token:Y(n.text),round:s})]:[a("correction: replaced a rej\
ected draft token in round {round}",{round:s})]:e==="target"?[a("target only: nothing was drafted in round {round}",{round:s})]:[G(o.length,"bonus: the target’s\
 own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:s})]}var Ye=t=>t<
.01?`${ee(t*1e3,1)} ms`:Ge(t);function Ga(t,e,n){let r=[],o=Et(null),s={row:null,card:null,selected:null},i=null,l=!0,c=0,u=new WeakMap,h=new WeakMap,d=new IntersectionObserver(w=>{for(let{isIntersecting:y,
target:b}of w)y&&R(u.get(b));f()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),f=()=>l&&!e.selected&&e.running;function S(w,y){let b=r.length<=w.length&&
(!r.length||r[0].round===w[0])&&o.samples===y.samples;o=y,b||A();for(let E of w.slice(r.length))L(E)}function A(){d.disconnect(),t.replaceChildren(),r=[],s={row:null,
card:null,selected:null},i=null,l=!0,c=0}function L(w){let y=g("li","gp-round"),b={round:w,item:y,cards:null};u.set(y,b),r.push(b),t.append(y),d.observe(y)}function R(w){
if(!w||w.cards)return;d.unobserve(w.item);let{round:y,item:b}=w,E=Ve(y);w.cards=[];let q=g("div","gp-cards");for(let p=0;p<E;p++)q.append(z(w,p));y.next_token_id!==
null&&q.append(j(w)),E<y.drafted.length&&q.append($(y,E)),y.follow==="none"&&q.append(g("span","gp-note gp-ended","■ "+a("the text ended inside its draft"))),
b.append(F(y),q),b.classList.add("gp-filled"),i||T(w.cards[0])}function F(w){let y=g("div","gp-round-head"),{num_accepted:b,drafted:{length:E}}=w,q=E?a("{accept\
ed} of {drafted} kept",{accepted:b,drafted:E}):a("no draft"),p=[a("draft {time}",{time:Ye(w.draft_seconds)}),a("verify {time}",{time:Ye(w.verify_seconds)})];y.append(
g("b","",a("Round {number}",{number:w.index+1})),g("span","",q));for(let m of p)y.append(g("span","gp-round-time",m));return y}function P(w,y,b,E,q,p,m){let O=a(
"Round {number}, {which}, {token}: {why}",{number:w.round.index+1,which:p,token:Y(q),why:m}),W=g("button","gp-draft-card",null,{type:"button",tabindex:"-1","ari\
a-pressed":"false","aria-label":O});W.dataset.draft=b;let B=g("span","gp-draft-head"),D=g("bdi","gp-ink gp-word");return ve(D,q),B.append(g("span","gp-sign",E),
D),W.append(B),ke(W,()=>m),h.set(W,{row:w,index:y}),w.cards.push(W),W}function z(w,y){let{round:b}=w,E=b.drafted[y],q=Es(b,y),p=b.start+y,m=a("drafted token {pl\
ace} of {size}",{place:y+1,size:b.drafted.length}),O=P(w,p,q,q==="accepted"?"✓":"✗",E.text,m,$n(b,y,o));if(O.append(I("p",X(E.target_logprob))),(E.draft_logprob??
null)!==null&&O.append(I("q",X(E.draft_logprob))),o.samples){let W=g("span","gp-chance",a("chance"));W.append(g("b","",U(Ts(E,o)))),O.append(W)}return O}function j(w){
let{round:y}=w,b=y.start+y.num_accepted,[E,q]=ct[y.follow],p=P(w,b,y.follow,E,y.next_text,a("the target’s own token"),Os(y,o));p.classList.add("gp-own-card");
let m=n(b);return m&&p.append(I("p",Te(m).probability)),p.append(g("span","gp-chance",q)),p}function I(w,y){let b=g("span","gp-bar-line"),E=g("span","gp-track"),
q=g("i",`gp-part-${w}`);return me(q,"width",y),E.append(q),b.append(g("i","gp-pq",w),E,g("span","gp-amount",U(y))),b}function $(w,y){let b=g("span","gp-behind"),
E=w.drafted.slice(y);b.append(g("span","gp-note",a("never judged")));for(let q of E){let p=ne(q.text,"gp-word"),m=(q.draft_logprob??null)===null?"":` q ${U(X(q.
draft_logprob))}`,O=g("span","gp-unjudged");O.append(p,g("small","",m)),b.append(O)}return b}function N(w){let y=w&&w.draft,b=y&&r[y.round.index-(r.length?r[0].
round.index:0)]||null;b&&R(b);let E=b?_(b,w):null;s.card&&s.card!==E&&s.card.setAttribute("aria-pressed","false"),s.card&&s.card.classList.remove("gp-current"),
s.row&&s.row!==b&&s.row.item.classList.remove("gp-current-round");let q=s.selected!==e.selected;s={row:b,card:E,selected:e.selected},q&&!e.selected&&(l=!0),b&&(b.
item.classList.add("gp-current-round"),E&&(E.classList.add("gp-current"),E.setAttribute("aria-pressed",String(e.selected===w)),t.contains(document.activeElement)||
T(E)),q&&x(b.item))}function _(w,y){let{rejected:b}=e;if(b&&b.round===w.round)return w.cards[b.place];let E=y.index-w.round.start;return E<w.round.num_accepted?
w.cards[E]:w.cards.at(-1)}function x(w){let[y,b]=[w.offsetTop,w.offsetTop+w.offsetHeight];y<t.scrollTop?t.scrollTop=y:b>t.scrollTop+t.clientHeight&&(t.scrollTop=
Math.min(y,b-t.clientHeight))}function T(w){i&&(i.tabIndex=-1),i=w||null,i&&(i.tabIndex=0)}function v(w){if(!w)return;let{row:y,index:b}=h.get(w);T(w);let E=n(b),
q=y.cards.indexOf(w);E&&w.dataset.draft==="rejected"?e.selectRejected(E,y.round,q):E&&e.selectStep(E),x(y.item),w.focus({preventScroll:!0})}function M(w,y){let b=r[Math.
max(0,Math.min(r.length-1,w))];return R(b),b.cards.at(y)}function k(w,y){let{row:b}=h.get(w),E=b.cards[b.cards.indexOf(w)+y];if(E)return E;let q=r.indexOf(b)+y;
return r[q]?M(q,y>0?0:-1):null}return t.addEventListener("click",w=>{let y=w.target.closest(".gp-draft-card");if(y){v(y);return}let b=w.target.closest(".gp-roun\
d");b&&v(u.get(b).cards[0])}),t.addEventListener("keydown",w=>{w.key==="Escape"&&e.selectStep(null);let y=w.target.closest(".gp-draft-card");if(!y||w.ctrlKey||w.
metaKey||w.altKey)return;let b=r.indexOf(h.get(y).row),E={ArrowRight:()=>k(y,1),ArrowLeft:()=>k(y,-1),ArrowDown:()=>r[b+1]&&M(b+1,0),ArrowUp:()=>r[b-1]&&M(b-1,0),
Home:()=>M(0,0),End:()=>M(r.length-1,0)};E[w.key]&&(w.preventDefault(),v(E[w.key]()))}),t.addEventListener("scroll",()=>{let w=t.scrollTop;t.scrollHeight-w-t.clientHeight<
80?l=!0:w<c&&(l=!1),c=w},{passive:!0}),{show:S,mark:N}}var We={narrowest:3,least:16,cell:9,tallest:90,times:84};function Ua(t,{canvas:e,column:n,ends:r,onResize:o}){let s={rounds:[],each:1,columns:We.least,top:1,drafts:0},
i=0;function l(P){let z=j=>P.reduce((I,$)=>I+j($),0)/P.length;return{accepted:z(j=>j.num_accepted),judged:z(Ve),drafted:z(j=>j.drafted.length),draft:z(j=>j.draft_seconds),
verify:z(j=>j.verify_seconds),longest:Math.max(...P.map(j=>j.draft_seconds+j.verify_seconds))}}function c(P){let z=P.map(({draft:$,verify:N})=>$+N).sort(($,N)=>$-
N),j=z.at(-1),I=z[Math.floor((z.length-1)*.9)];return j>2*I&&z.length>4?1.25*I:j}function u(P){i||=e.clientWidth;let z=Math.max(1,Math.ceil(P.length/Math.max(1,
Math.floor(i/We.narrowest)))),j=[];for(let x=0;x<P.length;x+=z)j.push(l(P.slice(x,x+z)));let I=Math.max(1,...j.map(({drafted:x})=>x)),$=Math.max(1,Math.min(We.cell,
We.tallest/I)),N=c(j)||1,_=j.filter(({draft:x,verify:T})=>x+T>N);return s={rounds:P,each:z,columns:Math.max(We.least,j.length),top:N,drafts:Math.ceil(I*$)},C(r.
drafts,I>=1.5?H(Math.round(I)):"1"),C(r.times,Ye(N)),h(j,$),{each:z,cut:_.length,longest:Math.max(0,...j.map(({longest:x})=>x)),filled:j.length/s.columns}}function h(P,z){
let j=s.drafts+16+We.times,I=devicePixelRatio,$=[Math.round(i*I),Math.round(j*I)];if(e.width!==$[0]&&(e.width=$[0]),e.height!==$[1]&&(e.height=$[1]),e.style.height=
`${j}px`,r.drafts.parentNode.style.height=`${s.drafts}px`,r.times.parentNode.style.height=`${We.times}px`,!i)return;let N=getComputedStyle(t),_=k=>N.getPropertyValue(
`--gp-${k}`).trim(),x={accepted:_("accepted"),rejected:_("rejected"),muted:_("muted"),verify:_("kept"),draft:_("before"),line:_("line"),surface:_("surface")},T=e.
getContext("2d");T.setTransform(I,0,0,I,0,0),T.clearRect(0,0,i,j);let v=i/s.columns,M=v>6?Math.min(6,v*.2):v>3.5?1:0;T.fillStyle=x.line,T.fillRect(0,s.drafts,i,
1),T.fillRect(0,j-1,i,1),P.forEach((k,w)=>{let y=[w*v+M/2,v-M];s.each===1?d(T,x,k,y,z):S(T,x,k,y,z),A(T,x,k,y,j-1)})}function d(P,z,{accepted:j,judged:I,drafted:$},[
N,_],x){let T=Math.max(1,x-(x>3?1.5:0));for(let v=0;v<$;v++){let M=s.drafts-(v+1)*x;if(v<j)P.fillStyle=z.accepted,P.fillRect(N,M,_,T);else if(v<I)f(P,z.rejected,
N+_/2,M+T/2,Math.min(_,Math.max(T,5),7)/2);else{P.fillStyle=z.muted;let k=Math.min(_,T,2.5);P.fillRect(N+(_-k)/2,M+(T-k)/2,k,k)}}}function f(P,z,j,I,$){P.strokeStyle=
z,P.lineWidth=$>2?2:1,P.beginPath(),P.moveTo(j-$,I-$),P.lineTo(j+$,I+$),P.moveTo(j-$,I+$),P.lineTo(j+$,I-$),P.stroke()}function S(P,z,{accepted:j,drafted:I},[$,
N],_){P.fillStyle=z.accepted,P.fillRect($,s.drafts-j*_,N,j*_),P.fillStyle=z.muted,P.fillRect($,s.drafts-I*_,N,1)}function A(P,z,{draft:j,verify:I},[$,N],_){let x=Math.
min(1,s.top/(j+I))/s.top,[T,v]=[j*x*We.times,I*x*We.times];P.fillStyle=z.verify,P.fillRect($,_-T-v,N,v),L(P,z.draft,$,_-T,N,T),!(j+I<=s.top)&&(P.fillStyle=z.surface,
P.fillRect($-1,_-We.times+7,N+2,3),P.fillRect($-1,_-We.times+13,N+2,3))}function L(P,z,j,I,$,N){if(!(N<=0)){if($<5){P.fillStyle=z,P.fillRect(j,I,$,N);return}P.save(),
P.beginPath(),P.rect(j,I,$,N),P.clip(),P.strokeStyle=z,P.lineWidth=1.5,P.beginPath();for(let _=-N;_<$;_+=5)P.moveTo(j+_,I+N),P.lineTo(j+_+N,I);P.rect(j+.75,I+.75,
Math.max(0,$-1.5),Math.max(0,N-1.5)),P.stroke(),P.restore()}}function R(P){let{left:z,width:j}=e.getBoundingClientRect(),I=Math.floor((P.clientX-z)/j*s.columns)*
s.each;return Math.max(0,Math.min(s.rounds.length-1,I))}function F(P){n.hidden=P===null,P!==null&&(me(n,"left",Math.floor(P/s.each)/s.columns),me(n,"width",1/s.
columns))}return new ResizeObserver(()=>{e.clientWidth!==i&&(i=e.clientWidth,o())}).observe(e),{draw:u,at:R,mark:F}}function Ka(t,e){let n=t.querySelector(".gp-map-plot"),r=t.querySelector(".gp-map-reading"),o=t.querySelector(".gp-map-note"),s=new ge(null,()=>null),i=new Vt,l=Ua(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:I}),c=Ga(t.querySelector(".gp-rounds"),e,$=>s.steps[$]),u=Ms(t),h=[],d=0,f=!1;function S(){let $=e.hideFrom===null?s.steps.length:Math.min(e.hideFrom,s.
steps.length),N=e.rounds.length;for(;N&&e.rounds[N-1].start+_s(e.rounds[N-1])>$;)N-=1;return N===e.rounds.length?e.rounds:e.rounds.slice(0,N)}function A(){let{each:$,
cut:N,longest:_,filled:x}=l.draw(h);me(t.querySelector(".gp-map-axis"),"width",x),C(o,[$>1?a("Each column is the mean of {each} rounds.",{each:$}):"",N?G(N,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:Ye(_)}):""].filter(Boolean).join(" ")),C(
t.querySelector(".gp-map-last"),a("round {number}",{number:H(h.length)}))}function L($){let N={round:$.index+1,draft:Ye($.draft_seconds),verify:Ye($.verify_seconds),
accepted:$.num_accepted,token:Y($.next_text)};return $.follow==="target"?a("Round {round}: draft {draft}, verify {verify}; nothing drafted, then {token}.",N):$.
follow==="bonus"?G($.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as bonus.","Round {ro\
und}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept, then {token} as bonus.",N):$.follow==="correction"?G($.drafted.length,"Round {r\
ound}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as correction.","Round {round}: draft {draft}, verify {verify}; {a\
ccepted} of {count} drafted tokens kept, then {token} as correction.",N):G($.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count\
} drafted token kept; the text ended inside the draft.","Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept; the text ende\
d inside the draft.",N)}let R=$=>e.selectStep(s.steps[h[$].start]||null);function F(){let $=e.current();return!$||!$.draft?null:h[$.draft.round.index]===$.draft.
round?$.draft.round.index:null}function P(){let $=F();l.mark($);let N=$===null?"":L(h[$]);C(r,N),re(n,{"aria-valuemin":1,"aria-valuemax":h.length,"aria-valuenow":($??
0)+1,"aria-valuetext":N||a("no round yet")})}n.addEventListener("pointermove",$=>{let N=l.at($);N<0||($.buttons===1?R(N):C(r,L(h[N])))}),n.addEventListener("poi\
nterleave",P),n.addEventListener("click",$=>l.at($)>=0&&R(l.at($))),n.addEventListener("keydown",$=>{let N={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,
PageDown:-10,Home:-1/0,End:1/0};$.key==="Escape"&&e.selectStep(null),!(!($.key in N)||!h.length)&&($.preventDefault(),R(Math.max(0,Math.min(h.length-1,(F()??h.length-
1)+N[$.key]))))});function z($){let{draft_seconds:N,verify_seconds:_}=$,x=N+_;for(let[M,k]of[["draft",N],["verify",_]]){let w=t.querySelector(`.gp-time-${M}`);w.
style.flexGrow=x?k/x:.5,C(t.querySelector(`.gp-told-${M}`),`${Math.round(x?100*k/x:0)}% · ${Ye(k)}`)}let T=G($.num_tokens,"{count} token","{count} tokens"),v=$.
passes_saved>0?G($.passes_saved,"{count} pass saved.","{count} passes saved."):a("No pass saved.");C(t.querySelector(".gp-drafts-short"),`${G($.num_rounds,"{tok\
ens} in {count} forward pass of the target.","{tokens} in {count} forward passes of the target.",{tokens:T})} ${v}`)}function j($){let N=e.lasts[0]||null;if(($.
run||$.steps)&&s.follow(N),$.run&&(f=!1),t.hidden=!e.rounds.length,t.hidden)return;let _=[h[0],d];if(h=S(),d=h.length,$.run||h[0]!==_[0]||d!==_[1]){let x=Et(e.started),
T=i.read(h);f||=h.some(({drafted:M})=>M.length&&(M[0].draft_logprob??null)!==null);let v=t.querySelector(".gp-drafts-rule");C(v,za(x,f)),ue(v,"draft",()=>de(lt(
"draft_acceptance_rate",T)),x.samples&&f?{}:{formula:""}),t.querySelector(".gp-key-q").hidden=!f,z(T),A(),c.show(h,x),u(T,x)}c.mark(e.current()),P()}function I(){
t.hidden||(A(),P())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",I),new MutationObserver(I).observe(document.body,{attributes:!0,
attributeFilter:["class"]}),j}var Xt=.001,Va=2e-5,od=-1e9,Lt=-1e8,Pe=(t,e=-1e30)=>t==null||t<e;function Yt(t,e,n){return Pe(t,n)||Pe(e,n)?Pe(t,n)&&Pe(e,n)?0:1/0:Math.abs(t-e)}function Pn(t,e,n){
return Yt(t,e===null?null:e*n,Lt)/Math.max(1,n)}var Ot=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=Xt||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function Ya(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new Ot,given:new Ot,
final:new Ot,pool:new Ot,output:new Ot},r=e.length_penalty??1;for(let o of t.prompts){if(!o)continue;let s=Math.max(...o.distributions.map(i=>i.length));sd(o,Math.
max(1,Math.floor(s/(e.num_beam_groups||1))),r,n)}return t.finished.sequences.forEach((o,s)=>id(t.returned[s].last,o,s,r,n.output)),n}function sd(t,e,n,r){let o=null,
s=new Map,i=(l,c)=>c.score-l.score;t.steps.forEach((l,c)=>{if(l.some(({given:d})=>d)){for(let d of l)r.given.see(Yt(d.beam.score,0),()=>({node:d}));return}o??=new Map(
l.filter(({beam:d})=>d.parent%e===0).map(({beam:d})=>[d.parent,0]));for(let d of l){let{beam:f}=d,S=o.get(f.parent)??od;if(r.sum.see(Yt(S+(f.logprob??-1/0),f.score,
Lt),()=>({node:d,parent:S})),f.final_score===null||f.final_score===void 0)continue;let A=d.length**n;r.final.see(Pn(f.score,f.final_score,A),()=>({node:d,power:A}));
let L=f.group??null;s.set(L,[...s.get(L)||[],{score:f.final_score,power:A}].sort(i).slice(0,e))}let u=[...s.values()].flat().filter(({score:d})=>!Pe(d)).sort(i),
h=t.pools[c].filter(d=>!Pe(d));for(let d=0;d<Math.max(u.length,h.length);d++){let f=u[d]??null,S=f&&d<h.length?Pn(f.score*f.power,h[d],f.power):1/0;r.pool.see(S,
()=>({step:c,place:d,expected:f&&f.score,told:h[d]??null}))}o=new Map(l.filter(({beam:d})=>d.status==="running").map(({beam:d})=>[d.beam,d.score]))})}function id(t,e,n,r,o){
let s=ie(t),i=s.filter(({given:u})=>!u);if(e.score===null||!i.length)return;let l=i.length**r,c=s.every(({beam:u,given:h},d)=>h||u.parent===(e.beams||[])[d]);o.
see(c?Pn(t.beam.score,e.score,l):1/0,()=>({number:n,node:t,power:l,told:e.score}))}var he={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},Xa=new Set(["running"]),mt=new Set(["finished"]);function Ja(t,e){let n=Math.
min(e.upTo,t.steps.length-1),r=Ls(t,n),o=new Map((e.returned||[]).map((d,f)=>[d,f+1])),s=Rn([...r,...o.keys(),..._r(t,n)]),{kids:i,hidden:l}=ad(t,n,e,s,r),{lanes:c,
counts:u}=hd(t,n,i),h=fd(t,n,i,c,e);return pd(t,{last:n,kept:r,outputs:o,alive:s,kids:i,hidden:l,lanes:c,counts:u,columns:h,options:e})}var _r=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>Xa.has(n.status));function Ls(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:r})=>mt.has(r.status));return n.sort((r,o)=>o.beam.final_score-
r.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function Rn(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function ad(t,e,n,r,o){
let s=new Map,i=new Set([null]),l=new Map,c=new Map,u=h=>(s.has(h)||s.set(h,{on:[],off:[]}),s.get(h));u(null);for(let h=0;h<=e;h++){for(let d of t.steps[h]){let{
before:f}=d,S=n.collapsed.has(f)?f:l.get(f);S!=null?(l.set(d,S),c.set(S,(c.get(S)||0)+1)):Xa.has(d.beam.status)?(n.lost||r.has(d))&&(u(f).on.push(d),i.add(d)):(!mt.
has(d.beam.status)||n.lost||o.has(d))&&u(f).off.push(d)}t.distributions[h].forEach((d,f)=>{let S=cd(t,h,f);n.candidates&&i.has(S)&&!n.collapsed.has(S)&&ud(t,h,f,
d,u(S),n.candidates)})}for(let h of s.values()){h.on.sort((A,L)=>A.beam.beam-L.beam.beam);let d=h.off.filter(({beam:A})=>mt.has(A.status)),f=h.off.filter(({beam:A})=>!mt.
has(A.status)),S=(A,L)=>L.beam.score-A.beam.score;h.off=[...d.sort(S),...ld(f.sort(S),n.candidates)]}return{kids:s,hidden:c}}function ld(t,e){let n=new Map;return t.
filter(({beam:{parent:r}})=>(n.set(r,(n.get(r)||0)+1),n.get(r)<=e))}function cd(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:r})=>r.parent===n)))return e?t.byStep[e-
1].get(n):null}function ud(t,e,n,r,o,s){let i=s-o.off.filter(({beam:c})=>c.parent===n&&!mt.has(c.status)).length;if(i<=0)return;let l=new Set(t.steps[e].filter(
({beam:c})=>c.parent===n).map(({beam:c})=>c.token_id));for(let c of r.candidates)if(!(c.logprob===null||l.has(c.token_id))&&(o.off.push(ds(t,e,n,r,c)),i-=1,!i))
return}function hd(t,e,n){let r=new Map,o=new Map;for(let i=0;i<=e;i++){let l=[],c=new Set;for(let u of _r(t,i)){let h=n.get(u.before);if(!h||!h.on.includes(u))
continue;let d=u.beam.group??0;o.has(d)||o.set(d,[]),h.on.find(({beam:S})=>(S.group??0)===d)===u&&u.before&&r.has(u.before)?(r.set(u,r.get(u.before)),o.get(d)[r.
get(u).number]=i,c.add(u)):l.push(u)}l.sort((u,h)=>u.beam.beam-h.beam.beam);for(let u of l){let h=u.beam.group??0,d=dd(o.get(h),i,u.before&&r.has(u.before)?r.get(
u.before).number:0);o.get(h)[d]=i,r.set(u,{group:h,number:d})}}let s=new Map([...o].sort(([i],[l])=>i-l).map(([i,l])=>[i,Math.max(1,l.length)]));return{lanes:r,
counts:s}}function dd(t,e,n){let r=i=>i.sort((l,c)=>Math.abs(l-n)-Math.abs(c-n)||c-l)[0],s=t.map((i,l)=>l).filter(i=>t[i]<e-1);return s.length?r(s):t.length}function fd(t,e,n,r,o){
let s=c=>_r(t,c-1).every(u=>{if(!r.has(u))return!0;let h=n.get(u);return h&&h.on.length===1&&!h.off.some(({beam:d})=>mt.has(d.status))}),i=[],l=o.live?e-2:e;for(let c=0;c<=
e;c++){let u=i.at(-1);o.fold&&u&&c<=l&&s(c)?u.to=c:i.push({from:c,to:c})}return i.flatMap(c=>{let u=c.to-c.from+1;return u>=he.short&&!o.unfolded.has(c.from)?[c]:
Array.from({length:u},(h,d)=>({from:c.from+d,to:c.from+d,...u>=he.short&&d===0?{open:!0}:{}}))})}function pd(t,{last:e,kept:n,outputs:r,alive:o,kids:s,hidden:i,
lanes:l,counts:c,columns:u,options:h}){let d=[],f=he.margin+he.node+he.gap;for(let N of u){N.x=f,N.folded=N.to>N.from,N.width=N.folded?he.fold:he.node,f+=N.width+
he.gap;for(let _=N.from;_<=N.to;_++)d[_]=N}let{tops:S,bands:A,height:L}=md(s,l,c,d),R=N=>S.get(N.group)[N.number],F={node:null,nodes:[],look:"root",x:he.margin,
y:gd(S),width:he.node,height:he.row-4,hidden:0},P=[F],z=new Map([[null,F]]),j=[];function I(N,_,x){let T=d[N.index],v={node:N,nodes:[N],look:$(N),x:T.x,y:_,width:T.
width,height:x,hidden:i.get(N)||0,place:r.get(N)||null,folded:T.folded,column:T,greedy:h.greedy.has(N)};z.set(N,v),P.push(v);let M=z.get(N.before);return M&&j.push(
{from:M,to:v,look:v.look,share:Math.min(1,Math.exp(N.beam.logprob??-1/0))}),v}function $(N){let{status:_}=N.beam;return _==="finished"?n.has(N)?"kept":"fell":_!==
"running"?_:N.index===e?"tip":o.has(N)?"inner":"lost"}for(let N=0;N<=e;N++){let _=d[N];for(let x of _r(t,N))if(l.has(x))if(N>_.from){let T=z.get(x.before);T&&(T.
nodes.push(x),T.node=x,T.look=$(x),T.greedy&&=h.greedy.has(x),T.hidden=i.get(x)||0,z.set(x,T))}else I(x,R(l.get(x)),he.row-4).lane=l.get(x)}for(let[N,_]of s){let x=N===
null?null:l.get(N)&&R(l.get(N));if(x===void 0)continue;let T=new Map;for(let v of _.off){let M=d[v.index];if(!M||M.folded&&!mt.has(v.beam.status))continue;let k=x??
S.get(v.beam.group??0)[0],w=T.get(k)||0;T.set(k,w+1),I(v,k+he.row+w*he.leaf,he.leaf-2)}}return{entries:P,edges:j,columns:u,bands:A,at:z,last:e,width:f-he.gap+he.
margin,height:L}}function md(t,e,n,r){let o=new Map;for(let[u,h]of t){let d=new Map;for(let f of h.off){let S=r[f.index];if(!S||S.folded&&!mt.has(f.beam.status))
continue;let A=u===null?{group:f.beam.group??0,number:0}:e.get(u);if(!A)continue;let L=`${A.group} ${A.number}`;d.set(L,(d.get(L)||0)+1)}for(let[f,S]of d)o.set(
f,Math.max(o.get(f)||0,S))}let s=new Map,i=[],l=he.margin,c=n.size>1;for(let[u,h]of n){let d=l;c&&(l+=he.band),s.set(u,[]);for(let f=0;f<h;f++)s.get(u).push(l),
l+=he.row+(o.get(`${u} ${f}`)||0)*he.leaf+he.between;c&&i.push({group:u,y:d,height:l-d-4}),c&&(l+=8)}return s.size||s.set(0,[l]),{tops:s,bands:i,height:Math.max(
l,he.margin+he.row)+he.margin-he.between}}var gd=t=>[...t.values()][0][0];var bd=`
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
`,Ps={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},As={tall:.55,small:.75},wd=[1,1.8,3,4.5,6.5],kd=[.05,.2,.5,.8],yd={probability:({beam:t})=>U(
Math.min(1,X(t.logprob))),token:({beam:t})=>V(t.logprob,2),sum:({beam:t})=>V(t.score,2),score:(t,e)=>V(Ke(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
Jt=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=Q("style");n.textContent=bd,this.world=Q("g"),this.bands=Q("g"),this.ruler=Q("g"),this.edges=
Q("g"),this.blocks=Q("g"),this.nodes=Q("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=new Map,
this.drawn=new Map}draw(e,n){let r=n.area?i=>i.x+i.width>=n.area[0]&&i.x<=n.area[2]&&i.y+i.height>=n.area[1]&&i.y<=n.area[3]:()=>!0,o=e.entries.filter(r),s=i=>n.
zoom>=(Ns(i)?As.tall:As.small);return this.drawBands(e),this.drawRuler(n.zoom>=As.tall?e.columns.filter(({x:i,width:l})=>!n.area||i+l>=n.area[0]&&i<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(o.filter(i=>!s(i)),n),this.drawNodes(o.filter(s),n),o.length}drawBands({bands:e,width:n}){let r=ce(this.bands,e.length,()=>{
let o=Q("g");return o.append(Q("rect","t-band"),Q("text")),o});e.forEach(({group:o,y:s,height:i},l)=>{let[c,u]=r[l].children;re(c,{x:4,y:s,width:n-8,height:i,rx:8}),
re(u,{y:s+16}),C(u,a("group {group}",{group:Oe(o)}))})}drawRuler(e){let n=ce(this.ruler,e.length,()=>Q("text","t-small"));e.forEach(({from:r,to:o,x:s},i)=>{re(n[i],
{x:s+8,y:12}),C(n[i],o>r?`${r+1}–${o+1}`:String(r+1))})}nameBandsAt(e){for(let n of this.bands.children)re(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){
let r=new Map;for(let{from:o,to:s,look:i,share:l}of e.edges){let[c,u]=[o.x+o.width,s.x],[h,d]=[o.y+o.height/2,s.y+s.height/2];if(n.area&&(u<n.area[0]||c>n.area[2]||
Math.max(h,d)<n.area[1]||Math.min(h,d)>n.area[3]))continue;let f=n.path.has(s.node)||s.nodes.some(R=>n.path.has(R)),S=Math.min(40,(u-c)*.6),L=`t-edge t-w${kd.filter(
R=>l>=R).length} ${Sd(s,i,f)}${n.dim&&!f?" t-dim":""}`;r.has(L)||r.set(L,[]),r.get(L).push(`M${c},${h}C${c+S},${h} ${u-S},${d} ${u},${d}`)}this.drawPaths(this.edges,
r,(o,s)=>{o.style.strokeWidth=`${wd[Number(s.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,r){for(let[o,s]of this.paths)s.parentNode===e&&!n.has(o)&&(s.remove(),this.
paths.delete(o));for(let[o,s]of n){let i=this.paths.get(o);i||(i=Q("path",o),r&&r(i,o),this.paths.set(o,i),o.includes("t-path")?e.append(i):e.prepend(i)),re(i,{
d:s.join("")})}}drawBlocks(e,n){let r=new Map;for(let o of e){let s=`t-blocks t-${$s(o,n.path)?"path":o.look}${n.dim&&!$s(o,n.path)?" t-dim":""}`;r.has(s)||r.set(
s,[]);let{x:i,y:l,width:c,height:u}=o;r.get(s).push(`M${i},${l+u*.2}h${c}v${u*.6}h${-c}z`)}this.drawPaths(this.blocks,r)}drawNodes(e,n){let r=new Map(this.drawn);
for(let o of e){let s=o.nodes[0]||null,i=this.drawn.get(s);(!i||i.tall!==Ns(o))&&(i&&i.group.remove(),i=xd(Ns(o)),this.drawn.set(s,i),this.nodes.append(i.group)),
r.delete(s),this.drawNode(i,o,n)}for(let[o,{group:s}]of r)s.remove(),this.drawn.delete(o)}drawNode(e,n,r){let{node:o,x:s,y:i,width:l,height:c,look:u}=n,{group:h,
box:d,word:f,right:S,tall:A}=e,L=o?yd[r.number](o,r.penalty):"";if(re(h,{class:this.classesOf(n,r),transform:`translate(${s} ${i})`}),re(d,{width:l,height:c}),re(
S,{x:l-8}),C(S,L),A)vd(e,n,r);else{let R=`${n.greedy?"G":""}${Ps[u]} `;C(f,R+Mr(Rs(o),12-R.length-Math.ceil(L.length*.82)))}_d(e,n)}classesOf(e,n){let{node:r,look:o}=e,
s=$s(e,n.path),i=[`t-${o}`];return r&&(r.beam.group??0)&&["inner","tip"].includes(o)&&i.push(`t-g${r.beam.group%4}`),r&&r.given&&i.push("t-given"),s&&i.push("t-\
path"),n.dim&&!s&&r&&i.push("t-dim"),i.join(" ")}},Ns=({height:t})=>t>he.leaf;function xd(t){let e=Q("g"),[n,r,o]=[Q("rect","t-box"),Q("text","t-word"),Q("text",
"t-small t-right")];e.append(n,r,o),re(n,{rx:t?7:5}),re(r,{x:8,y:t?14:13}),re(o,{y:t?28:13});let s=t?e.appendChild(Q("text","t-small")):null;return s&&re(s,{x:8,
y:28}),{group:e,box:n,word:r,right:o,left:s,tall:t,flag:null}}function vd({word:t,left:e},n,r){let{node:o,nodes:s,look:i}=n,l=Ps[i]?`${Ps[i]} `:"";o?C(t,l+(s.length>
1?Td(s.map(Rs).join(""),28):Mr(Rs(o),12-l.length))):C(t,r.root),C(e,o?Md(n,r):""),re(e,{class:o&&s.length<2&&Zt(o)?"t-small t-switch":"t-small"})}function _d(t,{
look:e,place:n,hidden:r,width:o,height:s}){let i=n?`★${n}`:r?`+${r}`:"";if(!i&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[Q("rect","t-inside"),Q("rect","t-fl\
ag"),Q("text","t-flag-text")],t.group.append(...t.flag));let[l,c,u]=t.flag,h=8+7*i.length;re(l,{x:2.5,y:2.5,width:o-5,height:s-5,rx:3}),re(c,{x:o-h+4,y:-6,width:i?
h:0,height:14,rx:2}),re(u,{x:o-h/2+4,y:5}),C(u,i)}var $s=(t,e)=>t.nodes.some(n=>e.has(n)),Zt=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function Md({node:t,nodes:e,greedy:n},r){let o=[n?"G":"",r.goals?r.goals(t):""].filter(Boolean).join(" ");return e.length>1?[G(e.length,"{count} token","{c\
ount} tokens"),o].filter(Boolean).join(" "):t.beam.status!=="running"?o:[t.given?a("given"):Zt(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),
o].filter(Boolean).join(" ")}function Sd(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":
`t-g${(t.node.beam.group??0)%4}`}var Rs=({beam:t,chosen:e})=>(t.text||e.text||"").replace(Mt,n=>st[n]||"�")||a("(empty)"),Za=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function Mr(t,e){let n=0,r=Array.from(t);for(let[o,s]of r.entries())if(n+=Za(s),n>e)return r.slice(0,Math.max(1,o-1)).join("")+"…";return t}function Td(t,e){
let n=Array.from(t),r=Math.floor((e-1)/2);return n.reduce((o,s)=>o+Za(s),0)<=e?t:Mr(t,r)+Mr(n.slice(-r).join(""),r)}var Ed=.001;function el(t,e){if(t.given)return[a("A given token weighs nothing in the sum of a beam.")];let n=e.prompts[t.sequence],{beam:r}=t;return[Od(t,n,e),
Cn(t),r.diversity_penalty?a("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:V(r.diversity_penalty)}):"",
Ad(t,n),$d(t,n,e),qd(t,e)].filter(Boolean)}var gt=t=>t.beam.group??null,Cs=(t,e)=>e.steps[t.index].filter(n=>gt(n)===gt(t));function Od(t,e,n){let{mode:r}=n.started,
o=Cs(t,e).length,s=t.index===e.given,i=s?1:e.steps[t.index-1].filter(u=>u.beam.status==="running"&&gt(u)===gt(t)).length,l=gt(t)===null?[]:[a("Only beams of its\
 own group, {group}, compete with it.",{group:Oe(gt(t))})],c=s?a("All beams held the same text before this step, so one was continued."):G(i,"{count} running be\
am was continued at this step.","{count} running beams were continued at this step.");return[...l,c,Ld(t,o,r==="beam_sample")].join(" ")}function Ld({rank:t,beam:e},n,r){
if(e.status==="unseen")return r?a("The search drew {considered} continuations; this one was not among them.",{considered:n}):a("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let o={considered:n,rank:t};return r?a("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",o):a("The search considered {considered} continuations; by its sum, this one has rank {rank}.",o)}function Cn(t,e=!1){let{beam:n}=t,r=t.
before&&!t.before.given?le(t.before.beam.score):0,[o,s]=[le(n.logprob),le(n.score)];if(r===null||o===null||s===null||s<Lt)return e?"":a("It could not be chosen:\
 its log-probability is minus infinity.");let i={before:V(r),own:V(o),after:V(s)};return e?`${i.before} + (${i.own}) = ${i.after}`:a("Sum of log-probabilities (\
nats): {before} before this token, {own} of its own: {before} + ({own}) = {after}.",i)}function Ad(t,e){let n=Cs(t,e),r=u=>n.filter(({beam:h})=>h.status===u).length,
[o,s,i,l]=["running","finished","ended","pruned"].map(r),c=[G(o,"{count} has gone on","{count} have gone on"),s&&G(s,"{count} ended a text","{count} ended texts"),
i&&G(i,"{count} ended a text that does not count","{count} ended texts that do not count"),l&&G(l,"{count} was pruned","{count} were pruned")].filter(Boolean);return a(
"Of these {considered}: {parts}.",{considered:n.length,parts:c.join(", ")})}var Nd=t=>t.reduce((e,n)=>e&&e.beam.score>=n.beam.score?e:n,null);function tl(t){let e=t.
filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score);return e.length?Math.min(...e):null}function $d(t,e,n){let{beam:r}=t,o=t.index+1;if(r.status===
"unseen")return"";if(r.status==="ended")return a("The text ended here but does not count: it ranked too low or lacks a constraint.");if(r.status==="pruned")return Pd(
t,e);if(r.status==="finished"){let l=qs(t,n);return l.length?a("It ended its text at step {step}: output {numbers}.",{step:o,numbers:l.join(", ")}):e.finished.includes(
t)?a("It ended its text at step {step}, which is kept.",{step:o}):a("It ended its text at step {step}, which was dropped for better ones.",{step:o})}let s=Zt(t)?
[a("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:r.parent+1,number:r.beam+1})]:[],i=r.forced?[a("It was cons\
idered because it advances a constraint.")]:[];return[a("It went on as beam {number}.",{number:r.beam+1}),...s,...i,Rd(t,e,n)].join(" ")}function Pd(t,e){let n=tl(
Cs(t,e)),r={step:t.index+1,sum:V(t.beam.score),worst:V(n)};return n===null?a("It was pruned at step {step}.",r):a("It was pruned at step {step}: its sum is {sum\
}; the worst beam that continued has {worst}.",r)}function Rd(t,e,n){let r=qs(t,n);if(r.length)return a("It is part of output {numbers}.",{numbers:r.join(", ")});
let{alive:o,at:s,children:i,ends:l}=Cd(t,e);if(o)return n.finished?a("It was still running when the search stopped at step {step}.",{step:e.steps.length}):a("It\
 is still running.");let c=l.find(f=>e.finished.includes(f));if(c)return a("Its text ended at step {step}, which is kept but not returned.",{step:c.index+1});if(l.
length)return a("Its text ended at step {step}, which was dropped for better ones.",{step:l.at(-1).index+1});let u=Nd(i),h=tl(e.steps[s].filter(f=>gt(f)===gt(t))),
d={step:s+1,sum:V(u&&u.beam.score),worst:V(h)};return!u||h===null?a("It was overtaken at step {step}: none of its continuations went on.",d):a("It was overtaken\
 at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",d)}function Cd(t,e){let n=new Set([t]),r=[];for(let o=t.
index+1;o<e.steps.length;o++){let s=e.steps[o].filter(({before:i})=>n.has(i));if(r.push(...s.filter(({beam:i})=>i.status==="finished")),n=new Set(s.filter(({beam:i})=>i.
status==="running")),!n.size)return{alive:!1,at:o,children:s,ends:r}}return{alive:!0,at:e.steps.length-1,children:[],ends:r}}function qs(t,e){return(e.returned||
[]).flatMap(({last:n},r)=>n&&n.sequence===t.sequence&&ie(n)[t.index]===t?[r+1]:[])}function qd(t,e){let n=le(t.beam.final_score??null);if(n!==null)return Qa(t,n,
a("Final score"),e);let[r]=qs(t,e),o=r&&e.returned[r-1];return o&&le(o.score)!==null?Qa(o.last,o.score,a("Final score of output {number}",{number:r}),e):""}function Qa(t,e,n,r){
let o=qn(t,e,r);return o?a("{name}: sum / length^length_penalty = {words}.",{name:n,words:o}):a("{name}: {score}.",{name:n,score:V(e)})}function qn(t,e,n){let r=n.
started.effective.length_penalty??1,o={sum:V(t.beam.score),length:t.length,power:r,score:V(e)},s=Number.isFinite(r)?Ke(t,r):NaN;return Math.abs(s-e)<=Ed*Math.max(
1,Math.abs(e))?`${o.sum} / ${o.length}^${o.power} = ${o.score}`:""}function Qt({effective:t,config:e}){let n={...t,...e},r=(n.constraints||[]).map(s=>s.any_of||[s.phrase||[]]),o=(n.force_words_ids||[]).map(s=>Array.isArray(s[0])?
s:[s]);return[...r,...o].map(s=>({alternatives:s,length:Math.max(...s.map(i=>i.length))}))}function nl(t,e){let n=t.map(o=>e.get(o)),r=n.indexOf(void 0);return(r<
0?n:[...n.slice(0,r),"…"]).join("")}function bt({alternatives:t,length:e},n,r,o){if(n>=e)return!0;let s=t.filter(l=>l.length===n);if(!s.length)return!1;let i=[
...o,...ie(r).map(l=>l.chosen.token_id)].join(" ")+" ";return s.some(l=>` ${i}`.includes(` ${l.join(" ")} `))}var Id={running:["●",({beam:t})=>a("beam {number}",{number:t+1})],finished:["■",()=>a("ended")],ended:["□",()=>a("ended, not counted")],pruned:["✕",()=>a(
"pruned")]};function rl(t,e){let o=t.querySelector(".gp-beam-table"),s=t.querySelector(".gp-where"),i=t.querySelector(".gp-more"),l={lost:4,progress:7},c=t.querySelector(
".gp-constraints"),u=[],h=[],d=[];function f(v){let M=40-v.filter(b=>b.beam.status!=="pruned").length,k=({beam:b})=>b.beam??(b.status==="finished"?1e6:1e7),w=v.
filter(b=>b.beam.status!=="pruned"||M-- >0).sort((b,E)=>k(b)-k(E)),y=new Map;for(let b of w){let E=b.beam.group??null;y.has(E)||y.set(E,[]),y.get(E).push(b)}return[
...y].sort(([b],[E])=>b-E)}function S(v,M){let k=new Map;for(let{beam:w}of v)w.status==="running"&&w.group<M&&k.set(w.text,(k.get(w.text)||0)+1);return k}function A(v){
let M="",k=v.before;for(;k&&M.length<32;k=k.before)M=(k.piece??k.chosen.text)+M;return(k||M.length>32?"…":"")+Array.from(M).slice(-32).join("")}function L(){let v=g(
"tbody"),M=v.insertRow(),k=g("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[w,y]=[g("b","gp-badge"),g("span")];return k.append(w,y),M.append(k),o.append(
v),h.push({body:v,head:M,badge:w,took:y,rows:[]}),h.at(-1)}function R(v){let M=v.body.insertRow(),k=Array.from({length:8},()=>M.insertCell()),[w,y,b]=[g("span",
"gp-sign"),g("span"),g("span","gp-flag","⚑ "+a("forced"))];k[0].append(w,y,b);let E=g("button","gp-pick",null,{type:"button",tabindex:"-1"}),[q,p,m]=[g("span",
"gp-tail"),g("bdi","gp-tail-text"),g("bdi","gp-word")];return q.append(p),E.append(q,m),k[1].append(E),v.rows.push({row:M,cells:k,sign:w,fate:y,flag:b,pick:E,tail:p,
word:m,node:null}),v.rows.at(-1)}function F(v,M,k){let{beam:w}=M,[y,b]=Id[w.status]||["",()=>w.status];v.node=M,v.row.dataset.status=w.status,v.row.className=k?
"gp-looked":"",C(v.sign,y),C(v.fate,b(w)),v.flag.hidden=!w.forced;let E=A(M);v.tail.replaceChildren(),Tn(v.tail,E),ve(v.word,w.text),v.pick.tabIndex=k?0:-1,v.pick.
setAttribute("aria-pressed",String(k&&e.selected===M));let q=[b(w),...w.forced?[a("forced")]:[]].join(", ");v.pick.setAttribute("aria-label",a("{fate}: {text}",
{fate:q,text:Y(E+w.text)})),C(v.cells[2],M.before?a("beam {number}",{number:w.parent+1}):a(e.readsSource?"start":"prompt")),C(v.cells[3],V(w.logprob)),C(v.cells[4],
w.diversity_penalty?`-${V(w.diversity_penalty)}`:"–"),C(v.cells[5],V(w.score)),C(v.cells[6],V(w.final_score)),w.progress&&v.cells[7].replaceChildren(...z(M))}
function P(v){if(c.hidden=!v||!u.length,c.hidden)return;let M=u.map(({alternatives:k,length:w})=>{let y=g("li");return k.forEach((b,E)=>{E&&y.append(` ${a("or")}\
 `),y.append(ne(nl(b,e.texts)))}),y.append(" "+G(w,"({count} token)","({count} tokens)")),y});M.map(k=>k.textContent).join(`
`)!==c.dataset.said&&(c.dataset.said=M.map(k=>k.textContent).join(`
`),c.replaceChildren(...M))}function z(v){let M=e.prefix.map(y=>y.token_id),k=v.beam.progress.map((y,b)=>{let E=g("span","gp-goal"),q=u[b];for(let p=0;q&&p<Math.
min(q.length,8);p++)E.append(g("i",p<y?"gp-full-block":""));return q&&bt(q,y,v,M)?E.append(` ✓ ${a("done")}`):E.append(" "+(q?a("{progress} of {length}",{progress:y,
length:q.length}):String(y))),E}),{bank:w}=v.beam;return w==null?k:[...k,g("span","gp-note",a("bank {bank}",{bank:w}))]}function j(v,[M,k],w,y,b){if(v.body.hidden=
!k,!!k){if(v.head.hidden=M===null,M!==null){C(v.badge,Oe(M)),v.body.dataset.look=M%4;let E=[...S(w,M)].flatMap(([q,p])=>[ne(q,"gp-took"),p>1?` × ${p}`:""]);v.took.
replaceChildren(...E.length?[a("Earlier groups have just chosen:"),...E]:[a("Chooses first: no penalty")])}for(;v.rows.length<k.length;)R(v);v.rows.forEach((E,q)=>{
if(E.row.hidden=q>=k.length,!(q>=k.length)){for(let[p,m]of Object.entries(l))E.cells[m].hidden=!b[p];F(E,k[q],k[q]===y)}})}}function I(v){let k=e.prompts[v.sequence].
steps[v.index],w={lost:k.some(({beam:q})=>(q.group??null)!==null),progress:k.some(({beam:q})=>q.progress)};for(let[q,p]of Object.entries(l))o.tHead.rows[0].cells[p].
hidden=!w[q];let y=f(k);for(;h.length<y.length;)L();h.forEach((q,p)=>j(q,y[p]||[null,null],k,v,w));let b=k.length-y.reduce((q,[,p])=>q+p.length,0);i.hidden=b<=0,
C(i,G(b,"and {count} more that was pruned","and {count} more that were pruned"));let E={token:v.index+1,prompt:v.sequence+1};C(s,e.prompts.length>1?a("at token \
{token} of prompt {prompt}",E):a("at token {token}",E)),P(w.progress)}let $=()=>h.filter(({body:v})=>!v.hidden).flatMap(({rows:v})=>v.filter(({row:M})=>!M.hidden)),
N=v=>$().findIndex(({pick:M})=>M.contains(v.target));o.addEventListener("click",v=>{let M=N(v);M>=0&&e.selectStep($()[M].node)}),o.addEventListener("keydown",v=>{
v.key==="Escape"&&e.selectStep(null);let M=N(v),k={ArrowDown:1,ArrowUp:-1}[v.key];if(M<0||!k)return;v.preventDefault();let w=$()[M+k];w&&(e.selectStep(w.node),w.
pick.focus())});function _(){let v=e.usesBeams?e.current():null,M=v?e.prompts[v.sequence].steps[v.index]:[];return M.includes(v)?v:M[0]}let x=v=>()=>{let M=_(),
k=M&&v(M);return k?a("{name}: {words}.",{name:Y(M.beam.text),words:k}):""},T=()=>(e.usesBeams&&e.current()?e.prompts[e.current().sequence].steps[e.current().index]:
[]).find(({beam:v})=>$e(v.final_score));return we(t,{token:x(({beam:v})=>le(v.logprob)===null?"":`log ${V(Math.exp(v.logprob),4)} = ${V(v.logprob)}`),sum:x(v=>Cn(
v,!0)),final:()=>{let v=T(),M=v&&qn(v,v.beam.final_score,e);return M?a("{name}: {words}.",{name:Y(v.beam.text),words:M}):""}}),v=>{v.run&&e.started&&(u=Qt(e.started));
let M=e.usesBeams?e.current():null;t.hidden=!M,!(!M||M===d[0]&&e.selected===d[1])&&(d=[M,e.selected],I(M))}}var ol=12e3;async function al(t,{tree:e,log:n,prompt:r,number:o,view:s,root:i}){let l=`beam-tree${o?"-"+(o+1):""}`,u=await{svg:()=>new Blob([ll(e,s,i)],{type:"i\
mage/svg+xml"}),png:()=>Wd(e,s,i),json:()=>new Blob([JSON.stringify(sl(n,r,o),null,1)],{type:"application/json"}),dot:()=>new Blob([jd(sl(n,r,o))],{type:"text/v\
nd.graphviz"})}[t](),h=g("a","",null,{href:URL.createObjectURL(u),download:`${l}.${t}`});h.click(),setTimeout(()=>URL.revokeObjectURL(h.href),6e4)}function ll(t,e,n){
let r=Q("svg"),o=new Jt(r);o.draw(t,{...e,area:null,zoom:1}),o.nameBandsAt(0);let{width:s,height:i}=t;re(r,{xmlns:"http://www.w3.org/2000/svg",width:s,height:i,
viewBox:`0 0 ${s} ${i}`,class:"t-tree"});let l=getComputedStyle(n),c=r.querySelector("style");c.textContent=c.textContent.replace(/var\((--[\w-]+)\)/g,(h,d)=>l.
getPropertyValue(d).trim());let u=Q("rect");return re(u,{width:s,height:i,fill:l.getPropertyValue("--gp-page").trim()}),r.insertBefore(u,o.world),new XMLSerializer().
serializeToString(r)}async function Wd(t,e,n){let r=ll(t,e,n),o=new Image;o.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(r),await o.decode();let s=Math.
min(2,ol/t.width,ol/t.height),i=g("canvas","",null,{width:Math.ceil(t.width*s),height:Math.ceil(t.height*s)}),l=i.getContext("2d");l.scale(s,s),l.drawImage(o,0,
0,t.width,t.height);let c=await new Promise(u=>i.toBlob(u,"image/png"));if(!c)throw new Error(a("it is too large for the browser."));return c}function sl(t,e,n){
let{started:r}=t,o=r.effective.length_penalty??1,s=new Map,i=new Map;for(let{last:h}of t.returned||[])h&&h.sequence===n&&!i.has(h)&&i.set(h,i.size+1);let l=Ls(e,
e.steps.length-1),c=e.steps.flatMap(h=>h).map(h=>{let{beam:d}=h;s.set(h,s.size);let f={id:s.get(h),parent:h.before?s.get(h.before):null,step:h.index+1,token_id:d.
token_id,token:d.text,piece:d.piece,logprob:d.logprob,raw_logprob:d.raw_logprob,sum:d.score,length:h.length,score:Ke(h,o),rank:h.rank,status:d.status,beam:d.beam,
parent_beam:d.parent};return h.given&&(f.given=!0),d.status==="finished"&&Object.assign(f,{final_score:d.final_score,kept:l.has(h)}),i.has(h)&&(f.output=i.get(h)),
(d.group??null)!==null&&Object.assign(f,{group:d.group,diversity_penalty:d.diversity_penalty}),d.progress&&Object.assign(f,{progress:d.progress,bank:d.bank,forced:d.
forced}),f}),u=t.readsSource?{source:r.prompt}:{prompt:r.prompt||Yo(r)};return{format:"generation-playground/beam-tree",version:1,model:r.model,mode:r.mode,...u,
seed:r.seed,num_beams:r.effective.num_beams,length_penalty:o,early_stopping:r.effective.early_stopping??!1,nodes:c}}var il=t=>'"'+t.replace(Mt,e=>st[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function jd({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),r={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},o=e.map(i=>{let l=il(`${i.token}`).
slice(0,-1)+`\\n${V(i.logprob,2)}  ${V(i.sum,2)}  #${i.rank??""}"`;return`  n${i.id} [label=${l}, ${r[i.status]||""}${i.output?", penwidth=3":""}];`}),s=e.map(i=>{
let l=(.4+4*Math.min(1,X(i.logprob))).toFixed(2);return`  ${i.parent===null?"root":`n${i.parent}`} -> n${i.id} [penwidth=${l}${i.status==="pruned"?", style=dash\
ed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${il(n)}, style=bold];`,...o,...s,"}",""].join(
`
`)}var Bd=800,zd=130,Hd=2e4;function ul(t){Fd(t),Gd(t),Ud(t),Kd(t),Vd(t),Yd(t),Xd(t)}function Fd(t){let{state:e,slider:n}=t;n.addEventListener("input",()=>{e.stop(),
t.goTo(Number(n.value)-1)}),t.part("play").addEventListener("click",()=>Dd(t))}function Dd(t){let{state:e,root:n}=t;e.playing?e.stop():(e.atEnd&&t.goTo(0),e.playing=
setInterval(()=>{!n.isConnected||e.atEnd?e.stop():t.goTo(e.shownTo+1),t.sayTime()},Math.max(zd,Math.min(Bd,Hd/Math.max(1,e.length))))),t.sayTime()}function Gd(t){
let{state:e,log:n}=t,r=(s,i)=>{e.choose(s,i),t.regrow()},o=(s,i)=>t.part(s).addEventListener("change",({target:l})=>i(l));o("candidates-shown",({value:s})=>r("c\
andidates",Number(s))),o("number",({value:s})=>r("number",s)),o("lost",({checked:s})=>r("lost",s)),o("fold",({checked:s})=>{e.unfolded=new Set,r("fold",s)}),o("\
prompt-number",({value:s})=>{e.number=Number(s),n.selectStep(null),t.regrow()})}function Ud(t){let{box:e,card:n,pan:r,state:o}=t,s=null;e.addEventListener("poin\
termove",i=>{if(i.pointerType==="touch"){n.hide();return}let l=r.pointers.size?null:o.entryAt(r.at(i));l!==s&&(s=l,e.style.cursor=l&&l.node?"pointer":"",l&&l.node?
t.showCard(l):n.hide())}),e.addEventListener("pointerleave",()=>{s=null,n.hide()}),e.addEventListener("click",i=>{let l=r.moved?null:o.entryAt(r.at(i));l&&(t.item.
focusOn(l),hl(t,l))})}function hl(t,e){let{state:n,log:r}=t;if(e.folded)n.unfolded.add(e.column.from),t.regrow();else if(e.node){let o=e.node===n.broughtOut;n.timeNode=
null,r.selectStep(o?null:e.node)}}function dl(t,e){e.node&&(t.state.toggle(e),t.regrow())}function en(t,e){e&&(t.pan.byHand=!0,t.pan.reveal(e),t.item.focusOn(e))}
var cl={ArrowLeft:(t,e)=>en(t,e.node&&t.state.parentOf(e)),ArrowRight:(t,e)=>en(t,t.state.kidsOf(e)[0]),ArrowDown:t=>en(t,t.item.neighbour(1)),ArrowUp:t=>en(t,t.
item.neighbour(-1)),Home:t=>en(t,t.state.tree.entries[0]),End:t=>en(t,t.state.tree.at.get(t.state.best)),Enter:hl," ":dl,Escape:t=>t.log.selectStep(null),"+":t=>t.
pan.zoomBy(1.25),"-":t=>t.pan.zoomBy(.8),0:t=>t.pan.whole()};function Kd(t){let{item:e,state:n,card:r}=t;e.box.addEventListener("keydown",o=>{o.ctrlKey||o.metaKey||
o.altKey||!e.entry||!Object.hasOwn(cl,o.key)||(o.preventDefault(),o.stopPropagation(),cl[o.key](t,e.entry))}),e.box.addEventListener("focusin",({target:o})=>n.tree&&
o.matches(":focus-visible")&&t.showCard(e.entry)),e.box.addEventListener("focusout",()=>r.hide())}function Vd(t){let{root:e,state:n,pan:r}=t,o=(s,i)=>t.part(s).
addEventListener("click",i);o("in",()=>r.zoomBy(1.3)),o("out",()=>r.zoomBy(1/1.3)),o("whole",()=>{r.byHand=!0,r.whole()}),o("follow",()=>{r.byHand=!1,n.upTo=null,
t.regrow()}),e.addEventListener("gp-alone",()=>{r.byHand=!1,t.regrow()})}function Yd(t){let{state:e,log:n}=t;t.part("go-on").addEventListener("click",()=>{let r=e.
selected;r&&n.ask({type:"branch",step:r,tokenId:r.chosen.token_id})}),t.part("collapse").addEventListener("click",()=>{let r=e.tree.at.get(e.selected);r&&dl(t,r)}),
t.part("clear").addEventListener("click",()=>n.selectStep(null))}function Xd(t){let{root:e,state:n,log:r}=t,o=t.part("told");t.part("files").addEventListener("c\
lick",async({target:s})=>{let i=s.dataset.file;if(i){if(i==="html"){r.ask({type:"save_page"});return}C(o,"");try{let{tree:l,prompt:c,number:u}=n;await al(i,{tree:l,
log:r,prompt:c,number:u,view:t.look(null),root:e})}catch(l){C(o,a("The picture could not be made: {reason} Save it as SVG instead.",{reason:l.message}))}}})}var js=-1e9,rn=[[!1,"False"],[!0,"True"],["never",'"never"']],Jd=["beam_search","beam_sample"],Zd=["group_beam_search","constrained_beam_search"];function Bs(t){
let{mode:e,effective:n,config:r,eos_token_ids:o,max_new_tokens:s}=t.started,i={...r,...n},l=tn(i.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:u})=>u.
beam??0))),c=t.prompts[0].given;return{together:Jd.includes(e)?!0:Zd.includes(e)?!1:null,prompts:t.prompts,start:c,maxNew:s-c,wanted:tn(i.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(l/tn(i.num_beam_groups,1)):l,ends:new Set(o),constraints:Qt(t.started),promptIds:t.prefix.map(u=>u.token_id),own:{lengthPenalty:Number.
isFinite(i.length_penalty)?i.length_penalty:1,earlyStopping:rn.some(([u])=>u===i.early_stopping)?i.early_stopping:!1}}}var tn=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,ye=({beam:t})=>le(t.score)===null?-1/0:t.score,zs=(t,e)=>ye(t)/t.length**e;function gl(t,e){return t.together?ef(t,e):nf(t,e)}function bl(t,e,n,{maxNew:r},{
lengthPenalty:o,earlyStopping:s}){let i=s==="never"&&o>0?r:e;return{best:t,length:i,bound:t/i**o,worst:n}}var nn=new WeakMap;function Qd(t,e){if(!nn.has(t)){let n=t.
filter(({beam:o})=>o.status==="running"||o.status==="pruned"),r=Math.max(...(n.length?n:t).map(ye));nn.set(t,{ended:t.filter(({beam:o},s)=>s<e&&In(o)),hopeless:!n.
length,best:n.length?r:r+js})}return nn.get(t)}function ef(t,e){let{prompts:n,size:r,start:o}=t,s={node:null,score:js},i=n.map(()=>({group:null,pool:Array(r).fill(
s),stop:null,lastStep:0,weighed:null,exact:!0})),l=Math.min(...n.map(({steps:u})=>u.length)),c=null;for(let u=o;u<l&&!c;u++){let h=n.map(({steps:f})=>Qd(f[u],r)),
d=h.every(f=>f.hopeless);i.forEach((f,S)=>tf(f,h[S],u+1,d,t,e)),i.every(f=>f.stop)&&(c=i.find(f=>f.stop.step===u+1).stop)}return{stop:c,prompts:i.map(u=>({kept:u.
pool.filter(({node:h})=>h),pools:[u]}))}}function tf(t,e,n,r,o,s){if(t.stop)return;if(e.ended.length){let u=e.ended.map(h=>({node:h,score:zs(h,s.lengthPenalty)}));
t.pool=[...t.pool,...u].sort((h,d)=>d.score-h.score).slice(0,o.size)}t.lastStep=n;let i=t.pool.at(-1).score,l=t.pool.every(({node:u})=>u),c=t.weighed=bl(e.best,
n-o.start,l?i:null,o,s);r?t.stop={step:n,why:"criteria"}:l&&s.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:u})=>c.bound>(u?i:js))||(t.stop={
step:n,why:"settled"})}function nf(t,e){let n=t.prompts.map(s=>{let i=fl(s).map(h=>pl(s,h,t,e)),l=fl(s).map(h=>pl(s,h,t,t.own)),c=1/0;return i.forEach((h,d)=>{let[
f,S]=[h,l[d]].map(({stop:A})=>A?A.step:1/0);h.exact=h.lastStep<=c,f!==S&&(c=Math.min(c,f,S))}),{kept:i.flatMap(h=>h.kept).sort((h,d)=>h.score-d.score).reverse(),
pools:i}}),r=n.flatMap(s=>s.pools);return{stop:r.length>0&&r.every(({stop:s})=>s)?r.map(({stop:s})=>s).reduce((s,i)=>i.step>s.step?i:s):null,prompts:n}}var fl=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,r)=>n-r);function pl(t,e,n,r){let{size:o,start:s}=n,i={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let l=s;l<t.steps.length&&!i.stop;l++){let c=rf(t.steps[l],e,n);if(!c)break;let u=i.lastStep=l+1;c.ended.forEach(f=>ml(i,f,
n,r));let h=i.kept.length>=o,d=h?Ws(i.kept):null;i.weighed=bl(c.best,u-s,d,n,r),h&&r.earlyStopping===!0?i.stop={step:u,why:"full"}:h&&d>=i.weighed.bound?i.stop=
{step:u,why:"settled"}:of(t.steps[l],u,n)&&(sf(c.nodes,n).forEach(f=>ml(i,f,n,r)),i.stop={step:u,why:"criteria"})}return i}function rf(t,e,{ends:n}){nn.has(t)||
nn.set(t,new Map);let r=nn.get(t);if(!r.has(e)){let o=t.filter(({beam:i})=>(i.group??null)===e),s=o.filter(({beam:i})=>i.status==="finished"&&n.has(i.token_id));
r.set(e,o.length?{nodes:o,ended:s,best:ye(o[0])}:null)}return r.get(e)}var Ws=t=>Math.min(...t.map(({score:e})=>e));function ml(t,e,n,{lengthPenalty:r}){let o=zs(
e,r);if(t.kept.length>=n.size&&!(o>Ws(t.kept))||(t.kept.push({node:e,score:o}),t.kept.length<=n.size))return;let s=Ws(t.kept);t.kept.splice(t.kept.findIndex(i=>i.
score===s),1)}function of(t,e,{ends:n,maxNew:r,start:o}){return e-o>=r||t.some(({beam:s})=>In(s)&&!n.has(s.token_id))}var In=({status:t})=>t==="finished"||t==="\
ended";function sf(t,{ends:e,constraints:n,promptIds:r,wanted:o}){let s=t.filter(({beam:c})=>c.status==="running"||In(c)&&!e.has(c.token_id)),i=c=>n.every((u,h)=>bt(
u,c.beam.progress[h],c,r)),l=s.filter(c=>!c.beam.progress||i(c));return l.length<o?[...l,...s.filter(c=>!l.includes(c))]:l}function wl(t,e,n){let r=Math.max(...t.
prompts.map(s=>s.steps.length));if(e.stop?e.stop.step!==r:n)return!1;let o=Math.min(...t.prompts.map(s=>s.steps.length));return e.prompts.every(({kept:s},i)=>{let{
pools:l}=t.prompts[i],c=l[(t.together?o:l.length)-1]||[];return c.length===s.length&&c.every((u,h)=>af(u,s[h],t))})}function af(t,{node:e,score:n},r){if(le(t)===
null||!Number.isFinite(n))return le(t)===null==!Number.isFinite(n);let o=2e-5*Math.max(1,e.length**-r.own.lengthPenalty);return Math.abs(t-n)<=o+1e-5*Math.abs(n)}
function kl(t,e,n,{lengthPenalty:r},o){let s=t.prompts[e],{kept:i,pools:l}=n.prompts[e],c=(f,S,A="")=>({node:f,score:zs(f,r),place:null,state:S,why:A}),u=new Set(
i.map(({node:f})=>f)),h=lf(s).filter(f=>!u.has(f)).map(f=>{let{stop:S}=l.find(({group:A})=>A===(f.beam.group??null))||l[0];return!S||f.index<S.step?c(f,"out","d\
ropped"):c(f,"out",n.stop&&f.index>=n.stop.step?"not reached":"too late")}),d=!o&&!n.stop;return[...i.map(({node:f,score:S},A)=>({node:f,score:S,place:A,state:n.
stop&&A<t.wanted?"returned":"kept",why:""})),...d?s.running.map(f=>c(f,"running")).sort((f,S)=>S.score-f.score):[],...h.sort((f,S)=>S.score-f.score)]}var Is=new WeakMap;
function lf({steps:t}){Is.has(t)||Is.set(t,{read:0,nodes:[]});let e=Is.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function Sr({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var cf=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),yl=({processors:t})=>t.filter(e=>!cf.has(e));function Hs(t,e){
let n=t.given,[r,o]=[n?t.steps[n-1][0]:null,0];for(let s=n;s<t.steps.length;s++){let{candidates:i}=(t.distributions[s]||[])[o]||{candidates:[]},l=e(s-n,i[0]);if(l===
void 0)return{last:r,ended:!1,left:null};let c=t.steps[s].find(u=>u.beam.parent===o&&u.beam.token_id===l)||null;if(!c||c.beam.status==="pruned")return{last:r,ended:!1,
left:uf(t,r,o,{index:s,id:l,node:c,candidates:i})};if(r=c,c.beam.status!=="running")return{last:r,ended:!0,left:null};o=c.beam.beam}return{last:r,ended:!1,left:null}}
function uf(t,e,n,{index:r,id:o,node:s,candidates:i}){let l=s&&s.beam||i.find(f=>f.token_id===o)||null,c=s?s.beam.group:e&&e.beam.group,u=t.steps[r].filter(f=>(f.
beam.group??null)===(c??null)||!e),h=u.filter(f=>f.beam.status==="running").map(ye),d=e&&!e.given?ye(e):0;return{index:r,token:l,node:s,considered:u.length,sum:s?
ye(s):l&&le(l.logprob)!==null?d+l.logprob:null,best:h.length?Math.max(...h):null,worst:h.length?Math.min(...h):null}}var Tr=t=>Hs(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var xl=700;function Fs(t,e){let{beam:n,length:r}=t,o=e.started.effective.length_penalty??1,s=e.prompts[t.sequence].steps[t.index].filter(c=>(c.beam.group??null)===
(n.group??null)).length,i=()=>le(n.logprob)===null?"":`log ${V(X(n.logprob),4)} = ${V(n.logprob)}`,l=[[a("probability"),U(Math.min(1,X(n.logprob))),"probability"],
[a("token log p"),V(n.logprob),"logprob",i]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&l.push([a("before the processors"),V(n.raw_logprob),"logpr\
ob"]),l.push([a("sum"),V(n.score),"beam",()=>Cn(t,!0)]),l.push([a("sum / {length}^{power}",{length:r,power:o}),V(Ke(t,o)),"sequence-score",()=>qn(t,Ke(t,o),e)]),
l.push([a("rank"),t.rank?a("{rank} of {among}",{rank:t.rank,among:s}):a("below the {among} considered",{among:s}),"beam",()=>"",{formula:"",unit:""}]),n.diversity_penalty&&
l.push([a("diversity penalty"),V(n.diversity_penalty),"diversity-penalty"]),(n.bank??null)!==null&&l.push([a("bank"),String(n.bank),"constraint"]),l}function Ds(t,e,n,{
place:r,greedy:o}={}){let{beam:s}=t,i=n.prompts[t.sequence].steps[t.index].filter(P=>(P.beam.group??null)===(s.group??null)),l=i.filter(P=>P.beam.status==="runn\
ing"),c=(s.beam??0)+1,u=n.started.mode==="beam_sample",h=n.finished&&t.index===n.prompts[t.sequence].steps.length-1;if(t.given)return a("It was given, not chose\
n: the search begins after it.");let d=Zt(t)?[a("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:s.parent+1,number:c})]:
[],f=s.forced?[a("It was considered because it advances a constraint.")]:[],S=l.reduce((P,z)=>Math.min(P,z.beam.score),1/0),A=Number.isFinite(S)?[a("The worst b\
eam that went on has a sum of {sum}.",{sum:V(S)})]:[],L=V(s.final_score),R={tip:()=>[h?a("It was still running as beam {number} when the search stopped.",{number:c}):
a("It goes on as beam {number}.",{number:c}),...d,...f],inner:()=>[a("It went on as beam {number}.",{number:c}),...d,...f],lost:()=>[a("It went on as beam {numb\
er}, but is a dead end: better beams took the places of its continuations.",{number:c}),...d,...f],kept:()=>[a("The text ended here and is kept, with a final sc\
ore of {score}.",{score:L}),...r?[a("It is output {place}.",{place:r})]:[]],fell:()=>[a("The text ended here with a final score of {score}, but was dropped for \
better ones.",{score:L})],ended:()=>[a("The text ended here but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[a(u?"It was drawn and pr\
uned: better ones filled the beams.":"It was considered and pruned."),...A],unseen:()=>[u?a("It was not drawn."):a("It was too improbable: not among the {consid\
ered} continuations that were considered.",{considered:i.length})]},F=o?[a("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];
return[...Object.hasOwn(R,e)?R[e]():[],...F].join(" ")}var Gs=t=>t.piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.text?t.beam.text:"");function Us(t,e,n){
return t.beam.progress.map((r,o)=>{let s=e[o];return s&&bt(s,r,t,n)?"✓":r?"◐":"·"}).join("")}function Ks(t,e){let n=(c,u,h)=>t.querySelector(".gp-picked-"+
h)||t.appendChild(g(c,u)),r=n("p","gp-whole-text","text"),o=n("dl","","facts"),s=n("p","gp-fate","fate"),i=t.classList.contains("gp-node-card");function l(c,u,h){
if(!c){t.hidden=!0;return}let d=u.at.get(c),f=ie(c.before).map(R=>R.piece??"").join(""),S=i&&f.length>xl?"…"+f.slice(-xl):f,A=g("b","");ve(A,Gs(c)||c.beam.text),
r.replaceChildren(g("bdi","",S),A);let L=Fs(c,e);c.beam.progress&&L.push([a("constraints"),Us(c,h,e.prefix.map(R=>R.token_id)),"constraint"]),i?o.replaceChildren(
...L.flatMap(([R,F])=>[g("dt","",R),g("dd","",F)])):ce(o,L.length,hf),i||L.forEach((R,F)=>df(o.children[F],R)),C(s,Ds(c,d?d.look:c.beam.status,e,d||{})),t.hidden=
!1}return{element:t,show:l,hide:()=>{t.hidden=!0}}}function hf(){let t=g("div"),e=g("dt");return e.append(g("span")),t.append(e,g("dd")),t}function df(t,[e,n,r,
o=()=>"",s={}]){let i=t.firstChild.firstChild;C(i,e),ue(i,r,()=>o()?de(o()):"",s),C(t.lastChild,n)}function vl(){return[...[["tip",a("goes on")],["lost","✕ "+
a("dead end")],["kept","■ "+a("ended, kept")],["fell","▤ "+a("ended, dropped")],["pruned","✕ "+a("pruned")],["unseen","… "+a("not considered")],["path",
a("best or selected text")]].map(([e,n])=>{let r=Q("svg","t-tree"),o=Q("g",`t-${e}`),[s,i]=[Q("rect","t-box"),Q("rect","t-inside")];re(s,{x:2,y:2,width:22,height:11,
rx:3}),re(i,{x:4.5,y:4.5,width:17,height:6,rx:2}),o.append(s,i),r.append(o);let l=g("span");return e==="unseen"?l.append(n):l.append(r,n),l}),g("span","",a("2→1\
: beam 2 goes on as beam 1")),g("span","","★ "+a("output")),g("span","","G "+a("greedy path"))]}var ff=700,pf={candidates:2,number:"probability"},Er=class{constructor(e){this.log=e,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:e,max_new_tokens:n}=this.
log.started,r=(e.num_beams||1)*n>ff;this.choices={...pf,lost:!r,fold:r,...r?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=Qt(this.log.started),this.stop()}choose(e,n){this.choices[e]=n,this.byHand[e]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let e=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return e?e.last:null}get selected(){let{selected:e}=this.log;return e&&e.beam&&e.sequence===this.number?e:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:e,number:n,prompt:r,atEnd:o}=this;this.stale=!1;let s=o&&
e.returned?e.returned.map(({last:i})=>i):[];this.tree=Ja(r,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:s.filter(
i=>i&&i.sequence===n),live:!e.finished||!o,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:e}=this,{last:n,left:r}=Tr(e),o=Rn([n]),s=r&&(r.node||r.token&&fs(
e,r.index,n,r.token.token_id));return s?o.add(s):o}get newest(){let{columns:e,at:n,entries:r}=this.tree,{x:o,width:s}=e.at(-1),{y:i,height:l}=n.get(this.best)||
r[0];return{x:o,y:i,width:s,height:l}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:r,to:o})=>n+o-r,0)}kidsOf(e){return this.
tree.entries.filter(({nodes:n})=>n.length&&n[0].before===e.node)}parentOf(e){return this.tree.at.get(e.nodes[0].before)}entryAt([e,n]){let r=o=>e>=o.x&&e<=o.x+o.
width&&n>=o.y-2&&n<=o.y+o.height+2;return this.tree&&this.tree.entries.findLast(r)}goalsOf(e){return e.beam.progress?(this.goals.has(e)||this.goals.set(e,Us(e,this.
constraints,this.log.prefix.map(n=>n.token_id))),this.goals.get(e)):""}toggle({node:e,column:n,folded:r}){let{unfolded:o,collapsed:s}=this,i=this.tree.columns.some(
({from:l,open:c})=>c&&l===e.index);r?o.add(n.from):i&&o.has(e.index)?o.delete(e.index):s.has(e)?s.delete(e):e.beam.status==="running"&&s.add(e)}};var Or=class{constructor(e,n){this.box=e;this.changed=n;e.addEventListener("pointerdown",r=>this.down(r)),e.addEventListener("pointermove",r=>this.move(r));for(let r of[
"pointerup","pointercancel"])e.addEventListener(r,o=>this.up(o));e.addEventListener("wheel",r=>this.wheel(r),{passive:!1}),new ResizeObserver(()=>this.resized()).
observe(e)}box;changed;x=0;y=0;zoom=1;plane=[1,1];moved=!1;byHand=!1;gesture=!1;pointers=new Map;resized=()=>this.settle();get width(){return this.box.clientWidth||
1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.zoom]}get limits(){let e=Math.
min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,e)),2.5]}sized(e,n){this.plane=[e,n],this.settle()}settle(){let[e,n]=this.
limits;this.zoom=Math.min(n,Math.max(e,this.zoom));let[r,o]=[this.width/this.zoom,this.height/this.zoom],s=(i,l,c)=>l>c?(c-l)/2:Math.max(0,Math.min(i,c-l));this.
x=s(this.x,r,this.plane[0]),this.y=s(this.y,o,this.plane[1]),this.changed()}zoomBy(e,[n,r]=[this.width/2,this.height/2],o=!1){this.gesture=o;let[s,i]=this.limits,
l=Math.min(i,Math.max(s,this.zoom*e));this.x+=n/this.zoom-n/l,this.y+=r/this.zoom-r/l,this.zoom=l,this.byHand=!0,this.settle()}whole(){[this.zoom]=this.limits,[
this.x,this.y]=[0,0],this.settle()}shows({x:e,y:n,width:r,height:o}){let[s,i,l,c]=this.area;return e>=s&&n>=i&&e+r<=l&&n+o<=c}reveal({x:e,y:n,width:r,height:o},s=40){
let[i,l,c,u]=this.area,h=Math.min(s,(c-i)/4,(u-l)/4);this.x+=Math.min(0,e-h-i)||Math.max(0,e+r+h-c),this.y+=Math.min(0,n-h-l)||Math.max(0,n+o+h-u),this.settle()}at({
clientX:e,clientY:n}){let{left:r,top:o}=this.box.getBoundingClientRect();return[this.x+(e-r)/this.zoom,this.y+(n-o)/this.zoom]}down(e){e.button||(this.pointers.
set(e.pointerId,e),this.pointers.size===1&&(this.moved=!1))}move(e){let n=this.pointers.get(e.pointerId);if(!n)return;let[r,o]=[e.clientX-n.clientX,e.clientY-n.
clientY];if(!this.moved&&Math.hypot(r,o)<4)return;this.moved||this.box.setPointerCapture(e.pointerId),this.moved=!0,this.byHand=!0,this.pointers.set(e.pointerId,
e);let s=[...this.pointers.values()].find(({pointerId:i})=>i!==e.pointerId);if(s){let i=u=>Math.hypot(u.clientX-s.clientX,u.clientY-s.clientY)||1,{left:l,top:c}=this.
box.getBoundingClientRect();this.zoomBy(i(e)/i(n),[(e.clientX+s.clientX)/2-l,(e.clientY+s.clientY)/2-c],!0)}else this.x-=r/this.zoom,this.y-=o/this.zoom,this.settle()}up(e){
this.pointers.delete(e.pointerId)}wheel(e){let n=this.box.closest(".gp-alone")!==null,{left:r,top:o}=this.box.getBoundingClientRect();e.ctrlKey||e.metaKey||n&&!e.
shiftKey&&!e.deltaX?(e.preventDefault(),this.zoomBy(Math.exp(-e.deltaY*(e.deltaMode?.05:.002)),[e.clientX-r,e.clientY-o],!0)):(e.deltaX||e.shiftKey)&&(e.preventDefault(),
this.x+=(e.deltaX||e.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var Lr=class{constructor(e,n,r){this.box=e,this.state=n,this.pan=r,this.element=null,this.entry=null}focusOn(e,n=!1){let r=this.element,o=r&&document.activeElement===
r;this.element=g("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(e)}),this.entry=e,this.box.append(this.element),r&&r.remove(),this.place(),(o||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(e){let{state:n}=this,r=e.node?e.nodes[0].index+2:1,o=e.node?n.kidsOf(n.parentOf(e)||n.tree.entries[0]):
[e],s=e.hidden||e.folded?"false":n.kidsOf(e).length?"true":null;return{"aria-level":r,"aria-label":this.labelOf(e),"aria-setsize":o.length||1,"aria-posinset":Math.
max(0,o.indexOf(e))+1,"aria-selected":String(!!e.node&&e.node===n.selected),...s&&{"aria-expanded":s}}}labelOf(e){let{log:n}=this.state,{node:r,nodes:o}=e;if(!r)
return a(n.readsSource?"The start of the target, where the tree begins":"The prompt, where the tree begins");let s=Y(o.map(Gs).join("")),i=o.length>1?G(o.length,
"{count} token, {text}","{count} tokens, {text}",{text:s}):s,l=Fs(r,n).map(([c,u])=>`${c} ${u}`);return`${i}, ${a("step {number}",{number:r.index+1})}. ${Ds(r,e.
look,n,e)} ${l.join(", ")}`}place(){let{state:{tree:e,best:n},entry:r,pan:{x:o,y:s,zoom:i}}=this;if(!e)return;let l=r&&(r.node?e.at.get(r.node):e.entries[0])||e.
at.get(n)||e.entries[0];if(!r||l.node!==r.node){this.focusOn(l,!0);return}this.entry=l,Object.assign(this.element.style,{left:`${(l.x-o)*i}px`,top:`${(l.y-s)*i}\
px`,width:`${l.width*i}px`,height:`${l.height*i}px`})}neighbour(e){let n=this.state.tree.entries.filter(({x:r})=>r===this.entry.x).sort((r,o)=>r.y-o.y);return n[n.
indexOf(this.entry)+e]}};var _l=600,mf=150,gf=130,Ml=.2,bf=.4,Ar=class{constructor(e,n){this.root=e,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new Jt(this.part("picture")),this.pan=new Or(this.box,()=>this.schedule()),this.scale=1,this.pan.resized=()=>this.resized(),this.item=new Lr(this.
part("tree-nodes"),n,this.pan),this.card=Ks(this.part("node-card"),this.log),this.picked=Ks(this.part("picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=
void 0,this.part("legend-line").append(...vl())}part(e){return this.root.querySelector(".gp-"+e)}get selected(){return this.log.selected&&this.state.tree?this.state.
tree.at.get(this.log.selected):void 0}resized(){let{state:e,pan:n,root:r}=this;if(r.hidden)return;let o=Number(getComputedStyle(r).getPropertyValue("--gp-scale"))||
1;n.zoom*=o/this.scale,e.tree&&(o!==this.scale||this.box.closest(".gp-alone"))&&this.regrow(),this.scale=o,n.settle(),e.tree&&!n.byHand&&n.reveal(this.selected||
e.newest,30)}revealSelected(){let{selected:e,pan:n}=this;e&&!n.shows(e)&&n.reveal(e,1/0)}begin(){let{state:e}=this;e.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,
byHand:!1}),this.part("candidates-shown").value=e.choices.candidates,this.part("number").value=e.choices.number,this.part("lost").checked=e.choices.lost,this.part(
"fold").checked=e.choices.fold}grow(){let{state:e,pan:n,box:r}=this;e.lay();let{width:o,height:s}=e.tree;n.byHand||(n.zoom=this.zoomFor(o,s));let i=`${Math.round(
Math.max(mf,Math.min(_l,s*Math.min(1,n.zoom)+4)))}px`;r.style.height!==i&&(r.style.height=i),this.drawn=null,n.sized(o,s),n.byHand||n.reveal(e.newest,30),this.drawPicked(),
this.sayTime()}zoomFor(e,n){let{pan:r,scale:o}=this;if(o!==1)return o;let s=Math.min(1,Math.max(.8,(_l-4)/n));return this.box.closest(".gp-alone")?Math.max(s,Math.
min(2,r.width/e,r.height/n)):s}schedule(){this.wanted||(this.wanted=!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){
this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:e,
picture:n}=this,{x:r,y:o,zoom:s,area:i}=e;this.drawn&&e.gesture&&Math.abs(Math.log(s/this.drawn.zoom))<bf&&s!==this.drawn.zoom?(clearTimeout(this.resting),this.
resting=setTimeout(()=>this.redraw(),gf)):(!this.isDrawn(i)||s!==this.drawn.zoom)&&this.drawAround(i,s);let{drawn:c}=this,u=[(c.area[0]-r)*s,(c.area[1]-o)*s].map(
h=>`${h.toFixed(2)}px`);n.element.style.transform=`translate(${u}) scale(${s/c.zoom})`,n.nameBandsAt(r),this.item.place(),this.part("follow").hidden=!e.byHand}isDrawn([
e,n,r,o]){if(!this.drawn)return!1;let{area:s}=this.drawn;return e>=s[0]&&n>=s[1]&&r<=s[2]&&o<=s[3]}drawAround([e,n,r,o],s){let{picture:i}=this,[l,c]=[(r-e)*Ml,(o-
n)*Ml],u=[e-l,n-c,r+l,o+c];this.drawn={zoom:s,area:u},re(i.element,{width:(u[2]-u[0])*s,height:(u[3]-u[1])*s}),re(i.world,{transform:`translate(${-u[0]*s} ${-u[1]*
s}) scale(${s})`}),i.draw(this.state.tree,this.look(u))}look(e){let{state:n,log:r}=this,o=n.broughtOut;return{area:e,zoom:this.pan.zoom,path:Rn([o||n.best]),dim:!!o,
number:n.choices.number,penalty:n.penalty,goals:n.constraints.length?s=>n.goalsOf(s):null,root:a(r.readsSource?"target start":"the prompt")}}goTo(e){let{state:n,
log:r,pan:o}=this;n.upTo=e>=n.length-1?null:Math.max(0,e),n.timeNode=n.upTo===null?null:n.best,r.selectStep(n.timeNode),n.upTo!==null&&(o.byHand=!1),this.regrow()}sayTime(){
let{state:e,slider:n}=this,r=Math.max(1,e.length),o={step:e.shownTo+1,end:r,folded:e.folded},s=a("step {step} of {end}",o);re(n,{max:r}),n.value=String(e.shownTo+
1),n.setAttribute("aria-valuetext",s),C(this.part("step-words"),e.folded?a("step {step} of {end}, {folded} folded",o):s),C(this.part("play"),a(e.playing?"❚❚ Pau\
se":"▶ Play"))}showCard(e){let{card:n,pan:r,state:o}=this;n.show(e.node,o.tree,o.constraints);let{x:s,y:i,zoom:l}=r,[c,u]=[(e.x-s)*l,(e.y+e.height-i)*l+8],{element:h}=n,
d=(e.y-i)*l-h.offsetHeight-8;h.style.left=`${Math.max(4,Math.min(c,r.width-h.offsetWidth-4))}px`,h.style.top=`${u+h.offsetHeight>r.height&&d>0?d:u}px`}drawPicked(){
let{state:e,log:n}=this,r=e.broughtOut,o=this.part("picked");if(o.hidden=!r,o.hidden)return;this.picked.show(r,e.tree,e.constraints),this.part("go-on").hidden=!n.
canAsk||n.hideFrom!==null;let s=e.tree.at.get(r),i=s&&!s.hidden&&e.kidsOf(s).length,l=this.part("collapse");l.hidden=!s||!i&&!s.hidden||r.beam.status!=="running",
C(l,s&&s.hidden?a("Open what follows ({count})",{count:s.hidden}):a("Fold what follows"))}drawPrompts(){let e=this.log.prompts.length,n=this.part("prompt-number");
this.part("which").hidden=e<2,n.options.length!==e&&(n.replaceChildren(...this.log.prompts.map((r,o)=>g("option","",String(o+1),{value:o}))),n.value=this.state.
number)}};function Sl(t,e){let n=new Er(e),r=new Ar(t,n);return ul(r),o=>{t.hidden=!e.usesBeams||e.hideFrom===0,o.run&&e.started&&r.begin(),!t.hidden&&(r.part("files").querySelector(
"[data-file=html]").hidden=!e.canAsk,(o.run||o.steps||o.status)&&(n.stale=!0,r.drawPrompts()),r.drawn=null,r.draw(),o.selection&&r.revealSelected(),r.drawPicked())}}var wf={returned:"★",kept:"■",running:"●",out:"□"},[kf,Tl]=[100,14],yf=16,Vs=new WeakMap,El=new WeakMap;function Nr(t){let e=[],n=t;for(;n&&!Vs.has(n);)
e.push(n),n=n.before;let r=n?Vs.get(n):"";for(let o of e.reverse())r+=o.piece??(o.given||!In(o.beam)?o.chosen.text:""),Vs.set(o,r);return r}function Pr(t,e=26){
let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function xf(t,e){let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;
for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function vf(t,e,n){if(n.ends.has(t.beam.token_id))return qe("eos")[0];if(t.length>=n.maxNew)return qe("length")[0];
let r=(e.returned||[]).find(({last:o})=>o===t);return r?qe(r.stopReason)[0]:a("a stopping criterion")}function _f({place:t,state:e,why:n}){return t!==null?e==="\
returned"?a("{place} output",{place:t+1}):String(t+1):n==="dropped"?a("dropped"):n==="too late"?a("too late"):n==="not reached"?a("not reached"):e==="running"?a(
"still running"):""}var $r=class{constructor(e,n){this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",r=>{let o=this.
rows.find(({pick:s})=>s.contains(r.target));o&&n.selectStep(n.selected===o.node?null:o.node)}),this.body.addEventListener("keydown",r=>{r.key==="Escape"&&n.selectStep(
null);let o={ArrowDown:1,ArrowUp:-1}[r.key];if(!o)return;r.preventDefault();let s=this.rows[this.rows.findIndex(({pick:i})=>i===r.target)+o];s&&!s.row.hidden&&s.
pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.from({length:9},()=>e.insertCell()),[r,o]=[g("span","gp-sign",null,{"aria-hidden":"true"}),g("span")];
n[0].append(r,o);let s=g("button","gp-pick",null,{type:"button"}),[i,l]=[g("bdi","gp-head-text"),g("bdi","gp-tail-text")];s.append(i,l),n[3].append(s);let c={row:e,
cells:n,sign:r,place:o,pick:s,head:i,tail:l,node:null};return this.rows.push(c),c}draw(e,n,r){let o={moved:n!==null,group:e.some(({node:c})=>(c.beam.group??null)!==
null),words:e.some(({node:c})=>c.beam.progress)};for(let[c,u]of Object.entries(o))Ee(this.table.tHead.querySelector(`.gp-${c}-column`),u);for(;this.rows.length<
e.length;)this.newRow();let s=e.map(({node:c})=>Nr(c)),i=s.map(c=>xf(c,s[0]));s.length>1&&(i[0]=Math.min(...i.slice(1)));let l=Math.max(0,e.findIndex(({node:c})=>c===
this.log.selected));this.rows.forEach((c,u)=>{Ee(c.row,u<e.length),!c.row.hidden&&(c.pick.tabIndex!==(u===l?0:-1)&&(c.pick.tabIndex=u===l?0:-1),this.fill(c,e[u],
s.length>1?i[u]:0,n,r,o))})}fill(e,n,r,o,s,i){let{node:l,score:c,place:u,state:h}=n,{cells:d,pick:f}=e,[S,A]=[Nr(l),this.log.selected===l];e.node=l,e.row.dataset.
state!==h&&(e.row.dataset.state=h),C(e.sign,wf[h]),C(e.place,_f(n)),this.sayText(e,S,r,A),f.getAttribute("aria-pressed")!==String(A)&&f.setAttribute("aria-press\
ed",String(A)),Ee(d[1],i.moved),i.moved&&C(d[1],Mf(u,o.get(l))),Ee(d[2],i.group),i.group&&C(d[2],Oe(l.beam.group)),C(d[4],Number.isFinite(ye(l))?V(ye(l)):"−∞"),
C(d[5],String(l.length)),C(d[6],Number.isFinite(c)?V(c):"−∞"),Ee(d[7],i.words),i.words&&C(d[7],this.written(l,s)),C(d[8],h==="running"?"–":`${l.index+1}: ${vf(
l,this.log,s)}`)}sayText({pick:e,head:n,tail:r},o,s,i){let l=i||s<yf?0:s,c=`${i} ${l} ${o}`;if(El.get(e)===c)return;El.set(e,c);let u=Array.from((l?"…":"")+o.
slice(l)),h=i||u.length<=2*Tl?0:Tl,d=u.slice(0,u.length-h);ft(n,(i?d:d.slice(0,kf)).join("")),ft(r,h?u.slice(-h).join(""):"",{plain:!h}),e.setAttribute("aria-la\
bel",Y(o)),l||u.length>60?ke(e,()=>a("The whole text: {text}",{text:o})):delete e.dataset.tip}written(e,{constraints:n,promptIds:r}){let o=n.filter((s,i)=>bt(s,
e.beam.progress[i],e,r)).length;return`${o===n.length?"✓ ":""}${a("{done} of {all}",{done:o,all:n.length})}`}};function Mf(t,e){return e===void 0?t===null?"–":
"– ▲":t===null?`${e+1} ▼`:t===e?`${e+1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var Rr=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,C(this.button,
a(this.isAsked?"running …":"Run greedy decoding"))}draw(e,n,r){let{log:o}=this,s=(o.searched.get(o.turn)||[]).find(({kind:l})=>l==="greedy")||null;this.button.
hidden=!!s||!o.finished||!Object.hasOwn(o.answers,"search"),this.sayButton(),this.path.hidden=!!s,this.fill(this.path,this.pathWords(Tr(e.prompts[n]),e,r.prompts[n].
kept,!!o.started.effective.do_sample));let i=yl(o.started).map(l=>Ue(l)[0]);this.doubt.hidden=!i.length||!!s,C(this.doubt,a("This is the path of the most probab\
le tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.",{processors:i.join(", ")})),this.exactly.
hidden=!s,s&&this.said!==s&&this.drawFound(s,e,n,r),this.said=s}fill(e,n){let r=n.map(o=>typeof o=="string"?o:o.textContent).join(`
`);e.dataset.said!==r&&(e.dataset.said=r,e.replaceChildren(...n))}pathWords({last:e,ended:n,left:r},o,s,i){if(r)return this.leftWords(r,o,i);if(!e||e.given)return[
a(i?"The path of the most probable tokens is not known yet.":"The greedy path is not known yet.")];let l=n?s.findIndex(({node:h})=>h===e):-1,c=V(ye(e)),u=l<0?G(
e.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",{sum:c}):G(e.length,"Its sum is {sum} after {count} token, its score {\
score}.","Its sum is {sum} after {count} tokens, its score {score}.",{sum:c,score:V(s[l].score,4)});return[[this.fateWords(e,n,l,i),u,...this.bestWords(e,n,l,o,
s)].join(" ")]}fateWords({beam:e,index:n},r,o,s){let i={text:a(s?"The text of the most probable tokens":"The greedy text"),beam:(e.beam??0)+1,place:o+1,token:n+
1};return r?o>0?a("{text} has ended, and has rank {place}.",i):o===0?this.log.finished?a("{text} is the best output.",i):a("{text} is the best so far.",i):e.status===
"finished"?a("{text} ended at token {token} but is not kept: others are better.",i):a("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",i):a("{text} is still running, as beam {beam}.",i)}bestWords({sequence:e},n,r,o,s){if(!n){let u=o.prompts[e].running.map(ye);return u.length?
[a("The best beam has {sum}.",{sum:V(Math.max(...u))})]:[]}if(r===0||!s[0])return[];let{node:i,score:l}=s[0],c={sum:V(ye(i)),score:V(l,4)};return[G(i.length,"Th\
e best has a sum of {sum} after {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",c)]}leftWords({
index:e,token:n,node:r,sum:o,considered:s,best:i,worst:l},c,u){let h=c.prompts.some(({steps:S})=>(S[0]||[]).some(({beam:A})=>(A.group??null)!==null)),d=Me([r?a(
"rank {rank} of {considered}",{rank:r.rank,considered:s}):a("not among the {considered} considered",{considered:s}),...o===null?[]:[a("sum {sum}",{sum:V(o)})],...l===
null?[]:[a("worst beam that went on {worst}, best {best}",{worst:V(l),best:V(i)})]]),f=a(u?"{where} left the path of the most probable tokens at token {place}: \
{token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return be(f,{where:a(h?"Group A":"The search"),place:String(e+1),details:d,
token:n?ne(n.text,"gp-strong"):a("a token that was not recorded")})}drawFound(e,n,r,o){let s=e.tokens.map(([S])=>S),i=Hs(n.prompts[r],S=>s[S]),l=S=>S.reduce((A,L)=>A+
(le(L)??-1/0),0),c=o.prompts[r].kept[0],u=c?ie(c.node).filter(S=>!S.given):[],h=g("span");this.fill(h,[...be(a("Run by the library, greedy decoding wrote {text}\
."),{text:ne(Pr(e.text,60),"gp-wrote")}),` ${this.totalWords(s.length,l(e.tokens.map(([,,S])=>S)))} `,c?`${this.bestTotalWords(u.length,l(u.map(({chosen:S})=>S.
raw_logprob)))} `:"",...this.pathWords(i,n,o.prompts[r].kept,!1)]);let d=g("details"),f=g("table");for(let[S,[,A,L]]of e.tokens.entries()){let R=f.insertRow();R.
insertCell().textContent=S+1,R.insertCell().append(ne(A)),R.insertCell().textContent=V(le(L))}d.append(g("summary","",a("Its tokens and their log-probabilities")),
f),this.exactly.replaceChildren(h,d)}totalWords(e,n){let r={sum:V(n)};return this.log.started.processors.length?G(e,"It has {count} token with a log-probability\
 of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",r):G(e,"It has {count} token with a log-probabi\
lity of {sum}.","It has {count} tokens with a log-probability of {sum}.",r)}bestTotalWords(e,n){let r={sum:V(n)};return this.log.started.processors.length?G(e,"\
The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability of {sum} be\
fore the processors.",r):G(e,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-probability of \
{sum}.",r)}};var on=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,Ys=t=>rn.find(([e])=>e===t)?.[1]??String(t),At=t=>ot(Number(t.toFixed(4))),Cr=class{constructor(e,n){
this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=rn.map(([r,o])=>this.newRow(r,o)),this.asked=null}newRow(e,n){
let r=this.root.querySelector("tbody").insertRow(),o=g("th","",null,{scope:"row"});r.append(o);let[s,i,l]=Array.from({length:3},()=>r.insertCell()),c=g("span"),
u=g("button","gp-button gp-run-on",null,{type:"button","aria-label":a("Run the search with early_stopping {name}",{name:n})});l.dataset.name=`${a("outputs:")} `,
s.append(c," ",u);let h={row:r,head:o,words:c,button:u,because:i,outputs:l,value:e,name:n,rule:null};return u.addEventListener("click",()=>{this.asked=h.rule,this.
log.ask({type:"search",kind:"rule",rule:h.rule}),this.sayButton(h)}),h}sayButton({button:e,rule:n}){let r=!!(this.asked&&on(this.asked,n));e.disabled=r,C(e,a(r?
"running …":"Run the search"))}draw(e,n,r,o,s){C(this.why,this.whyWords(e,n,r(e.own),s));for(let i of this.rows){i.rule={lengthPenalty:o.lengthPenalty,earlyStopping:i.
value};let l=on(i.rule,e.own);Le(i.row,l?"gp-own-rule":""),C(i.head,l?a("{name} (this run)",{name:i.name}):i.name),this.drawRule(i,e,n,r,s)}}drawRule(e,n,r,o,s){
let i=o(e.rule),{pools:l}=i.prompts[r],c=l.every(({exact:d})=>d),u=i.stop&&c?null:this.answerTo(e.rule),h=!u&&!(i.stop&&c);if(e.button.hidden=!h||!this.log.finished||
!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),u){C(e.words,a("after step {step}",{step:u.steps})),C(e.because,a("found by a run")),this.sayOutputs(
e.outputs,...this.comparedIds(u));return}C(e.words,Sf(i,c,s)),C(e.because,this.reasons(l,n,e.rule)),!c||!i.stop?C(e.outputs,"–"):this.sayOutputs(e.outputs,...this.
comparedNodes(i,o(n.own),r,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(r=>r.kind==="rule"&&on(r.rule,e))||null}comparedNodes(e,n,r,{wanted:o}){
let[s,i]=[e,n].map(({prompts:c})=>c[r].kept.slice(0,o));return[s.filter(({node:c},u)=>!i[u]||i[u].node!==c).length,s.length,s[0]?{text:Nr(s[0].node),score:s[0].
score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:r})=>r.join(" "));return[e.filter(({token_ids:r},o)=>r.join(" ")!==n[o]).
length,e.length,e[0]]}sayOutputs(e,n,r,o){let s=o&&{differ:n,all:r,score:V(o.score,4)},i=n?r>1?a("{differ} of {all} differ; the best, with score {score}:",s):a(
"another text, with score {score}:",s):a("the same"),l=i+(n?o.text:"");e.dataset.said!==l&&(e.dataset.said=l,e.replaceChildren(i,...n?[" ",ne(Pr(o.text,40),"gp-\
wrote")]:[]))}whyWords(e,n,r,o){let{pools:s}=r.prompts[n],i=Ys(e.own.earlyStopping);return(r.stop?a("This search stopped after step {step} by the rule of early_\
stopping {name}.",{step:r.stop.step,name:i}):o?a("The search was cut off. By the rule of early_stopping {name} it would have gone on.",{name:i}):a("The search g\
oes on by the rule of early_stopping {name}.",{name:i}))+(s.length>1?`
`:" ")+this.reasons(s,e,e.own)}reasons(e,n,r){return e.map(o=>[...Tf(o,e.length>1),this.reason(o,n,r)].join(" ")).join(`
`)}reason({stop:e,weighed:n},r,o){if(!n)return a("No step has been taken.");let{best:s,length:i,bound:l,worst:c}=n;if(e&&e.why==="criteria")return this.cutOffWords(
r,e);if(c===null)return G(r.size,"No text has ended.","Fewer than {count} texts have ended.");let u=o.earlyStopping==="never"&&o.lengthPenalty>0,h=`${V(s)} / ${i}\
 ^ ${At(o.lengthPenalty)} = ${V(l,4)}`,d={numbers:u?a("{formula} (at the longest possible length)",{formula:h}):h,worst:V(c,4)},{together:f}=r;if(!e)return f?a(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",d):a("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",d);if(e.why==="settled")return f?a("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",d):
a("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",d);let S=G(r.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(l>c))return S;let A=f?a("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",d):a("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",d);return`${S} ${A}`}cutOffWords({start:e,maxNew:n},{
step:r}){if(r-e>=n)return G(e+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let o=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:s})=>!["eos","length","unfinished"].includes(s));return o?a("Every continuation met a stopping criterion ({reason}\
).",{reason:qe(o.stop_reason)[0]}):a("Every continuation met a stopping criterion.")}};function Sf({stop:t,prompts:e},n,r){return n?t?a("after step {step}",{step:t.
step}):r?a("goes on past step {step}",{step:Sr({prompts:e})}):a("not yet"):t?a("not exact: about step {step}",{step:t.step}):a("not exact")}function Tf({group:t,
stop:e},n){if(t===null)return[];let r={group:Oe(t),step:e&&e.step};return[n&&e?a("Group {group}, after step {step}:",r):a("Group {group}:",r)]}function Ol(t,e){let r=y=>t.querySelector(".gp-"+y),[o,s,i,l,c]=["slide","power","rule","own-again","of-prompt"].map(r),[u,h,d]=["formula","honest","rest"].map(
r),f=new $r(r("hypothesis-table"),e),S=new Cr(t,e),A=new Rr(t,e),L={},R=null,F=new Map;for(let[y,b]of rn)i.append(g("option","",String(b),{value:JSON.stringify(
y)}));o.addEventListener("input",()=>P({lengthPenalty:Number(o.value)})),s.addEventListener("input",()=>{Number.isFinite(s.valueAsNumber)&&P({lengthPenalty:s.valueAsNumber})}),
s.addEventListener("change",()=>e.usesBeams&&j(z(Bs(e)),!0)),i.addEventListener("change",()=>P({earlyStopping:JSON.parse(i.value)})),l.addEventListener("click",
()=>{L={},N(),o.focus()}),c.addEventListener("change",()=>N());function P(y){L={...L,...y},N()}let z=y=>({...y.own,...L});function j(y,b=!1){Number(o.value)!==y.
lengthPenalty&&(o.value=y.lengthPenalty),(b||document.activeElement!==s)&&(s.value=String(Number(y.lengthPenalty.toFixed(4)))),i.value=JSON.stringify(y.earlyStopping)}
function I(y){return b=>{let E=JSON.stringify(b),q=F.get(E);if(q)return q;let p=gl(y,b);return p.stop&&F.set(E,p),p}}function $(y){return{stop:e.finished?{step:0,
why:""}:null,prompts:y.prompts.map(({finished:b})=>({kept:b.map(E=>({node:E,score:E.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}
function N({onlySelection:y=!1,anew:b=!1}={}){let E=Bs(e),q=!!(e.finished||e.failed),p=_(E.prompts.length),m=I(E),O=E.together!==null&&wl(E,m(E.own),!!e.finished),
W=O?z(E):E.own,B=O?m(W):$(E),D=O?m(E.own):B,K=O&&!on(W,E.own),J=kl(E,p,B,W,q),Z=K?new Map(D.prompts[p].kept.map(({node:fe},Ne)=>[fe,Ne])):null;if(f.draw(J.slice(
0,40),Z,E),d.hidden=J.length<=40,C(d,G(J.length-40,"and {count} more, with a lower score","and {count} more, with lower scores")),y)return;for(let fe of["what-i\
f","stopping"])r(fe).hidden=!O;r("greedily").hidden=!1,j(W,b),l.hidden=!K,C(l,a("Back to the run’s own: {power}, {early}",{power:At(E.own.lengthPenalty),early:Ys(
E.own.earlyStopping)}));let te=J.filter(({place:fe})=>fe!==null);R={best:te[0]||null,rule:W,tally:x(J,te)},C(r("counts"),R.tally),C(r("scored"),a("sum / length \
^ {power}",{power:At(W.lengthPenalty)})),u.setAttribute("aria-live",K?"polite":"off"),C(u,T(te[0],W)),v(O?k(B,D,p,E,W,q):M(E)),O&&S.draw(E,p,m,W,q),A.draw(E,p,D)}
function _(y){return r("of-prompts").hidden=y<2,c.options.length!==y&&c.replaceChildren(...Array.from({length:y},(b,E)=>g("option","",a("prompt {number}",{number:E+
1}),{value:E}))),Math.max(0,c.selectedIndex)}function x(y,b){let E=y.filter(({state:p})=>p==="running").length,q=y.filter(({state:p})=>p==="returned").length;return[
a("{count} ended",{count:H(y.length-E)}),a("{count} kept",{count:H(b.length)}),...E?[a("{count} running",{count:H(E)})]:[],...q?[G(q,"{count} output","{count} o\
utputs")]:[]].join(", ")}function T(y,{lengthPenalty:b}){if(!y)return a("No text is kept yet.");let{node:E,score:q}=y,p={sum:V(ye(E)),length:E.length,power:At(b),
score:V(q,4)};return a("The best: score = sum / length ^ length_penalty = {sum} / {length} ^ {power} = {score}",p)}function v(y){h.hidden=!y,C(h,y)}function M(y){
return y.prompts.every(({steps:b,given:E})=>b.length===E)?a("The search has not begun: all tokens so far were given."):y.together===null?a("This decoding loop h\
as its own rules: the texts are shown as they were recorded."):a("The recording does not follow the rules of this search, so what other settings would give cann\
ot be computed.")}function k(y,b,E,q,p,m){let O=Math.max(1,...q.prompts.map(({steps:K})=>K.length-q.start)),W=O**p.lengthPenalty;if(!Number.isFinite(W)||W===0)return a(
"{length} ^ {power} is too large or too small for a floating-point number: the search itself would fail.",{length:O,power:At(p.lengthPenalty)});let B=y.prompts[E].
pools.filter(({exact:K})=>!K);if(B.length){let K=B.map(({group:J})=>Oe(J)).join(", ");return G(B.length,"Not exact: an earlier group would have stopped at anoth\
er step, and the padding that a stopped group writes changes the diversity penalty of group {groups}.","Not exact: an earlier group would have stopped at anothe\
r step, and the padding that a stopped group writes changes the diversity penalty of groups {groups}.",{groups:K})}if(on(p,q.own))return"";if(!y.stop){if(!m)return"";
let K=Sr(y);return q.together?a("With these settings the search would have gone on past step {step}, where the recording ends: this ranks what is known so far.",
{step:K}):a("With these settings the search would have gone on past step {step}, where the recording of a group ends: this ranks what is known so far.",{step:K})}
let{step:D}=y.stop;return b.stop?D<b.stop.step?a("With these settings the search would have stopped after step {step}, not {own}: what ended later does not coun\
t.",{step:D,own:b.stop.step}):"":a("With these settings the search would have stopped after step {step}: what ended later does not count.",{step:D})}let w=y=>()=>R&&
R.best?a("the best: {words}.",{words:y(R.best)}):"";return we(t,{rank:()=>R?de(R.tally):"",sum:w(({node:y})=>G(y.length,"the log-probability of {count} token is\
 {sum}","the log-probabilities of {count} tokens sum to {sum}",{sum:V(ye(y))})),length:w(({node:y})=>G(y.length,"{count} token","{count} tokens")),score:w(({node:y,
score:b})=>`${V(ye(y))} / ${y.length}^${At(R.rule.lengthPenalty)} = ${V(b)}`),ended:w(({node:y})=>a("at step {step}",{step:y.index+1}))}),y=>{if(y.run&&(L={},F=
new Map,c.replaceChildren()),(y.run||y.searched)&&(S.asked=A.isAsked=null),t.hidden=!e.usesBeams,t.hidden)return;let b=e.hideFrom!==null;if(r("untold").hidden=!b,
r("found").hidden=b,r("counts").hidden=b,b)return;let{run:E,steps:q,status:p,selection:m,searched:O}=y;E||q||p||O?N({anew:E}):m&&N({onlySelection:!0})}}var li={};ae(li,{addGroupPanes:()=>Wf,chooseUnit:()=>Br,start:()=>ai});var Js={};ae(Js,{canStandAlone:()=>Xs});function Xs(t){let e=g("button","gp-alone-button",null,{type:"button"});e.append(Of()),t.append(e);let n=null;async function r(){let l=Ef(t);t.classList.add("gp\
-alone");let c=new MutationObserver(()=>t.hidden&&o());if(c.observe(t,{attributeFilter:["hidden"]}),document.addEventListener("keydown",s,!0),n=()=>{n=null,c.disconnect(),
document.removeEventListener("keydown",s,!0),t.classList.remove("gp-alone"),t.popover&&t.removeAttribute("popover"),l.restore(),i()},i(),document.fullscreenEnabled)
try{await t.requestFullscreen();return}catch{}n&&(t.popover="manual",t.showPopover(),l.silence(),e.focus({preventScroll:!0}))}function o(){document.fullscreenElement===
t?document.exitFullscreen():n&&n(),e.focus({preventScroll:!0})}function s(l){l.key==="Escape"&&(l.preventDefault(),l.stopPropagation(),o())}function i(){let l=n?
a("Leave full screen"):a("Full screen");e.title=l,e.ariaLabel=t.ariaLabel?`${l}: ${t.ariaLabel}`:l,t.dispatchEvent(new Event("gp-alone"))}e.addEventListener("cl\
ick",()=>n?o():r()),t.addEventListener("fullscreenchange",({target:l})=>{l===t&&document.fullscreenElement!==t&&n&&n()}),i()}function Ef(t){let e=[],n=[],r=[];for(let i=t.
parentElement;i;i=i.parentElement)r.push(i),(i.scrollTop||i.scrollLeft)&&e.push([i,i.scrollLeft,i.scrollTop]);let o=t.parentElement??t;o.style.minHeight=`${o.offsetHeight}\
px`;function s(){for(let[i,l,c]of e)i.scrollTo({left:l,top:c,behavior:"instant"})}return{silence(){for(let i of r)for(let l of i.children)!(l instanceof HTMLElement)||
l.contains(t)||l.inert||(l.inert=!0,n.push(l))},restore(){for(let i of n)i.inert=!1;o.style.minHeight="",s(),window.addEventListener("resize",s,{once:!0}),setTimeout(
()=>window.removeEventListener("resize",s),1e3)}}}function Of(){let t=Q("svg"),e=Q("path");return t.setAttribute("viewBox","0 0 16 16"),t.setAttribute("aria-hid\
den","true"),e.setAttribute("d","M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"),t.append(e),t}var Qs={};ae(Qs,{RunGroup:()=>Wn});var Lf=["token_id","text","piece","logprob","raw_logprob","entropy"],Zs=class extends pt{constructor(n,r){super();this.group=n;this.number=r}group;number;changed(n){
super.changed(n),this.group&&this.group.entryChanged(this.number,n)}},Wn=class extends St{constructor(n){super(["run","steps","status","measured","found","lanes",
"pair","unit"]);this.name=n;this.clear(null)}name;lanes=null;turn;fresh=new Set;unit="bits";header;done;apart;found;charts;asking;pair;groups;entries;metrics;inNats;clear(n){
this.header=n,this.showMetrics(),this.done=this.apart=this.found=this.asking=null,this.charts={},this.pair=[0,1],this.fresh.clear(),this.groups=(n?.groups??[]).
map((r,o)=>({...r,number:o,entries:[],shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(n?.entries??[]).map(({group:r,seed:o},s)=>{let i=n?.kind===
"lanes"?Object.assign(new Zs(this,s),{unit:this.unit}):null,l={number:s,group:r,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[r].entries.push(l),
l});for(let r of this.kinds)this.changed(r)}get running(){return!!(this.header&&!this.done)}feedRun(n,r){r!==this.turn&&(this.position=0),this.turn=r,this.feed(
n)}appendRun(n,r){return r!==this.turn&&this.feed(""),this.turn=r,this.append(n)}lose(){this.running&&this.read({type:"Done",stopped:!0})}read(n){if(!Af(n.type))
throw new Error("unknown line "+n.type);Ll[n.type](this,n)}entryChanged(n,r){this.fresh.add(n),this.changed(r==="status"?"status":"steps")}takeChanges(){return this.
changes.entries=this.fresh,this.fresh=new Set,super.takeChanges()}subscribe(n,r,o=!1){let s=i=>i.run||!i.entries;super.subscribe(n,i=>r(s(i)?{...i,entries:new Set(
this.entries.keys())}:i),o)}setPair(n,r){this.pair=[n,r],this.changed("pair")}shownOf(n){let{entries:r,shown:o}=this.groups[n];return r[o]}showEntry(n,r){this.groups[n].
shown=r,this.changed("pair")}setLanes(n){this.lanes=n,this.changed("lanes")}setAsking(n,r){this.asking={question:n,titles:r};for(let o of["steps","status","meas\
ured","found"])this.changed(o)}answered(n){return this.found?.question===n&&(!this.asking||this.asking.question===n)}setUnit(n){this.unit=n,this.showMetrics(),this.
groups.forEach(r=>this.showMeasured(r));for(let{log:r}of this.entries)r&&(r.unit=n);for(let r of["unit","measured"])this.changed(r)}showMetrics(){let n=this.header?.
metrics??[];this.metrics=n.map(r=>r.unit==="nats"?{...r,unit:this.unit}:r),this.inNats=new Set(n.filter(({unit:r})=>r==="nats").map(({name:r})=>r))}showMeasured(n){
let r=(i,l)=>l!==null&&this.inNats.has(i)&&Number.isFinite(l)?Se(l,this.unit):l,{values:o,each:s}=n.told;n.values=Object.fromEntries(Object.entries(o).map(([i,l])=>[
i,r(i,l)])),n.each=Object.fromEntries(Object.entries(s).map(([i,l])=>[i,l.map(c=>r(i,c))]))}},Ll={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].
log?.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n??null,t.entries[e].begun=!0,t.entryChanged(e,"status")},Tokens(t,{entry:e,tokens:n}){for(let r of n){let o=Object.
fromEntries(Lf.map((s,i)=>[s,r[i]]));t.entries[e].tokens.push(o)}t.entryChanged(e,"steps")},Ended(t,{entry:e,text:n,stop_reason:r,failed:o}){t.entries[e].ended=
{text:n,stop_reason:r,failed:o},t.entryChanged(e,"status")},Measured(t,{group:e,values:n,each:r}){t.groups[e].told={values:n,each:r??{}},t.showMeasured(t.groups[e]),
t.changed("measured")},Found(t,{values:e,charts:n}){t.found=e,t.charts=n??{},t.changed("found")},Served(t,{way:e,steps:n,tokens:r,settings:o,requests:s,...i}){e===
0&&o&&(t.found={...i,requests:s,tokens:[],ways:[]});let l=t.found;o&&(l.ways[e]={settings:o,steps:[]}),l.ways[e].steps.push(...n),l.tokens.push(...r??[]),t.changed(
"found")},Done(t,{stopped:e,overtaken:n}){t.done={stopped:e,...n&&{overtaken:n}},t.changed("status")}},Af=t=>Object.hasOwn(Ll,t);var ti={};ae(ti,{linkTermsIn:()=>ei,withTermLinks:()=>sn});var Nf=/(“[^”]*”|„[^“]*“|«[^»]*»)/,$f="(?:s|es|e|n|en|x)?",Pf=new Set(["token","step","prompt","draft","kept","ending","time","length","speed","b\
its","sample","memory","context","queue","decode","starved"]),qr=null;function Rf(){if(qr)return qr;let t=new Map;for(let n of Kt){if(Pf.has(n))continue;let[r]=Tt(
n).name.split(" (");t.has(r.toLowerCase())||t.set(r.toLowerCase(),n)}let e=[...t.keys()].sort((n,r)=>r.length-n.length).map(n=>n.replace(/[.*+?^${}()|[\]\\]/g,"\
\\$&"));return qr={pattern:new RegExp(`(?<![\\p{L}\\p{N}_-])(${e.join("|")})${$f}(?![\\p{L}\\p{N}_-])`,"giu"),ids:t},qr}function sn(t,e=new Set){let{pattern:n,ids:r}=Rf();
return t.split(Nf).flatMap((o,s)=>{if(s%2)return[o];let i=[],l=0;for(let c of o.matchAll(n)){let u=r.get(c[1].toLowerCase());u===void 0||e.has(u)||(e.add(u),i.push(
o.slice(l,c.index),g("a","gp-term-link",c[0],{href:An(u)})),l=c.index+c[0].length)}return[...i,o.slice(l)]})}function ei(t){for(let e of t.querySelectorAll("p.g\
p-note")){let[n]=e.childNodes;e.childNodes.length===1&&n.nodeType===Node.TEXT_NODE&&n.nodeValue?.trim()&&e.replaceChildren(...sn(n.nodeValue))}}var $l={},Ir=null,ri=new Map,oi=new Map,si="bits";function Wr(t){let e=ri.get(t)??Object.assign(new pt,{unit:si});return ri.set(t,e),e}function jr(t){let e=oi.get(
t)??Object.assign(new Wn(t),{unit:si});return oi.set(t,e),e}function Br(t){si=t;for(let e of[...ri.values(),...oi.values()])e.setUnit(t)}function Cf(t,e,{log:n="\
main"}={}){let r=Wr(n);Rl(t,e,r,"run",o=>{let s=$l[t]?.(o,r);return!s||!Df.has(t)?s:Uf(o,r,s,t)})}function qf(t,e,{group:n}){let r=jr(n),o=Hf.has(t)?"text":Ff.has(
t)?"model":"runs",s=()=>Rl(t,e,r,o,l=>Ir?.[t]?.(l,r));if(Ir)return s();let i=e.querySelector(".gp-pane");i&&hr(i),ii.push({drawNow:s,failed:()=>jf(e)}),r.subscribe(
e,()=>{!Ir&&(r.header||r.found||r.lanes)&&If()})}var ii=[],ni=!1;function If(){if(ni||!window.GenerationPlaygroundComparisons)return;ni=!0;let t=document.createElement(
"script");t.src=window.GenerationPlaygroundComparisons,t.onerror=()=>{ni=!1;for(let{failed:e}of ii)e()},document.head.append(t)}function Wf(t){Ir=t;for(let e of document.
querySelectorAll(".gp-not-loaded"))e.remove();ii.splice(0).forEach(({drawNow:e})=>Pl(e))}function jf(t){t.querySelector(":scope > .gp-not-loaded")||t.append(g("\
p","gp-note gp-not-loaded",a("This part of the page could not be loaded. Reload the page.")))}function Pl(t){try{t()}catch(e){console.error("Generation Playgrou\
nd:",e)}}function Rl(t,e,n,r,o){let s=e.querySelector(".gp-pane");if(!s)return Al(t);hr(s),ei(s);let i=xs(s,r);Cl.push(e),zf.has(t)||Xs(s);let l=o(s);if(!l)return Al(
t);n.subscribe(s,c=>{l(c),i()},!Bf.has(t)),ql()}function Al(t){console.error(`Generation Playground: there is no pane “${t}” here.`)}var Cl=[],Nl=null;function ql(){
let t=xr();if(t===Nl)return;let e=Cl.find(r=>r.getClientRects().length&&r.isConnected);if(t!==null&&!e||(Nl=t,t===null||!e))return;let n=e.querySelector(":scope\
 > .gp-glossary-place");if(!n){let r=n=g("div","gp-pane gp-glossary-place");r.addEventListener("click",o=>Nn(o,r)),e.append(r)}at(n,t)}var Bf=new Set(["branches"]),
zf=new Set(["numbers","check","token","progress","arrival"]),Hf=new Set(["detection","mistakes","attack","strengths"]),Ff=new Set(["shelf","estimate","opened"]),
Df=new Set(["tokens","spoken","word_times","token","candidates","processors","curve","in_words","logit_lens","cross_attention","check","quiz"]),Gf=new Set(["pro\
cessors","logit_lens","cross_attention","check","quiz"]);function Uf(t,e,n,r){let o=br(e.kinds),s=!1;return i=>{if(e.denoises||e.isFromElsewhere&&Gf.has(r)){s=t.
hidden=!0;return}s&&(t.hidden=!1),n(s?o:i),s=!1}}function Kf(t,e,n){Wr(t).feedRun(e||"",n)}function Vf(t,e,n){return Wr(t).appendRun(e,n)}function Yf(t,e,n){return jr(
t).appendRun(e,n)}function Xf(t,e,n){jr(t).feedRun(e||"",n)}function ai(t){$l=t;let e={mount:Cf,feed:Kf,append:Vf,appendGroup:Yf,chooseUnit:Br,log:Wr,RunLog:pt,
mountGroup:qf,feedGroup:Xf,group:jr};window.GenerationPlayground=e;let n=window.GenerationPlaygroundQueue,r=o=>Pl(()=>o(e));window.GenerationPlaygroundQueue={push:r},
n?.forEach?.(r),window.addEventListener("hashchange",ql)}function Wl(t,e,{stepUnder:n,hover:r,leave:o}){t.addEventListener("pointermove",s=>{let i=n(s);i&&(s.buttons===1?e.selectStep(i):r(i))}),t.addEventListener("poi\
nterleave",o),t.addEventListener("click",s=>{let i=n(s);i&&e.selectStep(i)}),ci(t,e)}var Il={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,
Home:-1/0,End:1/0};function ci(t,e){t.addEventListener("keydown",n=>{n.key==="Escape"&&e.selectStep(null),Object.hasOwn(Il,n.key)&&(n.preventDefault(),e.walk(Il[n.
key]))})}function zr(t,e,n,r,o=0){e&&(t.setAttribute("aria-valuenow",String(e.isPrompt?e.index-o:e.index+1)),t.setAttribute("aria-valuemin",String(1-o)),t.setAttribute(
"aria-valuemax",String(n))),t.setAttribute("aria-valuetext",r)}var Jf=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),jl=t=>pe(Jf.format(t)),ui={information:{unit:!0,write:jl,fromZero:!0},sum:{
unit:!0,write:jl},share:{title:()=>a("probability"),write:U,fromZero:!0,share:!0},count:{title:()=>a("tokens kept"),write:H,log:!0},rank:{title:()=>a("rank"),write:H,
log:!0,reversed:!0}},hi=[["kept","solid"],["chosen","dash"],["accepted","dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3p\
x,2px,3px"],["focus","2px,7px"]].map(([t,e])=>({role:t,dash:e})),Zf=()=>({information:{name:a("surprisal and entropy"),axis:"information",about:a("Surprisal tel\
ls how unexpected each token was; entropy how uncertain the next token was, for the model (before) and for the draw (after)."),series:[{name:a("surprisal"),term:"\
surprisal",role:"surprisal",dash:"solid",tip:a("How unexpected the chosen token was: minus the logarithm of its probability after the processors; before them wh\
ere a text was only read."),value:t=>Te(t).surprisal},{name:a("entropy before"),term:"entropy",role:"entropy-before",dash:"dot",tip:a("How uncertain the model w\
as, before any processor: the surprisal that it expected."),value:t=>t.distribution.entropy_before},{name:a("entropy after"),term:"entropy",role:"entropy-after",
dash:"dash",tip:a("How uncertain the draw was, after the processors."),value:t=>t.isPrompt?null:t.distribution.entropy_after}]},kept:{name:a("candidates kept"),
axis:"count",about:a("How many tokens of the vocabulary could still be chosen after the processors. Each line of the grid is ten times the one below."),series:[
{name:a("candidates kept"),term:"kept",role:"entropy-after",dash:"solid",tip:a("The number of tokens with a probability above 0 after the processors."),value:t=>t.
isPrompt?null:Math.max(1,Ce(t))}]},cumulative:{name:a("cumulative log-probability"),axis:"sum",about:a("The logarithm of the probability of the whole text up to\
 each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:a("after the processors"),term:"cumulative-logprob",role:"surp\
risal",dash:"solid",sum:!0,tip:a("Added up after the processors: from the probabilities that the tokens were drawn with."),value:t=>t.isPrompt?null:t.chosen.logprob??
t.chosen.raw_logprob},{name:a("before them"),term:"cumulative-logprob",role:"entropy-before",dash:"dot",sum:!0,tip:a("Added up before the processors: from the p\
robabilities that the model gave."),value:t=>t.chosen.raw_logprob}]},before:{name:a("looked up: probability before"),axis:"share",about:a("How probable the mode\
l found each looked-up token at each place, before the processors."),of:t=>X(t.raw_logprob)},after:{name:a("looked up: probability after"),axis:"share",about:a(
"How probable each looked-up token was in the draw at each place, after the processors: 0% where they removed it."),of:t=>X(t.logprob)},rank:{name:a("looked up:\
 rank"),axis:"rank",about:a("The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is at the top."),of:t=>t.raw_rank||null}}),
Qf=()=>({information:{name:a("surprisal"),axis:"information",about:a("How unexpected each token was, from the log-probabilities that the server gave."),series:[
{name:a("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:a("How unexpected the chosen token was: minus the logarithm of its probability."),value:t=>Te(
t).surprisal}]},cumulative:{name:a("cumulative log-probability"),axis:"sum",about:a("The logarithm of the probability of the whole text up to each token: steep \
where the text is unlikely. The prompt is added up separately."),series:[{name:a("as reported"),term:"cumulative-logprob",role:"surprisal",dash:"solid",sum:!0,tip:a(
"Added up from the log-probabilities that the server gave."),value:t=>t.chosen.raw_logprob}]}}),di=(t=!1)=>t?Qf():Zf();var ep={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},tp=8*Math.LN2,jn=t=>ep[t]??t.replaceAll("px","").replaceAll(","," ");function zl({
series:t,of:e},n){return t||[...n].slice(-hi.length).map(([r,o],s)=>({...hi[s],name:o,term:"probability",tip:a("The looked-up token {token}, id {id}.",{token:Y(
o),id:r}),value:i=>{let l=(i.watched||[]).find(({token_id:c})=>c===r);return l?e(l):null}}))}function Hl({curve:t,series:e,steps:n,prompt:r,current:o,unit:s,factor:i}){
let l=ui[t.axis],c=r.length,u=L=>L.index+1-(L.isPrompt?c+1:0),h=l.unit?i:1,d=(L,R,F)=>{let P=rp(L,R,h),z=j=>a("{token} {series}: {value}",{token:Y(R[j].chosen.text),
series:L.name,value:`${l.write(P[j])}${l.unit?` ${a(s)}`:""}`});return{name:L.name,role:L.role,dash:L.dash,isPrompt:F,x:R.map(u),y:P,words:z}},[f,S]=[c?e.map(L=>d(
L,r,!0)):[],e.map(L=>d(L,n,!1))],A=l===ui.information?np(Bl(f),Bl(S),tp*i):null;return{label:a("{curve} along the text",{curve:t.name}),lines:e.flatMap((L,R)=>[
...c?[f[R]]:[],S[R]]),before:c,here:o&&u(o),note:A?a("prompt: up to {value}",{value:`${l.write(A.highest)} ${a(s)}`}):"",x:{title:a("token"),range:[.5-c,Math.max(
10,n.length)+.5]},y:{title:l.unit?a(s):l.title(),kind:l,range:A?[0,A.end]:null}}}function np(t,e,n){let r=Math.max(e*1.08,n);return e&&t>1.5*r?{end:r,highest:t}:
null}var Bl=t=>t.reduce((e,{y:n})=>n.reduce((r,o)=>Math.max(r,o??0),e),0);function rp(t,e,n){let r=0;return e.map(o=>{let s=le(t.value(o));return t.sum?(r=r===null||
s===null?null:r+s,r===null?null:r*n):s===null?null:s*n})}function Bn(t,e){return t==null||e==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function op(t,e){return t==null||e==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function Fl(t){let e,n,
r;t.length!==2?(e=Bn,n=(l,c)=>Bn(t(l),c),r=(l,c)=>t(l)-c):(e=t===Bn||t===op?t:sp,n=t,r=t);function o(l,c,u=0,h=l.length){if(u<h){if(e(c,c)!==0)return h;do{let d=u+
h>>>1;n(l[d],c)<0?u=d+1:h=d}while(u<h)}return u}function s(l,c,u=0,h=l.length){if(u<h){if(e(c,c)!==0)return h;do{let d=u+h>>>1;n(l[d],c)<=0?u=d+1:h=d}while(u<h)}
return u}function i(l,c,u=0,h=l.length){let d=o(l,c,u,h-1);return d>u&&r(l[d-1],c)>-r(l[d],c)?d-1:d}return{left:o,center:i,right:s}}function sp(){return 0}function ip(t){
return t===null?NaN:+t}var Dl=Fl(Bn),Gl=Dl.right,Jy=Dl.left,Zy=Fl(ip).center;var Qy=Ul(Kl),e0=Ul(ap);function Ul(t){return function(e,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid\
 ry");let{data:o,width:s,height:i}=e;if(!((s=Math.floor(s))>=0))throw new RangeError("invalid width");if(!((i=Math.floor(i!==void 0?i:o.length/s))>=0))throw new RangeError(
"invalid height");if(!s||!i||!n&&!r)return e;let l=n&&t(n),c=r&&t(r),u=o.slice();return l&&c?(an(l,u,o,s,i),an(l,o,u,s,i),an(l,u,o,s,i),ln(c,o,u,s,i),ln(c,u,o,s,
i),ln(c,o,u,s,i)):l?(an(l,o,u,s,i),an(l,u,o,s,i),an(l,o,u,s,i)):c&&(ln(c,o,u,s,i),ln(c,u,o,s,i),ln(c,o,u,s,i)),e}}function an(t,e,n,r,o){for(let s=0,i=r*o;s<i;)
t(e,n,s,s+=r,1)}function ln(t,e,n,r,o){for(let s=0,i=r*o;s<r;++s)t(e,n,s,s+i,r)}function ap(t){let e=Kl(t);return(n,r,o,s,i)=>{o<<=2,s<<=2,i<<=2,e(n,r,o+0,s+0,i),
e(n,r,o+1,s+1,i),e(n,r,o+2,s+2,i),e(n,r,o+3,s+3,i)}}function Kl(t){let e=Math.floor(t);if(e===t)return lp(t);let n=t-e,r=2*t+1;return(o,s,i,l,c)=>{if(!((l-=c)>=
i))return;let u=e*s[i],h=c*e,d=h+c;for(let f=i,S=i+h;f<S;f+=c)u+=s[Math.min(l,f)];for(let f=i,S=l;f<=S;f+=c)u+=s[Math.min(l,f+h)],o[f]=(u+n*(s[Math.max(i,f-d)]+
s[Math.min(l,f+d)]))/r,u-=s[Math.max(i,f-h)]}}function lp(t){let e=2*t+1;return(n,r,o,s,i)=>{if(!((s-=i)>=o))return;let l=t*r[o],c=i*t;for(let u=o,h=o+c;u<h;u+=
i)l+=r[Math.min(s,u)];for(let u=o,h=s;u<=h;u+=i)l+=r[Math.min(s,u+c)],n[u]=l/e,l-=r[Math.max(o,u-c)]}}var cp=Array.prototype,t0=cp.slice;var up=Math.sqrt(50),hp=Math.sqrt(10),dp=Math.sqrt(2);function Hr(t,e,n){let r=(e-t)/Math.max(0,n),o=Math.floor(Math.log10(r)),s=r/Math.pow(10,o),i=s>=up?10:s>=
hp?5:s>=dp?2:1,l,c,u;return o<0?(u=Math.pow(10,-o)/i,l=Math.round(t*u),c=Math.round(e*u),l/u<t&&++l,c/u>e&&--c,u=-u):(u=Math.pow(10,o)*i,l=Math.round(t/u),c=Math.
round(e/u),l*u<t&&++l,c*u>e&&--c),c<l&&.5<=n&&n<2?Hr(t,e,n*2):[l,c,u]}function Dr(t,e,n){if(e=+e,t=+t,n=+n,!(n>0))return[];if(t===e)return[t];let r=e<t,[o,s,i]=r?
Hr(e,t,n):Hr(t,e,n);if(!(s>=o))return[];let l=s-o+1,c=new Array(l);if(r)if(i<0)for(let u=0;u<l;++u)c[u]=(s-u)/-i;else for(let u=0;u<l;++u)c[u]=(s-u)*i;else if(i<
0)for(let u=0;u<l;++u)c[u]=(o+u)/-i;else for(let u=0;u<l;++u)c[u]=(o+u)*i;return c}function Fr(t,e,n){return e=+e,t=+t,n=+n,Hr(t,e,n)[2]}function Vl(t,e,n){e=+e,
t=+t,n=+n;let r=e<t,o=r?Fr(e,t,n):Fr(t,e,n);return(r?-1:1)*(o<0?1/-o:o)}var n0=fp(Math.random);function fp(t){return function(n,r=0,o=n.length){let s=o-(r=+r);for(;s;){let i=t()*s--|0,l=n[s+r];n[s+r]=n[i+r],n[i+r]=l}return n}}function dn(t,e,n){t.prototype=e.prototype=n,n.constructor=t}function Fn(t,e){var n=Object.create(t.prototype);for(var r in e)n[r]=e[r];return n}function wt(){}
var Rt=.7,hn=1/Rt,cn="\\s*([+-]?\\d+)\\s*",zn="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",Xe="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",pp=/^#([0-9a-f]{3,8})$/,
mp=new RegExp(`^rgb\\(${cn},${cn},${cn}\\)$`),gp=new RegExp(`^rgb\\(${Xe},${Xe},${Xe}\\)$`),bp=new RegExp(`^rgba\\(${cn},${cn},${cn},${zn}\\)$`),wp=new RegExp(`\
^rgba\\(${Xe},${Xe},${Xe},${zn}\\)$`),kp=new RegExp(`^hsl\\(${zn},${Xe},${Xe}\\)$`),yp=new RegExp(`^hsla\\(${zn},${Xe},${Xe},${zn}\\)$`),Yl={aliceblue:15792383,
antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,
burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,
darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,
darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,
darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,
fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,
hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,
lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,
lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,
limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,
mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,
navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,
paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,
rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,
sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,
teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};
dn(wt,fn,{copy(t){return Object.assign(new this.constructor,this,t)},displayable(){return this.rgb().displayable()},hex:Xl,formatHex:Xl,formatHex8:xp,formatHsl:vp,
formatRgb:Jl,toString:Jl});function Xl(){return this.rgb().formatHex()}function xp(){return this.rgb().formatHex8()}function vp(){return ic(this).formatHsl()}function Jl(){
return this.rgb().formatRgb()}function fn(t){var e,n;return t=(t+"").trim().toLowerCase(),(e=pp.exec(t))?(n=e[1].length,e=parseInt(e[1],16),n===6?Zl(e):n===3?new xe(
e>>8&15|e>>4&240,e>>4&15|e&240,(e&15)<<4|e&15,1):n===8?Gr(e>>24&255,e>>16&255,e>>8&255,(e&255)/255):n===4?Gr(e>>12&15|e>>8&240,e>>8&15|e>>4&240,e>>4&15|e&240,((e&
15)<<4|e&15)/255):null):(e=mp.exec(t))?new xe(e[1],e[2],e[3],1):(e=gp.exec(t))?new xe(e[1]*255/100,e[2]*255/100,e[3]*255/100,1):(e=bp.exec(t))?Gr(e[1],e[2],e[3],
e[4]):(e=wp.exec(t))?Gr(e[1]*255/100,e[2]*255/100,e[3]*255/100,e[4]):(e=kp.exec(t))?tc(e[1],e[2]/100,e[3]/100,1):(e=yp.exec(t))?tc(e[1],e[2]/100,e[3]/100,e[4]):
Yl.hasOwnProperty(t)?Zl(Yl[t]):t==="transparent"?new xe(NaN,NaN,NaN,0):null}function Zl(t){return new xe(t>>16&255,t>>8&255,t&255,1)}function Gr(t,e,n,r){return r<=
0&&(t=e=n=NaN),new xe(t,e,n,r)}function wi(t){return t instanceof wt||(t=fn(t)),t?(t=t.rgb(),new xe(t.r,t.g,t.b,t.opacity)):new xe}function Dn(t,e,n,r){return arguments.
length===1?wi(t):new xe(t,e,n,r??1)}function xe(t,e,n,r){this.r=+t,this.g=+e,this.b=+n,this.opacity=+r}dn(xe,Dn,Fn(wt,{brighter(t){return t=t==null?hn:Math.pow(
hn,t),new xe(this.r*t,this.g*t,this.b*t,this.opacity)},darker(t){return t=t==null?Rt:Math.pow(Rt,t),new xe(this.r*t,this.g*t,this.b*t,this.opacity)},rgb(){return this},
clamp(){return new xe($t(this.r),$t(this.g),$t(this.b),Kr(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&
this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:Ql,formatHex:Ql,formatHex8:_p,formatRgb:ec,toString:ec}));function Ql(){return`#${Nt(this.r)}${Nt(this.g)}${Nt(
this.b)}`}function _p(){return`#${Nt(this.r)}${Nt(this.g)}${Nt(this.b)}${Nt((isNaN(this.opacity)?1:this.opacity)*255)}`}function ec(){let t=Kr(this.opacity);return`${t===
1?"rgb(":"rgba("}${$t(this.r)}, ${$t(this.g)}, ${$t(this.b)}${t===1?")":`, ${t})`}`}function Kr(t){return isNaN(t)?1:Math.max(0,Math.min(1,t))}function $t(t){return Math.
max(0,Math.min(255,Math.round(t)||0))}function Nt(t){return t=$t(t),(t<16?"0":"")+t.toString(16)}function tc(t,e,n,r){return r<=0?t=e=n=NaN:n<=0||n>=1?t=e=NaN:e<=
0&&(t=NaN),new je(t,e,n,r)}function ic(t){if(t instanceof je)return new je(t.h,t.s,t.l,t.opacity);if(t instanceof wt||(t=fn(t)),!t)return new je;if(t instanceof
je)return t;t=t.rgb();var e=t.r/255,n=t.g/255,r=t.b/255,o=Math.min(e,n,r),s=Math.max(e,n,r),i=NaN,l=s-o,c=(s+o)/2;return l?(e===s?i=(n-r)/l+(n<r)*6:n===s?i=(r-e)/
l+2:i=(e-n)/l+4,l/=c<.5?s+o:2-s-o,i*=60):l=c>0&&c<1?0:i,new je(i,l,c,t.opacity)}function Yr(t,e,n,r){return arguments.length===1?ic(t):new je(t,e,n,r??1)}function je(t,e,n,r){
this.h=+t,this.s=+e,this.l=+n,this.opacity=+r}dn(je,Yr,Fn(wt,{brighter(t){return t=t==null?hn:Math.pow(hn,t),new je(this.h,this.s,this.l*t,this.opacity)},darker(t){
return t=t==null?Rt:Math.pow(Rt,t),new je(this.h,this.s,this.l*t,this.opacity)},rgb(){var t=this.h%360+(this.h<0)*360,e=isNaN(t)||isNaN(this.s)?0:this.s,n=this.
l,r=n+(n<.5?n:1-n)*e,o=2*n-r;return new xe(fi(t>=240?t-240:t+120,o,r),fi(t,o,r),fi(t<120?t+240:t-120,o,r),this.opacity)},clamp(){return new je(nc(this.h),Ur(this.
s),Ur(this.l),Kr(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){
let t=Kr(this.opacity);return`${t===1?"hsl(":"hsla("}${nc(this.h)}, ${Ur(this.s)*100}%, ${Ur(this.l)*100}%${t===1?")":`, ${t})`}`}}));function nc(t){return t=(t||
0)%360,t<0?t+360:t}function Ur(t){return Math.max(0,Math.min(1,t||0))}function fi(t,e,n){return(t<60?e+(n-e)*t/60:t<180?n:t<240?e+(n-e)*(240-t)/60:e)*255}var ac=Math.
PI/180,lc=180/Math.PI,Vr=18,cc=.96422,uc=1,hc=.82521,dc=4/29,un=6/29,fc=3*un*un,Mp=un*un*un;function pc(t){if(t instanceof Je)return new Je(t.l,t.a,t.b,t.opacity);
if(t instanceof ut)return gc(t);t instanceof xe||(t=wi(t));var e=bi(t.r),n=bi(t.g),r=bi(t.b),o=pi((.2225045*e+.7168786*n+.0606169*r)/uc),s,i;return e===n&&n===r?
s=i=o:(s=pi((.4360747*e+.3850649*n+.1430804*r)/cc),i=pi((.0139322*e+.0971045*n+.7141733*r)/hc)),new Je(116*o-16,500*(s-o),200*(o-i),t.opacity)}function mc(t,e,n,r){return arguments.length===1?pc(t):new Je(t,e,n,r??1)}function Je(t,e,n,r){this.l=+t,this.a=+e,this.b=+n,this.opacity=+r}dn(Je,mc,Fn(wt,{brighter(t){
return new Je(this.l+Vr*(t??1),this.a,this.b,this.opacity)},darker(t){return new Je(this.l-Vr*(t??1),this.a,this.b,this.opacity)},rgb(){var t=(this.l+16)/116,e=isNaN(
this.a)?t:t+this.a/500,n=isNaN(this.b)?t:t-this.b/200;return e=cc*mi(e),t=uc*mi(t),n=hc*mi(n),new xe(gi(3.1338561*e-1.6168667*t-.4906146*n),gi(-.9787684*e+1.9161415*
t+.033454*n),gi(.0719453*e-.2289914*t+1.4052427*n),this.opacity)}}));function pi(t){return t>Mp?Math.pow(t,1/3):t/fc+dc}function mi(t){return t>un?t*t*t:fc*(t-dc)}
function gi(t){return 255*(t<=.0031308?12.92*t:1.055*Math.pow(t,1/2.4)-.055)}function bi(t){return(t/=255)<=.04045?t/12.92:Math.pow((t+.055)/1.055,2.4)}function Sp(t){
if(t instanceof ut)return new ut(t.h,t.c,t.l,t.opacity);if(t instanceof Je||(t=pc(t)),t.a===0&&t.b===0)return new ut(NaN,0<t.l&&t.l<100?0:NaN,t.l,t.opacity);var e=Math.
atan2(t.b,t.a)*lc;return new ut(e<0?e+360:e,Math.sqrt(t.a*t.a+t.b*t.b),t.l,t.opacity)}function Xr(t,e,n,r){return arguments.length===1?Sp(t):new ut(t,e,n,r??1)}function ut(t,e,n,r){this.h=+t,this.c=+e,this.l=+n,this.opacity=+r}function gc(t){if(isNaN(
t.h))return new Je(t.l,0,0,t.opacity);var e=t.h*ac;return new Je(t.l,Math.cos(e)*t.c,Math.sin(e)*t.c,t.opacity)}dn(ut,Xr,Fn(wt,{brighter(t){return new ut(this.h,
this.c,this.l+Vr*(t??1),this.opacity)},darker(t){return new ut(this.h,this.c,this.l-Vr*(t??1),this.opacity)},rgb(){return gc(this).rgb()}}));var bc=-.14861,ki=1.78277,
yi=-.29227,Jr=-.90649,Hn=1.97294,rc=Hn*Jr,oc=Hn*ki,sc=ki*yi-Jr*bc;function Tp(t){if(t instanceof Pt)return new Pt(t.h,t.s,t.l,t.opacity);t instanceof xe||(t=wi(
t));var e=t.r/255,n=t.g/255,r=t.b/255,o=(sc*r+rc*e-oc*n)/(sc+rc-oc),s=r-o,i=(Hn*(n-o)-yi*s)/Jr,l=Math.sqrt(i*i+s*s)/(Hn*o*(1-o)),c=l?Math.atan2(i,s)*lc-120:NaN;
return new Pt(c<0?c+360:c,l,o,t.opacity)}function Zr(t,e,n,r){return arguments.length===1?Tp(t):new Pt(t,e,n,r??1)}function Pt(t,e,n,r){this.h=+t,this.s=+e,this.
l=+n,this.opacity=+r}dn(Pt,Zr,Fn(wt,{brighter(t){return t=t==null?hn:Math.pow(hn,t),new Pt(this.h,this.s,this.l*t,this.opacity)},darker(t){return t=t==null?Rt:Math.
pow(Rt,t),new Pt(this.h,this.s,this.l*t,this.opacity)},rgb(){var t=isNaN(this.h)?0:(this.h+120)*ac,e=+this.l,n=isNaN(this.s)?0:this.s*e*(1-e),r=Math.cos(t),o=Math.
sin(t);return new xe(255*(e+n*(bc*r+ki*o)),255*(e+n*(yi*r+Jr*o)),255*(e+n*(Hn*r)),this.opacity)}}));function xc(t,e,n,r,o){var s=t*t,i=s*t;return((1-3*t+3*s-i)*e+(4-6*s+3*i)*n+(1+3*t+3*s-3*i)*r+i*o)/6}function Ep(t){var e=t.length-1;return function(n){var r=n<=
0?n=0:n>=1?(n=1,e-1):Math.floor(n*e),o=t[r],s=t[r+1],i=r>0?t[r-1]:2*o-s,l=r<e-1?t[r+2]:2*s-o;return xc((n-r/e)*e,i,o,s,l)}}function Op(t){var e=t.length;return function(n){
var r=Math.floor(((n%=1)<0?++n:n)*e),o=t[(r+e-1)%e],s=t[r%e],i=t[(r+1)%e],l=t[(r+2)%e];return xc((n-r/e)*e,o,s,i,l)}}var eo=t=>()=>t;function vc(t,e){return function(n){
return t+n*e}}function Lp(t,e,n){return t=Math.pow(t,n),e=Math.pow(e,n)-t,n=1/n,function(r){return Math.pow(t+r*e,n)}}function Mi(t,e){var n=e-t;return n?vc(t,n>
180||n<-180?n-360*Math.round(n/360):n):eo(isNaN(t)?e:t)}function Ap(t){return(t=+t)==1?Ae:function(e,n){return n-e?Lp(e,n,t):eo(isNaN(e)?n:e)}}function Ae(t,e){
var n=e-t;return n?vc(t,n):eo(isNaN(t)?e:t)}var wc=(function t(e){var n=Ap(e);function r(o,s){var i=n((o=Dn(o)).r,(s=Dn(s)).r),l=n(o.g,s.g),c=n(o.b,s.b),u=Ae(o.
opacity,s.opacity);return function(h){return o.r=i(h),o.g=l(h),o.b=c(h),o.opacity=u(h),o+""}}return r.gamma=t,r})(1);function _c(t){return function(e){var n=e.length,
r=new Array(n),o=new Array(n),s=new Array(n),i,l;for(i=0;i<n;++i)l=Dn(e[i]),r[i]=l.r||0,o[i]=l.g||0,s[i]=l.b||0;return r=t(r),o=t(o),s=t(s),l.opacity=1,function(c){
return l.r=r(c),l.g=o(c),l.b=s(c),l+""}}}var i0=_c(Ep),a0=_c(Op);function Np(t,e){e||(e=[]);var n=t?Math.min(e.length,t.length):0,r=e.slice(),o;return function(s){
for(o=0;o<n;++o)r[o]=t[o]*(1-s)+e[o]*s;return r}}function $p(t){return ArrayBuffer.isView(t)&&!(t instanceof DataView)}function Pp(t,e){var n=e?e.length:0,r=t?Math.min(n,t.length):0,o=new Array(r),s=new Array(n),i;for(i=0;i<r;++i)o[i]=to(t[i],e[i]);for(;i<n;++i)s[i]=e[i];return function(l){
for(i=0;i<r;++i)s[i]=o[i](l);return s}}function Rp(t,e){var n=new Date;return t=+t,e=+e,function(r){return n.setTime(t*(1-r)+e*r),n}}function Be(t,e){return t=+t,
e=+e,function(n){return t*(1-n)+e*n}}function Cp(t,e){var n={},r={},o;(t===null||typeof t!="object")&&(t={}),(e===null||typeof e!="object")&&(e={});for(o in e)o in
t?n[o]=to(t[o],e[o]):r[o]=e[o];return function(s){for(o in n)r[o]=n[o](s);return r}}var vi=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,xi=new RegExp(vi.source,
"g");function qp(t){return function(){return t}}function Ip(t){return function(e){return t(e)+""}}function Wp(t,e){var n=vi.lastIndex=xi.lastIndex=0,r,o,s,i=-1,
l=[],c=[];for(t=t+"",e=e+"";(r=vi.exec(t))&&(o=xi.exec(e));)(s=o.index)>n&&(s=e.slice(n,s),l[i]?l[i]+=s:l[++i]=s),(r=r[0])===(o=o[0])?l[i]?l[i]+=o:l[++i]=o:(l[++i]=
null,c.push({i,x:Be(r,o)})),n=xi.lastIndex;return n<e.length&&(s=e.slice(n),l[i]?l[i]+=s:l[++i]=s),l.length<2?c[0]?Ip(c[0].x):qp(e):(e=c.length,function(u){for(var h=0,
d;h<e;++h)l[(d=c[h]).i]=d.x(u);return l.join("")})}function to(t,e){var n=typeof e,r;return e==null||n==="boolean"?eo(e):(n==="number"?Be:n==="string"?(r=fn(e))?
(e=r,wc):Wp:e instanceof fn?wc:e instanceof Date?Rp:$p(e)?Np:Array.isArray(e)?Pp:typeof e.valueOf!="function"&&typeof e.toString!="function"||isNaN(e)?Cp:Be)(t,
e)}function Mc(t,e){return t=+t,e=+e,function(n){return Math.round(t*(1-n)+e*n)}}var kc=180/Math.PI,_i={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};
function Sc(t,e,n,r,o,s){var i,l,c;return(i=Math.sqrt(t*t+e*e))&&(t/=i,e/=i),(c=t*n+e*r)&&(n-=t*c,r-=e*c),(l=Math.sqrt(n*n+r*r))&&(n/=l,r/=l,c/=l),t*r<e*n&&(t=-t,
e=-e,c=-c,i=-i),{translateX:o,translateY:s,rotate:Math.atan2(e,t)*kc,skewX:Math.atan(c)*kc,scaleX:i,scaleY:l}}var Qr;function jp(t){let e=new(typeof DOMMatrix==
"function"?DOMMatrix:WebKitCSSMatrix)(t+"");return e.isIdentity?_i:Sc(e.a,e.b,e.c,e.d,e.e,e.f)}function Bp(t){return t==null||(Qr||(Qr=document.createElementNS(
"http://www.w3.org/2000/svg","g")),Qr.setAttribute("transform",t),!(t=Qr.transform.baseVal.consolidate()))?_i:(t=t.matrix,Sc(t.a,t.b,t.c,t.d,t.e,t.f))}function Tc(t,e,n,r){
function o(u){return u.length?u.pop()+" ":""}function s(u,h,d,f,S,A){if(u!==d||h!==f){var L=S.push("translate(",null,e,null,n);A.push({i:L-4,x:Be(u,d)},{i:L-2,x:Be(
h,f)})}else(d||f)&&S.push("translate("+d+e+f+n)}function i(u,h,d,f){u!==h?(u-h>180?h+=360:h-u>180&&(u+=360),f.push({i:d.push(o(d)+"rotate(",null,r)-2,x:Be(u,h)})):
h&&d.push(o(d)+"rotate("+h+r)}function l(u,h,d,f){u!==h?f.push({i:d.push(o(d)+"skewX(",null,r)-2,x:Be(u,h)}):h&&d.push(o(d)+"skewX("+h+r)}function c(u,h,d,f,S,A){
if(u!==d||h!==f){var L=S.push(o(S)+"scale(",null,",",null,")");A.push({i:L-4,x:Be(u,d)},{i:L-2,x:Be(h,f)})}else(d!==1||f!==1)&&S.push(o(S)+"scale("+d+","+f+")")}
return function(u,h){var d=[],f=[];return u=t(u),h=t(h),s(u.translateX,u.translateY,h.translateX,h.translateY,d,f),i(u.rotate,h.rotate,d,f),l(u.skewX,h.skewX,d,
f),c(u.scaleX,u.scaleY,h.scaleX,h.scaleY,d,f),u=h=null,function(S){for(var A=-1,L=f.length,R;++A<L;)d[(R=f[A]).i]=R.x(S);return d.join("")}}}var l0=Tc(jp,"px, ",
"px)","deg)"),c0=Tc(Bp,", ",")",")"),zp=1e-12;function yc(t){return((t=Math.exp(t))+1/t)/2}function Hp(t){return((t=Math.exp(t))-1/t)/2}function Fp(t){return((t=
Math.exp(2*t))-1)/(t+1)}var u0=(function t(e,n,r){function o(s,i){var l=s[0],c=s[1],u=s[2],h=i[0],d=i[1],f=i[2],S=h-l,A=d-c,L=S*S+A*A,R,F;if(L<zp)F=Math.log(f/u)/
e,R=function(N){return[l+N*S,c+N*A,u*Math.exp(e*N*F)]};else{var P=Math.sqrt(L),z=(f*f-u*u+r*L)/(2*u*n*P),j=(f*f-u*u-r*L)/(2*f*n*P),I=Math.log(Math.sqrt(z*z+1)-z),
$=Math.log(Math.sqrt(j*j+1)-j);F=($-I)/e,R=function(N){var _=N*F,x=yc(I),T=u/(n*P)*(x*Fp(e*_+I)-Hp(I));return[l+T*S,c+T*A,u*x/yc(e*_+I)]}}return R.duration=Math.
abs(F)*1e3*e/Math.SQRT2,R}return o.rho=function(s){var i=Math.max(.001,+s),l=i*i,c=l*l;return t(i,l,c)},o})(Math.SQRT2,2,4);function Ec(t){return function(e,n){
var r=t((e=Yr(e)).h,(n=Yr(n)).h),o=Ae(e.s,n.s),s=Ae(e.l,n.l),i=Ae(e.opacity,n.opacity);return function(l){return e.h=r(l),e.s=o(l),e.l=s(l),e.opacity=i(l),e+""}}}
var h0=Ec(Mi),d0=Ec(Ae);function Oc(t){return function(e,n){var r=t((e=Xr(e)).h,(n=Xr(n)).h),o=Ae(e.c,n.c),s=Ae(e.l,n.l),i=Ae(e.opacity,n.opacity);return function(l){return e.h=r(l),e.
c=o(l),e.l=s(l),e.opacity=i(l),e+""}}}var f0=Oc(Mi),p0=Oc(Ae);function Lc(t){return(function e(n){n=+n;function r(o,s){var i=t((o=Zr(o)).h,(s=Zr(s)).h),l=Ae(o.s,
s.s),c=Ae(o.l,s.l),u=Ae(o.opacity,s.opacity);return function(h){return o.h=i(h),o.s=l(h),o.l=c(Math.pow(h,n)),o.opacity=u(h),o+""}}return r.gamma=e,r})(1)}var m0=Lc(
Mi),g0=Lc(Ae);function Dp(t){return Math.abs(t=Math.round(t))>=1e21?t.toLocaleString("en").replace(/,/g,""):t.toString(10)}function ro(t,e){if(!isFinite(t)||t===0)return null;
var n=(t=e?t.toExponential(e-1):t.toExponential()).indexOf("e"),r=t.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+t.slice(n+1)]}function pn(t){return t=ro(Math.
abs(t)),t?t[1]:NaN}function Gp(t,e){return function(n,r){for(var o=n.length,s=[],i=0,l=t[0],c=0;o>0&&l>0&&(c+l+1>r&&(l=Math.max(1,r-c)),s.push(n.substring(o-=l,
o+l)),!((c+=l+1)>r));)l=t[i=(i+1)%t.length];return s.reverse().join(e)}}function Up(t){return function(e){return e.replace(/[0-9]/g,function(n){return t[+n]})}}
var Kp=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function mn(t){if(!(e=Kp.exec(t)))throw new Error("invalid format: "+t);var e;
return new Si({fill:e[1],align:e[2],sign:e[3],symbol:e[4],zero:e[5],width:e[6],comma:e[7],precision:e[8]&&e[8].slice(1),trim:e[9],type:e[10]})}mn.prototype=Si.prototype;
function Si(t){this.fill=t.fill===void 0?" ":t.fill+"",this.align=t.align===void 0?">":t.align+"",this.sign=t.sign===void 0?"-":t.sign+"",this.symbol=t.symbol===
void 0?"":t.symbol+"",this.zero=!!t.zero,this.width=t.width===void 0?void 0:+t.width,this.comma=!!t.comma,this.precision=t.precision===void 0?void 0:+t.precision,
this.trim=!!t.trim,this.type=t.type===void 0?"":t.type+""}Si.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+
(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};
function Vp(t){e:for(var e=t.length,n=1,r=-1,o;n<e;++n)switch(t[n]){case".":r=o=n;break;case"0":r===0&&(r=n),o=n;break;default:if(!+t[n])break e;r>0&&(r=0);break}
return r>0?t.slice(0,r)+t.slice(o+1):t}var oo;function Yp(t,e){var n=ro(t,e);if(!n)return oo=void 0,t.toPrecision(e);var r=n[0],o=n[1],s=o-(oo=Math.max(-8,Math.
min(8,Math.floor(o/3)))*3)+1,i=r.length;return s===i?r:s>i?r+new Array(s-i+1).join("0"):s>0?r.slice(0,s)+"."+r.slice(s):"0."+new Array(1-s).join("0")+ro(t,Math.
max(0,e+s-1))[0]}function Ac(t,e){var n=ro(t,e);if(!n)return t+"";var r=n[0],o=n[1];return o<0?"0."+new Array(-o).join("0")+r:r.length>o+1?r.slice(0,o+1)+"."+r.
slice(o+1):r+new Array(o-r.length+2).join("0")}var Nc={"%":(t,e)=>(t*100).toFixed(e),b:t=>Math.round(t).toString(2),c:t=>t+"",d:Dp,e:(t,e)=>t.toExponential(e),f:(t,e)=>t.
toFixed(e),g:(t,e)=>t.toPrecision(e),o:t=>Math.round(t).toString(8),p:(t,e)=>Ac(t*100,e),r:Ac,s:Yp,X:t=>Math.round(t).toString(16).toUpperCase(),x:t=>Math.round(
t).toString(16)};function $c(t){return t}var Pc=Array.prototype.map,Rc=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function Xp(t){var e=t.
grouping===void 0||t.thousands===void 0?$c:Gp(Pc.call(t.grouping,Number),t.thousands+""),n=t.currency===void 0?"":t.currency[0]+"",r=t.currency===void 0?"":t.currency[1]+
"",o=t.decimal===void 0?".":t.decimal+"",s=t.numerals===void 0?$c:Up(Pc.call(t.numerals,String)),i=t.percent===void 0?"%":t.percent+"",l=t.minus===void 0?"−":
t.minus+"",c=t.nan===void 0?"NaN":t.nan+"";function u(d,f){d=mn(d);var S=d.fill,A=d.align,L=d.sign,R=d.symbol,F=d.zero,P=d.width,z=d.comma,j=d.precision,I=d.trim,
$=d.type;$==="n"?(z=!0,$="g"):Nc[$]||(j===void 0&&(j=12),I=!0,$="g"),(F||S==="0"&&A==="=")&&(F=!0,S="0",A="=");var N=(f&&f.prefix!==void 0?f.prefix:"")+(R==="$"?
n:R==="#"&&/[boxX]/.test($)?"0"+$.toLowerCase():""),_=(R==="$"?r:/[%p]/.test($)?i:"")+(f&&f.suffix!==void 0?f.suffix:""),x=Nc[$],T=/[defgprs%]/.test($);j=j===void 0?
6:/[gprs]/.test($)?Math.max(1,Math.min(21,j)):Math.max(0,Math.min(20,j));function v(M){var k=N,w=_,y,b,E;if($==="c")w=x(M)+w,M="";else{M=+M;var q=M<0||1/M<0;if(M=
isNaN(M)?c:x(Math.abs(M),j),I&&(M=Vp(M)),q&&+M==0&&L!=="+"&&(q=!1),k=(q?L==="("?L:l:L==="-"||L==="("?"":L)+k,w=($==="s"&&!isNaN(M)&&oo!==void 0?Rc[8+oo/3]:"")+w+
(q&&L==="("?")":""),T){for(y=-1,b=M.length;++y<b;)if(E=M.charCodeAt(y),48>E||E>57){w=(E===46?o+M.slice(y+1):M.slice(y))+w,M=M.slice(0,y);break}}}z&&!F&&(M=e(M,1/0));
var p=k.length+M.length+w.length,m=p<P?new Array(P-p+1).join(S):"";switch(z&&F&&(M=e(m+M,m.length?P-w.length:1/0),m=""),A){case"<":M=k+M+w+m;break;case"=":M=k+m+
M+w;break;case"^":M=m.slice(0,p=m.length>>1)+k+M+w+m.slice(p);break;default:M=m+k+M+w;break}return s(M)}return v.toString=function(){return d+""},v}function h(d,f){
var S=Math.max(-8,Math.min(8,Math.floor(pn(f)/3)))*3,A=Math.pow(10,-S),L=u((d=mn(d),d.type="f",d),{suffix:Rc[8+S/3]});return function(R){return L(A*R)}}return{format:u,
formatPrefix:h}}var no,so,Ti;Jp({thousands:",",grouping:[3],currency:["$",""]});function Jp(t){return no=Xp(t),so=no.format,Ti=no.formatPrefix,no}function Cc(t){
return Math.max(0,-pn(Math.abs(t)))}function qc(t,e){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(pn(e)/3)))*3-pn(Math.abs(t)))}function Ic(t,e){return t=
Math.abs(t),e=Math.abs(e)-t,Math.max(0,pn(e)-pn(t))+1}function Hc(t,e){switch(arguments.length){case 0:break;case 1:this.range(t);break;default:this.range(e).domain(t);break}return this}function Zp(t){return function(){return t}}function Qp(t){return+t}var Wc=[0,1];function gn(t){return t}function Ei(t,e){return(e-=t=+t)?function(n){return(n-t)/
e}:Zp(isNaN(e)?NaN:.5)}function em(t,e){var n;return t>e&&(n=t,t=e,e=n),function(r){return Math.max(t,Math.min(e,r))}}function tm(t,e,n){var r=t[0],o=t[1],s=e[0],
i=e[1];return o<r?(r=Ei(o,r),s=n(i,s)):(r=Ei(r,o),s=n(s,i)),function(l){return s(r(l))}}function nm(t,e,n){var r=Math.min(t.length,e.length)-1,o=new Array(r),s=new Array(
r),i=-1;for(t[r]<t[0]&&(t=t.slice().reverse(),e=e.slice().reverse());++i<r;)o[i]=Ei(t[i],t[i+1]),s[i]=n(e[i],e[i+1]);return function(l){var c=Gl(t,l,1,r)-1;return s[c](
o[c](l))}}function Fc(t,e){return e.domain(t.domain()).range(t.range()).interpolate(t.interpolate()).clamp(t.clamp()).unknown(t.unknown())}function Dc(){var t=Wc,
e=Wc,n=to,r,o,s,i=gn,l,c,u;function h(){var f=Math.min(t.length,e.length);return i!==gn&&(i=em(t[0],t[f-1])),l=f>2?nm:tm,c=u=null,d}function d(f){return f==null||
isNaN(f=+f)?s:(c||(c=l(t.map(r),e,n)))(r(i(f)))}return d.invert=function(f){return i(o((u||(u=l(e,t.map(r),Be)))(f)))},d.domain=function(f){return arguments.length?
(t=Array.from(f,Qp),h()):t.slice()},d.range=function(f){return arguments.length?(e=Array.from(f),h()):e.slice()},d.rangeRound=function(f){return e=Array.from(f),
n=Mc,h()},d.clamp=function(f){return arguments.length?(i=f?!0:gn,h()):i!==gn},d.interpolate=function(f){return arguments.length?(n=f,h()):n},d.unknown=function(f){
return arguments.length?(s=f,d):s},function(f,S){return r=f,o=S,h()}}function rm(){return Dc()(gn,gn)}function om(t,e,n,r){var o=Vl(t,e,n),s;switch(r=mn(r??",f"),
r.type){case"s":{var i=Math.max(Math.abs(t),Math.abs(e));return r.precision==null&&!isNaN(s=qc(o,i))&&(r.precision=s),Ti(r,i)}case"":case"e":case"g":case"p":case"\
r":{r.precision==null&&!isNaN(s=Ic(o,Math.max(Math.abs(t),Math.abs(e))))&&(r.precision=s-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(s=Cc(o))&&
(r.precision=s-(r.type==="%")*2);break}}return so(r)}function sm(t){var e=t.domain;return t.ticks=function(n){var r=e();return Dr(r[0],r[r.length-1],n??10)},t.tickFormat=
function(n,r){var o=e();return om(o[0],o[o.length-1],n??10,r)},t.nice=function(n){n==null&&(n=10);var r=e(),o=0,s=r.length-1,i=r[o],l=r[s],c,u,h=10;for(l<i&&(u=
i,i=l,l=u,u=o,o=s,s=u);h-- >0;){if(u=Fr(i,l,n),u===c)return r[o]=i,r[s]=l,e(r);if(u>0)i=Math.floor(i/u)*u,l=Math.ceil(l/u)*u;else if(u<0)i=Math.ceil(i*u)/u,l=Math.
floor(l*u)/u;else break;c=u}return t},t}function io(){var t=rm();return t.copy=function(){return Fc(t,io())},Hc.apply(t,arguments),sm(t)}function im(t,e){t=t.slice();var n=0,r=t.length-1,o=t[n],s=t[r],i;return s<o&&(i=n,n=r,r=i,i=o,o=s,s=i),t[n]=e.floor(o),t[r]=e.ceil(s),t}function jc(t){return Math.
log(t)}function Bc(t){return Math.exp(t)}function am(t){return-Math.log(-t)}function lm(t){return-Math.exp(-t)}function cm(t){return isFinite(t)?+("1e"+t):t<0?0:
t}function um(t){return t===10?cm:t===Math.E?Math.exp:e=>Math.pow(t,e)}function hm(t){return t===Math.E?Math.log:t===10&&Math.log10||t===2&&Math.log2||(t=Math.log(
t),e=>Math.log(e)/t)}function zc(t){return(e,n)=>-t(-e,n)}function dm(t){let e=t(jc,Bc),n=e.domain,r=10,o,s;function i(){return o=hm(r),s=um(r),n()[0]<0?(o=zc(o),
s=zc(s),t(am,lm)):t(jc,Bc),e}return e.base=function(l){return arguments.length?(r=+l,i()):r},e.domain=function(l){return arguments.length?(n(l),i()):n()},e.ticks=
l=>{let c=n(),u=c[0],h=c[c.length-1],d=h<u;d&&([u,h]=[h,u]);let f=o(u),S=o(h),A,L,R=l==null?10:+l,F=[];if(!(r%1)&&S-f<R){if(f=Math.floor(f),S=Math.ceil(S),u>0){
for(;f<=S;++f)for(A=1;A<r;++A)if(L=f<0?A/s(-f):A*s(f),!(L<u)){if(L>h)break;F.push(L)}}else for(;f<=S;++f)for(A=r-1;A>=1;--A)if(L=f>0?A/s(-f):A*s(f),!(L<u)){if(L>
h)break;F.push(L)}F.length*2<R&&(F=Dr(u,h,R))}else F=Dr(f,S,Math.min(S-f,R)).map(s);return d?F.reverse():F},e.tickFormat=(l,c)=>{if(l==null&&(l=10),c==null&&(c=
r===10?"s":","),typeof c!="function"&&(!(r%1)&&(c=mn(c)).precision==null&&(c.trim=!0),c=so(c)),l===1/0)return c;let u=Math.max(1,r*l/e.ticks().length);return h=>{
let d=h/s(Math.round(o(h)));return d*r<r-.5&&(d*=r),d<=u?c(h):""}},e.nice=()=>n(im(n(),{floor:l=>s(Math.floor(o(l))),ceil:l=>s(Math.ceil(o(l)))})),e}function Oi(){
let t=dm(Dc()).domain([1,10]);return t.copy=()=>Fc(t,Oi()).base(t.base()),Hc.apply(t,arguments),t}var Gn=Math.PI,Li=2*Gn,Ct=1e-6,fm=Li-Ct;function Gc(t){this._+=t[0];for(let e=1,n=t.length;e<n;++e)this._+=arguments[e]+t[e]}function pm(t){let e=Math.floor(t);
if(!(e>=0))throw new Error(`invalid digits: ${t}`);if(e>15)return Gc;let n=10**e;return function(r){this._+=r[0];for(let o=1,s=r.length;o<s;++o)this._+=Math.round(
arguments[o]*n)/n+r[o]}}function Uc(t,e,n,r){return t===n&&e===r}function mm(t){let e=Math.floor(t);if(!(e<=15))return Uc;let n=10**e,r=function(o){return Math.
round(o*n)};return function(o,s,i,l){return r(o)===r(i)&&r(s)===r(l)}}var bn=class{constructor(e){this._x0=this._y0=this._x1=this._y1=null,this._="",this._append=
e==null?Gc:pm(e),this._equal=e==null?Uc:mm(e)}moveTo(e,n){this._append`M${this._x0=this._x1=+e},${this._y0=this._y1=+n}`}closePath(){this._x1!==null&&(this._x1=
this._x0,this._y1=this._y0,this._append`Z`)}lineTo(e,n){this._append`L${this._x1=+e},${this._y1=+n}`}quadraticCurveTo(e,n,r,o){this._append`Q${+e},${+n},${this.
_x1=+r},${this._y1=+o}`}bezierCurveTo(e,n,r,o,s,i){this._append`C${+e},${+n},${+r},${+o},${this._x1=+s},${this._y1=+i}`}arcTo(e,n,r,o,s){if(e=+e,n=+n,r=+r,o=+o,
s=+s,s<0)throw new Error(`negative radius: ${s}`);let i=this._x1,l=this._y1,c=r-e,u=o-n,h=i-e,d=l-n,f=h*h+d*d;if(this._x1===null)this._append`M${this._x1=e},${this.
_y1=n}`;else if(f>Ct)if(!(Math.abs(d*c-u*h)>Ct)||!s)this._append`L${this._x1=e},${this._y1=n}`;else{let S=r-i,A=o-l,L=c*c+u*u,R=S*S+A*A,F=Math.sqrt(L),P=Math.sqrt(
f),z=s*Math.tan((Gn-Math.acos((L+f-R)/(2*F*P)))/2),j=z/P,I=z/F;Math.abs(j-1)>Ct&&this._append`L${e+j*h},${n+j*d}`,this._append`A${s},${s},0,0,${+(d*S>h*A)},${this.
_x1=e+I*c},${this._y1=n+I*u}`}}arc(e,n,r,o,s,i){if(e=+e,n=+n,r=+r,i=!!i,r<0)throw new Error(`negative radius: ${r}`);let l=r*Math.cos(o),c=r*Math.sin(o),u=e+l,h=n+
c,d=1^i,f=i?o-s:s-o;if(this._x1===null?this._append`M${u},${h}`:(Math.abs(this._x1-u)>Ct||Math.abs(this._y1-h)>Ct)&&this._append`L${u},${h}`,!!r){if(f<0&&(f=f%Li+
Li),f>fm)this._append`A${r},${r},0,1,${d},${e-l},${n-c}A${r},${r},0,1,${d},${this._x1=u},${this._y1=h}`;else if(f>Ct){let S=e+r*Math.cos(s),A=n+r*Math.sin(s);if(f>=
Gn&&this._equal(u,h,S,A)){f/=2;let L=o+f;this._append`A${r},${r},0,${+(f>=Gn)},${d},${e+r*Math.cos(L)},${n+r*Math.sin(L)}`}this._append`A${r},${r},0,${+(f>=Gn)},${d},${this.
_x1=S},${this._y1=A}`}}}rect(e,n,r,o){this._append`M${this._x0=this._x1=+e},${this._y0=this._y1=+n}h${r=+r}v${+o}h${-r}Z`}toString(){return this._}};function gm(){
return new bn}gm.prototype=bn.prototype;function wn(t){return function(){return t}}var bm=Math.cos;var Ni=Math.sin,kn=Math.sqrt,Kc=1e-12,ao=Math.PI,A0=ao/2,Zc=2*ao;function wm(t){let e=3;return t.digits=function(n){if(!arguments.length)return e;if(n==null)e=null;else{let r=Math.floor(n);if(!(r>=0))throw new RangeError(`inv\
alid digits: ${n}`);e=r}return t},()=>new bn(e)}var N0=Array.prototype.slice;function km(t){return typeof t=="object"&&"length"in t?t:Array.from(t)}function Qc(t){this._context=t}Qc.prototype={areaStart:function(){
this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(
t,e);break;case 1:this._point=2;default:this._context.lineTo(t,e);break}}};function eu(t){return new Qc(t)}function ym(t){return t[0]}function xm(t){return t[1]}
function tu(t,e){var n=wn(!0),r=null,o=eu,s=null,i=wm(l);t=typeof t=="function"?t:t===void 0?ym:wn(t),e=typeof e=="function"?e:e===void 0?xm:wn(e);function l(c){
var u,h=(c=km(c)).length,d,f=!1,S;for(r==null&&(s=o(S=i())),u=0;u<=h;++u)!(u<h&&n(d=c[u],u,c))===f&&((f=!f)?s.lineStart():s.lineEnd()),f&&s.point(+t(d,u,c),+e(d,
u,c));if(S)return s=null,S+""||null}return l.x=function(c){return arguments.length?(t=typeof c=="function"?c:wn(+c),l):t},l.y=function(c){return arguments.length?
(e=typeof c=="function"?c:wn(+c),l):e},l.defined=function(c){return arguments.length?(n=typeof c=="function"?c:wn(!!c),l):n},l.curve=function(c){return arguments.
length?(o=c,r!=null&&(s=o(r)),l):o},l.context=function(c){return arguments.length?(c==null?r=s=null:s=o(r=c),l):r},l}var $0=vm(eu);function nu(t){this._curve=t}nu.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){
this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(t,e){this._curve.point(e*Math.sin(t),e*-Math.cos(t))}};function vm(t){function e(n){
return new nu(t(n))}return e._curve=t,e}var P0=kn(3);var _m=kn(1/3),R0=_m*2;var ru=Ni(ao/10)/Ni(7*ao/10),C0=Ni(Zc/10)*ru,q0=-bm(Zc/10)*ru;var I0=kn(3);var W0=kn(3);var j0=kn(3)/2,Mm=1/kn(12),B0=(Mm/2+1)*3;function kt(){}function lo(t,e,n){t._context.bezierCurveTo((2*t._x0+t._x1)/3,(2*t._y0+t._y1)/3,(t._x0+2*t._x1)/3,(t._y0+2*t._y1)/3,(t._x0+4*t._x1+e)/6,(t._y0+4*
t._y1+n)/6)}function Pi(t){this._context=t}Pi.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this.
_x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:lo(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);
break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:
this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this.
_x0+this._x1)/6,(5*this._y0+this._y1)/6);default:lo(this,t,e);break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=e}};function Sm(t){this._context=t}Sm.prototype={areaStart:kt,areaEnd:kt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=
this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{
this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();
break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:
this._point=1,this._x2=t,this._y2=e;break;case 1:this._point=2,this._x3=t,this._y3=e;break;case 2:this._point=3,this._x4=t,this._y4=e,this._context.moveTo((this.
_x0+4*this._x1+t)/6,(this._y0+4*this._y1+e)/6);break;default:lo(this,t,e);break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=e}};function Tm(t){this._context=t}Tm.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=
this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){
switch(t=+t,e=+e,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+t)/6,r=(this._y0+4*this._y1+
e)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:lo(this,t,e);break}this._x0=this._x1,this._x1=t,this._y0=
this._y1,this._y1=e}};function ou(t,e){this._basis=new Pi(t),this._beta=e}ou.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var t=this.
_x,e=this._y,n=t.length-1;if(n>0)for(var r=t[0],o=e[0],s=t[n]-r,i=e[n]-o,l=-1,c;++l<=n;)c=l/n,this._basis.point(this._beta*t[l]+(1-this._beta)*(r+c*s),this._beta*
e[l]+(1-this._beta)*(o+c*i));this._x=this._y=null,this._basis.lineEnd()},point:function(t,e){this._x.push(+t),this._y.push(+e)}};var z0=(function t(e){function n(r){
return e===1?new Pi(r):new ou(r,e)}return n.beta=function(r){return t(+r)},n})(.85);function co(t,e,n){t._context.bezierCurveTo(t._x1+t._k*(t._x2-t._x0),t._y1+t.
_k*(t._y2-t._y0),t._x2+t._k*(t._x1-e),t._y2+t._k*(t._y1-n),t._x2,t._y2)}function Ri(t,e){this._context=t,this._k=(1-e)/6}Ri.prototype={areaStart:function(){this.
_line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this.
_point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:co(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(
t,e);break;case 1:this._point=2,this._x1=t,this._y1=e;break;case 2:this._point=3;default:co(this,t,e);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this.
_y0=this._y1,this._y1=this._y2,this._y2=e}};var H0=(function t(e){function n(r){return new Ri(r,e)}return n.tension=function(r){return t(+r)},n})(0);function Ci(t,e){
this._context=t,this._k=(1-e)/6}Ci.prototype={areaStart:kt,areaEnd:kt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();
break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(
this._x5,this._y5);break}}},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,this._x3=t,this._y3=e;break;case 1:this._point=2,this._context.
moveTo(this._x4=t,this._y4=e);break;case 2:this._point=3,this._x5=t,this._y5=e;break;default:co(this,t,e);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this.
_y0=this._y1,this._y1=this._y2,this._y2=e}};var F0=(function t(e){function n(r){return new Ci(r,e)}return n.tension=function(r){return t(+r)},n})(0);function qi(t,e){
this._context=t,this._k=(1-e)/6}qi.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this.
_x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this.
_line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(
this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:co(this,t,e);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,
this._y0=this._y1,this._y1=this._y2,this._y2=e}};var D0=(function t(e){function n(r){return new qi(r,e)}return n.tension=function(r){return t(+r)},n})(0);function Ii(t,e,n){
var r=t._x1,o=t._y1,s=t._x2,i=t._y2;if(t._l01_a>Kc){var l=2*t._l01_2a+3*t._l01_a*t._l12_a+t._l12_2a,c=3*t._l01_a*(t._l01_a+t._l12_a);r=(r*l-t._x0*t._l12_2a+t._x2*
t._l01_2a)/c,o=(o*l-t._y0*t._l12_2a+t._y2*t._l01_2a)/c}if(t._l23_a>Kc){var u=2*t._l23_2a+3*t._l23_a*t._l12_a+t._l12_2a,h=3*t._l23_a*(t._l23_a+t._l12_a);s=(s*u+t.
_x1*t._l23_2a-e*t._l12_2a)/h,i=(i*u+t._y1*t._l23_2a-n*t._l12_2a)/h}t._context.bezierCurveTo(r,o,s,i,t._x2,t._y2)}function su(t,e){this._context=t,this._alpha=e}
su.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,
this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this.
_x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},
point:function(t,e){if(t=+t,e=+e,this._point){var n=this._x2-t,r=this._y2-e;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:
this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2;break;case 2:this._point=3;default:Ii(this,t,e);break}this.
_l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,
this._y1=this._y2,this._y2=e}};var G0=(function t(e){function n(r){return e?new su(r,e):new Ri(r,0)}return n.alpha=function(r){return t(+r)},n})(.5);function iu(t,e){
this._context=t,this._alpha=e}iu.prototype={areaStart:kt,areaEnd:kt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this.
_point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();
break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(t,e){if(t=+t,e=+e,this._point){var n=this.
_x2-t,r=this._y2-e;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=t,this._y3=e;break;case 1:
this._point=2,this._context.moveTo(this._x4=t,this._y4=e);break;case 2:this._point=3,this._x5=t,this._y5=e;break;default:Ii(this,t,e);break}this._l01_a=this._l12_a,
this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this.
_y2=e}};var U0=(function t(e){function n(r){return e?new iu(r,e):new Ci(r,0)}return n.alpha=function(r){return t(+r)},n})(.5);function au(t,e){this._context=t,this.
_alpha=e}au.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this.
_y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===
3)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){if(t=+t,e=+e,this._point){var n=this._x2-t,r=this._y2-e;this._l23_a=Math.sqrt(this._l23_2a=
Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this.
_x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Ii(this,t,e);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this.
_l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var K0=(function t(e){
function n(r){return e?new au(r,e):new qi(r,0)}return n.alpha=function(r){return t(+r)},n})(.5);function Em(t){this._context=t}Em.prototype={areaStart:kt,areaEnd:kt,
lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(t,e){t=+t,e=+e,this._point?this._context.lineTo(t,
e):(this._point=1,this._context.moveTo(t,e))}};function Vc(t){return t<0?-1:1}function Yc(t,e,n){var r=t._x1-t._x0,o=e-t._x1,s=(t._y1-t._y0)/(r||o<0&&-0),i=(n-t._y1)/(o||r<0&&-0),l=(s*o+i*r)/(r+o);return(Vc(
s)+Vc(i))*Math.min(Math.abs(s),Math.abs(i),.5*Math.abs(l))||0}function Xc(t,e){var n=t._x1-t._x0;return n?(3*(t._y1-t._y0)/n-e)/2:e}function Ai(t,e,n){var r=t._x0,
o=t._y0,s=t._x1,i=t._y1,l=(s-r)/3;t._context.bezierCurveTo(r+l,o+l*e,s-l,i-l*n,s,i)}function $i(t){this._context=t}$i.prototype={areaStart:function(){this._line=
0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:
this._context.lineTo(this._x1,this._y1);break;case 3:Ai(this,this._t0,Xc(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),
this._line=1-this._line},point:function(t,e){var n=NaN;if(t=+t,e=+e,!(t===this._x1&&e===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.
lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2;break;case 2:this._point=3,Ai(this,Xc(this,n=Yc(this,t,e)),n);break;default:Ai(this,this._t0,n=
Yc(this,t,e));break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=e,this._t0=n}}};function Om(t){this._context=new lu(t)}(Om.prototype=Object.create($i.
prototype)).point=function(t,e){$i.prototype.point.call(this,e,t)};function lu(t){this._context=t}lu.prototype={moveTo:function(t,e){this._context.moveTo(e,t)},
closePath:function(){this._context.closePath()},lineTo:function(t,e){this._context.lineTo(e,t)},bezierCurveTo:function(t,e,n,r,o,s){this._context.bezierCurveTo(
e,t,r,n,s,o)}};function Lm(t){this._context=t}Lm.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){
var t=this._x,e=this._y,n=t.length;if(n)if(this._line?this._context.lineTo(t[0],e[0]):this._context.moveTo(t[0],e[0]),n===2)this._context.lineTo(t[1],e[1]);else
for(var r=Jc(t),o=Jc(e),s=0,i=1;i<n;++s,++i)this._context.bezierCurveTo(r[0][s],o[0][s],r[1][s],o[1][s],t[i],e[i]);(this._line||this._line!==0&&n===1)&&this._context.
closePath(),this._line=1-this._line,this._x=this._y=null},point:function(t,e){this._x.push(+t),this._y.push(+e)}};function Jc(t){var e,n=t.length-1,r,o=new Array(
n),s=new Array(n),i=new Array(n);for(o[0]=0,s[0]=2,i[0]=t[0]+2*t[1],e=1;e<n-1;++e)o[e]=1,s[e]=4,i[e]=4*t[e]+2*t[e+1];for(o[n-1]=2,s[n-1]=7,i[n-1]=8*t[n-1]+t[n],
e=1;e<n;++e)r=o[e]/s[e-1],s[e]-=r,i[e]-=r*i[e-1];for(o[n-1]=i[n-1]/s[n-1],e=n-2;e>=0;--e)o[e]=(i[e]-o[e+1])/s[e];for(s[n-1]=(t[n]+o[n-1])/2,e=0;e<n-1;++e)s[e]=2*
t[e+1]-o[e+1];return[o,s]}function Am(t,e){this._context=t,this._t=e}Am.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this.
_y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===
1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,
this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,e),this._context.lineTo(
t,e);else{var n=this._x*(1-this._t)+t*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,e)}break}}this._x=t,this._y=e}};var Bi={};ae(Bi,{diamond:()=>ji,drawMarks:()=>qt,dress:()=>Ze,lineMark:()=>It,pathMark:()=>Wi,pixel:()=>se,textMark:()=>yt,toldMark:()=>uo});function qt(t,e){for(e.forEach(([n,r,o,s],i)=>{let l=t.childNodes[i];if(!l||l.localName!==n){let c=Q(n);l?l.replaceWith(c):t.append(c),l=c}Ze(l,{...o,...r?{class:r}:
{}}),Array.isArray(s)?qt(l,s):C(l,s??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function Ze(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,r]of Object.entries(e))t.getAttribute(n)!==String(r)&&t.setAttribute(n,r)}var se=t=>Math.round(t*10)/
10,It=(t,e,n,r,o)=>["line",t,{x1:se(e),y1:se(n),x2:se(r),y2:se(o)},[]],yt=(t,e,n,r,o="middle")=>["text",t,{x:se(e),y:se(n),"text-anchor":o},r],Wi=(t,e)=>["path",
t,{d:e.map(([n,r],o)=>`${o?"L":"M"}${se(n)} ${se(r)}`).join("")||"M0 0"},[]],uo=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n],ji=(t,e,n)=>`\
M${se(t)} ${se(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var cu=2;async function uu(t,e,n){let r=Nm(e),o=t==="svg"?new Blob([r],{type:"image/svg+xml"}):await $m(r,e),s=g("a","",null,{href:URL.createObjectURL(o),download:`${n}\
.${t}`});s.click(),setTimeout(()=>URL.revokeObjectURL(s.href),6e4)}function Nm(t){let e=t.cloneNode(!0);for(let o of e.querySelectorAll(".gp-passing"))o.remove();
let n=getComputedStyle(t);re(e,{xmlns:"http://www.w3.org/2000/svg","font-family":n.fontFamily});let r=Q("rect");return re(r,{width:"100%",height:"100%",fill:"va\
r(--gp-surface)"}),e.prepend(r),new XMLSerializer().serializeToString(e).replace(/var\((--[\w-]+)\)/g,(o,s)=>n.getPropertyValue(s).trim())}async function $m(t,e){
let n=new Image;n.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(t),await n.decode();let[r,o]=[e.clientWidth,e.clientHeight],s=g("canvas","",null,{width:r*
cu,height:o*cu});return s.getContext("2d").drawImage(n,0,0,s.width,s.height),new Promise(i=>s.toBlob(i,"image/png"))}var Fi={};ae(Fi,{fillValues:()=>Hi,valuesList:()=>zi});function zi(){let t=g("details","gp-chart-values");return t.append(g("summary","",a("Values")),g("ul")),t}function Hi(t,e){t.hidden=!e.length,t.querySelector("u\
l").replaceChildren(...e.map(n=>g("li","",n)))}var Pm=720,hu=600,Rm=400,Cm=4,[Qe,Wt,ht]=[52,12,40],qm={zoom:"M10.5 10.5 15 15M7 2a5 5 0 1 0 0 10A5 5 0 1 0 7 2",pan:"M8 1v14M1 8h14M8 1 6 3M8 1l2 2M8 15l-2-2M8\
 15l2-2M1 8l2-2M1 8l2 2M15 8l-2-2M15 8l-2 2",closer:"M8 3v10M3 8h10",farther:"M3 8h10",reset:"M2 8l6-6 6 6M4 7v7h8V7",png:"M2 5h3l1-2h4l1 2h3v8H2zM8 7a2 2 0 1 0\
 0 4 2 2 0 1 0 0-4",svg:"M8 2v8M5 7l3 3 3-3M3 14h10"};function du(t,e){let[n,r,o]=[Q("svg","gp-curve-picture"),g("div","gp-tip"),g("div","gp-chart-plot gp-curve\
-plot")],s=zi(),i=`curve-${Math.random().toString(36).slice(2)}`,l,c={x:null,y:null},u=matchMedia("(pointer: coarse)").matches?"":"zoom",h,d=null,f=null;r.hidden=
!0,o.append(y(),n,r),t.classList.add("gp-chart-box"),t.append(o,s);function S(){if(!l||!t.clientWidth)return;t.dataset.width=String(t.clientWidth),h=Im(l,c,t);let{
width:b,height:E}=h;Ze(n,{class:"gp-curve-picture",role:"group","aria-label":a("{chart}. Its values follow as a list.",{chart:l.label}),width:b,height:E,viewBox:`\
0 0 ${b} ${E}`,"font-size":12}),qt(n,[...A(),...R(),...F(),["g","gp-curves",{"clip-path":`url(#${i})`},P()],["g","gp-passing",{},z()]]),[...n.querySelectorAll("\
.gp-curves .gp-line-path")].forEach((q,p)=>{Object.assign(q,{__data__:l.lines[p]})}),$()}function A(){let{x:b,width:E,height:q,top:p}=h,[m,O]=[L(b(.5-l.before)),
L(b(.5))],W=l.before&&O>m?[["rect","",{x:se(m),y:p,width:se(O-m),height:q-p-ht,fill:"var(--gp-raised)"},[]]]:[];return[["clipPath","",{id:i},[["rect","",{x:Qe,y:p-
3,width:E-Qe-Wt,height:q-p-ht+6},[]]]],["g","gp-ground",{},W]]}let L=b=>Math.min(Math.max(b,Qe),h.width-Wt);function R(){let{x:b,y:E,width:q,height:p}=h,m=(B,D)=>[
"text","",{fill:"var(--gp-muted)",...D},B],O=jm(E,l.y.kind,p).flatMap(([B,D])=>[["line","",{x1:Qe,x2:q-Wt,y1:se(E(B)),y2:se(E(B)),stroke:"var(--gp-line)"},[]],m(
D,{x:Qe-6,y:se(E(B)+4),"text-anchor":"end"})]),W=b.ticks(Math.max(2,Math.floor((q-Qe-Wt)/80))).filter(Number.isInteger).map(B=>m(H(B),{x:se(b(B)),y:p-ht+16,"tex\
t-anchor":"middle"}));return[["g","gp-axes",{},[...O,...W]]]}function F(){let{x:b,width:E,height:q,top:p}=h,m=(p+q-ht)/2,O={fill:"var(--gp-muted)","font-size":13,
"text-anchor":"middle"},W={fill:"var(--gp-muted)",x:se(Math.max(Qe,b(.5-l.before))),y:innerWidth<hu?p+14:p-6,stroke:"var(--gp-surface)","stroke-width":4,"paint-\
order":"stroke"};return[["text","",{...O,x:(Qe+E-Wt)/2,y:q-6},l.x.title],["text","",{...O,transform:`translate(13 ${se(m)}) rotate(-90)`},l.y.title],["text","gp\
-curve-note",W,l.note]]}function P(){let{x:b,y:E,height:q,top:p}=h,m=tu().defined(([,B])=>B!==null).x(([B])=>b(B)).y(([,B])=>E(B)).digits(1),O=(B,D)=>["line","",
{x1:se(b(B)),x2:se(b(B)),y1:p,y2:q-ht,...D},[]],W=l.lines.map(B=>{let D=B.x.map((Z,te)=>[Z,B.y[te]]),K={fill:"none",stroke:`var(--gp-${B.role})`,opacity:B.isPrompt?
.75:1},J=D.length>Rm?"":D.map(([Z,te])=>te===null?"":`M${se(b(Z))} ${se(E(te))}h0`).join("");return["g","",K,[["path","gp-line-path",{d:m(D)||"M0 0","stroke-wid\
th":2,"stroke-dasharray":jn(B.dash),"stroke-linejoin":"round"},[]],["path","",{d:J||"M0 0","stroke-width":4,"stroke-linecap":"round"},[]]]]});return[["g","gp-up\
rights",{},[...l.before?[O(.5,{stroke:"var(--gp-muted)","stroke-dasharray":"2 4"})]:[],...l.here===null?[]:[O(l.here,{stroke:"var(--gp-chosen)","stroke-width":1.5})]]],
...W]}function z(){let b=f===null?[]:I(f).map(({line:O,value:W})=>["circle","",{cx:se(h.x(f)),cy:se(h.y(W)),r:4,fill:`var(--gp-${O.role})`,stroke:"var(--gp-surf\
ace)","stroke-width":1.5},[]]);if(!d?.chosen)return b;let{x:[E,q],y:[p,m]}=d.chosen;return[...b,["rect","",{x:se(E),y:se(p),width:se(q-E),height:se(m-p),fill:"v\
ar(--gp-focus)","fill-opacity":.12,stroke:"var(--gp-focus)","stroke-dasharray":"3 3"},[]]]}function j(){let b=n.querySelector(".gp-passing");b&&h&&qt(b,z())}function I(b){
return l.lines.flatMap(E=>{let q=E.x.indexOf(b);return q<0||E.y[q]===null?[]:[{line:E,value:E.y[q],words:E.words(q)}]})}function $(){let{lines:b}=l;s.hidden=!b.
some(({y:E})=>E.some(q=>q!==null)),s.open&&Hi(s,b.flatMap(E=>E.y.map((q,p)=>q===null?"":E.words(p)).filter(Boolean)))}s.addEventListener("toggle",()=>l&&$());function N(){
let b=f===null||d?.chosen?[]:I(f);if(r.hidden=!b.length,!b.length)return;r.replaceChildren(...b.map(({line:q,words:p})=>{let[m,O,W]=[g("p",""),Q("svg",""),Q("li\
ne","")];return Ze(O,{width:18,height:8,"aria-hidden":"true"}),Ze(W,{x1:0,y1:4,x2:18,y2:4,stroke:`var(--gp-${q.role})`,"stroke-width":2,"stroke-dasharray":jn(q.
dash)}),O.append(W),m.append(O,` ${p}`),m}));let E=h.x(f);r.style.top=`${h.top}px`,r.style.left=`${Math.max(0,E>h.width/2?E-12-r.offsetWidth:E+12)}px`}function _({
clientX:b,clientY:E}){let{left:q,top:p}=n.getBoundingClientRect();return{x:L(b-q),y:Math.min(Math.max(E-p,h.top),h.height-ht)}}let x=b=>{let E=Math.max(0,...l.lines.
map(q=>q.x.at(-1)??0));return Math.min(Math.max(Math.round(h.x.invert(b)),1-l.before),E)};n.addEventListener("pointerdown",b=>{!h||b.button||(d={..._(b),place:h,
moved:!1,chosen:null},u&&n.setPointerCapture(b.pointerId))}),n.addEventListener("pointermove",b=>{if(!h)return;let E=_(b);d&&u&&T(E),f=d?.moved?null:x(E.x),j(),
N()}),n.addEventListener("pointerup",b=>{if(!d)return;let{moved:E,chosen:q}=d;d=null,q?M(q):E||e(x(_(b).x))});for(let b of["pointerleave","pointercancel"])n.addEventListener(
b,()=>{b==="pointercancel"&&(d=null),f=null,j(),N()});n.addEventListener("dblclick",()=>w({x:null,y:null}));function T(b){let[E,q]=[Math.abs(b.x-d.x),Math.abs(b.
y-d.y)];if(d.moved||=Math.max(E,q)>Cm,!d.moved)return;if(u==="pan")return w({x:v(d.place.x,d.x-b.x),y:v(d.place.y,d.y-b.y)});let p=(m,O)=>[Math.min(m,O),Math.max(
m,O)];d.chosen={x:q>2*E&&E<20?[Qe,h.width-Wt]:p(d.x,b.x),y:E>2*q||q<20?[h.top,h.height-ht]:p(d.y,b.y)}}let v=(b,E)=>b.range().map(q=>b.invert(q+E));function M({
x:b,y:E}){let q=E[0]===h.top&&E[1]===h.height-ht,[p,m]=h.y.range();w({x:b.map(O=>h.x.invert(O)),y:q?c.y:(p>m?[E[1],E[0]]:E).map(O=>h.y.invert(O))})}function k(b){
let E=q=>{let[p,m]=q.range(),O=(1-b)/2*(m-p);return[q.invert(p+O),q.invert(m-O)]};h&&w({x:E(h.x),y:E(h.y)})}function w(b){c=b,f=null,S(),N()}function y(){let b=g(
"div","gp-curve-tools"),E=(O,W,B)=>{let D=g("button","gp-curve-tool",null,{type:"button",title:W,"aria-label":W}),[K,J]=[Q("svg",""),Q("path","")];return Ze(K,{
viewBox:"0 0 16 16","aria-hidden":"true"}),Ze(J,{d:qm[O]}),K.append(J),D.append(K),D.addEventListener("click",B),b.append(D),D},q=O=>()=>uu(O,n,l.label.toLowerCase().
replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"")),p=[["zoom",a("Zoom")],["pan",a("Pan")]].map(([O,W])=>E(O,W,()=>{u=O,m()})),m=()=>{p.forEach((O,W)=>O.setAttribute(
"aria-pressed",String(["zoom","pan"][W]===u))),n.style.touchAction=u&&matchMedia("(pointer: coarse)").matches?"none":""};return m(),E("closer",a("Zoom in"),()=>k(
.5)),E("farther",a("Zoom out"),()=>k(2)),E("reset",a("Reset axes"),()=>w({x:null,y:null})),E("png",a("Download plot as a PNG"),q("png")),E("svg",a("Download plo\
t as an SVG"),q("svg")),b}return new ResizeObserver(()=>t.clientWidth&&t.dataset.width!==String(t.clientWidth)&&S()).observe(t),t.closest(".gp-pane")?.addEventListener(
"gp-alone",S),b=>{t.hidden=!b,b&&l&&b.y.kind!==l.y.kind&&(c={...c,y:null}),l=b,S()}}function Im({lines:t,note:e,x:n,y:r},o,s){let i=Math.max(240,s.clientWidth),
l=innerWidth<hu||innerHeight<Pm?200:260,c=s.closest(".gp-alone")?Math.max(l,Math.round(innerHeight*.6)):l,u=e?26:12,h=[c-ht,u],d=r.kind.log?Oi():io();return{width:i,
height:c,top:u,x:io(o.x||n.range,[Qe,i-Wt]),y:d.domain(o.y||r.range||Wm(t,r.kind)).range(h)}}function Wm(t,{log:e,fromZero:n,reversed:r}){let o=t.flatMap(c=>c.y).
filter(c=>c!==null),[s,i]=o.reduce(([c,u],h)=>[Math.min(c,h),Math.max(u,h)],[1/0,-1/0]);if(!o.length)return e?r?[10,1]:[1,10]:[0,1];if(e){let c=s===i?3:(i/s)**.06;
return r?[i*c,s/c]:[s/c,i*c]}if(n)return[0,i*1.05||1];let l=(i-s)*.06||1;return[s-l,i+l]}function jm(t,{log:e,share:n},r){if(e)return t.ticks().filter(i=>Math.abs(
Math.log10(i)-Math.round(Math.log10(i)))<1e-9).map(i=>[i,i<1?String(i):H(i)]);let o=Math.max(3,Math.floor(r/55)),s=t.tickFormat(o,n?"~%":void 0);return t.ticks(
o).map(i=>[i,pe(s(i))])}var Bm=150;function fu(t,e){let n=k=>t.querySelector(".gp-"+k),[r,o,s,i,l]=["curve-chart","reading","unit","view","keys"].map(n),c=di(),u=new Map,h=0,d=-1/0,f=!1,
S=()=>c[i.value],A=()=>zl(S(),u);function L(){let k=e.current();return k?Ut([],e.lastOf(k)).added:[]}function R(){let k=Object.keys(c).filter(y=>c[y].series||u.
size);if(k.length===i.options.length&&[...i.options].every(({text:y},b)=>y===c[k[b]].name))return;let w=k.includes(i.value)?i.value:k[0];i.replaceChildren(...k.
map(y=>g("option","",c[y].name,{value:y}))),i.value=w}function F(k){for(let w of k)for(let{token_id:y,text:b}of w.watched||[])u.set(y,b)}function P(){let k=[S().
about,e.promptSteps.length?a("The prompt comes before the text, on a shaded background."):""].filter(Boolean).join(" ");C(n("about"),k);let w=A(),y=JSON.stringify(
w.map(({name:b,tip:E})=>[b,E]));l.dataset.key!==y&&(l.dataset.key=y,l.replaceChildren(...w.map(z)))}function z({name:k,term:w,role:y,dash:b,tip:E}){let q=g("spa\
n");ue(q,w,()=>e.current()?de(I(e.current())):"",{meaning:E});let p=Q("svg",""),m=Q("line","");for(let[O,W]of Object.entries({width:26,height:8,"aria-hidden":"t\
rue"}))p.setAttribute(O,String(W));for(let[O,W]of Object.entries({x1:0,y1:4,x2:26,y2:4,stroke:`var(--gp-${y})`,"stroke-dasharray":jn(b)}))m.setAttribute(O,String(
W));return p.append(m),q.append(p,S().of?ne(k):k),q}function j(){let k=e.current(),w=k?I(k):a("The curve grows with the text.");C(o,w),zr(o,k,L().length,k?w:a("\
no token yet"),e.promptSteps.length)}function I(k){let w={number:k.index+1,token:Y(k.chosen.text),facts:$(k)};return k.isPrompt?a("Prompt token {number}, {token\
}: {facts}",w):a("Token {number}, {token}: {facts}",w)}function $(k){if(S().of)return _(k)||a("no token was looked up here");if(i.value==="kept")return k.isPrompt?
a("no processor takes part"):a("{kept} of {count} tokens kept",{kept:H(Ce(k)),count:H(k.distribution.vocab)});if(i.value==="cumulative")return N(k);let{surprisal:w,
entropyBefore:y,entropyAfter:b}=Te(k);if(e.isFromElsewhere)return a("surprisal {surprisal}",{surprisal:oe(le(w),e.unit)});let[E,q,p]=[w,y,b].map(m=>oe(le(m),e.unit));
return k.isPrompt?a("surprisal {surprisal}; entropy {entropy}",{surprisal:E,entropy:q}):a("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:E,
before:q,after:p})}function N(k){let w=k.isPrompt?e.promptSteps:L(),y=w.slice(0,w.indexOf(k)+1),b=A().filter(E=>E.value(k)!==null).map(E=>{let q=y.map(m=>le(E.value(
m)));return`${q.includes(null)?a("minus infinity"):oe(q.reduce((m,O)=>m+O,0),e.unit)} ${E.name}`});return a("log-probability so far {sums}",{sums:b.join(", ")})}
function _(k){return Me((k.watched||[]).map(w=>{let y={token:Y(w.text),before:U(X(w.raw_logprob)),after:U(X(w.logprob)),rank:H(w.raw_rank||0)};return w.logprob===
null?w.raw_rank?a("{token} {before} before (rank {rank}), removed after",y):a("{token} {before} before, removed after",y):w.raw_rank?a("{token} {before} before \
(rank {rank}), {after} after",y):a("{token} {before} before, {after} after",y)}))}function x(){h=0,d=performance.now(),r.removeAttribute("aria-busy");let k=L(),
w=k.length||e.promptSteps.length?Hl({curve:S(),series:A(),steps:k,prompt:e.promptSteps,current:e.current(),unit:e.unit,factor:Se(1,e.unit)}):void 0;T(w)}let T=du(
r,k=>{let w=k-1+(k<1?e.promptSteps.length:0),y=k<1?e.promptSteps[w]:L()[w];y&&e.selectStep(y)});function v(){h||!f||(r.setAttribute("aria-busy","true"),h=window.
setTimeout(x,Math.max(0,d+Bm-performance.now())))}new IntersectionObserver(([{isIntersecting:k}])=>{f||!k||(f=!0,v())}).observe(t),ci(o,e),s.addEventListener("c\
hange",()=>Br(s.value)),i.addEventListener("change",M);function M(){P(),j(),v()}return k=>{k.unit&&(s.value=e.unit),k.run&&(u=new Map,c=di(e.isFromElsewhere)),F(
L()),R(),M()}}var Gi={};ae(Gi,{drawScale:()=>Bt,shadeInk:()=>jt,shadeOf:()=>ho});var mu={probability:{term:"probability",scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:()=>a("How likely the token was, after the processors.")},
raw:{term:"probability",scale:"prob",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>a("How likely the model found the token, before the processors.")},
told:{term:"probability",scale:"prob",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>a("How likely the token was, according to the server.")},rank:{
term:"rank",scale:"heat",level:t=>Di[gu(t)][1],meaning:()=>a("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{
term:"surprisal",scale:"heat",level:t=>t.surprisal/Math.LN2,bits:[0,10],words:()=>[a("expected"),a("surprising")],meaning:()=>a("How unexpected the token was: m\
inus the logarithm of its probability.")},uncertainty:{term:"entropy",scale:"heat",level:t=>(t.entropyBefore??0)/Math.LN2*1.25,bits:[0,8],words:pu,meaning:()=>a(
"How uncertain the model was before this token: the entropy of its distribution, before the processors.")},kl:{term:"kl",scale:"heat",level:t=>(t.kl??0)/Math.LN2,
bits:[0,10],meaning:()=>a("How far apart two distributions are: the Kullback-Leibler divergence.")},entropy:{term:"entropy",scale:"heat",level:t=>(t.entropyAfter??
0)/Math.LN2*1.25,bits:[0,8],words:pu,meaning:()=>a("How open the choice was: the entropy after the processors.")}};function pu(){return[a("certain"),a("uncertai\
n")]}var Di=[[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],gu=({rank:t})=>Di.findIndex(([e])=>(t??1/0)<=e);function ho(t,e){let{scale:n,level:r}=mu[t];return`--gp-${n}\
-${Math.round(Math.max(0,Math.min(10,r(e)||0)))}`}function jt(t,e,n){t.style.backgroundColor=`var(${ho(e,n)})`,e==="rank"?t.dataset.rank=String(gu(n)):delete t.
dataset.rank}function Bt(t,e,n){let{term:r,scale:o,ends:s,bits:i,words:l=()=>[],meaning:c}=mu[e];if(ue(t,r,()=>"",{meaning:c()}),t.replaceChildren(),e==="rank"){
Di.forEach(([L,R],F)=>{let P=g("span","gp-chip",L===1/0?a("beyond"):a("top {rank}",{rank:L}),{"data-rank":F});P.style.backgroundColor=`var(--gp-${o}-${R})`,t.append(
P)});return}let[u,h]=s||(i??[]).map(L=>`${n==="bits"?ot(L):ee(L*Math.LN2,1)} ${a(n)}`),[d,f]=l(),S=(L,R)=>R?`${R}, ${L}`:L,A=g("span","gp-ramp",null,{"aria-hidd\
en":"true"});for(let L=0;L<=10;L++){let R=g("i");R.style.backgroundColor=`var(--gp-${o}-${L})`,A.append(R)}t.append(g("span","",S(u,d)),A,g("span","",S(i?h.replace(
" ","+ "):h,f)))}var Vi={};ae(Vi,{appendToken:()=>zt,cutTokens:()=>xt,inkToken:()=>et,numberWords:()=>Ki});var Ui={};ae(Ui,{removedWords:()=>Un,tokenCard:()=>Kn});function Kn(t,e,n,r){let s=g("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),i=g("div","gp-card-head"),l=g("dl","gp-card-facts"),c=g("ol","gp-card\
-rivals"),u=g("div","gp-card-key");u.append(g("i","gp-card-after"),`${a("after the processors")} `,g("i","gp-card-before"),a("before them")),s.append(i,l,c,u),s.
hidden=!0,t.append(s);let h=null,d=null,f=null;function S(x,T){l.append(g("dt","",x),g("dd","",T))}function A(){let{id:x,text:T,where:v,step:M,why:k}=r(h);if(i.
replaceChildren(ne(T,"gp-card-word"),g("span","",x<0?v:a("{where}, id {id}",{where:v,id:x}))),l.replaceChildren(),c.hidden=u.hidden=!M,k&&l.append(g("dd","gp-ca\
rd-why",k)),!M)return;L(M);let w=R(M),y=Math.max(...w.flatMap(({after:b,before:E})=>[b,E]),1e-9);c.replaceChildren(...w.map(b=>F(b,y))),u.hidden=!M.distribution.
stages.length}function L(x){let{chosen:T,distribution:v}=x,{probability:M,rawProbability:k,surprisal:w}=Te(x);_e(x)?S(a("Probability, according to the server"),
U(k)):v.stages.length||T.logprob!==T.raw_logprob?(S(a("Probability after the processors"),T.logprob===null?Un(T):U(M)),S(a("before the processors"),U(k))):S(a("\
Probability (no processor ran)"),U(k));let y=[T.rank&&a("{rank} after",{rank:H(T.rank)}),T.raw_rank&&a("{rank} before",{rank:H(T.raw_rank)})].filter(Boolean);if(y.
length){let b=T.rank===T.raw_rank;S(_e(x)?a("Rank"):a("Rank of {count}",{count:H(v.vocab)}),b?H(T.rank):y.join(", "))}S(a("Surprisal"),oe(w,n.unit))}function R({
chosen:x,distribution:T}){let v=T.candidates.map(k=>({candidate:k,after:X(k.logprob),before:X(k.raw_logprob),isChosen:k.token_id===x.token_id}));v.sort((k,w)=>Math.
max(w.after,w.before)-Math.max(k.after,k.before));let M=v.slice(0,5);return M.some(({isChosen:k})=>k)||M.push({candidate:x,after:X(x.logprob),before:X(x.raw_logprob),
isChosen:!0}),M}function F({candidate:x,after:T,before:v,isChosen:M},k){let w=x.logprob===null&&!n.isFromElsewhere,y=g("li",(M?"gp-card-chosen":"")+(w?" gp-card\
-removed":"")),b=g("span","gp-card-tracks");for(let[E,q]of[["after",T],["before",v]]){let p=g("i","gp-card-"+E);p.style.width=`${q/k*100}%`,b.append(p)}return w&&
b.firstChild.replaceWith(g("small","",Un(x))),y.append(g("span","gp-card-sign",M?"▶":w?"✕":""),ne(x.text,"gp-card-word"),b,g("span","gp-card-value",U(w?v:T))),
y}function P(){let x=(h.querySelector(".gp-ink")||h).getClientRects()[0],T=e.getBoundingClientRect();if(!x||x.bottom<T.top||x.top>T.bottom){j();return}let[v,M]=[
s.offsetWidth,s.offsetHeight],{clientWidth:k,clientHeight:w}=document.documentElement,y=x.bottom+9,b=y+M+8<=w?y:x.top-M-9;s.style.left=`${Math.max(8,Math.min(x.
left,k-v-8,Math.max(T.left,T.right-v)))}px`,s.style.top=`${Math.max(8,Math.min(b,w-M-8))}px`}function z(x,T=null){r(x)&&(h=x,d=T,f=null,A(),s.hidden&&(s.hidden=
!1,s.showPopover&&s.showPopover(),document.addEventListener("keydown",I,!0),document.addEventListener("scroll",N,{capture:!0,passive:!0})),P())}function j(){h&&
(h=null,s.hidden=!0,s.hidePopover&&s.isConnected&&s.hidePopover(),document.removeEventListener("keydown",I,!0),document.removeEventListener("scroll",N,{capture:!0}))}
function I({key:x}){x==="Escape"&&$()}function $(){f=h,j()}function N(){let x=d&&document.elementFromPoint(d.clientX,d.clientY);!h.isConnected||d&&!h.contains(x)?
j():P()}e.addEventListener("pointermove",x=>{if(x.pointerType==="touch")return;let T=x.target.closest('[role="button"]');!T||!r(T)?d&&j():T!==h&&T!==f&&z(T,x)}),
e.addEventListener("pointerleave",()=>{f=null,d&&j()}),e.addEventListener("focusin",({target:x})=>x.matches(":focus-visible")&&z(x)),e.addEventListener("focusou\
t",({target:x})=>x===h&&!d&&j());function _(x){h&&(h.isConnected?x&&(A(),P()):j())}return{show:z,hide:j,dismiss:$,refresh:_}}var Un=({removed_by:t})=>a("removed\
 by {processor}",{processor:t?Ue(t)[0]:a("a processor")});function et(t,e){if(e.piece===null){let n=g("bdi","gp-ink gp-special");ve(n,e.text),t.append(n)}else En(e)?t.append(e.piece,g("span","gp-ink gp-byte","",{"data-\
bytes":Ko(e.text)||"·"})):Uo(t,e.piece)}function zt(t,e,n,r){let o=r&&En(r)?t.tokens.at(-1).parentNode:null;if(o&&n.piece!==null)o.append(e);else if(En(n)){let s=g(
"span","gp-bytes");s.append(e),t.rows.append(s)}else t.rows.append(e);t.tokens.push(e)}function xt(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),r=n.closest(
".gp-bytes");r&&r.childNodes.length>1?n.remove():t.rows.removeLast()}}function Ki(t,e){let{probability:n,rawProbability:r,rank:o,surprisal:s}=Te(t);if(_e(t))return zm(
t,e);let i=[t.chosen.logprob===null?Un(t.chosen):a("probability {share}",{share:U(n)})];return U(r)!==U(n)&&i.push(a("{share} before the processors",{share:U(r)})),
o!==null&&i.push(a("rank {rank} of {count}",{rank:H(o),count:H(t.distribution.vocab)})),[...i,a("surprisal {amount}",{amount:oe(s,e)})]}function zm(t,e){let{rawProbability:n,
rank:r,surprisal:o}=Te(t);return[a("probability {share}",{share:U(n)}),...r===null?[]:[a("rank {rank}",{rank:H(r)})],a("surprisal {amount}",{amount:oe(o,e)})]}var Yi={};ae(Yi,{CanvasState:()=>Vn,draftOf:()=>Hm,numbersOfPlace:()=>Yn});var Vn=class{constructor(e){this.log=e,this.clear()}clear(){this.at=null,this.place=null}get steps(){return this.log.canvasSteps}get number(){return this.at===null?
this.steps.length-1:Math.min(this.at,this.steps.length-1)}get step(){return this.steps[this.number]||null}get canvas(){let{canvas:e}=this.step;return this.steps.
filter(n=>n.canvas===e)}get before(){let{canvas:e}=this.step;return this.steps.filter((n,r)=>n.canvas<e&&this.steps[r+1]&&this.steps[r+1].canvas!==n.canvas)}get numCanvases(){
return this.steps.length?this.steps.at(-1).canvas+1:0}earlier(e){let n=this.steps[this.number-1];return n&&n.canvas===this.step.canvas?n.places[e]:null}accepted(e){
if(!this.step.places[e].accepted)return null;let n=this.earlier(e);return n&&n.accepted?"again":"newly"}get counts(){let e=this.step.places.map((n,r)=>this.accepted(
r));return{places:e.length,accepted:e.filter(Boolean).length,newly:e.filter(n=>n==="newly").length}}get end(){let{eos_token_ids:e,effective:n}=this.log.started;
if(!Number.isInteger(n.pad_token_id))return 1/0;let r=this.step.places.findIndex(({token_id:o})=>e.includes(o));return r<0?1/0:r+1}history(e){let n=this.canvas,
r=n.at(-1).places[e],o=n.length-1;for(;o>0&&n[o-1].places[e].token_id===r.token_id;)o-=1;return{since:o,accepted:n.filter(s=>s.places[e].accepted).length,count:n.
length,last:r}}};function Hm({canvasSteps:t,finished:e}){return e?e.sequences.map(({text:r})=>r).join(""):t.filter(({canvas:r},o)=>!t[o+1]||t[o+1].canvas!==r).flatMap(
({places:r})=>r.map(({piece:o})=>o??"")).join("")}var Yn=({logprob:t,entropy:e})=>({probability:X(t),rawProbability:0,rank:1,surprisal:-(t??0),entropyBefore:e,entropyAfter:e});var Fm=14,Dm=200;function bu(t,e,{onPick:n,onResize:r}){let o=t.querySelector("canvas"),s=t.querySelector(".gp-map-row"),i=t.querySelector(".gp-map-column");function l({
clientX:h,clientY:d}){let{left:f,top:S,width:A,height:L}=o.getBoundingClientRect(),R=e.canvas,F=(P,z)=>Math.max(0,Math.min(z-1,Math.floor(P*z)));return{place:F(
(h-f)/A,e.step.places.length),step:R[F((d-S)/L,R.length)]}}t.addEventListener("click",h=>e.step&&n(l(h)));function c(h){let d=e.canvas,f=e.step.places.length;t.
style.height=`${Math.max(24,Math.min(Dm,Fm*d.length))}px`;let[S,A]=[o.clientWidth,o.clientHeight].map(I=>Math.round(I*devicePixelRatio));if(!S||!A)return;Object.
assign(o,{width:S,height:A});let L=o.getContext("2d"),R=getComputedStyle(t),F=R.getPropertyValue("--gp-text").trim(),[P,z]=[S/f,A/d.length],j=Math.max(.75,Math.
min(P,z,8*devicePixelRatio)*.2);d.forEach((I,$)=>I.places.forEach((N,_)=>{L.fillStyle=R.getPropertyValue(ho(h,Yn(N))).trim(),L.fillRect(Math.floor(_*P),Math.floor(
$*z),Math.ceil(P),Math.ceil(z)),N.accepted&&(L.fillStyle=F,L.beginPath(),L.arc((_+.5)*P,($+.5)*z,j,0,2*Math.PI),L.fill())})),u(d.length,f)}function u(h,d){s.style.
top=`${e.step.step/h*100}%`,s.style.height=`${100/h}%`,i.hidden=e.place===null,!i.hidden&&(i.style.left=`${e.place/d*100}%`,i.style.width=`${100/d}%`)}return new ResizeObserver(
r).observe(o),c}var Gm=1.05;function wu(t,e){let{step:n,canvas:r,log:o}=t,s=n.places[e],i={step:n.step+1,place:e+1,token:Y(s.text),read:Y(s.read_text),share:U(X(s.logprob))},{accepted:l,
places:c}=t.counts;return[a("At step {step}, the model read {read} at place {place}.",i),Um(s.entropy,o.unit),s.read_text===s.text?a("It found the same token th\
e likeliest, with {share}.",i):a("It found {token} the likeliest, with {share}.",i),a("The temperature of this step was {temperature}.",{temperature:ee(n.temperature,
2)}),Km(s,n===r.at(-1),o),G(c,"At this step, {accepted} of {count} place was accepted.","At this step, {accepted} of {count} places were accepted.",{accepted:H(
l)})]}function Um(t,e){let n=Math.exp(t),r=oe(t,e);return n<Gm?a("The model was all but certain here: an entropy of {entropy}.",{entropy:r}):a("The model’s entr\
opy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:r,options:n<10?V(n,1):H(Math.round(n))})}function Km({accepted:t},e,{finished:n}){
return e&&n?a("It was the last step of this canvas: the likeliest token is the text."):t?a("The sampler accepted the place: what it drew there is read at the ne\
xt step."):a("The sampler did not accept the place: at the next step, a random token is read there.")}var Vm=8e3,Ym=120,Xm=700;function ku(t,e){let n=M=>t.querySelector(".gp-"+M),[r,o,s,i]=["canvas-text","canvas-slider","canvas-play","canvas-shade"].map(n),l=new Vn(
e),c=bu(n("canvas-map"),l,{onPick:({place:M,step:k})=>P(l.steps.indexOf(k),M),onResize:()=>!t.hidden&&c(i.value)}),u=g("span","gp-canvas-prompt"),h=g("span","gp\
-canvas-before"),d=g("span","gp-canvas-now"),f=0,S=0;r.append(u,h,d);function A(){let{step:M}=l,k=l.before.flatMap(({places:b})=>b);h.childElementCount!==k.length&&
h.replaceChildren(...k.map(R));let w=ce(d,M.places.length,L),{end:y}=l;S=Math.min(S,M.places.length-1),M.places.forEach((b,E)=>{let q=w[E],p=l.accepted(E);q.replaceChildren(),
et(q,b);let m=q.querySelector(".gp-ink");jt(m,i.value,Yn(b)),p?q.dataset.accepted=p:delete q.dataset.accepted,q.toggleAttribute("data-after-end",E>=y),q.setAttribute(
"aria-pressed",String(E===l.place)),q.setAttribute("aria-label",F(b,E,p)),q.tabIndex=E===S?0:-1})}let L=()=>g("span","gp-token",null,{role:"button"});function R(M){
let k=g("span","gp-written");return et(k,M),k}function F(M,k,w){let y={number:k+1,token:Y(M.text),share:U(X(M.logprob))};return w==="newly"?a("Place {number}: {\
token}, probability {share}, newly accepted",y):w?a("Place {number}: {token}, probability {share}, accepted",y):a("Place {number}: {token}, probability {share},\
 not accepted",y)}r.addEventListener("click",({target:M})=>{let k=[...d.children].indexOf(M.closest(".gp-token"));k>=0&&P(l.at,k===l.place?null:k)}),r.addEventListener(
"keydown",M=>{let k=[...d.children].indexOf(M.target.closest(".gp-token")),w={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0}[M.key];if(!(k<
0)){if(M.key==="Enter"||M.key===" ")P(l.at,k);else if(M.key==="Escape")P(l.at,null);else if(w)S=Math.max(0,Math.min(d.childElementCount-1,k+w)),l.place===null?A():
P(l.at,S),d.children[S].focus();else return;M.preventDefault()}});function P(M,k){l.at=M,l.place=k,k!==null&&(S=k),_()}function z(){let{step:M,number:k,steps:w,
numCanvases:y}=l,b=l.canvas.length,E={canvas:M.canvas+1,canvases:y,step:M.step+1,steps:b},q=a("canvas {canvas} of {canvases}, step {step} of {steps}",E);o.max=String(
w.length),o.value=String(k+1),o.setAttribute("aria-valuetext",q),C(n("canvas-step-words"),q),C(s,a(f?"❚❚ Pause":"▶ Play"));let{places:p,accepted:m,newly:O}=l.
counts,W={accepted:H(m),places:H(p),newly:H(O),temperature:ee(M.temperature,2)};C(n("canvas-short"),a("{accepted} of {places} places accepted, {newly} newly; te\
mperature {temperature}",W))}function j(){clearInterval(f),f=0}s.addEventListener("click",()=>{if(f){j(),z();return}l.number>=l.steps.length-1&&(l.at=0);let M=Math.
max(Ym,Math.min(Xm,Vm/l.steps.length));f=window.setInterval(()=>{!t.isConnected||l.number>=l.steps.length-1?j():l.at=l.number+1,_()},M),_()}),o.addEventListener(
"input",()=>{j(),P(Number(o.value)-1,l.place)}),o.addEventListener("keydown",({key:M})=>M==="Escape"&&P(null,l.place)),i.addEventListener("change",()=>_());function I(){
let{place:M}=l;if(Ee(n("one-place"),M!==null),Ee(n("place-hint"),M===null),M===null)return;let{since:k,accepted:w,count:y,last:b}=l.history(M),E={place:M+1,token:Y(
b.text),since:k+1,accepted:w,steps:y};C(n("place-verdict"),G(y,"Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place\
 in {accepted} of {count} step.","Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted} of {count} step\
s.",E));let q=new Set;n("sentences").replaceChildren(...wu(l,M).map(D=>{let K=g("li");return K.append(...sn(D,q)),K}));let p=t.querySelector(".gp-one-place tbod\
y"),m=ce(p,y,$);l.canvas.forEach((D,K)=>N(m[K],D,D.places[M]));let O=n("place-table"),{offsetTop:W,offsetHeight:B}=m[l.step.step];(W<O.scrollTop+B||W+B>O.scrollTop+
O.clientHeight)&&(O.scrollTop=W-O.clientHeight/2)}function $(){let M=g("tr"),k=g("td");return k.append(g("button","gp-place-step","",{type:"button"})),M.append(
k,...["read","likeliest"].map(()=>{let w=g("td");return w.append(g("bdi")),w}),g("td"),g("td","gp-place-entropy"),g("td")),M}function N(M,k,w){let[y,b,E,q,p,m]=M.
cells;C(y.firstChild,String(k.step+1)),ve(b.firstChild,w.read_text),ve(E.firstChild,w.text),C(q,U(X(w.logprob))),C(p,oe(w.entropy,e.unit)),C(m,w.accepted?a("✓ y\
es"):a("– no")),k===l.step?M.setAttribute("aria-current","step"):M.removeAttribute("aria-current")}t.querySelector(".gp-one-place tbody").addEventListener("cl\
ick",({target:M})=>{let k=M.closest("tr");k&&P(l.steps.indexOf(l.canvas[k.rowIndex-1]),l.place)});function _(){l.step&&(z(),A(),I(),Bt(n("canvas-scale"),i.value,
e.unit),c(i.value),C(n("map-words"),G(l.canvas.length,"{places} places, {count} step","{places} places, {count} steps",{places:H(l.step.places.length)})))}let x=M=>()=>l.
step&&l.place!==null?a("place {place}, step {step}: {words}.",{place:l.place+1,step:l.step.step+1,words:M(l.step.places[l.place])}):"";we(t,{share:x(({text:M,logprob:k})=>`${Y(
M)} ${U(X(k))}`),entropy:x(({entropy:M})=>oe(M,e.unit)),accepted:()=>l.step?de(n("canvas-short").textContent):"",map:()=>l.step?de(n("map-words").textContent):""});
function T(){j(),l.clear(),S=0,h.replaceChildren(),d.replaceChildren(),C(u,e.started?e.started.prompt_tokens.map(({piece:M})=>M??"").join(""):"")}let v=()=>!t.hidden&&
_();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",v),new MutationObserver(v).observe(document.body,{attributes:!0,attributeFilter:[
"class"]}),M=>{M.run&&T(),t.hidden=!e.canvasSteps.length,!t.hidden&&(M.run||M.steps||M.status||M.unit)&&_()}}var Jm=5,Zm=60,Qm=6e7,eg=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,r)=>n===e[r]),yn=t=>[t,...t.children.flatMap(yn)],Xi=t=>t.parent?Xi(t.parent):
t,fo=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=yu()}get all(){return this.trees.flatMap(yn)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===Xi(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=yu(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:r,asked:o}=e,s=this.all.find(u=>u.turn===n);if(s){this.shown=s;return}e.asked=null;let i=o&&eg(o.ids,r.request.given)&&this.all.find(u=>u.
turn===o.turn);if(i&&o.kind!=="branch"&&i.plain&&i.mode===r.mode){Object.assign(i,{turn:n,pieces:[]}),this.shown=i;return}let l=r.request.only_given===!0,c={turn:n,
read:l,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(i){for(Object.assign(c,{at:o.at,from:o.from,on:o.on,kind:o.kind,parent:i});c.parent.
parent&&c.at<c.parent.at;)c.parent=c.parent.parent;c.parent.children.push(c)}else this.trees=this.trees.filter(({children:u})=>u.length),this.trees.push(c);this.
shown=c}measure(){let{log:e,along:n}=this,r=e.lines();n.follow(r.length?r[0].last:null);let{steps:o}=n;Object.assign(this.shown,{text:e.text,tokens:o.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:r.length===1&&r[0].kind==="sequence",pieces:o.map(({piece:s,chosen:i})=>s??i.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((o,{text:s})=>o+s.length,0);if(this.trees.length<=Jm&&e.length<=Zm&&n<=Qm)return;let r=this.trees.find(o=>o!==Xi(this.shown))||e.filter(o=>o.parent&&
o!==this.shown&&!o.children.length).sort((o,s)=>o.turn-s.turn)[0];if(!r)return;this.detach(r)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function yu(){return new ge(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}function xu(t){let{root:e,state:n,tree:r,told:o,remove:s}=t,{log:i}=n,l=e.querySelector(".gp-rename"),c=()=>C(o,a("A run is under way. Wait for its end, or clic\
k Stop."));function u(f){if(!(!f||f===n.shown)){if(n.busy){c();return}n.shown=f,i.feedRun(f.text,f.turn),i.ask({type:"shown"}),t.draw(),f.item.focus({preventScroll:!0})}}
function h(){if(!s.dataset.sure){s.textContent=G(yn(n.shown).length,"Delete this run?","Delete these {count} runs?"),s.dataset.sure="yes",s.focus();return}let f=n.
shown,S=n.refuge;n.busy?c():S&&(n.detach(f),u(S)),t.calm()}function d(){let f=n.shown,S=g("input","gp-rename-field",null,{"aria-label":a("Name of this run"),maxlength:60});
S.value=f.name;let A=!0,L=R=>{A&&(A=!1,R&&(f.name=S.value.trim()),document.activeElement===S&&f.item.focus(),S.remove(),t.fill(f))};S.addEventListener("keydown",
R=>{R.stopPropagation(),(R.key==="Enter"||R.key==="Escape")&&L(R.key==="Enter")}),S.addEventListener("click",R=>R.stopPropagation()),S.addEventListener("blur",()=>L(
!0)),f.item.querySelector(".gp-label").replaceChildren(S),S.focus(),S.select()}r.addEventListener("click",f=>{let S=f.target.closest(".gp-run"),A=n.visible.flatMap(
yn).find(L=>L.item===S);A===n.shown?A.item.focus():u(A)}),r.addEventListener("keydown",f=>{let{shown:S}=n;if(f.ctrlKey||f.metaKey||f.altKey||!S)return;let A=n.visible.
flatMap(yn),L=A.indexOf(S),R={ArrowDown:()=>u(A[L+1]),ArrowUp:()=>u(A[L-1]),ArrowRight:()=>u(S.children[0]),ArrowLeft:()=>u(S.parent),Home:()=>u(A[0]),End:()=>u(
A.at(-1)),F2:d,Delete:()=>{s.disabled||h()}};Object.hasOwn(R,f.key)&&(f.preventDefault(),R[f.key]())}),l.addEventListener("click",d),s.addEventListener("click",
h),s.addEventListener("blur",()=>t.calm())}var vu=8,tg=3,ng=-1e30,rg=t=>`log p ${t>ng?ee(t,2).replace("-","−"):"−∞"}`;function og(t){let e=t.pieces,n=Math.min(...t.children.map(({at:s})=>s)),r=t.parent?
t.at:Number.isFinite(n)&&n>=tg?n:0,o=fr(e.slice(r,r+vu).join(""));return a("“{text}”",{text:`${r&&!t.parent?"…":""}${o}${e.length>r+vu?"…":""}`})}function _u(t){
if(!t.parent)return t.read?a("a text that was read:"):a("the original:");let e={number:t.at+1,token:Y(t.from??"")};return t.kind!=="branch"?a("continues at toke\
n {number}:",e):t.on?a("again from {token} at token {number}:",e):a("instead of {token} at token {number}:",e)}var po=class{constructor(e,n){this.root=e,this.state=
n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,tree:n,state:r}=this,o=r.
log.canAsk?r.visible:[];if(e.hidden=!o.length,e.hidden)return;let{scrollTop:s}=n;n.replaceChildren(...o.map(i=>this.lay(i))),n.scrollTop=s,r.shown&&this.reveal(
r.shown.item.firstChild),this.remove.disabled=!r.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){e.item??=sg(),
this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let r=g("ul","",null,{role:"group"});r.append(...e.children.map(o=>this.
lay(o))),e.item.append(r),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,r=e===this.
state.shown,o=og(e),s=[G(e.tokens,"{count} token","{count} tokens"),rg(e.total),...e.searched?[a("best of {mode}",{mode:On(e.mode)})]:[]].join(" · "),i=n.querySelector(
".gp-label");if(!i.querySelector("input")){let c=[g("span","gp-note",_u(e))," ",g("bdi","gp-words",o)];e.name?i.replaceChildren(g("bdi","gp-name",e.name)," ",...c):
i.replaceChildren(...c)}let l=n.querySelector(".gp-facts");C(l,s),l.title=a("Length, and total log-probability after the processors, in nats; −∞ where they remo\
ve a given token. Beam search scores given tokens before the processors."),C(n.querySelector(".gp-sign"),r?"▶":""),n.setAttribute("aria-selected",String(r)),n.
setAttribute("aria-label",[e.name,`${_u(e)} ${o}`,s,r?a("shown"):""].filter(Boolean).join(", ")),n.tabIndex=r?0:-1}reveal(e){let{tree:n}=this,[r,o]=[n.getBoundingClientRect(),
e.getBoundingClientRect()];n.scrollTop+=Math.min(0,o.top-r.top-4)+Math.max(0,o.bottom-r.bottom+4)}};function sg(){let t=g("li","gp-run",null,{role:"treeitem"}),
e=g("div","gp-row");return e.append(g("span","gp-sign","",{"aria-hidden":"true"}),g("span","gp-label"),g("span","gp-facts")),t.append(e),t}function Mu(t,e){let n=new fo(e),r=new po(t,n);return xu(r),o=>{o.run&&n.begin();let{shown:s}=n,i=o.run||o.status||o.steps&&!t.hidden;if(s&&e.turn===s.turn&&i&&
n.measure(),o.run){n.makeRoom();let l=r.tree.contains(document.activeElement);r.draw(),l&&s&&s.item&&s.item.focus({preventScroll:!0})}else!t.hidden&&s&&s.item&&
r.fill(s);o.status&&!n.busy&&C(r.told,"")}}var ig={true:"button",false:"div"};function ag({text:t},{chosen:e,removed:n,by:r}){let o=Y(t);return e?a("Run again from here with {token}.",{token:o}):n?a("Con\
tinue from here with {token} instead, although {processor} removed it.",{token:o,processor:r}):a("Continue from here with {token} instead.",{token:o})}var xn=class{constructor(e){
this.item=g("li","gp-bar"),e.append(this.item),this.body=null}build(e){let n=ig[e];if(this.body&&this.body.localName===n)return;let r=g(n,"gp-row",null,e?{type:"\
button"}:{role:"group"});this.rank=g("span","gp-rank"),this.sign=g("span","gp-sign","",{"aria-hidden":"true"}),this.word=g("bdi","gp-word");let o=g("span","gp-n\
ame");o.append(this.sign,this.word),this.after=g("span","gp-fill gp-after"),this.before=g("span","gp-fill gp-before"),this.thick=g("span","gp-track"),this.thin=
g("span","gp-track gp-thin"),this.thick.append(this.after),this.thin.append(this.before),this.why=g("span","gp-why"),this.remover=g("span","gp-remover"),this.why.
append(...be(a("removed by {processor}"),{processor:this.remover}));let s=g("span","gp-tracks");s.append(this.thick,this.why,this.thin),this.value=g("span"),this.
raw=g("small");let i=g("span","gp-values");i.append(this.value,this.raw),r.append(this.rank,o,s,i,g("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),r.tabIndex=
this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(r):this.item.prepend(r),this.body=r}fill(e,n,r){let{text:o,after:s,before:i,rank:l,chosen:c,given:u,
removed:h,by:d,rest:f,words:S}=e;this.build(r&&!f),this.entry=e,this.item.hidden=!1;let A={"gp-chosen":c,"gp-removed":h,"gp-rest":f};Le(this.item,["gp-bar",...Object.
keys(A).filter(P=>A[P])].join(" ")),C(this.rank,l?H(l):""),C(this.sign,c?"▶":h?"✕":""),ft(this.word,o,{plain:f}),this.thick.hidden=h||s===null;for(let[P,z]of[
[this.after,s||0],[this.before,i]])me(P,"width",Math.min(1,z/n)),P.parentNode.classList.toggle("gp-beyond",z>n*1.005);C(this.value,h?"":s===null?"–":U(s)),C(this.
raw,U(i)),C(this.remover,d),this.why.hidden=!h;let L=[c&&(u?a("given"):a("chosen")),h&&a("removed by {processor}",{processor:d})].filter(Boolean).join(", "),R=[
f?o:Y(o),L].filter(Boolean).join(", "),F=r&&!f?ag({text:o},e):"";this.body.setAttribute("aria-label",F?`${R}. ${F}`:R),ke(this.body,()=>F?`${F} ${S()}`:S())}hide(){
this.item.hidden=!0}};function mo(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-row")],n=r=>e().forEach(o=>{o.tabIndex=o===r?0:-1});return t.
addEventListener("focusin",r=>r.target.matches(".gp-row")&&n(r.target)),t.addEventListener("keydown",r=>{let o=e(),s=o.indexOf(r.target),i={ArrowDown:s+1,ArrowUp:s-
1,Home:0,End:o.length-1}[r.key];s<0||i===void 0||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),r.stopPropagation(),o[Math.max(0,Math.min(o.length-1,i))].focus())}),
()=>{let r=e();r.length&&!r.some(o=>o.tabIndex===0)&&(r[0].tabIndex=0)}}var oa={};ae(oa,{MarkedText:()=>Xn,greenZ:()=>Ht,markLegend:()=>ta,pValue:()=>Jn,pWords:()=>ze,thresholdWords:()=>Qn,tokensNeeded:()=>Zn,zKeys:()=>ra,zPicture:()=>na});var Qi={};ae(Qi,{axisMarks:()=>Zi,plotIn:()=>Ji,powerTicks:()=>lg,roundTicks:()=>Su,ticksWithin:()=>go});function Su(t,e,n){let r=(e-t)/Math.max(1,n)||1,o=10**Math.floor(Math.log10(r)),s=o*[1,2,2.5,5,10].find(l=>l*o>=r*.8),i=[];for(let l=Math.floor(t/s+1e-9);l<=Math.
ceil(e/s-1e-9);l++)i.push(Number((l*s).toPrecision(12)));return i}var go=(t,e,n)=>Su(t,e,n).filter(r=>r>=t&&r<=e);function lg(t,e){let n=Array.from({length:Math.
ceil(Math.log10(e))-Math.floor(Math.log10(t))+1},(o,s)=>10**(s+Math.floor(Math.log10(t)))),r=e/t>300?[1]:[1,2,5];return n.flatMap(o=>r.map(s=>Number((s*o).toPrecision(
3)))).filter(o=>o>=t&&o<=e)}function Ji(t,{height:e,x:n,y:r,left:o=46,right:s=18,top:i=14,bottom:l=38}){let c=t.querySelector("svg");c||t.append(c=Q("svg","gp-d\
rawing"));let u=Math.max(240,t.clientWidth),h=(d,[f,S])=>(d-f)/(S-f||1);return{width:u,height:e,left:o,right:s,top:i,bottom:l,inner:u-o-s,x:d=>o+h(d,n)*(u-o-s),
y:d=>e-l-h(d,r)*(e-i-l),draw(d,f){Ze(c,{class:"gp-drawing",role:"group","aria-label":d,viewBox:`0 0 ${u} ${e}`,style:`height: ${e}px`}),qt(c,f.map((S,A)=>["g","",
A?{}:{"aria-hidden":"true"},S]))}}}function Zi(t,{xTicks:e,yTicks:n,xTitle:r,yTitle:o}){let s=d=>Array.isArray(d)?d:[d,String(d)],[i,l]=[t.height-t.bottom,t.width-
t.right],c=n.map(s).flatMap(([d,f])=>[It("gp-guide",t.left,t.y(d),l,t.y(d)),yt("",t.left-7,t.y(d)+4,f,"end")]),u=e.map(s).flatMap(([d,f])=>[It("gp-guide",t.x(d),
i,t.x(d),i+4),yt("",t.x(d),i+17,f)]),h=[yt("gp-axis",(t.left+l)/2,t.height-4,r)];return o&&h.push(yt("gp-axis",2,t.top-16,o,"start")),[...c,...u,...h]}var ea={};ae(ea,{Rows:()=>tt,inNextRow:()=>nt});var cg=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,tt=class t{constructor(e,n=null){this.holder=e;this.before=n}holder;before;static BLOCK=60;static LOOSE=150;loose=0;head=0;tried=0;append(e){
this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild?.remove(),this.loose-=1;let e=this.holder.lastElementChild;Tu(e)&&this.undo(e.previousElementSibling)}settle(){
if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.
children].slice(-this.loose),n=this.freeStarts(e),r=e.map((l,c)=>c).filter(l=>n[l]&&ug(e[l])),o=[],s=0;e[0].previousSibling||(this.head=s=r.shift()??0);for(let l of r)
l-s<t.BLOCK||(o.push(this.wrap(e.slice(s,l))),s=l,this.loose=e.length-l,this.tried=0);let i=o.map(l=>l.getBoundingClientRect().height);o.forEach((l,c)=>{l.style.
containIntrinsicHeight=`${i[c]}px`,l.classList.add("gp-kept-rows")})}freeStarts(e){let n=getComputedStyle(this.holder).direction==="rtl",r=e[0].previousSibling||
!this.before?"":this.before.holder.textContent??"";return e.map(o=>{let s=o.textContent??"",i=r.endsWith(`
`);r=r.slice(r.lastIndexOf(`
`)+1);let l=i?!s.startsWith(" "):!(n||cg.test(r));return r+=s,l})}wrap(e){let n=g("span","gp-rows");e[0].before(n,g("wbr")),n.append(...e);let r=e[0].firstChild;
if(r instanceof Text&&r.data===" "){let o=g("span","gp-gap");r.replaceWith(o),o.append(r)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(...n.
childNodes),e.nextSibling?.remove(),this.loose+=e.children.length+(Tu(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function ug(t){let e=t.previousElementSibling,n=e&&[...e.querySelectorAll(
".gp-ink")].at(-1),r=t.querySelector(".gp-ink")?.getClientRects()[0],o=n&&[...n.getClientRects()].at(-1);return!!(r&&o&&Eu(r)>Eu(o)+10)}function nt(t,e,n){let r=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],o=r(t[e]);if(!o)return null;let s=null,i=1/0;for(let l=e+n;l>=0&&l<t.length;l+=n){let c=r(t[l]),u=c?(c.top-o.top)*
n:0;if(!c||u<o.height/2)continue;let h=u*1e3+Math.abs(c.left-o.left);if(h>=i+1e3*o.height)break;h<i&&([s,i]=[t[l],h])}return s}var Tu=t=>t?.tagName==="WBR",Eu=({
top:t,bottom:e})=>(t+e)/2;var Ht=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function Jn(t){if(t<0)return 1-Jn(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let o=t;for(let s=120;s>
0;s--)o=t+s/o;return e/o}let[n,r]=[0,t];for(let o=1;r>1e-18;o+=2)n+=r,r*=t*t/(o+2);return .5-e*n}var Zn=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function ze(t){if(t>=
1e-4)return U(t);if(t<1e-300)return a("less than {p}",{p:"10⁻³⁰⁰"});let[e,n]=t.toExponential(1).split("e-");return`${pe(e)} × 10⁻${[...n].map(r=>"⁰¹²³\
⁴⁵⁶⁷⁸⁹"[r]).join("")}`}function Qn(t){let e=Jn(t);if(e>.1)return a("{share} of texts without this watermark pass it.",{share:U(e)});let n=1/e;return n>=
1e9?a("A share of {p} of texts without this watermark passes it.",{p:ze(e)}):a("One in {odds} texts without this watermark passes it.",{odds:H(Number(n.toPrecision(
n<1e4?3:2)))})}var hg=({green:t})=>t==null?"none":t?"green":"red",dg=t=>Math.round(Math.max(0,Math.min(1,(t-.2)/.6))*10);function fg(t,e,n){let r=g("span","gp-t\
oken",null,{tabindex:"-1",role:"img"});if(et(r,t),Ou(r,e),n===void 0)return r;let o=typeof n=="function"?n:()=>n;return r.setAttribute("aria-label",o()),ke(r,o),
r}function Ou(t,{green:e=null,g:n=null,counted:r=!0}){let o=t.querySelector(".gp-ink");if(n===null)t.dataset.list=hg({green:e});else{let s=dg(n);t.dataset.list=
"g",o.style.backgroundColor=`var(--gp-prob-${s})`,o.style.backgroundSize=`2px ${s*10}%`}r||(t.dataset.counted="no")}var Xn=class{constructor(e,{press:n=null}={}){
this.body=e,this.press=n,this.items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,e.classList.add("gp-marked"),this.rows=new tt(e),e.addEventListener(
"keydown",r=>this.keyed(r)),e.addEventListener("click",r=>this.pressed(r.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){
this.cut(Math.min(n,this.tokens.length));for(let r=this.tokens.length;r<e.length;r++){let{token:o,mark:s,words:i}=e[r],l=fg(o,s,i);this.press&&l.setAttribute("r\
ole","button"),zt(this,l,o,r?this.items[r-1].token:null),this.items.push(e[r])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){
xt(this,e),this.items.length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){
let n=this.tokens.indexOf(e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||
e.ctrlKey||e.metaKey||e.altKey)return;let r={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>nt(this.tokens,n,1),ArrowUp:()=>nt(this.
tokens,n,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[e.key];if(!r)return;e.preventDefault();let o=r();
o&&(this.reach(o),o.focus({preventScroll:!0}),o.scrollIntoView({block:"nearest"}),o===this.tokens[n]&&this.pressed(o))}resized(){let{clientWidth:e}=this.body;!e||
e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function ta(t,e,{unscored:n=!1,
repeated:r=!1,faint:o=a("faint: seen before, not counted")}={}){let s=[e,n,r,o].join();if(t.dataset.legend===s)return;t.dataset.legend=s,t.classList.add("gp-mar\
ked","gp-mark-legend");let i=(c,u,h)=>{let d=g("span"),f=g("span","",null,{"aria-hidden":"true"});return f.append(g("span","gp-ink",u)),Ou(f,c),d.append(f,h),d},
l=e==="synthid"?[i({g:.2},"g",a("mean g-value 0.2 or less")),i({g:.5},"g",a("0.5, as by chance")),i({g:.8},"g",a("0.8 or more"))]:[i({green:!0},"◆",a("green: \
on the green list")),i({green:!1},"◇",a("red: not on the green list"))];n&&l.push(i({},"abc",a("not scored"))),r&&l.push(i(e==="synthid"?{g:.5,counted:!1}:{green:!0,
counted:!1},"abc",o)),t.replaceChildren(...l)}var pg=400,mg=12;function na(t,{curves:e,threshold:n,needed:r=null,label:o=a("z over the number of tokens"),title:s=a(
"tokens scored"),yTitle:i="z",from:l=40,height:c=260}){let u=e.filter(({points:j})=>j.length),h=u.flatMap(({points:j})=>j),d=Math.max(l,...h.map(([j])=>j)),f=r&&
r.at<=2*d?Math.max(d,r.at*1.05):d,S=h.map(([,j])=>j),A=Math.min(-.5,...S)*1.08,L=Math.max(n*1.15,1,...S)*1.06,R=Ji(t,{height:c,x:[0,f],y:[A,L],left:40,top:24}),
F=R.width-R.right,P=[...Zi(R,{xTicks:go(0,f,R.inner/90),yTicks:go(A,L,5),xTitle:s,yTitle:i}),It("gp-unity",R.left,R.y(0),F,R.y(0)),It("gp-z-threshold",R.left,R.
y(n),F,R.y(n)),...u.map(({look:j,points:I})=>Wi(`gp-z-${j}`,bg(I,pg).map(([$,N])=>[R.x($),R.y(N)]))),...u.map(({look:j,points:I})=>wg(R,j,I.at(-1))),gg(R,u,n)],
z=kg(R,u);if(r&&r.at<=f){let[j,I]=[R.x(r.at),R.y(n)];z.push(uo("",r.words,[["path","gp-z-needed",{d:`M${se(j)} ${se(I)}l-6 11h12Z`},[]]]))}R.draw(o,[P,z])}function gg(t,[
e],n){let r=([,i])=>Math.abs(i-n),{points:o}=e||{points:[]},s=o.length>0&&r(o.at(-1))>r(o[Math.floor(o.length/8)]);return yt("gp-halo gp-strong",s?t.width-t.right:
t.left+5,t.y(n)-6,a("threshold {value}",{value:Number(n.toFixed(2))}),s?"end":"start")}function bg(t,e){let n=Math.ceil(t.length/e);return t.filter((r,o)=>o%n===
0||o===t.length-1)}var wg=(t,e,[n,r])=>e==="measured"?["circle","gp-measured",{cx:se(t.x(n)),cy:se(t.y(r)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,{d:ji(t.x(n),
t.y(r),4.5)},[]];function kg(t,e){let n=Math.max(0,...e.map(({points:o})=>o.at(-1)[0])),r=Math.min(mg,n);return Array.from({length:r},(o,s)=>{let[i,l]=[n*s/r,n*
(s+1)/r],c=e.map(({name:h,points:d})=>{let f=d.findLast(([S])=>S<=l);return f&&f[0]>i?`${h} ${ee(f[1],2)}`:""}).filter(Boolean);if(!c.length)return null;let u={
x:se(t.x(i)),y:t.top,width:se(t.x(l)-t.x(i)),height:se(t.height-t.bottom-t.top)};return uo("gp-z-place",G(Math.floor(l),"After {count} token: {values}","After {\
count} tokens: {values}",{values:c.join(", ")}),[["rect","gp-catch",u,[]]])}).filter(Boolean)}function ra(t,e){let n=ce(t,e.length,()=>{let r=g("span"),o=Q("svg");
return re(o,{width:26,height:8,"aria-hidden":"true"}),o.append(Q("path")),re(o.firstElementChild,{d:"M1 4H25"}),r.append(o,g("span")),r});e.forEach(({name:r,look:o,
tip:s},i)=>{let[l,c]=n[i].children;re(l.firstChild,{class:`gp-z-${o}`}),C(c,r),s&&ue(c,"z-score",()=>"",{meaning:s,formula:""})})}function yg(t){switch(t){case"context":return a("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return a("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return a("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return a("no mark: the bias is 0.");default:return a("no mark.")}}function er(t){let e=t&&t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.
keys)?e.keys.length:0,r=e.greenlist_ratio,o=e.seeding_scheme==="selfhash",s=e.context_width;return{config:e,keys:n,selfhash:o,ratio:r>0&&r<1?r:null,early:n?tn(e.
ngram_len,1)-1:tn(s,1)-Number(o)}}function bo({config:t,keys:e,ratio:n}){if(e)return G(e,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:t.ngram_len});if(n===null)return a("a green list whose settings are not known");let{bias:r,seeding_scheme:o,context_width:s,
hashing_key:i}=t;return a("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:U(n),bias:r,scheme:o,width:s,key:i})}
function wo({chosen:t,index:e,mark:n,given:r,isFirst:o},s){let i=h=>a("Token {number}, {token}: {mark}",{number:H(e+1),token:Y(t.text),mark:h});if(!n)return i(r?
a("given, before the watermark began."):a("not marked."));if(n.why)return i(yg(n.why));let l=a("Its probability: {before} before the watermark, {after} after.",
{before:U(n.chosen_before),after:U(n.chosen_after)}),c=o?[a("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let h=G(s.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:V(n.g,2)});return[i(h),l,...c].join(" ")}let u=n.green?a("\
◆ green: it got the bias."):a("◇ red: it got no bias.");return[i(u),l,xg(n,s),...c].join(" ")}function xg(t,{ratio:e,selfhash:n}){let r=t.listed??0,o={before:U(
t.mass_before??0),after:U(t.mass_after??0)};return n?G(r,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",o):e===null?G(r,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
o):G(r,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...o,ratio:U(e)})}var Lu={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function Au(t,e,n,r){let{mark:o,index:s}=e,i={...t};if(!o)return{...i,unscored:t.
unscored+1};i.marks+=1;let l=o.kind==="synthid"?o.g:o.green;if(o.chosen_before>0&&o.chosen_after>0){i.chosen+=1,i.surprisal-=Math.log(o.chosen_before),i.gained+=
Math.log(o.chosen_after/o.chosen_before);let{stages:c,entropy_before:u}=e.distribution;i.entropy+=r>0&&c[r-1]?c[r-1].entropy:u,i.likely-=vg(e,r)}return i.suppressed+=
o.suppressed,l===null?{...i,unscored:t.unscored+1}:s<n.early?{...i,early:t.early+1}:(i.scored+=1,i.green+=Number(l),i.expected+=o.expected??0,o.kind==="synthid"?
i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&(i.z=Ht(i.green,i.scored,n.ratio),i.foreseen=Ht(i.expected,i.scored,n.ratio)),i)}
function vg({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:r,stage_logprobs:o})=>e>0?o[e-1]:r).filter(r=>r!=null);return n.length?Math.max(...n):0}function Nu(t,e,n,r){
let o=t.find(([,u])=>u>r);if(e.z>r)return{at:o[0],words:G(o[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:r})};let s=o?[G(o[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:r})]:[],i=n.keys?e.z>0?e.scored*(r/e.z)**2:1/0:Zn(e.green/e.scored,n.ratio,r),l=Math.max(e.scored+1,Math.ceil(i));
if(!Number.isFinite(l)||l>1e7)return{at:1/0,words:[...s,a("At the share so far, z never reaches {threshold}.",{threshold:r})].join(" ")};let c=G(l,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:r,more:H(l-e.scored)});return{at:l,words:[...s,c].join(" ")}}var sa=t=>t?U(t):"<0.01%",_g=(t,e)=>t.kept!==e||t.mass_moved>0;function vt({distribution:{stages:t,vocab:e}}){return t.map((n,r)=>{let[o,s,i]=Ue(n.name),l=r?t[r-
1].kept:e;return{number:r+1,kind:n.name,name:o,meaning:s,knobs:i,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!_g(n,
l)}})}function _t({kept:t,keptBefore:e,removed:n,moved:r,idle:o}){if(o)return a("did nothing");let s=[];return t<e&&s.push(G(e-t,"removed {count} token ({share}\
)","removed {count} tokens ({share})",{share:sa(n)})),t>e&&s.push(G(t-e,"brought {count} token back","brought {count} tokens back")),(r-n>.001||!s.length)&&s.push(
a("moved {share}",{share:U(r)})),s.join(", ")}var vn=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function ko(t,{effective:e,config:n}){
let r={...e,...n};return t.filter((o,s)=>s===0||r[o]).map(o=>{let s=JSON.stringify(r[o]??null);return s==="null"||s.length>12?o:`${o} ${s}`}).join(", ")}function tr(t){
return vn(t)?{name:"DoLa",meaning:a("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:t.layers?a("the last layer"):a("the model"),meaning:a("The distribution that the model gave, before any processor.")}}function rt({distribution:{
candidates:t},chosen:e}){return t.some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function yo(t,e,n){if(t.length<=e)return t;let r=({raw_logprob:i,logprob:l})=>Math.
max(X(i),X(l)),o=[...t].sort((i,l)=>r(l)-r(i)),s=new Set([...o.filter(({token_id:i})=>i===n),...o.filter(He).slice(0,3)]);for(let i of o)s.size<e&&s.add(i);return t.
filter(i=>s.has(i))}function dt({raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?X(e[n-1]):void 0:X(t)}var _n=({raw_logprob:t,stage_logprobs:e},n)=>((n?
(e||[])[n-1]:t)??null)===null,He=({logprob:t})=>t===null;function Ft({removed_by:t,stage_logprobs:e,raw_logprob:n},r){let o=[n,...e||[]],s=o.findLastIndex((l,c)=>c>
0&&l===null&&o[c-1]!==null),i=t||s>0&&r.distribution.stages[s-1].name;return i?Ue(i)[0]:vn(r)?"DoLa":a("a processor")}function xo(t,e){let{raw_logprob:n,logprob:r,
rank:o,raw_rank:s,token_id:i}=t;if(_e(e)){let d={share:U(X(n)),rank:H(s||0)},f=s?a("Probability {share}, rank {rank}, according to the server.",d):a("Probabilit\
y {share}, according to the server.",d);return i<0?f:`${f} ${a("Token id {id}.",{id:i})}`}let l=H(e.distribution.vocab),c=a("Token id {id}.",{id:i});if(!e.distribution.
stages.length&&Math.abs((r??n)-n)<1e-4){let d={share:U(X(n)),rank:H(o||s||0),vocab:l};return`${o||s?a("Probability {share}, rank {rank} of {vocab}; no processor\
 changed it.",d):a("Probability {share}; no processor changed it.",d)} ${c}`}let u={share:U(X(n)),rank:H(s||0),vocab:l};return`${s?a("Before the processors {sha\
re}, rank {rank} of {vocab}.",u):a("Before the processors {share}.",u)} ${Mg(t,e)} ${c}`}function Mg(t,e){if(He(t))return a("After them it cannot be chosen: rem\
oved by {processor}.",{processor:Ft(t,e)});let{logprob:n,rank:r}=t,o={share:U(X(n)),rank:H(r||0),kept:H(Ce(e))};return r?a("After them {share}, rank {rank} of {\
kept} kept.",o):a("After them {share}.",o)}function Pu({distribution:{candidates:t,entropy_before:e}},n){let s=[...t.filter(({raw_logprob:l})=>l!==null&&l<0)].sort(
(l,c)=>$u(c)-$u(l)).slice(0,3).map(({text:l,raw_logprob:c})=>`${Y(l)} ${V(X(c))} · ${V(Se(-c,n),2)}`),i={terms:s.join(" + "),entropy:oe(e,n)};return s.length?a(
"before the processors, {terms} + the terms of all other tokens = {entropy}.",i):""}var $u=({raw_logprob:t})=>-t*X(t);function nr(t,{mode:e,effective:n,config:r}){
if(t.isPrompt)return[a("given"),a("{token} is in the prompt: given, not chosen")];if(t.given)return[a("given"),a("{token} was given, not chosen")];if(e==="elsew\
here")return[a("the choice"),a("{token} was chosen by the server")];if(e==="custom")return[a("the choice"),a("{token} was chosen by your own decoding loop")];if(t.
beam)return[a("the choice"),Sg(t.beam.status)];if(t.reranked)return[a("the choice"),a("{token} has the best score: probability against degeneration penalty")];let o=t.
draft&&t.draft.origin;return o==="accepted"?[a("the draft"),a("{token} was drafted by the assistant, and accepted")]:o==="correction"?[a("the choice"),a("{token\
} replaced a rejected draft token")]:{...n,...r}.do_sample?[a("the draw"),a("{token} was drawn")]:[a("the choice"),a("{token} was chosen as the most probable")]}
function Sg(t){return t==="running"?a("{token} goes on: the search compares the sums of whole beams"):t==="finished"?a("{token} ends a beam: the search compares\
 the sums of whole beams"):t==="ended"?a("{token} would end a beam, which does not count"):t==="pruned"?a("{token} was considered, and pruned: the search compar\
es the sums of whole beams"):a("{token} was considered by the search")}var Tg=1.05;function Ru(t,e){let{started:n,unit:r}=e;if(!t)return[a("No token yet")];if(e.rejected)return Fa(e.rejected,t.chosen.text,Et(n));if(_e(t))return Eg(
t,e);let o=[Og(t,r),...Lg(t),...Ng(t,r),...Ag(t,n)];if(t.mark){let i=er(n),{chosen:l,index:c,mark:u,given:h=!1}=t;o.push(wo({chosen:l,index:c,mark:u,given:h,isFirst:c<
i.early},i))}o.push(Iu(t,n)),t.draft&&o.push(...Ha(t,Et(n))),t.beam&&o.push(...el(t,e)),t.reranked&&o.push(...$g(t,n));let{raw_logprob:s}=t.chosen;return s!==null&&
o.push(a("Its surprisal, before the processors, was {value}.",{value:oe(-s,r)})),o}function Eg(t,{started:e,unit:n}){let{chosen:r}=t,[o,...s]=[r,rt(t).find(l=>l.
raw_rank===1)].filter(Boolean).map(l=>({token:Y(l.text),share:U(X(l.raw_logprob))})),i=r.raw_rank===1||!s.length?[]:[a("The likeliest token was {token}, with {s\
hare}.",s[0])];return r.raw_rank===1?i.push(a("The likeliest token was {token}, with {share}.",o)):r.raw_rank?i.push(a("The server gave {token} {share}: rank {r\
ank}.",{...o,rank:H(r.raw_rank)})):i.push(a("The server gave {token} {share}.",o)),[...i,Iu(t,e),a("Its surprisal was {value}.",{value:oe(r.raw_logprob===null?null:
-r.raw_logprob,n)})]}function Og({distribution:{entropy_before:t}},e){let n=Math.exp(t),r=oe(t,e);return n<Tg?a("The model was all but certain here: an entropy \
of {entropy}.",{entropy:r}):a("The model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:r,options:n<10?V(n,1):
H(Math.round(n))})}function Lg(t){let{chosen:e,distribution:n}=t,{name:r}=tr(t),o={source:r,token:Y(e.text),share:U(X(e.raw_logprob)),vocab:H(n.vocab)};if(vn(t))
return[];if(e.raw_rank===1)return[a("Its first choice was {token}, with {share}.",o)];let s=rt(t).find(c=>c.raw_rank===1),i=s?[a("Its first choice was {token}, \
with {share}.",{token:Y(s.text),share:U(X(s.raw_logprob))})]:[],l=e.raw_rank?a("It gave {token} {share}: rank {rank} of {vocab}.",{...o,rank:H(e.raw_rank)}):a("\
It gave {token} {share}.",o);return[...i,l]}function Ag(t,e){let n=vt(t);if(!n.length)return t.isPrompt||t.read?[]:[a("No processor changed that.")];let r=n.filter(
({idle:o})=>!o);return r.length?r.map(o=>{let s=Cu(o,e),i=o.kept===o.keptBefore?_t(o):`${_t(o)}, ${a("{count} left",{count:H(o.kept)})}`,{chosen:l}=t,[c,u]=[dt(
l,o.number-1),dt(l,o.number)],h={name:s,effect:i,token:Y(l.text),before:U(c||0),after:U(u||0)};return c===void 0||u===void 0?a("{name}: {effect}.",h):!u&&c?a("{\
name}: {effect}; {token} had {before}, and could no longer be chosen.",h):h.before===h.after?a("{name}: {effect}; {token} stayed at {after}.",h):a("{name}: {eff\
ect}; {token} went from {before} to {after}.",h)}):[G(n.length,"The processor ({names}) did nothing here.","The {count} processors ({names}) did nothing here.",
{names:n.map(({name:o})=>o).join(", ")})]}function Cu({name:t,knobs:e},n){let r=ko(e,n);return r?r.startsWith(t)?r:`${t} (${r})`:t}function qu(t,e){let{chosen:n}=t,
r=a("{token} had {share}",{token:Y(n.text),share:U(X(n.raw_logprob))}),o=vt(t).filter(({idle:i})=>!i).map(i=>{let l=dt(n,i.number),c={name:Cu(i,e),share:l===void 0?
"":U(l)};return l===void 0?a("{name}: {effect}",{...c,effect:_t(i)}):i.kept===i.keptBefore?a("after {name}: {share}",c):G(i.kept,"after {name}: {share}, {count}\
 token left","after {name}: {share}, {count} tokens left",c)}),s=be(nr(t,e)[1],{token:Y(n.text)}).join("");return de(Me([r,...o,s]))}function Iu(t,e){let{chosen:n,
given:r,isPrompt:o}=t,s=be(nr(t,e)[1],{token:Y(n.text)}).join("");return r||o||t.beam||_e(t)?`${s}.`:He(n)?a("{words}, though {processor} had removed it.",{words:s,
processor:Ft(n,t)}):{...e.effective,...e.config}.do_sample&&!t.draft&&!t.reranked?a("{words}: its chance was {share}.",{words:s,share:U(X(n.logprob))}):`${s}.`}
function Ng({layers:t},e){if(!t)return[];let{layer:n,final_layer:r,candidate_layers:o,divergences:s}=t,i={final:r,layer:n,divergence:oe(s[o.indexOf(n)]??null,e)};
return[G(o.length,"DoLa contrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {divergence}.","DoLa contrasted the last laye\
r, {final}, with layer {layer}: of {count} candidates the furthest from it, by {divergence}.",i)]}function $g({reranked:t,chosen:e},{effective:n,config:r}){let o=t.
find(({token_id:u})=>u===e.token_id);if(!o)return[];let s={share:U(o.probability),penalty:V(o.penalty),score:V(o.score)},i=[a("Its probability among the weighed\
 tokens was {share}, its degeneration penalty {penalty}, its score {score}.",s)],{penalty_alpha:l}={...n,...r};$e(l)&&i.push(a("score = (1 − α) · probability − \
α · penalty = (1 − {alpha}) · {probability} − {alpha} · {penalty} = {score}.",{...s,alpha:l,probability:V(o.probability)}));let c=t.reduce((u,h)=>h.probability>
u.probability?h:u);if(c!==o){let u={token:Y(c.text),count:t.length,share:U(c.probability),penalty:V(c.penalty),score:V(c.score)};i.push(a("The most probable of \
the {count} weighed tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",u))}return i}var Pg=(t,e)=>t.map(({watched:n})=>{let r=(n||[]).find(({token_id:o})=>o===e);return r&&X(r.logprob)}),ia=class extends xn{constructor(e){super(e),this.along=g(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=Q("polyline","gp-along-line"),this.here=Q("line","gp-along-here");let n=Q("svg","gp-alo\
ng-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,g("span","gp-al\
ong-words")),this.item.append(this.along)}},vo=class{constructor(e,n,r){this.log=n,this.entryOf=r,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
mo(this.list),this.form.addEventListener("submit",o=>this.ask(o))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:r,label:o})=>r===n.last&&o===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,r=this.lineNumber();if(!n||r<0){C(this.state,n?a("Sel\
ect a token of the generated text first."):a("Type the text of a token first."));return}C(this.state,a("Looking up {token} …",{token:Y(n)})),this.log.ask({type:"\
look",line:r,text:n})}draw(e,n,r){(n.run||n.watched)&&C(this.state,"");let o=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,
this.list.parentNode.hidden=!o.length,this.box.hidden=this.form.hidden&&!o.length;let s=o.map(c=>this.entryOf(c,e)),i=Math.max(.02,...s.map(({after:c,before:u})=>Math.
max(c||0,u))),l=o.length?ie(this.log.lastOf(e)):[];for(;this.rows.length>o.length;)this.rows.pop().item.remove();for(;this.rows.length<o.length;)this.newRow();o.
forEach((c,u)=>{this.rows[u].fill(s[u],i,r),this.drawAlong(this.rows[u],Pg(l,c.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new ia(this.list))}drawAlong(e,n,r){
let o=n.map(d=>d??0);if(e.along.hidden=o.length<2,e.along.hidden)return;let s=Math.max(...o),i=o.indexOf(s),l=d=>d/(o.length-1)*100,c=Rg(o,150).map(([d,f])=>`${l(
d).toFixed(1)},${(98-(s?f/s:0)*94).toFixed(1)}`);e.line.setAttribute("points",c.join(" "));for(let[d,f]of Object.entries({x1:l(r.index),x2:l(r.index),y1:0,y2:100}))
e.here.setAttribute(d,f);let u=s?a("highest {share}, at token {number}",{share:U(s),number:i+1}):a("probability 0 everywhere");C(e.along.lastElementChild,u);let h=G(
o.length,"The probability of this token after the processors, along the text of {count} token: {words}. The vertical line is the current token.","The probabilit\
y of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token.",{words:u});ue(e.along,"probability",()=>"",
{meaning:h,formula:""}),e.along.setAttribute("aria-label",a("along the text: {words}",{words:u}))}};function Rg(t,e){let n=Math.ceil(t.length/e),r=[];for(let o=0;o<
t.length;o+=n){let s=o;for(let i=o+1;i<Math.min(t.length,o+n);i++)t[i]>t[s]&&(s=i);r.push([s,t[s]])}return r}function Wu(t,e){let r=t.querySelector(".gp-bars"),o=t.querySelector(".gp-bars-legend"),s=t.querySelector(".gp-all"),i=T=>t.querySelector(".gp-"+T),[l,c,u,h,d]=[
"full","beams-note","press-note","chosen-word","removed-key"].map(i),f=i("no-token"),S=[],A=mo(r),L=new vo(t,e,z),R=!1,F=[],P=T=>e.canAsk&&!T.isPrompt;function z(T,v){
let M=He(T)&&!_e(v);return{id:T.token_id,text:T.text,after:X(T.logprob),before:X(T.raw_logprob),rank:M?null:T.rank??(v.distribution.stages.length?null:T.raw_rank),
chosen:T.token_id===v.chosen.token_id,given:v.isPrompt||v.given,removed:M,by:M?Ft(T,v):"",words:()=>xo(T,v)}}function j(T){let v=rt(T),k=(R?v:yo(v,24,T.chosen.token_id)).
map(b=>z(b,T)),w=_e(T)?null:T.distribution.vocab-v.length;(w===null||w>0)&&k.push(I(T,v.map(b=>z(b,T)),w));let y=$(Math.max(...k.filter(({rest:b})=>!b).map(b=>Math.
max(b.after,b.before))));for(C(l,a("axis 0–{top}",{top:U(y)}));S.length<k.length;)S.push(new xn(r));S.forEach((b,E)=>k[E]?b.fill(k[E],y,P(T)):b.hide()),A(),s.
hidden=v.length<=24,C(s,R?a("show {count} only",{count:24}):a("show all {count}",{count:H(v.length)})),s.setAttribute("aria-expanded",String(R))}function I(T,v,M){
let k=p=>Math.max(0,1-v.reduce((m,O)=>m+O[p],0));if(M===null){let p=k("before");return{text:a("all others"),after:p,before:p,rest:!0,words:()=>a("All tokens tha\
t the server did not list, together: {share}.",{share:U(p)})}}let w=Ce(T)>v.filter(({removed:p})=>!p).length,[y,b]=[w?e.usesBeams?null:k("after"):0,k("before")],
E={count:H(M),before:U(b),after:U(y??0)},q=()=>y===null?a("All tokens that are not listed ({count}), together: {before} before the processors.",E):a("All tokens\
 that are not listed ({count}), together: {before} before the processors, {after} after them.",E);return{text:G(M,"{count} other token","{count} other tokens"),
after:y,before:b,rest:!0,words:q}}let $=T=>[.02,.05,.1,.2,.5,1].find(v=>T<=v)||1;function N(T){let v=!T.distribution.stages.length;t.classList.toggle("gp-untouc\
hed",v),C(i("after-word"),_e(T)?a("probability, according to the server"):v?a("probability; no processor ran, so it is the same before and after"):a("after the \
processors")),i("before-key").hidden=v,d.hidden=_e(T)||!rt(T).some(He),C(h,T.isPrompt||T.given?a("given, not chosen"):a("chosen")),c.hidden=!T.beam||v,u.hidden=
!P(T),t.classList.toggle("gp-pressable",P(T))}r.parentNode.addEventListener("click",T=>{let v=T.target.closest("button.gp-row"),M=v&&[...S,...L.rows].find(({body:w})=>w===
v),k=e.current();M&&k&&P(k)&&e.ask({type:"branch",step:k,tokenId:M.entry.id})}),s.addEventListener("click",()=>{R=!R,j(e.current())});function _(){for(let T of S)
T.hide();for(let T of[s,c,u,L.box])T.hidden=!0}let x=T=>()=>e.current()?T(e.current()):"";return we(t,{after:x(T=>qu(T,e.started)),before:x(({chosen:T})=>de(a("\
{token} had {share}",{token:Y(T.text),share:U(X(T.raw_logprob))})))}),T=>{let v=e.current();t.classList.toggle("gp-grows",e.running&&!e.selected),o.hidden=!v,f.
hidden=!!v,v?((v!==F[0]||e.canAsk!==F[1])&&j(v),N(v),L.draw(v,T,P(v))):_(),F=[v,e.canAsk]}}function ju(t,e){let r=t.querySelector("details"),o=t.querySelector(".gp-output"),s=t.querySelector(".gp-all"),i=null,l=!1;function c(N){let _=e.allLines(),x=e.
started.effective.length_penalty??1;return N.sequences.map((T,v)=>{let M=ie(_[v]?_[v].last:null),k=T.token_ids.map((p,m)=>{let O=M[m]&&M[m].chosen.token_id===p?
M[m]:null,W=T.logprobs[m];return{id:p,text:O?O.chosen.text:"?",recorded:W,library:T.transition_scores?T.transition_scores[m]:null,difference:T.transition_scores?
Yt(W,T.transition_scores[m]):null,drawn:O?Yt(W,O.chosen.logprob):1/0}}),w=T.logprobs.filter((p,m)=>!M[m]||!M[m].given),y=w.reduce((p,m)=>p+(m??-1/0),0),b=w.length**
x,E=w.length?y/b:null,q=T.score!==null&&E!==null&&T.score*b>Lt;return{tokens:k,sum:y,length:w.length,penalty:x,rebuilt:E,score:T.score,difference:q?Pn(y,T.score,
b):null}})}function u(N,_=1e-9){if(!Number.isFinite(N))return"∞";let x=Math.max(N,_),T=Math.floor(Math.log10(x)+1e-9),v=Math.ceil(x/10**T-1e-6);return v===10?
`1e${T+1}`:`${v}e${T}`}function h(N){if(!N||!N.sum.count)return[[],[]];let{sum:_,given:x,final:T,pool:v,output:M}=N,k=({off:b,count:E,furthest:q},p)=>b?[p(b,{all:H(
E),bound:u(q)})]:[],w=[...k(_,(b,E)=>G(b,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add up: the fur\
thest is off by {bound}",E)),...k(x,(b,E)=>G(b,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tokens do not c\
ount as 0: the furthest is off by {bound}",E)),...k(T,(b,E)=>G(b,"{count} of {all} final scores does not follow from its sum: it is off by {bound}","{count} of \
{all} final scores do not follow from their sums: the furthest is off by {bound}",E)),...k(v,(b,E)=>G(b,"{count} of {all} kept scores does not follow from the t\
exts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",E)),...k(M,(b,E)=>G(
b,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their paths thro\
ugh the tree end: the furthest is off by {bound}",E))],y=u(Math.max(...Object.values(N).map(b=>b.furthest)),Va);return[w,w.length?[]:[G(_.count,"{count} node of\
 the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:y})]]}function d({outputs:N,tree:_}){let x=N.flatMap(p=>p.tokens);
if(!x.length)return["none","–",a("There are no scores to check: no token was generated.")];let T=x.filter(({difference:p})=>p!==null),v=N.filter(({difference:p})=>p!==
null),M=p=>u(Math.max(0,...p.map(({difference:m})=>m))),k=p=>p.filter(({difference:m})=>!(m<=Xt)).length,w=x.filter(({drawn:p})=>p>Xt).length,[y,b]=h(_),E=[...k(
v)?[a("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:H(k(v)),all:H(v.length),bound:M(v)})]:[],...y,...k(T)?[G(k(T),"{count} \
of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_transition_scores\
, by up to {bound}",{all:H(T.length),bound:M(T)})]:[],...w?[G(w,"{count} token of the outputs differs from the steps that are shown","{count} tokens of the outp\
uts differ from the steps that are shown")]:[]];if(E.length)return["differs","✗",Me(E)];let q=[...v.length?[G(v.length,"{count} sequences_scores is rebuilt to\
 within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:M(v)})]:[],...b];return T.length?["agrees","✓",Me([...q,G(T.length,"{count} t\
oken agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to within {boun\
d}",{bound:M(T)})])]:["none","–",Me([...q,f()])]}let f=()=>e.started.mode==="custom"?a("compute_transition_scores does not apply: the run used your own decodi\
ng loop"):a("compute_transition_scores does not apply: the run was recorded without the library’s scores");function S(){let[N,_,x]=i?d(i):["none","–",a("The\
 scores are checked against the library when the run has finished.")],T={agrees:a("agrees with the library"),differs:a("differs from the library"),none:a("not c\
hecked")};t.dataset.verdict=N,C(t.querySelector(".gp-badge"),_),C(t.querySelector(".gp-sign-words"),i?T[N]:a("not checked yet")),C(t.querySelector(".gp-verdict-\
line"),x)}let A=N=>Pe(N)?"−∞":ee(N,3).replace(/^-(0.000)$/,"$1"),L=N=>Pe(N)?"−∞":(N<Lt?pe(N.toExponential(3)):V(N,5)).replace("-","−"),R=N=>N<0||Pe(N)?
`(${L(N)})`:L(N);function F(N,_){let x=N.insertCell();_===null?x.textContent="–":x.textContent=(_>Xt?"✗ ":"")+(_===0?"0":Number.isFinite(_)?_.toExponential(
0):"∞"),x.classList.toggle("gp-off",_>Xt)}function P(){let N=i.outputs.filter(({score:x})=>x!==null);t.querySelector(".gp-beam-check").hidden=!N.length;let _=t.
querySelector(".gp-sums tbody");_.replaceChildren(),i.outputs.forEach((x,T)=>{if(x.score===null)return;let v=_.insertRow();for(let M of[T+1,A(x.sum),x.length,x.
penalty,V(x.rebuilt,4),V(x.score,4)])v.insertCell().textContent=M;F(v,x.difference)})}function z(N,_,x,T,v,M){if(!x.count)return;let{worst:k}=x,w=N.insertRow();
w.append(g("th","",_,{scope:"row"})),w.insertCell().textContent=H(x.count),w.insertCell().append(T(k),...k.node?[" ",ne(k.node.beam.text)]:[]),w.insertCell().textContent=
v(k),w.insertCell().textContent=L(M(k)),F(w,k.difference)}function j(){let N=t.querySelector(".gp-tree-sums tbody");if(N.replaceChildren(),!i.tree)return;let{sum:_,
given:x,final:T,pool:v,output:M}=i.tree,k=e.started.effective.length_penalty??1,w=({node:b})=>a("step {number}:",{number:b.index+1}),y=({node:b,power:E})=>`${L(
b.beam.score)} / ${b.length} ** ${k} = ${L(Pe(b.beam.score)?null:b.beam.score/E)}`;z(N,a("node: parent’s score + log-probability"),_,w,({node:b,parent:E})=>`${L(
E)} + ${R(b.beam.logprob)} = ${L(Pe(b.beam.logprob)?null:E+b.beam.logprob)}`,({node:b})=>b.beam.score),z(N,a("given token: counts as 0"),x,w,()=>L(0),({node:b})=>b.
beam.score),z(N,a("ended: score / length ** length_penalty"),T,w,y,({node:b})=>b.beam.final_score),z(N,a("kept after a step: the best that ended"),v,b=>a("step \
{number}: rank {rank}",{number:b.step+1,rank:b.place+1}),b=>b.expected===null?"–":L(b.expected),b=>b.told),z(N,a("output: score where its path ends, after the\
 penalty"),M,({number:b})=>a("output {number}:",{number:b+1}),y,b=>b.told)}function I(){let{tokens:N}=i.outputs[Number(o.value)]||i.outputs[0]||{tokens:[]},_=t.
querySelector(".gp-scores tbody");_.replaceChildren(),N.slice(0,l?1/0:20).forEach((x,T)=>{let v=_.insertRow();v.insertCell().textContent=T+1,v.insertCell().textContent=
x.id,v.insertCell().append(ne(x.text)),v.insertCell().textContent=A(x.recorded),v.insertCell().textContent=x.difference===null?"–":A(x.library),F(v,x.difference),
v.insertCell().textContent=pe(`${(X(x.recorded)*100).toFixed(2)}%`)}),s.hidden=N.length<=20||l,C(s,a("Show all {count} tokens",{count:H(N.length)}))}function $(){
if(!r.open)return;let N=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!N,t.querySelector(".gp-token-check").hidden=N||!i,t.querySelector(".gp-beam-c\
heck").hidden=!0,t.querySelector(".gp-tree-check").hidden=N||!i||!i.tree||!i.tree.sum.count,C(t.querySelector(".gp-how"),e.usesBeams?a("The playground records a\
 log-probability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, \
as its documentation asks for beams)."):a("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute\
_transition_scores gives for the same run (normalize_logits=True).")),!i)return;let _=x=>e.usesBeams?a("output {number}",{number:x}):a("sequence {number}",{number:x});
t.querySelector(".gp-which").hidden=i.outputs.length<2,o.options.length!==i.outputs.length&&o.replaceChildren(...i.outputs.map((x,T)=>g("option","",_(T+1),{value:T}))),
P(),N||j(),N||I()}return r.addEventListener("toggle",$),r.addEventListener("keydown",N=>{N.key!=="Escape"||!r.open||(r.open=!1,r.querySelector("summary").focus())}),
o.addEventListener("change",$),s.addEventListener("click",()=>{l=!0,$()}),N=>{if(t.hidden=!e.started,!N.run&&!N.status&&!N.steps)return;let{finished:_}=e;_?(!i||
i.finished!==_)&&(i={finished:_,outputs:c(_),tree:Ya(e)},l=!1,o.replaceChildren()):i=null,S(),(N.run||N.status||_)&&$()}}function Bu(t,e){let o=[.1,.2,.5,1,2,5,10,20,50,1/0],s=t.querySelector(".gp-heat-plot"),i=t.querySelector(".gp-cells"),l=t.querySelector(".gp-column"),c=t.querySelector(
".gp-layer-names"),u=t.querySelector(".gp-layer-reading"),h=t.querySelector(".gp-layer-tally"),d=document.createElement("canvas"),f=d.getContext("2d",{willReadFrequently:!0}),
S=new ge({picks:{},peak:0},({picks:p,peak:m},{layers:O})=>O?{picks:{...p,[O.layer]:(p[O.layer]||0)+1},peak:Math.max(m,...O.divergences)}:{picks:p,peak:m}),A=0,L=[],
R=[],F=[0,0],P=[],z=p=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(p??0)/A)))*10);function j(){let p=getComputedStyle(t);return[...[...Array(11).keys()].map(O=>`\
--gp-heat-${O}`),"--gp-text"].map(O=>{let W=p.getPropertyValue(O).trim();return[1,3,5].map(B=>parseInt(W.slice(B,B+2),16))})}function I(p){if(d.width>=p&&d.height===
L.length*6)return;let m=d.height===L.length*6?f.getImageData(0,0,d.width,d.height):null;d.width=Math.max(64,2**Math.ceil(Math.log2(p))),d.height=L.length*6,m&&f.
putImageData(m,0,0)}function $(p){let m=new ImageData(1,L.length*6);L.forEach((O,W)=>{let B=p.layers?p.layers.candidate_layers.indexOf(O):-1;if(B<0)return;let D=R[z(
p.layers.divergences[B])];for(let K=0;K<5;K++){let J=K===2&&O===p.layers.layer?R[11]:D;m.data.set([...J,255],(W*6+K)*4)}}),f.putImageData(m,p.index,0)}let N=()=>Math.
max(10,S.steps.length);function _(){let[p,m]=F;if(!p||!m)return;i.width!==p&&(i.width=p),i.height!==m&&(i.height=m);let O=i.getContext("2d");O.clearRect(0,0,p,m),
O.imageSmoothingEnabled=!1;let W=S.steps.length;O.drawImage(d,0,0,W,d.height,0,0,p*W/N(),m)}function x(p){let m=[...S.steps.find(D=>D.layers).layers.candidate_layers].
sort((D,K)=>K-D),O=j(),W=o.find(D=>S.total.peak<=D*Math.LN2)*Math.LN2,B=String([m,O,W])!==String([L,R,A]);String(m)!==String(L)&&T(m),[L,R,A]=[m,O,W],I(S.steps.
length);for(let D of B?S.steps:p)$(D);_()}function T(p){let m=Math.max(15,Math.min(28,280/p.length));s.style.height=c.style.height=`${Math.max(1,p.length)*m}px`,
c.replaceChildren(...p.map(O=>g("span","",M(O))))}function v(){C(t.querySelector(".gp-ramp-low"),"0"),C(t.querySelector(".gp-ramp-high"),`${ot(Number(Se(A,e.unit).
toPrecision(2)))} ${a(e.unit)}`.replace(/^1 bits/,"1 bit"));let p=t.querySelector(".gp-scale-ramp");if(!p.childNodes.length)for(let m=0;m<11;m++){let O=g("i");O.
style.background=`var(--gp-heat-${m})`,p.append(O)}}we(t,{divergence:()=>{let{layers:p}=e.current()||{};if(!p)return"";let{layer:m,candidate_layers:O,divergences:W}=p,
B=oe(W[O.indexOf(m)]??null,e.unit);return G(O.length,"{layer}, the one candidate, has {value}.","{layer} has the largest of {count}, {value}.",{layer:M(m),value:B})}});
let M=p=>p===0?a("embedding"):a("layer {layer}",{layer:p}),k=p=>p===0?a("the embedding (layer 0)"):a("layer {layer}",{layer:p});function w(p){let m={number:p.index+
1,token:Y(p.chosen.text)};if(!p.layers)return a("Token {number}, {token}: no layer was contrasted.",m);let{layer:O,final_layer:W,candidate_layers:B,divergences:D}=p.
layers,K=Co(B.map((J,Z)=>`${M(J)} ${ee(Se(D[Z]??0,e.unit),3)}`));return a("Token {number}, {token}: {layer} was contrasted with the last layer ({final}), becaus\
e it diverges most from it. Divergences in {unit}: {list}.",{...m,layer:k(O),final:W,unit:a(e.unit),list:K})}function y(p){l.hidden=!1,l.style.left=`${p.index/N()*
100}%`,l.style.width=`${100/N()}%`;let m=w(p);C(u,m),zr(s,p,S.steps.length,m)}function b(){let p=Object.entries(S.total.picks).sort((W,B)=>B[1]-W[1]),m=p.reduce(
(W,[,B])=>W+B,0),O=p.map(([W,B])=>a("{layer} in {times}",{layer:k(Number(W)),times:H(B)})).join(", ");C(h,G(m,"Along the text: {list} of {count} step.","Along t\
he text: {list} of {count} steps.",{list:O})),C(t.querySelector(".gp-heat-end"),String(N()))}Wl(s,e,{stepUnder:p=>{let{left:m,width:O}=s.getBoundingClientRect(),
W=Math.floor((p.clientX-m)/O*N());return S.steps[Math.max(0,Math.min(S.steps.length-1,W))]},hover:p=>C(u,w(p)),leave:()=>e.current()&&!t.hidden&&C(u,w(e.current()))});
function E(p){let m=e.current();if(t.hidden=!(m&&m.layers),t.hidden)return;let{added:O}=S.follow(e.lastOf(m));m===P[0]&&S.total===P[1]&&!p.unit&&!p.look||(P=[m,
S.total],x(O),v(),y(m),b())}new ResizeObserver(([{contentRect:p}])=>{F=[p.width,p.height].map(m=>Math.round(m*devicePixelRatio)),_()}).observe(s);let q=()=>E({look:!0});
return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",q),new MutationObserver(q).observe(document.body,{attributes:!0,attributeFilter:["cl\
ass"]}),E}function zu(t,e){let n=t.querySelector(".gp-sentences"),r="";return t.querySelector(".gp-to-glossary").addEventListener("click",()=>at(t)),()=>{let o=e.current(),
s=Ru(o,e),i=s.join(`
`);if(i===r)return;r=i;let l=new Set;n.replaceChildren(...s.map(c=>{let u=g("li");return u.append(...sn(c,l)),u}))}}var Hu=null;async function _o(t,e,n,r,o){let s=t.answers.media_file?await t.answers.media_file(e):"";if(!s)return o(a("The page no longer has this sound. Add th\
e file again to hear it."));o(""),Hu?.pause();let i=new Audio(s);Hu=i,i.currentTime=Math.max(0,n);let l=()=>{if(i.currentTime>=r||i.paused)return i.pause();requestAnimationFrame(
l)};try{await i.play(),l()}catch{o(a("This browser cannot play the sound."))}}var Fu=(t,e)=>e.isPrompt?e.index:t.prefix.length+e.index;function Mn(t,e,n){if(e.isPrompt&&t.readsSource)return[];let r=t.prefix.length,[o,s]=e.isPrompt?[1,r-1]:
[Math.max(1,r),r+ie(t.lastOf(e)).length-1],i=Fu(t,e);if(i<o)return[];let l=Math.min(s,Math.max(o,i-Math.floor(n/2))+n-1),c=Math.max(o,l-n+1);return Array.from({
length:l-c+1},(u,h)=>c+h)}function Dt(t,e,n){if(!e)return-1;let r=n.found.places.indexOf(Fu(t,e));return e.isPrompt||t.idsTo(e).every((s,i)=>s===n.ids[i])?r:-1}var aa=/^[A-Za-z0-9+/=]*$/;function Du(t){let e=t.request&&t.request.media,n=(Array.isArray(e)?e:[]).filter(o=>o&&typeof o=="object"),r=t.media||[];return r.length?
r.map(({kind:o,start:s,end:i})=>{let l=n.filter(h=>h.kind===o),c=r.filter(h=>h.kind===o);return{item:l.length===c.length?l[c.findIndex(h=>h.start===s)]:{kind:o},
start:s,end:i}}):n.map(o=>({item:o,start:0,end:0}))}function la(t,e){let n=g("span","gp-media-chip",null,{role:"img","aria-label":Cg(t,e)});return t.kind==="aud\
io"?n.append(rr(t.preview)):t.preview&&n.append(qg(t.preview)),e&&n.append(g("span","",G(e,"{count} token","{count} tokens"))),n}function Cg(t,e){let n=t.kind===
"image"?a("Picture"):a("Sound");return e?a("{what}, read in {count} tokens",{what:n,count:e}):n}function qg(t){let e=typeof t=="string"&&aa.test(t)?`data:image/\
png;base64,${t}`:"data:,";return g("img","",null,{src:e,alt:""})}function rr(t){let e=(Array.isArray(t)?t:[]).map(Number).filter(Number.isFinite),n=document.createElementNS(
"http://www.w3.org/2000/svg","svg");n.setAttribute("viewBox",`0 0 ${Math.max(1,e.length)} 100`),n.setAttribute("preserveAspectRatio","none"),n.setAttribute("ari\
a-hidden","true");let r=document.createElementNS("http://www.w3.org/2000/svg","path");return r.setAttribute("d",e.map((o,s)=>`M${s+.5} ${50-o/2}V${50+o/2}`).join(
"")),n.append(r),n}var Ig={image:.75,audio:.5},Gu=.3;function Uu(t,e){let n=$=>t.querySelector(".gp-"+$),[r,o,s,i,l]=["attend","attention-state","attention-found","attention-seen",
"hear"].map(n),c=n("attention-layer"),u=null,h=!1,d=()=>(e.started.request.media||[])[0]||{},f=()=>d().kind==="audio";function S(){let $=e.current();h=!0,C(o,a(
"Reading the attention …")),A($),e.ask({type:"attend",step:$,places:Mn(e,$,e.mostPlaces.attend||1),layer:c.value?Number(c.value):null})}r.addEventListener("cl\
ick",S),c.addEventListener("change",S);function A($){r.parentNode.hidden=!e.canAsk,r.disabled=c.disabled=h||e.running||e.waiting||!Mn(e,$,1).length,C(r,f()?a("S\
how where it listened"):a("Show where it looked")),n("attention-choice").hidden=!u||u.layers<2}function L(){let $=Array.from({length:u.layers},(N,_)=>g("option",
"",a("layer {layer}",{layer:H(_+1)}),{value:_}));c.replaceChildren(g("option","",a("all layers"),{value:""}),...$),c.value=u.layer===null?"":String(u.layer)}function R(){
let{kind:$,picture:N,rows:_,columns:x,seconds:T}=u,v=typeof N=="string"&&aa.test(N),M=g("img","gp-attention-picture",null,{alt:"",src:v?`data:image/png;base64,${N}`:
"data:,"});M.hidden=!v,i.classList.toggle("gp-is-sound",$==="audio");let k=Q("svg","");k.setAttribute("viewBox",`0 0 ${x} ${_}`),k.setAttribute("preserveAspectR\
atio","none");for(let b=0;b<_*x;b++){let E=Q("rect",""),[q,p]=[b%x,Math.floor(b/x)];for(let[m,O]of Object.entries({x:q,y:p,width:1,height:1}))E.setAttribute(m,String(
O));k.append(E)}i.replaceChildren(M,k);let w=n("attention-times");w.hidden=$!=="audio";let y=n("attention-curve");y.toggleAttribute("hidden",$!=="audio"),y.setAttribute(
"viewBox",`0 0 ${x} 100`),$==="audio"&&[...w.children].forEach((b,E)=>C(b,a("{seconds} s",{seconds:E?ee(T,1):0})))}function F($){let N=u.weights[$],_=Math.max(...N),
x=N.map(v=>_?v/_:0);[...i.lastElementChild.children].forEach((v,M)=>v.setAttribute("opacity",String(Ig[u.kind]*(1-x[M])))),u.kind==="audio"&&n("attention-curve").
firstElementChild.setAttribute("d",`M0 100${x.map((v,M)=>`L${M+.5} ${100-95*v}`).join("")}L${x.length} 100Z`);let T=z(N,u.elsewhere[$]);C(n("attention-words"),T),
i.setAttribute("aria-label",T)}function P($){let N=$.reduce((T,v)=>T+v,0)/2,[_,x]=[0,0];for(let T of[...$].sort((v,M)=>M-v)){if(_>=N)break;_+=T,x++}return x}function z($,N){
let _=P($),x={most:U(Math.max(...$)),share:U(N)};return u.kind==="image"?a("The brightest patch has {most} of the weight. Half of what lies on patches lies on {\
count} of {all}; {share} lies on no patch.",{...x,count:H(_),all:H($.length)}):a("The brightest position, at {at} s, has {most} of the weight. Half of what lies\
 on the sound lies on {seconds} s of it; {share} lies on the silence after it.",{...x,seconds:ee(_*j(),2),at:ee(I($),2)})}let j=()=>u.seconds/u.columns,I=$=>($.
indexOf(Math.max(...$))+.5)*j();return l.addEventListener("click",()=>{let $=I(u.weights[Dt(e,e.current(),e.foundOf("attend"))]);_o(e,d().sha256,$-Gu,$+Gu,N=>C(
o,N))}),$=>{let N=e.current(),_=e.hideFrom===null?e.foundOf("attend"):null;if(($.run||$.found)&&(h=!1),t.hidden=!N||!e.looksAtMedia||!(e.canAsk||_)||e.recorded,
t.hidden)return;($.run||$.found)&&C(o,"");let x=(_&&_.found)!==u;u=_&&_.found,x&&u&&L(),x&&u&&R();let T=u?Dt(e,N,_):-1;A(N),r.hidden=T>=0,s.hidden=T<0,l.hidden=
!u||u.kind!=="audio"||!e.answers.media_file,T>=0?F(T):u&&!h&&C(o,a("The attention of this token was not asked for."))}}var Wg=160,jg={probability:()=>a("How likely this layer finds the token that was chosen in the end."),rank:()=>a("The rank of the chosen token in this layer, th\
e likeliest first. A bar in the cell shows it, too."),entropy:()=>a("How uncertain this layer is: the entropy of its distribution."),kl:()=>a("How far this laye\
r is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")};function Ku(t,e){let n=k=>t.querySelector(".gp-"+k),[r,o,s,i,l]=["lens-foun\
d","lens-field","around","look-into","lens-state"].map(n),c=o.firstElementChild,u=n("lens-shade"),h=null,d=!1,f=[0,0],S=()=>h.found.layers.length-1,A=k=>k===0?a(
"the embedding (layer 0)"):k===S()?a("layer {layer}, the last",{layer:H(k)}):a("layer {layer}",{layer:H(k)}),L=(k,w)=>c.tBodies[0].rows[S()-k].cells[w+1];function R(){
let k=e.current(),w=e.mostPlaces.look_into||1,y=Math.max(1,Math.min(w,Math.round(Number(s.value))||12));s.value=String(y),d=!0,C(l,a("Reading the layers …")),
F(k),e.ask({type:"look_into",step:k,places:Mn(e,k,y)})}i.addEventListener("click",R);function F(k){n("lens-ask").hidden=!e.canAsk,i.disabled=d||e.running||e.waiting||
!Mn(e,k,1).length,e.mostPlaces.look_into&&(s.max=String(e.mostPlaces.look_into))}function P(){let{tokens:k,layers:w}=h.found,y=g("tr");y.append(g("th","",a("lay\
er"),{scope:"col"}),...k.map(({text:p})=>{let m=g("th","",null,{scope:"col"});return m.append(ne(p)),m}));let b=w.map((p,m)=>{let O=g("tr");return O.append(g("t\
h","",m?H(m):a("embedding"),{scope:"row"}),...p.map((W,B)=>z(W,m,B))),O}),[E,q]=[g("thead"),g("tbody")];E.append(y),q.append(...b.reverse()),c.replaceChildren(E,
q)}function z(k,w,y){let b=g("td","",null,{role:"gridcell",tabindex:"-1"});return b.append(ne(k.top[0][1])),ke(b,()=>`${$(w,y)}. ${N(k,y)}`),b.addEventListener(
"focus",()=>_(w,y)),b.addEventListener("click",()=>b.focus()),b.addEventListener("keydown",q=>j(q,w,y)),b}function j(k,w,y){if(k.ctrlKey||k.metaKey||k.altKey)return;
let[b,E]=[S(),h.found.tokens.length-1],q={ArrowUp:[w+1,y],ArrowDown:[w-1,y],ArrowLeft:[w,y-1],ArrowRight:[w,y+1],Home:[w,0],End:[w,E],PageUp:[b,y],PageDown:[0,y]}[k.
key];q&&(k.preventDefault(),k.stopPropagation(),L(Math.max(0,Math.min(b,q[0])),Math.max(0,Math.min(E,q[1]))).focus())}function I(){let k=Dt(e,e.current(),h),{tokens:w,
layers:y}=h.found;w.forEach((b,E)=>{let q=E===k;c.tHead.rows[0].cells[E+1].classList.toggle("gp-here",q),y.forEach((p,m)=>{let O=p[E],W=L(m,E);Le(W,[O.top[0][0]===
b.id&&"gp-favourite",q&&"gp-here"].filter(Boolean).join(" ")),jt(W,u.value,{...O,entropyAfter:O.entropy??1/0,kl:O.kl??1/0})})}),Bt(n("lens-scale"),u.value,e.unit),
ue(n("lens-scale"),n("lens-scale").dataset.term,()=>"",{meaning:jg[u.value]()})}function $(k,w){return a("{layer}, in the place of {token}",{layer:A(k),token:Y(
h.found.tokens[w].text)})}function N({probability:k,rank:w,entropy:y,kl:b},E){return a("The chosen {token}: {share}, rank {rank}. Entropy {entropy}; KL from the\
 last layer {kl}.",{token:Y(h.found.tokens[E].text),share:U(k),rank:H(w),entropy:oe(y,e.unit),kl:oe(b,e.unit)})}function _(k,w){let y=L(...f);y&&(y.ariaSelected=
"false"),y&&(y.tabIndex=-1),f=[k,w];let b=L(k,w);b.ariaSelected="true",b.tabIndex=0,x()}function x(){let[k,w]=f,y=h.found.layers[k][w],b=h.found.tokens[w],E=y.top.
find(([p])=>p===b.id)?[]:[[b.id,b.text,y.probability]],q=ce(n("lens-bars"),y.top.length+E.length,T);[...y.top,...E].forEach(([p,m,O],W)=>{let[B,D,K,J]=q[W].children,
Z=p===b.id;Le(q[W],Z?"gp-is-chosen":""),C(B,Z?"▶":""),D.replaceChildren(ne(m)),me(K.firstChild,"width",O),C(J,U(O))}),C(n("lens-place"),$(k,w)),C(n("lens-numb\
ers"),N(y,w))}function T(){let k=g("li"),w=g("span","gp-track",null,{"aria-hidden":"true"});return w.append(g("span","gp-fill")),k.append(g("span","gp-sign","",
{"aria-hidden":"true"}),g("span","gp-word"),w,g("span","gp-value")),k}function v(){let k=t.closest(".token-panel");if(!k)return;let[w,y]=[k.getBoundingClientRect(),
o.getBoundingClientRect()],b=k.firstElementChild.getBoundingClientRect().height;y.top+Wg>w.bottom&&(k.scrollTop+=y.top-w.top-b)}u.addEventListener("change",I);function M(k,w){
if(r.hidden=!h,!!h)if(k){P();let y=Dt(e,e.current(),h);f=[S(),0],I(),_(S(),Math.max(0,y));let b=L(S(),Math.max(0,y));o.scrollLeft=b.offsetLeft-o.clientWidth/2,w&&
v()}else I(),x()}return k=>{let w=e.current(),y=e.hideFrom===null?e.foundOf("look_into"):null,b=d&&k.found;if((k.run||k.found)&&(d=!1),t.hidden=!w||!(e.canAsk||
y)||e.recorded,t.hidden)return;(k.run||k.found)&&C(l,""),F(w);let E=y!==h;h=y,(E||k.selection||k.unit)&&M(E,b),h&&!d&&C(l,Dt(e,w,h)<0?a("This token is not among\
 those below."):"")}}var Bg=new Set(["properties","patternProperties","$defs","definitions"]),zg=new Set(["items","prefixItems","anyOf","oneOf","additionalProperties"]),Vu=t=>t!==null&&
typeof t=="object"&&!Array.isArray(t);function or(t){if(Array.isArray(t))return t.map(or);if(!Vu(t))return t;let e=Object.fromEntries(Object.entries(t).map(([r,
o])=>[r,Hg(r,o)]));return"properties"in t&&!["additionalProperties","allOf","$ref"].some(r=>r in t)?{...e,additionalProperties:!1}:e}function Hg(t,e){return Bg.
has(t)&&Vu(e)?Object.fromEntries(Object.entries(e).map(([n,r])=>[n,or(r)])):zg.has(t)?or(e):e}var So={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function ca(t,e){let{chosen:n,distribution:r}=e,o=s=>le(s)??-1/0;return{count:t.count+1,
after:t.after+o(n.logprob??n.raw_logprob),before:t.before+o(n.raw_logprob),entropyAfter:t.entropyAfter+(r.entropy_after??0),entropyBefore:t.entropyBefore+(r.entropy_before??
0),kept:t.kept+(Ce(e)??0)}}var Gt=(t,e)=>e?Math.exp(-t/e):null,Fg=[1,2,3],Mo=class{ids=[];grams=Fg.map(e=>[e,new Map]);repeated=[];numRepeated=0;gram(e){return this.
ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(-1)),this.ids.push(e);for(let[n,r]of this.
grams)this.ids.length>=n&&r.set(this.gram(n),(r.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,r]of this.grams){if(this.ids.length<n)continue;
let o=(r.get(this.gram(n))??0)-1;o?r.set(this.gram(n),o):r.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.pop())}}different(e){return this.
grams.find(([n])=>n===e)?.[1].size??0}distinct(e){return this.ids.length>=e?this.different(e)/(this.ids.length-e+1):null}get share(){return this.ids.length?this.
numRepeated/this.ids.length:null}};function Xu(t,e){let n=t.querySelector(".gp-status"),r=t.querySelector(".gp-alert"),o=t.querySelector(".gp-figures"),s=t.querySelector(".gp-notes"),i=new Map,l=new Vt,
c;function u(){let{started:m,finished:O}=e;if(!m)return[];let W=O?O.num_tokens:e.numTokens,B=O?O.seconds:e.elapsed,D=O?O.time_to_first_token:e.firstElapsed,K={limit:H(
m.max_new_tokens)},J=B>0&&W?ee(W/B,1):"–";return e.isFromElsewhere?[{name:a("Tokens"),value:H(W),term:"length",run:()=>""},...O&&O.seconds!==null?[{name:a("Pe\
r second"),value:J,term:"speed",run:()=>""},{name:a("First token"),value:D===null?"–":Ge(D),term:"first-token",run:()=>""}]:[],...h(W)]:[{name:a("Tokens"),value:H(
W),term:"length",run:()=>e.usesBeams?a("{tokens} of at most {limit} new tokens, one per step for all beams together.",{tokens:H(W),...K}):a("{tokens} of at most\
 {limit} new tokens.",{tokens:H(W),...K})},{name:a("Per second"),value:J,term:"speed",run:()=>J==="–"?"":G(W,"{count} token / {time} s = {value} tokens per se\
cond.","{count} tokens / {time} s = {value} tokens per second.",{time:ee(B,2),value:J})},{name:a("First token"),value:D===null?"–":Ge(D),term:"first-token",run:()=>D===
null||!(B>0)?"":a("{first} of {time} in all.",{first:Ge(D),time:Ge(B)})},...d(m.waits||{}),...f(),...h(W),...Dg(m)?[{name:a("Seed"),value:String(m.seed),term:"s\
eed",run:()=>""}]:[]]}function h(m){return e.running?[]:[{name:a("Stopped by"),value:S(),term:"ending",run:()=>e.finished?G(m,"after {count} token: {reason}.","\
after {count} tokens: {reason}.",{reason:S()}):"",words:!0}]}function d(m){let O=Object.entries(m).filter(([,D])=>D>=Gg);if(!O.length)return[];let W=O.reduce((D,[
,K])=>D+K,0),B=O.map(([D,K])=>`${Yu[D]?Yu[D]():D} ${Ge(K)}`).join(", ");return[{name:a("Made ready"),value:Ge(W),term:"time",meaning:a("The time before the run \
began, in which its model was made ready."),run:()=>de(B)}]}function f(){if(!e.rounds.length)return[];let m=l.read(e.rounds),{draft_acceptance_rate:O,mean_acceptance_length:W}=m,
B=(J,Z)=>a("{denominator} = {value}.",{denominator:lt(J,m),value:Z}),[D,K]=[O===null?"–":U(O),V(W,2)];return[{name:a("Draft accepted"),value:D,term:"acceptanc\
e-rate",run:()=>B("draft_acceptance_rate",D)},{name:a("Tokens per draft"),value:K,term:"acceptance-length",run:()=>B("mean_acceptance_length",K)}]}function S(){
return e.finished?[...new Set(e.finished.sequences.map(O=>qe(O.stop_reason)[0]))].join(", ")||"–":a("an error")}function A(){let m=u(),O=new Set(m.map(({name:W})=>W));
for(let[W,{figure:B}]of i)O.has(W)||(B.remove(),i.delete(W));m.forEach(({name:W,value:B,term:D,run:K,meaning:J,words:Z},te)=>{let fe=i.get(W)||L(W,Z,te);C(fe.value,
B),ue(fe.figure,D,K,J?{meaning:J}:{})})}function L(m,O,W){let B=g("div","gp-figure"+(O?" gp-words":"")),D=g("dd");B.append(g("dt","",m),D),o.insertBefore(B,o.children[W]||
null);let K={figure:B,value:D};return i.set(m,K),K}let R=new ge(So,ca),F=new Mo,P=So,z=m=>Number.isFinite(m)?ee(Se(m,e.unit),2).replace(/^-0.00$/,"0.00"):"−∞",
j=m=>m===null?"–":Number.isFinite(m)?m<1e3?ee(m,2):H(Math.round(m)):"∞";function I(){let m=$();return e.isFromElsewhere?m.filter(({term:O})=>O!=="entropy"&&
O!=="kept").map(O=>({...O,run:()=>""})):m}function $(){let{total:m}=R,O=a(e.unit),W=(Z,{count:te})=>te?Z/te:null,B=(Z,te)=>te.count?z(W(Z,te)):"–",D=R.steps.at(
-1).distribution.vocab??1/0,K=(Z,te,fe,Ne,Re="")=>({name:Z,term:te,run:fe,values:Ne,meaning:Re}),J=H(m.count);return[K(a("perplexity"),"perplexity",()=>a("befor\
e the processors, exp(−({sum}) / {tokens}) = {value}.",{sum:V(le(m.before)),tokens:J,value:j(Gt(m.before,m.count))}),[j(Gt(m.after,m.count)),j(Gt(m.before,m.count)),
j(Gt(P.before,P.count))],T([[m.after,m.count],[m.before,m.count],[P.before,P.count]],D)),K(a("mean log-probability, {unit}",{unit:O}),"mean-logprob",()=>N(z(m.before),
B(m.before,m)),[B(m.after,m),B(m.before,m),B(P.before,P)]),K(a("cumulative log-probability, {unit}",{unit:O}),"cumulative-logprob",()=>G(m.count,"before the pro\
cessors, the log-probability of {count} token is {sum} {unit}.","before the processors, the log-probabilities of {count} tokens sum to {sum} {unit}.",{sum:z(m.before),
unit:O}),[z(m.after),z(m.before),z(P.before)]),K(a("mean entropy, {unit}",{unit:O}),"entropy",()=>N(z(m.entropyBefore),B(m.entropyBefore,m)),[B(m.entropyAfter,m),
B(m.entropyBefore,m),B(P.entropyBefore,P)]),K(a("mean tokens kept"),"kept",()=>a("{sum} tokens kept in all, over {tokens} steps = {value}.",{sum:H(m.kept),tokens:J,
value:j(W(m.kept,m))}),[j(W(m.kept,m)),H(D),H(D)]),...[1,2,3].map(Z=>K(`distinct-${Z}`,"distinct-n",()=>_(Z),[j(F.distinct(Z)),"",""],x(Z))),K(a("repetition"),"\
repetition",()=>G(m.count,"{repeated} of {count} token = {share}.","{repeated} of {count} tokens = {share}.",{repeated:H(F.numRepeated),share:U(F.share)}),[U(F.
share),"",""])]}let N=(m,O)=>a("before the processors, ({sum}) / {tokens} = {value} {unit}.",{sum:m,value:O,tokens:H(R.total.count),unit:a(e.unit)});function _(m){
let O=F.ids.length-m+1;return O>0?a("{different} different / {all} in all = {value}.",{different:H(F.different(m)),all:H(O),value:j(F.distinct(m))}):""}let x=m=>m===
1?a("The number of different tokens over the number of all tokens: 1 means that none occurs twice."):a("The number of different {n}-grams (runs of {n} tokens) o\
ver the number of all of them: 1 means that none occurs twice.",{n:m});function T(m,O){return m.every(([W,B])=>!B||Gt(W,B)<=O)?a("How many equally likely tokens\
 there were to choose from, on average: e to the power of minus the mean log-probability in nats."):a("e to the power of minus the mean log-probability in nats;\
 above {count}, the size of the vocabulary, where tokens drawn at random would be likelier.",{count:H(O)})}function v(){let m=e.current(),O=m?e.lastOf(m):null,{
keep:W,added:B}=R.follow(O&&!O.isPrompt?O:null);F.cut(W);for(let{chosen:K}of B)F.add(K.token_id);let D=t.querySelector(".gp-text-numbers");D.hidden=!R.steps.length,
!D.hidden&&(M(),D.open&&k(m))}function M(){let{total:m}=R;C(t.querySelector(".gp-in-short"),a("Perplexity {value}",{value:j(Gt(m.before,m.count))}))}function k(m){
let O=e.lines().length>1?e.lineOf(m):null;C(t.querySelector(".gp-whose"),O&&O.label?a("of {label}",{label:O.label}):""),t.querySelector(".gp-prompt-head").hidden=
!P.count,t.querySelector(".gp-before-head").hidden=e.isFromElsewhere,t.querySelector(".gp-after-head > span").hidden=e.isFromElsewhere;let W=I(),B=t.querySelector(
".gp-totals tbody");for(;B.rows.length<W.length;){let D=B.insertRow(),K=g("th","",null,{scope:"row"});K.append(g("span","","",{tabindex:"0","data-tip":""})),D.append(
K,g("td"),g("td"),g("td"))}W.forEach(({name:D,term:K,run:J,values:Z,meaning:te},fe)=>{let[Ne,...Re]=B.rows[fe].cells;C(Ne.firstChild,D),ue(Ne.firstChild,K,J,{meaning:te}),
Z.forEach((De,ir)=>C(Re[ir],De)),Re[1].hidden=e.isFromElsewhere,Re[2].hidden=!P.count})}t.querySelector(".gp-text-numbers").addEventListener("toggle",v);function w(){
let m=e.finished?e.finished.sequences:[],O=new Map;m.forEach(({note:W,stop_reason:B},D)=>{let K=W&&a(B==="length"&&y().length&&W.values?.a?W.values.a:W);W&&O.set(
K,[...O.get(K)||[],D+1])}),s.replaceChildren(...[...O].map(([W,B])=>{let D=g("p");return D.append(g("b","",B.length<m.length?b(B):a("Note:")),` ${W}`),B.some(K=>m[K-
1].stop_reason==="length")&&D.append(...y()),D}))}function y(){let m=e.started.request.structured_output||{},O=m.json_schema&&or(m.json_schema);if(!O||JSON.stringify(
O)===JSON.stringify(m.json_schema)||!e.canAsk||!Object.hasOwn(e.answers,"knobs"))return[];let W=g("button","gp-button",a("Allow no other fields"),{type:"button"});
return W.addEventListener("click",()=>{e.ask({type:"knobs",change:{structured_output:{json_schema:O}}}),W.remove()}),[" ",W]}function b(m){let O={numbers:m.join(
", ")};return e.usesBeams?G(m.length,"Note on output {numbers}:","Note on outputs {numbers}:",O):G(m.length,"Note on sequence {numbers}:","Note on sequences {nu\
mbers}:",O)}function E(){let[m,O]=q();n.textContent!==[m,O].filter(Boolean).join(" ")&&n.replaceChildren(...m?[g("b","",m),...O?[" ",O]:[]]:[O])}function q(){let{
started:m,finished:O,failed:W,queued:B,loading:D}=e;if(e.away)return[a("The server does not answer."),a("What is here stays. The page connects by itself once th\
e server is back; if you run it yourself, start it again.")];if(D){let De=Xo(D);return["",De[0].toUpperCase()+De.slice(1)]}if(B){if(B.ahead===0)return[a("Starti\
ng …"),""];let De=G(B.ahead,"One run is ahead of yours.","{count} runs are ahead of yours.");return[a("Queued."),typeof B.seconds=="number"?`${De} ${Vo(B.seconds)}`:
De]}if(W)return[a("Stopped by an error."),m?e.numTokens?a("The text so far is kept."):a("Nothing was written."):""];if(!m)return["",a("Nothing has run yet.")];let{
model:K,assistant:J,mode:Z,device:te,served_by:fe}=m,Ne=O||e.recorded?0:e.shared-1,Re=`· ${[J?a("{model} with {assistant}",{model:K,assistant:J}):K,On(Z),te!==
"cpu"&&te,fe&&a("replica {replica} of {of}",fe),Ne>0&&G(Ne,"side by side with another run","side by side with {count} others")].filter(Boolean).join(" · ")}`;return e.
recorded?[a("Recorded run"),Re]:[O?a("Finished"):a("Decoding …"),Re]}function p(){let m=e.waiting?null:e.failed;if(c===m||(c=m,r.replaceChildren(),!m))return;
let O=g("div","gp-problem"),W=(B,D,K)=>{let J=g("p");J.append(g("b","","✕ "),K?a("{name}: {meaning}",{name:K,meaning:B}):B,D?" "+D:""),O.append(J)};for(let{knob:B,
message:D,fix:K}of Jo(m))W(D,K,B);r.append(O)}return m=>{m.run&&(o.replaceChildren(),i.clear()),(m.run||m.status)&&(E(),p(),w()),(m.run||m.steps||m.status)&&A(),
(m.run||m.prompt)&&(P=e.promptSteps.reduce(ca,So)),v()}}var Dg=({mode:t,effective:e})=>e.do_sample||t==="custom"||t==="block_diffusion",Gg=.05,Yu={queued:()=>a(
"waiting for its turn"),asking:()=>a("asking the Hub"),download:()=>a("downloading"),converting:()=>a("converting the GGUF file"),loading:()=>a("loading")};var ha={};ae(ha,{inARow:()=>sr,klSumWords:()=>Ug,quotientWords:()=>ua,variationSumWords:()=>Kg});var To=3;function Ug(t,e,n){let r=e==="bits"?"log₂":"ln",o=({p:l,q:c})=>Math.abs(l*Math.log(l/c)),i=t.filter(({p:l,q:c})=>l>0&&c>0).sort((l,c)=>o(c)-o(l)).slice(
0,To).map(({text:l,p:c,q:u})=>`${Y(l)} ${V(c)} · ${r}(${V(c)} / ${V(u)})`);return i.length?a("{terms} + the terms of all other tokens = {value}",{terms:i.join(
" + "),value:n}):""}function Kg(t,e){let r=[...t].sort((o,s)=>Math.abs(s.p-s.q)-Math.abs(o.p-o.q)).slice(0,To).map(({text:o,p:s,q:i})=>`${Y(o)} |${V(s)} − ${V(
i)}|`);return r.length?a("½ · ({terms} + the terms of all other tokens) = {value}",{terms:r.join(" + "),value:e}):""}var ua=(t,e,n)=>`${/^[-−]/.test(t)?`(${t}\
)`:t} / ${e} = ${n}`;function sr(t){let e=t.filter(Boolean);return e.length?e.length>To?Me([...e.slice(0,To),"…"]):de(Me(e)):""}var Eo=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,r){this.drawHead(e);let o=e.filter(u=>u.idle).length;this.table.style.minWidth=`${100+20*o+60*(e.length-
o)}px`;let s=n.map(u=>e.map(({number:h})=>dt(u,h))),i=Math.max(.02,...s.flat().filter(u=>u!==void 0)),l=new Set(rt(r));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((u,h)=>this.fill(this.lines[h],u,e,s[h],i,r,l));let c=this.lines.flatMap(u=>u.cells.
map(({cell:h})=>h));!c.some(u=>u.tabIndex===0)&&c.length&&(c[0].tabIndex=0)}drawHead(e){let n=ce(this.head,e.length+1,()=>{let r=g("th","",null,{scope:"col"});return r.
append(g("span","gp-stage-place"),g("span","gp-stage-name")),r});C(n[0].lastElementChild,a("candidate")),e.forEach(({place:r,name:o,tip:s,idle:i},l)=>{let c=n[l+
1];Le(c,i?"gp-idle-column":""),C(c.firstElementChild,r),C(c.lastElementChild,o),c.lastElementChild.classList.toggle("gp-hidden",i),c.dataset.tip=s})}newLine(){let e=this.
body.insertRow(),n=g("th","",null,{scope:"row"}),r=g("span","gp-sign","",{"aria-hidden":"true"}),o=g("bdi","gp-word"),s=g("span","gp-course-tag"),i=g("div","gp-\
course-name"),l=g("div","");l.append(o,s),i.append(r,l),n.append(i),e.append(n),this.lines.push({row:e,head:n,sign:r,word:o,tag:s,cells:[]})}newCell(e){let n=g(
"td","",null,{role:"gridcell",tabindex:"-1"}),r=g("span","gp-course-track",null,{"aria-hidden":"true"}),o=g("i","gp-course-bar");r.append(o);let s=g("span","gp-\
course-number");n.append(r,s),e.row.append(n),e.cells.push({cell:n,bar:o,number:s})}fill(e,n,r,o,s,i,l){let c=n.token_id===i.chosen.token_id,u=He(n);for(Le(e.row,
`gp-course gp-course-${c?"chosen":u?"removed":"kept"}`),C(e.sign,c?"▶":u?"✕":""),ft(e.word,n.text),C(e.tag,[c&&(i.given?a("given"):a("chosen")),u&&a("remove\
d"),!l.has(n)&&a("looked up")].filter(Boolean).join(", ")),ke(e.head,()=>xo(n,i));e.cells.length>r.length;)e.cells.pop().cell.remove();for(;e.cells.length<r.length;)
this.newCell(e);r.forEach((h,d)=>this.fillCell(e.cells[d],n,r,d,o,s))}fillCell({cell:e,bar:n,number:r},o,s,i,l,c){let{number:u,name:h,idle:d,side:f}=s[i],[S,A]=[
l[i],i?l[i-1]:void 0],L=_n(o,u)&&S!==void 0,R=L&&i>0&&!_n(o,s[i-1].number);Le(e,[d&&"gp-idle-column",L&&!R&&"gp-gone",R&&"gp-cut"].filter(Boolean).join(" ")),me(
n,"height",Math.sqrt(((R?A:S)||0)/c));let F=S===void 0?"–":R?`✕ ${h}`:L?f==="after"?"✕":"":U(S);C(r,F),r.classList.toggle("gp-hidden",d&&!R);let P=!R&&i&&
A!==void 0&&S!==void 0&&U(S)!==U(A)?S>A?"up":"down":"";(r.dataset.change||"")!==P&&(r.dataset.change=P),ke(e,()=>this.words(o,s[i],{share:S,was:A,gone:L,cut:R}))}words({
text:e},{side:n,name:r,idle:o,number:s},{share:i,was:l,gone:c,cut:u}){let h={token:Y(e),share:U(i??0),was:U(l??0),processor:r,number:s};return i===void 0?a("{to\
ken}: not recorded at this place.",h):u?a("{token}: removed by {processor}; it had {was} just before.",h):c?a("{token}: no probability left here.",h):n?n==="aft\
er"?a("{token}: {share} after all processors.",h):a("{token}: {share} before the processors.",h):o?a("{token}: {share}, unchanged by {processor}.",h):h.share===
h.was?a("{token}: {share} after {processor} (stage {number}), the same as before it.",h):a("{token}: {share} after {processor} (stage {number}), {was} before it\
.",h)}keepFocus(e){if(!(e.tabIndex!==-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={
ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},r=e.target.closest("td");if(!r||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)
return;e.preventDefault();let o=this.lines.findIndex(u=>u.row===r.parentNode),[s,i]=n[e.key],l=(u,h)=>Math.max(0,Math.min(h-1,u)),{cells:c}=this.lines[l(o+s,this.
lines.length)];c[l(r.cellIndex-1+i,c.length)].cell.focus()}};var Zu=12;function Qu(t,e,n){let r=0,o=t.map(u=>{let h=r;r=Math.min(1,r+(dt(u,n)||0));let d=u.token_id===e.chosen.token_id?"chosen":"kept";return{from:h,to:r,kind:d,
candidate:u,gone:_n(u,n)}}),s=e.distribution.stages[n],i=t.filter(u=>s&&_n(u,n+1)).reduce((u,h)=>u+(dt(h,n)||0),0),l=s?Math.max(0,Math.min(1-r,s.mass_removed-i)):
0,c={from:r,to:1-l,kind:"others",candidate:null};return[...o,c,{from:1-l,to:1,kind:"going",candidate:null}]}function eh(){let t=g("div","gp-flow",null,{"aria-hi\
dden":"true"}),e=Q("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${Zu}`),e.setAttribute("preserveAspectRatio","none");let n=g("div","gp-flow-bar");return t.
append(e,n),{box:t,ribbons:e,bar:n}}var Vg=(t,e)=>e>12+7*Math.min(t.length,10);function da({ribbons:t,bar:e},n,r,o,s){let i=n.map(Ju),l=ce(e,i.length,()=>g("spa\
n",""));i.forEach(({from:u,to:h,kind:d,candidate:f},S)=>{let A=l[S];if(Le(A,`gp-piece gp-piece-${d}`),A.hidden=h-u<1e-4&&d!=="chosen",A.hidden)return;me(A,"left",
u),me(A,"width",h-u);let L=f?f.text:d==="others"?a("others"):"",R=L&&Vg(L,(h-u)*o)?L:"";(A.dataset.text||"")!==R&&A.replaceChildren(...R?[ne(R,"gp-piece-word")]:
[]),A.dataset.text=R,ke(A,()=>s(i[S],r&&Ju(r[S])))});let c=ce(t,r?n.length:0,()=>Q("path"));(r||[]).forEach((u,h)=>{let{from:d,to:f,kind:S,gone:A}=i[h],L=A||S===
"going"?"removed":S,[R,F,P,z]=[u.from,u.to,f,d].map(j=>(j*100).toFixed(2));c[h].dataset.kind!==L&&(c[h].dataset.kind=L,c[h].setAttribute("class",`gp-ribbon gp-r\
ibbon-${L}`)),c[h].setAttribute("d",u.to>u.from?`M${R} 0H${F}L${P} ${Zu}H${z}Z`:"")})}function Ju(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,
from:1,to:1}:t}function th(t,e){let r=t.querySelector(".gp-where"),o=t.querySelector(".gp-none"),s=t.querySelector(".gp-chain tbody"),i=t.querySelector(".gp-courses"),l=t.querySelector(
".gp-all"),c=t.querySelector(".gp-beams-note"),u=t.querySelector(".gp-chosen-word"),h=new Eo(t.querySelector(".gp-courses-grid")),d=new ge({},F),f=[],S=p=>()=>e.
current()?p(e.current()):"";we(t,{entropy:S(p=>Pu(p,e.unit)),left:S(p=>de([p.distribution.vocab,...vt(p).map(({kept:m})=>m)].map(H).join(" → "))),here:S(p=>sr(
vt(p).map(m=>a("{name}: {words}",{name:m.name,words:_t(m)}))))});let A=!1,L=[],R=300;function F(p,m){let O=vt(m);if(!O.length)return p;let W={...p};for(let B of O){
let D=B.number+B.kind,{ran:K,acted:J,removed:Z,moved:te}=p[D]||{ran:0,acted:0,removed:0,moved:0};W[D]={ran:K+1,acted:J+!B.idle,removed:Z+B.removed,moved:te+B.moved}}
return W}function P({ran:p,acted:m,removed:O,moved:W}){if(!m)return G(p,"nothing in {count} step","nothing in {count} steps");let B=m===p?a("active at every ste\
p"):G(p,"active at {acted} of {count} step","active at {acted} of {count} steps",{acted:H(m)});return W>2*O?a("{when}; moves {share} on average",{when:B,share:U(
W/m)}):a("{when}; removes {share} on average",{when:B,share:sa(O/m)})}let z=new ResizeObserver(([{contentRect:p}])=>{if(!p.width||Math.abs(p.width-R)<8)return;R=
p.width;let m=e.current();m&&q(m)});function j(){let p=s.insertRow(),m=g("th","",null,{scope:"row"}),O=g("span","gp-number",""),W=g("span","","",{tabindex:"0","\
data-tip":""}),B=g("span","gp-side"),D=g("span","gp-knob");m.append(O,W," ",B," ",D);let K=eh();p.append(m,g("td","gp-flow-cell"),g("td","gp-left"),g("td","gp-e\
ntropy"),g("td","gp-here-words"),g("td","gp-over")),p.cells[1].append(K.box);let[,,J,Z,te,fe]=p.cells;return f.length||z.observe(K.bar),f.push({row:p,number:O,name:W,
tags:B,knob:D,flow:K,left:J,entropy:Z,here:te,over:fe}),f.at(-1)}function I(p,{kind:m,number:O,name:W,tip:B,side:D,knob:K,entropy:J,left:Z,here:te,over:fe}){p.row.
className=`gp-stage-${m}`,C(p.number,O),C(p.name,W),p.name.dataset.tip!==B&&(p.name.dataset.tip=B),C(p.tags,D),p.tags.hidden=!D,C(p.knob,K),p.knob.hidden=!K,C(p.
left,Z),C(p.entropy,J),typeof te=="string"?C(p.here,te):p.here.replaceChildren(...te),C(p.over,fe)}function $(p,m){let{vocab:O,entropy_before:W}=p.distribution,
{name:B,meaning:D}=tr(p),K={kind:"source",number:"",name:B,tip:D,side:m.length?a("before"):a("before and after"),knob:"",left:a("{count} left",{count:H(O)}),entropy:oe(
W,e.unit),here:"",over:""},J=m.map((Z,te)=>({kind:Z.idle?"idle":"active",number:`${Z.number}. `,name:Z.name,tip:`${Z.meaning} (${Z.kind})`,side:te===m.length-1?
a("after"):"",knob:ko(Z.knobs,e.started),left:a("{count} left",{count:H(Z.kept)}),entropy:oe(Z.entropy,e.unit),here:_t(Z),over:P(d.total[Z.number+Z.kind])}));return[
K,...J,N(p)]}function N(p){let[m,O]=nr(p,e.started),W=ne(p.chosen.text,"gp-strong");return{kind:"choice",number:"",name:m,tip:a("How the token came about, and i\
ts probability after the processors."),side:"",knob:"",left:"",entropy:"",here:["▶ ",...be(O,{token:W}),` (${_(p)})`],over:""}}function _(p){return He(p.chosen)?
a("removed by {processor}",{processor:Ft(p.chosen,p)}):p.beam?a("log-probability {value}",{value:V(p.chosen.logprob)}):U(X(p.chosen.logprob))}function x(p,m,O){
let W=$(p,m);for(;f.length>W.length;)f.pop().row.remove();W.forEach((J,Z)=>I(f[Z]||j(),J));let B=[0,...m.map(({number:J})=>J)].map(J=>Qu(O,p,J)),D=k(p,m),K=w(p,
m);f.forEach(({flow:J},Z)=>{J.box.hidden=!D&&Z>0,!J.box.hidden&&(Z<B.length?da(J,B[Z],B[Z-1],R,(te,fe)=>v(te,fe,Z,K)):M(J,B.at(-1),R))})}let T=({from:p,to:m})=>U(
m-p);function v(p,m,O,W){let B=T(p),D=p.candidate?Y(p.candidate.text):a("All other tokens together");if(!O)return a("{token}: {share} before the processors.",{token:D,
share:B});let K={token:D,share:B,processor:W[O].name,was:T(m)};return p.candidate?a("{token}: {share} after {processor}, {was} before it.",K):a("{token}: {share\
} after {processor}.",K)}function M(p,m,O){let W=m.filter(({kind:B})=>B==="chosen");da(p,W,W,O,B=>a("{token} had {share} of what was left.",{token:Y(B.candidate.
text),share:T(B)}))}let k=({distribution:p},m)=>p.candidates.every(({stage_logprobs:O})=>(O||[]).length===m.length);function w(p,m){let O=tr(p);return[{number:0,
place:a("before"),name:O.name,tip:O.meaning,idle:!1,side:"before"},...m.map(W=>({number:W.number,place:String(W.number),name:W.name,idle:W.idle,side:"",tip:a("{\
number}. {name}: {effect} here. It {meaning}.",{...W,effect:_t(W)})}))]}function y(p,m,O,W){if(i.hidden=!m.length||!k(p,m),i.hidden)return;let B={number:m.length,
place:a("after"),name:a("all processors"),tip:a("After all processors: the distribution from which the token was chosen."),idle:!1,side:"after"};h.draw([...w(p,
m),B],O,p),l.hidden=W<=10,C(l,A?a("show {count} only",{count:10}):a("show all {count}",{count:H(W)})),l.setAttribute("aria-expanded",String(A))}l.addEventListener(
"click",()=>{A=!A,q(e.current())});function b(p){if(p.distribution.stages.length)return"";if(p.isPrompt)return a("The model’s own distribution: no logits proces\
sor takes part in reading the prompt.");let m=e.started.processors||[],O=vn(p);if(e.started.mode==="custom"&&!m.length)return a("Your own loop called no logits \
processor here.");if(!m.length)return O?a("DoLa’s contrast, untouched: no logits processor runs."):a("The model’s own distribution, untouched: no logits proce\
ssor runs.");let W={processors:m.map(B=>Ue(B)[0]).join(", ")};return O?a("DoLa’s contrast, untouched here. Prepared, but not used by this loop: {processors}.",
W):a("The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",W)}function E(p){let m=p.isPrompt||p.given,O=p.isPrompt?
a("at prompt token {number}: {token} (given, not chosen)"):m?a("at token {number}: {token} (given, not chosen)"):a("at token {number}: {token}");r.replaceChildren(
...be(O,{number:String(p.index+1),token:ne(p.chosen.text)})),C(u,m?a("given"):a("chosen"))}function q(p){let m=vt(p),O=rt(p),W=(p.watched||[]).filter(({token_id:D})=>O.
every(K=>K.token_id!==D)),B=yo(O,10,p.chosen.token_id);E(p),C(o,b(p)),o.hidden=!o.textContent,c.hidden=!p.beam||!m.length,x(p,m,B),y(p,m,[...A?O:B,...W],O.length)}
return p=>{let m=e.current();t.hidden=!m,m&&(m.isPrompt||d.follow(e.lastOf(m)),!(m===L[0]&&d.total===L[1]&&!p.unit&&!p.watched)&&(L=[m,d.total],q(m)))}}function Yg(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function Xg(t,e){
let n=[...t];for(let r=n.length-1;r>0;r--){let o=Math.floor(e()*(r+1));[n[r],n[o]]=[n[o],n[r]]}return n}function nh(t,e){let s=p=>t.querySelector(".gp-"+p),i=t.
querySelector("details"),[l,c,u,h]=["from","choices","reveal","next"].map(s),d=null,f=p=>[a("1st"),a("2nd"),a("3rd")][p]??"",S=()=>e.usesBeams&&!e.finished?[]:e.
allLines(),A=p=>ie(S()[p]?S()[p].last:null),L=p=>p.distribution.candidates.filter(({raw_rank:m})=>m).sort((m,O)=>m.raw_rank-O.raw_rank).slice(0,6);function R(p){
let m=Number(e.started.seed)%4294967296+7919*p.index+104729*p.sequence;return Xg(L(p),Yg(m))}let F=p=>L(p).length>1;function P(p){let m=e.current(),O=m&&e.lastOf(
m),W=Math.max(0,S().findIndex(K=>K.last===O)),B=A(W),D=B.findIndex((K,J)=>J>=p&&F(K));if(D<0){C(s("cannot"),B.length>p?a("From there on the run has recorded no \
candidates to pick from: raise top_candidates and run it again."):e.running?a("The run has not reached this token yet."):a("There is no token {number} in this t\
ext: choose an earlier one.",{number:p+1}));return}C(s("cannot"),""),d={line:W,at:D,step:null,picks:[],revealed:!1,results:[]},z()}function z(){let p=A(d.line);
for(;p[d.at]&&!F(p[d.at]);)d.at+=1;if(Object.assign(d,{step:p[d.at]||null,picks:[],revealed:!1}),!d.step&&!e.running){_();return}j(),d.step&&e.selectStep(d.step.
before),x(()=>c.querySelector("button"))}function j(){e.hide(d&&i.open?d.at+(d.revealed?1:0):null)}function I(p){let{picks:m}=d;m.includes(p)?m.splice(m.indexOf(
p),1):m.length<3&&m.push(p),k()}function $(){let{step:p,picks:m}=d,O=L(p),W=O.find(({token_id:B})=>B===m[0]);d.revealed=!0,document.dispatchEvent(new CustomEvent(
"gp-predicted",{detail:{sequence:p.sequence,index:p.index,token:m[0]}})),d.results.push({step:p,first:W,share:Math.exp(W.raw_logprob-O[0].raw_logprob),hit:m.includes(
p.chosen.token_id)}),j(),e.selectStep(p),x(()=>h)}function N(){if(d.results.length>=10){_();return}d.at+=1,z()}function _(){let{results:p,line:m}=d,O=d.at+(d.revealed?
1:0);d=null,j(),l.value=A(m).slice(O).some(F)?O+1:1,q(p),x(()=>s("begin"))}function x(p){let m=t.contains(document.activeElement);E(),m&&p()&&p().focus({preventScroll:!0})}
let T=({piece:p,chosen:m,text:O})=>p??(m?m.text:O);function v(){let p=ie(d.step?d.step.before:A(d.line).at(-1)||null),m=[...e.prefix,...p].map(T).join(""),O=g("\
span","gp-gap","?",{"aria-label":a("the hidden token")});d.revealed&&O.replaceChildren(ne(d.step.chosen.text));let W=s("so-far");W.replaceChildren(m,O),W.scrollTop=
W.scrollHeight}function M(){c.replaceChildren(...(d.step&&!d.revealed?R(d.step):[]).map(({token_id:p,text:m})=>{let O=g("button","gp-button gp-choice",null,{type:"\
button","aria-pressed":"false","data-token":p});return O.append(g("span","gp-order"),ne(m)),O.addEventListener("click",()=>I(p)),O})),k()}function k(){for(let p of c.
children){let m=d.picks.indexOf(Number(p.dataset.token));p.setAttribute("aria-pressed",String(m>=0)),p.disabled=m<0&&d.picks.length>=3,C(p.querySelector(".gp-or\
der"),f(m))}u.disabled=!d.picks.length}function w(){if(s("answer").hidden=!d.revealed,!d.revealed)return;let{step:p,picks:m}=d,{share:O,hit:W}=d.results.at(-1),
B=L(p),D=p.chosen.token_id,K=B.some(({token_id:te})=>te===D)?B:[...B,p.chosen];s("truth").tBodies[0].replaceChildren(...K.map(te=>{let fe=g("tr",te.token_id===D?
"gp-taken":""),Ne=g("th","",null,{scope:"row"});te.token_id===D&&Ne.append(g("span","","▶ "),g("span","gp-hidden",`${a("chosen:")} `)),Ne.append(ne(te.text));
let Re=g("div","gp-share"),De=g("i");De.style.width=`${(45*X(te.raw_logprob)).toFixed(2)}%`,Re.append(De,U(X(te.raw_logprob)));let ir=g("td");ir.append(Re);let gh=m.
indexOf(te.token_id);return fe.append(Ne,g("td","",f(gh)),ir,g("td","",U(X(te.logprob))),g("td","",te.raw_rank?H(te.raw_rank):"–")),fe}));let Z=s("took");Z.replaceChildren(
...be(W?a("It wrote “{token}”. You had it."):a("It wrote “{token}”. You did not pick it."),{token:ne(p.chosen.text,"gp-strong")})," "),Z.append(O===1?a(
"Your first pick is the token that the model found likeliest."):a("Your first pick has {share} of the probability of the likeliest token.",{share:U(O)}))}let y=p=>p.
reduce((m,{share:O})=>m+O,0)/p.length,b=p=>p.filter(({hit:m})=>m).length;function E(){if(s("before").hidden=!!d,s("round").hidden=!d,!d)return;s("sum").hidden=!0;
let{results:p,revealed:m,step:O}=d,B={number:p.length+(m?0:1),steps:10,token:O&&O.index+1};C(s("progress"),O?m?a("{number} of {steps}: token {token}.",B):a("{nu\
mber} of {steps}: what comes next? Pick up to three, your best guess first.",B):a("Waiting for the next token of the run.")),C(s("score"),p.length?a("So far: yo\
ur first picks are {share} as likely as the top token; the run’s token was among your picks in {hits} of {count}.",{share:U(y(p)),hits:b(p),count:p.length}):""),
u.hidden=m||!O,h.hidden=!m,C(h,p.length>=10?a("Show the score"):a("Next token")),v(),M(),w()}function q(p){let m=s("sum");if(m.hidden=!1,m.replaceChildren(g("h3",
"",a("The round is over"))),!p.length){m.append(g("p","",a("No token was revealed, so there is no score.")));return}let O=(...D)=>{let K=g("p");K.append(...D),m.
append(K)};O(...be(a("{share}: how likely your first picks were, on average, compared with the likeliest token."),{share:g("b","",U(y(p)))}));let W=g("b","",a("\
{hits} of {count}",{hits:b(p),count:p.length}));O(...be(a("{steps}: steps in which the run’s token was among your picks ({share})."),{steps:W,share:U(b(p)/p.length)}));
let B=[...p].sort((D,K)=>D.share-K.share||K.step.distribution.entropy_before-D.step.distribution.entropy_before);for(let[D,{step:K,first:J,share:Z}]of[[a("Harde\
st:"),B[0]],[a("Easiest:"),B.at(-1)]])O(g("b","",D)," ",...be(a("token {number}, “{token}”; your “{pick}” had {share} of the likeliest token’s probability, and \
the entropy was {entropy}."),{number:String(K.index+1),token:ne(K.chosen.text),pick:ne(J.text),share:U(Z),entropy:oe(K.distribution.entropy_before,e.unit)}))}return s(
"begin").addEventListener("click",()=>P(Math.max(1,Math.floor(Number(l.value))||1)-1)),s("from-here").addEventListener("click",()=>{let p=e.current();l.value=p&&
!p.isPrompt?p.index+1:1}),u.addEventListener("click",$),h.addEventListener("click",N),s("end").addEventListener("click",_),i.addEventListener("toggle",j),p=>{t.
hidden=!e.started,p.run&&(d=null,l.value=1,s("sum").hidden=!0,C(s("cannot"),""),E()),C(s("begin"),s("sum").hidden?a("Start a round"):a("Another round")),d&&!d.step&&
(p.steps||p.status)&&z()}}function rh(t,e){let r=t.querySelector(".gp-where"),o=t.querySelector(".gp-verdict"),s=t.querySelector(".gp-score-head"),i=t.querySelector("tbody"),l=t.querySelector(
".gp-more"),c=t.querySelector(".gp-tally"),u=new ge({steps:0,differed:0},(_,x)=>x.reranked?{steps:_.steps+1,differed:_.differed+ +(f(x.reranked).token_id!==x.chosen.
token_id)}:_),h=[],d=[],f=_=>_.reduce((x,T)=>T.probability>x.probability?T:x);function S(){let _=i.insertRow(),x=g("th","",null,{scope:"row"}),[T,v,M]=[g("span",
"gp-sign"),g("bdi","gp-word"),g("span","gp-tag",a("most probable"))];x.append(T,v,M),_.append(x);let k=["probability","penalty","score"].map(()=>{let w=g("div",
"gp-cell"),y=g("span","gp-balance",null,{"aria-hidden":"true"}),[b,E]=[g("i","gp-part"),g("i","gp-zero")];y.append(b,E);let q=g("span","gp-amount");return w.append(
y,q),_.append(g("td")),_.lastChild.append(w),{part:b,zero:E,amount:q}});return h.push({row:_,sign:T,word:v,tag:M,cells:k}),h.at(-1)}function A({part:_,zero:x,amount:T},v,[
M,k],w){let y=b=>(b-M)/(k-M)*100;_.style.left=`${Math.min(y(0),y(v))}%`,_.style.width=`${Math.abs(y(v)-y(0))}%`,x.style.left=`${y(0)}%`,C(T,w)}function L({part:_,
zero:x,amount:T},v,[M,k],w){let y=b=>4+(b-M)/(k-M)*92;_.hidden=v===null,_.style.left=`${y(v)}%`,x.style.left=`${y(0)}%`,C(T,w)}function R(_,x,T,v,M){let k=x.token_id===
T.chosen.token_id;_.row.className=k?"gp-winner":"",C(_.sign,k?"▶":""),ve(_.word,x.text),_.tag.hidden=x!==v||k,A(_.cells[0],x.probability,M.probability,U(x.probability)),
A(_.cells[1],x.penalty,M.penalty,V(x.penalty)),L(_.cells[2],x.score,M.score,V(x.score))}function F(_){let[x,T]=[Math.min(0,..._),Math.max(0,..._)];return T>x?[x,
T]:[0,1]}function P(_){let x=f(_.reranked),T=_.reranked.find(w=>w.token_id===_.chosen.token_id),v=_.reranked.slice(0,12);T&&!v.includes(T)&&(v[11]=T);let M=Object.
fromEntries(["probability","penalty","score"].map(w=>[w,F(v.map(y=>y[w]))]));for(;h.length<v.length;)S();h.forEach((w,y)=>{w.row.hidden=y>=v.length,y<v.length&&
R(w,v[y],_,x,M)});let k=_.reranked.length-v.length;l.hidden=k<=0,C(l,G(k,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),z(T,x)}function z(_,x){if(!_){o.replaceChildren();return}let T={token:ne(_.text,"gp-strong"),score:V(_.score)};o.replaceChildren(..._===
x?be(a("{token} won: the most probable token has the highest score too ({score})."),T):be(a("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{...T,other:ne(x.text,"gp-strong"),share:U(x.probability),penalty:V(x.penalty),
lower:V(x.score)}))}function j(){let _=e.started.effective.penalty_alpha;return typeof _!="number"?a("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):a("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
_).toFixed(4)),alpha:_})}let I=_=>_&&_.reranked&&_.reranked.find(x=>x.token_id===_.chosen.token_id),$=_=>()=>{let x=I(e.current());return x?a("{name}: {words}.",
{name:Y(x.text),words:_(x)}):""},N=$(({probability:_,penalty:x,score:T})=>{let v=e.started.effective.penalty_alpha;return typeof v!="number"?V(T):`(1 − ${v}) \
· ${V(_)} − ${v} · ${V(x)} = ${V(T)}`});return we(t,{probability:$(({probability:_})=>U(_)),penalty:$(({penalty:_})=>V(_))}),()=>{let _=e.current();if(t.hidden=
!(_&&_.reranked&&_.reranked.length),t.hidden||(u.follow(e.lastOf(_)),_===d[0]&&u.total===d[1]))return;d=[_,u.total],r.textContent=a("at token {number}",{number:_.
index+1}),ue(s,"degeneration-penalty",N,{meaning:j()}),P(_);let{steps:x,differed:T}=u.total;C(c,G(x,"Along the text: a token other than the most probable one wo\
n in {differed} of {count} step ({share}).","Along the text: a token other than the most probable one won in {differed} of {count} steps ({share}).",{differed:H(
T),share:U(T/x)}))}}function oh(t,e){let n=()=>t.closest(".token-panel"),r=P=>t.querySelector(".gp-"+P),[o,s,i,l,c]=["place-words","back","on","newest","fold"].map(r),u=[...t.querySelectorAll(
"[role=tab]")],h=u.find(({dataset:P})=>P.shows==="logit_lens"),d=u.find(({dataset:P})=>P.shows==="cross_attention"),f=u.find(({dataset:P})=>P.shows==="processor\
s");function S(P){n()&&(n().dataset.shows=P);for(let z of u){let j=z.dataset.shows===P;z.setAttribute("aria-selected",String(j)),z.tabIndex=j?0:-1}}for(let P of u)
P.addEventListener("click",()=>{S(P.dataset.shows),A(!0)}),P.addEventListener("keydown",z=>{let j={ArrowRight:1,ArrowLeft:-1}[z.key];if(!j)return;z.preventDefault();
let I=u.filter(({hidden:N})=>!N),$=I[(I.indexOf(P)+j+I.length)%I.length];S($.dataset.shows),A(!0),$.focus()});function A(P){n()?.toggleAttribute("data-folded",!P),
c.setAttribute("aria-expanded",String(P)),c.textContent=P?"▾":"▴"}c.addEventListener("click",()=>A(c.getAttribute("aria-expanded")==="false"));let L=null;s.
addEventListener("click",()=>e.walk(-1)),i.addEventListener("click",()=>e.walk(1)),l.addEventListener("click",()=>e.selectStep(null));function R(P){let z=e.lineOf(
P),j=e.lines().length>1&&z&&!P.isPrompt?z.label:"",I=P.isPrompt?e.started.prompt_tokens.length:ie(z?z.last:P).length,$=F(P,{number:H(P.index+1),count:H(I),line:j});
o.ariaLive=e.selected?"polite":"off",o.replaceChildren(ne(P.chosen.text,"gp-here"),g("span","",` ${$}`)),s.disabled=P.isPrompt?!P.before:P.index===0&&!e.promptSteps.
length,i.disabled=!z||z.last===P,l.hidden=!e.selected||!e.running}function F(P,z){return P.isPrompt?a("prompt token {number} of {count}",z):e.selected?z.line?a(
"token {number} of {count} of {line}",z):a("token {number} of {count}",z):z.line?a("newest token {number} of {count} of {line}",z):a("newest token {number} of {\
count}",z)}return P=>{e.isFromElsewhere&&L!==e.started?A(!1):P.selection&&e.selected&&A(!0),L=e.isFromElsewhere?e.started:null;let z=e.canAsk&&!e.recorded;h.hidden=
!z||e.hasReadMedia,d.hidden=!z||!e.looksAtMedia;for(let I of[h,d])I.hidden&&n()?.dataset.shows===I.dataset.shows&&S("candidates");f.hidden=e.isFromElsewhere,e.isFromElsewhere&&
n()?.dataset.shows==="processors"&&S("candidates");let j=e.current();if(j)return R(j);o.textContent=a("No token yet"),s.disabled=i.disabled=!0,l.hidden=!0}}var fa=({messages:t,template:e})=>JSON.stringify([t,e||null]);function sh(t,e){let n=I=>t.querySelector(".gp-"+I),[r,o,s]=["said","rendered","try"].map(n),i=new WeakMap,
l=[],c="",u=null,h=null;function d(){return Kn(t,o,e,I=>{let $=i.get(I);return $&&{id:$.token.token_id,text:$.token.text,where:a("prompt token {number}",{number:$.
index+1}),step:null,why:$.words}})}function f(){let{started:I,written:$}=e,N=I&&I.request.messages,_=N&&$&&I.model===$.model&&fa(I.request)===fa($);return $&&!_?
{...$,ran:!1}:e.isFromElsewhere||!N||!N.length?null:{model:I.model,messages:N,template:I.request.template,tokens:I.prompt_tokens,parts:I.parts||[],ran:!0}}function S({
messages:I,parts:$,problem:N}){let _=new Set($.filter(({kind:x})=>x==="message").map(({message:x})=>x));r.replaceChildren(...I.map(({role:x,content:T},v)=>{let M=g(
"li","",null,{"data-role":x});return M.append(g("span","gp-role",x),g("p","",T)),!N&&_.size>0&&!_.has(v)&&T.trim()&&M.append(g("p","gp-dropped",a("✕ The templat\
e leaves this message out."))),M}))}let A={message:({role:I})=>a("words of {role}",{role:I}),template:()=>a("written by the template"),generation:()=>a("generat\
ion prompt: the answer begins here")};function L(I,$){let N=I?A[I.kind](I):a("of unknown origin");return $.piece===null?a("special token, {whose}",{whose:N}):N}
function R({tokens:I,parts:$}){o.replaceChildren(),l=[],u=null;let N=new Set($.map(({stop:x})=>x)),_=null;I.forEach((x,T)=>{let v=$.find(y=>y.start<=T&&T<y.stop)||
null;if(!_||!T||N.has(T)||$.some(({start:y})=>y===T)){let y=g("span","gp-part",null,v?{"data-kind":v.kind}:{});v&&v.kind==="message"&&y.append(g("span","gp-role",
v.role)),v&&v.kind==="generation"&&y.append(g("span","gp-role",a("the answer begins"))),o.append(y),_={rows:y,tokens:[]}}let M=g("span","gp-token",null,{role:"b\
utton",tabindex:"-1"}),k=L(v,x);et(M,x),M.setAttribute("aria-label",a("prompt token {number}: {token}, {words}",{number:T+1,token:Y(x.text),words:k})),i.set(M,{
token:x,index:T,words:k});let w=_.tokens.length?i.get(_.tokens.at(-1)).token:null;zt(_,M,x,w),l.push(M)}),l.length&&F(l[0])}function F(I){u&&(u.tabIndex=-1),u=I,
I.tabIndex=0}function P(I){I&&(F(I),I.focus({preventScroll:!0}),I.scrollIntoView({block:"nearest"}),h.show(I))}o.addEventListener("click",({target:I})=>P(I.closest(
".gp-token"))),o.addEventListener("keydown",I=>{let $=l.indexOf(I.target.closest(".gp-token"));if($<0||I.ctrlKey||I.metaKey||I.altKey)return;let N={ArrowRight:()=>l[$+
1],ArrowLeft:()=>l[$-1],Home:()=>l[0],End:()=>l.at(-1),ArrowDown:()=>nt(l,$,1),ArrowUp:()=>nt(l,$,-1),Enter:()=>l[$]," ":()=>l[$]};N[I.key]&&(I.preventDefault(),
P(N[I.key]()))});function z({tokens:I,parts:$}){let N=w=>$.filter(y=>y.kind===w).reduce((y,{start:b,stop:E})=>y+E-b,0),_=I.filter(({piece:w})=>w===null).length,
[x,T,v]=["message","template","generation"].map(N),M={words:H(x),around:H(T),begin:H(v)};return`${x||T?G(I.length,"{count} token: {words} for the words of the m\
essages, {around} around them, {begin} to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the \
answer.",M):v?G(I.length,"{count} token: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",
"{count} tokens: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",M):G(I.length,"{count} \
token: this template changes the words, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens i\
s unknown.")} ${G(_,"{count} is special.","{count} are special.")}`}function j({tokens:I,parts:$}){let N=$.filter(({kind:x})=>x==="message").flatMap(({start:x,stop:T})=>I.
slice(x,T)).filter(({piece:x})=>x===null),_=[...new Set(N.map(({text:x})=>Y(x)))];return _.length?a("A message contains {tokens}: written like a special token, \
it is read as one, as if the template had written it.",{tokens:_.join(", ")}):""}return s.addEventListener("click",()=>e.ask({type:"without"})),()=>{let I=f();if(t.
hidden=!I,!I){c="";return}s.hidden=!Object.hasOwn(e.answers,"without")||!!I.problem;let $=JSON.stringify([I.model,fa(I),I.parts,I.problem,I.ran,I.tokens.length]);
if($===c)return;c=$,h??=d(),C(n("which"),I.ran?a("of {model}, as this run read it",{model:I.model}):a("of {model}, as written now: not run yet",{model:I.model})),
Ee(n("refusal"),!!I.problem),C(n("refusal"),a(I.problem)),n("refusal").dataset.kind=I.away?"info":"error",n("refusal").setAttribute("role",I.away?"note":"alert"),
S(I),Ee(n("made"),!I.problem),R(I),Ee(n("generation-key"),I.parts.some(({kind:_})=>_==="generation")),C(n("template-words"),I.problem?"":z(I));let N=j(I);Ee(n("\
warn"),!!N),C(n("warn"),N),h.hide()}}function ih(t,e,n){let{state:r,log:o,text:s,select:i}=t;function l(c){if(!c)return;let{step:u}=r.entries.get(c);t.reveal(c),u&&o.selectStep(u),c.focus({preventScroll:!0}),
c.scrollIntoView({block:"nearest"}),u||n.show(c)}s.addEventListener("click",c=>{let u=r.tokenAt(c);u&&(l(u),r.entries.get(u).step&&n.dismiss())}),s.addEventListener(
"keydown",c=>{if(c.key==="Escape"){o.selectStep(null);return}let u=r.tokenAt(c);if(!u||c.ctrlKey||c.metaKey||c.altKey)return;let h=r.allTokens,d=h.indexOf(u),f={
ArrowRight:()=>h[d+1],ArrowLeft:()=>h[d-1],ArrowDown:()=>nt(h,d,1),ArrowUp:()=>nt(h,d,-1),Home:()=>h.find(S=>r.entries.get(S).step),End:()=>h.at(-1),Enter:()=>u,
" ":()=>u};f[c.key]&&(c.preventDefault(),l(f[c.key]()))}),i.addEventListener("change",()=>{r.shadedBy=i.value,t.shadeAll(),e.drawScale()}),s.addEventListener("s\
croll",()=>{r.atEnd=s.scrollHeight-s.scrollTop-s.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(s)}var ah=t=>t.started&&t.started.request||{},pa=t=>!!ah(t).only_given;function ma(t,{index:e,isPrompt:n,isStart:r}){if(r)return a("decoder start token");let o={number:e+
1};return n?t.readsSource?a("source token {number}",o):a("prompt token {number}",o):a("token {number}",o)}function ga(t,{index:e,isStart:n}){return n?a("every t\
arget begins with it: not chosen"):t.readsSource?a("the encoder reads it: it has no probability"):t.isFromElsewhere?a("its probability is not known"):e===0?a("n\
othing comes before it: it has no probability"):ah(t).read_prompt&&!t.finished&&!t.failed?a("its probability is read when the text ends"):a("its probability was\
 not read")}function ba(t,e){let n=[];return e.given&&!pa(t)&&n.push(a("given, not chosen")),n.push(...Da(e)),n}function lh(t,e){let{step:n,token:r}=e,o=n?[...Ki(
n,t.unit),...ba(t,n)]:[ga(t,e)];return[a("{where}: {token}",{where:ma(t,e),token:Y(r.text)}),...o].join(", ")}var Oo=class{constructor(e,n,r,o){this.root=e,this.text=n,this.select=r,this.state=o,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new ge(Wa,ja)}drawScale(){Bt(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:r,begun:o,
lines:s}=n,i=!pa(n.log)&&s.some(({steps:l})=>l.length&&l[0].given);e.querySelector(".gp-mark-prompt").hidden=!r||!r.tokens.length,C(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),o?a("source, and what the target begins with"):a("prompt")),e.querySelector(".gp-mark-given").hidden=!i,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",i)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:r,lines:o}}=this;if(e.hidden=!r.rounds.length,e.hidden)return;n.follow(o.length&&o[0].steps.
at(-1)||null);let s=ce(e,Object.keys(ct).length,Jg);Object.entries(ct).forEach(([i,[,l,c]],u)=>{let[h,d]=s[u].children;s[u].dataset.draft=i,ue(s[u],{accepted:"d\
raft",correction:"correction",bonus:"bonus",target:"target"}[i],()=>"",{meaning:c,formula:""}),C(h,l),C(d,H(n.total[i]))})}};function Jg(){let t=g("span","",null,
{tabindex:"0"});return t.append(g("span","gp-ink")," ",g("b")),t}var Lo=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.fold=null,this.begun=null,this.lines=
[],this.marked=null,this.atEnd=!0,this.followed=!1}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allRows(){return this.lines.
flatMap(({folds:e})=>e?e.boxes.map(({rows:n})=>n):[]).concat(this.paragraphs.map(({rows:e})=>e))}get allTokens(){return this.paragraphs.flatMap(({tokens:e})=>e)}elementOf(e){
if(e.isPrompt)return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.index];return null}tokenAt(e){
let n=e.target.closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var Ao=class{constructor(e,n,r){this.drawn=n,this.moved=r,this.goesOn=!1,this.along=new ge(wr(e),(o,s)=>kr(o,s.chosen.text,s.piece===null,e)),this.boxes=[]}rowsFor(e){
let n=this.along.total.spans.length;this.along.follow(e);let{since:r,place:o,spans:s}=this.along.total,i=this.boxes.at(-1);if(r!==null&&r<o)return(!i||i.since!==
r)&&(i=this.open(r)),i.rows;let l=s.length>n?s.at(-1):null;return l&&i&&i.since===l.start&&i.stop===null&&this.close(i,l.stop),this.drawn.rows}keepable(e){let{since:n}=this.
along.totals[e],r=this.boxes.find(o=>o.since===n);return n!==null&&r&&r.stop!==null?Math.min(e,r.stop):e}cut(e){let{drawn:n}=this;for(;n.tokens.length>e;){let i=n.
tokens.at(-1),l=this.boxOf(i);xt({rows:l?l.rows:n.rows,tokens:n.tokens},n.tokens.length-1),l&&!l.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:r,steps:o}=this.along;o.length=e,r.length=e+1;let s=this.boxes.at(-1);s&&this.along.total.since===s.since&&Object.assign(s,{stop:null,ended:!1})}boxOf(e){
let n=e.closest(".gp-reasoning");return n?this.boxes.find(r=>r.element===n):void 0}reveal(e){let n=this.boxOf(e);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(e){this.goesOn=e;for(let n of this.boxes){let r=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,C(n.chip,`${r?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!r)),n.element.classList.toggle("gp-folded",r)}}words({count:e,stop:n,ended:r}){return r?G(
e,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?G(e,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):G(e,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(e){return e.wish??e.ended}open(e){let n=g("span","gp-reasoning"),r=g("butto\
n","gp-reasoning-chip",null,{type:"button",title:a("The model’s reasoning before its answer. Click to fold or unfold it.")}),o=g("span","gp-reasoned");n.append(
r,o);let s={element:n,chip:r,rows:new tt(o,this.drawn.rows),since:e,stop:null,ended:!1,count:0,wish:null};return r.addEventListener("click",()=>{s.wish=!this.isFolded(
s),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(s),s}close(e,n){let{tokens:r,rows:o}=this.drawn,s=r.slice(n);xt({rows:e.rows,
tokens:r},n),Object.assign(e,{stop:n,ended:this.along.total.spans.at(-1).end!==null}),e.rows.holder.hasChildNodes()||(o.removeLast(),this.boxes.pop());for(let i of s)
o.append(i);r.push(...s)}};var Zg=30,No=class{constructor(e,n,r,o){this.text=e,this.written=e.querySelector(".gp-written"),this.empty=n,this.select=r,this.state=o,this.log=o.log,this.width=
0,this.resettle=0,this.unfolds=!1,new ResizeObserver(()=>this.laidOut()).observe(this.written)}startRun(){let{text:e,written:n,log:r,state:o}=this;if(n.replaceChildren(),
o.clear(),!r.started){n.append(this.empty);return}let s=r.readsSource;e.classList.toggle("gp-apart",s),s&&n.append(g("span","gp-part-name",a("Source: the encode\
r reads it"))),o.prompt=this.drawFixed(r.started.prompt_tokens,s?a("Source"):a("Prompt"),{folded:Du(r.started)}),this.drawFold(),s&&(n.append(g("span","gp-part-\
name",a("Target: the decoder writes it, from its start token on"))),o.begun=this.drawFixed(r.started.decoder_tokens,a("Start of the target"),{isStart:!0}))}drawFixed(e,n,{
folded:r=[],...o}={}){let s=g("span","gp-prompt",null,{"aria-label":n}),i={rows:new tt(s),tokens:[]};for(let{item:l}of r.filter(c=>c.start===c.end))i.rows.append(
la(l,0));return e.forEach((l,c)=>{let u=r.find(({start:h,end:d})=>h<=c&&c<d);u&&c===u.start&&i.rows.append(la(u.item,u.end-u.start)),u||this.append(i,{token:l,index:c,
isPrompt:!0,step:null,...o})}),this.written.append(s),i}drawFold(){let{prompt:e}=this.state,n=e.tokens.length,r=g("button","gp-unfold",null,{type:"button"});this.
state.fold=n>Zg&&!this.log.started.request.only_given?r:null,this.state.fold&&(r.addEventListener("click",()=>this.foldPrompt(this.unfolds)),e.rows.holder.before(
r),this.foldPrompt(!this.unfolds))}foldPrompt(e){let{fold:n,prompt:r}=this.state,{holder:o}=r.rows,s={count:H(r.tokens.length)};this.unfolds=!e,n.textContent=e?
a("Show all {count} tokens of the prompt",s):a("Show less of the prompt"),n.setAttribute("aria-expanded",String(!e)),o.classList.toggle("gp-folded",e),e?o.setAttribute(
"tabindex","0"):o.removeAttribute("tabindex"),e&&(o.scrollTop=o.scrollHeight),this.dissolve()}drawPrompt(){for(let e of this.log.promptSteps){let n=this.state.prompt.
tokens[e.index];n&&(this.state.entries.get(n).step=e,this.describe(n),this.shade(n))}}drawLines(){let e=this.log.lines(),{lines:n}=this.state,r=e.length===1&&e[0].
kind==="sequence";for(r!==this.text.classList.contains("gp-single")&&(this.dissolve(),this.text.classList.toggle("gp-single",r));n.length>e.length;)n.pop().element.
remove();e.forEach((o,s)=>this.drawLine(n[s]||this.newLine(),o,s))}newLine(){let{begun:e,prompt:n,lines:r}=this.state,o=g("div","gp-line"),s=g("div","gp-line-he\
ad"),i=g("span","gp-line-body"),l=g("span","gp-stop");o.append(s,i,l),this.written.append(o);let c=e||n,u={element:o,head:s,rows:new tt(i,c&&c.rows),stop:l,steps:[],
tokens:[],said:"",folds:null},{reasoning:h}=this.log.started;return h&&(u.folds=new Ao(h,u,()=>this.dissolve())),r.push(u),u}drawLine(e,n,r){e.element.dataset.kind!==
n.kind&&(e.element.dataset.kind=n.kind),e.element.classList.toggle("gp-line-minor",this.log.usesBeams&&r>0);let o=JSON.stringify([n.label,n.score,n.stopReason]);
o!==e.said&&(e.said=o,this.drawHead(e,n)),n.untold&&!e.stop.previousElementSibling.classList.contains("gp-untold")&&e.stop.before(g("span","gp-untold",n.untold));
let{folds:s}=e,i=Ut(e.steps,n.last),l=s?s.keepable(i.keep):i.keep,c=[...e.steps.slice(l,i.keep),...i.added];s?s.cut(l):xt(e,l),e.steps.length=l;for(let u of c)this.
append(e,{token:{...u.chosen,piece:u.piece},index:u.index,isPrompt:!1,step:u}),e.steps.push(u);s&&s.draw(this.log.running)}drawHead(e,n){let r=n.stopReason?qe(n.
stopReason)[1]:"",o=n.label.charAt(0).toUpperCase()+n.label.slice(1);if(e.head.replaceChildren(g("b","",o)),n.score!==null&&n.score!==void 0){let i=n.kind==="ru\
nning",l=ee(n.score,3);e.head.append(g("span","",i?a("sum {value}",{value:l}):a("score {value}",{value:l}),{title:i?a("sum of the log-probabilities so far, in n\
ats"):a("the sum divided by the length penalty")}))}let s=n.stopReason==="step"?"… ":"■ ";r&&e.head.append(g("span","",s+r)),e.stop.textContent=r&&!this.log.
usesBeams&&this.log.lasts.length===1?s+r:""}append(e,n){let r=e.tokens.at(-1),o=e.folds?e.folds.rowsFor(n.step):e.rows;zt({rows:o,tokens:e.tokens},this.tokenElement(
n),n.token,r&&this.state.entries.get(r).token)}tokenElement(e){let{token:n,step:r,isPrompt:o}=e,s=g("span",o?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"\
-1","aria-pressed":"false"});return et(s,n),r&&r.draft&&r.draft.origin!=="none"&&(s.dataset.draft=r.draft.origin),r&&r.given&&(s.dataset.given=""),this.state.entries.
set(s,e),this.describe(s),r&&this.shade(s),s}describe(e){e.setAttribute("aria-label",lh(this.log,this.state.entries.get(e)))}shade(e){jt(e.querySelector(".gp-in\
k"),this.select.value,Te(this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){for(let e of this.state.allTokens)this.state.entries.get(e).step&&this.
shade(e)}reveal(e){for(let{folds:n}of this.state.lines)n&&n.reveal(e)}markCurrent(){let{log:e,state:n}=this,r=e.current(),o=r?n.elementOf(r):null,{marked:s}=n;s&&
s!==o&&(s.classList.remove("gp-current"),s.setAttribute("aria-pressed","false"),s.tabIndex=-1),n.marked=o,o&&(e.selected&&!e.suggested&&this.reveal(o),r.isPrompt&&
n.fold&&!this.unfolds&&this.foldPrompt(!1),o.classList.add("gp-current"),o.setAttribute("aria-pressed",String(e.selected===r)),o.tabIndex=0)}followEnd(){let{log:e,
state:n,text:r}=this;e.usesBeams||e.stepping||!n.atEnd||e.selected||!e.running||(r.scrollTop=r.scrollHeight,n.followed=r.scrollTop>0)}laidOut(){this.settle(),this.
followEnd()}showStep(){this.log.stepping&&(this.settle(),this.state.lines[0]?.tokens.at(-1)?.scrollIntoView({block:"nearest"}))}goBack(){let{log:e,state:n,text:r}=this;
e.running||!n.followed||(n.followed=!1,n.atEnd&&(!e.selected||e.suggested)&&(r.scrollTop=0))}resized(){!this.text.clientWidth||this.text.clientWidth===this.width||
(this.width=this.text.clientWidth,this.dissolve())}dissolve(){for(let e of this.state.allRows)e.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(
()=>this.settle(),200)}settle(){this.width||=this.text.clientWidth;for(let e of this.state.allRows)e.settle()}};function ch(t,e){let n=t.querySelector(".gp-text"),r=t.querySelector(".gp-shade"),o=new Lo(e),s=new No(n,t.querySelector(".gp-empty"),r,o),i=new Oo(t,n,r,o),l=Kn(
t,n,e,d=>{let f=o.entries.get(d);if(!f)return null;let{token:S,step:A}=f,L=A?ba(e,A).join(", "):ga(e,f);return{id:S.token_id,text:S.text,where:ma(e,f),step:A,why:L}});
ih(s,i,l);let c=[...r.options],u=["surprisal","rank"].map(d=>c.find(f=>f.value===d));u.unshift(new Option(a("probability"),"told"));function h(){if(e.started){let d=e.
isFromElsewhere?u:c;r.replaceChildren(...d);let f=d.some(({value:A})=>A===o.shadedBy),S=e.started.request.only_given&&!e.stepping;r.value=f?o.shadedBy:S||e.isFromElsewhere?
"surprisal":"uncertainty",i.drawScale()}s.startRun()}return d=>{if(d.run&&h(),(d.run||d.steps||d.status)&&(s.drawLines(),i.drawMarks()),o.prompt&&(d.run||d.prompt)&&
s.drawPrompt(),o.prompt&&(d.unit||d.status))for(let f of d.unit?o.allTokens:o.prompt.tokens)s.describe(f);d.unit&&i.drawScale(),s.markCurrent(),d.steps&&s.showStep(),
d.status&&s.goBack(),l.refresh(d.unit||d.prompt||d.status)}}var ka={};ae(ka,{bytesOf:()=>wa});function wa(t){let e=atob(t.trim()),n=new Uint8Array(e.length);for(let r=0;r<e.length;r++)n[r]=e.charCodeAt(r);return n}var Qg=12,uh=48;function hh(t,e){let n=uh;t.addEventListener("click",({clientX:o,clientY:s})=>{let{left:i,top:l,width:c,height:u}=t.getBoundingClientRect(),h=e.
lasts[Math.min(e.lasts.length-1,Math.floor((s-l)/u*e.lasts.length))],d=h&&ie(h)[Math.floor((o-i)/c*n)];d&&e.selectStep(d)});function r(){let o=e.lasts.map(ie);n=
Math.max(uh,...o.map(R=>R.length)),t.style.height=`${Qg*o.length}px`;let[s,i]=[t.clientWidth,t.clientHeight].map(R=>Math.round(R*devicePixelRatio));if(!s||!i)return;
Object.assign(t,{width:s,height:i});let l=t.getContext("2d"),c=getComputedStyle(t),[u,h]=["--gp-kept","--gp-chosen"].map(R=>c.getPropertyValue(R).trim()),[d,f]=[
s/n,i/Math.max(1,o.length)],S=Math.min(2,d/4);o.forEach((R,F)=>R.forEach((P,z)=>{P.given||(l.globalAlpha=.1+.9*Math.exp(P.chosen.logprob),l.fillStyle=u,l.fillRect(
z*d,F*f+1,d-S,f-2))}));let A=e.current(),L=o.findIndex(R=>R.includes(A));L<0||A.given||(l.globalAlpha=1,l.strokeStyle=h,l.lineWidth=2*devicePixelRatio,l.strokeRect(
o[L].indexOf(A)*d,L*f+1,d-S,f-2))}return new ResizeObserver(r).observe(t),r}var eb=160;function tb(t,e){let n=new DataView(new ArrayBuffer(44)),r=(o,s)=>[...s].forEach((i,l)=>n.setUint8(o+l,i.charCodeAt(0)));return r(0,"RIFF"),n.setUint32(
4,36+t.byteLength,!0),r(8,"WAVEfmt "),n.setUint32(16,16,!0),n.setUint16(20,1,!0),n.setUint16(22,1,!0),n.setUint32(24,e,!0),n.setUint32(28,2*e,!0),n.setUint16(32,
2,!0),n.setUint16(34,16,!0),r(36,"data"),n.setUint32(40,t.byteLength,!0),new Blob([n,t],{type:"audio/wav"})}function nb(t){let e=t.byteLength/2,n=Array.from({length:Math.
min(eb,e)},()=>0);for(let o=0;o<e;o++){let s=Math.floor(o*n.length/e);n[s]=Math.max(n[s],Math.abs(t.getInt16(2*o,!0)))}let r=Math.max(1,...n);return n.map(o=>100*
o/r)}function dh(t,e){let n=i=>t.querySelector(".gp-spoken-"+i),r=hh(n("map"),e),o=null,s="";return()=>{if(t.hidden=!e.speaks||e.hideFrom!==null,t.hidden)return;
let i=a("Each row is a codebook, each column a step: the stronger the colour, the more probable the code that was chosen. Click one to look at it.");C(n("legend"),
i),n("map").setAttribute("aria-label",i),r();let l=e.finished?.sound||null;if(n("sound").hidden=n("wave").hidden=!l,l||C(n("note"),e.running?a("The sound follow\
s once all codes are there."):a("There is no sound.")),!l||l===o)return;o=l;let c=wa(l.samples).buffer;s&&URL.revokeObjectURL(s),s=URL.createObjectURL(tb(c,l.rate)),
n("sound").src=s,n("wave").replaceChildren(rr(nb(new DataView(c))));let u=ee(c.byteLength/2/l.rate,2);C(n("note"),a("{seconds} s of sound. At each step the mode\
l chooses a code of each of {count} codebooks: the first is the coarsest, the others refine it and begin later.",{seconds:u,count:e.finished.sequences.length}))}}function fh(t,e,n){let r=[],o=null,s=[],i=l=>{let c=s.map(({chosen:u})=>u.text).join("").trim();s.length&&r.push({text:c,begin:o,end:l,steps:s}),s=[]};for(let l of t){
let c=l.chosen.token_id;if(c>=n.first){let u=(c-n.first)*n.seconds;i(u),o=u}else o!==null&&c<e&&s.push(l)}return i(null),r}function ph(t,e){let n=d=>t.querySelector(".gp-"+d),[r,o,s,i]=["heard-sound","heard-ends","heard-parts","heard-note"].map(n),l="",c=()=>(e.started.request.media||
[])[0]||{},u=({begin:d,end:f})=>f===null?a("from {begin} s on",{begin:ee(d,2)}):a("{begin} to {end} s",{begin:ee(d,2),end:ee(f,2)});function h(d,f){let S=d.map(
({begin:L,end:R})=>{let F=g("i");return F.style.left=`${100*L/f.seconds}%`,F.style.right=`${Math.max(0,100-100*(R??f.seconds)/f.seconds)}%`,F}),A=Array.isArray(
f.preview)?f.preview.map(Number):[];r.replaceChildren(...S,rr(A.map(L=>100*L/Math.max(1,...A)))),[...o.children].forEach((L,R)=>C(L,a("{seconds} s",{seconds:R?f.
seconds:0}))),s.replaceChildren(...d.map(L=>{let R=g("li"),F=g("button","",null,{type:"button"});return F.append(g("span","",L.text),g("small","",u(L))),F.addEventListener(
"click",()=>{e.selectStep(L.steps[0]),e.answers.media_file&&_o(e,f.sha256,L.begin,L.end??f.seconds,P=>C(i,P))}),R.append(F),R}))}return d=>{let f=e.current();if(t.
hidden=!f||f.isPrompt||e.hideFrom!==null||!e.started.timestamps||c().kind!=="audio",t.hidden)return;let S=fh(ie(e.lastOf(f)),Math.min(...e.started.eos_token_ids),
e.started.timestamps);if(d.run&&C(i,""),!S.length){r.hidden=o.hidden=!0,l="",s.replaceChildren(),e.running||C(i,e.started.request.return_timestamps?a("The model\
 wrote no words with times."):a("Set return_timestamps among the knobs to have the model write when it heard each part."));return}r.hidden=o.hidden=!1;let A=JSON.
stringify([c().sha256,S.map(({text:L,begin:R,end:F})=>[L,R,F])]);A!==l&&h(S,c()),l=A,S.forEach(({steps:L},R)=>{let F=L.includes(f);r.children[R].classList.toggle(
"gp-here",F),s.children[R].firstElementChild.toggleAttribute("aria-current",F)})}}var xa={};ae(xa,{fillDetectionTable:()=>cb,legendOf:()=>fb,markedItems:()=>hb,scoredOf:()=>ya,verdictOf:()=>rb,zSum:()=>$o,zWords:()=>Fe});var Fe=t=>V(t,2).replace("-","−");function rb(t,e=null){let{z_score:n,threshold:r,prediction:o}=t,s={z:Fe(n),threshold:Number(r.toFixed(2))};if(o&&e&&$e(e.z_score)&&
e.z_score<=r){let c=[a("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",s),a("With repeated n-grams counted once, z is {z}.",
{z:Fe(e.z_score)})];return["even","◇",a("Not known: only repeats put it above the threshold"),c.join(" ")]}if(o)return["good","◆",a("Watermarked"),`${a("z i\
s {z}, above the threshold {threshold}.",s)} ${Qn(r)}`];let i=t.tokens_needed,l=[a("z is {z}, not above the threshold {threshold}.",s),a("That does not prove th\
at there is none: the text may be too short, or the mark may have been removed.")];return $e(i)&&i>ya(t)&&l.push(a("If the text went on like this, about {number\
} tokens would be enough.",{number:H(i)})),["even","◇",a("No sign of this watermark"),l.join(" ")]}var ya=({num_tokens_scored:t,tokens:e})=>$e(t)?t:(e||[]).filter(
([,,,,n])=>n).length;function ob(t){let{kind:e,z_score:n,p_value:r,confidence:o,threshold:s,false_positive_rate:i,tokens_needed:l}=t,c=e==="green"?ab(t):lb(t),u=Number(
s.toFixed(2)),h=o>.9999?"> 0.9999":V(o,4);return[...c,[a("z-score"),Fe(n),e==="green"?a("How many standard deviations more tokens are green than without a water\
mark: (green − ratio × scored) / √(scored × ratio × (1 − ratio))."):a("How many standard deviations the weighted mean lies above that of fair coins."),
"z-score",e==="green"?sb(t):"",{formula:e==="green"?void 0:""}],[a("p-value"),ze(r),a("The probability of a z at least as high in a text without this watermark:\
 the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters more."),"p-value",`P(Z ≥ ${Fe(n)}) = ${ze(r)}`,
{}],[a("confidence"),h,a("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0\
.5 or more in one of two."),"p-value",o>.9999?`1 − ${ze(r)} ${h}`:`1 − ${ze(r)} = ${h}`,{formula:"1 − p"}],[a("false-positive rate"),ze(i),a("What the thr\
eshold {threshold} means: the share of texts without this watermark whose z is above it.",{threshold:u}),"false-positive-rate",`P(Z ≥ ${u}) = ${ze(i)}`,{formula:a(
"P(Z ≥ threshold)")}],...$e(l)?[[a("tokens needed"),H(l),a("How many scored tokens reach the threshold at this share: z grows with the square root of their nu\
mber."),"z-score",ib(t),{formula:e==="green"?a("threshold² · γ · (1 − γ) / (share − γ)²"):"",unit:a("tokens")}]]:[]]}function sb({num_tokens_scored:t,
num_green_tokens:e,ratio:n,z_score:r}){let o=Ht(e,t,n);return o===null||Fe(o)!==Fe(r)?"":$o(e,t,n)}function $o(t,e,n){let[r,o,s]=[H(t),H(e),Number((1-n).toFixed(
4))];return`(${r} − ${n} · ${o}) / √(${o} · ${n} · ${s}) = ${Fe(Ht(t,e,n))}`}function ib({kind:t,green_fraction:e,ratio:n,threshold:r,tokens_needed:o}){return t!==
"green"||Math.ceil(Zn(e,n,r)-1e-9)!==o?"":a("{threshold}² · {ratio} · {rest} / ({share} − {ratio})², rounded up, = {needed}",{threshold:Number(r.toFixed(2)),
ratio:n,rest:Number((1-n).toFixed(4)),share:V(e),needed:H(o)})}function ab({num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:r,list_size:o}){return[
[a("tokens scored"),H(t),a("Tokens that the detector can call green or red. The first ones have too few tokens before them; where repeated n-grams count once, l\
ater ones are left out."),"length","",{}],[a("green tokens"),H(e),a("Scored tokens on their green list, which holds {size} tokens of the vocabulary.",{size:H(o)}),
"green-list",a("{green} of {scored}",{green:H(e),scored:H(t)}),{formula:"",unit:a("tokens")}],[a("green fraction"),U(n),a("Green tokens / tokens scored. Without\
 the watermark about {share} are green: the ratio.",{share:U(r)}),"green-list",`${H(e)} / ${H(t)} = ${U(n)}`,{formula:a("green / scored"),unit:"%"}]]}function lb(t){
let{mean:e,weighted_mean:n,num_g_values:r,posterior:o,layers:s}=t,i=ya(t),l=(s||[]).length,c=i*l===r?G(l,"{scored} tokens · {count} key = {values}","{scored} t\
okens · {count} keys = {values}",{scored:H(i),values:H(r)}):"",u=Math.round(e*r),h=V(u/r,4)===V(e,4)?a("{ones} of {values} are 1",{ones:H(u),values:H(r)}):"";return[
[a("tokens scored"),H(i),a("Tokens with enough tokens before them, whose context has not occurred before."),"length","",{}],[a("g-values"),H(r),G(l,"One for eac\
h scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each scored token and each of the {count} keys: 0 or 1, li\
ke a fair coin in a text without the watermark."),"g-value",c,{}],[a("mean g-value"),V(e,4),a("The share of g-values that are 1. Without the watermark it is abo\
ut 0.5."),"g-value",h,{formula:"Σ g / n"}],[a("weighted mean"),V(n,4),a("The same with more weight on the first keys, whose rounds of the tournament leave the \
clearest mark."),"g-value","",{formula:"Σ w · g / Σ w"}],...$e(o)?[[a("posterior"),U(o),a("The trained Bayesian detector’s probability that the text is water\
marked, if it is like the texts that the detector was trained on."),"watermark","",{unit:"%"}]]:[]]}function cb(t,e){let n=e.map(({report:l})=>new Map(ob(l).map(
c=>[c[0],c]))),r=[...new Set(n.flatMap(l=>[...l.keys()]))],[o]=ce(t.tHead,1,()=>g("tr")),s=ce(o,e.length+1,()=>g("th","",null,{scope:"col"}));e.forEach(({name:l},c)=>C(
s[c+1],l)),t.tHead.hidden=e.length<2;let i=ce(t.tBodies[0],r.length,()=>{let l=g("tr"),c=g("th","",null,{scope:"row"});return c.append(g("span")),l.append(c),l});
r.forEach((l,c)=>{let u=ce(i[c],e.length+1,()=>g("td")),h=n.map(L=>L.get(l)),[,,d,f,,S]=h.find(Boolean),A=h.map((L,R)=>L&&L[4]&&e.length>1?a("{name}: {words}",{
name:e[R].name,words:L[4]}):L&&L[4]);C(u[0].firstChild,l),ue(u[0].firstChild,f,()=>sr(A),{meaning:d,...ub(S)}),n.forEach((L,R)=>C(u[R+1],L.has(l)?L.get(l)[1]:"–"))})}
var ub=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>e!==void 0));function hb({tokens:t,prompt_tokens:e}){return t.map(([,n,r,o,s,i],l)=>({token:{text:n,
piece:r},mark:{green:o,g:i,counted:s||!(o!==null||i!==null)},words(){let u={number:H(l+1),token:Y(n),mark:db(o,i,s)};return l<e?a("Token {number}, of the prompt\
, {token}: {mark}",u):a("Token {number}, {token}: {mark}",u)}}))}function db(t,e,n){if(t===null&&e===null)return a("not scored, because too few tokens come befo\
re it.");if(e!==null){let o=a("mean g-value {g}, where chance gives 0.5.",{g:ee(e,2)});return n?o:`${o} ${a("Not counted: its context came before, or it is left\
 out.")}`}let r=t?a("◆ green."):a("◇ red.");return n?r:`${r} ${a("Not counted: the same n-gram came before, or it is left out.")}`}var fb=({kind:t,tokens:e})=>[
t,{unscored:e.some(([,,,n,,r])=>n===null&&r===null),repeated:e.some(([,,,n,r,o])=>!r&&(n!==null||o!==null))}];function mh(t,e){let n=_=>t.querySelector(".gp-"+_),r=new Xn(n("marked-words"),{press:({step:_})=>e.selectStep(_)}),o=n("threshold"),s=3,i=er(null),l=0,c=null,u=null;
function h(){i=er(e.started),l=(e.started&&e.started.processors||[]).findIndex(x=>x==="WatermarkLogitsProcessor"||x==="SynthIDTextWatermarkLogitsProcessor"),c=new ge(
Lu,(x,T)=>Au(x,T,i,l)),r.show([]),C(n("mark-about"),bo(i))}let d=()=>c.steps.some(({mark:_})=>_&&_.kind==="synthid");function f(_){let{mark:x,index:T}=_,v=T<i.early,
M=x&&!x.why;return{step:_,token:{..._.chosen,piece:_.piece},mark:M?{green:x.green,g:x.g,counted:!v}:{},words:()=>wo({..._,isFirst:v},i)}}function S(_){r.show(c.
steps.map((v,M)=>r.items[M]&&M<_?r.items[M]:f(v)),_);let{unscored:x,early:T}=c.total;ta(n("mark-key"),d()?"synthid":"green",{unscored:x>0,repeated:T>0,faint:a("\
faint: a detector without the prompt cannot score it")})}function A(_){let x=_&&!_.isPrompt?r.tokens[_.index]:null;u&&u!==x&&u.classList.remove("gp-current"),u=
x||null,u&&e.selected?u.classList.add("gp-current"):u&&u.classList.remove("gp-current")}let L=_=>{let x=[];for(let T of c.totals)T[_]!==null&&(!x.length||x.at(-1)[0]<
T.scored)&&x.push([T.scored,T[_]]);return x};function R(){let{z:_,scored:x}=c.total,[T,v,M]=F(_,x);re(n("finding"),{"data-verdict":T}),C(n("finding-sign"),v),C(
n("finding-words"),M),C(n("finding-more"),_===null?"":`${P()} ${a("By chance alone, if each token is new evidence, z would be this high with a probability of {p\
}.",{p:ze(Jn(_))})}`),e.finished&&C(n("mark-told"),`${M}. ${G(x,"{count} token scored.","{count} tokens scored.")}`)}function F(_,x){if(_===null)return["wait","\
…",x?a("z is not known, because the watermark’s settings are not"):a("Nothing to score yet")];let T={z:Fe(_)};return _>s?["good","◆",e.running?a("A detect\
or finds it so far: z = {z}",T):a("A detector finds it: z = {z}",T)]:["even","◇",e.running?a("A detector does not find it so far: z = {z}",T):a("A detector do\
es not find it: z = {z}",T)]}function P(){let{green:_,scored:x}=c.total;return d()?G(x,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-v\
alue {mean} over {count} scored tokens, 0.5 by chance.",{mean:ee(_/x,3)}):G(x,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of {\
count} scored tokens green, {share} instead of {ratio}.",{green:H(_),share:U(_/x),ratio:U(i.ratio)})}function z(){let _=L("z"),x=[a("What a detector finds that \
knows the key and sees the text without its prompt.")];i.keys&&x.push(a("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let T=[
{name:a("this text"),look:"measured",points:_,tip:x.join(" ")}],v=L("foreseen");if(v.length){let k=[a("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];e.started.effective.
do_sample||k.push(a("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),T.push({name:a("expected at least"),
look:"expected",points:v,tip:k.join(" ")})}ra(n("z-keys"),T);let M=_.length?Nu(_,c.total,i,s):null;na(n("z-box"),{curves:T,threshold:s,needed:M,label:a("z over \
the number of tokens, threshold {threshold}",{threshold:s})}),C(n("z-needed-words"),M?M.words:""),C(n("threshold-words"),Qn(s))}function j(){let{scored:_,green:x,
expected:T,chosen:v,surprisal:M,gained:k,suppressed:w,marks:y,likely:b,entropy:E}=c.total,{started:q,unit:p}=e,m=(D,K,J)=>ua(D,H(K),J),O=D=>m(ee(Se(D,p),2),v,W(
D/v)),W=D=>oe(D,p).replace("-","−"),B=[[a("tokens scored"),H(_),a("Tokens that count: those with enough tokens before them, without the prompt."),"length","",
{}]];if(_&&!d()){let D=U(x/_),K=U(T/_);B.push([a("green"),D,a("The share of the scored tokens that got the bias."),"green-list",`${H(x)} / ${H(_)} = ${D}`,{formula:a(
"green / scored"),unit:"%"}]),B.push([a("expected at least"),K,a("At least this share is green on average over all green lists, for this bias and the probabilit\
ies that the model gave. Where the model is certain of a token, a bias changes little."),"green-list",m(ee(T,2),_,K),{formula:"",unit:"%"}])}if(v){let D={unit:a(
"bits or nats")};B.push([a("surprisal before the watermark"),oe(M/v,p),a("How unexpected the chosen tokens were just before the watermark, on average: minus the\
 logarithm of their probability."),"surprisal",O(M),{formula:"−(Σ log p) / n"}]);let[K,J]=q.effective.do_sample?[E,a("Tokens drawn without the watermark woul\
d have had this on average: the entropy just before it.")]:[b,a("The likeliest token at each position would have had this.")];if(!e.usesBeams){B.push([a("withou\
t it"),oe(K/v,p),J,q.effective.do_sample?"entropy":"surprisal",O(K),{formula:q.effective.do_sample?"(Σ H) / n":"−(Σ log p) / n"}]);let Z=`${oe(M/v,p)} − ${oe(
K/v,p)} = ${W((M-K)/v)}`;B.push([a("log-probability lost"),W((M-K)/v),a("The price per token: how much less probable than that the chosen tokens are. Values bel\
ow 0 are luck."),"logprob",Z,{formula:"",...D}])}B.push([a("raised by"),oe(k/v,p),a("How much the watermark raised the log-probability of the chosen tokens, on \
average. Over many texts this is the divergence of what was drawn from what the model would draw."),"logprob",O(k),{formula:"(Σ log p′ − log p) / n",...D}])}
if(y){let D=ee(w/y,1);B.push([a("suppressed"),a("{value} of {count}",{value:D,count:H(q.request.top_candidates??10)}),a("How many of the likeliest tokens the wa\
termark made less likely, on average over the positions."),d()?"g-value":"green-list",m(H(w),y,D),{formula:"",unit:a("tokens")}])}return B}function I(){let _=j(),
x=ce(n("mark-figures"),_.length,()=>{let T=g("div"),v=g("dt");return v.append(g("span")),T.append(v,g("dd")),T});_.forEach(([T,v,M,k,w,y],b)=>{let[E,q]=x[b].children;
C(E.firstChild,T),ue(E.firstChild,k,()=>w&&de(w),{meaning:M,...y}),C(q,v)})}we(t,{curve:()=>{let{z:_,scored:x,green:T}=c.total;return _===null?"":de(d()?`z = ${Fe(
_)}`:$o(T,x,i.ratio))}});function $(){R(),I(),z()}function N(_){let T=e.lines().length>1?e.lineOf(_):null;return T?`${T.label} · ${bo(i)}`:bo(i)}return o.addEventListener(
"input",()=>{let _=o.valueAsNumber,x=_>=0&&_<=30;if(o.setAttribute("aria-invalid",String(!x)),!x){C(n("threshold-words"),a("The threshold must be from 0 to 30."));
return}s=_,$()}),new ResizeObserver(()=>!t.hidden&&c.total.marks&&z()).observe(n("z-box")),_=>{(_.run||!c)&&h();let x=e.current(),{keep:T}=c.follow(x?e.lastOf(x):
null);t.hidden=!c.total.marks,!t.hidden&&((_.run||_.steps||_.status||_.selection)&&(S(T),C(n("mark-about"),N(x))),A(x),(_.run||_.steps||_.status||_.selection||_.
unit)&&$())}}var pb={drafts:Ka,beams:rl,beamtree:Sl,hypotheses:Ol,curve:fu,branches:Mu,canvas:ku,candidates:Wu,check:ju,layers:Bu,in_words:zu,cross_attention:Uu,spoken:dh,word_times:ph,
logit_lens:Ku,numbers:Xu,processors:th,quiz:nh,reranked:rh,template:sh,token:oh,tokens:ch,watermark:mh};zo(()=>ai(pb));window.GenerationPlaygroundModules={"visualizers/panes/core/notation.ts":Io,"visualizers/panes/core/tables.ts":Bo,"visualizers/panes/core/texts.ts":Ho,"visualiz\
ers/panes/core/values.ts":Fo,"visualizers/panes/core/text.ts":Zo,"visualizers/panes/core/dom_patch.ts":Qo,"visualizers/panes/core/sight.ts":is,"visualizers/pane\
s/core/feed.ts":ls,"visualizers/panes/core/reasoning.ts":us,"visualizers/panes/core/log.ts":ps,"visualizers/panes/core/document_links.ts":ms,"visualizers/panes/\
core/meanings.ts":gs,"visualizers/panes/core/glossary.ts":ws,"visualizers/panes/core/tips.ts":vs,"visualizers/panes/assisted/draft_figures.js":Ss,"visualizers/p\
anes/core/alone.ts":Js,"visualizers/panes/core/run_group.ts":Qs,"visualizers/panes/core/term_links.ts":ti,"visualizers/panes/core/runtime.ts":li,"visualizers/pa\
nes/charts/marks.js":Bi,"visualizers/panes/charts/values_list.js":Fi,"visualizers/panes/core/shades.ts":Gi,"visualizers/panes/tokens/card.js":Ui,"visualizers/pa\
nes/tokens/written_tokens.js":Vi,"visualizers/panes/diffusion/canvas_state.js":Yi,"visualizers/panes/charts/plot.js":Qi,"visualizers/panes/core/virtual_rows.ts":ea,
"visualizers/panes/watermarks/watermarks.js":oa,"visualizers/panes/core/run_sums.ts":ha,"visualizers/panes/core/bytes.ts":ka,"visualizers/panes/watermarks/detec\
tion_words.js":xa};})();
/*!
d3-array

Copyright 2010-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
*/
/*!
d3-color

Copyright 2010-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
*/
/*!
d3-format

Copyright 2010-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
*/
/*!
d3-interpolate

Copyright 2010-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
*/
/*!
d3-path

Copyright 2015-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
*/
/*!
d3-scale

Copyright 2010-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
*/
/*!
d3-shape

Copyright 2010-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
*/
/*!
d3-time

Copyright 2010-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
*/
/*!
d3-time-format

Copyright 2010-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
*/
