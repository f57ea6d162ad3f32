// Written by .ci/bundle.py from modules with the SHA-256 0b61205e7e61bc6adc620c5f85b1ea1012797a5bf6071553f14256ed87f2a43f: edit those.
(()=>{var Tr=Object.defineProperty;var S=(e,t)=>{for(var n in t)Tr(e,n,{get:t[n],enumerable:!0})};var je={};S(je,{AcceptanceAlong:()=>$e,judgedOf:()=>G,writtenOf:()=>on});var Ie={};S(Ie,{finite:()=>B,isFromElsewhere:()=>J,isKnown:()=>T,keptOf:()=>le,medianOf:()=>We});var T=e=>typeof e=="number"&&Number.isFinite(e),B=e=>e==null||Math.
abs(e)>1e30?null:e,We=e=>{let t=[...e].sort((n,r)=>n-r);return(t[t.length-1>>1]+t[t.length>>1])/2},J=({distribution:e})=>e.vocab===null,le=({distribution:{stages:e,
vocab:t}})=>e.at(-1)?.kept??t;var rn=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),G=e=>e.
num_accepted+(e.follow==="correction"?1:0),on=e=>e.num_accepted+(e.next_token_id===null?0:1);function _r(e,t){let{drafted:n,num_accepted:r}=t;if(e.rounds+=1,e.tokens+=
on(t),e.draft_seconds+=t.draft_seconds,e.verify_seconds+=t.verify_seconds,!!n.length){e.spec_steps+=1,e.drafted+=n.length,e.accepted+=r,e.judged+=G(t);for(let o=e.
draftedAt.length;o<n.length;o++)e.draftedAt.push(0),e.acceptedAt.push(0);for(n.forEach((o,i)=>{e.draftedAt[i]+=1,i<r&&(e.acceptedAt[i]+=1),!(i>=G(t)||!T(o.overlap))&&
(e.overlaps[0]+=1,e.overlaps[1]+=o.overlap)});e.kept.length<=e.draftedAt.length;)e.kept.push(0);e.kept[r]+=1}}function Mr(e){let{spec_steps:t,rounds:n,tokens:r,
drafted:o,accepted:i,judged:a,overlaps:l}=e,u=(p,d)=>d?p/d:null;return{num_spec_steps:t,num_rounds:n,num_tokens:r,num_draft_tokens:o,num_accepted_draft_tokens:i,
num_judged_draft_tokens:a,draft_acceptance_rate:u(i,o),judged_acceptance_rate:u(i,a),mean_acceptance_length:t?1+i/t:null,acceptance_histogram:e.kept,accepted_by_position:e.
acceptedAt,drafted_by_position:e.draftedAt,passes_saved:r-n,expected_acceptance_rate:u(l[1],l[0]),draft_seconds:e.draft_seconds,verify_seconds:e.verify_seconds}}
var $e=class{rounds=[];tally=rn();read(t){t.length>=this.tally.rounds&&this.rounds[0]===t[0]||(this.tally=rn());for(let r=this.tally.rounds;r<t.length;r++)_r(this.
tally,t[r]);return this.rounds=t,Mr(this.tally)}};var ot={};S(ot,{OTHERS_WARNING:()=>Jr,expectedSpeedup:()=>Gr,expectedTokens:()=>cn,intervalMeaning:()=>Kr,paceWords:()=>Vr,spreadWords:()=>zr,stillMissing:()=>Ur,
timesWords:()=>Fr});var Fe={};S(Fe,{count:()=>v,fixed:()=>O,isOne:()=>Ge,language:()=>te,listed:()=>Er,notation:()=>N,plain:()=>De,separators:()=>Nr,significant:()=>de});var Lr=["d\
e","fr"];var qe={},sn={};function te(){let e=(navigator.language||"").slice(0,2).toLowerCase();return Lr.includes(e)?e:"en"}var ue=()=>window.GenerationPlaygroundTexts?te():
"en";function He(e){if(!qe[e]){let t=new Intl.NumberFormat(e).formatToParts(12345678e-1),n=r=>t.find(({type:o})=>o===r)?.value??"";qe[e]={decimal:n("decimal"),group:n(
"group")}}return qe[e]}function N(e){let t=ue();if(t==="en")return e;let{decimal:n,group:r}=He(t);return e.replace(/(?<=\d)[.,](?=\d)/g,o=>o==="."?n:r).replace(
/(?<=\d)\s?%/g," %")}var O=(e,t=0)=>N(e.toFixed(t)),de=(e,t)=>N(e.toPrecision(t)),v=e=>N(e.toLocaleString("en-US")),De=e=>N(String(e)),Er=e=>e.join(He(ue()).decimal===
","?"; ":", ");function Ge(e,t){let n=t?ue():"en";return sn[n]??=new Intl.PluralRules(n),sn[n].select(e)==="one"}function Nr(){let{decimal:e,group:t}=He(ue());return e+
t}var rt={};S(rt,{INVISIBLE:()=>ce,MARKS:()=>Q,asSentence:()=>et,askedOf:()=>Ir,bytesOf:()=>Xe,bytesWords:()=>Qe,count:()=>v,decimals:()=>x,fillLabel:()=>re,fillText:()=>Ze,
fillToken:()=>Ye,filled:()=>he,fromNats:()=>nt,inOneLine:()=>ln,inParts:()=>tt,information:()=>$,labelled:()=>Ar,leavesBytes:()=>ne,loadingWords:()=>$r,make:()=>g,
modeName:()=>qr,named:()=>jr,numbersOf:()=>dn,percent:()=>y,probability:()=>L,problemsOf:()=>Hr,processorWords:()=>oe,quoted:()=>E,say:()=>Z,seconds:()=>un,stopWords:()=>Dr,
together:()=>pe,waitWords:()=>Wr});var ze={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"\
block diffusion",custom:"your own decoding loop",elsewhere:"from another server"},Ke={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:[
"a stop string","met a stop string"],length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own c\
riterion","met your own stopping criterion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached t\
he end of the given text"],unfinished:["the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:[
"stopped by hand","was stopped by hand"],stop:["EOS or a stop string","ended with EOS or a stop string: the server does not say which"],content_filter:["a conte\
nt filter","was cut by the server’s content filter"],tool_calls:["a call of a tool","ended with a call of a tool"],cut:["the end of the file","is not complete"]};var Ve={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of the last one, and removes tokens that the last one \
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
ks",[]]};var an={Candidate:["token_id","text","raw_logprob","logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["name","entropy","kept","mass_removed","mas\
s_moved"],Reranked:["token_id","text","probability","penalty","score"],BeamCandidate:["token_id","text","piece","parent","raw_logprob","logprob","score","status",
"beam","final_score","group","diversity_penalty","bank","progress","forced","mark"],DraftToken:["token_id","text","draft_logprob","target_logprob","accepted","o\
verlap"],Token:["token_id","text","piece"],Mark:["kind","green","g","listed","mass_before","mass_after","expected","chosen_before","chosen_after","suppressed","\
why"],CanvasPlace:["token_id","text","piece","logprob","entropy","accepted","read_id","read_text"]};var Ue={};S(Ue,{isSaid:()=>Or,language:()=>te,t:()=>s,tn:()=>w,translateTemplate:()=>Rr,withTexts:()=>Pr});function s(e,t){if(e==null)return"";if(typeof e=="object")return"number"in e?N(e.number):"one"in e?w(e.count,e.one,e.said,e.values):s(e.said,e.values);let n=String(
e),r=window.GenerationPlaygroundTexts?.[n]??n;return t?r.replace(/\{\{|\}\}|\{(\w+)\}/g,(o,i)=>{if(i===void 0)return o[0];let a=t[i];return typeof a=="number"?De(
a):a&&typeof a=="object"?s(a):String(a??"")}):r}function w(e,t,n,r){let o=window.GenerationPlaygroundTexts?.[t]!==void 0,i=t.includes("{count}")?Ge(e,o):e===1;return s(
i?t:n,{count:v(e),...r})}var Or=e=>typeof e=="object"&&e!==null&&("said"in e&&typeof e.said=="string"||"number"in e&&typeof e.number=="string"),Br=["aria-label",
"title","placeholder","data-tip","label"];function Rr(e){let t=window.GenerationPlaygroundTexts;if(!t)return;let n=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);
for(let r=n.nextNode();r;r=n.nextNode()){let[,o,i,a]=/^(\s*)([^]*?)(\s*)$/.exec(r.nodeValue??"")??[],l=i&&t[i.replace(/\s+/g," ")];l&&(r.nodeValue=o+l+a)}for(let r of[
e,...e.querySelectorAll("*")])for(let o of Br){let i=t[(r.getAttribute(o)||"").replace(/\s+/g," ")];i&&r.setAttribute(o,i)}}function Pr(e){let n=window.GenerationPlaygroundCatalogues?.[te()];
if(window.GenerationPlaygroundTexts||!n)return e();window.GenerationPlaygroundTextsLoading??=fetch(n).then(r=>r.json()).then(r=>{window.GenerationPlaygroundTexts=
r},r=>console.warn("Generation Playground: the translation could not be loaded.",r)),window.GenerationPlaygroundTextsLoading.then(e)}var Q={" ":"·","\n":"↵","	":"⇥","\r":"␍"},ce=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function g(e,t,n,r){let o=document.createElement(
e);t&&(o.className=t),n!=null&&(o.textContent=String(n));for(let[i,a]of Object.entries(r||{}))o.setAttribute(i,String(a));return o}function Ze(e,t,{running:n=!1}={}){
let r=0;for(let o of t.matchAll(ce)){let[i]=o;o.index>r&&e.append(t.slice(r,o.index)),r=o.index+1;let a=Q[i]||"U+"+(i.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0");if(n){let l=Q[i]?i:"";e.append(g("span","gp-space",l,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else e.append(g("span","gp-mark",a))}r<t.
length&&e.append(t.slice(r))}function Ye(e,t){let n=/^ (?=\S)/.test(t)?" ":"",r=/\n*$/.exec(t)?.[0]??"",o=g("span","gp-ink");Ze(o,t.slice(n.length,t.length-r.length),
{running:!0});for(let i=0;i<r.length;i++)o.append(g("span","gp-space","",{"data-mark":Q[`
`],"data-wide":"yes"}));return e.append(...[n,o,r].filter(Boolean)),o}var Je=/(\\x[0-9a-f]{2})+$/i,Xe=e=>(e.match(Je)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
ne=({piece:e,text:t})=>e!==null&&(e===""||Je.test(t)&&e===t.replace(Je,""));function re(e,t){e.replaceChildren(),Ze(e,t),t||e.append(g("span","gp-mark",s("(empt\
y)")))}function Ar(e,t){let n=g("bdi",t);return re(n,e),n}function Z(e,t){e.textContent!==t&&(e.textContent=t)}var Cr=/([<>≈−-]?\d[\d.,\u202f\u00a0]*[\s\u00a0\u202f]?(?:%|(?:bits?|nats|ms|s|[kMG]B|tokens)(?![\p{L}\p{N}_])))/u;
function pe(e){let t=document.createDocumentFragment();return e.split(Cr).forEach((n,r)=>t.append(r%2?g("span","gp-together",n):n)),t}var ln=e=>e.replace(ce,t=>t===
" "?" ":Q[t]||"�"),et=e=>e?`${e}.`:"",tt=e=>e.filter(Boolean).join(s("{before}; {part}").split(/\{\w+\}/)[1]),E=e=>s("“{text}”",{text:ln(e)});function Wr(e){
return e>90?s("Yours begins in about {count} minutes.",{count:Math.round(e/60)}):s("Yours begins in about {count} s.",{count:e<10?Math.max(1,Math.round(e)):5*Math.
round(e/5)})}var he=(e,t)=>e.split(/\{(\w+)\}/).map((n,r)=>r%2?t[n]:n);function y(e){let t=e*100;return t===0?N("0%"):t<.01?N("<0.01%"):t<1?N(t.toFixed(2)+"%"):
t>99.95&&t<100?N(">99.9%"):N(t.toFixed(1).replace(".0","")+"%")}var L=e=>e==null?0:Math.exp(e),Ir=({prompt:e,request:t})=>e||(t&&t.messages||[]).at(-1)?.content||
"",nt=(e,t)=>t==="bits"?e/Math.LN2:e;function $(e,t){return e===null||!Number.isFinite(e)?s("infinite"):O(nt(e,t),2)+" "+s(t)}function $r({model:e,phase:t,done:n,
total:r}){if(t==="gpu")return s("waiting for the shared GPU …");if(t==="asking")return s("asking the Hub for {model} …",{model:e});let o=y((n??0)/(r||1));return t===
"download"?s("downloading {model}: {done} of {total} …",{model:e,done:Qe(n),total:Qe(r)}):t==="converting"?r?s("converting {model}: {share} …",{model:e,share:o}):
s("reading the file of {model} to convert it …",{model:e}):r?s("loading {model}: {share} …",{model:e,share:o}):s("loading {model} …",{model:e})}function Qe(e){
return T(e)?e>=1e9?s("{size} GB",{size:O(e/1e9,e<1e10?2:1)}):e>=1e6?s("{size} MB",{size:O(e/1e6,e<1e8?1:0)}):s("{size} kB",{size:O(e/1e3,0)}):"–"}function un(e){
return e<1?Math.round(e*1e3)+" ms":O(e,e<10?2:1)+" s"}var x=(e,t=3)=>e==null?"–":O(e,t);function dn(e){let{chosen:t,distribution:n}=e,r=e.read?t.raw_logprob:t.logprob??t.raw_logprob;return{probability:L(t.logprob),rawProbability:L(t.raw_logprob),rank:(e.
read?null:t.rank)??t.raw_rank,surprisal:r===null?1/0:Math.max(0,-r),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var jr=(e,t,n)=>Object.hasOwn(e,
t)?e[t]:n,qr=e=>Object.hasOwn(ze,e)?s(ze[e]):e.replaceAll("_"," ");function Hr({message:e,fix:t,diagnostics:n=[]}){let r=n.map(o=>({knob:o.knob,message:s(o.message),
fix:s(o.fix)}));return r.some(o=>o.message===s(e))?r:[{knob:"",message:s(e),fix:s(t)},...r]}var Dr=e=>Object.hasOwn(Ke,e)?Ke[e].map(t=>s(t)):[e,e];function oe(e){
if(!Object.hasOwn(Ve,e))return[e,s("is your own logits processor"),[]];let[t,n,r]=Ve[e];return[s(t),s(n),r]}var cn=(e,t)=>e>=1?t+1:Math.expm1((t+1)*Math.log(e))/(e-1),Gr=(e,t,n,r=1)=>cn(e,t)/(t*n+r),Fr=e=>T(e)?`${O(e,2)} ×`:"–",zr=({low:e,high:t})=>`${O(e,2)}–${O(
t,2)}`,Kr=()=>s("The true median lies in it with a probability of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer than 5 pairs do\
 not give that certainty, so nothing is claimed from them."),Vr=e=>e<.9995?`${de(e*1e3,3)} ms`:`${de(e,3)} s`;function Ur(e,{done:t,runs:n}){if(t>=n)return"";let r={
done:v(t),left:v(n-t)};return e.done?w(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",r):w(n,"{done} of {count} run ended, {\
left} to come.","{done} of {count} runs ended, {left} to come.",r)}var Jr=s("Somebody else’s runs were decoded at the same time, so these times are not reliable\
. Measure again when the machine is idle.");var gt={};S(gt,{EARLY_STOPPING:()=>Pn,countOr:()=>F,endOfRecord:()=>Ro,hasEnded:()=>xe,isAsRecorded:()=>Eo,rankingOf:()=>Oo,searchOf:()=>wo,settle:()=>yo,sumOf:()=>j});var ht={};S(ht,{Along:()=>pt,RunLog:()=>ct,groupLetter:()=>Y,isBeamNode:()=>se,pathChange:()=>Tn,pathOf:()=>P,penalised:()=>we,startOf:()=>W,unseenAfter:()=>co,
unseenNode:()=>Sn});var hn=e=>e.closest(".tabitem, .drawer")||document.body;function mn(e){return e.checkVisibility()||e.hidden&&hn(e).checkVisibility()}var fe=new WeakMap,st;function fn(e,t){
st??=new ResizeObserver(i=>i.map(({target:a})=>a).filter(a=>a.checkVisibility()).flatMap(Qr).forEach(a=>a()));let n=hn(e),r=n.checkVisibility()?e:n,o=fe.get(r)??
new Set;fe.set(r,o.add(t)),st.observe(r)}function Qr(e){st.unobserve(e);let t=[...fe.get(e)||[]];return fe.delete(e),t}var me=new WeakMap,it=new WeakMap,pn;function gn(e){
return me.has(e)||(pn??=new IntersectionObserver(Zr,{rootMargin:"50%"}),me.set(e,!1),pn.observe(e)),!!me.get(e)&&!e.hidden}function bn(e,t){it.set(e,t)}function Zr(e){
for(let{target:t,isIntersecting:n}of e){me.set(t,!n);let r=n&&it.get(t);r&&(it.delete(t),r())}}var ge=class{constructor(t){this.kinds=t}kinds;subscribers=new Set;changes={};position=0;head="";tail="";answers={};away=!1;onlyShown=!1;feed(t){t.length>=this.
position&&t.startsWith(this.head)&&t.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let r=t.lastIndexOf(`
`)+1;for(;this.position<r;){let o=t.indexOf(`
`,this.position);this.readLine(t.slice(this.position,o)),this.position=o+1}this.head=t.slice(0,Math.min(r,100)),this.tail=t.slice(Math.max(0,r-100),r)}append(t){
let n=0;for(let r of t.split(`
`))this.readLine(r)||(n+=1);return n}read(t){throw new Error("nobody reads "+t.type)}readLine(t){if(!t.trim())return!0;try{return this.read(JSON.parse(t)),!0}catch(n){
return console.error("Generation Playground: a line of the log was skipped.",n,t.slice(0,200)),!1}}setAway(t){this.away!==t&&(this.away=t,this.changed("status"))}get canAsk(){
return!this.onlyShown&&Object.keys(this.answers).length>0}ask(t){!this.onlyShown&&Object.hasOwn(this.answers,t.type)&&this.answers[t.type](t)}subscribe(t,n,r=!1){
let o={element:t,update:n,whenOpen:r,missed:eo(this.kinds),opened:()=>at([o])};this.subscribers.add(o),at([o])}changed(t){be.size||requestAnimationFrame(Yr),be.
add(this),this.changes[t]=!0}takeChanges(){let t=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?n.missed=to(n.missed,t):this.subscribers.
delete(n);return[...this.subscribers]}},be=new Set;function Yr(){let e=[...be];be=new Set,at(e.flatMap(t=>t.takeChanges()),!0)}function at(e,t=!1){let n=e.filter(
({element:i,whenOpen:a})=>a&&i.isConnected),r=new Set(n.filter(({element:i})=>!mn(i))),o=new Set(n.filter(i=>t&&Xr(i.missed)&&!r.has(i)&&gn(i.element)));for(let{
element:i,opened:a}of r)fn(i,a);for(let{element:i,opened:a}of o)bn(i,a);for(let i of e){let{missed:a,update:l}=i;if(!(r.has(i)||o.has(i)||!Object.keys(a).length)){
i.missed={};try{l(a)}catch(u){console.error("Generation Playground: a pane could not be drawn.",u)}}}}var Xr=e=>!!e.steps&&Object.keys(e).every(t=>t==="steps"||
t==="entries"),eo=e=>Object.fromEntries(e.map(t=>[t,!0]));function to(e,t){let n={...e,...t};return e.entries&&t.entries&&(n.entries=new Set([...e.entries,...t.
entries])),n}var ut={};S(ut,{noReading:()=>kn,readOn:()=>wn,spansOf:()=>lt});var kn=e=>({place:0,since:e.is_open?0:null,tail:[],spans:[]});function wn(e,t,n,{start:r,end:o}){
let{place:i}=e,{since:a,spans:l}=e,u=[...e.tail,[i,t]];for(;;){let p=a===null?r:o,d=u.map(([,h])=>h).join("").indexOf(p);if(d<0)break;let c=no(u,d);a===null?a=i+
1:(l=[...l,{start:a,stop:Math.max(a,c),end:i+1}],a=null),u=ro(u,d+p.length)}return n&&a!==null&&a<=i&&(l=[...l,{start:a,stop:i,end:null}],a=null,u=[]),{place:i+
1,since:a,tail:oo(u,(a===null?r:o).length-1),spans:l}}function lt(e,t){if(!t)return[];let n=kn(t);for(let{chosen:a,piece:l}of e)n=wn(n,a.text,l===null,t);let{spans:r,
since:o,place:i}=n;return o===null?r:[...r,{start:o,stop:i,end:null}]}function no(e,t){let n=t;for(let[r,o]of e)if(n-=o.length,n<0)return r;return e[e.length-1][0]}
function ro(e,t){let n=t;return e.flatMap(([r,o])=>{let i=o.slice(n);return n=Math.max(0,n-o.length),i?[[r,i]]:[]})}function oo(e,t){let[n,r]=[e.length,0];for(;n>
0&&r<t;)r+=e[--n][1].length;return e.slice(n)}var so=20,ct=class extends ge{unit="bits";searched=new Map;found={look_into:new Map,attend:new Map};mostPlaces={};written=null;parts=[];coming=[];turn;fed={turn:void 0,
started:!1};recordedTurn;beginsHidden=!1;asked=null;queued;loading;shared;apart;started;finished;failed;lasts;newest;numTokens;elapsed;firstElapsed;rounds;canvasSteps;prompts;texts;returned;selected;suggested;rejected;promptSteps;hideFrom;constructor(){
super(["run","steps","status","selection","unit","prompt","watched","searched","found","written"]),this.clear()}clear(){this.queued=this.loading=this.started=this.
finished=this.failed=null,this.shared=1,this.apart=!1,this.lasts=[],this.newest=null,this.numTokens=this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.canvasSteps=
[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=this.rejected=null,this.suggested=!1,this.promptSteps=[],this.hideFrom=this.beginsHidden?
0:null}feedRun(t,n){this.begin(n),this.feed(t),this.coming=[t],this.showComing()}appendRun(t,n){this.begin(n);let r=this.append(t);return this.coming.push(t),this.
showComing(),r}lose(t){this.fed.turn!==t||this.finished||this.failed||this.read({type:"Failed",message:s("The connection to this run was lost."),fix:s("Run it a\
gain."),error:"Lost",diagnostics:[]})}begin(t){t!==this.fed.turn&&(this.fed={turn:t,started:!1},this.coming=[],this.feed(""))}showComing(){this.fed.started&&Object.
assign(this,{parts:this.coming,turn:this.fed.turn})}get text(){return this.parts.length>1&&this.parts.splice(0,1/0,this.parts.join("")),this.parts[0]??""}read(t){
if(!io(t.type))throw new Error("unknown event "+t.type);xn[t.type](this,t)}countStep(t){this.numTokens+=1,this.elapsed=t.elapsed??0,this.firstElapsed??=t.elapsed,
this.changed("steps")}get recorded(){return this.recordedTurn!==void 0&&this.turn===this.recordedTurn}get readsSource(){return!!this.started?.decoder_tokens.length}get prefix(){
return(this.readsSource?this.started?.decoder_tokens:this.started?.prompt_tokens)??[]}get denoises(){return!!(this.started&&this.started.mode==="block_diffusion")}get isFromElsewhere(){
return!!(this.started&&this.started.elsewhere)}get hasReadMedia(){return!!(this.started?.request.media?.length||this.started?.media?.length)}get looksAtMedia(){
return this.hasReadMedia&&this.readsSource&&!this.started?.prompt_tokens.length}get speaks(){return!!(this.started&&this.started.codebooks)}get canAsk(){return super.
canAsk&&!this.isFromElsewhere&&!this.speaks}get stepping(){if(!this.started||this.usesBeams)return!1;if(this.finished?.sequences[0]?.stop_reason==="step")return!0;
let{given:t,only_given:n,config:r={}}=this.started.request;return typeof t=="string"?!1:Array.isArray(t)&&n||r.max_new_tokens===(t||[]).length+1}get usesBeams(){
return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){
return this.hideFrom===null?this.allLines():this.allLines().map(t=>{let n=this.seen(t.last);return n===t.last?t:{...t,last:n,score:null,stopReason:null}})}seen(t){
if(this.hideFrom===null)return t;let n=t;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(t){this.hideFrom!==t&&(this.hideFrom=t,this.changed(
"steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,r)=>ho(n,r,this.prompts.length));
let t=this.finished?this.finished.sequences:[];return this.lasts.map((n,r)=>({kind:"sequence",label:this.speaks?s("codebook {number}",{number:r+1}):this.lasts.length>
1?s("sequence {number}",{number:r+1}):"",last:n,score:null,stopReason:t[r]?t[r].stop_reason:null,untold:!n&&t[r]&&!t[r].token_ids.length?t[r].text:""}))}current(){
if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let t=this.lines();return t.length?t[0].last:null}lineOf(t){return t.
isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let r=n;for(;r&&r.index>t.index;)r=r.before;return r===t}):this.lines()[t.sequence]}lastOf(t){
return this.lineOf(t)?.last??t}select(t,n){let r=t===null?null:this.lines()[t];this.selectStep(r&&n!==void 0?P(r.last)[n]??null:null)}selectStep(t,n=!1){let r=this.
seen(t);this.selected===r&&this.suggested===n&&!this.rejected||(this.selected=r,this.suggested=n,this.rejected=null,this.changed("selection"))}selectRejected(t,n,r){
this.selectStep(t),this.rejected={round:n,place:r},this.changed("selection")}selectMostUncertain(t=""){let n=this.returned?this.returned[0]?.last:this.lasts[0];
if(this.selected||!n||this.stepping)return;let r=P(n),o=r.filter(p=>!p.given);if(o.length<2)return;let i=lt(r,this.started?.reasoning).filter(({end:p})=>p!==null),
a=o.filter(({index:p})=>!i.some(({start:d,stop:c})=>d<=p&&p<c)),l=({distribution:p,chosen:{raw_logprob:d}})=>p.entropy_before??-(d??-1/0),u=t&&o.find(p=>p.chosen.
text.trim()===t.trim());u?this.selectStep(u,!0):this.selectStep((a.length?a:o).reduce((p,d)=>l(d)>l(p)?d:p),!0)}walk(t){let n=this.current();if(!n)return;let r=[
...this.promptSteps,...P(this.lastOf(n))],o=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(r[Math.max(0,Math.min(r.length-1,o+t))])}addSearched(t,n){
this.searched.set(t,[...this.searched.get(t)||[],n]),this.changed("searched")}addFound(t,n,r,o){let i=this.found[t];i.delete(n),i.set(n,{ids:r,found:o}),i.size>
so&&i.delete(i.keys().next().value),this.changed("found")}foundOf(t){return this.started&&this.found[t].get(this.turn)||null}startedLine(){let t=this.text.indexOf(
'{"type":"Started"');return t<0?"":this.text.slice(t,this.text.indexOf(`
`,t))}idsTo(t){return P(t).map(({chosen:n})=>n.token_id)}addWatched(t,n){let r=this.allLines()[t];r&&(P(r.last).forEach((o,i)=>{let a=A("Candidate",n[i]||[]),l=new Set(
a.map(({token_id:u})=>u));o.watched=[...(o.watched||[]).filter(({token_id:u})=>!l.has(u)),...a]}),this.changed("watched"))}setWritten(t){this.written=t&&{...t,tokens:A(
"Token",t.tokens)},this.changed("written")}setUnit(t){this.unit=t,this.changed("unit")}},xn={Queued(e,t){e.queued=t,e.loading=null,e.changed("status")},Loading(e,t){
e.loading=t,e.queued=null,e.changed("status")},Shared(e,{runs:t,apart:n}){e.shared=t,e.apart=!!n,e.changed("status")},Started(e,t){e.clear();let n=A("Token",t.prompt_tokens??
[]);e.started={...t,request:t.request??{},prompt_tokens:n,decoder_tokens:A("Token",t.decoder_tokens??[])},e.fed.started=!0,e.changed("run"),e.changed("status"),
e.changed("selection")},Stepped(e,{step:t}){let n=yn(t);n.read=!!e.started?.request.only_given,n.before=e.lasts[n.sequence]??null,n.draft=ao(n,e.rounds),e.lasts[n.
sequence]=n,(!e.newest||n.index>e.newest.index)&&(e.newest=n),e.countStep(n)},BeamsAdvanced(e,{step:t}){let n=e.prompts[t.sequence]??=lo(),r={...t,distributions:t.
distributions.map(vn)};r.given&&(n.given+=1);let o=A("BeamCandidate",r.candidates).map(a=>uo(a,r,n));for(let{beam:a}of o)a.progress&&e.texts.set(a.token_id,a.text);
po(o),n.running=o.filter(a=>a.beam.status==="running").sort((a,l)=>dt(a)-dt(l)),n.byNumber=new Map(n.running.map(a=>[dt(a),a]));let i=r.given?e.started?.effective.
num_beams??0:0;for(let a=0;a<i;a++)n.byNumber.set(a,o[0]);n.finished.push(...o.filter(a=>a.beam.status==="finished")),n.finished.sort((a,l)=>(l.beam.final_score??
0)-(a.beam.final_score??0)),n.finished.length=Math.min(n.finished.length,r.pool.length),n.pool=r.pool,n.pools.push(r.pool),n.steps.push(o),n.byStep.push(n.byNumber),
n.distributions.push(r.distributions),e.countStep(r)},PromptRead(e,{steps:t}){let n=null;e.promptSteps=t.map(r=>n={...yn(r),before:n,isPrompt:!0}),e.changed("pr\
ompt")},CanvasDenoised(e,{step:t}){let n={...t,places:A("CanvasPlace",t.places)};e.canvasSteps.push(n),e.numTokens=n.canvas*n.places.length,e.elapsed=n.elapsed,
e.firstElapsed??=n.elapsed,e.changed("steps")},DraftJudged(e,{round:t}){e.rounds.push({...t,follow:t.follow,drafted:A("DraftToken",t.drafted)}),e.changed("steps")},
Finished(e,t){let n=t.sequences.map(r=>({...r,score:r.score??null,note:r.note??""}));e.finished={...t,sequences:n},n.forEach((r,o)=>{!r.token_ids.length&&r.text&&
(e.lasts[o]??=null)}),e.usesBeams&&(e.returned=n.map((r,o)=>go(e,r,o))),e.changed("status"),e.changed("steps")},Failed(e,t){(e.fed.turn===void 0||e.fed.started)&&
(e.failed=t),e.queued=e.loading=null,e.changed("status")}},io=e=>Object.hasOwn(xn,e);function ke(e,t){let n=an[e],r={};for(let o=0;o<n.length;o++)r[n[o]]=t[o];return r}
function A(e,t){return t.map(n=>ke(e,n))}function vn(e){return{...e,candidates:A("Candidate",e.candidates),stages:A("Stage",e.stages??[])}}function yn(e){let{chosen:t,
distribution:n,watched:r,mark:o,reranked:i,...a}=e,l={...a,chosen:ke("Candidate",t),distribution:vn(n),watched:A("Candidate",r??[]),mark:o?ke("Mark",o):null,before:null,
draft:null};return i&&(l.reranked=A("Reranked",i)),l}function ao(e,t){let n=t.at(-1);if(!n||e.index<n.start)return null;let r=e.index-n.start;return r<n.num_accepted?
{origin:"accepted",instead:null,round:n,place:r}:{origin:n.follow,instead:n.drafted[r]||null,round:n,place:r}}function lo(){return{running:[],byNumber:new Map,finished:[],
pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}var dt=({beam:e})=>e.beam??0;function uo({mark:e,...t},n,r){let o=e?ke("Mark",e):null,i={...t,mark:o},
a=n.distributions[i.parent],l=a.candidates.find(u=>u.token_id===i.token_id);return{index:n.index,sequence:n.sequence,before:r.byNumber.get(i.parent)||null,chosen:l||
{...i,raw_rank:null,rank:null,removed_by:null},piece:i.piece,distribution:a,seconds:n.seconds,elapsed:n.elapsed,draft:null,given:!!n.given,length:n.index+1-r.given,
mark:o,beam:i}}function W({started:e}){if(!e)throw new Error("no run has started");return e}var se=e=>!!e?.beam,we=({beam:e,length:t},n)=>t>0?(e.score??-1/0)/t**
n:e.score;function Sn(e,t,n,r,o){e.unseen??=new Map;let i=`${t} ${n} ${o.token_id}`,a=e.unseen.get(i);if(!a){let l=(t?e.byStep[t-1].get(n):null)??null,{token_id:u,
text:p,raw_logprob:d,logprob:c}=o,h=(l?.beam.score??0)+(c??-1/0),m=l?l.beam.group:null,b={token_id:u,text:p,piece:null,parent:n,raw_logprob:d,logprob:c,score:h,
status:"unseen",beam:null,final_score:null,group:m},{sequence:k,seconds:f,elapsed:R}=e.steps[t][0];a={index:t,sequence:k,before:l,chosen:o,piece:null,distribution:r,
seconds:f,elapsed:R,draft:null,given:!1,length:e.steps[t][0].length,beam:b,rank:null},e.unseen.set(i,a)}return a}function co(e,t,n,r){let o=n&&!n.given?n.beam?.
beam??0:0;return e.unseen&&e.unseen.get(`${t} ${o} ${r}`)||null}function po(e){let t=new Map;for(let n of[...e].sort((r,o)=>(o.beam.score??-1/0)-(r.beam.score??
-1/0)))n.rank=(t.get(n.beam.group)||0)+1,t.set(n.beam.group,n.rank)}function ho(e,t,n){let r=i=>n>1?s("Prompt {number}, {label}",{number:t+1,label:i}):i,o=(i,a,l,u)=>({
kind:i,label:r(a),last:l,score:u,stopReason:null});return[...e.running.map(i=>o("running",mo(i),i,i.beam.score)),...e.finished.map((i,a)=>o("finished",fo(i,a+1),
i,i.beam.final_score))]}function mo({beam:{beam:e,group:t,progress:n}}){let r=(e??0)+1;return t!=null?s("beam {number}, group {group}",{number:r,group:Y(t)}):r===
1&&!n?s("best beam"):s("beam {number}",{number:r})}function fo({beam:{group:e}},t){return e!=null?s("ended {number}, group {group}",{number:t,group:Y(e)}):s("en\
ded {number}",{number:t})}var Y=e=>e<26?String.fromCharCode(65+e):String(e+1);function go(e,t,n){let r=Math.max(1,Math.floor((e.finished?.sequences.length??0)/e.
prompts.length)),{steps:o}=e.prompts[Math.floor(n/r)],i=null;return t.token_ids.forEach((a,l)=>{let u=t.beams?.[l];i=(o[l]||[]).find(p=>p.beam.parent===u&&p.beam.
token_id===a)||i}),{kind:"returned",label:s("output {number}",{number:n+1}),last:i,score:t.score,stopReason:t.stop_reason}}function P(e){let t=[];for(let n=e;n;n=
n.before)t.push(n);return t.reverse()}function Tn(e,t){let n=[],r=t;for(;r&&e[r.index]!==r;)n.push(r),r=r.before;return{keep:r?r.index+1:0,added:n.reverse()}}var pt=class{constructor(t,n){
this.add=n;this.totals=[t]}add;steps=[];totals;get total(){return this.totals[this.totals.length-1]}follow(t){let{keep:n,added:r}=Tn(this.steps,t);this.steps.length=
n,this.totals.length=n+1;for(let o of r)this.steps.push(o),this.totals.push(this.add(this.total,o));return{keep:n,added:r}}};function _n({effective:e,config:t}){let n={...e,...t},r=(n.constraints||[]).map(i=>i.any_of||[i.phrase||[]]),o=(n.force_words_ids||[]).map(i=>Array.isArray(i[0])?
i:[i]);return[...r,...o].map(i=>({alternatives:i,length:Math.max(...i.map(a=>a.length))}))}function Mn({alternatives:e,length:t},n,r,o){if(n>=t)return!0;let i=e.filter(l=>l.length===n);if(!i.length)return!1;let a=[...o,...P(r).map(l=>l.chosen.token_id)].
join(" ")+" ";return i.some(l=>` ${a}`.includes(` ${l.join(" ")} `))}var ye=-1e9,Pn=[[!1,"False"],[!0,"True"],["never",'"never"']],bo=["beam_search","beam_sample"],ko=["group_beam_search","constrained_beam_search"];function wo(e){
let{mode:t,effective:n,config:r,eos_token_ids:o,max_new_tokens:i}=W(e),a={...r,...n},{length_penalty:l,early_stopping:u}=a,p=F(a.num_beams,1+Math.max(0,...(e.prompts[0].
steps[0]||[]).map(({beam:c})=>c.beam??0))),d=e.prompts[0].given;return{together:bo.includes(t)?!0:ko.includes(t)?!1:null,prompts:e.prompts,start:d,maxNew:i-d,wanted:F(
a.num_return_sequences,1),size:t==="group_beam_search"?Math.ceil(p/F(a.num_beam_groups,1)):p,ends:new Set(o),constraints:_n(W(e)),promptIds:e.prefix.map(c=>c.token_id),
own:{lengthPenalty:T(l)?l:1,earlyStopping:Pn.find(([c])=>c===u)?.[0]??!1}}}var F=(e,t)=>T(e)&&Number.isInteger(e)&&e>0&&e<=4096?e:t,j=({beam:e})=>B(e.score)??-1/0,
ft=(e,t)=>j(e)/e.length**t;function yo(e,t){return e.together?vo(e,t):To(e,t)}function An(e,t,n,{maxNew:r},{lengthPenalty:o,earlyStopping:i}){let a=i==="never"&&
o>0?r:t;return{best:e,length:a,bound:e/a**o,worst:n}}var Ln=new WeakMap;function xo(e,t){let n=Ln.get(e);if(!n){let r=e.filter(({beam:i})=>i.status==="running"||
i.status==="pruned"),o=Math.max(...(r.length?r:e).map(j));n={ended:e.filter(({beam:i},a)=>a<t&&xe(i)),hopeless:!r.length,best:r.length?o:o+ye},Ln.set(e,n)}return n}
function vo(e,t){let{prompts:n,size:r,start:o}=e,i={node:null,score:ye},a=n.map(()=>({group:null,held:Array.from({length:r},()=>i),stop:null,lastStep:0,weighed:null,
exact:!0})),l=Math.min(...n.map(({steps:d})=>d.length)),u=null;for(let d=o;d<l&&!u;d++){let c=n.map(({steps:m})=>xo(m[d],r)),h=c.every(m=>m.hopeless);a.forEach(
(m,b)=>So(m,c[b],d+1,h,e,t)),a.every(m=>m.stop)&&(u=a.find(m=>m.stop?.step===d+1)?.stop??null)}let p=d=>d.node!==null;return{stop:u,prompts:a.map(d=>({kept:d.held.
filter(p),pools:[d]}))}}function So(e,t,n,r,o,i){if(e.stop)return;if(t.ended.length){let p=t.ended.map(d=>({node:d,score:ft(d,i.lengthPenalty)}));e.held=[...e.held,
...p].sort((d,c)=>c.score-d.score).slice(0,o.size)}e.lastStep=n;let a=e.held.at(-1)?.score??ye,l=e.held.every(({node:p})=>p),u=e.weighed=An(t.best,n-o.start,l?a:
null,o,i);r?e.stop={step:n,why:"criteria"}:l&&i.earlyStopping===!0?e.stop={step:n,why:"full"}:e.held.some(({node:p})=>u.bound>(p?a:ye))||(e.stop={step:n,why:"se\
ttled"})}function To(e,t){let n=e.prompts.map(a=>{let l=En(a).map(c=>Nn(a,c,e,t)),u=En(a).map(c=>Nn(a,c,e,e.own)),p=1/0;return l.forEach((c,h)=>{let[m,b]=[c,u[h]].
map(({stop:k})=>k?k.step:1/0);c.exact=c.lastStep<=p,m!==b&&(p=Math.min(p,m,b))}),{kept:l.flatMap(c=>c.kept).sort((c,h)=>c.score-h.score).reverse(),pools:l}}),r=n.
flatMap(a=>a.pools),o=r.length>0&&r.every(({stop:a})=>a),i=r.flatMap(({stop:a})=>a??[]);return{stop:o?i.reduce((a,l)=>l.step>a.step?l:a):null,prompts:n}}var En=({
steps:e,given:t})=>[...new Set((e[t]||[]).map(({beam:n})=>n.group??null))].sort((n,r)=>(n??0)-(r??0));function Nn(e,t,n,r){let{size:o,start:i}=n,a={group:t,kept:[],
stop:null,weighed:null,lastStep:0,exact:!0};for(let l=i;l<e.steps.length&&!a.stop;l++){let u=_o(e.steps[l],t,n);if(!u)break;let p=a.lastStep=l+1;u.ended.forEach(
h=>Bn(a,h,n,r));let d=a.kept.length>=o,c=d?mt(a.kept):null;a.weighed=An(u.best,p-i,c,n,r),d&&r.earlyStopping===!0?a.stop={step:p,why:"full"}:c!==null&&c>=a.weighed.
bound?a.stop={step:p,why:"settled"}:Mo(e.steps[l],p,n)&&(Lo(u.nodes,n).forEach(h=>Bn(a,h,n,r)),a.stop={step:p,why:"criteria"})}return a}var On=new WeakMap;function _o(e,t,{
ends:n}){let r=On.get(e)??new Map;if(On.set(e,r),!r.has(t)){let o=e.filter(({beam:a})=>(a.group??null)===t),i=o.filter(({beam:a})=>a.status==="finished"&&n.has(
a.token_id));r.set(t,o.length?{nodes:o,ended:i,best:j(o[0])}:null)}return r.get(t)??null}var mt=e=>Math.min(...e.map(({score:t})=>t));function Bn(e,t,n,{lengthPenalty:r}){
let o=ft(t,r);if(e.kept.length>=n.size&&!(o>mt(e.kept))||(e.kept.push({node:t,score:o}),e.kept.length<=n.size))return;let i=mt(e.kept);e.kept.splice(e.kept.findIndex(
a=>a.score===i),1)}function Mo(e,t,{ends:n,maxNew:r,start:o}){return t-o>=r||e.some(({beam:i})=>xe(i)&&!n.has(i.token_id))}var xe=({status:e})=>e==="finished"||
e==="ended";function Lo(e,{ends:t,constraints:n,promptIds:r,wanted:o}){let i=e.filter(({beam:u})=>u.status==="running"||xe(u)&&!t.has(u.token_id)),a=u=>n.every(
(p,d)=>Mn(p,u.beam.progress?.[d]??0,u,r)),l=i.filter(u=>!u.beam.progress||a(u));return l.length<o?[...l,...i.filter(u=>!l.includes(u))]:l}function Eo(e,t,n){let r=Math.
max(...e.prompts.map(i=>i.steps.length));if(t.stop?t.stop.step!==r:n)return!1;let o=Math.min(...e.prompts.map(i=>i.steps.length));return t.prompts.every(({kept:i},a)=>{
let{pools:l}=e.prompts[a],u=l[(e.together?o:l.length)-1]||[];return u.length===i.length&&u.every((p,d)=>No(p,i[d],e))})}function No(e,{node:t,score:n},r){let o=B(
e);if(o===null||!Number.isFinite(n))return o===null==!Number.isFinite(n);let i=2e-5*Math.max(1,t.length**-r.own.lengthPenalty);return Math.abs(o-n)<=i+1e-5*Math.
abs(n)}function Oo(e,t,n,{lengthPenalty:r},o){let i=e.prompts[t],{kept:a,pools:l}=n.prompts[t],u=(h,m,b="")=>({node:h,score:ft(h,r),place:null,state:m,why:b}),p=new Set(
a.map(({node:h})=>h)),d=Bo(i).filter(h=>!p.has(h)).map(h=>{let{stop:m}=l.find(({group:b})=>b===(h.beam.group??null))||l[0];return!m||h.index<m.step?u(h,"out","d\
ropped"):u(h,"out",n.stop&&h.index>=n.stop.step?"not reached":"too late")}),c=!o&&!n.stop;return[...a.map(({node:h,score:m},b)=>{let k=n.stop&&b<e.wanted?"retur\
ned":"kept";return{node:h,score:m,place:b,state:k,why:""}}),...c?i.running.map(h=>u(h,"running")).sort((h,m)=>m.score-h.score):[],...d.sort((h,m)=>m.score-h.score)]}
var Rn=new WeakMap;function Bo({steps:e}){let t=Rn.get(e)??{read:0,nodes:[]};for(Rn.set(e,t);t.read<e.length;t.read++)t.nodes.push(...e[t.read].filter(({beam:n})=>n.
status==="finished"));return t.nodes}function Ro({prompts:e}){let t=e.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...t.map(({lastStep:n})=>n))}var bt={};S(bt,{actingOtherwise:()=>Ao,followTokens:()=>Cn,greedyPath:()=>Wo});var Po=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),Ao=({processors:e=[]})=>e.filter(t=>!Po.has(t));function Cn(e,t){
let n=e.given,r=n?e.steps[n-1][0]:null,o=0;for(let i=n;i<e.steps.length;i++){let a=e.distributions[i]?.[o]?.candidates??[],l=t(i-n,a[0]);if(l===void 0)return{last:r,
ended:!1,left:null};let u=e.steps[i].find(p=>p.beam.parent===o&&p.beam.token_id===l)||null;if(!u||u.beam.status==="pruned")return{last:r,ended:!1,left:Co(e,r,{index:i,
id:l,node:u,candidates:a})};if(r=u,u.beam.status!=="running")return{last:r,ended:!0,left:null};o=u.beam.beam??0}return{last:r,ended:!1,left:null}}function Co(e,t,{
index:n,id:r,node:o,candidates:i}){let a=i.find(h=>h.token_id===r),l=B(a?.logprob),u=(o??t)?.beam.group,p=e.steps[n].filter(h=>(h.beam.group??null)===(u??null)||
!t),d=p.filter(h=>h.beam.status==="running").map(j),c=t&&!t.given?j(t):0;return{index:n,token:o?.beam??a??null,node:o,considered:p.length,sum:o?j(o):l===null?null:
c+l,best:d.length?Math.max(...d):null,worst:d.length?Math.min(...d):null}}var Wo=e=>Cn(e,(t,n)=>n&&n.logprob!==null?n.token_id:void 0);var wt={};S(wt,{AGREE:()=>Wn,SUNK:()=>ie,TREE_ROUNDING:()=>Io,addUp:()=>jo,apart:()=>ve,apartAfterPenalty:()=>Se,impossible:()=>K});var Wn=.001,Io=2e-5,$o=-1e9,ie=-1e8,K=(e,t=-1e30)=>e==null||e<t;function ve(e,t,n){return K(e,n)||K(t,n)?K(e,n)&&K(t,n)?0:1/0:Math.abs(e-t)}function Se(e,t,n){return ve(
e,t===null?null:t*n,ie)/Math.max(1,n)}var z=class{count=0;off=0;furthest=0;worst=null;see(t,n){this.count+=1,t<=Wn||(this.off+=1),!(this.worst&&!(t>this.furthest))&&
(this.furthest=t,this.worst={...n(),difference:t})}},kt=class{sum=new z;given=new z;final=new z;pool=new z;output=new z};function jo(e){if(!e.usesBeams)return null;
let{effective:t}=W(e),n=new kt,r=t.length_penalty??1;for(let o of e.prompts){if(!o)continue;let i=Math.max(...o.distributions.map(({length:a})=>a));qo(o,Math.max(
1,Math.floor(i/(t.num_beam_groups||1))),r,n)}return e.finished?.sequences.forEach((o,i)=>Ho(e.returned?.[i].last??null,o,i,r,n.output)),n}function qo(e,t,n,r){let o=null,
i=new Map,a=(l,u)=>u.score-l.score;e.steps.forEach((l,u)=>{if(l.some(({given:c})=>c)){for(let c of l)r.given.see(ve(c.beam.score,0),()=>({node:c}));return}o??=new Map(
l.filter(({beam:c})=>c.parent%t===0).map(({beam:c})=>[c.parent,0]));for(let c of l){let{beam:h}=c,m=o.get(h.parent)??$o;if(r.sum.see(ve((m??0)+(h.logprob??-1/0),
h.score,ie),()=>({node:c,parent:m})),h.final_score===null||h.final_score===void 0)continue;let b=c.length**n;r.final.see(Se(h.score,h.final_score,b),()=>({node:c,
power:b}));let k=h.group??null,f=[...i.get(k)??[],{score:h.final_score,power:b}];i.set(k,f.sort(a).slice(0,t))}let p=[...i.values()].flat().filter(({score:c})=>!K(
c)).sort(a),d=e.pools[u].filter(c=>!K(c));for(let c=0;c<Math.max(p.length,d.length);c++){let h=p[c]??null,m=h&&c<d.length?Se(h.score*h.power,d[c],h.power):1/0;r.
pool.see(m,()=>({step:u,place:c,expected:h&&h.score,told:d[c]??null}))}o=new Map(l.filter(({beam:c})=>c.status==="running").map(({beam:c})=>[c.beam,c.score]))})}
function Ho(e,t,n,r,o){let i=P(e),a=i.filter(({given:p})=>!p);if(t.score===null||!a.length||!se(e))return;let l=a.length**r,u=i.every(({beam:p,given:d},c)=>d||p?.
parent===(t.beams||[])[c]);o.see(u?Se(e.beam.score,t.score,l):1/0,()=>({number:n,node:e,power:l,told:t.score}))}var vt={};S(vt,{Trie:()=>yt,headOf:()=>Go,isWithin:()=>Vo,jointOf:()=>Fo,pathTo:()=>zo,pieceOf:()=>Ko,shownOf:()=>Jo});var yt=class{nodes=[];root=this.newNode(null,
null);tips=[];ended=new Map;newNode(t,n){let r=t?.logprob??null,o=n?.logprob??null,i=n?o===null||r===null?null:o+r:0,a=n?n.depth+1:0,u={id:this.nodes.length,token:t,
before:n,depth:a,kids:new Map,order:[],samples:[],ends:[],logprob:i};return this.nodes.push(u),u}begin(t){return this.root.samples.push(t),this.tips[t]=this.root}add(t,n){
let r=this.tips[t]??this.begin(t),o=r.kids.get(n.token_id);o||(o=this.newNode(n,r),r.kids.set(n.token_id,o),r.order.push(o)),o.samples.push(t),this.tips[t]=o}end(t,n){
this.ended.has(t)||(this.ended.set(t,n),(this.tips[t]??this.begin(t)).ends.push([t,n]))}reached(t){let n=r=>!Do.has(this.ended.get(r)??"length");return this.root.
samples.filter(r=>(this.tips[r]?.depth??0)>=t||n(r)).length}},Do=new Set(["length","max_time","stopped","failed","given","unfinished"]);function In(e){let t=[e];
for(;e.kids.size===1&&!e.ends.length;)[e]=e.order,t.push(e);return t}function Go(e){for(;e.before&&e.before.before&&e.before.kids.size===1&&!e.before.ends.length;)
e=e.before;return e}var Fo=(e,t=null)=>{let n=t?t.logprob:0;return e.logprob===null||n===null?null:Math.exp(e.logprob-n)};function zo(e){let t=[];for(;e.before;e=
e.before)t.push(e);return t.reverse()}var Ko=({token:e})=>e?.piece??e?.text??"";function Vo(e,t){let n=e;for(;n&&n.depth>t.depth;)n=n.before;return n===t}var $n=(e,t)=>(t.
logprob??-1/0)-(e.logprob??-1/0)||(e.token?.token_id??0)-(t.token?.token_id??0);function Uo({order:e},t){if(!t)return e.sort((r,o)=>o.samples.length-r.samples.length||
$n(r,o)),e;let n=(r,o)=>r.samples.length>o.samples.length+Math.max(.5,o.samples.length/5);for(let r=1;r<e.length;r++)for(let o=r;o>0&&n(e[o],e[o-1]);o--)[e[o-1],
e[o]]=[e[o],e[o-1]];return e}function Jo(e,{lanes:t,grows:n,opened:r=new Map,closed:o=new Set,before:i=new Set}){let a=[],l=[],u=({id:k,samples:f})=>f.length+(n&&
i.has(k)?.5:0),p=([k],[f])=>u(f)-u(k)||k.depth-f.depth||$n(k,f),d=0;function c(k,f,R){for(d+=1;;){let C=f[f.length-1],H={head:k,run:f,kids:[],folded:[],closed:o.
has(k.id)};R.push(H);let M=Uo(C,n);if(!M.length||H.closed)return;let D=1+(r.get(C.id)||0);M.slice(1).forEach((Ae,Ce)=>(Ce+1<D?l:a).push([Ae,H])),R=H.kids,[k]=M,
f=In(k)}}let h=k=>{for(let f=k.pop();f;f=k.pop()){let[R,C]=f;c(R,In(R),C.kids),h(l)}},m=()=>a.splice(0).forEach(([k,f])=>f.folded.push(k)),b=[];for(c(e.root,[e.
root],b),h(l);a.length&&d<t;)a.sort(p),h(a.splice(0,1));m();for(let k=xt(b[0]);k.length;k=xt(b[0]))h(k),m();return jn(b[0]),b[0]}function xt(e){return[...e.folded.
length===1?e.folded.splice(0).map(n=>[n,e]):[],...e.kids.flatMap(xt)]}function jn(e){let t=new Map(e.run[e.run.length-1].order.map((n,r)=>[n,r]));e.kids.sort((n,r)=>(t.
get(n.head)??0)-(t.get(r.head)??0)),e.kids.forEach(jn)}var St={};S(St,{FEWEST_VALUES:()=>qn,bestOf:()=>Yo,sideOf:()=>Dn,spreadOf:()=>Hn});var qn=5,Qo=.9;function Hn(e){if(!e.length)return null;let t=[...e].sort((a,l)=>a-l),n=t.length,[r,o,i]=[0,0,2/2**n];for(;r<Math.floor(n/2)&&(o+=i,!(r>0&&o>1-Qo));)
i*=(n-r)/(r+1),r+=1;return r=Math.max(0,r-1),{median:We(t),low:t[r],high:t[n-1-r]}}function Dn(e,t){let n=Hn(e);if(!n||e.length<qn)return"few";let{low:r,high:o}=n;
return r>t?"above":o<t?"below":"open"}var Zo=(e,t)=>T(e)&&T(t)?[e-t]:[];function Yo(e,t=!0){let n=(o,i)=>Dn(o.flatMap((a,l)=>Zo(a,i[l])),0),r=e.findIndex((o,i)=>e.
length>1&&e.every((a,l)=>i===l||n(o,a)===(t?"above":"below")));return r<0?null:r}var Bt={};S(Bt,{explain:()=>as,runsOfTerms:()=>rs,tipLater:()=>Nt,tipOfTerm:()=>Ot});var Xo={"views#why-this-token":`vocabulary prompt length ending logit probability logprob mean-logprob cumulative-logprob bits perplexity rank processor
    kept distinct-n repetition context parameters memory`,"views#side-by-side":"sample greedy self-bleu words-in-common interval","views#how-the-next-token-move\
s-with-the-prompt":"kl js","views#where-the-beams-went":"sequence-score","views#is-the-draft-worth-it":"bonus acceptance-length expected-acceptance passes-saved\
 draft-cost speed-up residual","views#is-it-watermarked":"threshold p-value false-positive-rate detection-rate auc","views#which-answer-is-likelier":"answer-sha\
re","views#how-much-do-fewer-bits-cost":"top-agreement","views#chats-translations-batches":"padding","serving#time":"speed first-token time between-tokens laten\
cy percentile","serving#what-happens-in-a-step":"decode block queue","knobs#do_sample":"sampling","knobs#temperature":"temperature","knobs#top_k":"top-k","knobs\
#top_p":"top-p","knobs#min_p":"min-p","knobs#repetition_penalty":"repetition-penalty","knobs#length_penalty":"length-penalty","knobs#diversity_penalty":"diversi\
ty-penalty","knobs#constraints":"constraint"},es=Object.fromEntries(Object.entries(Xo).flatMap(([e,t])=>t.split(/\s+/).map(n=>[n,e])));function Te(e){let t=document.
querySelector("link[rel=help]");if(!t)return[];let n=e?es[e]||`glossary#${e}`:"";return[g("a","gp-link",s("Docs"),{href:t.href+n,target:"_blank",rel:"noopener"})]}var Gn={token:()=>({name:s("token"),meaning:s("The piece of text that a model reads and writes at once: a word, a part of one, a sign, or a few bytes.")}),vocabulary:()=>({
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
name:s("prefill"),meaning:s("The model reads a prompt, in one step or, where the token budget is too small for that, in parts (chunked prefill). This gives the \
first new token."),unit:s("tokens")}),decode:()=>({name:s("decode"),meaning:s("A step of a request that reads its last token and writes the next one."),unit:s("\
tokens")}),block:()=>({name:s("cache block"),meaning:s("A part of the key-value cache with room for so many tokens (the block size). A request takes blocks as i\
ts text grows, and gives them back at its end."),formula:s("blocks = tokens / block size, rounded up")}),"prefix-sharing":()=>({name:s("prefix sharing"),meaning:s(
"Requests whose prompts begin alike use the same blocks for that part: it is read once. A block that nobody uses any more is kept for its content until its room\
 is needed."),unit:s("tokens")}),"token-budget":()=>({name:s("token budget"),meaning:s("How many tokens a step may read at most, prefill and decode together."),
unit:s("tokens")}),queue:()=>({name:s("queue"),meaning:s("The requests that have arrived and have no place yet; the scheduler chooses which one is next."),unit:s(
"requests")}),starved:()=>({name:s("starved"),meaning:s("A request that needs a block for its next token while none is free: it gets nothing in this step.")}),preempted:()=>({
name:s("preempted"),meaning:s("A request that lost its blocks to the others and waits again. It has to read its prompt and its text once more.")}),"between-toke\
ns":()=>({name:s("time between tokens"),meaning:s("From one token of a request to its next one: what a person who reads along waits for."),unit:s("steps, s")}),
latency:()=>({name:s("latency"),meaning:s("From the arrival of a request to its last token."),formula:s("end − arrival"),unit:s("steps, s")}),percentile:()=>({
name:s("p50 and p95"),meaning:s("The least value that half of all values, or 95% of them, do not exceed.")}),memory:()=>({name:s("memory of a model"),meaning:s(
"The size of its weights: the number of parameters times the bytes of each in its precision."),formula:s("parameters · bytes of each"),unit:"MB, GB"}),parameters:()=>({
name:s("parameters"),meaning:s("The numbers that a model has learned: its weights.")}),precision:()=>({name:s("precision"),meaning:s("How many bits each weight \
is held in: float32 has 32, bfloat16 and float16 16, quantized weights 8 or 4."),unit:s("bits of each weight")}),context:()=>({name:s("context"),meaning:s("How \
many tokens a model can read and write together."),unit:s("tokens")}),canvas:()=>({name:s("canvas"),meaning:s("In block diffusion: places that are denoised toge\
ther. A place is accepted where the entropy of its distribution is low enough.")})},Tt=Object.keys(Gn),_e=e=>Gn[e]();var _t="#glossary",I=null,Fn=e=>`${_t}=${e}`;function ts(){let[e,t=""]=location.hash.split("=");return e!==_t?null:Tt.includes(t)?t:""}function zn(e){try{history.
replaceState(history.state,"",location.pathname+location.search+e)}catch{}}var Mt=({formula:e,unit:t})=>[...e?[g("p","gp-formula",e.replaceAll("−(","−⁠("))]:
[],...t?[g("p","gp-term-unit",s("Unit: {unit}",{unit:t}))]:[]];function ns(){let e=g("dialog","gp-glossary",null,{"aria-label":s("Glossary")}),t=g("button","gp-\
button",s("Close"),{type:"button"});t.addEventListener("click",()=>e.close());let n=g("header","gp-head");n.append(g("h3","gp-title",s("Glossary")),...Te(),t);let r=g(
"div");for(let o of Tt){let i=_e(o),a=g("section","gp-term-entry",null,{id:`gp-term-${o}`,tabindex:"-1"}),l=g("h4");l.append(g("a","gp-term-link",i.name,{href:Fn(
o),title:s("Link to this term")})),a.append(l,g("p","",i.meaning),...Mt(i)),r.append(a)}return e.append(n,r),e.addEventListener("click",({target:o})=>o===e&&e.close()),
e.addEventListener("close",()=>ts()!==null&&zn("")),e}function Me(e,t){I??=ns(),I.parentNode!==e&&(I.open&&I.close(),e.append(I)),I.open||I.showModal();for(let r of I.
querySelectorAll(".gp-term-entry"))r.classList.toggle("gp-current",r.id===`gp-term-${t}`);let n=t?I.querySelector(`#gp-term-${t}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),zn(t?Fn(t):_t)}function Kn(e,t){let n=e.target.closest(".gp-term-link");!n||e.ctrlKey||e.metaKey||e.shiftKey||(e.preventDefault(),
Me(t,n.getAttribute("href")?.split("=")[1]))}var Un=new WeakMap,Et=new WeakMap;function Nt(e,t){Un.set(e,t),e.dataset.tip===void 0&&(e.dataset.tip="")}function Ot(e,t,n,r={}){Et.set(e,{id:t,run:n,...r});let o=r.
meaning||"";e.dataset.tip!==o&&(e.dataset.tip=o),e.dataset.term!==t&&(e.dataset.term=t),e.tabIndex!==0&&(e.tabIndex=0)}function rs(e,t){for(let n of e.querySelectorAll(
"[data-run]")){let{run:r}=n.dataset;r!==void 0&&Object.hasOwn(t,r)&&Et.set(n,{...Jn(n),run:t[r]})}}function Jn({dataset:{term:e,tip:t,formula:n,unit:r}}){return{
id:e??"",run:()=>"",meaning:t,...n!==void 0&&{formula:n},...r!==void 0&&{unit:r}}}var Lt=e=>e&&Et.get(e)||(e?.dataset.term?Jn(e):null),os={run:e=>s("In this run\
: {words}",{words:e}),runs:e=>s("In these runs: {words}",{words:e}),text:e=>s("In this text: {words}",{words:e}),model:e=>s("In this model: {words}",{words:e})},
ss=e=>e.replaceAll("−(","−⁠(");function is({id:e,run:t,meaning:n,...r},o,i){let a={..._e(e),...r},l=t(),u=g("button","gp-link",s("Glossary (key G)"),{type:"\
button",tabindex:"-1"});u.addEventListener("click",()=>Me(o,e));let p=g("p","gp-in-run");return p.append(pe(os[i](ss(l)))),[g("p","",n||a.meaning),...Mt(a),...l?
[p]:[],u,...Te(e).map(d=>(d.tabIndex=-1,d))]}function Vn(e,t,n){let r=Lt(e);return r?is(r,t,n):[pe(Un.get(e)?.()??e.dataset.tip??"")]}function as(e,t="run"){let n=null,
r=null,o=()=>g("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});function i({target:d}){if(!(d instanceof Element)||n?.contains(
d))return;let c=d.closest("[data-tip]");c!==r&&(r&&r.removeAttribute("aria-describedby"),r=c,n??=o(),n.hidden=!c,c&&(n.classList.toggle("gp-term",!!Lt(c)),n.replaceChildren(
...Vn(c,e,t)),c.setAttribute("aria-describedby",n.id),a(n,c)))}function a(d,c){let h=c.closest("[data-holds-tips]")||e;d.parentNode!==h&&h.append(d);let[m,b]=[h.
getBoundingClientRect(),c.getBoundingClientRect()],k=Math.min(b.left-m.left,m.width-d.offsetWidth-8);d.style.left=`${Math.max(8,k)+h.scrollLeft}px`;let[f,R]=h===
e?[0,innerHeight]:[Math.max(0,m.top),Math.min(innerHeight,m.bottom)],C=b.bottom+5+d.offsetHeight>R&&b.top-5-d.offsetHeight>=f;d.classList.toggle("gp-above",C),d.
style.top=`${(C?b.top-5-d.offsetHeight:b.bottom+5)-m.top+h.scrollTop}px`}let l=()=>i({target:e});function u(){if(!r||!n)return;if(!e.contains(r)||!r.getClientRects().
length){l();return}let d=Vn(r,e,t);d.map(h=>typeof h=="string"?h:h.textContent).join("")!==n.textContent&&(n.replaceChildren(...d),a(n,r))}let p=()=>Lt(r);return e.
addEventListener("pointerover",i),e.addEventListener("pointerleave",({pointerType:d})=>!(d==="touch"&&p())&&l()),e.addEventListener("focusin",i),e.addEventListener(
"focusout",({relatedTarget:d})=>!(d instanceof Node&&n?.contains(d))&&l()),e.addEventListener("click",d=>Kn(d,e)),e.addEventListener("keydown",d=>{if(d.key==="E\
scape"&&l(),d.key.toLowerCase()!=="g"||d.ctrlKey||d.metaKey||d.altKey||d.target!==r)return;let c=p();c&&(d.preventDefault(),Me(e,c.id))}),u}var Pt={};S(Pt,{NO_TOTALS:()=>ls,Repeats:()=>Rt,perplexityOf:()=>ds,withStep:()=>us});var ls={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function us(e,t){let{chosen:n,distribution:r}=t,o=i=>B(i)??-1/0;return{count:e.count+1,after:e.
after+o(n.logprob??n.raw_logprob),before:e.before+o(n.raw_logprob),entropyAfter:e.entropyAfter+(r.entropy_after??0),entropyBefore:e.entropyBefore+(r.entropy_before??
0),kept:e.kept+(le(t)??0)}}var ds=(e,t)=>t?Math.exp(-e/t):null,cs=[1,2,3],Rt=class{ids=[];grams=cs.map(t=>[t,new Map]);repeated=[];numRepeated=0;gram(t){return this.
ids.slice(-t).join(" ")}add(t){this.repeated.push(this.ids.includes(t,-128)),this.numRepeated+=Number(this.repeated.at(-1)),this.ids.push(t);for(let[n,r]of this.
grams)this.ids.length>=n&&r.set(this.gram(n),(r.get(this.gram(n))||0)+1)}cut(t){for(;this.ids.length>t;){for(let[n,r]of this.grams){if(this.ids.length<n)continue;
let o=(r.get(this.gram(n))??0)-1;o?r.set(this.gram(n),o):r.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.pop())}}different(t){return this.
grams.find(([n])=>n===t)?.[1].size??0}distinct(t){return this.ids.length>=t?this.different(t)/(this.ids.length-t+1):null}get share(){return this.ids.length?this.
numRepeated/this.ids.length:null}};var tn={};S(tn,{courseWords:()=>li,explanationOf:()=>oi});var Ct={get accepted(){return["✓",s("accepted draft"),s("Drafted, and kept by the target model.")]},get correction(){return["→",s("correction"),s("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",s("bonus"),s("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",s("target only"),s("Nothing was drafted in this round: the target wrote one token, as without draf\
ts.")]}},ca=Object.fromEntries(Object.keys(Ct).map(e=>[e,0]));function Wt(e){let{do_sample:t,assistant_ensemble_weight:n}=e?.effective??{};return{samples:!!t,weight:T(n)?n:null}}function ps({target_logprob:e,draft_logprob:t},{
weight:n}){let r=L(e)/(t===null?1:L(t));return Math.min(1,n===null?r:1-n+n*r)}var hs=({weight:e})=>e===null?"min(1, p / q)":`min(1, ${x(1-e,2)} + ${x(e,2)} · p \
/ q)`;function ms(e,t){return t<e.num_accepted?"accepted":t<G(e)?"rejected":"unjudged"}function At(e,t,n){let r=e.drafted[t],o=ms(e,t),i=r.draft_logprob!==null,[a,l]=[
y(L(r.target_logprob)),y(L(r.draft_logprob))],u=i?[s("The draft model gave it {q}.",{q:l})]:[];if(o==="unjudged")return[e.follow==="correction"?s("Never judged:\
 it follows the rejection."):s("Never judged: it follows the end of the text."),...u].join(" ");let p=o==="accepted";if(!n.samples){let c=n.weight!==null&&i;return[
p?fs(c):gs(c,E(e.next_text)),s("The target gave it {p}.",{p:a}),...u].join(" ")}if(!i)return p?s("Accepted: the target drew the same token for itself. It gave t\
his one {p}, which is the chance that it is kept.",{p:a}):s("Rejected: the target drew {token} for itself. It gave this one {p}, which is the chance that it is \
kept.",{token:E(e.next_text),p:a});let d=T(r.overlap)?[s("Averaged over all tokens that could have been drafted here, the chance is {share}.",{share:y(r.overlap)})]:
[];return[p?s("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:a,q:l}):s("Rejected: the target gave it p = {p}, the draft model q = {q}.",{p:a,
q:l}),bs(ps(r,n),hs(n),p),...d].join(" ")}var fs=e=>s(e?"Accepted: it is the likeliest token in the mixture of both models.":"Accepted: it is the likeliest toke\
n for the target."),gs=(e,t)=>s(e?"Rejected: {token}, not this one, is the likeliest token in the mixture of both models.":"Rejected: {token}, not this one, is \
the likeliest token for the target.",{token:t});function bs(e,t,n){if(e>=1)return s("By {formula}, it is always kept: nothing was left to a draw.",{formula:t});
let r={formula:t,chance:y(e)};return n?s("By {formula}, it is kept with probability {chance}: the draw kept it.",r):s("By {formula}, it is kept with probability\
 {chance}: the draw rejected it.",r)}function ks(e,t){let[,n,r]=Ct[e.follow],o=`${n.charAt(0).toUpperCase()}${n.slice(1)}. ${r}`,i=e.drafted[e.num_accepted];if(e.
follow!=="correction"||!t.samples)return o;if(i.draft_logprob===null)return`${o} ${s("The target drew it.")}`;let a=`${o} ${s("It was drawn from the residual di\
stribution: what the target gives beyond the draft model, max(0, p − q).")}`;return!T(i.overlap)||t.weight!==null?a:`${a} ${s("That sums to {share} here, and \
is scaled up to 1 for the draw.",{share:y(1-i.overlap)})}`}function Qn({draft:e,chosen:t},n){if(!e||!Object.hasOwn(Ct,e.origin))return[];let{origin:r,place:o,round:i,
instead:a}=e,{length:l}=i.drafted,u={round:i.index+1,place:o+1},p=l?[w(l,"Round {round} drafted {count} token.","Round {round} drafted {count} tokens; this is p\
lace {place}.",u)]:[];if(r==="accepted")return[...p,At(i,o,n)];let d=r==="correction"&&a?[s("Drafted here was {token}. {fate}",{token:E(a.text),fate:At(i,o,n)})]:
[],c=ks(i,n),h=n.samples&&r!=="correction"&&t.logprob!==null?[s("It was drawn from the target’s own distribution, which gave it {p}.",{p:y(L(t.logprob))})]:[],
m=l-G(i),b=r==="correction"&&m?[w(m,"{count} drafted token after it was never judged.","{count} drafted tokens after it were never judged.")]:[];return[...p,...d,
[c,...h].join(" "),...b]}function Zn({round:e,place:t},n,r){let{length:o}=e.drafted,i={token:E(e.drafted[t].text),chosen:E(n),round:e.index+1,place:t+1},a=o-G(e);
return[w(o,"{token} was drafted in round {round}, but is not in the text.","{token} was drafted in round {round}, at place {place} of {count}, but is not in the\
 text.",i),At(e,t,r),s("{chosen} takes its place.",i),...a?[w(a,"{count} drafted token after it was never judged.","{count} drafted tokens after it were never j\
udged.")]:[]]}var q=(e,t)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",e);return t&&n.setAttribute("class",t),n};function It(e,t,n){for(;e.childElementCount>
t;)e.lastElementChild?.remove();for(;e.childElementCount<t;)e.append(n());return e.children}function ae(e,t){let n=Yn.get(e)||{};for(let[r,o]of Object.entries(t))n[r]!==o&&e.setAttribute(r,String(n[r]=o));Yn.set(e,n)}var Yn=new WeakMap;var Xn=e=>e.before!==null&&e.beam.status==="running"&&e.beam.parent!==e.beam.beam;var ws=.001;function nr(e,t){if(e.given)return[s("A given token weighs nothing in the sum of a beam.")];let n=t.prompts[e.sequence],{beam:r}=e;return[ys(e,n,t),
vs(e),r.diversity_penalty?s("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:x(r.diversity_penalty)}):"",
Ss(e,n),_s(e,n,t),Ns(e,t)].filter(Boolean)}var V=e=>e.beam.group??null,$t=(e,t)=>t.steps[e.index].filter(n=>V(n)===V(e));function ys(e,t,n){let r=$t(e,t).length,
o=e.index===t.given,i=o?1:t.steps[e.index-1].filter(p=>p.beam.status==="running"&&V(p)===V(e)).length,a=V(e),l=a===null?[]:[s("Only beams of its own group, {gro\
up}, compete with it.",{group:Y(a)})],u=o?s("All beams held the same text before this step, so one was continued."):w(i,"{count} running beam was continued at t\
his step.","{count} running beams were continued at this step.");return[...l,u,xs(e,r,W(n).mode==="beam_sample")].join(" ")}function xs({rank:e,beam:t},n,r){if(t.
status==="unseen")return r?s("The search drew {considered} continuations; this one was not among them.",{considered:n}):s("The search considered {considered} co\
ntinuations; this one was not among them.",{considered:n});let o={considered:n,rank:e};return r?s("The search drew {considered} continuations; by its sum, this \
one has rank {rank}.",o):s("The search considered {considered} continuations; by its sum, this one has rank {rank}.",o)}function vs(e,t=!1){let{beam:n}=e,r=e.before&&
!e.before.given?B(e.before.beam.score):0,[o,i]=[B(n.logprob),B(n.score)];if(r===null||o===null||i===null||i<ie)return t?"":s("It could not be chosen: its log-pr\
obability is minus infinity.");let a={before:x(r),own:x(o),after:x(i)};return t?`${a.before} + (${a.own}) = ${a.after}`:s("Sum of log-probabilities (nats): {bef\
ore} before this token, {own} of its own: {before} + ({own}) = {after}.",a)}function Ss(e,t){let n=$t(e,t),r=p=>n.filter(({beam:d})=>d.status===p).length,[o,i,a,
l]=["running","finished","ended","pruned"].map(r),u=[w(o,"{count} has gone on","{count} have gone on"),i&&w(i,"{count} ended a text","{count} ended texts"),a&&w(
a,"{count} ended a text that does not count","{count} ended texts that do not count"),l&&w(l,"{count} was pruned","{count} were pruned")].filter(Boolean);return s(
"Of these {considered}: {parts}.",{considered:n.length,parts:u.join(", ")})}var er=({beam:e})=>e.score??-1/0,Ts=e=>e.reduce((t,n)=>t&&er(t)>=er(n)?t:n,null);function rr(e){
let t=e.filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score??0);return t.length?Math.min(...t):null}function _s(e,t,n){let{beam:r}=e,o=e.index+1;if(r.
status==="unseen")return"";if(r.status==="ended")return s("The text ended here but does not count: it ranked too low or lacks a constraint.");if(r.status==="pru\
ned")return Ms(e,t);if(r.status==="finished"){let u=jt(e,n);return u.length?s("It ended its text at step {step}: output {numbers}.",{step:o,numbers:u.join(", ")}):
t.finished.includes(e)?s("It ended its text at step {step}, which is kept.",{step:o}):s("It ended its text at step {step}, which was dropped for better ones.",{
step:o})}let i=(r.beam??0)+1,a=Xn(e)?[s("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:r.parent+1,number:i})]:
[],l=r.forced?[s("It was considered because it advances a constraint.")]:[];return[s("It went on as beam {number}.",{number:i}),...a,...l,Ls(e,t,n)].join(" ")}function Ms(e,t){
let n=rr($t(e,t)),r={step:e.index+1,sum:x(e.beam.score),worst:x(n)};return n===null?s("It was pruned at step {step}.",r):s("It was pruned at step {step}: its su\
m is {sum}; the worst beam that continued has {worst}.",r)}function Ls(e,t,n){let r=jt(e,n);if(r.length)return s("It is part of output {numbers}.",{numbers:r.join(
", ")});let{alive:o,at:i,children:a,ends:l}=Es(e,t);if(o)return n.finished?s("It was still running when the search stopped at step {step}.",{step:t.steps.length}):
s("It is still running.");let u=l.find(m=>t.finished.includes(m));if(u)return s("Its text ended at step {step}, which is kept but not returned.",{step:u.index+1});
let p=l.at(-1);if(p)return s("Its text ended at step {step}, which was dropped for better ones.",{step:p.index+1});let d=Ts(a),c=rr(t.steps[i].filter(m=>V(m)===
V(e))),h={step:i+1,sum:x(d?.beam.score),worst:x(c)};return!d||c===null?s("It was overtaken at step {step}: none of its continuations went on.",h):s("It was over\
taken at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",h)}function Es(e,t){let n=new Set([e]),r=[];for(let o=e.
index+1;o<t.steps.length;o++){let i=t.steps[o].filter(({before:a})=>a&&n.has(a));if(r.push(...i.filter(({beam:a})=>a.status==="finished")),n=new Set(i.filter(({
beam:a})=>a.status==="running")),!n.size)return{alive:!1,at:o,children:i,ends:r}}return{alive:!0,at:t.steps.length-1,children:[],ends:r}}function jt(e,t){return(t.
returned||[]).flatMap(({last:n},r)=>n&&n.sequence===e.sequence&&P(n)[e.index]===e?[r+1]:[])}function Ns(e,t){let n=B(e.beam.final_score??null);if(n!==null)return tr(
e,n,s("Final score"),t);let[r]=jt(e,t),{last:o,score:i=null}=t.returned?.[r-1]??{},a=B(i);return!se(o)||a===null?"":tr(o,a,s("Final score of output {number}",{number:r}),
t)}function tr(e,t,n,r){let o=Os(e,t,r);return o?s("{name}: sum / length^length_penalty = {words}.",{name:n,words:o}):s("{name}: {score}.",{name:n,score:x(t)})}
function Os(e,t,n){let r=W(n).effective.length_penalty??1,o={sum:x(e.beam.score),length:e.length,power:r,score:x(t)},i=Number.isFinite(r)?we(e,r):null;return i===
null||t===null||!(Math.abs(i-t)<=ws*Math.max(1,Math.abs(t)))?"":`${o.sum} / ${o.length}^${o.power} = ${o.score}`}var Zt={};S(Zt,{NO_MARKS:()=>Qs,addMark:()=>Zs,neededFor:()=>Xs,settingsOfWatermark:()=>Us,stepMarkWords:()=>Qt,watermarkOf:()=>Jt});var Ut={};S(Ut,{MarkedText:()=>zt,greenZ:()=>Ee,markLegend:()=>$s,pValue:()=>Kt,pWords:()=>hr,thresholdWords:()=>As,tokensNeeded:()=>Vt,zKeys:()=>Ks,zPicture:()=>Hs});function qt(e,t){for(t.forEach(([n,r,o,i],a)=>{let l=e.children.item(a);if(l?.localName!==n){let u=q(n);l?l.replaceWith(u):e.append(u),l=u}Ht(l,{...o,...r?{class:r}:
{}}),Array.isArray(i)?qt(l,i):Z(l,i)});e.children.length>t.length;)e.lastElementChild?.remove()}function Ht(e,t){for(let{name:n}of[...e.attributes])!Object.hasOwn(
t,n)&&n!=="aria-describedby"&&e.removeAttribute(n);for(let[n,r]of Object.entries(t))e.getAttribute(n)!==String(r)&&e.setAttribute(n,String(r))}var _=e=>Math.round(
e*10)/10,X=(e,t,n,r,o)=>["line",e,{x1:_(t),y1:_(n),x2:_(r),y2:_(o)},[]],U=(e,t,n,r,o="middle")=>["text",e,{x:_(t),y:_(n),"text-anchor":o},r],or=(e,t)=>["path",e,
{d:t.map(([n,r],o)=>`${o?"L":"M"}${_(n)} ${_(r)}`).join("")||"M0 0"},[]],Dt=(e,t,n)=>["g",e,{tabindex:0,role:"img","data-tip":t,"aria-label":t},n],sr=(e,t,n)=>`\
M${_(e)} ${_(t-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;function Bs(e,t,n){let r=(t-e)/Math.max(1,n)||1,o=10**Math.floor(Math.log10(r)),i=o*([1,2,2.5,5].find(l=>l*o>=r*.8)??10),a=[];for(let l=Math.floor(e/i+1e-9);l<=
Math.ceil(t/i-1e-9);l++)a.push(Number((l*i).toPrecision(12)));return a}var Gt=(e,t,n)=>Bs(e,t,n).filter(r=>r>=e&&r<=t);function ir(e,t){let{height:n,x:r,y:o,left:i=46,
right:a=18,top:l=14,bottom:u=38}=t,p=Math.max(240,e.clientWidth),d=(c,[h,m])=>(c-h)/(m-h||1);return{width:p,height:n,left:i,right:a,top:l,bottom:u,inner:p-i-a,x:c=>i+
d(c,r)*(p-i-a),y:c=>n-u-d(c,o)*(n-l-u),draw(c,h){let m=e.querySelector("svg")??e.appendChild(q("svg")),b=`0 0 ${p} ${n}`;Ht(m,{class:"gp-drawing",role:"group","\
aria-label":c,viewBox:b,style:`height: ${n}px`}),qt(m,h.map((k,f)=>["g","",f?{}:{"aria-hidden":"true"},k]))}}}function ar(e,{xTicks:t,yTicks:n,xTitle:r,yTitle:o}){
let i=c=>Array.isArray(c)?[Number(c[0]),String(c[1])]:[c,String(c)],[a,l]=[e.height-e.bottom,e.width-e.right],u=n.map(i).flatMap(([c,h])=>[X("gp-guide",e.left,e.
y(c),l,e.y(c)),U("",e.left-7,e.y(c)+4,h,"end")]),p=t.map(i).flatMap(([c,h])=>[X("gp-guide",e.x(c),a,e.x(c),a+4),U("",e.x(c),a+17,h)]),d=[U("gp-axis",(e.left+l)/
2,e.height-4,r)];return o&&d.push(U("gp-axis",2,e.top-16,o,"start")),[...u,...p,...d]}var Rs=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,Le=class e{constructor(t,n=null){this.holder=t;this.before=n}holder;before;static BLOCK=60;static LOOSE=150;loose=0;head=0;tried=0;append(t){
this.holder.append(t),this.loose+=1}removeLast(){this.holder.lastChild?.remove(),this.loose-=1;let t=this.holder.lastElementChild;lr(t)&&this.undo(t.previousElementSibling)}settle(){
if(this.loose<e.LOOSE||this.loose<this.tried+e.BLOCK||!this.holder.offsetParent||document.fonts.status==="loading")return;this.tried=this.loose;let t=[...this.holder.
children].slice(-this.loose),n=this.freeStarts(t),r=t.map((l,u)=>u).filter(l=>n[l]&&Ps(t[l])),o=[],i=0;t[0].previousSibling||(this.head=i=r.shift()??0);for(let l of r)
l-i<e.BLOCK||(o.push(this.wrap(t.slice(i,l))),i=l,this.loose=t.length-l,this.tried=0);let a=o.map(l=>l.getBoundingClientRect().height);o.forEach((l,u)=>{l.style.
containIntrinsicHeight=`${a[u]}px`,l.classList.add("gp-kept-rows")})}freeStarts(t){let n=getComputedStyle(this.holder).direction==="rtl",r=t[0].previousSibling||
!this.before?"":this.before.holder.textContent??"";return t.map(o=>{let i=o.textContent??"",a=r.endsWith(`
`);r=r.slice(r.lastIndexOf(`
`)+1);let l=a?!i.startsWith(" "):!(n||Rs.test(r));return r+=i,l})}wrap(t){let n=g("span","gp-rows");t[0].before(n,g("wbr")),n.append(...t);let r=t[0].firstChild;
if(r instanceof Text&&r.data===" "){let o=g("span","gp-gap");r.replaceWith(o),o.append(r)}return n}undo(t){let n=t.querySelector(".gp-gap");n&&n.replaceWith(...n.
childNodes),t.nextSibling?.remove(),this.loose+=t.children.length+(lr(t.previousElementSibling)?0:this.head),t.replaceWith(...t.childNodes),this.tried=0}dissolve(){
for(let t of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(t);this.tried=0}};function Ps(e){let t=e.previousElementSibling,n=t&&[...t.querySelectorAll(
".gp-ink")].at(-1),r=e.querySelector(".gp-ink")?.getClientRects()[0],o=n&&[...n.getClientRects()].at(-1);return!!(r&&o&&ur(r)>ur(o)+10)}function Ft(e,t,n){let r=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],o=r(e[t]);if(!o)return null;let i=null,a=1/0;for(let l=t+n;l>=0&&l<e.length;l+=n){let u=r(e[l]),p=u?(u.top-o.top)*
n:0;if(!u||p<o.height/2)continue;let d=p*1e3+Math.abs(u.left-o.left);if(d>=a+1e3*o.height)break;d<a&&([i,a]=[e[l],d])}return i}var lr=e=>e?.tagName==="WBR",ur=({
top:e,bottom:t})=>(e+t)/2;function dr(e,t){if(t.piece===null){let n=g("bdi","gp-ink gp-special");re(n,t.text),e.append(n)}else ne(t)?e.append(t.piece,g("span","gp-ink gp-byte","",{"data-\
bytes":Xe(t.text)||"·"})):Ye(e,t.piece)}function cr({rows:e,tokens:t},n,r,o){let i=o&&ne(o)?t.at(-1)?.parentNode:null;if(i&&r.piece!==null)i.appendChild(n);else if(ne(
r)){let a=g("span","gp-bytes");a.append(n),e.append(a)}else e.append(n);t.push(n)}function pr({rows:e,tokens:t},n){for(let r of t.splice(n).reverse()){let o=r.closest(
".gp-bytes");o&&o.childNodes.length>1?r.remove():e.removeLast()}}var Ee=(e,t,n)=>t>0?(e-n*t)/Math.sqrt(t*n*(1-n)):null;function Kt(e){if(e<0)return 1-Kt(-e);let t=Math.exp(-e*e/2)/Math.sqrt(2*Math.PI);if(e>3){let o=e;for(let i=120;i>
0;i--)o=e+i/o;return t/o}let[n,r]=[0,e];for(let o=1;r>1e-18;o+=2)n+=r,r*=e*e/(o+2);return .5-t*n}var Vt=(e,t,n)=>e>t?n**2*t*(1-t)/(e-t)**2:1/0;function hr(e){if(e>=
1e-4)return y(e);if(e<1e-300)return s("less than {p}",{p:"10⁻³⁰⁰"});let[t,n]=e.toExponential(1).split("e-");return`${N(t)} × 10⁻${[...n].map(r=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[r]).join("")}`}function As(e){let t=Kt(e);if(t>.1)return s("{share} of texts without this watermark pass it.",{share:y(t)});let n=1/t;return n>=
1e9?s("A share of {p} of texts without this watermark passes it.",{p:hr(t)}):s("One in {odds} texts without this watermark passes it.",{odds:v(Number(n.toPrecision(
n<1e4?3:2)))})}var Cs=({green:e})=>e==null?"none":e?"green":"red",Ws=e=>Math.round(Math.max(0,Math.min(1,(e-.2)/.6))*10);function Is(e,t,n){let r=g("span","gp-t\
oken",null,{tabindex:"-1",role:"img"});if(dr(r,e),mr(r,t),n===void 0)return r;let o=typeof n=="function"?n:()=>n;return r.setAttribute("aria-label",o()),Nt(r,o),
r}function mr(e,{green:t=null,g:n=null,counted:r=!0}){let o=e.querySelector(".gp-ink");if(n===null)e.dataset.list=Cs({green:t});else{let i=Ws(n);e.dataset.list=
"g",o.style.backgroundColor=`var(--gp-prob-${i})`,o.style.backgroundSize=`2px ${i*10}%`}r||(e.dataset.counted="no")}var zt=class{constructor(t,{press:n=null}={}){
this.body=t,this.press=n,this.items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,t.classList.add("gp-marked"),this.rows=new Le(t),t.addEventListener(
"keydown",r=>this.keyed(r)),t.addEventListener("click",r=>this.pressed(r.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(t)}show(t,n=0){
this.cut(Math.min(n,this.tokens.length));for(let r=this.tokens.length;r<t.length;r++){let{token:o,mark:i,words:a}=t[r],l=Is(o,i,a);this.press&&l.setAttribute("r\
ole","button"),cr(this,l,o,r?this.items[r-1].token:null),this.items.push(t[r])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(t){
pr(this,t),this.items.length=t,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(t){this.stop&&(this.stop.tabIndex=-1),this.stop=t,t.tabIndex=0}pressed(t){
let n=this.tokens.indexOf(t);n<0||(this.reach(t),this.press&&this.press(this.items[n]))}keyed(t){let n=this.tokens.indexOf(t.target.closest(".gp-token"));if(n<0||
t.ctrlKey||t.metaKey||t.altKey)return;let r={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>Ft(this.tokens,n,1),ArrowUp:()=>Ft(this.
tokens,n,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[t.key];if(!r)return;t.preventDefault();let o=r();
o&&(this.reach(o),o.focus({preventScroll:!0}),o.scrollIntoView({block:"nearest"}),o===this.tokens[n]&&this.pressed(o))}resized(){let{clientWidth:t}=this.body;!t||
t===this.width||(this.width=t,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function $s(e,t,{unscored:n=!1,
repeated:r=!1,faint:o=s("faint: seen before, not counted")}={}){let i=[t,n,r,o].join();if(e.dataset.legend===i)return;e.dataset.legend=i,e.classList.add("gp-mar\
ked","gp-mark-legend");let a=(u,p,d)=>{let c=g("span"),h=g("span","",null,{"aria-hidden":"true"});return h.append(g("span","gp-ink",p)),mr(h,u),c.append(h,d),c},
l=t==="synthid"?[a({g:.2},"g",s("mean g-value 0.2 or less")),a({g:.5},"g",s("0.5, as by chance")),a({g:.8},"g",s("0.8 or more"))]:[a({green:!0},"◆",s("green: \
on the green list")),a({green:!1},"◇",s("red: not on the green list"))];n&&l.push(a({},"abc",s("not scored"))),r&&l.push(a(t==="synthid"?{g:.5,counted:!1}:{green:!0,
counted:!1},"abc",o)),e.replaceChildren(...l)}var js=400,qs=12;function Hs(e,{curves:t,threshold:n,needed:r=null,label:o=s("z over the number of tokens"),title:i=s(
"tokens scored"),yTitle:a="z",from:l=40,height:u=260}){let p=t.filter(({points:M})=>M.length),d=p.flatMap(({points:M})=>M),c=Math.max(l,...d.map(([M])=>M)),h=r&&
r.at<=2*c?Math.max(c,r.at*1.05):c,m=d.map(([,M])=>M),b=Math.min(-.5,...m)*1.08,k=Math.max(n*1.15,1,...m)*1.06,f=ir(e,{height:u,x:[0,h],y:[b,k],left:40,top:24}),
R=f.width-f.right,C=[...ar(f,{xTicks:Gt(0,h,f.inner/90),yTicks:Gt(b,k,5),xTitle:i,yTitle:a}),X("gp-unity",f.left,f.y(0),R,f.y(0)),X("gp-z-threshold",f.left,f.y(
n),R,f.y(n)),...p.map(({look:M,points:D})=>or(`gp-z-${M}`,Gs(D,js).map(([Ae,Ce])=>[f.x(Ae),f.y(Ce)]))),...p.map(({look:M,points:D})=>Fs(f,M,D.at(-1))),Ds(f,p,n)],
H=zs(f,p);if(r&&r.at<=h){let[M,D]=[f.x(r.at),f.y(n)];H.push(Dt("",r.words,[["path","gp-z-needed",{d:`M${_(M)} ${_(D)}l-6 11h12Z`},[]]]))}f.draw(o,[C,H])}function Ds(e,[
t],n){let r=([,a])=>Math.abs(a-n),{points:o}=t||{points:[]},i=o.length>0&&r(o.at(-1))>r(o[Math.floor(o.length/8)]);return U("gp-halo gp-strong",i?e.width-e.right:
e.left+5,e.y(n)-6,s("threshold {value}",{value:Number(n.toFixed(2))}),i?"end":"start")}function Gs(e,t){let n=Math.ceil(e.length/t);return e.filter((r,o)=>o%n===
0||o===e.length-1)}var Fs=(e,t,[n,r])=>t==="measured"?["circle","gp-measured",{cx:_(e.x(n)),cy:_(e.y(r)),r:5},[]]:["path",`gp-z-end gp-z-end-${t}`,{d:sr(e.x(n),
e.y(r),4.5)},[]];function zs(e,t){let n=Math.max(0,...t.map(({points:o})=>o.at(-1)[0])),r=Math.min(qs,n);return Array.from({length:r},(o,i)=>{let[a,l]=[n*i/r,n*
(i+1)/r],u=t.map(({name:d,points:c})=>{let h=c.findLast(([m])=>m<=l);return h&&h[0]>a?`${d} ${O(h[1],2)}`:""}).filter(Boolean);if(!u.length)return null;let p={x:_(
e.x(a)),y:e.top,width:_(e.x(l)-e.x(a)),height:_(e.height-e.bottom-e.top)};return Dt("gp-z-place",w(Math.floor(l),"After {count} token: {values}","After {count} \
tokens: {values}",{values:u.join(", ")}),[["rect","gp-catch",p,[]]])}).filter(Boolean)}function Ks(e,t){let n=It(e,t.length,()=>{let r=g("span"),o=q("svg");return ae(
o,{width:26,height:8,"aria-hidden":"true"}),o.append(q("path")),ae(o.firstElementChild,{d:"M1 4H25"}),r.append(o,g("span")),r});t.forEach(({name:r,look:o,tip:i},a)=>{
let[l,u]=n[a].children;ae(l.firstChild,{class:`gp-z-${o}`}),Z(u,r),i&&Ot(u,"z-score",()=>"",{meaning:i,formula:""})})}function Vs(e){switch(e){case"context":return s("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return s("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return s("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return s("no mark: the bias is 0.");default:return s("no mark.")}}function Jt(e){let t=e&&e.effective&&e.effective.watermarking_config||{},n=Array.isArray(t.
keys)?t.keys.length:0,r=t.greenlist_ratio,o=t.seeding_scheme==="selfhash",i=t.context_width;return{config:t,keys:n,selfhash:o,ratio:r>0&&r<1?r:null,early:n?F(t.
ngram_len,1)-1:F(i,1)-Number(o)}}function Us({config:e,keys:t,ratio:n}){if(t)return w(t,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} key\
s, n-grams of {length} tokens",{length:e.ngram_len});if(n===null)return s("a green list whose settings are not known");let{bias:r,seeding_scheme:o,context_width:i,
hashing_key:a}=e;return s("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:y(n),bias:r,scheme:o,width:i,key:a})}
function Qt({chosen:e,index:t,mark:n,given:r,isFirst:o},i){let a=d=>s("Token {number}, {token}: {mark}",{number:v(t+1),token:E(e.text),mark:d});if(!n)return a(r?
s("given, before the watermark began."):s("not marked."));if(n.why)return a(Vs(n.why));let l=s("Its probability: {before} before the watermark, {after} after.",
{before:y(n.chosen_before),after:y(n.chosen_after)}),u=o?[s("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let d=w(i.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:x(n.g,2)});return[a(d),l,...u].join(" ")}let p=n.green?s("\
◆ green: it got the bias."):s("◇ red: it got no bias.");return[a(p),l,Js(n,i),...u].join(" ")}function Js(e,{ratio:t,selfhash:n}){let r=e.listed??0,o={before:y(
e.mass_before??0),after:y(e.mass_after??0)};return n?w(r,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",o):t===null?w(r,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
o):w(r,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...o,ratio:y(t)})}var Qs={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function Zs(e,t,n,r){let{mark:o,index:i}=t,a={...e};if(!o)return{...a,unscored:e.
unscored+1};a.marks+=1;let l=o.kind==="synthid"?o.g:o.green;if(o.chosen_before>0&&o.chosen_after>0){a.chosen+=1,a.surprisal-=Math.log(o.chosen_before),a.gained+=
Math.log(o.chosen_after/o.chosen_before);let{stages:u,entropy_before:p}=t.distribution;a.entropy+=r>0&&u[r-1]?u[r-1].entropy:p,a.likely-=Ys(t,r)}return a.suppressed+=
o.suppressed,l===null?{...a,unscored:e.unscored+1}:i<n.early?{...a,early:e.early+1}:(a.scored+=1,a.green+=Number(l),a.expected+=o.expected??0,o.kind==="synthid"?
a.z=n.keys?(2*a.green-a.scored)*Math.sqrt(n.keys/a.scored):null:n.ratio!==null&&(a.z=Ee(a.green,a.scored,n.ratio),a.foreseen=Ee(a.expected,a.scored,n.ratio)),a)}
function Ys({distribution:{candidates:e}},t){let n=e.map(({raw_logprob:r,stage_logprobs:o})=>t>0?o[t-1]:r).filter(r=>r!=null);return n.length?Math.max(...n):0}function Xs(e,t,n,r){
let o=e.find(([,p])=>p>r);if(t.z>r)return{at:o[0],words:w(o[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:r})};let i=o?[w(o[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:r})]:[],a=n.keys?t.z>0?t.scored*(r/t.z)**2:1/0:Vt(t.green/t.scored,n.ratio,r),l=Math.max(t.scored+1,Math.ceil(a));
if(!Number.isFinite(l)||l>1e7)return{at:1/0,words:[...i,s("At the share so far, z never reaches {threshold}.",{threshold:r})].join(" ")};let u=w(l,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:r,more:v(l-t.scored)});return{at:l,words:[...i,u].join(" ")}}var ei=e=>e?y(e):"<0.01%",ti=(e,t)=>e.kept!==t||e.mass_moved>0;function Yt({distribution:{stages:e,vocab:t}}){return e.map((n,r)=>{let[o,i,a]=oe(n.name),l=r?e[r-
1].kept:t??0;return{number:r+1,kind:n.name,name:o,meaning:i,knobs:a,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!ti(
n,l)}})}function Ne({kept:e,keptBefore:t,removed:n,moved:r,idle:o}){if(o)return s("did nothing");let i=[];return e<t&&i.push(w(t-e,"removed {count} token ({shar\
e})","removed {count} tokens ({share})",{share:ei(n)})),e>t&&i.push(w(e-t,"brought {count} token back","brought {count} tokens back")),(r-n>.001||!i.length)&&i.
push(s("moved {share}",{share:y(r)})),i.join(", ")}var Oe=({layers:e,distribution:t})=>!!e&&t.stages[0]?.name!=="DolaContrast";function fr(e,{effective:t,config:n}){
let r={...t,...n};return e.filter((o,i)=>i===0||r[o]).map(o=>{let i=JSON.stringify(r[o]??null);return i==="null"||i.length>12?o:`${o} ${i}`}).join(", ")}function gr(e){
return Oe(e)?{name:"DoLa",meaning:s("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:e.layers?s("the last layer"):s("the model"),meaning:s("The distribution that the model gave, before any processor.")}}function Xt({distribution:{
candidates:e},chosen:t}){return e.some(({token_id:n})=>n===t.token_id)?e:[...e,t]}function Be({raw_logprob:e,stage_logprobs:t},n){return n?t&&n<=t.length?L(t[n-1]):void 0:L(e)}var br=({logprob:e})=>e===null;function kr({removed_by:e,stage_logprobs:t,raw_logprob:n},r){let o=[n,...t||[]],i=o.findLastIndex((l,u)=>u>0&&l===null&&o[u-1]!==
null),a=e||i>0&&r.distribution.stages[i-1].name;return a?oe(a)[0]:Oe(r)?"DoLa":s("a processor")}function wr(e,t){let n=$(e,t),r=Math.exp(e??1/0);return r<ni?s("The model was all but certain here: an entropy of {entropy}.",{entropy:n}):s("The model’s entrop\
y here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:n,options:r<10?x(r,1):v(Math.round(r))})}var ni=1.05;function en(e,{mode:t,effective:n,config:r}){if(e.isPrompt)return[s("given"),s("{token} is in the prompt: given, not chosen")];if(e.given)return[s("given"),s("{\
token} was given, not chosen")];if(t==="elsewhere")return[s("the choice"),s("{token} was chosen by the server")];if(t==="custom")return[s("the choice"),s("{toke\
n} was chosen by your own decoding loop")];if(e.beam)return[s("the choice"),ri(e.beam.status)];if(e.reranked)return[s("the choice"),s("{token} has the best scor\
e: probability against degeneration penalty")];let o=e.draft?.origin;return o==="accepted"?[s("the draft"),s("{token} was drafted by the assistant, and accepted")]:
o==="correction"?[s("the choice"),s("{token} replaced a rejected draft token")]:{...n,...r}.do_sample?[s("the draw"),s("{token} was drawn")]:[s("the choice"),s(
"{token} was chosen as the most probable")]}function ri(e){return e==="running"?s("{token} goes on: the search compares the sums of whole beams"):e==="finished"?
s("{token} ends a beam: the search compares the sums of whole beams"):e==="ended"?s("{token} would end a beam, which does not count"):e==="pruned"?s("{token} wa\
s considered, and pruned: the search compares the sums of whole beams"):s("{token} was considered by the search")}function oi(e,t){let{started:n,unit:r}=t;if(!e||!n)return[s("No token yet")];if(t.rejected)return Zn(t.rejected,e.chosen.text,Wt(n));if(J(e))return si(e,n,r);let o=[
wr(e.distribution.entropy_before,r),...ii(e),...ui(e,r),...ai(e,n)];if(e.mark){let a=Jt(n),{chosen:l,index:u,mark:p,given:d=!1}=e;o.push(Qt({chosen:l,index:u,mark:p,
given:d,isFirst:u<a.early},a))}o.push(xr(e,n)),e.draft&&o.push(...Qn(e,Wt(n))),e.beam&&o.push(...nr(e,t)),e.reranked&&o.push(...di(e,n));let{raw_logprob:i}=e.chosen;
return i!==null&&o.push(s("Its surprisal, before the processors, was {value}.",{value:$(-i,r)})),o}function si(e,t,n){let{chosen:r}=e,o=Xt(e).find(u=>u.raw_rank===
1),i=u=>s("The likeliest token was {token}, with {share}.",ee(u)),a=r.raw_rank===1||!o?[]:[i(o)];r.raw_rank===1?a.push(i(r)):r.raw_rank?a.push(s("The server gav\
e {token} {share}: rank {rank}.",{...ee(r),rank:v(r.raw_rank)})):a.push(s("The server gave {token} {share}.",ee(r)));let l=$(r.raw_logprob===null?null:-r.raw_logprob,
n);return[...a,xr(e,t),s("Its surprisal was {value}.",{value:l})]}var ee=({text:e,raw_logprob:t})=>({token:E(e),share:y(L(t))});function ii(e){let{chosen:t,distribution:n}=e,
{name:r}=gr(e),o={source:r,...ee(t),vocab:v(n.vocab??0)};if(Oe(e))return[];if(t.raw_rank===1)return[s("Its first choice was {token}, with {share}.",o)];let i=Xt(
e).find(u=>u.raw_rank===1),a=i?[s("Its first choice was {token}, with {share}.",ee(i))]:[],l=t.raw_rank?s("It gave {token} {share}: rank {rank} of {vocab}.",{...o,
rank:v(t.raw_rank)}):s("It gave {token} {share}.",o);return[...a,l]}function ai(e,t){let n=Yt(e);if(!n.length)return e.isPrompt||e.read?[]:[s("No processor chan\
ged that.")];let r=n.filter(({idle:o})=>!o);return r.length?r.map(o=>{let i=yr(o,t),a=o.kept===o.keptBefore?Ne(o):`${Ne(o)}, ${s("{count} left",{count:v(o.kept)})}`,
{chosen:l}=e,[u,p]=[Be(l,o.number-1),Be(l,o.number)],d={name:i,effect:a,token:E(l.text),before:y(u||0),after:y(p||0)};return u===void 0||p===void 0?s("{name}: {\
effect}.",d):!p&&u?s("{name}: {effect}; {token} had {before}, and could no longer be chosen.",d):d.before===d.after?s("{name}: {effect}; {token} stayed at {afte\
r}.",d):s("{name}: {effect}; {token} went from {before} to {after}.",d)}):[w(n.length,"The processor ({names}) did nothing here.","The {count} processors ({name\
s}) did nothing here.",{names:n.map(({name:o})=>o).join(", ")})]}function yr({name:e,knobs:t},n){let r=fr(t,n);return r?r.startsWith(e)?r:`${e} (${r})`:e}function li(e,t){
let{chosen:n}=e,r=s("{token} had {share}",ee(n)),o=Yt(e).filter(({idle:a})=>!a).map(a=>{let l=Be(n,a.number),u={name:yr(a,t),share:l===void 0?"":y(l)};return l===
void 0?s("{name}: {effect}",{...u,effect:Ne(a)}):a.kept===a.keptBefore?s("after {name}: {share}",u):w(a.kept,"after {name}: {share}, {count} token left","after \
{name}: {share}, {count} tokens left",u)}),i=he(en(e,t)[1],{token:E(n.text)}).join("");return et(tt([r,...o,i]))}function xr(e,t){let{chosen:n,given:r,isPrompt:o}=e,
i=he(en(e,t)[1],{token:E(n.text)}).join("");return r||o||e.beam||J(e)?`${i}.`:br(n)?s("{words}, though {processor} had removed it.",{words:i,processor:kr(n,e)}):
{...t.effective,...t.config}.do_sample&&!e.draft&&!e.reranked?s("{words}: its chance was {share}.",{words:i,share:y(L(n.logprob))}):`${i}.`}function ui({layers:e},t){
if(!e)return[];let{layer:n,final_layer:r,candidate_layers:o,divergences:i}=e,a={final:r,layer:n,divergence:$(i[o.indexOf(n)]??null,t)};return[w(o.length,"DoLa c\
ontrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {divergence}.","DoLa contrasted the last layer, {final}, with layer {l\
ayer}: of {count} candidates the furthest from it, by {divergence}.",a)]}function di({reranked:e,chosen:t},{effective:n,config:r}){let o=e?.find(({token_id:p})=>p===
t.token_id);if(!e||!o)return[];let i={share:y(o.probability),penalty:x(o.penalty),score:x(o.score)},a=[s("Its probability among the weighed tokens was {share}, \
its degeneration penalty {penalty}, its score {score}.",i)],{penalty_alpha:l}={...n,...r};T(l)&&a.push(s("score = (1 − α) · probability − α · penalty = (1 − {al\
pha}) · {probability} − {alpha} · {penalty} = {score}.",{...i,alpha:l,probability:x(o.probability)}));let u=e.reduce((p,d)=>d.probability>p.probability?d:p);
if(u!==o){let p={token:E(u.text),count:e.length,share:y(u.probability),penalty:x(u.penalty),score:x(u.score)};a.push(s("The most probable of the {count} weighed\
 tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",p))}return a}var nn={};S(nn,{STAGE:()=>pi,orderOf:()=>hi});var ci="generation-playground.";function vr(e,t="browser"){let n=ci+e,r=()=>t==="tab"?sessionStorage:localStorage,o=()=>Re(()=>r().getItem(n),null);return{read:o,
readJson:()=>Re(()=>JSON.parse(o()??"null"),null),write:i=>Re(()=>(i===null?r().removeItem(n):r().setItem(n,i),!0),!1),get isAllowed(){return Re(()=>!!r(),!1)}}}
function Re(e,t){try{return e()}catch{return t}}var pi="the stage",Sr=vr("person");function hi(e,t,n=mi()){let r=fi(`${n} ${e}`),o=[...Array(t).keys()];for(let i=t-1;i>0;i-=1){let a=Math.floor(r()*(i+1));[o[i],
o[a]]=[o[a],o[i]]}return o}var Pe="";function mi(){return Pe=Sr.read()||Pe||String(Math.random()),Sr.write(Pe),Pe}function fi(e){let t=2166136261;for(let n of e)
t=Math.imul(t^(n.codePointAt(0)??0),16777619);return()=>{t=t+1831565813|0;let n=Math.imul(t^t>>>15,1|t);return n=n+Math.imul(n^n>>>7,61|n)^n,((n^n>>>14)>>>0)/4294967296}}window.TestedModules={"visualizers/panes/assisted/acceptance.ts":je,"visualizers/panes/assisted/speculation.ts":ot,"visualizers/panes/beam_search/beam_finalizat\
ion.ts":gt,"visualizers/panes/beam_search/greedy_path.ts":bt,"visualizers/panes/beam_search/score_check.ts":wt,"visualizers/panes/comparison/trie_of.ts":vt,"vis\
ualizers/panes/core/claims.ts":St,"visualizers/panes/core/log.ts":ht,"visualizers/panes/core/notation.ts":Fe,"visualizers/panes/core/reasoning.ts":ut,"visualize\
rs/panes/core/text.ts":rt,"visualizers/panes/core/texts.ts":Ue,"visualizers/panes/core/tips.ts":Bt,"visualizers/panes/core/totals.ts":Pt,"visualizers/panes/core\
/values.ts":Ie,"visualizers/panes/tokens/explanation.ts":tn,"visualizers/panes/watermarks/watermark_words.js":Zt,"visualizers/panes/watermarks/watermarks.js":Ut,
"playground/ui/lessons/answer_order.ts":nn};})();
