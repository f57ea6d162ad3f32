// Written by .ci/bundle.py from modules with the SHA-256 72c0daf34dcb4fecfe4949568e58abdba47b614149892251339b004c19b9f479: edit those.
(()=>{var Em=Object.defineProperty;var Z=(e,t)=>{for(var n in t)Em(e,n,{get:t[n],enumerable:!0})};var ii={};Z(ii,{fit:()=>Te,sayAttributes:()=>re,sayClass:()=>Hm,sayLabel:()=>si,sayPercent:()=>Be,showIf:()=>Im,svg:()=>oe});var ri={};Z(ri,{INVISIBLE:()=>$t,MARKS:()=>it,asSentence:()=>pe,askedOf:()=>ti,bytesOf:()=>Qs,bytesWords:()=>Xs,count:()=>_,decimals:()=>P,fillLabel:()=>vt,fillText:()=>Ys,
fillToken:()=>Zs,filled:()=>qe,fromNats:()=>Me,inOneLine:()=>un,inParts:()=>Se,information:()=>te,labelled:()=>Js,leavesBytes:()=>kt,loadingWords:()=>ni,make:()=>C,
modeName:()=>Gn,named:()=>$m,numbersOf:()=>Re,percent:()=>R,probability:()=>z,problemsOf:()=>oi,processorWords:()=>Je,quoted:()=>q,say:()=>Y,seconds:()=>at,stopWords:()=>De,
together:()=>Do,waitWords:()=>ei});var qs={};Z(qs,{count:()=>_,fixed:()=>X,isOne:()=>Ws,language:()=>jn,listed:()=>Fs,notation:()=>ge,plain:()=>Fe,separators:()=>Pm,significant:()=>Rm});var Lm=["\
de","fr"];var Hs={},Lu={};function jn(){let e=(navigator.language||"").slice(0,2).toLowerCase();return Lm.includes(e)?e:"en"}var Ho=()=>window.GenerationPlaygroundTexts?jn():
"en";function Is(e){if(!Hs[e]){let t=new Intl.NumberFormat(e).formatToParts(12345678e-1),n=o=>t.find(({type:r})=>r===o)?.value??"";Hs[e]={decimal:n("decimal"),group:n(
"group")}}return Hs[e]}function ge(e){let t=Ho();if(t==="en")return e;let{decimal:n,group:o}=Is(t);return e.replace(/(?<=\d)[.,](?=\d)/g,r=>r==="."?n:o).replace(
/(?<=\d)\s?%/g," %")}var X=(e,t=0)=>ge(e.toFixed(t)),Rm=(e,t)=>ge(e.toPrecision(t)),_=e=>ge(e.toLocaleString("en-US")),Fe=e=>ge(String(e)),Fs=e=>e.join(Is(Ho()).
decimal===","?"; ":", ");function Ws(e,t){let n=t?Ho():"en";return Lu[n]??=new Intl.PluralRules(n),Lu[n].select(e)==="one"}function Pm(){let{decimal:e,group:t}=Is(
Ho());return e+t}var js={};Z(js,{FIGURES:()=>Ds,MODES:()=>Io,PROCESSORS:()=>Wo,ROW_FIELDS:()=>zs,SCORES:()=>Om,STOPS:()=>Fo});var Io={greedy_search:"greedy decoding",sample:"sam\
pling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam search",constrained_beam_search:"constrained beam searc\
h",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"block diffusion",custom:"your own dec\
oding loop",elsewhere:"from another server"},Fo={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],
length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stopping crit\
erion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached the end of the given text"],unfinished:[
"the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:["stopped by hand","was stopped by hand"],
stop:["EOS or a stop string","ended with EOS or a stop string: the server does not say which"],content_filter:["a content filter","was cut by the server’s conte\
nt filter"],tool_calls:["a call of a tool","ended with a call of a tool"],cut:["the end of the file","is not complete"]},Ds={num_spec_steps:"Rounds that had a d\
raft.",num_draft_tokens:"All drafted tokens.",num_accepted_draft_tokens:"Drafted tokens that the target model kept.",draft_acceptance_rate:"num_accepted_draft_t\
okens / num_draft_tokens: the share of all drafted tokens that was kept. Tokens after a rejection, which were never judged, count as drafted.",judged_acceptance_rate:"\
num_accepted_draft_tokens / judged tokens, which are the accepted tokens and each round’s first rejection: the probability that a judged token is kept, α in the\
 paper.",mean_acceptance_length:"1 + num_accepted_draft_tokens / num_spec_steps: how many tokens a round with a draft writes on average, the target model’s own \
token included.",acceptance_histogram:"How many rounds with a draft kept none, one, two or more of its tokens.",accepted_by_position:"How many of the tokens dra\
fted at each position of a draft were kept.",passes_saved:"Tokens written minus rounds: the forward passes that the target model did not have to make.",expected_acceptance_rate:"\
The mean over the judged positions of 1 minus the total variation distance between the target’s and the draft’s distribution: the share that sampling keeps on a\
verage."},Wo={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of the last one, and removes tokens that the las\
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
ks",[]]},Om={z:["z","z","How many standard deviations more tokens are green than without a watermark."],mean:["mean g","z of the mean g","How many standard devi\
ations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:["weighted mean g","z of the weighted mean g","The same with more weigh\
t on the first keys, which mark the most."],posterior:["Bayesian detector","posterior probability","The probability of a watermark by the detector that was trai\
ned here on the other half of the texts."]},zs={Candidate:["token_id","text","raw_logprob","logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["na\
me","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability","penalty","score"],BeamCandidate:["token_id","text","piece","parent",
"raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","bank","progress","forced","mark"],DraftToken:["token_id","text","draf\
t_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["kind","green","g","listed","mass_before","mass_after","expected","cho\
sen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logprob","entropy","accepted","read_id","read_text"]};var Us={};Z(Us,{isSaid:()=>Cm,language:()=>jn,t:()=>a,tn:()=>T,translateTemplate:()=>qo,withTexts:()=>Gs});function a(e,t){if(e==null)return"";if(typeof e=="object")return"number"in e?ge(e.number):"one"in e?T(e.count,e.one,e.said,e.values):a(e.said,e.values);let n=String(
e),o=window.GenerationPlaygroundTexts?.[n]??n;return t?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(r,s)=>{if(s===void 0)return r[0];let i=t[s];return typeof i=="number"?Fe(
i):i&&typeof i=="object"?a(i):String(i??"")}):o}function T(e,t,n,o){let r=window.GenerationPlaygroundTexts?.[t]!==void 0,s=t.includes("{count}")?Ws(e,r):e===1;return a(
s?t:n,{count:_(e),...o})}var Cm=e=>typeof e=="object"&&e!==null&&("said"in e&&typeof e.said=="string"||"number"in e&&typeof e.number=="string"),Nm=["aria-label",
"title","placeholder","data-tip","label"];function qo(e){let t=window.GenerationPlaygroundTexts;if(!t)return;let n=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);
for(let o=n.nextNode();o;o=n.nextNode()){let[,r,s,i]=/^(\s*)([^]*?)(\s*)$/.exec(o.nodeValue??"")??[],l=s&&t[s.replace(/\s+/g," ")];l&&(o.nodeValue=r+l+i)}for(let o of[
e,...e.querySelectorAll("*")])for(let r of Nm){let s=t[(o.getAttribute(r)||"").replace(/\s+/g," ")];s&&o.setAttribute(r,s)}}function Gs(e){let n=window.GenerationPlaygroundCatalogues?.[jn()];
if(window.GenerationPlaygroundTexts||!n)return e();window.GenerationPlaygroundTextsLoading??=fetch(n).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=
o},o=>console.warn("Generation Playground: the translation could not be loaded.",o)),window.GenerationPlaygroundTextsLoading.then(e)}var Ks={};Z(Ks,{finite:()=>ae,isFromElsewhere:()=>ke,isKnown:()=>xe,keptOf:()=>We,medianOf:()=>Am});var xe=e=>typeof e=="number"&&Number.isFinite(e),ae=e=>e==null||
Math.abs(e)>1e30?null:e,Am=e=>{let t=[...e].sort((n,o)=>n-o);return(t[t.length-1>>1]+t[t.length>>1])/2},ke=({distribution:e})=>e.vocab===null,We=({distribution:{
stages:e,vocab:t}})=>e.at(-1)?.kept??t;var it={" ":"·","\n":"↵","	":"⇥","\r":"␍"},$t=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function C(e,t,n,o){let r=document.createElement(
e);t&&(r.className=t),n!=null&&(r.textContent=String(n));for(let[s,i]of Object.entries(o||{}))r.setAttribute(s,String(i));return r}function Ys(e,t,{running:n=!1}={}){
let o=0;for(let r of t.matchAll($t)){let[s]=r;r.index>o&&e.append(t.slice(o,r.index)),o=r.index+1;let i=it[s]||"U+"+(s.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0");if(n){let l=it[s]?s:"";e.append(C("span","gp-space",l,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else e.append(C("span","gp-mark",i))}o<t.
length&&e.append(t.slice(o))}function Zs(e,t){let n=/^ (?=\S)/.test(t)?" ":"",o=/\n*$/.exec(t)?.[0]??"",r=C("span","gp-ink");Ys(r,t.slice(n.length,t.length-o.length),
{running:!0});for(let s=0;s<o.length;s++)r.append(C("span","gp-space","",{"data-mark":it[`
`],"data-wide":"yes"}));return e.append(...[n,r,o].filter(Boolean)),r}var Vs=/(\\x[0-9a-f]{2})+$/i,Qs=e=>(e.match(Vs)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
kt=({piece:e,text:t})=>e!==null&&(e===""||Vs.test(t)&&e===t.replace(Vs,""));function vt(e,t){e.replaceChildren(),Ys(e,t),t||e.append(C("span","gp-mark",a("(empt\
y)")))}function Js(e,t){let n=C("bdi",t);return vt(n,e),n}function Y(e,t){e.textContent!==t&&(e.textContent=t)}var Bm=/([<>≈−-]?\d[\d.,\u202f\u00a0]*[\s\u00a0\u202f]?(?:%|(?:bits?|nats|ms|s|[kMG]B|tokens)(?![\p{L}\p{N}_])))/u;
function Do(e){let t=document.createDocumentFragment();return e.split(Bm).forEach((n,o)=>t.append(o%2?C("span","gp-together",n):n)),t}var un=e=>e.replace($t,t=>t===
" "?" ":it[t]||"�"),pe=e=>e?`${e}.`:"",Se=e=>e.filter(Boolean).join(a("{before}; {part}").split(/\{\w+\}/)[1]),q=e=>a("“{text}”",{text:un(e)});function ei(e){
return e>90?a("Yours begins in about {count} minutes.",{count:Math.round(e/60)}):a("Yours begins in about {count} s.",{count:e<10?Math.max(1,Math.round(e)):5*Math.
round(e/5)})}var qe=(e,t)=>e.split(/\{(\w+)\}/).map((n,o)=>o%2?t[n]:n);function R(e){let t=e*100;return t===0?ge("0%"):t<.01?ge("<0.01%"):t<1?ge(t.toFixed(2)+"%"):
t>99.95&&t<100?ge(">99.9%"):ge(t.toFixed(1).replace(".0","")+"%")}var z=e=>e==null?0:Math.exp(e),ti=({prompt:e,request:t})=>e||(t&&t.messages||[]).at(-1)?.content||
"",Me=(e,t)=>t==="bits"?e/Math.LN2:e;function te(e,t){return e===null||!Number.isFinite(e)?a("infinite"):X(Me(e,t),2)+" "+a(t)}function ni({model:e,phase:t,done:n,
total:o}){if(t==="gpu")return a("waiting for the shared GPU …");if(t==="asking")return a("asking the Hub for {model} …",{model:e});let r=R((n??0)/(o||1));return t===
"download"?a("downloading {model}: {done} of {total} …",{model:e,done:Xs(n),total:Xs(o)}):t==="converting"?o?a("converting {model}: {share} …",{model:e,share:r}):
a("reading the file of {model} to convert it …",{model:e}):o?a("loading {model}: {share} …",{model:e,share:r}):a("loading {model} …",{model:e})}function Xs(e){
return xe(e)?e>=1e9?a("{size} GB",{size:X(e/1e9,e<1e10?2:1)}):e>=1e6?a("{size} MB",{size:X(e/1e6,e<1e8?1:0)}):a("{size} kB",{size:X(e/1e3,0)}):"–"}function at(e){
return e<1?Math.round(e*1e3)+" ms":X(e,e<10?2:1)+" s"}var P=(e,t=3)=>e==null?"–":X(e,t);function Re(e){let{chosen:t,distribution:n}=e,o=e.read?t.raw_logprob:t.logprob??t.raw_logprob;return{probability:z(t.logprob),rawProbability:z(t.raw_logprob),rank:(e.
read?null:t.rank)??t.raw_rank,surprisal:o===null?1/0:Math.max(0,-o),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var $m=(e,t,n)=>Object.hasOwn(e,
t)?e[t]:n,Gn=e=>Object.hasOwn(Io,e)?a(Io[e]):e.replaceAll("_"," ");function oi({message:e,fix:t,diagnostics:n=[]}){let o=n.map(r=>({knob:r.knob,message:a(r.message),
fix:a(r.fix)}));return o.some(r=>r.message===a(e))?o:[{knob:"",message:a(e),fix:a(t)},...o]}var De=e=>Object.hasOwn(Fo,e)?Fo[e].map(t=>a(t)):[e,e];function Je(e){
if(!Object.hasOwn(Wo,e))return[e,a("is your own logits processor"),[]];let[t,n,o]=Wo[e];return[a(t),a(n),o]}var oe=(e,t)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",e);return t&&n.setAttribute("class",t),n};function Te(e,t,n){for(;e.childElementCount>
t;)e.lastElementChild?.remove();for(;e.childElementCount<t;)e.append(n());return e.children}var Ru=new WeakMap;function si(e,t,{plain:n=!1}={}){let o=String(n)+
t;Ru.get(e)!==o&&(Ru.set(e,o),n?e.textContent=t:vt(e,t))}function Hm(e,t){e.className!==t&&(e.className=t)}function Be(e,t,n){let o=`${(n*100).toFixed(2)}%`,r=Pu.
get(e)||{};r[t]!==o&&(e.style[t]=o,Pu.set(e,{...r,[t]:o}))}var Pu=new WeakMap;function re(e,t){let n=Ou.get(e)||{};for(let[o,r]of Object.entries(t))n[o]!==r&&e.
setAttribute(o,String(n[o]=r));Ou.set(e,n)}var Ou=new WeakMap;function Im(e,t){e.hidden===t&&(e.hidden=!t)}var vi={};Z(vi,{Along:()=>be,RunLog:()=>_t,groupLetter:()=>Ee,isBeamNode:()=>je,pathChange:()=>Xo,pathOf:()=>ne,penalised:()=>lt,startOf:()=>fe,unseenAfter:()=>ki,
unseenNode:()=>wi});var mi={};Z(mi,{Feed:()=>Ht,everyChange:()=>cn});var hi={};Z(hi,{isFar:()=>pi,isOpen:()=>ui,onceNear:()=>di,onceShown:()=>ci});var Nu=e=>e.closest(".tabitem, .drawer")||document.body;function ui(e){return e.checkVisibility()||
e.hidden&&Nu(e).checkVisibility()}var jo=new WeakMap,ai;function ci(e,t){ai??=new ResizeObserver(s=>s.map(({target:i})=>i).filter(i=>i.checkVisibility()).flatMap(
Fm).forEach(i=>i()));let n=Nu(e),o=n.checkVisibility()?e:n,r=jo.get(o)??new Set;jo.set(o,r.add(t)),ai.observe(o)}function Fm(e){ai.unobserve(e);let t=[...jo.get(
e)||[]];return jo.delete(e),t}var zo=new WeakMap,li=new WeakMap,Cu;function pi(e){return zo.has(e)||(Cu??=new IntersectionObserver(Wm,{rootMargin:"50%"}),zo.set(
e,!1),Cu.observe(e)),!!zo.get(e)&&!e.hidden}function di(e,t){li.set(e,t)}function Wm(e){for(let{target:t,isIntersecting:n}of e){zo.set(t,!n);let o=n&&li.get(t);
o&&(li.delete(t),o())}}var Ht=class{constructor(t){this.kinds=t}kinds;subscribers=new Set;changes={};position=0;head="";tail="";answers={};away=!1;onlyShown=!1;feed(t){t.length>=this.
position&&t.startsWith(this.head)&&t.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=t.lastIndexOf(`
`)+1;for(;this.position<o;){let r=t.indexOf(`
`,this.position);this.readLine(t.slice(this.position,r)),this.position=r+1}this.head=t.slice(0,Math.min(o,100)),this.tail=t.slice(Math.max(0,o-100),o)}append(t){
let n=0;for(let o of t.split(`
`))this.readLine(o)||(n+=1);return n}read(t){throw new Error("nobody reads "+t.type)}readLine(t){if(!t.trim())return!0;try{return this.read(JSON.parse(t)),!0}catch(n){
return console.error("Generation Playground: a line of the log was skipped.",n,t.slice(0,200)),!1}}setAway(t){this.away!==t&&(this.away=t,this.changed("status"))}get canAsk(){
return!this.onlyShown&&Object.keys(this.answers).length>0}ask(t){!this.onlyShown&&Object.hasOwn(this.answers,t.type)&&this.answers[t.type](t)}subscribe(t,n,o=!1){
let r={element:t,update:n,whenOpen:o,missed:cn(this.kinds),opened:()=>fi([r])};this.subscribers.add(r),fi([r])}changed(t){Go.size||requestAnimationFrame(qm),Go.
add(this),this.changes[t]=!0}takeChanges(){let t=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?n.missed=zm(n.missed,t):this.subscribers.
delete(n);return[...this.subscribers]}},Go=new Set;function qm(){let e=[...Go];Go=new Set,fi(e.flatMap(t=>t.takeChanges()),!0)}function fi(e,t=!1){let n=e.filter(
({element:s,whenOpen:i})=>i&&s.isConnected),o=new Set(n.filter(({element:s})=>!ui(s))),r=new Set(n.filter(s=>t&&Dm(s.missed)&&!o.has(s)&&pi(s.element)));for(let{
element:s,opened:i}of o)ci(s,i);for(let{element:s,opened:i}of r)di(s,i);for(let s of e){let{missed:i,update:l}=s;if(!(o.has(s)||r.has(s)||!Object.keys(i).length)){
s.missed={};try{l(i)}catch(c){console.error("Generation Playground: a pane could not be drawn.",c)}}}}var Dm=e=>!!e.steps&&Object.keys(e).every(t=>t==="steps"||
t==="entries"),cn=e=>Object.fromEntries(e.map(t=>[t,!0]));function zm(e,t){let n={...e,...t};return e.entries&&t.entries&&(n.entries=new Set([...e.entries,...t.
entries])),n}var bi={};Z(bi,{noReading:()=>Uo,readOn:()=>Ko,spansOf:()=>gi});var Uo=e=>({place:0,since:e.is_open?0:null,tail:[],spans:[]});function Ko(e,t,n,{start:o,end:r}){
let{place:s}=e,{since:i,spans:l}=e,c=[...e.tail,[s,t]];for(;;){let p=i===null?o:r,d=c.map(([,f])=>f).join("").indexOf(p);if(d<0)break;let h=jm(c,d);i===null?i=s+
1:(l=[...l,{start:i,stop:Math.max(i,h),end:s+1}],i=null),c=Gm(c,d+p.length)}return n&&i!==null&&i<=s&&(l=[...l,{start:i,stop:s,end:null}],i=null,c=[]),{place:s+
1,since:i,tail:Um(c,(i===null?o:r).length-1),spans:l}}function gi(e,t){if(!t)return[];let n=Uo(t);for(let{chosen:i,piece:l}of e)n=Ko(n,i.text,l===null,t);let{spans:o,
since:r,place:s}=n;return r===null?o:[...o,{start:r,stop:s,end:null}]}function jm(e,t){let n=t;for(let[o,r]of e)if(n-=r.length,n<0)return o;return e[e.length-1][0]}
function Gm(e,t){let n=t;return e.flatMap(([o,r])=>{let s=r.slice(n);return n=Math.max(0,n-r.length),s?[[o,s]]:[]})}function Um(e,t){let[n,o]=[e.length,0];for(;n>
0&&o<t;)o+=e[--n][1].length;return e.slice(n)}var Km=20,_t=class extends Ht{unit="bits";searched=new Map;found={look_into:new Map,attend:new Map};mostPlaces={};written=null;parts=[];coming=[];turn;fed={turn:void 0,
started:!1};recordedTurn;beginsHidden=!1;asked=null;queued;loading;shared;apart;started;finished;failed;lasts;newest;numTokens;elapsed;firstElapsed;rounds;canvasSteps;prompts;texts;returned;selected;suggested;rejected;promptSteps;hideFrom;constructor(){
super(["run","steps","status","selection","unit","prompt","watched","searched","found","written"]),this.clear()}clear(){this.queued=this.loading=this.started=this.
finished=this.failed=null,this.shared=1,this.apart=!1,this.lasts=[],this.newest=null,this.numTokens=this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.canvasSteps=
[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=this.rejected=null,this.suggested=!1,this.promptSteps=[],this.hideFrom=this.beginsHidden?
0:null}feedRun(t,n){this.begin(n),this.feed(t),this.coming=[t],this.showComing()}appendRun(t,n){this.begin(n);let o=this.append(t);return this.coming.push(t),this.
showComing(),o}lose(t){this.fed.turn!==t||this.finished||this.failed||this.read({type:"Failed",message:a("The connection to this run was lost."),fix:a("Run it a\
gain."),error:"Lost",diagnostics:[]})}begin(t){t!==this.fed.turn&&(this.fed={turn:t,started:!1},this.coming=[],this.feed(""))}showComing(){this.fed.started&&Object.
assign(this,{parts:this.coming,turn:this.fed.turn})}get text(){return this.parts.length>1&&this.parts.splice(0,1/0,this.parts.join("")),this.parts[0]??""}read(t){
if(!Vm(t.type))throw new Error("unknown event "+t.type);Bu[t.type](this,t)}countStep(t){this.numTokens+=1,this.elapsed=t.elapsed??0,this.firstElapsed??=t.elapsed,
this.changed("steps")}get recorded(){return this.recordedTurn!==void 0&&this.turn===this.recordedTurn}get readsSource(){return!!this.started?.decoder_tokens.length}get prefix(){
return(this.readsSource?this.started?.decoder_tokens:this.started?.prompt_tokens)??[]}get denoises(){return!!(this.started&&this.started.mode==="block_diffusion")}get isFromElsewhere(){
return!!(this.started&&this.started.elsewhere)}get hasReadMedia(){return!!(this.started?.request.media?.length||this.started?.media?.length)}get looksAtMedia(){
return this.hasReadMedia&&this.readsSource&&!this.started?.prompt_tokens.length}get speaks(){return!!(this.started&&this.started.codebooks)}get canAsk(){return super.
canAsk&&!this.isFromElsewhere&&!this.speaks}get stepping(){if(!this.started||this.usesBeams)return!1;if(this.finished?.sequences[0]?.stop_reason==="step")return!0;
let{given:t,only_given:n,config:o={}}=this.started.request;return typeof t=="string"?!1:Array.isArray(t)&&n||o.max_new_tokens===(t||[]).length+1}get usesBeams(){
return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){
return this.hideFrom===null?this.allLines():this.allLines().map(t=>{let n=this.seen(t.last);return n===t.last?t:{...t,last:n,score:null,stopReason:null}})}seen(t){
if(this.hideFrom===null)return t;let n=t;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(t){this.hideFrom!==t&&(this.hideFrom=t,this.changed(
"steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,o)=>Jm(n,o,this.prompts.length));
let t=this.finished?this.finished.sequences:[];return this.lasts.map((n,o)=>({kind:"sequence",label:this.speaks?a("codebook {number}",{number:o+1}):this.lasts.length>
1?a("sequence {number}",{number:o+1}):"",last:n,score:null,stopReason:t[o]?t[o].stop_reason:null,untold:!n&&t[o]&&!t[o].token_ids.length?t[o].text:""}))}current(){
if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let t=this.lines();return t.length?t[0].last:null}lineOf(t){return t.
isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let o=n;for(;o&&o.index>t.index;)o=o.before;return o===t}):this.lines()[t.sequence]}lastOf(t){
return this.lineOf(t)?.last??t}select(t,n){let o=t===null?null:this.lines()[t];this.selectStep(o&&n!==void 0?ne(o.last)[n]??null:null)}selectStep(t,n=!1){let o=this.
seen(t);this.selected===o&&this.suggested===n&&!this.rejected||(this.selected=o,this.suggested=n,this.rejected=null,this.changed("selection"))}selectRejected(t,n,o){
this.selectStep(t),this.rejected={round:n,place:o},this.changed("selection")}selectMostUncertain(t=""){let n=this.returned?this.returned[0]?.last:this.lasts[0];
if(this.selected||!n||this.stepping)return;let o=ne(n),r=o.filter(p=>!p.given);if(r.length<2)return;let s=gi(o,this.started?.reasoning).filter(({end:p})=>p!==null),
i=r.filter(({index:p})=>!s.some(({start:d,stop:h})=>d<=p&&p<h)),l=({distribution:p,chosen:{raw_logprob:d}})=>p.entropy_before??-(d??-1/0),c=t&&r.find(p=>p.chosen.
text.trim()===t.trim());c?this.selectStep(c,!0):this.selectStep((i.length?i:r).reduce((p,d)=>l(d)>l(p)?d:p),!0)}walk(t){let n=this.current();if(!n)return;let o=[
...this.promptSteps,...ne(this.lastOf(n))],r=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(o[Math.max(0,Math.min(o.length-1,r+t))])}addSearched(t,n){
this.searched.set(t,[...this.searched.get(t)||[],n]),this.changed("searched")}addFound(t,n,o,r){let s=this.found[t];s.delete(n),s.set(n,{ids:o,found:r}),s.size>
Km&&s.delete(s.keys().next().value),this.changed("found")}foundOf(t){return this.started&&this.found[t].get(this.turn)||null}startedLine(){let t=this.text.indexOf(
'{"type":"Started"');return t<0?"":this.text.slice(t,this.text.indexOf(`
`,t))}idsTo(t){return ne(t).map(({chosen:n})=>n.token_id)}addWatched(t,n){let o=this.allLines()[t];o&&(ne(o.last).forEach((r,s)=>{let i=ze("Candidate",n[s]||[]),
l=new Set(i.map(({token_id:c})=>c));r.watched=[...(r.watched||[]).filter(({token_id:c})=>!l.has(c)),...i]}),this.changed("watched"))}setWritten(t){this.written=
t&&{...t,tokens:ze("Token",t.tokens)},this.changed("written")}setUnit(t){this.unit=t,this.changed("unit")}},Bu={Queued(e,t){e.queued=t,e.loading=null,e.changed(
"status")},Loading(e,t){e.loading=t,e.queued=null,e.changed("status")},Shared(e,{runs:t,apart:n}){e.shared=t,e.apart=!!n,e.changed("status")},Started(e,t){e.clear();
let n=ze("Token",t.prompt_tokens??[]);e.started={...t,request:t.request??{},prompt_tokens:n,decoder_tokens:ze("Token",t.decoder_tokens??[])},e.fed.started=!0,e.
changed("run"),e.changed("status"),e.changed("selection")},Stepped(e,{step:t}){let n=Au(t);n.read=!!e.started?.request.only_given,n.before=e.lasts[n.sequence]??
null,n.draft=Xm(n,e.rounds),e.lasts[n.sequence]=n,(!e.newest||n.index>e.newest.index)&&(e.newest=n),e.countStep(n)},BeamsAdvanced(e,{step:t}){let n=e.prompts[t.
sequence]??=Ym(),o={...t,distributions:t.distributions.map($u)};o.given&&(n.given+=1);let r=ze("BeamCandidate",o.candidates).map(i=>Zm(i,o,n));for(let{beam:i}of r)
i.progress&&e.texts.set(i.token_id,i.text);Qm(r),n.running=r.filter(i=>i.beam.status==="running").sort((i,l)=>yi(i)-yi(l)),n.byNumber=new Map(n.running.map(i=>[
yi(i),i]));let s=o.given?e.started?.effective.num_beams??0:0;for(let i=0;i<s;i++)n.byNumber.set(i,r[0]);n.finished.push(...r.filter(i=>i.beam.status==="finished")),
n.finished.sort((i,l)=>(l.beam.final_score??0)-(i.beam.final_score??0)),n.finished.length=Math.min(n.finished.length,o.pool.length),n.pool=o.pool,n.pools.push(o.
pool),n.steps.push(r),n.byStep.push(n.byNumber),n.distributions.push(o.distributions),e.countStep(o)},PromptRead(e,{steps:t}){let n=null;e.promptSteps=t.map(o=>n=
{...Au(o),before:n,isPrompt:!0}),e.changed("prompt")},CanvasDenoised(e,{step:t}){let n={...t,places:ze("CanvasPlace",t.places)};e.canvasSteps.push(n),e.numTokens=
n.canvas*n.places.length,e.elapsed=n.elapsed,e.firstElapsed??=n.elapsed,e.changed("steps")},DraftJudged(e,{round:t}){e.rounds.push({...t,follow:t.follow,drafted:ze(
"DraftToken",t.drafted)}),e.changed("steps")},Finished(e,t){let n=t.sequences.map(o=>({...o,score:o.score??null,note:o.note??""}));e.finished={...t,sequences:n},
n.forEach((o,r)=>{!o.token_ids.length&&o.text&&(e.lasts[r]??=null)}),e.usesBeams&&(e.returned=n.map((o,r)=>ng(e,o,r))),e.changed("status"),e.changed("steps")},Failed(e,t){
(e.fed.turn===void 0||e.fed.started)&&(e.failed=t),e.queued=e.loading=null,e.changed("status")}},Vm=e=>Object.hasOwn(Bu,e);function Vo(e,t){let n=zs[e],o={};for(let r=0;r<
n.length;r++)o[n[r]]=t[r];return o}function ze(e,t){return t.map(n=>Vo(e,n))}function $u(e){return{...e,candidates:ze("Candidate",e.candidates),stages:ze("Stage",
e.stages??[])}}function Au(e){let{chosen:t,distribution:n,watched:o,mark:r,reranked:s,...i}=e,l={...i,chosen:Vo("Candidate",t),distribution:$u(n),watched:ze("Ca\
ndidate",o??[]),mark:r?Vo("Mark",r):null,before:null,draft:null};return s&&(l.reranked=ze("Reranked",s)),l}function Xm(e,t){let n=t.at(-1);if(!n||e.index<n.start)
return null;let o=e.index-n.start;return o<n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,instead:n.drafted[o]||null,round:n,place:o}}
function Ym(){return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}var yi=({beam:e})=>e.beam??0;function Zm({
mark:e,...t},n,o){let r=e?Vo("Mark",e):null,s={...t,mark:r},i=n.distributions[s.parent],l=i.candidates.find(c=>c.token_id===s.token_id);return{index:n.index,sequence:n.
sequence,before:o.byNumber.get(s.parent)||null,chosen:l||{...s,raw_rank:null,rank:null,removed_by:null},piece:s.piece,distribution:i,seconds:n.seconds,elapsed:n.
elapsed,draft:null,given:!!n.given,length:n.index+1-o.given,mark:r,beam:s}}function fe({started:e}){if(!e)throw new Error("no run has started");return e}var je=e=>!!e?.
beam,lt=({beam:e,length:t},n)=>t>0?(e.score??-1/0)/t**n:e.score;function wi(e,t,n,o,r){e.unseen??=new Map;let s=`${t} ${n} ${r.token_id}`,i=e.unseen.get(s);if(!i){
let l=(t?e.byStep[t-1].get(n):null)??null,{token_id:c,text:p,raw_logprob:d,logprob:h}=r,f=(l?.beam.score??0)+(h??-1/0),m=l?l.beam.group:null,g={token_id:c,text:p,
piece:null,parent:n,raw_logprob:d,logprob:h,score:f,status:"unseen",beam:null,final_score:null,group:m},{sequence:b,seconds:y,elapsed:M}=e.steps[t][0];i={index:t,
sequence:b,before:l,chosen:r,piece:null,distribution:o,seconds:y,elapsed:M,draft:null,given:!1,length:e.steps[t][0].length,beam:g,rank:null},e.unseen.set(s,i)}return i}
function ki(e,t,n,o){let r=n&&!n.given?n.beam?.beam??0:0;return e.unseen&&e.unseen.get(`${t} ${r} ${o}`)||null}function Qm(e){let t=new Map;for(let n of[...e].sort(
(o,r)=>(r.beam.score??-1/0)-(o.beam.score??-1/0)))n.rank=(t.get(n.beam.group)||0)+1,t.set(n.beam.group,n.rank)}function Jm(e,t,n){let o=s=>n>1?a("Prompt {number\
}, {label}",{number:t+1,label:s}):s,r=(s,i,l,c)=>({kind:s,label:o(i),last:l,score:c,stopReason:null});return[...e.running.map(s=>r("running",eg(s),s,s.beam.score)),
...e.finished.map((s,i)=>r("finished",tg(s,i+1),s,s.beam.final_score))]}function eg({beam:{beam:e,group:t,progress:n}}){let o=(e??0)+1;return t!=null?a("beam {n\
umber}, group {group}",{number:o,group:Ee(t)}):o===1&&!n?a("best beam"):a("beam {number}",{number:o})}function tg({beam:{group:e}},t){return e!=null?a("ended {n\
umber}, group {group}",{number:t,group:Ee(e)}):a("ended {number}",{number:t})}var Ee=e=>e<26?String.fromCharCode(65+e):String(e+1);function ng(e,t,n){let o=Math.
max(1,Math.floor((e.finished?.sequences.length??0)/e.prompts.length)),{steps:r}=e.prompts[Math.floor(n/o)],s=null;return t.token_ids.forEach((i,l)=>{let c=t.beams?.[l];
s=(r[l]||[]).find(p=>p.beam.parent===c&&p.beam.token_id===i)||s}),{kind:"returned",label:a("output {number}",{number:n+1}),last:s,score:t.score,stopReason:t.stop_reason}}
function ne(e){let t=[];for(let n=e;n;n=n.before)t.push(n);return t.reverse()}function Xo(e,t){let n=[],o=t;for(;o&&e[o.index]!==o;)n.push(o),o=o.before;return{
keep:o?o.index+1:0,added:n.reverse()}}var be=class{constructor(t,n){this.add=n;this.totals=[t]}add;steps=[];totals;get total(){return this.totals[this.totals.length-
1]}follow(t){let{keep:n,added:o}=Xo(this.steps,t);this.steps.length=n,this.totals.length=n+1;for(let r of o)this.steps.push(r),this.totals.push(this.add(this.total,
r));return{keep:n,added:o}}};var Ri={};Z(Ri,{explain:()=>Li,runsOfTerms:()=>Xn,tipLater:()=>Ne,tipOfTerm:()=>Le});var _i={};Z(_i,{documentLinks:()=>Un});var og={"views#why-this-token":`vocabulary prompt length ending logit probability logprob mean-logprob cumulative-logprob bits perplexity rank processor
    kept distinct-n repetition context parameters memory`,"views#side-by-side":"sample greedy self-bleu words-in-common interval","views#how-the-next-token-move\
s-with-the-prompt":"kl js","views#where-the-beams-went":"sequence-score","views#is-the-draft-worth-it":"bonus acceptance-length expected-acceptance passes-saved\
 draft-cost speed-up residual","views#is-it-watermarked":"threshold p-value false-positive-rate detection-rate auc","views#which-answer-is-likelier":"answer-sha\
re","views#how-much-do-fewer-bits-cost":"top-agreement","views#chats-translations-batches":"padding","serving#time":"speed first-token time between-tokens laten\
cy percentile","serving#what-happens-in-a-step":"decode block queue","knobs#do_sample":"sampling","knobs#temperature":"temperature","knobs#top_k":"top-k","knobs\
#top_p":"top-p","knobs#min_p":"min-p","knobs#repetition_penalty":"repetition-penalty","knobs#length_penalty":"length-penalty","knobs#diversity_penalty":"diversi\
ty-penalty","knobs#constraints":"constraint"},rg=Object.fromEntries(Object.entries(og).flatMap(([e,t])=>t.split(/\s+/).map(n=>[n,e])));function Un(e){let t=document.
querySelector("link[rel=help]");if(!t)return[];let n=e?rg[e]||`glossary#${e}`:"";return[C("a","gp-link",a("Docs"),{href:t.href+n,target:"_blank",rel:"noopener"})]}var Ti={};Z(Ti,{addressOf:()=>Kn,askedTerm:()=>Yo,followTermLink:()=>Vn,formulaLines:()=>Zo,openGlossary:()=>ct});var xi={};Z(xi,{TERMS:()=>pn,termOf:()=>It});var Hu={token:()=>({name:a("token"),meaning:a("The piece of text that a model reads and writes at once: a word, a part of one, a sign, or a few bytes.")}),vocabulary:()=>({
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
ther. A place is accepted where the entropy of its distribution is low enough.")})},pn=Object.keys(Hu),It=e=>Hu[e]();var Si="#glossary",ut=null,Kn=e=>`${Si}=${e}`;function Yo(){let[e,t=""]=location.hash.split("=");return e!==Si?null:pn.includes(t)?t:""}function Iu(e){try{history.
replaceState(history.state,"",location.pathname+location.search+e)}catch{}}var Zo=({formula:e,unit:t})=>[...e?[C("p","gp-formula",e.replaceAll("−(","−⁠("))]:
[],...t?[C("p","gp-term-unit",a("Unit: {unit}",{unit:t}))]:[]];function sg(){let e=C("dialog","gp-glossary",null,{"aria-label":a("Glossary")}),t=C("button","gp-\
button",a("Close"),{type:"button"});t.addEventListener("click",()=>e.close());let n=C("header","gp-head");n.append(C("h3","gp-title",a("Glossary")),...Un(),t);let o=C(
"div");for(let r of pn){let s=It(r),i=C("section","gp-term-entry",null,{id:`gp-term-${r}`,tabindex:"-1"}),l=C("h4");l.append(C("a","gp-term-link",s.name,{href:Kn(
r),title:a("Link to this term")})),i.append(l,C("p","",s.meaning),...Zo(s)),o.append(i)}return e.append(n,o),e.addEventListener("click",({target:r})=>r===e&&e.close()),
e.addEventListener("close",()=>Yo()!==null&&Iu("")),e}function ct(e,t){ut??=sg(),ut.parentNode!==e&&(ut.open&&ut.close(),e.append(ut)),ut.open||ut.showModal();for(let o of ut.
querySelectorAll(".gp-term-entry"))o.classList.toggle("gp-current",o.id===`gp-term-${t}`);let n=t?ut.querySelector(`#gp-term-${t}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),Iu(t?Kn(t):Si)}function Vn(e,t){let n=e.target.closest(".gp-term-link");!n||e.ctrlKey||e.metaKey||e.shiftKey||(e.preventDefault(),
ct(t,n.getAttribute("href")?.split("=")[1]))}var Wu=new WeakMap,Ei=new WeakMap;function Ne(e,t){Wu.set(e,t),e.dataset.tip===void 0&&(e.dataset.tip="")}function Le(e,t,n,o={}){Ei.set(e,{id:t,run:n,...o});let r=o.
meaning||"";e.dataset.tip!==r&&(e.dataset.tip=r),e.dataset.term!==t&&(e.dataset.term=t),e.tabIndex!==0&&(e.tabIndex=0)}function Xn(e,t){for(let n of e.querySelectorAll(
"[data-run]")){let{run:o}=n.dataset;o!==void 0&&Object.hasOwn(t,o)&&Ei.set(n,{...qu(n),run:t[o]})}}function qu({dataset:{term:e,tip:t,formula:n,unit:o}}){return{
id:e??"",run:()=>"",meaning:t,...n!==void 0&&{formula:n},...o!==void 0&&{unit:o}}}var Mi=e=>e&&Ei.get(e)||(e?.dataset.term?qu(e):null),ig={run:e=>a("In this run\
: {words}",{words:e}),runs:e=>a("In these runs: {words}",{words:e}),text:e=>a("In this text: {words}",{words:e}),model:e=>a("In this model: {words}",{words:e})},
ag=e=>e.replaceAll("−(","−⁠(");function lg({id:e,run:t,meaning:n,...o},r,s){let i={...It(e),...o},l=t(),c=C("button","gp-link",a("Glossary (key G)"),{type:"\
button",tabindex:"-1"});c.addEventListener("click",()=>ct(r,e));let p=C("p","gp-in-run");return p.append(Do(ig[s](ag(l)))),[C("p","",n||i.meaning),...Zo(i),...l?
[p]:[],c,...Un(e).map(d=>(d.tabIndex=-1,d))]}function Fu(e,t,n){let o=Mi(e);return o?lg(o,t,n):[Do(Wu.get(e)?.()??e.dataset.tip??"")]}function Li(e,t="run"){let n=null,
o=null,r=()=>C("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});function s({target:d}){if(!(d instanceof Element)||n?.contains(
d))return;let h=d.closest("[data-tip]");h!==o&&(o&&o.removeAttribute("aria-describedby"),o=h,n??=r(),n.hidden=!h,h&&(n.classList.toggle("gp-term",!!Mi(h)),n.replaceChildren(
...Fu(h,e,t)),h.setAttribute("aria-describedby",n.id),i(n,h)))}function i(d,h){let f=h.closest("[data-holds-tips]")||e;d.parentNode!==f&&f.append(d);let[m,g]=[f.
getBoundingClientRect(),h.getBoundingClientRect()],b=Math.min(g.left-m.left,m.width-d.offsetWidth-8);d.style.left=`${Math.max(8,b)+f.scrollLeft}px`;let[y,M]=f===
e?[0,innerHeight]:[Math.max(0,m.top),Math.min(innerHeight,m.bottom)],w=g.bottom+5+d.offsetHeight>M&&g.top-5-d.offsetHeight>=y;d.classList.toggle("gp-above",w),d.
style.top=`${(w?g.top-5-d.offsetHeight:g.bottom+5)-m.top+f.scrollTop}px`}let l=()=>s({target:e});function c(){if(!o||!n)return;if(!e.contains(o)||!o.getClientRects().
length){l();return}let d=Fu(o,e,t);d.map(f=>typeof f=="string"?f:f.textContent).join("")!==n.textContent&&(n.replaceChildren(...d),i(n,o))}let p=()=>Mi(o);return e.
addEventListener("pointerover",s),e.addEventListener("pointerleave",({pointerType:d})=>!(d==="touch"&&p())&&l()),e.addEventListener("focusin",s),e.addEventListener(
"focusout",({relatedTarget:d})=>!(d instanceof Node&&n?.contains(d))&&l()),e.addEventListener("click",d=>Vn(d,e)),e.addEventListener("keydown",d=>{if(d.key==="E\
scape"&&l(),d.key.toLowerCase()!=="g"||d.ctrlKey||d.metaKey||d.altKey||d.target!==o)return;let h=p();h&&(d.preventDefault(),ct(e,h.id))}),c}var Pi={};Z(Pi,{AcceptanceAlong:()=>Ft,judgedOf:()=>Ge,writtenOf:()=>Qo});var Du=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],
draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),Ge=e=>e.num_accepted+(e.follow==="correction"?1:0),Qo=e=>e.num_accepted+(e.next_token_id===null?0:
1);function ug(e,t){let{drafted:n,num_accepted:o}=t;if(e.rounds+=1,e.tokens+=Qo(t),e.draft_seconds+=t.draft_seconds,e.verify_seconds+=t.verify_seconds,!n.length)
return e;e.spec_steps+=1,e.drafted+=n.length,e.accepted+=o,e.judged+=Ge(t);for(let r=e.draftedAt.length;r<n.length;r++)e.draftedAt.push(0),e.acceptedAt.push(0);
for(n.forEach((r,s)=>{e.draftedAt[s]+=1,s<o&&(e.acceptedAt[s]+=1),!(s>=Ge(t)||(r.overlap??null)===null)&&(e.overlaps[0]+=1,e.overlaps[1]+=r.overlap)});e.kept.length<=
e.draftedAt.length;)e.kept.push(0);return e.kept[o]+=1,e}function cg(e){let{spec_steps:t,rounds:n,tokens:o,drafted:r,accepted:s,judged:i,overlaps:l}=e,c=(p,d)=>d?
p/d:null;return{num_spec_steps:t,num_rounds:n,num_tokens:o,num_draft_tokens:r,num_accepted_draft_tokens:s,num_judged_draft_tokens:i,draft_acceptance_rate:c(s,r),
judged_acceptance_rate:c(s,i),mean_acceptance_length:t?1+s/t:null,acceptance_histogram:e.kept,accepted_by_position:e.acceptedAt,drafted_by_position:e.draftedAt,
passes_saved:o-n,expected_acceptance_rate:c(l[1],l[0]),draft_seconds:e.draft_seconds,verify_seconds:e.verify_seconds}}var Ft=class{constructor(){this.rounds=[],
this.tally=Du()}read(t){t.length>=this.tally.rounds&&this.rounds[0]===t[0]||(this.tally=Du());for(let o=this.tally.rounds;o<t.length;o++)ug(this.tally,t[o]);return this.
rounds=t,cg(this.tally)}};var Ci={};Z(Ci,{denominatorOf:()=>pt,draftFigures:()=>Oi,tipOfFigure:()=>zu});var pg={num_draft_tokens:()=>["draft",{formula:""}],num_accepted_draft_tokens:()=>["draft",{formula:""}],draft_acceptance_rate:()=>["acceptance-rate",{}],judged_acceptance_rate:()=>[
"acceptance-rate",{formula:a("accepted / judged")}],mean_acceptance_length:()=>["acceptance-length",{}],expected_acceptance_rate:()=>["expected-acceptance",{}],
passes_saved:()=>["passes-saved",{}]};function zu(e,t,n,o){let[r,s]=pg[t]();Le(e,r,()=>dg(t,n,o),{meaning:a(Ds[t]),...s})}function dg(e,t,n){let o=pt(e,n);if(e.
startsWith("num_"))return a("{value} {denominator}.",{value:t,denominator:o});if(e!=="passes_saved")return a("{denominator} = {value}.",{denominator:o,value:t});
let r=T(n.num_tokens,"{count} token","{count} tokens");return T(n.num_rounds,"{tokens} − {count} pass = {value}.","{tokens} − {count} passes = {value}.",{tokens:r,
value:t})}function pt(e,t){let{num_draft_tokens:n,num_accepted_draft_tokens:o,num_spec_steps:r,num_judged_draft_tokens:s}=t,i=T(t.num_rounds,"{count} round","{c\
ount} rounds"),l=T(t.num_tokens,"{count} token","{count} tokens");switch(e){case"num_draft_tokens":return T(r,"in {count} draft over {rounds}","in {count} draft\
s over {rounds}",{rounds:i});case"num_accepted_draft_tokens":return a("of {drafted} drafted",{drafted:_(n)});case"draft_acceptance_rate":return a("{accepted} of\
 {drafted} drafted",{accepted:_(o),drafted:_(n)});case"judged_acceptance_rate":return a("{accepted} of {judged} judged",{accepted:_(o),judged:_(s)});case"mean_a\
cceptance_length":return T(r,"1 + {accepted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:_(o)});case"expected_acceptance_rate":return T(s,"mean\
 over {count} judged position","mean over {count} judged positions");case"passes_saved":return T(t.num_rounds,"{tokens} in {count} pass","{tokens} in {count} pa\
sses",{tokens:l});default:return""}}function Oi(e){let t=e.querySelector(".gp-draft-figures"),n=e.querySelector(".gp-kept-chart"),o=e.querySelector(".gp-place-c\
hart"),r=g=>g===null?"–":R(g),s=g=>T(g,"{count} token","{count} tokens");function i(g,b){let y=b.samples&&g.expected_acceptance_rate!==null,M=v=>[v,_(g[v]),pt(
v,g)],w=v=>[v,r(g[v]),pt(v,g),g[v]],E="mean_acceptance_length";return[M("num_draft_tokens"),M("num_accepted_draft_tokens"),w("draft_acceptance_rate"),[E,P(g[E],
2),pt(E,g)],w("judged_acceptance_rate"),...y?[w("expected_acceptance_rate")]:[],M("passes_saved")]}function l(){let g=C("div","gp-draft-figure",null,{tabindex:"\
0","data-tip":""}),b=C("dd","gp-rate",null,{"aria-hidden":"true"});return b.append(C("i")),g.append(C("dt"),C("dd"),C("dd","gp-note"),b),g}function c(g,b){let y=i(
g,b),M=Te(t,y.length,l);y.forEach(([w,E,v,$=null],S)=>{let[x,k,L,B]=M[S].children;x.textContent!==w&&x.replaceChildren(...w.split(/(?<=_)/).flatMap(A=>[A,C("wbr")])),
Y(k,E),Y(L,v),B.hidden=$===null,Be(B.firstChild,"width",$??0),zu(M[S],w,E,g),M[S].dataset.name=w})}function p(){let g=C("span","gp-chart-column"),b=C("span","gp\
-chart-track");return b.append(C("i","gp-chart-whole"),C("i","gp-chart-part")),g.append(C("span","gp-chart-top"),b,C("span","gp-chart-label")),g}function d(g,b,y){
let M=Math.max(1,...b.map(([E,v])=>v??E)),w=Te(g,b.length,p);b.forEach(([E,v,$,S,x],k)=>{let[L,B,A]=w[k].children;Y(L,S),Be(B.children[0],"height",(v??0)/M),Be(
B.children[1],"height",E/M),Y(A,$),Ne(w[k],()=>x)}),re(g,{"aria-label":`${y}: ${Se(b.map(([,,,,E])=>E))}`})}function h(g){let b=g.num_spec_steps;d(n,g.acceptance_histogram.
map((y,M)=>[y,null,String(M),y?_(y):"",T(b,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:_(
y),tokens:s(M)})]),"acceptance_histogram"),d(o,g.drafted_by_position.map((y,M)=>{let w=g.accepted_by_position[M];return[w,y,String(M+1),`${Math.round(100*w/y)}%`,
T(y,"position {place}: {accepted} of {count} drafted token kept, {share}","position {place}: {accepted} of {count} drafted tokens kept, {share}",{place:M+1,accepted:_(
w),share:R(w/y)})]}),"accepted_by_position / drafted_by_position")}let f=null,m=g=>g.join(", ");return Xn(e,{kept:()=>f?T(f.num_spec_steps,"{count} round with a\
 draft; by the number of kept tokens, from 0 on: {rounds}.","{count} rounds with a draft; by the number of kept tokens, from 0 on: {rounds}.",{rounds:m(f.acceptance_histogram)}):
"",place:()=>f?a("kept {kept} of {drafted} drafted, by position.",{kept:m(f.accepted_by_position),drafted:m(f.drafted_by_position)}):""}),(g,b)=>{f=g,c(g,b),h(g)}}var xt={get accepted(){return["✓",a("accepted draft"),a("Drafted, and kept by the target model.")]},get correction(){return["→",a("correction"),a("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",a("bonus"),a("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",a("target only"),a("Nothing was drafted in this round: the target wrote one token, as without draf\
ts.")]}},ju=Object.fromEntries(Object.keys(xt).map(e=>[e,0])),Gu=(e,{draft:t})=>t&&Object.hasOwn(e,t.origin)?{...e,[t.origin]:e[t.origin]+1}:e;function Wt(e){let{
do_sample:t,assistant_ensemble_weight:n}=e&&e.effective||{};return{samples:!!t,weight:n??null}}function Ni({target_logprob:e,draft_logprob:t},{weight:n}){let o=z(
e)/((t??null)===null?1:z(t));return Math.min(1,n===null?o:1-n+n*o)}var Uu=({weight:e})=>e===null?"min(1, p / q)":`min(1, ${P(1-e,2)} + ${P(e,2)} · p / q)`;function Ku(e,t){
if(e.samples)return t?a("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:Uu(e)}):a("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(e.weight===null||!t)return a("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,o]=[P(e.weight,2),P(1-e.weight,2)];return a("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:o})}function Ai(e,t){return t<e.num_accepted?"accepted":t<Ge(e)?"rejected":"unjudged"}function Yn(e,t,n){let o=e.drafted[t],r=Ai(e,t),s=(o.
draft_logprob??null)!==null,[i,l]=[R(z(o.target_logprob)),R(z(o.draft_logprob))],c=s?[a("The draft model gave it {q}.",{q:l})]:[];if(r==="unjudged")return[e.follow===
"correction"?a("Never judged: it follows the rejection."):a("Never judged: it follows the end of the text."),...c].join(" ");let p=r==="accepted";if(!n.samples){
let h=n.weight!==null&&s;return[p?hg(h):fg(h,q(e.next_text)),a("The target gave it {p}.",{p:i}),...c].join(" ")}if(!s)return p?a("Accepted: the target drew the \
same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:i}):a("Rejected: the target drew {token} for itself. It gave this one {p},\
 which is the chance that it is kept.",{token:q(e.next_text),p:i});let d=(o.overlap??null)===null?[]:[a("Averaged over all tokens that could have been drafted h\
ere, the chance is {share}.",{share:R(o.overlap)})];return[p?a("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:i,q:l}):a("Rejected: the targ\
et gave it p = {p}, the draft model q = {q}.",{p:i,q:l}),mg(Ni(o,n),Uu(n),p),...d].join(" ")}var hg=e=>a(e?"Accepted: it is the likeliest token in the mixture o\
f both models.":"Accepted: it is the likeliest token for the target."),fg=(e,t)=>a(e?"Rejected: {token}, not this one, is the likeliest token in the mixture of \
both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:t});function mg(e,t,n){if(e>=1)return a("By {formula}, it is alwa\
ys kept: nothing was left to a draw.",{formula:t});let o={formula:t,chance:R(e)};return n?a("By {formula}, it is kept with probability {chance}: the draw kept i\
t.",o):a("By {formula}, it is kept with probability {chance}: the draw rejected it.",o)}function Bi(e,t){let[,n,o]=xt[e.follow],r=`${n.charAt(0).toUpperCase()}${n.
slice(1)}. ${o}`,s=e.drafted[e.num_accepted];if(e.follow!=="correction"||!t.samples)return r;if((s.draft_logprob??null)===null)return`${r} ${a("The target drew \
it.")}`;let i=`${r} ${a("It was drawn from the residual distribution: what the target gives beyond the draft model, max(0, p − q).")}`;return(s.overlap??null)===
null||t.weight!==null?i:`${i} ${a("That sums to {share} here, and is scaled up to 1 for the draw.",{share:R(1-s.overlap)})}`}function Vu({draft:{origin:e,place:t,
round:n,instead:o},chosen:r},s){if(!Object.hasOwn(xt,e))return[];let{length:i}=n.drafted,l={round:n.index+1,place:t+1},c=i?[T(i,"Round {round} drafted {count} t\
oken.","Round {round} drafted {count} tokens; this is place {place}.",l)]:[];if(e==="accepted")return[...c,Yn(n,t,s)];let p=e==="correction"&&o?[a("Drafted here\
 was {token}. {fate}",{token:q(o.text),fate:Yn(n,t,s)})]:[],d=Bi(n,s),h=s.samples&&e!=="correction"&&r.logprob!==null?[a("It was drawn from the target’s own dis\
tribution, which gave it {p}.",{p:R(z(r.logprob))})]:[],f=i-Ge(n),m=e==="correction"&&f?[T(f,"{count} drafted token after it was never judged.","{count} drafted\
 tokens after it were never judged.")]:[];return[...c,...p,[d,...h].join(" "),...m]}function Xu({round:e,place:t},n,o){let{length:r}=e.drafted,s={token:q(e.drafted[t].
text),chosen:q(n),round:e.index+1,place:t+1},i=r-Ge(e);return[T(r,"{token} was drafted in round {round}, but is not in the text.","{token} was drafted in round \
{round}, at place {place} of {count}, but is not in the text.",s),Yn(e,t,o),a("{chosen} takes its place.",s),...i?[T(i,"{count} drafted token after it was never\
 judged.","{count} drafted tokens after it were never judged.")]:[]]}function Yu({draft:e}){if(!e||!Object.hasOwn(xt,e.origin))return[];let{origin:t,instead:n,round:{
index:o,drafted:r}}=e,s=o+1;if(t==="accepted"){let{draft_logprob:i}=r[e.place],l={place:e.place+1,size:r.length,round:s};return(i??null)===null?[a("accepted dra\
ft: token {place} of {size} in round {round}",l)]:[a("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...l,q:R(z(i))})]}
return t==="correction"?n?[a("correction: replaced the rejected draft token {token} in round {round}",{token:q(n.text),round:s})]:[a("correction: replaced a rej\
ected draft token in round {round}",{round:s})]:t==="target"?[a("target only: nothing was drafted in round {round}",{round:s})]:[T(r.length,"bonus: the target’s\
 own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:s})]}var et=e=>e<
.01?`${X(e*1e3,1)} ms`:at(e);function Zu(e,t,n){let o=[],r=Wt(null),s={row:null,card:null,selected:null},i=null,l=!0,c=0,p=new WeakMap,d=new WeakMap,h=new IntersectionObserver(O=>{for(let{isIntersecting:I,
target:j}of O)I&&y(p.get(j));f()&&(e.scrollTop=e.scrollHeight)},{rootMargin:"200px 0px"}),f=()=>l&&!t.selected&&t.running;function m(O,I){let j=o.length<=O.length&&
(!o.length||o[0].round===O[0])&&r.samples===I.samples;r=I,j||g();for(let U of O.slice(o.length))b(U)}function g(){h.disconnect(),e.replaceChildren(),o=[],s={row:null,
card:null,selected:null},i=null,l=!0,c=0}function b(O){let I=C("li","gp-round"),j={round:O,item:I,cards:null};p.set(I,j),o.push(j),e.append(I),h.observe(I)}function y(O){
if(!O||O.cards)return;h.unobserve(O.item);let{round:I,item:j}=O,U=Ge(I);O.cards=[];let J=C("div","gp-cards");for(let ie=0;ie<U;ie++)J.append(E(O,ie));I.next_token_id!==
null&&J.append(v(O)),U<I.drafted.length&&J.append(S(I,U)),I.follow==="none"&&J.append(C("span","gp-note gp-ended","■ "+a("the text ended inside its draft"))),
j.append(M(I),J),j.classList.add("gp-filled"),i||B(O.cards[0])}function M(O){let I=C("div","gp-round-head"),{num_accepted:j,drafted:{length:U}}=O,J=U?a("{accept\
ed} of {drafted} kept",{accepted:j,drafted:U}):a("no draft"),ie=[a("draft {time}",{time:et(O.draft_seconds)}),a("verify {time}",{time:et(O.verify_seconds)})];I.
append(C("b","",a("Round {number}",{number:O.index+1})),C("span","",J));for(let ce of ie)I.append(C("span","gp-round-time",ce));return I}function w(O,I,j,U,J,ie,ce){
let Oe=a("Round {number}, {which}, {token}: {why}",{number:O.round.index+1,which:ie,token:q(J),why:ce}),Ce=C("button","gp-draft-card",null,{type:"button",tabindex:"\
-1","aria-pressed":"false","aria-label":Oe});Ce.dataset.draft=j;let Ie=C("span","gp-draft-head"),ye=C("bdi","gp-ink gp-word");return vt(ye,J),Ie.append(C("span",
"gp-sign",U),ye),Ce.append(Ie),Ne(Ce,()=>ce),d.set(Ce,{row:O,index:I}),O.cards.push(Ce),Ce}function E(O,I){let{round:j}=O,U=j.drafted[I],J=Ai(j,I),ie=j.start+I,
ce=a("drafted token {place} of {size}",{place:I+1,size:j.drafted.length}),Oe=w(O,ie,J,J==="accepted"?"✓":"✗",U.text,ce,Yn(j,I,r));if(Oe.append($("p",z(U.target_logprob))),
(U.draft_logprob??null)!==null&&Oe.append($("q",z(U.draft_logprob))),r.samples){let Ce=C("span","gp-chance",a("chance"));Ce.append(C("b","",R(Ni(U,r)))),Oe.append(
Ce)}return Oe}function v(O){let{round:I}=O,j=I.start+I.num_accepted,[U,J]=xt[I.follow],ie=w(O,j,I.follow,U,I.next_text,a("the target’s own token"),Bi(I,r));ie.
classList.add("gp-own-card");let ce=n(j);return ce&&ie.append($("p",Re(ce).probability)),ie.append(C("span","gp-chance",J)),ie}function $(O,I){let j=C("span","g\
p-bar-line"),U=C("span","gp-track"),J=C("i",`gp-part-${O}`);return Be(J,"width",I),U.append(J),j.append(C("i","gp-pq",O),U,C("span","gp-amount",R(I))),j}function S(O,I){
let j=C("span","gp-behind"),U=O.drafted.slice(I);j.append(C("span","gp-note",a("never judged")));for(let J of U){let ie=Js(J.text,"gp-word"),ce=(J.draft_logprob??
null)===null?"":` q ${R(z(J.draft_logprob))}`,Oe=C("span","gp-unjudged");Oe.append(ie,C("small","",ce)),j.append(Oe)}return j}function x(O){let I=O&&O.draft,j=I&&
o[I.round.index-(o.length?o[0].round.index:0)]||null;j&&y(j);let U=j?k(j,O):null;s.card&&s.card!==U&&s.card.setAttribute("aria-pressed","false"),s.card&&s.card.
classList.remove("gp-current"),s.row&&s.row!==j&&s.row.item.classList.remove("gp-current-round");let J=s.selected!==t.selected;s={row:j,card:U,selected:t.selected},
J&&!t.selected&&(l=!0),j&&(j.item.classList.add("gp-current-round"),U&&(U.classList.add("gp-current"),U.setAttribute("aria-pressed",String(t.selected===O)),e.contains(
document.activeElement)||B(U)),J&&L(j.item))}function k(O,I){let{rejected:j}=t;if(j&&j.round===O.round)return O.cards[j.place];let U=I.index-O.round.start;return U<
O.round.num_accepted?O.cards[U]:O.cards.at(-1)}function L(O){let[I,j]=[O.offsetTop,O.offsetTop+O.offsetHeight];I<e.scrollTop?e.scrollTop=I:j>e.scrollTop+e.clientHeight&&
(e.scrollTop=Math.min(I,j-e.clientHeight))}function B(O){i&&(i.tabIndex=-1),i=O||null,i&&(i.tabIndex=0)}function A(O){if(!O)return;let{row:I,index:j}=d.get(O);B(
O);let U=n(j),J=I.cards.indexOf(O);U&&O.dataset.draft==="rejected"?t.selectRejected(U,I.round,J):U&&t.selectStep(U),L(I.item),O.focus({preventScroll:!0})}function N(O,I){
let j=o[Math.max(0,Math.min(o.length-1,O))];return y(j),j.cards.at(I)}function G(O,I){let{row:j}=d.get(O),U=j.cards[j.cards.indexOf(O)+I];if(U)return U;let J=o.
indexOf(j)+I;return o[J]?N(J,I>0?0:-1):null}return e.addEventListener("click",O=>{let I=O.target.closest(".gp-draft-card");if(I){A(I);return}let j=O.target.closest(
".gp-round");j&&A(p.get(j).cards[0])}),e.addEventListener("keydown",O=>{O.key==="Escape"&&t.selectStep(null);let I=O.target.closest(".gp-draft-card");if(!I||O.ctrlKey||
O.metaKey||O.altKey)return;let j=o.indexOf(d.get(I).row),U={ArrowRight:()=>G(I,1),ArrowLeft:()=>G(I,-1),ArrowDown:()=>o[j+1]&&N(j+1,0),ArrowUp:()=>o[j-1]&&N(j-1,
0),Home:()=>N(0,0),End:()=>N(o.length-1,0)};U[O.key]&&(O.preventDefault(),A(U[O.key]()))}),e.addEventListener("scroll",()=>{let O=e.scrollTop;e.scrollHeight-O-e.
clientHeight<80?l=!0:O<c&&(l=!1),c=O},{passive:!0}),{show:m,mark:x}}var Ue={narrowest:3,least:16,cell:9,tallest:90,times:84};function Qu(e,{canvas:t,column:n,ends:o,onResize:r}){let s={rounds:[],each:1,columns:Ue.least,top:1,drafts:0},
i=0;function l(w){let E=v=>w.reduce(($,S)=>$+v(S),0)/w.length;return{accepted:E(v=>v.num_accepted),judged:E(Ge),drafted:E(v=>v.drafted.length),draft:E(v=>v.draft_seconds),
verify:E(v=>v.verify_seconds),longest:Math.max(...w.map(v=>v.draft_seconds+v.verify_seconds))}}function c(w){let E=w.map(({draft:S,verify:x})=>S+x).sort((S,x)=>S-
x),v=E.at(-1),$=E[Math.floor((E.length-1)*.9)];return v>2*$&&E.length>4?1.25*$:v}function p(w){i||=t.clientWidth;let E=Math.max(1,Math.ceil(w.length/Math.max(1,
Math.floor(i/Ue.narrowest)))),v=[];for(let L=0;L<w.length;L+=E)v.push(l(w.slice(L,L+E)));let $=Math.max(1,...v.map(({drafted:L})=>L)),S=Math.max(1,Math.min(Ue.cell,
Ue.tallest/$)),x=c(v)||1,k=v.filter(({draft:L,verify:B})=>L+B>x);return s={rounds:w,each:E,columns:Math.max(Ue.least,v.length),top:x,drafts:Math.ceil($*S)},Y(o.
drafts,$>=1.5?_(Math.round($)):"1"),Y(o.times,et(x)),d(v,S),{each:E,cut:k.length,longest:Math.max(0,...v.map(({longest:L})=>L)),filled:v.length/s.columns}}function d(w,E){
let v=s.drafts+16+Ue.times,$=devicePixelRatio,S=[Math.round(i*$),Math.round(v*$)];if(t.width!==S[0]&&(t.width=S[0]),t.height!==S[1]&&(t.height=S[1]),t.style.height=
`${v}px`,o.drafts.parentNode.style.height=`${s.drafts}px`,o.times.parentNode.style.height=`${Ue.times}px`,!i)return;let x=getComputedStyle(e),k=G=>x.getPropertyValue(
`--gp-${G}`).trim(),L={accepted:k("accepted"),rejected:k("rejected"),muted:k("muted"),verify:k("kept"),draft:k("before"),line:k("line"),surface:k("surface")},B=t.
getContext("2d");B.setTransform($,0,0,$,0,0),B.clearRect(0,0,i,v);let A=i/s.columns,N=A>6?Math.min(6,A*.2):A>3.5?1:0;B.fillStyle=L.line,B.fillRect(0,s.drafts,i,
1),B.fillRect(0,v-1,i,1),w.forEach((G,O)=>{let I=[O*A+N/2,A-N];s.each===1?h(B,L,G,I,E):m(B,L,G,I,E),g(B,L,G,I,v-1)})}function h(w,E,{accepted:v,judged:$,drafted:S},[
x,k],L){let B=Math.max(1,L-(L>3?1.5:0));for(let A=0;A<S;A++){let N=s.drafts-(A+1)*L;if(A<v)w.fillStyle=E.accepted,w.fillRect(x,N,k,B);else if(A<$)f(w,E.rejected,
x+k/2,N+B/2,Math.min(k,Math.max(B,5),7)/2);else{w.fillStyle=E.muted;let G=Math.min(k,B,2.5);w.fillRect(x+(k-G)/2,N+(B-G)/2,G,G)}}}function f(w,E,v,$,S){w.strokeStyle=
E,w.lineWidth=S>2?2:1,w.beginPath(),w.moveTo(v-S,$-S),w.lineTo(v+S,$+S),w.moveTo(v-S,$+S),w.lineTo(v+S,$-S),w.stroke()}function m(w,E,{accepted:v,drafted:$},[S,
x],k){w.fillStyle=E.accepted,w.fillRect(S,s.drafts-v*k,x,v*k),w.fillStyle=E.muted,w.fillRect(S,s.drafts-$*k,x,1)}function g(w,E,{draft:v,verify:$},[S,x],k){let L=Math.
min(1,s.top/(v+$))/s.top,[B,A]=[v*L*Ue.times,$*L*Ue.times];w.fillStyle=E.verify,w.fillRect(S,k-B-A,x,A),b(w,E.draft,S,k-B,x,B),!(v+$<=s.top)&&(w.fillStyle=E.surface,
w.fillRect(S-1,k-Ue.times+7,x+2,3),w.fillRect(S-1,k-Ue.times+13,x+2,3))}function b(w,E,v,$,S,x){if(!(x<=0)){if(S<5){w.fillStyle=E,w.fillRect(v,$,S,x);return}w.save(),
w.beginPath(),w.rect(v,$,S,x),w.clip(),w.strokeStyle=E,w.lineWidth=1.5,w.beginPath();for(let k=-x;k<S;k+=5)w.moveTo(v+k,$+x),w.lineTo(v+k+x,$);w.rect(v+.75,$+.75,
Math.max(0,S-1.5),Math.max(0,x-1.5)),w.stroke(),w.restore()}}function y(w){let{left:E,width:v}=t.getBoundingClientRect(),$=Math.floor((w.clientX-E)/v*s.columns)*
s.each;return Math.max(0,Math.min(s.rounds.length-1,$))}function M(w){n.hidden=w===null,w!==null&&(Be(n,"left",Math.floor(w/s.each)/s.columns),Be(n,"width",1/s.
columns))}return new ResizeObserver(()=>{t.clientWidth!==i&&(i=t.clientWidth,r())}).observe(t),{draw:p,at:y,mark:M}}function Ju(e,t){let n=e.querySelector(".gp-map-plot"),o=e.querySelector(".gp-map-reading"),r=e.querySelector(".gp-map-note"),s=new be(null,()=>null),i=new Ft,l=Qu(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:e.querySelector(".gp-drafts-end"),times:e.querySelector(".gp-times-end")},
onResize:$}),c=Zu(e.querySelector(".gp-rounds"),t,S=>s.steps[S]),p=Oi(e),d=[],h=0,f=!1;function m(){let S=t.hideFrom===null?s.steps.length:Math.min(t.hideFrom,s.
steps.length),x=t.rounds.length;for(;x&&t.rounds[x-1].start+Qo(t.rounds[x-1])>S;)x-=1;return x===t.rounds.length?t.rounds:t.rounds.slice(0,x)}function g(){let{each:S,
cut:x,longest:k,filled:L}=l.draw(d);Be(e.querySelector(".gp-map-axis"),"width",L),Y(r,[S>1?a("Each column is the mean of {each} rounds.",{each:S}):"",x?T(x,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:et(k)}):""].filter(Boolean).join(" ")),Y(
e.querySelector(".gp-map-last"),a("round {number}",{number:_(d.length)}))}function b(S){let x={round:S.index+1,draft:et(S.draft_seconds),verify:et(S.verify_seconds),
accepted:S.num_accepted,token:q(S.next_text)};return S.follow==="target"?a("Round {round}: draft {draft}, verify {verify}; nothing drafted, then {token}.",x):S.
follow==="bonus"?T(S.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as bonus.","Round {ro\
und}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept, then {token} as bonus.",x):S.follow==="correction"?T(S.drafted.length,"Round {r\
ound}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as correction.","Round {round}: draft {draft}, verify {verify}; {a\
ccepted} of {count} drafted tokens kept, then {token} as correction.",x):T(S.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count\
} drafted token kept; the text ended inside the draft.","Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept; the text ende\
d inside the draft.",x)}let y=S=>t.selectStep(s.steps[d[S].start]||null);function M(){let S=t.current();return!S||!S.draft?null:d[S.draft.round.index]===S.draft.
round?S.draft.round.index:null}function w(){let S=M();l.mark(S);let x=S===null?"":b(d[S]);Y(o,x),re(n,{"aria-valuemin":1,"aria-valuemax":d.length,"aria-valuenow":(S??
0)+1,"aria-valuetext":x||a("no round yet")})}n.addEventListener("pointermove",S=>{let x=l.at(S);x<0||(S.buttons===1?y(x):Y(o,b(d[x])))}),n.addEventListener("poi\
nterleave",w),n.addEventListener("click",S=>l.at(S)>=0&&y(l.at(S))),n.addEventListener("keydown",S=>{let x={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,
PageDown:-10,Home:-1/0,End:1/0};S.key==="Escape"&&t.selectStep(null),!(!(S.key in x)||!d.length)&&(S.preventDefault(),y(Math.max(0,Math.min(d.length-1,(M()??d.length-
1)+x[S.key]))))});function E(S){let{draft_seconds:x,verify_seconds:k}=S,L=x+k;for(let[N,G]of[["draft",x],["verify",k]]){let O=e.querySelector(`.gp-time-${N}`);O.
style.flexGrow=L?G/L:.5,Y(e.querySelector(`.gp-told-${N}`),`${Math.round(L?100*G/L:0)}% · ${et(G)}`)}let B=T(S.num_tokens,"{count} token","{count} tokens"),A=S.
passes_saved>0?T(S.passes_saved,"{count} pass saved.","{count} passes saved."):a("No pass saved.");Y(e.querySelector(".gp-drafts-short"),`${T(S.num_rounds,"{tok\
ens} in {count} forward pass of the target.","{tokens} in {count} forward passes of the target.",{tokens:B})} ${A}`)}function v(S){let x=t.lasts[0]||null;if((S.
run||S.steps)&&s.follow(x),S.run&&(f=!1),e.hidden=!t.rounds.length,e.hidden)return;let k=[d[0],h];if(d=m(),h=d.length,S.run||d[0]!==k[0]||h!==k[1]){let L=Wt(t.started),
B=i.read(d);f||=d.some(({drafted:N})=>N.length&&(N[0].draft_logprob??null)!==null);let A=e.querySelector(".gp-drafts-rule");Y(A,Ku(L,f)),Le(A,"draft",()=>pe(pt(
"draft_acceptance_rate",B)),L.samples&&f?{}:{formula:""}),e.querySelector(".gp-key-q").hidden=!f,E(B),g(),c.show(d,L),p(B,L)}c.mark(t.current()),w()}function $(){
e.hidden||(g(),w())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",$),new MutationObserver($).observe(document.body,{attributes:!0,
attributeFilter:["class"]}),v}var Xi={};Z(Xi,{useCallback:()=>Pg,useContext:()=>Og,useDebugValue:()=>Cg,useEffect:()=>Lt,useErrorBoundary:()=>Ng,useId:()=>Ag,useImperativeHandle:()=>Rg,useLayoutEffect:()=>V,
useMemo:()=>ue,useReducer:()=>Et,useRef:()=>W,useState:()=>F});var zi={};Z(zi,{Component:()=>Zn,Fragment:()=>H,cloneElement:()=>bg,createContext:()=>Mg,createElement:()=>Jn,createPortal:()=>Lg,createRef:()=>yg,h:()=>Jn,hydrate:()=>Tg,
isValidElement:()=>nc,options:()=>se,render:()=>Ke,toChildArray:()=>cc});var se,tc,nc,St,$i,nr,oc,er,rc,Fi,Hi,sc,Qn=Symbol.for("pv"),or={},rr=[],gg=/^m(i|n|o|s|text|space)$/,
sr=Array.isArray,ir=rr.slice,Tt=Object.assign;function qt(e){e&&e.parentNode&&e.remove()}function Jn(e,t,n){var o,r,s,i={},l=arguments.length;for(s in t)s=="key"?
o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?ir.call(arguments,2):n),Dt(e,i,o,r,null)}function bg(e,t,n){var o,r,s,i=Tt({},
e.props),l=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e.type!="function"?r=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?ir.call(arguments,2):n),
Dt(e.type,i,o!==void 0?o:e.key,r!==void 0?r:e.ref,null)}function Dt(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Qn,
__v:r||++tc,__i:-1,__u:0};return!r&&se.vnode&&se.vnode(s),s}function yg(){return{current:null}}function H(e){return e.children}function Zn(e,t){this.props=e,this.
context=t,this.__g=0}function Mt(e,t){if(t==null)return e.__&&Mt(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.
type!="function"||e.props.__P?null:Mt(e)}function wg(e){var t,n=e.__v,o=n.__e,r=[],s=[],i=e.__P;i&&((t=Tt({constructor:Qn},n)).__v=n.__v+1,se.vnode&&se.vnode(t),
Wi(i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||Mt(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,dc(r,t,s),n.__=n.__e=null,t.__e!=o&&ic(t))}function ic(e){if((e=
e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),ic(e)}function Ii(e){(8&e.__g||(e.__g|=8,St.push(e),nr++))&&$i==se.
debounceRendering||(($i=se.debounceRendering)||queueMicrotask)(ac)}function ac(){try{for(var e,t=1;St.length;)St.length>t&&St.sort(oc),e=St.shift(),t=St.length,
8&e.__g&&wg(e)}finally{(nr=St.length)&&($i||queueMicrotask)(ac)}}function lc(e,t,n,o,r,s,i,l,c,p,d){var h,f,m,g,b,y,M=o.__k||rr,w=t.length;for(c=kg(n,t,M,c,w),h=
0;h<w;h++)(m=n.__k[h])!=null&&(f=~m.__i&&M[m.__i]||or,m.__i=h,y=Wi(e,m,f,r,s,i,l,c,p,d),g=m.__e,(f.ref!=m.ref||8&f.__u)&&(f.ref&&qi(f.ref,null,m,f),m.ref&&d.push(
m.ref,m.__c||g,m)),b=b||g,4&m.__u?(c=uc(m,c,e,!f.__v),f.__e&&(f.__e=null)):typeof m.type=="function"&&y!==void 0?c=y:g&&(c=g.nextSibling),m.__u&=-21);return n.__e=
b,c}function kg(e,t,n,o,r){var s,i,l,c,p,d,h,f,m,g=n.length,b=g,y=0,M=0,w=e.__k=Array(r);for(s=0;s<r;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="functio\
n"?(typeof i!="object"||i.constructor===String?i=w[s]=Dt(null,i):sr(i)?i=w[s]=Dt(H,{children:i}):i.constructor===Qn&&i.__b?i=w[s]=Dt(i.type,i.props,i.key,i.ref,
i.__v):w[s]=i,c=s+y,i.__=e,i.__b=e.__b+1,l=null,~(p=i.__i=vg(i,n,c,b))&&(b--,(l=n[p])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,p==c-1?y--:p==c+1?y++:p!=c&&(p>c?y--:y++,
M=1)):(~p||(r>g?y--:r<g&&y++),typeof i.type!="function"&&(i.__u|=4))):w[s]=null;if(M){for(d=[],h=[],s=0;s<r;s++)if((i=w[s])&&16&i.__u){for(y=0,f=d.length;y<f;)d[m=
y+f>>1]<i.__i?y=m+1:f=m;d[y]=i.__i,h[s]=y+1}for(y=d.length;s--;)h[s]&&(h[s]==y?y--:w[s].__u|=4)}if(b)for(s=0;s<g;s++)!(l=n[s])||2&l.__u||(l.__e==o&&(o=Mt(l)),Di(
l,l));return o}function uc(e,t,n,o){var r,s,i,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=uc(r[s],
t,n,!1));return t}for(t&&!t.parentNode&&(t=Mt(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!o&&n.moveBefore&&i.parentNode?
n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function cc(e,t){return t=t||[],e!=null&&
typeof e!="boolean"&&(sr(e)?e.some(function(n){cc(n,t)}):t.push(e)),t}function vg(e,t,n,o){var r,s=e.key,i=e.type,l=t[n],c=l&&!(2&l.__u);if(l===null&&s==null||c&&
s==l.key&&i==l.type)return n;if(o>(c?1:0)){for(r=n-1;r>=0;r--)if((l=t[r])&&!(2&l.__u)&&s==l.key&&i==l.type)return r;for(r=n+1;r<t.length;r++)if((l=t[r])&&!(2&l.
__u)&&s==l.key&&i==l.type)return r}return-1}function ec(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Jo(e,t,n,o,r){var s,i;if(t=="style")
if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||ec(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||
ec(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=Hi[t]||(Hi[t]=_g(
t)),(e.__a||(e.__a={}))[t]=Fi,s=t!=(t=t.replace(rc,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{
if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="ta\
bIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function _g(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[er]==null)t[er]=
Fi++;else if(t[er]<this.__a[e])return;return n(se.event?se.event(t):t)}}}function Wi(e,t,n,o,r,s,i,l,c,p){var d,h,f,m,g,b,y,M,w,E,v,$,S,x,k,L,B,A,N=t.type;if(t.
constructor!==Qn)return null;128&n.__u&&(c=32&n.__u,d=n.__c.__z)&&(t.__u|=c,h=s=[],d.nodeType==8?l=tr(d,s):s.push(d),l=s[0]||l),(d=se.__b)&&d(t);e:if(typeof N==
"function"){f=i.length;try{if(M=t.props,w=(d=N.prototype)&&d.render,E=(d=N.contextType)&&o[d.__c],v=d?E?E.props.value:d.__:o,(m=n.__c)?(t.__c=m,2&m.__g&&(m.__g|=
1)):(w?t.__c=m=new N(M,v):(t.__c=m=new Zn(M,v),m.constructor=N,m.render=Sg),E&&E.sub(m),m.state||(m.state={}),m.__n=o,m.__g|=8,m.__h=[],m.__k=[]),w&&(m.__s||(m.
__s=m.state),N.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=Tt({},m.__s)),Tt(m.__s,N.getDerivedStateFromProps(M,m.__s)))),g=m.props,b=m.state,m.__v=t,n.__c){
if(M!==g&&w&&!N.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(M,v),t.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&
m.shouldComponentUpdate(M,m.__s,v)===!1){t.__v!=n.__v&&(m.props=M,m.state=m.__s,m.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(G){G&&(G.__=t)}),rr.push.
apply(m.__h,m.__k),m.__k=[],m.__h.length&&i.push(m),l=Mt(n);break e}m.componentWillUpdate&&m.componentWillUpdate(M,m.__s,v),w&&m.componentDidUpdate&&m.__h.push(
function(){m.componentDidUpdate(g,b,y)})}else w&&!N.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),w&&m.componentDidMount&&m.__h.push(m.
componentDidMount);m.context=v,m.props=M,m.__P=e,m.__g&=-5,$=se.__r,S=w?25:0;do m.__g&=-9,$&&$(t),d=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++S<
25);w&&(rr.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(o=Tt({},o,m.getChildContext())),w&&n.__c&&m.getSnapshotBeforeUpdate&&(y=m.getSnapshotBeforeUpdate(
g,b)),x=d&&d.type===H&&d.key==null?d.props.children:d,M.__P&&(d=l,r=(e=M.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(G){G&&Di(G,G)}),
n.__k=null),l=n.__k?Mt(n,0):null),l=lc(e,sr(x)?x:[x],t,n,o,r,s,i,l,c,p),M.__P&&(t.__e=null,l=d),t.__u&=-161,h&&h.some(qt),m.__h.length&&i.push(m),1&m.__g&&(m.__g&=
-4)}catch(G){if(i.length=f,t.__v=null,c||s)if(G&&G.then){if(t.__u|=128|c,s){for(~(B=s.indexOf(l||void 0))||(B=s.length);(A=s[B-1])&&A.nodeType==8;)B--;for(;B<s.
length;B++)if(A=s[B])if(s[B]=null,k){if(A==L)break}else{if(A.nodeType!=8)break;A.data.startsWith("$s")&&(L=tr(k=A))}}if(!k){for(;l&&l.nodeType==8&&l.nextSibling;)
l=l.nextSibling;k=l}(d=tr(k=t.__c.__z||(t.__c.__z=k)))?(t.__e=k,l=d):t.__e=l,l=l&&l.nextSibling}else s&&s.some(qt);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),G&&
G.then||pc(t),se.__e(G,t,n)}}else l=t.__e=xg(n.__e,t,n,o,r,s,i,c,p,e);return(d=se.diffed)&&d(t),l}function tr(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))
for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function pc(e){e&&(e.
__c&&(e.__c.__g|=4),e.__k&&e.__k.some(pc))}function dc(e,t,n){for(var o=0;o<n.length;)qi(n[o++],n[o++],n[o++]);se.__c&&se.__c(t,e),e.some(function(r){try{e=r.__h,
r.__h=[],e.some(function(s){s.call(r)})}catch(s){se.__e(s,r.__v)}})}function xg(e,t,n,o,r,s,i,l,c,p){var d,h,f,m,g,b,y,M,w=n.props||or,E=t.props,v=t.type;if(v==
"svg"?r="http://www.w3.org/2000/svg":v=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(d=0;d<s.length;d++)if((g=s[d])&&
(v?g.localName==v:g.nodeType==3)){e=g,s[d]=null;break}}if(!e){if(M=p.ownerDocument||document,!v)return M.createTextNode(E);e=M.createElementNS(r,v,E.is?E:p),l&&
(se.__m&&se.__m(t,s),l=!1),s=null}if(v){if(p=v=="template"&&e.content||e,s=v=="textarea"&&E.defaultValue!=null?null:s&&ir.call(p.childNodes),!l&&s)for(w={},d=0;d<
e.attributes.length;d++)w[(g=e.attributes[d]).name]=g.value;for(d in w)g=w[d],d=="dangerouslySetInnerHTML"?f=g:d=="children"||d in E||d=="value"&&"defaultValue"in
E||d=="checked"&&"defaultChecked"in E||Jo(e,d,null,g,r);for(d in E)g=E[d],d=="children"?m=g:d=="dangerouslySetInnerHTML"?h=g:d=="value"?b=g:d=="checked"?y=g:l&&
typeof g!="function"||w[d]===g||Jo(e,d,g,w[d],r);h?(l||f&&(h.__html==f.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(f&&(e.textContent=""),(v==
"foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&gg.test(v))&&(r="http://www.w3.org/1999/xhtml"),lc(p,sr(m)?m:[m],t,n,o,r,s,i,s?s[0]:n.__k&&Mt(n,0),l,c),
s&&s.some(qt)),l&&v!="textarea"||(d="value",v=="progress"&&b==null?e.removeAttribute(d):b==null||b===e[d]&&(v!="progress"||b)||Jo(e,d,b,w[d],r),d="checked",y!=null&&
y!=e[d]&&Jo(e,d,y,w[d],r))}else w===E||l&&e.data==E||(e.data=E);return e}function qi(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.
__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){se.__e(r,n)}}function Di(e,t,n){var o,r,s,i;if(se.unmount&&se.unmount(e),!(o=e.ref)||o.
current&&o.current!=e.__e||qi(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(l){se.__e(l,t)}o.__P=o.__n=null}if(o=e.__k)for(i=
0;i<o.length;i++)o[i]&&Di(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=tr(o,s=[]))&&(o==e.__e&&s.some(qt),qt(r),qt(o)),n||qt(
e.__e),e.__e=e.__c=e.__=null}function Sg(e,t,n){return this.constructor(e,n)}function Ke(e,t){var n,o,r,s;se.__&&se.__(e,t),t.nodeType==9&&(t=t.documentElement),
o=(n=e&&32&e.__u)?null:t.__k,t.__k=Dt(H,{children:[e]}),r=[],s=[],Wi(t,t.__k,o||or,or,t.namespaceURI,o?null:t.firstChild?ir.call(t.childNodes):null,r,o?o.__e:t.
firstChild,n,s),dc(r,t.__k,s),t.__k.props.children=null}function Tg(e,t){e&&typeof e=="object"&&(e.__u|=32),Ke(e,t)}function Mg(e){function t(n){var o,r;return this.
getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&o.forEach(
function(i){i.__g|=4,Ii(i)})},this.sub=function(s){o.add(s);var i=s.componentWillUnmount;s.componentWillUnmount=function(){o.delete(s),i&&i.call(s)}}),n.children}
return t.__c="__cC"+sc++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}function Eg(e){return e.children}function Lg(e,t){return Dt(
Eg,{__P:t,children:e})}se={__e:function(e,t,n,o){for(var r,s,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&
r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(l){e=l}}throw nr=0,e}},
tc=0,nc=function(e){return e!=null&&e.constructor===Qn},Zn.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Tt({},this.state)),typeof e==
"function"&&(e=e(Tt({},n),this.props)),e&&(Tt(n,e),this.__v&&(t&&this.__k.push(t),Ii(this)))},Zn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.
__h.push(e),Ii(this))},Zn.prototype.render=H,St=[],nr=0,oc=function(e,t){return e.__v.__b-t.__v.__b},er=Symbol(),rc=/(PointerCapture)$|Capture$/i,Fi=0,Hi={},sc=
0;var dt,de,ji,hc,Gi=Object.is,dn=0,_c=[],Ui=[],me=se,fc=me.__b,mc=me.__r,gc=me.diffed,bc=me.__c,yc=me.unmount,wc=me.__;function zt(e,t){me.__h&&me.__h(de,e,dn||t),
dn=0;var n=de.__H||(de.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function F(e){return dn=1,Et(xc,e)}function Et(e,t,n){var o=zt(dt++,2);if(o.
t=e,!o.__c&&(o.__=[n?n(t):xc(void 0,t),function(s){var i=(o.__N||o.__)[0],l=o.t(i,s);Gi(i,l)||(o.__N=[l,o.__[1]],o.__c.setState({}))}],o.__c=de,!de.__f)){de.__f=
!0;var r=de.shouldComponentUpdate;de.shouldComponentUpdate=function(s,i,l){var c=this.__H;if(!c)return!0;var p=!1,d=this.props!=s;if(c.__.some(function(f){f.__N&&
(p=!0,Gi(f.__[0],f.__N[0])||(d=!0))}),r){var h=r.call(this,s,i,l);return p?h||d:h}return!p||d}}return o.__}function Lt(e,t){var n=zt(dt++,3);!me.__s&&Vi(n.__H,t)&&
(n.__P=!0,n.__=e,n.u=t,de.__H.__h.push(n))}function V(e,t){var n=zt(dt++,4);!me.__s&&Vi(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,de.__h.push(n))}function W(e){return dn=
5,ue(function(){return{current:e}},[])}function Rg(e,t,n){dn=6,V(function(){if(typeof e=="function"){var o=e(t());return function(){e(null),typeof o=="function"&&
o()}}if(e)return e.current=t(),function(){return e.current=null}},n==null?n:n.concat(e))}function ue(e,t){var n=zt(dt++,7);return Vi(n.__H,t)&&(n.__=e(),n.__H=t),
n.__}function Pg(e,t){return dn=8,ue(function(){return e},t)}function Og(e){var t=de.context[e.__c],n=zt(dt++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(de)),
t.props.value):e.__}function Cg(e,t){me.useDebugValue&&me.useDebugValue(t?t(e):e)}function Ng(e){var t=zt(dt++,10),n=F();return t.__=e,de.componentDidCatch||(de.
componentDidCatch=function(o,r){t.__&&t.__(o,r),n[1](o)}),[n[0],function(){return n[1]()}]}function Ag(){var e=zt(dt++,11);if(!e.__){for(var t=de.__v;!t.__m&&t.
__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function Bg(){var e;do{for(;e=Ui.shift();)try{eo(e)}catch(n){me.__e(n,{__:(e=e.__P)&&
e.__v})}for(;e=_c.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(eo),t.__h.some(Ki),t.__h=[]}catch(n){t.__h=[],me.__e(n,e.__v)}}}while(Ui.length)}me.__b=function(e){
de=null,fc&&fc(e)},me.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),wc&&wc(e,t)},me.__r=function(e){mc&&mc(e),dt=0;var t=(de=e.__c).__H;t&&(ji==de?de.
__h=[]:(t.__h.some(eo),t.__h.some(Ki),dt=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),ji=de},me.diffed=function(e){gc&&gc(e);var t=e.
__c;t&&t.__H&&(t.__H.__h.length&&vc(_c.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),ji=de=null},me.__c=function(e,t){t.some(function(n){try{n.__h.some(
eo),n.__h=n.__h.filter(function(o){return!o.__||Ki(o)})}catch(o){n.__h=[function(){throw o}]}}),bc&&bc(e,t)},me.unmount=function(e){yc&&yc(e);var t,n,o=e.__c;o&&
o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,vc(Ui.push(r))}else eo(r)}catch(s){
t=s}}),o.__H=void 0,t&&me.__e(t,o.__v))};var kc=typeof requestAnimationFrame=="function";function $g(e){var t,n=function(){clearTimeout(o),kc&&cancelAnimationFrame(
t),setTimeout(e)},o=setTimeout(n,35);kc&&(t=requestAnimationFrame(n))}function vc(e){e!=1&&hc==me.requestAnimationFrame||((hc=me.requestAnimationFrame)||$g)(Bg)}
function eo(e){var t=de,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),de=t}function Ki(e){var t=de;e.__c=e.__(),de=t}function Vi(e,t){return!e||e.length!=t.length||
t.some(function(n,o){return!Gi(n,e[o])})}function xc(e,t){return typeof t=="function"?t(e):t}var Ji={};Z(Ji,{groupPane:()=>jg,runPane:()=>Q,useFresh:()=>he,useRedraw:()=>Qi});var Zi={};Z(Zi,{Fragment:()=>H,jsx:()=>u,jsxAttr:()=>Dg,jsxDEV:()=>u,jsxEscape:()=>Mc,jsxTemplate:()=>Wg,jsxs:()=>u});var Hg=/["&<]/;function Yi(e){if(!e.length||!Hg.test(e))return e;for(var t=0,n=0,o="",r="";n<e.length;n++){switch(e.charCodeAt(n)){case 34:r="&quot;";break;case 38:
r="&amp;";break;case 60:r="&lt;";break;default:continue}n!=t&&(o+=e.slice(t,n)),o+=r,t=n+1}return n!=t&&(o+=e.slice(t,n)),o}var Tc=Symbol.for("pv"),Ig=0,Fg=Array.
isArray;function u(e,t,n,o,r,s){t||(t={});var i,l,c=t;if("ref"in c&&typeof e!="function")for(l in c={},t)l=="ref"?i=t[l]:c[l]=t[l];var p={type:e,props:c,key:n,ref:i,
__k:null,__:null,__b:0,__e:null,__c:null,constructor:Tc,__v:--Ig,__i:-1,__u:0};return(r||s)&&(p.__source=r,p.__self=s),se.vnode&&se.vnode(p),p}function Wg(e){var t=u(
H,{tpl:e,exprs:[].slice.call(arguments,1)});return t.key=t.__v,t}var Sc={},qg=/[A-Z]/g;function Dg(e,t){if(se.attr){var n=se.attr(e,t);if(typeof n=="string")return n}
if(t=(function(i){return i!=null&&typeof i=="object"&&typeof i.valueOf=="function"?i.valueOf():i})(t),e=="ref"||e=="key")return"";if(e=="style"&&typeof t=="obje\
ct"){var o="";for(var r in t){var s=t[r];s!=null&&s!==""&&(o=o+(r[0]=="-"?r:Sc[r]||(Sc[r]=r.replace(qg,"-$&").toLowerCase()))+":"+s+";")}return e+'="'+Yi(o)+'"'}
return t==null||t===!1||typeof t=="function"||typeof t=="object"?"":t===!0?e:e+'="'+Yi(""+t)+'"'}function Mc(e){if(e==null||typeof e=="boolean"||typeof e=="func\
tion")return null;if(typeof e=="object"){if(e.constructor===Tc)return e;if(Fg(e)){for(var t=0;t<e.length;t++)e[t]=Mc(e[t]);return e}}return Yi(""+e)}function he(e){let t=W(null),n=t.current!==e;return t.current=e,n?e:zg}var zg={};function Qi(){let[,e]=Et(t=>t+1,0);return()=>e(void 0)}var Q=(e,t)=>(n,o)=>Ec(n,
o,r=>u(e,{log:o,changes:r}),t),jg=(e,t,n)=>(o,r)=>{let s=l=>({...l,entries:l.entries??new Set(r.entries.keys())}),i=Ec(o,r,l=>u(e,{group:r,changes:s(l)}),t);return l=>{
(!n||l.run||n.some(c=>l[c]))&&i(l)}};function Ec(e,t,n,o){let r=e.querySelector(".gp-drawn")??e;if(r.replaceChildren(),!o)return i=>Ke(n(i),r);let s=!1;return i=>{
let l=s;s=o(t),e.hidden=!s,s&&Ke(n(l?i:cn(t.kinds)),r)}}function hn({effective:e,config:t}){let n={...e,...t},o=(n.constraints||[]).map(s=>s.any_of||[s.phrase||[]]),r=(n.force_words_ids||[]).map(s=>Array.isArray(s[0])?
s:[s]);return[...o,...r].map(s=>({alternatives:s,length:Math.max(...s.map(i=>i.length))}))}function Lc(e,t){let n=e.map(r=>t.get(r)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function Rt({alternatives:e,length:t},n,o,r){if(n>=t)return!0;let s=e.filter(l=>l.length===n);if(!s.length)return!1;let i=[
...r,...ne(o).map(l=>l.chosen.token_id)].join(" ")+" ";return s.some(l=>` ${i}`.includes(` ${l.join(" ")} `))}var ea={};Z(ea,{Term:()=>D});var Gg=()=>"";function D(e){let{id:t,run:n=Gg,meaning:o,formula:r,unit:s,as:i="span",class:l,label:c,attributes:p,children:d}=e,h={...o!==void 0&&{meaning:o},...r!==
void 0&&{formula:r},...s!==void 0&&{unit:s}};return Jn(i,{...p,class:l,ref:g=>{g&&Le(g,t,n,h)},...c===void 0?{}:{role:"img","aria-label":c}},d)}var ta={};Z(ta,{TokenLabel:()=>K});function K({text:e,class:t}){return u("bdi",{class:t,ref:o=>{o&&si(o,e)}})}var mn=.001,Rc=2e-5,Ug=-1e9,Pt=-1e8,$e=(e,t=-1e30)=>e==null||e<t;function fn(e,t,n){return $e(e,n)||$e(t,n)?$e(e,n)&&$e(t,n)?0:1/0:Math.abs(e-t)}function to(e,t,n){
return fn(e,t===null?null:t*n,Pt)/Math.max(1,n)}var jt=class{count=0;off=0;furthest=0;worst=null;see(t,n){this.count+=1,t<=mn||(this.off+=1),!(this.worst&&!(t>this.
furthest))&&(this.furthest=t,this.worst={...n(),difference:t})}},na=class{sum=new jt;given=new jt;final=new jt;pool=new jt;output=new jt};function Pc(e){if(!e.usesBeams)
return null;let{effective:t}=fe(e),n=new na,o=t.length_penalty??1;for(let r of e.prompts){if(!r)continue;let s=Math.max(...r.distributions.map(({length:i})=>i));
Kg(r,Math.max(1,Math.floor(s/(t.num_beam_groups||1))),o,n)}return e.finished?.sequences.forEach((r,s)=>Vg(e.returned?.[s].last??null,r,s,o,n.output)),n}function Kg(e,t,n,o){
let r=null,s=new Map,i=(l,c)=>c.score-l.score;e.steps.forEach((l,c)=>{if(l.some(({given:h})=>h)){for(let h of l)o.given.see(fn(h.beam.score,0),()=>({node:h}));return}
r??=new Map(l.filter(({beam:h})=>h.parent%t===0).map(({beam:h})=>[h.parent,0]));for(let h of l){let{beam:f}=h,m=r.get(f.parent)??Ug;if(o.sum.see(fn((m??0)+(f.logprob??
-1/0),f.score,Pt),()=>({node:h,parent:m})),f.final_score===null||f.final_score===void 0)continue;let g=h.length**n;o.final.see(to(f.score,f.final_score,g),()=>({
node:h,power:g}));let b=f.group??null,y=[...s.get(b)??[],{score:f.final_score,power:g}];s.set(b,y.sort(i).slice(0,t))}let p=[...s.values()].flat().filter(({score:h})=>!$e(
h)).sort(i),d=e.pools[c].filter(h=>!$e(h));for(let h=0;h<Math.max(p.length,d.length);h++){let f=p[h]??null,m=f&&h<d.length?to(f.score*f.power,d[h],f.power):1/0;
o.pool.see(m,()=>({step:c,place:h,expected:f&&f.score,told:d[h]??null}))}r=new Map(l.filter(({beam:h})=>h.status==="running").map(({beam:h})=>[h.beam,h.score]))})}
function Vg(e,t,n,o,r){let s=ne(e),i=s.filter(({given:p})=>!p);if(t.score===null||!i.length||!je(e))return;let l=i.length**o,c=s.every(({beam:p,given:d},h)=>d||
p?.parent===(t.beams||[])[h]);r.see(c?to(e.beam.score,t.score,l):1/0,()=>({number:n,node:e,power:l,told:t.score}))}var le={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},Oc=new Set(["running"]),Gt=new Set(["finished"]);function Cc(e,t){let n=Math.
min(t.upTo,e.steps.length-1),o=oa(e,n),r=new Map(t.returned.map((h,f)=>[h,f+1])),s=ur([...o,...r.keys(),...lr(e,n)]),{kids:i,hidden:l}=Xg(e,n,t,s,o),{lanes:c,counts:p}=Jg(
e,n,i),d=tb(e,n,i,c,t);return nb(e,{last:n,kept:o,outputs:r,alive:s,kids:i,hidden:l,lanes:c,counts:p,columns:d,options:t})}var lr=(e,t)=>(e.steps[t]||[]).filter(
({beam:n})=>Oc.has(n.status));function oa(e,t){let n=e.steps.slice(0,t+1).flat().filter(({beam:o})=>Gt.has(o.status));return n.sort((o,r)=>(r.beam.final_score??
0)-(o.beam.final_score??0)),new Set(n.slice(0,(e.pools[t]||[]).length))}function ur(e){let t=new Set;for(let n of e)for(let o=n;o&&!t.has(o);o=o.before)t.add(o);
return t}function Xg(e,t,n,o,r){let s=new Map,i=new Set([null]),l=new Map,c=new Map,p=d=>{let h=s.get(d)??{on:[],off:[]};return s.set(d,h),h};p(null);for(let d=0;d<=
t;d++){for(let h of e.steps[d]){let{before:f}=h,m=f&&(n.collapsed.has(f)?f:l.get(f));m?(l.set(h,m),c.set(m,(c.get(m)||0)+1)):Oc.has(h.beam.status)?(n.lost||o.has(
h))&&(p(f).on.push(h),i.add(h)):(!Gt.has(h.beam.status)||n.lost||r.has(h))&&p(f).off.push(h)}e.distributions[d].forEach((h,f)=>{let m=Zg(e,d,f);m===void 0||!n.candidates||
!i.has(m)||(!m||!n.collapsed.has(m))&&Qg(e,d,f,h,p(m),n.candidates)})}for(let d of s.values()){d.on.sort((g,b)=>ar(g)-ar(b));let h=d.off.filter(({beam:g})=>Gt.has(
g.status)),f=d.off.filter(({beam:g})=>!Gt.has(g.status)),m=(g,b)=>(b.beam.score??0)-(g.beam.score??0);d.off=[...h.sort(m),...Yg(f.sort(m),n.candidates)]}return{
kids:s,hidden:c}}var ar=({beam:e})=>e.beam??0;function Yg(e,t){let n=new Map;return e.filter(({beam:{parent:o}})=>{let r=(n.get(o)??0)+1;return n.set(o,r),r<=t})}
function Zg(e,t,n){if(!(t<=e.given&&!e.steps[t].some(({beam:o})=>o.parent===n)))return t?e.byStep[t-1].get(n):null}function Qg(e,t,n,o,r,s){let i=s-r.off.filter(
({beam:c})=>c.parent===n&&!Gt.has(c.status)).length;if(i<=0)return;let l=new Set(e.steps[t].filter(({beam:c})=>c.parent===n).map(({beam:c})=>c.token_id));for(let c of o.
candidates)if(!(c.logprob===null||l.has(c.token_id))&&(r.off.push(wi(e,t,n,o,c)),i-=1,!i))return}function Jg(e,t,n){let o=new Map,r=new Map;for(let i=0;i<=t;i++){
let l=[];for(let c of lr(e,i)){let p=n.get(c.before);if(!p||!p.on.includes(c))continue;let d=c.beam.group??0,h=r.get(d)??[];r.set(d,h);let f=p.on.find(({beam:g})=>(g.
group??0)===d),m=c.before&&o.get(c.before);f===c&&m?(o.set(c,m),h[m.number]=i):l.push(c)}l.sort((c,p)=>ar(c)-ar(p));for(let c of l){let p=c.beam.group??0,d=r.get(
p)??[],h=eb(d,i,(c.before&&o.get(c.before)?.number)??0);d[h]=i,o.set(c,{group:p,number:h})}}let s=new Map([...r].sort(([i],[l])=>i-l).map(([i,l])=>[i,Math.max(1,
l.length)]));return{lanes:o,counts:s}}function eb(e,t,n){let o=i=>i.sort((l,c)=>Math.abs(l-n)-Math.abs(c-n)||c-l)[0],s=e.map((i,l)=>l).filter(i=>e[i]<t-1);return s.
length?o(s):e.length}function tb(e,t,n,o,r){let s=p=>lr(e,p-1).every(d=>{if(!o.has(d))return!0;let h=n.get(d);return h?.on.length===1&&!h.off.some(({beam:f})=>Gt.
has(f.status))}),i=[],l=(p,d,h=!1)=>({from:p,to:d,...h&&{open:h},x:0,width:0,folded:d>p}),c=r.live?t-2:t;for(let p=0;p<=t;p++){let d=i.at(-1);r.fold&&d&&p<=c&&s(
p)?d.to=p:i.push(l(p,p))}return i.flatMap(p=>{let d=p.to-p.from+1;return d>=le.short&&!r.unfolded.has(p.from)?[{...p,folded:!0}]:Array.from({length:d},(h,f)=>l(
p.from+f,p.from+f,d>=le.short&&f===0))})}function nb(e,{last:t,kept:n,outputs:o,alive:r,kids:s,hidden:i,lanes:l,counts:c,columns:p,options:d}){let h=[],f=le.margin+
le.node+le.gap;for(let x of p){x.x=f,x.width=x.folded?le.fold:le.node,f+=x.width+le.gap;for(let k=x.from;k<=x.to;k++)h[k]=x}let{tops:m,bands:g,height:b}=ob(s,l,
c,h),y=x=>m.get(x.group)?.[x.number]??0,M={node:null,nodes:[],look:"root",x:le.margin,y:rb(m),width:le.node,height:le.row-4,hidden:0},w=[M],E=new Map([[null,M]]),
v=[];function $(x,k,L){let B=h[x.index],A={node:x,nodes:[x],look:S(x),x:B.x,y:k,width:B.width,height:L,hidden:i.get(x)||0,place:o.get(x)||null,folded:B.folded,column:B,
greedy:d.greedy.has(x)};E.set(x,A),w.push(A);let N=E.get(x.before);return N&&v.push({from:N,to:A,look:A.look,share:Math.min(1,Math.exp(x.beam.logprob??-1/0))}),
A}function S(x){let{status:k}=x.beam;return k==="finished"?n.has(x)?"kept":"fell":k!=="running"?k:x.index===t?"tip":r.has(x)?"inner":"lost"}for(let x=0;x<=t;x++){
let k=h[x];for(let L of lr(e,x)){let B=l.get(L);if(B)if(x>k.from){let A=E.get(L.before);A&&(A.nodes.push(L),A.node=L,A.look=S(L),A.greedy&&=d.greedy.has(L),A.hidden=
i.get(L)||0,E.set(L,A))}else $(L,y(B),le.row-4).lane=B}}for(let[x,k]of s){let L=x&&l.get(x);if(x&&!L)continue;let B=L?y(L):null,A=new Map;for(let N of k.off){let G=h[N.
index];if(!Nc(G,N))continue;let O=B??m.get(N.beam.group??0)?.[0]??0,I=A.get(O)||0;A.set(O,I+1),$(N,O+le.row+I*le.leaf,le.leaf-2)}}return{entries:w,edges:v,columns:p,
bands:g,at:E,last:t,width:f-le.gap+le.margin,height:b}}var Nc=(e,{beam:t})=>!!(e&&(!e.folded||Gt.has(t.status)));function ob(e,t,n,o){let r=new Map;for(let[p,d]of e){
let h=new Map;for(let f of d.off){let m=o[f.index];if(!Nc(m,f))continue;let g=p===null?{group:f.beam.group??0,number:0}:t.get(p);if(!g)continue;let b=`${g.group}\
 ${g.number}`;h.set(b,(h.get(b)||0)+1)}for(let[f,m]of h)r.set(f,Math.max(r.get(f)||0,m))}let s=new Map,i=[],l=le.margin,c=n.size>1;for(let[p,d]of n){let h=l;c&&
(l+=le.band);let f=[];s.set(p,f);for(let m=0;m<d;m++)f.push(l),l+=le.row+(r.get(`${p} ${m}`)||0)*le.leaf+le.between;c&&i.push({group:p,y:h,height:l-h-4}),c&&(l+=
8)}return s.size||s.set(0,[l]),{tops:s,bands:i,height:Math.max(l,le.margin+le.row)+le.margin-le.between}}var rb=e=>[...e.values()][0][0];var sb=`
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
`,ia={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},ra={tall:.55,small:.75},ib=[1,1.8,3,4.5,6.5],ab=[.05,.2,.5,.8],lb={probability:({beam:e})=>R(
Math.min(1,z(e.logprob))),token:({beam:e})=>P(e.logprob,2),sum:({beam:e})=>P(e.score,2),score:(e,t)=>P(lt(e,t),3),rank:({rank:e})=>e?`#${e}`:">"},gn=class{constructor(t){
this.element=t;t.classList.add("t-tree");let n=oe("style");n.textContent=sb,this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),t.append(
n,this.world)}element;world=oe("g");bands=oe("g");ruler=oe("g");edges=oe("g");blocks=oe("g");nodes=oe("g");paths=new Map;drawn=new Map;draw(t,n){let[o,r,s,i]=n.
area??Ac,l=t.entries.filter(({x:d,y:h,width:f,height:m})=>d+f>=o&&d<=s&&h+m>=r&&h<=i),c=d=>n.zoom>=(sa(d)?ra.tall:ra.small);this.drawBands(t);let p=t.columns.filter(
({x:d,width:h})=>d+h>=o&&d<=s);this.drawRuler(n.zoom>=ra.tall?p:[]),this.drawEdges(t,n),this.drawBlocks(l.filter(d=>!c(d)),n),this.drawNodes(l.filter(c),n)}drawBands({
bands:t,width:n}){let o=Te(this.bands,t.length,()=>{let r=oe("g");return r.append(oe("rect","t-band"),oe("text")),r});t.forEach(({group:r,y:s,height:i},l)=>{let[
c,p]=o[l].children;re(c,{x:4,y:s,width:n-8,height:i,rx:8}),re(p,{y:s+16}),Y(p,a("group {group}",{group:Ee(r)}))})}drawRuler(t){let n=Te(this.ruler,t.length,()=>oe(
"text","t-small"));t.forEach(({from:o,to:r,x:s},i)=>{re(n[i],{x:s+8,y:12}),Y(n[i],r>o?`${o+1}–${r+1}`:String(o+1))})}nameBandsAt(t){for(let{lastElementChild:n}of this.
bands.children)n&&re(n,{x:Math.max(14,t+10)})}drawEdges(t,n){let o=new Map,[r,s,i,l]=n.area??Ac;for(let{from:c,to:p,look:d,share:h}of t.edges){let[f,m]=[c.x+c.width,
p.x],[g,b]=[c.y+c.height/2,p.y+p.height/2];if(m<r||f>i||Math.max(g,b)<s||Math.min(g,b)>l)continue;let y=cr(p,n.path),M=Math.min(40,(m-f)*.6),E=`t-edge t-w${ab.filter(
v=>h>=v).length} ${hb(p,d,y)}${n.dim&&!y?" t-dim":""}`;Bc(o,E).push(`M${f},${g}C${f+M},${g} ${m-M},${b} ${m},${b}`)}this.drawPaths(this.edges,o,(c,p)=>{c.style.
strokeWidth=`${ib[Number(/t-w(\d)/.exec(p)?.[1])]}px`})}drawPaths(t,n,o){for(let[r,s]of this.paths)s.parentNode===t&&!n.has(r)&&(s.remove(),this.paths.delete(r));
for(let[r,s]of n){let i=this.paths.get(r);i||(i=oe("path",r),o&&o(i,r),this.paths.set(r,i),r.includes("t-path")?t.append(i):t.prepend(i)),re(i,{d:s.join("")})}}drawBlocks(t,n){
let o=new Map;for(let r of t){let s=`t-blocks t-${cr(r,n.path)?"path":r.look}${n.dim&&!cr(r,n.path)?" t-dim":""}`,{x:i,y:l,width:c,height:p}=r;Bc(o,s).push(`M${i}\
,${l+p*.2}h${c}v${p*.6}h${-c}z`)}this.drawPaths(this.blocks,o)}drawNodes(t,n){let o=new Map(this.drawn);for(let r of t){let s=r.nodes[0]||null,i=this.drawn.get(
s);(!i||!!i.left!==sa(r))&&(i?.group.remove(),i=ub(sa(r)),this.drawn.set(s,i),this.nodes.append(i.group)),o.delete(s),this.drawNode(i,r,n)}for(let[r,{group:s}]of o)
s.remove(),this.drawn.delete(r)}drawNode(t,n,o){let{node:r,x:s,y:i,width:l,height:c,look:p}=n,{group:d,box:h,word:f,right:m,left:g}=t,b=r?lb[o.number](r,o.penalty):
"";if(re(d,{class:this.classesOf(n,o),transform:`translate(${s} ${i})`}),re(h,{width:l,height:c}),re(m,{x:l-8}),Y(m,b),g)cb(f,g,n,o);else if(r){let y=`${n.greedy?
"G":""}${ia[p]??""} `;Y(f,y+pr(aa(r),12-y.length-Math.ceil(b.length*.82)))}pb(t,n)}classesOf(t,n){let{node:o,look:r}=t,s=cr(t,n.path),i=[`t-${r}`];return o?.beam.
group&&["inner","tip"].includes(r)&&i.push(`t-g${o.beam.group%4}`),o?.given&&i.push("t-given"),s&&i.push("t-path"),n.dim&&!s&&o&&i.push("t-dim"),i.join(" ")}},Ac=[
-1/0,-1/0,1/0,1/0];function Bc(e,t){let n=e.get(t)??[];return e.set(t,n),n}var sa=({height:e})=>e>le.leaf;function ub(e){let t=oe("g"),[n,o,r]=[oe("rect","t-box"),
oe("text","t-word"),oe("text","t-small t-right")];t.append(n,o,r),re(n,{rx:e?7:5}),re(o,{x:8,y:e?14:13}),re(r,{y:e?28:13});let s=e?t.appendChild(oe("text","t-sm\
all")):null;return s&&re(s,{x:8,y:28}),{group:t,box:n,word:o,right:r,left:s,flag:null}}function cb(e,t,n,o){let{node:r,nodes:s,look:i}=n,l=ia[i]?`${ia[i]} `:"";
r?Y(e,l+(s.length>1?fb(s.map(aa).join(""),28):pr(aa(r),12-l.length))):Y(e,o.root),Y(t,db(n,o)),re(t,{class:r&&s.length<2&&bn(r)?"t-small t-switch":"t-small"})}function pb(e,{
look:t,place:n,hidden:o,width:r,height:s}){let i=n?`★${n}`:o?`+${o}`:"";if(!i&&t!=="kept"&&!e.flag)return;e.flag||(e.flag=[oe("rect","t-inside"),oe("rect","t-\
flag"),oe("text","t-flag-text")],e.group.append(...e.flag));let[l,c,p]=e.flag,d=8+7*i.length;re(l,{x:2.5,y:2.5,width:r-5,height:s-5,rx:3}),re(c,{x:r-d+4,y:-6,width:i?
d:0,height:14,rx:2}),re(p,{x:r-d/2+4,y:5}),Y(p,i)}var cr=(e,t)=>e.nodes.some(n=>t.has(n)),bn=e=>e.before!==null&&e.beam.status==="running"&&e.beam.parent!==e.beam.
beam;function db({node:e,nodes:t,greedy:n},o){if(!e)return"";let r=[n?"G":"",o.goals?o.goals(e):""].filter(Boolean).join(" ");if(t.length>1)return[T(t.length,"{\
count} token","{count} tokens"),r].filter(Boolean).join(" ");if(e.beam.status!=="running")return r;let s=(e.beam.beam??0)+1;return[e.given?a("given"):bn(e)?`${e.
beam.parent+1}→${s}`:String(s),r].filter(Boolean).join(" ")}function hb({node:e},t,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(t)?"t-off":
["kept","fell"].includes(t)?"t-ending":`t-g${(e?.beam.group??0)%4}`}var aa=({beam:e,chosen:t})=>(e.text||t.text||"").replace($t,n=>it[n]||"�")||a("(empty)"),$c=e=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(e)?2:1;function pr(e,t){let n=0,o=Array.from(e);for(let[r,s]of o.entries())if(n+=$c(s),n>t)return o.slice(0,Math.max(1,r-1)).join("")+"…";return e}function fb(e,t){
let n=Array.from(e),o=Math.floor((t-1)/2);return n.reduce((r,s)=>r+$c(s),0)<=t?e:pr(e,o)+pr(n.slice(-o).join(""),o)}var mb=.001;function Fc(e,t){if(e.given)return[a("A given token weighs nothing in the sum of a beam.")];let n=t.prompts[e.sequence],{beam:o}=e;return[gb(e,n,t),
no(e),o.diversity_penalty?a("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:P(o.diversity_penalty)}):"",
yb(e,n),kb(e,n,t),Sb(e,t)].filter(Boolean)}var Ut=e=>e.beam.group??null,la=(e,t)=>t.steps[e.index].filter(n=>Ut(n)===Ut(e));function gb(e,t,n){let o=la(e,t).length,
r=e.index===t.given,s=r?1:t.steps[e.index-1].filter(p=>p.beam.status==="running"&&Ut(p)===Ut(e)).length,i=Ut(e),l=i===null?[]:[a("Only beams of its own group, {\
group}, compete with it.",{group:Ee(i)})],c=r?a("All beams held the same text before this step, so one was continued."):T(s,"{count} running beam was continued \
at this step.","{count} running beams were continued at this step.");return[...l,c,bb(e,o,fe(n).mode==="beam_sample")].join(" ")}function bb({rank:e,beam:t},n,o){
if(t.status==="unseen")return o?a("The search drew {considered} continuations; this one was not among them.",{considered:n}):a("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let r={considered:n,rank:e};return o?a("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",r):a("The search considered {considered} continuations; by its sum, this one has rank {rank}.",r)}function no(e,t=!1){let{beam:n}=e,o=e.
before&&!e.before.given?ae(e.before.beam.score):0,[r,s]=[ae(n.logprob),ae(n.score)];if(o===null||r===null||s===null||s<Pt)return t?"":a("It could not be chosen:\
 its log-probability is minus infinity.");let i={before:P(o),own:P(r),after:P(s)};return t?`${i.before} + (${i.own}) = ${i.after}`:a("Sum of log-probabilities (\
nats): {before} before this token, {own} of its own: {before} + ({own}) = {after}.",i)}function yb(e,t){let n=la(e,t),o=p=>n.filter(({beam:d})=>d.status===p).length,
[r,s,i,l]=["running","finished","ended","pruned"].map(o),c=[T(r,"{count} has gone on","{count} have gone on"),s&&T(s,"{count} ended a text","{count} ended texts"),
i&&T(i,"{count} ended a text that does not count","{count} ended texts that do not count"),l&&T(l,"{count} was pruned","{count} were pruned")].filter(Boolean);return a(
"Of these {considered}: {parts}.",{considered:n.length,parts:c.join(", ")})}var Hc=({beam:e})=>e.score??-1/0,wb=e=>e.reduce((t,n)=>t&&Hc(t)>=Hc(n)?t:n,null);function Wc(e){
let t=e.filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score??0);return t.length?Math.min(...t):null}function kb(e,t,n){let{beam:o}=e,r=e.index+1;if(o.
status==="unseen")return"";if(o.status==="ended")return a("The text ended here but does not count: it ranked too low or lacks a constraint.");if(o.status==="pru\
ned")return vb(e,t);if(o.status==="finished"){let c=ua(e,n);return c.length?a("It ended its text at step {step}: output {numbers}.",{step:r,numbers:c.join(", ")}):
t.finished.includes(e)?a("It ended its text at step {step}, which is kept.",{step:r}):a("It ended its text at step {step}, which was dropped for better ones.",{
step:r})}let s=(o.beam??0)+1,i=bn(e)?[a("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:o.parent+1,number:s})]:
[],l=o.forced?[a("It was considered because it advances a constraint.")]:[];return[a("It went on as beam {number}.",{number:s}),...i,...l,_b(e,t,n)].join(" ")}function vb(e,t){
let n=Wc(la(e,t)),o={step:e.index+1,sum:P(e.beam.score),worst:P(n)};return n===null?a("It was pruned at step {step}.",o):a("It was pruned at step {step}: its su\
m is {sum}; the worst beam that continued has {worst}.",o)}function _b(e,t,n){let o=ua(e,n);if(o.length)return a("It is part of output {numbers}.",{numbers:o.join(
", ")});let{alive:r,at:s,children:i,ends:l}=xb(e,t);if(r)return n.finished?a("It was still running when the search stopped at step {step}.",{step:t.steps.length}):
a("It is still running.");let c=l.find(m=>t.finished.includes(m));if(c)return a("Its text ended at step {step}, which is kept but not returned.",{step:c.index+1});
let p=l.at(-1);if(p)return a("Its text ended at step {step}, which was dropped for better ones.",{step:p.index+1});let d=wb(i),h=Wc(t.steps[s].filter(m=>Ut(m)===
Ut(e))),f={step:s+1,sum:P(d?.beam.score),worst:P(h)};return!d||h===null?a("It was overtaken at step {step}: none of its continuations went on.",f):a("It was ove\
rtaken at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",f)}function xb(e,t){let n=new Set([e]),o=[];for(let r=e.
index+1;r<t.steps.length;r++){let s=t.steps[r].filter(({before:i})=>i&&n.has(i));if(o.push(...s.filter(({beam:i})=>i.status==="finished")),n=new Set(s.filter(({
beam:i})=>i.status==="running")),!n.size)return{alive:!1,at:r,children:s,ends:o}}return{alive:!0,at:t.steps.length-1,children:[],ends:o}}function ua(e,t){return(t.
returned||[]).flatMap(({last:n},o)=>n&&n.sequence===e.sequence&&ne(n)[e.index]===e?[o+1]:[])}function Sb(e,t){let n=ae(e.beam.final_score??null);if(n!==null)return Ic(
e,n,a("Final score"),t);let[o]=ua(e,t),{last:r,score:s=null}=t.returned?.[o-1]??{},i=ae(s);return!je(r)||i===null?"":Ic(r,i,a("Final score of output {number}",{
number:o}),t)}function Ic(e,t,n,o){let r=oo(e,t,o);return r?a("{name}: sum / length^length_penalty = {words}.",{name:n,words:r}):a("{name}: {score}.",{name:n,score:P(
t)})}function oo(e,t,n){let o=fe(n).effective.length_penalty??1,r={sum:P(e.beam.score),length:e.length,power:o,score:P(t)},s=Number.isFinite(o)?lt(e,o):null;return s===
null||t===null||!(Math.abs(s-t)<=mb*Math.max(1,Math.abs(t)))?"":`${r.sum} / ${r.length}^${r.power} = ${r.score}`}var Tb=40,ca=32,qc=e=>{let t=e.usesBeams?e.current():null;return je(t)?t:null};function Mb({log:e}){let t=qc(e),n=ue(()=>hn(fe(e)),[e.started]),o=ue(()=>t&&u(Eb,
{log:e,step:t,constraints:n}),[t,e.selected,n]);if(!t)return null;let r=e.prompts[t.sequence].steps[t.index],s=r.length-zc(r).length,i={token:t.index+1,prompt:t.
sequence+1};return u(H,{children:[u("header",{class:"gp-head",children:[u("h2",{class:"gp-title",children:a("Beams")}),u("span",{class:"gp-note gp-where",children:e.
prompts.length>1?a("at token {token} of prompt {prompt}",i):a("at token {token}",{token:i.token})})]}),r.some(({beam:l})=>l.progress)&&n.length>0&&u("ol",{class:"\
gp-constraints gp-note","aria-label":a("Constraints"),children:n.map(({alternatives:l,length:c},p)=>u("li",{children:[l.map((d,h)=>[h>0&&` ${a("or")} `,u(K,{text:Lc(
d,e.texts)})])," ",T(c,"({count} token)","({count} tokens)")]},p))}),u("div",{class:"gp-beam-scroll",children:o}),s>0&&u("p",{class:"gp-note gp-more",children:T(
s,"and {count} more that was pruned","and {count} more that were pruned")})]})}var Dc=Q(Mb,e=>qc(e)!==null);function zc(e){let t=Tb-e.filter(({beam:o})=>o.status!==
"pruned").length,n=({beam:o})=>o.beam??(o.status==="finished"?1e6:1e7);return e.filter(({beam:o})=>o.status!=="pruned"||t-- >0).sort((o,r)=>n(o)-n(r))}function Eb({
log:e,step:t,constraints:n}){let o=e.prompts[t.sequence].steps[t.index],r=zc(o),s=[...new Set(r.map(({beam:d})=>d.group??null))].sort((d,h)=>(d??0)-(h??0)),i={lost:o.
some(({beam:d})=>(d.group??null)!==null),progress:o.some(({beam:d})=>d.progress)},l=s.map(d=>r.filter(({beam:h})=>(h.group??null)===d)),c=l.flat();return u("tab\
le",{class:"gp-beam-table",onKeyDown:d=>{d.key==="Escape"&&e.selectStep(null);let h={ArrowDown:1,ArrowUp:-1}[d.key],f=[...d.currentTarget.querySelectorAll(".gp-\
pick")],m=f.findIndex(b=>b===d.target);if(m<0||!h)return;d.preventDefault();let g=m+h;g<0||g>=c.length||(e.selectStep(c[g]),f[g].focus())},children:[u(Lb,{log:e,
step:t,has:i}),s.map((d,h)=>u("tbody",{"data-look":d===null?void 0:d%4,children:[d!==null&&u("tr",{children:u("th",{class:"gp-group-head",scope:"rowgroup",colSpan:8,
children:[u("b",{class:"gp-badge",children:Ee(d)}),u("span",{children:u(Rb,{nodes:o,group:d})})]})}),l[h].map((f,m)=>u(Nb,{log:e,node:f,isLooked:f===t,has:i,constraints:n},
m))]},d))]})}function Lb({log:e,step:t,has:n}){let o=e.prompts[t.sequence].steps[t.index],r=o.includes(t)?t:o[0],s=(c,p)=>p?a("{name}: {words}.",{name:q(c.beam.
text),words:p}):"",i=({beam:{logprob:c}})=>ae(c)===null?"":`log ${P(Math.exp(c??0),4)} = ${P(c)}`,l=o.find(({beam:c})=>xe(c.final_score));return u("thead",{children:u(
"tr",{children:[u("th",{scope:"col",children:u(D,{id:"beam",formula:"",unit:"",meaning:a("● goes on as this beam. ■ has ended and competes for the output with i\
ts final score. □ has ended but does not count: it ranked too low or lacks a constraint. ✕ was pruned. ⚑ was considered only because it advances a constraint."),
children:a("status")})}),u("th",{scope:"col",children:a("text and token")}),u("th",{scope:"col",children:u(D,{id:"beam",formula:"",unit:"",meaning:a("The beam t\
hat it continues."),children:a("continues")})}),u("th",{scope:"col",children:u(D,{id:"logprob",run:()=>s(r,i(r)),meaning:a("This token's own log-probability, in\
 nats, as the search adds it up."),children:a("token")})}),u("th",{scope:"col",class:"gp-lost-column",hidden:!n.lost,children:u(D,{id:"diversity-penalty",meaning:a(
"The diversity penalty: what the token lost because earlier groups had just chosen it. The log-probability beside it includes the penalty."),children:a("penalty")})}),
u("th",{scope:"col",children:u(D,{id:"beam",run:()=>s(r,no(r,!0)),meaning:a("The sum of the log-probabilities of the whole text so far, in nats. The search rank\
s by it."),children:a("sum")})}),u("th",{scope:"col",children:u(D,{id:"sequence-score",run:()=>l?s(l,oo(l,l.beam.final_score,e)):"",meaning:a("For a text that h\
as ended: the sum after the length penalty, by which it competes for the output."),children:a("final")})}),u("th",{scope:"col",class:"gp-progress-column",hidden:!n.
progress,children:u(D,{id:"constraint",meaning:a("How many tokens of each constraint the text contains. By that number, texts are sorted into banks, which take \
turns in passing on their best, so that texts that write the constraints are not crowded out."),children:a("constraints")})})]})})}function Rb({nodes:e,group:t}){
let n=new Map;for(let{beam:o}of e)o.status==="running"&&(o.group??0)<t&&n.set(o.text,(n.get(o.text)??0)+1);return n.size?[a("Earlier groups have just chosen:"),
...[...n].map(([o,r])=>[u(K,{text:o,class:"gp-took"}),r>1?` × ${r}`:""])]:a("Chooses first: no penalty")}var Pb={running:"●",finished:"■",ended:"□",pruned:"\
✕"};function Ob({status:e,beam:t}){return e==="running"?a("beam {number}",{number:(t??0)+1}):e==="finished"?a("ended"):e==="ended"?a("ended, not counted"):e===
"pruned"?a("pruned"):e}function Cb(e){let t="",n=e.before;for(;n&&t.length<ca;n=n.before)t=(n.piece??n.chosen.text)+t;return(n||t.length>ca?"…":"")+Array.from(
t).slice(-ca).join("")}function Nb({log:e,node:t,isLooked:n,has:o,constraints:r}){let{beam:s}=t,i=Ob(s),l=Cb(t),c=s.forced?`${i}, ${a("forced")}`:i;return u("tr",
{class:n?"gp-looked":"","data-status":s.status,children:[u("td",{children:[u("span",{class:"gp-sign",children:Pb[s.status]??""}),u("span",{children:i}),s.forced&&
u("span",{class:"gp-flag",children:["⚑ ",a("forced")]})]}),u("td",{children:u("button",{type:"button",class:"gp-pick",tabIndex:n?0:-1,"aria-pressed":n&&e.selected===
t,"aria-label":a("{fate}: {text}",{fate:c,text:q(l+s.text)}),onClick:()=>e.selectStep(t),children:[u("span",{class:"gp-tail",children:l!==""&&u(K,{text:l,class:"\
gp-tail-text"})}),u(K,{text:s.text,class:"gp-word"})]})}),u("td",{children:t.before?a("beam {number}",{number:s.parent+1}):e.readsSource?a("start"):a("prompt")}),
u("td",{children:P(s.logprob)}),u("td",{hidden:!o.lost,children:s.diversity_penalty?`-${P(s.diversity_penalty)}`:"–"}),u("td",{children:P(s.score)}),u("td",{children:P(
s.final_score)}),u("td",{hidden:!o.progress,children:u(Ab,{log:e,node:t,constraints:r})})]})}function Ab({log:e,node:t,constraints:n}){let{progress:o,bank:r}=t.
beam;if(!o)return null;let s=e.prefix.map(({token_id:i})=>i);return u(H,{children:[o.map((i,l)=>{let c=n.at(l),p=c?a("{progress} of {length}",{progress:i,length:c.
length}):String(i);return u("span",{class:"gp-goal",children:[Array.from({length:Math.min(c?.length??0,8)},(d,h)=>u("i",{class:h<i?"gp-full-block":""},h)),c&&Rt(
c,i,t,s)?` ✓ ${a("done")}`:` ${p}`]},l)}),(r??null)!==null&&u("span",{class:"gp-note",children:a("bank {bank}",{bank:r})})]})}var jc=12e3;function Gc({label:e,name:t,kinds:n}){let[o,r]=F(""),s=async(i,l)=>{r("");try{let c=await l();c&&Bb(c,`${t}.${i}`)}catch(c){let p=c instanceof Error?
c.message:String(c);r(a("The picture could not be made: {reason} Save it as SVG instead.",{reason:p}))}};return u(H,{children:[u("p",{class:"gp-note gp-files",children:[
e," ",Object.entries(n).map(([i,l])=>u("button",{type:"button",class:"gp-button","data-file":i,onClick:()=>s(i,l),children:i.toUpperCase()},i))]}),u("p",{class:"\
gp-note gp-told",role:"status",children:o})]})}function Bb(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(
()=>URL.revokeObjectURL(n.href),6e4)}var ro=(e,t)=>new Blob([e],{type:t});function Uc(e,t){let n=getComputedStyle(t);return e.setAttribute("xmlns","http://www.w\
3.org/2000/svg"),new XMLSerializer().serializeToString(e).replace(/var\((--[\w-]+)\)/g,(o,r)=>n.getPropertyValue(r).trim())}async function Kc(e,t,n,o=2){let r=new Image;
r.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(e),await r.decode();let s=Math.min(o,jc/t,jc/n),i=document.createElement("canvas");i.width=Math.ceil(
t*s),i.height=Math.ceil(n*s);let l=i.getContext("2d");l?.scale(s,s),l?.drawImage(r,0,0,t,n);let c=await new Promise(p=>i.toBlob(p,"image/png"));if(!c)throw new Error(
a("it is too large for the browser."));return c}function Vc(e){let t=n=>{let o=String(n??""),r=typeof n=="string"&&/^[=+\-@＝＋－＠']/.test(o)?`'${o}`:o;return/[",\r\n]/.
test(r)?`"${r.replaceAll('"','""')}"`:r};return ro(e.map(n=>n.map(t).join(",")+`\r
`).join(""),"text/csv;charset=utf-8")}var $b=[.5,1,2,4];function dr({step:e,length:t,go:n,leave:o,label:r,words:s,note:i=s,pace:l}){let[c,p]=F(!1),[d,h]=F(1),f=W(null),m=e>=t-1;Lt(()=>{if(!c)return;
if(m){p(!1);return}let y=Math.max(l.quickest,Math.min(l.slowest,l.whole/t))/d,M=setTimeout(()=>{Hb(f.current)?n(e+1):p(!1)},y);return()=>clearTimeout(M)},[c,e,m,
d]);let g=()=>{!c&&m&&n(0),p(!c)},b=y=>{p(!1),n(Math.max(0,Math.min(t-1,y)))};return u(H,{children:[u("button",{type:"button",class:"gp-button gp-play",disabled:t<
2,onClick:g,children:c?a("❚❚ Pause"):a("▶ Play")}),u("span",{class:"gp-step-buttons",role:"group","aria-label":r,children:[u("button",{type:"button",class:"\
gp-button","aria-label":a("One step back"),disabled:e<=0,onClick:()=>b(e-1),children:"◀"}),u("button",{type:"button",class:"gp-button","aria-label":a("One ste\
p on"),disabled:m,onClick:()=>b(e+1),children:"▶"})]}),u("input",{ref:f,type:"range",class:"gp-slider",min:"1",max:Math.max(1,t),step:"1",value:e+1,"aria-labe\
l":r,"aria-valuetext":s,onInput:({currentTarget:y})=>b(Number(y.value)-1),onKeyDown:({key:y})=>y==="Escape"&&o?.()}),u("output",{class:"gp-note gp-step-words","\
aria-live":"off",children:i}),u("select",{class:"gp-speed","aria-label":a("Speed of playing"),value:d,onChange:({currentTarget:y})=>h(Number(y.value)),children:$b.
map(y=>u("option",{value:y,children:`${Fe(y)} ×`},y))})]})}var Hb=e=>!!(e?.isConnected&&!e.closest("[hidden]"));var hr=-1e9,wn=[[!1,"False"],[!0,"True"],["never",'"never"']],Ib=["beam_search","beam_sample"],Fb=["group_beam_search","constrained_beam_search"];function tp(e){
let{mode:t,effective:n,config:o,eos_token_ids:r,max_new_tokens:s}=fe(e),i={...o,...n},{length_penalty:l,early_stopping:c}=i,p=yn(i.num_beams,1+Math.max(0,...(e.
prompts[0].steps[0]||[]).map(({beam:h})=>h.beam??0))),d=e.prompts[0].given;return{together:Ib.includes(t)?!0:Fb.includes(t)?!1:null,prompts:e.prompts,start:d,maxNew:s-
d,wanted:yn(i.num_return_sequences,1),size:t==="group_beam_search"?Math.ceil(p/yn(i.num_beam_groups,1)):p,ends:new Set(r),constraints:hn(fe(e)),promptIds:e.prefix.
map(h=>h.token_id),own:{lengthPenalty:xe(l)?l:1,earlyStopping:wn.find(([h])=>h===c)?.[0]??!1}}}var yn=(e,t)=>xe(e)&&Number.isInteger(e)&&e>0&&e<=4096?e:t,ve=({beam:e})=>ae(
e.score)??-1/0,da=(e,t)=>ve(e)/e.length**t;function np(e,t){return e.together?qb(e,t):zb(e,t)}function op(e,t,n,{maxNew:o},{lengthPenalty:r,earlyStopping:s}){let i=s===
"never"&&r>0?o:t;return{best:e,length:i,bound:e/i**r,worst:n}}var Xc=new WeakMap;function Wb(e,t){let n=Xc.get(e);if(!n){let o=e.filter(({beam:s})=>s.status==="\
running"||s.status==="pruned"),r=Math.max(...(o.length?o:e).map(ve));n={ended:e.filter(({beam:s},i)=>i<t&&so(s)),hopeless:!o.length,best:o.length?r:r+hr},Xc.set(
e,n)}return n}function qb(e,t){let{prompts:n,size:o,start:r}=e,s={node:null,score:hr},i=n.map(()=>({group:null,held:Array.from({length:o},()=>s),stop:null,lastStep:0,
weighed:null,exact:!0})),l=Math.min(...n.map(({steps:d})=>d.length)),c=null;for(let d=r;d<l&&!c;d++){let h=n.map(({steps:m})=>Wb(m[d],o)),f=h.every(m=>m.hopeless);
i.forEach((m,g)=>Db(m,h[g],d+1,f,e,t)),i.every(m=>m.stop)&&(c=i.find(m=>m.stop?.step===d+1)?.stop??null)}let p=d=>d.node!==null;return{stop:c,prompts:i.map(d=>({
kept:d.held.filter(p),pools:[d]}))}}function Db(e,t,n,o,r,s){if(e.stop)return;if(t.ended.length){let p=t.ended.map(d=>({node:d,score:da(d,s.lengthPenalty)}));e.
held=[...e.held,...p].sort((d,h)=>h.score-d.score).slice(0,r.size)}e.lastStep=n;let i=e.held.at(-1)?.score??hr,l=e.held.every(({node:p})=>p),c=e.weighed=op(t.best,
n-r.start,l?i:null,r,s);o?e.stop={step:n,why:"criteria"}:l&&s.earlyStopping===!0?e.stop={step:n,why:"full"}:e.held.some(({node:p})=>c.bound>(p?i:hr))||(e.stop={
step:n,why:"settled"})}function zb(e,t){let n=e.prompts.map(i=>{let l=Yc(i).map(h=>Zc(i,h,e,t)),c=Yc(i).map(h=>Zc(i,h,e,e.own)),p=1/0;return l.forEach((h,f)=>{let[
m,g]=[h,c[f]].map(({stop:b})=>b?b.step:1/0);h.exact=h.lastStep<=p,m!==g&&(p=Math.min(p,m,g))}),{kept:l.flatMap(h=>h.kept).sort((h,f)=>h.score-f.score).reverse(),
pools:l}}),o=n.flatMap(i=>i.pools),r=o.length>0&&o.every(({stop:i})=>i),s=o.flatMap(({stop:i})=>i??[]);return{stop:r?s.reduce((i,l)=>l.step>i.step?l:i):null,prompts:n}}
var Yc=({steps:e,given:t})=>[...new Set((e[t]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>(n??0)-(o??0));function Zc(e,t,n,o){let{size:r,start:s}=n,i={group:t,
kept:[],stop:null,weighed:null,lastStep:0,exact:!0};for(let l=s;l<e.steps.length&&!i.stop;l++){let c=jb(e.steps[l],t,n);if(!c)break;let p=i.lastStep=l+1;c.ended.
forEach(f=>Jc(i,f,n,o));let d=i.kept.length>=r,h=d?pa(i.kept):null;i.weighed=op(c.best,p-s,h,n,o),d&&o.earlyStopping===!0?i.stop={step:p,why:"full"}:h!==null&&h>=
i.weighed.bound?i.stop={step:p,why:"settled"}:Gb(e.steps[l],p,n)&&(Ub(c.nodes,n).forEach(f=>Jc(i,f,n,o)),i.stop={step:p,why:"criteria"})}return i}var Qc=new WeakMap;
function jb(e,t,{ends:n}){let o=Qc.get(e)??new Map;if(Qc.set(e,o),!o.has(t)){let r=e.filter(({beam:i})=>(i.group??null)===t),s=r.filter(({beam:i})=>i.status==="\
finished"&&n.has(i.token_id));o.set(t,r.length?{nodes:r,ended:s,best:ve(r[0])}:null)}return o.get(t)??null}var pa=e=>Math.min(...e.map(({score:t})=>t));function Jc(e,t,n,{
lengthPenalty:o}){let r=da(t,o);if(e.kept.length>=n.size&&!(r>pa(e.kept))||(e.kept.push({node:t,score:r}),e.kept.length<=n.size))return;let s=pa(e.kept);e.kept.
splice(e.kept.findIndex(i=>i.score===s),1)}function Gb(e,t,{ends:n,maxNew:o,start:r}){return t-r>=o||e.some(({beam:s})=>so(s)&&!n.has(s.token_id))}var so=({status:e})=>e===
"finished"||e==="ended";function Ub(e,{ends:t,constraints:n,promptIds:o,wanted:r}){let s=e.filter(({beam:c})=>c.status==="running"||so(c)&&!t.has(c.token_id)),i=c=>n.
every((p,d)=>Rt(p,c.beam.progress?.[d]??0,c,o)),l=s.filter(c=>!c.beam.progress||i(c));return l.length<r?[...l,...s.filter(c=>!l.includes(c))]:l}function rp(e,t,n){
let o=Math.max(...e.prompts.map(s=>s.steps.length));if(t.stop?t.stop.step!==o:n)return!1;let r=Math.min(...e.prompts.map(s=>s.steps.length));return t.prompts.every(
({kept:s},i)=>{let{pools:l}=e.prompts[i],c=l[(e.together?r:l.length)-1]||[];return c.length===s.length&&c.every((p,d)=>Kb(p,s[d],e))})}function Kb(e,{node:t,score:n},o){
let r=ae(e);if(r===null||!Number.isFinite(n))return r===null==!Number.isFinite(n);let s=2e-5*Math.max(1,t.length**-o.own.lengthPenalty);return Math.abs(r-n)<=s+
1e-5*Math.abs(n)}function sp(e,t,n,{lengthPenalty:o},r){let s=e.prompts[t],{kept:i,pools:l}=n.prompts[t],c=(f,m,g="")=>({node:f,score:da(f,o),place:null,state:m,
why:g}),p=new Set(i.map(({node:f})=>f)),d=Vb(s).filter(f=>!p.has(f)).map(f=>{let{stop:m}=l.find(({group:g})=>g===(f.beam.group??null))||l[0];return!m||f.index<m.
step?c(f,"out","dropped"):c(f,"out",n.stop&&f.index>=n.stop.step?"not reached":"too late")}),h=!r&&!n.stop;return[...i.map(({node:f,score:m},g)=>{let b=n.stop&&
g<e.wanted?"returned":"kept";return{node:f,score:m,place:g,state:b,why:""}}),...h?s.running.map(f=>c(f,"running")).sort((f,m)=>m.score-f.score):[],...d.sort((f,m)=>m.
score-f.score)]}var ep=new WeakMap;function Vb({steps:e}){let t=ep.get(e)??{read:0,nodes:[]};for(ep.set(e,t);t.read<e.length;t.read++)t.nodes.push(...e[t.read].
filter(({beam:n})=>n.status==="finished"));return t.nodes}function fr({prompts:e}){let t=e.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...t.map(
({lastStep:n})=>n))}var Xb=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),ip=({processors:e=[]})=>e.filter(t=>!Xb.has(t));function ha(e,t){
let n=e.given,o=n?e.steps[n-1][0]:null,r=0;for(let s=n;s<e.steps.length;s++){let i=e.distributions[s]?.[r]?.candidates??[],l=t(s-n,i[0]);if(l===void 0)return{last:o,
ended:!1,left:null};let c=e.steps[s].find(p=>p.beam.parent===r&&p.beam.token_id===l)||null;if(!c||c.beam.status==="pruned")return{last:o,ended:!1,left:Yb(e,o,{index:s,
id:l,node:c,candidates:i})};if(o=c,c.beam.status!=="running")return{last:o,ended:!0,left:null};r=c.beam.beam??0}return{last:o,ended:!1,left:null}}function Yb(e,t,{
index:n,id:o,node:r,candidates:s}){let i=s.find(f=>f.token_id===o),l=ae(i?.logprob),c=(r??t)?.beam.group,p=e.steps[n].filter(f=>(f.beam.group??null)===(c??null)||
!t),d=p.filter(f=>f.beam.status==="running").map(ve),h=t&&!t.given?ve(t):0;return{index:n,token:r?.beam??i??null,node:r,considered:p.length,sum:r?ve(r):l===null?
null:h+l,best:d.length?Math.max(...d):null,worst:d.length?Math.min(...d):null}}var mr=e=>ha(e,(t,n)=>n&&n.logprob!==null?n.token_id:void 0);var ma=({sequence:e,index:t,beam:n},o)=>o.prompts[e].steps[t].filter(r=>(r.beam.group??null)===(n.group??null));function gr(e,t){let{beam:n,length:o,rank:r}=e,s=fe(
t).effective.length_penalty??1,i=ma(e,t).length,l=lt(e,s),c=P(n.logprob),p=()=>ae(n.logprob)===null?"":`log ${P(z(n.logprob),4)} = ${c}`,d=Math.abs((n.raw_logprob??
0)-(n.logprob??0))>1e-6;return[{name:a("probability"),value:R(Math.min(1,z(n.logprob))),term:"probability"},{name:a("token log p"),value:c,term:"logprob",run:p},
...d?[{name:a("before the processors"),value:P(n.raw_logprob),term:"logprob"}]:[],{name:a("sum"),value:P(n.score),term:"beam",run:()=>no(e,!0)},{name:a("sum / {\
length}^{power}",{length:o,power:s}),value:P(l),term:"sequence-score",run:()=>oo(e,l,t)},{name:a("rank"),value:r?a("{rank} of {among}",{rank:r,among:i}):a("belo\
w the {among} considered",{among:i}),term:"beam",formula:"",unit:""},...n.diversity_penalty?[{name:a("diversity penalty"),value:P(n.diversity_penalty),term:"div\
ersity-penalty"}]:[],...(n.bank??null)!==null?[{name:a("bank"),value:String(n.bank),term:"constraint"}]:[]]}function br(e,t,n,{place:o,greedy:r}={}){if(e.given)
return a("It was given, not chosen: the search begins after it.");let s=r?[a("Greedy decoding would have chosen it, too: it is the most probable token here.")]:
[];return[...Zb(e,t,n,o??null),...s].join(" ")}function Zb(e,t,n,o){let{beam:r}=e,s=(r.beam??0)+1,i=fe(n).mode==="beam_sample",l=P(r.final_score);switch(t){case"\
tip":return[n.finished&&e.index===n.prompts[e.sequence].steps.length-1?a("It was still running as beam {number} when the search stopped.",{number:s}):a("It goes\
 on as beam {number}.",{number:s}),...fa(e)];case"inner":return[a("It went on as beam {number}.",{number:s}),...fa(e)];case"lost":return[a("It went on as beam {\
number}, but is a dead end: better beams took the places of its continuations.",{number:s}),...fa(e)];case"kept":return[a("The text ended here and is kept, with\
 a final score of {score}.",{score:l}),...o?[a("It is output {place}.",{place:o})]:[]];case"fell":return[a("The text ended here with a final score of {score}, b\
ut was dropped for better ones.",{score:l})];case"ended":return[a("The text ended here but does not count: it ranked too low or lacks a constraint.")];case"prun\
ed":return[i?a("It was drawn and pruned: better ones filled the beams."):a("It was considered and pruned."),...Qb(e,n)];case"unseen":return[i?a("It was not draw\
n."):a("It was too improbable: not among the {considered} continuations that were considered.",{considered:ma(e,n).length})];default:return[]}}function fa(e){let{
beam:t}=e,n={parent:t.parent+1,number:(t.beam??0)+1};return[...bn(e)?[a("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",
n)]:[],...t.forced?[a("It was considered because it advances a constraint.")]:[]]}function Qb(e,t){let o=ma(e,t).filter(({beam:r})=>r.status==="running").reduce(
(r,{beam:s})=>Math.min(r,s.score??0),1/0);return Number.isFinite(o)?[a("The worst beam that went on has a sum of {sum}.",{sum:P(o)})]:[]}var yr=({piece:e,beam:t})=>e??
(["pruned","unseen","ended"].includes(t.status)||!t.text?t.text:""),ga=({before:e})=>ne(e).map(({piece:t})=>t??"").join("");function ap(e,t,n){return(e.beam.progress??
[]).map((r,s)=>{let i=t.at(s);return i&&Rt(i,r,e,n)?"✓":r?"◐":"·"}).join("")}var Jb=700,wr=class{constructor(t){this.log=t}log;number=0;upTo=null;timeNode=null;choices={candidates:2,number:"probability",lost:!0,fold:!1};constraints=[];isStale=!0;runs=0;byHand={};collapsed=new Set;unfolded=new Set;laid=null;goals=new Map;begin(){
let t=fe(this.log),n=(t.effective.num_beams||1)*t.max_new_tokens>Jb;this.choices={candidates:n?0:2,number:"probability",lost:!n,fold:n,...this.byHand},this.number=
0,this.upTo=this.timeNode=this.laid=null,this.collapsed=new Set,this.unfolded=new Set,this.goals.clear(),this.constraints=hn(t),this.isStale=!0,this.runs+=1}choose(t){
t.fold!==void 0&&(this.unfolded=new Set),Object.assign(this.choices,t),Object.assign(this.byHand,t),this.isStale=!0}get prompt(){return this.log.prompts[this.number]}get length(){
return Math.min(this.prompt.steps.length,this.log.hideFrom??1/0)}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.
prompt.steps.length-1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]??null;let t=this.log.lines().find(n=>n.last&&n.last.sequence===
this.number)?.last;return je(t)?t:null}get selected(){let{selected:t}=this.log;return je(t)&&t.sequence===this.number?t:null}get broughtOut(){return this.selected&&
this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}get tree(){if(this.laid&&!this.isStale)return this.laid;let{log:t,number:n,prompt:o,atEnd:r}=this,
s=r&&t.returned||[];return this.isStale=!1,this.laid=Cc(o,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:s.flatMap(
({last:i})=>je(i)&&i.sequence===n?[i]:[]),live:!t.finished||!r,greedy:this.greedyNodes()}),this.laid}greedyNodes(){let{last:t,left:n}=mr(this.prompt),o=ur([t]),
r=n?.node??(n?.token&&ki(this.prompt,n.index,t,n.token.token_id));return r?o.add(r):o}get newest(){let{columns:t,at:n,entries:o}=this.tree,{x:r,width:s}=t[t.length-
1],{y:i,height:l}=n.get(this.best)??o[0];return{x:r,y:i,width:s,height:l}}get look(){let t=this.broughtOut;return{area:null,zoom:1,path:ur([t??this.best]),dim:!!t,
number:this.choices.number,penalty:fe(this.log).effective.length_penalty??1,goals:this.constraints.length?n=>this.goalsOf(n):null,root:this.log.readsSource?a("t\
arget start"):a("the prompt")}}get folded(){return this.tree.columns.reduce((t,{from:n,to:o})=>t+o-n,0)}kidsOf({node:t}){return this.tree.entries.filter(({nodes:n})=>n.
length&&n[0].before===t)}parentOf({nodes:t}){return t.length?this.tree.at.get(t[0].before):void 0}entryAt([t,n]){return this.tree.entries.findLast(o=>t>=o.x&&t<=
o.x+o.width&&n>=o.y-2&&n<=o.y+o.height+2)}neighbourOf(t,n){let o=this.tree.entries.filter(({x:r})=>r===t.x).sort((r,s)=>r.y-s.y);return o[o.indexOf(t)+n]}goalsOf(t){
let n=this.goals.get(t);if(n!==void 0)return n;let o=ap(t,this.constraints,this.log.prefix.map(r=>r.token_id));return this.goals.set(t,o),o}goTo(t){this.upTo=t>=
this.length-1?null:Math.max(0,t),this.timeNode=this.upTo===null?null:this.best,this.log.selectStep(this.timeNode),this.isStale=!0}follow(){this.upTo=null,this.isStale=
!0}show(t){this.number=t,this.log.selectStep(null),this.isStale=!0}act({node:t,folded:n,column:o}){if(n&&o)this.unfolded.add(o.from),this.isStale=!0;else if(t){
let r=t===this.broughtOut;this.timeNode=null,this.log.selectStep(r?null:t)}}toggle({node:t,column:n,folded:o}){if(!t)return;let{unfolded:r,collapsed:s}=this,i=this.
tree.columns.some(({from:l,open:c})=>c&&l===t.index);o&&n?r.add(n.from):i&&r.has(t.index)?r.delete(t.index):s.has(t)?s.delete(t):t.beam.status==="running"&&s.add(
t),this.isStale=!0}};var lp=700;function up(e,{log:t,goalsOf:n}){let o=n(e);return[...gr(e,t),...o?[{name:a("constraints"),value:o,term:"constraint"}]:[]]}var cp=(e,t)=>{let n=e.tree.
at.get(t);return br(t,n?.look??t.beam.status,e.log,n)},pp=({node:e})=>u("b",{children:u(K,{text:yr(e)||e.beam.text})});function dp({node:e,entry:t,state:n,view:o}){
let r=W(null);V(()=>{r.current&&o.current?.placeBeside(r.current,t)});let s=ga(e);return u("div",{ref:r,class:"gp-node-card","aria-hidden":"true",children:[u("p",
{class:"gp-whole-text",children:[u("bdi",{children:s.length>lp?"…"+s.slice(-lp):s}),u(pp,{node:e})]}),u("dl",{children:up(e,{log:n.log,goalsOf:i=>n.goalsOf(i)}).
map(({name:i,value:l})=>[u("dt",{children:i}),u("dd",{children:l})])}),u("p",{class:"gp-fate",children:cp(n,e)})]})}function hp({node:e,state:t,toggle:n}){let{log:o}=t,
r=t.tree.at.get(e),s=r&&!r.hidden&&t.kidsOf(r).length>0,i=o.canAsk&&o.hideFrom===null;return u("div",{class:"gp-picked",children:[u("p",{class:"gp-picked-text",
children:[u("bdi",{children:ga(e)}),u(pp,{node:e})]}),u("dl",{class:"gp-picked-facts",children:up(e,{log:o,goalsOf:l=>t.goalsOf(l)}).map(({name:l,value:c,term:p,
run:d,...h})=>u("div",{children:[u("dt",{children:u(D,{id:p,run:()=>pe(d?.()??""),...h,children:l})}),u("dd",{children:c})]},l))}),u("p",{class:"gp-picked-fate",
children:cp(t,e)}),u("p",{class:"gp-acts",children:[i&&u("button",{type:"button",class:"gp-button gp-go-on",onClick:()=>o.ask({type:"branch",step:e,tokenId:e.chosen.
token_id}),children:a("Continue from here")}),r&&(s||r.hidden>0)&&e.beam.status==="running"&&u("button",{type:"button",class:"gp-button gp-collapse",onClick:()=>n(
r),children:r.hidden?a("Open what follows ({count})",{count:r.hidden}):a("Fold what follows")}),u("button",{type:"button",class:"gp-button gp-clear",onClick:()=>o.
selectStep(null),children:a("Hide the path")})]})]})}function fp(){let e=[["tip",a("goes on")],["lost",`✕ ${a("dead end")}`],["kept",`■ ${a("ended, kept")}`],
["fell",`▤ ${a("ended, dropped")}`],["pruned",`✕ ${a("pruned")}`],["unseen",`… ${a("not considered")}`],["path",a("best or selected text")]];return u("p",
{class:"gp-note gp-legend-line",children:[e.map(([t,n])=>u("span",{children:[t!=="unseen"&&u("svg",{class:"t-tree",children:u("g",{class:`t-${t}`,children:[u("r\
ect",{class:"t-box",x:"2",y:"2",width:"22",height:"11",rx:"3"}),u("rect",{class:"t-inside",x:"4.5",y:"4.5",width:"17",height:"6",rx:"2"})]})}),n]},t)),u("span",
{children:a("2→1: beam 2 goes on as beam 1")}),u("span",{children:["★ ",a("output")]}),u("span",{children:["G ",a("greedy path")]})]})}function mp({state:e,view:t,element:n,entry:o,moves:r,focusOn:s,act:i,toggle:l,point:c}){let p=n.current!==null&&n.current===document.activeElement,d=W(r);V(()=>{
(p||r!==d.current)&&n.current?.focus({preventScroll:!0}),d.current=r},[o.node,r]);let h=b=>{!b||!t.current||(t.current.pan.byHand=!0,t.current.pan.reveal(b),s(b))},
f={ArrowLeft:()=>h(e.parentOf(o)),ArrowRight:()=>h(e.kidsOf(o)[0]),ArrowDown:()=>h(e.neighbourOf(o,1)),ArrowUp:()=>h(e.neighbourOf(o,-1)),Home:()=>h(e.tree.entries[0]),
End:()=>h(e.tree.at.get(e.best)),Enter:()=>i(o)," ":()=>l(o),Escape:()=>e.log.selectStep(null),"+":()=>t.current?.pan.zoomBy(1.25),"-":()=>t.current?.pan.zoomBy(
.8),0:()=>t.current?.pan.whole()},m=b=>{b.ctrlKey||b.metaKey||b.altKey||!Object.hasOwn(f,b.key)||(b.preventDefault(),b.stopPropagation(),f[b.key]())},g=({currentTarget:b})=>{
b.querySelector(":focus-visible")&&c(o)};return u("div",{class:"gp-tree-nodes",role:"tree","aria-label":a("Nodes of the beam tree. Left goes to what a node cont\
inues, right to its best continuation, up and down to others of its step. Enter selects it, Space folds what follows, plus and minus zoom, zero shows everything\
."),onKeyDown:m,onFocusIn:g,onFocusOut:()=>c(null),children:u("div",{ref:n,role:"treeitem",tabIndex:0,...ey(o,e)},o.node??"root")})}function ey(e,t){let{node:n,
nodes:o,hidden:r,folded:s}=e,i=t.parentOf(e)??t.tree.entries[0],l=n?t.kidsOf(i):[e];return{"aria-level":n?o[0].index+2:1,"aria-label":ty(e,t),"aria-setsize":l.length||
1,"aria-posinset":Math.max(0,l.indexOf(e))+1,"aria-selected":n!==null&&n===t.selected,"aria-expanded":r||s?!1:t.kidsOf(e).length>0||void 0}}function ty(e,{log:t}){
let{node:n,nodes:o,look:r}=e;if(!n)return t.readsSource?a("The start of the target, where the tree begins"):a("The prompt, where the tree begins");let s=q(o.map(
yr).join("")),i=o.length>1?T(o.length,"{count} token, {text}","{count} tokens, {text}",{text:s}):s,l=gr(n,t).map(({name:p,value:d})=>`${p} ${d}`),c=a("step {num\
ber}",{number:n.index+1});return`${i}, ${c}. ${br(n,r,t,e)} ${l.join(", ")}`}var yp=(e,t,n,o)=>({svg:()=>ro(gp(e()),"image/svg+xml"),png:()=>{let{tree:r,...s}=e();return Kc(gp({tree:r,...s}),r.width,r.height)},json:()=>ro(JSON.stringify(
ba(t,n,o),null,1),"application/json"),csv:()=>Vc(ny(ba(t,n,o).nodes)),dot:()=>ro(ry(ba(t,n,o)),"text/vnd.graphviz")});function gp({tree:e,look:t,page:n}){let o=oe(
"svg"),r=new gn(o);r.draw(e,{...t,area:null,zoom:1}),r.nameBandsAt(0);let{width:s,height:i}=e;re(o,{width:s,height:i,viewBox:`0 0 ${s} ${i}`,class:"t-tree"});let l=oe(
"rect");return re(l,{width:s,height:i,fill:"var(--gp-page)"}),o.insertBefore(l,r.world),Uc(o,n)}function ba(e,t,n){let o=fe(e),r=o.effective.length_penalty??1,s=new Map,
i=new Map;for(let{last:d}of e.returned??[])d&&d.sequence===n&&!i.has(d)&&i.set(d,i.size+1);let l=oa(t,t.steps.length-1),c=t.steps.flat().map(d=>{let{beam:h}=d,f=s.
size;return s.set(d,f),{id:f,parent:d.before?s.get(d.before)??null:null,step:d.index+1,token_id:h.token_id,token:h.text,piece:h.piece,logprob:h.logprob,raw_logprob:h.
raw_logprob,sum:h.score,length:d.length,score:lt(d,r),rank:d.rank,status:h.status,beam:h.beam,parent_beam:h.parent,...d.given&&{given:!0},...h.status==="finishe\
d"&&{final_score:h.final_score,kept:l.has(d)},...i.has(d)&&{output:i.get(d)},...(h.group??null)!==null&&{group:h.group,diversity_penalty:h.diversity_penalty},...h.
progress&&{progress:h.progress,bank:h.bank,forced:h.forced}}}),p=e.readsSource?{source:o.prompt}:{prompt:o.prompt||ti(o)};return{format:"generation-playground/b\
eam-tree",version:1,model:o.model,mode:o.mode,...p,seed:o.seed,num_beams:o.effective.num_beams,length_penalty:r,early_stopping:o.effective.early_stopping??!1,nodes:c}}
function ny(e){let t=[...new Set(e.flatMap(o=>Object.keys(o)))],n=o=>Array.isArray(o)?o.join(" "):o;return[t,...e.map(o=>t.map(r=>n(o[r])))]}var bp=e=>'"'+e.replace(
$t,t=>it[t]||"�").replace(/[\\"]/g,"\\$&")+'"',oy={running:"style=solid",finished:'style=solid, peripheries=2, color="#00755a"',ended:'style=dotted, color="#0\
0755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'};function ry({prompt:e,nodes:t}){let n=e===void 0?"start of the target":e.slice(-40),o=t.map(
({id:s,token:i,logprob:l,sum:c,rank:p,status:d,output:h})=>{let f=`\\n${P(l,2)}  ${P(c,2)}  #${p??""}"`,m=`${oy[d]??""}${h?", penwidth=3":""}`;return`  n${s} [l\
abel=${bp(i).slice(0,-1)}${f}, ${m}];`}),r=t.map(({id:s,parent:i,logprob:l,status:c})=>{let p=(.4+4*Math.min(1,z(l))).toFixed(2),d=c==="pruned"?", style=dashed":
"";return`  ${i===null?"root":`n${i}`} -> n${s} [penwidth=${p}${d}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',
`  root [label=${bp(n)}, style=bold];`,...o,...r,"}",""].join(`
`)}var sy=[0,1,2,3,5,8];function wp({state:e,change:t}){let{choices:n}=e,o=e.log.prompts.length,r=[["probability",a("probability")],["token",a("token log p")],["su\
m",a("sum")],["score",a("score")],["rank",a("rank")]];return u("div",{class:"gp-tools",children:[o>1&&u("label",{class:"gp-which",children:[a("Prompt")," ",u("s\
elect",{class:"gp-prompt-number",value:e.number,onChange:({currentTarget:s})=>t(()=>e.show(Number(s.value))),children:e.log.prompts.map((s,i)=>u("option",{value:i,
children:i+1},i))})]}),u("label",{children:[u("span",{tabIndex:0,"data-tip":a("How many pruned continuations are drawn for each beam: first those that the searc\
h considered, then the next best tokens of that beam, which were too improbable to be considered."),children:a("Pruned per beam")})," ",u("select",{class:"gp-ca\
ndidates-shown",value:n.candidates,onChange:({currentTarget:s})=>t(()=>e.choose({candidates:Number(s.value)})),children:sy.map(s=>u("option",{value:s,children:s},
s))})]}),u("label",{children:[u("span",{tabIndex:0,"data-tip":a("probability: the token’s, after the processors. token log p: its log-probability, in nats. sum:\
 the log-probabilities of the whole text so far, by which the search ranks. score: the sum after the length penalty. rank: the place among all continuations tha\
t the step considered."),children:a("Shown on nodes")})," ",u("select",{class:"gp-number",value:n.number,onChange:({currentTarget:s})=>t(()=>e.choose({number:s.
value})),children:r.map(([s,i])=>u("option",{value:s,children:i},s))})]}),u("label",{children:[u("input",{type:"checkbox",class:"gp-lost",checked:n.lost,onChange:({
currentTarget:s})=>t(()=>e.choose({lost:s.checked}))})," ",u("span",{tabIndex:0,"data-tip":a("Beams that went on for a while but led neither to a text that is k\
ept nor to one that still goes on."),children:a("dead ends")})]}),u("label",{children:[u("input",{type:"checkbox",class:"gp-fold",checked:n.fold,onChange:({currentTarget:s})=>t(
()=>e.choose({fold:s.checked}))})," ",u("span",{tabIndex:0,"data-tip":a("Steps at which no beam forks or ends become one column. Click the column to open it."),
children:a("fold")})]})]})}var kr=class{constructor(t,n){this.box=t;this.changed=n;t.addEventListener("pointerdown",o=>this.down(o)),t.addEventListener("pointermove",o=>this.move(o));for(let o of[
"pointerup","pointercancel"])t.addEventListener(o,r=>this.up(r));t.addEventListener("wheel",o=>this.wheel(o),{passive:!1}),new ResizeObserver(()=>this.resized()).
observe(t)}box;changed;x=0;y=0;zoom=1;plane=[1,1];moved=!1;byHand=!1;gesture=!1;pointers=new Map;resized=()=>this.settle();get width(){return this.box.clientWidth||
1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.zoom]}get limits(){let t=Math.
min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,t)),2.5]}sized(t,n){this.plane=[t,n],this.settle()}settle(){let[t,n]=this.
limits;this.zoom=Math.min(n,Math.max(t,this.zoom));let[o,r]=[this.width/this.zoom,this.height/this.zoom],s=(i,l,c)=>l>c?(c-l)/2:Math.max(0,Math.min(i,c-l));this.
x=s(this.x,o,this.plane[0]),this.y=s(this.y,r,this.plane[1]),this.changed()}zoomBy(t,[n,o]=[this.width/2,this.height/2],r=!1){this.gesture=r;let[s,i]=this.limits,
l=Math.min(i,Math.max(s,this.zoom*t));this.x+=n/this.zoom-n/l,this.y+=o/this.zoom-o/l,this.zoom=l,this.byHand=!0,this.settle()}whole(){[this.zoom]=this.limits,[
this.x,this.y]=[0,0],this.settle()}shows({x:t,y:n,width:o,height:r}){let[s,i,l,c]=this.area;return t>=s&&n>=i&&t+o<=l&&n+r<=c}reveal({x:t,y:n,width:o,height:r},s=40){
let[i,l,c,p]=this.area,d=Math.min(s,(c-i)/4,(p-l)/4);this.x+=Math.min(0,t-d-i)||Math.max(0,t+o+d-c),this.y+=Math.min(0,n-d-l)||Math.max(0,n+r+d-p),this.settle()}at({
clientX:t,clientY:n}){let{left:o,top:r}=this.box.getBoundingClientRect();return[this.x+(t-o)/this.zoom,this.y+(n-r)/this.zoom]}down(t){t.button||(this.pointers.
set(t.pointerId,t),this.pointers.size===1&&(this.moved=!1))}move(t){let n=this.pointers.get(t.pointerId);if(!n)return;let[o,r]=[t.clientX-n.clientX,t.clientY-n.
clientY];if(!this.moved&&Math.hypot(o,r)<4)return;this.moved||this.box.setPointerCapture(t.pointerId),this.moved=!0,this.byHand=!0,this.pointers.set(t.pointerId,
t);let s=[...this.pointers.values()].find(({pointerId:i})=>i!==t.pointerId);if(s){let i=p=>Math.hypot(p.clientX-s.clientX,p.clientY-s.clientY)||1,{left:l,top:c}=this.
box.getBoundingClientRect();this.zoomBy(i(t)/i(n),[(t.clientX+s.clientX)/2-l,(t.clientY+s.clientY)/2-c],!0)}else this.x-=o/this.zoom,this.y-=r/this.zoom,this.settle()}up(t){
this.pointers.delete(t.pointerId)}wheel(t){let n=this.box.closest(".gp-alone")!==null,{left:o,top:r}=this.box.getBoundingClientRect();t.ctrlKey||t.metaKey||n&&!t.
shiftKey&&!t.deltaX?(t.preventDefault(),this.zoomBy(Math.exp(-t.deltaY*(t.deltaMode?.05:.002)),[t.clientX-o,t.clientY-r],!0)):(t.deltaX||t.shiftKey)&&(t.preventDefault(),
this.x+=(t.deltaX||t.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var kp=600,iy=150,ay=130,vp=.2,ly=.4,vr=class{constructor(t,n,o,r){this.box=t;this.state=o;this.redraw=r;this.picture=new gn(n),this.pan=new kr(t,()=>this.schedule()),
this.pan.resized=()=>this.resized()}box;state;redraw;pan;picture;tree=null;drawn=null;item=null;scale=1;wasByHand=!1;isWanted=!1;resting;begin(){Object.assign(this.
pan,{x:0,y:0,zoom:1,byHand:!1}),this.tree=null}show(t){t&&(this.drawn=null),this.draw()}letGo(){this.pan.byHand=!1,this.tree=null,this.schedule()}whole(){this.pan.
byHand=!0,this.pan.whole()}reveal(t){t&&!this.pan.shows(t)&&this.pan.reveal(t,1/0)}placeOver(t,n){this.item={element:t,entry:n},this.place()}placeBeside(t,n){let{
x:o,y:r,zoom:s,width:i,height:l}=this.pan,[c,p]=[(n.x-o)*s,(n.y+n.height-r)*s+8],d=(n.y-r)*s-t.offsetHeight-8;t.style.left=`${Math.max(4,Math.min(c,i-t.offsetWidth-
4))}px`,t.style.top=`${p+t.offsetHeight>l&&d>0?d:p}px`}get isHidden(){return!this.box.isConnected||this.box.closest("[hidden]")!==null}resized(){let{pan:t,state:n}=this;
if(this.isHidden)return;let o=Number(getComputedStyle(this.box).getPropertyValue("--gp-scale"))||1;t.zoom*=o/this.scale,(o!==this.scale||this.box.closest(".gp-a\
lone"))&&(this.tree=null),this.scale=o,t.settle();let{selected:r}=n.log;t.byHand||t.reveal(r&&n.selected&&n.tree.at.get(n.selected)||n.newest,30)}grow(t){let{pan:n,
box:o}=this;this.tree=t;let{width:r,height:s}=t;n.byHand||(n.zoom=this.zoomFor(r,s));let i=`${Math.round(Math.max(iy,Math.min(kp,s*Math.min(1,n.zoom)+4)))}px`;o.
style.height!==i&&(o.style.height=i),this.drawn=null,n.sized(r,s),n.byHand||n.reveal(this.state.newest,30)}zoomFor(t,n){let{pan:o,scale:r}=this;if(r!==1)return r;
let s=Math.min(1,Math.max(.8,(kp-4)/n));return this.box.closest(".gp-alone")?Math.max(s,Math.min(2,o.width/t,o.height/n)):s}schedule(){this.isWanted||(this.isWanted=
!0,requestAnimationFrame(()=>{this.isWanted=!1,this.isHidden||this.draw()}))}draw(){let{pan:t,picture:n,state:o}=this;o.tree!==this.tree&&this.grow(o.tree);let{
x:r,y:s,zoom:i,area:l}=t,{drawn:c}=this,p=c&&t.gesture&&Math.abs(Math.log(i/c.zoom))<ly;c&&p&&i!==c.zoom?(clearTimeout(this.resting),this.resting=setTimeout(()=>{
t.gesture=!1,this.drawn=null,this.schedule()},ay)):(!c||i!==c.zoom||!uy(l,c.area))&&(c=this.drawAround(l,i));let d=[(c.area[0]-r)*i,(c.area[1]-s)*i].map(h=>`${h.
toFixed(2)}px`);n.element.style.transform=`translate(${d.join()}) scale(${i/c.zoom})`,n.nameBandsAt(r),this.place(),t.byHand!==this.wasByHand&&(this.wasByHand=t.
byHand,this.redraw())}drawAround([t,n,o,r],s){let{picture:i,state:l}=this,[c,p]=[(o-t)*vp,(r-n)*vp],d=[t-c,n-p,o+c,r+p];return this.drawn={zoom:s,area:d},re(i.element,
{width:(d[2]-d[0])*s,height:(d[3]-d[1])*s}),re(i.world,{transform:`translate(${-d[0]*s} ${-d[1]*s}) scale(${s})`}),i.draw(l.tree,{...l.look,area:d,zoom:s}),this.
drawn}place(){if(!this.item)return;let{x:t,y:n,zoom:o}=this.pan,{element:r,entry:s}=this.item;Object.assign(r.style,{left:`${(s.x-t)*o}px`,top:`${(s.y-n)*o}px`,
width:`${s.width*o}px`,height:`${s.height*o}px`})}},uy=([e,t,n,o],r)=>e>=r[0]&&t>=r[1]&&n<=r[2]&&o<=r[3];var cy={whole:2e4,quickest:130,slowest:800};function py({log:e,changes:t}){let[n]=F(()=>new wr(e)),o=Qi(),r=he(t);r.run&&n.begin(),(r.run||r.steps||r.status)&&(n.
isStale=!0);let s=W(null),i=W(null),l=W(null),c=W(null),p=W({moves:0}),[d,h]=F(null),{tree:f}=n,m=p.current.node!==void 0&&f.at.get(p.current.node)||f.at.get(n.
best)||f.entries[0];p.current.node=m.node;let g=d&&f.at.get(d);V(()=>{if(!s.current||!i.current)return;let k=l.current=new vr(s.current,i.current,n,o);s.current.
closest(".gp-pane")?.addEventListener("gp-alone",()=>k.letGo())},[]),V(()=>{r.run&&l.current?.begin(),l.current?.show(Object.keys(r).length>0),c.current&&l.current?.
placeOver(c.current,m),r.selection&&e.selected&&l.current?.reveal(n.selected?f.at.get(n.selected):void 0)});let b=k=>{k(),o()},y=k=>{p.current={node:k.node,moves:p.
current.moves+1},o()},M=k=>b(()=>{n.goTo(k),n.upTo!==null&&l.current&&(l.current.pan.byHand=!1)}),w=k=>b(()=>n.toggle(k)),E=k=>l.current&&n.entryAt(l.current.pan.
at(k)),v=k=>{let L=k.pointerType==="touch"||l.current?.pan.pointers.size;h(!L&&E(k)?.node||null)},$=k=>{let L=l.current?.pan.moved?null:E(k);L&&(n.act(L),y(L))},
S=n.broughtOut,x=ue(()=>u(fp,{}),[]);return u(H,{children:[u("header",{class:"gp-head",children:[u("h2",{class:"gp-title",children:a("Beam tree")}),u(wp,{state:n,
change:b})]}),u("div",{ref:s,class:"gp-window",style:{cursor:g?"pointer":""},onPointerMove:v,onPointerLeave:()=>h(null),onClick:$,children:[u("svg",{ref:i,class:"\
gp-picture","aria-hidden":"true"}),u(mp,{state:n,view:l,element:c,entry:m,moves:p.current.moves,focusOn:y,act:k=>b(()=>n.act(k)),toggle:w,point:k=>h(k?.node??null)}),
d&&g&&u(dp,{node:d,entry:g,state:n,view:l})]}),u("div",{class:"gp-time",children:[u(dy,{state:n,go:M},n.runs),u("div",{class:"gp-lens",role:"group","aria-label":a(
"Zoom"),children:[l.current?.pan.byHand&&u("button",{type:"button",class:"gp-button gp-follow",onClick:()=>b(()=>{n.follow(),l.current?.letGo()}),children:a("Fo\
llow")}),u("button",{type:"button",class:"gp-button gp-out","aria-label":a("Zoom out"),onClick:()=>l.current?.pan.zoomBy(1/1.3),children:"−"}),u("button",{type:"\
button",class:"gp-button gp-in","aria-label":a("Zoom in"),onClick:()=>l.current?.pan.zoomBy(1.3),children:"+"}),u("button",{type:"button",class:"gp-button gp-wh\
ole",onClick:()=>l.current?.whole(),children:a("Fit")})]})]}),S&&u(hp,{node:S,state:n,toggle:w}),u("footer",{class:"gp-tree-foot",children:[x,u(Gc,{label:a("Sav\
e the tree:"),name:`beam-tree${n.number?`-${n.number+1}`:""}`,kinds:{...yp(()=>({tree:n.tree,look:n.look,page:s.current??document.body}),e,n.prompt,n.number),...e.
canAsk&&{html:()=>{e.ask({type:"save_page"})}}}})]})]})}var _p=Q(py,e=>e.usesBeams&&!!e.prompts[0]&&e.hideFrom!==0);function dy({state:e,go:t}){let n=Math.max(1,
e.length),o={step:e.shownTo+1,end:n,folded:e.folded},r=a("step {step} of {end}",o);return u(dr,{step:e.shownTo,length:e.length,go:t,label:a("Step of the search"),
words:r,note:e.folded?a("step {step} of {end}, {folded} folded",o):r,pace:cy})}var ya=(e,t)=>e.split(/\{(\w+)\}/).map((n,o)=>o%2?t[n]:n);var[hy,xp]=[100,14],fy=16,wa=new WeakMap;function _r(e){let t=[],n=e;for(;n&&!wa.has(n);)t.push(n),n=n.before;let o=(n&&wa.get(n))??"";for(let r of t.reverse())
o+=r.piece??(r.given||!so(r.beam)?r.chosen.text:""),wa.set(r,o);return o}function xr(e,t=26){let n=Array.from(e);return n.length<=2*t+3?e:`${n.slice(0,t).join("")}\
 … ${n.slice(-t).join("")}`}function my(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n+=1;for(;n>0&&!/\s/.test(e[n]??" ");)n-=1;return n}function Sp(e){if(e.length<
2)return e.map(()=>0);let t=e.map(n=>my(n,e[0]));return[Math.min(...t.slice(1)),...t.slice(1)]}function Tp(e,t,n){let o=n||t<fy?0:t,r=Array.from((o?"…":"")+e.
slice(o)),s=n||r.length<=2*xp?0:xp,i=r.slice(0,r.length-s);return{head:(n?i:i.slice(0,hy)).join(""),tail:s?r.slice(-s).join(""):"",isCut:o>0||r.length>60}}function Mp(e,t,n){
if(n.ends.has(e.beam.token_id))return De("eos")[0];if(e.length>=n.maxNew)return De("length")[0];let o=t.returned?.find(({last:r})=>r===e)?.stopReason;return o?De(
o)[0]:a("a stopping criterion")}function Ep({place:e,state:t,why:n}){return e!==null?t==="returned"?a("{place} output",{place:e+1}):String(e+1):n==="dropped"?a(
"dropped"):n==="too late"?a("too late"):n==="not reached"?a("not reached"):t==="running"?a("still running"):""}function Lp(e,t){return t===void 0?e===null?"–":
"– ▲":e===null?`${t+1} ▼`:e===t?`${t+1} =`:`${t+1} ${e<t?"▲":"▼"} ${Math.abs(e-t)}`}function Rp({log:e,search:t,number:n,kept:o,isAsked:r,ask:s}){let i=e.searched.get(e.turn)?.find(d=>d.kind==="greedy"),l=ip(fe(e)).map(d=>Je(d)[0]),c=!!fe(e).effective.
do_sample,p=ue(()=>i&&u(wy,{found:i,log:e,search:t,number:n,kept:o}),[i]);return u("div",{class:"gp-greedily",children:[u("h3",{class:"gp-sub",children:a("Greed\
y decoding for comparison")}),!i&&u("p",{class:"gp-path",children:Pp(mr(t.prompts[n]),{log:e,search:t,kept:o,isSampled:c})}),!i&&l.length>0&&u("p",{class:"gp-do\
ubt gp-note",children:a("This is the path of the most probable tokens as the search had them. Greedy decoding may give another one: {processors} can act differe\
ntly on its logits.",{processors:l.join(", ")})}),p,!i&&e.finished&&Object.hasOwn(e.answers,"search")&&u("button",{type:"button",class:"gp-button gp-ask-greedy",
disabled:r,onClick:s,children:r?a("running …"):a("Run greedy decoding")})]})}function Pp({last:e,ended:t,left:n},o){if(n)return yy(n,o);if(!e||e.given)return o.
isSampled?a("The path of the most probable tokens is not known yet."):a("The greedy path is not known yet.");let r=t?o.kept.findIndex(({node:l})=>l===e):-1,s={sum:P(
ve(e)),score:P(o.kept.at(r)?.score,4)},i=r<0?T(e.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",s):T(e.length,"Its sum \
is {sum} after {count} token, its score {score}.","Its sum is {sum} after {count} tokens, its score {score}.",s);return[gy(e,t,r,o),i,...by(e,t,r,o)].join(" ")}
function gy({beam:e,index:t},n,o,{isSampled:r,log:s}){let i={text:r?a("The text of the most probable tokens"):a("The greedy text"),beam:(e.beam??0)+1,place:o+1,
token:t+1};return n?o>0?a("{text} has ended, and has rank {place}.",i):o===0?s.finished?a("{text} is the best output.",i):a("{text} is the best so far.",i):e.status===
"finished"?a("{text} ended at token {token} but is not kept: others are better.",i):a("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",i):a("{text} is still running, as beam {beam}.",i)}function by({sequence:e},t,n,{search:o,kept:r}){if(!t){let i=o.prompts[e].running.map(ve);
return i.length?[a("The best beam has {sum}.",{sum:P(Math.max(...i))})]:[]}let s=r.at(0);return n===0||!s?[]:[T(s.node.length,"The best has a sum of {sum} after\
 {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",{sum:P(ve(s.node)),score:P(s.score,4)})]}function yy({
index:e,token:t,node:n,sum:o,considered:r,best:s,worst:i},{search:l,isSampled:c}){let p=l.prompts.some(({steps:f})=>(f[0]??[]).some(({beam:m})=>(m.group??null)!==
null)),d=Se([n?a("rank {rank} of {considered}",{rank:n.rank,considered:r}):a("not among the {considered} considered",{considered:r}),o!==null&&a("sum {sum}",{sum:P(
o)}),i!==null&&a("worst beam that went on {worst}, best {best}",{worst:P(i),best:P(s)})]),h=c?a("{where} left the path of the most probable tokens at token {pla\
ce}: {token} ({details})."):a("{where} left the greedy path at token {place}: {token} ({details}).");return ya(h,{where:p?a("Group A"):a("The search"),place:String(
e+1),details:d,token:t?u(K,{text:t.text,class:"gp-strong"}):a("a token that was not recorded")})}function wy({found:e,log:t,search:n,number:o,kept:r}){let s=e.tokens.
map(([h])=>h),i=ha(n.prompts[o],h=>s.at(h)),l=h=>h.reduce((f,m)=>f+(ae(m)??-1/0),0),c=r.length?ne(r[0].node).filter(h=>!h.given):[],p=!!fe(t).processors?.length,
d=l(c.map(({chosen:h})=>h.raw_logprob));return u("p",{class:"gp-exactly",children:[u("span",{children:[ya(a("Run by the library, greedy decoding wrote {text}."),
{text:u(K,{text:xr(e.text,60),class:"gp-wrote"})})," ",ky(s.length,l(e.tokens.map(([,,h])=>h)),p)," ",r.length>0&&`${vy(c.length,d,p)} `,Pp(i,{log:t,search:n,kept:r,
isSampled:!1})]}),u("details",{children:[u("summary",{children:a("Its tokens and their log-probabilities")}),u("table",{children:u("tbody",{children:e.tokens.map(
([,h,f],m)=>u("tr",{children:[u("td",{children:m+1}),u("td",{children:u(K,{text:h})}),u("td",{children:P(ae(f))})]},m))})})]})]})}function ky(e,t,n){let o={sum:P(
t)};return n?T(e,"It has {count} token with a log-probability of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the\
 processors.",o):T(e,"It has {count} token with a log-probability of {sum}.","It has {count} tokens with a log-probability of {sum}.",o)}function vy(e,t,n){let o={
sum:P(t)};return n?T(e,"The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log\
-probability of {sum} before the processors.",o):T(e,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens wi\
th a log-probability of {sum}.",o)}var ka={};Z(ka,{tip:()=>tt});var tt=e=>t=>{t&&Ne(t,e)};var kn=(e,t)=>e.lengthPenalty===t.lengthPenalty&&e.earlyStopping===t.earlyStopping,va=e=>wn.find(([t])=>t===e)?.[1]??String(e),Kt=e=>Fe(Number(e.toFixed(4)));function Op(e){
let{rule:t,search:n}=e;return u("div",{class:"gp-stopping",children:[u("h3",{class:"gp-sub",children:a("Why it stopped")}),u("p",{class:"gp-stopped-by",children:Ey(
e)}),u("div",{class:"gp-hypothesis-scroll",children:u("table",{class:"gp-rules","aria-label":a("Where each early_stopping stops"),children:[u("thead",{children:u(
"tr",{children:[u("th",{scope:"col",children:"early_stopping"}),u("th",{scope:"col",children:a("stops")}),u("th",{scope:"col",children:a("reason")}),u("th",{scope:"\
col",children:a("outputs")})]})}),u("tbody",{children:wn.map(([o,r])=>{let s={lengthPenalty:t.lengthPenalty,earlyStopping:o},i=kn(s,n.own);return u("tr",{class:i?
"gp-own-rule":"",children:[u("th",{scope:"row",children:i?a("{name} (this run)",{name:r}):r}),u(_y,{...e,name:r,rule:s})]},r)})})]})})]})}function _y({log:e,search:t,
number:n,by:o,rule:r,isOver:s,asked:i,ask:l,name:c}){let p=o(r),{pools:d}=p.prompts[n],h=d.every(({exact:M})=>M),f=h&&p.stop!==null,m=f?null:Sy(r,e),g=!f&&!m&&e.
finished&&Object.hasOwn(e.answers,"search"),b=i!==null&&kn(i,r),y=m?My(m,e):f?Ty(p,o(t.own),n,t):null;return u(H,{children:[u("td",{children:[m?a("after step {s\
tep}",{step:m.steps}):Py(p,h,s)," ",g&&u("button",{type:"button",class:"gp-button gp-run-on","aria-label":a("Run the search with early_stopping {name}",{name:c}),
disabled:b,onClick:()=>l(r),children:b?a("running …"):a("Run the search")})]}),u("td",{children:m?a("found by a run"):Cp(d,t,r,e)}),u("td",{"data-name":`${a("\
outputs:")} `,children:y?u(xy,{...y}):"–"})]})}function xy({differ:e,all:t,best:n}){if(!e||!n)return a("the same");let o={differ:e,all:t,score:P(n.score,4)},r=t>
1?a("{differ} of {all} differ; the best, with score {score}:",o):a("another text, with score {score}:",o);return u(H,{children:[r," ",u(K,{text:xr(n.text,40),class:"\
gp-wrote"})]})}var Sy=(e,t)=>t.searched.get(t.turn)?.find(n=>n.kind==="rule"&&kn(n.rule,e))??null;function Ty(e,t,n,{wanted:o}){let[r,s]=[e,t].map(({prompts:c})=>c[n].
kept.slice(0,o)),i=r.filter(({node:c},p)=>s.at(p)?.node!==c).length,l=r.at(0);return{differ:i,all:r.length,best:l?{text:_r(l.node),score:l.score}:null}}function My({
outputs:e},t){let n=t.finished?.sequences.map(({token_ids:r})=>r.join(" "))??[];return{differ:e.filter(({token_ids:r},s)=>r.join(" ")!==n[s]).length,all:e.length,
best:e.at(0)??null}}function Ey({log:e,search:t,number:n,by:o,isOver:r}){let s=o(t.own),{pools:i}=s.prompts[n],l=va(t.own.earlyStopping);return(s.stop?a("This s\
earch stopped after step {step} by the rule of early_stopping {name}.",{step:s.stop.step,name:l}):r?a("The search was cut off. By the rule of early_stopping {na\
me} it would have gone on.",{name:l}):a("The search goes on by the rule of early_stopping {name}.",{name:l}))+(i.length>1?`
`:" ")+Cp(i,t,t.own,e)}var Cp=(e,t,n,o)=>e.map(r=>[...Oy(r,e.length>1),Ly(r,t,n,o)].join(" ")).join(`
`);function Ly({stop:e,weighed:t},n,o,r){if(!t)return a("No step has been taken.");let{best:s,length:i,bound:l,worst:c}=t;if(e?.why==="criteria")return Ry(n,e,r);
if(c===null)return T(n.size,"No text has ended.","Fewer than {count} texts have ended.");let p=o.earlyStopping==="never"&&o.lengthPenalty>0,d=`${P(s)} / ${i} ^ ${Kt(
o.lengthPenalty)} = ${P(l,4)}`,h={numbers:p?a("{formula} (at the longest possible length)",{formula:d}):d,worst:P(c,4)},{together:f}=n;if(!e)return f?a("The bes\
t running beam, {numbers}, is above the worst that is kept, {worst}.",h):a("The best continuation of the step, {numbers}, is above the worst that is kept, {wors\
t}.",h);if(e.why==="settled")return f?a("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",h):a("No \
continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",h);let m=T(n.size,"{count} text has ended\
, which is enough.","{count} texts have ended, which is enough.");if(!(l>c))return m;let g=f?a("Yet the best running beam, {numbers}, was above the worst of the\
m, {worst}.",h):a("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",h);return`${m} ${g}`}function Ry({start:e,maxNew:t},{
step:n},o){if(n-e>=t)return T(e+t,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let r=o.finished?.sequences.
find(({stop_reason:s})=>!["eos","length","unfinished"].includes(s));return r?a("Every continuation met a stopping criterion ({reason}).",{reason:De(r.stop_reason)[0]}):
a("Every continuation met a stopping criterion.")}function Py({stop:e,prompts:t},n,o){return n?e?a("after step {step}",{step:e.step}):o?a("goes on past step {st\
ep}",{step:fr({prompts:t})}):a("not yet"):e?a("not exact: about step {step}",{step:e.step}):a("not exact")}function Oy({group:e,stop:t},n){if(e===null)return[];
let o=Ee(e);return!n||!t?[a("Group {group}:",{group:o})]:[a("Group {group}, after step {step}:",{group:o,step:t.step})]}var Cy={returned:"★",kept:"■",running:"●",out:"□"};function Np({log:e,ranking:t}){let{entries:n,was:o}=t,r={moved:o!==null,group:n.some(({node:p})=>(p.beam.
group??null)!==null),words:n.some(({node:p})=>p.beam.progress)},s=n.map(({node:p})=>_r(p)),i=Sp(s),l=Math.max(0,n.findIndex(({node:p})=>p===e.selected)),c=p=>{p.
key==="Escape"&&e.selectStep(null);let d={ArrowDown:1,ArrowUp:-1}[p.key];if(!d)return;p.preventDefault();let h=[...p.currentTarget.querySelectorAll(".gp-pick")];
h.at(Math.max(0,h.findIndex(f=>f===p.target)+d))?.focus()};return u("table",{class:"gp-hypothesis-table","aria-label":a("The texts, ranked"),children:[u(Ny,{ranking:t,
has:r}),u("tbody",{onKeyDown:c,children:n.map((p,d)=>u(Ay,{log:e,ranking:t,entry:p,text:s[d],shared:i[d],isReachable:d===l,has:r},d))})]})}function Ny({ranking:{
best:e,rule:t,tally:n},has:o}){let r=l=>()=>e?a("the best: {words}.",{words:l(e)}):"",s=Kt(t.lengthPenalty),i=({node:l})=>T(l.length,"the log-probability of {co\
unt} token is {sum}","the log-probabilities of {count} tokens sum to {sum}",{sum:P(ve(l))});return u("thead",{children:u("tr",{children:[u("th",{scope:"col",children:u(
D,{id:"sequence-score",formula:"",unit:"",run:()=>pe(n),meaning:a("★ is an output of the run. ■ is kept in the pool but is not an output. □ ended but is not kep\
t: others are better, it came too late, or the search would have stopped before it. ● is still running: its score is what it would be if it ended now."),children:a(
"rank")})}),u("th",{scope:"col",class:"gp-moved-column",hidden:!o.moved,children:u(D,{id:"sequence-score",formula:"",unit:"",meaning:a("The rank by the run’s ow\
n settings, and by how much it has changed."),children:a("own rank")})}),u("th",{scope:"col",class:"gp-group-column",hidden:!o.group,children:u(D,{id:"diversity\
-penalty",formula:"",unit:"",meaning:a("The group that wrote it. Each group keeps its own best, so one group can drop a text with a better score than another gr\
oup keeps."),children:a("group")})}),u("th",{scope:"col",children:a("text")}),u("th",{scope:"col",children:u(D,{id:"cumulative-logprob",unit:"nats",run:r(i),meaning:a(
"The sum of the log-probabilities of its tokens, in nats, as the search adds them up."),children:a("sum")})}),u("th",{scope:"col",children:u(D,{id:"length",run:r(
({node:l})=>T(l.length,"{count} token","{count} tokens")),meaning:a("Generated tokens, including the end-of-sequence token."),children:a("length")})}),u("th",{scope:"\
col",children:u(D,{id:"sequence-score",class:"gp-scored",run:r(({node:l,score:c})=>`${P(ve(l))} / ${l.length}^${s} = ${P(c)}`),meaning:a("The sum divided by the\
 length to the power of length_penalty. The highest scores are kept."),children:a("sum / length ^ {power}",{power:s})})}),u("th",{scope:"col",class:"gp-words-co\
lumn",hidden:!o.words,children:u(D,{id:"constraint",meaning:a("How many of the constraints the text contains."),children:a("constraints")})}),u("th",{scope:"col",
children:u(D,{id:"ending",run:r(({node:l})=>a("at step {step}",{step:l.index+1})),meaning:a("The step at which it ended, and what ended it."),children:a("ended \
at")})})]})})}function Ay({log:e,ranking:{was:t,search:n},entry:o,text:r,shared:s,isReachable:i,has:l}){let{node:c,score:p,place:d,state:h}=o,f=e.selected===c,m=ve(
c),g=b=>Number.isFinite(b)?P(b):"−∞";return u("tr",{"data-state":h,children:[u("td",{children:[u("span",{class:"gp-sign","aria-hidden":"true",children:Cy[h]}),
u("span",{children:Ep(o)})]}),u("td",{hidden:!l.moved,children:t&&Lp(d,t.get(c))}),u("td",{hidden:!l.group,children:l.group&&Ee(c.beam.group??0)}),u("td",{children:u(
By,{text:r,shared:s,isPressed:f,tabIndex:i?0:-1,press:()=>e.selectStep(f?null:c)})}),u("td",{children:g(m)}),u("td",{children:c.length}),u("td",{children:g(p)}),
u("td",{hidden:!l.words,children:l.words&&$y(c,n)}),u("td",{children:h==="running"?"–":`${c.index+1}: ${Mp(c,e,n)}`})]})}function By({text:e,shared:t,isPressed:n,
tabIndex:o,press:r}){let{head:s,tail:i,isCut:l}=Tp(e,t,n);return u("button",{ref:l?tt(()=>a("The whole text: {text}",{text:e})):null,"data-tip":l?"":void 0,type:"\
button",class:"gp-pick",tabIndex:o,"aria-pressed":n,"aria-label":q(e),onClick:r,children:[u(K,{text:s,class:"gp-head-text"}),i!==""&&u(K,{text:i,class:"gp-tail-\
text"})]})}function $y(e,{constraints:t,promptIds:n}){let o=t.filter((s,i)=>Rt(s,e.beam.progress?.[i]??0,e,n)).length,r=a("{done} of {all}",{done:o,all:t.length});
return o===t.length?`✓ ${r}`:r}var Ap=40;function Hy({log:e,changes:t}){let[n,o]=F({}),[r,s]=F(0),[i,l]=F(null),c=W(new Map),p=W(0),d=he(t);d.run&&(o({}),s(0),c.current=new Map),i&&(d.run||d.
searched)&&l(null),(d.run||d.steps||d.status||d.searched)&&(p.current+=1);let h=e.hideFrom!==null,f=ue(()=>h?null:Iy(e,d.run?{}:n,d.run?0:r,c.current),[p.current,
n,r,h]);return u(H,{children:[u("header",{class:"gp-head",children:[u("h2",{class:"gp-title",children:a("Hypotheses")}),f&&u("span",{class:"gp-note gp-counts",children:f.
tally}),u("div",{class:"gp-tools",children:e.prompts.length>1&&u("label",{class:"gp-of-prompts",children:u("select",{class:"gp-of-prompt","aria-label":a("Prompt"),
value:r,onChange:({currentTarget:m})=>s(Number(m.value)),children:e.prompts.map((m,g)=>u("option",{value:g,children:a("prompt {number}",{number:g+1})},g))})})})]}),
!f&&u("p",{class:"gp-note gp-untold",children:a("What the search found is hidden while you guess the next token.")}),f&&u("div",{class:"gp-found",children:[f.isKnown&&
u(Dy,{found:f,ask:m=>o({...n,...m}),goBack:()=>o({})}),u("p",{class:"gp-formula","aria-live":f.isMoved?"polite":"off",children:qy(f)}),f.doubt&&u("p",{class:"gp\
-honest gp-note",children:f.doubt}),u("div",{class:"gp-hypothesis-scroll",children:u(Np,{log:e,ranking:f})}),f.left>0&&u("p",{class:"gp-note gp-rest",children:T(
f.left,"and {count} more, with a lower score","and {count} more, with lower scores")}),f.isKnown&&u(Op,{...f,log:e,asked:i==="greedy"?null:i,ask:m=>{l(m),e.ask(
{type:"search",kind:"rule",rule:m})}}),u(Rp,{log:e,search:f.search,number:f.number,kept:f.own.prompts[f.number].kept,isAsked:i==="greedy",ask:()=>{l("greedy"),e.
ask({type:"search",kind:"greedy"})}})]})]})}var Bp=Q(Hy,e=>e.usesBeams);function Iy(e,t,n,o){let r=tp(e),s=!!(e.finished??e.failed),i=g=>{let b=JSON.stringify(g),
y=o.get(b)??np(r,g);return y.stop&&o.set(b,y),y},l=r.together!==null&&rp(r,i(r.own),!!e.finished),c=l?{...r.own,...t}:r.own,p=l?i(c):Fy(r,e),d=l?i(r.own):p,h=l&&
!kn(c,r.own),f=sp(r,n,p,c,s),m=f.filter(({place:g})=>g!==null);return{search:r,number:n,rule:c,own:d,by:i,isKnown:l,isMoved:h,isOver:s,entries:f.slice(0,Ap),left:f.
length-Ap,was:h?new Map(d.prompts[n].kept.map(({node:g},b)=>[g,b])):null,best:m.at(0)??null,tally:Wy(f,m.length),doubt:l?jy(p,d,n,r,c,s):zy(r)}}var Fy=(e,t)=>({
stop:t.finished?{step:0,why:""}:null,prompts:e.prompts.map(({finished:n})=>({kept:n.map(o=>({node:o,score:o.beam.final_score??-1/0})),pools:[{group:null,stop:null,
lastStep:0,weighed:null,exact:!0}]}))});function Wy(e,t){let n=e.filter(({state:r})=>r==="running").length,o=e.filter(({state:r})=>r==="returned").length;return[
a("{count} ended",{count:_(e.length-n)}),a("{count} kept",{count:_(t)}),...n?[a("{count} running",{count:_(n)})]:[],...o?[T(o,"{count} output","{count} outputs")]:
[]].join(", ")}function qy({best:e,rule:{lengthPenalty:t}}){if(!e)return a("No text is kept yet.");let{node:n,score:o}=e;return a("The best: score = sum / lengt\
h ^ length_penalty = {sum} / {length} ^ {power} = {score}",{sum:P(ve(n)),length:n.length,power:Kt(t),score:P(o,4)})}function Dy({found:{search:e,rule:t,isMoved:n},
ask:o,goBack:r}){let s=W(null),[i,l]=F(null),c=i?.search===e.prompts?i.text:String(Number(t.lengthPenalty.toFixed(4))),p=({currentTarget:h})=>{l({text:h.value,search:e.
prompts}),Number.isFinite(h.valueAsNumber)&&o({lengthPenalty:h.valueAsNumber})},{own:d}=e;return u("div",{class:"gp-what-if",role:"group","aria-label":a("What i\
f"),children:[u("span",{class:"gp-strong",children:a("What if")}),u("label",{class:"gp-asked",children:[u(D,{id:"length-penalty",meaning:a("The score of a text \
that has ended is the sum of its log-probabilities, divided by its length to this power. A change re-ranks the texts at once, without a new run, because this se\
tting does not decide which beams go on."),children:"length_penalty"}),u("input",{ref:s,class:"gp-slide",type:"range",min:"-2",max:"3",step:"0.05","aria-label":a(
"length_penalty, as a slider"),value:t.lengthPenalty,onInput:({currentTarget:h})=>o({lengthPenalty:Number(h.value)})}),u("input",{class:"gp-power",type:"number",
step:"any","aria-label":"length_penalty",value:c,onInput:p,onBlur:()=>l(null)})]}),u("label",{class:"gp-asked",children:[u("span",{tabIndex:0,"data-tip":a('When\
 the search stops. False: once the best running text, at its present length, is no better than the worst that is kept. True: as soon as enough texts have ended.\
 "never": only once no running text can become better, at any length.'),children:"early_stopping"}),u("select",{class:"gp-rule","aria-label":"early_stopping",value:JSON.
stringify(t.earlyStopping),onChange:({currentTarget:h})=>o({earlyStopping:JSON.parse(h.value)}),children:wn.map(([h,f])=>u("option",{value:JSON.stringify(h),children:f},
f))})]}),n&&u("button",{type:"button",class:"gp-button gp-own-again",onClick:()=>{r(),s.current?.focus()},children:a("Back to the run’s own: {power}, {early}",
{power:Kt(d.lengthPenalty),early:va(d.earlyStopping)})})]})}function zy(e){return e.prompts.every(({steps:t,given:n})=>t.length===n)?a("The search has not begun\
: all tokens so far were given."):e.together===null?a("This decoding loop has its own rules: the texts are shown as they were recorded."):a("The recording does \
not follow the rules of this search, so what other settings would give cannot be computed.")}function jy(e,t,n,o,r,s){let i=Math.max(1,...o.prompts.map(({steps:d})=>d.
length-o.start)),l=i**r.lengthPenalty;if(!Number.isFinite(l)||l===0)return a("{length} ^ {power} is too large or too small for a floating-point number: the sear\
ch itself would fail.",{length:i,power:Kt(r.lengthPenalty)});let c=e.prompts[n].pools.filter(({exact:d})=>!d);if(c.length){let d=c.map(({group:h})=>Ee(h??0)).join(
", ");return T(c.length,"Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penal\
ty of group {groups}.","Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalt\
y of groups {groups}.",{groups:d})}if(kn(r,o.own))return"";if(!e.stop){if(!s)return"";let d=fr(e);return o.together?a("With these settings the search would have\
 gone on past step {step}, where the recording ends: this ranks what is known so far.",{step:d}):a("With these settings the search would have gone on past step \
{step}, where the recording of a group ends: this ranks what is known so far.",{step:d})}let{step:p}=e.stop;return t.stop?p>=t.stop.step?"":a("With these settin\
gs the search would have stopped after step {step}, not {own}: what ended later does not count.",{step:p,own:t.stop.step}):a("With these settings the search wou\
ld have stopped after step {step}: what ended later does not count.",{step:p})}var Aa={};Z(Aa,{addGroupPanes:()=>nw,chooseUnit:()=>Rr,start:()=>Na});var xa={};Z(xa,{canStandAlone:()=>_a});function _a(e){let t=C("button","gp-alone-button",null,{type:"button"});t.append(Uy()),e.append(t);let n=null;async function o(){let l=Gy(e);e.classList.add("gp\
-alone");let c=new MutationObserver(()=>e.hidden&&r());if(c.observe(e,{attributeFilter:["hidden"]}),document.addEventListener("keydown",s,!0),n=()=>{n=null,c.disconnect(),
document.removeEventListener("keydown",s,!0),e.classList.remove("gp-alone"),e.popover&&e.removeAttribute("popover"),l.restore(),i()},i(),document.fullscreenEnabled)
try{await e.requestFullscreen();return}catch{}n&&(e.popover="manual",e.showPopover(),l.silence(),t.focus({preventScroll:!0}))}function r(){document.fullscreenElement===
e?document.exitFullscreen():n&&n(),t.focus({preventScroll:!0})}function s(l){l.key==="Escape"&&(l.preventDefault(),l.stopPropagation(),r())}function i(){let l=n?
a("Leave full screen"):a("Full screen");t.title=l,t.ariaLabel=e.ariaLabel?`${l}: ${e.ariaLabel}`:l,e.dispatchEvent(new Event("gp-alone"))}t.addEventListener("cl\
ick",()=>n?r():o()),e.addEventListener("fullscreenchange",({target:l})=>{l===e&&document.fullscreenElement!==e&&n&&n()}),i()}function Gy(e){let t=[],n=[],o=[];for(let i=e.
parentElement;i;i=i.parentElement)o.push(i),(i.scrollTop||i.scrollLeft)&&t.push([i,i.scrollLeft,i.scrollTop]);let r=e.parentElement??e;r.style.minHeight=`${r.offsetHeight}\
px`;function s(){for(let[i,l,c]of t)i.scrollTo({left:l,top:c,behavior:"instant"})}return{silence(){for(let i of o)for(let l of i.children)!(l instanceof HTMLElement)||
l.contains(e)||l.inert||(l.inert=!0,n.push(l))},restore(){for(let i of n)i.inert=!1;r.style.minHeight="",s(),window.addEventListener("resize",s,{once:!0}),setTimeout(
()=>window.removeEventListener("resize",s),1e3)}}}function Uy(){let e=oe("svg"),t=oe("path");return e.setAttribute("viewBox","0 0 16 16"),e.setAttribute("aria-h\
idden","true"),t.setAttribute("d","M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"),e.append(t),e}var Ta={};Z(Ta,{RunGroup:()=>io});var Ky=["token_id","text","piece","logprob","raw_logprob","entropy"],Sa=class extends _t{constructor(n,o){super();this.group=n;this.number=o}group;number;changed(n){
super.changed(n),this.group&&this.group.entryChanged(this.number,n)}},io=class extends Ht{constructor(n){super(["run","steps","status","measured","found","lanes",
"pair","unit"]);this.name=n;this.clear(null)}name;lanes=null;turn;fresh=new Set;unit="bits";header;done;apart;found;charts;asking;pair;groups;entries;metrics;inNats;clear(n){
this.header=n,this.showMetrics(),this.done=this.apart=this.found=this.asking=null,this.charts={},this.pair=[0,1],this.fresh.clear(),this.groups=(n?.groups??[]).
map((o,r)=>({...o,number:r,entries:[],shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(n?.entries??[]).map(({group:o,seed:r},s)=>{let i=n?.kind===
"lanes"?Object.assign(new Sa(this,s),{unit:this.unit}):null,l={number:s,group:o,seed:r,log:i,begun:!1,tokens:[],ended:null};return this.groups[o].entries.push(l),
l});for(let o of this.kinds)this.changed(o)}get running(){return!!(this.header&&!this.done)}feedRun(n,o){o!==this.turn&&(this.position=0),this.turn=o,this.feed(
n)}appendRun(n,o){return o!==this.turn&&this.feed(""),this.turn=o,this.append(n)}lose(){this.running&&this.read({type:"Done",stopped:!0})}read(n){if(!Vy(n.type))
throw new Error("unknown line "+n.type);$p[n.type](this,n)}entryChanged(n,o){this.fresh.add(n),this.changed(o==="status"?"status":"steps")}takeChanges(){return this.
changes.entries=this.fresh,this.fresh=new Set,super.takeChanges()}subscribe(n,o,r=!1){let s=i=>i.run||!i.entries;super.subscribe(n,i=>o(s(i)?{...i,entries:new Set(
this.entries.keys())}:i),r)}setPair(n,o){this.pair=[n,o],this.changed("pair")}shownOf(n){let{entries:o,shown:r}=this.groups[n];return o[r]}showEntry(n,o){this.groups[n].
shown=o,this.changed("pair")}setLanes(n){this.lanes=n,this.changed("lanes")}setAsking(n,o){this.asking={question:n,titles:o};for(let r of["steps","status","meas\
ured","found"])this.changed(r)}answered(n){return this.found?.question===n&&(!this.asking||this.asking.question===n)}setUnit(n){this.unit=n,this.showMetrics(),this.
groups.forEach(o=>this.showMeasured(o));for(let{log:o}of this.entries)o&&(o.unit=n);for(let o of["unit","measured"])this.changed(o)}showMetrics(){let n=this.header?.
metrics??[];this.metrics=n.map(o=>o.unit==="nats"?{...o,unit:this.unit}:o),this.inNats=new Set(n.filter(({unit:o})=>o==="nats").map(({name:o})=>o))}showMeasured(n){
let o=(i,l)=>l!==null&&this.inNats.has(i)&&Number.isFinite(l)?Me(l,this.unit):l,{values:r,each:s}=n.told;n.values=Object.fromEntries(Object.entries(r).map(([i,l])=>[
i,o(i,l)])),n.each=Object.fromEntries(Object.entries(s).map(([i,l])=>[i,l.map(c=>o(i,c))]))}},$p={Comparison(e,t){e.clear(t)},Of(e,{entry:t,event:n}){e.entries[t].
log?.read(n)},Begun(e,{entry:t,apart:n}){e.apart=n??null,e.entries[t].begun=!0,e.entryChanged(t,"status")},Tokens(e,{entry:t,tokens:n}){for(let o of n){let r=Object.
fromEntries(Ky.map((s,i)=>[s,o[i]]));e.entries[t].tokens.push(r)}e.entryChanged(t,"steps")},Ended(e,{entry:t,text:n,stop_reason:o,failed:r}){e.entries[t].ended=
{text:n,stop_reason:o,failed:r},e.entryChanged(t,"status")},Measured(e,{group:t,values:n,each:o}){e.groups[t].told={values:n,each:o??{}},e.showMeasured(e.groups[t]),
e.changed("measured")},Found(e,{values:t,charts:n}){e.found=t,e.charts=n??{},e.changed("found")},Served(e,{way:t,steps:n,tokens:o,settings:r,requests:s,...i}){t===
0&&r&&(e.found={...i,requests:s,tokens:[],ways:[]});let l=e.found;r&&(l.ways[t]={settings:r,steps:[]}),l.ways[t].steps.push(...n),l.tokens.push(...o??[]),e.changed(
"found")},Done(e,{stopped:t,overtaken:n}){e.done={stopped:t,...n&&{overtaken:n}},e.changed("status")}},Vy=e=>Object.hasOwn($p,e);var Ea={};Z(Ea,{linkTermsIn:()=>Ma,withTermLinks:()=>Tr});var Xy=/(“[^”]*”|„[^“]*“|«[^»]*»)/,Yy="(?:s|es|e|n|en|x)?",Zy=new Set(["token","step","prompt","draft","kept","ending","time","length","speed","b\
its","sample","memory","context","queue","decode","starved"]),Sr=null;function Qy(){if(Sr)return Sr;let e=new Map;for(let n of pn){if(Zy.has(n))continue;let[o]=It(
n).name.split(" (");e.has(o.toLowerCase())||e.set(o.toLowerCase(),n)}let t=[...e.keys()].sort((n,o)=>o.length-n.length).map(n=>n.replace(/[.*+?^${}()|[\]\\]/g,"\
\\$&"));return Sr={pattern:new RegExp(`(?<![\\p{L}\\p{N}_-])(${t.join("|")})${Yy}(?![\\p{L}\\p{N}_-])`,"giu"),ids:e},Sr}function Tr(e,t=new Set){let{pattern:n,ids:o}=Qy();
return e.split(Xy).flatMap((r,s)=>{if(s%2)return[r];let i=[],l=0;for(let c of r.matchAll(n)){let p=o.get(c[1].toLowerCase());p===void 0||t.has(p)||(t.add(p),i.push(
r.slice(l,c.index),C("a","gp-term-link",c[0],{href:Kn(p)})),l=c.index+c[0].length)}return[...i,r.slice(l)]})}function Ma(e){for(let t of e.querySelectorAll("p.g\
p-note")){let[n]=t.childNodes;t.childNodes.length===1&&n.nodeType===Node.TEXT_NODE&&n.nodeValue?.trim()&&t.replaceChildren(...Tr(n.nodeValue))}}var Fp={},Mr=null,Ra=new Map,Pa=new Map,Oa="bits";function Er(e){let t=Ra.get(e)??Object.assign(new _t,{unit:Oa});return Ra.set(e,t),t}function Lr(e){let t=Pa.get(
e)??Object.assign(new io(e),{unit:Oa});return Pa.set(e,t),t}function Rr(e){Oa=e;for(let t of[...Ra.values(),...Pa.values()])t.setUnit(e)}function Jy(e,t,{log:n="\
main"}={}){let o=Er(n),r=Wp(e,t);Dp(e,r,o,"run",s=>{let i=Fp[e]?.(s,o);return!i||!lw.has(e)?i:cw(s,o,i,e)})}function ew(e,t,{group:n}){let o=Lr(n),r=Wp(e,t),s=iw.
has(e)?"text":aw.has(e)?"model":"runs",i=()=>Dp(e,r,o,s,c=>Mr?.[e]?.(c,o));if(Mr)return i();let l=r.querySelector(".gp-pane");l&&qo(l),Ca.push({drawNow:i,failed:()=>ow(
r)}),o.subscribe(r,()=>{!Mr&&(o.header||o.found||o.lanes)&&tw()})}var Wp=(e,t)=>t.querySelector(`[data-pane="${e}"]`)??t,Ca=[],La=!1;function tw(){if(La||!window.
GenerationPlaygroundComparisons)return;La=!0;let e=document.createElement("script");e.src=window.GenerationPlaygroundComparisons,e.onerror=()=>{La=!1;for(let{failed:t}of Ca)
t()},document.head.append(e)}function nw(e){Mr=e;for(let t of document.querySelectorAll(".gp-not-loaded"))t.remove();Ca.splice(0).forEach(({drawNow:t})=>qp(t))}
function ow(e){e.querySelector(":scope > .gp-not-loaded")||e.append(C("p","gp-note gp-not-loaded",a("This part of the page could not be loaded. Reload the page.")))}
function qp(e){try{e()}catch(t){console.error("Generation Playground:",t)}}function Dp(e,t,n,o,r){let s=t.querySelector(".gp-pane");if(!s)return Hp(e);qo(s),Ma(
s);let i=Li(s,o);zp.push(t),sw.has(e)||_a(s);let l=r(s);if(!l)return Hp(e);n.subscribe(s,c=>{l(c),i()},!rw.has(e)),jp()}function Hp(e){console.error(`Generation\
 Playground: there is no pane “${e}” here.`)}var zp=[],Ip=null;function jp(){let e=Yo();if(e===Ip)return;let t=zp.find(o=>o.getClientRects().length&&o.isConnected);
if(e!==null&&!t||(Ip=e,e===null||!t))return;let n=t.querySelector(":scope > .gp-glossary-place");if(!n){let o=n=C("div","gp-pane gp-glossary-place");o.addEventListener(
"click",r=>Vn(r,o)),t.append(o)}ct(n,e)}var rw=new Set(["branches"]),sw=new Set(["numbers","check","token","progress","arrival"]),iw=new Set(["detection","mista\
kes","attack","strengths"]),aw=new Set(["shelf","estimate","opened"]),lw=new Set(["tokens","spoken","word_times","token","candidates","processors","curve","in_w\
ords","logit_lens","cross_attention","check","quiz"]),uw=new Set(["processors","logit_lens","cross_attention","check","quiz"]);function cw(e,t,n,o){let r=cn(t.kinds),
s=!1;return i=>{if(t.denoises||t.isFromElsewhere&&uw.has(o)){s=e.hidden=!0;return}s&&(e.hidden=!1),n(s?r:i),s=!1}}function pw(e,t,n){Er(e).feedRun(t||"",n)}function dw(e,t,n){
return Er(e).appendRun(t,n)}function hw(e,t,n){return Lr(e).appendRun(t,n)}function fw(e,t,n){Lr(e).feedRun(t||"",n)}function Na(e){Fp=e;let t={mount:Jy,feed:pw,
append:dw,appendGroup:hw,chooseUnit:Rr,log:Er,RunLog:_t,mountGroup:ew,feedGroup:fw,group:Lr};window.GenerationPlayground=t;let n=window.GenerationPlaygroundQueue,
o=r=>qp(()=>r(t));window.GenerationPlaygroundQueue={push:o},n?.forEach?.(o),window.addEventListener("hashchange",jp)}var Gp={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0},Pr=e=>t=>{t.key==="Escape"&&e.selectStep(null),Object.hasOwn(
Gp,t.key)&&(t.preventDefault(),e.walk(Gp[t.key]))};function Or(e,t,n,o=0){return{"aria-valuenow":e?e.isPrompt?e.index-o:e.index+1:0,"aria-valuemin":e?1-o:0,"ari\
a-valuemax":e?t:0,"aria-valuetext":n}}var mw=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),Up=e=>ge(mw.format(e)),ao=e=>e,Ba={information:ao({unit:!0,write:Up,fromZero:!0}),
sum:ao({unit:!0,write:Up}),share:ao({title:()=>a("probability"),write:R,fromZero:!0,share:!0}),count:ao({title:()=>a("tokens kept"),write:_,log:!0}),rank:ao({title:()=>a(
"rank"),write:_,log:!0,reversed:!0})},$a=[["kept","solid"],["chosen","dash"],["accepted","dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],[
"before","12px,3px,2px,3px"],["focus","2px,7px"]].map(([e,t])=>({role:e,dash:t})),gw=()=>({information:{name:a("surprisal and entropy"),axis:"information",about:a(
"Surprisal tells how unexpected each token was; entropy how uncertain the next token was, for the model (before) and for the draw (after)."),series:[{name:a("su\
rprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:a("How unexpected the chosen token was: minus the logarithm of its probability after the processors\
; before them where a text was only read."),value:e=>Re(e).surprisal},{name:a("entropy before"),term:"entropy",role:"entropy-before",dash:"dot",tip:a("How uncer\
tain the model was, before any processor: the surprisal that it expected."),value:e=>e.distribution.entropy_before},{name:a("entropy after"),term:"entropy",role:"\
entropy-after",dash:"dash",tip:a("How uncertain the draw was, after the processors."),value:e=>e.isPrompt?null:e.distribution.entropy_after}]},kept:{name:a("can\
didates kept"),axis:"count",about:a("How many tokens of the vocabulary could still be chosen after the processors. Each line of the grid is ten times the one be\
low."),series:[{name:a("candidates kept"),term:"kept",role:"entropy-after",dash:"solid",tip:a("The number of tokens with a probability above 0 after the process\
ors."),value:e=>e.isPrompt?null:Math.max(1,We(e)??0)}]},cumulative:{name:a("cumulative log-probability"),axis:"sum",about:a("The logarithm of the probability of\
 the whole text up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:a("after the processors"),term:"cumulativ\
e-logprob",role:"surprisal",dash:"solid",sum:!0,tip:a("Added up after the processors: from the probabilities that the tokens were drawn with."),value:e=>e.isPrompt?
null:e.chosen.logprob??e.chosen.raw_logprob},{name:a("before them"),term:"cumulative-logprob",role:"entropy-before",dash:"dot",sum:!0,tip:a("Added up before the\
 processors: from the probabilities that the model gave."),value:e=>e.chosen.raw_logprob}]},before:{name:a("looked up: probability before"),axis:"share",about:a(
"How probable the model found each looked-up token at each place, before the processors."),of:e=>z(e.raw_logprob)},after:{name:a("looked up: probability after"),
axis:"share",about:a("How probable each looked-up token was in the draw at each place, after the processors: 0% where they removed it."),of:e=>z(e.logprob)},rank:{
name:a("looked up: rank"),axis:"rank",about:a("The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is at the top."),of:e=>e.
raw_rank||null}}),bw=()=>({information:{name:a("surprisal"),axis:"information",about:a("How unexpected each token was, from the log-probabilities that the serve\
r gave."),series:[{name:a("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:a("How unexpected the chosen token was: minus the logarithm of its pro\
bability."),value:e=>Re(e).surprisal}]},cumulative:{name:a("cumulative log-probability"),axis:"sum",about:a("The logarithm of the probability of the whole text \
up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:a("as reported"),term:"cumulative-logprob",role:"surprisa\
l",dash:"solid",sum:!0,tip:a("Added up from the log-probabilities that the server gave."),value:e=>e.chosen.raw_logprob}]}}),Kp=e=>e?bw():gw();var yw={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},ww=8*Math.LN2,Ha=e=>yw[e]??e.replaceAll("px","").replaceAll(","," ");function Xp({
series:e,of:t=()=>null},n){return e||[...n].slice(-$a.length).map(([o,r],s)=>({...$a[s],name:r,term:"probability",tip:a("The looked-up token {token}, id {id}.",
{token:q(r),id:o}),value:({watched:i=[]})=>{let l=i.find(({token_id:c})=>c===o);return l?t(l):null}}))}function Yp({curve:e,series:t,steps:n,prompt:o,current:r,
unit:s,factor:i}){let l=Ba[e.axis],c=o.length,p=b=>b.index+1-(b.isPrompt?c+1:0),d=b=>`${l.write(b)}${l.unit?` ${a(s)}`:""}`,h=(b,y,M)=>{let w=vw(b,y,l.unit?i:1),
E=v=>a("{token} {series}: {value}",{token:q(y[v].chosen.text),series:b.name,value:d(w[v]??0)});return{name:b.name,role:b.role,dash:b.dash,isPrompt:M,x:y.map(p),
y:w,words:E}},f=c?t.map(b=>h(b,o,!0)):[],m=t.map(b=>h(b,n,!1)),g=l===Ba.information?kw(Vp(f),Vp(m),ww*i):null;return{label:a("{curve} along the text",{curve:e.name}),
lines:t.flatMap((b,y)=>[...c?[f[y]]:[],m[y]]),before:c,here:r&&p(r),note:g?a("prompt: up to {value}",{value:d(g.highest)}):"",x:{title:a("token"),range:[.5-c,Math.
max(10,n.length)+.5]},y:{title:l.title?.()??a(s),kind:l,range:g?[0,g.end]:null}}}function kw(e,t,n){let o=Math.max(t*1.08,n);return t&&e>1.5*o?{end:o,highest:e}:
null}var Vp=e=>e.reduce((t,{y:n})=>n.reduce((o,r)=>Math.max(o,r??0),t),0);function vw(e,t,n){let o=0;return t.map(r=>{let s=ae(e.value(r));e.sum&&(o=o===null||s===
null?null:o+s);let i=e.sum?o:s;return i===null?null:i*n})}var lo=Math.PI,Ia=2*lo,Vt=1e-6,_w=Ia-Vt;function Zp(e){this._+=e[0];for(let t=1,n=e.length;t<n;++t)this._+=arguments[t]+e[t]}function xw(e){let t=Math.floor(e);
if(!(t>=0))throw new Error(`invalid digits: ${e}`);if(t>15)return Zp;let n=10**t;return function(o){this._+=o[0];for(let r=1,s=o.length;r<s;++r)this._+=Math.round(
arguments[r]*n)/n+o[r]}}function Qp(e,t,n,o){return e===n&&t===o}function Sw(e){let t=Math.floor(e);if(!(t<=15))return Qp;let n=10**t,o=function(r){return Math.
round(r*n)};return function(r,s,i,l){return o(r)===o(i)&&o(s)===o(l)}}var vn=class{constructor(t){this._x0=this._y0=this._x1=this._y1=null,this._="",this._append=
t==null?Zp:xw(t),this._equal=t==null?Qp:Sw(t)}moveTo(t,n){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}`}closePath(){this._x1!==null&&(this._x1=
this._x0,this._y1=this._y0,this._append`Z`)}lineTo(t,n){this._append`L${this._x1=+t},${this._y1=+n}`}quadraticCurveTo(t,n,o,r){this._append`Q${+t},${+n},${this.
_x1=+o},${this._y1=+r}`}bezierCurveTo(t,n,o,r,s,i){this._append`C${+t},${+n},${+o},${+r},${this._x1=+s},${this._y1=+i}`}arcTo(t,n,o,r,s){if(t=+t,n=+n,o=+o,r=+r,
s=+s,s<0)throw new Error(`negative radius: ${s}`);let i=this._x1,l=this._y1,c=o-t,p=r-n,d=i-t,h=l-n,f=d*d+h*h;if(this._x1===null)this._append`M${this._x1=t},${this.
_y1=n}`;else if(f>Vt)if(!(Math.abs(h*c-p*d)>Vt)||!s)this._append`L${this._x1=t},${this._y1=n}`;else{let m=o-i,g=r-l,b=c*c+p*p,y=m*m+g*g,M=Math.sqrt(b),w=Math.sqrt(
f),E=s*Math.tan((lo-Math.acos((b+f-y)/(2*M*w)))/2),v=E/w,$=E/M;Math.abs(v-1)>Vt&&this._append`L${t+v*d},${n+v*h}`,this._append`A${s},${s},0,0,${+(h*m>d*g)},${this.
_x1=t+$*c},${this._y1=n+$*p}`}}arc(t,n,o,r,s,i){if(t=+t,n=+n,o=+o,i=!!i,o<0)throw new Error(`negative radius: ${o}`);let l=o*Math.cos(r),c=o*Math.sin(r),p=t+l,d=n+
c,h=1^i,f=i?r-s:s-r;if(this._x1===null?this._append`M${p},${d}`:(Math.abs(this._x1-p)>Vt||Math.abs(this._y1-d)>Vt)&&this._append`L${p},${d}`,!!o){if(f<0&&(f=f%Ia+
Ia),f>_w)this._append`A${o},${o},0,1,${h},${t-l},${n-c}A${o},${o},0,1,${h},${this._x1=p},${this._y1=d}`;else if(f>Vt){let m=t+o*Math.cos(s),g=n+o*Math.sin(s);if(f>=
lo&&this._equal(p,d,m,g)){f/=2;let b=r+f;this._append`A${o},${o},0,${+(f>=lo)},${h},${t+o*Math.cos(b)},${n+o*Math.sin(b)}`}this._append`A${o},${o},0,${+(f>=lo)},${h},${this.
_x1=m},${this._y1=g}`}}}rect(t,n,o,r){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}h${o=+o}v${+r}h${-o}Z`}toString(){return this._}};function Tw(){
return new vn}Tw.prototype=vn.prototype;function _n(e){return function(){return e}}var Mw=Math.cos;var Wa=Math.sin,xn=Math.sqrt,Jp=1e-12,Cr=Math.PI,EL=Cr/2,rd=2*Cr;function Ew(e){let t=3;return e.digits=function(n){if(!arguments.length)return t;if(n==null)t=null;else{let o=Math.floor(n);if(!(o>=0))throw new RangeError(`inv\
alid digits: ${n}`);t=o}return e},()=>new vn(t)}var LL=Array.prototype.slice;function Lw(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function sd(e){this._context=e}sd.prototype={areaStart:function(){
this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(
e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function id(e){return new sd(e)}function Rw(e){return e[0]}function Pw(e){return e[1]}
function ad(e,t){var n=_n(!0),o=null,r=id,s=null,i=Ew(l);e=typeof e=="function"?e:e===void 0?Rw:_n(e),t=typeof t=="function"?t:t===void 0?Pw:_n(t);function l(c){
var p,d=(c=Lw(c)).length,h,f=!1,m;for(o==null&&(s=r(m=i())),p=0;p<=d;++p)!(p<d&&n(h=c[p],p,c))===f&&((f=!f)?s.lineStart():s.lineEnd()),f&&s.point(+e(h,p,c),+t(h,
p,c));if(m)return s=null,m+""||null}return l.x=function(c){return arguments.length?(e=typeof c=="function"?c:_n(+c),l):e},l.y=function(c){return arguments.length?
(t=typeof c=="function"?c:_n(+c),l):t},l.defined=function(c){return arguments.length?(n=typeof c=="function"?c:_n(!!c),l):n},l.curve=function(c){return arguments.
length?(r=c,o!=null&&(s=r(o)),l):r},l.context=function(c){return arguments.length?(c==null?o=s=null:s=r(o=c),l):o},l}var RL=Ow(id);function ld(e){this._curve=e}ld.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){
this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(e,t){this._curve.point(t*Math.sin(e),t*-Math.cos(e))}};function Ow(e){function t(n){
return new ld(e(n))}return t._curve=e,t}var PL=xn(3);var Cw=xn(1/3),OL=Cw*2;var ud=Wa(Cr/10)/Wa(7*Cr/10),CL=Wa(rd/10)*ud,NL=-Mw(rd/10)*ud;var AL=xn(3);var BL=xn(3);var $L=xn(3)/2,Nw=1/xn(12),HL=(Nw/2+1)*3;function Ot(){}function Nr(e,t,n){e._context.bezierCurveTo((2*e._x0+e._x1)/3,(2*e._y0+e._y1)/3,(e._x0+2*e._x1)/3,(e._y0+2*e._y1)/3,(e._x0+4*e._x1+t)/6,(e._y0+4*
e._y1+n)/6)}function Da(e){this._context=e}Da.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this.
_x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:Nr(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);
break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:
this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this.
_x0+this._x1)/6,(5*this._y0+this._y1)/6);default:Nr(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Aw(e){this._context=e}Aw.prototype={areaStart:Ot,areaEnd:Ot,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=
this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{
this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();
break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:
this._point=1,this._x2=e,this._y2=t;break;case 1:this._point=2,this._x3=e,this._y3=t;break;case 2:this._point=3,this._x4=e,this._y4=t,this._context.moveTo((this.
_x0+4*this._x1+e)/6,(this._y0+4*this._y1+t)/6);break;default:Nr(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Bw(e){this._context=e}Bw.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=
this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){
switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+e)/6,o=(this._y0+4*this._y1+
t)/6;this._line?this._context.lineTo(n,o):this._context.moveTo(n,o);break;case 3:this._point=4;default:Nr(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=
this._y1,this._y1=t}};function cd(e,t){this._basis=new Da(e),this._beta=t}cd.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var e=this.
_x,t=this._y,n=e.length-1;if(n>0)for(var o=e[0],r=t[0],s=e[n]-o,i=t[n]-r,l=-1,c;++l<=n;)c=l/n,this._basis.point(this._beta*e[l]+(1-this._beta)*(o+c*s),this._beta*
t[l]+(1-this._beta)*(r+c*i));this._x=this._y=null,this._basis.lineEnd()},point:function(e,t){this._x.push(+e),this._y.push(+t)}};var IL=(function e(t){function n(o){
return t===1?new Da(o):new cd(o,t)}return n.beta=function(o){return e(+o)},n})(.85);function Ar(e,t,n){e._context.bezierCurveTo(e._x1+e._k*(e._x2-e._x0),e._y1+e.
_k*(e._y2-e._y0),e._x2+e._k*(e._x1-t),e._y2+e._k*(e._y1-n),e._x2,e._y2)}function za(e,t){this._context=e,this._k=(1-t)/6}za.prototype={areaStart:function(){this.
_line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this.
_point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:Ar(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(
e,t);break;case 1:this._point=2,this._x1=e,this._y1=t;break;case 2:this._point=3;default:Ar(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this.
_y0=this._y1,this._y1=this._y2,this._y2=t}};var FL=(function e(t){function n(o){return new za(o,t)}return n.tension=function(o){return e(+o)},n})(0);function ja(e,t){
this._context=e,this._k=(1-t)/6}ja.prototype={areaStart:Ot,areaEnd:Ot,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();
break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(
this._x5,this._y5);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.
moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Ar(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this.
_y0=this._y1,this._y1=this._y2,this._y2=t}};var WL=(function e(t){function n(o){return new ja(o,t)}return n.tension=function(o){return e(+o)},n})(0);function Ga(e,t){
this._context=e,this._k=(1-t)/6}Ga.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this.
_x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this.
_line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(
this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Ar(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,
this._y0=this._y1,this._y1=this._y2,this._y2=t}};var qL=(function e(t){function n(o){return new Ga(o,t)}return n.tension=function(o){return e(+o)},n})(0);function Ua(e,t,n){
var o=e._x1,r=e._y1,s=e._x2,i=e._y2;if(e._l01_a>Jp){var l=2*e._l01_2a+3*e._l01_a*e._l12_a+e._l12_2a,c=3*e._l01_a*(e._l01_a+e._l12_a);o=(o*l-e._x0*e._l12_2a+e._x2*
e._l01_2a)/c,r=(r*l-e._y0*e._l12_2a+e._y2*e._l01_2a)/c}if(e._l23_a>Jp){var p=2*e._l23_2a+3*e._l23_a*e._l12_a+e._l12_2a,d=3*e._l23_a*(e._l23_a+e._l12_a);s=(s*p+e.
_x1*e._l23_2a-t*e._l12_2a)/d,i=(i*p+e._y1*e._l23_2a-n*e._l12_2a)/d}e._context.bezierCurveTo(o,r,s,i,e._x2,e._y2)}function pd(e,t){this._context=e,this._alpha=t}
pd.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,
this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this.
_x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},
point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,o=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+o*o,this._alpha))}switch(this._point){case 0:
this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3;default:Ua(this,e,t);break}this.
_l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,
this._y1=this._y2,this._y2=t}};var DL=(function e(t){function n(o){return t?new pd(o,t):new za(o,0)}return n.alpha=function(o){return e(+o)},n})(.5);function dd(e,t){
this._context=e,this._alpha=t}dd.prototype={areaStart:Ot,areaEnd:Ot,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this.
_point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();
break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){if(e=+e,t=+t,this._point){var n=this.
_x2-e,o=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+o*o,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:
this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Ua(this,e,t);break}this._l01_a=this._l12_a,
this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this.
_y2=t}};var zL=(function e(t){function n(o){return t?new dd(o,t):new ja(o,0)}return n.alpha=function(o){return e(+o)},n})(.5);function hd(e,t){this._context=e,this.
_alpha=t}hd.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this.
_y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===
3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,o=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=
Math.pow(n*n+o*o,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this.
_x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Ua(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this.
_l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var jL=(function e(t){
function n(o){return t?new hd(o,t):new Ga(o,0)}return n.alpha=function(o){return e(+o)},n})(.5);function $w(e){this._context=e}$w.prototype={areaStart:Ot,areaEnd:Ot,
lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,
t):(this._point=1,this._context.moveTo(e,t))}};function ed(e){return e<0?-1:1}function td(e,t,n){var o=e._x1-e._x0,r=t-e._x1,s=(e._y1-e._y0)/(o||r<0&&-0),i=(n-e._y1)/(r||o<0&&-0),l=(s*r+i*o)/(o+r);return(ed(
s)+ed(i))*Math.min(Math.abs(s),Math.abs(i),.5*Math.abs(l))||0}function nd(e,t){var n=e._x1-e._x0;return n?(3*(e._y1-e._y0)/n-t)/2:t}function Fa(e,t,n){var o=e._x0,
r=e._y0,s=e._x1,i=e._y1,l=(s-o)/3;e._context.bezierCurveTo(o+l,r+l*t,s-l,i-l*n,s,i)}function qa(e){this._context=e}qa.prototype={areaStart:function(){this._line=
0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:
this._context.lineTo(this._x1,this._y1);break;case 3:Fa(this,this._t0,nd(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),
this._line=1-this._line},point:function(e,t){var n=NaN;if(e=+e,t=+t,!(e===this._x1&&t===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.
lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,Fa(this,nd(this,n=td(this,e,t)),n);break;default:Fa(this,this._t0,n=
td(this,e,t));break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t,this._t0=n}}};function Hw(e){this._context=new fd(e)}(Hw.prototype=Object.create(qa.
prototype)).point=function(e,t){qa.prototype.point.call(this,t,e)};function fd(e){this._context=e}fd.prototype={moveTo:function(e,t){this._context.moveTo(t,e)},
closePath:function(){this._context.closePath()},lineTo:function(e,t){this._context.lineTo(t,e)},bezierCurveTo:function(e,t,n,o,r,s){this._context.bezierCurveTo(
t,e,o,n,s,r)}};function Iw(e){this._context=e}Iw.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){
var e=this._x,t=this._y,n=e.length;if(n)if(this._line?this._context.lineTo(e[0],t[0]):this._context.moveTo(e[0],t[0]),n===2)this._context.lineTo(e[1],t[1]);else
for(var o=od(e),r=od(t),s=0,i=1;i<n;++s,++i)this._context.bezierCurveTo(o[0][s],r[0][s],o[1][s],r[1][s],e[i],t[i]);(this._line||this._line!==0&&n===1)&&this._context.
closePath(),this._line=1-this._line,this._x=this._y=null},point:function(e,t){this._x.push(+e),this._y.push(+t)}};function od(e){var t,n=e.length-1,o,r=new Array(
n),s=new Array(n),i=new Array(n);for(r[0]=0,s[0]=2,i[0]=e[0]+2*e[1],t=1;t<n-1;++t)r[t]=1,s[t]=4,i[t]=4*e[t]+2*e[t+1];for(r[n-1]=2,s[n-1]=7,i[n-1]=8*e[n-1]+e[n],
t=1;t<n;++t)o=r[t]/s[t-1],s[t]-=o,i[t]-=o*i[t-1];for(r[n-1]=i[n-1]/s[n-1],t=n-2;t>=0;--t)r[t]=(i[t]-r[t+1])/s[t];for(s[n-1]=(e[n]+r[n-1])/2,t=0;t<n-1;++t)s[t]=2*
e[t+1]-r[t+1];return[r,s]}function Fw(e,t){this._context=e,this._t=t}Fw.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this.
_y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===
1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,
this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,t),this._context.lineTo(
e,t);else{var n=this._x*(1-this._t)+e*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,t)}break}}this._x=e,this._y=t}};function uo(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function Ww(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function md(e){let t,n,
o;e.length!==2?(t=uo,n=(l,c)=>uo(e(l),c),o=(l,c)=>e(l)-c):(t=e===uo||e===Ww?e:qw,n=e,o=e);function r(l,c,p=0,d=l.length){if(p<d){if(t(c,c)!==0)return d;do{let h=p+
d>>>1;n(l[h],c)<0?p=h+1:d=h}while(p<d)}return p}function s(l,c,p=0,d=l.length){if(p<d){if(t(c,c)!==0)return d;do{let h=p+d>>>1;n(l[h],c)<=0?p=h+1:d=h}while(p<d)}
return p}function i(l,c,p=0,d=l.length){let h=r(l,c,p,d-1);return h>p&&o(l[h-1],c)>-o(l[h],c)?h-1:h}return{left:r,center:i,right:s}}function qw(){return 0}function Dw(e){
return e===null?NaN:+e}var gd=md(uo),bd=gd.right,UL=gd.left,KL=md(Dw).center;var VL=yd(wd),XL=yd(zw);function yd(e){return function(t,n,o=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((o=+o)>=0))throw new RangeError("invalid\
 ry");let{data:r,width:s,height:i}=t;if(!((s=Math.floor(s))>=0))throw new RangeError("invalid width");if(!((i=Math.floor(i!==void 0?i:r.length/s))>=0))throw new RangeError(
"invalid height");if(!s||!i||!n&&!o)return t;let l=n&&e(n),c=o&&e(o),p=r.slice();return l&&c?(Sn(l,p,r,s,i),Sn(l,r,p,s,i),Sn(l,p,r,s,i),Tn(c,r,p,s,i),Tn(c,p,r,s,
i),Tn(c,r,p,s,i)):l?(Sn(l,r,p,s,i),Sn(l,p,r,s,i),Sn(l,r,p,s,i)):c&&(Tn(c,r,p,s,i),Tn(c,p,r,s,i),Tn(c,r,p,s,i)),t}}function Sn(e,t,n,o,r){for(let s=0,i=o*r;s<i;)
e(t,n,s,s+=o,1)}function Tn(e,t,n,o,r){for(let s=0,i=o*r;s<o;++s)e(t,n,s,s+i,o)}function zw(e){let t=wd(e);return(n,o,r,s,i)=>{r<<=2,s<<=2,i<<=2,t(n,o,r+0,s+0,i),
t(n,o,r+1,s+1,i),t(n,o,r+2,s+2,i),t(n,o,r+3,s+3,i)}}function wd(e){let t=Math.floor(e);if(t===e)return jw(e);let n=e-t,o=2*e+1;return(r,s,i,l,c)=>{if(!((l-=c)>=
i))return;let p=t*s[i],d=c*t,h=d+c;for(let f=i,m=i+d;f<m;f+=c)p+=s[Math.min(l,f)];for(let f=i,m=l;f<=m;f+=c)p+=s[Math.min(l,f+d)],r[f]=(p+n*(s[Math.max(i,f-h)]+
s[Math.min(l,f+h)]))/o,p-=s[Math.max(i,f-d)]}}function jw(e){let t=2*e+1;return(n,o,r,s,i)=>{if(!((s-=i)>=r))return;let l=e*o[r],c=i*e;for(let p=r,d=r+c;p<d;p+=
i)l+=o[Math.min(s,p)];for(let p=r,d=s;p<=d;p+=i)l+=o[Math.min(s,p+c)],n[p]=l/t,l-=o[Math.max(r,p-c)]}}var Gw=Array.prototype,YL=Gw.slice;var Uw=Math.sqrt(50),Kw=Math.sqrt(10),Vw=Math.sqrt(2);function Br(e,t,n){let o=(t-e)/Math.max(0,n),r=Math.floor(Math.log10(o)),s=o/Math.pow(10,r),i=s>=Uw?10:s>=
Kw?5:s>=Vw?2:1,l,c,p;return r<0?(p=Math.pow(10,-r)/i,l=Math.round(e*p),c=Math.round(t*p),l/p<e&&++l,c/p>t&&--c,p=-p):(p=Math.pow(10,r)*i,l=Math.round(e/p),c=Math.
round(t/p),l*p<e&&++l,c*p>t&&--c),c<l&&.5<=n&&n<2?Br(e,t,n*2):[l,c,p]}function Hr(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let o=t<e,[r,s,i]=o?
Br(t,e,n):Br(e,t,n);if(!(s>=r))return[];let l=s-r+1,c=new Array(l);if(o)if(i<0)for(let p=0;p<l;++p)c[p]=(s-p)/-i;else for(let p=0;p<l;++p)c[p]=(s-p)*i;else if(i<
0)for(let p=0;p<l;++p)c[p]=(r+p)/-i;else for(let p=0;p<l;++p)c[p]=(r+p)*i;return c}function $r(e,t,n){return t=+t,e=+e,n=+n,Br(e,t,n)[2]}function kd(e,t,n){t=+t,
e=+e,n=+n;let o=t<e,r=o?$r(t,e,n):$r(e,t,n);return(o?-1:1)*(r<0?1/-r:r)}var ZL=Xw(Math.random);function Xw(e){return function(n,o=0,r=n.length){let s=r-(o=+o);for(;s;){let i=e()*s--|0,l=n[s+o];n[s+o]=n[i+o],n[i+o]=l}return n}}function Rn(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function ho(e,t){var n=Object.create(e.prototype);for(var o in t)n[o]=t[o];return n}function Ct(){}
var Qt=.7,Ln=1/Qt,Mn="\\s*([+-]?\\d+)\\s*",co="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",nt="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",Yw=/^#([0-9a-f]{3,8})$/,
Zw=new RegExp(`^rgb\\(${Mn},${Mn},${Mn}\\)$`),Qw=new RegExp(`^rgb\\(${nt},${nt},${nt}\\)$`),Jw=new RegExp(`^rgba\\(${Mn},${Mn},${Mn},${co}\\)$`),ek=new RegExp(`\
^rgba\\(${nt},${nt},${nt},${co}\\)$`),tk=new RegExp(`^hsl\\(${co},${nt},${nt}\\)$`),nk=new RegExp(`^hsla\\(${co},${nt},${nt},${co}\\)$`),vd={aliceblue:15792383,
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
Rn(Ct,Pn,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:_d,formatHex:_d,formatHex8:ok,formatHsl:rk,
formatRgb:xd,toString:xd});function _d(){return this.rgb().formatHex()}function ok(){return this.rgb().formatHex8()}function rk(){return Cd(this).formatHsl()}function xd(){
return this.rgb().formatRgb()}function Pn(e){var t,n;return e=(e+"").trim().toLowerCase(),(t=Yw.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?Sd(t):n===3?new we(
t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?Ir(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?Ir(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&
15)<<4|t&15)/255):null):(t=Zw.exec(e))?new we(t[1],t[2],t[3],1):(t=Qw.exec(e))?new we(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=Jw.exec(e))?Ir(t[1],t[2],t[3],
t[4]):(t=ek.exec(e))?Ir(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=tk.exec(e))?Ed(t[1],t[2]/100,t[3]/100,1):(t=nk.exec(e))?Ed(t[1],t[2]/100,t[3]/100,t[4]):
vd.hasOwnProperty(e)?Sd(vd[e]):e==="transparent"?new we(NaN,NaN,NaN,0):null}function Sd(e){return new we(e>>16&255,e>>8&255,e&255,1)}function Ir(e,t,n,o){return o<=
0&&(e=t=n=NaN),new we(e,t,n,o)}function Qa(e){return e instanceof Ct||(e=Pn(e)),e?(e=e.rgb(),new we(e.r,e.g,e.b,e.opacity)):new we}function fo(e,t,n,o){return arguments.
length===1?Qa(e):new we(e,t,n,o??1)}function we(e,t,n,o){this.r=+e,this.g=+t,this.b=+n,this.opacity=+o}Rn(we,fo,ho(Ct,{brighter(e){return e=e==null?Ln:Math.pow(
Ln,e),new we(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?Qt:Math.pow(Qt,e),new we(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},
clamp(){return new we(Yt(this.r),Yt(this.g),Yt(this.b),Wr(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&
this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:Td,formatHex:Td,formatHex8:sk,formatRgb:Md,toString:Md}));function Td(){return`#${Xt(this.r)}${Xt(this.g)}${Xt(
this.b)}`}function sk(){return`#${Xt(this.r)}${Xt(this.g)}${Xt(this.b)}${Xt((isNaN(this.opacity)?1:this.opacity)*255)}`}function Md(){let e=Wr(this.opacity);return`${e===
1?"rgb(":"rgba("}${Yt(this.r)}, ${Yt(this.g)}, ${Yt(this.b)}${e===1?")":`, ${e})`}`}function Wr(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function Yt(e){return Math.
max(0,Math.min(255,Math.round(e)||0))}function Xt(e){return e=Yt(e),(e<16?"0":"")+e.toString(16)}function Ed(e,t,n,o){return o<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=
0&&(e=NaN),new Ve(e,t,n,o)}function Cd(e){if(e instanceof Ve)return new Ve(e.h,e.s,e.l,e.opacity);if(e instanceof Ct||(e=Pn(e)),!e)return new Ve;if(e instanceof
Ve)return e;e=e.rgb();var t=e.r/255,n=e.g/255,o=e.b/255,r=Math.min(t,n,o),s=Math.max(t,n,o),i=NaN,l=s-r,c=(s+r)/2;return l?(t===s?i=(n-o)/l+(n<o)*6:n===s?i=(o-t)/
l+2:i=(t-n)/l+4,l/=c<.5?s+r:2-s-r,i*=60):l=c>0&&c<1?0:i,new Ve(i,l,c,e.opacity)}function Dr(e,t,n,o){return arguments.length===1?Cd(e):new Ve(e,t,n,o??1)}function Ve(e,t,n,o){
this.h=+e,this.s=+t,this.l=+n,this.opacity=+o}Rn(Ve,Dr,ho(Ct,{brighter(e){return e=e==null?Ln:Math.pow(Ln,e),new Ve(this.h,this.s,this.l*e,this.opacity)},darker(e){
return e=e==null?Qt:Math.pow(Qt,e),new Ve(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.
l,o=n+(n<.5?n:1-n)*t,r=2*n-o;return new we(Ka(e>=240?e-240:e+120,r,o),Ka(e,r,o),Ka(e<120?e+240:e-120,r,o),this.opacity)},clamp(){return new Ve(Ld(this.h),Fr(this.
s),Fr(this.l),Wr(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){
let e=Wr(this.opacity);return`${e===1?"hsl(":"hsla("}${Ld(this.h)}, ${Fr(this.s)*100}%, ${Fr(this.l)*100}%${e===1?")":`, ${e})`}`}}));function Ld(e){return e=(e||
0)%360,e<0?e+360:e}function Fr(e){return Math.max(0,Math.min(1,e||0))}function Ka(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}var Nd=Math.
PI/180,Ad=180/Math.PI,qr=18,Bd=.96422,$d=1,Hd=.82521,Id=4/29,En=6/29,Fd=3*En*En,ik=En*En*En;function Wd(e){if(e instanceof ot)return new ot(e.l,e.a,e.b,e.opacity);
if(e instanceof ht)return Dd(e);e instanceof we||(e=Qa(e));var t=Za(e.r),n=Za(e.g),o=Za(e.b),r=Va((.2225045*t+.7168786*n+.0606169*o)/$d),s,i;return t===n&&n===o?
s=i=r:(s=Va((.4360747*t+.3850649*n+.1430804*o)/Bd),i=Va((.0139322*t+.0971045*n+.7141733*o)/Hd)),new ot(116*r-16,500*(s-r),200*(r-i),e.opacity)}function qd(e,t,n,o){return arguments.length===1?Wd(e):new ot(e,t,n,o??1)}function ot(e,t,n,o){this.l=+e,this.a=+t,this.b=+n,this.opacity=+o}Rn(ot,qd,ho(Ct,{brighter(e){
return new ot(this.l+qr*(e??1),this.a,this.b,this.opacity)},darker(e){return new ot(this.l-qr*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(
this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=Bd*Xa(t),e=$d*Xa(e),n=Hd*Xa(n),new we(Ya(3.1338561*t-1.6168667*e-.4906146*n),Ya(-.9787684*t+1.9161415*
e+.033454*n),Ya(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function Va(e){return e>ik?Math.pow(e,1/3):e/Fd+Id}function Xa(e){return e>En?e*e*e:Fd*(e-Id)}
function Ya(e){return 255*(e<=.0031308?12.92*e:1.055*Math.pow(e,1/2.4)-.055)}function Za(e){return(e/=255)<=.04045?e/12.92:Math.pow((e+.055)/1.055,2.4)}function ak(e){
if(e instanceof ht)return new ht(e.h,e.c,e.l,e.opacity);if(e instanceof ot||(e=Wd(e)),e.a===0&&e.b===0)return new ht(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.
atan2(e.b,e.a)*Ad;return new ht(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function zr(e,t,n,o){return arguments.length===1?ak(e):new ht(e,t,n,o??1)}function ht(e,t,n,o){this.h=+e,this.c=+t,this.l=+n,this.opacity=+o}function Dd(e){if(isNaN(
e.h))return new ot(e.l,0,0,e.opacity);var t=e.h*Nd;return new ot(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}Rn(ht,zr,ho(Ct,{brighter(e){return new ht(this.h,
this.c,this.l+qr*(e??1),this.opacity)},darker(e){return new ht(this.h,this.c,this.l-qr*(e??1),this.opacity)},rgb(){return Dd(this).rgb()}}));var zd=-.14861,Ja=1.78277,
el=-.29227,jr=-.90649,po=1.97294,Rd=po*jr,Pd=po*Ja,Od=Ja*el-jr*zd;function lk(e){if(e instanceof Zt)return new Zt(e.h,e.s,e.l,e.opacity);e instanceof we||(e=Qa(
e));var t=e.r/255,n=e.g/255,o=e.b/255,r=(Od*o+Rd*t-Pd*n)/(Od+Rd-Pd),s=o-r,i=(po*(n-r)-el*s)/jr,l=Math.sqrt(i*i+s*s)/(po*r*(1-r)),c=l?Math.atan2(i,s)*Ad-120:NaN;
return new Zt(c<0?c+360:c,l,r,e.opacity)}function Gr(e,t,n,o){return arguments.length===1?lk(e):new Zt(e,t,n,o??1)}function Zt(e,t,n,o){this.h=+e,this.s=+t,this.
l=+n,this.opacity=+o}Rn(Zt,Gr,ho(Ct,{brighter(e){return e=e==null?Ln:Math.pow(Ln,e),new Zt(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?Qt:Math.
pow(Qt,e),new Zt(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*Nd,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),o=Math.cos(e),r=Math.
sin(e);return new we(255*(t+n*(zd*o+Ja*r)),255*(t+n*(el*o+jr*r)),255*(t+n*(po*o)),this.opacity)}}));function Kd(e,t,n,o,r){var s=e*e,i=s*e;return((1-3*e+3*s-i)*t+(4-6*s+3*i)*n+(1+3*e+3*s-3*i)*o+i*r)/6}function uk(e){var t=e.length-1;return function(n){var o=n<=
0?n=0:n>=1?(n=1,t-1):Math.floor(n*t),r=e[o],s=e[o+1],i=o>0?e[o-1]:2*r-s,l=o<t-1?e[o+2]:2*s-r;return Kd((n-o/t)*t,i,r,s,l)}}function ck(e){var t=e.length;return function(n){
var o=Math.floor(((n%=1)<0?++n:n)*t),r=e[(o+t-1)%t],s=e[o%t],i=e[(o+1)%t],l=e[(o+2)%t];return Kd((n-o/t)*t,r,s,i,l)}}var Kr=e=>()=>e;function Vd(e,t){return function(n){
return e+n*t}}function pk(e,t,n){return e=Math.pow(e,n),t=Math.pow(t,n)-e,n=1/n,function(o){return Math.pow(e+o*t,n)}}function rl(e,t){var n=t-e;return n?Vd(e,n>
180||n<-180?n-360*Math.round(n/360):n):Kr(isNaN(e)?t:e)}function dk(e){return(e=+e)==1?Pe:function(t,n){return n-t?pk(t,n,e):Kr(isNaN(t)?n:t)}}function Pe(e,t){
var n=t-e;return n?Vd(e,n):Kr(isNaN(e)?t:e)}var jd=(function e(t){var n=dk(t);function o(r,s){var i=n((r=fo(r)).r,(s=fo(s)).r),l=n(r.g,s.g),c=n(r.b,s.b),p=Pe(r.
opacity,s.opacity);return function(d){return r.r=i(d),r.g=l(d),r.b=c(d),r.opacity=p(d),r+""}}return o.gamma=e,o})(1);function Xd(e){return function(t){var n=t.length,
o=new Array(n),r=new Array(n),s=new Array(n),i,l;for(i=0;i<n;++i)l=fo(t[i]),o[i]=l.r||0,r[i]=l.g||0,s[i]=l.b||0;return o=e(o),r=e(r),s=e(s),l.opacity=1,function(c){
return l.r=o(c),l.g=r(c),l.b=s(c),l+""}}}var tR=Xd(uk),nR=Xd(ck);function hk(e,t){t||(t=[]);var n=e?Math.min(t.length,e.length):0,o=t.slice(),r;return function(s){
for(r=0;r<n;++r)o[r]=e[r]*(1-s)+t[r]*s;return o}}function fk(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function mk(e,t){var n=t?t.length:0,o=e?Math.min(n,e.length):0,r=new Array(o),s=new Array(n),i;for(i=0;i<o;++i)r[i]=Vr(e[i],t[i]);for(;i<n;++i)s[i]=t[i];return function(l){
for(i=0;i<o;++i)s[i]=r[i](l);return s}}function gk(e,t){var n=new Date;return e=+e,t=+t,function(o){return n.setTime(e*(1-o)+t*o),n}}function Xe(e,t){return e=+e,
t=+t,function(n){return e*(1-n)+t*n}}function bk(e,t){var n={},o={},r;(e===null||typeof e!="object")&&(e={}),(t===null||typeof t!="object")&&(t={});for(r in t)r in
e?n[r]=Vr(e[r],t[r]):o[r]=t[r];return function(s){for(r in n)o[r]=n[r](s);return o}}var nl=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,tl=new RegExp(nl.source,
"g");function yk(e){return function(){return e}}function wk(e){return function(t){return e(t)+""}}function kk(e,t){var n=nl.lastIndex=tl.lastIndex=0,o,r,s,i=-1,
l=[],c=[];for(e=e+"",t=t+"";(o=nl.exec(e))&&(r=tl.exec(t));)(s=r.index)>n&&(s=t.slice(n,s),l[i]?l[i]+=s:l[++i]=s),(o=o[0])===(r=r[0])?l[i]?l[i]+=r:l[++i]=r:(l[++i]=
null,c.push({i,x:Xe(o,r)})),n=tl.lastIndex;return n<t.length&&(s=t.slice(n),l[i]?l[i]+=s:l[++i]=s),l.length<2?c[0]?wk(c[0].x):yk(t):(t=c.length,function(p){for(var d=0,
h;d<t;++d)l[(h=c[d]).i]=h.x(p);return l.join("")})}function Vr(e,t){var n=typeof t,o;return t==null||n==="boolean"?Kr(t):(n==="number"?Xe:n==="string"?(o=Pn(t))?
(t=o,jd):kk:t instanceof Pn?jd:t instanceof Date?gk:fk(t)?hk:Array.isArray(t)?mk:typeof t.valueOf!="function"&&typeof t.toString!="function"||isNaN(t)?bk:Xe)(e,
t)}function Yd(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var Gd=180/Math.PI,ol={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};
function Zd(e,t,n,o,r,s){var i,l,c;return(i=Math.sqrt(e*e+t*t))&&(e/=i,t/=i),(c=e*n+t*o)&&(n-=e*c,o-=t*c),(l=Math.sqrt(n*n+o*o))&&(n/=l,o/=l,c/=l),e*o<t*n&&(e=-e,
t=-t,c=-c,i=-i),{translateX:r,translateY:s,rotate:Math.atan2(t,e)*Gd,skewX:Math.atan(c)*Gd,scaleX:i,scaleY:l}}var Ur;function vk(e){let t=new(typeof DOMMatrix==
"function"?DOMMatrix:WebKitCSSMatrix)(e+"");return t.isIdentity?ol:Zd(t.a,t.b,t.c,t.d,t.e,t.f)}function _k(e){return e==null||(Ur||(Ur=document.createElementNS(
"http://www.w3.org/2000/svg","g")),Ur.setAttribute("transform",e),!(e=Ur.transform.baseVal.consolidate()))?ol:(e=e.matrix,Zd(e.a,e.b,e.c,e.d,e.e,e.f))}function Qd(e,t,n,o){
function r(p){return p.length?p.pop()+" ":""}function s(p,d,h,f,m,g){if(p!==h||d!==f){var b=m.push("translate(",null,t,null,n);g.push({i:b-4,x:Xe(p,h)},{i:b-2,x:Xe(
d,f)})}else(h||f)&&m.push("translate("+h+t+f+n)}function i(p,d,h,f){p!==d?(p-d>180?d+=360:d-p>180&&(p+=360),f.push({i:h.push(r(h)+"rotate(",null,o)-2,x:Xe(p,d)})):
d&&h.push(r(h)+"rotate("+d+o)}function l(p,d,h,f){p!==d?f.push({i:h.push(r(h)+"skewX(",null,o)-2,x:Xe(p,d)}):d&&h.push(r(h)+"skewX("+d+o)}function c(p,d,h,f,m,g){
if(p!==h||d!==f){var b=m.push(r(m)+"scale(",null,",",null,")");g.push({i:b-4,x:Xe(p,h)},{i:b-2,x:Xe(d,f)})}else(h!==1||f!==1)&&m.push(r(m)+"scale("+h+","+f+")")}
return function(p,d){var h=[],f=[];return p=e(p),d=e(d),s(p.translateX,p.translateY,d.translateX,d.translateY,h,f),i(p.rotate,d.rotate,h,f),l(p.skewX,d.skewX,h,
f),c(p.scaleX,p.scaleY,d.scaleX,d.scaleY,h,f),p=d=null,function(m){for(var g=-1,b=f.length,y;++g<b;)h[(y=f[g]).i]=y.x(m);return h.join("")}}}var oR=Qd(vk,"px, ",
"px)","deg)"),rR=Qd(_k,", ",")",")"),xk=1e-12;function Ud(e){return((e=Math.exp(e))+1/e)/2}function Sk(e){return((e=Math.exp(e))-1/e)/2}function Tk(e){return((e=
Math.exp(2*e))-1)/(e+1)}var sR=(function e(t,n,o){function r(s,i){var l=s[0],c=s[1],p=s[2],d=i[0],h=i[1],f=i[2],m=d-l,g=h-c,b=m*m+g*g,y,M;if(b<xk)M=Math.log(f/p)/
t,y=function(x){return[l+x*m,c+x*g,p*Math.exp(t*x*M)]};else{var w=Math.sqrt(b),E=(f*f-p*p+o*b)/(2*p*n*w),v=(f*f-p*p-o*b)/(2*f*n*w),$=Math.log(Math.sqrt(E*E+1)-E),
S=Math.log(Math.sqrt(v*v+1)-v);M=(S-$)/t,y=function(x){var k=x*M,L=Ud($),B=p/(n*w)*(L*Tk(t*k+$)-Sk($));return[l+B*m,c+B*g,p*L/Ud(t*k+$)]}}return y.duration=Math.
abs(M)*1e3*t/Math.SQRT2,y}return r.rho=function(s){var i=Math.max(.001,+s),l=i*i,c=l*l;return e(i,l,c)},r})(Math.SQRT2,2,4);function Jd(e){return function(t,n){
var o=e((t=Dr(t)).h,(n=Dr(n)).h),r=Pe(t.s,n.s),s=Pe(t.l,n.l),i=Pe(t.opacity,n.opacity);return function(l){return t.h=o(l),t.s=r(l),t.l=s(l),t.opacity=i(l),t+""}}}
var iR=Jd(rl),aR=Jd(Pe);function eh(e){return function(t,n){var o=e((t=zr(t)).h,(n=zr(n)).h),r=Pe(t.c,n.c),s=Pe(t.l,n.l),i=Pe(t.opacity,n.opacity);return function(l){return t.h=o(l),t.
c=r(l),t.l=s(l),t.opacity=i(l),t+""}}}var lR=eh(rl),uR=eh(Pe);function th(e){return(function t(n){n=+n;function o(r,s){var i=e((r=Gr(r)).h,(s=Gr(s)).h),l=Pe(r.s,
s.s),c=Pe(r.l,s.l),p=Pe(r.opacity,s.opacity);return function(d){return r.h=i(d),r.s=l(d),r.l=c(Math.pow(d,n)),r.opacity=p(d),r+""}}return o.gamma=t,o})(1)}var cR=th(
rl),pR=th(Pe);function Mk(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString("en").replace(/,/g,""):e.toString(10)}function Yr(e,t){if(!isFinite(e)||e===0)return null;
var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf("e"),o=e.slice(0,n);return[o.length>1?o[0]+o.slice(2):o,+e.slice(n+1)]}function On(e){return e=Yr(Math.
abs(e)),e?e[1]:NaN}function Ek(e,t){return function(n,o){for(var r=n.length,s=[],i=0,l=e[0],c=0;r>0&&l>0&&(c+l+1>o&&(l=Math.max(1,o-c)),s.push(n.substring(r-=l,
r+l)),!((c+=l+1)>o));)l=e[i=(i+1)%e.length];return s.reverse().join(t)}}function Lk(e){return function(t){return t.replace(/[0-9]/g,function(n){return e[+n]})}}
var Rk=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function Cn(e){if(!(t=Rk.exec(e)))throw new Error("invalid format: "+e);var t;
return new sl({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}Cn.prototype=sl.prototype;
function sl(e){this.fill=e.fill===void 0?" ":e.fill+"",this.align=e.align===void 0?">":e.align+"",this.sign=e.sign===void 0?"-":e.sign+"",this.symbol=e.symbol===
void 0?"":e.symbol+"",this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,
this.trim=!!e.trim,this.type=e.type===void 0?"":e.type+""}sl.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+
(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};
function Pk(e){e:for(var t=e.length,n=1,o=-1,r;n<t;++n)switch(e[n]){case".":o=r=n;break;case"0":o===0&&(o=n),r=n;break;default:if(!+e[n])break e;o>0&&(o=0);break}
return o>0?e.slice(0,o)+e.slice(r+1):e}var Zr;function Ok(e,t){var n=Yr(e,t);if(!n)return Zr=void 0,e.toPrecision(t);var o=n[0],r=n[1],s=r-(Zr=Math.max(-8,Math.
min(8,Math.floor(r/3)))*3)+1,i=o.length;return s===i?o:s>i?o+new Array(s-i+1).join("0"):s>0?o.slice(0,s)+"."+o.slice(s):"0."+new Array(1-s).join("0")+Yr(e,Math.
max(0,t+s-1))[0]}function nh(e,t){var n=Yr(e,t);if(!n)return e+"";var o=n[0],r=n[1];return r<0?"0."+new Array(-r).join("0")+o:o.length>r+1?o.slice(0,r+1)+"."+o.
slice(r+1):o+new Array(r-o.length+2).join("0")}var oh={"%":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+"",d:Mk,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.
toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>nh(e*100,t),r:nh,s:Ok,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(
e).toString(16)};function rh(e){return e}var sh=Array.prototype.map,ih=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function Ck(e){var t=e.
grouping===void 0||e.thousands===void 0?rh:Ek(sh.call(e.grouping,Number),e.thousands+""),n=e.currency===void 0?"":e.currency[0]+"",o=e.currency===void 0?"":e.currency[1]+
"",r=e.decimal===void 0?".":e.decimal+"",s=e.numerals===void 0?rh:Lk(sh.call(e.numerals,String)),i=e.percent===void 0?"%":e.percent+"",l=e.minus===void 0?"−":
e.minus+"",c=e.nan===void 0?"NaN":e.nan+"";function p(h,f){h=Cn(h);var m=h.fill,g=h.align,b=h.sign,y=h.symbol,M=h.zero,w=h.width,E=h.comma,v=h.precision,$=h.trim,
S=h.type;S==="n"?(E=!0,S="g"):oh[S]||(v===void 0&&(v=12),$=!0,S="g"),(M||m==="0"&&g==="=")&&(M=!0,m="0",g="=");var x=(f&&f.prefix!==void 0?f.prefix:"")+(y==="$"?
n:y==="#"&&/[boxX]/.test(S)?"0"+S.toLowerCase():""),k=(y==="$"?o:/[%p]/.test(S)?i:"")+(f&&f.suffix!==void 0?f.suffix:""),L=oh[S],B=/[defgprs%]/.test(S);v=v===void 0?
6:/[gprs]/.test(S)?Math.max(1,Math.min(21,v)):Math.max(0,Math.min(20,v));function A(N){var G=x,O=k,I,j,U;if(S==="c")O=L(N)+O,N="";else{N=+N;var J=N<0||1/N<0;if(N=
isNaN(N)?c:L(Math.abs(N),v),$&&(N=Pk(N)),J&&+N==0&&b!=="+"&&(J=!1),G=(J?b==="("?b:l:b==="-"||b==="("?"":b)+G,O=(S==="s"&&!isNaN(N)&&Zr!==void 0?ih[8+Zr/3]:"")+O+
(J&&b==="("?")":""),B){for(I=-1,j=N.length;++I<j;)if(U=N.charCodeAt(I),48>U||U>57){O=(U===46?r+N.slice(I+1):N.slice(I))+O,N=N.slice(0,I);break}}}E&&!M&&(N=t(N,1/0));
var ie=G.length+N.length+O.length,ce=ie<w?new Array(w-ie+1).join(m):"";switch(E&&M&&(N=t(ce+N,ce.length?w-O.length:1/0),ce=""),g){case"<":N=G+N+O+ce;break;case"\
=":N=G+ce+N+O;break;case"^":N=ce.slice(0,ie=ce.length>>1)+G+N+O+ce.slice(ie);break;default:N=ce+G+N+O;break}return s(N)}return A.toString=function(){return h+""},
A}function d(h,f){var m=Math.max(-8,Math.min(8,Math.floor(On(f)/3)))*3,g=Math.pow(10,-m),b=p((h=Cn(h),h.type="f",h),{suffix:ih[8+m/3]});return function(y){return b(
g*y)}}return{format:p,formatPrefix:d}}var Xr,Qr,il;Nk({thousands:",",grouping:[3],currency:["$",""]});function Nk(e){return Xr=Ck(e),Qr=Xr.format,il=Xr.formatPrefix,
Xr}function ah(e){return Math.max(0,-On(Math.abs(e)))}function lh(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(On(t)/3)))*3-On(Math.abs(e)))}function uh(e,t){
return e=Math.abs(e),t=Math.abs(t)-e,Math.max(0,On(t)-On(e))+1}function fh(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}function Ak(e){return function(){return e}}function Bk(e){return+e}var ch=[0,1];function Nn(e){return e}function al(e,t){return(t-=e=+e)?function(n){return(n-e)/
t}:Ak(isNaN(t)?NaN:.5)}function $k(e,t){var n;return e>t&&(n=e,e=t,t=n),function(o){return Math.max(e,Math.min(t,o))}}function Hk(e,t,n){var o=e[0],r=e[1],s=t[0],
i=t[1];return r<o?(o=al(r,o),s=n(i,s)):(o=al(o,r),s=n(s,i)),function(l){return s(o(l))}}function Ik(e,t,n){var o=Math.min(e.length,t.length)-1,r=new Array(o),s=new Array(
o),i=-1;for(e[o]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++i<o;)r[i]=al(e[i],e[i+1]),s[i]=n(t[i],t[i+1]);return function(l){var c=bd(e,l,1,o)-1;return s[c](
r[c](l))}}function mh(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function gh(){var e=ch,
t=ch,n=Vr,o,r,s,i=Nn,l,c,p;function d(){var f=Math.min(e.length,t.length);return i!==Nn&&(i=$k(e[0],e[f-1])),l=f>2?Ik:Hk,c=p=null,h}function h(f){return f==null||
isNaN(f=+f)?s:(c||(c=l(e.map(o),t,n)))(o(i(f)))}return h.invert=function(f){return i(r((p||(p=l(t,e.map(o),Xe)))(f)))},h.domain=function(f){return arguments.length?
(e=Array.from(f,Bk),d()):e.slice()},h.range=function(f){return arguments.length?(t=Array.from(f),d()):t.slice()},h.rangeRound=function(f){return t=Array.from(f),
n=Yd,d()},h.clamp=function(f){return arguments.length?(i=f?!0:Nn,d()):i!==Nn},h.interpolate=function(f){return arguments.length?(n=f,d()):n},h.unknown=function(f){
return arguments.length?(s=f,h):s},function(f,m){return o=f,r=m,d()}}function Fk(){return gh()(Nn,Nn)}function Wk(e,t,n,o){var r=kd(e,t,n),s;switch(o=Cn(o??",f"),
o.type){case"s":{var i=Math.max(Math.abs(e),Math.abs(t));return o.precision==null&&!isNaN(s=lh(r,i))&&(o.precision=s),il(o,i)}case"":case"e":case"g":case"p":case"\
r":{o.precision==null&&!isNaN(s=uh(r,Math.max(Math.abs(e),Math.abs(t))))&&(o.precision=s-(o.type==="e"));break}case"f":case"%":{o.precision==null&&!isNaN(s=ah(r))&&
(o.precision=s-(o.type==="%")*2);break}}return Qr(o)}function qk(e){var t=e.domain;return e.ticks=function(n){var o=t();return Hr(o[0],o[o.length-1],n??10)},e.tickFormat=
function(n,o){var r=t();return Wk(r[0],r[r.length-1],n??10,o)},e.nice=function(n){n==null&&(n=10);var o=t(),r=0,s=o.length-1,i=o[r],l=o[s],c,p,d=10;for(l<i&&(p=
i,i=l,l=p,p=r,r=s,s=p);d-- >0;){if(p=$r(i,l,n),p===c)return o[r]=i,o[s]=l,t(o);if(p>0)i=Math.floor(i/p)*p,l=Math.ceil(l/p)*p;else if(p<0)i=Math.ceil(i*p)/p,l=Math.
floor(l*p)/p;else break;c=p}return e},e}function Jr(){var e=Fk();return e.copy=function(){return mh(e,Jr())},fh.apply(e,arguments),qk(e)}function Dk(e,t){e=e.slice();var n=0,o=e.length-1,r=e[n],s=e[o],i;return s<r&&(i=n,n=o,o=i,i=r,r=s,s=i),e[n]=t.floor(r),e[o]=t.ceil(s),e}function ph(e){return Math.
log(e)}function dh(e){return Math.exp(e)}function zk(e){return-Math.log(-e)}function jk(e){return-Math.exp(-e)}function Gk(e){return isFinite(e)?+("1e"+e):e<0?0:
e}function Uk(e){return e===10?Gk:e===Math.E?Math.exp:t=>Math.pow(e,t)}function Kk(e){return e===Math.E?Math.log:e===10&&Math.log10||e===2&&Math.log2||(e=Math.log(
e),t=>Math.log(t)/e)}function hh(e){return(t,n)=>-e(-t,n)}function Vk(e){let t=e(ph,dh),n=t.domain,o=10,r,s;function i(){return r=Kk(o),s=Uk(o),n()[0]<0?(r=hh(r),
s=hh(s),e(zk,jk)):e(ph,dh),t}return t.base=function(l){return arguments.length?(o=+l,i()):o},t.domain=function(l){return arguments.length?(n(l),i()):n()},t.ticks=
l=>{let c=n(),p=c[0],d=c[c.length-1],h=d<p;h&&([p,d]=[d,p]);let f=r(p),m=r(d),g,b,y=l==null?10:+l,M=[];if(!(o%1)&&m-f<y){if(f=Math.floor(f),m=Math.ceil(m),p>0){
for(;f<=m;++f)for(g=1;g<o;++g)if(b=f<0?g/s(-f):g*s(f),!(b<p)){if(b>d)break;M.push(b)}}else for(;f<=m;++f)for(g=o-1;g>=1;--g)if(b=f>0?g/s(-f):g*s(f),!(b<p)){if(b>
d)break;M.push(b)}M.length*2<y&&(M=Hr(p,d,y))}else M=Hr(f,m,Math.min(m-f,y)).map(s);return h?M.reverse():M},t.tickFormat=(l,c)=>{if(l==null&&(l=10),c==null&&(c=
o===10?"s":","),typeof c!="function"&&(!(o%1)&&(c=Cn(c)).precision==null&&(c.trim=!0),c=Qr(c)),l===1/0)return c;let p=Math.max(1,o*l/t.ticks().length);return d=>{
let h=d/s(Math.round(r(d)));return h*o<o-.5&&(h*=o),h<=p?c(d):""}},t.nice=()=>n(Dk(n(),{floor:l=>s(Math.floor(r(l))),ceil:l=>s(Math.ceil(r(l)))})),t}function ll(){
let e=Vk(gh()).domain([1,10]);return e.copy=()=>mh(e,ll()).base(e.base()),fh.apply(e,arguments),e}var es={x:null,y:null},Xk=720,Yk=600,[He,ft,Nt]=[52,12,40],ul=()=>innerWidth<Yk;function bh({lines:e,note:t,x:n,y:o},r,s,i){let l=Math.max(240,s),c=ul()||innerHeight<
Xk?200:260,p=i?Math.max(c,Math.round(innerHeight*.6)):c,d=t?26:12,h=o.kind.log?ll():Jr();return{width:l,height:p,top:d,x:Jr(r.x??n.range,[He,l-ft]),y:h.domain(r.
y??o.range??Zk(e,o.kind)).range([p-Nt,d])}}function Zk(e,{log:t,fromZero:n,reversed:o}){let r=e.flatMap(({y:c})=>c).filter(c=>c!==null);if(!r.length)return t?o?
[10,1]:[1,10]:[0,1];let[s,i]=r.reduce(([c,p],d)=>[Math.min(c,d),Math.max(p,d)],[1/0,-1/0]);if(t){let c=s===i?3:(i/s)**.06;return o?[i*c,s/c]:[s/c,i*c]}if(n)return[
0,i*1.05||1];let l=(i-s)*.06||1;return[s-l,i+l]}function yh({y:e,height:t},{log:n,share:o}){if(n)return e.ticks().filter(l=>Math.abs(Math.log10(l)-Math.round(Math.
log10(l)))<1e-9).map(l=>[l,l<1?String(l):_(l)]);let r=Math.max(3,Math.floor(t/55)),s=e.tickFormat(r,o?"~%":void 0);return e.ticks(r).map(i=>[i,ge(s(i))])}function wh({
x:e,y:t},n){let o=r=>{let[s,i]=r.range(),l=(1-n)/2*(i-s);return[r.invert(s+l),r.invert(i-l)]};return{x:o(e),y:o(t)}}var cl=(e,t)=>{let[n,o]=e.range();return[e.invert(
n+t),e.invert(o+t)]};function kh(e,t,n){let[o,r]=[Math.abs(t.x-e.x),Math.abs(t.y-e.y)],s=(i,l)=>[Math.min(i,l),Math.max(i,l)];return{x:r>2*o&&o<20?[He,n.width-ft]:
s(e.x,t.x),y:o>2*r||r<20?[n.top,n.height-Nt]:s(e.y,t.y)}}function vh({x:e,y:t},n,o){let r=t[0]===n.top&&t[1]===n.height-Nt;return{x:[n.x.invert(e[0]),n.x.invert(
e[1])],y:r?o.y:[n.y.invert(t[1]),n.y.invert(t[0])]}}var Qk={zoom:"M10.5 10.5 15 15M7 2a5 5 0 1 0 0 10A5 5 0 1 0 7 2",pan:"M8 1v14M1 8h14M8 1 6 3M8 1l2 2M8 15l-2-2M8 15l2-2M1 8l2-2M1 8l2 2M15 8l-2-2M15 8l-2 2",closer:"\
M8 3v10M3 8h10",farther:"M3 8h10",reset:"M2 8l6-6 6 6M4 7v7h8V7",png:"M2 5h3l1-2h4l1 2h3v8H2zM8 7a2 2 0 1 0 0 4 2 2 0 1 0 0-4",svg:"M8 2v8M5 7l3 3 3-3M3 14h10"};
function _h({mode:e,setMode:t,scale:n,reset:o,save:r}){return u("div",{class:"gp-curve-tools",children:[u(Jt,{icon:"zoom",title:a("Zoom"),act:()=>t("zoom"),isPressed:e===
"zoom"}),u(Jt,{icon:"pan",title:a("Pan"),act:()=>t("pan"),isPressed:e==="pan"}),u(Jt,{icon:"closer",title:a("Zoom in"),act:()=>n(.5)}),u(Jt,{icon:"farther",title:a(
"Zoom out"),act:()=>n(2)}),u(Jt,{icon:"reset",title:a("Reset axes"),act:o}),u(Jt,{icon:"png",title:a("Download plot as a PNG"),act:()=>r("png")}),u(Jt,{icon:"sv\
g",title:a("Download plot as an SVG"),act:()=>r("svg")})]})}var Jt=({icon:e,title:t,act:n,isPressed:o})=>u("button",{type:"button",class:"gp-curve-tool",title:t,
"aria-label":t,"aria-pressed":o,onClick:n,children:u("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:u("path",{d:Qk[e]})})});var hl={};Z(hl,{diamond:()=>dl,drawMarks:()=>ts,dress:()=>ns,lineMark:()=>en,pathMark:()=>pl,pixel:()=>ee,textMark:()=>At,toldMark:()=>os});function ts(e,t){for(t.forEach(([n,o,r,s],i)=>{let l=e.children.item(i);if(l?.localName!==n){let c=oe(n);l?l.replaceWith(c):e.append(c),l=c}ns(l,{...r,...o?{class:o}:
{}}),Array.isArray(s)?ts(l,s):Y(l,s)});e.children.length>t.length;)e.lastElementChild?.remove()}function ns(e,t){for(let{name:n}of[...e.attributes])!Object.hasOwn(
t,n)&&n!=="aria-describedby"&&e.removeAttribute(n);for(let[n,o]of Object.entries(t))e.getAttribute(n)!==String(o)&&e.setAttribute(n,String(o))}var ee=e=>Math.round(
e*10)/10,en=(e,t,n,o,r)=>["line",e,{x1:ee(t),y1:ee(n),x2:ee(o),y2:ee(r)},[]],At=(e,t,n,o,r="middle")=>["text",e,{x:ee(t),y:ee(n),"text-anchor":r},o],pl=(e,t)=>[
"path",e,{d:t.map(([n,o],r)=>`${r?"L":"M"}${ee(n)} ${ee(o)}`).join("")||"M0 0"},[]],os=(e,t,n)=>["g",e,{tabindex:0,role:"img","data-tip":t,"aria-label":t},n],dl=(e,t,n)=>`\
M${ee(e)} ${ee(t-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var gl={};Z(gl,{fileNameOf:()=>fl,savePicture:()=>ml});var xh=2,fl=e=>e.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");async function ml(e,t,n){let o=Jk(t),r=e==="svg"?new Blob([o],{type:"image/s\
vg+xml"}):await ev(o,t),s=C("a","",null,{href:URL.createObjectURL(r),download:`${n}.${e}`});s.click(),setTimeout(()=>URL.revokeObjectURL(s.href),6e4)}function Jk(e){
let t=e.cloneNode(!0);for(let s of t.querySelectorAll(".gp-passing"))s.remove();let n=getComputedStyle(e);re(t,{xmlns:"http://www.w3.org/2000/svg","font-family":n.
fontFamily});let o=oe("rect");re(o,{width:"100%",height:"100%",fill:"var(--gp-surface)"}),t.prepend(o);let r=(s,i)=>n.getPropertyValue(i).trim();return new XMLSerializer().
serializeToString(t).replace(/var\((--[\w-]+)\)/g,r)}async function ev(e,t){let n=new Image;n.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(e),await n.
decode();let[o,r]=[t.clientWidth*xh,t.clientHeight*xh],s=C("canvas","",null,{width:o,height:r});return s.getContext("2d")?.drawImage(n,0,0,o,r),new Promise((i,l)=>s.
toBlob(c=>c?i(c):l(new Error("no picture was made")),"image/png"))}var yl={};Z(yl,{ValuesList:()=>bl});function bl({values:e,isThere:t=e.length>0,onToggle:n}){return u("details",{class:"gp-chart-values",hidden:!t,onToggle:({currentTarget:o})=>n?.(o.open),children:[
u("summary",{children:a("Values")}),u("ul",{children:e.map((o,r)=>u("li",{children:o},r))})]})}var tv=400,nv=4;function Mh({chart:e,press:t}){let n=W(null),o=W(null),[r]=F(()=>`curve-${Math.random().toString(36).slice(2)}`),[s,i]=F({width:0,isAlone:!1}),[
l,c]=F(es),[p,d]=F(()=>Sh()?"":"zoom"),[h,f]=F(null),[m,g]=F(null),[b,y]=F(!1),M=W(e.y.kind);V(()=>{let A=n.current;if(!A)return;let N=()=>i({width:A.clientWidth,
isAlone:!!A.closest(".gp-alone")});N();let G=new ResizeObserver(N);G.observe(A);let O=A.closest(".gp-pane");return O?.addEventListener("gp-alone",N),()=>{G.disconnect(),
O?.removeEventListener("gp-alone",N)}},[]);let w=M.current===e.y.kind?l:{...l,y:null};w!==l&&c(w),M.current=e.y.kind;let E=s.width?bh(e,w,s.width,s.isAlone):null,
v=A=>{c(A),g(null)},$=({clientX:A,clientY:N},{width:G,height:O,top:I})=>{let{left:j,top:U}=o.current?.getBoundingClientRect()??{left:0,top:0};return{x:rs(A-j,He,
G-ft),y:rs(N-U,I,O-Nt)}},S=(A,{x:N})=>rs(Math.round(N.invert(A)),1-e.before,Math.max(0,...e.lines.map(G=>G.x.at(-1)??0))),x=A=>{!E||A.button||(f({...$(A,E),place:E,
hasMoved:!1,chosen:null}),p&&o.current?.setPointerCapture(A.pointerId))},k=A=>{if(!E)return;let N=$(A,E),G=!!(h&&p&&(h.hasMoved||Math.max(Math.abs(N.x-h.x),Math.
abs(N.y-h.y))>nv));g(G?null:S(N.x,E)),!(!h||!G)&&(p==="pan"&&c({x:cl(h.place.x,h.x-N.x),y:cl(h.place.y,h.y-N.y)}),f({...h,hasMoved:G,chosen:p==="zoom"?kh(h,N,E):
null}))},L=A=>{!h||!E||(f(null),h.chosen?v(vh(h.chosen,E,w)):h.hasMoved||t(S($(A,E).x,E)))};return u(H,{children:[u("div",{class:"gp-chart-plot gp-curve-plot",ref:n,
children:[u(_h,{mode:p,setMode:d,scale:A=>E&&v(wh(E,A)),reset:()=>v(es),save:A=>{o.current&&ml(A,o.current,fl(e.label))}}),E&&u("svg",{ref:o,class:"gp-curve-pic\
ture",role:"group","aria-label":a("{chart}. Its values follow as a list.",{chart:e.label}),width:E.width,height:E.height,viewBox:`0 0 ${E.width} ${E.height}`,"f\
ont-size":12,style:{touchAction:p&&Sh()?"none":""},onPointerDown:x,onPointerMove:k,onPointerUp:L,onPointerLeave:()=>g(null),onPointerCancel:()=>{f(null),g(null)},
onDblClick:()=>v(es),children:[u(rv,{place:E,before:e.before,clip:r}),u(sv,{place:E,chart:e}),u("g",{class:"gp-curves","clip-path":`url(#${r})`,children:u(iv,{place:E,
chart:e})}),u("g",{class:"gp-passing",children:[m!==null&&u(lv,{place:E,points:Th(e,m),at:m}),h?.chosen&&u(uv,{...h.chosen})]})]}),E&&m!==null&&!h?.chosen&&u(cv,
{place:E,points:Th(e,m),at:m})]}),u(bl,{values:b?e.lines.flatMap(ov):[],isThere:e.lines.some(({y:A})=>A.some(N=>N!==null)),onToggle:y})]})}var Sh=()=>matchMedia(
"(pointer: coarse)").matches,rs=(e,t,n)=>Math.min(Math.max(e,t),n),ov=({y:e,words:t})=>e.flatMap((n,o)=>n===null?[]:[t(o)]);function rv({place:{x:e,width:t,height:n,
top:o},before:r,clip:s}){let[i,l]=[.5-r,.5].map(p=>rs(e(p),He,t-ft)),c=n-o-Nt;return u(H,{children:[u("clipPath",{id:s,children:u("rect",{x:He,y:o-3,width:t-He-
ft,height:c+6})}),u("g",{class:"gp-ground",children:r>0&&l>i&&u("rect",{x:ee(i),y:o,width:ee(l-i),height:c,fill:"var(--gp-raised)"})})]})}function sv({place:e,chart:t}){
let{x:n,y:o,width:r,height:s,top:i}=e,l=s-Nt,c=n.ticks(Math.max(2,Math.floor((r-He-ft)/80))).filter(Number.isInteger);return u("g",{class:"gp-axes",fill:"var(--\
gp-muted)",children:[yh(e,t.y.kind).map(([p,d])=>u("g",{children:[u("line",{x1:He,x2:r-ft,y1:ee(o(p)),y2:ee(o(p)),stroke:"var(--gp-line)"}),u("text",{x:He-6,y:ee(
o(p)+4),"text-anchor":"end",children:d})]},p)),c.map(p=>u("text",{x:ee(n(p)),y:l+16,"text-anchor":"middle",children:_(p)},p)),u("text",{x:(He+r-ft)/2,y:s-6,"fon\
t-size":13,"text-anchor":"middle",children:t.x.title}),u("text",{transform:`translate(13 ${ee((i+l)/2)}) rotate(-90)`,"font-size":13,"text-anchor":"middle",children:t.
y.title}),u("text",{class:"gp-curve-note",x:ee(Math.max(He,n(.5-t.before))),y:ul()?i+14:i-6,stroke:"var(--gp-surface)","stroke-width":4,"paint-order":"stroke",children:t.
note})]})}function iv({place:{x:e,y:t,height:n,top:o},chart:r}){let s=ad().defined(([,l])=>l!==null).x(([l])=>e(l)).y(([,l])=>t(l??0)).digits(1),i=(l,c)=>u("lin\
e",{x1:ee(e(l)),x2:ee(e(l)),y1:o,y2:n-Nt,...c});return u(H,{children:[u("g",{class:"gp-uprights",children:[r.before>0&&i(.5,{stroke:"var(--gp-muted)","stroke-da\
sharray":"2 4"}),r.here!==null&&i(r.here,{stroke:"var(--gp-chosen)","stroke-width":1.5})]}),r.lines.map((l,c)=>u("g",{fill:"none",stroke:`var(--gp-${l.role})`,opacity:l.
isPrompt?.75:1,children:[u("path",{class:"gp-line-path",ref:p=>{p&&Object.assign(p,{__data__:l})},d:s(l.x.map((p,d)=>[p,l.y[d]]))??"M0 0","stroke-width":2,"stro\
ke-dasharray":Ha(l.dash),"stroke-linejoin":"round"}),u("path",{d:av(l,{x:e,y:t}),"stroke-width":4,"stroke-linecap":"round"})]},c))]})}var av=(e,{x:t,y:n})=>e.x.
length>tv?"M0 0":e.x.map((o,r)=>e.y[r]===null?"":`M${ee(t(o))} ${ee(n(e.y[r]))}h0`).join("")||"M0 0",Th=(e,t)=>e.lines.flatMap(n=>{let o=n.x.indexOf(t),r=o<0?null:
n.y[o];return r===null?[]:[{line:n,value:r,words:n.words(o)}]}),lv=({place:{x:e,y:t},points:n,at:o})=>u(H,{children:n.map(({line:r,value:s})=>u("circle",{cx:ee(
e(o)),cy:ee(t(s)),r:4,fill:`var(--gp-${r.role})`,stroke:"var(--gp-surface)","stroke-width":1.5},r.name))}),uv=({x:[e,t],y:[n,o]})=>u("rect",{x:ee(e),y:ee(n),width:ee(
t-e),height:ee(o-n),fill:"var(--gp-focus)","fill-opacity":.12,stroke:"var(--gp-focus)","stroke-dasharray":"3 3"});function cv({place:{x:e,width:t,top:n},points:o,
at:r}){if(!o.length)return null;let s=e(r)>t/2?{right:`calc(100% - ${ee(e(r)-12)}px)`}:{left:`${ee(e(r)+12)}px`};return u("div",{class:"gp-tip",style:{top:`${n}\
px`,...s},children:o.map(({line:i,words:l})=>u("p",{children:[u(wl,{...i})," ",l]},i.name))})}var wl=({role:e,dash:t,width:n=18})=>u("svg",{width:n,height:8,"ar\
ia-hidden":"true",children:u("line",{x1:0,y1:4,x2:n,y2:4,stroke:`var(--gp-${e})`,"stroke-width":2,"stroke-dasharray":Ha(t)})});function Eh(e,t){let n={number:e.index+1,token:q(e.chosen.text),facts:pv(e,t)};return e.isPrompt?a("Prompt token {number}, {token}: {facts}",n):a("Token {number\
}, {token}: {facts}",n)}function pv(e,t){let{log:n,name:o,isWatched:r}=t;if(r)return fv(e)||a("no token was looked up here");if(o==="kept")return dv(e);if(o==="\
cumulative")return hv(e,t);let{surprisal:s,entropyBefore:i,entropyAfter:l}=Re(e),[c,p,d]=[s,i,l].map(h=>te(ae(h),n.unit));return n.isFromElsewhere?a("surprisal \
{surprisal}",{surprisal:c}):e.isPrompt?a("surprisal {surprisal}; entropy {entropy}",{surprisal:c,entropy:p}):a("surprisal {surprisal}; entropy {before} before, \
{after} after",{surprisal:c,before:p,after:d})}function dv(e){if(e.isPrompt)return a("no processor takes part");let t={kept:_(We(e)??0),count:_(e.distribution.vocab??
0)};return a("{kept} of {count} tokens kept",t)}function hv(e,{log:t,steps:n,series:o}){let r=e.isPrompt?t.promptSteps:n,s=r.slice(0,r.indexOf(e)+1),i=o.filter(
l=>l.value(e)!==null).map(l=>{let c=s.reduce((p,d)=>{let h=ae(l.value(d));return p===null||h===null?null:p+h},0);return`${c===null?a("minus infinity"):te(c,t.unit)}\
 ${l.name}`});return a("log-probability so far {sums}",{sums:i.join(", ")})}function fv({watched:e=[]}){return Se(e.map(({text:t,logprob:n,raw_logprob:o,raw_rank:r})=>{
let s={token:q(t),before:R(z(o)),after:R(z(n)),rank:_(r??0)};return n===null?r?a("{token} {before} before (rank {rank}), removed after",s):a("{token} {before} b\
efore, removed after",s):r?a("{token} {before} before (rank {rank}), {after} after",s):a("{token} {before} before, {after} after",s)}))}var mv=150;function gv({log:e,changes:t}){let[n,o]=F("information"),r=W(new Map);he(t).run&&(r.current=new Map);let i=e.current(),l=i?ne(e.lastOf(i)):[];for(let b of l)
for(let{token_id:y,text:M}of b.watched??[])r.current.set(y,M);let c=Kp(e.isFromElsewhere),p=Object.keys(c).filter(b=>c[b].series||r.current.size),d=p.includes(n)?
n:p[0];d!==n&&o(d);let h=c[d],f=Xp(h,r.current),m=b=>Eh(b,{log:e,steps:l,series:f,name:d,isWatched:!!h.of}),g=i?m(i):a("The curve grows with the text.");return u(
H,{children:[u("header",{class:"gp-head",children:[u("h2",{class:"gp-title",children:a("Curves")}),u("div",{class:"gp-tools",children:[u("label",{children:[a("C\
urve")," ",u("select",{class:"gp-view",value:d,onChange:({currentTarget:b})=>o(b.value),children:p.map(b=>u("option",{value:b,children:c[b].name},b))})]}),u(bv,
{unit:e.unit})]})]}),u(yv,{curve:h,series:f,run:()=>i?pe(m(i)):""}),u(wv,{log:e,steps:l,curve:h,series:f}),u("p",{class:"gp-note gp-reading",tabIndex:0,role:"sl\
ider","aria-label":a("Token on the curve"),...Or(i,l.length,i?g:a("no token yet"),e.promptSteps.length),onKeyDown:Pr(e),children:g}),u("p",{class:"gp-note gp-ab\
out",children:[h.about,e.promptSteps.length>0&&` ${a("The prompt comes before the text, on a shaded background.")}`]})]})}var Lh=Q(gv),bv=({unit:e})=>u("label",
{"data-term":"bits","data-tip":a("The unit of all surprisal, entropy and divergence on this page. An event of probability 1/2 has 1 bit, or 0.69 nats."),children:[
a("Unit")," ",u("select",{class:"gp-unit",value:e,onChange:({currentTarget:t})=>Rr(t.value),children:[u("option",{value:"bits",children:a("bits")}),u("option",{
value:"nats",children:a("nats")})]})]}),yv=({curve:e,series:t,run:n})=>u("div",{class:"gp-keys gp-note",children:t.map(({name:o,term:r,role:s,dash:i,tip:l})=>u(
D,{id:r,run:n,meaning:l,children:[u(wl,{role:s,dash:i,width:26}),e.of?u(K,{text:o}):o]},o))});function wv({log:e,steps:t,curve:n,series:o}){let{promptSteps:r,unit:s}=e,
i=W(null),[l,c]=F(null),p=W({timer:0,drawnAt:-1/0}).current,d=W(()=>null);d.current=()=>t.length||r.length?Yp({curve:n,series:o,steps:t,prompt:r,current:e.current(),
unit:s,factor:Me(1,s)}):null;let h=()=>{p.timer=0,p.drawnAt=performance.now(),i.current?.removeAttribute("aria-busy"),c(d.current())};return V(()=>{p.timer||(i.
current?.setAttribute("aria-busy","true"),p.timer=window.setTimeout(h,Math.max(0,p.drawnAt+mv-performance.now())))},[t,o]),V(()=>()=>clearTimeout(p.timer),[]),u(
"div",{class:"gp-curve-chart gp-chart-box",ref:i,hidden:!l,children:l&&u(Mh,{chart:l,press:m=>{let g=m<1?r[m-1+r.length]:t.at(m-1);g&&e.selectStep(g)}})})}var Sl={};Z(Sl,{rankChips:()=>_l,scaleEnds:()=>xl,shadeInk:()=>mo,shadeMeaning:()=>ss,shadeOf:()=>An});var kl={probability:{term:"probability",scale:"prob",level:e=>e.probability*10,ends:["0%","100%"],meaning:()=>a("How likely the token was, after the processors.")},
raw:{term:"probability",scale:"prob",level:e=>e.rawProbability*10,ends:["0%","100%"],meaning:()=>a("How likely the model found the token, before the processors.")},
told:{term:"probability",scale:"prob",level:e=>e.rawProbability*10,ends:["0%","100%"],meaning:()=>a("How likely the token was, according to the server.")},rank:{
term:"rank",scale:"heat",level:e=>vl[Ph(e)][1],meaning:()=>a("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{
term:"surprisal",scale:"heat",level:e=>e.surprisal/Math.LN2,bits:[0,10],words:()=>[a("expected"),a("surprising")],meaning:()=>a("How unexpected the token was: m\
inus the logarithm of its probability.")},uncertainty:{term:"entropy",scale:"heat",level:e=>(e.entropyBefore??0)/Math.LN2*1.25,bits:[0,8],words:Rh,meaning:()=>a(
"How uncertain the model was before this token: the entropy of its distribution, before the processors.")},kl:{term:"kl",scale:"heat",level:e=>(e.kl??0)/Math.LN2,
bits:[0,10],meaning:()=>a("How far apart two distributions are: the Kullback-Leibler divergence.")},entropy:{term:"entropy",scale:"heat",level:e=>(e.entropyAfter??
0)/Math.LN2*1.25,bits:[0,8],words:Rh,meaning:()=>a("How open the choice was: the entropy after the processors.")}};function Rh(){return[a("certain"),a("uncertai\
n")]}var vl=[[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],Ph=({rank:e})=>vl.findIndex(([t])=>(e??1/0)<=t);function An(e,t){let{scale:n,level:o}=kl[e];return`--gp-${n}\
-${Math.round(Math.max(0,Math.min(10,o(t)||0)))}`}function mo(e,t,n){e.style.backgroundColor=`var(${An(t,n)})`,t==="rank"?e.dataset.rank=String(Ph(n)):delete e.
dataset.rank}function ss(e){let{term:t,meaning:n}=kl[e];return{id:t,meaning:n()}}var _l=()=>vl.map(([e,t])=>({words:e===1/0?a("beyond"):a("top {rank}",{rank:e}),
colour:`var(--gp-heat-${t})`}));function xl(e,t){let{scale:n,ends:o,bits:r,words:s=()=>[]}=kl[e],[i,l]=o??(r??[]).map(h=>`${t==="bits"?Fe(h):X(h*Math.LN2,1)} ${a(
t)}`),[c,p]=s(),d=(h,f)=>f?`${f}, ${h}`:h;return{low:d(i,c),high:d(r?l.replace(" ","+ "):l,p),colours:Array.from({length:11},(h,f)=>`var(--gp-${n}-${f})`)}}var El={};Z(El,{onTheme:()=>Ml});var Tl=new Set,Ch=!1,Oh=()=>Tl.forEach(e=>e());function kv(){Ch=!0,matchMedia("(prefers-color-scheme: dark)").addEventListener(
"change",Oh);for(let e of[document.documentElement,document.body])new MutationObserver(Oh).observe(e,{attributeFilter:["class"]})}function Ml(e){return Ch||kv(),
Tl.add(e),()=>Tl.delete(e)}function Bn({paint:e,class:t,label:n}){let o=W(null),r=W([0,0]),s=W(e);s.current=e;let i=()=>{let[c,p]=r.current.map(f=>Math.round(f*devicePixelRatio)),d=o.current?.
getContext("2d");if(!o.current||!d||!c||!p)return;Object.assign(o.current,{width:c,height:p});let h=getComputedStyle(o.current);s.current({pen:d,width:c,height:p,
colour:f=>h.getPropertyValue(f).trim()})};V(()=>{let c=o.current;if(!c)return;r.current=[c.clientWidth,c.clientHeight];let p=new ResizeObserver(([{contentRect:h}])=>{
r.current=[h.width,h.height],i()});p.observe(c);let d=Ml(i);return()=>{p.disconnect(),d()}},[]),V(i);let l=n===void 0;return u("canvas",{ref:o,class:t,role:l?void 0:
"img","aria-label":n,"aria-hidden":l})}function $n({currentTarget:e,clientX:t,clientY:n},o,r){let{left:s,top:i,width:l,height:c}=e.getBoundingClientRect(),p=(d,h)=>Math.
max(0,Math.min(h-1,Math.floor(d*h)));return{column:p((t-s)/l,o),row:p((n-i)/c,r)}}var Ll=e=>[...[1,3,5].map(t=>parseInt(e.slice(t,t+2),16)),255];var Pl={};Z(Pl,{CanvasMoment:()=>is,draftOf:()=>vv,momentOf:()=>Rl,numbersOfPlace:()=>go});function Rl(e,t){let n=e.canvasSteps.length-1;return n<0?null:new is(e,t===null?n:Math.min(t,n))}var is=class{constructor(t,n){this.log=t;this.number=n;this.steps=
t.canvasSteps,this.step=this.steps[n],this.canvas=this.steps.filter(({canvas:o})=>o===this.step.canvas)}log;number;steps;step;canvas;get before(){let{canvas:t}=this.
step;return this.steps.filter(({canvas:n},o)=>n<t&&this.steps[o+1].canvas!==n)}get numCanvases(){return this.steps[this.steps.length-1].canvas+1}accepted(t){if(!this.
step.places[t].accepted)return null;let n=this.number?this.steps[this.number-1]:null;return n?.canvas===this.step.canvas&&n.places[t].accepted?"again":"newly"}get counts(){
let t=this.step.places.map((n,o)=>this.accepted(o));return{places:t.length,accepted:t.filter(Boolean).length,newly:t.filter(n=>n==="newly").length}}get end(){let{
eos_token_ids:t=[],effective:n={}}=this.log.started??{};if(!Number.isInteger(n.pad_token_id))return 1/0;let o=this.step.places.findIndex(({token_id:r})=>t.includes(
r));return o<0?1/0:o+1}history(t){let n=this.canvas,o=n[n.length-1].places[t],r=n.length-1;for(;r>0&&n[r-1].places[t].token_id===o.token_id;)r-=1;let s=n.filter(
i=>i.places[t].accepted).length;return{since:r,accepted:s,count:n.length,last:o}}};function vv({canvasSteps:e,finished:t}){return t?t.sequences.map(({text:o})=>o).
join(""):e.filter(({canvas:o},r)=>e[r+1]?.canvas!==o).flatMap(({places:o})=>o.map(({piece:r})=>r??"")).join("")}var go=({logprob:e,entropy:t})=>({probability:z(
e),rawProbability:0,rank:1,surprisal:-(e??0),entropyBefore:t,entropyAfter:t});var _v=14,xv=200;function Nh({moment:{canvas:e,step:t},place:n,shade:o,pick:r}){let s=t.places.length,i=d=>{let{column:h,row:f}=$n(d,s,e.length);r(e[f],h)},l=d=>Sv(
d,e,o),c=(d,h)=>`${d/h*100}%`,p={top:c(t.step,e.length),height:c(1,e.length)};return u("div",{class:"gp-canvas-map","aria-hidden":"true",style:{height:`${Math.max(
24,Math.min(xv,_v*e.length))}px`},onClick:i,children:[u(Bn,{paint:l}),u("i",{class:"gp-map-row",style:p}),n!==null&&u("i",{class:"gp-map-column",style:{left:c(n,
s),width:c(1,s)}})]})}function Sv({pen:e,width:t,height:n,colour:o},r,s){let[i,l]=[t/r[0].places.length,n/r.length],c=Math.max(.75,Math.min(i,l,8*devicePixelRatio)*
.2),p=new Map,d=o("--gp-text");r.forEach(({places:h},f)=>h.forEach((m,g)=>{let b=An(s,go(m)),y=p.get(b)??o(b);p.set(b,y),e.fillStyle=y,e.fillRect(Math.floor(g*i),
Math.floor(f*l),Math.ceil(i),Math.ceil(l)),m.accepted&&(e.fillStyle=d,e.beginPath(),e.arc((g+.5)*i,(f+.5)*l,c,0,2*Math.PI),e.fill())}))}var Ol={};Z(Ol,{ShadeScale:()=>tn,drawScale:()=>Tv});function tn({class:e,meaning:t,...n}){let o=ss(n.name);return u(D,{class:e?`gp-scale ${e}`:"gp-scale",...o,meaning:t??o.meaning,children:u(Ah,{...n})})}function Ah({
name:e,unit:t}){if(e==="rank")return u(H,{children:_l().map(({words:s,colour:i},l)=>u("span",{class:"gp-chip","data-rank":l,style:{backgroundColor:i},children:s},
l))});let{low:n,high:o,colours:r}=xl(e,t);return u(H,{children:[u("span",{children:n}),u("span",{class:"gp-ramp","aria-hidden":"true",children:r.map(s=>u("i",{style:{
backgroundColor:s}},s))}),u("span",{children:o})]})}function Tv(e,t,n){let{id:o,meaning:r}=ss(t);Le(e,o,()=>"",{meaning:r}),Ke(u(Ah,{name:t,unit:n}),e)}var Al={};Z(Al,{TokenInk:()=>Mv,useInk:()=>on});var Nl={};Z(Nl,{appendToken:()=>bo,cutTokens:()=>Bt,inkToken:()=>nn,numberWords:()=>Cl,removedWords:()=>yo});function nn(e,t){if(t.piece===null){let n=C("bdi","gp-ink gp-special");vt(n,t.text),e.append(n)}else kt(t)?e.append(t.piece,C("span","gp-ink gp-byte","",{"data-\
bytes":Qs(t.text)||"·"})):Zs(e,t.piece)}function bo({rows:e,tokens:t},n,o,r){let s=r&&kt(r)?t.at(-1)?.parentNode:null;if(s&&o.piece!==null)s.appendChild(n);else if(kt(
o)){let i=C("span","gp-bytes");i.append(n),e.append(i)}else e.append(n);t.push(n)}function Bt({rows:e,tokens:t},n){for(let o of t.splice(n).reverse()){let r=o.closest(
".gp-bytes");r&&r.childNodes.length>1?o.remove():e.removeLast()}}var yo=({removed_by:e})=>a("removed by {processor}",{processor:e?Je(e)[0]:a("a processor")});function Cl(e,t){
let{probability:n,rawProbability:o,rank:r,surprisal:s}=Re(e),{logprob:i}=e.chosen,[l,c]=[R(n),R(o)],p=ke(e),d=[!p&&i===null?yo(e.chosen):a("probability {share}",
{share:p?c:l})];if(!p&&c!==l&&d.push(a("{share} before the processors",{share:c})),r!==null){let{vocab:h}=e.distribution;d.push(p||h===null?a("rank {rank}",{rank:_(
r)}):a("rank {rank} of {count}",{rank:_(r),count:_(h)}))}return[...d,a("surprisal {amount}",{amount:te(s,t)})]}function on({text:e,piece:t},n=""){let o=W(null);return V(()=>{o.current&&(o.current.replaceChildren(),nn(o.current,{text:e,piece:t}))},[e,t]),V(()=>{o.current?.
querySelector(".gp-ink")?.style.setProperty("background-color",n)},[e,t,n]),o}function Mv({token:e,ground:t,words:n}){let o=on(e,t);return u("span",{class:"gp-t\
oken",tabIndex:0,ref:s=>{o.current=s,tt(n)(s)}})}var Ev={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0};function Bh({log:e,moment:t,shade:n,chosen:o,choose:r}){let{places:s}=t.step,[i,l]=F(
0),c=Math.min(o??i,s.length-1),p=W(null),d=({target:y})=>[...p.current?.children??[]].indexOf(y.closest(".gp-token")),h=y=>{let M=d(y);M<0||(l(M),r(M===o?null:M))},
f=y=>{let M=d(y),w=Ev[y.key];if(M<0||!w&&!["Enter"," ","Escape"].includes(y.key))return;y.preventDefault();let E=Math.max(0,Math.min(s.length-1,M+(w??0)));l(E),
y.key==="Escape"?r(null):(!w||o!==null)&&r(E),(p.current?.children[E]).focus()},m=t.before.flatMap(y=>y.places),g=ue(()=>m.map((y,M)=>u(Lv,{...y},M)),[m.length]),
b=e.started?.prompt_tokens.map(({piece:y})=>y??"").join("");return u("div",{class:"gp-canvas-left",children:[u("div",{class:"gp-canvas-text",role:"group","aria-\
label":a("The text at this step. Arrow keys move from place to place, Enter selects, Escape lets go."),dir:"auto",onClick:h,onKeyDown:f,children:[u("span",{class:"\
gp-canvas-prompt",children:b}),u("span",{class:"gp-canvas-before",children:g}),u("span",{class:"gp-canvas-now",ref:p,children:s.map((y,M)=>u(Rv,{token:y,ground:`\
var(${An(n,go(y))})`,accepted:t.accepted(M),isAfterEnd:M>=t.end,isChosen:M===o,words:Pv(y,M,t.accepted(M)),tabIndex:M===c?0:-1},M))})]}),u("p",{class:"gp-note g\
p-canvas-key",children:[u("span",{class:"gp-key-accepted",children:u("span",{class:"gp-ink",children:a("accepted")})}),u("span",{class:"gp-key-newly",children:u(
"span",{class:"gp-ink",children:a("newly accepted")})}),u(D,{id:"canvas",meaning:a("The sampler fills it with a random token again before the next step. The tok\
en shown is the likeliest here: it would be the text, if this were the last step."),children:a("not accepted")})]})]})}var Lv=({text:e,piece:t})=>u("span",{class:"\
gp-written",ref:on({text:e,piece:t})}),Rv=({token:e,ground:t,accepted:n,isAfterEnd:o,isChosen:r,words:s,tabIndex:i})=>u("span",{class:"gp-token",role:"button",ref:on(
e,t),"data-accepted":n??void 0,"data-after-end":o?"":void 0,"aria-pressed":r,"aria-label":s,tabIndex:i});function Pv({text:e,logprob:t},n,o){let r={number:n+1,token:q(
e),share:R(z(t))};return o==="newly"?a("Place {number}: {token}, probability {share}, newly accepted",r):o?a("Place {number}: {token}, probability {share}, acce\
pted",r):a("Place {number}: {token}, probability {share}, not accepted",r)}function $h({shade:e,setShade:t,unit:n}){return u("div",{class:"gp-tools",children:[u(
"label",{children:[a("Shaded by")," ",u("select",{class:"gp-canvas-shade",value:e,onChange:({currentTarget:o})=>t(o.value),children:[u("option",{value:"probabil\
ity",children:a("probability")}),u("option",{value:"entropy",children:a("entropy")})]})]}),u(tn,{class:"gp-canvas-scale",name:e,unit:n})]})}function as({list:e}){let t=W(null);return V(()=>{let n=new Set;[...t.current?.children??[]].forEach((o,r)=>o.replaceChildren(...Tr(e[r],n)))},[e.join(`
`)]),u("ol",{class:"gp-sentences",ref:t,children:e.map((n,o)=>u("li",{},o))})}var Bl=e=>e?R(e):"<0.01%",Ov=(e,t)=>e.kept!==t||e.mass_moved>0;function rt({distribution:{stages:e,vocab:t}}){return e.map((n,o)=>{let[r,s,i]=Je(n.name),l=o?e[o-
1].kept:t??0;return{number:o+1,kind:n.name,name:r,meaning:s,knobs:i,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!Ov(
n,l)}})}function mt({kept:e,keptBefore:t,removed:n,moved:o,idle:r}){if(r)return a("did nothing");let s=[];return e<t&&s.push(T(t-e,"removed {count} token ({shar\
e})","removed {count} tokens ({share})",{share:Bl(n)})),e>t&&s.push(T(e-t,"brought {count} token back","brought {count} tokens back")),(o-n>.001||!s.length)&&s.
push(a("moved {share}",{share:R(o)})),s.join(", ")}var Hn=({layers:e,distribution:t})=>!!e&&t.stages[0]?.name!=="DolaContrast";function ls(e,{effective:t,config:n}){
let o={...t,...n};return e.filter((r,s)=>s===0||o[r]).map(r=>{let s=JSON.stringify(o[r]??null);return s==="null"||s.length>12?r:`${r} ${s}`}).join(", ")}function In(e){
return Hn(e)?{name:"DoLa",meaning:a("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:e.layers?a("the last layer"):a("the model"),meaning:a("The distribution that the model gave, before any processor.")}}function gt({distribution:{
candidates:e},chosen:t}){return e.some(({token_id:n})=>n===t.token_id)?e:[...e,t]}function us(e,t,n){if(e.length<=t)return e;let o=({raw_logprob:i,logprob:l})=>Math.
max(z(i),z(l)),r=[...e].sort((i,l)=>o(l)-o(i)),s=new Set([...r.filter(({token_id:i})=>i===n),...r.filter(Ae).slice(0,3)]);for(let i of r)s.size<t&&s.add(i);return e.
filter(i=>s.has(i))}function bt({raw_logprob:e,stage_logprobs:t},n){return n?t&&n<=t.length?z(t[n-1]):void 0:z(e)}var Fn=({raw_logprob:e,stage_logprobs:t},n)=>((n?
t?.[n-1]:e)??null)===null,Ae=({logprob:e})=>e===null;function rn({removed_by:e,stage_logprobs:t,raw_logprob:n},o){let r=[n,...t||[]],s=r.findLastIndex((l,c)=>c>
0&&l===null&&r[c-1]!==null),i=e||s>0&&o.distribution.stages[s-1].name;return i?Je(i)[0]:Hn(o)?"DoLa":a("a processor")}function cs(e,t){let{raw_logprob:n,logprob:o,
rank:r,raw_rank:s,token_id:i}=e;if(ke(t)){let h={share:R(z(n)),rank:_(s||0)},f=s?a("Probability {share}, rank {rank}, according to the server.",h):a("Probabilit\
y {share}, according to the server.",h);return i<0?f:`${f} ${a("Token id {id}.",{id:i})}`}let l=_(t.distribution.vocab??0),c=a("Token id {id}.",{id:i});if(!t.distribution.
stages.length&&Math.abs((o??n??0)-(n??0))<1e-4){let h={share:R(z(n)),rank:_(r||s||0),vocab:l};return`${r||s?a("Probability {share}, rank {rank} of {vocab}; no p\
rocessor changed it.",h):a("Probability {share}; no processor changed it.",h)} ${c}`}let p={share:R(z(n)),rank:_(s||0),vocab:l};return`${s?a("Before the process\
ors {share}, rank {rank} of {vocab}.",p):a("Before the processors {share}.",p)} ${Cv(e,t)} ${c}`}function Cv(e,t){if(Ae(e))return a("After them it cannot be cho\
sen: removed by {processor}.",{processor:rn(e,t)});let{logprob:n,rank:o}=e,r={share:R(z(n)),rank:_(o||0),kept:_(We(t)??0)};return o?a("After them {share}, rank \
{rank} of {kept} kept.",r):a("After them {share}.",r)}function ps(e,t){let n=te(e,t),o=Math.exp(e??1/0);return o<Nv?a("The model was all but certain here: an en\
tropy of {entropy}.",{entropy:n}):a("The model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:n,options:o<10?P(
o,1):_(Math.round(o))})}var Nv=1.05;function Ih({distribution:{candidates:e,entropy_before:t}},n){let s=[...e.flatMap(({text:l,raw_logprob:c})=>c!==null&&c<0?[{
text:l,raw:c}]:[])].sort((l,c)=>Hh(c.raw)-Hh(l.raw)).slice(0,3).map(({text:l,raw:c})=>`${q(l)} ${P(z(c))} · ${P(Me(-c,n),2)}`),i={terms:s.join(" + "),entropy:te(
t,n)};return s.length?a("before the processors, {terms} + the terms of all other tokens = {entropy}.",i):""}var Hh=e=>-e*z(e);function wo(e,{mode:t,effective:n,
config:o}){if(e.isPrompt)return[a("given"),a("{token} is in the prompt: given, not chosen")];if(e.given)return[a("given"),a("{token} was given, not chosen")];if(t===
"elsewhere")return[a("the choice"),a("{token} was chosen by the server")];if(t==="custom")return[a("the choice"),a("{token} was chosen by your own decoding loop")];
if(e.beam)return[a("the choice"),Av(e.beam.status)];if(e.reranked)return[a("the choice"),a("{token} has the best score: probability against degeneration penalty")];
let r=e.draft?.origin;return r==="accepted"?[a("the draft"),a("{token} was drafted by the assistant, and accepted")]:r==="correction"?[a("the choice"),a("{token\
} replaced a rejected draft token")]:{...n,...o}.do_sample?[a("the draw"),a("{token} was drawn")]:[a("the choice"),a("{token} was chosen as the most probable")]}
function Av(e){return e==="running"?a("{token} goes on: the search compares the sums of whole beams"):e==="finished"?a("{token} ends a beam: the search compares\
 the sums of whole beams"):e==="ended"?a("{token} would end a beam, which does not count"):e==="pruned"?a("{token} was considered, and pruned: the search compar\
es the sums of whole beams"):a("{token} was considered by the search")}function Fh(e,t){let{step:n,canvas:o,log:r}=e,s=n.places[t],i={step:n.step+1,place:t+1,token:q(s.text),read:q(s.read_text),share:R(z(s.logprob))},{accepted:l,places:c}=e.
counts;return[a("At step {step}, the model read {read} at place {place}.",i),ps(s.entropy,r.unit),s.read_text===s.text?a("It found the same token the likeliest,\
 with {share}.",i):a("It found {token} the likeliest, with {share}.",i),a("The temperature of this step was {temperature}.",{temperature:X(n.temperature,2)}),Bv(
s,n===o.at(-1),r),T(c,"At this step, {accepted} of {count} place was accepted.","At this step, {accepted} of {count} places were accepted.",{accepted:_(l)})]}function Bv({
accepted:e},t,{finished:n}){return t&&n?a("It was the last step of this canvas: the likeliest token is the text."):e?a("The sampler accepted the place: what it \
drew there is read at the next step."):a("The sampler did not accept the place: at the next step, a random token is read there.")}function Wh({moment:e,place:t,terms:n,lookAt:o}){let{canvas:r,step:s,log:i}=e,l=W(null),c=W(null);return V(()=>{if(!l.current||!c.current)return;let{offsetTop:p,
offsetHeight:d}=c.current,{scrollTop:h,clientHeight:f}=l.current;(p<h+d||p+d>h+f)&&(l.current.scrollTop=p-f/2)},[s,t]),u("div",{class:"gp-one-place",children:[u(
"p",{class:"gp-place-verdict",children:$v(e,t)}),u("h3",{class:"gp-sub",children:a("In words")}),u(as,{list:Fh(e,t)}),u("div",{class:"gp-place-table",ref:l,children:u(
"table",{children:[u(Hv,{terms:n}),u("tbody",{children:r.map(p=>u(Iv,{step:p,place:t,unit:i.unit,here:p===s?c:void 0,press:()=>o(e.steps.indexOf(p))},p.step))})]})})]})}
function $v(e,t){let{since:n,accepted:o,count:r,last:s}=e.history(t);return T(r,"Place {place}: {token} has been the likeliest since step {since}. The sampler a\
ccepted the place in {accepted} of {count} step.","Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted\
} of {count} steps.",{place:t+1,token:q(s.text),since:n+1,accepted:o})}var Hv=({terms:e})=>u("thead",{children:u("tr",{children:[u("th",{scope:"col",children:a(
"step")}),u("th",{scope:"col",children:u(D,{id:"canvas",meaning:a("What was here when the model predicted the canvas: a random token, or what the step before dr\
ew and accepted."),children:a("read")})}),u("th",{scope:"col",children:u(D,{id:"probability",formula:"",meaning:a("The likeliest token of the prediction, after \
the temperature."),children:a("likeliest")})}),u("th",{scope:"col",children:u(D,{id:"probability",run:e.share,meaning:a("The probability of the likeliest token."),
children:a("probability")})}),u("th",{scope:"col",class:"gp-place-entropy",children:u(D,{id:"entropy",run:e.entropy,meaning:a("Of the place’s distribution at th\
is step. The sampler accepts the places where it is low."),children:a("entropy")})}),u("th",{scope:"col",children:a("accepted")})]})});function Iv({step:e,place:t,
unit:n,here:o,press:r}){let{read_text:s,text:i,logprob:l,entropy:c,accepted:p}=e.places[t];return u("tr",{ref:o,"aria-current":o?"step":void 0,onClick:r,children:[
u("td",{children:u("button",{type:"button",class:"gp-place-step",children:e.step+1})}),u("td",{children:u(K,{text:s})}),u("td",{children:u(K,{text:i})}),u("td",
{children:R(z(l))}),u("td",{class:"gp-place-entropy",children:te(c,n)}),u("td",{children:p?a("✓ yes"):a("– no")})]})}var Fv={whole:8e3,quickest:120,slowest:700};function Wv({log:e,changes:t}){let[n,o]=F(null),[r,s]=F(null),[i,l]=F("probability"),c=!!he(t).run;V(()=>{c&&(o(null),
s(null))});let p=Rl(e,c?null:n);if(!p)return null;let d=c?null:r,h=m=>()=>d===null?"":a("place {place}, step {step}: {words}.",{place:d+1,step:p.step.step+1,words:m(
p.step.places[d])}),f={share:h(({text:m,logprob:g})=>`${q(m)} ${R(z(g))}`),entropy:h(({entropy:m})=>te(m,e.unit))};return u(H,{children:[u("header",{class:"gp-h\
ead",children:[u("h2",{class:"gp-title",children:a("Canvas")}),u(D,{class:"gp-note gp-canvas-short",id:"canvas",run:()=>pe(qh(p)),children:qh(p)}),u($h,{shade:i,
setShade:l,unit:e.unit})]}),u("div",{class:"gp-canvas-time",children:u(dr,{step:p.number,length:p.steps.length,go:o,leave:()=>o(null),label:a("Denoising step"),
words:qv(p),pace:Fv})}),u("div",{class:"gp-canvas-body",children:[u(Bh,{log:e,moment:p,shade:i,chosen:d,choose:s}),u("div",{class:"gp-canvas-right",children:[u(
"p",{class:"gp-chart-title",children:[u(D,{id:"canvas",run:()=>pe(Dh(p)),meaning:a("One row a step, one column a place. A dot marks a place that the sampler acc\
epted."),children:a("Places by steps")})," ",u("span",{class:"gp-note gp-map-words",children:Dh(p)})]}),u(Nh,{moment:p,place:d,shade:i,pick:(m,g)=>{o(p.steps.indexOf(
m)),s(g)}}),d===null?u("p",{class:"gp-note gp-place-hint",children:a("Click a token to see what was in its place at each step.")}):u(Wh,{moment:p,place:d,terms:f,
lookAt:o})]})]})]})}var zh=Q(Wv,e=>e.canvasSteps.length>0),qv=({step:e,numCanvases:t,canvas:n})=>a("canvas {canvas} of {canvases}, step {step} of {steps}",{canvas:e.
canvas+1,canvases:t,step:e.step+1,steps:n.length});function qh({counts:e,step:t}){let{places:n,accepted:o,newly:r}=e,s={accepted:_(o),places:_(n),newly:_(r),temperature:X(
t.temperature,2)};return a("{accepted} of {places} places accepted, {newly} newly; temperature {temperature}",s)}var Dh=({canvas:e,step:t})=>T(e.length,"{places\
} places, {count} step","{places} places, {count} steps",{places:_(t.places.length)});var jh=8,Dv=3,zv=-1e30,jv=e=>`log p ${e>zv?X(e,2).replace("-","−"):"−∞"}`;function Gv({origin:e,pieces:t,children:n}){let o=Math.min(...n.map(i=>i.origin?.
at??1/0)),r=e?e.at:Number.isFinite(o)&&o>=Dv?o:0,s=un(t.slice(r,r+jh).join(""));return a("“{text}”",{text:`${r&&!e?"…":""}${s}${t.length>r+jh?"…":""}`})}
function Uv({origin:e,read:t}){if(!e)return t?a("a text that was read:"):a("the original:");let n={number:e.at+1,token:q(e.from)};return e.kind!=="branch"?a("co\
ntinues at token {number}:",n):e.on?a("again from {token} at token {number}:",n):a("instead of {token} at token {number}:",n)}function Kv({tokens:e,total:t,searched:n,
mode:o}){let r=n?[a("best of {mode}",{mode:Gn(o)})]:[];return[T(e,"{count} token","{count} tokens"),jv(t),...r].join(" · ")}function $l({runs:e,...t}){return u(
H,{children:e.map(n=>u(Vv,{run:n,...t},n.id))})}function Vv({run:e,...t}){let{shown:n,renaming:o,press:r,name:s,place:i}=t,l=e===n,[c,p,d]=[Uv(e),Gv(e),Kv(e)],h=[
e.name,`${c} ${p}`,d,l&&a("shown")].filter(Boolean).join(", ");return u("li",{class:"gp-run",role:"treeitem","aria-selected":l,"aria-expanded":e.children.length>
0||void 0,"aria-label":h,tabIndex:l?0:-1,ref:f=>i(e,f),children:[u("div",{class:"gp-row",onClick:()=>r(e),children:[u("span",{class:"gp-sign","aria-hidden":"tru\
e",children:l?"▶":null}),u("span",{class:"gp-label",children:e===o?u(Xv,{of:e.name,done:f=>s(e,f)}):u(H,{children:[e.name?u("bdi",{class:"gp-name",children:e.
name}):null,e.name?" ":null,u("span",{class:"gp-note",children:c})," ",u("bdi",{class:"gp-words",children:p})]})}),u("span",{class:"gp-facts",title:a("Length, a\
nd total log-probability after the processors, in nats; −∞ where they remove a given token. Beam search scores given tokens before the processors."),children:d})]}),
e.children.length>0&&u("ul",{role:"group",children:u($l,{runs:e.children,...t})})]})}function Xv({of:e,done:t}){let n=W(null),o=W(!1),r=i=>{o.current||(o.current=
!0,t(i))};V(()=>{n.current?.focus(),n.current?.select()},[]);let s=i=>{i.stopPropagation(),i.key==="Escape"&&r(null),i.key==="Enter"&&r(n.current?.value??null)};
return u("input",{class:"gp-rename-field","aria-label":a("Name of this run"),maxLength:60,defaultValue:e,ref:n,onKeyDown:s,onClick:i=>i.stopPropagation(),onBlur:({
currentTarget:i})=>r(i.value)})}var Yv=5,Zv=60,Qv=6e7,Jv=(e,t)=>Array.isArray(t)&&e.length===t.length&&e.every((n,o)=>n===t[o]),ko=e=>[e,...e.children.flatMap(ko)],Hl=e=>e.origin?Hl(e.origin.parent):
e,Gh=()=>new be(0,(e,{chosen:t})=>e+(t.logprob??-1/0)),ds=class{constructor(t){this.log=t}log;trees=[];shown=null;along=Gh();count=0;get all(){return this.trees.
flatMap(ko)}get busy(){return this.log.running||this.log.waiting}get visible(){if(!this.log.canAsk||!this.trees.some(({children:n})=>n.length))return[];let t=this.
shown&&Hl(this.shown);return this.trees.filter(n=>n.children.length||n===t)}get refuge(){let{shown:t}=this;return t?t.origin?.parent??this.trees.filter(n=>n!==t).
at(-1):void 0}follow(t){t.run&&this.begin();let n=t.run||t.status||t.steps&&this.visible.length>0;this.shown&&this.log.turn===this.shown.turn&&n&&this.measure(this.
shown),t.run&&this.makeRoom()}begin(){let{turn:t,started:n,asked:o}=this.log;if(this.along=Gh(),this.shown=null,!n||t===void 0)return;let r=this.all.find(c=>c.turn===
t);if(r){this.shown=r;return}this.log.asked=null;let i=o&&Jv(o.ids,n.request.given)?this.all.find(c=>c.turn===o.turn):void 0;if(i&&o?.kind!=="branch"&&i.plain&&
i.mode===n.mode){this.shown=Object.assign(i,{turn:t,pieces:[]});return}let l={id:this.count++,turn:t,read:n.request.only_given===!0,origin:i&&o?e0(i,o):null,children:[],
name:"",pieces:[],tokens:0,total:0,text:"",mode:n.mode,searched:!1,plain:!1};l.origin?l.origin.parent.children.push(l):this.trees=[...this.trees.filter(({children:c})=>c.
length),l],this.shown=l}measure(t){let{log:n,along:o}=this,r=n.lines();o.follow(r[0]?.last??null),Object.assign(t,{text:n.text,tokens:o.steps.length,total:o.total,
mode:n.started?.mode,searched:n.usesBeams,plain:r.length===1&&r[0].kind==="sequence",pieces:o.steps.map(({piece:s,chosen:i})=>s??i.text)})}makeRoom(){for(;;){let t=this.
all,n=t.reduce((i,{text:l})=>i+l.length,0);if(this.trees.length<=Yv&&t.length<=Zv&&n<=Qv)return;let o=this.shown&&Hl(this.shown),r=t.filter(i=>i.origin&&i!==this.
shown&&!i.children.length),s=this.trees.find(i=>i!==o)??r.sort((i,l)=>i.turn-l.turn).at(0);if(!s)return;this.detach(s)}}detach(t){let n=t.origin?.parent;n?n.children=
n.children.filter(o=>o!==t):this.trees=this.trees.filter(o=>o!==t)}};function e0(e,{at:t=0,from:n,on:o,kind:r}){let s=e;for(;s.origin&&t<s.origin.at;)s=s.origin.
parent;return{parent:s,at:t,from:String(n??""),on:!!o,kind:r}}var Uh=(e,t)=>{let n=new ds(t),r=Q(({changes:s})=>u(t0,{state:n,changes:s}),()=>n.visible.length>0)(e,t);return s=>{n.follow(s),r(s)}};function t0({state:e,changes:t}){
let{log:n,shown:o,visible:r}=e,s=he(t),[,i]=Et(x=>x+1,0),[l,c]=F(""),[p,d]=F(!1),[h,f]=F(null),m=W(null),g=W(null),b=W(new Map),y=W(!1);l&&s.status&&!e.busy&&c(
""),p&&s.run&&d(!1),s.run&&m.current?.contains(document.activeElement)&&(y.current=!0),V(()=>{let x=o&&b.current.get(o);x&&((s.run||y.current)&&n0(m.current,x),
y.current&&x.focus({preventScroll:!0}),y.current=!1)});let M=()=>{y.current=!0,i(null)},w=x=>{if(!(!x||x===e.shown)){if(e.busy)return c(a("A run is under way. W\
ait for its end, or click Stop."));e.shown=x,n.feedRun(x.text,x.turn),n.ask({type:"shown"}),M()}},E=()=>{let x=e.refuge;if(!(!e.shown||!x)){if(!p){d(!0),g.current?.
focus();return}e.busy||e.detach(e.shown),w(x),d(!1)}},v=x=>{if(x.ctrlKey||x.metaKey||x.altKey||!e.shown)return;let k=r.flatMap(ko),L=k.indexOf(e.shown),B={ArrowDown:()=>w(
k[L+1]),ArrowUp:()=>w(k[L-1]),ArrowRight:()=>w(e.shown?.children[0]),ArrowLeft:()=>w(e.shown?.origin?.parent),Home:()=>w(k[0]),End:()=>w(k.at(-1)),F2:()=>f(e.shown),
Delete:E};Object.hasOwn(B,x.key)&&(x.preventDefault(),B[x.key]())},$=(x,k)=>{k!==null&&(x.name=k.trim()),document.activeElement?.matches(".gp-rename-field")&&M(),
f(null)},S=(x,k)=>{k?b.current.set(x,k):b.current.delete(x)};return u(H,{children:[u("header",{class:"gp-head",children:[u("h2",{class:"gp-title",children:a("Br\
anches")}),u("span",{class:"gp-note",children:a("Click a run to see it again.")}),u("span",{class:"gp-tools",children:[u("button",{type:"button",class:"gp-butto\
n gp-rename",title:"F2",onClick:()=>f(o),children:a("Rename")}),u("button",{type:"button",class:"gp-button gp-delete",title:a("Delete key"),"data-sure":p?"yes":
void 0,disabled:!e.refuge,ref:g,onClick:E,onBlur:()=>d(!1),children:p&&o?T(ko(o).length,"Delete this run?","Delete these {count} runs?"):a("Delete")})]})]}),u("\
ul",{class:"gp-tree",role:"tree","aria-label":a("Runs that continue one another. Arrow keys move, F2 renames, Delete removes."),ref:m,onKeyDown:v,children:u($l,
{runs:r,shown:o,renaming:h,press:x=>x===e.shown?M():w(x),name:$,place:S})}),u("p",{class:"gp-note gp-told",role:"status",children:l})]})}function n0(e,t){let n=t.
firstElementChild;if(!e||!n)return;let[o,r]=[e.getBoundingClientRect(),n.getBoundingClientRect()];e.scrollTop+=Math.min(0,r.top-o.top-4)+Math.max(0,r.bottom-o.bottom+
4)}var o0={ArrowDown:e=>e+1,ArrowUp:e=>e-1,Home:()=>0,End:(e,t)=>t-1};function hs(e){let t=W(null),n=()=>[...t.current?.querySelectorAll(e)??[]],o=i=>{for(let l of n())
l.tabIndex=l===i?0:-1};return V(()=>{let i=n();i.length&&o(i.find(({tabIndex:l,dataset:c})=>l===0&&c.reached)??i[0]);for(let l of i)l.dataset.reached="yes"}),{ref:t,
onFocusIn:({target:i})=>{i instanceof HTMLElement&&i.matches(e)&&o(i)},onKeyDown:i=>{let l=n(),c=l.indexOf(i.target),p=o0[i.key];c<0||!p||i.ctrlKey||i.metaKey||
i.altKey||(i.preventDefault(),i.stopPropagation(),l[Math.max(0,Math.min(l.length-1,p(c,l.length)))].focus())}}}function Kh({share:e,top:t,side:n}){let o=["gp-track",n==="before"&&"gp-thin",e>t*1.005&&"gp-beyond"];return u("span",{class:o.filter(Boolean).join(" "),"aria-h\
idden":"true",children:u("span",{class:`gp-fill gp-${n}`,style:{width:`${(Math.min(1,e/t)*100).toFixed(2)}%`}})})}function fs({after:e,before:t,top:n,kind:o,removed:r}){
let s=["gp-tracks",o&&`gp-tracks-${o}`,r&&"gp-tracks-removed"];return u("span",{class:s.filter(Boolean).join(" "),children:[r?u("span",{class:"gp-why",children:r}):
e!==null&&u(Kh,{share:e,top:n,side:"after"}),t!==null&&u(Kh,{share:t,top:n,side:"before"})]})}function vo(e,t){let n=Ae(e)&&!ke(t),o=t.distribution.stages.length?null:e.raw_rank;return{id:e.token_id,text:e.text,after:z(e.logprob),before:z(e.raw_logprob),
rank:n?null:e.rank??o,chosen:e.token_id===t.chosen.token_id,given:!!(t.isPrompt||t.given),removed:n,by:n?rn(e,t):"",words:()=>cs(e,t)}}function ms({entry:e,top:t,
press:n,children:o}){let{id:r,text:s,after:i,before:l,rank:c,chosen:p,removed:d,by:h}=e,f=n&&r!==null?()=>n(r):null,m=f?i0(e):"",g={class:"gp-row","aria-label":s0(
e,!!f),ref:y=>{y&&Ne(y,()=>[m,e.words()].filter(Boolean).join(" "))},...f?{type:"button",onClick:f}:{role:"group"}};return u("li",{class:["gp-bar",p&&"gp-chosen",
d&&"gp-removed",r===null&&"gp-rest"].filter(Boolean).join(" "),children:[Jn(f?"button":"div",g,u("span",{class:"gp-rank",children:c?_(c):""}),u("span",{class:"g\
p-name",children:[u("span",{class:"gp-sign","aria-hidden":"true",children:p?"▶":d?"✕":""}),r===null?u("bdi",{class:"gp-word",children:s}):u(K,{text:s,class:"\
gp-word"})]}),u(fs,{after:i,before:l,top:t,kind:p?"chosen":r===null?"rest":null,removed:d&&r0(h)}),u("span",{class:"gp-values",children:[u("span",{children:d?"":
i===null?"–":R(i)}),u("small",{children:R(l)})]}),u("span",{class:"gp-go","aria-hidden":"true",children:f?"↪":""})),o]})}var r0=e=>{let[t,,n]=qe(a("removed \
by {processor}"),{processor:""});return[t,u("span",{class:"gp-remover",children:e}),n]};function s0({id:e,text:t,after:n,before:o,rank:r,chosen:s,given:i,removed:l,
by:c},p){let d=[!l&&n!==null&&R(n),(l||n!==o)&&a("before {share}",{share:R(o)})],h=[s&&(i?a("given"):a("chosen")),l&&a("removed by {processor}",{processor:c})],
f=[e===null?t:q(t),...h,...d,p&&a("continue")];return`${r?`${_(r)}. `:""}${f.filter(Boolean).join(", ")}`}function i0({text:e,chosen:t,removed:n,by:o}){let r=q(
e);return t?a("Run again from here with {token}.",{token:r}):n?a("Continue from here with {token} instead, although {processor} removed it.",{token:r,processor:o}):
a("Continue from here with {token} instead.",{token:r})}var Gl={};Z(Gl,{MarkedText:()=>_o,greenZ:()=>sn,markLegend:()=>Dl,pValue:()=>xo,pWords:()=>Ye,thresholdWords:()=>To,tokensNeeded:()=>So,zKeys:()=>jl,zPicture:()=>zl});var Wl={};Z(Wl,{axisMarks:()=>Fl,plotIn:()=>Il,roundTicks:()=>Vh,ticksWithin:()=>gs});function Vh(e,t,n){let o=(t-e)/Math.max(1,n)||1,r=10**Math.floor(Math.log10(o)),s=r*([1,2,2.5,5].find(l=>l*r>=o*.8)??10),i=[];for(let l=Math.floor(e/s+1e-9);l<=
Math.ceil(t/s-1e-9);l++)i.push(Number((l*s).toPrecision(12)));return i}var gs=(e,t,n)=>Vh(e,t,n).filter(o=>o>=e&&o<=t);function Il(e,t){let{height:n,x:o,y:r,left:s=46,
right:i=18,top:l=14,bottom:c=38}=t,p=Math.max(240,e.clientWidth),d=(h,[f,m])=>(h-f)/(m-f||1);return{width:p,height:n,left:s,right:i,top:l,bottom:c,inner:p-s-i,x:h=>s+
d(h,o)*(p-s-i),y:h=>n-c-d(h,r)*(n-l-c),draw(h,f){let m=e.querySelector("svg")??e.appendChild(oe("svg")),g=`0 0 ${p} ${n}`;ns(m,{class:"gp-drawing",role:"group",
"aria-label":h,viewBox:g,style:`height: ${n}px`}),ts(m,f.map((b,y)=>["g","",y?{}:{"aria-hidden":"true"},b]))}}}function Fl(e,{xTicks:t,yTicks:n,xTitle:o,yTitle:r}){
let s=h=>Array.isArray(h)?[Number(h[0]),String(h[1])]:[h,String(h)],[i,l]=[e.height-e.bottom,e.width-e.right],c=n.map(s).flatMap(([h,f])=>[en("gp-guide",e.left,
e.y(h),l,e.y(h)),At("",e.left-7,e.y(h)+4,f,"end")]),p=t.map(s).flatMap(([h,f])=>[en("gp-guide",e.x(h),i,e.x(h),i+4),At("",e.x(h),i+17,f)]),d=[At("gp-axis",(e.left+
l)/2,e.height-4,o)];return r&&d.push(At("gp-axis",2,e.top-16,r,"start")),[...c,...p,...d]}var ql={};Z(ql,{Rows:()=>yt,inNextRow:()=>st});var a0=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,yt=class e{constructor(t,n=null){this.holder=t;this.before=n}holder;before;static BLOCK=60;static LOOSE=150;loose=0;head=0;tried=0;append(t){
this.holder.append(t),this.loose+=1}removeLast(){this.holder.lastChild?.remove(),this.loose-=1;let t=this.holder.lastElementChild;Xh(t)&&this.undo(t.previousElementSibling)}settle(){
if(this.loose<e.LOOSE||this.loose<this.tried+e.BLOCK||!this.holder.offsetParent||document.fonts.status==="loading")return;this.tried=this.loose;let t=[...this.holder.
children].slice(-this.loose),n=this.freeStarts(t),o=t.map((l,c)=>c).filter(l=>n[l]&&l0(t[l])),r=[],s=0;t[0].previousSibling||(this.head=s=o.shift()??0);for(let l of o)
l-s<e.BLOCK||(r.push(this.wrap(t.slice(s,l))),s=l,this.loose=t.length-l,this.tried=0);let i=r.map(l=>l.getBoundingClientRect().height);r.forEach((l,c)=>{l.style.
containIntrinsicHeight=`${i[c]}px`,l.classList.add("gp-kept-rows")})}freeStarts(t){let n=getComputedStyle(this.holder).direction==="rtl",o=t[0].previousSibling||
!this.before?"":this.before.holder.textContent??"";return t.map(r=>{let s=r.textContent??"",i=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let l=i?!s.startsWith(" "):!(n||a0.test(o));return o+=s,l})}wrap(t){let n=C("span","gp-rows");t[0].before(n,C("wbr")),n.append(...t);let o=t[0].firstChild;
if(o instanceof Text&&o.data===" "){let r=C("span","gp-gap");o.replaceWith(r),r.append(o)}return n}undo(t){let n=t.querySelector(".gp-gap");n&&n.replaceWith(...n.
childNodes),t.nextSibling?.remove(),this.loose+=t.children.length+(Xh(t.previousElementSibling)?0:this.head),t.replaceWith(...t.childNodes),this.tried=0}dissolve(){
for(let t of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(t);this.tried=0}};function l0(e){let t=e.previousElementSibling,n=t&&[...t.querySelectorAll(
".gp-ink")].at(-1),o=e.querySelector(".gp-ink")?.getClientRects()[0],r=n&&[...n.getClientRects()].at(-1);return!!(o&&r&&Yh(o)>Yh(r)+10)}function st(e,t,n){let o=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],r=o(e[t]);if(!r)return null;let s=null,i=1/0;for(let l=t+n;l>=0&&l<e.length;l+=n){let c=o(e[l]),p=c?(c.top-r.top)*
n:0;if(!c||p<r.height/2)continue;let d=p*1e3+Math.abs(c.left-r.left);if(d>=i+1e3*r.height)break;d<i&&([s,i]=[e[l],d])}return s}var Xh=e=>e?.tagName==="WBR",Yh=({
top:e,bottom:t})=>(e+t)/2;var sn=(e,t,n)=>t>0?(e-n*t)/Math.sqrt(t*n*(1-n)):null;function xo(e){if(e<0)return 1-xo(-e);let t=Math.exp(-e*e/2)/Math.sqrt(2*Math.PI);if(e>3){let r=e;for(let s=120;s>
0;s--)r=e+s/r;return t/r}let[n,o]=[0,e];for(let r=1;o>1e-18;r+=2)n+=o,o*=e*e/(r+2);return .5-t*n}var So=(e,t,n)=>e>t?n**2*t*(1-t)/(e-t)**2:1/0;function Ye(e){if(e>=
1e-4)return R(e);if(e<1e-300)return a("less than {p}",{p:"10⁻³⁰⁰"});let[t,n]=e.toExponential(1).split("e-");return`${ge(t)} × 10⁻${[...n].map(o=>"⁰¹²³\
⁴⁵⁶⁷⁸⁹"[o]).join("")}`}function To(e){let t=xo(e);if(t>.1)return a("{share} of texts without this watermark pass it.",{share:R(t)});let n=1/t;return n>=
1e9?a("A share of {p} of texts without this watermark passes it.",{p:Ye(t)}):a("One in {odds} texts without this watermark passes it.",{odds:_(Number(n.toPrecision(
n<1e4?3:2)))})}var u0=({green:e})=>e==null?"none":e?"green":"red",c0=e=>Math.round(Math.max(0,Math.min(1,(e-.2)/.6))*10);function p0(e,t,n){let o=C("span","gp-t\
oken",null,{tabindex:"-1",role:"img"});if(nn(o,e),Zh(o,t),n===void 0)return o;let r=typeof n=="function"?n:()=>n;return o.setAttribute("aria-label",r()),Ne(o,r),
o}function Zh(e,{green:t=null,g:n=null,counted:o=!0}){let r=e.querySelector(".gp-ink");if(n===null)e.dataset.list=u0({green:t});else{let s=c0(n);e.dataset.list=
"g",r.style.backgroundColor=`var(--gp-prob-${s})`,r.style.backgroundSize=`2px ${s*10}%`}o||(e.dataset.counted="no")}var _o=class{constructor(t,{press:n=null}={}){
this.body=t,this.press=n,this.items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,t.classList.add("gp-marked"),this.rows=new yt(t),t.addEventListener(
"keydown",o=>this.keyed(o)),t.addEventListener("click",o=>this.pressed(o.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(t)}show(t,n=0){
this.cut(Math.min(n,this.tokens.length));for(let o=this.tokens.length;o<t.length;o++){let{token:r,mark:s,words:i}=t[o],l=p0(r,s,i);this.press&&l.setAttribute("r\
ole","button"),bo(this,l,r,o?this.items[o-1].token:null),this.items.push(t[o])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(t){
Bt(this,t),this.items.length=t,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(t){this.stop&&(this.stop.tabIndex=-1),this.stop=t,t.tabIndex=0}pressed(t){
let n=this.tokens.indexOf(t);n<0||(this.reach(t),this.press&&this.press(this.items[n]))}keyed(t){let n=this.tokens.indexOf(t.target.closest(".gp-token"));if(n<0||
t.ctrlKey||t.metaKey||t.altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>st(this.tokens,n,1),ArrowUp:()=>st(this.
tokens,n,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[t.key];if(!o)return;t.preventDefault();let r=o();
r&&(this.reach(r),r.focus({preventScroll:!0}),r.scrollIntoView({block:"nearest"}),r===this.tokens[n]&&this.pressed(r))}resized(){let{clientWidth:t}=this.body;!t||
t===this.width||(this.width=t,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function Dl(e,t,{unscored:n=!1,
repeated:o=!1,faint:r=a("faint: seen before, not counted")}={}){let s=[t,n,o,r].join();if(e.dataset.legend===s)return;e.dataset.legend=s,e.classList.add("gp-mar\
ked","gp-mark-legend");let i=(c,p,d)=>{let h=C("span"),f=C("span","",null,{"aria-hidden":"true"});return f.append(C("span","gp-ink",p)),Zh(f,c),h.append(f,d),h},
l=t==="synthid"?[i({g:.2},"g",a("mean g-value 0.2 or less")),i({g:.5},"g",a("0.5, as by chance")),i({g:.8},"g",a("0.8 or more"))]:[i({green:!0},"◆",a("green: \
on the green list")),i({green:!1},"◇",a("red: not on the green list"))];n&&l.push(i({},"abc",a("not scored"))),o&&l.push(i(t==="synthid"?{g:.5,counted:!1}:{green:!0,
counted:!1},"abc",r)),e.replaceChildren(...l)}var d0=400,h0=12;function zl(e,{curves:t,threshold:n,needed:o=null,label:r=a("z over the number of tokens"),title:s=a(
"tokens scored"),yTitle:i="z",from:l=40,height:c=260}){let p=t.filter(({points:v})=>v.length),d=p.flatMap(({points:v})=>v),h=Math.max(l,...d.map(([v])=>v)),f=o&&
o.at<=2*h?Math.max(h,o.at*1.05):h,m=d.map(([,v])=>v),g=Math.min(-.5,...m)*1.08,b=Math.max(n*1.15,1,...m)*1.06,y=Il(e,{height:c,x:[0,f],y:[g,b],left:40,top:24}),
M=y.width-y.right,w=[...Fl(y,{xTicks:gs(0,f,y.inner/90),yTicks:gs(g,b,5),xTitle:s,yTitle:i}),en("gp-unity",y.left,y.y(0),M,y.y(0)),en("gp-z-threshold",y.left,y.
y(n),M,y.y(n)),...p.map(({look:v,points:$})=>pl(`gp-z-${v}`,m0($,d0).map(([S,x])=>[y.x(S),y.y(x)]))),...p.map(({look:v,points:$})=>g0(y,v,$.at(-1))),f0(y,p,n)],
E=b0(y,p);if(o&&o.at<=f){let[v,$]=[y.x(o.at),y.y(n)];E.push(os("",o.words,[["path","gp-z-needed",{d:`M${ee(v)} ${ee($)}l-6 11h12Z`},[]]]))}y.draw(r,[w,E])}function f0(e,[
t],n){let o=([,i])=>Math.abs(i-n),{points:r}=t||{points:[]},s=r.length>0&&o(r.at(-1))>o(r[Math.floor(r.length/8)]);return At("gp-halo gp-strong",s?e.width-e.right:
e.left+5,e.y(n)-6,a("threshold {value}",{value:Number(n.toFixed(2))}),s?"end":"start")}function m0(e,t){let n=Math.ceil(e.length/t);return e.filter((o,r)=>r%n===
0||r===e.length-1)}var g0=(e,t,[n,o])=>t==="measured"?["circle","gp-measured",{cx:ee(e.x(n)),cy:ee(e.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${t}`,{d:dl(e.x(n),
e.y(o),4.5)},[]];function b0(e,t){let n=Math.max(0,...t.map(({points:r})=>r.at(-1)[0])),o=Math.min(h0,n);return Array.from({length:o},(r,s)=>{let[i,l]=[n*s/o,n*
(s+1)/o],c=t.map(({name:d,points:h})=>{let f=h.findLast(([m])=>m<=l);return f&&f[0]>i?`${d} ${X(f[1],2)}`:""}).filter(Boolean);if(!c.length)return null;let p={x:ee(
e.x(i)),y:e.top,width:ee(e.x(l)-e.x(i)),height:ee(e.height-e.bottom-e.top)};return os("gp-z-place",T(Math.floor(l),"After {count} token: {values}","After {count\
} tokens: {values}",{values:c.join(", ")}),[["rect","gp-catch",p,[]]])}).filter(Boolean)}function jl(e,t){let n=Te(e,t.length,()=>{let o=C("span"),r=oe("svg");return re(
r,{width:26,height:8,"aria-hidden":"true"}),r.append(oe("path")),re(r.firstElementChild,{d:"M1 4H25"}),o.append(r,C("span")),o});t.forEach(({name:o,look:r,tip:s},i)=>{
let[l,c]=n[i].children;re(l.firstChild,{class:`gp-z-${r}`}),Y(c,o),s&&Le(c,"z-score",()=>"",{meaning:s,formula:""})})}function y0(e){switch(e){case"context":return a("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return a("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return a("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return a("no mark: the bias is 0.");default:return a("no mark.")}}function Mo(e){let t=e&&e.effective&&e.effective.watermarking_config||{},n=Array.isArray(t.
keys)?t.keys.length:0,o=t.greenlist_ratio,r=t.seeding_scheme==="selfhash",s=t.context_width;return{config:t,keys:n,selfhash:r,ratio:o>0&&o<1?o:null,early:n?yn(t.
ngram_len,1)-1:yn(s,1)-Number(r)}}function bs({config:e,keys:t,ratio:n}){if(t)return T(t,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:e.ngram_len});if(n===null)return a("a green list whose settings are not known");let{bias:o,seeding_scheme:r,context_width:s,
hashing_key:i}=e;return a("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:R(n),bias:o,scheme:r,width:s,key:i})}
function ys({chosen:e,index:t,mark:n,given:o,isFirst:r},s){let i=d=>a("Token {number}, {token}: {mark}",{number:_(t+1),token:q(e.text),mark:d});if(!n)return i(o?
a("given, before the watermark began."):a("not marked."));if(n.why)return i(y0(n.why));let l=a("Its probability: {before} before the watermark, {after} after.",
{before:R(n.chosen_before),after:R(n.chosen_after)}),c=r?[a("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let d=T(s.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:P(n.g,2)});return[i(d),l,...c].join(" ")}let p=n.green?a("\
◆ green: it got the bias."):a("◇ red: it got no bias.");return[i(p),l,w0(n,s),...c].join(" ")}function w0(e,{ratio:t,selfhash:n}){let o=e.listed??0,r={before:R(
e.mass_before??0),after:R(e.mass_after??0)};return n?T(o,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",r):t===null?T(o,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
r):T(o,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...r,ratio:R(t)})}var Qh={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function Jh(e,t,n,o){let{mark:r,index:s}=t,i={...e};if(!r)return{...i,unscored:e.
unscored+1};i.marks+=1;let l=r.kind==="synthid"?r.g:r.green;if(r.chosen_before>0&&r.chosen_after>0){i.chosen+=1,i.surprisal-=Math.log(r.chosen_before),i.gained+=
Math.log(r.chosen_after/r.chosen_before);let{stages:c,entropy_before:p}=t.distribution;i.entropy+=o>0&&c[o-1]?c[o-1].entropy:p,i.likely-=k0(t,o)}return i.suppressed+=
r.suppressed,l===null?{...i,unscored:e.unscored+1}:s<n.early?{...i,early:e.early+1}:(i.scored+=1,i.green+=Number(l),i.expected+=r.expected??0,r.kind==="synthid"?
i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&(i.z=sn(i.green,i.scored,n.ratio),i.foreseen=sn(i.expected,i.scored,n.ratio)),i)}
function k0({distribution:{candidates:e}},t){let n=e.map(({raw_logprob:o,stage_logprobs:r})=>t>0?r[t-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function ef(e,t,n,o){
let r=e.find(([,p])=>p>o);if(t.z>o)return{at:r[0],words:T(r[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:o})};let s=r?[T(r[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:o})]:[],i=n.keys?t.z>0?t.scored*(o/t.z)**2:1/0:So(t.green/t.scored,n.ratio,o),l=Math.max(t.scored+1,Math.ceil(i));
if(!Number.isFinite(l)||l>1e7)return{at:1/0,words:[...s,a("At the share so far, z never reaches {threshold}.",{threshold:o})].join(" ")};let c=T(l,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:o,more:_(l-t.scored)});return{at:l,words:[...s,c].join(" ")}}function tf(e,t){let{started:n,unit:o}=t;if(!e||!n)return[a("No token yet")];if(t.rejected)return Xu(t.rejected,e.chosen.text,Wt(n));if(ke(e))return v0(e,n,o);let r=[
ps(e.distribution.entropy_before,o),..._0(e),...S0(e,o),...x0(e,n)];if(e.mark){let i=Mo(n),{chosen:l,index:c,mark:p,given:d=!1}=e;r.push(ys({chosen:l,index:c,mark:p,
given:d,isFirst:c<i.early},i))}r.push(rf(e,n)),e.draft&&r.push(...Vu(e,Wt(n))),e.beam&&r.push(...Fc(e,t)),e.reranked&&r.push(...T0(e,n));let{raw_logprob:s}=e.chosen;
return s!==null&&r.push(a("Its surprisal, before the processors, was {value}.",{value:te(-s,o)})),r}function v0(e,t,n){let{chosen:o}=e,r=gt(e).find(c=>c.raw_rank===
1),s=c=>a("The likeliest token was {token}, with {share}.",Wn(c)),i=o.raw_rank===1||!r?[]:[s(r)];o.raw_rank===1?i.push(s(o)):o.raw_rank?i.push(a("The server gav\
e {token} {share}: rank {rank}.",{...Wn(o),rank:_(o.raw_rank)})):i.push(a("The server gave {token} {share}.",Wn(o)));let l=te(o.raw_logprob===null?null:-o.raw_logprob,
n);return[...i,rf(e,t),a("Its surprisal was {value}.",{value:l})]}var Wn=({text:e,raw_logprob:t})=>({token:q(e),share:R(z(t))});function _0(e){let{chosen:t,distribution:n}=e,
{name:o}=In(e),r={source:o,...Wn(t),vocab:_(n.vocab??0)};if(Hn(e))return[];if(t.raw_rank===1)return[a("Its first choice was {token}, with {share}.",r)];let s=gt(
e).find(c=>c.raw_rank===1),i=s?[a("Its first choice was {token}, with {share}.",Wn(s))]:[],l=t.raw_rank?a("It gave {token} {share}: rank {rank} of {vocab}.",{...r,
rank:_(t.raw_rank)}):a("It gave {token} {share}.",r);return[...i,l]}function x0(e,t){let n=rt(e);if(!n.length)return e.isPrompt||e.read?[]:[a("No processor chan\
ged that.")];let o=n.filter(({idle:r})=>!r);return o.length?o.map(r=>{let s=nf(r,t),i=r.kept===r.keptBefore?mt(r):`${mt(r)}, ${a("{count} left",{count:_(r.kept)})}`,
{chosen:l}=e,[c,p]=[bt(l,r.number-1),bt(l,r.number)],d={name:s,effect:i,token:q(l.text),before:R(c||0),after:R(p||0)};return c===void 0||p===void 0?a("{name}: {\
effect}.",d):!p&&c?a("{name}: {effect}; {token} had {before}, and could no longer be chosen.",d):d.before===d.after?a("{name}: {effect}; {token} stayed at {afte\
r}.",d):a("{name}: {effect}; {token} went from {before} to {after}.",d)}):[T(n.length,"The processor ({names}) did nothing here.","The {count} processors ({name\
s}) did nothing here.",{names:n.map(({name:r})=>r).join(", ")})]}function nf({name:e,knobs:t},n){let o=ls(t,n);return o?o.startsWith(e)?o:`${e} (${o})`:e}function of(e,t){
let{chosen:n}=e,o=a("{token} had {share}",Wn(n)),r=rt(e).filter(({idle:i})=>!i).map(i=>{let l=bt(n,i.number),c={name:nf(i,t),share:l===void 0?"":R(l)};return l===
void 0?a("{name}: {effect}",{...c,effect:mt(i)}):i.kept===i.keptBefore?a("after {name}: {share}",c):T(i.kept,"after {name}: {share}, {count} token left","after \
{name}: {share}, {count} tokens left",c)}),s=qe(wo(e,t)[1],{token:q(n.text)}).join("");return pe(Se([o,...r,s]))}function rf(e,t){let{chosen:n,given:o,isPrompt:r}=e,
s=qe(wo(e,t)[1],{token:q(n.text)}).join("");return o||r||e.beam||ke(e)?`${s}.`:Ae(n)?a("{words}, though {processor} had removed it.",{words:s,processor:rn(n,e)}):
{...t.effective,...t.config}.do_sample&&!e.draft&&!e.reranked?a("{words}: its chance was {share}.",{words:s,share:R(z(n.logprob))}):`${s}.`}function S0({layers:e},t){
if(!e)return[];let{layer:n,final_layer:o,candidate_layers:r,divergences:s}=e,i={final:o,layer:n,divergence:te(s[r.indexOf(n)]??null,t)};return[T(r.length,"DoLa \
contrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {divergence}.","DoLa contrasted the last layer, {final}, with layer {\
layer}: of {count} candidates the furthest from it, by {divergence}.",i)]}function T0({reranked:e,chosen:t},{effective:n,config:o}){let r=e?.find(({token_id:p})=>p===
t.token_id);if(!e||!r)return[];let s={share:R(r.probability),penalty:P(r.penalty),score:P(r.score)},i=[a("Its probability among the weighed tokens was {share}, \
its degeneration penalty {penalty}, its score {score}.",s)],{penalty_alpha:l}={...n,...o};xe(l)&&i.push(a("score = (1 − α) · probability − α · penalty = (1 − {a\
lpha}) · {probability} − {alpha} · {penalty} = {score}.",{...s,alpha:l,probability:P(r.probability)}));let c=e.reduce((p,d)=>d.probability>p.probability?d:p);
if(c!==r){let p={token:q(c.text),count:e.length,share:R(c.probability),penalty:P(c.penalty),score:P(c.score)};i.push(a("The most probable of the {count} weighed\
 tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",p))}return i}var M0=150;function sf({log:e,changes:t,step:n,press:o}){let r=hs(".gp-row"),s=n.isPrompt?[]:n.watched??[],i=E0(e),l=e.canAsk&&i>=0,c=s.map(h=>vo(h,n)),p=Math.max(
.02,...c.map(({after:h,before:f})=>Math.max(h??0,f))),d=s.length?ne(e.lastOf(n)):[];return u("div",{class:"gp-looked-box",hidden:!l&&!s.length,children:[u("div",
{hidden:!s.length,children:[u("h3",{class:"gp-looked-title",children:a("Looked up")}),u("ol",{class:"gp-bars gp-looked",...r,children:c.map((h,f)=>u(ms,{entry:h,
top:p,press:o,children:u(P0,{shares:R0(d,h.id),step:n})},f))})]}),u(L0,{log:e,changes:t,line:i,hidden:!l})]})}function E0(e){let t=e.current(),n=t&&!t.isPrompt&&
e.lineOf(t);return n?e.lines().findIndex(({last:o,label:r})=>o===n.last&&r===n.label):-1}function L0({log:e,changes:t,line:n,hidden:o}){let[r,s]=F(""),[i,l]=F(""),
c=he(t);i&&(c.run||c.watched)&&l("");let p=d=>{if(d.preventDefault(),!r||n<0){l(r?a("Select a token of the generated text first."):a("Type the text of a token f\
irst."));return}l(a("Looking up {token} …",{token:q(r)})),e.ask({type:"look",line:n,text:r})};return u("details",{class:"gp-look",hidden:o,children:[u("summar\
y",{children:a("Look up a token")}),u("form",{class:"gp-look-form",onSubmit:p,children:[u("label",{children:[a("Token")," ",u("input",{type:"text",class:"gp-loo\
k-text",maxLength:200,autocomplete:"off",autocapitalize:"off",spellcheck:!1,placeholder:a("for instance “ cat”"),value:r,onInput:({currentTarget:d})=>s(d.value)})]}),
u("button",{type:"submit",class:"gp-button",children:a("Look up")}),u("p",{class:"gp-note",children:[a("The text is taken as typed: most words begin with a spac\
e, and “ cat” is a different token from “cat”.")," ",u("span",{class:"gp-look-state",role:"status",children:i})]})]})]})}var R0=(e,t)=>e.map(({watched:n})=>{
let o=n?.find(({token_id:r})=>r===t);return o?z(o.logprob):0});function P0({shares:e,step:t}){if(e.length<2)return null;let n=Math.max(...e),o=l=>l/(e.length-1)*
100,r=O0(e,M0).map(([l,c])=>`${o(l).toFixed(1)},${(98-(n?c/n:0)*94).toFixed(1)}`),s=n?a("highest {share}, at token {number}",{share:R(n),number:e.indexOf(n)+1}):
a("probability 0 everywhere"),i=T(e.length,"The probability of this token after the processors, along the text of {count} token: {words}. The vertical line is t\
he current token.","The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token.",{words:s});
return u(D,{as:"div",class:"gp-along",id:"probability",meaning:i,formula:"",label:a("along the text: {words}",{words:s}),children:[u("svg",{class:"gp-along-plot",
preserveAspectRatio:"none",viewBox:"0 0 100 100",children:[u("line",{class:"gp-along-here",x1:o(t.index),x2:o(t.index),y1:"0",y2:"100"}),u("polyline",{class:"gp\
-along-line",points:r.join(" ")})]}),u("span",{class:"gp-along-words",children:s})]})}function O0(e,t){let n=Math.ceil(e.length/t),o=[];for(let r=0;r<e.length;r+=
n){let s=r;for(let i=r+1;i<Math.min(e.length,r+n);i++)e[i]>e[s]&&(s=i);o.push([s,e[s]])}return o}var Ul=24,C0=[.02,.05,.1,.2,.5,1];function N0({log:e,changes:t}){let n=e.current(),o=!!(n&&e.canAsk&&!n.isPrompt),r=!!(n&&!n.distribution.stages.length),s=o&&n?
c=>e.ask({type:"branch",step:n,tokenId:c}):void 0,i=ue(()=>n&&u(A0,{log:e,step:n,press:s}),[e,n,o]),l=["gp-drawn-candidates",e.running&&!e.selected&&"gp-grows",
r&&"gp-untouched",o&&"gp-pressable"];return u("div",{class:l.filter(Boolean).join(" "),children:[!n&&u("p",{class:"gp-note gp-no-token",children:a("The most lik\
ely tokens appear here, before and after the processors.")}),i,n&&n.beam&&!r&&u("p",{class:"gp-note gp-beams-note",children:a("Beam search: probabilities after \
the processors are not renormalised here, so they need not sum to 100%.")}),n&&u(sf,{log:e,changes:t,step:n,press:s})]})}var af=Q(N0);function A0({log:e,step:t,
press:n}){let[o,r]=F(!1),s=hs(".gp-row"),i=gt(t),l=new Map(i.map(f=>[f,vo(f,t)])),p=(o?i:us(i,Ul,t.chosen.token_id)).map(f=>l.get(f)??vo(f,t)),d=$0(e,t,[...l.values()]),
h=B0(p);return u(H,{children:[u("ol",{class:"gp-bars",...s,children:[...p,...d?[d]:[]].map((f,m)=>u(ms,{entry:f,top:h,press:n},m))}),i.length>Ul&&u("button",{type:"\
button",class:"gp-button gp-all","aria-expanded":o,onClick:()=>r(!o),children:o?a("show {count} only",{count:Ul}):a("show all {count}",{count:_(i.length)})}),u(
H0,{log:e,step:t,listed:i,top:h,isPressable:!!n})]})}function B0(e){let t=Math.max(...e.map(({after:n,before:o})=>Math.max(n??0,o)));return C0.find(n=>t<=n)??1}
function $0(e,t,n){let o=h=>Math.max(0,1-n.reduce((f,m)=>f+(m[h]??0),0)),r={id:null,rank:null,chosen:!1,given:!1,removed:!1,by:""};if(ke(t)){let h=o("before"),f=()=>a(
"All tokens that the server did not list, together: {share}.",{share:R(h)});return{...r,text:a("all others"),after:h,before:h,words:f}}let s=(t.distribution.vocab??
0)-n.length;if(s<=0)return null;let l=(We(t)??0)>n.filter(({removed:h})=>!h).length?e.usesBeams?null:o("after"):0,c=o("before"),p={count:_(s),before:R(c),after:R(
l??0)},d=()=>l===null?a("All tokens that are not listed ({count}), together: {before} before the processors.",p):a("All tokens that are not listed ({count}), to\
gether: {before} before the processors, {after} after them.",p);return{...r,text:T(s,"{count} other token","{count} other tokens"),after:l,before:c,words:d}}function H0({
log:e,step:t,listed:n,top:o,isPressable:r}){let s=!t.distribution.stages.length,i=()=>a("{token} had {share}",{token:q(t.chosen.text),share:R(z(t.chosen.raw_logprob))});
return u("div",{class:"gp-bars-legend gp-note",children:[u("span",{children:[u("i",{class:"gp-swatch gp-after"}),u(D,{class:"gp-after-word",id:"probability",run:()=>e.
started?of(t,e.started):"",meaning:a("The probability from which the token is chosen: after all logits processors, without what they removed."),children:I0(t)})]}),
!s&&u("span",{class:"gp-before-key",children:[u("i",{class:"gp-swatch gp-before"}),u(D,{id:"probability",run:()=>pe(i()),meaning:a("The probability that the mod\
el itself gave, before any logits processor."),children:a("before")})]}),u("span",{children:[u("b",{class:"gp-glyph",children:"▶"}),u("span",{class:"gp-chosen\
-word",children:t.isPrompt||t.given?a("given, not chosen"):a("chosen")})]}),!ke(t)&&n.some(Ae)&&u("span",{class:"gp-removed-key",children:[u("b",{class:"gp-glyp\
h gp-cross",children:"✕"}),a("removed")]}),r&&u("span",{class:"gp-press-note",children:a("↪ continue")}),u(D,{class:"gp-full",id:"probability",formula:"",meaning:a(
"The probability of a bar of full width: a round number that no token exceeds. The bar of all others may exceed it, and is then marked with »."),children:a("ax\
is 0–{top}",{top:R(o)})})]})}function I0(e){return ke(e)?a("probability, according to the server"):e.distribution.stages.length?a("after the processors"):a("p\
robability; no processor ran, so it is the same before and after")}function lf(e,t){let n=e.allLines(),o=e.started?.effective.length_penalty??1,r=t.sequences.map((s,i)=>F0(s,ne(n.at(i)?.last??null),o));return{finished:t,outputs:r,
tree:Pc(e)}}function F0(e,t,n){let{transition_scores:o,logprobs:r,score:s}=e,i=e.token_ids.map((m,g)=>{let b=t.at(g)?.chosen.token_id===m?t[g]:null,[y,M]=[r[g],
o?o[g]:null];return{id:m,text:b?b.chosen.text:"?",recorded:y,library:M,difference:o?fn(y,M):null,drawn:b?fn(y,b.chosen.logprob):1/0}}),l=r.filter((m,g)=>!t.at(g)?.
given),c=l.reduce((m,g)=>m+(g??-1/0),0),p=l.length**n,d=l.length?c/p:null,f=s!==null&&d!==null&&s*p>Pt?to(c,s,p):null;return{tokens:i,sum:c,length:l.length,penalty:n,
rebuilt:d,score:s,difference:f}}function Kl(e,t=1e-9){if(!Number.isFinite(e))return"∞";let n=Math.max(e,t),o=Math.floor(Math.log10(n)+1e-9),r=Math.ceil(n/10**
o-1e-6);return r===10?`1e${o+1}`:`${r}e${o}`}var W0=e=>e!==null&&!(e<=mn);function uf({outputs:e,tree:t},{mode:n}){let o=e.flatMap(p=>p.tokens);if(!o.length)return{
kind:"none",sign:"–",words:a("There are no scores to check: no token was generated.")};let r=o.filter(({difference:p})=>p!==null),s=e.filter(({difference:p})=>p!==
null),i=[...q0(s),...t?.sum.count?G0(t):[],...z0(r),...j0(o.filter(({drawn:p})=>p>mn).length)];if(i.length)return{kind:"differs",sign:"✗",words:Se(i)};let l=[
...D0(s),...t?.sum.count?[U0(t)]:[]];if(!r.length){let p=n==="custom"?a("compute_transition_scores does not apply: the run used your own decoding loop"):a("comp\
ute_transition_scores does not apply: the run was recorded without the library’s scores");return{kind:"none",sign:"–",words:Se([...l,p])}}let c=T(r.length,"\
{count} token agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to wit\
hin {bound}",{bound:ws(r)});return{kind:"agrees",sign:"✓",words:Se([...l,c])}}var ws=e=>Kl(Math.max(0,...e.map(({difference:t})=>t??0))),cf=e=>e.filter(({difference:t})=>W0(
t)).length;function q0(e){let t=cf(e);if(!t)return[];let n={count:_(t),all:_(e.length),bound:ws(e)};return[a("{count} of {all} sequences_scores cannot be rebuil\
t: off by up to {bound}",n)]}function D0(e){return e.length?[T(e.length,"{count} sequences_scores is rebuilt to within {bound}","{count} sequences_scores are re\
built to within {bound}",{bound:ws(e)})]:[]}function z0(e){let t=cf(e);return t?[T(t,"{count} of {all} tokens differs from the library’s compute_transition_scor\
es, by {bound}","{count} of {all} tokens differ from the library’s compute_transition_scores, by up to {bound}",{all:_(e.length),bound:ws(e)})]:[]}var j0=e=>e?
[T(e,"{count} token of the outputs differs from the steps that are shown","{count} tokens of the outputs differ from the steps that are shown")]:[];function G0({
sum:e,given:t,final:n,pool:o,output:r}){let s=({count:i,furthest:l})=>({all:_(i),bound:Kl(l)});return[e.off&&T(e.off,"{count} of {all} tree nodes does not add u\
p: it is off by {bound}","{count} of {all} tree nodes do not add up: the furthest is off by {bound}",s(e)),t.off&&T(t.off,"{count} of {all} given tokens does no\
t count as 0: it is off by {bound}","{count} of {all} given tokens do not count as 0: the furthest is off by {bound}",s(t)),n.off&&T(n.off,"{count} of {all} fin\
al scores does not follow from its sum: it is off by {bound}","{count} of {all} final scores do not follow from their sums: the furthest is off by {bound}",s(n)),
o.off&&T(o.off,"{count} of {all} kept scores does not follow from the texts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from t\
he texts that ended: the furthest is off by {bound}",s(o)),r.off&&T(r.off,"{count} of {all} outputs does not end where its path through the tree ends: it is off\
 by {bound}","{count} of {all} outputs do not end where their paths through the tree end: the furthest is off by {bound}",s(r))].filter(i=>!!i)}function U0(e){let t=Math.
max(...[e.sum,e.given,e.final,e.pool,e.output].map(n=>n.furthest));return T(e.sum.count,"{count} node of the tree adds up to within {bound}","{count} nodes of t\
he tree add up to within {bound}",{bound:Kl(t,Rc)})}var Xl=e=>e===null||$e(e)?"−∞":X(e,3).replace(/^-(0.000)$/,"$1"),wt=e=>e===null||$e(e)?"−∞":(e<Pt?ge(e.toExponential(3)):P(e,5)).replace("-","−"),K0=e=>e===
null||e<0||$e(e)?`(${wt(e)})`:wt(e),_e=e=>u("th",{scope:"col",children:u(D,{...e})});function Yl({of:e}){if(e===null)return u("td",{children:"–"});let t=e>mn,
n=e===0?"0":Number.isFinite(e)?e.toExponential(0):"∞";return u("td",{class:t?"gp-off":"",children:(t?"✗ ":"")+n})}var df=({outputs:e})=>u("table",{class:"gp\
-sums",children:[u("thead",{children:u("tr",{children:[u("th",{scope:"col",children:a("output")}),u(_e,{id:"cumulative-logprob",unit:"nats",meaning:a("The recor\
ded log-probabilities of the output’s tokens, added up, in nats; those of given tokens are left out."),children:a("sum")}),u(_e,{id:"length",meaning:a("How ma\
ny tokens the output has, without the prompt and without given tokens."),children:a("length")}),u(_e,{id:"length-penalty",meaning:a("The length_penalty of this \
run: above 1 it favours long outputs, below 1 short ones."),children:a("penalty")}),u(_e,{id:"sequence-score",meaning:a("sum / length ** length_penalty, compute\
d here."),children:a("rebuilt")}),u(_e,{id:"sequence-score",meaning:a("The score that the library gave the output."),children:a("sequences_scores")}),u(_e,{id:"\
sequence-score",formula:"",meaning:a("How far the rebuilt score is from the library’s."),children:a("difference")})]})}),u("tbody",{children:e.map(({sum:t,length:n,
penalty:o,rebuilt:r,score:s,difference:i},l)=>s!==null&&u("tr",{children:[u("td",{children:l+1}),u("td",{children:Xl(t)}),u("td",{children:n}),u("td",{children:o}),
u("td",{children:P(r,4)}),u("td",{children:P(s,4)}),u(Yl,{of:i})]},l))})]});function hf({tree:{sum:e,given:t,final:n,pool:o,output:r},penalty:s}){return u("tabl\
e",{class:"gp-tree-sums",children:[u(V0,{}),u("tbody",{children:[e.worst&&u(Eo,{words:a("node: parent’s score + log-probability"),times:e.count,difference:e.worst.
difference,where:Vl(e.worst.node),computed:X0(e.worst),recorded:e.worst.node.beam.score}),t.worst&&u(Eo,{words:a("given token: counts as 0"),times:t.count,difference:t.
worst.difference,where:Vl(t.worst.node),computed:wt(0),recorded:t.worst.node.beam.score}),n.worst&&u(Eo,{words:a("ended: score / length ** length_penalty"),times:n.
count,difference:n.worst.difference,where:Vl(n.worst.node),computed:pf(n.worst,s),recorded:n.worst.node.beam.final_score}),o.worst&&u(Eo,{words:a("kept after a \
step: the best that ended"),times:o.count,difference:o.worst.difference,where:a("step {number}: rank {rank}",{number:o.worst.step+1,rank:o.worst.place+1}),computed:o.
worst.expected===null?"–":wt(o.worst.expected),recorded:o.worst.told}),r.worst&&u(Eo,{words:a("output: score where its path ends, after the penalty"),times:r.
count,difference:r.worst.difference,where:u(H,{children:[a("output {number}:",{number:r.worst.number+1})," ",u(ff,{node:r.worst.node})]}),computed:pf(r.worst,s),
recorded:r.worst.told})]})]})}var V0=()=>u("thead",{children:u("tr",{children:[u("th",{scope:"col",children:a("rule")}),u(_e,{id:"beam",formula:"",unit:"",meaning:a(
"How many numbers of the tree were computed again by this rule."),children:a("checked")}),u(_e,{id:"beam",formula:"",unit:"",meaning:a("The step and the token, \
or the output, where the computed and the recorded number differ most."),children:a("largest at")}),u(_e,{id:"beam",formula:"",meaning:a("What the number should\
 be, from the other numbers of the tree. A beam that waits, such as a copy of the first one, has a score of about −1e9."),children:a("computed")}),u(_e,{id:"b\
eam",formula:"",meaning:a("The number that was recorded while the search went on."),children:a("recorded")}),u(_e,{id:"sequence-score",formula:"",meaning:a("How\
 far apart the two are, in nats. The page knows these numbers to five decimal places: differences up to 0.00002 are rounding."),children:a("difference")})]})}),
Eo=({words:e,times:t,difference:n,where:o,computed:r,recorded:s})=>u("tr",{children:[u("th",{scope:"row",children:e}),u("td",{children:_(t)}),u("td",{children:o}),
u("td",{children:r}),u("td",{children:wt(s)}),u(Yl,{of:n})]}),ff=({node:e})=>u(K,{text:e.beam.text}),Vl=e=>u(H,{children:[a("step {number}:",{number:e.index+1}),
" ",u(ff,{node:e})]});function X0({node:{beam:e},parent:t}){let{logprob:n}=e,o=n===null||$e(n)||t===null?null:t+n;return`${wt(t)} + ${K0(n)} = ${wt(o)}`}function pf({
node:e,power:t},n){let{beam:o,length:r}=e,{score:s}=o,i=s===null||$e(s)?null:s/t;return`${wt(s)} / ${r} ** ${n} = ${wt(i)}`}var mf=({tokens:e})=>u("table",{class:"\
gp-scores",children:[u("thead",{children:u("tr",{children:[u(_e,{id:"length",formula:"",unit:"",meaning:a("The token’s place in the output."),children:a("plac\
e")}),u(_e,{id:"token",meaning:a("The token’s number in the vocabulary."),children:a("token id")}),u("th",{scope:"col",children:a("token")}),u(_e,{id:"logprob",
meaning:a("The token’s log-probability after the processors, in nats, as it was recorded while the run went on."),children:a("log-probability")}),u(_e,{id:"lo\
gprob",meaning:a("The same by the library’s compute_transition_scores, in nats."),children:a("the library’s")}),u(_e,{id:"sequence-score",formula:"",meaning:a(
"How far apart the two are, in nats. Floating-point rounding makes differences of less than 0.00001."),children:a("difference")}),u(_e,{id:"probability",meaning:a(
"The token’s probability after the processors."),children:a("probability")})]})}),u("tbody",{children:e.map(({id:t,text:n,recorded:o,library:r,difference:s},i)=>u(
"tr",{children:[u("td",{children:i+1}),u("td",{children:t}),u("td",{children:u(K,{text:n})}),u("td",{children:Xl(o)}),u("td",{children:s===null?"–":Xl(r)}),u(
Yl,{of:s}),u("td",{children:ge(`${(z(o)*100).toFixed(2)}%`)})]},i))})]});var gf=20;function Y0({log:e}){let[t,n]=F(!1),o=W(null),{started:r,finished:s}=e,i=ue(()=>s&&lf(e,s),[s]);if(!r)return null;let l=i?uf(i,r):{kind:"none",sign:"–",
words:a("The scores are checked against the library when the run has finished.")};return u("details",{class:"gp-opened",onToggle:({currentTarget:p})=>n(p.open),
onKeyDown:({key:p,currentTarget:d})=>{let h=d;p!=="Escape"||!h.open||(h.open=!1,o.current?.focus())},children:[u("summary",{ref:o,children:[u("span",{class:"gp-\
badge","aria-hidden":"true","data-verdict":l.kind,children:l.sign}),u("span",{class:"gp-sign-words",children:i?Z0(l):a("not checked yet")})]}),u("div",{class:"g\
p-behind","data-holds-tips":!0,children:[u("p",{class:"gp-verdict-line",role:"status",children:l.words}),t&&u(Q0,{log:e,checked:i},i?"checked":"running")]})]})}
var wf=Q(Y0,e=>e.started!==null);function Z0({kind:e}){return e==="agrees"?a("agrees with the library"):e==="differs"?a("differs from the library"):a("not check\
ed")}function Q0({log:e,checked:t}){return e.hideFrom!==null?u(H,{children:[u(bf,{log:e}),t&&u(yf,{checked:t}),u("p",{class:"gp-note gp-secret",children:a("The \
tokens are hidden while you guess the next one.")})]}):u(H,{children:[u(bf,{log:e}),t&&u(yf,{checked:t}),t?.tree&&t.tree.sum.count>0&&u("div",{class:"gp-tree-ch\
eck",children:[u("p",{class:"gp-note",children:a("All nodes of the tree are added up again. For each rule, the place with the largest difference:")}),u("div",{class:"\
gp-wide",children:u(hf,{tree:t.tree,penalty:e.started?.effective.length_penalty??1})})]}),t&&u(J0,{log:e,checked:t})]})}var bf=({log:e})=>u("p",{class:"gp-note \
gp-how",children:e.usesBeams?a("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute_transition\
_scores gives for the same run (normalize_logits=False, as its documentation asks for beams)."):a("The playground records a log-probability for each token while\
 it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=True).")});function yf({checked:{outputs:e}}){
return e.every(({score:t})=>t===null)?null:u("div",{class:"gp-beam-check",children:[u("p",{class:"gp-note",children:a("An output’s score is the sum of its log-p\
robabilities / length ** length_penalty.")}),u("div",{class:"gp-wide",children:u(df,{outputs:e})})]})}function J0({log:e,checked:{finished:t,outputs:n}}){let[o,
r]=F(0),[s,i]=F(null),{tokens:l}=n.at(o)??n.at(0)??{tokens:[]},c=s===t||l.length<=gf;return u("div",{class:"gp-token-check",children:[n.length>1&&u("p",{class:"\
gp-which",children:u("label",{class:"gp-note",children:[a("Tokens of")," ",u("select",{class:"gp-output",value:o,onChange:({currentTarget:p})=>r(Number(p.value)),
children:n.map((p,d)=>u("option",{value:d,children:e.usesBeams?a("output {number}",{number:d+1}):a("sequence {number}",{number:d+1})},d))})]})}),u("div",{class:"\
gp-wide",children:u(mf,{tokens:c?l:l.slice(0,gf)})}),!c&&u("button",{type:"button",class:"gp-button gp-all",onClick:()=>i(t),children:a("Show all {count} tokens",
{count:_(l.length)})})]})}var Lo=11,ks=6,e_=[.1,.2,.5,1,2,5,10,20,50,1/0],t_=10;function n_({picks:e,peak:t},{layers:n}){return n?{picks:{...e,[n.layer]:(e[n.layer]||0)+1},peak:Math.max(
t,...n.divergences)}:{picks:e,peak:t}}var vs=class{layers=[];end=0;along=new be({picks:{},peak:0},n_);image=document.createElement("canvas");pixels=this.image.getContext(
"2d",{willReadFrequently:!0});painted={look:"",steps:[]};get steps(){return this.along.steps}get picks(){return this.along.total.picks}get span(){return Math.max(
t_,this.steps.length)}follow(t){this.along.follow(t);let n=this.steps.find(o=>o.layers)?.layers;this.layers=[...n?.candidate_layers??[]].sort((o,r)=>r-o),this.end=
(e_.find(o=>this.along.total.peak<=o*Math.LN2)??1/0)*Math.LN2}paint({pen:t,width:n,height:o,colour:r}){let i=[...Array.from({length:Lo},(p,d)=>`--gp-heat-${d}`),
"--gp-text"].map(r),l=String([this.layers,this.end,i]);l!==this.painted.look&&(this.painted={look:l,steps:[]}),this.grow(),this.steps.forEach((p,d)=>{this.painted.
steps[d]!==p&&this.paintStep(p,i)}),this.painted.steps=[...this.steps];let c=this.steps.length;t.imageSmoothingEnabled=!1,t.drawImage(this.image,0,0,c,this.image.
height,0,0,n*c/this.span,o)}grow(){let{image:t,pixels:n}=this,o=this.layers.length*ks;if(t.width>=this.steps.length&&t.height===o)return;let r=t.height===o?n?.getImageData(
0,0,t.width,t.height):null;t.width=Math.max(64,2**Math.ceil(Math.log2(this.steps.length))),t.height=o,r?n?.putImageData(r,0,0):this.painted.steps=[]}paintStep({
index:t,layers:n},o){let r=new ImageData(1,this.layers.length*ks);this.layers.forEach((s,i)=>{let l=n?.candidate_layers.indexOf(s)??-1;if(!n||l<0)return;let c=Ll(
o[this.levelOf(n.divergences[l])]),p=s===n.layer?Ll(o[Lo]):c;for(let d=0;d<ks-1;d++)r.data.set(d===2?p:c,(i*ks+d)*4)}),this.pixels?.putImageData(r,t,0)}levelOf(t){
return Math.round(Math.sqrt(Math.max(0,Math.min(1,t/this.end)))*(Lo-1))}};function o_({log:e}){let[t]=F(()=>new vs),[n,o]=F(null),r=e.current();if(!r)return null;t.follow(e.lastOf(r));let s=Math.max(15,Math.min(28,280/t.layers.length))*
Math.max(1,t.layers.length),i=kf(r,e.unit),l=p=>t.steps[Math.min(t.steps.length-1,$n(p,t.span,1).column)],c=p=>{p.buttons===1?e.selectStep(l(p)):o(l(p))};return u(
H,{children:[u("header",{class:"gp-head",children:[u("h2",{class:"gp-title",children:a("DoLa: the contrasted layers")}),u(r_,{log:e,end:t.end})]}),u("div",{class:"\
gp-heat",children:[u("div",{class:"gp-layer-names","aria-hidden":"true",style:{height:`${s}px`},children:t.layers.map(p=>u("span",{children:Zl(p)},p))}),u("div",
{class:"gp-heat-plot",tabIndex:0,role:"slider","aria-label":a("Token on the map of layers"),...Or(r,t.steps.length,i),style:{height:`${s}px`},onPointerMove:c,onPointerLeave:()=>o(
null),onClick:p=>e.selectStep(l(p)),onKeyDown:Pr(e),children:[u(Bn,{class:"gp-cells",paint:p=>t.paint(p)}),u("i",{class:"gp-column",style:{left:`${r.index/t.span*
100}%`,width:`${100/t.span}%`}})]}),u("div",{class:"gp-heat-axis gp-note","aria-hidden":"true",children:[u("span",{children:a("token 1")}),u("span",{class:"gp-h\
eat-end",children:t.span})]})]}),u("p",{class:"gp-layer-reading",children:n?kf(n,e.unit):i}),u("p",{class:"gp-note gp-layer-tally",children:i_(t.picks)})]})}var vf=Q(
o_,e=>!!e.current()?.layers);function r_({log:e,end:t}){let n=`${Fe(Number(Me(t,e.unit).toPrecision(2)))} ${a(e.unit)}`.replace(/^1 bits/,"1 bit");return u("div",
{class:"gp-tools gp-ramp-box",children:[u(D,{id:"js",run:()=>s_(e),meaning:a("How far an earlier layer’s distribution of the next token lies from that of the la\
st layer: the mean of two Kullback-Leibler divergences, from the average of both to each of them. At 0 they agree."),children:a("divergence from the last layer")}),
u("span",{class:"gp-ramp-low",children:"0"}),u("span",{class:"gp-scale-ramp","aria-hidden":"true",children:Array.from({length:Lo},(o,r)=>u("i",{style:{background:`\
var(--gp-heat-${r})`}},r))}),u("span",{class:"gp-ramp-high",children:n}),u("span",{class:"gp-mark-key",children:[u("i",{class:"gp-mark-swatch","aria-hidden":"tr\
ue"}),a("contrasted")]})]})}var Zl=e=>e===0?a("embedding"):a("layer {layer}",{layer:e}),_f=e=>e===0?a("the embedding (layer 0)"):a("layer {layer}",{layer:e});function s_(e){
let t=e.current()?.layers;if(!t)return"";let{layer:n,candidate_layers:o,divergences:r}=t,s=te(r[o.indexOf(n)]??null,e.unit);return T(o.length,"{layer}, the one \
candidate, has {value}.","{layer} has the largest of {count}, {value}.",{layer:Zl(n),value:s})}function kf(e,t){let n={number:e.index+1,token:q(e.chosen.text)};
if(!e.layers)return a("Token {number}, {token}: no layer was contrasted.",n);let{layer:o,final_layer:r,candidate_layers:s,divergences:i}=e.layers,l=Fs(s.map((c,p)=>`${Zl(
c)} ${X(Me(i[p]??0,t),3)}`));return a("Token {number}, {token}: {layer} was contrasted with the last layer ({final}), because it diverges most from it. Divergen\
ces in {unit}: {list}.",{...n,layer:_f(o),final:r,unit:a(t),list:l})}function i_(e){let t=Object.entries(e).sort((r,s)=>s[1]-r[1]),n=t.reduce((r,[,s])=>r+s,0),o=t.
map(([r,s])=>a("{layer} in {times}",{layer:_f(Number(r)),times:_(s)})).join(", ");return T(n,"Along the text: {list} of {count} step.","Along the text: {list} o\
f {count} steps.",{list:o})}function a_({log:e}){let t=({currentTarget:n})=>{let o=n.closest(".gp-pane");o&&ct(o)};return u(H,{children:[u("header",{class:"gp-head",children:u("h3",{class:"\
gp-title",children:a("In words")})}),u(as,{list:tf(e.current(),e)}),u("p",{class:"gp-note",children:[a("All numbers are from this step, as recorded.")," ",u("bu\
tton",{type:"button",class:"gp-link gp-to-glossary",onClick:t,children:a("Glossary")})]})]})}var xf=Q(a_);var Sf=null;async function _s(e,t,n,o,r){let s=e.answers.media_file?await e.answers.media_file(t):"";if(!s)return r(a("The page no longer has this sound. Add th\
e file again to hear it."));r(""),Sf?.pause();let i=new Audio(s);Sf=i,i.currentTime=Math.max(0,n);let l=()=>{if(i.currentTime>=o||i.paused)return i.pause();requestAnimationFrame(
l)};try{await i.play(),l()}catch{r(a("This browser cannot play the sound."))}}var Tf=(e,t)=>t.isPrompt?t.index:e.prefix.length+t.index;function qn(e,t,n){if(!t||t.isPrompt&&e.readsSource)return[];let o=e.prefix.length,[r,s]=t.isPrompt?[1,
o-1]:[Math.max(1,o),o+ne(e.lastOf(t)).length-1],i=Tf(e,t);if(i<r)return[];let l=Math.min(s,Math.max(r,i-Math.floor(n/2))+n-1),c=Math.max(r,l-n+1);return Array.from(
{length:l-c+1},(p,d)=>c+d)}function Ro(e,t,n){if(!t)return-1;let o=n.found.places.indexOf(Tf(e,t));return t.isPrompt||e.idsTo(t).every((s,i)=>s===n.ids[i])?o:-1}var Jl={};Z(Jl,{BASE64:()=>xs,Preview:()=>l_,Wave:()=>an,mediaChip:()=>Ss,placedMedia:()=>Ql});var xs=/^[A-Za-z0-9+/=]*$/;function Ql({request:{media:e},media:t=[]}){let n=e,o=(Array.isArray(n)?n:[]).filter(r=>typeof r=="object"&&r!==null);return t?.length?
t.map(({kind:r,start:s,end:i})=>{let l=o.filter(d=>d.kind===r),c=t.filter(d=>d.kind===r),p=c.findIndex(d=>d.start===s);return{item:l.length===c.length?l[p]:{kind:r},
start:s,end:i}}):o.map(r=>({item:r,start:0,end:0}))}function Ss(e,t){let n=e.kind==="image"?a("Picture"):a("Sound"),o=t?a("{what}, read in {count} tokens",{what:n,
count:t}):n,r=C("span","gp-media-chip",null,{role:"img","aria-label":o});return Ke(u(H,{children:[e.kind==="audio"?u(an,{preview:e.preview}):e.preview?u(Mf,{preview:e.
preview}):null,t>0&&u("span",{children:T(t,"{count} token","{count} tokens")})]}),r),r}var l_=({kind:e,preview:t})=>e==="image"?u(Mf,{preview:t}):u(an,{preview:t});
function Mf({preview:e}){let t=typeof e=="string"&&xs.test(e);return u("img",{src:t?`data:image/png;base64,${e}`:"data:,",alt:""})}function an({preview:e}){let t=(Array.
isArray(e)?e:[]).map(Number).filter(Number.isFinite),n=t.map((o,r)=>`M${r+.5} ${50-o/2}V${50+o/2}`).join("");return u("svg",{viewBox:`0 0 ${Math.max(1,t.length)}\
 100`,preserveAspectRatio:"none","aria-hidden":"true",children:u("path",{d:n})})}var u_={image:.75,audio:.5},Ef=.3,Lf=e=>e.started?.request.media?.[0],Rf=e=>e.hideFrom===null?e.foundOf("attend"):null;function c_({log:e,changes:t}){let[n,o]=F(
!1),[r,s]=F(""),i=he(t);(i.run||i.found)&&(o(!1),s(""));let l=e.current(),c=Rf(e),p=c?.found??null,d=c?Ro(e,l,c):-1,h=g=>{o(!0),s(""),e.ask({type:"attend",step:l,
places:qn(e,l,e.mostPlaces.attend||1),layer:g})},f=n||e.running||e.waiting||!qn(e,l,1).length,m=n?a("Reading the attention …"):p&&d<0?a("The attention of this\
 token was not asked for."):r;return u(H,{children:[u("header",{class:"gp-head",children:u("h2",{class:"gp-title",children:a("Attention")})}),u("p",{class:"gp-n\
ote",children:u(D,{id:"cross-attention",children:a("Where the information for the selected token came from: the weights of the decoder’s cross-attention, the me\
an over its heads.")})}),u("div",{class:"gp-attention-ask",hidden:!e.canAsk,children:[u("button",{type:"button",class:"gp-button gp-main gp-attend",hidden:d>=0,
disabled:f,onClick:()=>h(p?.layer??null),children:Lf(e)?.kind==="audio"?a("Show where it listened"):a("Show where it looked")}),p&&p.layers>1&&u(p_,{found:p,isBusy:f,
ask:h}),u("span",{class:"gp-note gp-attention-state",role:"status",children:m})]}),p&&d>=0&&u(d_,{log:e,found:p,column:d,tell:s})]})}var Pf=Q(c_,e=>!!(e.current()&&
e.looksAtMedia&&(e.canAsk||Rf(e))&&!e.recorded)),p_=({found:e,isBusy:t,ask:n})=>u("label",{class:"gp-note gp-attention-choice",children:[a("Layer")," ",u("selec\
t",{class:"gp-attention-layer",disabled:t,value:e.layer===null?"":String(e.layer),onChange:({currentTarget:{value:o}})=>n(o?Number(o):null),children:[u("option",
{value:"",children:a("all layers")}),Array.from({length:e.layers},(o,r)=>u("option",{value:r,children:a("layer {layer}",{layer:_(r+1)})},r))]})]});function d_({
log:e,found:t,column:n,tell:o}){let{kind:r,picture:s,rows:i,columns:l}=t,c=t.weights[n],p=Math.max(...c),d=c.map(b=>p?b/p:0),h=s!==null&&xs.test(s),f=r==="audio",
m=f_(t,n),g=()=>{let b=Cf(t,c);_s(e,Lf(e)?.sha256??"",b-Ef,b+Ef,o)};return u("figure",{class:"gp-attention-found",children:[u("div",{class:f?"gp-attention-seen \
gp-is-sound":"gp-attention-seen",role:"img","aria-label":m,children:[u("img",{class:"gp-attention-picture",alt:"",src:h?`data:image/png;base64,${s}`:"data:,",hidden:!h}),
u("svg",{viewBox:`0 0 ${l} ${i}`,preserveAspectRatio:"none",children:d.map((b,y)=>u("rect",{x:y%l,y:Math.floor(y/l),width:"1",height:"1",opacity:u_[r]*(1-b)},y))})]}),
f&&u(H,{children:[u("svg",{class:"gp-attention-curve","aria-hidden":"true",viewBox:`0 0 ${l} 100`,preserveAspectRatio:"none",children:u("path",{d:`M0 100${d.map(
(b,y)=>`L${y+.5} ${100-95*b}`).join("")}L${l} 100Z`})}),u("div",{class:"gp-attention-times",children:[u("span",{children:a("{seconds} s",{seconds:0})}),u("span",
{children:a("{seconds} s",{seconds:X(t.seconds??0,1)})})]})]}),u("figcaption",{class:"gp-note gp-attention-words",children:m}),f&&!!e.answers.media_file&&u("but\
ton",{type:"button",class:"gp-button gp-hear",onClick:g,children:a("Play this moment")})]})}var Of=({seconds:e,columns:t})=>(e??0)/t,Cf=(e,t)=>(t.indexOf(Math.max(
...t))+.5)*Of(e);function h_(e){let t=e.reduce((r,s)=>r+s,0)/2,[n,o]=[0,0];for(let r of[...e].sort((s,i)=>i-s)){if(n>=t)break;n+=r,o++}return o}function f_(e,t){
let n=e.weights[t],o=h_(n),r={most:R(Math.max(...n)),share:R(e.elsewhere[t])};return e.kind==="image"?a("The brightest patch has {most} of the weight. Half of w\
hat lies on patches lies on {count} of {all}; {share} lies on no patch.",{...r,count:_(o),all:_(n.length)}):a("The brightest position, at {at} s, has {most} of \
the weight. Half of what lies on the sound lies on {seconds} s of it; {share} lies on the silence after it.",{...r,seconds:X(o*Of(e),2),at:X(Cf(e,n),2)})}function Nf({lens:e,layer:t,column:n,unit:o}){let{top:r,probability:s}=e.found.layers[t][n],i=e.found.tokens[n],l=r.some(([c])=>c===i.id)?r:[...r,[i.id,i.text,s]];
return u("div",{class:"gp-lens-card",children:[u("h3",{class:"gp-lens-place",children:eu(e,t,n)}),u("ul",{class:"gp-lens-bars",children:l.map(([c,p,d])=>{let h=c===
i.id;return u("li",{class:h?"gp-is-chosen":"",children:[u("span",{class:"gp-sign","aria-hidden":"true",children:h?"▶":""}),u("span",{class:"gp-word",children:u(
K,{text:p})}),u(fs,{after:d,before:null,top:1,kind:h?"chosen":null}),u("span",{class:"gp-value",children:R(d)})]},c)})}),u("p",{class:"gp-note gp-lens-numbers",
children:tu(e,t,n,o)})]})}function eu({found:e},t,n){let o={layer:_(t)},r=t===0?a("the embedding (layer 0)"):t===e.layers.length-1?a("layer {layer}, the last",o):
a("layer {layer}",o);return a("{layer}, in the place of {token}",{layer:r,token:q(e.tokens[n].text)})}function tu({found:e},t,n,o){let{probability:r,rank:s,entropy:i,
kl:l}=e.layers[t][n];return a("The chosen {token}: {share}, rank {rank}. Entropy {entropy}; KL from the last layer {kl}.",{token:q(e.tokens[n].text),share:R(r),
rank:_(s),entropy:te(i,o),kl:te(l,o)})}function Af({lens:e,here:t,open:n,show:o,shade:r,unit:s}){let{tokens:i,layers:l}=e.found,c=W(null),p=l.length-1,d=(m,g)=>c.current?.tBodies[0].rows[p-m].cells[g+
1]??null;V(()=>{let[m,g]=[d(...n),c.current?.parentElement];m&&g&&(g.scrollLeft=m.offsetLeft-g.clientWidth/2)},[]);let h=m=>{let g=g_(m,n,p,i.length-1);g&&(m.preventDefault(),
m.stopPropagation(),d(...g)?.focus())},f=(m,g)=>()=>`${eu(e,m,g)}. ${tu(e,m,g,s)}`;return u("div",{class:"gp-lens-field",children:u("table",{ref:c,role:"grid","\
aria-label":a("The likeliest token of each layer, in the place of each token; the last layer is on top"),onKeyDown:h,children:[u("thead",{children:u("tr",{children:[
u("th",{scope:"col",children:a("layer")}),i.map(({text:m},g)=>u("th",{scope:"col",class:g===t?"gp-here":"",children:u(K,{text:m})},g))]})}),u("tbody",{children:l.
map((m,g)=>u("tr",{children:[u("th",{scope:"row",children:g?_(g):a("embedding")}),m.map((b,y)=>u(m_,{cell:b,isFavourite:b.top[0][0]===i[y].id,isHere:y===t,isOpen:g===
n[0]&&y===n[1],shade:r,words:f(g,y),show:()=>o([g,y])},y))]},g)).reverse()})]})})}function m_({cell:e,isFavourite:t,isHere:n,isOpen:o,shade:r,words:s,show:i}){let l=W(
null),{probability:c,rank:p,entropy:d,kl:h}=e;return V(()=>{if(!l.current)return;let m={probability:c,rank:p,entropyAfter:d??1/0,kl:h??1/0};mo(l.current,r,{...m,
rawProbability:0,surprisal:0,entropyBefore:null})},[e,r]),u("td",{ref:m=>{l.current=m,m&&Ne(m,s)},role:"gridcell",tabIndex:o?0:-1,"aria-selected":o,class:[t&&"g\
p-favourite",n&&"gp-here"].filter(Boolean).join(" "),onFocus:i,onClick:({currentTarget:m})=>m.focus(),children:u(K,{text:e.top[0][1]})})}function g_({key:e,ctrlKey:t,
metaKey:n,altKey:o},[r,s],i,l){let p={ArrowUp:[r+1,s],ArrowDown:[r-1,s],ArrowLeft:[r,s-1],ArrowRight:[r,s+1],Home:[r,0],End:[r,l],PageUp:[i,s],PageDown:[0,s]}[e];
return!p||t||n||o?null:[Math.max(0,Math.min(i,p[0])),Math.max(0,Math.min(l,p[1]))]}var b_=160,$f=e=>e.hideFrom===null?e.foundOf("look_into"):null;function y_({log:e,changes:t}){let[n,o]=F(!1),[r,s]=F(12),i=he(t),l=W(!1);(i.run||i.found)&&(l.current=
n&&!!i.found,o(!1));let c=e.current(),p=$f(e),d=e.mostPlaces.look_into||1,h=()=>{let m=Math.max(1,Math.min(d,Math.round(r)||12));s(m),o(!0),e.ask({type:"look_in\
to",step:c,places:qn(e,c,m)})},f=!p||Ro(e,c,p)>=0;return u(H,{children:[u("header",{class:"gp-head",children:u("h2",{class:"gp-title",children:a("Layers")})}),u(
"p",{class:"gp-note gp-lens-words",children:[u(D,{id:"logit-lens",meaning:a("The logit lens (nostalgebraist, 2020). The tuned lens (Belrose et al., 2023) trains\
 a translator for each layer; this reading trains nothing."),children:a("What each layer would have said: the model’s own final norm and head, applied to what t\
he layer hands on.")})," ",u("span",{children:a("Early layers were not trained to be read this way.")})]}),u("div",{class:"gp-lens-ask",hidden:!e.canAsk,children:[
u("button",{type:"button",class:"gp-button gp-main gp-look-into",disabled:n||e.running||e.waiting||!qn(e,c,1).length,onClick:h,children:a("Look into the layers")}),
u("label",{children:[a("tokens around it")," ",u("input",{class:"gp-around",type:"number",min:"1",max:e.mostPlaces.look_into,value:r,inputMode:"numeric",onInput:({
currentTarget:m})=>s(Number(m.value))})]}),u("span",{class:"gp-note gp-lens-state",role:"status",children:n?a("Reading the layers …"):f?"":a("This token is no\
t among those below.")})]}),p&&u(v_,{log:e,lens:p,isAnswered:l.current},k_(p))]})}var Hf=Q(y_,e=>!!(e.current()&&(e.canAsk||$f(e))&&!e.recorded)),Bf=new WeakMap,
w_=0;function k_(e){let t=Bf.get(e)??++w_;return Bf.set(e,t),t}function v_({log:e,lens:t,isAnswered:n}){let[o,r]=F("probability"),s=Ro(e,e.current(),t),i=t.found.
layers.length-1,[l,c]=F([i,Math.max(0,s)]),p=W(null);return V(()=>{n&&p.current&&x_(p.current)},[]),u("div",{class:"gp-lens-found",ref:p,children:[u("div",{class:"\
gp-lens-tools",children:[u("label",{class:"gp-note",children:[a("Colour")," ",u("select",{class:"gp-lens-shade","aria-label":a("What the colour of a cell says"),
value:o,onChange:({currentTarget:d})=>r(d.value),children:[u("option",{value:"probability",children:a("probability of the chosen token")}),u("option",{value:"ra\
nk",children:a("rank of the chosen token")}),u("option",{value:"entropy",children:a("entropy")}),u("option",{value:"kl",children:a("KL from the last layer")})]})]}),
u(tn,{class:"gp-note gp-lens-scale",name:o,unit:e.unit,meaning:__(o)})]}),u(Af,{lens:t,here:s,open:l,show:c,shade:o,unit:e.unit}),u("p",{class:"gp-note gp-lens-\
key",children:a("A cell holds its layer’s likeliest token, bold where that is the chosen one. The last layer is on top. Click a cell, or walk with the arrow key\
s.")}),u(Nf,{lens:t,layer:l[0],column:l[1],unit:e.unit})]})}function __(e){return e==="probability"?a("How likely this layer finds the token that was chosen in \
the end."):e==="rank"?a("The rank of the chosen token in this layer, the likeliest first. A bar in the cell shows it, too."):e==="entropy"?a("How uncertain this\
 layer is: the entropy of its distribution."):a("How far this layer is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")}function x_(e){
let t=e.closest(".token-panel"),n=e.querySelector(".gp-lens-field");if(!t||!n)return;let[o,r]=[t.getBoundingClientRect(),n.getBoundingClientRect()],s=t.firstElementChild?.
getBoundingClientRect().height??0;r.top+b_>o.bottom&&(t.scrollTop+=r.top-o.top-s)}var S_=new Set(["properties","patternProperties","$defs","definitions"]),T_=new Set(["items","prefixItems","anyOf","oneOf","additionalProperties"]),If=e=>e!==null&&
typeof e=="object"&&!Array.isArray(e);function Po(e){if(Array.isArray(e))return e.map(Po);if(!If(e))return e;let t=Object.fromEntries(Object.entries(e).map(([o,
r])=>[o,M_(o,r)]));return"properties"in e&&!["additionalProperties","allOf","$ref"].some(o=>o in e)?{...t,additionalProperties:!1}:t}function M_(e,t){return S_.
has(e)&&If(t)?Object.fromEntries(Object.entries(t).map(([n,o])=>[n,Po(o)])):T_.has(e)?Po(t):t}var E_=.05,L_={queued:()=>a("waiting for its turn"),asking:()=>a("asking the Hub"),download:()=>a("downloading"),converting:()=>a("converting the GGUF file"),loading:()=>a(
"loading")};function Wf(e,t){let{started:n,finished:o}=e;if(!n)return[];let r=o?o.num_tokens:e.numTokens,s=o?o.seconds:e.elapsed,i=o?o.time_to_first_token:e.firstElapsed,
l={name:a("Tokens"),value:_(r),term:"length"},c=s&&r?X(r/s,1):"–",p={name:a("Per second"),value:c,term:"speed"},d={name:a("First token"),value:i===null?"–":
at(i),term:"first-token"};if(e.isFromElsewhere){let h=o&&o.seconds!==null?[p,d]:[];return[l,...h,...Ff(e,r)]}return[{...l,run:()=>R_(e,r,n.max_new_tokens)},{...p,
run:()=>c==="–"?"":P_(r,s??0,c)},{...d,run:()=>i===null||!s?"":a("{first} of {time} in all.",{first:at(i),time:at(s)})},...O_(n.waits??{}),...C_(e,t),...Ff(e,
r),...N_(n)?[{name:a("Seed"),value:String(n.seed),term:"seed"}]:[]]}function R_(e,t,n){let o={tokens:_(t),limit:_(n)};return e.usesBeams?a("{tokens} of at most \
{limit} new tokens, one per step for all beams together.",o):a("{tokens} of at most {limit} new tokens.",o)}var P_=(e,t,n)=>T(e,"{count} token / {time} s = {val\
ue} tokens per second.","{count} tokens / {time} s = {value} tokens per second.",{time:X(t,2),value:n});function Ff(e,t){if(e.running)return[];let n=nu(e),o=()=>e.
finished?T(t,"after {count} token: {reason}.","after {count} tokens: {reason}.",{reason:n}):"";return[{name:a("Stopped by"),value:n,term:"ending",run:o,isWords:!0}]}
function nu(e){return e.finished?[...new Set(e.finished.sequences.map(n=>De(n.stop_reason)[0]))].join(", ")||"–":a("an error")}function O_(e){let t=Object.entries(
e).filter(([,s])=>s>=E_);if(!t.length)return[];let n=t.reduce((s,[,i])=>s+i,0),o=t.map(([s,i])=>`${L_[s]?.()??s} ${at(i)}`).join(", "),r=a("The time before the \
run began, in which its model was made ready.");return[{name:a("Made ready"),value:at(n),term:"time",meaning:r,run:()=>pe(o)}]}function C_(e,t){if(!e.rounds.length)
return[];let n=t.read(e.rounds),{draft_acceptance_rate:o,mean_acceptance_length:r}=n,s=(c,p)=>a("{denominator} = {value}.",{denominator:pt(c,n),value:p}),[i,l]=[
o===null?"–":R(o),P(r,2)];return[{name:a("Draft accepted"),value:i,term:"acceptance-rate",run:()=>s("draft_acceptance_rate",i)},{name:a("Tokens per draft"),value:l,
term:"acceptance-length",run:()=>s("mean_acceptance_length",l)}]}var N_=({mode:e,effective:t})=>!!t.do_sample||e==="custom"||e==="block_diffusion";var qf=200;function Df({log:e}){let[t,n]=A_(e),o=[B_(e),$_(e)].filter(Boolean).join(". ");return u("p",{class:"gp-status",role:"status",children:[t&&u("b",{children:t}),
t&&n&&" ",n,o&&u("span",{class:"gp-hidden",children:[". ",o]})]})}function A_(e){let{started:t,finished:n,failed:o,queued:r,loading:s}=e;if(e.away)return[a("The\
 server does not answer."),a("What is here stays. The page connects by itself once the server is back; if you run it yourself, start it again.")];if(s){let i=ni(
s);return["",i[0].toUpperCase()+i.slice(1)]}if(r){if(r.ahead===0)return[a("Starting …"),""];let i=T(r.ahead,"One run is ahead of yours.","{count} runs are ahe\
ad of yours.");return[a("Queued."),typeof r.seconds=="number"?`${i} ${ei(r.seconds)}`:i]}if(o){let i=e.numTokens?a("The text so far is kept."):a("Nothing was wr\
itten.");return[a("Stopped by an error."),t?i:""]}return t?e.recorded?[a("Recorded run"),ou(e)]:n?[zf(e)?T(n.num_tokens,"Stopped after {count} token","Stopped a\
fter {count} tokens"):a("Finished"),ou(e)]:[a("Decoding …"),ou(e)]:["",a("Nothing has run yet.")]}var zf=({finished:e})=>!!(e?.sequences.length&&e.sequences.every(
({stop_reason:t})=>t==="stopped"));function ou(e){if(!e.started)return"";let{model:t,assistant:n,mode:o,device:r,served_by:s}=e.started,i=e.finished||e.recorded?
0:e.shared-1;return`· ${[n?a("{model} with {assistant}",{model:t,assistant:n}):t,Gn(o),r!=="cpu"&&r,s&&a("replica {replica} of {of}",{...s}),i>0&&T(i,"side by \
side with another run","side by side with {count} others")].filter(Boolean).join(" · ")}`}function B_(e){let t=e.started?.request.given;if(!Array.isArray(t)||e.
recorded||e.stepping||e.hideFrom!==null)return"";let n=ne(e.allLines().at(0)?.last??null).at(t.length-1);return!t.length||!n?"":a("Branch at token {number} with\
 {token}",{number:_(t.length),token:q(n.chosen.text)})}function $_(e){if(!e.finished||e.recorded||e.denoises||e.speaks||e.hideFrom!==null)return"";let[t]=e.allLines(),
n=ne(t?.last??null),o=n.at(-1);if(!o)return"";if(e.stepping)return H_(n.length,o.chosen.text,o.chosen.logprob??o.chosen.raw_logprob,n.at(-2)?.chosen.text);let r=n.
map(({piece:i})=>i??"").join(""),s=un(r.length>qf?`${r.slice(0,qf)} …`:r);return zf(e)?s:T(n.length,"{count} token, ended by {reason}: {text}","{count} tokens\
, ended by {reason}: {text}",{reason:nu(e),text:s})}function H_(e,t,n,o){let r={number:_(e),token:q(t),share:R(z(n)),before:q(o??"")};return o===void 0?a("Token\
 {number}: {token}, {share}",r):a("Token {number}: {token}, {share}; before it {before}",r)}var Ms={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function ru(e,t){let{chosen:n,distribution:o}=t,r=s=>ae(s)??-1/0;return{count:e.count+1,
after:e.after+r(n.logprob??n.raw_logprob),before:e.before+r(n.raw_logprob),entropyAfter:e.entropyAfter+(o.entropy_after??0),entropyBefore:e.entropyBefore+(o.entropy_before??
0),kept:e.kept+(We(t)??0)}}var ln=(e,t)=>t?Math.exp(-e/t):null,I_=[1,2,3],Ts=class{ids=[];grams=I_.map(t=>[t,new Map]);repeated=[];numRepeated=0;gram(t){return this.
ids.slice(-t).join(" ")}add(t){this.repeated.push(this.ids.includes(t,-128)),this.numRepeated+=Number(this.repeated.at(-1)),this.ids.push(t);for(let[n,o]of this.
grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(t){for(;this.ids.length>t;){for(let[n,o]of this.grams){if(this.ids.length<n)continue;
let r=(o.get(this.gram(n))??0)-1;r?o.set(this.gram(n),r):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.pop())}}different(t){return this.
grams.find(([n])=>n===t)?.[1].size??0}distinct(t){return this.ids.length>=t?this.different(t)/(this.ids.length-t+1):null}get share(){return this.ids.length?this.
numRepeated/this.ids.length:null}};var su=class{constructor(t){this.log=t}log;along=new be(Ms,ru);repeats=new Ts;ofPrompt=Ms;follow(){let t=this.log.current(),n=t?this.log.lastOf(t):null,{keep:o,
added:r}=this.along.follow(n&&!n.isPrompt?n:null);this.repeats.cut(o);for(let{chosen:s}of r)this.repeats.add(s.token_id)}readPrompt(){this.ofPrompt=this.log.promptSteps.
reduce(ru,Ms)}get perplexity(){let{before:t,count:n}=this.along.total;return Oo(ln(t,n))}rows(){let t=this.allRows();return this.log.isFromElsewhere?t.filter(({
term:n})=>n!=="entropy"&&n!=="kept").map(n=>({...n,run:()=>""})):t}allRows(){let{ofPrompt:t,repeats:n,log:o}=this,{total:r}=this.along,s=a(o.unit),i=_(r.count),
l=m=>Number.isFinite(m)?X(Me(m,o.unit),2).replace(/^-0.00$/,"0.00"):"−∞",c=(m,g)=>g.count?l(m/g.count):"–",p=(m,g=m)=>[m(r),g(r),g(t)],d=(m,g)=>a("before \
the processors, ({sum}) / {tokens} = {value} {unit}.",{sum:m,value:g,tokens:i,unit:s}),h=this.along.steps.at(-1)?.distribution.vocab??1/0,f=Oo(r.count?r.kept/r.
count:null);return[{name:a("perplexity"),term:"perplexity",run:()=>a("before the processors, exp(−({sum}) / {tokens}) = {value}.",{sum:P(ae(r.before)),tokens:i,
value:this.perplexity}),values:p(({after:m,count:g})=>Oo(ln(m,g)),({before:m,count:g})=>Oo(ln(m,g))),meaning:W_([ln(r.after,r.count),ln(r.before,r.count),ln(t.before,
t.count)],h)},{name:a("mean log-probability, {unit}",{unit:s}),term:"mean-logprob",run:()=>d(l(r.before),c(r.before,r)),values:p(m=>c(m.after,m),m=>c(m.before,m))},
{name:a("cumulative log-probability, {unit}",{unit:s}),term:"cumulative-logprob",run:()=>T(r.count,"before the processors, the log-probability of {count} token \
is {sum} {unit}.","before the processors, the log-probabilities of {count} tokens sum to {sum} {unit}.",{sum:l(r.before),unit:s}),values:p(({after:m})=>l(m),({before:m})=>l(
m))},{name:a("mean entropy, {unit}",{unit:s}),term:"entropy",run:()=>d(l(r.entropyBefore),c(r.entropyBefore,r)),values:p(m=>c(m.entropyAfter,m),m=>c(m.entropyBefore,
m))},{name:a("mean tokens kept"),term:"kept",run:()=>a("{sum} tokens kept in all, over {tokens} steps = {value}.",{sum:_(r.kept),tokens:i,value:f}),values:[f,_(
h),_(h)]},...[1,2,3].map(m=>F_(m,n)),{name:a("repetition"),term:"repetition",run:()=>T(r.count,"{repeated} of {count} token = {share}.","{repeated} of {count} t\
okens = {share}.",{repeated:_(n.numRepeated),share:R(n.share??0)}),values:[R(n.share??0),"",""]}]}},Oo=e=>e===null?"–":Number.isFinite(e)?e<1e3?X(e,2):_(Math.
round(e)):"∞";function F_(e,t){let n=t.ids.length-e+1,o=Oo(t.distinct(e)),r={different:_(t.different(e)),all:_(n),value:o};return{name:`distinct-${e}`,term:"d\
istinct-n",run:()=>n>0?a("{different} different / {all} in all = {value}.",r):"",values:[o,"",""],meaning:e===1?a("The number of different tokens over the numbe\
r of all tokens: 1 means that none occurs twice."):a("The number of different {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none o\
ccurs twice.",{n:e})}}function W_(e,t){return e.every(n=>n===null||n<=t)?a("How many equally likely tokens there were to choose from, on average: e to the power\
 of minus the mean log-probability in nats."):a("e to the power of minus the mean log-probability in nats; above {count}, the size of the vocabulary, where toke\
ns drawn at random would be likelier.",{count:_(t)})}function jf({log:e,changes:t}){let[n]=F(()=>new su(e)),[o,r]=F(!1),s=he(t);return(s.run||s.prompt)&&n.readPrompt(),
n.follow(),u("details",{class:"gp-opened gp-text-numbers",hidden:!n.along.steps.length,onToggle:({currentTarget:i})=>r(i.open),children:[u("summary",{children:u(
"span",{class:"gp-in-short",children:n.along.steps.length?a("Perplexity {value}",{value:n.perplexity}):""})}),u("div",{class:"gp-wide",children:o&&n.along.steps.
length>0&&u(q_,{log:e,sums:n})})]})}function q_({log:e,sums:t}){let n=e.current(),o=n&&e.lines().length>1?e.lineOf(n):null,r=t.ofPrompt.count>0,s=e.isFromElsewhere;
return u("table",{class:"gp-totals",children:[u("thead",{children:u("tr",{children:[u("th",{scope:"col",children:u("span",{class:"gp-whose",children:o?.label?a(
"of {label}",{label:o.label}):""})}),u("th",{scope:"col",class:"gp-after-head",children:!s&&u(D,{id:"processor",meaning:a("From the probabilities that the token\
s were drawn with: after the processors."),children:a("after the processors")})}),!s&&u("th",{scope:"col",class:"gp-before-head",children:u(D,{id:"processor",meaning:a(
"From the probabilities that the model gave: before the processors. A text’s perplexity usually means this one."),children:a("before them")})}),r&&u("th",{scope:"\
col",class:"gp-prompt-head",children:u(D,{id:"prompt",meaning:a("What the model thought of the prompt, of all its tokens but the first. No processor takes part."),
children:a("the prompt")})})]})}),u("tbody",{children:t.rows().map(({name:i,term:l,run:c,values:[p,d,h],meaning:f})=>u("tr",{children:[u("th",{scope:"row",children:u(
D,{id:l,run:c,meaning:f,children:i})}),u("td",{children:p}),!s&&u("td",{children:d}),r&&u("td",{children:h})]},i))})]})}function D_({log:e,changes:t}){return u(H,{children:[u("div",{class:"gp-one-line",children:[u(Df,{log:e}),u(z_,{log:e}),u(jf,{log:e,changes:t})]}),u("div",{class:"\
gp-alert",role:"alert",children:!e.waiting&&e.failed&&u(j_,{failed:e.failed})}),u("div",{class:"gp-notes",role:"status",children:u(G_,{log:e})})]})}var Gf=Q(D_);
function z_({log:e}){let[t]=F(()=>new Ft);return u("dl",{class:"gp-figures",children:Wf(e,t).map(({name:n,value:o,term:r,run:s,meaning:i,isWords:l})=>u(D,{as:"d\
iv",class:l?"gp-figure gp-words":"gp-figure",id:r,run:s,meaning:i,children:[u("dt",{children:n}),u("dd",{children:o})]},n))})}function j_({failed:e}){return u("\
div",{class:"gp-problem",children:oi(e).map(({knob:t,message:n,fix:o})=>u("p",{children:[u("b",{children:"✕ "}),t?a("{name}: {meaning}",{name:t,meaning:n}):n,
o&&` ${o}`]},n))})}function G_({log:e}){let t=e.finished?.sequences??[],n=K_(e),o=new Map;return t.forEach(({note:r,stop_reason:s},i)=>{if(!r)return;let l=typeof r==
"object"&&"said"in r?r.values.a:void 0,c=a(s==="length"&&n&&l?l:r);o.set(c,[...o.get(c)??[],i+1])}),[...o].map(([r,s])=>u("p",{children:[u("b",{children:s.length<
t.length?U_(e,s):a("Note:")})," ",r,n&&s.some(i=>t[i-1].stop_reason==="length")&&u(V_,{log:e,closed:n})]},r))}function U_(e,t){let n={numbers:t.join(", ")};return e.
usesBeams?T(t.length,"Note on output {numbers}:","Note on outputs {numbers}:",n):T(t.length,"Note on sequence {numbers}:","Note on sequences {numbers}:",n)}function K_(e){
let t=e.started?.request.structured_output;if(!t?.json_schema||!e.canAsk||!Object.hasOwn(e.answers,"knobs"))return null;let n=Po(t.json_schema);return JSON.stringify(
n)===JSON.stringify(t.json_schema)?null:n}function V_({log:e,closed:t}){let[n,o]=F(!1);return n?null:u(H,{children:[" ",u("button",{type:"button",class:"gp-butt\
on",onClick:()=>{e.ask({type:"knobs",change:{structured_output:{json_schema:t}}}),o(!0)},children:a("Allow no other fields")})]})}function Dn({sentence:e,values:t}){return u(H,{children:e.split(/\{(\w+)\}/).map((n,o)=>u(H,{children:o%2?t[n]:n},o))})}var X_={ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]};function Uf({columns:e,candidates:t,step:n}){let[o,r]=F([0,0]),
s=(m,g)=>Math.max(0,Math.min(g-1,m)),[i,l]=[s(o[0],t.length),s(o[1],e.length)],c=e.filter(m=>m.idle).length,p=t.map(m=>e.map(({number:g})=>bt(m,g))),d=Math.max(
.02,...p.flat().filter(m=>m!==void 0)),h=new Set(gt(n)),f=m=>{let g=m.target.closest("td"),b=X_[m.key],y=g?.closest("tbody");if(!g||!b||!y||m.ctrlKey||m.metaKey||
m.altKey)return;m.preventDefault();let M=[...y.rows].indexOf(g.parentElement),{cells:w}=y.rows[s(M+b[0],t.length)];w[1+s(g.cellIndex-1+b[1],e.length)].focus()};
return u("table",{class:"gp-courses-grid",role:"grid","aria-labelledby":"gp-courses-title",style:{minWidth:`${100+20*c+60*(e.length-c)}px`},onKeyDown:f,children:[
u("thead",{children:u("tr",{children:[u("th",{scope:"col",children:[u("span",{class:"gp-stage-place"}),u("span",{class:"gp-stage-name",children:a("candidate")})]}),
e.map(({number:m,place:g,name:b,tip:y,idle:M,side:w})=>u("th",{scope:"col",class:M?"gp-idle-column":"","data-tip":y,children:[u("span",{class:"gp-stage-place",children:g}),
u("span",{class:M?"gp-stage-name gp-hidden":"gp-stage-name",children:b})]},`${m} ${w}`))]})}),u("tbody",{children:t.map((m,g)=>u("tr",{class:`gp-course gp-cours\
e-${Y_(m,n)}`,children:[u(Z_,{candidate:m,step:n,isListed:h.has(m)}),e.map((b,y)=>u(J_,{facts:Q_(m,e,p[g],y),top:d,tabIndex:g===i&&y===l?0:-1,onFocus:()=>r([g,y])},
y))]},g))})]})}var Kf=({token_id:e},{chosen:t})=>e===t.token_id,Y_=(e,t)=>Kf(e,t)?"chosen":Ae(e)?"removed":"kept";function Z_({candidate:e,step:t,isListed:n}){let o=Kf(
e,t),r=Ae(e),s=[o&&(t.given?a("given"):a("chosen")),r&&a("removed"),!n&&a("looked up")];return u("th",{scope:"row",ref:tt(()=>cs(e,t)),children:u("div",{class:"\
gp-course-name",children:[u("span",{class:"gp-sign","aria-hidden":"true",children:o?"▶":r?"✕":""}),u("div",{children:[u(K,{class:"gp-word",text:e.text}),u("\
span",{class:"gp-course-tag",children:s.filter(Boolean).join(", ")})]})]})})}function Q_(e,t,n,o){let[r,s,i]=[t[o],n[o],o?n[o-1]:void 0],l=Fn(e,r.number)&&s!==void 0,
c=l&&o>0&&!Fn(e,t[o-1].number);return{candidate:e,column:r,share:s,was:i,gone:l,cut:c}}function J_({facts:e,top:t,tabIndex:n,onFocus:o}){let{column:r,share:s,was:i,
gone:l,cut:c}=e,p=[r.idle&&"gp-idle-column",l&&!c&&"gp-gone",c&&"gp-cut"],d=Math.sqrt(((c?i:s)??0)/t);return u("td",{role:"gridcell",class:p.filter(Boolean).join(
" "),tabIndex:n,ref:tt(()=>nx(e)),onFocus:o,children:[u("span",{class:"gp-course-track","aria-hidden":"true",children:u("i",{class:"gp-course-bar",style:{height:`${(d*
100).toFixed(2)}%`}})}),u("span",{class:r.idle&&!c?"gp-course-number gp-hidden":"gp-course-number","data-change":tx(e),children:ex(e)})]})}function ex({column:e,
share:t,gone:n,cut:o}){return t===void 0?"–":o?`✕ ${e.name}`:n?e.side==="after"?"✕":"":R(t)}function tx({share:e,was:t,cut:n}){if(!(n||t===void 0||e===void 0||
R(e)===R(t)))return e>t?"up":"down"}function nx({candidate:e,column:{side:t,name:n,idle:o,number:r},share:s,was:i,gone:l,cut:c}){let p={token:q(e.text),share:R(
s??0),was:R(i??0),processor:n,number:r};return s===void 0?a("{token}: not recorded at this place.",p):c?a("{token}: removed by {processor}; it had {was} just be\
fore.",p):l?a("{token}: no probability left here.",p):t==="after"?a("{token}: {share} after all processors.",p):t?a("{token}: {share} before the processors.",p):
o?a("{token}: {share}, unchanged by {processor}.",p):p.share===p.was?a("{token}: {share} after {processor} (stage {number}), the same as before it.",p):a("{toke\
n}: {share} after {processor} (stage {number}), {was} before it.",p)}var au={};Z(au,{inARow:()=>Co,klSumWords:()=>ox,quotientWords:()=>iu,variationSumWords:()=>rx});var Es=3;function ox(e,t,n){let o=t==="bits"?"log₂":"ln",r=({p:l,q:c})=>Math.abs(l*Math.log(l/c)),i=e.filter(({p:l,q:c})=>l>0&&c>0).sort((l,c)=>r(c)-r(l)).slice(
0,Es).map(({text:l,p:c,q:p})=>`${q(l)} ${P(c)} · ${o}(${P(c)} / ${P(p)})`);return i.length?a("{terms} + the terms of all other tokens = {value}",{terms:i.join(
" + "),value:n}):""}function rx(e,t){let o=[...e].sort((r,s)=>Math.abs(s.p-s.q)-Math.abs(r.p-r.q)).slice(0,Es).map(({text:r,p:s,q:i})=>`${q(r)} |${P(s)} − ${P(
i)}|`);return o.length?a("½ · ({terms} + the terms of all other tokens) = {value}",{terms:o.join(" + "),value:t}):""}var iu=(e,t,n)=>`${/^[-−]/.test(e)?`(${e}\
)`:e} / ${t} = ${n}`;function Co(e){let t=e.filter(Boolean);return t.length?t.length>Es?Se([...t.slice(0,Es),"…"]):pe(Se(t)):""}var Xf=12;function Yf(e,t,n){let o=0,r=e.map(c=>{let p=o;o=Math.min(1,o+(bt(c,n)??0));let d=c.token_id===t.chosen.token_id?"chosen":"kept";return{from:p,to:o,kind:d,
candidate:c,gone:Fn(c,n)}}),s=t.distribution.stages.at(n),i=e.filter(c=>s&&Fn(c,n+1)).reduce((c,p)=>c+(bt(p,n)??0),0),l=s?Math.max(0,Math.min(1-o,s.mass_removed-
i)):0;return[...r,{from:o,to:1-l,kind:"others",candidate:null},{from:1-l,to:1,kind:"going",candidate:null}]}function Vf(e){return e.kind==="others"?{...e,to:1}:
e.kind==="going"?{...e,from:1,to:1}:e}var sx=(e,t)=>t>12+7*Math.min(e.length,10);function lu({pieces:e,before:t,width:n,words:o}){let r=e.map(Vf);return u("div",
{class:"gp-flow","aria-hidden":"true",children:[u("svg",{class:"gp-ribbons",viewBox:`0 0 100 ${Xf}`,preserveAspectRatio:"none",children:t?.map((s,i)=>u(ax,{was:s,
piece:r[i]},i))}),u("div",{class:"gp-flow-bar",children:r.map((s,i)=>u(ix,{piece:s,width:n,words:()=>o(s,t&&Vf(t[i]))},i))})]})}function ix({piece:e,width:t,words:n}){
let{from:o,to:r,kind:s,candidate:i}=e,l=p=>`${(p*100).toFixed(2)}%`,c=i?i.text:s==="others"?a("others"):"";return u("span",{class:`gp-piece gp-piece-${s}`,hidden:r-
o<1e-4&&s!=="chosen",style:{left:l(o),width:l(r-o)},ref:tt(n),children:c&&sx(c,(r-o)*t)&&u(K,{class:"gp-piece-word",text:c})})}function ax({was:e,piece:{from:t,
to:n,kind:o,gone:r}}){let s=r||o==="going"?"removed":o,[i,l,c,p]=[e.from,e.to,n,t].map(d=>(d*100).toFixed(2));return u("path",{class:`gp-ribbon gp-ribbon-${s}`,
d:e.to>e.from?`M${i} 0H${l}L${c} ${Xf}H${p}Z`:""})}var Zf={ran:0,acted:0,removed:0,moved:0},uu=({number:e,kind:t})=>e+t;function Qf(e,t){let n=rt(t);if(!n.length)return e;let o={...e};for(let r of n){let{ran:s,acted:i,
removed:l,moved:c}=e[uu(r)]??Zf;o[uu(r)]={ran:s+1,acted:i+ +!r.idle,removed:l+r.removed,moved:c+r.moved}}return o}function Jf(e,t){let{ran:n,acted:o,removed:r,moved:s}=e[uu(
t)]??Zf;if(!o)return T(n,"nothing in {count} step","nothing in {count} steps");let i=o===n?a("active at every step"):T(n,"active at {acted} of {count} step","ac\
tive at {acted} of {count} steps",{acted:_(o)});return s>2*r?a("{when}; moves {share} on average",{when:i,share:R(s/o)}):a("{when}; removes {share} on average",
{when:i,share:Bl(r/o)})}function tm({log:e,step:t,stages:n,effects:o,candidates:r,columns:s,isKnown:i}){let l=W(null),[c,p]=F(300);if(V(()=>{let f=l.current?.querySelector(".gp-flow-ba\
r");if(!f)return;let m=new ResizeObserver(([{contentRect:g}])=>p(b=>!g.width||Math.abs(g.width-b)<8?b:g.width));return m.observe(f),()=>m.disconnect()},[]),!e.started)
return null;let d=[0,...n.map(({number:f})=>f)].map(f=>Yf(r,t,f)),h=[cx(t,n,e.unit),...px(n,o,e.started,e.unit)];return u("div",{class:"gp-chain-box",children:u(
"table",{class:"gp-chain",children:[u(fx,{log:e}),u("tbody",{ref:l,children:[h.map((f,m)=>u(em,{...f,children:(i||!m)&&u(lu,{pieces:d[m],before:m?d[m-1]:null,width:c,
words:(g,b)=>ux(g,b,s[m])})},m)),u(em,{...dx(t,e.started),children:i&&u(lx,{pieces:d[d.length-1],width:c})},h.length)]})]})})}function lx({pieces:e,width:t}){let n=e.
filter(({kind:r})=>r==="chosen");return u(lu,{pieces:n,before:n,width:t,words:r=>a("{token} had {share} of what was left.",{token:q(r.candidate?.text??""),share:R(
r.to-r.from)})})}function ux(e,t,{name:n,side:o}){let s={token:e.candidate?q(e.candidate.text):a("All other tokens together"),share:R(e.to-e.from),processor:n,was:t?
R(t.to-t.from):""};return o==="before"?a("{token}: {share} before the processors.",s):e.candidate?a("{token}: {share} after {processor}, {was} before it.",s):a(
"{token}: {share} after {processor}.",s)}function cx(e,t,n){let{vocab:o,entropy_before:r}=e.distribution,{name:s,meaning:i}=In(e);return{kind:"source",number:"",
name:s,tip:i,side:t.length?a("before"):a("before and after"),knob:"",left:a("{count} left",{count:_(o??0)}),entropy:te(r,n),here:"",over:""}}var px=(e,t,n,o)=>e.
map((r,s)=>({kind:r.idle?"idle":"active",number:`${r.number}. `,name:r.name,tip:`${r.meaning} (${r.kind})`,side:s===e.length-1?a("after"):"",knob:ls(r.knobs,n),
left:a("{count} left",{count:_(r.kept)}),entropy:te(r.entropy,o),here:mt(r),over:Jf(t,r)}));function dx(e,t){let[n,o]=wo(e,t),r=u(K,{text:e.chosen.text,class:"g\
p-strong"});return{kind:"choice",number:"",name:n,tip:a("How the token came about, and its probability after the processors."),side:"",knob:"",left:"",entropy:"",
here:u(H,{children:["▶ ",u(Dn,{sentence:o,values:{token:r}}),` (${hx(e)})`]}),over:""}}function hx(e){if(Ae(e.chosen))return a("removed by {processor}",{processor:rn(
e.chosen,e)});let{logprob:t}=e.chosen;return e.beam?a("log-probability {value}",{value:P(t)}):R(z(t))}function em({kind:e,number:t,name:n,tip:o,side:r,knob:s,left:i,
entropy:l,here:c,over:p,children:d}){return u("tr",{class:`gp-stage-${e}`,children:[u("th",{scope:"row",children:[u("span",{class:"gp-number",children:t}),u("sp\
an",{tabIndex:0,"data-tip":o,children:n})," ",u("span",{class:"gp-side",hidden:!r,children:r})," ",u("span",{class:"gp-knob",hidden:!s,children:s})]}),u("td",{class:"\
gp-flow-cell",children:d}),u("td",{class:"gp-left",children:i}),u("td",{class:"gp-entropy",children:l}),u("td",{class:"gp-here-words",children:c}),u("td",{class:"\
gp-over",children:p})]})}function fx({log:e}){let t=r=>()=>{let s=e.current();return s?r(s):""},n=r=>pe([r.distribution.vocab??0,...rt(r).map(({kept:s})=>s)].map(
s=>_(s)).join(" → ")),o=r=>Co(rt(r).map(s=>a("{name}: {words}",{name:s.name,words:mt(s)})));return u("thead",{children:u("tr",{children:[u("th",{scope:"col",children:a(
"processor")}),u("th",{scope:"col",children:a("the distribution after it")}),u("th",{scope:"col",children:u(D,{id:"processor",run:t(n),meaning:a("How many token\
s can still be chosen after this processor."),children:a("tokens left")})}),u("th",{scope:"col",children:u(D,{id:"entropy",run:t(r=>Ih(r,e.unit)),meaning:a("The\
 uncertainty left after this processor. 1 bit means two equally probable tokens."),children:a("entropy")})}),u("th",{scope:"col",children:u(D,{id:"total-variati\
on",run:t(o),meaning:a("At the current token. Removed: how many tokens, and their probability just before it. Moved: the probability that went from some tokens \
to others (total variation distance)."),children:a("at this token")})}),u("th",{scope:"col",children:u(D,{id:"processor",formula:"",meaning:a("In how many steps\
 of the text so far it changed anything, and what it removed or moved in those steps on average."),children:a("over the text")})})]})})}var cu=10;function mx({log:e}){let[t]=F(()=>new be({},Qf)),[n,o]=F(!1),r=e.current(),{started:s}=e;if(!r||!s)return null;r.isPrompt||t.follow(e.lastOf(r));let i=rt(
r),l=gt(r),c=us(l,cu,r.chosen.token_id),p=_x(r,s),d=wx(r,i),h=bx(r);return u(H,{children:[u("header",{class:"gp-head",children:[u("h2",{class:"gp-title",children:a(
"From the model to the choice")}),u("span",{class:"gp-note gp-where",children:u(Dn,{sentence:vx(r),values:{number:r.index+1,token:u(K,{text:r.chosen.text})}})})]}),
p&&u("p",{class:"gp-note gp-none",children:p}),u(gx,{isGiven:!!(r.isPrompt||r.given)}),r.beam&&i.length>0&&u("p",{class:"gp-note gp-beams-note",children:a("Beam\
 search: the shares here are of what is left after each processor, so they sum to 100%. The search itself adds up log-probabilities that are not renormalised af\
ter the processors.")}),u(tm,{log:e,step:r,stages:i,effects:t.total,candidates:c,columns:d,isKnown:h}),i.length>0&&h&&u("div",{class:"gp-courses",children:[u("d\
iv",{class:"gp-courses-head",children:[u("h3",{class:"gp-courses-title",id:"gp-courses-title",children:a("The candidates on the way")}),u("span",{class:"gp-note",
children:a("Probability before the processors, after each, and after all; ▲ grew, ▼ shrank. The height of a bar is its square root.")}),l.length>cu&&u("butt\
on",{type:"button",class:"gp-button gp-all","aria-expanded":n,onClick:()=>o(!n),children:n?a("show {count} only",{count:cu}):a("show all {count}",{count:_(l.length)})})]}),
u("div",{class:"gp-courses-box",children:u(Uf,{columns:[...d,kx(i)],candidates:[...n?l:c,...yx(r,l)],step:r})})]})]})}var nm=Q(mx,e=>e.current()!==null),gx=({isGiven:e})=>u(
"div",{class:"gp-flow-legend gp-note",children:[u("span",{children:a("Each bar is the whole distribution, 100%.")}),u("span",{children:[u("i",{class:"gp-swatch \
gp-piece-chosen"}),"▶ ",u("span",{class:"gp-chosen-word",children:e?a("given"):a("chosen")})]}),u("span",{children:[u("i",{class:"gp-swatch gp-piece-kept"}),a(
"can be chosen")]}),u("span",{children:[u("i",{class:"gp-swatch gp-removing"}),a("✕ removed by this processor")]}),u("span",{children:[u("i",{class:"gp-swatch\
 gp-piece-others"}),a("all others")]})]}),bx=({distribution:{candidates:e,stages:t}})=>e.every(({stage_logprobs:n})=>(n??[]).length===t.length),yx=({watched:e=[]},t)=>e.
filter(({token_id:n})=>t.every(o=>o.token_id!==n));function wx(e,t){let{name:n,meaning:o}=In(e);return[{number:0,place:a("before"),name:n,tip:o,idle:!1,side:"be\
fore"},...t.map(r=>({number:r.number,place:String(r.number),name:r.name,idle:r.idle,side:null,tip:a("{number}. {name}: {effect} here. It {meaning}.",{number:r.number,
name:r.name,meaning:r.meaning,effect:mt(r)})}))]}var kx=({length:e})=>({number:e,place:a("after"),name:a("all processors"),tip:a("After all processors: the dist\
ribution from which the token was chosen."),idle:!1,side:"after"});function vx(e){return e.isPrompt?a("at prompt token {number}: {token} (given, not chosen)"):e.
given?a("at token {number}: {token} (given, not chosen)"):a("at token {number}: {token}")}function _x(e,{mode:t,processors:n}){if(e.distribution.stages.length)return"";
if(e.isPrompt)return a("The model’s own distribution: no logits processor takes part in reading the prompt.");let o=Hn(e);if(!n?.length)return t==="custom"?a(
"Your own loop called no logits processor here."):o?a("DoLa’s contrast, untouched: no logits processor runs."):a("The model’s own distribution, untouched: no \
logits processor runs.");let r={processors:n.map(s=>Je(s)[0]).join(", ")};return o?a("DoLa’s contrast, untouched here. Prepared, but not used by this loop: {pro\
cessors}.",r):a("The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",r)}var xx=6,om=3,Rs=10;function Sx(e){let t=e>>>0;return()=>{t=t+1831565813>>>0;let n=Math.imul(t^t>>>15,t|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/
2**32}}function Tx(e,t){let n=[...e];for(let o=n.length-1;o>0;o--){let r=Math.floor(t()*(o+1));[n[o],n[r]]=[n[r],n[o]]}return n}var zn=({distribution:e})=>e.candidates.
filter(({raw_rank:t})=>t).sort((t,n)=>(t.raw_rank??0)-(n.raw_rank??0)).slice(0,xx),pu=e=>zn(e).length>1,du=e=>e.reduce((t,{share:n})=>t+n,0)/e.length,hu=e=>e.filter(
({hit:t})=>t).length,Ls=class{constructor(t){this.log=t}log;round=null;over=null;from=1;problem="";isOpen=!1;follow(t){t.run&&Object.assign(this,{round:null,over:null,
from:1,problem:""}),this.round&&!this.round.step&&(t.steps||t.status)&&this.ask(this.round)}open(t){this.isOpen=t,this.veil()}begin(){let{log:t}=this,n=Math.max(
1,Math.floor(Number(this.from))||1)-1,o=t.current(),r=o&&t.lastOf(o),s=Math.max(0,this.texts().findIndex(c=>c.last===r)),i=this.pathAt(s),l=i.findIndex((c,p)=>p>=
n&&pu(c));this.problem=l<0?this.refusal(i,n):"",!this.problem&&(this.over=null,this.round={line:s,at:l,step:null,picks:[],revealed:!1,results:[]},this.ask(this.
round))}refusal(t,n){return t.length>n?a("From there on the run has recorded no candidates to pick from: raise top_candidates and run it again."):this.log.running?
a("The run has not reached this token yet."):a("There is no token {number} in this text: choose an earlier one.",{number:n+1})}ask(t){let n=this.pathAt(t.line);
for(;n[t.at]&&!pu(n[t.at]);)t.at+=1;if(Object.assign(t,{step:n[t.at]??null,picks:[],revealed:!1}),!t.step&&!this.log.running)return this.finish();this.veil(),t.
step&&this.log.selectStep(t.step.before)}pick(t){if(!this.round)return;let{picks:n}=this.round;n.includes(t)?this.round.picks=n.filter(o=>o!==t):n.length<om&&n.
push(t)}get isFull(){return this.round?.picks.length===om}reveal(){let{log:t,round:n}=this,o=n?.step&&zn(n.step).find(({token_id:c})=>c===n.picks[0]);if(!n?.step||
!o)return;let{step:r,picks:s}=n,i=Math.exp((o.raw_logprob??-1/0)-(zn(r)[0].raw_logprob??0));n.revealed=!0,n.results.push({step:r,first:o,share:i,hit:s.includes(
r.chosen.token_id)});let l={sequence:r.sequence,index:r.index,token:s[0]};document.dispatchEvent(new CustomEvent("gp-predicted",{detail:l})),this.veil(),t.selectStep(
r)}goOn(){if(this.round){if(this.round.results.length>=Rs)return this.finish();this.round.at+=1,this.ask(this.round)}}finish(){if(!this.round)return;let{results:t,
line:n,revealed:o,at:r}=this.round,s=r+(o?1:0);this.over=t,this.round=null,this.veil(),this.from=this.pathAt(n).slice(s).some(pu)?s+1:1}offered(){let{log:t,round:n}=this;
if(!n?.step||n.revealed||!t.started)return[];let{index:o,sequence:r}=n.step,s=Number(t.started.seed)%2**32+7919*o+104729*r;return Tx(zn(n.step),Sx(s))}textSoFar(t){
let n=t.step?t.step.before:this.pathAt(t.line).at(-1)??null;return[...this.log.prefix.map(({piece:r,text:s})=>r??s),...ne(n).map(({piece:r,chosen:s})=>r??s.text)].
join("")}texts(){return this.log.usesBeams&&!this.log.finished?[]:this.log.allLines()}pathAt(t){return ne(this.texts().at(t)?.last??null)}veil(){let{round:t}=this;
this.log.hide(t&&this.isOpen?t.at+(t.revealed?1:0):null)}};var rm=(e,t)=>{let n=new Ls(t),r=Q(()=>u(Mx,{quiz:n}),()=>t.started!==null)(e,t);return s=>{n.follow(s),r(s)}},sm=e=>[a("1st"),a("2nd"),a("3rd")][e]??"";function Mx({
quiz:e}){let{round:t,over:n}=e,[,o]=Et(p=>p+1,0),r=W(null),s=p=>{p(),o(null)},i=t?t.revealed?"next":t.step?`choice ${t.at}`:"waiting":"begin",l=r.current?.contains(
document.activeElement),c=W(i);return V(()=>{l&&i!==c.current&&r.current?.querySelector(`.gp-${i.split(" ")[0]}`)?.focus({preventScroll:!0}),c.current=i}),u("de\
tails",{class:"gp-opened",ref:r,onToggle:({currentTarget:p})=>s(()=>e.open(p.open)),children:[u("summary",{title:a("Guess the next token before you see it"),children:u(
"b",{children:a("Predict, then reveal")})}),t?u(Lx,{quiz:e,round:t,act:s}):u(Ex,{quiz:e,act:s}),u("div",{class:"gp-sum",role:"status",hidden:!n,children:n&&u(Cx,
{results:n,quiz:e})})]})}function Ex({quiz:e,act:t}){let{log:n}=e,o=()=>{let r=n.current();e.from=r&&!r.isPrompt?r.index+1:1};return u("div",{class:"gp-before",
children:[u("p",{class:"gp-note",children:[a("Guess the next word, ten times. Pick up to three, your best guess first. Then see the model’s distribution and the\
 token that the run chose. Two scores are kept:")," ",u(D,{id:"probability",formula:"",meaning:a("The probability of your first pick over that of the likeliest \
token, both before the processors; averaged over the round. 100%: you always picked the token that the model found likeliest."),children:a("how likely your firs\
t picks were")})," · ",u(D,{id:"probability",formula:"",meaning:a("The share of steps in which the token that the run chose was among your picks."),children:a(
"how often the run’s token was among your picks")})]}),u("p",{class:"gp-row",children:[u("label",{children:[a("Begin at token")," ",u("input",{type:"number",class:"\
gp-from",min:"1",value:e.from,onInput:({currentTarget:r})=>{e.from=r.value}})]}),u("button",{type:"button",class:"gp-button gp-from-here",onClick:()=>t(o),children:a(
"the selected one")}),u("button",{type:"button",class:"gp-button gp-begin gp-main",onClick:()=>t(()=>e.begin()),children:e.over?a("Another round"):a("Start a ro\
und")}),u("span",{class:"gp-note gp-cannot",role:"status",children:e.problem||null})]})]})}function Lx({quiz:e,round:t,act:n}){let{step:o,revealed:r,results:s,picks:i}=t,
l=W(null),c=e.textSoFar(t);return V(()=>{l.current&&(l.current.scrollTop=l.current.scrollHeight)},[c,r]),u("div",{class:"gp-round",children:[u("p",{class:"gp-no\
te gp-progress",role:"status",children:Rx(t)}),u("p",{class:"gp-so-far",tabIndex:0,role:"group","aria-label":a("The text so far"),dir:"auto",ref:l,children:[c,u(
"span",{class:"gp-gap","aria-label":a("the hidden token"),children:o&&r?u(K,{text:o.chosen.text}):"?"})]}),u("div",{class:"gp-choices",role:"group","aria-label":a(
"Candidates, in random order. Click up to three, the likeliest first."),children:e.offered().map(({token_id:p,text:d})=>{let h=i.indexOf(p);return u("button",{type:"\
button",class:"gp-button gp-choice","aria-pressed":h>=0,"data-token":p,disabled:h<0&&e.isFull,onClick:()=>n(()=>e.pick(p)),children:[u("span",{class:"gp-order",
children:sm(h)||null}),u(K,{text:d})]},p)})}),u("div",{class:"gp-answer",role:"status",hidden:!r,children:o&&r&&u(Ox,{step:o,picks:i,result:s[s.length-1]})}),u(
"p",{class:"gp-row",children:[o&&!r&&u("button",{type:"button",class:"gp-button gp-reveal gp-main",disabled:!i.length,onClick:()=>n(()=>e.reveal()),children:a("\
Reveal")}),r&&u("button",{type:"button",class:"gp-button gp-next gp-main",onClick:()=>n(()=>e.goOn()),children:s.length>=Rs?a("Show the score"):a("Next token")}),
u("button",{type:"button",class:"gp-button gp-end",onClick:()=>n(()=>e.finish()),children:a("End the round")}),u("span",{class:"gp-note gp-score",children:Px(s)||
null})]})]})}function Rx({results:e,revealed:t,step:n}){if(!n)return a("Waiting for the next token of the run.");let o={number:e.length+(t?0:1),steps:Rs,token:n.
index+1};return t?a("{number} of {steps}: token {token}.",o):a("{number} of {steps}: what comes next? Pick up to three, your best guess first.",o)}function Px(e){
return e.length?a("So far: your first picks are {share} as likely as the top token; the run’s token was among your picks in {hits} of {count}.",{share:R(du(e)),
hits:hu(e),count:e.length}):""}function Ox({step:e,picks:t,result:{share:n,hit:o}}){let r=zn(e),s=e.chosen.token_id,i=r.some(({token_id:c})=>c===s)?r:[...r,e.chosen],
l=o?a("It wrote “{token}”. You had it."):a("It wrote “{token}”. You did not pick it.");return u(H,{children:[u("p",{class:"gp-took",children:[qe(l,{token:u(
K,{class:"gp-strong",text:e.chosen.text})})," ",n===1?a("Your first pick is the token that the model found likeliest."):a("Your first pick has {share} of the pr\
obability of the likeliest token.",{share:R(n)})]}),u("div",{class:"gp-wide",children:u("table",{class:"gp-truth",children:[u("thead",{children:u("tr",{children:[
u("th",{scope:"col",children:a("token")}),u("th",{scope:"col",children:a("your pick")}),u("th",{scope:"col",children:u(D,{id:"probability",meaning:a("The probab\
ility that the model gave, before the processors."),children:a("before")})}),u("th",{scope:"col",children:u(D,{id:"probability",meaning:a("The probability from \
which the token was chosen, after the processors; 0% where they removed it."),children:a("after")})}),u("th",{scope:"col",children:u(D,{id:"rank",meaning:a("The\
 rank among all tokens before the processors; 1 is the likeliest."),children:a("rank")})})]})}),u("tbody",{children:i.map(({token_id:c,text:p,raw_logprob:d,logprob:h,
raw_rank:f})=>u("tr",{class:c===s?"gp-taken":void 0,children:[u("th",{scope:"row",children:[c===s&&u(H,{children:[u("span",{children:"▶ "}),u("span",{class:"g\
p-hidden",children:`${a("chosen:")} `})]}),u(K,{text:p})]}),u("td",{children:sm(t.indexOf(c))||null}),u("td",{children:u("div",{class:"gp-share",children:[u("i",
{style:{width:`${(45*z(d)).toFixed(2)}%`}}),R(z(d))]})}),u("td",{children:R(z(h))}),u("td",{children:f?_(f):"–"})]},c))})]})})]})}function Cx({results:e,quiz:t}){
return u(H,{children:[u("h3",{children:a("The round is over")}),e.length?u(Nx,{results:e,quiz:t}):u("p",{children:a("No token was revealed, so there is no score\
.")})]})}function Nx({results:e,quiz:{log:t}}){let n=hu(e),o=u("b",{children:a("{hits} of {count}",{hits:n,count:e.length})}),r=R(n/e.length),s=({step:c})=>c.distribution.
entropy_before??0,i=[...e].sort((c,p)=>c.share-p.share||s(p)-s(c)),l=[[a("Hardest:"),i[0]],[a("Easiest:"),i[i.length-1]]];return u(H,{children:[u("p",{children:qe(
a("{share}: how likely your first picks were, on average, compared with the likeliest token."),{share:u("b",{children:R(du(e))})})}),u("p",{children:qe(a("{step\
s}: steps in which the run’s token was among your picks ({share})."),{steps:o,share:r})}),l.map(([c,p])=>u("p",{children:[u("b",{children:c})," ",qe(a("token \
{number}, “{token}”; your “{pick}” had {share} of the likeliest token’s probability, and the entropy was {entropy}."),{number:String(p.step.index+1),token:u(
K,{text:p.step.chosen.text}),pick:u(K,{text:p.first.text}),share:R(p.share),entropy:te(p.step.distribution.entropy_before,t.unit)})]},c))]})}var im=12,gu=e=>e.reduce((t,n)=>n.probability>t.probability?n:t),bu=e=>e?.reranked?.find(({token_id:t})=>t===e.chosen.token_id);function Ax(e,{reranked:t,chosen:n}){
if(!t)return e;let o=gu(t).token_id!==n.token_id;return{steps:e.steps+1,differed:e.differed+Number(o)}}function Bx({log:e}){let[t]=F(()=>new be({steps:0,differed:0},
Ax)),n=e.current();if(!n?.reranked)return null;t.follow(e.lastOf(n));let{steps:o,differed:r}=t.total,s=$x(n),i=n.reranked.length-s.length;return u(H,{children:[
u("header",{class:"gp-head",children:[u("h2",{class:"gp-title",children:a("Contrastive search")}),u("span",{class:"gp-note gp-where",children:a("at token {numbe\
r}",{number:n.index+1})})]}),u(Hx,{chosen:bu(n),best:gu(n.reranked)}),u("div",{class:"gp-weighed-box",children:u("table",{class:"gp-weighed",children:[u(Ix,{log:e}),
u("tbody",{children:u(Fx,{step:n,shown:s,best:gu(n.reranked)})})]})}),i>0&&u("p",{class:"gp-note gp-more",children:T(i,"and {count} less probable one, which was\
 weighed too","and {count} less probable ones, which were weighed too")}),u("p",{class:"gp-note gp-tally",children:T(o,"Along the text: a token other than the m\
ost probable one won in {differed} of {count} step ({share}).","Along the text: a token other than the most probable one won in {differed} of {count} steps ({sh\
are}).",{differed:_(r),share:R(r/o)})})]})}var am=Q(Bx,e=>!!e.current()?.reranked?.length);function $x(e){let t=(e.reranked??[]).slice(0,im),n=bu(e);return n&&!t.
includes(n)&&(t[im-1]=n),t}function Hx({chosen:e,best:t}){if(!e)return u("p",{class:"gp-verdict"});let n=({text:s})=>u(K,{text:s,class:"gp-strong"}),o={token:n(
e),score:P(e.score),other:n(t),share:R(t.probability),penalty:P(t.penalty),lower:P(t.score)},r=e===t?a("{token} won: the most probable token has the highest sco\
re too ({score})."):a("{token} won with a score of {score}. Greedy search would have chosen {other} ({share}), but its penalty of {penalty} leaves it a score of\
 {lower}.");return u("p",{class:"gp-verdict",children:u(Dn,{sentence:r,values:o})})}function Ix({log:e}){let t=e.started?.effective.penalty_alpha,n=typeof t=="n\
umber",o=i=>()=>{let l=bu(e.current());return l?a("{name}: {words}.",{name:q(l.text),words:i(l)}):""},r=({probability:i,penalty:l,score:c})=>n?`(1 − ${t}) · ${P(
i)} − ${t} · ${P(l)} = ${P(c)}`:P(c),s=n?a("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number(
(1-t).toFixed(4)),alpha:t}):a("(1 - penalty_alpha) × probability - penalty_alpha × penalty. The highest score is chosen.");return u("thead",{children:u("tr",{
children:[u("th",{scope:"col",children:a("candidate")}),u("th",{scope:"col",children:u(D,{id:"probability",run:o(({probability:i})=>R(i)),meaning:a("How probabl\
e the model finds the token, after the processors."),children:a("probability")})}),u("th",{scope:"col",children:u(D,{id:"degeneration-penalty",run:o(({penalty:i})=>P(
i)),formula:"max cos(h, hᵢ)",meaning:a("The degeneration penalty: how much the text would repeat itself with this token. It is the largest cosine similarity b\
etween the token’s hidden state and those of the text so far, from -1 to 1."),children:a("penalty")})}),u("th",{scope:"col",children:u(D,{class:"gp-score-head",
id:"degeneration-penalty",run:o(r),meaning:s,children:a("score")})})]})})}function Fx({step:e,shown:t,best:n}){let o=fu(t.map(({probability:i})=>i)),r=fu(t.map(
({penalty:i})=>i)),s=fu(t.map(({score:i})=>i??0));return u(H,{children:t.map(i=>{let l=i.token_id===e.chosen.token_id;return u("tr",{class:l?"gp-winner":"",children:[
u("th",{scope:"row",children:[u("span",{class:"gp-sign",children:l?"▶":""}),u(K,{class:"gp-word",text:i.text}),i===n&&!l&&u("span",{class:"gp-tag",children:a(
"most probable")})]}),u(mu,{ends:o,bar:i.probability,words:R(i.probability)}),u(mu,{ends:r,bar:i.penalty,words:P(i.penalty)}),u(mu,{ends:s,mark:i.score,words:P(
i.score)})]},i.token_id)})})}function fu(e){let[t,n]=[Math.min(0,...e),Math.max(0,...e)];return n>t?[t,n]:[0,1]}function mu({ends:[e,t],bar:n,mark:o,words:r}){let s=c=>(c-
e)/(t-e)*100,i=n===void 0?c=>4+s(c)*.92:s,l=n===void 0?{left:`${i(o??0)}%`}:{left:`${Math.min(i(0),i(n))}%`,width:`${Math.abs(i(n)-i(0))}%`};return u("td",{children:u(
"div",{class:"gp-cell",children:[u("span",{class:"gp-balance","aria-hidden":"true",children:[u("i",{class:"gp-part",hidden:n===void 0&&(o??null)===null,style:l}),
u("i",{class:"gp-zero",style:{left:`${i(0)}%`}})]}),u("span",{class:"gp-amount",children:r})]})})}function Wx({log:e,changes:t}){let n=W(null),[o,r]=F("candidates"),[s,i]=F(!1),l=W(null),c=he(t);e.isFromElsewhere&&l.current!==e.started?i(!0):c.selection&&e.selected&&
i(!1),l.current=e.isFromElsewhere?e.started:null;let p=qx(e);p.includes(o)||r("candidates"),V(()=>{let h=n.current?.closest(".token-panel");h&&(h.dataset.shows=
o,h.toggleAttribute("data-folded",s))},[o,s]);let d=h=>{r(h),i(!1)};return u(H,{children:[u("div",{class:"gp-where",ref:n,children:[u(Dx,{log:e}),u("button",{type:"\
button",class:"gp-step gp-fold","aria-expanded":!s,"aria-label":a("Candidates, processors and curves"),onClick:()=>i(!s),children:s?"▴":"▾"})]}),u(jx,{pictures:p,
shows:o,choose:d})]})}var lm=Q(Wx);function qx(e){let t=e.canAsk&&!e.recorded,n=["candidates"];return e.isFromElsewhere||n.push("processors"),n.push("curve","in\
_words"),t&&!e.hasReadMedia&&n.push("logit_lens"),t&&e.looksAtMedia&&n.push("cross_attention"),n}function Dx({log:e}){let t=e.current(),n=t&&e.lineOf(t),o=!t||(t.
isPrompt?!t.before:t.index===0&&!e.promptSteps.length);return u(H,{children:[u("button",{type:"button",class:"gp-step gp-back","aria-label":a("The previous toke\
n"),disabled:o,onClick:()=>e.walk(-1),children:"◀"}),u("h2",{class:"gp-place",children:u("span",{class:"gp-place-words","aria-live":e.selected?"polite":"off",
children:t?u(H,{children:[u(K,{class:"gp-here",text:t.chosen.text}),u("span",{children:` ${zx(e,t)}`})]}):a("No token yet")})}),u("button",{type:"button",class:"\
gp-step gp-on","aria-label":a("The next token"),disabled:!n||n.last===t,onClick:()=>e.walk(1),children:"▶"}),u("button",{type:"button",class:"gp-step gp-newes\
t",hidden:!t||!e.selected||!e.running,onClick:()=>e.selectStep(null),children:a("newest")})]})}function zx(e,t){let n=e.lineOf(t),o=t.isPrompt?e.started?.prompt_tokens.
length:ne(n?n.last:t).length,r={number:_(t.index+1),count:_(o??0),line:n?.label??""};if(t.isPrompt)return a("prompt token {number} of {count}",r);let s=e.lines().
length>1&&r.line;return e.selected?s?a("token {number} of {count} of {line}",r):a("token {number} of {count}",r):s?a("newest token {number} of {count} of {line}",
r):a("newest token {number} of {count}",r)}function jx({pictures:e,shows:t,choose:n}){let o=W(null),r=s=>{let i={ArrowRight:1,ArrowLeft:-1}[s.key];if(!i)return;
s.preventDefault();let l=e[(e.indexOf(t)+i+e.length)%e.length];n(l),o.current?.querySelector(`[data-shows="${l}"]`)?.focus()};return u("div",{class:"gp-tabs",role:"\
tablist","aria-label":a("What to show of this token"),ref:o,onKeyDown:r,children:e.map(s=>u("button",{type:"button",role:"tab","data-shows":s,"aria-selected":s===
t,tabIndex:s===t?0:-1,onClick:()=>n(s),children:Gx(s)},s))})}function Gx(e){return e==="candidates"?a("Candidates"):e==="processors"?a("Processors"):e==="curve"?
a("Curves"):e==="in_words"?a("In words"):e==="logit_lens"?a("Layers"):a("Attention")}var wu={};Z(wu,{tokenCard:()=>Bo});var yu={};Z(yu,{Card:()=>Ao});var um=9,No=8,Ao=class{constructor(t,n,o){this.list=n;this.options=o;let{selector:r='[role="button"]',comesByFocus:s=()=>!0}=o;this.box.hidden=!0,t.append(this.
box),n.addEventListener("pointermove",i=>{if(i.pointerType==="touch")return;let l=i.target.closest(r);l?l!==this.owner&&l!==this.dismissed&&!this.show(l,i)&&this.
unpoint():this.unpoint()}),n.addEventListener("pointerleave",()=>{this.dismissed=null,this.unpoint()}),n.addEventListener("focusin",({target:i})=>{i instanceof HTMLElement&&
i.matches(`${r}:focus-visible`)&&s(i)&&this.show(i)}),n.addEventListener("focusout",({target:i})=>{i===this.owner&&!this.pointed&&this.hide()})}list;options;box=C(
"div","gp-card",null,{popover:"manual","aria-hidden":"true"});owner=null;pointed=null;dismissed=null;show(t,n=null){let o=this.options.content(t);return o===null?
!1:(this.owner=t,this.pointed=n,this.dismissed=null,Ke(o,this.box),this.box.hidden&&(this.box.hidden=!1,this.box.showPopover(),document.addEventListener("keydow\
n",this.close,!0),document.addEventListener("scroll",this.follow,{capture:!0,passive:!0})),this.place(),!0)}hide(){this.owner&&(this.owner=null,this.box.hidden=
!0,this.box.isConnected&&this.box.hidePopover(),document.removeEventListener("keydown",this.close,!0),document.removeEventListener("scroll",this.follow,{capture:!0}))}dismiss(){
this.dismissed=this.owner,this.hide()}refresh(t=!1){this.owner&&(this.owner.isConnected?t&&this.show(this.owner,this.pointed):this.hide())}unpoint(){this.pointed&&
this.hide()}close=t=>{t.key==="Escape"&&(t.stopPropagation(),this.dismiss())};follow=()=>{let t=this.pointed&&document.elementFromPoint(this.pointed.clientX,this.
pointed.clientY);!this.owner?.isConnected||this.pointed&&!this.owner.contains(t)?this.hide():this.place()};place(){if(!this.owner)return;let t=(this.owner.querySelector(
".gp-ink")??this.owner).getClientRects()[0],n=this.list.getBoundingClientRect();if(!t||t.bottom<n.top||t.top>n.bottom)return this.hide();let{offsetWidth:o,offsetHeight:r,
style:s}=this.box,{clientWidth:i,clientHeight:l}=document.documentElement,c=t.bottom+um,p=c+r+No<=l?c:t.top-r-um,d=Math.min(t.left,i-o-No,Math.max(n.left,n.right-
o));s.left=`${Math.max(No,d)}px`,s.top=`${Math.max(No,Math.min(p,l-r-No))}px`}};var Ux=5;function Bo(e,t,n,o,r={}){let s=i=>{let l=o(i);return l?u(Kx,{entry:l,unit:n.unit}):null};return new Ao(e,t,{content:s,...r})}function Kx({entry:{id:e,
text:t,where:n,step:o,why:r},unit:s}){return u(H,{children:[u("div",{class:"gp-card-head",children:[u(K,{class:"gp-card-word",text:t}),u("span",{children:e<0?n:
a("{where}, id {id}",{where:n,id:e})})]}),u("dl",{class:"gp-card-facts",children:[r&&u("dd",{class:"gp-card-why",children:r}),o&&Vx(o,s).map(([i,l])=>u(H,{children:[
u("dt",{children:i}),u("dd",{children:l})]},i))]}),o&&u(Yx,{step:o}),o&&o.distribution.stages.length>0&&u("div",{class:"gp-card-key",children:[u("i",{class:"gp-\
card-after"}),`${a("after the processors")} `,u("i",{class:"gp-card-before"}),a("before them")]})]})}function Vx(e,t){let{chosen:n,distribution:o}=e,r=Re(e),[s,
i]=[R(r.probability),R(r.rawProbability)],l=[];ke(e)?l.push([a("Probability, according to the server"),i]):o.stages.length||n.logprob!==n.raw_logprob?(l.push([a(
"Probability after the processors"),n.logprob===null?yo(n):s]),l.push([a("before the processors"),i])):l.push([a("Probability (no processor ran)"),i]);let{rank:c,
raw_rank:p}=n,d=[c&&a("{rank} after",{rank:_(c)}),p&&a("{rank} before",{rank:_(p)})].filter(Boolean);if(d.length){let{vocab:h}=o;l.push([h===null?a("Rank"):a("R\
ank of {count}",{count:_(h)}),c&&c===p?_(c):d.join(", ")])}return[...l,[a("Surprisal"),te(r.surprisal,t)]]}function Xx({chosen:e,distribution:t}){let n=s=>({candidate:s,
after:z(s.logprob),before:z(s.raw_logprob),isChosen:s.token_id===e.token_id}),o=t.candidates.map(n);o.sort((s,i)=>Math.max(i.after,i.before)-Math.max(s.after,s.
before));let r=o.slice(0,Ux);return r.some(({isChosen:s})=>s)?r:[...r,n(e)]}function Yx({step:e}){let t=Xx(e),n=Math.max(...t.flatMap(({after:r,before:s})=>[r,s]),
1e-9),o=r=>({width:`${r/n*100}%`});return u("ol",{class:"gp-card-rivals",children:t.map(({candidate:r,after:s,before:i,isChosen:l})=>{let c=r.logprob===null&&!ke(
e);return u("li",{class:[l&&"gp-card-chosen",c&&"gp-card-removed"].filter(Boolean).join(" "),children:[u("span",{class:"gp-card-sign",children:l?"▶":c?"✕":""}),
u(K,{class:"gp-card-word",text:r.text}),u("span",{class:"gp-card-tracks",children:[c?u("small",{children:yo(r)}):u("i",{class:"gp-card-after",style:o(s)}),u("i",
{class:"gp-card-before",style:o(i)})]}),u("span",{class:"gp-card-value",children:R(c?i:s)})]},r.token_id)})})}function Zx(e,{piece:t}){let n=e?e.kind==="message"?a("words of {role}",{role:e.role??""}):e.kind==="generation"?a("generation prompt: the answer begins here"):
a("written by the template"):a("of unknown origin");return t===null?a("special token, {whose}",{whose:n}):n}function Qx(e,t){let n=new Set(t.flatMap(({start:r,stop:s})=>[
r,s])),o=[];return e.forEach((r,s)=>{let i=t.find(({start:h,stop:f})=>h<=s&&s<f)??null;(!s||n.has(s))&&o.push({part:i,groups:[]});let{groups:l}=o[o.length-1],c={
token:r,index:s,words:Zx(i,r)},p=l.at(-1),d=p?.at(-1);p&&d&&kt(d.token)&&r.piece!==null?p.push(c):l.push([c])}),o}function cm({log:e,tokens:t,parts:n}){let o=W(
null),[r,s]=F(0),i=Qx(t,n),l=W([]);l.current=i.flatMap(({groups:m})=>m.flat());let c=W(null);Lt(()=>{let m=o.current?.closest(".gp-pane");!m||!o.current||(c.current=
Bo(m,o.current,e,g=>{let{token:b,index:y,words:M}=l.current[Number(g.dataset.index)],w=a("prompt token {number}",{number:y+1});return{id:b.token_id,text:b.text,
where:w,step:null,why:M}}))},[]),Lt(()=>c.current?.hide(),[t,n]);let p=()=>[...o.current?.querySelectorAll(".gp-token")??[]],d=m=>{m&&(s(Number(m.dataset.index)),
m.focus({preventScroll:!0}),m.scrollIntoView({block:"nearest"}),c.current?.show(m))},h=({target:m})=>m.closest(".gp-token"),f=m=>{let g=h(m);if(!g||m.ctrlKey||m.
metaKey||m.altKey)return;let b=p(),y=b.indexOf(g),w={ArrowRight:()=>b[y+1],ArrowLeft:()=>b[y-1],Home:()=>b[0],End:()=>b.at(-1),ArrowDown:()=>st(b,y,1),ArrowUp:()=>st(
b,y,-1),Enter:()=>g," ":()=>g}[m.key];w&&(m.preventDefault(),d(w()))};return u("div",{class:"gp-rendered",role:"group","aria-label":a("Tokens of the prompt as t\
he template wrote it. Arrow keys move."),dir:"auto",ref:o,onClick:m=>d(h(m)),onKeyDown:f,children:i.map(({part:m,groups:g},b)=>u("span",{class:"gp-part","data-k\
ind":m?.kind,children:[m?.kind==="message"&&u("span",{class:"gp-role",children:m.role}),m?.kind==="generation"&&u("span",{class:"gp-role",children:a("the answer\
 begins")}),g.map(y=>{let M=y.map(w=>u(Jx,{...w,isReached:w.index===Math.min(r,t.length-1)},w.index));return kt(y[0].token)?u("span",{class:"gp-bytes",children:M},
y[0].index):M})]},b))})}var Jx=({token:e,index:t,words:n,isReached:o})=>u("span",{class:"gp-token",role:"button",tabIndex:o?0:-1,"data-index":t,"aria-label":a("\
prompt token {number}: {token}, {words}",{number:t+1,token:q(e.text),words:n}),ref:on(e)});var pm=({messages:e,template:t})=>JSON.stringify([e,t||null]);function dm(e){let{started:t,written:n}=e,o=t?.request.messages,r=t&&o&&n&&t.model===n.model&&pm(t.
request)===pm(n);if(n&&!r)return{...n,ran:!1};if(e.isFromElsewhere||!t||!o?.length)return null;let{model:s,prompt_tokens:i,parts:l}=t;return{model:s,messages:o,
tokens:i,parts:l??[],ran:!0}}function e1({log:e}){let t=dm(e),n=t&&JSON.stringify([t.model,t.messages,t.parts,t.problem,t.ran,t.tokens]),o=Object.hasOwn(e.answers,
"without");return ue(()=>t?u(t1,{log:e,shown:t,canTry:o}):null,[n,o])}var hm=Q(e1,e=>dm(e)!==null);function t1({log:e,shown:t,canTry:n}){let{model:o,problem:r,ran:s,
tokens:i,parts:l}=t,c=r?"":s1(t);return u(H,{children:[u("header",{class:"gp-head",children:[u("h2",{class:"gp-title",children:a("Chat template")}),u("span",{class:"\
gp-note gp-which",children:s?a("of {model}, as this run read it",{model:o}):a("of {model}, as written now: not run yet",{model:o})}),u("div",{class:"gp-tools",children:u(
"button",{type:"button",class:"gp-button gp-try",hidden:!n||!!r,onClick:()=>e.ask({type:"without"}),children:a("What changes without it?")})})]}),r&&u("p",{class:"\
gp-refusal",role:t.away?"note":"alert","data-kind":t.away?"info":"error",children:a(r)}),u("div",{class:"gp-two",children:[u("div",{class:"gp-side",children:[u(
"h3",{children:a("Messages")}),u(n1,{...t})]}),u("div",{class:"gp-side gp-made",hidden:!!r,children:[u("h3",{children:a("The prompt that the model reads")}),u(cm,
{log:e,tokens:i,parts:l}),u(o1,{hasGeneration:l.some(({kind:p})=>p==="generation")})]})]}),u("p",{class:"gp-note gp-template-words",children:r?"":r1(t)}),c&&u("\
p",{class:"gp-note gp-warn",children:c})]})}function n1({messages:e,parts:t,problem:n}){let o=new Set(t.filter(({kind:r})=>r==="message").map(({message:r})=>r));
return u("ol",{class:"gp-said",tabIndex:0,"aria-label":a("Messages"),children:e.map(({role:r,content:s},i)=>u("li",{"data-role":r,children:[u("span",{class:"gp-\
role",children:r}),u("p",{children:s}),!n&&o.size>0&&!o.has(i)&&s.trim()&&u("p",{class:"gp-dropped",children:a("✕ The template leaves this message out.")})]},
i))})}var o1=({hasGeneration:e})=>u("p",{class:"gp-key gp-note",children:[u("span",{children:[u("i",{class:"gp-swatch","data-kind":"message"}),a("words of a mes\
sage, under its role")]}),u("span",{children:[u("i",{class:"gp-swatch","data-kind":"template"}),a("written by the template")]}),u("span",{class:"gp-generation-k\
ey",hidden:!e,children:[u("i",{class:"gp-swatch","data-kind":"generation"}),u("span",{tabIndex:0,"data-tip":a("What the template writes last when asked to (add_\
generation_prompt): the beginning of the assistant’s turn, so that the model answers."),children:a("generation prompt")})]}),u("span",{children:[u("b",{class:"\
gp-pill",children:a("token")}),a("special")]})]});function r1({tokens:e,parts:t}){let n=p=>t.filter(({kind:d})=>d===p).reduce((d,{start:h,stop:f})=>d+f-h,0),[o,
r,s]=["message","template","generation"].map(n),i={words:_(o),around:_(r),begin:_(s)},l=o||r?T(e.length,"{count} token: {words} for the words of the messages, {\
around} around them, {begin} to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the answer.",i):
s?T(e.length,"{count} token: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.","{count} to\
kens: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",i):T(e.length,"{count} token: this\
 template changes the words, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens is unknown."),
c=e.filter(({piece:p})=>p===null).length;return`${l} ${T(c,"{count} is special.","{count} are special.")}`}function s1({tokens:e,parts:t}){let n=t.filter(({kind:r})=>r===
"message").flatMap(({start:r,stop:s})=>e.slice(r,s)).filter(({piece:r})=>r===null),o=[...new Set(n.map(({text:r})=>q(r)))];return o.length?a("A message contains\
 {tokens}: written like a special token, it is read as one, as if the template had written it.",{tokens:o.join(", ")}):""}var Ps=class{constructor(t,n,o){this.drawn=n;this.moved=o;this.along=new be(Uo(t),(r,s)=>Ko(r,s.chosen.text,s.piece===null,t))}drawn;moved;along;boxes=[];goesOn=!1;rowsFor(t){
let n=this.along.total.spans.length;this.along.follow(t);let{since:o,place:r,spans:s}=this.along.total,i=this.boxes.at(-1);if(o!==null&&o<r)return(!i||i.since!==
o)&&(i=this.open(o)),i.rows;let l=s.length>n?s.at(-1):null;return l&&i&&i.since===l.start&&i.stop===null&&this.close(i,l.stop),this.drawn.rows}keepable(t){let{since:n}=this.
along.totals[t],o=this.boxes.find(r=>r.since===n);return n!==null&&o&&o.stop!==null?Math.min(t,o.stop):t}cut(t){let{drawn:n}=this;for(;n.tokens.length>t;){let i=n.
tokens.at(-1),l=this.boxOf(i);Bt({rows:l?l.rows:n.rows,tokens:n.tokens},n.tokens.length-1),l&&!l.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:o,steps:r}=this.along;r.length=t,o.length=t+1;let s=this.boxes.at(-1);s&&this.along.total.since===s.since&&Object.assign(s,{stop:null,ended:!1})}boxOf(t){
let n=t?.closest(".gp-reasoning");return n?this.boxes.find(o=>o.element===n):void 0}reveal(t){let n=this.boxOf(t);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(t){this.goesOn=t;for(let n of this.boxes){let o=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,Y(n.chip,`${o?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!o)),n.element.classList.toggle("gp-folded",o)}}words({count:t,stop:n,ended:o}){return o?T(
t,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?T(t,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):T(t,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(t){return t.wish??t.ended}open(t){let n=C("span","gp-reasoning"),o=C("butto\
n","gp-reasoning-chip",null,{type:"button",title:a("The model’s reasoning before its answer. Click to fold or unfold it.")}),r=C("span","gp-reasoned");n.append(
o,r);let s=new yt(r,this.drawn.rows),i={element:n,chip:o,rows:s,since:t,stop:null,ended:!1,count:0,wish:null};return o.addEventListener("click",()=>{i.wish=!this.
isFolded(i),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(i),i}close(t,n){let{tokens:o,rows:r}=this.drawn,s=o.slice(n);Bt({rows:t.
rows,tokens:o},n),Object.assign(t,{stop:n,ended:(this.along.total.spans.at(-1)?.end??null)!==null}),t.rows.holder.hasChildNodes()||(r.removeLast(),this.boxes.pop());
for(let i of s)r.append(i);o.push(...s)}};var ku=e=>!!e.started?.request.only_given;function vu(e,{index:t,isPrompt:n,isStart:o}){if(o)return a("decoder start token");let r={number:t+1};return n?e.readsSource?
a("source token {number}",r):a("prompt token {number}",r):a("token {number}",r)}function _u(e,{index:t,isStart:n}){return n?a("every target begins with it: not \
chosen"):e.readsSource?a("the encoder reads it: it has no probability"):e.isFromElsewhere?a("its probability is not known"):t===0?a("nothing comes before it: it\
 has no probability"):e.started?.request.read_prompt&&!e.finished&&!e.failed?a("its probability is read when the text ends"):a("its probability was not read")}function xu(e,t){
return[...t.given&&!ku(e)?[a("given, not chosen")]:[],...Yu(t)]}function i1(e,t){let{entropy_before:n}=t.distribution,o=n===null?[]:[a("entropy {amount}",{amount:te(
n,e.unit)})];return[...Cl(t,e.unit),...o,...xu(e,t)]}function fm(e,t){let{step:n}=t,o=n?i1(e,n):[_u(e,t)];return[vu(e,t),...o].join(", ")}function mm(e){if(e.running||
!e.started)return[];let t=({piece:o})=>o??"",n=e.prefix.map(t).join("");return e.lines().map(({label:o,last:r,untold:s})=>{let i=n+ne(r).map(t).join("")+(s??"");
return o?a("{name}: {meaning}",{name:o,meaning:i}):i})}var a1=200,$o=class{constructor(t,n,o){this.text=t;this.rows=new yt(n,o?.rows)}text;rows;tokens=[];write(t,n,o){for(let{item:r,start:s,end:i}of n)s===i&&this.rows.
append(Ss(r,0));t.forEach((r,s)=>{let i=n.find(({start:l,end:c})=>l<=s&&s<c);i?s===i.start&&this.rows.append(Ss(i.item,i.end-i.start)):this.append({token:r,index:s,
isPrompt:!0,step:null,isStart:o})})}append(t,n=this.rows){let o=this.tokens.at(-1),r=o&&this.text.entries.get(o)?.token;bo({rows:n,tokens:this.tokens},this.text.
newToken(t),t.token,r)}},Os=class extends $o{steps=[];folds;constructor(t,n){super(t,n,t.begun??t.prompt);let o=t.log.started?.reasoning;this.folds=o?new Ps(o,this,
()=>t.dissolve()):null}follow(t){let{folds:n,steps:o}=this,r=Xo(o,t),s=n?n.keepable(r.keep):r.keep,i=[...o.slice(s,r.keep),...r.added];n?n.cut(s):Bt(this,s),o.length=
s;for(let l of i){let c={...l.chosen,piece:l.piece};this.append({token:c,index:l.index,isPrompt:!1,step:l},n?.rowsFor(l)),o.push(l)}n?.draw(this.text.log.running)}},
Cs=class{constructor(t){this.log=t}log;entries=new WeakMap;shade="uncertainty";prompt=null;begun=null;lines=[];marked=null;resettle;get paragraphs(){return[this.
prompt,this.begun,...this.lines].filter(t=>t!==null)}get tokens(){return this.paragraphs.flatMap(({tokens:t})=>t)}get rows(){return[...this.lines.flatMap(({folds:n})=>n?.
boxes.map(({rows:o})=>o)??[]),...this.paragraphs.map(({rows:n})=>n)]}stepOf(t){return this.entries.get(t)?.step}elementOf(t){return t.isPrompt?this.prompt?.tokens[t.
index]:this.lines.find(({steps:n})=>n[t.index]===t)?.tokens[t.index]}tokenAt({target:t}){let n=t instanceof Element?t.closest('[role="button"]'):null;return n&&
this.entries.has(n)?n:null}newToken(t){let{token:n,step:o,isPrompt:r}=t,i=C("span",r?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-presse\
d":"false"});return nn(i,n),o?.draft&&o.draft.origin!=="none"&&(i.dataset.draft=o.draft.origin),o?.given&&(i.dataset.given=""),this.entries.set(i,t),this.describe(
i,t),this.shadeToken(i,o),i}describe(t,n){t.setAttribute("aria-description",fm(this.log,n))}shadeToken(t,n){let o=n&&t.querySelector(".gp-ink");o&&(mo(o,this.shade,
Re(n)),t.dataset.shaded="")}readPrompt(){for(let t of this.log.promptSteps){let n=this.prompt?.tokens[t.index],o=n&&this.entries.get(n);o&&(o.step=t,this.describe(
n,o),this.shadeToken(n,t))}}describeAll(t=this.tokens){for(let n of t){let o=this.entries.get(n);o&&this.describe(n,o)}}shadeAll(){for(let t of this.tokens)this.
shadeToken(t,this.stepOf(t)??null)}mark(){let{log:t,marked:n}=this,o=t.current(),r=o?this.elementOf(o):void 0;n&&n!==r&&(n.classList.remove("gp-current"),n.ariaPressed=
"false",n.tabIndex=-1),this.marked=r??null,r&&(t.selected&&!t.suggested&&this.reveal(r),r.classList.add("gp-current"),r.ariaPressed=String(t.selected===o),r.tabIndex=
0)}reveal(t){for(let{folds:n}of this.lines)n?.reveal(t)}settle(){for(let t of this.rows)t.settle()}dissolve(){for(let t of this.rows)t.dissolve();clearTimeout(this.
resettle),this.resettle=setTimeout(()=>this.settle(),a1)}};var Ns=class{constructor(t,n,o){this.drawn=t;this.box=n;new ResizeObserver(()=>this.laidOut()).observe(o),new ResizeObserver(()=>this.resized()).observe(n),n.addEventListener(
"scroll",()=>this.scrolled(),{passive:!0})}drawn;box;atEnd=!0;followed=!1;width=0;begin(){this.atEnd=!0,this.followed=!1}scrolled(){let{scrollHeight:t,scrollTop:n,
clientHeight:o}=this.box;this.atEnd=t-n-o<60}laidOut(){this.width||=this.box.clientWidth,this.drawn.settle(),this.followEnd()}followEnd(){let{log:t}=this.drawn;
t.usesBeams||t.stepping||!this.atEnd||t.selected||!t.running||(this.box.scrollTop=this.box.scrollHeight,this.followed=this.box.scrollTop>0)}showStep(){this.drawn.
log.stepping&&(this.drawn.settle(),this.drawn.lines[0]?.tokens.at(-1)?.scrollIntoView({block:"nearest"}))}goBack(){let{log:t}=this.drawn;t.running||!this.followed||
(this.followed=!1,this.atEnd&&(!t.selected||t.suggested)&&(this.box.scrollTop=0))}resized(){let{clientWidth:t}=this.box;!t||t===this.width||(this.width=t,this.drawn.
dissolve())}};var As={uncertainty:()=>a("entropy"),entropy:()=>a("entropy after processors"),probability:()=>a("probability"),raw:()=>a("probability before processors"),surprisal:()=>a(
"surprisal"),rank:()=>a("rank")},l1={told:As.probability,surprisal:As.surprisal,rank:As.rank},gm=e=>e.isFromElsewhere?l1:As;function bm(e,t){return t&&Object.hasOwn(
gm(e),t)?t:e.started?.request.only_given&&!e.stepping||e.isFromElsewhere?"surprisal":"uncertainty"}function ym({log:e,shade:t,choose:n,marksGiven:o}){let[r]=F(()=>new be(
ju,Gu));return e.rounds.length&&r.follow(e.lines()[0]?.last??null),u("footer",{class:"gp-legend","aria-label":a("Legend"),children:[u("label",{children:[`${a("S\
haded by")} `,u("select",{class:"gp-shade",value:t,onChange:({currentTarget:s})=>n(s.value),children:Object.entries(gm(e)).map(([s,i])=>u("option",{value:s,children:i()},
s))})]}),u(tn,{name:t,unit:e.unit}),u("span",{class:"gp-marks",children:[u("span",{class:"gp-mark-prompt",hidden:!e.started?.prompt_tokens.length,children:u("sp\
an",{class:"gp-ink",children:e.readsSource?a("source, and what the target begins with"):a("prompt")})}),u("span",{class:"gp-mark-given",hidden:!o,children:u("sp\
an",{class:"gp-ink",children:a("given, not chosen")})})]}),u("span",{class:"gp-marks gp-origins",hidden:!e.rounds.length,children:e.rounds.length>0&&Object.entries(
xt).map(([s,[,i,l]])=>u("span",{"data-draft":s,children:u(D,{id:u1[s],meaning:l,formula:"",children:[u("span",{class:"gp-ink",children:i})," ",u("b",{children:_(
r.total[s])})]})},s))})]})}var u1={accepted:"draft",correction:"correction",bonus:"bonus",target:"target"};var c1=30;function p1({log:e,changes:t}){let n=he(t),[o]=F(()=>new Cs(e)),[r,s]=F(null),[i,l]=F(!1),c=W(0),p=W(null),d=W(null),h=W(null);n.run&&(c.current+=1),o.
shade=bm(e,r);let f=e.started?e.lines():[],m=f.length===1&&f[0].kind==="sequence",g=!ku(e)&&f.some(({last:v})=>d1(v)?.given),b=ue(()=>mm(e),[c.current,e.running,
e.hideFrom,e.finished]);V(()=>{if(!p.current||!d.current)return;let v=p.current.closest(".gp-pane")??p.current,$=S=>!o.stepOf(S);h.current={sight:new Ns(o,p.current,
d.current),card:Bo(v,p.current,e,S=>h1(o,S),{comesByFocus:$})}},[o]),V(()=>o.dissolve(),[o,m]),V(()=>o.shadeAll(),[o,o.shade]),V(()=>{n.run&&h.current?.sight.begin(),
(n.run||n.prompt)&&o.readPrompt(),n.unit?o.describeAll():n.status&&o.describeAll(o.prompt?.tokens),o.mark(),n.steps&&h.current?.sight.showStep(),n.status&&h.current?.
sight.goBack(),h.current?.card.refresh(n.unit||n.prompt||n.status)});let y=v=>{if(!v)return;let $=o.stepOf(v);o.reveal(v),$&&e.selectStep($),v.focus({preventScroll:!0}),
v.scrollIntoView({block:"nearest"}),$||h.current?.card.show(v)},M=v=>{let $=o.tokenAt(v);y($),$&&o.stepOf($)&&h.current?.card.dismiss()},w=v=>{let $=o.tokenAt(v);
if(v.key==="Escape"){e.selectStep(null);let L=e.current();$&&L&&o.elementOf(L)?.focus({preventScroll:!0})}if(!$||v.ctrlKey||v.metaKey||v.altKey)return;let S=o.tokens,
x=S.indexOf($),k={ArrowRight:()=>S[x+1],ArrowLeft:()=>S[x-1],ArrowDown:()=>st(S,x,1),ArrowUp:()=>st(S,x,-1),Home:()=>S.find(L=>o.stepOf(L)),End:()=>S.at(-1),Enter:()=>$,
" ":()=>$};Object.hasOwn(k,v.key)&&(v.preventDefault(),y(k[v.key]()))},E=["gp-text",e.readsSource&&"gp-apart",m&&"gp-single",g&&"gp-has-given"];return u(H,{children:[
b.map((v,$)=>u("p",{class:"gp-hidden gp-whole",dir:"auto",children:v},$)),u("div",{class:E.filter(Boolean).join(" "),role:"group","aria-label":a("Tokens of the \
prompt and of the text. Arrow keys move, Enter selects, Escape follows the newest."),dir:"auto",ref:p,onClick:M,onKeyDown:w,children:u("div",{class:"gp-written",
ref:d,children:e.started?u(f1,{text:o,log:e,started:e.started,lines:f,unfolds:i,unfold:l},c.current):u("p",{class:"gp-note gp-empty",children:a("The text will a\
ppear here, one token at a time.")})})}),u(ym,{log:e,shade:o.shade,choose:s,marksGiven:g})]})}var km=Q(p1);function d1(e){let t=e;for(;t?.before;)t=t.before;return t}
function h1(e,t){let n=e.entries.get(t);if(!n)return null;let{log:o}=e,{token:r,step:s}=n,i=s?xu(o,s).join(", "):_u(o,n);return{id:r.token_id,text:r.text,where:vu(
o,n),step:s,why:i}}function f1({text:e,log:t,started:n,lines:o,unfolds:r,unfold:s}){let i=t.readsSource,l=n.prompt_tokens.length,c=l>c1&&!n.request.only_given,p=c&&
!!t.current()?.isPrompt;return V(()=>{p&&s(!0)},[p]),u(H,{children:[i&&u("span",{class:"gp-part-name",children:a("Source: the encoder reads it")}),c&&u("button",
{type:"button",class:"gp-unfold","aria-expanded":r,onClick:()=>s(!r),children:r?a("Show less of the prompt"):a("Show all {count} tokens of the prompt",{count:_(
l)})}),u(wm,{text:e,tokens:n.prompt_tokens,media:Ql(n),name:i?a("Source"):a("Prompt"),folds:c?!r:void 0}),i&&u(H,{children:[u("span",{class:"gp-part-name",children:a(
"Target: the decoder writes it, from its start token on")}),u(wm,{text:e,tokens:n.decoder_tokens,name:a("Start of the target"),isStart:!0})]}),o.map((d,h)=>u(m1,
{text:e,line:d,number:h},h))]})}function wm({text:e,tokens:t,name:n,media:o=[],folds:r,isStart:s=!1}){let i=W(null);return V(()=>{if(!i.current)return;let l=new $o(
e,i.current,null);l.write(t,o,s);let c=s?"begun":"prompt";return e[c]=l,()=>{e[c]=null}},[e]),V(()=>{r===void 0||!i.current||(r&&(i.current.scrollTop=i.current.
scrollHeight),e.dissolve())},[e,r]),u("span",{class:r?"gp-prompt gp-folded":"gp-prompt",role:"group","aria-label":n,tabIndex:r?0:void 0,ref:i})}function m1({text:e,
line:t,number:n}){let{log:o}=e,r=W(null),s=W(null);V(()=>{if(!r.current)return;let c=s.current=new Os(e,r.current);return e.lines.push(c),()=>{e.lines=e.lines.filter(
p=>p!==c)}},[e]),V(()=>s.current?.follow(t.last));let i=t.stopReason?De(t.stopReason)[1]:"",l=i&&(t.stopReason==="step"?"… ":"■ ")+i;return u("div",{class:o.
usesBeams&&n>0?"gp-line gp-line-minor":"gp-line","data-kind":t.kind,children:[u("div",{class:"gp-line-head",children:[u("b",{children:t.label?t.label.charAt(0).
toUpperCase()+t.label.slice(1):null}),u(g1,{line:t}),l?u("span",{children:l}):null]}),u("span",{class:"gp-line-body",ref:r}),t.untold?u("span",{class:"gp-untold",
children:t.untold}):null,u("span",{class:"gp-stop",children:!o.usesBeams&&o.lasts.length===1&&l?l:null})]})}function g1({line:{kind:e,score:t}}){if(t===null)return null;
let n=X(t,3);return e==="running"?u("span",{title:a("sum of the log-probabilities so far, in nats"),children:a("sum {value}",{value:n})}):u("span",{title:a("the\
 sum divided by the length penalty"),children:a("score {value}",{value:n})})}var Tu={};Z(Tu,{bytesOf:()=>Su});function Su(e){let t=atob(e.trim()),n=new Uint8Array(t.length);for(let o=0;o<t.length;o++)n[o]=t.charCodeAt(o);return n}var b1=160,y1=12,w1=48;function k1({log:e}){let t=e.finished?.sound;return u(H,{children:[t?u(v1,{sound:t,books:e.lasts.length}):u("p",{class:"gp-note gp-spoken\
-note",children:e.running?a("The sound follows once all codes are there."):a("There is no sound.")}),u(_1,{log:e})]})}var vm=Q(k1,e=>e.speaks&&e.hideFrom===null);
function v1({sound:e,books:t}){let n=ue(()=>Su(e.samples).buffer,[e]),o=ue(()=>URL.createObjectURL(x1(n,e.rate)),[n]);Lt(()=>()=>URL.revokeObjectURL(o),[o]);let r=ue(
()=>S1(new DataView(n)),[n]),s={seconds:X(n.byteLength/2/e.rate,2),count:t};return u(H,{children:[u("div",{class:"gp-spoken-wave","aria-hidden":"true",children:u(
an,{preview:r})}),u("audio",{class:"gp-spoken-sound",controls:!0,src:o}),u("p",{class:"gp-note gp-spoken-note",children:a("{seconds} s of sound. At each step th\
e model chooses a code of each of {count} codebooks: the first is the coarsest, the others refine it and begin later.",s)})]})}function _1({log:e}){let t=e.lasts.
map(ne),n=Math.max(w1,...t.map(l=>l.length)),o=e.current(),r=({pen:l,width:c,height:p,colour:d})=>{let[h,f]=[c/n,p/Math.max(1,t.length)],m=Math.min(2,h/4);l.fillStyle=
d("--gp-kept"),t.forEach((b,y)=>b.forEach(({given:M,chosen:w},E)=>{M||(l.globalAlpha=.1+.9*z(w.logprob),l.fillRect(E*h,y*f+1,h-m,f-2))}));let g=t.findIndex(b=>o&&
b.includes(o));!o||g<0||o.given||(l.globalAlpha=1,l.strokeStyle=d("--gp-chosen"),l.lineWidth=2*devicePixelRatio,l.strokeRect(t[g].indexOf(o)*h,g*f+1,h-m,f-2))},
s=l=>{let{column:c,row:p}=$n(l,n,t.length),d=t[p]?.[c];d&&e.selectStep(d)},i=a("Each row is a codebook, each column a step: the stronger the colour, the more pr\
obable the code that was chosen. Click one to look at it.");return u(H,{children:[u("div",{class:"gp-spoken-codes",style:{height:`${y1*t.length}px`},onClick:s,children:u(
Bn,{class:"gp-spoken-map",paint:r,label:i})}),u("p",{class:"gp-note gp-spoken-legend",children:i})]})}function x1(e,t){let n=new DataView(new ArrayBuffer(44)),o=(r,s)=>[
...s].forEach((i,l)=>n.setUint8(r+l,i.charCodeAt(0)));return o(0,"RIFF"),n.setUint32(4,36+e.byteLength,!0),o(8,"WAVEfmt "),n.setUint32(16,16,!0),n.setUint16(20,
1,!0),n.setUint16(22,1,!0),n.setUint32(24,t,!0),n.setUint32(28,2*t,!0),n.setUint16(32,2,!0),n.setUint16(34,16,!0),o(36,"data"),n.setUint32(40,e.byteLength,!0),new Blob(
[n,e],{type:"audio/wav"})}function S1(e){let t=e.byteLength/2,n=Array.from({length:Math.min(b1,t)},()=>0);for(let r=0;r<t;r++){let s=Math.floor(r*n.length/t);n[s]=
Math.max(n[s],Math.abs(e.getInt16(2*r,!0)))}let o=Math.max(1,...n);return n.map(r=>100*r/o)}function _m(e,t,n){let o=[],r=null,s=[],i=l=>{let c=s.map(({chosen:p})=>p.text).join("").trim();s.length&&r!==null&&o.push({text:c,begin:r,end:l,steps:s}),s=[]};
for(let l of e){let c=l.chosen.token_id;if(c>=n.first){let p=(c-n.first)*n.seconds;i(p),r=p}else r!==null&&c<t&&s.push(l)}return i(null),o}var xm=e=>e.started?.request.media?.[0];function T1(e){let t=e.current();return!!(t&&!t.isPrompt&&e.hideFrom===null&&e.started?.timestamps&&xm(e)?.kind==="audio")}
function M1(e){let t=e.current();return!t||!e.started?.timestamps?[]:_m(ne(e.lastOf(t)),Math.min(...e.started.eos_token_ids),e.started.timestamps)}function E1({
log:e,changes:t}){let[n,o]=F("");he(t).run&&n&&o("");let r=xm(e),s=M1(e),i=e.current(),l=({steps:p})=>i!==null&&p.includes(i),c=({steps:p,begin:d,end:h})=>{e.selectStep(
p[0]),!(!("media_file"in e.answers)||!r?.sha256)&&_s(e,r.sha256,d,h??r.seconds??d,o)};return u(H,{children:[r&&s.length>0&&u(P1,{media:r,parts:s,isHere:l}),u("o\
l",{class:"gp-heard-parts",children:s.map((p,d)=>u("li",{children:u("button",{type:"button","aria-current":l(p)||void 0,onClick:()=>c(p),children:[u("span",{children:p.
text}),u("small",{children:L1(p)})]})},d))}),u("p",{class:"gp-note gp-heard-note",role:"status",children:s.length||e.running?n:R1(e)})]})}var Sm=Q(E1,T1),L1=({begin:e,
end:t})=>t===null?a("from {begin} s on",{begin:X(e,2)}):a("{begin} to {end} s",{begin:X(e,2),end:X(t,2)}),R1=e=>e.started?.request.return_timestamps?a("The mode\
l wrote no words with times."):a("Set return_timestamps among the knobs to have the model write when it heard each part.");function P1({media:{preview:e,seconds:t=0},
parts:n,isHere:o}){let r=Array.isArray(e)?e.map(Number):[],s=Math.max(1,...r),i=l=>100*l/t;return u(H,{children:[u("div",{class:"gp-heard-sound","aria-hidden":"\
true",children:[n.map((l,c)=>{let p=Math.max(0,100-i(l.end??t)),d={left:`${i(l.begin)}%`,right:`${p}%`};return u("i",{class:o(l)?"gp-here":void 0,style:d},c)}),
u(an,{preview:r.map(l=>100*l/s)})]}),u("div",{class:"gp-heard-ends","aria-hidden":"true",children:[u("span",{children:a("{seconds} s",{seconds:0})}),u("span",{children:a(
"{seconds} s",{seconds:t})})]})]})}var Eu={};Z(Eu,{fillDetectionTable:()=>H1,legendOf:()=>q1,markedItems:()=>F1,scoredOf:()=>Mu,verdictOf:()=>O1,zSum:()=>Bs,zWords:()=>Ze});var Ze=e=>P(e,2).replace("-","−");function O1(e,t=null){let{z_score:n,threshold:o,prediction:r}=e,s={z:Ze(n),threshold:Number(o.toFixed(2))};if(r&&t&&xe(t.z_score)&&
t.z_score<=o){let c=[a("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",s),a("With repeated n-grams counted once, z is {z}.",
{z:Ze(t.z_score)})];return["even","◇",a("Not known: only repeats put it above the threshold"),c.join(" ")]}if(r)return["good","◆",a("Watermarked"),`${a("z i\
s {z}, above the threshold {threshold}.",s)} ${To(o)}`];let i=e.tokens_needed,l=[a("z is {z}, not above the threshold {threshold}.",s),a("That does not prove th\
at there is none: the text may be too short, or the mark may have been removed.")];return xe(i)&&i>Mu(e)&&l.push(a("If the text went on like this, about {number\
} tokens would be enough.",{number:_(i)})),["even","◇",a("No sign of this watermark"),l.join(" ")]}var Mu=({num_tokens_scored:e,tokens:t})=>xe(e)?e:(t||[]).filter(
([,,,,n])=>n).length;function C1(e){let{kind:t,z_score:n,p_value:o,confidence:r,threshold:s,false_positive_rate:i,tokens_needed:l}=e,c=t==="green"?B1(e):$1(e),p=Number(
s.toFixed(2)),d=r>.9999?"> 0.9999":P(r,4);return[...c,[a("z-score"),Ze(n),t==="green"?a("How many standard deviations more tokens are green than without a water\
mark: (green − ratio × scored) / √(scored × ratio × (1 − ratio))."):a("How many standard deviations the weighted mean lies above that of fair coins."),
"z-score",t==="green"?N1(e):"",{formula:t==="green"?void 0:""}],[a("p-value"),Ye(o),a("The probability of a z at least as high in a text without this watermark:\
 the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters more."),"p-value",`P(Z ≥ ${Ze(n)}) = ${Ye(o)}`,
{}],[a("confidence"),d,a("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0\
.5 or more in one of two."),"p-value",r>.9999?`1 − ${Ye(o)} ${d}`:`1 − ${Ye(o)} = ${d}`,{formula:"1 − p"}],[a("false-positive rate"),Ye(i),a("What the thr\
eshold {threshold} means: the share of texts without this watermark whose z is above it.",{threshold:p}),"false-positive-rate",`P(Z ≥ ${p}) = ${Ye(i)}`,{formula:a(
"P(Z ≥ threshold)")}],...xe(l)?[[a("tokens needed"),_(l),a("How many scored tokens reach the threshold at this share: z grows with the square root of their nu\
mber."),"z-score",A1(e),{formula:t==="green"?a("threshold² · γ · (1 − γ) / (share − γ)²"):"",unit:a("tokens")}]]:[]]}function N1({num_tokens_scored:e,
num_green_tokens:t,ratio:n,z_score:o}){let r=sn(t,e,n);return r===null||Ze(r)!==Ze(o)?"":Bs(t,e,n)}function Bs(e,t,n){let[o,r,s]=[_(e),_(t),Number((1-n).toFixed(
4))];return`(${o} − ${n} · ${r}) / √(${r} · ${n} · ${s}) = ${Ze(sn(e,t,n))}`}function A1({kind:e,green_fraction:t,ratio:n,threshold:o,tokens_needed:r}){return e!==
"green"||Math.ceil(So(t,n,o)-1e-9)!==r?"":a("{threshold}² · {ratio} · {rest} / ({share} − {ratio})², rounded up, = {needed}",{threshold:Number(o.toFixed(2)),
ratio:n,rest:Number((1-n).toFixed(4)),share:P(t),needed:_(r)})}function B1({num_tokens_scored:e,num_green_tokens:t,green_fraction:n,ratio:o,list_size:r}){return[
[a("tokens scored"),_(e),a("Tokens that the detector can call green or red. The first ones have too few tokens before them; where repeated n-grams count once, l\
ater ones are left out."),"length","",{}],[a("green tokens"),_(t),a("Scored tokens on their green list, which holds {size} tokens of the vocabulary.",{size:_(r)}),
"green-list",a("{green} of {scored}",{green:_(t),scored:_(e)}),{formula:"",unit:a("tokens")}],[a("green fraction"),R(n),a("Green tokens / tokens scored. Without\
 the watermark about {share} are green: the ratio.",{share:R(o)}),"green-list",`${_(t)} / ${_(e)} = ${R(n)}`,{formula:a("green / scored"),unit:"%"}]]}function $1(e){
let{mean:t,weighted_mean:n,num_g_values:o,posterior:r,layers:s}=e,i=Mu(e),l=(s||[]).length,c=i*l===o?T(l,"{scored} tokens · {count} key = {values}","{scored} t\
okens · {count} keys = {values}",{scored:_(i),values:_(o)}):"",p=Math.round(t*o),d=P(p/o,4)===P(t,4)?a("{ones} of {values} are 1",{ones:_(p),values:_(o)}):"";return[
[a("tokens scored"),_(i),a("Tokens with enough tokens before them, whose context has not occurred before."),"length","",{}],[a("g-values"),_(o),T(l,"One for eac\
h scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each scored token and each of the {count} keys: 0 or 1, li\
ke a fair coin in a text without the watermark."),"g-value",c,{}],[a("mean g-value"),P(t,4),a("The share of g-values that are 1. Without the watermark it is abo\
ut 0.5."),"g-value",d,{formula:"Σ g / n"}],[a("weighted mean"),P(n,4),a("The same with more weight on the first keys, whose rounds of the tournament leave the \
clearest mark."),"g-value","",{formula:"Σ w · g / Σ w"}],...xe(r)?[[a("posterior"),R(r),a("The trained Bayesian detector’s probability that the text is water\
marked, if it is like the texts that the detector was trained on."),"watermark","",{unit:"%"}]]:[]]}function H1(e,t){let n=t.map(({report:l})=>new Map(C1(l).map(
c=>[c[0],c]))),o=[...new Set(n.flatMap(l=>[...l.keys()]))],[r]=Te(e.tHead,1,()=>C("tr")),s=Te(r,t.length+1,()=>C("th","",null,{scope:"col"}));t.forEach(({name:l},c)=>Y(
s[c+1],l)),e.tHead.hidden=t.length<2;let i=Te(e.tBodies[0],o.length,()=>{let l=C("tr"),c=C("th","",null,{scope:"row"});return c.append(C("span")),l.append(c),l});
o.forEach((l,c)=>{let p=Te(i[c],t.length+1,()=>C("td")),d=n.map(b=>b.get(l)),[,,h,f,,m]=d.find(Boolean),g=d.map((b,y)=>b&&b[4]&&t.length>1?a("{name}: {words}",{
name:t[y].name,words:b[4]}):b&&b[4]);Y(p[0].firstChild,l),Le(p[0].firstChild,f,()=>Co(g),{meaning:h,...I1(m)}),n.forEach((b,y)=>Y(p[y+1],b.has(l)?b.get(l)[1]:"–"))})}
var I1=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0));function F1({tokens:e,prompt_tokens:t}){return e.map(([,n,o,r,s,i],l)=>({token:{text:n,
piece:o},mark:{green:r,g:i,counted:s||!(r!==null||i!==null)},words(){let p={number:_(l+1),token:q(n),mark:W1(r,i,s)};return l<t?a("Token {number}, of the prompt\
, {token}: {mark}",p):a("Token {number}, {token}: {mark}",p)}}))}function W1(e,t,n){if(e===null&&t===null)return a("not scored, because too few tokens come befo\
re it.");if(t!==null){let r=a("mean g-value {g}, where chance gives 0.5.",{g:X(t,2)});return n?r:`${r} ${a("Not counted: its context came before, or it is left \
out.")}`}let o=e?a("◆ green."):a("◇ red.");return n?o:`${o} ${a("Not counted: the same n-gram came before, or it is left out.")}`}var q1=({kind:e,tokens:t})=>[
e,{unscored:t.some(([,,,n,,o])=>n===null&&o===null),repeated:t.some(([,,,n,o,r])=>!o&&(n!==null||r!==null))}];function Tm(e,t){let n=k=>e.querySelector(".gp-"+k),o=new _o(n("marked-words"),{press:({step:k})=>t.selectStep(k)}),r=n("threshold"),s=3,i=Mo(null),l=0,c=null,p=null;
function d(){i=Mo(t.started),l=(t.started&&t.started.processors||[]).findIndex(L=>L==="WatermarkLogitsProcessor"||L==="SynthIDTextWatermarkLogitsProcessor"),c=new be(
Qh,(L,B)=>Jh(L,B,i,l)),o.show([]),Y(n("mark-about"),bs(i))}let h=()=>c.steps.some(({mark:k})=>k&&k.kind==="synthid");function f(k){let{mark:L,index:B}=k,A=B<i.early,
N=L&&!L.why;return{step:k,token:{...k.chosen,piece:k.piece},mark:N?{green:L.green,g:L.g,counted:!A}:{},words:()=>ys({...k,isFirst:A},i)}}function m(k){o.show(c.
steps.map((A,N)=>o.items[N]&&N<k?o.items[N]:f(A)),k);let{unscored:L,early:B}=c.total;Dl(n("mark-key"),h()?"synthid":"green",{unscored:L>0,repeated:B>0,faint:a("\
faint: a detector without the prompt cannot score it")})}function g(k){let L=k&&!k.isPrompt?o.tokens[k.index]:null;p&&p!==L&&p.classList.remove("gp-current"),p=
L||null,p&&t.selected?p.classList.add("gp-current"):p&&p.classList.remove("gp-current")}let b=k=>{let L=[];for(let B of c.totals)B[k]!==null&&(!L.length||L.at(-1)[0]<
B.scored)&&L.push([B.scored,B[k]]);return L};function y(){let{z:k,scored:L}=c.total,[B,A,N]=M(k,L);re(n("finding"),{"data-verdict":B}),Y(n("finding-sign"),A),Y(
n("finding-words"),N),Y(n("finding-more"),k===null?"":`${w()} ${a("By chance alone, if each token is new evidence, z would be this high with a probability of {p\
}.",{p:Ye(xo(k))})}`),t.finished&&Y(n("mark-told"),`${N}. ${T(L,"{count} token scored.","{count} tokens scored.")}`)}function M(k,L){if(k===null)return["wait","\
…",L?a("z is not known, because the watermark’s settings are not"):a("Nothing to score yet")];let B={z:Ze(k)};return k>s?["good","◆",t.running?a("A detect\
or finds it so far: z = {z}",B):a("A detector finds it: z = {z}",B)]:["even","◇",t.running?a("A detector does not find it so far: z = {z}",B):a("A detector do\
es not find it: z = {z}",B)]}function w(){let{green:k,scored:L}=c.total;return h()?T(L,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-v\
alue {mean} over {count} scored tokens, 0.5 by chance.",{mean:X(k/L,3)}):T(L,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of {c\
ount} scored tokens green, {share} instead of {ratio}.",{green:_(k),share:R(k/L),ratio:R(i.ratio)})}function E(){let k=b("z"),L=[a("What a detector finds that k\
nows the key and sees the text without its prompt.")];i.keys&&L.push(a("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let B=[
{name:a("this text"),look:"measured",points:k,tip:L.join(" ")}],A=b("foreseen");if(A.length){let G=[a("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];t.started.effective.
do_sample||G.push(a("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),B.push({name:a("expected at least"),
look:"expected",points:A,tip:G.join(" ")})}jl(n("z-keys"),B);let N=k.length?ef(k,c.total,i,s):null;zl(n("z-box"),{curves:B,threshold:s,needed:N,label:a("z over \
the number of tokens, threshold {threshold}",{threshold:s})}),Y(n("z-needed-words"),N?N.words:""),Y(n("threshold-words"),To(s))}function v(){let{scored:k,green:L,
expected:B,chosen:A,surprisal:N,gained:G,suppressed:O,marks:I,likely:j,entropy:U}=c.total,{started:J,unit:ie}=t,ce=(ye,Qe,$s)=>iu(ye,_(Qe),$s),Oe=ye=>ce(X(Me(ye,
ie),2),A,Ce(ye/A)),Ce=ye=>te(ye,ie).replace("-","−"),Ie=[[a("tokens scored"),_(k),a("Tokens that count: those with enough tokens before them, without the prom\
pt."),"length","",{}]];if(k&&!h()){let ye=R(L/k),Qe=R(B/k);Ie.push([a("green"),ye,a("The share of the scored tokens that got the bias."),"green-list",`${_(L)} /\
 ${_(k)} = ${ye}`,{formula:a("green / scored"),unit:"%"}]),Ie.push([a("expected at least"),Qe,a("At least this share is green on average over all green lists, f\
or this bias and the probabilities that the model gave. Where the model is certain of a token, a bias changes little."),"green-list",ce(X(B,2),k,Qe),{formula:"",
unit:"%"}])}if(A){let ye={unit:a("bits or nats")};Ie.push([a("surprisal before the watermark"),te(N/A,ie),a("How unexpected the chosen tokens were just before t\
he watermark, on average: minus the logarithm of their probability."),"surprisal",Oe(N),{formula:"−(Σ log p) / n"}]);let[Qe,$s]=J.effective.do_sample?[U,a("T\
okens drawn without the watermark would have had this on average: the entropy just before it.")]:[j,a("The likeliest token at each position would have had this.")];
if(!t.usesBeams){Ie.push([a("without it"),te(Qe/A,ie),$s,J.effective.do_sample?"entropy":"surprisal",Oe(Qe),{formula:J.effective.do_sample?"(Σ H) / n":"−(Σ log\
 p) / n"}]);let Mm=`${te(N/A,ie)} − ${te(Qe/A,ie)} = ${Ce((N-Qe)/A)}`;Ie.push([a("log-probability lost"),Ce((N-Qe)/A),a("The price per token: how much less pr\
obable than that the chosen tokens are. Values below 0 are luck."),"logprob",Mm,{formula:"",...ye}])}Ie.push([a("raised by"),te(G/A,ie),a("How much the watermar\
k raised the log-probability of the chosen tokens, on average. Over many texts this is the divergence of what was drawn from what the model would draw."),"logpr\
ob",Oe(G),{formula:"(Σ log p′ − log p) / n",...ye}])}if(I){let ye=X(O/I,1);Ie.push([a("suppressed"),a("{value} of {count}",{value:ye,count:_(J.request.top_candidates??
10)}),a("How many of the likeliest tokens the watermark made less likely, on average over the positions."),h()?"g-value":"green-list",ce(_(O),I,ye),{formula:"",
unit:a("tokens")}])}return Ie}function $(){let k=v(),L=Te(n("mark-figures"),k.length,()=>{let B=C("div"),A=C("dt");return A.append(C("span")),B.append(A,C("dd")),
B});k.forEach(([B,A,N,G,O,I],j)=>{let[U,J]=L[j].children;Y(U.firstChild,B),Le(U.firstChild,G,()=>O&&pe(O),{meaning:N,...I}),Y(J,A)})}Xn(e,{curve:()=>{let{z:k,scored:L,
green:B}=c.total;return k===null?"":pe(h()?`z = ${Ze(k)}`:Bs(B,L,i.ratio))}});function S(){y(),$(),E()}function x(k){let B=t.lines().length>1?t.lineOf(k):null;return B?
`${B.label} · ${bs(i)}`:bs(i)}return r.addEventListener("input",()=>{let k=r.valueAsNumber,L=k>=0&&k<=30;if(r.setAttribute("aria-invalid",String(!L)),!L){Y(n("\
threshold-words"),a("The threshold must be from 0 to 30."));return}s=k,S()}),new ResizeObserver(()=>!e.hidden&&c.total.marks&&E()).observe(n("z-box")),k=>{(k.run||
!c)&&d();let L=t.current(),{keep:B}=c.follow(L?t.lastOf(L):null);e.hidden=!c.total.marks,!e.hidden&&((k.run||k.steps||k.status||k.selection)&&(m(B),Y(n("mark-ab\
out"),x(L))),g(L),(k.run||k.steps||k.status||k.selection||k.unit)&&S())}}var D1={drafts:Ju,beams:Dc,beamtree:_p,hypotheses:Bp,curve:Lh,branches:Uh,canvas:zh,candidates:af,check:wf,layers:vf,in_words:xf,cross_attention:Pf,spoken:vm,word_times:Sm,
logit_lens:Hf,numbers:Gf,processors:nm,quiz:rm,reranked:am,template:hm,token:lm,tokens:km,watermark:Tm};Gs(()=>Na(D1));window.GenerationPlaygroundModules={"visualizers/panes/core/notation.ts":qs,"visualizers/panes/core/tables.ts":js,"visualizers/panes/core/texts.ts":Us,"visualiz\
ers/panes/core/values.ts":Ks,"visualizers/panes/core/text.ts":ri,"visualizers/panes/core/dom_patch.ts":ii,"visualizers/panes/core/sight.ts":hi,"visualizers/pane\
s/core/feed.ts":mi,"visualizers/panes/core/reasoning.ts":bi,"visualizers/panes/core/log.ts":vi,"visualizers/panes/core/document_links.ts":_i,"visualizers/panes/\
core/meanings.ts":xi,"visualizers/panes/core/glossary.ts":Ti,"visualizers/panes/core/tips.ts":Ri,"visualizers/panes/assisted/acceptance.js":Pi,"visualizers/pane\
s/assisted/draft_figures.js":Ci,"node_modules/preact/dist/preact.mjs":zi,"node_modules/preact/hooks/dist/hooks.mjs":Xi,"node_modules/preact/jsx-runtime/dist/jsx\
Runtime.mjs":Zi,"visualizers/panes/core/component.tsx":Ji,"visualizers/panes/widgets/term.tsx":ea,"visualizers/panes/widgets/token_label.tsx":ta,"visualizers/pa\
nes/widgets/tip.ts":ka,"visualizers/panes/core/alone.ts":xa,"visualizers/panes/core/run_group.ts":Ta,"visualizers/panes/core/term_links.ts":Ea,"visualizers/pane\
s/core/runtime.ts":Aa,"visualizers/panes/charts/marks.ts":hl,"visualizers/panes/charts/picture_files.ts":gl,"visualizers/panes/charts/values_list.tsx":yl,"visua\
lizers/panes/core/shades.ts":Sl,"visualizers/panes/core/theme.ts":El,"visualizers/panes/diffusion/canvas_state.ts":Pl,"visualizers/panes/widgets/shade_scale.tsx":Ol,
"visualizers/panes/tokens/written_tokens.ts":Nl,"visualizers/panes/widgets/token_ink.tsx":Al,"visualizers/panes/charts/plot.ts":Wl,"visualizers/panes/core/virtu\
al_rows.ts":ql,"visualizers/panes/watermarks/watermarks.js":Gl,"visualizers/panes/tokens/media_chips.tsx":Jl,"visualizers/panes/core/run_sums.ts":au,"visualizer\
s/panes/widgets/card.tsx":yu,"visualizers/panes/tokens/card.tsx":wu,"visualizers/panes/core/bytes.ts":Tu,"visualizers/panes/watermarks/detection_words.js":Eu};})();
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
/*!
preact

The MIT License (MIT)

Copyright (c) 2015-present Jason Miller

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
*/
