// Written by .ci/bundle.py from modules with the SHA-256 803f756e21d9e21e974da449f1dc604558123cebc953fc564f771b21d347e495: edit those.
(()=>{var Xf=Object.defineProperty;var ee=(e,t)=>{for(var n in t)Xf(e,n,{get:t[n],enumerable:!0})};var ni={};ee(ni,{fit:()=>ve,sayAttributes:()=>re,sayClass:()=>ti,sayLabel:()=>dn,sayPercent:()=>qe,showIf:()=>Dt,svg:()=>te});var ei={};ee(ei,{INVISIBLE:()=>qt,MARKS:()=>lt,asSentence:()=>me,askedOf:()=>Zs,bytesOf:()=>Xs,bytesWords:()=>Ks,count:()=>L,decimals:()=>F,fillLabel:()=>We,fillText:()=>Zn,
fillToken:()=>Vs,filled:()=>$e,fromNats:()=>Ce,inOneLine:()=>pn,inParts:()=>Re,information:()=>le,labelled:()=>_e,leavesBytes:()=>St,loadingWords:()=>Js,make:()=>_,
modeName:()=>Jn,named:()=>om,numbersOf:()=>He,percent:()=>I,probability:()=>V,problemsOf:()=>Qs,processorWords:()=>et,quoted:()=>G,say:()=>q,seconds:()=>ct,stopWords:()=>Ge,
together:()=>Vr,waitWords:()=>Ys});var Fs={};ee(Fs,{count:()=>L,fixed:()=>Z,isOne:()=>Bs,language:()=>Yn,listed:()=>Is,notation:()=>we,plain:()=>je,separators:()=>Jf,significant:()=>Zf});var Yf=[
"de","fr"];var $s={},Tc={};function Yn(){let e=(navigator.language||"").slice(0,2).toLowerCase();return Yf.includes(e)?e:"en"}var zr=()=>window.GenerationPlaygroundTexts?Yn():
"en";function Hs(e){if(!$s[e]){let t=new Intl.NumberFormat(e).formatToParts(12345678e-1),n=r=>t.find(({type:o})=>o===r)?.value??"";$s[e]={decimal:n("decimal"),group:n(
"group")}}return $s[e]}function we(e){let t=zr();if(t==="en")return e;let{decimal:n,group:r}=Hs(t);return e.replace(/(?<=\d)[.,](?=\d)/g,o=>o==="."?n:r).replace(
/(?<=\d)\s?%/g," %")}var Z=(e,t=0)=>we(e.toFixed(t)),Zf=(e,t)=>we(e.toPrecision(t)),L=e=>we(e.toLocaleString("en-US")),je=e=>we(String(e)),Is=e=>e.join(Hs(zr()).
decimal===","?"; ":", ");function Bs(e,t){let n=t?zr():"en";return Tc[n]??=new Intl.PluralRules(n),Tc[n].select(e)==="one"}function Jf(){let{decimal:e,group:t}=Hs(
zr());return e+t}var Ds={};ee(Ds,{FIGURES:()=>Ws,MODES:()=>jr,PROCESSORS:()=>Gr,ROW_FIELDS:()=>qs,SCORES:()=>Qf,STOPS:()=>Ur});var jr={greedy_search:"greedy decoding",sample:"sa\
mpling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam search",constrained_beam_search:"constrained beam sear\
ch",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"block diffusion",custom:"your own de\
coding loop",elsewhere:"from another server"},Ur={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],
length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stopping crit\
erion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached the end of the given text"],unfinished:[
"the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:["stopped by hand","was stopped by hand"],
stop:["EOS or a stop string","ended with EOS or a stop string: the server does not say which"],content_filter:["a content filter","was cut by the server’s conte\
nt filter"],tool_calls:["a call of a tool","ended with a call of a tool"],cut:["the end of the file","is not complete"]},Ws={num_spec_steps:"Rounds that had a d\
raft.",num_draft_tokens:"All drafted tokens.",num_accepted_draft_tokens:"Drafted tokens that the target model kept.",draft_acceptance_rate:"num_accepted_draft_t\
okens / num_draft_tokens: the share of all drafted tokens that was kept. Tokens after a rejection, which were never judged, count as drafted.",judged_acceptance_rate:"\
num_accepted_draft_tokens / judged tokens, which are the accepted tokens and each round’s first rejection: the probability that a judged token is kept, α in the\
 paper.",mean_acceptance_length:"1 + num_accepted_draft_tokens / num_spec_steps: how many tokens a round with a draft writes on average, the target model’s own \
token included.",acceptance_histogram:"How many rounds with a draft kept none, one, two or more of its tokens.",accepted_by_position:"How many of the tokens dra\
fted at each position of a draft were kept.",passes_saved:"Tokens written minus rounds: the forward passes that the target model did not have to make.",expected_acceptance_rate:"\
The mean over the judged positions of 1 minus the total variation distance between the target’s and the draft’s distribution: the share that sampling keeps on a\
verage."},Gr={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of the last one, and removes tokens that the las\
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
ks",[]]},Qf={z:["z","z","How many standard deviations more tokens are green than without a watermark."],mean:["mean g","z of the mean g","How many standard devi\
ations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:["weighted mean g","z of the weighted mean g","The same with more weigh\
t on the first keys, which mark the most."],posterior:["Bayesian detector","posterior probability","The probability of a watermark by the detector that was trai\
ned here on the other half of the texts."]},qs={Candidate:["token_id","text","raw_logprob","logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["na\
me","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability","penalty","score"],BeamCandidate:["token_id","text","piece","parent",
"raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","bank","progress","forced","mark"],DraftToken:["token_id","text","draf\
t_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["kind","green","g","listed","mass_before","mass_after","expected","cho\
sen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logprob","entropy","accepted","read_id","read_text"]};var js={};ee(js,{isSaid:()=>em,language:()=>Yn,t:()=>a,tn:()=>A,translateTemplate:()=>Kr,withTexts:()=>zs});function a(e,t){if(e==null)return"";if(typeof e=="object")return"number"in e?we(e.number):"one"in e?A(e.count,e.one,e.said,e.values):a(e.said,e.values);let n=String(
e),r=window.GenerationPlaygroundTexts?.[n]??n;return t?r.replace(/\{\{|\}\}|\{(\w+)\}/g,(o,s)=>{if(s===void 0)return o[0];let i=t[s];return typeof i=="number"?je(
i):i&&typeof i=="object"?a(i):String(i??"")}):r}function A(e,t,n,r){let o=window.GenerationPlaygroundTexts?.[t]!==void 0,s=t.includes("{count}")?Bs(e,o):e===1;return a(
s?t:n,{count:L(e),...r})}var em=e=>typeof e=="object"&&e!==null&&("said"in e&&typeof e.said=="string"||"number"in e&&typeof e.number=="string"),tm=["aria-label",
"title","placeholder","data-tip","label"];function Kr(e){let t=window.GenerationPlaygroundTexts;if(!t)return;let n=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);
for(let r=n.nextNode();r;r=n.nextNode()){let[,o,s,i]=/^(\s*)([^]*?)(\s*)$/.exec(r.nodeValue??"")??[],l=s&&t[s.replace(/\s+/g," ")];l&&(r.nodeValue=o+l+i)}for(let r of[
e,...e.querySelectorAll("*")])for(let o of tm){let s=t[(r.getAttribute(o)||"").replace(/\s+/g," ")];s&&r.setAttribute(o,s)}}function zs(e){let n=window.GenerationPlaygroundCatalogues?.[Yn()];
if(window.GenerationPlaygroundTexts||!n)return e();window.GenerationPlaygroundTextsLoading??=fetch(n).then(r=>r.json()).then(r=>{window.GenerationPlaygroundTexts=
r},r=>console.warn("Generation Playground: the translation could not be loaded.",r)),window.GenerationPlaygroundTextsLoading.then(e)}var Us={};ee(Us,{finite:()=>he,isFromElsewhere:()=>Te,isKnown:()=>Be,keptOf:()=>Ue,medianOf:()=>nm});var Be=e=>typeof e=="number"&&Number.isFinite(e),he=e=>e==null||
Math.abs(e)>1e30?null:e,nm=e=>{let t=[...e].sort((n,r)=>n-r);return(t[t.length-1>>1]+t[t.length>>1])/2},Te=({distribution:e})=>e.vocab===null,Ue=({distribution:{
stages:e,vocab:t}})=>e.at(-1)?.kept??t;var lt={" ":"·","\n":"↵","	":"⇥","\r":"␍"},qt=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function _(e,t,n,r){let o=document.createElement(
e);t&&(o.className=t),n!=null&&(o.textContent=String(n));for(let[s,i]of Object.entries(r||{}))o.setAttribute(s,String(i));return o}function Zn(e,t,{running:n=!1}={}){
let r=0;for(let o of t.matchAll(qt)){let[s]=o;o.index>r&&e.append(t.slice(r,o.index)),r=o.index+1;let i=lt[s]||"U+"+(s.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0");if(n){let l=lt[s]?s:"";e.append(_("span","gp-space",l,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else e.append(_("span","gp-mark",i))}r<t.
length&&e.append(t.slice(r))}function Vs(e,t){let n=/^ (?=\S)/.test(t)?" ":"",r=/\n*$/.exec(t)?.[0]??"",o=_("span","gp-ink");Zn(o,t.slice(n.length,t.length-r.length),
{running:!0});for(let s=0;s<r.length;s++)o.append(_("span","gp-space","",{"data-mark":lt[`
`],"data-wide":"yes"}));return e.append(...[n,o,r].filter(Boolean)),o}var Gs=/(\\x[0-9a-f]{2})+$/i,Xs=e=>(e.match(Gs)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
St=({piece:e,text:t})=>e!==null&&(e===""||Gs.test(t)&&e===t.replace(Gs,""));function We(e,t){e.replaceChildren(),Zn(e,t),t||e.append(_("span","gp-mark",a("(empt\
y)")))}function _e(e,t){let n=_("bdi",t);return We(n,e),n}function q(e,t){e.textContent!==t&&(e.textContent=t)}var rm=/([<>≈−-]?\d[\d.,\u202f\u00a0]*[\s\u00a0\u202f]?(?:%|(?:bits?|nats|ms|s|[kMG]B|tokens)(?![\p{L}\p{N}_])))/u;
function Vr(e){let t=document.createDocumentFragment();return e.split(rm).forEach((n,r)=>t.append(r%2?_("span","gp-together",n):n)),t}var pn=e=>e.replace(qt,t=>t===
" "?" ":lt[t]||"�"),me=e=>e?`${e}.`:"",Re=e=>e.filter(Boolean).join(a("{before}; {part}").split(/\{\w+\}/)[1]),G=e=>a("“{text}”",{text:pn(e)});function Ys(e){
return e>90?a("Yours begins in about {count} minutes.",{count:Math.round(e/60)}):a("Yours begins in about {count} s.",{count:e<10?Math.max(1,Math.round(e)):5*Math.
round(e/5)})}var $e=(e,t)=>e.split(/\{(\w+)\}/).map((n,r)=>r%2?t[n]:n);function I(e){let t=e*100;return t===0?we("0%"):t<.01?we("<0.01%"):t<1?we(t.toFixed(2)+"%"):
t>99.95&&t<100?we(">99.9%"):we(t.toFixed(1).replace(".0","")+"%")}var V=e=>e==null?0:Math.exp(e),Zs=({prompt:e,request:t})=>e||(t&&t.messages||[]).at(-1)?.content||
"",Ce=(e,t)=>t==="bits"?e/Math.LN2:e;function le(e,t){return e===null||!Number.isFinite(e)?a("infinite"):Z(Ce(e,t),2)+" "+a(t)}function Js({model:e,phase:t,done:n,
total:r}){if(t==="gpu")return a("waiting for the shared GPU …");if(t==="asking")return a("asking the Hub for {model} …",{model:e});let o=I((n??0)/(r||1));return t===
"download"?a("downloading {model}: {done} of {total} …",{model:e,done:Ks(n),total:Ks(r)}):t==="converting"?r?a("converting {model}: {share} …",{model:e,share:o}):
a("reading the file of {model} to convert it …",{model:e}):r?a("loading {model}: {share} …",{model:e,share:o}):a("loading {model} …",{model:e})}function Ks(e){
return Be(e)?e>=1e9?a("{size} GB",{size:Z(e/1e9,e<1e10?2:1)}):e>=1e6?a("{size} MB",{size:Z(e/1e6,e<1e8?1:0)}):a("{size} kB",{size:Z(e/1e3,0)}):"–"}function ct(e){
return e<1?Math.round(e*1e3)+" ms":Z(e,e<10?2:1)+" s"}var F=(e,t=3)=>e==null?"–":Z(e,t);function He(e){let{chosen:t,distribution:n}=e,r=e.read?t.raw_logprob:t.logprob??t.raw_logprob;return{probability:V(t.logprob),rawProbability:V(t.raw_logprob),rank:(e.
read?null:t.rank)??t.raw_rank,surprisal:r===null?1/0:Math.max(0,-r),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var om=(e,t,n)=>Object.hasOwn(e,
t)?e[t]:n,Jn=e=>Object.hasOwn(jr,e)?a(jr[e]):e.replaceAll("_"," ");function Qs({message:e,fix:t,diagnostics:n=[]}){let r=n.map(o=>({knob:o.knob,message:a(o.message),
fix:a(o.fix)}));return r.some(o=>o.message===a(e))?r:[{knob:"",message:a(e),fix:a(t)},...r]}var Ge=e=>Object.hasOwn(Ur,e)?Ur[e].map(t=>a(t)):[e,e];function et(e){
if(!Object.hasOwn(Gr,e))return[e,a("is your own logits processor"),[]];let[t,n,r]=Gr[e];return[a(t),a(n),r]}var te=(e,t)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",e);return t&&n.setAttribute("class",t),n};function ve(e,t,n){for(;e.childElementCount>
t;)e.lastElementChild?.remove();for(;e.childElementCount<t;)e.append(n());return e.children}var Mc=new WeakMap;function dn(e,t,{plain:n=!1}={}){let r=String(n)+
t;Mc.get(e)!==r&&(Mc.set(e,r),n?e.textContent=t:We(e,t))}function ti(e,t){e.className!==t&&(e.className=t)}function qe(e,t,n){let r=`${(n*100).toFixed(2)}%`,o=Ec.
get(e)||{};o[t]!==r&&(e.style[t]=r,Ec.set(e,{...o,[t]:r}))}var Ec=new WeakMap;function re(e,t){let n=Lc.get(e)||{};for(let[r,o]of Object.entries(t))n[r]!==o&&e.
setAttribute(r,String(n[r]=o));Lc.set(e,n)}var Lc=new WeakMap;function Dt(e,t){e.hidden===t&&(e.hidden=!t)}var bi={};ee(bi,{Along:()=>ye,RunLog:()=>Tt,groupLetter:()=>Ae,pathChange:()=>to,pathOf:()=>ae,penalised:()=>tt,unseenAfter:()=>gi,unseenNode:()=>mi});var pi={};ee(pi,{Feed:()=>zt,everyChange:()=>hn});var ci={};ee(ci,{isFar:()=>ai,isOpen:()=>si,onceNear:()=>li,onceShown:()=>ii});var Rc=e=>e.closest(".tabitem, .drawer")||document.body;function si(e){return e.checkVisibility()||
e.hidden&&Rc(e).checkVisibility()}var Yr=new WeakMap,ri;function ii(e,t){ri??=new ResizeObserver(s=>s.map(({target:i})=>i).filter(i=>i.checkVisibility()).flatMap(
sm).forEach(i=>i()));let n=Rc(e),r=n.checkVisibility()?e:n,o=Yr.get(r)??new Set;Yr.set(r,o.add(t)),ri.observe(r)}function sm(e){ri.unobserve(e);let t=[...Yr.get(
e)||[]];return Yr.delete(e),t}var Xr=new WeakMap,oi=new WeakMap,Pc;function ai(e){return Xr.has(e)||(Pc??=new IntersectionObserver(im,{rootMargin:"50%"}),Xr.set(
e,!1),Pc.observe(e)),!!Xr.get(e)&&!e.hidden}function li(e,t){oi.set(e,t)}function im(e){for(let{target:t,isIntersecting:n}of e){Xr.set(t,!n);let r=n&&oi.get(t);
r&&(oi.delete(t),r())}}var zt=class{constructor(t){this.kinds=t}kinds;subscribers=new Set;changes={};position=0;head="";tail="";answers={};away=!1;onlyShown=!1;feed(t){t.length>=this.
position&&t.startsWith(this.head)&&t.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let r=t.lastIndexOf(`
`)+1;for(;this.position<r;){let o=t.indexOf(`
`,this.position);this.readLine(t.slice(this.position,o)),this.position=o+1}this.head=t.slice(0,Math.min(r,100)),this.tail=t.slice(Math.max(0,r-100),r)}append(t){
let n=0;for(let r of t.split(`
`))this.readLine(r)||(n+=1);return n}read(t){throw new Error("nobody reads "+t.type)}readLine(t){if(!t.trim())return!0;try{return this.read(JSON.parse(t)),!0}catch(n){
return console.error("Generation Playground: a line of the log was skipped.",n,t.slice(0,200)),!1}}setAway(t){this.away!==t&&(this.away=t,this.changed("status"))}get canAsk(){
return!this.onlyShown&&Object.keys(this.answers).length>0}ask(t){!this.onlyShown&&Object.hasOwn(this.answers,t.type)&&this.answers[t.type](t)}subscribe(t,n,r=!1){
let o={element:t,update:n,whenOpen:r,missed:hn(this.kinds),opened:()=>ui([o])};this.subscribers.add(o),ui([o])}changed(t){Zr.size||requestAnimationFrame(am),Zr.
add(this),this.changes[t]=!0}takeChanges(){let t=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?n.missed=cm(n.missed,t):this.subscribers.
delete(n);return[...this.subscribers]}},Zr=new Set;function am(){let e=[...Zr];Zr=new Set,ui(e.flatMap(t=>t.takeChanges()),!0)}function ui(e,t=!1){let n=e.filter(
({element:s,whenOpen:i})=>i&&s.isConnected),r=new Set(n.filter(({element:s})=>!si(s))),o=new Set(n.filter(s=>t&&lm(s.missed)&&!r.has(s)&&ai(s.element)));for(let{
element:s,opened:i}of r)ii(s,i);for(let{element:s,opened:i}of o)li(s,i);for(let s of e){let{missed:i,update:l}=s;if(!(r.has(s)||o.has(s)||!Object.keys(i).length)){
s.missed={};try{l(i)}catch(c){console.error("Generation Playground: a pane could not be drawn.",c)}}}}var lm=e=>!!e.steps&&Object.keys(e).every(t=>t==="steps"||
t==="entries"),hn=e=>Object.fromEntries(e.map(t=>[t,!0]));function cm(e,t){let n={...e,...t};return e.entries&&t.entries&&(n.entries=new Set([...e.entries,...t.
entries])),n}var hi={};ee(hi,{noReading:()=>Jr,readOn:()=>Qr,spansOf:()=>di});var Jr=e=>({place:0,since:e.is_open?0:null,tail:[],spans:[]});function Qr(e,t,n,{start:r,end:o}){
let{place:s}=e,{since:i,spans:l}=e,c=[...e.tail,[s,t]];for(;;){let p=i===null?r:o,d=c.map(([,m])=>m).join("").indexOf(p);if(d<0)break;let h=um(c,d);i===null?i=s+
1:(l=[...l,{start:i,stop:Math.max(i,h),end:s+1}],i=null),c=pm(c,d+p.length)}return n&&i!==null&&i<=s&&(l=[...l,{start:i,stop:s,end:null}],i=null,c=[]),{place:s+
1,since:i,tail:dm(c,(i===null?r:o).length-1),spans:l}}function di(e,t){if(!t)return[];let n=Jr(t);for(let{chosen:i,piece:l}of e)n=Qr(n,i.text,l===null,t);let{spans:r,
since:o,place:s}=n;return o===null?r:[...r,{start:o,stop:s,end:null}]}function um(e,t){let n=t;for(let[r,o]of e)if(n-=o.length,n<0)return r;return e[e.length-1][0]}
function pm(e,t){let n=t;return e.flatMap(([r,o])=>{let s=o.slice(n);return n=Math.max(0,n-o.length),s?[[r,s]]:[]})}function dm(e,t){let[n,r]=[e.length,0];for(;n>
0&&r<t;)r+=e[--n][1].length;return e.slice(n)}var hm=20,Tt=class extends zt{unit="bits";searched=new Map;found={look_into:new Map,attend:new Map};mostPlaces={};written=null;parts=[];coming=[];turn;fed={turn:void 0,
started:!1};recordedTurn;beginsHidden=!1;asked=null;queued;loading;shared;apart;started;finished;failed;lasts;newest;numTokens;elapsed;firstElapsed;rounds;canvasSteps;prompts;texts;returned;selected;suggested;rejected;promptSteps;hideFrom;constructor(){
super(["run","steps","status","selection","unit","prompt","watched","searched","found","written"]),this.clear()}clear(){this.queued=this.loading=this.started=this.
finished=this.failed=null,this.shared=1,this.apart=!1,this.lasts=[],this.newest=null,this.numTokens=this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.canvasSteps=
[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=this.rejected=null,this.suggested=!1,this.promptSteps=[],this.hideFrom=this.beginsHidden?
0:null}feedRun(t,n){this.begin(n),this.feed(t),this.coming=[t],this.showComing()}appendRun(t,n){this.begin(n);let r=this.append(t);return this.coming.push(t),this.
showComing(),r}lose(t){this.fed.turn!==t||this.finished||this.failed||this.read({type:"Failed",message:a("The connection to this run was lost."),fix:a("Run it a\
gain."),error:"Lost",diagnostics:[]})}begin(t){t!==this.fed.turn&&(this.fed={turn:t,started:!1},this.coming=[],this.feed(""))}showComing(){this.fed.started&&Object.
assign(this,{parts:this.coming,turn:this.fed.turn})}get text(){return this.parts.length>1&&this.parts.splice(0,1/0,this.parts.join("")),this.parts[0]??""}read(t){
if(!fm(t.type))throw new Error("unknown event "+t.type);Cc[t.type](this,t)}countStep(t){this.numTokens+=1,this.elapsed=t.elapsed??0,this.firstElapsed??=t.elapsed,
this.changed("steps")}get recorded(){return this.recordedTurn!==void 0&&this.turn===this.recordedTurn}get readsSource(){return!!this.started?.decoder_tokens.length}get prefix(){
return(this.readsSource?this.started?.decoder_tokens:this.started?.prompt_tokens)??[]}get denoises(){return!!(this.started&&this.started.mode==="block_diffusion")}get isFromElsewhere(){
return!!(this.started&&this.started.elsewhere)}get hasReadMedia(){return!!(this.started?.request.media?.length||this.started?.media?.length)}get looksAtMedia(){
return this.hasReadMedia&&this.readsSource&&!this.started?.prompt_tokens.length}get speaks(){return!!(this.started&&this.started.codebooks)}get canAsk(){return super.
canAsk&&!this.isFromElsewhere&&!this.speaks}get stepping(){if(!this.started||this.usesBeams)return!1;if(this.finished?.sequences[0]?.stop_reason==="step")return!0;
let{given:t,only_given:n,config:r={}}=this.started.request;return typeof t=="string"?!1:Array.isArray(t)&&n||r.max_new_tokens===(t||[]).length+1}get usesBeams(){
return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){
return this.hideFrom===null?this.allLines():this.allLines().map(t=>{let n=this.seen(t.last);return n===t.last?t:{...t,last:n,score:null,stopReason:null}})}seen(t){
if(this.hideFrom===null)return t;let n=t;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(t){this.hideFrom!==t&&(this.hideFrom=t,this.changed(
"steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,r)=>ym(n,r,this.prompts.length));
let t=this.finished?this.finished.sequences:[];return this.lasts.map((n,r)=>({kind:"sequence",label:this.speaks?a("codebook {number}",{number:r+1}):this.lasts.length>
1?a("sequence {number}",{number:r+1}):"",last:n,score:null,stopReason:t[r]?t[r].stop_reason:null,untold:!n&&t[r]&&!t[r].token_ids.length?t[r].text:""}))}current(){
if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let t=this.lines();return t.length?t[0].last:null}lineOf(t){return t.
isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let r=n;for(;r&&r.index>t.index;)r=r.before;return r===t}):this.lines()[t.sequence]}lastOf(t){
return this.lineOf(t)?.last??t}select(t,n){let r=t===null?null:this.lines()[t];this.selectStep(r&&n!==void 0?ae(r.last)[n]??null:null)}selectStep(t,n=!1){let r=this.
seen(t);this.selected===r&&this.suggested===n&&!this.rejected||(this.selected=r,this.suggested=n,this.rejected=null,this.changed("selection"))}selectRejected(t,n,r){
this.selectStep(t),this.rejected={round:n,place:r},this.changed("selection")}selectMostUncertain(t=""){let n=this.returned?this.returned[0]?.last:this.lasts[0];
if(this.selected||!n||this.stepping)return;let r=ae(n),o=r.filter(p=>!p.given);if(o.length<2)return;let s=di(r,this.started?.reasoning).filter(({end:p})=>p!==null),
i=o.filter(({index:p})=>!s.some(({start:d,stop:h})=>d<=p&&p<h)),l=({distribution:p,chosen:{raw_logprob:d}})=>p.entropy_before??-(d??-1/0),c=t&&o.find(p=>p.chosen.
text.trim()===t.trim());c?this.selectStep(c,!0):this.selectStep((i.length?i:o).reduce((p,d)=>l(d)>l(p)?d:p),!0)}walk(t){let n=this.current();if(!n)return;let r=[
...this.promptSteps,...ae(this.lastOf(n))],o=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(r[Math.max(0,Math.min(r.length-1,o+t))])}addSearched(t,n){
this.searched.set(t,[...this.searched.get(t)||[],n]),this.changed("searched")}addFound(t,n,r,o){let s=this.found[t];s.delete(n),s.set(n,{ids:r,found:o}),s.size>
hm&&s.delete(s.keys().next().value),this.changed("found")}foundOf(t){return this.started&&this.found[t].get(this.turn)||null}startedLine(){let t=this.text.indexOf(
'{"type":"Started"');return t<0?"":this.text.slice(t,this.text.indexOf(`
`,t))}idsTo(t){return ae(t).map(({chosen:n})=>n.token_id)}addWatched(t,n){let r=this.allLines()[t];r&&(ae(r.last).forEach((o,s)=>{let i=Ke("Candidate",n[s]||[]),
l=new Set(i.map(({token_id:c})=>c));o.watched=[...(o.watched||[]).filter(({token_id:c})=>!l.has(c)),...i]}),this.changed("watched"))}setWritten(t){this.written=
t&&{...t,tokens:Ke("Token",t.tokens)},this.changed("written")}setUnit(t){this.unit=t,this.changed("unit")}},Cc={Queued(e,t){e.queued=t,e.loading=null,e.changed(
"status")},Loading(e,t){e.loading=t,e.queued=null,e.changed("status")},Shared(e,{runs:t,apart:n}){e.shared=t,e.apart=!!n,e.changed("status")},Started(e,t){e.clear();
let n=Ke("Token",t.prompt_tokens??[]);e.started={...t,request:t.request??{},prompt_tokens:n,decoder_tokens:Ke("Token",t.decoder_tokens??[])},e.fed.started=!0,e.
changed("run"),e.changed("status"),e.changed("selection")},Stepped(e,{step:t}){let n=Oc(t);n.read=!!e.started?.request.only_given,n.before=e.lasts[n.sequence]??
null,n.draft=mm(n,e.rounds),e.lasts[n.sequence]=n,(!e.newest||n.index>e.newest.index)&&(e.newest=n),e.countStep(n)},BeamsAdvanced(e,{step:t}){let n=e.prompts[t.
sequence]??=gm(),r={...t,distributions:t.distributions.map(Ac)};r.given&&(n.given+=1);let o=Ke("BeamCandidate",r.candidates).map(i=>bm(i,r,n));for(let{beam:i}of o)
i.progress&&e.texts.set(i.token_id,i.text);wm(o),n.running=o.filter(i=>i.beam.status==="running").sort((i,l)=>fi(i)-fi(l)),n.byNumber=new Map(n.running.map(i=>[
fi(i),i]));let s=r.given?e.started?.effective.num_beams??0:0;for(let i=0;i<s;i++)n.byNumber.set(i,o[0]);n.finished.push(...o.filter(i=>i.beam.status==="finished")),
n.finished.sort((i,l)=>(l.beam.final_score??0)-(i.beam.final_score??0)),n.finished.length=Math.min(n.finished.length,r.pool.length),n.pool=r.pool,n.pools.push(r.
pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(r.distributions),e.countStep(r)},PromptRead(e,{steps:t}){let n=null;e.promptSteps=t.map(r=>n=
{...Oc(r),before:n,isPrompt:!0}),e.changed("prompt")},CanvasDenoised(e,{step:t}){let n={...t,places:Ke("CanvasPlace",t.places)};e.canvasSteps.push(n),e.numTokens=
n.canvas*n.places.length,e.elapsed=n.elapsed,e.firstElapsed??=n.elapsed,e.changed("steps")},DraftJudged(e,{round:t}){e.rounds.push({...t,follow:t.follow,drafted:Ke(
"DraftToken",t.drafted)}),e.changed("steps")},Finished(e,t){let n=t.sequences.map(r=>({...r,score:r.score??null,note:r.note??""}));e.finished={...t,sequences:n},
n.forEach((r,o)=>{!r.token_ids.length&&r.text&&(e.lasts[o]??=null)}),e.usesBeams&&(e.returned=n.map((r,o)=>vm(e,r,o))),e.changed("status"),e.changed("steps")},Failed(e,t){
(e.fed.turn===void 0||e.fed.started)&&(e.failed=t),e.queued=e.loading=null,e.changed("status")}},fm=e=>Object.hasOwn(Cc,e);function eo(e,t){let n=qs[e],r={};for(let o=0;o<
n.length;o++)r[n[o]]=t[o];return r}function Ke(e,t){return t.map(n=>eo(e,n))}function Ac(e){return{...e,candidates:Ke("Candidate",e.candidates),stages:Ke("Stage",
e.stages??[])}}function Oc(e){let{chosen:t,distribution:n,watched:r,mark:o,reranked:s,...i}=e,l={...i,chosen:eo("Candidate",t),distribution:Ac(n),watched:Ke("Ca\
ndidate",r??[]),mark:o?eo("Mark",o):null,before:null,draft:null};return s&&(l.reranked=Ke("Reranked",s)),l}function mm(e,t){let n=t.at(-1);if(!n||e.index<n.start)
return null;let r=e.index-n.start;return r<n.num_accepted?{origin:"accepted",instead:null,round:n,place:r}:{origin:n.follow,instead:n.drafted[r]||null,round:n,place:r}}
function gm(){return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}var fi=({beam:e})=>e.beam??0;function bm({
mark:e,...t},n,r){let o=e?eo("Mark",e):null,s={...t,mark:o},i=n.distributions[s.parent],l=i.candidates.find(c=>c.token_id===s.token_id);return{index:n.index,sequence:n.
sequence,before:r.byNumber.get(s.parent)||null,chosen:l||{...s,raw_rank:null,rank:null,removed_by:null},piece:s.piece,distribution:i,seconds:n.seconds,elapsed:n.
elapsed,draft:null,given:!!n.given,length:n.index+1-r.given,mark:o,beam:s}}var tt=({beam:e,length:t},n)=>t>0?(e.score??-1/0)/t**n:e.score;function mi(e,t,n,r,o){
e.unseen??=new Map;let s=`${t} ${n} ${o.token_id}`,i=e.unseen.get(s);if(!i){let l=(t?e.byStep[t-1].get(n):null)??null,{token_id:c,text:p,raw_logprob:d,logprob:h}=o,
m=(l?.beam.score??0)+(h??-1/0),f=l?l.beam.group:null,g={token_id:c,text:p,piece:null,parent:n,raw_logprob:d,logprob:h,score:m,status:"unseen",beam:null,final_score:null,
group:f},{sequence:w,seconds:b,elapsed:O}=e.steps[t][0];i={index:t,sequence:w,before:l,chosen:o,piece:null,distribution:r,seconds:b,elapsed:O,draft:null,given:!1,
length:e.steps[t][0].length,beam:g,rank:null},e.unseen.set(s,i)}return i}function gi(e,t,n,r){let o=n&&!n.given?n.beam?.beam??0:0;return e.unseen&&e.unseen.get(
`${t} ${o} ${r}`)||null}function wm(e){let t=new Map;for(let n of[...e].sort((r,o)=>(o.beam.score??-1/0)-(r.beam.score??-1/0)))n.rank=(t.get(n.beam.group)||0)+1,
t.set(n.beam.group,n.rank)}function ym(e,t,n){let r=s=>n>1?a("Prompt {number}, {label}",{number:t+1,label:s}):s,o=(s,i,l,c)=>({kind:s,label:r(i),last:l,score:c,
stopReason:null});return[...e.running.map(s=>o("running",km(s),s,s.beam.score)),...e.finished.map((s,i)=>o("finished",_m(s,i+1),s,s.beam.final_score))]}function km({
beam:{beam:e,group:t,progress:n}}){let r=(e??0)+1;return t!=null?a("beam {number}, group {group}",{number:r,group:Ae(t)}):r===1&&!n?a("best beam"):a("beam {numb\
er}",{number:r})}function _m({beam:{group:e}},t){return e!=null?a("ended {number}, group {group}",{number:t,group:Ae(e)}):a("ended {number}",{number:t})}var Ae=e=>e<
26?String.fromCharCode(65+e):String(e+1);function vm(e,t,n){let r=Math.max(1,Math.floor((e.finished?.sequences.length??0)/e.prompts.length)),{steps:o}=e.prompts[Math.
floor(n/r)],s=null;return t.token_ids.forEach((i,l)=>{let c=t.beams?.[l];s=(o[l]||[]).find(p=>p.beam.parent===c&&p.beam.token_id===i)||s}),{kind:"returned",label:a(
"output {number}",{number:n+1}),last:s,score:t.score,stopReason:t.stop_reason}}function ae(e){let t=[];for(let n=e;n;n=n.before)t.push(n);return t.reverse()}function to(e,t){
let n=[],r=t;for(;r&&e[r.index]!==r;)n.push(r),r=r.before;return{keep:r?r.index+1:0,added:n.reverse()}}var ye=class{constructor(t,n){this.add=n;this.totals=[t]}add;steps=[];totals;get total(){
return this.totals[this.totals.length-1]}follow(t){let{keep:n,added:r}=to(this.steps,t);this.steps.length=n,this.totals.length=n+1;for(let o of r)this.steps.push(
o),this.totals.push(this.add(this.total,o));return{keep:n,added:r}}};var Ti={};ee(Ti,{explain:()=>Si,runsOfTerms:()=>dt,tipLater:()=>Ne,tipOfTerm:()=>Me});var wi={};ee(wi,{documentLinks:()=>Qn});var xm={"views#why-this-token":`vocabulary prompt length ending logit probability logprob mean-logprob cumulative-logprob bits perplexity rank processor
    kept distinct-n repetition context parameters memory`,"views#side-by-side":"sample greedy self-bleu words-in-common interval","views#how-the-next-token-move\
s-with-the-prompt":"kl js","views#where-the-beams-went":"sequence-score","views#is-the-draft-worth-it":"bonus acceptance-length expected-acceptance passes-saved\
 draft-cost speed-up residual","views#is-it-watermarked":"threshold p-value false-positive-rate detection-rate auc","views#which-answer-is-likelier":"answer-sha\
re","views#how-much-do-fewer-bits-cost":"top-agreement","views#chats-translations-batches":"padding","serving#time":"speed first-token time between-tokens laten\
cy percentile","serving#what-happens-in-a-step":"decode block queue","knobs#do_sample":"sampling","knobs#temperature":"temperature","knobs#top_k":"top-k","knobs\
#top_p":"top-p","knobs#min_p":"min-p","knobs#repetition_penalty":"repetition-penalty","knobs#length_penalty":"length-penalty","knobs#diversity_penalty":"diversi\
ty-penalty","knobs#constraints":"constraint"},Sm=Object.fromEntries(Object.entries(xm).flatMap(([e,t])=>t.split(/\s+/).map(n=>[n,e])));function Qn(e){let t=document.
querySelector("link[rel=help]");if(!t)return[];let n=e?Sm[e]||`glossary#${e}`:"";return[_("a","gp-link",a("Docs"),{href:t.href+n,target:"_blank",rel:"noopener"})]}var _i={};ee(_i,{addressOf:()=>er,askedTerm:()=>no,followTermLink:()=>tr,formulaLines:()=>ro,openGlossary:()=>pt});var yi={};ee(yi,{TERMS:()=>fn,termOf:()=>jt});var Nc={token:()=>({name:a("token"),meaning:a("The piece of text that a model reads and writes at once: a word, a part of one, a sign, or a few bytes.")}),vocabulary:()=>({
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
ther. A place is accepted where the entropy of its distribution is low enough.")})},fn=Object.keys(Nc),jt=e=>Nc[e]();var ki="#glossary",ut=null,er=e=>`${ki}=${e}`;function no(){let[e,t=""]=location.hash.split("=");return e!==ki?null:fn.includes(t)?t:""}function $c(e){try{history.
replaceState(history.state,"",location.pathname+location.search+e)}catch{}}var ro=({formula:e,unit:t})=>[...e?[_("p","gp-formula",e.replaceAll("−(","−⁠("))]:
[],...t?[_("p","gp-term-unit",a("Unit: {unit}",{unit:t}))]:[]];function Tm(){let e=_("dialog","gp-glossary",null,{"aria-label":a("Glossary")}),t=_("button","gp-\
button",a("Close"),{type:"button"});t.addEventListener("click",()=>e.close());let n=_("header","gp-head");n.append(_("h3","gp-title",a("Glossary")),...Qn(),t);let r=_(
"div");for(let o of fn){let s=jt(o),i=_("section","gp-term-entry",null,{id:`gp-term-${o}`,tabindex:"-1"}),l=_("h4");l.append(_("a","gp-term-link",s.name,{href:er(
o),title:a("Link to this term")})),i.append(l,_("p","",s.meaning),...ro(s)),r.append(i)}return e.append(n,r),e.addEventListener("click",({target:o})=>o===e&&e.close()),
e.addEventListener("close",()=>no()!==null&&$c("")),e}function pt(e,t){ut??=Tm(),ut.parentNode!==e&&(ut.open&&ut.close(),e.append(ut)),ut.open||ut.showModal();for(let r of ut.
querySelectorAll(".gp-term-entry"))r.classList.toggle("gp-current",r.id===`gp-term-${t}`);let n=t?ut.querySelector(`#gp-term-${t}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),$c(t?er(t):ki)}function tr(e,t){let n=e.target.closest(".gp-term-link");!n||e.ctrlKey||e.metaKey||e.shiftKey||(e.preventDefault(),
pt(t,n.getAttribute("href")?.split("=")[1]))}var Ic=new WeakMap,xi=new WeakMap;function Ne(e,t){Ic.set(e,t),e.dataset.tip===void 0&&(e.dataset.tip="")}function Me(e,t,n,r={}){xi.set(e,{id:t,run:n,...r});let o=r.
meaning||"";e.dataset.tip!==o&&(e.dataset.tip=o),e.dataset.term!==t&&(e.dataset.term=t),e.tabIndex!==0&&(e.tabIndex=0)}function dt(e,t){for(let n of e.querySelectorAll(
"[data-run]")){let{run:r}=n.dataset;r!==void 0&&Object.hasOwn(t,r)&&xi.set(n,{...Bc(n),run:t[r]})}}function Bc({dataset:{term:e,tip:t,formula:n,unit:r}}){return{
id:e??"",run:()=>"",meaning:t,...n!==void 0&&{formula:n},...r!==void 0&&{unit:r}}}var vi=e=>e&&xi.get(e)||(e?.dataset.term?Bc(e):null),Mm={run:e=>a("In this run\
: {words}",{words:e}),runs:e=>a("In these runs: {words}",{words:e}),text:e=>a("In this text: {words}",{words:e}),model:e=>a("In this model: {words}",{words:e})},
Em=e=>e.replaceAll("−(","−⁠(");function Lm({id:e,run:t,meaning:n,...r},o,s){let i={...jt(e),...r},l=t(),c=_("button","gp-link",a("Glossary (key G)"),{type:"\
button",tabindex:"-1"});c.addEventListener("click",()=>pt(o,e));let p=_("p","gp-in-run");return p.append(Vr(Mm[s](Em(l)))),[_("p","",n||i.meaning),...ro(i),...l?
[p]:[],c,...Qn(e).map(d=>(d.tabIndex=-1,d))]}function Hc(e,t,n){let r=vi(e);return r?Lm(r,t,n):[Vr(Ic.get(e)?.()??e.dataset.tip??"")]}function Si(e,t="run"){let n=null,
r=null,o=()=>_("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});function s({target:d}){if(!(d instanceof Element)||n?.contains(
d))return;let h=d.closest("[data-tip]");h!==r&&(r&&r.removeAttribute("aria-describedby"),r=h,n??=o(),n.hidden=!h,h&&(n.classList.toggle("gp-term",!!vi(h)),n.replaceChildren(
...Hc(h,e,t)),h.setAttribute("aria-describedby",n.id),i(n,h)))}function i(d,h){let m=h.closest("[data-holds-tips]")||e;d.parentNode!==m&&m.append(d);let[f,g]=[m.
getBoundingClientRect(),h.getBoundingClientRect()],w=Math.min(g.left-f.left,f.width-d.offsetWidth-8);d.style.left=`${Math.max(8,w)+m.scrollLeft}px`;let[b,O]=m===
e?[0,innerHeight]:[Math.max(0,f.top),Math.min(innerHeight,f.bottom)],k=g.bottom+5+d.offsetHeight>O&&g.top-5-d.offsetHeight>=b;d.classList.toggle("gp-above",k),d.
style.top=`${(k?g.top-5-d.offsetHeight:g.bottom+5)-f.top+m.scrollTop}px`}let l=()=>s({target:e});function c(){if(!r||!n)return;if(!e.contains(r)||!r.getClientRects().
length){l();return}let d=Hc(r,e,t);d.map(m=>typeof m=="string"?m:m.textContent).join("")!==n.textContent&&(n.replaceChildren(...d),i(n,r))}let p=()=>vi(r);return e.
addEventListener("pointerover",s),e.addEventListener("pointerleave",({pointerType:d})=>!(d==="touch"&&p())&&l()),e.addEventListener("focusin",s),e.addEventListener(
"focusout",({relatedTarget:d})=>!(d instanceof Node&&n?.contains(d))&&l()),e.addEventListener("click",d=>tr(d,e)),e.addEventListener("keydown",d=>{if(d.key==="E\
scape"&&l(),d.key.toLowerCase()!=="g"||d.ctrlKey||d.metaKey||d.altKey||d.target!==r)return;let h=p();h&&(d.preventDefault(),pt(e,h.id))}),c}var Fc=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),nt=e=>e.
num_accepted+(e.follow==="correction"?1:0),Mi=e=>e.num_accepted+(e.next_token_id===null?0:1);function Pm(e,t){let{drafted:n,num_accepted:r}=t;if(e.rounds+=1,e.tokens+=
Mi(t),e.draft_seconds+=t.draft_seconds,e.verify_seconds+=t.verify_seconds,!n.length)return e;e.spec_steps+=1,e.drafted+=n.length,e.accepted+=r,e.judged+=nt(t);for(let o=e.
draftedAt.length;o<n.length;o++)e.draftedAt.push(0),e.acceptedAt.push(0);for(n.forEach((o,s)=>{e.draftedAt[s]+=1,s<r&&(e.acceptedAt[s]+=1),!(s>=nt(t)||(o.overlap??
null)===null)&&(e.overlaps[0]+=1,e.overlaps[1]+=o.overlap)});e.kept.length<=e.draftedAt.length;)e.kept.push(0);return e.kept[r]+=1,e}function Rm(e){let{spec_steps:t,
rounds:n,tokens:r,drafted:o,accepted:s,judged:i,overlaps:l}=e,c=(p,d)=>d?p/d:null;return{num_spec_steps:t,num_rounds:n,num_tokens:r,num_draft_tokens:o,num_accepted_draft_tokens:s,
num_judged_draft_tokens:i,draft_acceptance_rate:c(s,o),judged_acceptance_rate:c(s,i),mean_acceptance_length:t?1+s/t:null,acceptance_histogram:e.kept,accepted_by_position:e.
acceptedAt,drafted_by_position:e.draftedAt,passes_saved:r-n,expected_acceptance_rate:c(l[1],l[0]),draft_seconds:e.draft_seconds,verify_seconds:e.verify_seconds}}
var mn=class{constructor(){this.rounds=[],this.tally=Fc()}read(t){t.length>=this.tally.rounds&&this.rounds[0]===t[0]||(this.tally=Fc());for(let r=this.tally.rounds;r<
t.length;r++)Pm(this.tally,t[r]);return this.rounds=t,Rm(this.tally)}};var Li={};ee(Li,{denominatorOf:()=>ht,draftFigures:()=>Ei,tipOfFigure:()=>Wc});var Om={num_draft_tokens:()=>["draft",{formula:""}],num_accepted_draft_tokens:()=>["draft",{formula:""}],draft_acceptance_rate:()=>["acceptance-rate",{}],judged_acceptance_rate:()=>[
"acceptance-rate",{formula:a("accepted / judged")}],mean_acceptance_length:()=>["acceptance-length",{}],expected_acceptance_rate:()=>["expected-acceptance",{}],
passes_saved:()=>["passes-saved",{}]};function Wc(e,t,n,r){let[o,s]=Om[t]();Me(e,o,()=>Cm(t,n,r),{meaning:a(Ws[t]),...s})}function Cm(e,t,n){let r=ht(e,n);if(e.
startsWith("num_"))return a("{value} {denominator}.",{value:t,denominator:r});if(e!=="passes_saved")return a("{denominator} = {value}.",{denominator:r,value:t});
let o=A(n.num_tokens,"{count} token","{count} tokens");return A(n.num_rounds,"{tokens} − {count} pass = {value}.","{tokens} − {count} passes = {value}.",{tokens:o,
value:t})}function ht(e,t){let{num_draft_tokens:n,num_accepted_draft_tokens:r,num_spec_steps:o,num_judged_draft_tokens:s}=t,i=A(t.num_rounds,"{count} round","{c\
ount} rounds"),l=A(t.num_tokens,"{count} token","{count} tokens");switch(e){case"num_draft_tokens":return A(o,"in {count} draft over {rounds}","in {count} draft\
s over {rounds}",{rounds:i});case"num_accepted_draft_tokens":return a("of {drafted} drafted",{drafted:L(n)});case"draft_acceptance_rate":return a("{accepted} of\
 {drafted} drafted",{accepted:L(r),drafted:L(n)});case"judged_acceptance_rate":return a("{accepted} of {judged} judged",{accepted:L(r),judged:L(s)});case"mean_a\
cceptance_length":return A(o,"1 + {accepted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:L(r)});case"expected_acceptance_rate":return A(s,"mean\
 over {count} judged position","mean over {count} judged positions");case"passes_saved":return A(t.num_rounds,"{tokens} in {count} pass","{tokens} in {count} pa\
sses",{tokens:l});default:return""}}function Ei(e){let t=e.querySelector(".gp-draft-figures"),n=e.querySelector(".gp-kept-chart"),r=e.querySelector(".gp-place-c\
hart"),o=g=>g===null?"–":I(g),s=g=>A(g,"{count} token","{count} tokens");function i(g,w){let b=w.samples&&g.expected_acceptance_rate!==null,O=x=>[x,L(g[x]),ht(
x,g)],k=x=>[x,o(g[x]),ht(x,g),g[x]],C="mean_acceptance_length";return[O("num_draft_tokens"),O("num_accepted_draft_tokens"),k("draft_acceptance_rate"),[C,F(g[C],
2),ht(C,g)],k("judged_acceptance_rate"),...b?[k("expected_acceptance_rate")]:[],O("passes_saved")]}function l(){let g=_("div","gp-draft-figure",null,{tabindex:"\
0","data-tip":""}),w=_("dd","gp-rate",null,{"aria-hidden":"true"});return w.append(_("i")),g.append(_("dt"),_("dd"),_("dd","gp-note"),w),g}function c(g,w){let b=i(
g,w),O=ve(t,b.length,l);b.forEach(([k,C,x,D=null],R)=>{let[T,M,N,W]=O[R].children;T.textContent!==k&&T.replaceChildren(...k.split(/(?<=_)/).flatMap(y=>[y,_("wbr")])),
q(M,C),q(N,x),W.hidden=D===null,qe(W.firstChild,"width",D??0),Wc(O[R],k,C,g),O[R].dataset.name=k})}function p(){let g=_("span","gp-chart-column"),w=_("span","gp\
-chart-track");return w.append(_("i","gp-chart-whole"),_("i","gp-chart-part")),g.append(_("span","gp-chart-top"),w,_("span","gp-chart-label")),g}function d(g,w,b){
let O=Math.max(1,...w.map(([C,x])=>x??C)),k=ve(g,w.length,p);w.forEach(([C,x,D,R,T],M)=>{let[N,W,y]=k[M].children;q(N,R),qe(W.children[0],"height",(x??0)/O),qe(
W.children[1],"height",C/O),q(y,D),Ne(k[M],()=>T)}),re(g,{"aria-label":`${b}: ${Re(w.map(([,,,,C])=>C))}`})}function h(g){let w=g.num_spec_steps;d(n,g.acceptance_histogram.
map((b,O)=>[b,null,String(O),b?L(b):"",A(w,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:L(
b),tokens:s(O)})]),"acceptance_histogram"),d(r,g.drafted_by_position.map((b,O)=>{let k=g.accepted_by_position[O];return[k,b,String(O+1),`${Math.round(100*k/b)}%`,
A(b,"position {place}: {accepted} of {count} drafted token kept, {share}","position {place}: {accepted} of {count} drafted tokens kept, {share}",{place:O+1,accepted:L(
k),share:I(k/b)})]}),"accepted_by_position / drafted_by_position")}let m=null,f=g=>g.join(", ");return dt(e,{kept:()=>m?A(m.num_spec_steps,"{count} round with a\
 draft; by the number of kept tokens, from 0 on: {rounds}.","{count} rounds with a draft; by the number of kept tokens, from 0 on: {rounds}.",{rounds:f(m.acceptance_histogram)}):
"",place:()=>m?a("kept {kept} of {drafted} drafted, by position.",{kept:f(m.accepted_by_position),drafted:f(m.drafted_by_position)}):""}),(g,w)=>{m=g,c(g,w),h(g)}}var Mt={get accepted(){return["✓",a("accepted draft"),a("Drafted, and kept by the target model.")]},get correction(){return["→",a("correction"),a("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",a("bonus"),a("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",a("target only"),a("Nothing was drafted in this round: the target wrote one token, as without draf\
ts.")]}},qc=Object.fromEntries(Object.keys(Mt).map(e=>[e,0])),Dc=(e,{draft:t})=>t&&Object.hasOwn(e,t.origin)?{...e,[t.origin]:e[t.origin]+1}:e;function Ut(e){let{
do_sample:t,assistant_ensemble_weight:n}=e&&e.effective||{};return{samples:!!t,weight:n??null}}function Pi({target_logprob:e,draft_logprob:t},{weight:n}){let r=V(
e)/((t??null)===null?1:V(t));return Math.min(1,n===null?r:1-n+n*r)}var zc=({weight:e})=>e===null?"min(1, p / q)":`min(1, ${F(1-e,2)} + ${F(e,2)} · p / q)`;function jc(e,t){
if(e.samples)return t?a("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:zc(e)}):a("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(e.weight===null||!t)return a("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,r]=[F(e.weight,2),F(1-e.weight,2)];return a("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:r})}function Ri(e,t){return t<e.num_accepted?"accepted":t<nt(e)?"rejected":"unjudged"}function nr(e,t,n){let r=e.drafted[t],o=Ri(e,t),s=(r.
draft_logprob??null)!==null,[i,l]=[I(V(r.target_logprob)),I(V(r.draft_logprob))],c=s?[a("The draft model gave it {q}.",{q:l})]:[];if(o==="unjudged")return[e.follow===
"correction"?a("Never judged: it follows the rejection."):a("Never judged: it follows the end of the text."),...c].join(" ");let p=o==="accepted";if(!n.samples){
let h=n.weight!==null&&s;return[p?Am(h):Nm(h,G(e.next_text)),a("The target gave it {p}.",{p:i}),...c].join(" ")}if(!s)return p?a("Accepted: the target drew the \
same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:i}):a("Rejected: the target drew {token} for itself. It gave this one {p},\
 which is the chance that it is kept.",{token:G(e.next_text),p:i});let d=(r.overlap??null)===null?[]:[a("Averaged over all tokens that could have been drafted h\
ere, the chance is {share}.",{share:I(r.overlap)})];return[p?a("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:i,q:l}):a("Rejected: the targ\
et gave it p = {p}, the draft model q = {q}.",{p:i,q:l}),$m(Pi(r,n),zc(n),p),...d].join(" ")}var Am=e=>a(e?"Accepted: it is the likeliest token in the mixture o\
f both models.":"Accepted: it is the likeliest token for the target."),Nm=(e,t)=>a(e?"Rejected: {token}, not this one, is the likeliest token in the mixture of \
both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:t});function $m(e,t,n){if(e>=1)return a("By {formula}, it is alwa\
ys kept: nothing was left to a draw.",{formula:t});let r={formula:t,chance:I(e)};return n?a("By {formula}, it is kept with probability {chance}: the draw kept i\
t.",r):a("By {formula}, it is kept with probability {chance}: the draw rejected it.",r)}function Oi(e,t){let[,n,r]=Mt[e.follow],o=`${n.charAt(0).toUpperCase()}${n.
slice(1)}. ${r}`,s=e.drafted[e.num_accepted];if(e.follow!=="correction"||!t.samples)return o;if((s.draft_logprob??null)===null)return`${o} ${a("The target drew \
it.")}`;let i=`${o} ${a("It was drawn from the residual distribution: what the target gives beyond the draft model, max(0, p − q).")}`;return(s.overlap??null)===
null||t.weight!==null?i:`${i} ${a("That sums to {share} here, and is scaled up to 1 for the draw.",{share:I(1-s.overlap)})}`}function Uc({draft:{origin:e,place:t,
round:n,instead:r},chosen:o},s){if(!Object.hasOwn(Mt,e))return[];let{length:i}=n.drafted,l={round:n.index+1,place:t+1},c=i?[A(i,"Round {round} drafted {count} t\
oken.","Round {round} drafted {count} tokens; this is place {place}.",l)]:[];if(e==="accepted")return[...c,nr(n,t,s)];let p=e==="correction"&&r?[a("Drafted here\
 was {token}. {fate}",{token:G(r.text),fate:nr(n,t,s)})]:[],d=Oi(n,s),h=s.samples&&e!=="correction"&&o.logprob!==null?[a("It was drawn from the target’s own dis\
tribution, which gave it {p}.",{p:I(V(o.logprob))})]:[],m=i-nt(n),f=e==="correction"&&m?[A(m,"{count} drafted token after it was never judged.","{count} drafted\
 tokens after it were never judged.")]:[];return[...c,...p,[d,...h].join(" "),...f]}function Gc({round:e,place:t},n,r){let{length:o}=e.drafted,s={token:G(e.drafted[t].
text),chosen:G(n),round:e.index+1,place:t+1},i=o-nt(e);return[A(o,"{token} was drafted in round {round}, but is not in the text.","{token} was drafted in round \
{round}, at place {place} of {count}, but is not in the text.",s),nr(e,t,r),a("{chosen} takes its place.",s),...i?[A(i,"{count} drafted token after it was never\
 judged.","{count} drafted tokens after it were never judged.")]:[]]}function Kc({draft:e}){if(!e||!Object.hasOwn(Mt,e.origin))return[];let{origin:t,instead:n,round:{
index:r,drafted:o}}=e,s=r+1;if(t==="accepted"){let{draft_logprob:i}=o[e.place],l={place:e.place+1,size:o.length,round:s};return(i??null)===null?[a("accepted dra\
ft: token {place} of {size} in round {round}",l)]:[a("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...l,q:I(V(i))})]}
return t==="correction"?n?[a("correction: replaced the rejected draft token {token} in round {round}",{token:G(n.text),round:s})]:[a("correction: replaced a rej\
ected draft token in round {round}",{round:s})]:t==="target"?[a("target only: nothing was drafted in round {round}",{round:s})]:[A(o.length,"bonus: the target’s\
 own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:s})]}var rt=e=>e<
.01?`${Z(e*1e3,1)} ms`:ct(e);function Vc(e,t,n){let r=[],o=Ut(null),s={row:null,card:null,selected:null},i=null,l=!0,c=0,p=new WeakMap,d=new WeakMap,h=new IntersectionObserver(E=>{for(let{isIntersecting:v,
target:$}of E)v&&b(p.get($));m()&&(e.scrollTop=e.scrollHeight)},{rootMargin:"200px 0px"}),m=()=>l&&!t.selected&&t.running;function f(E,v){let $=r.length<=E.length&&
(!r.length||r[0].round===E[0])&&o.samples===v.samples;o=v,$||g();for(let H of E.slice(r.length))w(H)}function g(){h.disconnect(),e.replaceChildren(),r=[],s={row:null,
card:null,selected:null},i=null,l=!0,c=0}function w(E){let v=_("li","gp-round"),$={round:E,item:v,cards:null};p.set(v,$),r.push($),e.append(v),h.observe(v)}function b(E){
if(!E||E.cards)return;h.unobserve(E.item);let{round:v,item:$}=E,H=nt(v);E.cards=[];let z=_("div","gp-cards");for(let P=0;P<H;P++)z.append(C(E,P));v.next_token_id!==
null&&z.append(x(E)),H<v.drafted.length&&z.append(R(v,H)),v.follow==="none"&&z.append(_("span","gp-note gp-ended","■ "+a("the text ended inside its draft"))),
$.append(O(v),z),$.classList.add("gp-filled"),i||W(E.cards[0])}function O(E){let v=_("div","gp-round-head"),{num_accepted:$,drafted:{length:H}}=E,z=H?a("{accept\
ed} of {drafted} kept",{accepted:$,drafted:H}):a("no draft"),P=[a("draft {time}",{time:rt(E.draft_seconds)}),a("verify {time}",{time:rt(E.verify_seconds)})];v.append(
_("b","",a("Round {number}",{number:E.index+1})),_("span","",z));for(let j of P)v.append(_("span","gp-round-time",j));return v}function k(E,v,$,H,z,P,j){let Y=a(
"Round {number}, {which}, {token}: {why}",{number:E.round.index+1,which:P,token:G(z),why:j}),ne=_("button","gp-draft-card",null,{type:"button",tabindex:"-1","ar\
ia-pressed":"false","aria-label":Y});ne.dataset.draft=$;let ue=_("span","gp-draft-head"),oe=_("bdi","gp-ink gp-word");return We(oe,z),ue.append(_("span","gp-sig\
n",H),oe),ne.append(ue),Ne(ne,()=>j),d.set(ne,{row:E,index:v}),E.cards.push(ne),ne}function C(E,v){let{round:$}=E,H=$.drafted[v],z=Ri($,v),P=$.start+v,j=a("draf\
ted token {place} of {size}",{place:v+1,size:$.drafted.length}),Y=k(E,P,z,z==="accepted"?"✓":"✗",H.text,j,nr($,v,o));if(Y.append(D("p",V(H.target_logprob))),
(H.draft_logprob??null)!==null&&Y.append(D("q",V(H.draft_logprob))),o.samples){let ne=_("span","gp-chance",a("chance"));ne.append(_("b","",I(Pi(H,o)))),Y.append(
ne)}return Y}function x(E){let{round:v}=E,$=v.start+v.num_accepted,[H,z]=Mt[v.follow],P=k(E,$,v.follow,H,v.next_text,a("the target’s own token"),Oi(v,o));P.classList.
add("gp-own-card");let j=n($);return j&&P.append(D("p",He(j).probability)),P.append(_("span","gp-chance",z)),P}function D(E,v){let $=_("span","gp-bar-line"),H=_(
"span","gp-track"),z=_("i",`gp-part-${E}`);return qe(z,"width",v),H.append(z),$.append(_("i","gp-pq",E),H,_("span","gp-amount",I(v))),$}function R(E,v){let $=_(
"span","gp-behind"),H=E.drafted.slice(v);$.append(_("span","gp-note",a("never judged")));for(let z of H){let P=_e(z.text,"gp-word"),j=(z.draft_logprob??null)===
null?"":` q ${I(V(z.draft_logprob))}`,Y=_("span","gp-unjudged");Y.append(P,_("small","",j)),$.append(Y)}return $}function T(E){let v=E&&E.draft,$=v&&r[v.round.index-
(r.length?r[0].round.index:0)]||null;$&&b($);let H=$?M($,E):null;s.card&&s.card!==H&&s.card.setAttribute("aria-pressed","false"),s.card&&s.card.classList.remove(
"gp-current"),s.row&&s.row!==$&&s.row.item.classList.remove("gp-current-round");let z=s.selected!==t.selected;s={row:$,card:H,selected:t.selected},z&&!t.selected&&
(l=!0),$&&($.item.classList.add("gp-current-round"),H&&(H.classList.add("gp-current"),H.setAttribute("aria-pressed",String(t.selected===E)),e.contains(document.
activeElement)||W(H)),z&&N($.item))}function M(E,v){let{rejected:$}=t;if($&&$.round===E.round)return E.cards[$.place];let H=v.index-E.round.start;return H<E.round.
num_accepted?E.cards[H]:E.cards.at(-1)}function N(E){let[v,$]=[E.offsetTop,E.offsetTop+E.offsetHeight];v<e.scrollTop?e.scrollTop=v:$>e.scrollTop+e.clientHeight&&
(e.scrollTop=Math.min(v,$-e.clientHeight))}function W(E){i&&(i.tabIndex=-1),i=E||null,i&&(i.tabIndex=0)}function y(E){if(!E)return;let{row:v,index:$}=d.get(E);W(
E);let H=n($),z=v.cards.indexOf(E);H&&E.dataset.draft==="rejected"?t.selectRejected(H,v.round,z):H&&t.selectStep(H),N(v.item),E.focus({preventScroll:!0})}function S(E,v){
let $=r[Math.max(0,Math.min(r.length-1,E))];return b($),$.cards.at(v)}function B(E,v){let{row:$}=d.get(E),H=$.cards[$.cards.indexOf(E)+v];if(H)return H;let z=r.
indexOf($)+v;return r[z]?S(z,v>0?0:-1):null}return e.addEventListener("click",E=>{let v=E.target.closest(".gp-draft-card");if(v){y(v);return}let $=E.target.closest(
".gp-round");$&&y(p.get($).cards[0])}),e.addEventListener("keydown",E=>{E.key==="Escape"&&t.selectStep(null);let v=E.target.closest(".gp-draft-card");if(!v||E.ctrlKey||
E.metaKey||E.altKey)return;let $=r.indexOf(d.get(v).row),H={ArrowRight:()=>B(v,1),ArrowLeft:()=>B(v,-1),ArrowDown:()=>r[$+1]&&S($+1,0),ArrowUp:()=>r[$-1]&&S($-1,
0),Home:()=>S(0,0),End:()=>S(r.length-1,0)};H[E.key]&&(E.preventDefault(),y(H[E.key]()))}),e.addEventListener("scroll",()=>{let E=e.scrollTop;e.scrollHeight-E-e.
clientHeight<80?l=!0:E<c&&(l=!1),c=E},{passive:!0}),{show:f,mark:T}}var Ve={narrowest:3,least:16,cell:9,tallest:90,times:84};function Xc(e,{canvas:t,column:n,ends:r,onResize:o}){let s={rounds:[],each:1,columns:Ve.least,top:1,drafts:0},
i=0;function l(k){let C=x=>k.reduce((D,R)=>D+x(R),0)/k.length;return{accepted:C(x=>x.num_accepted),judged:C(nt),drafted:C(x=>x.drafted.length),draft:C(x=>x.draft_seconds),
verify:C(x=>x.verify_seconds),longest:Math.max(...k.map(x=>x.draft_seconds+x.verify_seconds))}}function c(k){let C=k.map(({draft:R,verify:T})=>R+T).sort((R,T)=>R-
T),x=C.at(-1),D=C[Math.floor((C.length-1)*.9)];return x>2*D&&C.length>4?1.25*D:x}function p(k){i||=t.clientWidth;let C=Math.max(1,Math.ceil(k.length/Math.max(1,
Math.floor(i/Ve.narrowest)))),x=[];for(let N=0;N<k.length;N+=C)x.push(l(k.slice(N,N+C)));let D=Math.max(1,...x.map(({drafted:N})=>N)),R=Math.max(1,Math.min(Ve.cell,
Ve.tallest/D)),T=c(x)||1,M=x.filter(({draft:N,verify:W})=>N+W>T);return s={rounds:k,each:C,columns:Math.max(Ve.least,x.length),top:T,drafts:Math.ceil(D*R)},q(r.
drafts,D>=1.5?L(Math.round(D)):"1"),q(r.times,rt(T)),d(x,R),{each:C,cut:M.length,longest:Math.max(0,...x.map(({longest:N})=>N)),filled:x.length/s.columns}}function d(k,C){
let x=s.drafts+16+Ve.times,D=devicePixelRatio,R=[Math.round(i*D),Math.round(x*D)];if(t.width!==R[0]&&(t.width=R[0]),t.height!==R[1]&&(t.height=R[1]),t.style.height=
`${x}px`,r.drafts.parentNode.style.height=`${s.drafts}px`,r.times.parentNode.style.height=`${Ve.times}px`,!i)return;let T=getComputedStyle(e),M=B=>T.getPropertyValue(
`--gp-${B}`).trim(),N={accepted:M("accepted"),rejected:M("rejected"),muted:M("muted"),verify:M("kept"),draft:M("before"),line:M("line"),surface:M("surface")},W=t.
getContext("2d");W.setTransform(D,0,0,D,0,0),W.clearRect(0,0,i,x);let y=i/s.columns,S=y>6?Math.min(6,y*.2):y>3.5?1:0;W.fillStyle=N.line,W.fillRect(0,s.drafts,i,
1),W.fillRect(0,x-1,i,1),k.forEach((B,E)=>{let v=[E*y+S/2,y-S];s.each===1?h(W,N,B,v,C):f(W,N,B,v,C),g(W,N,B,v,x-1)})}function h(k,C,{accepted:x,judged:D,drafted:R},[
T,M],N){let W=Math.max(1,N-(N>3?1.5:0));for(let y=0;y<R;y++){let S=s.drafts-(y+1)*N;if(y<x)k.fillStyle=C.accepted,k.fillRect(T,S,M,W);else if(y<D)m(k,C.rejected,
T+M/2,S+W/2,Math.min(M,Math.max(W,5),7)/2);else{k.fillStyle=C.muted;let B=Math.min(M,W,2.5);k.fillRect(T+(M-B)/2,S+(W-B)/2,B,B)}}}function m(k,C,x,D,R){k.strokeStyle=
C,k.lineWidth=R>2?2:1,k.beginPath(),k.moveTo(x-R,D-R),k.lineTo(x+R,D+R),k.moveTo(x-R,D+R),k.lineTo(x+R,D-R),k.stroke()}function f(k,C,{accepted:x,drafted:D},[R,
T],M){k.fillStyle=C.accepted,k.fillRect(R,s.drafts-x*M,T,x*M),k.fillStyle=C.muted,k.fillRect(R,s.drafts-D*M,T,1)}function g(k,C,{draft:x,verify:D},[R,T],M){let N=Math.
min(1,s.top/(x+D))/s.top,[W,y]=[x*N*Ve.times,D*N*Ve.times];k.fillStyle=C.verify,k.fillRect(R,M-W-y,T,y),w(k,C.draft,R,M-W,T,W),!(x+D<=s.top)&&(k.fillStyle=C.surface,
k.fillRect(R-1,M-Ve.times+7,T+2,3),k.fillRect(R-1,M-Ve.times+13,T+2,3))}function w(k,C,x,D,R,T){if(!(T<=0)){if(R<5){k.fillStyle=C,k.fillRect(x,D,R,T);return}k.save(),
k.beginPath(),k.rect(x,D,R,T),k.clip(),k.strokeStyle=C,k.lineWidth=1.5,k.beginPath();for(let M=-T;M<R;M+=5)k.moveTo(x+M,D+T),k.lineTo(x+M+T,D);k.rect(x+.75,D+.75,
Math.max(0,R-1.5),Math.max(0,T-1.5)),k.stroke(),k.restore()}}function b(k){let{left:C,width:x}=t.getBoundingClientRect(),D=Math.floor((k.clientX-C)/x*s.columns)*
s.each;return Math.max(0,Math.min(s.rounds.length-1,D))}function O(k){n.hidden=k===null,k!==null&&(qe(n,"left",Math.floor(k/s.each)/s.columns),qe(n,"width",1/s.
columns))}return new ResizeObserver(()=>{t.clientWidth!==i&&(i=t.clientWidth,o())}).observe(t),{draw:p,at:b,mark:O}}function Yc(e,t){let n=e.querySelector(".gp-map-plot"),r=e.querySelector(".gp-map-reading"),o=e.querySelector(".gp-map-note"),s=new ye(null,()=>null),i=new mn,l=Xc(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:e.querySelector(".gp-drafts-end"),times:e.querySelector(".gp-times-end")},
onResize:D}),c=Vc(e.querySelector(".gp-rounds"),t,R=>s.steps[R]),p=Ei(e),d=[],h=0,m=!1;function f(){let R=t.hideFrom===null?s.steps.length:Math.min(t.hideFrom,s.
steps.length),T=t.rounds.length;for(;T&&t.rounds[T-1].start+Mi(t.rounds[T-1])>R;)T-=1;return T===t.rounds.length?t.rounds:t.rounds.slice(0,T)}function g(){let{each:R,
cut:T,longest:M,filled:N}=l.draw(d);qe(e.querySelector(".gp-map-axis"),"width",N),q(o,[R>1?a("Each column is the mean of {each} rounds.",{each:R}):"",T?A(T,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:rt(M)}):""].filter(Boolean).join(" ")),q(
e.querySelector(".gp-map-last"),a("round {number}",{number:L(d.length)}))}function w(R){let T={round:R.index+1,draft:rt(R.draft_seconds),verify:rt(R.verify_seconds),
accepted:R.num_accepted,token:G(R.next_text)};return R.follow==="target"?a("Round {round}: draft {draft}, verify {verify}; nothing drafted, then {token}.",T):R.
follow==="bonus"?A(R.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as bonus.","Round {ro\
und}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept, then {token} as bonus.",T):R.follow==="correction"?A(R.drafted.length,"Round {r\
ound}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as correction.","Round {round}: draft {draft}, verify {verify}; {a\
ccepted} of {count} drafted tokens kept, then {token} as correction.",T):A(R.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count\
} drafted token kept; the text ended inside the draft.","Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept; the text ende\
d inside the draft.",T)}let b=R=>t.selectStep(s.steps[d[R].start]||null);function O(){let R=t.current();return!R||!R.draft?null:d[R.draft.round.index]===R.draft.
round?R.draft.round.index:null}function k(){let R=O();l.mark(R);let T=R===null?"":w(d[R]);q(r,T),re(n,{"aria-valuemin":1,"aria-valuemax":d.length,"aria-valuenow":(R??
0)+1,"aria-valuetext":T||a("no round yet")})}n.addEventListener("pointermove",R=>{let T=l.at(R);T<0||(R.buttons===1?b(T):q(r,w(d[T])))}),n.addEventListener("poi\
nterleave",k),n.addEventListener("click",R=>l.at(R)>=0&&b(l.at(R))),n.addEventListener("keydown",R=>{let T={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,
PageDown:-10,Home:-1/0,End:1/0};R.key==="Escape"&&t.selectStep(null),!(!(R.key in T)||!d.length)&&(R.preventDefault(),b(Math.max(0,Math.min(d.length-1,(O()??d.length-
1)+T[R.key]))))});function C(R){let{draft_seconds:T,verify_seconds:M}=R,N=T+M;for(let[S,B]of[["draft",T],["verify",M]]){let E=e.querySelector(`.gp-time-${S}`);E.
style.flexGrow=N?B/N:.5,q(e.querySelector(`.gp-told-${S}`),`${Math.round(N?100*B/N:0)}% · ${rt(B)}`)}let W=A(R.num_tokens,"{count} token","{count} tokens"),y=R.
passes_saved>0?A(R.passes_saved,"{count} pass saved.","{count} passes saved."):a("No pass saved.");q(e.querySelector(".gp-drafts-short"),`${A(R.num_rounds,"{tok\
ens} in {count} forward pass of the target.","{tokens} in {count} forward passes of the target.",{tokens:W})} ${y}`)}function x(R){let T=t.lasts[0]||null;if((R.
run||R.steps)&&s.follow(T),R.run&&(m=!1),e.hidden=!t.rounds.length,e.hidden)return;let M=[d[0],h];if(d=f(),h=d.length,R.run||d[0]!==M[0]||h!==M[1]){let N=Ut(t.started),
W=i.read(d);m||=d.some(({drafted:S})=>S.length&&(S[0].draft_logprob??null)!==null);let y=e.querySelector(".gp-drafts-rule");q(y,jc(N,m)),Me(y,"draft",()=>me(ht(
"draft_acceptance_rate",W)),N.samples&&m?{}:{formula:""}),e.querySelector(".gp-key-q").hidden=!m,C(W),g(),c.show(d,N),p(W,N)}c.mark(t.current()),k()}function D(){
e.hidden||(g(),k())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",D),new MutationObserver(D).observe(document.body,{attributes:!0,
attributeFilter:["class"]}),x}var bn=.001,Zc=2e-5,Hm=-1e9,Et=-1e8,De=(e,t=-1e30)=>e==null||e<t;function gn(e,t,n){return De(e,n)||De(t,n)?De(e,n)&&De(t,n)?0:1/0:Math.abs(e-t)}function rr(e,t,n){
return gn(e,t===null?null:t*n,Et)/Math.max(1,n)}var Gt=class{count=0;off=0;furthest=0;worst=null;see(t,n){this.count+=1,t<=bn||(this.off+=1),!(this.worst&&!(t>this.
furthest))&&(this.furthest=t,this.worst={...n(),difference:t})}};function Jc(e){if(!e.usesBeams)return null;let{effective:t}=e.started,n={sum:new Gt,given:new Gt,
final:new Gt,pool:new Gt,output:new Gt},r=t.length_penalty??1;for(let o of e.prompts){if(!o)continue;let s=Math.max(...o.distributions.map(i=>i.length));Im(o,Math.
max(1,Math.floor(s/(t.num_beam_groups||1))),r,n)}return e.finished.sequences.forEach((o,s)=>Bm(e.returned[s].last,o,s,r,n.output)),n}function Im(e,t,n,r){let o=null,
s=new Map,i=(l,c)=>c.score-l.score;e.steps.forEach((l,c)=>{if(l.some(({given:h})=>h)){for(let h of l)r.given.see(gn(h.beam.score,0),()=>({node:h}));return}o??=new Map(
l.filter(({beam:h})=>h.parent%t===0).map(({beam:h})=>[h.parent,0]));for(let h of l){let{beam:m}=h,f=o.get(m.parent)??Hm;if(r.sum.see(gn(f+(m.logprob??-1/0),m.score,
Et),()=>({node:h,parent:f})),m.final_score===null||m.final_score===void 0)continue;let g=h.length**n;r.final.see(rr(m.score,m.final_score,g),()=>({node:h,power:g}));
let w=m.group??null;s.set(w,[...s.get(w)||[],{score:m.final_score,power:g}].sort(i).slice(0,t))}let p=[...s.values()].flat().filter(({score:h})=>!De(h)).sort(i),
d=e.pools[c].filter(h=>!De(h));for(let h=0;h<Math.max(p.length,d.length);h++){let m=p[h]??null,f=m&&h<d.length?rr(m.score*m.power,d[h],m.power):1/0;r.pool.see(f,
()=>({step:c,place:h,expected:m&&m.score,told:d[h]??null}))}o=new Map(l.filter(({beam:h})=>h.status==="running").map(({beam:h})=>[h.beam,h.score]))})}function Bm(e,t,n,r,o){
let s=ae(e),i=s.filter(({given:p})=>!p);if(t.score===null||!i.length)return;let l=i.length**r,c=s.every(({beam:p,given:d},h)=>d||p.parent===(t.beams||[])[h]);o.
see(c?rr(e.beam.score,t.score,l):1/0,()=>({number:n,node:e,power:l,told:t.score}))}var fe={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},Qc=new Set(["running"]),Lt=new Set(["finished"]);function eu(e,t){let n=Math.
min(t.upTo,e.steps.length-1),r=Ci(e,n),o=new Map((t.returned||[]).map((h,m)=>[h,m+1])),s=or([...r,...o.keys(),...oo(e,n)]),{kids:i,hidden:l}=Fm(e,n,t,s,r),{lanes:c,
counts:p}=zm(e,n,i),d=Um(e,n,i,c,t);return Gm(e,{last:n,kept:r,outputs:o,alive:s,kids:i,hidden:l,lanes:c,counts:p,columns:d,options:t})}var oo=(e,t)=>(e.steps[t]||
[]).filter(({beam:n})=>Qc.has(n.status));function Ci(e,t){let n=e.steps.slice(0,t+1).flat().filter(({beam:r})=>Lt.has(r.status));return n.sort((r,o)=>o.beam.final_score-
r.beam.final_score),new Set(n.slice(0,(e.pools[t]||[]).length))}function or(e){let t=new Set;for(let n of e)for(;n&&!t.has(n);n=n.before)t.add(n);return t}function Fm(e,t,n,r,o){
let s=new Map,i=new Set([null]),l=new Map,c=new Map,p=d=>(s.has(d)||s.set(d,{on:[],off:[]}),s.get(d));p(null);for(let d=0;d<=t;d++){for(let h of e.steps[d]){let{
before:m}=h,f=n.collapsed.has(m)?m:l.get(m);f!=null?(l.set(h,f),c.set(f,(c.get(f)||0)+1)):Qc.has(h.beam.status)?(n.lost||r.has(h))&&(p(m).on.push(h),i.add(h)):(!Lt.
has(h.beam.status)||n.lost||o.has(h))&&p(m).off.push(h)}e.distributions[d].forEach((h,m)=>{let f=qm(e,d,m);n.candidates&&i.has(f)&&!n.collapsed.has(f)&&Dm(e,d,m,
h,p(f),n.candidates)})}for(let d of s.values()){d.on.sort((g,w)=>g.beam.beam-w.beam.beam);let h=d.off.filter(({beam:g})=>Lt.has(g.status)),m=d.off.filter(({beam:g})=>!Lt.
has(g.status)),f=(g,w)=>w.beam.score-g.beam.score;d.off=[...h.sort(f),...Wm(m.sort(f),n.candidates)]}return{kids:s,hidden:c}}function Wm(e,t){let n=new Map;return e.
filter(({beam:{parent:r}})=>(n.set(r,(n.get(r)||0)+1),n.get(r)<=t))}function qm(e,t,n){if(!(t<=e.given&&!e.steps[t].some(({beam:r})=>r.parent===n)))return t?e.byStep[t-
1].get(n):null}function Dm(e,t,n,r,o,s){let i=s-o.off.filter(({beam:c})=>c.parent===n&&!Lt.has(c.status)).length;if(i<=0)return;let l=new Set(e.steps[t].filter(
({beam:c})=>c.parent===n).map(({beam:c})=>c.token_id));for(let c of r.candidates)if(!(c.logprob===null||l.has(c.token_id))&&(o.off.push(mi(e,t,n,r,c)),i-=1,!i))
return}function zm(e,t,n){let r=new Map,o=new Map;for(let i=0;i<=t;i++){let l=[],c=new Set;for(let p of oo(e,i)){let d=n.get(p.before);if(!d||!d.on.includes(p))
continue;let h=p.beam.group??0;o.has(h)||o.set(h,[]),d.on.find(({beam:f})=>(f.group??0)===h)===p&&p.before&&r.has(p.before)?(r.set(p,r.get(p.before)),o.get(h)[r.
get(p).number]=i,c.add(p)):l.push(p)}l.sort((p,d)=>p.beam.beam-d.beam.beam);for(let p of l){let d=p.beam.group??0,h=jm(o.get(d),i,p.before&&r.has(p.before)?r.get(
p.before).number:0);o.get(d)[h]=i,r.set(p,{group:d,number:h})}}let s=new Map([...o].sort(([i],[l])=>i-l).map(([i,l])=>[i,Math.max(1,l.length)]));return{lanes:r,
counts:s}}function jm(e,t,n){let r=i=>i.sort((l,c)=>Math.abs(l-n)-Math.abs(c-n)||c-l)[0],s=e.map((i,l)=>l).filter(i=>e[i]<t-1);return s.length?r(s):e.length}function Um(e,t,n,r,o){
let s=c=>oo(e,c-1).every(p=>{if(!r.has(p))return!0;let d=n.get(p);return d&&d.on.length===1&&!d.off.some(({beam:h})=>Lt.has(h.status))}),i=[],l=o.live?t-2:t;for(let c=0;c<=
t;c++){let p=i.at(-1);o.fold&&p&&c<=l&&s(c)?p.to=c:i.push({from:c,to:c})}return i.flatMap(c=>{let p=c.to-c.from+1;return p>=fe.short&&!o.unfolded.has(c.from)?[c]:
Array.from({length:p},(d,h)=>({from:c.from+h,to:c.from+h,...p>=fe.short&&h===0?{open:!0}:{}}))})}function Gm(e,{last:t,kept:n,outputs:r,alive:o,kids:s,hidden:i,
lanes:l,counts:c,columns:p,options:d}){let h=[],m=fe.margin+fe.node+fe.gap;for(let T of p){T.x=m,T.folded=T.to>T.from,T.width=T.folded?fe.fold:fe.node,m+=T.width+
fe.gap;for(let M=T.from;M<=T.to;M++)h[M]=T}let{tops:f,bands:g,height:w}=Km(s,l,c,h),b=T=>f.get(T.group)[T.number],O={node:null,nodes:[],look:"root",x:fe.margin,
y:Vm(f),width:fe.node,height:fe.row-4,hidden:0},k=[O],C=new Map([[null,O]]),x=[];function D(T,M,N){let W=h[T.index],y={node:T,nodes:[T],look:R(T),x:W.x,y:M,width:W.
width,height:N,hidden:i.get(T)||0,place:r.get(T)||null,folded:W.folded,column:W,greedy:d.greedy.has(T)};C.set(T,y),k.push(y);let S=C.get(T.before);return S&&x.push(
{from:S,to:y,look:y.look,share:Math.min(1,Math.exp(T.beam.logprob??-1/0))}),y}function R(T){let{status:M}=T.beam;return M==="finished"?n.has(T)?"kept":"fell":M!==
"running"?M:T.index===t?"tip":o.has(T)?"inner":"lost"}for(let T=0;T<=t;T++){let M=h[T];for(let N of oo(e,T))if(l.has(N))if(T>M.from){let W=C.get(N.before);W&&(W.
nodes.push(N),W.node=N,W.look=R(N),W.greedy&&=d.greedy.has(N),W.hidden=i.get(N)||0,C.set(N,W))}else D(N,b(l.get(N)),fe.row-4).lane=l.get(N)}for(let[T,M]of s){let N=T===
null?null:l.get(T)&&b(l.get(T));if(N===void 0)continue;let W=new Map;for(let y of M.off){let S=h[y.index];if(!S||S.folded&&!Lt.has(y.beam.status))continue;let B=N??
f.get(y.beam.group??0)[0],E=W.get(B)||0;W.set(B,E+1),D(y,B+fe.row+E*fe.leaf,fe.leaf-2)}}return{entries:k,edges:x,columns:p,bands:g,at:C,last:t,width:m-fe.gap+fe.
margin,height:w}}function Km(e,t,n,r){let o=new Map;for(let[p,d]of e){let h=new Map;for(let m of d.off){let f=r[m.index];if(!f||f.folded&&!Lt.has(m.beam.status))
continue;let g=p===null?{group:m.beam.group??0,number:0}:t.get(p);if(!g)continue;let w=`${g.group} ${g.number}`;h.set(w,(h.get(w)||0)+1)}for(let[m,f]of h)o.set(
m,Math.max(o.get(m)||0,f))}let s=new Map,i=[],l=fe.margin,c=n.size>1;for(let[p,d]of n){let h=l;c&&(l+=fe.band),s.set(p,[]);for(let m=0;m<d;m++)s.get(p).push(l),
l+=fe.row+(o.get(`${p} ${m}`)||0)*fe.leaf+fe.between;c&&i.push({group:p,y:h,height:l-h-4}),c&&(l+=8)}return s.size||s.set(0,[l]),{tops:s,bands:i,height:Math.max(
l,fe.margin+fe.row)+fe.margin-fe.between}}var Vm=e=>[...e.values()][0][0];var Xm=`
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
`,Hi={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},Ai={tall:.55,small:.75},Ym=[1,1.8,3,4.5,6.5],Zm=[.05,.2,.5,.8],Jm={probability:({beam:e})=>I(
Math.min(1,V(e.logprob))),token:({beam:e})=>F(e.logprob,2),sum:({beam:e})=>F(e.score,2),score:(e,t)=>F(tt(e,t),3),rank:e=>e.rank?`#${e.rank}`:`>${e.among??""}`},
wn=class{constructor(t){this.element=t,t.classList.add("t-tree");let n=te("style");n.textContent=Xm,this.world=te("g"),this.bands=te("g"),this.ruler=te("g"),this.
edges=te("g"),this.blocks=te("g"),this.nodes=te("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),t.append(n,this.world),this.paths=
new Map,this.drawn=new Map}draw(t,n){let r=n.area?i=>i.x+i.width>=n.area[0]&&i.x<=n.area[2]&&i.y+i.height>=n.area[1]&&i.y<=n.area[3]:()=>!0,o=t.entries.filter(r),
s=i=>n.zoom>=(Ni(i)?Ai.tall:Ai.small);return this.drawBands(t),this.drawRuler(n.zoom>=Ai.tall?t.columns.filter(({x:i,width:l})=>!n.area||i+l>=n.area[0]&&i<=n.area[2]):
[]),this.drawEdges(t,n),this.drawBlocks(o.filter(i=>!s(i)),n),this.drawNodes(o.filter(s),n),o.length}drawBands({bands:t,width:n}){let r=ve(this.bands,t.length,()=>{
let o=te("g");return o.append(te("rect","t-band"),te("text")),o});t.forEach(({group:o,y:s,height:i},l)=>{let[c,p]=r[l].children;re(c,{x:4,y:s,width:n-8,height:i,
rx:8}),re(p,{y:s+16}),q(p,a("group {group}",{group:Ae(o)}))})}drawRuler(t){let n=ve(this.ruler,t.length,()=>te("text","t-small"));t.forEach(({from:r,to:o,x:s},i)=>{
re(n[i],{x:s+8,y:12}),q(n[i],o>r?`${r+1}–${o+1}`:String(r+1))})}nameBandsAt(t){for(let n of this.bands.children)re(n.lastElementChild,{x:Math.max(14,t+10)})}drawEdges(t,n){
let r=new Map;for(let{from:o,to:s,look:i,share:l}of t.edges){let[c,p]=[o.x+o.width,s.x],[d,h]=[o.y+o.height/2,s.y+s.height/2];if(n.area&&(p<n.area[0]||c>n.area[2]||
Math.max(d,h)<n.area[1]||Math.min(d,h)>n.area[3]))continue;let m=n.path.has(s.node)||s.nodes.some(b=>n.path.has(b)),f=Math.min(40,(p-c)*.6),w=`t-edge t-w${Zm.filter(
b=>l>=b).length} ${rg(s,i,m)}${n.dim&&!m?" t-dim":""}`;r.has(w)||r.set(w,[]),r.get(w).push(`M${c},${d}C${c+f},${d} ${p-f},${h} ${p},${h}`)}this.drawPaths(this.edges,
r,(o,s)=>{o.style.strokeWidth=`${Ym[Number(s.match(/t-w(\d)/)[1])]}px`})}drawPaths(t,n,r){for(let[o,s]of this.paths)s.parentNode===t&&!n.has(o)&&(s.remove(),this.
paths.delete(o));for(let[o,s]of n){let i=this.paths.get(o);i||(i=te("path",o),r&&r(i,o),this.paths.set(o,i),o.includes("t-path")?t.append(i):t.prepend(i)),re(i,
{d:s.join("")})}}drawBlocks(t,n){let r=new Map;for(let o of t){let s=`t-blocks t-${$i(o,n.path)?"path":o.look}${n.dim&&!$i(o,n.path)?" t-dim":""}`;r.has(s)||r.set(
s,[]);let{x:i,y:l,width:c,height:p}=o;r.get(s).push(`M${i},${l+p*.2}h${c}v${p*.6}h${-c}z`)}this.drawPaths(this.blocks,r)}drawNodes(t,n){let r=new Map(this.drawn);
for(let o of t){let s=o.nodes[0]||null,i=this.drawn.get(s);(!i||i.tall!==Ni(o))&&(i&&i.group.remove(),i=Qm(Ni(o)),this.drawn.set(s,i),this.nodes.append(i.group)),
r.delete(s),this.drawNode(i,o,n)}for(let[o,{group:s}]of r)s.remove(),this.drawn.delete(o)}drawNode(t,n,r){let{node:o,x:s,y:i,width:l,height:c,look:p}=n,{group:d,
box:h,word:m,right:f,tall:g}=t,w=o?Jm[r.number](o,r.penalty):"";if(re(d,{class:this.classesOf(n,r),transform:`translate(${s} ${i})`}),re(h,{width:l,height:c}),re(
f,{x:l-8}),q(f,w),g)eg(t,n,r);else{let b=`${n.greedy?"G":""}${Hi[p]} `;q(m,b+so(Ii(o),12-b.length-Math.ceil(w.length*.82)))}tg(t,n)}classesOf(t,n){let{node:r,look:o}=t,
s=$i(t,n.path),i=[`t-${o}`];return r&&(r.beam.group??0)&&["inner","tip"].includes(o)&&i.push(`t-g${r.beam.group%4}`),r&&r.given&&i.push("t-given"),s&&i.push("t-\
path"),n.dim&&!s&&r&&i.push("t-dim"),i.join(" ")}},Ni=({height:e})=>e>fe.leaf;function Qm(e){let t=te("g"),[n,r,o]=[te("rect","t-box"),te("text","t-word"),te("t\
ext","t-small t-right")];t.append(n,r,o),re(n,{rx:e?7:5}),re(r,{x:8,y:e?14:13}),re(o,{y:e?28:13});let s=e?t.appendChild(te("text","t-small")):null;return s&&re(
s,{x:8,y:28}),{group:t,box:n,word:r,right:o,left:s,tall:e,flag:null}}function eg({word:e,left:t},n,r){let{node:o,nodes:s,look:i}=n,l=Hi[i]?`${Hi[i]} `:"";o?q(e,
l+(s.length>1?og(s.map(Ii).join(""),28):so(Ii(o),12-l.length))):q(e,r.root),q(t,o?ng(n,r):""),re(t,{class:o&&s.length<2&&yn(o)?"t-small t-switch":"t-small"})}function tg(e,{
look:t,place:n,hidden:r,width:o,height:s}){let i=n?`★${n}`:r?`+${r}`:"";if(!i&&t!=="kept"&&!e.flag)return;e.flag||(e.flag=[te("rect","t-inside"),te("rect","t-\
flag"),te("text","t-flag-text")],e.group.append(...e.flag));let[l,c,p]=e.flag,d=8+7*i.length;re(l,{x:2.5,y:2.5,width:o-5,height:s-5,rx:3}),re(c,{x:o-d+4,y:-6,width:i?
d:0,height:14,rx:2}),re(p,{x:o-d/2+4,y:5}),q(p,i)}var $i=(e,t)=>e.nodes.some(n=>t.has(n)),yn=e=>e.before!==null&&e.beam.status==="running"&&e.beam.parent!==e.beam.
beam;function ng({node:e,nodes:t,greedy:n},r){let o=[n?"G":"",r.goals?r.goals(e):""].filter(Boolean).join(" ");return t.length>1?[A(t.length,"{count} token","{c\
ount} tokens"),o].filter(Boolean).join(" "):e.beam.status!=="running"?o:[e.given?a("given"):yn(e)?`${e.beam.parent+1}→${e.beam.beam+1}`:String(e.beam.beam+1),
o].filter(Boolean).join(" ")}function rg(e,t,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(t)?"t-off":["kept","fell"].includes(t)?"t-ending":
`t-g${(e.node.beam.group??0)%4}`}var Ii=({beam:e,chosen:t})=>(e.text||t.text||"").replace(qt,n=>lt[n]||"�")||a("(empty)"),tu=e=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(e)?2:1;function so(e,t){let n=0,r=Array.from(e);for(let[o,s]of r.entries())if(n+=tu(s),n>t)return r.slice(0,Math.max(1,o-1)).join("")+"…";return e}function og(e,t){
let n=Array.from(e),r=Math.floor((t-1)/2);return n.reduce((o,s)=>o+tu(s),0)<=t?e:so(e,r)+so(n.slice(-r).join(""),r)}var sg=.001;function ru(e,t){if(e.given)return[a("A given token weighs nothing in the sum of a beam.")];let n=t.prompts[e.sequence],{beam:r}=e;return[ig(e,n,t),
sr(e),r.diversity_penalty?a("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:F(r.diversity_penalty)}):"",
lg(e,n),ug(e,n,t),fg(e,t)].filter(Boolean)}var Pt=e=>e.beam.group??null,Bi=(e,t)=>t.steps[e.index].filter(n=>Pt(n)===Pt(e));function ig(e,t,n){let{mode:r}=n.started,
o=Bi(e,t).length,s=e.index===t.given,i=s?1:t.steps[e.index-1].filter(p=>p.beam.status==="running"&&Pt(p)===Pt(e)).length,l=Pt(e)===null?[]:[a("Only beams of its\
 own group, {group}, compete with it.",{group:Ae(Pt(e))})],c=s?a("All beams held the same text before this step, so one was continued."):A(i,"{count} running be\
am was continued at this step.","{count} running beams were continued at this step.");return[...l,c,ag(e,o,r==="beam_sample")].join(" ")}function ag({rank:e,beam:t},n,r){
if(t.status==="unseen")return r?a("The search drew {considered} continuations; this one was not among them.",{considered:n}):a("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let o={considered:n,rank:e};return r?a("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",o):a("The search considered {considered} continuations; by its sum, this one has rank {rank}.",o)}function sr(e,t=!1){let{beam:n}=e,r=e.
before&&!e.before.given?he(e.before.beam.score):0,[o,s]=[he(n.logprob),he(n.score)];if(r===null||o===null||s===null||s<Et)return t?"":a("It could not be chosen:\
 its log-probability is minus infinity.");let i={before:F(r),own:F(o),after:F(s)};return t?`${i.before} + (${i.own}) = ${i.after}`:a("Sum of log-probabilities (\
nats): {before} before this token, {own} of its own: {before} + ({own}) = {after}.",i)}function lg(e,t){let n=Bi(e,t),r=p=>n.filter(({beam:d})=>d.status===p).length,
[o,s,i,l]=["running","finished","ended","pruned"].map(r),c=[A(o,"{count} has gone on","{count} have gone on"),s&&A(s,"{count} ended a text","{count} ended texts"),
i&&A(i,"{count} ended a text that does not count","{count} ended texts that do not count"),l&&A(l,"{count} was pruned","{count} were pruned")].filter(Boolean);return a(
"Of these {considered}: {parts}.",{considered:n.length,parts:c.join(", ")})}var cg=e=>e.reduce((t,n)=>t&&t.beam.score>=n.beam.score?t:n,null);function ou(e){let t=e.
filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score);return t.length?Math.min(...t):null}function ug(e,t,n){let{beam:r}=e,o=e.index+1;if(r.status===
"unseen")return"";if(r.status==="ended")return a("The text ended here but does not count: it ranked too low or lacks a constraint.");if(r.status==="pruned")return pg(
e,t);if(r.status==="finished"){let l=Fi(e,n);return l.length?a("It ended its text at step {step}: output {numbers}.",{step:o,numbers:l.join(", ")}):t.finished.includes(
e)?a("It ended its text at step {step}, which is kept.",{step:o}):a("It ended its text at step {step}, which was dropped for better ones.",{step:o})}let s=yn(e)?
[a("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:r.parent+1,number:r.beam+1})]:[],i=r.forced?[a("It was cons\
idered because it advances a constraint.")]:[];return[a("It went on as beam {number}.",{number:r.beam+1}),...s,...i,dg(e,t,n)].join(" ")}function pg(e,t){let n=ou(
Bi(e,t)),r={step:e.index+1,sum:F(e.beam.score),worst:F(n)};return n===null?a("It was pruned at step {step}.",r):a("It was pruned at step {step}: its sum is {sum\
}; the worst beam that continued has {worst}.",r)}function dg(e,t,n){let r=Fi(e,n);if(r.length)return a("It is part of output {numbers}.",{numbers:r.join(", ")});
let{alive:o,at:s,children:i,ends:l}=hg(e,t);if(o)return n.finished?a("It was still running when the search stopped at step {step}.",{step:t.steps.length}):a("It\
 is still running.");let c=l.find(m=>t.finished.includes(m));if(c)return a("Its text ended at step {step}, which is kept but not returned.",{step:c.index+1});if(l.
length)return a("Its text ended at step {step}, which was dropped for better ones.",{step:l.at(-1).index+1});let p=cg(i),d=ou(t.steps[s].filter(m=>Pt(m)===Pt(e))),
h={step:s+1,sum:F(p&&p.beam.score),worst:F(d)};return!p||d===null?a("It was overtaken at step {step}: none of its continuations went on.",h):a("It was overtaken\
 at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",h)}function hg(e,t){let n=new Set([e]),r=[];for(let o=e.
index+1;o<t.steps.length;o++){let s=t.steps[o].filter(({before:i})=>n.has(i));if(r.push(...s.filter(({beam:i})=>i.status==="finished")),n=new Set(s.filter(({beam:i})=>i.
status==="running")),!n.size)return{alive:!1,at:o,children:s,ends:r}}return{alive:!0,at:t.steps.length-1,children:[],ends:r}}function Fi(e,t){return(t.returned||
[]).flatMap(({last:n},r)=>n&&n.sequence===e.sequence&&ae(n)[e.index]===e?[r+1]:[])}function fg(e,t){let n=he(e.beam.final_score??null);if(n!==null)return nu(e,n,
a("Final score"),t);let[r]=Fi(e,t),o=r&&t.returned[r-1];return o&&he(o.score)!==null?nu(o.last,o.score,a("Final score of output {number}",{number:r}),t):""}function nu(e,t,n,r){
let o=ir(e,t,r);return o?a("{name}: sum / length^length_penalty = {words}.",{name:n,words:o}):a("{name}: {score}.",{name:n,score:F(t)})}function ir(e,t,n){let r=n.
started.effective.length_penalty??1,o={sum:F(e.beam.score),length:e.length,power:r,score:F(t)},s=Number.isFinite(r)?tt(e,r):NaN;return Math.abs(s-t)<=sg*Math.max(
1,Math.abs(t))?`${o.sum} / ${o.length}^${o.power} = ${o.score}`:""}function kn({effective:e,config:t}){let n={...e,...t},r=(n.constraints||[]).map(s=>s.any_of||[s.phrase||[]]),o=(n.force_words_ids||[]).map(s=>Array.isArray(s[0])?
s:[s]);return[...r,...o].map(s=>({alternatives:s,length:Math.max(...s.map(i=>i.length))}))}function su(e,t){let n=e.map(o=>t.get(o)),r=n.indexOf(void 0);return(r<
0?n:[...n.slice(0,r),"…"]).join("")}function Rt({alternatives:e,length:t},n,r,o){if(n>=t)return!0;let s=e.filter(l=>l.length===n);if(!s.length)return!1;let i=[
...o,...ae(r).map(l=>l.chosen.token_id)].join(" ")+" ";return s.some(l=>` ${i}`.includes(` ${l.join(" ")} `))}var mg={running:["●",({beam:e})=>a("beam {number}",{number:e+1})],finished:["■",()=>a("ended")],ended:["□",()=>a("ended, not counted")],pruned:["✕",()=>a(
"pruned")]};function iu(e,t){let o=e.querySelector(".gp-beam-table"),s=e.querySelector(".gp-where"),i=e.querySelector(".gp-more"),l={lost:4,progress:7},c=e.querySelector(
".gp-constraints"),p=[],d=[],h=[];function m(y){let S=40-y.filter($=>$.beam.status!=="pruned").length,B=({beam:$})=>$.beam??($.status==="finished"?1e6:1e7),E=y.
filter($=>$.beam.status!=="pruned"||S-- >0).sort(($,H)=>B($)-B(H)),v=new Map;for(let $ of E){let H=$.beam.group??null;v.has(H)||v.set(H,[]),v.get(H).push($)}return[
...v].sort(([$],[H])=>$-H)}function f(y,S){let B=new Map;for(let{beam:E}of y)E.status==="running"&&E.group<S&&B.set(E.text,(B.get(E.text)||0)+1);return B}function g(y){
let S="",B=y.before;for(;B&&S.length<32;B=B.before)S=(B.piece??B.chosen.text)+S;return(B||S.length>32?"…":"")+Array.from(S).slice(-32).join("")}function w(){let y=_(
"tbody"),S=y.insertRow(),B=_("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[E,v]=[_("b","gp-badge"),_("span")];return B.append(E,v),S.append(B),o.append(
y),d.push({body:y,head:S,badge:E,took:v,rows:[]}),d.at(-1)}function b(y){let S=y.body.insertRow(),B=Array.from({length:8},()=>S.insertCell()),[E,v,$]=[_("span",
"gp-sign"),_("span"),_("span","gp-flag","⚑ "+a("forced"))];B[0].append(E,v,$);let H=_("button","gp-pick",null,{type:"button",tabindex:"-1"}),[z,P,j]=[_("span",
"gp-tail"),_("bdi","gp-tail-text"),_("bdi","gp-word")];return z.append(P),H.append(z,j),B[1].append(H),y.rows.push({row:S,cells:B,sign:E,fate:v,flag:$,pick:H,tail:P,
word:j,node:null}),y.rows.at(-1)}function O(y,S,B){let{beam:E}=S,[v,$]=mg[E.status]||["",()=>E.status];y.node=S,y.row.dataset.status=E.status,y.row.className=B?
"gp-looked":"",q(y.sign,v),q(y.fate,$(E)),y.flag.hidden=!E.forced;let H=g(S);y.tail.replaceChildren(),Zn(y.tail,H),We(y.word,E.text),y.pick.tabIndex=B?0:-1,y.pick.
setAttribute("aria-pressed",String(B&&t.selected===S));let z=[$(E),...E.forced?[a("forced")]:[]].join(", ");y.pick.setAttribute("aria-label",a("{fate}: {text}",
{fate:z,text:G(H+E.text)})),q(y.cells[2],S.before?a("beam {number}",{number:E.parent+1}):a(t.readsSource?"start":"prompt")),q(y.cells[3],F(E.logprob)),q(y.cells[4],
E.diversity_penalty?`-${F(E.diversity_penalty)}`:"–"),q(y.cells[5],F(E.score)),q(y.cells[6],F(E.final_score)),E.progress&&y.cells[7].replaceChildren(...C(S))}
function k(y){if(c.hidden=!y||!p.length,c.hidden)return;let S=p.map(({alternatives:B,length:E})=>{let v=_("li");return B.forEach(($,H)=>{H&&v.append(` ${a("or")}\
 `),v.append(_e(su($,t.texts)))}),v.append(" "+A(E,"({count} token)","({count} tokens)")),v});S.map(B=>B.textContent).join(`
`)!==c.dataset.said&&(c.dataset.said=S.map(B=>B.textContent).join(`
`),c.replaceChildren(...S))}function C(y){let S=t.prefix.map(v=>v.token_id),B=y.beam.progress.map((v,$)=>{let H=_("span","gp-goal"),z=p[$];for(let P=0;z&&P<Math.
min(z.length,8);P++)H.append(_("i",P<v?"gp-full-block":""));return z&&Rt(z,v,y,S)?H.append(` ✓ ${a("done")}`):H.append(" "+(z?a("{progress} of {length}",{progress:v,
length:z.length}):String(v))),H}),{bank:E}=y.beam;return E==null?B:[...B,_("span","gp-note",a("bank {bank}",{bank:E}))]}function x(y,[S,B],E,v,$){if(y.body.hidden=
!B,!!B){if(y.head.hidden=S===null,S!==null){q(y.badge,Ae(S)),y.body.dataset.look=S%4;let H=[...f(E,S)].flatMap(([z,P])=>[_e(z,"gp-took"),P>1?` × ${P}`:""]);y.took.
replaceChildren(...H.length?[a("Earlier groups have just chosen:"),...H]:[a("Chooses first: no penalty")])}for(;y.rows.length<B.length;)b(y);y.rows.forEach((H,z)=>{
if(H.row.hidden=z>=B.length,!(z>=B.length)){for(let[P,j]of Object.entries(l))H.cells[j].hidden=!$[P];O(H,B[z],B[z]===v)}})}}function D(y){let B=t.prompts[y.sequence].
steps[y.index],E={lost:B.some(({beam:z})=>(z.group??null)!==null),progress:B.some(({beam:z})=>z.progress)};for(let[z,P]of Object.entries(l))o.tHead.rows[0].cells[P].
hidden=!E[z];let v=m(B);for(;d.length<v.length;)w();d.forEach((z,P)=>x(z,v[P]||[null,null],B,y,E));let $=B.length-v.reduce((z,[,P])=>z+P.length,0);i.hidden=$<=0,
q(i,A($,"and {count} more that was pruned","and {count} more that were pruned"));let H={token:y.index+1,prompt:y.sequence+1};q(s,t.prompts.length>1?a("at token \
{token} of prompt {prompt}",H):a("at token {token}",H)),k(E.progress)}let R=()=>d.filter(({body:y})=>!y.hidden).flatMap(({rows:y})=>y.filter(({row:S})=>!S.hidden)),
T=y=>R().findIndex(({pick:S})=>S.contains(y.target));o.addEventListener("click",y=>{let S=T(y);S>=0&&t.selectStep(R()[S].node)}),o.addEventListener("keydown",y=>{
y.key==="Escape"&&t.selectStep(null);let S=T(y),B={ArrowDown:1,ArrowUp:-1}[y.key];if(S<0||!B)return;y.preventDefault();let E=R()[S+B];E&&(t.selectStep(E.node),E.
pick.focus())});function M(){let y=t.usesBeams?t.current():null,S=y?t.prompts[y.sequence].steps[y.index]:[];return S.includes(y)?y:S[0]}let N=y=>()=>{let S=M(),
B=S&&y(S);return B?a("{name}: {words}.",{name:G(S.beam.text),words:B}):""},W=()=>(t.usesBeams&&t.current()?t.prompts[t.current().sequence].steps[t.current().index]:
[]).find(({beam:y})=>Be(y.final_score));return dt(e,{token:N(({beam:y})=>he(y.logprob)===null?"":`log ${F(Math.exp(y.logprob),4)} = ${F(y.logprob)}`),sum:N(y=>sr(
y,!0)),final:()=>{let y=W(),S=y&&ir(y,y.beam.final_score,t);return S?a("{name}: {words}.",{name:G(y.beam.text),words:S}):""}}),y=>{y.run&&t.started&&(p=kn(t.started));
let S=t.usesBeams?t.current():null;e.hidden=!S,!(!S||S===h[0]&&t.selected===h[1])&&(h=[S,t.selected],D(S))}}var au=12e3;async function uu(e,{tree:t,log:n,prompt:r,number:o,view:s,root:i}){let l=`beam-tree${o?"-"+(o+1):""}`,p=await{svg:()=>new Blob([pu(t,s,i)],{type:"i\
mage/svg+xml"}),png:()=>gg(t,s,i),json:()=>new Blob([JSON.stringify(lu(n,r,o),null,1)],{type:"application/json"}),dot:()=>new Blob([bg(lu(n,r,o))],{type:"text/v\
nd.graphviz"})}[e](),d=_("a","",null,{href:URL.createObjectURL(p),download:`${l}.${e}`});d.click(),setTimeout(()=>URL.revokeObjectURL(d.href),6e4)}function pu(e,t,n){
let r=te("svg"),o=new wn(r);o.draw(e,{...t,area:null,zoom:1}),o.nameBandsAt(0);let{width:s,height:i}=e;re(r,{xmlns:"http://www.w3.org/2000/svg",width:s,height:i,
viewBox:`0 0 ${s} ${i}`,class:"t-tree"});let l=getComputedStyle(n),c=r.querySelector("style");c.textContent=c.textContent.replace(/var\((--[\w-]+)\)/g,(d,h)=>l.
getPropertyValue(h).trim());let p=te("rect");return re(p,{width:s,height:i,fill:l.getPropertyValue("--gp-page").trim()}),r.insertBefore(p,o.world),new XMLSerializer().
serializeToString(r)}async function gg(e,t,n){let r=pu(e,t,n),o=new Image;o.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(r),await o.decode();let s=Math.
min(2,au/e.width,au/e.height),i=_("canvas","",null,{width:Math.ceil(e.width*s),height:Math.ceil(e.height*s)}),l=i.getContext("2d");l.scale(s,s),l.drawImage(o,0,
0,e.width,e.height);let c=await new Promise(p=>i.toBlob(p,"image/png"));if(!c)throw new Error(a("it is too large for the browser."));return c}function lu(e,t,n){
let{started:r}=e,o=r.effective.length_penalty??1,s=new Map,i=new Map;for(let{last:d}of e.returned||[])d&&d.sequence===n&&!i.has(d)&&i.set(d,i.size+1);let l=Ci(t,
t.steps.length-1),c=t.steps.flatMap(d=>d).map(d=>{let{beam:h}=d;s.set(d,s.size);let m={id:s.get(d),parent:d.before?s.get(d.before):null,step:d.index+1,token_id:h.
token_id,token:h.text,piece:h.piece,logprob:h.logprob,raw_logprob:h.raw_logprob,sum:h.score,length:d.length,score:tt(d,o),rank:d.rank,status:h.status,beam:h.beam,
parent_beam:h.parent};return d.given&&(m.given=!0),h.status==="finished"&&Object.assign(m,{final_score:h.final_score,kept:l.has(d)}),i.has(d)&&(m.output=i.get(d)),
(h.group??null)!==null&&Object.assign(m,{group:h.group,diversity_penalty:h.diversity_penalty}),h.progress&&Object.assign(m,{progress:h.progress,bank:h.bank,forced:h.
forced}),m}),p=e.readsSource?{source:r.prompt}:{prompt:r.prompt||Zs(r)};return{format:"generation-playground/beam-tree",version:1,model:r.model,mode:r.mode,...p,
seed:r.seed,num_beams:r.effective.num_beams,length_penalty:o,early_stopping:r.effective.early_stopping??!1,nodes:c}}var cu=e=>'"'+e.replace(qt,t=>lt[t]||"�").
replace(/[\\"]/g,"\\$&")+'"';function bg({prompt:e,nodes:t}){let n=e===void 0?"start of the target":e.slice(-40),r={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},o=t.map(i=>{let l=cu(`${i.token}`).
slice(0,-1)+`\\n${F(i.logprob,2)}  ${F(i.sum,2)}  #${i.rank??""}"`;return`  n${i.id} [label=${l}, ${r[i.status]||""}${i.output?", penwidth=3":""}];`}),s=t.map(i=>{
let l=(.4+4*Math.min(1,V(i.logprob))).toFixed(2);return`  ${i.parent===null?"root":`n${i.parent}`} -> n${i.id} [penwidth=${l}${i.status==="pruned"?", style=dash\
ed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${cu(n)}, style=bold];`,...o,...s,"}",""].join(
`
`)}var wg=800,yg=130,kg=2e4;function hu(e){_g(e),xg(e),Sg(e),Tg(e),Mg(e),Eg(e),Lg(e)}function _g(e){let{state:t,slider:n}=e;n.addEventListener("input",()=>{t.stop(),
e.goTo(Number(n.value)-1)}),e.part("play").addEventListener("click",()=>vg(e))}function vg(e){let{state:t,root:n}=e;t.playing?t.stop():(t.atEnd&&e.goTo(0),t.playing=
setInterval(()=>{!n.isConnected||t.atEnd?t.stop():e.goTo(t.shownTo+1),e.sayTime()},Math.max(yg,Math.min(wg,kg/Math.max(1,t.length))))),e.sayTime()}function xg(e){
let{state:t,log:n}=e,r=(s,i)=>{t.choose(s,i),e.regrow()},o=(s,i)=>e.part(s).addEventListener("change",({target:l})=>i(l));o("candidates-shown",({value:s})=>r("c\
andidates",Number(s))),o("number",({value:s})=>r("number",s)),o("lost",({checked:s})=>r("lost",s)),o("fold",({checked:s})=>{t.unfolded=new Set,r("fold",s)}),o("\
prompt-number",({value:s})=>{t.number=Number(s),n.selectStep(null),e.regrow()})}function Sg(e){let{box:t,card:n,pan:r,state:o}=e,s=null;t.addEventListener("poin\
termove",i=>{if(i.pointerType==="touch"){n.hide();return}let l=r.pointers.size?null:o.entryAt(r.at(i));l!==s&&(s=l,t.style.cursor=l&&l.node?"pointer":"",l&&l.node?
e.showCard(l):n.hide())}),t.addEventListener("pointerleave",()=>{s=null,n.hide()}),t.addEventListener("click",i=>{let l=r.moved?null:o.entryAt(r.at(i));l&&(e.item.
focusOn(l),fu(e,l))})}function fu(e,t){let{state:n,log:r}=e;if(t.folded)n.unfolded.add(t.column.from),e.regrow();else if(t.node){let o=t.node===n.broughtOut;n.timeNode=
null,r.selectStep(o?null:t.node)}}function mu(e,t){t.node&&(e.state.toggle(t),e.regrow())}function _n(e,t){t&&(e.pan.byHand=!0,e.pan.reveal(t),e.item.focusOn(t))}
var du={ArrowLeft:(e,t)=>_n(e,t.node&&e.state.parentOf(t)),ArrowRight:(e,t)=>_n(e,e.state.kidsOf(t)[0]),ArrowDown:e=>_n(e,e.item.neighbour(1)),ArrowUp:e=>_n(e,e.
item.neighbour(-1)),Home:e=>_n(e,e.state.tree.entries[0]),End:e=>_n(e,e.state.tree.at.get(e.state.best)),Enter:fu," ":mu,Escape:e=>e.log.selectStep(null),"+":e=>e.
pan.zoomBy(1.25),"-":e=>e.pan.zoomBy(.8),0:e=>e.pan.whole()};function Tg(e){let{item:t,state:n,card:r}=e;t.box.addEventListener("keydown",o=>{o.ctrlKey||o.metaKey||
o.altKey||!t.entry||!Object.hasOwn(du,o.key)||(o.preventDefault(),o.stopPropagation(),du[o.key](e,t.entry))}),t.box.addEventListener("focusin",({target:o})=>n.tree&&
o.matches(":focus-visible")&&e.showCard(t.entry)),t.box.addEventListener("focusout",()=>r.hide())}function Mg(e){let{root:t,state:n,pan:r}=e,o=(s,i)=>e.part(s).
addEventListener("click",i);o("in",()=>r.zoomBy(1.3)),o("out",()=>r.zoomBy(1/1.3)),o("whole",()=>{r.byHand=!0,r.whole()}),o("follow",()=>{r.byHand=!1,n.upTo=null,
e.regrow()}),t.addEventListener("gp-alone",()=>{r.byHand=!1,e.regrow()})}function Eg(e){let{state:t,log:n}=e;e.part("go-on").addEventListener("click",()=>{let r=t.
selected;r&&n.ask({type:"branch",step:r,tokenId:r.chosen.token_id})}),e.part("collapse").addEventListener("click",()=>{let r=t.tree.at.get(t.selected);r&&mu(e,r)}),
e.part("clear").addEventListener("click",()=>n.selectStep(null))}function Lg(e){let{root:t,state:n,log:r}=e,o=e.part("told");e.part("files").addEventListener("c\
lick",async({target:s})=>{let i=s.dataset.file;if(i){if(i==="html"){r.ask({type:"save_page"});return}q(o,"");try{let{tree:l,prompt:c,number:p}=n;await uu(i,{tree:l,
log:r,prompt:c,number:p,view:e.look(null),root:t})}catch(l){q(o,a("The picture could not be made: {reason} Save it as SVG instead.",{reason:l.message}))}}})}var Di=-1e9,Sn=[[!1,"False"],[!0,"True"],["never",'"never"']],Pg=["beam_search","beam_sample"],Rg=["group_beam_search","constrained_beam_search"];function zi(e){
let{mode:t,effective:n,config:r,eos_token_ids:o,max_new_tokens:s}=e.started,i={...r,...n},l=vn(i.num_beams,1+Math.max(0,...(e.prompts[0].steps[0]||[]).map(({beam:p})=>p.
beam??0))),c=e.prompts[0].given;return{together:Pg.includes(t)?!0:Rg.includes(t)?!1:null,prompts:e.prompts,start:c,maxNew:s-c,wanted:vn(i.num_return_sequences,1),
size:t==="group_beam_search"?Math.ceil(l/vn(i.num_beam_groups,1)):l,ends:new Set(o),constraints:kn(e.started),promptIds:e.prefix.map(p=>p.token_id),own:{lengthPenalty:Number.
isFinite(i.length_penalty)?i.length_penalty:1,earlyStopping:Sn.some(([p])=>p===i.early_stopping)?i.early_stopping:!1}}}var vn=(e,t)=>Number.isInteger(e)&&e>0&&e<=
4096?e:t,xe=({beam:e})=>he(e.score)===null?-1/0:e.score,ji=(e,t)=>xe(e)/e.length**t;function yu(e,t){return e.together?Cg(e,t):Ng(e,t)}function ku(e,t,n,{maxNew:r},{
lengthPenalty:o,earlyStopping:s}){let i=s==="never"&&o>0?r:t;return{best:e,length:i,bound:e/i**o,worst:n}}var xn=new WeakMap;function Og(e,t){if(!xn.has(e)){let n=e.
filter(({beam:o})=>o.status==="running"||o.status==="pruned"),r=Math.max(...(n.length?n:e).map(xe));xn.set(e,{ended:e.filter(({beam:o},s)=>s<t&&ar(o)),hopeless:!n.
length,best:n.length?r:r+Di})}return xn.get(e)}function Cg(e,t){let{prompts:n,size:r,start:o}=e,s={node:null,score:Di},i=n.map(()=>({group:null,pool:Array(r).fill(
s),stop:null,lastStep:0,weighed:null,exact:!0})),l=Math.min(...n.map(({steps:p})=>p.length)),c=null;for(let p=o;p<l&&!c;p++){let d=n.map(({steps:m})=>Og(m[p],r)),
h=d.every(m=>m.hopeless);i.forEach((m,f)=>Ag(m,d[f],p+1,h,e,t)),i.every(m=>m.stop)&&(c=i.find(m=>m.stop.step===p+1).stop)}return{stop:c,prompts:i.map(p=>({kept:p.
pool.filter(({node:d})=>d),pools:[p]}))}}function Ag(e,t,n,r,o,s){if(e.stop)return;if(t.ended.length){let p=t.ended.map(d=>({node:d,score:ji(d,s.lengthPenalty)}));
e.pool=[...e.pool,...p].sort((d,h)=>h.score-d.score).slice(0,o.size)}e.lastStep=n;let i=e.pool.at(-1).score,l=e.pool.every(({node:p})=>p),c=e.weighed=ku(t.best,
n-o.start,l?i:null,o,s);r?e.stop={step:n,why:"criteria"}:l&&s.earlyStopping===!0?e.stop={step:n,why:"full"}:e.pool.some(({node:p})=>c.bound>(p?i:Di))||(e.stop={
step:n,why:"settled"})}function Ng(e,t){let n=e.prompts.map(s=>{let i=gu(s).map(d=>bu(s,d,e,t)),l=gu(s).map(d=>bu(s,d,e,e.own)),c=1/0;return i.forEach((d,h)=>{let[
m,f]=[d,l[h]].map(({stop:g})=>g?g.step:1/0);d.exact=d.lastStep<=c,m!==f&&(c=Math.min(c,m,f))}),{kept:i.flatMap(d=>d.kept).sort((d,h)=>d.score-h.score).reverse(),
pools:i}}),r=n.flatMap(s=>s.pools);return{stop:r.length>0&&r.every(({stop:s})=>s)?r.map(({stop:s})=>s).reduce((s,i)=>i.step>s.step?i:s):null,prompts:n}}var gu=({
steps:e,given:t})=>[...new Set((e[t]||[]).map(({beam:n})=>n.group??null))].sort((n,r)=>n-r);function bu(e,t,n,r){let{size:o,start:s}=n,i={group:t,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let l=s;l<e.steps.length&&!i.stop;l++){let c=$g(e.steps[l],t,n);if(!c)break;let p=i.lastStep=l+1;c.ended.forEach(m=>wu(i,m,
n,r));let d=i.kept.length>=o,h=d?qi(i.kept):null;i.weighed=ku(c.best,p-s,h,n,r),d&&r.earlyStopping===!0?i.stop={step:p,why:"full"}:d&&h>=i.weighed.bound?i.stop=
{step:p,why:"settled"}:Hg(e.steps[l],p,n)&&(Ig(c.nodes,n).forEach(m=>wu(i,m,n,r)),i.stop={step:p,why:"criteria"})}return i}function $g(e,t,{ends:n}){xn.has(e)||
xn.set(e,new Map);let r=xn.get(e);if(!r.has(t)){let o=e.filter(({beam:i})=>(i.group??null)===t),s=o.filter(({beam:i})=>i.status==="finished"&&n.has(i.token_id));
r.set(t,o.length?{nodes:o,ended:s,best:xe(o[0])}:null)}return r.get(t)}var qi=e=>Math.min(...e.map(({score:t})=>t));function wu(e,t,n,{lengthPenalty:r}){let o=ji(
t,r);if(e.kept.length>=n.size&&!(o>qi(e.kept))||(e.kept.push({node:t,score:o}),e.kept.length<=n.size))return;let s=qi(e.kept);e.kept.splice(e.kept.findIndex(i=>i.
score===s),1)}function Hg(e,t,{ends:n,maxNew:r,start:o}){return t-o>=r||e.some(({beam:s})=>ar(s)&&!n.has(s.token_id))}var ar=({status:e})=>e==="finished"||e==="\
ended";function Ig(e,{ends:t,constraints:n,promptIds:r,wanted:o}){let s=e.filter(({beam:c})=>c.status==="running"||ar(c)&&!t.has(c.token_id)),i=c=>n.every((p,d)=>Rt(
p,c.beam.progress[d],c,r)),l=s.filter(c=>!c.beam.progress||i(c));return l.length<o?[...l,...s.filter(c=>!l.includes(c))]:l}function _u(e,t,n){let r=Math.max(...e.
prompts.map(s=>s.steps.length));if(t.stop?t.stop.step!==r:n)return!1;let o=Math.min(...e.prompts.map(s=>s.steps.length));return t.prompts.every(({kept:s},i)=>{let{
pools:l}=e.prompts[i],c=l[(e.together?o:l.length)-1]||[];return c.length===s.length&&c.every((p,d)=>Bg(p,s[d],e))})}function Bg(e,{node:t,score:n},r){if(he(e)===
null||!Number.isFinite(n))return he(e)===null==!Number.isFinite(n);let o=2e-5*Math.max(1,t.length**-r.own.lengthPenalty);return Math.abs(e-n)<=o+1e-5*Math.abs(n)}
function vu(e,t,n,{lengthPenalty:r},o){let s=e.prompts[t],{kept:i,pools:l}=n.prompts[t],c=(m,f,g="")=>({node:m,score:ji(m,r),place:null,state:f,why:g}),p=new Set(
i.map(({node:m})=>m)),d=Fg(s).filter(m=>!p.has(m)).map(m=>{let{stop:f}=l.find(({group:g})=>g===(m.beam.group??null))||l[0];return!f||m.index<f.step?c(m,"out","d\
ropped"):c(m,"out",n.stop&&m.index>=n.stop.step?"not reached":"too late")}),h=!o&&!n.stop;return[...i.map(({node:m,score:f},g)=>({node:m,score:f,place:g,state:n.
stop&&g<e.wanted?"returned":"kept",why:""})),...h?s.running.map(m=>c(m,"running")).sort((m,f)=>f.score-m.score):[],...d.sort((m,f)=>f.score-m.score)]}var Wi=new WeakMap;
function Fg({steps:e}){Wi.has(e)||Wi.set(e,{read:0,nodes:[]});let t=Wi.get(e);for(;t.read<e.length;t.read++)t.nodes.push(...e[t.read].filter(({beam:n})=>n.status===
"finished"));return t.nodes}function io({prompts:e}){let t=e.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...t.map(({lastStep:n})=>n))}var Wg=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),xu=({processors:e})=>e.filter(t=>!Wg.has(t));function Ui(e,t){
let n=e.given,[r,o]=[n?e.steps[n-1][0]:null,0];for(let s=n;s<e.steps.length;s++){let{candidates:i}=(e.distributions[s]||[])[o]||{candidates:[]},l=t(s-n,i[0]);if(l===
void 0)return{last:r,ended:!1,left:null};let c=e.steps[s].find(p=>p.beam.parent===o&&p.beam.token_id===l)||null;if(!c||c.beam.status==="pruned")return{last:r,ended:!1,
left:qg(e,r,o,{index:s,id:l,node:c,candidates:i})};if(r=c,c.beam.status!=="running")return{last:r,ended:!0,left:null};o=c.beam.beam}return{last:r,ended:!1,left:null}}
function qg(e,t,n,{index:r,id:o,node:s,candidates:i}){let l=s&&s.beam||i.find(m=>m.token_id===o)||null,c=s?s.beam.group:t&&t.beam.group,p=e.steps[r].filter(m=>(m.
beam.group??null)===(c??null)||!t),d=p.filter(m=>m.beam.status==="running").map(xe),h=t&&!t.given?xe(t):0;return{index:r,token:l,node:s,considered:p.length,sum:s?
xe(s):l&&he(l.logprob)!==null?h+l.logprob:null,best:d.length?Math.max(...d):null,worst:d.length?Math.min(...d):null}}var ao=e=>Ui(e,(t,n)=>n&&n.logprob!==null?n.
token_id:void 0);var Su=700;function Gi(e,t){let{beam:n,length:r}=e,o=t.started.effective.length_penalty??1,s=t.prompts[e.sequence].steps[e.index].filter(c=>(c.beam.group??null)===
(n.group??null)).length,i=()=>he(n.logprob)===null?"":`log ${F(V(n.logprob),4)} = ${F(n.logprob)}`,l=[[a("probability"),I(Math.min(1,V(n.logprob))),"probability"],
[a("token log p"),F(n.logprob),"logprob",i]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&l.push([a("before the processors"),F(n.raw_logprob),"logpr\
ob"]),l.push([a("sum"),F(n.score),"beam",()=>sr(e,!0)]),l.push([a("sum / {length}^{power}",{length:r,power:o}),F(tt(e,o)),"sequence-score",()=>ir(e,tt(e,o),t)]),
l.push([a("rank"),e.rank?a("{rank} of {among}",{rank:e.rank,among:s}):a("below the {among} considered",{among:s}),"beam",()=>"",{formula:"",unit:""}]),n.diversity_penalty&&
l.push([a("diversity penalty"),F(n.diversity_penalty),"diversity-penalty"]),(n.bank??null)!==null&&l.push([a("bank"),String(n.bank),"constraint"]),l}function Ki(e,t,n,{
place:r,greedy:o}={}){let{beam:s}=e,i=n.prompts[e.sequence].steps[e.index].filter(k=>(k.beam.group??null)===(s.group??null)),l=i.filter(k=>k.beam.status==="runn\
ing"),c=(s.beam??0)+1,p=n.started.mode==="beam_sample",d=n.finished&&e.index===n.prompts[e.sequence].steps.length-1;if(e.given)return a("It was given, not chose\
n: the search begins after it.");let h=yn(e)?[a("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:s.parent+1,number:c})]:
[],m=s.forced?[a("It was considered because it advances a constraint.")]:[],f=l.reduce((k,C)=>Math.min(k,C.beam.score),1/0),g=Number.isFinite(f)?[a("The worst b\
eam that went on has a sum of {sum}.",{sum:F(f)})]:[],w=F(s.final_score),b={tip:()=>[d?a("It was still running as beam {number} when the search stopped.",{number:c}):
a("It goes on as beam {number}.",{number:c}),...h,...m],inner:()=>[a("It went on as beam {number}.",{number:c}),...h,...m],lost:()=>[a("It went on as beam {numb\
er}, but is a dead end: better beams took the places of its continuations.",{number:c}),...h,...m],kept:()=>[a("The text ended here and is kept, with a final sc\
ore of {score}.",{score:w}),...r?[a("It is output {place}.",{place:r})]:[]],fell:()=>[a("The text ended here with a final score of {score}, but was dropped for \
better ones.",{score:w})],ended:()=>[a("The text ended here but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[a(p?"It was drawn and pr\
uned: better ones filled the beams.":"It was considered and pruned."),...g],unseen:()=>[p?a("It was not drawn."):a("It was too improbable: not among the {consid\
ered} continuations that were considered.",{considered:i.length})]},O=o?[a("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];
return[...Object.hasOwn(b,t)?b[t]():[],...O].join(" ")}var Vi=e=>e.piece??(["pruned","unseen","ended"].includes(e.beam.status)||!e.beam.text?e.beam.text:"");function Xi(e,t,n){
return e.beam.progress.map((r,o)=>{let s=t[o];return s&&Rt(s,r,e,n)?"✓":r?"◐":"·"}).join("")}function Yi(e,t){let n=(c,p,d)=>e.querySelector(".gp-picked-"+
d)||e.appendChild(_(c,p)),r=n("p","gp-whole-text","text"),o=n("dl","","facts"),s=n("p","gp-fate","fate"),i=e.classList.contains("gp-node-card");function l(c,p,d){
if(!c){e.hidden=!0;return}let h=p.at.get(c),m=ae(c.before).map(b=>b.piece??"").join(""),f=i&&m.length>Su?"…"+m.slice(-Su):m,g=_("b","");We(g,Vi(c)||c.beam.text),
r.replaceChildren(_("bdi","",f),g);let w=Gi(c,t);c.beam.progress&&w.push([a("constraints"),Xi(c,d,t.prefix.map(b=>b.token_id)),"constraint"]),i?o.replaceChildren(
...w.flatMap(([b,O])=>[_("dt","",b),_("dd","",O)])):ve(o,w.length,Dg),i||w.forEach((b,O)=>zg(o.children[O],b)),q(s,Ki(c,h?h.look:c.beam.status,t,h||{})),e.hidden=
!1}return{element:e,show:l,hide:()=>{e.hidden=!0}}}function Dg(){let e=_("div"),t=_("dt");return t.append(_("span")),e.append(t,_("dd")),e}function zg(e,[t,n,r,
o=()=>"",s={}]){let i=e.firstChild.firstChild;q(i,t),Me(i,r,()=>o()?me(o()):"",s),q(e.lastChild,n)}function Tu(){return[...[["tip",a("goes on")],["lost","✕ "+
a("dead end")],["kept","■ "+a("ended, kept")],["fell","▤ "+a("ended, dropped")],["pruned","✕ "+a("pruned")],["unseen","… "+a("not considered")],["path",
a("best or selected text")]].map(([t,n])=>{let r=te("svg","t-tree"),o=te("g",`t-${t}`),[s,i]=[te("rect","t-box"),te("rect","t-inside")];re(s,{x:2,y:2,width:22,height:11,
rx:3}),re(i,{x:4.5,y:4.5,width:17,height:6,rx:2}),o.append(s,i),r.append(o);let l=_("span");return t==="unseen"?l.append(n):l.append(r,n),l}),_("span","",a("2→1\
: beam 2 goes on as beam 1")),_("span","","★ "+a("output")),_("span","","G "+a("greedy path"))]}var jg=700,Ug={candidates:2,number:"probability"},lo=class{constructor(t){this.log=t,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:t,max_new_tokens:n}=this.
log.started,r=(t.num_beams||1)*n>jg;this.choices={...Ug,lost:!r,fold:r,...r?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=kn(this.log.started),this.stop()}choose(t,n){this.choices[t]=n,this.byHand[t]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let t=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return t?t.last:null}get selected(){let{selected:t}=this.log;return t&&t.beam&&t.sequence===this.number?t:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:t,number:n,prompt:r,atEnd:o}=this;this.stale=!1;let s=o&&
t.returned?t.returned.map(({last:i})=>i):[];this.tree=eu(r,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:s.filter(
i=>i&&i.sequence===n),live:!t.finished||!o,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:t}=this,{last:n,left:r}=ao(t),o=or([n]),s=r&&(r.node||r.token&&gi(
t,r.index,n,r.token.token_id));return s?o.add(s):o}get newest(){let{columns:t,at:n,entries:r}=this.tree,{x:o,width:s}=t.at(-1),{y:i,height:l}=n.get(this.best)||
r[0];return{x:o,y:i,width:s,height:l}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:r,to:o})=>n+o-r,0)}kidsOf(t){return this.
tree.entries.filter(({nodes:n})=>n.length&&n[0].before===t.node)}parentOf(t){return this.tree.at.get(t.nodes[0].before)}entryAt([t,n]){let r=o=>t>=o.x&&t<=o.x+o.
width&&n>=o.y-2&&n<=o.y+o.height+2;return this.tree&&this.tree.entries.findLast(r)}goalsOf(t){return t.beam.progress?(this.goals.has(t)||this.goals.set(t,Xi(t,this.
constraints,this.log.prefix.map(n=>n.token_id))),this.goals.get(t)):""}toggle({node:t,column:n,folded:r}){let{unfolded:o,collapsed:s}=this,i=this.tree.columns.some(
({from:l,open:c})=>c&&l===t.index);r?o.add(n.from):i&&o.has(t.index)?o.delete(t.index):s.has(t)?s.delete(t):t.beam.status==="running"&&s.add(t)}};var co=class{constructor(t,n){this.box=t;this.changed=n;t.addEventListener("pointerdown",r=>this.down(r)),t.addEventListener("pointermove",r=>this.move(r));for(let r of[
"pointerup","pointercancel"])t.addEventListener(r,o=>this.up(o));t.addEventListener("wheel",r=>this.wheel(r),{passive:!1}),new ResizeObserver(()=>this.resized()).
observe(t)}box;changed;x=0;y=0;zoom=1;plane=[1,1];moved=!1;byHand=!1;gesture=!1;pointers=new Map;resized=()=>this.settle();get width(){return this.box.clientWidth||
1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.zoom]}get limits(){let t=Math.
min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,t)),2.5]}sized(t,n){this.plane=[t,n],this.settle()}settle(){let[t,n]=this.
limits;this.zoom=Math.min(n,Math.max(t,this.zoom));let[r,o]=[this.width/this.zoom,this.height/this.zoom],s=(i,l,c)=>l>c?(c-l)/2:Math.max(0,Math.min(i,c-l));this.
x=s(this.x,r,this.plane[0]),this.y=s(this.y,o,this.plane[1]),this.changed()}zoomBy(t,[n,r]=[this.width/2,this.height/2],o=!1){this.gesture=o;let[s,i]=this.limits,
l=Math.min(i,Math.max(s,this.zoom*t));this.x+=n/this.zoom-n/l,this.y+=r/this.zoom-r/l,this.zoom=l,this.byHand=!0,this.settle()}whole(){[this.zoom]=this.limits,[
this.x,this.y]=[0,0],this.settle()}shows({x:t,y:n,width:r,height:o}){let[s,i,l,c]=this.area;return t>=s&&n>=i&&t+r<=l&&n+o<=c}reveal({x:t,y:n,width:r,height:o},s=40){
let[i,l,c,p]=this.area,d=Math.min(s,(c-i)/4,(p-l)/4);this.x+=Math.min(0,t-d-i)||Math.max(0,t+r+d-c),this.y+=Math.min(0,n-d-l)||Math.max(0,n+o+d-p),this.settle()}at({
clientX:t,clientY:n}){let{left:r,top:o}=this.box.getBoundingClientRect();return[this.x+(t-r)/this.zoom,this.y+(n-o)/this.zoom]}down(t){t.button||(this.pointers.
set(t.pointerId,t),this.pointers.size===1&&(this.moved=!1))}move(t){let n=this.pointers.get(t.pointerId);if(!n)return;let[r,o]=[t.clientX-n.clientX,t.clientY-n.
clientY];if(!this.moved&&Math.hypot(r,o)<4)return;this.moved||this.box.setPointerCapture(t.pointerId),this.moved=!0,this.byHand=!0,this.pointers.set(t.pointerId,
t);let s=[...this.pointers.values()].find(({pointerId:i})=>i!==t.pointerId);if(s){let i=p=>Math.hypot(p.clientX-s.clientX,p.clientY-s.clientY)||1,{left:l,top:c}=this.
box.getBoundingClientRect();this.zoomBy(i(t)/i(n),[(t.clientX+s.clientX)/2-l,(t.clientY+s.clientY)/2-c],!0)}else this.x-=r/this.zoom,this.y-=o/this.zoom,this.settle()}up(t){
this.pointers.delete(t.pointerId)}wheel(t){let n=this.box.closest(".gp-alone")!==null,{left:r,top:o}=this.box.getBoundingClientRect();t.ctrlKey||t.metaKey||n&&!t.
shiftKey&&!t.deltaX?(t.preventDefault(),this.zoomBy(Math.exp(-t.deltaY*(t.deltaMode?.05:.002)),[t.clientX-r,t.clientY-o],!0)):(t.deltaX||t.shiftKey)&&(t.preventDefault(),
this.x+=(t.deltaX||t.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var uo=class{constructor(t,n,r){this.box=t,this.state=n,this.pan=r,this.element=null,this.entry=null}focusOn(t,n=!1){let r=this.element,o=r&&document.activeElement===
r;this.element=_("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(t)}),this.entry=t,this.box.append(this.element),r&&r.remove(),this.place(),(o||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(t){let{state:n}=this,r=t.node?t.nodes[0].index+2:1,o=t.node?n.kidsOf(n.parentOf(t)||n.tree.entries[0]):
[t],s=t.hidden||t.folded?"false":n.kidsOf(t).length?"true":null;return{"aria-level":r,"aria-label":this.labelOf(t),"aria-setsize":o.length||1,"aria-posinset":Math.
max(0,o.indexOf(t))+1,"aria-selected":String(!!t.node&&t.node===n.selected),...s&&{"aria-expanded":s}}}labelOf(t){let{log:n}=this.state,{node:r,nodes:o}=t;if(!r)
return a(n.readsSource?"The start of the target, where the tree begins":"The prompt, where the tree begins");let s=G(o.map(Vi).join("")),i=o.length>1?A(o.length,
"{count} token, {text}","{count} tokens, {text}",{text:s}):s,l=Gi(r,n).map(([c,p])=>`${c} ${p}`);return`${i}, ${a("step {number}",{number:r.index+1})}. ${Ki(r,t.
look,n,t)} ${l.join(", ")}`}place(){let{state:{tree:t,best:n},entry:r,pan:{x:o,y:s,zoom:i}}=this;if(!t)return;let l=r&&(r.node?t.at.get(r.node):t.entries[0])||t.
at.get(n)||t.entries[0];if(!r||l.node!==r.node){this.focusOn(l,!0);return}this.entry=l,Object.assign(this.element.style,{left:`${(l.x-o)*i}px`,top:`${(l.y-s)*i}\
px`,width:`${l.width*i}px`,height:`${l.height*i}px`})}neighbour(t){let n=this.state.tree.entries.filter(({x:r})=>r===this.entry.x).sort((r,o)=>r.y-o.y);return n[n.
indexOf(this.entry)+t]}};var Mu=600,Gg=150,Kg=130,Eu=.2,Vg=.4,po=class{constructor(t,n){this.root=t,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new wn(this.part("picture")),this.pan=new co(this.box,()=>this.schedule()),this.scale=1,this.pan.resized=()=>this.resized(),this.item=new uo(this.
part("tree-nodes"),n,this.pan),this.card=Yi(this.part("node-card"),this.log),this.picked=Yi(this.part("picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=
void 0,this.part("legend-line").append(...Tu())}part(t){return this.root.querySelector(".gp-"+t)}get selected(){return this.log.selected&&this.state.tree?this.state.
tree.at.get(this.log.selected):void 0}resized(){let{state:t,pan:n,root:r}=this;if(r.hidden)return;let o=Number(getComputedStyle(r).getPropertyValue("--gp-scale"))||
1;n.zoom*=o/this.scale,t.tree&&(o!==this.scale||this.box.closest(".gp-alone"))&&this.regrow(),this.scale=o,n.settle(),t.tree&&!n.byHand&&n.reveal(this.selected||
t.newest,30)}revealSelected(){let{selected:t,pan:n}=this;t&&!n.shows(t)&&n.reveal(t,1/0)}begin(){let{state:t}=this;t.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,
byHand:!1}),this.part("candidates-shown").value=t.choices.candidates,this.part("number").value=t.choices.number,this.part("lost").checked=t.choices.lost,this.part(
"fold").checked=t.choices.fold}grow(){let{state:t,pan:n,box:r}=this;t.lay();let{width:o,height:s}=t.tree;n.byHand||(n.zoom=this.zoomFor(o,s));let i=`${Math.round(
Math.max(Gg,Math.min(Mu,s*Math.min(1,n.zoom)+4)))}px`;r.style.height!==i&&(r.style.height=i),this.drawn=null,n.sized(o,s),n.byHand||n.reveal(t.newest,30),this.drawPicked(),
this.sayTime()}zoomFor(t,n){let{pan:r,scale:o}=this;if(o!==1)return o;let s=Math.min(1,Math.max(.8,(Mu-4)/n));return this.box.closest(".gp-alone")?Math.max(s,Math.
min(2,r.width/t,r.height/n)):s}schedule(){this.wanted||(this.wanted=!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){
this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:t,
picture:n}=this,{x:r,y:o,zoom:s,area:i}=t;this.drawn&&t.gesture&&Math.abs(Math.log(s/this.drawn.zoom))<Vg&&s!==this.drawn.zoom?(clearTimeout(this.resting),this.
resting=setTimeout(()=>this.redraw(),Kg)):(!this.isDrawn(i)||s!==this.drawn.zoom)&&this.drawAround(i,s);let{drawn:c}=this,p=[(c.area[0]-r)*s,(c.area[1]-o)*s].map(
d=>`${d.toFixed(2)}px`);n.element.style.transform=`translate(${p}) scale(${s/c.zoom})`,n.nameBandsAt(r),this.item.place(),this.part("follow").hidden=!t.byHand}isDrawn([
t,n,r,o]){if(!this.drawn)return!1;let{area:s}=this.drawn;return t>=s[0]&&n>=s[1]&&r<=s[2]&&o<=s[3]}drawAround([t,n,r,o],s){let{picture:i}=this,[l,c]=[(r-t)*Eu,(o-
n)*Eu],p=[t-l,n-c,r+l,o+c];this.drawn={zoom:s,area:p},re(i.element,{width:(p[2]-p[0])*s,height:(p[3]-p[1])*s}),re(i.world,{transform:`translate(${-p[0]*s} ${-p[1]*
s}) scale(${s})`}),i.draw(this.state.tree,this.look(p))}look(t){let{state:n,log:r}=this,o=n.broughtOut;return{area:t,zoom:this.pan.zoom,path:or([o||n.best]),dim:!!o,
number:n.choices.number,penalty:n.penalty,goals:n.constraints.length?s=>n.goalsOf(s):null,root:a(r.readsSource?"target start":"the prompt")}}goTo(t){let{state:n,
log:r,pan:o}=this;n.upTo=t>=n.length-1?null:Math.max(0,t),n.timeNode=n.upTo===null?null:n.best,r.selectStep(n.timeNode),n.upTo!==null&&(o.byHand=!1),this.regrow()}sayTime(){
let{state:t,slider:n}=this,r=Math.max(1,t.length),o={step:t.shownTo+1,end:r,folded:t.folded},s=a("step {step} of {end}",o);re(n,{max:r}),n.value=String(t.shownTo+
1),n.setAttribute("aria-valuetext",s),q(this.part("step-words"),t.folded?a("step {step} of {end}, {folded} folded",o):s),q(this.part("play"),a(t.playing?"❚❚ Pau\
se":"▶ Play"))}showCard(t){let{card:n,pan:r,state:o}=this;n.show(t.node,o.tree,o.constraints);let{x:s,y:i,zoom:l}=r,[c,p]=[(t.x-s)*l,(t.y+t.height-i)*l+8],{element:d}=n,
h=(t.y-i)*l-d.offsetHeight-8;d.style.left=`${Math.max(4,Math.min(c,r.width-d.offsetWidth-4))}px`,d.style.top=`${p+d.offsetHeight>r.height&&h>0?h:p}px`}drawPicked(){
let{state:t,log:n}=this,r=t.broughtOut,o=this.part("picked");if(o.hidden=!r,o.hidden)return;this.picked.show(r,t.tree,t.constraints),this.part("go-on").hidden=!n.
canAsk||n.hideFrom!==null;let s=t.tree.at.get(r),i=s&&!s.hidden&&t.kidsOf(s).length,l=this.part("collapse");l.hidden=!s||!i&&!s.hidden||r.beam.status!=="running",
q(l,s&&s.hidden?a("Open what follows ({count})",{count:s.hidden}):a("Fold what follows"))}drawPrompts(){let t=this.log.prompts.length,n=this.part("prompt-number");
this.part("which").hidden=t<2,n.options.length!==t&&(n.replaceChildren(...this.log.prompts.map((r,o)=>_("option","",String(o+1),{value:o}))),n.value=this.state.
number)}};function Lu(e,t){let n=new lo(t),r=new po(e,n);return hu(r),o=>{e.hidden=!t.usesBeams||t.hideFrom===0,o.run&&t.started&&r.begin(),!e.hidden&&(r.part("files").querySelector(
"[data-file=html]").hidden=!t.canAsk,(o.run||o.steps||o.status)&&(n.stale=!0,r.drawPrompts()),r.drawn=null,r.draw(),o.selection&&r.revealSelected(),r.drawPicked())}}var Xg={returned:"★",kept:"■",running:"●",out:"□"},[Yg,Pu]=[100,14],Zg=16,Zi=new WeakMap,Ru=new WeakMap;function ho(e){let t=[],n=e;for(;n&&!Zi.has(n);)
t.push(n),n=n.before;let r=n?Zi.get(n):"";for(let o of t.reverse())r+=o.piece??(o.given||!ar(o.beam)?o.chosen.text:""),Zi.set(o,r);return r}function mo(e,t=26){
let n=Array.from(e);return n.length<=2*t+3?e:`${n.slice(0,t).join("")} … ${n.slice(-t).join("")}`}function Jg(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n+=1;
for(;n>0&&!/\s/.test(e[n]??" ");)n-=1;return n}function Qg(e,t,n){if(n.ends.has(e.beam.token_id))return Ge("eos")[0];if(e.length>=n.maxNew)return Ge("length")[0];
let r=(t.returned||[]).find(({last:o})=>o===e);return r?Ge(r.stopReason)[0]:a("a stopping criterion")}function eb({place:e,state:t,why:n}){return e!==null?t==="\
returned"?a("{place} output",{place:e+1}):String(e+1):n==="dropped"?a("dropped"):n==="too late"?a("too late"):n==="not reached"?a("not reached"):t==="running"?a(
"still running"):""}var fo=class{constructor(t,n){this.table=t,this.body=t.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",r=>{let o=this.
rows.find(({pick:s})=>s.contains(r.target));o&&n.selectStep(n.selected===o.node?null:o.node)}),this.body.addEventListener("keydown",r=>{r.key==="Escape"&&n.selectStep(
null);let o={ArrowDown:1,ArrowUp:-1}[r.key];if(!o)return;r.preventDefault();let s=this.rows[this.rows.findIndex(({pick:i})=>i===r.target)+o];s&&!s.row.hidden&&s.
pick.focus()})}newRow(){let t=this.body.insertRow(),n=Array.from({length:9},()=>t.insertCell()),[r,o]=[_("span","gp-sign",null,{"aria-hidden":"true"}),_("span")];
n[0].append(r,o);let s=_("button","gp-pick",null,{type:"button"}),[i,l]=[_("bdi","gp-head-text"),_("bdi","gp-tail-text")];s.append(i,l),n[3].append(s);let c={row:t,
cells:n,sign:r,place:o,pick:s,head:i,tail:l,node:null};return this.rows.push(c),c}draw(t,n,r){let o={moved:n!==null,group:t.some(({node:c})=>(c.beam.group??null)!==
null),words:t.some(({node:c})=>c.beam.progress)};for(let[c,p]of Object.entries(o))Dt(this.table.tHead.querySelector(`.gp-${c}-column`),p);for(;this.rows.length<
t.length;)this.newRow();let s=t.map(({node:c})=>ho(c)),i=s.map(c=>Jg(c,s[0]));s.length>1&&(i[0]=Math.min(...i.slice(1)));let l=Math.max(0,t.findIndex(({node:c})=>c===
this.log.selected));this.rows.forEach((c,p)=>{Dt(c.row,p<t.length),!c.row.hidden&&(c.pick.tabIndex!==(p===l?0:-1)&&(c.pick.tabIndex=p===l?0:-1),this.fill(c,t[p],
s.length>1?i[p]:0,n,r,o))})}fill(t,n,r,o,s,i){let{node:l,score:c,place:p,state:d}=n,{cells:h,pick:m}=t,[f,g]=[ho(l),this.log.selected===l];t.node=l,t.row.dataset.
state!==d&&(t.row.dataset.state=d),q(t.sign,Xg[d]),q(t.place,eb(n)),this.sayText(t,f,r,g),m.getAttribute("aria-pressed")!==String(g)&&m.setAttribute("aria-press\
ed",String(g)),Dt(h[1],i.moved),i.moved&&q(h[1],tb(p,o.get(l))),Dt(h[2],i.group),i.group&&q(h[2],Ae(l.beam.group)),q(h[4],Number.isFinite(xe(l))?F(xe(l)):"−∞"),
q(h[5],String(l.length)),q(h[6],Number.isFinite(c)?F(c):"−∞"),Dt(h[7],i.words),i.words&&q(h[7],this.written(l,s)),q(h[8],d==="running"?"–":`${l.index+1}: ${Qg(
l,this.log,s)}`)}sayText({pick:t,head:n,tail:r},o,s,i){let l=i||s<Zg?0:s,c=`${i} ${l} ${o}`;if(Ru.get(t)===c)return;Ru.set(t,c);let p=Array.from((l?"…":"")+o.
slice(l)),d=i||p.length<=2*Pu?0:Pu,h=p.slice(0,p.length-d);dn(n,(i?h:h.slice(0,Yg)).join("")),dn(r,d?p.slice(-d).join(""):"",{plain:!d}),t.setAttribute("aria-la\
bel",G(o)),l||p.length>60?Ne(t,()=>a("The whole text: {text}",{text:o})):delete t.dataset.tip}written(t,{constraints:n,promptIds:r}){let o=n.filter((s,i)=>Rt(s,
t.beam.progress[i],t,r)).length;return`${o===n.length?"✓ ":""}${a("{done} of {all}",{done:o,all:n.length})}`}};function tb(e,t){return t===void 0?e===null?"–":
"– ▲":e===null?`${t+1} ▼`:e===t?`${t+1} =`:`${t+1} ${e<t?"▲":"▼"} ${Math.abs(e-t)}`}var go=class{constructor(t,n){this.log=n,this.root=t.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,q(this.button,
a(this.isAsked?"running …":"Run greedy decoding"))}draw(t,n,r){let{log:o}=this,s=(o.searched.get(o.turn)||[]).find(({kind:l})=>l==="greedy")||null;this.button.
hidden=!!s||!o.finished||!Object.hasOwn(o.answers,"search"),this.sayButton(),this.path.hidden=!!s,this.fill(this.path,this.pathWords(ao(t.prompts[n]),t,r.prompts[n].
kept,!!o.started.effective.do_sample));let i=xu(o.started).map(l=>et(l)[0]);this.doubt.hidden=!i.length||!!s,q(this.doubt,a("This is the path of the most probab\
le tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.",{processors:i.join(", ")})),this.exactly.
hidden=!s,s&&this.said!==s&&this.drawFound(s,t,n,r),this.said=s}fill(t,n){let r=n.map(o=>typeof o=="string"?o:o.textContent).join(`
`);t.dataset.said!==r&&(t.dataset.said=r,t.replaceChildren(...n))}pathWords({last:t,ended:n,left:r},o,s,i){if(r)return this.leftWords(r,o,i);if(!t||t.given)return[
a(i?"The path of the most probable tokens is not known yet.":"The greedy path is not known yet.")];let l=n?s.findIndex(({node:d})=>d===t):-1,c=F(xe(t)),p=l<0?A(
t.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",{sum:c}):A(t.length,"Its sum is {sum} after {count} token, its score {\
score}.","Its sum is {sum} after {count} tokens, its score {score}.",{sum:c,score:F(s[l].score,4)});return[[this.fateWords(t,n,l,i),p,...this.bestWords(t,n,l,o,
s)].join(" ")]}fateWords({beam:t,index:n},r,o,s){let i={text:a(s?"The text of the most probable tokens":"The greedy text"),beam:(t.beam??0)+1,place:o+1,token:n+
1};return r?o>0?a("{text} has ended, and has rank {place}.",i):o===0?this.log.finished?a("{text} is the best output.",i):a("{text} is the best so far.",i):t.status===
"finished"?a("{text} ended at token {token} but is not kept: others are better.",i):a("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",i):a("{text} is still running, as beam {beam}.",i)}bestWords({sequence:t},n,r,o,s){if(!n){let p=o.prompts[t].running.map(xe);return p.length?
[a("The best beam has {sum}.",{sum:F(Math.max(...p))})]:[]}if(r===0||!s[0])return[];let{node:i,score:l}=s[0],c={sum:F(xe(i)),score:F(l,4)};return[A(i.length,"Th\
e best has a sum of {sum} after {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",c)]}leftWords({
index:t,token:n,node:r,sum:o,considered:s,best:i,worst:l},c,p){let d=c.prompts.some(({steps:f})=>(f[0]||[]).some(({beam:g})=>(g.group??null)!==null)),h=Re([r?a(
"rank {rank} of {considered}",{rank:r.rank,considered:s}):a("not among the {considered} considered",{considered:s}),...o===null?[]:[a("sum {sum}",{sum:F(o)})],...l===
null?[]:[a("worst beam that went on {worst}, best {best}",{worst:F(l),best:F(i)})]]),m=a(p?"{where} left the path of the most probable tokens at token {place}: \
{token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return $e(m,{where:a(d?"Group A":"The search"),place:String(t+1),details:h,
token:n?_e(n.text,"gp-strong"):a("a token that was not recorded")})}drawFound(t,n,r,o){let s=t.tokens.map(([f])=>f),i=Ui(n.prompts[r],f=>s[f]),l=f=>f.reduce((g,w)=>g+
(he(w)??-1/0),0),c=o.prompts[r].kept[0],p=c?ae(c.node).filter(f=>!f.given):[],d=_("span");this.fill(d,[...$e(a("Run by the library, greedy decoding wrote {text}\
."),{text:_e(mo(t.text,60),"gp-wrote")}),` ${this.totalWords(s.length,l(t.tokens.map(([,,f])=>f)))} `,c?`${this.bestTotalWords(p.length,l(p.map(({chosen:f})=>f.
raw_logprob)))} `:"",...this.pathWords(i,n,o.prompts[r].kept,!1)]);let h=_("details"),m=_("table");for(let[f,[,g,w]]of t.tokens.entries()){let b=m.insertRow();b.
insertCell().textContent=f+1,b.insertCell().append(_e(g)),b.insertCell().textContent=F(he(w))}h.append(_("summary","",a("Its tokens and their log-probabilities")),
m),this.exactly.replaceChildren(d,h)}totalWords(t,n){let r={sum:F(n)};return this.log.started.processors.length?A(t,"It has {count} token with a log-probability\
 of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",r):A(t,"It has {count} token with a log-probabi\
lity of {sum}.","It has {count} tokens with a log-probability of {sum}.",r)}bestTotalWords(t,n){let r={sum:F(n)};return this.log.started.processors.length?A(t,"\
The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability of {sum} be\
fore the processors.",r):A(t,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-probability of \
{sum}.",r)}};var Tn=(e,t)=>e.lengthPenalty===t.lengthPenalty&&e.earlyStopping===t.earlyStopping,Ji=e=>Sn.find(([t])=>t===e)?.[1]??String(e),Kt=e=>je(Number(e.toFixed(4))),bo=class{constructor(t,n){
this.log=n,this.root=t.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=Sn.map(([r,o])=>this.newRow(r,o)),this.asked=null}newRow(t,n){
let r=this.root.querySelector("tbody").insertRow(),o=_("th","",null,{scope:"row"});r.append(o);let[s,i,l]=Array.from({length:3},()=>r.insertCell()),c=_("span"),
p=_("button","gp-button gp-run-on",null,{type:"button","aria-label":a("Run the search with early_stopping {name}",{name:n})});l.dataset.name=`${a("outputs:")} `,
s.append(c," ",p);let d={row:r,head:o,words:c,button:p,because:i,outputs:l,value:t,name:n,rule:null};return p.addEventListener("click",()=>{this.asked=d.rule,this.
log.ask({type:"search",kind:"rule",rule:d.rule}),this.sayButton(d)}),d}sayButton({button:t,rule:n}){let r=!!(this.asked&&Tn(this.asked,n));t.disabled=r,q(t,a(r?
"running …":"Run the search"))}draw(t,n,r,o,s){q(this.why,this.whyWords(t,n,r(t.own),s));for(let i of this.rows){i.rule={lengthPenalty:o.lengthPenalty,earlyStopping:i.
value};let l=Tn(i.rule,t.own);ti(i.row,l?"gp-own-rule":""),q(i.head,l?a("{name} (this run)",{name:i.name}):i.name),this.drawRule(i,t,n,r,s)}}drawRule(t,n,r,o,s){
let i=o(t.rule),{pools:l}=i.prompts[r],c=l.every(({exact:h})=>h),p=i.stop&&c?null:this.answerTo(t.rule),d=!p&&!(i.stop&&c);if(t.button.hidden=!d||!this.log.finished||
!Object.hasOwn(this.log.answers,"search"),this.sayButton(t),p){q(t.words,a("after step {step}",{step:p.steps})),q(t.because,a("found by a run")),this.sayOutputs(
t.outputs,...this.comparedIds(p));return}q(t.words,nb(i,c,s)),q(t.because,this.reasons(l,n,t.rule)),!c||!i.stop?q(t.outputs,"–"):this.sayOutputs(t.outputs,...this.
comparedNodes(i,o(n.own),r,n))}answerTo(t){return(this.log.searched.get(this.log.turn)||[]).find(r=>r.kind==="rule"&&Tn(r.rule,t))||null}comparedNodes(t,n,r,{wanted:o}){
let[s,i]=[t,n].map(({prompts:c})=>c[r].kept.slice(0,o));return[s.filter(({node:c},p)=>!i[p]||i[p].node!==c).length,s.length,s[0]?{text:ho(s[0].node),score:s[0].
score}:null]}comparedIds({outputs:t}){let n=this.log.finished.sequences.map(({token_ids:r})=>r.join(" "));return[t.filter(({token_ids:r},o)=>r.join(" ")!==n[o]).
length,t.length,t[0]]}sayOutputs(t,n,r,o){let s=o&&{differ:n,all:r,score:F(o.score,4)},i=n?r>1?a("{differ} of {all} differ; the best, with score {score}:",s):a(
"another text, with score {score}:",s):a("the same"),l=i+(n?o.text:"");t.dataset.said!==l&&(t.dataset.said=l,t.replaceChildren(i,...n?[" ",_e(mo(o.text,40),"gp-\
wrote")]:[]))}whyWords(t,n,r,o){let{pools:s}=r.prompts[n],i=Ji(t.own.earlyStopping);return(r.stop?a("This search stopped after step {step} by the rule of early_\
stopping {name}.",{step:r.stop.step,name:i}):o?a("The search was cut off. By the rule of early_stopping {name} it would have gone on.",{name:i}):a("The search g\
oes on by the rule of early_stopping {name}.",{name:i}))+(s.length>1?`
`:" ")+this.reasons(s,t,t.own)}reasons(t,n,r){return t.map(o=>[...rb(o,t.length>1),this.reason(o,n,r)].join(" ")).join(`
`)}reason({stop:t,weighed:n},r,o){if(!n)return a("No step has been taken.");let{best:s,length:i,bound:l,worst:c}=n;if(t&&t.why==="criteria")return this.cutOffWords(
r,t);if(c===null)return A(r.size,"No text has ended.","Fewer than {count} texts have ended.");let p=o.earlyStopping==="never"&&o.lengthPenalty>0,d=`${F(s)} / ${i}\
 ^ ${Kt(o.lengthPenalty)} = ${F(l,4)}`,h={numbers:p?a("{formula} (at the longest possible length)",{formula:d}):d,worst:F(c,4)},{together:m}=r;if(!t)return m?a(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",h):a("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",h);if(t.why==="settled")return m?a("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",h):
a("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",h);let f=A(r.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(l>c))return f;let g=m?a("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",h):a("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",h);return`${f} ${g}`}cutOffWords({start:t,maxNew:n},{
step:r}){if(r-t>=n)return A(t+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let o=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:s})=>!["eos","length","unfinished"].includes(s));return o?a("Every continuation met a stopping criterion ({reason}\
).",{reason:Ge(o.stop_reason)[0]}):a("Every continuation met a stopping criterion.")}};function nb({stop:e,prompts:t},n,r){return n?e?a("after step {step}",{step:e.
step}):r?a("goes on past step {step}",{step:io({prompts:t})}):a("not yet"):e?a("not exact: about step {step}",{step:e.step}):a("not exact")}function rb({group:e,
stop:t},n){if(e===null)return[];let r={group:Ae(e),step:t&&t.step};return[n&&t?a("Group {group}, after step {step}:",r):a("Group {group}:",r)]}function Ou(e,t){let r=v=>e.querySelector(".gp-"+v),[o,s,i,l,c]=["slide","power","rule","own-again","of-prompt"].map(r),[p,d,h]=["formula","honest","rest"].map(
r),m=new fo(r("hypothesis-table"),t),f=new bo(e,t),g=new go(e,t),w={},b=null,O=new Map;for(let[v,$]of Sn)i.append(_("option","",String($),{value:JSON.stringify(
v)}));o.addEventListener("input",()=>k({lengthPenalty:Number(o.value)})),s.addEventListener("input",()=>{Number.isFinite(s.valueAsNumber)&&k({lengthPenalty:s.valueAsNumber})}),
s.addEventListener("change",()=>t.usesBeams&&x(C(zi(t)),!0)),i.addEventListener("change",()=>k({earlyStopping:JSON.parse(i.value)})),l.addEventListener("click",
()=>{w={},T(),o.focus()}),c.addEventListener("change",()=>T());function k(v){w={...w,...v},T()}let C=v=>({...v.own,...w});function x(v,$=!1){Number(o.value)!==v.
lengthPenalty&&(o.value=v.lengthPenalty),($||document.activeElement!==s)&&(s.value=String(Number(v.lengthPenalty.toFixed(4)))),i.value=JSON.stringify(v.earlyStopping)}
function D(v){return $=>{let H=JSON.stringify($),z=O.get(H);if(z)return z;let P=yu(v,$);return P.stop&&O.set(H,P),P}}function R(v){return{stop:t.finished?{step:0,
why:""}:null,prompts:v.prompts.map(({finished:$})=>({kept:$.map(H=>({node:H,score:H.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}
function T({onlySelection:v=!1,anew:$=!1}={}){let H=zi(t),z=!!(t.finished||t.failed),P=M(H.prompts.length),j=D(H),Y=H.together!==null&&_u(H,j(H.own),!!t.finished),
ne=Y?C(H):H.own,ue=Y?j(ne):R(H),oe=Y?j(H.own):ue,ie=Y&&!Tn(ne,H.own),Pe=vu(H,P,ue,ne,z),vt=ie?new Map(oe.prompts[P].kept.map(({node:xt},Xn)=>[xt,Xn])):null;if(m.
draw(Pe.slice(0,40),vt,H),h.hidden=Pe.length<=40,q(h,A(Pe.length-40,"and {count} more, with a lower score","and {count} more, with lower scores")),v)return;for(let xt of[
"what-if","stopping"])r(xt).hidden=!Y;r("greedily").hidden=!1,x(ne,$),l.hidden=!ie,q(l,a("Back to the run’s own: {power}, {early}",{power:Kt(H.own.lengthPenalty),
early:Ji(H.own.earlyStopping)}));let Oe=Pe.filter(({place:xt})=>xt!==null);b={best:Oe[0]||null,rule:ne,tally:N(Pe,Oe)},q(r("counts"),b.tally),q(r("scored"),a("s\
um / length ^ {power}",{power:Kt(ne.lengthPenalty)})),p.setAttribute("aria-live",ie?"polite":"off"),q(p,W(Oe[0],ne)),y(Y?B(ue,oe,P,H,ne,z):S(H)),Y&&f.draw(H,P,j,
ne,z),g.draw(H,P,oe)}function M(v){return r("of-prompts").hidden=v<2,c.options.length!==v&&c.replaceChildren(...Array.from({length:v},($,H)=>_("option","",a("pr\
ompt {number}",{number:H+1}),{value:H}))),Math.max(0,c.selectedIndex)}function N(v,$){let H=v.filter(({state:P})=>P==="running").length,z=v.filter(({state:P})=>P===
"returned").length;return[a("{count} ended",{count:L(v.length-H)}),a("{count} kept",{count:L($.length)}),...H?[a("{count} running",{count:L(H)})]:[],...z?[A(z,"\
{count} output","{count} outputs")]:[]].join(", ")}function W(v,{lengthPenalty:$}){if(!v)return a("No text is kept yet.");let{node:H,score:z}=v,P={sum:F(xe(H)),
length:H.length,power:Kt($),score:F(z,4)};return a("The best: score = sum / length ^ length_penalty = {sum} / {length} ^ {power} = {score}",P)}function y(v){d.hidden=
!v,q(d,v)}function S(v){return v.prompts.every(({steps:$,given:H})=>$.length===H)?a("The search has not begun: all tokens so far were given."):v.together===null?
a("This decoding loop has its own rules: the texts are shown as they were recorded."):a("The recording does not follow the rules of this search, so what other s\
ettings would give cannot be computed.")}function B(v,$,H,z,P,j){let Y=Math.max(1,...z.prompts.map(({steps:ie})=>ie.length-z.start)),ne=Y**P.lengthPenalty;if(!Number.
isFinite(ne)||ne===0)return a("{length} ^ {power} is too large or too small for a floating-point number: the search itself would fail.",{length:Y,power:Kt(P.lengthPenalty)});
let ue=v.prompts[H].pools.filter(({exact:ie})=>!ie);if(ue.length){let ie=ue.map(({group:Pe})=>Ae(Pe)).join(", ");return A(ue.length,"Not exact: an earlier group\
 would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of group {groups}.","Not exact: an earlier group \
would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of groups {groups}.",{groups:ie})}if(Tn(P,z.own))return"";
if(!v.stop){if(!j)return"";let ie=io(v);return z.together?a("With these settings the search would have gone on past step {step}, where the recording ends: this \
ranks what is known so far.",{step:ie}):a("With these settings the search would have gone on past step {step}, where the recording of a group ends: this ranks w\
hat is known so far.",{step:ie})}let{step:oe}=v.stop;return $.stop?oe<$.stop.step?a("With these settings the search would have stopped after step {step}, not {o\
wn}: what ended later does not count.",{step:oe,own:$.stop.step}):"":a("With these settings the search would have stopped after step {step}: what ended later do\
es not count.",{step:oe})}let E=v=>()=>b&&b.best?a("the best: {words}.",{words:v(b.best)}):"";return dt(e,{rank:()=>b?me(b.tally):"",sum:E(({node:v})=>A(v.length,
"the log-probability of {count} token is {sum}","the log-probabilities of {count} tokens sum to {sum}",{sum:F(xe(v))})),length:E(({node:v})=>A(v.length,"{count}\
 token","{count} tokens")),score:E(({node:v,score:$})=>`${F(xe(v))} / ${v.length}^${Kt(b.rule.lengthPenalty)} = ${F($)}`),ended:E(({node:v})=>a("at step {step}",
{step:v.index+1}))}),v=>{if(v.run&&(w={},O=new Map,c.replaceChildren()),(v.run||v.searched)&&(f.asked=g.isAsked=null),e.hidden=!t.usesBeams,e.hidden)return;let $=t.
hideFrom!==null;if(r("untold").hidden=!$,r("found").hidden=$,r("counts").hidden=$,$)return;let{run:H,steps:z,status:P,selection:j,searched:Y}=v;H||z||P||Y?T({anew:H}):
j&&T({onlySelection:!0})}}var da={};ee(da,{useCallback:()=>wb,useContext:()=>yb,useDebugValue:()=>kb,useEffect:()=>Nt,useErrorBoundary:()=>_b,useId:()=>vb,useImperativeHandle:()=>bb,useLayoutEffect:()=>Q,
useMemo:()=>Ee,useReducer:()=>Mo,useRef:()=>X,useState:()=>K});var ia={};ee(ia,{Component:()=>lr,Fragment:()=>U,cloneElement:()=>sb,createContext:()=>fb,createElement:()=>ur,createPortal:()=>gb,createRef:()=>ib,h:()=>ur,hydrate:()=>hb,
isValidElement:()=>Nu,options:()=>pe,render:()=>Xe,toChildArray:()=>Du});var pe,Au,Nu,Ot,Qi,_o,$u,yo,Hu,na,ea,Iu,cr=Symbol.for("pv"),vo={},xo=[],ob=/^m(i|n|o|s|text|space)$/,
So=Array.isArray,To=xo.slice,Ct=Object.assign;function Vt(e){e&&e.parentNode&&e.remove()}function ur(e,t,n){var r,o,s,i={},l=arguments.length;for(s in t)s=="key"?
r=t[s]:s=="ref"&&typeof e!="function"?o=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?To.call(arguments,2):n),Xt(e,i,r,o,null)}function sb(e,t,n){var r,o,s,i=Ct({},
e.props),l=arguments.length;for(s in t)s=="key"?r=t[s]:s=="ref"&&typeof e.type!="function"?o=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?To.call(arguments,2):n),
Xt(e.type,i,r!==void 0?r:e.key,o!==void 0?o:e.ref,null)}function Xt(e,t,n,r,o){var s={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:cr,
__v:o||++Au,__i:-1,__u:0};return!o&&pe.vnode&&pe.vnode(s),s}function ib(){return{current:null}}function U(e){return e.children}function lr(e,t){this.props=e,this.
context=t,this.__g=0}function At(e,t){if(t==null)return e.__&&At(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.
type!="function"||e.props.__P?null:At(e)}function ab(e){var t,n=e.__v,r=n.__e,o=[],s=[],i=e.__P;i&&((t=Ct({constructor:cr},n)).__v=n.__v+1,pe.vnode&&pe.vnode(t),
ra(i,t,n,e.__n,i.namespaceURI,32&n.__u?[r]:null,o,r||At(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,ju(o,t,s),n.__=n.__e=null,t.__e!=r&&Bu(t))}function Bu(e){if((e=
e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Bu(e)}function ta(e){(8&e.__g||(e.__g|=8,Ot.push(e),_o++))&&Qi==pe.
debounceRendering||((Qi=pe.debounceRendering)||queueMicrotask)(Fu)}function Fu(){try{for(var e,t=1;Ot.length;)Ot.length>t&&Ot.sort($u),e=Ot.shift(),t=Ot.length,
8&e.__g&&ab(e)}finally{(_o=Ot.length)&&(Qi||queueMicrotask)(Fu)}}function Wu(e,t,n,r,o,s,i,l,c,p,d){var h,m,f,g,w,b,O=r.__k||xo,k=t.length;for(c=lb(n,t,O,c,k),h=
0;h<k;h++)(f=n.__k[h])!=null&&(m=~f.__i&&O[f.__i]||vo,f.__i=h,b=ra(e,f,m,o,s,i,l,c,p,d),g=f.__e,(m.ref!=f.ref||8&m.__u)&&(m.ref&&oa(m.ref,null,f,m),f.ref&&d.push(
f.ref,f.__c||g,f)),w=w||g,4&f.__u?(c=qu(f,c,e,!m.__v),m.__e&&(m.__e=null)):typeof f.type=="function"&&b!==void 0?c=b:g&&(c=g.nextSibling),f.__u&=-21);return n.__e=
w,c}function lb(e,t,n,r,o){var s,i,l,c,p,d,h,m,f,g=n.length,w=g,b=0,O=0,k=e.__k=Array(o);for(s=0;s<o;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="functio\
n"?(typeof i!="object"||i.constructor===String?i=k[s]=Xt(null,i):So(i)?i=k[s]=Xt(U,{children:i}):i.constructor===cr&&i.__b?i=k[s]=Xt(i.type,i.props,i.key,i.ref,
i.__v):k[s]=i,c=s+b,i.__=e,i.__b=e.__b+1,l=null,~(p=i.__i=cb(i,n,c,w))&&(w--,(l=n[p])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,p==c-1?b--:p==c+1?b++:p!=c&&(p>c?b--:b++,
O=1)):(~p||(o>g?b--:o<g&&b++),typeof i.type!="function"&&(i.__u|=4))):k[s]=null;if(O){for(d=[],h=[],s=0;s<o;s++)if((i=k[s])&&16&i.__u){for(b=0,m=d.length;b<m;)d[f=
b+m>>1]<i.__i?b=f+1:m=f;d[b]=i.__i,h[s]=b+1}for(b=d.length;s--;)h[s]&&(h[s]==b?b--:k[s].__u|=4)}if(w)for(s=0;s<g;s++)!(l=n[s])||2&l.__u||(l.__e==r&&(r=At(l)),sa(
l,l));return r}function qu(e,t,n,r){var o,s,i,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&(o[s].__=e,t=qu(o[s],
t,n,!1));return t}for(t&&!t.parentNode&&(t=At(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!r&&n.moveBefore&&i.parentNode?
n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Du(e,t){return t=t||[],e!=null&&
typeof e!="boolean"&&(So(e)?e.some(function(n){Du(n,t)}):t.push(e)),t}function cb(e,t,n,r){var o,s=e.key,i=e.type,l=t[n],c=l&&!(2&l.__u);if(l===null&&s==null||c&&
s==l.key&&i==l.type)return n;if(r>(c?1:0)){for(o=n-1;o>=0;o--)if((l=t[o])&&!(2&l.__u)&&s==l.key&&i==l.type)return o;for(o=n+1;o<t.length;o++)if((l=t[o])&&!(2&l.
__u)&&s==l.key&&i==l.type)return o}return-1}function Cu(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function wo(e,t,n,r,o){var s,i;if(t=="style")
if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||Cu(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||
Cu(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(i=ea[t]||(ea[t]=ub(
t)),(e.__a||(e.__a={}))[t]=na,s=t!=(t=t.replace(Hu,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{
if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="ta\
bIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function ub(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[yo]==null)t[yo]=
na++;else if(t[yo]<this.__a[e])return;return n(pe.event?pe.event(t):t)}}}function ra(e,t,n,r,o,s,i,l,c,p){var d,h,m,f,g,w,b,O,k,C,x,D,R,T,M,N,W,y,S=t.type;if(t.
constructor!==cr)return null;128&n.__u&&(c=32&n.__u,d=n.__c.__z)&&(t.__u|=c,h=s=[],d.nodeType==8?l=ko(d,s):s.push(d),l=s[0]||l),(d=pe.__b)&&d(t);e:if(typeof S==
"function"){m=i.length;try{if(O=t.props,k=(d=S.prototype)&&d.render,C=(d=S.contextType)&&r[d.__c],x=d?C?C.props.value:d.__:r,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=
1)):(k?t.__c=f=new S(O,x):(t.__c=f=new lr(O,x),f.constructor=S,f.render=db),C&&C.sub(f),f.state||(f.state={}),f.__n=r,f.__g|=8,f.__h=[],f.__k=[]),k&&(f.__s||(f.
__s=f.state),S.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=Ct({},f.__s)),Ct(f.__s,S.getDerivedStateFromProps(O,f.__s)))),g=f.props,w=f.state,f.__v=t,n.__c){
if(O!==g&&k&&!S.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(O,x),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&
f.shouldComponentUpdate(O,f.__s,x)===!1){t.__v!=n.__v&&(f.props=O,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(B){B&&(B.__=t)}),xo.push.
apply(f.__h,f.__k),f.__k=[],f.__h.length&&i.push(f),l=At(n);break e}f.componentWillUpdate&&f.componentWillUpdate(O,f.__s,x),k&&f.componentDidUpdate&&f.__h.push(
function(){f.componentDidUpdate(g,w,b)})}else k&&!S.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),k&&f.componentDidMount&&f.__h.push(f.
componentDidMount);f.context=x,f.props=O,f.__P=e,f.__g&=-5,D=pe.__r,R=k?25:0;do f.__g&=-9,D&&D(t),d=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++R<
25);k&&(xo.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(r=Ct({},r,f.getChildContext())),k&&n.__c&&f.getSnapshotBeforeUpdate&&(b=f.getSnapshotBeforeUpdate(
g,w)),T=d&&d.type===U&&d.key==null?d.props.children:d,O.__P&&(d=l,o=(e=O.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(B){B&&sa(B,B)}),
n.__k=null),l=n.__k?At(n,0):null),l=Wu(e,So(T)?T:[T],t,n,r,o,s,i,l,c,p),O.__P&&(t.__e=null,l=d),t.__u&=-161,h&&h.some(Vt),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=
-4)}catch(B){if(i.length=m,t.__v=null,c||s)if(B&&B.then){if(t.__u|=128|c,s){for(~(W=s.indexOf(l||void 0))||(W=s.length);(y=s[W-1])&&y.nodeType==8;)W--;for(;W<s.
length;W++)if(y=s[W])if(s[W]=null,M){if(y==N)break}else{if(y.nodeType!=8)break;y.data.startsWith("$s")&&(N=ko(M=y))}}if(!M){for(;l&&l.nodeType==8&&l.nextSibling;)
l=l.nextSibling;M=l}(d=ko(M=t.__c.__z||(t.__c.__z=M)))?(t.__e=M,l=d):t.__e=l,l=l&&l.nextSibling}else s&&s.some(Vt);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),B&&
B.then||zu(t),pe.__e(B,t,n)}}else l=t.__e=pb(n.__e,t,n,r,o,s,i,c,p,e);return(d=pe.diffed)&&d(t),l}function ko(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))
for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function zu(e){e&&(e.
__c&&(e.__c.__g|=4),e.__k&&e.__k.some(zu))}function ju(e,t,n){for(var r=0;r<n.length;)oa(n[r++],n[r++],n[r++]);pe.__c&&pe.__c(t,e),e.some(function(o){try{e=o.__h,
o.__h=[],e.some(function(s){s.call(o)})}catch(s){pe.__e(s,o.__v)}})}function pb(e,t,n,r,o,s,i,l,c,p){var d,h,m,f,g,w,b,O,k=n.props||vo,C=t.props,x=t.type;if(x==
"svg"?o="http://www.w3.org/2000/svg":x=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),s){for(d=0;d<s.length;d++)if((g=s[d])&&
(x?g.localName==x:g.nodeType==3)){e=g,s[d]=null;break}}if(!e){if(O=p.ownerDocument||document,!x)return O.createTextNode(C);e=O.createElementNS(o,x,C.is?C:p),l&&
(pe.__m&&pe.__m(t,s),l=!1),s=null}if(x){if(p=x=="template"&&e.content||e,s=x=="textarea"&&C.defaultValue!=null?null:s&&To.call(p.childNodes),!l&&s)for(k={},d=0;d<
e.attributes.length;d++)k[(g=e.attributes[d]).name]=g.value;for(d in k)g=k[d],d=="dangerouslySetInnerHTML"?m=g:d=="children"||d in C||d=="value"&&"defaultValue"in
C||d=="checked"&&"defaultChecked"in C||wo(e,d,null,g,o);for(d in C)g=C[d],d=="children"?f=g:d=="dangerouslySetInnerHTML"?h=g:d=="value"?w=g:d=="checked"?b=g:l&&
typeof g!="function"||k[d]===g||wo(e,d,g,k[d],o);h?(l||m&&(h.__html==m.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(m&&(e.textContent=""),(x==
"foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&ob.test(x))&&(o="http://www.w3.org/1999/xhtml"),Wu(p,So(f)?f:[f],t,n,r,o,s,i,s?s[0]:n.__k&&At(n,0),l,c),
s&&s.some(Vt)),l&&x!="textarea"||(d="value",x=="progress"&&w==null?e.removeAttribute(d):w==null||w===e[d]&&(x!="progress"||w)||wo(e,d,w,k[d],o),d="checked",b!=null&&
b!=e[d]&&wo(e,d,b,k[d],o))}else k===C||l&&e.data==C||(e.data=C);return e}function oa(e,t,n,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.
__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){pe.__e(o,n)}}function sa(e,t,n){var r,o,s,i;if(pe.unmount&&pe.unmount(e),!(r=e.ref)||r.
current&&r.current!=e.__e||oa(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){pe.__e(l,t)}r.__P=r.__n=null}if(r=e.__k)for(i=
0;i<r.length;i++)r[i]&&sa(r[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(o=ko(r,s=[]))&&(r==e.__e&&s.some(Vt),Vt(o),Vt(r)),n||Vt(
e.__e),e.__e=e.__c=e.__=null}function db(e,t,n){return this.constructor(e,n)}function Xe(e,t){var n,r,o,s;pe.__&&pe.__(e,t),t.nodeType==9&&(t=t.documentElement),
r=(n=e&&32&e.__u)?null:t.__k,t.__k=Xt(U,{children:[e]}),o=[],s=[],ra(t,t.__k,r||vo,vo,t.namespaceURI,r?null:t.firstChild?To.call(t.childNodes):null,o,r?r.__e:t.
firstChild,n,s),ju(o,t.__k,s),t.__k.props.children=null}function hb(e,t){e&&typeof e=="object"&&(e.__u|=32),Xe(e,t)}function fb(e){function t(n){var r,o;return this.
getChildContext||(r=new Set,(o={})[t.__c]=this,this.getChildContext=function(){return o},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&r.forEach(
function(i){i.__g|=4,ta(i)})},this.sub=function(s){r.add(s);var i=s.componentWillUnmount;s.componentWillUnmount=function(){r.delete(s),i&&i.call(s)}}),n.children}
return t.__c="__cC"+Iu++,t.__=e,t.Provider=(t.Consumer=function(n,r){return n.children(r)}).contextType=t,t}function mb(e){return e.children}function gb(e,t){return Xt(
mb,{__P:t,children:e})}pe={__e:function(e,t,n,r){for(var o,s,i;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((i=(s=o.constructor)&&s.getDerivedStateFromError)&&
o.setState(s.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,r||{}),i=1),i&&8&o.__g)return void(o.__g|=2)}catch(l){e=l}}throw _o=0,e}},
Au=0,Nu=function(e){return e!=null&&e.constructor===cr},lr.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Ct({},this.state)),typeof e==
"function"&&(e=e(Ct({},n),this.props)),e&&(Ct(n,e),this.__v&&(t&&this.__k.push(t),ta(this)))},lr.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.
__h.push(e),ta(this))},lr.prototype.render=U,Ot=[],_o=0,$u=function(e,t){return e.__v.__b-t.__v.__b},yo=Symbol(),Hu=/(PointerCapture)$|Capture$/i,na=0,ea={},Iu=
0;var ft,ge,aa,Uu,la=Object.is,Mn=0,ep=[],ca=[],be=pe,Gu=be.__b,Ku=be.__r,Vu=be.diffed,Xu=be.__c,Yu=be.unmount,Zu=be.__;function Yt(e,t){be.__h&&be.__h(ge,e,Mn||t),
Mn=0;var n=ge.__H||(ge.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function K(e){return Mn=1,Mo(tp,e)}function Mo(e,t,n){var r=Yt(ft++,2);if(r.
t=e,!r.__c&&(r.__=[n?n(t):tp(void 0,t),function(s){var i=(r.__N||r.__)[0],l=r.t(i,s);la(i,l)||(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=ge,!ge.__f)){ge.__f=
!0;var o=ge.shouldComponentUpdate;ge.shouldComponentUpdate=function(s,i,l){var c=this.__H;if(!c)return!0;var p=!1,d=this.props!=s;if(c.__.some(function(m){m.__N&&
(p=!0,la(m.__[0],m.__N[0])||(d=!0))}),o){var h=o.call(this,s,i,l);return p?h||d:h}return!p||d}}return r.__}function Nt(e,t){var n=Yt(ft++,3);!be.__s&&pa(n.__H,t)&&
(n.__P=!0,n.__=e,n.u=t,ge.__H.__h.push(n))}function Q(e,t){var n=Yt(ft++,4);!be.__s&&pa(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,ge.__h.push(n))}function X(e){return Mn=
5,Ee(function(){return{current:e}},[])}function bb(e,t,n){Mn=6,Q(function(){if(typeof e=="function"){var r=e(t());return function(){e(null),typeof r=="function"&&
r()}}if(e)return e.current=t(),function(){return e.current=null}},n==null?n:n.concat(e))}function Ee(e,t){var n=Yt(ft++,7);return pa(n.__H,t)&&(n.__=e(),n.__H=t),
n.__}function wb(e,t){return Mn=8,Ee(function(){return e},t)}function yb(e){var t=ge.context[e.__c],n=Yt(ft++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(ge)),
t.props.value):e.__}function kb(e,t){be.useDebugValue&&be.useDebugValue(t?t(e):e)}function _b(e){var t=Yt(ft++,10),n=K();return t.__=e,ge.componentDidCatch||(ge.
componentDidCatch=function(r,o){t.__&&t.__(r,o),n[1](r)}),[n[0],function(){return n[1]()}]}function vb(){var e=Yt(ft++,11);if(!e.__){for(var t=ge.__v;!t.__m&&t.
__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function xb(){var e;do{for(;e=ca.shift();)try{pr(e)}catch(n){be.__e(n,{__:(e=e.__P)&&
e.__v})}for(;e=ep.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(pr),t.__h.some(ua),t.__h=[]}catch(n){t.__h=[],be.__e(n,e.__v)}}}while(ca.length)}be.__b=function(e){
ge=null,Gu&&Gu(e)},be.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Zu&&Zu(e,t)},be.__r=function(e){Ku&&Ku(e),ft=0;var t=(ge=e.__c).__H;t&&(aa==ge?ge.
__h=[]:(t.__h.some(pr),t.__h.some(ua),ft=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),aa=ge},be.diffed=function(e){Vu&&Vu(e);var t=e.
__c;t&&t.__H&&(t.__H.__h.length&&Qu(ep.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),aa=ge=null},be.__c=function(e,t){t.some(function(n){try{n.__h.some(
pr),n.__h=n.__h.filter(function(r){return!r.__||ua(r)})}catch(r){n.__h=[function(){throw r}]}}),Xu&&Xu(e,t)},be.unmount=function(e){Yu&&Yu(e);var t,n,r=e.__c;r&&
r.__H&&(r.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,Qu(ca.push(o))}else pr(o)}catch(s){
t=s}}),r.__H=void 0,t&&be.__e(t,r.__v))};var Ju=typeof requestAnimationFrame=="function";function Sb(e){var t,n=function(){clearTimeout(r),Ju&&cancelAnimationFrame(
t),setTimeout(e)},r=setTimeout(n,35);Ju&&(t=requestAnimationFrame(n))}function Qu(e){e!=1&&Uu==be.requestAnimationFrame||((Uu=be.requestAnimationFrame)||Sb)(xb)}
function pr(e){var t=ge,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),ge=t}function ua(e){var t=ge;e.__c=e.__(),ge=t}function pa(e,t){return!e||e.length!=t.length||
t.some(function(n,r){return!la(n,e[r])})}function tp(e,t){return typeof t=="function"?t(e):t}var ma={};ee(ma,{groupPane:()=>Cb,runPane:()=>ce,useFresh:()=>ke});var fa={};ee(fa,{Fragment:()=>U,jsx:()=>u,jsxAttr:()=>Rb,jsxDEV:()=>u,jsxEscape:()=>op,jsxTemplate:()=>Lb,jsxs:()=>u});var Tb=/["&<]/;function ha(e){if(!e.length||!Tb.test(e))return e;for(var t=0,n=0,r="",o="";n<e.length;n++){switch(e.charCodeAt(n)){case 34:o="&quot;";break;case 38:
o="&amp;";break;case 60:o="&lt;";break;default:continue}n!=t&&(r+=e.slice(t,n)),r+=o,t=n+1}return n!=t&&(r+=e.slice(t,n)),r}var rp=Symbol.for("pv"),Mb=0,Eb=Array.
isArray;function u(e,t,n,r,o,s){t||(t={});var i,l,c=t;if("ref"in c&&typeof e!="function")for(l in c={},t)l=="ref"?i=t[l]:c[l]=t[l];var p={type:e,props:c,key:n,ref:i,
__k:null,__:null,__b:0,__e:null,__c:null,constructor:rp,__v:--Mb,__i:-1,__u:0};return(o||s)&&(p.__source=o,p.__self=s),pe.vnode&&pe.vnode(p),p}function Lb(e){var t=u(
U,{tpl:e,exprs:[].slice.call(arguments,1)});return t.key=t.__v,t}var np={},Pb=/[A-Z]/g;function Rb(e,t){if(pe.attr){var n=pe.attr(e,t);if(typeof n=="string")return n}
if(t=(function(i){return i!=null&&typeof i=="object"&&typeof i.valueOf=="function"?i.valueOf():i})(t),e=="ref"||e=="key")return"";if(e=="style"&&typeof t=="obje\
ct"){var r="";for(var o in t){var s=t[o];s!=null&&s!==""&&(r=r+(o[0]=="-"?o:np[o]||(np[o]=o.replace(Pb,"-$&").toLowerCase()))+":"+s+";")}return e+'="'+ha(r)+'"'}
return t==null||t===!1||typeof t=="function"||typeof t=="object"?"":t===!0?e:e+'="'+ha(""+t)+'"'}function op(e){if(e==null||typeof e=="boolean"||typeof e=="func\
tion")return null;if(typeof e=="object"){if(e.constructor===rp)return e;if(Eb(e)){for(var t=0;t<e.length;t++)e[t]=op(e[t]);return e}}return ha(""+e)}function ke(e){let t=X(null),n=t.current!==e;return t.current=e,n?e:Ob}var Ob={},ce=(e,t)=>(n,r)=>sp(n,r,o=>u(e,{log:r,changes:o}),t),Cb=(e,t)=>(n,r)=>{let o=s=>({
...s,entries:s.entries??new Set(r.entries.keys())});return sp(n,r,s=>u(e,{group:r,changes:o(s)}),t)};function sp(e,t,n,r){let o=e.querySelector(".gp-drawn")??e;
if(o.replaceChildren(),!r)return i=>Xe(n(i),o);let s=!1;return i=>{let l=s;s=r(t),e.hidden=!s,s&&Xe(n(l?i:hn(t.kinds)),o)}}var La={};ee(La,{addGroupPanes:()=>jb,chooseUnit:()=>Co,start:()=>Ea});var ba={};ee(ba,{canStandAlone:()=>ga});function ga(e){let t=_("button","gp-alone-button",null,{type:"button"});t.append(Nb()),e.append(t);let n=null;async function r(){let l=Ab(e);e.classList.add("gp\
-alone");let c=new MutationObserver(()=>e.hidden&&o());if(c.observe(e,{attributeFilter:["hidden"]}),document.addEventListener("keydown",s,!0),n=()=>{n=null,c.disconnect(),
document.removeEventListener("keydown",s,!0),e.classList.remove("gp-alone"),e.popover&&e.removeAttribute("popover"),l.restore(),i()},i(),document.fullscreenEnabled)
try{await e.requestFullscreen();return}catch{}n&&(e.popover="manual",e.showPopover(),l.silence(),t.focus({preventScroll:!0}))}function o(){document.fullscreenElement===
e?document.exitFullscreen():n&&n(),t.focus({preventScroll:!0})}function s(l){l.key==="Escape"&&(l.preventDefault(),l.stopPropagation(),o())}function i(){let l=n?
a("Leave full screen"):a("Full screen");t.title=l,t.ariaLabel=e.ariaLabel?`${l}: ${e.ariaLabel}`:l,e.dispatchEvent(new Event("gp-alone"))}t.addEventListener("cl\
ick",()=>n?o():r()),e.addEventListener("fullscreenchange",({target:l})=>{l===e&&document.fullscreenElement!==e&&n&&n()}),i()}function Ab(e){let t=[],n=[],r=[];for(let i=e.
parentElement;i;i=i.parentElement)r.push(i),(i.scrollTop||i.scrollLeft)&&t.push([i,i.scrollLeft,i.scrollTop]);let o=e.parentElement??e;o.style.minHeight=`${o.offsetHeight}\
px`;function s(){for(let[i,l,c]of t)i.scrollTo({left:l,top:c,behavior:"instant"})}return{silence(){for(let i of r)for(let l of i.children)!(l instanceof HTMLElement)||
l.contains(e)||l.inert||(l.inert=!0,n.push(l))},restore(){for(let i of n)i.inert=!1;o.style.minHeight="",s(),window.addEventListener("resize",s,{once:!0}),setTimeout(
()=>window.removeEventListener("resize",s),1e3)}}}function Nb(){let e=te("svg"),t=te("path");return e.setAttribute("viewBox","0 0 16 16"),e.setAttribute("aria-h\
idden","true"),t.setAttribute("d","M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"),e.append(t),e}var ya={};ee(ya,{RunGroup:()=>dr});var $b=["token_id","text","piece","logprob","raw_logprob","entropy"],wa=class extends Tt{constructor(n,r){super();this.group=n;this.number=r}group;number;changed(n){
super.changed(n),this.group&&this.group.entryChanged(this.number,n)}},dr=class extends zt{constructor(n){super(["run","steps","status","measured","found","lanes",
"pair","unit"]);this.name=n;this.clear(null)}name;lanes=null;turn;fresh=new Set;unit="bits";header;done;apart;found;charts;asking;pair;groups;entries;metrics;inNats;clear(n){
this.header=n,this.showMetrics(),this.done=this.apart=this.found=this.asking=null,this.charts={},this.pair=[0,1],this.fresh.clear(),this.groups=(n?.groups??[]).
map((r,o)=>({...r,number:o,entries:[],shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(n?.entries??[]).map(({group:r,seed:o},s)=>{let i=n?.kind===
"lanes"?Object.assign(new wa(this,s),{unit:this.unit}):null,l={number:s,group:r,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[r].entries.push(l),
l});for(let r of this.kinds)this.changed(r)}get running(){return!!(this.header&&!this.done)}feedRun(n,r){r!==this.turn&&(this.position=0),this.turn=r,this.feed(
n)}appendRun(n,r){return r!==this.turn&&this.feed(""),this.turn=r,this.append(n)}lose(){this.running&&this.read({type:"Done",stopped:!0})}read(n){if(!Hb(n.type))
throw new Error("unknown line "+n.type);ip[n.type](this,n)}entryChanged(n,r){this.fresh.add(n),this.changed(r==="status"?"status":"steps")}takeChanges(){return this.
changes.entries=this.fresh,this.fresh=new Set,super.takeChanges()}subscribe(n,r,o=!1){let s=i=>i.run||!i.entries;super.subscribe(n,i=>r(s(i)?{...i,entries:new Set(
this.entries.keys())}:i),o)}setPair(n,r){this.pair=[n,r],this.changed("pair")}shownOf(n){let{entries:r,shown:o}=this.groups[n];return r[o]}showEntry(n,r){this.groups[n].
shown=r,this.changed("pair")}setLanes(n){this.lanes=n,this.changed("lanes")}setAsking(n,r){this.asking={question:n,titles:r};for(let o of["steps","status","meas\
ured","found"])this.changed(o)}answered(n){return this.found?.question===n&&(!this.asking||this.asking.question===n)}setUnit(n){this.unit=n,this.showMetrics(),this.
groups.forEach(r=>this.showMeasured(r));for(let{log:r}of this.entries)r&&(r.unit=n);for(let r of["unit","measured"])this.changed(r)}showMetrics(){let n=this.header?.
metrics??[];this.metrics=n.map(r=>r.unit==="nats"?{...r,unit:this.unit}:r),this.inNats=new Set(n.filter(({unit:r})=>r==="nats").map(({name:r})=>r))}showMeasured(n){
let r=(i,l)=>l!==null&&this.inNats.has(i)&&Number.isFinite(l)?Ce(l,this.unit):l,{values:o,each:s}=n.told;n.values=Object.fromEntries(Object.entries(o).map(([i,l])=>[
i,r(i,l)])),n.each=Object.fromEntries(Object.entries(s).map(([i,l])=>[i,l.map(c=>r(i,c))]))}},ip={Comparison(e,t){e.clear(t)},Of(e,{entry:t,event:n}){e.entries[t].
log?.read(n)},Begun(e,{entry:t,apart:n}){e.apart=n??null,e.entries[t].begun=!0,e.entryChanged(t,"status")},Tokens(e,{entry:t,tokens:n}){for(let r of n){let o=Object.
fromEntries($b.map((s,i)=>[s,r[i]]));e.entries[t].tokens.push(o)}e.entryChanged(t,"steps")},Ended(e,{entry:t,text:n,stop_reason:r,failed:o}){e.entries[t].ended=
{text:n,stop_reason:r,failed:o},e.entryChanged(t,"status")},Measured(e,{group:t,values:n,each:r}){e.groups[t].told={values:n,each:r??{}},e.showMeasured(e.groups[t]),
e.changed("measured")},Found(e,{values:t,charts:n}){e.found=t,e.charts=n??{},e.changed("found")},Served(e,{way:t,steps:n,tokens:r,settings:o,requests:s,...i}){t===
0&&o&&(e.found={...i,requests:s,tokens:[],ways:[]});let l=e.found;o&&(l.ways[t]={settings:o,steps:[]}),l.ways[t].steps.push(...n),l.tokens.push(...r??[]),e.changed(
"found")},Done(e,{stopped:t,overtaken:n}){e.done={stopped:t,...n&&{overtaken:n}},e.changed("status")}},Hb=e=>Object.hasOwn(ip,e);var _a={};ee(_a,{linkTermsIn:()=>ka,withTermLinks:()=>Lo});var Ib=/(“[^”]*”|„[^“]*“|«[^»]*»)/,Bb="(?:s|es|e|n|en|x)?",Fb=new Set(["token","step","prompt","draft","kept","ending","time","length","speed","b\
its","sample","memory","context","queue","decode","starved"]),Eo=null;function Wb(){if(Eo)return Eo;let e=new Map;for(let n of fn){if(Fb.has(n))continue;let[r]=jt(
n).name.split(" (");e.has(r.toLowerCase())||e.set(r.toLowerCase(),n)}let t=[...e.keys()].sort((n,r)=>r.length-n.length).map(n=>n.replace(/[.*+?^${}()|[\]\\]/g,"\
\\$&"));return Eo={pattern:new RegExp(`(?<![\\p{L}\\p{N}_-])(${t.join("|")})${Bb}(?![\\p{L}\\p{N}_-])`,"giu"),ids:e},Eo}function Lo(e,t=new Set){let{pattern:n,ids:r}=Wb();
return e.split(Ib).flatMap((o,s)=>{if(s%2)return[o];let i=[],l=0;for(let c of o.matchAll(n)){let p=r.get(c[1].toLowerCase());p===void 0||t.has(p)||(t.add(p),i.push(
o.slice(l,c.index),_("a","gp-term-link",c[0],{href:er(p)})),l=c.index+c[0].length)}return[...i,o.slice(l)]})}function ka(e){for(let t of e.querySelectorAll("p.g\
p-note")){let[n]=t.childNodes;t.childNodes.length===1&&n.nodeType===Node.TEXT_NODE&&n.nodeValue?.trim()&&t.replaceChildren(...Lo(n.nodeValue))}}var cp={},Po=null,xa=new Map,Sa=new Map,Ta="bits";function Ro(e){let t=xa.get(e)??Object.assign(new Tt,{unit:Ta});return xa.set(e,t),t}function Oo(e){let t=Sa.get(
e)??Object.assign(new dr(e),{unit:Ta});return Sa.set(e,t),t}function Co(e){Ta=e;for(let t of[...xa.values(),...Sa.values()])t.setUnit(e)}function qb(e,t,{log:n="\
main"}={}){let r=Ro(n);pp(e,t,r,"run",o=>{let s=cp[e]?.(o,r);return!s||!Yb.has(e)?s:Jb(o,r,s,e)})}function Db(e,t,{group:n}){let r=Oo(n),o=Vb.has(e)?"text":Xb.has(
e)?"model":"runs",s=()=>pp(e,t,r,o,l=>Po?.[e]?.(l,r));if(Po)return s();let i=t.querySelector(".gp-pane");i&&Kr(i),Ma.push({drawNow:s,failed:()=>Ub(t)}),r.subscribe(
t,()=>{!Po&&(r.header||r.found||r.lanes)&&zb()})}var Ma=[],va=!1;function zb(){if(va||!window.GenerationPlaygroundComparisons)return;va=!0;let e=document.createElement(
"script");e.src=window.GenerationPlaygroundComparisons,e.onerror=()=>{va=!1;for(let{failed:t}of Ma)t()},document.head.append(e)}function jb(e){Po=e;for(let t of document.
querySelectorAll(".gp-not-loaded"))t.remove();Ma.splice(0).forEach(({drawNow:t})=>up(t))}function Ub(e){e.querySelector(":scope > .gp-not-loaded")||e.append(_("\
p","gp-note gp-not-loaded",a("This part of the page could not be loaded. Reload the page.")))}function up(e){try{e()}catch(t){console.error("Generation Playgrou\
nd:",t)}}function pp(e,t,n,r,o){let s=t.querySelector(".gp-pane");if(!s)return ap(e);Kr(s),ka(s);let i=Si(s,r);dp.push(t),Kb.has(e)||ga(s);let l=o(s);if(!l)return ap(
e);n.subscribe(s,c=>{l(c),i()},!Gb.has(e)),hp()}function ap(e){console.error(`Generation Playground: there is no pane “${e}” here.`)}var dp=[],lp=null;function hp(){
let e=no();if(e===lp)return;let t=dp.find(r=>r.getClientRects().length&&r.isConnected);if(e!==null&&!t||(lp=e,e===null||!t))return;let n=t.querySelector(":scope\
 > .gp-glossary-place");if(!n){let r=n=_("div","gp-pane gp-glossary-place");r.addEventListener("click",o=>tr(o,r)),t.append(r)}pt(n,e)}var Gb=new Set(["branches"]),
Kb=new Set(["numbers","check","token","progress","arrival"]),Vb=new Set(["detection","mistakes","attack","strengths"]),Xb=new Set(["shelf","estimate","opened"]),
Yb=new Set(["tokens","spoken","word_times","token","candidates","processors","curve","in_words","logit_lens","cross_attention","check","quiz"]),Zb=new Set(["pro\
cessors","logit_lens","cross_attention","check","quiz"]);function Jb(e,t,n,r){let o=hn(t.kinds),s=!1;return i=>{if(t.denoises||t.isFromElsewhere&&Zb.has(r)){s=e.
hidden=!0;return}s&&(e.hidden=!1),n(s?o:i),s=!1}}function Qb(e,t,n){Ro(e).feedRun(t||"",n)}function ew(e,t,n){return Ro(e).appendRun(t,n)}function tw(e,t,n){return Oo(
e).appendRun(t,n)}function nw(e,t,n){Oo(e).feedRun(t||"",n)}function Ea(e){cp=e;let t={mount:qb,feed:Qb,append:ew,appendGroup:tw,chooseUnit:Co,log:Ro,RunLog:Tt,
mountGroup:Db,feedGroup:nw,group:Oo};window.GenerationPlayground=t;let n=window.GenerationPlaygroundQueue,r=o=>up(()=>o(t));window.GenerationPlaygroundQueue={push:r},
n?.forEach?.(r),window.addEventListener("hashchange",hp)}var fp={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0},Ao=e=>t=>{t.key==="Escape"&&e.selectStep(null),Object.hasOwn(
fp,t.key)&&(t.preventDefault(),e.walk(fp[t.key]))};function No(e,t,n,r=0){return{"aria-valuenow":e?e.isPrompt?e.index-r:e.index+1:0,"aria-valuemin":e?1-r:0,"ari\
a-valuemax":e?t:0,"aria-valuetext":n}}var Pa={};ee(Pa,{Term:()=>J});var rw=()=>"";function J(e){let{id:t,run:n=rw,meaning:r,formula:o,unit:s,as:i="span",class:l,label:c,attributes:p,children:d}=e,h={...r!==void 0&&{meaning:r},...o!==
void 0&&{formula:o},...s!==void 0&&{unit:s}};return ur(i,{...p,class:l,ref:g=>{g&&Me(g,t,n,h)},...c===void 0?{}:{role:"img","aria-label":c}},d)}var Ra={};ee(Ra,{TokenLabel:()=>de});function de({text:e,class:t}){return u("bdi",{class:t,ref:r=>{r&&dn(r,e)}})}var ow=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),mp=e=>we(ow.format(e)),hr=e=>e,Oa={information:hr({unit:!0,write:mp,fromZero:!0}),
sum:hr({unit:!0,write:mp}),share:hr({title:()=>a("probability"),write:I,fromZero:!0,share:!0}),count:hr({title:()=>a("tokens kept"),write:L,log:!0}),rank:hr({title:()=>a(
"rank"),write:L,log:!0,reversed:!0})},Ca=[["kept","solid"],["chosen","dash"],["accepted","dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],[
"before","12px,3px,2px,3px"],["focus","2px,7px"]].map(([e,t])=>({role:e,dash:t})),sw=()=>({information:{name:a("surprisal and entropy"),axis:"information",about:a(
"Surprisal tells how unexpected each token was; entropy how uncertain the next token was, for the model (before) and for the draw (after)."),series:[{name:a("su\
rprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:a("How unexpected the chosen token was: minus the logarithm of its probability after the processors\
; before them where a text was only read."),value:e=>He(e).surprisal},{name:a("entropy before"),term:"entropy",role:"entropy-before",dash:"dot",tip:a("How uncer\
tain the model was, before any processor: the surprisal that it expected."),value:e=>e.distribution.entropy_before},{name:a("entropy after"),term:"entropy",role:"\
entropy-after",dash:"dash",tip:a("How uncertain the draw was, after the processors."),value:e=>e.isPrompt?null:e.distribution.entropy_after}]},kept:{name:a("can\
didates kept"),axis:"count",about:a("How many tokens of the vocabulary could still be chosen after the processors. Each line of the grid is ten times the one be\
low."),series:[{name:a("candidates kept"),term:"kept",role:"entropy-after",dash:"solid",tip:a("The number of tokens with a probability above 0 after the process\
ors."),value:e=>e.isPrompt?null:Math.max(1,Ue(e)??0)}]},cumulative:{name:a("cumulative log-probability"),axis:"sum",about:a("The logarithm of the probability of\
 the whole text up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:a("after the processors"),term:"cumulativ\
e-logprob",role:"surprisal",dash:"solid",sum:!0,tip:a("Added up after the processors: from the probabilities that the tokens were drawn with."),value:e=>e.isPrompt?
null:e.chosen.logprob??e.chosen.raw_logprob},{name:a("before them"),term:"cumulative-logprob",role:"entropy-before",dash:"dot",sum:!0,tip:a("Added up before the\
 processors: from the probabilities that the model gave."),value:e=>e.chosen.raw_logprob}]},before:{name:a("looked up: probability before"),axis:"share",about:a(
"How probable the model found each looked-up token at each place, before the processors."),of:e=>V(e.raw_logprob)},after:{name:a("looked up: probability after"),
axis:"share",about:a("How probable each looked-up token was in the draw at each place, after the processors: 0% where they removed it."),of:e=>V(e.logprob)},rank:{
name:a("looked up: rank"),axis:"rank",about:a("The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is at the top."),of:e=>e.
raw_rank||null}}),iw=()=>({information:{name:a("surprisal"),axis:"information",about:a("How unexpected each token was, from the log-probabilities that the serve\
r gave."),series:[{name:a("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:a("How unexpected the chosen token was: minus the logarithm of its pro\
bability."),value:e=>He(e).surprisal}]},cumulative:{name:a("cumulative log-probability"),axis:"sum",about:a("The logarithm of the probability of the whole text \
up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:a("as reported"),term:"cumulative-logprob",role:"surprisa\
l",dash:"solid",sum:!0,tip:a("Added up from the log-probabilities that the server gave."),value:e=>e.chosen.raw_logprob}]}}),gp=e=>e?iw():sw();var aw={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},lw=8*Math.LN2,Aa=e=>aw[e]??e.replaceAll("px","").replaceAll(","," ");function wp({
series:e,of:t=()=>null},n){return e||[...n].slice(-Ca.length).map(([r,o],s)=>({...Ca[s],name:o,term:"probability",tip:a("The looked-up token {token}, id {id}.",
{token:G(o),id:r}),value:({watched:i=[]})=>{let l=i.find(({token_id:c})=>c===r);return l?t(l):null}}))}function yp({curve:e,series:t,steps:n,prompt:r,current:o,
unit:s,factor:i}){let l=Oa[e.axis],c=r.length,p=w=>w.index+1-(w.isPrompt?c+1:0),d=w=>`${l.write(w)}${l.unit?` ${a(s)}`:""}`,h=(w,b,O)=>{let k=uw(w,b,l.unit?i:1),
C=x=>a("{token} {series}: {value}",{token:G(b[x].chosen.text),series:w.name,value:d(k[x]??0)});return{name:w.name,role:w.role,dash:w.dash,isPrompt:O,x:b.map(p),
y:k,words:C}},m=c?t.map(w=>h(w,r,!0)):[],f=t.map(w=>h(w,n,!1)),g=l===Oa.information?cw(bp(m),bp(f),lw*i):null;return{label:a("{curve} along the text",{curve:e.name}),
lines:t.flatMap((w,b)=>[...c?[m[b]]:[],f[b]]),before:c,here:o&&p(o),note:g?a("prompt: up to {value}",{value:d(g.highest)}):"",x:{title:a("token"),range:[.5-c,Math.
max(10,n.length)+.5]},y:{title:l.title?.()??a(s),kind:l,range:g?[0,g.end]:null}}}function cw(e,t,n){let r=Math.max(t*1.08,n);return t&&e>1.5*r?{end:r,highest:e}:
null}var bp=e=>e.reduce((t,{y:n})=>n.reduce((r,o)=>Math.max(r,o??0),t),0);function uw(e,t,n){let r=0;return t.map(o=>{let s=he(e.value(o));e.sum&&(r=r===null||s===
null?null:r+s);let i=e.sum?r:s;return i===null?null:i*n})}var fr=Math.PI,Na=2*fr,Zt=1e-6,pw=Na-Zt;function kp(e){this._+=e[0];for(let t=1,n=e.length;t<n;++t)this._+=arguments[t]+e[t]}function dw(e){let t=Math.floor(e);
if(!(t>=0))throw new Error(`invalid digits: ${e}`);if(t>15)return kp;let n=10**t;return function(r){this._+=r[0];for(let o=1,s=r.length;o<s;++o)this._+=Math.round(
arguments[o]*n)/n+r[o]}}function _p(e,t,n,r){return e===n&&t===r}function hw(e){let t=Math.floor(e);if(!(t<=15))return _p;let n=10**t,r=function(o){return Math.
round(o*n)};return function(o,s,i,l){return r(o)===r(i)&&r(s)===r(l)}}var En=class{constructor(t){this._x0=this._y0=this._x1=this._y1=null,this._="",this._append=
t==null?kp:dw(t),this._equal=t==null?_p:hw(t)}moveTo(t,n){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}`}closePath(){this._x1!==null&&(this._x1=
this._x0,this._y1=this._y0,this._append`Z`)}lineTo(t,n){this._append`L${this._x1=+t},${this._y1=+n}`}quadraticCurveTo(t,n,r,o){this._append`Q${+t},${+n},${this.
_x1=+r},${this._y1=+o}`}bezierCurveTo(t,n,r,o,s,i){this._append`C${+t},${+n},${+r},${+o},${this._x1=+s},${this._y1=+i}`}arcTo(t,n,r,o,s){if(t=+t,n=+n,r=+r,o=+o,
s=+s,s<0)throw new Error(`negative radius: ${s}`);let i=this._x1,l=this._y1,c=r-t,p=o-n,d=i-t,h=l-n,m=d*d+h*h;if(this._x1===null)this._append`M${this._x1=t},${this.
_y1=n}`;else if(m>Zt)if(!(Math.abs(h*c-p*d)>Zt)||!s)this._append`L${this._x1=t},${this._y1=n}`;else{let f=r-i,g=o-l,w=c*c+p*p,b=f*f+g*g,O=Math.sqrt(w),k=Math.sqrt(
m),C=s*Math.tan((fr-Math.acos((w+m-b)/(2*O*k)))/2),x=C/k,D=C/O;Math.abs(x-1)>Zt&&this._append`L${t+x*d},${n+x*h}`,this._append`A${s},${s},0,0,${+(h*f>d*g)},${this.
_x1=t+D*c},${this._y1=n+D*p}`}}arc(t,n,r,o,s,i){if(t=+t,n=+n,r=+r,i=!!i,r<0)throw new Error(`negative radius: ${r}`);let l=r*Math.cos(o),c=r*Math.sin(o),p=t+l,d=n+
c,h=1^i,m=i?o-s:s-o;if(this._x1===null?this._append`M${p},${d}`:(Math.abs(this._x1-p)>Zt||Math.abs(this._y1-d)>Zt)&&this._append`L${p},${d}`,!!r){if(m<0&&(m=m%Na+
Na),m>pw)this._append`A${r},${r},0,1,${h},${t-l},${n-c}A${r},${r},0,1,${h},${this._x1=p},${this._y1=d}`;else if(m>Zt){let f=t+r*Math.cos(s),g=n+r*Math.sin(s);if(m>=
fr&&this._equal(p,d,f,g)){m/=2;let w=o+m;this._append`A${r},${r},0,${+(m>=fr)},${h},${t+r*Math.cos(w)},${n+r*Math.sin(w)}`}this._append`A${r},${r},0,${+(m>=fr)},${h},${this.
_x1=f},${this._y1=g}`}}}rect(t,n,r,o){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}h${r=+r}v${+o}h${-r}Z`}toString(){return this._}};function fw(){
return new En}fw.prototype=En.prototype;function Ln(e){return function(){return e}}var mw=Math.cos;var Ha=Math.sin,Pn=Math.sqrt,vp=1e-12,$o=Math.PI,wM=$o/2,Ep=2*$o;function gw(e){let t=3;return e.digits=function(n){if(!arguments.length)return t;if(n==null)t=null;else{let r=Math.floor(n);if(!(r>=0))throw new RangeError(`inv\
alid digits: ${n}`);t=r}return e},()=>new En(t)}var yM=Array.prototype.slice;function bw(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function Lp(e){this._context=e}Lp.prototype={areaStart:function(){
this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(
e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function Pp(e){return new Lp(e)}function ww(e){return e[0]}function yw(e){return e[1]}
function Rp(e,t){var n=Ln(!0),r=null,o=Pp,s=null,i=gw(l);e=typeof e=="function"?e:e===void 0?ww:Ln(e),t=typeof t=="function"?t:t===void 0?yw:Ln(t);function l(c){
var p,d=(c=bw(c)).length,h,m=!1,f;for(r==null&&(s=o(f=i())),p=0;p<=d;++p)!(p<d&&n(h=c[p],p,c))===m&&((m=!m)?s.lineStart():s.lineEnd()),m&&s.point(+e(h,p,c),+t(h,
p,c));if(f)return s=null,f+""||null}return l.x=function(c){return arguments.length?(e=typeof c=="function"?c:Ln(+c),l):e},l.y=function(c){return arguments.length?
(t=typeof c=="function"?c:Ln(+c),l):t},l.defined=function(c){return arguments.length?(n=typeof c=="function"?c:Ln(!!c),l):n},l.curve=function(c){return arguments.
length?(o=c,r!=null&&(s=o(r)),l):o},l.context=function(c){return arguments.length?(c==null?r=s=null:s=o(r=c),l):r},l}var kM=kw(Pp);function Op(e){this._curve=e}Op.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){
this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(e,t){this._curve.point(t*Math.sin(e),t*-Math.cos(e))}};function kw(e){function t(n){
return new Op(e(n))}return t._curve=e,t}var _M=Pn(3);var _w=Pn(1/3),vM=_w*2;var Cp=Ha($o/10)/Ha(7*$o/10),xM=Ha(Ep/10)*Cp,SM=-mw(Ep/10)*Cp;var TM=Pn(3);var MM=Pn(3);var EM=Pn(3)/2,vw=1/Pn(12),LM=(vw/2+1)*3;function $t(){}function Ho(e,t,n){e._context.bezierCurveTo((2*e._x0+e._x1)/3,(2*e._y0+e._y1)/3,(e._x0+2*e._x1)/3,(e._y0+2*e._y1)/3,(e._x0+4*e._x1+t)/6,(e._y0+4*
e._y1+n)/6)}function Ba(e){this._context=e}Ba.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this.
_x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:Ho(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);
break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:
this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this.
_x0+this._x1)/6,(5*this._y0+this._y1)/6);default:Ho(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function xw(e){this._context=e}xw.prototype={areaStart:$t,areaEnd:$t,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=
this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{
this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();
break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:
this._point=1,this._x2=e,this._y2=t;break;case 1:this._point=2,this._x3=e,this._y3=t;break;case 2:this._point=3,this._x4=e,this._y4=t,this._context.moveTo((this.
_x0+4*this._x1+e)/6,(this._y0+4*this._y1+t)/6);break;default:Ho(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Sw(e){this._context=e}Sw.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=
this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){
switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+e)/6,r=(this._y0+4*this._y1+
t)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:Ho(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=
this._y1,this._y1=t}};function Ap(e,t){this._basis=new Ba(e),this._beta=t}Ap.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var e=this.
_x,t=this._y,n=e.length-1;if(n>0)for(var r=e[0],o=t[0],s=e[n]-r,i=t[n]-o,l=-1,c;++l<=n;)c=l/n,this._basis.point(this._beta*e[l]+(1-this._beta)*(r+c*s),this._beta*
t[l]+(1-this._beta)*(o+c*i));this._x=this._y=null,this._basis.lineEnd()},point:function(e,t){this._x.push(+e),this._y.push(+t)}};var PM=(function e(t){function n(r){
return t===1?new Ba(r):new Ap(r,t)}return n.beta=function(r){return e(+r)},n})(.85);function Io(e,t,n){e._context.bezierCurveTo(e._x1+e._k*(e._x2-e._x0),e._y1+e.
_k*(e._y2-e._y0),e._x2+e._k*(e._x1-t),e._y2+e._k*(e._y1-n),e._x2,e._y2)}function Fa(e,t){this._context=e,this._k=(1-t)/6}Fa.prototype={areaStart:function(){this.
_line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this.
_point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:Io(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(
e,t);break;case 1:this._point=2,this._x1=e,this._y1=t;break;case 2:this._point=3;default:Io(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this.
_y0=this._y1,this._y1=this._y2,this._y2=t}};var RM=(function e(t){function n(r){return new Fa(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Wa(e,t){
this._context=e,this._k=(1-t)/6}Wa.prototype={areaStart:$t,areaEnd:$t,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();
break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(
this._x5,this._y5);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.
moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Io(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this.
_y0=this._y1,this._y1=this._y2,this._y2=t}};var OM=(function e(t){function n(r){return new Wa(r,t)}return n.tension=function(r){return e(+r)},n})(0);function qa(e,t){
this._context=e,this._k=(1-t)/6}qa.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this.
_x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this.
_line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(
this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Io(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,
this._y0=this._y1,this._y1=this._y2,this._y2=t}};var CM=(function e(t){function n(r){return new qa(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Da(e,t,n){
var r=e._x1,o=e._y1,s=e._x2,i=e._y2;if(e._l01_a>vp){var l=2*e._l01_2a+3*e._l01_a*e._l12_a+e._l12_2a,c=3*e._l01_a*(e._l01_a+e._l12_a);r=(r*l-e._x0*e._l12_2a+e._x2*
e._l01_2a)/c,o=(o*l-e._y0*e._l12_2a+e._y2*e._l01_2a)/c}if(e._l23_a>vp){var p=2*e._l23_2a+3*e._l23_a*e._l12_a+e._l12_2a,d=3*e._l23_a*(e._l23_a+e._l12_a);s=(s*p+e.
_x1*e._l23_2a-t*e._l12_2a)/d,i=(i*p+e._y1*e._l23_2a-n*e._l12_2a)/d}e._context.bezierCurveTo(r,o,s,i,e._x2,e._y2)}function Np(e,t){this._context=e,this._alpha=t}
Np.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,
this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this.
_x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},
point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:
this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3;default:Da(this,e,t);break}this.
_l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,
this._y1=this._y2,this._y2=t}};var AM=(function e(t){function n(r){return t?new Np(r,t):new Fa(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function $p(e,t){
this._context=e,this._alpha=t}$p.prototype={areaStart:$t,areaEnd:$t,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this.
_point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();
break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){if(e=+e,t=+t,this._point){var n=this.
_x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:
this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Da(this,e,t);break}this._l01_a=this._l12_a,
this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this.
_y2=t}};var NM=(function e(t){function n(r){return t?new $p(r,t):new Wa(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Hp(e,t){this._context=e,this.
_alpha=t}Hp.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this.
_y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===
3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=
Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this.
_x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Da(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this.
_l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var $M=(function e(t){
function n(r){return t?new Hp(r,t):new qa(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Tw(e){this._context=e}Tw.prototype={areaStart:$t,areaEnd:$t,
lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,
t):(this._point=1,this._context.moveTo(e,t))}};function xp(e){return e<0?-1:1}function Sp(e,t,n){var r=e._x1-e._x0,o=t-e._x1,s=(e._y1-e._y0)/(r||o<0&&-0),i=(n-e._y1)/(o||r<0&&-0),l=(s*o+i*r)/(r+o);return(xp(
s)+xp(i))*Math.min(Math.abs(s),Math.abs(i),.5*Math.abs(l))||0}function Tp(e,t){var n=e._x1-e._x0;return n?(3*(e._y1-e._y0)/n-t)/2:t}function $a(e,t,n){var r=e._x0,
o=e._y0,s=e._x1,i=e._y1,l=(s-r)/3;e._context.bezierCurveTo(r+l,o+l*t,s-l,i-l*n,s,i)}function Ia(e){this._context=e}Ia.prototype={areaStart:function(){this._line=
0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:
this._context.lineTo(this._x1,this._y1);break;case 3:$a(this,this._t0,Tp(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),
this._line=1-this._line},point:function(e,t){var n=NaN;if(e=+e,t=+t,!(e===this._x1&&t===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.
lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,$a(this,Tp(this,n=Sp(this,e,t)),n);break;default:$a(this,this._t0,n=
Sp(this,e,t));break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t,this._t0=n}}};function Mw(e){this._context=new Ip(e)}(Mw.prototype=Object.create(Ia.
prototype)).point=function(e,t){Ia.prototype.point.call(this,t,e)};function Ip(e){this._context=e}Ip.prototype={moveTo:function(e,t){this._context.moveTo(t,e)},
closePath:function(){this._context.closePath()},lineTo:function(e,t){this._context.lineTo(t,e)},bezierCurveTo:function(e,t,n,r,o,s){this._context.bezierCurveTo(
t,e,r,n,s,o)}};function Ew(e){this._context=e}Ew.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){
var e=this._x,t=this._y,n=e.length;if(n)if(this._line?this._context.lineTo(e[0],t[0]):this._context.moveTo(e[0],t[0]),n===2)this._context.lineTo(e[1],t[1]);else
for(var r=Mp(e),o=Mp(t),s=0,i=1;i<n;++s,++i)this._context.bezierCurveTo(r[0][s],o[0][s],r[1][s],o[1][s],e[i],t[i]);(this._line||this._line!==0&&n===1)&&this._context.
closePath(),this._line=1-this._line,this._x=this._y=null},point:function(e,t){this._x.push(+e),this._y.push(+t)}};function Mp(e){var t,n=e.length-1,r,o=new Array(
n),s=new Array(n),i=new Array(n);for(o[0]=0,s[0]=2,i[0]=e[0]+2*e[1],t=1;t<n-1;++t)o[t]=1,s[t]=4,i[t]=4*e[t]+2*e[t+1];for(o[n-1]=2,s[n-1]=7,i[n-1]=8*e[n-1]+e[n],
t=1;t<n;++t)r=o[t]/s[t-1],s[t]-=r,i[t]-=r*i[t-1];for(o[n-1]=i[n-1]/s[n-1],t=n-2;t>=0;--t)o[t]=(i[t]-o[t+1])/s[t];for(s[n-1]=(e[n]+o[n-1])/2,t=0;t<n-1;++t)s[t]=2*
e[t+1]-o[t+1];return[o,s]}function Lw(e,t){this._context=e,this._t=t}Lw.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this.
_y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===
1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,
this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,t),this._context.lineTo(
e,t);else{var n=this._x*(1-this._t)+e*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,t)}break}}this._x=e,this._y=t}};function mr(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function Pw(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function Bp(e){let t,n,
r;e.length!==2?(t=mr,n=(l,c)=>mr(e(l),c),r=(l,c)=>e(l)-c):(t=e===mr||e===Pw?e:Rw,n=e,r=e);function o(l,c,p=0,d=l.length){if(p<d){if(t(c,c)!==0)return d;do{let h=p+
d>>>1;n(l[h],c)<0?p=h+1:d=h}while(p<d)}return p}function s(l,c,p=0,d=l.length){if(p<d){if(t(c,c)!==0)return d;do{let h=p+d>>>1;n(l[h],c)<=0?p=h+1:d=h}while(p<d)}
return p}function i(l,c,p=0,d=l.length){let h=o(l,c,p,d-1);return h>p&&r(l[h-1],c)>-r(l[h],c)?h-1:h}return{left:o,center:i,right:s}}function Rw(){return 0}function Ow(e){
return e===null?NaN:+e}var Fp=Bp(mr),Wp=Fp.right,IM=Fp.left,BM=Bp(Ow).center;var FM=qp(Dp),WM=qp(Cw);function qp(e){return function(t,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid\
 ry");let{data:o,width:s,height:i}=t;if(!((s=Math.floor(s))>=0))throw new RangeError("invalid width");if(!((i=Math.floor(i!==void 0?i:o.length/s))>=0))throw new RangeError(
"invalid height");if(!s||!i||!n&&!r)return t;let l=n&&e(n),c=r&&e(r),p=o.slice();return l&&c?(Rn(l,p,o,s,i),Rn(l,o,p,s,i),Rn(l,p,o,s,i),On(c,o,p,s,i),On(c,p,o,s,
i),On(c,o,p,s,i)):l?(Rn(l,o,p,s,i),Rn(l,p,o,s,i),Rn(l,o,p,s,i)):c&&(On(c,o,p,s,i),On(c,p,o,s,i),On(c,o,p,s,i)),t}}function Rn(e,t,n,r,o){for(let s=0,i=r*o;s<i;)
e(t,n,s,s+=r,1)}function On(e,t,n,r,o){for(let s=0,i=r*o;s<r;++s)e(t,n,s,s+i,r)}function Cw(e){let t=Dp(e);return(n,r,o,s,i)=>{o<<=2,s<<=2,i<<=2,t(n,r,o+0,s+0,i),
t(n,r,o+1,s+1,i),t(n,r,o+2,s+2,i),t(n,r,o+3,s+3,i)}}function Dp(e){let t=Math.floor(e);if(t===e)return Aw(e);let n=e-t,r=2*e+1;return(o,s,i,l,c)=>{if(!((l-=c)>=
i))return;let p=t*s[i],d=c*t,h=d+c;for(let m=i,f=i+d;m<f;m+=c)p+=s[Math.min(l,m)];for(let m=i,f=l;m<=f;m+=c)p+=s[Math.min(l,m+d)],o[m]=(p+n*(s[Math.max(i,m-h)]+
s[Math.min(l,m+h)]))/r,p-=s[Math.max(i,m-d)]}}function Aw(e){let t=2*e+1;return(n,r,o,s,i)=>{if(!((s-=i)>=o))return;let l=e*r[o],c=i*e;for(let p=o,d=o+c;p<d;p+=
i)l+=r[Math.min(s,p)];for(let p=o,d=s;p<=d;p+=i)l+=r[Math.min(s,p+c)],n[p]=l/t,l-=r[Math.max(o,p-c)]}}var Nw=Array.prototype,qM=Nw.slice;var $w=Math.sqrt(50),Hw=Math.sqrt(10),Iw=Math.sqrt(2);function Bo(e,t,n){let r=(t-e)/Math.max(0,n),o=Math.floor(Math.log10(r)),s=r/Math.pow(10,o),i=s>=$w?10:s>=
Hw?5:s>=Iw?2:1,l,c,p;return o<0?(p=Math.pow(10,-o)/i,l=Math.round(e*p),c=Math.round(t*p),l/p<e&&++l,c/p>t&&--c,p=-p):(p=Math.pow(10,o)*i,l=Math.round(e/p),c=Math.
round(t/p),l*p<e&&++l,c*p>t&&--c),c<l&&.5<=n&&n<2?Bo(e,t,n*2):[l,c,p]}function Wo(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let r=t<e,[o,s,i]=r?
Bo(t,e,n):Bo(e,t,n);if(!(s>=o))return[];let l=s-o+1,c=new Array(l);if(r)if(i<0)for(let p=0;p<l;++p)c[p]=(s-p)/-i;else for(let p=0;p<l;++p)c[p]=(s-p)*i;else if(i<
0)for(let p=0;p<l;++p)c[p]=(o+p)/-i;else for(let p=0;p<l;++p)c[p]=(o+p)*i;return c}function Fo(e,t,n){return t=+t,e=+e,n=+n,Bo(e,t,n)[2]}function zp(e,t,n){t=+t,
e=+e,n=+n;let r=t<e,o=r?Fo(t,e,n):Fo(e,t,n);return(r?-1:1)*(o<0?1/-o:o)}var DM=Bw(Math.random);function Bw(e){return function(n,r=0,o=n.length){let s=o-(r=+r);for(;s;){let i=e()*s--|0,l=n[s+r];n[s+r]=n[i+r],n[i+r]=l}return n}}function $n(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function wr(e,t){var n=Object.create(e.prototype);for(var r in t)n[r]=t[r];return n}function Ht(){}
var tn=.7,Nn=1/tn,Cn="\\s*([+-]?\\d+)\\s*",gr="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",ot="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",Fw=/^#([0-9a-f]{3,8})$/,
Ww=new RegExp(`^rgb\\(${Cn},${Cn},${Cn}\\)$`),qw=new RegExp(`^rgb\\(${ot},${ot},${ot}\\)$`),Dw=new RegExp(`^rgba\\(${Cn},${Cn},${Cn},${gr}\\)$`),zw=new RegExp(`\
^rgba\\(${ot},${ot},${ot},${gr}\\)$`),jw=new RegExp(`^hsl\\(${gr},${ot},${ot}\\)$`),Uw=new RegExp(`^hsla\\(${gr},${ot},${ot},${gr}\\)$`),jp={aliceblue:15792383,
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
$n(Ht,Hn,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:Up,formatHex:Up,formatHex8:Gw,formatHsl:Kw,
formatRgb:Gp,toString:Gp});function Up(){return this.rgb().formatHex()}function Gw(){return this.rgb().formatHex8()}function Kw(){return td(this).formatHsl()}function Gp(){
return this.rgb().formatRgb()}function Hn(e){var t,n;return e=(e+"").trim().toLowerCase(),(t=Fw.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?Kp(t):n===3?new Se(
t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?qo(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?qo(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&
15)<<4|t&15)/255):null):(t=Ww.exec(e))?new Se(t[1],t[2],t[3],1):(t=qw.exec(e))?new Se(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=Dw.exec(e))?qo(t[1],t[2],t[3],
t[4]):(t=zw.exec(e))?qo(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=jw.exec(e))?Yp(t[1],t[2]/100,t[3]/100,1):(t=Uw.exec(e))?Yp(t[1],t[2]/100,t[3]/100,t[4]):
jp.hasOwnProperty(e)?Kp(jp[e]):e==="transparent"?new Se(NaN,NaN,NaN,0):null}function Kp(e){return new Se(e>>16&255,e>>8&255,e&255,1)}function qo(e,t,n,r){return r<=
0&&(e=t=n=NaN),new Se(e,t,n,r)}function Va(e){return e instanceof Ht||(e=Hn(e)),e?(e=e.rgb(),new Se(e.r,e.g,e.b,e.opacity)):new Se}function yr(e,t,n,r){return arguments.
length===1?Va(e):new Se(e,t,n,r??1)}function Se(e,t,n,r){this.r=+e,this.g=+t,this.b=+n,this.opacity=+r}$n(Se,yr,wr(Ht,{brighter(e){return e=e==null?Nn:Math.pow(
Nn,e),new Se(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?tn:Math.pow(tn,e),new Se(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},
clamp(){return new Se(Qt(this.r),Qt(this.g),Qt(this.b),zo(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&
this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:Vp,formatHex:Vp,formatHex8:Vw,formatRgb:Xp,toString:Xp}));function Vp(){return`#${Jt(this.r)}${Jt(this.g)}${Jt(
this.b)}`}function Vw(){return`#${Jt(this.r)}${Jt(this.g)}${Jt(this.b)}${Jt((isNaN(this.opacity)?1:this.opacity)*255)}`}function Xp(){let e=zo(this.opacity);return`${e===
1?"rgb(":"rgba("}${Qt(this.r)}, ${Qt(this.g)}, ${Qt(this.b)}${e===1?")":`, ${e})`}`}function zo(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function Qt(e){return Math.
max(0,Math.min(255,Math.round(e)||0))}function Jt(e){return e=Qt(e),(e<16?"0":"")+e.toString(16)}function Yp(e,t,n,r){return r<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=
0&&(e=NaN),new Ye(e,t,n,r)}function td(e){if(e instanceof Ye)return new Ye(e.h,e.s,e.l,e.opacity);if(e instanceof Ht||(e=Hn(e)),!e)return new Ye;if(e instanceof
Ye)return e;e=e.rgb();var t=e.r/255,n=e.g/255,r=e.b/255,o=Math.min(t,n,r),s=Math.max(t,n,r),i=NaN,l=s-o,c=(s+o)/2;return l?(t===s?i=(n-r)/l+(n<r)*6:n===s?i=(r-t)/
l+2:i=(t-n)/l+4,l/=c<.5?s+o:2-s-o,i*=60):l=c>0&&c<1?0:i,new Ye(i,l,c,e.opacity)}function Uo(e,t,n,r){return arguments.length===1?td(e):new Ye(e,t,n,r??1)}function Ye(e,t,n,r){
this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}$n(Ye,Uo,wr(Ht,{brighter(e){return e=e==null?Nn:Math.pow(Nn,e),new Ye(this.h,this.s,this.l*e,this.opacity)},darker(e){
return e=e==null?tn:Math.pow(tn,e),new Ye(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.
l,r=n+(n<.5?n:1-n)*t,o=2*n-r;return new Se(za(e>=240?e-240:e+120,o,r),za(e,o,r),za(e<120?e+240:e-120,o,r),this.opacity)},clamp(){return new Ye(Zp(this.h),Do(this.
s),Do(this.l),zo(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){
let e=zo(this.opacity);return`${e===1?"hsl(":"hsla("}${Zp(this.h)}, ${Do(this.s)*100}%, ${Do(this.l)*100}%${e===1?")":`, ${e})`}`}}));function Zp(e){return e=(e||
0)%360,e<0?e+360:e}function Do(e){return Math.max(0,Math.min(1,e||0))}function za(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}var nd=Math.
PI/180,rd=180/Math.PI,jo=18,od=.96422,sd=1,id=.82521,ad=4/29,An=6/29,ld=3*An*An,Xw=An*An*An;function cd(e){if(e instanceof st)return new st(e.l,e.a,e.b,e.opacity);
if(e instanceof mt)return pd(e);e instanceof Se||(e=Va(e));var t=Ka(e.r),n=Ka(e.g),r=Ka(e.b),o=ja((.2225045*t+.7168786*n+.0606169*r)/sd),s,i;return t===n&&n===r?
s=i=o:(s=ja((.4360747*t+.3850649*n+.1430804*r)/od),i=ja((.0139322*t+.0971045*n+.7141733*r)/id)),new st(116*o-16,500*(s-o),200*(o-i),e.opacity)}function ud(e,t,n,r){return arguments.length===1?cd(e):new st(e,t,n,r??1)}function st(e,t,n,r){this.l=+e,this.a=+t,this.b=+n,this.opacity=+r}$n(st,ud,wr(Ht,{brighter(e){
return new st(this.l+jo*(e??1),this.a,this.b,this.opacity)},darker(e){return new st(this.l-jo*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(
this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=od*Ua(t),e=sd*Ua(e),n=id*Ua(n),new Se(Ga(3.1338561*t-1.6168667*e-.4906146*n),Ga(-.9787684*t+1.9161415*
e+.033454*n),Ga(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function ja(e){return e>Xw?Math.pow(e,1/3):e/ld+ad}function Ua(e){return e>An?e*e*e:ld*(e-ad)}
function Ga(e){return 255*(e<=.0031308?12.92*e:1.055*Math.pow(e,1/2.4)-.055)}function Ka(e){return(e/=255)<=.04045?e/12.92:Math.pow((e+.055)/1.055,2.4)}function Yw(e){
if(e instanceof mt)return new mt(e.h,e.c,e.l,e.opacity);if(e instanceof st||(e=cd(e)),e.a===0&&e.b===0)return new mt(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.
atan2(e.b,e.a)*rd;return new mt(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function Go(e,t,n,r){return arguments.length===1?Yw(e):new mt(e,t,n,r??1)}function mt(e,t,n,r){this.h=+e,this.c=+t,this.l=+n,this.opacity=+r}function pd(e){if(isNaN(
e.h))return new st(e.l,0,0,e.opacity);var t=e.h*nd;return new st(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}$n(mt,Go,wr(Ht,{brighter(e){return new mt(this.h,
this.c,this.l+jo*(e??1),this.opacity)},darker(e){return new mt(this.h,this.c,this.l-jo*(e??1),this.opacity)},rgb(){return pd(this).rgb()}}));var dd=-.14861,Xa=1.78277,
Ya=-.29227,Ko=-.90649,br=1.97294,Jp=br*Ko,Qp=br*Xa,ed=Xa*Ya-Ko*dd;function Zw(e){if(e instanceof en)return new en(e.h,e.s,e.l,e.opacity);e instanceof Se||(e=Va(
e));var t=e.r/255,n=e.g/255,r=e.b/255,o=(ed*r+Jp*t-Qp*n)/(ed+Jp-Qp),s=r-o,i=(br*(n-o)-Ya*s)/Ko,l=Math.sqrt(i*i+s*s)/(br*o*(1-o)),c=l?Math.atan2(i,s)*rd-120:NaN;
return new en(c<0?c+360:c,l,o,e.opacity)}function Vo(e,t,n,r){return arguments.length===1?Zw(e):new en(e,t,n,r??1)}function en(e,t,n,r){this.h=+e,this.s=+t,this.
l=+n,this.opacity=+r}$n(en,Vo,wr(Ht,{brighter(e){return e=e==null?Nn:Math.pow(Nn,e),new en(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?tn:Math.
pow(tn,e),new en(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*nd,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),r=Math.cos(e),o=Math.
sin(e);return new Se(255*(t+n*(dd*r+Xa*o)),255*(t+n*(Ya*r+Ko*o)),255*(t+n*(br*r)),this.opacity)}}));function gd(e,t,n,r,o){var s=e*e,i=s*e;return((1-3*e+3*s-i)*t+(4-6*s+3*i)*n+(1+3*e+3*s-3*i)*r+i*o)/6}function Jw(e){var t=e.length-1;return function(n){var r=n<=
0?n=0:n>=1?(n=1,t-1):Math.floor(n*t),o=e[r],s=e[r+1],i=r>0?e[r-1]:2*o-s,l=r<t-1?e[r+2]:2*s-o;return gd((n-r/t)*t,i,o,s,l)}}function Qw(e){var t=e.length;return function(n){
var r=Math.floor(((n%=1)<0?++n:n)*t),o=e[(r+t-1)%t],s=e[r%t],i=e[(r+1)%t],l=e[(r+2)%t];return gd((n-r/t)*t,o,s,i,l)}}var Yo=e=>()=>e;function bd(e,t){return function(n){
return e+n*t}}function ey(e,t,n){return e=Math.pow(e,n),t=Math.pow(t,n)-e,n=1/n,function(r){return Math.pow(e+r*t,n)}}function el(e,t){var n=t-e;return n?bd(e,n>
180||n<-180?n-360*Math.round(n/360):n):Yo(isNaN(e)?t:e)}function ty(e){return(e=+e)==1?Ie:function(t,n){return n-t?ey(t,n,e):Yo(isNaN(t)?n:t)}}function Ie(e,t){
var n=t-e;return n?bd(e,n):Yo(isNaN(e)?t:e)}var hd=(function e(t){var n=ty(t);function r(o,s){var i=n((o=yr(o)).r,(s=yr(s)).r),l=n(o.g,s.g),c=n(o.b,s.b),p=Ie(o.
opacity,s.opacity);return function(d){return o.r=i(d),o.g=l(d),o.b=c(d),o.opacity=p(d),o+""}}return r.gamma=e,r})(1);function wd(e){return function(t){var n=t.length,
r=new Array(n),o=new Array(n),s=new Array(n),i,l;for(i=0;i<n;++i)l=yr(t[i]),r[i]=l.r||0,o[i]=l.g||0,s[i]=l.b||0;return r=e(r),o=e(o),s=e(s),l.opacity=1,function(c){
return l.r=r(c),l.g=o(c),l.b=s(c),l+""}}}var GM=wd(Jw),KM=wd(Qw);function ny(e,t){t||(t=[]);var n=e?Math.min(t.length,e.length):0,r=t.slice(),o;return function(s){
for(o=0;o<n;++o)r[o]=e[o]*(1-s)+t[o]*s;return r}}function ry(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function oy(e,t){var n=t?t.length:0,r=e?Math.min(n,e.length):0,o=new Array(r),s=new Array(n),i;for(i=0;i<r;++i)o[i]=Zo(e[i],t[i]);for(;i<n;++i)s[i]=t[i];return function(l){
for(i=0;i<r;++i)s[i]=o[i](l);return s}}function sy(e,t){var n=new Date;return e=+e,t=+t,function(r){return n.setTime(e*(1-r)+t*r),n}}function Ze(e,t){return e=+e,
t=+t,function(n){return e*(1-n)+t*n}}function iy(e,t){var n={},r={},o;(e===null||typeof e!="object")&&(e={}),(t===null||typeof t!="object")&&(t={});for(o in t)o in
e?n[o]=Zo(e[o],t[o]):r[o]=t[o];return function(s){for(o in n)r[o]=n[o](s);return r}}var Ja=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,Za=new RegExp(Ja.source,
"g");function ay(e){return function(){return e}}function ly(e){return function(t){return e(t)+""}}function cy(e,t){var n=Ja.lastIndex=Za.lastIndex=0,r,o,s,i=-1,
l=[],c=[];for(e=e+"",t=t+"";(r=Ja.exec(e))&&(o=Za.exec(t));)(s=o.index)>n&&(s=t.slice(n,s),l[i]?l[i]+=s:l[++i]=s),(r=r[0])===(o=o[0])?l[i]?l[i]+=o:l[++i]=o:(l[++i]=
null,c.push({i,x:Ze(r,o)})),n=Za.lastIndex;return n<t.length&&(s=t.slice(n),l[i]?l[i]+=s:l[++i]=s),l.length<2?c[0]?ly(c[0].x):ay(t):(t=c.length,function(p){for(var d=0,
h;d<t;++d)l[(h=c[d]).i]=h.x(p);return l.join("")})}function Zo(e,t){var n=typeof t,r;return t==null||n==="boolean"?Yo(t):(n==="number"?Ze:n==="string"?(r=Hn(t))?
(t=r,hd):cy:t instanceof Hn?hd:t instanceof Date?sy:ry(t)?ny:Array.isArray(t)?oy:typeof t.valueOf!="function"&&typeof t.toString!="function"||isNaN(t)?iy:Ze)(e,
t)}function yd(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var fd=180/Math.PI,Qa={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};
function kd(e,t,n,r,o,s){var i,l,c;return(i=Math.sqrt(e*e+t*t))&&(e/=i,t/=i),(c=e*n+t*r)&&(n-=e*c,r-=t*c),(l=Math.sqrt(n*n+r*r))&&(n/=l,r/=l,c/=l),e*r<t*n&&(e=-e,
t=-t,c=-c,i=-i),{translateX:o,translateY:s,rotate:Math.atan2(t,e)*fd,skewX:Math.atan(c)*fd,scaleX:i,scaleY:l}}var Xo;function uy(e){let t=new(typeof DOMMatrix==
"function"?DOMMatrix:WebKitCSSMatrix)(e+"");return t.isIdentity?Qa:kd(t.a,t.b,t.c,t.d,t.e,t.f)}function py(e){return e==null||(Xo||(Xo=document.createElementNS(
"http://www.w3.org/2000/svg","g")),Xo.setAttribute("transform",e),!(e=Xo.transform.baseVal.consolidate()))?Qa:(e=e.matrix,kd(e.a,e.b,e.c,e.d,e.e,e.f))}function _d(e,t,n,r){
function o(p){return p.length?p.pop()+" ":""}function s(p,d,h,m,f,g){if(p!==h||d!==m){var w=f.push("translate(",null,t,null,n);g.push({i:w-4,x:Ze(p,h)},{i:w-2,x:Ze(
d,m)})}else(h||m)&&f.push("translate("+h+t+m+n)}function i(p,d,h,m){p!==d?(p-d>180?d+=360:d-p>180&&(p+=360),m.push({i:h.push(o(h)+"rotate(",null,r)-2,x:Ze(p,d)})):
d&&h.push(o(h)+"rotate("+d+r)}function l(p,d,h,m){p!==d?m.push({i:h.push(o(h)+"skewX(",null,r)-2,x:Ze(p,d)}):d&&h.push(o(h)+"skewX("+d+r)}function c(p,d,h,m,f,g){
if(p!==h||d!==m){var w=f.push(o(f)+"scale(",null,",",null,")");g.push({i:w-4,x:Ze(p,h)},{i:w-2,x:Ze(d,m)})}else(h!==1||m!==1)&&f.push(o(f)+"scale("+h+","+m+")")}
return function(p,d){var h=[],m=[];return p=e(p),d=e(d),s(p.translateX,p.translateY,d.translateX,d.translateY,h,m),i(p.rotate,d.rotate,h,m),l(p.skewX,d.skewX,h,
m),c(p.scaleX,p.scaleY,d.scaleX,d.scaleY,h,m),p=d=null,function(f){for(var g=-1,w=m.length,b;++g<w;)h[(b=m[g]).i]=b.x(f);return h.join("")}}}var VM=_d(uy,"px, ",
"px)","deg)"),XM=_d(py,", ",")",")"),dy=1e-12;function md(e){return((e=Math.exp(e))+1/e)/2}function hy(e){return((e=Math.exp(e))-1/e)/2}function fy(e){return((e=
Math.exp(2*e))-1)/(e+1)}var YM=(function e(t,n,r){function o(s,i){var l=s[0],c=s[1],p=s[2],d=i[0],h=i[1],m=i[2],f=d-l,g=h-c,w=f*f+g*g,b,O;if(w<dy)O=Math.log(m/p)/
t,b=function(T){return[l+T*f,c+T*g,p*Math.exp(t*T*O)]};else{var k=Math.sqrt(w),C=(m*m-p*p+r*w)/(2*p*n*k),x=(m*m-p*p-r*w)/(2*m*n*k),D=Math.log(Math.sqrt(C*C+1)-C),
R=Math.log(Math.sqrt(x*x+1)-x);O=(R-D)/t,b=function(T){var M=T*O,N=md(D),W=p/(n*k)*(N*fy(t*M+D)-hy(D));return[l+W*f,c+W*g,p*N/md(t*M+D)]}}return b.duration=Math.
abs(O)*1e3*t/Math.SQRT2,b}return o.rho=function(s){var i=Math.max(.001,+s),l=i*i,c=l*l;return e(i,l,c)},o})(Math.SQRT2,2,4);function vd(e){return function(t,n){
var r=e((t=Uo(t)).h,(n=Uo(n)).h),o=Ie(t.s,n.s),s=Ie(t.l,n.l),i=Ie(t.opacity,n.opacity);return function(l){return t.h=r(l),t.s=o(l),t.l=s(l),t.opacity=i(l),t+""}}}
var ZM=vd(el),JM=vd(Ie);function xd(e){return function(t,n){var r=e((t=Go(t)).h,(n=Go(n)).h),o=Ie(t.c,n.c),s=Ie(t.l,n.l),i=Ie(t.opacity,n.opacity);return function(l){return t.h=r(l),t.
c=o(l),t.l=s(l),t.opacity=i(l),t+""}}}var QM=xd(el),eE=xd(Ie);function Sd(e){return(function t(n){n=+n;function r(o,s){var i=e((o=Vo(o)).h,(s=Vo(s)).h),l=Ie(o.s,
s.s),c=Ie(o.l,s.l),p=Ie(o.opacity,s.opacity);return function(d){return o.h=i(d),o.s=l(d),o.l=c(Math.pow(d,n)),o.opacity=p(d),o+""}}return r.gamma=t,r})(1)}var tE=Sd(
el),nE=Sd(Ie);function my(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString("en").replace(/,/g,""):e.toString(10)}function Qo(e,t){if(!isFinite(e)||e===0)return null;
var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf("e"),r=e.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+e.slice(n+1)]}function In(e){return e=Qo(Math.
abs(e)),e?e[1]:NaN}function gy(e,t){return function(n,r){for(var o=n.length,s=[],i=0,l=e[0],c=0;o>0&&l>0&&(c+l+1>r&&(l=Math.max(1,r-c)),s.push(n.substring(o-=l,
o+l)),!((c+=l+1)>r));)l=e[i=(i+1)%e.length];return s.reverse().join(t)}}function by(e){return function(t){return t.replace(/[0-9]/g,function(n){return e[+n]})}}
var wy=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function Bn(e){if(!(t=wy.exec(e)))throw new Error("invalid format: "+e);var t;
return new tl({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}Bn.prototype=tl.prototype;
function tl(e){this.fill=e.fill===void 0?" ":e.fill+"",this.align=e.align===void 0?">":e.align+"",this.sign=e.sign===void 0?"-":e.sign+"",this.symbol=e.symbol===
void 0?"":e.symbol+"",this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,
this.trim=!!e.trim,this.type=e.type===void 0?"":e.type+""}tl.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+
(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};
function yy(e){e:for(var t=e.length,n=1,r=-1,o;n<t;++n)switch(e[n]){case".":r=o=n;break;case"0":r===0&&(r=n),o=n;break;default:if(!+e[n])break e;r>0&&(r=0);break}
return r>0?e.slice(0,r)+e.slice(o+1):e}var es;function ky(e,t){var n=Qo(e,t);if(!n)return es=void 0,e.toPrecision(t);var r=n[0],o=n[1],s=o-(es=Math.max(-8,Math.
min(8,Math.floor(o/3)))*3)+1,i=r.length;return s===i?r:s>i?r+new Array(s-i+1).join("0"):s>0?r.slice(0,s)+"."+r.slice(s):"0."+new Array(1-s).join("0")+Qo(e,Math.
max(0,t+s-1))[0]}function Td(e,t){var n=Qo(e,t);if(!n)return e+"";var r=n[0],o=n[1];return o<0?"0."+new Array(-o).join("0")+r:r.length>o+1?r.slice(0,o+1)+"."+r.
slice(o+1):r+new Array(o-r.length+2).join("0")}var Md={"%":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+"",d:my,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.
toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>Td(e*100,t),r:Td,s:ky,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(
e).toString(16)};function Ed(e){return e}var Ld=Array.prototype.map,Pd=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function _y(e){var t=e.
grouping===void 0||e.thousands===void 0?Ed:gy(Ld.call(e.grouping,Number),e.thousands+""),n=e.currency===void 0?"":e.currency[0]+"",r=e.currency===void 0?"":e.currency[1]+
"",o=e.decimal===void 0?".":e.decimal+"",s=e.numerals===void 0?Ed:by(Ld.call(e.numerals,String)),i=e.percent===void 0?"%":e.percent+"",l=e.minus===void 0?"−":
e.minus+"",c=e.nan===void 0?"NaN":e.nan+"";function p(h,m){h=Bn(h);var f=h.fill,g=h.align,w=h.sign,b=h.symbol,O=h.zero,k=h.width,C=h.comma,x=h.precision,D=h.trim,
R=h.type;R==="n"?(C=!0,R="g"):Md[R]||(x===void 0&&(x=12),D=!0,R="g"),(O||f==="0"&&g==="=")&&(O=!0,f="0",g="=");var T=(m&&m.prefix!==void 0?m.prefix:"")+(b==="$"?
n:b==="#"&&/[boxX]/.test(R)?"0"+R.toLowerCase():""),M=(b==="$"?r:/[%p]/.test(R)?i:"")+(m&&m.suffix!==void 0?m.suffix:""),N=Md[R],W=/[defgprs%]/.test(R);x=x===void 0?
6:/[gprs]/.test(R)?Math.max(1,Math.min(21,x)):Math.max(0,Math.min(20,x));function y(S){var B=T,E=M,v,$,H;if(R==="c")E=N(S)+E,S="";else{S=+S;var z=S<0||1/S<0;if(S=
isNaN(S)?c:N(Math.abs(S),x),D&&(S=yy(S)),z&&+S==0&&w!=="+"&&(z=!1),B=(z?w==="("?w:l:w==="-"||w==="("?"":w)+B,E=(R==="s"&&!isNaN(S)&&es!==void 0?Pd[8+es/3]:"")+E+
(z&&w==="("?")":""),W){for(v=-1,$=S.length;++v<$;)if(H=S.charCodeAt(v),48>H||H>57){E=(H===46?o+S.slice(v+1):S.slice(v))+E,S=S.slice(0,v);break}}}C&&!O&&(S=t(S,1/0));
var P=B.length+S.length+E.length,j=P<k?new Array(k-P+1).join(f):"";switch(C&&O&&(S=t(j+S,j.length?k-E.length:1/0),j=""),g){case"<":S=B+S+E+j;break;case"=":S=B+j+
S+E;break;case"^":S=j.slice(0,P=j.length>>1)+B+S+E+j.slice(P);break;default:S=j+B+S+E;break}return s(S)}return y.toString=function(){return h+""},y}function d(h,m){
var f=Math.max(-8,Math.min(8,Math.floor(In(m)/3)))*3,g=Math.pow(10,-f),w=p((h=Bn(h),h.type="f",h),{suffix:Pd[8+f/3]});return function(b){return w(g*b)}}return{format:p,
formatPrefix:d}}var Jo,ts,nl;vy({thousands:",",grouping:[3],currency:["$",""]});function vy(e){return Jo=_y(e),ts=Jo.format,nl=Jo.formatPrefix,Jo}function Rd(e){
return Math.max(0,-In(Math.abs(e)))}function Od(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(In(t)/3)))*3-In(Math.abs(e)))}function Cd(e,t){return e=
Math.abs(e),t=Math.abs(t)-e,Math.max(0,In(t)-In(e))+1}function Id(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}function xy(e){return function(){return e}}function Sy(e){return+e}var Ad=[0,1];function Fn(e){return e}function rl(e,t){return(t-=e=+e)?function(n){return(n-e)/
t}:xy(isNaN(t)?NaN:.5)}function Ty(e,t){var n;return e>t&&(n=e,e=t,t=n),function(r){return Math.max(e,Math.min(t,r))}}function My(e,t,n){var r=e[0],o=e[1],s=t[0],
i=t[1];return o<r?(r=rl(o,r),s=n(i,s)):(r=rl(r,o),s=n(s,i)),function(l){return s(r(l))}}function Ey(e,t,n){var r=Math.min(e.length,t.length)-1,o=new Array(r),s=new Array(
r),i=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++i<r;)o[i]=rl(e[i],e[i+1]),s[i]=n(t[i],t[i+1]);return function(l){var c=Wp(e,l,1,r)-1;return s[c](
o[c](l))}}function Bd(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function Fd(){var e=Ad,
t=Ad,n=Zo,r,o,s,i=Fn,l,c,p;function d(){var m=Math.min(e.length,t.length);return i!==Fn&&(i=Ty(e[0],e[m-1])),l=m>2?Ey:My,c=p=null,h}function h(m){return m==null||
isNaN(m=+m)?s:(c||(c=l(e.map(r),t,n)))(r(i(m)))}return h.invert=function(m){return i(o((p||(p=l(t,e.map(r),Ze)))(m)))},h.domain=function(m){return arguments.length?
(e=Array.from(m,Sy),d()):e.slice()},h.range=function(m){return arguments.length?(t=Array.from(m),d()):t.slice()},h.rangeRound=function(m){return t=Array.from(m),
n=yd,d()},h.clamp=function(m){return arguments.length?(i=m?!0:Fn,d()):i!==Fn},h.interpolate=function(m){return arguments.length?(n=m,d()):n},h.unknown=function(m){
return arguments.length?(s=m,h):s},function(m,f){return r=m,o=f,d()}}function Ly(){return Fd()(Fn,Fn)}function Py(e,t,n,r){var o=zp(e,t,n),s;switch(r=Bn(r??",f"),
r.type){case"s":{var i=Math.max(Math.abs(e),Math.abs(t));return r.precision==null&&!isNaN(s=Od(o,i))&&(r.precision=s),nl(r,i)}case"":case"e":case"g":case"p":case"\
r":{r.precision==null&&!isNaN(s=Cd(o,Math.max(Math.abs(e),Math.abs(t))))&&(r.precision=s-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(s=Rd(o))&&
(r.precision=s-(r.type==="%")*2);break}}return ts(r)}function Ry(e){var t=e.domain;return e.ticks=function(n){var r=t();return Wo(r[0],r[r.length-1],n??10)},e.tickFormat=
function(n,r){var o=t();return Py(o[0],o[o.length-1],n??10,r)},e.nice=function(n){n==null&&(n=10);var r=t(),o=0,s=r.length-1,i=r[o],l=r[s],c,p,d=10;for(l<i&&(p=
i,i=l,l=p,p=o,o=s,s=p);d-- >0;){if(p=Fo(i,l,n),p===c)return r[o]=i,r[s]=l,t(r);if(p>0)i=Math.floor(i/p)*p,l=Math.ceil(l/p)*p;else if(p<0)i=Math.ceil(i*p)/p,l=Math.
floor(l*p)/p;else break;c=p}return e},e}function ns(){var e=Ly();return e.copy=function(){return Bd(e,ns())},Id.apply(e,arguments),Ry(e)}function Oy(e,t){e=e.slice();var n=0,r=e.length-1,o=e[n],s=e[r],i;return s<o&&(i=n,n=r,r=i,i=o,o=s,s=i),e[n]=t.floor(o),e[r]=t.ceil(s),e}function Nd(e){return Math.
log(e)}function $d(e){return Math.exp(e)}function Cy(e){return-Math.log(-e)}function Ay(e){return-Math.exp(-e)}function Ny(e){return isFinite(e)?+("1e"+e):e<0?0:
e}function $y(e){return e===10?Ny:e===Math.E?Math.exp:t=>Math.pow(e,t)}function Hy(e){return e===Math.E?Math.log:e===10&&Math.log10||e===2&&Math.log2||(e=Math.log(
e),t=>Math.log(t)/e)}function Hd(e){return(t,n)=>-e(-t,n)}function Iy(e){let t=e(Nd,$d),n=t.domain,r=10,o,s;function i(){return o=Hy(r),s=$y(r),n()[0]<0?(o=Hd(o),
s=Hd(s),e(Cy,Ay)):e(Nd,$d),t}return t.base=function(l){return arguments.length?(r=+l,i()):r},t.domain=function(l){return arguments.length?(n(l),i()):n()},t.ticks=
l=>{let c=n(),p=c[0],d=c[c.length-1],h=d<p;h&&([p,d]=[d,p]);let m=o(p),f=o(d),g,w,b=l==null?10:+l,O=[];if(!(r%1)&&f-m<b){if(m=Math.floor(m),f=Math.ceil(f),p>0){
for(;m<=f;++m)for(g=1;g<r;++g)if(w=m<0?g/s(-m):g*s(m),!(w<p)){if(w>d)break;O.push(w)}}else for(;m<=f;++m)for(g=r-1;g>=1;--g)if(w=m>0?g/s(-m):g*s(m),!(w<p)){if(w>
d)break;O.push(w)}O.length*2<b&&(O=Wo(p,d,b))}else O=Wo(m,f,Math.min(f-m,b)).map(s);return h?O.reverse():O},t.tickFormat=(l,c)=>{if(l==null&&(l=10),c==null&&(c=
r===10?"s":","),typeof c!="function"&&(!(r%1)&&(c=Bn(c)).precision==null&&(c.trim=!0),c=ts(c)),l===1/0)return c;let p=Math.max(1,r*l/t.ticks().length);return d=>{
let h=d/s(Math.round(o(d)));return h*r<r-.5&&(h*=r),h<=p?c(d):""}},t.nice=()=>n(Oy(n(),{floor:l=>s(Math.floor(o(l))),ceil:l=>s(Math.ceil(o(l)))})),t}function ol(){
let e=Iy(Fd()).domain([1,10]);return e.copy=()=>Bd(e,ol()).base(e.base()),Id.apply(e,arguments),e}var rs={x:null,y:null},By=720,Fy=600,[ze,gt,It]=[52,12,40],sl=()=>innerWidth<Fy;function Wd({lines:e,note:t,x:n,y:r},o,s,i){let l=Math.max(240,s),c=sl()||innerHeight<
By?200:260,p=i?Math.max(c,Math.round(innerHeight*.6)):c,d=t?26:12,h=r.kind.log?ol():ns();return{width:l,height:p,top:d,x:ns(o.x??n.range,[ze,l-gt]),y:h.domain(o.
y??r.range??Wy(e,r.kind)).range([p-It,d])}}function Wy(e,{log:t,fromZero:n,reversed:r}){let o=e.flatMap(({y:c})=>c).filter(c=>c!==null);if(!o.length)return t?r?
[10,1]:[1,10]:[0,1];let[s,i]=o.reduce(([c,p],d)=>[Math.min(c,d),Math.max(p,d)],[1/0,-1/0]);if(t){let c=s===i?3:(i/s)**.06;return r?[i*c,s/c]:[s/c,i*c]}if(n)return[
0,i*1.05||1];let l=(i-s)*.06||1;return[s-l,i+l]}function qd({y:e,height:t},{log:n,share:r}){if(n)return e.ticks().filter(l=>Math.abs(Math.log10(l)-Math.round(Math.
log10(l)))<1e-9).map(l=>[l,l<1?String(l):L(l)]);let o=Math.max(3,Math.floor(t/55)),s=e.tickFormat(o,r?"~%":void 0);return e.ticks(o).map(i=>[i,we(s(i))])}function Dd({
x:e,y:t},n){let r=o=>{let[s,i]=o.range(),l=(1-n)/2*(i-s);return[o.invert(s+l),o.invert(i-l)]};return{x:r(e),y:r(t)}}var il=(e,t)=>{let[n,r]=e.range();return[e.invert(
n+t),e.invert(r+t)]};function zd(e,t,n){let[r,o]=[Math.abs(t.x-e.x),Math.abs(t.y-e.y)],s=(i,l)=>[Math.min(i,l),Math.max(i,l)];return{x:o>2*r&&r<20?[ze,n.width-gt]:
s(e.x,t.x),y:r>2*o||o<20?[n.top,n.height-It]:s(e.y,t.y)}}function jd({x:e,y:t},n,r){let o=t[0]===n.top&&t[1]===n.height-It;return{x:[n.x.invert(e[0]),n.x.invert(
e[1])],y:o?r.y:[n.y.invert(t[1]),n.y.invert(t[0])]}}var qy={zoom:"M10.5 10.5 15 15M7 2a5 5 0 1 0 0 10A5 5 0 1 0 7 2",pan:"M8 1v14M1 8h14M8 1 6 3M8 1l2 2M8 15l-2-2M8 15l2-2M1 8l2-2M1 8l2 2M15 8l-2-2M15 8l-2 2",closer:"\
M8 3v10M3 8h10",farther:"M3 8h10",reset:"M2 8l6-6 6 6M4 7v7h8V7",png:"M2 5h3l1-2h4l1 2h3v8H2zM8 7a2 2 0 1 0 0 4 2 2 0 1 0 0-4",svg:"M8 2v8M5 7l3 3 3-3M3 14h10"};
function Ud({mode:e,setMode:t,scale:n,reset:r,save:o}){return u("div",{class:"gp-curve-tools",children:[u(nn,{icon:"zoom",title:a("Zoom"),act:()=>t("zoom"),isPressed:e===
"zoom"}),u(nn,{icon:"pan",title:a("Pan"),act:()=>t("pan"),isPressed:e==="pan"}),u(nn,{icon:"closer",title:a("Zoom in"),act:()=>n(.5)}),u(nn,{icon:"farther",title:a(
"Zoom out"),act:()=>n(2)}),u(nn,{icon:"reset",title:a("Reset axes"),act:r}),u(nn,{icon:"png",title:a("Download plot as a PNG"),act:()=>o("png")}),u(nn,{icon:"sv\
g",title:a("Download plot as an SVG"),act:()=>o("svg")})]})}var nn=({icon:e,title:t,act:n,isPressed:r})=>u("button",{type:"button",class:"gp-curve-tool",title:t,
"aria-label":t,"aria-pressed":r,onClick:n,children:u("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:u("path",{d:qy[e]})})});var cl={};ee(cl,{diamond:()=>ll,drawMarks:()=>os,dress:()=>ss,lineMark:()=>rn,pathMark:()=>al,pixel:()=>se,textMark:()=>Bt,toldMark:()=>is});function os(e,t){for(t.forEach(([n,r,o,s],i)=>{let l=e.children.item(i);if(l?.localName!==n){let c=te(n);l?l.replaceWith(c):e.append(c),l=c}ss(l,{...o,...r?{class:r}:
{}}),Array.isArray(s)?os(l,s):q(l,s)});e.children.length>t.length;)e.lastElementChild?.remove()}function ss(e,t){for(let{name:n}of[...e.attributes])!Object.hasOwn(
t,n)&&n!=="aria-describedby"&&e.removeAttribute(n);for(let[n,r]of Object.entries(t))e.getAttribute(n)!==String(r)&&e.setAttribute(n,String(r))}var se=e=>Math.round(
e*10)/10,rn=(e,t,n,r,o)=>["line",e,{x1:se(t),y1:se(n),x2:se(r),y2:se(o)},[]],Bt=(e,t,n,r,o="middle")=>["text",e,{x:se(t),y:se(n),"text-anchor":o},r],al=(e,t)=>[
"path",e,{d:t.map(([n,r],o)=>`${o?"L":"M"}${se(n)} ${se(r)}`).join("")||"M0 0"},[]],is=(e,t,n)=>["g",e,{tabindex:0,role:"img","data-tip":t,"aria-label":t},n],ll=(e,t,n)=>`\
M${se(e)} ${se(t-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var dl={};ee(dl,{fileNameOf:()=>ul,savePicture:()=>pl});var Gd=2,ul=e=>e.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");async function pl(e,t,n){let r=Dy(t),o=e==="svg"?new Blob([r],{type:"image/s\
vg+xml"}):await zy(r,t),s=_("a","",null,{href:URL.createObjectURL(o),download:`${n}.${e}`});s.click(),setTimeout(()=>URL.revokeObjectURL(s.href),6e4)}function Dy(e){
let t=e.cloneNode(!0);for(let s of t.querySelectorAll(".gp-passing"))s.remove();let n=getComputedStyle(e);re(t,{xmlns:"http://www.w3.org/2000/svg","font-family":n.
fontFamily});let r=te("rect");re(r,{width:"100%",height:"100%",fill:"var(--gp-surface)"}),t.prepend(r);let o=(s,i)=>n.getPropertyValue(i).trim();return new XMLSerializer().
serializeToString(t).replace(/var\((--[\w-]+)\)/g,o)}async function zy(e,t){let n=new Image;n.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(e),await n.
decode();let[r,o]=[t.clientWidth*Gd,t.clientHeight*Gd],s=_("canvas","",null,{width:r,height:o});return s.getContext("2d")?.drawImage(n,0,0,r,o),new Promise((i,l)=>s.
toBlob(c=>c?i(c):l(new Error("no picture was made")),"image/png"))}var fl={};ee(fl,{ValuesList:()=>hl});function hl({values:e,isThere:t=e.length>0,onToggle:n}){return u("details",{class:"gp-chart-values",hidden:!t,onToggle:({currentTarget:r})=>n?.(r.open),children:[
u("summary",{children:a("Values")}),u("ul",{children:e.map((r,o)=>u("li",{children:r},o))})]})}var jy=400,Uy=4;function Xd({chart:e,press:t}){let n=X(null),r=X(null),[o]=K(()=>`curve-${Math.random().toString(36).slice(2)}`),[s,i]=K({width:0,isAlone:!1}),[
l,c]=K(rs),[p,d]=K(()=>Kd()?"":"zoom"),[h,m]=K(null),[f,g]=K(null),[w,b]=K(!1),O=X(e.y.kind);Q(()=>{let y=n.current;if(!y)return;let S=()=>i({width:y.clientWidth,
isAlone:!!y.closest(".gp-alone")});S();let B=new ResizeObserver(S);B.observe(y);let E=y.closest(".gp-pane");return E?.addEventListener("gp-alone",S),()=>{B.disconnect(),
E?.removeEventListener("gp-alone",S)}},[]);let k=O.current===e.y.kind?l:{...l,y:null};k!==l&&c(k),O.current=e.y.kind;let C=s.width?Wd(e,k,s.width,s.isAlone):null,
x=y=>{c(y),g(null)},D=({clientX:y,clientY:S},{width:B,height:E,top:v})=>{let{left:$,top:H}=r.current?.getBoundingClientRect()??{left:0,top:0};return{x:as(y-$,ze,
B-gt),y:as(S-H,v,E-It)}},R=(y,{x:S})=>as(Math.round(S.invert(y)),1-e.before,Math.max(0,...e.lines.map(B=>B.x.at(-1)??0))),T=y=>{!C||y.button||(m({...D(y,C),place:C,
hasMoved:!1,chosen:null}),p&&r.current?.setPointerCapture(y.pointerId))},M=y=>{if(!C)return;let S=D(y,C),B=!!(h&&p&&(h.hasMoved||Math.max(Math.abs(S.x-h.x),Math.
abs(S.y-h.y))>Uy));g(B?null:R(S.x,C)),!(!h||!B)&&(p==="pan"&&c({x:il(h.place.x,h.x-S.x),y:il(h.place.y,h.y-S.y)}),m({...h,hasMoved:B,chosen:p==="zoom"?zd(h,S,C):
null}))},N=y=>{!h||!C||(m(null),h.chosen?x(jd(h.chosen,C,k)):h.hasMoved||t(R(D(y,C).x,C)))};return u(U,{children:[u("div",{class:"gp-chart-plot gp-curve-plot",ref:n,
children:[u(Ud,{mode:p,setMode:d,scale:y=>C&&x(Dd(C,y)),reset:()=>x(rs),save:y=>{r.current&&pl(y,r.current,ul(e.label))}}),C&&u("svg",{ref:r,class:"gp-curve-pic\
ture",role:"group","aria-label":a("{chart}. Its values follow as a list.",{chart:e.label}),width:C.width,height:C.height,viewBox:`0 0 ${C.width} ${C.height}`,"f\
ont-size":12,style:{touchAction:p&&Kd()?"none":""},onPointerDown:T,onPointerMove:M,onPointerUp:N,onPointerLeave:()=>g(null),onPointerCancel:()=>{m(null),g(null)},
onDblClick:()=>x(rs),children:[u(Ky,{place:C,before:e.before,clip:o}),u(Vy,{place:C,chart:e}),u("g",{class:"gp-curves","clip-path":`url(#${o})`,children:u(Xy,{place:C,
chart:e})}),u("g",{class:"gp-passing",children:[f!==null&&u(Zy,{place:C,points:Vd(e,f),at:f}),h?.chosen&&u(Jy,{...h.chosen})]})]}),C&&f!==null&&!h?.chosen&&u(Qy,
{place:C,points:Vd(e,f),at:f})]}),u(hl,{values:w?e.lines.flatMap(Gy):[],isThere:e.lines.some(({y})=>y.some(S=>S!==null)),onToggle:b})]})}var Kd=()=>matchMedia("\
(pointer: coarse)").matches,as=(e,t,n)=>Math.min(Math.max(e,t),n),Gy=({y:e,words:t})=>e.flatMap((n,r)=>n===null?[]:[t(r)]);function Ky({place:{x:e,width:t,height:n,
top:r},before:o,clip:s}){let[i,l]=[.5-o,.5].map(p=>as(e(p),ze,t-gt)),c=n-r-It;return u(U,{children:[u("clipPath",{id:s,children:u("rect",{x:ze,y:r-3,width:t-ze-
gt,height:c+6})}),u("g",{class:"gp-ground",children:o>0&&l>i&&u("rect",{x:se(i),y:r,width:se(l-i),height:c,fill:"var(--gp-raised)"})})]})}function Vy({place:e,chart:t}){
let{x:n,y:r,width:o,height:s,top:i}=e,l=s-It,c=n.ticks(Math.max(2,Math.floor((o-ze-gt)/80))).filter(Number.isInteger);return u("g",{class:"gp-axes",fill:"var(--\
gp-muted)",children:[qd(e,t.y.kind).map(([p,d])=>u("g",{children:[u("line",{x1:ze,x2:o-gt,y1:se(r(p)),y2:se(r(p)),stroke:"var(--gp-line)"}),u("text",{x:ze-6,y:se(
r(p)+4),"text-anchor":"end",children:d})]},p)),c.map(p=>u("text",{x:se(n(p)),y:l+16,"text-anchor":"middle",children:L(p)},p)),u("text",{x:(ze+o-gt)/2,y:s-6,"fon\
t-size":13,"text-anchor":"middle",children:t.x.title}),u("text",{transform:`translate(13 ${se((i+l)/2)}) rotate(-90)`,"font-size":13,"text-anchor":"middle",children:t.
y.title}),u("text",{class:"gp-curve-note",x:se(Math.max(ze,n(.5-t.before))),y:sl()?i+14:i-6,stroke:"var(--gp-surface)","stroke-width":4,"paint-order":"stroke",children:t.
note})]})}function Xy({place:{x:e,y:t,height:n,top:r},chart:o}){let s=Rp().defined(([,l])=>l!==null).x(([l])=>e(l)).y(([,l])=>t(l??0)).digits(1),i=(l,c)=>u("lin\
e",{x1:se(e(l)),x2:se(e(l)),y1:r,y2:n-It,...c});return u(U,{children:[u("g",{class:"gp-uprights",children:[o.before>0&&i(.5,{stroke:"var(--gp-muted)","stroke-da\
sharray":"2 4"}),o.here!==null&&i(o.here,{stroke:"var(--gp-chosen)","stroke-width":1.5})]}),o.lines.map((l,c)=>u("g",{fill:"none",stroke:`var(--gp-${l.role})`,opacity:l.
isPrompt?.75:1,children:[u("path",{class:"gp-line-path",ref:p=>{p&&Object.assign(p,{__data__:l})},d:s(l.x.map((p,d)=>[p,l.y[d]]))??"M0 0","stroke-width":2,"stro\
ke-dasharray":Aa(l.dash),"stroke-linejoin":"round"}),u("path",{d:Yy(l,{x:e,y:t}),"stroke-width":4,"stroke-linecap":"round"})]},c))]})}var Yy=(e,{x:t,y:n})=>e.x.
length>jy?"M0 0":e.x.map((r,o)=>e.y[o]===null?"":`M${se(t(r))} ${se(n(e.y[o]))}h0`).join("")||"M0 0",Vd=(e,t)=>e.lines.flatMap(n=>{let r=n.x.indexOf(t),o=r<0?null:
n.y[r];return o===null?[]:[{line:n,value:o,words:n.words(r)}]}),Zy=({place:{x:e,y:t},points:n,at:r})=>u(U,{children:n.map(({line:o,value:s})=>u("circle",{cx:se(
e(r)),cy:se(t(s)),r:4,fill:`var(--gp-${o.role})`,stroke:"var(--gp-surface)","stroke-width":1.5},o.name))}),Jy=({x:[e,t],y:[n,r]})=>u("rect",{x:se(e),y:se(n),width:se(
t-e),height:se(r-n),fill:"var(--gp-focus)","fill-opacity":.12,stroke:"var(--gp-focus)","stroke-dasharray":"3 3"});function Qy({place:{x:e,width:t,top:n},points:r,
at:o}){if(!r.length)return null;let s=e(o)>t/2?{right:`calc(100% - ${se(e(o)-12)}px)`}:{left:`${se(e(o)+12)}px`};return u("div",{class:"gp-tip",style:{top:`${n}\
px`,...s},children:r.map(({line:i,words:l})=>u("p",{children:[u(ml,{...i})," ",l]},i.name))})}var ml=({role:e,dash:t,width:n=18})=>u("svg",{width:n,height:8,"ar\
ia-hidden":"true",children:u("line",{x1:0,y1:4,x2:n,y2:4,stroke:`var(--gp-${e})`,"stroke-width":2,"stroke-dasharray":Aa(t)})});function Yd(e,t){let n={number:e.index+1,token:G(e.chosen.text),facts:ek(e,t)};return e.isPrompt?a("Prompt token {number}, {token}: {facts}",n):a("Token {number\
}, {token}: {facts}",n)}function ek(e,t){let{log:n,name:r,isWatched:o}=t;if(o)return rk(e)||a("no token was looked up here");if(r==="kept")return tk(e);if(r==="\
cumulative")return nk(e,t);let{surprisal:s,entropyBefore:i,entropyAfter:l}=He(e),[c,p,d]=[s,i,l].map(h=>le(he(h),n.unit));return n.isFromElsewhere?a("surprisal \
{surprisal}",{surprisal:c}):e.isPrompt?a("surprisal {surprisal}; entropy {entropy}",{surprisal:c,entropy:p}):a("surprisal {surprisal}; entropy {before} before, \
{after} after",{surprisal:c,before:p,after:d})}function tk(e){if(e.isPrompt)return a("no processor takes part");let t={kept:L(Ue(e)??0),count:L(e.distribution.vocab??
0)};return a("{kept} of {count} tokens kept",t)}function nk(e,{log:t,steps:n,series:r}){let o=e.isPrompt?t.promptSteps:n,s=o.slice(0,o.indexOf(e)+1),i=r.filter(
l=>l.value(e)!==null).map(l=>{let c=s.reduce((p,d)=>{let h=he(l.value(d));return p===null||h===null?null:p+h},0);return`${c===null?a("minus infinity"):le(c,t.unit)}\
 ${l.name}`});return a("log-probability so far {sums}",{sums:i.join(", ")})}function rk({watched:e=[]}){return Re(e.map(({text:t,logprob:n,raw_logprob:r,raw_rank:o})=>{
let s={token:G(t),before:I(V(r)),after:I(V(n)),rank:L(o??0)};return n===null?o?a("{token} {before} before (rank {rank}), removed after",s):a("{token} {before} b\
efore, removed after",s):o?a("{token} {before} before (rank {rank}), {after} after",s):a("{token} {before} before, {after} after",s)}))}var ok=150;function sk({log:e,changes:t}){let[n,r]=K("information"),o=X(new Map);ke(t).run&&(o.current=new Map);let i=e.current(),l=i?ae(e.lastOf(i)):[];for(let w of l)
for(let{token_id:b,text:O}of w.watched??[])o.current.set(b,O);let c=gp(e.isFromElsewhere),p=Object.keys(c).filter(w=>c[w].series||o.current.size),d=p.includes(n)?
n:p[0];d!==n&&r(d);let h=c[d],m=wp(h,o.current),f=w=>Yd(w,{log:e,steps:l,series:m,name:d,isWatched:!!h.of}),g=i?f(i):a("The curve grows with the text.");return u(
U,{children:[u("header",{class:"gp-head",children:[u("h2",{class:"gp-title",children:a("Curves")}),u("div",{class:"gp-tools",children:[u("label",{children:[a("C\
urve")," ",u("select",{class:"gp-view",value:d,onChange:({currentTarget:w})=>r(w.value),children:p.map(w=>u("option",{value:w,children:c[w].name},w))})]}),u(ik,
{unit:e.unit})]})]}),u(ak,{curve:h,series:m,run:()=>i?me(f(i)):""}),u(lk,{log:e,steps:l,curve:h,series:m}),u("p",{class:"gp-note gp-reading",tabIndex:0,role:"sl\
ider","aria-label":a("Token on the curve"),...No(i,l.length,i?g:a("no token yet"),e.promptSteps.length),onKeyDown:Ao(e),children:g}),u("p",{class:"gp-note gp-ab\
out",children:[h.about,e.promptSteps.length>0&&` ${a("The prompt comes before the text, on a shaded background.")}`]})]})}var Zd=ce(sk),ik=({unit:e})=>u("label",
{"data-term":"bits","data-tip":a("The unit of all surprisal, entropy and divergence on this page. An event of probability 1/2 has 1 bit, or 0.69 nats."),children:[
a("Unit")," ",u("select",{class:"gp-unit",value:e,onChange:({currentTarget:t})=>Co(t.value),children:[u("option",{value:"bits",children:a("bits")}),u("option",{
value:"nats",children:a("nats")})]})]}),ak=({curve:e,series:t,run:n})=>u("div",{class:"gp-keys gp-note",children:t.map(({name:r,term:o,role:s,dash:i,tip:l})=>u(
J,{id:o,run:n,meaning:l,children:[u(ml,{role:s,dash:i,width:26}),e.of?u(de,{text:r}):r]},r))});function lk({log:e,steps:t,curve:n,series:r}){let{promptSteps:o,unit:s}=e,
i=X(null),[l,c]=K(null),p=X({timer:0,drawnAt:-1/0}).current,d=X(()=>null);d.current=()=>t.length||o.length?yp({curve:n,series:r,steps:t,prompt:o,current:e.current(),
unit:s,factor:Ce(1,s)}):null;let h=()=>{p.timer=0,p.drawnAt=performance.now(),i.current?.removeAttribute("aria-busy"),c(d.current())};return Q(()=>{p.timer||(i.
current?.setAttribute("aria-busy","true"),p.timer=window.setTimeout(h,Math.max(0,p.drawnAt+ok-performance.now())))},[t,r]),Q(()=>()=>clearTimeout(p.timer),[]),u(
"div",{class:"gp-curve-chart gp-chart-box",ref:i,hidden:!l,children:l&&u(Xd,{chart:l,press:f=>{let g=f<1?o[f-1+o.length]:t.at(f-1);g&&e.selectStep(g)}})})}var ck=[.5,1,2,4];function Jd({step:e,length:t,go:n,leave:r,label:o,words:s,note:i=s,pace:l}){let[c,p]=K(!1),[d,h]=K(1),m=X(null),f=e>=t-1;Nt(()=>{if(!c)return;
if(f){p(!1);return}let b=Math.max(l.quickest,Math.min(l.slowest,l.whole/t))/d,O=setTimeout(()=>{uk(m.current)?n(e+1):p(!1)},b);return()=>clearTimeout(O)},[c,e,f,
d]);let g=()=>{!c&&f&&n(0),p(!c)},w=b=>{p(!1),n(Math.max(0,Math.min(t-1,b)))};return u(U,{children:[u("button",{type:"button",class:"gp-button gp-play",disabled:t<
2,onClick:g,children:c?a("❚❚ Pause"):a("▶ Play")}),u("span",{class:"gp-step-buttons",role:"group","aria-label":o,children:[u("button",{type:"button",class:"\
gp-button","aria-label":a("One step back"),disabled:e<=0,onClick:()=>w(e-1),children:"◀"}),u("button",{type:"button",class:"gp-button","aria-label":a("One ste\
p on"),disabled:f,onClick:()=>w(e+1),children:"▶"})]}),u("input",{ref:m,type:"range",class:"gp-slider",min:"1",max:Math.max(1,t),step:"1",value:e+1,"aria-labe\
l":o,"aria-valuetext":s,onInput:({currentTarget:b})=>w(Number(b.value)-1),onKeyDown:({key:b})=>b==="Escape"&&r?.()}),u("output",{class:"gp-note gp-step-words","\
aria-live":"off",children:i}),u("select",{class:"gp-speed","aria-label":a("Speed of playing"),value:d,onChange:({currentTarget:b})=>h(Number(b.value)),children:ck.
map(b=>u("option",{value:b,children:`${je(b)} ×`},b))})]})}var uk=e=>!!(e?.isConnected&&!e.closest("[hidden]"));var kl={};ee(kl,{rankChips:()=>wl,scaleEnds:()=>yl,shadeInk:()=>kr,shadeMeaning:()=>ls,shadeOf:()=>Wn});var gl={probability:{term:"probability",scale:"prob",level:e=>e.probability*10,ends:["0%","100%"],meaning:()=>a("How likely the token was, after the processors.")},
raw:{term:"probability",scale:"prob",level:e=>e.rawProbability*10,ends:["0%","100%"],meaning:()=>a("How likely the model found the token, before the processors.")},
told:{term:"probability",scale:"prob",level:e=>e.rawProbability*10,ends:["0%","100%"],meaning:()=>a("How likely the token was, according to the server.")},rank:{
term:"rank",scale:"heat",level:e=>bl[eh(e)][1],meaning:()=>a("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{
term:"surprisal",scale:"heat",level:e=>e.surprisal/Math.LN2,bits:[0,10],words:()=>[a("expected"),a("surprising")],meaning:()=>a("How unexpected the token was: m\
inus the logarithm of its probability.")},uncertainty:{term:"entropy",scale:"heat",level:e=>(e.entropyBefore??0)/Math.LN2*1.25,bits:[0,8],words:Qd,meaning:()=>a(
"How uncertain the model was before this token: the entropy of its distribution, before the processors.")},kl:{term:"kl",scale:"heat",level:e=>(e.kl??0)/Math.LN2,
bits:[0,10],meaning:()=>a("How far apart two distributions are: the Kullback-Leibler divergence.")},entropy:{term:"entropy",scale:"heat",level:e=>(e.entropyAfter??
0)/Math.LN2*1.25,bits:[0,8],words:Qd,meaning:()=>a("How open the choice was: the entropy after the processors.")}};function Qd(){return[a("certain"),a("uncertai\
n")]}var bl=[[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],eh=({rank:e})=>bl.findIndex(([t])=>(e??1/0)<=t);function Wn(e,t){let{scale:n,level:r}=gl[e];return`--gp-${n}\
-${Math.round(Math.max(0,Math.min(10,r(t)||0)))}`}function kr(e,t,n){e.style.backgroundColor=`var(${Wn(t,n)})`,t==="rank"?e.dataset.rank=String(eh(n)):delete e.
dataset.rank}function ls(e){let{term:t,meaning:n}=gl[e];return{id:t,meaning:n()}}var wl=()=>bl.map(([e,t])=>({words:e===1/0?a("beyond"):a("top {rank}",{rank:e}),
colour:`var(--gp-heat-${t})`}));function yl(e,t){let{scale:n,ends:r,bits:o,words:s=()=>[]}=gl[e],[i,l]=r??(o??[]).map(h=>`${t==="bits"?je(h):Z(h*Math.LN2,1)} ${a(
t)}`),[c,p]=s(),d=(h,m)=>m?`${m}, ${h}`:h;return{low:d(i,c),high:d(o?l.replace(" ","+ "):l,p),colours:Array.from({length:11},(h,m)=>`var(--gp-${n}-${m})`)}}var xl={};ee(xl,{onTheme:()=>vl});var _l=new Set,nh=!1,th=()=>_l.forEach(e=>e());function pk(){nh=!0,matchMedia("(prefers-color-scheme: dark)").addEventListener(
"change",th);for(let e of[document.documentElement,document.body])new MutationObserver(th).observe(e,{attributeFilter:["class"]})}function vl(e){return nh||pk(),
_l.add(e),()=>_l.delete(e)}function qn({paint:e,class:t,label:n}){let r=X(null),o=X([0,0]),s=X(e);s.current=e;let i=()=>{let[c,p]=o.current.map(m=>Math.round(m*devicePixelRatio)),d=r.current?.
getContext("2d");if(!r.current||!d||!c||!p)return;Object.assign(r.current,{width:c,height:p});let h=getComputedStyle(r.current);s.current({pen:d,width:c,height:p,
colour:m=>h.getPropertyValue(m).trim()})};Q(()=>{let c=r.current;if(!c)return;o.current=[c.clientWidth,c.clientHeight];let p=new ResizeObserver(([{contentRect:h}])=>{
o.current=[h.width,h.height],i()});p.observe(c);let d=vl(i);return()=>{p.disconnect(),d()}},[]),Q(i);let l=n===void 0;return u("canvas",{ref:r,class:t,role:l?void 0:
"img","aria-label":n,"aria-hidden":l})}function Dn({currentTarget:e,clientX:t,clientY:n},r,o){let{left:s,top:i,width:l,height:c}=e.getBoundingClientRect(),p=(d,h)=>Math.
max(0,Math.min(h-1,Math.floor(d*h)));return{column:p((t-s)/l,r),row:p((n-i)/c,o)}}var Sl=e=>[...[1,3,5].map(t=>parseInt(e.slice(t,t+2),16)),255];var Ml={};ee(Ml,{CanvasMoment:()=>cs,draftOf:()=>dk,momentOf:()=>Tl,numbersOfPlace:()=>_r});function Tl(e,t){let n=e.canvasSteps.length-1;return n<0?null:new cs(e,t===null?n:Math.min(t,n))}var cs=class{constructor(t,n){this.log=t;this.number=n;this.steps=
t.canvasSteps,this.step=this.steps[n],this.canvas=this.steps.filter(({canvas:r})=>r===this.step.canvas)}log;number;steps;step;canvas;get before(){let{canvas:t}=this.
step;return this.steps.filter(({canvas:n},r)=>n<t&&this.steps[r+1].canvas!==n)}get numCanvases(){return this.steps[this.steps.length-1].canvas+1}accepted(t){if(!this.
step.places[t].accepted)return null;let n=this.number?this.steps[this.number-1]:null;return n?.canvas===this.step.canvas&&n.places[t].accepted?"again":"newly"}get counts(){
let t=this.step.places.map((n,r)=>this.accepted(r));return{places:t.length,accepted:t.filter(Boolean).length,newly:t.filter(n=>n==="newly").length}}get end(){let{
eos_token_ids:t=[],effective:n={}}=this.log.started??{};if(!Number.isInteger(n.pad_token_id))return 1/0;let r=this.step.places.findIndex(({token_id:o})=>t.includes(
o));return r<0?1/0:r+1}history(t){let n=this.canvas,r=n[n.length-1].places[t],o=n.length-1;for(;o>0&&n[o-1].places[t].token_id===r.token_id;)o-=1;let s=n.filter(
i=>i.places[t].accepted).length;return{since:o,accepted:s,count:n.length,last:r}}};function dk({canvasSteps:e,finished:t}){return t?t.sequences.map(({text:r})=>r).
join(""):e.filter(({canvas:r},o)=>e[o+1]?.canvas!==r).flatMap(({places:r})=>r.map(({piece:o})=>o??"")).join("")}var _r=({logprob:e,entropy:t})=>({probability:V(
e),rawProbability:0,rank:1,surprisal:-(e??0),entropyBefore:t,entropyAfter:t});var hk=14,fk=200;function rh({moment:{canvas:e,step:t},place:n,shade:r,pick:o}){let s=t.places.length,i=d=>{let{column:h,row:m}=Dn(d,s,e.length);o(e[m],h)},l=d=>mk(
d,e,r),c=(d,h)=>`${d/h*100}%`,p={top:c(t.step,e.length),height:c(1,e.length)};return u("div",{class:"gp-canvas-map","aria-hidden":"true",style:{height:`${Math.max(
24,Math.min(fk,hk*e.length))}px`},onClick:i,children:[u(qn,{paint:l}),u("i",{class:"gp-map-row",style:p}),n!==null&&u("i",{class:"gp-map-column",style:{left:c(n,
s),width:c(1,s)}})]})}function mk({pen:e,width:t,height:n,colour:r},o,s){let[i,l]=[t/o[0].places.length,n/o.length],c=Math.max(.75,Math.min(i,l,8*devicePixelRatio)*
.2),p=new Map,d=r("--gp-text");o.forEach(({places:h},m)=>h.forEach((f,g)=>{let w=Wn(s,_r(f)),b=p.get(w)??r(w);p.set(w,b),e.fillStyle=b,e.fillRect(Math.floor(g*i),
Math.floor(m*l),Math.ceil(i),Math.ceil(l)),f.accepted&&(e.fillStyle=d,e.beginPath(),e.arc((g+.5)*i,(m+.5)*l,c,0,2*Math.PI),e.fill())}))}var El={};ee(El,{ShadeScale:()=>on,drawScale:()=>gk});function on({class:e,meaning:t,...n}){let r=ls(n.name);return u(J,{class:e?`gp-scale ${e}`:"gp-scale",...r,meaning:t??r.meaning,children:u(oh,{...n})})}function oh({
name:e,unit:t}){if(e==="rank")return u(U,{children:wl().map(({words:s,colour:i},l)=>u("span",{class:"gp-chip","data-rank":l,style:{backgroundColor:i},children:s},
l))});let{low:n,high:r,colours:o}=yl(e,t);return u(U,{children:[u("span",{children:n}),u("span",{class:"gp-ramp","aria-hidden":"true",children:o.map(s=>u("i",{style:{
backgroundColor:s}},s))}),u("span",{children:r})]})}function gk(e,t,n){let{id:r,meaning:o}=ls(t);Me(e,r,()=>"",{meaning:o}),Xe(u(oh,{name:t,unit:n}),e)}var Ol={};ee(Ol,{TokenInk:()=>bk,useInk:()=>an});var Pl={};ee(Pl,{appendToken:()=>vr,cutTokens:()=>Ft,inkToken:()=>sn,numberWords:()=>Ll,removedWords:()=>xr});function sn(e,t){if(t.piece===null){let n=_("bdi","gp-ink gp-special");We(n,t.text),e.append(n)}else St(t)?e.append(t.piece,_("span","gp-ink gp-byte","",{"data-\
bytes":Xs(t.text)||"·"})):Vs(e,t.piece)}function vr({rows:e,tokens:t},n,r,o){let s=o&&St(o)?t.at(-1)?.parentNode:null;if(s&&r.piece!==null)s.appendChild(n);else if(St(
r)){let i=_("span","gp-bytes");i.append(n),e.append(i)}else e.append(n);t.push(n)}function Ft({rows:e,tokens:t},n){for(let r of t.splice(n).reverse()){let o=r.closest(
".gp-bytes");o&&o.childNodes.length>1?r.remove():e.removeLast()}}var xr=({removed_by:e})=>a("removed by {processor}",{processor:e?et(e)[0]:a("a processor")});function Ll(e,t){
let{probability:n,rawProbability:r,rank:o,surprisal:s}=He(e),{logprob:i}=e.chosen,[l,c]=[I(n),I(r)],p=Te(e),d=[!p&&i===null?xr(e.chosen):a("probability {share}",
{share:p?c:l})];if(!p&&c!==l&&d.push(a("{share} before the processors",{share:c})),o!==null){let{vocab:h}=e.distribution;d.push(p||h===null?a("rank {rank}",{rank:L(
o)}):a("rank {rank} of {count}",{rank:L(o),count:L(h)}))}return[...d,a("surprisal {amount}",{amount:le(s,t)})]}var Rl={};ee(Rl,{tip:()=>Wt});var Wt=e=>t=>{t&&Ne(t,e)};function an({text:e,piece:t},n=""){let r=X(null);return Q(()=>{r.current&&(r.current.replaceChildren(),sn(r.current,{text:e,piece:t}))},[e,t]),Q(()=>{r.current?.
querySelector(".gp-ink")?.style.setProperty("background-color",n)},[e,t,n]),r}function bk({token:e,ground:t,words:n}){let r=an(e,t);return u("span",{class:"gp-t\
oken",tabIndex:0,ref:s=>{r.current=s,Wt(n)(s)}})}var wk={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0};function sh({log:e,moment:t,shade:n,chosen:r,choose:o}){let{places:s}=t.step,[i,l]=K(
0),c=Math.min(r??i,s.length-1),p=X(null),d=({target:b})=>[...p.current?.children??[]].indexOf(b.closest(".gp-token")),h=b=>{let O=d(b);O<0||(l(O),o(O===r?null:O))},
m=b=>{let O=d(b),k=wk[b.key];if(O<0||!k&&!["Enter"," ","Escape"].includes(b.key))return;b.preventDefault();let C=Math.max(0,Math.min(s.length-1,O+(k??0)));l(C),
b.key==="Escape"?o(null):(!k||r!==null)&&o(C),(p.current?.children[C]).focus()},f=t.before.flatMap(b=>b.places),g=Ee(()=>f.map((b,O)=>u(yk,{...b},O)),[f.length]),
w=e.started?.prompt_tokens.map(({piece:b})=>b??"").join("");return u("div",{class:"gp-canvas-left",children:[u("div",{class:"gp-canvas-text",role:"group","aria-\
label":a("The text at this step. Arrow keys move from place to place, Enter selects, Escape lets go."),dir:"auto",onClick:h,onKeyDown:m,children:[u("span",{class:"\
gp-canvas-prompt",children:w}),u("span",{class:"gp-canvas-before",children:g}),u("span",{class:"gp-canvas-now",ref:p,children:s.map((b,O)=>u(kk,{token:b,ground:`\
var(${Wn(n,_r(b))})`,accepted:t.accepted(O),isAfterEnd:O>=t.end,isChosen:O===r,words:_k(b,O,t.accepted(O)),tabIndex:O===c?0:-1},O))})]}),u("p",{class:"gp-note g\
p-canvas-key",children:[u("span",{class:"gp-key-accepted",children:u("span",{class:"gp-ink",children:a("accepted")})}),u("span",{class:"gp-key-newly",children:u(
"span",{class:"gp-ink",children:a("newly accepted")})}),u(J,{id:"canvas",meaning:a("The sampler fills it with a random token again before the next step. The tok\
en shown is the likeliest here: it would be the text, if this were the last step."),children:a("not accepted")})]})]})}var yk=({text:e,piece:t})=>u("span",{class:"\
gp-written",ref:an({text:e,piece:t})}),kk=({token:e,ground:t,accepted:n,isAfterEnd:r,isChosen:o,words:s,tabIndex:i})=>u("span",{class:"gp-token",role:"button",ref:an(
e,t),"data-accepted":n??void 0,"data-after-end":r?"":void 0,"aria-pressed":o,"aria-label":s,tabIndex:i});function _k({text:e,logprob:t},n,r){let o={number:n+1,token:G(
e),share:I(V(t))};return r==="newly"?a("Place {number}: {token}, probability {share}, newly accepted",o):r?a("Place {number}: {token}, probability {share}, acce\
pted",o):a("Place {number}: {token}, probability {share}, not accepted",o)}function ih({shade:e,setShade:t,unit:n}){return u("div",{class:"gp-tools",children:[u(
"label",{children:[a("Shaded by")," ",u("select",{class:"gp-canvas-shade",value:e,onChange:({currentTarget:r})=>t(r.value),children:[u("option",{value:"probabil\
ity",children:a("probability")}),u("option",{value:"entropy",children:a("entropy")})]})]}),u(on,{class:"gp-canvas-scale",name:e,unit:n})]})}function us({list:e}){let t=X(null);return Q(()=>{let n=new Set;[...t.current?.children??[]].forEach((r,o)=>r.replaceChildren(...Lo(e[o],n)))},[e.join(`
`)]),u("ol",{class:"gp-sentences",ref:t,children:e.map((n,r)=>u("li",{},r))})}var Cl=e=>e?I(e):"<0.01%",vk=(e,t)=>e.kept!==t||e.mass_moved>0;function it({distribution:{stages:e,vocab:t}}){return e.map((n,r)=>{let[o,s,i]=et(n.name),l=r?e[r-
1].kept:t??0;return{number:r+1,kind:n.name,name:o,meaning:s,knobs:i,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!vk(
n,l)}})}function bt({kept:e,keptBefore:t,removed:n,moved:r,idle:o}){if(o)return a("did nothing");let s=[];return e<t&&s.push(A(t-e,"removed {count} token ({shar\
e})","removed {count} tokens ({share})",{share:Cl(n)})),e>t&&s.push(A(e-t,"brought {count} token back","brought {count} tokens back")),(r-n>.001||!s.length)&&s.
push(a("moved {share}",{share:I(r)})),s.join(", ")}var zn=({layers:e,distribution:t})=>!!e&&t.stages[0]?.name!=="DolaContrast";function ps(e,{effective:t,config:n}){
let r={...t,...n};return e.filter((o,s)=>s===0||r[o]).map(o=>{let s=JSON.stringify(r[o]??null);return s==="null"||s.length>12?o:`${o} ${s}`}).join(", ")}function jn(e){
return zn(e)?{name:"DoLa",meaning:a("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:e.layers?a("the last layer"):a("the model"),meaning:a("The distribution that the model gave, before any processor.")}}function wt({distribution:{
candidates:e},chosen:t}){return e.some(({token_id:n})=>n===t.token_id)?e:[...e,t]}function ds(e,t,n){if(e.length<=t)return e;let r=({raw_logprob:i,logprob:l})=>Math.
max(V(i),V(l)),o=[...e].sort((i,l)=>r(l)-r(i)),s=new Set([...o.filter(({token_id:i})=>i===n),...o.filter(Fe).slice(0,3)]);for(let i of o)s.size<t&&s.add(i);return e.
filter(i=>s.has(i))}function yt({raw_logprob:e,stage_logprobs:t},n){return n?t&&n<=t.length?V(t[n-1]):void 0:V(e)}var Un=({raw_logprob:e,stage_logprobs:t},n)=>((n?
t?.[n-1]:e)??null)===null,Fe=({logprob:e})=>e===null;function ln({removed_by:e,stage_logprobs:t,raw_logprob:n},r){let o=[n,...t||[]],s=o.findLastIndex((l,c)=>c>
0&&l===null&&o[c-1]!==null),i=e||s>0&&r.distribution.stages[s-1].name;return i?et(i)[0]:zn(r)?"DoLa":a("a processor")}function hs(e,t){let{raw_logprob:n,logprob:r,
rank:o,raw_rank:s,token_id:i}=e;if(Te(t)){let h={share:I(V(n)),rank:L(s||0)},m=s?a("Probability {share}, rank {rank}, according to the server.",h):a("Probabilit\
y {share}, according to the server.",h);return i<0?m:`${m} ${a("Token id {id}.",{id:i})}`}let l=L(t.distribution.vocab??0),c=a("Token id {id}.",{id:i});if(!t.distribution.
stages.length&&Math.abs((r??n??0)-(n??0))<1e-4){let h={share:I(V(n)),rank:L(o||s||0),vocab:l};return`${o||s?a("Probability {share}, rank {rank} of {vocab}; no p\
rocessor changed it.",h):a("Probability {share}; no processor changed it.",h)} ${c}`}let p={share:I(V(n)),rank:L(s||0),vocab:l};return`${s?a("Before the process\
ors {share}, rank {rank} of {vocab}.",p):a("Before the processors {share}.",p)} ${xk(e,t)} ${c}`}function xk(e,t){if(Fe(e))return a("After them it cannot be cho\
sen: removed by {processor}.",{processor:ln(e,t)});let{logprob:n,rank:r}=e,o={share:I(V(n)),rank:L(r||0),kept:L(Ue(t)??0)};return r?a("After them {share}, rank \
{rank} of {kept} kept.",o):a("After them {share}.",o)}function fs(e,t){let n=le(e,t),r=Math.exp(e??1/0);return r<Sk?a("The model was all but certain here: an en\
tropy of {entropy}.",{entropy:n}):a("The model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:n,options:r<10?F(
r,1):L(Math.round(r))})}var Sk=1.05;function lh({distribution:{candidates:e,entropy_before:t}},n){let s=[...e.flatMap(({text:l,raw_logprob:c})=>c!==null&&c<0?[{
text:l,raw:c}]:[])].sort((l,c)=>ah(c.raw)-ah(l.raw)).slice(0,3).map(({text:l,raw:c})=>`${G(l)} ${F(V(c))} · ${F(Ce(-c,n),2)}`),i={terms:s.join(" + "),entropy:le(
t,n)};return s.length?a("before the processors, {terms} + the terms of all other tokens = {entropy}.",i):""}var ah=e=>-e*V(e);function Sr(e,{mode:t,effective:n,
config:r}){if(e.isPrompt)return[a("given"),a("{token} is in the prompt: given, not chosen")];if(e.given)return[a("given"),a("{token} was given, not chosen")];if(t===
"elsewhere")return[a("the choice"),a("{token} was chosen by the server")];if(t==="custom")return[a("the choice"),a("{token} was chosen by your own decoding loop")];
if(e.beam)return[a("the choice"),Tk(e.beam.status)];if(e.reranked)return[a("the choice"),a("{token} has the best score: probability against degeneration penalty")];
let o=e.draft?.origin;return o==="accepted"?[a("the draft"),a("{token} was drafted by the assistant, and accepted")]:o==="correction"?[a("the choice"),a("{token\
} replaced a rejected draft token")]:{...n,...r}.do_sample?[a("the draw"),a("{token} was drawn")]:[a("the choice"),a("{token} was chosen as the most probable")]}
function Tk(e){return e==="running"?a("{token} goes on: the search compares the sums of whole beams"):e==="finished"?a("{token} ends a beam: the search compares\
 the sums of whole beams"):e==="ended"?a("{token} would end a beam, which does not count"):e==="pruned"?a("{token} was considered, and pruned: the search compar\
es the sums of whole beams"):a("{token} was considered by the search")}function ch(e,t){let{step:n,canvas:r,log:o}=e,s=n.places[t],i={step:n.step+1,place:t+1,token:G(s.text),read:G(s.read_text),share:I(V(s.logprob))},{accepted:l,places:c}=e.
counts;return[a("At step {step}, the model read {read} at place {place}.",i),fs(s.entropy,o.unit),s.read_text===s.text?a("It found the same token the likeliest,\
 with {share}.",i):a("It found {token} the likeliest, with {share}.",i),a("The temperature of this step was {temperature}.",{temperature:Z(n.temperature,2)}),Mk(
s,n===r.at(-1),o),A(c,"At this step, {accepted} of {count} place was accepted.","At this step, {accepted} of {count} places were accepted.",{accepted:L(l)})]}function Mk({
accepted:e},t,{finished:n}){return t&&n?a("It was the last step of this canvas: the likeliest token is the text."):e?a("The sampler accepted the place: what it \
drew there is read at the next step."):a("The sampler did not accept the place: at the next step, a random token is read there.")}function uh({moment:e,place:t,terms:n,lookAt:r}){let{canvas:o,step:s,log:i}=e,l=X(null),c=X(null);return Q(()=>{if(!l.current||!c.current)return;let{offsetTop:p,
offsetHeight:d}=c.current,{scrollTop:h,clientHeight:m}=l.current;(p<h+d||p+d>h+m)&&(l.current.scrollTop=p-m/2)},[s,t]),u("div",{class:"gp-one-place",children:[u(
"p",{class:"gp-place-verdict",children:Ek(e,t)}),u("h3",{class:"gp-sub",children:a("In words")}),u(us,{list:ch(e,t)}),u("div",{class:"gp-place-table",ref:l,children:u(
"table",{children:[u(Lk,{terms:n}),u("tbody",{children:o.map(p=>u(Pk,{step:p,place:t,unit:i.unit,here:p===s?c:void 0,press:()=>r(e.steps.indexOf(p))},p.step))})]})})]})}
function Ek(e,t){let{since:n,accepted:r,count:o,last:s}=e.history(t);return A(o,"Place {place}: {token} has been the likeliest since step {since}. The sampler a\
ccepted the place in {accepted} of {count} step.","Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted\
} of {count} steps.",{place:t+1,token:G(s.text),since:n+1,accepted:r})}var Lk=({terms:e})=>u("thead",{children:u("tr",{children:[u("th",{scope:"col",children:a(
"step")}),u("th",{scope:"col",children:u(J,{id:"canvas",meaning:a("What was here when the model predicted the canvas: a random token, or what the step before dr\
ew and accepted."),children:a("read")})}),u("th",{scope:"col",children:u(J,{id:"probability",formula:"",meaning:a("The likeliest token of the prediction, after \
the temperature."),children:a("likeliest")})}),u("th",{scope:"col",children:u(J,{id:"probability",run:e.share,meaning:a("The probability of the likeliest token."),
children:a("probability")})}),u("th",{scope:"col",class:"gp-place-entropy",children:u(J,{id:"entropy",run:e.entropy,meaning:a("Of the place’s distribution at th\
is step. The sampler accepts the places where it is low."),children:a("entropy")})}),u("th",{scope:"col",children:a("accepted")})]})});function Pk({step:e,place:t,
unit:n,here:r,press:o}){let{read_text:s,text:i,logprob:l,entropy:c,accepted:p}=e.places[t];return u("tr",{ref:r,"aria-current":r?"step":void 0,onClick:o,children:[
u("td",{children:u("button",{type:"button",class:"gp-place-step",children:e.step+1})}),u("td",{children:u(de,{text:s})}),u("td",{children:u(de,{text:i})}),u("td",
{children:I(V(l))}),u("td",{class:"gp-place-entropy",children:le(c,n)}),u("td",{children:p?a("✓ yes"):a("– no")})]})}var Rk={whole:8e3,quickest:120,slowest:700};function Ok({log:e,changes:t}){let[n,r]=K(null),[o,s]=K(null),[i,l]=K("probability"),c=!!ke(t).run;Q(()=>{c&&(r(null),
s(null))});let p=Tl(e,c?null:n);if(!p)return null;let d=c?null:o,h=f=>()=>d===null?"":a("place {place}, step {step}: {words}.",{place:d+1,step:p.step.step+1,words:f(
p.step.places[d])}),m={share:h(({text:f,logprob:g})=>`${G(f)} ${I(V(g))}`),entropy:h(({entropy:f})=>le(f,e.unit))};return u(U,{children:[u("header",{class:"gp-h\
ead",children:[u("h2",{class:"gp-title",children:a("Canvas")}),u(J,{class:"gp-note gp-canvas-short",id:"canvas",run:()=>me(ph(p)),children:ph(p)}),u(ih,{shade:i,
setShade:l,unit:e.unit})]}),u("div",{class:"gp-canvas-time",children:u(Jd,{step:p.number,length:p.steps.length,go:r,leave:()=>r(null),label:a("Denoising step"),
words:Ck(p),pace:Rk})}),u("div",{class:"gp-canvas-body",children:[u(sh,{log:e,moment:p,shade:i,chosen:d,choose:s}),u("div",{class:"gp-canvas-right",children:[u(
"p",{class:"gp-chart-title",children:[u(J,{id:"canvas",run:()=>me(dh(p)),meaning:a("One row a step, one column a place. A dot marks a place that the sampler acc\
epted."),children:a("Places by steps")})," ",u("span",{class:"gp-note gp-map-words",children:dh(p)})]}),u(rh,{moment:p,place:d,shade:i,pick:(f,g)=>{r(p.steps.indexOf(
f)),s(g)}}),d===null?u("p",{class:"gp-note gp-place-hint",children:a("Click a token to see what was in its place at each step.")}):u(uh,{moment:p,place:d,terms:m,
lookAt:r})]})]})]})}var hh=ce(Ok,e=>e.canvasSteps.length>0),Ck=({step:e,numCanvases:t,canvas:n})=>a("canvas {canvas} of {canvases}, step {step} of {steps}",{canvas:e.
canvas+1,canvases:t,step:e.step+1,steps:n.length});function ph({counts:e,step:t}){let{places:n,accepted:r,newly:o}=e,s={accepted:L(r),places:L(n),newly:L(o),temperature:Z(
t.temperature,2)};return a("{accepted} of {places} places accepted, {newly} newly; temperature {temperature}",s)}var dh=({canvas:e,step:t})=>A(e.length,"{places\
} places, {count} step","{places} places, {count} steps",{places:L(t.places.length)});var fh=8,Ak=3,Nk=-1e30,$k=e=>`log p ${e>Nk?Z(e,2).replace("-","−"):"−∞"}`;function Hk({origin:e,pieces:t,children:n}){let r=Math.min(...n.map(i=>i.origin?.
at??1/0)),o=e?e.at:Number.isFinite(r)&&r>=Ak?r:0,s=pn(t.slice(o,o+fh).join(""));return a("“{text}”",{text:`${o&&!e?"…":""}${s}${t.length>o+fh?"…":""}`})}
function Ik({origin:e,read:t}){if(!e)return t?a("a text that was read:"):a("the original:");let n={number:e.at+1,token:G(e.from)};return e.kind!=="branch"?a("co\
ntinues at token {number}:",n):e.on?a("again from {token} at token {number}:",n):a("instead of {token} at token {number}:",n)}function Bk({tokens:e,total:t,searched:n,
mode:r}){let o=n?[a("best of {mode}",{mode:Jn(r)})]:[];return[A(e,"{count} token","{count} tokens"),$k(t),...o].join(" · ")}function Al({runs:e,...t}){return u(
U,{children:e.map(n=>u(Fk,{run:n,...t},n.id))})}function Fk({run:e,...t}){let{shown:n,renaming:r,press:o,name:s,place:i}=t,l=e===n,[c,p,d]=[Ik(e),Hk(e),Bk(e)],h=[
e.name,`${c} ${p}`,d,l&&a("shown")].filter(Boolean).join(", ");return u("li",{class:"gp-run",role:"treeitem","aria-selected":l,"aria-expanded":e.children.length>
0||void 0,"aria-label":h,tabIndex:l?0:-1,ref:m=>i(e,m),children:[u("div",{class:"gp-row",onClick:()=>o(e),children:[u("span",{class:"gp-sign","aria-hidden":"tru\
e",children:l?"▶":null}),u("span",{class:"gp-label",children:e===r?u(Wk,{of:e.name,done:m=>s(e,m)}):u(U,{children:[e.name?u("bdi",{class:"gp-name",children:e.
name}):null,e.name?" ":null,u("span",{class:"gp-note",children:c})," ",u("bdi",{class:"gp-words",children:p})]})}),u("span",{class:"gp-facts",title:a("Length, a\
nd total log-probability after the processors, in nats; −∞ where they remove a given token. Beam search scores given tokens before the processors."),children:d})]}),
e.children.length>0&&u("ul",{role:"group",children:u(Al,{runs:e.children,...t})})]})}function Wk({of:e,done:t}){let n=X(null),r=X(!1),o=i=>{r.current||(r.current=
!0,t(i))};Q(()=>{n.current?.focus(),n.current?.select()},[]);let s=i=>{i.stopPropagation(),i.key==="Escape"&&o(null),i.key==="Enter"&&o(n.current?.value??null)};
return u("input",{class:"gp-rename-field","aria-label":a("Name of this run"),maxLength:60,defaultValue:e,ref:n,onKeyDown:s,onClick:i=>i.stopPropagation(),onBlur:({
currentTarget:i})=>o(i.value)})}var qk=5,Dk=60,zk=6e7,jk=(e,t)=>Array.isArray(t)&&e.length===t.length&&e.every((n,r)=>n===t[r]),Tr=e=>[e,...e.children.flatMap(Tr)],Nl=e=>e.origin?Nl(e.origin.parent):
e,mh=()=>new ye(0,(e,{chosen:t})=>e+(t.logprob??-1/0)),ms=class{constructor(t){this.log=t}log;trees=[];shown=null;along=mh();count=0;get all(){return this.trees.
flatMap(Tr)}get busy(){return this.log.running||this.log.waiting}get visible(){if(!this.log.canAsk||!this.trees.some(({children:n})=>n.length))return[];let t=this.
shown&&Nl(this.shown);return this.trees.filter(n=>n.children.length||n===t)}get refuge(){let{shown:t}=this;return t?t.origin?.parent??this.trees.filter(n=>n!==t).
at(-1):void 0}follow(t){t.run&&this.begin();let n=t.run||t.status||t.steps&&this.visible.length>0;this.shown&&this.log.turn===this.shown.turn&&n&&this.measure(this.
shown),t.run&&this.makeRoom()}begin(){let{turn:t,started:n,asked:r}=this.log;if(this.along=mh(),this.shown=null,!n||t===void 0)return;let o=this.all.find(c=>c.turn===
t);if(o){this.shown=o;return}this.log.asked=null;let i=r&&jk(r.ids,n.request.given)?this.all.find(c=>c.turn===r.turn):void 0;if(i&&r?.kind!=="branch"&&i.plain&&
i.mode===n.mode){this.shown=Object.assign(i,{turn:t,pieces:[]});return}let l={id:this.count++,turn:t,read:n.request.only_given===!0,origin:i&&r?Uk(i,r):null,children:[],
name:"",pieces:[],tokens:0,total:0,text:"",mode:n.mode,searched:!1,plain:!1};l.origin?l.origin.parent.children.push(l):this.trees=[...this.trees.filter(({children:c})=>c.
length),l],this.shown=l}measure(t){let{log:n,along:r}=this,o=n.lines();r.follow(o[0]?.last??null),Object.assign(t,{text:n.text,tokens:r.steps.length,total:r.total,
mode:n.started?.mode,searched:n.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:r.steps.map(({piece:s,chosen:i})=>s??i.text)})}makeRoom(){for(;;){let t=this.
all,n=t.reduce((i,{text:l})=>i+l.length,0);if(this.trees.length<=qk&&t.length<=Dk&&n<=zk)return;let r=this.shown&&Nl(this.shown),o=t.filter(i=>i.origin&&i!==this.
shown&&!i.children.length),s=this.trees.find(i=>i!==r)??o.sort((i,l)=>i.turn-l.turn).at(0);if(!s)return;this.detach(s)}}detach(t){let n=t.origin?.parent;n?n.children=
n.children.filter(r=>r!==t):this.trees=this.trees.filter(r=>r!==t)}};function Uk(e,{at:t=0,from:n,on:r,kind:o}){let s=e;for(;s.origin&&t<s.origin.at;)s=s.origin.
parent;return{parent:s,at:t,from:String(n??""),on:!!r,kind:o}}var gh=(e,t)=>{let n=new ms(t),o=ce(({changes:s})=>u(Gk,{state:n,changes:s}),()=>n.visible.length>0)(e,t);return s=>{n.follow(s),o(s)}};function Gk({state:e,changes:t}){
let{log:n,shown:r,visible:o}=e,s=ke(t),[,i]=Mo(T=>T+1,0),[l,c]=K(""),[p,d]=K(!1),[h,m]=K(null),f=X(null),g=X(null),w=X(new Map),b=X(!1);l&&s.status&&!e.busy&&c(
""),p&&s.run&&d(!1),s.run&&f.current?.contains(document.activeElement)&&(b.current=!0),Q(()=>{let T=r&&w.current.get(r);T&&((s.run||b.current)&&Kk(f.current,T),
b.current&&T.focus({preventScroll:!0}),b.current=!1)});let O=()=>{b.current=!0,i(null)},k=T=>{if(!(!T||T===e.shown)){if(e.busy)return c(a("A run is under way. W\
ait for its end, or click Stop."));e.shown=T,n.feedRun(T.text,T.turn),n.ask({type:"shown"}),O()}},C=()=>{let T=e.refuge;if(!(!e.shown||!T)){if(!p){d(!0),g.current?.
focus();return}e.busy||e.detach(e.shown),k(T),d(!1)}},x=T=>{if(T.ctrlKey||T.metaKey||T.altKey||!e.shown)return;let M=o.flatMap(Tr),N=M.indexOf(e.shown),W={ArrowDown:()=>k(
M[N+1]),ArrowUp:()=>k(M[N-1]),ArrowRight:()=>k(e.shown?.children[0]),ArrowLeft:()=>k(e.shown?.origin?.parent),Home:()=>k(M[0]),End:()=>k(M.at(-1)),F2:()=>m(e.shown),
Delete:C};Object.hasOwn(W,T.key)&&(T.preventDefault(),W[T.key]())},D=(T,M)=>{M!==null&&(T.name=M.trim()),document.activeElement?.matches(".gp-rename-field")&&O(),
m(null)},R=(T,M)=>{M?w.current.set(T,M):w.current.delete(T)};return u(U,{children:[u("header",{class:"gp-head",children:[u("h2",{class:"gp-title",children:a("Br\
anches")}),u("span",{class:"gp-note",children:a("Click a run to see it again.")}),u("span",{class:"gp-tools",children:[u("button",{type:"button",class:"gp-butto\
n gp-rename",title:"F2",onClick:()=>m(r),children:a("Rename")}),u("button",{type:"button",class:"gp-button gp-delete",title:a("Delete key"),"data-sure":p?"yes":
void 0,disabled:!e.refuge,ref:g,onClick:C,onBlur:()=>d(!1),children:p&&r?A(Tr(r).length,"Delete this run?","Delete these {count} runs?"):a("Delete")})]})]}),u("\
ul",{class:"gp-tree",role:"tree","aria-label":a("Runs that continue one another. Arrow keys move, F2 renames, Delete removes."),ref:f,onKeyDown:x,children:u(Al,
{runs:o,shown:r,renaming:h,press:T=>T===e.shown?O():k(T),name:D,place:R})}),u("p",{class:"gp-note gp-told",role:"status",children:l})]})}function Kk(e,t){let n=t.
firstElementChild;if(!e||!n)return;let[r,o]=[e.getBoundingClientRect(),n.getBoundingClientRect()];e.scrollTop+=Math.min(0,o.top-r.top-4)+Math.max(0,o.bottom-r.bottom+
4)}var Vk={ArrowDown:e=>e+1,ArrowUp:e=>e-1,Home:()=>0,End:(e,t)=>t-1};function gs(e){let t=X(null),n=()=>[...t.current?.querySelectorAll(e)??[]],r=i=>{for(let l of n())
l.tabIndex=l===i?0:-1};return Q(()=>{let i=n();i.length&&r(i.find(({tabIndex:l,dataset:c})=>l===0&&c.reached)??i[0]);for(let l of i)l.dataset.reached="yes"}),{ref:t,
onFocusIn:({target:i})=>{i instanceof HTMLElement&&i.matches(e)&&r(i)},onKeyDown:i=>{let l=n(),c=l.indexOf(i.target),p=Vk[i.key];c<0||!p||i.ctrlKey||i.metaKey||
i.altKey||(i.preventDefault(),i.stopPropagation(),l[Math.max(0,Math.min(l.length-1,p(c,l.length)))].focus())}}}function bh({share:e,top:t,side:n}){let r=["gp-track",n==="before"&&"gp-thin",e>t*1.005&&"gp-beyond"];return u("span",{class:r.filter(Boolean).join(" "),"aria-h\
idden":"true",children:u("span",{class:`gp-fill gp-${n}`,style:{width:`${(Math.min(1,e/t)*100).toFixed(2)}%`}})})}function bs({after:e,before:t,top:n,kind:r,removed:o}){
let s=["gp-tracks",r&&`gp-tracks-${r}`,o&&"gp-tracks-removed"];return u("span",{class:s.filter(Boolean).join(" "),children:[o?u("span",{class:"gp-why",children:o}):
e!==null&&u(bh,{share:e,top:n,side:"after"}),t!==null&&u(bh,{share:t,top:n,side:"before"})]})}function Mr(e,t){let n=Fe(e)&&!Te(t),r=t.distribution.stages.length?null:e.raw_rank;return{id:e.token_id,text:e.text,after:V(e.logprob),before:V(e.raw_logprob),
rank:n?null:e.rank??r,chosen:e.token_id===t.chosen.token_id,given:!!(t.isPrompt||t.given),removed:n,by:n?ln(e,t):"",words:()=>hs(e,t)}}function ws({entry:e,top:t,
press:n,children:r}){let{id:o,text:s,after:i,before:l,rank:c,chosen:p,removed:d,by:h}=e,m=n&&o!==null?()=>n(o):null,f=m?Zk(e):"",g={class:"gp-row","aria-label":Yk(
e,!!m),ref:b=>{b&&Ne(b,()=>[f,e.words()].filter(Boolean).join(" "))},...m?{type:"button",onClick:m}:{role:"group"}};return u("li",{class:["gp-bar",p&&"gp-chosen",
d&&"gp-removed",o===null&&"gp-rest"].filter(Boolean).join(" "),children:[ur(m?"button":"div",g,u("span",{class:"gp-rank",children:c?L(c):""}),u("span",{class:"g\
p-name",children:[u("span",{class:"gp-sign","aria-hidden":"true",children:p?"▶":d?"✕":""}),o===null?u("bdi",{class:"gp-word",children:s}):u(de,{text:s,class:"\
gp-word"})]}),u(bs,{after:i,before:l,top:t,kind:p?"chosen":o===null?"rest":null,removed:d&&Xk(h)}),u("span",{class:"gp-values",children:[u("span",{children:d?"":
i===null?"–":I(i)}),u("small",{children:I(l)})]}),u("span",{class:"gp-go","aria-hidden":"true",children:m?"↪":""})),r]})}var Xk=e=>{let[t,,n]=$e(a("removed \
by {processor}"),{processor:""});return[t,u("span",{class:"gp-remover",children:e}),n]};function Yk({id:e,text:t,after:n,before:r,rank:o,chosen:s,given:i,removed:l,
by:c},p){let d=[!l&&n!==null&&I(n),(l||n!==r)&&a("before {share}",{share:I(r)})],h=[s&&(i?a("given"):a("chosen")),l&&a("removed by {processor}",{processor:c})],
m=[e===null?t:G(t),...h,...d,p&&a("continue")];return`${o?`${L(o)}. `:""}${m.filter(Boolean).join(", ")}`}function Zk({text:e,chosen:t,removed:n,by:r}){let o=G(
e);return t?a("Run again from here with {token}.",{token:o}):n?a("Continue from here with {token} instead, although {processor} removed it.",{token:o,processor:r}):
a("Continue from here with {token} instead.",{token:o})}var Dl={};ee(Dl,{MarkedText:()=>Er,greenZ:()=>cn,markLegend:()=>Fl,pValue:()=>Lr,pWords:()=>Je,thresholdWords:()=>Rr,tokensNeeded:()=>Pr,zKeys:()=>ql,zPicture:()=>Wl});var Il={};ee(Il,{axisMarks:()=>Hl,plotIn:()=>$l,roundTicks:()=>wh,ticksWithin:()=>ys});function wh(e,t,n){let r=(t-e)/Math.max(1,n)||1,o=10**Math.floor(Math.log10(r)),s=o*([1,2,2.5,5].find(l=>l*o>=r*.8)??10),i=[];for(let l=Math.floor(e/s+1e-9);l<=
Math.ceil(t/s-1e-9);l++)i.push(Number((l*s).toPrecision(12)));return i}var ys=(e,t,n)=>wh(e,t,n).filter(r=>r>=e&&r<=t);function $l(e,t){let{height:n,x:r,y:o,left:s=46,
right:i=18,top:l=14,bottom:c=38}=t,p=Math.max(240,e.clientWidth),d=(h,[m,f])=>(h-m)/(f-m||1);return{width:p,height:n,left:s,right:i,top:l,bottom:c,inner:p-s-i,x:h=>s+
d(h,r)*(p-s-i),y:h=>n-c-d(h,o)*(n-l-c),draw(h,m){let f=e.querySelector("svg")??e.appendChild(te("svg")),g=`0 0 ${p} ${n}`;ss(f,{class:"gp-drawing",role:"group",
"aria-label":h,viewBox:g,style:`height: ${n}px`}),os(f,m.map((w,b)=>["g","",b?{}:{"aria-hidden":"true"},w]))}}}function Hl(e,{xTicks:t,yTicks:n,xTitle:r,yTitle:o}){
let s=h=>Array.isArray(h)?[Number(h[0]),String(h[1])]:[h,String(h)],[i,l]=[e.height-e.bottom,e.width-e.right],c=n.map(s).flatMap(([h,m])=>[rn("gp-guide",e.left,
e.y(h),l,e.y(h)),Bt("",e.left-7,e.y(h)+4,m,"end")]),p=t.map(s).flatMap(([h,m])=>[rn("gp-guide",e.x(h),i,e.x(h),i+4),Bt("",e.x(h),i+17,m)]),d=[Bt("gp-axis",(e.left+
l)/2,e.height-4,r)];return o&&d.push(Bt("gp-axis",2,e.top-16,o,"start")),[...c,...p,...d]}var Bl={};ee(Bl,{Rows:()=>kt,inNextRow:()=>at});var Jk=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,kt=class e{constructor(t,n=null){this.holder=t;this.before=n}holder;before;static BLOCK=60;static LOOSE=150;loose=0;head=0;tried=0;append(t){
this.holder.append(t),this.loose+=1}removeLast(){this.holder.lastChild?.remove(),this.loose-=1;let t=this.holder.lastElementChild;yh(t)&&this.undo(t.previousElementSibling)}settle(){
if(this.loose<e.LOOSE||this.loose<this.tried+e.BLOCK||!this.holder.offsetParent||document.fonts.status==="loading")return;this.tried=this.loose;let t=[...this.holder.
children].slice(-this.loose),n=this.freeStarts(t),r=t.map((l,c)=>c).filter(l=>n[l]&&Qk(t[l])),o=[],s=0;t[0].previousSibling||(this.head=s=r.shift()??0);for(let l of r)
l-s<e.BLOCK||(o.push(this.wrap(t.slice(s,l))),s=l,this.loose=t.length-l,this.tried=0);let i=o.map(l=>l.getBoundingClientRect().height);o.forEach((l,c)=>{l.style.
containIntrinsicHeight=`${i[c]}px`,l.classList.add("gp-kept-rows")})}freeStarts(t){let n=getComputedStyle(this.holder).direction==="rtl",r=t[0].previousSibling||
!this.before?"":this.before.holder.textContent??"";return t.map(o=>{let s=o.textContent??"",i=r.endsWith(`
`);r=r.slice(r.lastIndexOf(`
`)+1);let l=i?!s.startsWith(" "):!(n||Jk.test(r));return r+=s,l})}wrap(t){let n=_("span","gp-rows");t[0].before(n,_("wbr")),n.append(...t);let r=t[0].firstChild;
if(r instanceof Text&&r.data===" "){let o=_("span","gp-gap");r.replaceWith(o),o.append(r)}return n}undo(t){let n=t.querySelector(".gp-gap");n&&n.replaceWith(...n.
childNodes),t.nextSibling?.remove(),this.loose+=t.children.length+(yh(t.previousElementSibling)?0:this.head),t.replaceWith(...t.childNodes),this.tried=0}dissolve(){
for(let t of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(t);this.tried=0}};function Qk(e){let t=e.previousElementSibling,n=t&&[...t.querySelectorAll(
".gp-ink")].at(-1),r=e.querySelector(".gp-ink")?.getClientRects()[0],o=n&&[...n.getClientRects()].at(-1);return!!(r&&o&&kh(r)>kh(o)+10)}function at(e,t,n){let r=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],o=r(e[t]);if(!o)return null;let s=null,i=1/0;for(let l=t+n;l>=0&&l<e.length;l+=n){let c=r(e[l]),p=c?(c.top-o.top)*
n:0;if(!c||p<o.height/2)continue;let d=p*1e3+Math.abs(c.left-o.left);if(d>=i+1e3*o.height)break;d<i&&([s,i]=[e[l],d])}return s}var yh=e=>e?.tagName==="WBR",kh=({
top:e,bottom:t})=>(e+t)/2;var cn=(e,t,n)=>t>0?(e-n*t)/Math.sqrt(t*n*(1-n)):null;function Lr(e){if(e<0)return 1-Lr(-e);let t=Math.exp(-e*e/2)/Math.sqrt(2*Math.PI);if(e>3){let o=e;for(let s=120;s>
0;s--)o=e+s/o;return t/o}let[n,r]=[0,e];for(let o=1;r>1e-18;o+=2)n+=r,r*=e*e/(o+2);return .5-t*n}var Pr=(e,t,n)=>e>t?n**2*t*(1-t)/(e-t)**2:1/0;function Je(e){if(e>=
1e-4)return I(e);if(e<1e-300)return a("less than {p}",{p:"10⁻³⁰⁰"});let[t,n]=e.toExponential(1).split("e-");return`${we(t)} × 10⁻${[...n].map(r=>"⁰¹²³\
⁴⁵⁶⁷⁸⁹"[r]).join("")}`}function Rr(e){let t=Lr(e);if(t>.1)return a("{share} of texts without this watermark pass it.",{share:I(t)});let n=1/t;return n>=
1e9?a("A share of {p} of texts without this watermark passes it.",{p:Je(t)}):a("One in {odds} texts without this watermark passes it.",{odds:L(Number(n.toPrecision(
n<1e4?3:2)))})}var e0=({green:e})=>e==null?"none":e?"green":"red",t0=e=>Math.round(Math.max(0,Math.min(1,(e-.2)/.6))*10);function n0(e,t,n){let r=_("span","gp-t\
oken",null,{tabindex:"-1",role:"img"});if(sn(r,e),_h(r,t),n===void 0)return r;let o=typeof n=="function"?n:()=>n;return r.setAttribute("aria-label",o()),Ne(r,o),
r}function _h(e,{green:t=null,g:n=null,counted:r=!0}){let o=e.querySelector(".gp-ink");if(n===null)e.dataset.list=e0({green:t});else{let s=t0(n);e.dataset.list=
"g",o.style.backgroundColor=`var(--gp-prob-${s})`,o.style.backgroundSize=`2px ${s*10}%`}r||(e.dataset.counted="no")}var Er=class{constructor(t,{press:n=null}={}){
this.body=t,this.press=n,this.items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,t.classList.add("gp-marked"),this.rows=new kt(t),t.addEventListener(
"keydown",r=>this.keyed(r)),t.addEventListener("click",r=>this.pressed(r.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(t)}show(t,n=0){
this.cut(Math.min(n,this.tokens.length));for(let r=this.tokens.length;r<t.length;r++){let{token:o,mark:s,words:i}=t[r],l=n0(o,s,i);this.press&&l.setAttribute("r\
ole","button"),vr(this,l,o,r?this.items[r-1].token:null),this.items.push(t[r])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(t){
Ft(this,t),this.items.length=t,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(t){this.stop&&(this.stop.tabIndex=-1),this.stop=t,t.tabIndex=0}pressed(t){
let n=this.tokens.indexOf(t);n<0||(this.reach(t),this.press&&this.press(this.items[n]))}keyed(t){let n=this.tokens.indexOf(t.target.closest(".gp-token"));if(n<0||
t.ctrlKey||t.metaKey||t.altKey)return;let r={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>at(this.tokens,n,1),ArrowUp:()=>at(this.
tokens,n,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[t.key];if(!r)return;t.preventDefault();let o=r();
o&&(this.reach(o),o.focus({preventScroll:!0}),o.scrollIntoView({block:"nearest"}),o===this.tokens[n]&&this.pressed(o))}resized(){let{clientWidth:t}=this.body;!t||
t===this.width||(this.width=t,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function Fl(e,t,{unscored:n=!1,
repeated:r=!1,faint:o=a("faint: seen before, not counted")}={}){let s=[t,n,r,o].join();if(e.dataset.legend===s)return;e.dataset.legend=s,e.classList.add("gp-mar\
ked","gp-mark-legend");let i=(c,p,d)=>{let h=_("span"),m=_("span","",null,{"aria-hidden":"true"});return m.append(_("span","gp-ink",p)),_h(m,c),h.append(m,d),h},
l=t==="synthid"?[i({g:.2},"g",a("mean g-value 0.2 or less")),i({g:.5},"g",a("0.5, as by chance")),i({g:.8},"g",a("0.8 or more"))]:[i({green:!0},"◆",a("green: \
on the green list")),i({green:!1},"◇",a("red: not on the green list"))];n&&l.push(i({},"abc",a("not scored"))),r&&l.push(i(t==="synthid"?{g:.5,counted:!1}:{green:!0,
counted:!1},"abc",o)),e.replaceChildren(...l)}var r0=400,o0=12;function Wl(e,{curves:t,threshold:n,needed:r=null,label:o=a("z over the number of tokens"),title:s=a(
"tokens scored"),yTitle:i="z",from:l=40,height:c=260}){let p=t.filter(({points:x})=>x.length),d=p.flatMap(({points:x})=>x),h=Math.max(l,...d.map(([x])=>x)),m=r&&
r.at<=2*h?Math.max(h,r.at*1.05):h,f=d.map(([,x])=>x),g=Math.min(-.5,...f)*1.08,w=Math.max(n*1.15,1,...f)*1.06,b=$l(e,{height:c,x:[0,m],y:[g,w],left:40,top:24}),
O=b.width-b.right,k=[...Hl(b,{xTicks:ys(0,m,b.inner/90),yTicks:ys(g,w,5),xTitle:s,yTitle:i}),rn("gp-unity",b.left,b.y(0),O,b.y(0)),rn("gp-z-threshold",b.left,b.
y(n),O,b.y(n)),...p.map(({look:x,points:D})=>al(`gp-z-${x}`,i0(D,r0).map(([R,T])=>[b.x(R),b.y(T)]))),...p.map(({look:x,points:D})=>a0(b,x,D.at(-1))),s0(b,p,n)],
C=l0(b,p);if(r&&r.at<=m){let[x,D]=[b.x(r.at),b.y(n)];C.push(is("",r.words,[["path","gp-z-needed",{d:`M${se(x)} ${se(D)}l-6 11h12Z`},[]]]))}b.draw(o,[k,C])}function s0(e,[
t],n){let r=([,i])=>Math.abs(i-n),{points:o}=t||{points:[]},s=o.length>0&&r(o.at(-1))>r(o[Math.floor(o.length/8)]);return Bt("gp-halo gp-strong",s?e.width-e.right:
e.left+5,e.y(n)-6,a("threshold {value}",{value:Number(n.toFixed(2))}),s?"end":"start")}function i0(e,t){let n=Math.ceil(e.length/t);return e.filter((r,o)=>o%n===
0||o===e.length-1)}var a0=(e,t,[n,r])=>t==="measured"?["circle","gp-measured",{cx:se(e.x(n)),cy:se(e.y(r)),r:5},[]]:["path",`gp-z-end gp-z-end-${t}`,{d:ll(e.x(n),
e.y(r),4.5)},[]];function l0(e,t){let n=Math.max(0,...t.map(({points:o})=>o.at(-1)[0])),r=Math.min(o0,n);return Array.from({length:r},(o,s)=>{let[i,l]=[n*s/r,n*
(s+1)/r],c=t.map(({name:d,points:h})=>{let m=h.findLast(([f])=>f<=l);return m&&m[0]>i?`${d} ${Z(m[1],2)}`:""}).filter(Boolean);if(!c.length)return null;let p={x:se(
e.x(i)),y:e.top,width:se(e.x(l)-e.x(i)),height:se(e.height-e.bottom-e.top)};return is("gp-z-place",A(Math.floor(l),"After {count} token: {values}","After {count\
} tokens: {values}",{values:c.join(", ")}),[["rect","gp-catch",p,[]]])}).filter(Boolean)}function ql(e,t){let n=ve(e,t.length,()=>{let r=_("span"),o=te("svg");return re(
o,{width:26,height:8,"aria-hidden":"true"}),o.append(te("path")),re(o.firstElementChild,{d:"M1 4H25"}),r.append(o,_("span")),r});t.forEach(({name:r,look:o,tip:s},i)=>{
let[l,c]=n[i].children;re(l.firstChild,{class:`gp-z-${o}`}),q(c,r),s&&Me(c,"z-score",()=>"",{meaning:s,formula:""})})}function c0(e){switch(e){case"context":return a("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return a("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return a("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return a("no mark: the bias is 0.");default:return a("no mark.")}}function Or(e){let t=e&&e.effective&&e.effective.watermarking_config||{},n=Array.isArray(t.
keys)?t.keys.length:0,r=t.greenlist_ratio,o=t.seeding_scheme==="selfhash",s=t.context_width;return{config:t,keys:n,selfhash:o,ratio:r>0&&r<1?r:null,early:n?vn(t.
ngram_len,1)-1:vn(s,1)-Number(o)}}function ks({config:e,keys:t,ratio:n}){if(t)return A(t,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:e.ngram_len});if(n===null)return a("a green list whose settings are not known");let{bias:r,seeding_scheme:o,context_width:s,
hashing_key:i}=e;return a("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:I(n),bias:r,scheme:o,width:s,key:i})}
function _s({chosen:e,index:t,mark:n,given:r,isFirst:o},s){let i=d=>a("Token {number}, {token}: {mark}",{number:L(t+1),token:G(e.text),mark:d});if(!n)return i(r?
a("given, before the watermark began."):a("not marked."));if(n.why)return i(c0(n.why));let l=a("Its probability: {before} before the watermark, {after} after.",
{before:I(n.chosen_before),after:I(n.chosen_after)}),c=o?[a("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let d=A(s.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:F(n.g,2)});return[i(d),l,...c].join(" ")}let p=n.green?a("\
◆ green: it got the bias."):a("◇ red: it got no bias.");return[i(p),l,u0(n,s),...c].join(" ")}function u0(e,{ratio:t,selfhash:n}){let r=e.listed??0,o={before:I(
e.mass_before??0),after:I(e.mass_after??0)};return n?A(r,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",o):t===null?A(r,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
o):A(r,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...o,ratio:I(t)})}var vh={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function xh(e,t,n,r){let{mark:o,index:s}=t,i={...e};if(!o)return{...i,unscored:e.
unscored+1};i.marks+=1;let l=o.kind==="synthid"?o.g:o.green;if(o.chosen_before>0&&o.chosen_after>0){i.chosen+=1,i.surprisal-=Math.log(o.chosen_before),i.gained+=
Math.log(o.chosen_after/o.chosen_before);let{stages:c,entropy_before:p}=t.distribution;i.entropy+=r>0&&c[r-1]?c[r-1].entropy:p,i.likely-=p0(t,r)}return i.suppressed+=
o.suppressed,l===null?{...i,unscored:e.unscored+1}:s<n.early?{...i,early:e.early+1}:(i.scored+=1,i.green+=Number(l),i.expected+=o.expected??0,o.kind==="synthid"?
i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&(i.z=cn(i.green,i.scored,n.ratio),i.foreseen=cn(i.expected,i.scored,n.ratio)),i)}
function p0({distribution:{candidates:e}},t){let n=e.map(({raw_logprob:r,stage_logprobs:o})=>t>0?o[t-1]:r).filter(r=>r!=null);return n.length?Math.max(...n):0}function Sh(e,t,n,r){
let o=e.find(([,p])=>p>r);if(t.z>r)return{at:o[0],words:A(o[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:r})};let s=o?[A(o[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:r})]:[],i=n.keys?t.z>0?t.scored*(r/t.z)**2:1/0:Pr(t.green/t.scored,n.ratio,r),l=Math.max(t.scored+1,Math.ceil(i));
if(!Number.isFinite(l)||l>1e7)return{at:1/0,words:[...s,a("At the share so far, z never reaches {threshold}.",{threshold:r})].join(" ")};let c=A(l,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:r,more:L(l-t.scored)});return{at:l,words:[...s,c].join(" ")}}function Th(e,t){let{started:n,unit:r}=t;if(!e||!n)return[a("No token yet")];if(t.rejected)return Gc(t.rejected,e.chosen.text,Ut(n));if(Te(e))return d0(e,n,r);let o=[
fs(e.distribution.entropy_before,r),...h0(e),...m0(e,r),...f0(e,n)];if(e.mark){let i=Or(n),{chosen:l,index:c,mark:p,given:d=!1}=e;o.push(_s({chosen:l,index:c,mark:p,
given:d,isFirst:c<i.early},i))}o.push(Lh(e,n)),e.draft&&o.push(...Uc(e,Ut(n))),e.beam&&o.push(...ru(e,t)),e.reranked&&o.push(...g0(e,n));let{raw_logprob:s}=e.chosen;
return s!==null&&o.push(a("Its surprisal, before the processors, was {value}.",{value:le(-s,r)})),o}function d0(e,t,n){let{chosen:r}=e,o=wt(e).find(c=>c.raw_rank===
1),s=c=>a("The likeliest token was {token}, with {share}.",Gn(c)),i=r.raw_rank===1||!o?[]:[s(o)];r.raw_rank===1?i.push(s(r)):r.raw_rank?i.push(a("The server gav\
e {token} {share}: rank {rank}.",{...Gn(r),rank:L(r.raw_rank)})):i.push(a("The server gave {token} {share}.",Gn(r)));let l=le(r.raw_logprob===null?null:-r.raw_logprob,
n);return[...i,Lh(e,t),a("Its surprisal was {value}.",{value:l})]}var Gn=({text:e,raw_logprob:t})=>({token:G(e),share:I(V(t))});function h0(e){let{chosen:t,distribution:n}=e,
{name:r}=jn(e),o={source:r,...Gn(t),vocab:L(n.vocab??0)};if(zn(e))return[];if(t.raw_rank===1)return[a("Its first choice was {token}, with {share}.",o)];let s=wt(
e).find(c=>c.raw_rank===1),i=s?[a("Its first choice was {token}, with {share}.",Gn(s))]:[],l=t.raw_rank?a("It gave {token} {share}: rank {rank} of {vocab}.",{...o,
rank:L(t.raw_rank)}):a("It gave {token} {share}.",o);return[...i,l]}function f0(e,t){let n=it(e);if(!n.length)return e.isPrompt||e.read?[]:[a("No processor chan\
ged that.")];let r=n.filter(({idle:o})=>!o);return r.length?r.map(o=>{let s=Mh(o,t),i=o.kept===o.keptBefore?bt(o):`${bt(o)}, ${a("{count} left",{count:L(o.kept)})}`,
{chosen:l}=e,[c,p]=[yt(l,o.number-1),yt(l,o.number)],d={name:s,effect:i,token:G(l.text),before:I(c||0),after:I(p||0)};return c===void 0||p===void 0?a("{name}: {\
effect}.",d):!p&&c?a("{name}: {effect}; {token} had {before}, and could no longer be chosen.",d):d.before===d.after?a("{name}: {effect}; {token} stayed at {afte\
r}.",d):a("{name}: {effect}; {token} went from {before} to {after}.",d)}):[A(n.length,"The processor ({names}) did nothing here.","The {count} processors ({name\
s}) did nothing here.",{names:n.map(({name:o})=>o).join(", ")})]}function Mh({name:e,knobs:t},n){let r=ps(t,n);return r?r.startsWith(e)?r:`${e} (${r})`:e}function Eh(e,t){
let{chosen:n}=e,r=a("{token} had {share}",Gn(n)),o=it(e).filter(({idle:i})=>!i).map(i=>{let l=yt(n,i.number),c={name:Mh(i,t),share:l===void 0?"":I(l)};return l===
void 0?a("{name}: {effect}",{...c,effect:bt(i)}):i.kept===i.keptBefore?a("after {name}: {share}",c):A(i.kept,"after {name}: {share}, {count} token left","after \
{name}: {share}, {count} tokens left",c)}),s=$e(Sr(e,t)[1],{token:G(n.text)}).join("");return me(Re([r,...o,s]))}function Lh(e,t){let{chosen:n,given:r,isPrompt:o}=e,
s=$e(Sr(e,t)[1],{token:G(n.text)}).join("");return r||o||e.beam||Te(e)?`${s}.`:Fe(n)?a("{words}, though {processor} had removed it.",{words:s,processor:ln(n,e)}):
{...t.effective,...t.config}.do_sample&&!e.draft&&!e.reranked?a("{words}: its chance was {share}.",{words:s,share:I(V(n.logprob))}):`${s}.`}function m0({layers:e},t){
if(!e)return[];let{layer:n,final_layer:r,candidate_layers:o,divergences:s}=e,i={final:r,layer:n,divergence:le(s[o.indexOf(n)]??null,t)};return[A(o.length,"DoLa \
contrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {divergence}.","DoLa contrasted the last layer, {final}, with layer {\
layer}: of {count} candidates the furthest from it, by {divergence}.",i)]}function g0({reranked:e,chosen:t},{effective:n,config:r}){let o=e?.find(({token_id:p})=>p===
t.token_id);if(!e||!o)return[];let s={share:I(o.probability),penalty:F(o.penalty),score:F(o.score)},i=[a("Its probability among the weighed tokens was {share}, \
its degeneration penalty {penalty}, its score {score}.",s)],{penalty_alpha:l}={...n,...r};Be(l)&&i.push(a("score = (1 − α) · probability − α · penalty = (1 − {a\
lpha}) · {probability} − {alpha} · {penalty} = {score}.",{...s,alpha:l,probability:F(o.probability)}));let c=e.reduce((p,d)=>d.probability>p.probability?d:p);
if(c!==o){let p={token:G(c.text),count:e.length,share:I(c.probability),penalty:F(c.penalty),score:F(c.score)};i.push(a("The most probable of the {count} weighed\
 tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",p))}return i}var b0=150;function Ph({log:e,changes:t,step:n,press:r}){let o=gs(".gp-row"),s=n.isPrompt?[]:n.watched??[],i=w0(e),l=e.canAsk&&i>=0,c=s.map(h=>Mr(h,n)),p=Math.max(
.02,...c.map(({after:h,before:m})=>Math.max(h??0,m))),d=s.length?ae(e.lastOf(n)):[];return u("div",{class:"gp-looked-box",hidden:!l&&!s.length,children:[u("div",
{hidden:!s.length,children:[u("h3",{class:"gp-looked-title",children:a("Looked up")}),u("ol",{class:"gp-bars gp-looked",...o,children:c.map((h,m)=>u(ws,{entry:h,
top:p,press:r,children:u(_0,{shares:k0(d,h.id),step:n})},m))})]}),u(y0,{log:e,changes:t,line:i,hidden:!l})]})}function w0(e){let t=e.current(),n=t&&!t.isPrompt&&
e.lineOf(t);return n?e.lines().findIndex(({last:r,label:o})=>r===n.last&&o===n.label):-1}function y0({log:e,changes:t,line:n,hidden:r}){let[o,s]=K(""),[i,l]=K(""),
c=ke(t);i&&(c.run||c.watched)&&l("");let p=d=>{if(d.preventDefault(),!o||n<0){l(o?a("Select a token of the generated text first."):a("Type the text of a token f\
irst."));return}l(a("Looking up {token} …",{token:G(o)})),e.ask({type:"look",line:n,text:o})};return u("details",{class:"gp-look",hidden:r,children:[u("summar\
y",{children:a("Look up a token")}),u("form",{class:"gp-look-form",onSubmit:p,children:[u("label",{children:[a("Token")," ",u("input",{type:"text",class:"gp-loo\
k-text",maxLength:200,autocomplete:"off",autocapitalize:"off",spellcheck:!1,placeholder:a("for instance “ cat”"),value:o,onInput:({currentTarget:d})=>s(d.value)})]}),
u("button",{type:"submit",class:"gp-button",children:a("Look up")}),u("p",{class:"gp-note",children:[a("The text is taken as typed: most words begin with a spac\
e, and “ cat” is a different token from “cat”.")," ",u("span",{class:"gp-look-state",role:"status",children:i})]})]})]})}var k0=(e,t)=>e.map(({watched:n})=>{
let r=n?.find(({token_id:o})=>o===t);return r?V(r.logprob):0});function _0({shares:e,step:t}){if(e.length<2)return null;let n=Math.max(...e),r=l=>l/(e.length-1)*
100,o=v0(e,b0).map(([l,c])=>`${r(l).toFixed(1)},${(98-(n?c/n:0)*94).toFixed(1)}`),s=n?a("highest {share}, at token {number}",{share:I(n),number:e.indexOf(n)+1}):
a("probability 0 everywhere"),i=A(e.length,"The probability of this token after the processors, along the text of {count} token: {words}. The vertical line is t\
he current token.","The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token.",{words:s});
return u(J,{as:"div",class:"gp-along",id:"probability",meaning:i,formula:"",label:a("along the text: {words}",{words:s}),children:[u("svg",{class:"gp-along-plot",
preserveAspectRatio:"none",viewBox:"0 0 100 100",children:[u("line",{class:"gp-along-here",x1:r(t.index),x2:r(t.index),y1:"0",y2:"100"}),u("polyline",{class:"gp\
-along-line",points:o.join(" ")})]}),u("span",{class:"gp-along-words",children:s})]})}function v0(e,t){let n=Math.ceil(e.length/t),r=[];for(let o=0;o<e.length;o+=
n){let s=o;for(let i=o+1;i<Math.min(e.length,o+n);i++)e[i]>e[s]&&(s=i);r.push([s,e[s]])}return r}var zl=24,x0=[.02,.05,.1,.2,.5,1];function S0({log:e,changes:t}){let n=e.current(),r=!!(n&&e.canAsk&&!n.isPrompt),o=!!(n&&!n.distribution.stages.length),s=r&&n?
c=>e.ask({type:"branch",step:n,tokenId:c}):void 0,i=Ee(()=>n&&u(T0,{log:e,step:n,press:s}),[e,n,r]),l=["gp-drawn-candidates",e.running&&!e.selected&&"gp-grows",
o&&"gp-untouched",r&&"gp-pressable"];return u("div",{class:l.filter(Boolean).join(" "),children:[!n&&u("p",{class:"gp-note gp-no-token",children:a("The most lik\
ely tokens appear here, before and after the processors.")}),i,n&&n.beam&&!o&&u("p",{class:"gp-note gp-beams-note",children:a("Beam search: probabilities after \
the processors are not renormalised here, so they need not sum to 100%.")}),n&&u(Ph,{log:e,changes:t,step:n,press:s})]})}var Rh=ce(S0);function T0({log:e,step:t,
press:n}){let[r,o]=K(!1),s=gs(".gp-row"),i=wt(t),l=new Map(i.map(m=>[m,Mr(m,t)])),p=(r?i:ds(i,zl,t.chosen.token_id)).map(m=>l.get(m)??Mr(m,t)),d=E0(e,t,[...l.values()]),
h=M0(p);return u(U,{children:[u("ol",{class:"gp-bars",...s,children:[...p,...d?[d]:[]].map((m,f)=>u(ws,{entry:m,top:h,press:n},f))}),i.length>zl&&u("button",{type:"\
button",class:"gp-button gp-all","aria-expanded":r,onClick:()=>o(!r),children:r?a("show {count} only",{count:zl}):a("show all {count}",{count:L(i.length)})}),u(
L0,{log:e,step:t,listed:i,top:h,isPressable:!!n})]})}function M0(e){let t=Math.max(...e.map(({after:n,before:r})=>Math.max(n??0,r)));return x0.find(n=>t<=n)??1}
function E0(e,t,n){let r=h=>Math.max(0,1-n.reduce((m,f)=>m+(f[h]??0),0)),o={id:null,rank:null,chosen:!1,given:!1,removed:!1,by:""};if(Te(t)){let h=r("before"),m=()=>a(
"All tokens that the server did not list, together: {share}.",{share:I(h)});return{...o,text:a("all others"),after:h,before:h,words:m}}let s=(t.distribution.vocab??
0)-n.length;if(s<=0)return null;let l=(Ue(t)??0)>n.filter(({removed:h})=>!h).length?e.usesBeams?null:r("after"):0,c=r("before"),p={count:L(s),before:I(c),after:I(
l??0)},d=()=>l===null?a("All tokens that are not listed ({count}), together: {before} before the processors.",p):a("All tokens that are not listed ({count}), to\
gether: {before} before the processors, {after} after them.",p);return{...o,text:A(s,"{count} other token","{count} other tokens"),after:l,before:c,words:d}}function L0({
log:e,step:t,listed:n,top:r,isPressable:o}){let s=!t.distribution.stages.length,i=()=>a("{token} had {share}",{token:G(t.chosen.text),share:I(V(t.chosen.raw_logprob))});
return u("div",{class:"gp-bars-legend gp-note",children:[u("span",{children:[u("i",{class:"gp-swatch gp-after"}),u(J,{class:"gp-after-word",id:"probability",run:()=>e.
started?Eh(t,e.started):"",meaning:a("The probability from which the token is chosen: after all logits processors, without what they removed."),children:P0(t)})]}),
!s&&u("span",{class:"gp-before-key",children:[u("i",{class:"gp-swatch gp-before"}),u(J,{id:"probability",run:()=>me(i()),meaning:a("The probability that the mod\
el itself gave, before any logits processor."),children:a("before")})]}),u("span",{children:[u("b",{class:"gp-glyph",children:"▶"}),u("span",{class:"gp-chosen\
-word",children:t.isPrompt||t.given?a("given, not chosen"):a("chosen")})]}),!Te(t)&&n.some(Fe)&&u("span",{class:"gp-removed-key",children:[u("b",{class:"gp-glyp\
h gp-cross",children:"✕"}),a("removed")]}),o&&u("span",{class:"gp-press-note",children:a("↪ continue")}),u(J,{class:"gp-full",id:"probability",formula:"",meaning:a(
"The probability of a bar of full width: a round number that no token exceeds. The bar of all others may exceed it, and is then marked with »."),children:a("ax\
is 0–{top}",{top:I(r)})})]})}function P0(e){return Te(e)?a("probability, according to the server"):e.distribution.stages.length?a("after the processors"):a("p\
robability; no processor ran, so it is the same before and after")}function Oh(e,t){let n=e.allLines(),r=e.started?.effective.length_penalty??1,o=t.sequences.map((s,i)=>R0(s,ae(n.at(i)?.last??null),r));return{finished:t,outputs:o,
tree:Jc(e)}}function R0(e,t,n){let{transition_scores:r,logprobs:o,score:s}=e,i=e.token_ids.map((f,g)=>{let w=t.at(g)?.chosen.token_id===f?t[g]:null,[b,O]=[o[g],
r?r[g]:null];return{id:f,text:w?w.chosen.text:"?",recorded:b,library:O,difference:r?gn(b,O):null,drawn:w?gn(b,w.chosen.logprob):1/0}}),l=o.filter((f,g)=>!t.at(g)?.
given),c=l.reduce((f,g)=>f+(g??-1/0),0),p=l.length**n,d=l.length?c/p:null,m=s!==null&&d!==null&&s*p>Et?rr(c,s,p):null;return{tokens:i,sum:c,length:l.length,penalty:n,
rebuilt:d,score:s,difference:m}}function jl(e,t=1e-9){if(!Number.isFinite(e))return"∞";let n=Math.max(e,t),r=Math.floor(Math.log10(n)+1e-9),o=Math.ceil(n/10**
r-1e-6);return o===10?`1e${r+1}`:`${o}e${r}`}var O0=e=>e!==null&&!(e<=bn);function Ch({outputs:e,tree:t},{mode:n}){let r=e.flatMap(p=>p.tokens);if(!r.length)return{
kind:"none",sign:"–",words:a("There are no scores to check: no token was generated.")};let o=r.filter(({difference:p})=>p!==null),s=e.filter(({difference:p})=>p!==
null),i=[...C0(s),...t?.sum.count?H0(t):[],...N0(o),...$0(r.filter(({drawn:p})=>p>bn).length)];if(i.length)return{kind:"differs",sign:"✗",words:Re(i)};let l=[
...A0(s),...t?.sum.count?[I0(t)]:[]];if(!o.length){let p=n==="custom"?a("compute_transition_scores does not apply: the run used your own decoding loop"):a("comp\
ute_transition_scores does not apply: the run was recorded without the library’s scores");return{kind:"none",sign:"–",words:Re([...l,p])}}let c=A(o.length,"\
{count} token agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to wit\
hin {bound}",{bound:vs(o)});return{kind:"agrees",sign:"✓",words:Re([...l,c])}}var vs=e=>jl(Math.max(0,...e.map(({difference:t})=>t??0))),Ah=e=>e.filter(({difference:t})=>O0(
t)).length;function C0(e){let t=Ah(e);if(!t)return[];let n={count:L(t),all:L(e.length),bound:vs(e)};return[a("{count} of {all} sequences_scores cannot be rebuil\
t: off by up to {bound}",n)]}function A0(e){return e.length?[A(e.length,"{count} sequences_scores is rebuilt to within {bound}","{count} sequences_scores are re\
built to within {bound}",{bound:vs(e)})]:[]}function N0(e){let t=Ah(e);return t?[A(t,"{count} of {all} tokens differs from the library’s compute_transition_scor\
es, by {bound}","{count} of {all} tokens differ from the library’s compute_transition_scores, by up to {bound}",{all:L(e.length),bound:vs(e)})]:[]}var $0=e=>e?
[A(e,"{count} token of the outputs differs from the steps that are shown","{count} tokens of the outputs differ from the steps that are shown")]:[];function H0({
sum:e,given:t,final:n,pool:r,output:o}){let s=({count:i,furthest:l})=>({all:L(i),bound:jl(l)});return[e.off&&A(e.off,"{count} of {all} tree nodes does not add u\
p: it is off by {bound}","{count} of {all} tree nodes do not add up: the furthest is off by {bound}",s(e)),t.off&&A(t.off,"{count} of {all} given tokens does no\
t count as 0: it is off by {bound}","{count} of {all} given tokens do not count as 0: the furthest is off by {bound}",s(t)),n.off&&A(n.off,"{count} of {all} fin\
al scores does not follow from its sum: it is off by {bound}","{count} of {all} final scores do not follow from their sums: the furthest is off by {bound}",s(n)),
r.off&&A(r.off,"{count} of {all} kept scores does not follow from the texts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from t\
he texts that ended: the furthest is off by {bound}",s(r)),o.off&&A(o.off,"{count} of {all} outputs does not end where its path through the tree ends: it is off\
 by {bound}","{count} of {all} outputs do not end where their paths through the tree end: the furthest is off by {bound}",s(o))].filter(i=>!!i)}function I0(e){let t=Math.
max(...[e.sum,e.given,e.final,e.pool,e.output].map(n=>n.furthest));return A(e.sum.count,"{count} node of the tree adds up to within {bound}","{count} nodes of t\
he tree add up to within {bound}",{bound:jl(t,Zc)})}var Gl=e=>e===null||De(e)?"−∞":Z(e,3).replace(/^-(0.000)$/,"$1"),_t=e=>e===null||De(e)?"−∞":(e<Et?we(e.toExponential(3)):F(e,5)).replace("-","−"),B0=e=>e===
null||e<0||De(e)?`(${_t(e)})`:_t(e),Le=e=>u("th",{scope:"col",children:u(J,{...e})});function Kl({of:e}){if(e===null)return u("td",{children:"–"});let t=e>bn,
n=e===0?"0":Number.isFinite(e)?e.toExponential(0):"∞";return u("td",{class:t?"gp-off":"",children:(t?"✗ ":"")+n})}var $h=({outputs:e})=>u("table",{class:"gp\
-sums",children:[u("thead",{children:u("tr",{children:[u("th",{scope:"col",children:a("output")}),u(Le,{id:"cumulative-logprob",unit:"nats",meaning:a("The recor\
ded log-probabilities of the output’s tokens, added up, in nats; those of given tokens are left out."),children:a("sum")}),u(Le,{id:"length",meaning:a("How ma\
ny tokens the output has, without the prompt and without given tokens."),children:a("length")}),u(Le,{id:"length-penalty",meaning:a("The length_penalty of this \
run: above 1 it favours long outputs, below 1 short ones."),children:a("penalty")}),u(Le,{id:"sequence-score",meaning:a("sum / length ** length_penalty, compute\
d here."),children:a("rebuilt")}),u(Le,{id:"sequence-score",meaning:a("The score that the library gave the output."),children:a("sequences_scores")}),u(Le,{id:"\
sequence-score",formula:"",meaning:a("How far the rebuilt score is from the library’s."),children:a("difference")})]})}),u("tbody",{children:e.map(({sum:t,length:n,
penalty:r,rebuilt:o,score:s,difference:i},l)=>s!==null&&u("tr",{children:[u("td",{children:l+1}),u("td",{children:Gl(t)}),u("td",{children:n}),u("td",{children:r}),
u("td",{children:F(o,4)}),u("td",{children:F(s,4)}),u(Kl,{of:i})]},l))})]});function Hh({tree:{sum:e,given:t,final:n,pool:r,output:o},penalty:s}){return u("tabl\
e",{class:"gp-tree-sums",children:[u(F0,{}),u("tbody",{children:[e.worst&&u(Cr,{words:a("node: parent’s score + log-probability"),times:e.count,difference:e.worst.
difference,where:Ul(e.worst.node),computed:W0(e.worst),recorded:e.worst.node.beam.score}),t.worst&&u(Cr,{words:a("given token: counts as 0"),times:t.count,difference:t.
worst.difference,where:Ul(t.worst.node),computed:_t(0),recorded:t.worst.node.beam.score}),n.worst&&u(Cr,{words:a("ended: score / length ** length_penalty"),times:n.
count,difference:n.worst.difference,where:Ul(n.worst.node),computed:Nh(n.worst,s),recorded:n.worst.node.beam.final_score}),r.worst&&u(Cr,{words:a("kept after a \
step: the best that ended"),times:r.count,difference:r.worst.difference,where:a("step {number}: rank {rank}",{number:r.worst.step+1,rank:r.worst.place+1}),computed:r.
worst.expected===null?"–":_t(r.worst.expected),recorded:r.worst.told}),o.worst&&u(Cr,{words:a("output: score where its path ends, after the penalty"),times:o.
count,difference:o.worst.difference,where:u(U,{children:[a("output {number}:",{number:o.worst.number+1})," ",u(Ih,{node:o.worst.node})]}),computed:Nh(o.worst,s),
recorded:o.worst.told})]})]})}var F0=()=>u("thead",{children:u("tr",{children:[u("th",{scope:"col",children:a("rule")}),u(Le,{id:"beam",formula:"",unit:"",meaning:a(
"How many numbers of the tree were computed again by this rule."),children:a("checked")}),u(Le,{id:"beam",formula:"",unit:"",meaning:a("The step and the token, \
or the output, where the computed and the recorded number differ most."),children:a("largest at")}),u(Le,{id:"beam",formula:"",meaning:a("What the number should\
 be, from the other numbers of the tree. A beam that waits, such as a copy of the first one, has a score of about −1e9."),children:a("computed")}),u(Le,{id:"b\
eam",formula:"",meaning:a("The number that was recorded while the search went on."),children:a("recorded")}),u(Le,{id:"sequence-score",formula:"",meaning:a("How\
 far apart the two are, in nats. The page knows these numbers to five decimal places: differences up to 0.00002 are rounding."),children:a("difference")})]})}),
Cr=({words:e,times:t,difference:n,where:r,computed:o,recorded:s})=>u("tr",{children:[u("th",{scope:"row",children:e}),u("td",{children:L(t)}),u("td",{children:r}),
u("td",{children:o}),u("td",{children:_t(s)}),u(Kl,{of:n})]}),Ih=({node:e})=>u(de,{text:e.beam.text}),Ul=e=>u(U,{children:[a("step {number}:",{number:e.index+1}),
" ",u(Ih,{node:e})]});function W0({node:{beam:e},parent:t}){let{logprob:n}=e,r=n===null||De(n)||t===null?null:t+n;return`${_t(t)} + ${B0(n)} = ${_t(r)}`}function Nh({
node:e,power:t},n){let{beam:r,length:o}=e,{score:s}=r,i=s===null||De(s)?null:s/t;return`${_t(s)} / ${o} ** ${n} = ${_t(i)}`}var Bh=({tokens:e})=>u("table",{class:"\
gp-scores",children:[u("thead",{children:u("tr",{children:[u(Le,{id:"length",formula:"",unit:"",meaning:a("The token’s place in the output."),children:a("plac\
e")}),u(Le,{id:"token",meaning:a("The token’s number in the vocabulary."),children:a("token id")}),u("th",{scope:"col",children:a("token")}),u(Le,{id:"logprob",
meaning:a("The token’s log-probability after the processors, in nats, as it was recorded while the run went on."),children:a("log-probability")}),u(Le,{id:"lo\
gprob",meaning:a("The same by the library’s compute_transition_scores, in nats."),children:a("the library’s")}),u(Le,{id:"sequence-score",formula:"",meaning:a(
"How far apart the two are, in nats. Floating-point rounding makes differences of less than 0.00001."),children:a("difference")}),u(Le,{id:"probability",meaning:a(
"The token’s probability after the processors."),children:a("probability")})]})}),u("tbody",{children:e.map(({id:t,text:n,recorded:r,library:o,difference:s},i)=>u(
"tr",{children:[u("td",{children:i+1}),u("td",{children:t}),u("td",{children:u(de,{text:n})}),u("td",{children:Gl(r)}),u("td",{children:s===null?"–":Gl(o)}),u(
Kl,{of:s}),u("td",{children:we(`${(V(r)*100).toFixed(2)}%`)})]},i))})]});var Fh=20;function q0({log:e}){let[t,n]=K(!1),r=X(null),{started:o,finished:s}=e,i=Ee(()=>s&&Oh(e,s),[s]);if(!o)return null;let l=i?Ch(i,o):{kind:"none",sign:"–",
words:a("The scores are checked against the library when the run has finished.")};return u("details",{class:"gp-opened",onToggle:({currentTarget:p})=>n(p.open),
onKeyDown:({key:p,currentTarget:d})=>{let h=d;p!=="Escape"||!h.open||(h.open=!1,r.current?.focus())},children:[u("summary",{ref:r,children:[u("span",{class:"gp-\
badge","aria-hidden":"true","data-verdict":l.kind,children:l.sign}),u("span",{class:"gp-sign-words",children:i?D0(l):a("not checked yet")})]}),u("div",{class:"g\
p-behind","data-holds-tips":!0,children:[u("p",{class:"gp-verdict-line",role:"status",children:l.words}),t&&u(z0,{log:e,checked:i},i?"checked":"running")]})]})}
var Dh=ce(q0,e=>e.started!==null);function D0({kind:e}){return e==="agrees"?a("agrees with the library"):e==="differs"?a("differs from the library"):a("not chec\
ked")}function z0({log:e,checked:t}){return e.hideFrom!==null?u(U,{children:[u(Wh,{log:e}),t&&u(qh,{checked:t}),u("p",{class:"gp-note gp-secret",children:a("The\
 tokens are hidden while you guess the next one.")})]}):u(U,{children:[u(Wh,{log:e}),t&&u(qh,{checked:t}),t?.tree&&t.tree.sum.count>0&&u("div",{class:"gp-tree-c\
heck",children:[u("p",{class:"gp-note",children:a("All nodes of the tree are added up again. For each rule, the place with the largest difference:")}),u("div",{
class:"gp-wide",children:u(Hh,{tree:t.tree,penalty:e.started?.effective.length_penalty??1})})]}),t&&u(j0,{log:e,checked:t})]})}var Wh=({log:e})=>u("p",{class:"g\
p-note gp-how",children:e.usesBeams?a("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute_tra\
nsition_scores gives for the same run (normalize_logits=False, as its documentation asks for beams)."):a("The playground records a log-probability for each toke\
n while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=True).")});function qh({checked:{outputs:e}}){
return e.every(({score:t})=>t===null)?null:u("div",{class:"gp-beam-check",children:[u("p",{class:"gp-note",children:a("An output’s score is the sum of its log-p\
robabilities / length ** length_penalty.")}),u("div",{class:"gp-wide",children:u($h,{outputs:e})})]})}function j0({log:e,checked:{finished:t,outputs:n}}){let[r,
o]=K(0),[s,i]=K(null),{tokens:l}=n.at(r)??n.at(0)??{tokens:[]},c=s===t||l.length<=Fh;return u("div",{class:"gp-token-check",children:[n.length>1&&u("p",{class:"\
gp-which",children:u("label",{class:"gp-note",children:[a("Tokens of")," ",u("select",{class:"gp-output",value:r,onChange:({currentTarget:p})=>o(Number(p.value)),
children:n.map((p,d)=>u("option",{value:d,children:e.usesBeams?a("output {number}",{number:d+1}):a("sequence {number}",{number:d+1})},d))})]})}),u("div",{class:"\
gp-wide",children:u(Bh,{tokens:c?l:l.slice(0,Fh)})}),!c&&u("button",{type:"button",class:"gp-button gp-all",onClick:()=>i(t),children:a("Show all {count} tokens",
{count:L(l.length)})})]})}var Ar=11,xs=6,U0=[.1,.2,.5,1,2,5,10,20,50,1/0],G0=10;function K0({picks:e,peak:t},{layers:n}){return n?{picks:{...e,[n.layer]:(e[n.layer]||0)+1},peak:Math.max(
t,...n.divergences)}:{picks:e,peak:t}}var Ss=class{layers=[];end=0;along=new ye({picks:{},peak:0},K0);image=document.createElement("canvas");pixels=this.image.getContext(
"2d",{willReadFrequently:!0});painted={look:"",steps:[]};get steps(){return this.along.steps}get picks(){return this.along.total.picks}get span(){return Math.max(
G0,this.steps.length)}follow(t){this.along.follow(t);let n=this.steps.find(r=>r.layers)?.layers;this.layers=[...n?.candidate_layers??[]].sort((r,o)=>o-r),this.end=
(U0.find(r=>this.along.total.peak<=r*Math.LN2)??1/0)*Math.LN2}paint({pen:t,width:n,height:r,colour:o}){let i=[...Array.from({length:Ar},(p,d)=>`--gp-heat-${d}`),
"--gp-text"].map(o),l=String([this.layers,this.end,i]);l!==this.painted.look&&(this.painted={look:l,steps:[]}),this.grow(),this.steps.forEach((p,d)=>{this.painted.
steps[d]!==p&&this.paintStep(p,i)}),this.painted.steps=[...this.steps];let c=this.steps.length;t.imageSmoothingEnabled=!1,t.drawImage(this.image,0,0,c,this.image.
height,0,0,n*c/this.span,r)}grow(){let{image:t,pixels:n}=this,r=this.layers.length*xs;if(t.width>=this.steps.length&&t.height===r)return;let o=t.height===r?n?.getImageData(
0,0,t.width,t.height):null;t.width=Math.max(64,2**Math.ceil(Math.log2(this.steps.length))),t.height=r,o?n?.putImageData(o,0,0):this.painted.steps=[]}paintStep({
index:t,layers:n},r){let o=new ImageData(1,this.layers.length*xs);this.layers.forEach((s,i)=>{let l=n?.candidate_layers.indexOf(s)??-1;if(!n||l<0)return;let c=Sl(
r[this.levelOf(n.divergences[l])]),p=s===n.layer?Sl(r[Ar]):c;for(let d=0;d<xs-1;d++)o.data.set(d===2?p:c,(i*xs+d)*4)}),this.pixels?.putImageData(o,t,0)}levelOf(t){
return Math.round(Math.sqrt(Math.max(0,Math.min(1,t/this.end)))*(Ar-1))}};function V0({log:e}){let[t]=K(()=>new Ss),[n,r]=K(null),o=e.current();if(!o)return null;t.follow(e.lastOf(o));let s=Math.max(15,Math.min(28,280/t.layers.length))*
Math.max(1,t.layers.length),i=zh(o,e.unit),l=p=>t.steps[Math.min(t.steps.length-1,Dn(p,t.span,1).column)],c=p=>{p.buttons===1?e.selectStep(l(p)):r(l(p))};return u(
U,{children:[u("header",{class:"gp-head",children:[u("h2",{class:"gp-title",children:a("DoLa: the contrasted layers")}),u(X0,{log:e,end:t.end})]}),u("div",{class:"\
gp-heat",children:[u("div",{class:"gp-layer-names","aria-hidden":"true",style:{height:`${s}px`},children:t.layers.map(p=>u("span",{children:Vl(p)},p))}),u("div",
{class:"gp-heat-plot",tabIndex:0,role:"slider","aria-label":a("Token on the map of layers"),...No(o,t.steps.length,i),style:{height:`${s}px`},onPointerMove:c,onPointerLeave:()=>r(
null),onClick:p=>e.selectStep(l(p)),onKeyDown:Ao(e),children:[u(qn,{class:"gp-cells",paint:p=>t.paint(p)}),u("i",{class:"gp-column",style:{left:`${o.index/t.span*
100}%`,width:`${100/t.span}%`}})]}),u("div",{class:"gp-heat-axis gp-note","aria-hidden":"true",children:[u("span",{children:a("token 1")}),u("span",{class:"gp-h\
eat-end",children:t.span})]})]}),u("p",{class:"gp-layer-reading",children:n?zh(n,e.unit):i}),u("p",{class:"gp-note gp-layer-tally",children:Z0(t.picks)})]})}var jh=ce(
V0,e=>!!e.current()?.layers);function X0({log:e,end:t}){let n=`${je(Number(Ce(t,e.unit).toPrecision(2)))} ${a(e.unit)}`.replace(/^1 bits/,"1 bit");return u("div",
{class:"gp-tools gp-ramp-box",children:[u(J,{id:"js",run:()=>Y0(e),meaning:a("How far an earlier layer’s distribution of the next token lies from that of the la\
st layer: the mean of two Kullback-Leibler divergences, from the average of both to each of them. At 0 they agree."),children:a("divergence from the last layer")}),
u("span",{class:"gp-ramp-low",children:"0"}),u("span",{class:"gp-scale-ramp","aria-hidden":"true",children:Array.from({length:Ar},(r,o)=>u("i",{style:{background:`\
var(--gp-heat-${o})`}},o))}),u("span",{class:"gp-ramp-high",children:n}),u("span",{class:"gp-mark-key",children:[u("i",{class:"gp-mark-swatch","aria-hidden":"tr\
ue"}),a("contrasted")]})]})}var Vl=e=>e===0?a("embedding"):a("layer {layer}",{layer:e}),Uh=e=>e===0?a("the embedding (layer 0)"):a("layer {layer}",{layer:e});function Y0(e){
let t=e.current()?.layers;if(!t)return"";let{layer:n,candidate_layers:r,divergences:o}=t,s=le(o[r.indexOf(n)]??null,e.unit);return A(r.length,"{layer}, the one \
candidate, has {value}.","{layer} has the largest of {count}, {value}.",{layer:Vl(n),value:s})}function zh(e,t){let n={number:e.index+1,token:G(e.chosen.text)};
if(!e.layers)return a("Token {number}, {token}: no layer was contrasted.",n);let{layer:r,final_layer:o,candidate_layers:s,divergences:i}=e.layers,l=Is(s.map((c,p)=>`${Vl(
c)} ${Z(Ce(i[p]??0,t),3)}`));return a("Token {number}, {token}: {layer} was contrasted with the last layer ({final}), because it diverges most from it. Divergen\
ces in {unit}: {list}.",{...n,layer:Uh(r),final:o,unit:a(t),list:l})}function Z0(e){let t=Object.entries(e).sort((o,s)=>s[1]-o[1]),n=t.reduce((o,[,s])=>o+s,0),r=t.
map(([o,s])=>a("{layer} in {times}",{layer:Uh(Number(o)),times:L(s)})).join(", ");return A(n,"Along the text: {list} of {count} step.","Along the text: {list} o\
f {count} steps.",{list:r})}function J0({log:e}){let t=({currentTarget:n})=>{let r=n.closest(".gp-pane");r&&pt(r)};return u(U,{children:[u("header",{class:"gp-head",children:u("h3",{class:"\
gp-title",children:a("In words")})}),u(us,{list:Th(e.current(),e)}),u("p",{class:"gp-note",children:[a("All numbers are from this step, as recorded.")," ",u("bu\
tton",{type:"button",class:"gp-link gp-to-glossary",onClick:t,children:a("Glossary")})]})]})}var Gh=ce(J0);var Kh=null;async function Ts(e,t,n,r,o){let s=e.answers.media_file?await e.answers.media_file(t):"";if(!s)return o(a("The page no longer has this sound. Add th\
e file again to hear it."));o(""),Kh?.pause();let i=new Audio(s);Kh=i,i.currentTime=Math.max(0,n);let l=()=>{if(i.currentTime>=r||i.paused)return i.pause();requestAnimationFrame(
l)};try{await i.play(),l()}catch{o(a("This browser cannot play the sound."))}}var Vh=(e,t)=>t.isPrompt?t.index:e.prefix.length+t.index;function Kn(e,t,n){if(!t||t.isPrompt&&e.readsSource)return[];let r=e.prefix.length,[o,s]=t.isPrompt?[1,
r-1]:[Math.max(1,r),r+ae(e.lastOf(t)).length-1],i=Vh(e,t);if(i<o)return[];let l=Math.min(s,Math.max(o,i-Math.floor(n/2))+n-1),c=Math.max(o,l-n+1);return Array.from(
{length:l-c+1},(p,d)=>c+d)}function Nr(e,t,n){if(!t)return-1;let r=n.found.places.indexOf(Vh(e,t));return t.isPrompt||e.idsTo(t).every((s,i)=>s===n.ids[i])?r:-1}var Xl=/^[A-Za-z0-9+/=]*$/;function Xh({request:{media:e},media:t=[]}){let n=e,r=(Array.isArray(n)?n:[]).filter(o=>typeof o=="object"&&o!==null);return t?.length?
t.map(({kind:o,start:s,end:i})=>{let l=r.filter(d=>d.kind===o),c=t.filter(d=>d.kind===o),p=c.findIndex(d=>d.start===s);return{item:l.length===c.length?l[p]:{kind:o},
start:s,end:i}}):r.map(o=>({item:o,start:0,end:0}))}function Yl(e,t){let n=e.kind==="image"?a("Picture"):a("Sound"),r=t?a("{what}, read in {count} tokens",{what:n,
count:t}):n,o=_("span","gp-media-chip",null,{role:"img","aria-label":r});return Xe(u(U,{children:[e.kind==="audio"?u($r,{preview:e.preview}):e.preview?u(Q0,{preview:e.
preview}):null,t>0&&u("span",{children:A(t,"{count} token","{count} tokens")})]}),o),o}function Q0({preview:e}){let t=typeof e=="string"&&Xl.test(e);return u("img",{src:t?`data:image/png;base64,${e}`:"data:,",alt:""})}function $r({preview:e}){let t=(Array.
isArray(e)?e:[]).map(Number).filter(Number.isFinite),n=t.map((r,o)=>`M${o+.5} ${50-r/2}V${50+r/2}`).join("");return u("svg",{viewBox:`0 0 ${Math.max(1,t.length)}\
 100`,preserveAspectRatio:"none","aria-hidden":"true",children:u("path",{d:n})})}var e_={image:.75,audio:.5},Yh=.3,Zh=e=>e.started?.request.media?.[0],Jh=e=>e.hideFrom===null?e.foundOf("attend"):null;function t_({log:e,changes:t}){let[n,r]=K(
!1),[o,s]=K(""),i=ke(t);(i.run||i.found)&&(r(!1),s(""));let l=e.current(),c=Jh(e),p=c?.found??null,d=c?Nr(e,l,c):-1,h=g=>{r(!0),s(""),e.ask({type:"attend",step:l,
places:Kn(e,l,e.mostPlaces.attend||1),layer:g})},m=n||e.running||e.waiting||!Kn(e,l,1).length,f=n?a("Reading the attention …"):p&&d<0?a("The attention of this\
 token was not asked for."):o;return u(U,{children:[u("header",{class:"gp-head",children:u("h2",{class:"gp-title",children:a("Attention")})}),u("p",{class:"gp-n\
ote",children:u(J,{id:"cross-attention",children:a("Where the information for the selected token came from: the weights of the decoder’s cross-attention, the me\
an over its heads.")})}),u("div",{class:"gp-attention-ask",hidden:!e.canAsk,children:[u("button",{type:"button",class:"gp-button gp-main gp-attend",hidden:d>=0,
disabled:m,onClick:()=>h(p?.layer??null),children:Zh(e)?.kind==="audio"?a("Show where it listened"):a("Show where it looked")}),p&&p.layers>1&&u(n_,{found:p,isBusy:m,
ask:h}),u("span",{class:"gp-note gp-attention-state",role:"status",children:f})]}),p&&d>=0&&u(r_,{log:e,found:p,column:d,tell:s})]})}var Qh=ce(t_,e=>!!(e.current()&&
e.looksAtMedia&&(e.canAsk||Jh(e))&&!e.recorded)),n_=({found:e,isBusy:t,ask:n})=>u("label",{class:"gp-note gp-attention-choice",children:[a("Layer")," ",u("selec\
t",{class:"gp-attention-layer",disabled:t,value:e.layer===null?"":String(e.layer),onChange:({currentTarget:{value:r}})=>n(r?Number(r):null),children:[u("option",
{value:"",children:a("all layers")}),Array.from({length:e.layers},(r,o)=>u("option",{value:o,children:a("layer {layer}",{layer:L(o+1)})},o))]})]});function r_({
log:e,found:t,column:n,tell:r}){let{kind:o,picture:s,rows:i,columns:l}=t,c=t.weights[n],p=Math.max(...c),d=c.map(w=>p?w/p:0),h=s!==null&&Xl.test(s),m=o==="audio",
f=s_(t,n),g=()=>{let w=tf(t,c);Ts(e,Zh(e)?.sha256??"",w-Yh,w+Yh,r)};return u("figure",{class:"gp-attention-found",children:[u("div",{class:m?"gp-attention-seen \
gp-is-sound":"gp-attention-seen",role:"img","aria-label":f,children:[u("img",{class:"gp-attention-picture",alt:"",src:h?`data:image/png;base64,${s}`:"data:,",hidden:!h}),
u("svg",{viewBox:`0 0 ${l} ${i}`,preserveAspectRatio:"none",children:d.map((w,b)=>u("rect",{x:b%l,y:Math.floor(b/l),width:"1",height:"1",opacity:e_[o]*(1-w)},b))})]}),
m&&u(U,{children:[u("svg",{class:"gp-attention-curve","aria-hidden":"true",viewBox:`0 0 ${l} 100`,preserveAspectRatio:"none",children:u("path",{d:`M0 100${d.map(
(w,b)=>`L${b+.5} ${100-95*w}`).join("")}L${l} 100Z`})}),u("div",{class:"gp-attention-times",children:[u("span",{children:a("{seconds} s",{seconds:0})}),u("span",
{children:a("{seconds} s",{seconds:Z(t.seconds??0,1)})})]})]}),u("figcaption",{class:"gp-note gp-attention-words",children:f}),m&&!!e.answers.media_file&&u("but\
ton",{type:"button",class:"gp-button gp-hear",onClick:g,children:a("Play this moment")})]})}var ef=({seconds:e,columns:t})=>(e??0)/t,tf=(e,t)=>(t.indexOf(Math.max(
...t))+.5)*ef(e);function o_(e){let t=e.reduce((o,s)=>o+s,0)/2,[n,r]=[0,0];for(let o of[...e].sort((s,i)=>i-s)){if(n>=t)break;n+=o,r++}return r}function s_(e,t){
let n=e.weights[t],r=o_(n),o={most:I(Math.max(...n)),share:I(e.elsewhere[t])};return e.kind==="image"?a("The brightest patch has {most} of the weight. Half of w\
hat lies on patches lies on {count} of {all}; {share} lies on no patch.",{...o,count:L(r),all:L(n.length)}):a("The brightest position, at {at} s, has {most} of \
the weight. Half of what lies on the sound lies on {seconds} s of it; {share} lies on the silence after it.",{...o,seconds:Z(r*ef(e),2),at:Z(tf(e,n),2)})}function nf({lens:e,layer:t,column:n,unit:r}){let{top:o,probability:s}=e.found.layers[t][n],i=e.found.tokens[n],l=o.some(([c])=>c===i.id)?o:[...o,[i.id,i.text,s]];
return u("div",{class:"gp-lens-card",children:[u("h3",{class:"gp-lens-place",children:Zl(e,t,n)}),u("ul",{class:"gp-lens-bars",children:l.map(([c,p,d])=>{let h=c===
i.id;return u("li",{class:h?"gp-is-chosen":"",children:[u("span",{class:"gp-sign","aria-hidden":"true",children:h?"▶":""}),u("span",{class:"gp-word",children:u(
de,{text:p})}),u(bs,{after:d,before:null,top:1,kind:h?"chosen":null}),u("span",{class:"gp-value",children:I(d)})]},c)})}),u("p",{class:"gp-note gp-lens-numbers",
children:Jl(e,t,n,r)})]})}function Zl({found:e},t,n){let r={layer:L(t)},o=t===0?a("the embedding (layer 0)"):t===e.layers.length-1?a("layer {layer}, the last",r):
a("layer {layer}",r);return a("{layer}, in the place of {token}",{layer:o,token:G(e.tokens[n].text)})}function Jl({found:e},t,n,r){let{probability:o,rank:s,entropy:i,
kl:l}=e.layers[t][n];return a("The chosen {token}: {share}, rank {rank}. Entropy {entropy}; KL from the last layer {kl}.",{token:G(e.tokens[n].text),share:I(o),
rank:L(s),entropy:le(i,r),kl:le(l,r)})}function rf({lens:e,here:t,open:n,show:r,shade:o,unit:s}){let{tokens:i,layers:l}=e.found,c=X(null),p=l.length-1,d=(f,g)=>c.current?.tBodies[0].rows[p-f].cells[g+
1]??null;Q(()=>{let[f,g]=[d(...n),c.current?.parentElement];f&&g&&(g.scrollLeft=f.offsetLeft-g.clientWidth/2)},[]);let h=f=>{let g=a_(f,n,p,i.length-1);g&&(f.preventDefault(),
f.stopPropagation(),d(...g)?.focus())},m=(f,g)=>()=>`${Zl(e,f,g)}. ${Jl(e,f,g,s)}`;return u("div",{class:"gp-lens-field",children:u("table",{ref:c,role:"grid","\
aria-label":a("The likeliest token of each layer, in the place of each token; the last layer is on top"),onKeyDown:h,children:[u("thead",{children:u("tr",{children:[
u("th",{scope:"col",children:a("layer")}),i.map(({text:f},g)=>u("th",{scope:"col",class:g===t?"gp-here":"",children:u(de,{text:f})},g))]})}),u("tbody",{children:l.
map((f,g)=>u("tr",{children:[u("th",{scope:"row",children:g?L(g):a("embedding")}),f.map((w,b)=>u(i_,{cell:w,isFavourite:w.top[0][0]===i[b].id,isHere:b===t,isOpen:g===
n[0]&&b===n[1],shade:o,words:m(g,b),show:()=>r([g,b])},b))]},g)).reverse()})]})})}function i_({cell:e,isFavourite:t,isHere:n,isOpen:r,shade:o,words:s,show:i}){let l=X(
null),{probability:c,rank:p,entropy:d,kl:h}=e;return Q(()=>{if(!l.current)return;let f={probability:c,rank:p,entropyAfter:d??1/0,kl:h??1/0};kr(l.current,o,{...f,
rawProbability:0,surprisal:0,entropyBefore:null})},[e,o]),u("td",{ref:f=>{l.current=f,f&&Ne(f,s)},role:"gridcell",tabIndex:r?0:-1,"aria-selected":r,class:[t&&"g\
p-favourite",n&&"gp-here"].filter(Boolean).join(" "),onFocus:i,onClick:({currentTarget:f})=>f.focus(),children:u(de,{text:e.top[0][1]})})}function a_({key:e,ctrlKey:t,
metaKey:n,altKey:r},[o,s],i,l){let p={ArrowUp:[o+1,s],ArrowDown:[o-1,s],ArrowLeft:[o,s-1],ArrowRight:[o,s+1],Home:[o,0],End:[o,l],PageUp:[i,s],PageDown:[0,s]}[e];
return!p||t||n||r?null:[Math.max(0,Math.min(i,p[0])),Math.max(0,Math.min(l,p[1]))]}var l_=160,sf=e=>e.hideFrom===null?e.foundOf("look_into"):null;function c_({log:e,changes:t}){let[n,r]=K(!1),[o,s]=K(12),i=ke(t),l=X(!1);(i.run||i.found)&&(l.current=
n&&!!i.found,r(!1));let c=e.current(),p=sf(e),d=e.mostPlaces.look_into||1,h=()=>{let f=Math.max(1,Math.min(d,Math.round(o)||12));s(f),r(!0),e.ask({type:"look_in\
to",step:c,places:Kn(e,c,f)})},m=!p||Nr(e,c,p)>=0;return u(U,{children:[u("header",{class:"gp-head",children:u("h2",{class:"gp-title",children:a("Layers")})}),u(
"p",{class:"gp-note gp-lens-words",children:[u(J,{id:"logit-lens",meaning:a("The logit lens (nostalgebraist, 2020). The tuned lens (Belrose et al., 2023) trains\
 a translator for each layer; this reading trains nothing."),children:a("What each layer would have said: the model’s own final norm and head, applied to what t\
he layer hands on.")})," ",u("span",{children:a("Early layers were not trained to be read this way.")})]}),u("div",{class:"gp-lens-ask",hidden:!e.canAsk,children:[
u("button",{type:"button",class:"gp-button gp-main gp-look-into",disabled:n||e.running||e.waiting||!Kn(e,c,1).length,onClick:h,children:a("Look into the layers")}),
u("label",{children:[a("tokens around it")," ",u("input",{class:"gp-around",type:"number",min:"1",max:e.mostPlaces.look_into,value:o,inputMode:"numeric",onInput:({
currentTarget:f})=>s(Number(f.value))})]}),u("span",{class:"gp-note gp-lens-state",role:"status",children:n?a("Reading the layers …"):m?"":a("This token is no\
t among those below.")})]}),p&&u(d_,{log:e,lens:p,isAnswered:l.current},p_(p))]})}var af=ce(c_,e=>!!(e.current()&&(e.canAsk||sf(e))&&!e.recorded)),of=new WeakMap,
u_=0;function p_(e){let t=of.get(e)??++u_;return of.set(e,t),t}function d_({log:e,lens:t,isAnswered:n}){let[r,o]=K("probability"),s=Nr(e,e.current(),t),i=t.found.
layers.length-1,[l,c]=K([i,Math.max(0,s)]),p=X(null);return Q(()=>{n&&p.current&&f_(p.current)},[]),u("div",{class:"gp-lens-found",ref:p,children:[u("div",{class:"\
gp-lens-tools",children:[u("label",{class:"gp-note",children:[a("Colour")," ",u("select",{class:"gp-lens-shade","aria-label":a("What the colour of a cell says"),
value:r,onChange:({currentTarget:d})=>o(d.value),children:[u("option",{value:"probability",children:a("probability of the chosen token")}),u("option",{value:"ra\
nk",children:a("rank of the chosen token")}),u("option",{value:"entropy",children:a("entropy")}),u("option",{value:"kl",children:a("KL from the last layer")})]})]}),
u(on,{class:"gp-note gp-lens-scale",name:r,unit:e.unit,meaning:h_(r)})]}),u(rf,{lens:t,here:s,open:l,show:c,shade:r,unit:e.unit}),u("p",{class:"gp-note gp-lens-\
key",children:a("A cell holds its layer’s likeliest token, bold where that is the chosen one. The last layer is on top. Click a cell, or walk with the arrow key\
s.")}),u(nf,{lens:t,layer:l[0],column:l[1],unit:e.unit})]})}function h_(e){return e==="probability"?a("How likely this layer finds the token that was chosen in \
the end."):e==="rank"?a("The rank of the chosen token in this layer, the likeliest first. A bar in the cell shows it, too."):e==="entropy"?a("How uncertain this\
 layer is: the entropy of its distribution."):a("How far this layer is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")}function f_(e){
let t=e.closest(".token-panel"),n=e.querySelector(".gp-lens-field");if(!t||!n)return;let[r,o]=[t.getBoundingClientRect(),n.getBoundingClientRect()],s=t.firstElementChild?.
getBoundingClientRect().height??0;o.top+l_>r.bottom&&(t.scrollTop+=o.top-r.top-s)}var m_=new Set(["properties","patternProperties","$defs","definitions"]),g_=new Set(["items","prefixItems","anyOf","oneOf","additionalProperties"]),lf=e=>e!==null&&
typeof e=="object"&&!Array.isArray(e);function Hr(e){if(Array.isArray(e))return e.map(Hr);if(!lf(e))return e;let t=Object.fromEntries(Object.entries(e).map(([r,
o])=>[r,b_(r,o)]));return"properties"in e&&!["additionalProperties","allOf","$ref"].some(r=>r in e)?{...t,additionalProperties:!1}:t}function b_(e,t){return m_.
has(e)&&lf(t)?Object.fromEntries(Object.entries(t).map(([n,r])=>[n,Hr(r)])):g_.has(e)?Hr(t):t}var w_=.05,y_={queued:()=>a("waiting for its turn"),asking:()=>a("asking the Hub"),download:()=>a("downloading"),converting:()=>a("converting the GGUF file"),loading:()=>a(
"loading")};function uf(e,t){let{started:n,finished:r}=e;if(!n)return[];let o=r?r.num_tokens:e.numTokens,s=r?r.seconds:e.elapsed,i=r?r.time_to_first_token:e.firstElapsed,
l={name:a("Tokens"),value:L(o),term:"length"},c=s&&o?Z(o/s,1):"–",p={name:a("Per second"),value:c,term:"speed"},d={name:a("First token"),value:i===null?"–":
ct(i),term:"first-token"};if(e.isFromElsewhere){let h=r&&r.seconds!==null?[p,d]:[];return[l,...h,...cf(e,o)]}return[{...l,run:()=>k_(e,o,n.max_new_tokens)},{...p,
run:()=>c==="–"?"":__(o,s??0,c)},{...d,run:()=>i===null||!s?"":a("{first} of {time} in all.",{first:ct(i),time:ct(s)})},...v_(n.waits??{}),...x_(e,t),...cf(e,
o),...S_(n)?[{name:a("Seed"),value:String(n.seed),term:"seed"}]:[]]}function k_(e,t,n){let r={tokens:L(t),limit:L(n)};return e.usesBeams?a("{tokens} of at most \
{limit} new tokens, one per step for all beams together.",r):a("{tokens} of at most {limit} new tokens.",r)}var __=(e,t,n)=>A(e,"{count} token / {time} s = {val\
ue} tokens per second.","{count} tokens / {time} s = {value} tokens per second.",{time:Z(t,2),value:n});function cf(e,t){if(e.running)return[];let n=Ql(e),r=()=>e.
finished?A(t,"after {count} token: {reason}.","after {count} tokens: {reason}.",{reason:n}):"";return[{name:a("Stopped by"),value:n,term:"ending",run:r,isWords:!0}]}
function Ql(e){return e.finished?[...new Set(e.finished.sequences.map(n=>Ge(n.stop_reason)[0]))].join(", ")||"–":a("an error")}function v_(e){let t=Object.entries(
e).filter(([,s])=>s>=w_);if(!t.length)return[];let n=t.reduce((s,[,i])=>s+i,0),r=t.map(([s,i])=>`${y_[s]?.()??s} ${ct(i)}`).join(", "),o=a("The time before the \
run began, in which its model was made ready.");return[{name:a("Made ready"),value:ct(n),term:"time",meaning:o,run:()=>me(r)}]}function x_(e,t){if(!e.rounds.length)
return[];let n=t.read(e.rounds),{draft_acceptance_rate:r,mean_acceptance_length:o}=n,s=(c,p)=>a("{denominator} = {value}.",{denominator:ht(c,n),value:p}),[i,l]=[
r===null?"–":I(r),F(o,2)];return[{name:a("Draft accepted"),value:i,term:"acceptance-rate",run:()=>s("draft_acceptance_rate",i)},{name:a("Tokens per draft"),value:l,
term:"acceptance-length",run:()=>s("mean_acceptance_length",l)}]}var S_=({mode:e,effective:t})=>!!t.do_sample||e==="custom"||e==="block_diffusion";var pf=200;function df({log:e}){let[t,n]=T_(e),r=M_(e);return u("p",{class:"gp-status",role:"status",children:[t&&u("b",{children:t}),t&&n&&" ",n,r&&u("span",{class:"\
gp-hidden",children:[". ",r]})]})}function T_(e){let{started:t,finished:n,failed:r,queued:o,loading:s}=e;if(e.away)return[a("The server does not answer."),a("Wh\
at is here stays. The page connects by itself once the server is back; if you run it yourself, start it again.")];if(s){let i=Js(s);return["",i[0].toUpperCase()+
i.slice(1)]}if(o){if(o.ahead===0)return[a("Starting …"),""];let i=A(o.ahead,"One run is ahead of yours.","{count} runs are ahead of yours.");return[a("Queued."),
typeof o.seconds=="number"?`${i} ${Ys(o.seconds)}`:i]}if(r){let i=e.numTokens?a("The text so far is kept."):a("Nothing was written.");return[a("Stopped by an er\
ror."),t?i:""]}return t?e.recorded?[a("Recorded run"),ec(e)]:n?[hf(e)?A(n.num_tokens,"Stopped after {count} token","Stopped after {count} tokens"):a("Finished"),
ec(e)]:[a("Decoding …"),ec(e)]:["",a("Nothing has run yet.")]}var hf=({finished:e})=>!!(e?.sequences.length&&e.sequences.every(({stop_reason:t})=>t==="stopped"));
function ec(e){if(!e.started)return"";let{model:t,assistant:n,mode:r,device:o,served_by:s}=e.started,i=e.finished||e.recorded?0:e.shared-1;return`· ${[n?a("{mo\
del} with {assistant}",{model:t,assistant:n}):t,Jn(r),o!=="cpu"&&o,s&&a("replica {replica} of {of}",{...s}),i>0&&A(i,"side by side with another run","side by si\
de with {count} others")].filter(Boolean).join(" · ")}`}function M_(e){if(!e.finished||e.recorded||e.denoises||e.speaks||e.hideFrom!==null)return"";let[t]=e.allLines(),
n=ae(t?.last??null),r=n.at(-1);if(!r)return"";if(e.stepping)return E_(n.length,r.chosen.text,r.chosen.logprob??r.chosen.raw_logprob,n.at(-2)?.chosen.text);let o=n.
map(({piece:i})=>i??"").join(""),s=pn(o.length>pf?`${o.slice(0,pf)} …`:o);return hf(e)?s:A(n.length,"{count} token, ended by {reason}: {text}","{count} tokens\
, ended by {reason}: {text}",{reason:Ql(e),text:s})}function E_(e,t,n,r){let o={number:L(e),token:G(t),share:I(V(n)),before:G(r??"")};return r===void 0?a("Token\
 {number}: {token}, {share}",o):a("Token {number}: {token}, {share}; before it {before}",o)}var Es={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function tc(e,t){let{chosen:n,distribution:r}=t,o=s=>he(s)??-1/0;return{count:e.count+1,
after:e.after+o(n.logprob??n.raw_logprob),before:e.before+o(n.raw_logprob),entropyAfter:e.entropyAfter+(r.entropy_after??0),entropyBefore:e.entropyBefore+(r.entropy_before??
0),kept:e.kept+(Ue(t)??0)}}var un=(e,t)=>t?Math.exp(-e/t):null,L_=[1,2,3],Ms=class{ids=[];grams=L_.map(t=>[t,new Map]);repeated=[];numRepeated=0;gram(t){return this.
ids.slice(-t).join(" ")}add(t){this.repeated.push(this.ids.includes(t,-128)),this.numRepeated+=Number(this.repeated.at(-1)),this.ids.push(t);for(let[n,r]of this.
grams)this.ids.length>=n&&r.set(this.gram(n),(r.get(this.gram(n))||0)+1)}cut(t){for(;this.ids.length>t;){for(let[n,r]of this.grams){if(this.ids.length<n)continue;
let o=(r.get(this.gram(n))??0)-1;o?r.set(this.gram(n),o):r.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.pop())}}different(t){return this.
grams.find(([n])=>n===t)?.[1].size??0}distinct(t){return this.ids.length>=t?this.different(t)/(this.ids.length-t+1):null}get share(){return this.ids.length?this.
numRepeated/this.ids.length:null}};var nc=class{constructor(t){this.log=t}log;along=new ye(Es,tc);repeats=new Ms;ofPrompt=Es;follow(){let t=this.log.current(),n=t?this.log.lastOf(t):null,{keep:r,
added:o}=this.along.follow(n&&!n.isPrompt?n:null);this.repeats.cut(r);for(let{chosen:s}of o)this.repeats.add(s.token_id)}readPrompt(){this.ofPrompt=this.log.promptSteps.
reduce(tc,Es)}get perplexity(){let{before:t,count:n}=this.along.total;return Ir(un(t,n))}rows(){let t=this.allRows();return this.log.isFromElsewhere?t.filter(({
term:n})=>n!=="entropy"&&n!=="kept").map(n=>({...n,run:()=>""})):t}allRows(){let{ofPrompt:t,repeats:n,log:r}=this,{total:o}=this.along,s=a(r.unit),i=L(o.count),
l=f=>Number.isFinite(f)?Z(Ce(f,r.unit),2).replace(/^-0.00$/,"0.00"):"−∞",c=(f,g)=>g.count?l(f/g.count):"–",p=(f,g=f)=>[f(o),g(o),g(t)],d=(f,g)=>a("before \
the processors, ({sum}) / {tokens} = {value} {unit}.",{sum:f,value:g,tokens:i,unit:s}),h=this.along.steps.at(-1)?.distribution.vocab??1/0,m=Ir(o.count?o.kept/o.
count:null);return[{name:a("perplexity"),term:"perplexity",run:()=>a("before the processors, exp(−({sum}) / {tokens}) = {value}.",{sum:F(he(o.before)),tokens:i,
value:this.perplexity}),values:p(({after:f,count:g})=>Ir(un(f,g)),({before:f,count:g})=>Ir(un(f,g))),meaning:R_([un(o.after,o.count),un(o.before,o.count),un(t.before,
t.count)],h)},{name:a("mean log-probability, {unit}",{unit:s}),term:"mean-logprob",run:()=>d(l(o.before),c(o.before,o)),values:p(f=>c(f.after,f),f=>c(f.before,f))},
{name:a("cumulative log-probability, {unit}",{unit:s}),term:"cumulative-logprob",run:()=>A(o.count,"before the processors, the log-probability of {count} token \
is {sum} {unit}.","before the processors, the log-probabilities of {count} tokens sum to {sum} {unit}.",{sum:l(o.before),unit:s}),values:p(({after:f})=>l(f),({before:f})=>l(
f))},{name:a("mean entropy, {unit}",{unit:s}),term:"entropy",run:()=>d(l(o.entropyBefore),c(o.entropyBefore,o)),values:p(f=>c(f.entropyAfter,f),f=>c(f.entropyBefore,
f))},{name:a("mean tokens kept"),term:"kept",run:()=>a("{sum} tokens kept in all, over {tokens} steps = {value}.",{sum:L(o.kept),tokens:i,value:m}),values:[m,L(
h),L(h)]},...[1,2,3].map(f=>P_(f,n)),{name:a("repetition"),term:"repetition",run:()=>A(o.count,"{repeated} of {count} token = {share}.","{repeated} of {count} t\
okens = {share}.",{repeated:L(n.numRepeated),share:I(n.share??0)}),values:[I(n.share??0),"",""]}]}},Ir=e=>e===null?"–":Number.isFinite(e)?e<1e3?Z(e,2):L(Math.
round(e)):"∞";function P_(e,t){let n=t.ids.length-e+1,r=Ir(t.distinct(e)),o={different:L(t.different(e)),all:L(n),value:r};return{name:`distinct-${e}`,term:"d\
istinct-n",run:()=>n>0?a("{different} different / {all} in all = {value}.",o):"",values:[r,"",""],meaning:e===1?a("The number of different tokens over the numbe\
r of all tokens: 1 means that none occurs twice."):a("The number of different {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none o\
ccurs twice.",{n:e})}}function R_(e,t){return e.every(n=>n===null||n<=t)?a("How many equally likely tokens there were to choose from, on average: e to the power\
 of minus the mean log-probability in nats."):a("e to the power of minus the mean log-probability in nats; above {count}, the size of the vocabulary, where toke\
ns drawn at random would be likelier.",{count:L(t)})}function ff({log:e,changes:t}){let[n]=K(()=>new nc(e)),[r,o]=K(!1),s=ke(t);return(s.run||s.prompt)&&n.readPrompt(),
n.follow(),u("details",{class:"gp-opened gp-text-numbers",hidden:!n.along.steps.length,onToggle:({currentTarget:i})=>o(i.open),children:[u("summary",{children:u(
"span",{class:"gp-in-short",children:n.along.steps.length?a("Perplexity {value}",{value:n.perplexity}):""})}),u("div",{class:"gp-wide",children:r&&n.along.steps.
length>0&&u(O_,{log:e,sums:n})})]})}function O_({log:e,sums:t}){let n=e.current(),r=n&&e.lines().length>1?e.lineOf(n):null,o=t.ofPrompt.count>0,s=e.isFromElsewhere;
return u("table",{class:"gp-totals",children:[u("thead",{children:u("tr",{children:[u("th",{scope:"col",children:u("span",{class:"gp-whose",children:r?.label?a(
"of {label}",{label:r.label}):""})}),u("th",{scope:"col",class:"gp-after-head",children:!s&&u(J,{id:"processor",meaning:a("From the probabilities that the token\
s were drawn with: after the processors."),children:a("after the processors")})}),!s&&u("th",{scope:"col",class:"gp-before-head",children:u(J,{id:"processor",meaning:a(
"From the probabilities that the model gave: before the processors. A text’s perplexity usually means this one."),children:a("before them")})}),o&&u("th",{scope:"\
col",class:"gp-prompt-head",children:u(J,{id:"prompt",meaning:a("What the model thought of the prompt, of all its tokens but the first. No processor takes part."),
children:a("the prompt")})})]})}),u("tbody",{children:t.rows().map(({name:i,term:l,run:c,values:[p,d,h],meaning:m})=>u("tr",{children:[u("th",{scope:"row",children:u(
J,{id:l,run:c,meaning:m,children:i})}),u("td",{children:p}),!s&&u("td",{children:d}),o&&u("td",{children:h})]},i))})]})}function C_({log:e,changes:t}){return u(U,{children:[u("div",{class:"gp-one-line",children:[u(df,{log:e}),u(A_,{log:e}),u(ff,{log:e,changes:t})]}),u("div",{class:"\
gp-alert",role:"alert",children:!e.waiting&&e.failed&&u(N_,{failed:e.failed})}),u("div",{class:"gp-notes",role:"status",children:u($_,{log:e})})]})}var mf=ce(C_);
function A_({log:e}){let[t]=K(()=>new mn);return u("dl",{class:"gp-figures",children:uf(e,t).map(({name:n,value:r,term:o,run:s,meaning:i,isWords:l})=>u(J,{as:"d\
iv",class:l?"gp-figure gp-words":"gp-figure",id:o,run:s,meaning:i,children:[u("dt",{children:n}),u("dd",{children:r})]},n))})}function N_({failed:e}){return u("\
div",{class:"gp-problem",children:Qs(e).map(({knob:t,message:n,fix:r})=>u("p",{children:[u("b",{children:"✕ "}),t?a("{name}: {meaning}",{name:t,meaning:n}):n,
r&&` ${r}`]},n))})}function $_({log:e}){let t=e.finished?.sequences??[],n=I_(e),r=new Map;return t.forEach(({note:o,stop_reason:s},i)=>{if(!o)return;let l=typeof o==
"object"&&"said"in o?o.values.a:void 0,c=a(s==="length"&&n&&l?l:o);r.set(c,[...r.get(c)??[],i+1])}),[...r].map(([o,s])=>u("p",{children:[u("b",{children:s.length<
t.length?H_(e,s):a("Note:")})," ",o,n&&s.some(i=>t[i-1].stop_reason==="length")&&u(B_,{log:e,closed:n})]},o))}function H_(e,t){let n={numbers:t.join(", ")};return e.
usesBeams?A(t.length,"Note on output {numbers}:","Note on outputs {numbers}:",n):A(t.length,"Note on sequence {numbers}:","Note on sequences {numbers}:",n)}function I_(e){
let t=e.started?.request.structured_output;if(!t?.json_schema||!e.canAsk||!Object.hasOwn(e.answers,"knobs"))return null;let n=Hr(t.json_schema);return JSON.stringify(
n)===JSON.stringify(t.json_schema)?null:n}function B_({log:e,closed:t}){let[n,r]=K(!1);return n?null:u(U,{children:[" ",u("button",{type:"button",class:"gp-butt\
on",onClick:()=>{e.ask({type:"knobs",change:{structured_output:{json_schema:t}}}),r(!0)},children:a("Allow no other fields")})]})}function Vn({sentence:e,values:t}){return u(U,{children:e.split(/\{(\w+)\}/).map((n,r)=>u(U,{children:r%2?t[n]:n},r))})}var F_={ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]};function gf({columns:e,candidates:t,step:n}){let[r,o]=K([0,0]),
s=(f,g)=>Math.max(0,Math.min(g-1,f)),[i,l]=[s(r[0],t.length),s(r[1],e.length)],c=e.filter(f=>f.idle).length,p=t.map(f=>e.map(({number:g})=>yt(f,g))),d=Math.max(
.02,...p.flat().filter(f=>f!==void 0)),h=new Set(wt(n)),m=f=>{let g=f.target.closest("td"),w=F_[f.key],b=g?.closest("tbody");if(!g||!w||!b||f.ctrlKey||f.metaKey||
f.altKey)return;f.preventDefault();let O=[...b.rows].indexOf(g.parentElement),{cells:k}=b.rows[s(O+w[0],t.length)];k[1+s(g.cellIndex-1+w[1],e.length)].focus()};
return u("table",{class:"gp-courses-grid",role:"grid","aria-labelledby":"gp-courses-title",style:{minWidth:`${100+20*c+60*(e.length-c)}px`},onKeyDown:m,children:[
u("thead",{children:u("tr",{children:[u("th",{scope:"col",children:[u("span",{class:"gp-stage-place"}),u("span",{class:"gp-stage-name",children:a("candidate")})]}),
e.map(({number:f,place:g,name:w,tip:b,idle:O,side:k})=>u("th",{scope:"col",class:O?"gp-idle-column":"","data-tip":b,children:[u("span",{class:"gp-stage-place",children:g}),
u("span",{class:O?"gp-stage-name gp-hidden":"gp-stage-name",children:w})]},`${f} ${k}`))]})}),u("tbody",{children:t.map((f,g)=>u("tr",{class:`gp-course gp-cours\
e-${W_(f,n)}`,children:[u(q_,{candidate:f,step:n,isListed:h.has(f)}),e.map((w,b)=>u(z_,{facts:D_(f,e,p[g],b),top:d,tabIndex:g===i&&b===l?0:-1,onFocus:()=>o([g,b])},
b))]},g))})]})}var bf=({token_id:e},{chosen:t})=>e===t.token_id,W_=(e,t)=>bf(e,t)?"chosen":Fe(e)?"removed":"kept";function q_({candidate:e,step:t,isListed:n}){let r=bf(
e,t),o=Fe(e),s=[r&&(t.given?a("given"):a("chosen")),o&&a("removed"),!n&&a("looked up")];return u("th",{scope:"row",ref:Wt(()=>hs(e,t)),children:u("div",{class:"\
gp-course-name",children:[u("span",{class:"gp-sign","aria-hidden":"true",children:r?"▶":o?"✕":""}),u("div",{children:[u(de,{class:"gp-word",text:e.text}),u(
"span",{class:"gp-course-tag",children:s.filter(Boolean).join(", ")})]})]})})}function D_(e,t,n,r){let[o,s,i]=[t[r],n[r],r?n[r-1]:void 0],l=Un(e,o.number)&&s!==
void 0,c=l&&r>0&&!Un(e,t[r-1].number);return{candidate:e,column:o,share:s,was:i,gone:l,cut:c}}function z_({facts:e,top:t,tabIndex:n,onFocus:r}){let{column:o,share:s,
was:i,gone:l,cut:c}=e,p=[o.idle&&"gp-idle-column",l&&!c&&"gp-gone",c&&"gp-cut"],d=Math.sqrt(((c?i:s)??0)/t);return u("td",{role:"gridcell",class:p.filter(Boolean).
join(" "),tabIndex:n,ref:Wt(()=>G_(e)),onFocus:r,children:[u("span",{class:"gp-course-track","aria-hidden":"true",children:u("i",{class:"gp-course-bar",style:{height:`${(d*
100).toFixed(2)}%`}})}),u("span",{class:o.idle&&!c?"gp-course-number gp-hidden":"gp-course-number","data-change":U_(e),children:j_(e)})]})}function j_({column:e,
share:t,gone:n,cut:r}){return t===void 0?"–":r?`✕ ${e.name}`:n?e.side==="after"?"✕":"":I(t)}function U_({share:e,was:t,cut:n}){if(!(n||t===void 0||e===void 0||
I(e)===I(t)))return e>t?"up":"down"}function G_({candidate:e,column:{side:t,name:n,idle:r,number:o},share:s,was:i,gone:l,cut:c}){let p={token:G(e.text),share:I(
s??0),was:I(i??0),processor:n,number:o};return s===void 0?a("{token}: not recorded at this place.",p):c?a("{token}: removed by {processor}; it had {was} just be\
fore.",p):l?a("{token}: no probability left here.",p):t==="after"?a("{token}: {share} after all processors.",p):t?a("{token}: {share} before the processors.",p):
r?a("{token}: {share}, unchanged by {processor}.",p):p.share===p.was?a("{token}: {share} after {processor} (stage {number}), the same as before it.",p):a("{toke\
n}: {share} after {processor} (stage {number}), {was} before it.",p)}var oc={};ee(oc,{inARow:()=>Br,klSumWords:()=>K_,quotientWords:()=>rc,variationSumWords:()=>V_});var Ls=3;function K_(e,t,n){let r=t==="bits"?"log₂":"ln",o=({p:l,q:c})=>Math.abs(l*Math.log(l/c)),i=e.filter(({p:l,q:c})=>l>0&&c>0).sort((l,c)=>o(c)-o(l)).slice(
0,Ls).map(({text:l,p:c,q:p})=>`${G(l)} ${F(c)} · ${r}(${F(c)} / ${F(p)})`);return i.length?a("{terms} + the terms of all other tokens = {value}",{terms:i.join(
" + "),value:n}):""}function V_(e,t){let r=[...e].sort((o,s)=>Math.abs(s.p-s.q)-Math.abs(o.p-o.q)).slice(0,Ls).map(({text:o,p:s,q:i})=>`${G(o)} |${F(s)} − ${F(
i)}|`);return r.length?a("½ · ({terms} + the terms of all other tokens) = {value}",{terms:r.join(" + "),value:t}):""}var rc=(e,t,n)=>`${/^[-−]/.test(e)?`(${e}\
)`:e} / ${t} = ${n}`;function Br(e){let t=e.filter(Boolean);return t.length?t.length>Ls?Re([...t.slice(0,Ls),"…"]):me(Re(t)):""}var yf=12;function kf(e,t,n){let r=0,o=e.map(c=>{let p=r;r=Math.min(1,r+(yt(c,n)??0));let d=c.token_id===t.chosen.token_id?"chosen":"kept";return{from:p,to:r,kind:d,
candidate:c,gone:Un(c,n)}}),s=t.distribution.stages.at(n),i=e.filter(c=>s&&Un(c,n+1)).reduce((c,p)=>c+(yt(p,n)??0),0),l=s?Math.max(0,Math.min(1-r,s.mass_removed-
i)):0;return[...o,{from:r,to:1-l,kind:"others",candidate:null},{from:1-l,to:1,kind:"going",candidate:null}]}function wf(e){return e.kind==="others"?{...e,to:1}:
e.kind==="going"?{...e,from:1,to:1}:e}var X_=(e,t)=>t>12+7*Math.min(e.length,10);function sc({pieces:e,before:t,width:n,words:r}){let o=e.map(wf);return u("div",
{class:"gp-flow","aria-hidden":"true",children:[u("svg",{class:"gp-ribbons",viewBox:`0 0 100 ${yf}`,preserveAspectRatio:"none",children:t?.map((s,i)=>u(Z_,{was:s,
piece:o[i]},i))}),u("div",{class:"gp-flow-bar",children:o.map((s,i)=>u(Y_,{piece:s,width:n,words:()=>r(s,t&&wf(t[i]))},i))})]})}function Y_({piece:e,width:t,words:n}){
let{from:r,to:o,kind:s,candidate:i}=e,l=p=>`${(p*100).toFixed(2)}%`,c=i?i.text:s==="others"?a("others"):"";return u("span",{class:`gp-piece gp-piece-${s}`,hidden:o-
r<1e-4&&s!=="chosen",style:{left:l(r),width:l(o-r)},ref:Wt(n),children:c&&X_(c,(o-r)*t)&&u(de,{class:"gp-piece-word",text:c})})}function Z_({was:e,piece:{from:t,
to:n,kind:r,gone:o}}){let s=o||r==="going"?"removed":r,[i,l,c,p]=[e.from,e.to,n,t].map(d=>(d*100).toFixed(2));return u("path",{class:`gp-ribbon gp-ribbon-${s}`,
d:e.to>e.from?`M${i} 0H${l}L${c} ${yf}H${p}Z`:""})}var _f={ran:0,acted:0,removed:0,moved:0},ic=({number:e,kind:t})=>e+t;function vf(e,t){let n=it(t);if(!n.length)return e;let r={...e};for(let o of n){let{ran:s,acted:i,
removed:l,moved:c}=e[ic(o)]??_f;r[ic(o)]={ran:s+1,acted:i+ +!o.idle,removed:l+o.removed,moved:c+o.moved}}return r}function xf(e,t){let{ran:n,acted:r,removed:o,moved:s}=e[ic(
t)]??_f;if(!r)return A(n,"nothing in {count} step","nothing in {count} steps");let i=r===n?a("active at every step"):A(n,"active at {acted} of {count} step","ac\
tive at {acted} of {count} steps",{acted:L(r)});return s>2*o?a("{when}; moves {share} on average",{when:i,share:I(s/r)}):a("{when}; removes {share} on average",
{when:i,share:Cl(o/r)})}function Tf({log:e,step:t,stages:n,effects:r,candidates:o,columns:s,isKnown:i}){let l=X(null),[c,p]=K(300);if(Q(()=>{let m=l.current?.querySelector(".gp-flow-ba\
r");if(!m)return;let f=new ResizeObserver(([{contentRect:g}])=>p(w=>!g.width||Math.abs(g.width-w)<8?w:g.width));return f.observe(m),()=>f.disconnect()},[]),!e.started)
return null;let d=[0,...n.map(({number:m})=>m)].map(m=>kf(o,t,m)),h=[ev(t,n,e.unit),...tv(n,r,e.started,e.unit)];return u("div",{class:"gp-chain-box",children:u(
"table",{class:"gp-chain",children:[u(ov,{log:e}),u("tbody",{ref:l,children:[h.map((m,f)=>u(Sf,{...m,children:(i||!f)&&u(sc,{pieces:d[f],before:f?d[f-1]:null,width:c,
words:(g,w)=>Q_(g,w,s[f])})},f)),u(Sf,{...nv(t,e.started),children:i&&u(J_,{pieces:d[d.length-1],width:c})},h.length)]})]})})}function J_({pieces:e,width:t}){let n=e.
filter(({kind:o})=>o==="chosen");return u(sc,{pieces:n,before:n,width:t,words:o=>a("{token} had {share} of what was left.",{token:G(o.candidate?.text??""),share:I(
o.to-o.from)})})}function Q_(e,t,{name:n,side:r}){let s={token:e.candidate?G(e.candidate.text):a("All other tokens together"),share:I(e.to-e.from),processor:n,was:t?
I(t.to-t.from):""};return r==="before"?a("{token}: {share} before the processors.",s):e.candidate?a("{token}: {share} after {processor}, {was} before it.",s):a(
"{token}: {share} after {processor}.",s)}function ev(e,t,n){let{vocab:r,entropy_before:o}=e.distribution,{name:s,meaning:i}=jn(e);return{kind:"source",number:"",
name:s,tip:i,side:t.length?a("before"):a("before and after"),knob:"",left:a("{count} left",{count:L(r??0)}),entropy:le(o,n),here:"",over:""}}var tv=(e,t,n,r)=>e.
map((o,s)=>({kind:o.idle?"idle":"active",number:`${o.number}. `,name:o.name,tip:`${o.meaning} (${o.kind})`,side:s===e.length-1?a("after"):"",knob:ps(o.knobs,n),
left:a("{count} left",{count:L(o.kept)}),entropy:le(o.entropy,r),here:bt(o),over:xf(t,o)}));function nv(e,t){let[n,r]=Sr(e,t),o=u(de,{text:e.chosen.text,class:"\
gp-strong"});return{kind:"choice",number:"",name:n,tip:a("How the token came about, and its probability after the processors."),side:"",knob:"",left:"",entropy:"",
here:u(U,{children:["▶ ",u(Vn,{sentence:r,values:{token:o}}),` (${rv(e)})`]}),over:""}}function rv(e){if(Fe(e.chosen))return a("removed by {processor}",{processor:ln(
e.chosen,e)});let{logprob:t}=e.chosen;return e.beam?a("log-probability {value}",{value:F(t)}):I(V(t))}function Sf({kind:e,number:t,name:n,tip:r,side:o,knob:s,left:i,
entropy:l,here:c,over:p,children:d}){return u("tr",{class:`gp-stage-${e}`,children:[u("th",{scope:"row",children:[u("span",{class:"gp-number",children:t}),u("sp\
an",{tabIndex:0,"data-tip":r,children:n})," ",u("span",{class:"gp-side",hidden:!o,children:o})," ",u("span",{class:"gp-knob",hidden:!s,children:s})]}),u("td",{class:"\
gp-flow-cell",children:d}),u("td",{class:"gp-left",children:i}),u("td",{class:"gp-entropy",children:l}),u("td",{class:"gp-here-words",children:c}),u("td",{class:"\
gp-over",children:p})]})}function ov({log:e}){let t=o=>()=>{let s=e.current();return s?o(s):""},n=o=>me([o.distribution.vocab??0,...it(o).map(({kept:s})=>s)].map(
s=>L(s)).join(" → ")),r=o=>Br(it(o).map(s=>a("{name}: {words}",{name:s.name,words:bt(s)})));return u("thead",{children:u("tr",{children:[u("th",{scope:"col",children:a(
"processor")}),u("th",{scope:"col",children:a("the distribution after it")}),u("th",{scope:"col",children:u(J,{id:"processor",run:t(n),meaning:a("How many token\
s can still be chosen after this processor."),children:a("tokens left")})}),u("th",{scope:"col",children:u(J,{id:"entropy",run:t(o=>lh(o,e.unit)),meaning:a("The\
 uncertainty left after this processor. 1 bit means two equally probable tokens."),children:a("entropy")})}),u("th",{scope:"col",children:u(J,{id:"total-variati\
on",run:t(r),meaning:a("At the current token. Removed: how many tokens, and their probability just before it. Moved: the probability that went from some tokens \
to others (total variation distance)."),children:a("at this token")})}),u("th",{scope:"col",children:u(J,{id:"processor",formula:"",meaning:a("In how many steps\
 of the text so far it changed anything, and what it removed or moved in those steps on average."),children:a("over the text")})})]})})}var ac=10;function sv({log:e}){let[t]=K(()=>new ye({},vf)),[n,r]=K(!1),o=e.current(),{started:s}=e;if(!o||!s)return null;o.isPrompt||t.follow(e.lastOf(o));let i=it(
o),l=wt(o),c=ds(l,ac,o.chosen.token_id),p=dv(o,s),d=cv(o,i),h=av(o);return u(U,{children:[u("header",{class:"gp-head",children:[u("h2",{class:"gp-title",children:a(
"From the model to the choice")}),u("span",{class:"gp-note gp-where",children:u(Vn,{sentence:pv(o),values:{number:o.index+1,token:u(de,{text:o.chosen.text})}})})]}),
p&&u("p",{class:"gp-note gp-none",children:p}),u(iv,{isGiven:!!(o.isPrompt||o.given)}),o.beam&&i.length>0&&u("p",{class:"gp-note gp-beams-note",children:a("Beam\
 search: the shares here are of what is left after each processor, so they sum to 100%. The search itself adds up log-probabilities that are not renormalised af\
ter the processors.")}),u(Tf,{log:e,step:o,stages:i,effects:t.total,candidates:c,columns:d,isKnown:h}),i.length>0&&h&&u("div",{class:"gp-courses",children:[u("d\
iv",{class:"gp-courses-head",children:[u("h3",{class:"gp-courses-title",id:"gp-courses-title",children:a("The candidates on the way")}),u("span",{class:"gp-note",
children:a("Probability before the processors, after each, and after all; ▲ grew, ▼ shrank. The height of a bar is its square root.")}),l.length>ac&&u("butt\
on",{type:"button",class:"gp-button gp-all","aria-expanded":n,onClick:()=>r(!n),children:n?a("show {count} only",{count:ac}):a("show all {count}",{count:L(l.length)})})]}),
u("div",{class:"gp-courses-box",children:u(gf,{columns:[...d,uv(i)],candidates:[...n?l:c,...lv(o,l)],step:o})})]})]})}var Mf=ce(sv,e=>e.current()!==null),iv=({isGiven:e})=>u(
"div",{class:"gp-flow-legend gp-note",children:[u("span",{children:a("Each bar is the whole distribution, 100%.")}),u("span",{children:[u("i",{class:"gp-swatch \
gp-piece-chosen"}),"▶ ",u("span",{class:"gp-chosen-word",children:e?a("given"):a("chosen")})]}),u("span",{children:[u("i",{class:"gp-swatch gp-piece-kept"}),a(
"can be chosen")]}),u("span",{children:[u("i",{class:"gp-swatch gp-removing"}),a("✕ removed by this processor")]}),u("span",{children:[u("i",{class:"gp-swatch\
 gp-piece-others"}),a("all others")]})]}),av=({distribution:{candidates:e,stages:t}})=>e.every(({stage_logprobs:n})=>(n??[]).length===t.length),lv=({watched:e=[]},t)=>e.
filter(({token_id:n})=>t.every(r=>r.token_id!==n));function cv(e,t){let{name:n,meaning:r}=jn(e);return[{number:0,place:a("before"),name:n,tip:r,idle:!1,side:"be\
fore"},...t.map(o=>({number:o.number,place:String(o.number),name:o.name,idle:o.idle,side:null,tip:a("{number}. {name}: {effect} here. It {meaning}.",{number:o.number,
name:o.name,meaning:o.meaning,effect:bt(o)})}))]}var uv=({length:e})=>({number:e,place:a("after"),name:a("all processors"),tip:a("After all processors: the dist\
ribution from which the token was chosen."),idle:!1,side:"after"});function pv(e){return e.isPrompt?a("at prompt token {number}: {token} (given, not chosen)"):e.
given?a("at token {number}: {token} (given, not chosen)"):a("at token {number}: {token}")}function dv(e,{mode:t,processors:n}){if(e.distribution.stages.length)return"";
if(e.isPrompt)return a("The model’s own distribution: no logits processor takes part in reading the prompt.");let r=zn(e);if(!n?.length)return t==="custom"?a(
"Your own loop called no logits processor here."):r?a("DoLa’s contrast, untouched: no logits processor runs."):a("The model’s own distribution, untouched: no \
logits processor runs.");let o={processors:n.map(s=>et(s)[0]).join(", ")};return r?a("DoLa’s contrast, untouched here. Prepared, but not used by this loop: {pro\
cessors}.",o):a("The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",o)}function hv(e){let t=e>>>0;return()=>{t=t+1831565813>>>0;let n=Math.imul(t^t>>>15,t|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function fv(e,t){
let n=[...e];for(let r=n.length-1;r>0;r--){let o=Math.floor(t()*(r+1));[n[r],n[o]]=[n[o],n[r]]}return n}function Ef(e,t){let s=P=>e.querySelector(".gp-"+P),i=e.
querySelector("details"),[l,c,p,d]=["from","choices","reveal","next"].map(s),h=null,m=P=>[a("1st"),a("2nd"),a("3rd")][P]??"",f=()=>t.usesBeams&&!t.finished?[]:t.
allLines(),g=P=>ae(f()[P]?f()[P].last:null),w=P=>P.distribution.candidates.filter(({raw_rank:j})=>j).sort((j,Y)=>j.raw_rank-Y.raw_rank).slice(0,6);function b(P){
let j=Number(t.started.seed)%4294967296+7919*P.index+104729*P.sequence;return fv(w(P),hv(j))}let O=P=>w(P).length>1;function k(P){let j=t.current(),Y=j&&t.lastOf(
j),ne=Math.max(0,f().findIndex(ie=>ie.last===Y)),ue=g(ne),oe=ue.findIndex((ie,Pe)=>Pe>=P&&O(ie));if(oe<0){q(s("cannot"),ue.length>P?a("From there on the run has\
 recorded no candidates to pick from: raise top_candidates and run it again."):t.running?a("The run has not reached this token yet."):a("There is no token {numb\
er} in this text: choose an earlier one.",{number:P+1}));return}q(s("cannot"),""),h={line:ne,at:oe,step:null,picks:[],revealed:!1,results:[]},C()}function C(){let P=g(
h.line);for(;P[h.at]&&!O(P[h.at]);)h.at+=1;if(Object.assign(h,{step:P[h.at]||null,picks:[],revealed:!1}),!h.step&&!t.running){M();return}x(),h.step&&t.selectStep(
h.step.before),N(()=>c.querySelector("button"))}function x(){t.hide(h&&i.open?h.at+(h.revealed?1:0):null)}function D(P){let{picks:j}=h;j.includes(P)?j.splice(j.
indexOf(P),1):j.length<3&&j.push(P),B()}function R(){let{step:P,picks:j}=h,Y=w(P),ne=Y.find(({token_id:ue})=>ue===j[0]);h.revealed=!0,document.dispatchEvent(new CustomEvent(
"gp-predicted",{detail:{sequence:P.sequence,index:P.index,token:j[0]}})),h.results.push({step:P,first:ne,share:Math.exp(ne.raw_logprob-Y[0].raw_logprob),hit:j.includes(
P.chosen.token_id)}),x(),t.selectStep(P),N(()=>d)}function T(){if(h.results.length>=10){M();return}h.at+=1,C()}function M(){let{results:P,line:j}=h,Y=h.at+(h.revealed?
1:0);h=null,x(),l.value=g(j).slice(Y).some(O)?Y+1:1,z(P),N(()=>s("begin"))}function N(P){let j=e.contains(document.activeElement);H(),j&&P()&&P().focus({preventScroll:!0})}
let W=({piece:P,chosen:j,text:Y})=>P??(j?j.text:Y);function y(){let P=ae(h.step?h.step.before:g(h.line).at(-1)||null),j=[...t.prefix,...P].map(W).join(""),Y=_("\
span","gp-gap","?",{"aria-label":a("the hidden token")});h.revealed&&Y.replaceChildren(_e(h.step.chosen.text));let ne=s("so-far");ne.replaceChildren(j,Y),ne.scrollTop=
ne.scrollHeight}function S(){c.replaceChildren(...(h.step&&!h.revealed?b(h.step):[]).map(({token_id:P,text:j})=>{let Y=_("button","gp-button gp-choice",null,{type:"\
button","aria-pressed":"false","data-token":P});return Y.append(_("span","gp-order"),_e(j)),Y.addEventListener("click",()=>D(P)),Y})),B()}function B(){for(let P of c.
children){let j=h.picks.indexOf(Number(P.dataset.token));P.setAttribute("aria-pressed",String(j>=0)),P.disabled=j<0&&h.picks.length>=3,q(P.querySelector(".gp-or\
der"),m(j))}p.disabled=!h.picks.length}function E(){if(s("answer").hidden=!h.revealed,!h.revealed)return;let{step:P,picks:j}=h,{share:Y,hit:ne}=h.results.at(-1),
ue=w(P),oe=P.chosen.token_id,ie=ue.some(({token_id:Oe})=>Oe===oe)?ue:[...ue,P.chosen];s("truth").tBodies[0].replaceChildren(...ie.map(Oe=>{let xt=_("tr",Oe.token_id===
oe?"gp-taken":""),Xn=_("th","",null,{scope:"row"});Oe.token_id===oe&&Xn.append(_("span","","▶ "),_("span","gp-hidden",`${a("chosen:")} `)),Xn.append(_e(Oe.text));
let vc=_("div","gp-share"),xc=_("i");xc.style.width=`${(45*V(Oe.raw_logprob)).toFixed(2)}%`,vc.append(xc,I(V(Oe.raw_logprob)));let Sc=_("td");Sc.append(vc);let Vf=j.
indexOf(Oe.token_id);return xt.append(Xn,_("td","",m(Vf)),Sc,_("td","",I(V(Oe.logprob))),_("td","",Oe.raw_rank?L(Oe.raw_rank):"–")),xt}));let vt=s("took");vt.
replaceChildren(...$e(ne?a("It wrote “{token}”. You had it."):a("It wrote “{token}”. You did not pick it."),{token:_e(P.chosen.text,"gp-strong")})," "),
vt.append(Y===1?a("Your first pick is the token that the model found likeliest."):a("Your first pick has {share} of the probability of the likeliest token.",{share:I(
Y)}))}let v=P=>P.reduce((j,{share:Y})=>j+Y,0)/P.length,$=P=>P.filter(({hit:j})=>j).length;function H(){if(s("before").hidden=!!h,s("round").hidden=!h,!h)return;
s("sum").hidden=!0;let{results:P,revealed:j,step:Y}=h,ue={number:P.length+(j?0:1),steps:10,token:Y&&Y.index+1};q(s("progress"),Y?j?a("{number} of {steps}: token\
 {token}.",ue):a("{number} of {steps}: what comes next? Pick up to three, your best guess first.",ue):a("Waiting for the next token of the run.")),q(s("score"),
P.length?a("So far: your first picks are {share} as likely as the top token; the run’s token was among your picks in {hits} of {count}.",{share:I(v(P)),hits:$(
P),count:P.length}):""),p.hidden=j||!Y,d.hidden=!j,q(d,P.length>=10?a("Show the score"):a("Next token")),y(),S(),E()}function z(P){let j=s("sum");if(j.hidden=!1,
j.replaceChildren(_("h3","",a("The round is over"))),!P.length){j.append(_("p","",a("No token was revealed, so there is no score.")));return}let Y=(...oe)=>{let ie=_(
"p");ie.append(...oe),j.append(ie)};Y(...$e(a("{share}: how likely your first picks were, on average, compared with the likeliest token."),{share:_("b","",I(v(P)))}));
let ne=_("b","",a("{hits} of {count}",{hits:$(P),count:P.length}));Y(...$e(a("{steps}: steps in which the run’s token was among your picks ({share})."),{steps:ne,
share:I($(P)/P.length)}));let ue=[...P].sort((oe,ie)=>oe.share-ie.share||ie.step.distribution.entropy_before-oe.step.distribution.entropy_before);for(let[oe,{step:ie,
first:Pe,share:vt}]of[[a("Hardest:"),ue[0]],[a("Easiest:"),ue.at(-1)]])Y(_("b","",oe)," ",...$e(a("token {number}, “{token}”; your “{pick}” had {share} of the l\
ikeliest token’s probability, and the entropy was {entropy}."),{number:String(ie.index+1),token:_e(ie.chosen.text),pick:_e(Pe.text),share:I(vt),entropy:le(ie.
distribution.entropy_before,t.unit)}))}return s("begin").addEventListener("click",()=>k(Math.max(1,Math.floor(Number(l.value))||1)-1)),s("from-here").addEventListener(
"click",()=>{let P=t.current();l.value=P&&!P.isPrompt?P.index+1:1}),p.addEventListener("click",R),d.addEventListener("click",T),s("end").addEventListener("click",
M),i.addEventListener("toggle",x),P=>{e.hidden=!t.started,P.run&&(h=null,l.value=1,s("sum").hidden=!0,q(s("cannot"),""),H()),q(s("begin"),s("sum").hidden?a("Sta\
rt a round"):a("Another round")),h&&!h.step&&(P.steps||P.status)&&C()}}var Lf=12,uc=e=>e.reduce((t,n)=>n.probability>t.probability?n:t),pc=e=>e?.reranked?.find(({token_id:t})=>t===e.chosen.token_id);function mv(e,{reranked:t,chosen:n}){
if(!t)return e;let r=uc(t).token_id!==n.token_id;return{steps:e.steps+1,differed:e.differed+Number(r)}}function gv({log:e}){let[t]=K(()=>new ye({steps:0,differed:0},
mv)),n=e.current();if(!n?.reranked)return null;t.follow(e.lastOf(n));let{steps:r,differed:o}=t.total,s=bv(n),i=n.reranked.length-s.length;return u(U,{children:[
u("header",{class:"gp-head",children:[u("h2",{class:"gp-title",children:a("Contrastive search")}),u("span",{class:"gp-note gp-where",children:a("at token {numbe\
r}",{number:n.index+1})})]}),u(wv,{chosen:pc(n),best:uc(n.reranked)}),u("div",{class:"gp-weighed-box",children:u("table",{class:"gp-weighed",children:[u(yv,{log:e}),
u("tbody",{children:u(kv,{step:n,shown:s,best:uc(n.reranked)})})]})}),i>0&&u("p",{class:"gp-note gp-more",children:A(i,"and {count} less probable one, which was\
 weighed too","and {count} less probable ones, which were weighed too")}),u("p",{class:"gp-note gp-tally",children:A(r,"Along the text: a token other than the m\
ost probable one won in {differed} of {count} step ({share}).","Along the text: a token other than the most probable one won in {differed} of {count} steps ({sh\
are}).",{differed:L(o),share:I(o/r)})})]})}var Pf=ce(gv,e=>!!e.current()?.reranked?.length);function bv(e){let t=(e.reranked??[]).slice(0,Lf),n=pc(e);return n&&
!t.includes(n)&&(t[Lf-1]=n),t}function wv({chosen:e,best:t}){if(!e)return u("p",{class:"gp-verdict"});let n=({text:s})=>u(de,{text:s,class:"gp-strong"}),r={token:n(
e),score:F(e.score),other:n(t),share:I(t.probability),penalty:F(t.penalty),lower:F(t.score)},o=e===t?a("{token} won: the most probable token has the highest sco\
re too ({score})."):a("{token} won with a score of {score}. Greedy search would have chosen {other} ({share}), but its penalty of {penalty} leaves it a score of\
 {lower}.");return u("p",{class:"gp-verdict",children:u(Vn,{sentence:o,values:r})})}function yv({log:e}){let t=e.started?.effective.penalty_alpha,n=typeof t=="n\
umber",r=i=>()=>{let l=pc(e.current());return l?a("{name}: {words}.",{name:G(l.text),words:i(l)}):""},o=({probability:i,penalty:l,score:c})=>n?`(1 − ${t}) · ${F(
i)} − ${t} · ${F(l)} = ${F(c)}`:F(c),s=n?a("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number(
(1-t).toFixed(4)),alpha:t}):a("(1 - penalty_alpha) × probability - penalty_alpha × penalty. The highest score is chosen.");return u("thead",{children:u("tr",{
children:[u("th",{scope:"col",children:a("candidate")}),u("th",{scope:"col",children:u(J,{id:"probability",run:r(({probability:i})=>I(i)),meaning:a("How probabl\
e the model finds the token, after the processors."),children:a("probability")})}),u("th",{scope:"col",children:u(J,{id:"degeneration-penalty",run:r(({penalty:i})=>F(
i)),formula:"max cos(h, hᵢ)",meaning:a("The degeneration penalty: how much the text would repeat itself with this token. It is the largest cosine similarity b\
etween the token’s hidden state and those of the text so far, from -1 to 1."),children:a("penalty")})}),u("th",{scope:"col",children:u(J,{class:"gp-score-head",
id:"degeneration-penalty",run:r(o),meaning:s,children:a("score")})})]})})}function kv({step:e,shown:t,best:n}){let r=lc(t.map(({probability:i})=>i)),o=lc(t.map(
({penalty:i})=>i)),s=lc(t.map(({score:i})=>i??0));return u(U,{children:t.map(i=>{let l=i.token_id===e.chosen.token_id;return u("tr",{class:l?"gp-winner":"",children:[
u("th",{scope:"row",children:[u("span",{class:"gp-sign",children:l?"▶":""}),u(de,{class:"gp-word",text:i.text}),i===n&&!l&&u("span",{class:"gp-tag",children:a(
"most probable")})]}),u(cc,{ends:r,bar:i.probability,words:I(i.probability)}),u(cc,{ends:o,bar:i.penalty,words:F(i.penalty)}),u(cc,{ends:s,mark:i.score,words:F(
i.score)})]},i.token_id)})})}function lc(e){let[t,n]=[Math.min(0,...e),Math.max(0,...e)];return n>t?[t,n]:[0,1]}function cc({ends:[e,t],bar:n,mark:r,words:o}){let s=c=>(c-
e)/(t-e)*100,i=n===void 0?c=>4+s(c)*.92:s,l=n===void 0?{left:`${i(r??0)}%`}:{left:`${Math.min(i(0),i(n))}%`,width:`${Math.abs(i(n)-i(0))}%`};return u("td",{children:u(
"div",{class:"gp-cell",children:[u("span",{class:"gp-balance","aria-hidden":"true",children:[u("i",{class:"gp-part",hidden:n===void 0&&(r??null)===null,style:l}),
u("i",{class:"gp-zero",style:{left:`${i(0)}%`}})]}),u("span",{class:"gp-amount",children:o})]})})}function _v({log:e,changes:t}){let n=X(null),[r,o]=K("candidates"),[s,i]=K(!1),l=X(null),c=ke(t);e.isFromElsewhere&&l.current!==e.started?i(!0):c.selection&&e.selected&&
i(!1),l.current=e.isFromElsewhere?e.started:null;let p=vv(e);p.includes(r)||o("candidates"),Q(()=>{let h=n.current?.closest(".token-panel");h&&(h.dataset.shows=
r,h.toggleAttribute("data-folded",s))},[r,s]);let d=h=>{o(h),i(!1)};return u(U,{children:[u("div",{class:"gp-where",ref:n,children:[u(xv,{log:e}),u("button",{type:"\
button",class:"gp-step gp-fold","aria-expanded":!s,"aria-label":a("Candidates, processors and curves"),onClick:()=>i(!s),children:s?"▴":"▾"})]}),u(Tv,{pictures:p,
shows:r,choose:d})]})}var Rf=ce(_v);function vv(e){let t=e.canAsk&&!e.recorded,n=["candidates"];return e.isFromElsewhere||n.push("processors"),n.push("curve","i\
n_words"),t&&!e.hasReadMedia&&n.push("logit_lens"),t&&e.looksAtMedia&&n.push("cross_attention"),n}function xv({log:e}){let t=e.current(),n=t&&e.lineOf(t),r=!t||
(t.isPrompt?!t.before:t.index===0&&!e.promptSteps.length);return u(U,{children:[u("button",{type:"button",class:"gp-step gp-back","aria-label":a("The previous t\
oken"),disabled:r,onClick:()=>e.walk(-1),children:"◀"}),u("h2",{class:"gp-place",children:u("span",{class:"gp-place-words","aria-live":e.selected?"polite":"of\
f",children:t?u(U,{children:[u(de,{class:"gp-here",text:t.chosen.text}),u("span",{children:` ${Sv(e,t)}`})]}):a("No token yet")})}),u("button",{type:"button",class:"\
gp-step gp-on","aria-label":a("The next token"),disabled:!n||n.last===t,onClick:()=>e.walk(1),children:"▶"}),u("button",{type:"button",class:"gp-step gp-newes\
t",hidden:!t||!e.selected||!e.running,onClick:()=>e.selectStep(null),children:a("newest")})]})}function Sv(e,t){let n=e.lineOf(t),r=t.isPrompt?e.started?.prompt_tokens.
length:ae(n?n.last:t).length,o={number:L(t.index+1),count:L(r??0),line:n?.label??""};if(t.isPrompt)return a("prompt token {number} of {count}",o);let s=e.lines().
length>1&&o.line;return e.selected?s?a("token {number} of {count} of {line}",o):a("token {number} of {count}",o):s?a("newest token {number} of {count} of {line}",
o):a("newest token {number} of {count}",o)}function Tv({pictures:e,shows:t,choose:n}){let r=X(null),o=s=>{let i={ArrowRight:1,ArrowLeft:-1}[s.key];if(!i)return;
s.preventDefault();let l=e[(e.indexOf(t)+i+e.length)%e.length];n(l),r.current?.querySelector(`[data-shows="${l}"]`)?.focus()};return u("div",{class:"gp-tabs",role:"\
tablist","aria-label":a("What to show of this token"),ref:r,onKeyDown:o,children:e.map(s=>u("button",{type:"button",role:"tab","data-shows":s,"aria-selected":s===
t,tabIndex:s===t?0:-1,onClick:()=>n(s),children:Mv(s)},s))})}function Mv(e){return e==="candidates"?a("Candidates"):e==="processors"?a("Processors"):e==="curve"?
a("Curves"):e==="in_words"?a("In words"):e==="logit_lens"?a("Layers"):a("Attention")}var hc={};ee(hc,{tokenCard:()=>qr});var dc={};ee(dc,{Card:()=>Wr});var Of=9,Fr=8,Wr=class{constructor(t,n,r){this.list=n;this.options=r;let{selector:o='[role="button"]',comesByFocus:s=()=>!0}=r;this.box.hidden=!0,t.append(this.
box),n.addEventListener("pointermove",i=>{if(i.pointerType==="touch")return;let l=i.target.closest(o);l?l!==this.owner&&l!==this.dismissed&&!this.show(l,i)&&this.
unpoint():this.unpoint()}),n.addEventListener("pointerleave",()=>{this.dismissed=null,this.unpoint()}),n.addEventListener("focusin",({target:i})=>{i instanceof HTMLElement&&
i.matches(`${o}:focus-visible`)&&s(i)&&this.show(i)}),n.addEventListener("focusout",({target:i})=>{i===this.owner&&!this.pointed&&this.hide()})}list;options;box=_(
"div","gp-card",null,{popover:"manual","aria-hidden":"true"});owner=null;pointed=null;dismissed=null;show(t,n=null){let r=this.options.content(t);return r===null?
!1:(this.owner=t,this.pointed=n,this.dismissed=null,Xe(r,this.box),this.box.hidden&&(this.box.hidden=!1,this.box.showPopover(),document.addEventListener("keydow\
n",this.close,!0),document.addEventListener("scroll",this.follow,{capture:!0,passive:!0})),this.place(),!0)}hide(){this.owner&&(this.owner=null,this.box.hidden=
!0,this.box.isConnected&&this.box.hidePopover(),document.removeEventListener("keydown",this.close,!0),document.removeEventListener("scroll",this.follow,{capture:!0}))}dismiss(){
this.dismissed=this.owner,this.hide()}refresh(t=!1){this.owner&&(this.owner.isConnected?t&&this.show(this.owner,this.pointed):this.hide())}unpoint(){this.pointed&&
this.hide()}close=t=>{t.key==="Escape"&&(t.stopPropagation(),this.dismiss())};follow=()=>{let t=this.pointed&&document.elementFromPoint(this.pointed.clientX,this.
pointed.clientY);!this.owner?.isConnected||this.pointed&&!this.owner.contains(t)?this.hide():this.place()};place(){if(!this.owner)return;let t=(this.owner.querySelector(
".gp-ink")??this.owner).getClientRects()[0],n=this.list.getBoundingClientRect();if(!t||t.bottom<n.top||t.top>n.bottom)return this.hide();let{offsetWidth:r,offsetHeight:o,
style:s}=this.box,{clientWidth:i,clientHeight:l}=document.documentElement,c=t.bottom+Of,p=c+o+Fr<=l?c:t.top-o-Of,d=Math.min(t.left,i-r-Fr,Math.max(n.left,n.right-
r));s.left=`${Math.max(Fr,d)}px`,s.top=`${Math.max(Fr,Math.min(p,l-o-Fr))}px`}};var Ev=5;function qr(e,t,n,r,o={}){let s=i=>{let l=r(i);return l?u(Lv,{entry:l,unit:n.unit}):null};return new Wr(e,t,{content:s,...o})}function Lv({entry:{id:e,
text:t,where:n,step:r,why:o},unit:s}){return u(U,{children:[u("div",{class:"gp-card-head",children:[u(de,{class:"gp-card-word",text:t}),u("span",{children:e<0?n:
a("{where}, id {id}",{where:n,id:e})})]}),u("dl",{class:"gp-card-facts",children:[o&&u("dd",{class:"gp-card-why",children:o}),r&&Pv(r,s).map(([i,l])=>u(U,{children:[
u("dt",{children:i}),u("dd",{children:l})]},i))]}),r&&u(Ov,{step:r}),r&&r.distribution.stages.length>0&&u("div",{class:"gp-card-key",children:[u("i",{class:"gp-\
card-after"}),`${a("after the processors")} `,u("i",{class:"gp-card-before"}),a("before them")]})]})}function Pv(e,t){let{chosen:n,distribution:r}=e,o=He(e),[s,
i]=[I(o.probability),I(o.rawProbability)],l=[];Te(e)?l.push([a("Probability, according to the server"),i]):r.stages.length||n.logprob!==n.raw_logprob?(l.push([a(
"Probability after the processors"),n.logprob===null?xr(n):s]),l.push([a("before the processors"),i])):l.push([a("Probability (no processor ran)"),i]);let{rank:c,
raw_rank:p}=n,d=[c&&a("{rank} after",{rank:L(c)}),p&&a("{rank} before",{rank:L(p)})].filter(Boolean);if(d.length){let{vocab:h}=r;l.push([h===null?a("Rank"):a("R\
ank of {count}",{count:L(h)}),c&&c===p?L(c):d.join(", ")])}return[...l,[a("Surprisal"),le(o.surprisal,t)]]}function Rv({chosen:e,distribution:t}){let n=s=>({candidate:s,
after:V(s.logprob),before:V(s.raw_logprob),isChosen:s.token_id===e.token_id}),r=t.candidates.map(n);r.sort((s,i)=>Math.max(i.after,i.before)-Math.max(s.after,s.
before));let o=r.slice(0,Ev);return o.some(({isChosen:s})=>s)?o:[...o,n(e)]}function Ov({step:e}){let t=Rv(e),n=Math.max(...t.flatMap(({after:o,before:s})=>[o,s]),
1e-9),r=o=>({width:`${o/n*100}%`});return u("ol",{class:"gp-card-rivals",children:t.map(({candidate:o,after:s,before:i,isChosen:l})=>{let c=o.logprob===null&&!Te(
e);return u("li",{class:[l&&"gp-card-chosen",c&&"gp-card-removed"].filter(Boolean).join(" "),children:[u("span",{class:"gp-card-sign",children:l?"▶":c?"✕":""}),
u(de,{class:"gp-card-word",text:o.text}),u("span",{class:"gp-card-tracks",children:[c?u("small",{children:xr(o)}):u("i",{class:"gp-card-after",style:r(s)}),u("i",
{class:"gp-card-before",style:r(i)})]}),u("span",{class:"gp-card-value",children:I(c?i:s)})]},o.token_id)})})}function Cv(e,{piece:t}){let n=e?e.kind==="message"?a("words of {role}",{role:e.role??""}):e.kind==="generation"?a("generation prompt: the answer begins here"):
a("written by the template"):a("of unknown origin");return t===null?a("special token, {whose}",{whose:n}):n}function Av(e,t){let n=new Set(t.flatMap(({start:o,stop:s})=>[
o,s])),r=[];return e.forEach((o,s)=>{let i=t.find(({start:h,stop:m})=>h<=s&&s<m)??null;(!s||n.has(s))&&r.push({part:i,groups:[]});let{groups:l}=r[r.length-1],c={
token:o,index:s,words:Cv(i,o)},p=l.at(-1),d=p?.at(-1);p&&d&&St(d.token)&&o.piece!==null?p.push(c):l.push([c])}),r}function Cf({log:e,tokens:t,parts:n}){let r=X(
null),[o,s]=K(0),i=Av(t,n),l=X([]);l.current=i.flatMap(({groups:f})=>f.flat());let c=X(null);Nt(()=>{let f=r.current?.closest(".gp-pane");!f||!r.current||(c.current=
qr(f,r.current,e,g=>{let{token:w,index:b,words:O}=l.current[Number(g.dataset.index)],k=a("prompt token {number}",{number:b+1});return{id:w.token_id,text:w.text,
where:k,step:null,why:O}}))},[]),Nt(()=>c.current?.hide(),[t,n]);let p=()=>[...r.current?.querySelectorAll(".gp-token")??[]],d=f=>{f&&(s(Number(f.dataset.index)),
f.focus({preventScroll:!0}),f.scrollIntoView({block:"nearest"}),c.current?.show(f))},h=({target:f})=>f.closest(".gp-token"),m=f=>{let g=h(f);if(!g||f.ctrlKey||f.
metaKey||f.altKey)return;let w=p(),b=w.indexOf(g),k={ArrowRight:()=>w[b+1],ArrowLeft:()=>w[b-1],Home:()=>w[0],End:()=>w.at(-1),ArrowDown:()=>at(w,b,1),ArrowUp:()=>at(
w,b,-1),Enter:()=>g," ":()=>g}[f.key];k&&(f.preventDefault(),d(k()))};return u("div",{class:"gp-rendered",role:"group","aria-label":a("Tokens of the prompt as t\
he template wrote it. Arrow keys move."),dir:"auto",ref:r,onClick:f=>d(h(f)),onKeyDown:m,children:i.map(({part:f,groups:g},w)=>u("span",{class:"gp-part","data-k\
ind":f?.kind,children:[f?.kind==="message"&&u("span",{class:"gp-role",children:f.role}),f?.kind==="generation"&&u("span",{class:"gp-role",children:a("the answer\
 begins")}),g.map(b=>{let O=b.map(k=>u(Nv,{...k,isReached:k.index===Math.min(o,t.length-1)},k.index));return St(b[0].token)?u("span",{class:"gp-bytes",children:O},
b[0].index):O})]},w))})}var Nv=({token:e,index:t,words:n,isReached:r})=>u("span",{class:"gp-token",role:"button",tabIndex:r?0:-1,"data-index":t,"aria-label":a("\
prompt token {number}: {token}, {words}",{number:t+1,token:G(e.text),words:n}),ref:an(e)});var Af=({messages:e,template:t})=>JSON.stringify([e,t||null]);function Nf(e){let{started:t,written:n}=e,r=t?.request.messages,o=t&&r&&n&&t.model===n.model&&Af(t.
request)===Af(n);if(n&&!o)return{...n,ran:!1};if(e.isFromElsewhere||!t||!r?.length)return null;let{model:s,prompt_tokens:i,parts:l}=t;return{model:s,messages:r,
tokens:i,parts:l??[],ran:!0}}function $v({log:e}){let t=Nf(e),n=t&&JSON.stringify([t.model,t.messages,t.parts,t.problem,t.ran,t.tokens]),r=Object.hasOwn(e.answers,
"without");return Ee(()=>t?u(Hv,{log:e,shown:t,canTry:r}):null,[n,r])}var $f=ce($v,e=>Nf(e)!==null);function Hv({log:e,shown:t,canTry:n}){let{model:r,problem:o,
ran:s,tokens:i,parts:l}=t,c=o?"":Wv(t);return u(U,{children:[u("header",{class:"gp-head",children:[u("h2",{class:"gp-title",children:a("Chat template")}),u("spa\
n",{class:"gp-note gp-which",children:s?a("of {model}, as this run read it",{model:r}):a("of {model}, as written now: not run yet",{model:r})}),u("div",{class:"\
gp-tools",children:u("button",{type:"button",class:"gp-button gp-try",hidden:!n||!!o,onClick:()=>e.ask({type:"without"}),children:a("What changes without it?")})})]}),
o&&u("p",{class:"gp-refusal",role:t.away?"note":"alert","data-kind":t.away?"info":"error",children:a(o)}),u("div",{class:"gp-two",children:[u("div",{class:"gp-s\
ide",children:[u("h3",{children:a("Messages")}),u(Iv,{...t})]}),u("div",{class:"gp-side gp-made",hidden:!!o,children:[u("h3",{children:a("The prompt that the mo\
del reads")}),u(Cf,{log:e,tokens:i,parts:l}),u(Bv,{hasGeneration:l.some(({kind:p})=>p==="generation")})]})]}),u("p",{class:"gp-note gp-template-words",children:o?
"":Fv(t)}),c&&u("p",{class:"gp-note gp-warn",children:c})]})}function Iv({messages:e,parts:t,problem:n}){let r=new Set(t.filter(({kind:o})=>o==="message").map(({
message:o})=>o));return u("ol",{class:"gp-said",tabIndex:0,"aria-label":a("Messages"),children:e.map(({role:o,content:s},i)=>u("li",{"data-role":o,children:[u("\
span",{class:"gp-role",children:o}),u("p",{children:s}),!n&&r.size>0&&!r.has(i)&&s.trim()&&u("p",{class:"gp-dropped",children:a("✕ The template leaves this mess\
age out.")})]},i))})}var Bv=({hasGeneration:e})=>u("p",{class:"gp-key gp-note",children:[u("span",{children:[u("i",{class:"gp-swatch","data-kind":"message"}),a(
"words of a message, under its role")]}),u("span",{children:[u("i",{class:"gp-swatch","data-kind":"template"}),a("written by the template")]}),u("span",{class:"\
gp-generation-key",hidden:!e,children:[u("i",{class:"gp-swatch","data-kind":"generation"}),u("span",{tabIndex:0,"data-tip":a("What the template writes last when\
 asked to (add_generation_prompt): the beginning of the assistant’s turn, so that the model answers."),children:a("generation prompt")})]}),u("span",{children:[
u("b",{class:"gp-pill",children:a("token")}),a("special")]})]});function Fv({tokens:e,parts:t}){let n=p=>t.filter(({kind:d})=>d===p).reduce((d,{start:h,stop:m})=>d+
m-h,0),[r,o,s]=["message","template","generation"].map(n),i={words:L(r),around:L(o),begin:L(s)},l=r||o?A(e.length,"{count} token: {words} for the words of the m\
essages, {around} around them, {begin} to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the \
answer.",i):s?A(e.length,"{count} token: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",
"{count} tokens: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",i):A(e.length,"{count} \
token: this template changes the words, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens i\
s unknown."),c=e.filter(({piece:p})=>p===null).length;return`${l} ${A(c,"{count} is special.","{count} are special.")}`}function Wv({tokens:e,parts:t}){let n=t.
filter(({kind:o})=>o==="message").flatMap(({start:o,stop:s})=>e.slice(o,s)).filter(({piece:o})=>o===null),r=[...new Set(n.map(({text:o})=>G(o)))];return r.length?
a("A message contains {tokens}: written like a special token, it is read as one, as if the template had written it.",{tokens:r.join(", ")}):""}var Ps=class{constructor(t,n,r){this.drawn=n;this.moved=r;this.along=new ye(Jr(t),(o,s)=>Qr(o,s.chosen.text,s.piece===null,t))}drawn;moved;along;boxes=[];goesOn=!1;rowsFor(t){
let n=this.along.total.spans.length;this.along.follow(t);let{since:r,place:o,spans:s}=this.along.total,i=this.boxes.at(-1);if(r!==null&&r<o)return(!i||i.since!==
r)&&(i=this.open(r)),i.rows;let l=s.length>n?s.at(-1):null;return l&&i&&i.since===l.start&&i.stop===null&&this.close(i,l.stop),this.drawn.rows}keepable(t){let{since:n}=this.
along.totals[t],r=this.boxes.find(o=>o.since===n);return n!==null&&r&&r.stop!==null?Math.min(t,r.stop):t}cut(t){let{drawn:n}=this;for(;n.tokens.length>t;){let i=n.
tokens.at(-1),l=this.boxOf(i);Ft({rows:l?l.rows:n.rows,tokens:n.tokens},n.tokens.length-1),l&&!l.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:r,steps:o}=this.along;o.length=t,r.length=t+1;let s=this.boxes.at(-1);s&&this.along.total.since===s.since&&Object.assign(s,{stop:null,ended:!1})}boxOf(t){
let n=t?.closest(".gp-reasoning");return n?this.boxes.find(r=>r.element===n):void 0}reveal(t){let n=this.boxOf(t);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(t){this.goesOn=t;for(let n of this.boxes){let r=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,q(n.chip,`${r?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!r)),n.element.classList.toggle("gp-folded",r)}}words({count:t,stop:n,ended:r}){return r?A(
t,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?A(t,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):A(t,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(t){return t.wish??t.ended}open(t){let n=_("span","gp-reasoning"),r=_("butto\
n","gp-reasoning-chip",null,{type:"button",title:a("The model’s reasoning before its answer. Click to fold or unfold it.")}),o=_("span","gp-reasoned");n.append(
r,o);let s=new kt(o,this.drawn.rows),i={element:n,chip:r,rows:s,since:t,stop:null,ended:!1,count:0,wish:null};return r.addEventListener("click",()=>{i.wish=!this.
isFolded(i),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(i),i}close(t,n){let{tokens:r,rows:o}=this.drawn,s=r.slice(n);Ft({rows:t.
rows,tokens:r},n),Object.assign(t,{stop:n,ended:(this.along.total.spans.at(-1)?.end??null)!==null}),t.rows.holder.hasChildNodes()||(o.removeLast(),this.boxes.pop());
for(let i of s)o.append(i);r.push(...s)}};var fc=e=>!!e.started?.request.only_given;function mc(e,{index:t,isPrompt:n,isStart:r}){if(r)return a("decoder start token");let o={number:t+1};return n?e.readsSource?
a("source token {number}",o):a("prompt token {number}",o):a("token {number}",o)}function gc(e,{index:t,isStart:n}){return n?a("every target begins with it: not \
chosen"):e.readsSource?a("the encoder reads it: it has no probability"):e.isFromElsewhere?a("its probability is not known"):t===0?a("nothing comes before it: it\
 has no probability"):e.started?.request.read_prompt&&!e.finished&&!e.failed?a("its probability is read when the text ends"):a("its probability was not read")}function bc(e,t){
return[...t.given&&!fc(e)?[a("given, not chosen")]:[],...Kc(t)]}function Hf(e,t){let{step:n}=t,r=n?[...Ll(n,e.unit),...bc(e,n)]:[gc(e,t)];return[mc(e,t),...r].join(
", ")}function If(e){if(e.running||!e.started)return[];let t=({piece:r})=>r??"",n=e.prefix.map(t).join("");return e.lines().map(({label:r,last:o,untold:s})=>{let i=n+
ae(o).map(t).join("")+(s??"");return r?a("{name}: {meaning}",{name:r,meaning:i}):i})}var qv=200,Dr=class{constructor(t,n,r){this.text=t;this.rows=new kt(n,r?.rows)}text;rows;tokens=[];write(t,n,r){for(let{item:o,start:s,end:i}of n)s===i&&this.rows.
append(Yl(o,0));t.forEach((o,s)=>{let i=n.find(({start:l,end:c})=>l<=s&&s<c);i?s===i.start&&this.rows.append(Yl(i.item,i.end-i.start)):this.append({token:o,index:s,
isPrompt:!0,step:null,isStart:r})})}append(t,n=this.rows){let r=this.tokens.at(-1),o=r&&this.text.entries.get(r)?.token;vr({rows:n,tokens:this.tokens},this.text.
newToken(t),t.token,o)}},Rs=class extends Dr{steps=[];folds;constructor(t,n){super(t,n,t.begun??t.prompt);let r=t.log.started?.reasoning;this.folds=r?new Ps(r,this,
()=>t.dissolve()):null}follow(t){let{folds:n,steps:r}=this,o=to(r,t),s=n?n.keepable(o.keep):o.keep,i=[...r.slice(s,o.keep),...o.added];n?n.cut(s):Ft(this,s),r.length=
s;for(let l of i){let c={...l.chosen,piece:l.piece};this.append({token:c,index:l.index,isPrompt:!1,step:l},n?.rowsFor(l)),r.push(l)}n?.draw(this.text.log.running)}},
Os=class{constructor(t){this.log=t}log;entries=new WeakMap;shade="uncertainty";prompt=null;begun=null;lines=[];marked=null;resettle;get paragraphs(){return[this.
prompt,this.begun,...this.lines].filter(t=>t!==null)}get tokens(){return this.paragraphs.flatMap(({tokens:t})=>t)}get rows(){return[...this.lines.flatMap(({folds:n})=>n?.
boxes.map(({rows:r})=>r)??[]),...this.paragraphs.map(({rows:n})=>n)]}stepOf(t){return this.entries.get(t)?.step}elementOf(t){return t.isPrompt?this.prompt?.tokens[t.
index]:this.lines.find(({steps:n})=>n[t.index]===t)?.tokens[t.index]}tokenAt({target:t}){let n=t instanceof Element?t.closest('[role="button"]'):null;return n&&
this.entries.has(n)?n:null}newToken(t){let{token:n,step:r,isPrompt:o}=t,i=_("span",o?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-presse\
d":"false"});return sn(i,n),r?.draft&&r.draft.origin!=="none"&&(i.dataset.draft=r.draft.origin),r?.given&&(i.dataset.given=""),this.entries.set(i,t),this.describe(
i,t),this.shadeToken(i,r),i}describe(t,n){t.setAttribute("aria-description",Hf(this.log,n))}shadeToken(t,n){let r=n&&t.querySelector(".gp-ink");r&&(kr(r,this.shade,
He(n)),t.dataset.shaded="")}readPrompt(){for(let t of this.log.promptSteps){let n=this.prompt?.tokens[t.index],r=n&&this.entries.get(n);r&&(r.step=t,this.describe(
n,r),this.shadeToken(n,t))}}describeAll(t=this.tokens){for(let n of t){let r=this.entries.get(n);r&&this.describe(n,r)}}shadeAll(){for(let t of this.tokens)this.
shadeToken(t,this.stepOf(t)??null)}mark(){let{log:t,marked:n}=this,r=t.current(),o=r?this.elementOf(r):void 0;n&&n!==o&&(n.classList.remove("gp-current"),n.ariaPressed=
"false",n.tabIndex=-1),this.marked=o??null,o&&(t.selected&&!t.suggested&&this.reveal(o),o.classList.add("gp-current"),o.ariaPressed=String(t.selected===r),o.tabIndex=
0)}reveal(t){for(let{folds:n}of this.lines)n?.reveal(t)}settle(){for(let t of this.rows)t.settle()}dissolve(){for(let t of this.rows)t.dissolve();clearTimeout(this.
resettle),this.resettle=setTimeout(()=>this.settle(),qv)}};var Cs=class{constructor(t,n,r){this.drawn=t;this.box=n;new ResizeObserver(()=>this.laidOut()).observe(r),new ResizeObserver(()=>this.resized()).observe(n),n.addEventListener(
"scroll",()=>this.scrolled(),{passive:!0})}drawn;box;atEnd=!0;followed=!1;width=0;begin(){this.atEnd=!0,this.followed=!1}scrolled(){let{scrollHeight:t,scrollTop:n,
clientHeight:r}=this.box;this.atEnd=t-n-r<60}laidOut(){this.width||=this.box.clientWidth,this.drawn.settle(),this.followEnd()}followEnd(){let{log:t}=this.drawn;
t.usesBeams||t.stepping||!this.atEnd||t.selected||!t.running||(this.box.scrollTop=this.box.scrollHeight,this.followed=this.box.scrollTop>0)}showStep(){this.drawn.
log.stepping&&(this.drawn.settle(),this.drawn.lines[0]?.tokens.at(-1)?.scrollIntoView({block:"nearest"}))}goBack(){let{log:t}=this.drawn;t.running||!this.followed||
(this.followed=!1,this.atEnd&&(!t.selected||t.suggested)&&(this.box.scrollTop=0))}resized(){let{clientWidth:t}=this.box;!t||t===this.width||(this.width=t,this.drawn.
dissolve())}};var As={uncertainty:()=>a("entropy"),entropy:()=>a("entropy after processors"),probability:()=>a("probability"),raw:()=>a("probability before processors"),surprisal:()=>a(
"surprisal"),rank:()=>a("rank")},Dv={told:As.probability,surprisal:As.surprisal,rank:As.rank},Bf=e=>e.isFromElsewhere?Dv:As;function Ff(e,t){return t&&Object.hasOwn(
Bf(e),t)?t:e.started?.request.only_given&&!e.stepping||e.isFromElsewhere?"surprisal":"uncertainty"}function Wf({log:e,shade:t,choose:n,marksGiven:r}){let[o]=K(()=>new ye(
qc,Dc));return e.rounds.length&&o.follow(e.lines()[0]?.last??null),u("footer",{class:"gp-legend","aria-label":a("Legend"),children:[u("label",{children:[`${a("S\
haded by")} `,u("select",{class:"gp-shade",value:t,onChange:({currentTarget:s})=>n(s.value),children:Object.entries(Bf(e)).map(([s,i])=>u("option",{value:s,children:i()},
s))})]}),u(on,{name:t,unit:e.unit}),u("span",{class:"gp-marks",children:[u("span",{class:"gp-mark-prompt",hidden:!e.started?.prompt_tokens.length,children:u("sp\
an",{class:"gp-ink",children:e.readsSource?a("source, and what the target begins with"):a("prompt")})}),u("span",{class:"gp-mark-given",hidden:!r,children:u("sp\
an",{class:"gp-ink",children:a("given, not chosen")})})]}),u("span",{class:"gp-marks gp-origins",hidden:!e.rounds.length,children:e.rounds.length>0&&Object.entries(
Mt).map(([s,[,i,l]])=>u("span",{"data-draft":s,children:u(J,{id:zv[s],meaning:l,formula:"",children:[u("span",{class:"gp-ink",children:i})," ",u("b",{children:L(
o.total[s])})]})},s))})]})}var zv={accepted:"draft",correction:"correction",bonus:"bonus",target:"target"};var jv=30;function Uv({log:e,changes:t}){let n=ke(t),[r]=K(()=>new Os(e)),[o,s]=K(null),[i,l]=K(!1),c=X(0),p=X(null),d=X(null),h=X(null);n.run&&(c.current+=1),r.
shade=Ff(e,o);let m=e.started?e.lines():[],f=m.length===1&&m[0].kind==="sequence",g=!fc(e)&&m.some(({last:x})=>Gv(x)?.given),w=Ee(()=>If(e),[c.current,e.running,
e.hideFrom,e.finished]);Q(()=>{if(!p.current||!d.current)return;let x=p.current.closest(".gp-pane")??p.current,D=R=>!r.stepOf(R);h.current={sight:new Cs(r,p.current,
d.current),card:qr(x,p.current,e,R=>Kv(r,R),{comesByFocus:D})}},[r]),Q(()=>r.dissolve(),[r,f]),Q(()=>r.shadeAll(),[r,r.shade]),Q(()=>{n.run&&h.current?.sight.begin(),
(n.run||n.prompt)&&r.readPrompt(),n.unit?r.describeAll():n.status&&r.describeAll(r.prompt?.tokens),r.mark(),n.steps&&h.current?.sight.showStep(),n.status&&h.current?.
sight.goBack(),h.current?.card.refresh(n.unit||n.prompt||n.status)});let b=x=>{if(!x)return;let D=r.stepOf(x);r.reveal(x),D&&e.selectStep(D),x.focus({preventScroll:!0}),
x.scrollIntoView({block:"nearest"}),D||h.current?.card.show(x)},O=x=>{let D=r.tokenAt(x);b(D),D&&r.stepOf(D)&&h.current?.card.dismiss()},k=x=>{let D=r.tokenAt(x);
if(x.key==="Escape"){e.selectStep(null);let N=e.current();D&&N&&r.elementOf(N)?.focus({preventScroll:!0})}if(!D||x.ctrlKey||x.metaKey||x.altKey)return;let R=r.tokens,
T=R.indexOf(D),M={ArrowRight:()=>R[T+1],ArrowLeft:()=>R[T-1],ArrowDown:()=>at(R,T,1),ArrowUp:()=>at(R,T,-1),Home:()=>R.find(N=>r.stepOf(N)),End:()=>R.at(-1),Enter:()=>D,
" ":()=>D};Object.hasOwn(M,x.key)&&(x.preventDefault(),b(M[x.key]()))},C=["gp-text",e.readsSource&&"gp-apart",f&&"gp-single",g&&"gp-has-given"];return u(U,{children:[
w.map((x,D)=>u("p",{class:"gp-hidden gp-whole",dir:"auto",children:x},D)),u("div",{class:C.filter(Boolean).join(" "),role:"group","aria-label":a("Tokens of the \
prompt and of the text. Arrow keys move, Enter selects, Escape follows the newest."),dir:"auto",ref:p,onClick:O,onKeyDown:k,children:u("div",{class:"gp-written",
ref:d,children:e.started?u(Vv,{text:r,log:e,started:e.started,lines:m,unfolds:i,unfold:l},c.current):u("p",{class:"gp-note gp-empty",children:a("The text will a\
ppear here, one token at a time.")})})}),u(Wf,{log:e,shade:r.shade,choose:s,marksGiven:g})]})}var Df=ce(Uv);function Gv(e){let t=e;for(;t?.before;)t=t.before;return t}
function Kv(e,t){let n=e.entries.get(t);if(!n)return null;let{log:r}=e,{token:o,step:s}=n,i=s?bc(r,s).join(", "):gc(r,n);return{id:o.token_id,text:o.text,where:mc(
r,n),step:s,why:i}}function Vv({text:e,log:t,started:n,lines:r,unfolds:o,unfold:s}){let i=t.readsSource,l=n.prompt_tokens.length,c=l>jv&&!n.request.only_given,p=c&&
!!t.current()?.isPrompt;return Q(()=>{p&&s(!0)},[p]),u(U,{children:[i&&u("span",{class:"gp-part-name",children:a("Source: the encoder reads it")}),c&&u("button",
{type:"button",class:"gp-unfold","aria-expanded":o,onClick:()=>s(!o),children:o?a("Show less of the prompt"):a("Show all {count} tokens of the prompt",{count:L(
l)})}),u(qf,{text:e,tokens:n.prompt_tokens,media:Xh(n),name:i?a("Source"):a("Prompt"),folds:c?!o:void 0}),i&&u(U,{children:[u("span",{class:"gp-part-name",children:a(
"Target: the decoder writes it, from its start token on")}),u(qf,{text:e,tokens:n.decoder_tokens,name:a("Start of the target"),isStart:!0})]}),r.map((d,h)=>u(Xv,
{text:e,line:d,number:h},h))]})}function qf({text:e,tokens:t,name:n,media:r=[],folds:o,isStart:s=!1}){let i=X(null);return Q(()=>{if(!i.current)return;let l=new Dr(
e,i.current,null);l.write(t,r,s);let c=s?"begun":"prompt";return e[c]=l,()=>{e[c]=null}},[e]),Q(()=>{o===void 0||!i.current||(o&&(i.current.scrollTop=i.current.
scrollHeight),e.dissolve())},[e,o]),u("span",{class:o?"gp-prompt gp-folded":"gp-prompt",role:"group","aria-label":n,tabIndex:o?0:void 0,ref:i})}function Xv({text:e,
line:t,number:n}){let{log:r}=e,o=X(null),s=X(null);Q(()=>{if(!o.current)return;let c=s.current=new Rs(e,o.current);return e.lines.push(c),()=>{e.lines=e.lines.filter(
p=>p!==c)}},[e]),Q(()=>s.current?.follow(t.last));let i=t.stopReason?Ge(t.stopReason)[1]:"",l=i&&(t.stopReason==="step"?"… ":"■ ")+i;return u("div",{class:r.
usesBeams&&n>0?"gp-line gp-line-minor":"gp-line","data-kind":t.kind,children:[u("div",{class:"gp-line-head",children:[u("b",{children:t.label?t.label.charAt(0).
toUpperCase()+t.label.slice(1):null}),u(Yv,{line:t}),l?u("span",{children:l}):null]}),u("span",{class:"gp-line-body",ref:o}),t.untold?u("span",{class:"gp-untold",
children:t.untold}):null,u("span",{class:"gp-stop",children:!r.usesBeams&&r.lasts.length===1&&l?l:null})]})}function Yv({line:{kind:e,score:t}}){if(t===null)return null;
let n=Z(t,3);return e==="running"?u("span",{title:a("sum of the log-probabilities so far, in nats"),children:a("sum {value}",{value:n})}):u("span",{title:a("the\
 sum divided by the length penalty"),children:a("score {value}",{value:n})})}var yc={};ee(yc,{bytesOf:()=>wc});function wc(e){let t=atob(e.trim()),n=new Uint8Array(t.length);for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}var Zv=160,Jv=12,Qv=48;function ex({log:e}){let t=e.finished?.sound;return u(U,{children:[t?u(tx,{sound:t,books:e.lasts.length}):u("p",{class:"gp-note gp-spoken\
-note",children:e.running?a("The sound follows once all codes are there."):a("There is no sound.")}),u(nx,{log:e})]})}var zf=ce(ex,e=>e.speaks&&e.hideFrom===null);
function tx({sound:e,books:t}){let n=Ee(()=>wc(e.samples).buffer,[e]),r=Ee(()=>URL.createObjectURL(rx(n,e.rate)),[n]);Nt(()=>()=>URL.revokeObjectURL(r),[r]);let o=Ee(
()=>ox(new DataView(n)),[n]),s={seconds:Z(n.byteLength/2/e.rate,2),count:t};return u(U,{children:[u("div",{class:"gp-spoken-wave","aria-hidden":"true",children:u(
$r,{preview:o})}),u("audio",{class:"gp-spoken-sound",controls:!0,src:r}),u("p",{class:"gp-note gp-spoken-note",children:a("{seconds} s of sound. At each step th\
e model chooses a code of each of {count} codebooks: the first is the coarsest, the others refine it and begin later.",s)})]})}function nx({log:e}){let t=e.lasts.
map(ae),n=Math.max(Qv,...t.map(l=>l.length)),r=e.current(),o=({pen:l,width:c,height:p,colour:d})=>{let[h,m]=[c/n,p/Math.max(1,t.length)],f=Math.min(2,h/4);l.fillStyle=
d("--gp-kept"),t.forEach((w,b)=>w.forEach(({given:O,chosen:k},C)=>{O||(l.globalAlpha=.1+.9*V(k.logprob),l.fillRect(C*h,b*m+1,h-f,m-2))}));let g=t.findIndex(w=>r&&
w.includes(r));!r||g<0||r.given||(l.globalAlpha=1,l.strokeStyle=d("--gp-chosen"),l.lineWidth=2*devicePixelRatio,l.strokeRect(t[g].indexOf(r)*h,g*m+1,h-f,m-2))},
s=l=>{let{column:c,row:p}=Dn(l,n,t.length),d=t[p]?.[c];d&&e.selectStep(d)},i=a("Each row is a codebook, each column a step: the stronger the colour, the more pr\
obable the code that was chosen. Click one to look at it.");return u(U,{children:[u("div",{class:"gp-spoken-codes",style:{height:`${Jv*t.length}px`},onClick:s,children:u(
qn,{class:"gp-spoken-map",paint:o,label:i})}),u("p",{class:"gp-note gp-spoken-legend",children:i})]})}function rx(e,t){let n=new DataView(new ArrayBuffer(44)),r=(o,s)=>[
...s].forEach((i,l)=>n.setUint8(o+l,i.charCodeAt(0)));return r(0,"RIFF"),n.setUint32(4,36+e.byteLength,!0),r(8,"WAVEfmt "),n.setUint32(16,16,!0),n.setUint16(20,
1,!0),n.setUint16(22,1,!0),n.setUint32(24,t,!0),n.setUint32(28,2*t,!0),n.setUint16(32,2,!0),n.setUint16(34,16,!0),r(36,"data"),n.setUint32(40,e.byteLength,!0),new Blob(
[n,e],{type:"audio/wav"})}function ox(e){let t=e.byteLength/2,n=Array.from({length:Math.min(Zv,t)},()=>0);for(let o=0;o<t;o++){let s=Math.floor(o*n.length/t);n[s]=
Math.max(n[s],Math.abs(e.getInt16(2*o,!0)))}let r=Math.max(1,...n);return n.map(o=>100*o/r)}function jf(e,t,n){let r=[],o=null,s=[],i=l=>{let c=s.map(({chosen:p})=>p.text).join("").trim();s.length&&o!==null&&r.push({text:c,begin:o,end:l,steps:s}),s=[]};
for(let l of e){let c=l.chosen.token_id;if(c>=n.first){let p=(c-n.first)*n.seconds;i(p),o=p}else o!==null&&c<t&&s.push(l)}return i(null),r}var Uf=e=>e.started?.request.media?.[0];function sx(e){let t=e.current();return!!(t&&!t.isPrompt&&e.hideFrom===null&&e.started?.timestamps&&Uf(e)?.kind==="audio")}
function ix(e){let t=e.current();return!t||!e.started?.timestamps?[]:jf(ae(e.lastOf(t)),Math.min(...e.started.eos_token_ids),e.started.timestamps)}function ax({
log:e,changes:t}){let[n,r]=K("");ke(t).run&&n&&r("");let o=Uf(e),s=ix(e),i=e.current(),l=({steps:p})=>i!==null&&p.includes(i),c=({steps:p,begin:d,end:h})=>{e.selectStep(
p[0]),!(!("media_file"in e.answers)||!o?.sha256)&&Ts(e,o.sha256,d,h??o.seconds??d,r)};return u(U,{children:[o&&s.length>0&&u(ux,{media:o,parts:s,isHere:l}),u("o\
l",{class:"gp-heard-parts",children:s.map((p,d)=>u("li",{children:u("button",{type:"button","aria-current":l(p)||void 0,onClick:()=>c(p),children:[u("span",{children:p.
text}),u("small",{children:lx(p)})]})},d))}),u("p",{class:"gp-note gp-heard-note",role:"status",children:s.length||e.running?n:cx(e)})]})}var Gf=ce(ax,sx),lx=({
begin:e,end:t})=>t===null?a("from {begin} s on",{begin:Z(e,2)}):a("{begin} to {end} s",{begin:Z(e,2),end:Z(t,2)}),cx=e=>e.started?.request.return_timestamps?a("\
The model wrote no words with times."):a("Set return_timestamps among the knobs to have the model write when it heard each part.");function ux({media:{preview:e,
seconds:t=0},parts:n,isHere:r}){let o=Array.isArray(e)?e.map(Number):[],s=Math.max(1,...o),i=l=>100*l/t;return u(U,{children:[u("div",{class:"gp-heard-sound","a\
ria-hidden":"true",children:[n.map((l,c)=>{let p=Math.max(0,100-i(l.end??t)),d={left:`${i(l.begin)}%`,right:`${p}%`};return u("i",{class:r(l)?"gp-here":void 0,style:d},
c)}),u($r,{preview:o.map(l=>100*l/s)})]}),u("div",{class:"gp-heard-ends","aria-hidden":"true",children:[u("span",{children:a("{seconds} s",{seconds:0})}),u("spa\
n",{children:a("{seconds} s",{seconds:t})})]})]})}var _c={};ee(_c,{fillDetectionTable:()=>bx,legendOf:()=>_x,markedItems:()=>yx,scoredOf:()=>kc,verdictOf:()=>px,zSum:()=>Ns,zWords:()=>Qe});var Qe=e=>F(e,2).replace("-","−");function px(e,t=null){let{z_score:n,threshold:r,prediction:o}=e,s={z:Qe(n),threshold:Number(r.toFixed(2))};if(o&&t&&Be(t.z_score)&&
t.z_score<=r){let c=[a("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",s),a("With repeated n-grams counted once, z is {z}.",
{z:Qe(t.z_score)})];return["even","◇",a("Not known: only repeats put it above the threshold"),c.join(" ")]}if(o)return["good","◆",a("Watermarked"),`${a("z i\
s {z}, above the threshold {threshold}.",s)} ${Rr(r)}`];let i=e.tokens_needed,l=[a("z is {z}, not above the threshold {threshold}.",s),a("That does not prove th\
at there is none: the text may be too short, or the mark may have been removed.")];return Be(i)&&i>kc(e)&&l.push(a("If the text went on like this, about {number\
} tokens would be enough.",{number:L(i)})),["even","◇",a("No sign of this watermark"),l.join(" ")]}var kc=({num_tokens_scored:e,tokens:t})=>Be(e)?e:(t||[]).filter(
([,,,,n])=>n).length;function dx(e){let{kind:t,z_score:n,p_value:r,confidence:o,threshold:s,false_positive_rate:i,tokens_needed:l}=e,c=t==="green"?mx(e):gx(e),p=Number(
s.toFixed(2)),d=o>.9999?"> 0.9999":F(o,4);return[...c,[a("z-score"),Qe(n),t==="green"?a("How many standard deviations more tokens are green than without a water\
mark: (green − ratio × scored) / √(scored × ratio × (1 − ratio))."):a("How many standard deviations the weighted mean lies above that of fair coins."),
"z-score",t==="green"?hx(e):"",{formula:t==="green"?void 0:""}],[a("p-value"),Je(r),a("The probability of a z at least as high in a text without this watermark:\
 the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters more."),"p-value",`P(Z ≥ ${Qe(n)}) = ${Je(r)}`,
{}],[a("confidence"),d,a("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0\
.5 or more in one of two."),"p-value",o>.9999?`1 − ${Je(r)} ${d}`:`1 − ${Je(r)} = ${d}`,{formula:"1 − p"}],[a("false-positive rate"),Je(i),a("What the thr\
eshold {threshold} means: the share of texts without this watermark whose z is above it.",{threshold:p}),"false-positive-rate",`P(Z ≥ ${p}) = ${Je(i)}`,{formula:a(
"P(Z ≥ threshold)")}],...Be(l)?[[a("tokens needed"),L(l),a("How many scored tokens reach the threshold at this share: z grows with the square root of their nu\
mber."),"z-score",fx(e),{formula:t==="green"?a("threshold² · γ · (1 − γ) / (share − γ)²"):"",unit:a("tokens")}]]:[]]}function hx({num_tokens_scored:e,
num_green_tokens:t,ratio:n,z_score:r}){let o=cn(t,e,n);return o===null||Qe(o)!==Qe(r)?"":Ns(t,e,n)}function Ns(e,t,n){let[r,o,s]=[L(e),L(t),Number((1-n).toFixed(
4))];return`(${r} − ${n} · ${o}) / √(${o} · ${n} · ${s}) = ${Qe(cn(e,t,n))}`}function fx({kind:e,green_fraction:t,ratio:n,threshold:r,tokens_needed:o}){return e!==
"green"||Math.ceil(Pr(t,n,r)-1e-9)!==o?"":a("{threshold}² · {ratio} · {rest} / ({share} − {ratio})², rounded up, = {needed}",{threshold:Number(r.toFixed(2)),
ratio:n,rest:Number((1-n).toFixed(4)),share:F(t),needed:L(o)})}function mx({num_tokens_scored:e,num_green_tokens:t,green_fraction:n,ratio:r,list_size:o}){return[
[a("tokens scored"),L(e),a("Tokens that the detector can call green or red. The first ones have too few tokens before them; where repeated n-grams count once, l\
ater ones are left out."),"length","",{}],[a("green tokens"),L(t),a("Scored tokens on their green list, which holds {size} tokens of the vocabulary.",{size:L(o)}),
"green-list",a("{green} of {scored}",{green:L(t),scored:L(e)}),{formula:"",unit:a("tokens")}],[a("green fraction"),I(n),a("Green tokens / tokens scored. Without\
 the watermark about {share} are green: the ratio.",{share:I(r)}),"green-list",`${L(t)} / ${L(e)} = ${I(n)}`,{formula:a("green / scored"),unit:"%"}]]}function gx(e){
let{mean:t,weighted_mean:n,num_g_values:r,posterior:o,layers:s}=e,i=kc(e),l=(s||[]).length,c=i*l===r?A(l,"{scored} tokens · {count} key = {values}","{scored} t\
okens · {count} keys = {values}",{scored:L(i),values:L(r)}):"",p=Math.round(t*r),d=F(p/r,4)===F(t,4)?a("{ones} of {values} are 1",{ones:L(p),values:L(r)}):"";return[
[a("tokens scored"),L(i),a("Tokens with enough tokens before them, whose context has not occurred before."),"length","",{}],[a("g-values"),L(r),A(l,"One for eac\
h scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each scored token and each of the {count} keys: 0 or 1, li\
ke a fair coin in a text without the watermark."),"g-value",c,{}],[a("mean g-value"),F(t,4),a("The share of g-values that are 1. Without the watermark it is abo\
ut 0.5."),"g-value",d,{formula:"Σ g / n"}],[a("weighted mean"),F(n,4),a("The same with more weight on the first keys, whose rounds of the tournament leave the \
clearest mark."),"g-value","",{formula:"Σ w · g / Σ w"}],...Be(o)?[[a("posterior"),I(o),a("The trained Bayesian detector’s probability that the text is water\
marked, if it is like the texts that the detector was trained on."),"watermark","",{unit:"%"}]]:[]]}function bx(e,t){let n=t.map(({report:l})=>new Map(dx(l).map(
c=>[c[0],c]))),r=[...new Set(n.flatMap(l=>[...l.keys()]))],[o]=ve(e.tHead,1,()=>_("tr")),s=ve(o,t.length+1,()=>_("th","",null,{scope:"col"}));t.forEach(({name:l},c)=>q(
s[c+1],l)),e.tHead.hidden=t.length<2;let i=ve(e.tBodies[0],r.length,()=>{let l=_("tr"),c=_("th","",null,{scope:"row"});return c.append(_("span")),l.append(c),l});
r.forEach((l,c)=>{let p=ve(i[c],t.length+1,()=>_("td")),d=n.map(w=>w.get(l)),[,,h,m,,f]=d.find(Boolean),g=d.map((w,b)=>w&&w[4]&&t.length>1?a("{name}: {words}",{
name:t[b].name,words:w[4]}):w&&w[4]);q(p[0].firstChild,l),Me(p[0].firstChild,m,()=>Br(g),{meaning:h,...wx(f)}),n.forEach((w,b)=>q(p[b+1],w.has(l)?w.get(l)[1]:"–"))})}
var wx=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0));function yx({tokens:e,prompt_tokens:t}){return e.map(([,n,r,o,s,i],l)=>({token:{text:n,
piece:r},mark:{green:o,g:i,counted:s||!(o!==null||i!==null)},words(){let p={number:L(l+1),token:G(n),mark:kx(o,i,s)};return l<t?a("Token {number}, of the prompt\
, {token}: {mark}",p):a("Token {number}, {token}: {mark}",p)}}))}function kx(e,t,n){if(e===null&&t===null)return a("not scored, because too few tokens come befo\
re it.");if(t!==null){let o=a("mean g-value {g}, where chance gives 0.5.",{g:Z(t,2)});return n?o:`${o} ${a("Not counted: its context came before, or it is left \
out.")}`}let r=e?a("◆ green."):a("◇ red.");return n?r:`${r} ${a("Not counted: the same n-gram came before, or it is left out.")}`}var _x=({kind:e,tokens:t})=>[
e,{unscored:t.some(([,,,n,,r])=>n===null&&r===null),repeated:t.some(([,,,n,r,o])=>!r&&(n!==null||o!==null))}];function Kf(e,t){let n=M=>e.querySelector(".gp-"+M),r=new Er(n("marked-words"),{press:({step:M})=>t.selectStep(M)}),o=n("threshold"),s=3,i=Or(null),l=0,c=null,p=null;
function d(){i=Or(t.started),l=(t.started&&t.started.processors||[]).findIndex(N=>N==="WatermarkLogitsProcessor"||N==="SynthIDTextWatermarkLogitsProcessor"),c=new ye(
vh,(N,W)=>xh(N,W,i,l)),r.show([]),q(n("mark-about"),ks(i))}let h=()=>c.steps.some(({mark:M})=>M&&M.kind==="synthid");function m(M){let{mark:N,index:W}=M,y=W<i.early,
S=N&&!N.why;return{step:M,token:{...M.chosen,piece:M.piece},mark:S?{green:N.green,g:N.g,counted:!y}:{},words:()=>_s({...M,isFirst:y},i)}}function f(M){r.show(c.
steps.map((y,S)=>r.items[S]&&S<M?r.items[S]:m(y)),M);let{unscored:N,early:W}=c.total;Fl(n("mark-key"),h()?"synthid":"green",{unscored:N>0,repeated:W>0,faint:a("\
faint: a detector without the prompt cannot score it")})}function g(M){let N=M&&!M.isPrompt?r.tokens[M.index]:null;p&&p!==N&&p.classList.remove("gp-current"),p=
N||null,p&&t.selected?p.classList.add("gp-current"):p&&p.classList.remove("gp-current")}let w=M=>{let N=[];for(let W of c.totals)W[M]!==null&&(!N.length||N.at(-1)[0]<
W.scored)&&N.push([W.scored,W[M]]);return N};function b(){let{z:M,scored:N}=c.total,[W,y,S]=O(M,N);re(n("finding"),{"data-verdict":W}),q(n("finding-sign"),y),q(
n("finding-words"),S),q(n("finding-more"),M===null?"":`${k()} ${a("By chance alone, if each token is new evidence, z would be this high with a probability of {p\
}.",{p:Je(Lr(M))})}`),t.finished&&q(n("mark-told"),`${S}. ${A(N,"{count} token scored.","{count} tokens scored.")}`)}function O(M,N){if(M===null)return["wait","\
…",N?a("z is not known, because the watermark’s settings are not"):a("Nothing to score yet")];let W={z:Qe(M)};return M>s?["good","◆",t.running?a("A detect\
or finds it so far: z = {z}",W):a("A detector finds it: z = {z}",W)]:["even","◇",t.running?a("A detector does not find it so far: z = {z}",W):a("A detector do\
es not find it: z = {z}",W)]}function k(){let{green:M,scored:N}=c.total;return h()?A(N,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-v\
alue {mean} over {count} scored tokens, 0.5 by chance.",{mean:Z(M/N,3)}):A(N,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of {c\
ount} scored tokens green, {share} instead of {ratio}.",{green:L(M),share:I(M/N),ratio:I(i.ratio)})}function C(){let M=w("z"),N=[a("What a detector finds that k\
nows the key and sees the text without its prompt.")];i.keys&&N.push(a("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let W=[
{name:a("this text"),look:"measured",points:M,tip:N.join(" ")}],y=w("foreseen");if(y.length){let B=[a("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];t.started.effective.
do_sample||B.push(a("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),W.push({name:a("expected at least"),
look:"expected",points:y,tip:B.join(" ")})}ql(n("z-keys"),W);let S=M.length?Sh(M,c.total,i,s):null;Wl(n("z-box"),{curves:W,threshold:s,needed:S,label:a("z over \
the number of tokens, threshold {threshold}",{threshold:s})}),q(n("z-needed-words"),S?S.words:""),q(n("threshold-words"),Rr(s))}function x(){let{scored:M,green:N,
expected:W,chosen:y,surprisal:S,gained:B,suppressed:E,marks:v,likely:$,entropy:H}=c.total,{started:z,unit:P}=t,j=(oe,ie,Pe)=>rc(oe,L(ie),Pe),Y=oe=>j(Z(Ce(oe,P),
2),y,ne(oe/y)),ne=oe=>le(oe,P).replace("-","−"),ue=[[a("tokens scored"),L(M),a("Tokens that count: those with enough tokens before them, without the prompt."),
"length","",{}]];if(M&&!h()){let oe=I(N/M),ie=I(W/M);ue.push([a("green"),oe,a("The share of the scored tokens that got the bias."),"green-list",`${L(N)} / ${L(M)}\
 = ${oe}`,{formula:a("green / scored"),unit:"%"}]),ue.push([a("expected at least"),ie,a("At least this share is green on average over all green lists, for this \
bias and the probabilities that the model gave. Where the model is certain of a token, a bias changes little."),"green-list",j(Z(W,2),M,ie),{formula:"",unit:"%"}])}
if(y){let oe={unit:a("bits or nats")};ue.push([a("surprisal before the watermark"),le(S/y,P),a("How unexpected the chosen tokens were just before the watermark,\
 on average: minus the logarithm of their probability."),"surprisal",Y(S),{formula:"−(Σ log p) / n"}]);let[ie,Pe]=z.effective.do_sample?[H,a("Tokens drawn wi\
thout the watermark would have had this on average: the entropy just before it.")]:[$,a("The likeliest token at each position would have had this.")];if(!t.usesBeams){
ue.push([a("without it"),le(ie/y,P),Pe,z.effective.do_sample?"entropy":"surprisal",Y(ie),{formula:z.effective.do_sample?"(Σ H) / n":"−(Σ log p) / n"}]);let vt=`${le(
S/y,P)} − ${le(ie/y,P)} = ${ne((S-ie)/y)}`;ue.push([a("log-probability lost"),ne((S-ie)/y),a("The price per token: how much less probable than that the chosen\
 tokens are. Values below 0 are luck."),"logprob",vt,{formula:"",...oe}])}ue.push([a("raised by"),le(B/y,P),a("How much the watermark raised the log-probability\
 of the chosen tokens, on average. Over many texts this is the divergence of what was drawn from what the model would draw."),"logprob",Y(B),{formula:"(Σ log p′\
 − log p) / n",...oe}])}if(v){let oe=Z(E/v,1);ue.push([a("suppressed"),a("{value} of {count}",{value:oe,count:L(z.request.top_candidates??10)}),a("How many of\
 the likeliest tokens the watermark made less likely, on average over the positions."),h()?"g-value":"green-list",j(L(E),v,oe),{formula:"",unit:a("tokens")}])}return ue}
function D(){let M=x(),N=ve(n("mark-figures"),M.length,()=>{let W=_("div"),y=_("dt");return y.append(_("span")),W.append(y,_("dd")),W});M.forEach(([W,y,S,B,E,v],$)=>{
let[H,z]=N[$].children;q(H.firstChild,W),Me(H.firstChild,B,()=>E&&me(E),{meaning:S,...v}),q(z,y)})}dt(e,{curve:()=>{let{z:M,scored:N,green:W}=c.total;return M===
null?"":me(h()?`z = ${Qe(M)}`:Ns(W,N,i.ratio))}});function R(){b(),D(),C()}function T(M){let W=t.lines().length>1?t.lineOf(M):null;return W?`${W.label} · ${ks(
i)}`:ks(i)}return o.addEventListener("input",()=>{let M=o.valueAsNumber,N=M>=0&&M<=30;if(o.setAttribute("aria-invalid",String(!N)),!N){q(n("threshold-words"),a(
"The threshold must be from 0 to 30."));return}s=M,R()}),new ResizeObserver(()=>!e.hidden&&c.total.marks&&C()).observe(n("z-box")),M=>{(M.run||!c)&&d();let N=t.
current(),{keep:W}=c.follow(N?t.lastOf(N):null);e.hidden=!c.total.marks,!e.hidden&&((M.run||M.steps||M.status||M.selection)&&(f(W),q(n("mark-about"),T(N))),g(N),
(M.run||M.steps||M.status||M.selection||M.unit)&&R())}}var vx={drafts:Yc,beams:iu,beamtree:Lu,hypotheses:Ou,curve:Zd,branches:gh,canvas:hh,candidates:Rh,check:Dh,layers:jh,in_words:Gh,cross_attention:Qh,spoken:zf,word_times:Gf,
logit_lens:af,numbers:mf,processors:Mf,quiz:Ef,reranked:Pf,template:$f,token:Rf,tokens:Df,watermark:Kf};zs(()=>Ea(vx));window.GenerationPlaygroundModules={"visualizers/panes/core/notation.ts":Fs,"visualizers/panes/core/tables.ts":Ds,"visualizers/panes/core/texts.ts":js,"visualiz\
ers/panes/core/values.ts":Us,"visualizers/panes/core/text.ts":ei,"visualizers/panes/core/dom_patch.ts":ni,"visualizers/panes/core/sight.ts":ci,"visualizers/pane\
s/core/feed.ts":pi,"visualizers/panes/core/reasoning.ts":hi,"visualizers/panes/core/log.ts":bi,"visualizers/panes/core/document_links.ts":wi,"visualizers/panes/\
core/meanings.ts":yi,"visualizers/panes/core/glossary.ts":_i,"visualizers/panes/core/tips.ts":Ti,"visualizers/panes/assisted/draft_figures.js":Li,"node_modules/\
preact/dist/preact.mjs":ia,"node_modules/preact/hooks/dist/hooks.mjs":da,"node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs":fa,"visualizers/panes/core/compon\
ent.tsx":ma,"visualizers/panes/core/alone.ts":ba,"visualizers/panes/core/run_group.ts":ya,"visualizers/panes/core/term_links.ts":_a,"visualizers/panes/core/runt\
ime.ts":La,"visualizers/panes/widgets/term.tsx":Pa,"visualizers/panes/widgets/token_label.tsx":Ra,"visualizers/panes/charts/marks.ts":cl,"visualizers/panes/char\
ts/picture_files.ts":dl,"visualizers/panes/charts/values_list.tsx":fl,"visualizers/panes/core/shades.ts":kl,"visualizers/panes/core/theme.ts":xl,"visualizers/pa\
nes/diffusion/canvas_state.ts":Ml,"visualizers/panes/widgets/shade_scale.tsx":El,"visualizers/panes/tokens/written_tokens.ts":Pl,"visualizers/panes/widgets/tip.\
ts":Rl,"visualizers/panes/widgets/token_ink.tsx":Ol,"visualizers/panes/charts/plot.ts":Il,"visualizers/panes/core/virtual_rows.ts":Bl,"visualizers/panes/waterma\
rks/watermarks.js":Dl,"visualizers/panes/core/run_sums.ts":oc,"visualizers/panes/widgets/card.tsx":dc,"visualizers/panes/tokens/card.tsx":hc,"visualizers/panes/\
core/bytes.ts":yc,"visualizers/panes/watermarks/detection_words.js":_c};})();
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
