// Written by .ci/bundle.py from modules with the SHA-256 2b73bc8e5b9dc114bdc5047b8c88f3d57e6c598846b292ef77dc1caf6f1648b2: edit those.
(()=>{var Kp=Object.defineProperty;var ee=(e,t)=>{for(var n in t)Kp(e,n,{get:t[n],enumerable:!0})};var Ds={};ee(Ds,{fit:()=>me,sayAttributes:()=>te,sayClass:()=>He,sayLabel:()=>_t,sayPercent:()=>Te,showIf:()=>Be,svg:()=>Q});var zs={};ee(zs,{INVISIBLE:()=>It,MARKS:()=>lt,asSentence:()=>be,askedOf:()=>Bs,bytesOf:()=>Ws,bytesWords:()=>qs,count:()=>B,decimals:()=>D,fillLabel:()=>$e,fillText:()=>Un,
fillToken:()=>Is,filled:()=>Se,fromNats:()=>Ce,inOneLine:()=>ln,inParts:()=>Pe,information:()=>ie,labelled:()=>re,leavesBytes:()=>Gn,loadingWords:()=>Fs,make:()=>g,
modeName:()=>Kn,named:()=>nf,numbersOf:()=>Ae,percent:()=>j,probability:()=>X,problemsOf:()=>js,processorWords:()=>et,quoted:()=>K,say:()=>W,seconds:()=>ct,stopWords:()=>Ge,
together:()=>Br,waitWords:()=>Hs});var Ls={};ee(Ls,{count:()=>B,fixed:()=>J,isOne:()=>Es,language:()=>Dn,listed:()=>Ts,notation:()=>_e,plain:()=>De,separators:()=>Yp,significant:()=>Xp});var Vp=[
"de","fr"];var Ss={},Zl={};function Dn(){let e=(navigator.language||"").slice(0,2).toLowerCase();return Vp.includes(e)?e:"en"}var $r=()=>window.GenerationPlaygroundTexts?Dn():
"en";function Ms(e){if(!Ss[e]){let t=new Intl.NumberFormat(e).formatToParts(12345678e-1),n=r=>t.find(({type:o})=>o===r)?.value??"";Ss[e]={decimal:n("decimal"),group:n(
"group")}}return Ss[e]}function _e(e){let t=$r();if(t==="en")return e;let{decimal:n,group:r}=Ms(t);return e.replace(/(?<=\d)[.,](?=\d)/g,o=>o==="."?n:r).replace(
/(?<=\d)\s?%/g," %")}var J=(e,t=0)=>_e(e.toFixed(t)),Xp=(e,t)=>_e(e.toPrecision(t)),B=e=>_e(e.toLocaleString("en-US")),De=e=>_e(String(e)),Ts=e=>e.join(Ms($r()).
decimal===","?"; ":", ");function Es(e,t){let n=t?$r():"en";return Zl[n]??=new Intl.PluralRules(n),Zl[n].select(e)==="one"}function Yp(){let{decimal:e,group:t}=Ms(
$r());return e+t}var Cs={};ee(Cs,{FIGURES:()=>Os,MODES:()=>qr,PROCESSORS:()=>Wr,ROW_FIELDS:()=>Ps,SCORES:()=>Zp,STOPS:()=>Ir});var qr={greedy_search:"greedy decoding",sample:"sa\
mpling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam search",constrained_beam_search:"constrained beam sear\
ch",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"block diffusion",custom:"your own de\
coding loop",elsewhere:"from another server"},Ir={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],
length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stopping crit\
erion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached the end of the given text"],unfinished:[
"the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:["stopped by hand","was stopped by hand"],
stop:["EOS or a stop string","ended with EOS or a stop string: the server does not say which"],content_filter:["a content filter","was cut by the server’s conte\
nt filter"],tool_calls:["a call of a tool","ended with a call of a tool"],cut:["the end of the file","is not complete"]},Os={num_spec_steps:"Rounds that had a d\
raft.",num_draft_tokens:"All drafted tokens.",num_accepted_draft_tokens:"Drafted tokens that the target model kept.",draft_acceptance_rate:"num_accepted_draft_t\
okens / num_draft_tokens: the share of all drafted tokens that was kept. Tokens after a rejection, which were never judged, count as drafted.",judged_acceptance_rate:"\
num_accepted_draft_tokens / judged tokens, which are the accepted tokens and each round’s first rejection: the probability that a judged token is kept, α in the\
 paper.",mean_acceptance_length:"1 + num_accepted_draft_tokens / num_spec_steps: how many tokens a round with a draft writes on average, the target model’s own \
token included.",acceptance_histogram:"How many rounds with a draft kept none, one, two or more of its tokens.",accepted_by_position:"How many of the tokens dra\
fted at each position of a draft were kept.",passes_saved:"Tokens written minus rounds: the forward passes that the target model did not have to make.",expected_acceptance_rate:"\
The mean over the judged positions of 1 minus the total variation distance between the target’s and the draft’s distribution: the share that sampling keeps on a\
verage."},Wr={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of the last one, and removes tokens that the las\
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
ks",[]]},Zp={z:["z","z","How many standard deviations more tokens are green than without a watermark."],mean:["mean g","z of the mean g","How many standard devi\
ations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:["weighted mean g","z of the weighted mean g","The same with more weigh\
t on the first keys, which mark the most."],posterior:["Bayesian detector","posterior probability","The probability of a watermark by the detector that was trai\
ned here on the other half of the texts."]},Ps={Candidate:["token_id","text","raw_logprob","logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["na\
me","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability","penalty","score"],BeamCandidate:["token_id","text","piece","parent",
"raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","bank","progress","forced","mark"],DraftToken:["token_id","text","draf\
t_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["kind","green","g","listed","mass_before","mass_after","expected","cho\
sen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logprob","entropy","accepted","read_id","read_text"]};var Rs={};ee(Rs,{isSaid:()=>Jp,language:()=>Dn,t:()=>a,tn:()=>F,translateTemplate:()=>Hr,withTexts:()=>As});function a(e,t){if(e==null)return"";if(typeof e=="object")return"number"in e?_e(e.number):"one"in e?F(e.count,e.one,e.said,e.values):a(e.said,e.values);let n=String(
e),r=window.GenerationPlaygroundTexts?.[n]??n;return t?r.replace(/\{\{|\}\}|\{(\w+)\}/g,(o,s)=>{if(s===void 0)return o[0];let i=t[s];return typeof i=="number"?De(
i):i&&typeof i=="object"?a(i):String(i??"")}):r}function F(e,t,n,r){let o=window.GenerationPlaygroundTexts?.[t]!==void 0,s=t.includes("{count}")?Es(e,o):e===1;return a(
s?t:n,{count:B(e),...r})}var Jp=e=>typeof e=="object"&&e!==null&&("said"in e&&typeof e.said=="string"||"number"in e&&typeof e.number=="string"),Qp=["aria-label",
"title","placeholder","data-tip","label"];function Hr(e){let t=window.GenerationPlaygroundTexts;if(!t)return;let n=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);
for(let r=n.nextNode();r;r=n.nextNode()){let[,o,s,i]=/^(\s*)([^]*?)(\s*)$/.exec(r.nodeValue??"")??[],l=s&&t[s.replace(/\s+/g," ")];l&&(r.nodeValue=o+l+i)}for(let r of[
e,...e.querySelectorAll("*")])for(let o of Qp){let s=t[(r.getAttribute(o)||"").replace(/\s+/g," ")];s&&r.setAttribute(o,s)}}function As(e){let n=window.GenerationPlaygroundCatalogues?.[Dn()];
if(window.GenerationPlaygroundTexts||!n)return e();window.GenerationPlaygroundTextsLoading??=fetch(n).then(r=>r.json()).then(r=>{window.GenerationPlaygroundTexts=
r},r=>console.warn("Generation Playground: the translation could not be loaded.",r)),window.GenerationPlaygroundTextsLoading.then(e)}var Ns={};ee(Ns,{finite:()=>de,isFromElsewhere:()=>Oe,isKnown:()=>Ie,keptOf:()=>Ue,medianOf:()=>ef});var Ie=e=>typeof e=="number"&&Number.isFinite(e),de=e=>e==null||
Math.abs(e)>1e30?null:e,ef=e=>{let t=[...e].sort((n,r)=>n-r);return(t[t.length-1>>1]+t[t.length>>1])/2},Oe=({distribution:e})=>e.vocab===null,Ue=({distribution:{
stages:e,vocab:t}})=>e.at(-1)?.kept??t;var lt={" ":"·","\n":"↵","	":"⇥","\r":"␍"},It=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function g(e,t,n,r){let o=document.createElement(
e);t&&(o.className=t),n!=null&&(o.textContent=String(n));for(let[s,i]of Object.entries(r||{}))o.setAttribute(s,String(i));return o}function Un(e,t,{running:n=!1}={}){
let r=0;for(let o of t.matchAll(It)){let[s]=o;o.index>r&&e.append(t.slice(r,o.index)),r=o.index+1;let i=lt[s]||"U+"+(s.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0");if(n){let l=lt[s]?s:"";e.append(g("span","gp-space",l,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else e.append(g("span","gp-mark",i))}r<t.
length&&e.append(t.slice(r))}function Is(e,t){let n=/^ (?=\S)/.test(t)?" ":"",r=/\n*$/.exec(t)?.[0]??"",o=g("span","gp-ink");Un(o,t.slice(n.length,t.length-r.length),
{running:!0});for(let s=0;s<r.length;s++)o.append(g("span","gp-space","",{"data-mark":lt[`
`],"data-wide":"yes"}));return e.append(...[n,o,r].filter(Boolean)),o}var $s=/(\\x[0-9a-f]{2})+$/i,Ws=e=>(e.match($s)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
Gn=({piece:e,text:t})=>e!==null&&(e===""||$s.test(t)&&e===t.replace($s,""));function $e(e,t){e.replaceChildren(),Un(e,t),t||e.append(g("span","gp-mark",a("(empt\
y)")))}function re(e,t){let n=g("bdi",t);return $e(n,e),n}function W(e,t){e.textContent!==t&&(e.textContent=t)}var tf=/([<>≈−-]?\d[\d.,\u202f\u00a0]*[\s\u00a0\u202f]?(?:%|(?:bits?|nats|ms|s|[kMG]B|tokens)(?![\p{L}\p{N}_])))/u;
function Br(e){let t=document.createDocumentFragment();return e.split(tf).forEach((n,r)=>t.append(r%2?g("span","gp-together",n):n)),t}var ln=e=>e.replace(It,t=>t===
" "?" ":lt[t]||"�"),be=e=>e?`${e}.`:"",Pe=e=>e.filter(Boolean).join(a("{before}; {part}").split(/\{\w+\}/)[1]),K=e=>a("“{text}”",{text:ln(e)});function Hs(e){
return e>90?a("Yours begins in about {count} minutes.",{count:Math.round(e/60)}):a("Yours begins in about {count} s.",{count:e<10?Math.max(1,Math.round(e)):5*Math.
round(e/5)})}var Se=(e,t)=>e.split(/\{(\w+)\}/).map((n,r)=>r%2?t[n]:n);function j(e){let t=e*100;return t===0?_e("0%"):t<.01?_e("<0.01%"):t<1?_e(t.toFixed(2)+"%"):
t>99.95&&t<100?_e(">99.9%"):_e(t.toFixed(1).replace(".0","")+"%")}var X=e=>e==null?0:Math.exp(e),Bs=({prompt:e,request:t})=>e||(t&&t.messages||[]).at(-1)?.content||
"",Ce=(e,t)=>t==="bits"?e/Math.LN2:e;function ie(e,t){return e===null||!Number.isFinite(e)?a("infinite"):J(Ce(e,t),2)+" "+a(t)}function Fs({model:e,phase:t,done:n,
total:r}){if(t==="gpu")return a("waiting for the shared GPU …");if(t==="asking")return a("asking the Hub for {model} …",{model:e});let o=j((n??0)/(r||1));return t===
"download"?a("downloading {model}: {done} of {total} …",{model:e,done:qs(n),total:qs(r)}):t==="converting"?r?a("converting {model}: {share} …",{model:e,share:o}):
a("reading the file of {model} to convert it …",{model:e}):r?a("loading {model}: {share} …",{model:e,share:o}):a("loading {model} …",{model:e})}function qs(e){
return Ie(e)?e>=1e9?a("{size} GB",{size:J(e/1e9,e<1e10?2:1)}):e>=1e6?a("{size} MB",{size:J(e/1e6,e<1e8?1:0)}):a("{size} kB",{size:J(e/1e3,0)}):"–"}function ct(e){
return e<1?Math.round(e*1e3)+" ms":J(e,e<10?2:1)+" s"}var D=(e,t=3)=>e==null?"–":J(e,t);function Ae(e){let{chosen:t,distribution:n}=e,r=e.read?t.raw_logprob:t.logprob??t.raw_logprob;return{probability:X(t.logprob),rawProbability:X(t.raw_logprob),rank:(e.
read?null:t.rank)??t.raw_rank,surprisal:r===null?1/0:Math.max(0,-r),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var nf=(e,t,n)=>Object.hasOwn(e,
t)?e[t]:n,Kn=e=>Object.hasOwn(qr,e)?a(qr[e]):e.replaceAll("_"," ");function js({message:e,fix:t,diagnostics:n=[]}){let r=n.map(o=>({knob:o.knob,message:a(o.message),
fix:a(o.fix)}));return r.some(o=>o.message===a(e))?r:[{knob:"",message:a(e),fix:a(t)},...r]}var Ge=e=>Object.hasOwn(Ir,e)?Ir[e].map(t=>a(t)):[e,e];function et(e){
if(!Object.hasOwn(Wr,e))return[e,a("is your own logits processor"),[]];let[t,n,r]=Wr[e];return[a(t),a(n),r]}var Q=(e,t)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",e);return t&&n.setAttribute("class",t),n};function me(e,t,n){for(;e.childElementCount>
t;)e.lastElementChild?.remove();for(;e.childElementCount<t;)e.append(n());return e.children}var Jl=new WeakMap;function _t(e,t,{plain:n=!1}={}){let r=String(n)+
t;Jl.get(e)!==r&&(Jl.set(e,r),n?e.textContent=t:$e(e,t))}function He(e,t){e.className!==t&&(e.className=t)}function Te(e,t,n){let r=`${(n*100).toFixed(2)}%`,o=Ql.
get(e)||{};o[t]!==r&&(e.style[t]=r,Ql.set(e,{...o,[t]:r}))}var Ql=new WeakMap;function te(e,t){let n=ec.get(e)||{};for(let[r,o]of Object.entries(t))n[r]!==o&&e.
setAttribute(r,String(n[r]=o));ec.set(e,n)}var ec=new WeakMap;function Be(e,t){e.hidden===t&&(e.hidden=!t)}var si={};ee(si,{Along:()=>xe,RunLog:()=>vt,groupLetter:()=>Re,pathChange:()=>Kr,pathOf:()=>ae,penalised:()=>tt,unseenAfter:()=>oi,unseenNode:()=>ri});var Qs={};ee(Qs,{Feed:()=>Wt,everyChange:()=>cn});var Zs={};ee(Zs,{isFar:()=>Xs,isOpen:()=>Ks,onceNear:()=>Ys,onceShown:()=>Vs});var nc=e=>e.closest(".tabitem, .drawer")||document.body;function Ks(e){return e.checkVisibility()||
e.hidden&&nc(e).checkVisibility()}var jr=new WeakMap,Us;function Vs(e,t){Us??=new ResizeObserver(s=>s.map(({target:i})=>i).filter(i=>i.checkVisibility()).flatMap(
rf).forEach(i=>i()));let n=nc(e),r=n.checkVisibility()?e:n,o=jr.get(r)??new Set;jr.set(r,o.add(t)),Us.observe(r)}function rf(e){Us.unobserve(e);let t=[...jr.get(
e)||[]];return jr.delete(e),t}var Fr=new WeakMap,Gs=new WeakMap,tc;function Xs(e){return Fr.has(e)||(tc??=new IntersectionObserver(of,{rootMargin:"50%"}),Fr.set(
e,!1),tc.observe(e)),!!Fr.get(e)&&!e.hidden}function Ys(e,t){Gs.set(e,t)}function of(e){for(let{target:t,isIntersecting:n}of e){Fr.set(t,!n);let r=n&&Gs.get(t);
r&&(Gs.delete(t),r())}}var Wt=class{constructor(t){this.kinds=t}kinds;subscribers=new Set;changes={};position=0;head="";tail="";answers={};away=!1;onlyShown=!1;feed(t){t.length>=this.
position&&t.startsWith(this.head)&&t.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let r=t.lastIndexOf(`
`)+1;for(;this.position<r;){let o=t.indexOf(`
`,this.position);this.readLine(t.slice(this.position,o)),this.position=o+1}this.head=t.slice(0,Math.min(r,100)),this.tail=t.slice(Math.max(0,r-100),r)}append(t){
let n=0;for(let r of t.split(`
`))this.readLine(r)||(n+=1);return n}read(t){throw new Error("nobody reads "+t.type)}readLine(t){if(!t.trim())return!0;try{return this.read(JSON.parse(t)),!0}catch(n){
return console.error("Generation Playground: a line of the log was skipped.",n,t.slice(0,200)),!1}}setAway(t){this.away!==t&&(this.away=t,this.changed("status"))}get canAsk(){
return!this.onlyShown&&Object.keys(this.answers).length>0}ask(t){!this.onlyShown&&Object.hasOwn(this.answers,t.type)&&this.answers[t.type](t)}subscribe(t,n,r=!1){
let o={element:t,update:n,whenOpen:r,missed:cn(this.kinds),opened:()=>Js([o])};this.subscribers.add(o),Js([o])}changed(t){zr.size||requestAnimationFrame(sf),zr.
add(this),this.changes[t]=!0}takeChanges(){let t=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?n.missed=lf(n.missed,t):this.subscribers.
delete(n);return[...this.subscribers]}},zr=new Set;function sf(){let e=[...zr];zr=new Set,Js(e.flatMap(t=>t.takeChanges()),!0)}function Js(e,t=!1){let n=e.filter(
({element:s,whenOpen:i})=>i&&s.isConnected),r=new Set(n.filter(({element:s})=>!Ks(s))),o=new Set(n.filter(s=>t&&af(s.missed)&&!r.has(s)&&Xs(s.element)));for(let{
element:s,opened:i}of r)Vs(s,i);for(let{element:s,opened:i}of o)Ys(s,i);for(let s of e){let{missed:i,update:l}=s;if(!(r.has(s)||o.has(s)||!Object.keys(i).length)){
s.missed={};try{l(i)}catch(c){console.error("Generation Playground: a pane could not be drawn.",c)}}}}var af=e=>!!e.steps&&Object.keys(e).every(t=>t==="steps"||
t==="entries"),cn=e=>Object.fromEntries(e.map(t=>[t,!0]));function lf(e,t){let n={...e,...t};return e.entries&&t.entries&&(n.entries=new Set([...e.entries,...t.
entries])),n}var ti={};ee(ti,{noReading:()=>Dr,readOn:()=>Ur,spansOf:()=>ei});var Dr=e=>({place:0,since:e.is_open?0:null,tail:[],spans:[]});function Ur(e,t,n,{start:r,end:o}){
let{place:s}=e,{since:i,spans:l}=e,c=[...e.tail,[s,t]];for(;;){let u=i===null?r:o,d=c.map(([,p])=>p).join("").indexOf(u);if(d<0)break;let h=cf(c,d);i===null?i=s+
1:(l=[...l,{start:i,stop:Math.max(i,h),end:s+1}],i=null),c=uf(c,d+u.length)}return n&&i!==null&&i<=s&&(l=[...l,{start:i,stop:s,end:null}],i=null,c=[]),{place:s+
1,since:i,tail:df(c,(i===null?r:o).length-1),spans:l}}function ei(e,t){if(!t)return[];let n=Dr(t);for(let{chosen:i,piece:l}of e)n=Ur(n,i.text,l===null,t);let{spans:r,
since:o,place:s}=n;return o===null?r:[...r,{start:o,stop:s,end:null}]}function cf(e,t){let n=t;for(let[r,o]of e)if(n-=o.length,n<0)return r;return e[e.length-1][0]}
function uf(e,t){let n=t;return e.flatMap(([r,o])=>{let s=o.slice(n);return n=Math.max(0,n-o.length),s?[[r,s]]:[]})}function df(e,t){let[n,r]=[e.length,0];for(;n>
0&&r<t;)r+=e[--n][1].length;return e.slice(n)}var hf=20,vt=class extends Wt{unit="bits";searched=new Map;found={look_into:new Map,attend:new Map};mostPlaces={};written=null;parts=[];coming=[];turn;fed={turn:void 0,
started:!1};recordedTurn;beginsHidden=!1;asked=null;queued;loading;shared;apart;started;finished;failed;lasts;newest;numTokens;elapsed;firstElapsed;rounds;canvasSteps;prompts;texts;returned;selected;suggested;rejected;promptSteps;hideFrom;constructor(){
super(["run","steps","status","selection","unit","prompt","watched","searched","found","written"]),this.clear()}clear(){this.queued=this.loading=this.started=this.
finished=this.failed=null,this.shared=1,this.apart=!1,this.lasts=[],this.newest=null,this.numTokens=this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.canvasSteps=
[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=this.rejected=null,this.suggested=!1,this.promptSteps=[],this.hideFrom=this.beginsHidden?
0:null}feedRun(t,n){this.begin(n),this.feed(t),this.coming=[t],this.showComing()}appendRun(t,n){this.begin(n);let r=this.append(t);return this.coming.push(t),this.
showComing(),r}lose(t){this.fed.turn!==t||this.finished||this.failed||this.read({type:"Failed",message:a("The connection to this run was lost."),fix:a("Run it a\
gain."),error:"Lost",diagnostics:[]})}begin(t){t!==this.fed.turn&&(this.fed={turn:t,started:!1},this.coming=[],this.feed(""))}showComing(){this.fed.started&&Object.
assign(this,{parts:this.coming,turn:this.fed.turn})}get text(){return this.parts.length>1&&this.parts.splice(0,1/0,this.parts.join("")),this.parts[0]??""}read(t){
if(!pf(t.type))throw new Error("unknown event "+t.type);oc[t.type](this,t)}countStep(t){this.numTokens+=1,this.elapsed=t.elapsed??0,this.firstElapsed??=t.elapsed,
this.changed("steps")}get recorded(){return this.recordedTurn!==void 0&&this.turn===this.recordedTurn}get readsSource(){return!!this.started?.decoder_tokens.length}get prefix(){
return(this.readsSource?this.started?.decoder_tokens:this.started?.prompt_tokens)??[]}get denoises(){return!!(this.started&&this.started.mode==="block_diffusion")}get isFromElsewhere(){
return!!(this.started&&this.started.elsewhere)}get hasReadMedia(){return!!(this.started?.request.media?.length||this.started?.media?.length)}get looksAtMedia(){
return this.hasReadMedia&&this.readsSource&&!this.started?.prompt_tokens.length}get speaks(){return!!(this.started&&this.started.codebooks)}get canAsk(){return super.
canAsk&&!this.isFromElsewhere&&!this.speaks}get stepping(){if(!this.started||this.usesBeams)return!1;if(this.finished?.sequences[0]?.stop_reason==="step")return!0;
let{given:t,only_given:n,config:r={}}=this.started.request;return typeof t=="string"?!1:Array.isArray(t)&&n||r.max_new_tokens===(t||[]).length+1}get usesBeams(){
return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){
return this.hideFrom===null?this.allLines():this.allLines().map(t=>{let n=this.seen(t.last);return n===t.last?t:{...t,last:n,score:null,stopReason:null}})}seen(t){
if(this.hideFrom===null)return t;let n=t;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(t){this.hideFrom!==t&&(this.hideFrom=t,this.changed(
"steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,r)=>wf(n,r,this.prompts.length));
let t=this.finished?this.finished.sequences:[];return this.lasts.map((n,r)=>({kind:"sequence",label:this.speaks?a("codebook {number}",{number:r+1}):this.lasts.length>
1?a("sequence {number}",{number:r+1}):"",last:n,score:null,stopReason:t[r]?t[r].stop_reason:null,untold:!n&&t[r]&&!t[r].token_ids.length?t[r].text:""}))}current(){
if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let t=this.lines();return t.length?t[0].last:null}lineOf(t){return t.
isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let r=n;for(;r&&r.index>t.index;)r=r.before;return r===t}):this.lines()[t.sequence]}lastOf(t){
return this.lineOf(t)?.last??t}select(t,n){let r=t===null?null:this.lines()[t];this.selectStep(r&&n!==void 0?ae(r.last)[n]??null:null)}selectStep(t,n=!1){let r=this.
seen(t);this.selected===r&&this.suggested===n&&!this.rejected||(this.selected=r,this.suggested=n,this.rejected=null,this.changed("selection"))}selectRejected(t,n,r){
this.selectStep(t),this.rejected={round:n,place:r},this.changed("selection")}selectMostUncertain(t=""){let n=this.returned?this.returned[0]?.last:this.lasts[0];
if(this.selected||!n||this.stepping)return;let r=ae(n),o=r.filter(u=>!u.given);if(o.length<2)return;let s=ei(r,this.started?.reasoning).filter(({end:u})=>u!==null),
i=o.filter(({index:u})=>!s.some(({start:d,stop:h})=>d<=u&&u<h)),l=({distribution:u,chosen:{raw_logprob:d}})=>u.entropy_before??-(d??-1/0),c=t&&o.find(u=>u.chosen.
text.trim()===t.trim());c?this.selectStep(c,!0):this.selectStep((i.length?i:o).reduce((u,d)=>l(d)>l(u)?d:u),!0)}walk(t){let n=this.current();if(!n)return;let r=[
...this.promptSteps,...ae(this.lastOf(n))],o=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(r[Math.max(0,Math.min(r.length-1,o+t))])}addSearched(t,n){
this.searched.set(t,[...this.searched.get(t)||[],n]),this.changed("searched")}addFound(t,n,r,o){let s=this.found[t];s.delete(n),s.set(n,{ids:r,found:o}),s.size>
hf&&s.delete(s.keys().next().value),this.changed("found")}foundOf(t){return this.started&&this.found[t].get(this.turn)||null}startedLine(){let t=this.text.indexOf(
'{"type":"Started"');return t<0?"":this.text.slice(t,this.text.indexOf(`
`,t))}idsTo(t){return ae(t).map(({chosen:n})=>n.token_id)}addWatched(t,n){let r=this.allLines()[t];r&&(ae(r.last).forEach((o,s)=>{let i=Ke("Candidate",n[s]||[]),
l=new Set(i.map(({token_id:c})=>c));o.watched=[...(o.watched||[]).filter(({token_id:c})=>!l.has(c)),...i]}),this.changed("watched"))}setWritten(t){this.written=
t&&{...t,tokens:Ke("Token",t.tokens)},this.changed("written")}setUnit(t){this.unit=t,this.changed("unit")}},oc={Queued(e,t){e.queued=t,e.loading=null,e.changed(
"status")},Loading(e,t){e.loading=t,e.queued=null,e.changed("status")},Shared(e,{runs:t,apart:n}){e.shared=t,e.apart=!!n,e.changed("status")},Started(e,t){e.clear();
let n=Ke("Token",t.prompt_tokens??[]);e.started={...t,request:t.request??{},prompt_tokens:n,decoder_tokens:Ke("Token",t.decoder_tokens??[])},e.fed.started=!0,e.
changed("run"),e.changed("status"),e.changed("selection")},Stepped(e,{step:t}){let n=rc(t);n.read=!!e.started?.request.only_given,n.before=e.lasts[n.sequence]??
null,n.draft=ff(n,e.rounds),e.lasts[n.sequence]=n,(!e.newest||n.index>e.newest.index)&&(e.newest=n),e.countStep(n)},BeamsAdvanced(e,{step:t}){let n=e.prompts[t.
sequence]??=mf(),r={...t,distributions:t.distributions.map(sc)};r.given&&(n.given+=1);let o=Ke("BeamCandidate",r.candidates).map(i=>gf(i,r,n));for(let{beam:i}of o)
i.progress&&e.texts.set(i.token_id,i.text);bf(o),n.running=o.filter(i=>i.beam.status==="running").sort((i,l)=>ni(i)-ni(l)),n.byNumber=new Map(n.running.map(i=>[
ni(i),i]));let s=r.given?e.started?.effective.num_beams??0:0;for(let i=0;i<s;i++)n.byNumber.set(i,o[0]);n.finished.push(...o.filter(i=>i.beam.status==="finished")),
n.finished.sort((i,l)=>(l.beam.final_score??0)-(i.beam.final_score??0)),n.finished.length=Math.min(n.finished.length,r.pool.length),n.pool=r.pool,n.pools.push(r.
pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(r.distributions),e.countStep(r)},PromptRead(e,{steps:t}){let n=null;e.promptSteps=t.map(r=>n=
{...rc(r),before:n,isPrompt:!0}),e.changed("prompt")},CanvasDenoised(e,{step:t}){let n={...t,places:Ke("CanvasPlace",t.places)};e.canvasSteps.push(n),e.numTokens=
n.canvas*n.places.length,e.elapsed=n.elapsed,e.firstElapsed??=n.elapsed,e.changed("steps")},DraftJudged(e,{round:t}){e.rounds.push({...t,follow:t.follow,drafted:Ke(
"DraftToken",t.drafted)}),e.changed("steps")},Finished(e,t){let n=t.sequences.map(r=>({...r,score:r.score??null,note:r.note??""}));e.finished={...t,sequences:n},
n.forEach((r,o)=>{!r.token_ids.length&&r.text&&(e.lasts[o]??=null)}),e.usesBeams&&(e.returned=n.map((r,o)=>_f(e,r,o))),e.changed("status"),e.changed("steps")},Failed(e,t){
(e.fed.turn===void 0||e.fed.started)&&(e.failed=t),e.queued=e.loading=null,e.changed("status")}},pf=e=>Object.hasOwn(oc,e);function Gr(e,t){let n=Ps[e],r={};for(let o=0;o<
n.length;o++)r[n[o]]=t[o];return r}function Ke(e,t){return t.map(n=>Gr(e,n))}function sc(e){return{...e,candidates:Ke("Candidate",e.candidates),stages:Ke("Stage",
e.stages??[])}}function rc(e){let{chosen:t,distribution:n,watched:r,mark:o,reranked:s,...i}=e,l={...i,chosen:Gr("Candidate",t),distribution:sc(n),watched:Ke("Ca\
ndidate",r??[]),mark:o?Gr("Mark",o):null,before:null,draft:null};return s&&(l.reranked=Ke("Reranked",s)),l}function ff(e,t){let n=t.at(-1);if(!n||e.index<n.start)
return null;let r=e.index-n.start;return r<n.num_accepted?{origin:"accepted",instead:null,round:n,place:r}:{origin:n.follow,instead:n.drafted[r]||null,round:n,place:r}}
function mf(){return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}var ni=({beam:e})=>e.beam??0;function gf({
mark:e,...t},n,r){let o=e?Gr("Mark",e):null,s={...t,mark:o},i=n.distributions[s.parent],l=i.candidates.find(c=>c.token_id===s.token_id);return{index:n.index,sequence:n.
sequence,before:r.byNumber.get(s.parent)||null,chosen:l||{...s,raw_rank:null,rank:null,removed_by:null},piece:s.piece,distribution:i,seconds:n.seconds,elapsed:n.
elapsed,draft:null,given:!!n.given,length:n.index+1-r.given,mark:o,beam:s}}var tt=({beam:e,length:t},n)=>t>0?(e.score??-1/0)/t**n:e.score;function ri(e,t,n,r,o){
e.unseen??=new Map;let s=`${t} ${n} ${o.token_id}`,i=e.unseen.get(s);if(!i){let l=(t?e.byStep[t-1].get(n):null)??null,{token_id:c,text:u,raw_logprob:d,logprob:h}=o,
p=(l?.beam.score??0)+(h??-1/0),f=l?l.beam.group:null,w={token_id:c,text:u,piece:null,parent:n,raw_logprob:d,logprob:h,score:p,status:"unseen",beam:null,final_score:null,
group:f},{sequence:x,seconds:M,elapsed:H}=e.steps[t][0];i={index:t,sequence:x,before:l,chosen:o,piece:null,distribution:r,seconds:M,elapsed:H,draft:null,given:!1,
length:e.steps[t][0].length,beam:w,rank:null},e.unseen.set(s,i)}return i}function oi(e,t,n,r){let o=n&&!n.given?n.beam?.beam??0:0;return e.unseen&&e.unseen.get(
`${t} ${o} ${r}`)||null}function bf(e){let t=new Map;for(let n of[...e].sort((r,o)=>(o.beam.score??-1/0)-(r.beam.score??-1/0)))n.rank=(t.get(n.beam.group)||0)+1,
t.set(n.beam.group,n.rank)}function wf(e,t,n){let r=s=>n>1?a("Prompt {number}, {label}",{number:t+1,label:s}):s,o=(s,i,l,c)=>({kind:s,label:r(i),last:l,score:c,
stopReason:null});return[...e.running.map(s=>o("running",yf(s),s,s.beam.score)),...e.finished.map((s,i)=>o("finished",kf(s,i+1),s,s.beam.final_score))]}function yf({
beam:{beam:e,group:t,progress:n}}){let r=(e??0)+1;return t!=null?a("beam {number}, group {group}",{number:r,group:Re(t)}):r===1&&!n?a("best beam"):a("beam {numb\
er}",{number:r})}function kf({beam:{group:e}},t){return e!=null?a("ended {number}, group {group}",{number:t,group:Re(e)}):a("ended {number}",{number:t})}var Re=e=>e<
26?String.fromCharCode(65+e):String(e+1);function _f(e,t,n){let r=Math.max(1,Math.floor((e.finished?.sequences.length??0)/e.prompts.length)),{steps:o}=e.prompts[Math.
floor(n/r)],s=null;return t.token_ids.forEach((i,l)=>{let c=t.beams?.[l];s=(o[l]||[]).find(u=>u.beam.parent===c&&u.beam.token_id===i)||s}),{kind:"returned",label:a(
"output {number}",{number:n+1}),last:s,score:t.score,stopReason:t.stop_reason}}function ae(e){let t=[];for(let n=e;n;n=n.before)t.push(n);return t.reverse()}function Kr(e,t){
let n=[],r=t;for(;r&&e[r.index]!==r;)n.push(r),r=r.before;return{keep:r?r.index+1:0,added:n.reverse()}}var xe=class{constructor(t,n){this.add=n;this.totals=[t]}add;steps=[];totals;get total(){
return this.totals[this.totals.length-1]}follow(t){let{keep:n,added:r}=Kr(this.steps,t);this.steps.length=n,this.totals.length=n+1;for(let o of r)this.steps.push(
o),this.totals.push(this.add(this.total,o));return{keep:n,added:r}}};var pi={};ee(pi,{explain:()=>hi,runsOfTerms:()=>We,tipLater:()=>Me,tipOfTerm:()=>ye});var ii={};ee(ii,{documentLinks:()=>Vn});var vf={"views#why-this-token":`vocabulary prompt length ending logit probability logprob mean-logprob cumulative-logprob bits perplexity rank processor
    kept distinct-n repetition context parameters memory`,"views#side-by-side":"sample greedy self-bleu words-in-common interval","views#how-the-next-token-move\
s-with-the-prompt":"kl js","views#where-the-beams-went":"sequence-score","views#is-the-draft-worth-it":"bonus acceptance-length expected-acceptance passes-saved\
 draft-cost speed-up residual","views#is-it-watermarked":"threshold p-value false-positive-rate detection-rate auc","views#which-answer-is-likelier":"answer-sha\
re","views#how-much-do-fewer-bits-cost":"top-agreement","views#chats-translations-batches":"padding","serving#time":"speed first-token time between-tokens laten\
cy percentile","serving#what-happens-in-a-step":"decode block queue","knobs#do_sample":"sampling","knobs#temperature":"temperature","knobs#top_k":"top-k","knobs\
#top_p":"top-p","knobs#min_p":"min-p","knobs#repetition_penalty":"repetition-penalty","knobs#length_penalty":"length-penalty","knobs#diversity_penalty":"diversi\
ty-penalty","knobs#constraints":"constraint"},xf=Object.fromEntries(Object.entries(vf).flatMap(([e,t])=>t.split(/\s+/).map(n=>[n,e])));function Vn(e){let t=document.
querySelector("link[rel=help]");if(!t)return[];let n=e?xf[e]||`glossary#${e}`:"";return[g("a","gp-link",a("Docs"),{href:t.href+n,target:"_blank",rel:"noopener"})]}var ci={};ee(ci,{addressOf:()=>Xn,askedTerm:()=>Vr,followTermLink:()=>Yn,formulaLines:()=>Xr,openGlossary:()=>dt});var ai={};ee(ai,{TERMS:()=>un,termOf:()=>Ht});var ic={token:()=>({name:a("token"),meaning:a("The piece of text that a model reads and writes at once: a word, a part of one, a sign, or a few bytes.")}),vocabulary:()=>({
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
ther. A place is accepted where the entropy of its distribution is low enough.")})},un=Object.keys(ic),Ht=e=>ic[e]();var li="#glossary",ut=null,Xn=e=>`${li}=${e}`;function Vr(){let[e,t=""]=location.hash.split("=");return e!==li?null:un.includes(t)?t:""}function ac(e){try{history.
replaceState(history.state,"",location.pathname+location.search+e)}catch{}}var Xr=({formula:e,unit:t})=>[...e?[g("p","gp-formula",e.replaceAll("−(","−⁠("))]:
[],...t?[g("p","gp-term-unit",a("Unit: {unit}",{unit:t}))]:[]];function Sf(){let e=g("dialog","gp-glossary",null,{"aria-label":a("Glossary")}),t=g("button","gp-\
button",a("Close"),{type:"button"});t.addEventListener("click",()=>e.close());let n=g("header","gp-head");n.append(g("h3","gp-title",a("Glossary")),...Vn(),t);let r=g(
"div");for(let o of un){let s=Ht(o),i=g("section","gp-term-entry",null,{id:`gp-term-${o}`,tabindex:"-1"}),l=g("h4");l.append(g("a","gp-term-link",s.name,{href:Xn(
o),title:a("Link to this term")})),i.append(l,g("p","",s.meaning),...Xr(s)),r.append(i)}return e.append(n,r),e.addEventListener("click",({target:o})=>o===e&&e.close()),
e.addEventListener("close",()=>Vr()!==null&&ac("")),e}function dt(e,t){ut??=Sf(),ut.parentNode!==e&&(ut.open&&ut.close(),e.append(ut)),ut.open||ut.showModal();for(let r of ut.
querySelectorAll(".gp-term-entry"))r.classList.toggle("gp-current",r.id===`gp-term-${t}`);let n=t?ut.querySelector(`#gp-term-${t}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),ac(t?Xn(t):li)}function Yn(e,t){let n=e.target.closest(".gp-term-link");!n||e.ctrlKey||e.metaKey||e.shiftKey||(e.preventDefault(),
dt(t,n.getAttribute("href")?.split("=")[1]))}var cc=new WeakMap,di=new WeakMap;function Me(e,t){cc.set(e,t),e.dataset.tip===void 0&&(e.dataset.tip="")}function ye(e,t,n,r={}){di.set(e,{id:t,run:n,...r});let o=r.
meaning||"";e.dataset.tip!==o&&(e.dataset.tip=o),e.dataset.term!==t&&(e.dataset.term=t),e.tabIndex!==0&&(e.tabIndex=0)}function We(e,t){for(let n of e.querySelectorAll(
"[data-run]")){let{run:r}=n.dataset;r!==void 0&&Object.hasOwn(t,r)&&di.set(n,{...uc(n),run:t[r]})}}function uc({dataset:{term:e,tip:t,formula:n,unit:r}}){return{
id:e??"",run:()=>"",meaning:t,...n!==void 0&&{formula:n},...r!==void 0&&{unit:r}}}var ui=e=>e&&di.get(e)||(e?.dataset.term?uc(e):null),Mf={run:e=>a("In this run\
: {words}",{words:e}),runs:e=>a("In these runs: {words}",{words:e}),text:e=>a("In this text: {words}",{words:e}),model:e=>a("In this model: {words}",{words:e})},
Tf=e=>e.replaceAll("−(","−⁠(");function Ef({id:e,run:t,meaning:n,...r},o,s){let i={...Ht(e),...r},l=t(),c=g("button","gp-link",a("Glossary (key G)"),{type:"\
button",tabindex:"-1"});c.addEventListener("click",()=>dt(o,e));let u=g("p","gp-in-run");return u.append(Br(Mf[s](Tf(l)))),[g("p","",n||i.meaning),...Xr(i),...l?
[u]:[],c,...Vn(e).map(d=>(d.tabIndex=-1,d))]}function lc(e,t,n){let r=ui(e);return r?Ef(r,t,n):[Br(cc.get(e)?.()??e.dataset.tip??"")]}function hi(e,t="run"){let n=null,
r=null,o=()=>g("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});function s({target:d}){if(!(d instanceof Element)||n?.contains(
d))return;let h=d.closest("[data-tip]");h!==r&&(r&&r.removeAttribute("aria-describedby"),r=h,n??=o(),n.hidden=!h,h&&(n.classList.toggle("gp-term",!!ui(h)),n.replaceChildren(
...lc(h,e,t)),h.setAttribute("aria-describedby",n.id),i(n,h)))}function i(d,h){let p=h.closest("[data-holds-tips]")||e;d.parentNode!==p&&p.append(d);let[f,w]=[p.
getBoundingClientRect(),h.getBoundingClientRect()],x=Math.min(w.left-f.left,f.width-d.offsetWidth-8);d.style.left=`${Math.max(8,x)+p.scrollLeft}px`;let[M,H]=p===
e?[0,innerHeight]:[Math.max(0,f.top),Math.min(innerHeight,f.bottom)],A=w.bottom+5+d.offsetHeight>H&&w.top-5-d.offsetHeight>=M;d.classList.toggle("gp-above",A),d.
style.top=`${(A?w.top-5-d.offsetHeight:w.bottom+5)-f.top+p.scrollTop}px`}let l=()=>s({target:e});function c(){if(!r||!n)return;if(!e.contains(r)||!r.getClientRects().
length){l();return}let d=lc(r,e,t);d.map(p=>typeof p=="string"?p:p.textContent).join("")!==n.textContent&&(n.replaceChildren(...d),i(n,r))}let u=()=>ui(r);return e.
addEventListener("pointerover",s),e.addEventListener("pointerleave",({pointerType:d})=>!(d==="touch"&&u())&&l()),e.addEventListener("focusin",s),e.addEventListener(
"focusout",({relatedTarget:d})=>!(d instanceof Node&&n?.contains(d))&&l()),e.addEventListener("click",d=>Yn(d,e)),e.addEventListener("keydown",d=>{if(d.key==="E\
scape"&&l(),d.key.toLowerCase()!=="g"||d.ctrlKey||d.metaKey||d.altKey||d.target!==r)return;let h=u();h&&(d.preventDefault(),dt(e,h.id))}),c}var dc=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),nt=e=>e.
num_accepted+(e.follow==="correction"?1:0),fi=e=>e.num_accepted+(e.next_token_id===null?0:1);function Lf(e,t){let{drafted:n,num_accepted:r}=t;if(e.rounds+=1,e.tokens+=
fi(t),e.draft_seconds+=t.draft_seconds,e.verify_seconds+=t.verify_seconds,!n.length)return e;e.spec_steps+=1,e.drafted+=n.length,e.accepted+=r,e.judged+=nt(t);for(let o=e.
draftedAt.length;o<n.length;o++)e.draftedAt.push(0),e.acceptedAt.push(0);for(n.forEach((o,s)=>{e.draftedAt[s]+=1,s<r&&(e.acceptedAt[s]+=1),!(s>=nt(t)||(o.overlap??
null)===null)&&(e.overlaps[0]+=1,e.overlaps[1]+=o.overlap)});e.kept.length<=e.draftedAt.length;)e.kept.push(0);return e.kept[r]+=1,e}function Of(e){let{spec_steps:t,
rounds:n,tokens:r,drafted:o,accepted:s,judged:i,overlaps:l}=e,c=(u,d)=>d?u/d:null;return{num_spec_steps:t,num_rounds:n,num_tokens:r,num_draft_tokens:o,num_accepted_draft_tokens:s,
num_judged_draft_tokens:i,draft_acceptance_rate:c(s,o),judged_acceptance_rate:c(s,i),mean_acceptance_length:t?1+s/t:null,acceptance_histogram:e.kept,accepted_by_position:e.
acceptedAt,drafted_by_position:e.draftedAt,passes_saved:r-n,expected_acceptance_rate:c(l[1],l[0]),draft_seconds:e.draft_seconds,verify_seconds:e.verify_seconds}}
var dn=class{constructor(){this.rounds=[],this.tally=dc()}read(t){t.length>=this.tally.rounds&&this.rounds[0]===t[0]||(this.tally=dc());for(let r=this.tally.rounds;r<
t.length;r++)Lf(this.tally,t[r]);return this.rounds=t,Of(this.tally)}};var gi={};ee(gi,{denominatorOf:()=>ht,draftFigures:()=>mi,tipOfFigure:()=>hc});var Pf={num_draft_tokens:()=>["draft",{formula:""}],num_accepted_draft_tokens:()=>["draft",{formula:""}],draft_acceptance_rate:()=>["acceptance-rate",{}],judged_acceptance_rate:()=>[
"acceptance-rate",{formula:a("accepted / judged")}],mean_acceptance_length:()=>["acceptance-length",{}],expected_acceptance_rate:()=>["expected-acceptance",{}],
passes_saved:()=>["passes-saved",{}]};function hc(e,t,n,r){let[o,s]=Pf[t]();ye(e,o,()=>Cf(t,n,r),{meaning:a(Os[t]),...s})}function Cf(e,t,n){let r=ht(e,n);if(e.
startsWith("num_"))return a("{value} {denominator}.",{value:t,denominator:r});if(e!=="passes_saved")return a("{denominator} = {value}.",{denominator:r,value:t});
let o=F(n.num_tokens,"{count} token","{count} tokens");return F(n.num_rounds,"{tokens} − {count} pass = {value}.","{tokens} − {count} passes = {value}.",{tokens:o,
value:t})}function ht(e,t){let{num_draft_tokens:n,num_accepted_draft_tokens:r,num_spec_steps:o,num_judged_draft_tokens:s}=t,i=F(t.num_rounds,"{count} round","{c\
ount} rounds"),l=F(t.num_tokens,"{count} token","{count} tokens");switch(e){case"num_draft_tokens":return F(o,"in {count} draft over {rounds}","in {count} draft\
s over {rounds}",{rounds:i});case"num_accepted_draft_tokens":return a("of {drafted} drafted",{drafted:B(n)});case"draft_acceptance_rate":return a("{accepted} of\
 {drafted} drafted",{accepted:B(r),drafted:B(n)});case"judged_acceptance_rate":return a("{accepted} of {judged} judged",{accepted:B(r),judged:B(s)});case"mean_a\
cceptance_length":return F(o,"1 + {accepted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:B(r)});case"expected_acceptance_rate":return F(s,"mean\
 over {count} judged position","mean over {count} judged positions");case"passes_saved":return F(t.num_rounds,"{tokens} in {count} pass","{tokens} in {count} pa\
sses",{tokens:l});default:return""}}function mi(e){let t=e.querySelector(".gp-draft-figures"),n=e.querySelector(".gp-kept-chart"),r=e.querySelector(".gp-place-c\
hart"),o=w=>w===null?"–":j(w),s=w=>F(w,"{count} token","{count} tokens");function i(w,x){let M=x.samples&&w.expected_acceptance_rate!==null,H=I=>[I,B(w[I]),ht(
I,w)],A=I=>[I,o(w[I]),ht(I,w),w[I]],N="mean_acceptance_length";return[H("num_draft_tokens"),H("num_accepted_draft_tokens"),A("draft_acceptance_rate"),[N,D(w[N],
2),ht(N,w)],A("judged_acceptance_rate"),...M?[A("expected_acceptance_rate")]:[],H("passes_saved")]}function l(){let w=g("div","gp-draft-figure",null,{tabindex:"\
0","data-tip":""}),x=g("dd","gp-rate",null,{"aria-hidden":"true"});return x.append(g("i")),w.append(g("dt"),g("dd"),g("dd","gp-note"),x),w}function c(w,x){let M=i(
w,x),H=me(t,M.length,l);M.forEach(([A,N,I,$=null],C)=>{let[E,y,b,L]=H[C].children;E.textContent!==A&&E.replaceChildren(...A.split(/(?<=_)/).flatMap(k=>[k,g("wbr")])),
W(y,N),W(b,I),L.hidden=$===null,Te(L.firstChild,"width",$??0),hc(H[C],A,N,w),H[C].dataset.name=A})}function u(){let w=g("span","gp-chart-column"),x=g("span","gp\
-chart-track");return x.append(g("i","gp-chart-whole"),g("i","gp-chart-part")),w.append(g("span","gp-chart-top"),x,g("span","gp-chart-label")),w}function d(w,x,M){
let H=Math.max(1,...x.map(([N,I])=>I??N)),A=me(w,x.length,u);x.forEach(([N,I,$,C,E],y)=>{let[b,L,k]=A[y].children;W(b,C),Te(L.children[0],"height",(I??0)/H),Te(
L.children[1],"height",N/H),W(k,$),Me(A[y],()=>E)}),te(w,{"aria-label":`${M}: ${Pe(x.map(([,,,,N])=>N))}`})}function h(w){let x=w.num_spec_steps;d(n,w.acceptance_histogram.
map((M,H)=>[M,null,String(H),M?B(M):"",F(x,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:B(
M),tokens:s(H)})]),"acceptance_histogram"),d(r,w.drafted_by_position.map((M,H)=>{let A=w.accepted_by_position[H];return[A,M,String(H+1),`${Math.round(100*A/M)}%`,
F(M,"position {place}: {accepted} of {count} drafted token kept, {share}","position {place}: {accepted} of {count} drafted tokens kept, {share}",{place:H+1,accepted:B(
A),share:j(A/M)})]}),"accepted_by_position / drafted_by_position")}let p=null,f=w=>w.join(", ");return We(e,{kept:()=>p?F(p.num_spec_steps,"{count} round with a\
 draft; by the number of kept tokens, from 0 on: {rounds}.","{count} rounds with a draft; by the number of kept tokens, from 0 on: {rounds}.",{rounds:f(p.acceptance_histogram)}):
"",place:()=>p?a("kept {kept} of {drafted} drafted, by position.",{kept:f(p.accepted_by_position),drafted:f(p.drafted_by_position)}):""}),(w,x)=>{p=w,c(w,x),h(w)}}var pt={get accepted(){return["✓",a("accepted draft"),a("Drafted, and kept by the target model.")]},get correction(){return["→",a("correction"),a("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",a("bonus"),a("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",a("target only"),a("Nothing was drafted in this round: the target wrote one token, as without draf\
ts.")]}},pc=Object.fromEntries(Object.keys(pt).map(e=>[e,0])),fc=(e,{draft:t})=>t&&Object.hasOwn(e,t.origin)?{...e,[t.origin]:e[t.origin]+1}:e;function Bt(e){let{
do_sample:t,assistant_ensemble_weight:n}=e&&e.effective||{};return{samples:!!t,weight:n??null}}function bi({target_logprob:e,draft_logprob:t},{weight:n}){let r=X(
e)/((t??null)===null?1:X(t));return Math.min(1,n===null?r:1-n+n*r)}var mc=({weight:e})=>e===null?"min(1, p / q)":`min(1, ${D(1-e,2)} + ${D(e,2)} · p / q)`;function gc(e,t){
if(e.samples)return t?a("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:mc(e)}):a("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(e.weight===null||!t)return a("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,r]=[D(e.weight,2),D(1-e.weight,2)];return a("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:r})}function wi(e,t){return t<e.num_accepted?"accepted":t<nt(e)?"rejected":"unjudged"}function Zn(e,t,n){let r=e.drafted[t],o=wi(e,t),s=(r.
draft_logprob??null)!==null,[i,l]=[j(X(r.target_logprob)),j(X(r.draft_logprob))],c=s?[a("The draft model gave it {q}.",{q:l})]:[];if(o==="unjudged")return[e.follow===
"correction"?a("Never judged: it follows the rejection."):a("Never judged: it follows the end of the text."),...c].join(" ");let u=o==="accepted";if(!n.samples){
let h=n.weight!==null&&s;return[u?Af(h):Rf(h,K(e.next_text)),a("The target gave it {p}.",{p:i}),...c].join(" ")}if(!s)return u?a("Accepted: the target drew the \
same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:i}):a("Rejected: the target drew {token} for itself. It gave this one {p},\
 which is the chance that it is kept.",{token:K(e.next_text),p:i});let d=(r.overlap??null)===null?[]:[a("Averaged over all tokens that could have been drafted h\
ere, the chance is {share}.",{share:j(r.overlap)})];return[u?a("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:i,q:l}):a("Rejected: the targ\
et gave it p = {p}, the draft model q = {q}.",{p:i,q:l}),Nf(bi(r,n),mc(n),u),...d].join(" ")}var Af=e=>a(e?"Accepted: it is the likeliest token in the mixture o\
f both models.":"Accepted: it is the likeliest token for the target."),Rf=(e,t)=>a(e?"Rejected: {token}, not this one, is the likeliest token in the mixture of \
both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:t});function Nf(e,t,n){if(e>=1)return a("By {formula}, it is alwa\
ys kept: nothing was left to a draw.",{formula:t});let r={formula:t,chance:j(e)};return n?a("By {formula}, it is kept with probability {chance}: the draw kept i\
t.",r):a("By {formula}, it is kept with probability {chance}: the draw rejected it.",r)}function yi(e,t){let[,n,r]=pt[e.follow],o=`${n.charAt(0).toUpperCase()}${n.
slice(1)}. ${r}`,s=e.drafted[e.num_accepted];if(e.follow!=="correction"||!t.samples)return o;if((s.draft_logprob??null)===null)return`${o} ${a("The target drew \
it.")}`;let i=`${o} ${a("It was drawn from the residual distribution: what the target gives beyond the draft model, max(0, p − q).")}`;return(s.overlap??null)===
null||t.weight!==null?i:`${i} ${a("That sums to {share} here, and is scaled up to 1 for the draw.",{share:j(1-s.overlap)})}`}function bc({draft:{origin:e,place:t,
round:n,instead:r},chosen:o},s){if(!Object.hasOwn(pt,e))return[];let{length:i}=n.drafted,l={round:n.index+1,place:t+1},c=i?[F(i,"Round {round} drafted {count} t\
oken.","Round {round} drafted {count} tokens; this is place {place}.",l)]:[];if(e==="accepted")return[...c,Zn(n,t,s)];let u=e==="correction"&&r?[a("Drafted here\
 was {token}. {fate}",{token:K(r.text),fate:Zn(n,t,s)})]:[],d=yi(n,s),h=s.samples&&e!=="correction"&&o.logprob!==null?[a("It was drawn from the target’s own dis\
tribution, which gave it {p}.",{p:j(X(o.logprob))})]:[],p=i-nt(n),f=e==="correction"&&p?[F(p,"{count} drafted token after it was never judged.","{count} drafted\
 tokens after it were never judged.")]:[];return[...c,...u,[d,...h].join(" "),...f]}function wc({round:e,place:t},n,r){let{length:o}=e.drafted,s={token:K(e.drafted[t].
text),chosen:K(n),round:e.index+1,place:t+1},i=o-nt(e);return[F(o,"{token} was drafted in round {round}, but is not in the text.","{token} was drafted in round \
{round}, at place {place} of {count}, but is not in the text.",s),Zn(e,t,r),a("{chosen} takes its place.",s),...i?[F(i,"{count} drafted token after it was never\
 judged.","{count} drafted tokens after it were never judged.")]:[]]}function yc({draft:e}){if(!e||!Object.hasOwn(pt,e.origin))return[];let{origin:t,instead:n,round:{
index:r,drafted:o}}=e,s=r+1;if(t==="accepted"){let{draft_logprob:i}=o[e.place],l={place:e.place+1,size:o.length,round:s};return(i??null)===null?[a("accepted dra\
ft: token {place} of {size} in round {round}",l)]:[a("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...l,q:j(X(i))})]}
return t==="correction"?n?[a("correction: replaced the rejected draft token {token} in round {round}",{token:K(n.text),round:s})]:[a("correction: replaced a rej\
ected draft token in round {round}",{round:s})]:t==="target"?[a("target only: nothing was drafted in round {round}",{round:s})]:[F(o.length,"bonus: the target’s\
 own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:s})]}var rt=e=>e<
.01?`${J(e*1e3,1)} ms`:ct(e);function kc(e,t,n){let r=[],o=Bt(null),s={row:null,card:null,selected:null},i=null,l=!0,c=0,u=new WeakMap,d=new WeakMap,h=new IntersectionObserver(S=>{for(let{isIntersecting:v,
target:P}of S)v&&M(u.get(P));p()&&(e.scrollTop=e.scrollHeight)},{rootMargin:"200px 0px"}),p=()=>l&&!t.selected&&t.running;function f(S,v){let P=r.length<=S.length&&
(!r.length||r[0].round===S[0])&&o.samples===v.samples;o=v,P||w();for(let R of S.slice(r.length))x(R)}function w(){h.disconnect(),e.replaceChildren(),r=[],s={row:null,
card:null,selected:null},i=null,l=!0,c=0}function x(S){let v=g("li","gp-round"),P={round:S,item:v,cards:null};u.set(v,P),r.push(P),e.append(v),h.observe(v)}function M(S){
if(!S||S.cards)return;h.unobserve(S.item);let{round:v,item:P}=S,R=nt(v);S.cards=[];let z=g("div","gp-cards");for(let _=0;_<R;_++)z.append(N(S,_));v.next_token_id!==
null&&z.append(I(S)),R<v.drafted.length&&z.append(C(v,R)),v.follow==="none"&&z.append(g("span","gp-note gp-ended","■ "+a("the text ended inside its draft"))),
P.append(H(v),z),P.classList.add("gp-filled"),i||L(S.cards[0])}function H(S){let v=g("div","gp-round-head"),{num_accepted:P,drafted:{length:R}}=S,z=R?a("{accept\
ed} of {drafted} kept",{accepted:P,drafted:R}):a("no draft"),_=[a("draft {time}",{time:rt(S.draft_seconds)}),a("verify {time}",{time:rt(S.verify_seconds)})];v.append(
g("b","",a("Round {number}",{number:S.index+1})),g("span","",z));for(let q of _)v.append(g("span","gp-round-time",q));return v}function A(S,v,P,R,z,_,q){let U=a(
"Round {number}, {which}, {token}: {why}",{number:S.round.index+1,which:_,token:K(z),why:q}),G=g("button","gp-draft-card",null,{type:"button",tabindex:"-1","ari\
a-pressed":"false","aria-label":U});G.dataset.draft=P;let V=g("span","gp-draft-head"),Y=g("bdi","gp-ink gp-word");return $e(Y,z),V.append(g("span","gp-sign",R),
Y),G.append(V),Me(G,()=>q),d.set(G,{row:S,index:v}),S.cards.push(G),G}function N(S,v){let{round:P}=S,R=P.drafted[v],z=wi(P,v),_=P.start+v,q=a("drafted token {pl\
ace} of {size}",{place:v+1,size:P.drafted.length}),U=A(S,_,z,z==="accepted"?"✓":"✗",R.text,q,Zn(P,v,o));if(U.append($("p",X(R.target_logprob))),(R.draft_logprob??
null)!==null&&U.append($("q",X(R.draft_logprob))),o.samples){let G=g("span","gp-chance",a("chance"));G.append(g("b","",j(bi(R,o)))),U.append(G)}return U}function I(S){
let{round:v}=S,P=v.start+v.num_accepted,[R,z]=pt[v.follow],_=A(S,P,v.follow,R,v.next_text,a("the target’s own token"),yi(v,o));_.classList.add("gp-own-card");
let q=n(P);return q&&_.append($("p",Ae(q).probability)),_.append(g("span","gp-chance",z)),_}function $(S,v){let P=g("span","gp-bar-line"),R=g("span","gp-track"),
z=g("i",`gp-part-${S}`);return Te(z,"width",v),R.append(z),P.append(g("i","gp-pq",S),R,g("span","gp-amount",j(v))),P}function C(S,v){let P=g("span","gp-behind"),
R=S.drafted.slice(v);P.append(g("span","gp-note",a("never judged")));for(let z of R){let _=re(z.text,"gp-word"),q=(z.draft_logprob??null)===null?"":` q ${j(X(z.
draft_logprob))}`,U=g("span","gp-unjudged");U.append(_,g("small","",q)),P.append(U)}return P}function E(S){let v=S&&S.draft,P=v&&r[v.round.index-(r.length?r[0].
round.index:0)]||null;P&&M(P);let R=P?y(P,S):null;s.card&&s.card!==R&&s.card.setAttribute("aria-pressed","false"),s.card&&s.card.classList.remove("gp-current"),
s.row&&s.row!==P&&s.row.item.classList.remove("gp-current-round");let z=s.selected!==t.selected;s={row:P,card:R,selected:t.selected},z&&!t.selected&&(l=!0),P&&(P.
item.classList.add("gp-current-round"),R&&(R.classList.add("gp-current"),R.setAttribute("aria-pressed",String(t.selected===S)),e.contains(document.activeElement)||
L(R)),z&&b(P.item))}function y(S,v){let{rejected:P}=t;if(P&&P.round===S.round)return S.cards[P.place];let R=v.index-S.round.start;return R<S.round.num_accepted?
S.cards[R]:S.cards.at(-1)}function b(S){let[v,P]=[S.offsetTop,S.offsetTop+S.offsetHeight];v<e.scrollTop?e.scrollTop=v:P>e.scrollTop+e.clientHeight&&(e.scrollTop=
Math.min(v,P-e.clientHeight))}function L(S){i&&(i.tabIndex=-1),i=S||null,i&&(i.tabIndex=0)}function k(S){if(!S)return;let{row:v,index:P}=d.get(S);L(S);let R=n(P),
z=v.cards.indexOf(S);R&&S.dataset.draft==="rejected"?t.selectRejected(R,v.round,z):R&&t.selectStep(R),b(v.item),S.focus({preventScroll:!0})}function T(S,v){let P=r[Math.
max(0,Math.min(r.length-1,S))];return M(P),P.cards.at(v)}function O(S,v){let{row:P}=d.get(S),R=P.cards[P.cards.indexOf(S)+v];if(R)return R;let z=r.indexOf(P)+v;
return r[z]?T(z,v>0?0:-1):null}return e.addEventListener("click",S=>{let v=S.target.closest(".gp-draft-card");if(v){k(v);return}let P=S.target.closest(".gp-roun\
d");P&&k(u.get(P).cards[0])}),e.addEventListener("keydown",S=>{S.key==="Escape"&&t.selectStep(null);let v=S.target.closest(".gp-draft-card");if(!v||S.ctrlKey||S.
metaKey||S.altKey)return;let P=r.indexOf(d.get(v).row),R={ArrowRight:()=>O(v,1),ArrowLeft:()=>O(v,-1),ArrowDown:()=>r[P+1]&&T(P+1,0),ArrowUp:()=>r[P-1]&&T(P-1,0),
Home:()=>T(0,0),End:()=>T(r.length-1,0)};R[S.key]&&(S.preventDefault(),k(R[S.key]()))}),e.addEventListener("scroll",()=>{let S=e.scrollTop;e.scrollHeight-S-e.clientHeight<
80?l=!0:S<c&&(l=!1),c=S},{passive:!0}),{show:f,mark:E}}var Ve={narrowest:3,least:16,cell:9,tallest:90,times:84};function _c(e,{canvas:t,column:n,ends:r,onResize:o}){let s={rounds:[],each:1,columns:Ve.least,top:1,drafts:0},
i=0;function l(A){let N=I=>A.reduce(($,C)=>$+I(C),0)/A.length;return{accepted:N(I=>I.num_accepted),judged:N(nt),drafted:N(I=>I.drafted.length),draft:N(I=>I.draft_seconds),
verify:N(I=>I.verify_seconds),longest:Math.max(...A.map(I=>I.draft_seconds+I.verify_seconds))}}function c(A){let N=A.map(({draft:C,verify:E})=>C+E).sort((C,E)=>C-
E),I=N.at(-1),$=N[Math.floor((N.length-1)*.9)];return I>2*$&&N.length>4?1.25*$:I}function u(A){i||=t.clientWidth;let N=Math.max(1,Math.ceil(A.length/Math.max(1,
Math.floor(i/Ve.narrowest)))),I=[];for(let b=0;b<A.length;b+=N)I.push(l(A.slice(b,b+N)));let $=Math.max(1,...I.map(({drafted:b})=>b)),C=Math.max(1,Math.min(Ve.cell,
Ve.tallest/$)),E=c(I)||1,y=I.filter(({draft:b,verify:L})=>b+L>E);return s={rounds:A,each:N,columns:Math.max(Ve.least,I.length),top:E,drafts:Math.ceil($*C)},W(r.
drafts,$>=1.5?B(Math.round($)):"1"),W(r.times,rt(E)),d(I,C),{each:N,cut:y.length,longest:Math.max(0,...I.map(({longest:b})=>b)),filled:I.length/s.columns}}function d(A,N){
let I=s.drafts+16+Ve.times,$=devicePixelRatio,C=[Math.round(i*$),Math.round(I*$)];if(t.width!==C[0]&&(t.width=C[0]),t.height!==C[1]&&(t.height=C[1]),t.style.height=
`${I}px`,r.drafts.parentNode.style.height=`${s.drafts}px`,r.times.parentNode.style.height=`${Ve.times}px`,!i)return;let E=getComputedStyle(e),y=O=>E.getPropertyValue(
`--gp-${O}`).trim(),b={accepted:y("accepted"),rejected:y("rejected"),muted:y("muted"),verify:y("kept"),draft:y("before"),line:y("line"),surface:y("surface")},L=t.
getContext("2d");L.setTransform($,0,0,$,0,0),L.clearRect(0,0,i,I);let k=i/s.columns,T=k>6?Math.min(6,k*.2):k>3.5?1:0;L.fillStyle=b.line,L.fillRect(0,s.drafts,i,
1),L.fillRect(0,I-1,i,1),A.forEach((O,S)=>{let v=[S*k+T/2,k-T];s.each===1?h(L,b,O,v,N):f(L,b,O,v,N),w(L,b,O,v,I-1)})}function h(A,N,{accepted:I,judged:$,drafted:C},[
E,y],b){let L=Math.max(1,b-(b>3?1.5:0));for(let k=0;k<C;k++){let T=s.drafts-(k+1)*b;if(k<I)A.fillStyle=N.accepted,A.fillRect(E,T,y,L);else if(k<$)p(A,N.rejected,
E+y/2,T+L/2,Math.min(y,Math.max(L,5),7)/2);else{A.fillStyle=N.muted;let O=Math.min(y,L,2.5);A.fillRect(E+(y-O)/2,T+(L-O)/2,O,O)}}}function p(A,N,I,$,C){A.strokeStyle=
N,A.lineWidth=C>2?2:1,A.beginPath(),A.moveTo(I-C,$-C),A.lineTo(I+C,$+C),A.moveTo(I-C,$+C),A.lineTo(I+C,$-C),A.stroke()}function f(A,N,{accepted:I,drafted:$},[C,
E],y){A.fillStyle=N.accepted,A.fillRect(C,s.drafts-I*y,E,I*y),A.fillStyle=N.muted,A.fillRect(C,s.drafts-$*y,E,1)}function w(A,N,{draft:I,verify:$},[C,E],y){let b=Math.
min(1,s.top/(I+$))/s.top,[L,k]=[I*b*Ve.times,$*b*Ve.times];A.fillStyle=N.verify,A.fillRect(C,y-L-k,E,k),x(A,N.draft,C,y-L,E,L),!(I+$<=s.top)&&(A.fillStyle=N.surface,
A.fillRect(C-1,y-Ve.times+7,E+2,3),A.fillRect(C-1,y-Ve.times+13,E+2,3))}function x(A,N,I,$,C,E){if(!(E<=0)){if(C<5){A.fillStyle=N,A.fillRect(I,$,C,E);return}A.save(),
A.beginPath(),A.rect(I,$,C,E),A.clip(),A.strokeStyle=N,A.lineWidth=1.5,A.beginPath();for(let y=-E;y<C;y+=5)A.moveTo(I+y,$+E),A.lineTo(I+y+E,$);A.rect(I+.75,$+.75,
Math.max(0,C-1.5),Math.max(0,E-1.5)),A.stroke(),A.restore()}}function M(A){let{left:N,width:I}=t.getBoundingClientRect(),$=Math.floor((A.clientX-N)/I*s.columns)*
s.each;return Math.max(0,Math.min(s.rounds.length-1,$))}function H(A){n.hidden=A===null,A!==null&&(Te(n,"left",Math.floor(A/s.each)/s.columns),Te(n,"width",1/s.
columns))}return new ResizeObserver(()=>{t.clientWidth!==i&&(i=t.clientWidth,o())}).observe(t),{draw:u,at:M,mark:H}}function vc(e,t){let n=e.querySelector(".gp-map-plot"),r=e.querySelector(".gp-map-reading"),o=e.querySelector(".gp-map-note"),s=new xe(null,()=>null),i=new dn,l=_c(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:e.querySelector(".gp-drafts-end"),times:e.querySelector(".gp-times-end")},
onResize:$}),c=kc(e.querySelector(".gp-rounds"),t,C=>s.steps[C]),u=mi(e),d=[],h=0,p=!1;function f(){let C=t.hideFrom===null?s.steps.length:Math.min(t.hideFrom,s.
steps.length),E=t.rounds.length;for(;E&&t.rounds[E-1].start+fi(t.rounds[E-1])>C;)E-=1;return E===t.rounds.length?t.rounds:t.rounds.slice(0,E)}function w(){let{each:C,
cut:E,longest:y,filled:b}=l.draw(d);Te(e.querySelector(".gp-map-axis"),"width",b),W(o,[C>1?a("Each column is the mean of {each} rounds.",{each:C}):"",E?F(E,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:rt(y)}):""].filter(Boolean).join(" ")),W(
e.querySelector(".gp-map-last"),a("round {number}",{number:B(d.length)}))}function x(C){let E={round:C.index+1,draft:rt(C.draft_seconds),verify:rt(C.verify_seconds),
accepted:C.num_accepted,token:K(C.next_text)};return C.follow==="target"?a("Round {round}: draft {draft}, verify {verify}; nothing drafted, then {token}.",E):C.
follow==="bonus"?F(C.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as bonus.","Round {ro\
und}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept, then {token} as bonus.",E):C.follow==="correction"?F(C.drafted.length,"Round {r\
ound}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as correction.","Round {round}: draft {draft}, verify {verify}; {a\
ccepted} of {count} drafted tokens kept, then {token} as correction.",E):F(C.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count\
} drafted token kept; the text ended inside the draft.","Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept; the text ende\
d inside the draft.",E)}let M=C=>t.selectStep(s.steps[d[C].start]||null);function H(){let C=t.current();return!C||!C.draft?null:d[C.draft.round.index]===C.draft.
round?C.draft.round.index:null}function A(){let C=H();l.mark(C);let E=C===null?"":x(d[C]);W(r,E),te(n,{"aria-valuemin":1,"aria-valuemax":d.length,"aria-valuenow":(C??
0)+1,"aria-valuetext":E||a("no round yet")})}n.addEventListener("pointermove",C=>{let E=l.at(C);E<0||(C.buttons===1?M(E):W(r,x(d[E])))}),n.addEventListener("poi\
nterleave",A),n.addEventListener("click",C=>l.at(C)>=0&&M(l.at(C))),n.addEventListener("keydown",C=>{let E={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,
PageDown:-10,Home:-1/0,End:1/0};C.key==="Escape"&&t.selectStep(null),!(!(C.key in E)||!d.length)&&(C.preventDefault(),M(Math.max(0,Math.min(d.length-1,(H()??d.length-
1)+E[C.key]))))});function N(C){let{draft_seconds:E,verify_seconds:y}=C,b=E+y;for(let[T,O]of[["draft",E],["verify",y]]){let S=e.querySelector(`.gp-time-${T}`);S.
style.flexGrow=b?O/b:.5,W(e.querySelector(`.gp-told-${T}`),`${Math.round(b?100*O/b:0)}% · ${rt(O)}`)}let L=F(C.num_tokens,"{count} token","{count} tokens"),k=C.
passes_saved>0?F(C.passes_saved,"{count} pass saved.","{count} passes saved."):a("No pass saved.");W(e.querySelector(".gp-drafts-short"),`${F(C.num_rounds,"{tok\
ens} in {count} forward pass of the target.","{tokens} in {count} forward passes of the target.",{tokens:L})} ${k}`)}function I(C){let E=t.lasts[0]||null;if((C.
run||C.steps)&&s.follow(E),C.run&&(p=!1),e.hidden=!t.rounds.length,e.hidden)return;let y=[d[0],h];if(d=f(),h=d.length,C.run||d[0]!==y[0]||h!==y[1]){let b=Bt(t.started),
L=i.read(d);p||=d.some(({drafted:T})=>T.length&&(T[0].draft_logprob??null)!==null);let k=e.querySelector(".gp-drafts-rule");W(k,gc(b,p)),ye(k,"draft",()=>be(ht(
"draft_acceptance_rate",L)),b.samples&&p?{}:{formula:""}),e.querySelector(".gp-key-q").hidden=!p,N(L),w(),c.show(d,b),u(L,b)}c.mark(t.current()),A()}function $(){
e.hidden||(w(),A())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",$),new MutationObserver($).observe(document.body,{attributes:!0,
attributeFilter:["class"]}),I}var pn=.001,xc=2e-5,$f=-1e9,jt=-1e8,Fe=(e,t=-1e30)=>e==null||e<t;function hn(e,t,n){return Fe(e,n)||Fe(t,n)?Fe(e,n)&&Fe(t,n)?0:1/0:Math.abs(e-t)}function Jn(e,t,n){
return hn(e,t===null?null:t*n,jt)/Math.max(1,n)}var Ft=class{count=0;off=0;furthest=0;worst=null;see(t,n){this.count+=1,t<=pn||(this.off+=1),!(this.worst&&!(t>this.
furthest))&&(this.furthest=t,this.worst={...n(),difference:t})}};function Sc(e){if(!e.usesBeams)return null;let{effective:t}=e.started,n={sum:new Ft,given:new Ft,
final:new Ft,pool:new Ft,output:new Ft},r=t.length_penalty??1;for(let o of e.prompts){if(!o)continue;let s=Math.max(...o.distributions.map(i=>i.length));qf(o,Math.
max(1,Math.floor(s/(t.num_beam_groups||1))),r,n)}return e.finished.sequences.forEach((o,s)=>If(e.returned[s].last,o,s,r,n.output)),n}function qf(e,t,n,r){let o=null,
s=new Map,i=(l,c)=>c.score-l.score;e.steps.forEach((l,c)=>{if(l.some(({given:h})=>h)){for(let h of l)r.given.see(hn(h.beam.score,0),()=>({node:h}));return}o??=new Map(
l.filter(({beam:h})=>h.parent%t===0).map(({beam:h})=>[h.parent,0]));for(let h of l){let{beam:p}=h,f=o.get(p.parent)??$f;if(r.sum.see(hn(f+(p.logprob??-1/0),p.score,
jt),()=>({node:h,parent:f})),p.final_score===null||p.final_score===void 0)continue;let w=h.length**n;r.final.see(Jn(p.score,p.final_score,w),()=>({node:h,power:w}));
let x=p.group??null;s.set(x,[...s.get(x)||[],{score:p.final_score,power:w}].sort(i).slice(0,t))}let u=[...s.values()].flat().filter(({score:h})=>!Fe(h)).sort(i),
d=e.pools[c].filter(h=>!Fe(h));for(let h=0;h<Math.max(u.length,d.length);h++){let p=u[h]??null,f=p&&h<d.length?Jn(p.score*p.power,d[h],p.power):1/0;r.pool.see(f,
()=>({step:c,place:h,expected:p&&p.score,told:d[h]??null}))}o=new Map(l.filter(({beam:h})=>h.status==="running").map(({beam:h})=>[h.beam,h.score]))})}function If(e,t,n,r,o){
let s=ae(e),i=s.filter(({given:u})=>!u);if(t.score===null||!i.length)return;let l=i.length**r,c=s.every(({beam:u,given:d},h)=>d||u.parent===(t.beams||[])[h]);o.
see(c?Jn(e.beam.score,t.score,l):1/0,()=>({number:n,node:e,power:l,told:t.score}))}var he={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},Mc=new Set(["running"]),xt=new Set(["finished"]);function Tc(e,t){let n=Math.
min(t.upTo,e.steps.length-1),r=ki(e,n),o=new Map((t.returned||[]).map((h,p)=>[h,p+1])),s=Qn([...r,...o.keys(),...Yr(e,n)]),{kids:i,hidden:l}=Wf(e,n,t,s,r),{lanes:c,
counts:u}=jf(e,n,i),d=Df(e,n,i,c,t);return Uf(e,{last:n,kept:r,outputs:o,alive:s,kids:i,hidden:l,lanes:c,counts:u,columns:d,options:t})}var Yr=(e,t)=>(e.steps[t]||
[]).filter(({beam:n})=>Mc.has(n.status));function ki(e,t){let n=e.steps.slice(0,t+1).flat().filter(({beam:r})=>xt.has(r.status));return n.sort((r,o)=>o.beam.final_score-
r.beam.final_score),new Set(n.slice(0,(e.pools[t]||[]).length))}function Qn(e){let t=new Set;for(let n of e)for(;n&&!t.has(n);n=n.before)t.add(n);return t}function Wf(e,t,n,r,o){
let s=new Map,i=new Set([null]),l=new Map,c=new Map,u=d=>(s.has(d)||s.set(d,{on:[],off:[]}),s.get(d));u(null);for(let d=0;d<=t;d++){for(let h of e.steps[d]){let{
before:p}=h,f=n.collapsed.has(p)?p:l.get(p);f!=null?(l.set(h,f),c.set(f,(c.get(f)||0)+1)):Mc.has(h.beam.status)?(n.lost||r.has(h))&&(u(p).on.push(h),i.add(h)):(!xt.
has(h.beam.status)||n.lost||o.has(h))&&u(p).off.push(h)}e.distributions[d].forEach((h,p)=>{let f=Bf(e,d,p);n.candidates&&i.has(f)&&!n.collapsed.has(f)&&Ff(e,d,p,
h,u(f),n.candidates)})}for(let d of s.values()){d.on.sort((w,x)=>w.beam.beam-x.beam.beam);let h=d.off.filter(({beam:w})=>xt.has(w.status)),p=d.off.filter(({beam:w})=>!xt.
has(w.status)),f=(w,x)=>x.beam.score-w.beam.score;d.off=[...h.sort(f),...Hf(p.sort(f),n.candidates)]}return{kids:s,hidden:c}}function Hf(e,t){let n=new Map;return e.
filter(({beam:{parent:r}})=>(n.set(r,(n.get(r)||0)+1),n.get(r)<=t))}function Bf(e,t,n){if(!(t<=e.given&&!e.steps[t].some(({beam:r})=>r.parent===n)))return t?e.byStep[t-
1].get(n):null}function Ff(e,t,n,r,o,s){let i=s-o.off.filter(({beam:c})=>c.parent===n&&!xt.has(c.status)).length;if(i<=0)return;let l=new Set(e.steps[t].filter(
({beam:c})=>c.parent===n).map(({beam:c})=>c.token_id));for(let c of r.candidates)if(!(c.logprob===null||l.has(c.token_id))&&(o.off.push(ri(e,t,n,r,c)),i-=1,!i))
return}function jf(e,t,n){let r=new Map,o=new Map;for(let i=0;i<=t;i++){let l=[],c=new Set;for(let u of Yr(e,i)){let d=n.get(u.before);if(!d||!d.on.includes(u))
continue;let h=u.beam.group??0;o.has(h)||o.set(h,[]),d.on.find(({beam:f})=>(f.group??0)===h)===u&&u.before&&r.has(u.before)?(r.set(u,r.get(u.before)),o.get(h)[r.
get(u).number]=i,c.add(u)):l.push(u)}l.sort((u,d)=>u.beam.beam-d.beam.beam);for(let u of l){let d=u.beam.group??0,h=zf(o.get(d),i,u.before&&r.has(u.before)?r.get(
u.before).number:0);o.get(d)[h]=i,r.set(u,{group:d,number:h})}}let s=new Map([...o].sort(([i],[l])=>i-l).map(([i,l])=>[i,Math.max(1,l.length)]));return{lanes:r,
counts:s}}function zf(e,t,n){let r=i=>i.sort((l,c)=>Math.abs(l-n)-Math.abs(c-n)||c-l)[0],s=e.map((i,l)=>l).filter(i=>e[i]<t-1);return s.length?r(s):e.length}function Df(e,t,n,r,o){
let s=c=>Yr(e,c-1).every(u=>{if(!r.has(u))return!0;let d=n.get(u);return d&&d.on.length===1&&!d.off.some(({beam:h})=>xt.has(h.status))}),i=[],l=o.live?t-2:t;for(let c=0;c<=
t;c++){let u=i.at(-1);o.fold&&u&&c<=l&&s(c)?u.to=c:i.push({from:c,to:c})}return i.flatMap(c=>{let u=c.to-c.from+1;return u>=he.short&&!o.unfolded.has(c.from)?[c]:
Array.from({length:u},(d,h)=>({from:c.from+h,to:c.from+h,...u>=he.short&&h===0?{open:!0}:{}}))})}function Uf(e,{last:t,kept:n,outputs:r,alive:o,kids:s,hidden:i,
lanes:l,counts:c,columns:u,options:d}){let h=[],p=he.margin+he.node+he.gap;for(let E of u){E.x=p,E.folded=E.to>E.from,E.width=E.folded?he.fold:he.node,p+=E.width+
he.gap;for(let y=E.from;y<=E.to;y++)h[y]=E}let{tops:f,bands:w,height:x}=Gf(s,l,c,h),M=E=>f.get(E.group)[E.number],H={node:null,nodes:[],look:"root",x:he.margin,
y:Kf(f),width:he.node,height:he.row-4,hidden:0},A=[H],N=new Map([[null,H]]),I=[];function $(E,y,b){let L=h[E.index],k={node:E,nodes:[E],look:C(E),x:L.x,y,width:L.
width,height:b,hidden:i.get(E)||0,place:r.get(E)||null,folded:L.folded,column:L,greedy:d.greedy.has(E)};N.set(E,k),A.push(k);let T=N.get(E.before);return T&&I.push(
{from:T,to:k,look:k.look,share:Math.min(1,Math.exp(E.beam.logprob??-1/0))}),k}function C(E){let{status:y}=E.beam;return y==="finished"?n.has(E)?"kept":"fell":y!==
"running"?y:E.index===t?"tip":o.has(E)?"inner":"lost"}for(let E=0;E<=t;E++){let y=h[E];for(let b of Yr(e,E))if(l.has(b))if(E>y.from){let L=N.get(b.before);L&&(L.
nodes.push(b),L.node=b,L.look=C(b),L.greedy&&=d.greedy.has(b),L.hidden=i.get(b)||0,N.set(b,L))}else $(b,M(l.get(b)),he.row-4).lane=l.get(b)}for(let[E,y]of s){let b=E===
null?null:l.get(E)&&M(l.get(E));if(b===void 0)continue;let L=new Map;for(let k of y.off){let T=h[k.index];if(!T||T.folded&&!xt.has(k.beam.status))continue;let O=b??
f.get(k.beam.group??0)[0],S=L.get(O)||0;L.set(O,S+1),$(k,O+he.row+S*he.leaf,he.leaf-2)}}return{entries:A,edges:I,columns:u,bands:w,at:N,last:t,width:p-he.gap+he.
margin,height:x}}function Gf(e,t,n,r){let o=new Map;for(let[u,d]of e){let h=new Map;for(let p of d.off){let f=r[p.index];if(!f||f.folded&&!xt.has(p.beam.status))
continue;let w=u===null?{group:p.beam.group??0,number:0}:t.get(u);if(!w)continue;let x=`${w.group} ${w.number}`;h.set(x,(h.get(x)||0)+1)}for(let[p,f]of h)o.set(
p,Math.max(o.get(p)||0,f))}let s=new Map,i=[],l=he.margin,c=n.size>1;for(let[u,d]of n){let h=l;c&&(l+=he.band),s.set(u,[]);for(let p=0;p<d;p++)s.get(u).push(l),
l+=he.row+(o.get(`${u} ${p}`)||0)*he.leaf+he.between;c&&i.push({group:u,y:h,height:l-h-4}),c&&(l+=8)}return s.size||s.set(0,[l]),{tops:s,bands:i,height:Math.max(
l,he.margin+he.row)+he.margin-he.between}}var Kf=e=>[...e.values()][0][0];var Vf=`
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
`,Si={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},_i={tall:.55,small:.75},Xf=[1,1.8,3,4.5,6.5],Yf=[.05,.2,.5,.8],Zf={probability:({beam:e})=>j(
Math.min(1,X(e.logprob))),token:({beam:e})=>D(e.logprob,2),sum:({beam:e})=>D(e.score,2),score:(e,t)=>D(tt(e,t),3),rank:e=>e.rank?`#${e.rank}`:`>${e.among??""}`},
fn=class{constructor(t){this.element=t,t.classList.add("t-tree");let n=Q("style");n.textContent=Vf,this.world=Q("g"),this.bands=Q("g"),this.ruler=Q("g"),this.edges=
Q("g"),this.blocks=Q("g"),this.nodes=Q("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),t.append(n,this.world),this.paths=new Map,
this.drawn=new Map}draw(t,n){let r=n.area?i=>i.x+i.width>=n.area[0]&&i.x<=n.area[2]&&i.y+i.height>=n.area[1]&&i.y<=n.area[3]:()=>!0,o=t.entries.filter(r),s=i=>n.
zoom>=(vi(i)?_i.tall:_i.small);return this.drawBands(t),this.drawRuler(n.zoom>=_i.tall?t.columns.filter(({x:i,width:l})=>!n.area||i+l>=n.area[0]&&i<=n.area[2]):
[]),this.drawEdges(t,n),this.drawBlocks(o.filter(i=>!s(i)),n),this.drawNodes(o.filter(s),n),o.length}drawBands({bands:t,width:n}){let r=me(this.bands,t.length,()=>{
let o=Q("g");return o.append(Q("rect","t-band"),Q("text")),o});t.forEach(({group:o,y:s,height:i},l)=>{let[c,u]=r[l].children;te(c,{x:4,y:s,width:n-8,height:i,rx:8}),
te(u,{y:s+16}),W(u,a("group {group}",{group:Re(o)}))})}drawRuler(t){let n=me(this.ruler,t.length,()=>Q("text","t-small"));t.forEach(({from:r,to:o,x:s},i)=>{te(n[i],
{x:s+8,y:12}),W(n[i],o>r?`${r+1}–${o+1}`:String(r+1))})}nameBandsAt(t){for(let n of this.bands.children)te(n.lastElementChild,{x:Math.max(14,t+10)})}drawEdges(t,n){
let r=new Map;for(let{from:o,to:s,look:i,share:l}of t.edges){let[c,u]=[o.x+o.width,s.x],[d,h]=[o.y+o.height/2,s.y+s.height/2];if(n.area&&(u<n.area[0]||c>n.area[2]||
Math.max(d,h)<n.area[1]||Math.min(d,h)>n.area[3]))continue;let p=n.path.has(s.node)||s.nodes.some(M=>n.path.has(M)),f=Math.min(40,(u-c)*.6),x=`t-edge t-w${Yf.filter(
M=>l>=M).length} ${nm(s,i,p)}${n.dim&&!p?" t-dim":""}`;r.has(x)||r.set(x,[]),r.get(x).push(`M${c},${d}C${c+f},${d} ${u-f},${h} ${u},${h}`)}this.drawPaths(this.edges,
r,(o,s)=>{o.style.strokeWidth=`${Xf[Number(s.match(/t-w(\d)/)[1])]}px`})}drawPaths(t,n,r){for(let[o,s]of this.paths)s.parentNode===t&&!n.has(o)&&(s.remove(),this.
paths.delete(o));for(let[o,s]of n){let i=this.paths.get(o);i||(i=Q("path",o),r&&r(i,o),this.paths.set(o,i),o.includes("t-path")?t.append(i):t.prepend(i)),te(i,{
d:s.join("")})}}drawBlocks(t,n){let r=new Map;for(let o of t){let s=`t-blocks t-${xi(o,n.path)?"path":o.look}${n.dim&&!xi(o,n.path)?" t-dim":""}`;r.has(s)||r.set(
s,[]);let{x:i,y:l,width:c,height:u}=o;r.get(s).push(`M${i},${l+u*.2}h${c}v${u*.6}h${-c}z`)}this.drawPaths(this.blocks,r)}drawNodes(t,n){let r=new Map(this.drawn);
for(let o of t){let s=o.nodes[0]||null,i=this.drawn.get(s);(!i||i.tall!==vi(o))&&(i&&i.group.remove(),i=Jf(vi(o)),this.drawn.set(s,i),this.nodes.append(i.group)),
r.delete(s),this.drawNode(i,o,n)}for(let[o,{group:s}]of r)s.remove(),this.drawn.delete(o)}drawNode(t,n,r){let{node:o,x:s,y:i,width:l,height:c,look:u}=n,{group:d,
box:h,word:p,right:f,tall:w}=t,x=o?Zf[r.number](o,r.penalty):"";if(te(d,{class:this.classesOf(n,r),transform:`translate(${s} ${i})`}),te(h,{width:l,height:c}),te(
f,{x:l-8}),W(f,x),w)Qf(t,n,r);else{let M=`${n.greedy?"G":""}${Si[u]} `;W(p,M+Zr(Mi(o),12-M.length-Math.ceil(x.length*.82)))}em(t,n)}classesOf(t,n){let{node:r,look:o}=t,
s=xi(t,n.path),i=[`t-${o}`];return r&&(r.beam.group??0)&&["inner","tip"].includes(o)&&i.push(`t-g${r.beam.group%4}`),r&&r.given&&i.push("t-given"),s&&i.push("t-\
path"),n.dim&&!s&&r&&i.push("t-dim"),i.join(" ")}},vi=({height:e})=>e>he.leaf;function Jf(e){let t=Q("g"),[n,r,o]=[Q("rect","t-box"),Q("text","t-word"),Q("text",
"t-small t-right")];t.append(n,r,o),te(n,{rx:e?7:5}),te(r,{x:8,y:e?14:13}),te(o,{y:e?28:13});let s=e?t.appendChild(Q("text","t-small")):null;return s&&te(s,{x:8,
y:28}),{group:t,box:n,word:r,right:o,left:s,tall:e,flag:null}}function Qf({word:e,left:t},n,r){let{node:o,nodes:s,look:i}=n,l=Si[i]?`${Si[i]} `:"";o?W(e,l+(s.length>
1?rm(s.map(Mi).join(""),28):Zr(Mi(o),12-l.length))):W(e,r.root),W(t,o?tm(n,r):""),te(t,{class:o&&s.length<2&&mn(o)?"t-small t-switch":"t-small"})}function em(e,{
look:t,place:n,hidden:r,width:o,height:s}){let i=n?`★${n}`:r?`+${r}`:"";if(!i&&t!=="kept"&&!e.flag)return;e.flag||(e.flag=[Q("rect","t-inside"),Q("rect","t-fl\
ag"),Q("text","t-flag-text")],e.group.append(...e.flag));let[l,c,u]=e.flag,d=8+7*i.length;te(l,{x:2.5,y:2.5,width:o-5,height:s-5,rx:3}),te(c,{x:o-d+4,y:-6,width:i?
d:0,height:14,rx:2}),te(u,{x:o-d/2+4,y:5}),W(u,i)}var xi=(e,t)=>e.nodes.some(n=>t.has(n)),mn=e=>e.before!==null&&e.beam.status==="running"&&e.beam.parent!==e.beam.
beam;function tm({node:e,nodes:t,greedy:n},r){let o=[n?"G":"",r.goals?r.goals(e):""].filter(Boolean).join(" ");return t.length>1?[F(t.length,"{count} token","{c\
ount} tokens"),o].filter(Boolean).join(" "):e.beam.status!=="running"?o:[e.given?a("given"):mn(e)?`${e.beam.parent+1}→${e.beam.beam+1}`:String(e.beam.beam+1),
o].filter(Boolean).join(" ")}function nm(e,t,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(t)?"t-off":["kept","fell"].includes(t)?"t-ending":
`t-g${(e.node.beam.group??0)%4}`}var Mi=({beam:e,chosen:t})=>(e.text||t.text||"").replace(It,n=>lt[n]||"�")||a("(empty)"),Ec=e=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(e)?2:1;function Zr(e,t){let n=0,r=Array.from(e);for(let[o,s]of r.entries())if(n+=Ec(s),n>t)return r.slice(0,Math.max(1,o-1)).join("")+"…";return e}function rm(e,t){
let n=Array.from(e),r=Math.floor((t-1)/2);return n.reduce((o,s)=>o+Ec(s),0)<=t?e:Zr(e,r)+Zr(n.slice(-r).join(""),r)}var om=.001;function Oc(e,t){if(e.given)return[a("A given token weighs nothing in the sum of a beam.")];let n=t.prompts[e.sequence],{beam:r}=e;return[sm(e,n,t),
er(e),r.diversity_penalty?a("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:D(r.diversity_penalty)}):"",
am(e,n),cm(e,n,t),pm(e,t)].filter(Boolean)}var St=e=>e.beam.group??null,Ti=(e,t)=>t.steps[e.index].filter(n=>St(n)===St(e));function sm(e,t,n){let{mode:r}=n.started,
o=Ti(e,t).length,s=e.index===t.given,i=s?1:t.steps[e.index-1].filter(u=>u.beam.status==="running"&&St(u)===St(e)).length,l=St(e)===null?[]:[a("Only beams of its\
 own group, {group}, compete with it.",{group:Re(St(e))})],c=s?a("All beams held the same text before this step, so one was continued."):F(i,"{count} running be\
am was continued at this step.","{count} running beams were continued at this step.");return[...l,c,im(e,o,r==="beam_sample")].join(" ")}function im({rank:e,beam:t},n,r){
if(t.status==="unseen")return r?a("The search drew {considered} continuations; this one was not among them.",{considered:n}):a("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let o={considered:n,rank:e};return r?a("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",o):a("The search considered {considered} continuations; by its sum, this one has rank {rank}.",o)}function er(e,t=!1){let{beam:n}=e,r=e.
before&&!e.before.given?de(e.before.beam.score):0,[o,s]=[de(n.logprob),de(n.score)];if(r===null||o===null||s===null||s<jt)return t?"":a("It could not be chosen:\
 its log-probability is minus infinity.");let i={before:D(r),own:D(o),after:D(s)};return t?`${i.before} + (${i.own}) = ${i.after}`:a("Sum of log-probabilities (\
nats): {before} before this token, {own} of its own: {before} + ({own}) = {after}.",i)}function am(e,t){let n=Ti(e,t),r=u=>n.filter(({beam:d})=>d.status===u).length,
[o,s,i,l]=["running","finished","ended","pruned"].map(r),c=[F(o,"{count} has gone on","{count} have gone on"),s&&F(s,"{count} ended a text","{count} ended texts"),
i&&F(i,"{count} ended a text that does not count","{count} ended texts that do not count"),l&&F(l,"{count} was pruned","{count} were pruned")].filter(Boolean);return a(
"Of these {considered}: {parts}.",{considered:n.length,parts:c.join(", ")})}var lm=e=>e.reduce((t,n)=>t&&t.beam.score>=n.beam.score?t:n,null);function Pc(e){let t=e.
filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score);return t.length?Math.min(...t):null}function cm(e,t,n){let{beam:r}=e,o=e.index+1;if(r.status===
"unseen")return"";if(r.status==="ended")return a("The text ended here but does not count: it ranked too low or lacks a constraint.");if(r.status==="pruned")return um(
e,t);if(r.status==="finished"){let l=Ei(e,n);return l.length?a("It ended its text at step {step}: output {numbers}.",{step:o,numbers:l.join(", ")}):t.finished.includes(
e)?a("It ended its text at step {step}, which is kept.",{step:o}):a("It ended its text at step {step}, which was dropped for better ones.",{step:o})}let s=mn(e)?
[a("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:r.parent+1,number:r.beam+1})]:[],i=r.forced?[a("It was cons\
idered because it advances a constraint.")]:[];return[a("It went on as beam {number}.",{number:r.beam+1}),...s,...i,dm(e,t,n)].join(" ")}function um(e,t){let n=Pc(
Ti(e,t)),r={step:e.index+1,sum:D(e.beam.score),worst:D(n)};return n===null?a("It was pruned at step {step}.",r):a("It was pruned at step {step}: its sum is {sum\
}; the worst beam that continued has {worst}.",r)}function dm(e,t,n){let r=Ei(e,n);if(r.length)return a("It is part of output {numbers}.",{numbers:r.join(", ")});
let{alive:o,at:s,children:i,ends:l}=hm(e,t);if(o)return n.finished?a("It was still running when the search stopped at step {step}.",{step:t.steps.length}):a("It\
 is still running.");let c=l.find(p=>t.finished.includes(p));if(c)return a("Its text ended at step {step}, which is kept but not returned.",{step:c.index+1});if(l.
length)return a("Its text ended at step {step}, which was dropped for better ones.",{step:l.at(-1).index+1});let u=lm(i),d=Pc(t.steps[s].filter(p=>St(p)===St(e))),
h={step:s+1,sum:D(u&&u.beam.score),worst:D(d)};return!u||d===null?a("It was overtaken at step {step}: none of its continuations went on.",h):a("It was overtaken\
 at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",h)}function hm(e,t){let n=new Set([e]),r=[];for(let o=e.
index+1;o<t.steps.length;o++){let s=t.steps[o].filter(({before:i})=>n.has(i));if(r.push(...s.filter(({beam:i})=>i.status==="finished")),n=new Set(s.filter(({beam:i})=>i.
status==="running")),!n.size)return{alive:!1,at:o,children:s,ends:r}}return{alive:!0,at:t.steps.length-1,children:[],ends:r}}function Ei(e,t){return(t.returned||
[]).flatMap(({last:n},r)=>n&&n.sequence===e.sequence&&ae(n)[e.index]===e?[r+1]:[])}function pm(e,t){let n=de(e.beam.final_score??null);if(n!==null)return Lc(e,n,
a("Final score"),t);let[r]=Ei(e,t),o=r&&t.returned[r-1];return o&&de(o.score)!==null?Lc(o.last,o.score,a("Final score of output {number}",{number:r}),t):""}function Lc(e,t,n,r){
let o=tr(e,t,r);return o?a("{name}: sum / length^length_penalty = {words}.",{name:n,words:o}):a("{name}: {score}.",{name:n,score:D(t)})}function tr(e,t,n){let r=n.
started.effective.length_penalty??1,o={sum:D(e.beam.score),length:e.length,power:r,score:D(t)},s=Number.isFinite(r)?tt(e,r):NaN;return Math.abs(s-t)<=om*Math.max(
1,Math.abs(t))?`${o.sum} / ${o.length}^${o.power} = ${o.score}`:""}function gn({effective:e,config:t}){let n={...e,...t},r=(n.constraints||[]).map(s=>s.any_of||[s.phrase||[]]),o=(n.force_words_ids||[]).map(s=>Array.isArray(s[0])?
s:[s]);return[...r,...o].map(s=>({alternatives:s,length:Math.max(...s.map(i=>i.length))}))}function Cc(e,t){let n=e.map(o=>t.get(o)),r=n.indexOf(void 0);return(r<
0?n:[...n.slice(0,r),"…"]).join("")}function Mt({alternatives:e,length:t},n,r,o){if(n>=t)return!0;let s=e.filter(l=>l.length===n);if(!s.length)return!1;let i=[
...o,...ae(r).map(l=>l.chosen.token_id)].join(" ")+" ";return s.some(l=>` ${i}`.includes(` ${l.join(" ")} `))}var fm={running:["●",({beam:e})=>a("beam {number}",{number:e+1})],finished:["■",()=>a("ended")],ended:["□",()=>a("ended, not counted")],pruned:["✕",()=>a(
"pruned")]};function Ac(e,t){let o=e.querySelector(".gp-beam-table"),s=e.querySelector(".gp-where"),i=e.querySelector(".gp-more"),l={lost:4,progress:7},c=e.querySelector(
".gp-constraints"),u=[],d=[],h=[];function p(k){let T=40-k.filter(P=>P.beam.status!=="pruned").length,O=({beam:P})=>P.beam??(P.status==="finished"?1e6:1e7),S=k.
filter(P=>P.beam.status!=="pruned"||T-- >0).sort((P,R)=>O(P)-O(R)),v=new Map;for(let P of S){let R=P.beam.group??null;v.has(R)||v.set(R,[]),v.get(R).push(P)}return[
...v].sort(([P],[R])=>P-R)}function f(k,T){let O=new Map;for(let{beam:S}of k)S.status==="running"&&S.group<T&&O.set(S.text,(O.get(S.text)||0)+1);return O}function w(k){
let T="",O=k.before;for(;O&&T.length<32;O=O.before)T=(O.piece??O.chosen.text)+T;return(O||T.length>32?"…":"")+Array.from(T).slice(-32).join("")}function x(){let k=g(
"tbody"),T=k.insertRow(),O=g("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[S,v]=[g("b","gp-badge"),g("span")];return O.append(S,v),T.append(O),o.append(
k),d.push({body:k,head:T,badge:S,took:v,rows:[]}),d.at(-1)}function M(k){let T=k.body.insertRow(),O=Array.from({length:8},()=>T.insertCell()),[S,v,P]=[g("span",
"gp-sign"),g("span"),g("span","gp-flag","⚑ "+a("forced"))];O[0].append(S,v,P);let R=g("button","gp-pick",null,{type:"button",tabindex:"-1"}),[z,_,q]=[g("span",
"gp-tail"),g("bdi","gp-tail-text"),g("bdi","gp-word")];return z.append(_),R.append(z,q),O[1].append(R),k.rows.push({row:T,cells:O,sign:S,fate:v,flag:P,pick:R,tail:_,
word:q,node:null}),k.rows.at(-1)}function H(k,T,O){let{beam:S}=T,[v,P]=fm[S.status]||["",()=>S.status];k.node=T,k.row.dataset.status=S.status,k.row.className=O?
"gp-looked":"",W(k.sign,v),W(k.fate,P(S)),k.flag.hidden=!S.forced;let R=w(T);k.tail.replaceChildren(),Un(k.tail,R),$e(k.word,S.text),k.pick.tabIndex=O?0:-1,k.pick.
setAttribute("aria-pressed",String(O&&t.selected===T));let z=[P(S),...S.forced?[a("forced")]:[]].join(", ");k.pick.setAttribute("aria-label",a("{fate}: {text}",
{fate:z,text:K(R+S.text)})),W(k.cells[2],T.before?a("beam {number}",{number:S.parent+1}):a(t.readsSource?"start":"prompt")),W(k.cells[3],D(S.logprob)),W(k.cells[4],
S.diversity_penalty?`-${D(S.diversity_penalty)}`:"–"),W(k.cells[5],D(S.score)),W(k.cells[6],D(S.final_score)),S.progress&&k.cells[7].replaceChildren(...N(T))}
function A(k){if(c.hidden=!k||!u.length,c.hidden)return;let T=u.map(({alternatives:O,length:S})=>{let v=g("li");return O.forEach((P,R)=>{R&&v.append(` ${a("or")}\
 `),v.append(re(Cc(P,t.texts)))}),v.append(" "+F(S,"({count} token)","({count} tokens)")),v});T.map(O=>O.textContent).join(`
`)!==c.dataset.said&&(c.dataset.said=T.map(O=>O.textContent).join(`
`),c.replaceChildren(...T))}function N(k){let T=t.prefix.map(v=>v.token_id),O=k.beam.progress.map((v,P)=>{let R=g("span","gp-goal"),z=u[P];for(let _=0;z&&_<Math.
min(z.length,8);_++)R.append(g("i",_<v?"gp-full-block":""));return z&&Mt(z,v,k,T)?R.append(` ✓ ${a("done")}`):R.append(" "+(z?a("{progress} of {length}",{progress:v,
length:z.length}):String(v))),R}),{bank:S}=k.beam;return S==null?O:[...O,g("span","gp-note",a("bank {bank}",{bank:S}))]}function I(k,[T,O],S,v,P){if(k.body.hidden=
!O,!!O){if(k.head.hidden=T===null,T!==null){W(k.badge,Re(T)),k.body.dataset.look=T%4;let R=[...f(S,T)].flatMap(([z,_])=>[re(z,"gp-took"),_>1?` × ${_}`:""]);k.took.
replaceChildren(...R.length?[a("Earlier groups have just chosen:"),...R]:[a("Chooses first: no penalty")])}for(;k.rows.length<O.length;)M(k);k.rows.forEach((R,z)=>{
if(R.row.hidden=z>=O.length,!(z>=O.length)){for(let[_,q]of Object.entries(l))R.cells[q].hidden=!P[_];H(R,O[z],O[z]===v)}})}}function $(k){let O=t.prompts[k.sequence].
steps[k.index],S={lost:O.some(({beam:z})=>(z.group??null)!==null),progress:O.some(({beam:z})=>z.progress)};for(let[z,_]of Object.entries(l))o.tHead.rows[0].cells[_].
hidden=!S[z];let v=p(O);for(;d.length<v.length;)x();d.forEach((z,_)=>I(z,v[_]||[null,null],O,k,S));let P=O.length-v.reduce((z,[,_])=>z+_.length,0);i.hidden=P<=0,
W(i,F(P,"and {count} more that was pruned","and {count} more that were pruned"));let R={token:k.index+1,prompt:k.sequence+1};W(s,t.prompts.length>1?a("at token \
{token} of prompt {prompt}",R):a("at token {token}",R)),A(S.progress)}let C=()=>d.filter(({body:k})=>!k.hidden).flatMap(({rows:k})=>k.filter(({row:T})=>!T.hidden)),
E=k=>C().findIndex(({pick:T})=>T.contains(k.target));o.addEventListener("click",k=>{let T=E(k);T>=0&&t.selectStep(C()[T].node)}),o.addEventListener("keydown",k=>{
k.key==="Escape"&&t.selectStep(null);let T=E(k),O={ArrowDown:1,ArrowUp:-1}[k.key];if(T<0||!O)return;k.preventDefault();let S=C()[T+O];S&&(t.selectStep(S.node),S.
pick.focus())});function y(){let k=t.usesBeams?t.current():null,T=k?t.prompts[k.sequence].steps[k.index]:[];return T.includes(k)?k:T[0]}let b=k=>()=>{let T=y(),
O=T&&k(T);return O?a("{name}: {words}.",{name:K(T.beam.text),words:O}):""},L=()=>(t.usesBeams&&t.current()?t.prompts[t.current().sequence].steps[t.current().index]:
[]).find(({beam:k})=>Ie(k.final_score));return We(e,{token:b(({beam:k})=>de(k.logprob)===null?"":`log ${D(Math.exp(k.logprob),4)} = ${D(k.logprob)}`),sum:b(k=>er(
k,!0)),final:()=>{let k=L(),T=k&&tr(k,k.beam.final_score,t);return T?a("{name}: {words}.",{name:K(k.beam.text),words:T}):""}}),k=>{k.run&&t.started&&(u=gn(t.started));
let T=t.usesBeams?t.current():null;e.hidden=!T,!(!T||T===h[0]&&t.selected===h[1])&&(h=[T,t.selected],$(T))}}var Rc=12e3;async function qc(e,{tree:t,log:n,prompt:r,number:o,view:s,root:i}){let l=`beam-tree${o?"-"+(o+1):""}`,u=await{svg:()=>new Blob([Ic(t,s,i)],{type:"i\
mage/svg+xml"}),png:()=>mm(t,s,i),json:()=>new Blob([JSON.stringify(Nc(n,r,o),null,1)],{type:"application/json"}),dot:()=>new Blob([gm(Nc(n,r,o))],{type:"text/v\
nd.graphviz"})}[e](),d=g("a","",null,{href:URL.createObjectURL(u),download:`${l}.${e}`});d.click(),setTimeout(()=>URL.revokeObjectURL(d.href),6e4)}function Ic(e,t,n){
let r=Q("svg"),o=new fn(r);o.draw(e,{...t,area:null,zoom:1}),o.nameBandsAt(0);let{width:s,height:i}=e;te(r,{xmlns:"http://www.w3.org/2000/svg",width:s,height:i,
viewBox:`0 0 ${s} ${i}`,class:"t-tree"});let l=getComputedStyle(n),c=r.querySelector("style");c.textContent=c.textContent.replace(/var\((--[\w-]+)\)/g,(d,h)=>l.
getPropertyValue(h).trim());let u=Q("rect");return te(u,{width:s,height:i,fill:l.getPropertyValue("--gp-page").trim()}),r.insertBefore(u,o.world),new XMLSerializer().
serializeToString(r)}async function mm(e,t,n){let r=Ic(e,t,n),o=new Image;o.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(r),await o.decode();let s=Math.
min(2,Rc/e.width,Rc/e.height),i=g("canvas","",null,{width:Math.ceil(e.width*s),height:Math.ceil(e.height*s)}),l=i.getContext("2d");l.scale(s,s),l.drawImage(o,0,
0,e.width,e.height);let c=await new Promise(u=>i.toBlob(u,"image/png"));if(!c)throw new Error(a("it is too large for the browser."));return c}function Nc(e,t,n){
let{started:r}=e,o=r.effective.length_penalty??1,s=new Map,i=new Map;for(let{last:d}of e.returned||[])d&&d.sequence===n&&!i.has(d)&&i.set(d,i.size+1);let l=ki(t,
t.steps.length-1),c=t.steps.flatMap(d=>d).map(d=>{let{beam:h}=d;s.set(d,s.size);let p={id:s.get(d),parent:d.before?s.get(d.before):null,step:d.index+1,token_id:h.
token_id,token:h.text,piece:h.piece,logprob:h.logprob,raw_logprob:h.raw_logprob,sum:h.score,length:d.length,score:tt(d,o),rank:d.rank,status:h.status,beam:h.beam,
parent_beam:h.parent};return d.given&&(p.given=!0),h.status==="finished"&&Object.assign(p,{final_score:h.final_score,kept:l.has(d)}),i.has(d)&&(p.output=i.get(d)),
(h.group??null)!==null&&Object.assign(p,{group:h.group,diversity_penalty:h.diversity_penalty}),h.progress&&Object.assign(p,{progress:h.progress,bank:h.bank,forced:h.
forced}),p}),u=e.readsSource?{source:r.prompt}:{prompt:r.prompt||Bs(r)};return{format:"generation-playground/beam-tree",version:1,model:r.model,mode:r.mode,...u,
seed:r.seed,num_beams:r.effective.num_beams,length_penalty:o,early_stopping:r.effective.early_stopping??!1,nodes:c}}var $c=e=>'"'+e.replace(It,t=>lt[t]||"�").
replace(/[\\"]/g,"\\$&")+'"';function gm({prompt:e,nodes:t}){let n=e===void 0?"start of the target":e.slice(-40),r={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},o=t.map(i=>{let l=$c(`${i.token}`).
slice(0,-1)+`\\n${D(i.logprob,2)}  ${D(i.sum,2)}  #${i.rank??""}"`;return`  n${i.id} [label=${l}, ${r[i.status]||""}${i.output?", penwidth=3":""}];`}),s=t.map(i=>{
let l=(.4+4*Math.min(1,X(i.logprob))).toFixed(2);return`  ${i.parent===null?"root":`n${i.parent}`} -> n${i.id} [penwidth=${l}${i.status==="pruned"?", style=dash\
ed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${$c(n)}, style=bold];`,...o,...s,"}",""].join(
`
`)}var bm=800,wm=130,ym=2e4;function Hc(e){km(e),vm(e),xm(e),Sm(e),Mm(e),Tm(e),Em(e)}function km(e){let{state:t,slider:n}=e;n.addEventListener("input",()=>{t.stop(),
e.goTo(Number(n.value)-1)}),e.part("play").addEventListener("click",()=>_m(e))}function _m(e){let{state:t,root:n}=e;t.playing?t.stop():(t.atEnd&&e.goTo(0),t.playing=
setInterval(()=>{!n.isConnected||t.atEnd?t.stop():e.goTo(t.shownTo+1),e.sayTime()},Math.max(wm,Math.min(bm,ym/Math.max(1,t.length))))),e.sayTime()}function vm(e){
let{state:t,log:n}=e,r=(s,i)=>{t.choose(s,i),e.regrow()},o=(s,i)=>e.part(s).addEventListener("change",({target:l})=>i(l));o("candidates-shown",({value:s})=>r("c\
andidates",Number(s))),o("number",({value:s})=>r("number",s)),o("lost",({checked:s})=>r("lost",s)),o("fold",({checked:s})=>{t.unfolded=new Set,r("fold",s)}),o("\
prompt-number",({value:s})=>{t.number=Number(s),n.selectStep(null),e.regrow()})}function xm(e){let{box:t,card:n,pan:r,state:o}=e,s=null;t.addEventListener("poin\
termove",i=>{if(i.pointerType==="touch"){n.hide();return}let l=r.pointers.size?null:o.entryAt(r.at(i));l!==s&&(s=l,t.style.cursor=l&&l.node?"pointer":"",l&&l.node?
e.showCard(l):n.hide())}),t.addEventListener("pointerleave",()=>{s=null,n.hide()}),t.addEventListener("click",i=>{let l=r.moved?null:o.entryAt(r.at(i));l&&(e.item.
focusOn(l),Bc(e,l))})}function Bc(e,t){let{state:n,log:r}=e;if(t.folded)n.unfolded.add(t.column.from),e.regrow();else if(t.node){let o=t.node===n.broughtOut;n.timeNode=
null,r.selectStep(o?null:t.node)}}function Fc(e,t){t.node&&(e.state.toggle(t),e.regrow())}function bn(e,t){t&&(e.pan.byHand=!0,e.pan.reveal(t),e.item.focusOn(t))}
var Wc={ArrowLeft:(e,t)=>bn(e,t.node&&e.state.parentOf(t)),ArrowRight:(e,t)=>bn(e,e.state.kidsOf(t)[0]),ArrowDown:e=>bn(e,e.item.neighbour(1)),ArrowUp:e=>bn(e,e.
item.neighbour(-1)),Home:e=>bn(e,e.state.tree.entries[0]),End:e=>bn(e,e.state.tree.at.get(e.state.best)),Enter:Bc," ":Fc,Escape:e=>e.log.selectStep(null),"+":e=>e.
pan.zoomBy(1.25),"-":e=>e.pan.zoomBy(.8),0:e=>e.pan.whole()};function Sm(e){let{item:t,state:n,card:r}=e;t.box.addEventListener("keydown",o=>{o.ctrlKey||o.metaKey||
o.altKey||!t.entry||!Object.hasOwn(Wc,o.key)||(o.preventDefault(),o.stopPropagation(),Wc[o.key](e,t.entry))}),t.box.addEventListener("focusin",({target:o})=>n.tree&&
o.matches(":focus-visible")&&e.showCard(t.entry)),t.box.addEventListener("focusout",()=>r.hide())}function Mm(e){let{root:t,state:n,pan:r}=e,o=(s,i)=>e.part(s).
addEventListener("click",i);o("in",()=>r.zoomBy(1.3)),o("out",()=>r.zoomBy(1/1.3)),o("whole",()=>{r.byHand=!0,r.whole()}),o("follow",()=>{r.byHand=!1,n.upTo=null,
e.regrow()}),t.addEventListener("gp-alone",()=>{r.byHand=!1,e.regrow()})}function Tm(e){let{state:t,log:n}=e;e.part("go-on").addEventListener("click",()=>{let r=t.
selected;r&&n.ask({type:"branch",step:r,tokenId:r.chosen.token_id})}),e.part("collapse").addEventListener("click",()=>{let r=t.tree.at.get(t.selected);r&&Fc(e,r)}),
e.part("clear").addEventListener("click",()=>n.selectStep(null))}function Em(e){let{root:t,state:n,log:r}=e,o=e.part("told");e.part("files").addEventListener("c\
lick",async({target:s})=>{let i=s.dataset.file;if(i){if(i==="html"){r.ask({type:"save_page"});return}W(o,"");try{let{tree:l,prompt:c,number:u}=n;await qc(i,{tree:l,
log:r,prompt:c,number:u,view:e.look(null),root:t})}catch(l){W(o,a("The picture could not be made: {reason} Save it as SVG instead.",{reason:l.message}))}}})}var Pi=-1e9,kn=[[!1,"False"],[!0,"True"],["never",'"never"']],Lm=["beam_search","beam_sample"],Om=["group_beam_search","constrained_beam_search"];function Ci(e){
let{mode:t,effective:n,config:r,eos_token_ids:o,max_new_tokens:s}=e.started,i={...r,...n},l=wn(i.num_beams,1+Math.max(0,...(e.prompts[0].steps[0]||[]).map(({beam:u})=>u.
beam??0))),c=e.prompts[0].given;return{together:Lm.includes(t)?!0:Om.includes(t)?!1:null,prompts:e.prompts,start:c,maxNew:s-c,wanted:wn(i.num_return_sequences,1),
size:t==="group_beam_search"?Math.ceil(l/wn(i.num_beam_groups,1)):l,ends:new Set(o),constraints:gn(e.started),promptIds:e.prefix.map(u=>u.token_id),own:{lengthPenalty:Number.
isFinite(i.length_penalty)?i.length_penalty:1,earlyStopping:kn.some(([u])=>u===i.early_stopping)?i.early_stopping:!1}}}var wn=(e,t)=>Number.isInteger(e)&&e>0&&e<=
4096?e:t,Ee=({beam:e})=>de(e.score)===null?-1/0:e.score,Ai=(e,t)=>Ee(e)/e.length**t;function Uc(e,t){return e.together?Cm(e,t):Rm(e,t)}function Gc(e,t,n,{maxNew:r},{
lengthPenalty:o,earlyStopping:s}){let i=s==="never"&&o>0?r:t;return{best:e,length:i,bound:e/i**o,worst:n}}var yn=new WeakMap;function Pm(e,t){if(!yn.has(e)){let n=e.
filter(({beam:o})=>o.status==="running"||o.status==="pruned"),r=Math.max(...(n.length?n:e).map(Ee));yn.set(e,{ended:e.filter(({beam:o},s)=>s<t&&nr(o)),hopeless:!n.
length,best:n.length?r:r+Pi})}return yn.get(e)}function Cm(e,t){let{prompts:n,size:r,start:o}=e,s={node:null,score:Pi},i=n.map(()=>({group:null,pool:Array(r).fill(
s),stop:null,lastStep:0,weighed:null,exact:!0})),l=Math.min(...n.map(({steps:u})=>u.length)),c=null;for(let u=o;u<l&&!c;u++){let d=n.map(({steps:p})=>Pm(p[u],r)),
h=d.every(p=>p.hopeless);i.forEach((p,f)=>Am(p,d[f],u+1,h,e,t)),i.every(p=>p.stop)&&(c=i.find(p=>p.stop.step===u+1).stop)}return{stop:c,prompts:i.map(u=>({kept:u.
pool.filter(({node:d})=>d),pools:[u]}))}}function Am(e,t,n,r,o,s){if(e.stop)return;if(t.ended.length){let u=t.ended.map(d=>({node:d,score:Ai(d,s.lengthPenalty)}));
e.pool=[...e.pool,...u].sort((d,h)=>h.score-d.score).slice(0,o.size)}e.lastStep=n;let i=e.pool.at(-1).score,l=e.pool.every(({node:u})=>u),c=e.weighed=Gc(t.best,
n-o.start,l?i:null,o,s);r?e.stop={step:n,why:"criteria"}:l&&s.earlyStopping===!0?e.stop={step:n,why:"full"}:e.pool.some(({node:u})=>c.bound>(u?i:Pi))||(e.stop={
step:n,why:"settled"})}function Rm(e,t){let n=e.prompts.map(s=>{let i=jc(s).map(d=>zc(s,d,e,t)),l=jc(s).map(d=>zc(s,d,e,e.own)),c=1/0;return i.forEach((d,h)=>{let[
p,f]=[d,l[h]].map(({stop:w})=>w?w.step:1/0);d.exact=d.lastStep<=c,p!==f&&(c=Math.min(c,p,f))}),{kept:i.flatMap(d=>d.kept).sort((d,h)=>d.score-h.score).reverse(),
pools:i}}),r=n.flatMap(s=>s.pools);return{stop:r.length>0&&r.every(({stop:s})=>s)?r.map(({stop:s})=>s).reduce((s,i)=>i.step>s.step?i:s):null,prompts:n}}var jc=({
steps:e,given:t})=>[...new Set((e[t]||[]).map(({beam:n})=>n.group??null))].sort((n,r)=>n-r);function zc(e,t,n,r){let{size:o,start:s}=n,i={group:t,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let l=s;l<e.steps.length&&!i.stop;l++){let c=Nm(e.steps[l],t,n);if(!c)break;let u=i.lastStep=l+1;c.ended.forEach(p=>Dc(i,p,
n,r));let d=i.kept.length>=o,h=d?Oi(i.kept):null;i.weighed=Gc(c.best,u-s,h,n,r),d&&r.earlyStopping===!0?i.stop={step:u,why:"full"}:d&&h>=i.weighed.bound?i.stop=
{step:u,why:"settled"}:$m(e.steps[l],u,n)&&(qm(c.nodes,n).forEach(p=>Dc(i,p,n,r)),i.stop={step:u,why:"criteria"})}return i}function Nm(e,t,{ends:n}){yn.has(e)||
yn.set(e,new Map);let r=yn.get(e);if(!r.has(t)){let o=e.filter(({beam:i})=>(i.group??null)===t),s=o.filter(({beam:i})=>i.status==="finished"&&n.has(i.token_id));
r.set(t,o.length?{nodes:o,ended:s,best:Ee(o[0])}:null)}return r.get(t)}var Oi=e=>Math.min(...e.map(({score:t})=>t));function Dc(e,t,n,{lengthPenalty:r}){let o=Ai(
t,r);if(e.kept.length>=n.size&&!(o>Oi(e.kept))||(e.kept.push({node:t,score:o}),e.kept.length<=n.size))return;let s=Oi(e.kept);e.kept.splice(e.kept.findIndex(i=>i.
score===s),1)}function $m(e,t,{ends:n,maxNew:r,start:o}){return t-o>=r||e.some(({beam:s})=>nr(s)&&!n.has(s.token_id))}var nr=({status:e})=>e==="finished"||e==="\
ended";function qm(e,{ends:t,constraints:n,promptIds:r,wanted:o}){let s=e.filter(({beam:c})=>c.status==="running"||nr(c)&&!t.has(c.token_id)),i=c=>n.every((u,d)=>Mt(
u,c.beam.progress[d],c,r)),l=s.filter(c=>!c.beam.progress||i(c));return l.length<o?[...l,...s.filter(c=>!l.includes(c))]:l}function Kc(e,t,n){let r=Math.max(...e.
prompts.map(s=>s.steps.length));if(t.stop?t.stop.step!==r:n)return!1;let o=Math.min(...e.prompts.map(s=>s.steps.length));return t.prompts.every(({kept:s},i)=>{let{
pools:l}=e.prompts[i],c=l[(e.together?o:l.length)-1]||[];return c.length===s.length&&c.every((u,d)=>Im(u,s[d],e))})}function Im(e,{node:t,score:n},r){if(de(e)===
null||!Number.isFinite(n))return de(e)===null==!Number.isFinite(n);let o=2e-5*Math.max(1,t.length**-r.own.lengthPenalty);return Math.abs(e-n)<=o+1e-5*Math.abs(n)}
function Vc(e,t,n,{lengthPenalty:r},o){let s=e.prompts[t],{kept:i,pools:l}=n.prompts[t],c=(p,f,w="")=>({node:p,score:Ai(p,r),place:null,state:f,why:w}),u=new Set(
i.map(({node:p})=>p)),d=Wm(s).filter(p=>!u.has(p)).map(p=>{let{stop:f}=l.find(({group:w})=>w===(p.beam.group??null))||l[0];return!f||p.index<f.step?c(p,"out","d\
ropped"):c(p,"out",n.stop&&p.index>=n.stop.step?"not reached":"too late")}),h=!o&&!n.stop;return[...i.map(({node:p,score:f},w)=>({node:p,score:f,place:w,state:n.
stop&&w<e.wanted?"returned":"kept",why:""})),...h?s.running.map(p=>c(p,"running")).sort((p,f)=>f.score-p.score):[],...d.sort((p,f)=>f.score-p.score)]}var Li=new WeakMap;
function Wm({steps:e}){Li.has(e)||Li.set(e,{read:0,nodes:[]});let t=Li.get(e);for(;t.read<e.length;t.read++)t.nodes.push(...e[t.read].filter(({beam:n})=>n.status===
"finished"));return t.nodes}function Jr({prompts:e}){let t=e.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...t.map(({lastStep:n})=>n))}var Hm=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),Xc=({processors:e})=>e.filter(t=>!Hm.has(t));function Ri(e,t){
let n=e.given,[r,o]=[n?e.steps[n-1][0]:null,0];for(let s=n;s<e.steps.length;s++){let{candidates:i}=(e.distributions[s]||[])[o]||{candidates:[]},l=t(s-n,i[0]);if(l===
void 0)return{last:r,ended:!1,left:null};let c=e.steps[s].find(u=>u.beam.parent===o&&u.beam.token_id===l)||null;if(!c||c.beam.status==="pruned")return{last:r,ended:!1,
left:Bm(e,r,o,{index:s,id:l,node:c,candidates:i})};if(r=c,c.beam.status!=="running")return{last:r,ended:!0,left:null};o=c.beam.beam}return{last:r,ended:!1,left:null}}
function Bm(e,t,n,{index:r,id:o,node:s,candidates:i}){let l=s&&s.beam||i.find(p=>p.token_id===o)||null,c=s?s.beam.group:t&&t.beam.group,u=e.steps[r].filter(p=>(p.
beam.group??null)===(c??null)||!t),d=u.filter(p=>p.beam.status==="running").map(Ee),h=t&&!t.given?Ee(t):0;return{index:r,token:l,node:s,considered:u.length,sum:s?
Ee(s):l&&de(l.logprob)!==null?h+l.logprob:null,best:d.length?Math.max(...d):null,worst:d.length?Math.min(...d):null}}var Qr=e=>Ri(e,(t,n)=>n&&n.logprob!==null?n.
token_id:void 0);var Yc=700;function Ni(e,t){let{beam:n,length:r}=e,o=t.started.effective.length_penalty??1,s=t.prompts[e.sequence].steps[e.index].filter(c=>(c.beam.group??null)===
(n.group??null)).length,i=()=>de(n.logprob)===null?"":`log ${D(X(n.logprob),4)} = ${D(n.logprob)}`,l=[[a("probability"),j(Math.min(1,X(n.logprob))),"probability"],
[a("token log p"),D(n.logprob),"logprob",i]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&l.push([a("before the processors"),D(n.raw_logprob),"logpr\
ob"]),l.push([a("sum"),D(n.score),"beam",()=>er(e,!0)]),l.push([a("sum / {length}^{power}",{length:r,power:o}),D(tt(e,o)),"sequence-score",()=>tr(e,tt(e,o),t)]),
l.push([a("rank"),e.rank?a("{rank} of {among}",{rank:e.rank,among:s}):a("below the {among} considered",{among:s}),"beam",()=>"",{formula:"",unit:""}]),n.diversity_penalty&&
l.push([a("diversity penalty"),D(n.diversity_penalty),"diversity-penalty"]),(n.bank??null)!==null&&l.push([a("bank"),String(n.bank),"constraint"]),l}function $i(e,t,n,{
place:r,greedy:o}={}){let{beam:s}=e,i=n.prompts[e.sequence].steps[e.index].filter(A=>(A.beam.group??null)===(s.group??null)),l=i.filter(A=>A.beam.status==="runn\
ing"),c=(s.beam??0)+1,u=n.started.mode==="beam_sample",d=n.finished&&e.index===n.prompts[e.sequence].steps.length-1;if(e.given)return a("It was given, not chose\
n: the search begins after it.");let h=mn(e)?[a("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:s.parent+1,number:c})]:
[],p=s.forced?[a("It was considered because it advances a constraint.")]:[],f=l.reduce((A,N)=>Math.min(A,N.beam.score),1/0),w=Number.isFinite(f)?[a("The worst b\
eam that went on has a sum of {sum}.",{sum:D(f)})]:[],x=D(s.final_score),M={tip:()=>[d?a("It was still running as beam {number} when the search stopped.",{number:c}):
a("It goes on as beam {number}.",{number:c}),...h,...p],inner:()=>[a("It went on as beam {number}.",{number:c}),...h,...p],lost:()=>[a("It went on as beam {numb\
er}, but is a dead end: better beams took the places of its continuations.",{number:c}),...h,...p],kept:()=>[a("The text ended here and is kept, with a final sc\
ore of {score}.",{score:x}),...r?[a("It is output {place}.",{place:r})]:[]],fell:()=>[a("The text ended here with a final score of {score}, but was dropped for \
better ones.",{score:x})],ended:()=>[a("The text ended here but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[a(u?"It was drawn and pr\
uned: better ones filled the beams.":"It was considered and pruned."),...w],unseen:()=>[u?a("It was not drawn."):a("It was too improbable: not among the {consid\
ered} continuations that were considered.",{considered:i.length})]},H=o?[a("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];
return[...Object.hasOwn(M,t)?M[t]():[],...H].join(" ")}var qi=e=>e.piece??(["pruned","unseen","ended"].includes(e.beam.status)||!e.beam.text?e.beam.text:"");function Ii(e,t,n){
return e.beam.progress.map((r,o)=>{let s=t[o];return s&&Mt(s,r,e,n)?"✓":r?"◐":"·"}).join("")}function Wi(e,t){let n=(c,u,d)=>e.querySelector(".gp-picked-"+
d)||e.appendChild(g(c,u)),r=n("p","gp-whole-text","text"),o=n("dl","","facts"),s=n("p","gp-fate","fate"),i=e.classList.contains("gp-node-card");function l(c,u,d){
if(!c){e.hidden=!0;return}let h=u.at.get(c),p=ae(c.before).map(M=>M.piece??"").join(""),f=i&&p.length>Yc?"…"+p.slice(-Yc):p,w=g("b","");$e(w,qi(c)||c.beam.text),
r.replaceChildren(g("bdi","",f),w);let x=Ni(c,t);c.beam.progress&&x.push([a("constraints"),Ii(c,d,t.prefix.map(M=>M.token_id)),"constraint"]),i?o.replaceChildren(
...x.flatMap(([M,H])=>[g("dt","",M),g("dd","",H)])):me(o,x.length,Fm),i||x.forEach((M,H)=>jm(o.children[H],M)),W(s,$i(c,h?h.look:c.beam.status,t,h||{})),e.hidden=
!1}return{element:e,show:l,hide:()=>{e.hidden=!0}}}function Fm(){let e=g("div"),t=g("dt");return t.append(g("span")),e.append(t,g("dd")),e}function jm(e,[t,n,r,
o=()=>"",s={}]){let i=e.firstChild.firstChild;W(i,t),ye(i,r,()=>o()?be(o()):"",s),W(e.lastChild,n)}function Zc(){return[...[["tip",a("goes on")],["lost","✕ "+
a("dead end")],["kept","■ "+a("ended, kept")],["fell","▤ "+a("ended, dropped")],["pruned","✕ "+a("pruned")],["unseen","… "+a("not considered")],["path",
a("best or selected text")]].map(([t,n])=>{let r=Q("svg","t-tree"),o=Q("g",`t-${t}`),[s,i]=[Q("rect","t-box"),Q("rect","t-inside")];te(s,{x:2,y:2,width:22,height:11,
rx:3}),te(i,{x:4.5,y:4.5,width:17,height:6,rx:2}),o.append(s,i),r.append(o);let l=g("span");return t==="unseen"?l.append(n):l.append(r,n),l}),g("span","",a("2→1\
: beam 2 goes on as beam 1")),g("span","","★ "+a("output")),g("span","","G "+a("greedy path"))]}var zm=700,Dm={candidates:2,number:"probability"},eo=class{constructor(t){this.log=t,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:t,max_new_tokens:n}=this.
log.started,r=(t.num_beams||1)*n>zm;this.choices={...Dm,lost:!r,fold:r,...r?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=gn(this.log.started),this.stop()}choose(t,n){this.choices[t]=n,this.byHand[t]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let t=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return t?t.last:null}get selected(){let{selected:t}=this.log;return t&&t.beam&&t.sequence===this.number?t:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:t,number:n,prompt:r,atEnd:o}=this;this.stale=!1;let s=o&&
t.returned?t.returned.map(({last:i})=>i):[];this.tree=Tc(r,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:s.filter(
i=>i&&i.sequence===n),live:!t.finished||!o,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:t}=this,{last:n,left:r}=Qr(t),o=Qn([n]),s=r&&(r.node||r.token&&oi(
t,r.index,n,r.token.token_id));return s?o.add(s):o}get newest(){let{columns:t,at:n,entries:r}=this.tree,{x:o,width:s}=t.at(-1),{y:i,height:l}=n.get(this.best)||
r[0];return{x:o,y:i,width:s,height:l}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:r,to:o})=>n+o-r,0)}kidsOf(t){return this.
tree.entries.filter(({nodes:n})=>n.length&&n[0].before===t.node)}parentOf(t){return this.tree.at.get(t.nodes[0].before)}entryAt([t,n]){let r=o=>t>=o.x&&t<=o.x+o.
width&&n>=o.y-2&&n<=o.y+o.height+2;return this.tree&&this.tree.entries.findLast(r)}goalsOf(t){return t.beam.progress?(this.goals.has(t)||this.goals.set(t,Ii(t,this.
constraints,this.log.prefix.map(n=>n.token_id))),this.goals.get(t)):""}toggle({node:t,column:n,folded:r}){let{unfolded:o,collapsed:s}=this,i=this.tree.columns.some(
({from:l,open:c})=>c&&l===t.index);r?o.add(n.from):i&&o.has(t.index)?o.delete(t.index):s.has(t)?s.delete(t):t.beam.status==="running"&&s.add(t)}};var to=class{constructor(t,n){this.box=t;this.changed=n;t.addEventListener("pointerdown",r=>this.down(r)),t.addEventListener("pointermove",r=>this.move(r));for(let r of[
"pointerup","pointercancel"])t.addEventListener(r,o=>this.up(o));t.addEventListener("wheel",r=>this.wheel(r),{passive:!1}),new ResizeObserver(()=>this.resized()).
observe(t)}box;changed;x=0;y=0;zoom=1;plane=[1,1];moved=!1;byHand=!1;gesture=!1;pointers=new Map;resized=()=>this.settle();get width(){return this.box.clientWidth||
1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.zoom]}get limits(){let t=Math.
min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,t)),2.5]}sized(t,n){this.plane=[t,n],this.settle()}settle(){let[t,n]=this.
limits;this.zoom=Math.min(n,Math.max(t,this.zoom));let[r,o]=[this.width/this.zoom,this.height/this.zoom],s=(i,l,c)=>l>c?(c-l)/2:Math.max(0,Math.min(i,c-l));this.
x=s(this.x,r,this.plane[0]),this.y=s(this.y,o,this.plane[1]),this.changed()}zoomBy(t,[n,r]=[this.width/2,this.height/2],o=!1){this.gesture=o;let[s,i]=this.limits,
l=Math.min(i,Math.max(s,this.zoom*t));this.x+=n/this.zoom-n/l,this.y+=r/this.zoom-r/l,this.zoom=l,this.byHand=!0,this.settle()}whole(){[this.zoom]=this.limits,[
this.x,this.y]=[0,0],this.settle()}shows({x:t,y:n,width:r,height:o}){let[s,i,l,c]=this.area;return t>=s&&n>=i&&t+r<=l&&n+o<=c}reveal({x:t,y:n,width:r,height:o},s=40){
let[i,l,c,u]=this.area,d=Math.min(s,(c-i)/4,(u-l)/4);this.x+=Math.min(0,t-d-i)||Math.max(0,t+r+d-c),this.y+=Math.min(0,n-d-l)||Math.max(0,n+o+d-u),this.settle()}at({
clientX:t,clientY:n}){let{left:r,top:o}=this.box.getBoundingClientRect();return[this.x+(t-r)/this.zoom,this.y+(n-o)/this.zoom]}down(t){t.button||(this.pointers.
set(t.pointerId,t),this.pointers.size===1&&(this.moved=!1))}move(t){let n=this.pointers.get(t.pointerId);if(!n)return;let[r,o]=[t.clientX-n.clientX,t.clientY-n.
clientY];if(!this.moved&&Math.hypot(r,o)<4)return;this.moved||this.box.setPointerCapture(t.pointerId),this.moved=!0,this.byHand=!0,this.pointers.set(t.pointerId,
t);let s=[...this.pointers.values()].find(({pointerId:i})=>i!==t.pointerId);if(s){let i=u=>Math.hypot(u.clientX-s.clientX,u.clientY-s.clientY)||1,{left:l,top:c}=this.
box.getBoundingClientRect();this.zoomBy(i(t)/i(n),[(t.clientX+s.clientX)/2-l,(t.clientY+s.clientY)/2-c],!0)}else this.x-=r/this.zoom,this.y-=o/this.zoom,this.settle()}up(t){
this.pointers.delete(t.pointerId)}wheel(t){let n=this.box.closest(".gp-alone")!==null,{left:r,top:o}=this.box.getBoundingClientRect();t.ctrlKey||t.metaKey||n&&!t.
shiftKey&&!t.deltaX?(t.preventDefault(),this.zoomBy(Math.exp(-t.deltaY*(t.deltaMode?.05:.002)),[t.clientX-r,t.clientY-o],!0)):(t.deltaX||t.shiftKey)&&(t.preventDefault(),
this.x+=(t.deltaX||t.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var no=class{constructor(t,n,r){this.box=t,this.state=n,this.pan=r,this.element=null,this.entry=null}focusOn(t,n=!1){let r=this.element,o=r&&document.activeElement===
r;this.element=g("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(t)}),this.entry=t,this.box.append(this.element),r&&r.remove(),this.place(),(o||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(t){let{state:n}=this,r=t.node?t.nodes[0].index+2:1,o=t.node?n.kidsOf(n.parentOf(t)||n.tree.entries[0]):
[t],s=t.hidden||t.folded?"false":n.kidsOf(t).length?"true":null;return{"aria-level":r,"aria-label":this.labelOf(t),"aria-setsize":o.length||1,"aria-posinset":Math.
max(0,o.indexOf(t))+1,"aria-selected":String(!!t.node&&t.node===n.selected),...s&&{"aria-expanded":s}}}labelOf(t){let{log:n}=this.state,{node:r,nodes:o}=t;if(!r)
return a(n.readsSource?"The start of the target, where the tree begins":"The prompt, where the tree begins");let s=K(o.map(qi).join("")),i=o.length>1?F(o.length,
"{count} token, {text}","{count} tokens, {text}",{text:s}):s,l=Ni(r,n).map(([c,u])=>`${c} ${u}`);return`${i}, ${a("step {number}",{number:r.index+1})}. ${$i(r,t.
look,n,t)} ${l.join(", ")}`}place(){let{state:{tree:t,best:n},entry:r,pan:{x:o,y:s,zoom:i}}=this;if(!t)return;let l=r&&(r.node?t.at.get(r.node):t.entries[0])||t.
at.get(n)||t.entries[0];if(!r||l.node!==r.node){this.focusOn(l,!0);return}this.entry=l,Object.assign(this.element.style,{left:`${(l.x-o)*i}px`,top:`${(l.y-s)*i}\
px`,width:`${l.width*i}px`,height:`${l.height*i}px`})}neighbour(t){let n=this.state.tree.entries.filter(({x:r})=>r===this.entry.x).sort((r,o)=>r.y-o.y);return n[n.
indexOf(this.entry)+t]}};var Jc=600,Um=150,Gm=130,Qc=.2,Km=.4,ro=class{constructor(t,n){this.root=t,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new fn(this.part("picture")),this.pan=new to(this.box,()=>this.schedule()),this.scale=1,this.pan.resized=()=>this.resized(),this.item=new no(this.
part("tree-nodes"),n,this.pan),this.card=Wi(this.part("node-card"),this.log),this.picked=Wi(this.part("picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=
void 0,this.part("legend-line").append(...Zc())}part(t){return this.root.querySelector(".gp-"+t)}get selected(){return this.log.selected&&this.state.tree?this.state.
tree.at.get(this.log.selected):void 0}resized(){let{state:t,pan:n,root:r}=this;if(r.hidden)return;let o=Number(getComputedStyle(r).getPropertyValue("--gp-scale"))||
1;n.zoom*=o/this.scale,t.tree&&(o!==this.scale||this.box.closest(".gp-alone"))&&this.regrow(),this.scale=o,n.settle(),t.tree&&!n.byHand&&n.reveal(this.selected||
t.newest,30)}revealSelected(){let{selected:t,pan:n}=this;t&&!n.shows(t)&&n.reveal(t,1/0)}begin(){let{state:t}=this;t.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,
byHand:!1}),this.part("candidates-shown").value=t.choices.candidates,this.part("number").value=t.choices.number,this.part("lost").checked=t.choices.lost,this.part(
"fold").checked=t.choices.fold}grow(){let{state:t,pan:n,box:r}=this;t.lay();let{width:o,height:s}=t.tree;n.byHand||(n.zoom=this.zoomFor(o,s));let i=`${Math.round(
Math.max(Um,Math.min(Jc,s*Math.min(1,n.zoom)+4)))}px`;r.style.height!==i&&(r.style.height=i),this.drawn=null,n.sized(o,s),n.byHand||n.reveal(t.newest,30),this.drawPicked(),
this.sayTime()}zoomFor(t,n){let{pan:r,scale:o}=this;if(o!==1)return o;let s=Math.min(1,Math.max(.8,(Jc-4)/n));return this.box.closest(".gp-alone")?Math.max(s,Math.
min(2,r.width/t,r.height/n)):s}schedule(){this.wanted||(this.wanted=!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){
this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:t,
picture:n}=this,{x:r,y:o,zoom:s,area:i}=t;this.drawn&&t.gesture&&Math.abs(Math.log(s/this.drawn.zoom))<Km&&s!==this.drawn.zoom?(clearTimeout(this.resting),this.
resting=setTimeout(()=>this.redraw(),Gm)):(!this.isDrawn(i)||s!==this.drawn.zoom)&&this.drawAround(i,s);let{drawn:c}=this,u=[(c.area[0]-r)*s,(c.area[1]-o)*s].map(
d=>`${d.toFixed(2)}px`);n.element.style.transform=`translate(${u}) scale(${s/c.zoom})`,n.nameBandsAt(r),this.item.place(),this.part("follow").hidden=!t.byHand}isDrawn([
t,n,r,o]){if(!this.drawn)return!1;let{area:s}=this.drawn;return t>=s[0]&&n>=s[1]&&r<=s[2]&&o<=s[3]}drawAround([t,n,r,o],s){let{picture:i}=this,[l,c]=[(r-t)*Qc,(o-
n)*Qc],u=[t-l,n-c,r+l,o+c];this.drawn={zoom:s,area:u},te(i.element,{width:(u[2]-u[0])*s,height:(u[3]-u[1])*s}),te(i.world,{transform:`translate(${-u[0]*s} ${-u[1]*
s}) scale(${s})`}),i.draw(this.state.tree,this.look(u))}look(t){let{state:n,log:r}=this,o=n.broughtOut;return{area:t,zoom:this.pan.zoom,path:Qn([o||n.best]),dim:!!o,
number:n.choices.number,penalty:n.penalty,goals:n.constraints.length?s=>n.goalsOf(s):null,root:a(r.readsSource?"target start":"the prompt")}}goTo(t){let{state:n,
log:r,pan:o}=this;n.upTo=t>=n.length-1?null:Math.max(0,t),n.timeNode=n.upTo===null?null:n.best,r.selectStep(n.timeNode),n.upTo!==null&&(o.byHand=!1),this.regrow()}sayTime(){
let{state:t,slider:n}=this,r=Math.max(1,t.length),o={step:t.shownTo+1,end:r,folded:t.folded},s=a("step {step} of {end}",o);te(n,{max:r}),n.value=String(t.shownTo+
1),n.setAttribute("aria-valuetext",s),W(this.part("step-words"),t.folded?a("step {step} of {end}, {folded} folded",o):s),W(this.part("play"),a(t.playing?"❚❚ Pau\
se":"▶ Play"))}showCard(t){let{card:n,pan:r,state:o}=this;n.show(t.node,o.tree,o.constraints);let{x:s,y:i,zoom:l}=r,[c,u]=[(t.x-s)*l,(t.y+t.height-i)*l+8],{element:d}=n,
h=(t.y-i)*l-d.offsetHeight-8;d.style.left=`${Math.max(4,Math.min(c,r.width-d.offsetWidth-4))}px`,d.style.top=`${u+d.offsetHeight>r.height&&h>0?h:u}px`}drawPicked(){
let{state:t,log:n}=this,r=t.broughtOut,o=this.part("picked");if(o.hidden=!r,o.hidden)return;this.picked.show(r,t.tree,t.constraints),this.part("go-on").hidden=!n.
canAsk||n.hideFrom!==null;let s=t.tree.at.get(r),i=s&&!s.hidden&&t.kidsOf(s).length,l=this.part("collapse");l.hidden=!s||!i&&!s.hidden||r.beam.status!=="running",
W(l,s&&s.hidden?a("Open what follows ({count})",{count:s.hidden}):a("Fold what follows"))}drawPrompts(){let t=this.log.prompts.length,n=this.part("prompt-number");
this.part("which").hidden=t<2,n.options.length!==t&&(n.replaceChildren(...this.log.prompts.map((r,o)=>g("option","",String(o+1),{value:o}))),n.value=this.state.
number)}};function eu(e,t){let n=new eo(t),r=new ro(e,n);return Hc(r),o=>{e.hidden=!t.usesBeams||t.hideFrom===0,o.run&&t.started&&r.begin(),!e.hidden&&(r.part("files").querySelector(
"[data-file=html]").hidden=!t.canAsk,(o.run||o.steps||o.status)&&(n.stale=!0,r.drawPrompts()),r.drawn=null,r.draw(),o.selection&&r.revealSelected(),r.drawPicked())}}var Vm={returned:"★",kept:"■",running:"●",out:"□"},[Xm,tu]=[100,14],Ym=16,Hi=new WeakMap,nu=new WeakMap;function oo(e){let t=[],n=e;for(;n&&!Hi.has(n);)
t.push(n),n=n.before;let r=n?Hi.get(n):"";for(let o of t.reverse())r+=o.piece??(o.given||!nr(o.beam)?o.chosen.text:""),Hi.set(o,r);return r}function io(e,t=26){
let n=Array.from(e);return n.length<=2*t+3?e:`${n.slice(0,t).join("")} … ${n.slice(-t).join("")}`}function Zm(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n+=1;
for(;n>0&&!/\s/.test(e[n]??" ");)n-=1;return n}function Jm(e,t,n){if(n.ends.has(e.beam.token_id))return Ge("eos")[0];if(e.length>=n.maxNew)return Ge("length")[0];
let r=(t.returned||[]).find(({last:o})=>o===e);return r?Ge(r.stopReason)[0]:a("a stopping criterion")}function Qm({place:e,state:t,why:n}){return e!==null?t==="\
returned"?a("{place} output",{place:e+1}):String(e+1):n==="dropped"?a("dropped"):n==="too late"?a("too late"):n==="not reached"?a("not reached"):t==="running"?a(
"still running"):""}var so=class{constructor(t,n){this.table=t,this.body=t.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",r=>{let o=this.
rows.find(({pick:s})=>s.contains(r.target));o&&n.selectStep(n.selected===o.node?null:o.node)}),this.body.addEventListener("keydown",r=>{r.key==="Escape"&&n.selectStep(
null);let o={ArrowDown:1,ArrowUp:-1}[r.key];if(!o)return;r.preventDefault();let s=this.rows[this.rows.findIndex(({pick:i})=>i===r.target)+o];s&&!s.row.hidden&&s.
pick.focus()})}newRow(){let t=this.body.insertRow(),n=Array.from({length:9},()=>t.insertCell()),[r,o]=[g("span","gp-sign",null,{"aria-hidden":"true"}),g("span")];
n[0].append(r,o);let s=g("button","gp-pick",null,{type:"button"}),[i,l]=[g("bdi","gp-head-text"),g("bdi","gp-tail-text")];s.append(i,l),n[3].append(s);let c={row:t,
cells:n,sign:r,place:o,pick:s,head:i,tail:l,node:null};return this.rows.push(c),c}draw(t,n,r){let o={moved:n!==null,group:t.some(({node:c})=>(c.beam.group??null)!==
null),words:t.some(({node:c})=>c.beam.progress)};for(let[c,u]of Object.entries(o))Be(this.table.tHead.querySelector(`.gp-${c}-column`),u);for(;this.rows.length<
t.length;)this.newRow();let s=t.map(({node:c})=>oo(c)),i=s.map(c=>Zm(c,s[0]));s.length>1&&(i[0]=Math.min(...i.slice(1)));let l=Math.max(0,t.findIndex(({node:c})=>c===
this.log.selected));this.rows.forEach((c,u)=>{Be(c.row,u<t.length),!c.row.hidden&&(c.pick.tabIndex!==(u===l?0:-1)&&(c.pick.tabIndex=u===l?0:-1),this.fill(c,t[u],
s.length>1?i[u]:0,n,r,o))})}fill(t,n,r,o,s,i){let{node:l,score:c,place:u,state:d}=n,{cells:h,pick:p}=t,[f,w]=[oo(l),this.log.selected===l];t.node=l,t.row.dataset.
state!==d&&(t.row.dataset.state=d),W(t.sign,Vm[d]),W(t.place,Qm(n)),this.sayText(t,f,r,w),p.getAttribute("aria-pressed")!==String(w)&&p.setAttribute("aria-press\
ed",String(w)),Be(h[1],i.moved),i.moved&&W(h[1],eg(u,o.get(l))),Be(h[2],i.group),i.group&&W(h[2],Re(l.beam.group)),W(h[4],Number.isFinite(Ee(l))?D(Ee(l)):"−∞"),
W(h[5],String(l.length)),W(h[6],Number.isFinite(c)?D(c):"−∞"),Be(h[7],i.words),i.words&&W(h[7],this.written(l,s)),W(h[8],d==="running"?"–":`${l.index+1}: ${Jm(
l,this.log,s)}`)}sayText({pick:t,head:n,tail:r},o,s,i){let l=i||s<Ym?0:s,c=`${i} ${l} ${o}`;if(nu.get(t)===c)return;nu.set(t,c);let u=Array.from((l?"…":"")+o.
slice(l)),d=i||u.length<=2*tu?0:tu,h=u.slice(0,u.length-d);_t(n,(i?h:h.slice(0,Xm)).join("")),_t(r,d?u.slice(-d).join(""):"",{plain:!d}),t.setAttribute("aria-la\
bel",K(o)),l||u.length>60?Me(t,()=>a("The whole text: {text}",{text:o})):delete t.dataset.tip}written(t,{constraints:n,promptIds:r}){let o=n.filter((s,i)=>Mt(s,
t.beam.progress[i],t,r)).length;return`${o===n.length?"✓ ":""}${a("{done} of {all}",{done:o,all:n.length})}`}};function eg(e,t){return t===void 0?e===null?"–":
"– ▲":e===null?`${t+1} ▼`:e===t?`${t+1} =`:`${t+1} ${e<t?"▲":"▼"} ${Math.abs(e-t)}`}var ao=class{constructor(t,n){this.log=n,this.root=t.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,W(this.button,
a(this.isAsked?"running …":"Run greedy decoding"))}draw(t,n,r){let{log:o}=this,s=(o.searched.get(o.turn)||[]).find(({kind:l})=>l==="greedy")||null;this.button.
hidden=!!s||!o.finished||!Object.hasOwn(o.answers,"search"),this.sayButton(),this.path.hidden=!!s,this.fill(this.path,this.pathWords(Qr(t.prompts[n]),t,r.prompts[n].
kept,!!o.started.effective.do_sample));let i=Xc(o.started).map(l=>et(l)[0]);this.doubt.hidden=!i.length||!!s,W(this.doubt,a("This is the path of the most probab\
le tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.",{processors:i.join(", ")})),this.exactly.
hidden=!s,s&&this.said!==s&&this.drawFound(s,t,n,r),this.said=s}fill(t,n){let r=n.map(o=>typeof o=="string"?o:o.textContent).join(`
`);t.dataset.said!==r&&(t.dataset.said=r,t.replaceChildren(...n))}pathWords({last:t,ended:n,left:r},o,s,i){if(r)return this.leftWords(r,o,i);if(!t||t.given)return[
a(i?"The path of the most probable tokens is not known yet.":"The greedy path is not known yet.")];let l=n?s.findIndex(({node:d})=>d===t):-1,c=D(Ee(t)),u=l<0?F(
t.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",{sum:c}):F(t.length,"Its sum is {sum} after {count} token, its score {\
score}.","Its sum is {sum} after {count} tokens, its score {score}.",{sum:c,score:D(s[l].score,4)});return[[this.fateWords(t,n,l,i),u,...this.bestWords(t,n,l,o,
s)].join(" ")]}fateWords({beam:t,index:n},r,o,s){let i={text:a(s?"The text of the most probable tokens":"The greedy text"),beam:(t.beam??0)+1,place:o+1,token:n+
1};return r?o>0?a("{text} has ended, and has rank {place}.",i):o===0?this.log.finished?a("{text} is the best output.",i):a("{text} is the best so far.",i):t.status===
"finished"?a("{text} ended at token {token} but is not kept: others are better.",i):a("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",i):a("{text} is still running, as beam {beam}.",i)}bestWords({sequence:t},n,r,o,s){if(!n){let u=o.prompts[t].running.map(Ee);return u.length?
[a("The best beam has {sum}.",{sum:D(Math.max(...u))})]:[]}if(r===0||!s[0])return[];let{node:i,score:l}=s[0],c={sum:D(Ee(i)),score:D(l,4)};return[F(i.length,"Th\
e best has a sum of {sum} after {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",c)]}leftWords({
index:t,token:n,node:r,sum:o,considered:s,best:i,worst:l},c,u){let d=c.prompts.some(({steps:f})=>(f[0]||[]).some(({beam:w})=>(w.group??null)!==null)),h=Pe([r?a(
"rank {rank} of {considered}",{rank:r.rank,considered:s}):a("not among the {considered} considered",{considered:s}),...o===null?[]:[a("sum {sum}",{sum:D(o)})],...l===
null?[]:[a("worst beam that went on {worst}, best {best}",{worst:D(l),best:D(i)})]]),p=a(u?"{where} left the path of the most probable tokens at token {place}: \
{token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return Se(p,{where:a(d?"Group A":"The search"),place:String(t+1),details:h,
token:n?re(n.text,"gp-strong"):a("a token that was not recorded")})}drawFound(t,n,r,o){let s=t.tokens.map(([f])=>f),i=Ri(n.prompts[r],f=>s[f]),l=f=>f.reduce((w,x)=>w+
(de(x)??-1/0),0),c=o.prompts[r].kept[0],u=c?ae(c.node).filter(f=>!f.given):[],d=g("span");this.fill(d,[...Se(a("Run by the library, greedy decoding wrote {text}\
."),{text:re(io(t.text,60),"gp-wrote")}),` ${this.totalWords(s.length,l(t.tokens.map(([,,f])=>f)))} `,c?`${this.bestTotalWords(u.length,l(u.map(({chosen:f})=>f.
raw_logprob)))} `:"",...this.pathWords(i,n,o.prompts[r].kept,!1)]);let h=g("details"),p=g("table");for(let[f,[,w,x]]of t.tokens.entries()){let M=p.insertRow();M.
insertCell().textContent=f+1,M.insertCell().append(re(w)),M.insertCell().textContent=D(de(x))}h.append(g("summary","",a("Its tokens and their log-probabilities")),
p),this.exactly.replaceChildren(d,h)}totalWords(t,n){let r={sum:D(n)};return this.log.started.processors.length?F(t,"It has {count} token with a log-probability\
 of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",r):F(t,"It has {count} token with a log-probabi\
lity of {sum}.","It has {count} tokens with a log-probability of {sum}.",r)}bestTotalWords(t,n){let r={sum:D(n)};return this.log.started.processors.length?F(t,"\
The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability of {sum} be\
fore the processors.",r):F(t,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-probability of \
{sum}.",r)}};var _n=(e,t)=>e.lengthPenalty===t.lengthPenalty&&e.earlyStopping===t.earlyStopping,Bi=e=>kn.find(([t])=>t===e)?.[1]??String(e),zt=e=>De(Number(e.toFixed(4))),lo=class{constructor(t,n){
this.log=n,this.root=t.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=kn.map(([r,o])=>this.newRow(r,o)),this.asked=null}newRow(t,n){
let r=this.root.querySelector("tbody").insertRow(),o=g("th","",null,{scope:"row"});r.append(o);let[s,i,l]=Array.from({length:3},()=>r.insertCell()),c=g("span"),
u=g("button","gp-button gp-run-on",null,{type:"button","aria-label":a("Run the search with early_stopping {name}",{name:n})});l.dataset.name=`${a("outputs:")} `,
s.append(c," ",u);let d={row:r,head:o,words:c,button:u,because:i,outputs:l,value:t,name:n,rule:null};return u.addEventListener("click",()=>{this.asked=d.rule,this.
log.ask({type:"search",kind:"rule",rule:d.rule}),this.sayButton(d)}),d}sayButton({button:t,rule:n}){let r=!!(this.asked&&_n(this.asked,n));t.disabled=r,W(t,a(r?
"running …":"Run the search"))}draw(t,n,r,o,s){W(this.why,this.whyWords(t,n,r(t.own),s));for(let i of this.rows){i.rule={lengthPenalty:o.lengthPenalty,earlyStopping:i.
value};let l=_n(i.rule,t.own);He(i.row,l?"gp-own-rule":""),W(i.head,l?a("{name} (this run)",{name:i.name}):i.name),this.drawRule(i,t,n,r,s)}}drawRule(t,n,r,o,s){
let i=o(t.rule),{pools:l}=i.prompts[r],c=l.every(({exact:h})=>h),u=i.stop&&c?null:this.answerTo(t.rule),d=!u&&!(i.stop&&c);if(t.button.hidden=!d||!this.log.finished||
!Object.hasOwn(this.log.answers,"search"),this.sayButton(t),u){W(t.words,a("after step {step}",{step:u.steps})),W(t.because,a("found by a run")),this.sayOutputs(
t.outputs,...this.comparedIds(u));return}W(t.words,tg(i,c,s)),W(t.because,this.reasons(l,n,t.rule)),!c||!i.stop?W(t.outputs,"–"):this.sayOutputs(t.outputs,...this.
comparedNodes(i,o(n.own),r,n))}answerTo(t){return(this.log.searched.get(this.log.turn)||[]).find(r=>r.kind==="rule"&&_n(r.rule,t))||null}comparedNodes(t,n,r,{wanted:o}){
let[s,i]=[t,n].map(({prompts:c})=>c[r].kept.slice(0,o));return[s.filter(({node:c},u)=>!i[u]||i[u].node!==c).length,s.length,s[0]?{text:oo(s[0].node),score:s[0].
score}:null]}comparedIds({outputs:t}){let n=this.log.finished.sequences.map(({token_ids:r})=>r.join(" "));return[t.filter(({token_ids:r},o)=>r.join(" ")!==n[o]).
length,t.length,t[0]]}sayOutputs(t,n,r,o){let s=o&&{differ:n,all:r,score:D(o.score,4)},i=n?r>1?a("{differ} of {all} differ; the best, with score {score}:",s):a(
"another text, with score {score}:",s):a("the same"),l=i+(n?o.text:"");t.dataset.said!==l&&(t.dataset.said=l,t.replaceChildren(i,...n?[" ",re(io(o.text,40),"gp-\
wrote")]:[]))}whyWords(t,n,r,o){let{pools:s}=r.prompts[n],i=Bi(t.own.earlyStopping);return(r.stop?a("This search stopped after step {step} by the rule of early_\
stopping {name}.",{step:r.stop.step,name:i}):o?a("The search was cut off. By the rule of early_stopping {name} it would have gone on.",{name:i}):a("The search g\
oes on by the rule of early_stopping {name}.",{name:i}))+(s.length>1?`
`:" ")+this.reasons(s,t,t.own)}reasons(t,n,r){return t.map(o=>[...ng(o,t.length>1),this.reason(o,n,r)].join(" ")).join(`
`)}reason({stop:t,weighed:n},r,o){if(!n)return a("No step has been taken.");let{best:s,length:i,bound:l,worst:c}=n;if(t&&t.why==="criteria")return this.cutOffWords(
r,t);if(c===null)return F(r.size,"No text has ended.","Fewer than {count} texts have ended.");let u=o.earlyStopping==="never"&&o.lengthPenalty>0,d=`${D(s)} / ${i}\
 ^ ${zt(o.lengthPenalty)} = ${D(l,4)}`,h={numbers:u?a("{formula} (at the longest possible length)",{formula:d}):d,worst:D(c,4)},{together:p}=r;if(!t)return p?a(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",h):a("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",h);if(t.why==="settled")return p?a("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",h):
a("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",h);let f=F(r.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(l>c))return f;let w=p?a("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",h):a("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",h);return`${f} ${w}`}cutOffWords({start:t,maxNew:n},{
step:r}){if(r-t>=n)return F(t+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let o=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:s})=>!["eos","length","unfinished"].includes(s));return o?a("Every continuation met a stopping criterion ({reason}\
).",{reason:Ge(o.stop_reason)[0]}):a("Every continuation met a stopping criterion.")}};function tg({stop:e,prompts:t},n,r){return n?e?a("after step {step}",{step:e.
step}):r?a("goes on past step {step}",{step:Jr({prompts:t})}):a("not yet"):e?a("not exact: about step {step}",{step:e.step}):a("not exact")}function ng({group:e,
stop:t},n){if(e===null)return[];let r={group:Re(e),step:t&&t.step};return[n&&t?a("Group {group}, after step {step}:",r):a("Group {group}:",r)]}function ru(e,t){let r=v=>e.querySelector(".gp-"+v),[o,s,i,l,c]=["slide","power","rule","own-again","of-prompt"].map(r),[u,d,h]=["formula","honest","rest"].map(
r),p=new so(r("hypothesis-table"),t),f=new lo(e,t),w=new ao(e,t),x={},M=null,H=new Map;for(let[v,P]of kn)i.append(g("option","",String(P),{value:JSON.stringify(
v)}));o.addEventListener("input",()=>A({lengthPenalty:Number(o.value)})),s.addEventListener("input",()=>{Number.isFinite(s.valueAsNumber)&&A({lengthPenalty:s.valueAsNumber})}),
s.addEventListener("change",()=>t.usesBeams&&I(N(Ci(t)),!0)),i.addEventListener("change",()=>A({earlyStopping:JSON.parse(i.value)})),l.addEventListener("click",
()=>{x={},E(),o.focus()}),c.addEventListener("change",()=>E());function A(v){x={...x,...v},E()}let N=v=>({...v.own,...x});function I(v,P=!1){Number(o.value)!==v.
lengthPenalty&&(o.value=v.lengthPenalty),(P||document.activeElement!==s)&&(s.value=String(Number(v.lengthPenalty.toFixed(4)))),i.value=JSON.stringify(v.earlyStopping)}
function $(v){return P=>{let R=JSON.stringify(P),z=H.get(R);if(z)return z;let _=Uc(v,P);return _.stop&&H.set(R,_),_}}function C(v){return{stop:t.finished?{step:0,
why:""}:null,prompts:v.prompts.map(({finished:P})=>({kept:P.map(R=>({node:R,score:R.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}
function E({onlySelection:v=!1,anew:P=!1}={}){let R=Ci(t),z=!!(t.finished||t.failed),_=y(R.prompts.length),q=$(R),U=R.together!==null&&Kc(R,q(R.own),!!t.finished),
G=U?N(R):R.own,V=U?q(G):C(R),Y=U?q(R.own):V,Z=U&&!_n(G,R.own),oe=Vc(R,_,V,G,z),se=Z?new Map(Y.prompts[_].kept.map(({node:Ne},zn)=>[Ne,zn])):null;if(p.draw(oe.slice(
0,40),se,R),h.hidden=oe.length<=40,W(h,F(oe.length-40,"and {count} more, with a lower score","and {count} more, with lower scores")),v)return;for(let Ne of["wha\
t-if","stopping"])r(Ne).hidden=!U;r("greedily").hidden=!1,I(G,P),l.hidden=!Z,W(l,a("Back to the run’s own: {power}, {early}",{power:zt(R.own.lengthPenalty),early:Bi(
R.own.earlyStopping)}));let fe=oe.filter(({place:Ne})=>Ne!==null);M={best:fe[0]||null,rule:G,tally:b(oe,fe)},W(r("counts"),M.tally),W(r("scored"),a("sum / lengt\
h ^ {power}",{power:zt(G.lengthPenalty)})),u.setAttribute("aria-live",Z?"polite":"off"),W(u,L(fe[0],G)),k(U?O(V,Y,_,R,G,z):T(R)),U&&f.draw(R,_,q,G,z),w.draw(R,_,
Y)}function y(v){return r("of-prompts").hidden=v<2,c.options.length!==v&&c.replaceChildren(...Array.from({length:v},(P,R)=>g("option","",a("prompt {number}",{number:R+
1}),{value:R}))),Math.max(0,c.selectedIndex)}function b(v,P){let R=v.filter(({state:_})=>_==="running").length,z=v.filter(({state:_})=>_==="returned").length;return[
a("{count} ended",{count:B(v.length-R)}),a("{count} kept",{count:B(P.length)}),...R?[a("{count} running",{count:B(R)})]:[],...z?[F(z,"{count} output","{count} o\
utputs")]:[]].join(", ")}function L(v,{lengthPenalty:P}){if(!v)return a("No text is kept yet.");let{node:R,score:z}=v,_={sum:D(Ee(R)),length:R.length,power:zt(P),
score:D(z,4)};return a("The best: score = sum / length ^ length_penalty = {sum} / {length} ^ {power} = {score}",_)}function k(v){d.hidden=!v,W(d,v)}function T(v){
return v.prompts.every(({steps:P,given:R})=>P.length===R)?a("The search has not begun: all tokens so far were given."):v.together===null?a("This decoding loop h\
as its own rules: the texts are shown as they were recorded."):a("The recording does not follow the rules of this search, so what other settings would give cann\
ot be computed.")}function O(v,P,R,z,_,q){let U=Math.max(1,...z.prompts.map(({steps:Z})=>Z.length-z.start)),G=U**_.lengthPenalty;if(!Number.isFinite(G)||G===0)return a(
"{length} ^ {power} is too large or too small for a floating-point number: the search itself would fail.",{length:U,power:zt(_.lengthPenalty)});let V=v.prompts[R].
pools.filter(({exact:Z})=>!Z);if(V.length){let Z=V.map(({group:oe})=>Re(oe)).join(", ");return F(V.length,"Not exact: an earlier group would have stopped at ano\
ther step, and the padding that a stopped group writes changes the diversity penalty of group {groups}.","Not exact: an earlier group would have stopped at anot\
her step, and the padding that a stopped group writes changes the diversity penalty of groups {groups}.",{groups:Z})}if(_n(_,z.own))return"";if(!v.stop){if(!q)return"";
let Z=Jr(v);return z.together?a("With these settings the search would have gone on past step {step}, where the recording ends: this ranks what is known so far.",
{step:Z}):a("With these settings the search would have gone on past step {step}, where the recording of a group ends: this ranks what is known so far.",{step:Z})}
let{step:Y}=v.stop;return P.stop?Y<P.stop.step?a("With these settings the search would have stopped after step {step}, not {own}: what ended later does not coun\
t.",{step:Y,own:P.stop.step}):"":a("With these settings the search would have stopped after step {step}: what ended later does not count.",{step:Y})}let S=v=>()=>M&&
M.best?a("the best: {words}.",{words:v(M.best)}):"";return We(e,{rank:()=>M?be(M.tally):"",sum:S(({node:v})=>F(v.length,"the log-probability of {count} token is\
 {sum}","the log-probabilities of {count} tokens sum to {sum}",{sum:D(Ee(v))})),length:S(({node:v})=>F(v.length,"{count} token","{count} tokens")),score:S(({node:v,
score:P})=>`${D(Ee(v))} / ${v.length}^${zt(M.rule.lengthPenalty)} = ${D(P)}`),ended:S(({node:v})=>a("at step {step}",{step:v.index+1}))}),v=>{if(v.run&&(x={},H=
new Map,c.replaceChildren()),(v.run||v.searched)&&(f.asked=w.isAsked=null),e.hidden=!t.usesBeams,e.hidden)return;let P=t.hideFrom!==null;if(r("untold").hidden=!P,
r("found").hidden=P,r("counts").hidden=P,P)return;let{run:R,steps:z,status:_,selection:q,searched:U}=v;R||z||_||U?E({anew:R}):q&&E({onlySelection:!0})}}var ea={};ee(ea,{useCallback:()=>bg,useContext:()=>wg,useDebugValue:()=>yg,useEffect:()=>lr,useErrorBoundary:()=>kg,useId:()=>_g,useImperativeHandle:()=>gg,useLayoutEffect:()=>ve,
useMemo:()=>Kt,useReducer:()=>Eu,useRef:()=>ue,useState:()=>le});var Vi={};ee(Vi,{Component:()=>rr,Fragment:()=>ge,cloneElement:()=>og,createContext:()=>pg,createElement:()=>sr,createPortal:()=>mg,createRef:()=>sg,h:()=>sr,hydrate:()=>hg,
isValidElement:()=>iu,options:()=>ce,render:()=>ir,toChildArray:()=>fu});var ce,su,iu,Tt,Fi,po,au,uo,lu,Di,ji,cu,or=Symbol.for("pv"),fo={},mo=[],rg=/^m(i|n|o|s|text|space)$/,
go=Array.isArray,bo=mo.slice,Et=Object.assign;function Dt(e){e&&e.parentNode&&e.remove()}function sr(e,t,n){var r,o,s,i={},l=arguments.length;for(s in t)s=="key"?
r=t[s]:s=="ref"&&typeof e!="function"?o=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?bo.call(arguments,2):n),Ut(e,i,r,o,null)}function og(e,t,n){var r,o,s,i=Et({},
e.props),l=arguments.length;for(s in t)s=="key"?r=t[s]:s=="ref"&&typeof e.type!="function"?o=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?bo.call(arguments,2):n),
Ut(e.type,i,r!==void 0?r:e.key,o!==void 0?o:e.ref,null)}function Ut(e,t,n,r,o){var s={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:or,
__v:o||++su,__i:-1,__u:0};return!o&&ce.vnode&&ce.vnode(s),s}function sg(){return{current:null}}function ge(e){return e.children}function rr(e,t){this.props=e,this.
context=t,this.__g=0}function Lt(e,t){if(t==null)return e.__&&Lt(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.
type!="function"||e.props.__P?null:Lt(e)}function ig(e){var t,n=e.__v,r=n.__e,o=[],s=[],i=e.__P;i&&((t=Et({constructor:or},n)).__v=n.__v+1,ce.vnode&&ce.vnode(t),
Ui(i,t,n,e.__n,i.namespaceURI,32&n.__u?[r]:null,o,r||Lt(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,gu(o,t,s),n.__=n.__e=null,t.__e!=r&&uu(t))}function uu(e){if((e=
e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),uu(e)}function zi(e){(8&e.__g||(e.__g|=8,Tt.push(e),po++))&&Fi==ce.
debounceRendering||((Fi=ce.debounceRendering)||queueMicrotask)(du)}function du(){try{for(var e,t=1;Tt.length;)Tt.length>t&&Tt.sort(au),e=Tt.shift(),t=Tt.length,
8&e.__g&&ig(e)}finally{(po=Tt.length)&&(Fi||queueMicrotask)(du)}}function hu(e,t,n,r,o,s,i,l,c,u,d){var h,p,f,w,x,M,H=r.__k||mo,A=t.length;for(c=ag(n,t,H,c,A),h=
0;h<A;h++)(f=n.__k[h])!=null&&(p=~f.__i&&H[f.__i]||fo,f.__i=h,M=Ui(e,f,p,o,s,i,l,c,u,d),w=f.__e,(p.ref!=f.ref||8&p.__u)&&(p.ref&&Gi(p.ref,null,f,p),f.ref&&d.push(
f.ref,f.__c||w,f)),x=x||w,4&f.__u?(c=pu(f,c,e,!p.__v),p.__e&&(p.__e=null)):typeof f.type=="function"&&M!==void 0?c=M:w&&(c=w.nextSibling),f.__u&=-21);return n.__e=
x,c}function ag(e,t,n,r,o){var s,i,l,c,u,d,h,p,f,w=n.length,x=w,M=0,H=0,A=e.__k=Array(o);for(s=0;s<o;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="functio\
n"?(typeof i!="object"||i.constructor===String?i=A[s]=Ut(null,i):go(i)?i=A[s]=Ut(ge,{children:i}):i.constructor===or&&i.__b?i=A[s]=Ut(i.type,i.props,i.key,i.ref,
i.__v):A[s]=i,c=s+M,i.__=e,i.__b=e.__b+1,l=null,~(u=i.__i=lg(i,n,c,x))&&(x--,(l=n[u])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,u==c-1?M--:u==c+1?M++:u!=c&&(u>c?M--:M++,
H=1)):(~u||(o>w?M--:o<w&&M++),typeof i.type!="function"&&(i.__u|=4))):A[s]=null;if(H){for(d=[],h=[],s=0;s<o;s++)if((i=A[s])&&16&i.__u){for(M=0,p=d.length;M<p;)d[f=
M+p>>1]<i.__i?M=f+1:p=f;d[M]=i.__i,h[s]=M+1}for(M=d.length;s--;)h[s]&&(h[s]==M?M--:A[s].__u|=4)}if(x)for(s=0;s<w;s++)!(l=n[s])||2&l.__u||(l.__e==r&&(r=Lt(l)),Ki(
l,l));return r}function pu(e,t,n,r){var o,s,i,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&(o[s].__=e,t=pu(o[s],
t,n,!1));return t}for(t&&!t.parentNode&&(t=Lt(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!r&&n.moveBefore&&i.parentNode?
n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function fu(e,t){return t=t||[],e!=null&&
typeof e!="boolean"&&(go(e)?e.some(function(n){fu(n,t)}):t.push(e)),t}function lg(e,t,n,r){var o,s=e.key,i=e.type,l=t[n],c=l&&!(2&l.__u);if(l===null&&s==null||c&&
s==l.key&&i==l.type)return n;if(r>(c?1:0)){for(o=n-1;o>=0;o--)if((l=t[o])&&!(2&l.__u)&&s==l.key&&i==l.type)return o;for(o=n+1;o<t.length;o++)if((l=t[o])&&!(2&l.
__u)&&s==l.key&&i==l.type)return o}return-1}function ou(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function co(e,t,n,r,o){var s,i;if(t=="style")
if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||ou(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||
ou(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(i=ji[t]||(ji[t]=cg(
t)),(e.__a||(e.__a={}))[t]=Di,s=t!=(t=t.replace(lu,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{
if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="ta\
bIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function cg(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[uo]==null)t[uo]=
Di++;else if(t[uo]<this.__a[e])return;return n(ce.event?ce.event(t):t)}}}function Ui(e,t,n,r,o,s,i,l,c,u){var d,h,p,f,w,x,M,H,A,N,I,$,C,E,y,b,L,k,T=t.type;if(t.
constructor!==or)return null;128&n.__u&&(c=32&n.__u,d=n.__c.__z)&&(t.__u|=c,h=s=[],d.nodeType==8?l=ho(d,s):s.push(d),l=s[0]||l),(d=ce.__b)&&d(t);e:if(typeof T==
"function"){p=i.length;try{if(H=t.props,A=(d=T.prototype)&&d.render,N=(d=T.contextType)&&r[d.__c],I=d?N?N.props.value:d.__:r,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=
1)):(A?t.__c=f=new T(H,I):(t.__c=f=new rr(H,I),f.constructor=T,f.render=dg),N&&N.sub(f),f.state||(f.state={}),f.__n=r,f.__g|=8,f.__h=[],f.__k=[]),A&&(f.__s||(f.
__s=f.state),T.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=Et({},f.__s)),Et(f.__s,T.getDerivedStateFromProps(H,f.__s)))),w=f.props,x=f.state,f.__v=t,n.__c){
if(H!==w&&A&&!T.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(H,I),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&
f.shouldComponentUpdate(H,f.__s,I)===!1){t.__v!=n.__v&&(f.props=H,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(O){O&&(O.__=t)}),mo.push.
apply(f.__h,f.__k),f.__k=[],f.__h.length&&i.push(f),l=Lt(n);break e}f.componentWillUpdate&&f.componentWillUpdate(H,f.__s,I),A&&f.componentDidUpdate&&f.__h.push(
function(){f.componentDidUpdate(w,x,M)})}else A&&!T.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),A&&f.componentDidMount&&f.__h.push(f.
componentDidMount);f.context=I,f.props=H,f.__P=e,f.__g&=-5,$=ce.__r,C=A?25:0;do f.__g&=-9,$&&$(t),d=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++C<
25);A&&(mo.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(r=Et({},r,f.getChildContext())),A&&n.__c&&f.getSnapshotBeforeUpdate&&(M=f.getSnapshotBeforeUpdate(
w,x)),E=d&&d.type===ge&&d.key==null?d.props.children:d,H.__P&&(d=l,o=(e=H.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(O){O&&Ki(O,O)}),
n.__k=null),l=n.__k?Lt(n,0):null),l=hu(e,go(E)?E:[E],t,n,r,o,s,i,l,c,u),H.__P&&(t.__e=null,l=d),t.__u&=-161,h&&h.some(Dt),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=
-4)}catch(O){if(i.length=p,t.__v=null,c||s)if(O&&O.then){if(t.__u|=128|c,s){for(~(L=s.indexOf(l||void 0))||(L=s.length);(k=s[L-1])&&k.nodeType==8;)L--;for(;L<s.
length;L++)if(k=s[L])if(s[L]=null,y){if(k==b)break}else{if(k.nodeType!=8)break;k.data.startsWith("$s")&&(b=ho(y=k))}}if(!y){for(;l&&l.nodeType==8&&l.nextSibling;)
l=l.nextSibling;y=l}(d=ho(y=t.__c.__z||(t.__c.__z=y)))?(t.__e=y,l=d):t.__e=l,l=l&&l.nextSibling}else s&&s.some(Dt);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),O&&
O.then||mu(t),ce.__e(O,t,n)}}else l=t.__e=ug(n.__e,t,n,r,o,s,i,c,u,e);return(d=ce.diffed)&&d(t),l}function ho(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))
for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function mu(e){e&&(e.
__c&&(e.__c.__g|=4),e.__k&&e.__k.some(mu))}function gu(e,t,n){for(var r=0;r<n.length;)Gi(n[r++],n[r++],n[r++]);ce.__c&&ce.__c(t,e),e.some(function(o){try{e=o.__h,
o.__h=[],e.some(function(s){s.call(o)})}catch(s){ce.__e(s,o.__v)}})}function ug(e,t,n,r,o,s,i,l,c,u){var d,h,p,f,w,x,M,H,A=n.props||fo,N=t.props,I=t.type;if(I==
"svg"?o="http://www.w3.org/2000/svg":I=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),s){for(d=0;d<s.length;d++)if((w=s[d])&&
(I?w.localName==I:w.nodeType==3)){e=w,s[d]=null;break}}if(!e){if(H=u.ownerDocument||document,!I)return H.createTextNode(N);e=H.createElementNS(o,I,N.is?N:u),l&&
(ce.__m&&ce.__m(t,s),l=!1),s=null}if(I){if(u=I=="template"&&e.content||e,s=I=="textarea"&&N.defaultValue!=null?null:s&&bo.call(u.childNodes),!l&&s)for(A={},d=0;d<
e.attributes.length;d++)A[(w=e.attributes[d]).name]=w.value;for(d in A)w=A[d],d=="dangerouslySetInnerHTML"?p=w:d=="children"||d in N||d=="value"&&"defaultValue"in
N||d=="checked"&&"defaultChecked"in N||co(e,d,null,w,o);for(d in N)w=N[d],d=="children"?f=w:d=="dangerouslySetInnerHTML"?h=w:d=="value"?x=w:d=="checked"?M=w:l&&
typeof w!="function"||A[d]===w||co(e,d,w,A[d],o);h?(l||p&&(h.__html==p.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(p&&(e.textContent=""),(I==
"foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&rg.test(I))&&(o="http://www.w3.org/1999/xhtml"),hu(u,go(f)?f:[f],t,n,r,o,s,i,s?s[0]:n.__k&&Lt(n,0),l,c),
s&&s.some(Dt)),l&&I!="textarea"||(d="value",I=="progress"&&x==null?e.removeAttribute(d):x==null||x===e[d]&&(I!="progress"||x)||co(e,d,x,A[d],o),d="checked",M!=null&&
M!=e[d]&&co(e,d,M,A[d],o))}else A===N||l&&e.data==N||(e.data=N);return e}function Gi(e,t,n,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.
__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){ce.__e(o,n)}}function Ki(e,t,n){var r,o,s,i;if(ce.unmount&&ce.unmount(e),!(r=e.ref)||r.
current&&r.current!=e.__e||Gi(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){ce.__e(l,t)}r.__P=r.__n=null}if(r=e.__k)for(i=
0;i<r.length;i++)r[i]&&Ki(r[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(o=ho(r,s=[]))&&(r==e.__e&&s.some(Dt),Dt(o),Dt(r)),n||Dt(
e.__e),e.__e=e.__c=e.__=null}function dg(e,t,n){return this.constructor(e,n)}function ir(e,t){var n,r,o,s;ce.__&&ce.__(e,t),t.nodeType==9&&(t=t.documentElement),
r=(n=e&&32&e.__u)?null:t.__k,t.__k=Ut(ge,{children:[e]}),o=[],s=[],Ui(t,t.__k,r||fo,fo,t.namespaceURI,r?null:t.firstChild?bo.call(t.childNodes):null,o,r?r.__e:t.
firstChild,n,s),gu(o,t.__k,s),t.__k.props.children=null}function hg(e,t){e&&typeof e=="object"&&(e.__u|=32),ir(e,t)}function pg(e){function t(n){var r,o;return this.
getChildContext||(r=new Set,(o={})[t.__c]=this,this.getChildContext=function(){return o},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&r.forEach(
function(i){i.__g|=4,zi(i)})},this.sub=function(s){r.add(s);var i=s.componentWillUnmount;s.componentWillUnmount=function(){r.delete(s),i&&i.call(s)}}),n.children}
return t.__c="__cC"+cu++,t.__=e,t.Provider=(t.Consumer=function(n,r){return n.children(r)}).contextType=t,t}function fg(e){return e.children}function mg(e,t){return Ut(
fg,{__P:t,children:e})}ce={__e:function(e,t,n,r){for(var o,s,i;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((i=(s=o.constructor)&&s.getDerivedStateFromError)&&
o.setState(s.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,r||{}),i=1),i&&8&o.__g)return void(o.__g|=2)}catch(l){e=l}}throw po=0,e}},
su=0,iu=function(e){return e!=null&&e.constructor===or},rr.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Et({},this.state)),typeof e==
"function"&&(e=e(Et({},n),this.props)),e&&(Et(n,e),this.__v&&(t&&this.__k.push(t),zi(this)))},rr.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.
__h.push(e),zi(this))},rr.prototype.render=ge,Tt=[],po=0,au=function(e,t){return e.__v.__b-t.__v.__b},uo=Symbol(),lu=/(PointerCapture)$|Capture$/i,Di=0,ji={},cu=
0;var ft,we,Xi,bu,Yi=Object.is,vn=0,Tu=[],Zi=[],ke=ce,wu=ke.__b,yu=ke.__r,ku=ke.diffed,_u=ke.__c,vu=ke.unmount,xu=ke.__;function Gt(e,t){ke.__h&&ke.__h(we,e,vn||t),
vn=0;var n=we.__H||(we.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function le(e){return vn=1,Eu(Lu,e)}function Eu(e,t,n){var r=Gt(ft++,2);
if(r.t=e,!r.__c&&(r.__=[n?n(t):Lu(void 0,t),function(s){var i=(r.__N||r.__)[0],l=r.t(i,s);Yi(i,l)||(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=we,!we.__f)){we.
__f=!0;var o=we.shouldComponentUpdate;we.shouldComponentUpdate=function(s,i,l){var c=this.__H;if(!c)return!0;var u=!1,d=this.props!=s;if(c.__.some(function(p){p.
__N&&(u=!0,Yi(p.__[0],p.__N[0])||(d=!0))}),o){var h=o.call(this,s,i,l);return u?h||d:h}return!u||d}}return r.__}function lr(e,t){var n=Gt(ft++,3);!ke.__s&&Qi(n.
__H,t)&&(n.__P=!0,n.__=e,n.u=t,we.__H.__h.push(n))}function ve(e,t){var n=Gt(ft++,4);!ke.__s&&Qi(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,we.__h.push(n))}function ue(e){
return vn=5,Kt(function(){return{current:e}},[])}function gg(e,t,n){vn=6,ve(function(){if(typeof e=="function"){var r=e(t());return function(){e(null),typeof r==
"function"&&r()}}if(e)return e.current=t(),function(){return e.current=null}},n==null?n:n.concat(e))}function Kt(e,t){var n=Gt(ft++,7);return Qi(n.__H,t)&&(n.__=
e(),n.__H=t),n.__}function bg(e,t){return vn=8,Kt(function(){return e},t)}function wg(e){var t=we.context[e.__c],n=Gt(ft++,9);return n.c=e,t?(n.__==null&&(n.__=
!0,t.sub(we)),t.props.value):e.__}function yg(e,t){ke.useDebugValue&&ke.useDebugValue(t?t(e):e)}function kg(e){var t=Gt(ft++,10),n=le();return t.__=e,we.componentDidCatch||
(we.componentDidCatch=function(r,o){t.__&&t.__(r,o),n[1](r)}),[n[0],function(){return n[1]()}]}function _g(){var e=Gt(ft++,11);if(!e.__){for(var t=we.__v;!t.__m&&
t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function vg(){var e;do{for(;e=Zi.shift();)try{ar(e)}catch(n){ke.__e(n,{__:(e=e.__P)&&
e.__v})}for(;e=Tu.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(ar),t.__h.some(Ji),t.__h=[]}catch(n){t.__h=[],ke.__e(n,e.__v)}}}while(Zi.length)}ke.__b=function(e){
we=null,wu&&wu(e)},ke.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),xu&&xu(e,t)},ke.__r=function(e){yu&&yu(e),ft=0;var t=(we=e.__c).__H;t&&(Xi==we?we.
__h=[]:(t.__h.some(ar),t.__h.some(Ji),ft=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Xi=we},ke.diffed=function(e){ku&&ku(e);var t=e.
__c;t&&t.__H&&(t.__H.__h.length&&Mu(Tu.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Xi=we=null},ke.__c=function(e,t){t.some(function(n){try{n.__h.some(
ar),n.__h=n.__h.filter(function(r){return!r.__||Ji(r)})}catch(r){n.__h=[function(){throw r}]}}),_u&&_u(e,t)},ke.unmount=function(e){vu&&vu(e);var t,n,r=e.__c;r&&
r.__H&&(r.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,Mu(Zi.push(o))}else ar(o)}catch(s){
t=s}}),r.__H=void 0,t&&ke.__e(t,r.__v))};var Su=typeof requestAnimationFrame=="function";function xg(e){var t,n=function(){clearTimeout(r),Su&&cancelAnimationFrame(
t),setTimeout(e)},r=setTimeout(n,35);Su&&(t=requestAnimationFrame(n))}function Mu(e){e!=1&&bu==ke.requestAnimationFrame||((bu=ke.requestAnimationFrame)||xg)(vg)}
function ar(e){var t=we,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),we=t}function Ji(e){var t=we;e.__c=e.__(),we=t}function Qi(e,t){return!e||e.length!=t.length||
t.some(function(n,r){return!Yi(n,e[r])})}function Lu(e,t){return typeof t=="function"?t(e):t}var ra={};ee(ra,{groupPane:()=>Cg,runPane:()=>Xe,useFresh:()=>mt});var na={};ee(na,{Fragment:()=>ge,jsx:()=>m,jsxAttr:()=>Og,jsxDEV:()=>m,jsxEscape:()=>Cu,jsxTemplate:()=>Eg,jsxs:()=>m});var Sg=/["&<]/;function ta(e){if(!e.length||!Sg.test(e))return e;for(var t=0,n=0,r="",o="";n<e.length;n++){switch(e.charCodeAt(n)){case 34:o="&quot;";break;case 38:
o="&amp;";break;case 60:o="&lt;";break;default:continue}n!=t&&(r+=e.slice(t,n)),r+=o,t=n+1}return n!=t&&(r+=e.slice(t,n)),r}var Pu=Symbol.for("pv"),Mg=0,Tg=Array.
isArray;function m(e,t,n,r,o,s){t||(t={});var i,l,c=t;if("ref"in c&&typeof e!="function")for(l in c={},t)l=="ref"?i=t[l]:c[l]=t[l];var u={type:e,props:c,key:n,ref:i,
__k:null,__:null,__b:0,__e:null,__c:null,constructor:Pu,__v:--Mg,__i:-1,__u:0};return(o||s)&&(u.__source=o,u.__self=s),ce.vnode&&ce.vnode(u),u}function Eg(e){var t=m(
ge,{tpl:e,exprs:[].slice.call(arguments,1)});return t.key=t.__v,t}var Ou={},Lg=/[A-Z]/g;function Og(e,t){if(ce.attr){var n=ce.attr(e,t);if(typeof n=="string")return n}
if(t=(function(i){return i!=null&&typeof i=="object"&&typeof i.valueOf=="function"?i.valueOf():i})(t),e=="ref"||e=="key")return"";if(e=="style"&&typeof t=="obje\
ct"){var r="";for(var o in t){var s=t[o];s!=null&&s!==""&&(r=r+(o[0]=="-"?o:Ou[o]||(Ou[o]=o.replace(Lg,"-$&").toLowerCase()))+":"+s+";")}return e+'="'+ta(r)+'"'}
return t==null||t===!1||typeof t=="function"||typeof t=="object"?"":t===!0?e:e+'="'+ta(""+t)+'"'}function Cu(e){if(e==null||typeof e=="boolean"||typeof e=="func\
tion")return null;if(typeof e=="object"){if(e.constructor===Pu)return e;if(Tg(e)){for(var t=0;t<e.length;t++)e[t]=Cu(e[t]);return e}}return ta(""+e)}function mt(e){let t=ue(null),n=t.current!==e;return t.current=e,n?e:Pg}var Pg={},Xe=(e,t)=>(n,r)=>Au(n,r,o=>m(e,{log:r,changes:o}),t),Cg=(e,t)=>(n,r)=>{let o=s=>({
...s,entries:s.entries??new Set(r.entries.keys())});return Au(n,r,s=>m(e,{group:r,changes:o(s)}),t)};function Au(e,t,n,r){let o=e.querySelector(".gp-drawn")??e;
if(o.replaceChildren(),!r)return i=>ir(n(i),o);let s=!1;return i=>{let l=s;s=r(t),e.hidden=!s,s&&ir(n(l?i:cn(t.kinds)),o)}}var ga={};ee(ga,{addGroupPanes:()=>zg,chooseUnit:()=>vo,start:()=>ma});var sa={};ee(sa,{canStandAlone:()=>oa});function oa(e){let t=g("button","gp-alone-button",null,{type:"button"});t.append(Rg()),e.append(t);let n=null;async function r(){let l=Ag(e);e.classList.add("gp\
-alone");let c=new MutationObserver(()=>e.hidden&&o());if(c.observe(e,{attributeFilter:["hidden"]}),document.addEventListener("keydown",s,!0),n=()=>{n=null,c.disconnect(),
document.removeEventListener("keydown",s,!0),e.classList.remove("gp-alone"),e.popover&&e.removeAttribute("popover"),l.restore(),i()},i(),document.fullscreenEnabled)
try{await e.requestFullscreen();return}catch{}n&&(e.popover="manual",e.showPopover(),l.silence(),t.focus({preventScroll:!0}))}function o(){document.fullscreenElement===
e?document.exitFullscreen():n&&n(),t.focus({preventScroll:!0})}function s(l){l.key==="Escape"&&(l.preventDefault(),l.stopPropagation(),o())}function i(){let l=n?
a("Leave full screen"):a("Full screen");t.title=l,t.ariaLabel=e.ariaLabel?`${l}: ${e.ariaLabel}`:l,e.dispatchEvent(new Event("gp-alone"))}t.addEventListener("cl\
ick",()=>n?o():r()),e.addEventListener("fullscreenchange",({target:l})=>{l===e&&document.fullscreenElement!==e&&n&&n()}),i()}function Ag(e){let t=[],n=[],r=[];for(let i=e.
parentElement;i;i=i.parentElement)r.push(i),(i.scrollTop||i.scrollLeft)&&t.push([i,i.scrollLeft,i.scrollTop]);let o=e.parentElement??e;o.style.minHeight=`${o.offsetHeight}\
px`;function s(){for(let[i,l,c]of t)i.scrollTo({left:l,top:c,behavior:"instant"})}return{silence(){for(let i of r)for(let l of i.children)!(l instanceof HTMLElement)||
l.contains(e)||l.inert||(l.inert=!0,n.push(l))},restore(){for(let i of n)i.inert=!1;o.style.minHeight="",s(),window.addEventListener("resize",s,{once:!0}),setTimeout(
()=>window.removeEventListener("resize",s),1e3)}}}function Rg(){let e=Q("svg"),t=Q("path");return e.setAttribute("viewBox","0 0 16 16"),e.setAttribute("aria-hid\
den","true"),t.setAttribute("d","M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"),e.append(t),e}var aa={};ee(aa,{RunGroup:()=>cr});var Ng=["token_id","text","piece","logprob","raw_logprob","entropy"],ia=class extends vt{constructor(n,r){super();this.group=n;this.number=r}group;number;changed(n){
super.changed(n),this.group&&this.group.entryChanged(this.number,n)}},cr=class extends Wt{constructor(n){super(["run","steps","status","measured","found","lanes",
"pair","unit"]);this.name=n;this.clear(null)}name;lanes=null;turn;fresh=new Set;unit="bits";header;done;apart;found;charts;asking;pair;groups;entries;metrics;inNats;clear(n){
this.header=n,this.showMetrics(),this.done=this.apart=this.found=this.asking=null,this.charts={},this.pair=[0,1],this.fresh.clear(),this.groups=(n?.groups??[]).
map((r,o)=>({...r,number:o,entries:[],shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(n?.entries??[]).map(({group:r,seed:o},s)=>{let i=n?.kind===
"lanes"?Object.assign(new ia(this,s),{unit:this.unit}):null,l={number:s,group:r,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[r].entries.push(l),
l});for(let r of this.kinds)this.changed(r)}get running(){return!!(this.header&&!this.done)}feedRun(n,r){r!==this.turn&&(this.position=0),this.turn=r,this.feed(
n)}appendRun(n,r){return r!==this.turn&&this.feed(""),this.turn=r,this.append(n)}lose(){this.running&&this.read({type:"Done",stopped:!0})}read(n){if(!$g(n.type))
throw new Error("unknown line "+n.type);Ru[n.type](this,n)}entryChanged(n,r){this.fresh.add(n),this.changed(r==="status"?"status":"steps")}takeChanges(){return this.
changes.entries=this.fresh,this.fresh=new Set,super.takeChanges()}subscribe(n,r,o=!1){let s=i=>i.run||!i.entries;super.subscribe(n,i=>r(s(i)?{...i,entries:new Set(
this.entries.keys())}:i),o)}setPair(n,r){this.pair=[n,r],this.changed("pair")}shownOf(n){let{entries:r,shown:o}=this.groups[n];return r[o]}showEntry(n,r){this.groups[n].
shown=r,this.changed("pair")}setLanes(n){this.lanes=n,this.changed("lanes")}setAsking(n,r){this.asking={question:n,titles:r};for(let o of["steps","status","meas\
ured","found"])this.changed(o)}answered(n){return this.found?.question===n&&(!this.asking||this.asking.question===n)}setUnit(n){this.unit=n,this.showMetrics(),this.
groups.forEach(r=>this.showMeasured(r));for(let{log:r}of this.entries)r&&(r.unit=n);for(let r of["unit","measured"])this.changed(r)}showMetrics(){let n=this.header?.
metrics??[];this.metrics=n.map(r=>r.unit==="nats"?{...r,unit:this.unit}:r),this.inNats=new Set(n.filter(({unit:r})=>r==="nats").map(({name:r})=>r))}showMeasured(n){
let r=(i,l)=>l!==null&&this.inNats.has(i)&&Number.isFinite(l)?Ce(l,this.unit):l,{values:o,each:s}=n.told;n.values=Object.fromEntries(Object.entries(o).map(([i,l])=>[
i,r(i,l)])),n.each=Object.fromEntries(Object.entries(s).map(([i,l])=>[i,l.map(c=>r(i,c))]))}},Ru={Comparison(e,t){e.clear(t)},Of(e,{entry:t,event:n}){e.entries[t].
log?.read(n)},Begun(e,{entry:t,apart:n}){e.apart=n??null,e.entries[t].begun=!0,e.entryChanged(t,"status")},Tokens(e,{entry:t,tokens:n}){for(let r of n){let o=Object.
fromEntries(Ng.map((s,i)=>[s,r[i]]));e.entries[t].tokens.push(o)}e.entryChanged(t,"steps")},Ended(e,{entry:t,text:n,stop_reason:r,failed:o}){e.entries[t].ended=
{text:n,stop_reason:r,failed:o},e.entryChanged(t,"status")},Measured(e,{group:t,values:n,each:r}){e.groups[t].told={values:n,each:r??{}},e.showMeasured(e.groups[t]),
e.changed("measured")},Found(e,{values:t,charts:n}){e.found=t,e.charts=n??{},e.changed("found")},Served(e,{way:t,steps:n,tokens:r,settings:o,requests:s,...i}){t===
0&&o&&(e.found={...i,requests:s,tokens:[],ways:[]});let l=e.found;o&&(l.ways[t]={settings:o,steps:[]}),l.ways[t].steps.push(...n),l.tokens.push(...r??[]),e.changed(
"found")},Done(e,{stopped:t,overtaken:n}){e.done={stopped:t,...n&&{overtaken:n}},e.changed("status")}},$g=e=>Object.hasOwn(Ru,e);var ca={};ee(ca,{linkTermsIn:()=>la,withTermLinks:()=>xn});var qg=/(“[^”]*”|„[^“]*“|«[^»]*»)/,Ig="(?:s|es|e|n|en|x)?",Wg=new Set(["token","step","prompt","draft","kept","ending","time","length","speed","b\
its","sample","memory","context","queue","decode","starved"]),wo=null;function Hg(){if(wo)return wo;let e=new Map;for(let n of un){if(Wg.has(n))continue;let[r]=Ht(
n).name.split(" (");e.has(r.toLowerCase())||e.set(r.toLowerCase(),n)}let t=[...e.keys()].sort((n,r)=>r.length-n.length).map(n=>n.replace(/[.*+?^${}()|[\]\\]/g,"\
\\$&"));return wo={pattern:new RegExp(`(?<![\\p{L}\\p{N}_-])(${t.join("|")})${Ig}(?![\\p{L}\\p{N}_-])`,"giu"),ids:e},wo}function xn(e,t=new Set){let{pattern:n,ids:r}=Hg();
return e.split(qg).flatMap((o,s)=>{if(s%2)return[o];let i=[],l=0;for(let c of o.matchAll(n)){let u=r.get(c[1].toLowerCase());u===void 0||t.has(u)||(t.add(u),i.push(
o.slice(l,c.index),g("a","gp-term-link",c[0],{href:Xn(u)})),l=c.index+c[0].length)}return[...i,o.slice(l)]})}function la(e){for(let t of e.querySelectorAll("p.g\
p-note")){let[n]=t.childNodes;t.childNodes.length===1&&n.nodeType===Node.TEXT_NODE&&n.nodeValue?.trim()&&t.replaceChildren(...xn(n.nodeValue))}}var qu={},yo=null,da=new Map,ha=new Map,pa="bits";function ko(e){let t=da.get(e)??Object.assign(new vt,{unit:pa});return da.set(e,t),t}function _o(e){let t=ha.get(
e)??Object.assign(new cr(e),{unit:pa});return ha.set(e,t),t}function vo(e){pa=e;for(let t of[...da.values(),...ha.values()])t.setUnit(e)}function Bg(e,t,{log:n="\
main"}={}){let r=ko(n);Wu(e,t,r,"run",o=>{let s=qu[e]?.(o,r);return!s||!Xg.has(e)?s:Zg(o,r,s,e)})}function Fg(e,t,{group:n}){let r=_o(n),o=Kg.has(e)?"text":Vg.has(
e)?"model":"runs",s=()=>Wu(e,t,r,o,l=>yo?.[e]?.(l,r));if(yo)return s();let i=t.querySelector(".gp-pane");i&&Hr(i),fa.push({drawNow:s,failed:()=>Dg(t)}),r.subscribe(
t,()=>{!yo&&(r.header||r.found||r.lanes)&&jg()})}var fa=[],ua=!1;function jg(){if(ua||!window.GenerationPlaygroundComparisons)return;ua=!0;let e=document.createElement(
"script");e.src=window.GenerationPlaygroundComparisons,e.onerror=()=>{ua=!1;for(let{failed:t}of fa)t()},document.head.append(e)}function zg(e){yo=e;for(let t of document.
querySelectorAll(".gp-not-loaded"))t.remove();fa.splice(0).forEach(({drawNow:t})=>Iu(t))}function Dg(e){e.querySelector(":scope > .gp-not-loaded")||e.append(g("\
p","gp-note gp-not-loaded",a("This part of the page could not be loaded. Reload the page.")))}function Iu(e){try{e()}catch(t){console.error("Generation Playgrou\
nd:",t)}}function Wu(e,t,n,r,o){let s=t.querySelector(".gp-pane");if(!s)return Nu(e);Hr(s),la(s);let i=hi(s,r);Hu.push(t),Gg.has(e)||oa(s);let l=o(s);if(!l)return Nu(
e);n.subscribe(s,c=>{l(c),i()},!Ug.has(e)),Bu()}function Nu(e){console.error(`Generation Playground: there is no pane “${e}” here.`)}var Hu=[],$u=null;function Bu(){
let e=Vr();if(e===$u)return;let t=Hu.find(r=>r.getClientRects().length&&r.isConnected);if(e!==null&&!t||($u=e,e===null||!t))return;let n=t.querySelector(":scope\
 > .gp-glossary-place");if(!n){let r=n=g("div","gp-pane gp-glossary-place");r.addEventListener("click",o=>Yn(o,r)),t.append(r)}dt(n,e)}var Ug=new Set(["branches"]),
Gg=new Set(["numbers","check","token","progress","arrival"]),Kg=new Set(["detection","mistakes","attack","strengths"]),Vg=new Set(["shelf","estimate","opened"]),
Xg=new Set(["tokens","spoken","word_times","token","candidates","processors","curve","in_words","logit_lens","cross_attention","check","quiz"]),Yg=new Set(["pro\
cessors","logit_lens","cross_attention","check","quiz"]);function Zg(e,t,n,r){let o=cn(t.kinds),s=!1;return i=>{if(t.denoises||t.isFromElsewhere&&Yg.has(r)){s=e.
hidden=!0;return}s&&(e.hidden=!1),n(s?o:i),s=!1}}function Jg(e,t,n){ko(e).feedRun(t||"",n)}function Qg(e,t,n){return ko(e).appendRun(t,n)}function eb(e,t,n){return _o(
e).appendRun(t,n)}function tb(e,t,n){_o(e).feedRun(t||"",n)}function ma(e){qu=e;let t={mount:Bg,feed:Jg,append:Qg,appendGroup:eb,chooseUnit:vo,log:ko,RunLog:vt,
mountGroup:Fg,feedGroup:tb,group:_o};window.GenerationPlayground=t;let n=window.GenerationPlaygroundQueue,r=o=>Iu(()=>o(t));window.GenerationPlaygroundQueue={push:r},
n?.forEach?.(r),window.addEventListener("hashchange",Bu)}var Fu={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0},xo=e=>t=>{t.key==="Escape"&&e.selectStep(null),Object.hasOwn(
Fu,t.key)&&(t.preventDefault(),e.walk(Fu[t.key]))};function So(e,t,n,r=0){return{"aria-valuenow":e?e.isPrompt?e.index-r:e.index+1:0,"aria-valuemin":e?1-r:0,"ari\
a-valuemax":e?t:0,"aria-valuetext":n}}var ba={};ee(ba,{Term:()=>pe});var nb=()=>"";function pe(e){let{id:t,run:n=nb,meaning:r,formula:o,unit:s,as:i="span",class:l,label:c,attributes:u,children:d}=e,h={...r!==void 0&&{meaning:r},...o!==
void 0&&{formula:o},...s!==void 0&&{unit:s}};return sr(i,{...u,class:l,ref:w=>{w&&ye(w,t,n,h)},...c===void 0?{}:{role:"img","aria-label":c}},d)}var wa={};ee(wa,{TokenLabel:()=>Ot});function Ot({text:e,class:t}){return m("bdi",{class:t,ref:r=>{r&&_t(r,e)}})}var rb=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),ju=e=>_e(rb.format(e)),ur=e=>e,ya={information:ur({unit:!0,write:ju,fromZero:!0}),
sum:ur({unit:!0,write:ju}),share:ur({title:()=>a("probability"),write:j,fromZero:!0,share:!0}),count:ur({title:()=>a("tokens kept"),write:B,log:!0}),rank:ur({title:()=>a(
"rank"),write:B,log:!0,reversed:!0})},ka=[["kept","solid"],["chosen","dash"],["accepted","dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],[
"before","12px,3px,2px,3px"],["focus","2px,7px"]].map(([e,t])=>({role:e,dash:t})),ob=()=>({information:{name:a("surprisal and entropy"),axis:"information",about:a(
"Surprisal tells how unexpected each token was; entropy how uncertain the next token was, for the model (before) and for the draw (after)."),series:[{name:a("su\
rprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:a("How unexpected the chosen token was: minus the logarithm of its probability after the processors\
; before them where a text was only read."),value:e=>Ae(e).surprisal},{name:a("entropy before"),term:"entropy",role:"entropy-before",dash:"dot",tip:a("How uncer\
tain the model was, before any processor: the surprisal that it expected."),value:e=>e.distribution.entropy_before},{name:a("entropy after"),term:"entropy",role:"\
entropy-after",dash:"dash",tip:a("How uncertain the draw was, after the processors."),value:e=>e.isPrompt?null:e.distribution.entropy_after}]},kept:{name:a("can\
didates kept"),axis:"count",about:a("How many tokens of the vocabulary could still be chosen after the processors. Each line of the grid is ten times the one be\
low."),series:[{name:a("candidates kept"),term:"kept",role:"entropy-after",dash:"solid",tip:a("The number of tokens with a probability above 0 after the process\
ors."),value:e=>e.isPrompt?null:Math.max(1,Ue(e)??0)}]},cumulative:{name:a("cumulative log-probability"),axis:"sum",about:a("The logarithm of the probability of\
 the whole text up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:a("after the processors"),term:"cumulativ\
e-logprob",role:"surprisal",dash:"solid",sum:!0,tip:a("Added up after the processors: from the probabilities that the tokens were drawn with."),value:e=>e.isPrompt?
null:e.chosen.logprob??e.chosen.raw_logprob},{name:a("before them"),term:"cumulative-logprob",role:"entropy-before",dash:"dot",sum:!0,tip:a("Added up before the\
 processors: from the probabilities that the model gave."),value:e=>e.chosen.raw_logprob}]},before:{name:a("looked up: probability before"),axis:"share",about:a(
"How probable the model found each looked-up token at each place, before the processors."),of:e=>X(e.raw_logprob)},after:{name:a("looked up: probability after"),
axis:"share",about:a("How probable each looked-up token was in the draw at each place, after the processors: 0% where they removed it."),of:e=>X(e.logprob)},rank:{
name:a("looked up: rank"),axis:"rank",about:a("The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is at the top."),of:e=>e.
raw_rank||null}}),sb=()=>({information:{name:a("surprisal"),axis:"information",about:a("How unexpected each token was, from the log-probabilities that the serve\
r gave."),series:[{name:a("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:a("How unexpected the chosen token was: minus the logarithm of its pro\
bability."),value:e=>Ae(e).surprisal}]},cumulative:{name:a("cumulative log-probability"),axis:"sum",about:a("The logarithm of the probability of the whole text \
up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:a("as reported"),term:"cumulative-logprob",role:"surprisa\
l",dash:"solid",sum:!0,tip:a("Added up from the log-probabilities that the server gave."),value:e=>e.chosen.raw_logprob}]}}),zu=e=>e?sb():ob();var ib={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},ab=8*Math.LN2,_a=e=>ib[e]??e.replaceAll("px","").replaceAll(","," ");function Uu({
series:e,of:t=()=>null},n){return e||[...n].slice(-ka.length).map(([r,o],s)=>({...ka[s],name:o,term:"probability",tip:a("The looked-up token {token}, id {id}.",
{token:K(o),id:r}),value:({watched:i=[]})=>{let l=i.find(({token_id:c})=>c===r);return l?t(l):null}}))}function Gu({curve:e,series:t,steps:n,prompt:r,current:o,
unit:s,factor:i}){let l=ya[e.axis],c=r.length,u=x=>x.index+1-(x.isPrompt?c+1:0),d=x=>`${l.write(x)}${l.unit?` ${a(s)}`:""}`,h=(x,M,H)=>{let A=cb(x,M,l.unit?i:1),
N=I=>a("{token} {series}: {value}",{token:K(M[I].chosen.text),series:x.name,value:d(A[I]??0)});return{name:x.name,role:x.role,dash:x.dash,isPrompt:H,x:M.map(u),
y:A,words:N}},p=c?t.map(x=>h(x,r,!0)):[],f=t.map(x=>h(x,n,!1)),w=l===ya.information?lb(Du(p),Du(f),ab*i):null;return{label:a("{curve} along the text",{curve:e.name}),
lines:t.flatMap((x,M)=>[...c?[p[M]]:[],f[M]]),before:c,here:o&&u(o),note:w?a("prompt: up to {value}",{value:d(w.highest)}):"",x:{title:a("token"),range:[.5-c,Math.
max(10,n.length)+.5]},y:{title:l.title?.()??a(s),kind:l,range:w?[0,w.end]:null}}}function lb(e,t,n){let r=Math.max(t*1.08,n);return t&&e>1.5*r?{end:r,highest:e}:
null}var Du=e=>e.reduce((t,{y:n})=>n.reduce((r,o)=>Math.max(r,o??0),t),0);function cb(e,t,n){let r=0;return t.map(o=>{let s=de(e.value(o));e.sum&&(r=r===null||s===
null?null:r+s);let i=e.sum?r:s;return i===null?null:i*n})}var dr=Math.PI,va=2*dr,Vt=1e-6,ub=va-Vt;function Ku(e){this._+=e[0];for(let t=1,n=e.length;t<n;++t)this._+=arguments[t]+e[t]}function db(e){let t=Math.floor(e);
if(!(t>=0))throw new Error(`invalid digits: ${e}`);if(t>15)return Ku;let n=10**t;return function(r){this._+=r[0];for(let o=1,s=r.length;o<s;++o)this._+=Math.round(
arguments[o]*n)/n+r[o]}}function Vu(e,t,n,r){return e===n&&t===r}function hb(e){let t=Math.floor(e);if(!(t<=15))return Vu;let n=10**t,r=function(o){return Math.
round(o*n)};return function(o,s,i,l){return r(o)===r(i)&&r(s)===r(l)}}var Sn=class{constructor(t){this._x0=this._y0=this._x1=this._y1=null,this._="",this._append=
t==null?Ku:db(t),this._equal=t==null?Vu:hb(t)}moveTo(t,n){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}`}closePath(){this._x1!==null&&(this._x1=
this._x0,this._y1=this._y0,this._append`Z`)}lineTo(t,n){this._append`L${this._x1=+t},${this._y1=+n}`}quadraticCurveTo(t,n,r,o){this._append`Q${+t},${+n},${this.
_x1=+r},${this._y1=+o}`}bezierCurveTo(t,n,r,o,s,i){this._append`C${+t},${+n},${+r},${+o},${this._x1=+s},${this._y1=+i}`}arcTo(t,n,r,o,s){if(t=+t,n=+n,r=+r,o=+o,
s=+s,s<0)throw new Error(`negative radius: ${s}`);let i=this._x1,l=this._y1,c=r-t,u=o-n,d=i-t,h=l-n,p=d*d+h*h;if(this._x1===null)this._append`M${this._x1=t},${this.
_y1=n}`;else if(p>Vt)if(!(Math.abs(h*c-u*d)>Vt)||!s)this._append`L${this._x1=t},${this._y1=n}`;else{let f=r-i,w=o-l,x=c*c+u*u,M=f*f+w*w,H=Math.sqrt(x),A=Math.sqrt(
p),N=s*Math.tan((dr-Math.acos((x+p-M)/(2*H*A)))/2),I=N/A,$=N/H;Math.abs(I-1)>Vt&&this._append`L${t+I*d},${n+I*h}`,this._append`A${s},${s},0,0,${+(h*f>d*w)},${this.
_x1=t+$*c},${this._y1=n+$*u}`}}arc(t,n,r,o,s,i){if(t=+t,n=+n,r=+r,i=!!i,r<0)throw new Error(`negative radius: ${r}`);let l=r*Math.cos(o),c=r*Math.sin(o),u=t+l,d=n+
c,h=1^i,p=i?o-s:s-o;if(this._x1===null?this._append`M${u},${d}`:(Math.abs(this._x1-u)>Vt||Math.abs(this._y1-d)>Vt)&&this._append`L${u},${d}`,!!r){if(p<0&&(p=p%va+
va),p>ub)this._append`A${r},${r},0,1,${h},${t-l},${n-c}A${r},${r},0,1,${h},${this._x1=u},${this._y1=d}`;else if(p>Vt){let f=t+r*Math.cos(s),w=n+r*Math.sin(s);if(p>=
dr&&this._equal(u,d,f,w)){p/=2;let x=o+p;this._append`A${r},${r},0,${+(p>=dr)},${h},${t+r*Math.cos(x)},${n+r*Math.sin(x)}`}this._append`A${r},${r},0,${+(p>=dr)},${h},${this.
_x1=f},${this._y1=w}`}}}rect(t,n,r,o){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}h${r=+r}v${+o}h${-r}Z`}toString(){return this._}};function pb(){
return new Sn}pb.prototype=Sn.prototype;function Mn(e){return function(){return e}}var fb=Math.cos;var Sa=Math.sin,Tn=Math.sqrt,Xu=1e-12,Mo=Math.PI,x1=Mo/2,ed=2*Mo;function mb(e){let t=3;return e.digits=function(n){if(!arguments.length)return t;if(n==null)t=null;else{let r=Math.floor(n);if(!(r>=0))throw new RangeError(`inv\
alid digits: ${n}`);t=r}return e},()=>new Sn(t)}var S1=Array.prototype.slice;function gb(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function td(e){this._context=e}td.prototype={areaStart:function(){
this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(
e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function nd(e){return new td(e)}function bb(e){return e[0]}function wb(e){return e[1]}
function rd(e,t){var n=Mn(!0),r=null,o=nd,s=null,i=mb(l);e=typeof e=="function"?e:e===void 0?bb:Mn(e),t=typeof t=="function"?t:t===void 0?wb:Mn(t);function l(c){
var u,d=(c=gb(c)).length,h,p=!1,f;for(r==null&&(s=o(f=i())),u=0;u<=d;++u)!(u<d&&n(h=c[u],u,c))===p&&((p=!p)?s.lineStart():s.lineEnd()),p&&s.point(+e(h,u,c),+t(h,
u,c));if(f)return s=null,f+""||null}return l.x=function(c){return arguments.length?(e=typeof c=="function"?c:Mn(+c),l):e},l.y=function(c){return arguments.length?
(t=typeof c=="function"?c:Mn(+c),l):t},l.defined=function(c){return arguments.length?(n=typeof c=="function"?c:Mn(!!c),l):n},l.curve=function(c){return arguments.
length?(o=c,r!=null&&(s=o(r)),l):o},l.context=function(c){return arguments.length?(c==null?r=s=null:s=o(r=c),l):r},l}var M1=yb(nd);function od(e){this._curve=e}od.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){
this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(e,t){this._curve.point(t*Math.sin(e),t*-Math.cos(e))}};function yb(e){function t(n){
return new od(e(n))}return t._curve=e,t}var T1=Tn(3);var kb=Tn(1/3),E1=kb*2;var sd=Sa(Mo/10)/Sa(7*Mo/10),L1=Sa(ed/10)*sd,O1=-fb(ed/10)*sd;var P1=Tn(3);var C1=Tn(3);var A1=Tn(3)/2,_b=1/Tn(12),R1=(_b/2+1)*3;function Pt(){}function To(e,t,n){e._context.bezierCurveTo((2*e._x0+e._x1)/3,(2*e._y0+e._y1)/3,(e._x0+2*e._x1)/3,(e._y0+2*e._y1)/3,(e._x0+4*e._x1+t)/6,(e._y0+4*
e._y1+n)/6)}function Ta(e){this._context=e}Ta.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this.
_x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:To(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);
break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:
this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this.
_x0+this._x1)/6,(5*this._y0+this._y1)/6);default:To(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function vb(e){this._context=e}vb.prototype={areaStart:Pt,areaEnd:Pt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=
this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{
this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();
break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:
this._point=1,this._x2=e,this._y2=t;break;case 1:this._point=2,this._x3=e,this._y3=t;break;case 2:this._point=3,this._x4=e,this._y4=t,this._context.moveTo((this.
_x0+4*this._x1+e)/6,(this._y0+4*this._y1+t)/6);break;default:To(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function xb(e){this._context=e}xb.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=
this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){
switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+e)/6,r=(this._y0+4*this._y1+
t)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:To(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=
this._y1,this._y1=t}};function id(e,t){this._basis=new Ta(e),this._beta=t}id.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var e=this.
_x,t=this._y,n=e.length-1;if(n>0)for(var r=e[0],o=t[0],s=e[n]-r,i=t[n]-o,l=-1,c;++l<=n;)c=l/n,this._basis.point(this._beta*e[l]+(1-this._beta)*(r+c*s),this._beta*
t[l]+(1-this._beta)*(o+c*i));this._x=this._y=null,this._basis.lineEnd()},point:function(e,t){this._x.push(+e),this._y.push(+t)}};var N1=(function e(t){function n(r){
return t===1?new Ta(r):new id(r,t)}return n.beta=function(r){return e(+r)},n})(.85);function Eo(e,t,n){e._context.bezierCurveTo(e._x1+e._k*(e._x2-e._x0),e._y1+e.
_k*(e._y2-e._y0),e._x2+e._k*(e._x1-t),e._y2+e._k*(e._y1-n),e._x2,e._y2)}function Ea(e,t){this._context=e,this._k=(1-t)/6}Ea.prototype={areaStart:function(){this.
_line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this.
_point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:Eo(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(
e,t);break;case 1:this._point=2,this._x1=e,this._y1=t;break;case 2:this._point=3;default:Eo(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this.
_y0=this._y1,this._y1=this._y2,this._y2=t}};var $1=(function e(t){function n(r){return new Ea(r,t)}return n.tension=function(r){return e(+r)},n})(0);function La(e,t){
this._context=e,this._k=(1-t)/6}La.prototype={areaStart:Pt,areaEnd:Pt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();
break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(
this._x5,this._y5);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.
moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Eo(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this.
_y0=this._y1,this._y1=this._y2,this._y2=t}};var q1=(function e(t){function n(r){return new La(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Oa(e,t){
this._context=e,this._k=(1-t)/6}Oa.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this.
_x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this.
_line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(
this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Eo(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,
this._y0=this._y1,this._y1=this._y2,this._y2=t}};var I1=(function e(t){function n(r){return new Oa(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Pa(e,t,n){
var r=e._x1,o=e._y1,s=e._x2,i=e._y2;if(e._l01_a>Xu){var l=2*e._l01_2a+3*e._l01_a*e._l12_a+e._l12_2a,c=3*e._l01_a*(e._l01_a+e._l12_a);r=(r*l-e._x0*e._l12_2a+e._x2*
e._l01_2a)/c,o=(o*l-e._y0*e._l12_2a+e._y2*e._l01_2a)/c}if(e._l23_a>Xu){var u=2*e._l23_2a+3*e._l23_a*e._l12_a+e._l12_2a,d=3*e._l23_a*(e._l23_a+e._l12_a);s=(s*u+e.
_x1*e._l23_2a-t*e._l12_2a)/d,i=(i*u+e._y1*e._l23_2a-n*e._l12_2a)/d}e._context.bezierCurveTo(r,o,s,i,e._x2,e._y2)}function ad(e,t){this._context=e,this._alpha=t}
ad.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,
this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this.
_x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},
point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:
this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3;default:Pa(this,e,t);break}this.
_l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,
this._y1=this._y2,this._y2=t}};var W1=(function e(t){function n(r){return t?new ad(r,t):new Ea(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function ld(e,t){
this._context=e,this._alpha=t}ld.prototype={areaStart:Pt,areaEnd:Pt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this.
_point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();
break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){if(e=+e,t=+t,this._point){var n=this.
_x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:
this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Pa(this,e,t);break}this._l01_a=this._l12_a,
this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this.
_y2=t}};var H1=(function e(t){function n(r){return t?new ld(r,t):new La(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function cd(e,t){this._context=e,this.
_alpha=t}cd.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this.
_y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===
3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=
Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this.
_x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Pa(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this.
_l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var B1=(function e(t){
function n(r){return t?new cd(r,t):new Oa(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Sb(e){this._context=e}Sb.prototype={areaStart:Pt,areaEnd:Pt,
lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,
t):(this._point=1,this._context.moveTo(e,t))}};function Yu(e){return e<0?-1:1}function Zu(e,t,n){var r=e._x1-e._x0,o=t-e._x1,s=(e._y1-e._y0)/(r||o<0&&-0),i=(n-e._y1)/(o||r<0&&-0),l=(s*o+i*r)/(r+o);return(Yu(
s)+Yu(i))*Math.min(Math.abs(s),Math.abs(i),.5*Math.abs(l))||0}function Ju(e,t){var n=e._x1-e._x0;return n?(3*(e._y1-e._y0)/n-t)/2:t}function xa(e,t,n){var r=e._x0,
o=e._y0,s=e._x1,i=e._y1,l=(s-r)/3;e._context.bezierCurveTo(r+l,o+l*t,s-l,i-l*n,s,i)}function Ma(e){this._context=e}Ma.prototype={areaStart:function(){this._line=
0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:
this._context.lineTo(this._x1,this._y1);break;case 3:xa(this,this._t0,Ju(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),
this._line=1-this._line},point:function(e,t){var n=NaN;if(e=+e,t=+t,!(e===this._x1&&t===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.
lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,xa(this,Ju(this,n=Zu(this,e,t)),n);break;default:xa(this,this._t0,n=
Zu(this,e,t));break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t,this._t0=n}}};function Mb(e){this._context=new ud(e)}(Mb.prototype=Object.create(Ma.
prototype)).point=function(e,t){Ma.prototype.point.call(this,t,e)};function ud(e){this._context=e}ud.prototype={moveTo:function(e,t){this._context.moveTo(t,e)},
closePath:function(){this._context.closePath()},lineTo:function(e,t){this._context.lineTo(t,e)},bezierCurveTo:function(e,t,n,r,o,s){this._context.bezierCurveTo(
t,e,r,n,s,o)}};function Tb(e){this._context=e}Tb.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){
var e=this._x,t=this._y,n=e.length;if(n)if(this._line?this._context.lineTo(e[0],t[0]):this._context.moveTo(e[0],t[0]),n===2)this._context.lineTo(e[1],t[1]);else
for(var r=Qu(e),o=Qu(t),s=0,i=1;i<n;++s,++i)this._context.bezierCurveTo(r[0][s],o[0][s],r[1][s],o[1][s],e[i],t[i]);(this._line||this._line!==0&&n===1)&&this._context.
closePath(),this._line=1-this._line,this._x=this._y=null},point:function(e,t){this._x.push(+e),this._y.push(+t)}};function Qu(e){var t,n=e.length-1,r,o=new Array(
n),s=new Array(n),i=new Array(n);for(o[0]=0,s[0]=2,i[0]=e[0]+2*e[1],t=1;t<n-1;++t)o[t]=1,s[t]=4,i[t]=4*e[t]+2*e[t+1];for(o[n-1]=2,s[n-1]=7,i[n-1]=8*e[n-1]+e[n],
t=1;t<n;++t)r=o[t]/s[t-1],s[t]-=r,i[t]-=r*i[t-1];for(o[n-1]=i[n-1]/s[n-1],t=n-2;t>=0;--t)o[t]=(i[t]-o[t+1])/s[t];for(s[n-1]=(e[n]+o[n-1])/2,t=0;t<n-1;++t)s[t]=2*
e[t+1]-o[t+1];return[o,s]}function Eb(e,t){this._context=e,this._t=t}Eb.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this.
_y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===
1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,
this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,t),this._context.lineTo(
e,t);else{var n=this._x*(1-this._t)+e*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,t)}break}}this._x=e,this._y=t}};function hr(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function Lb(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function dd(e){let t,n,
r;e.length!==2?(t=hr,n=(l,c)=>hr(e(l),c),r=(l,c)=>e(l)-c):(t=e===hr||e===Lb?e:Ob,n=e,r=e);function o(l,c,u=0,d=l.length){if(u<d){if(t(c,c)!==0)return d;do{let h=u+
d>>>1;n(l[h],c)<0?u=h+1:d=h}while(u<d)}return u}function s(l,c,u=0,d=l.length){if(u<d){if(t(c,c)!==0)return d;do{let h=u+d>>>1;n(l[h],c)<=0?u=h+1:d=h}while(u<d)}
return u}function i(l,c,u=0,d=l.length){let h=o(l,c,u,d-1);return h>u&&r(l[h-1],c)>-r(l[h],c)?h-1:h}return{left:o,center:i,right:s}}function Ob(){return 0}function Pb(e){
return e===null?NaN:+e}var hd=dd(hr),pd=hd.right,j1=hd.left,z1=dd(Pb).center;var D1=fd(md),U1=fd(Cb);function fd(e){return function(t,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid\
 ry");let{data:o,width:s,height:i}=t;if(!((s=Math.floor(s))>=0))throw new RangeError("invalid width");if(!((i=Math.floor(i!==void 0?i:o.length/s))>=0))throw new RangeError(
"invalid height");if(!s||!i||!n&&!r)return t;let l=n&&e(n),c=r&&e(r),u=o.slice();return l&&c?(En(l,u,o,s,i),En(l,o,u,s,i),En(l,u,o,s,i),Ln(c,o,u,s,i),Ln(c,u,o,s,
i),Ln(c,o,u,s,i)):l?(En(l,o,u,s,i),En(l,u,o,s,i),En(l,o,u,s,i)):c&&(Ln(c,o,u,s,i),Ln(c,u,o,s,i),Ln(c,o,u,s,i)),t}}function En(e,t,n,r,o){for(let s=0,i=r*o;s<i;)
e(t,n,s,s+=r,1)}function Ln(e,t,n,r,o){for(let s=0,i=r*o;s<r;++s)e(t,n,s,s+i,r)}function Cb(e){let t=md(e);return(n,r,o,s,i)=>{o<<=2,s<<=2,i<<=2,t(n,r,o+0,s+0,i),
t(n,r,o+1,s+1,i),t(n,r,o+2,s+2,i),t(n,r,o+3,s+3,i)}}function md(e){let t=Math.floor(e);if(t===e)return Ab(e);let n=e-t,r=2*e+1;return(o,s,i,l,c)=>{if(!((l-=c)>=
i))return;let u=t*s[i],d=c*t,h=d+c;for(let p=i,f=i+d;p<f;p+=c)u+=s[Math.min(l,p)];for(let p=i,f=l;p<=f;p+=c)u+=s[Math.min(l,p+d)],o[p]=(u+n*(s[Math.max(i,p-h)]+
s[Math.min(l,p+h)]))/r,u-=s[Math.max(i,p-d)]}}function Ab(e){let t=2*e+1;return(n,r,o,s,i)=>{if(!((s-=i)>=o))return;let l=e*r[o],c=i*e;for(let u=o,d=o+c;u<d;u+=
i)l+=r[Math.min(s,u)];for(let u=o,d=s;u<=d;u+=i)l+=r[Math.min(s,u+c)],n[u]=l/t,l-=r[Math.max(o,u-c)]}}var Rb=Array.prototype,G1=Rb.slice;var Nb=Math.sqrt(50),$b=Math.sqrt(10),qb=Math.sqrt(2);function Lo(e,t,n){let r=(t-e)/Math.max(0,n),o=Math.floor(Math.log10(r)),s=r/Math.pow(10,o),i=s>=Nb?10:s>=
$b?5:s>=qb?2:1,l,c,u;return o<0?(u=Math.pow(10,-o)/i,l=Math.round(e*u),c=Math.round(t*u),l/u<e&&++l,c/u>t&&--c,u=-u):(u=Math.pow(10,o)*i,l=Math.round(e/u),c=Math.
round(t/u),l*u<e&&++l,c*u>t&&--c),c<l&&.5<=n&&n<2?Lo(e,t,n*2):[l,c,u]}function Po(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let r=t<e,[o,s,i]=r?
Lo(t,e,n):Lo(e,t,n);if(!(s>=o))return[];let l=s-o+1,c=new Array(l);if(r)if(i<0)for(let u=0;u<l;++u)c[u]=(s-u)/-i;else for(let u=0;u<l;++u)c[u]=(s-u)*i;else if(i<
0)for(let u=0;u<l;++u)c[u]=(o+u)/-i;else for(let u=0;u<l;++u)c[u]=(o+u)*i;return c}function Oo(e,t,n){return t=+t,e=+e,n=+n,Lo(e,t,n)[2]}function gd(e,t,n){t=+t,
e=+e,n=+n;let r=t<e,o=r?Oo(t,e,n):Oo(e,t,n);return(r?-1:1)*(o<0?1/-o:o)}var K1=Ib(Math.random);function Ib(e){return function(n,r=0,o=n.length){let s=o-(r=+r);for(;s;){let i=e()*s--|0,l=n[s+r];n[s+r]=n[i+r],n[i+r]=l}return n}}function An(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function mr(e,t){var n=Object.create(e.prototype);for(var r in t)n[r]=t[r];return n}function Ct(){}
var Jt=.7,Cn=1/Jt,On="\\s*([+-]?\\d+)\\s*",pr="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",ot="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",Wb=/^#([0-9a-f]{3,8})$/,
Hb=new RegExp(`^rgb\\(${On},${On},${On}\\)$`),Bb=new RegExp(`^rgb\\(${ot},${ot},${ot}\\)$`),Fb=new RegExp(`^rgba\\(${On},${On},${On},${pr}\\)$`),jb=new RegExp(`\
^rgba\\(${ot},${ot},${ot},${pr}\\)$`),zb=new RegExp(`^hsl\\(${pr},${ot},${ot}\\)$`),Db=new RegExp(`^hsla\\(${pr},${ot},${ot},${pr}\\)$`),bd={aliceblue:15792383,
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
An(Ct,Rn,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:wd,formatHex:wd,formatHex8:Ub,formatHsl:Gb,
formatRgb:yd,toString:yd});function wd(){return this.rgb().formatHex()}function Ub(){return this.rgb().formatHex8()}function Gb(){return Ld(this).formatHsl()}function yd(){
return this.rgb().formatRgb()}function Rn(e){var t,n;return e=(e+"").trim().toLowerCase(),(t=Wb.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?kd(t):n===3?new Le(
t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?Co(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?Co(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&
15)<<4|t&15)/255):null):(t=Hb.exec(e))?new Le(t[1],t[2],t[3],1):(t=Bb.exec(e))?new Le(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=Fb.exec(e))?Co(t[1],t[2],t[3],
t[4]):(t=jb.exec(e))?Co(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=zb.exec(e))?xd(t[1],t[2]/100,t[3]/100,1):(t=Db.exec(e))?xd(t[1],t[2]/100,t[3]/100,t[4]):
bd.hasOwnProperty(e)?kd(bd[e]):e==="transparent"?new Le(NaN,NaN,NaN,0):null}function kd(e){return new Le(e>>16&255,e>>8&255,e&255,1)}function Co(e,t,n,r){return r<=
0&&(e=t=n=NaN),new Le(e,t,n,r)}function qa(e){return e instanceof Ct||(e=Rn(e)),e?(e=e.rgb(),new Le(e.r,e.g,e.b,e.opacity)):new Le}function gr(e,t,n,r){return arguments.
length===1?qa(e):new Le(e,t,n,r??1)}function Le(e,t,n,r){this.r=+e,this.g=+t,this.b=+n,this.opacity=+r}An(Le,gr,mr(Ct,{brighter(e){return e=e==null?Cn:Math.pow(
Cn,e),new Le(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?Jt:Math.pow(Jt,e),new Le(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},
clamp(){return new Le(Yt(this.r),Yt(this.g),Yt(this.b),Ro(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&
this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:_d,formatHex:_d,formatHex8:Kb,formatRgb:vd,toString:vd}));function _d(){return`#${Xt(this.r)}${Xt(this.g)}${Xt(
this.b)}`}function Kb(){return`#${Xt(this.r)}${Xt(this.g)}${Xt(this.b)}${Xt((isNaN(this.opacity)?1:this.opacity)*255)}`}function vd(){let e=Ro(this.opacity);return`${e===
1?"rgb(":"rgba("}${Yt(this.r)}, ${Yt(this.g)}, ${Yt(this.b)}${e===1?")":`, ${e})`}`}function Ro(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function Yt(e){return Math.
max(0,Math.min(255,Math.round(e)||0))}function Xt(e){return e=Yt(e),(e<16?"0":"")+e.toString(16)}function xd(e,t,n,r){return r<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=
0&&(e=NaN),new Ye(e,t,n,r)}function Ld(e){if(e instanceof Ye)return new Ye(e.h,e.s,e.l,e.opacity);if(e instanceof Ct||(e=Rn(e)),!e)return new Ye;if(e instanceof
Ye)return e;e=e.rgb();var t=e.r/255,n=e.g/255,r=e.b/255,o=Math.min(t,n,r),s=Math.max(t,n,r),i=NaN,l=s-o,c=(s+o)/2;return l?(t===s?i=(n-r)/l+(n<r)*6:n===s?i=(r-t)/
l+2:i=(t-n)/l+4,l/=c<.5?s+o:2-s-o,i*=60):l=c>0&&c<1?0:i,new Ye(i,l,c,e.opacity)}function $o(e,t,n,r){return arguments.length===1?Ld(e):new Ye(e,t,n,r??1)}function Ye(e,t,n,r){
this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}An(Ye,$o,mr(Ct,{brighter(e){return e=e==null?Cn:Math.pow(Cn,e),new Ye(this.h,this.s,this.l*e,this.opacity)},darker(e){
return e=e==null?Jt:Math.pow(Jt,e),new Ye(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.
l,r=n+(n<.5?n:1-n)*t,o=2*n-r;return new Le(Ca(e>=240?e-240:e+120,o,r),Ca(e,o,r),Ca(e<120?e+240:e-120,o,r),this.opacity)},clamp(){return new Ye(Sd(this.h),Ao(this.
s),Ao(this.l),Ro(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){
let e=Ro(this.opacity);return`${e===1?"hsl(":"hsla("}${Sd(this.h)}, ${Ao(this.s)*100}%, ${Ao(this.l)*100}%${e===1?")":`, ${e})`}`}}));function Sd(e){return e=(e||
0)%360,e<0?e+360:e}function Ao(e){return Math.max(0,Math.min(1,e||0))}function Ca(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}var Od=Math.
PI/180,Pd=180/Math.PI,No=18,Cd=.96422,Ad=1,Rd=.82521,Nd=4/29,Pn=6/29,$d=3*Pn*Pn,Vb=Pn*Pn*Pn;function qd(e){if(e instanceof st)return new st(e.l,e.a,e.b,e.opacity);
if(e instanceof gt)return Wd(e);e instanceof Le||(e=qa(e));var t=$a(e.r),n=$a(e.g),r=$a(e.b),o=Aa((.2225045*t+.7168786*n+.0606169*r)/Ad),s,i;return t===n&&n===r?
s=i=o:(s=Aa((.4360747*t+.3850649*n+.1430804*r)/Cd),i=Aa((.0139322*t+.0971045*n+.7141733*r)/Rd)),new st(116*o-16,500*(s-o),200*(o-i),e.opacity)}function Id(e,t,n,r){return arguments.length===1?qd(e):new st(e,t,n,r??1)}function st(e,t,n,r){this.l=+e,this.a=+t,this.b=+n,this.opacity=+r}An(st,Id,mr(Ct,{brighter(e){
return new st(this.l+No*(e??1),this.a,this.b,this.opacity)},darker(e){return new st(this.l-No*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(
this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=Cd*Ra(t),e=Ad*Ra(e),n=Rd*Ra(n),new Le(Na(3.1338561*t-1.6168667*e-.4906146*n),Na(-.9787684*t+1.9161415*
e+.033454*n),Na(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function Aa(e){return e>Vb?Math.pow(e,1/3):e/$d+Nd}function Ra(e){return e>Pn?e*e*e:$d*(e-Nd)}
function Na(e){return 255*(e<=.0031308?12.92*e:1.055*Math.pow(e,1/2.4)-.055)}function $a(e){return(e/=255)<=.04045?e/12.92:Math.pow((e+.055)/1.055,2.4)}function Xb(e){
if(e instanceof gt)return new gt(e.h,e.c,e.l,e.opacity);if(e instanceof st||(e=qd(e)),e.a===0&&e.b===0)return new gt(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.
atan2(e.b,e.a)*Pd;return new gt(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function qo(e,t,n,r){return arguments.length===1?Xb(e):new gt(e,t,n,r??1)}function gt(e,t,n,r){this.h=+e,this.c=+t,this.l=+n,this.opacity=+r}function Wd(e){if(isNaN(
e.h))return new st(e.l,0,0,e.opacity);var t=e.h*Od;return new st(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}An(gt,qo,mr(Ct,{brighter(e){return new gt(this.h,
this.c,this.l+No*(e??1),this.opacity)},darker(e){return new gt(this.h,this.c,this.l-No*(e??1),this.opacity)},rgb(){return Wd(this).rgb()}}));var Hd=-.14861,Ia=1.78277,
Wa=-.29227,Io=-.90649,fr=1.97294,Md=fr*Io,Td=fr*Ia,Ed=Ia*Wa-Io*Hd;function Yb(e){if(e instanceof Zt)return new Zt(e.h,e.s,e.l,e.opacity);e instanceof Le||(e=qa(
e));var t=e.r/255,n=e.g/255,r=e.b/255,o=(Ed*r+Md*t-Td*n)/(Ed+Md-Td),s=r-o,i=(fr*(n-o)-Wa*s)/Io,l=Math.sqrt(i*i+s*s)/(fr*o*(1-o)),c=l?Math.atan2(i,s)*Pd-120:NaN;
return new Zt(c<0?c+360:c,l,o,e.opacity)}function Wo(e,t,n,r){return arguments.length===1?Yb(e):new Zt(e,t,n,r??1)}function Zt(e,t,n,r){this.h=+e,this.s=+t,this.
l=+n,this.opacity=+r}An(Zt,Wo,mr(Ct,{brighter(e){return e=e==null?Cn:Math.pow(Cn,e),new Zt(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?Jt:Math.
pow(Jt,e),new Zt(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*Od,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),r=Math.cos(e),o=Math.
sin(e);return new Le(255*(t+n*(Hd*r+Ia*o)),255*(t+n*(Wa*r+Io*o)),255*(t+n*(fr*r)),this.opacity)}}));function zd(e,t,n,r,o){var s=e*e,i=s*e;return((1-3*e+3*s-i)*t+(4-6*s+3*i)*n+(1+3*e+3*s-3*i)*r+i*o)/6}function Zb(e){var t=e.length-1;return function(n){var r=n<=
0?n=0:n>=1?(n=1,t-1):Math.floor(n*t),o=e[r],s=e[r+1],i=r>0?e[r-1]:2*o-s,l=r<t-1?e[r+2]:2*s-o;return zd((n-r/t)*t,i,o,s,l)}}function Jb(e){var t=e.length;return function(n){
var r=Math.floor(((n%=1)<0?++n:n)*t),o=e[(r+t-1)%t],s=e[r%t],i=e[(r+1)%t],l=e[(r+2)%t];return zd((n-r/t)*t,o,s,i,l)}}var Bo=e=>()=>e;function Dd(e,t){return function(n){
return e+n*t}}function Qb(e,t,n){return e=Math.pow(e,n),t=Math.pow(t,n)-e,n=1/n,function(r){return Math.pow(e+r*t,n)}}function ja(e,t){var n=t-e;return n?Dd(e,n>
180||n<-180?n-360*Math.round(n/360):n):Bo(isNaN(e)?t:e)}function ew(e){return(e=+e)==1?qe:function(t,n){return n-t?Qb(t,n,e):Bo(isNaN(t)?n:t)}}function qe(e,t){
var n=t-e;return n?Dd(e,n):Bo(isNaN(e)?t:e)}var Bd=(function e(t){var n=ew(t);function r(o,s){var i=n((o=gr(o)).r,(s=gr(s)).r),l=n(o.g,s.g),c=n(o.b,s.b),u=qe(o.
opacity,s.opacity);return function(d){return o.r=i(d),o.g=l(d),o.b=c(d),o.opacity=u(d),o+""}}return r.gamma=e,r})(1);function Ud(e){return function(t){var n=t.length,
r=new Array(n),o=new Array(n),s=new Array(n),i,l;for(i=0;i<n;++i)l=gr(t[i]),r[i]=l.r||0,o[i]=l.g||0,s[i]=l.b||0;return r=e(r),o=e(o),s=e(s),l.opacity=1,function(c){
return l.r=r(c),l.g=o(c),l.b=s(c),l+""}}}var Z1=Ud(Zb),J1=Ud(Jb);function tw(e,t){t||(t=[]);var n=e?Math.min(t.length,e.length):0,r=t.slice(),o;return function(s){
for(o=0;o<n;++o)r[o]=e[o]*(1-s)+t[o]*s;return r}}function nw(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function rw(e,t){var n=t?t.length:0,r=e?Math.min(n,e.length):0,o=new Array(r),s=new Array(n),i;for(i=0;i<r;++i)o[i]=Fo(e[i],t[i]);for(;i<n;++i)s[i]=t[i];return function(l){
for(i=0;i<r;++i)s[i]=o[i](l);return s}}function ow(e,t){var n=new Date;return e=+e,t=+t,function(r){return n.setTime(e*(1-r)+t*r),n}}function Ze(e,t){return e=+e,
t=+t,function(n){return e*(1-n)+t*n}}function sw(e,t){var n={},r={},o;(e===null||typeof e!="object")&&(e={}),(t===null||typeof t!="object")&&(t={});for(o in t)o in
e?n[o]=Fo(e[o],t[o]):r[o]=t[o];return function(s){for(o in n)r[o]=n[o](s);return r}}var Ba=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,Ha=new RegExp(Ba.source,
"g");function iw(e){return function(){return e}}function aw(e){return function(t){return e(t)+""}}function lw(e,t){var n=Ba.lastIndex=Ha.lastIndex=0,r,o,s,i=-1,
l=[],c=[];for(e=e+"",t=t+"";(r=Ba.exec(e))&&(o=Ha.exec(t));)(s=o.index)>n&&(s=t.slice(n,s),l[i]?l[i]+=s:l[++i]=s),(r=r[0])===(o=o[0])?l[i]?l[i]+=o:l[++i]=o:(l[++i]=
null,c.push({i,x:Ze(r,o)})),n=Ha.lastIndex;return n<t.length&&(s=t.slice(n),l[i]?l[i]+=s:l[++i]=s),l.length<2?c[0]?aw(c[0].x):iw(t):(t=c.length,function(u){for(var d=0,
h;d<t;++d)l[(h=c[d]).i]=h.x(u);return l.join("")})}function Fo(e,t){var n=typeof t,r;return t==null||n==="boolean"?Bo(t):(n==="number"?Ze:n==="string"?(r=Rn(t))?
(t=r,Bd):lw:t instanceof Rn?Bd:t instanceof Date?ow:nw(t)?tw:Array.isArray(t)?rw:typeof t.valueOf!="function"&&typeof t.toString!="function"||isNaN(t)?sw:Ze)(e,
t)}function Gd(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var Fd=180/Math.PI,Fa={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};
function Kd(e,t,n,r,o,s){var i,l,c;return(i=Math.sqrt(e*e+t*t))&&(e/=i,t/=i),(c=e*n+t*r)&&(n-=e*c,r-=t*c),(l=Math.sqrt(n*n+r*r))&&(n/=l,r/=l,c/=l),e*r<t*n&&(e=-e,
t=-t,c=-c,i=-i),{translateX:o,translateY:s,rotate:Math.atan2(t,e)*Fd,skewX:Math.atan(c)*Fd,scaleX:i,scaleY:l}}var Ho;function cw(e){let t=new(typeof DOMMatrix==
"function"?DOMMatrix:WebKitCSSMatrix)(e+"");return t.isIdentity?Fa:Kd(t.a,t.b,t.c,t.d,t.e,t.f)}function uw(e){return e==null||(Ho||(Ho=document.createElementNS(
"http://www.w3.org/2000/svg","g")),Ho.setAttribute("transform",e),!(e=Ho.transform.baseVal.consolidate()))?Fa:(e=e.matrix,Kd(e.a,e.b,e.c,e.d,e.e,e.f))}function Vd(e,t,n,r){
function o(u){return u.length?u.pop()+" ":""}function s(u,d,h,p,f,w){if(u!==h||d!==p){var x=f.push("translate(",null,t,null,n);w.push({i:x-4,x:Ze(u,h)},{i:x-2,x:Ze(
d,p)})}else(h||p)&&f.push("translate("+h+t+p+n)}function i(u,d,h,p){u!==d?(u-d>180?d+=360:d-u>180&&(u+=360),p.push({i:h.push(o(h)+"rotate(",null,r)-2,x:Ze(u,d)})):
d&&h.push(o(h)+"rotate("+d+r)}function l(u,d,h,p){u!==d?p.push({i:h.push(o(h)+"skewX(",null,r)-2,x:Ze(u,d)}):d&&h.push(o(h)+"skewX("+d+r)}function c(u,d,h,p,f,w){
if(u!==h||d!==p){var x=f.push(o(f)+"scale(",null,",",null,")");w.push({i:x-4,x:Ze(u,h)},{i:x-2,x:Ze(d,p)})}else(h!==1||p!==1)&&f.push(o(f)+"scale("+h+","+p+")")}
return function(u,d){var h=[],p=[];return u=e(u),d=e(d),s(u.translateX,u.translateY,d.translateX,d.translateY,h,p),i(u.rotate,d.rotate,h,p),l(u.skewX,d.skewX,h,
p),c(u.scaleX,u.scaleY,d.scaleX,d.scaleY,h,p),u=d=null,function(f){for(var w=-1,x=p.length,M;++w<x;)h[(M=p[w]).i]=M.x(f);return h.join("")}}}var Q1=Vd(cw,"px, ",
"px)","deg)"),eS=Vd(uw,", ",")",")"),dw=1e-12;function jd(e){return((e=Math.exp(e))+1/e)/2}function hw(e){return((e=Math.exp(e))-1/e)/2}function pw(e){return((e=
Math.exp(2*e))-1)/(e+1)}var tS=(function e(t,n,r){function o(s,i){var l=s[0],c=s[1],u=s[2],d=i[0],h=i[1],p=i[2],f=d-l,w=h-c,x=f*f+w*w,M,H;if(x<dw)H=Math.log(p/u)/
t,M=function(E){return[l+E*f,c+E*w,u*Math.exp(t*E*H)]};else{var A=Math.sqrt(x),N=(p*p-u*u+r*x)/(2*u*n*A),I=(p*p-u*u-r*x)/(2*p*n*A),$=Math.log(Math.sqrt(N*N+1)-N),
C=Math.log(Math.sqrt(I*I+1)-I);H=(C-$)/t,M=function(E){var y=E*H,b=jd($),L=u/(n*A)*(b*pw(t*y+$)-hw($));return[l+L*f,c+L*w,u*b/jd(t*y+$)]}}return M.duration=Math.
abs(H)*1e3*t/Math.SQRT2,M}return o.rho=function(s){var i=Math.max(.001,+s),l=i*i,c=l*l;return e(i,l,c)},o})(Math.SQRT2,2,4);function Xd(e){return function(t,n){
var r=e((t=$o(t)).h,(n=$o(n)).h),o=qe(t.s,n.s),s=qe(t.l,n.l),i=qe(t.opacity,n.opacity);return function(l){return t.h=r(l),t.s=o(l),t.l=s(l),t.opacity=i(l),t+""}}}
var nS=Xd(ja),rS=Xd(qe);function Yd(e){return function(t,n){var r=e((t=qo(t)).h,(n=qo(n)).h),o=qe(t.c,n.c),s=qe(t.l,n.l),i=qe(t.opacity,n.opacity);return function(l){return t.h=r(l),t.
c=o(l),t.l=s(l),t.opacity=i(l),t+""}}}var oS=Yd(ja),sS=Yd(qe);function Zd(e){return(function t(n){n=+n;function r(o,s){var i=e((o=Wo(o)).h,(s=Wo(s)).h),l=qe(o.s,
s.s),c=qe(o.l,s.l),u=qe(o.opacity,s.opacity);return function(d){return o.h=i(d),o.s=l(d),o.l=c(Math.pow(d,n)),o.opacity=u(d),o+""}}return r.gamma=t,r})(1)}var iS=Zd(
ja),aS=Zd(qe);function fw(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString("en").replace(/,/g,""):e.toString(10)}function zo(e,t){if(!isFinite(e)||e===0)return null;
var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf("e"),r=e.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+e.slice(n+1)]}function Nn(e){return e=zo(Math.
abs(e)),e?e[1]:NaN}function mw(e,t){return function(n,r){for(var o=n.length,s=[],i=0,l=e[0],c=0;o>0&&l>0&&(c+l+1>r&&(l=Math.max(1,r-c)),s.push(n.substring(o-=l,
o+l)),!((c+=l+1)>r));)l=e[i=(i+1)%e.length];return s.reverse().join(t)}}function gw(e){return function(t){return t.replace(/[0-9]/g,function(n){return e[+n]})}}
var bw=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function $n(e){if(!(t=bw.exec(e)))throw new Error("invalid format: "+e);var t;
return new za({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}$n.prototype=za.prototype;
function za(e){this.fill=e.fill===void 0?" ":e.fill+"",this.align=e.align===void 0?">":e.align+"",this.sign=e.sign===void 0?"-":e.sign+"",this.symbol=e.symbol===
void 0?"":e.symbol+"",this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,
this.trim=!!e.trim,this.type=e.type===void 0?"":e.type+""}za.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+
(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};
function ww(e){e:for(var t=e.length,n=1,r=-1,o;n<t;++n)switch(e[n]){case".":r=o=n;break;case"0":r===0&&(r=n),o=n;break;default:if(!+e[n])break e;r>0&&(r=0);break}
return r>0?e.slice(0,r)+e.slice(o+1):e}var Do;function yw(e,t){var n=zo(e,t);if(!n)return Do=void 0,e.toPrecision(t);var r=n[0],o=n[1],s=o-(Do=Math.max(-8,Math.
min(8,Math.floor(o/3)))*3)+1,i=r.length;return s===i?r:s>i?r+new Array(s-i+1).join("0"):s>0?r.slice(0,s)+"."+r.slice(s):"0."+new Array(1-s).join("0")+zo(e,Math.
max(0,t+s-1))[0]}function Jd(e,t){var n=zo(e,t);if(!n)return e+"";var r=n[0],o=n[1];return o<0?"0."+new Array(-o).join("0")+r:r.length>o+1?r.slice(0,o+1)+"."+r.
slice(o+1):r+new Array(o-r.length+2).join("0")}var Qd={"%":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+"",d:fw,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.
toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>Jd(e*100,t),r:Jd,s:yw,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(
e).toString(16)};function eh(e){return e}var th=Array.prototype.map,nh=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function kw(e){var t=e.
grouping===void 0||e.thousands===void 0?eh:mw(th.call(e.grouping,Number),e.thousands+""),n=e.currency===void 0?"":e.currency[0]+"",r=e.currency===void 0?"":e.currency[1]+
"",o=e.decimal===void 0?".":e.decimal+"",s=e.numerals===void 0?eh:gw(th.call(e.numerals,String)),i=e.percent===void 0?"%":e.percent+"",l=e.minus===void 0?"−":
e.minus+"",c=e.nan===void 0?"NaN":e.nan+"";function u(h,p){h=$n(h);var f=h.fill,w=h.align,x=h.sign,M=h.symbol,H=h.zero,A=h.width,N=h.comma,I=h.precision,$=h.trim,
C=h.type;C==="n"?(N=!0,C="g"):Qd[C]||(I===void 0&&(I=12),$=!0,C="g"),(H||f==="0"&&w==="=")&&(H=!0,f="0",w="=");var E=(p&&p.prefix!==void 0?p.prefix:"")+(M==="$"?
n:M==="#"&&/[boxX]/.test(C)?"0"+C.toLowerCase():""),y=(M==="$"?r:/[%p]/.test(C)?i:"")+(p&&p.suffix!==void 0?p.suffix:""),b=Qd[C],L=/[defgprs%]/.test(C);I=I===void 0?
6:/[gprs]/.test(C)?Math.max(1,Math.min(21,I)):Math.max(0,Math.min(20,I));function k(T){var O=E,S=y,v,P,R;if(C==="c")S=b(T)+S,T="";else{T=+T;var z=T<0||1/T<0;if(T=
isNaN(T)?c:b(Math.abs(T),I),$&&(T=ww(T)),z&&+T==0&&x!=="+"&&(z=!1),O=(z?x==="("?x:l:x==="-"||x==="("?"":x)+O,S=(C==="s"&&!isNaN(T)&&Do!==void 0?nh[8+Do/3]:"")+S+
(z&&x==="("?")":""),L){for(v=-1,P=T.length;++v<P;)if(R=T.charCodeAt(v),48>R||R>57){S=(R===46?o+T.slice(v+1):T.slice(v))+S,T=T.slice(0,v);break}}}N&&!H&&(T=t(T,1/0));
var _=O.length+T.length+S.length,q=_<A?new Array(A-_+1).join(f):"";switch(N&&H&&(T=t(q+T,q.length?A-S.length:1/0),q=""),w){case"<":T=O+T+S+q;break;case"=":T=O+q+
T+S;break;case"^":T=q.slice(0,_=q.length>>1)+O+T+S+q.slice(_);break;default:T=q+O+T+S;break}return s(T)}return k.toString=function(){return h+""},k}function d(h,p){
var f=Math.max(-8,Math.min(8,Math.floor(Nn(p)/3)))*3,w=Math.pow(10,-f),x=u((h=$n(h),h.type="f",h),{suffix:nh[8+f/3]});return function(M){return x(w*M)}}return{format:u,
formatPrefix:d}}var jo,Uo,Da;_w({thousands:",",grouping:[3],currency:["$",""]});function _w(e){return jo=kw(e),Uo=jo.format,Da=jo.formatPrefix,jo}function rh(e){
return Math.max(0,-Nn(Math.abs(e)))}function oh(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(Nn(t)/3)))*3-Nn(Math.abs(e)))}function sh(e,t){return e=
Math.abs(e),t=Math.abs(t)-e,Math.max(0,Nn(t)-Nn(e))+1}function uh(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}function vw(e){return function(){return e}}function xw(e){return+e}var ih=[0,1];function qn(e){return e}function Ua(e,t){return(t-=e=+e)?function(n){return(n-e)/
t}:vw(isNaN(t)?NaN:.5)}function Sw(e,t){var n;return e>t&&(n=e,e=t,t=n),function(r){return Math.max(e,Math.min(t,r))}}function Mw(e,t,n){var r=e[0],o=e[1],s=t[0],
i=t[1];return o<r?(r=Ua(o,r),s=n(i,s)):(r=Ua(r,o),s=n(s,i)),function(l){return s(r(l))}}function Tw(e,t,n){var r=Math.min(e.length,t.length)-1,o=new Array(r),s=new Array(
r),i=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++i<r;)o[i]=Ua(e[i],e[i+1]),s[i]=n(t[i],t[i+1]);return function(l){var c=pd(e,l,1,r)-1;return s[c](
o[c](l))}}function dh(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function hh(){var e=ih,
t=ih,n=Fo,r,o,s,i=qn,l,c,u;function d(){var p=Math.min(e.length,t.length);return i!==qn&&(i=Sw(e[0],e[p-1])),l=p>2?Tw:Mw,c=u=null,h}function h(p){return p==null||
isNaN(p=+p)?s:(c||(c=l(e.map(r),t,n)))(r(i(p)))}return h.invert=function(p){return i(o((u||(u=l(t,e.map(r),Ze)))(p)))},h.domain=function(p){return arguments.length?
(e=Array.from(p,xw),d()):e.slice()},h.range=function(p){return arguments.length?(t=Array.from(p),d()):t.slice()},h.rangeRound=function(p){return t=Array.from(p),
n=Gd,d()},h.clamp=function(p){return arguments.length?(i=p?!0:qn,d()):i!==qn},h.interpolate=function(p){return arguments.length?(n=p,d()):n},h.unknown=function(p){
return arguments.length?(s=p,h):s},function(p,f){return r=p,o=f,d()}}function Ew(){return hh()(qn,qn)}function Lw(e,t,n,r){var o=gd(e,t,n),s;switch(r=$n(r??",f"),
r.type){case"s":{var i=Math.max(Math.abs(e),Math.abs(t));return r.precision==null&&!isNaN(s=oh(o,i))&&(r.precision=s),Da(r,i)}case"":case"e":case"g":case"p":case"\
r":{r.precision==null&&!isNaN(s=sh(o,Math.max(Math.abs(e),Math.abs(t))))&&(r.precision=s-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(s=rh(o))&&
(r.precision=s-(r.type==="%")*2);break}}return Uo(r)}function Ow(e){var t=e.domain;return e.ticks=function(n){var r=t();return Po(r[0],r[r.length-1],n??10)},e.tickFormat=
function(n,r){var o=t();return Lw(o[0],o[o.length-1],n??10,r)},e.nice=function(n){n==null&&(n=10);var r=t(),o=0,s=r.length-1,i=r[o],l=r[s],c,u,d=10;for(l<i&&(u=
i,i=l,l=u,u=o,o=s,s=u);d-- >0;){if(u=Oo(i,l,n),u===c)return r[o]=i,r[s]=l,t(r);if(u>0)i=Math.floor(i/u)*u,l=Math.ceil(l/u)*u;else if(u<0)i=Math.ceil(i*u)/u,l=Math.
floor(l*u)/u;else break;c=u}return e},e}function Go(){var e=Ew();return e.copy=function(){return dh(e,Go())},uh.apply(e,arguments),Ow(e)}function Pw(e,t){e=e.slice();var n=0,r=e.length-1,o=e[n],s=e[r],i;return s<o&&(i=n,n=r,r=i,i=o,o=s,s=i),e[n]=t.floor(o),e[r]=t.ceil(s),e}function ah(e){return Math.
log(e)}function lh(e){return Math.exp(e)}function Cw(e){return-Math.log(-e)}function Aw(e){return-Math.exp(-e)}function Rw(e){return isFinite(e)?+("1e"+e):e<0?0:
e}function Nw(e){return e===10?Rw:e===Math.E?Math.exp:t=>Math.pow(e,t)}function $w(e){return e===Math.E?Math.log:e===10&&Math.log10||e===2&&Math.log2||(e=Math.log(
e),t=>Math.log(t)/e)}function ch(e){return(t,n)=>-e(-t,n)}function qw(e){let t=e(ah,lh),n=t.domain,r=10,o,s;function i(){return o=$w(r),s=Nw(r),n()[0]<0?(o=ch(o),
s=ch(s),e(Cw,Aw)):e(ah,lh),t}return t.base=function(l){return arguments.length?(r=+l,i()):r},t.domain=function(l){return arguments.length?(n(l),i()):n()},t.ticks=
l=>{let c=n(),u=c[0],d=c[c.length-1],h=d<u;h&&([u,d]=[d,u]);let p=o(u),f=o(d),w,x,M=l==null?10:+l,H=[];if(!(r%1)&&f-p<M){if(p=Math.floor(p),f=Math.ceil(f),u>0){
for(;p<=f;++p)for(w=1;w<r;++w)if(x=p<0?w/s(-p):w*s(p),!(x<u)){if(x>d)break;H.push(x)}}else for(;p<=f;++p)for(w=r-1;w>=1;--w)if(x=p>0?w/s(-p):w*s(p),!(x<u)){if(x>
d)break;H.push(x)}H.length*2<M&&(H=Po(u,d,M))}else H=Po(p,f,Math.min(f-p,M)).map(s);return h?H.reverse():H},t.tickFormat=(l,c)=>{if(l==null&&(l=10),c==null&&(c=
r===10?"s":","),typeof c!="function"&&(!(r%1)&&(c=$n(c)).precision==null&&(c.trim=!0),c=Uo(c)),l===1/0)return c;let u=Math.max(1,r*l/t.ticks().length);return d=>{
let h=d/s(Math.round(o(d)));return h*r<r-.5&&(h*=r),h<=u?c(d):""}},t.nice=()=>n(Pw(n(),{floor:l=>s(Math.floor(o(l))),ceil:l=>s(Math.ceil(o(l)))})),t}function Ga(){
let e=qw(hh()).domain([1,10]);return e.copy=()=>dh(e,Ga()).base(e.base()),uh.apply(e,arguments),e}var Ko={x:null,y:null},Iw=720,Ww=600,[je,bt,At]=[52,12,40],Ka=()=>innerWidth<Ww;function ph({lines:e,note:t,x:n,y:r},o,s,i){let l=Math.max(240,s),c=Ka()||innerHeight<
Iw?200:260,u=i?Math.max(c,Math.round(innerHeight*.6)):c,d=t?26:12,h=r.kind.log?Ga():Go();return{width:l,height:u,top:d,x:Go(o.x??n.range,[je,l-bt]),y:h.domain(o.
y??r.range??Hw(e,r.kind)).range([u-At,d])}}function Hw(e,{log:t,fromZero:n,reversed:r}){let o=e.flatMap(({y:c})=>c).filter(c=>c!==null);if(!o.length)return t?r?
[10,1]:[1,10]:[0,1];let[s,i]=o.reduce(([c,u],d)=>[Math.min(c,d),Math.max(u,d)],[1/0,-1/0]);if(t){let c=s===i?3:(i/s)**.06;return r?[i*c,s/c]:[s/c,i*c]}if(n)return[
0,i*1.05||1];let l=(i-s)*.06||1;return[s-l,i+l]}function fh({y:e,height:t},{log:n,share:r}){if(n)return e.ticks().filter(l=>Math.abs(Math.log10(l)-Math.round(Math.
log10(l)))<1e-9).map(l=>[l,l<1?String(l):B(l)]);let o=Math.max(3,Math.floor(t/55)),s=e.tickFormat(o,r?"~%":void 0);return e.ticks(o).map(i=>[i,_e(s(i))])}function mh({
x:e,y:t},n){let r=o=>{let[s,i]=o.range(),l=(1-n)/2*(i-s);return[o.invert(s+l),o.invert(i-l)]};return{x:r(e),y:r(t)}}var Va=(e,t)=>{let[n,r]=e.range();return[e.invert(
n+t),e.invert(r+t)]};function gh(e,t,n){let[r,o]=[Math.abs(t.x-e.x),Math.abs(t.y-e.y)],s=(i,l)=>[Math.min(i,l),Math.max(i,l)];return{x:o>2*r&&r<20?[je,n.width-bt]:
s(e.x,t.x),y:r>2*o||o<20?[n.top,n.height-At]:s(e.y,t.y)}}function bh({x:e,y:t},n,r){let o=t[0]===n.top&&t[1]===n.height-At;return{x:[n.x.invert(e[0]),n.x.invert(
e[1])],y:o?r.y:[n.y.invert(t[1]),n.y.invert(t[0])]}}var Bw={zoom:"M10.5 10.5 15 15M7 2a5 5 0 1 0 0 10A5 5 0 1 0 7 2",pan:"M8 1v14M1 8h14M8 1 6 3M8 1l2 2M8 15l-2-2M8 15l2-2M1 8l2-2M1 8l2 2M15 8l-2-2M15 8l-2 2",closer:"\
M8 3v10M3 8h10",farther:"M3 8h10",reset:"M2 8l6-6 6 6M4 7v7h8V7",png:"M2 5h3l1-2h4l1 2h3v8H2zM8 7a2 2 0 1 0 0 4 2 2 0 1 0 0-4",svg:"M8 2v8M5 7l3 3 3-3M3 14h10"};
function wh({mode:e,setMode:t,scale:n,reset:r,save:o}){return m("div",{class:"gp-curve-tools",children:[m(Qt,{icon:"zoom",title:a("Zoom"),act:()=>t("zoom"),isPressed:e===
"zoom"}),m(Qt,{icon:"pan",title:a("Pan"),act:()=>t("pan"),isPressed:e==="pan"}),m(Qt,{icon:"closer",title:a("Zoom in"),act:()=>n(.5)}),m(Qt,{icon:"farther",title:a(
"Zoom out"),act:()=>n(2)}),m(Qt,{icon:"reset",title:a("Reset axes"),act:r}),m(Qt,{icon:"png",title:a("Download plot as a PNG"),act:()=>o("png")}),m(Qt,{icon:"sv\
g",title:a("Download plot as an SVG"),act:()=>o("svg")})]})}var Qt=({icon:e,title:t,act:n,isPressed:r})=>m("button",{type:"button",class:"gp-curve-tool",title:t,
"aria-label":t,"aria-pressed":r,onClick:n,children:m("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:m("path",{d:Bw[e]})})});var Za={};ee(Za,{diamond:()=>Ya,drawMarks:()=>Vo,dress:()=>Xo,lineMark:()=>en,pathMark:()=>Xa,pixel:()=>ne,textMark:()=>Rt,toldMark:()=>Yo});function Vo(e,t){for(t.forEach(([n,r,o,s],i)=>{let l=e.children.item(i);if(l?.localName!==n){let c=Q(n);l?l.replaceWith(c):e.append(c),l=c}Xo(l,{...o,...r?{class:r}:
{}}),Array.isArray(s)?Vo(l,s):W(l,s)});e.children.length>t.length;)e.lastElementChild?.remove()}function Xo(e,t){for(let{name:n}of[...e.attributes])!Object.hasOwn(
t,n)&&n!=="aria-describedby"&&e.removeAttribute(n);for(let[n,r]of Object.entries(t))e.getAttribute(n)!==String(r)&&e.setAttribute(n,String(r))}var ne=e=>Math.round(
e*10)/10,en=(e,t,n,r,o)=>["line",e,{x1:ne(t),y1:ne(n),x2:ne(r),y2:ne(o)},[]],Rt=(e,t,n,r,o="middle")=>["text",e,{x:ne(t),y:ne(n),"text-anchor":o},r],Xa=(e,t)=>[
"path",e,{d:t.map(([n,r],o)=>`${o?"L":"M"}${ne(n)} ${ne(r)}`).join("")||"M0 0"},[]],Yo=(e,t,n)=>["g",e,{tabindex:0,role:"img","data-tip":t,"aria-label":t},n],Ya=(e,t,n)=>`\
M${ne(e)} ${ne(t-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var el={};ee(el,{fileNameOf:()=>Ja,savePicture:()=>Qa});var yh=2,Ja=e=>e.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");async function Qa(e,t,n){let r=Fw(t),o=e==="svg"?new Blob([r],{type:"image/s\
vg+xml"}):await jw(r,t),s=g("a","",null,{href:URL.createObjectURL(o),download:`${n}.${e}`});s.click(),setTimeout(()=>URL.revokeObjectURL(s.href),6e4)}function Fw(e){
let t=e.cloneNode(!0);for(let s of t.querySelectorAll(".gp-passing"))s.remove();let n=getComputedStyle(e);te(t,{xmlns:"http://www.w3.org/2000/svg","font-family":n.
fontFamily});let r=Q("rect");te(r,{width:"100%",height:"100%",fill:"var(--gp-surface)"}),t.prepend(r);let o=(s,i)=>n.getPropertyValue(i).trim();return new XMLSerializer().
serializeToString(t).replace(/var\((--[\w-]+)\)/g,o)}async function jw(e,t){let n=new Image;n.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(e),await n.
decode();let[r,o]=[t.clientWidth*yh,t.clientHeight*yh],s=g("canvas","",null,{width:r,height:o});return s.getContext("2d")?.drawImage(n,0,0,r,o),new Promise((i,l)=>s.
toBlob(c=>c?i(c):l(new Error("no picture was made")),"image/png"))}var nl={};ee(nl,{ValuesList:()=>tl});function tl({values:e,isThere:t=e.length>0,onToggle:n}){return m("details",{class:"gp-chart-values",hidden:!t,onToggle:({currentTarget:r})=>n?.(r.open),children:[
m("summary",{children:a("Values")}),m("ul",{children:e.map((r,o)=>m("li",{children:r},o))})]})}var zw=400,Dw=4;function vh({chart:e,press:t}){let n=ue(null),r=ue(null),[o]=le(()=>`curve-${Math.random().toString(36).slice(2)}`),[s,i]=le({width:0,isAlone:!1}),
[l,c]=le(Ko),[u,d]=le(()=>kh()?"":"zoom"),[h,p]=le(null),[f,w]=le(null),[x,M]=le(!1),H=ue(e.y.kind);ve(()=>{let k=n.current;if(!k)return;let T=()=>i({width:k.clientWidth,
isAlone:!!k.closest(".gp-alone")});T();let O=new ResizeObserver(T);O.observe(k);let S=k.closest(".gp-pane");return S?.addEventListener("gp-alone",T),()=>{O.disconnect(),
S?.removeEventListener("gp-alone",T)}},[]);let A=H.current===e.y.kind?l:{...l,y:null};A!==l&&c(A),H.current=e.y.kind;let N=s.width?ph(e,A,s.width,s.isAlone):null,
I=k=>{c(k),w(null)},$=({clientX:k,clientY:T},{width:O,height:S,top:v})=>{let{left:P,top:R}=r.current?.getBoundingClientRect()??{left:0,top:0};return{x:Zo(k-P,je,
O-bt),y:Zo(T-R,v,S-At)}},C=(k,{x:T})=>Zo(Math.round(T.invert(k)),1-e.before,Math.max(0,...e.lines.map(O=>O.x.at(-1)??0))),E=k=>{!N||k.button||(p({...$(k,N),place:N,
hasMoved:!1,chosen:null}),u&&r.current?.setPointerCapture(k.pointerId))},y=k=>{if(!N)return;let T=$(k,N),O=!!(h&&u&&(h.hasMoved||Math.max(Math.abs(T.x-h.x),Math.
abs(T.y-h.y))>Dw));w(O?null:C(T.x,N)),!(!h||!O)&&(u==="pan"&&c({x:Va(h.place.x,h.x-T.x),y:Va(h.place.y,h.y-T.y)}),p({...h,hasMoved:O,chosen:u==="zoom"?gh(h,T,N):
null}))},b=k=>{!h||!N||(p(null),h.chosen?I(bh(h.chosen,N,A)):h.hasMoved||t(C($(k,N).x,N)))};return m(ge,{children:[m("div",{class:"gp-chart-plot gp-curve-plot",
ref:n,children:[m(wh,{mode:u,setMode:d,scale:k=>N&&I(mh(N,k)),reset:()=>I(Ko),save:k=>{r.current&&Qa(k,r.current,Ja(e.label))}}),N&&m("svg",{ref:r,class:"gp-cur\
ve-picture",role:"group","aria-label":a("{chart}. Its values follow as a list.",{chart:e.label}),width:N.width,height:N.height,viewBox:`0 0 ${N.width} ${N.height}`,
"font-size":12,style:{touchAction:u&&kh()?"none":""},onPointerDown:E,onPointerMove:y,onPointerUp:b,onPointerLeave:()=>w(null),onPointerCancel:()=>{p(null),w(null)},
onDblClick:()=>I(Ko),children:[m(Gw,{place:N,before:e.before,clip:o}),m(Kw,{place:N,chart:e}),m("g",{class:"gp-curves","clip-path":`url(#${o})`,children:m(Vw,{place:N,
chart:e})}),m("g",{class:"gp-passing",children:[f!==null&&m(Yw,{place:N,points:_h(e,f),at:f}),h?.chosen&&m(Zw,{...h.chosen})]})]}),N&&f!==null&&!h?.chosen&&m(Jw,
{place:N,points:_h(e,f),at:f})]}),m(tl,{values:x?e.lines.flatMap(Uw):[],isThere:e.lines.some(({y:k})=>k.some(T=>T!==null)),onToggle:M})]})}var kh=()=>matchMedia(
"(pointer: coarse)").matches,Zo=(e,t,n)=>Math.min(Math.max(e,t),n),Uw=({y:e,words:t})=>e.flatMap((n,r)=>n===null?[]:[t(r)]);function Gw({place:{x:e,width:t,height:n,
top:r},before:o,clip:s}){let[i,l]=[.5-o,.5].map(u=>Zo(e(u),je,t-bt)),c=n-r-At;return m(ge,{children:[m("clipPath",{id:s,children:m("rect",{x:je,y:r-3,width:t-je-
bt,height:c+6})}),m("g",{class:"gp-ground",children:o>0&&l>i&&m("rect",{x:ne(i),y:r,width:ne(l-i),height:c,fill:"var(--gp-raised)"})})]})}function Kw({place:e,chart:t}){
let{x:n,y:r,width:o,height:s,top:i}=e,l=s-At,c=n.ticks(Math.max(2,Math.floor((o-je-bt)/80))).filter(Number.isInteger);return m("g",{class:"gp-axes",fill:"var(--\
gp-muted)",children:[fh(e,t.y.kind).map(([u,d])=>m("g",{children:[m("line",{x1:je,x2:o-bt,y1:ne(r(u)),y2:ne(r(u)),stroke:"var(--gp-line)"}),m("text",{x:je-6,y:ne(
r(u)+4),"text-anchor":"end",children:d})]},u)),c.map(u=>m("text",{x:ne(n(u)),y:l+16,"text-anchor":"middle",children:B(u)},u)),m("text",{x:(je+o-bt)/2,y:s-6,"fon\
t-size":13,"text-anchor":"middle",children:t.x.title}),m("text",{transform:`translate(13 ${ne((i+l)/2)}) rotate(-90)`,"font-size":13,"text-anchor":"middle",children:t.
y.title}),m("text",{class:"gp-curve-note",x:ne(Math.max(je,n(.5-t.before))),y:Ka()?i+14:i-6,stroke:"var(--gp-surface)","stroke-width":4,"paint-order":"stroke",children:t.
note})]})}function Vw({place:{x:e,y:t,height:n,top:r},chart:o}){let s=rd().defined(([,l])=>l!==null).x(([l])=>e(l)).y(([,l])=>t(l??0)).digits(1),i=(l,c)=>m("lin\
e",{x1:ne(e(l)),x2:ne(e(l)),y1:r,y2:n-At,...c});return m(ge,{children:[m("g",{class:"gp-uprights",children:[o.before>0&&i(.5,{stroke:"var(--gp-muted)","stroke-d\
asharray":"2 4"}),o.here!==null&&i(o.here,{stroke:"var(--gp-chosen)","stroke-width":1.5})]}),o.lines.map((l,c)=>m("g",{fill:"none",stroke:`var(--gp-${l.role})`,
opacity:l.isPrompt?.75:1,children:[m("path",{class:"gp-line-path",ref:u=>{u&&Object.assign(u,{__data__:l})},d:s(l.x.map((u,d)=>[u,l.y[d]]))??"M0 0","stroke-widt\
h":2,"stroke-dasharray":_a(l.dash),"stroke-linejoin":"round"}),m("path",{d:Xw(l,{x:e,y:t}),"stroke-width":4,"stroke-linecap":"round"})]},c))]})}var Xw=(e,{x:t,y:n})=>e.
x.length>zw?"M0 0":e.x.map((r,o)=>e.y[o]===null?"":`M${ne(t(r))} ${ne(n(e.y[o]))}h0`).join("")||"M0 0",_h=(e,t)=>e.lines.flatMap(n=>{let r=n.x.indexOf(t),o=r<0?
null:n.y[r];return o===null?[]:[{line:n,value:o,words:n.words(r)}]}),Yw=({place:{x:e,y:t},points:n,at:r})=>m(ge,{children:n.map(({line:o,value:s})=>m("circle",{
cx:ne(e(r)),cy:ne(t(s)),r:4,fill:`var(--gp-${o.role})`,stroke:"var(--gp-surface)","stroke-width":1.5},o.name))}),Zw=({x:[e,t],y:[n,r]})=>m("rect",{x:ne(e),y:ne(
n),width:ne(t-e),height:ne(r-n),fill:"var(--gp-focus)","fill-opacity":.12,stroke:"var(--gp-focus)","stroke-dasharray":"3 3"});function Jw({place:{x:e,width:t,top:n},
points:r,at:o}){if(!r.length)return null;let s=e(o)>t/2?{right:`calc(100% - ${ne(e(o)-12)}px)`}:{left:`${ne(e(o)+12)}px`};return m("div",{class:"gp-tip",style:{
top:`${n}px`,...s},children:r.map(({line:i,words:l})=>m("p",{children:[m(rl,{...i})," ",l]},i.name))})}var rl=({role:e,dash:t,width:n=18})=>m("svg",{width:n,height:8,
"aria-hidden":"true",children:m("line",{x1:0,y1:4,x2:n,y2:4,stroke:`var(--gp-${e})`,"stroke-width":2,"stroke-dasharray":_a(t)})});function xh(e,t){let n={number:e.index+1,token:K(e.chosen.text),facts:Qw(e,t)};return e.isPrompt?a("Prompt token {number}, {token}: {facts}",n):a("Token {number\
}, {token}: {facts}",n)}function Qw(e,t){let{log:n,name:r,isWatched:o}=t;if(o)return ny(e)||a("no token was looked up here");if(r==="kept")return ey(e);if(r==="\
cumulative")return ty(e,t);let{surprisal:s,entropyBefore:i,entropyAfter:l}=Ae(e),[c,u,d]=[s,i,l].map(h=>ie(de(h),n.unit));return n.isFromElsewhere?a("surprisal \
{surprisal}",{surprisal:c}):e.isPrompt?a("surprisal {surprisal}; entropy {entropy}",{surprisal:c,entropy:u}):a("surprisal {surprisal}; entropy {before} before, \
{after} after",{surprisal:c,before:u,after:d})}function ey(e){if(e.isPrompt)return a("no processor takes part");let t={kept:B(Ue(e)??0),count:B(e.distribution.vocab??
0)};return a("{kept} of {count} tokens kept",t)}function ty(e,{log:t,steps:n,series:r}){let o=e.isPrompt?t.promptSteps:n,s=o.slice(0,o.indexOf(e)+1),i=r.filter(
l=>l.value(e)!==null).map(l=>{let c=s.reduce((u,d)=>{let h=de(l.value(d));return u===null||h===null?null:u+h},0);return`${c===null?a("minus infinity"):ie(c,t.unit)}\
 ${l.name}`});return a("log-probability so far {sums}",{sums:i.join(", ")})}function ny({watched:e=[]}){return Pe(e.map(({text:t,logprob:n,raw_logprob:r,raw_rank:o})=>{
let s={token:K(t),before:j(X(r)),after:j(X(n)),rank:B(o??0)};return n===null?o?a("{token} {before} before (rank {rank}), removed after",s):a("{token} {before} b\
efore, removed after",s):o?a("{token} {before} before (rank {rank}), {after} after",s):a("{token} {before} before, {after} after",s)}))}var ry=150;function oy({log:e,changes:t}){let[n,r]=le("information"),o=ue(new Map);mt(t).run&&(o.current=new Map);let i=e.current(),l=i?ae(e.lastOf(i)):[];for(let x of l)
for(let{token_id:M,text:H}of x.watched??[])o.current.set(M,H);let c=zu(e.isFromElsewhere),u=Object.keys(c).filter(x=>c[x].series||o.current.size),d=u.includes(n)?
n:u[0];d!==n&&r(d);let h=c[d],p=Uu(h,o.current),f=x=>xh(x,{log:e,steps:l,series:p,name:d,isWatched:!!h.of}),w=i?f(i):a("The curve grows with the text.");return m(
ge,{children:[m("header",{class:"gp-head",children:[m("h2",{class:"gp-title",children:a("Curves")}),m("div",{class:"gp-tools",children:[m("label",{children:[a("\
Curve")," ",m("select",{class:"gp-view",value:d,onChange:({currentTarget:x})=>r(x.value),children:u.map(x=>m("option",{value:x,children:c[x].name},x))})]}),m(sy,
{unit:e.unit})]})]}),m(iy,{curve:h,series:p,run:()=>i?be(f(i)):""}),m(ay,{log:e,steps:l,curve:h,series:p}),m("p",{class:"gp-note gp-reading",tabIndex:0,role:"sl\
ider","aria-label":a("Token on the curve"),...So(i,l.length,i?w:a("no token yet"),e.promptSteps.length),onKeyDown:xo(e),children:w}),m("p",{class:"gp-note gp-ab\
out",children:[h.about,e.promptSteps.length>0&&` ${a("The prompt comes before the text, on a shaded background.")}`]})]})}var Sh=Xe(oy),sy=({unit:e})=>m("label",
{"data-term":"bits","data-tip":a("The unit of all surprisal, entropy and divergence on this page. An event of probability 1/2 has 1 bit, or 0.69 nats."),children:[
a("Unit")," ",m("select",{class:"gp-unit",value:e,onChange:({currentTarget:t})=>vo(t.value),children:[m("option",{value:"bits",children:a("bits")}),m("option",{
value:"nats",children:a("nats")})]})]}),iy=({curve:e,series:t,run:n})=>m("div",{class:"gp-keys gp-note",children:t.map(({name:r,term:o,role:s,dash:i,tip:l})=>m(
pe,{id:o,run:n,meaning:l,children:[m(rl,{role:s,dash:i,width:26}),e.of?m(Ot,{text:r}):r]},r))});function ay({log:e,steps:t,curve:n,series:r}){let{promptSteps:o,
unit:s}=e,i=ue(null),[l,c]=le(null),u=ue({timer:0,drawnAt:-1/0}).current,d=ue(()=>null);d.current=()=>t.length||o.length?Gu({curve:n,series:r,steps:t,prompt:o,current:e.
current(),unit:s,factor:Ce(1,s)}):null;let h=()=>{u.timer=0,u.drawnAt=performance.now(),i.current?.removeAttribute("aria-busy"),c(d.current())};return ve(()=>{u.
timer||(i.current?.setAttribute("aria-busy","true"),u.timer=window.setTimeout(h,Math.max(0,u.drawnAt+ry-performance.now())))},[t,r]),ve(()=>()=>clearTimeout(u.timer),
[]),m("div",{class:"gp-curve-chart gp-chart-box",ref:i,hidden:!l,children:l&&m(vh,{chart:l,press:f=>{let w=f<1?o[f-1+o.length]:t.at(f-1);w&&e.selectStep(w)}})})}var ly=[.5,1,2,4];function Mh({step:e,length:t,go:n,leave:r,label:o,words:s,note:i=s,pace:l}){let[c,u]=le(!1),[d,h]=le(1),p=ue(null),f=e>=t-1;lr(()=>{if(!c)return;
if(f){u(!1);return}let M=Math.max(l.quickest,Math.min(l.slowest,l.whole/t))/d,H=setTimeout(()=>{cy(p.current)?n(e+1):u(!1)},M);return()=>clearTimeout(H)},[c,e,f,
d]);let w=()=>{!c&&f&&n(0),u(!c)},x=M=>{u(!1),n(Math.max(0,Math.min(t-1,M)))};return m(ge,{children:[m("button",{type:"button",class:"gp-button gp-play",disabled:t<
2,onClick:w,children:c?a("❚❚ Pause"):a("▶ Play")}),m("span",{class:"gp-step-buttons",role:"group","aria-label":o,children:[m("button",{type:"button",class:"\
gp-button","aria-label":a("One step back"),disabled:e<=0,onClick:()=>x(e-1),children:"◀"}),m("button",{type:"button",class:"gp-button","aria-label":a("One ste\
p on"),disabled:f,onClick:()=>x(e+1),children:"▶"})]}),m("input",{ref:p,type:"range",class:"gp-slider",min:"1",max:Math.max(1,t),step:"1",value:e+1,"aria-labe\
l":o,"aria-valuetext":s,onInput:({currentTarget:M})=>x(Number(M.value)-1),onKeyDown:({key:M})=>M==="Escape"&&r?.()}),m("output",{class:"gp-note gp-step-words","\
aria-live":"off",children:i}),m("select",{class:"gp-speed","aria-label":a("Speed of playing"),value:d,onChange:({currentTarget:M})=>h(Number(M.value)),children:ly.
map(M=>m("option",{value:M,children:`${De(M)} ×`},M))})]})}var cy=e=>!!(e?.isConnected&&!e.closest("[hidden]"));var sl={};ee(sl,{drawScale:()=>tn,shadeInk:()=>br,shadeOf:()=>In});var Eh={probability:{term:"probability",scale:"prob",level:e=>e.probability*10,ends:["0%","100%"],meaning:()=>a("How likely the token was, after the processors.")},
raw:{term:"probability",scale:"prob",level:e=>e.rawProbability*10,ends:["0%","100%"],meaning:()=>a("How likely the model found the token, before the processors.")},
told:{term:"probability",scale:"prob",level:e=>e.rawProbability*10,ends:["0%","100%"],meaning:()=>a("How likely the token was, according to the server.")},rank:{
term:"rank",scale:"heat",level:e=>ol[Lh(e)][1],meaning:()=>a("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{
term:"surprisal",scale:"heat",level:e=>e.surprisal/Math.LN2,bits:[0,10],words:()=>[a("expected"),a("surprising")],meaning:()=>a("How unexpected the token was: m\
inus the logarithm of its probability.")},uncertainty:{term:"entropy",scale:"heat",level:e=>(e.entropyBefore??0)/Math.LN2*1.25,bits:[0,8],words:Th,meaning:()=>a(
"How uncertain the model was before this token: the entropy of its distribution, before the processors.")},kl:{term:"kl",scale:"heat",level:e=>(e.kl??0)/Math.LN2,
bits:[0,10],meaning:()=>a("How far apart two distributions are: the Kullback-Leibler divergence.")},entropy:{term:"entropy",scale:"heat",level:e=>(e.entropyAfter??
0)/Math.LN2*1.25,bits:[0,8],words:Th,meaning:()=>a("How open the choice was: the entropy after the processors.")}};function Th(){return[a("certain"),a("uncertai\
n")]}var ol=[[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],Lh=({rank:e})=>ol.findIndex(([t])=>(e??1/0)<=t);function In(e,t){let{scale:n,level:r}=Eh[e];return`--gp-${n}\
-${Math.round(Math.max(0,Math.min(10,r(t)||0)))}`}function br(e,t,n){e.style.backgroundColor=`var(${In(t,n)})`,t==="rank"?e.dataset.rank=String(Lh(n)):delete e.
dataset.rank}function tn(e,t,n){let{term:r,scale:o,ends:s,bits:i,words:l=()=>[],meaning:c}=Eh[t];if(ye(e,r,()=>"",{meaning:c()}),e.replaceChildren(),t==="rank"){
ol.forEach(([x,M],H)=>{let A=g("span","gp-chip",x===1/0?a("beyond"):a("top {rank}",{rank:x}),{"data-rank":H});A.style.backgroundColor=`var(--gp-${o}-${M})`,e.append(
A)});return}let[u,d]=s||(i??[]).map(x=>`${n==="bits"?De(x):J(x*Math.LN2,1)} ${a(n)}`),[h,p]=l(),f=(x,M)=>M?`${M}, ${x}`:x,w=g("span","gp-ramp",null,{"aria-hidde\
n":"true"});for(let x=0;x<=10;x++){let M=g("i");M.style.backgroundColor=`var(--gp-${o}-${x})`,w.append(M)}e.append(g("span","",f(u,h)),w,g("span","",f(i?d.replace(
" ","+ "):d,p)))}var ll={};ee(ll,{onTheme:()=>al});var il=new Set,Ph=!1,Oh=()=>il.forEach(e=>e());function uy(){Ph=!0,matchMedia("(prefers-color-scheme: dark)").addEventListener(
"change",Oh);for(let e of[document.documentElement,document.body])new MutationObserver(Oh).observe(e,{attributeFilter:["class"]})}function al(e){return Ph||uy(),
il.add(e),()=>il.delete(e)}function Jo({paint:e,class:t,label:n}){let r=ue(null),o=ue([0,0]),s=ue(e);s.current=e;let i=()=>{let[c,u]=o.current.map(p=>Math.round(p*devicePixelRatio)),d=r.current?.
getContext("2d");if(!r.current||!d||!c||!u)return;Object.assign(r.current,{width:c,height:u});let h=getComputedStyle(r.current);s.current({pen:d,width:c,height:u,
colour:p=>h.getPropertyValue(p).trim()})};ve(i),lr(()=>{if(!r.current)return;let c=new ResizeObserver(([{contentRect:d}])=>{o.current=[d.width,d.height],i()});c.
observe(r.current);let u=al(i);return()=>{c.disconnect(),u()}},[]);let l=n===void 0;return m("canvas",{ref:r,class:t,role:l?void 0:"img","aria-label":n,"aria-hi\
dden":l})}function Qo({currentTarget:e,clientX:t,clientY:n},r,o){let{left:s,top:i,width:l,height:c}=e.getBoundingClientRect(),u=(d,h)=>Math.max(0,Math.min(h-1,Math.
floor(d*h)));return{column:u((t-s)/l,r),row:u((n-i)/c,o)}}var cl=e=>[...[1,3,5].map(t=>parseInt(e.slice(t,t+2),16)),255];var dl={};ee(dl,{CanvasMoment:()=>es,draftOf:()=>dy,momentOf:()=>ul,numbersOfPlace:()=>wr});function ul(e,t){let n=e.canvasSteps.length-1;return n<0?null:new es(e,t===null?n:Math.min(t,n))}var es=class{constructor(t,n){this.log=t;this.number=n;this.steps=
t.canvasSteps,this.step=this.steps[n],this.canvas=this.steps.filter(({canvas:r})=>r===this.step.canvas)}log;number;steps;step;canvas;get before(){let{canvas:t}=this.
step;return this.steps.filter(({canvas:n},r)=>n<t&&this.steps[r+1].canvas!==n)}get numCanvases(){return this.steps[this.steps.length-1].canvas+1}accepted(t){if(!this.
step.places[t].accepted)return null;let n=this.number?this.steps[this.number-1]:null;return n?.canvas===this.step.canvas&&n.places[t].accepted?"again":"newly"}get counts(){
let t=this.step.places.map((n,r)=>this.accepted(r));return{places:t.length,accepted:t.filter(Boolean).length,newly:t.filter(n=>n==="newly").length}}get end(){let{
eos_token_ids:t=[],effective:n={}}=this.log.started??{};if(!Number.isInteger(n.pad_token_id))return 1/0;let r=this.step.places.findIndex(({token_id:o})=>t.includes(
o));return r<0?1/0:r+1}history(t){let n=this.canvas,r=n[n.length-1].places[t],o=n.length-1;for(;o>0&&n[o-1].places[t].token_id===r.token_id;)o-=1;let s=n.filter(
i=>i.places[t].accepted).length;return{since:o,accepted:s,count:n.length,last:r}}};function dy({canvasSteps:e,finished:t}){return t?t.sequences.map(({text:r})=>r).
join(""):e.filter(({canvas:r},o)=>e[o+1]?.canvas!==r).flatMap(({places:r})=>r.map(({piece:o})=>o??"")).join("")}var wr=({logprob:e,entropy:t})=>({probability:X(
e),rawProbability:0,rank:1,surprisal:-(e??0),entropyBefore:t,entropyAfter:t});var hy=14,py=200;function Ch({moment:{canvas:e,step:t},place:n,shade:r,pick:o}){let s=t.places.length,i=d=>{let{column:h,row:p}=Qo(d,s,e.length);o(e[p],h)},l=d=>fy(
d,e,r),c=(d,h)=>`${d/h*100}%`,u={top:c(t.step,e.length),height:c(1,e.length)};return m("div",{class:"gp-canvas-map","aria-hidden":"true",style:{height:`${Math.max(
24,Math.min(py,hy*e.length))}px`},onClick:i,children:[m(Jo,{paint:l}),m("i",{class:"gp-map-row",style:u}),n!==null&&m("i",{class:"gp-map-column",style:{left:c(n,
s),width:c(1,s)}})]})}function fy({pen:e,width:t,height:n,colour:r},o,s){let[i,l]=[t/o[0].places.length,n/o.length],c=Math.max(.75,Math.min(i,l,8*devicePixelRatio)*
.2),u=new Map,d=r("--gp-text");o.forEach(({places:h},p)=>h.forEach((f,w)=>{let x=In(s,wr(f)),M=u.get(x)??r(x);u.set(x,M),e.fillStyle=M,e.fillRect(Math.floor(w*i),
Math.floor(p*l),Math.ceil(i),Math.ceil(l)),f.accepted&&(e.fillStyle=d,e.beginPath(),e.arc((w+.5)*i,(p+.5)*l,c,0,2*Math.PI),e.fill())}))}var bl={};ee(bl,{TokenInk:()=>gy,useInk:()=>_r});var fl={};ee(fl,{appendToken:()=>nn,cutTokens:()=>Nt,inkToken:()=>wt,numberWords:()=>pl});var hl={};ee(hl,{removedWords:()=>yr,tokenCard:()=>kr});function kr(e,t,n,r){let s=g("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),i=g("div","gp-card-head"),l=g("dl","gp-card-facts"),c=g("ol","gp-card\
-rivals"),u=g("div","gp-card-key");u.append(g("i","gp-card-after"),`${a("after the processors")} `,g("i","gp-card-before"),a("before them")),s.append(i,l,c,u),s.
hidden=!0,e.append(s);let d=null,h=null,p=null;function f(b,L){l.append(g("dt","",b),g("dd","",L))}function w(){let{id:b,text:L,where:k,step:T,why:O}=r(d);if(i.
replaceChildren(re(L,"gp-card-word"),g("span","",b<0?k:a("{where}, id {id}",{where:k,id:b}))),l.replaceChildren(),c.hidden=u.hidden=!T,O&&l.append(g("dd","gp-ca\
rd-why",O)),!T)return;x(T);let S=M(T),v=Math.max(...S.flatMap(({after:P,before:R})=>[P,R]),1e-9);c.replaceChildren(...S.map(P=>H(P,v))),u.hidden=!T.distribution.
stages.length}function x(b){let{chosen:L,distribution:k}=b,{probability:T,rawProbability:O,surprisal:S}=Ae(b);Oe(b)?f(a("Probability, according to the server"),
j(O)):k.stages.length||L.logprob!==L.raw_logprob?(f(a("Probability after the processors"),L.logprob===null?yr(L):j(T)),f(a("before the processors"),j(O))):f(a("\
Probability (no processor ran)"),j(O));let v=[L.rank&&a("{rank} after",{rank:B(L.rank)}),L.raw_rank&&a("{rank} before",{rank:B(L.raw_rank)})].filter(Boolean);if(v.
length){let P=L.rank===L.raw_rank;f(Oe(b)?a("Rank"):a("Rank of {count}",{count:B(k.vocab)}),P?B(L.rank):v.join(", "))}f(a("Surprisal"),ie(S,n.unit))}function M({
chosen:b,distribution:L}){let k=L.candidates.map(O=>({candidate:O,after:X(O.logprob),before:X(O.raw_logprob),isChosen:O.token_id===b.token_id}));k.sort((O,S)=>Math.
max(S.after,S.before)-Math.max(O.after,O.before));let T=k.slice(0,5);return T.some(({isChosen:O})=>O)||T.push({candidate:b,after:X(b.logprob),before:X(b.raw_logprob),
isChosen:!0}),T}function H({candidate:b,after:L,before:k,isChosen:T},O){let S=b.logprob===null&&!n.isFromElsewhere,v=g("li",(T?"gp-card-chosen":"")+(S?" gp-card\
-removed":"")),P=g("span","gp-card-tracks");for(let[R,z]of[["after",L],["before",k]]){let _=g("i","gp-card-"+R);_.style.width=`${z/O*100}%`,P.append(_)}return S&&
P.firstChild.replaceWith(g("small","",yr(b))),v.append(g("span","gp-card-sign",T?"▶":S?"✕":""),re(b.text,"gp-card-word"),P,g("span","gp-card-value",j(S?k:L))),
v}function A(){let b=(d.querySelector(".gp-ink")||d).getClientRects()[0],L=t.getBoundingClientRect();if(!b||b.bottom<L.top||b.top>L.bottom){I();return}let[k,T]=[
s.offsetWidth,s.offsetHeight],{clientWidth:O,clientHeight:S}=document.documentElement,v=b.bottom+9,P=v+T+8<=S?v:b.top-T-9;s.style.left=`${Math.max(8,Math.min(b.
left,O-k-8,Math.max(L.left,L.right-k)))}px`,s.style.top=`${Math.max(8,Math.min(P,S-T-8))}px`}function N(b,L=null){r(b)&&(d=b,h=L,p=null,w(),s.hidden&&(s.hidden=
!1,s.showPopover&&s.showPopover(),document.addEventListener("keydown",$,!0),document.addEventListener("scroll",E,{capture:!0,passive:!0})),A())}function I(){d&&
(d=null,s.hidden=!0,s.hidePopover&&s.isConnected&&s.hidePopover(),document.removeEventListener("keydown",$,!0),document.removeEventListener("scroll",E,{capture:!0}))}
function $({key:b}){b==="Escape"&&C()}function C(){p=d,I()}function E(){let b=h&&document.elementFromPoint(h.clientX,h.clientY);!d.isConnected||h&&!d.contains(b)?
I():A()}t.addEventListener("pointermove",b=>{if(b.pointerType==="touch")return;let L=b.target.closest('[role="button"]');!L||!r(L)?h&&I():L!==d&&L!==p&&N(L,b)}),
t.addEventListener("pointerleave",()=>{p=null,h&&I()}),t.addEventListener("focusin",({target:b})=>b.matches(":focus-visible")&&N(b)),t.addEventListener("focusou\
t",({target:b})=>b===d&&!h&&I());function y(b){d&&(d.isConnected?b&&(w(),A()):I())}return{show:N,hide:I,dismiss:C,refresh:y}}var yr=({removed_by:e})=>a("removed\
 by {processor}",{processor:e?et(e)[0]:a("a processor")});function wt(e,t){if(t.piece===null){let n=g("bdi","gp-ink gp-special");$e(n,t.text),e.append(n)}else Gn(t)?e.append(t.piece,g("span","gp-ink gp-byte","",{"data-\
bytes":Ws(t.text)||"·"})):Is(e,t.piece)}function nn(e,t,n,r){let o=r&&Gn(r)?e.tokens.at(-1).parentNode:null;if(o&&n.piece!==null)o.append(t);else if(Gn(n)){let s=g(
"span","gp-bytes");s.append(t),e.rows.append(s)}else e.rows.append(t);e.tokens.push(t)}function Nt(e,t){for(;e.tokens.length>t;){let n=e.tokens.pop(),r=n.closest(
".gp-bytes");r&&r.childNodes.length>1?n.remove():e.rows.removeLast()}}function pl(e,t){let{probability:n,rawProbability:r,rank:o,surprisal:s}=Ae(e);if(Oe(e))return my(
e,t);let i=[e.chosen.logprob===null?yr(e.chosen):a("probability {share}",{share:j(n)})];return j(r)!==j(n)&&i.push(a("{share} before the processors",{share:j(r)})),
o!==null&&i.push(a("rank {rank} of {count}",{rank:B(o),count:B(e.distribution.vocab)})),[...i,a("surprisal {amount}",{amount:ie(s,t)})]}function my(e,t){let{rawProbability:n,
rank:r,surprisal:o}=Ae(e);return[a("probability {share}",{share:j(n)}),...r===null?[]:[a("rank {rank}",{rank:B(r)})],a("surprisal {amount}",{amount:ie(o,t)})]}var gl={};ee(gl,{tip:()=>ml});var ml=e=>t=>{t&&Me(t,e)};function _r({text:e,piece:t},n=""){let r=ue(null);return ve(()=>{r.current?.replaceChildren(),wt(r.current,{text:e,piece:t})},[e,t]),ve(()=>{r.current?.querySelector(
".gp-ink")?.style.setProperty("background-color",n)},[e,t,n]),r}function gy({token:e,ground:t,words:n}){let r=_r(e,t);return m("span",{class:"gp-token",tabIndex:0,
ref:s=>{r.current=s,ml(n)(s)}})}var by={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0};function Ah({log:e,moment:t,shade:n,chosen:r,choose:o}){let{places:s}=t.step,[i,l]=le(
0),c=Math.min(r??i,s.length-1),u=ue(null),d=({target:M})=>[...u.current?.children??[]].indexOf(M.closest(".gp-token")),h=M=>{let H=d(M);H<0||(l(H),o(H===r?null:
H))},p=M=>{let H=d(M),A=by[M.key];if(H<0||!A&&!["Enter"," ","Escape"].includes(M.key))return;M.preventDefault();let N=Math.max(0,Math.min(s.length-1,H+(A??0)));
l(N),M.key==="Escape"?o(null):(!A||r!==null)&&o(N),(u.current?.children[N]).focus()},f=t.before.flatMap(M=>M.places),w=Kt(()=>f.map((M,H)=>m(wy,{...M},H)),[f.length]),
x=e.started?.prompt_tokens.map(({piece:M})=>M??"").join("");return m("div",{class:"gp-canvas-left",children:[m("div",{class:"gp-canvas-text",role:"group","aria-\
label":a("The text at this step. Arrow keys move from place to place, Enter selects, Escape lets go."),dir:"auto",onClick:h,onKeyDown:p,children:[m("span",{class:"\
gp-canvas-prompt",children:x}),m("span",{class:"gp-canvas-before",children:w}),m("span",{class:"gp-canvas-now",ref:u,children:s.map((M,H)=>m(yy,{token:M,ground:`\
var(${In(n,wr(M))})`,accepted:t.accepted(H),isAfterEnd:H>=t.end,isChosen:H===r,words:ky(M,H,t.accepted(H)),tabIndex:H===c?0:-1},H))})]}),m("p",{class:"gp-note g\
p-canvas-key",children:[m("span",{class:"gp-key-accepted",children:m("span",{class:"gp-ink",children:a("accepted")})}),m("span",{class:"gp-key-newly",children:m(
"span",{class:"gp-ink",children:a("newly accepted")})}),m(pe,{id:"canvas",meaning:a("The sampler fills it with a random token again before the next step. The to\
ken shown is the likeliest here: it would be the text, if this were the last step."),children:a("not accepted")})]})]})}var wy=({text:e,piece:t})=>m("span",{class:"\
gp-written",ref:_r({text:e,piece:t})}),yy=({token:e,ground:t,accepted:n,isAfterEnd:r,isChosen:o,words:s,tabIndex:i})=>m("span",{class:"gp-token",role:"button",ref:_r(
e,t),"data-accepted":n??void 0,"data-after-end":r?"":void 0,"aria-pressed":o,"aria-label":s,tabIndex:i});function ky({text:e,logprob:t},n,r){let o={number:n+1,token:K(
e),share:j(X(t))};return r==="newly"?a("Place {number}: {token}, probability {share}, newly accepted",o):r?a("Place {number}: {token}, probability {share}, acce\
pted",o):a("Place {number}: {token}, probability {share}, not accepted",o)}function Rh({shade:e,setShade:t,unit:n}){let r=ue(null);return ve(()=>{r.current&&tn(
r.current,e,n)},[e,n]),m("div",{class:"gp-tools",children:[m("label",{children:[a("Shaded by")," ",m("select",{class:"gp-canvas-shade",value:e,onChange:({currentTarget:o})=>t(
o.value),children:[m("option",{value:"probability",children:a("probability")}),m("option",{value:"entropy",children:a("entropy")})]})]}),m("span",{class:"gp-can\
vas-scale",ref:r})]})}function Nh({list:e}){let t=ue(null);return ve(()=>{let n=new Set;[...t.current?.children??[]].forEach((r,o)=>r.replaceChildren(...xn(e[o],n)))},[e.join(`
`)]),m("ol",{class:"gp-sentences",ref:t,children:e.map((n,r)=>m("li",{},r))})}var wl=e=>e?j(e):"<0.01%",_y=(e,t)=>e.kept!==t||e.mass_moved>0;function $t({distribution:{stages:e,vocab:t}}){return e.map((n,r)=>{let[o,s,i]=et(n.name),l=r?e[r-
1].kept:t??0;return{number:r+1,kind:n.name,name:o,meaning:s,knobs:i,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!_y(
n,l)}})}function qt({kept:e,keptBefore:t,removed:n,moved:r,idle:o}){if(o)return a("did nothing");let s=[];return e<t&&s.push(F(t-e,"removed {count} token ({shar\
e})","removed {count} tokens ({share})",{share:wl(n)})),e>t&&s.push(F(e-t,"brought {count} token back","brought {count} tokens back")),(r-n>.001||!s.length)&&s.
push(a("moved {share}",{share:j(r)})),s.join(", ")}var Wn=({layers:e,distribution:t})=>!!e&&t.stages[0]?.name!=="DolaContrast";function ts(e,{effective:t,config:n}){
let r={...t,...n};return e.filter((o,s)=>s===0||r[o]).map(o=>{let s=JSON.stringify(r[o]??null);return s==="null"||s.length>12?o:`${o} ${s}`}).join(", ")}function vr(e){
return Wn(e)?{name:"DoLa",meaning:a("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:e.layers?a("the last layer"):a("the model"),meaning:a("The distribution that the model gave, before any processor.")}}function yt({distribution:{
candidates:e},chosen:t}){return e.some(({token_id:n})=>n===t.token_id)?e:[...e,t]}function ns(e,t,n){if(e.length<=t)return e;let r=({raw_logprob:i,logprob:l})=>Math.
max(X(i),X(l)),o=[...e].sort((i,l)=>r(l)-r(i)),s=new Set([...o.filter(({token_id:i})=>i===n),...o.filter(ze).slice(0,3)]);for(let i of o)s.size<t&&s.add(i);return e.
filter(i=>s.has(i))}function kt({raw_logprob:e,stage_logprobs:t},n){return n?t&&n<=t.length?X(t[n-1]):void 0:X(e)}var Hn=({raw_logprob:e,stage_logprobs:t},n)=>((n?
t?.[n-1]:e)??null)===null,ze=({logprob:e})=>e===null;function rn({removed_by:e,stage_logprobs:t,raw_logprob:n},r){let o=[n,...t||[]],s=o.findLastIndex((l,c)=>c>
0&&l===null&&o[c-1]!==null),i=e||s>0&&r.distribution.stages[s-1].name;return i?et(i)[0]:Wn(r)?"DoLa":a("a processor")}function rs(e,t){let{raw_logprob:n,logprob:r,
rank:o,raw_rank:s,token_id:i}=e;if(Oe(t)){let h={share:j(X(n)),rank:B(s||0)},p=s?a("Probability {share}, rank {rank}, according to the server.",h):a("Probabilit\
y {share}, according to the server.",h);return i<0?p:`${p} ${a("Token id {id}.",{id:i})}`}let l=B(t.distribution.vocab??0),c=a("Token id {id}.",{id:i});if(!t.distribution.
stages.length&&Math.abs((r??n??0)-(n??0))<1e-4){let h={share:j(X(n)),rank:B(o||s||0),vocab:l};return`${o||s?a("Probability {share}, rank {rank} of {vocab}; no p\
rocessor changed it.",h):a("Probability {share}; no processor changed it.",h)} ${c}`}let u={share:j(X(n)),rank:B(s||0),vocab:l};return`${s?a("Before the process\
ors {share}, rank {rank} of {vocab}.",u):a("Before the processors {share}.",u)} ${vy(e,t)} ${c}`}function vy(e,t){if(ze(e))return a("After them it cannot be cho\
sen: removed by {processor}.",{processor:rn(e,t)});let{logprob:n,rank:r}=e,o={share:j(X(n)),rank:B(r||0),kept:B(Ue(t)??0)};return r?a("After them {share}, rank \
{rank} of {kept} kept.",o):a("After them {share}.",o)}function os(e,t){let n=ie(e,t),r=Math.exp(e??1/0);return r<xy?a("The model was all but certain here: an en\
tropy of {entropy}.",{entropy:n}):a("The model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:n,options:r<10?D(
r,1):B(Math.round(r))})}var xy=1.05;function qh({distribution:{candidates:e,entropy_before:t}},n){let s=[...e.flatMap(({text:l,raw_logprob:c})=>c!==null&&c<0?[{
text:l,raw:c}]:[])].sort((l,c)=>$h(c.raw)-$h(l.raw)).slice(0,3).map(({text:l,raw:c})=>`${K(l)} ${D(X(c))} · ${D(Ce(-c,n),2)}`),i={terms:s.join(" + "),entropy:ie(
t,n)};return s.length?a("before the processors, {terms} + the terms of all other tokens = {entropy}.",i):""}var $h=e=>-e*X(e);function xr(e,{mode:t,effective:n,
config:r}){if(e.isPrompt)return[a("given"),a("{token} is in the prompt: given, not chosen")];if(e.given)return[a("given"),a("{token} was given, not chosen")];if(t===
"elsewhere")return[a("the choice"),a("{token} was chosen by the server")];if(t==="custom")return[a("the choice"),a("{token} was chosen by your own decoding loop")];
if(e.beam)return[a("the choice"),Sy(e.beam.status)];if(e.reranked)return[a("the choice"),a("{token} has the best score: probability against degeneration penalty")];
let o=e.draft?.origin;return o==="accepted"?[a("the draft"),a("{token} was drafted by the assistant, and accepted")]:o==="correction"?[a("the choice"),a("{token\
} replaced a rejected draft token")]:{...n,...r}.do_sample?[a("the draw"),a("{token} was drawn")]:[a("the choice"),a("{token} was chosen as the most probable")]}
function Sy(e){return e==="running"?a("{token} goes on: the search compares the sums of whole beams"):e==="finished"?a("{token} ends a beam: the search compares\
 the sums of whole beams"):e==="ended"?a("{token} would end a beam, which does not count"):e==="pruned"?a("{token} was considered, and pruned: the search compar\
es the sums of whole beams"):a("{token} was considered by the search")}function Ih(e,t){let{step:n,canvas:r,log:o}=e,s=n.places[t],i={step:n.step+1,place:t+1,token:K(s.text),read:K(s.read_text),share:j(X(s.logprob))},{accepted:l,places:c}=e.
counts;return[a("At step {step}, the model read {read} at place {place}.",i),os(s.entropy,o.unit),s.read_text===s.text?a("It found the same token the likeliest,\
 with {share}.",i):a("It found {token} the likeliest, with {share}.",i),a("The temperature of this step was {temperature}.",{temperature:J(n.temperature,2)}),My(
s,n===r.at(-1),o),F(c,"At this step, {accepted} of {count} place was accepted.","At this step, {accepted} of {count} places were accepted.",{accepted:B(l)})]}function My({
accepted:e},t,{finished:n}){return t&&n?a("It was the last step of this canvas: the likeliest token is the text."):e?a("The sampler accepted the place: what it \
drew there is read at the next step."):a("The sampler did not accept the place: at the next step, a random token is read there.")}function Wh({moment:e,place:t,terms:n,lookAt:r}){let{canvas:o,step:s,log:i}=e,l=ue(null),c=ue(null);return ve(()=>{if(!l.current||!c.current)return;let{offsetTop:u,
offsetHeight:d}=c.current,{scrollTop:h,clientHeight:p}=l.current;(u<h+d||u+d>h+p)&&(l.current.scrollTop=u-p/2)},[s,t]),m("div",{class:"gp-one-place",children:[m(
"p",{class:"gp-place-verdict",children:Ty(e,t)}),m("h3",{class:"gp-sub",children:a("In words")}),m(Nh,{list:Ih(e,t)}),m("div",{class:"gp-place-table",ref:l,children:m(
"table",{children:[m(Ey,{terms:n}),m("tbody",{children:o.map(u=>m(Ly,{step:u,place:t,unit:i.unit,here:u===s?c:void 0,press:()=>r(e.steps.indexOf(u))},u.step))})]})})]})}
function Ty(e,t){let{since:n,accepted:r,count:o,last:s}=e.history(t);return F(o,"Place {place}: {token} has been the likeliest since step {since}. The sampler a\
ccepted the place in {accepted} of {count} step.","Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted\
} of {count} steps.",{place:t+1,token:K(s.text),since:n+1,accepted:r})}var Ey=({terms:e})=>m("thead",{children:m("tr",{children:[m("th",{scope:"col",children:a(
"step")}),m("th",{scope:"col",children:m(pe,{id:"canvas",meaning:a("What was here when the model predicted the canvas: a random token, or what the step before d\
rew and accepted."),children:a("read")})}),m("th",{scope:"col",children:m(pe,{id:"probability",formula:"",meaning:a("The likeliest token of the prediction, afte\
r the temperature."),children:a("likeliest")})}),m("th",{scope:"col",children:m(pe,{id:"probability",run:e.share,meaning:a("The probability of the likeliest tok\
en."),children:a("probability")})}),m("th",{scope:"col",class:"gp-place-entropy",children:m(pe,{id:"entropy",run:e.entropy,meaning:a("Of the place’s distributio\
n at this step. The sampler accepts the places where it is low."),children:a("entropy")})}),m("th",{scope:"col",children:a("accepted")})]})});function Ly({step:e,
place:t,unit:n,here:r,press:o}){let{read_text:s,text:i,logprob:l,entropy:c,accepted:u}=e.places[t];return m("tr",{ref:r,"aria-current":r?"step":void 0,onClick:o,
children:[m("td",{children:m("button",{type:"button",class:"gp-place-step",children:e.step+1})}),m("td",{children:m(Ot,{text:s})}),m("td",{children:m(Ot,{text:i})}),
m("td",{children:j(X(l))}),m("td",{class:"gp-place-entropy",children:ie(c,n)}),m("td",{children:u?a("✓ yes"):a("– no")})]})}var Oy={whole:8e3,quickest:120,slowest:700};function Py({log:e,changes:t}){let[n,r]=le(null),[o,s]=le(null),[i,l]=le("probability"),c=!!mt(t).run;ve(()=>{c&&(r(
null),s(null))});let u=ul(e,c?null:n);if(!u)return null;let d=c?null:o,h=f=>()=>d===null?"":a("place {place}, step {step}: {words}.",{place:d+1,step:u.step.step+
1,words:f(u.step.places[d])}),p={share:h(({text:f,logprob:w})=>`${K(f)} ${j(X(w))}`),entropy:h(({entropy:f})=>ie(f,e.unit))};return m(ge,{children:[m("header",{
class:"gp-head",children:[m("h2",{class:"gp-title",children:a("Canvas")}),m(pe,{class:"gp-note gp-canvas-short",id:"canvas",run:()=>be(Hh(u)),children:Hh(u)}),m(
Rh,{shade:i,setShade:l,unit:e.unit})]}),m("div",{class:"gp-canvas-time",children:m(Mh,{step:u.number,length:u.steps.length,go:r,leave:()=>r(null),label:a("Denoi\
sing step"),words:Cy(u),pace:Oy})}),m("div",{class:"gp-canvas-body",children:[m(Ah,{log:e,moment:u,shade:i,chosen:d,choose:s}),m("div",{class:"gp-canvas-right",
children:[m("p",{class:"gp-chart-title",children:[m(pe,{id:"canvas",run:()=>be(Bh(u)),meaning:a("One row a step, one column a place. A dot marks a place that th\
e sampler accepted."),children:a("Places by steps")})," ",m("span",{class:"gp-note gp-map-words",children:Bh(u)})]}),m(Ch,{moment:u,place:d,shade:i,pick:(f,w)=>{
r(u.steps.indexOf(f)),s(w)}}),d===null?m("p",{class:"gp-note gp-place-hint",children:a("Click a token to see what was in its place at each step.")}):m(Wh,{moment:u,
place:d,terms:p,lookAt:r})]})]})]})}var Fh=Xe(Py,e=>e.canvasSteps.length>0),Cy=({step:e,numCanvases:t,canvas:n})=>a("canvas {canvas} of {canvases}, step {step} \
of {steps}",{canvas:e.canvas+1,canvases:t,step:e.step+1,steps:n.length});function Hh({counts:e,step:t}){let{places:n,accepted:r,newly:o}=e,s={accepted:B(r),places:B(
n),newly:B(o),temperature:J(t.temperature,2)};return a("{accepted} of {places} places accepted, {newly} newly; temperature {temperature}",s)}var Bh=({canvas:e,step:t})=>F(
e.length,"{places} places, {count} step","{places} places, {count} steps",{places:B(t.places.length)});var Ay=5,Ry=60,Ny=6e7,$y=(e,t)=>Array.isArray(t)&&e.length===t.length&&e.every((n,r)=>n===t[r]),Bn=e=>[e,...e.children.flatMap(Bn)],yl=e=>e.parent?yl(e.parent):
e,ss=class{constructor(t){this.log=t,this.trees=[],this.shown=null,this.along=jh()}get all(){return this.trees.flatMap(Bn)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===yl(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(t=>t!==this.shown).at(-1))}begin(){let{log:t}=this;if(this.along=jh(),!t.started||t.turn===void 0){this.shown=null;
return}let{turn:n,started:r,asked:o}=t,s=this.all.find(u=>u.turn===n);if(s){this.shown=s;return}t.asked=null;let i=o&&$y(o.ids,r.request.given)&&this.all.find(u=>u.
turn===o.turn);if(i&&o.kind!=="branch"&&i.plain&&i.mode===r.mode){Object.assign(i,{turn:n,pieces:[]}),this.shown=i;return}let l=r.request.only_given===!0,c={turn:n,
read:l,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(i){for(Object.assign(c,{at:o.at,from:o.from,on:o.on,kind:o.kind,parent:i});c.parent.
parent&&c.at<c.parent.at;)c.parent=c.parent.parent;c.parent.children.push(c)}else this.trees=this.trees.filter(({children:u})=>u.length),this.trees.push(c);this.
shown=c}measure(){let{log:t,along:n}=this,r=t.lines();n.follow(r.length?r[0].last:null);let{steps:o}=n;Object.assign(this.shown,{text:t.text,tokens:o.length,total:n.
total,mode:t.started.mode,searched:t.usesBeams,plain:r.length===1&&r[0].kind==="sequence",pieces:o.map(({piece:s,chosen:i})=>s??i.text)})}makeRoom(){for(;;){let t=this.
all,n=t.reduce((o,{text:s})=>o+s.length,0);if(this.trees.length<=Ay&&t.length<=Ry&&n<=Ny)return;let r=this.trees.find(o=>o!==yl(this.shown))||t.filter(o=>o.parent&&
o!==this.shown&&!o.children.length).sort((o,s)=>o.turn-s.turn)[0];if(!r)return;this.detach(r)}}detach(t){t.parent?t.parent.children=t.parent.children.filter(n=>n!==
t):this.trees=this.trees.filter(n=>n!==t)}};function jh(){return new xe(0,(e,{chosen:t})=>e+(t.logprob??-1/0))}function zh(e){let{root:t,state:n,tree:r,told:o,remove:s}=e,{log:i}=n,l=t.querySelector(".gp-rename"),c=()=>W(o,a("A run is under way. Wait for its end, or clic\
k Stop."));function u(p){if(!(!p||p===n.shown)){if(n.busy){c();return}n.shown=p,i.feedRun(p.text,p.turn),i.ask({type:"shown"}),e.draw(),p.item.focus({preventScroll:!0})}}
function d(){if(!s.dataset.sure){s.textContent=F(Bn(n.shown).length,"Delete this run?","Delete these {count} runs?"),s.dataset.sure="yes",s.focus();return}let p=n.
shown,f=n.refuge;n.busy?c():f&&(n.detach(p),u(f)),e.calm()}function h(){let p=n.shown,f=g("input","gp-rename-field",null,{"aria-label":a("Name of this run"),maxlength:60});
f.value=p.name;let w=!0,x=M=>{w&&(w=!1,M&&(p.name=f.value.trim()),document.activeElement===f&&p.item.focus(),f.remove(),e.fill(p))};f.addEventListener("keydown",
M=>{M.stopPropagation(),(M.key==="Enter"||M.key==="Escape")&&x(M.key==="Enter")}),f.addEventListener("click",M=>M.stopPropagation()),f.addEventListener("blur",()=>x(
!0)),p.item.querySelector(".gp-label").replaceChildren(f),f.focus(),f.select()}r.addEventListener("click",p=>{let f=p.target.closest(".gp-run"),w=n.visible.flatMap(
Bn).find(x=>x.item===f);w===n.shown?w.item.focus():u(w)}),r.addEventListener("keydown",p=>{let{shown:f}=n;if(p.ctrlKey||p.metaKey||p.altKey||!f)return;let w=n.visible.
flatMap(Bn),x=w.indexOf(f),M={ArrowDown:()=>u(w[x+1]),ArrowUp:()=>u(w[x-1]),ArrowRight:()=>u(f.children[0]),ArrowLeft:()=>u(f.parent),Home:()=>u(w[0]),End:()=>u(
w.at(-1)),F2:h,Delete:()=>{s.disabled||d()}};Object.hasOwn(M,p.key)&&(p.preventDefault(),M[p.key]())}),l.addEventListener("click",h),s.addEventListener("click",
d),s.addEventListener("blur",()=>e.calm())}var Dh=8,qy=3,Iy=-1e30,Wy=e=>`log p ${e>Iy?J(e,2).replace("-","−"):"−∞"}`;function Hy(e){let t=e.pieces,n=Math.min(...e.children.map(({at:s})=>s)),r=e.parent?
e.at:Number.isFinite(n)&&n>=qy?n:0,o=ln(t.slice(r,r+Dh).join(""));return a("“{text}”",{text:`${r&&!e.parent?"…":""}${o}${t.length>r+Dh?"…":""}`})}function Uh(e){
if(!e.parent)return e.read?a("a text that was read:"):a("the original:");let t={number:e.at+1,token:K(e.from??"")};return e.kind!=="branch"?a("continues at toke\
n {number}:",t):e.on?a("again from {token} at token {number}:",t):a("instead of {token} at token {number}:",t)}var is=class{constructor(t,n){this.root=t,this.state=
n,this.tree=t.querySelector(".gp-tree"),this.told=t.querySelector(".gp-told"),this.remove=t.querySelector(".gp-delete")}draw(){let{root:t,tree:n,state:r}=this,o=r.
log.canAsk?r.visible:[];if(t.hidden=!o.length,t.hidden)return;let{scrollTop:s}=n;n.replaceChildren(...o.map(i=>this.lay(i))),n.scrollTop=s,r.shown&&this.reveal(
r.shown.item.firstChild),this.remove.disabled=!r.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(t){t.item??=By(),
this.fill(t);let n=t.item.querySelector(":scope > ul");if(n&&n.remove(),t.children.length){let r=g("ul","",null,{role:"group"});r.append(...t.children.map(o=>this.
lay(o))),t.item.append(r),t.item.setAttribute("aria-expanded","true")}else t.item.removeAttribute("aria-expanded");return t.item}fill(t){let{item:n}=t,r=t===this.
state.shown,o=Hy(t),s=[F(t.tokens,"{count} token","{count} tokens"),Wy(t.total),...t.searched?[a("best of {mode}",{mode:Kn(t.mode)})]:[]].join(" · "),i=n.querySelector(
".gp-label");if(!i.querySelector("input")){let c=[g("span","gp-note",Uh(t))," ",g("bdi","gp-words",o)];t.name?i.replaceChildren(g("bdi","gp-name",t.name)," ",...c):
i.replaceChildren(...c)}let l=n.querySelector(".gp-facts");W(l,s),l.title=a("Length, and total log-probability after the processors, in nats; −∞ where they remo\
ve a given token. Beam search scores given tokens before the processors."),W(n.querySelector(".gp-sign"),r?"▶":""),n.setAttribute("aria-selected",String(r)),n.
setAttribute("aria-label",[t.name,`${Uh(t)} ${o}`,s,r?a("shown"):""].filter(Boolean).join(", ")),n.tabIndex=r?0:-1}reveal(t){let{tree:n}=this,[r,o]=[n.getBoundingClientRect(),
t.getBoundingClientRect()];n.scrollTop+=Math.min(0,o.top-r.top-4)+Math.max(0,o.bottom-r.bottom+4)}};function By(){let e=g("li","gp-run",null,{role:"treeitem"}),
t=g("div","gp-row");return t.append(g("span","gp-sign","",{"aria-hidden":"true"}),g("span","gp-label"),g("span","gp-facts")),e.append(t),e}function Gh(e,t){let n=new ss(t),r=new is(e,n);return zh(r),o=>{o.run&&n.begin();let{shown:s}=n,i=o.run||o.status||o.steps&&!e.hidden;if(s&&t.turn===s.turn&&i&&
n.measure(),o.run){n.makeRoom();let l=r.tree.contains(document.activeElement);r.draw(),l&&s&&s.item&&s.item.focus({preventScroll:!0})}else!e.hidden&&s&&s.item&&
r.fill(s);o.status&&!n.busy&&W(r.told,"")}}var Fy={ArrowDown:e=>e+1,ArrowUp:e=>e-1,Home:()=>0,End:(e,t)=>t-1};function as(e){let t=ue(null),n=()=>[...t.current?.querySelectorAll(e)??[]],r=i=>{for(let l of n())
l.tabIndex=l===i?0:-1};return ve(()=>{let i=n();i.length&&r(i.find(({tabIndex:l,dataset:c})=>l===0&&c.reached)??i[0]);for(let l of i)l.dataset.reached="yes"}),{
ref:t,onFocusIn:({target:i})=>{i instanceof HTMLElement&&i.matches(e)&&r(i)},onKeyDown:i=>{let l=n(),c=l.indexOf(i.target),u=Fy[i.key];c<0||!u||i.ctrlKey||i.metaKey||
i.altKey||(i.preventDefault(),i.stopPropagation(),l[Math.max(0,Math.min(l.length-1,u(c,l.length)))].focus())}}}function Kh({share:e,top:t,side:n}){let r=["gp-track",n==="before"&&"gp-thin",e>t*1.005&&"gp-beyond"];return m("span",{class:r.filter(Boolean).join(" "),"aria-h\
idden":"true",children:m("span",{class:`gp-fill gp-${n}`,style:{width:`${(Math.min(1,e/t)*100).toFixed(2)}%`}})})}function Vh({after:e,before:t,top:n,kind:r,removed:o}){
let s=["gp-tracks",r&&`gp-tracks-${r}`,o&&"gp-tracks-removed"];return m("span",{class:s.filter(Boolean).join(" "),children:[o?m("span",{class:"gp-why",children:o}):
e!==null&&m(Kh,{share:e,top:n,side:"after"}),t!==null&&m(Kh,{share:t,top:n,side:"before"})]})}function Sr(e,t){let n=ze(e)&&!Oe(t),r=t.distribution.stages.length?null:e.raw_rank;return{id:e.token_id,text:e.text,after:X(e.logprob),before:X(e.raw_logprob),
rank:n?null:e.rank??r,chosen:e.token_id===t.chosen.token_id,given:!!(t.isPrompt||t.given),removed:n,by:n?rn(e,t):"",words:()=>rs(e,t)}}function ls({entry:e,top:t,
press:n,children:r}){let{id:o,text:s,after:i,before:l,rank:c,chosen:u,removed:d,by:h}=e,p=n&&o!==null?()=>n(o):null,f=p?Dy(e):"",w={class:"gp-row","aria-label":zy(
e,!!p),ref:M=>{M&&Me(M,()=>[f,e.words()].filter(Boolean).join(" "))},...p?{type:"button",onClick:p}:{role:"group"}};return m("li",{class:["gp-bar",u&&"gp-chosen",
d&&"gp-removed",o===null&&"gp-rest"].filter(Boolean).join(" "),children:[sr(p?"button":"div",w,m("span",{class:"gp-rank",children:c?B(c):""}),m("span",{class:"g\
p-name",children:[m("span",{class:"gp-sign","aria-hidden":"true",children:u?"▶":d?"✕":""}),o===null?m("bdi",{class:"gp-word",children:s}):m(Ot,{text:s,class:"\
gp-word"})]}),m(Vh,{after:i,before:l,top:t,kind:u?"chosen":o===null?"rest":null,removed:d&&jy(h)}),m("span",{class:"gp-values",children:[m("span",{children:d?"":
i===null?"–":j(i)}),m("small",{children:j(l)})]}),m("span",{class:"gp-go","aria-hidden":"true",children:p?"↪":""})),r]})}var jy=e=>{let[t,,n]=Se(a("removed \
by {processor}"),{processor:""});return[t,m("span",{class:"gp-remover",children:e}),n]};function zy({id:e,text:t,after:n,before:r,rank:o,chosen:s,given:i,removed:l,
by:c},u){let d=[!l&&n!==null&&j(n),(l||n!==r)&&a("before {share}",{share:j(r)})],h=[s&&(i?a("given"):a("chosen")),l&&a("removed by {processor}",{processor:c})],
p=[e===null?t:K(t),...h,...d,u&&a("continue")];return`${o?`${B(o)}. `:""}${p.filter(Boolean).join(", ")}`}function Dy({text:e,chosen:t,removed:n,by:r}){let o=K(
e);return t?a("Run again from here with {token}.",{token:o}):n?a("Continue from here with {token} instead, although {processor} removed it.",{token:o,processor:r}):
a("Continue from here with {token} instead.",{token:o})}var El={};ee(El,{MarkedText:()=>Mr,greenZ:()=>on,markLegend:()=>Sl,pValue:()=>Tr,pWords:()=>Je,thresholdWords:()=>Lr,tokensNeeded:()=>Er,zKeys:()=>Tl,zPicture:()=>Ml});var vl={};ee(vl,{axisMarks:()=>_l,plotIn:()=>kl,roundTicks:()=>Xh,ticksWithin:()=>cs});function Xh(e,t,n){let r=(t-e)/Math.max(1,n)||1,o=10**Math.floor(Math.log10(r)),s=o*([1,2,2.5,5].find(l=>l*o>=r*.8)??10),i=[];for(let l=Math.floor(e/s+1e-9);l<=
Math.ceil(t/s-1e-9);l++)i.push(Number((l*s).toPrecision(12)));return i}var cs=(e,t,n)=>Xh(e,t,n).filter(r=>r>=e&&r<=t);function kl(e,t){let{height:n,x:r,y:o,left:s=46,
right:i=18,top:l=14,bottom:c=38}=t,u=Math.max(240,e.clientWidth),d=(h,[p,f])=>(h-p)/(f-p||1);return{width:u,height:n,left:s,right:i,top:l,bottom:c,inner:u-s-i,x:h=>s+
d(h,r)*(u-s-i),y:h=>n-c-d(h,o)*(n-l-c),draw(h,p){let f=e.querySelector("svg")??e.appendChild(Q("svg")),w=`0 0 ${u} ${n}`;Xo(f,{class:"gp-drawing",role:"group","\
aria-label":h,viewBox:w,style:`height: ${n}px`}),Vo(f,p.map((x,M)=>["g","",M?{}:{"aria-hidden":"true"},x]))}}}function _l(e,{xTicks:t,yTicks:n,xTitle:r,yTitle:o}){
let s=h=>Array.isArray(h)?[Number(h[0]),String(h[1])]:[h,String(h)],[i,l]=[e.height-e.bottom,e.width-e.right],c=n.map(s).flatMap(([h,p])=>[en("gp-guide",e.left,
e.y(h),l,e.y(h)),Rt("",e.left-7,e.y(h)+4,p,"end")]),u=t.map(s).flatMap(([h,p])=>[en("gp-guide",e.x(h),i,e.x(h),i+4),Rt("",e.x(h),i+17,p)]),d=[Rt("gp-axis",(e.left+
l)/2,e.height-4,r)];return o&&d.push(Rt("gp-axis",2,e.top-16,o,"start")),[...c,...u,...d]}var xl={};ee(xl,{Rows:()=>it,inNextRow:()=>at});var Uy=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,it=class e{constructor(t,n=null){this.holder=t;this.before=n}holder;before;static BLOCK=60;static LOOSE=150;loose=0;head=0;tried=0;append(t){
this.holder.append(t),this.loose+=1}removeLast(){this.holder.lastChild?.remove(),this.loose-=1;let t=this.holder.lastElementChild;Yh(t)&&this.undo(t.previousElementSibling)}settle(){
if(this.loose<e.LOOSE||this.loose<this.tried+e.BLOCK||!this.holder.offsetParent||document.fonts.status==="loading")return;this.tried=this.loose;let t=[...this.holder.
children].slice(-this.loose),n=this.freeStarts(t),r=t.map((l,c)=>c).filter(l=>n[l]&&Gy(t[l])),o=[],s=0;t[0].previousSibling||(this.head=s=r.shift()??0);for(let l of r)
l-s<e.BLOCK||(o.push(this.wrap(t.slice(s,l))),s=l,this.loose=t.length-l,this.tried=0);let i=o.map(l=>l.getBoundingClientRect().height);o.forEach((l,c)=>{l.style.
containIntrinsicHeight=`${i[c]}px`,l.classList.add("gp-kept-rows")})}freeStarts(t){let n=getComputedStyle(this.holder).direction==="rtl",r=t[0].previousSibling||
!this.before?"":this.before.holder.textContent??"";return t.map(o=>{let s=o.textContent??"",i=r.endsWith(`
`);r=r.slice(r.lastIndexOf(`
`)+1);let l=i?!s.startsWith(" "):!(n||Uy.test(r));return r+=s,l})}wrap(t){let n=g("span","gp-rows");t[0].before(n,g("wbr")),n.append(...t);let r=t[0].firstChild;
if(r instanceof Text&&r.data===" "){let o=g("span","gp-gap");r.replaceWith(o),o.append(r)}return n}undo(t){let n=t.querySelector(".gp-gap");n&&n.replaceWith(...n.
childNodes),t.nextSibling?.remove(),this.loose+=t.children.length+(Yh(t.previousElementSibling)?0:this.head),t.replaceWith(...t.childNodes),this.tried=0}dissolve(){
for(let t of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(t);this.tried=0}};function Gy(e){let t=e.previousElementSibling,n=t&&[...t.querySelectorAll(
".gp-ink")].at(-1),r=e.querySelector(".gp-ink")?.getClientRects()[0],o=n&&[...n.getClientRects()].at(-1);return!!(r&&o&&Zh(r)>Zh(o)+10)}function at(e,t,n){let r=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],o=r(e[t]);if(!o)return null;let s=null,i=1/0;for(let l=t+n;l>=0&&l<e.length;l+=n){let c=r(e[l]),u=c?(c.top-o.top)*
n:0;if(!c||u<o.height/2)continue;let d=u*1e3+Math.abs(c.left-o.left);if(d>=i+1e3*o.height)break;d<i&&([s,i]=[e[l],d])}return s}var Yh=e=>e?.tagName==="WBR",Zh=({
top:e,bottom:t})=>(e+t)/2;var on=(e,t,n)=>t>0?(e-n*t)/Math.sqrt(t*n*(1-n)):null;function Tr(e){if(e<0)return 1-Tr(-e);let t=Math.exp(-e*e/2)/Math.sqrt(2*Math.PI);if(e>3){let o=e;for(let s=120;s>
0;s--)o=e+s/o;return t/o}let[n,r]=[0,e];for(let o=1;r>1e-18;o+=2)n+=r,r*=e*e/(o+2);return .5-t*n}var Er=(e,t,n)=>e>t?n**2*t*(1-t)/(e-t)**2:1/0;function Je(e){if(e>=
1e-4)return j(e);if(e<1e-300)return a("less than {p}",{p:"10⁻³⁰⁰"});let[t,n]=e.toExponential(1).split("e-");return`${_e(t)} × 10⁻${[...n].map(r=>"⁰¹²³\
⁴⁵⁶⁷⁸⁹"[r]).join("")}`}function Lr(e){let t=Tr(e);if(t>.1)return a("{share} of texts without this watermark pass it.",{share:j(t)});let n=1/t;return n>=
1e9?a("A share of {p} of texts without this watermark passes it.",{p:Je(t)}):a("One in {odds} texts without this watermark passes it.",{odds:B(Number(n.toPrecision(
n<1e4?3:2)))})}var Ky=({green:e})=>e==null?"none":e?"green":"red",Vy=e=>Math.round(Math.max(0,Math.min(1,(e-.2)/.6))*10);function Xy(e,t,n){let r=g("span","gp-t\
oken",null,{tabindex:"-1",role:"img"});if(wt(r,e),Jh(r,t),n===void 0)return r;let o=typeof n=="function"?n:()=>n;return r.setAttribute("aria-label",o()),Me(r,o),
r}function Jh(e,{green:t=null,g:n=null,counted:r=!0}){let o=e.querySelector(".gp-ink");if(n===null)e.dataset.list=Ky({green:t});else{let s=Vy(n);e.dataset.list=
"g",o.style.backgroundColor=`var(--gp-prob-${s})`,o.style.backgroundSize=`2px ${s*10}%`}r||(e.dataset.counted="no")}var Mr=class{constructor(t,{press:n=null}={}){
this.body=t,this.press=n,this.items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,t.classList.add("gp-marked"),this.rows=new it(t),t.addEventListener(
"keydown",r=>this.keyed(r)),t.addEventListener("click",r=>this.pressed(r.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(t)}show(t,n=0){
this.cut(Math.min(n,this.tokens.length));for(let r=this.tokens.length;r<t.length;r++){let{token:o,mark:s,words:i}=t[r],l=Xy(o,s,i);this.press&&l.setAttribute("r\
ole","button"),nn(this,l,o,r?this.items[r-1].token:null),this.items.push(t[r])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(t){
Nt(this,t),this.items.length=t,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(t){this.stop&&(this.stop.tabIndex=-1),this.stop=t,t.tabIndex=0}pressed(t){
let n=this.tokens.indexOf(t);n<0||(this.reach(t),this.press&&this.press(this.items[n]))}keyed(t){let n=this.tokens.indexOf(t.target.closest(".gp-token"));if(n<0||
t.ctrlKey||t.metaKey||t.altKey)return;let r={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>at(this.tokens,n,1),ArrowUp:()=>at(this.
tokens,n,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[t.key];if(!r)return;t.preventDefault();let o=r();
o&&(this.reach(o),o.focus({preventScroll:!0}),o.scrollIntoView({block:"nearest"}),o===this.tokens[n]&&this.pressed(o))}resized(){let{clientWidth:t}=this.body;!t||
t===this.width||(this.width=t,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function Sl(e,t,{unscored:n=!1,
repeated:r=!1,faint:o=a("faint: seen before, not counted")}={}){let s=[t,n,r,o].join();if(e.dataset.legend===s)return;e.dataset.legend=s,e.classList.add("gp-mar\
ked","gp-mark-legend");let i=(c,u,d)=>{let h=g("span"),p=g("span","",null,{"aria-hidden":"true"});return p.append(g("span","gp-ink",u)),Jh(p,c),h.append(p,d),h},
l=t==="synthid"?[i({g:.2},"g",a("mean g-value 0.2 or less")),i({g:.5},"g",a("0.5, as by chance")),i({g:.8},"g",a("0.8 or more"))]:[i({green:!0},"◆",a("green: \
on the green list")),i({green:!1},"◇",a("red: not on the green list"))];n&&l.push(i({},"abc",a("not scored"))),r&&l.push(i(t==="synthid"?{g:.5,counted:!1}:{green:!0,
counted:!1},"abc",o)),e.replaceChildren(...l)}var Yy=400,Zy=12;function Ml(e,{curves:t,threshold:n,needed:r=null,label:o=a("z over the number of tokens"),title:s=a(
"tokens scored"),yTitle:i="z",from:l=40,height:c=260}){let u=t.filter(({points:I})=>I.length),d=u.flatMap(({points:I})=>I),h=Math.max(l,...d.map(([I])=>I)),p=r&&
r.at<=2*h?Math.max(h,r.at*1.05):h,f=d.map(([,I])=>I),w=Math.min(-.5,...f)*1.08,x=Math.max(n*1.15,1,...f)*1.06,M=kl(e,{height:c,x:[0,p],y:[w,x],left:40,top:24}),
H=M.width-M.right,A=[..._l(M,{xTicks:cs(0,p,M.inner/90),yTicks:cs(w,x,5),xTitle:s,yTitle:i}),en("gp-unity",M.left,M.y(0),H,M.y(0)),en("gp-z-threshold",M.left,M.
y(n),H,M.y(n)),...u.map(({look:I,points:$})=>Xa(`gp-z-${I}`,Qy($,Yy).map(([C,E])=>[M.x(C),M.y(E)]))),...u.map(({look:I,points:$})=>ek(M,I,$.at(-1))),Jy(M,u,n)],
N=tk(M,u);if(r&&r.at<=p){let[I,$]=[M.x(r.at),M.y(n)];N.push(Yo("",r.words,[["path","gp-z-needed",{d:`M${ne(I)} ${ne($)}l-6 11h12Z`},[]]]))}M.draw(o,[A,N])}function Jy(e,[
t],n){let r=([,i])=>Math.abs(i-n),{points:o}=t||{points:[]},s=o.length>0&&r(o.at(-1))>r(o[Math.floor(o.length/8)]);return Rt("gp-halo gp-strong",s?e.width-e.right:
e.left+5,e.y(n)-6,a("threshold {value}",{value:Number(n.toFixed(2))}),s?"end":"start")}function Qy(e,t){let n=Math.ceil(e.length/t);return e.filter((r,o)=>o%n===
0||o===e.length-1)}var ek=(e,t,[n,r])=>t==="measured"?["circle","gp-measured",{cx:ne(e.x(n)),cy:ne(e.y(r)),r:5},[]]:["path",`gp-z-end gp-z-end-${t}`,{d:Ya(e.x(n),
e.y(r),4.5)},[]];function tk(e,t){let n=Math.max(0,...t.map(({points:o})=>o.at(-1)[0])),r=Math.min(Zy,n);return Array.from({length:r},(o,s)=>{let[i,l]=[n*s/r,n*
(s+1)/r],c=t.map(({name:d,points:h})=>{let p=h.findLast(([f])=>f<=l);return p&&p[0]>i?`${d} ${J(p[1],2)}`:""}).filter(Boolean);if(!c.length)return null;let u={x:ne(
e.x(i)),y:e.top,width:ne(e.x(l)-e.x(i)),height:ne(e.height-e.bottom-e.top)};return Yo("gp-z-place",F(Math.floor(l),"After {count} token: {values}","After {count\
} tokens: {values}",{values:c.join(", ")}),[["rect","gp-catch",u,[]]])}).filter(Boolean)}function Tl(e,t){let n=me(e,t.length,()=>{let r=g("span"),o=Q("svg");return te(
o,{width:26,height:8,"aria-hidden":"true"}),o.append(Q("path")),te(o.firstElementChild,{d:"M1 4H25"}),r.append(o,g("span")),r});t.forEach(({name:r,look:o,tip:s},i)=>{
let[l,c]=n[i].children;te(l.firstChild,{class:`gp-z-${o}`}),W(c,r),s&&ye(c,"z-score",()=>"",{meaning:s,formula:""})})}function nk(e){switch(e){case"context":return a("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return a("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return a("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return a("no mark: the bias is 0.");default:return a("no mark.")}}function Or(e){let t=e&&e.effective&&e.effective.watermarking_config||{},n=Array.isArray(t.
keys)?t.keys.length:0,r=t.greenlist_ratio,o=t.seeding_scheme==="selfhash",s=t.context_width;return{config:t,keys:n,selfhash:o,ratio:r>0&&r<1?r:null,early:n?wn(t.
ngram_len,1)-1:wn(s,1)-Number(o)}}function us({config:e,keys:t,ratio:n}){if(t)return F(t,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:e.ngram_len});if(n===null)return a("a green list whose settings are not known");let{bias:r,seeding_scheme:o,context_width:s,
hashing_key:i}=e;return a("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:j(n),bias:r,scheme:o,width:s,key:i})}
function ds({chosen:e,index:t,mark:n,given:r,isFirst:o},s){let i=d=>a("Token {number}, {token}: {mark}",{number:B(t+1),token:K(e.text),mark:d});if(!n)return i(r?
a("given, before the watermark began."):a("not marked."));if(n.why)return i(nk(n.why));let l=a("Its probability: {before} before the watermark, {after} after.",
{before:j(n.chosen_before),after:j(n.chosen_after)}),c=o?[a("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let d=F(s.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:D(n.g,2)});return[i(d),l,...c].join(" ")}let u=n.green?a("\
◆ green: it got the bias."):a("◇ red: it got no bias.");return[i(u),l,rk(n,s),...c].join(" ")}function rk(e,{ratio:t,selfhash:n}){let r=e.listed??0,o={before:j(
e.mass_before??0),after:j(e.mass_after??0)};return n?F(r,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",o):t===null?F(r,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
o):F(r,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...o,ratio:j(t)})}var Qh={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function ep(e,t,n,r){let{mark:o,index:s}=t,i={...e};if(!o)return{...i,unscored:e.
unscored+1};i.marks+=1;let l=o.kind==="synthid"?o.g:o.green;if(o.chosen_before>0&&o.chosen_after>0){i.chosen+=1,i.surprisal-=Math.log(o.chosen_before),i.gained+=
Math.log(o.chosen_after/o.chosen_before);let{stages:c,entropy_before:u}=t.distribution;i.entropy+=r>0&&c[r-1]?c[r-1].entropy:u,i.likely-=ok(t,r)}return i.suppressed+=
o.suppressed,l===null?{...i,unscored:e.unscored+1}:s<n.early?{...i,early:e.early+1}:(i.scored+=1,i.green+=Number(l),i.expected+=o.expected??0,o.kind==="synthid"?
i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&(i.z=on(i.green,i.scored,n.ratio),i.foreseen=on(i.expected,i.scored,n.ratio)),i)}
function ok({distribution:{candidates:e}},t){let n=e.map(({raw_logprob:r,stage_logprobs:o})=>t>0?o[t-1]:r).filter(r=>r!=null);return n.length?Math.max(...n):0}function tp(e,t,n,r){
let o=e.find(([,u])=>u>r);if(t.z>r)return{at:o[0],words:F(o[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:r})};let s=o?[F(o[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:r})]:[],i=n.keys?t.z>0?t.scored*(r/t.z)**2:1/0:Er(t.green/t.scored,n.ratio,r),l=Math.max(t.scored+1,Math.ceil(i));
if(!Number.isFinite(l)||l>1e7)return{at:1/0,words:[...s,a("At the share so far, z never reaches {threshold}.",{threshold:r})].join(" ")};let c=F(l,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:r,more:B(l-t.scored)});return{at:l,words:[...s,c].join(" ")}}function np(e,t){let{started:n,unit:r}=t;if(!e||!n)return[a("No token yet")];if(t.rejected)return wc(t.rejected,e.chosen.text,Bt(n));if(Oe(e))return sk(e,n,r);let o=[
os(e.distribution.entropy_before,r),...ik(e),...lk(e,r),...ak(e,n)];if(e.mark){let i=Or(n),{chosen:l,index:c,mark:u,given:d=!1}=e;o.push(ds({chosen:l,index:c,mark:u,
given:d,isFirst:c<i.early},i))}o.push(sp(e,n)),e.draft&&o.push(...bc(e,Bt(n))),e.beam&&o.push(...Oc(e,t)),e.reranked&&o.push(...ck(e,n));let{raw_logprob:s}=e.chosen;
return s!==null&&o.push(a("Its surprisal, before the processors, was {value}.",{value:ie(-s,r)})),o}function sk(e,t,n){let{chosen:r}=e,o=yt(e).find(c=>c.raw_rank===
1),s=c=>a("The likeliest token was {token}, with {share}.",Fn(c)),i=r.raw_rank===1||!o?[]:[s(o)];r.raw_rank===1?i.push(s(r)):r.raw_rank?i.push(a("The server gav\
e {token} {share}: rank {rank}.",{...Fn(r),rank:B(r.raw_rank)})):i.push(a("The server gave {token} {share}.",Fn(r)));let l=ie(r.raw_logprob===null?null:-r.raw_logprob,
n);return[...i,sp(e,t),a("Its surprisal was {value}.",{value:l})]}var Fn=({text:e,raw_logprob:t})=>({token:K(e),share:j(X(t))});function ik(e){let{chosen:t,distribution:n}=e,
{name:r}=vr(e),o={source:r,...Fn(t),vocab:B(n.vocab??0)};if(Wn(e))return[];if(t.raw_rank===1)return[a("Its first choice was {token}, with {share}.",o)];let s=yt(
e).find(c=>c.raw_rank===1),i=s?[a("Its first choice was {token}, with {share}.",Fn(s))]:[],l=t.raw_rank?a("It gave {token} {share}: rank {rank} of {vocab}.",{...o,
rank:B(t.raw_rank)}):a("It gave {token} {share}.",o);return[...i,l]}function ak(e,t){let n=$t(e);if(!n.length)return e.isPrompt||e.read?[]:[a("No processor chan\
ged that.")];let r=n.filter(({idle:o})=>!o);return r.length?r.map(o=>{let s=rp(o,t),i=o.kept===o.keptBefore?qt(o):`${qt(o)}, ${a("{count} left",{count:B(o.kept)})}`,
{chosen:l}=e,[c,u]=[kt(l,o.number-1),kt(l,o.number)],d={name:s,effect:i,token:K(l.text),before:j(c||0),after:j(u||0)};return c===void 0||u===void 0?a("{name}: {\
effect}.",d):!u&&c?a("{name}: {effect}; {token} had {before}, and could no longer be chosen.",d):d.before===d.after?a("{name}: {effect}; {token} stayed at {afte\
r}.",d):a("{name}: {effect}; {token} went from {before} to {after}.",d)}):[F(n.length,"The processor ({names}) did nothing here.","The {count} processors ({name\
s}) did nothing here.",{names:n.map(({name:o})=>o).join(", ")})]}function rp({name:e,knobs:t},n){let r=ts(t,n);return r?r.startsWith(e)?r:`${e} (${r})`:e}function op(e,t){
let{chosen:n}=e,r=a("{token} had {share}",Fn(n)),o=$t(e).filter(({idle:i})=>!i).map(i=>{let l=kt(n,i.number),c={name:rp(i,t),share:l===void 0?"":j(l)};return l===
void 0?a("{name}: {effect}",{...c,effect:qt(i)}):i.kept===i.keptBefore?a("after {name}: {share}",c):F(i.kept,"after {name}: {share}, {count} token left","after \
{name}: {share}, {count} tokens left",c)}),s=Se(xr(e,t)[1],{token:K(n.text)}).join("");return be(Pe([r,...o,s]))}function sp(e,t){let{chosen:n,given:r,isPrompt:o}=e,
s=Se(xr(e,t)[1],{token:K(n.text)}).join("");return r||o||e.beam||Oe(e)?`${s}.`:ze(n)?a("{words}, though {processor} had removed it.",{words:s,processor:rn(n,e)}):
{...t.effective,...t.config}.do_sample&&!e.draft&&!e.reranked?a("{words}: its chance was {share}.",{words:s,share:j(X(n.logprob))}):`${s}.`}function lk({layers:e},t){
if(!e)return[];let{layer:n,final_layer:r,candidate_layers:o,divergences:s}=e,i={final:r,layer:n,divergence:ie(s[o.indexOf(n)]??null,t)};return[F(o.length,"DoLa \
contrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {divergence}.","DoLa contrasted the last layer, {final}, with layer {\
layer}: of {count} candidates the furthest from it, by {divergence}.",i)]}function ck({reranked:e,chosen:t},{effective:n,config:r}){let o=e?.find(({token_id:u})=>u===
t.token_id);if(!e||!o)return[];let s={share:j(o.probability),penalty:D(o.penalty),score:D(o.score)},i=[a("Its probability among the weighed tokens was {share}, \
its degeneration penalty {penalty}, its score {score}.",s)],{penalty_alpha:l}={...n,...r};Ie(l)&&i.push(a("score = (1 − α) · probability − α · penalty = (1 − {a\
lpha}) · {probability} − {alpha} · {penalty} = {score}.",{...s,alpha:l,probability:D(o.probability)}));let c=e.reduce((u,d)=>d.probability>u.probability?d:u);
if(c!==o){let u={token:K(c.text),count:e.length,share:j(c.probability),penalty:D(c.penalty),score:D(c.score)};i.push(a("The most probable of the {count} weighed\
 tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",u))}return i}var uk=150;function ip({log:e,changes:t,step:n,press:r}){let o=as(".gp-row"),s=n.isPrompt?[]:n.watched??[],i=dk(e),l=e.canAsk&&i>=0,c=s.map(h=>Sr(h,n)),u=Math.max(
.02,...c.map(({after:h,before:p})=>Math.max(h??0,p))),d=s.length?ae(e.lastOf(n)):[];return m("div",{class:"gp-looked-box",hidden:!l&&!s.length,children:[m("div",
{hidden:!s.length,children:[m("h3",{class:"gp-looked-title",children:a("Looked up")}),m("ol",{class:"gp-bars gp-looked",...o,children:c.map((h,p)=>m(ls,{entry:h,
top:u,press:r,children:m(fk,{shares:pk(d,h.id),step:n})},p))})]}),m(hk,{log:e,changes:t,line:i,hidden:!l})]})}function dk(e){let t=e.current(),n=t&&!t.isPrompt&&
e.lineOf(t);return n?e.lines().findIndex(({last:r,label:o})=>r===n.last&&o===n.label):-1}function hk({log:e,changes:t,line:n,hidden:r}){let[o,s]=le(""),[i,l]=le(
""),c=mt(t);i&&(c.run||c.watched)&&l("");let u=d=>{if(d.preventDefault(),!o||n<0){l(o?a("Select a token of the generated text first."):a("Type the text of a tok\
en first."));return}l(a("Looking up {token} …",{token:K(o)})),e.ask({type:"look",line:n,text:o})};return m("details",{class:"gp-look",hidden:r,children:[m("su\
mmary",{children:a("Look up a token")}),m("form",{class:"gp-look-form",onSubmit:u,children:[m("label",{children:[a("Token")," ",m("input",{type:"text",class:"gp\
-look-text",maxLength:200,autocomplete:"off",autocapitalize:"off",spellcheck:!1,placeholder:a("for instance “ cat”"),value:o,onInput:({currentTarget:d})=>s(
d.value)})]}),m("button",{type:"submit",class:"gp-button",children:a("Look up")}),m("p",{class:"gp-note",children:[a("The text is taken as typed: most words beg\
in with a space, and “ cat” is a different token from “cat”.")," ",m("span",{class:"gp-look-state",role:"status",children:i})]})]})]})}var pk=(e,t)=>e.map(
({watched:n})=>{let r=n?.find(({token_id:o})=>o===t);return r?X(r.logprob):0});function fk({shares:e,step:t}){if(e.length<2)return null;let n=Math.max(...e),r=l=>l/
(e.length-1)*100,o=mk(e,uk).map(([l,c])=>`${r(l).toFixed(1)},${(98-(n?c/n:0)*94).toFixed(1)}`),s=n?a("highest {share}, at token {number}",{share:j(n),number:e.indexOf(
n)+1}):a("probability 0 everywhere"),i=F(e.length,"The probability of this token after the processors, along the text of {count} token: {words}. The vertical li\
ne is the current token.","The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token\
.",{words:s});return m(pe,{as:"div",class:"gp-along",id:"probability",meaning:i,formula:"",label:a("along the text: {words}",{words:s}),children:[m("svg",{class:"\
gp-along-plot",preserveAspectRatio:"none",viewBox:"0 0 100 100",children:[m("line",{class:"gp-along-here",x1:r(t.index),x2:r(t.index),y1:"0",y2:"100"}),m("polyl\
ine",{class:"gp-along-line",points:o.join(" ")})]}),m("span",{class:"gp-along-words",children:s})]})}function mk(e,t){let n=Math.ceil(e.length/t),r=[];for(let o=0;o<
e.length;o+=n){let s=o;for(let i=o+1;i<Math.min(e.length,o+n);i++)e[i]>e[s]&&(s=i);r.push([s,e[s]])}return r}var Ll=24,gk=[.02,.05,.1,.2,.5,1];function bk({log:e,changes:t}){let n=e.current(),r=!!(n&&e.canAsk&&!n.isPrompt),o=!!(n&&!n.distribution.stages.length),s=r&&n?
c=>e.ask({type:"branch",step:n,tokenId:c}):void 0,i=Kt(()=>n&&m(wk,{log:e,step:n,press:s}),[e,n,r]),l=["gp-drawn-candidates",e.running&&!e.selected&&"gp-grows",
o&&"gp-untouched",r&&"gp-pressable"];return m("div",{class:l.filter(Boolean).join(" "),children:[!n&&m("p",{class:"gp-note gp-no-token",children:a("The most lik\
ely tokens appear here, before and after the processors.")}),i,n&&n.beam&&!o&&m("p",{class:"gp-note gp-beams-note",children:a("Beam search: probabilities after \
the processors are not renormalised here, so they need not sum to 100%.")}),n&&m(ip,{log:e,changes:t,step:n,press:s})]})}var ap=Xe(bk);function wk({log:e,step:t,
press:n}){let[r,o]=le(!1),s=as(".gp-row"),i=yt(t),l=new Map(i.map(p=>[p,Sr(p,t)])),u=(r?i:ns(i,Ll,t.chosen.token_id)).map(p=>l.get(p)??Sr(p,t)),d=kk(e,t,[...l.values()]),
h=yk(u);return m(ge,{children:[m("ol",{class:"gp-bars",...s,children:[...u,...d?[d]:[]].map((p,f)=>m(ls,{entry:p,top:h,press:n},f))}),i.length>Ll&&m("button",{type:"\
button",class:"gp-button gp-all","aria-expanded":r,onClick:()=>o(!r),children:r?a("show {count} only",{count:Ll}):a("show all {count}",{count:B(i.length)})}),m(
_k,{log:e,step:t,listed:i,top:h,isPressable:!!n})]})}function yk(e){let t=Math.max(...e.map(({after:n,before:r})=>Math.max(n??0,r)));return gk.find(n=>t<=n)??1}
function kk(e,t,n){let r=h=>Math.max(0,1-n.reduce((p,f)=>p+(f[h]??0),0)),o={id:null,rank:null,chosen:!1,given:!1,removed:!1,by:""};if(Oe(t)){let h=r("before"),p=()=>a(
"All tokens that the server did not list, together: {share}.",{share:j(h)});return{...o,text:a("all others"),after:h,before:h,words:p}}let s=(t.distribution.vocab??
0)-n.length;if(s<=0)return null;let l=(Ue(t)??0)>n.filter(({removed:h})=>!h).length?e.usesBeams?null:r("after"):0,c=r("before"),u={count:B(s),before:j(c),after:j(
l??0)},d=()=>l===null?a("All tokens that are not listed ({count}), together: {before} before the processors.",u):a("All tokens that are not listed ({count}), to\
gether: {before} before the processors, {after} after them.",u);return{...o,text:F(s,"{count} other token","{count} other tokens"),after:l,before:c,words:d}}function _k({
log:e,step:t,listed:n,top:r,isPressable:o}){let s=!t.distribution.stages.length,i=()=>a("{token} had {share}",{token:K(t.chosen.text),share:j(X(t.chosen.raw_logprob))});
return m("div",{class:"gp-bars-legend gp-note",children:[m("span",{children:[m("i",{class:"gp-swatch gp-after"}),m(pe,{class:"gp-after-word",id:"probability",run:()=>e.
started?op(t,e.started):"",meaning:a("The probability from which the token is chosen: after all logits processors, without what they removed."),children:vk(t)})]}),
!s&&m("span",{class:"gp-before-key",children:[m("i",{class:"gp-swatch gp-before"}),m(pe,{id:"probability",run:()=>be(i()),meaning:a("The probability that the mo\
del itself gave, before any logits processor."),children:a("before")})]}),m("span",{children:[m("b",{class:"gp-glyph",children:"▶"}),m("span",{class:"gp-chose\
n-word",children:t.isPrompt||t.given?a("given, not chosen"):a("chosen")})]}),!Oe(t)&&n.some(ze)&&m("span",{class:"gp-removed-key",children:[m("b",{class:"gp-gly\
ph gp-cross",children:"✕"}),a("removed")]}),o&&m("span",{class:"gp-press-note",children:a("↪ continue")}),m(pe,{class:"gp-full",id:"probability",formula:"",
meaning:a("The probability of a bar of full width: a round number that no token exceeds. The bar of all others may exceed it, and is then marked with »."),children:a(
"axis 0–{top}",{top:j(r)})})]})}function vk(e){return Oe(e)?a("probability, according to the server"):e.distribution.stages.length?a("after the processors"):a(
"probability; no processor ran, so it is the same before and after")}function lp(e,t){let r=e.querySelector("details"),o=e.querySelector(".gp-output"),s=e.querySelector(".gp-all"),i=null,l=!1;function c(E){let y=t.allLines(),b=t.
started.effective.length_penalty??1;return E.sequences.map((L,k)=>{let T=ae(y[k]?y[k].last:null),O=L.token_ids.map((_,q)=>{let U=T[q]&&T[q].chosen.token_id===_?
T[q]:null,G=L.logprobs[q];return{id:_,text:U?U.chosen.text:"?",recorded:G,library:L.transition_scores?L.transition_scores[q]:null,difference:L.transition_scores?
hn(G,L.transition_scores[q]):null,drawn:U?hn(G,U.chosen.logprob):1/0}}),S=L.logprobs.filter((_,q)=>!T[q]||!T[q].given),v=S.reduce((_,q)=>_+(q??-1/0),0),P=S.length**
b,R=S.length?v/P:null,z=L.score!==null&&R!==null&&L.score*P>jt;return{tokens:O,sum:v,length:S.length,penalty:b,rebuilt:R,score:L.score,difference:z?Jn(v,L.score,
P):null}})}function u(E,y=1e-9){if(!Number.isFinite(E))return"∞";let b=Math.max(E,y),L=Math.floor(Math.log10(b)+1e-9),k=Math.ceil(b/10**L-1e-6);return k===10?
`1e${L+1}`:`${k}e${L}`}function d(E){if(!E||!E.sum.count)return[[],[]];let{sum:y,given:b,final:L,pool:k,output:T}=E,O=({off:P,count:R,furthest:z},_)=>P?[_(P,{all:B(
R),bound:u(z)})]:[],S=[...O(y,(P,R)=>F(P,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add up: the fur\
thest is off by {bound}",R)),...O(b,(P,R)=>F(P,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tokens do not c\
ount as 0: the furthest is off by {bound}",R)),...O(L,(P,R)=>F(P,"{count} of {all} final scores does not follow from its sum: it is off by {bound}","{count} of \
{all} final scores do not follow from their sums: the furthest is off by {bound}",R)),...O(k,(P,R)=>F(P,"{count} of {all} kept scores does not follow from the t\
exts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",R)),...O(T,(P,R)=>F(
P,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their paths thro\
ugh the tree end: the furthest is off by {bound}",R))],v=u(Math.max(...Object.values(E).map(P=>P.furthest)),xc);return[S,S.length?[]:[F(y.count,"{count} node of\
 the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:v})]]}function h({outputs:E,tree:y}){let b=E.flatMap(_=>_.tokens);
if(!b.length)return["none","–",a("There are no scores to check: no token was generated.")];let L=b.filter(({difference:_})=>_!==null),k=E.filter(({difference:_})=>_!==
null),T=_=>u(Math.max(0,..._.map(({difference:q})=>q))),O=_=>_.filter(({difference:q})=>!(q<=pn)).length,S=b.filter(({drawn:_})=>_>pn).length,[v,P]=d(y),R=[...O(
k)?[a("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:B(O(k)),all:B(k.length),bound:T(k)})]:[],...v,...O(L)?[F(O(L),"{count} \
of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_transition_scores\
, by up to {bound}",{all:B(L.length),bound:T(L)})]:[],...S?[F(S,"{count} token of the outputs differs from the steps that are shown","{count} tokens of the outp\
uts differ from the steps that are shown")]:[]];if(R.length)return["differs","✗",Pe(R)];let z=[...k.length?[F(k.length,"{count} sequences_scores is rebuilt to\
 within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:T(k)})]:[],...P];return L.length?["agrees","✓",Pe([...z,F(L.length,"{count} t\
oken agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to within {boun\
d}",{bound:T(L)})])]:["none","–",Pe([...z,p()])]}let p=()=>t.started.mode==="custom"?a("compute_transition_scores does not apply: the run used your own decodi\
ng loop"):a("compute_transition_scores does not apply: the run was recorded without the library’s scores");function f(){let[E,y,b]=i?h(i):["none","–",a("The\
 scores are checked against the library when the run has finished.")],L={agrees:a("agrees with the library"),differs:a("differs from the library"),none:a("not c\
hecked")};e.dataset.verdict=E,W(e.querySelector(".gp-badge"),y),W(e.querySelector(".gp-sign-words"),i?L[E]:a("not checked yet")),W(e.querySelector(".gp-verdict-\
line"),b)}let w=E=>Fe(E)?"−∞":J(E,3).replace(/^-(0.000)$/,"$1"),x=E=>Fe(E)?"−∞":(E<jt?_e(E.toExponential(3)):D(E,5)).replace("-","−"),M=E=>E<0||Fe(E)?
`(${x(E)})`:x(E);function H(E,y){let b=E.insertCell();y===null?b.textContent="–":b.textContent=(y>pn?"✗ ":"")+(y===0?"0":Number.isFinite(y)?y.toExponential(
0):"∞"),b.classList.toggle("gp-off",y>pn)}function A(){let E=i.outputs.filter(({score:b})=>b!==null);e.querySelector(".gp-beam-check").hidden=!E.length;let y=e.
querySelector(".gp-sums tbody");y.replaceChildren(),i.outputs.forEach((b,L)=>{if(b.score===null)return;let k=y.insertRow();for(let T of[L+1,w(b.sum),b.length,b.
penalty,D(b.rebuilt,4),D(b.score,4)])k.insertCell().textContent=T;H(k,b.difference)})}function N(E,y,b,L,k,T){if(!b.count)return;let{worst:O}=b,S=E.insertRow();
S.append(g("th","",y,{scope:"row"})),S.insertCell().textContent=B(b.count),S.insertCell().append(L(O),...O.node?[" ",re(O.node.beam.text)]:[]),S.insertCell().textContent=
k(O),S.insertCell().textContent=x(T(O)),H(S,O.difference)}function I(){let E=e.querySelector(".gp-tree-sums tbody");if(E.replaceChildren(),!i.tree)return;let{sum:y,
given:b,final:L,pool:k,output:T}=i.tree,O=t.started.effective.length_penalty??1,S=({node:P})=>a("step {number}:",{number:P.index+1}),v=({node:P,power:R})=>`${x(
P.beam.score)} / ${P.length} ** ${O} = ${x(Fe(P.beam.score)?null:P.beam.score/R)}`;N(E,a("node: parent’s score + log-probability"),y,S,({node:P,parent:R})=>`${x(
R)} + ${M(P.beam.logprob)} = ${x(Fe(P.beam.logprob)?null:R+P.beam.logprob)}`,({node:P})=>P.beam.score),N(E,a("given token: counts as 0"),b,S,()=>x(0),({node:P})=>P.
beam.score),N(E,a("ended: score / length ** length_penalty"),L,S,v,({node:P})=>P.beam.final_score),N(E,a("kept after a step: the best that ended"),k,P=>a("step \
{number}: rank {rank}",{number:P.step+1,rank:P.place+1}),P=>P.expected===null?"–":x(P.expected),P=>P.told),N(E,a("output: score where its path ends, after the\
 penalty"),T,({number:P})=>a("output {number}:",{number:P+1}),v,P=>P.told)}function $(){let{tokens:E}=i.outputs[Number(o.value)]||i.outputs[0]||{tokens:[]},y=e.
querySelector(".gp-scores tbody");y.replaceChildren(),E.slice(0,l?1/0:20).forEach((b,L)=>{let k=y.insertRow();k.insertCell().textContent=L+1,k.insertCell().textContent=
b.id,k.insertCell().append(re(b.text)),k.insertCell().textContent=w(b.recorded),k.insertCell().textContent=b.difference===null?"–":w(b.library),H(k,b.difference),
k.insertCell().textContent=_e(`${(X(b.recorded)*100).toFixed(2)}%`)}),s.hidden=E.length<=20||l,W(s,a("Show all {count} tokens",{count:B(E.length)}))}function C(){
if(!r.open)return;let E=t.hideFrom!==null;if(e.querySelector(".gp-secret").hidden=!E,e.querySelector(".gp-token-check").hidden=E||!i,e.querySelector(".gp-beam-c\
heck").hidden=!0,e.querySelector(".gp-tree-check").hidden=E||!i||!i.tree||!i.tree.sum.count,W(e.querySelector(".gp-how"),t.usesBeams?a("The playground records a\
 log-probability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, \
as its documentation asks for beams)."):a("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute\
_transition_scores gives for the same run (normalize_logits=True).")),!i)return;let y=b=>t.usesBeams?a("output {number}",{number:b}):a("sequence {number}",{number:b});
e.querySelector(".gp-which").hidden=i.outputs.length<2,o.options.length!==i.outputs.length&&o.replaceChildren(...i.outputs.map((b,L)=>g("option","",y(L+1),{value:L}))),
A(),E||I(),E||$()}return r.addEventListener("toggle",C),r.addEventListener("keydown",E=>{E.key!=="Escape"||!r.open||(r.open=!1,r.querySelector("summary").focus())}),
o.addEventListener("change",C),s.addEventListener("click",()=>{l=!0,C()}),E=>{if(e.hidden=!t.started,!E.run&&!E.status&&!E.steps)return;let{finished:y}=t;y?(!i||
i.finished!==y)&&(i={finished:y,outputs:c(y),tree:Sc(t)},l=!1,o.replaceChildren()):i=null,f(),(E.run||E.status||y)&&C()}}var Pr=11,hs=6,xk=[.1,.2,.5,1,2,5,10,20,50,1/0],Sk=10;function Mk({picks:e,peak:t},{layers:n}){return n?{picks:{...e,[n.layer]:(e[n.layer]||0)+1},peak:Math.max(
t,...n.divergences)}:{picks:e,peak:t}}var ps=class{layers=[];end=0;along=new xe({picks:{},peak:0},Mk);image=document.createElement("canvas");pixels=this.image.getContext(
"2d",{willReadFrequently:!0});painted={look:"",steps:[]};get steps(){return this.along.steps}get picks(){return this.along.total.picks}get span(){return Math.max(
Sk,this.steps.length)}follow(t){this.along.follow(t);let n=this.steps.find(r=>r.layers)?.layers;this.layers=[...n?.candidate_layers??[]].sort((r,o)=>o-r),this.end=
(xk.find(r=>this.along.total.peak<=r*Math.LN2)??1/0)*Math.LN2}paint({pen:t,width:n,height:r,colour:o}){let i=[...Array.from({length:Pr},(u,d)=>`--gp-heat-${d}`),
"--gp-text"].map(o),l=String([this.layers,this.end,i]);l!==this.painted.look&&(this.painted={look:l,steps:[]}),this.grow(),this.steps.forEach((u,d)=>{this.painted.
steps[d]!==u&&this.paintStep(u,i)}),this.painted.steps=[...this.steps];let c=this.steps.length;t.imageSmoothingEnabled=!1,t.drawImage(this.image,0,0,c,this.image.
height,0,0,n*c/this.span,r)}grow(){let{image:t,pixels:n}=this,r=this.layers.length*hs;if(t.width>=this.steps.length&&t.height===r)return;let o=t.height===r?n?.getImageData(
0,0,t.width,t.height):null;t.width=Math.max(64,2**Math.ceil(Math.log2(this.steps.length))),t.height=r,o?n?.putImageData(o,0,0):this.painted.steps=[]}paintStep({
index:t,layers:n},r){let o=new ImageData(1,this.layers.length*hs);this.layers.forEach((s,i)=>{let l=n?.candidate_layers.indexOf(s)??-1;if(!n||l<0)return;let c=cl(
r[this.levelOf(n.divergences[l])]),u=s===n.layer?cl(r[Pr]):c;for(let d=0;d<hs-1;d++)o.data.set(d===2?u:c,(i*hs+d)*4)}),this.pixels?.putImageData(o,t,0)}levelOf(t){
return Math.round(Math.sqrt(Math.max(0,Math.min(1,t/this.end)))*(Pr-1))}};function Tk({log:e}){let[t]=le(()=>new ps),[n,r]=le(null),o=e.current();if(!o)return null;t.follow(e.lastOf(o));let s=Math.max(15,Math.min(28,280/t.layers.length))*
Math.max(1,t.layers.length),i=cp(o,e.unit),l=u=>t.steps[Math.min(t.steps.length-1,Qo(u,t.span,1).column)],c=u=>{u.buttons===1?e.selectStep(l(u)):r(l(u))};return m(
ge,{children:[m("header",{class:"gp-head",children:[m("h2",{class:"gp-title",children:a("DoLa: the contrasted layers")}),m(Ek,{log:e,end:t.end})]}),m("div",{class:"\
gp-heat",children:[m("div",{class:"gp-layer-names","aria-hidden":"true",style:{height:`${s}px`},children:t.layers.map(u=>m("span",{children:Ol(u)},u))}),m("div",
{class:"gp-heat-plot",tabIndex:0,role:"slider","aria-label":a("Token on the map of layers"),...So(o,t.steps.length,i),style:{height:`${s}px`},onPointerMove:c,onPointerLeave:()=>r(
null),onClick:u=>e.selectStep(l(u)),onKeyDown:xo(e),children:[m(Jo,{class:"gp-cells",paint:u=>t.paint(u)}),m("i",{class:"gp-column",style:{left:`${o.index/t.span*
100}%`,width:`${100/t.span}%`}})]}),m("div",{class:"gp-heat-axis gp-note","aria-hidden":"true",children:[m("span",{children:a("token 1")}),m("span",{class:"gp-h\
eat-end",children:t.span})]})]}),m("p",{class:"gp-layer-reading",children:n?cp(n,e.unit):i}),m("p",{class:"gp-note gp-layer-tally",children:Ok(t.picks)})]})}var up=Xe(
Tk,e=>!!e.current()?.layers);function Ek({log:e,end:t}){let n=`${De(Number(Ce(t,e.unit).toPrecision(2)))} ${a(e.unit)}`.replace(/^1 bits/,"1 bit");return m("div",
{class:"gp-tools gp-ramp-box",children:[m(pe,{id:"js",run:()=>Lk(e),meaning:a("How far an earlier layer’s distribution of the next token lies from that of the l\
ast layer: the mean of two Kullback-Leibler divergences, from the average of both to each of them. At 0 they agree."),children:a("divergence from the last layer")}),
m("span",{class:"gp-ramp-low",children:"0"}),m("span",{class:"gp-scale-ramp","aria-hidden":"true",children:Array.from({length:Pr},(r,o)=>m("i",{style:{background:`\
var(--gp-heat-${o})`}},o))}),m("span",{class:"gp-ramp-high",children:n}),m("span",{class:"gp-mark-key",children:[m("i",{class:"gp-mark-swatch","aria-hidden":"tr\
ue"}),a("contrasted")]})]})}var Ol=e=>e===0?a("embedding"):a("layer {layer}",{layer:e}),dp=e=>e===0?a("the embedding (layer 0)"):a("layer {layer}",{layer:e});function Lk(e){
let t=e.current()?.layers;if(!t)return"";let{layer:n,candidate_layers:r,divergences:o}=t,s=ie(o[r.indexOf(n)]??null,e.unit);return F(r.length,"{layer}, the one \
candidate, has {value}.","{layer} has the largest of {count}, {value}.",{layer:Ol(n),value:s})}function cp(e,t){let n={number:e.index+1,token:K(e.chosen.text)};
if(!e.layers)return a("Token {number}, {token}: no layer was contrasted.",n);let{layer:r,final_layer:o,candidate_layers:s,divergences:i}=e.layers,l=Ts(s.map((c,u)=>`${Ol(
c)} ${J(Ce(i[u]??0,t),3)}`));return a("Token {number}, {token}: {layer} was contrasted with the last layer ({final}), because it diverges most from it. Divergen\
ces in {unit}: {list}.",{...n,layer:dp(r),final:o,unit:a(t),list:l})}function Ok(e){let t=Object.entries(e).sort((o,s)=>s[1]-o[1]),n=t.reduce((o,[,s])=>o+s,0),r=t.
map(([o,s])=>a("{layer} in {times}",{layer:dp(Number(o)),times:B(s)})).join(", ");return F(n,"Along the text: {list} of {count} step.","Along the text: {list} o\
f {count} steps.",{list:r})}function hp(e,t){let n=e.querySelector(".gp-sentences"),r="";return e.querySelector(".gp-to-glossary").addEventListener("click",()=>dt(e)),()=>{let o=t.current(),
s=np(o,t),i=s.join(`
`);if(i===r)return;r=i;let l=new Set;n.replaceChildren(...s.map(c=>{let u=g("li");return u.append(...xn(c,l)),u}))}}var pp=null;async function fs(e,t,n,r,o){let s=e.answers.media_file?await e.answers.media_file(t):"";if(!s)return o(a("The page no longer has this sound. Add th\
e file again to hear it."));o(""),pp?.pause();let i=new Audio(s);pp=i,i.currentTime=Math.max(0,n);let l=()=>{if(i.currentTime>=r||i.paused)return i.pause();requestAnimationFrame(
l)};try{await i.play(),l()}catch{o(a("This browser cannot play the sound."))}}var fp=(e,t)=>t.isPrompt?t.index:e.prefix.length+t.index;function jn(e,t,n){if(!t||t.isPrompt&&e.readsSource)return[];let r=e.prefix.length,[o,s]=t.isPrompt?[1,
r-1]:[Math.max(1,r),r+ae(e.lastOf(t)).length-1],i=fp(e,t);if(i<o)return[];let l=Math.min(s,Math.max(o,i-Math.floor(n/2))+n-1),c=Math.max(o,l-n+1);return Array.from(
{length:l-c+1},(u,d)=>c+d)}function sn(e,t,n){if(!t)return-1;let r=n.found.places.indexOf(fp(e,t));return t.isPrompt||e.idsTo(t).every((s,i)=>s===n.ids[i])?r:-1}var Pl=/^[A-Za-z0-9+/=]*$/;function mp(e){let t=e.request&&e.request.media,n=(Array.isArray(t)?t:[]).filter(o=>o&&typeof o=="object"),r=e.media||[];return r.length?
r.map(({kind:o,start:s,end:i})=>{let l=n.filter(d=>d.kind===o),c=r.filter(d=>d.kind===o);return{item:l.length===c.length?l[c.findIndex(d=>d.start===s)]:{kind:o},
start:s,end:i}}):n.map(o=>({item:o,start:0,end:0}))}function Cl(e,t){let n=g("span","gp-media-chip",null,{role:"img","aria-label":Pk(e,t)});return e.kind==="aud\
io"?n.append(Cr(e.preview)):e.preview&&n.append(Ck(e.preview)),t&&n.append(g("span","",F(t,"{count} token","{count} tokens"))),n}function Pk(e,t){let n=e.kind===
"image"?a("Picture"):a("Sound");return t?a("{what}, read in {count} tokens",{what:n,count:t}):n}function Ck(e){let t=typeof e=="string"&&Pl.test(e)?`data:image/\
png;base64,${e}`:"data:,";return g("img","",null,{src:t,alt:""})}function Cr(e){let t=(Array.isArray(e)?e:[]).map(Number).filter(Number.isFinite),n=document.createElementNS(
"http://www.w3.org/2000/svg","svg");n.setAttribute("viewBox",`0 0 ${Math.max(1,t.length)} 100`),n.setAttribute("preserveAspectRatio","none"),n.setAttribute("ari\
a-hidden","true");let r=document.createElementNS("http://www.w3.org/2000/svg","path");return r.setAttribute("d",t.map((o,s)=>`M${s+.5} ${50-o/2}V${50+o/2}`).join(
"")),n.append(r),n}var Ak={image:.75,audio:.5},gp=.3;function bp(e,t){let n=C=>e.querySelector(".gp-"+C),[r,o,s,i,l]=["attend","attention-state","attention-found","attention-seen",
"hear"].map(n),c=n("attention-layer"),u=null,d=!1,h=()=>(t.started.request.media||[])[0]||{},p=()=>h().kind==="audio";function f(){let C=t.current();d=!0,W(o,a(
"Reading the attention …")),w(C),t.ask({type:"attend",step:C,places:jn(t,C,t.mostPlaces.attend||1),layer:c.value?Number(c.value):null})}r.addEventListener("cl\
ick",f),c.addEventListener("change",f);function w(C){r.parentNode.hidden=!t.canAsk,r.disabled=c.disabled=d||t.running||t.waiting||!jn(t,C,1).length,W(r,p()?a("S\
how where it listened"):a("Show where it looked")),n("attention-choice").hidden=!u||u.layers<2}function x(){let C=Array.from({length:u.layers},(E,y)=>g("option",
"",a("layer {layer}",{layer:B(y+1)}),{value:y}));c.replaceChildren(g("option","",a("all layers"),{value:""}),...C),c.value=u.layer===null?"":String(u.layer)}function M(){
let{kind:C,picture:E,rows:y,columns:b,seconds:L}=u,k=typeof E=="string"&&Pl.test(E),T=g("img","gp-attention-picture",null,{alt:"",src:k?`data:image/png;base64,${E}`:
"data:,"});T.hidden=!k,i.classList.toggle("gp-is-sound",C==="audio");let O=Q("svg","");O.setAttribute("viewBox",`0 0 ${b} ${y}`),O.setAttribute("preserveAspectR\
atio","none");for(let P=0;P<y*b;P++){let R=Q("rect",""),[z,_]=[P%b,Math.floor(P/b)];for(let[q,U]of Object.entries({x:z,y:_,width:1,height:1}))R.setAttribute(q,String(
U));O.append(R)}i.replaceChildren(T,O);let S=n("attention-times");S.hidden=C!=="audio";let v=n("attention-curve");v.toggleAttribute("hidden",C!=="audio"),v.setAttribute(
"viewBox",`0 0 ${b} 100`),C==="audio"&&[...S.children].forEach((P,R)=>W(P,a("{seconds} s",{seconds:R?J(L,1):0})))}function H(C){let E=u.weights[C],y=Math.max(...E),
b=E.map(k=>y?k/y:0);[...i.lastElementChild.children].forEach((k,T)=>k.setAttribute("opacity",String(Ak[u.kind]*(1-b[T])))),u.kind==="audio"&&n("attention-curve").
firstElementChild.setAttribute("d",`M0 100${b.map((k,T)=>`L${T+.5} ${100-95*k}`).join("")}L${b.length} 100Z`);let L=N(E,u.elsewhere[C]);W(n("attention-words"),L),
i.setAttribute("aria-label",L)}function A(C){let E=C.reduce((L,k)=>L+k,0)/2,[y,b]=[0,0];for(let L of[...C].sort((k,T)=>T-k)){if(y>=E)break;y+=L,b++}return b}function N(C,E){
let y=A(C),b={most:j(Math.max(...C)),share:j(E)};return u.kind==="image"?a("The brightest patch has {most} of the weight. Half of what lies on patches lies on {\
count} of {all}; {share} lies on no patch.",{...b,count:B(y),all:B(C.length)}):a("The brightest position, at {at} s, has {most} of the weight. Half of what lies\
 on the sound lies on {seconds} s of it; {share} lies on the silence after it.",{...b,seconds:J(y*I(),2),at:J($(C),2)})}let I=()=>u.seconds/u.columns,$=C=>(C.indexOf(
Math.max(...C))+.5)*I();return l.addEventListener("click",()=>{let C=$(u.weights[sn(t,t.current(),t.foundOf("attend"))]);fs(t,h().sha256,C-gp,C+gp,E=>W(o,E))}),
C=>{let E=t.current(),y=t.hideFrom===null?t.foundOf("attend"):null;if((C.run||C.found)&&(d=!1),e.hidden=!E||!t.looksAtMedia||!(t.canAsk||y)||t.recorded,e.hidden)
return;(C.run||C.found)&&W(o,"");let b=(y&&y.found)!==u;u=y&&y.found,b&&u&&x(),b&&u&&M();let L=u?sn(t,E,y):-1;w(E),r.hidden=L>=0,s.hidden=L<0,l.hidden=!u||u.kind!==
"audio"||!t.answers.media_file,L>=0?H(L):u&&!d&&W(o,a("The attention of this token was not asked for."))}}var Rk=160,Nk={probability:()=>a("How likely this layer finds the token that was chosen in the end."),rank:()=>a("The rank of the chosen token in this layer, th\
e likeliest first. A bar in the cell shows it, too."),entropy:()=>a("How uncertain this layer is: the entropy of its distribution."),kl:()=>a("How far this laye\
r is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")};function wp(e,t){let n=O=>e.querySelector(".gp-"+O),[r,o,s,i,l]=["lens-foun\
d","lens-field","around","look-into","lens-state"].map(n),c=o.firstElementChild,u=n("lens-shade"),d=null,h=!1,p=[0,0],f=()=>d.found.layers.length-1,w=O=>O===0?a(
"the embedding (layer 0)"):O===f()?a("layer {layer}, the last",{layer:B(O)}):a("layer {layer}",{layer:B(O)}),x=(O,S)=>c.tBodies[0].rows[f()-O].cells[S+1];function M(){
let O=t.current(),S=t.mostPlaces.look_into||1,v=Math.max(1,Math.min(S,Math.round(Number(s.value))||12));s.value=String(v),h=!0,W(l,a("Reading the layers …")),
H(O),t.ask({type:"look_into",step:O,places:jn(t,O,v)})}i.addEventListener("click",M);function H(O){n("lens-ask").hidden=!t.canAsk,i.disabled=h||t.running||t.waiting||
!jn(t,O,1).length,t.mostPlaces.look_into&&(s.max=String(t.mostPlaces.look_into))}function A(){let{tokens:O,layers:S}=d.found,v=g("tr");v.append(g("th","",a("lay\
er"),{scope:"col"}),...O.map(({text:_})=>{let q=g("th","",null,{scope:"col"});return q.append(re(_)),q}));let P=S.map((_,q)=>{let U=g("tr");return U.append(g("t\
h","",q?B(q):a("embedding"),{scope:"row"}),..._.map((G,V)=>N(G,q,V))),U}),[R,z]=[g("thead"),g("tbody")];R.append(v),z.append(...P.reverse()),c.replaceChildren(R,
z)}function N(O,S,v){let P=g("td","",null,{role:"gridcell",tabindex:"-1"});return P.append(re(O.top[0][1])),Me(P,()=>`${C(S,v)}. ${E(O,v)}`),P.addEventListener(
"focus",()=>y(S,v)),P.addEventListener("click",()=>P.focus()),P.addEventListener("keydown",z=>I(z,S,v)),P}function I(O,S,v){if(O.ctrlKey||O.metaKey||O.altKey)return;
let[P,R]=[f(),d.found.tokens.length-1],z={ArrowUp:[S+1,v],ArrowDown:[S-1,v],ArrowLeft:[S,v-1],ArrowRight:[S,v+1],Home:[S,0],End:[S,R],PageUp:[P,v],PageDown:[0,v]}[O.
key];z&&(O.preventDefault(),O.stopPropagation(),x(Math.max(0,Math.min(P,z[0])),Math.max(0,Math.min(R,z[1]))).focus())}function $(){let O=sn(t,t.current(),d),{tokens:S,
layers:v}=d.found;S.forEach((P,R)=>{let z=R===O;c.tHead.rows[0].cells[R+1].classList.toggle("gp-here",z),v.forEach((_,q)=>{let U=_[R],G=x(q,R);He(G,[U.top[0][0]===
P.id&&"gp-favourite",z&&"gp-here"].filter(Boolean).join(" ")),br(G,u.value,{...U,entropyAfter:U.entropy??1/0,kl:U.kl??1/0})})}),tn(n("lens-scale"),u.value,t.unit),
ye(n("lens-scale"),n("lens-scale").dataset.term,()=>"",{meaning:Nk[u.value]()})}function C(O,S){return a("{layer}, in the place of {token}",{layer:w(O),token:K(
d.found.tokens[S].text)})}function E({probability:O,rank:S,entropy:v,kl:P},R){return a("The chosen {token}: {share}, rank {rank}. Entropy {entropy}; KL from the\
 last layer {kl}.",{token:K(d.found.tokens[R].text),share:j(O),rank:B(S),entropy:ie(v,t.unit),kl:ie(P,t.unit)})}function y(O,S){let v=x(...p);v&&(v.ariaSelected=
"false"),v&&(v.tabIndex=-1),p=[O,S];let P=x(O,S);P.ariaSelected="true",P.tabIndex=0,b()}function b(){let[O,S]=p,v=d.found.layers[O][S],P=d.found.tokens[S],R=v.top.
find(([_])=>_===P.id)?[]:[[P.id,P.text,v.probability]],z=me(n("lens-bars"),v.top.length+R.length,L);[...v.top,...R].forEach(([_,q,U],G)=>{let[V,Y,Z,oe]=z[G].children,
se=_===P.id;He(z[G],se?"gp-is-chosen":""),W(V,se?"▶":""),Y.replaceChildren(re(q)),Te(Z.firstChild,"width",U),W(oe,j(U))}),W(n("lens-place"),C(O,S)),W(n("lens-\
numbers"),E(v,S))}function L(){let O=g("li"),S=g("span","gp-track",null,{"aria-hidden":"true"});return S.append(g("span","gp-fill")),O.append(g("span","gp-sign",
"",{"aria-hidden":"true"}),g("span","gp-word"),S,g("span","gp-value")),O}function k(){let O=e.closest(".token-panel");if(!O)return;let[S,v]=[O.getBoundingClientRect(),
o.getBoundingClientRect()],P=O.firstElementChild.getBoundingClientRect().height;v.top+Rk>S.bottom&&(O.scrollTop+=v.top-S.top-P)}u.addEventListener("change",$);function T(O,S){
if(r.hidden=!d,!!d)if(O){A();let v=sn(t,t.current(),d);p=[f(),0],$(),y(f(),Math.max(0,v));let P=x(f(),Math.max(0,v));o.scrollLeft=P.offsetLeft-o.clientWidth/2,S&&
k()}else $(),b()}return O=>{let S=t.current(),v=t.hideFrom===null?t.foundOf("look_into"):null,P=h&&O.found;if((O.run||O.found)&&(h=!1),e.hidden=!S||!(t.canAsk||
v)||t.recorded,e.hidden)return;(O.run||O.found)&&W(l,""),H(S);let R=v!==d;d=v,(R||O.selection||O.unit)&&T(R,P),d&&!h&&W(l,sn(t,S,d)<0?a("This token is not among\
 those below."):"")}}var $k=new Set(["properties","patternProperties","$defs","definitions"]),qk=new Set(["items","prefixItems","anyOf","oneOf","additionalProperties"]),yp=e=>e!==null&&
typeof e=="object"&&!Array.isArray(e);function Ar(e){if(Array.isArray(e))return e.map(Ar);if(!yp(e))return e;let t=Object.fromEntries(Object.entries(e).map(([r,
o])=>[r,Ik(r,o)]));return"properties"in e&&!["additionalProperties","allOf","$ref"].some(r=>r in e)?{...t,additionalProperties:!1}:t}function Ik(e,t){return $k.
has(e)&&yp(t)?Object.fromEntries(Object.entries(t).map(([n,r])=>[n,Ar(r)])):qk.has(e)?Ar(t):t}var Wk=.05,Hk={queued:()=>a("waiting for its turn"),asking:()=>a("asking the Hub"),download:()=>a("downloading"),converting:()=>a("converting the GGUF file"),loading:()=>a(
"loading")};function _p(e,t){let{started:n,finished:r}=e;if(!n)return[];let o=r?r.num_tokens:e.numTokens,s=r?r.seconds:e.elapsed,i=r?r.time_to_first_token:e.firstElapsed,
l={name:a("Tokens"),value:B(o),term:"length"},c=s&&o?J(o/s,1):"–",u={name:a("Per second"),value:c,term:"speed"},d={name:a("First token"),value:i===null?"–":
ct(i),term:"first-token"};if(e.isFromElsewhere){let h=r&&r.seconds!==null?[u,d]:[];return[l,...h,...kp(e,o)]}return[{...l,run:()=>Bk(e,o,n.max_new_tokens)},{...u,
run:()=>c==="–"?"":Fk(o,s??0,c)},{...d,run:()=>i===null||!s?"":a("{first} of {time} in all.",{first:ct(i),time:ct(s)})},...jk(n.waits??{}),...zk(e,t),...kp(e,
o),...Dk(n)?[{name:a("Seed"),value:String(n.seed),term:"seed"}]:[]]}function Bk(e,t,n){let r={tokens:B(t),limit:B(n)};return e.usesBeams?a("{tokens} of at most \
{limit} new tokens, one per step for all beams together.",r):a("{tokens} of at most {limit} new tokens.",r)}var Fk=(e,t,n)=>F(e,"{count} token / {time} s = {val\
ue} tokens per second.","{count} tokens / {time} s = {value} tokens per second.",{time:J(t,2),value:n});function kp(e,t){if(e.running)return[];let n=Al(e),r=()=>e.
finished?F(t,"after {count} token: {reason}.","after {count} tokens: {reason}.",{reason:n}):"";return[{name:a("Stopped by"),value:n,term:"ending",run:r,isWords:!0}]}
function Al(e){return e.finished?[...new Set(e.finished.sequences.map(n=>Ge(n.stop_reason)[0]))].join(", ")||"–":a("an error")}function jk(e){let t=Object.entries(
e).filter(([,s])=>s>=Wk);if(!t.length)return[];let n=t.reduce((s,[,i])=>s+i,0),r=t.map(([s,i])=>`${Hk[s]?.()??s} ${ct(i)}`).join(", "),o=a("The time before the \
run began, in which its model was made ready.");return[{name:a("Made ready"),value:ct(n),term:"time",meaning:o,run:()=>be(r)}]}function zk(e,t){if(!e.rounds.length)
return[];let n=t.read(e.rounds),{draft_acceptance_rate:r,mean_acceptance_length:o}=n,s=(c,u)=>a("{denominator} = {value}.",{denominator:ht(c,n),value:u}),[i,l]=[
r===null?"–":j(r),D(o,2)];return[{name:a("Draft accepted"),value:i,term:"acceptance-rate",run:()=>s("draft_acceptance_rate",i)},{name:a("Tokens per draft"),value:l,
term:"acceptance-length",run:()=>s("mean_acceptance_length",l)}]}var Dk=({mode:e,effective:t})=>!!t.do_sample||e==="custom"||e==="block_diffusion";var vp=200;function xp({log:e}){let[t,n]=Uk(e),r=Gk(e);return m("p",{class:"gp-status",role:"status",children:[t&&m("b",{children:t}),t&&n&&" ",n,r&&m("span",{class:"\
gp-hidden",children:[". ",r]})]})}function Uk(e){let{started:t,finished:n,failed:r,queued:o,loading:s}=e;if(e.away)return[a("The server does not answer."),a("Wh\
at is here stays. The page connects by itself once the server is back; if you run it yourself, start it again.")];if(s){let i=Fs(s);return["",i[0].toUpperCase()+
i.slice(1)]}if(o){if(o.ahead===0)return[a("Starting …"),""];let i=F(o.ahead,"One run is ahead of yours.","{count} runs are ahead of yours.");return[a("Queued."),
typeof o.seconds=="number"?`${i} ${Hs(o.seconds)}`:i]}if(r){let i=e.numTokens?a("The text so far is kept."):a("Nothing was written.");return[a("Stopped by an er\
ror."),t?i:""]}return t?e.recorded?[a("Recorded run"),Rl(e)]:n?[Sp(e)?F(n.num_tokens,"Stopped after {count} token","Stopped after {count} tokens"):a("Finished"),
Rl(e)]:[a("Decoding …"),Rl(e)]:["",a("Nothing has run yet.")]}var Sp=({finished:e})=>!!(e?.sequences.length&&e.sequences.every(({stop_reason:t})=>t==="stopped"));
function Rl(e){if(!e.started)return"";let{model:t,assistant:n,mode:r,device:o,served_by:s}=e.started,i=e.finished||e.recorded?0:e.shared-1;return`· ${[n?a("{mo\
del} with {assistant}",{model:t,assistant:n}):t,Kn(r),o!=="cpu"&&o,s&&a("replica {replica} of {of}",{...s}),i>0&&F(i,"side by side with another run","side by si\
de with {count} others")].filter(Boolean).join(" · ")}`}function Gk(e){if(!e.finished||e.recorded||e.denoises||e.speaks||e.hideFrom!==null)return"";let[t]=e.allLines(),
n=ae(t?.last??null),r=n.at(-1);if(!r)return"";if(e.stepping)return Kk(n.length,r.chosen.text,r.chosen.logprob??r.chosen.raw_logprob,n.at(-2)?.chosen.text);let o=n.
map(({piece:i})=>i??"").join(""),s=ln(o.length>vp?`${o.slice(0,vp)} …`:o);return Sp(e)?s:F(n.length,"{count} token, ended by {reason}: {text}","{count} tokens\
, ended by {reason}: {text}",{reason:Al(e),text:s})}function Kk(e,t,n,r){let o={number:B(e),token:K(t),share:j(X(n)),before:K(r??"")};return r===void 0?a("Token\
 {number}: {token}, {share}",o):a("Token {number}: {token}, {share}; before it {before}",o)}var gs={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function Nl(e,t){let{chosen:n,distribution:r}=t,o=s=>de(s)??-1/0;return{count:e.count+1,
after:e.after+o(n.logprob??n.raw_logprob),before:e.before+o(n.raw_logprob),entropyAfter:e.entropyAfter+(r.entropy_after??0),entropyBefore:e.entropyBefore+(r.entropy_before??
0),kept:e.kept+(Ue(t)??0)}}var an=(e,t)=>t?Math.exp(-e/t):null,Vk=[1,2,3],ms=class{ids=[];grams=Vk.map(t=>[t,new Map]);repeated=[];numRepeated=0;gram(t){return this.
ids.slice(-t).join(" ")}add(t){this.repeated.push(this.ids.includes(t,-128)),this.numRepeated+=Number(this.repeated.at(-1)),this.ids.push(t);for(let[n,r]of this.
grams)this.ids.length>=n&&r.set(this.gram(n),(r.get(this.gram(n))||0)+1)}cut(t){for(;this.ids.length>t;){for(let[n,r]of this.grams){if(this.ids.length<n)continue;
let o=(r.get(this.gram(n))??0)-1;o?r.set(this.gram(n),o):r.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.pop())}}different(t){return this.
grams.find(([n])=>n===t)?.[1].size??0}distinct(t){return this.ids.length>=t?this.different(t)/(this.ids.length-t+1):null}get share(){return this.ids.length?this.
numRepeated/this.ids.length:null}};var $l=class{constructor(t){this.log=t}log;along=new xe(gs,Nl);repeats=new ms;ofPrompt=gs;follow(){let t=this.log.current(),n=t?this.log.lastOf(t):null,{keep:r,
added:o}=this.along.follow(n&&!n.isPrompt?n:null);this.repeats.cut(r);for(let{chosen:s}of o)this.repeats.add(s.token_id)}readPrompt(){this.ofPrompt=this.log.promptSteps.
reduce(Nl,gs)}get perplexity(){let{before:t,count:n}=this.along.total;return Rr(an(t,n))}rows(){let t=this.allRows();return this.log.isFromElsewhere?t.filter(({
term:n})=>n!=="entropy"&&n!=="kept").map(n=>({...n,run:()=>""})):t}allRows(){let{ofPrompt:t,repeats:n,log:r}=this,{total:o}=this.along,s=a(r.unit),i=B(o.count),
l=f=>Number.isFinite(f)?J(Ce(f,r.unit),2).replace(/^-0.00$/,"0.00"):"−∞",c=(f,w)=>w.count?l(f/w.count):"–",u=(f,w=f)=>[f(o),w(o),w(t)],d=(f,w)=>a("before \
the processors, ({sum}) / {tokens} = {value} {unit}.",{sum:f,value:w,tokens:i,unit:s}),h=this.along.steps.at(-1)?.distribution.vocab??1/0,p=Rr(o.count?o.kept/o.
count:null);return[{name:a("perplexity"),term:"perplexity",run:()=>a("before the processors, exp(−({sum}) / {tokens}) = {value}.",{sum:D(de(o.before)),tokens:i,
value:this.perplexity}),values:u(({after:f,count:w})=>Rr(an(f,w)),({before:f,count:w})=>Rr(an(f,w))),meaning:Yk([an(o.after,o.count),an(o.before,o.count),an(t.before,
t.count)],h)},{name:a("mean log-probability, {unit}",{unit:s}),term:"mean-logprob",run:()=>d(l(o.before),c(o.before,o)),values:u(f=>c(f.after,f),f=>c(f.before,f))},
{name:a("cumulative log-probability, {unit}",{unit:s}),term:"cumulative-logprob",run:()=>F(o.count,"before the processors, the log-probability of {count} token \
is {sum} {unit}.","before the processors, the log-probabilities of {count} tokens sum to {sum} {unit}.",{sum:l(o.before),unit:s}),values:u(({after:f})=>l(f),({before:f})=>l(
f))},{name:a("mean entropy, {unit}",{unit:s}),term:"entropy",run:()=>d(l(o.entropyBefore),c(o.entropyBefore,o)),values:u(f=>c(f.entropyAfter,f),f=>c(f.entropyBefore,
f))},{name:a("mean tokens kept"),term:"kept",run:()=>a("{sum} tokens kept in all, over {tokens} steps = {value}.",{sum:B(o.kept),tokens:i,value:p}),values:[p,B(
h),B(h)]},...[1,2,3].map(f=>Xk(f,n)),{name:a("repetition"),term:"repetition",run:()=>F(o.count,"{repeated} of {count} token = {share}.","{repeated} of {count} t\
okens = {share}.",{repeated:B(n.numRepeated),share:j(n.share??0)}),values:[j(n.share??0),"",""]}]}},Rr=e=>e===null?"–":Number.isFinite(e)?e<1e3?J(e,2):B(Math.
round(e)):"∞";function Xk(e,t){let n=t.ids.length-e+1,r=Rr(t.distinct(e)),o={different:B(t.different(e)),all:B(n),value:r};return{name:`distinct-${e}`,term:"d\
istinct-n",run:()=>n>0?a("{different} different / {all} in all = {value}.",o):"",values:[r,"",""],meaning:e===1?a("The number of different tokens over the numbe\
r of all tokens: 1 means that none occurs twice."):a("The number of different {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none o\
ccurs twice.",{n:e})}}function Yk(e,t){return e.every(n=>n===null||n<=t)?a("How many equally likely tokens there were to choose from, on average: e to the power\
 of minus the mean log-probability in nats."):a("e to the power of minus the mean log-probability in nats; above {count}, the size of the vocabulary, where toke\
ns drawn at random would be likelier.",{count:B(t)})}function Mp({log:e,changes:t}){let[n]=le(()=>new $l(e)),[r,o]=le(!1),s=mt(t);return(s.run||s.prompt)&&n.readPrompt(),
n.follow(),m("details",{class:"gp-opened gp-text-numbers",hidden:!n.along.steps.length,onToggle:({currentTarget:i})=>o(i.open),children:[m("summary",{children:m(
"span",{class:"gp-in-short",children:n.along.steps.length?a("Perplexity {value}",{value:n.perplexity}):""})}),m("div",{class:"gp-wide",children:r&&n.along.steps.
length>0&&m(Zk,{log:e,sums:n})})]})}function Zk({log:e,sums:t}){let n=e.current(),r=n&&e.lines().length>1?e.lineOf(n):null,o=t.ofPrompt.count>0,s=e.isFromElsewhere;
return m("table",{class:"gp-totals",children:[m("thead",{children:m("tr",{children:[m("th",{scope:"col",children:m("span",{class:"gp-whose",children:r?.label?a(
"of {label}",{label:r.label}):""})}),m("th",{scope:"col",class:"gp-after-head",children:!s&&m(pe,{id:"processor",meaning:a("From the probabilities that the toke\
ns were drawn with: after the processors."),children:a("after the processors")})}),!s&&m("th",{scope:"col",class:"gp-before-head",children:m(pe,{id:"processor",
meaning:a("From the probabilities that the model gave: before the processors. A text’s perplexity usually means this one."),children:a("before them")})}),o&&m(
"th",{scope:"col",class:"gp-prompt-head",children:m(pe,{id:"prompt",meaning:a("What the model thought of the prompt, of all its tokens but the first. No process\
or takes part."),children:a("the prompt")})})]})}),m("tbody",{children:t.rows().map(({name:i,term:l,run:c,values:[u,d,h],meaning:p})=>m("tr",{children:[m("th",{
scope:"row",children:m(pe,{id:l,run:c,meaning:p,children:i})}),m("td",{children:u}),!s&&m("td",{children:d}),o&&m("td",{children:h})]},i))})]})}function Jk({log:e,changes:t}){return m(ge,{children:[m("div",{class:"gp-one-line",children:[m(xp,{log:e}),m(Qk,{log:e}),m(Mp,{log:e,changes:t})]}),m("div",{class:"\
gp-alert",role:"alert",children:!e.waiting&&e.failed&&m(e0,{failed:e.failed})}),m("div",{class:"gp-notes",role:"status",children:m(t0,{log:e})})]})}var Tp=Xe(Jk);
function Qk({log:e}){let[t]=le(()=>new dn);return m("dl",{class:"gp-figures",children:_p(e,t).map(({name:n,value:r,term:o,run:s,meaning:i,isWords:l})=>m(pe,{as:"\
div",class:l?"gp-figure gp-words":"gp-figure",id:o,run:s,meaning:i,children:[m("dt",{children:n}),m("dd",{children:r})]},n))})}function e0({failed:e}){return m(
"div",{class:"gp-problem",children:js(e).map(({knob:t,message:n,fix:r})=>m("p",{children:[m("b",{children:"✕ "}),t?a("{name}: {meaning}",{name:t,meaning:n}):n,
r&&` ${r}`]},n))})}function t0({log:e}){let t=e.finished?.sequences??[],n=r0(e),r=new Map;return t.forEach(({note:o,stop_reason:s},i)=>{if(!o)return;let l=typeof o==
"object"&&"said"in o?o.values.a:void 0,c=a(s==="length"&&n&&l?l:o);r.set(c,[...r.get(c)??[],i+1])}),[...r].map(([o,s])=>m("p",{children:[m("b",{children:s.length<
t.length?n0(e,s):a("Note:")})," ",o,n&&s.some(i=>t[i-1].stop_reason==="length")&&m(o0,{log:e,closed:n})]},o))}function n0(e,t){let n={numbers:t.join(", ")};return e.
usesBeams?F(t.length,"Note on output {numbers}:","Note on outputs {numbers}:",n):F(t.length,"Note on sequence {numbers}:","Note on sequences {numbers}:",n)}function r0(e){
let t=e.started?.request.structured_output;if(!t?.json_schema||!e.canAsk||!Object.hasOwn(e.answers,"knobs"))return null;let n=Ar(t.json_schema);return JSON.stringify(
n)===JSON.stringify(t.json_schema)?null:n}function o0({log:e,closed:t}){let[n,r]=le(!1);return n?null:m(ge,{children:[" ",m("button",{type:"button",class:"gp-bu\
tton",onClick:()=>{e.ask({type:"knobs",change:{structured_output:{json_schema:t}}}),r(!0)},children:a("Allow no other fields")})]})}var Il={};ee(Il,{inARow:()=>Nr,klSumWords:()=>s0,quotientWords:()=>ql,variationSumWords:()=>i0});var bs=3;function s0(e,t,n){let r=t==="bits"?"log₂":"ln",o=({p:l,q:c})=>Math.abs(l*Math.log(l/c)),i=e.filter(({p:l,q:c})=>l>0&&c>0).sort((l,c)=>o(c)-o(l)).slice(
0,bs).map(({text:l,p:c,q:u})=>`${K(l)} ${D(c)} · ${r}(${D(c)} / ${D(u)})`);return i.length?a("{terms} + the terms of all other tokens = {value}",{terms:i.join(
" + "),value:n}):""}function i0(e,t){let r=[...e].sort((o,s)=>Math.abs(s.p-s.q)-Math.abs(o.p-o.q)).slice(0,bs).map(({text:o,p:s,q:i})=>`${K(o)} |${D(s)} − ${D(
i)}|`);return r.length?a("½ · ({terms} + the terms of all other tokens) = {value}",{terms:r.join(" + "),value:t}):""}var ql=(e,t,n)=>`${/^[-−]/.test(e)?`(${e}\
)`:e} / ${t} = ${n}`;function Nr(e){let t=e.filter(Boolean);return t.length?t.length>bs?Pe([...t.slice(0,bs),"…"]):be(Pe(t)):""}var ws=class{constructor(t){this.table=t,this.head=t.createTHead().insertRow(),this.body=t.createTBody(),t.addEventListener("keydown",n=>this.walk(n)),t.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(t,n,r){this.drawHead(t);let o=t.filter(u=>u.idle).length;this.table.style.minWidth=`${100+20*o+60*(t.length-
o)}px`;let s=n.map(u=>t.map(({number:d})=>kt(u,d))),i=Math.max(.02,...s.flat().filter(u=>u!==void 0)),l=new Set(yt(r));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((u,d)=>this.fill(this.lines[d],u,t,s[d],i,r,l));let c=this.lines.flatMap(u=>u.cells.
map(({cell:d})=>d));!c.some(u=>u.tabIndex===0)&&c.length&&(c[0].tabIndex=0)}drawHead(t){let n=me(this.head,t.length+1,()=>{let r=g("th","",null,{scope:"col"});return r.
append(g("span","gp-stage-place"),g("span","gp-stage-name")),r});W(n[0].lastElementChild,a("candidate")),t.forEach(({place:r,name:o,tip:s,idle:i},l)=>{let c=n[l+
1];He(c,i?"gp-idle-column":""),W(c.firstElementChild,r),W(c.lastElementChild,o),c.lastElementChild.classList.toggle("gp-hidden",i),c.dataset.tip=s})}newLine(){let t=this.
body.insertRow(),n=g("th","",null,{scope:"row"}),r=g("span","gp-sign","",{"aria-hidden":"true"}),o=g("bdi","gp-word"),s=g("span","gp-course-tag"),i=g("div","gp-\
course-name"),l=g("div","");l.append(o,s),i.append(r,l),n.append(i),t.append(n),this.lines.push({row:t,head:n,sign:r,word:o,tag:s,cells:[]})}newCell(t){let n=g(
"td","",null,{role:"gridcell",tabindex:"-1"}),r=g("span","gp-course-track",null,{"aria-hidden":"true"}),o=g("i","gp-course-bar");r.append(o);let s=g("span","gp-\
course-number");n.append(r,s),t.row.append(n),t.cells.push({cell:n,bar:o,number:s})}fill(t,n,r,o,s,i,l){let c=n.token_id===i.chosen.token_id,u=ze(n);for(He(t.row,
`gp-course gp-course-${c?"chosen":u?"removed":"kept"}`),W(t.sign,c?"▶":u?"✕":""),_t(t.word,n.text),W(t.tag,[c&&(i.given?a("given"):a("chosen")),u&&a("remove\
d"),!l.has(n)&&a("looked up")].filter(Boolean).join(", ")),Me(t.head,()=>rs(n,i));t.cells.length>r.length;)t.cells.pop().cell.remove();for(;t.cells.length<r.length;)
this.newCell(t);r.forEach((d,h)=>this.fillCell(t.cells[h],n,r,h,o,s))}fillCell({cell:t,bar:n,number:r},o,s,i,l,c){let{number:u,name:d,idle:h,side:p}=s[i],[f,w]=[
l[i],i?l[i-1]:void 0],x=Hn(o,u)&&f!==void 0,M=x&&i>0&&!Hn(o,s[i-1].number);He(t,[h&&"gp-idle-column",x&&!M&&"gp-gone",M&&"gp-cut"].filter(Boolean).join(" ")),Te(
n,"height",Math.sqrt(((M?w:f)||0)/c));let H=f===void 0?"–":M?`✕ ${d}`:x?p==="after"?"✕":"":j(f);W(r,H),r.classList.toggle("gp-hidden",h&&!M);let A=!M&&i&&
w!==void 0&&f!==void 0&&j(f)!==j(w)?f>w?"up":"down":"";(r.dataset.change||"")!==A&&(r.dataset.change=A),Me(t,()=>this.words(o,s[i],{share:f,was:w,gone:x,cut:M}))}words({
text:t},{side:n,name:r,idle:o,number:s},{share:i,was:l,gone:c,cut:u}){let d={token:K(t),share:j(i??0),was:j(l??0),processor:r,number:s};return i===void 0?a("{to\
ken}: not recorded at this place.",d):u?a("{token}: removed by {processor}; it had {was} just before.",d):c?a("{token}: no probability left here.",d):n?n==="aft\
er"?a("{token}: {share} after all processors.",d):a("{token}: {share} before the processors.",d):o?a("{token}: {share}, unchanged by {processor}.",d):d.share===
d.was?a("{token}: {share} after {processor} (stage {number}), the same as before it.",d):a("{token}: {share} after {processor} (stage {number}), {was} before it\
.",d)}keepFocus(t){if(!(t.tabIndex!==-1||t.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;t.tabIndex=0}}walk(t){let n={
ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},r=t.target.closest("td");if(!r||!n[t.key]||t.ctrlKey||t.metaKey||t.altKey)
return;t.preventDefault();let o=this.lines.findIndex(u=>u.row===r.parentNode),[s,i]=n[t.key],l=(u,d)=>Math.max(0,Math.min(d-1,u)),{cells:c}=this.lines[l(o+s,this.
lines.length)];c[l(r.cellIndex-1+i,c.length)].cell.focus()}};var Lp=12;function Op(e,t,n){let r=0,o=e.map(u=>{let d=r;r=Math.min(1,r+(kt(u,n)||0));let h=u.token_id===t.chosen.token_id?"chosen":"kept";return{from:d,to:r,kind:h,
candidate:u,gone:Hn(u,n)}}),s=t.distribution.stages[n],i=e.filter(u=>s&&Hn(u,n+1)).reduce((u,d)=>u+(kt(d,n)||0),0),l=s?Math.max(0,Math.min(1-r,s.mass_removed-i)):
0,c={from:r,to:1-l,kind:"others",candidate:null};return[...o,c,{from:1-l,to:1,kind:"going",candidate:null}]}function Pp(){let e=g("div","gp-flow",null,{"aria-hi\
dden":"true"}),t=Q("svg","gp-ribbons");t.setAttribute("viewBox",`0 0 100 ${Lp}`),t.setAttribute("preserveAspectRatio","none");let n=g("div","gp-flow-bar");return e.
append(t,n),{box:e,ribbons:t,bar:n}}var a0=(e,t)=>t>12+7*Math.min(e.length,10);function Wl({ribbons:e,bar:t},n,r,o,s){let i=n.map(Ep),l=me(t,i.length,()=>g("spa\
n",""));i.forEach(({from:u,to:d,kind:h,candidate:p},f)=>{let w=l[f];if(He(w,`gp-piece gp-piece-${h}`),w.hidden=d-u<1e-4&&h!=="chosen",w.hidden)return;Te(w,"left",
u),Te(w,"width",d-u);let x=p?p.text:h==="others"?a("others"):"",M=x&&a0(x,(d-u)*o)?x:"";(w.dataset.text||"")!==M&&w.replaceChildren(...M?[re(M,"gp-piece-word")]:
[]),w.dataset.text=M,Me(w,()=>s(i[f],r&&Ep(r[f])))});let c=me(e,r?n.length:0,()=>Q("path"));(r||[]).forEach((u,d)=>{let{from:h,to:p,kind:f,gone:w}=i[d],x=w||f===
"going"?"removed":f,[M,H,A,N]=[u.from,u.to,p,h].map(I=>(I*100).toFixed(2));c[d].dataset.kind!==x&&(c[d].dataset.kind=x,c[d].setAttribute("class",`gp-ribbon gp-r\
ibbon-${x}`)),c[d].setAttribute("d",u.to>u.from?`M${M} 0H${H}L${A} ${Lp}H${N}Z`:"")})}function Ep(e){return e.kind==="others"?{...e,to:1}:e.kind==="going"?{...e,
from:1,to:1}:e}function Cp(e,t){let r=e.querySelector(".gp-where"),o=e.querySelector(".gp-none"),s=e.querySelector(".gp-chain tbody"),i=e.querySelector(".gp-courses"),l=e.querySelector(
".gp-all"),c=e.querySelector(".gp-beams-note"),u=e.querySelector(".gp-chosen-word"),d=new ws(e.querySelector(".gp-courses-grid")),h=new xe({},H),p=[],f=_=>()=>t.
current()?_(t.current()):"";We(e,{entropy:f(_=>qh(_,t.unit)),left:f(_=>be([_.distribution.vocab,...$t(_).map(({kept:q})=>q)].map(B).join(" → "))),here:f(_=>Nr(
$t(_).map(q=>a("{name}: {words}",{name:q.name,words:qt(q)}))))});let w=!1,x=[],M=300;function H(_,q){let U=$t(q);if(!U.length)return _;let G={..._};for(let V of U){
let Y=V.number+V.kind,{ran:Z,acted:oe,removed:se,moved:fe}=_[Y]||{ran:0,acted:0,removed:0,moved:0};G[Y]={ran:Z+1,acted:oe+!V.idle,removed:se+V.removed,moved:fe+
V.moved}}return G}function A({ran:_,acted:q,removed:U,moved:G}){if(!q)return F(_,"nothing in {count} step","nothing in {count} steps");let V=q===_?a("active at \
every step"):F(_,"active at {acted} of {count} step","active at {acted} of {count} steps",{acted:B(q)});return G>2*U?a("{when}; moves {share} on average",{when:V,
share:j(G/q)}):a("{when}; removes {share} on average",{when:V,share:wl(U/q)})}let N=new ResizeObserver(([{contentRect:_}])=>{if(!_.width||Math.abs(_.width-M)<8)
return;M=_.width;let q=t.current();q&&z(q)});function I(){let _=s.insertRow(),q=g("th","",null,{scope:"row"}),U=g("span","gp-number",""),G=g("span","","",{tabindex:"\
0","data-tip":""}),V=g("span","gp-side"),Y=g("span","gp-knob");q.append(U,G," ",V," ",Y);let Z=Pp();_.append(q,g("td","gp-flow-cell"),g("td","gp-left"),g("td","\
gp-entropy"),g("td","gp-here-words"),g("td","gp-over")),_.cells[1].append(Z.box);let[,,oe,se,fe,Ne]=_.cells;return p.length||N.observe(Z.bar),p.push({row:_,number:U,
name:G,tags:V,knob:Y,flow:Z,left:oe,entropy:se,here:fe,over:Ne}),p.at(-1)}function $(_,{kind:q,number:U,name:G,tip:V,side:Y,knob:Z,entropy:oe,left:se,here:fe,over:Ne}){
_.row.className=`gp-stage-${q}`,W(_.number,U),W(_.name,G),_.name.dataset.tip!==V&&(_.name.dataset.tip=V),W(_.tags,Y),_.tags.hidden=!Y,W(_.knob,Z),_.knob.hidden=
!Z,W(_.left,se),W(_.entropy,oe),typeof fe=="string"?W(_.here,fe):_.here.replaceChildren(...fe),W(_.over,Ne)}function C(_,q){let{vocab:U,entropy_before:G}=_.distribution,
{name:V,meaning:Y}=vr(_),Z={kind:"source",number:"",name:V,tip:Y,side:q.length?a("before"):a("before and after"),knob:"",left:a("{count} left",{count:B(U)}),entropy:ie(
G,t.unit),here:"",over:""},oe=q.map((se,fe)=>({kind:se.idle?"idle":"active",number:`${se.number}. `,name:se.name,tip:`${se.meaning} (${se.kind})`,side:fe===q.length-
1?a("after"):"",knob:ts(se.knobs,t.started),left:a("{count} left",{count:B(se.kept)}),entropy:ie(se.entropy,t.unit),here:qt(se),over:A(h.total[se.number+se.kind])}));
return[Z,...oe,E(_)]}function E(_){let[q,U]=xr(_,t.started),G=re(_.chosen.text,"gp-strong");return{kind:"choice",number:"",name:q,tip:a("How the token came abou\
t, and its probability after the processors."),side:"",knob:"",left:"",entropy:"",here:["▶ ",...Se(U,{token:G}),` (${y(_)})`],over:""}}function y(_){return ze(
_.chosen)?a("removed by {processor}",{processor:rn(_.chosen,_)}):_.beam?a("log-probability {value}",{value:D(_.chosen.logprob)}):j(X(_.chosen.logprob))}function b(_,q,U){
let G=C(_,q);for(;p.length>G.length;)p.pop().row.remove();G.forEach((oe,se)=>$(p[se]||I(),oe));let V=[0,...q.map(({number:oe})=>oe)].map(oe=>Op(U,_,oe)),Y=O(_,q),
Z=S(_,q);p.forEach(({flow:oe},se)=>{oe.box.hidden=!Y&&se>0,!oe.box.hidden&&(se<V.length?Wl(oe,V[se],V[se-1],M,(fe,Ne)=>k(fe,Ne,se,Z)):T(oe,V.at(-1),M))})}let L=({
from:_,to:q})=>j(q-_);function k(_,q,U,G){let V=L(_),Y=_.candidate?K(_.candidate.text):a("All other tokens together");if(!U)return a("{token}: {share} before th\
e processors.",{token:Y,share:V});let Z={token:Y,share:V,processor:G[U].name,was:L(q)};return _.candidate?a("{token}: {share} after {processor}, {was} before it\
.",Z):a("{token}: {share} after {processor}.",Z)}function T(_,q,U){let G=q.filter(({kind:V})=>V==="chosen");Wl(_,G,G,U,V=>a("{token} had {share} of what was lef\
t.",{token:K(V.candidate.text),share:L(V)}))}let O=({distribution:_},q)=>_.candidates.every(({stage_logprobs:U})=>(U||[]).length===q.length);function S(_,q){let U=vr(
_);return[{number:0,place:a("before"),name:U.name,tip:U.meaning,idle:!1,side:"before"},...q.map(G=>({number:G.number,place:String(G.number),name:G.name,idle:G.idle,
side:"",tip:a("{number}. {name}: {effect} here. It {meaning}.",{...G,effect:qt(G)})}))]}function v(_,q,U,G){if(i.hidden=!q.length||!O(_,q),i.hidden)return;let V={
number:q.length,place:a("after"),name:a("all processors"),tip:a("After all processors: the distribution from which the token was chosen."),idle:!1,side:"after"};
d.draw([...S(_,q),V],U,_),l.hidden=G<=10,W(l,w?a("show {count} only",{count:10}):a("show all {count}",{count:B(G)})),l.setAttribute("aria-expanded",String(w))}l.
addEventListener("click",()=>{w=!w,z(t.current())});function P(_){if(_.distribution.stages.length)return"";if(_.isPrompt)return a("The model’s own distribution:\
 no logits processor takes part in reading the prompt.");let q=t.started.processors||[],U=Wn(_);if(t.started.mode==="custom"&&!q.length)return a("Your own loop \
called no logits processor here.");if(!q.length)return U?a("DoLa’s contrast, untouched: no logits processor runs."):a("The model’s own distribution, untouched\
: no logits processor runs.");let G={processors:q.map(V=>et(V)[0]).join(", ")};return U?a("DoLa’s contrast, untouched here. Prepared, but not used by this loop:\
 {processors}.",G):a("The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",G)}function R(_){let q=_.isPrompt||_.given,
U=_.isPrompt?a("at prompt token {number}: {token} (given, not chosen)"):q?a("at token {number}: {token} (given, not chosen)"):a("at token {number}: {token}");r.
replaceChildren(...Se(U,{number:String(_.index+1),token:re(_.chosen.text)})),W(u,q?a("given"):a("chosen"))}function z(_){let q=$t(_),U=yt(_),G=(_.watched||[]).filter(
({token_id:Y})=>U.every(Z=>Z.token_id!==Y)),V=ns(U,10,_.chosen.token_id);R(_),W(o,P(_)),o.hidden=!o.textContent,c.hidden=!_.beam||!q.length,b(_,q,V),v(_,q,[...w?
U:V,...G],U.length)}return _=>{let q=t.current();e.hidden=!q,q&&(q.isPrompt||h.follow(t.lastOf(q)),!(q===x[0]&&h.total===x[1]&&!_.unit&&!_.watched)&&(x=[q,h.total],
z(q)))}}function l0(e){let t=e>>>0;return()=>{t=t+1831565813>>>0;let n=Math.imul(t^t>>>15,t|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function c0(e,t){
let n=[...e];for(let r=n.length-1;r>0;r--){let o=Math.floor(t()*(r+1));[n[r],n[o]]=[n[o],n[r]]}return n}function Ap(e,t){let s=_=>e.querySelector(".gp-"+_),i=e.
querySelector("details"),[l,c,u,d]=["from","choices","reveal","next"].map(s),h=null,p=_=>[a("1st"),a("2nd"),a("3rd")][_]??"",f=()=>t.usesBeams&&!t.finished?[]:t.
allLines(),w=_=>ae(f()[_]?f()[_].last:null),x=_=>_.distribution.candidates.filter(({raw_rank:q})=>q).sort((q,U)=>q.raw_rank-U.raw_rank).slice(0,6);function M(_){
let q=Number(t.started.seed)%4294967296+7919*_.index+104729*_.sequence;return c0(x(_),l0(q))}let H=_=>x(_).length>1;function A(_){let q=t.current(),U=q&&t.lastOf(
q),G=Math.max(0,f().findIndex(Z=>Z.last===U)),V=w(G),Y=V.findIndex((Z,oe)=>oe>=_&&H(Z));if(Y<0){W(s("cannot"),V.length>_?a("From there on the run has recorded n\
o candidates to pick from: raise top_candidates and run it again."):t.running?a("The run has not reached this token yet."):a("There is no token {number} in this\
 text: choose an earlier one.",{number:_+1}));return}W(s("cannot"),""),h={line:G,at:Y,step:null,picks:[],revealed:!1,results:[]},N()}function N(){let _=w(h.line);
for(;_[h.at]&&!H(_[h.at]);)h.at+=1;if(Object.assign(h,{step:_[h.at]||null,picks:[],revealed:!1}),!h.step&&!t.running){y();return}I(),h.step&&t.selectStep(h.step.
before),b(()=>c.querySelector("button"))}function I(){t.hide(h&&i.open?h.at+(h.revealed?1:0):null)}function $(_){let{picks:q}=h;q.includes(_)?q.splice(q.indexOf(
_),1):q.length<3&&q.push(_),O()}function C(){let{step:_,picks:q}=h,U=x(_),G=U.find(({token_id:V})=>V===q[0]);h.revealed=!0,document.dispatchEvent(new CustomEvent(
"gp-predicted",{detail:{sequence:_.sequence,index:_.index,token:q[0]}})),h.results.push({step:_,first:G,share:Math.exp(G.raw_logprob-U[0].raw_logprob),hit:q.includes(
_.chosen.token_id)}),I(),t.selectStep(_),b(()=>d)}function E(){if(h.results.length>=10){y();return}h.at+=1,N()}function y(){let{results:_,line:q}=h,U=h.at+(h.revealed?
1:0);h=null,I(),l.value=w(q).slice(U).some(H)?U+1:1,z(_),b(()=>s("begin"))}function b(_){let q=e.contains(document.activeElement);R(),q&&_()&&_().focus({preventScroll:!0})}
let L=({piece:_,chosen:q,text:U})=>_??(q?q.text:U);function k(){let _=ae(h.step?h.step.before:w(h.line).at(-1)||null),q=[...t.prefix,..._].map(L).join(""),U=g("\
span","gp-gap","?",{"aria-label":a("the hidden token")});h.revealed&&U.replaceChildren(re(h.step.chosen.text));let G=s("so-far");G.replaceChildren(q,U),G.scrollTop=
G.scrollHeight}function T(){c.replaceChildren(...(h.step&&!h.revealed?M(h.step):[]).map(({token_id:_,text:q})=>{let U=g("button","gp-button gp-choice",null,{type:"\
button","aria-pressed":"false","data-token":_});return U.append(g("span","gp-order"),re(q)),U.addEventListener("click",()=>$(_)),U})),O()}function O(){for(let _ of c.
children){let q=h.picks.indexOf(Number(_.dataset.token));_.setAttribute("aria-pressed",String(q>=0)),_.disabled=q<0&&h.picks.length>=3,W(_.querySelector(".gp-or\
der"),p(q))}u.disabled=!h.picks.length}function S(){if(s("answer").hidden=!h.revealed,!h.revealed)return;let{step:_,picks:q}=h,{share:U,hit:G}=h.results.at(-1),
V=x(_),Y=_.chosen.token_id,Z=V.some(({token_id:fe})=>fe===Y)?V:[...V,_.chosen];s("truth").tBodies[0].replaceChildren(...Z.map(fe=>{let Ne=g("tr",fe.token_id===Y?
"gp-taken":""),zn=g("th","",null,{scope:"row"});fe.token_id===Y&&zn.append(g("span","","▶ "),g("span","gp-hidden",`${a("chosen:")} `)),zn.append(re(fe.text));
let Vl=g("div","gp-share"),Xl=g("i");Xl.style.width=`${(45*X(fe.raw_logprob)).toFixed(2)}%`,Vl.append(Xl,j(X(fe.raw_logprob)));let Yl=g("td");Yl.append(Vl);let Gp=q.
indexOf(fe.token_id);return Ne.append(zn,g("td","",p(Gp)),Yl,g("td","",j(X(fe.logprob))),g("td","",fe.raw_rank?B(fe.raw_rank):"–")),Ne}));let se=s("took");se.
replaceChildren(...Se(G?a("It wrote “{token}”. You had it."):a("It wrote “{token}”. You did not pick it."),{token:re(_.chosen.text,"gp-strong")})," "),se.
append(U===1?a("Your first pick is the token that the model found likeliest."):a("Your first pick has {share} of the probability of the likeliest token.",{share:j(
U)}))}let v=_=>_.reduce((q,{share:U})=>q+U,0)/_.length,P=_=>_.filter(({hit:q})=>q).length;function R(){if(s("before").hidden=!!h,s("round").hidden=!h,!h)return;
s("sum").hidden=!0;let{results:_,revealed:q,step:U}=h,V={number:_.length+(q?0:1),steps:10,token:U&&U.index+1};W(s("progress"),U?q?a("{number} of {steps}: token \
{token}.",V):a("{number} of {steps}: what comes next? Pick up to three, your best guess first.",V):a("Waiting for the next token of the run.")),W(s("score"),_.length?
a("So far: your first picks are {share} as likely as the top token; the run’s token was among your picks in {hits} of {count}.",{share:j(v(_)),hits:P(_),count:_.
length}):""),u.hidden=q||!U,d.hidden=!q,W(d,_.length>=10?a("Show the score"):a("Next token")),k(),T(),S()}function z(_){let q=s("sum");if(q.hidden=!1,q.replaceChildren(
g("h3","",a("The round is over"))),!_.length){q.append(g("p","",a("No token was revealed, so there is no score.")));return}let U=(...Y)=>{let Z=g("p");Z.append(
...Y),q.append(Z)};U(...Se(a("{share}: how likely your first picks were, on average, compared with the likeliest token."),{share:g("b","",j(v(_)))}));let G=g("b",
"",a("{hits} of {count}",{hits:P(_),count:_.length}));U(...Se(a("{steps}: steps in which the run’s token was among your picks ({share})."),{steps:G,share:j(P(
_)/_.length)}));let V=[..._].sort((Y,Z)=>Y.share-Z.share||Z.step.distribution.entropy_before-Y.step.distribution.entropy_before);for(let[Y,{step:Z,first:oe,share:se}]of[
[a("Hardest:"),V[0]],[a("Easiest:"),V.at(-1)]])U(g("b","",Y)," ",...Se(a("token {number}, “{token}”; your “{pick}” had {share} of the likeliest token’s probabil\
ity, and the entropy was {entropy}."),{number:String(Z.index+1),token:re(Z.chosen.text),pick:re(oe.text),share:j(se),entropy:ie(Z.distribution.entropy_before,t.
unit)}))}return s("begin").addEventListener("click",()=>A(Math.max(1,Math.floor(Number(l.value))||1)-1)),s("from-here").addEventListener("click",()=>{let _=t.current();
l.value=_&&!_.isPrompt?_.index+1:1}),u.addEventListener("click",C),d.addEventListener("click",E),s("end").addEventListener("click",y),i.addEventListener("toggle",
I),_=>{e.hidden=!t.started,_.run&&(h=null,l.value=1,s("sum").hidden=!0,W(s("cannot"),""),R()),W(s("begin"),s("sum").hidden?a("Start a round"):a("Another round")),
h&&!h.step&&(_.steps||_.status)&&N()}}function Rp(e,t){let r=e.querySelector(".gp-where"),o=e.querySelector(".gp-verdict"),s=e.querySelector(".gp-score-head"),i=e.querySelector("tbody"),l=e.querySelector(
".gp-more"),c=e.querySelector(".gp-tally"),u=new xe({steps:0,differed:0},(y,b)=>b.reranked?{steps:y.steps+1,differed:y.differed+ +(p(b.reranked).token_id!==b.chosen.
token_id)}:y),d=[],h=[],p=y=>y.reduce((b,L)=>L.probability>b.probability?L:b);function f(){let y=i.insertRow(),b=g("th","",null,{scope:"row"}),[L,k,T]=[g("span",
"gp-sign"),g("bdi","gp-word"),g("span","gp-tag",a("most probable"))];b.append(L,k,T),y.append(b);let O=["probability","penalty","score"].map(()=>{let S=g("div",
"gp-cell"),v=g("span","gp-balance",null,{"aria-hidden":"true"}),[P,R]=[g("i","gp-part"),g("i","gp-zero")];v.append(P,R);let z=g("span","gp-amount");return S.append(
v,z),y.append(g("td")),y.lastChild.append(S),{part:P,zero:R,amount:z}});return d.push({row:y,sign:L,word:k,tag:T,cells:O}),d.at(-1)}function w({part:y,zero:b,amount:L},k,[
T,O],S){let v=P=>(P-T)/(O-T)*100;y.style.left=`${Math.min(v(0),v(k))}%`,y.style.width=`${Math.abs(v(k)-v(0))}%`,b.style.left=`${v(0)}%`,W(L,S)}function x({part:y,
zero:b,amount:L},k,[T,O],S){let v=P=>4+(P-T)/(O-T)*92;y.hidden=k===null,y.style.left=`${v(k)}%`,b.style.left=`${v(0)}%`,W(L,S)}function M(y,b,L,k,T){let O=b.token_id===
L.chosen.token_id;y.row.className=O?"gp-winner":"",W(y.sign,O?"▶":""),$e(y.word,b.text),y.tag.hidden=b!==k||O,w(y.cells[0],b.probability,T.probability,j(b.probability)),
w(y.cells[1],b.penalty,T.penalty,D(b.penalty)),x(y.cells[2],b.score,T.score,D(b.score))}function H(y){let[b,L]=[Math.min(0,...y),Math.max(0,...y)];return L>b?[b,
L]:[0,1]}function A(y){let b=p(y.reranked),L=y.reranked.find(S=>S.token_id===y.chosen.token_id),k=y.reranked.slice(0,12);L&&!k.includes(L)&&(k[11]=L);let T=Object.
fromEntries(["probability","penalty","score"].map(S=>[S,H(k.map(v=>v[S]))]));for(;d.length<k.length;)f();d.forEach((S,v)=>{S.row.hidden=v>=k.length,v<k.length&&
M(S,k[v],y,b,T)});let O=y.reranked.length-k.length;l.hidden=O<=0,W(l,F(O,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),N(L,b)}function N(y,b){if(!y){o.replaceChildren();return}let L={token:re(y.text,"gp-strong"),score:D(y.score)};o.replaceChildren(...y===
b?Se(a("{token} won: the most probable token has the highest score too ({score})."),L):Se(a("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{...L,other:re(b.text,"gp-strong"),share:j(b.probability),penalty:D(b.penalty),
lower:D(b.score)}))}function I(){let y=t.started.effective.penalty_alpha;return typeof y!="number"?a("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):a("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
y).toFixed(4)),alpha:y})}let $=y=>y&&y.reranked&&y.reranked.find(b=>b.token_id===y.chosen.token_id),C=y=>()=>{let b=$(t.current());return b?a("{name}: {words}.",
{name:K(b.text),words:y(b)}):""},E=C(({probability:y,penalty:b,score:L})=>{let k=t.started.effective.penalty_alpha;return typeof k!="number"?D(L):`(1 − ${k}) \
· ${D(y)} − ${k} · ${D(b)} = ${D(L)}`});return We(e,{probability:C(({probability:y})=>j(y)),penalty:C(({penalty:y})=>D(y))}),()=>{let y=t.current();if(e.hidden=
!(y&&y.reranked&&y.reranked.length),e.hidden||(u.follow(t.lastOf(y)),y===h[0]&&u.total===h[1]))return;h=[y,u.total],r.textContent=a("at token {number}",{number:y.
index+1}),ye(s,"degeneration-penalty",E,{meaning:I()}),A(y);let{steps:b,differed:L}=u.total;W(c,F(b,"Along the text: a token other than the most probable one wo\
n in {differed} of {count} step ({share}).","Along the text: a token other than the most probable one won in {differed} of {count} steps ({share}).",{differed:B(
L),share:j(L/b)}))}}function Np(e,t){let n=()=>e.closest(".token-panel"),r=A=>e.querySelector(".gp-"+A),[o,s,i,l,c]=["place-words","back","on","newest","fold"].map(r),u=[...e.querySelectorAll(
"[role=tab]")],d=u.find(({dataset:A})=>A.shows==="logit_lens"),h=u.find(({dataset:A})=>A.shows==="cross_attention"),p=u.find(({dataset:A})=>A.shows==="processor\
s");function f(A){n()&&(n().dataset.shows=A);for(let N of u){let I=N.dataset.shows===A;N.setAttribute("aria-selected",String(I)),N.tabIndex=I?0:-1}}for(let A of u)
A.addEventListener("click",()=>{f(A.dataset.shows),w(!0)}),A.addEventListener("keydown",N=>{let I={ArrowRight:1,ArrowLeft:-1}[N.key];if(!I)return;N.preventDefault();
let $=u.filter(({hidden:E})=>!E),C=$[($.indexOf(A)+I+$.length)%$.length];f(C.dataset.shows),w(!0),C.focus()});function w(A){n()?.toggleAttribute("data-folded",!A),
c.setAttribute("aria-expanded",String(A)),c.textContent=A?"▾":"▴"}c.addEventListener("click",()=>w(c.getAttribute("aria-expanded")==="false"));let x=null;s.
addEventListener("click",()=>t.walk(-1)),i.addEventListener("click",()=>t.walk(1)),l.addEventListener("click",()=>t.selectStep(null));function M(A){let N=t.lineOf(
A),I=t.lines().length>1&&N&&!A.isPrompt?N.label:"",$=A.isPrompt?t.started.prompt_tokens.length:ae(N?N.last:A).length,C=H(A,{number:B(A.index+1),count:B($),line:I});
o.ariaLive=t.selected?"polite":"off",o.replaceChildren(re(A.chosen.text,"gp-here"),g("span","",` ${C}`)),s.disabled=A.isPrompt?!A.before:A.index===0&&!t.promptSteps.
length,i.disabled=!N||N.last===A,l.hidden=!t.selected||!t.running}function H(A,N){return A.isPrompt?a("prompt token {number} of {count}",N):t.selected?N.line?a(
"token {number} of {count} of {line}",N):a("token {number} of {count}",N):N.line?a("newest token {number} of {count} of {line}",N):a("newest token {number} of {\
count}",N)}return A=>{t.isFromElsewhere&&x!==t.started?w(!1):A.selection&&t.selected&&w(!0),x=t.isFromElsewhere?t.started:null;let N=t.canAsk&&!t.recorded;d.hidden=
!N||t.hasReadMedia,h.hidden=!N||!t.looksAtMedia;for(let $ of[d,h])$.hidden&&n()?.dataset.shows===$.dataset.shows&&f("candidates");p.hidden=t.isFromElsewhere,t.isFromElsewhere&&
n()?.dataset.shows==="processors"&&f("candidates");let I=t.current();if(I)return M(I);o.textContent=a("No token yet"),s.disabled=i.disabled=!0,l.hidden=!0}}var Hl=({messages:e,template:t})=>JSON.stringify([e,t||null]);function $p(e,t){let n=$=>e.querySelector(".gp-"+$),[r,o,s]=["said","rendered","try"].map(n),i=new WeakMap,
l=[],c="",u=null,d=null;function h(){return kr(e,o,t,$=>{let C=i.get($);return C&&{id:C.token.token_id,text:C.token.text,where:a("prompt token {number}",{number:C.
index+1}),step:null,why:C.words}})}function p(){let{started:$,written:C}=t,E=$&&$.request.messages,y=E&&C&&$.model===C.model&&Hl($.request)===Hl(C);return C&&!y?
{...C,ran:!1}:t.isFromElsewhere||!E||!E.length?null:{model:$.model,messages:E,template:$.request.template,tokens:$.prompt_tokens,parts:$.parts||[],ran:!0}}function f({
messages:$,parts:C,problem:E}){let y=new Set(C.filter(({kind:b})=>b==="message").map(({message:b})=>b));r.replaceChildren(...$.map(({role:b,content:L},k)=>{let T=g(
"li","",null,{"data-role":b});return T.append(g("span","gp-role",b),g("p","",L)),!E&&y.size>0&&!y.has(k)&&L.trim()&&T.append(g("p","gp-dropped",a("✕ The templat\
e leaves this message out."))),T}))}let w={message:({role:$})=>a("words of {role}",{role:$}),template:()=>a("written by the template"),generation:()=>a("generat\
ion prompt: the answer begins here")};function x($,C){let E=$?w[$.kind]($):a("of unknown origin");return C.piece===null?a("special token, {whose}",{whose:E}):E}
function M({tokens:$,parts:C}){o.replaceChildren(),l=[],u=null;let E=new Set(C.map(({stop:b})=>b)),y=null;$.forEach((b,L)=>{let k=C.find(v=>v.start<=L&&L<v.stop)||
null;if(!y||!L||E.has(L)||C.some(({start:v})=>v===L)){let v=g("span","gp-part",null,k?{"data-kind":k.kind}:{});k&&k.kind==="message"&&v.append(g("span","gp-role",
k.role)),k&&k.kind==="generation"&&v.append(g("span","gp-role",a("the answer begins"))),o.append(v),y={rows:v,tokens:[]}}let T=g("span","gp-token",null,{role:"b\
utton",tabindex:"-1"}),O=x(k,b);wt(T,b),T.setAttribute("aria-label",a("prompt token {number}: {token}, {words}",{number:L+1,token:K(b.text),words:O})),i.set(T,{
token:b,index:L,words:O});let S=y.tokens.length?i.get(y.tokens.at(-1)).token:null;nn(y,T,b,S),l.push(T)}),l.length&&H(l[0])}function H($){u&&(u.tabIndex=-1),u=$,
$.tabIndex=0}function A($){$&&(H($),$.focus({preventScroll:!0}),$.scrollIntoView({block:"nearest"}),d.show($))}o.addEventListener("click",({target:$})=>A($.closest(
".gp-token"))),o.addEventListener("keydown",$=>{let C=l.indexOf($.target.closest(".gp-token"));if(C<0||$.ctrlKey||$.metaKey||$.altKey)return;let E={ArrowRight:()=>l[C+
1],ArrowLeft:()=>l[C-1],Home:()=>l[0],End:()=>l.at(-1),ArrowDown:()=>at(l,C,1),ArrowUp:()=>at(l,C,-1),Enter:()=>l[C]," ":()=>l[C]};E[$.key]&&($.preventDefault(),
A(E[$.key]()))});function N({tokens:$,parts:C}){let E=S=>C.filter(v=>v.kind===S).reduce((v,{start:P,stop:R})=>v+R-P,0),y=$.filter(({piece:S})=>S===null).length,
[b,L,k]=["message","template","generation"].map(E),T={words:B(b),around:B(L),begin:B(k)};return`${b||L?F($.length,"{count} token: {words} for the words of the m\
essages, {around} around them, {begin} to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the \
answer.",T):k?F($.length,"{count} token: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",
"{count} tokens: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",T):F($.length,"{count} \
token: this template changes the words, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens i\
s unknown.")} ${F(y,"{count} is special.","{count} are special.")}`}function I({tokens:$,parts:C}){let E=C.filter(({kind:b})=>b==="message").flatMap(({start:b,stop:L})=>$.
slice(b,L)).filter(({piece:b})=>b===null),y=[...new Set(E.map(({text:b})=>K(b)))];return y.length?a("A message contains {tokens}: written like a special token, \
it is read as one, as if the template had written it.",{tokens:y.join(", ")}):""}return s.addEventListener("click",()=>t.ask({type:"without"})),()=>{let $=p();if(e.
hidden=!$,!$){c="";return}s.hidden=!Object.hasOwn(t.answers,"without")||!!$.problem;let C=JSON.stringify([$.model,Hl($),$.parts,$.problem,$.ran,$.tokens.length]);
if(C===c)return;c=C,d??=h(),W(n("which"),$.ran?a("of {model}, as this run read it",{model:$.model}):a("of {model}, as written now: not run yet",{model:$.model})),
Be(n("refusal"),!!$.problem),W(n("refusal"),a($.problem)),n("refusal").dataset.kind=$.away?"info":"error",n("refusal").setAttribute("role",$.away?"note":"alert"),
f($),Be(n("made"),!$.problem),M($),Be(n("generation-key"),$.parts.some(({kind:y})=>y==="generation")),W(n("template-words"),$.problem?"":N($));let E=I($);Be(n("\
warn"),!!E),W(n("warn"),E),d.hide()}}function qp(e,t,n){let{state:r,log:o,text:s,select:i}=e;function l(c){if(!c)return;let{step:u}=r.entries.get(c);e.reveal(c),u&&o.selectStep(u),c.focus({preventScroll:!0}),
c.scrollIntoView({block:"nearest"}),u||n.show(c)}s.addEventListener("click",c=>{let u=r.tokenAt(c);u&&(l(u),r.entries.get(u).step&&n.dismiss())}),s.addEventListener(
"keydown",c=>{if(c.key==="Escape"){o.selectStep(null);return}let u=r.tokenAt(c);if(!u||c.ctrlKey||c.metaKey||c.altKey)return;let d=r.allTokens,h=d.indexOf(u),p={
ArrowRight:()=>d[h+1],ArrowLeft:()=>d[h-1],ArrowDown:()=>at(d,h,1),ArrowUp:()=>at(d,h,-1),Home:()=>d.find(f=>r.entries.get(f).step),End:()=>d.at(-1),Enter:()=>u,
" ":()=>u};p[c.key]&&(c.preventDefault(),l(p[c.key]()))}),i.addEventListener("change",()=>{r.shadedBy=i.value,e.shadeAll(),t.drawScale()}),s.addEventListener("s\
croll",()=>{r.atEnd=s.scrollHeight-s.scrollTop-s.clientHeight<60},{passive:!0}),new ResizeObserver(()=>e.resized()).observe(s)}var Ip=e=>e.started&&e.started.request||{},Bl=e=>!!Ip(e).only_given;function Fl(e,{index:t,isPrompt:n,isStart:r}){if(r)return a("decoder start token");let o={number:t+
1};return n?e.readsSource?a("source token {number}",o):a("prompt token {number}",o):a("token {number}",o)}function jl(e,{index:t,isStart:n}){return n?a("every t\
arget begins with it: not chosen"):e.readsSource?a("the encoder reads it: it has no probability"):e.isFromElsewhere?a("its probability is not known"):t===0?a("n\
othing comes before it: it has no probability"):Ip(e).read_prompt&&!e.finished&&!e.failed?a("its probability is read when the text ends"):a("its probability was\
 not read")}function zl(e,t){let n=[];return t.given&&!Bl(e)&&n.push(a("given, not chosen")),n.push(...yc(t)),n}function Wp(e,t){let{step:n,token:r}=t,o=n?[...pl(
n,e.unit),...zl(e,n)]:[jl(e,t)];return[a("{where}: {token}",{where:Fl(e,t),token:K(r.text)}),...o].join(", ")}var ys=class{constructor(t,n,r,o){this.root=t,this.text=n,this.select=r,this.state=o,this.scale=t.querySelector(".gp-scale"),this.origins=t.querySelector(".gp-o\
rigins"),this.originsAlong=new xe(pc,fc)}drawScale(){tn(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:t,state:n}=this,{prompt:r,begun:o,
lines:s}=n,i=!Bl(n.log)&&s.some(({steps:l})=>l.length&&l[0].given);t.querySelector(".gp-mark-prompt").hidden=!r||!r.tokens.length,W(t.querySelector(".gp-mark-pr\
ompt .gp-ink"),o?a("source, and what the target begins with"):a("prompt")),t.querySelector(".gp-mark-given").hidden=!i,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",i)}drawOrigins(){let{origins:t,originsAlong:n,state:{log:r,lines:o}}=this;if(t.hidden=!r.rounds.length,t.hidden)return;n.follow(o.length&&o[0].steps.
at(-1)||null);let s=me(t,Object.keys(pt).length,u0);Object.entries(pt).forEach(([i,[,l,c]],u)=>{let[d,h]=s[u].children;s[u].dataset.draft=i,ye(s[u],{accepted:"d\
raft",correction:"correction",bonus:"bonus",target:"target"}[i],()=>"",{meaning:c,formula:""}),W(d,l),W(h,B(n.total[i]))})}};function u0(){let e=g("span","",null,
{tabindex:"0"});return e.append(g("span","gp-ink")," ",g("b")),e}var ks=class{constructor(t){this.log=t,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.fold=null,this.begun=null,this.lines=
[],this.marked=null,this.atEnd=!0,this.followed=!1}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allRows(){return this.lines.
flatMap(({folds:t})=>t?t.boxes.map(({rows:n})=>n):[]).concat(this.paragraphs.map(({rows:t})=>t))}get allTokens(){return this.paragraphs.flatMap(({tokens:t})=>t)}elementOf(t){
if(t.isPrompt)return this.prompt&&this.prompt.tokens[t.index]||null;for(let n of this.lines)if(n.steps[t.index]===t)return n.tokens[t.index];return null}tokenAt(t){
let n=t.target.closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var _s=class{constructor(t,n,r){this.drawn=n,this.moved=r,this.goesOn=!1,this.along=new xe(Dr(t),(o,s)=>Ur(o,s.chosen.text,s.piece===null,t)),this.boxes=[]}rowsFor(t){
let n=this.along.total.spans.length;this.along.follow(t);let{since:r,place:o,spans:s}=this.along.total,i=this.boxes.at(-1);if(r!==null&&r<o)return(!i||i.since!==
r)&&(i=this.open(r)),i.rows;let l=s.length>n?s.at(-1):null;return l&&i&&i.since===l.start&&i.stop===null&&this.close(i,l.stop),this.drawn.rows}keepable(t){let{since:n}=this.
along.totals[t],r=this.boxes.find(o=>o.since===n);return n!==null&&r&&r.stop!==null?Math.min(t,r.stop):t}cut(t){let{drawn:n}=this;for(;n.tokens.length>t;){let i=n.
tokens.at(-1),l=this.boxOf(i);Nt({rows:l?l.rows:n.rows,tokens:n.tokens},n.tokens.length-1),l&&!l.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:r,steps:o}=this.along;o.length=t,r.length=t+1;let s=this.boxes.at(-1);s&&this.along.total.since===s.since&&Object.assign(s,{stop:null,ended:!1})}boxOf(t){
let n=t.closest(".gp-reasoning");return n?this.boxes.find(r=>r.element===n):void 0}reveal(t){let n=this.boxOf(t);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(t){this.goesOn=t;for(let n of this.boxes){let r=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,W(n.chip,`${r?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!r)),n.element.classList.toggle("gp-folded",r)}}words({count:t,stop:n,ended:r}){return r?F(
t,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?F(t,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):F(t,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(t){return t.wish??t.ended}open(t){let n=g("span","gp-reasoning"),r=g("butto\
n","gp-reasoning-chip",null,{type:"button",title:a("The model’s reasoning before its answer. Click to fold or unfold it.")}),o=g("span","gp-reasoned");n.append(
r,o);let s={element:n,chip:r,rows:new it(o,this.drawn.rows),since:t,stop:null,ended:!1,count:0,wish:null};return r.addEventListener("click",()=>{s.wish=!this.isFolded(
s),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(s),s}close(t,n){let{tokens:r,rows:o}=this.drawn,s=r.slice(n);Nt({rows:t.rows,
tokens:r},n),Object.assign(t,{stop:n,ended:this.along.total.spans.at(-1).end!==null}),t.rows.holder.hasChildNodes()||(o.removeLast(),this.boxes.pop());for(let i of s)
o.append(i);r.push(...s)}};var d0=30,vs=class{constructor(t,n,r,o){this.text=t,this.written=t.querySelector(".gp-written"),this.empty=n,this.select=r,this.state=o,this.log=o.log,this.width=
0,this.resettle=0,this.unfolds=!1,new ResizeObserver(()=>this.laidOut()).observe(this.written)}startRun(){let{text:t,written:n,log:r,state:o}=this;if(n.replaceChildren(),
o.clear(),!r.started){n.append(this.empty);return}let s=r.readsSource;t.classList.toggle("gp-apart",s),s&&n.append(g("span","gp-part-name",a("Source: the encode\
r reads it"))),o.prompt=this.drawFixed(r.started.prompt_tokens,s?a("Source"):a("Prompt"),{folded:mp(r.started)}),this.drawFold(),s&&(n.append(g("span","gp-part-\
name",a("Target: the decoder writes it, from its start token on"))),o.begun=this.drawFixed(r.started.decoder_tokens,a("Start of the target"),{isStart:!0}))}drawFixed(t,n,{
folded:r=[],...o}={}){let s=g("span","gp-prompt",null,{"aria-label":n}),i={rows:new it(s),tokens:[]};for(let{item:l}of r.filter(c=>c.start===c.end))i.rows.append(
Cl(l,0));return t.forEach((l,c)=>{let u=r.find(({start:d,end:h})=>d<=c&&c<h);u&&c===u.start&&i.rows.append(Cl(u.item,u.end-u.start)),u||this.append(i,{token:l,index:c,
isPrompt:!0,step:null,...o})}),this.written.append(s),i}drawFold(){let{prompt:t}=this.state,n=t.tokens.length,r=g("button","gp-unfold",null,{type:"button"});this.
state.fold=n>d0&&!this.log.started.request.only_given?r:null,this.state.fold&&(r.addEventListener("click",()=>this.foldPrompt(this.unfolds)),t.rows.holder.before(
r),this.foldPrompt(!this.unfolds))}foldPrompt(t){let{fold:n,prompt:r}=this.state,{holder:o}=r.rows,s={count:B(r.tokens.length)};this.unfolds=!t,n.textContent=t?
a("Show all {count} tokens of the prompt",s):a("Show less of the prompt"),n.setAttribute("aria-expanded",String(!t)),o.classList.toggle("gp-folded",t),t?o.setAttribute(
"tabindex","0"):o.removeAttribute("tabindex"),t&&(o.scrollTop=o.scrollHeight),this.dissolve()}drawPrompt(){for(let t of this.log.promptSteps){let n=this.state.prompt.
tokens[t.index];n&&(this.state.entries.get(n).step=t,this.describe(n),this.shade(n))}}drawLines(){let t=this.log.lines(),{lines:n}=this.state,r=t.length===1&&t[0].
kind==="sequence";for(r!==this.text.classList.contains("gp-single")&&(this.dissolve(),this.text.classList.toggle("gp-single",r));n.length>t.length;)n.pop().element.
remove();t.forEach((o,s)=>this.drawLine(n[s]||this.newLine(),o,s))}newLine(){let{begun:t,prompt:n,lines:r}=this.state,o=g("div","gp-line"),s=g("div","gp-line-he\
ad"),i=g("span","gp-line-body"),l=g("span","gp-stop");o.append(s,i,l),this.written.append(o);let c=t||n,u={element:o,head:s,rows:new it(i,c&&c.rows),stop:l,steps:[],
tokens:[],said:"",folds:null},{reasoning:d}=this.log.started;return d&&(u.folds=new _s(d,u,()=>this.dissolve())),r.push(u),u}drawLine(t,n,r){t.element.dataset.kind!==
n.kind&&(t.element.dataset.kind=n.kind),t.element.classList.toggle("gp-line-minor",this.log.usesBeams&&r>0);let o=JSON.stringify([n.label,n.score,n.stopReason]);
o!==t.said&&(t.said=o,this.drawHead(t,n)),n.untold&&!t.stop.previousElementSibling.classList.contains("gp-untold")&&t.stop.before(g("span","gp-untold",n.untold));
let{folds:s}=t,i=Kr(t.steps,n.last),l=s?s.keepable(i.keep):i.keep,c=[...t.steps.slice(l,i.keep),...i.added];s?s.cut(l):Nt(t,l),t.steps.length=l;for(let u of c)this.
append(t,{token:{...u.chosen,piece:u.piece},index:u.index,isPrompt:!1,step:u}),t.steps.push(u);s&&s.draw(this.log.running)}drawHead(t,n){let r=n.stopReason?Ge(n.
stopReason)[1]:"",o=n.label.charAt(0).toUpperCase()+n.label.slice(1);if(t.head.replaceChildren(g("b","",o)),n.score!==null&&n.score!==void 0){let i=n.kind==="ru\
nning",l=J(n.score,3);t.head.append(g("span","",i?a("sum {value}",{value:l}):a("score {value}",{value:l}),{title:i?a("sum of the log-probabilities so far, in na\
ts"):a("the sum divided by the length penalty")}))}let s=n.stopReason==="step"?"… ":"■ ";r&&t.head.append(g("span","",s+r)),t.stop.textContent=r&&!this.log.
usesBeams&&this.log.lasts.length===1?s+r:""}append(t,n){let r=t.tokens.at(-1),o=t.folds?t.folds.rowsFor(n.step):t.rows;nn({rows:o,tokens:t.tokens},this.tokenElement(
n),n.token,r&&this.state.entries.get(r).token)}tokenElement(t){let{token:n,step:r,isPrompt:o}=t,s=g("span",o?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"\
-1","aria-pressed":"false"});return wt(s,n),r&&r.draft&&r.draft.origin!=="none"&&(s.dataset.draft=r.draft.origin),r&&r.given&&(s.dataset.given=""),this.state.entries.
set(s,t),this.describe(s),r&&this.shade(s),s}describe(t){t.setAttribute("aria-label",Wp(this.log,this.state.entries.get(t)))}shade(t){br(t.querySelector(".gp-in\
k"),this.select.value,Ae(this.state.entries.get(t).step)),t.dataset.shaded=""}shadeAll(){for(let t of this.state.allTokens)this.state.entries.get(t).step&&this.
shade(t)}reveal(t){for(let{folds:n}of this.state.lines)n&&n.reveal(t)}markCurrent(){let{log:t,state:n}=this,r=t.current(),o=r?n.elementOf(r):null,{marked:s}=n;s&&
s!==o&&(s.classList.remove("gp-current"),s.setAttribute("aria-pressed","false"),s.tabIndex=-1),n.marked=o,o&&(t.selected&&!t.suggested&&this.reveal(o),r.isPrompt&&
n.fold&&!this.unfolds&&this.foldPrompt(!1),o.classList.add("gp-current"),o.setAttribute("aria-pressed",String(t.selected===r)),o.tabIndex=0)}followEnd(){let{log:t,
state:n,text:r}=this;t.usesBeams||t.stepping||!n.atEnd||t.selected||!t.running||(r.scrollTop=r.scrollHeight,n.followed=r.scrollTop>0)}laidOut(){this.settle(),this.
followEnd()}showStep(){this.log.stepping&&(this.settle(),this.state.lines[0]?.tokens.at(-1)?.scrollIntoView({block:"nearest"}))}goBack(){let{log:t,state:n,text:r}=this;
t.running||!n.followed||(n.followed=!1,n.atEnd&&(!t.selected||t.suggested)&&(r.scrollTop=0))}resized(){!this.text.clientWidth||this.text.clientWidth===this.width||
(this.width=this.text.clientWidth,this.dissolve())}dissolve(){for(let t of this.state.allRows)t.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(
()=>this.settle(),200)}settle(){this.width||=this.text.clientWidth;for(let t of this.state.allRows)t.settle()}};function Hp(e,t){let n=e.querySelector(".gp-text"),r=e.querySelector(".gp-shade"),o=new ks(t),s=new vs(n,e.querySelector(".gp-empty"),r,o),i=new ys(e,n,r,o),l=kr(
e,n,t,h=>{let p=o.entries.get(h);if(!p)return null;let{token:f,step:w}=p,x=w?zl(t,w).join(", "):jl(t,p);return{id:f.token_id,text:f.text,where:Fl(t,p),step:w,why:x}});
qp(s,i,l);let c=[...r.options],u=["surprisal","rank"].map(h=>c.find(p=>p.value===h));u.unshift(new Option(a("probability"),"told"));function d(){if(t.started){let h=t.
isFromElsewhere?u:c;r.replaceChildren(...h);let p=h.some(({value:w})=>w===o.shadedBy),f=t.started.request.only_given&&!t.stepping;r.value=p?o.shadedBy:f||t.isFromElsewhere?
"surprisal":"uncertainty",i.drawScale()}s.startRun()}return h=>{if(h.run&&d(),(h.run||h.steps||h.status)&&(s.drawLines(),i.drawMarks()),o.prompt&&(h.run||h.prompt)&&
s.drawPrompt(),o.prompt&&(h.unit||h.status))for(let p of h.unit?o.allTokens:o.prompt.tokens)s.describe(p);h.unit&&i.drawScale(),s.markCurrent(),h.steps&&s.showStep(),
h.status&&s.goBack(),l.refresh(h.unit||h.prompt||h.status)}}var Ul={};ee(Ul,{bytesOf:()=>Dl});function Dl(e){let t=atob(e.trim()),n=new Uint8Array(t.length);for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}var h0=12,Bp=48;function Fp(e,t){let n=Bp;e.addEventListener("click",({clientX:o,clientY:s})=>{let{left:i,top:l,width:c,height:u}=e.getBoundingClientRect(),d=t.
lasts[Math.min(t.lasts.length-1,Math.floor((s-l)/u*t.lasts.length))],h=d&&ae(d)[Math.floor((o-i)/c*n)];h&&t.selectStep(h)});function r(){let o=t.lasts.map(ae);n=
Math.max(Bp,...o.map(M=>M.length)),e.style.height=`${h0*o.length}px`;let[s,i]=[e.clientWidth,e.clientHeight].map(M=>Math.round(M*devicePixelRatio));if(!s||!i)return;
Object.assign(e,{width:s,height:i});let l=e.getContext("2d"),c=getComputedStyle(e),[u,d]=["--gp-kept","--gp-chosen"].map(M=>c.getPropertyValue(M).trim()),[h,p]=[
s/n,i/Math.max(1,o.length)],f=Math.min(2,h/4);o.forEach((M,H)=>M.forEach((A,N)=>{A.given||(l.globalAlpha=.1+.9*Math.exp(A.chosen.logprob),l.fillStyle=u,l.fillRect(
N*h,H*p+1,h-f,p-2))}));let w=t.current(),x=o.findIndex(M=>M.includes(w));x<0||w.given||(l.globalAlpha=1,l.strokeStyle=d,l.lineWidth=2*devicePixelRatio,l.strokeRect(
o[x].indexOf(w)*h,x*p+1,h-f,p-2))}return new ResizeObserver(r).observe(e),r}var p0=160;function f0(e,t){let n=new DataView(new ArrayBuffer(44)),r=(o,s)=>[...s].forEach((i,l)=>n.setUint8(o+l,i.charCodeAt(0)));return r(0,"RIFF"),n.setUint32(
4,36+e.byteLength,!0),r(8,"WAVEfmt "),n.setUint32(16,16,!0),n.setUint16(20,1,!0),n.setUint16(22,1,!0),n.setUint32(24,t,!0),n.setUint32(28,2*t,!0),n.setUint16(32,
2,!0),n.setUint16(34,16,!0),r(36,"data"),n.setUint32(40,e.byteLength,!0),new Blob([n,e],{type:"audio/wav"})}function m0(e){let t=e.byteLength/2,n=Array.from({length:Math.
min(p0,t)},()=>0);for(let o=0;o<t;o++){let s=Math.floor(o*n.length/t);n[s]=Math.max(n[s],Math.abs(e.getInt16(2*o,!0)))}let r=Math.max(1,...n);return n.map(o=>100*
o/r)}function jp(e,t){let n=i=>e.querySelector(".gp-spoken-"+i),r=Fp(n("map"),t),o=null,s="";return()=>{if(e.hidden=!t.speaks||t.hideFrom!==null,e.hidden)return;
let i=a("Each row is a codebook, each column a step: the stronger the colour, the more probable the code that was chosen. Click one to look at it.");W(n("legend"),
i),n("map").setAttribute("aria-label",i),r();let l=t.finished?.sound||null;if(n("sound").hidden=n("wave").hidden=!l,l||W(n("note"),t.running?a("The sound follow\
s once all codes are there."):a("There is no sound.")),!l||l===o)return;o=l;let c=Dl(l.samples).buffer;s&&URL.revokeObjectURL(s),s=URL.createObjectURL(f0(c,l.rate)),
n("sound").src=s,n("wave").replaceChildren(Cr(m0(new DataView(c))));let u=J(c.byteLength/2/l.rate,2);W(n("note"),a("{seconds} s of sound. At each step the model\
 chooses a code of each of {count} codebooks: the first is the coarsest, the others refine it and begin later.",{seconds:u,count:t.finished.sequences.length}))}}function zp(e,t,n){let r=[],o=null,s=[],i=l=>{let c=s.map(({chosen:u})=>u.text).join("").trim();s.length&&o!==null&&r.push({text:c,begin:o,end:l,steps:s}),s=[]};
for(let l of e){let c=l.chosen.token_id;if(c>=n.first){let u=(c-n.first)*n.seconds;i(u),o=u}else o!==null&&c<t&&s.push(l)}return i(null),r}function Dp(e,t){let n=h=>e.querySelector(".gp-"+h),[r,o,s,i]=["heard-sound","heard-ends","heard-parts","heard-note"].map(n),l="",c=()=>(t.started.request.media||
[])[0]||{},u=({begin:h,end:p})=>p===null?a("from {begin} s on",{begin:J(h,2)}):a("{begin} to {end} s",{begin:J(h,2),end:J(p,2)});function d(h,p){let f=h.map(({begin:x,
end:M})=>{let H=g("i");return H.style.left=`${100*x/p.seconds}%`,H.style.right=`${Math.max(0,100-100*(M??p.seconds)/p.seconds)}%`,H}),w=Array.isArray(p.preview)?
p.preview.map(Number):[];r.replaceChildren(...f,Cr(w.map(x=>100*x/Math.max(1,...w)))),[...o.children].forEach((x,M)=>W(x,a("{seconds} s",{seconds:M?p.seconds:0}))),
s.replaceChildren(...h.map(x=>{let M=g("li"),H=g("button","",null,{type:"button"});return H.append(g("span","",x.text),g("small","",u(x))),H.addEventListener("c\
lick",()=>{t.selectStep(x.steps[0]),t.answers.media_file&&fs(t,p.sha256,x.begin,x.end??p.seconds,A=>W(i,A))}),M.append(H),M}))}return h=>{let p=t.current();if(e.
hidden=!p||p.isPrompt||t.hideFrom!==null||!t.started.timestamps||c().kind!=="audio",e.hidden)return;let f=zp(ae(t.lastOf(p)),Math.min(...t.started.eos_token_ids),
t.started.timestamps);if(h.run&&W(i,""),!f.length){r.hidden=o.hidden=!0,l="",s.replaceChildren(),t.running||W(i,t.started.request.return_timestamps?a("The model\
 wrote no words with times."):a("Set return_timestamps among the knobs to have the model write when it heard each part."));return}r.hidden=o.hidden=!1;let w=JSON.
stringify([c().sha256,f.map(({text:x,begin:M,end:H})=>[x,M,H])]);w!==l&&d(f,c()),l=w,f.forEach(({steps:x},M)=>{let H=x.includes(p);r.children[M].classList.toggle(
"gp-here",H),s.children[M].firstElementChild.toggleAttribute("aria-current",H)})}}var Kl={};ee(Kl,{fillDetectionTable:()=>v0,legendOf:()=>T0,markedItems:()=>S0,scoredOf:()=>Gl,verdictOf:()=>g0,zSum:()=>xs,zWords:()=>Qe});var Qe=e=>D(e,2).replace("-","−");function g0(e,t=null){let{z_score:n,threshold:r,prediction:o}=e,s={z:Qe(n),threshold:Number(r.toFixed(2))};if(o&&t&&Ie(t.z_score)&&
t.z_score<=r){let c=[a("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",s),a("With repeated n-grams counted once, z is {z}.",
{z:Qe(t.z_score)})];return["even","◇",a("Not known: only repeats put it above the threshold"),c.join(" ")]}if(o)return["good","◆",a("Watermarked"),`${a("z i\
s {z}, above the threshold {threshold}.",s)} ${Lr(r)}`];let i=e.tokens_needed,l=[a("z is {z}, not above the threshold {threshold}.",s),a("That does not prove th\
at there is none: the text may be too short, or the mark may have been removed.")];return Ie(i)&&i>Gl(e)&&l.push(a("If the text went on like this, about {number\
} tokens would be enough.",{number:B(i)})),["even","◇",a("No sign of this watermark"),l.join(" ")]}var Gl=({num_tokens_scored:e,tokens:t})=>Ie(e)?e:(t||[]).filter(
([,,,,n])=>n).length;function b0(e){let{kind:t,z_score:n,p_value:r,confidence:o,threshold:s,false_positive_rate:i,tokens_needed:l}=e,c=t==="green"?k0(e):_0(e),u=Number(
s.toFixed(2)),d=o>.9999?"> 0.9999":D(o,4);return[...c,[a("z-score"),Qe(n),t==="green"?a("How many standard deviations more tokens are green than without a water\
mark: (green − ratio × scored) / √(scored × ratio × (1 − ratio))."):a("How many standard deviations the weighted mean lies above that of fair coins."),
"z-score",t==="green"?w0(e):"",{formula:t==="green"?void 0:""}],[a("p-value"),Je(r),a("The probability of a z at least as high in a text without this watermark:\
 the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters more."),"p-value",`P(Z ≥ ${Qe(n)}) = ${Je(r)}`,
{}],[a("confidence"),d,a("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0\
.5 or more in one of two."),"p-value",o>.9999?`1 − ${Je(r)} ${d}`:`1 − ${Je(r)} = ${d}`,{formula:"1 − p"}],[a("false-positive rate"),Je(i),a("What the thr\
eshold {threshold} means: the share of texts without this watermark whose z is above it.",{threshold:u}),"false-positive-rate",`P(Z ≥ ${u}) = ${Je(i)}`,{formula:a(
"P(Z ≥ threshold)")}],...Ie(l)?[[a("tokens needed"),B(l),a("How many scored tokens reach the threshold at this share: z grows with the square root of their nu\
mber."),"z-score",y0(e),{formula:t==="green"?a("threshold² · γ · (1 − γ) / (share − γ)²"):"",unit:a("tokens")}]]:[]]}function w0({num_tokens_scored:e,
num_green_tokens:t,ratio:n,z_score:r}){let o=on(t,e,n);return o===null||Qe(o)!==Qe(r)?"":xs(t,e,n)}function xs(e,t,n){let[r,o,s]=[B(e),B(t),Number((1-n).toFixed(
4))];return`(${r} − ${n} · ${o}) / √(${o} · ${n} · ${s}) = ${Qe(on(e,t,n))}`}function y0({kind:e,green_fraction:t,ratio:n,threshold:r,tokens_needed:o}){return e!==
"green"||Math.ceil(Er(t,n,r)-1e-9)!==o?"":a("{threshold}² · {ratio} · {rest} / ({share} − {ratio})², rounded up, = {needed}",{threshold:Number(r.toFixed(2)),
ratio:n,rest:Number((1-n).toFixed(4)),share:D(t),needed:B(o)})}function k0({num_tokens_scored:e,num_green_tokens:t,green_fraction:n,ratio:r,list_size:o}){return[
[a("tokens scored"),B(e),a("Tokens that the detector can call green or red. The first ones have too few tokens before them; where repeated n-grams count once, l\
ater ones are left out."),"length","",{}],[a("green tokens"),B(t),a("Scored tokens on their green list, which holds {size} tokens of the vocabulary.",{size:B(o)}),
"green-list",a("{green} of {scored}",{green:B(t),scored:B(e)}),{formula:"",unit:a("tokens")}],[a("green fraction"),j(n),a("Green tokens / tokens scored. Without\
 the watermark about {share} are green: the ratio.",{share:j(r)}),"green-list",`${B(t)} / ${B(e)} = ${j(n)}`,{formula:a("green / scored"),unit:"%"}]]}function _0(e){
let{mean:t,weighted_mean:n,num_g_values:r,posterior:o,layers:s}=e,i=Gl(e),l=(s||[]).length,c=i*l===r?F(l,"{scored} tokens · {count} key = {values}","{scored} t\
okens · {count} keys = {values}",{scored:B(i),values:B(r)}):"",u=Math.round(t*r),d=D(u/r,4)===D(t,4)?a("{ones} of {values} are 1",{ones:B(u),values:B(r)}):"";return[
[a("tokens scored"),B(i),a("Tokens with enough tokens before them, whose context has not occurred before."),"length","",{}],[a("g-values"),B(r),F(l,"One for eac\
h scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each scored token and each of the {count} keys: 0 or 1, li\
ke a fair coin in a text without the watermark."),"g-value",c,{}],[a("mean g-value"),D(t,4),a("The share of g-values that are 1. Without the watermark it is abo\
ut 0.5."),"g-value",d,{formula:"Σ g / n"}],[a("weighted mean"),D(n,4),a("The same with more weight on the first keys, whose rounds of the tournament leave the \
clearest mark."),"g-value","",{formula:"Σ w · g / Σ w"}],...Ie(o)?[[a("posterior"),j(o),a("The trained Bayesian detector’s probability that the text is water\
marked, if it is like the texts that the detector was trained on."),"watermark","",{unit:"%"}]]:[]]}function v0(e,t){let n=t.map(({report:l})=>new Map(b0(l).map(
c=>[c[0],c]))),r=[...new Set(n.flatMap(l=>[...l.keys()]))],[o]=me(e.tHead,1,()=>g("tr")),s=me(o,t.length+1,()=>g("th","",null,{scope:"col"}));t.forEach(({name:l},c)=>W(
s[c+1],l)),e.tHead.hidden=t.length<2;let i=me(e.tBodies[0],r.length,()=>{let l=g("tr"),c=g("th","",null,{scope:"row"});return c.append(g("span")),l.append(c),l});
r.forEach((l,c)=>{let u=me(i[c],t.length+1,()=>g("td")),d=n.map(x=>x.get(l)),[,,h,p,,f]=d.find(Boolean),w=d.map((x,M)=>x&&x[4]&&t.length>1?a("{name}: {words}",{
name:t[M].name,words:x[4]}):x&&x[4]);W(u[0].firstChild,l),ye(u[0].firstChild,p,()=>Nr(w),{meaning:h,...x0(f)}),n.forEach((x,M)=>W(u[M+1],x.has(l)?x.get(l)[1]:"–"))})}
var x0=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0));function S0({tokens:e,prompt_tokens:t}){return e.map(([,n,r,o,s,i],l)=>({token:{text:n,
piece:r},mark:{green:o,g:i,counted:s||!(o!==null||i!==null)},words(){let u={number:B(l+1),token:K(n),mark:M0(o,i,s)};return l<t?a("Token {number}, of the prompt\
, {token}: {mark}",u):a("Token {number}, {token}: {mark}",u)}}))}function M0(e,t,n){if(e===null&&t===null)return a("not scored, because too few tokens come befo\
re it.");if(t!==null){let o=a("mean g-value {g}, where chance gives 0.5.",{g:J(t,2)});return n?o:`${o} ${a("Not counted: its context came before, or it is left \
out.")}`}let r=e?a("◆ green."):a("◇ red.");return n?r:`${r} ${a("Not counted: the same n-gram came before, or it is left out.")}`}var T0=({kind:e,tokens:t})=>[
e,{unscored:t.some(([,,,n,,r])=>n===null&&r===null),repeated:t.some(([,,,n,r,o])=>!r&&(n!==null||o!==null))}];function Up(e,t){let n=y=>e.querySelector(".gp-"+y),r=new Mr(n("marked-words"),{press:({step:y})=>t.selectStep(y)}),o=n("threshold"),s=3,i=Or(null),l=0,c=null,u=null;
function d(){i=Or(t.started),l=(t.started&&t.started.processors||[]).findIndex(b=>b==="WatermarkLogitsProcessor"||b==="SynthIDTextWatermarkLogitsProcessor"),c=new xe(
Qh,(b,L)=>ep(b,L,i,l)),r.show([]),W(n("mark-about"),us(i))}let h=()=>c.steps.some(({mark:y})=>y&&y.kind==="synthid");function p(y){let{mark:b,index:L}=y,k=L<i.early,
T=b&&!b.why;return{step:y,token:{...y.chosen,piece:y.piece},mark:T?{green:b.green,g:b.g,counted:!k}:{},words:()=>ds({...y,isFirst:k},i)}}function f(y){r.show(c.
steps.map((k,T)=>r.items[T]&&T<y?r.items[T]:p(k)),y);let{unscored:b,early:L}=c.total;Sl(n("mark-key"),h()?"synthid":"green",{unscored:b>0,repeated:L>0,faint:a("\
faint: a detector without the prompt cannot score it")})}function w(y){let b=y&&!y.isPrompt?r.tokens[y.index]:null;u&&u!==b&&u.classList.remove("gp-current"),u=
b||null,u&&t.selected?u.classList.add("gp-current"):u&&u.classList.remove("gp-current")}let x=y=>{let b=[];for(let L of c.totals)L[y]!==null&&(!b.length||b.at(-1)[0]<
L.scored)&&b.push([L.scored,L[y]]);return b};function M(){let{z:y,scored:b}=c.total,[L,k,T]=H(y,b);te(n("finding"),{"data-verdict":L}),W(n("finding-sign"),k),W(
n("finding-words"),T),W(n("finding-more"),y===null?"":`${A()} ${a("By chance alone, if each token is new evidence, z would be this high with a probability of {p\
}.",{p:Je(Tr(y))})}`),t.finished&&W(n("mark-told"),`${T}. ${F(b,"{count} token scored.","{count} tokens scored.")}`)}function H(y,b){if(y===null)return["wait","\
…",b?a("z is not known, because the watermark’s settings are not"):a("Nothing to score yet")];let L={z:Qe(y)};return y>s?["good","◆",t.running?a("A detect\
or finds it so far: z = {z}",L):a("A detector finds it: z = {z}",L)]:["even","◇",t.running?a("A detector does not find it so far: z = {z}",L):a("A detector do\
es not find it: z = {z}",L)]}function A(){let{green:y,scored:b}=c.total;return h()?F(b,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-v\
alue {mean} over {count} scored tokens, 0.5 by chance.",{mean:J(y/b,3)}):F(b,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of {c\
ount} scored tokens green, {share} instead of {ratio}.",{green:B(y),share:j(y/b),ratio:j(i.ratio)})}function N(){let y=x("z"),b=[a("What a detector finds that k\
nows the key and sees the text without its prompt.")];i.keys&&b.push(a("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let L=[
{name:a("this text"),look:"measured",points:y,tip:b.join(" ")}],k=x("foreseen");if(k.length){let O=[a("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];t.started.effective.
do_sample||O.push(a("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),L.push({name:a("expected at least"),
look:"expected",points:k,tip:O.join(" ")})}Tl(n("z-keys"),L);let T=y.length?tp(y,c.total,i,s):null;Ml(n("z-box"),{curves:L,threshold:s,needed:T,label:a("z over \
the number of tokens, threshold {threshold}",{threshold:s})}),W(n("z-needed-words"),T?T.words:""),W(n("threshold-words"),Lr(s))}function I(){let{scored:y,green:b,
expected:L,chosen:k,surprisal:T,gained:O,suppressed:S,marks:v,likely:P,entropy:R}=c.total,{started:z,unit:_}=t,q=(Y,Z,oe)=>ql(Y,B(Z),oe),U=Y=>q(J(Ce(Y,_),2),k,G(
Y/k)),G=Y=>ie(Y,_).replace("-","−"),V=[[a("tokens scored"),B(y),a("Tokens that count: those with enough tokens before them, without the prompt."),"length","",
{}]];if(y&&!h()){let Y=j(b/y),Z=j(L/y);V.push([a("green"),Y,a("The share of the scored tokens that got the bias."),"green-list",`${B(b)} / ${B(y)} = ${Y}`,{formula:a(
"green / scored"),unit:"%"}]),V.push([a("expected at least"),Z,a("At least this share is green on average over all green lists, for this bias and the probabilit\
ies that the model gave. Where the model is certain of a token, a bias changes little."),"green-list",q(J(L,2),y,Z),{formula:"",unit:"%"}])}if(k){let Y={unit:a(
"bits or nats")};V.push([a("surprisal before the watermark"),ie(T/k,_),a("How unexpected the chosen tokens were just before the watermark, on average: minus the\
 logarithm of their probability."),"surprisal",U(T),{formula:"−(Σ log p) / n"}]);let[Z,oe]=z.effective.do_sample?[R,a("Tokens drawn without the watermark wou\
ld have had this on average: the entropy just before it.")]:[P,a("The likeliest token at each position would have had this.")];if(!t.usesBeams){V.push([a("witho\
ut it"),ie(Z/k,_),oe,z.effective.do_sample?"entropy":"surprisal",U(Z),{formula:z.effective.do_sample?"(Σ H) / n":"−(Σ log p) / n"}]);let se=`${ie(T/k,_)} − ${ie(
Z/k,_)} = ${G((T-Z)/k)}`;V.push([a("log-probability lost"),G((T-Z)/k),a("The price per token: how much less probable than that the chosen tokens are. Values bel\
ow 0 are luck."),"logprob",se,{formula:"",...Y}])}V.push([a("raised by"),ie(O/k,_),a("How much the watermark raised the log-probability of the chosen tokens, on\
 average. Over many texts this is the divergence of what was drawn from what the model would draw."),"logprob",U(O),{formula:"(Σ log p′ − log p) / n",...Y}])}
if(v){let Y=J(S/v,1);V.push([a("suppressed"),a("{value} of {count}",{value:Y,count:B(z.request.top_candidates??10)}),a("How many of the likeliest tokens the wat\
ermark made less likely, on average over the positions."),h()?"g-value":"green-list",q(B(S),v,Y),{formula:"",unit:a("tokens")}])}return V}function $(){let y=I(),
b=me(n("mark-figures"),y.length,()=>{let L=g("div"),k=g("dt");return k.append(g("span")),L.append(k,g("dd")),L});y.forEach(([L,k,T,O,S,v],P)=>{let[R,z]=b[P].children;
W(R.firstChild,L),ye(R.firstChild,O,()=>S&&be(S),{meaning:T,...v}),W(z,k)})}We(e,{curve:()=>{let{z:y,scored:b,green:L}=c.total;return y===null?"":be(h()?`z = ${Qe(
y)}`:xs(L,b,i.ratio))}});function C(){M(),$(),N()}function E(y){let L=t.lines().length>1?t.lineOf(y):null;return L?`${L.label} · ${us(i)}`:us(i)}return o.addEventListener(
"input",()=>{let y=o.valueAsNumber,b=y>=0&&y<=30;if(o.setAttribute("aria-invalid",String(!b)),!b){W(n("threshold-words"),a("The threshold must be from 0 to 30."));
return}s=y,C()}),new ResizeObserver(()=>!e.hidden&&c.total.marks&&N()).observe(n("z-box")),y=>{(y.run||!c)&&d();let b=t.current(),{keep:L}=c.follow(b?t.lastOf(b):
null);e.hidden=!c.total.marks,!e.hidden&&((y.run||y.steps||y.status||y.selection)&&(f(L),W(n("mark-about"),E(b))),w(b),(y.run||y.steps||y.status||y.selection||y.
unit)&&C())}}var E0={drafts:vc,beams:Ac,beamtree:eu,hypotheses:ru,curve:Sh,branches:Gh,canvas:Fh,candidates:ap,check:lp,layers:up,in_words:hp,cross_attention:bp,spoken:jp,word_times:Dp,
logit_lens:wp,numbers:Tp,processors:Cp,quiz:Ap,reranked:Rp,template:$p,token:Np,tokens:Hp,watermark:Up};As(()=>ma(E0));window.GenerationPlaygroundModules={"visualizers/panes/core/notation.ts":Ls,"visualizers/panes/core/tables.ts":Cs,"visualizers/panes/core/texts.ts":Rs,"visualiz\
ers/panes/core/values.ts":Ns,"visualizers/panes/core/text.ts":zs,"visualizers/panes/core/dom_patch.ts":Ds,"visualizers/panes/core/sight.ts":Zs,"visualizers/pane\
s/core/feed.ts":Qs,"visualizers/panes/core/reasoning.ts":ti,"visualizers/panes/core/log.ts":si,"visualizers/panes/core/document_links.ts":ii,"visualizers/panes/\
core/meanings.ts":ai,"visualizers/panes/core/glossary.ts":ci,"visualizers/panes/core/tips.ts":pi,"visualizers/panes/assisted/draft_figures.js":gi,"node_modules/\
preact/dist/preact.mjs":Vi,"node_modules/preact/hooks/dist/hooks.mjs":ea,"node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs":na,"visualizers/panes/core/compon\
ent.tsx":ra,"visualizers/panes/core/alone.ts":sa,"visualizers/panes/core/run_group.ts":aa,"visualizers/panes/core/term_links.ts":ca,"visualizers/panes/core/runt\
ime.ts":ga,"visualizers/panes/widgets/term.tsx":ba,"visualizers/panes/widgets/token_label.tsx":wa,"visualizers/panes/charts/marks.ts":Za,"visualizers/panes/char\
ts/picture_files.ts":el,"visualizers/panes/charts/values_list.tsx":nl,"visualizers/panes/core/shades.ts":sl,"visualizers/panes/core/theme.ts":ll,"visualizers/pa\
nes/diffusion/canvas_state.ts":dl,"visualizers/panes/tokens/card.js":hl,"visualizers/panes/tokens/written_tokens.js":fl,"visualizers/panes/widgets/tip.ts":gl,"v\
isualizers/panes/widgets/token_ink.tsx":bl,"visualizers/panes/charts/plot.ts":vl,"visualizers/panes/core/virtual_rows.ts":xl,"visualizers/panes/watermarks/water\
marks.js":El,"visualizers/panes/core/run_sums.ts":Il,"visualizers/panes/core/bytes.ts":Ul,"visualizers/panes/watermarks/detection_words.js":Kl};})();
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
