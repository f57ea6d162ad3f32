// Written by .ci/bundle.py from modules with the SHA-256 523cfeecd24c69c02739ce6cecdd125740b593d2df789f7b191e7d6c5cbd89bc: edit those.
(()=>{var ps=Object.defineProperty;var v=(e,t)=>{for(var n in t)ps(e,n,{get:t[n],enumerable:!0})};var St={};v(St,{AcceptanceAlong:()=>vt,judgedOf:()=>te,writtenOf:()=>dr});var xt={};v(xt,{finite:()=>D,isFromElsewhere:()=>U,isKnown:()=>B,keptOf:()=>V,medianOf:()=>yt});var B=e=>typeof e=="number"&&Number.isFinite(e),D=e=>e==null||Math.
abs(e)>1e30?null:e,yt=e=>{let t=[...e].sort((n,r)=>n-r);return(t[t.length-1>>1]+t[t.length>>1])/2},U=({distribution:e})=>e.vocab===null,V=({distribution:{stages:e,
vocab:t}})=>e.at(-1)?.kept??t;var cr=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),te=e=>e.
num_accepted+(e.follow==="correction"?1:0),dr=e=>e.num_accepted+(e.next_token_id===null?0:1);function fs(e,t){let{drafted:n,num_accepted:r}=t;if(e.rounds+=1,e.tokens+=
dr(t),e.draft_seconds+=t.draft_seconds,e.verify_seconds+=t.verify_seconds,!!n.length){e.spec_steps+=1,e.drafted+=n.length,e.accepted+=r,e.judged+=te(t);for(let o=e.
draftedAt.length;o<n.length;o++)e.draftedAt.push(0),e.acceptedAt.push(0);for(n.forEach((o,s)=>{e.draftedAt[s]+=1,s<r&&(e.acceptedAt[s]+=1),!(s>=te(t)||!B(o.overlap))&&
(e.overlaps[0]+=1,e.overlaps[1]+=o.overlap)});e.kept.length<=e.draftedAt.length;)e.kept.push(0);e.kept[r]+=1}}function ms(e){let{spec_steps:t,rounds:n,tokens:r,
drafted:o,accepted:s,judged:i,overlaps:l}=e,u=(d,c)=>c?d/c:null;return{num_spec_steps:t,num_rounds:n,num_tokens:r,num_draft_tokens:o,num_accepted_draft_tokens:s,
num_judged_draft_tokens:i,draft_acceptance_rate:u(s,o),judged_acceptance_rate:u(s,i),mean_acceptance_length:t?1+s/t:null,acceptance_histogram:e.kept,accepted_by_position:e.
acceptedAt,drafted_by_position:e.draftedAt,passes_saved:r-n,expected_acceptance_rate:u(l[1],l[0]),draft_seconds:e.draft_seconds,verify_seconds:e.verify_seconds}}
var vt=class{rounds=[];tally=cr();read(t){t.length>=this.tally.rounds&&this.rounds[0]===t[0]||(this.tally=cr());for(let r=this.tally.rounds;r<t.length;r++)fs(this.
tally,t[r]);return this.rounds=t,ms(this.tally)}};var qt={};v(qt,{OTHERS_WARNING:()=>As,expectedSpeedup:()=>Bs,expectedTokens:()=>kr,intervalMeaning:()=>Cs,paceWords:()=>Ws,spreadWords:()=>Ps,stillMissing:()=>Ds,
timesWords:()=>Rs});var Et={};v(Et,{count:()=>S,fixed:()=>R,isOne:()=>Nt,language:()=>be,listed:()=>gs,notation:()=>W,plain:()=>Lt,separators:()=>bs,significant:()=>Pe});var hs=["d\
e","fr"];var Tt={},pr={};function be(){let e=(navigator.language||"").slice(0,2).toLowerCase();return hs.includes(e)?e:"en"}var Re=()=>window.GenerationPlaygroundTexts?be():
"en";function Mt(e){if(!Tt[e]){let t=new Intl.NumberFormat(e).formatToParts(12345678e-1),n=r=>t.find(({type:o})=>o===r)?.value??"";Tt[e]={decimal:n("decimal"),group:n(
"group")}}return Tt[e]}function W(e){let t=Re();if(t==="en")return e;let{decimal:n,group:r}=Mt(t);return e.replace(/(?<=\d)[.,](?=\d)/g,o=>o==="."?n:r).replace(
/(?<=\d)\s?%/g," %")}var R=(e,t=0)=>W(e.toFixed(t)),Pe=(e,t)=>W(e.toPrecision(t)),S=e=>W(e.toLocaleString("en-US")),Lt=e=>W(String(e)),gs=e=>e.join(Mt(Re()).decimal===
","?"; ":", ");function Nt(e,t){let n=t?Re():"en";return pr[n]??=new Intl.PluralRules(n),pr[n].select(e)==="one"}function bs(){let{decimal:e,group:t}=Mt(Re());return e+
t}var Ft={};v(Ft,{INVISIBLE:()=>Ce,MARKS:()=>de,asSentence:()=>Ht,askedOf:()=>Ts,bytesOf:()=>It,bytesWords:()=>Wt,count:()=>S,decimals:()=>T,fillLabel:()=>_e,fillText:()=>Dt,
fillToken:()=>At,filled:()=>De,fromNats:()=>$t,inOneLine:()=>hr,inParts:()=>jt,information:()=>J,labelled:()=>xs,leavesBytes:()=>ke,loadingWords:()=>Ms,make:()=>_,
modeName:()=>Ns,named:()=>Ls,numbersOf:()=>br,percent:()=>y,probability:()=>E,problemsOf:()=>Es,processorWords:()=>we,quoted:()=>C,say:()=>mr,seconds:()=>gr,stopWords:()=>Os,
together:()=>We,waitWords:()=>Ss});var Ot={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"\
block diffusion",custom:"your own decoding loop",elsewhere:"from another server"},Bt={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:[
"a stop string","met a stop string"],length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own c\
riterion","met your own stopping criterion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached t\
he end of the given text"],unfinished:["the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:[
"stopped by hand","was stopped by hand"],stop:["EOS or a stop string","ended with EOS or a stop string: the server does not say which"],content_filter:["a conte\
nt filter","was cut by the server’s content filter"],tool_calls:["a call of a tool","ended with a call of a tool"],cut:["the end of the file","is not complete"]};var Rt={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of the last one, and removes tokens that the last one \
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
ks",[]]};var fr={Candidate:["token_id","text","raw_logprob","logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["name","entropy","kept","mass_removed","mas\
s_moved"],Reranked:["token_id","text","probability","penalty","score"],BeamCandidate:["token_id","text","piece","parent","raw_logprob","logprob","score","status",
"beam","final_score","group","diversity_penalty","bank","progress","forced","mark"],DraftToken:["token_id","text","draft_logprob","target_logprob","accepted","o\
verlap"],Token:["token_id","text","piece"],Mark:["kind","green","g","listed","mass_before","mass_after","expected","chosen_before","chosen_after","suppressed","\
why"],CanvasPlace:["token_id","text","piece","logprob","entropy","accepted","read_id","read_text"],Contender:["token_id","text","score","luck","rank","above"]};var Pt={};v(Pt,{isSaid:()=>ks,language:()=>be,t:()=>a,tn:()=>w,translateTemplate:()=>ws,withTexts:()=>ys});function a(e,t){if(e==null)return"";if(typeof e=="object")return"number"in e?W(e.number):"one"in e?w(e.count,e.one,e.said,e.values):a(e.said,e.values);let n=String(
e),r=window.GenerationPlaygroundTexts?.[n]??n;return t?r.replace(/\{\{|\}\}|\{(\w+)\}/g,(o,s)=>{if(s===void 0)return o[0];let i=t[s];return typeof i=="number"?Lt(
i):i&&typeof i=="object"?a(i):String(i??"")}):r}function w(e,t,n,r){let o=window.GenerationPlaygroundTexts?.[t]!==void 0,s=t.includes("{count}")?Nt(e,o):e===1;return a(
s?t:n,{count:S(e),...r})}var ks=e=>typeof e=="object"&&e!==null&&("said"in e&&typeof e.said=="string"||"number"in e&&typeof e.number=="string"),_s=["aria-label",
"title","placeholder","data-tip","label"];function ws(e){let t=window.GenerationPlaygroundTexts;if(!t)return;let n=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);
for(let r=n.nextNode();r;r=n.nextNode()){let[,o,s,i]=/^(\s*)([^]*?)(\s*)$/.exec(r.nodeValue??"")??[],l=s&&t[s.replace(/\s+/g," ")];l&&(r.nodeValue=o+l+i)}for(let r of[
e,...e.querySelectorAll("*")])for(let o of _s){let s=t[(r.getAttribute(o)||"").replace(/\s+/g," ")];s&&r.setAttribute(o,s)}}function ys(e){let n=window.GenerationPlaygroundCatalogues?.[be()];
if(window.GenerationPlaygroundTexts||!n)return e();window.GenerationPlaygroundTextsLoading??=fetch(n).then(r=>r.json()).then(r=>{window.GenerationPlaygroundTexts=
r},r=>console.warn("Generation Playground: the translation could not be loaded.",r)),window.GenerationPlaygroundTextsLoading.then(e)}var de={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Ce=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function _(e,t,n,r){let o=document.createElement(
e);t&&(o.className=t),n!=null&&(o.textContent=String(n));for(let[s,i]of Object.entries(r||{}))o.setAttribute(s,String(i));return o}function Dt(e,t,{running:n=!1}={}){
let r=0;for(let o of t.matchAll(Ce)){let[s]=o;o.index>r&&e.append(t.slice(r,o.index)),r=o.index+1;let i=de[s]||"U+"+(s.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0");if(n){let l=de[s]?s:"";e.append(_("span","gp-space",l,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else e.append(_("span","gp-mark",i))}r<t.
length&&e.append(t.slice(r))}function At(e,t){let n=/^ (?=\S)/.test(t)?" ":"",r=/\n*$/.exec(t)?.[0]??"",o=_("span","gp-ink");Dt(o,t.slice(n.length,t.length-r.length),
{running:!0});for(let s=0;s<r.length;s++)o.append(_("span","gp-space","",{"data-mark":de[`
`],"data-wide":"yes"}));return e.append(...[n,o,r].filter(Boolean)),o}var Ct=/(\\x[0-9a-f]{2})+$/i,It=e=>(e.match(Ct)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
ke=({piece:e,text:t})=>e!==null&&(e===""||Ct.test(t)&&e===t.replace(Ct,""));function _e(e,t){e.replaceChildren(),Dt(e,t),t||e.append(_("span","gp-mark",a("(empt\
y)")))}function xs(e,t){let n=_("bdi",t);return _e(n,e),n}function mr(e,t){e.textContent!==t&&(e.textContent=t)}var vs=/([<>≈−-]?\d[\d.,\u202f\u00a0]*[\s\u00a0\u202f]?(?:%|(?:bits?|nats|ms|s|[kMG]B|tokens)(?![\p{L}\p{N}_])))/u;
function We(e){let t=document.createDocumentFragment();return e.split(vs).forEach((n,r)=>t.append(r%2?_("span","gp-together",n):n)),t}var hr=e=>e.replace(Ce,t=>t===
" "?" ":de[t]||"�"),Ht=e=>e?`${e}.`:"",jt=e=>e.filter(Boolean).join(a("{before}; {part}").split(/\{\w+\}/)[1]),C=e=>a("“{text}”",{text:hr(e)});function Ss(e){
return e>90?a("Yours begins in about {count} minutes.",{count:Math.round(e/60)}):a("Yours begins in about {count} s.",{count:e<10?Math.max(1,Math.round(e)):5*Math.
round(e/5)})}var De=(e,t)=>e.split(/\{(\w+)\}/).map((n,r)=>r%2?t[n]:n);function y(e){let t=e*100;return t===0?W("0%"):t<.01?W("<0.01%"):t<1?W(t.toFixed(2)+"%"):
t>99.95&&t<100?W(">99.9%"):W(t.toFixed(1).replace(".0","")+"%")}var E=e=>e==null?0:Math.exp(e),Ts=({prompt:e,request:t})=>e||(t&&t.messages||[]).at(-1)?.content||
"",$t=(e,t)=>t==="bits"?e/Math.LN2:e;function J(e,t){return e===null||!Number.isFinite(e)?a("infinite"):R($t(e,t),2)+" "+a(t)}function Ms({model:e,phase:t,done:n,
total:r}){if(t==="gpu")return a("waiting for the shared GPU …");if(t==="asking")return a("asking the Hub for {model} …",{model:e});let o=y((n??0)/(r||1));return t===
"download"?a("downloading {model}: {done} of {total} …",{model:e,done:Wt(n),total:Wt(r)}):t==="converting"?r?a("converting {model}: {share} …",{model:e,share:o}):
a("reading the file of {model} to convert it …",{model:e}):r?a("loading {model}: {share} …",{model:e,share:o}):a("loading {model} …",{model:e})}function Wt(e){
return B(e)?e>=1e9?a("{size} GB",{size:R(e/1e9,e<1e10?2:1)}):e>=1e6?a("{size} MB",{size:R(e/1e6,e<1e8?1:0)}):a("{size} kB",{size:R(e/1e3,0)}):"–"}function gr(e){
return e<1?Math.round(e*1e3)+" ms":R(e,e<10?2:1)+" s"}var T=(e,t=3)=>e==null?"–":R(e,t);function br(e){let{chosen:t,distribution:n}=e,r=e.read?t.raw_logprob:t.logprob??t.raw_logprob;return{probability:E(t.logprob),rawProbability:E(t.raw_logprob),rank:(e.
read?null:t.rank)??t.raw_rank,surprisal:r===null?1/0:Math.max(0,-r),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var Ls=(e,t,n)=>Object.hasOwn(e,
t)?e[t]:n,Ns=e=>Object.hasOwn(Ot,e)?a(Ot[e]):e.replaceAll("_"," ");function Es({message:e,fix:t,diagnostics:n=[]}){let r=n.map(o=>({knob:o.knob,message:a(o.message),
fix:a(o.fix)}));return r.some(o=>o.message===a(e))?r:[{knob:"",message:a(e),fix:a(t)},...r]}var Os=e=>Object.hasOwn(Bt,e)?Bt[e].map(t=>a(t)):[e,e];function we(e){
if(!Object.hasOwn(Rt,e))return[e,a("is your own logits processor"),[]];let[t,n,r]=Rt[e];return[a(t),a(n),r]}var kr=(e,t)=>e>=1?t+1:Math.expm1((t+1)*Math.log(e))/(e-1),Bs=(e,t,n,r=1)=>kr(e,t)/(t*n+r),Rs=e=>B(e)?`${R(e,2)} ×`:"–",Ps=({low:e,high:t})=>`${R(e,2)}–${R(
t,2)}`,Cs=()=>a("The true median lies in it with a probability of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer than 5 pairs do\
 not give that certainty, so nothing is claimed from them."),Ws=e=>e<.9995?`${Pe(e*1e3,3)} ms`:`${Pe(e,3)} s`;function Ds(e,{done:t,runs:n}){if(t>=n)return"";let r={
done:S(t),left:S(n-t)};return e.done?w(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",r):w(n,"{done} of {count} run ended, {\
left} to come.","{done} of {count} runs ended, {left} to come.",r)}var As=a("Somebody else’s runs were decoded at the same time, so these times are not reliable\
. Measure again when the machine is idle.");var en={};v(en,{EARLY_STOPPING:()=>jr,countOr:()=>ne,endOfRecord:()=>_i,hasEnded:()=>Ke,isAsRecorded:()=>hi,rankingOf:()=>bi,searchOf:()=>ii,settle:()=>ai,sumOf:()=>Q});var Yt={};v(Yt,{Along:()=>ye,RunLog:()=>Qt,groupLetter:()=>pe,isBeamNode:()=>xe,pathChange:()=>Br,pathOf:()=>P,penalised:()=>Fe,startOf:()=>q,unseenAfter:()=>Zs,
unseenNode:()=>Or});var wr=e=>e.closest(".tabitem, .drawer")||document.body;function yr(e){return e.checkVisibility()||e.hidden&&wr(e).checkVisibility()}var Ie=new WeakMap,Kt;function xr(e,t){
Kt??=new ResizeObserver(s=>s.map(({target:i})=>i).filter(i=>i.checkVisibility()).flatMap(Is).forEach(i=>i()));let n=wr(e),r=n.checkVisibility()?e:n,o=Ie.get(r)??
new Set;Ie.set(r,o.add(t)),Kt.observe(r)}function Is(e){Kt.unobserve(e);let t=[...Ie.get(e)||[]];return Ie.delete(e),t}var Ae=new WeakMap,Gt=new WeakMap,_r;function vr(e){
return Ae.has(e)||(_r??=new IntersectionObserver(Hs,{rootMargin:"50%"}),Ae.set(e,!1),_r.observe(e)),!!Ae.get(e)&&!e.hidden}function Sr(e,t){Gt.set(e,t)}function Hs(e){
for(let{target:t,isIntersecting:n}of e){Ae.set(t,!n);let r=n&&Gt.get(t);r&&(Gt.delete(t),r())}}var He=class{constructor(t){this.kinds=t}kinds;subscribers=new Set;changes={};position=0;head="";tail="";answers={};away=!1;onlyShown=!1;feed(t){t.length>=this.
position&&t.startsWith(this.head)&&t.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let r=t.lastIndexOf(`
`)+1;for(;this.position<r;){let o=t.indexOf(`
`,this.position);this.readLine(t.slice(this.position,o)),this.position=o+1}this.head=t.slice(0,Math.min(r,100)),this.tail=t.slice(Math.max(0,r-100),r)}append(t){
let n=0;for(let r of t.split(`
`))this.readLine(r)||(n+=1);return n}read(t){throw new Error("nobody reads "+t.type)}readLine(t){if(!t.trim())return!0;try{return this.read(JSON.parse(t)),!0}catch(n){
return console.error("Generation Playground: a line of the log was skipped.",n,t.slice(0,200)),!1}}setAway(t){this.away!==t&&(this.away=t,this.changed("status"))}get canAsk(){
return!this.onlyShown&&Object.keys(this.answers).length>0}ask(t){!this.onlyShown&&Object.hasOwn(this.answers,t.type)&&this.answers[t.type](t)}subscribe(t,n,r=!1){
let o={element:t,update:n,whenOpen:r,missed:Fs(this.kinds),opened:()=>zt([o])};this.subscribers.add(o),zt([o])}changed(t){je.size||requestAnimationFrame(js),je.
add(this),this.changes[t]=!0}takeChanges(){let t=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?n.missed=qs(n.missed,t):this.subscribers.
delete(n);return[...this.subscribers]}},je=new Set;function js(){let e=[...je];je=new Set,zt(e.flatMap(t=>t.takeChanges()),!0)}function zt(e,t=!1){let n=e.filter(
({element:s,whenOpen:i})=>i&&s.isConnected),r=new Set(n.filter(({element:s})=>!yr(s))),o=new Set(n.filter(s=>t&&$s(s.missed)&&!r.has(s)&&vr(s.element)));for(let{
element:s,opened:i}of r)xr(s,i);for(let{element:s,opened:i}of o)Sr(s,i);for(let s of e){let{missed:i,update:l}=s;if(!(r.has(s)||o.has(s)||!Object.keys(i).length)){
s.missed={};try{l(i)}catch(u){console.error("Generation Playground: a pane could not be drawn.",u)}}}}var $s=e=>!!e.steps&&Object.keys(e).every(t=>t==="steps"||
t==="entries"),Fs=e=>Object.fromEntries(e.map(t=>[t,!0]));function qs(e,t){let n={...e,...t};return e.entries&&t.entries&&(n.entries=new Set([...e.entries,...t.
entries])),n}var Vt={};v(Vt,{noReading:()=>Tr,readOn:()=>Mr,spansOf:()=>Ut});var Tr=e=>({place:0,since:e.is_open?0:null,tail:[],spans:[]});function Mr(e,t,n,{start:r,end:o}){
let{place:s}=e,{since:i,spans:l}=e,u=[...e.tail,[s,t]];for(;;){let d=i===null?r:o,c=u.map(([,m])=>m).join("").indexOf(d);if(c<0)break;let f=Ks(u,c);i===null?i=s+
1:(l=[...l,{start:i,stop:Math.max(i,f),end:s+1}],i=null),u=Gs(u,c+d.length)}return n&&i!==null&&i<=s&&(l=[...l,{start:i,stop:s,end:null}],i=null,u=[]),{place:s+
1,since:i,tail:zs(u,(i===null?r:o).length-1),spans:l}}function Ut(e,t){if(!t)return[];let n=Tr(t);for(let{chosen:i,piece:l}of e)n=Mr(n,i.text,l===null,t);let{spans:r,
since:o,place:s}=n;return o===null?r:[...r,{start:o,stop:s,end:null}]}function Ks(e,t){let n=t;for(let[r,o]of e)if(n-=o.length,n<0)return r;return e[e.length-1][0]}
function Gs(e,t){let n=t;return e.flatMap(([r,o])=>{let s=o.slice(n);return n=Math.max(0,n-o.length),s?[[r,s]]:[]})}function zs(e,t){let[n,r]=[e.length,0];for(;n>
0&&r<t;)r+=e[--n][1].length;return e.slice(n)}var Us=20,Qt=class extends He{unit="bits";searched=new Map;found={look_into:new Map,attend:new Map};mostPlaces={};written=null;knobs=null;parts=[];coming=[];turn;fed={
turn:void 0,started:!1};recordedTurn;beginsHidden=!1;asked=null;queued;loading;shared;apart;started;finished;failed;lasts;newest;numTokens;elapsed;firstElapsed;rounds;canvasSteps;prompts;texts;returned;selected;suggested;rejected;promptSteps;hideFrom;constructor(){
super(["run","steps","status","selection","unit","prompt","watched","searched","found","written","knobs"]),this.clear()}clear(){this.queued=this.loading=this.started=
this.finished=this.failed=null,this.shared=1,this.apart=!1,this.lasts=[],this.newest=null,this.numTokens=this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.
canvasSteps=[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=this.rejected=null,this.suggested=!1,this.promptSteps=[],this.hideFrom=this.beginsHidden?
0:null}feedRun(t,n){this.begin(n),this.feed(t),this.coming=[t],this.showComing()}appendRun(t,n){this.begin(n);let r=this.append(t);return this.coming.push(t),this.
showComing(),r}lose(t){this.fed.turn!==t||this.finished||this.failed||this.read({type:"Failed",message:a("The connection to this run was lost."),fix:a("Run it a\
gain."),error:"Lost",diagnostics:[]})}begin(t){t!==this.fed.turn&&(this.fed={turn:t,started:!1},this.coming=[],this.feed(""))}showComing(){this.fed.started&&Object.
assign(this,{parts:this.coming,turn:this.fed.turn})}get text(){return this.parts.length>1&&this.parts.splice(0,1/0,this.parts.join("")),this.parts[0]??""}read(t){
if(!Vs(t.type))throw new Error("unknown event "+t.type);Nr[t.type](this,t)}countStep(t){this.numTokens+=1,this.elapsed=t.elapsed??0,this.firstElapsed??=t.elapsed,
this.changed("steps")}get recorded(){return this.recordedTurn!==void 0&&this.turn===this.recordedTurn}get readsSource(){return!!this.started?.decoder_tokens.length}get prefix(){
return(this.readsSource?this.started?.decoder_tokens:this.started?.prompt_tokens)??[]}get denoises(){return!!(this.started&&this.started.mode==="block_diffusion")}get isFromElsewhere(){
return!!(this.started&&this.started.elsewhere)}get hasReadMedia(){return!!(this.started?.request.media?.length||this.started?.media?.length)}get looksAtMedia(){
return this.hasReadMedia&&this.readsSource&&!this.started?.prompt_tokens.length}get speaks(){return!!(this.started&&this.started.codebooks)}get canAsk(){return super.
canAsk&&!this.isFromElsewhere&&!this.speaks}get stepping(){if(!this.started||this.usesBeams)return!1;if(this.finished?.sequences[0]?.stop_reason==="step")return!0;
let{given:t,only_given:n,config:r={}}=this.started.request;return typeof t=="string"?!1:Array.isArray(t)&&n||r.max_new_tokens===(t||[]).length+1}get usesBeams(){
return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){
return this.hideFrom===null?this.allLines():this.allLines().map(t=>{let n=this.seen(t.last);return n===t.last?t:{...t,last:n,score:null,stopReason:null}})}seen(t){
if(this.hideFrom===null)return t;let n=t;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(t){this.hideFrom!==t&&(this.hideFrom=t,this.changed(
"steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,r)=>ei(n,r,this.prompts.length));
let t=this.finished?this.finished.sequences:[];return this.lasts.map((n,r)=>({kind:"sequence",label:this.speaks?a("codebook {number}",{number:r+1}):this.lasts.length>
1?a("sequence {number}",{number:r+1}):"",last:n,score:null,stopReason:t[r]?t[r].stop_reason:null,untold:!n&&t[r]&&!t[r].token_ids.length?t[r].text:""}))}current(){
if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let t=this.lines();return t.length?t[0].last:null}lineOf(t){return t.
isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let r=n;for(;r&&r.index>t.index;)r=r.before;return r===t}):this.lines()[t.sequence]}lastOf(t){
return this.lineOf(t)?.last??t}select(t,n){let r=t===null?null:this.lines()[t];this.selectStep(r&&n!==void 0?P(r.last)[n]??null:null)}selectStep(t,n=!1){let r=this.
seen(t);this.selected===r&&this.suggested===n&&!this.rejected||(this.selected=r,this.suggested=n,this.rejected=null,this.changed("selection"))}selectRejected(t,n,r){
this.selectStep(t),this.rejected={round:n,place:r},this.changed("selection")}selectMostUncertain(t=""){let n=this.returned?this.returned[0]?.last:this.lasts[0];
if(this.selected||!n||this.stepping)return;let r=P(n),o=r.filter(d=>!d.given);if(o.length<2)return;let s=Ut(r,this.started?.reasoning).filter(({end:d})=>d!==null),
i=o.filter(({index:d})=>!s.some(({start:c,stop:f})=>c<=d&&d<f)),l=({distribution:d,chosen:{raw_logprob:c}})=>d.entropy_before??-(c??-1/0),u=t&&o.find(d=>d.chosen.
text.trim()===t.trim());u?this.selectStep(u,!0):this.selectStep((i.length?i:o).reduce((d,c)=>l(c)>l(d)?c:d),!0)}walk(t){let n=this.current();if(!n)return;let r=[
...this.promptSteps,...P(this.lastOf(n))],o=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(r[Math.max(0,Math.min(r.length-1,o+t))])}addSearched(t,n){
this.searched.set(t,[...this.searched.get(t)||[],n]),this.changed("searched")}addFound(t,n,r,o){let s=this.found[t];s.delete(n),s.set(n,{ids:r,found:o}),s.size>
Us&&s.delete(s.keys().next().value),this.changed("found")}foundOf(t){return this.started&&this.found[t].get(this.turn)||null}startedLine(){let t=this.text.indexOf(
'{"type":"Started"');return t<0?"":this.text.slice(t,this.text.indexOf(`
`,t))}idsTo(t){return P(t).map(({chosen:n})=>n.token_id)}addWatched(t,n){let r=this.allLines()[t];r&&(P(r.last).forEach((o,s)=>{let i=H("Candidate",n[s]||[]),l=new Set(
i.map(({token_id:u})=>u));o.watched=[...(o.watched||[]).filter(({token_id:u})=>!l.has(u)),...i]}),this.changed("watched"))}setWritten(t){this.written=t&&{...t,tokens:H(
"Token",t.tokens)},this.changed("written")}setKnobs(t){this.knobs=t,this.changed("knobs")}setUnit(t){this.unit=t,this.changed("unit")}},Nr={Queued(e,t){e.queued=
t,e.loading=null,e.changed("status")},Loading(e,t){e.loading=t,e.queued=null,e.changed("status")},Shared(e,{runs:t,apart:n}){e.shared=t,e.apart=!!n,e.changed("s\
tatus")},Started(e,t){e.clear();let n=H("Token",t.prompt_tokens??[]);e.started={...t,request:t.request??{},prompt_tokens:n,decoder_tokens:H("Token",t.decoder_tokens??
[])},e.fed.started=!0,e.changed("run"),e.changed("status"),e.changed("selection")},Stepped(e,{step:t}){let n=Lr(t);n.read=!!e.started?.request.only_given,n.before=
e.lasts[n.sequence]??null,n.draft=Js(n,e.rounds),e.lasts[n.sequence]=n,(!e.newest||n.index>e.newest.index)&&(e.newest=n),e.countStep(n)},BeamsAdvanced(e,{step:t}){
let n=e.prompts[t.sequence]??=Qs(),r={...t,distributions:t.distributions.map(Er)};r.given&&(n.given+=1);let o=H("BeamCandidate",r.candidates).map(i=>Ys(i,r,n));
for(let{beam:i}of o)i.progress&&e.texts.set(i.token_id,i.text);Xs(o),n.running=o.filter(i=>i.beam.status==="running").sort((i,l)=>Jt(i)-Jt(l)),n.byNumber=new Map(
n.running.map(i=>[Jt(i),i]));let s=r.given?e.started?.effective.num_beams??0:0;for(let i=0;i<s;i++)n.byNumber.set(i,o[0]);n.finished.push(...o.filter(i=>i.beam.
status==="finished")),n.finished.sort((i,l)=>(l.beam.final_score??0)-(i.beam.final_score??0)),n.finished.length=Math.min(n.finished.length,r.pool.length),n.pool=
r.pool,n.pools.push(r.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(r.distributions),e.countStep(r)},PromptRead(e,{steps:t}){let n=null;e.
promptSteps=t.map(r=>n={...Lr(r),before:n,isPrompt:!0}),e.changed("prompt")},CanvasDenoised(e,{step:t}){let n={...t,places:H("CanvasPlace",t.places)};e.canvasSteps.
push(n),e.numTokens=n.canvas*n.places.length,e.elapsed=n.elapsed,e.firstElapsed??=n.elapsed,e.changed("steps")},DraftJudged(e,{round:t}){e.rounds.push({...t,follow:t.
follow,drafted:H("DraftToken",t.drafted)}),e.changed("steps")},Finished(e,t){let n=t.sequences.map(r=>({...r,score:r.score??null,note:r.note??""}));e.finished={
...t,sequences:n},n.forEach((r,o)=>{!r.token_ids.length&&r.text&&(e.lasts[o]??=null)}),e.usesBeams&&(e.returned=n.map((r,o)=>ri(e,r,o))),e.changed("status"),e.changed(
"steps")},Failed(e,t){(e.fed.turn===void 0||e.fed.started)&&(e.failed=t),e.queued=e.loading=null,e.changed("status")}},Vs=e=>Object.hasOwn(Nr,e);function $e(e,t){
let n=fr[e],r={};for(let o=0;o<n.length;o++)r[n[o]]=t[o];return r}function H(e,t){return t.map(n=>$e(e,n))}function Er(e){return{...e,candidates:H("Candidate",e.
candidates),stages:H("Stage",e.stages??[])}}function Lr(e){let{chosen:t,distribution:n,watched:r,mark:o,draw:s,reranked:i,...l}=e,u={...l,chosen:$e("Candidate",
t),distribution:Er(n),watched:H("Candidate",r??[]),mark:o?$e("Mark",o):null,draw:s?{...s,contenders:H("Contender",s.contenders??[])}:null,before:null,draft:null};
return i&&(u.reranked=H("Reranked",i)),u}function Js(e,t){let n=t.at(-1);if(!n||e.index<n.start)return null;let r=e.index-n.start;return r<n.num_accepted?{origin:"\
accepted",instead:null,round:n,place:r}:{origin:n.follow,instead:n.drafted[r]||null,round:n,place:r}}function Qs(){return{running:[],byNumber:new Map,finished:[],
pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}var Jt=({beam:e})=>e.beam??0;function Ys({mark:e,...t},n,r){let o=e?$e("Mark",e):null,s={...t,mark:o},
i=n.distributions[s.parent],l=i.candidates.find(u=>u.token_id===s.token_id);return{index:n.index,sequence:n.sequence,before:r.byNumber.get(s.parent)||null,chosen:l||
{...s,raw_rank:null,rank:null,removed_by:null},piece:s.piece,distribution:i,seconds:n.seconds,elapsed:n.elapsed,draft:null,given:!!n.given,length:n.index+1-r.given,
mark:o,beam:s}}function q({started:e}){if(!e)throw new Error("no run has started");return e}var xe=e=>!!e?.beam,Fe=({beam:e,length:t},n)=>t>0?(e.score??-1/0)/t**
n:e.score;function Or(e,t,n,r,o){e.unseen??=new Map;let s=`${t} ${n} ${o.token_id}`,i=e.unseen.get(s);if(!i){let l=(t?e.byStep[t-1].get(n):null)??null,{token_id:u,
text:d,raw_logprob:c,logprob:f}=o,m=(l?.beam.score??0)+(f??-1/0),p=l?l.beam.group:null,h={token_id:u,text:d,piece:null,parent:n,raw_logprob:c,logprob:f,score:m,
status:"unseen",beam:null,final_score:null,group:p},{sequence:g,seconds:b,elapsed:x}=e.steps[t][0];i={index:t,sequence:g,before:l,chosen:o,piece:null,distribution:r,
seconds:b,elapsed:x,draft:null,given:!1,length:e.steps[t][0].length,beam:h,rank:null},e.unseen.set(s,i)}return i}function Zs(e,t,n,r){let o=n&&!n.given?n.beam?.
beam??0:0;return e.unseen&&e.unseen.get(`${t} ${o} ${r}`)||null}function Xs(e){let t=new Map;for(let n of[...e].sort((r,o)=>(o.beam.score??-1/0)-(r.beam.score??
-1/0)))n.rank=(t.get(n.beam.group)||0)+1,t.set(n.beam.group,n.rank)}function ei(e,t,n){let r=s=>n>1?a("Prompt {number}, {label}",{number:t+1,label:s}):s,o=(s,i,l,u)=>({
kind:s,label:r(i),last:l,score:u,stopReason:null});return[...e.running.map(s=>o("running",ti(s),s,s.beam.score)),...e.finished.map((s,i)=>o("finished",ni(s,i+1),
s,s.beam.final_score))]}function ti({beam:{beam:e,group:t,progress:n}}){let r=(e??0)+1;return t!=null?a("beam {number}, group {group}",{number:r,group:pe(t)}):r===
1&&!n?a("best beam"):a("beam {number}",{number:r})}function ni({beam:{group:e}},t){return e!=null?a("ended {number}, group {group}",{number:t,group:pe(e)}):a("e\
nded {number}",{number:t})}var pe=e=>e<26?String.fromCharCode(65+e):String(e+1);function ri(e,t,n){let r=Math.max(1,Math.floor((e.finished?.sequences.length??0)/
e.prompts.length)),{steps:o}=e.prompts[Math.floor(n/r)],s=null;return t.token_ids.forEach((i,l)=>{let u=t.beams?.[l];s=(o[l]||[]).find(d=>d.beam.parent===u&&d.beam.
token_id===i)||s}),{kind:"returned",label:a("output {number}",{number:n+1}),last:s,score:t.score,stopReason:t.stop_reason}}function P(e){let t=[];for(let n=e;n;n=
n.before)t.push(n);return t.reverse()}function Br(e,t){let n=[],r=t;for(;r&&e[r.index]!==r;)n.push(r),r=r.before;return{keep:r?r.index+1:0,added:n.reverse()}}var ye=class{constructor(t,n){
this.add=n;this.totals=[t]}add;steps=[];totals;get total(){return this.totals[this.totals.length-1]}follow(t){let{keep:n,added:r}=Br(this.steps,t);this.steps.length=
n,this.totals.length=n+1;for(let o of r)this.steps.push(o),this.totals.push(this.add(this.total,o));return{keep:n,added:r}}};function Rr({effective:e,config:t}){let n={...e,...t},r=(n.constraints||[]).map(s=>s.any_of||[s.phrase||[]]),o=(n.force_words_ids||[]).map(s=>Array.isArray(s[0])?
s:[s]);return[...r,...o].map(s=>({alternatives:s,length:Math.max(...s.map(i=>i.length))}))}function Pr({alternatives:e,length:t},n,r,o){if(n>=t)return!0;let s=e.filter(l=>l.length===n);if(!s.length)return!1;let i=[...o,...P(r).map(l=>l.chosen.token_id)].
join(" ")+" ";return s.some(l=>` ${i}`.includes(` ${l.join(" ")} `))}var qe=-1e9,jr=[[!1,"False"],[!0,"True"],["never",'"never"']],oi=["beam_search","beam_sample"],si=["group_beam_search","constrained_beam_search"];function ii(e){
let{mode:t,effective:n,config:r,eos_token_ids:o,max_new_tokens:s}=q(e),i={...r,...n},{length_penalty:l,early_stopping:u}=i,d=ne(i.num_beams,1+Math.max(0,...(e.prompts[0].
steps[0]||[]).map(({beam:f})=>f.beam??0))),c=e.prompts[0].given;return{together:oi.includes(t)?!0:si.includes(t)?!1:null,prompts:e.prompts,start:c,maxNew:s-c,wanted:ne(
i.num_return_sequences,1),size:t==="group_beam_search"?Math.ceil(d/ne(i.num_beam_groups,1)):d,ends:new Set(o),constraints:Rr(q(e)),promptIds:e.prefix.map(f=>f.token_id),
own:{lengthPenalty:B(l)?l:1,earlyStopping:jr.find(([f])=>f===u)?.[0]??!1}}}var ne=(e,t)=>B(e)&&Number.isInteger(e)&&e>0&&e<=4096?e:t,Q=({beam:e})=>D(e.score)??-1/0,
Xt=(e,t)=>Q(e)/e.length**t;function ai(e,t){return e.together?ui(e,t):di(e,t)}function $r(e,t,n,{maxNew:r},{lengthPenalty:o,earlyStopping:s}){let i=s==="never"&&
o>0?r:t;return{best:e,length:i,bound:e/i**o,worst:n}}var Cr=new WeakMap;function li(e,t){let n=Cr.get(e);if(!n){let r=e.filter(({beam:s})=>s.status==="running"||
s.status==="pruned"),o=Math.max(...(r.length?r:e).map(Q));n={ended:e.filter(({beam:s},i)=>i<t&&Ke(s)),hopeless:!r.length,best:r.length?o:o+qe},Cr.set(e,n)}return n}
function ui(e,t){let{prompts:n,size:r,start:o}=e,s={node:null,score:qe},i=n.map(()=>({group:null,held:Array.from({length:r},()=>s),stop:null,lastStep:0,weighed:null,
exact:!0})),l=Math.min(...n.map(({steps:c})=>c.length)),u=null;for(let c=o;c<l&&!u;c++){let f=n.map(({steps:p})=>li(p[c],r)),m=f.every(p=>p.hopeless);i.forEach(
(p,h)=>ci(p,f[h],c+1,m,e,t)),i.every(p=>p.stop)&&(u=i.find(p=>p.stop?.step===c+1)?.stop??null)}let d=c=>c.node!==null;return{stop:u,prompts:i.map(c=>({kept:c.held.
filter(d),pools:[c]}))}}function ci(e,t,n,r,o,s){if(e.stop)return;if(t.ended.length){let d=t.ended.map(c=>({node:c,score:Xt(c,s.lengthPenalty)}));e.held=[...e.held,
...d].sort((c,f)=>f.score-c.score).slice(0,o.size)}e.lastStep=n;let i=e.held.at(-1)?.score??qe,l=e.held.every(({node:d})=>d),u=e.weighed=$r(t.best,n-o.start,l?i:
null,o,s);r?e.stop={step:n,why:"criteria"}:l&&s.earlyStopping===!0?e.stop={step:n,why:"full"}:e.held.some(({node:d})=>u.bound>(d?i:qe))||(e.stop={step:n,why:"se\
ttled"})}function di(e,t){let n=e.prompts.map(i=>{let l=Wr(i).map(f=>Dr(i,f,e,t)),u=Wr(i).map(f=>Dr(i,f,e,e.own)),d=1/0;return l.forEach((f,m)=>{let[p,h]=[f,u[m]].
map(({stop:g})=>g?g.step:1/0);f.exact=f.lastStep<=d,p!==h&&(d=Math.min(d,p,h))}),{kept:l.flatMap(f=>f.kept).sort((f,m)=>f.score-m.score).reverse(),pools:l}}),r=n.
flatMap(i=>i.pools),o=r.length>0&&r.every(({stop:i})=>i),s=r.flatMap(({stop:i})=>i??[]);return{stop:o?s.reduce((i,l)=>l.step>i.step?l:i):null,prompts:n}}var Wr=({
steps:e,given:t})=>[...new Set((e[t]||[]).map(({beam:n})=>n.group??null))].sort((n,r)=>(n??0)-(r??0));function Dr(e,t,n,r){let{size:o,start:s}=n,i={group:t,kept:[],
stop:null,weighed:null,lastStep:0,exact:!0};for(let l=s;l<e.steps.length&&!i.stop;l++){let u=pi(e.steps[l],t,n);if(!u)break;let d=i.lastStep=l+1;u.ended.forEach(
m=>Ir(i,m,n,r));let c=i.kept.length>=o,f=c?Zt(i.kept):null;i.weighed=$r(u.best,d-s,f,n,r),c&&r.earlyStopping===!0?i.stop={step:d,why:"full"}:f!==null&&f>=i.weighed.
bound?i.stop={step:d,why:"settled"}:fi(e.steps[l],d,n)&&(mi(u.nodes,n).forEach(m=>Ir(i,m,n,r)),i.stop={step:d,why:"criteria"})}return i}var Ar=new WeakMap;function pi(e,t,{
ends:n}){let r=Ar.get(e)??new Map;if(Ar.set(e,r),!r.has(t)){let o=e.filter(({beam:i})=>(i.group??null)===t),s=o.filter(({beam:i})=>i.status==="finished"&&n.has(
i.token_id));r.set(t,o.length?{nodes:o,ended:s,best:Q(o[0])}:null)}return r.get(t)??null}var Zt=e=>Math.min(...e.map(({score:t})=>t));function Ir(e,t,n,{lengthPenalty:r}){
let o=Xt(t,r);if(e.kept.length>=n.size&&!(o>Zt(e.kept))||(e.kept.push({node:t,score:o}),e.kept.length<=n.size))return;let s=Zt(e.kept);e.kept.splice(e.kept.findIndex(
i=>i.score===s),1)}function fi(e,t,{ends:n,maxNew:r,start:o}){return t-o>=r||e.some(({beam:s})=>Ke(s)&&!n.has(s.token_id))}var Ke=({status:e})=>e==="finished"||
e==="ended";function mi(e,{ends:t,constraints:n,promptIds:r,wanted:o}){let s=e.filter(({beam:u})=>u.status==="running"||Ke(u)&&!t.has(u.token_id)),i=u=>n.every(
(d,c)=>Pr(d,u.beam.progress?.[c]??0,u,r)),l=s.filter(u=>!u.beam.progress||i(u));return l.length<o?[...l,...s.filter(u=>!l.includes(u))]:l}function hi(e,t,n){let r=Math.
max(...e.prompts.map(s=>s.steps.length));if(t.stop?t.stop.step!==r:n)return!1;let o=Math.min(...e.prompts.map(s=>s.steps.length));return t.prompts.every(({kept:s},i)=>{
let{pools:l}=e.prompts[i],u=l[(e.together?o:l.length)-1]||[];return u.length===s.length&&u.every((d,c)=>gi(d,s[c],e))})}function gi(e,{node:t,score:n},r){let o=D(
e);if(o===null||!Number.isFinite(n))return o===null==!Number.isFinite(n);let s=2e-5*Math.max(1,t.length**-r.own.lengthPenalty);return Math.abs(o-n)<=s+1e-5*Math.
abs(n)}function bi(e,t,n,{lengthPenalty:r},o){let s=e.prompts[t],{kept:i,pools:l}=n.prompts[t],u=(m,p,h="")=>({node:m,score:Xt(m,r),place:null,state:p,why:h}),d=new Set(
i.map(({node:m})=>m)),c=ki(s).filter(m=>!d.has(m)).map(m=>{let{stop:p}=l.find(({group:h})=>h===(m.beam.group??null))||l[0];return!p||m.index<p.step?u(m,"out","d\
ropped"):u(m,"out",n.stop&&m.index>=n.stop.step?"not reached":"too late")}),f=!o&&!n.stop;return[...i.map(({node:m,score:p},h)=>{let g=n.stop&&h<e.wanted?"retur\
ned":"kept";return{node:m,score:p,place:h,state:g,why:""}}),...f?s.running.map(m=>u(m,"running")).sort((m,p)=>p.score-m.score):[],...c.sort((m,p)=>p.score-m.score)]}
var Hr=new WeakMap;function ki({steps:e}){let t=Hr.get(e)??{read:0,nodes:[]};for(Hr.set(e,t);t.read<e.length;t.read++)t.nodes.push(...e[t.read].filter(({beam:n})=>n.
status==="finished"));return t.nodes}function _i({prompts:e}){let t=e.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...t.map(({lastStep:n})=>n))}var tn={};v(tn,{actingOtherwise:()=>yi,followTokens:()=>Fr,greedyPath:()=>vi});var wi=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),yi=({processors:e=[]})=>e.filter(t=>!wi.has(t));function Fr(e,t){
let n=e.given,r=n?e.steps[n-1][0]:null,o=0;for(let s=n;s<e.steps.length;s++){let i=e.distributions[s]?.[o]?.candidates??[],l=t(s-n,i[0]);if(l===void 0)return{last:r,
ended:!1,left:null};let u=e.steps[s].find(d=>d.beam.parent===o&&d.beam.token_id===l)||null;if(!u||u.beam.status==="pruned")return{last:r,ended:!1,left:xi(e,r,{index:s,
id:l,node:u,candidates:i})};if(r=u,u.beam.status!=="running")return{last:r,ended:!0,left:null};o=u.beam.beam??0}return{last:r,ended:!1,left:null}}function xi(e,t,{
index:n,id:r,node:o,candidates:s}){let i=s.find(m=>m.token_id===r),l=D(i?.logprob),u=(o??t)?.beam.group,d=e.steps[n].filter(m=>(m.beam.group??null)===(u??null)||
!t),c=d.filter(m=>m.beam.status==="running").map(Q),f=t&&!t.given?Q(t):0;return{index:n,token:o?.beam??i??null,node:o,considered:d.length,sum:o?Q(o):l===null?null:
f+l,best:c.length?Math.max(...c):null,worst:c.length?Math.min(...c):null}}var vi=e=>Fr(e,(t,n)=>n&&n.logprob!==null?n.token_id:void 0);var rn={};v(rn,{AGREE:()=>qr,SUNK:()=>ve,TREE_ROUNDING:()=>Si,addUp:()=>Mi,apart:()=>Ge,apartAfterPenalty:()=>ze,impossible:()=>oe});var qr=.001,Si=2e-5,Ti=-1e9,ve=-1e8,oe=(e,t=-1e30)=>e==null||e<t;function Ge(e,t,n){return oe(e,n)||oe(t,n)?oe(e,n)&&oe(t,n)?0:1/0:Math.abs(e-t)}function ze(e,t,n){
return Ge(e,t===null?null:t*n,ve)/Math.max(1,n)}var re=class{count=0;off=0;furthest=0;worst=null;see(t,n){this.count+=1,t<=qr||(this.off+=1),!(this.worst&&!(t>this.
furthest))&&(this.furthest=t,this.worst={...n(),difference:t})}},nn=class{sum=new re;given=new re;final=new re;pool=new re;output=new re};function Mi(e){if(!e.usesBeams)
return null;let{effective:t}=q(e),n=new nn,r=t.length_penalty??1;for(let o of e.prompts){if(!o)continue;let s=Math.max(...o.distributions.map(({length:i})=>i));
Li(o,Math.max(1,Math.floor(s/(t.num_beam_groups||1))),r,n)}return e.finished?.sequences.forEach((o,s)=>Ni(e.returned?.[s].last??null,o,s,r,n.output)),n}function Li(e,t,n,r){
let o=null,s=new Map,i=(l,u)=>u.score-l.score;e.steps.forEach((l,u)=>{if(l.some(({given:f})=>f)){for(let f of l)r.given.see(Ge(f.beam.score,0),()=>({node:f}));return}
o??=new Map(l.filter(({beam:f})=>f.parent%t===0).map(({beam:f})=>[f.parent,0]));for(let f of l){let{beam:m}=f,p=o.get(m.parent)??Ti;if(r.sum.see(Ge((p??0)+(m.logprob??
-1/0),m.score,ve),()=>({node:f,parent:p})),m.final_score===null||m.final_score===void 0)continue;let h=f.length**n;r.final.see(ze(m.score,m.final_score,h),()=>({
node:f,power:h}));let g=m.group??null,b=[...s.get(g)??[],{score:m.final_score,power:h}];s.set(g,b.sort(i).slice(0,t))}let d=[...s.values()].flat().filter(({score:f})=>!oe(
f)).sort(i),c=e.pools[u].filter(f=>!oe(f));for(let f=0;f<Math.max(d.length,c.length);f++){let m=d[f]??null,p=m&&f<c.length?ze(m.score*m.power,c[f],m.power):1/0;
r.pool.see(p,()=>({step:u,place:f,expected:m&&m.score,told:c[f]??null}))}o=new Map(l.filter(({beam:f})=>f.status==="running").map(({beam:f})=>[f.beam,f.score]))})}
function Ni(e,t,n,r,o){let s=P(e),i=s.filter(({given:d})=>!d);if(t.score===null||!i.length||!xe(e))return;let l=i.length**r,u=s.every(({beam:d,given:c},f)=>c||d?.
parent===(t.beams||[])[f]);o.see(u?ze(e.beam.score,t.score,l):1/0,()=>({number:n,node:e,power:l,told:t.score}))}var an={};v(an,{Trie:()=>on,headOf:()=>Oi,isWithin:()=>Ci,jointOf:()=>Bi,pathTo:()=>Ri,pieceOf:()=>Pi,shownOf:()=>Di});var on=class{nodes=[];root=this.newNode(null,
null);tips=[];ended=new Map;newNode(t,n){let r=t?.logprob??null,o=n?.logprob??null,s=n?o===null||r===null?null:o+r:0,i=n?n.depth+1:0,u={id:this.nodes.length,token:t,
before:n,depth:i,kids:new Map,order:[],samples:[],ends:[],logprob:s};return this.nodes.push(u),u}begin(t){return this.root.samples.push(t),this.tips[t]=this.root}add(t,n){
let r=this.tips[t]??this.begin(t),o=r.kids.get(n.token_id);o||(o=this.newNode(n,r),r.kids.set(n.token_id,o),r.order.push(o)),o.samples.push(t),this.tips[t]=o}end(t,n){
this.ended.has(t)||(this.ended.set(t,n),(this.tips[t]??this.begin(t)).ends.push([t,n]))}reached(t){let n=r=>!Ei.has(this.ended.get(r)??"length");return this.root.
samples.filter(r=>(this.tips[r]?.depth??0)>=t||n(r)).length}},Ei=new Set(["length","max_time","stopped","failed","given","unfinished"]);function Kr(e){let t=[e];
for(;e.kids.size===1&&!e.ends.length;)[e]=e.order,t.push(e);return t}function Oi(e){for(;e.before&&e.before.before&&e.before.kids.size===1&&!e.before.ends.length;)
e=e.before;return e}var Bi=(e,t=null)=>{let n=t?t.logprob:0;return e.logprob===null||n===null?null:Math.exp(e.logprob-n)};function Ri(e){let t=[];for(;e.before;e=
e.before)t.push(e);return t.reverse()}var Pi=({token:e})=>e?.piece??e?.text??"";function Ci(e,t){let n=e;for(;n&&n.depth>t.depth;)n=n.before;return n===t}var Gr=(e,t)=>(t.
logprob??-1/0)-(e.logprob??-1/0)||(e.token?.token_id??0)-(t.token?.token_id??0);function Wi({order:e},t){if(!t)return e.sort((r,o)=>o.samples.length-r.samples.length||
Gr(r,o)),e;let n=(r,o)=>r.samples.length>o.samples.length+Math.max(.5,o.samples.length/5);for(let r=1;r<e.length;r++)for(let o=r;o>0&&n(e[o],e[o-1]);o--)[e[o-1],
e[o]]=[e[o],e[o-1]];return e}function Di(e,{lanes:t,grows:n,opened:r=new Map,closed:o=new Set,before:s=new Set}){let i=[],l=[],u=({id:g,samples:b})=>b.length+(n&&
s.has(g)?.5:0),d=([g],[b])=>u(b)-u(g)||g.depth-b.depth||Gr(g,b),c=0;function f(g,b,x){for(c+=1;;){let k=b[b.length-1],N={head:g,run:b,kids:[],folded:[],closed:o.
has(g.id)};x.push(N);let L=Wi(k,n);if(!L.length||N.closed)return;let ge=1+(r.get(k.id)||0);L.slice(1).forEach((Be,ce)=>(ce+1<ge?l:i).push([Be,N])),x=N.kids,[g]=
L,b=Kr(g)}}let m=g=>{for(let b=g.pop();b;b=g.pop()){let[x,k]=b;f(x,Kr(x),k.kids),m(l)}},p=()=>i.splice(0).forEach(([g,b])=>b.folded.push(g)),h=[];for(f(e.root,[
e.root],h),m(l);i.length&&c<t;)i.sort(d),m(i.splice(0,1));p();for(let g=sn(h[0]);g.length;g=sn(h[0]))m(g),p();return zr(h[0]),h[0]}function sn(e){return[...e.folded.
length===1?e.folded.splice(0).map(n=>[n,e]):[],...e.kids.flatMap(sn)]}function zr(e){let t=new Map(e.run[e.run.length-1].order.map((n,r)=>[n,r]));e.kids.sort((n,r)=>(t.
get(n.head)??0)-(t.get(r.head)??0)),e.kids.forEach(zr)}var ln={};v(ln,{FEWEST_VALUES:()=>Ur,bestOf:()=>Hi,sideOf:()=>Jr,spreadOf:()=>Vr});var Ur=5,Ai=.9;function Vr(e){if(!e.length)return null;let t=[...e].sort((i,l)=>i-l),n=t.length,[r,o,s]=[0,0,2/2**n];for(;r<Math.floor(n/2)&&(o+=s,!(r>0&&o>1-Ai));)
s*=(n-r)/(r+1),r+=1;return r=Math.max(0,r-1),{median:yt(t),low:t[r],high:t[n-1-r]}}function Jr(e,t){let n=Vr(e);if(!n||e.length<Ur)return"few";let{low:r,high:o}=n;
return r>t?"above":o<t?"below":"open"}var Ii=(e,t)=>B(e)&&B(t)?[e-t]:[];function Hi(e,t=!0){let n=(o,s)=>Jr(o.flatMap((i,l)=>Ii(i,s[l])),0),r=e.findIndex((o,s)=>e.
length>1&&e.every((i,l)=>s===l||n(o,i)===(t?"above":"below")));return r<0?null:r}var mn={};v(mn,{explain:()=>Ji,tipLater:()=>fn,tipOfTerm:()=>Ki});var ji={"views#why-this-token":`vocabulary prompt length ending logit probability logprob mean-logprob cumulative-logprob bits perplexity rank processor
    kept distinct-n repetition context parameters memory`,"views#side-by-side":"sample greedy self-bleu words-in-common interval","views#how-the-next-token-move\
s-with-the-prompt":"kl js","views#where-the-beams-went":"sequence-score","views#is-the-draft-worth-it":"bonus acceptance-length expected-acceptance passes-saved\
 draft-cost speed-up residual","views#is-it-watermarked":"threshold p-value false-positive-rate detection-rate auc","views#which-answer-is-likelier":"answer-sha\
re","views#how-much-do-fewer-bits-cost":"top-agreement","views#chats-translations-batches":"padding","serving#time":"speed first-token time between-tokens laten\
cy percentile","serving#what-happens-in-a-step":"decode block queue","knobs#do_sample":"sampling","knobs#temperature":"temperature","knobs#top_k":"top-k","knobs\
#top_p":"top-p","knobs#min_p":"min-p","knobs#repetition_penalty":"repetition-penalty","knobs#length_penalty":"length-penalty","knobs#diversity_penalty":"diversi\
ty-penalty","knobs#constraints":"constraint"},$i=Object.fromEntries(Object.entries(ji).flatMap(([e,t])=>t.split(/\s+/).map(n=>[n,e])));function Ue(e){let t=document.
querySelector("link[rel=help]");if(!t)return[];let n=e?$i[e]||`glossary#${e}`:"";return[_("a","gp-link",a("Docs"),{href:t.href+n,target:"_blank",rel:"noopener"})]}var Qr={token:()=>({name:a("token"),meaning:a("The piece of text that a model reads and writes at once: a word, a part of one, a sign, or a few bytes.")}),vocabulary:()=>({
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
ext again.")}),luck:()=>({name:a("luck"),meaning:a("What the draw adds to a probability: a random factor 1/q for each token, made from the seed and from nothing\
 else. The token with the largest product of both is drawn."),formula:"p · 1/q, g = −ln q"}),processor:()=>({name:a("logits processor"),meaning:a("A rule tha\
t changes the scores of a step before a token is chosen: it removes tokens or makes some likelier.")}),temperature:()=>({name:a("temperature"),meaning:a("What t\
he logits are divided by: below 1 likely tokens become likelier, above 1 all become more alike."),formula:"p ∝ e^(logit / T)"}),"top-k":()=>({name:a("top-k"),
meaning:a("Keeps the k likeliest tokens and removes the others.")}),"top-p":()=>({name:a("top-p"),meaning:a("Keeps the likeliest tokens until together they have\
 probability p: the nucleus."),formula:"min n: p₁ + … + pₙ ≥ p"}),"min-p":()=>({name:a("min-p"),meaning:a("Keeps the tokens with at least this share of \
the likeliest one’s probability."),formula:"p ≥ min_p · p₁"}),"repetition-penalty":()=>({name:a("repetition penalty"),meaning:a("Makes tokens that have o\
ccurred less likely: positive logits are divided by it, negative ones multiplied."),formula:"logit / θ, logit · θ"}),kept:()=>({name:a("mean tokens kept"),meaning:a(
"How many tokens could be chosen, on average: all of the vocabulary before the processors."),formula:"(Σ kept) / n",unit:a("tokens")}),"distinct-n":()=>({name:a(
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
 is accepted where the entropy of its distribution is low enough.")})},un=Object.keys(Qr),Ve=e=>Qr[e]();var cn="#glossary",K=null,Yr=e=>`${cn}=${e}`;function Fi(){let[e,t=""]=location.hash.split("=");return e!==cn?null:un.includes(t)?t:""}function Zr(e){try{history.
replaceState(history.state,"",location.pathname+location.search+e)}catch{}}var dn=({formula:e,unit:t})=>[...e?[_("p","gp-formula",e.replaceAll("−(","−⁠("))]:
[],...t?[_("p","gp-term-unit",a("Unit: {unit}",{unit:t}))]:[]];function qi(){let e=_("dialog","gp-glossary",null,{"aria-label":a("Glossary")}),t=_("button","gp-\
button",a("Close"),{type:"button"});t.addEventListener("click",()=>e.close());let n=_("header","gp-head");n.append(_("h3","gp-title",a("Glossary")),...Ue(),t);let r=_(
"div");for(let o of un){let s=Ve(o),i=_("section","gp-term-entry",null,{id:`gp-term-${o}`,tabindex:"-1"}),l=_("h4");l.append(_("a","gp-term-link",s.name,{href:Yr(
o),title:a("Link to this term")})),i.append(l,_("p","",s.meaning),...dn(s)),r.append(i)}return e.append(n,r),e.addEventListener("click",({target:o})=>o===e&&e.close()),
e.addEventListener("close",()=>Fi()!==null&&Zr("")),e}function Je(e,t){K??=qi(),K.parentNode!==e&&(K.open&&K.close(),e.append(K)),K.open||K.showModal();for(let r of K.
querySelectorAll(".gp-term-entry"))r.classList.toggle("gp-current",r.id===`gp-term-${t}`);let n=t?K.querySelector(`#gp-term-${t}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),Zr(t?Yr(t):cn)}function Xr(e,t){let n=e.target.closest(".gp-term-link");!n||e.ctrlKey||e.metaKey||e.shiftKey||(e.preventDefault(),
Je(t,n.getAttribute("href")?.split("=")[1]))}var to=new WeakMap,no=new WeakMap;function fn(e,t){to.set(e,t),e.dataset.tip===void 0&&(e.dataset.tip="")}function Ki(e,t,n,r={}){no.set(e,{id:t,run:n,...r});let o=r.
meaning||"";e.dataset.tip!==o&&(e.dataset.tip=o),e.dataset.term!==t&&(e.dataset.term=t),e.tabIndex!==0&&(e.tabIndex=0)}function Gi({dataset:{term:e,tip:t,formula:n,
unit:r}}){return{id:e??"",run:()=>"",meaning:t,...n!==void 0&&{formula:n},...r!==void 0&&{unit:r}}}var pn=e=>e&&no.get(e)||(e?.dataset.term?Gi(e):null),zi={run:e=>a(
"In this run: {words}",{words:e}),runs:e=>a("In these runs: {words}",{words:e}),text:e=>a("In this text: {words}",{words:e}),model:e=>a("In this model: {words}",
{words:e})},Ui=e=>e.replaceAll("−(","−⁠(");function Vi({id:e,run:t,meaning:n,...r},o,s){let i={...Ve(e),...r},l=t(),u=_("button","gp-link",a("Glossary (ke\
y G)"),{type:"button",tabindex:"-1"});u.addEventListener("click",()=>Je(o,e));let d=_("p","gp-in-run");return d.append(We(zi[s](Ui(l)))),[_("p","",n||i.meaning),
...dn(i),...l?[d]:[],u,...Ue(e).map(c=>(c.tabIndex=-1,c))]}function eo(e,t,n){let r=pn(e);return r?Vi(r,t,n):[We(to.get(e)?.()??e.dataset.tip??"")]}function Ji(e,t="\
run"){let n=null,r=null,o=()=>_("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});function s({target:c}){if(!(c instanceof Element)||
n?.contains(c))return;let f=c.closest("[data-tip]");f!==r&&(r&&r.removeAttribute("aria-describedby"),r=f,n??=o(),n.hidden=!f,f&&(n.classList.toggle("gp-term",!!pn(
f)),n.replaceChildren(...eo(f,e,t)),f.setAttribute("aria-describedby",n.id),i(n,f)))}function i(c,f){let m=f.closest("[data-holds-tips]")||e;c.parentNode!==m&&m.
append(c);let[p,h]=[m.getBoundingClientRect(),f.getBoundingClientRect()],g=Math.min(h.left-p.left,p.width-c.offsetWidth-8);c.style.left=`${Math.max(8,g)+m.scrollLeft}\
px`;let[b,x]=m===e?[0,innerHeight]:[Math.max(0,p.top),Math.min(innerHeight,p.bottom)],k=h.bottom+5+c.offsetHeight>x&&h.top-5-c.offsetHeight>=b;c.classList.toggle(
"gp-above",k),c.style.top=`${(k?h.top-5-c.offsetHeight:h.bottom+5)-p.top+m.scrollTop}px`}let l=()=>s({target:e});function u(){if(!r||!n)return;if(!e.contains(r)||
!r.getClientRects().length){l();return}let c=eo(r,e,t);c.map(m=>typeof m=="string"?m:m.textContent).join("")!==n.textContent&&(n.replaceChildren(...c),i(n,r))}let d=()=>pn(
r);return e.addEventListener("pointerover",s),e.addEventListener("pointerleave",({pointerType:c})=>!(c==="touch"&&d())&&l()),e.addEventListener("focusin",s),e.addEventListener(
"focusout",({relatedTarget:c})=>!(c instanceof Node&&n?.contains(c))&&l()),e.addEventListener("click",c=>Xr(c,e)),e.addEventListener("keydown",c=>{if(c.key==="E\
scape"&&l(),c.key.toLowerCase()!=="g"||c.ctrlKey||c.metaKey||c.altKey||c.target!==r)return;let f=d();f&&(c.preventDefault(),Je(e,f.id))}),u}var gn={};v(gn,{NO_TOTALS:()=>Qi,Repeats:()=>hn,perplexityOf:()=>Zi,withStep:()=>Yi});var Qi={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function Yi(e,t){let{chosen:n,distribution:r}=t,o=s=>D(s)??-1/0;return{count:e.count+1,after:e.
after+o(n.logprob??n.raw_logprob),before:e.before+o(n.raw_logprob),entropyAfter:e.entropyAfter+(r.entropy_after??0),entropyBefore:e.entropyBefore+(r.entropy_before??
0),kept:e.kept+(V(t)??0)}}var Zi=(e,t)=>t?Math.exp(-e/t):null,Xi=[1,2,3],hn=class{ids=[];grams=Xi.map(t=>[t,new Map]);repeated=[];numRepeated=0;gram(t){return this.
ids.slice(-t).join(" ")}add(t){this.repeated.push(this.ids.includes(t,-128)),this.numRepeated+=Number(this.repeated.at(-1)),this.ids.push(t);for(let[n,r]of this.
grams)this.ids.length>=n&&r.set(this.gram(n),(r.get(this.gram(n))||0)+1)}cut(t){for(;this.ids.length>t;){for(let[n,r]of this.grams){if(this.ids.length<n)continue;
let o=(r.get(this.gram(n))??0)-1;o?r.set(this.gram(n),o):r.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.pop())}}different(t){return this.
grams.find(([n])=>n===t)?.[1].size??0}distinct(t){return this.ids.length>=t?this.different(t)/(this.ids.length-t+1):null}get share(){return this.ids.length?this.
numRepeated/this.ids.length:null}};var Ln={};v(Ln,{SIDES:()=>Le,dieRanges:()=>va,drawRows:()=>_a,foremost:()=>xa,rolled:()=>Sa});var ea=e=>e?y(e):"<0.01%",ta=(e,t)=>e.kept!==t||e.mass_moved>0;function bn({distribution:{stages:e,vocab:t}}){return e.map((n,r)=>{let[o,s,i]=we(n.name),l=r?e[r-
1].kept:t??0;return{number:r+1,kind:n.name,name:o,meaning:s,knobs:i,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!ta(
n,l)}})}function Qe({kept:e,keptBefore:t,removed:n,moved:r,idle:o}){if(o)return a("did nothing");let s=[];return e<t&&s.push(w(t-e,"removed {count} token ({shar\
e})","removed {count} tokens ({share})",{share:ea(n)})),e>t&&s.push(w(e-t,"brought {count} token back","brought {count} tokens back")),(r-n>.001||!s.length)&&s.
push(a("moved {share}",{share:y(r)})),s.join(", ")}var Ye=({layers:e,distribution:t})=>!!e&&t.stages[0]?.name!=="DolaContrast";function ro(e,{effective:t,config:n}){
let r={...t,...n};return e.filter((o,s)=>s===0||r[o]).map(o=>{let s=JSON.stringify(r[o]??null);return s==="null"||s.length>12?o:`${o} ${s}`}).join(", ")}function oo(e){
return Ye(e)?{name:"DoLa",meaning:a("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:e.layers?a("the last layer"):a("the model"),meaning:a("The distribution that the model gave, before any processor.")}}function Se({distribution:{
candidates:e},chosen:t}){return e.some(({token_id:n})=>n===t.token_id)?e:[...e,t]}function Ze({raw_logprob:e,stage_logprobs:t},n){return n?t&&n<=t.length?E(t[n-1]):void 0:E(e)}var Xe=({logprob:e})=>e===null;function et({removed_by:e,stage_logprobs:t,raw_logprob:n},r){let o=[n,...t||[]],s=o.findLastIndex((l,u)=>u>0&&l===null&&o[u-1]!==
null),i=e||s>0&&r.distribution.stages[s-1].name;return i?we(i)[0]:Ye(r)?"DoLa":a("a processor")}function so(e,t){let n=J(e,t),r=Math.exp(e??1/0);return r<na?a("The model was all but certain here: an entropy of {entropy}.",{entropy:n}):a("The model’s entrop\
y here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:n,options:r<10?T(r,1):S(Math.round(r))})}var na=1.05;function kn(e,{mode:t,effective:n,config:r}){if(e.isPrompt)return[a("given"),a("{token} is in the prompt: given, not chosen")];if(e.given)return[a("given"),a("{\
token} was given, not chosen")];if(t==="elsewhere")return[a("the choice"),a("{token} was chosen by the server")];if(t==="custom")return[a("the choice"),a("{toke\
n} was chosen by your own decoding loop")];if(e.beam)return[a("the choice"),ra(e.beam.status)];if(e.reranked)return[a("the choice"),a("{token} has the best scor\
e: probability against degeneration penalty")];let o=e.draft?.origin;return o==="accepted"?[a("the draft"),a("{token} was drafted by the assistant, and accepted")]:
o==="correction"?[a("the choice"),a("{token} replaced a rejected draft token")]:{...n,...r}.do_sample?[a("the draw"),a("{token} was drawn")]:[a("the choice"),a(
"{token} was chosen as the most probable")]}function ra(e){return e==="running"?a("{token} goes on: the search compares the sums of whole beams"):e==="finished"?
a("{token} ends a beam: the search compares the sums of whole beams"):e==="ended"?a("{token} would end a beam, which does not count"):e==="pruned"?a("{token} wa\
s considered, and pruned: the search compares the sums of whole beams"):a("{token} was considered by the search")}var yn={};v(yn,{KNOB_NAMES:()=>$,areSame:()=>Te,drawSettingsOf:()=>_n,hottest:()=>rt,knobsOf:()=>ot,leftOf:()=>st,nominalWinner:()=>it,paceOf:()=>Me,winnerOf:()=>wn});function tt(e,t,{temperature:n,top_k:r}){let{contenders:o,firstShare:s}=e;if(n===t&&r===1/0)return o.map(({above:m})=>[m,m]);if(s===null)return o.map((m,p)=>p?[
0,1]:[0,0]);let i=t/n,l=oa(e,s,t).map(m=>sa(m,i,r)),u=m=>l.reduce((p,h)=>[...p,p[p.length-1]+h[m]],[0]),[d,c]=[u(0),u(1)],f=l.length;return o.map(({above:m},p)=>{
let h=[d[f]-d[p],c[f]-c[p]],g=[io(d[p],h[1]),io(c[p],h[0])];return r<1/0?g:n>t?[g[0],Math.min(g[1],m)]:[Math.max(g[0],m),g[1]]})}var io=(e,t)=>e===0?0:e/(e+t);function oa({
contenders:e,vocab:t},n,r){let o=e.map(({score:s})=>n*Math.exp(s/r));return e.map(({rank:s,above:i},l)=>{let u=e.at(l+1),d=Math.max(0,(u?u.rank-1:t)-s),c=Math.max(
0,(u?u.above:1)-i-o[l]);return{rank:s,high:o[l],low:u?o[l+1]:0,count:d,mass:d?c:0}})}function sa({rank:e,high:t,low:n,count:r,mass:o},s,i){if(e>i)return[0,0];let l=t**
s;if(!r)return[l,l];let u=Math.min(t,Math.max(n,o/r)),d=r*u**s,c=t>n?r*(u-n)/(t-n):r,f=c*l+(r-c)*n**s,m=[Math.min(d,f),Math.max(d,f)],p=Math.min(r,i-e);return p===
r?[l+m[0],l+m[1]]:[l+m[0]*p/r,l+Math.min(m[1],p*l)]}var $=["temperature","top_k","top_p","min_p"],ia=1e-4,aa=2e-5,la=2,rt=({knobs:e})=>Math.max(la,e.temperature),Te=(e,t)=>$.every(n=>e[n]===t[n]);function ot(e){let{
temperature:t,top_k:n,top_p:r,min_p:o}=e,s={temperature:nt(1,t),top_k:nt(0,n)||1/0,top_p:nt(1,r),min_p:nt(0,o)},{temperature:i,top_k:l,top_p:u,min_p:d}=s;return i>
0&&l>=1&&u>0&&u<=1&&d>=0&&d<=1?s:null}var nt=(e,t)=>t==null?e:typeof t=="number"?t:NaN;function _n(e){let t=ot(e);if(!t||e.do_sample!==!0)return null;let{typical_p:n,
top_h:r,epsilon_cutoff:o,eta_cutoff:s}=e,i=[o,s].some(u=>typeof u=="number"&&u>0)||typeof r=="number",l=typeof n=="number"&&n<1?"anywhere":i?"tail":"nothing";return{
knobs:t,others:l}}function st(e,t,n,r=0){let o=Math.log(n.min_p)*n.temperature,s=n.top_p<1?tt(e,t.knobs.temperature,n):null,i=t.others==="nothing";return e.contenders.
map(({rank:l,score:u},d)=>{if(t.others==="anywhere")return null;if(d===0)return!0;if(l>n.top_k||u<o)return!1;if(!s)return i||null;let[c,f]=s[d];return c>=n.top_p+
r?!1:f<n.top_p-r&&i||null})}var Me=({score:e,luck:t},n)=>e/n+t;function ao(e,t,n,r=0){let{temperature:o}=n;if(o>rt(t))return{first:null,lead:0};let s=st(e,t,n,r),
[i,l,u]=[-1,-1/0,-1/0];return s.forEach((d,c)=>{if(d===!1)return;let f=Me(e.contenders[c],o);f>l?[i,l,u]=[c,f,l]:u=Math.max(u,f)}),{first:s[i]?i:null,lead:l-u}}
function it(e,t,n){return Te(t.knobs,n)?e.at:ao(e,t,n).first}function wn(e,t,n){if(Te(t.knobs,n))return e.at;let{first:r,lead:o}=ao(e,t,n,aa);return r===null?it(
e,t,n)===null?null:"close":o<ia?"close":r}var Mn={};v(Mn,{alongSpans:()=>Sn,contenderAt:()=>at,drawnOf:()=>me,firstDifference:()=>Tn,isCut:()=>ka,settingsOf:()=>G,textAt:()=>se});var vn={};v(vn,{limitsOf:()=>fe,spanOf:()=>uo,spansOf:()=>xn});var fe=(e,t,n)=>e==="temperature"?[0,rt(t)]:e==="top_k"?[1,n]:[0,1];function xn(e,t){let n=$.map(r=>[r,uo(e,t,r)]);return Object.fromEntries(n)}function uo(e,t,n){
let[r,o]=fe(n,t,e.vocab),s=Math.min(o,t.knobs[n]),i=f=>it(e,t,{...t.knobs,[n]:f}),l=ua(e,t,n).filter(f=>f>r&&f<o),u=lo(s,[...l.filter(f=>f<s).reverse(),r],i,e.at),
d=lo(s,[...l.filter(f=>f>s),o],i,e.at),c={low:u.end,high:d.end,below:u.beyond,above:d.beyond};return n!=="top_k"?c:{...c,low:Math.ceil(u.end),high:d.beyond===void 0?
o:Math.max(s,Math.ceil(d.end)-1)}}function ua(e,{knobs:t},n){let{contenders:r,at:o}=e,s=r[o];return(()=>{if(n==="top_k")return r.map(({rank:u})=>u);if(n==="top_\
p")return tt(e,t.temperature,t).flat();if(n==="min_p")return r.map(({score:u})=>Math.exp(u/t.temperature));let l=r.map(({score:u,luck:d})=>(u-s.score)/(s.luck-d));
return t.min_p>0?[...l,...r.map(({score:u})=>u/Math.log(t.min_p))]:l})().filter(l=>Number.isFinite(l)&&l>0).sort((l,u)=>l-u)}var ca=1e-6,da=40;function lo(e,t,n,r){
let o=e;for(let s of t){let i=(s-o)*ca,l=n(o+i);if(l!==r)return{end:o,beyond:l};if(n(s-i)!==r)return pa(o+i,s-i,n,r);o=s}return{end:o}}function pa(e,t,n,r){let[
o,s]=[e,t];for(let i=0;i<da;i++){let l=(o+s)/2;n(l)===r?o=l:s=l}return{end:o,beyond:n(s)}}function G(e){return!e||e.elsewhere?null:_n({...e.effective,...e.config})}var co=new WeakMap;function me(e){let t=co.get(e);if(t===void 0){let n=e.draw?.contenders??
[],r=n.findIndex(({token_id:s})=>s===e.chosen.token_id),{vocab:o}=e.distribution;t=r<0||o===null?null:{contenders:n,at:r,vocab:o,firstShare:fa(e,n)},co.set(e,t)}
return t}function fa({distribution:{candidates:e,stages:t}},[n,r]){let o=e.find(({token_id:u})=>u===n?.token_id),s=t.findIndex(({name:u})=>ma.has(u)),i=s<0?t.length:
s,l=i?o?.stage_logprobs?.at(i-1):o?.raw_logprob;return l!=null?Math.exp(l):r?.rank===2?r.above:null}var ma=new Set(["TopH","TopK","TopP","MinP","Typical","Epsil\
on","Eta"].map(e=>`${e}LogitsWarper`)),se=(e,t)=>at(e,t)?.text??"",at=(e,t)=>e.draw?.contenders?.[t],Sn=(e,t)=>new ye(ha(e,t),(n,r)=>{if(!n||r.given)return n;let o=me(
r);return o?ga(n,xn(o,e),r):null}),ha=(e,t)=>{let n=$.map(r=>{let[o,s]=fe(r,e,t);return[r,{low:o,high:s}]});return Object.fromEntries(n)};function ga(e,t,n){let r=$.
map(o=>[o,ba(e[o],t[o],n)]);return Object.fromEntries(r)}function ba(e,{low:t,high:n,below:r,above:o},s){let i={...e};return r!==void 0&&t>e.low&&Object.assign(
i,{low:t,below:{step:s,winner:r}}),o!==void 0&&n<e.high&&Object.assign(i,{high:n,above:{step:s,winner:o}}),i}function Tn(e,t,n){if(Te(t.knobs,n))return null;for(let r of e){
if(r.given)continue;let o=me(r),s=o&&wn(o,t,n);if(!o||s!==o.at)return{step:r,winner:s}}return null}function ka(e,t,n){let r=e.given?null:me(e);return r!==null&&
st(r,t,n)[r.at]===!1}function _a(e,t){let{draw:n,chosen:r}=e;if(!n)return[];let{contenders:o=[]}=n,s=new Map(o.map(({token_id:c,luck:f})=>[c,f]));e.distribution.candidates.forEach(({
token_id:c},f)=>{f<n.luck.length&&s.set(c,n.luck[f])});let i=Se(e),l=new Set(i.map(({token_id:c})=>c)),u=[...i.map(c=>wa(c,e,s.get(c.token_id)??null)),...o.flatMap(
c=>l.has(c.token_id)?[]:[ya(c,e,t)])],d=({isRemoved:c,share:f})=>c?-1:f??0;return u.map(c=>({...c,isChosen:c.id===r.token_id})).sort((c,f)=>d(f)-d(c))}function wa(e,t,n){
let r=Xe(e);return{id:e.token_id,text:e.text,...po(r?0:E(e.logprob),n),isChosen:!1,isRemoved:r,by:r?et(e,t):""}}function ya(e,t,n){let r=me(t),o=n?.knobs.temperature??
1,s=r?.contenders[r.at],i=V(t),l=s!==void 0&&Me(e,o)>Me(s,o),u=n?.others==="anywhere"||i===null?!l:e.rank<=i,d=s&&(e.score-s.score)/o,c=d===void 0?null:E(t.chosen.
logprob)*Math.exp(d);return{id:e.token_id,text:e.text,...po(u?c:0,e.luck),isChosen:!1,isRemoved:!u,by:""}}function po(e,t){let n=t===null?null:Math.exp(t);return{
share:e,luck:n,reached:e===null||n===null?null:e*n}}function xa(e,t){if(e.length<=t)return e;let n=({share:o,reached:s,isChosen:i})=>i?1/0:Math.max(o??0,s??0),r=new Set(
[...e].sort((o,s)=>n(s)-n(o)).slice(0,t));return e.filter(o=>r.has(o))}var Le=100;function va(e){let t=[],[n,r]=[0,0];for(let o of e){if(o.isRemoved||o.share===
null)continue;n+=o.share;let s=Math.min(Le,Math.round(Le*n));s>r&&t.push({row:o,first:r+1,last:s}),r=Math.max(r,s)}return r<Le?[...t,{row:null,first:r+1,last:Le}]:
t}var Sa=(e,t)=>e.find(({first:n,last:r})=>n<=t&&t<=r);var En={};v(En,{factorWords:()=>Na,rangeWords:()=>Nn,undrawnWords:()=>Ea,valueWords:()=>mo,wonWords:()=>Ta,wordOf:()=>j});var j=e=>C(e.trim()||e);function Ta(e){let{chosen:t}=e,n=E(t.logprob),r=j(t.text);if(V(e)===1)return a("There was nothing to draw: the processors left {token} a\
lone.",{token:r});let o=t.rank??Ma(e)??t.raw_rank;if(o===1)return a("The likeliest token won: {token} had a chance of {share}.",{token:r,share:y(n)});let s={token:r,
odds:La(n)};return o===null?a("{token} won by luck: the odds were {odds}.",s):w(o-1,"{token} won by luck: {count} token was likelier; the odds were {odds}.","{t\
oken} won by luck: {count} tokens were likelier; the odds were {odds}.",s)}function Ma({draw:e,chosen:t}){return e?.contenders?.find(({token_id:n})=>n===t.token_id)?.
rank??null}var La=e=>{if(!e)return a("unknown");let t=1/e;return a("1 in {count}",{count:t<9.95?R(t,1).replace(/\D0$/,""):S(Math.round(t))})},Na=e=>`× ${e>=100?
S(Math.round(e)):R(e,e>=10?0:e>=1?1:2)}`;function Ea(e,t){let{started:n}=t;return e.isPrompt?a("This token is in the prompt: it was given, not drawn."):e.given?
a("This token was given, not drawn."):e.read?a("This text was only read: nothing was drawn."):U(e)?a("Another server chose this token, and does not tell how."):
Oa(n)?e.beam?a("Beam sampling draws several tokens at once; how is not recorded."):e.draft?a("With a draft model, a token is drawn in another way, which is not \
recorded."):a("How this token was drawn is not recorded."):e.beam?a("Nothing is random here: beam search compares whole texts."):a("Nothing is random here: the \
best token is taken at each step.")}var Oa=e=>({...e?.effective,...e?.config}).do_sample===!0,Ba={temperature:2,top_k:0,top_p:3,min_p:3},fo=5,mo=(e,t)=>e==="top\
_k"?S(t):Ra(t,fo),Ra=(e,t)=>R(e,t).replace(/(\D\d*?)0+$/,"$1").replace(/\D$/,"");function Nn(e,{low:t,high:n,hasLow:r,hasHigh:o}){if(!r&&!o)return e==="temperat\
ure"?a("any temperature up to {high}",{high:mo(e,n)}):a("any {knob}",{knob:e});let s=r&&o?n-t:r?t:n,i=Ba[e];for(;i&&i<fo&&s<2*10**-i;)i+=1;let l=10**i,u={knob:e,
low:e==="top_k"?S(t):R(Math.ceil(t*l-1e-9)/l,i),high:e==="top_k"?S(n):R(Math.floor(n*l+1e-9)/l,i)};return r?o?u.low===u.high?a("{knob} {low} alone",u):a("{knob}\
 {low} to {high}",u):e==="temperature"?a("{knob} {low} to {high}",u):a("{knob} {low} or more",u):a("{knob} {high} or less",u)}var Bn={};v(Bn,{formSettings:()=>Ca,isForetold:()=>On,lineOf:()=>Da,spansOfText:()=>Aa});var Pa=["max_new_tokens","max_length","max_time"],ho=[null,0,1,!1];function Ca(e){let{knobs:t,started:n}=e,r=G(n),o=t&&ot(t);if(!n||!r||!t||!o||!Wa(e))return null;
let s=$.filter(l=>o[l]!==r.knobs[l]),i=bo(t,n);return s.length||i.length?{run:r,knobs:o,moved:s,others:i}:null}var Wa=({newest:e})=>P(e).some(({draw:t})=>!!t?.contenders?.
length);function bo(e,{request:t,effective:n,config:r}){let o=new Set([...Object.keys(e),...Object.keys(t.config??{})]),s={...n,...r,...t.config};return[...o].filter(
i=>{if(Pa.includes(i)||$.includes(i))return!1;let[l,u]=[e[i]??null,s[i]??null];return JSON.stringify(l)!==JSON.stringify(u)&&!(ho.includes(l)&&ho.includes(u))})}
function On(e,t){let n=[G(e),G(t)];if(!n[0]||!n[1]||n[0].others!==n[1].others||$.every(o=>n[0]?.knobs[o]===n[1]?.knobs[o]))return!1;let r=({model:o,seed:s,request:i,
prompt_tokens:l,num_sequences:u,assistant:d})=>{let c=l.map(({token_id:f})=>f);return JSON.stringify([o,s,c,u,d,i.given])};return r(e)===r(t)&&!bo({...e.request.
config},t).length}function Da(e){let t=e.current();return(t&&e.lineOf(t))??e.lines().at(0)??null}var go=new WeakMap;function Aa(e,t){let{started:n}=e,r=G(n),o=t?.
distribution.vocab;if(!n||!r||!t||!o)return null;let s=go.get(e);s?.started!==n&&go.set(e,s={started:n,spans:new Map});let[i]=P(t),l=s.spans.get(i);return l||s.
spans.set(i,l=Sn(r,o)),l.follow(t),l.total}var Pn={};v(Pn,{Outcomes:()=>Rn,outcomeWords:()=>Ha});var Rn=class{constructor(t){this.log=t}log;now=null;before=null;foretold=null;follow({run:t}){let{started:n,turn:r,lasts:o}=this.log;if(t&&this.now?.started!==n){
let s=this.now&&r!==void 0&&r>(this.now.turn??-1);this.before=s?this.now:null,this.foretold=this.before&&n&&this.foretell(this.before,n)}this.now=n&&{started:n,
turn:r,lasts:[...o]}}foretell(t,n){let[r,o]=[G(t.started),G(n)];return!r||!o||!On(t.started,n)?null:t.lasts.map(s=>Tn(P(s),r,o.knobs))}get all(){let{before:t,foretold:n,
log:r}=this;return!t||!n?null:n.map((o,s)=>({difference:o,missed:Ia(P(t.lasts[s]),P(r.lasts[s]??null),o)}))}};function Ia(e,t,n){let r=n?n.step.index:1/0;for(let o of t){
if(o.index>r||o.index>=e.length)return null;let{chosen:s}=e[o.index];if(o.index<r&&o.chosen.token_id!==s.token_id)return{step:o,expected:s.text};if(o.index<r||!n||
typeof n.winner!="number")continue;let i=at(n.step,n.winner)?.token_id;if(o.chosen.token_id!==i)return{step:o,expected:se(n.step,n.winner)}}return null}function Ha(e,t){
let n=e?.find(u=>u.missed)?.missed;if(n)return a("Not as foretold: token {number} is {token}, and {expected} was expected. Where two tokens are almost equal, nu\
mbers that are rounded otherwise decide.",{number:n.step.index+1,token:j(n.step.chosen.text),expected:j(n.expected)});if(!e?.length||!t)return"";let[{difference:r}]=e;
if(e.length>1)return a("All texts are as foretold.");if(!r)return a("As foretold, the text is the same.");let{step:o,winner:s}=r,i=o.index+1;if(s==="close")return a(
"The same up to token {number}, which was too close to call.",{number:i});if(s===null)return a("The same up to token {number}, of which nothing could be foretol\
d.",{number:i});let l={number:i,word:j(o.chosen.text),other:j(se(o,s))};return a("As foretold: the same up to token {number}, which became {other} in the place \
of {word}.",l)}var Wn={};v(Wn,{differenceWords:()=>Cn,endWords:()=>_o,placeOf:()=>$a,spanWords:()=>ko,whatIfWords:()=>ja});function ko(e,{low:t,high:n,below:r,above:o}){return Nn(e,{low:t,high:n,hasLow:!!r,hasHigh:!!o})}function _o({step:e,winner:t},n){let r=j(e.chosen.text);if(t===
null)return n==="above"?a("Above, it is not known whether {word} stays.",{word:r}):a("Below, it is not known whether {word} stays.",{word:r});let o={word:r,other:j(
se(e,t))};return n==="above"?a("Above, {word} becomes {other}.",o):a("Below, {word} becomes {other}.",o)}function ja(e,t,n){let{run:r,knobs:o,moved:s,others:i}=e;
if(i.length)return[a("Something else is set differently, too ({names}): what that makes of the text is not known before it runs.",{names:i.join(", ")})];let[l]=s;
if(s.length>1||!t)return[n?Cn(n):a("With these settings the text stays the same.")];let u=o[l]>r.knobs[l]?"above":"below",d=t[l][u],c=n?[Cn(n)]:d?[_o(d,u)]:[];return[
a("The same text for {range}.",{range:ko(l,t[l])}),...c]}function Cn({step:e,winner:t}){let n={number:e.index+1,word:j(e.chosen.text)};return t===null?a("Now it\
 is not known whether token {number}, {word}, stays.",n):t==="close"?a("Now token {number}, {word}, is too close to call.",n):a("Now token {number}, {word}, bec\
omes {other}.",{...n,other:j(se(e,t))})}function $a(e,t,n,r){let[o,s]=fe(e,n,r),i=Math.min(s,Math.max(o,t));return e==="top_k"?Math.log(i)/Math.log(s):e==="min_\
p"?Math.sqrt(i):(i-o)/(s-o)}var Un={};v(Un,{courseWords:()=>xl,explanationOf:()=>kl});var An={get accepted(){return["✓",a("accepted draft"),a("Drafted, and kept by the target model.")]},get correction(){return["→",a("correction"),a("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",a("bonus"),a("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",a("target only"),a("Nothing was drafted in this round: the target wrote one token, as without draf\
ts.")]}},Lc=Object.fromEntries(Object.keys(An).map(e=>[e,0]));function In(e){let{do_sample:t,assistant_ensemble_weight:n}=e?.effective??{};return{samples:!!t,weight:B(n)?n:null}}function Fa({target_logprob:e,draft_logprob:t},{
weight:n}){let r=E(e)/(t===null?1:E(t));return Math.min(1,n===null?r:1-n+n*r)}var qa=({weight:e})=>e===null?"min(1, p / q)":`min(1, ${T(1-e,2)} + ${T(e,2)} · p \
/ q)`;function Ka(e,t){return t<e.num_accepted?"accepted":t<te(e)?"rejected":"unjudged"}function Dn(e,t,n){let r=e.drafted[t],o=Ka(e,t),s=r.draft_logprob!==null,[i,l]=[
y(E(r.target_logprob)),y(E(r.draft_logprob))],u=s?[a("The draft model gave it {q}.",{q:l})]:[];if(o==="unjudged")return[e.follow==="correction"?a("Never judged:\
 it follows the rejection."):a("Never judged: it follows the end of the text."),...u].join(" ");let d=o==="accepted";if(!n.samples){let f=n.weight!==null&&s;return[
d?Ga(f):za(f,C(e.next_text)),a("The target gave it {p}.",{p:i}),...u].join(" ")}if(!s)return d?a("Accepted: the target drew the same token for itself. It gave t\
his one {p}, which is the chance that it is kept.",{p:i}):a("Rejected: the target drew {token} for itself. It gave this one {p}, which is the chance that it is \
kept.",{token:C(e.next_text),p:i});let c=B(r.overlap)?[a("Averaged over all tokens that could have been drafted here, the chance is {share}.",{share:y(r.overlap)})]:
[];return[d?a("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:i,q:l}):a("Rejected: the target gave it p = {p}, the draft model q = {q}.",{p:i,
q:l}),Ua(Fa(r,n),qa(n),d),...c].join(" ")}var Ga=e=>a(e?"Accepted: it is the likeliest token in the mixture of both models.":"Accepted: it is the likeliest toke\
n for the target."),za=(e,t)=>a(e?"Rejected: {token}, not this one, is the likeliest token in the mixture of both models.":"Rejected: {token}, not this one, is \
the likeliest token for the target.",{token:t});function Ua(e,t,n){if(e>=1)return a("By {formula}, it is always kept: nothing was left to a draw.",{formula:t});
let r={formula:t,chance:y(e)};return n?a("By {formula}, it is kept with probability {chance}: the draw kept it.",r):a("By {formula}, it is kept with probability\
 {chance}: the draw rejected it.",r)}function Va(e,t){let[,n,r]=An[e.follow],o=`${n.charAt(0).toUpperCase()}${n.slice(1)}. ${r}`,s=e.drafted[e.num_accepted];if(e.
follow!=="correction"||!t.samples)return o;if(s.draft_logprob===null)return`${o} ${a("The target drew it.")}`;let i=`${o} ${a("It was drawn from the residual di\
stribution: what the target gives beyond the draft model, max(0, p − q).")}`;return!B(s.overlap)||t.weight!==null?i:`${i} ${a("That sums to {share} here, and \
is scaled up to 1 for the draw.",{share:y(1-s.overlap)})}`}function wo({draft:e,chosen:t},n){if(!e||!Object.hasOwn(An,e.origin))return[];let{origin:r,place:o,round:s,
instead:i}=e,{length:l}=s.drafted,u={round:s.index+1,place:o+1},d=l?[w(l,"Round {round} drafted {count} token.","Round {round} drafted {count} tokens; this is p\
lace {place}.",u)]:[];if(r==="accepted")return[...d,Dn(s,o,n)];let c=r==="correction"&&i?[a("Drafted here was {token}. {fate}",{token:C(i.text),fate:Dn(s,o,n)})]:
[],f=Va(s,n),m=n.samples&&r!=="correction"&&t.logprob!==null?[a("It was drawn from the target’s own distribution, which gave it {p}.",{p:y(E(t.logprob))})]:[],
p=l-te(s),h=r==="correction"&&p?[w(p,"{count} drafted token after it was never judged.","{count} drafted tokens after it were never judged.")]:[];return[...d,...c,
[f,...m].join(" "),...h]}function yo({round:e,place:t},n,r){let{length:o}=e.drafted,s={token:C(e.drafted[t].text),chosen:C(n),round:e.index+1,place:t+1},i=o-te(
e);return[w(o,"{token} was drafted in round {round}, but is not in the text.","{token} was drafted in round {round}, at place {place} of {count}, but is not in \
the text.",s),Dn(e,t,r),a("{chosen} takes its place.",s),...i?[w(i,"{count} drafted token after it was never judged.","{count} drafted tokens after it were neve\
r judged.")]:[]]}var xo=e=>e.before!==null&&e.beam.status==="running"&&e.beam.parent!==e.beam.beam;var Ja=.001;function To(e,t){if(e.given)return[a("A given token weighs nothing in the sum of a beam.")];let n=t.prompts[e.sequence],{beam:r}=e;return[Qa(e,n,t),
Za(e),r.diversity_penalty?a("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:T(r.diversity_penalty)}):"",
Xa(e,n),tl(e,n,t),sl(e,t)].filter(Boolean)}var ie=e=>e.beam.group??null,Hn=(e,t)=>t.steps[e.index].filter(n=>ie(n)===ie(e));function Qa(e,t,n){let r=Hn(e,t).length,
o=e.index===t.given,s=o?1:t.steps[e.index-1].filter(d=>d.beam.status==="running"&&ie(d)===ie(e)).length,i=ie(e),l=i===null?[]:[a("Only beams of its own group, {\
group}, compete with it.",{group:pe(i)})],u=o?a("All beams held the same text before this step, so one was continued."):w(s,"{count} running beam was continued \
at this step.","{count} running beams were continued at this step.");return[...l,u,Ya(e,r,q(n).mode==="beam_sample")].join(" ")}function Ya({rank:e,beam:t},n,r){
if(t.status==="unseen")return r?a("The search drew {considered} continuations; this one was not among them.",{considered:n}):a("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let o={considered:n,rank:e};return r?a("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",o):a("The search considered {considered} continuations; by its sum, this one has rank {rank}.",o)}function Za(e,t=!1){let{beam:n}=e,r=e.
before&&!e.before.given?D(e.before.beam.score):0,[o,s]=[D(n.logprob),D(n.score)];if(r===null||o===null||s===null||s<ve)return t?"":a("It could not be chosen: it\
s log-probability is minus infinity.");let i={before:T(r),own:T(o),after:T(s)};return t?`${i.before} + (${i.own}) = ${i.after}`:a("Sum of log-probabilities (nat\
s): {before} before this token, {own} of its own: {before} + ({own}) = {after}.",i)}function Xa(e,t){let n=Hn(e,t),r=d=>n.filter(({beam:c})=>c.status===d).length,
[o,s,i,l]=["running","finished","ended","pruned"].map(r),u=[w(o,"{count} has gone on","{count} have gone on"),s&&w(s,"{count} ended a text","{count} ended texts"),
i&&w(i,"{count} ended a text that does not count","{count} ended texts that do not count"),l&&w(l,"{count} was pruned","{count} were pruned")].filter(Boolean);return a(
"Of these {considered}: {parts}.",{considered:n.length,parts:u.join(", ")})}var vo=({beam:e})=>e.score??-1/0,el=e=>e.reduce((t,n)=>t&&vo(t)>=vo(n)?t:n,null);function Mo(e){
let t=e.filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score??0);return t.length?Math.min(...t):null}function tl(e,t,n){let{beam:r}=e,o=e.index+1;if(r.
status==="unseen")return"";if(r.status==="ended")return a("The text ended here but does not count: it ranked too low or lacks a constraint.");if(r.status==="pru\
ned")return nl(e,t);if(r.status==="finished"){let u=jn(e,n);return u.length?a("It ended its text at step {step}: output {numbers}.",{step:o,numbers:u.join(", ")}):
t.finished.includes(e)?a("It ended its text at step {step}, which is kept.",{step:o}):a("It ended its text at step {step}, which was dropped for better ones.",{
step:o})}let s=(r.beam??0)+1,i=xo(e)?[a("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:r.parent+1,number:s})]:
[],l=r.forced?[a("It was considered because it advances a constraint.")]:[];return[a("It went on as beam {number}.",{number:s}),...i,...l,rl(e,t,n)].join(" ")}function nl(e,t){
let n=Mo(Hn(e,t)),r={step:e.index+1,sum:T(e.beam.score),worst:T(n)};return n===null?a("It was pruned at step {step}.",r):a("It was pruned at step {step}: its su\
m is {sum}; the worst beam that continued has {worst}.",r)}function rl(e,t,n){let r=jn(e,n);if(r.length)return a("It is part of output {numbers}.",{numbers:r.join(
", ")});let{alive:o,at:s,children:i,ends:l}=ol(e,t);if(o)return n.finished?a("It was still running when the search stopped at step {step}.",{step:t.steps.length}):
a("It is still running.");let u=l.find(p=>t.finished.includes(p));if(u)return a("Its text ended at step {step}, which is kept but not returned.",{step:u.index+1});
let d=l.at(-1);if(d)return a("Its text ended at step {step}, which was dropped for better ones.",{step:d.index+1});let c=el(i),f=Mo(t.steps[s].filter(p=>ie(p)===
ie(e))),m={step:s+1,sum:T(c?.beam.score),worst:T(f)};return!c||f===null?a("It was overtaken at step {step}: none of its continuations went on.",m):a("It was ove\
rtaken at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",m)}function ol(e,t){let n=new Set([e]),r=[];for(let o=e.
index+1;o<t.steps.length;o++){let s=t.steps[o].filter(({before:i})=>i&&n.has(i));if(r.push(...s.filter(({beam:i})=>i.status==="finished")),n=new Set(s.filter(({
beam:i})=>i.status==="running")),!n.size)return{alive:!1,at:o,children:s,ends:r}}return{alive:!0,at:t.steps.length-1,children:[],ends:r}}function jn(e,t){return(t.
returned||[]).flatMap(({last:n},r)=>n&&n.sequence===e.sequence&&P(n)[e.index]===e?[r+1]:[])}function sl(e,t){let n=D(e.beam.final_score??null);if(n!==null)return So(
e,n,a("Final score"),t);let[r]=jn(e,t),{last:o,score:s=null}=t.returned?.[r-1]??{},i=D(s);return!xe(o)||i===null?"":So(o,i,a("Final score of output {number}",{number:r}),
t)}function So(e,t,n,r){let o=il(e,t,r);return o?a("{name}: sum / length^length_penalty = {words}.",{name:n,words:o}):a("{name}: {score}.",{name:n,score:T(t)})}
function il(e,t,n){let r=q(n).effective.length_penalty??1,o={sum:T(e.beam.score),length:e.length,power:r,score:T(t)},s=Number.isFinite(r)?Fe(e,r):null;return s===
null||t===null||!(Math.abs(s-t)<=Ja*Math.max(1,Math.abs(t)))?"":`${o.sum} / ${o.length}^${o.power} = ${o.score}`}var zn={};v(zn,{NO_MARKS:()=>fl,addMark:()=>ml,neededFor:()=>gl,settingsOfWatermark:()=>ll,stepMarkWords:()=>Gn,watermarkKindWords:()=>cl,watermarkOf:()=>Kn,watermarkWords:()=>ul});var qn={};v(qn,{greenZ:()=>lt,negativePower:()=>No,pValue:()=>$n,pWords:()=>Lo,thresholdWords:()=>al,tokensNeeded:()=>Fn});var lt=(e,t,n)=>t>0?(e-n*t)/Math.sqrt(t*n*(1-n)):null;function $n(e){if(e<0)return 1-$n(-e);let t=Math.exp(-e*e/2)/Math.sqrt(2*Math.PI);if(e>3){let o=e;for(let s=120;s>
0;s--)o=e+s/o;return t/o}let[n,r]=[0,e];for(let o=1;r>1e-18;o+=2)n+=r,r*=e*e/(o+2);return .5-t*n}var Fn=(e,t,n)=>e>t?n**2*t*(1-t)/(e-t)**2:1/0;function Lo(e){if(e>=
1e-4)return y(e);if(e<1e-300)return a("less than {p}",{p:"10⁻³⁰⁰"});let[t,n]=e.toExponential(1).split("e-");return`${W(t)} × ${No(n)}`}var No=e=>`10⁻${[
...e].map(t=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(t)]).join("")}`;function al(e){let t=$n(e);if(t>.1)return a("{share} of texts without this watermark pass it.",
{share:y(t)});let n=1/t;return n>=1e9?a("A share of {p} of texts without this watermark passes it.",{p:Lo(t)}):a("One in {odds} texts without this watermark pas\
ses it.",{odds:S(Number(n.toPrecision(n<1e4?3:2)))})}function Kn(e){let t=e?.effective?.watermarking_config??{},n=Array.isArray(t.keys)?t.keys.length:0,r=t.greenlist_ratio??0,o=t.seeding_scheme==="selfhash";return{
config:t,keys:n,selfhash:o,ratio:r>0&&r<1?r:null,early:n?ne(t.ngram_len,1)-1:ne(t.context_width,1)-Number(o)}}function ll({config:e,keys:t,ratio:n}){if(t)return w(
t,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} keys, n-grams of {length} tokens",{length:e.ngram_len});if(n===null)return a("a green lis\
t whose settings are not known");let{bias:r,seeding_scheme:o,context_width:s,hashing_key:i}=e;return a("green list: {ratio} of the vocabulary, bias {bias}, {sch\
eme}, context width {width}, key {key}",{ratio:y(n),bias:r,scheme:o,width:s,key:i})}function ul(e){let{keys:t,ngram_len:n}=e;return Array.isArray(t)?w(t.length,
"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {length}",{length:n}):a("green lists of {ratio}, bias {bias}, {scheme}, context w\
idth {width}",Eo(e))}function cl(e){return Array.isArray(e.keys)?a("SynthID, n-grams of {length}",{length:e.ngram_len}):a("green lists of {ratio}, {scheme}, con\
text width {width}",Eo(e))}var Eo=({greenlist_ratio:e=.25,bias:t=2,seeding_scheme:n="lefthash",context_width:r=1})=>({ratio:y(e),bias:t,scheme:n,width:r});function dl(e){
switch(e){case"context":return a("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return a("no mark: its context has occurred\
 before, and SynthID marks each context once.");case"removed":return a("no mark: it was given, and an earlier processor had removed it.");case"bias":return a("n\
o mark: the bias is 0.");default:return a("no mark.")}}function Gn({chosen:e,index:t,mark:n,given:r,isFirst:o},s){let i=c=>a("Token {number}, {token}: {mark}",{
number:S(t+1),token:C(e.text),mark:c});if(!n)return i(r?a("given, before the watermark began."):a("not marked."));if(n.why)return i(dl(n.why));let l=a("Its prob\
ability: {before} before the watermark, {after} after.",{before:y(n.chosen_before??0),after:y(n.chosen_after??0)}),u=o?[a("Not counted: a detector without the p\
rompt does not know what comes before it.")]:[];if(n.kind==="synthid"){let c=w(s.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",
{g:T(n.g,2)});return[i(c),l,...u].join(" ")}let d=n.green?a("◆ green: it got the bias."):a("◇ red: it got no bias.");return[i(d),l,pl(n,s),...u].join(" ")}function pl(e,{
ratio:t,selfhash:n}){let r=e.listed??0,o={before:y(e.mass_before??0),after:y(e.mass_after??0)};return n?w(r,"Each token has its own list; {count} of the 40 like\
liest tokens got the bias: {before} before, {after} after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together bef\
ore, {after} after.",o):t===null?w(r,"On the list, {count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be ch\
osen here: {before} together before, {after} after.",o):w(r,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {aft\
er} after.","On the list of {ratio} of the vocabulary, {count} tokens could be chosen here: {before} together before, {after} after.",{...o,ratio:y(t)})}var fl={
marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function ml(e,t,n,r){
let{mark:o,index:s}=t,i={...e};if(!o)return{...i,unscored:e.unscored+1};i.marks+=1;let l=o.kind==="synthid"?o.g:o.green,[u,d]=[o.chosen_before??0,o.chosen_after??
0];if(u>0&&d>0){i.chosen+=1,i.surprisal-=Math.log(u),i.gained+=Math.log(d/u);let{stages:c,entropy_before:f}=t.distribution;i.entropy+=(r>0&&c[r-1]?c[r-1].entropy:
f)??0,i.likely-=hl(t,r)}return i.suppressed+=o.suppressed??0,l==null?{...i,unscored:e.unscored+1}:s<n.early?{...i,early:e.early+1}:(i.scored+=1,i.green+=Number(
l),i.expected+=o.expected??0,o.kind==="synthid"?i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&(i.z=lt(i.green,i.scored,n.ratio),
i.foreseen=lt(i.expected,i.scored,n.ratio)),i)}function hl({distribution:{candidates:e}},t){let n=e.flatMap(({raw_logprob:r,stage_logprobs:o})=>{let s=t>0?o?.[t-
1]:r;return s==null?[]:[s]});return n.length?Math.max(...n):0}function gl(e,t,n,r){let[o]=e.find(([,d])=>d>r)??[];if((t.z??0)>r&&o!==void 0)return{at:o,words:w(
o,"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count} scored tokens.",{threshold:r})};let i=o===void 0?[]:[w(o,"z\
 first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {count} scored tokens, and fell again.",{threshold:r})],
l=Math.max(t.scored+1,Math.ceil(bl(t,n,r)));if(!Number.isFinite(l)||l>1e7){let d=a("At the share so far, z never reaches {threshold}.",{threshold:r});return{at:1/0,
words:[...i,d].join(" ")}}let u=w(l,"At the share so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches \
{threshold} after about {count} scored tokens: {more} more.",{threshold:r,more:S(l-t.scored)});return{at:l,words:[...i,u].join(" ")}}function bl({z:e,scored:t,green:n},{
keys:r,ratio:o},s){return r?e!==null&&e>0?t*(s/e)**2:1/0:Fn(n/t,o??0,s)}function kl(e,t){let{started:n,unit:r}=t;if(!e||!n)return[a("No token yet")];if(t.rejected)return yo(t.rejected,e.chosen.text,In(n));if(U(e))return _l(e,n,r);let o=[
so(e.distribution.entropy_before,r),...wl(e),...vl(e,r),...yl(e,n)];if(e.mark){let i=Kn(n),{chosen:l,index:u,mark:d,given:c=!1}=e;o.push(Gn({chosen:l,index:u,mark:d,
given:c,isFirst:u<i.early},i))}o.push(Bo(e,n)),e.draft&&o.push(...wo(e,In(n))),e.beam&&o.push(...To(e,t)),e.reranked&&o.push(...Sl(e,n));let{raw_logprob:s}=e.chosen;
return s!==null&&o.push(a("Its surprisal, before the processors, was {value}.",{value:J(-s,r)})),o}function _l(e,t,n){let{chosen:r}=e,o=Se(e).find(u=>u.raw_rank===
1),s=u=>a("The likeliest token was {token}, with {share}.",he(u)),i=r.raw_rank===1||!o?[]:[s(o)];r.raw_rank===1?i.push(s(r)):r.raw_rank?i.push(a("The server gav\
e {token} {share}: rank {rank}.",{...he(r),rank:S(r.raw_rank)})):i.push(a("The server gave {token} {share}.",he(r)));let l=J(r.raw_logprob===null?null:-r.raw_logprob,
n);return[...i,Bo(e,t),a("Its surprisal was {value}.",{value:l})]}var he=({text:e,raw_logprob:t})=>({token:C(e),share:y(E(t))});function wl(e){let{chosen:t,distribution:n}=e,
{name:r}=oo(e),o={source:r,...he(t),vocab:S(n.vocab??0)};if(Ye(e))return[];if(t.raw_rank===1)return[a("Its first choice was {token}, with {share}.",o)];let s=Se(
e).find(u=>u.raw_rank===1),i=s?[a("Its first choice was {token}, with {share}.",he(s))]:[],l=t.raw_rank?a("It gave {token} {share}: rank {rank} of {vocab}.",{...o,
rank:S(t.raw_rank)}):a("It gave {token} {share}.",o);return[...i,l]}function yl(e,t){let n=bn(e);if(!n.length)return e.isPrompt||e.read?[]:[a("No processor chan\
ged that.")];let r=n.filter(({idle:o})=>!o);return r.length?r.map(o=>{let s=Oo(o,t),i=o.kept===o.keptBefore?Qe(o):`${Qe(o)}, ${a("{count} left",{count:S(o.kept)})}`,
{chosen:l}=e,[u,d]=[Ze(l,o.number-1),Ze(l,o.number)],c={name:s,effect:i,token:C(l.text),before:y(u||0),after:y(d||0)};return u===void 0||d===void 0?a("{name}: {\
effect}.",c):!d&&u?a("{name}: {effect}; {token} had {before}, and could no longer be chosen.",c):c.before===c.after?a("{name}: {effect}; {token} stayed at {afte\
r}.",c):a("{name}: {effect}; {token} went from {before} to {after}.",c)}):[w(n.length,"The processor ({names}) did nothing here.","The {count} processors ({name\
s}) did nothing here.",{names:n.map(({name:o})=>o).join(", ")})]}function Oo({name:e,knobs:t},n){let r=ro(t,n);return r?r.startsWith(e)?r:`${e} (${r})`:e}function xl(e,t){
let{chosen:n}=e,r=a("{token} had {share}",he(n)),o=bn(e).filter(({idle:i})=>!i).map(i=>{let l=Ze(n,i.number),u={name:Oo(i,t),share:l===void 0?"":y(l)};return l===
void 0?a("{name}: {effect}",{...u,effect:Qe(i)}):i.kept===i.keptBefore?a("after {name}: {share}",u):w(i.kept,"after {name}: {share}, {count} token left","after \
{name}: {share}, {count} tokens left",u)}),s=De(kn(e,t)[1],{token:C(n.text)}).join("");return Ht(jt([r,...o,s]))}function Bo(e,t){let{chosen:n,given:r,isPrompt:o}=e,
s=De(kn(e,t)[1],{token:C(n.text)}).join("");return r||o||e.beam||U(e)?`${s}.`:Xe(n)?a("{words}, though {processor} had removed it.",{words:s,processor:et(n,e)}):
{...t.effective,...t.config}.do_sample&&!e.draft&&!e.reranked?a("{words}: its chance was {share}.",{words:s,share:y(E(n.logprob))}):`${s}.`}function vl({layers:e},t){
if(!e)return[];let{layer:n,final_layer:r,candidate_layers:o,divergences:s}=e,i={final:r,layer:n,divergence:J(s[o.indexOf(n)]??null,t)};return[w(o.length,"DoLa c\
ontrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {divergence}.","DoLa contrasted the last layer, {final}, with layer {l\
ayer}: of {count} candidates the furthest from it, by {divergence}.",i)]}function Sl({reranked:e,chosen:t},{effective:n,config:r}){let o=e?.find(({token_id:d})=>d===
t.token_id);if(!e||!o)return[];let s={share:y(o.probability),penalty:T(o.penalty),score:T(o.score)},i=[a("Its probability among the weighed tokens was {share}, \
its degeneration penalty {penalty}, its score {score}.",s)],{penalty_alpha:l}={...n,...r};B(l)&&i.push(a("score = (1 − α) · probability − α · penalty = (1 − {al\
pha}) · {probability} − {alpha} · {penalty} = {score}.",{...s,alpha:l,probability:T(o.probability)}));let u=e.reduce((d,c)=>c.probability>d.probability?c:d);
if(u!==o){let d={token:C(u.text),count:e.length,share:y(u.probability),penalty:T(u.penalty),score:T(u.score)};i.push(a("The most probable of the {count} weighed\
 tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",d))}return i}var ar={};v(ar,{MarkLegend:()=>Vl,MarkedText:()=>kt,MarkedWords:()=>zl,legendSamples:()=>us});var M,Co,Tl,Y,Jn,ft,Wo,ct,Do,Yn,Qn,Ml,Ne=Symbol.for("pv"),Ao={},mt=[],Ll=/^m(i|n|o|s|text|space)$/,Zn=Array.isArray,Nl=mt.slice,le=Object.assign;function ae(e){
e&&e.parentNode&&e.remove()}function Vn(e,t,n,r,o){var s={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ne,__v:o||++Co,__i:-1,__u:0};return!o&&M.vnode&&M.
vnode(s),s}function Ee(e){return e.children}function dt(e,t){this.props=e,this.context=t,this.__g=0}function Z(e,t){if(t==null)return e.__&&Z(e.__,e.__i+1);for(var n;t<e.__k.
length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Z(e)}function El(e){var t,n=e.__v,r=n.__e,o=[],s=[],i=e.__P;i&&
((t=le({constructor:Ne},n)).__v=n.__v+1,M.vnode&&M.vnode(t),Fo(i,t,n,e.__n,i.namespaceURI,32&n.__u?[r]:null,o,r||Z(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,
Pl(o,t,s),n.__=n.__e=null,t.__e!=r&&Io(t))}function Io(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Io(
e)}function Ro(e){(8&e.__g||(e.__g|=8,Y.push(e),ft++))&&Jn==M.debounceRendering||((Jn=M.debounceRendering)||queueMicrotask)(Ho)}function Ho(){try{for(var e,t=1;Y.
length;)Y.length>t&&Y.sort(Wo),e=Y.shift(),t=Y.length,8&e.__g&&El(e)}finally{(ft=Y.length)&&(Jn||queueMicrotask)(Ho)}}function jo(e,t,n,r,o,s,i,l,u,d,c){var f,m,
p,h,g,b,x=r.__k||mt,k=t.length;for(u=Ol(n,t,x,u,k),f=0;f<k;f++)(p=n.__k[f])!=null&&(m=~p.__i&&x[p.__i]||Ao,p.__i=f,b=Fo(e,p,m,o,s,i,l,u,d,c),h=p.__e,(m.ref!=p.ref||
8&m.__u)&&(m.ref&&Xn(m.ref,null,p,m),p.ref&&c.push(p.ref,p.__c||h,p)),g=g||h,4&p.__u?(u=$o(p,u,e,!m.__v),m.__e&&(m.__e=null)):typeof p.type=="function"&&b!==void 0?
u=b:h&&(u=h.nextSibling),p.__u&=-21);return n.__e=g,u}function Ol(e,t,n,r,o){var s,i,l,u,d,c,f,m,p,h=n.length,g=h,b=0,x=0,k=e.__k=Array(o);for(s=0;s<o;s++)(i=t[s])!=
null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=k[s]=Vn(null,i):Zn(i)?i=k[s]=Vn(Ee,{children:i}):i.constructor===Ne&&
i.__b?i=k[s]=Vn(i.type,i.props,i.key,i.ref,i.__v):k[s]=i,u=s+b,i.__=e,i.__b=e.__b+1,l=null,~(d=i.__i=Bl(i,n,u,g))&&(g--,(l=n[d])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,
d==u-1?b--:d==u+1?b++:d!=u&&(d>u?b--:b++,x=1)):(~d||(o>h?b--:o<h&&b++),typeof i.type!="function"&&(i.__u|=4))):k[s]=null;if(x){for(c=[],f=[],s=0;s<o;s++)if((i=k[s])&&
16&i.__u){for(b=0,m=c.length;b<m;)c[p=b+m>>1]<i.__i?b=p+1:m=p;c[b]=i.__i,f[s]=b+1}for(b=c.length;s--;)f[s]&&(f[s]==b?b--:k[s].__u|=4)}if(g)for(s=0;s<h;s++)!(l=n[s])||
2&l.__u||(l.__e==r&&(r=Z(l)),er(l,l));return r}function $o(e,t,n,r){var o,s,i,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(s=0;s<o.length;s++)
o[s]&&(o[s].__=e,t=$o(o[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=Z(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!r&&
n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Bl(e,t,n,r){var o,s=e.key,i=e.type,l=t[n],u=l&&!(2&l.__u);if(l===null&&s==null||u&&s==l.key&&i==l.type)return n;if(r>(u?1:0)){for(o=n-1;o>=0;o--)if((l=
t[o])&&!(2&l.__u)&&s==l.key&&i==l.type)return o;for(o=n+1;o<t.length;o++)if((l=t[o])&&!(2&l.__u)&&s==l.key&&i==l.type)return o}return-1}function Po(e,t,n){n==null&&
(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function ut(e,t,n,r,o){var s,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.
cssText=r=""),r)for(t in r)n&&t in n||Po(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||Po(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),
typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(i=Qn[t]||(Qn[t]=Rl(t)),(e.__a||(e.__a={}))[t]=Yn,s=t!=(t=t.replace(Do,"$1")),(t=t.slice(2))[0]<"a"&&
(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)
try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Rl(e){
return function(t){var n=this.__e;if(n){if(n=n[e],t[ct]==null)t[ct]=Yn++;else if(t[ct]<this.__a[e])return;return n(M.event?M.event(t):t)}}}function Fo(e,t,n,r,o,s,i,l,u,d){
var c,f,m,p,h,g,b,x,k,N,L,ge,Be,ce,X,ur,z,ee,F=t.type;if(t.constructor!==Ne)return null;128&n.__u&&(u=32&n.__u,c=n.__c.__z)&&(t.__u|=u,f=s=[],c.nodeType==8?l=pt(
c,s):s.push(c),l=s[0]||l),(c=M.__b)&&c(t);e:if(typeof F=="function"){m=i.length;try{if(x=t.props,k=(c=F.prototype)&&c.render,N=(c=F.contextType)&&r[c.__c],L=c?N?
N.props.value:c.__:r,(p=n.__c)?(t.__c=p,2&p.__g&&(p.__g|=1)):(k?t.__c=p=new F(x,L):(t.__c=p=new dt(x,L),p.constructor=F,p.render=Wl),N&&N.sub(p),p.state||(p.state=
{}),p.__n=r,p.__g|=8,p.__h=[],p.__k=[]),k&&(p.__s||(p.__s=p.state),F.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=le({},p.__s)),le(p.__s,F.getDerivedStateFromProps(
x,p.__s)))),h=p.props,g=p.state,p.__v=t,n.__c){if(x!==h&&k&&!F.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(x,L),t.__v==n.
__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(x,p.__s,L)===!1){t.__v!=n.__v&&(p.props=x,p.state=p.__s,p.__g&=-9),t.__e=n.__e,t.__k=
n.__k,t.__k.some(function(I){I&&(I.__=t)}),mt.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&i.push(p),l=Z(n);break e}p.componentWillUpdate&&p.componentWillUpdate(
x,p.__s,L),k&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(h,g,b)})}else k&&!F.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),
k&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=L,p.props=x,p.__P=e,p.__g&=-5,ge=M.__r,Be=k?25:0;do p.__g&=-9,ge&&ge(t),c=p.render(p.props,p.state=
p.__s,p.context);while(8&p.__g&&++Be<25);k&&(mt.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(r=le({},r,p.getChildContext())),k&&n.__c&&p.
getSnapshotBeforeUpdate&&(b=p.getSnapshotBeforeUpdate(h,g)),ce=c&&c.type===Ee&&c.key==null?c.props.children:c,x.__P&&(c=l,o=(e=x.__P).namespaceURI,u=s=null,n.props&&
n.props.__P!=e&&(n.__k.some(function(I){I&&er(I,I)}),n.__k=null),l=n.__k?Z(n,0):null),l=jo(e,Zn(ce)?ce:[ce],t,n,r,o,s,i,l,u,d),x.__P&&(t.__e=null,l=c),t.__u&=-161,
f&&f.some(ae),p.__h.length&&i.push(p),1&p.__g&&(p.__g&=-4)}catch(I){if(i.length=m,t.__v=null,u||s)if(I&&I.then){if(t.__u|=128|u,s){for(~(z=s.indexOf(l||void 0))||
(z=s.length);(ee=s[z-1])&&ee.nodeType==8;)z--;for(;z<s.length;z++)if(ee=s[z])if(s[z]=null,X){if(ee==ur)break}else{if(ee.nodeType!=8)break;ee.data.startsWith("$s")&&
(ur=pt(X=ee))}}if(!X){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;X=l}(c=pt(X=t.__c.__z||(t.__c.__z=X)))?(t.__e=X,l=c):t.__e=l,l=l&&l.nextSibling}else
s&&s.some(ae);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),I&&I.then||qo(t),M.__e(I,t,n)}}else l=t.__e=Cl(n.__e,t,n,r,o,s,i,u,d,e);return(c=M.diffed)&&c(t),l}function pt(e,t){
if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)
return e}t&&t.push(e)}}function qo(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(qo))}function Pl(e,t,n){for(var r=0;r<n.length;)Xn(n[r++],n[r++],n[r++]);M.__c&&
M.__c(t,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(function(s){s.call(o)})}catch(s){M.__e(s,o.__v)}})}function Cl(e,t,n,r,o,s,i,l,u,d){var c,f,m,p,h,g,b,
x,k=n.props||Ao,N=t.props,L=t.type;if(L=="svg"?o="http://www.w3.org/2000/svg":L=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xht\
ml"),s){for(c=0;c<s.length;c++)if((h=s[c])&&(L?h.localName==L:h.nodeType==3)){e=h,s[c]=null;break}}if(!e){if(x=d.ownerDocument||document,!L)return x.createTextNode(
N);e=x.createElementNS(o,L,N.is?N:d),l&&(M.__m&&M.__m(t,s),l=!1),s=null}if(L){if(d=L=="template"&&e.content||e,s=L=="textarea"&&N.defaultValue!=null?null:s&&Nl.
call(d.childNodes),!l&&s)for(k={},c=0;c<e.attributes.length;c++)k[(h=e.attributes[c]).name]=h.value;for(c in k)h=k[c],c=="dangerouslySetInnerHTML"?m=h:c=="child\
ren"||c in N||c=="value"&&"defaultValue"in N||c=="checked"&&"defaultChecked"in N||ut(e,c,null,h,o);for(c in N)h=N[c],c=="children"?p=h:c=="dangerouslySetInnerHT\
ML"?f=h:c=="value"?g=h:c=="checked"?b=h:l&&typeof h!="function"||k[c]===h||ut(e,c,h,k[c],o);f?(l||m&&(f.__html==m.__html||f.__html==e.innerHTML)||(e.innerHTML=f.
__html),t.__k=[]):(m&&(e.textContent=""),(L=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Ll.test(L))&&(o="http://www.w3.org/1999/xhtml"),jo(d,Zn(p)?
p:[p],t,n,r,o,s,i,s?s[0]:n.__k&&Z(n,0),l,u),s&&s.some(ae)),l&&L!="textarea"||(c="value",L=="progress"&&g==null?e.removeAttribute(c):g==null||g===e[c]&&(L!="prog\
ress"||g)||ut(e,c,g,k[c],o),c="checked",b!=null&&b!=e[c]&&ut(e,c,b,k[c],o))}else k===N||l&&e.data==N||(e.data=N);return e}function Xn(e,t,n,r){try{typeof e=="fu\
nction"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){M.__e(o,n)}}function er(e,t,n){var r,
o,s,i;if(M.unmount&&M.unmount(e),!(r=e.ref)||r.current&&r.current!=e.__e||Xn(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){
M.__e(l,t)}r.__P=r.__n=null}if(r=e.__k)for(i=0;i<r.length;i++)r[i]&&er(r[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(o=pt(r,s=[]))&&
(r==e.__e&&s.some(ae),ae(o),ae(r)),n||ae(e.__e),e.__e=e.__c=e.__=null}function Wl(e,t,n){return this.constructor(e,n)}M={__e:function(e,t,n,r){for(var o,s,i;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((i=(s=o.constructor)&&s.getDerivedStateFromError)&&o.setState(s.getDerivedStateFromError(
e)),o.componentDidCatch&&(o.componentDidCatch(e,r||{}),i=1),i&&8&o.__g)return void(o.__g|=2)}catch(l){e=l}}throw ft=0,e}},Co=0,Tl=function(e){return e!=null&&e.
constructor===Ne},dt.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=le({},this.state)),typeof e=="function"&&(e=e(le({},n),this.props)),
e&&(le(n,e),this.__v&&(t&&this.__k.push(t),Ro(this)))},dt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Ro(this))},dt.prototype.render=
Ee,Y=[],ft=0,Wo=function(e,t){return e.__v.__b-t.__v.__b},ct=Symbol(),Do=/(PointerCapture)$|Capture$/i,Yn=0,Qn={},Ml=0;var ht,A,tr,Ko,Dl=Object.is,nr=0,Xo=[],rr=[],O=M,Go=O.__b,zo=O.__r,Uo=O.diffed,Vo=O.__c,Jo=O.unmount,Qo=O.__;function es(e,t){O.__h&&O.__h(A,e,nr||t),nr=0;var n=A.
__H||(A.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function sr(e,t){var n=es(ht++,4);!O.__s&&ts(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,A.__h.push(n))}function gt(e){return nr=5,Al(function(){return{current:e}},[])}function Al(e,t){var n=es(ht++,7);return ts(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Il(){var e;do{for(;e=rr.shift();)try{Oe(e)}catch(n){O.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Xo.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Oe),t.__h.
some(or),t.__h=[]}catch(n){t.__h=[],O.__e(n,e.__v)}}}while(rr.length)}O.__b=function(e){A=null,Go&&Go(e)},O.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),
Qo&&Qo(e,t)},O.__r=function(e){zo&&zo(e),ht=0;var t=(A=e.__c).__H;t&&(tr==A?A.__h=[]:(t.__h.some(Oe),t.__h.some(or),ht=0),t.__h=[],t.__.some(function(n){n.__N&&
(n.__=n.__N),n.u=n.__N=void 0})),tr=A},O.diffed=function(e){Uo&&Uo(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Zo(Xo.push(t)),t.__H.__.some(function(n){n.u&&(n.
__H=n.u)})),tr=A=null},O.__c=function(e,t){t.some(function(n){try{n.__h.some(Oe),n.__h=n.__h.filter(function(r){return!r.__||or(r)})}catch(r){n.__h=[function(){
throw r}]}}),Vo&&Vo(e,t)},O.unmount=function(e){Jo&&Jo(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=e.__;n&&
(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,Zo(rr.push(o))}else Oe(o)}catch(s){t=s}}),r.__H=void 0,t&&O.__e(t,r.__v))};var Yo=typeof requestAnimationFrame==
"function";function Hl(e){var t,n=function(){clearTimeout(r),Yo&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);Yo&&(t=requestAnimationFrame(n))}function Zo(e){
e!=1&&Ko==O.requestAnimationFrame||((Ko=O.requestAnimationFrame)||Hl)(Il)}function Oe(e){var t=A,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),A=t}function or(e){
var t=A;e.__c=e.__(),A=t}function ts(e,t){return!e||e.length!=t.length||t.some(function(n,r){return!Dl(n,e[r])})}var jl=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,bt=class e{constructor(t,n=null){this.holder=t;this.before=n}holder;before;static BLOCK=60;static LOOSE=150;loose=0;head=0;tried=0;append(t){
this.holder.append(t),this.loose+=1}removeLast(){this.holder.lastChild?.remove(),this.loose-=1;let t=this.holder.lastElementChild;ns(t)&&this.undo(t.previousElementSibling)}settle(){
if(this.loose<e.LOOSE||this.loose<this.tried+e.BLOCK||!this.holder.offsetParent||document.fonts.status==="loading")return;this.tried=this.loose;let t=[...this.holder.
children].slice(-this.loose),n=this.freeStarts(t),r=t.map((l,u)=>u).filter(l=>n[l]&&$l(t[l])),o=[],s=0;t[0].previousSibling||(this.head=s=r.shift()??0);for(let l of r)
l-s<e.BLOCK||(o.push(this.wrap(t.slice(s,l))),s=l,this.loose=t.length-l,this.tried=0);let i=o.map(l=>l.getBoundingClientRect().height);o.forEach((l,u)=>{l.style.
containIntrinsicHeight=`${i[u]}px`,l.classList.add("gp-kept-rows")})}freeStarts(t){let n=getComputedStyle(this.holder).direction==="rtl",r=t[0].previousSibling||
!this.before?"":this.before.holder.textContent??"";return t.map(o=>{let s=o.textContent??"",i=r.endsWith(`
`);r=r.slice(r.lastIndexOf(`
`)+1);let l=i?!s.startsWith(" "):!(n||jl.test(r));return r+=s,l})}wrap(t){let n=_("span","gp-rows");t[0].before(n,_("wbr")),n.append(...t);let r=t[0].firstChild;
if(r instanceof Text&&r.data===" "){let o=_("span","gp-gap");r.replaceWith(o),o.append(r)}return n}undo(t){let n=t.querySelector(".gp-gap");n&&n.replaceWith(...n.
childNodes),t.nextSibling?.remove(),this.loose+=t.children.length+(ns(t.previousElementSibling)?0:this.head),t.replaceWith(...t.childNodes),this.tried=0}dissolve(){
for(let t of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(t);this.tried=0}};function $l(e){let t=e.previousElementSibling,n=t&&[...t.querySelectorAll(
".gp-ink")].at(-1),r=e.querySelector(".gp-ink")?.getClientRects()[0],o=n&&[...n.getClientRects()].at(-1);return!!(r&&o&&rs(r)>rs(o)+10)}function ir(e,t,n){let r=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],o=r(e[t]);if(!o)return null;let s=null,i=1/0;for(let l=t+n;l>=0&&l<e.length;l+=n){let u=r(e[l]),d=u?(u.top-o.top)*
n:0;if(!u||d<o.height/2)continue;let c=d*1e3+Math.abs(u.left-o.left);if(c>=i+1e3*o.height)break;c<i&&([s,i]=[e[l],c])}return s}var ns=e=>e?.tagName==="WBR",rs=({
top:e,bottom:t})=>(e+t)/2;function os(e,t){if(t.piece===null){let n=_("bdi","gp-ink gp-special");_e(n,t.text),e.append(n)}else ke(t)?e.append(t.piece,_("span","gp-ink gp-byte","",{"data-\
bytes":It(t.text)||"·"})):At(e,t.piece)}function ss({rows:e,tokens:t},n,r,o){let s=o&&ke(o)?t.at(-1)?.parentNode:null;if(s&&r.piece!==null)s.appendChild(n);else if(ke(
r)){let i=_("span","gp-bytes");i.append(n),e.append(i)}else e.append(n);t.push(n)}function is({rows:e,tokens:t},n){for(let r of t.splice(n).reverse()){let o=r.closest(
".gp-bytes");o&&o.childNodes.length>1?r.remove():e.removeLast()}}var Fl=Symbol.for("pv"),ql=0;function ue(e,t,n,r,o,s){t||(t={});var i,l,u=t;if("ref"in u&&typeof e!="function")for(l in u={},t)l=="ref"?i=t[l]:u[l]=t[l];var d={type:e,props:u,key:n,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:Fl,__v:--ql,__i:-1,__u:0};return(o||s)&&(d.__source=o,d.__self=s),M.vnode&&M.vnode(d),d}var Kl=200,Gl=e=>Math.round(Math.max(0,Math.min(1,(e-.2)/.6))*10);function ls({green:e=null,g:t=null,counted:n=!0}){let r={"data-list":t!==null?"g":e===null?"no\
ne":e?"green":"red",...!n&&{"data-counted":"no"}};if(t===null)return{data:r,style:{}};let o=Gl(t);return{data:r,style:{backgroundColor:`var(--gp-prob-${o})`,backgroundSize:`\
2px ${o*10}%`}}}var kt=class{constructor(t,n){this.body=t;this.press=n;t.classList.add("gp-marked"),this.rows=new bt(t),t.addEventListener("keydown",r=>this.keyed(
r)),t.addEventListener("click",({target:r})=>this.pressed(as(r))),new ResizeObserver(()=>this.resized()).observe(t)}body;press;items=[];tokens=[];rows;stop=null;chosen;width=0;timer;show(t){
let n=0;for(;n<t.length&&t[n]===this.items[n];)n++;is(this,n),this.stop&&!this.stop.isConnected&&(this.stop=null);for(let r=n;r<t.length;r++)ss(this,this.newToken(
t[r]),t[r].token,r?t[r-1].token:null);this.items=[...t],!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}newToken({token:t,mark:n,words:r,
dress:o}){let{data:s,style:i}=ls(n),l=_("span","gp-token",null,{tabindex:"-1",role:this.press?"button":"img",...s});this.press&&l.setAttribute("aria-pressed","f\
alse"),os(l,t);let u=l.querySelector(".gp-ink")??l;Object.assign(u.style,i),o?.(l,u);let d=typeof r=="function"?r:()=>r;return l.setAttribute("aria-label",d()),
fn(l,d),l}choose(t){let n=this.tokens[t];if(this.chosen!==n){for(let r of[this.chosen,n])r?.classList.toggle("gp-current",r===n),r?.setAttribute("aria-pressed",
String(r===n));this.chosen=n}}reach(t){this.stop&&(this.stop.tabIndex=-1),this.stop=t,t.tabIndex=0}pressed(t){let n=t?this.tokens.indexOf(t):-1;!t||n<0||(this.reach(
t),this.press?.(this.items[n]))}keyed(t){let n=as(t.target),r=n?this.tokens.indexOf(n):-1;if(r<0||t.ctrlKey||t.metaKey||t.altKey)return;let o={ArrowRight:()=>this.
tokens[r+1],ArrowLeft:()=>this.tokens[r-1],ArrowDown:()=>ir(this.tokens,r,1),ArrowUp:()=>ir(this.tokens,r,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),
Enter:()=>n," ":()=>n};if(!Object.hasOwn(o,t.key))return;t.preventDefault();let s=o[t.key]();s&&(this.reach(s),s.focus({preventScroll:!0}),s.scrollIntoView({block:"\
nearest"}),s===n&&this.pressed(s))}resized(){let{clientWidth:t}=this.body;!t||t===this.width||(this.width=t,this.rows.dissolve(),clearTimeout(this.timer),this.timer=
setTimeout(()=>this.rows.settle(),Kl))}},as=e=>e instanceof Element?e.closest(".gp-token"):null;function zl(e){let{items:t,press:n,class:r="",label:o,dir:s,hidden:i,
chosen:l}=e,u=gt(null),d=gt(null),c=gt(n);c.current=n,sr(()=>{u.current&&(d.current??=new kt(u.current,n&&(m=>c.current?.(m))),d.current.show(t))},[t]),sr(()=>d.
current?.choose(l??-1));let f=o===void 0?{}:{role:"group","aria-label":o};return ue("div",{class:`gp-marked ${r}`.trim(),ref:u,dir:s,hidden:i,...f})}var Ul=e=>e===
"synthid"?[[{g:.2},"g",a("mean g-value 0.2 or less")],[{g:.5},"g",a("0.5, as by chance")],[{g:.8},"g",a("0.8 or more")]]:[[{green:!0},"◆",a("green: on the gre\
en list")],[{green:!1},"◇",a("red: not on the green list")]];function us({kind:e,unscored:t,repeated:n,faint:r}){let o=Ul(e);t&&o.push([{},"abc",a("not scored")]);
let s=e==="synthid"?{g:.5,counted:!1}:{green:!0,counted:!1};return n&&o.push([s,"abc",r??a("faint: seen before, not counted")]),o}function Vl({class:e,hidden:t,
...n}){return ue("p",{class:`${e} gp-marked gp-mark-legend`,hidden:t,children:us(n).map(([r,o,s])=>{let{data:i,style:l}=ls(r);return ue("span",{children:[ue("sp\
an",{"aria-hidden":"true",...i,children:ue("span",{class:"gp-ink",style:l,children:o})}),s]},s)})})}var lr={};v(lr,{STAGE:()=>Ql,orderOf:()=>Yl});var Jl="generation-playground.";function cs(e,t="browser"){let n=Jl+e,r=()=>t==="tab"?sessionStorage:localStorage,o=()=>_t(()=>r().getItem(n),null);return{read:o,
readJson:()=>_t(()=>JSON.parse(o()??"null"),null),write:s=>_t(()=>(s===null?r().removeItem(n):r().setItem(n,s),!0),!1),get isAllowed(){return _t(()=>!!r(),!1)}}}
function _t(e,t){try{return e()}catch{return t}}var Ql="the stage",ds=cs("person");function Yl(e,t,n=Zl()){let r=Xl(`${n} ${e}`),o=[...Array(t).keys()];for(let s=t-1;s>0;s-=1){let i=Math.floor(r()*(s+1));[o[s],
o[i]]=[o[i],o[s]]}return o}var wt="";function Zl(){return wt=ds.read()||wt||String(Math.random()),ds.write(wt),wt}function Xl(e){let t=2166136261;for(let n of e)
t=Math.imul(t^(n.codePointAt(0)??0),16777619);return()=>{t=t+1831565813|0;let n=Math.imul(t^t>>>15,1|t);return n=n+Math.imul(n^n>>>7,61|n)^n,((n^n>>>14)>>>0)/4294967296}}window.TestedModules={"visualizers/panes/assisted/acceptance.ts":St,"visualizers/panes/assisted/speculation.ts":qt,"visualizers/panes/beam_search/beam_finalizat\
ion.ts":en,"visualizers/panes/beam_search/greedy_path.ts":tn,"visualizers/panes/beam_search/score_check.ts":rn,"visualizers/panes/comparison/trie_of.ts":an,"vis\
ualizers/panes/core/claims.ts":ln,"visualizers/panes/core/log.ts":Yt,"visualizers/panes/core/notation.ts":Et,"visualizers/panes/core/reasoning.ts":Vt,"visualize\
rs/panes/core/text.ts":Ft,"visualizers/panes/core/texts.ts":Pt,"visualizers/panes/core/tips.ts":mn,"visualizers/panes/core/totals.ts":gn,"visualizers/panes/core\
/values.ts":xt,"visualizers/panes/draws/draw_rows.ts":Ln,"visualizers/panes/draws/draw_words.ts":En,"visualizers/panes/draws/form_settings.ts":Bn,"visualizers/p\
anes/draws/knob_spans.ts":vn,"visualizers/panes/draws/luck.ts":yn,"visualizers/panes/draws/outcome.ts":Pn,"visualizers/panes/draws/same_text.ts":Mn,"visualizers\
/panes/draws/what_if_words.ts":Wn,"visualizers/panes/tokens/explanation.ts":Un,"visualizers/panes/watermarks/marked_text.tsx":ar,"visualizers/panes/watermarks/w\
atermark_statistics.ts":qn,"visualizers/panes/watermarks/watermark_words.ts":zn,"playground/ui/lessons/answer_order.ts":lr};})();
