// Written by .ci/bundle.py from modules with the SHA-256 fcffc88923a3736eb9d3d69431a3c479345f52ecb82f1faf666862b281b3934f: edit those.
(()=>{var Rs=Object.defineProperty;var v=(e,t)=>{for(var n in t)Rs(e,n,{get:t[n],enumerable:!0})};var Tt={};v(Tt,{AcceptanceAlong:()=>St,judgedOf:()=>te,writtenOf:()=>_o});var vt={};v(vt,{finite:()=>A,isFromElsewhere:()=>U,isKnown:()=>N,keptOf:()=>V,medianOf:()=>xt});var N=e=>typeof e=="number"&&Number.isFinite(e),A=e=>e==null||Math.
abs(e)>1e30?null:e,xt=e=>{let t=[...e].sort((n,o)=>n-o);return(t[t.length-1>>1]+t[t.length>>1])/2},U=({distribution:e})=>e.vocab===null,V=({distribution:{stages:e,
vocab:t}})=>e.at(-1)?.kept??t;var ko=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),te=e=>e.
num_accepted+(e.follow==="correction"?1:0),_o=e=>e.num_accepted+(e.next_token_id===null?0:1);function Bs(e,t){let{drafted:n,num_accepted:o}=t;if(e.rounds+=1,e.tokens+=
_o(t),e.draft_seconds+=t.draft_seconds,e.verify_seconds+=t.verify_seconds,!!n.length){e.spec_steps+=1,e.drafted+=n.length,e.accepted+=o,e.judged+=te(t);for(let r=e.
draftedAt.length;r<n.length;r++)e.draftedAt.push(0),e.acceptedAt.push(0);for(n.forEach((r,s)=>{e.draftedAt[s]+=1,s<o&&(e.acceptedAt[s]+=1),!(s>=te(t)||!N(r.overlap))&&
(e.overlaps[0]+=1,e.overlaps[1]+=r.overlap)});e.kept.length<=e.draftedAt.length;)e.kept.push(0);e.kept[o]+=1}}function Ps(e){let{spec_steps:t,rounds:n,tokens:o,
drafted:r,accepted:s,judged:i,overlaps:l}=e,u=(d,c)=>c?d/c:null;return{num_spec_steps:t,num_rounds:n,num_tokens:o,num_draft_tokens:r,num_accepted_draft_tokens:s,
num_judged_draft_tokens:i,draft_acceptance_rate:u(s,r),judged_acceptance_rate:u(s,i),mean_acceptance_length:t?1+s/t:null,acceptance_histogram:e.kept,accepted_by_position:e.
acceptedAt,drafted_by_position:e.draftedAt,passes_saved:o-n,expected_acceptance_rate:u(l[1],l[0]),draft_seconds:e.draft_seconds,verify_seconds:e.verify_seconds}}
var St=class{rounds=[];tally=ko();read(t){t.length>=this.tally.rounds&&this.rounds[0]===t[0]||(this.tally=ko());for(let o=this.tally.rounds;o<t.length;o++)Bs(this.
tally,t[o]);return this.rounds=t,Ps(this.tally)}};var Ft={};v(Ft,{OTHERS_WARNING:()=>oi,expectedSpeedup:()=>Qs,expectedTokens:()=>No,intervalMeaning:()=>ei,paceWords:()=>ti,spreadWords:()=>Xs,stillMissing:()=>ni,
timesWords:()=>Ys});var Ot={};v(Ot,{count:()=>T,fixed:()=>O,isOne:()=>Et,language:()=>be,listed:()=>As,notation:()=>W,plain:()=>Nt,separators:()=>Ds,significant:()=>Pe});var Cs=["d\
e","fr"];var Mt={},wo={};function be(){let e=(navigator.language||"").slice(0,2).toLowerCase();return Cs.includes(e)?e:"en"}var Be=()=>window.GenerationPlaygroundTexts?be():
"en";function Lt(e){if(!Mt[e]){let t=new Intl.NumberFormat(e).formatToParts(12345678e-1),n=o=>t.find(({type:r})=>r===o)?.value??"";Mt[e]={decimal:n("decimal"),group:n(
"group")}}return Mt[e]}function W(e){let t=Be();if(t==="en")return e;let{decimal:n,group:o}=Lt(t);return e.replace(/(?<=\d)[.,](?=\d)/g,r=>r==="."?n:o).replace(
/(?<=\d)\s?%/g," %")}var yo=e=>e.replace(/^-(?=0(\.0*)?$)/,"").replace(/^-/,"−"),O=(e,t=0)=>W(yo(e.toFixed(t))),Pe=(e,t)=>W(yo(e.toPrecision(t))),T=e=>W(Ws.
format(e)),Ws=new Intl.NumberFormat("en-US"),Nt=e=>W(String(e)),As=e=>e.join(Lt(Be()).decimal===","?"; ":", ");function Et(e,t){let n=t?Be():"en";return wo[n]??=
new Intl.PluralRules(n),wo[n].select(e)==="one"}function Ds(){let{decimal:e,group:t}=Lt(Be());return e+t}var Kt={};v(Kt,{INVISIBLE:()=>Ce,MARKS:()=>ce,asSentence:()=>jt,askedOf:()=>Gs,bytesOf:()=>Ht,bytesWords:()=>At,count:()=>T,decimals:()=>S,fillLabel:()=>_e,fillText:()=>Dt,
fillToken:()=>It,filled:()=>De,fromNats:()=>Ie,inOneLine:()=>So,inParts:()=>Ae,information:()=>J,labelled:()=>Fs,leavesBytes:()=>ke,loadingWords:()=>zs,make:()=>y,
modeName:()=>Vs,named:()=>Us,numbersOf:()=>Lo,percent:()=>x,probability:()=>R,problemsOf:()=>Js,processorWords:()=>we,quoted:()=>C,say:()=>vo,seconds:()=>Mo,stopWords:()=>Zs,
together:()=>We,waitWords:()=>$s,withUnit:()=>To});var Rt={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"\
block diffusion",custom:"your own decoding loop",elsewhere:"from another server"},Bt={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:[
"a stop string","met a stop string"],length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own c\
riterion","met your own stopping criterion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached t\
he end of the given text"],unfinished:["the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:[
"stopped by hand","was stopped by hand"],stop:["EOS or a stop string","ended with EOS or a stop string: the server does not say which"],content_filter:["a conte\
nt filter","was cut by the server’s content filter"],tool_calls:["a call of a tool","ended with a call of a tool"],cut:["the end of the file","is not complete"]};var Pt={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of the last one, and removes tokens that the last one \
finds less than a tenth as probable as its top token",["dola_layers"]],UnbatchedClassifierFreeGuidanceLogitsProcessor:["guidance","moves away from what the mode\
l would say to the negative prompt",["guidance_scale"]],SequenceBiasLogitsProcessor:["sequence bias","makes chosen words more or less likely",["sequence_bias"]],
EncoderRepetitionPenaltyLogitsProcessor:["encoder repetition penalty","favours tokens that occur in the input",["encoder_repetition_penalty"]],RepetitionPenaltyLogitsProcessor:[
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
ks",[]]};var xo={Candidate:["token_id","text","raw_logprob","logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["name","entropy","kept","mass_removed","mas\
s_moved"],Reranked:["token_id","text","probability","penalty","score"],BeamCandidate:["token_id","text","piece","parent","raw_logprob","logprob","score","status",
"beam","final_score","group","diversity_penalty","bank","progress","forced","mark"],DraftToken:["token_id","text","draft_logprob","target_logprob","accepted","o\
verlap","uniform","ratio"],Token:["token_id","text","piece"],Mark:["kind","green","g","listed","mass_before","mass_after","expected","chosen_before","chosen_aft\
er","suppressed","why"],CanvasPlace:["token_id","text","piece","logprob","entropy","accepted","read_id","read_text"],Contender:["token_id","text","score","luck",
"rank","above"],Racer:["token_id","text","probability","luck"]};var Ct={};v(Ct,{isSaid:()=>Is,language:()=>be,t:()=>a,tn:()=>w,translateTemplate:()=>js,withTexts:()=>Ks});function a(e,t){if(e==null)return"";if(typeof e=="object")return"number"in e?W(e.number):"one"in e?w(e.count,e.one,e.said,e.values):a(e.said,e.values);let n=String(
e),o=window.GenerationPlaygroundTexts?.[n]??n;return t?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(r,s)=>{if(s===void 0)return r[0];let i=t[s];return typeof i=="number"?Nt(
i):i&&typeof i=="object"?a(i):String(i??"")}):o}function w(e,t,n,o){let r=window.GenerationPlaygroundTexts?.[t]!==void 0,s=t.includes("{count}")?Et(e,r):e===1;return a(
s?t:n,{count:T(e),...o})}var Is=e=>typeof e=="object"&&e!==null&&("said"in e&&typeof e.said=="string"||"number"in e&&typeof e.number=="string"),Hs=["aria-label",
"title","placeholder","data-tip","label"];function js(e){let t=window.GenerationPlaygroundTexts;if(!t)return;let n=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);
for(let o=n.nextNode();o;o=n.nextNode()){let[,r,s,i]=/^(\s*)([^]*?)(\s*)$/.exec(o.nodeValue??"")??[],l=s&&t[s.replace(/\s+/g," ")];l&&(o.nodeValue=r+l+i)}for(let o of[
e,...e.querySelectorAll("*")])for(let r of Hs){let s=t[(o.getAttribute(r)||"").replace(/\s+/g," ")];s&&o.setAttribute(r,s)}}function Ks(e){let n=window.GenerationPlaygroundCatalogues?.[be()];
if(window.GenerationPlaygroundTexts||!n)return e();window.GenerationPlaygroundTextsLoading??=fetch(n).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=
o},o=>console.warn("Generation Playground: the translation could not be loaded.",o)),window.GenerationPlaygroundTextsLoading.then(e)}var ce={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Ce=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function y(e,t,n,o){let r=document.createElement(
e);t&&(r.className=t),n!=null&&(r.textContent=String(n));for(let[s,i]of Object.entries(o||{}))r.setAttribute(s,String(i));return r}function Dt(e,t,{running:n=!1}={}){
let o=0;for(let r of t.matchAll(Ce)){let[s]=r;r.index>o&&e.append(t.slice(o,r.index)),o=r.index+1;let i=ce[s]||"U+"+(s.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0");if(n){let l=ce[s]?s:"";e.append(y("span","gp-space",l,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else e.append(y("span","gp-mark",i))}o<t.
length&&e.append(t.slice(o))}function It(e,t){let n=/^ (?=\S)/.test(t)?" ":"",o=/\n*$/.exec(t)?.[0]??"",r=y("span","gp-ink");Dt(r,t.slice(n.length,t.length-o.length),
{running:!0});for(let s=0;s<o.length;s++)r.append(y("span","gp-space","",{"data-mark":ce[`
`],"data-wide":"yes"}));return e.append(...[n,r,o].filter(Boolean)),r}var Wt=/(\\x[0-9a-f]{2})+$/i,Ht=e=>(e.match(Wt)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
ke=({piece:e,text:t})=>e!==null&&(e===""||Wt.test(t)&&e===t.replace(Wt,""));function _e(e,t){e.replaceChildren(),Dt(e,t),t||e.append(y("span","gp-mark",a("(empt\
y)")))}function Fs(e,t){let n=y("bdi",t);return _e(n,e),n}function vo(e,t){e.textContent!==t&&(e.textContent=t)}var qs=/([<>≈−-]?\d[\d.,\u202f\u00a0]*[\s\u00a0\u202f]?(?:%|(?:bits?|nats|ms|s|[kMG]B|tokens)(?![\p{L}\p{N}_])))/u;
function We(e){let t=document.createDocumentFragment();return e.split(qs).forEach((n,o)=>t.append(o%2?y("span","gp-together",n):n)),t}var So=e=>e.replace(Ce,t=>t===
" "?" ":ce[t]||"�"),jt=e=>e?`${e}.`:"",Ae=e=>e.filter(Boolean).join(a("{before}; {part}").split(/\{\w+\}/)[1]),C=e=>a("“{text}”",{text:So(e)});function $s(e){
return e>90?a("Yours begins in about {count} minutes.",{count:Math.round(e/60)}):a("Yours begins in about {count} s.",{count:e<10?Math.max(1,Math.round(e)):5*Math.
round(e/5)})}var De=(e,t)=>e.split(/\{(\w+)\}/).map((n,o)=>o%2?t[n]:n);function x(e){let t=e*100;return t===0?W("0%"):t<.01?W("<0.01%"):t<1?W(t.toFixed(2)+"%"):
t>99.95&&t<100?W(">99.9%"):W(t.toFixed(1).replace(".0","")+"%")}var R=e=>e==null?0:Math.exp(e),Gs=({prompt:e,request:t})=>e||(t&&t.messages||[]).at(-1)?.content||
"",Ie=(e,t)=>t==="bits"?e/Math.LN2:e;function J(e,t){return e===null||!Number.isFinite(e)?a("infinite"):To(e,O(Ie(e,t),2),t)}var To=(e,t,n)=>n==="bits"?w(Math.abs(
Ie(e,n)),"{count} bit","{count} bits",{count:t}):`${t} ${a(n)}`;function zs({model:e,phase:t,done:n,total:o}){if(t==="gpu")return a("waiting for the shared GPU \
…");if(t==="asking")return a("asking the Hub for {model} …",{model:e});let r=x((n??0)/(o||1));return t==="download"?a("downloading {model}: {done} of {total\
} …",{model:e,done:At(n),total:At(o)}):t==="converting"?o?a("converting {model}: {share} …",{model:e,share:r}):a("reading the file of {model} to convert it \
…",{model:e}):o?a("loading {model}: {share} …",{model:e,share:r}):a("loading {model} …",{model:e})}function At(e){return N(e)?e>=1e9?a("{size} GB",{size:O(
e/1e9,e<1e10?2:1)}):e>=1e6?a("{size} MB",{size:O(e/1e6,e<1e8?1:0)}):a("{size} kB",{size:O(e/1e3,0)}):"–"}function Mo(e){return e<1?Math.round(e*1e3)+" ms":O(e,
e<10?2:1)+" s"}var S=(e,t=3)=>e==null?"–":O(e,t);function Lo(e){let{chosen:t,distribution:n}=e,o=e.read?t.raw_logprob:t.logprob??t.raw_logprob;return{probability:R(t.logprob),rawProbability:R(t.raw_logprob),rank:(e.
read?null:t.rank)??t.raw_rank,surprisal:o===null?1/0:Math.max(0,-o),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var Us=(e,t,n)=>Object.hasOwn(e,
t)?e[t]:n,Vs=e=>Object.hasOwn(Rt,e)?a(Rt[e]):e.replaceAll("_"," ");function Js({message:e,fix:t,diagnostics:n=[]}){let o=n.map(r=>({knob:r.knob,message:a(r.message),
fix:a(r.fix)}));return o.some(r=>r.message===a(e))?o:[{knob:"",message:a(e),fix:a(t)},...o]}var Zs=e=>Object.hasOwn(Bt,e)?Bt[e].map(t=>a(t)):[e,e];function we(e){
if(!Object.hasOwn(Pt,e))return[e,a("is your own logits processor"),[]];let[t,n,o]=Pt[e];return[a(t),a(n),o]}var No=(e,t)=>e>=1?t+1:Math.expm1((t+1)*Math.log(e))/(e-1),Qs=(e,t,n,o=1)=>No(e,t)/(t*n+o),Ys=e=>N(e)?`${O(e,2)} ×`:"–",Xs=({low:e,high:t})=>`${O(e,2)}–${O(
t,2)}`,ei=()=>a("The true median lies in it with a probability of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer than 5 pairs do\
 not give that certainty, so nothing is claimed from them."),ti=e=>e<.9995?`${Pe(e*1e3,3)} ms`:`${Pe(e,3)} s`;function ni(e,{done:t,runs:n}){if(t>=n)return"";let o={
done:T(t),left:T(n-t)};return e.done?w(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",o):w(n,"{done} of {count} run ended, {\
left} to come.","{done} of {count} runs ended, {left} to come.",o)}var oi=a("Somebody else’s runs were decoded at the same time, so these times are not reliable\
. Measure again when the machine is idle.");var Xt={};v(Xt,{EARLY_STOPPING:()=>Zo,countOr:()=>ne,endOfRecord:()=>Hi,hasEnded:()=>ze,isAsRecorded:()=>Wi,rankingOf:()=>Di,searchOf:()=>Mi,settle:()=>Li,sumOf:()=>Z});var Zt={};v(Zt,{Along:()=>ye,RunLog:()=>Jt,groupLetter:()=>de,isBeamNode:()=>xe,pathChange:()=>Ko,pathOf:()=>P,penalised:()=>$e,startOf:()=>q,unseenAfter:()=>ki,
unseenNode:()=>jo});var Oo=e=>e.closest(".tabitem, .drawer")||document.body;function Ro(e){return e.checkVisibility()||e.hidden&&Oo(e).checkVisibility()}var je=new WeakMap,qt;function Bo(e,t){
qt??=new ResizeObserver(s=>s.map(({target:i})=>i).filter(i=>i.checkVisibility()).flatMap(ri).forEach(i=>i()));let n=Oo(e),o=n.checkVisibility()?e:n,r=je.get(o)??
new Set;je.set(o,r.add(t)),qt.observe(o)}function ri(e){qt.unobserve(e);let t=[...je.get(e)||[]];return je.delete(e),t}var He=new WeakMap,$t=new WeakMap,Eo;function Po(e){
return He.has(e)||(Eo??=new IntersectionObserver(si,{rootMargin:"50%"}),He.set(e,!1),Eo.observe(e)),!!He.get(e)&&!e.hidden}function Co(e,t){$t.set(e,t)}function si(e){
for(let{target:t,isIntersecting:n}of e){He.set(t,!n);let o=n&&$t.get(t);o&&($t.delete(t),o())}}var Ke=class{constructor(t){this.kinds=t}kinds;subscribers=new Set;changes={};position=0;head="";tail="";answers={};away=!1;onlyShown=!1;feed(t){t.length>=this.
position&&t.startsWith(this.head)&&t.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=t.lastIndexOf(`
`)+1;for(;this.position<o;){let r=t.indexOf(`
`,this.position);this.readLine(t.slice(this.position,r)),this.position=r+1}this.head=t.slice(0,Math.min(o,100)),this.tail=t.slice(Math.max(0,o-100),o)}append(t){
let n=0;for(let o of t.split(`
`))this.readLine(o)||(n+=1);return n}read(t){throw new Error("nobody reads "+t.type)}readLine(t){if(!t.trim())return!0;try{return this.read(JSON.parse(t)),!0}catch(n){
return console.error("Generation Playground: a line of the log was skipped.",n,t.slice(0,200)),!1}}setAway(t){this.away!==t&&(this.away=t,this.changed("status"))}get canAsk(){
return!this.onlyShown&&Object.keys(this.answers).length>0}ask(t){!this.onlyShown&&Object.hasOwn(this.answers,t.type)&&this.answers[t.type](t)}subscribe(t,n,o=!1){
let r={element:t,update:n,whenOpen:o,missed:li(this.kinds),opened:()=>Gt([r])};this.subscribers.add(r),Gt([r])}changed(t){Fe.size||requestAnimationFrame(ii),Fe.
add(this),this.changes[t]=!0}takeChanges(){let t=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?n.missed=ui(n.missed,t):this.subscribers.
delete(n);return[...this.subscribers]}},Fe=new Set;function ii(){let e=[...Fe];Fe=new Set,Gt(e.flatMap(t=>t.takeChanges()),!0)}function Gt(e,t=!1){let n=e.filter(
({element:s,whenOpen:i})=>i&&s.isConnected),o=new Set(n.filter(({element:s})=>!Ro(s))),r=new Set(n.filter(s=>t&&ai(s.missed)&&!o.has(s)&&Po(s.element)));for(let{
element:s,opened:i}of o)Bo(s,i);for(let{element:s,opened:i}of r)Co(s,i);for(let s of e){let{missed:i,update:l}=s;if(!(o.has(s)||r.has(s)||!Object.keys(i).length)){
s.missed={};try{l(i)}catch(u){console.error("Generation Playground: a pane could not be drawn.",u)}}}}var ai=e=>!!e.steps&&Object.keys(e).every(t=>t==="steps"||
t==="entries"),li=e=>Object.fromEntries(e.map(t=>[t,!0]));function ui(e,t){let n={...e,...t};return e.entries&&t.entries&&(n.entries=new Set([...e.entries,...t.
entries])),n}var Ut={};v(Ut,{noReading:()=>Wo,readOn:()=>Ao,spansOf:()=>zt});var Wo=e=>({place:0,since:e.is_open?0:null,tail:[],spans:[]});function Ao(e,t,n,{start:o,end:r}){
let{place:s}=e,{since:i,spans:l}=e,u=[...e.tail,[s,t]];for(;;){let d=i===null?o:r,c=u.map(([,m])=>m).join("").indexOf(d);if(c<0)break;let p=ci(u,c);i===null?i=s+
1:(l=[...l,{start:i,stop:Math.max(i,p),end:s+1}],i=null),u=di(u,c+d.length)}return n&&i!==null&&i<=s&&(l=[...l,{start:i,stop:s,end:null}],i=null,u=[]),{place:s+
1,since:i,tail:pi(u,(i===null?o:r).length-1),spans:l}}function zt(e,t){if(!t)return[];let n=Wo(t);for(let{chosen:i,piece:l}of e)n=Ao(n,i.text,l===null,t);let{spans:o,
since:r,place:s}=n;return r===null?o:[...o,{start:r,stop:s,end:null}]}function ci(e,t){let n=t;for(let[o,r]of e)if(n-=r.length,n<0)return o;return e[e.length-1][0]}
function di(e,t){let n=t;return e.flatMap(([o,r])=>{let s=r.slice(n);return n=Math.max(0,n-r.length),s?[[o,s]]:[]})}function pi(e,t){let[n,o]=[e.length,0];for(;n>
0&&o<t;)o+=e[--n][1].length;return e.slice(n)}var fi=20,Jt=class extends Ke{unit="bits";searched=new Map;found={look_into:new Map,attend:new Map};mostPlaces={};written=null;knobs=null;picture=null;roll=null;formSeed="";scores=new WeakMap;parts=[];coming=[];turn;fed={
turn:void 0,started:!1};recordedTurn;beginsHidden=!1;asked=null;queued;loading;shared;apart;started;finished;failed;lasts;newest;numTokens;elapsed;firstElapsed;rounds;canvasSteps;prompts;texts;returned;selected;suggested;rejected;promptSteps;hideFrom;constructor(){
super(["run","steps","status","selection","unit","prompt","watched","searched","found","written","knobs","picture","roll"]),this.clear()}clear(){this.queued=this.
loading=this.started=this.finished=this.failed=null,this.shared=1,this.apart=!1,this.lasts=[],this.newest=null,this.numTokens=this.elapsed=0,this.firstElapsed=null,
this.rounds=[],this.canvasSteps=[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=this.rejected=null,this.suggested=!1,this.promptSteps=[],
this.hideFrom=this.beginsHidden?0:null}feedRun(t,n){this.begin(n),this.feed(t),this.coming=[t],this.showComing()}appendRun(t,n){this.begin(n);let o=this.append(
t);return this.coming.push(t),this.showComing(),o}lose(t){this.fed.turn!==t||this.finished||this.failed||this.read({type:"Failed",message:a("The connection to t\
his run was lost."),fix:a("Run it again."),error:"Lost",diagnostics:[]})}begin(t){t!==this.fed.turn&&(this.fed={turn:t,started:!1},this.coming=[],this.feed(""))}showComing(){
this.fed.started&&Object.assign(this,{parts:this.coming,turn:this.fed.turn})}get text(){return this.parts.length>1&&this.parts.splice(0,1/0,this.parts.join("")),
this.parts[0]??""}read(t){if(!mi(t.type))throw new Error("unknown event "+t.type);Io[t.type](this,t)}countStep(t){this.numTokens+=1,this.elapsed=t.elapsed??0,this.
firstElapsed??=t.elapsed,this.changed("steps")}get recorded(){return this.recordedTurn!==void 0&&this.turn===this.recordedTurn}get readsSource(){return!!this.started?.
decoder_tokens.length}get prefix(){return(this.readsSource?this.started?.decoder_tokens:this.started?.prompt_tokens)??[]}get denoises(){return!!(this.started&&this.
started.mode==="block_diffusion")}get isFromElsewhere(){return!!(this.started&&this.started.elsewhere)}get hasReadMedia(){return!!(this.started?.request.media?.
length||this.started?.media?.length)}get looksAtMedia(){return this.hasReadMedia&&this.readsSource&&!this.started?.prompt_tokens.length}get speaks(){return!!(this.
started&&this.started.codebooks)}get canAsk(){return super.canAsk&&!this.isFromElsewhere&&!this.speaks}get stepping(){if(!this.started||this.usesBeams)return!1;
if(this.finished?.sequences[0]?.stop_reason==="step")return!0;let{given:t,only_given:n,config:o={}}=this.started.request;return typeof t=="string"?!1:Array.isArray(
t)&&n||o.max_new_tokens===(t||[]).length+1}get usesBeams(){return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.
started&&!this.finished&&!this.failed&&!this.waiting)}lines(){return this.hideFrom===null?this.allLines():this.allLines().map(t=>{let n=this.seen(t.last);return n===
t.last?t:{...t,last:n,score:null,stopReason:null}})}seen(t){if(this.hideFrom===null)return t;let n=t;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(t){
this.hideFrom!==t&&(this.hideFrom=t,this.changed("steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.
prompts.flatMap((n,o)=>wi(n,o,this.prompts.length));let t=this.finished?this.finished.sequences:[];return this.lasts.map((n,o)=>({kind:"sequence",label:this.speaks?
a("codebook {number}",{number:o+1}):this.lasts.length>1?a("sequence {number}",{number:o+1}):"",last:n,score:null,stopReason:t[o]?t[o].stop_reason:null,untold:!n&&
t[o]&&!t[o].token_ids.length?t[o].text:""}))}current(){if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let t=this.
lines();return t.length?t[0].last:null}lineOf(t){return t.isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let o=n;for(;o&&o.index>t.index;)
o=o.before;return o===t}):this.lines()[t.sequence]}lastOf(t){return this.lineOf(t)?.last??t}select(t,n){let o=t===null?null:this.lines()[t];this.selectStep(o&&n!==
void 0?P(o.last)[n]??null:null)}selectStep(t,n=!1){let o=this.seen(t);this.selected===o&&this.suggested===n&&!this.rejected||(this.selected=o,this.suggested=n,this.
rejected=null,this.changed("selection"))}selectRejected(t,n,o){this.selectStep(t),this.rejected={round:n,place:o},this.changed("selection")}selectMostUncertain(t=""){
let n=this.returned?this.returned[0]?.last:this.lasts[0];if(this.selected||!n||this.stepping)return;let o=P(n),r=o.filter(d=>!d.given);if(r.length<2)return;let s=zt(
o,this.started?.reasoning).filter(({end:d})=>d!==null),i=r.filter(({index:d})=>!s.some(({start:c,stop:p})=>c<=d&&d<p)),l=({distribution:d,chosen:{raw_logprob:c}})=>d.
entropy_before??-(c??-1/0),u=t&&r.find(d=>d.chosen.text.trim()===t.trim());u?this.selectStep(u,!0):this.selectStep((i.length?i:r).reduce((d,c)=>l(c)>l(d)?c:d),!0)}walk(t){
let n=this.current();if(!n)return;let o=[...this.promptSteps,...P(this.lastOf(n))],r=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(o[Math.
max(0,Math.min(o.length-1,r+t))])}addSearched(t,n){this.searched.set(t,[...this.searched.get(t)||[],n]),this.changed("searched")}addFound(t,n,o,r){let s=this.found[t];
s.delete(n),s.set(n,{ids:o,found:r}),s.size>fi&&s.delete(s.keys().next().value),this.changed("found")}foundOf(t){return this.started&&this.found[t].get(this.turn)||
null}addScores(t,n){this.scores.set(t,n),this.changed("found")}scoresOf(t){return this.scores.get(t)??null}startedLine(){let t=this.text.indexOf('{"type":"Start\
ed"');return t<0?"":this.text.slice(t,this.text.indexOf(`
`,t))}idsTo(t){return P(t).map(({chosen:n})=>n.token_id)}addWatched(t,n){let o=this.allLines()[t];o&&(P(o.last).forEach((r,s)=>{let i=H("Candidate",n[s]||[]),l=new Set(
i.map(({token_id:u})=>u));r.watched=[...(r.watched||[]).filter(({token_id:u})=>!l.has(u)),...i]}),this.changed("watched"))}setWritten(t){this.written=t&&{...t,tokens:H(
"Token",t.tokens)},this.changed("written")}setKnobs(t,n=""){this.knobs=t,this.formSeed=n.trim(),this.changed("knobs")}showPicture(t){this.picture!==t&&(this.picture=
t,this.changed("picture"))}setRoll(t,n){this.roll={number:t,token:n},this.changed("roll")}setUnit(t){this.unit=t,this.changed("unit")}},Io={Queued(e,t){e.queued=
t,e.loading=null,e.changed("status")},Loading(e,t){e.loading=t,e.queued=null,e.changed("status")},Shared(e,{runs:t,apart:n}){e.shared=t,e.apart=!!n,e.changed("s\
tatus")},Started(e,t){e.clear();let n=H("Token",t.prompt_tokens??[]);e.started={...t,request:t.request??{},prompt_tokens:n,decoder_tokens:H("Token",t.decoder_tokens??
[])},e.fed.started=!0,e.changed("run"),e.changed("status"),e.changed("selection")},Stepped(e,{step:t}){let n=Do(t);n.read=!!e.started?.request.only_given,n.before=
e.lasts[n.sequence]??null,n.draft=hi(n,e.rounds),e.lasts[n.sequence]=n,(!e.newest||n.index>e.newest.index)&&(e.newest=n),e.countStep(n)},BeamsAdvanced(e,{step:t}){
let n=e.prompts[t.sequence]??=gi(),o={...t,distributions:t.distributions.map(Ho)};o.given&&(n.given+=1);let r=H("BeamCandidate",o.candidates).map(i=>bi(i,o,n));
for(let{beam:i}of r)i.progress&&e.texts.set(i.token_id,i.text);_i(r),n.running=r.filter(i=>i.beam.status==="running").sort((i,l)=>Vt(i)-Vt(l)),n.byNumber=new Map(
n.running.map(i=>[Vt(i),i]));let s=o.given?e.started?.effective.num_beams??0:0;for(let i=0;i<s;i++)n.byNumber.set(i,r[0]);n.finished.push(...r.filter(i=>i.beam.
status==="finished")),n.finished.sort((i,l)=>(l.beam.final_score??0)-(i.beam.final_score??0)),n.finished.length=Math.min(n.finished.length,o.pool.length),n.pool=
o.pool,n.pools.push(o.pool),n.steps.push(r),n.byStep.push(n.byNumber),n.distributions.push(o.distributions),e.countStep(o)},PromptRead(e,{steps:t}){let n=null;e.
promptSteps=t.map(o=>n={...Do(o),before:n,isPrompt:!0}),e.changed("prompt")},CanvasDenoised(e,{step:t}){let n={...t,places:H("CanvasPlace",t.places)};e.canvasSteps.
push(n),e.numTokens=n.canvas*n.places.length,e.elapsed=n.elapsed,e.firstElapsed??=n.elapsed,e.changed("steps")},DraftJudged(e,{round:t}){e.rounds.push({...t,follow:t.
follow,drafted:H("DraftToken",t.drafted),race:H("Racer",t.race??[])}),e.changed("steps")},Finished(e,t){let n=t.sequences.map(o=>({...o,score:o.score??null,note:o.
note??""}));e.finished={...t,sequences:n},n.forEach((o,r)=>{!o.token_ids.length&&o.text&&(e.lasts[r]??=null)}),e.usesBeams&&(e.returned=n.map((o,r)=>vi(e,o,r))),
e.changed("status"),e.changed("steps")},Failed(e,t){(e.fed.turn===void 0||e.fed.started)&&(e.failed=t),e.queued=e.loading=null,e.changed("status")}},mi=e=>Object.
hasOwn(Io,e);function qe(e,t){let n=xo[e],o={};for(let r=0;r<n.length;r++)o[n[r]]=t[r];return o}function H(e,t){return t.map(n=>qe(e,n))}function Ho(e){return{...e,
candidates:H("Candidate",e.candidates),stages:H("Stage",e.stages??[])}}function Do(e){let{chosen:t,distribution:n,watched:o,mark:r,draw:s,reranked:i,...l}=e,u={
...l,chosen:qe("Candidate",t),distribution:Ho(n),watched:H("Candidate",o??[]),mark:r?qe("Mark",r):null,draw:s?{...s,contenders:H("Contender",s.contenders??[])}:
null,before:null,draft:null};return i&&(u.reranked=H("Reranked",i)),u}function hi(e,t){let n=t.at(-1);if(!n||e.index<n.start)return null;let o=e.index-n.start;return o<
n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,instead:n.drafted[o]||null,round:n,place:o}}function gi(){return{running:[],byNumber:new Map,
finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}var Vt=({beam:e})=>e.beam??0;function bi({mark:e,...t},n,o){let r=e?qe("Mark",e):null,
s={...t,mark:r},i=n.distributions[s.parent],l=i.candidates.find(u=>u.token_id===s.token_id);return{index:n.index,sequence:n.sequence,before:o.byNumber.get(s.parent)||
null,chosen:l||{...s,raw_rank:null,rank:null,removed_by:null},piece:s.piece,distribution:i,seconds:n.seconds,elapsed:n.elapsed,draft:null,given:!!n.given,length:n.
index+1-o.given,mark:r,beam:s}}function q({started:e}){if(!e)throw new Error("no run has started");return e}var xe=e=>!!e?.beam,$e=({beam:e,length:t},n)=>t>0?(e.
score??-1/0)/t**n:e.score;function jo(e,t,n,o,r){e.unseen??=new Map;let s=`${t} ${n} ${r.token_id}`,i=e.unseen.get(s);if(!i){let l=(t?e.byStep[t-1].get(n):null)??
null,{token_id:u,text:d,raw_logprob:c,logprob:p}=r,m=(l?.beam.score??0)+(p??-1/0),f=l?l.beam.group:null,h={token_id:u,text:d,piece:null,parent:n,raw_logprob:c,logprob:p,
score:m,status:"unseen",beam:null,final_score:null,group:f},{sequence:b,seconds:g,elapsed:k}=e.steps[t][0];i={index:t,sequence:b,before:l,chosen:r,piece:null,distribution:o,
seconds:g,elapsed:k,draft:null,given:!1,length:e.steps[t][0].length,beam:h,rank:null},e.unseen.set(s,i)}return i}function ki(e,t,n,o){let r=n&&!n.given?n.beam?.
beam??0:0;return e.unseen&&e.unseen.get(`${t} ${r} ${o}`)||null}function _i(e){let t=new Map;for(let n of[...e].sort((o,r)=>(r.beam.score??-1/0)-(o.beam.score??
-1/0)))n.rank=(t.get(n.beam.group)||0)+1,t.set(n.beam.group,n.rank)}function wi(e,t,n){let o=s=>n>1?a("Prompt {number}, {label}",{number:t+1,label:s}):s,r=(s,i,l,u)=>({
kind:s,label:o(i),last:l,score:u,stopReason:null});return[...e.running.map(s=>r("running",yi(s),s,s.beam.score)),...e.finished.map((s,i)=>r("finished",xi(s,i+1),
s,s.beam.final_score))]}function yi({beam:{beam:e,group:t,progress:n}}){let o=(e??0)+1;return t!=null?a("beam {number}, group {group}",{number:o,group:de(t)}):o===
1&&!n?a("best beam"):a("beam {number}",{number:o})}function xi({beam:{group:e}},t){return e!=null?a("ended {number}, group {group}",{number:t,group:de(e)}):a("e\
nded {number}",{number:t})}var de=e=>e<26?String.fromCharCode(65+e):String(e+1);function vi(e,t,n){let o=Math.max(1,Math.floor((e.finished?.sequences.length??0)/
e.prompts.length)),{steps:r}=e.prompts[Math.floor(n/o)],s=null;return t.token_ids.forEach((i,l)=>{let u=t.beams?.[l];s=(r[l]||[]).find(d=>d.beam.parent===u&&d.beam.
token_id===i)||s}),{kind:"returned",label:a("output {number}",{number:n+1}),last:s,score:t.score,stopReason:t.stop_reason}}function P(e){let t=[];for(let n=e;n;n=
n.before)t.push(n);return t.reverse()}function Ko(e,t){let n=[],o=t;for(;o&&e[o.index]!==o;)n.push(o),o=o.before;return{keep:o?o.index+1:0,added:n.reverse()}}var ye=class{constructor(t,n){
this.add=n;this.totals=[t]}add;steps=[];totals;get total(){return this.totals[this.totals.length-1]}follow(t){let{keep:n,added:o}=Ko(this.steps,t);this.steps.length=
n,this.totals.length=n+1;for(let r of o)this.steps.push(r),this.totals.push(this.add(this.total,r));return{keep:n,added:o}}};function Fo({effective:e,config:t}){let n={...e,...t},o=(n.constraints||[]).map(s=>s.any_of||[s.phrase||[]]),r=(n.force_words_ids||[]).map(s=>Array.isArray(s[0])?
s:[s]);return[...o,...r].map(s=>({alternatives:s,length:Math.max(...s.map(i=>i.length))}))}function qo({alternatives:e,length:t},n,o,r){if(n>=t)return!0;let s=e.filter(l=>l.length===n);if(!s.length)return!1;let i=[...r,...P(o).map(l=>l.chosen.token_id)].
join(" ")+" ";return s.some(l=>` ${i}`.includes(` ${l.join(" ")} `))}var Ge=-1e9,Zo=[[!1,"False"],[!0,"True"],["never",'"never"']],Si=["beam_search","beam_sample"],Ti=["group_beam_search","constrained_beam_search"];function Mi(e){
let{mode:t,effective:n,config:o,eos_token_ids:r,max_new_tokens:s}=q(e),i={...o,...n},{length_penalty:l,early_stopping:u}=i,d=ne(i.num_beams,1+Math.max(0,...(e.prompts[0].
steps[0]||[]).map(({beam:p})=>p.beam??0))),c=e.prompts[0].given;return{together:Si.includes(t)?!0:Ti.includes(t)?!1:null,prompts:e.prompts,start:c,maxNew:s-c,wanted:ne(
i.num_return_sequences,1),size:t==="group_beam_search"?Math.ceil(d/ne(i.num_beam_groups,1)):d,ends:new Set(r),constraints:Fo(q(e)),promptIds:e.prefix.map(p=>p.token_id),
own:{lengthPenalty:N(l)?l:1,earlyStopping:Zo.find(([p])=>p===u)?.[0]??!1}}}var ne=(e,t)=>N(e)&&Number.isInteger(e)&&e>0&&e<=4096?e:t,Z=({beam:e})=>A(e.score)??-1/0,
Yt=(e,t)=>Z(e)/e.length**t;function Li(e,t){return e.together?Ei(e,t):Ri(e,t)}function Qo(e,t,n,{maxNew:o},{lengthPenalty:r,earlyStopping:s}){let i=s==="never"&&
r>0?o:t;return{best:e,length:i,bound:e/i**r,worst:n}}var $o=new WeakMap;function Ni(e,t){let n=$o.get(e);if(!n){let o=e.filter(({beam:s})=>s.status==="running"||
s.status==="pruned"),r=Math.max(...(o.length?o:e).map(Z));n={ended:e.filter(({beam:s},i)=>i<t&&ze(s)),hopeless:!o.length,best:o.length?r:r+Ge},$o.set(e,n)}return n}
function Ei(e,t){let{prompts:n,size:o,start:r}=e,s={node:null,score:Ge},i=n.map(()=>({group:null,held:Array.from({length:o},()=>s),stop:null,lastStep:0,weighed:null,
exact:!0})),l=Math.min(...n.map(({steps:c})=>c.length)),u=null;for(let c=r;c<l&&!u;c++){let p=n.map(({steps:f})=>Ni(f[c],o)),m=p.every(f=>f.hopeless);i.forEach(
(f,h)=>Oi(f,p[h],c+1,m,e,t)),i.every(f=>f.stop)&&(u=i.find(f=>f.stop?.step===c+1)?.stop??null)}let d=c=>c.node!==null;return{stop:u,prompts:i.map(c=>({kept:c.held.
filter(d),pools:[c]}))}}function Oi(e,t,n,o,r,s){if(e.stop)return;if(t.ended.length){let d=t.ended.map(c=>({node:c,score:Yt(c,s.lengthPenalty)}));e.held=[...e.held,
...d].sort((c,p)=>p.score-c.score).slice(0,r.size)}e.lastStep=n;let i=e.held.at(-1)?.score??Ge,l=e.held.every(({node:d})=>d),u=e.weighed=Qo(t.best,n-r.start,l?i:
null,r,s);o?e.stop={step:n,why:"criteria"}:l&&s.earlyStopping===!0?e.stop={step:n,why:"full"}:e.held.some(({node:d})=>u.bound>(d?i:Ge))||(e.stop={step:n,why:"se\
ttled"})}function Ri(e,t){let n=e.prompts.map(i=>{let l=Go(i).map(p=>zo(i,p,e,t)),u=Go(i).map(p=>zo(i,p,e,e.own)),d=1/0;return l.forEach((p,m)=>{let[f,h]=[p,u[m]].
map(({stop:b})=>b?b.step:1/0);p.exact=p.lastStep<=d,f!==h&&(d=Math.min(d,f,h))}),{kept:l.flatMap(p=>p.kept).sort((p,m)=>p.score-m.score).reverse(),pools:l}}),o=n.
flatMap(i=>i.pools),r=o.length>0&&o.every(({stop:i})=>i),s=o.flatMap(({stop:i})=>i??[]);return{stop:r?s.reduce((i,l)=>l.step>i.step?l:i):null,prompts:n}}var Go=({
steps:e,given:t})=>[...new Set((e[t]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>(n??0)-(o??0));function zo(e,t,n,o){let{size:r,start:s}=n,i={group:t,kept:[],
stop:null,weighed:null,lastStep:0,exact:!0};for(let l=s;l<e.steps.length&&!i.stop;l++){let u=Bi(e.steps[l],t,n);if(!u)break;let d=i.lastStep=l+1;u.ended.forEach(
m=>Vo(i,m,n,o));let c=i.kept.length>=r,p=c?Qt(i.kept):null;i.weighed=Qo(u.best,d-s,p,n,o),c&&o.earlyStopping===!0?i.stop={step:d,why:"full"}:p!==null&&p>=i.weighed.
bound?i.stop={step:d,why:"settled"}:Pi(e.steps[l],d,n)&&(Ci(u.nodes,n).forEach(m=>Vo(i,m,n,o)),i.stop={step:d,why:"criteria"})}return i}var Uo=new WeakMap;function Bi(e,t,{
ends:n}){let o=Uo.get(e)??new Map;if(Uo.set(e,o),!o.has(t)){let r=e.filter(({beam:i})=>(i.group??null)===t),s=r.filter(({beam:i})=>i.status==="finished"&&n.has(
i.token_id));o.set(t,r.length?{nodes:r,ended:s,best:Z(r[0])}:null)}return o.get(t)??null}var Qt=e=>Math.min(...e.map(({score:t})=>t));function Vo(e,t,n,{lengthPenalty:o}){
let r=Yt(t,o);if(e.kept.length>=n.size&&!(r>Qt(e.kept))||(e.kept.push({node:t,score:r}),e.kept.length<=n.size))return;let s=Qt(e.kept);e.kept.splice(e.kept.findIndex(
i=>i.score===s),1)}function Pi(e,t,{ends:n,maxNew:o,start:r}){return t-r>=o||e.some(({beam:s})=>ze(s)&&!n.has(s.token_id))}var ze=({status:e})=>e==="finished"||
e==="ended";function Ci(e,{ends:t,constraints:n,promptIds:o,wanted:r}){let s=e.filter(({beam:u})=>u.status==="running"||ze(u)&&!t.has(u.token_id)),i=u=>n.every(
(d,c)=>qo(d,u.beam.progress?.[c]??0,u,o)),l=s.filter(u=>!u.beam.progress||i(u));return l.length<r?[...l,...s.filter(u=>!l.includes(u))]:l}function Wi(e,t,n){let o=Math.
max(...e.prompts.map(s=>s.steps.length));if(t.stop?t.stop.step!==o:n)return!1;let r=Math.min(...e.prompts.map(s=>s.steps.length));return t.prompts.every(({kept:s},i)=>{
let{pools:l}=e.prompts[i],u=l[(e.together?r:l.length)-1]||[];return u.length===s.length&&u.every((d,c)=>Ai(d,s[c],e))})}function Ai(e,{node:t,score:n},o){let r=A(
e);if(r===null||!Number.isFinite(n))return r===null==!Number.isFinite(n);let s=2e-5*Math.max(1,t.length**-o.own.lengthPenalty);return Math.abs(r-n)<=s+1e-5*Math.
abs(n)}function Di(e,t,n,{lengthPenalty:o},r){let s=e.prompts[t],{kept:i,pools:l}=n.prompts[t],u=(m,f,h="")=>({node:m,score:Yt(m,o),place:null,state:f,why:h}),d=new Set(
i.map(({node:m})=>m)),c=Ii(s).filter(m=>!d.has(m)).map(m=>{let{stop:f}=l.find(({group:h})=>h===(m.beam.group??null))||l[0];return!f||m.index<f.step?u(m,"out","d\
ropped"):u(m,"out",n.stop&&m.index>=n.stop.step?"not reached":"too late")}),p=!r&&!n.stop;return[...i.map(({node:m,score:f},h)=>{let b=n.stop&&h<e.wanted?"retur\
ned":"kept";return{node:m,score:f,place:h,state:b,why:""}}),...p?s.running.map(m=>u(m,"running")).sort((m,f)=>f.score-m.score):[],...c.sort((m,f)=>f.score-m.score)]}
var Jo=new WeakMap;function Ii({steps:e}){let t=Jo.get(e)??{read:0,nodes:[]};for(Jo.set(e,t);t.read<e.length;t.read++)t.nodes.push(...e[t.read].filter(({beam:n})=>n.
status==="finished"));return t.nodes}function Hi({prompts:e}){let t=e.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...t.map(({lastStep:n})=>n))}var en={};v(en,{actingOtherwise:()=>Ki,followTokens:()=>Yo,greedyPath:()=>qi});var ji=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),Ki=({processors:e=[]})=>e.filter(t=>!ji.has(t));function Yo(e,t){
let n=e.given,o=n?e.steps[n-1][0]:null,r=0;for(let s=n;s<e.steps.length;s++){let i=e.distributions[s]?.[r]?.candidates??[],l=t(s-n,i[0]);if(l===void 0)return{last:o,
ended:!1,left:null};let u=e.steps[s].find(d=>d.beam.parent===r&&d.beam.token_id===l)||null;if(!u||u.beam.status==="pruned")return{last:o,ended:!1,left:Fi(e,o,{index:s,
id:l,node:u,candidates:i})};if(o=u,u.beam.status!=="running")return{last:o,ended:!0,left:null};r=u.beam.beam??0}return{last:o,ended:!1,left:null}}function Fi(e,t,{
index:n,id:o,node:r,candidates:s}){let i=s.find(m=>m.token_id===o),l=A(i?.logprob),u=(r??t)?.beam.group,d=e.steps[n].filter(m=>(m.beam.group??null)===(u??null)||
!t),c=d.filter(m=>m.beam.status==="running").map(Z),p=t&&!t.given?Z(t):0;return{index:n,token:r?.beam??i??null,node:r,considered:d.length,sum:r?Z(r):l===null?null:
p+l,best:c.length?Math.max(...c):null,worst:c.length?Math.min(...c):null}}var qi=e=>Yo(e,(t,n)=>n&&n.logprob!==null?n.token_id:void 0);var nn={};v(nn,{AGREE:()=>Xo,SUNK:()=>ve,TREE_ROUNDING:()=>$i,addUp:()=>zi,apart:()=>Ue,apartAfterPenalty:()=>Ve,impossible:()=>re});var Xo=.001,$i=2e-5,Gi=-1e9,ve=-1e8,re=(e,t=-1e30)=>e==null||e<t;function Ue(e,t,n){return re(e,n)||re(t,n)?re(e,n)&&re(t,n)?0:1/0:Math.abs(e-t)}function Ve(e,t,n){
return Ue(e,t===null?null:t*n,ve)/Math.max(1,n)}var oe=class{count=0;off=0;furthest=0;worst=null;see(t,n){this.count+=1,t<=Xo||(this.off+=1),!(this.worst&&!(t>this.
furthest))&&(this.furthest=t,this.worst={...n(),difference:t})}},tn=class{sum=new oe;given=new oe;final=new oe;pool=new oe;output=new oe};function zi(e){if(!e.usesBeams)
return null;let{effective:t}=q(e),n=new tn,o=t.length_penalty??1;for(let r of e.prompts){if(!r)continue;let s=Math.max(...r.distributions.map(({length:i})=>i));
Ui(r,Math.max(1,Math.floor(s/(t.num_beam_groups||1))),o,n)}return e.finished?.sequences.forEach((r,s)=>Vi(e.returned?.[s].last??null,r,s,o,n.output)),n}function Ui(e,t,n,o){
let r=null,s=new Map,i=(l,u)=>u.score-l.score;e.steps.forEach((l,u)=>{if(l.some(({given:p})=>p)){for(let p of l)o.given.see(Ue(p.beam.score,0),()=>({node:p}));return}
r??=new Map(l.filter(({beam:p})=>p.parent%t===0).map(({beam:p})=>[p.parent,0]));for(let p of l){let{beam:m}=p,f=r.get(m.parent)??Gi;if(o.sum.see(Ue((f??0)+(m.logprob??
-1/0),m.score,ve),()=>({node:p,parent:f})),m.final_score===null||m.final_score===void 0)continue;let h=p.length**n;o.final.see(Ve(m.score,m.final_score,h),()=>({
node:p,power:h}));let b=m.group??null,g=[...s.get(b)??[],{score:m.final_score,power:h}];s.set(b,g.sort(i).slice(0,t))}let d=[...s.values()].flat().filter(({score:p})=>!re(
p)).sort(i),c=e.pools[u].filter(p=>!re(p));for(let p=0;p<Math.max(d.length,c.length);p++){let m=d[p]??null,f=m&&p<c.length?Ve(m.score*m.power,c[p],m.power):1/0;
o.pool.see(f,()=>({step:u,place:p,expected:m&&m.score,told:c[p]??null}))}r=new Map(l.filter(({beam:p})=>p.status==="running").map(({beam:p})=>[p.beam,p.score]))})}
function Vi(e,t,n,o,r){let s=P(e),i=s.filter(({given:d})=>!d);if(t.score===null||!i.length||!xe(e))return;let l=i.length**o,u=s.every(({beam:d,given:c},p)=>c||d?.
parent===(t.beams||[])[p]);r.see(u?Ve(e.beam.score,t.score,l):1/0,()=>({number:n,node:e,power:l,told:t.score}))}var sn={};v(sn,{Trie:()=>on,headOf:()=>Zi,isWithin:()=>ea,jointOf:()=>Qi,pathTo:()=>Yi,pieceOf:()=>Xi,shownOf:()=>na});var on=class{nodes=[];root=this.newNode(null,
null);tips=[];ended=new Map;newNode(t,n){let o=t?.logprob??null,r=n?.logprob??null,s=n?r===null||o===null?null:r+o:0,i=n?n.depth+1:0,u={id:this.nodes.length,token:t,
before:n,depth:i,kids:new Map,order:[],samples:[],ends:[],logprob:s};return this.nodes.push(u),u}begin(t){return this.root.samples.push(t),this.tips[t]=this.root}add(t,n){
let o=this.tips[t]??this.begin(t),r=o.kids.get(n.token_id);r||(r=this.newNode(n,o),o.kids.set(n.token_id,r),o.order.push(r)),r.samples.push(t),this.tips[t]=r}end(t,n){
this.ended.has(t)||(this.ended.set(t,n),(this.tips[t]??this.begin(t)).ends.push([t,n]))}reached(t){let n=o=>!Ji.has(this.ended.get(o)??"length");return this.root.
samples.filter(o=>(this.tips[o]?.depth??0)>=t||n(o)).length}},Ji=new Set(["length","max_time","stopped","failed","given","unfinished"]);function er(e){let t=[e];
for(;e.kids.size===1&&!e.ends.length;)[e]=e.order,t.push(e);return t}function Zi(e){for(;e.before&&e.before.before&&e.before.kids.size===1&&!e.before.ends.length;)
e=e.before;return e}var Qi=(e,t=null)=>{let n=t?t.logprob:0;return e.logprob===null||n===null?null:Math.exp(e.logprob-n)};function Yi(e){let t=[];for(;e.before;e=
e.before)t.push(e);return t.reverse()}var Xi=({token:e})=>e?.piece??e?.text??"";function ea(e,t){let n=e;for(;n&&n.depth>t.depth;)n=n.before;return n===t}var tr=(e,t)=>(t.
logprob??-1/0)-(e.logprob??-1/0)||(e.token?.token_id??0)-(t.token?.token_id??0);function ta({order:e},t){if(!t)return e.sort((o,r)=>r.samples.length-o.samples.length||
tr(o,r)),e;let n=(o,r)=>o.samples.length>r.samples.length+Math.max(.5,r.samples.length/5);for(let o=1;o<e.length;o++)for(let r=o;r>0&&n(e[r],e[r-1]);r--)[e[r-1],
e[r]]=[e[r],e[r-1]];return e}function na(e,{lanes:t,grows:n,opened:o=new Map,closed:r=new Set,before:s=new Set}){let i=[],l=[],u=({id:b,samples:g})=>g.length+(n&&
s.has(b)?.5:0),d=([b],[g])=>u(g)-u(b)||b.depth-g.depth||tr(b,g),c=0;function p(b,g,k){for(c+=1;;){let _=g[g.length-1],E={head:b,run:g,kids:[],folded:[],closed:r.
has(b.id)};k.push(E);let L=ta(_,n);if(!L.length||E.closed)return;let ge=1+(o.get(_.id)||0);L.slice(1).forEach((Re,ue)=>(ue+1<ge?l:i).push([Re,E])),k=E.kids,[b]=
L,g=er(b)}}let m=b=>{for(let g=b.pop();g;g=b.pop()){let[k,_]=g;p(k,er(k),_.kids),m(l)}},f=()=>i.splice(0).forEach(([b,g])=>g.folded.push(b)),h=[];for(p(e.root,[
e.root],h),m(l);i.length&&c<t;)i.sort(d),m(i.splice(0,1));f();for(let b=rn(h[0]);b.length;b=rn(h[0]))m(b),f();return nr(h[0]),h[0]}function rn(e){return[...e.folded.
length===1?e.folded.splice(0).map(n=>[n,e]):[],...e.kids.flatMap(rn)]}function nr(e){let t=new Map(e.run[e.run.length-1].order.map((n,o)=>[n,o]));e.kids.sort((n,o)=>(t.
get(n.head)??0)-(t.get(o.head)??0)),e.kids.forEach(nr)}var an={};v(an,{FEWEST_VALUES:()=>or,bestOf:()=>sa,sideOf:()=>sr,spreadOf:()=>rr});var or=5,oa=.9;function rr(e){if(!e.length)return null;let t=[...e].sort((i,l)=>i-l),n=t.length,[o,r,s]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(r+=s,!(o>0&&r>1-oa));)
s*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:xt(t),low:t[o],high:t[n-1-o]}}function sr(e,t){let n=rr(e);if(!n||e.length<or)return"few";let{low:o,high:r}=n;
return o>t?"above":r<t?"below":"open"}var ra=(e,t)=>N(e)&&N(t)?[e-t]:[];function sa(e,t=!0){let n=(r,s)=>sr(r.flatMap((i,l)=>ra(i,s[l])),0),o=e.findIndex((r,s)=>e.
length>1&&e.every((i,l)=>s===l||n(r,i)===(t?"above":"below")));return o<0?null:o}var fn={};v(fn,{explain:()=>ha,tipLater:()=>pn,tipOfTerm:()=>ca});var ia={"views#why-this-token":`vocabulary prompt length ending logit probability logprob mean-logprob cumulative-logprob bits perplexity rank processor
    kept distinct-n repetition context parameters memory`,"views#side-by-side":"sample greedy self-bleu words-in-common interval","views#how-the-next-token-move\
s-with-the-prompt":"kl js","views#where-the-beams-went":"sequence-score","views#is-the-draft-worth-it":"bonus acceptance-length expected-acceptance passes-saved\
 draft-cost speed-up residual","views#is-it-watermarked":"threshold p-value false-positive-rate detection-rate auc","views#which-answer-is-likelier":"answer-sha\
re","views#how-much-do-fewer-bits-cost":"top-agreement","views#chats-translations-batches":"padding","serving#time":"speed first-token time between-tokens laten\
cy percentile","serving#what-happens-in-a-step":"decode block queue","knobs#do_sample":"sampling","knobs#temperature":"temperature","knobs#top_k":"top-k","knobs\
#top_p":"top-p","knobs#min_p":"min-p","knobs#repetition_penalty":"repetition-penalty","knobs#length_penalty":"length-penalty","knobs#diversity_penalty":"diversi\
ty-penalty","knobs#constraints":"constraint"},aa=Object.fromEntries(Object.entries(ia).flatMap(([e,t])=>t.split(/\s+/).map(n=>[n,e])));function Je(e){let t=document.
querySelector("link[rel=help]");if(!t)return[];let n=e?aa[e]||`glossary#${e}`:"";return[y("a","gp-link",a("Docs"),{href:t.href+n,target:"_blank",rel:"noopener"})]}var ir={token:()=>({name:a("token"),meaning:a("The piece of text that a model reads and writes at once: a word, a part of one, a sign, or a few bytes.")}),vocabulary:()=>({
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
ext again.")}),luck:()=>({name:a("luck"),meaning:a("What chance adds to a probability: a random factor 1/q for each token, which depends only on the seed. The t\
oken with the largest product of the two is drawn."),formula:"p · 1/q, g = −ln q"}),processor:()=>({name:a("logits processor"),meaning:a("A rule that changes\
 the scores of a step before a token is chosen: it removes tokens or makes some likelier.")}),temperature:()=>({name:a("temperature"),meaning:a("What the logits\
 are divided by: below 1 likely tokens become likelier, above 1 all become more alike."),formula:"p ∝ e^(logit / T)"}),"top-k":()=>({name:a("top-k"),meaning:a(
"Keeps the k likeliest tokens and removes the others.")}),"top-p":()=>({name:a("top-p"),meaning:a("Keeps the likeliest tokens until together they have probabili\
ty p: the nucleus."),formula:"min n: p₁ + … + pₙ ≥ p"}),"min-p":()=>({name:a("min-p"),meaning:a("Keeps the tokens with at least this share of the likeli\
est one’s probability."),formula:"p ≥ min_p · p₁"}),"repetition-penalty":()=>({name:a("repetition penalty"),meaning:a("Makes tokens that have occurred le\
ss likely: positive logits are divided by it, negative ones multiplied."),formula:"logit / θ, logit · θ"}),kept:()=>({name:a("mean tokens kept"),meaning:a("H\
ow many tokens could be chosen, on average: all of the vocabulary before the processors."),formula:"(Σ kept) / n",unit:a("tokens")}),"distinct-n":()=>({name:a(
"distinct-n"),meaning:a("The number of different n-grams (runs of n tokens) over the number of all of them: 1 means that none occurs twice."),formula:a("differe\
nt / all")}),repetition:()=>({name:a("repetition"),meaning:a("The share of tokens that occur among the 128 tokens before them."),formula:a("repeated / all"),unit:"\
%"}),"self-bleu":()=>({name:a("Self-BLEU"),meaning:a("How alike several texts are: the mean of BLEU-4 of each against all the others. 1 means that all are the s\
ame.")}),"words-in-common":()=>({name:a("words in common"),meaning:a("The share of the words of two texts that both have in the same order."),formula:a("2 · sha\
red / (words of one + words of the other)"),unit:"%"}),beam:()=>({name:a("beam"),meaning:a("One of the texts that beam search continues at the same time; the be\
st sums of log-probabilities go on."),formula:"Σ log p",unit:"nats"}),pruned:()=>({name:a("pruned"),meaning:a("Of a beam: it was considered, but others with be\
tter sums took all places.")}),hypothesis:()=>({name:a("hypothesis"),meaning:a("A text of a beam search, finished or not. The finished ones compete with their f\
inal scores.")}),"sequence-score":()=>({name:a("sequence score"),meaning:a("The number by which finished texts of a beam search compete: the sum of the log-prob\
abilities after the length penalty."),formula:"Σ log p / n^length_penalty",unit:"nats"}),"length-penalty":()=>({name:a("length penalty"),meaning:a("The power o\
f the length by which a beam’s sum is divided in its final score: above 0 it favours longer texts."),formula:"Σ log p / n^length_penalty"}),"diversity-penalt\
y":()=>({name:a("diversity penalty"),meaning:a("In diverse beam search: what a token loses for each beam of earlier groups that has just chosen it."),formula:"l\
og p − λ · n",unit:"nats"}),constraint:()=>({name:a("constraint"),meaning:a("What a text must contain, in constrained beam search. Texts that have equally m\
any of its tokens form a bank; banks take turns in passing on their best.")}),"degeneration-penalty":()=>({name:a("degeneration penalty"),meaning:a("In contrast\
ive search: the largest cosine similarity of a token’s hidden state with those of the text so far."),formula:"(1 − α) · p − α · penalty"}),draft:()=>({
name:a("draft"),meaning:a("Tokens that something cheap proposes, and that the target model judges all in one forward pass."),formula:"min(1, p / q)"}),target:()=>({
name:a("target model"),meaning:a("The model whose text is written: it judges the drafts.")}),bonus:()=>({name:a("bonus"),meaning:a("The target’s own token after\
 a draft that was kept whole: its forward pass gives one more.")}),correction:()=>({name:a("correction"),meaning:a("The target’s own token in place of the first\
 rejected draft token.")}),"acceptance-rate":()=>({name:a("acceptance rate"),meaning:a("The share of drafted tokens that the target kept."),formula:a("accepted \
/ drafted"),unit:"%"}),"acceptance-length":()=>({name:a("acceptance length"),meaning:a("The tokens that a round with a draft writes on average, including the ta\
rget’s own."),formula:a("1 + accepted / rounds"),unit:a("tokens")}),"expected-acceptance":()=>({name:a("expected acceptance rate"),meaning:a("The probability \
with which speculative sampling keeps a drafted token, over all tokens that could have been drafted there."),formula:"Σ min(p, q)",unit:"%"}),"passes-saved":()=>({
name:a("forward passes saved"),meaning:a("The tokens that a run wrote beyond one for each forward pass of the target model."),formula:a("tokens − rounds")}),"\
draft-cost":()=>({name:a("cost of a draft"),meaning:a("What drafting one token, or verifying a draft, takes, in units of the time for one token without drafts."),
formula:a("its time / time per token without drafts")}),"speed-up":()=>({name:a("speed-up"),meaning:a("How many times faster a run is with drafts. The formula e\
xpects it from the acceptance rate α, the drafted tokens γ and the cost c of drafting one."),formula:"(1 − α^(γ+1)) / ((1 − α) · (γ · c + 1))"}),residual:()=>({
name:a("residual distribution"),meaning:a("What the target gives beyond the draft model. The token that replaces a rejected one is drawn from it."),formula:"max\
(0, p − q) / Σ max(0, p − q)"}),interval:()=>({name:a("interval"),meaning:a("Where the true value lies with the named probability, as far as the runs can t\
ell. Where the intervals of two values overlap, it is not known which is larger.")}),watermark:()=>({name:a("watermark"),meaning:a("A bias in the choice of toke\
ns that a detector can find later, and a reader cannot see.")}),"green-list":()=>({name:a("green list"),meaning:a("The part of the vocabulary that a watermark f\
avours at a step; it follows from the tokens before."),formula:"logit + δ"}),"g-value":()=>({name:a("g-value"),meaning:a("In SynthID: 0 or 1 for a token, a con\
text and a key. Marked texts have more ones than half.")}),"z-score":()=>({name:a("z-score"),meaning:a("How many standard deviations more green tokens a text ha\
s than it would by chance."),formula:"(g − γ · n) / √(n · γ · (1 − γ))"}),threshold:()=>({name:a("threshold"),meaning:a("The score above which a det\
ector says that a text is watermarked.")}),"p-value":()=>({name:a("p-value"),meaning:a("The probability of a result at least as extreme by chance alone. A small\
 p makes chance a poor explanation."),formula:"P(Z ≥ z)"}),"false-positive-rate":()=>({name:a("false-positive rate"),meaning:a("The share of texts without the\
 watermark that pass the threshold."),formula:a("passed / texts without it"),unit:"%"}),"detection-rate":()=>({name:a("detection rate"),meaning:a("The share of \
texts with the watermark that pass the threshold."),formula:a("found / texts with it"),unit:"%"}),auc:()=>({name:"AUC",meaning:a("The area under the ROC curve: \
how often a text with the watermark scores higher than one without. 50% is guessing."),unit:"%"}),kl:()=>({name:a("KL divergence"),meaning:a("How far one distri\
bution is from another: the extra surprisal on average when q is used instead of p. 0 where they are the same."),formula:"Σ p · log₂(p / q)",unit:a("bits or\
 nats")}),"total-variation":()=>({name:a("total variation distance"),meaning:a("The probability that has to be moved to make one distribution of another."),formula:"\
½ · Σ |p − q|",unit:"%"}),js:()=>({name:a("Jensen-Shannon divergence"),meaning:a("The mean KL divergence of two distributions from their average: the same \
both ways, and at most 1 bit."),formula:"½ · KL(p ‖ m) + ½ · KL(q ‖ m), m = (p + q) / 2",unit:a("bits or nats")}),"answer-share":()=>({name:a("share amo\
ng answers"),meaning:a("How probable one of the named answers is, if it must be one of these: the softmax of their log-probabilities."),formula:"e^(log P) / Σ e\
^(log P)",unit:"%"}),"top-agreement":()=>({name:a("same top token"),meaning:a("How often the same token is the likeliest for both models: there greedy decoding \
would continue in the same way."),formula:a("same / all places"),unit:"%"}),speed:()=>({name:a("tokens per second"),meaning:a("The tokens of a run over the time\
 since it began, including the wait for the first one."),formula:"n / s"}),"first-token":()=>({name:a("time to first token"),meaning:a("From the start of the ru\
n to its first token, without queueing or loading the model."),unit:"s"}),time:()=>({name:a("time"),meaning:a("The time between two events of a run on this mach\
ine. Runs that share the machine slow each other down."),unit:"s"}),padding:()=>({name:a("padding"),meaning:a("Tokens that fill shorter prompts of a batch to on\
e length. The attention mask hides them (0); positions count the tokens that are read.")}),"continuous-batching":()=>({name:a("continuous batching"),meaning:a("\
Serving in which requests join the forward passes and leave them at any step, and nobody waits for the longest text of a batch.")}),prefill:()=>({name:a("prefil\
l"),meaning:a("The model reads a prompt, in one step or, where the token budget is too small for that, in parts (chunked prefill). This gives the first new toke\
n."),unit:a("tokens")}),decode:()=>({name:a("decode"),meaning:a("A step of a request that reads its last token and writes the next one."),unit:a("tokens")}),block:()=>({
name:a("cache block"),meaning:a("A part of the key-value cache with room for so many tokens (the block size). A request takes blocks as its text grows, and give\
s them back at its end."),formula:a("blocks = tokens / block size, rounded up")}),"prefix-sharing":()=>({name:a("prefix sharing"),meaning:a("Requests whose prom\
pts begin alike use the same blocks for that part: it is read once. A block that nobody uses any more is kept for its content until its room is needed."),unit:a(
"tokens")}),"token-budget":()=>({name:a("token budget"),meaning:a("How many tokens a step may read at most, prefill and decode together."),unit:a("tokens")}),queue:()=>({
name:a("queue"),meaning:a("The requests that have arrived and have no place yet; the scheduler chooses which one is next."),unit:a("requests")}),starved:()=>({name:a(
"starved"),meaning:a("A request that needs a block for its next token while none is free: it gets nothing in this step.")}),preempted:()=>({name:a("preempted"),
meaning:a("A request that lost its blocks to the others and waits again. It has to read its prompt and its text once more.")}),"between-tokens":()=>({name:a("ti\
me between tokens"),meaning:a("From one token of a request to its next one: what a person who reads along waits for."),unit:a("steps, s")}),latency:()=>({name:a(
"latency"),meaning:a("From the arrival of a request to its last token."),formula:a("end − arrival"),unit:a("steps, s")}),percentile:()=>({name:a("p50 and p95"),
meaning:a("The least value that half of all values, or 95% of them, do not exceed.")}),memory:()=>({name:a("memory of a model"),meaning:a("The size of its weigh\
ts: the number of parameters times the bytes of each in its precision."),formula:a("parameters · bytes of each"),unit:"MB, GB"}),parameters:()=>({name:a("param\
eters"),meaning:a("The numbers that a model has learned: its weights.")}),precision:()=>({name:a("precision"),meaning:a("How many bits each weight is held in: f\
loat32 has 32, bfloat16 and float16 16, quantized weights 8 or 4."),unit:a("bits of each weight")}),context:()=>({name:a("context"),meaning:a("How many tokens a\
 model can read and write together."),unit:a("tokens")}),canvas:()=>({name:a("canvas"),meaning:a("In block diffusion: places that are denoised together. A place\
 is accepted where the entropy of its distribution is low enough.")})},ln=Object.keys(ir),Ze=e=>ir[e]();var un="#glossary",$=null,ar=e=>`${un}=${e}`;function la(){let[e,t=""]=location.hash.split("=");return e!==un?null:ln.includes(t)?t:""}function lr(e){try{history.
replaceState(history.state,"",location.pathname+location.search+e)}catch{}}var cn=({formula:e,unit:t})=>[...e?[y("p","gp-formula",e.replaceAll("−(","−⁠("))]:
[],...t?[y("p","gp-term-unit",a("Unit: {unit}",{unit:t}))]:[]];function ua(){let e=y("dialog","gp-glossary",null,{"aria-label":a("Glossary")}),t=y("button","gp-\
button",a("Close"),{type:"button"});t.addEventListener("click",()=>e.close());let n=y("header","gp-head");n.append(y("h3","gp-title",a("Glossary")),...Je(),t);let o=y(
"div");for(let r of ln){let s=Ze(r),i=y("section","gp-term-entry",null,{id:`gp-term-${r}`,tabindex:"-1"}),l=y("h4");l.append(y("a","gp-term-link",s.name,{href:ar(
r),title:a("Link to this term")})),i.append(l,y("p","",s.meaning),...cn(s)),o.append(i)}return e.append(n,o),e.addEventListener("click",({target:r})=>r===e&&e.close()),
e.addEventListener("close",()=>la()!==null&&lr("")),e}function Qe(e,t){$??=ua(),$.parentNode!==e&&($.open&&$.close(),e.append($)),$.open||$.showModal();for(let o of $.
querySelectorAll(".gp-term-entry"))o.classList.toggle("gp-current",o.id===`gp-term-${t}`);let n=t?$.querySelector(`#gp-term-${t}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),lr(t?ar(t):un)}function ur(e,t){let n=e.target.closest(".gp-term-link");!n||e.ctrlKey||e.metaKey||e.shiftKey||(e.preventDefault(),
Qe(t,n.getAttribute("href")?.split("=")[1]))}var dr=new WeakMap,pr=new WeakMap;function pn(e,t){dr.set(e,t),e.dataset.tip===void 0&&(e.dataset.tip="")}function ca(e,t,n,o={}){pr.set(e,{id:t,run:n,...o});let r=o.
meaning||"";e.dataset.tip!==r&&(e.dataset.tip=r),e.dataset.term!==t&&(e.dataset.term=t),e.tabIndex!==0&&(e.tabIndex=0)}function da({dataset:{term:e,tip:t,formula:n,
unit:o}}){return{id:e??"",run:()=>"",meaning:t,...n!==void 0&&{formula:n},...o!==void 0&&{unit:o}}}var dn=e=>e&&pr.get(e)||(e?.dataset.term?da(e):null),pa={run:e=>a(
"In this run: {words}",{words:e}),runs:e=>a("In these runs: {words}",{words:e}),text:e=>a("In this text: {words}",{words:e}),model:e=>a("In this model: {words}",
{words:e})},fa=e=>e.replaceAll("−(","−⁠(");function ma({id:e,run:t,meaning:n,...o},r,s){let i={...Ze(e),...o},l=t(),u=y("button","gp-link",a("Glossary (ke\
y G)"),{type:"button",tabindex:"-1"});u.addEventListener("click",()=>Qe(r,e));let d=y("p","gp-in-run");return d.append(We(pa[s](fa(l)))),[y("p","",n||i.meaning),
...cn(i),...l?[d]:[],u,...Je(e).map(c=>(c.tabIndex=-1,c))]}function cr(e,t,n){let o=dn(e);return o?ma(o,t,n):[We(dr.get(e)?.()??e.dataset.tip??"")]}function ha(e,t="\
run"){let n=null,o=null,r=()=>y("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});function s({target:c}){if(!(c instanceof Element)||
n?.contains(c))return;let p=c.closest("[data-tip]");p!==o&&(o&&o.removeAttribute("aria-describedby"),o=p,n??=r(),n.hidden=!p,p&&(n.classList.toggle("gp-term",!!dn(
p)),n.replaceChildren(...cr(p,e,t)),p.setAttribute("aria-describedby",n.id),i(n,p)))}function i(c,p){let m=p.closest("[data-holds-tips]")||e;c.parentNode!==m&&m.
append(c);let[f,h]=[m.getBoundingClientRect(),p.getBoundingClientRect()],b=Math.min(h.left-f.left,f.width-c.offsetWidth-8);c.style.left=`${Math.max(8,b)+m.scrollLeft}\
px`;let[g,k]=m===e?[0,innerHeight]:[Math.max(0,f.top),Math.min(innerHeight,f.bottom)],_=h.bottom+5+c.offsetHeight>k&&h.top-5-c.offsetHeight>=g;c.classList.toggle(
"gp-above",_),c.style.top=`${(_?h.top-5-c.offsetHeight:h.bottom+5)-f.top+m.scrollTop}px`}let l=()=>s({target:e});function u(){if(!o||!n)return;if(!e.contains(o)||
!o.getClientRects().length){l();return}let c=cr(o,e,t);c.map(m=>typeof m=="string"?m:m.textContent).join("")!==n.textContent&&(n.replaceChildren(...c),i(n,o))}let d=()=>dn(
o);return e.addEventListener("pointerover",s),e.addEventListener("pointerleave",({pointerType:c})=>!(c==="touch"&&d())&&l()),e.addEventListener("focusin",s),e.addEventListener(
"focusout",({relatedTarget:c})=>!(c instanceof Node&&n?.contains(c))&&l()),e.addEventListener("click",c=>ur(c,e)),e.addEventListener("keydown",c=>{if(c.key==="E\
scape"&&l(),c.key.toLowerCase()!=="g"||c.ctrlKey||c.metaKey||c.altKey||c.target!==o)return;let p=d();p&&(c.preventDefault(),Qe(e,p.id))}),u}var hn={};v(hn,{NO_TOTALS:()=>ga,Repeats:()=>mn,perplexityOf:()=>ka,withStep:()=>ba});var ga={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function ba(e,t){let{chosen:n,distribution:o}=t,r=s=>A(s)??-1/0;return{count:e.count+1,after:e.
after+r(n.logprob??n.raw_logprob),before:e.before+r(n.raw_logprob),entropyAfter:e.entropyAfter+(o.entropy_after??0),entropyBefore:e.entropyBefore+(o.entropy_before??
0),kept:e.kept+(V(t)??0)}}var ka=(e,t)=>t?Math.exp(-e/t):null,_a=[1,2,3],mn=class{ids=[];grams=_a.map(t=>[t,new Map]);repeated=[];numRepeated=0;gram(t){return this.
ids.slice(-t).join(" ")}add(t){this.repeated.push(this.ids.includes(t,-128)),this.numRepeated+=Number(this.repeated.at(-1)),this.ids.push(t);for(let[n,o]of this.
grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(t){for(;this.ids.length>t;){for(let[n,o]of this.grams){if(this.ids.length<n)continue;
let r=(o.get(this.gram(n))??0)-1;r?o.set(this.gram(n),r):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.pop())}}different(t){return this.
grams.find(([n])=>n===t)?.[1].size??0}distinct(t){return this.ids.length>=t?this.different(t)/(this.ids.length-t+1):null}get share(){return this.ids.length?this.
numRepeated/this.ids.length:null}};var Tn={};v(Tn,{SIDES:()=>Le,dieRanges:()=>Fa,drawRows:()=>Ia,foremost:()=>Ka,rolled:()=>qa});var wa=e=>e?x(e):"<0.01%",ya=(e,t)=>e.kept!==t||e.mass_moved>0;function gn({distribution:{stages:e,vocab:t}}){return e.map((n,o)=>{let[r,s,i]=we(n.name),l=o?e[o-
1].kept:t??0;return{number:o+1,kind:n.name,name:r,meaning:s,knobs:i,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!ya(
n,l)}})}function Ye({kept:e,keptBefore:t,removed:n,moved:o,idle:r}){if(r)return a("did nothing");let s=[];return e<t&&s.push(w(t-e,"removed {count} token ({shar\
e})","removed {count} tokens ({share})",{share:wa(n)})),e>t&&s.push(w(e-t,"brought {count} token back","brought {count} tokens back")),(o-n>.001||!s.length)&&s.
push(a("moved {share}",{share:x(o)})),s.join(", ")}var Xe=({layers:e,distribution:t})=>!!e&&t.stages[0]?.name!=="DolaContrast";function fr(e,{effective:t,config:n}){let o={...t,...n};return e.filter((r,s)=>s===0||
o[r]).map(r=>{let s=JSON.stringify(o[r]??null);return s==="null"||s.length>12?r:`${r} ${s}`}).join(", ")}function mr(e){return Xe(e)?{name:"DoLa",meaning:a("The\
 scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the processors are given.")}:{name:e.layers?a("\
the last layer"):a("the model"),meaning:a("The distribution that the model gave, before any processor.")}}function Se({distribution:{candidates:e},chosen:t}){return e.
some(({token_id:n})=>n===t.token_id)?e:[...e,t]}function et({raw_logprob:e,stage_logprobs:t},n){return n?t&&n<=t.length?R(t[n-1]):void 0:R(e)}var tt=({logprob:e})=>e===null;function nt({removed_by:e,stage_logprobs:t,raw_logprob:n},o){let r=[n,...t||[]],s=r.findLastIndex((l,u)=>u>0&&l===null&&r[u-1]!==
null),i=e||s>0&&o.distribution.stages[s-1].name;return i?we(i)[0]:Xe(o)?"DoLa":a("a processor")}function hr(e,t){let n=J(e,t),o=Math.exp(e??1/0);return o<xa?a("The model was all but certain here: an entropy of {entropy}.",{entropy:n}):a("The model’s entrop\
y here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:n,options:o<10?S(o,1):T(Math.round(o))})}var xa=1.05;function bn(e,{mode:t,effective:n,config:o}){if(e.isPrompt)return[a("given"),a("{token} is in the prompt: given, not chosen")];if(e.given)return[a("given"),a("{\
token} was given, not chosen")];if(t==="elsewhere")return[a("the choice"),a("{token} was chosen by the server")];if(t==="custom")return[a("the choice"),a("{toke\
n} was chosen by your own decoding loop")];if(e.beam)return[a("the choice"),va(e.beam.status)];if(e.reranked)return[a("the choice"),a("{token} has the best scor\
e: probability against degeneration penalty")];let r=e.draft?.origin;return r==="accepted"?[a("the draft"),a("{token} was drafted by the assistant, and accepted")]:
r==="correction"?[a("the choice"),a("{token} replaced a rejected draft token")]:{...n,...o}.do_sample?[a("the draw"),a("{token} was drawn")]:[a("the choice"),a(
"{token} was chosen as the most probable")]}function va(e){return e==="running"?a("{token} goes on: the search compares the sums of whole beams"):e==="finished"?
a("{token} ends a beam: the search compares the sums of whole beams"):e==="ended"?a("{token} would end a beam, which does not count"):e==="pruned"?a("{token} wa\
s considered, and pruned: the search compares the sums of whole beams"):a("{token} was considered by the search")}var Sn={};v(Sn,{KNOB_NAMES:()=>K,areSame:()=>Te,drawSettingsOf:()=>xn,hottest:()=>rt,knobsOf:()=>st,leftOf:()=>it,nominalWinner:()=>lt,paceOf:()=>Me,sharesAbove:()=>at,
winnerOf:()=>vn});var kn=["top_h","top_k","top_p","min_p","typical_p","epsilon_cutoff","eta_cutoff"],kr={top_h:"TopHLogitsWarper",top_k:"TopKLogitsWarper",top_p:"TopPLogitsWarper",
min_p:"MinPLogitsWarper",typical_p:"TypicalLogitsWarper",epsilon_cutoff:"EpsilonLogitsWarper",eta_cutoff:"EtaLogitsWarper"},Sa="TemperatureLogitsWarper",gr=new WeakMap;
function pe(e,t){let n=gr.get(e);return n===void 0&&gr.set(e,n=Ta(e,t)),n}function Ta(e,t){let n=e.draw?.contenders??[],o=n.findIndex(({token_id:l})=>l===e.chosen.
token_id),{vocab:r,stages:s}=e.distribution;if(o<0||r===null)return null;let i={};for(let l of kn){let u=s.find(d=>d.name===kr[l]);u&&(i[l]={kept:u.kept,removed:u.
mass_removed})}return{contenders:n,at:o,vocab:r,cuts:i,mass:Ma(e,n,r,t)}}function Ma({distribution:e},t,n,o){let{stages:r,candidates:s}=e,i=Object.values(kr),l=r.
findIndex(({name:g})=>i.includes(g)),u=l<0?r.length:l,d=g=>(u?g.stage_logprobs?.at(u-1):g.raw_logprob)??null,c=s.find(({token_id:g})=>g===t[0].token_id),p=c?d(c):
t[1]?.rank===2?Math.log(t[1].above):null,m=u?r[u-1].entropy:e.entropy_before;if(p===null||m===null)return null;let f=[br(1/o,p,m)],h=r.slice(0,u).every(({name:g})=>g===
Sa);h&&o!==1&&typeof c?.raw_logprob=="number"&&e.entropy_before!==null&&f.push(br(1,c.raw_logprob,e.entropy_before));let b=h?La(s,d,o):[];return{landmarks:Na([...t,
...b]),anchors:f.sort((g,k)=>g.b-k.b),vocab:n}}var br=(e,t,n)=>({b:e,logZ:-t,slope:(-t-n)/e});function La(e,t,n){let o=new Map(e.map(l=>[l.raw_rank,t(l)])),r=o.
get(1),s=[],i=0;for(let l=1;typeof r=="number";l++){let u=o.get(l);if(typeof u!="number")break;s.push({rank:l,score:n*(u-r),above:i}),i+=Math.exp(u)}return s}function Na(e){
return[...new Map(e.map(n=>[n.rank,n])).values()].sort((n,o)=>n.rank-o.rank)}var fe=(e,t)=>_n(e,t)?.text??"",_n=(e,t)=>e.draw?.contenders?.[t];function wr({landmarks:e,anchors:t,vocab:n},o,r,s,i){let l=r/s,u=Math.exp(-(t.find(({b:g})=>g===1/r)?.logZ??0)),d=Ea(e,u,r,n).map(g=>Oa(g,l,i)),c=g=>d.reduce((k,_)=>[
...k,k[k.length-1]+_[g]],[0]),[p,m]=[c(0),c(1)],f=d.length,b=(i<1/0?[-1/0,1/0]:Ra(t,n,1/s)).map(g=>Math.exp(g)*u**l);return o.map(g=>{let k=e.findIndex(E=>E.rank===
g),_=[p[f]-p[k],m[f]-m[k]];return[Math.max(_r(p[k],_[1]),p[k]/b[1]),Math.min(_r(m[k],_[0]),m[k]/b[0])]})}var _r=(e,t)=>e===0?0:e/(e+t);function Ea(e,t,n,o){let r=e.
map(({score:s})=>t*Math.exp(s/n));return e.map(({rank:s,above:i},l)=>{let u=e.at(l+1),d=Math.max(0,(u?u.rank-1:o)-s),c=Math.max(0,(u?u.above:1)-i-r[l]);return{rank:s,
high:r[l],low:u?r[l+1]:0,count:d,mass:d?c:0}})}function Oa({rank:e,high:t,low:n,count:o,mass:r},s,i){if(e>i)return[0,0];let l=t**s;if(!o)return[l,l];let u=Math.
min(t,Math.max(n,r/o)),d=o*u**s,c=t>n?o*(u-n)/(t-n):o,p=c*l+(o-c)*n**s,m=[Math.min(d,p),Math.max(d,p)],f=Math.min(o,i-e);return f===o?[l+m[0],l+m[1]]:[l+m[0]*f/
o,l+Math.min(m[1],f*l)]}function Ra(e,t,n){let o=e.find(u=>u.b===n);if(o)return[o.logZ,o.logZ];let r=Math.max(0,...e.map(u=>u.logZ+u.slope*(n-u.b))),s=e.findLast(
u=>u.b<n)??{b:0,logZ:Math.log(t)},i=e.find(u=>u.b>n),l=i?s.logZ+(i.logZ-s.logZ)*(n-s.b)/(i.b-s.b):s.logZ;return[Math.min(r,l),l]}var K=["temperature","top_k","top_p","min_p"],Ba=1e-4,Pa={share:2e-5,score:1e-4},yr={share:0,score:0},Ca=1e-9,yn={temperature:1,top_k:1/0,top_p:1,min_p:0},Wa=2,
rt=({knobs:e})=>Math.max(Wa,e.temperature),Te=(e,t)=>K.every(n=>e[n]===t[n]);function st(e){let{temperature:t,top_k:n,top_p:o,min_p:r}=e,s={temperature:ot(1,t),
top_k:ot(0,n)||1/0,top_p:ot(1,o),min_p:ot(0,r)},{temperature:i,top_k:l,top_p:u,min_p:d}=s;return i>0&&l>=1&&u>0&&u<=1&&d>=0&&d<=1?s:null}var ot=(e,t)=>t==null?e:
typeof t=="number"?t:NaN;function xn(e){let t=st(e);if(!t||e.do_sample!==!0)return null;let o=[["top_h",()=>!0],["typical_p",r=>r<1],["epsilon_cutoff",r=>0<r&&r<
1],["eta_cutoff",r=>0<r&&r<1]].filter(([r,s])=>{let i=e[r];return typeof i=="number"&&s(i)});return{knobs:t,others:o.map(([r])=>r)}}function it(e,t,n,o=yr){let{
contenders:r}=e;if(t.others.includes("typical_p"))return r.map(()=>null);let s=r.map(()=>!0),i=n.temperature===t.knobs.temperature;for(let l of kn){let u=e.cuts[l],
d=wn(l)?n[l]===t.knobs[l]:!0;if(d&&!Aa(l,t))continue;if(i&&d&&u){s=r.map(({rank:p},m)=>s[m]&&p<=u.kept);continue}let c=wn(l)?Da(l,e,t,n,o,i):r.map(()=>null);i=!1,
s=s.map((p,m)=>m===0||(p===!1||c[m]===!1?!1:p&&c[m]))}return s}var wn=e=>e==="top_k"||e==="top_p"||e==="min_p",Aa=(e,{knobs:t,others:n})=>wn(e)?t[e]!==yn[e]:n.includes(
e);function Da(e,t,n,o,r,s){let{contenders:i}=t,l=(d,c,p,m)=>c<p-m?!0:d>=p+m?!1:null;if(e==="top_k")return i.map(({rank:d})=>d<=o.top_k);if(e==="min_p"){let d=-Math.
log(o.min_p)*o.temperature;return i.map(({score:c})=>l(-c,-c,d+Ca,r.score))}if(o.top_p===yn.top_p)return i.map(()=>!0);let u=at(t,n,o,s);return i.map((d,c)=>l(u[c][0],
u[c][1],o.top_p,r.share))}function at(e,t,n,o){let{contenders:r,cuts:s,mass:i}=e,l=n.top_k===yn.top_k&&!t.others.includes("top_h"),u=n.temperature===t.knobs.temperature,
d=s.top_k??s.top_h;if(u&&(l||o&&d)){let[p,m]=[s.top_h?.removed??0,s.top_k?.removed??0],f=l?1:(1-p)*(1-m);return r.map(({above:h})=>[h/f,h/f])}if(!i||t.others.includes(
"top_h"))return r.map((p,m)=>m?[0,1/0]:[0,0]);let c=r.map(({rank:p})=>p);return wr(i,c,t.knobs.temperature,n.temperature,n.top_k)}var Me=({score:e,luck:t},n)=>e/
n+t;function xr(e,t,n,o=yr){let{temperature:r}=n;if(r>rt(t))return{first:null,lead:0};let s=it(e,t,n,o),[i,l,u]=[-1,-1/0,-1/0];return s.forEach((d,c)=>{if(d===!1)
return;let p=Me(e.contenders[c],r);p>l?[i,l,u]=[c,p,l]:u=Math.max(u,p)}),{first:s[i]?i:null,lead:l-u}}function lt(e,t,n){return Te(t.knobs,n)?e.at:xr(e,t,n).first}
function vn(e,t,n){if(Te(t.knobs,n))return e.at;let{first:o,lead:r}=xr(e,t,n,Pa);return o===null?lt(e,t,n)===null?null:"close":r<Ba?"close":o}function Ia(e,t){let{draw:n,chosen:o}=e;if(!n)return[];let{contenders:r=[]}=n,s=new Map(r.map(({token_id:c,luck:p})=>[c,p]));e.distribution.candidates.forEach(({
token_id:c},p)=>{p<n.luck.length&&s.set(c,n.luck[p])});let i=Se(e),l=new Set(i.map(({token_id:c})=>c)),u=[...i.map(c=>Ha(c,e,s.get(c.token_id)??null)),...r.flatMap(
c=>l.has(c.token_id)?[]:[ja(c,e,t)])],d=({isRemoved:c,share:p})=>c?-1:p??0;return u.map(c=>({...c,isChosen:c.id===o.token_id})).sort((c,p)=>d(p)-d(c))}function Ha(e,t,n){
let o=tt(e);return{id:e.token_id,text:e.text,...vr(o?0:R(e.logprob),n),isChosen:!1,isRemoved:o,by:o?nt(e,t):""}}function ja(e,t,n){let o=n?.knobs.temperature??1,
r=pe(t,o),s=r?.contenders[r.at],i=V(t),l=s!==void 0&&Me(e,o)>Me(s,o),u=n?.others.includes("typical_p")||i===null?!l:e.rank<=i,d=s&&(e.score-s.score)/o,c=d===void 0?
null:R(t.chosen.logprob)*Math.exp(d);return{id:e.token_id,text:e.text,...vr(u?c:0,e.luck),isChosen:!1,isRemoved:!u,by:""}}function vr(e,t){let n=t===null?null:Math.
exp(t);return{share:e,luck:n,reached:e===null||n===null?null:e*n}}function Ka(e,t){let n=({share:r,reached:s,isChosen:i})=>i?1/0:Math.max(r??0,s??0),o=new Set([
...e].sort((r,s)=>n(s)-n(r)).slice(0,t));return[...e.filter(({isChosen:r})=>r),...e.filter(r=>o.has(r)&&!r.isChosen)]}var Le=100;function Fa(e){let t=[],[n,o]=[
0,0];for(let r of e){if(r.isRemoved||r.share===null)continue;n+=r.share;let s=Math.min(Le,Math.round(Le*n));s>o&&t.push({row:r,first:o+1,last:s}),o=Math.max(o,s)}
return o<Le?[...t,{row:null,first:o+1,last:Le}]:t}var qa=(e,t)=>e.find(({first:n,last:o})=>n<=t&&t<=o);var Ln={};v(Ln,{factorWords:()=>Ua,rangeWords:()=>Mn,undrawnWords:()=>Va,valueWords:()=>Tr,wonWords:()=>$a,wordOf:()=>D});var D=e=>C(e.trim()||e);function $a(e){let{chosen:t}=e,n=R(t.logprob),o=D(t.text);if(V(e)===1)return a("There was nothing to draw: the processors left only {tok\
en}.",{token:o});let r=t.rank??Ga(e)??t.raw_rank;if(r===1)return a("The likeliest token won: {token} had a chance of {share}.",{token:o,share:x(n)});let s={token:o,
odds:za(n)};return r===null?a("{token} won by luck: the odds were {odds}.",s):w(r-1,"{token} won by luck: {count} token was likelier; the odds were {odds}.","{t\
oken} won by luck: {count} tokens were likelier; the odds were {odds}.",s)}function Ga({draw:e,chosen:t}){return e?.contenders?.find(({token_id:n})=>n===t.token_id)?.
rank??null}var za=e=>{if(!e)return a("unknown");let t=1/e;return a("1 in {count}",{count:t<9.95?O(t,1).replace(/\D0$/,""):T(Math.round(t))})},Ua=e=>`× ${e>=100?
T(Math.round(e)):O(e,e>=10?0:e>=1?1:2)}`;function Va(e,t){let{started:n}=t;return e.isPrompt?a("This token is in the prompt: it was given, not drawn."):e.given?
a("This token was given, not drawn."):e.read?a("This text was only read: nothing was drawn."):U(e)?a("Another server chose this token and does not say how."):Ja(
n)?e.beam?a("Beam sampling draws several tokens at once, and this is not recorded."):e.draft?a("With a draft model, tokens are drawn in a different way, which i\
s not recorded."):a("How this token was drawn is not recorded."):e.beam?a("Nothing is random here: beam search compares whole texts."):a("Nothing is random here\
: the best token is taken at each step.")}var Ja=e=>({...e?.effective,...e?.config}).do_sample===!0,Za={temperature:2,top_k:0,top_p:3,min_p:3},Sr=5,Tr=(e,t)=>e===
"top_k"?T(t):Qa(t,Sr),Qa=(e,t)=>O(e,t).replace(/(\D\d*?)0+$/,"$1").replace(/\D$/,"");function Mn(e,{low:t,high:n,hasLow:o,hasHigh:r}){if(!o&&!r)return e==="temp\
erature"?a("any temperature up to {high}",{high:Tr(e,n)}):a("any {knob}",{knob:e});let s=o&&r?n-t:o?t:n,i=Za[e];for(;i&&i<Sr&&s<2*10**-i;)i+=1;let l=10**i,u={knob:e,
low:e==="top_k"?T(t):O(Math.ceil(t*l-1e-9)/l,i),high:e==="top_k"?T(n):O(Math.floor(n*l+1e-9)/l,i)};return o?r?u.low===u.high?a("{knob} {low} only",u):a("{knob} \
{low} to {high}",u):e==="temperature"?a("{knob} {low} to {high}",u):a("{knob} {low} or more",u):a("{knob} {high} or less",u)}var Cn={};v(Cn,{formSettings:()=>al,isForetold:()=>Pn,lineOf:()=>ul,spansOfText:()=>cl});var Bn={};v(Bn,{alongSpans:()=>On,firstDifference:()=>Rn,isCut:()=>sl,settingsOf:()=>G});var En={};v(En,{limitsOf:()=>me,spanOf:()=>Lr,spansOf:()=>Nn});var me=(e,t,n)=>e==="temperature"?[0,rt(t)]:e==="top_k"?[1,n]:[0,1];function Nn(e,t){let n=K.map(o=>[o,Lr(e,t,o)]);return Object.fromEntries(n)}function Lr(e,t,n){
let[o,r]=me(n,t,e.vocab),s=Math.min(r,t.knobs[n]),i=p=>lt(e,t,{...t.knobs,[n]:p}),l=Ya(e,t,n).filter(p=>p>o&&p<r),u=Mr(s,[...l.filter(p=>p<s).reverse(),o],i,e.at),
d=Mr(s,[...l.filter(p=>p>s),r],i,e.at),c={low:u.end,high:d.end,below:u.beyond,above:d.beyond};return n!=="top_k"?c:{...c,low:Math.ceil(u.end),high:d.beyond===void 0?
r:Math.max(s,Math.ceil(d.end)-1)}}function Ya(e,t,n){let{contenders:o,at:r}=e,{knobs:s}=t,i=o[r];return(()=>{if(n==="top_k")return o.map(({rank:d})=>d);if(n==="\
top_p")return at(e,t,s,!0).flat();if(n==="min_p")return o.map(({score:d})=>Math.exp(d/s.temperature));let u=o.map(({score:d,luck:c})=>(d-i.score)/(i.luck-c));return s.
min_p>0?[...u,...o.map(({score:d})=>d/Math.log(s.min_p))]:u})().filter(u=>Number.isFinite(u)&&u>0).sort((u,d)=>u-d)}var Xa=1e-6,el=40;function Mr(e,t,n,o){let r=e;
for(let s of t){let i=(s-r)*Xa,l=n(r+i);if(l!==o)return{end:r,beyond:l};if(n(s-i)!==o)return tl(r+i,s-i,n,o);r=s}return{end:r}}function tl(e,t,n,o){let[r,s]=[e,
t];for(let i=0;i<el;i++){let l=(r+s)/2;n(l)===o?r=l:s=l}return{end:r,beyond:n(s)}}function G(e){return!e||e.elsewhere?null:xn({...e.effective,...e.config})}var On=(e,t)=>new ye(nl(e,t),(n,o)=>{if(!n||o.given)return n;let r=pe(o,e.knobs.temperature);
return r?ol(n,Nn(r,e),o):null}),nl=(e,t)=>{let n=K.map(o=>{let[r,s]=me(o,e,t);return[o,{low:r,high:s}]});return Object.fromEntries(n)};function ol(e,t,n){let o=K.
map(r=>[r,rl(e[r],t[r],n)]);return Object.fromEntries(o)}function rl(e,{low:t,high:n,below:o,above:r},s){let i={...e};return o!==void 0&&t>e.low&&Object.assign(
i,{low:t,below:{step:s,winner:o}}),r!==void 0&&n<e.high&&Object.assign(i,{high:n,above:{step:s,winner:r}}),i}function Rn(e,t,n){if(Te(t.knobs,n))return null;for(let o of e){
if(o.given)continue;let r=pe(o,t.knobs.temperature),s=r&&vn(r,t,n);if(!r||s!==r.at)return{step:o,winner:s}}return null}function sl(e,t,n){let o=e.given?null:pe(
e,t.knobs.temperature);return o!==null&&it(o,t,n)[o.at]===!1}var il=["max_new_tokens","max_length","max_time"],Nr=[null,0,1,!1];function al(e){let{knobs:t,started:n}=e,o=G(n),r=t&&st(t);if(!n||!o||!t||!r||!ll(e))return null;
let s=K.filter(l=>r[l]!==o.knobs[l]),i=Or(t,n);return s.length||i.length?{run:o,knobs:r,moved:s,others:i}:null}var ll=({newest:e})=>P(e).some(({draw:t})=>!!t?.contenders?.
length);function Or(e,{request:t,effective:n,config:o}){let r=new Set([...Object.keys(e),...Object.keys(t.config??{})]),s={...n,...o,...t.config};return[...r].filter(
i=>{if(il.includes(i)||K.includes(i))return!1;let[l,u]=[e[i]??null,s[i]??null];return JSON.stringify(l)!==JSON.stringify(u)&&!(Nr.includes(l)&&Nr.includes(u))})}
function Pn(e,t){let n=[G(e),G(t)];if(!n[0]||!n[1]||n[0].others.join()!==n[1].others.join()||K.every(r=>n[0]?.knobs[r]===n[1]?.knobs[r]))return!1;let o=({model:r,
seed:s,request:i,prompt_tokens:l,num_sequences:u,assistant:d})=>{let c=l.map(({token_id:p})=>p);return JSON.stringify([r,s,c,u,d,i.given])};return o(e)===o(t)&&
!Or({...e.request.config},t).length}function ul(e){let t=e.current();return(t&&e.lineOf(t))??e.lines().at(0)??null}var Er=new WeakMap;function cl(e,t){let{started:n}=e,
o=G(n),r=t?.distribution.vocab;if(!n||!o||!t||!r)return null;let s=Er.get(e);s?.started!==n&&Er.set(e,s={started:n,spans:new Map});let[i]=P(t),l=s.spans.get(i);
return l||s.spans.set(i,l=On(o,r)),l.follow(t),l.total}var An={};v(An,{Outcomes:()=>Wn,outcomeWords:()=>pl});var Wn=class{constructor(t){this.log=t}log;now=null;before=null;foretold=null;follow({run:t}){let{started:n,turn:o,lasts:r}=this.log;if(t&&this.now?.started!==n){
let s=this.now&&o!==void 0&&o>(this.now.turn??-1);this.before=s?this.now:null,this.foretold=this.before&&n&&this.foretell(this.before,n)}this.now=n&&{started:n,
turn:o,lasts:[...r]}}foretell(t,n){let[o,r]=[G(t.started),G(n)];return!o||!r||!Pn(t.started,n)?null:t.lasts.map(s=>Rn(P(s),o,r.knobs))}get all(){let{before:t,foretold:n,
log:o}=this;return!t||!n?null:n.map((r,s)=>({difference:r,missed:dl(P(t.lasts[s]),P(o.lasts[s]??null),r)}))}};function dl(e,t,n){let o=n?n.step.index:1/0;for(let r of t){
if(r.index>o||r.index>=e.length)return null;let{chosen:s}=e[r.index];if(r.index<o&&r.chosen.token_id!==s.token_id)return{step:r,expected:s.text};if(r.index<o||!n||
typeof n.winner!="number")continue;let i=_n(n.step,n.winner)?.token_id;if(r.chosen.token_id!==i)return{step:r,expected:fe(n.step,n.winner)}}return null}function pl(e,t){
let n=e?.find(u=>u.missed)?.missed;if(n)return a("Not as predicted: token {number} is {token}, not {expected}. Where two tokens are almost equal, rounding decid\
es.",{number:n.step.index+1,token:D(n.step.chosen.text),expected:D(n.expected)});if(!e?.length||!t)return"";let[{difference:o}]=e;if(e.length>1)return a("All te\
xts are as predicted.");if(!o)return a("As predicted, the text is the same.");let{step:r,winner:s}=o,i=r.index+1;if(s==="close")return a("The same up to token {\
number}, which was too close to call.",{number:i});if(s===null)return a("The same up to token {number}, which could not be predicted.",{number:i});let l={number:i,
word:D(r.chosen.text),other:D(fe(r,s))};return a("As predicted: the same up to token {number}, where {other} replaced {word}.",l)}var Dn={};v(Dn,{endWords:()=>Pr,placeOf:()=>ml,spanWords:()=>Br,whatIfWords:()=>fl});function Br(e,{low:t,high:n,below:o,above:r}){return Mn(e,{low:t,high:n,hasLow:!!o,hasHigh:!!r})}function Pr({step:e,winner:t},n){let o=D(e.chosen.text);if(t===
null)return n==="above"?a("Above, it is not known whether {word} stays.",{word:o}):a("Below, it is not known whether {word} stays.",{word:o});let r={word:o,other:D(
fe(e,t))};return n==="above"?a("Above, {word} becomes {other}.",r):a("Below, {word} becomes {other}.",r)}function fl(e,t,n){let{run:o,knobs:r,moved:s,others:i}=e;
if(i.length)return[a("Other settings have changed, too ({names}). Their effect on the text is not known before it runs.",{names:i.join(", ")})];let[l]=s;if(s.length>
1||!t)return[n?Rr(n):a("With these settings the text stays the same.")];let u=r[l]>o.knobs[l]?"above":"below",d=t[l][u],c=n?[Rr(n)]:d?[Pr(d,u)]:[];return[a("The\
 same text for {range}.",{range:Br(l,t[l])}),...c]}function Rr({step:e,winner:t}){let n={number:e.index+1,word:D(e.chosen.text)};return t===null?a("Now it is no\
t known whether token {number}, {word}, stays.",n):t==="close"?a("Now token {number}, {word}, is too close to call.",n):a("Now token {number}, {word}, becomes {\
other}.",{...n,other:D(fe(e,t))})}function ml(e,t,n,o){let[r,s]=me(e,n,o),i=Math.min(s,Math.max(r,t));return e==="top_k"?Math.log(i)/Math.log(s):e==="min_p"?Math.
sqrt(i):(i-r)/(s-r)}var Jn={};v(Jn,{courseWords:()=>Xl,explanationOf:()=>Jl});var hl=({weight:e})=>e===null?"p/q":`${S(1-e,2)} + ${S(e,2)} · p/q`;function Wr(e,t){let{uniform:n,ratio:o}=e,r={token:D(e.text),draw:N(n)?Cr(n,o??0):"–",ratio:N(
o)?Cr(o,n??0):"–",name:hl(t)};return N(o)?gl(e)?o>=1?a("The draft proposed {token}; accepted: {name} = {ratio}, so no draw could have rejected it.",r):a("The \
draft proposed {token}; accepted: the draw {draw} lies below {name} = {ratio}.",r):a("The draft proposed {token}; rejected: the draw {draw} lies above {name} = \
{ratio}.",r):a("The draft proposed {token}. How it was judged is not known.",r)}var gl=({uniform:e,ratio:t})=>N(e)&&N(t)&&e<=t,bl=2,kl=6;function Cr(e,t){let n=bl;
for(;n<kl&&e!==t&&O(e,n)===O(t,n);)n+=1;return O(e,e>=100?0:n)}var Hn={get accepted(){return["✓",a("accepted draft"),a("Drafted, and kept by the target model.")]},get correction(){return["→",a("correction"),a("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",a("bonus"),a("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",a("target only"),a("Nothing was drafted in this round: the target wrote one token, as without draf\
ts.")]}},Md=Object.fromEntries(Object.keys(Hn).map(e=>[e,0]));function jn(e){let{do_sample:t,assistant_ensemble_weight:n}=e?.effective??{};return{samples:!!t,weight:N(n)?n:null}}function _l({target_logprob:e,draft_logprob:t},{
weight:n}){let o=R(e)/(t===null?1:R(t));return Math.min(1,n===null?o:1-n+n*o)}var wl=({weight:e})=>e===null?"min(1, p / q)":`min(1, ${S(1-e,2)} + ${S(e,2)} · p \
/ q)`;function yl(e,t){return t<e.num_accepted?"accepted":t<te(e)?"rejected":"unjudged"}function In(e,t,n){let o=e.drafted[t],r=yl(e,t),s=o.draft_logprob!==null,[i,l]=[
x(R(o.target_logprob)),x(R(o.draft_logprob))],u=s?[a("The draft model gave it {q}.",{q:l})]:[];if(r==="unjudged")return[e.follow==="correction"?a("Never judged:\
 it follows the rejection."):a("Never judged: it follows the end of the text."),...u].join(" ");let d=r==="accepted";if(!n.samples){let p=n.weight!==null&&s;return[
d?xl(p):vl(p,C(e.next_text)),a("The target gave it {p}.",{p:i}),...u].join(" ")}if(!s)return d?a("Accepted: the target drew the same token for itself. It gave t\
his one {p}, which is the chance that it is kept.",{p:i}):a("Rejected: the target drew {token} for itself. It gave this one {p}, which is the chance that it is \
kept.",{token:C(e.next_text),p:i});let c=N(o.overlap)?[a("Averaged over all tokens that could have been drafted here, the chance is {share}.",{share:x(o.overlap)})]:
[];return N(o.uniform)?[Wr(o,n),a("The target gave it p = {p}, the draft model q = {q}.",{p:i,q:l}),...c].join(" "):[d?a("Accepted: the target gave it p = {p}, \
the draft model q = {q}.",{p:i,q:l}):a("Rejected: the target gave it p = {p}, the draft model q = {q}.",{p:i,q:l}),Sl(_l(o,n),wl(n),d),...c].join(" ")}var xl=e=>a(
e?"Accepted: it is the likeliest token in the mixture of both models.":"Accepted: it is the likeliest token for the target."),vl=(e,t)=>a(e?"Rejected: {token}, \
not this one, is the likeliest token in the mixture of both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:t});function Sl(e,t,n){
if(e>=1)return a("By {formula}, it is always kept: nothing was left to a draw.",{formula:t});let o={formula:t,chance:x(e)};return n?a("By {formula}, it is kept \
with probability {chance}: the draw kept it.",o):a("By {formula}, it is kept with probability {chance}: the draw rejected it.",o)}function Tl(e,t){let[,n,o]=Hn[e.
follow],r=`${n.charAt(0).toUpperCase()}${n.slice(1)}. ${o}`,s=e.drafted[e.num_accepted];if(e.follow!=="correction"||!t.samples)return r;if(s.draft_logprob===null)
return`${r} ${a("The target drew it.")}`;let i=`${r} ${a("It was drawn from the residual distribution: what the target gives beyond the draft model, max(0, p − \
q).")}`;return!N(s.overlap)||t.weight!==null?i:`${i} ${a("That sums to {share} here, and is scaled up to 1 for the draw.",{share:x(1-s.overlap)})}`}function Ar({
draft:e,chosen:t},n){if(!e||!Object.hasOwn(Hn,e.origin))return[];let{origin:o,place:r,round:s,instead:i}=e,{length:l}=s.drafted,u={round:s.index+1,place:r+1},d=l?
[w(l,"Round {round} drafted {count} token.","Round {round} drafted {count} tokens; this is place {place}.",u)]:[];if(o==="accepted")return[...d,In(s,r,n)];let c=o===
"correction"&&i?[a("Drafted here was {token}. {fate}",{token:C(i.text),fate:In(s,r,n)})]:[],p=Tl(s,n),m=n.samples&&o!=="correction"&&t.logprob!==null?[a("It was\
 drawn from the target’s own distribution, which gave it {p}.",{p:x(R(t.logprob))})]:[],f=l-te(s),h=o==="correction"&&f?[w(f,"{count} drafted token after it w\
as never judged.","{count} drafted tokens after it were never judged.")]:[];return[...d,...c,[p,...m].join(" "),...h]}function Dr({round:e,place:t},n,o){let{length:r}=e.
drafted,s={token:C(e.drafted[t].text),chosen:C(n),round:e.index+1,place:t+1},i=r-te(e);return[w(r,"{token} was drafted in round {round}, but is not in the text.",
"{token} was drafted in round {round}, at place {place} of {count}, but is not in the text.",s),In(e,t,o),a("{chosen} takes its place.",s),...i?[w(i,"{count} dr\
afted token after it was never judged.","{count} drafted tokens after it were never judged.")]:[]]}var Ir=e=>e.before!==null&&e.beam.status==="running"&&e.beam.parent!==e.beam.beam;var Ml=.001;function Kr(e,t){if(e.given)return[a("A given token weighs nothing in the sum of a beam.")];let n=t.prompts[e.sequence],{beam:o}=e;return[Ll(e,n,t),
El(e),o.diversity_penalty?a("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:S(o.diversity_penalty)}):"",
Ol(e,n),Bl(e,n,t),Al(e,t)].filter(Boolean)}var se=e=>e.beam.group??null,Kn=(e,t)=>t.steps[e.index].filter(n=>se(n)===se(e));function Ll(e,t,n){let o=Kn(e,t).length,
r=e.index===t.given,s=r?1:t.steps[e.index-1].filter(d=>d.beam.status==="running"&&se(d)===se(e)).length,i=se(e),l=i===null?[]:[a("Only beams of its own group, {\
group}, compete with it.",{group:de(i)})],u=r?a("All beams held the same text before this step, so one was continued."):w(s,"{count} running beam was continued \
at this step.","{count} running beams were continued at this step.");return[...l,u,Nl(e,o,q(n).mode==="beam_sample")].join(" ")}function Nl({rank:e,beam:t},n,o){
if(t.status==="unseen")return o?a("The search drew {considered} continuations; this one was not among them.",{considered:n}):a("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let r={considered:n,rank:e};return o?a("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",r):a("The search considered {considered} continuations; by its sum, this one has rank {rank}.",r)}function El(e,t=!1){let{beam:n}=e,o=e.
before&&!e.before.given?A(e.before.beam.score):0,[r,s]=[A(n.logprob),A(n.score)];if(o===null||r===null||s===null||s<ve)return t?"":a("It could not be chosen: it\
s log-probability is minus infinity.");let i={before:S(o),own:S(r),after:S(s)};return t?`${i.before} + (${i.own}) = ${i.after}`:a("Sum of log-probabilities (nat\
s): {before} before this token, {own} of its own: {before} + ({own}) = {after}.",i)}function Ol(e,t){let n=Kn(e,t),o=d=>n.filter(({beam:c})=>c.status===d).length,
[r,s,i,l]=["running","finished","ended","pruned"].map(o),u=[w(r,"{count} has gone on","{count} have gone on"),s&&w(s,"{count} ended a text","{count} ended texts"),
i&&w(i,"{count} ended a text that does not count","{count} ended texts that do not count"),l&&w(l,"{count} was pruned","{count} were pruned")].filter(Boolean);return a(
"Of these {considered}: {parts}.",{considered:n.length,parts:u.join(", ")})}var Hr=({beam:e})=>e.score??-1/0,Rl=e=>e.reduce((t,n)=>t&&Hr(t)>=Hr(n)?t:n,null);function Fr(e){
let t=e.filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score??0);return t.length?Math.min(...t):null}function Bl(e,t,n){let{beam:o}=e,r=e.index+1;if(o.
status==="unseen")return"";if(o.status==="ended")return a("The text ended here but does not count: it ranked too low or lacks a constraint.");if(o.status==="pru\
ned")return Pl(e,t);if(o.status==="finished"){let u=Fn(e,n);return u.length?a("It ended its text at step {step}: output {numbers}.",{step:r,numbers:u.join(", ")}):
t.finished.includes(e)?a("It ended its text at step {step}, which is kept.",{step:r}):a("It ended its text at step {step}, which was dropped for better ones.",{
step:r})}let s=(o.beam??0)+1,i=Ir(e)?[a("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:o.parent+1,number:s})]:
[],l=o.forced?[a("It was considered because it advances a constraint.")]:[];return[a("It went on as beam {number}.",{number:s}),...i,...l,Cl(e,t,n)].join(" ")}function Pl(e,t){
let n=Fr(Kn(e,t)),o={step:e.index+1,sum:S(e.beam.score),worst:S(n)};return n===null?a("It was pruned at step {step}.",o):a("It was pruned at step {step}: its su\
m is {sum}; the worst beam that continued has {worst}.",o)}function Cl(e,t,n){let o=Fn(e,n);if(o.length)return a("It is part of output {numbers}.",{numbers:o.join(
", ")});let{alive:r,at:s,children:i,ends:l}=Wl(e,t);if(r)return n.finished?a("It was still running when the search stopped at step {step}.",{step:t.steps.length}):
a("It is still running.");let u=l.find(f=>t.finished.includes(f));if(u)return a("Its text ended at step {step}, which is kept but not returned.",{step:u.index+1});
let d=l.at(-1);if(d)return a("Its text ended at step {step}, which was dropped for better ones.",{step:d.index+1});let c=Rl(i),p=Fr(t.steps[s].filter(f=>se(f)===
se(e))),m={step:s+1,sum:S(c?.beam.score),worst:S(p)};return!c||p===null?a("It was overtaken at step {step}: none of its continuations went on.",m):a("It was ove\
rtaken at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",m)}function Wl(e,t){let n=new Set([e]),o=[];for(let r=e.
index+1;r<t.steps.length;r++){let s=t.steps[r].filter(({before:i})=>i&&n.has(i));if(o.push(...s.filter(({beam:i})=>i.status==="finished")),n=new Set(s.filter(({
beam:i})=>i.status==="running")),!n.size)return{alive:!1,at:r,children:s,ends:o}}return{alive:!0,at:t.steps.length-1,children:[],ends:o}}function Fn(e,t){return(t.
returned||[]).flatMap(({last:n},o)=>n&&n.sequence===e.sequence&&P(n)[e.index]===e?[o+1]:[])}function Al(e,t){let n=A(e.beam.final_score??null);if(n!==null)return jr(
e,n,a("Final score"),t);let[o]=Fn(e,t),{last:r,score:s=null}=t.returned?.[o-1]??{},i=A(s);return!xe(r)||i===null?"":jr(r,i,a("Final score of output {number}",{number:o}),
t)}function jr(e,t,n,o){let r=Dl(e,t,o);return r?a("{name}: sum / length^length_penalty = {words}.",{name:n,words:r}):a("{name}: {score}.",{name:n,score:S(t)})}
function Dl(e,t,n){let o=q(n).effective.length_penalty??1,r={sum:S(e.beam.score),length:e.length,power:o,score:S(t)},s=Number.isFinite(o)?$e(e,o):null;return s===
null||t===null||!(Math.abs(s-t)<=Ml*Math.max(1,Math.abs(t)))?"":`${r.sum} / ${r.length}^${r.power} = ${r.score}`}var Vn={};v(Vn,{NO_MARKS:()=>$l,addMark:()=>Gl,neededFor:()=>Ul,settingsOfWatermark:()=>Hl,stepMarkWords:()=>Un,watermarkKindWords:()=>Kl,watermarkOf:()=>zn,watermarkWords:()=>jl});var Gn={};v(Gn,{greenZ:()=>ut,negativePower:()=>$r,pValue:()=>qn,pWords:()=>qr,thresholdWords:()=>Il,tokensNeeded:()=>$n});var ut=(e,t,n)=>t>0?(e-n*t)/Math.sqrt(t*n*(1-n)):null;function qn(e){if(e<0)return 1-qn(-e);let t=Math.exp(-e*e/2)/Math.sqrt(2*Math.PI);if(e>3){let r=e;for(let s=120;s>
0;s--)r=e+s/r;return t/r}let[n,o]=[0,e];for(let r=1;o>1e-18;r+=2)n+=o,o*=e*e/(r+2);return .5-t*n}var $n=(e,t,n)=>e>t?n**2*t*(1-t)/(e-t)**2:1/0;function qr(e){if(e>=
1e-4)return x(e);if(e<1e-300)return a("less than {p}",{p:"10⁻³⁰⁰"});let[t,n]=e.toExponential(1).split("e-");return`${W(t)} × ${$r(n)}`}var $r=e=>`10⁻${[
...e].map(t=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(t)]).join("")}`;function Il(e){let t=qn(e);if(t>.1)return a("{share} of texts without this watermark pass it.",
{share:x(t)});let n=1/t;return n>=1e9?a("A share of {p} of texts without this watermark passes it.",{p:qr(t)}):a("One in {odds} texts without this watermark pas\
ses it.",{odds:T(Number(n.toPrecision(n<1e4?3:2)))})}function zn(e){let t=e?.effective?.watermarking_config??{},n=Array.isArray(t.keys)?t.keys.length:0,o=t.greenlist_ratio??0,r=t.seeding_scheme==="selfhash";return{
config:t,keys:n,selfhash:r,ratio:o>0&&o<1?o:null,early:n?ne(t.ngram_len,1)-1:ne(t.context_width,1)-Number(r)}}function Hl({config:e,keys:t,ratio:n}){if(t)return w(
t,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} keys, n-grams of {length} tokens",{length:e.ngram_len});if(n===null)return a("a green lis\
t whose settings are not known");let{bias:o,seeding_scheme:r,context_width:s,hashing_key:i}=e;return a("green list: {ratio} of the vocabulary, bias {bias}, {sch\
eme}, context width {width}, key {key}",{ratio:x(n),bias:o,scheme:r,width:s,key:i})}function jl(e){let{keys:t,ngram_len:n}=e;return Array.isArray(t)?w(t.length,
"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {length}",{length:n}):a("green lists of {ratio}, bias {bias}, {scheme}, context w\
idth {width}",Gr(e))}function Kl(e){return Array.isArray(e.keys)?a("SynthID, n-grams of {length}",{length:e.ngram_len}):a("green lists of {ratio}, {scheme}, con\
text width {width}",Gr(e))}var Gr=({greenlist_ratio:e=.25,bias:t=2,seeding_scheme:n="lefthash",context_width:o=1})=>({ratio:x(e),bias:t,scheme:n,width:o});function Fl(e){
switch(e){case"context":return a("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return a("no mark: its context has occurred\
 before, and SynthID marks each context once.");case"removed":return a("no mark: it was given, and an earlier processor had removed it.");case"bias":return a("n\
o mark: the bias is 0.");default:return a("no mark.")}}function Un({chosen:e,index:t,mark:n,given:o,isFirst:r},s){let i=c=>a("Token {number}, {token}: {mark}",{
number:T(t+1),token:C(e.text),mark:c});if(!n)return i(o?a("given, before the watermark began."):a("not marked."));if(n.why)return i(Fl(n.why));let l=a("Its prob\
ability: {before} before the watermark, {after} after.",{before:x(n.chosen_before??0),after:x(n.chosen_after??0)}),u=r?[a("Not counted: a detector without the p\
rompt does not know what comes before it.")]:[];if(n.kind==="synthid"){let c=w(s.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",
{g:S(n.g,2)});return[i(c),l,...u].join(" ")}let d=n.green?a("◆ green: it got the bias."):a("◇ red: it got no bias.");return[i(d),l,ql(n,s),...u].join(" ")}function ql(e,{
ratio:t,selfhash:n}){let o=e.listed??0,r={before:x(e.mass_before??0),after:x(e.mass_after??0)};return n?w(o,"Each token has its own list; {count} of the 40 like\
liest tokens got the bias: {before} before, {after} after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together bef\
ore, {after} after.",r):t===null?w(o,"On the list, {count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be ch\
osen here: {before} together before, {after} after.",r):w(o,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {aft\
er} after.","On the list of {ratio} of the vocabulary, {count} tokens could be chosen here: {before} together before, {after} after.",{...r,ratio:x(t)})}var $l={
marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function Gl(e,t,n,o){
let{mark:r,index:s}=t,i={...e};if(!r)return{...i,unscored:e.unscored+1};i.marks+=1;let l=r.kind==="synthid"?r.g:r.green,[u,d]=[r.chosen_before??0,r.chosen_after??
0];if(u>0&&d>0){i.chosen+=1,i.surprisal-=Math.log(u),i.gained+=Math.log(d/u);let{stages:c,entropy_before:p}=t.distribution;i.entropy+=(o>0&&c[o-1]?c[o-1].entropy:
p)??0,i.likely-=zl(t,o)}return i.suppressed+=r.suppressed??0,l==null?{...i,unscored:e.unscored+1}:s<n.early?{...i,early:e.early+1}:(i.scored+=1,i.green+=Number(
l),i.expected+=r.expected??0,r.kind==="synthid"?i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&(i.z=ut(i.green,i.scored,n.ratio),
i.foreseen=ut(i.expected,i.scored,n.ratio)),i)}function zl({distribution:{candidates:e}},t){let n=e.flatMap(({raw_logprob:o,stage_logprobs:r})=>{let s=t>0?r?.[t-
1]:o;return s==null?[]:[s]});return n.length?Math.max(...n):0}function Ul(e,t,n,o){let[r]=e.find(([,d])=>d>o)??[];if((t.z??0)>o&&r!==void 0)return{at:r,words:w(
r,"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count} scored tokens.",{threshold:o})};let i=r===void 0?[]:[w(r,"z\
 first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {count} scored tokens, and fell again.",{threshold:o})],
l=Math.max(t.scored+1,Math.ceil(Vl(t,n,o)));if(!Number.isFinite(l)||l>1e7){let d=a("At the share so far, z never reaches {threshold}.",{threshold:o});return{at:1/0,
words:[...i,d].join(" ")}}let u=w(l,"At the share so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches \
{threshold} after about {count} scored tokens: {more} more.",{threshold:o,more:T(l-t.scored)});return{at:l,words:[...i,u].join(" ")}}function Vl({z:e,scored:t,green:n},{
keys:o,ratio:r},s){return o?e!==null&&e>0?t*(s/e)**2:1/0:$n(n/t,r??0,s)}function Jl(e,t){let{started:n,unit:o}=t;if(!e||!n)return[a("No token yet")];if(t.rejected)return Dr(t.rejected,e.chosen.text,jn(n));if(U(e))return Zl(e,n,o);let r=[
hr(e.distribution.entropy_before,o),...Ql(e),...eu(e,o),...Yl(e,n)];if(e.mark){let i=zn(n),{chosen:l,index:u,mark:d,given:c=!1}=e;r.push(Un({chosen:l,index:u,mark:d,
given:c,isFirst:u<i.early},i))}r.push(Ur(e,n)),e.draft&&r.push(...Ar(e,jn(n))),e.beam&&r.push(...Kr(e,t)),e.reranked&&r.push(...tu(e,n));let{raw_logprob:s}=e.chosen;
return s!==null&&r.push(a("Its surprisal, before the processors, was {value}.",{value:J(-s,o)})),r}function Zl(e,t,n){let{chosen:o}=e,r=Se(e).find(u=>u.raw_rank===
1),s=u=>a("The likeliest token was {token}, with {share}.",he(u)),i=o.raw_rank===1||!r?[]:[s(r)];o.raw_rank===1?i.push(s(o)):o.raw_rank?i.push(a("The server gav\
e {token} {share}: rank {rank}.",{...he(o),rank:T(o.raw_rank)})):i.push(a("The server gave {token} {share}.",he(o)));let l=J(o.raw_logprob===null?null:-o.raw_logprob,
n);return[...i,Ur(e,t),a("Its surprisal was {value}.",{value:l})]}var he=({text:e,raw_logprob:t})=>({token:C(e),share:x(R(t))});function Ql(e){let{chosen:t,distribution:n}=e,
{name:o}=mr(e),r={source:o,...he(t),vocab:T(n.vocab??0)};if(Xe(e))return[];if(t.raw_rank===1)return[a("Its first choice was {token}, with {share}.",r)];let s=Se(
e).find(u=>u.raw_rank===1),i=s?[a("Its first choice was {token}, with {share}.",he(s))]:[],l=t.raw_rank?a("It gave {token} {share}: rank {rank} of {vocab}.",{...r,
rank:T(t.raw_rank)}):a("It gave {token} {share}.",r);return[...i,l]}function Yl(e,t){let n=gn(e);if(!n.length)return e.isPrompt||e.read?[]:[a("No processor chan\
ged that.")];let o=n.filter(({idle:r})=>!r);return o.length?o.map(r=>{let s=zr(r,t),i=r.kept===r.keptBefore?Ye(r):`${Ye(r)}, ${a("{count} left",{count:T(r.kept)})}`,
{chosen:l}=e,[u,d]=[et(l,r.number-1),et(l,r.number)],c={name:s,effect:i,token:C(l.text),before:x(u||0),after:x(d||0)};return u===void 0||d===void 0?a("{name}: {\
effect}.",c):!d&&u?a("{name}: {effect}; {token} had {before}, and could no longer be chosen.",c):c.before===c.after?a("{name}: {effect}; {token} stayed at {afte\
r}.",c):a("{name}: {effect}; {token} went from {before} to {after}.",c)}):[w(n.length,"The processor ({names}) did nothing here.","The {count} processors ({name\
s}) did nothing here.",{names:n.map(({name:r})=>r).join(", ")})]}function zr({name:e,knobs:t},n){let o=fr(t,n);return o?o.startsWith(e)?o:`${e} (${o})`:e}function Xl(e,t){
let{chosen:n}=e,o=a("{token} had {share}",he(n)),r=gn(e).filter(({idle:i})=>!i).map(i=>{let l=et(n,i.number),u={name:zr(i,t),share:l===void 0?"":x(l)};return l===
void 0?a("{name}: {effect}",{...u,effect:Ye(i)}):i.kept===i.keptBefore?a("after {name}: {share}",u):w(i.kept,"after {name}: {share}, {count} token left","after \
{name}: {share}, {count} tokens left",u)}),s=De(bn(e,t)[1],{token:C(n.text)}).join("");return jt(Ae([o,...r,s]))}function Ur(e,t){let{chosen:n,given:o,isPrompt:r}=e,
s=De(bn(e,t)[1],{token:C(n.text)}).join("");return o||r||e.beam||U(e)?`${s}.`:tt(n)?a("{words}, though {processor} had removed it.",{words:s,processor:nt(n,e)}):
{...t.effective,...t.config}.do_sample&&!e.draft&&!e.reranked?a("{words}: its chance was {share}.",{words:s,share:x(R(n.logprob))}):`${s}.`}function eu({layers:e},t){
if(!e)return[];let{layer:n,final_layer:o,candidate_layers:r,divergences:s}=e,i={final:o,layer:n,divergence:J(s[r.indexOf(n)]??null,t)};return[w(r.length,"DoLa c\
ontrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {divergence}.","DoLa contrasted the last layer, {final}, with layer {l\
ayer}: of {count} candidates the furthest from it, by {divergence}.",i)]}function tu({reranked:e,chosen:t},{effective:n,config:o}){let r=e?.find(({token_id:d})=>d===
t.token_id);if(!e||!r)return[];let s={share:x(r.probability),penalty:S(r.penalty),score:S(r.score)},i=[a("Its probability among the weighed tokens was {share}, \
its degeneration penalty {penalty}, its score {score}.",s)],{penalty_alpha:l}={...n,...o};N(l)&&i.push(a("score = (1 − α) · probability − α · penalty = (1 − {al\
pha}) · {probability} − {alpha} · {penalty} = {score}.",{...s,alpha:l,probability:S(r.probability)}));let u=e.reduce((d,c)=>c.probability>d.probability?c:d);
if(u!==r){let d={token:C(u.text),count:e.length,share:x(u.probability),penalty:S(u.penalty),score:S(u.score)};i.push(a("The most probable of the {count} weighed\
 tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",d))}return i}var Qn={};v(Qn,{CUTS:()=>Vr,inHand:()=>nu});var Vr=["top_h","top_k","top_p","min_p","typical_p","epsilon_cutoff","eta_cutoff"];function nu(e,t){let n=t.do_sample?t.temperature??1:1,o=new Zn(e,n),r=[];if(t.do_sample)for(let s of Vr){let i=t[s];i!==null&&r.push(o.cut(s,i))}return o.result(
r)}var Zn=class{constructor(t,n){this.points=t;this.scores=Float64Array.from(t,({score:o})=>o/n),this.left=Float64Array.from(t,({weight:o})=>o),this.by=t.map(()=>null),
this.normalise()}points;scores;left;by;shares=new Float64Array(0);logTotal=0;best=0;entropy=0;isExact=!0;normalise(){let{scores:t,left:n}=this,o=t.length;this.best=
-1/0;for(let l=0;l<o;l++)n[l]&&t[l]>this.best&&(this.best=t[l]);let[r,s]=[0,0],i=new Float64Array(o);for(let l=0;l<o;l++){if(!n[l])continue;let u=t[l]-this.best,
d=Math.exp(u);i[l]=d,r+=n[l]*d,s+=n[l]*d*u}for(let l=0;l<o;l++)i[l]/=r;this.shares=i,this.logTotal=Math.log(r),this.entropy=this.logTotal-s/r}cut(t,n){let o=this.
left.slice();ou[t](this,n);let[r,s,i,l]=[0,0,0,0];for(let u=0;u<o.length;u++){let d=o[u]-this.left[u];d&&(r+=d,s+=d*this.shares[u],this.left[u]<1e-9&&(this.by[u]=
t)),this.points[u].id===null?i+=d:l=this.left[u]}return r&&(!this.points.some(({id:d},c)=>d===null&&this.left[c]>0)&&!l?this.isExact=!0:i&&t!=="top_k"&&(this.isExact=
!1),this.normalise()),{name:t,removed:r,mass:s}}result(t){let{points:n,left:o,shares:r}=this,s=[],i={left:0,probability:0},l=0;for(let u=0;u<n.length;u++){let{id:d,
score:c}=n[u],p=o[u]*r[u];l+=o[u],d!==null?s.push({id:d,score:c,probability:p,by:this.by[u]}):(i.left+=o[u],i.probability+=p)}return{tokens:s,left:Math.round(l),
isExact:this.isExact,entropy:this.entropy,cuts:t,others:i}}topH(t){let{left:n,shares:o}=this,r=new Float64Array(n.length),[s,i]=[100,0];for(let p=0;p<n.length&&
s>0;p++)r[p]=Math.min(n[p],s),s-=r[p],i+=r[p]*o[p];let l=p=>-(o[p]/i)*Math.log(o[p]/i),u=0;for(let p=0;p<n.length;p++)r[p]&&o[p]&&(u+=r[p]*l(p));let d=0,c=!1;for(let p=0,
m=!0;p<n.length;p++){if(!r[p]||c||o[p]/i<1e-45){n[p]=0;continue}let f=l(p),h=d+r[p]*f<=u*t?r[p]:Math.floor((u*t-d)/f);c=h<r[p],n[p]=m?Math.max(1,h):h,d+=n[p]*f,
m=!1}}topK(t){let{left:n,scores:o}=this,r=t,s=-1/0;for(let i=0;i<n.length;i++)n[i]&&(r>0?(s=o[i],n[i]>r&&this.points[i].weight>1&&!this.isTied(i)&&(n[i]=r),r=Math.
max(0,r-n[i])):o[i]<s&&(n[i]=0))}topP(t){let{left:n,shares:o}=this,r=1-t,s=0,i=n.findIndex(l=>l>0);for(let l=n.length-1;l>=i;l--){if(!n[l])continue;let u=Math.floor(
(r-s)/o[l]),d=s+n[l]*o[l]<=r?n[l]:Math.max(0,Math.min(n[l],u));if(s+=d*o[l],n[l]-=l===i?Math.min(d,n[l]-Math.min(1,n[l])):d,n[l])return}}typical(t){let{left:n,shares:o}=this,
r=this.scores.map(u=>Math.abs(this.logTotal-(u-this.best)-this.entropy)),s=[...n.keys()].filter(u=>n[u]).sort((u,d)=>r[u]-r[d]),i=0,l=1/0;for(let u of s){if(r[u]>
l){n[u]=0;continue}if(l<1/0)continue;let d=i+n[u]*o[u];if(d<t){i=d;continue}l=r[u],n[u]>1&&!this.isTied(u)&&(n[u]=Math.min(n[u],Math.max(1,Math.ceil((t-i)/o[u]))))}}below(t){
let{left:n,shares:o,scores:r}=this;for(let s=0;s<n.length;s++)o[s]<t&&r[s]<this.best&&(n[s]=0)}get highest(){return Math.exp(-this.logTotal)}eta(t){return Math.
min(t,Math.sqrt(t)*Math.exp(-this.entropy))}isTied(t){let n=this.points[t];return n.id!==null||!!n.isTied}},ou={top_h:(e,t)=>e.topH(t),top_k:(e,t)=>e.topK(t),top_p:(e,t)=>e.
topP(t),min_p:(e,t)=>e.below(t*e.highest),typical_p:(e,t)=>e.typical(t),epsilon_cutoff:(e,t)=>e.below(t),eta_cutoff:(e,t)=>e.below(e.eta(t))};var Xn={};v(Xn,{biasesAfter:()=>Yn,doTheSame:()=>au,tokenKnobs:()=>ru});function ru(e){let t=(o,r)=>{let s=e[o];return typeof s=="number"&&r(s)?s:null},n=o=>o>0&&
o<1;return{do_sample:e.do_sample===!0,sequence_bias:su(e.sequence_bias),repetition_penalty:t("repetition_penalty",o=>o>0&&o!==1),temperature:t("temperature",o=>o>
0&&o!==1),top_h:t("top_h",o=>o>0&&o<=1),top_k:t("top_k",o=>o>0&&Number.isInteger(o)),top_p:t("top_p",o=>o>=0&&o<1),min_p:t("min_p",o=>o>=0&&o<=1),typical_p:t("t\
ypical_p",n),epsilon_cutoff:t("epsilon_cutoff",n),eta_cutoff:t("eta_cutoff",n)}}function su(e){return Array.isArray(e)?e.filter(iu):[]}var iu=e=>Array.isArray(e)&&
Array.isArray(e[0])&&e[0].length>0&&e[0].every(t=>Number.isInteger(t))&&typeof e[1]=="number";function au(e,t){let n=o=>JSON.stringify(o.do_sample?o:[o.sequence_bias,
o.repetition_penalty]);return n(e)===n(t)}function Yn({sequence_bias:e},t){let n=new Map;for(let[o,r]of e){let s=t.length-(o.length-1);if(s<0||!o.slice(0,-1).every(
(l,u)=>t[s+u]===l))continue;let i=o[o.length-1];n.set(i,(n.get(i)??0)+r)}return n}var eo={};v(eo,{pointsOf:()=>cu,scoresOfTrace:()=>pu});var Zr=["WatermarkLogitsProcessor","SynthIDTextWatermarkLogitsProcessor"],lu=["TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper",
"MinPLogitsWarper","TypicalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","LogitNormalization",...Zr],uu=12,Jr=.01;function cu({head:e,before:t,tokens:n,
bins:o,fixed:r},s,i){let l=new Map;for(let[d,,c]of e)l.set(d,c);for(let[d,c]of t)l.set(d,c);for(let[d,,c]of n)l.set(d,c);if(!r.length){for(let[c,p]of Yn(i,s)){let m=l.
get(c);m!==void 0&&l.set(c,m+p)}let d=i.repetition_penalty;if(d!==null)for(let[c]of t){let p=l.get(c)??0;l.set(c,p<0?p*d:p/d)}}let u=Array.from(l,([d,c])=>({id:d,
score:c,weight:1}));for(let[d,c,p]of o)if(!p)u.push({id:null,score:c,weight:d,isTied:!0});else for(let m of[c+p,c-p])u.push({id:null,score:m,weight:d/2});return u.
sort(du)}var du=(e,t)=>t.score-e.score||(t.id??-1)-(e.id??-1);function pu({candidates:e,stages:t,vocab:n,entropy_before:o}){if(n===null)return null;let r=t.findIndex(
({name:c})=>lu.includes(c)),s=r<0?t.length:r,i=e.flatMap(({token_id:c,text:p,raw_logprob:m,stage_logprobs:f})=>{let h=s?f?.[s-1]:m;return typeof h=="number"?[{id:c,
text:p,score:h}]:[]});if(!i.length)return null;let l=s?t[s-1].kept:n,u=Math.max(0,1-i.reduce((c,{score:p})=>c+Math.exp(p),0)),d=s?t[s-1].entropy:o;return{model:"",
index:0,vocab:n,num_removed:n-l,head:i.sort((c,p)=>p.score-c.score).map(({id:c,text:p,score:m})=>[c,p,m]),before:[],tokens:[],bins:fu(l-i.length,u,d,i.map(({score:c})=>c)),
names:t.slice(0,s).map(({name:c})=>c),fixed:["sequence_bias","repetition_penalty"],after:t.map(({name:c})=>c).filter(c=>Zr.includes(c))}}function fu(e,t,n,o){if(e<=
0||t<=0)return[];let r=o.reduce((d,c)=>d-Math.exp(c)*c,0),s=n===null?Math.log(t/e):-(n-r)/t,i=Math.max(1,Math.min(e,t/Math.exp(s))),l=Math.log(t/i),u=e>i?[[e-i,
l-uu,Jr]]:[];return[[i,l,Jr],...u]}var ho={};v(ho,{MarkLegend:()=>Du,MarkedText:()=>_t,MarkedWords:()=>Wu,legendSamples:()=>Ns});var M,Xr,mu,Q,no,mt,es,dt,ts,ro,oo,hu,Ne=Symbol.for("pv"),ns={},ht=[],gu=/^m(i|n|o|s|text|space)$/,so=Array.isArray,bu=ht.slice,ae=Object.assign;function ie(e){
e&&e.parentNode&&e.remove()}function to(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ne,__v:r||++Xr,__i:-1,__u:0};return!r&&M.vnode&&M.
vnode(s),s}function Ee(e){return e.children}function pt(e,t){this.props=e,this.context=t,this.__g=0}function Y(e,t){if(t==null)return e.__&&Y(e.__,e.__i+1);for(var n;t<e.__k.
length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Y(e)}function ku(e){var t,n=e.__v,o=n.__e,r=[],s=[],i=e.__P;i&&
((t=ae({constructor:Ne},n)).__v=n.__v+1,M.vnode&&M.vnode(t),as(i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||Y(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,
xu(r,t,s),n.__=n.__e=null,t.__e!=o&&os(t))}function os(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),os(
e)}function Qr(e){(8&e.__g||(e.__g|=8,Q.push(e),mt++))&&no==M.debounceRendering||((no=M.debounceRendering)||queueMicrotask)(rs)}function rs(){try{for(var e,t=1;Q.
length;)Q.length>t&&Q.sort(es),e=Q.shift(),t=Q.length,8&e.__g&&ku(e)}finally{(mt=Q.length)&&(no||queueMicrotask)(rs)}}function ss(e,t,n,o,r,s,i,l,u,d,c){var p,m,
f,h,b,g,k=o.__k||ht,_=t.length;for(u=_u(n,t,k,u,_),p=0;p<_;p++)(f=n.__k[p])!=null&&(m=~f.__i&&k[f.__i]||ns,f.__i=p,g=as(e,f,m,r,s,i,l,u,d,c),h=f.__e,(m.ref!=f.ref||
8&m.__u)&&(m.ref&&io(m.ref,null,f,m),f.ref&&c.push(f.ref,f.__c||h,f)),b=b||h,4&f.__u?(u=is(f,u,e,!m.__v),m.__e&&(m.__e=null)):typeof f.type=="function"&&g!==void 0?
u=g:h&&(u=h.nextSibling),f.__u&=-21);return n.__e=b,u}function _u(e,t,n,o,r){var s,i,l,u,d,c,p,m,f,h=n.length,b=h,g=0,k=0,_=e.__k=Array(r);for(s=0;s<r;s++)(i=t[s])!=
null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=_[s]=to(null,i):so(i)?i=_[s]=to(Ee,{children:i}):i.constructor===Ne&&
i.__b?i=_[s]=to(i.type,i.props,i.key,i.ref,i.__v):_[s]=i,u=s+g,i.__=e,i.__b=e.__b+1,l=null,~(d=i.__i=wu(i,n,u,b))&&(b--,(l=n[d])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,
d==u-1?g--:d==u+1?g++:d!=u&&(d>u?g--:g++,k=1)):(~d||(r>h?g--:r<h&&g++),typeof i.type!="function"&&(i.__u|=4))):_[s]=null;if(k){for(c=[],p=[],s=0;s<r;s++)if((i=_[s])&&
16&i.__u){for(g=0,m=c.length;g<m;)c[f=g+m>>1]<i.__i?g=f+1:m=f;c[g]=i.__i,p[s]=g+1}for(g=c.length;s--;)p[s]&&(p[s]==g?g--:_[s].__u|=4)}if(b)for(s=0;s<h;s++)!(l=n[s])||
2&l.__u||(l.__e==o&&(o=Y(l)),ao(l,l));return o}function is(e,t,n,o){var r,s,i,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)
r[s]&&(r[s].__=e,t=is(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=Y(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!o&&
n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function wu(e,t,n,o){var r,s=e.key,i=e.type,l=t[n],u=l&&!(2&l.__u);if(l===null&&s==null||u&&s==l.key&&i==l.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((l=
t[r])&&!(2&l.__u)&&s==l.key&&i==l.type)return r;for(r=n+1;r<t.length;r++)if((l=t[r])&&!(2&l.__u)&&s==l.key&&i==l.type)return r}return-1}function Yr(e,t,n){n==null&&
(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function ct(e,t,n,o,r){var s,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.
cssText=o=""),o)for(t in o)n&&t in n||Yr(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Yr(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),
typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=oo[t]||(oo[t]=yu(t)),(e.__a||(e.__a={}))[t]=ro,s=t!=(t=t.replace(ts,"$1")),(t=t.slice(2))[0]<"a"&&
(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)
try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function yu(e){
return function(t){var n=this.__e;if(n){if(n=n[e],t[dt]==null)t[dt]=ro++;else if(t[dt]<this.__a[e])return;return n(M.event?M.event(t):t)}}}function as(e,t,n,o,r,s,i,l,u,d){
var c,p,m,f,h,b,g,k,_,E,L,ge,Re,ue,X,bo,z,ee,F=t.type;if(t.constructor!==Ne)return null;128&n.__u&&(u=32&n.__u,c=n.__c.__z)&&(t.__u|=u,p=s=[],c.nodeType==8?l=ft(
c,s):s.push(c),l=s[0]||l),(c=M.__b)&&c(t);e:if(typeof F=="function"){m=i.length;try{if(k=t.props,_=(c=F.prototype)&&c.render,E=(c=F.contextType)&&o[c.__c],L=c?E?
E.props.value:c.__:o,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=1)):(_?t.__c=f=new F(k,L):(t.__c=f=new pt(k,L),f.constructor=F,f.render=Su),E&&E.sub(f),f.state||(f.state=
{}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),_&&(f.__s||(f.__s=f.state),F.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=ae({},f.__s)),ae(f.__s,F.getDerivedStateFromProps(
k,f.__s)))),h=f.props,b=f.state,f.__v=t,n.__c){if(k!==h&&_&&!F.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(k,L),t.__v==n.
__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(k,f.__s,L)===!1){t.__v!=n.__v&&(f.props=k,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=
n.__k,t.__k.some(function(j){j&&(j.__=t)}),ht.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&i.push(f),l=Y(n);break e}f.componentWillUpdate&&f.componentWillUpdate(
k,f.__s,L),_&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(h,b,g)})}else _&&!F.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),
_&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=L,f.props=k,f.__P=e,f.__g&=-5,ge=M.__r,Re=_?25:0;do f.__g&=-9,ge&&ge(t),c=f.render(f.props,f.state=
f.__s,f.context);while(8&f.__g&&++Re<25);_&&(ht.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(o=ae({},o,f.getChildContext())),_&&n.__c&&f.
getSnapshotBeforeUpdate&&(g=f.getSnapshotBeforeUpdate(h,b)),ue=c&&c.type===Ee&&c.key==null?c.props.children:c,k.__P&&(c=l,r=(e=k.__P).namespaceURI,u=s=null,n.props&&
n.props.__P!=e&&(n.__k.some(function(j){j&&ao(j,j)}),n.__k=null),l=n.__k?Y(n,0):null),l=ss(e,so(ue)?ue:[ue],t,n,o,r,s,i,l,u,d),k.__P&&(t.__e=null,l=c),t.__u&=-161,
p&&p.some(ie),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch(j){if(i.length=m,t.__v=null,u||s)if(j&&j.then){if(t.__u|=128|u,s){for(~(z=s.indexOf(l||void 0))||
(z=s.length);(ee=s[z-1])&&ee.nodeType==8;)z--;for(;z<s.length;z++)if(ee=s[z])if(s[z]=null,X){if(ee==bo)break}else{if(ee.nodeType!=8)break;ee.data.startsWith("$s")&&
(bo=ft(X=ee))}}if(!X){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;X=l}(c=ft(X=t.__c.__z||(t.__c.__z=X)))?(t.__e=X,l=c):t.__e=l,l=l&&l.nextSibling}else
s&&s.some(ie);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),j&&j.then||ls(t),M.__e(j,t,n)}}else l=t.__e=vu(n.__e,t,n,o,r,s,i,u,d,e);return(c=M.diffed)&&c(t),l}function ft(e,t){
if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)
return e}t&&t.push(e)}}function ls(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(ls))}function xu(e,t,n){for(var o=0;o<n.length;)io(n[o++],n[o++],n[o++]);M.__c&&
M.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){M.__e(s,r.__v)}})}function vu(e,t,n,o,r,s,i,l,u,d){var c,p,m,f,h,b,g,
k,_=n.props||ns,E=t.props,L=t.type;if(L=="svg"?r="http://www.w3.org/2000/svg":L=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xht\
ml"),s){for(c=0;c<s.length;c++)if((h=s[c])&&(L?h.localName==L:h.nodeType==3)){e=h,s[c]=null;break}}if(!e){if(k=d.ownerDocument||document,!L)return k.createTextNode(
E);e=k.createElementNS(r,L,E.is?E:d),l&&(M.__m&&M.__m(t,s),l=!1),s=null}if(L){if(d=L=="template"&&e.content||e,s=L=="textarea"&&E.defaultValue!=null?null:s&&bu.
call(d.childNodes),!l&&s)for(_={},c=0;c<e.attributes.length;c++)_[(h=e.attributes[c]).name]=h.value;for(c in _)h=_[c],c=="dangerouslySetInnerHTML"?m=h:c=="child\
ren"||c in E||c=="value"&&"defaultValue"in E||c=="checked"&&"defaultChecked"in E||ct(e,c,null,h,r);for(c in E)h=E[c],c=="children"?f=h:c=="dangerouslySetInnerHT\
ML"?p=h:c=="value"?b=h:c=="checked"?g=h:l&&typeof h!="function"||_[c]===h||ct(e,c,h,_[c],r);p?(l||m&&(p.__html==m.__html||p.__html==e.innerHTML)||(e.innerHTML=p.
__html),t.__k=[]):(m&&(e.textContent=""),(L=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&gu.test(L))&&(r="http://www.w3.org/1999/xhtml"),ss(d,so(f)?
f:[f],t,n,o,r,s,i,s?s[0]:n.__k&&Y(n,0),l,u),s&&s.some(ie)),l&&L!="textarea"||(c="value",L=="progress"&&b==null?e.removeAttribute(c):b==null||b===e[c]&&(L!="prog\
ress"||b)||ct(e,c,b,_[c],r),c="checked",g!=null&&g!=e[c]&&ct(e,c,g,_[c],r))}else _===E||l&&e.data==E||(e.data=E);return e}function io(e,t,n,o){try{typeof e=="fu\
nction"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){M.__e(r,n)}}function ao(e,t,n){var o,
r,s,i;if(M.unmount&&M.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||io(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(l){
M.__e(l,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&ao(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=ft(o,s=[]))&&
(o==e.__e&&s.some(ie),ie(r),ie(o)),n||ie(e.__e),e.__e=e.__c=e.__=null}function Su(e,t,n){return this.constructor(e,n)}M={__e:function(e,t,n,o){for(var r,s,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(
e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(l){e=l}}throw mt=0,e}},Xr=0,mu=function(e){return e!=null&&e.
constructor===Ne},pt.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=ae({},this.state)),typeof e=="function"&&(e=e(ae({},n),this.props)),
e&&(ae(n,e),this.__v&&(t&&this.__k.push(t),Qr(this)))},pt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Qr(this))},pt.prototype.render=
Ee,Q=[],mt=0,es=function(e,t){return e.__v.__b-t.__v.__b},dt=Symbol(),ts=/(PointerCapture)$|Capture$/i,ro=0,oo={},hu=0;var gt,I,lo,us,Tu=Object.is,uo=0,ks=[],co=[],B=M,cs=B.__b,ds=B.__r,ps=B.diffed,fs=B.__c,ms=B.unmount,hs=B.__;function _s(e,t){B.__h&&B.__h(I,e,uo||t),uo=0;var n=I.
__H||(I.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function fo(e,t){var n=_s(gt++,4);!B.__s&&ws(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,I.__h.push(n))}function bt(e){return uo=5,Mu(function(){return{current:e}},[])}function Mu(e,t){var n=_s(gt++,7);return ws(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Lu(){var e;do{for(;e=co.shift();)try{Oe(e)}catch(n){B.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=ks.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Oe),t.__h.
some(po),t.__h=[]}catch(n){t.__h=[],B.__e(n,e.__v)}}}while(co.length)}B.__b=function(e){I=null,cs&&cs(e)},B.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),
hs&&hs(e,t)},B.__r=function(e){ds&&ds(e),gt=0;var t=(I=e.__c).__H;t&&(lo==I?I.__h=[]:(t.__h.some(Oe),t.__h.some(po),gt=0),t.__h=[],t.__.some(function(n){n.__N&&
(n.__=n.__N),n.u=n.__N=void 0})),lo=I},B.diffed=function(e){ps&&ps(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&bs(ks.push(t)),t.__H.__.some(function(n){n.u&&(n.
__H=n.u)})),lo=I=null},B.__c=function(e,t){t.some(function(n){try{n.__h.some(Oe),n.__h=n.__h.filter(function(o){return!o.__||po(o)})}catch(o){n.__h=[function(){
throw o}]}}),fs&&fs(e,t)},B.unmount=function(e){ms&&ms(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&
(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,bs(co.push(r))}else Oe(r)}catch(s){t=s}}),o.__H=void 0,t&&B.__e(t,o.__v))};var gs=typeof requestAnimationFrame==
"function";function Nu(e){var t,n=function(){clearTimeout(o),gs&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);gs&&(t=requestAnimationFrame(n))}function bs(e){
e!=1&&us==B.requestAnimationFrame||((us=B.requestAnimationFrame)||Nu)(Lu)}function Oe(e){var t=I,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),I=t}function po(e){
var t=I;e.__c=e.__(),I=t}function ws(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Tu(n,e[o])})}var Eu=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,kt=class e{constructor(t,n=null){this.holder=t;this.before=n}holder;before;static BLOCK=60;static LOOSE=150;loose=0;head=0;tried=0;append(t){
this.holder.append(t),this.loose+=1}removeLast(){this.holder.lastChild?.remove(),this.loose-=1;let t=this.holder.lastElementChild;ys(t)&&this.undo(t.previousElementSibling)}settle(){
if(this.loose<e.LOOSE||this.loose<this.tried+e.BLOCK||!this.holder.offsetParent||document.fonts.status==="loading")return;this.tried=this.loose;let t=[...this.holder.
children].slice(-this.loose),n=this.freeStarts(t),o=t.map((l,u)=>u).filter(l=>n[l]&&Ou(t[l])),r=[],s=0;t[0].previousSibling||(this.head=s=o.shift()??0);for(let l of o)
l-s<e.BLOCK||(r.push(this.wrap(t.slice(s,l))),s=l,this.loose=t.length-l,this.tried=0);let i=r.map(l=>l.getBoundingClientRect().height);r.forEach((l,u)=>{l.style.
containIntrinsicHeight=`${i[u]}px`,l.classList.add("gp-kept-rows")})}freeStarts(t){let n=getComputedStyle(this.holder).direction==="rtl",o=t[0].previousSibling||
!this.before?"":this.before.holder.textContent??"";return t.map(r=>{let s=r.textContent??"",i=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let l=i?!s.startsWith(" "):!(n||Eu.test(o));return o+=s,l})}wrap(t){let n=y("span","gp-rows");t[0].before(n,y("wbr")),n.append(...t);let o=t[0].firstChild;
if(o instanceof Text&&o.data===" "){let r=y("span","gp-gap");o.replaceWith(r),r.append(o)}return n}undo(t){let n=t.querySelector(".gp-gap");n&&n.replaceWith(...n.
childNodes),t.nextSibling?.remove(),this.loose+=t.children.length+(ys(t.previousElementSibling)?0:this.head),t.replaceWith(...t.childNodes),this.tried=0}dissolve(){
for(let t of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(t);this.tried=0}};function Ou(e){let t=e.previousElementSibling,n=t&&[...t.querySelectorAll(
".gp-ink")].at(-1),o=e.querySelector(".gp-ink")?.getClientRects()[0],r=n&&[...n.getClientRects()].at(-1);return!!(o&&r&&xs(o)>xs(r)+10)}function mo(e,t,n){let o=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],r=o(e[t]);if(!r)return null;let s=null,i=1/0;for(let l=t+n;l>=0&&l<e.length;l+=n){let u=o(e[l]),d=u?(u.top-r.top)*
n:0;if(!u||d<r.height/2)continue;let c=d*1e3+Math.abs(u.left-r.left);if(c>=i+1e3*r.height)break;c<i&&([s,i]=[e[l],c])}return s}var ys=e=>e?.tagName==="WBR",xs=({
top:e,bottom:t})=>(e+t)/2;function vs(e,t){if(t.piece===null){let n=y("bdi","gp-ink gp-special");_e(n,t.text),e.append(n)}else ke(t)?e.append(t.piece,y("span","gp-ink gp-byte","",{"data-\
bytes":Ht(t.text)||"·"})):It(e,t.piece)}function Ss({rows:e,tokens:t},n,o,r){let s=r&&ke(r)?t.at(-1)?.parentNode:null;if(s&&o.piece!==null)s.appendChild(n);else if(ke(
o)){let i=y("span","gp-bytes");i.append(n),e.append(i)}else e.append(n);t.push(n)}function Ts({rows:e,tokens:t},n){for(let o of t.splice(n).reverse()){let r=o.closest(
".gp-bytes");r&&r.childNodes.length>1?o.remove():e.removeLast()}}var Ru=Symbol.for("pv"),Bu=0;function le(e,t,n,o,r,s){t||(t={});var i,l,u=t;if("ref"in u&&typeof e!="function")for(l in u={},t)l=="ref"?i=t[l]:u[l]=t[l];var d={type:e,props:u,key:n,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:Ru,__v:--Bu,__i:-1,__u:0};return(r||s)&&(d.__source=r,d.__self=s),M.vnode&&M.vnode(d),d}var Pu=200,Cu=e=>Math.round(Math.max(0,Math.min(1,(e-.2)/.6))*10);function Ls({green:e=null,g:t=null,counted:n=!0}){let o={"data-list":t!==null?"g":e===null?"no\
ne":e?"green":"red",...!n&&{"data-counted":"no"}};if(t===null)return{data:o,style:{}};let r=Cu(t);return{data:o,style:{backgroundColor:`var(--gp-prob-${r})`,backgroundSize:`\
2px ${r*10}%`}}}var _t=class{constructor(t,n){this.body=t;this.press=n;t.classList.add("gp-marked"),this.rows=new kt(t),t.addEventListener("keydown",o=>this.keyed(
o)),t.addEventListener("click",({target:o})=>this.pressed(Ms(o))),new ResizeObserver(()=>this.resized()).observe(t)}body;press;items=[];tokens=[];rows;stop=null;chosen;width=0;timer;show(t){
let n=0;for(;n<t.length&&t[n]===this.items[n];)n++;Ts(this,n),this.stop&&!this.stop.isConnected&&(this.stop=null);for(let o=n;o<t.length;o++)Ss(this,this.newToken(
t[o]),t[o].token,o?t[o-1].token:null);this.items=[...t],!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}newToken({token:t,mark:n,words:o,
dress:r}){let{data:s,style:i}=Ls(n),l=y("span","gp-token",null,{tabindex:"-1",role:this.press?"button":"img",...s});this.press&&l.setAttribute("aria-pressed","f\
alse"),vs(l,t);let u=l.querySelector(".gp-ink")??l;Object.assign(u.style,i),r?.(l,u);let d=typeof o=="function"?o:()=>o;return l.setAttribute("aria-label",d()),
pn(l,d),l}choose(t){let n=this.tokens[t];if(this.chosen!==n){for(let o of[this.chosen,n])o?.classList.toggle("gp-current",o===n),o?.setAttribute("aria-pressed",
String(o===n));this.chosen=n}}reach(t){this.stop&&(this.stop.tabIndex=-1),this.stop=t,t.tabIndex=0}pressed(t){let n=t?this.tokens.indexOf(t):-1;!t||n<0||(this.reach(
t),this.press?.(this.items[n]))}keyed(t){let n=Ms(t.target),o=n?this.tokens.indexOf(n):-1;if(o<0||t.ctrlKey||t.metaKey||t.altKey)return;let r={ArrowRight:()=>this.
tokens[o+1],ArrowLeft:()=>this.tokens[o-1],ArrowDown:()=>mo(this.tokens,o,1),ArrowUp:()=>mo(this.tokens,o,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),
Enter:()=>n," ":()=>n};if(!Object.hasOwn(r,t.key))return;t.preventDefault();let s=r[t.key]();s&&(this.reach(s),s.focus({preventScroll:!0}),s.scrollIntoView({block:"\
nearest"}),s===n&&this.pressed(s))}resized(){let{clientWidth:t}=this.body;!t||t===this.width||(this.width=t,this.rows.dissolve(),clearTimeout(this.timer),this.timer=
setTimeout(()=>this.rows.settle(),Pu))}},Ms=e=>e instanceof Element?e.closest(".gp-token"):null;function Wu(e){let{items:t,press:n,class:o="",label:r,dir:s,hidden:i,
chosen:l}=e,u=bt(null),d=bt(null),c=bt(n);c.current=n,fo(()=>{u.current&&(d.current??=new _t(u.current,n&&(m=>c.current?.(m))),d.current.show(t))},[t]),fo(()=>d.
current?.choose(l??-1));let p=r===void 0?{}:{role:"group","aria-label":r};return le("div",{class:`gp-marked ${o}`.trim(),ref:u,dir:s,hidden:i,...p})}var Au=e=>e===
"synthid"?[[{g:.2},"g",a("mean g-value 0.2 or less")],[{g:.5},"g",a("0.5, as by chance")],[{g:.8},"g",a("0.8 or more")]]:[[{green:!0},"◆",a("green: on the gre\
en list")],[{green:!1},"◇",a("red: not on the green list")]];function Ns({kind:e,unscored:t,repeated:n,faint:o}){let r=Au(e);t&&r.push([{},"abc",a("not scored")]);
let s=e==="synthid"?{g:.5,counted:!1}:{green:!0,counted:!1};return n&&r.push([s,"abc",o??a("faint: seen before, not counted")]),r}function Du({class:e,hidden:t,
...n}){return le("p",{class:`${e} gp-marked gp-mark-legend`,hidden:t,children:Ns(n).map(([o,r,s])=>{let{data:i,style:l}=Ls(o);return le("span",{children:[le("sp\
an",{"aria-hidden":"true",...i,children:le("span",{class:"gp-ink",style:l,children:r})}),s]},s)})})}var go={};v(go,{STAGE:()=>Hu,orderOf:()=>ju});var Iu="generation-playground.";function Es(e,t="browser"){let n=Iu+e,o=()=>t==="tab"?sessionStorage:localStorage,r=()=>wt(()=>o().getItem(n),null);return{read:r,
readJson:()=>wt(()=>JSON.parse(r()??"null"),null),write:s=>wt(()=>(s===null?o().removeItem(n):o().setItem(n,s),!0),!1),get isAllowed(){return wt(()=>!!o(),!1)}}}
function wt(e,t){try{return e()}catch{return t}}var Hu="the stage",Os=Es("person");function ju(e,t,n=Ku()){let o=Fu(`${n} ${e}`),r=[...Array(t).keys()];for(let s=t-1;s>0;s-=1){let i=Math.floor(o()*(s+1));[r[s],
r[i]]=[r[i],r[s]]}return r}var yt="";function Ku(){return yt=Os.read()||yt||String(Math.random()),Os.write(yt),yt}function Fu(e){let t=2166136261;for(let n of e)
t=Math.imul(t^(n.codePointAt(0)??0),16777619);return()=>{t=t+1831565813|0;let n=Math.imul(t^t>>>15,1|t);return n=n+Math.imul(n^n>>>7,61|n)^n,((n^n>>>14)>>>0)/4294967296}}window.TestedModules={"visualizers/panes/assisted/acceptance.ts":Tt,"visualizers/panes/assisted/speculation.ts":Ft,"visualizers/panes/beam_search/beam_finalizat\
ion.ts":Xt,"visualizers/panes/beam_search/greedy_path.ts":en,"visualizers/panes/beam_search/score_check.ts":nn,"visualizers/panes/comparison/trie_of.ts":sn,"vis\
ualizers/panes/core/claims.ts":an,"visualizers/panes/core/log.ts":Zt,"visualizers/panes/core/notation.ts":Ot,"visualizers/panes/core/reasoning.ts":Ut,"visualize\
rs/panes/core/text.ts":Kt,"visualizers/panes/core/texts.ts":Ct,"visualizers/panes/core/tips.ts":fn,"visualizers/panes/core/totals.ts":hn,"visualizers/panes/core\
/values.ts":vt,"visualizers/panes/draws/draw_rows.ts":Tn,"visualizers/panes/draws/draw_words.ts":Ln,"visualizers/panes/draws/form_settings.ts":Cn,"visualizers/p\
anes/draws/knob_spans.ts":En,"visualizers/panes/draws/luck.ts":Sn,"visualizers/panes/draws/outcome.ts":An,"visualizers/panes/draws/same_text.ts":Bn,"visualizers\
/panes/draws/what_if_words.ts":Dn,"visualizers/panes/tokens/explanation.ts":Jn,"visualizers/panes/tokens/in_hand.ts":Qn,"visualizers/panes/tokens/sampling_knobs\
.ts":Xn,"visualizers/panes/tokens/score_points.ts":eo,"visualizers/panes/watermarks/marked_text.tsx":ho,"visualizers/panes/watermarks/watermark_statistics.ts":Gn,
"visualizers/panes/watermarks/watermark_words.ts":Vn,"playground/ui/lessons/answer_order.ts":go};})();
