// Written by .ci/bundle.py from modules with the SHA-256 62ceac3b85978f7e95e7907da09b5517c5ab65d56068ef41e6a2563d04b5bed0: edit those.
(()=>{var wo=Object.defineProperty;var E=(e,t)=>{for(var n in t)wo(e,n,{get:t[n],enumerable:!0})};var ot={};E(ot,{AcceptanceAlong:()=>rt,judgedOf:()=>Q,writtenOf:()=>On});var nt={};E(nt,{finite:()=>C,isFromElsewhere:()=>se,isKnown:()=>O,keptOf:()=>we,medianOf:()=>tt});var O=e=>typeof e=="number"&&Number.isFinite(e),C=e=>e==null||
Math.abs(e)>1e30?null:e,tt=e=>{let t=[...e].sort((n,r)=>n-r);return(t[t.length-1>>1]+t[t.length>>1])/2},se=({distribution:e})=>e.vocab===null,we=({distribution:{
stages:e,vocab:t}})=>e.at(-1)?.kept??t;var Nn=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),Q=e=>e.
num_accepted+(e.follow==="correction"?1:0),On=e=>e.num_accepted+(e.next_token_id===null?0:1);function yo(e,t){let{drafted:n,num_accepted:r}=t;if(e.rounds+=1,e.tokens+=
On(t),e.draft_seconds+=t.draft_seconds,e.verify_seconds+=t.verify_seconds,!!n.length){e.spec_steps+=1,e.drafted+=n.length,e.accepted+=r,e.judged+=Q(t);for(let o=e.
draftedAt.length;o<n.length;o++)e.draftedAt.push(0),e.acceptedAt.push(0);for(n.forEach((o,s)=>{e.draftedAt[s]+=1,s<r&&(e.acceptedAt[s]+=1),!(s>=Q(t)||!O(o.overlap))&&
(e.overlaps[0]+=1,e.overlaps[1]+=o.overlap)});e.kept.length<=e.draftedAt.length;)e.kept.push(0);e.kept[r]+=1}}function vo(e){let{spec_steps:t,rounds:n,tokens:r,
drafted:o,accepted:s,judged:a,overlaps:l}=e,c=(p,u)=>u?p/u:null;return{num_spec_steps:t,num_rounds:n,num_tokens:r,num_draft_tokens:o,num_accepted_draft_tokens:s,
num_judged_draft_tokens:a,draft_acceptance_rate:c(s,o),judged_acceptance_rate:c(s,a),mean_acceptance_length:t?1+s/t:null,acceptance_histogram:e.kept,accepted_by_position:e.
acceptedAt,drafted_by_position:e.draftedAt,passes_saved:r-n,expected_acceptance_rate:c(l[1],l[0]),draft_seconds:e.draft_seconds,verify_seconds:e.verify_seconds}}
var rt=class{rounds=[];tally=Nn();read(t){t.length>=this.tally.rounds&&this.rounds[0]===t[0]||(this.tally=Nn());for(let r=this.tally.rounds;r<t.length;r++)yo(this.
tally,t[r]);return this.rounds=t,vo(this.tally)}};var xt={};E(xt,{OTHERS_WARNING:()=>zo,expectedSpeedup:()=>jo,expectedTokens:()=>In,intervalMeaning:()=>qo,paceWords:()=>Fo,spreadWords:()=>$o,stillMissing:()=>Go,
timesWords:()=>Do});var ut={};E(ut,{count:()=>M,fixed:()=>A,isOne:()=>lt,language:()=>ce,listed:()=>So,notation:()=>R,plain:()=>at,separators:()=>To,significant:()=>ve});var xo=["d\
e","fr"];var st={},Bn={};function ce(){let e=(navigator.language||"").slice(0,2).toLowerCase();return xo.includes(e)?e:"en"}var ye=()=>window.GenerationPlaygroundTexts?ce():
"en";function it(e){if(!st[e]){let t=new Intl.NumberFormat(e).formatToParts(12345678e-1),n=r=>t.find(({type:o})=>o===r)?.value??"";st[e]={decimal:n("decimal"),group:n(
"group")}}return st[e]}function R(e){let t=ye();if(t==="en")return e;let{decimal:n,group:r}=it(t);return e.replace(/(?<=\d)[.,](?=\d)/g,o=>o==="."?n:r).replace(
/(?<=\d)\s?%/g," %")}var A=(e,t=0)=>R(e.toFixed(t)),ve=(e,t)=>R(e.toPrecision(t)),M=e=>R(e.toLocaleString("en-US")),at=e=>R(String(e)),So=e=>e.join(it(ye()).decimal===
","?"; ":", ");function lt(e,t){let n=t?ye():"en";return Bn[n]??=new Intl.PluralRules(n),Bn[n].select(e)==="one"}function To(){let{decimal:e,group:t}=it(ye());return e+
t}var vt={};E(vt,{INVISIBLE:()=>xe,MARKS:()=>ie,asSentence:()=>kt,askedOf:()=>Ro,bytesOf:()=>_t,bytesWords:()=>mt,count:()=>M,decimals:()=>x,fillLabel:()=>pe,fillText:()=>gt,
fillToken:()=>bt,filled:()=>Te,fromNats:()=>yt,inOneLine:()=>Cn,inParts:()=>wt,information:()=>G,labelled:()=>Oo,leavesBytes:()=>de,loadingWords:()=>Co,make:()=>k,
modeName:()=>Ao,named:()=>Wo,numbersOf:()=>An,percent:()=>v,probability:()=>B,problemsOf:()=>Io,processorWords:()=>fe,quoted:()=>P,say:()=>Rn,seconds:()=>Wn,stopWords:()=>Ho,
together:()=>Se,waitWords:()=>Po});var ct={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"\
block diffusion",custom:"your own decoding loop",elsewhere:"from another server"},dt={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:[
"a stop string","met a stop string"],length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own c\
riterion","met your own stopping criterion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached t\
he end of the given text"],unfinished:["the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:[
"stopped by hand","was stopped by hand"],stop:["EOS or a stop string","ended with EOS or a stop string: the server does not say which"],content_filter:["a conte\
nt filter","was cut by the server’s content filter"],tool_calls:["a call of a tool","ended with a call of a tool"],cut:["the end of the file","is not complete"]};var pt={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of the last one, and removes tokens that the last one \
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
ks",[]]};var Pn={Candidate:["token_id","text","raw_logprob","logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["name","entropy","kept","mass_removed","mas\
s_moved"],Reranked:["token_id","text","probability","penalty","score"],BeamCandidate:["token_id","text","piece","parent","raw_logprob","logprob","score","status",
"beam","final_score","group","diversity_penalty","bank","progress","forced","mark"],DraftToken:["token_id","text","draft_logprob","target_logprob","accepted","o\
verlap"],Token:["token_id","text","piece"],Mark:["kind","green","g","listed","mass_before","mass_after","expected","chosen_before","chosen_after","suppressed","\
why"],CanvasPlace:["token_id","text","piece","logprob","entropy","accepted","read_id","read_text"],Contender:["token_id","text","score","luck","rank","above"]};var ft={};E(ft,{isSaid:()=>Lo,language:()=>ce,t:()=>i,tn:()=>w,translateTemplate:()=>Eo,withTexts:()=>No});function i(e,t){if(e==null)return"";if(typeof e=="object")return"number"in e?R(e.number):"one"in e?w(e.count,e.one,e.said,e.values):i(e.said,e.values);let n=String(
e),r=window.GenerationPlaygroundTexts?.[n]??n;return t?r.replace(/\{\{|\}\}|\{(\w+)\}/g,(o,s)=>{if(s===void 0)return o[0];let a=t[s];return typeof a=="number"?at(
a):a&&typeof a=="object"?i(a):String(a??"")}):r}function w(e,t,n,r){let o=window.GenerationPlaygroundTexts?.[t]!==void 0,s=t.includes("{count}")?lt(e,o):e===1;return i(
s?t:n,{count:M(e),...r})}var Lo=e=>typeof e=="object"&&e!==null&&("said"in e&&typeof e.said=="string"||"number"in e&&typeof e.number=="string"),Mo=["aria-label",
"title","placeholder","data-tip","label"];function Eo(e){let t=window.GenerationPlaygroundTexts;if(!t)return;let n=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);
for(let r=n.nextNode();r;r=n.nextNode()){let[,o,s,a]=/^(\s*)([^]*?)(\s*)$/.exec(r.nodeValue??"")??[],l=s&&t[s.replace(/\s+/g," ")];l&&(r.nodeValue=o+l+a)}for(let r of[
e,...e.querySelectorAll("*")])for(let o of Mo){let s=t[(r.getAttribute(o)||"").replace(/\s+/g," ")];s&&r.setAttribute(o,s)}}function No(e){let n=window.GenerationPlaygroundCatalogues?.[ce()];
if(window.GenerationPlaygroundTexts||!n)return e();window.GenerationPlaygroundTextsLoading??=fetch(n).then(r=>r.json()).then(r=>{window.GenerationPlaygroundTexts=
r},r=>console.warn("Generation Playground: the translation could not be loaded.",r)),window.GenerationPlaygroundTextsLoading.then(e)}var ie={" ":"·","\n":"↵","	":"⇥","\r":"␍"},xe=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function k(e,t,n,r){let o=document.createElement(
e);t&&(o.className=t),n!=null&&(o.textContent=String(n));for(let[s,a]of Object.entries(r||{}))o.setAttribute(s,String(a));return o}function gt(e,t,{running:n=!1}={}){
let r=0;for(let o of t.matchAll(xe)){let[s]=o;o.index>r&&e.append(t.slice(r,o.index)),r=o.index+1;let a=ie[s]||"U+"+(s.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0");if(n){let l=ie[s]?s:"";e.append(k("span","gp-space",l,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else e.append(k("span","gp-mark",a))}r<t.
length&&e.append(t.slice(r))}function bt(e,t){let n=/^ (?=\S)/.test(t)?" ":"",r=/\n*$/.exec(t)?.[0]??"",o=k("span","gp-ink");gt(o,t.slice(n.length,t.length-r.length),
{running:!0});for(let s=0;s<r.length;s++)o.append(k("span","gp-space","",{"data-mark":ie[`
`],"data-wide":"yes"}));return e.append(...[n,o,r].filter(Boolean)),o}var ht=/(\\x[0-9a-f]{2})+$/i,_t=e=>(e.match(ht)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
de=({piece:e,text:t})=>e!==null&&(e===""||ht.test(t)&&e===t.replace(ht,""));function pe(e,t){e.replaceChildren(),gt(e,t),t||e.append(k("span","gp-mark",i("(empt\
y)")))}function Oo(e,t){let n=k("bdi",t);return pe(n,e),n}function Rn(e,t){e.textContent!==t&&(e.textContent=t)}var Bo=/([<>≈−-]?\d[\d.,\u202f\u00a0]*[\s\u00a0\u202f]?(?:%|(?:bits?|nats|ms|s|[kMG]B|tokens)(?![\p{L}\p{N}_])))/u;
function Se(e){let t=document.createDocumentFragment();return e.split(Bo).forEach((n,r)=>t.append(r%2?k("span","gp-together",n):n)),t}var Cn=e=>e.replace(xe,t=>t===
" "?" ":ie[t]||"�"),kt=e=>e?`${e}.`:"",wt=e=>e.filter(Boolean).join(i("{before}; {part}").split(/\{\w+\}/)[1]),P=e=>i("“{text}”",{text:Cn(e)});function Po(e){
return e>90?i("Yours begins in about {count} minutes.",{count:Math.round(e/60)}):i("Yours begins in about {count} s.",{count:e<10?Math.max(1,Math.round(e)):5*Math.
round(e/5)})}var Te=(e,t)=>e.split(/\{(\w+)\}/).map((n,r)=>r%2?t[n]:n);function v(e){let t=e*100;return t===0?R("0%"):t<.01?R("<0.01%"):t<1?R(t.toFixed(2)+"%"):
t>99.95&&t<100?R(">99.9%"):R(t.toFixed(1).replace(".0","")+"%")}var B=e=>e==null?0:Math.exp(e),Ro=({prompt:e,request:t})=>e||(t&&t.messages||[]).at(-1)?.content||
"",yt=(e,t)=>t==="bits"?e/Math.LN2:e;function G(e,t){return e===null||!Number.isFinite(e)?i("infinite"):A(yt(e,t),2)+" "+i(t)}function Co({model:e,phase:t,done:n,
total:r}){if(t==="gpu")return i("waiting for the shared GPU …");if(t==="asking")return i("asking the Hub for {model} …",{model:e});let o=v((n??0)/(r||1));return t===
"download"?i("downloading {model}: {done} of {total} …",{model:e,done:mt(n),total:mt(r)}):t==="converting"?r?i("converting {model}: {share} …",{model:e,share:o}):
i("reading the file of {model} to convert it …",{model:e}):r?i("loading {model}: {share} …",{model:e,share:o}):i("loading {model} …",{model:e})}function mt(e){
return O(e)?e>=1e9?i("{size} GB",{size:A(e/1e9,e<1e10?2:1)}):e>=1e6?i("{size} MB",{size:A(e/1e6,e<1e8?1:0)}):i("{size} kB",{size:A(e/1e3,0)}):"–"}function Wn(e){
return e<1?Math.round(e*1e3)+" ms":A(e,e<10?2:1)+" s"}var x=(e,t=3)=>e==null?"–":A(e,t);function An(e){let{chosen:t,distribution:n}=e,r=e.read?t.raw_logprob:t.logprob??t.raw_logprob;return{probability:B(t.logprob),rawProbability:B(t.raw_logprob),rank:(e.
read?null:t.rank)??t.raw_rank,surprisal:r===null?1/0:Math.max(0,-r),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var Wo=(e,t,n)=>Object.hasOwn(e,
t)?e[t]:n,Ao=e=>Object.hasOwn(ct,e)?i(ct[e]):e.replaceAll("_"," ");function Io({message:e,fix:t,diagnostics:n=[]}){let r=n.map(o=>({knob:o.knob,message:i(o.message),
fix:i(o.fix)}));return r.some(o=>o.message===i(e))?r:[{knob:"",message:i(e),fix:i(t)},...r]}var Ho=e=>Object.hasOwn(dt,e)?dt[e].map(t=>i(t)):[e,e];function fe(e){
if(!Object.hasOwn(pt,e))return[e,i("is your own logits processor"),[]];let[t,n,r]=pt[e];return[i(t),i(n),r]}var In=(e,t)=>e>=1?t+1:Math.expm1((t+1)*Math.log(e))/(e-1),jo=(e,t,n,r=1)=>In(e,t)/(t*n+r),Do=e=>O(e)?`${A(e,2)} ×`:"–",$o=({low:e,high:t})=>`${A(e,2)}–${A(
t,2)}`,qo=()=>i("The true median lies in it with a probability of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer than 5 pairs do\
 not give that certainty, so nothing is claimed from them."),Fo=e=>e<.9995?`${ve(e*1e3,3)} ms`:`${ve(e,3)} s`;function Go(e,{done:t,runs:n}){if(t>=n)return"";let r={
done:M(t),left:M(n-t)};return e.done?w(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",r):w(n,"{done} of {count} run ended, {\
left} to come.","{done} of {count} runs ended, {left} to come.",r)}var zo=i("Somebody else’s runs were decoded at the same time, so these times are not reliable\
. Measure again when the machine is idle.");var Wt={};E(Wt,{EARLY_STOPPING:()=>sr,countOr:()=>Y,endOfRecord:()=>Ms,hasEnded:()=>Re,isAsRecorded:()=>xs,rankingOf:()=>Ts,searchOf:()=>hs,settle:()=>ms,sumOf:()=>z});var Pt={};E(Pt,{Along:()=>Bt,RunLog:()=>Ot,groupLetter:()=>ae,isBeamNode:()=>he,pathChange:()=>Qn,pathOf:()=>j,penalised:()=>Be,startOf:()=>$,unseenAfter:()=>is,
unseenNode:()=>Jn});var jn=e=>e.closest(".tabitem, .drawer")||document.body;function Dn(e){return e.checkVisibility()||e.hidden&&jn(e).checkVisibility()}var Me=new WeakMap,St;function $n(e,t){
St??=new ResizeObserver(s=>s.map(({target:a})=>a).filter(a=>a.checkVisibility()).flatMap(Ko).forEach(a=>a()));let n=jn(e),r=n.checkVisibility()?e:n,o=Me.get(r)??
new Set;Me.set(r,o.add(t)),St.observe(r)}function Ko(e){St.unobserve(e);let t=[...Me.get(e)||[]];return Me.delete(e),t}var Le=new WeakMap,Tt=new WeakMap,Hn;function qn(e){
return Le.has(e)||(Hn??=new IntersectionObserver(Uo,{rootMargin:"50%"}),Le.set(e,!1),Hn.observe(e)),!!Le.get(e)&&!e.hidden}function Fn(e,t){Tt.set(e,t)}function Uo(e){
for(let{target:t,isIntersecting:n}of e){Le.set(t,!n);let r=n&&Tt.get(t);r&&(Tt.delete(t),r())}}var Ee=class{constructor(t){this.kinds=t}kinds;subscribers=new Set;changes={};position=0;head="";tail="";answers={};away=!1;onlyShown=!1;feed(t){t.length>=this.
position&&t.startsWith(this.head)&&t.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let r=t.lastIndexOf(`
`)+1;for(;this.position<r;){let o=t.indexOf(`
`,this.position);this.readLine(t.slice(this.position,o)),this.position=o+1}this.head=t.slice(0,Math.min(r,100)),this.tail=t.slice(Math.max(0,r-100),r)}append(t){
let n=0;for(let r of t.split(`
`))this.readLine(r)||(n+=1);return n}read(t){throw new Error("nobody reads "+t.type)}readLine(t){if(!t.trim())return!0;try{return this.read(JSON.parse(t)),!0}catch(n){
return console.error("Generation Playground: a line of the log was skipped.",n,t.slice(0,200)),!1}}setAway(t){this.away!==t&&(this.away=t,this.changed("status"))}get canAsk(){
return!this.onlyShown&&Object.keys(this.answers).length>0}ask(t){!this.onlyShown&&Object.hasOwn(this.answers,t.type)&&this.answers[t.type](t)}subscribe(t,n,r=!1){
let o={element:t,update:n,whenOpen:r,missed:Qo(this.kinds),opened:()=>Lt([o])};this.subscribers.add(o),Lt([o])}changed(t){Ne.size||requestAnimationFrame(Vo),Ne.
add(this),this.changes[t]=!0}takeChanges(){let t=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?n.missed=Yo(n.missed,t):this.subscribers.
delete(n);return[...this.subscribers]}},Ne=new Set;function Vo(){let e=[...Ne];Ne=new Set,Lt(e.flatMap(t=>t.takeChanges()),!0)}function Lt(e,t=!1){let n=e.filter(
({element:s,whenOpen:a})=>a&&s.isConnected),r=new Set(n.filter(({element:s})=>!Dn(s))),o=new Set(n.filter(s=>t&&Jo(s.missed)&&!r.has(s)&&qn(s.element)));for(let{
element:s,opened:a}of r)$n(s,a);for(let{element:s,opened:a}of o)Fn(s,a);for(let s of e){let{missed:a,update:l}=s;if(!(r.has(s)||o.has(s)||!Object.keys(a).length)){
s.missed={};try{l(a)}catch(c){console.error("Generation Playground: a pane could not be drawn.",c)}}}}var Jo=e=>!!e.steps&&Object.keys(e).every(t=>t==="steps"||
t==="entries"),Qo=e=>Object.fromEntries(e.map(t=>[t,!0]));function Yo(e,t){let n={...e,...t};return e.entries&&t.entries&&(n.entries=new Set([...e.entries,...t.
entries])),n}var Et={};E(Et,{noReading:()=>Gn,readOn:()=>zn,spansOf:()=>Mt});var Gn=e=>({place:0,since:e.is_open?0:null,tail:[],spans:[]});function zn(e,t,n,{start:r,end:o}){
let{place:s}=e,{since:a,spans:l}=e,c=[...e.tail,[s,t]];for(;;){let p=a===null?r:o,u=c.map(([,h])=>h).join("").indexOf(p);if(u<0)break;let f=Zo(c,u);a===null?a=s+
1:(l=[...l,{start:a,stop:Math.max(a,f),end:s+1}],a=null),c=Xo(c,u+p.length)}return n&&a!==null&&a<=s&&(l=[...l,{start:a,stop:s,end:null}],a=null,c=[]),{place:s+
1,since:a,tail:es(c,(a===null?r:o).length-1),spans:l}}function Mt(e,t){if(!t)return[];let n=Gn(t);for(let{chosen:a,piece:l}of e)n=zn(n,a.text,l===null,t);let{spans:r,
since:o,place:s}=n;return o===null?r:[...r,{start:o,stop:s,end:null}]}function Zo(e,t){let n=t;for(let[r,o]of e)if(n-=o.length,n<0)return r;return e[e.length-1][0]}
function Xo(e,t){let n=t;return e.flatMap(([r,o])=>{let s=o.slice(n);return n=Math.max(0,n-o.length),s?[[r,s]]:[]})}function es(e,t){let[n,r]=[e.length,0];for(;n>
0&&r<t;)r+=e[--n][1].length;return e.slice(n)}var ts=20,Ot=class extends Ee{unit="bits";searched=new Map;found={look_into:new Map,attend:new Map};mostPlaces={};written=null;parts=[];coming=[];turn;fed={turn:void 0,
started:!1};recordedTurn;beginsHidden=!1;asked=null;queued;loading;shared;apart;started;finished;failed;lasts;newest;numTokens;elapsed;firstElapsed;rounds;canvasSteps;prompts;texts;returned;selected;suggested;rejected;promptSteps;hideFrom;constructor(){
super(["run","steps","status","selection","unit","prompt","watched","searched","found","written"]),this.clear()}clear(){this.queued=this.loading=this.started=this.
finished=this.failed=null,this.shared=1,this.apart=!1,this.lasts=[],this.newest=null,this.numTokens=this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.canvasSteps=
[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=this.rejected=null,this.suggested=!1,this.promptSteps=[],this.hideFrom=this.beginsHidden?
0:null}feedRun(t,n){this.begin(n),this.feed(t),this.coming=[t],this.showComing()}appendRun(t,n){this.begin(n);let r=this.append(t);return this.coming.push(t),this.
showComing(),r}lose(t){this.fed.turn!==t||this.finished||this.failed||this.read({type:"Failed",message:i("The connection to this run was lost."),fix:i("Run it a\
gain."),error:"Lost",diagnostics:[]})}begin(t){t!==this.fed.turn&&(this.fed={turn:t,started:!1},this.coming=[],this.feed(""))}showComing(){this.fed.started&&Object.
assign(this,{parts:this.coming,turn:this.fed.turn})}get text(){return this.parts.length>1&&this.parts.splice(0,1/0,this.parts.join("")),this.parts[0]??""}read(t){
if(!ns(t.type))throw new Error("unknown event "+t.type);Un[t.type](this,t)}countStep(t){this.numTokens+=1,this.elapsed=t.elapsed??0,this.firstElapsed??=t.elapsed,
this.changed("steps")}get recorded(){return this.recordedTurn!==void 0&&this.turn===this.recordedTurn}get readsSource(){return!!this.started?.decoder_tokens.length}get prefix(){
return(this.readsSource?this.started?.decoder_tokens:this.started?.prompt_tokens)??[]}get denoises(){return!!(this.started&&this.started.mode==="block_diffusion")}get isFromElsewhere(){
return!!(this.started&&this.started.elsewhere)}get hasReadMedia(){return!!(this.started?.request.media?.length||this.started?.media?.length)}get looksAtMedia(){
return this.hasReadMedia&&this.readsSource&&!this.started?.prompt_tokens.length}get speaks(){return!!(this.started&&this.started.codebooks)}get canAsk(){return super.
canAsk&&!this.isFromElsewhere&&!this.speaks}get stepping(){if(!this.started||this.usesBeams)return!1;if(this.finished?.sequences[0]?.stop_reason==="step")return!0;
let{given:t,only_given:n,config:r={}}=this.started.request;return typeof t=="string"?!1:Array.isArray(t)&&n||r.max_new_tokens===(t||[]).length+1}get usesBeams(){
return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){
return this.hideFrom===null?this.allLines():this.allLines().map(t=>{let n=this.seen(t.last);return n===t.last?t:{...t,last:n,score:null,stopReason:null}})}seen(t){
if(this.hideFrom===null)return t;let n=t;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(t){this.hideFrom!==t&&(this.hideFrom=t,this.changed(
"steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,r)=>ls(n,r,this.prompts.length));
let t=this.finished?this.finished.sequences:[];return this.lasts.map((n,r)=>({kind:"sequence",label:this.speaks?i("codebook {number}",{number:r+1}):this.lasts.length>
1?i("sequence {number}",{number:r+1}):"",last:n,score:null,stopReason:t[r]?t[r].stop_reason:null,untold:!n&&t[r]&&!t[r].token_ids.length?t[r].text:""}))}current(){
if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let t=this.lines();return t.length?t[0].last:null}lineOf(t){return t.
isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let r=n;for(;r&&r.index>t.index;)r=r.before;return r===t}):this.lines()[t.sequence]}lastOf(t){
return this.lineOf(t)?.last??t}select(t,n){let r=t===null?null:this.lines()[t];this.selectStep(r&&n!==void 0?j(r.last)[n]??null:null)}selectStep(t,n=!1){let r=this.
seen(t);this.selected===r&&this.suggested===n&&!this.rejected||(this.selected=r,this.suggested=n,this.rejected=null,this.changed("selection"))}selectRejected(t,n,r){
this.selectStep(t),this.rejected={round:n,place:r},this.changed("selection")}selectMostUncertain(t=""){let n=this.returned?this.returned[0]?.last:this.lasts[0];
if(this.selected||!n||this.stepping)return;let r=j(n),o=r.filter(p=>!p.given);if(o.length<2)return;let s=Mt(r,this.started?.reasoning).filter(({end:p})=>p!==null),
a=o.filter(({index:p})=>!s.some(({start:u,stop:f})=>u<=p&&p<f)),l=({distribution:p,chosen:{raw_logprob:u}})=>p.entropy_before??-(u??-1/0),c=t&&o.find(p=>p.chosen.
text.trim()===t.trim());c?this.selectStep(c,!0):this.selectStep((a.length?a:o).reduce((p,u)=>l(u)>l(p)?u:p),!0)}walk(t){let n=this.current();if(!n)return;let r=[
...this.promptSteps,...j(this.lastOf(n))],o=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(r[Math.max(0,Math.min(r.length-1,o+t))])}addSearched(t,n){
this.searched.set(t,[...this.searched.get(t)||[],n]),this.changed("searched")}addFound(t,n,r,o){let s=this.found[t];s.delete(n),s.set(n,{ids:r,found:o}),s.size>
ts&&s.delete(s.keys().next().value),this.changed("found")}foundOf(t){return this.started&&this.found[t].get(this.turn)||null}startedLine(){let t=this.text.indexOf(
'{"type":"Started"');return t<0?"":this.text.slice(t,this.text.indexOf(`
`,t))}idsTo(t){return j(t).map(({chosen:n})=>n.token_id)}addWatched(t,n){let r=this.allLines()[t];r&&(j(r.last).forEach((o,s)=>{let a=H("Candidate",n[s]||[]),l=new Set(
a.map(({token_id:c})=>c));o.watched=[...(o.watched||[]).filter(({token_id:c})=>!l.has(c)),...a]}),this.changed("watched"))}setWritten(t){this.written=t&&{...t,tokens:H(
"Token",t.tokens)},this.changed("written")}setUnit(t){this.unit=t,this.changed("unit")}},Un={Queued(e,t){e.queued=t,e.loading=null,e.changed("status")},Loading(e,t){
e.loading=t,e.queued=null,e.changed("status")},Shared(e,{runs:t,apart:n}){e.shared=t,e.apart=!!n,e.changed("status")},Started(e,t){e.clear();let n=H("Token",t.prompt_tokens??
[]);e.started={...t,request:t.request??{},prompt_tokens:n,decoder_tokens:H("Token",t.decoder_tokens??[])},e.fed.started=!0,e.changed("run"),e.changed("status"),
e.changed("selection")},Stepped(e,{step:t}){let n=Kn(t);n.read=!!e.started?.request.only_given,n.before=e.lasts[n.sequence]??null,n.draft=rs(n,e.rounds),e.lasts[n.
sequence]=n,(!e.newest||n.index>e.newest.index)&&(e.newest=n),e.countStep(n)},BeamsAdvanced(e,{step:t}){let n=e.prompts[t.sequence]??=os(),r={...t,distributions:t.
distributions.map(Vn)};r.given&&(n.given+=1);let o=H("BeamCandidate",r.candidates).map(a=>ss(a,r,n));for(let{beam:a}of o)a.progress&&e.texts.set(a.token_id,a.text);
as(o),n.running=o.filter(a=>a.beam.status==="running").sort((a,l)=>Nt(a)-Nt(l)),n.byNumber=new Map(n.running.map(a=>[Nt(a),a]));let s=r.given?e.started?.effective.
num_beams??0:0;for(let a=0;a<s;a++)n.byNumber.set(a,o[0]);n.finished.push(...o.filter(a=>a.beam.status==="finished")),n.finished.sort((a,l)=>(l.beam.final_score??
0)-(a.beam.final_score??0)),n.finished.length=Math.min(n.finished.length,r.pool.length),n.pool=r.pool,n.pools.push(r.pool),n.steps.push(o),n.byStep.push(n.byNumber),
n.distributions.push(r.distributions),e.countStep(r)},PromptRead(e,{steps:t}){let n=null;e.promptSteps=t.map(r=>n={...Kn(r),before:n,isPrompt:!0}),e.changed("pr\
ompt")},CanvasDenoised(e,{step:t}){let n={...t,places:H("CanvasPlace",t.places)};e.canvasSteps.push(n),e.numTokens=n.canvas*n.places.length,e.elapsed=n.elapsed,
e.firstElapsed??=n.elapsed,e.changed("steps")},DraftJudged(e,{round:t}){e.rounds.push({...t,follow:t.follow,drafted:H("DraftToken",t.drafted)}),e.changed("steps")},
Finished(e,t){let n=t.sequences.map(r=>({...r,score:r.score??null,note:r.note??""}));e.finished={...t,sequences:n},n.forEach((r,o)=>{!r.token_ids.length&&r.text&&
(e.lasts[o]??=null)}),e.usesBeams&&(e.returned=n.map((r,o)=>ds(e,r,o))),e.changed("status"),e.changed("steps")},Failed(e,t){(e.fed.turn===void 0||e.fed.started)&&
(e.failed=t),e.queued=e.loading=null,e.changed("status")}},ns=e=>Object.hasOwn(Un,e);function Oe(e,t){let n=Pn[e],r={};for(let o=0;o<n.length;o++)r[n[o]]=t[o];return r}
function H(e,t){return t.map(n=>Oe(e,n))}function Vn(e){return{...e,candidates:H("Candidate",e.candidates),stages:H("Stage",e.stages??[])}}function Kn(e){let{chosen:t,
distribution:n,watched:r,mark:o,draw:s,reranked:a,...l}=e,c={...l,chosen:Oe("Candidate",t),distribution:Vn(n),watched:H("Candidate",r??[]),mark:o?Oe("Mark",o):null,
draw:s?{...s,contenders:H("Contender",s.contenders??[])}:null,before:null,draft:null};return a&&(c.reranked=H("Reranked",a)),c}function rs(e,t){let n=t.at(-1);if(!n||
e.index<n.start)return null;let r=e.index-n.start;return r<n.num_accepted?{origin:"accepted",instead:null,round:n,place:r}:{origin:n.follow,instead:n.drafted[r]||
null,round:n,place:r}}function os(){return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}var Nt=({beam:e})=>e.
beam??0;function ss({mark:e,...t},n,r){let o=e?Oe("Mark",e):null,s={...t,mark:o},a=n.distributions[s.parent],l=a.candidates.find(c=>c.token_id===s.token_id);return{
index:n.index,sequence:n.sequence,before:r.byNumber.get(s.parent)||null,chosen:l||{...s,raw_rank:null,rank:null,removed_by:null},piece:s.piece,distribution:a,seconds:n.
seconds,elapsed:n.elapsed,draft:null,given:!!n.given,length:n.index+1-r.given,mark:o,beam:s}}function $({started:e}){if(!e)throw new Error("no run has started");
return e}var he=e=>!!e?.beam,Be=({beam:e,length:t},n)=>t>0?(e.score??-1/0)/t**n:e.score;function Jn(e,t,n,r,o){e.unseen??=new Map;let s=`${t} ${n} ${o.token_id}`,
a=e.unseen.get(s);if(!a){let l=(t?e.byStep[t-1].get(n):null)??null,{token_id:c,text:p,raw_logprob:u,logprob:f}=o,h=(l?.beam.score??0)+(f??-1/0),d=l?l.beam.group:
null,m={token_id:c,text:p,piece:null,parent:n,raw_logprob:u,logprob:f,score:h,status:"unseen",beam:null,final_score:null,group:d},{sequence:b,seconds:g,elapsed:y}=e.
steps[t][0];a={index:t,sequence:b,before:l,chosen:o,piece:null,distribution:r,seconds:g,elapsed:y,draft:null,given:!1,length:e.steps[t][0].length,beam:m,rank:null},
e.unseen.set(s,a)}return a}function is(e,t,n,r){let o=n&&!n.given?n.beam?.beam??0:0;return e.unseen&&e.unseen.get(`${t} ${o} ${r}`)||null}function as(e){let t=new Map;
for(let n of[...e].sort((r,o)=>(o.beam.score??-1/0)-(r.beam.score??-1/0)))n.rank=(t.get(n.beam.group)||0)+1,t.set(n.beam.group,n.rank)}function ls(e,t,n){let r=s=>n>
1?i("Prompt {number}, {label}",{number:t+1,label:s}):s,o=(s,a,l,c)=>({kind:s,label:r(a),last:l,score:c,stopReason:null});return[...e.running.map(s=>o("running",
us(s),s,s.beam.score)),...e.finished.map((s,a)=>o("finished",cs(s,a+1),s,s.beam.final_score))]}function us({beam:{beam:e,group:t,progress:n}}){let r=(e??0)+1;return t!=
null?i("beam {number}, group {group}",{number:r,group:ae(t)}):r===1&&!n?i("best beam"):i("beam {number}",{number:r})}function cs({beam:{group:e}},t){return e!=null?
i("ended {number}, group {group}",{number:t,group:ae(e)}):i("ended {number}",{number:t})}var ae=e=>e<26?String.fromCharCode(65+e):String(e+1);function ds(e,t,n){
let r=Math.max(1,Math.floor((e.finished?.sequences.length??0)/e.prompts.length)),{steps:o}=e.prompts[Math.floor(n/r)],s=null;return t.token_ids.forEach((a,l)=>{
let c=t.beams?.[l];s=(o[l]||[]).find(p=>p.beam.parent===c&&p.beam.token_id===a)||s}),{kind:"returned",label:i("output {number}",{number:n+1}),last:s,score:t.score,
stopReason:t.stop_reason}}function j(e){let t=[];for(let n=e;n;n=n.before)t.push(n);return t.reverse()}function Qn(e,t){let n=[],r=t;for(;r&&e[r.index]!==r;)n.push(
r),r=r.before;return{keep:r?r.index+1:0,added:n.reverse()}}var Bt=class{constructor(t,n){this.add=n;this.totals=[t]}add;steps=[];totals;get total(){return this.
totals[this.totals.length-1]}follow(t){let{keep:n,added:r}=Qn(this.steps,t);this.steps.length=n,this.totals.length=n+1;for(let o of r)this.steps.push(o),this.totals.
push(this.add(this.total,o));return{keep:n,added:r}}};function Yn({effective:e,config:t}){let n={...e,...t},r=(n.constraints||[]).map(s=>s.any_of||[s.phrase||[]]),o=(n.force_words_ids||[]).map(s=>Array.isArray(s[0])?
s:[s]);return[...r,...o].map(s=>({alternatives:s,length:Math.max(...s.map(a=>a.length))}))}function Zn({alternatives:e,length:t},n,r,o){if(n>=t)return!0;let s=e.filter(l=>l.length===n);if(!s.length)return!1;let a=[...o,...j(r).map(l=>l.chosen.token_id)].
join(" ")+" ";return s.some(l=>` ${a}`.includes(` ${l.join(" ")} `))}var Pe=-1e9,sr=[[!1,"False"],[!0,"True"],["never",'"never"']],ps=["beam_search","beam_sample"],fs=["group_beam_search","constrained_beam_search"];function hs(e){
let{mode:t,effective:n,config:r,eos_token_ids:o,max_new_tokens:s}=$(e),a={...r,...n},{length_penalty:l,early_stopping:c}=a,p=Y(a.num_beams,1+Math.max(0,...(e.prompts[0].
steps[0]||[]).map(({beam:f})=>f.beam??0))),u=e.prompts[0].given;return{together:ps.includes(t)?!0:fs.includes(t)?!1:null,prompts:e.prompts,start:u,maxNew:s-u,wanted:Y(
a.num_return_sequences,1),size:t==="group_beam_search"?Math.ceil(p/Y(a.num_beam_groups,1)):p,ends:new Set(o),constraints:Yn($(e)),promptIds:e.prefix.map(f=>f.token_id),
own:{lengthPenalty:O(l)?l:1,earlyStopping:sr.find(([f])=>f===c)?.[0]??!1}}}var Y=(e,t)=>O(e)&&Number.isInteger(e)&&e>0&&e<=4096?e:t,z=({beam:e})=>C(e.score)??-1/0,
Ct=(e,t)=>z(e)/e.length**t;function ms(e,t){return e.together?bs(e,t):ks(e,t)}function ir(e,t,n,{maxNew:r},{lengthPenalty:o,earlyStopping:s}){let a=s==="never"&&
o>0?r:t;return{best:e,length:a,bound:e/a**o,worst:n}}var Xn=new WeakMap;function gs(e,t){let n=Xn.get(e);if(!n){let r=e.filter(({beam:s})=>s.status==="running"||
s.status==="pruned"),o=Math.max(...(r.length?r:e).map(z));n={ended:e.filter(({beam:s},a)=>a<t&&Re(s)),hopeless:!r.length,best:r.length?o:o+Pe},Xn.set(e,n)}return n}
function bs(e,t){let{prompts:n,size:r,start:o}=e,s={node:null,score:Pe},a=n.map(()=>({group:null,held:Array.from({length:r},()=>s),stop:null,lastStep:0,weighed:null,
exact:!0})),l=Math.min(...n.map(({steps:u})=>u.length)),c=null;for(let u=o;u<l&&!c;u++){let f=n.map(({steps:d})=>gs(d[u],r)),h=f.every(d=>d.hopeless);a.forEach(
(d,m)=>_s(d,f[m],u+1,h,e,t)),a.every(d=>d.stop)&&(c=a.find(d=>d.stop?.step===u+1)?.stop??null)}let p=u=>u.node!==null;return{stop:c,prompts:a.map(u=>({kept:u.held.
filter(p),pools:[u]}))}}function _s(e,t,n,r,o,s){if(e.stop)return;if(t.ended.length){let p=t.ended.map(u=>({node:u,score:Ct(u,s.lengthPenalty)}));e.held=[...e.held,
...p].sort((u,f)=>f.score-u.score).slice(0,o.size)}e.lastStep=n;let a=e.held.at(-1)?.score??Pe,l=e.held.every(({node:p})=>p),c=e.weighed=ir(t.best,n-o.start,l?a:
null,o,s);r?e.stop={step:n,why:"criteria"}:l&&s.earlyStopping===!0?e.stop={step:n,why:"full"}:e.held.some(({node:p})=>c.bound>(p?a:Pe))||(e.stop={step:n,why:"se\
ttled"})}function ks(e,t){let n=e.prompts.map(a=>{let l=er(a).map(f=>tr(a,f,e,t)),c=er(a).map(f=>tr(a,f,e,e.own)),p=1/0;return l.forEach((f,h)=>{let[d,m]=[f,c[h]].
map(({stop:b})=>b?b.step:1/0);f.exact=f.lastStep<=p,d!==m&&(p=Math.min(p,d,m))}),{kept:l.flatMap(f=>f.kept).sort((f,h)=>f.score-h.score).reverse(),pools:l}}),r=n.
flatMap(a=>a.pools),o=r.length>0&&r.every(({stop:a})=>a),s=r.flatMap(({stop:a})=>a??[]);return{stop:o?s.reduce((a,l)=>l.step>a.step?l:a):null,prompts:n}}var er=({
steps:e,given:t})=>[...new Set((e[t]||[]).map(({beam:n})=>n.group??null))].sort((n,r)=>(n??0)-(r??0));function tr(e,t,n,r){let{size:o,start:s}=n,a={group:t,kept:[],
stop:null,weighed:null,lastStep:0,exact:!0};for(let l=s;l<e.steps.length&&!a.stop;l++){let c=ws(e.steps[l],t,n);if(!c)break;let p=a.lastStep=l+1;c.ended.forEach(
h=>rr(a,h,n,r));let u=a.kept.length>=o,f=u?Rt(a.kept):null;a.weighed=ir(c.best,p-s,f,n,r),u&&r.earlyStopping===!0?a.stop={step:p,why:"full"}:f!==null&&f>=a.weighed.
bound?a.stop={step:p,why:"settled"}:ys(e.steps[l],p,n)&&(vs(c.nodes,n).forEach(h=>rr(a,h,n,r)),a.stop={step:p,why:"criteria"})}return a}var nr=new WeakMap;function ws(e,t,{
ends:n}){let r=nr.get(e)??new Map;if(nr.set(e,r),!r.has(t)){let o=e.filter(({beam:a})=>(a.group??null)===t),s=o.filter(({beam:a})=>a.status==="finished"&&n.has(
a.token_id));r.set(t,o.length?{nodes:o,ended:s,best:z(o[0])}:null)}return r.get(t)??null}var Rt=e=>Math.min(...e.map(({score:t})=>t));function rr(e,t,n,{lengthPenalty:r}){
let o=Ct(t,r);if(e.kept.length>=n.size&&!(o>Rt(e.kept))||(e.kept.push({node:t,score:o}),e.kept.length<=n.size))return;let s=Rt(e.kept);e.kept.splice(e.kept.findIndex(
a=>a.score===s),1)}function ys(e,t,{ends:n,maxNew:r,start:o}){return t-o>=r||e.some(({beam:s})=>Re(s)&&!n.has(s.token_id))}var Re=({status:e})=>e==="finished"||
e==="ended";function vs(e,{ends:t,constraints:n,promptIds:r,wanted:o}){let s=e.filter(({beam:c})=>c.status==="running"||Re(c)&&!t.has(c.token_id)),a=c=>n.every(
(p,u)=>Zn(p,c.beam.progress?.[u]??0,c,r)),l=s.filter(c=>!c.beam.progress||a(c));return l.length<o?[...l,...s.filter(c=>!l.includes(c))]:l}function xs(e,t,n){let r=Math.
max(...e.prompts.map(s=>s.steps.length));if(t.stop?t.stop.step!==r:n)return!1;let o=Math.min(...e.prompts.map(s=>s.steps.length));return t.prompts.every(({kept:s},a)=>{
let{pools:l}=e.prompts[a],c=l[(e.together?o:l.length)-1]||[];return c.length===s.length&&c.every((p,u)=>Ss(p,s[u],e))})}function Ss(e,{node:t,score:n},r){let o=C(
e);if(o===null||!Number.isFinite(n))return o===null==!Number.isFinite(n);let s=2e-5*Math.max(1,t.length**-r.own.lengthPenalty);return Math.abs(o-n)<=s+1e-5*Math.
abs(n)}function Ts(e,t,n,{lengthPenalty:r},o){let s=e.prompts[t],{kept:a,pools:l}=n.prompts[t],c=(h,d,m="")=>({node:h,score:Ct(h,r),place:null,state:d,why:m}),p=new Set(
a.map(({node:h})=>h)),u=Ls(s).filter(h=>!p.has(h)).map(h=>{let{stop:d}=l.find(({group:m})=>m===(h.beam.group??null))||l[0];return!d||h.index<d.step?c(h,"out","d\
ropped"):c(h,"out",n.stop&&h.index>=n.stop.step?"not reached":"too late")}),f=!o&&!n.stop;return[...a.map(({node:h,score:d},m)=>{let b=n.stop&&m<e.wanted?"retur\
ned":"kept";return{node:h,score:d,place:m,state:b,why:""}}),...f?s.running.map(h=>c(h,"running")).sort((h,d)=>d.score-h.score):[],...u.sort((h,d)=>d.score-h.score)]}
var or=new WeakMap;function Ls({steps:e}){let t=or.get(e)??{read:0,nodes:[]};for(or.set(e,t);t.read<e.length;t.read++)t.nodes.push(...e[t.read].filter(({beam:n})=>n.
status==="finished"));return t.nodes}function Ms({prompts:e}){let t=e.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...t.map(({lastStep:n})=>n))}var At={};E(At,{actingOtherwise:()=>Ns,followTokens:()=>ar,greedyPath:()=>Bs});var Es=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),Ns=({processors:e=[]})=>e.filter(t=>!Es.has(t));function ar(e,t){
let n=e.given,r=n?e.steps[n-1][0]:null,o=0;for(let s=n;s<e.steps.length;s++){let a=e.distributions[s]?.[o]?.candidates??[],l=t(s-n,a[0]);if(l===void 0)return{last:r,
ended:!1,left:null};let c=e.steps[s].find(p=>p.beam.parent===o&&p.beam.token_id===l)||null;if(!c||c.beam.status==="pruned")return{last:r,ended:!1,left:Os(e,r,{index:s,
id:l,node:c,candidates:a})};if(r=c,c.beam.status!=="running")return{last:r,ended:!0,left:null};o=c.beam.beam??0}return{last:r,ended:!1,left:null}}function Os(e,t,{
index:n,id:r,node:o,candidates:s}){let a=s.find(h=>h.token_id===r),l=C(a?.logprob),c=(o??t)?.beam.group,p=e.steps[n].filter(h=>(h.beam.group??null)===(c??null)||
!t),u=p.filter(h=>h.beam.status==="running").map(z),f=t&&!t.given?z(t):0;return{index:n,token:o?.beam??a??null,node:o,considered:p.length,sum:o?z(o):l===null?null:
f+l,best:u.length?Math.max(...u):null,worst:u.length?Math.min(...u):null}}var Bs=e=>ar(e,(t,n)=>n&&n.logprob!==null?n.token_id:void 0);var Ht={};E(Ht,{AGREE:()=>lr,SUNK:()=>me,TREE_ROUNDING:()=>Ps,addUp:()=>Cs,apart:()=>Ce,apartAfterPenalty:()=>We,impossible:()=>X});var lr=.001,Ps=2e-5,Rs=-1e9,me=-1e8,X=(e,t=-1e30)=>e==null||e<t;function Ce(e,t,n){return X(e,n)||X(t,n)?X(e,n)&&X(t,n)?0:1/0:Math.abs(e-t)}function We(e,t,n){return Ce(
e,t===null?null:t*n,me)/Math.max(1,n)}var Z=class{count=0;off=0;furthest=0;worst=null;see(t,n){this.count+=1,t<=lr||(this.off+=1),!(this.worst&&!(t>this.furthest))&&
(this.furthest=t,this.worst={...n(),difference:t})}},It=class{sum=new Z;given=new Z;final=new Z;pool=new Z;output=new Z};function Cs(e){if(!e.usesBeams)return null;
let{effective:t}=$(e),n=new It,r=t.length_penalty??1;for(let o of e.prompts){if(!o)continue;let s=Math.max(...o.distributions.map(({length:a})=>a));Ws(o,Math.max(
1,Math.floor(s/(t.num_beam_groups||1))),r,n)}return e.finished?.sequences.forEach((o,s)=>As(e.returned?.[s].last??null,o,s,r,n.output)),n}function Ws(e,t,n,r){let o=null,
s=new Map,a=(l,c)=>c.score-l.score;e.steps.forEach((l,c)=>{if(l.some(({given:f})=>f)){for(let f of l)r.given.see(Ce(f.beam.score,0),()=>({node:f}));return}o??=new Map(
l.filter(({beam:f})=>f.parent%t===0).map(({beam:f})=>[f.parent,0]));for(let f of l){let{beam:h}=f,d=o.get(h.parent)??Rs;if(r.sum.see(Ce((d??0)+(h.logprob??-1/0),
h.score,me),()=>({node:f,parent:d})),h.final_score===null||h.final_score===void 0)continue;let m=f.length**n;r.final.see(We(h.score,h.final_score,m),()=>({node:f,
power:m}));let b=h.group??null,g=[...s.get(b)??[],{score:h.final_score,power:m}];s.set(b,g.sort(a).slice(0,t))}let p=[...s.values()].flat().filter(({score:f})=>!X(
f)).sort(a),u=e.pools[c].filter(f=>!X(f));for(let f=0;f<Math.max(p.length,u.length);f++){let h=p[f]??null,d=h&&f<u.length?We(h.score*h.power,u[f],h.power):1/0;r.
pool.see(d,()=>({step:c,place:f,expected:h&&h.score,told:u[f]??null}))}o=new Map(l.filter(({beam:f})=>f.status==="running").map(({beam:f})=>[f.beam,f.score]))})}
function As(e,t,n,r,o){let s=j(e),a=s.filter(({given:p})=>!p);if(t.score===null||!a.length||!he(e))return;let l=a.length**r,c=s.every(({beam:p,given:u},f)=>u||p?.
parent===(t.beams||[])[f]);o.see(c?We(e.beam.score,t.score,l):1/0,()=>({number:n,node:e,power:l,told:t.score}))}var $t={};E($t,{Trie:()=>jt,headOf:()=>Hs,isWithin:()=>qs,jointOf:()=>js,pathTo:()=>Ds,pieceOf:()=>$s,shownOf:()=>Gs});var jt=class{nodes=[];root=this.newNode(null,
null);tips=[];ended=new Map;newNode(t,n){let r=t?.logprob??null,o=n?.logprob??null,s=n?o===null||r===null?null:o+r:0,a=n?n.depth+1:0,c={id:this.nodes.length,token:t,
before:n,depth:a,kids:new Map,order:[],samples:[],ends:[],logprob:s};return this.nodes.push(c),c}begin(t){return this.root.samples.push(t),this.tips[t]=this.root}add(t,n){
let r=this.tips[t]??this.begin(t),o=r.kids.get(n.token_id);o||(o=this.newNode(n,r),r.kids.set(n.token_id,o),r.order.push(o)),o.samples.push(t),this.tips[t]=o}end(t,n){
this.ended.has(t)||(this.ended.set(t,n),(this.tips[t]??this.begin(t)).ends.push([t,n]))}reached(t){let n=r=>!Is.has(this.ended.get(r)??"length");return this.root.
samples.filter(r=>(this.tips[r]?.depth??0)>=t||n(r)).length}},Is=new Set(["length","max_time","stopped","failed","given","unfinished"]);function ur(e){let t=[e];
for(;e.kids.size===1&&!e.ends.length;)[e]=e.order,t.push(e);return t}function Hs(e){for(;e.before&&e.before.before&&e.before.kids.size===1&&!e.before.ends.length;)
e=e.before;return e}var js=(e,t=null)=>{let n=t?t.logprob:0;return e.logprob===null||n===null?null:Math.exp(e.logprob-n)};function Ds(e){let t=[];for(;e.before;e=
e.before)t.push(e);return t.reverse()}var $s=({token:e})=>e?.piece??e?.text??"";function qs(e,t){let n=e;for(;n&&n.depth>t.depth;)n=n.before;return n===t}var cr=(e,t)=>(t.
logprob??-1/0)-(e.logprob??-1/0)||(e.token?.token_id??0)-(t.token?.token_id??0);function Fs({order:e},t){if(!t)return e.sort((r,o)=>o.samples.length-r.samples.length||
cr(r,o)),e;let n=(r,o)=>r.samples.length>o.samples.length+Math.max(.5,o.samples.length/5);for(let r=1;r<e.length;r++)for(let o=r;o>0&&n(e[o],e[o-1]);o--)[e[o-1],
e[o]]=[e[o],e[o-1]];return e}function Gs(e,{lanes:t,grows:n,opened:r=new Map,closed:o=new Set,before:s=new Set}){let a=[],l=[],c=({id:b,samples:g})=>g.length+(n&&
s.has(b)?.5:0),p=([b],[g])=>c(g)-c(b)||b.depth-g.depth||cr(b,g),u=0;function f(b,g,y){for(u+=1;;){let _=g[g.length-1],L={head:b,run:g,kids:[],folded:[],closed:o.
has(b.id)};y.push(L);let T=Fs(_,n);if(!T.length||L.closed)return;let ue=1+(r.get(_.id)||0);T.slice(1).forEach((ke,oe)=>(oe+1<ue?l:a).push([ke,L])),y=L.kids,[b]=
T,g=ur(b)}}let h=b=>{for(let g=b.pop();g;g=b.pop()){let[y,_]=g;f(y,ur(y),_.kids),h(l)}},d=()=>a.splice(0).forEach(([b,g])=>g.folded.push(b)),m=[];for(f(e.root,[
e.root],m),h(l);a.length&&u<t;)a.sort(p),h(a.splice(0,1));d();for(let b=Dt(m[0]);b.length;b=Dt(m[0]))h(b),d();return dr(m[0]),m[0]}function Dt(e){return[...e.folded.
length===1?e.folded.splice(0).map(n=>[n,e]):[],...e.kids.flatMap(Dt)]}function dr(e){let t=new Map(e.run[e.run.length-1].order.map((n,r)=>[n,r]));e.kids.sort((n,r)=>(t.
get(n.head)??0)-(t.get(r.head)??0)),e.kids.forEach(dr)}var qt={};E(qt,{FEWEST_VALUES:()=>pr,bestOf:()=>Us,sideOf:()=>hr,spreadOf:()=>fr});var pr=5,zs=.9;function fr(e){if(!e.length)return null;let t=[...e].sort((a,l)=>a-l),n=t.length,[r,o,s]=[0,0,2/2**n];for(;r<Math.floor(n/2)&&(o+=s,!(r>0&&o>1-zs));)
s*=(n-r)/(r+1),r+=1;return r=Math.max(0,r-1),{median:tt(t),low:t[r],high:t[n-1-r]}}function hr(e,t){let n=fr(e);if(!n||e.length<pr)return"few";let{low:r,high:o}=n;
return r>t?"above":o<t?"below":"open"}var Ks=(e,t)=>O(e)&&O(t)?[e-t]:[];function Us(e,t=!0){let n=(o,s)=>hr(o.flatMap((a,l)=>Ks(a,s[l])),0),r=e.findIndex((o,s)=>e.
length>1&&e.every((a,l)=>s===l||n(o,a)===(t?"above":"below")));return r<0?null:r}var Vt={};E(Vt,{explain:()=>ri,tipLater:()=>Ut,tipOfTerm:()=>Zs});var Vs={"views#why-this-token":`vocabulary prompt length ending logit probability logprob mean-logprob cumulative-logprob bits perplexity rank processor
    kept distinct-n repetition context parameters memory`,"views#side-by-side":"sample greedy self-bleu words-in-common interval","views#how-the-next-token-move\
s-with-the-prompt":"kl js","views#where-the-beams-went":"sequence-score","views#is-the-draft-worth-it":"bonus acceptance-length expected-acceptance passes-saved\
 draft-cost speed-up residual","views#is-it-watermarked":"threshold p-value false-positive-rate detection-rate auc","views#which-answer-is-likelier":"answer-sha\
re","views#how-much-do-fewer-bits-cost":"top-agreement","views#chats-translations-batches":"padding","serving#time":"speed first-token time between-tokens laten\
cy percentile","serving#what-happens-in-a-step":"decode block queue","knobs#do_sample":"sampling","knobs#temperature":"temperature","knobs#top_k":"top-k","knobs\
#top_p":"top-p","knobs#min_p":"min-p","knobs#repetition_penalty":"repetition-penalty","knobs#length_penalty":"length-penalty","knobs#diversity_penalty":"diversi\
ty-penalty","knobs#constraints":"constraint"},Js=Object.fromEntries(Object.entries(Vs).flatMap(([e,t])=>t.split(/\s+/).map(n=>[n,e])));function Ae(e){let t=document.
querySelector("link[rel=help]");if(!t)return[];let n=e?Js[e]||`glossary#${e}`:"";return[k("a","gp-link",i("Docs"),{href:t.href+n,target:"_blank",rel:"noopener"})]}var mr={token:()=>({name:i("token"),meaning:i("The piece of text that a model reads and writes at once: a word, a part of one, a sign, or a few bytes.")}),vocabulary:()=>({
name:i("vocabulary"),meaning:i("All the tokens that a model knows.")}),prompt:()=>({name:i("prompt"),meaning:i("The text that the model is given, and continues.")}),
step:()=>({name:i("step"),meaning:i("One choice of a next token. In beam search all running beams take it together.")}),length:()=>({name:i("length"),meaning:i(
"How many tokens a text has, without the prompt; the one that ends it counts."),formula:"n",unit:i("tokens")}),ending:()=>({name:i("end of a text"),meaning:i("W\
hat ended a text: the model’s end-of-sequence token (EOS), a stop string, a limit, your own criterion or decoding loop, or a person.")}),sample:()=>({name:i("\
sample"),meaning:i("One of several texts that are drawn with the same settings, each with a seed of its own. A text of probability p is expected N · p times amo\
ng N samples."),formula:"N · p"}),logit:()=>({name:i("logit"),meaning:i("The model’s raw score for a token. Only the differences between the logits of a step m\
atter."),formula:"p = e^logit / Σ e^logit"}),probability:()=>({name:i("probability"),meaning:i("How likely a token is to come next, among all of the vocabulary\
."),formula:"p = e^logit / Σ e^logit",unit:"%"}),distribution:()=>({name:i("distribution"),meaning:i("The probabilities of all tokens of the vocabulary at one \
step; they sum to 1."),formula:"Σ p = 1"}),logprob:()=>({name:i("log-probability"),meaning:i("The natural logarithm of a probability: 0 is certain, and each to\
ken adds its own to the sum of a text."),formula:"log p",unit:"nats"}),"mean-logprob":()=>({name:i("mean log-probability"),meaning:i("The logarithm of a token’s\
 probability, on average."),formula:"(Σ log p) / n",unit:i("bits or nats")}),"cumulative-logprob":()=>({name:i("cumulative log-probability"),meaning:i("The log\
arithm of the probability of the whole text: the sum over its tokens."),formula:"Σ log p",unit:i("bits or nats")}),surprisal:()=>({name:i("surprisal"),meaning:i(
"How unexpected a token was: 0 bits where it was certain, one more for each halving of its probability."),formula:"−log₂ p",unit:i("bits or nats")}),bits:()=>({
name:i("bits and nats"),meaning:i("Units of information: bits count with the logarithm to base 2, nats with the natural one."),formula:"1 nat = 1.443 bits"}),entropy:()=>({
name:i("entropy"),meaning:i("How uncertain the next token was, on average."),formula:"H = −Σ p · log₂ p",unit:i("bits or nats")}),"logit-lens":()=>({name:i(
"logit lens"),meaning:i("What a layer of the model would say if it were the last: the model’s own head, applied to what the layer hands on.")}),"cross-attenti\
on":()=>({name:i("cross-attention"),meaning:i("How much a decoder takes from each position of what its encoder has read: weights that add up to 1 in each head o\
f each layer. They tell where information came from, not why a token was chosen."),formula:"softmax(Q Kᵀ / √d)"}),perplexity:()=>({name:i("perplexity"),meaning:i(
"How many equally likely tokens there were to choose from, on average: e to the power of minus the mean log-probability in nats."),formula:"exp(−(Σ log p) / n)"}),
rank:()=>({name:i("rank"),meaning:i("The place of a token when all are sorted by probability: 1 is the likeliest.")}),greedy:()=>({name:i("greedy"),meaning:i("T\
akes the most probable token at each step."),formula:"argmax p"}),sampling:()=>({name:i("sampling"),meaning:i("Draws each token at random, with the probabilitie\
s that the processors left.")}),seed:()=>({name:i("seed"),meaning:i("The number from which all draws of a run follow: the same seed and settings give the same t\
ext again.")}),processor:()=>({name:i("logits processor"),meaning:i("A rule that changes the scores of a step before a token is chosen: it removes tokens or mak\
es some likelier.")}),temperature:()=>({name:i("temperature"),meaning:i("What the logits are divided by: below 1 likely tokens become likelier, above 1 all beco\
me more alike."),formula:"p ∝ e^(logit / T)"}),"top-k":()=>({name:i("top-k"),meaning:i("Keeps the k likeliest tokens and removes the others.")}),"top-p":()=>({
name:i("top-p"),meaning:i("Keeps the likeliest tokens until together they have probability p: the nucleus."),formula:"min n: p₁ + … + pₙ ≥ p"}),"min-p":()=>({
name:i("min-p"),meaning:i("Keeps the tokens with at least this share of the likeliest one’s probability."),formula:"p ≥ min_p · p₁"}),"repetition-penalty":()=>({
name:i("repetition penalty"),meaning:i("Makes tokens that have occurred less likely: positive logits are divided by it, negative ones multiplied."),formula:"log\
it / θ, logit · θ"}),kept:()=>({name:i("mean tokens kept"),meaning:i("How many tokens could be chosen, on average: all of the vocabulary before the processor\
s."),formula:"(Σ kept) / n",unit:i("tokens")}),"distinct-n":()=>({name:i("distinct-n"),meaning:i("The number of different n-grams (runs of n tokens) over the n\
umber of all of them: 1 means that none occurs twice."),formula:i("different / all")}),repetition:()=>({name:i("repetition"),meaning:i("The share of tokens that\
 occur among the 128 tokens before them."),formula:i("repeated / all"),unit:"%"}),"self-bleu":()=>({name:i("Self-BLEU"),meaning:i("How alike several texts are: \
the mean of BLEU-4 of each against all the others. 1 means that all are the same.")}),"words-in-common":()=>({name:i("words in common"),meaning:i("The share of \
the words of two texts that both have in the same order."),formula:i("2 · shared / (words of one + words of the other)"),unit:"%"}),beam:()=>({name:i("beam"),meaning:i(
"One of the texts that beam search continues at the same time; the best sums of log-probabilities go on."),formula:"Σ log p",unit:"nats"}),pruned:()=>({name:i(
"pruned"),meaning:i("Of a beam: it was considered, but others with better sums took all places.")}),hypothesis:()=>({name:i("hypothesis"),meaning:i("A text of a\
 beam search, finished or not. The finished ones compete with their final scores.")}),"sequence-score":()=>({name:i("sequence score"),meaning:i("The number by w\
hich finished texts of a beam search compete: the sum of the log-probabilities after the length penalty."),formula:"Σ log p / n^length_penalty",unit:"nats"}),"\
length-penalty":()=>({name:i("length penalty"),meaning:i("The power of the length by which a beam’s sum is divided in its final score: above 0 it favours longer\
 texts."),formula:"Σ log p / n^length_penalty"}),"diversity-penalty":()=>({name:i("diversity penalty"),meaning:i("In diverse beam search: what a token loses fo\
r each beam of earlier groups that has just chosen it."),formula:"log p − λ · n",unit:"nats"}),constraint:()=>({name:i("constraint"),meaning:i("What a text \
must contain, in constrained beam search. Texts that have equally many of its tokens form a bank; banks take turns in passing on their best.")}),"degeneration-p\
enalty":()=>({name:i("degeneration penalty"),meaning:i("In contrastive search: the largest cosine similarity of a token’s hidden state with those of the text so\
 far."),formula:"(1 − α) · p − α · penalty"}),draft:()=>({name:i("draft"),meaning:i("Tokens that something cheap proposes, and that the target model jud\
ges all in one forward pass."),formula:"min(1, p / q)"}),target:()=>({name:i("target model"),meaning:i("The model whose text is written: it judges the drafts.")}),
bonus:()=>({name:i("bonus"),meaning:i("The target’s own token after a draft that was kept whole: its forward pass gives one more.")}),correction:()=>({name:i(
"correction"),meaning:i("The target’s own token in place of the first rejected draft token.")}),"acceptance-rate":()=>({name:i("acceptance rate"),meaning:i("T\
he share of drafted tokens that the target kept."),formula:i("accepted / drafted"),unit:"%"}),"acceptance-length":()=>({name:i("acceptance length"),meaning:i("T\
he tokens that a round with a draft writes on average, including the target’s own."),formula:i("1 + accepted / rounds"),unit:i("tokens")}),"expected-acceptanc\
e":()=>({name:i("expected acceptance rate"),meaning:i("The probability with which speculative sampling keeps a drafted token, over all tokens that could have be\
en drafted there."),formula:"Σ min(p, q)",unit:"%"}),"passes-saved":()=>({name:i("forward passes saved"),meaning:i("The tokens that a run wrote beyond one for \
each forward pass of the target model."),formula:i("tokens − rounds")}),"draft-cost":()=>({name:i("cost of a draft"),meaning:i("What drafting one token, or ve\
rifying a draft, takes, in units of the time for one token without drafts."),formula:i("its time / time per token without drafts")}),"speed-up":()=>({name:i("sp\
eed-up"),meaning:i("How many times faster a run is with drafts. The formula expects it from the acceptance rate α, the drafted tokens γ and the cost c of drafti\
ng one."),formula:"(1 − α^(γ+1)) / ((1 − α) · (γ · c + 1))"}),residual:()=>({name:i("residual distribution"),meaning:i("What the target gives beyond t\
he draft model. The token that replaces a rejected one is drawn from it."),formula:"max(0, p − q) / Σ max(0, p − q)"}),interval:()=>({name:i("interval"),meaning:i(
"Where the true value lies with the named probability, as far as the runs can tell. Where the intervals of two values overlap, it is not known which is larger.")}),
watermark:()=>({name:i("watermark"),meaning:i("A bias in the choice of tokens that a detector can find later, and a reader cannot see.")}),"green-list":()=>({name:i(
"green list"),meaning:i("The part of the vocabulary that a watermark favours at a step; it follows from the tokens before."),formula:"logit + δ"}),"g-value":()=>({
name:i("g-value"),meaning:i("In SynthID: 0 or 1 for a token, a context and a key. Marked texts have more ones than half.")}),"z-score":()=>({name:i("z-score"),meaning:i(
"How many standard deviations more green tokens a text has than it would by chance."),formula:"(g − γ · n) / √(n · γ · (1 − γ))"}),threshold:()=>({name:i(
"threshold"),meaning:i("The score above which a detector says that a text is watermarked.")}),"p-value":()=>({name:i("p-value"),meaning:i("The probability of a \
result at least as extreme by chance alone. A small p makes chance a poor explanation."),formula:"P(Z ≥ z)"}),"false-positive-rate":()=>({name:i("false-positi\
ve rate"),meaning:i("The share of texts without the watermark that pass the threshold."),formula:i("passed / texts without it"),unit:"%"}),"detection-rate":()=>({
name:i("detection rate"),meaning:i("The share of texts with the watermark that pass the threshold."),formula:i("found / texts with it"),unit:"%"}),auc:()=>({name:"\
AUC",meaning:i("The area under the ROC curve: how often a text with the watermark scores higher than one without. 50% is guessing."),unit:"%"}),kl:()=>({name:i(
"KL divergence"),meaning:i("How far one distribution is from another: the extra surprisal on average when q is used instead of p. 0 where they are the same."),formula:"\
Σ p · log₂(p / q)",unit:i("bits or nats")}),"total-variation":()=>({name:i("total variation distance"),meaning:i("The probability that has to be moved to ma\
ke one distribution of another."),formula:"½ · Σ |p − q|",unit:"%"}),js:()=>({name:i("Jensen-Shannon divergence"),meaning:i("The mean KL divergence of two \
distributions from their average: the same both ways, and at most 1 bit."),formula:"½ · KL(p ‖ m) + ½ · KL(q ‖ m), m = (p + q) / 2",unit:i("bits or nats")}),
"answer-share":()=>({name:i("share among answers"),meaning:i("How probable one of the named answers is, if it must be one of these: the softmax of their log-pro\
babilities."),formula:"e^(log P) / Σ e^(log P)",unit:"%"}),"top-agreement":()=>({name:i("same top token"),meaning:i("How often the same token is the likeliest \
for both models: there greedy decoding would continue in the same way."),formula:i("same / all places"),unit:"%"}),speed:()=>({name:i("tokens per second"),meaning:i(
"The tokens of a run over the time since it began, including the wait for the first one."),formula:"n / s"}),"first-token":()=>({name:i("time to first token"),meaning:i(
"From the start of the run to its first token, without queueing or loading the model."),unit:"s"}),time:()=>({name:i("time"),meaning:i("The time between two eve\
nts of a run on this machine. Runs that share the machine slow each other down."),unit:"s"}),padding:()=>({name:i("padding"),meaning:i("Tokens that fill shorter\
 prompts of a batch to one length. The attention mask hides them (0); positions count the tokens that are read.")}),"continuous-batching":()=>({name:i("continuo\
us batching"),meaning:i("Serving in which requests join the forward passes and leave them at any step, and nobody waits for the longest text of a batch.")}),prefill:()=>({
name:i("prefill"),meaning:i("The model reads a prompt, in one step or, where the token budget is too small for that, in parts (chunked prefill). This gives the \
first new token."),unit:i("tokens")}),decode:()=>({name:i("decode"),meaning:i("A step of a request that reads its last token and writes the next one."),unit:i("\
tokens")}),block:()=>({name:i("cache block"),meaning:i("A part of the key-value cache with room for so many tokens (the block size). A request takes blocks as i\
ts text grows, and gives them back at its end."),formula:i("blocks = tokens / block size, rounded up")}),"prefix-sharing":()=>({name:i("prefix sharing"),meaning:i(
"Requests whose prompts begin alike use the same blocks for that part: it is read once. A block that nobody uses any more is kept for its content until its room\
 is needed."),unit:i("tokens")}),"token-budget":()=>({name:i("token budget"),meaning:i("How many tokens a step may read at most, prefill and decode together."),
unit:i("tokens")}),queue:()=>({name:i("queue"),meaning:i("The requests that have arrived and have no place yet; the scheduler chooses which one is next."),unit:i(
"requests")}),starved:()=>({name:i("starved"),meaning:i("A request that needs a block for its next token while none is free: it gets nothing in this step.")}),preempted:()=>({
name:i("preempted"),meaning:i("A request that lost its blocks to the others and waits again. It has to read its prompt and its text once more.")}),"between-toke\
ns":()=>({name:i("time between tokens"),meaning:i("From one token of a request to its next one: what a person who reads along waits for."),unit:i("steps, s")}),
latency:()=>({name:i("latency"),meaning:i("From the arrival of a request to its last token."),formula:i("end − arrival"),unit:i("steps, s")}),percentile:()=>({
name:i("p50 and p95"),meaning:i("The least value that half of all values, or 95% of them, do not exceed.")}),memory:()=>({name:i("memory of a model"),meaning:i(
"The size of its weights: the number of parameters times the bytes of each in its precision."),formula:i("parameters · bytes of each"),unit:"MB, GB"}),parameters:()=>({
name:i("parameters"),meaning:i("The numbers that a model has learned: its weights.")}),precision:()=>({name:i("precision"),meaning:i("How many bits each weight \
is held in: float32 has 32, bfloat16 and float16 16, quantized weights 8 or 4."),unit:i("bits of each weight")}),context:()=>({name:i("context"),meaning:i("How \
many tokens a model can read and write together."),unit:i("tokens")}),canvas:()=>({name:i("canvas"),meaning:i("In block diffusion: places that are denoised toge\
ther. A place is accepted where the entropy of its distribution is low enough.")})},Ft=Object.keys(mr),Ie=e=>mr[e]();var Gt="#glossary",q=null,gr=e=>`${Gt}=${e}`;function Qs(){let[e,t=""]=location.hash.split("=");return e!==Gt?null:Ft.includes(t)?t:""}function br(e){try{history.
replaceState(history.state,"",location.pathname+location.search+e)}catch{}}var zt=({formula:e,unit:t})=>[...e?[k("p","gp-formula",e.replaceAll("−(","−⁠("))]:
[],...t?[k("p","gp-term-unit",i("Unit: {unit}",{unit:t}))]:[]];function Ys(){let e=k("dialog","gp-glossary",null,{"aria-label":i("Glossary")}),t=k("button","gp-\
button",i("Close"),{type:"button"});t.addEventListener("click",()=>e.close());let n=k("header","gp-head");n.append(k("h3","gp-title",i("Glossary")),...Ae(),t);let r=k(
"div");for(let o of Ft){let s=Ie(o),a=k("section","gp-term-entry",null,{id:`gp-term-${o}`,tabindex:"-1"}),l=k("h4");l.append(k("a","gp-term-link",s.name,{href:gr(
o),title:i("Link to this term")})),a.append(l,k("p","",s.meaning),...zt(s)),r.append(a)}return e.append(n,r),e.addEventListener("click",({target:o})=>o===e&&e.close()),
e.addEventListener("close",()=>Qs()!==null&&br("")),e}function He(e,t){q??=Ys(),q.parentNode!==e&&(q.open&&q.close(),e.append(q)),q.open||q.showModal();for(let r of q.
querySelectorAll(".gp-term-entry"))r.classList.toggle("gp-current",r.id===`gp-term-${t}`);let n=t?q.querySelector(`#gp-term-${t}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),br(t?gr(t):Gt)}function _r(e,t){let n=e.target.closest(".gp-term-link");!n||e.ctrlKey||e.metaKey||e.shiftKey||(e.preventDefault(),
He(t,n.getAttribute("href")?.split("=")[1]))}var wr=new WeakMap,yr=new WeakMap;function Ut(e,t){wr.set(e,t),e.dataset.tip===void 0&&(e.dataset.tip="")}function Zs(e,t,n,r={}){yr.set(e,{id:t,run:n,...r});let o=r.
meaning||"";e.dataset.tip!==o&&(e.dataset.tip=o),e.dataset.term!==t&&(e.dataset.term=t),e.tabIndex!==0&&(e.tabIndex=0)}function Xs({dataset:{term:e,tip:t,formula:n,
unit:r}}){return{id:e??"",run:()=>"",meaning:t,...n!==void 0&&{formula:n},...r!==void 0&&{unit:r}}}var Kt=e=>e&&yr.get(e)||(e?.dataset.term?Xs(e):null),ei={run:e=>i(
"In this run: {words}",{words:e}),runs:e=>i("In these runs: {words}",{words:e}),text:e=>i("In this text: {words}",{words:e}),model:e=>i("In this model: {words}",
{words:e})},ti=e=>e.replaceAll("−(","−⁠(");function ni({id:e,run:t,meaning:n,...r},o,s){let a={...Ie(e),...r},l=t(),c=k("button","gp-link",i("Glossary (ke\
y G)"),{type:"button",tabindex:"-1"});c.addEventListener("click",()=>He(o,e));let p=k("p","gp-in-run");return p.append(Se(ei[s](ti(l)))),[k("p","",n||a.meaning),
...zt(a),...l?[p]:[],c,...Ae(e).map(u=>(u.tabIndex=-1,u))]}function kr(e,t,n){let r=Kt(e);return r?ni(r,t,n):[Se(wr.get(e)?.()??e.dataset.tip??"")]}function ri(e,t="\
run"){let n=null,r=null,o=()=>k("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});function s({target:u}){if(!(u instanceof Element)||
n?.contains(u))return;let f=u.closest("[data-tip]");f!==r&&(r&&r.removeAttribute("aria-describedby"),r=f,n??=o(),n.hidden=!f,f&&(n.classList.toggle("gp-term",!!Kt(
f)),n.replaceChildren(...kr(f,e,t)),f.setAttribute("aria-describedby",n.id),a(n,f)))}function a(u,f){let h=f.closest("[data-holds-tips]")||e;u.parentNode!==h&&h.
append(u);let[d,m]=[h.getBoundingClientRect(),f.getBoundingClientRect()],b=Math.min(m.left-d.left,d.width-u.offsetWidth-8);u.style.left=`${Math.max(8,b)+h.scrollLeft}\
px`;let[g,y]=h===e?[0,innerHeight]:[Math.max(0,d.top),Math.min(innerHeight,d.bottom)],_=m.bottom+5+u.offsetHeight>y&&m.top-5-u.offsetHeight>=g;u.classList.toggle(
"gp-above",_),u.style.top=`${(_?m.top-5-u.offsetHeight:m.bottom+5)-d.top+h.scrollTop}px`}let l=()=>s({target:e});function c(){if(!r||!n)return;if(!e.contains(r)||
!r.getClientRects().length){l();return}let u=kr(r,e,t);u.map(h=>typeof h=="string"?h:h.textContent).join("")!==n.textContent&&(n.replaceChildren(...u),a(n,r))}let p=()=>Kt(
r);return e.addEventListener("pointerover",s),e.addEventListener("pointerleave",({pointerType:u})=>!(u==="touch"&&p())&&l()),e.addEventListener("focusin",s),e.addEventListener(
"focusout",({relatedTarget:u})=>!(u instanceof Node&&n?.contains(u))&&l()),e.addEventListener("click",u=>_r(u,e)),e.addEventListener("keydown",u=>{if(u.key==="E\
scape"&&l(),u.key.toLowerCase()!=="g"||u.ctrlKey||u.metaKey||u.altKey||u.target!==r)return;let f=p();f&&(u.preventDefault(),He(e,f.id))}),c}var Qt={};E(Qt,{NO_TOTALS:()=>oi,Repeats:()=>Jt,perplexityOf:()=>ii,withStep:()=>si});var oi={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function si(e,t){let{chosen:n,distribution:r}=t,o=s=>C(s)??-1/0;return{count:e.count+1,after:e.
after+o(n.logprob??n.raw_logprob),before:e.before+o(n.raw_logprob),entropyAfter:e.entropyAfter+(r.entropy_after??0),entropyBefore:e.entropyBefore+(r.entropy_before??
0),kept:e.kept+(we(t)??0)}}var ii=(e,t)=>t?Math.exp(-e/t):null,ai=[1,2,3],Jt=class{ids=[];grams=ai.map(t=>[t,new Map]);repeated=[];numRepeated=0;gram(t){return this.
ids.slice(-t).join(" ")}add(t){this.repeated.push(this.ids.includes(t,-128)),this.numRepeated+=Number(this.repeated.at(-1)),this.ids.push(t);for(let[n,r]of this.
grams)this.ids.length>=n&&r.set(this.gram(n),(r.get(this.gram(n))||0)+1)}cut(t){for(;this.ids.length>t;){for(let[n,r]of this.grams){if(this.ids.length<n)continue;
let o=(r.get(this.gram(n))??0)-1;o?r.set(this.gram(n),o):r.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.pop())}}different(t){return this.
grams.find(([n])=>n===t)?.[1].size??0}distinct(t){return this.ids.length>=t?this.different(t)/(this.ids.length-t+1):null}get share(){return this.ids.length?this.
numRepeated/this.ids.length:null}};var pn={};E(pn,{courseWords:()=>Ki,explanationOf:()=>qi});var Zt={get accepted(){return["✓",i("accepted draft"),i("Drafted, and kept by the target model.")]},get correction(){return["→",i("correction"),i("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",i("bonus"),i("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",i("target only"),i("Nothing was drafted in this round: the target wrote one token, as without draf\
ts.")]}},kl=Object.fromEntries(Object.keys(Zt).map(e=>[e,0]));function Xt(e){let{do_sample:t,assistant_ensemble_weight:n}=e?.effective??{};return{samples:!!t,weight:O(n)?n:null}}function li({target_logprob:e,draft_logprob:t},{
weight:n}){let r=B(e)/(t===null?1:B(t));return Math.min(1,n===null?r:1-n+n*r)}var ui=({weight:e})=>e===null?"min(1, p / q)":`min(1, ${x(1-e,2)} + ${x(e,2)} · p \
/ q)`;function ci(e,t){return t<e.num_accepted?"accepted":t<Q(e)?"rejected":"unjudged"}function Yt(e,t,n){let r=e.drafted[t],o=ci(e,t),s=r.draft_logprob!==null,[a,l]=[
v(B(r.target_logprob)),v(B(r.draft_logprob))],c=s?[i("The draft model gave it {q}.",{q:l})]:[];if(o==="unjudged")return[e.follow==="correction"?i("Never judged:\
 it follows the rejection."):i("Never judged: it follows the end of the text."),...c].join(" ");let p=o==="accepted";if(!n.samples){let f=n.weight!==null&&s;return[
p?di(f):pi(f,P(e.next_text)),i("The target gave it {p}.",{p:a}),...c].join(" ")}if(!s)return p?i("Accepted: the target drew the same token for itself. It gave t\
his one {p}, which is the chance that it is kept.",{p:a}):i("Rejected: the target drew {token} for itself. It gave this one {p}, which is the chance that it is \
kept.",{token:P(e.next_text),p:a});let u=O(r.overlap)?[i("Averaged over all tokens that could have been drafted here, the chance is {share}.",{share:v(r.overlap)})]:
[];return[p?i("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:a,q:l}):i("Rejected: the target gave it p = {p}, the draft model q = {q}.",{p:a,
q:l}),fi(li(r,n),ui(n),p),...u].join(" ")}var di=e=>i(e?"Accepted: it is the likeliest token in the mixture of both models.":"Accepted: it is the likeliest toke\
n for the target."),pi=(e,t)=>i(e?"Rejected: {token}, not this one, is the likeliest token in the mixture of both models.":"Rejected: {token}, not this one, is \
the likeliest token for the target.",{token:t});function fi(e,t,n){if(e>=1)return i("By {formula}, it is always kept: nothing was left to a draw.",{formula:t});
let r={formula:t,chance:v(e)};return n?i("By {formula}, it is kept with probability {chance}: the draw kept it.",r):i("By {formula}, it is kept with probability\
 {chance}: the draw rejected it.",r)}function hi(e,t){let[,n,r]=Zt[e.follow],o=`${n.charAt(0).toUpperCase()}${n.slice(1)}. ${r}`,s=e.drafted[e.num_accepted];if(e.
follow!=="correction"||!t.samples)return o;if(s.draft_logprob===null)return`${o} ${i("The target drew it.")}`;let a=`${o} ${i("It was drawn from the residual di\
stribution: what the target gives beyond the draft model, max(0, p − q).")}`;return!O(s.overlap)||t.weight!==null?a:`${a} ${i("That sums to {share} here, and \
is scaled up to 1 for the draw.",{share:v(1-s.overlap)})}`}function vr({draft:e,chosen:t},n){if(!e||!Object.hasOwn(Zt,e.origin))return[];let{origin:r,place:o,round:s,
instead:a}=e,{length:l}=s.drafted,c={round:s.index+1,place:o+1},p=l?[w(l,"Round {round} drafted {count} token.","Round {round} drafted {count} tokens; this is p\
lace {place}.",c)]:[];if(r==="accepted")return[...p,Yt(s,o,n)];let u=r==="correction"&&a?[i("Drafted here was {token}. {fate}",{token:P(a.text),fate:Yt(s,o,n)})]:
[],f=hi(s,n),h=n.samples&&r!=="correction"&&t.logprob!==null?[i("It was drawn from the target’s own distribution, which gave it {p}.",{p:v(B(t.logprob))})]:[],
d=l-Q(s),m=r==="correction"&&d?[w(d,"{count} drafted token after it was never judged.","{count} drafted tokens after it were never judged.")]:[];return[...p,...u,
[f,...h].join(" "),...m]}function xr({round:e,place:t},n,r){let{length:o}=e.drafted,s={token:P(e.drafted[t].text),chosen:P(n),round:e.index+1,place:t+1},a=o-Q(e);
return[w(o,"{token} was drafted in round {round}, but is not in the text.","{token} was drafted in round {round}, at place {place} of {count}, but is not in the\
 text.",s),Yt(e,t,r),i("{chosen} takes its place.",s),...a?[w(a,"{count} drafted token after it was never judged.","{count} drafted tokens after it were never j\
udged.")]:[]]}var Sr=e=>e.before!==null&&e.beam.status==="running"&&e.beam.parent!==e.beam.beam;var mi=.001;function Mr(e,t){if(e.given)return[i("A given token weighs nothing in the sum of a beam.")];let n=t.prompts[e.sequence],{beam:r}=e;return[gi(e,n,t),
_i(e),r.diversity_penalty?i("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:x(r.diversity_penalty)}):"",
ki(e,n),yi(e,n,t),Ti(e,t)].filter(Boolean)}var ee=e=>e.beam.group??null,en=(e,t)=>t.steps[e.index].filter(n=>ee(n)===ee(e));function gi(e,t,n){let r=en(e,t).length,
o=e.index===t.given,s=o?1:t.steps[e.index-1].filter(p=>p.beam.status==="running"&&ee(p)===ee(e)).length,a=ee(e),l=a===null?[]:[i("Only beams of its own group, {\
group}, compete with it.",{group:ae(a)})],c=o?i("All beams held the same text before this step, so one was continued."):w(s,"{count} running beam was continued \
at this step.","{count} running beams were continued at this step.");return[...l,c,bi(e,r,$(n).mode==="beam_sample")].join(" ")}function bi({rank:e,beam:t},n,r){
if(t.status==="unseen")return r?i("The search drew {considered} continuations; this one was not among them.",{considered:n}):i("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let o={considered:n,rank:e};return r?i("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",o):i("The search considered {considered} continuations; by its sum, this one has rank {rank}.",o)}function _i(e,t=!1){let{beam:n}=e,r=e.
before&&!e.before.given?C(e.before.beam.score):0,[o,s]=[C(n.logprob),C(n.score)];if(r===null||o===null||s===null||s<me)return t?"":i("It could not be chosen: it\
s log-probability is minus infinity.");let a={before:x(r),own:x(o),after:x(s)};return t?`${a.before} + (${a.own}) = ${a.after}`:i("Sum of log-probabilities (nat\
s): {before} before this token, {own} of its own: {before} + ({own}) = {after}.",a)}function ki(e,t){let n=en(e,t),r=p=>n.filter(({beam:u})=>u.status===p).length,
[o,s,a,l]=["running","finished","ended","pruned"].map(r),c=[w(o,"{count} has gone on","{count} have gone on"),s&&w(s,"{count} ended a text","{count} ended texts"),
a&&w(a,"{count} ended a text that does not count","{count} ended texts that do not count"),l&&w(l,"{count} was pruned","{count} were pruned")].filter(Boolean);return i(
"Of these {considered}: {parts}.",{considered:n.length,parts:c.join(", ")})}var Tr=({beam:e})=>e.score??-1/0,wi=e=>e.reduce((t,n)=>t&&Tr(t)>=Tr(n)?t:n,null);function Er(e){
let t=e.filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score??0);return t.length?Math.min(...t):null}function yi(e,t,n){let{beam:r}=e,o=e.index+1;if(r.
status==="unseen")return"";if(r.status==="ended")return i("The text ended here but does not count: it ranked too low or lacks a constraint.");if(r.status==="pru\
ned")return vi(e,t);if(r.status==="finished"){let c=tn(e,n);return c.length?i("It ended its text at step {step}: output {numbers}.",{step:o,numbers:c.join(", ")}):
t.finished.includes(e)?i("It ended its text at step {step}, which is kept.",{step:o}):i("It ended its text at step {step}, which was dropped for better ones.",{
step:o})}let s=(r.beam??0)+1,a=Sr(e)?[i("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:r.parent+1,number:s})]:
[],l=r.forced?[i("It was considered because it advances a constraint.")]:[];return[i("It went on as beam {number}.",{number:s}),...a,...l,xi(e,t,n)].join(" ")}function vi(e,t){
let n=Er(en(e,t)),r={step:e.index+1,sum:x(e.beam.score),worst:x(n)};return n===null?i("It was pruned at step {step}.",r):i("It was pruned at step {step}: its su\
m is {sum}; the worst beam that continued has {worst}.",r)}function xi(e,t,n){let r=tn(e,n);if(r.length)return i("It is part of output {numbers}.",{numbers:r.join(
", ")});let{alive:o,at:s,children:a,ends:l}=Si(e,t);if(o)return n.finished?i("It was still running when the search stopped at step {step}.",{step:t.steps.length}):
i("It is still running.");let c=l.find(d=>t.finished.includes(d));if(c)return i("Its text ended at step {step}, which is kept but not returned.",{step:c.index+1});
let p=l.at(-1);if(p)return i("Its text ended at step {step}, which was dropped for better ones.",{step:p.index+1});let u=wi(a),f=Er(t.steps[s].filter(d=>ee(d)===
ee(e))),h={step:s+1,sum:x(u?.beam.score),worst:x(f)};return!u||f===null?i("It was overtaken at step {step}: none of its continuations went on.",h):i("It was ove\
rtaken at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",h)}function Si(e,t){let n=new Set([e]),r=[];for(let o=e.
index+1;o<t.steps.length;o++){let s=t.steps[o].filter(({before:a})=>a&&n.has(a));if(r.push(...s.filter(({beam:a})=>a.status==="finished")),n=new Set(s.filter(({
beam:a})=>a.status==="running")),!n.size)return{alive:!1,at:o,children:s,ends:r}}return{alive:!0,at:t.steps.length-1,children:[],ends:r}}function tn(e,t){return(t.
returned||[]).flatMap(({last:n},r)=>n&&n.sequence===e.sequence&&j(n)[e.index]===e?[r+1]:[])}function Ti(e,t){let n=C(e.beam.final_score??null);if(n!==null)return Lr(
e,n,i("Final score"),t);let[r]=tn(e,t),{last:o,score:s=null}=t.returned?.[r-1]??{},a=C(s);return!he(o)||a===null?"":Lr(o,a,i("Final score of output {number}",{number:r}),
t)}function Lr(e,t,n,r){let o=Li(e,t,r);return o?i("{name}: sum / length^length_penalty = {words}.",{name:n,words:o}):i("{name}: {score}.",{name:n,score:x(t)})}
function Li(e,t,n){let r=$(n).effective.length_penalty??1,o={sum:x(e.beam.score),length:e.length,power:r,score:x(t)},s=Number.isFinite(r)?Be(e,r):null;return s===
null||t===null||!(Math.abs(s-t)<=mi*Math.max(1,Math.abs(t)))?"":`${o.sum} / ${o.length}^${o.power} = ${o.score}`}var ln={};E(ln,{NO_MARKS:()=>Ri,addMark:()=>Ci,neededFor:()=>Ai,settingsOfWatermark:()=>Ei,stepMarkWords:()=>an,watermarkKindWords:()=>Oi,watermarkOf:()=>sn,watermarkWords:()=>Ni});var on={};E(on,{greenZ:()=>je,negativePower:()=>Or,pValue:()=>nn,pWords:()=>Nr,thresholdWords:()=>Mi,tokensNeeded:()=>rn});var je=(e,t,n)=>t>0?(e-n*t)/Math.sqrt(t*n*(1-n)):null;function nn(e){if(e<0)return 1-nn(-e);let t=Math.exp(-e*e/2)/Math.sqrt(2*Math.PI);if(e>3){let o=e;for(let s=120;s>
0;s--)o=e+s/o;return t/o}let[n,r]=[0,e];for(let o=1;r>1e-18;o+=2)n+=r,r*=e*e/(o+2);return .5-t*n}var rn=(e,t,n)=>e>t?n**2*t*(1-t)/(e-t)**2:1/0;function Nr(e){if(e>=
1e-4)return v(e);if(e<1e-300)return i("less than {p}",{p:"10⁻³⁰⁰"});let[t,n]=e.toExponential(1).split("e-");return`${R(t)} × ${Or(n)}`}var Or=e=>`10⁻${[
...e].map(t=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(t)]).join("")}`;function Mi(e){let t=nn(e);if(t>.1)return i("{share} of texts without this watermark pass it.",
{share:v(t)});let n=1/t;return n>=1e9?i("A share of {p} of texts without this watermark passes it.",{p:Nr(t)}):i("One in {odds} texts without this watermark pas\
ses it.",{odds:M(Number(n.toPrecision(n<1e4?3:2)))})}function sn(e){let t=e?.effective?.watermarking_config??{},n=Array.isArray(t.keys)?t.keys.length:0,r=t.greenlist_ratio??0,o=t.seeding_scheme==="selfhash";return{
config:t,keys:n,selfhash:o,ratio:r>0&&r<1?r:null,early:n?Y(t.ngram_len,1)-1:Y(t.context_width,1)-Number(o)}}function Ei({config:e,keys:t,ratio:n}){if(t)return w(
t,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} keys, n-grams of {length} tokens",{length:e.ngram_len});if(n===null)return i("a green lis\
t whose settings are not known");let{bias:r,seeding_scheme:o,context_width:s,hashing_key:a}=e;return i("green list: {ratio} of the vocabulary, bias {bias}, {sch\
eme}, context width {width}, key {key}",{ratio:v(n),bias:r,scheme:o,width:s,key:a})}function Ni(e){let{keys:t,ngram_len:n}=e;return Array.isArray(t)?w(t.length,
"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {length}",{length:n}):i("green lists of {ratio}, bias {bias}, {scheme}, context w\
idth {width}",Br(e))}function Oi(e){return Array.isArray(e.keys)?i("SynthID, n-grams of {length}",{length:e.ngram_len}):i("green lists of {ratio}, {scheme}, con\
text width {width}",Br(e))}var Br=({greenlist_ratio:e=.25,bias:t=2,seeding_scheme:n="lefthash",context_width:r=1})=>({ratio:v(e),bias:t,scheme:n,width:r});function Bi(e){
switch(e){case"context":return i("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return i("no mark: its context has occurred\
 before, and SynthID marks each context once.");case"removed":return i("no mark: it was given, and an earlier processor had removed it.");case"bias":return i("n\
o mark: the bias is 0.");default:return i("no mark.")}}function an({chosen:e,index:t,mark:n,given:r,isFirst:o},s){let a=u=>i("Token {number}, {token}: {mark}",{
number:M(t+1),token:P(e.text),mark:u});if(!n)return a(r?i("given, before the watermark began."):i("not marked."));if(n.why)return a(Bi(n.why));let l=i("Its prob\
ability: {before} before the watermark, {after} after.",{before:v(n.chosen_before??0),after:v(n.chosen_after??0)}),c=o?[i("Not counted: a detector without the p\
rompt does not know what comes before it.")]:[];if(n.kind==="synthid"){let u=w(s.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",
{g:x(n.g,2)});return[a(u),l,...c].join(" ")}let p=n.green?i("◆ green: it got the bias."):i("◇ red: it got no bias.");return[a(p),l,Pi(n,s),...c].join(" ")}function Pi(e,{
ratio:t,selfhash:n}){let r=e.listed??0,o={before:v(e.mass_before??0),after:v(e.mass_after??0)};return n?w(r,"Each token has its own list; {count} of the 40 like\
liest tokens got the bias: {before} before, {after} after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together bef\
ore, {after} after.",o):t===null?w(r,"On the list, {count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be ch\
osen here: {before} together before, {after} after.",o):w(r,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {aft\
er} after.","On the list of {ratio} of the vocabulary, {count} tokens could be chosen here: {before} together before, {after} after.",{...o,ratio:v(t)})}var Ri={
marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function Ci(e,t,n,r){
let{mark:o,index:s}=t,a={...e};if(!o)return{...a,unscored:e.unscored+1};a.marks+=1;let l=o.kind==="synthid"?o.g:o.green,[c,p]=[o.chosen_before??0,o.chosen_after??
0];if(c>0&&p>0){a.chosen+=1,a.surprisal-=Math.log(c),a.gained+=Math.log(p/c);let{stages:u,entropy_before:f}=t.distribution;a.entropy+=(r>0&&u[r-1]?u[r-1].entropy:
f)??0,a.likely-=Wi(t,r)}return a.suppressed+=o.suppressed??0,l==null?{...a,unscored:e.unscored+1}:s<n.early?{...a,early:e.early+1}:(a.scored+=1,a.green+=Number(
l),a.expected+=o.expected??0,o.kind==="synthid"?a.z=n.keys?(2*a.green-a.scored)*Math.sqrt(n.keys/a.scored):null:n.ratio!==null&&(a.z=je(a.green,a.scored,n.ratio),
a.foreseen=je(a.expected,a.scored,n.ratio)),a)}function Wi({distribution:{candidates:e}},t){let n=e.flatMap(({raw_logprob:r,stage_logprobs:o})=>{let s=t>0?o?.[t-
1]:r;return s==null?[]:[s]});return n.length?Math.max(...n):0}function Ai(e,t,n,r){let[o]=e.find(([,p])=>p>r)??[];if((t.z??0)>r&&o!==void 0)return{at:o,words:w(
o,"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count} scored tokens.",{threshold:r})};let a=o===void 0?[]:[w(o,"z\
 first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {count} scored tokens, and fell again.",{threshold:r})],
l=Math.max(t.scored+1,Math.ceil(Ii(t,n,r)));if(!Number.isFinite(l)||l>1e7){let p=i("At the share so far, z never reaches {threshold}.",{threshold:r});return{at:1/0,
words:[...a,p].join(" ")}}let c=w(l,"At the share so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches \
{threshold} after about {count} scored tokens: {more} more.",{threshold:r,more:M(l-t.scored)});return{at:l,words:[...a,c].join(" ")}}function Ii({z:e,scored:t,green:n},{
keys:r,ratio:o},s){return r?e!==null&&e>0?t*(s/e)**2:1/0:rn(n/t,o??0,s)}var Hi=e=>e?v(e):"<0.01%",ji=(e,t)=>e.kept!==t||e.mass_moved>0;function un({distribution:{stages:e,vocab:t}}){return e.map((n,r)=>{let[o,s,a]=fe(n.name),l=r?e[r-
1].kept:t??0;return{number:r+1,kind:n.name,name:o,meaning:s,knobs:a,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!ji(
n,l)}})}function De({kept:e,keptBefore:t,removed:n,moved:r,idle:o}){if(o)return i("did nothing");let s=[];return e<t&&s.push(w(t-e,"removed {count} token ({shar\
e})","removed {count} tokens ({share})",{share:Hi(n)})),e>t&&s.push(w(e-t,"brought {count} token back","brought {count} tokens back")),(r-n>.001||!s.length)&&s.
push(i("moved {share}",{share:v(r)})),s.join(", ")}var $e=({layers:e,distribution:t})=>!!e&&t.stages[0]?.name!=="DolaContrast";function Pr(e,{effective:t,config:n}){
let r={...t,...n};return e.filter((o,s)=>s===0||r[o]).map(o=>{let s=JSON.stringify(r[o]??null);return s==="null"||s.length>12?o:`${o} ${s}`}).join(", ")}function Rr(e){
return $e(e)?{name:"DoLa",meaning:i("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:e.layers?i("the last layer"):i("the model"),meaning:i("The distribution that the model gave, before any processor.")}}function cn({distribution:{
candidates:e},chosen:t}){return e.some(({token_id:n})=>n===t.token_id)?e:[...e,t]}function qe({raw_logprob:e,stage_logprobs:t},n){return n?t&&n<=t.length?B(t[n-1]):void 0:B(e)}var Cr=({logprob:e})=>e===null;function Wr({removed_by:e,stage_logprobs:t,raw_logprob:n},r){let o=[n,...t||[]],s=o.findLastIndex((l,c)=>c>0&&l===null&&o[c-1]!==
null),a=e||s>0&&r.distribution.stages[s-1].name;return a?fe(a)[0]:$e(r)?"DoLa":i("a processor")}function Ar(e,t){let n=G(e,t),r=Math.exp(e??1/0);return r<Di?i("The model was all but certain here: an entropy of {entropy}.",{entropy:n}):i("The model’s entrop\
y here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:n,options:r<10?x(r,1):M(Math.round(r))})}var Di=1.05;function dn(e,{mode:t,effective:n,config:r}){if(e.isPrompt)return[i("given"),i("{token} is in the prompt: given, not chosen")];if(e.given)return[i("given"),i("{\
token} was given, not chosen")];if(t==="elsewhere")return[i("the choice"),i("{token} was chosen by the server")];if(t==="custom")return[i("the choice"),i("{toke\
n} was chosen by your own decoding loop")];if(e.beam)return[i("the choice"),$i(e.beam.status)];if(e.reranked)return[i("the choice"),i("{token} has the best scor\
e: probability against degeneration penalty")];let o=e.draft?.origin;return o==="accepted"?[i("the draft"),i("{token} was drafted by the assistant, and accepted")]:
o==="correction"?[i("the choice"),i("{token} replaced a rejected draft token")]:{...n,...r}.do_sample?[i("the draw"),i("{token} was drawn")]:[i("the choice"),i(
"{token} was chosen as the most probable")]}function $i(e){return e==="running"?i("{token} goes on: the search compares the sums of whole beams"):e==="finished"?
i("{token} ends a beam: the search compares the sums of whole beams"):e==="ended"?i("{token} would end a beam, which does not count"):e==="pruned"?i("{token} wa\
s considered, and pruned: the search compares the sums of whole beams"):i("{token} was considered by the search")}function qi(e,t){let{started:n,unit:r}=t;if(!e||!n)return[i("No token yet")];if(t.rejected)return xr(t.rejected,e.chosen.text,Xt(n));if(se(e))return Fi(e,n,r);let o=[
Ar(e.distribution.entropy_before,r),...Gi(e),...Ui(e,r),...zi(e,n)];if(e.mark){let a=sn(n),{chosen:l,index:c,mark:p,given:u=!1}=e;o.push(an({chosen:l,index:c,mark:p,
given:u,isFirst:c<a.early},a))}o.push(Hr(e,n)),e.draft&&o.push(...vr(e,Xt(n))),e.beam&&o.push(...Mr(e,t)),e.reranked&&o.push(...Vi(e,n));let{raw_logprob:s}=e.chosen;
return s!==null&&o.push(i("Its surprisal, before the processors, was {value}.",{value:G(-s,r)})),o}function Fi(e,t,n){let{chosen:r}=e,o=cn(e).find(c=>c.raw_rank===
1),s=c=>i("The likeliest token was {token}, with {share}.",le(c)),a=r.raw_rank===1||!o?[]:[s(o)];r.raw_rank===1?a.push(s(r)):r.raw_rank?a.push(i("The server gav\
e {token} {share}: rank {rank}.",{...le(r),rank:M(r.raw_rank)})):a.push(i("The server gave {token} {share}.",le(r)));let l=G(r.raw_logprob===null?null:-r.raw_logprob,
n);return[...a,Hr(e,t),i("Its surprisal was {value}.",{value:l})]}var le=({text:e,raw_logprob:t})=>({token:P(e),share:v(B(t))});function Gi(e){let{chosen:t,distribution:n}=e,
{name:r}=Rr(e),o={source:r,...le(t),vocab:M(n.vocab??0)};if($e(e))return[];if(t.raw_rank===1)return[i("Its first choice was {token}, with {share}.",o)];let s=cn(
e).find(c=>c.raw_rank===1),a=s?[i("Its first choice was {token}, with {share}.",le(s))]:[],l=t.raw_rank?i("It gave {token} {share}: rank {rank} of {vocab}.",{...o,
rank:M(t.raw_rank)}):i("It gave {token} {share}.",o);return[...a,l]}function zi(e,t){let n=un(e);if(!n.length)return e.isPrompt||e.read?[]:[i("No processor chan\
ged that.")];let r=n.filter(({idle:o})=>!o);return r.length?r.map(o=>{let s=Ir(o,t),a=o.kept===o.keptBefore?De(o):`${De(o)}, ${i("{count} left",{count:M(o.kept)})}`,
{chosen:l}=e,[c,p]=[qe(l,o.number-1),qe(l,o.number)],u={name:s,effect:a,token:P(l.text),before:v(c||0),after:v(p||0)};return c===void 0||p===void 0?i("{name}: {\
effect}.",u):!p&&c?i("{name}: {effect}; {token} had {before}, and could no longer be chosen.",u):u.before===u.after?i("{name}: {effect}; {token} stayed at {afte\
r}.",u):i("{name}: {effect}; {token} went from {before} to {after}.",u)}):[w(n.length,"The processor ({names}) did nothing here.","The {count} processors ({name\
s}) did nothing here.",{names:n.map(({name:o})=>o).join(", ")})]}function Ir({name:e,knobs:t},n){let r=Pr(t,n);return r?r.startsWith(e)?r:`${e} (${r})`:e}function Ki(e,t){
let{chosen:n}=e,r=i("{token} had {share}",le(n)),o=un(e).filter(({idle:a})=>!a).map(a=>{let l=qe(n,a.number),c={name:Ir(a,t),share:l===void 0?"":v(l)};return l===
void 0?i("{name}: {effect}",{...c,effect:De(a)}):a.kept===a.keptBefore?i("after {name}: {share}",c):w(a.kept,"after {name}: {share}, {count} token left","after \
{name}: {share}, {count} tokens left",c)}),s=Te(dn(e,t)[1],{token:P(n.text)}).join("");return kt(wt([r,...o,s]))}function Hr(e,t){let{chosen:n,given:r,isPrompt:o}=e,
s=Te(dn(e,t)[1],{token:P(n.text)}).join("");return r||o||e.beam||se(e)?`${s}.`:Cr(n)?i("{words}, though {processor} had removed it.",{words:s,processor:Wr(n,e)}):
{...t.effective,...t.config}.do_sample&&!e.draft&&!e.reranked?i("{words}: its chance was {share}.",{words:s,share:v(B(n.logprob))}):`${s}.`}function Ui({layers:e},t){
if(!e)return[];let{layer:n,final_layer:r,candidate_layers:o,divergences:s}=e,a={final:r,layer:n,divergence:G(s[o.indexOf(n)]??null,t)};return[w(o.length,"DoLa c\
ontrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {divergence}.","DoLa contrasted the last layer, {final}, with layer {l\
ayer}: of {count} candidates the furthest from it, by {divergence}.",a)]}function Vi({reranked:e,chosen:t},{effective:n,config:r}){let o=e?.find(({token_id:p})=>p===
t.token_id);if(!e||!o)return[];let s={share:v(o.probability),penalty:x(o.penalty),score:x(o.score)},a=[i("Its probability among the weighed tokens was {share}, \
its degeneration penalty {penalty}, its score {score}.",s)],{penalty_alpha:l}={...n,...r};O(l)&&a.push(i("score = (1 − α) · probability − α · penalty = (1 − {al\
pha}) · {probability} − {alpha} · {penalty} = {score}.",{...s,alpha:l,probability:x(o.probability)}));let c=e.reduce((p,u)=>u.probability>p.probability?u:p);
if(c!==o){let p={token:P(c.text),count:e.length,share:v(c.probability),penalty:x(c.penalty),score:x(c.score)};a.push(i("The most probable of the {count} weighed\
 tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",p))}return a}var Ln={};E(Ln,{MarkLegend:()=>_a,MarkedText:()=>Ze,MarkedWords:()=>ga,legendSamples:()=>bo});var S,$r,Ji,K,hn,Ue,qr,Ge,Fr,gn,mn,Qi,ge=Symbol.for("pv"),Gr={},Ve=[],Yi=/^m(i|n|o|s|text|space)$/,bn=Array.isArray,Zi=Ve.slice,ne=Object.assign;function te(e){
e&&e.parentNode&&e.remove()}function fn(e,t,n,r,o){var s={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ge,__v:o||++$r,__i:-1,__u:0};return!o&&S.vnode&&S.
vnode(s),s}function be(e){return e.children}function ze(e,t){this.props=e,this.context=t,this.__g=0}function U(e,t){if(t==null)return e.__&&U(e.__,e.__i+1);for(var n;t<e.__k.
length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:U(e)}function Xi(e){var t,n=e.__v,r=n.__e,o=[],s=[],a=e.__P;a&&
((t=ne({constructor:ge},n)).__v=n.__v+1,S.vnode&&S.vnode(t),Jr(a,t,n,e.__n,a.namespaceURI,32&n.__u?[r]:null,o,r||U(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,
ra(o,t,s),n.__=n.__e=null,t.__e!=r&&zr(t))}function zr(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),zr(
e)}function jr(e){(8&e.__g||(e.__g|=8,K.push(e),Ue++))&&hn==S.debounceRendering||((hn=S.debounceRendering)||queueMicrotask)(Kr)}function Kr(){try{for(var e,t=1;K.
length;)K.length>t&&K.sort(qr),e=K.shift(),t=K.length,8&e.__g&&Xi(e)}finally{(Ue=K.length)&&(hn||queueMicrotask)(Kr)}}function Ur(e,t,n,r,o,s,a,l,c,p,u){var f,h,
d,m,b,g,y=r.__k||Ve,_=t.length;for(c=ea(n,t,y,c,_),f=0;f<_;f++)(d=n.__k[f])!=null&&(h=~d.__i&&y[d.__i]||Gr,d.__i=f,g=Jr(e,d,h,o,s,a,l,c,p,u),m=d.__e,(h.ref!=d.ref||
8&h.__u)&&(h.ref&&_n(h.ref,null,d,h),d.ref&&u.push(d.ref,d.__c||m,d)),b=b||m,4&d.__u?(c=Vr(d,c,e,!h.__v),h.__e&&(h.__e=null)):typeof d.type=="function"&&g!==void 0?
c=g:m&&(c=m.nextSibling),d.__u&=-21);return n.__e=b,c}function ea(e,t,n,r,o){var s,a,l,c,p,u,f,h,d,m=n.length,b=m,g=0,y=0,_=e.__k=Array(o);for(s=0;s<o;s++)(a=t[s])!=
null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=_[s]=fn(null,a):bn(a)?a=_[s]=fn(be,{children:a}):a.constructor===ge&&
a.__b?a=_[s]=fn(a.type,a.props,a.key,a.ref,a.__v):_[s]=a,c=s+g,a.__=e,a.__b=e.__b+1,l=null,~(p=a.__i=ta(a,n,c,b))&&(b--,(l=n[p])&&(l.__u|=2)),l&&l.__v?(a.__u|=16,
p==c-1?g--:p==c+1?g++:p!=c&&(p>c?g--:g++,y=1)):(~p||(o>m?g--:o<m&&g++),typeof a.type!="function"&&(a.__u|=4))):_[s]=null;if(y){for(u=[],f=[],s=0;s<o;s++)if((a=_[s])&&
16&a.__u){for(g=0,h=u.length;g<h;)u[d=g+h>>1]<a.__i?g=d+1:h=d;u[g]=a.__i,f[s]=g+1}for(g=u.length;s--;)f[s]&&(f[s]==g?g--:_[s].__u|=4)}if(b)for(s=0;s<m;s++)!(l=n[s])||
2&l.__u||(l.__e==r&&(r=U(l)),kn(l,l));return r}function Vr(e,t,n,r){var o,s,a,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(s=0;s<o.length;s++)
o[s]&&(o[s].__=e,t=Vr(o[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=U(e))&&!t.parentNode&&(t=null),a=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(a!=l&&(!r&&
n.moveBefore&&a.parentNode?n.moveBefore(a,t):n.insertBefore(a,t||null)),t=a;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function ta(e,t,n,r){var o,s=e.key,a=e.type,l=t[n],c=l&&!(2&l.__u);if(l===null&&s==null||c&&s==l.key&&a==l.type)return n;if(r>(c?1:0)){for(o=n-1;o>=0;o--)if((l=
t[o])&&!(2&l.__u)&&s==l.key&&a==l.type)return o;for(o=n+1;o<t.length;o++)if((l=t[o])&&!(2&l.__u)&&s==l.key&&a==l.type)return o}return-1}function Dr(e,t,n){n==null&&
(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Fe(e,t,n,r,o){var s,a;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.
cssText=r=""),r)for(t in r)n&&t in n||Dr(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||Dr(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),
typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(a=mn[t]||(mn[t]=na(t)),(e.__a||(e.__a={}))[t]=gn,s=t!=(t=t.replace(Fr,"$1")),(t=t.slice(2))[0]<"a"&&
(t=t.toLowerCase()),n?e.addEventListener(t,a,s):e.removeEventListener(t,a,s));else{if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)
try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function na(e){
return function(t){var n=this.__e;if(n){if(n=n[e],t[Ge]==null)t[Ge]=gn++;else if(t[Ge]<this.__a[e])return;return n(S.event?S.event(t):t)}}}function Jr(e,t,n,r,o,s,a,l,c,p){
var u,f,h,d,m,b,g,y,_,L,T,ue,ke,oe,V,En,F,J,D=t.type;if(t.constructor!==ge)return null;128&n.__u&&(c=32&n.__u,u=n.__c.__z)&&(t.__u|=c,f=s=[],u.nodeType==8?l=Ke(
u,s):s.push(u),l=s[0]||l),(u=S.__b)&&u(t);e:if(typeof D=="function"){h=a.length;try{if(y=t.props,_=(u=D.prototype)&&u.render,L=(u=D.contextType)&&r[u.__c],T=u?L?
L.props.value:u.__:r,(d=n.__c)?(t.__c=d,2&d.__g&&(d.__g|=1)):(_?t.__c=d=new D(y,T):(t.__c=d=new ze(y,T),d.constructor=D,d.render=sa),L&&L.sub(d),d.state||(d.state=
{}),d.__n=r,d.__g|=8,d.__h=[],d.__k=[]),_&&(d.__s||(d.__s=d.state),D.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=ne({},d.__s)),ne(d.__s,D.getDerivedStateFromProps(
y,d.__s)))),m=d.props,b=d.state,d.__v=t,n.__c){if(y!==m&&_&&!D.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(y,T),t.__v==n.
__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(y,d.__s,T)===!1){t.__v!=n.__v&&(d.props=y,d.state=d.__s,d.__g&=-9),t.__e=n.__e,t.__k=
n.__k,t.__k.some(function(I){I&&(I.__=t)}),Ve.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&a.push(d),l=U(n);break e}d.componentWillUpdate&&d.componentWillUpdate(
y,d.__s,T),_&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(m,b,g)})}else _&&!D.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),
_&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=T,d.props=y,d.__P=e,d.__g&=-5,ue=S.__r,ke=_?25:0;do d.__g&=-9,ue&&ue(t),u=d.render(d.props,d.state=
d.__s,d.context);while(8&d.__g&&++ke<25);_&&(Ve.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(r=ne({},r,d.getChildContext())),_&&n.__c&&d.
getSnapshotBeforeUpdate&&(g=d.getSnapshotBeforeUpdate(m,b)),oe=u&&u.type===be&&u.key==null?u.props.children:u,y.__P&&(u=l,o=(e=y.__P).namespaceURI,c=s=null,n.props&&
n.props.__P!=e&&(n.__k.some(function(I){I&&kn(I,I)}),n.__k=null),l=n.__k?U(n,0):null),l=Ur(e,bn(oe)?oe:[oe],t,n,r,o,s,a,l,c,p),y.__P&&(t.__e=null,l=u),t.__u&=-161,
f&&f.some(te),d.__h.length&&a.push(d),1&d.__g&&(d.__g&=-4)}catch(I){if(a.length=h,t.__v=null,c||s)if(I&&I.then){if(t.__u|=128|c,s){for(~(F=s.indexOf(l||void 0))||
(F=s.length);(J=s[F-1])&&J.nodeType==8;)F--;for(;F<s.length;F++)if(J=s[F])if(s[F]=null,V){if(J==En)break}else{if(J.nodeType!=8)break;J.data.startsWith("$s")&&(En=
Ke(V=J))}}if(!V){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;V=l}(u=Ke(V=t.__c.__z||(t.__c.__z=V)))?(t.__e=V,l=u):t.__e=l,l=l&&l.nextSibling}else s&&s.
some(te);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),I&&I.then||Qr(t),S.__e(I,t,n)}}else l=t.__e=oa(n.__e,t,n,r,o,s,a,c,p,e);return(u=S.diffed)&&u(t),l}function Ke(e,t){
if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)
return e}t&&t.push(e)}}function Qr(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Qr))}function ra(e,t,n){for(var r=0;r<n.length;)_n(n[r++],n[r++],n[r++]);S.__c&&
S.__c(t,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(function(s){s.call(o)})}catch(s){S.__e(s,o.__v)}})}function oa(e,t,n,r,o,s,a,l,c,p){var u,f,h,d,m,b,g,
y,_=n.props||Gr,L=t.props,T=t.type;if(T=="svg"?o="http://www.w3.org/2000/svg":T=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xht\
ml"),s){for(u=0;u<s.length;u++)if((m=s[u])&&(T?m.localName==T:m.nodeType==3)){e=m,s[u]=null;break}}if(!e){if(y=p.ownerDocument||document,!T)return y.createTextNode(
L);e=y.createElementNS(o,T,L.is?L:p),l&&(S.__m&&S.__m(t,s),l=!1),s=null}if(T){if(p=T=="template"&&e.content||e,s=T=="textarea"&&L.defaultValue!=null?null:s&&Zi.
call(p.childNodes),!l&&s)for(_={},u=0;u<e.attributes.length;u++)_[(m=e.attributes[u]).name]=m.value;for(u in _)m=_[u],u=="dangerouslySetInnerHTML"?h=m:u=="child\
ren"||u in L||u=="value"&&"defaultValue"in L||u=="checked"&&"defaultChecked"in L||Fe(e,u,null,m,o);for(u in L)m=L[u],u=="children"?d=m:u=="dangerouslySetInnerHT\
ML"?f=m:u=="value"?b=m:u=="checked"?g=m:l&&typeof m!="function"||_[u]===m||Fe(e,u,m,_[u],o);f?(l||h&&(f.__html==h.__html||f.__html==e.innerHTML)||(e.innerHTML=f.
__html),t.__k=[]):(h&&(e.textContent=""),(T=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Yi.test(T))&&(o="http://www.w3.org/1999/xhtml"),Ur(p,bn(d)?
d:[d],t,n,r,o,s,a,s?s[0]:n.__k&&U(n,0),l,c),s&&s.some(te)),l&&T!="textarea"||(u="value",T=="progress"&&b==null?e.removeAttribute(u):b==null||b===e[u]&&(T!="prog\
ress"||b)||Fe(e,u,b,_[u],o),u="checked",g!=null&&g!=e[u]&&Fe(e,u,g,_[u],o))}else _===L||l&&e.data==L||(e.data=L);return e}function _n(e,t,n,r){try{typeof e=="fu\
nction"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){S.__e(o,n)}}function kn(e,t,n){var r,
o,s,a;if(S.unmount&&S.unmount(e),!(r=e.ref)||r.current&&r.current!=e.__e||_n(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){
S.__e(l,t)}r.__P=r.__n=null}if(r=e.__k)for(a=0;a<r.length;a++)r[a]&&kn(r[a],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(o=Ke(r,s=[]))&&
(r==e.__e&&s.some(te),te(o),te(r)),n||te(e.__e),e.__e=e.__c=e.__=null}function sa(e,t,n){return this.constructor(e,n)}S={__e:function(e,t,n,r){for(var o,s,a;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((a=(s=o.constructor)&&s.getDerivedStateFromError)&&o.setState(s.getDerivedStateFromError(
e)),o.componentDidCatch&&(o.componentDidCatch(e,r||{}),a=1),a&&8&o.__g)return void(o.__g|=2)}catch(l){e=l}}throw Ue=0,e}},$r=0,Ji=function(e){return e!=null&&e.
constructor===ge},ze.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=ne({},this.state)),typeof e=="function"&&(e=e(ne({},n),this.props)),
e&&(ne(n,e),this.__v&&(t&&this.__k.push(t),jr(this)))},ze.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),jr(this))},ze.prototype.render=
be,K=[],Ue=0,qr=function(e,t){return e.__v.__b-t.__v.__b},Ge=Symbol(),Fr=/(PointerCapture)$|Capture$/i,gn=0,mn={},Qi=0;var Je,W,wn,Yr,ia=Object.is,yn=0,io=[],vn=[],N=S,Zr=N.__b,Xr=N.__r,eo=N.diffed,to=N.__c,no=N.unmount,ro=N.__;function ao(e,t){N.__h&&N.__h(W,e,yn||t),yn=0;var n=W.
__H||(W.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function Sn(e,t){var n=ao(Je++,4);!N.__s&&lo(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,W.__h.push(n))}function Qe(e){return yn=5,aa(function(){return{current:e}},[])}function aa(e,t){var n=ao(Je++,7);return lo(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function la(){var e;do{for(;e=vn.shift();)try{_e(e)}catch(n){N.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=io.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(_e),t.__h.
some(xn),t.__h=[]}catch(n){t.__h=[],N.__e(n,e.__v)}}}while(vn.length)}N.__b=function(e){W=null,Zr&&Zr(e)},N.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),
ro&&ro(e,t)},N.__r=function(e){Xr&&Xr(e),Je=0;var t=(W=e.__c).__H;t&&(wn==W?W.__h=[]:(t.__h.some(_e),t.__h.some(xn),Je=0),t.__h=[],t.__.some(function(n){n.__N&&
(n.__=n.__N),n.u=n.__N=void 0})),wn=W},N.diffed=function(e){eo&&eo(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&so(io.push(t)),t.__H.__.some(function(n){n.u&&(n.
__H=n.u)})),wn=W=null},N.__c=function(e,t){t.some(function(n){try{n.__h.some(_e),n.__h=n.__h.filter(function(r){return!r.__||xn(r)})}catch(r){n.__h=[function(){
throw r}]}}),to&&to(e,t)},N.unmount=function(e){no&&no(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=e.__;n&&
(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,so(vn.push(o))}else _e(o)}catch(s){t=s}}),r.__H=void 0,t&&N.__e(t,r.__v))};var oo=typeof requestAnimationFrame==
"function";function ua(e){var t,n=function(){clearTimeout(r),oo&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);oo&&(t=requestAnimationFrame(n))}function so(e){
e!=1&&Yr==N.requestAnimationFrame||((Yr=N.requestAnimationFrame)||ua)(la)}function _e(e){var t=W,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),W=t}function xn(e){
var t=W;e.__c=e.__(),W=t}function lo(e,t){return!e||e.length!=t.length||t.some(function(n,r){return!ia(n,e[r])})}var ca=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,Ye=class e{constructor(t,n=null){this.holder=t;this.before=n}holder;before;static BLOCK=60;static LOOSE=150;loose=0;head=0;tried=0;append(t){
this.holder.append(t),this.loose+=1}removeLast(){this.holder.lastChild?.remove(),this.loose-=1;let t=this.holder.lastElementChild;uo(t)&&this.undo(t.previousElementSibling)}settle(){
if(this.loose<e.LOOSE||this.loose<this.tried+e.BLOCK||!this.holder.offsetParent||document.fonts.status==="loading")return;this.tried=this.loose;let t=[...this.holder.
children].slice(-this.loose),n=this.freeStarts(t),r=t.map((l,c)=>c).filter(l=>n[l]&&da(t[l])),o=[],s=0;t[0].previousSibling||(this.head=s=r.shift()??0);for(let l of r)
l-s<e.BLOCK||(o.push(this.wrap(t.slice(s,l))),s=l,this.loose=t.length-l,this.tried=0);let a=o.map(l=>l.getBoundingClientRect().height);o.forEach((l,c)=>{l.style.
containIntrinsicHeight=`${a[c]}px`,l.classList.add("gp-kept-rows")})}freeStarts(t){let n=getComputedStyle(this.holder).direction==="rtl",r=t[0].previousSibling||
!this.before?"":this.before.holder.textContent??"";return t.map(o=>{let s=o.textContent??"",a=r.endsWith(`
`);r=r.slice(r.lastIndexOf(`
`)+1);let l=a?!s.startsWith(" "):!(n||ca.test(r));return r+=s,l})}wrap(t){let n=k("span","gp-rows");t[0].before(n,k("wbr")),n.append(...t);let r=t[0].firstChild;
if(r instanceof Text&&r.data===" "){let o=k("span","gp-gap");r.replaceWith(o),o.append(r)}return n}undo(t){let n=t.querySelector(".gp-gap");n&&n.replaceWith(...n.
childNodes),t.nextSibling?.remove(),this.loose+=t.children.length+(uo(t.previousElementSibling)?0:this.head),t.replaceWith(...t.childNodes),this.tried=0}dissolve(){
for(let t of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(t);this.tried=0}};function da(e){let t=e.previousElementSibling,n=t&&[...t.querySelectorAll(
".gp-ink")].at(-1),r=e.querySelector(".gp-ink")?.getClientRects()[0],o=n&&[...n.getClientRects()].at(-1);return!!(r&&o&&co(r)>co(o)+10)}function Tn(e,t,n){let r=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],o=r(e[t]);if(!o)return null;let s=null,a=1/0;for(let l=t+n;l>=0&&l<e.length;l+=n){let c=r(e[l]),p=c?(c.top-o.top)*
n:0;if(!c||p<o.height/2)continue;let u=p*1e3+Math.abs(c.left-o.left);if(u>=a+1e3*o.height)break;u<a&&([s,a]=[e[l],u])}return s}var uo=e=>e?.tagName==="WBR",co=({
top:e,bottom:t})=>(e+t)/2;function po(e,t){if(t.piece===null){let n=k("bdi","gp-ink gp-special");pe(n,t.text),e.append(n)}else de(t)?e.append(t.piece,k("span","gp-ink gp-byte","",{"data-\
bytes":_t(t.text)||"·"})):bt(e,t.piece)}function fo({rows:e,tokens:t},n,r,o){let s=o&&de(o)?t.at(-1)?.parentNode:null;if(s&&r.piece!==null)s.appendChild(n);else if(de(
r)){let a=k("span","gp-bytes");a.append(n),e.append(a)}else e.append(n);t.push(n)}function ho({rows:e,tokens:t},n){for(let r of t.splice(n).reverse()){let o=r.closest(
".gp-bytes");o&&o.childNodes.length>1?r.remove():e.removeLast()}}var pa=Symbol.for("pv"),fa=0;function re(e,t,n,r,o,s){t||(t={});var a,l,c=t;if("ref"in c&&typeof e!="function")for(l in c={},t)l=="ref"?a=t[l]:c[l]=t[l];var p={type:e,props:c,key:n,ref:a,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:pa,__v:--fa,__i:-1,__u:0};return(o||s)&&(p.__source=o,p.__self=s),S.vnode&&S.vnode(p),p}var ha=200,ma=e=>Math.round(Math.max(0,Math.min(1,(e-.2)/.6))*10);function go({green:e=null,g:t=null,counted:n=!0}){let r={"data-list":t!==null?"g":e===null?"no\
ne":e?"green":"red",...!n&&{"data-counted":"no"}};if(t===null)return{data:r,style:{}};let o=ma(t);return{data:r,style:{backgroundColor:`var(--gp-prob-${o})`,backgroundSize:`\
2px ${o*10}%`}}}var Ze=class{constructor(t,n){this.body=t;this.press=n;t.classList.add("gp-marked"),this.rows=new Ye(t),t.addEventListener("keydown",r=>this.keyed(
r)),t.addEventListener("click",({target:r})=>this.pressed(mo(r))),new ResizeObserver(()=>this.resized()).observe(t)}body;press;items=[];tokens=[];rows;stop=null;chosen;width=0;timer;show(t){
let n=0;for(;n<t.length&&t[n]===this.items[n];)n++;ho(this,n),this.stop&&!this.stop.isConnected&&(this.stop=null);for(let r=n;r<t.length;r++)fo(this,this.newToken(
t[r]),t[r].token,r?t[r-1].token:null);this.items=[...t],!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}newToken({token:t,mark:n,words:r,
dress:o}){let{data:s,style:a}=go(n),l=k("span","gp-token",null,{tabindex:"-1",role:this.press?"button":"img",...s});this.press&&l.setAttribute("aria-pressed","f\
alse"),po(l,t);let c=l.querySelector(".gp-ink")??l;Object.assign(c.style,a),o?.(l,c);let p=typeof r=="function"?r:()=>r;return l.setAttribute("aria-label",p()),
Ut(l,p),l}choose(t){let n=this.tokens[t];if(this.chosen!==n){for(let r of[this.chosen,n])r?.classList.toggle("gp-current",r===n),r?.setAttribute("aria-pressed",
String(r===n));this.chosen=n}}reach(t){this.stop&&(this.stop.tabIndex=-1),this.stop=t,t.tabIndex=0}pressed(t){let n=t?this.tokens.indexOf(t):-1;!t||n<0||(this.reach(
t),this.press?.(this.items[n]))}keyed(t){let n=mo(t.target),r=n?this.tokens.indexOf(n):-1;if(r<0||t.ctrlKey||t.metaKey||t.altKey)return;let o={ArrowRight:()=>this.
tokens[r+1],ArrowLeft:()=>this.tokens[r-1],ArrowDown:()=>Tn(this.tokens,r,1),ArrowUp:()=>Tn(this.tokens,r,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),
Enter:()=>n," ":()=>n};if(!Object.hasOwn(o,t.key))return;t.preventDefault();let s=o[t.key]();s&&(this.reach(s),s.focus({preventScroll:!0}),s.scrollIntoView({block:"\
nearest"}),s===n&&this.pressed(s))}resized(){let{clientWidth:t}=this.body;!t||t===this.width||(this.width=t,this.rows.dissolve(),clearTimeout(this.timer),this.timer=
setTimeout(()=>this.rows.settle(),ha))}},mo=e=>e instanceof Element?e.closest(".gp-token"):null;function ga(e){let{items:t,press:n,class:r="",label:o,dir:s,hidden:a,
chosen:l}=e,c=Qe(null),p=Qe(null),u=Qe(n);u.current=n,Sn(()=>{c.current&&(p.current??=new Ze(c.current,n&&(h=>u.current?.(h))),p.current.show(t))},[t]),Sn(()=>p.
current?.choose(l??-1));let f=o===void 0?{}:{role:"group","aria-label":o};return re("div",{class:`gp-marked ${r}`.trim(),ref:c,dir:s,hidden:a,...f})}var ba=e=>e===
"synthid"?[[{g:.2},"g",i("mean g-value 0.2 or less")],[{g:.5},"g",i("0.5, as by chance")],[{g:.8},"g",i("0.8 or more")]]:[[{green:!0},"◆",i("green: on the gre\
en list")],[{green:!1},"◇",i("red: not on the green list")]];function bo({kind:e,unscored:t,repeated:n,faint:r}){let o=ba(e);t&&o.push([{},"abc",i("not scored")]);
let s=e==="synthid"?{g:.5,counted:!1}:{green:!0,counted:!1};return n&&o.push([s,"abc",r??i("faint: seen before, not counted")]),o}function _a({class:e,hidden:t,
...n}){return re("p",{class:`${e} gp-marked gp-mark-legend`,hidden:t,children:bo(n).map(([r,o,s])=>{let{data:a,style:l}=go(r);return re("span",{children:[re("sp\
an",{"aria-hidden":"true",...a,children:re("span",{class:"gp-ink",style:l,children:o})}),s]},s)})})}var Mn={};E(Mn,{STAGE:()=>wa,orderOf:()=>ya});var ka="generation-playground.";function _o(e,t="browser"){let n=ka+e,r=()=>t==="tab"?sessionStorage:localStorage,o=()=>Xe(()=>r().getItem(n),null);return{read:o,
readJson:()=>Xe(()=>JSON.parse(o()??"null"),null),write:s=>Xe(()=>(s===null?r().removeItem(n):r().setItem(n,s),!0),!1),get isAllowed(){return Xe(()=>!!r(),!1)}}}
function Xe(e,t){try{return e()}catch{return t}}var wa="the stage",ko=_o("person");function ya(e,t,n=va()){let r=xa(`${n} ${e}`),o=[...Array(t).keys()];for(let s=t-1;s>0;s-=1){let a=Math.floor(r()*(s+1));[o[s],
o[a]]=[o[a],o[s]]}return o}var et="";function va(){return et=ko.read()||et||String(Math.random()),ko.write(et),et}function xa(e){let t=2166136261;for(let n of e)
t=Math.imul(t^(n.codePointAt(0)??0),16777619);return()=>{t=t+1831565813|0;let n=Math.imul(t^t>>>15,1|t);return n=n+Math.imul(n^n>>>7,61|n)^n,((n^n>>>14)>>>0)/4294967296}}window.TestedModules={"visualizers/panes/assisted/acceptance.ts":ot,"visualizers/panes/assisted/speculation.ts":xt,"visualizers/panes/beam_search/beam_finalizat\
ion.ts":Wt,"visualizers/panes/beam_search/greedy_path.ts":At,"visualizers/panes/beam_search/score_check.ts":Ht,"visualizers/panes/comparison/trie_of.ts":$t,"vis\
ualizers/panes/core/claims.ts":qt,"visualizers/panes/core/log.ts":Pt,"visualizers/panes/core/notation.ts":ut,"visualizers/panes/core/reasoning.ts":Et,"visualize\
rs/panes/core/text.ts":vt,"visualizers/panes/core/texts.ts":ft,"visualizers/panes/core/tips.ts":Vt,"visualizers/panes/core/totals.ts":Qt,"visualizers/panes/core\
/values.ts":nt,"visualizers/panes/tokens/explanation.ts":pn,"visualizers/panes/watermarks/marked_text.tsx":Ln,"visualizers/panes/watermarks/watermark_statistics\
.ts":on,"visualizers/panes/watermarks/watermark_words.ts":ln,"playground/ui/lessons/answer_order.ts":Mn};})();
