// Written by .ci/bundle.py from modules with the SHA-256 72c0daf34dcb4fecfe4949568e58abdba47b614149892251339b004c19b9f479: edit those.
(()=>{var _o=Object.defineProperty;var S=(e,t)=>{for(var n in t)_o(e,n,{get:t[n],enumerable:!0})};var Ie={};S(Ie,{AcceptanceAlong:()=>We,judgedOf:()=>F,writtenOf:()=>rn});var on=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],
draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),F=e=>e.num_accepted+(e.follow==="correction"?1:0),rn=e=>e.num_accepted+(e.next_token_id===null?0:
1);function Mo(e,t){let{drafted:n,num_accepted:o}=t;if(e.rounds+=1,e.tokens+=rn(t),e.draft_seconds+=t.draft_seconds,e.verify_seconds+=t.verify_seconds,!n.length)
return e;e.spec_steps+=1,e.drafted+=n.length,e.accepted+=o,e.judged+=F(t);for(let r=e.draftedAt.length;r<n.length;r++)e.draftedAt.push(0),e.acceptedAt.push(0);for(n.
forEach((r,i)=>{e.draftedAt[i]+=1,i<o&&(e.acceptedAt[i]+=1),!(i>=F(t)||(r.overlap??null)===null)&&(e.overlaps[0]+=1,e.overlaps[1]+=r.overlap)});e.kept.length<=e.
draftedAt.length;)e.kept.push(0);return e.kept[o]+=1,e}function Lo(e){let{spec_steps:t,rounds:n,tokens:o,drafted:r,accepted:i,judged:a,overlaps:l}=e,u=(p,d)=>d?
p/d:null;return{num_spec_steps:t,num_rounds:n,num_tokens:o,num_draft_tokens:r,num_accepted_draft_tokens:i,num_judged_draft_tokens:a,draft_acceptance_rate:u(i,r),
judged_acceptance_rate:u(i,a),mean_acceptance_length:t?1+i/t:null,acceptance_histogram:e.kept,accepted_by_position:e.acceptedAt,drafted_by_position:e.draftedAt,
passes_saved:o-n,expected_acceptance_rate:u(l[1],l[0]),draft_seconds:e.draft_seconds,verify_seconds:e.verify_seconds}}var We=class{constructor(){this.rounds=[],
this.tally=on()}read(t){t.length>=this.tally.rounds&&this.rounds[0]===t[0]||(this.tally=on());for(let o=this.tally.rounds;o<t.length;o++)Mo(this.tally,t[o]);return this.
rounds=t,Lo(this.tally)}};var rt={};S(rt,{OTHERS_WARNING:()=>Zo,expectedSpeedup:()=>Do,expectedTokens:()=>cn,intervalMeaning:()=>Vo,paceWords:()=>Uo,spreadWords:()=>Ko,stillMissing:()=>Qo,
timesWords:()=>zo});var Ge={};S(Ge,{count:()=>v,fixed:()=>N,isOne:()=>He,language:()=>te,listed:()=>No,notation:()=>E,plain:()=>qe,separators:()=>Oo,significant:()=>ue});var Eo=["d\
e","fr"];var $e={},sn={};function te(){let e=(navigator.language||"").slice(0,2).toLowerCase();return Eo.includes(e)?e:"en"}var le=()=>window.GenerationPlaygroundTexts?te():
"en";function je(e){if(!$e[e]){let t=new Intl.NumberFormat(e).formatToParts(12345678e-1),n=o=>t.find(({type:r})=>r===o)?.value??"";$e[e]={decimal:n("decimal"),group:n(
"group")}}return $e[e]}function E(e){let t=le();if(t==="en")return e;let{decimal:n,group:o}=je(t);return e.replace(/(?<=\d)[.,](?=\d)/g,r=>r==="."?n:o).replace(
/(?<=\d)\s?%/g," %")}var N=(e,t=0)=>E(e.toFixed(t)),ue=(e,t)=>E(e.toPrecision(t)),v=e=>E(e.toLocaleString("en-US")),qe=e=>E(String(e)),No=e=>e.join(je(le()).decimal===
","?"; ":", ");function He(e,t){let n=t?le():"en";return sn[n]??=new Intl.PluralRules(n),sn[n].select(e)==="one"}function Oo(){let{decimal:e,group:t}=je(le());return e+
t}var ot={};S(ot,{INVISIBLE:()=>ce,MARKS:()=>Z,asSentence:()=>et,askedOf:()=>$o,bytesOf:()=>Xe,bytesWords:()=>Ze,count:()=>v,decimals:()=>x,fillLabel:()=>oe,fillText:()=>Je,
fillToken:()=>Ye,filled:()=>he,fromNats:()=>nt,inOneLine:()=>ln,inParts:()=>tt,information:()=>$,labelled:()=>Ao,leavesBytes:()=>ne,loadingWords:()=>jo,make:()=>g,
modeName:()=>Ho,named:()=>qo,numbersOf:()=>dn,percent:()=>y,probability:()=>M,problemsOf:()=>Go,processorWords:()=>re,quoted:()=>L,say:()=>J,seconds:()=>un,stopWords:()=>Fo,
together:()=>pe,waitWords:()=>Io});var Fe={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"\
block diffusion",custom:"your own decoding loop",elsewhere:"from another server"},De={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:[
"a stop string","met a stop string"],length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own c\
riterion","met your own stopping criterion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached t\
he end of the given text"],unfinished:["the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:[
"stopped by hand","was stopped by hand"],stop:["EOS or a stop string","ended with EOS or a stop string: the server does not say which"],content_filter:["a conte\
nt filter","was cut by the server’s content filter"],tool_calls:["a call of a tool","ended with a call of a tool"],cut:["the end of the file","is not complete"]};var ze={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of the last one, and removes tokens that the last one \
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
why"],CanvasPlace:["token_id","text","piece","logprob","entropy","accepted","read_id","read_text"]};var Ke={};S(Ke,{isSaid:()=>Bo,language:()=>te,t:()=>s,tn:()=>k,translateTemplate:()=>Ro,withTexts:()=>Co});function s(e,t){if(e==null)return"";if(typeof e=="object")return"number"in e?E(e.number):"one"in e?k(e.count,e.one,e.said,e.values):s(e.said,e.values);let n=String(
e),o=window.GenerationPlaygroundTexts?.[n]??n;return t?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(r,i)=>{if(i===void 0)return r[0];let a=t[i];return typeof a=="number"?qe(
a):a&&typeof a=="object"?s(a):String(a??"")}):o}function k(e,t,n,o){let r=window.GenerationPlaygroundTexts?.[t]!==void 0,i=t.includes("{count}")?He(e,r):e===1;return s(
i?t:n,{count:v(e),...o})}var Bo=e=>typeof e=="object"&&e!==null&&("said"in e&&typeof e.said=="string"||"number"in e&&typeof e.number=="string"),Po=["aria-label",
"title","placeholder","data-tip","label"];function Ro(e){let t=window.GenerationPlaygroundTexts;if(!t)return;let n=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);
for(let o=n.nextNode();o;o=n.nextNode()){let[,r,i,a]=/^(\s*)([^]*?)(\s*)$/.exec(o.nodeValue??"")??[],l=i&&t[i.replace(/\s+/g," ")];l&&(o.nodeValue=r+l+a)}for(let o of[
e,...e.querySelectorAll("*")])for(let r of Po){let i=t[(o.getAttribute(r)||"").replace(/\s+/g," ")];i&&o.setAttribute(r,i)}}function Co(e){let n=window.GenerationPlaygroundCatalogues?.[te()];
if(window.GenerationPlaygroundTexts||!n)return e();window.GenerationPlaygroundTextsLoading??=fetch(n).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=
o},o=>console.warn("Generation Playground: the translation could not be loaded.",o)),window.GenerationPlaygroundTextsLoading.then(e)}var Ue={};S(Ue,{finite:()=>O,isFromElsewhere:()=>Q,isKnown:()=>B,keptOf:()=>de,medianOf:()=>Ve});var B=e=>typeof e=="number"&&Number.isFinite(e),O=e=>e==null||Math.
abs(e)>1e30?null:e,Ve=e=>{let t=[...e].sort((n,o)=>n-o);return(t[t.length-1>>1]+t[t.length>>1])/2},Q=({distribution:e})=>e.vocab===null,de=({distribution:{stages:e,
vocab:t}})=>e.at(-1)?.kept??t;var Z={" ":"·","\n":"↵","	":"⇥","\r":"␍"},ce=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function g(e,t,n,o){let r=document.createElement(
e);t&&(r.className=t),n!=null&&(r.textContent=String(n));for(let[i,a]of Object.entries(o||{}))r.setAttribute(i,String(a));return r}function Je(e,t,{running:n=!1}={}){
let o=0;for(let r of t.matchAll(ce)){let[i]=r;r.index>o&&e.append(t.slice(o,r.index)),o=r.index+1;let a=Z[i]||"U+"+(i.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0");if(n){let l=Z[i]?i:"";e.append(g("span","gp-space",l,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else e.append(g("span","gp-mark",a))}o<t.
length&&e.append(t.slice(o))}function Ye(e,t){let n=/^ (?=\S)/.test(t)?" ":"",o=/\n*$/.exec(t)?.[0]??"",r=g("span","gp-ink");Je(r,t.slice(n.length,t.length-o.length),
{running:!0});for(let i=0;i<o.length;i++)r.append(g("span","gp-space","",{"data-mark":Z[`
`],"data-wide":"yes"}));return e.append(...[n,r,o].filter(Boolean)),r}var Qe=/(\\x[0-9a-f]{2})+$/i,Xe=e=>(e.match(Qe)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
ne=({piece:e,text:t})=>e!==null&&(e===""||Qe.test(t)&&e===t.replace(Qe,""));function oe(e,t){e.replaceChildren(),Je(e,t),t||e.append(g("span","gp-mark",s("(empt\
y)")))}function Ao(e,t){let n=g("bdi",t);return oe(n,e),n}function J(e,t){e.textContent!==t&&(e.textContent=t)}var Wo=/([<>≈−-]?\d[\d.,\u202f\u00a0]*[\s\u00a0\u202f]?(?:%|(?:bits?|nats|ms|s|[kMG]B|tokens)(?![\p{L}\p{N}_])))/u;
function pe(e){let t=document.createDocumentFragment();return e.split(Wo).forEach((n,o)=>t.append(o%2?g("span","gp-together",n):n)),t}var ln=e=>e.replace(ce,t=>t===
" "?" ":Z[t]||"�"),et=e=>e?`${e}.`:"",tt=e=>e.filter(Boolean).join(s("{before}; {part}").split(/\{\w+\}/)[1]),L=e=>s("“{text}”",{text:ln(e)});function Io(e){
return e>90?s("Yours begins in about {count} minutes.",{count:Math.round(e/60)}):s("Yours begins in about {count} s.",{count:e<10?Math.max(1,Math.round(e)):5*Math.
round(e/5)})}var he=(e,t)=>e.split(/\{(\w+)\}/).map((n,o)=>o%2?t[n]:n);function y(e){let t=e*100;return t===0?E("0%"):t<.01?E("<0.01%"):t<1?E(t.toFixed(2)+"%"):
t>99.95&&t<100?E(">99.9%"):E(t.toFixed(1).replace(".0","")+"%")}var M=e=>e==null?0:Math.exp(e),$o=({prompt:e,request:t})=>e||(t&&t.messages||[]).at(-1)?.content||
"",nt=(e,t)=>t==="bits"?e/Math.LN2:e;function $(e,t){return e===null||!Number.isFinite(e)?s("infinite"):N(nt(e,t),2)+" "+s(t)}function jo({model:e,phase:t,done:n,
total:o}){if(t==="gpu")return s("waiting for the shared GPU …");if(t==="asking")return s("asking the Hub for {model} …",{model:e});let r=y((n??0)/(o||1));return t===
"download"?s("downloading {model}: {done} of {total} …",{model:e,done:Ze(n),total:Ze(o)}):t==="converting"?o?s("converting {model}: {share} …",{model:e,share:r}):
s("reading the file of {model} to convert it …",{model:e}):o?s("loading {model}: {share} …",{model:e,share:r}):s("loading {model} …",{model:e})}function Ze(e){
return B(e)?e>=1e9?s("{size} GB",{size:N(e/1e9,e<1e10?2:1)}):e>=1e6?s("{size} MB",{size:N(e/1e6,e<1e8?1:0)}):s("{size} kB",{size:N(e/1e3,0)}):"–"}function un(e){
return e<1?Math.round(e*1e3)+" ms":N(e,e<10?2:1)+" s"}var x=(e,t=3)=>e==null?"–":N(e,t);function dn(e){let{chosen:t,distribution:n}=e,o=e.read?t.raw_logprob:t.logprob??t.raw_logprob;return{probability:M(t.logprob),rawProbability:M(t.raw_logprob),rank:(e.
read?null:t.rank)??t.raw_rank,surprisal:o===null?1/0:Math.max(0,-o),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var qo=(e,t,n)=>Object.hasOwn(e,
t)?e[t]:n,Ho=e=>Object.hasOwn(Fe,e)?s(Fe[e]):e.replaceAll("_"," ");function Go({message:e,fix:t,diagnostics:n=[]}){let o=n.map(r=>({knob:r.knob,message:s(r.message),
fix:s(r.fix)}));return o.some(r=>r.message===s(e))?o:[{knob:"",message:s(e),fix:s(t)},...o]}var Fo=e=>Object.hasOwn(De,e)?De[e].map(t=>s(t)):[e,e];function re(e){
if(!Object.hasOwn(ze,e))return[e,s("is your own logits processor"),[]];let[t,n,o]=ze[e];return[s(t),s(n),o]}var cn=(e,t)=>e>=1?t+1:Math.expm1((t+1)*Math.log(e))/(e-1),Do=(e,t,n,o=1)=>cn(e,t)/(t*n+o),zo=e=>B(e)?`${N(e,2)} ×`:"–",Ko=({low:e,high:t})=>`${N(e,2)}–${N(
t,2)}`,Vo=()=>s("The true median lies in it with a probability of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer than 5 pairs do\
 not give that certainty, so nothing is claimed from them."),Uo=e=>e<.9995?`${ue(e*1e3,3)} ms`:`${ue(e,3)} s`;function Qo(e,{done:t,runs:n}){if(t>=n)return"";let o={
done:v(t),left:v(n-t)};return e.done?k(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",o):k(n,"{done} of {count} run ended, {\
left} to come.","{done} of {count} runs ended, {left} to come.",o)}var Zo=s("Somebody else’s runs were decoded at the same time, so these times are not reliable\
. Measure again when the machine is idle.");var gt={};S(gt,{EARLY_STOPPING:()=>Rn,countOr:()=>D,endOfRecord:()=>Pr,hasEnded:()=>xe,isAsRecorded:()=>Er,rankingOf:()=>Or,searchOf:()=>wr,settle:()=>yr,sumOf:()=>j});var ht={};S(ht,{Along:()=>pt,RunLog:()=>ct,groupLetter:()=>Y,isBeamNode:()=>se,pathChange:()=>Tn,pathOf:()=>R,penalised:()=>we,startOf:()=>W,unseenAfter:()=>cr,
unseenNode:()=>Sn});var hn=e=>e.closest(".tabitem, .drawer")||document.body;function fn(e){return e.checkVisibility()||e.hidden&&hn(e).checkVisibility()}var me=new WeakMap,st;function mn(e,t){
st??=new ResizeObserver(i=>i.map(({target:a})=>a).filter(a=>a.checkVisibility()).flatMap(Jo).forEach(a=>a()));let n=hn(e),o=n.checkVisibility()?e:n,r=me.get(o)??
new Set;me.set(o,r.add(t)),st.observe(o)}function Jo(e){st.unobserve(e);let t=[...me.get(e)||[]];return me.delete(e),t}var fe=new WeakMap,it=new WeakMap,pn;function gn(e){
return fe.has(e)||(pn??=new IntersectionObserver(Yo,{rootMargin:"50%"}),fe.set(e,!1),pn.observe(e)),!!fe.get(e)&&!e.hidden}function bn(e,t){it.set(e,t)}function Yo(e){
for(let{target:t,isIntersecting:n}of e){fe.set(t,!n);let o=n&&it.get(t);o&&(it.delete(t),o())}}var ge=class{constructor(t){this.kinds=t}kinds;subscribers=new Set;changes={};position=0;head="";tail="";answers={};away=!1;onlyShown=!1;feed(t){t.length>=this.
position&&t.startsWith(this.head)&&t.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=t.lastIndexOf(`
`)+1;for(;this.position<o;){let r=t.indexOf(`
`,this.position);this.readLine(t.slice(this.position,r)),this.position=r+1}this.head=t.slice(0,Math.min(o,100)),this.tail=t.slice(Math.max(0,o-100),o)}append(t){
let n=0;for(let o of t.split(`
`))this.readLine(o)||(n+=1);return n}read(t){throw new Error("nobody reads "+t.type)}readLine(t){if(!t.trim())return!0;try{return this.read(JSON.parse(t)),!0}catch(n){
return console.error("Generation Playground: a line of the log was skipped.",n,t.slice(0,200)),!1}}setAway(t){this.away!==t&&(this.away=t,this.changed("status"))}get canAsk(){
return!this.onlyShown&&Object.keys(this.answers).length>0}ask(t){!this.onlyShown&&Object.hasOwn(this.answers,t.type)&&this.answers[t.type](t)}subscribe(t,n,o=!1){
let r={element:t,update:n,whenOpen:o,missed:tr(this.kinds),opened:()=>at([r])};this.subscribers.add(r),at([r])}changed(t){be.size||requestAnimationFrame(Xo),be.
add(this),this.changes[t]=!0}takeChanges(){let t=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?n.missed=nr(n.missed,t):this.subscribers.
delete(n);return[...this.subscribers]}},be=new Set;function Xo(){let e=[...be];be=new Set,at(e.flatMap(t=>t.takeChanges()),!0)}function at(e,t=!1){let n=e.filter(
({element:i,whenOpen:a})=>a&&i.isConnected),o=new Set(n.filter(({element:i})=>!fn(i))),r=new Set(n.filter(i=>t&&er(i.missed)&&!o.has(i)&&gn(i.element)));for(let{
element:i,opened:a}of o)mn(i,a);for(let{element:i,opened:a}of r)bn(i,a);for(let i of e){let{missed:a,update:l}=i;if(!(o.has(i)||r.has(i)||!Object.keys(a).length)){
i.missed={};try{l(a)}catch(u){console.error("Generation Playground: a pane could not be drawn.",u)}}}}var er=e=>!!e.steps&&Object.keys(e).every(t=>t==="steps"||
t==="entries"),tr=e=>Object.fromEntries(e.map(t=>[t,!0]));function nr(e,t){let n={...e,...t};return e.entries&&t.entries&&(n.entries=new Set([...e.entries,...t.
entries])),n}var ut={};S(ut,{noReading:()=>kn,readOn:()=>wn,spansOf:()=>lt});var kn=e=>({place:0,since:e.is_open?0:null,tail:[],spans:[]});function wn(e,t,n,{start:o,end:r}){
let{place:i}=e,{since:a,spans:l}=e,u=[...e.tail,[i,t]];for(;;){let p=a===null?o:r,d=u.map(([,h])=>h).join("").indexOf(p);if(d<0)break;let c=or(u,d);a===null?a=i+
1:(l=[...l,{start:a,stop:Math.max(a,c),end:i+1}],a=null),u=rr(u,d+p.length)}return n&&a!==null&&a<=i&&(l=[...l,{start:a,stop:i,end:null}],a=null,u=[]),{place:i+
1,since:a,tail:sr(u,(a===null?o:r).length-1),spans:l}}function lt(e,t){if(!t)return[];let n=kn(t);for(let{chosen:a,piece:l}of e)n=wn(n,a.text,l===null,t);let{spans:o,
since:r,place:i}=n;return r===null?o:[...o,{start:r,stop:i,end:null}]}function or(e,t){let n=t;for(let[o,r]of e)if(n-=r.length,n<0)return o;return e[e.length-1][0]}
function rr(e,t){let n=t;return e.flatMap(([o,r])=>{let i=r.slice(n);return n=Math.max(0,n-r.length),i?[[o,i]]:[]})}function sr(e,t){let[n,o]=[e.length,0];for(;n>
0&&o<t;)o+=e[--n][1].length;return e.slice(n)}var ir=20,ct=class extends ge{unit="bits";searched=new Map;found={look_into:new Map,attend:new Map};mostPlaces={};written=null;parts=[];coming=[];turn;fed={turn:void 0,
started:!1};recordedTurn;beginsHidden=!1;asked=null;queued;loading;shared;apart;started;finished;failed;lasts;newest;numTokens;elapsed;firstElapsed;rounds;canvasSteps;prompts;texts;returned;selected;suggested;rejected;promptSteps;hideFrom;constructor(){
super(["run","steps","status","selection","unit","prompt","watched","searched","found","written"]),this.clear()}clear(){this.queued=this.loading=this.started=this.
finished=this.failed=null,this.shared=1,this.apart=!1,this.lasts=[],this.newest=null,this.numTokens=this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.canvasSteps=
[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=this.rejected=null,this.suggested=!1,this.promptSteps=[],this.hideFrom=this.beginsHidden?
0:null}feedRun(t,n){this.begin(n),this.feed(t),this.coming=[t],this.showComing()}appendRun(t,n){this.begin(n);let o=this.append(t);return this.coming.push(t),this.
showComing(),o}lose(t){this.fed.turn!==t||this.finished||this.failed||this.read({type:"Failed",message:s("The connection to this run was lost."),fix:s("Run it a\
gain."),error:"Lost",diagnostics:[]})}begin(t){t!==this.fed.turn&&(this.fed={turn:t,started:!1},this.coming=[],this.feed(""))}showComing(){this.fed.started&&Object.
assign(this,{parts:this.coming,turn:this.fed.turn})}get text(){return this.parts.length>1&&this.parts.splice(0,1/0,this.parts.join("")),this.parts[0]??""}read(t){
if(!ar(t.type))throw new Error("unknown event "+t.type);xn[t.type](this,t)}countStep(t){this.numTokens+=1,this.elapsed=t.elapsed??0,this.firstElapsed??=t.elapsed,
this.changed("steps")}get recorded(){return this.recordedTurn!==void 0&&this.turn===this.recordedTurn}get readsSource(){return!!this.started?.decoder_tokens.length}get prefix(){
return(this.readsSource?this.started?.decoder_tokens:this.started?.prompt_tokens)??[]}get denoises(){return!!(this.started&&this.started.mode==="block_diffusion")}get isFromElsewhere(){
return!!(this.started&&this.started.elsewhere)}get hasReadMedia(){return!!(this.started?.request.media?.length||this.started?.media?.length)}get looksAtMedia(){
return this.hasReadMedia&&this.readsSource&&!this.started?.prompt_tokens.length}get speaks(){return!!(this.started&&this.started.codebooks)}get canAsk(){return super.
canAsk&&!this.isFromElsewhere&&!this.speaks}get stepping(){if(!this.started||this.usesBeams)return!1;if(this.finished?.sequences[0]?.stop_reason==="step")return!0;
let{given:t,only_given:n,config:o={}}=this.started.request;return typeof t=="string"?!1:Array.isArray(t)&&n||o.max_new_tokens===(t||[]).length+1}get usesBeams(){
return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){
return this.hideFrom===null?this.allLines():this.allLines().map(t=>{let n=this.seen(t.last);return n===t.last?t:{...t,last:n,score:null,stopReason:null}})}seen(t){
if(this.hideFrom===null)return t;let n=t;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(t){this.hideFrom!==t&&(this.hideFrom=t,this.changed(
"steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,o)=>hr(n,o,this.prompts.length));
let t=this.finished?this.finished.sequences:[];return this.lasts.map((n,o)=>({kind:"sequence",label:this.speaks?s("codebook {number}",{number:o+1}):this.lasts.length>
1?s("sequence {number}",{number:o+1}):"",last:n,score:null,stopReason:t[o]?t[o].stop_reason:null,untold:!n&&t[o]&&!t[o].token_ids.length?t[o].text:""}))}current(){
if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let t=this.lines();return t.length?t[0].last:null}lineOf(t){return t.
isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let o=n;for(;o&&o.index>t.index;)o=o.before;return o===t}):this.lines()[t.sequence]}lastOf(t){
return this.lineOf(t)?.last??t}select(t,n){let o=t===null?null:this.lines()[t];this.selectStep(o&&n!==void 0?R(o.last)[n]??null:null)}selectStep(t,n=!1){let o=this.
seen(t);this.selected===o&&this.suggested===n&&!this.rejected||(this.selected=o,this.suggested=n,this.rejected=null,this.changed("selection"))}selectRejected(t,n,o){
this.selectStep(t),this.rejected={round:n,place:o},this.changed("selection")}selectMostUncertain(t=""){let n=this.returned?this.returned[0]?.last:this.lasts[0];
if(this.selected||!n||this.stepping)return;let o=R(n),r=o.filter(p=>!p.given);if(r.length<2)return;let i=lt(o,this.started?.reasoning).filter(({end:p})=>p!==null),
a=r.filter(({index:p})=>!i.some(({start:d,stop:c})=>d<=p&&p<c)),l=({distribution:p,chosen:{raw_logprob:d}})=>p.entropy_before??-(d??-1/0),u=t&&r.find(p=>p.chosen.
text.trim()===t.trim());u?this.selectStep(u,!0):this.selectStep((a.length?a:r).reduce((p,d)=>l(d)>l(p)?d:p),!0)}walk(t){let n=this.current();if(!n)return;let o=[
...this.promptSteps,...R(this.lastOf(n))],r=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(o[Math.max(0,Math.min(o.length-1,r+t))])}addSearched(t,n){
this.searched.set(t,[...this.searched.get(t)||[],n]),this.changed("searched")}addFound(t,n,o,r){let i=this.found[t];i.delete(n),i.set(n,{ids:o,found:r}),i.size>
ir&&i.delete(i.keys().next().value),this.changed("found")}foundOf(t){return this.started&&this.found[t].get(this.turn)||null}startedLine(){let t=this.text.indexOf(
'{"type":"Started"');return t<0?"":this.text.slice(t,this.text.indexOf(`
`,t))}idsTo(t){return R(t).map(({chosen:n})=>n.token_id)}addWatched(t,n){let o=this.allLines()[t];o&&(R(o.last).forEach((r,i)=>{let a=C("Candidate",n[i]||[]),l=new Set(
a.map(({token_id:u})=>u));r.watched=[...(r.watched||[]).filter(({token_id:u})=>!l.has(u)),...a]}),this.changed("watched"))}setWritten(t){this.written=t&&{...t,tokens:C(
"Token",t.tokens)},this.changed("written")}setUnit(t){this.unit=t,this.changed("unit")}},xn={Queued(e,t){e.queued=t,e.loading=null,e.changed("status")},Loading(e,t){
e.loading=t,e.queued=null,e.changed("status")},Shared(e,{runs:t,apart:n}){e.shared=t,e.apart=!!n,e.changed("status")},Started(e,t){e.clear();let n=C("Token",t.prompt_tokens??
[]);e.started={...t,request:t.request??{},prompt_tokens:n,decoder_tokens:C("Token",t.decoder_tokens??[])},e.fed.started=!0,e.changed("run"),e.changed("status"),
e.changed("selection")},Stepped(e,{step:t}){let n=yn(t);n.read=!!e.started?.request.only_given,n.before=e.lasts[n.sequence]??null,n.draft=lr(n,e.rounds),e.lasts[n.
sequence]=n,(!e.newest||n.index>e.newest.index)&&(e.newest=n),e.countStep(n)},BeamsAdvanced(e,{step:t}){let n=e.prompts[t.sequence]??=ur(),o={...t,distributions:t.
distributions.map(vn)};o.given&&(n.given+=1);let r=C("BeamCandidate",o.candidates).map(a=>dr(a,o,n));for(let{beam:a}of r)a.progress&&e.texts.set(a.token_id,a.text);
pr(r),n.running=r.filter(a=>a.beam.status==="running").sort((a,l)=>dt(a)-dt(l)),n.byNumber=new Map(n.running.map(a=>[dt(a),a]));let i=o.given?e.started?.effective.
num_beams??0:0;for(let a=0;a<i;a++)n.byNumber.set(a,r[0]);n.finished.push(...r.filter(a=>a.beam.status==="finished")),n.finished.sort((a,l)=>(l.beam.final_score??
0)-(a.beam.final_score??0)),n.finished.length=Math.min(n.finished.length,o.pool.length),n.pool=o.pool,n.pools.push(o.pool),n.steps.push(r),n.byStep.push(n.byNumber),
n.distributions.push(o.distributions),e.countStep(o)},PromptRead(e,{steps:t}){let n=null;e.promptSteps=t.map(o=>n={...yn(o),before:n,isPrompt:!0}),e.changed("pr\
ompt")},CanvasDenoised(e,{step:t}){let n={...t,places:C("CanvasPlace",t.places)};e.canvasSteps.push(n),e.numTokens=n.canvas*n.places.length,e.elapsed=n.elapsed,
e.firstElapsed??=n.elapsed,e.changed("steps")},DraftJudged(e,{round:t}){e.rounds.push({...t,follow:t.follow,drafted:C("DraftToken",t.drafted)}),e.changed("steps")},
Finished(e,t){let n=t.sequences.map(o=>({...o,score:o.score??null,note:o.note??""}));e.finished={...t,sequences:n},n.forEach((o,r)=>{!o.token_ids.length&&o.text&&
(e.lasts[r]??=null)}),e.usesBeams&&(e.returned=n.map((o,r)=>gr(e,o,r))),e.changed("status"),e.changed("steps")},Failed(e,t){(e.fed.turn===void 0||e.fed.started)&&
(e.failed=t),e.queued=e.loading=null,e.changed("status")}},ar=e=>Object.hasOwn(xn,e);function ke(e,t){let n=an[e],o={};for(let r=0;r<n.length;r++)o[n[r]]=t[r];return o}
function C(e,t){return t.map(n=>ke(e,n))}function vn(e){return{...e,candidates:C("Candidate",e.candidates),stages:C("Stage",e.stages??[])}}function yn(e){let{chosen:t,
distribution:n,watched:o,mark:r,reranked:i,...a}=e,l={...a,chosen:ke("Candidate",t),distribution:vn(n),watched:C("Candidate",o??[]),mark:r?ke("Mark",r):null,before:null,
draft:null};return i&&(l.reranked=C("Reranked",i)),l}function lr(e,t){let n=t.at(-1);if(!n||e.index<n.start)return null;let o=e.index-n.start;return o<n.num_accepted?
{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,instead:n.drafted[o]||null,round:n,place:o}}function ur(){return{running:[],byNumber:new Map,finished:[],
pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}var dt=({beam:e})=>e.beam??0;function dr({mark:e,...t},n,o){let r=e?ke("Mark",e):null,i={...t,mark:r},
a=n.distributions[i.parent],l=a.candidates.find(u=>u.token_id===i.token_id);return{index:n.index,sequence:n.sequence,before:o.byNumber.get(i.parent)||null,chosen:l||
{...i,raw_rank:null,rank:null,removed_by:null},piece:i.piece,distribution:a,seconds:n.seconds,elapsed:n.elapsed,draft:null,given:!!n.given,length:n.index+1-o.given,
mark:r,beam:i}}function W({started:e}){if(!e)throw new Error("no run has started");return e}var se=e=>!!e?.beam,we=({beam:e,length:t},n)=>t>0?(e.score??-1/0)/t**
n:e.score;function Sn(e,t,n,o,r){e.unseen??=new Map;let i=`${t} ${n} ${r.token_id}`,a=e.unseen.get(i);if(!a){let l=(t?e.byStep[t-1].get(n):null)??null,{token_id:u,
text:p,raw_logprob:d,logprob:c}=r,h=(l?.beam.score??0)+(c??-1/0),f=l?l.beam.group:null,w={token_id:u,text:p,piece:null,parent:n,raw_logprob:d,logprob:c,score:h,
status:"unseen",beam:null,final_score:null,group:f},{sequence:b,seconds:m,elapsed:P}=e.steps[t][0];a={index:t,sequence:b,before:l,chosen:r,piece:null,distribution:o,
seconds:m,elapsed:P,draft:null,given:!1,length:e.steps[t][0].length,beam:w,rank:null},e.unseen.set(i,a)}return a}function cr(e,t,n,o){let r=n&&!n.given?n.beam?.
beam??0:0;return e.unseen&&e.unseen.get(`${t} ${r} ${o}`)||null}function pr(e){let t=new Map;for(let n of[...e].sort((o,r)=>(r.beam.score??-1/0)-(o.beam.score??
-1/0)))n.rank=(t.get(n.beam.group)||0)+1,t.set(n.beam.group,n.rank)}function hr(e,t,n){let o=i=>n>1?s("Prompt {number}, {label}",{number:t+1,label:i}):i,r=(i,a,l,u)=>({
kind:i,label:o(a),last:l,score:u,stopReason:null});return[...e.running.map(i=>r("running",fr(i),i,i.beam.score)),...e.finished.map((i,a)=>r("finished",mr(i,a+1),
i,i.beam.final_score))]}function fr({beam:{beam:e,group:t,progress:n}}){let o=(e??0)+1;return t!=null?s("beam {number}, group {group}",{number:o,group:Y(t)}):o===
1&&!n?s("best beam"):s("beam {number}",{number:o})}function mr({beam:{group:e}},t){return e!=null?s("ended {number}, group {group}",{number:t,group:Y(e)}):s("en\
ded {number}",{number:t})}var Y=e=>e<26?String.fromCharCode(65+e):String(e+1);function gr(e,t,n){let o=Math.max(1,Math.floor((e.finished?.sequences.length??0)/e.
prompts.length)),{steps:r}=e.prompts[Math.floor(n/o)],i=null;return t.token_ids.forEach((a,l)=>{let u=t.beams?.[l];i=(r[l]||[]).find(p=>p.beam.parent===u&&p.beam.
token_id===a)||i}),{kind:"returned",label:s("output {number}",{number:n+1}),last:i,score:t.score,stopReason:t.stop_reason}}function R(e){let t=[];for(let n=e;n;n=
n.before)t.push(n);return t.reverse()}function Tn(e,t){let n=[],o=t;for(;o&&e[o.index]!==o;)n.push(o),o=o.before;return{keep:o?o.index+1:0,added:n.reverse()}}var pt=class{constructor(t,n){
this.add=n;this.totals=[t]}add;steps=[];totals;get total(){return this.totals[this.totals.length-1]}follow(t){let{keep:n,added:o}=Tn(this.steps,t);this.steps.length=
n,this.totals.length=n+1;for(let r of o)this.steps.push(r),this.totals.push(this.add(this.total,r));return{keep:n,added:o}}};function _n({effective:e,config:t}){let n={...e,...t},o=(n.constraints||[]).map(i=>i.any_of||[i.phrase||[]]),r=(n.force_words_ids||[]).map(i=>Array.isArray(i[0])?
i:[i]);return[...o,...r].map(i=>({alternatives:i,length:Math.max(...i.map(a=>a.length))}))}function Mn({alternatives:e,length:t},n,o,r){if(n>=t)return!0;let i=e.filter(l=>l.length===n);if(!i.length)return!1;let a=[...r,...R(o).map(l=>l.chosen.token_id)].
join(" ")+" ";return i.some(l=>` ${a}`.includes(` ${l.join(" ")} `))}var ye=-1e9,Rn=[[!1,"False"],[!0,"True"],["never",'"never"']],br=["beam_search","beam_sample"],kr=["group_beam_search","constrained_beam_search"];function wr(e){
let{mode:t,effective:n,config:o,eos_token_ids:r,max_new_tokens:i}=W(e),a={...o,...n},{length_penalty:l,early_stopping:u}=a,p=D(a.num_beams,1+Math.max(0,...(e.prompts[0].
steps[0]||[]).map(({beam:c})=>c.beam??0))),d=e.prompts[0].given;return{together:br.includes(t)?!0:kr.includes(t)?!1:null,prompts:e.prompts,start:d,maxNew:i-d,wanted:D(
a.num_return_sequences,1),size:t==="group_beam_search"?Math.ceil(p/D(a.num_beam_groups,1)):p,ends:new Set(r),constraints:_n(W(e)),promptIds:e.prefix.map(c=>c.token_id),
own:{lengthPenalty:B(l)?l:1,earlyStopping:Rn.find(([c])=>c===u)?.[0]??!1}}}var D=(e,t)=>B(e)&&Number.isInteger(e)&&e>0&&e<=4096?e:t,j=({beam:e})=>O(e.score)??-1/0,
mt=(e,t)=>j(e)/e.length**t;function yr(e,t){return e.together?vr(e,t):Tr(e,t)}function Cn(e,t,n,{maxNew:o},{lengthPenalty:r,earlyStopping:i}){let a=i==="never"&&
r>0?o:t;return{best:e,length:a,bound:e/a**r,worst:n}}var Ln=new WeakMap;function xr(e,t){let n=Ln.get(e);if(!n){let o=e.filter(({beam:i})=>i.status==="running"||
i.status==="pruned"),r=Math.max(...(o.length?o:e).map(j));n={ended:e.filter(({beam:i},a)=>a<t&&xe(i)),hopeless:!o.length,best:o.length?r:r+ye},Ln.set(e,n)}return n}
function vr(e,t){let{prompts:n,size:o,start:r}=e,i={node:null,score:ye},a=n.map(()=>({group:null,held:Array.from({length:o},()=>i),stop:null,lastStep:0,weighed:null,
exact:!0})),l=Math.min(...n.map(({steps:d})=>d.length)),u=null;for(let d=r;d<l&&!u;d++){let c=n.map(({steps:f})=>xr(f[d],o)),h=c.every(f=>f.hopeless);a.forEach(
(f,w)=>Sr(f,c[w],d+1,h,e,t)),a.every(f=>f.stop)&&(u=a.find(f=>f.stop?.step===d+1)?.stop??null)}let p=d=>d.node!==null;return{stop:u,prompts:a.map(d=>({kept:d.held.
filter(p),pools:[d]}))}}function Sr(e,t,n,o,r,i){if(e.stop)return;if(t.ended.length){let p=t.ended.map(d=>({node:d,score:mt(d,i.lengthPenalty)}));e.held=[...e.held,
...p].sort((d,c)=>c.score-d.score).slice(0,r.size)}e.lastStep=n;let a=e.held.at(-1)?.score??ye,l=e.held.every(({node:p})=>p),u=e.weighed=Cn(t.best,n-r.start,l?a:
null,r,i);o?e.stop={step:n,why:"criteria"}:l&&i.earlyStopping===!0?e.stop={step:n,why:"full"}:e.held.some(({node:p})=>u.bound>(p?a:ye))||(e.stop={step:n,why:"se\
ttled"})}function Tr(e,t){let n=e.prompts.map(a=>{let l=En(a).map(c=>Nn(a,c,e,t)),u=En(a).map(c=>Nn(a,c,e,e.own)),p=1/0;return l.forEach((c,h)=>{let[f,w]=[c,u[h]].
map(({stop:b})=>b?b.step:1/0);c.exact=c.lastStep<=p,f!==w&&(p=Math.min(p,f,w))}),{kept:l.flatMap(c=>c.kept).sort((c,h)=>c.score-h.score).reverse(),pools:l}}),o=n.
flatMap(a=>a.pools),r=o.length>0&&o.every(({stop:a})=>a),i=o.flatMap(({stop:a})=>a??[]);return{stop:r?i.reduce((a,l)=>l.step>a.step?l:a):null,prompts:n}}var En=({
steps:e,given:t})=>[...new Set((e[t]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>(n??0)-(o??0));function Nn(e,t,n,o){let{size:r,start:i}=n,a={group:t,kept:[],
stop:null,weighed:null,lastStep:0,exact:!0};for(let l=i;l<e.steps.length&&!a.stop;l++){let u=_r(e.steps[l],t,n);if(!u)break;let p=a.lastStep=l+1;u.ended.forEach(
h=>Bn(a,h,n,o));let d=a.kept.length>=r,c=d?ft(a.kept):null;a.weighed=Cn(u.best,p-i,c,n,o),d&&o.earlyStopping===!0?a.stop={step:p,why:"full"}:c!==null&&c>=a.weighed.
bound?a.stop={step:p,why:"settled"}:Mr(e.steps[l],p,n)&&(Lr(u.nodes,n).forEach(h=>Bn(a,h,n,o)),a.stop={step:p,why:"criteria"})}return a}var On=new WeakMap;function _r(e,t,{
ends:n}){let o=On.get(e)??new Map;if(On.set(e,o),!o.has(t)){let r=e.filter(({beam:a})=>(a.group??null)===t),i=r.filter(({beam:a})=>a.status==="finished"&&n.has(
a.token_id));o.set(t,r.length?{nodes:r,ended:i,best:j(r[0])}:null)}return o.get(t)??null}var ft=e=>Math.min(...e.map(({score:t})=>t));function Bn(e,t,n,{lengthPenalty:o}){
let r=mt(t,o);if(e.kept.length>=n.size&&!(r>ft(e.kept))||(e.kept.push({node:t,score:r}),e.kept.length<=n.size))return;let i=ft(e.kept);e.kept.splice(e.kept.findIndex(
a=>a.score===i),1)}function Mr(e,t,{ends:n,maxNew:o,start:r}){return t-r>=o||e.some(({beam:i})=>xe(i)&&!n.has(i.token_id))}var xe=({status:e})=>e==="finished"||
e==="ended";function Lr(e,{ends:t,constraints:n,promptIds:o,wanted:r}){let i=e.filter(({beam:u})=>u.status==="running"||xe(u)&&!t.has(u.token_id)),a=u=>n.every(
(p,d)=>Mn(p,u.beam.progress?.[d]??0,u,o)),l=i.filter(u=>!u.beam.progress||a(u));return l.length<r?[...l,...i.filter(u=>!l.includes(u))]:l}function Er(e,t,n){let o=Math.
max(...e.prompts.map(i=>i.steps.length));if(t.stop?t.stop.step!==o:n)return!1;let r=Math.min(...e.prompts.map(i=>i.steps.length));return t.prompts.every(({kept:i},a)=>{
let{pools:l}=e.prompts[a],u=l[(e.together?r:l.length)-1]||[];return u.length===i.length&&u.every((p,d)=>Nr(p,i[d],e))})}function Nr(e,{node:t,score:n},o){let r=O(
e);if(r===null||!Number.isFinite(n))return r===null==!Number.isFinite(n);let i=2e-5*Math.max(1,t.length**-o.own.lengthPenalty);return Math.abs(r-n)<=i+1e-5*Math.
abs(n)}function Or(e,t,n,{lengthPenalty:o},r){let i=e.prompts[t],{kept:a,pools:l}=n.prompts[t],u=(h,f,w="")=>({node:h,score:mt(h,o),place:null,state:f,why:w}),p=new Set(
a.map(({node:h})=>h)),d=Br(i).filter(h=>!p.has(h)).map(h=>{let{stop:f}=l.find(({group:w})=>w===(h.beam.group??null))||l[0];return!f||h.index<f.step?u(h,"out","d\
ropped"):u(h,"out",n.stop&&h.index>=n.stop.step?"not reached":"too late")}),c=!r&&!n.stop;return[...a.map(({node:h,score:f},w)=>{let b=n.stop&&w<e.wanted?"retur\
ned":"kept";return{node:h,score:f,place:w,state:b,why:""}}),...c?i.running.map(h=>u(h,"running")).sort((h,f)=>f.score-h.score):[],...d.sort((h,f)=>f.score-h.score)]}
var Pn=new WeakMap;function Br({steps:e}){let t=Pn.get(e)??{read:0,nodes:[]};for(Pn.set(e,t);t.read<e.length;t.read++)t.nodes.push(...e[t.read].filter(({beam:n})=>n.
status==="finished"));return t.nodes}function Pr({prompts:e}){let t=e.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...t.map(({lastStep:n})=>n))}var bt={};S(bt,{actingOtherwise:()=>Cr,followTokens:()=>An,greedyPath:()=>Wr});var Rr=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),Cr=({processors:e=[]})=>e.filter(t=>!Rr.has(t));function An(e,t){
let n=e.given,o=n?e.steps[n-1][0]:null,r=0;for(let i=n;i<e.steps.length;i++){let a=e.distributions[i]?.[r]?.candidates??[],l=t(i-n,a[0]);if(l===void 0)return{last:o,
ended:!1,left:null};let u=e.steps[i].find(p=>p.beam.parent===r&&p.beam.token_id===l)||null;if(!u||u.beam.status==="pruned")return{last:o,ended:!1,left:Ar(e,o,{index:i,
id:l,node:u,candidates:a})};if(o=u,u.beam.status!=="running")return{last:o,ended:!0,left:null};r=u.beam.beam??0}return{last:o,ended:!1,left:null}}function Ar(e,t,{
index:n,id:o,node:r,candidates:i}){let a=i.find(h=>h.token_id===o),l=O(a?.logprob),u=(r??t)?.beam.group,p=e.steps[n].filter(h=>(h.beam.group??null)===(u??null)||
!t),d=p.filter(h=>h.beam.status==="running").map(j),c=t&&!t.given?j(t):0;return{index:n,token:r?.beam??a??null,node:r,considered:p.length,sum:r?j(r):l===null?null:
c+l,best:d.length?Math.max(...d):null,worst:d.length?Math.min(...d):null}}var Wr=e=>An(e,(t,n)=>n&&n.logprob!==null?n.token_id:void 0);var wt={};S(wt,{AGREE:()=>Wn,SUNK:()=>ie,TREE_ROUNDING:()=>Ir,addUp:()=>jr,apart:()=>ve,apartAfterPenalty:()=>Se,impossible:()=>K});var Wn=.001,Ir=2e-5,$r=-1e9,ie=-1e8,K=(e,t=-1e30)=>e==null||e<t;function ve(e,t,n){return K(e,n)||K(t,n)?K(e,n)&&K(t,n)?0:1/0:Math.abs(e-t)}function Se(e,t,n){return ve(
e,t===null?null:t*n,ie)/Math.max(1,n)}var z=class{count=0;off=0;furthest=0;worst=null;see(t,n){this.count+=1,t<=Wn||(this.off+=1),!(this.worst&&!(t>this.furthest))&&
(this.furthest=t,this.worst={...n(),difference:t})}},kt=class{sum=new z;given=new z;final=new z;pool=new z;output=new z};function jr(e){if(!e.usesBeams)return null;
let{effective:t}=W(e),n=new kt,o=t.length_penalty??1;for(let r of e.prompts){if(!r)continue;let i=Math.max(...r.distributions.map(({length:a})=>a));qr(r,Math.max(
1,Math.floor(i/(t.num_beam_groups||1))),o,n)}return e.finished?.sequences.forEach((r,i)=>Hr(e.returned?.[i].last??null,r,i,o,n.output)),n}function qr(e,t,n,o){let r=null,
i=new Map,a=(l,u)=>u.score-l.score;e.steps.forEach((l,u)=>{if(l.some(({given:c})=>c)){for(let c of l)o.given.see(ve(c.beam.score,0),()=>({node:c}));return}r??=new Map(
l.filter(({beam:c})=>c.parent%t===0).map(({beam:c})=>[c.parent,0]));for(let c of l){let{beam:h}=c,f=r.get(h.parent)??$r;if(o.sum.see(ve((f??0)+(h.logprob??-1/0),
h.score,ie),()=>({node:c,parent:f})),h.final_score===null||h.final_score===void 0)continue;let w=c.length**n;o.final.see(Se(h.score,h.final_score,w),()=>({node:c,
power:w}));let b=h.group??null,m=[...i.get(b)??[],{score:h.final_score,power:w}];i.set(b,m.sort(a).slice(0,t))}let p=[...i.values()].flat().filter(({score:c})=>!K(
c)).sort(a),d=e.pools[u].filter(c=>!K(c));for(let c=0;c<Math.max(p.length,d.length);c++){let h=p[c]??null,f=h&&c<d.length?Se(h.score*h.power,d[c],h.power):1/0;o.
pool.see(f,()=>({step:u,place:c,expected:h&&h.score,told:d[c]??null}))}r=new Map(l.filter(({beam:c})=>c.status==="running").map(({beam:c})=>[c.beam,c.score]))})}
function Hr(e,t,n,o,r){let i=R(e),a=i.filter(({given:p})=>!p);if(t.score===null||!a.length||!se(e))return;let l=a.length**o,u=i.every(({beam:p,given:d},c)=>d||p?.
parent===(t.beams||[])[c]);r.see(u?Se(e.beam.score,t.score,l):1/0,()=>({number:n,node:e,power:l,told:t.score}))}var vt={};S(vt,{Trie:()=>yt,headOf:()=>Fr,isWithin:()=>Vr,jointOf:()=>Dr,pathTo:()=>zr,pieceOf:()=>Kr,shownOf:()=>Qr});var yt=class{nodes=[];root=this.newNode(null,
null);tips=[];ended=new Map;newNode(t,n){let o=t?.logprob??null,r=n?.logprob??null,i=n?r===null||o===null?null:r+o:0,a=n?n.depth+1:0,u={id:this.nodes.length,token:t,
before:n,depth:a,kids:new Map,order:[],samples:[],ends:[],logprob:i};return this.nodes.push(u),u}begin(t){return this.root.samples.push(t),this.tips[t]=this.root}add(t,n){
let o=this.tips[t]??this.begin(t),r=o.kids.get(n.token_id);r||(r=this.newNode(n,o),o.kids.set(n.token_id,r),o.order.push(r)),r.samples.push(t),this.tips[t]=r}end(t,n){
this.ended.has(t)||(this.ended.set(t,n),(this.tips[t]??this.begin(t)).ends.push([t,n]))}reached(t){let n=o=>!Gr.has(this.ended.get(o)??"length");return this.root.
samples.filter(o=>(this.tips[o]?.depth??0)>=t||n(o)).length}},Gr=new Set(["length","max_time","stopped","failed","given","unfinished"]);function In(e){let t=[e];
for(;e.kids.size===1&&!e.ends.length;)[e]=e.order,t.push(e);return t}function Fr(e){for(;e.before&&e.before.before&&e.before.kids.size===1&&!e.before.ends.length;)
e=e.before;return e}var Dr=(e,t=null)=>{let n=t?t.logprob:0;return e.logprob===null||n===null?null:Math.exp(e.logprob-n)};function zr(e){let t=[];for(;e.before;e=
e.before)t.push(e);return t.reverse()}var Kr=({token:e})=>e?.piece??e?.text??"";function Vr(e,t){let n=e;for(;n&&n.depth>t.depth;)n=n.before;return n===t}var $n=(e,t)=>(t.
logprob??-1/0)-(e.logprob??-1/0)||(e.token?.token_id??0)-(t.token?.token_id??0);function Ur({order:e},t){if(!t)return e.sort((o,r)=>r.samples.length-o.samples.length||
$n(o,r)),e;let n=(o,r)=>o.samples.length>r.samples.length+Math.max(.5,r.samples.length/5);for(let o=1;o<e.length;o++)for(let r=o;r>0&&n(e[r],e[r-1]);r--)[e[r-1],
e[r]]=[e[r],e[r-1]];return e}function Qr(e,{lanes:t,grows:n,opened:o=new Map,closed:r=new Set,before:i=new Set}){let a=[],l=[],u=({id:b,samples:m})=>m.length+(n&&
i.has(b)?.5:0),p=([b],[m])=>u(m)-u(b)||b.depth-m.depth||$n(b,m),d=0;function c(b,m,P){for(d+=1;;){let A=m[m.length-1],H={head:b,run:m,kids:[],folded:[],closed:r.
has(b.id)};P.push(H);let _=Ur(A,n);if(!_.length||H.closed)return;let G=1+(o.get(A.id)||0);_.slice(1).forEach((Ce,Ae)=>(Ae+1<G?l:a).push([Ce,H])),P=H.kids,[b]=_,
m=In(b)}}let h=b=>{for(let m=b.pop();m;m=b.pop()){let[P,A]=m;c(P,In(P),A.kids),h(l)}},f=()=>a.splice(0).forEach(([b,m])=>m.folded.push(b)),w=[];for(c(e.root,[e.
root],w),h(l);a.length&&d<t;)a.sort(p),h(a.splice(0,1));f();for(let b=xt(w[0]);b.length;b=xt(w[0]))h(b),f();return jn(w[0]),w[0]}function xt(e){return[...e.folded.
length===1?e.folded.splice(0).map(n=>[n,e]):[],...e.kids.flatMap(xt)]}function jn(e){let t=new Map(e.run[e.run.length-1].order.map((n,o)=>[n,o]));e.kids.sort((n,o)=>(t.
get(n.head)??0)-(t.get(o.head)??0)),e.kids.forEach(jn)}var St={};S(St,{FEWEST_VALUES:()=>qn,bestOf:()=>Yr,sideOf:()=>Gn,spreadOf:()=>Hn});var qn=5,Zr=.9;function Hn(e){if(!e.length)return null;let t=[...e].sort((a,l)=>a-l),n=t.length,[o,r,i]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(r+=i,!(o>0&&r>1-Zr));)
i*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:Ve(t),low:t[o],high:t[n-1-o]}}function Gn(e,t){let n=Hn(e);if(!n||e.length<qn)return"few";let{low:o,high:r}=n;
return o>t?"above":r<t?"below":"open"}var Jr=(e,t)=>B(e)&&B(t)?[e-t]:[];function Yr(e,t=!0){let n=(r,i)=>Gn(r.flatMap((a,l)=>Jr(a,i[l])),0),o=e.findIndex((r,i)=>e.
length>1&&e.every((a,l)=>i===l||n(r,a)===(t?"above":"below")));return o<0?null:o}var Bt={};S(Bt,{explain:()=>as,runsOfTerms:()=>os,tipLater:()=>Nt,tipOfTerm:()=>Ot});var Xr={"views#why-this-token":`vocabulary prompt length ending logit probability logprob mean-logprob cumulative-logprob bits perplexity rank processor
    kept distinct-n repetition context parameters memory`,"views#side-by-side":"sample greedy self-bleu words-in-common interval","views#how-the-next-token-move\
s-with-the-prompt":"kl js","views#where-the-beams-went":"sequence-score","views#is-the-draft-worth-it":"bonus acceptance-length expected-acceptance passes-saved\
 draft-cost speed-up residual","views#is-it-watermarked":"threshold p-value false-positive-rate detection-rate auc","views#which-answer-is-likelier":"answer-sha\
re","views#how-much-do-fewer-bits-cost":"top-agreement","views#chats-translations-batches":"padding","serving#time":"speed first-token time between-tokens laten\
cy percentile","serving#what-happens-in-a-step":"decode block queue","knobs#do_sample":"sampling","knobs#temperature":"temperature","knobs#top_k":"top-k","knobs\
#top_p":"top-p","knobs#min_p":"min-p","knobs#repetition_penalty":"repetition-penalty","knobs#length_penalty":"length-penalty","knobs#diversity_penalty":"diversi\
ty-penalty","knobs#constraints":"constraint"},es=Object.fromEntries(Object.entries(Xr).flatMap(([e,t])=>t.split(/\s+/).map(n=>[n,e])));function Te(e){let t=document.
querySelector("link[rel=help]");if(!t)return[];let n=e?es[e]||`glossary#${e}`:"";return[g("a","gp-link",s("Docs"),{href:t.href+n,target:"_blank",rel:"noopener"})]}var Fn={token:()=>({name:s("token"),meaning:s("The piece of text that a model reads and writes at once: a word, a part of one, a sign, or a few bytes.")}),vocabulary:()=>({
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
ther. A place is accepted where the entropy of its distribution is low enough.")})},Tt=Object.keys(Fn),_e=e=>Fn[e]();var _t="#glossary",I=null,Dn=e=>`${_t}=${e}`;function ts(){let[e,t=""]=location.hash.split("=");return e!==_t?null:Tt.includes(t)?t:""}function zn(e){try{history.
replaceState(history.state,"",location.pathname+location.search+e)}catch{}}var Mt=({formula:e,unit:t})=>[...e?[g("p","gp-formula",e.replaceAll("−(","−⁠("))]:
[],...t?[g("p","gp-term-unit",s("Unit: {unit}",{unit:t}))]:[]];function ns(){let e=g("dialog","gp-glossary",null,{"aria-label":s("Glossary")}),t=g("button","gp-\
button",s("Close"),{type:"button"});t.addEventListener("click",()=>e.close());let n=g("header","gp-head");n.append(g("h3","gp-title",s("Glossary")),...Te(),t);let o=g(
"div");for(let r of Tt){let i=_e(r),a=g("section","gp-term-entry",null,{id:`gp-term-${r}`,tabindex:"-1"}),l=g("h4");l.append(g("a","gp-term-link",i.name,{href:Dn(
r),title:s("Link to this term")})),a.append(l,g("p","",i.meaning),...Mt(i)),o.append(a)}return e.append(n,o),e.addEventListener("click",({target:r})=>r===e&&e.close()),
e.addEventListener("close",()=>ts()!==null&&zn("")),e}function Me(e,t){I??=ns(),I.parentNode!==e&&(I.open&&I.close(),e.append(I)),I.open||I.showModal();for(let o of I.
querySelectorAll(".gp-term-entry"))o.classList.toggle("gp-current",o.id===`gp-term-${t}`);let n=t?I.querySelector(`#gp-term-${t}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),zn(t?Dn(t):_t)}function Kn(e,t){let n=e.target.closest(".gp-term-link");!n||e.ctrlKey||e.metaKey||e.shiftKey||(e.preventDefault(),
Me(t,n.getAttribute("href")?.split("=")[1]))}var Un=new WeakMap,Et=new WeakMap;function Nt(e,t){Un.set(e,t),e.dataset.tip===void 0&&(e.dataset.tip="")}function Ot(e,t,n,o={}){Et.set(e,{id:t,run:n,...o});let r=o.
meaning||"";e.dataset.tip!==r&&(e.dataset.tip=r),e.dataset.term!==t&&(e.dataset.term=t),e.tabIndex!==0&&(e.tabIndex=0)}function os(e,t){for(let n of e.querySelectorAll(
"[data-run]")){let{run:o}=n.dataset;o!==void 0&&Object.hasOwn(t,o)&&Et.set(n,{...Qn(n),run:t[o]})}}function Qn({dataset:{term:e,tip:t,formula:n,unit:o}}){return{
id:e??"",run:()=>"",meaning:t,...n!==void 0&&{formula:n},...o!==void 0&&{unit:o}}}var Lt=e=>e&&Et.get(e)||(e?.dataset.term?Qn(e):null),rs={run:e=>s("In this run\
: {words}",{words:e}),runs:e=>s("In these runs: {words}",{words:e}),text:e=>s("In this text: {words}",{words:e}),model:e=>s("In this model: {words}",{words:e})},
ss=e=>e.replaceAll("−(","−⁠(");function is({id:e,run:t,meaning:n,...o},r,i){let a={..._e(e),...o},l=t(),u=g("button","gp-link",s("Glossary (key G)"),{type:"\
button",tabindex:"-1"});u.addEventListener("click",()=>Me(r,e));let p=g("p","gp-in-run");return p.append(pe(rs[i](ss(l)))),[g("p","",n||a.meaning),...Mt(a),...l?
[p]:[],u,...Te(e).map(d=>(d.tabIndex=-1,d))]}function Vn(e,t,n){let o=Lt(e);return o?is(o,t,n):[pe(Un.get(e)?.()??e.dataset.tip??"")]}function as(e,t="run"){let n=null,
o=null,r=()=>g("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});function i({target:d}){if(!(d instanceof Element)||n?.contains(
d))return;let c=d.closest("[data-tip]");c!==o&&(o&&o.removeAttribute("aria-describedby"),o=c,n??=r(),n.hidden=!c,c&&(n.classList.toggle("gp-term",!!Lt(c)),n.replaceChildren(
...Vn(c,e,t)),c.setAttribute("aria-describedby",n.id),a(n,c)))}function a(d,c){let h=c.closest("[data-holds-tips]")||e;d.parentNode!==h&&h.append(d);let[f,w]=[h.
getBoundingClientRect(),c.getBoundingClientRect()],b=Math.min(w.left-f.left,f.width-d.offsetWidth-8);d.style.left=`${Math.max(8,b)+h.scrollLeft}px`;let[m,P]=h===
e?[0,innerHeight]:[Math.max(0,f.top),Math.min(innerHeight,f.bottom)],A=w.bottom+5+d.offsetHeight>P&&w.top-5-d.offsetHeight>=m;d.classList.toggle("gp-above",A),d.
style.top=`${(A?w.top-5-d.offsetHeight:w.bottom+5)-f.top+h.scrollTop}px`}let l=()=>i({target:e});function u(){if(!o||!n)return;if(!e.contains(o)||!o.getClientRects().
length){l();return}let d=Vn(o,e,t);d.map(h=>typeof h=="string"?h:h.textContent).join("")!==n.textContent&&(n.replaceChildren(...d),a(n,o))}let p=()=>Lt(o);return e.
addEventListener("pointerover",i),e.addEventListener("pointerleave",({pointerType:d})=>!(d==="touch"&&p())&&l()),e.addEventListener("focusin",i),e.addEventListener(
"focusout",({relatedTarget:d})=>!(d instanceof Node&&n?.contains(d))&&l()),e.addEventListener("click",d=>Kn(d,e)),e.addEventListener("keydown",d=>{if(d.key==="E\
scape"&&l(),d.key.toLowerCase()!=="g"||d.ctrlKey||d.metaKey||d.altKey||d.target!==o)return;let c=p();c&&(d.preventDefault(),Me(e,c.id))}),u}var Rt={};S(Rt,{NO_TOTALS:()=>ls,Repeats:()=>Pt,perplexityOf:()=>ds,withStep:()=>us});var ls={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function us(e,t){let{chosen:n,distribution:o}=t,r=i=>O(i)??-1/0;return{count:e.count+1,after:e.
after+r(n.logprob??n.raw_logprob),before:e.before+r(n.raw_logprob),entropyAfter:e.entropyAfter+(o.entropy_after??0),entropyBefore:e.entropyBefore+(o.entropy_before??
0),kept:e.kept+(de(t)??0)}}var ds=(e,t)=>t?Math.exp(-e/t):null,cs=[1,2,3],Pt=class{ids=[];grams=cs.map(t=>[t,new Map]);repeated=[];numRepeated=0;gram(t){return this.
ids.slice(-t).join(" ")}add(t){this.repeated.push(this.ids.includes(t,-128)),this.numRepeated+=Number(this.repeated.at(-1)),this.ids.push(t);for(let[n,o]of this.
grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(t){for(;this.ids.length>t;){for(let[n,o]of this.grams){if(this.ids.length<n)continue;
let r=(o.get(this.gram(n))??0)-1;r?o.set(this.gram(n),r):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.pop())}}different(t){return this.
grams.find(([n])=>n===t)?.[1].size??0}distinct(t){return this.ids.length>=t?this.different(t)/(this.ids.length-t+1):null}get share(){return this.ids.length?this.
numRepeated/this.ids.length:null}};var tn={};S(tn,{courseWords:()=>li,explanationOf:()=>ri});var At={get accepted(){return["✓",s("accepted draft"),s("Drafted, and kept by the target model.")]},get correction(){return["→",s("correction"),s("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",s("bonus"),s("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",s("target only"),s("Nothing was drafted in this round: the target wrote one token, as without draf\
ts.")]}},ua=Object.fromEntries(Object.keys(At).map(e=>[e,0]));function Wt(e){let{do_sample:t,assistant_ensemble_weight:n}=e&&e.effective||{};return{samples:!!t,weight:n??null}}function ps({target_logprob:e,draft_logprob:t},{
weight:n}){let o=M(e)/((t??null)===null?1:M(t));return Math.min(1,n===null?o:1-n+n*o)}var hs=({weight:e})=>e===null?"min(1, p / q)":`min(1, ${x(1-e,2)} + ${x(e,
2)} · p / q)`;function fs(e,t){return t<e.num_accepted?"accepted":t<F(e)?"rejected":"unjudged"}function Ct(e,t,n){let o=e.drafted[t],r=fs(e,t),i=(o.draft_logprob??null)!==null,
[a,l]=[y(M(o.target_logprob)),y(M(o.draft_logprob))],u=i?[s("The draft model gave it {q}.",{q:l})]:[];if(r==="unjudged")return[e.follow==="correction"?s("Never \
judged: it follows the rejection."):s("Never judged: it follows the end of the text."),...u].join(" ");let p=r==="accepted";if(!n.samples){let c=n.weight!==null&&
i;return[p?ms(c):gs(c,L(e.next_text)),s("The target gave it {p}.",{p:a}),...u].join(" ")}if(!i)return p?s("Accepted: the target drew the same token for itself. \
It gave this one {p}, which is the chance that it is kept.",{p:a}):s("Rejected: the target drew {token} for itself. It gave this one {p}, which is the chance th\
at it is kept.",{token:L(e.next_text),p:a});let d=(o.overlap??null)===null?[]:[s("Averaged over all tokens that could have been drafted here, the chance is {sha\
re}.",{share:y(o.overlap)})];return[p?s("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:a,q:l}):s("Rejected: the target gave it p = {p}, the\
 draft model q = {q}.",{p:a,q:l}),bs(ps(o,n),hs(n),p),...d].join(" ")}var ms=e=>s(e?"Accepted: it is the likeliest token in the mixture of both models.":"Accept\
ed: it is the likeliest token for the target."),gs=(e,t)=>s(e?"Rejected: {token}, not this one, is the likeliest token in the mixture of both models.":"Rejected\
: {token}, not this one, is the likeliest token for the target.",{token:t});function bs(e,t,n){if(e>=1)return s("By {formula}, it is always kept: nothing was le\
ft to a draw.",{formula:t});let o={formula:t,chance:y(e)};return n?s("By {formula}, it is kept with probability {chance}: the draw kept it.",o):s("By {formula},\
 it is kept with probability {chance}: the draw rejected it.",o)}function ks(e,t){let[,n,o]=At[e.follow],r=`${n.charAt(0).toUpperCase()}${n.slice(1)}. ${o}`,i=e.
drafted[e.num_accepted];if(e.follow!=="correction"||!t.samples)return r;if((i.draft_logprob??null)===null)return`${r} ${s("The target drew it.")}`;let a=`${r} ${s(
"It was drawn from the residual distribution: what the target gives beyond the draft model, max(0, p − q).")}`;return(i.overlap??null)===null||t.weight!==null?
a:`${a} ${s("That sums to {share} here, and is scaled up to 1 for the draw.",{share:y(1-i.overlap)})}`}function Zn({draft:{origin:e,place:t,round:n,instead:o},chosen:r},i){
if(!Object.hasOwn(At,e))return[];let{length:a}=n.drafted,l={round:n.index+1,place:t+1},u=a?[k(a,"Round {round} drafted {count} token.","Round {round} drafted {c\
ount} tokens; this is place {place}.",l)]:[];if(e==="accepted")return[...u,Ct(n,t,i)];let p=e==="correction"&&o?[s("Drafted here was {token}. {fate}",{token:L(o.
text),fate:Ct(n,t,i)})]:[],d=ks(n,i),c=i.samples&&e!=="correction"&&r.logprob!==null?[s("It was drawn from the target’s own distribution, which gave it {p}.",
{p:y(M(r.logprob))})]:[],h=a-F(n),f=e==="correction"&&h?[k(h,"{count} drafted token after it was never judged.","{count} drafted tokens after it were never judg\
ed.")]:[];return[...u,...p,[d,...c].join(" "),...f]}function Jn({round:e,place:t},n,o){let{length:r}=e.drafted,i={token:L(e.drafted[t].text),chosen:L(n),round:e.
index+1,place:t+1},a=r-F(e);return[k(r,"{token} was drafted in round {round}, but is not in the text.","{token} was drafted in round {round}, at place {place} o\
f {count}, but is not in the text.",i),Ct(e,t,o),s("{chosen} takes its place.",i),...a?[k(a,"{count} drafted token after it was never judged.","{count} drafted \
tokens after it were never judged.")]:[]]}var q=(e,t)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",e);return t&&n.setAttribute("class",t),n};function It(e,t,n){for(;e.childElementCount>
t;)e.lastElementChild?.remove();for(;e.childElementCount<t;)e.append(n());return e.children}function ae(e,t){let n=Yn.get(e)||{};for(let[o,r]of Object.entries(t))n[o]!==r&&e.setAttribute(o,String(n[o]=r));Yn.set(e,n)}var Yn=new WeakMap;var Xn=e=>e.before!==null&&e.beam.status==="running"&&e.beam.parent!==e.beam.beam;var ws=.001;function no(e,t){if(e.given)return[s("A given token weighs nothing in the sum of a beam.")];let n=t.prompts[e.sequence],{beam:o}=e;return[ys(e,n,t),
vs(e),o.diversity_penalty?s("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:x(o.diversity_penalty)}):"",
Ss(e,n),_s(e,n,t),Ns(e,t)].filter(Boolean)}var V=e=>e.beam.group??null,$t=(e,t)=>t.steps[e.index].filter(n=>V(n)===V(e));function ys(e,t,n){let o=$t(e,t).length,
r=e.index===t.given,i=r?1:t.steps[e.index-1].filter(p=>p.beam.status==="running"&&V(p)===V(e)).length,a=V(e),l=a===null?[]:[s("Only beams of its own group, {gro\
up}, compete with it.",{group:Y(a)})],u=r?s("All beams held the same text before this step, so one was continued."):k(i,"{count} running beam was continued at t\
his step.","{count} running beams were continued at this step.");return[...l,u,xs(e,o,W(n).mode==="beam_sample")].join(" ")}function xs({rank:e,beam:t},n,o){if(t.
status==="unseen")return o?s("The search drew {considered} continuations; this one was not among them.",{considered:n}):s("The search considered {considered} co\
ntinuations; this one was not among them.",{considered:n});let r={considered:n,rank:e};return o?s("The search drew {considered} continuations; by its sum, this \
one has rank {rank}.",r):s("The search considered {considered} continuations; by its sum, this one has rank {rank}.",r)}function vs(e,t=!1){let{beam:n}=e,o=e.before&&
!e.before.given?O(e.before.beam.score):0,[r,i]=[O(n.logprob),O(n.score)];if(o===null||r===null||i===null||i<ie)return t?"":s("It could not be chosen: its log-pr\
obability is minus infinity.");let a={before:x(o),own:x(r),after:x(i)};return t?`${a.before} + (${a.own}) = ${a.after}`:s("Sum of log-probabilities (nats): {bef\
ore} before this token, {own} of its own: {before} + ({own}) = {after}.",a)}function Ss(e,t){let n=$t(e,t),o=p=>n.filter(({beam:d})=>d.status===p).length,[r,i,a,
l]=["running","finished","ended","pruned"].map(o),u=[k(r,"{count} has gone on","{count} have gone on"),i&&k(i,"{count} ended a text","{count} ended texts"),a&&k(
a,"{count} ended a text that does not count","{count} ended texts that do not count"),l&&k(l,"{count} was pruned","{count} were pruned")].filter(Boolean);return s(
"Of these {considered}: {parts}.",{considered:n.length,parts:u.join(", ")})}var eo=({beam:e})=>e.score??-1/0,Ts=e=>e.reduce((t,n)=>t&&eo(t)>=eo(n)?t:n,null);function oo(e){
let t=e.filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score??0);return t.length?Math.min(...t):null}function _s(e,t,n){let{beam:o}=e,r=e.index+1;if(o.
status==="unseen")return"";if(o.status==="ended")return s("The text ended here but does not count: it ranked too low or lacks a constraint.");if(o.status==="pru\
ned")return Ms(e,t);if(o.status==="finished"){let u=jt(e,n);return u.length?s("It ended its text at step {step}: output {numbers}.",{step:r,numbers:u.join(", ")}):
t.finished.includes(e)?s("It ended its text at step {step}, which is kept.",{step:r}):s("It ended its text at step {step}, which was dropped for better ones.",{
step:r})}let i=(o.beam??0)+1,a=Xn(e)?[s("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:o.parent+1,number:i})]:
[],l=o.forced?[s("It was considered because it advances a constraint.")]:[];return[s("It went on as beam {number}.",{number:i}),...a,...l,Ls(e,t,n)].join(" ")}function Ms(e,t){
let n=oo($t(e,t)),o={step:e.index+1,sum:x(e.beam.score),worst:x(n)};return n===null?s("It was pruned at step {step}.",o):s("It was pruned at step {step}: its su\
m is {sum}; the worst beam that continued has {worst}.",o)}function Ls(e,t,n){let o=jt(e,n);if(o.length)return s("It is part of output {numbers}.",{numbers:o.join(
", ")});let{alive:r,at:i,children:a,ends:l}=Es(e,t);if(r)return n.finished?s("It was still running when the search stopped at step {step}.",{step:t.steps.length}):
s("It is still running.");let u=l.find(f=>t.finished.includes(f));if(u)return s("Its text ended at step {step}, which is kept but not returned.",{step:u.index+1});
let p=l.at(-1);if(p)return s("Its text ended at step {step}, which was dropped for better ones.",{step:p.index+1});let d=Ts(a),c=oo(t.steps[i].filter(f=>V(f)===
V(e))),h={step:i+1,sum:x(d?.beam.score),worst:x(c)};return!d||c===null?s("It was overtaken at step {step}: none of its continuations went on.",h):s("It was over\
taken at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",h)}function Es(e,t){let n=new Set([e]),o=[];for(let r=e.
index+1;r<t.steps.length;r++){let i=t.steps[r].filter(({before:a})=>a&&n.has(a));if(o.push(...i.filter(({beam:a})=>a.status==="finished")),n=new Set(i.filter(({
beam:a})=>a.status==="running")),!n.size)return{alive:!1,at:r,children:i,ends:o}}return{alive:!0,at:t.steps.length-1,children:[],ends:o}}function jt(e,t){return(t.
returned||[]).flatMap(({last:n},o)=>n&&n.sequence===e.sequence&&R(n)[e.index]===e?[o+1]:[])}function Ns(e,t){let n=O(e.beam.final_score??null);if(n!==null)return to(
e,n,s("Final score"),t);let[o]=jt(e,t),{last:r,score:i=null}=t.returned?.[o-1]??{},a=O(i);return!se(r)||a===null?"":to(r,a,s("Final score of output {number}",{number:o}),
t)}function to(e,t,n,o){let r=Os(e,t,o);return r?s("{name}: sum / length^length_penalty = {words}.",{name:n,words:r}):s("{name}: {score}.",{name:n,score:x(t)})}
function Os(e,t,n){let o=W(n).effective.length_penalty??1,r={sum:x(e.beam.score),length:e.length,power:o,score:x(t)},i=Number.isFinite(o)?we(e,o):null;return i===
null||t===null||!(Math.abs(i-t)<=ws*Math.max(1,Math.abs(t)))?"":`${r.sum} / ${r.length}^${r.power} = ${r.score}`}var Jt={};S(Jt,{NO_MARKS:()=>Zs,addMark:()=>Js,neededFor:()=>Xs,settingsOfWatermark:()=>Us,stepMarkWords:()=>Zt,watermarkOf:()=>Qt});var Ut={};S(Ut,{MarkedText:()=>zt,greenZ:()=>Ee,markLegend:()=>$s,pValue:()=>Kt,pWords:()=>fo,thresholdWords:()=>Cs,tokensNeeded:()=>Vt,zKeys:()=>Ks,zPicture:()=>Hs});function qt(e,t){for(t.forEach(([n,o,r,i],a)=>{let l=e.children.item(a);if(l?.localName!==n){let u=q(n);l?l.replaceWith(u):e.append(u),l=u}Ht(l,{...r,...o?{class:o}:
{}}),Array.isArray(i)?qt(l,i):J(l,i)});e.children.length>t.length;)e.lastElementChild?.remove()}function Ht(e,t){for(let{name:n}of[...e.attributes])!Object.hasOwn(
t,n)&&n!=="aria-describedby"&&e.removeAttribute(n);for(let[n,o]of Object.entries(t))e.getAttribute(n)!==String(o)&&e.setAttribute(n,String(o))}var T=e=>Math.round(
e*10)/10,X=(e,t,n,o,r)=>["line",e,{x1:T(t),y1:T(n),x2:T(o),y2:T(r)},[]],U=(e,t,n,o,r="middle")=>["text",e,{x:T(t),y:T(n),"text-anchor":r},o],ro=(e,t)=>["path",e,
{d:t.map(([n,o],r)=>`${r?"L":"M"}${T(n)} ${T(o)}`).join("")||"M0 0"},[]],Gt=(e,t,n)=>["g",e,{tabindex:0,role:"img","data-tip":t,"aria-label":t},n],so=(e,t,n)=>`\
M${T(e)} ${T(t-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;function Bs(e,t,n){let o=(t-e)/Math.max(1,n)||1,r=10**Math.floor(Math.log10(o)),i=r*([1,2,2.5,5].find(l=>l*r>=o*.8)??10),a=[];for(let l=Math.floor(e/i+1e-9);l<=
Math.ceil(t/i-1e-9);l++)a.push(Number((l*i).toPrecision(12)));return a}var Ft=(e,t,n)=>Bs(e,t,n).filter(o=>o>=e&&o<=t);function io(e,t){let{height:n,x:o,y:r,left:i=46,
right:a=18,top:l=14,bottom:u=38}=t,p=Math.max(240,e.clientWidth),d=(c,[h,f])=>(c-h)/(f-h||1);return{width:p,height:n,left:i,right:a,top:l,bottom:u,inner:p-i-a,x:c=>i+
d(c,o)*(p-i-a),y:c=>n-u-d(c,r)*(n-l-u),draw(c,h){let f=e.querySelector("svg")??e.appendChild(q("svg")),w=`0 0 ${p} ${n}`;Ht(f,{class:"gp-drawing",role:"group","\
aria-label":c,viewBox:w,style:`height: ${n}px`}),qt(f,h.map((b,m)=>["g","",m?{}:{"aria-hidden":"true"},b]))}}}function ao(e,{xTicks:t,yTicks:n,xTitle:o,yTitle:r}){
let i=c=>Array.isArray(c)?[Number(c[0]),String(c[1])]:[c,String(c)],[a,l]=[e.height-e.bottom,e.width-e.right],u=n.map(i).flatMap(([c,h])=>[X("gp-guide",e.left,e.
y(c),l,e.y(c)),U("",e.left-7,e.y(c)+4,h,"end")]),p=t.map(i).flatMap(([c,h])=>[X("gp-guide",e.x(c),a,e.x(c),a+4),U("",e.x(c),a+17,h)]),d=[U("gp-axis",(e.left+l)/
2,e.height-4,o)];return r&&d.push(U("gp-axis",2,e.top-16,r,"start")),[...u,...p,...d]}var Ps=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,Le=class e{constructor(t,n=null){this.holder=t;this.before=n}holder;before;static BLOCK=60;static LOOSE=150;loose=0;head=0;tried=0;append(t){
this.holder.append(t),this.loose+=1}removeLast(){this.holder.lastChild?.remove(),this.loose-=1;let t=this.holder.lastElementChild;lo(t)&&this.undo(t.previousElementSibling)}settle(){
if(this.loose<e.LOOSE||this.loose<this.tried+e.BLOCK||!this.holder.offsetParent||document.fonts.status==="loading")return;this.tried=this.loose;let t=[...this.holder.
children].slice(-this.loose),n=this.freeStarts(t),o=t.map((l,u)=>u).filter(l=>n[l]&&Rs(t[l])),r=[],i=0;t[0].previousSibling||(this.head=i=o.shift()??0);for(let l of o)
l-i<e.BLOCK||(r.push(this.wrap(t.slice(i,l))),i=l,this.loose=t.length-l,this.tried=0);let a=r.map(l=>l.getBoundingClientRect().height);r.forEach((l,u)=>{l.style.
containIntrinsicHeight=`${a[u]}px`,l.classList.add("gp-kept-rows")})}freeStarts(t){let n=getComputedStyle(this.holder).direction==="rtl",o=t[0].previousSibling||
!this.before?"":this.before.holder.textContent??"";return t.map(r=>{let i=r.textContent??"",a=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let l=a?!i.startsWith(" "):!(n||Ps.test(o));return o+=i,l})}wrap(t){let n=g("span","gp-rows");t[0].before(n,g("wbr")),n.append(...t);let o=t[0].firstChild;
if(o instanceof Text&&o.data===" "){let r=g("span","gp-gap");o.replaceWith(r),r.append(o)}return n}undo(t){let n=t.querySelector(".gp-gap");n&&n.replaceWith(...n.
childNodes),t.nextSibling?.remove(),this.loose+=t.children.length+(lo(t.previousElementSibling)?0:this.head),t.replaceWith(...t.childNodes),this.tried=0}dissolve(){
for(let t of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(t);this.tried=0}};function Rs(e){let t=e.previousElementSibling,n=t&&[...t.querySelectorAll(
".gp-ink")].at(-1),o=e.querySelector(".gp-ink")?.getClientRects()[0],r=n&&[...n.getClientRects()].at(-1);return!!(o&&r&&uo(o)>uo(r)+10)}function Dt(e,t,n){let o=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],r=o(e[t]);if(!r)return null;let i=null,a=1/0;for(let l=t+n;l>=0&&l<e.length;l+=n){let u=o(e[l]),p=u?(u.top-r.top)*
n:0;if(!u||p<r.height/2)continue;let d=p*1e3+Math.abs(u.left-r.left);if(d>=a+1e3*r.height)break;d<a&&([i,a]=[e[l],d])}return i}var lo=e=>e?.tagName==="WBR",uo=({
top:e,bottom:t})=>(e+t)/2;function co(e,t){if(t.piece===null){let n=g("bdi","gp-ink gp-special");oe(n,t.text),e.append(n)}else ne(t)?e.append(t.piece,g("span","gp-ink gp-byte","",{"data-\
bytes":Xe(t.text)||"·"})):Ye(e,t.piece)}function po({rows:e,tokens:t},n,o,r){let i=r&&ne(r)?t.at(-1)?.parentNode:null;if(i&&o.piece!==null)i.appendChild(n);else if(ne(
o)){let a=g("span","gp-bytes");a.append(n),e.append(a)}else e.append(n);t.push(n)}function ho({rows:e,tokens:t},n){for(let o of t.splice(n).reverse()){let r=o.closest(
".gp-bytes");r&&r.childNodes.length>1?o.remove():e.removeLast()}}var Ee=(e,t,n)=>t>0?(e-n*t)/Math.sqrt(t*n*(1-n)):null;function Kt(e){if(e<0)return 1-Kt(-e);let t=Math.exp(-e*e/2)/Math.sqrt(2*Math.PI);if(e>3){let r=e;for(let i=120;i>
0;i--)r=e+i/r;return t/r}let[n,o]=[0,e];for(let r=1;o>1e-18;r+=2)n+=o,o*=e*e/(r+2);return .5-t*n}var Vt=(e,t,n)=>e>t?n**2*t*(1-t)/(e-t)**2:1/0;function fo(e){if(e>=
1e-4)return y(e);if(e<1e-300)return s("less than {p}",{p:"10⁻³⁰⁰"});let[t,n]=e.toExponential(1).split("e-");return`${E(t)} × 10⁻${[...n].map(o=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[o]).join("")}`}function Cs(e){let t=Kt(e);if(t>.1)return s("{share} of texts without this watermark pass it.",{share:y(t)});let n=1/t;return n>=
1e9?s("A share of {p} of texts without this watermark passes it.",{p:fo(t)}):s("One in {odds} texts without this watermark passes it.",{odds:v(Number(n.toPrecision(
n<1e4?3:2)))})}var As=({green:e})=>e==null?"none":e?"green":"red",Ws=e=>Math.round(Math.max(0,Math.min(1,(e-.2)/.6))*10);function Is(e,t,n){let o=g("span","gp-t\
oken",null,{tabindex:"-1",role:"img"});if(co(o,e),mo(o,t),n===void 0)return o;let r=typeof n=="function"?n:()=>n;return o.setAttribute("aria-label",r()),Nt(o,r),
o}function mo(e,{green:t=null,g:n=null,counted:o=!0}){let r=e.querySelector(".gp-ink");if(n===null)e.dataset.list=As({green:t});else{let i=Ws(n);e.dataset.list=
"g",r.style.backgroundColor=`var(--gp-prob-${i})`,r.style.backgroundSize=`2px ${i*10}%`}o||(e.dataset.counted="no")}var zt=class{constructor(t,{press:n=null}={}){
this.body=t,this.press=n,this.items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,t.classList.add("gp-marked"),this.rows=new Le(t),t.addEventListener(
"keydown",o=>this.keyed(o)),t.addEventListener("click",o=>this.pressed(o.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(t)}show(t,n=0){
this.cut(Math.min(n,this.tokens.length));for(let o=this.tokens.length;o<t.length;o++){let{token:r,mark:i,words:a}=t[o],l=Is(r,i,a);this.press&&l.setAttribute("r\
ole","button"),po(this,l,r,o?this.items[o-1].token:null),this.items.push(t[o])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(t){
ho(this,t),this.items.length=t,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(t){this.stop&&(this.stop.tabIndex=-1),this.stop=t,t.tabIndex=0}pressed(t){
let n=this.tokens.indexOf(t);n<0||(this.reach(t),this.press&&this.press(this.items[n]))}keyed(t){let n=this.tokens.indexOf(t.target.closest(".gp-token"));if(n<0||
t.ctrlKey||t.metaKey||t.altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>Dt(this.tokens,n,1),ArrowUp:()=>Dt(this.
tokens,n,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[t.key];if(!o)return;t.preventDefault();let r=o();
r&&(this.reach(r),r.focus({preventScroll:!0}),r.scrollIntoView({block:"nearest"}),r===this.tokens[n]&&this.pressed(r))}resized(){let{clientWidth:t}=this.body;!t||
t===this.width||(this.width=t,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function $s(e,t,{unscored:n=!1,
repeated:o=!1,faint:r=s("faint: seen before, not counted")}={}){let i=[t,n,o,r].join();if(e.dataset.legend===i)return;e.dataset.legend=i,e.classList.add("gp-mar\
ked","gp-mark-legend");let a=(u,p,d)=>{let c=g("span"),h=g("span","",null,{"aria-hidden":"true"});return h.append(g("span","gp-ink",p)),mo(h,u),c.append(h,d),c},
l=t==="synthid"?[a({g:.2},"g",s("mean g-value 0.2 or less")),a({g:.5},"g",s("0.5, as by chance")),a({g:.8},"g",s("0.8 or more"))]:[a({green:!0},"◆",s("green: \
on the green list")),a({green:!1},"◇",s("red: not on the green list"))];n&&l.push(a({},"abc",s("not scored"))),o&&l.push(a(t==="synthid"?{g:.5,counted:!1}:{green:!0,
counted:!1},"abc",r)),e.replaceChildren(...l)}var js=400,qs=12;function Hs(e,{curves:t,threshold:n,needed:o=null,label:r=s("z over the number of tokens"),title:i=s(
"tokens scored"),yTitle:a="z",from:l=40,height:u=260}){let p=t.filter(({points:_})=>_.length),d=p.flatMap(({points:_})=>_),c=Math.max(l,...d.map(([_])=>_)),h=o&&
o.at<=2*c?Math.max(c,o.at*1.05):c,f=d.map(([,_])=>_),w=Math.min(-.5,...f)*1.08,b=Math.max(n*1.15,1,...f)*1.06,m=io(e,{height:u,x:[0,h],y:[w,b],left:40,top:24}),
P=m.width-m.right,A=[...ao(m,{xTicks:Ft(0,h,m.inner/90),yTicks:Ft(w,b,5),xTitle:i,yTitle:a}),X("gp-unity",m.left,m.y(0),P,m.y(0)),X("gp-z-threshold",m.left,m.y(
n),P,m.y(n)),...p.map(({look:_,points:G})=>ro(`gp-z-${_}`,Fs(G,js).map(([Ce,Ae])=>[m.x(Ce),m.y(Ae)]))),...p.map(({look:_,points:G})=>Ds(m,_,G.at(-1))),Gs(m,p,n)],
H=zs(m,p);if(o&&o.at<=h){let[_,G]=[m.x(o.at),m.y(n)];H.push(Gt("",o.words,[["path","gp-z-needed",{d:`M${T(_)} ${T(G)}l-6 11h12Z`},[]]]))}m.draw(r,[A,H])}function Gs(e,[
t],n){let o=([,a])=>Math.abs(a-n),{points:r}=t||{points:[]},i=r.length>0&&o(r.at(-1))>o(r[Math.floor(r.length/8)]);return U("gp-halo gp-strong",i?e.width-e.right:
e.left+5,e.y(n)-6,s("threshold {value}",{value:Number(n.toFixed(2))}),i?"end":"start")}function Fs(e,t){let n=Math.ceil(e.length/t);return e.filter((o,r)=>r%n===
0||r===e.length-1)}var Ds=(e,t,[n,o])=>t==="measured"?["circle","gp-measured",{cx:T(e.x(n)),cy:T(e.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${t}`,{d:so(e.x(n),
e.y(o),4.5)},[]];function zs(e,t){let n=Math.max(0,...t.map(({points:r})=>r.at(-1)[0])),o=Math.min(qs,n);return Array.from({length:o},(r,i)=>{let[a,l]=[n*i/o,n*
(i+1)/o],u=t.map(({name:d,points:c})=>{let h=c.findLast(([f])=>f<=l);return h&&h[0]>a?`${d} ${N(h[1],2)}`:""}).filter(Boolean);if(!u.length)return null;let p={x:T(
e.x(a)),y:e.top,width:T(e.x(l)-e.x(a)),height:T(e.height-e.bottom-e.top)};return Gt("gp-z-place",k(Math.floor(l),"After {count} token: {values}","After {count} \
tokens: {values}",{values:u.join(", ")}),[["rect","gp-catch",p,[]]])}).filter(Boolean)}function Ks(e,t){let n=It(e,t.length,()=>{let o=g("span"),r=q("svg");return ae(
r,{width:26,height:8,"aria-hidden":"true"}),r.append(q("path")),ae(r.firstElementChild,{d:"M1 4H25"}),o.append(r,g("span")),o});t.forEach(({name:o,look:r,tip:i},a)=>{
let[l,u]=n[a].children;ae(l.firstChild,{class:`gp-z-${r}`}),J(u,o),i&&Ot(u,"z-score",()=>"",{meaning:i,formula:""})})}function Vs(e){switch(e){case"context":return s("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return s("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return s("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return s("no mark: the bias is 0.");default:return s("no mark.")}}function Qt(e){let t=e&&e.effective&&e.effective.watermarking_config||{},n=Array.isArray(t.
keys)?t.keys.length:0,o=t.greenlist_ratio,r=t.seeding_scheme==="selfhash",i=t.context_width;return{config:t,keys:n,selfhash:r,ratio:o>0&&o<1?o:null,early:n?D(t.
ngram_len,1)-1:D(i,1)-Number(r)}}function Us({config:e,keys:t,ratio:n}){if(t)return k(t,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} key\
s, n-grams of {length} tokens",{length:e.ngram_len});if(n===null)return s("a green list whose settings are not known");let{bias:o,seeding_scheme:r,context_width:i,
hashing_key:a}=e;return s("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:y(n),bias:o,scheme:r,width:i,key:a})}
function Zt({chosen:e,index:t,mark:n,given:o,isFirst:r},i){let a=d=>s("Token {number}, {token}: {mark}",{number:v(t+1),token:L(e.text),mark:d});if(!n)return a(o?
s("given, before the watermark began."):s("not marked."));if(n.why)return a(Vs(n.why));let l=s("Its probability: {before} before the watermark, {after} after.",
{before:y(n.chosen_before),after:y(n.chosen_after)}),u=r?[s("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let d=k(i.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:x(n.g,2)});return[a(d),l,...u].join(" ")}let p=n.green?s("\
◆ green: it got the bias."):s("◇ red: it got no bias.");return[a(p),l,Qs(n,i),...u].join(" ")}function Qs(e,{ratio:t,selfhash:n}){let o=e.listed??0,r={before:y(
e.mass_before??0),after:y(e.mass_after??0)};return n?k(o,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",r):t===null?k(o,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
r):k(o,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...r,ratio:y(t)})}var Zs={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function Js(e,t,n,o){let{mark:r,index:i}=t,a={...e};if(!r)return{...a,unscored:e.
unscored+1};a.marks+=1;let l=r.kind==="synthid"?r.g:r.green;if(r.chosen_before>0&&r.chosen_after>0){a.chosen+=1,a.surprisal-=Math.log(r.chosen_before),a.gained+=
Math.log(r.chosen_after/r.chosen_before);let{stages:u,entropy_before:p}=t.distribution;a.entropy+=o>0&&u[o-1]?u[o-1].entropy:p,a.likely-=Ys(t,o)}return a.suppressed+=
r.suppressed,l===null?{...a,unscored:e.unscored+1}:i<n.early?{...a,early:e.early+1}:(a.scored+=1,a.green+=Number(l),a.expected+=r.expected??0,r.kind==="synthid"?
a.z=n.keys?(2*a.green-a.scored)*Math.sqrt(n.keys/a.scored):null:n.ratio!==null&&(a.z=Ee(a.green,a.scored,n.ratio),a.foreseen=Ee(a.expected,a.scored,n.ratio)),a)}
function Ys({distribution:{candidates:e}},t){let n=e.map(({raw_logprob:o,stage_logprobs:r})=>t>0?r[t-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function Xs(e,t,n,o){
let r=e.find(([,p])=>p>o);if(t.z>o)return{at:r[0],words:k(r[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:o})};let i=r?[k(r[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:o})]:[],a=n.keys?t.z>0?t.scored*(o/t.z)**2:1/0:Vt(t.green/t.scored,n.ratio,o),l=Math.max(t.scored+1,Math.ceil(a));
if(!Number.isFinite(l)||l>1e7)return{at:1/0,words:[...i,s("At the share so far, z never reaches {threshold}.",{threshold:o})].join(" ")};let u=k(l,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:o,more:v(l-t.scored)});return{at:l,words:[...i,u].join(" ")}}var ei=e=>e?y(e):"<0.01%",ti=(e,t)=>e.kept!==t||e.mass_moved>0;function Yt({distribution:{stages:e,vocab:t}}){return e.map((n,o)=>{let[r,i,a]=re(n.name),l=o?e[o-
1].kept:t??0;return{number:o+1,kind:n.name,name:r,meaning:i,knobs:a,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!ti(
n,l)}})}function Ne({kept:e,keptBefore:t,removed:n,moved:o,idle:r}){if(r)return s("did nothing");let i=[];return e<t&&i.push(k(t-e,"removed {count} token ({shar\
e})","removed {count} tokens ({share})",{share:ei(n)})),e>t&&i.push(k(e-t,"brought {count} token back","brought {count} tokens back")),(o-n>.001||!i.length)&&i.
push(s("moved {share}",{share:y(o)})),i.join(", ")}var Oe=({layers:e,distribution:t})=>!!e&&t.stages[0]?.name!=="DolaContrast";function go(e,{effective:t,config:n}){
let o={...t,...n};return e.filter((r,i)=>i===0||o[r]).map(r=>{let i=JSON.stringify(o[r]??null);return i==="null"||i.length>12?r:`${r} ${i}`}).join(", ")}function bo(e){
return Oe(e)?{name:"DoLa",meaning:s("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:e.layers?s("the last layer"):s("the model"),meaning:s("The distribution that the model gave, before any processor.")}}function Xt({distribution:{
candidates:e},chosen:t}){return e.some(({token_id:n})=>n===t.token_id)?e:[...e,t]}function Be({raw_logprob:e,stage_logprobs:t},n){return n?t&&n<=t.length?M(t[n-1]):void 0:M(e)}var ko=({logprob:e})=>e===null;function wo({removed_by:e,stage_logprobs:t,raw_logprob:n},o){let r=[n,...t||[]],i=r.findLastIndex((l,u)=>u>0&&l===null&&r[u-1]!==
null),a=e||i>0&&o.distribution.stages[i-1].name;return a?re(a)[0]:Oe(o)?"DoLa":s("a processor")}function yo(e,t){let n=$(e,t),o=Math.exp(e??1/0);return o<ni?s("The model was all but certain here: an entropy of {entropy}.",{entropy:n}):s("The model’s entrop\
y here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:n,options:o<10?x(o,1):v(Math.round(o))})}var ni=1.05;function en(e,{mode:t,effective:n,config:o}){if(e.isPrompt)return[s("given"),s("{token} is in the prompt: given, not chosen")];if(e.given)return[s("given"),s("{\
token} was given, not chosen")];if(t==="elsewhere")return[s("the choice"),s("{token} was chosen by the server")];if(t==="custom")return[s("the choice"),s("{toke\
n} was chosen by your own decoding loop")];if(e.beam)return[s("the choice"),oi(e.beam.status)];if(e.reranked)return[s("the choice"),s("{token} has the best scor\
e: probability against degeneration penalty")];let r=e.draft?.origin;return r==="accepted"?[s("the draft"),s("{token} was drafted by the assistant, and accepted")]:
r==="correction"?[s("the choice"),s("{token} replaced a rejected draft token")]:{...n,...o}.do_sample?[s("the draw"),s("{token} was drawn")]:[s("the choice"),s(
"{token} was chosen as the most probable")]}function oi(e){return e==="running"?s("{token} goes on: the search compares the sums of whole beams"):e==="finished"?
s("{token} ends a beam: the search compares the sums of whole beams"):e==="ended"?s("{token} would end a beam, which does not count"):e==="pruned"?s("{token} wa\
s considered, and pruned: the search compares the sums of whole beams"):s("{token} was considered by the search")}function ri(e,t){let{started:n,unit:o}=t;if(!e||!n)return[s("No token yet")];if(t.rejected)return Jn(t.rejected,e.chosen.text,Wt(n));if(Q(e))return si(e,n,o);let r=[
yo(e.distribution.entropy_before,o),...ii(e),...ui(e,o),...ai(e,n)];if(e.mark){let a=Qt(n),{chosen:l,index:u,mark:p,given:d=!1}=e;r.push(Zt({chosen:l,index:u,mark:p,
given:d,isFirst:u<a.early},a))}r.push(vo(e,n)),e.draft&&r.push(...Zn(e,Wt(n))),e.beam&&r.push(...no(e,t)),e.reranked&&r.push(...di(e,n));let{raw_logprob:i}=e.chosen;
return i!==null&&r.push(s("Its surprisal, before the processors, was {value}.",{value:$(-i,o)})),r}function si(e,t,n){let{chosen:o}=e,r=Xt(e).find(u=>u.raw_rank===
1),i=u=>s("The likeliest token was {token}, with {share}.",ee(u)),a=o.raw_rank===1||!r?[]:[i(r)];o.raw_rank===1?a.push(i(o)):o.raw_rank?a.push(s("The server gav\
e {token} {share}: rank {rank}.",{...ee(o),rank:v(o.raw_rank)})):a.push(s("The server gave {token} {share}.",ee(o)));let l=$(o.raw_logprob===null?null:-o.raw_logprob,
n);return[...a,vo(e,t),s("Its surprisal was {value}.",{value:l})]}var ee=({text:e,raw_logprob:t})=>({token:L(e),share:y(M(t))});function ii(e){let{chosen:t,distribution:n}=e,
{name:o}=bo(e),r={source:o,...ee(t),vocab:v(n.vocab??0)};if(Oe(e))return[];if(t.raw_rank===1)return[s("Its first choice was {token}, with {share}.",r)];let i=Xt(
e).find(u=>u.raw_rank===1),a=i?[s("Its first choice was {token}, with {share}.",ee(i))]:[],l=t.raw_rank?s("It gave {token} {share}: rank {rank} of {vocab}.",{...r,
rank:v(t.raw_rank)}):s("It gave {token} {share}.",r);return[...a,l]}function ai(e,t){let n=Yt(e);if(!n.length)return e.isPrompt||e.read?[]:[s("No processor chan\
ged that.")];let o=n.filter(({idle:r})=>!r);return o.length?o.map(r=>{let i=xo(r,t),a=r.kept===r.keptBefore?Ne(r):`${Ne(r)}, ${s("{count} left",{count:v(r.kept)})}`,
{chosen:l}=e,[u,p]=[Be(l,r.number-1),Be(l,r.number)],d={name:i,effect:a,token:L(l.text),before:y(u||0),after:y(p||0)};return u===void 0||p===void 0?s("{name}: {\
effect}.",d):!p&&u?s("{name}: {effect}; {token} had {before}, and could no longer be chosen.",d):d.before===d.after?s("{name}: {effect}; {token} stayed at {afte\
r}.",d):s("{name}: {effect}; {token} went from {before} to {after}.",d)}):[k(n.length,"The processor ({names}) did nothing here.","The {count} processors ({name\
s}) did nothing here.",{names:n.map(({name:r})=>r).join(", ")})]}function xo({name:e,knobs:t},n){let o=go(t,n);return o?o.startsWith(e)?o:`${e} (${o})`:e}function li(e,t){
let{chosen:n}=e,o=s("{token} had {share}",ee(n)),r=Yt(e).filter(({idle:a})=>!a).map(a=>{let l=Be(n,a.number),u={name:xo(a,t),share:l===void 0?"":y(l)};return l===
void 0?s("{name}: {effect}",{...u,effect:Ne(a)}):a.kept===a.keptBefore?s("after {name}: {share}",u):k(a.kept,"after {name}: {share}, {count} token left","after \
{name}: {share}, {count} tokens left",u)}),i=he(en(e,t)[1],{token:L(n.text)}).join("");return et(tt([o,...r,i]))}function vo(e,t){let{chosen:n,given:o,isPrompt:r}=e,
i=he(en(e,t)[1],{token:L(n.text)}).join("");return o||r||e.beam||Q(e)?`${i}.`:ko(n)?s("{words}, though {processor} had removed it.",{words:i,processor:wo(n,e)}):
{...t.effective,...t.config}.do_sample&&!e.draft&&!e.reranked?s("{words}: its chance was {share}.",{words:i,share:y(M(n.logprob))}):`${i}.`}function ui({layers:e},t){
if(!e)return[];let{layer:n,final_layer:o,candidate_layers:r,divergences:i}=e,a={final:o,layer:n,divergence:$(i[r.indexOf(n)]??null,t)};return[k(r.length,"DoLa c\
ontrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {divergence}.","DoLa contrasted the last layer, {final}, with layer {l\
ayer}: of {count} candidates the furthest from it, by {divergence}.",a)]}function di({reranked:e,chosen:t},{effective:n,config:o}){let r=e?.find(({token_id:p})=>p===
t.token_id);if(!e||!r)return[];let i={share:y(r.probability),penalty:x(r.penalty),score:x(r.score)},a=[s("Its probability among the weighed tokens was {share}, \
its degeneration penalty {penalty}, its score {score}.",i)],{penalty_alpha:l}={...n,...o};B(l)&&a.push(s("score = (1 − α) · probability − α · penalty = (1 − {al\
pha}) · {probability} − {alpha} · {penalty} = {score}.",{...i,alpha:l,probability:x(r.probability)}));let u=e.reduce((p,d)=>d.probability>p.probability?d:p);
if(u!==r){let p={token:L(u.text),count:e.length,share:y(u.probability),penalty:x(u.penalty),score:x(u.score)};a.push(s("The most probable of the {count} weighed\
 tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",p))}return a}var nn={};S(nn,{STAGE:()=>pi,orderOf:()=>hi});var ci="generation-playground.";function So(e,t="browser"){let n=ci+e,o=()=>t==="tab"?sessionStorage:localStorage,r=()=>Pe(()=>o().getItem(n),null);return{read:r,
readJson:()=>Pe(()=>JSON.parse(r()??"null"),null),write:i=>Pe(()=>(i===null?o().removeItem(n):o().setItem(n,i),!0),!1),get isAllowed(){return Pe(()=>!!o(),!1)}}}
function Pe(e,t){try{return e()}catch{return t}}var pi="the stage",To=So("person");function hi(e,t,n=fi()){let o=mi(`${n} ${e}`),r=[...Array(t).keys()];for(let i=t-1;i>0;i-=1){let a=Math.floor(o()*(i+1));[r[i],
r[a]]=[r[a],r[i]]}return r}var Re="";function fi(){return Re=To.read()||Re||String(Math.random()),To.write(Re),Re}function mi(e){let t=2166136261;for(let n of e)
t=Math.imul(t^(n.codePointAt(0)??0),16777619);return()=>{t=t+1831565813|0;let n=Math.imul(t^t>>>15,1|t);return n=n+Math.imul(n^n>>>7,61|n)^n,((n^n>>>14)>>>0)/4294967296}}window.TestedModules={"visualizers/panes/assisted/acceptance.js":Ie,"visualizers/panes/assisted/speculation.js":rt,"visualizers/panes/beam_search/beam_finalizat\
ion.ts":gt,"visualizers/panes/beam_search/greedy_path.ts":bt,"visualizers/panes/beam_search/score_check.ts":wt,"visualizers/panes/comparison/trie_of.ts":vt,"vis\
ualizers/panes/core/claims.ts":St,"visualizers/panes/core/log.ts":ht,"visualizers/panes/core/notation.ts":Ge,"visualizers/panes/core/reasoning.ts":ut,"visualize\
rs/panes/core/text.ts":ot,"visualizers/panes/core/texts.ts":Ke,"visualizers/panes/core/tips.ts":Bt,"visualizers/panes/core/totals.ts":Rt,"visualizers/panes/core\
/values.ts":Ue,"visualizers/panes/tokens/explanation.ts":tn,"visualizers/panes/watermarks/watermark_words.js":Jt,"visualizers/panes/watermarks/watermarks.js":Ut,
"playground/ui/lessons/answer_order.ts":nn};})();
