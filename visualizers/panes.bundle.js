// Written by .ci/bundle.py from modules with the SHA-256 8ac5e1e8098dace9ee6cc97249e9ed94fb340ffd5636da84cf20d0bdae8b7ee5: edit those.
(()=>{var uf=Object.defineProperty;var re=(e,t)=>{for(var n in t)uf(e,n,{get:t[n],enumerable:!0})};var Us={};re(Us,{fit:()=>ge,sayAttributes:()=>ae,sayClass:()=>ot,sayLabel:()=>Yn,sayPercent:()=>Ee,showIf:()=>ft,svg:()=>J});var Gs={};re(Gs,{INVISIBLE:()=>Ht,MARKS:()=>pt,asSentence:()=>be,askedOf:()=>js,bytesOf:()=>Ws,bytesWords:()=>Is,count:()=>H,decimals:()=>G,fillLabel:()=>Fe,fillText:()=>Hs,
fillToken:()=>qs,filled:()=>Ne,fromNats:()=>$e,inOneLine:()=>fn,inParts:()=>Be,information:()=>oe,labelled:()=>ve,leavesBytes:()=>Vn,loadingWords:()=>zs,make:()=>R,
modeName:()=>Xn,named:()=>wf,numbersOf:()=>qe,percent:()=>z,probability:()=>X,problemsOf:()=>Ds,processorWords:()=>rt,quoted:()=>V,say:()=>D,seconds:()=>ht,stopWords:()=>Ke,
together:()=>zr,waitWords:()=>Fs});var Rs={};re(Rs,{count:()=>H,fixed:()=>ee,isOne:()=>Ls,language:()=>Kn,listed:()=>Es,notation:()=>_e,plain:()=>Ge,separators:()=>hf,significant:()=>pf});var df=[
"de","fr"];var Ts={},Xl={};function Kn(){let e=(navigator.language||"").slice(0,2).toLowerCase();return df.includes(e)?e:"en"}var Hr=()=>window.GenerationPlaygroundTexts?Kn():
"en";function Ms(e){if(!Ts[e]){let t=new Intl.NumberFormat(e).formatToParts(12345678e-1),n=r=>t.find(({type:o})=>o===r)?.value??"";Ts[e]={decimal:n("decimal"),group:n(
"group")}}return Ts[e]}function _e(e){let t=Hr();if(t==="en")return e;let{decimal:n,group:r}=Ms(t);return e.replace(/(?<=\d)[.,](?=\d)/g,o=>o==="."?n:r).replace(
/(?<=\d)\s?%/g," %")}var ee=(e,t=0)=>_e(e.toFixed(t)),pf=(e,t)=>_e(e.toPrecision(t)),H=e=>_e(e.toLocaleString("en-US")),Ge=e=>_e(String(e)),Es=e=>e.join(Ms(Hr()).
decimal===","?"; ":", ");function Ls(e,t){let n=t?Hr():"en";return Xl[n]??=new Intl.PluralRules(n),Xl[n].select(e)==="one"}function hf(){let{decimal:e,group:t}=Ms(
Hr());return e+t}var Ps={};re(Ps,{FIGURES:()=>Os,MODES:()=>qr,PROCESSORS:()=>Fr,ROW_FIELDS:()=>Ns,SCORES:()=>ff,STOPS:()=>Wr});var qr={greedy_search:"greedy decoding",sample:"sa\
mpling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam search",constrained_beam_search:"constrained beam sear\
ch",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"block diffusion",custom:"your own de\
coding loop",elsewhere:"from another server"},Wr={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],
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
verage."},Fr={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of the last one, and removes tokens that the las\
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
ks",[]]},ff={z:["z","z","How many standard deviations more tokens are green than without a watermark."],mean:["mean g","z of the mean g","How many standard devi\
ations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:["weighted mean g","z of the weighted mean g","The same with more weigh\
t on the first keys, which mark the most."],posterior:["Bayesian detector","posterior probability","The probability of a watermark by the detector that was trai\
ned here on the other half of the texts."]},Ns={Candidate:["token_id","text","raw_logprob","logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["na\
me","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability","penalty","score"],BeamCandidate:["token_id","text","piece","parent",
"raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","bank","progress","forced","mark"],DraftToken:["token_id","text","draf\
t_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["kind","green","g","listed","mass_before","mass_after","expected","cho\
sen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logprob","entropy","accepted","read_id","read_text"]};var Cs={};re(Cs,{isSaid:()=>mf,language:()=>Kn,t:()=>a,tn:()=>F,translateTemplate:()=>jr,withTexts:()=>As});function a(e,t){if(e==null)return"";if(typeof e=="object")return"number"in e?_e(e.number):"one"in e?F(e.count,e.one,e.said,e.values):a(e.said,e.values);let n=String(
e),r=window.GenerationPlaygroundTexts?.[n]??n;return t?r.replace(/\{\{|\}\}|\{(\w+)\}/g,(o,s)=>{if(s===void 0)return o[0];let i=t[s];return typeof i=="number"?Ge(
i):i&&typeof i=="object"?a(i):String(i??"")}):r}function F(e,t,n,r){let o=window.GenerationPlaygroundTexts?.[t]!==void 0,s=t.includes("{count}")?Ls(e,o):e===1;return a(
s?t:n,{count:H(e),...r})}var mf=e=>typeof e=="object"&&e!==null&&("said"in e&&typeof e.said=="string"||"number"in e&&typeof e.number=="string"),gf=["aria-label",
"title","placeholder","data-tip","label"];function jr(e){let t=window.GenerationPlaygroundTexts;if(!t)return;let n=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);
for(let r=n.nextNode();r;r=n.nextNode()){let[,o,s,i]=/^(\s*)([^]*?)(\s*)$/.exec(r.nodeValue??"")??[],l=s&&t[s.replace(/\s+/g," ")];l&&(r.nodeValue=o+l+i)}for(let r of[
e,...e.querySelectorAll("*")])for(let o of gf){let s=t[(r.getAttribute(o)||"").replace(/\s+/g," ")];s&&r.setAttribute(o,s)}}function As(e){let n=window.GenerationPlaygroundCatalogues?.[Kn()];
if(window.GenerationPlaygroundTexts||!n)return e();window.GenerationPlaygroundTextsLoading??=fetch(n).then(r=>r.json()).then(r=>{window.GenerationPlaygroundTexts=
r},r=>console.warn("Generation Playground: the translation could not be loaded.",r)),window.GenerationPlaygroundTextsLoading.then(e)}var Bs={};re(Bs,{finite:()=>he,isFromElsewhere:()=>Oe,isKnown:()=>Ce,keptOf:()=>Ue,medianOf:()=>bf});var Ce=e=>typeof e=="number"&&Number.isFinite(e),he=e=>e==null||
Math.abs(e)>1e30?null:e,bf=e=>{let t=[...e].sort((n,r)=>n-r);return(t[t.length-1>>1]+t[t.length>>1])/2},Oe=({distribution:e})=>e.vocab===null,Ue=({distribution:{
stages:e,vocab:t}})=>e.at(-1)?.kept??t;var pt={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Ht=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function R(e,t,n,r){let o=document.createElement(
e);t&&(o.className=t),n!=null&&(o.textContent=String(n));for(let[s,i]of Object.entries(r||{}))o.setAttribute(s,String(i));return o}function Hs(e,t,{running:n=!1}={}){
let r=0;for(let o of t.matchAll(Ht)){let[s]=o;o.index>r&&e.append(t.slice(r,o.index)),r=o.index+1;let i=pt[s]||"U+"+(s.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0");if(n){let l=pt[s]?s:"";e.append(R("span","gp-space",l,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else e.append(R("span","gp-mark",i))}r<t.
length&&e.append(t.slice(r))}function qs(e,t){let n=/^ (?=\S)/.test(t)?" ":"",r=/\n*$/.exec(t)?.[0]??"",o=R("span","gp-ink");Hs(o,t.slice(n.length,t.length-r.length),
{running:!0});for(let s=0;s<r.length;s++)o.append(R("span","gp-space","",{"data-mark":pt[`
`],"data-wide":"yes"}));return e.append(...[n,o,r].filter(Boolean)),o}var $s=/(\\x[0-9a-f]{2})+$/i,Ws=e=>(e.match($s)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
Vn=({piece:e,text:t})=>e!==null&&(e===""||$s.test(t)&&e===t.replace($s,""));function Fe(e,t){e.replaceChildren(),Hs(e,t),t||e.append(R("span","gp-mark",a("(empt\
y)")))}function ve(e,t){let n=R("bdi",t);return Fe(n,e),n}function D(e,t){e.textContent!==t&&(e.textContent=t)}var yf=/([<>≈−-]?\d[\d.,\u202f\u00a0]*[\s\u00a0\u202f]?(?:%|(?:bits?|nats|ms|s|[kMG]B|tokens)(?![\p{L}\p{N}_])))/u;
function zr(e){let t=document.createDocumentFragment();return e.split(yf).forEach((n,r)=>t.append(r%2?R("span","gp-together",n):n)),t}var fn=e=>e.replace(Ht,t=>t===
" "?" ":pt[t]||"�"),be=e=>e?`${e}.`:"",Be=e=>e.filter(Boolean).join(a("{before}; {part}").split(/\{\w+\}/)[1]),V=e=>a("“{text}”",{text:fn(e)});function Fs(e){
return e>90?a("Yours begins in about {count} minutes.",{count:Math.round(e/60)}):a("Yours begins in about {count} s.",{count:e<10?Math.max(1,Math.round(e)):5*Math.
round(e/5)})}var Ne=(e,t)=>e.split(/\{(\w+)\}/).map((n,r)=>r%2?t[n]:n);function z(e){let t=e*100;return t===0?_e("0%"):t<.01?_e("<0.01%"):t<1?_e(t.toFixed(2)+"%"):
t>99.95&&t<100?_e(">99.9%"):_e(t.toFixed(1).replace(".0","")+"%")}var X=e=>e==null?0:Math.exp(e),js=({prompt:e,request:t})=>e||(t&&t.messages||[]).at(-1)?.content||
"",$e=(e,t)=>t==="bits"?e/Math.LN2:e;function oe(e,t){return e===null||!Number.isFinite(e)?a("infinite"):ee($e(e,t),2)+" "+a(t)}function zs({model:e,phase:t,done:n,
total:r}){if(t==="gpu")return a("waiting for the shared GPU …");if(t==="asking")return a("asking the Hub for {model} …",{model:e});let o=z((n??0)/(r||1));return t===
"download"?a("downloading {model}: {done} of {total} …",{model:e,done:Is(n),total:Is(r)}):t==="converting"?r?a("converting {model}: {share} …",{model:e,share:o}):
a("reading the file of {model} to convert it …",{model:e}):r?a("loading {model}: {share} …",{model:e,share:o}):a("loading {model} …",{model:e})}function Is(e){
return Ce(e)?e>=1e9?a("{size} GB",{size:ee(e/1e9,e<1e10?2:1)}):e>=1e6?a("{size} MB",{size:ee(e/1e6,e<1e8?1:0)}):a("{size} kB",{size:ee(e/1e3,0)}):"–"}function ht(e){
return e<1?Math.round(e*1e3)+" ms":ee(e,e<10?2:1)+" s"}var G=(e,t=3)=>e==null?"–":ee(e,t);function qe(e){let{chosen:t,distribution:n}=e,r=e.read?t.raw_logprob:t.logprob??t.raw_logprob;return{probability:X(t.logprob),rawProbability:X(t.raw_logprob),rank:(e.
read?null:t.rank)??t.raw_rank,surprisal:r===null?1/0:Math.max(0,-r),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var wf=(e,t,n)=>Object.hasOwn(e,
t)?e[t]:n,Xn=e=>Object.hasOwn(qr,e)?a(qr[e]):e.replaceAll("_"," ");function Ds({message:e,fix:t,diagnostics:n=[]}){let r=n.map(o=>({knob:o.knob,message:a(o.message),
fix:a(o.fix)}));return r.some(o=>o.message===a(e))?r:[{knob:"",message:a(e),fix:a(t)},...r]}var Ke=e=>Object.hasOwn(Wr,e)?Wr[e].map(t=>a(t)):[e,e];function rt(e){
if(!Object.hasOwn(Fr,e))return[e,a("is your own logits processor"),[]];let[t,n,r]=Fr[e];return[a(t),a(n),r]}var J=(e,t)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",e);return t&&n.setAttribute("class",t),n};function ge(e,t,n){for(;e.childElementCount>
t;)e.lastElementChild?.remove();for(;e.childElementCount<t;)e.append(n());return e.children}var Yl=new WeakMap;function Yn(e,t,{plain:n=!1}={}){let r=String(n)+
t;Yl.get(e)!==r&&(Yl.set(e,r),n?e.textContent=t:Fe(e,t))}function ot(e,t){e.className!==t&&(e.className=t)}function Ee(e,t,n){let r=`${(n*100).toFixed(2)}%`,o=Ql.
get(e)||{};o[t]!==r&&(e.style[t]=r,Ql.set(e,{...o,[t]:r}))}var Ql=new WeakMap;function ae(e,t){let n=Jl.get(e)||{};for(let[r,o]of Object.entries(t))n[r]!==o&&e.
setAttribute(r,String(n[r]=o));Jl.set(e,n)}var Jl=new WeakMap;function ft(e,t){e.hidden===t&&(e.hidden=!t)}var ai={};re(ai,{Along:()=>xe,RunLog:()=>Tt,groupLetter:()=>Ie,isBeamNode:()=>Xe,pathChange:()=>gn,pathOf:()=>ce,penalised:()=>mt,startOf:()=>we,unseenAfter:()=>ii,
unseenNode:()=>si});var ti={};re(ti,{Feed:()=>qt,everyChange:()=>mn});var Zs={};re(Zs,{isFar:()=>Qs,isOpen:()=>Xs,onceNear:()=>Js,onceShown:()=>Ys});var ec=e=>e.closest(".tabitem, .drawer")||document.body;function Xs(e){return e.checkVisibility()||
e.hidden&&ec(e).checkVisibility()}var Gr=new WeakMap,Ks;function Ys(e,t){Ks??=new ResizeObserver(s=>s.map(({target:i})=>i).filter(i=>i.checkVisibility()).flatMap(
kf).forEach(i=>i()));let n=ec(e),r=n.checkVisibility()?e:n,o=Gr.get(r)??new Set;Gr.set(r,o.add(t)),Ks.observe(r)}function kf(e){Ks.unobserve(e);let t=[...Gr.get(
e)||[]];return Gr.delete(e),t}var Dr=new WeakMap,Vs=new WeakMap,Zl;function Qs(e){return Dr.has(e)||(Zl??=new IntersectionObserver(_f,{rootMargin:"50%"}),Dr.set(
e,!1),Zl.observe(e)),!!Dr.get(e)&&!e.hidden}function Js(e,t){Vs.set(e,t)}function _f(e){for(let{target:t,isIntersecting:n}of e){Dr.set(t,!n);let r=n&&Vs.get(t);
r&&(Vs.delete(t),r())}}var qt=class{constructor(t){this.kinds=t}kinds;subscribers=new Set;changes={};position=0;head="";tail="";answers={};away=!1;onlyShown=!1;feed(t){t.length>=this.
position&&t.startsWith(this.head)&&t.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let r=t.lastIndexOf(`
`)+1;for(;this.position<r;){let o=t.indexOf(`
`,this.position);this.readLine(t.slice(this.position,o)),this.position=o+1}this.head=t.slice(0,Math.min(r,100)),this.tail=t.slice(Math.max(0,r-100),r)}append(t){
let n=0;for(let r of t.split(`
`))this.readLine(r)||(n+=1);return n}read(t){throw new Error("nobody reads "+t.type)}readLine(t){if(!t.trim())return!0;try{return this.read(JSON.parse(t)),!0}catch(n){
return console.error("Generation Playground: a line of the log was skipped.",n,t.slice(0,200)),!1}}setAway(t){this.away!==t&&(this.away=t,this.changed("status"))}get canAsk(){
return!this.onlyShown&&Object.keys(this.answers).length>0}ask(t){!this.onlyShown&&Object.hasOwn(this.answers,t.type)&&this.answers[t.type](t)}subscribe(t,n,r=!1){
let o={element:t,update:n,whenOpen:r,missed:mn(this.kinds),opened:()=>ei([o])};this.subscribers.add(o),ei([o])}changed(t){Ur.size||requestAnimationFrame(vf),Ur.
add(this),this.changes[t]=!0}takeChanges(){let t=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?n.missed=Sf(n.missed,t):this.subscribers.
delete(n);return[...this.subscribers]}},Ur=new Set;function vf(){let e=[...Ur];Ur=new Set,ei(e.flatMap(t=>t.takeChanges()),!0)}function ei(e,t=!1){let n=e.filter(
({element:s,whenOpen:i})=>i&&s.isConnected),r=new Set(n.filter(({element:s})=>!Xs(s))),o=new Set(n.filter(s=>t&&xf(s.missed)&&!r.has(s)&&Qs(s.element)));for(let{
element:s,opened:i}of r)Ys(s,i);for(let{element:s,opened:i}of o)Js(s,i);for(let s of e){let{missed:i,update:l}=s;if(!(r.has(s)||o.has(s)||!Object.keys(i).length)){
s.missed={};try{l(i)}catch(c){console.error("Generation Playground: a pane could not be drawn.",c)}}}}var xf=e=>!!e.steps&&Object.keys(e).every(t=>t==="steps"||
t==="entries"),mn=e=>Object.fromEntries(e.map(t=>[t,!0]));function Sf(e,t){let n={...e,...t};return e.entries&&t.entries&&(n.entries=new Set([...e.entries,...t.
entries])),n}var ri={};re(ri,{noReading:()=>Kr,readOn:()=>Vr,spansOf:()=>ni});var Kr=e=>({place:0,since:e.is_open?0:null,tail:[],spans:[]});function Vr(e,t,n,{start:r,end:o}){
let{place:s}=e,{since:i,spans:l}=e,c=[...e.tail,[s,t]];for(;;){let u=i===null?r:o,d=c.map(([,f])=>f).join("").indexOf(u);if(d<0)break;let h=Tf(c,d);i===null?i=s+
1:(l=[...l,{start:i,stop:Math.max(i,h),end:s+1}],i=null),c=Mf(c,d+u.length)}return n&&i!==null&&i<=s&&(l=[...l,{start:i,stop:s,end:null}],i=null,c=[]),{place:s+
1,since:i,tail:Ef(c,(i===null?r:o).length-1),spans:l}}function ni(e,t){if(!t)return[];let n=Kr(t);for(let{chosen:i,piece:l}of e)n=Vr(n,i.text,l===null,t);let{spans:r,
since:o,place:s}=n;return o===null?r:[...r,{start:o,stop:s,end:null}]}function Tf(e,t){let n=t;for(let[r,o]of e)if(n-=o.length,n<0)return r;return e[e.length-1][0]}
function Mf(e,t){let n=t;return e.flatMap(([r,o])=>{let s=o.slice(n);return n=Math.max(0,n-o.length),s?[[r,s]]:[]})}function Ef(e,t){let[n,r]=[e.length,0];for(;n>
0&&r<t;)r+=e[--n][1].length;return e.slice(n)}var Lf=20,Tt=class extends qt{unit="bits";searched=new Map;found={look_into:new Map,attend:new Map};mostPlaces={};written=null;parts=[];coming=[];turn;fed={turn:void 0,
started:!1};recordedTurn;beginsHidden=!1;asked=null;queued;loading;shared;apart;started;finished;failed;lasts;newest;numTokens;elapsed;firstElapsed;rounds;canvasSteps;prompts;texts;returned;selected;suggested;rejected;promptSteps;hideFrom;constructor(){
super(["run","steps","status","selection","unit","prompt","watched","searched","found","written"]),this.clear()}clear(){this.queued=this.loading=this.started=this.
finished=this.failed=null,this.shared=1,this.apart=!1,this.lasts=[],this.newest=null,this.numTokens=this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.canvasSteps=
[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=this.rejected=null,this.suggested=!1,this.promptSteps=[],this.hideFrom=this.beginsHidden?
0:null}feedRun(t,n){this.begin(n),this.feed(t),this.coming=[t],this.showComing()}appendRun(t,n){this.begin(n);let r=this.append(t);return this.coming.push(t),this.
showComing(),r}lose(t){this.fed.turn!==t||this.finished||this.failed||this.read({type:"Failed",message:a("The connection to this run was lost."),fix:a("Run it a\
gain."),error:"Lost",diagnostics:[]})}begin(t){t!==this.fed.turn&&(this.fed={turn:t,started:!1},this.coming=[],this.feed(""))}showComing(){this.fed.started&&Object.
assign(this,{parts:this.coming,turn:this.fed.turn})}get text(){return this.parts.length>1&&this.parts.splice(0,1/0,this.parts.join("")),this.parts[0]??""}read(t){
if(!Rf(t.type))throw new Error("unknown event "+t.type);nc[t.type](this,t)}countStep(t){this.numTokens+=1,this.elapsed=t.elapsed??0,this.firstElapsed??=t.elapsed,
this.changed("steps")}get recorded(){return this.recordedTurn!==void 0&&this.turn===this.recordedTurn}get readsSource(){return!!this.started?.decoder_tokens.length}get prefix(){
return(this.readsSource?this.started?.decoder_tokens:this.started?.prompt_tokens)??[]}get denoises(){return!!(this.started&&this.started.mode==="block_diffusion")}get isFromElsewhere(){
return!!(this.started&&this.started.elsewhere)}get hasReadMedia(){return!!(this.started?.request.media?.length||this.started?.media?.length)}get looksAtMedia(){
return this.hasReadMedia&&this.readsSource&&!this.started?.prompt_tokens.length}get speaks(){return!!(this.started&&this.started.codebooks)}get canAsk(){return super.
canAsk&&!this.isFromElsewhere&&!this.speaks}get stepping(){if(!this.started||this.usesBeams)return!1;if(this.finished?.sequences[0]?.stop_reason==="step")return!0;
let{given:t,only_given:n,config:r={}}=this.started.request;return typeof t=="string"?!1:Array.isArray(t)&&n||r.max_new_tokens===(t||[]).length+1}get usesBeams(){
return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){
return this.hideFrom===null?this.allLines():this.allLines().map(t=>{let n=this.seen(t.last);return n===t.last?t:{...t,last:n,score:null,stopReason:null}})}seen(t){
if(this.hideFrom===null)return t;let n=t;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(t){this.hideFrom!==t&&(this.hideFrom=t,this.changed(
"steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,r)=>Cf(n,r,this.prompts.length));
let t=this.finished?this.finished.sequences:[];return this.lasts.map((n,r)=>({kind:"sequence",label:this.speaks?a("codebook {number}",{number:r+1}):this.lasts.length>
1?a("sequence {number}",{number:r+1}):"",last:n,score:null,stopReason:t[r]?t[r].stop_reason:null,untold:!n&&t[r]&&!t[r].token_ids.length?t[r].text:""}))}current(){
if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let t=this.lines();return t.length?t[0].last:null}lineOf(t){return t.
isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let r=n;for(;r&&r.index>t.index;)r=r.before;return r===t}):this.lines()[t.sequence]}lastOf(t){
return this.lineOf(t)?.last??t}select(t,n){let r=t===null?null:this.lines()[t];this.selectStep(r&&n!==void 0?ce(r.last)[n]??null:null)}selectStep(t,n=!1){let r=this.
seen(t);this.selected===r&&this.suggested===n&&!this.rejected||(this.selected=r,this.suggested=n,this.rejected=null,this.changed("selection"))}selectRejected(t,n,r){
this.selectStep(t),this.rejected={round:n,place:r},this.changed("selection")}selectMostUncertain(t=""){let n=this.returned?this.returned[0]?.last:this.lasts[0];
if(this.selected||!n||this.stepping)return;let r=ce(n),o=r.filter(u=>!u.given);if(o.length<2)return;let s=ni(r,this.started?.reasoning).filter(({end:u})=>u!==null),
i=o.filter(({index:u})=>!s.some(({start:d,stop:h})=>d<=u&&u<h)),l=({distribution:u,chosen:{raw_logprob:d}})=>u.entropy_before??-(d??-1/0),c=t&&o.find(u=>u.chosen.
text.trim()===t.trim());c?this.selectStep(c,!0):this.selectStep((i.length?i:o).reduce((u,d)=>l(d)>l(u)?d:u),!0)}walk(t){let n=this.current();if(!n)return;let r=[
...this.promptSteps,...ce(this.lastOf(n))],o=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(r[Math.max(0,Math.min(r.length-1,o+t))])}addSearched(t,n){
this.searched.set(t,[...this.searched.get(t)||[],n]),this.changed("searched")}addFound(t,n,r,o){let s=this.found[t];s.delete(n),s.set(n,{ids:r,found:o}),s.size>
Lf&&s.delete(s.keys().next().value),this.changed("found")}foundOf(t){return this.started&&this.found[t].get(this.turn)||null}startedLine(){let t=this.text.indexOf(
'{"type":"Started"');return t<0?"":this.text.slice(t,this.text.indexOf(`
`,t))}idsTo(t){return ce(t).map(({chosen:n})=>n.token_id)}addWatched(t,n){let r=this.allLines()[t];r&&(ce(r.last).forEach((o,s)=>{let i=Ve("Candidate",n[s]||[]),
l=new Set(i.map(({token_id:c})=>c));o.watched=[...(o.watched||[]).filter(({token_id:c})=>!l.has(c)),...i]}),this.changed("watched"))}setWritten(t){this.written=
t&&{...t,tokens:Ve("Token",t.tokens)},this.changed("written")}setUnit(t){this.unit=t,this.changed("unit")}},nc={Queued(e,t){e.queued=t,e.loading=null,e.changed(
"status")},Loading(e,t){e.loading=t,e.queued=null,e.changed("status")},Shared(e,{runs:t,apart:n}){e.shared=t,e.apart=!!n,e.changed("status")},Started(e,t){e.clear();
let n=Ve("Token",t.prompt_tokens??[]);e.started={...t,request:t.request??{},prompt_tokens:n,decoder_tokens:Ve("Token",t.decoder_tokens??[])},e.fed.started=!0,e.
changed("run"),e.changed("status"),e.changed("selection")},Stepped(e,{step:t}){let n=tc(t);n.read=!!e.started?.request.only_given,n.before=e.lasts[n.sequence]??
null,n.draft=Of(n,e.rounds),e.lasts[n.sequence]=n,(!e.newest||n.index>e.newest.index)&&(e.newest=n),e.countStep(n)},BeamsAdvanced(e,{step:t}){let n=e.prompts[t.
sequence]??=Nf(),r={...t,distributions:t.distributions.map(rc)};r.given&&(n.given+=1);let o=Ve("BeamCandidate",r.candidates).map(i=>Pf(i,r,n));for(let{beam:i}of o)
i.progress&&e.texts.set(i.token_id,i.text);Af(o),n.running=o.filter(i=>i.beam.status==="running").sort((i,l)=>oi(i)-oi(l)),n.byNumber=new Map(n.running.map(i=>[
oi(i),i]));let s=r.given?e.started?.effective.num_beams??0:0;for(let i=0;i<s;i++)n.byNumber.set(i,o[0]);n.finished.push(...o.filter(i=>i.beam.status==="finished")),
n.finished.sort((i,l)=>(l.beam.final_score??0)-(i.beam.final_score??0)),n.finished.length=Math.min(n.finished.length,r.pool.length),n.pool=r.pool,n.pools.push(r.
pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(r.distributions),e.countStep(r)},PromptRead(e,{steps:t}){let n=null;e.promptSteps=t.map(r=>n=
{...tc(r),before:n,isPrompt:!0}),e.changed("prompt")},CanvasDenoised(e,{step:t}){let n={...t,places:Ve("CanvasPlace",t.places)};e.canvasSteps.push(n),e.numTokens=
n.canvas*n.places.length,e.elapsed=n.elapsed,e.firstElapsed??=n.elapsed,e.changed("steps")},DraftJudged(e,{round:t}){e.rounds.push({...t,follow:t.follow,drafted:Ve(
"DraftToken",t.drafted)}),e.changed("steps")},Finished(e,t){let n=t.sequences.map(r=>({...r,score:r.score??null,note:r.note??""}));e.finished={...t,sequences:n},
n.forEach((r,o)=>{!r.token_ids.length&&r.text&&(e.lasts[o]??=null)}),e.usesBeams&&(e.returned=n.map((r,o)=>If(e,r,o))),e.changed("status"),e.changed("steps")},Failed(e,t){
(e.fed.turn===void 0||e.fed.started)&&(e.failed=t),e.queued=e.loading=null,e.changed("status")}},Rf=e=>Object.hasOwn(nc,e);function Xr(e,t){let n=Ns[e],r={};for(let o=0;o<
n.length;o++)r[n[o]]=t[o];return r}function Ve(e,t){return t.map(n=>Xr(e,n))}function rc(e){return{...e,candidates:Ve("Candidate",e.candidates),stages:Ve("Stage",
e.stages??[])}}function tc(e){let{chosen:t,distribution:n,watched:r,mark:o,reranked:s,...i}=e,l={...i,chosen:Xr("Candidate",t),distribution:rc(n),watched:Ve("Ca\
ndidate",r??[]),mark:o?Xr("Mark",o):null,before:null,draft:null};return s&&(l.reranked=Ve("Reranked",s)),l}function Of(e,t){let n=t.at(-1);if(!n||e.index<n.start)
return null;let r=e.index-n.start;return r<n.num_accepted?{origin:"accepted",instead:null,round:n,place:r}:{origin:n.follow,instead:n.drafted[r]||null,round:n,place:r}}
function Nf(){return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}var oi=({beam:e})=>e.beam??0;function Pf({
mark:e,...t},n,r){let o=e?Xr("Mark",e):null,s={...t,mark:o},i=n.distributions[s.parent],l=i.candidates.find(c=>c.token_id===s.token_id);return{index:n.index,sequence:n.
sequence,before:r.byNumber.get(s.parent)||null,chosen:l||{...s,raw_rank:null,rank:null,removed_by:null},piece:s.piece,distribution:i,seconds:n.seconds,elapsed:n.
elapsed,draft:null,given:!!n.given,length:n.index+1-r.given,mark:o,beam:s}}function we({started:e}){if(!e)throw new Error("no run has started");return e}var Xe=e=>!!e?.
beam,mt=({beam:e,length:t},n)=>t>0?(e.score??-1/0)/t**n:e.score;function si(e,t,n,r,o){e.unseen??=new Map;let s=`${t} ${n} ${o.token_id}`,i=e.unseen.get(s);if(!i){
let l=(t?e.byStep[t-1].get(n):null)??null,{token_id:c,text:u,raw_logprob:d,logprob:h}=o,f=(l?.beam.score??0)+(h??-1/0),m=l?l.beam.group:null,b={token_id:c,text:u,
piece:null,parent:n,raw_logprob:d,logprob:h,score:f,status:"unseen",beam:null,final_score:null,group:m},{sequence:x,seconds:P,elapsed:j}=e.steps[t][0];i={index:t,
sequence:x,before:l,chosen:o,piece:null,distribution:r,seconds:P,elapsed:j,draft:null,given:!1,length:e.steps[t][0].length,beam:b,rank:null},e.unseen.set(s,i)}return i}
function ii(e,t,n,r){let o=n&&!n.given?n.beam?.beam??0:0;return e.unseen&&e.unseen.get(`${t} ${o} ${r}`)||null}function Af(e){let t=new Map;for(let n of[...e].sort(
(r,o)=>(o.beam.score??-1/0)-(r.beam.score??-1/0)))n.rank=(t.get(n.beam.group)||0)+1,t.set(n.beam.group,n.rank)}function Cf(e,t,n){let r=s=>n>1?a("Prompt {number\
}, {label}",{number:t+1,label:s}):s,o=(s,i,l,c)=>({kind:s,label:r(i),last:l,score:c,stopReason:null});return[...e.running.map(s=>o("running",Bf(s),s,s.beam.score)),
...e.finished.map((s,i)=>o("finished",$f(s,i+1),s,s.beam.final_score))]}function Bf({beam:{beam:e,group:t,progress:n}}){let r=(e??0)+1;return t!=null?a("beam {n\
umber}, group {group}",{number:r,group:Ie(t)}):r===1&&!n?a("best beam"):a("beam {number}",{number:r})}function $f({beam:{group:e}},t){return e!=null?a("ended {n\
umber}, group {group}",{number:t,group:Ie(e)}):a("ended {number}",{number:t})}var Ie=e=>e<26?String.fromCharCode(65+e):String(e+1);function If(e,t,n){let r=Math.
max(1,Math.floor((e.finished?.sequences.length??0)/e.prompts.length)),{steps:o}=e.prompts[Math.floor(n/r)],s=null;return t.token_ids.forEach((i,l)=>{let c=t.beams?.[l];
s=(o[l]||[]).find(u=>u.beam.parent===c&&u.beam.token_id===i)||s}),{kind:"returned",label:a("output {number}",{number:n+1}),last:s,score:t.score,stopReason:t.stop_reason}}
function ce(e){let t=[];for(let n=e;n;n=n.before)t.push(n);return t.reverse()}function gn(e,t){let n=[],r=t;for(;r&&e[r.index]!==r;)n.push(r),r=r.before;return{
keep:r?r.index+1:0,added:n.reverse()}}var xe=class{constructor(t,n){this.add=n;this.totals=[t]}add;steps=[];totals;get total(){return this.totals[this.totals.length-
1]}follow(t){let{keep:n,added:r}=gn(this.steps,t);this.steps.length=n,this.totals.length=n+1;for(let o of r)this.steps.push(o),this.totals.push(this.add(this.total,
o));return{keep:n,added:r}}};var mi={};re(mi,{explain:()=>fi,runsOfTerms:()=>je,tipLater:()=>Le,tipOfTerm:()=>Se});var li={};re(li,{documentLinks:()=>Qn});var Hf={"views#why-this-token":`vocabulary prompt length ending logit probability logprob mean-logprob cumulative-logprob bits perplexity rank processor
    kept distinct-n repetition context parameters memory`,"views#side-by-side":"sample greedy self-bleu words-in-common interval","views#how-the-next-token-move\
s-with-the-prompt":"kl js","views#where-the-beams-went":"sequence-score","views#is-the-draft-worth-it":"bonus acceptance-length expected-acceptance passes-saved\
 draft-cost speed-up residual","views#is-it-watermarked":"threshold p-value false-positive-rate detection-rate auc","views#which-answer-is-likelier":"answer-sha\
re","views#how-much-do-fewer-bits-cost":"top-agreement","views#chats-translations-batches":"padding","serving#time":"speed first-token time between-tokens laten\
cy percentile","serving#what-happens-in-a-step":"decode block queue","knobs#do_sample":"sampling","knobs#temperature":"temperature","knobs#top_k":"top-k","knobs\
#top_p":"top-p","knobs#min_p":"min-p","knobs#repetition_penalty":"repetition-penalty","knobs#length_penalty":"length-penalty","knobs#diversity_penalty":"diversi\
ty-penalty","knobs#constraints":"constraint"},qf=Object.fromEntries(Object.entries(Hf).flatMap(([e,t])=>t.split(/\s+/).map(n=>[n,e])));function Qn(e){let t=document.
querySelector("link[rel=help]");if(!t)return[];let n=e?qf[e]||`glossary#${e}`:"";return[R("a","gp-link",a("Docs"),{href:t.href+n,target:"_blank",rel:"noopener"})]}var di={};re(di,{addressOf:()=>Jn,askedTerm:()=>Yr,followTermLink:()=>Zn,formulaLines:()=>Qr,openGlossary:()=>bt});var ci={};re(ci,{TERMS:()=>bn,termOf:()=>Wt});var oc={token:()=>({name:a("token"),meaning:a("The piece of text that a model reads and writes at once: a word, a part of one, a sign, or a few bytes.")}),vocabulary:()=>({
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
ther. A place is accepted where the entropy of its distribution is low enough.")})},bn=Object.keys(oc),Wt=e=>oc[e]();var ui="#glossary",gt=null,Jn=e=>`${ui}=${e}`;function Yr(){let[e,t=""]=location.hash.split("=");return e!==ui?null:bn.includes(t)?t:""}function sc(e){try{history.
replaceState(history.state,"",location.pathname+location.search+e)}catch{}}var Qr=({formula:e,unit:t})=>[...e?[R("p","gp-formula",e.replaceAll("−(","−⁠("))]:
[],...t?[R("p","gp-term-unit",a("Unit: {unit}",{unit:t}))]:[]];function Wf(){let e=R("dialog","gp-glossary",null,{"aria-label":a("Glossary")}),t=R("button","gp-\
button",a("Close"),{type:"button"});t.addEventListener("click",()=>e.close());let n=R("header","gp-head");n.append(R("h3","gp-title",a("Glossary")),...Qn(),t);let r=R(
"div");for(let o of bn){let s=Wt(o),i=R("section","gp-term-entry",null,{id:`gp-term-${o}`,tabindex:"-1"}),l=R("h4");l.append(R("a","gp-term-link",s.name,{href:Jn(
o),title:a("Link to this term")})),i.append(l,R("p","",s.meaning),...Qr(s)),r.append(i)}return e.append(n,r),e.addEventListener("click",({target:o})=>o===e&&e.close()),
e.addEventListener("close",()=>Yr()!==null&&sc("")),e}function bt(e,t){gt??=Wf(),gt.parentNode!==e&&(gt.open&&gt.close(),e.append(gt)),gt.open||gt.showModal();for(let r of gt.
querySelectorAll(".gp-term-entry"))r.classList.toggle("gp-current",r.id===`gp-term-${t}`);let n=t?gt.querySelector(`#gp-term-${t}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),sc(t?Jn(t):ui)}function Zn(e,t){let n=e.target.closest(".gp-term-link");!n||e.ctrlKey||e.metaKey||e.shiftKey||(e.preventDefault(),
bt(t,n.getAttribute("href")?.split("=")[1]))}var ac=new WeakMap,hi=new WeakMap;function Le(e,t){ac.set(e,t),e.dataset.tip===void 0&&(e.dataset.tip="")}function Se(e,t,n,r={}){hi.set(e,{id:t,run:n,...r});let o=r.
meaning||"";e.dataset.tip!==o&&(e.dataset.tip=o),e.dataset.term!==t&&(e.dataset.term=t),e.tabIndex!==0&&(e.tabIndex=0)}function je(e,t){for(let n of e.querySelectorAll(
"[data-run]")){let{run:r}=n.dataset;r!==void 0&&Object.hasOwn(t,r)&&hi.set(n,{...lc(n),run:t[r]})}}function lc({dataset:{term:e,tip:t,formula:n,unit:r}}){return{
id:e??"",run:()=>"",meaning:t,...n!==void 0&&{formula:n},...r!==void 0&&{unit:r}}}var pi=e=>e&&hi.get(e)||(e?.dataset.term?lc(e):null),Ff={run:e=>a("In this run\
: {words}",{words:e}),runs:e=>a("In these runs: {words}",{words:e}),text:e=>a("In this text: {words}",{words:e}),model:e=>a("In this model: {words}",{words:e})},
jf=e=>e.replaceAll("−(","−⁠(");function zf({id:e,run:t,meaning:n,...r},o,s){let i={...Wt(e),...r},l=t(),c=R("button","gp-link",a("Glossary (key G)"),{type:"\
button",tabindex:"-1"});c.addEventListener("click",()=>bt(o,e));let u=R("p","gp-in-run");return u.append(zr(Ff[s](jf(l)))),[R("p","",n||i.meaning),...Qr(i),...l?
[u]:[],c,...Qn(e).map(d=>(d.tabIndex=-1,d))]}function ic(e,t,n){let r=pi(e);return r?zf(r,t,n):[zr(ac.get(e)?.()??e.dataset.tip??"")]}function fi(e,t="run"){let n=null,
r=null,o=()=>R("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});function s({target:d}){if(!(d instanceof Element)||n?.contains(
d))return;let h=d.closest("[data-tip]");h!==r&&(r&&r.removeAttribute("aria-describedby"),r=h,n??=o(),n.hidden=!h,h&&(n.classList.toggle("gp-term",!!pi(h)),n.replaceChildren(
...ic(h,e,t)),h.setAttribute("aria-describedby",n.id),i(n,h)))}function i(d,h){let f=h.closest("[data-holds-tips]")||e;d.parentNode!==f&&f.append(d);let[m,b]=[f.
getBoundingClientRect(),h.getBoundingClientRect()],x=Math.min(b.left-m.left,m.width-d.offsetWidth-8);d.style.left=`${Math.max(8,x)+f.scrollLeft}px`;let[P,j]=f===
e?[0,innerHeight]:[Math.max(0,m.top),Math.min(innerHeight,m.bottom)],M=b.bottom+5+d.offsetHeight>j&&b.top-5-d.offsetHeight>=P;d.classList.toggle("gp-above",M),d.
style.top=`${(M?b.top-5-d.offsetHeight:b.bottom+5)-m.top+f.scrollTop}px`}let l=()=>s({target:e});function c(){if(!r||!n)return;if(!e.contains(r)||!r.getClientRects().
length){l();return}let d=ic(r,e,t);d.map(f=>typeof f=="string"?f:f.textContent).join("")!==n.textContent&&(n.replaceChildren(...d),i(n,r))}let u=()=>pi(r);return e.
addEventListener("pointerover",s),e.addEventListener("pointerleave",({pointerType:d})=>!(d==="touch"&&u())&&l()),e.addEventListener("focusin",s),e.addEventListener(
"focusout",({relatedTarget:d})=>!(d instanceof Node&&n?.contains(d))&&l()),e.addEventListener("click",d=>Zn(d,e)),e.addEventListener("keydown",d=>{if(d.key==="E\
scape"&&l(),d.key.toLowerCase()!=="g"||d.ctrlKey||d.metaKey||d.altKey||d.target!==r)return;let h=u();h&&(d.preventDefault(),bt(e,h.id))}),c}var gi={};re(gi,{AcceptanceAlong:()=>Ft,judgedOf:()=>Ye,writtenOf:()=>Jr});var cc=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],
draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),Ye=e=>e.num_accepted+(e.follow==="correction"?1:0),Jr=e=>e.num_accepted+(e.next_token_id===null?0:
1);function Df(e,t){let{drafted:n,num_accepted:r}=t;if(e.rounds+=1,e.tokens+=Jr(t),e.draft_seconds+=t.draft_seconds,e.verify_seconds+=t.verify_seconds,!n.length)
return e;e.spec_steps+=1,e.drafted+=n.length,e.accepted+=r,e.judged+=Ye(t);for(let o=e.draftedAt.length;o<n.length;o++)e.draftedAt.push(0),e.acceptedAt.push(0);
for(n.forEach((o,s)=>{e.draftedAt[s]+=1,s<r&&(e.acceptedAt[s]+=1),!(s>=Ye(t)||(o.overlap??null)===null)&&(e.overlaps[0]+=1,e.overlaps[1]+=o.overlap)});e.kept.length<=
e.draftedAt.length;)e.kept.push(0);return e.kept[r]+=1,e}function Gf(e){let{spec_steps:t,rounds:n,tokens:r,drafted:o,accepted:s,judged:i,overlaps:l}=e,c=(u,d)=>d?
u/d:null;return{num_spec_steps:t,num_rounds:n,num_tokens:r,num_draft_tokens:o,num_accepted_draft_tokens:s,num_judged_draft_tokens:i,draft_acceptance_rate:c(s,o),
judged_acceptance_rate:c(s,i),mean_acceptance_length:t?1+s/t:null,acceptance_histogram:e.kept,accepted_by_position:e.acceptedAt,drafted_by_position:e.draftedAt,
passes_saved:r-n,expected_acceptance_rate:c(l[1],l[0]),draft_seconds:e.draft_seconds,verify_seconds:e.verify_seconds}}var Ft=class{constructor(){this.rounds=[],
this.tally=cc()}read(t){t.length>=this.tally.rounds&&this.rounds[0]===t[0]||(this.tally=cc());for(let r=this.tally.rounds;r<t.length;r++)Df(this.tally,t[r]);return this.
rounds=t,Gf(this.tally)}};var yi={};re(yi,{denominatorOf:()=>yt,draftFigures:()=>bi,tipOfFigure:()=>uc});var Uf={num_draft_tokens:()=>["draft",{formula:""}],num_accepted_draft_tokens:()=>["draft",{formula:""}],draft_acceptance_rate:()=>["acceptance-rate",{}],judged_acceptance_rate:()=>[
"acceptance-rate",{formula:a("accepted / judged")}],mean_acceptance_length:()=>["acceptance-length",{}],expected_acceptance_rate:()=>["expected-acceptance",{}],
passes_saved:()=>["passes-saved",{}]};function uc(e,t,n,r){let[o,s]=Uf[t]();Se(e,o,()=>Kf(t,n,r),{meaning:a(Os[t]),...s})}function Kf(e,t,n){let r=yt(e,n);if(e.
startsWith("num_"))return a("{value} {denominator}.",{value:t,denominator:r});if(e!=="passes_saved")return a("{denominator} = {value}.",{denominator:r,value:t});
let o=F(n.num_tokens,"{count} token","{count} tokens");return F(n.num_rounds,"{tokens} − {count} pass = {value}.","{tokens} − {count} passes = {value}.",{tokens:o,
value:t})}function yt(e,t){let{num_draft_tokens:n,num_accepted_draft_tokens:r,num_spec_steps:o,num_judged_draft_tokens:s}=t,i=F(t.num_rounds,"{count} round","{c\
ount} rounds"),l=F(t.num_tokens,"{count} token","{count} tokens");switch(e){case"num_draft_tokens":return F(o,"in {count} draft over {rounds}","in {count} draft\
s over {rounds}",{rounds:i});case"num_accepted_draft_tokens":return a("of {drafted} drafted",{drafted:H(n)});case"draft_acceptance_rate":return a("{accepted} of\
 {drafted} drafted",{accepted:H(r),drafted:H(n)});case"judged_acceptance_rate":return a("{accepted} of {judged} judged",{accepted:H(r),judged:H(s)});case"mean_a\
cceptance_length":return F(o,"1 + {accepted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:H(r)});case"expected_acceptance_rate":return F(s,"mean\
 over {count} judged position","mean over {count} judged positions");case"passes_saved":return F(t.num_rounds,"{tokens} in {count} pass","{tokens} in {count} pa\
sses",{tokens:l});default:return""}}function bi(e){let t=e.querySelector(".gp-draft-figures"),n=e.querySelector(".gp-kept-chart"),r=e.querySelector(".gp-place-c\
hart"),o=b=>b===null?"–":z(b),s=b=>F(b,"{count} token","{count} tokens");function i(b,x){let P=x.samples&&b.expected_acceptance_rate!==null,j=C=>[C,H(b[C]),yt(
C,b)],M=C=>[C,o(b[C]),yt(C,b),b[C]],I="mean_acceptance_length";return[j("num_draft_tokens"),j("num_accepted_draft_tokens"),M("draft_acceptance_rate"),[I,G(b[I],
2),yt(I,b)],M("judged_acceptance_rate"),...P?[M("expected_acceptance_rate")]:[],j("passes_saved")]}function l(){let b=R("div","gp-draft-figure",null,{tabindex:"\
0","data-tip":""}),x=R("dd","gp-rate",null,{"aria-hidden":"true"});return x.append(R("i")),b.append(R("dt"),R("dd"),R("dd","gp-note"),x),b}function c(b,x){let P=i(
b,x),j=ge(t,P.length,l);P.forEach(([M,I,C,A=null],T)=>{let[y,g,w,N]=j[T].children;y.textContent!==M&&y.replaceChildren(...M.split(/(?<=_)/).flatMap($=>[$,R("wbr")])),
D(g,I),D(w,C),N.hidden=A===null,Ee(N.firstChild,"width",A??0),uc(j[T],M,I,b),j[T].dataset.name=M})}function u(){let b=R("span","gp-chart-column"),x=R("span","gp\
-chart-track");return x.append(R("i","gp-chart-whole"),R("i","gp-chart-part")),b.append(R("span","gp-chart-top"),x,R("span","gp-chart-label")),b}function d(b,x,P){
let j=Math.max(1,...x.map(([I,C])=>C??I)),M=ge(b,x.length,u);x.forEach(([I,C,A,T,y],g)=>{let[w,N,$]=M[g].children;D(w,T),Ee(N.children[0],"height",(C??0)/j),Ee(
N.children[1],"height",I/j),D($,A),Le(M[g],()=>y)}),ae(b,{"aria-label":`${P}: ${Be(x.map(([,,,,I])=>I))}`})}function h(b){let x=b.num_spec_steps;d(n,b.acceptance_histogram.
map((P,j)=>[P,null,String(j),P?H(P):"",F(x,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:H(
P),tokens:s(j)})]),"acceptance_histogram"),d(r,b.drafted_by_position.map((P,j)=>{let M=b.accepted_by_position[j];return[M,P,String(j+1),`${Math.round(100*M/P)}%`,
F(P,"position {place}: {accepted} of {count} drafted token kept, {share}","position {place}: {accepted} of {count} drafted tokens kept, {share}",{place:j+1,accepted:H(
M),share:z(M/P)})]}),"accepted_by_position / drafted_by_position")}let f=null,m=b=>b.join(", ");return je(e,{kept:()=>f?F(f.num_spec_steps,"{count} round with a\
 draft; by the number of kept tokens, from 0 on: {rounds}.","{count} rounds with a draft; by the number of kept tokens, from 0 on: {rounds}.",{rounds:m(f.acceptance_histogram)}):
"",place:()=>f?a("kept {kept} of {drafted} drafted, by position.",{kept:m(f.accepted_by_position),drafted:m(f.drafted_by_position)}):""}),(b,x)=>{f=b,c(b,x),h(b)}}var Mt={get accepted(){return["✓",a("accepted draft"),a("Drafted, and kept by the target model.")]},get correction(){return["→",a("correction"),a("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",a("bonus"),a("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",a("target only"),a("Nothing was drafted in this round: the target wrote one token, as without draf\
ts.")]}},dc=Object.fromEntries(Object.keys(Mt).map(e=>[e,0])),pc=(e,{draft:t})=>t&&Object.hasOwn(e,t.origin)?{...e,[t.origin]:e[t.origin]+1}:e;function jt(e){let{
do_sample:t,assistant_ensemble_weight:n}=e&&e.effective||{};return{samples:!!t,weight:n??null}}function wi({target_logprob:e,draft_logprob:t},{weight:n}){let r=X(
e)/((t??null)===null?1:X(t));return Math.min(1,n===null?r:1-n+n*r)}var hc=({weight:e})=>e===null?"min(1, p / q)":`min(1, ${G(1-e,2)} + ${G(e,2)} · p / q)`;function fc(e,t){
if(e.samples)return t?a("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:hc(e)}):a("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(e.weight===null||!t)return a("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,r]=[G(e.weight,2),G(1-e.weight,2)];return a("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:r})}function ki(e,t){return t<e.num_accepted?"accepted":t<Ye(e)?"rejected":"unjudged"}function er(e,t,n){let r=e.drafted[t],o=ki(e,t),s=(r.
draft_logprob??null)!==null,[i,l]=[z(X(r.target_logprob)),z(X(r.draft_logprob))],c=s?[a("The draft model gave it {q}.",{q:l})]:[];if(o==="unjudged")return[e.follow===
"correction"?a("Never judged: it follows the rejection."):a("Never judged: it follows the end of the text."),...c].join(" ");let u=o==="accepted";if(!n.samples){
let h=n.weight!==null&&s;return[u?Vf(h):Xf(h,V(e.next_text)),a("The target gave it {p}.",{p:i}),...c].join(" ")}if(!s)return u?a("Accepted: the target drew the \
same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:i}):a("Rejected: the target drew {token} for itself. It gave this one {p},\
 which is the chance that it is kept.",{token:V(e.next_text),p:i});let d=(r.overlap??null)===null?[]:[a("Averaged over all tokens that could have been drafted h\
ere, the chance is {share}.",{share:z(r.overlap)})];return[u?a("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:i,q:l}):a("Rejected: the targ\
et gave it p = {p}, the draft model q = {q}.",{p:i,q:l}),Yf(wi(r,n),hc(n),u),...d].join(" ")}var Vf=e=>a(e?"Accepted: it is the likeliest token in the mixture o\
f both models.":"Accepted: it is the likeliest token for the target."),Xf=(e,t)=>a(e?"Rejected: {token}, not this one, is the likeliest token in the mixture of \
both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:t});function Yf(e,t,n){if(e>=1)return a("By {formula}, it is alwa\
ys kept: nothing was left to a draw.",{formula:t});let r={formula:t,chance:z(e)};return n?a("By {formula}, it is kept with probability {chance}: the draw kept i\
t.",r):a("By {formula}, it is kept with probability {chance}: the draw rejected it.",r)}function _i(e,t){let[,n,r]=Mt[e.follow],o=`${n.charAt(0).toUpperCase()}${n.
slice(1)}. ${r}`,s=e.drafted[e.num_accepted];if(e.follow!=="correction"||!t.samples)return o;if((s.draft_logprob??null)===null)return`${o} ${a("The target drew \
it.")}`;let i=`${o} ${a("It was drawn from the residual distribution: what the target gives beyond the draft model, max(0, p − q).")}`;return(s.overlap??null)===
null||t.weight!==null?i:`${i} ${a("That sums to {share} here, and is scaled up to 1 for the draw.",{share:z(1-s.overlap)})}`}function mc({draft:{origin:e,place:t,
round:n,instead:r},chosen:o},s){if(!Object.hasOwn(Mt,e))return[];let{length:i}=n.drafted,l={round:n.index+1,place:t+1},c=i?[F(i,"Round {round} drafted {count} t\
oken.","Round {round} drafted {count} tokens; this is place {place}.",l)]:[];if(e==="accepted")return[...c,er(n,t,s)];let u=e==="correction"&&r?[a("Drafted here\
 was {token}. {fate}",{token:V(r.text),fate:er(n,t,s)})]:[],d=_i(n,s),h=s.samples&&e!=="correction"&&o.logprob!==null?[a("It was drawn from the target’s own dis\
tribution, which gave it {p}.",{p:z(X(o.logprob))})]:[],f=i-Ye(n),m=e==="correction"&&f?[F(f,"{count} drafted token after it was never judged.","{count} drafted\
 tokens after it were never judged.")]:[];return[...c,...u,[d,...h].join(" "),...m]}function gc({round:e,place:t},n,r){let{length:o}=e.drafted,s={token:V(e.drafted[t].
text),chosen:V(n),round:e.index+1,place:t+1},i=o-Ye(e);return[F(o,"{token} was drafted in round {round}, but is not in the text.","{token} was drafted in round \
{round}, at place {place} of {count}, but is not in the text.",s),er(e,t,r),a("{chosen} takes its place.",s),...i?[F(i,"{count} drafted token after it was never\
 judged.","{count} drafted tokens after it were never judged.")]:[]]}function bc({draft:e}){if(!e||!Object.hasOwn(Mt,e.origin))return[];let{origin:t,instead:n,round:{
index:r,drafted:o}}=e,s=r+1;if(t==="accepted"){let{draft_logprob:i}=o[e.place],l={place:e.place+1,size:o.length,round:s};return(i??null)===null?[a("accepted dra\
ft: token {place} of {size} in round {round}",l)]:[a("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...l,q:z(X(i))})]}
return t==="correction"?n?[a("correction: replaced the rejected draft token {token} in round {round}",{token:V(n.text),round:s})]:[a("correction: replaced a rej\
ected draft token in round {round}",{round:s})]:t==="target"?[a("target only: nothing was drafted in round {round}",{round:s})]:[F(o.length,"bonus: the target’s\
 own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:s})]}var st=e=>e<
.01?`${ee(e*1e3,1)} ms`:ht(e);function yc(e,t,n){let r=[],o=jt(null),s={row:null,card:null,selected:null},i=null,l=!0,c=0,u=new WeakMap,d=new WeakMap,h=new IntersectionObserver(v=>{for(let{isIntersecting:L,
target:_}of v)L&&P(u.get(_));f()&&(e.scrollTop=e.scrollHeight)},{rootMargin:"200px 0px"}),f=()=>l&&!t.selected&&t.running;function m(v,L){let _=r.length<=v.length&&
(!r.length||r[0].round===v[0])&&o.samples===L.samples;o=L,_||b();for(let B of v.slice(r.length))x(B)}function b(){h.disconnect(),e.replaceChildren(),r=[],s={row:null,
card:null,selected:null},i=null,l=!0,c=0}function x(v){let L=R("li","gp-round"),_={round:v,item:L,cards:null};u.set(L,_),r.push(_),e.append(L),h.observe(L)}function P(v){
if(!v||v.cards)return;h.unobserve(v.item);let{round:L,item:_}=v,B=Ye(L);v.cards=[];let W=R("div","gp-cards");for(let k=0;k<B;k++)W.append(I(v,k));L.next_token_id!==
null&&W.append(C(v)),B<L.drafted.length&&W.append(T(L,B)),L.follow==="none"&&W.append(R("span","gp-note gp-ended","■ "+a("the text ended inside its draft"))),
_.append(j(L),W),_.classList.add("gp-filled"),i||N(v.cards[0])}function j(v){let L=R("div","gp-round-head"),{num_accepted:_,drafted:{length:B}}=v,W=B?a("{accept\
ed} of {drafted} kept",{accepted:_,drafted:B}):a("no draft"),k=[a("draft {time}",{time:st(v.draft_seconds)}),a("verify {time}",{time:st(v.verify_seconds)})];L.append(
R("b","",a("Round {number}",{number:v.index+1})),R("span","",W));for(let O of k)L.append(R("span","gp-round-time",O));return L}function M(v,L,_,B,W,k,O){let q=a(
"Round {number}, {which}, {token}: {why}",{number:v.round.index+1,which:k,token:V(W),why:O}),U=R("button","gp-draft-card",null,{type:"button",tabindex:"-1","ari\
a-pressed":"false","aria-label":q});U.dataset.draft=_;let K=R("span","gp-draft-head"),Y=R("bdi","gp-ink gp-word");return Fe(Y,W),K.append(R("span","gp-sign",B),
Y),U.append(K),Le(U,()=>O),d.set(U,{row:v,index:L}),v.cards.push(U),U}function I(v,L){let{round:_}=v,B=_.drafted[L],W=ki(_,L),k=_.start+L,O=a("drafted token {pl\
ace} of {size}",{place:L+1,size:_.drafted.length}),q=M(v,k,W,W==="accepted"?"✓":"✗",B.text,O,er(_,L,o));if(q.append(A("p",X(B.target_logprob))),(B.draft_logprob??
null)!==null&&q.append(A("q",X(B.draft_logprob))),o.samples){let U=R("span","gp-chance",a("chance"));U.append(R("b","",z(wi(B,o)))),q.append(U)}return q}function C(v){
let{round:L}=v,_=L.start+L.num_accepted,[B,W]=Mt[L.follow],k=M(v,_,L.follow,B,L.next_text,a("the target’s own token"),_i(L,o));k.classList.add("gp-own-card");
let O=n(_);return O&&k.append(A("p",qe(O).probability)),k.append(R("span","gp-chance",W)),k}function A(v,L){let _=R("span","gp-bar-line"),B=R("span","gp-track"),
W=R("i",`gp-part-${v}`);return Ee(W,"width",L),B.append(W),_.append(R("i","gp-pq",v),B,R("span","gp-amount",z(L))),_}function T(v,L){let _=R("span","gp-behind"),
B=v.drafted.slice(L);_.append(R("span","gp-note",a("never judged")));for(let W of B){let k=ve(W.text,"gp-word"),O=(W.draft_logprob??null)===null?"":` q ${z(X(W.
draft_logprob))}`,q=R("span","gp-unjudged");q.append(k,R("small","",O)),_.append(q)}return _}function y(v){let L=v&&v.draft,_=L&&r[L.round.index-(r.length?r[0].
round.index:0)]||null;_&&P(_);let B=_?g(_,v):null;s.card&&s.card!==B&&s.card.setAttribute("aria-pressed","false"),s.card&&s.card.classList.remove("gp-current"),
s.row&&s.row!==_&&s.row.item.classList.remove("gp-current-round");let W=s.selected!==t.selected;s={row:_,card:B,selected:t.selected},W&&!t.selected&&(l=!0),_&&(_.
item.classList.add("gp-current-round"),B&&(B.classList.add("gp-current"),B.setAttribute("aria-pressed",String(t.selected===v)),e.contains(document.activeElement)||
N(B)),W&&w(_.item))}function g(v,L){let{rejected:_}=t;if(_&&_.round===v.round)return v.cards[_.place];let B=L.index-v.round.start;return B<v.round.num_accepted?
v.cards[B]:v.cards.at(-1)}function w(v){let[L,_]=[v.offsetTop,v.offsetTop+v.offsetHeight];L<e.scrollTop?e.scrollTop=L:_>e.scrollTop+e.clientHeight&&(e.scrollTop=
Math.min(L,_-e.clientHeight))}function N(v){i&&(i.tabIndex=-1),i=v||null,i&&(i.tabIndex=0)}function $(v){if(!v)return;let{row:L,index:_}=d.get(v);N(v);let B=n(_),
W=L.cards.indexOf(v);B&&v.dataset.draft==="rejected"?t.selectRejected(B,L.round,W):B&&t.selectStep(B),w(L.item),v.focus({preventScroll:!0})}function E(v,L){let _=r[Math.
max(0,Math.min(r.length-1,v))];return P(_),_.cards.at(L)}function S(v,L){let{row:_}=d.get(v),B=_.cards[_.cards.indexOf(v)+L];if(B)return B;let W=r.indexOf(_)+L;
return r[W]?E(W,L>0?0:-1):null}return e.addEventListener("click",v=>{let L=v.target.closest(".gp-draft-card");if(L){$(L);return}let _=v.target.closest(".gp-roun\
d");_&&$(u.get(_).cards[0])}),e.addEventListener("keydown",v=>{v.key==="Escape"&&t.selectStep(null);let L=v.target.closest(".gp-draft-card");if(!L||v.ctrlKey||v.
metaKey||v.altKey)return;let _=r.indexOf(d.get(L).row),B={ArrowRight:()=>S(L,1),ArrowLeft:()=>S(L,-1),ArrowDown:()=>r[_+1]&&E(_+1,0),ArrowUp:()=>r[_-1]&&E(_-1,0),
Home:()=>E(0,0),End:()=>E(r.length-1,0)};B[v.key]&&(v.preventDefault(),$(B[v.key]()))}),e.addEventListener("scroll",()=>{let v=e.scrollTop;e.scrollHeight-v-e.clientHeight<
80?l=!0:v<c&&(l=!1),c=v},{passive:!0}),{show:m,mark:y}}var Qe={narrowest:3,least:16,cell:9,tallest:90,times:84};function wc(e,{canvas:t,column:n,ends:r,onResize:o}){let s={rounds:[],each:1,columns:Qe.least,top:1,drafts:0},
i=0;function l(M){let I=C=>M.reduce((A,T)=>A+C(T),0)/M.length;return{accepted:I(C=>C.num_accepted),judged:I(Ye),drafted:I(C=>C.drafted.length),draft:I(C=>C.draft_seconds),
verify:I(C=>C.verify_seconds),longest:Math.max(...M.map(C=>C.draft_seconds+C.verify_seconds))}}function c(M){let I=M.map(({draft:T,verify:y})=>T+y).sort((T,y)=>T-
y),C=I.at(-1),A=I[Math.floor((I.length-1)*.9)];return C>2*A&&I.length>4?1.25*A:C}function u(M){i||=t.clientWidth;let I=Math.max(1,Math.ceil(M.length/Math.max(1,
Math.floor(i/Qe.narrowest)))),C=[];for(let w=0;w<M.length;w+=I)C.push(l(M.slice(w,w+I)));let A=Math.max(1,...C.map(({drafted:w})=>w)),T=Math.max(1,Math.min(Qe.cell,
Qe.tallest/A)),y=c(C)||1,g=C.filter(({draft:w,verify:N})=>w+N>y);return s={rounds:M,each:I,columns:Math.max(Qe.least,C.length),top:y,drafts:Math.ceil(A*T)},D(r.
drafts,A>=1.5?H(Math.round(A)):"1"),D(r.times,st(y)),d(C,T),{each:I,cut:g.length,longest:Math.max(0,...C.map(({longest:w})=>w)),filled:C.length/s.columns}}function d(M,I){
let C=s.drafts+16+Qe.times,A=devicePixelRatio,T=[Math.round(i*A),Math.round(C*A)];if(t.width!==T[0]&&(t.width=T[0]),t.height!==T[1]&&(t.height=T[1]),t.style.height=
`${C}px`,r.drafts.parentNode.style.height=`${s.drafts}px`,r.times.parentNode.style.height=`${Qe.times}px`,!i)return;let y=getComputedStyle(e),g=S=>y.getPropertyValue(
`--gp-${S}`).trim(),w={accepted:g("accepted"),rejected:g("rejected"),muted:g("muted"),verify:g("kept"),draft:g("before"),line:g("line"),surface:g("surface")},N=t.
getContext("2d");N.setTransform(A,0,0,A,0,0),N.clearRect(0,0,i,C);let $=i/s.columns,E=$>6?Math.min(6,$*.2):$>3.5?1:0;N.fillStyle=w.line,N.fillRect(0,s.drafts,i,
1),N.fillRect(0,C-1,i,1),M.forEach((S,v)=>{let L=[v*$+E/2,$-E];s.each===1?h(N,w,S,L,I):m(N,w,S,L,I),b(N,w,S,L,C-1)})}function h(M,I,{accepted:C,judged:A,drafted:T},[
y,g],w){let N=Math.max(1,w-(w>3?1.5:0));for(let $=0;$<T;$++){let E=s.drafts-($+1)*w;if($<C)M.fillStyle=I.accepted,M.fillRect(y,E,g,N);else if($<A)f(M,I.rejected,
y+g/2,E+N/2,Math.min(g,Math.max(N,5),7)/2);else{M.fillStyle=I.muted;let S=Math.min(g,N,2.5);M.fillRect(y+(g-S)/2,E+(N-S)/2,S,S)}}}function f(M,I,C,A,T){M.strokeStyle=
I,M.lineWidth=T>2?2:1,M.beginPath(),M.moveTo(C-T,A-T),M.lineTo(C+T,A+T),M.moveTo(C-T,A+T),M.lineTo(C+T,A-T),M.stroke()}function m(M,I,{accepted:C,drafted:A},[T,
y],g){M.fillStyle=I.accepted,M.fillRect(T,s.drafts-C*g,y,C*g),M.fillStyle=I.muted,M.fillRect(T,s.drafts-A*g,y,1)}function b(M,I,{draft:C,verify:A},[T,y],g){let w=Math.
min(1,s.top/(C+A))/s.top,[N,$]=[C*w*Qe.times,A*w*Qe.times];M.fillStyle=I.verify,M.fillRect(T,g-N-$,y,$),x(M,I.draft,T,g-N,y,N),!(C+A<=s.top)&&(M.fillStyle=I.surface,
M.fillRect(T-1,g-Qe.times+7,y+2,3),M.fillRect(T-1,g-Qe.times+13,y+2,3))}function x(M,I,C,A,T,y){if(!(y<=0)){if(T<5){M.fillStyle=I,M.fillRect(C,A,T,y);return}M.save(),
M.beginPath(),M.rect(C,A,T,y),M.clip(),M.strokeStyle=I,M.lineWidth=1.5,M.beginPath();for(let g=-y;g<T;g+=5)M.moveTo(C+g,A+y),M.lineTo(C+g+y,A);M.rect(C+.75,A+.75,
Math.max(0,T-1.5),Math.max(0,y-1.5)),M.stroke(),M.restore()}}function P(M){let{left:I,width:C}=t.getBoundingClientRect(),A=Math.floor((M.clientX-I)/C*s.columns)*
s.each;return Math.max(0,Math.min(s.rounds.length-1,A))}function j(M){n.hidden=M===null,M!==null&&(Ee(n,"left",Math.floor(M/s.each)/s.columns),Ee(n,"width",1/s.
columns))}return new ResizeObserver(()=>{t.clientWidth!==i&&(i=t.clientWidth,o())}).observe(t),{draw:u,at:P,mark:j}}function kc(e,t){let n=e.querySelector(".gp-map-plot"),r=e.querySelector(".gp-map-reading"),o=e.querySelector(".gp-map-note"),s=new xe(null,()=>null),i=new Ft,l=wc(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:e.querySelector(".gp-drafts-end"),times:e.querySelector(".gp-times-end")},
onResize:A}),c=yc(e.querySelector(".gp-rounds"),t,T=>s.steps[T]),u=bi(e),d=[],h=0,f=!1;function m(){let T=t.hideFrom===null?s.steps.length:Math.min(t.hideFrom,s.
steps.length),y=t.rounds.length;for(;y&&t.rounds[y-1].start+Jr(t.rounds[y-1])>T;)y-=1;return y===t.rounds.length?t.rounds:t.rounds.slice(0,y)}function b(){let{each:T,
cut:y,longest:g,filled:w}=l.draw(d);Ee(e.querySelector(".gp-map-axis"),"width",w),D(o,[T>1?a("Each column is the mean of {each} rounds.",{each:T}):"",y?F(y,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:st(g)}):""].filter(Boolean).join(" ")),D(
e.querySelector(".gp-map-last"),a("round {number}",{number:H(d.length)}))}function x(T){let y={round:T.index+1,draft:st(T.draft_seconds),verify:st(T.verify_seconds),
accepted:T.num_accepted,token:V(T.next_text)};return T.follow==="target"?a("Round {round}: draft {draft}, verify {verify}; nothing drafted, then {token}.",y):T.
follow==="bonus"?F(T.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as bonus.","Round {ro\
und}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept, then {token} as bonus.",y):T.follow==="correction"?F(T.drafted.length,"Round {r\
ound}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as correction.","Round {round}: draft {draft}, verify {verify}; {a\
ccepted} of {count} drafted tokens kept, then {token} as correction.",y):F(T.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count\
} drafted token kept; the text ended inside the draft.","Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept; the text ende\
d inside the draft.",y)}let P=T=>t.selectStep(s.steps[d[T].start]||null);function j(){let T=t.current();return!T||!T.draft?null:d[T.draft.round.index]===T.draft.
round?T.draft.round.index:null}function M(){let T=j();l.mark(T);let y=T===null?"":x(d[T]);D(r,y),ae(n,{"aria-valuemin":1,"aria-valuemax":d.length,"aria-valuenow":(T??
0)+1,"aria-valuetext":y||a("no round yet")})}n.addEventListener("pointermove",T=>{let y=l.at(T);y<0||(T.buttons===1?P(y):D(r,x(d[y])))}),n.addEventListener("poi\
nterleave",M),n.addEventListener("click",T=>l.at(T)>=0&&P(l.at(T))),n.addEventListener("keydown",T=>{let y={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,
PageDown:-10,Home:-1/0,End:1/0};T.key==="Escape"&&t.selectStep(null),!(!(T.key in y)||!d.length)&&(T.preventDefault(),P(Math.max(0,Math.min(d.length-1,(j()??d.length-
1)+y[T.key]))))});function I(T){let{draft_seconds:y,verify_seconds:g}=T,w=y+g;for(let[E,S]of[["draft",y],["verify",g]]){let v=e.querySelector(`.gp-time-${E}`);v.
style.flexGrow=w?S/w:.5,D(e.querySelector(`.gp-told-${E}`),`${Math.round(w?100*S/w:0)}% · ${st(S)}`)}let N=F(T.num_tokens,"{count} token","{count} tokens"),$=T.
passes_saved>0?F(T.passes_saved,"{count} pass saved.","{count} passes saved."):a("No pass saved.");D(e.querySelector(".gp-drafts-short"),`${F(T.num_rounds,"{tok\
ens} in {count} forward pass of the target.","{tokens} in {count} forward passes of the target.",{tokens:N})} ${$}`)}function C(T){let y=t.lasts[0]||null;if((T.
run||T.steps)&&s.follow(y),T.run&&(f=!1),e.hidden=!t.rounds.length,e.hidden)return;let g=[d[0],h];if(d=m(),h=d.length,T.run||d[0]!==g[0]||h!==g[1]){let w=jt(t.started),
N=i.read(d);f||=d.some(({drafted:E})=>E.length&&(E[0].draft_logprob??null)!==null);let $=e.querySelector(".gp-drafts-rule");D($,fc(w,f)),Se($,"draft",()=>be(yt(
"draft_acceptance_rate",N)),w.samples&&f?{}:{formula:""}),e.querySelector(".gp-key-q").hidden=!f,I(N),b(),c.show(d,w),u(N,w)}c.mark(t.current()),M()}function A(){
e.hidden||(b(),M())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",A),new MutationObserver(A).observe(document.body,{attributes:!0,
attributeFilter:["class"]}),C}var Bi={};re(Bi,{useCallback:()=>dm,useContext:()=>pm,useDebugValue:()=>hm,useEffect:()=>Ut,useErrorBoundary:()=>fm,useId:()=>mm,useImperativeHandle:()=>um,useLayoutEffect:()=>pe,
useMemo:()=>Me,useReducer:()=>Ot,useRef:()=>te,useState:()=>se});var Ri={};re(Ri,{Component:()=>tr,Fragment:()=>Q,cloneElement:()=>Jf,createContext:()=>am,createElement:()=>rr,createPortal:()=>cm,createRef:()=>Zf,h:()=>rr,hydrate:()=>im,
isValidElement:()=>xc,options:()=>de,render:()=>Je,toChildArray:()=>Nc});var de,vc,xc,Et,vi,no,Sc,eo,Tc,Ti,xi,Mc,nr=Symbol.for("pv"),ro={},oo=[],Qf=/^m(i|n|o|s|text|space)$/,
so=Array.isArray,io=oo.slice,Lt=Object.assign;function zt(e){e&&e.parentNode&&e.remove()}function rr(e,t,n){var r,o,s,i={},l=arguments.length;for(s in t)s=="key"?
r=t[s]:s=="ref"&&typeof e!="function"?o=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?io.call(arguments,2):n),Dt(e,i,r,o,null)}function Jf(e,t,n){var r,o,s,i=Lt({},
e.props),l=arguments.length;for(s in t)s=="key"?r=t[s]:s=="ref"&&typeof e.type!="function"?o=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?io.call(arguments,2):n),
Dt(e.type,i,r!==void 0?r:e.key,o!==void 0?o:e.ref,null)}function Dt(e,t,n,r,o){var s={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:nr,
__v:o||++vc,__i:-1,__u:0};return!o&&de.vnode&&de.vnode(s),s}function Zf(){return{current:null}}function Q(e){return e.children}function tr(e,t){this.props=e,this.
context=t,this.__g=0}function Rt(e,t){if(t==null)return e.__&&Rt(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.
type!="function"||e.props.__P?null:Rt(e)}function em(e){var t,n=e.__v,r=n.__e,o=[],s=[],i=e.__P;i&&((t=Lt({constructor:nr},n)).__v=n.__v+1,de.vnode&&de.vnode(t),
Mi(i,t,n,e.__n,i.namespaceURI,32&n.__u?[r]:null,o,r||Rt(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Ac(o,t,s),n.__=n.__e=null,t.__e!=r&&Ec(t))}function Ec(e){if((e=
e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Ec(e)}function Si(e){(8&e.__g||(e.__g|=8,Et.push(e),no++))&&vi==de.
debounceRendering||((vi=de.debounceRendering)||queueMicrotask)(Lc)}function Lc(){try{for(var e,t=1;Et.length;)Et.length>t&&Et.sort(Sc),e=Et.shift(),t=Et.length,
8&e.__g&&em(e)}finally{(no=Et.length)&&(vi||queueMicrotask)(Lc)}}function Rc(e,t,n,r,o,s,i,l,c,u,d){var h,f,m,b,x,P,j=r.__k||oo,M=t.length;for(c=tm(n,t,j,c,M),h=
0;h<M;h++)(m=n.__k[h])!=null&&(f=~m.__i&&j[m.__i]||ro,m.__i=h,P=Mi(e,m,f,o,s,i,l,c,u,d),b=m.__e,(f.ref!=m.ref||8&f.__u)&&(f.ref&&Ei(f.ref,null,m,f),m.ref&&d.push(
m.ref,m.__c||b,m)),x=x||b,4&m.__u?(c=Oc(m,c,e,!f.__v),f.__e&&(f.__e=null)):typeof m.type=="function"&&P!==void 0?c=P:b&&(c=b.nextSibling),m.__u&=-21);return n.__e=
x,c}function tm(e,t,n,r,o){var s,i,l,c,u,d,h,f,m,b=n.length,x=b,P=0,j=0,M=e.__k=Array(o);for(s=0;s<o;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="functio\
n"?(typeof i!="object"||i.constructor===String?i=M[s]=Dt(null,i):so(i)?i=M[s]=Dt(Q,{children:i}):i.constructor===nr&&i.__b?i=M[s]=Dt(i.type,i.props,i.key,i.ref,
i.__v):M[s]=i,c=s+P,i.__=e,i.__b=e.__b+1,l=null,~(u=i.__i=nm(i,n,c,x))&&(x--,(l=n[u])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,u==c-1?P--:u==c+1?P++:u!=c&&(u>c?P--:P++,
j=1)):(~u||(o>b?P--:o<b&&P++),typeof i.type!="function"&&(i.__u|=4))):M[s]=null;if(j){for(d=[],h=[],s=0;s<o;s++)if((i=M[s])&&16&i.__u){for(P=0,f=d.length;P<f;)d[m=
P+f>>1]<i.__i?P=m+1:f=m;d[P]=i.__i,h[s]=P+1}for(P=d.length;s--;)h[s]&&(h[s]==P?P--:M[s].__u|=4)}if(x)for(s=0;s<b;s++)!(l=n[s])||2&l.__u||(l.__e==r&&(r=Rt(l)),Li(
l,l));return r}function Oc(e,t,n,r){var o,s,i,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&(o[s].__=e,t=Oc(o[s],
t,n,!1));return t}for(t&&!t.parentNode&&(t=Rt(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!r&&n.moveBefore&&i.parentNode?
n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Nc(e,t){return t=t||[],e!=null&&
typeof e!="boolean"&&(so(e)?e.some(function(n){Nc(n,t)}):t.push(e)),t}function nm(e,t,n,r){var o,s=e.key,i=e.type,l=t[n],c=l&&!(2&l.__u);if(l===null&&s==null||c&&
s==l.key&&i==l.type)return n;if(r>(c?1:0)){for(o=n-1;o>=0;o--)if((l=t[o])&&!(2&l.__u)&&s==l.key&&i==l.type)return o;for(o=n+1;o<t.length;o++)if((l=t[o])&&!(2&l.
__u)&&s==l.key&&i==l.type)return o}return-1}function _c(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Zr(e,t,n,r,o){var s,i;if(t=="style")
if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||_c(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||
_c(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(i=xi[t]||(xi[t]=rm(
t)),(e.__a||(e.__a={}))[t]=Ti,s=t!=(t=t.replace(Tc,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{
if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="ta\
bIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function rm(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[eo]==null)t[eo]=
Ti++;else if(t[eo]<this.__a[e])return;return n(de.event?de.event(t):t)}}}function Mi(e,t,n,r,o,s,i,l,c,u){var d,h,f,m,b,x,P,j,M,I,C,A,T,y,g,w,N,$,E=t.type;if(t.
constructor!==nr)return null;128&n.__u&&(c=32&n.__u,d=n.__c.__z)&&(t.__u|=c,h=s=[],d.nodeType==8?l=to(d,s):s.push(d),l=s[0]||l),(d=de.__b)&&d(t);e:if(typeof E==
"function"){f=i.length;try{if(j=t.props,M=(d=E.prototype)&&d.render,I=(d=E.contextType)&&r[d.__c],C=d?I?I.props.value:d.__:r,(m=n.__c)?(t.__c=m,2&m.__g&&(m.__g|=
1)):(M?t.__c=m=new E(j,C):(t.__c=m=new tr(j,C),m.constructor=E,m.render=sm),I&&I.sub(m),m.state||(m.state={}),m.__n=r,m.__g|=8,m.__h=[],m.__k=[]),M&&(m.__s||(m.
__s=m.state),E.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=Lt({},m.__s)),Lt(m.__s,E.getDerivedStateFromProps(j,m.__s)))),b=m.props,x=m.state,m.__v=t,n.__c){
if(j!==b&&M&&!E.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(j,C),t.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&
m.shouldComponentUpdate(j,m.__s,C)===!1){t.__v!=n.__v&&(m.props=j,m.state=m.__s,m.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(S){S&&(S.__=t)}),oo.push.
apply(m.__h,m.__k),m.__k=[],m.__h.length&&i.push(m),l=Rt(n);break e}m.componentWillUpdate&&m.componentWillUpdate(j,m.__s,C),M&&m.componentDidUpdate&&m.__h.push(
function(){m.componentDidUpdate(b,x,P)})}else M&&!E.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),M&&m.componentDidMount&&m.__h.push(m.
componentDidMount);m.context=C,m.props=j,m.__P=e,m.__g&=-5,A=de.__r,T=M?25:0;do m.__g&=-9,A&&A(t),d=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++T<
25);M&&(oo.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(r=Lt({},r,m.getChildContext())),M&&n.__c&&m.getSnapshotBeforeUpdate&&(P=m.getSnapshotBeforeUpdate(
b,x)),y=d&&d.type===Q&&d.key==null?d.props.children:d,j.__P&&(d=l,o=(e=j.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(S){S&&Li(S,S)}),
n.__k=null),l=n.__k?Rt(n,0):null),l=Rc(e,so(y)?y:[y],t,n,r,o,s,i,l,c,u),j.__P&&(t.__e=null,l=d),t.__u&=-161,h&&h.some(zt),m.__h.length&&i.push(m),1&m.__g&&(m.__g&=
-4)}catch(S){if(i.length=f,t.__v=null,c||s)if(S&&S.then){if(t.__u|=128|c,s){for(~(N=s.indexOf(l||void 0))||(N=s.length);($=s[N-1])&&$.nodeType==8;)N--;for(;N<s.
length;N++)if($=s[N])if(s[N]=null,g){if($==w)break}else{if($.nodeType!=8)break;$.data.startsWith("$s")&&(w=to(g=$))}}if(!g){for(;l&&l.nodeType==8&&l.nextSibling;)
l=l.nextSibling;g=l}(d=to(g=t.__c.__z||(t.__c.__z=g)))?(t.__e=g,l=d):t.__e=l,l=l&&l.nextSibling}else s&&s.some(zt);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),S&&
S.then||Pc(t),de.__e(S,t,n)}}else l=t.__e=om(n.__e,t,n,r,o,s,i,c,u,e);return(d=de.diffed)&&d(t),l}function to(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))
for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Pc(e){e&&(e.
__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Pc))}function Ac(e,t,n){for(var r=0;r<n.length;)Ei(n[r++],n[r++],n[r++]);de.__c&&de.__c(t,e),e.some(function(o){try{e=o.__h,
o.__h=[],e.some(function(s){s.call(o)})}catch(s){de.__e(s,o.__v)}})}function om(e,t,n,r,o,s,i,l,c,u){var d,h,f,m,b,x,P,j,M=n.props||ro,I=t.props,C=t.type;if(C==
"svg"?o="http://www.w3.org/2000/svg":C=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),s){for(d=0;d<s.length;d++)if((b=s[d])&&
(C?b.localName==C:b.nodeType==3)){e=b,s[d]=null;break}}if(!e){if(j=u.ownerDocument||document,!C)return j.createTextNode(I);e=j.createElementNS(o,C,I.is?I:u),l&&
(de.__m&&de.__m(t,s),l=!1),s=null}if(C){if(u=C=="template"&&e.content||e,s=C=="textarea"&&I.defaultValue!=null?null:s&&io.call(u.childNodes),!l&&s)for(M={},d=0;d<
e.attributes.length;d++)M[(b=e.attributes[d]).name]=b.value;for(d in M)b=M[d],d=="dangerouslySetInnerHTML"?f=b:d=="children"||d in I||d=="value"&&"defaultValue"in
I||d=="checked"&&"defaultChecked"in I||Zr(e,d,null,b,o);for(d in I)b=I[d],d=="children"?m=b:d=="dangerouslySetInnerHTML"?h=b:d=="value"?x=b:d=="checked"?P=b:l&&
typeof b!="function"||M[d]===b||Zr(e,d,b,M[d],o);h?(l||f&&(h.__html==f.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(f&&(e.textContent=""),(C==
"foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Qf.test(C))&&(o="http://www.w3.org/1999/xhtml"),Rc(u,so(m)?m:[m],t,n,r,o,s,i,s?s[0]:n.__k&&Rt(n,0),l,c),
s&&s.some(zt)),l&&C!="textarea"||(d="value",C=="progress"&&x==null?e.removeAttribute(d):x==null||x===e[d]&&(C!="progress"||x)||Zr(e,d,x,M[d],o),d="checked",P!=null&&
P!=e[d]&&Zr(e,d,P,M[d],o))}else M===I||l&&e.data==I||(e.data=I);return e}function Ei(e,t,n,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.
__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){de.__e(o,n)}}function Li(e,t,n){var r,o,s,i;if(de.unmount&&de.unmount(e),!(r=e.ref)||r.
current&&r.current!=e.__e||Ei(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){de.__e(l,t)}r.__P=r.__n=null}if(r=e.__k)for(i=
0;i<r.length;i++)r[i]&&Li(r[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(o=to(r,s=[]))&&(r==e.__e&&s.some(zt),zt(o),zt(r)),n||zt(
e.__e),e.__e=e.__c=e.__=null}function sm(e,t,n){return this.constructor(e,n)}function Je(e,t){var n,r,o,s;de.__&&de.__(e,t),t.nodeType==9&&(t=t.documentElement),
r=(n=e&&32&e.__u)?null:t.__k,t.__k=Dt(Q,{children:[e]}),o=[],s=[],Mi(t,t.__k,r||ro,ro,t.namespaceURI,r?null:t.firstChild?io.call(t.childNodes):null,o,r?r.__e:t.
firstChild,n,s),Ac(o,t.__k,s),t.__k.props.children=null}function im(e,t){e&&typeof e=="object"&&(e.__u|=32),Je(e,t)}function am(e){function t(n){var r,o;return this.
getChildContext||(r=new Set,(o={})[t.__c]=this,this.getChildContext=function(){return o},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&r.forEach(
function(i){i.__g|=4,Si(i)})},this.sub=function(s){r.add(s);var i=s.componentWillUnmount;s.componentWillUnmount=function(){r.delete(s),i&&i.call(s)}}),n.children}
return t.__c="__cC"+Mc++,t.__=e,t.Provider=(t.Consumer=function(n,r){return n.children(r)}).contextType=t,t}function lm(e){return e.children}function cm(e,t){return Dt(
lm,{__P:t,children:e})}de={__e:function(e,t,n,r){for(var o,s,i;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((i=(s=o.constructor)&&s.getDerivedStateFromError)&&
o.setState(s.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,r||{}),i=1),i&&8&o.__g)return void(o.__g|=2)}catch(l){e=l}}throw no=0,e}},
vc=0,xc=function(e){return e!=null&&e.constructor===nr},tr.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Lt({},this.state)),typeof e==
"function"&&(e=e(Lt({},n),this.props)),e&&(Lt(n,e),this.__v&&(t&&this.__k.push(t),Si(this)))},tr.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.
__h.push(e),Si(this))},tr.prototype.render=Q,Et=[],no=0,Sc=function(e,t){return e.__v.__b-t.__v.__b},eo=Symbol(),Tc=/(PointerCapture)$|Capture$/i,Ti=0,xi={},Mc=
0;var wt,ye,Oi,Cc,Ni=Object.is,yn=0,zc=[],Pi=[],ke=de,Bc=ke.__b,$c=ke.__r,Ic=ke.diffed,Hc=ke.__c,qc=ke.unmount,Wc=ke.__;function Gt(e,t){ke.__h&&ke.__h(ye,e,yn||t),
yn=0;var n=ye.__H||(ye.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function se(e){return yn=1,Ot(Dc,e)}function Ot(e,t,n){var r=Gt(wt++,2);
if(r.t=e,!r.__c&&(r.__=[n?n(t):Dc(void 0,t),function(s){var i=(r.__N||r.__)[0],l=r.t(i,s);Ni(i,l)||(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=ye,!ye.__f)){ye.
__f=!0;var o=ye.shouldComponentUpdate;ye.shouldComponentUpdate=function(s,i,l){var c=this.__H;if(!c)return!0;var u=!1,d=this.props!=s;if(c.__.some(function(f){f.
__N&&(u=!0,Ni(f.__[0],f.__N[0])||(d=!0))}),o){var h=o.call(this,s,i,l);return u?h||d:h}return!u||d}}return r.__}function Ut(e,t){var n=Gt(wt++,3);!ke.__s&&Ci(n.
__H,t)&&(n.__P=!0,n.__=e,n.u=t,ye.__H.__h.push(n))}function pe(e,t){var n=Gt(wt++,4);!ke.__s&&Ci(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,ye.__h.push(n))}function te(e){
return yn=5,Me(function(){return{current:e}},[])}function um(e,t,n){yn=6,pe(function(){if(typeof e=="function"){var r=e(t());return function(){e(null),typeof r==
"function"&&r()}}if(e)return e.current=t(),function(){return e.current=null}},n==null?n:n.concat(e))}function Me(e,t){var n=Gt(wt++,7);return Ci(n.__H,t)&&(n.__=
e(),n.__H=t),n.__}function dm(e,t){return yn=8,Me(function(){return e},t)}function pm(e){var t=ye.context[e.__c],n=Gt(wt++,9);return n.c=e,t?(n.__==null&&(n.__=
!0,t.sub(ye)),t.props.value):e.__}function hm(e,t){ke.useDebugValue&&ke.useDebugValue(t?t(e):e)}function fm(e){var t=Gt(wt++,10),n=se();return t.__=e,ye.componentDidCatch||
(ye.componentDidCatch=function(r,o){t.__&&t.__(r,o),n[1](r)}),[n[0],function(){return n[1]()}]}function mm(){var e=Gt(wt++,11);if(!e.__){for(var t=ye.__v;!t.__m&&
t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function gm(){var e;do{for(;e=Pi.shift();)try{or(e)}catch(n){ke.__e(n,{__:(e=e.__P)&&
e.__v})}for(;e=zc.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(or),t.__h.some(Ai),t.__h=[]}catch(n){t.__h=[],ke.__e(n,e.__v)}}}while(Pi.length)}ke.__b=function(e){
ye=null,Bc&&Bc(e)},ke.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Wc&&Wc(e,t)},ke.__r=function(e){$c&&$c(e),wt=0;var t=(ye=e.__c).__H;t&&(Oi==ye?ye.
__h=[]:(t.__h.some(or),t.__h.some(Ai),wt=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Oi=ye},ke.diffed=function(e){Ic&&Ic(e);var t=e.
__c;t&&t.__H&&(t.__H.__h.length&&jc(zc.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Oi=ye=null},ke.__c=function(e,t){t.some(function(n){try{n.__h.some(
or),n.__h=n.__h.filter(function(r){return!r.__||Ai(r)})}catch(r){n.__h=[function(){throw r}]}}),Hc&&Hc(e,t)},ke.unmount=function(e){qc&&qc(e);var t,n,r=e.__c;r&&
r.__H&&(r.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,jc(Pi.push(o))}else or(o)}catch(s){
t=s}}),r.__H=void 0,t&&ke.__e(t,r.__v))};var Fc=typeof requestAnimationFrame=="function";function bm(e){var t,n=function(){clearTimeout(r),Fc&&cancelAnimationFrame(
t),setTimeout(e)},r=setTimeout(n,35);Fc&&(t=requestAnimationFrame(n))}function jc(e){e!=1&&Cc==ke.requestAnimationFrame||((Cc=ke.requestAnimationFrame)||bm)(gm)}
function or(e){var t=ye,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),ye=t}function Ai(e){var t=ye;e.__c=e.__(),ye=t}function Ci(e,t){return!e||e.length!=t.length||
t.some(function(n,r){return!Ni(n,e[r])})}function Dc(e,t){return typeof t=="function"?t(e):t}var qi={};re(qi,{groupPane:()=>Tm,runPane:()=>Te,useFresh:()=>He,useRedraw:()=>Hi});var Ii={};re(Ii,{Fragment:()=>Q,jsx:()=>p,jsxAttr:()=>xm,jsxDEV:()=>p,jsxEscape:()=>Kc,jsxTemplate:()=>_m,jsxs:()=>p});var ym=/["&<]/;function $i(e){if(!e.length||!ym.test(e))return e;for(var t=0,n=0,r="",o="";n<e.length;n++){switch(e.charCodeAt(n)){case 34:o="&quot;";break;case 38:
o="&amp;";break;case 60:o="&lt;";break;default:continue}n!=t&&(r+=e.slice(t,n)),r+=o,t=n+1}return n!=t&&(r+=e.slice(t,n)),r}var Uc=Symbol.for("pv"),wm=0,km=Array.
isArray;function p(e,t,n,r,o,s){t||(t={});var i,l,c=t;if("ref"in c&&typeof e!="function")for(l in c={},t)l=="ref"?i=t[l]:c[l]=t[l];var u={type:e,props:c,key:n,ref:i,
__k:null,__:null,__b:0,__e:null,__c:null,constructor:Uc,__v:--wm,__i:-1,__u:0};return(o||s)&&(u.__source=o,u.__self=s),de.vnode&&de.vnode(u),u}function _m(e){var t=p(
Q,{tpl:e,exprs:[].slice.call(arguments,1)});return t.key=t.__v,t}var Gc={},vm=/[A-Z]/g;function xm(e,t){if(de.attr){var n=de.attr(e,t);if(typeof n=="string")return n}
if(t=(function(i){return i!=null&&typeof i=="object"&&typeof i.valueOf=="function"?i.valueOf():i})(t),e=="ref"||e=="key")return"";if(e=="style"&&typeof t=="obje\
ct"){var r="";for(var o in t){var s=t[o];s!=null&&s!==""&&(r=r+(o[0]=="-"?o:Gc[o]||(Gc[o]=o.replace(vm,"-$&").toLowerCase()))+":"+s+";")}return e+'="'+$i(r)+'"'}
return t==null||t===!1||typeof t=="function"||typeof t=="object"?"":t===!0?e:e+'="'+$i(""+t)+'"'}function Kc(e){if(e==null||typeof e=="boolean"||typeof e=="func\
tion")return null;if(typeof e=="object"){if(e.constructor===Uc)return e;if(km(e)){for(var t=0;t<e.length;t++)e[t]=Kc(e[t]);return e}}return $i(""+e)}function He(e){let t=te(null),n=t.current!==e;return t.current=e,n?e:Sm}var Sm={};function Hi(){let[,e]=Ot(t=>t+1,0);return()=>e(void 0)}var Te=(e,t)=>(n,r)=>Vc(
n,r,o=>p(e,{log:r,changes:o}),t),Tm=(e,t)=>(n,r)=>{let o=s=>({...s,entries:s.entries??new Set(r.entries.keys())});return Vc(n,r,s=>p(e,{group:r,changes:o(s)}),t)};
function Vc(e,t,n,r){let o=e.querySelector(".gp-drawn")??e;if(o.replaceChildren(),!r)return i=>Je(n(i),o);let s=!1;return i=>{let l=s;s=r(t),e.hidden=!s,s&&Je(n(
l?i:mn(t.kinds)),o)}}function wn({effective:e,config:t}){let n={...e,...t},r=(n.constraints||[]).map(s=>s.any_of||[s.phrase||[]]),o=(n.force_words_ids||[]).map(s=>Array.isArray(s[0])?
s:[s]);return[...r,...o].map(s=>({alternatives:s,length:Math.max(...s.map(i=>i.length))}))}function Xc(e,t){let n=e.map(o=>t.get(o)),r=n.indexOf(void 0);return(r<
0?n:[...n.slice(0,r),"…"]).join("")}function Nt({alternatives:e,length:t},n,r,o){if(n>=t)return!0;let s=e.filter(l=>l.length===n);if(!s.length)return!1;let i=[
...o,...ce(r).map(l=>l.chosen.token_id)].join(" ")+" ";return s.some(l=>` ${i}`.includes(` ${l.join(" ")} `))}var Wi={};re(Wi,{Term:()=>ne});var Mm=()=>"";function ne(e){let{id:t,run:n=Mm,meaning:r,formula:o,unit:s,as:i="span",class:l,label:c,attributes:u,children:d}=e,h={...r!==void 0&&{meaning:r},...o!==
void 0&&{formula:o},...s!==void 0&&{unit:s}};return rr(i,{...u,class:l,ref:b=>{b&&Se(b,t,n,h)},...c===void 0?{}:{role:"img","aria-label":c}},d)}var Fi={};re(Fi,{TokenLabel:()=>fe});function fe({text:e,class:t}){return p("bdi",{class:t,ref:r=>{r&&Yn(r,e)}})}var _n=.001,Yc=2e-5,Em=-1e9,Vt=-1e8,ze=(e,t=-1e30)=>e==null||e<t;function kn(e,t,n){return ze(e,n)||ze(t,n)?ze(e,n)&&ze(t,n)?0:1/0:Math.abs(e-t)}function sr(e,t,n){
return kn(e,t===null?null:t*n,Vt)/Math.max(1,n)}var Kt=class{count=0;off=0;furthest=0;worst=null;see(t,n){this.count+=1,t<=_n||(this.off+=1),!(this.worst&&!(t>this.
furthest))&&(this.furthest=t,this.worst={...n(),difference:t})}},ji=class{sum=new Kt;given=new Kt;final=new Kt;pool=new Kt;output=new Kt};function Qc(e){if(!e.usesBeams)
return null;let{effective:t}=we(e),n=new ji,r=t.length_penalty??1;for(let o of e.prompts){if(!o)continue;let s=Math.max(...o.distributions.map(({length:i})=>i));
Lm(o,Math.max(1,Math.floor(s/(t.num_beam_groups||1))),r,n)}return e.finished?.sequences.forEach((o,s)=>Rm(e.returned?.[s].last??null,o,s,r,n.output)),n}function Lm(e,t,n,r){
let o=null,s=new Map,i=(l,c)=>c.score-l.score;e.steps.forEach((l,c)=>{if(l.some(({given:h})=>h)){for(let h of l)r.given.see(kn(h.beam.score,0),()=>({node:h}));return}
o??=new Map(l.filter(({beam:h})=>h.parent%t===0).map(({beam:h})=>[h.parent,0]));for(let h of l){let{beam:f}=h,m=o.get(f.parent)??Em;if(r.sum.see(kn((m??0)+(f.logprob??
-1/0),f.score,Vt),()=>({node:h,parent:m})),f.final_score===null||f.final_score===void 0)continue;let b=h.length**n;r.final.see(sr(f.score,f.final_score,b),()=>({
node:h,power:b}));let x=f.group??null,P=[...s.get(x)??[],{score:f.final_score,power:b}];s.set(x,P.sort(i).slice(0,t))}let u=[...s.values()].flat().filter(({score:h})=>!ze(
h)).sort(i),d=e.pools[c].filter(h=>!ze(h));for(let h=0;h<Math.max(u.length,d.length);h++){let f=u[h]??null,m=f&&h<d.length?sr(f.score*f.power,d[h],f.power):1/0;
r.pool.see(m,()=>({step:c,place:h,expected:f&&f.score,told:d[h]??null}))}o=new Map(l.filter(({beam:h})=>h.status==="running").map(({beam:h})=>[h.beam,h.score]))})}
function Rm(e,t,n,r,o){let s=ce(e),i=s.filter(({given:u})=>!u);if(t.score===null||!i.length||!Xe(e))return;let l=i.length**r,c=s.every(({beam:u,given:d},h)=>d||
u?.parent===(t.beams||[])[h]);o.see(c?sr(e.beam.score,t.score,l):1/0,()=>({number:n,node:e,power:l,told:t.score}))}var me={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},Jc=new Set(["running"]),Xt=new Set(["finished"]);function Zc(e,t){let n=Math.
min(t.upTo,e.steps.length-1),r=zi(e,n),o=new Map(t.returned.map((h,f)=>[h,f+1])),s=co([...r,...o.keys(),...lo(e,n)]),{kids:i,hidden:l}=Om(e,n,t,s,r),{lanes:c,counts:u}=Cm(
e,n,i),d=$m(e,n,i,c,t);return Im(e,{last:n,kept:r,outputs:o,alive:s,kids:i,hidden:l,lanes:c,counts:u,columns:d,options:t})}var lo=(e,t)=>(e.steps[t]||[]).filter(
({beam:n})=>Jc.has(n.status));function zi(e,t){let n=e.steps.slice(0,t+1).flat().filter(({beam:r})=>Xt.has(r.status));return n.sort((r,o)=>(o.beam.final_score??
0)-(r.beam.final_score??0)),new Set(n.slice(0,(e.pools[t]||[]).length))}function co(e){let t=new Set;for(let n of e)for(let r=n;r&&!t.has(r);r=r.before)t.add(r);
return t}function Om(e,t,n,r,o){let s=new Map,i=new Set([null]),l=new Map,c=new Map,u=d=>{let h=s.get(d)??{on:[],off:[]};return s.set(d,h),h};u(null);for(let d=0;d<=
t;d++){for(let h of e.steps[d]){let{before:f}=h,m=f&&(n.collapsed.has(f)?f:l.get(f));m?(l.set(h,m),c.set(m,(c.get(m)||0)+1)):Jc.has(h.beam.status)?(n.lost||r.has(
h))&&(u(f).on.push(h),i.add(h)):(!Xt.has(h.beam.status)||n.lost||o.has(h))&&u(f).off.push(h)}e.distributions[d].forEach((h,f)=>{let m=Pm(e,d,f);m===void 0||!n.candidates||
!i.has(m)||(!m||!n.collapsed.has(m))&&Am(e,d,f,h,u(m),n.candidates)})}for(let d of s.values()){d.on.sort((b,x)=>ao(b)-ao(x));let h=d.off.filter(({beam:b})=>Xt.has(
b.status)),f=d.off.filter(({beam:b})=>!Xt.has(b.status)),m=(b,x)=>(x.beam.score??0)-(b.beam.score??0);d.off=[...h.sort(m),...Nm(f.sort(m),n.candidates)]}return{
kids:s,hidden:c}}var ao=({beam:e})=>e.beam??0;function Nm(e,t){let n=new Map;return e.filter(({beam:{parent:r}})=>{let o=(n.get(r)??0)+1;return n.set(r,o),o<=t})}
function Pm(e,t,n){if(!(t<=e.given&&!e.steps[t].some(({beam:r})=>r.parent===n)))return t?e.byStep[t-1].get(n):null}function Am(e,t,n,r,o,s){let i=s-o.off.filter(
({beam:c})=>c.parent===n&&!Xt.has(c.status)).length;if(i<=0)return;let l=new Set(e.steps[t].filter(({beam:c})=>c.parent===n).map(({beam:c})=>c.token_id));for(let c of r.
candidates)if(!(c.logprob===null||l.has(c.token_id))&&(o.off.push(si(e,t,n,r,c)),i-=1,!i))return}function Cm(e,t,n){let r=new Map,o=new Map;for(let i=0;i<=t;i++){
let l=[];for(let c of lo(e,i)){let u=n.get(c.before);if(!u||!u.on.includes(c))continue;let d=c.beam.group??0,h=o.get(d)??[];o.set(d,h);let f=u.on.find(({beam:b})=>(b.
group??0)===d),m=c.before&&r.get(c.before);f===c&&m?(r.set(c,m),h[m.number]=i):l.push(c)}l.sort((c,u)=>ao(c)-ao(u));for(let c of l){let u=c.beam.group??0,d=o.get(
u)??[],h=Bm(d,i,(c.before&&r.get(c.before)?.number)??0);d[h]=i,r.set(c,{group:u,number:h})}}let s=new Map([...o].sort(([i],[l])=>i-l).map(([i,l])=>[i,Math.max(1,
l.length)]));return{lanes:r,counts:s}}function Bm(e,t,n){let r=i=>i.sort((l,c)=>Math.abs(l-n)-Math.abs(c-n)||c-l)[0],s=e.map((i,l)=>l).filter(i=>e[i]<t-1);return s.
length?r(s):e.length}function $m(e,t,n,r,o){let s=u=>lo(e,u-1).every(d=>{if(!r.has(d))return!0;let h=n.get(d);return h?.on.length===1&&!h.off.some(({beam:f})=>Xt.
has(f.status))}),i=[],l=(u,d,h=!1)=>({from:u,to:d,...h&&{open:h},x:0,width:0,folded:d>u}),c=o.live?t-2:t;for(let u=0;u<=t;u++){let d=i.at(-1);o.fold&&d&&u<=c&&s(
u)?d.to=u:i.push(l(u,u))}return i.flatMap(u=>{let d=u.to-u.from+1;return d>=me.short&&!o.unfolded.has(u.from)?[{...u,folded:!0}]:Array.from({length:d},(h,f)=>l(
u.from+f,u.from+f,d>=me.short&&f===0))})}function Im(e,{last:t,kept:n,outputs:r,alive:o,kids:s,hidden:i,lanes:l,counts:c,columns:u,options:d}){let h=[],f=me.margin+
me.node+me.gap;for(let y of u){y.x=f,y.width=y.folded?me.fold:me.node,f+=y.width+me.gap;for(let g=y.from;g<=y.to;g++)h[g]=y}let{tops:m,bands:b,height:x}=Hm(s,l,
c,h),P=y=>m.get(y.group)?.[y.number]??0,j={node:null,nodes:[],look:"root",x:me.margin,y:qm(m),width:me.node,height:me.row-4,hidden:0},M=[j],I=new Map([[null,j]]),
C=[];function A(y,g,w){let N=h[y.index],$={node:y,nodes:[y],look:T(y),x:N.x,y:g,width:N.width,height:w,hidden:i.get(y)||0,place:r.get(y)||null,folded:N.folded,column:N,
greedy:d.greedy.has(y)};I.set(y,$),M.push($);let E=I.get(y.before);return E&&C.push({from:E,to:$,look:$.look,share:Math.min(1,Math.exp(y.beam.logprob??-1/0))}),
$}function T(y){let{status:g}=y.beam;return g==="finished"?n.has(y)?"kept":"fell":g!=="running"?g:y.index===t?"tip":o.has(y)?"inner":"lost"}for(let y=0;y<=t;y++){
let g=h[y];for(let w of lo(e,y)){let N=l.get(w);if(N)if(y>g.from){let $=I.get(w.before);$&&($.nodes.push(w),$.node=w,$.look=T(w),$.greedy&&=d.greedy.has(w),$.hidden=
i.get(w)||0,I.set(w,$))}else A(w,P(N),me.row-4).lane=N}}for(let[y,g]of s){let w=y&&l.get(y);if(y&&!w)continue;let N=w?P(w):null,$=new Map;for(let E of g.off){let S=h[E.
index];if(!eu(S,E))continue;let v=N??m.get(E.beam.group??0)?.[0]??0,L=$.get(v)||0;$.set(v,L+1),A(E,v+me.row+L*me.leaf,me.leaf-2)}}return{entries:M,edges:C,columns:u,
bands:b,at:I,last:t,width:f-me.gap+me.margin,height:x}}var eu=(e,{beam:t})=>!!(e&&(!e.folded||Xt.has(t.status)));function Hm(e,t,n,r){let o=new Map;for(let[u,d]of e){
let h=new Map;for(let f of d.off){let m=r[f.index];if(!eu(m,f))continue;let b=u===null?{group:f.beam.group??0,number:0}:t.get(u);if(!b)continue;let x=`${b.group}\
 ${b.number}`;h.set(x,(h.get(x)||0)+1)}for(let[f,m]of h)o.set(f,Math.max(o.get(f)||0,m))}let s=new Map,i=[],l=me.margin,c=n.size>1;for(let[u,d]of n){let h=l;c&&
(l+=me.band);let f=[];s.set(u,f);for(let m=0;m<d;m++)f.push(l),l+=me.row+(o.get(`${u} ${m}`)||0)*me.leaf+me.between;c&&i.push({group:u,y:h,height:l-h-4}),c&&(l+=
8)}return s.size||s.set(0,[l]),{tops:s,bands:i,height:Math.max(l,me.margin+me.row)+me.margin-me.between}}var qm=e=>[...e.values()][0][0];var Wm=`
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
`,Ui={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},Di={tall:.55,small:.75},Fm=[1,1.8,3,4.5,6.5],jm=[.05,.2,.5,.8],zm={probability:({beam:e})=>z(
Math.min(1,X(e.logprob))),token:({beam:e})=>G(e.logprob,2),sum:({beam:e})=>G(e.score,2),score:(e,t)=>G(mt(e,t),3),rank:({rank:e})=>e?`#${e}`:">"},vn=class{constructor(t){
this.element=t;t.classList.add("t-tree");let n=J("style");n.textContent=Wm,this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),t.append(n,
this.world)}element;world=J("g");bands=J("g");ruler=J("g");edges=J("g");blocks=J("g");nodes=J("g");paths=new Map;drawn=new Map;draw(t,n){let[r,o,s,i]=n.area??tu,
l=t.entries.filter(({x:d,y:h,width:f,height:m})=>d+f>=r&&d<=s&&h+m>=o&&h<=i),c=d=>n.zoom>=(Gi(d)?Di.tall:Di.small);this.drawBands(t);let u=t.columns.filter(({x:d,
width:h})=>d+h>=r&&d<=s);this.drawRuler(n.zoom>=Di.tall?u:[]),this.drawEdges(t,n),this.drawBlocks(l.filter(d=>!c(d)),n),this.drawNodes(l.filter(c),n)}drawBands({
bands:t,width:n}){let r=ge(this.bands,t.length,()=>{let o=J("g");return o.append(J("rect","t-band"),J("text")),o});t.forEach(({group:o,y:s,height:i},l)=>{let[c,
u]=r[l].children;ae(c,{x:4,y:s,width:n-8,height:i,rx:8}),ae(u,{y:s+16}),D(u,a("group {group}",{group:Ie(o)}))})}drawRuler(t){let n=ge(this.ruler,t.length,()=>J(
"text","t-small"));t.forEach(({from:r,to:o,x:s},i)=>{ae(n[i],{x:s+8,y:12}),D(n[i],o>r?`${r+1}–${o+1}`:String(r+1))})}nameBandsAt(t){for(let{lastElementChild:n}of this.
bands.children)n&&ae(n,{x:Math.max(14,t+10)})}drawEdges(t,n){let r=new Map,[o,s,i,l]=n.area??tu;for(let{from:c,to:u,look:d,share:h}of t.edges){let[f,m]=[c.x+c.width,
u.x],[b,x]=[c.y+c.height/2,u.y+u.height/2];if(m<o||f>i||Math.max(b,x)<s||Math.min(b,x)>l)continue;let P=uo(u,n.path),j=Math.min(40,(m-f)*.6),I=`t-edge t-w${jm.filter(
C=>h>=C).length} ${Vm(u,d,P)}${n.dim&&!P?" t-dim":""}`;nu(r,I).push(`M${f},${b}C${f+j},${b} ${m-j},${x} ${m},${x}`)}this.drawPaths(this.edges,r,(c,u)=>{c.style.
strokeWidth=`${Fm[Number(/t-w(\d)/.exec(u)?.[1])]}px`})}drawPaths(t,n,r){for(let[o,s]of this.paths)s.parentNode===t&&!n.has(o)&&(s.remove(),this.paths.delete(o));
for(let[o,s]of n){let i=this.paths.get(o);i||(i=J("path",o),r&&r(i,o),this.paths.set(o,i),o.includes("t-path")?t.append(i):t.prepend(i)),ae(i,{d:s.join("")})}}drawBlocks(t,n){
let r=new Map;for(let o of t){let s=`t-blocks t-${uo(o,n.path)?"path":o.look}${n.dim&&!uo(o,n.path)?" t-dim":""}`,{x:i,y:l,width:c,height:u}=o;nu(r,s).push(`M${i}\
,${l+u*.2}h${c}v${u*.6}h${-c}z`)}this.drawPaths(this.blocks,r)}drawNodes(t,n){let r=new Map(this.drawn);for(let o of t){let s=o.nodes[0]||null,i=this.drawn.get(
s);(!i||!!i.left!==Gi(o))&&(i?.group.remove(),i=Dm(Gi(o)),this.drawn.set(s,i),this.nodes.append(i.group)),r.delete(s),this.drawNode(i,o,n)}for(let[o,{group:s}]of r)
s.remove(),this.drawn.delete(o)}drawNode(t,n,r){let{node:o,x:s,y:i,width:l,height:c,look:u}=n,{group:d,box:h,word:f,right:m,left:b}=t,x=o?zm[r.number](o,r.penalty):
"";if(ae(d,{class:this.classesOf(n,r),transform:`translate(${s} ${i})`}),ae(h,{width:l,height:c}),ae(m,{x:l-8}),D(m,x),b)Gm(f,b,n,r);else if(o){let P=`${n.greedy?
"G":""}${Ui[u]??""} `;D(f,P+po(Ki(o),12-P.length-Math.ceil(x.length*.82)))}Um(t,n)}classesOf(t,n){let{node:r,look:o}=t,s=uo(t,n.path),i=[`t-${o}`];return r?.beam.
group&&["inner","tip"].includes(o)&&i.push(`t-g${r.beam.group%4}`),r?.given&&i.push("t-given"),s&&i.push("t-path"),n.dim&&!s&&r&&i.push("t-dim"),i.join(" ")}},tu=[
-1/0,-1/0,1/0,1/0];function nu(e,t){let n=e.get(t)??[];return e.set(t,n),n}var Gi=({height:e})=>e>me.leaf;function Dm(e){let t=J("g"),[n,r,o]=[J("rect","t-box"),
J("text","t-word"),J("text","t-small t-right")];t.append(n,r,o),ae(n,{rx:e?7:5}),ae(r,{x:8,y:e?14:13}),ae(o,{y:e?28:13});let s=e?t.appendChild(J("text","t-small")):
null;return s&&ae(s,{x:8,y:28}),{group:t,box:n,word:r,right:o,left:s,flag:null}}function Gm(e,t,n,r){let{node:o,nodes:s,look:i}=n,l=Ui[i]?`${Ui[i]} `:"";o?D(e,l+
(s.length>1?Xm(s.map(Ki).join(""),28):po(Ki(o),12-l.length))):D(e,r.root),D(t,Km(n,r)),ae(t,{class:o&&s.length<2&&xn(o)?"t-small t-switch":"t-small"})}function Um(e,{
look:t,place:n,hidden:r,width:o,height:s}){let i=n?`★${n}`:r?`+${r}`:"";if(!i&&t!=="kept"&&!e.flag)return;e.flag||(e.flag=[J("rect","t-inside"),J("rect","t-fl\
ag"),J("text","t-flag-text")],e.group.append(...e.flag));let[l,c,u]=e.flag,d=8+7*i.length;ae(l,{x:2.5,y:2.5,width:o-5,height:s-5,rx:3}),ae(c,{x:o-d+4,y:-6,width:i?
d:0,height:14,rx:2}),ae(u,{x:o-d/2+4,y:5}),D(u,i)}var uo=(e,t)=>e.nodes.some(n=>t.has(n)),xn=e=>e.before!==null&&e.beam.status==="running"&&e.beam.parent!==e.beam.
beam;function Km({node:e,nodes:t,greedy:n},r){if(!e)return"";let o=[n?"G":"",r.goals?r.goals(e):""].filter(Boolean).join(" ");if(t.length>1)return[F(t.length,"{\
count} token","{count} tokens"),o].filter(Boolean).join(" ");if(e.beam.status!=="running")return o;let s=(e.beam.beam??0)+1;return[e.given?a("given"):xn(e)?`${e.
beam.parent+1}→${s}`:String(s),o].filter(Boolean).join(" ")}function Vm({node:e},t,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(t)?"t-off":
["kept","fell"].includes(t)?"t-ending":`t-g${(e?.beam.group??0)%4}`}var Ki=({beam:e,chosen:t})=>(e.text||t.text||"").replace(Ht,n=>pt[n]||"�")||a("(empty)"),ru=e=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(e)?2:1;function po(e,t){let n=0,r=Array.from(e);for(let[o,s]of r.entries())if(n+=ru(s),n>t)return r.slice(0,Math.max(1,o-1)).join("")+"…";return e}function Xm(e,t){
let n=Array.from(e),r=Math.floor((t-1)/2);return n.reduce((o,s)=>o+ru(s),0)<=t?e:po(e,r)+po(n.slice(-r).join(""),r)}var Ym=.001;function iu(e,t){if(e.given)return[a("A given token weighs nothing in the sum of a beam.")];let n=t.prompts[e.sequence],{beam:r}=e;return[Qm(e,n,t),
ir(e),r.diversity_penalty?a("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:G(r.diversity_penalty)}):"",
Zm(e,n),tg(e,n,t),sg(e,t)].filter(Boolean)}var Yt=e=>e.beam.group??null,Vi=(e,t)=>t.steps[e.index].filter(n=>Yt(n)===Yt(e));function Qm(e,t,n){let r=Vi(e,t).length,
o=e.index===t.given,s=o?1:t.steps[e.index-1].filter(u=>u.beam.status==="running"&&Yt(u)===Yt(e)).length,i=Yt(e),l=i===null?[]:[a("Only beams of its own group, {\
group}, compete with it.",{group:Ie(i)})],c=o?a("All beams held the same text before this step, so one was continued."):F(s,"{count} running beam was continued \
at this step.","{count} running beams were continued at this step.");return[...l,c,Jm(e,r,we(n).mode==="beam_sample")].join(" ")}function Jm({rank:e,beam:t},n,r){
if(t.status==="unseen")return r?a("The search drew {considered} continuations; this one was not among them.",{considered:n}):a("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let o={considered:n,rank:e};return r?a("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",o):a("The search considered {considered} continuations; by its sum, this one has rank {rank}.",o)}function ir(e,t=!1){let{beam:n}=e,r=e.
before&&!e.before.given?he(e.before.beam.score):0,[o,s]=[he(n.logprob),he(n.score)];if(r===null||o===null||s===null||s<Vt)return t?"":a("It could not be chosen:\
 its log-probability is minus infinity.");let i={before:G(r),own:G(o),after:G(s)};return t?`${i.before} + (${i.own}) = ${i.after}`:a("Sum of log-probabilities (\
nats): {before} before this token, {own} of its own: {before} + ({own}) = {after}.",i)}function Zm(e,t){let n=Vi(e,t),r=u=>n.filter(({beam:d})=>d.status===u).length,
[o,s,i,l]=["running","finished","ended","pruned"].map(r),c=[F(o,"{count} has gone on","{count} have gone on"),s&&F(s,"{count} ended a text","{count} ended texts"),
i&&F(i,"{count} ended a text that does not count","{count} ended texts that do not count"),l&&F(l,"{count} was pruned","{count} were pruned")].filter(Boolean);return a(
"Of these {considered}: {parts}.",{considered:n.length,parts:c.join(", ")})}var ou=({beam:e})=>e.score??-1/0,eg=e=>e.reduce((t,n)=>t&&ou(t)>=ou(n)?t:n,null);function au(e){
let t=e.filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score??0);return t.length?Math.min(...t):null}function tg(e,t,n){let{beam:r}=e,o=e.index+1;if(r.
status==="unseen")return"";if(r.status==="ended")return a("The text ended here but does not count: it ranked too low or lacks a constraint.");if(r.status==="pru\
ned")return ng(e,t);if(r.status==="finished"){let c=Xi(e,n);return c.length?a("It ended its text at step {step}: output {numbers}.",{step:o,numbers:c.join(", ")}):
t.finished.includes(e)?a("It ended its text at step {step}, which is kept.",{step:o}):a("It ended its text at step {step}, which was dropped for better ones.",{
step:o})}let s=(r.beam??0)+1,i=xn(e)?[a("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:r.parent+1,number:s})]:
[],l=r.forced?[a("It was considered because it advances a constraint.")]:[];return[a("It went on as beam {number}.",{number:s}),...i,...l,rg(e,t,n)].join(" ")}function ng(e,t){
let n=au(Vi(e,t)),r={step:e.index+1,sum:G(e.beam.score),worst:G(n)};return n===null?a("It was pruned at step {step}.",r):a("It was pruned at step {step}: its su\
m is {sum}; the worst beam that continued has {worst}.",r)}function rg(e,t,n){let r=Xi(e,n);if(r.length)return a("It is part of output {numbers}.",{numbers:r.join(
", ")});let{alive:o,at:s,children:i,ends:l}=og(e,t);if(o)return n.finished?a("It was still running when the search stopped at step {step}.",{step:t.steps.length}):
a("It is still running.");let c=l.find(m=>t.finished.includes(m));if(c)return a("Its text ended at step {step}, which is kept but not returned.",{step:c.index+1});
let u=l.at(-1);if(u)return a("Its text ended at step {step}, which was dropped for better ones.",{step:u.index+1});let d=eg(i),h=au(t.steps[s].filter(m=>Yt(m)===
Yt(e))),f={step:s+1,sum:G(d?.beam.score),worst:G(h)};return!d||h===null?a("It was overtaken at step {step}: none of its continuations went on.",f):a("It was ove\
rtaken at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",f)}function og(e,t){let n=new Set([e]),r=[];for(let o=e.
index+1;o<t.steps.length;o++){let s=t.steps[o].filter(({before:i})=>i&&n.has(i));if(r.push(...s.filter(({beam:i})=>i.status==="finished")),n=new Set(s.filter(({
beam:i})=>i.status==="running")),!n.size)return{alive:!1,at:o,children:s,ends:r}}return{alive:!0,at:t.steps.length-1,children:[],ends:r}}function Xi(e,t){return(t.
returned||[]).flatMap(({last:n},r)=>n&&n.sequence===e.sequence&&ce(n)[e.index]===e?[r+1]:[])}function sg(e,t){let n=he(e.beam.final_score??null);if(n!==null)return su(
e,n,a("Final score"),t);let[r]=Xi(e,t),{last:o,score:s=null}=t.returned?.[r-1]??{},i=he(s);return!Xe(o)||i===null?"":su(o,i,a("Final score of output {number}",{
number:r}),t)}function su(e,t,n,r){let o=ar(e,t,r);return o?a("{name}: sum / length^length_penalty = {words}.",{name:n,words:o}):a("{name}: {score}.",{name:n,score:G(
t)})}function ar(e,t,n){let r=we(n).effective.length_penalty??1,o={sum:G(e.beam.score),length:e.length,power:r,score:G(t)},s=Number.isFinite(r)?mt(e,r):null;return s===
null||t===null||!(Math.abs(s-t)<=Ym*Math.max(1,Math.abs(t)))?"":`${o.sum} / ${o.length}^${o.power} = ${o.score}`}var ig=40,Yi=32,lu=e=>{let t=e.usesBeams?e.current():null;return Xe(t)?t:null};function ag({log:e}){let t=lu(e),n=Me(()=>wn(we(e)),[e.started]),r=Me(()=>t&&p(lg,
{log:e,step:t,constraints:n}),[t,e.selected,n]);if(!t)return null;let o=e.prompts[t.sequence].steps[t.index],s=o.length-uu(o).length,i={token:t.index+1,prompt:t.
sequence+1};return p(Q,{children:[p("header",{class:"gp-head",children:[p("h2",{class:"gp-title",children:a("Beams")}),p("span",{class:"gp-note gp-where",children:e.
prompts.length>1?a("at token {token} of prompt {prompt}",i):a("at token {token}",{token:i.token})})]}),o.some(({beam:l})=>l.progress)&&n.length>0&&p("ol",{class:"\
gp-constraints gp-note","aria-label":a("Constraints"),children:n.map(({alternatives:l,length:c},u)=>p("li",{children:[l.map((d,h)=>[h>0&&` ${a("or")} `,p(fe,{text:Xc(
d,e.texts)})])," ",F(c,"({count} token)","({count} tokens)")]},u))}),p("div",{class:"gp-beam-scroll",children:r}),s>0&&p("p",{class:"gp-note gp-more",children:F(
s,"and {count} more that was pruned","and {count} more that were pruned")})]})}var cu=Te(ag,e=>lu(e)!==null);function uu(e){let t=ig-e.filter(({beam:r})=>r.status!==
"pruned").length,n=({beam:r})=>r.beam??(r.status==="finished"?1e6:1e7);return e.filter(({beam:r})=>r.status!=="pruned"||t-- >0).sort((r,o)=>n(r)-n(o))}function lg({
log:e,step:t,constraints:n}){let r=e.prompts[t.sequence].steps[t.index],o=uu(r),s=[...new Set(o.map(({beam:d})=>d.group??null))].sort((d,h)=>(d??0)-(h??0)),i={lost:r.
some(({beam:d})=>(d.group??null)!==null),progress:r.some(({beam:d})=>d.progress)},l=s.map(d=>o.filter(({beam:h})=>(h.group??null)===d)),c=l.flat();return p("tab\
le",{class:"gp-beam-table",onKeyDown:d=>{d.key==="Escape"&&e.selectStep(null);let h={ArrowDown:1,ArrowUp:-1}[d.key],f=[...d.currentTarget.querySelectorAll(".gp-\
pick")],m=f.findIndex(x=>x===d.target);if(m<0||!h)return;d.preventDefault();let b=m+h;b<0||b>=c.length||(e.selectStep(c[b]),f[b].focus())},children:[p(cg,{log:e,
step:t,has:i}),s.map((d,h)=>p("tbody",{"data-look":d===null?void 0:d%4,children:[d!==null&&p("tr",{children:p("th",{class:"gp-group-head",scope:"rowgroup",colSpan:8,
children:[p("b",{class:"gp-badge",children:Ie(d)}),p("span",{children:p(ug,{nodes:r,group:d})})]})}),l[h].map((f,m)=>p(fg,{log:e,node:f,isLooked:f===t,has:i,constraints:n},
m))]},d))]})}function cg({log:e,step:t,has:n}){let r=e.prompts[t.sequence].steps[t.index],o=r.includes(t)?t:r[0],s=(c,u)=>u?a("{name}: {words}.",{name:V(c.beam.
text),words:u}):"",i=({beam:{logprob:c}})=>he(c)===null?"":`log ${G(Math.exp(c??0),4)} = ${G(c)}`,l=r.find(({beam:c})=>Ce(c.final_score));return p("thead",{children:p(
"tr",{children:[p("th",{scope:"col",children:p(ne,{id:"beam",formula:"",unit:"",meaning:a("● goes on as this beam. ■ has ended and competes for the output with \
its final score. □ has ended but does not count: it ranked too low or lacks a constraint. ✕ was pruned. ⚑ was considered only because it advances a constraint."),
children:a("status")})}),p("th",{scope:"col",children:a("text and token")}),p("th",{scope:"col",children:p(ne,{id:"beam",formula:"",unit:"",meaning:a("The beam \
that it continues."),children:a("continues")})}),p("th",{scope:"col",children:p(ne,{id:"logprob",run:()=>s(o,i(o)),meaning:a("This token's own log-probability, \
in nats, as the search adds it up."),children:a("token")})}),p("th",{scope:"col",class:"gp-lost-column",hidden:!n.lost,children:p(ne,{id:"diversity-penalty",meaning:a(
"The diversity penalty: what the token lost because earlier groups had just chosen it. The log-probability beside it includes the penalty."),children:a("penalty")})}),
p("th",{scope:"col",children:p(ne,{id:"beam",run:()=>s(o,ir(o,!0)),meaning:a("The sum of the log-probabilities of the whole text so far, in nats. The search ran\
ks by it."),children:a("sum")})}),p("th",{scope:"col",children:p(ne,{id:"sequence-score",run:()=>l?s(l,ar(l,l.beam.final_score,e)):"",meaning:a("For a text that\
 has ended: the sum after the length penalty, by which it competes for the output."),children:a("final")})}),p("th",{scope:"col",class:"gp-progress-column",hidden:!n.
progress,children:p(ne,{id:"constraint",meaning:a("How many tokens of each constraint the text contains. By that number, texts are sorted into banks, which take\
 turns in passing on their best, so that texts that write the constraints are not crowded out."),children:a("constraints")})})]})})}function ug({nodes:e,group:t}){
let n=new Map;for(let{beam:r}of e)r.status==="running"&&(r.group??0)<t&&n.set(r.text,(n.get(r.text)??0)+1);return n.size?[a("Earlier groups have just chosen:"),
...[...n].map(([r,o])=>[p(fe,{text:r,class:"gp-took"}),o>1?` × ${o}`:""])]:a("Chooses first: no penalty")}var dg={running:"●",finished:"■",ended:"□",pruned:"\
✕"};function pg({status:e,beam:t}){return e==="running"?a("beam {number}",{number:(t??0)+1}):e==="finished"?a("ended"):e==="ended"?a("ended, not counted"):e===
"pruned"?a("pruned"):e}function hg(e){let t="",n=e.before;for(;n&&t.length<Yi;n=n.before)t=(n.piece??n.chosen.text)+t;return(n||t.length>Yi?"…":"")+Array.from(
t).slice(-Yi).join("")}function fg({log:e,node:t,isLooked:n,has:r,constraints:o}){let{beam:s}=t,i=pg(s),l=hg(t),c=s.forced?`${i}, ${a("forced")}`:i;return p("tr",
{class:n?"gp-looked":"","data-status":s.status,children:[p("td",{children:[p("span",{class:"gp-sign",children:dg[s.status]??""}),p("span",{children:i}),s.forced&&
p("span",{class:"gp-flag",children:["⚑ ",a("forced")]})]}),p("td",{children:p("button",{type:"button",class:"gp-pick",tabIndex:n?0:-1,"aria-pressed":n&&e.selected===
t,"aria-label":a("{fate}: {text}",{fate:c,text:V(l+s.text)}),onClick:()=>e.selectStep(t),children:[p("span",{class:"gp-tail",children:l!==""&&p(fe,{text:l,class:"\
gp-tail-text"})}),p(fe,{text:s.text,class:"gp-word"})]})}),p("td",{children:t.before?a("beam {number}",{number:s.parent+1}):e.readsSource?a("start"):a("prompt")}),
p("td",{children:G(s.logprob)}),p("td",{hidden:!r.lost,children:s.diversity_penalty?`-${G(s.diversity_penalty)}`:"–"}),p("td",{children:G(s.score)}),p("td",{children:G(
s.final_score)}),p("td",{hidden:!r.progress,children:p(mg,{log:e,node:t,constraints:o})})]})}function mg({log:e,node:t,constraints:n}){let{progress:r,bank:o}=t.
beam;if(!r)return null;let s=e.prefix.map(({token_id:i})=>i);return p(Q,{children:[r.map((i,l)=>{let c=n.at(l),u=c?a("{progress} of {length}",{progress:i,length:c.
length}):String(i);return p("span",{class:"gp-goal",children:[Array.from({length:Math.min(c?.length??0,8)},(d,h)=>p("i",{class:h<i?"gp-full-block":""},h)),c&&Nt(
c,i,t,s)?` ✓ ${a("done")}`:` ${u}`]},l)}),(o??null)!==null&&p("span",{class:"gp-note",children:a("bank {bank}",{bank:o})})]})}var du=12e3;function pu({label:e,name:t,kinds:n}){let[r,o]=se(""),s=async(i,l)=>{o("");try{let c=await l();c&&gg(c,`${t}.${i}`)}catch(c){let u=c instanceof Error?
c.message:String(c);o(a("The picture could not be made: {reason} Save it as SVG instead.",{reason:u}))}};return p(Q,{children:[p("p",{class:"gp-note gp-files",children:[
e," ",Object.entries(n).map(([i,l])=>p("button",{type:"button",class:"gp-button","data-file":i,onClick:()=>s(i,l),children:i.toUpperCase()},i))]}),p("p",{class:"\
gp-note gp-told",role:"status",children:r})]})}function gg(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(
()=>URL.revokeObjectURL(n.href),6e4)}var lr=(e,t)=>new Blob([e],{type:t});function hu(e,t){let n=getComputedStyle(t);return e.setAttribute("xmlns","http://www.w\
3.org/2000/svg"),new XMLSerializer().serializeToString(e).replace(/var\((--[\w-]+)\)/g,(r,o)=>n.getPropertyValue(o).trim())}async function fu(e,t,n,r=2){let o=new Image;
o.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(e),await o.decode();let s=Math.min(r,du/t,du/n),i=document.createElement("canvas");i.width=Math.ceil(
t*s),i.height=Math.ceil(n*s);let l=i.getContext("2d");l?.scale(s,s),l?.drawImage(o,0,0,t,n);let c=await new Promise(u=>i.toBlob(u,"image/png"));if(!c)throw new Error(
a("it is too large for the browser."));return c}function mu(e){let t=n=>{let r=String(n??""),o=typeof n=="string"&&/^[=+\-@＝＋－＠']/.test(r)?`'${r}`:r;return/[",\r\n]/.
test(o)?`"${o.replaceAll('"','""')}"`:o};return lr(e.map(n=>n.map(t).join(",")+`\r
`).join(""),"text/csv;charset=utf-8")}var bg=[.5,1,2,4];function gu({step:e,length:t,go:n,leave:r,label:o,words:s,note:i=s,pace:l}){let[c,u]=se(!1),[d,h]=se(1),f=te(null),m=e>=t-1;Ut(()=>{if(!c)return;
if(m){u(!1);return}let P=Math.max(l.quickest,Math.min(l.slowest,l.whole/t))/d,j=setTimeout(()=>{yg(f.current)?n(e+1):u(!1)},P);return()=>clearTimeout(j)},[c,e,m,
d]);let b=()=>{!c&&m&&n(0),u(!c)},x=P=>{u(!1),n(Math.max(0,Math.min(t-1,P)))};return p(Q,{children:[p("button",{type:"button",class:"gp-button gp-play",disabled:t<
2,onClick:b,children:c?a("❚❚ Pause"):a("▶ Play")}),p("span",{class:"gp-step-buttons",role:"group","aria-label":o,children:[p("button",{type:"button",class:"\
gp-button","aria-label":a("One step back"),disabled:e<=0,onClick:()=>x(e-1),children:"◀"}),p("button",{type:"button",class:"gp-button","aria-label":a("One ste\
p on"),disabled:m,onClick:()=>x(e+1),children:"▶"})]}),p("input",{ref:f,type:"range",class:"gp-slider",min:"1",max:Math.max(1,t),step:"1",value:e+1,"aria-labe\
l":o,"aria-valuetext":s,onInput:({currentTarget:P})=>x(Number(P.value)-1),onKeyDown:({key:P})=>P==="Escape"&&r?.()}),p("output",{class:"gp-note gp-step-words","\
aria-live":"off",children:i}),p("select",{class:"gp-speed","aria-label":a("Speed of playing"),value:d,onChange:({currentTarget:P})=>h(Number(P.value)),children:bg.
map(P=>p("option",{value:P,children:`${Ge(P)} ×`},P))})]})}var yg=e=>!!(e?.isConnected&&!e.closest("[hidden]"));var ho=-1e9,Tn=[[!1,"False"],[!0,"True"],["never",'"never"']],wg=["beam_search","beam_sample"],kg=["group_beam_search","constrained_beam_search"];function xu(e){
let{mode:t,effective:n,config:r,eos_token_ids:o,max_new_tokens:s}=we(e),i={...r,...n},{length_penalty:l,early_stopping:c}=i,u=Sn(i.num_beams,1+Math.max(0,...(e.
prompts[0].steps[0]||[]).map(({beam:h})=>h.beam??0))),d=e.prompts[0].given;return{together:wg.includes(t)?!0:kg.includes(t)?!1:null,prompts:e.prompts,start:d,maxNew:s-
d,wanted:Sn(i.num_return_sequences,1),size:t==="group_beam_search"?Math.ceil(u/Sn(i.num_beam_groups,1)):u,ends:new Set(o),constraints:wn(we(e)),promptIds:e.prefix.
map(h=>h.token_id),own:{lengthPenalty:Ce(l)?l:1,earlyStopping:Tn.find(([h])=>h===c)?.[0]??!1}}}var Sn=(e,t)=>Ce(e)&&Number.isInteger(e)&&e>0&&e<=4096?e:t,Pe=({beam:e})=>he(
e.score)??-1/0,Ji=(e,t)=>Pe(e)/e.length**t;function Su(e,t){return e.together?vg(e,t):Sg(e,t)}function Tu(e,t,n,{maxNew:r},{lengthPenalty:o,earlyStopping:s}){let i=s===
"never"&&o>0?r:t;return{best:e,length:i,bound:e/i**o,worst:n}}var bu=new WeakMap;function _g(e,t){let n=bu.get(e);if(!n){let r=e.filter(({beam:s})=>s.status==="\
running"||s.status==="pruned"),o=Math.max(...(r.length?r:e).map(Pe));n={ended:e.filter(({beam:s},i)=>i<t&&cr(s)),hopeless:!r.length,best:r.length?o:o+ho},bu.set(
e,n)}return n}function vg(e,t){let{prompts:n,size:r,start:o}=e,s={node:null,score:ho},i=n.map(()=>({group:null,held:Array.from({length:r},()=>s),stop:null,lastStep:0,
weighed:null,exact:!0})),l=Math.min(...n.map(({steps:d})=>d.length)),c=null;for(let d=o;d<l&&!c;d++){let h=n.map(({steps:m})=>_g(m[d],r)),f=h.every(m=>m.hopeless);
i.forEach((m,b)=>xg(m,h[b],d+1,f,e,t)),i.every(m=>m.stop)&&(c=i.find(m=>m.stop?.step===d+1)?.stop??null)}let u=d=>d.node!==null;return{stop:c,prompts:i.map(d=>({
kept:d.held.filter(u),pools:[d]}))}}function xg(e,t,n,r,o,s){if(e.stop)return;if(t.ended.length){let u=t.ended.map(d=>({node:d,score:Ji(d,s.lengthPenalty)}));e.
held=[...e.held,...u].sort((d,h)=>h.score-d.score).slice(0,o.size)}e.lastStep=n;let i=e.held.at(-1)?.score??ho,l=e.held.every(({node:u})=>u),c=e.weighed=Tu(t.best,
n-o.start,l?i:null,o,s);r?e.stop={step:n,why:"criteria"}:l&&s.earlyStopping===!0?e.stop={step:n,why:"full"}:e.held.some(({node:u})=>c.bound>(u?i:ho))||(e.stop={
step:n,why:"settled"})}function Sg(e,t){let n=e.prompts.map(i=>{let l=yu(i).map(h=>wu(i,h,e,t)),c=yu(i).map(h=>wu(i,h,e,e.own)),u=1/0;return l.forEach((h,f)=>{let[
m,b]=[h,c[f]].map(({stop:x})=>x?x.step:1/0);h.exact=h.lastStep<=u,m!==b&&(u=Math.min(u,m,b))}),{kept:l.flatMap(h=>h.kept).sort((h,f)=>h.score-f.score).reverse(),
pools:l}}),r=n.flatMap(i=>i.pools),o=r.length>0&&r.every(({stop:i})=>i),s=r.flatMap(({stop:i})=>i??[]);return{stop:o?s.reduce((i,l)=>l.step>i.step?l:i):null,prompts:n}}
var yu=({steps:e,given:t})=>[...new Set((e[t]||[]).map(({beam:n})=>n.group??null))].sort((n,r)=>(n??0)-(r??0));function wu(e,t,n,r){let{size:o,start:s}=n,i={group:t,
kept:[],stop:null,weighed:null,lastStep:0,exact:!0};for(let l=s;l<e.steps.length&&!i.stop;l++){let c=Tg(e.steps[l],t,n);if(!c)break;let u=i.lastStep=l+1;c.ended.
forEach(f=>_u(i,f,n,r));let d=i.kept.length>=o,h=d?Qi(i.kept):null;i.weighed=Tu(c.best,u-s,h,n,r),d&&r.earlyStopping===!0?i.stop={step:u,why:"full"}:h!==null&&h>=
i.weighed.bound?i.stop={step:u,why:"settled"}:Mg(e.steps[l],u,n)&&(Eg(c.nodes,n).forEach(f=>_u(i,f,n,r)),i.stop={step:u,why:"criteria"})}return i}var ku=new WeakMap;
function Tg(e,t,{ends:n}){let r=ku.get(e)??new Map;if(ku.set(e,r),!r.has(t)){let o=e.filter(({beam:i})=>(i.group??null)===t),s=o.filter(({beam:i})=>i.status==="\
finished"&&n.has(i.token_id));r.set(t,o.length?{nodes:o,ended:s,best:Pe(o[0])}:null)}return r.get(t)??null}var Qi=e=>Math.min(...e.map(({score:t})=>t));function _u(e,t,n,{
lengthPenalty:r}){let o=Ji(t,r);if(e.kept.length>=n.size&&!(o>Qi(e.kept))||(e.kept.push({node:t,score:o}),e.kept.length<=n.size))return;let s=Qi(e.kept);e.kept.
splice(e.kept.findIndex(i=>i.score===s),1)}function Mg(e,t,{ends:n,maxNew:r,start:o}){return t-o>=r||e.some(({beam:s})=>cr(s)&&!n.has(s.token_id))}var cr=({status:e})=>e===
"finished"||e==="ended";function Eg(e,{ends:t,constraints:n,promptIds:r,wanted:o}){let s=e.filter(({beam:c})=>c.status==="running"||cr(c)&&!t.has(c.token_id)),i=c=>n.
every((u,d)=>Nt(u,c.beam.progress?.[d]??0,c,r)),l=s.filter(c=>!c.beam.progress||i(c));return l.length<o?[...l,...s.filter(c=>!l.includes(c))]:l}function Mu(e,t,n){
let r=Math.max(...e.prompts.map(s=>s.steps.length));if(t.stop?t.stop.step!==r:n)return!1;let o=Math.min(...e.prompts.map(s=>s.steps.length));return t.prompts.every(
({kept:s},i)=>{let{pools:l}=e.prompts[i],c=l[(e.together?o:l.length)-1]||[];return c.length===s.length&&c.every((u,d)=>Lg(u,s[d],e))})}function Lg(e,{node:t,score:n},r){
let o=he(e);if(o===null||!Number.isFinite(n))return o===null==!Number.isFinite(n);let s=2e-5*Math.max(1,t.length**-r.own.lengthPenalty);return Math.abs(o-n)<=s+
1e-5*Math.abs(n)}function Eu(e,t,n,{lengthPenalty:r},o){let s=e.prompts[t],{kept:i,pools:l}=n.prompts[t],c=(f,m,b="")=>({node:f,score:Ji(f,r),place:null,state:m,
why:b}),u=new Set(i.map(({node:f})=>f)),d=Rg(s).filter(f=>!u.has(f)).map(f=>{let{stop:m}=l.find(({group:b})=>b===(f.beam.group??null))||l[0];return!m||f.index<m.
step?c(f,"out","dropped"):c(f,"out",n.stop&&f.index>=n.stop.step?"not reached":"too late")}),h=!o&&!n.stop;return[...i.map(({node:f,score:m},b)=>{let x=n.stop&&
b<e.wanted?"returned":"kept";return{node:f,score:m,place:b,state:x,why:""}}),...h?s.running.map(f=>c(f,"running")).sort((f,m)=>m.score-f.score):[],...d.sort((f,m)=>m.
score-f.score)]}var vu=new WeakMap;function Rg({steps:e}){let t=vu.get(e)??{read:0,nodes:[]};for(vu.set(e,t);t.read<e.length;t.read++)t.nodes.push(...e[t.read].
filter(({beam:n})=>n.status==="finished"));return t.nodes}function fo({prompts:e}){let t=e.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...t.map(
({lastStep:n})=>n))}var Og=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),Lu=({processors:e=[]})=>e.filter(t=>!Og.has(t));function Zi(e,t){
let n=e.given,r=n?e.steps[n-1][0]:null,o=0;for(let s=n;s<e.steps.length;s++){let i=e.distributions[s]?.[o]?.candidates??[],l=t(s-n,i[0]);if(l===void 0)return{last:r,
ended:!1,left:null};let c=e.steps[s].find(u=>u.beam.parent===o&&u.beam.token_id===l)||null;if(!c||c.beam.status==="pruned")return{last:r,ended:!1,left:Ng(e,r,{index:s,
id:l,node:c,candidates:i})};if(r=c,c.beam.status!=="running")return{last:r,ended:!0,left:null};o=c.beam.beam??0}return{last:r,ended:!1,left:null}}function Ng(e,t,{
index:n,id:r,node:o,candidates:s}){let i=s.find(f=>f.token_id===r),l=he(i?.logprob),c=(o??t)?.beam.group,u=e.steps[n].filter(f=>(f.beam.group??null)===(c??null)||
!t),d=u.filter(f=>f.beam.status==="running").map(Pe),h=t&&!t.given?Pe(t):0;return{index:n,token:o?.beam??i??null,node:o,considered:u.length,sum:o?Pe(o):l===null?
null:h+l,best:d.length?Math.max(...d):null,worst:d.length?Math.min(...d):null}}var mo=e=>Zi(e,(t,n)=>n&&n.logprob!==null?n.token_id:void 0);var ta=({sequence:e,index:t,beam:n},r)=>r.prompts[e].steps[t].filter(o=>(o.beam.group??null)===(n.group??null));function go(e,t){let{beam:n,length:r,rank:o}=e,s=we(
t).effective.length_penalty??1,i=ta(e,t).length,l=mt(e,s),c=G(n.logprob),u=()=>he(n.logprob)===null?"":`log ${G(X(n.logprob),4)} = ${c}`,d=Math.abs((n.raw_logprob??
0)-(n.logprob??0))>1e-6;return[{name:a("probability"),value:z(Math.min(1,X(n.logprob))),term:"probability"},{name:a("token log p"),value:c,term:"logprob",run:u},
...d?[{name:a("before the processors"),value:G(n.raw_logprob),term:"logprob"}]:[],{name:a("sum"),value:G(n.score),term:"beam",run:()=>ir(e,!0)},{name:a("sum / {\
length}^{power}",{length:r,power:s}),value:G(l),term:"sequence-score",run:()=>ar(e,l,t)},{name:a("rank"),value:o?a("{rank} of {among}",{rank:o,among:i}):a("belo\
w the {among} considered",{among:i}),term:"beam",formula:"",unit:""},...n.diversity_penalty?[{name:a("diversity penalty"),value:G(n.diversity_penalty),term:"div\
ersity-penalty"}]:[],...(n.bank??null)!==null?[{name:a("bank"),value:String(n.bank),term:"constraint"}]:[]]}function bo(e,t,n,{place:r,greedy:o}={}){if(e.given)
return a("It was given, not chosen: the search begins after it.");let s=o?[a("Greedy decoding would have chosen it, too: it is the most probable token here.")]:
[];return[...Pg(e,t,n,r??null),...s].join(" ")}function Pg(e,t,n,r){let{beam:o}=e,s=(o.beam??0)+1,i=we(n).mode==="beam_sample",l=G(o.final_score);switch(t){case"\
tip":return[n.finished&&e.index===n.prompts[e.sequence].steps.length-1?a("It was still running as beam {number} when the search stopped.",{number:s}):a("It goes\
 on as beam {number}.",{number:s}),...ea(e)];case"inner":return[a("It went on as beam {number}.",{number:s}),...ea(e)];case"lost":return[a("It went on as beam {\
number}, but is a dead end: better beams took the places of its continuations.",{number:s}),...ea(e)];case"kept":return[a("The text ended here and is kept, with\
 a final score of {score}.",{score:l}),...r?[a("It is output {place}.",{place:r})]:[]];case"fell":return[a("The text ended here with a final score of {score}, b\
ut was dropped for better ones.",{score:l})];case"ended":return[a("The text ended here but does not count: it ranked too low or lacks a constraint.")];case"prun\
ed":return[i?a("It was drawn and pruned: better ones filled the beams."):a("It was considered and pruned."),...Ag(e,n)];case"unseen":return[i?a("It was not draw\
n."):a("It was too improbable: not among the {considered} continuations that were considered.",{considered:ta(e,n).length})];default:return[]}}function ea(e){let{
beam:t}=e,n={parent:t.parent+1,number:(t.beam??0)+1};return[...xn(e)?[a("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",
n)]:[],...t.forced?[a("It was considered because it advances a constraint.")]:[]]}function Ag(e,t){let r=ta(e,t).filter(({beam:o})=>o.status==="running").reduce(
(o,{beam:s})=>Math.min(o,s.score??0),1/0);return Number.isFinite(r)?[a("The worst beam that went on has a sum of {sum}.",{sum:G(r)})]:[]}var yo=({piece:e,beam:t})=>e??
(["pruned","unseen","ended"].includes(t.status)||!t.text?t.text:""),na=({before:e})=>ce(e).map(({piece:t})=>t??"").join("");function Ru(e,t,n){return(e.beam.progress??
[]).map((o,s)=>{let i=t.at(s);return i&&Nt(i,o,e,n)?"✓":o?"◐":"·"}).join("")}var Cg=700,wo=class{constructor(t){this.log=t}log;number=0;upTo=null;timeNode=null;choices={candidates:2,number:"probability",lost:!0,fold:!1};constraints=[];isStale=!0;runs=0;byHand={};collapsed=new Set;unfolded=new Set;laid=null;goals=new Map;begin(){
let t=we(this.log),n=(t.effective.num_beams||1)*t.max_new_tokens>Cg;this.choices={candidates:n?0:2,number:"probability",lost:!n,fold:n,...this.byHand},this.number=
0,this.upTo=this.timeNode=this.laid=null,this.collapsed=new Set,this.unfolded=new Set,this.goals.clear(),this.constraints=wn(t),this.isStale=!0,this.runs+=1}choose(t){
t.fold!==void 0&&(this.unfolded=new Set),Object.assign(this.choices,t),Object.assign(this.byHand,t),this.isStale=!0}get prompt(){return this.log.prompts[this.number]}get length(){
return Math.min(this.prompt.steps.length,this.log.hideFrom??1/0)}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.
prompt.steps.length-1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]??null;let t=this.log.lines().find(n=>n.last&&n.last.sequence===
this.number)?.last;return Xe(t)?t:null}get selected(){let{selected:t}=this.log;return Xe(t)&&t.sequence===this.number?t:null}get broughtOut(){return this.selected&&
this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}get tree(){if(this.laid&&!this.isStale)return this.laid;let{log:t,number:n,prompt:r,atEnd:o}=this,
s=o&&t.returned||[];return this.isStale=!1,this.laid=Zc(r,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:s.flatMap(
({last:i})=>Xe(i)&&i.sequence===n?[i]:[]),live:!t.finished||!o,greedy:this.greedyNodes()}),this.laid}greedyNodes(){let{last:t,left:n}=mo(this.prompt),r=co([t]),
o=n?.node??(n?.token&&ii(this.prompt,n.index,t,n.token.token_id));return o?r.add(o):r}get newest(){let{columns:t,at:n,entries:r}=this.tree,{x:o,width:s}=t[t.length-
1],{y:i,height:l}=n.get(this.best)??r[0];return{x:o,y:i,width:s,height:l}}get look(){let t=this.broughtOut;return{area:null,zoom:1,path:co([t??this.best]),dim:!!t,
number:this.choices.number,penalty:we(this.log).effective.length_penalty??1,goals:this.constraints.length?n=>this.goalsOf(n):null,root:this.log.readsSource?a("t\
arget start"):a("the prompt")}}get folded(){return this.tree.columns.reduce((t,{from:n,to:r})=>t+r-n,0)}kidsOf({node:t}){return this.tree.entries.filter(({nodes:n})=>n.
length&&n[0].before===t)}parentOf({nodes:t}){return t.length?this.tree.at.get(t[0].before):void 0}entryAt([t,n]){return this.tree.entries.findLast(r=>t>=r.x&&t<=
r.x+r.width&&n>=r.y-2&&n<=r.y+r.height+2)}neighbourOf(t,n){let r=this.tree.entries.filter(({x:o})=>o===t.x).sort((o,s)=>o.y-s.y);return r[r.indexOf(t)+n]}goalsOf(t){
let n=this.goals.get(t);if(n!==void 0)return n;let r=Ru(t,this.constraints,this.log.prefix.map(o=>o.token_id));return this.goals.set(t,r),r}goTo(t){this.upTo=t>=
this.length-1?null:Math.max(0,t),this.timeNode=this.upTo===null?null:this.best,this.log.selectStep(this.timeNode),this.isStale=!0}follow(){this.upTo=null,this.isStale=
!0}show(t){this.number=t,this.log.selectStep(null),this.isStale=!0}act({node:t,folded:n,column:r}){if(n&&r)this.unfolded.add(r.from),this.isStale=!0;else if(t){
let o=t===this.broughtOut;this.timeNode=null,this.log.selectStep(o?null:t)}}toggle({node:t,column:n,folded:r}){if(!t)return;let{unfolded:o,collapsed:s}=this,i=this.
tree.columns.some(({from:l,open:c})=>c&&l===t.index);r&&n?o.add(n.from):i&&o.has(t.index)?o.delete(t.index):s.has(t)?s.delete(t):t.beam.status==="running"&&s.add(
t),this.isStale=!0}};var Ou=700;function Nu(e,{log:t,goalsOf:n}){let r=n(e);return[...go(e,t),...r?[{name:a("constraints"),value:r,term:"constraint"}]:[]]}var Pu=(e,t)=>{let n=e.tree.
at.get(t);return bo(t,n?.look??t.beam.status,e.log,n)},Au=({node:e})=>p("b",{children:p(fe,{text:yo(e)||e.beam.text})});function Cu({node:e,entry:t,state:n,view:r}){
let o=te(null);pe(()=>{o.current&&r.current?.placeBeside(o.current,t)});let s=na(e);return p("div",{ref:o,class:"gp-node-card","aria-hidden":"true",children:[p(
"p",{class:"gp-whole-text",children:[p("bdi",{children:s.length>Ou?"…"+s.slice(-Ou):s}),p(Au,{node:e})]}),p("dl",{children:Nu(e,{log:n.log,goalsOf:i=>n.goalsOf(
i)}).map(({name:i,value:l})=>[p("dt",{children:i}),p("dd",{children:l})])}),p("p",{class:"gp-fate",children:Pu(n,e)})]})}function Bu({node:e,state:t,toggle:n}){
let{log:r}=t,o=t.tree.at.get(e),s=o&&!o.hidden&&t.kidsOf(o).length>0,i=r.canAsk&&r.hideFrom===null;return p("div",{class:"gp-picked",children:[p("p",{class:"gp-\
picked-text",children:[p("bdi",{children:na(e)}),p(Au,{node:e})]}),p("dl",{class:"gp-picked-facts",children:Nu(e,{log:r,goalsOf:l=>t.goalsOf(l)}).map(({name:l,value:c,
term:u,run:d,...h})=>p("div",{children:[p("dt",{children:p(ne,{id:u,run:()=>be(d?.()??""),...h,children:l})}),p("dd",{children:c})]},l))}),p("p",{class:"gp-pick\
ed-fate",children:Pu(t,e)}),p("p",{class:"gp-acts",children:[i&&p("button",{type:"button",class:"gp-button gp-go-on",onClick:()=>r.ask({type:"branch",step:e,tokenId:e.
chosen.token_id}),children:a("Continue from here")}),o&&(s||o.hidden>0)&&e.beam.status==="running"&&p("button",{type:"button",class:"gp-button gp-collapse",onClick:()=>n(
o),children:o.hidden?a("Open what follows ({count})",{count:o.hidden}):a("Fold what follows")}),p("button",{type:"button",class:"gp-button gp-clear",onClick:()=>r.
selectStep(null),children:a("Hide the path")})]})]})}function $u(){let e=[["tip",a("goes on")],["lost",`✕ ${a("dead end")}`],["kept",`■ ${a("ended, kept")}`],
["fell",`▤ ${a("ended, dropped")}`],["pruned",`✕ ${a("pruned")}`],["unseen",`… ${a("not considered")}`],["path",a("best or selected text")]];return p("p",
{class:"gp-note gp-legend-line",children:[e.map(([t,n])=>p("span",{children:[t!=="unseen"&&p("svg",{class:"t-tree",children:p("g",{class:`t-${t}`,children:[p("r\
ect",{class:"t-box",x:"2",y:"2",width:"22",height:"11",rx:"3"}),p("rect",{class:"t-inside",x:"4.5",y:"4.5",width:"17",height:"6",rx:"2"})]})}),n]},t)),p("span",
{children:a("2→1: beam 2 goes on as beam 1")}),p("span",{children:["★ ",a("output")]}),p("span",{children:["G ",a("greedy path")]})]})}function Iu({state:e,view:t,element:n,entry:r,moves:o,focusOn:s,act:i,toggle:l,point:c}){let u=n.current!==null&&n.current===document.activeElement,d=te(o);pe(()=>{
(u||o!==d.current)&&n.current?.focus({preventScroll:!0}),d.current=o},[r.node,o]);let h=x=>{!x||!t.current||(t.current.pan.byHand=!0,t.current.pan.reveal(x),s(x))},
f={ArrowLeft:()=>h(e.parentOf(r)),ArrowRight:()=>h(e.kidsOf(r)[0]),ArrowDown:()=>h(e.neighbourOf(r,1)),ArrowUp:()=>h(e.neighbourOf(r,-1)),Home:()=>h(e.tree.entries[0]),
End:()=>h(e.tree.at.get(e.best)),Enter:()=>i(r)," ":()=>l(r),Escape:()=>e.log.selectStep(null),"+":()=>t.current?.pan.zoomBy(1.25),"-":()=>t.current?.pan.zoomBy(
.8),0:()=>t.current?.pan.whole()},m=x=>{x.ctrlKey||x.metaKey||x.altKey||!Object.hasOwn(f,x.key)||(x.preventDefault(),x.stopPropagation(),f[x.key]())},b=({currentTarget:x})=>{
x.querySelector(":focus-visible")&&c(r)};return p("div",{class:"gp-tree-nodes",role:"tree","aria-label":a("Nodes of the beam tree. Left goes to what a node cont\
inues, right to its best continuation, up and down to others of its step. Enter selects it, Space folds what follows, plus and minus zoom, zero shows everything\
."),onKeyDown:m,onFocusIn:b,onFocusOut:()=>c(null),children:p("div",{ref:n,role:"treeitem",tabIndex:0,...Bg(r,e)},r.node??"root")})}function Bg(e,t){let{node:n,
nodes:r,hidden:o,folded:s}=e,i=t.parentOf(e)??t.tree.entries[0],l=n?t.kidsOf(i):[e];return{"aria-level":n?r[0].index+2:1,"aria-label":$g(e,t),"aria-setsize":l.length||
1,"aria-posinset":Math.max(0,l.indexOf(e))+1,"aria-selected":n!==null&&n===t.selected,"aria-expanded":o||s?!1:t.kidsOf(e).length>0||void 0}}function $g(e,{log:t}){
let{node:n,nodes:r,look:o}=e;if(!n)return t.readsSource?a("The start of the target, where the tree begins"):a("The prompt, where the tree begins");let s=V(r.map(
yo).join("")),i=r.length>1?F(r.length,"{count} token, {text}","{count} tokens, {text}",{text:s}):s,l=go(n,t).map(({name:u,value:d})=>`${u} ${d}`),c=a("step {num\
ber}",{number:n.index+1});return`${i}, ${c}. ${bo(n,o,t,e)} ${l.join(", ")}`}var Wu=(e,t,n,r)=>({svg:()=>lr(Hu(e()),"image/svg+xml"),png:()=>{let{tree:o,...s}=e();return fu(Hu({tree:o,...s}),o.width,o.height)},json:()=>lr(JSON.stringify(
ra(t,n,r),null,1),"application/json"),csv:()=>mu(Ig(ra(t,n,r).nodes)),dot:()=>lr(qg(ra(t,n,r)),"text/vnd.graphviz")});function Hu({tree:e,look:t,page:n}){let r=J(
"svg"),o=new vn(r);o.draw(e,{...t,area:null,zoom:1}),o.nameBandsAt(0);let{width:s,height:i}=e;ae(r,{width:s,height:i,viewBox:`0 0 ${s} ${i}`,class:"t-tree"});let l=J(
"rect");return ae(l,{width:s,height:i,fill:"var(--gp-page)"}),r.insertBefore(l,o.world),hu(r,n)}function ra(e,t,n){let r=we(e),o=r.effective.length_penalty??1,s=new Map,
i=new Map;for(let{last:d}of e.returned??[])d&&d.sequence===n&&!i.has(d)&&i.set(d,i.size+1);let l=zi(t,t.steps.length-1),c=t.steps.flat().map(d=>{let{beam:h}=d,f=s.
size;return s.set(d,f),{id:f,parent:d.before?s.get(d.before)??null:null,step:d.index+1,token_id:h.token_id,token:h.text,piece:h.piece,logprob:h.logprob,raw_logprob:h.
raw_logprob,sum:h.score,length:d.length,score:mt(d,o),rank:d.rank,status:h.status,beam:h.beam,parent_beam:h.parent,...d.given&&{given:!0},...h.status==="finishe\
d"&&{final_score:h.final_score,kept:l.has(d)},...i.has(d)&&{output:i.get(d)},...(h.group??null)!==null&&{group:h.group,diversity_penalty:h.diversity_penalty},...h.
progress&&{progress:h.progress,bank:h.bank,forced:h.forced}}}),u=e.readsSource?{source:r.prompt}:{prompt:r.prompt||js(r)};return{format:"generation-playground/b\
eam-tree",version:1,model:r.model,mode:r.mode,...u,seed:r.seed,num_beams:r.effective.num_beams,length_penalty:o,early_stopping:r.effective.early_stopping??!1,nodes:c}}
function Ig(e){let t=[...new Set(e.flatMap(r=>Object.keys(r)))],n=r=>Array.isArray(r)?r.join(" "):r;return[t,...e.map(r=>t.map(o=>n(r[o])))]}var qu=e=>'"'+e.replace(
Ht,t=>pt[t]||"�").replace(/[\\"]/g,"\\$&")+'"',Hg={running:"style=solid",finished:'style=solid, peripheries=2, color="#00755a"',ended:'style=dotted, color="#0\
0755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'};function qg({prompt:e,nodes:t}){let n=e===void 0?"start of the target":e.slice(-40),r=t.map(
({id:s,token:i,logprob:l,sum:c,rank:u,status:d,output:h})=>{let f=`\\n${G(l,2)}  ${G(c,2)}  #${u??""}"`,m=`${Hg[d]??""}${h?", penwidth=3":""}`;return`  n${s} [l\
abel=${qu(i).slice(0,-1)}${f}, ${m}];`}),o=t.map(({id:s,parent:i,logprob:l,status:c})=>{let u=(.4+4*Math.min(1,X(l))).toFixed(2),d=c==="pruned"?", style=dashed":
"";return`  ${i===null?"root":`n${i}`} -> n${s} [penwidth=${u}${d}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',
`  root [label=${qu(n)}, style=bold];`,...r,...o,"}",""].join(`
`)}var Wg=[0,1,2,3,5,8];function Fu({state:e,change:t}){let{choices:n}=e,r=e.log.prompts.length,o=[["probability",a("probability")],["token",a("token log p")],["su\
m",a("sum")],["score",a("score")],["rank",a("rank")]];return p("div",{class:"gp-tools",children:[r>1&&p("label",{class:"gp-which",children:[a("Prompt")," ",p("s\
elect",{class:"gp-prompt-number",value:e.number,onChange:({currentTarget:s})=>t(()=>e.show(Number(s.value))),children:e.log.prompts.map((s,i)=>p("option",{value:i,
children:i+1},i))})]}),p("label",{children:[p("span",{tabIndex:0,"data-tip":a("How many pruned continuations are drawn for each beam: first those that the searc\
h considered, then the next best tokens of that beam, which were too improbable to be considered."),children:a("Pruned per beam")})," ",p("select",{class:"gp-ca\
ndidates-shown",value:n.candidates,onChange:({currentTarget:s})=>t(()=>e.choose({candidates:Number(s.value)})),children:Wg.map(s=>p("option",{value:s,children:s},
s))})]}),p("label",{children:[p("span",{tabIndex:0,"data-tip":a("probability: the token’s, after the processors. token log p: its log-probability, in nats. sum:\
 the log-probabilities of the whole text so far, by which the search ranks. score: the sum after the length penalty. rank: the place among all continuations tha\
t the step considered."),children:a("Shown on nodes")})," ",p("select",{class:"gp-number",value:n.number,onChange:({currentTarget:s})=>t(()=>e.choose({number:s.
value})),children:o.map(([s,i])=>p("option",{value:s,children:i},s))})]}),p("label",{children:[p("input",{type:"checkbox",class:"gp-lost",checked:n.lost,onChange:({
currentTarget:s})=>t(()=>e.choose({lost:s.checked}))})," ",p("span",{tabIndex:0,"data-tip":a("Beams that went on for a while but led neither to a text that is k\
ept nor to one that still goes on."),children:a("dead ends")})]}),p("label",{children:[p("input",{type:"checkbox",class:"gp-fold",checked:n.fold,onChange:({currentTarget:s})=>t(
()=>e.choose({fold:s.checked}))})," ",p("span",{tabIndex:0,"data-tip":a("Steps at which no beam forks or ends become one column. Click the column to open it."),
children:a("fold")})]})]})}var ko=class{constructor(t,n){this.box=t;this.changed=n;t.addEventListener("pointerdown",r=>this.down(r)),t.addEventListener("pointermove",r=>this.move(r));for(let r of[
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
this.x+=(t.deltaX||t.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var ju=600,Fg=150,jg=130,zu=.2,zg=.4,_o=class{constructor(t,n,r,o){this.box=t;this.state=r;this.redraw=o;this.picture=new vn(n),this.pan=new ko(t,()=>this.schedule()),
this.pan.resized=()=>this.resized()}box;state;redraw;pan;picture;tree=null;drawn=null;item=null;scale=1;wasByHand=!1;isWanted=!1;resting;begin(){Object.assign(this.
pan,{x:0,y:0,zoom:1,byHand:!1}),this.tree=null}show(t){t&&(this.drawn=null),this.draw()}letGo(){this.pan.byHand=!1,this.tree=null,this.schedule()}whole(){this.pan.
byHand=!0,this.pan.whole()}reveal(t){t&&!this.pan.shows(t)&&this.pan.reveal(t,1/0)}placeOver(t,n){this.item={element:t,entry:n},this.place()}placeBeside(t,n){let{
x:r,y:o,zoom:s,width:i,height:l}=this.pan,[c,u]=[(n.x-r)*s,(n.y+n.height-o)*s+8],d=(n.y-o)*s-t.offsetHeight-8;t.style.left=`${Math.max(4,Math.min(c,i-t.offsetWidth-
4))}px`,t.style.top=`${u+t.offsetHeight>l&&d>0?d:u}px`}get isHidden(){return!this.box.isConnected||this.box.closest("[hidden]")!==null}resized(){let{pan:t,state:n}=this;
if(this.isHidden)return;let r=Number(getComputedStyle(this.box).getPropertyValue("--gp-scale"))||1;t.zoom*=r/this.scale,(r!==this.scale||this.box.closest(".gp-a\
lone"))&&(this.tree=null),this.scale=r,t.settle();let{selected:o}=n.log;t.byHand||t.reveal(o&&n.selected&&n.tree.at.get(n.selected)||n.newest,30)}grow(t){let{pan:n,
box:r}=this;this.tree=t;let{width:o,height:s}=t;n.byHand||(n.zoom=this.zoomFor(o,s));let i=`${Math.round(Math.max(Fg,Math.min(ju,s*Math.min(1,n.zoom)+4)))}px`;r.
style.height!==i&&(r.style.height=i),this.drawn=null,n.sized(o,s),n.byHand||n.reveal(this.state.newest,30)}zoomFor(t,n){let{pan:r,scale:o}=this;if(o!==1)return o;
let s=Math.min(1,Math.max(.8,(ju-4)/n));return this.box.closest(".gp-alone")?Math.max(s,Math.min(2,r.width/t,r.height/n)):s}schedule(){this.isWanted||(this.isWanted=
!0,requestAnimationFrame(()=>{this.isWanted=!1,this.isHidden||this.draw()}))}draw(){let{pan:t,picture:n,state:r}=this;r.tree!==this.tree&&this.grow(r.tree);let{
x:o,y:s,zoom:i,area:l}=t,{drawn:c}=this,u=c&&t.gesture&&Math.abs(Math.log(i/c.zoom))<zg;c&&u&&i!==c.zoom?(clearTimeout(this.resting),this.resting=setTimeout(()=>{
t.gesture=!1,this.drawn=null,this.schedule()},jg)):(!c||i!==c.zoom||!Dg(l,c.area))&&(c=this.drawAround(l,i));let d=[(c.area[0]-o)*i,(c.area[1]-s)*i].map(h=>`${h.
toFixed(2)}px`);n.element.style.transform=`translate(${d.join()}) scale(${i/c.zoom})`,n.nameBandsAt(o),this.place(),t.byHand!==this.wasByHand&&(this.wasByHand=t.
byHand,this.redraw())}drawAround([t,n,r,o],s){let{picture:i,state:l}=this,[c,u]=[(r-t)*zu,(o-n)*zu],d=[t-c,n-u,r+c,o+u];return this.drawn={zoom:s,area:d},ae(i.element,
{width:(d[2]-d[0])*s,height:(d[3]-d[1])*s}),ae(i.world,{transform:`translate(${-d[0]*s} ${-d[1]*s}) scale(${s})`}),i.draw(l.tree,{...l.look,area:d,zoom:s}),this.
drawn}place(){if(!this.item)return;let{x:t,y:n,zoom:r}=this.pan,{element:o,entry:s}=this.item;Object.assign(o.style,{left:`${(s.x-t)*r}px`,top:`${(s.y-n)*r}px`,
width:`${s.width*r}px`,height:`${s.height*r}px`})}},Dg=([e,t,n,r],o)=>e>=o[0]&&t>=o[1]&&n<=o[2]&&r<=o[3];var Gg={whole:2e4,quickest:130,slowest:800};function Ug({log:e,changes:t}){let[n]=se(()=>new wo(e)),r=Hi(),o=He(t);o.run&&n.begin(),(o.run||o.steps||o.status)&&
(n.isStale=!0);let s=te(null),i=te(null),l=te(null),c=te(null),u=te({moves:0}),[d,h]=se(null),{tree:f}=n,m=u.current.node!==void 0&&f.at.get(u.current.node)||f.
at.get(n.best)||f.entries[0];u.current.node=m.node;let b=d&&f.at.get(d);pe(()=>{if(!s.current||!i.current)return;let g=l.current=new _o(s.current,i.current,n,r);
s.current.closest(".gp-pane")?.addEventListener("gp-alone",()=>g.letGo())},[]),pe(()=>{o.run&&l.current?.begin(),l.current?.show(Object.keys(o).length>0),c.current&&
l.current?.placeOver(c.current,m),o.selection&&e.selected&&l.current?.reveal(n.selected?f.at.get(n.selected):void 0)});let x=g=>{g(),r()},P=g=>{u.current={node:g.
node,moves:u.current.moves+1},r()},j=g=>x(()=>{n.goTo(g),n.upTo!==null&&l.current&&(l.current.pan.byHand=!1)}),M=g=>x(()=>n.toggle(g)),I=g=>l.current&&n.entryAt(
l.current.pan.at(g)),C=g=>{let w=g.pointerType==="touch"||l.current?.pan.pointers.size;h(!w&&I(g)?.node||null)},A=g=>{let w=l.current?.pan.moved?null:I(g);w&&(n.
act(w),P(w))},T=n.broughtOut,y=Me(()=>p($u,{}),[]);return p(Q,{children:[p("header",{class:"gp-head",children:[p("h2",{class:"gp-title",children:a("Beam tree")}),
p(Fu,{state:n,change:x})]}),p("div",{ref:s,class:"gp-window",style:{cursor:b?"pointer":""},onPointerMove:C,onPointerLeave:()=>h(null),onClick:A,children:[p("svg",
{ref:i,class:"gp-picture","aria-hidden":"true"}),p(Iu,{state:n,view:l,element:c,entry:m,moves:u.current.moves,focusOn:P,act:g=>x(()=>n.act(g)),toggle:M,point:g=>h(
g?.node??null)}),d&&b&&p(Cu,{node:d,entry:b,state:n,view:l})]}),p("div",{class:"gp-time",children:[p(Kg,{state:n,go:j},n.runs),p("div",{class:"gp-lens",role:"gr\
oup","aria-label":a("Zoom"),children:[l.current?.pan.byHand&&p("button",{type:"button",class:"gp-button gp-follow",onClick:()=>x(()=>{n.follow(),l.current?.letGo()}),
children:a("Follow")}),p("button",{type:"button",class:"gp-button gp-out","aria-label":a("Zoom out"),onClick:()=>l.current?.pan.zoomBy(1/1.3),children:"−"}),p(
"button",{type:"button",class:"gp-button gp-in","aria-label":a("Zoom in"),onClick:()=>l.current?.pan.zoomBy(1.3),children:"+"}),p("button",{type:"button",class:"\
gp-button gp-whole",onClick:()=>l.current?.whole(),children:a("Fit")})]})]}),T&&p(Bu,{node:T,state:n,toggle:M}),p("footer",{class:"gp-tree-foot",children:[y,p(pu,
{label:a("Save the tree:"),name:`beam-tree${n.number?`-${n.number+1}`:""}`,kinds:{...Wu(()=>({tree:n.tree,look:n.look,page:s.current??document.body}),e,n.prompt,
n.number),...e.canAsk&&{html:()=>{e.ask({type:"save_page"})}}}})]})]})}var Du=Te(Ug,e=>e.usesBeams&&!!e.prompts[0]&&e.hideFrom!==0);function Kg({state:e,go:t}){
let n=Math.max(1,e.length),r={step:e.shownTo+1,end:n,folded:e.folded},o=a("step {step} of {end}",r);return p(gu,{step:e.shownTo,length:e.length,go:t,label:a("St\
ep of the search"),words:o,note:e.folded?a("step {step} of {end}, {folded} folded",r):o,pace:Gg})}var oa=(e,t)=>e.split(/\{(\w+)\}/).map((n,r)=>r%2?t[n]:n);var[Vg,Gu]=[100,14],Xg=16,sa=new WeakMap;function vo(e){let t=[],n=e;for(;n&&!sa.has(n);)t.push(n),n=n.before;let r=(n&&sa.get(n))??"";for(let o of t.reverse())
r+=o.piece??(o.given||!cr(o.beam)?o.chosen.text:""),sa.set(o,r);return r}function xo(e,t=26){let n=Array.from(e);return n.length<=2*t+3?e:`${n.slice(0,t).join("")}\
 … ${n.slice(-t).join("")}`}function Yg(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n+=1;for(;n>0&&!/\s/.test(e[n]??" ");)n-=1;return n}function Uu(e){if(e.length<
2)return e.map(()=>0);let t=e.map(n=>Yg(n,e[0]));return[Math.min(...t.slice(1)),...t.slice(1)]}function Ku(e,t,n){let r=n||t<Xg?0:t,o=Array.from((r?"…":"")+e.
slice(r)),s=n||o.length<=2*Gu?0:Gu,i=o.slice(0,o.length-s);return{head:(n?i:i.slice(0,Vg)).join(""),tail:s?o.slice(-s).join(""):"",isCut:r>0||o.length>60}}function Vu(e,t,n){
if(n.ends.has(e.beam.token_id))return Ke("eos")[0];if(e.length>=n.maxNew)return Ke("length")[0];let r=t.returned?.find(({last:o})=>o===e)?.stopReason;return r?Ke(
r)[0]:a("a stopping criterion")}function Xu({place:e,state:t,why:n}){return e!==null?t==="returned"?a("{place} output",{place:e+1}):String(e+1):n==="dropped"?a(
"dropped"):n==="too late"?a("too late"):n==="not reached"?a("not reached"):t==="running"?a("still running"):""}function Yu(e,t){return t===void 0?e===null?"–":
"– ▲":e===null?`${t+1} ▼`:e===t?`${t+1} =`:`${t+1} ${e<t?"▲":"▼"} ${Math.abs(e-t)}`}function Qu({log:e,search:t,number:n,kept:r,isAsked:o,ask:s}){let i=e.searched.get(e.turn)?.find(d=>d.kind==="greedy"),l=Lu(we(e)).map(d=>rt(d)[0]),c=!!we(e).effective.
do_sample,u=Me(()=>i&&p(eb,{found:i,log:e,search:t,number:n,kept:r}),[i]);return p("div",{class:"gp-greedily",children:[p("h3",{class:"gp-sub",children:a("Greed\
y decoding for comparison")}),!i&&p("p",{class:"gp-path",children:Ju(mo(t.prompts[n]),{log:e,search:t,kept:r,isSampled:c})}),!i&&l.length>0&&p("p",{class:"gp-do\
ubt gp-note",children:a("This is the path of the most probable tokens as the search had them. Greedy decoding may give another one: {processors} can act differe\
ntly on its logits.",{processors:l.join(", ")})}),u,!i&&e.finished&&Object.hasOwn(e.answers,"search")&&p("button",{type:"button",class:"gp-button gp-ask-greedy",
disabled:o,onClick:s,children:o?a("running …"):a("Run greedy decoding")})]})}function Ju({last:e,ended:t,left:n},r){if(n)return Zg(n,r);if(!e||e.given)return r.
isSampled?a("The path of the most probable tokens is not known yet."):a("The greedy path is not known yet.");let o=t?r.kept.findIndex(({node:l})=>l===e):-1,s={sum:G(
Pe(e)),score:G(r.kept.at(o)?.score,4)},i=o<0?F(e.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",s):F(e.length,"Its sum \
is {sum} after {count} token, its score {score}.","Its sum is {sum} after {count} tokens, its score {score}.",s);return[Qg(e,t,o,r),i,...Jg(e,t,o,r)].join(" ")}
function Qg({beam:e,index:t},n,r,{isSampled:o,log:s}){let i={text:o?a("The text of the most probable tokens"):a("The greedy text"),beam:(e.beam??0)+1,place:r+1,
token:t+1};return n?r>0?a("{text} has ended, and has rank {place}.",i):r===0?s.finished?a("{text} is the best output.",i):a("{text} is the best so far.",i):e.status===
"finished"?a("{text} ended at token {token} but is not kept: others are better.",i):a("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",i):a("{text} is still running, as beam {beam}.",i)}function Jg({sequence:e},t,n,{search:r,kept:o}){if(!t){let i=r.prompts[e].running.map(Pe);
return i.length?[a("The best beam has {sum}.",{sum:G(Math.max(...i))})]:[]}let s=o.at(0);return n===0||!s?[]:[F(s.node.length,"The best has a sum of {sum} after\
 {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",{sum:G(Pe(s.node)),score:G(s.score,4)})]}function Zg({
index:e,token:t,node:n,sum:r,considered:o,best:s,worst:i},{search:l,isSampled:c}){let u=l.prompts.some(({steps:f})=>(f[0]??[]).some(({beam:m})=>(m.group??null)!==
null)),d=Be([n?a("rank {rank} of {considered}",{rank:n.rank,considered:o}):a("not among the {considered} considered",{considered:o}),r!==null&&a("sum {sum}",{sum:G(
r)}),i!==null&&a("worst beam that went on {worst}, best {best}",{worst:G(i),best:G(s)})]),h=c?a("{where} left the path of the most probable tokens at token {pla\
ce}: {token} ({details})."):a("{where} left the greedy path at token {place}: {token} ({details}).");return oa(h,{where:u?a("Group A"):a("The search"),place:String(
e+1),details:d,token:t?p(fe,{text:t.text,class:"gp-strong"}):a("a token that was not recorded")})}function eb({found:e,log:t,search:n,number:r,kept:o}){let s=e.
tokens.map(([h])=>h),i=Zi(n.prompts[r],h=>s.at(h)),l=h=>h.reduce((f,m)=>f+(he(m)??-1/0),0),c=o.length?ce(o[0].node).filter(h=>!h.given):[],u=!!we(t).processors?.
length,d=l(c.map(({chosen:h})=>h.raw_logprob));return p("p",{class:"gp-exactly",children:[p("span",{children:[oa(a("Run by the library, greedy decoding wrote {t\
ext}."),{text:p(fe,{text:xo(e.text,60),class:"gp-wrote"})})," ",tb(s.length,l(e.tokens.map(([,,h])=>h)),u)," ",o.length>0&&`${nb(c.length,d,u)} `,Ju(i,{log:t,search:n,
kept:o,isSampled:!1})]}),p("details",{children:[p("summary",{children:a("Its tokens and their log-probabilities")}),p("table",{children:p("tbody",{children:e.tokens.
map(([,h,f],m)=>p("tr",{children:[p("td",{children:m+1}),p("td",{children:p(fe,{text:h})}),p("td",{children:G(he(f))})]},m))})})]})]})}function tb(e,t,n){let r={
sum:G(t)};return n?F(e,"It has {count} token with a log-probability of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} befo\
re the processors.",r):F(e,"It has {count} token with a log-probability of {sum}.","It has {count} tokens with a log-probability of {sum}.",r)}function nb(e,t,n){
let r={sum:G(t)};return n?F(e,"The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens wit\
h a log-probability of {sum} before the processors.",r):F(e,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} to\
kens with a log-probability of {sum}.",r)}var aa={};re(aa,{tip:()=>ia});var ia=e=>t=>{t&&Le(t,e)};var Mn=(e,t)=>e.lengthPenalty===t.lengthPenalty&&e.earlyStopping===t.earlyStopping,la=e=>Tn.find(([t])=>t===e)?.[1]??String(e),Qt=e=>Ge(Number(e.toFixed(4)));function Zu(e){
let{rule:t,search:n}=e;return p("div",{class:"gp-stopping",children:[p("h3",{class:"gp-sub",children:a("Why it stopped")}),p("p",{class:"gp-stopped-by",children:lb(
e)}),p("div",{class:"gp-hypothesis-scroll",children:p("table",{class:"gp-rules","aria-label":a("Where each early_stopping stops"),children:[p("thead",{children:p(
"tr",{children:[p("th",{scope:"col",children:"early_stopping"}),p("th",{scope:"col",children:a("stops")}),p("th",{scope:"col",children:a("reason")}),p("th",{scope:"\
col",children:a("outputs")})]})}),p("tbody",{children:Tn.map(([r,o])=>{let s={lengthPenalty:t.lengthPenalty,earlyStopping:r},i=Mn(s,n.own);return p("tr",{class:i?
"gp-own-rule":"",children:[p("th",{scope:"row",children:i?a("{name} (this run)",{name:o}):o}),p(rb,{...e,name:o,rule:s})]},o)})})]})})]})}function rb({log:e,search:t,
number:n,by:r,rule:o,isOver:s,asked:i,ask:l,name:c}){let u=r(o),{pools:d}=u.prompts[n],h=d.every(({exact:j})=>j),f=h&&u.stop!==null,m=f?null:sb(o,e),b=!f&&!m&&e.
finished&&Object.hasOwn(e.answers,"search"),x=i!==null&&Mn(i,o),P=m?ab(m,e):f?ib(u,r(t.own),n,t):null;return p(Q,{children:[p("td",{children:[m?a("after step {s\
tep}",{step:m.steps}):db(u,h,s)," ",b&&p("button",{type:"button",class:"gp-button gp-run-on","aria-label":a("Run the search with early_stopping {name}",{name:c}),
disabled:x,onClick:()=>l(o),children:x?a("running …"):a("Run the search")})]}),p("td",{children:m?a("found by a run"):ed(d,t,o,e)}),p("td",{"data-name":`${a("\
outputs:")} `,children:P?p(ob,{...P}):"–"})]})}function ob({differ:e,all:t,best:n}){if(!e||!n)return a("the same");let r={differ:e,all:t,score:G(n.score,4)},o=t>
1?a("{differ} of {all} differ; the best, with score {score}:",r):a("another text, with score {score}:",r);return p(Q,{children:[o," ",p(fe,{text:xo(n.text,40),class:"\
gp-wrote"})]})}var sb=(e,t)=>t.searched.get(t.turn)?.find(n=>n.kind==="rule"&&Mn(n.rule,e))??null;function ib(e,t,n,{wanted:r}){let[o,s]=[e,t].map(({prompts:c})=>c[n].
kept.slice(0,r)),i=o.filter(({node:c},u)=>s.at(u)?.node!==c).length,l=o.at(0);return{differ:i,all:o.length,best:l?{text:vo(l.node),score:l.score}:null}}function ab({
outputs:e},t){let n=t.finished?.sequences.map(({token_ids:o})=>o.join(" "))??[];return{differ:e.filter(({token_ids:o},s)=>o.join(" ")!==n[s]).length,all:e.length,
best:e.at(0)??null}}function lb({log:e,search:t,number:n,by:r,isOver:o}){let s=r(t.own),{pools:i}=s.prompts[n],l=la(t.own.earlyStopping);return(s.stop?a("This s\
earch stopped after step {step} by the rule of early_stopping {name}.",{step:s.stop.step,name:l}):o?a("The search was cut off. By the rule of early_stopping {na\
me} it would have gone on.",{name:l}):a("The search goes on by the rule of early_stopping {name}.",{name:l}))+(i.length>1?`
`:" ")+ed(i,t,t.own,e)}var ed=(e,t,n,r)=>e.map(o=>[...pb(o,e.length>1),cb(o,t,n,r)].join(" ")).join(`
`);function cb({stop:e,weighed:t},n,r,o){if(!t)return a("No step has been taken.");let{best:s,length:i,bound:l,worst:c}=t;if(e?.why==="criteria")return ub(n,e,o);
if(c===null)return F(n.size,"No text has ended.","Fewer than {count} texts have ended.");let u=r.earlyStopping==="never"&&r.lengthPenalty>0,d=`${G(s)} / ${i} ^ ${Qt(
r.lengthPenalty)} = ${G(l,4)}`,h={numbers:u?a("{formula} (at the longest possible length)",{formula:d}):d,worst:G(c,4)},{together:f}=n;if(!e)return f?a("The bes\
t running beam, {numbers}, is above the worst that is kept, {worst}.",h):a("The best continuation of the step, {numbers}, is above the worst that is kept, {wors\
t}.",h);if(e.why==="settled")return f?a("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",h):a("No \
continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",h);let m=F(n.size,"{count} text has ended\
, which is enough.","{count} texts have ended, which is enough.");if(!(l>c))return m;let b=f?a("Yet the best running beam, {numbers}, was above the worst of the\
m, {worst}.",h):a("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",h);return`${m} ${b}`}function ub({start:e,maxNew:t},{
step:n},r){if(n-e>=t)return F(e+t,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let o=r.finished?.sequences.
find(({stop_reason:s})=>!["eos","length","unfinished"].includes(s));return o?a("Every continuation met a stopping criterion ({reason}).",{reason:Ke(o.stop_reason)[0]}):
a("Every continuation met a stopping criterion.")}function db({stop:e,prompts:t},n,r){return n?e?a("after step {step}",{step:e.step}):r?a("goes on past step {st\
ep}",{step:fo({prompts:t})}):a("not yet"):e?a("not exact: about step {step}",{step:e.step}):a("not exact")}function pb({group:e,stop:t},n){if(e===null)return[];
let r=Ie(e);return!n||!t?[a("Group {group}:",{group:r})]:[a("Group {group}, after step {step}:",{group:r,step:t.step})]}var hb={returned:"★",kept:"■",running:"●",out:"□"};function td({log:e,ranking:t}){let{entries:n,was:r}=t,o={moved:r!==null,group:n.some(({node:u})=>(u.beam.
group??null)!==null),words:n.some(({node:u})=>u.beam.progress)},s=n.map(({node:u})=>vo(u)),i=Uu(s),l=Math.max(0,n.findIndex(({node:u})=>u===e.selected)),c=u=>{u.
key==="Escape"&&e.selectStep(null);let d={ArrowDown:1,ArrowUp:-1}[u.key];if(!d)return;u.preventDefault();let h=[...u.currentTarget.querySelectorAll(".gp-pick")];
h.at(Math.max(0,h.findIndex(f=>f===u.target)+d))?.focus()};return p("table",{class:"gp-hypothesis-table","aria-label":a("The texts, ranked"),children:[p(fb,{ranking:t,
has:o}),p("tbody",{onKeyDown:c,children:n.map((u,d)=>p(mb,{log:e,ranking:t,entry:u,text:s[d],shared:i[d],isReachable:d===l,has:o},d))})]})}function fb({ranking:{
best:e,rule:t,tally:n},has:r}){let o=l=>()=>e?a("the best: {words}.",{words:l(e)}):"",s=Qt(t.lengthPenalty),i=({node:l})=>F(l.length,"the log-probability of {co\
unt} token is {sum}","the log-probabilities of {count} tokens sum to {sum}",{sum:G(Pe(l))});return p("thead",{children:p("tr",{children:[p("th",{scope:"col",children:p(
ne,{id:"sequence-score",formula:"",unit:"",run:()=>be(n),meaning:a("★ is an output of the run. ■ is kept in the pool but is not an output. □ ended but is not ke\
pt: others are better, it came too late, or the search would have stopped before it. ● is still running: its score is what it would be if it ended now."),children:a(
"rank")})}),p("th",{scope:"col",class:"gp-moved-column",hidden:!r.moved,children:p(ne,{id:"sequence-score",formula:"",unit:"",meaning:a("The rank by the run’s o\
wn settings, and by how much it has changed."),children:a("own rank")})}),p("th",{scope:"col",class:"gp-group-column",hidden:!r.group,children:p(ne,{id:"diversi\
ty-penalty",formula:"",unit:"",meaning:a("The group that wrote it. Each group keeps its own best, so one group can drop a text with a better score than another \
group keeps."),children:a("group")})}),p("th",{scope:"col",children:a("text")}),p("th",{scope:"col",children:p(ne,{id:"cumulative-logprob",unit:"nats",run:o(i),
meaning:a("The sum of the log-probabilities of its tokens, in nats, as the search adds them up."),children:a("sum")})}),p("th",{scope:"col",children:p(ne,{id:"l\
ength",run:o(({node:l})=>F(l.length,"{count} token","{count} tokens")),meaning:a("Generated tokens, including the end-of-sequence token."),children:a("length")})}),
p("th",{scope:"col",children:p(ne,{id:"sequence-score",class:"gp-scored",run:o(({node:l,score:c})=>`${G(Pe(l))} / ${l.length}^${s} = ${G(c)}`),meaning:a("The su\
m divided by the length to the power of length_penalty. The highest scores are kept."),children:a("sum / length ^ {power}",{power:s})})}),p("th",{scope:"col",class:"\
gp-words-column",hidden:!r.words,children:p(ne,{id:"constraint",meaning:a("How many of the constraints the text contains."),children:a("constraints")})}),p("th",
{scope:"col",children:p(ne,{id:"ending",run:o(({node:l})=>a("at step {step}",{step:l.index+1})),meaning:a("The step at which it ended, and what ended it."),children:a(
"ended at")})})]})})}function mb({log:e,ranking:{was:t,search:n},entry:r,text:o,shared:s,isReachable:i,has:l}){let{node:c,score:u,place:d,state:h}=r,f=e.selected===
c,m=Pe(c),b=x=>Number.isFinite(x)?G(x):"−∞";return p("tr",{"data-state":h,children:[p("td",{children:[p("span",{class:"gp-sign","aria-hidden":"true",children:hb[h]}),
p("span",{children:Xu(r)})]}),p("td",{hidden:!l.moved,children:t&&Yu(d,t.get(c))}),p("td",{hidden:!l.group,children:l.group&&Ie(c.beam.group??0)}),p("td",{children:p(
gb,{text:o,shared:s,isPressed:f,tabIndex:i?0:-1,press:()=>e.selectStep(f?null:c)})}),p("td",{children:b(m)}),p("td",{children:c.length}),p("td",{children:b(u)}),
p("td",{hidden:!l.words,children:l.words&&bb(c,n)}),p("td",{children:h==="running"?"–":`${c.index+1}: ${Vu(c,e,n)}`})]})}function gb({text:e,shared:t,isPressed:n,
tabIndex:r,press:o}){let{head:s,tail:i,isCut:l}=Ku(e,t,n);return p("button",{ref:l?ia(()=>a("The whole text: {text}",{text:e})):null,"data-tip":l?"":void 0,type:"\
button",class:"gp-pick",tabIndex:r,"aria-pressed":n,"aria-label":V(e),onClick:o,children:[p(fe,{text:s,class:"gp-head-text"}),i!==""&&p(fe,{text:i,class:"gp-tai\
l-text"})]})}function bb(e,{constraints:t,promptIds:n}){let r=t.filter((s,i)=>Nt(s,e.beam.progress?.[i]??0,e,n)).length,o=a("{done} of {all}",{done:r,all:t.length});
return r===t.length?`✓ ${o}`:o}var nd=40;function yb({log:e,changes:t}){let[n,r]=se({}),[o,s]=se(0),[i,l]=se(null),c=te(new Map),u=te(0),d=He(t);d.run&&(r({}),s(0),c.current=new Map),i&&(d.run||
d.searched)&&l(null),(d.run||d.steps||d.status||d.searched)&&(u.current+=1);let h=e.hideFrom!==null,f=Me(()=>h?null:wb(e,d.run?{}:n,d.run?0:o,c.current),[u.current,
n,o,h]);return p(Q,{children:[p("header",{class:"gp-head",children:[p("h2",{class:"gp-title",children:a("Hypotheses")}),f&&p("span",{class:"gp-note gp-counts",children:f.
tally}),p("div",{class:"gp-tools",children:e.prompts.length>1&&p("label",{class:"gp-of-prompts",children:p("select",{class:"gp-of-prompt","aria-label":a("Prompt"),
value:o,onChange:({currentTarget:m})=>s(Number(m.value)),children:e.prompts.map((m,b)=>p("option",{value:b,children:a("prompt {number}",{number:b+1})},b))})})})]}),
!f&&p("p",{class:"gp-note gp-untold",children:a("What the search found is hidden while you guess the next token.")}),f&&p("div",{class:"gp-found",children:[f.isKnown&&
p(xb,{found:f,ask:m=>r({...n,...m}),goBack:()=>r({})}),p("p",{class:"gp-formula","aria-live":f.isMoved?"polite":"off",children:vb(f)}),f.doubt&&p("p",{class:"gp\
-honest gp-note",children:f.doubt}),p("div",{class:"gp-hypothesis-scroll",children:p(td,{log:e,ranking:f})}),f.left>0&&p("p",{class:"gp-note gp-rest",children:F(
f.left,"and {count} more, with a lower score","and {count} more, with lower scores")}),f.isKnown&&p(Zu,{...f,log:e,asked:i==="greedy"?null:i,ask:m=>{l(m),e.ask(
{type:"search",kind:"rule",rule:m})}}),p(Qu,{log:e,search:f.search,number:f.number,kept:f.own.prompts[f.number].kept,isAsked:i==="greedy",ask:()=>{l("greedy"),e.
ask({type:"search",kind:"greedy"})}})]})]})}var rd=Te(yb,e=>e.usesBeams);function wb(e,t,n,r){let o=xu(e),s=!!(e.finished??e.failed),i=b=>{let x=JSON.stringify(
b),P=r.get(x)??Su(o,b);return P.stop&&r.set(x,P),P},l=o.together!==null&&Mu(o,i(o.own),!!e.finished),c=l?{...o.own,...t}:o.own,u=l?i(c):kb(o,e),d=l?i(o.own):u,h=l&&
!Mn(c,o.own),f=Eu(o,n,u,c,s),m=f.filter(({place:b})=>b!==null);return{search:o,number:n,rule:c,own:d,by:i,isKnown:l,isMoved:h,isOver:s,entries:f.slice(0,nd),left:f.
length-nd,was:h?new Map(d.prompts[n].kept.map(({node:b},x)=>[b,x])):null,best:m.at(0)??null,tally:_b(f,m.length),doubt:l?Tb(u,d,n,o,c,s):Sb(o)}}var kb=(e,t)=>({
stop:t.finished?{step:0,why:""}:null,prompts:e.prompts.map(({finished:n})=>({kept:n.map(r=>({node:r,score:r.beam.final_score??-1/0})),pools:[{group:null,stop:null,
lastStep:0,weighed:null,exact:!0}]}))});function _b(e,t){let n=e.filter(({state:o})=>o==="running").length,r=e.filter(({state:o})=>o==="returned").length;return[
a("{count} ended",{count:H(e.length-n)}),a("{count} kept",{count:H(t)}),...n?[a("{count} running",{count:H(n)})]:[],...r?[F(r,"{count} output","{count} outputs")]:
[]].join(", ")}function vb({best:e,rule:{lengthPenalty:t}}){if(!e)return a("No text is kept yet.");let{node:n,score:r}=e;return a("The best: score = sum / lengt\
h ^ length_penalty = {sum} / {length} ^ {power} = {score}",{sum:G(Pe(n)),length:n.length,power:Qt(t),score:G(r,4)})}function xb({found:{search:e,rule:t,isMoved:n},
ask:r,goBack:o}){let s=te(null),[i,l]=se(null),c=i?.search===e.prompts?i.text:String(Number(t.lengthPenalty.toFixed(4))),u=({currentTarget:h})=>{l({text:h.value,
search:e.prompts}),Number.isFinite(h.valueAsNumber)&&r({lengthPenalty:h.valueAsNumber})},{own:d}=e;return p("div",{class:"gp-what-if",role:"group","aria-label":a(
"What if"),children:[p("span",{class:"gp-strong",children:a("What if")}),p("label",{class:"gp-asked",children:[p(ne,{id:"length-penalty",meaning:a("The score of\
 a text that has ended is the sum of its log-probabilities, divided by its length to this power. A change re-ranks the texts at once, without a new run, because\
 this setting does not decide which beams go on."),children:"length_penalty"}),p("input",{ref:s,class:"gp-slide",type:"range",min:"-2",max:"3",step:"0.05","aria\
-label":a("length_penalty, as a slider"),value:t.lengthPenalty,onInput:({currentTarget:h})=>r({lengthPenalty:Number(h.value)})}),p("input",{class:"gp-power",type:"\
number",step:"any","aria-label":"length_penalty",value:c,onInput:u,onBlur:()=>l(null)})]}),p("label",{class:"gp-asked",children:[p("span",{tabIndex:0,"data-tip":a(
'When the search stops. False: once the best running text, at its present length, is no better than the worst that is kept. True: as soon as enough texts have e\
nded. "never": only once no running text can become better, at any length.'),children:"early_stopping"}),p("select",{class:"gp-rule","aria-label":"early_stoppin\
g",value:JSON.stringify(t.earlyStopping),onChange:({currentTarget:h})=>r({earlyStopping:JSON.parse(h.value)}),children:Tn.map(([h,f])=>p("option",{value:JSON.stringify(
h),children:f},f))})]}),n&&p("button",{type:"button",class:"gp-button gp-own-again",onClick:()=>{o(),s.current?.focus()},children:a("Back to the run’s own: {pow\
er}, {early}",{power:Qt(d.lengthPenalty),early:la(d.earlyStopping)})})]})}function Sb(e){return e.prompts.every(({steps:t,given:n})=>t.length===n)?a("The search\
 has not begun: all tokens so far were given."):e.together===null?a("This decoding loop has its own rules: the texts are shown as they were recorded."):a("The r\
ecording does not follow the rules of this search, so what other settings would give cannot be computed.")}function Tb(e,t,n,r,o,s){let i=Math.max(1,...r.prompts.
map(({steps:d})=>d.length-r.start)),l=i**o.lengthPenalty;if(!Number.isFinite(l)||l===0)return a("{length} ^ {power} is too large or too small for a floating-poi\
nt number: the search itself would fail.",{length:i,power:Qt(o.lengthPenalty)});let c=e.prompts[n].pools.filter(({exact:d})=>!d);if(c.length){let d=c.map(({group:h})=>Ie(
h??0)).join(", ");return F(c.length,"Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the div\
ersity penalty of group {groups}.","Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the dive\
rsity penalty of groups {groups}.",{groups:d})}if(Mn(o,r.own))return"";if(!e.stop){if(!s)return"";let d=fo(e);return r.together?a("With these settings the searc\
h would have gone on past step {step}, where the recording ends: this ranks what is known so far.",{step:d}):a("With these settings the search would have gone o\
n past step {step}, where the recording of a group ends: this ranks what is known so far.",{step:d})}let{step:u}=e.stop;return t.stop?u>=t.stop.step?"":a("With \
these settings the search would have stopped after step {step}, not {own}: what ended later does not count.",{step:u,own:t.stop.step}):a("With these settings th\
e search would have stopped after step {step}: what ended later does not count.",{step:u})}var _a={};re(_a,{addGroupPanes:()=>Ib,chooseUnit:()=>Lo,start:()=>ka});var ua={};re(ua,{canStandAlone:()=>ca});function ca(e){let t=R("button","gp-alone-button",null,{type:"button"});t.append(Eb()),e.append(t);let n=null;async function r(){let l=Mb(e);e.classList.add("gp\
-alone");let c=new MutationObserver(()=>e.hidden&&o());if(c.observe(e,{attributeFilter:["hidden"]}),document.addEventListener("keydown",s,!0),n=()=>{n=null,c.disconnect(),
document.removeEventListener("keydown",s,!0),e.classList.remove("gp-alone"),e.popover&&e.removeAttribute("popover"),l.restore(),i()},i(),document.fullscreenEnabled)
try{await e.requestFullscreen();return}catch{}n&&(e.popover="manual",e.showPopover(),l.silence(),t.focus({preventScroll:!0}))}function o(){document.fullscreenElement===
e?document.exitFullscreen():n&&n(),t.focus({preventScroll:!0})}function s(l){l.key==="Escape"&&(l.preventDefault(),l.stopPropagation(),o())}function i(){let l=n?
a("Leave full screen"):a("Full screen");t.title=l,t.ariaLabel=e.ariaLabel?`${l}: ${e.ariaLabel}`:l,e.dispatchEvent(new Event("gp-alone"))}t.addEventListener("cl\
ick",()=>n?o():r()),e.addEventListener("fullscreenchange",({target:l})=>{l===e&&document.fullscreenElement!==e&&n&&n()}),i()}function Mb(e){let t=[],n=[],r=[];for(let i=e.
parentElement;i;i=i.parentElement)r.push(i),(i.scrollTop||i.scrollLeft)&&t.push([i,i.scrollLeft,i.scrollTop]);let o=e.parentElement??e;o.style.minHeight=`${o.offsetHeight}\
px`;function s(){for(let[i,l,c]of t)i.scrollTo({left:l,top:c,behavior:"instant"})}return{silence(){for(let i of r)for(let l of i.children)!(l instanceof HTMLElement)||
l.contains(e)||l.inert||(l.inert=!0,n.push(l))},restore(){for(let i of n)i.inert=!1;o.style.minHeight="",s(),window.addEventListener("resize",s,{once:!0}),setTimeout(
()=>window.removeEventListener("resize",s),1e3)}}}function Eb(){let e=J("svg"),t=J("path");return e.setAttribute("viewBox","0 0 16 16"),e.setAttribute("aria-hid\
den","true"),t.setAttribute("d","M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"),e.append(t),e}var pa={};re(pa,{RunGroup:()=>ur});var Lb=["token_id","text","piece","logprob","raw_logprob","entropy"],da=class extends Tt{constructor(n,r){super();this.group=n;this.number=r}group;number;changed(n){
super.changed(n),this.group&&this.group.entryChanged(this.number,n)}},ur=class extends qt{constructor(n){super(["run","steps","status","measured","found","lanes",
"pair","unit"]);this.name=n;this.clear(null)}name;lanes=null;turn;fresh=new Set;unit="bits";header;done;apart;found;charts;asking;pair;groups;entries;metrics;inNats;clear(n){
this.header=n,this.showMetrics(),this.done=this.apart=this.found=this.asking=null,this.charts={},this.pair=[0,1],this.fresh.clear(),this.groups=(n?.groups??[]).
map((r,o)=>({...r,number:o,entries:[],shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(n?.entries??[]).map(({group:r,seed:o},s)=>{let i=n?.kind===
"lanes"?Object.assign(new da(this,s),{unit:this.unit}):null,l={number:s,group:r,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[r].entries.push(l),
l});for(let r of this.kinds)this.changed(r)}get running(){return!!(this.header&&!this.done)}feedRun(n,r){r!==this.turn&&(this.position=0),this.turn=r,this.feed(
n)}appendRun(n,r){return r!==this.turn&&this.feed(""),this.turn=r,this.append(n)}lose(){this.running&&this.read({type:"Done",stopped:!0})}read(n){if(!Rb(n.type))
throw new Error("unknown line "+n.type);od[n.type](this,n)}entryChanged(n,r){this.fresh.add(n),this.changed(r==="status"?"status":"steps")}takeChanges(){return this.
changes.entries=this.fresh,this.fresh=new Set,super.takeChanges()}subscribe(n,r,o=!1){let s=i=>i.run||!i.entries;super.subscribe(n,i=>r(s(i)?{...i,entries:new Set(
this.entries.keys())}:i),o)}setPair(n,r){this.pair=[n,r],this.changed("pair")}shownOf(n){let{entries:r,shown:o}=this.groups[n];return r[o]}showEntry(n,r){this.groups[n].
shown=r,this.changed("pair")}setLanes(n){this.lanes=n,this.changed("lanes")}setAsking(n,r){this.asking={question:n,titles:r};for(let o of["steps","status","meas\
ured","found"])this.changed(o)}answered(n){return this.found?.question===n&&(!this.asking||this.asking.question===n)}setUnit(n){this.unit=n,this.showMetrics(),this.
groups.forEach(r=>this.showMeasured(r));for(let{log:r}of this.entries)r&&(r.unit=n);for(let r of["unit","measured"])this.changed(r)}showMetrics(){let n=this.header?.
metrics??[];this.metrics=n.map(r=>r.unit==="nats"?{...r,unit:this.unit}:r),this.inNats=new Set(n.filter(({unit:r})=>r==="nats").map(({name:r})=>r))}showMeasured(n){
let r=(i,l)=>l!==null&&this.inNats.has(i)&&Number.isFinite(l)?$e(l,this.unit):l,{values:o,each:s}=n.told;n.values=Object.fromEntries(Object.entries(o).map(([i,l])=>[
i,r(i,l)])),n.each=Object.fromEntries(Object.entries(s).map(([i,l])=>[i,l.map(c=>r(i,c))]))}},od={Comparison(e,t){e.clear(t)},Of(e,{entry:t,event:n}){e.entries[t].
log?.read(n)},Begun(e,{entry:t,apart:n}){e.apart=n??null,e.entries[t].begun=!0,e.entryChanged(t,"status")},Tokens(e,{entry:t,tokens:n}){for(let r of n){let o=Object.
fromEntries(Lb.map((s,i)=>[s,r[i]]));e.entries[t].tokens.push(o)}e.entryChanged(t,"steps")},Ended(e,{entry:t,text:n,stop_reason:r,failed:o}){e.entries[t].ended=
{text:n,stop_reason:r,failed:o},e.entryChanged(t,"status")},Measured(e,{group:t,values:n,each:r}){e.groups[t].told={values:n,each:r??{}},e.showMeasured(e.groups[t]),
e.changed("measured")},Found(e,{values:t,charts:n}){e.found=t,e.charts=n??{},e.changed("found")},Served(e,{way:t,steps:n,tokens:r,settings:o,requests:s,...i}){t===
0&&o&&(e.found={...i,requests:s,tokens:[],ways:[]});let l=e.found;o&&(l.ways[t]={settings:o,steps:[]}),l.ways[t].steps.push(...n),l.tokens.push(...r??[]),e.changed(
"found")},Done(e,{stopped:t,overtaken:n}){e.done={stopped:t,...n&&{overtaken:n}},e.changed("status")}},Rb=e=>Object.hasOwn(od,e);var fa={};re(fa,{linkTermsIn:()=>ha,withTermLinks:()=>En});var Ob=/(“[^”]*”|„[^“]*“|«[^»]*»)/,Nb="(?:s|es|e|n|en|x)?",Pb=new Set(["token","step","prompt","draft","kept","ending","time","length","speed","b\
its","sample","memory","context","queue","decode","starved"]),So=null;function Ab(){if(So)return So;let e=new Map;for(let n of bn){if(Pb.has(n))continue;let[r]=Wt(
n).name.split(" (");e.has(r.toLowerCase())||e.set(r.toLowerCase(),n)}let t=[...e.keys()].sort((n,r)=>r.length-n.length).map(n=>n.replace(/[.*+?^${}()|[\]\\]/g,"\
\\$&"));return So={pattern:new RegExp(`(?<![\\p{L}\\p{N}_-])(${t.join("|")})${Nb}(?![\\p{L}\\p{N}_-])`,"giu"),ids:e},So}function En(e,t=new Set){let{pattern:n,ids:r}=Ab();
return e.split(Ob).flatMap((o,s)=>{if(s%2)return[o];let i=[],l=0;for(let c of o.matchAll(n)){let u=r.get(c[1].toLowerCase());u===void 0||t.has(u)||(t.add(u),i.push(
o.slice(l,c.index),R("a","gp-term-link",c[0],{href:Jn(u)})),l=c.index+c[0].length)}return[...i,o.slice(l)]})}function ha(e){for(let t of e.querySelectorAll("p.g\
p-note")){let[n]=t.childNodes;t.childNodes.length===1&&n.nodeType===Node.TEXT_NODE&&n.nodeValue?.trim()&&t.replaceChildren(...En(n.nodeValue))}}var ad={},To=null,ga=new Map,ba=new Map,ya="bits";function Mo(e){let t=ga.get(e)??Object.assign(new Tt,{unit:ya});return ga.set(e,t),t}function Eo(e){let t=ba.get(
e)??Object.assign(new ur(e),{unit:ya});return ba.set(e,t),t}function Lo(e){ya=e;for(let t of[...ga.values(),...ba.values()])t.setUnit(e)}function Cb(e,t,{log:n="\
main"}={}){let r=Mo(n),o=ld(e,t);ud(e,o,r,"run",s=>{let i=ad[e]?.(s,r);return!i||!zb.has(e)?i:Gb(s,r,i,e)})}function Bb(e,t,{group:n}){let r=Eo(n),o=ld(e,t),s=Fb.
has(e)?"text":jb.has(e)?"model":"runs",i=()=>ud(e,o,r,s,c=>To?.[e]?.(c,r));if(To)return i();let l=o.querySelector(".gp-pane");l&&jr(l),wa.push({drawNow:i,failed:()=>Hb(
o)}),r.subscribe(o,()=>{!To&&(r.header||r.found||r.lanes)&&$b()})}var ld=(e,t)=>t.querySelector(`[data-pane="${e}"]`)??t,wa=[],ma=!1;function $b(){if(ma||!window.
GenerationPlaygroundComparisons)return;ma=!0;let e=document.createElement("script");e.src=window.GenerationPlaygroundComparisons,e.onerror=()=>{ma=!1;for(let{failed:t}of wa)
t()},document.head.append(e)}function Ib(e){To=e;for(let t of document.querySelectorAll(".gp-not-loaded"))t.remove();wa.splice(0).forEach(({drawNow:t})=>cd(t))}
function Hb(e){e.querySelector(":scope > .gp-not-loaded")||e.append(R("p","gp-note gp-not-loaded",a("This part of the page could not be loaded. Reload the page.")))}
function cd(e){try{e()}catch(t){console.error("Generation Playground:",t)}}function ud(e,t,n,r,o){let s=t.querySelector(".gp-pane");if(!s)return sd(e);jr(s),ha(
s);let i=fi(s,r);dd.push(t),Wb.has(e)||ca(s);let l=o(s);if(!l)return sd(e);n.subscribe(s,c=>{l(c),i()},!qb.has(e)),pd()}function sd(e){console.error(`Generation\
 Playground: there is no pane “${e}” here.`)}var dd=[],id=null;function pd(){let e=Yr();if(e===id)return;let t=dd.find(r=>r.getClientRects().length&&r.isConnected);
if(e!==null&&!t||(id=e,e===null||!t))return;let n=t.querySelector(":scope > .gp-glossary-place");if(!n){let r=n=R("div","gp-pane gp-glossary-place");r.addEventListener(
"click",o=>Zn(o,r)),t.append(r)}bt(n,e)}var qb=new Set(["branches"]),Wb=new Set(["numbers","check","token","progress","arrival"]),Fb=new Set(["detection","mista\
kes","attack","strengths"]),jb=new Set(["shelf","estimate","opened"]),zb=new Set(["tokens","spoken","word_times","token","candidates","processors","curve","in_w\
ords","logit_lens","cross_attention","check","quiz"]),Db=new Set(["processors","logit_lens","cross_attention","check","quiz"]);function Gb(e,t,n,r){let o=mn(t.kinds),
s=!1;return i=>{if(t.denoises||t.isFromElsewhere&&Db.has(r)){s=e.hidden=!0;return}s&&(e.hidden=!1),n(s?o:i),s=!1}}function Ub(e,t,n){Mo(e).feedRun(t||"",n)}function Kb(e,t,n){
return Mo(e).appendRun(t,n)}function Vb(e,t,n){return Eo(e).appendRun(t,n)}function Xb(e,t,n){Eo(e).feedRun(t||"",n)}function ka(e){ad=e;let t={mount:Cb,feed:Ub,
append:Kb,appendGroup:Vb,chooseUnit:Lo,log:Mo,RunLog:Tt,mountGroup:Bb,feedGroup:Xb,group:Eo};window.GenerationPlayground=t;let n=window.GenerationPlaygroundQueue,
r=o=>cd(()=>o(t));window.GenerationPlaygroundQueue={push:r},n?.forEach?.(r),window.addEventListener("hashchange",pd)}function fd(e,t,{stepUnder:n,hover:r,leave:o}){e.addEventListener("pointermove",s=>{let i=n(s);i&&(s.buttons===1?t.selectStep(i):r(i))}),e.addEventListener("poi\
nterleave",o),e.addEventListener("click",s=>{let i=n(s);i&&t.selectStep(i)}),va(e,t)}var hd={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,
Home:-1/0,End:1/0};function va(e,t){e.addEventListener("keydown",n=>{n.key==="Escape"&&t.selectStep(null),Object.hasOwn(hd,n.key)&&(n.preventDefault(),t.walk(hd[n.
key]))})}function Ro(e,t,n,r,o=0){t&&(e.setAttribute("aria-valuenow",String(t.isPrompt?t.index-o:t.index+1)),e.setAttribute("aria-valuemin",String(1-o)),e.setAttribute(
"aria-valuemax",String(n))),e.setAttribute("aria-valuetext",r)}var Yb=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),md=e=>_e(Yb.format(e)),xa={information:{unit:!0,write:md,fromZero:!0},sum:{
unit:!0,write:md},share:{title:()=>a("probability"),write:z,fromZero:!0,share:!0},count:{title:()=>a("tokens kept"),write:H,log:!0},rank:{title:()=>a("rank"),write:H,
log:!0,reversed:!0}},Sa=[["kept","solid"],["chosen","dash"],["accepted","dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3p\
x,2px,3px"],["focus","2px,7px"]].map(([e,t])=>({role:e,dash:t})),Qb=()=>({information:{name:a("surprisal and entropy"),axis:"information",about:a("Surprisal tel\
ls how unexpected each token was; entropy how uncertain the next token was, for the model (before) and for the draw (after)."),series:[{name:a("surprisal"),term:"\
surprisal",role:"surprisal",dash:"solid",tip:a("How unexpected the chosen token was: minus the logarithm of its probability after the processors; before them wh\
ere a text was only read."),value:e=>qe(e).surprisal},{name:a("entropy before"),term:"entropy",role:"entropy-before",dash:"dot",tip:a("How uncertain the model w\
as, before any processor: the surprisal that it expected."),value:e=>e.distribution.entropy_before},{name:a("entropy after"),term:"entropy",role:"entropy-after",
dash:"dash",tip:a("How uncertain the draw was, after the processors."),value:e=>e.isPrompt?null:e.distribution.entropy_after}]},kept:{name:a("candidates kept"),
axis:"count",about:a("How many tokens of the vocabulary could still be chosen after the processors. Each line of the grid is ten times the one below."),series:[
{name:a("candidates kept"),term:"kept",role:"entropy-after",dash:"solid",tip:a("The number of tokens with a probability above 0 after the processors."),value:e=>e.
isPrompt?null:Math.max(1,Ue(e))}]},cumulative:{name:a("cumulative log-probability"),axis:"sum",about:a("The logarithm of the probability of the whole text up to\
 each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:a("after the processors"),term:"cumulative-logprob",role:"surp\
risal",dash:"solid",sum:!0,tip:a("Added up after the processors: from the probabilities that the tokens were drawn with."),value:e=>e.isPrompt?null:e.chosen.logprob??
e.chosen.raw_logprob},{name:a("before them"),term:"cumulative-logprob",role:"entropy-before",dash:"dot",sum:!0,tip:a("Added up before the processors: from the p\
robabilities that the model gave."),value:e=>e.chosen.raw_logprob}]},before:{name:a("looked up: probability before"),axis:"share",about:a("How probable the mode\
l found each looked-up token at each place, before the processors."),of:e=>X(e.raw_logprob)},after:{name:a("looked up: probability after"),axis:"share",about:a(
"How probable each looked-up token was in the draw at each place, after the processors: 0% where they removed it."),of:e=>X(e.logprob)},rank:{name:a("looked up:\
 rank"),axis:"rank",about:a("The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is at the top."),of:e=>e.raw_rank||null}}),
Jb=()=>({information:{name:a("surprisal"),axis:"information",about:a("How unexpected each token was, from the log-probabilities that the server gave."),series:[
{name:a("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:a("How unexpected the chosen token was: minus the logarithm of its probability."),value:e=>qe(
e).surprisal}]},cumulative:{name:a("cumulative log-probability"),axis:"sum",about:a("The logarithm of the probability of the whole text up to each token: steep \
where the text is unlikely. The prompt is added up separately."),series:[{name:a("as reported"),term:"cumulative-logprob",role:"surprisal",dash:"solid",sum:!0,tip:a(
"Added up from the log-probabilities that the server gave."),value:e=>e.chosen.raw_logprob}]}}),Ta=(e=!1)=>e?Jb():Qb();var Zb={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},ey=8*Math.LN2,dr=e=>Zb[e]??e.replaceAll("px","").replaceAll(","," ");function bd({
series:e,of:t},n){return e||[...n].slice(-Sa.length).map(([r,o],s)=>({...Sa[s],name:o,term:"probability",tip:a("The looked-up token {token}, id {id}.",{token:V(
o),id:r}),value:i=>{let l=(i.watched||[]).find(({token_id:c})=>c===r);return l?t(l):null}}))}function yd({curve:e,series:t,steps:n,prompt:r,current:o,unit:s,factor:i}){
let l=xa[e.axis],c=r.length,u=x=>x.index+1-(x.isPrompt?c+1:0),d=l.unit?i:1,h=(x,P,j)=>{let M=ny(x,P,d),I=C=>a("{token} {series}: {value}",{token:V(P[C].chosen.text),
series:x.name,value:`${l.write(M[C])}${l.unit?` ${a(s)}`:""}`});return{name:x.name,role:x.role,dash:x.dash,isPrompt:j,x:P.map(u),y:M,words:I}},[f,m]=[c?t.map(x=>h(
x,r,!0)):[],t.map(x=>h(x,n,!1))],b=l===xa.information?ty(gd(f),gd(m),ey*i):null;return{label:a("{curve} along the text",{curve:e.name}),lines:t.flatMap((x,P)=>[
...c?[f[P]]:[],m[P]]),before:c,here:o&&u(o),note:b?a("prompt: up to {value}",{value:`${l.write(b.highest)} ${a(s)}`}):"",x:{title:a("token"),range:[.5-c,Math.max(
10,n.length)+.5]},y:{title:l.unit?a(s):l.title(),kind:l,range:b?[0,b.end]:null}}}function ty(e,t,n){let r=Math.max(t*1.08,n);return t&&e>1.5*r?{end:r,highest:e}:
null}var gd=e=>e.reduce((t,{y:n})=>n.reduce((r,o)=>Math.max(r,o??0),t),0);function ny(e,t,n){let r=0;return t.map(o=>{let s=he(e.value(o));return e.sum?(r=r===null||
s===null?null:r+s,r===null?null:r*n):s===null?null:s*n})}function pr(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function ry(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function wd(e){let t,n,
r;e.length!==2?(t=pr,n=(l,c)=>pr(e(l),c),r=(l,c)=>e(l)-c):(t=e===pr||e===ry?e:oy,n=e,r=e);function o(l,c,u=0,d=l.length){if(u<d){if(t(c,c)!==0)return d;do{let h=u+
d>>>1;n(l[h],c)<0?u=h+1:d=h}while(u<d)}return u}function s(l,c,u=0,d=l.length){if(u<d){if(t(c,c)!==0)return d;do{let h=u+d>>>1;n(l[h],c)<=0?u=h+1:d=h}while(u<d)}
return u}function i(l,c,u=0,d=l.length){let h=o(l,c,u,d-1);return h>u&&r(l[h-1],c)>-r(l[h],c)?h-1:h}return{left:o,center:i,right:s}}function oy(){return 0}function sy(e){
return e===null?NaN:+e}var kd=wd(pr),_d=kd.right,dT=kd.left,pT=wd(sy).center;var hT=vd(xd),fT=vd(iy);function vd(e){return function(t,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid\
 ry");let{data:o,width:s,height:i}=t;if(!((s=Math.floor(s))>=0))throw new RangeError("invalid width");if(!((i=Math.floor(i!==void 0?i:o.length/s))>=0))throw new RangeError(
"invalid height");if(!s||!i||!n&&!r)return t;let l=n&&e(n),c=r&&e(r),u=o.slice();return l&&c?(Ln(l,u,o,s,i),Ln(l,o,u,s,i),Ln(l,u,o,s,i),Rn(c,o,u,s,i),Rn(c,u,o,s,
i),Rn(c,o,u,s,i)):l?(Ln(l,o,u,s,i),Ln(l,u,o,s,i),Ln(l,o,u,s,i)):c&&(Rn(c,o,u,s,i),Rn(c,u,o,s,i),Rn(c,o,u,s,i)),t}}function Ln(e,t,n,r,o){for(let s=0,i=r*o;s<i;)
e(t,n,s,s+=r,1)}function Rn(e,t,n,r,o){for(let s=0,i=r*o;s<r;++s)e(t,n,s,s+i,r)}function iy(e){let t=xd(e);return(n,r,o,s,i)=>{o<<=2,s<<=2,i<<=2,t(n,r,o+0,s+0,i),
t(n,r,o+1,s+1,i),t(n,r,o+2,s+2,i),t(n,r,o+3,s+3,i)}}function xd(e){let t=Math.floor(e);if(t===e)return ay(e);let n=e-t,r=2*e+1;return(o,s,i,l,c)=>{if(!((l-=c)>=
i))return;let u=t*s[i],d=c*t,h=d+c;for(let f=i,m=i+d;f<m;f+=c)u+=s[Math.min(l,f)];for(let f=i,m=l;f<=m;f+=c)u+=s[Math.min(l,f+d)],o[f]=(u+n*(s[Math.max(i,f-h)]+
s[Math.min(l,f+h)]))/r,u-=s[Math.max(i,f-d)]}}function ay(e){let t=2*e+1;return(n,r,o,s,i)=>{if(!((s-=i)>=o))return;let l=e*r[o],c=i*e;for(let u=o,d=o+c;u<d;u+=
i)l+=r[Math.min(s,u)];for(let u=o,d=s;u<=d;u+=i)l+=r[Math.min(s,u+c)],n[u]=l/t,l-=r[Math.max(o,u-c)]}}var ly=Array.prototype,mT=ly.slice;var cy=Math.sqrt(50),uy=Math.sqrt(10),dy=Math.sqrt(2);function Oo(e,t,n){let r=(t-e)/Math.max(0,n),o=Math.floor(Math.log10(r)),s=r/Math.pow(10,o),i=s>=cy?10:s>=
uy?5:s>=dy?2:1,l,c,u;return o<0?(u=Math.pow(10,-o)/i,l=Math.round(e*u),c=Math.round(t*u),l/u<e&&++l,c/u>t&&--c,u=-u):(u=Math.pow(10,o)*i,l=Math.round(e/u),c=Math.
round(t/u),l*u<e&&++l,c*u>t&&--c),c<l&&.5<=n&&n<2?Oo(e,t,n*2):[l,c,u]}function Po(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let r=t<e,[o,s,i]=r?
Oo(t,e,n):Oo(e,t,n);if(!(s>=o))return[];let l=s-o+1,c=new Array(l);if(r)if(i<0)for(let u=0;u<l;++u)c[u]=(s-u)/-i;else for(let u=0;u<l;++u)c[u]=(s-u)*i;else if(i<
0)for(let u=0;u<l;++u)c[u]=(o+u)/-i;else for(let u=0;u<l;++u)c[u]=(o+u)*i;return c}function No(e,t,n){return t=+t,e=+e,n=+n,Oo(e,t,n)[2]}function Sd(e,t,n){t=+t,
e=+e,n=+n;let r=t<e,o=r?No(t,e,n):No(e,t,n);return(r?-1:1)*(o<0?1/-o:o)}var gT=py(Math.random);function py(e){return function(n,r=0,o=n.length){let s=o-(r=+r);for(;s;){let i=e()*s--|0,l=n[s+r];n[s+r]=n[i+r],n[i+r]=l}return n}}function An(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function mr(e,t){var n=Object.create(e.prototype);for(var r in t)n[r]=t[r];return n}function Pt(){}
var tn=.7,Pn=1/tn,On="\\s*([+-]?\\d+)\\s*",hr="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",it="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",hy=/^#([0-9a-f]{3,8})$/,
fy=new RegExp(`^rgb\\(${On},${On},${On}\\)$`),my=new RegExp(`^rgb\\(${it},${it},${it}\\)$`),gy=new RegExp(`^rgba\\(${On},${On},${On},${hr}\\)$`),by=new RegExp(`\
^rgba\\(${it},${it},${it},${hr}\\)$`),yy=new RegExp(`^hsl\\(${hr},${it},${it}\\)$`),wy=new RegExp(`^hsla\\(${hr},${it},${it},${hr}\\)$`),Td={aliceblue:15792383,
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
An(Pt,Cn,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:Md,formatHex:Md,formatHex8:ky,formatHsl:_y,
formatRgb:Ed,toString:Ed});function Md(){return this.rgb().formatHex()}function ky(){return this.rgb().formatHex8()}function _y(){return $d(this).formatHsl()}function Ed(){
return this.rgb().formatRgb()}function Cn(e){var t,n;return e=(e+"").trim().toLowerCase(),(t=hy.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?Ld(t):n===3?new Re(
t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?Ao(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?Ao(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&
15)<<4|t&15)/255):null):(t=fy.exec(e))?new Re(t[1],t[2],t[3],1):(t=my.exec(e))?new Re(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=gy.exec(e))?Ao(t[1],t[2],t[3],
t[4]):(t=by.exec(e))?Ao(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=yy.exec(e))?Nd(t[1],t[2]/100,t[3]/100,1):(t=wy.exec(e))?Nd(t[1],t[2]/100,t[3]/100,t[4]):
Td.hasOwnProperty(e)?Ld(Td[e]):e==="transparent"?new Re(NaN,NaN,NaN,0):null}function Ld(e){return new Re(e>>16&255,e>>8&255,e&255,1)}function Ao(e,t,n,r){return r<=
0&&(e=t=n=NaN),new Re(e,t,n,r)}function Na(e){return e instanceof Pt||(e=Cn(e)),e?(e=e.rgb(),new Re(e.r,e.g,e.b,e.opacity)):new Re}function gr(e,t,n,r){return arguments.
length===1?Na(e):new Re(e,t,n,r??1)}function Re(e,t,n,r){this.r=+e,this.g=+t,this.b=+n,this.opacity=+r}An(Re,gr,mr(Pt,{brighter(e){return e=e==null?Pn:Math.pow(
Pn,e),new Re(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?tn:Math.pow(tn,e),new Re(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},
clamp(){return new Re(Zt(this.r),Zt(this.g),Zt(this.b),Bo(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&
this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:Rd,formatHex:Rd,formatHex8:vy,formatRgb:Od,toString:Od}));function Rd(){return`#${Jt(this.r)}${Jt(this.g)}${Jt(
this.b)}`}function vy(){return`#${Jt(this.r)}${Jt(this.g)}${Jt(this.b)}${Jt((isNaN(this.opacity)?1:this.opacity)*255)}`}function Od(){let e=Bo(this.opacity);return`${e===
1?"rgb(":"rgba("}${Zt(this.r)}, ${Zt(this.g)}, ${Zt(this.b)}${e===1?")":`, ${e})`}`}function Bo(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function Zt(e){return Math.
max(0,Math.min(255,Math.round(e)||0))}function Jt(e){return e=Zt(e),(e<16?"0":"")+e.toString(16)}function Nd(e,t,n,r){return r<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=
0&&(e=NaN),new Ze(e,t,n,r)}function $d(e){if(e instanceof Ze)return new Ze(e.h,e.s,e.l,e.opacity);if(e instanceof Pt||(e=Cn(e)),!e)return new Ze;if(e instanceof
Ze)return e;e=e.rgb();var t=e.r/255,n=e.g/255,r=e.b/255,o=Math.min(t,n,r),s=Math.max(t,n,r),i=NaN,l=s-o,c=(s+o)/2;return l?(t===s?i=(n-r)/l+(n<r)*6:n===s?i=(r-t)/
l+2:i=(t-n)/l+4,l/=c<.5?s+o:2-s-o,i*=60):l=c>0&&c<1?0:i,new Ze(i,l,c,e.opacity)}function Io(e,t,n,r){return arguments.length===1?$d(e):new Ze(e,t,n,r??1)}function Ze(e,t,n,r){
this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}An(Ze,Io,mr(Pt,{brighter(e){return e=e==null?Pn:Math.pow(Pn,e),new Ze(this.h,this.s,this.l*e,this.opacity)},darker(e){
return e=e==null?tn:Math.pow(tn,e),new Ze(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.
l,r=n+(n<.5?n:1-n)*t,o=2*n-r;return new Re(Ma(e>=240?e-240:e+120,o,r),Ma(e,o,r),Ma(e<120?e+240:e-120,o,r),this.opacity)},clamp(){return new Ze(Pd(this.h),Co(this.
s),Co(this.l),Bo(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){
let e=Bo(this.opacity);return`${e===1?"hsl(":"hsla("}${Pd(this.h)}, ${Co(this.s)*100}%, ${Co(this.l)*100}%${e===1?")":`, ${e})`}`}}));function Pd(e){return e=(e||
0)%360,e<0?e+360:e}function Co(e){return Math.max(0,Math.min(1,e||0))}function Ma(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}var Id=Math.
PI/180,Hd=180/Math.PI,$o=18,qd=.96422,Wd=1,Fd=.82521,jd=4/29,Nn=6/29,zd=3*Nn*Nn,xy=Nn*Nn*Nn;function Dd(e){if(e instanceof at)return new at(e.l,e.a,e.b,e.opacity);
if(e instanceof kt)return Ud(e);e instanceof Re||(e=Na(e));var t=Oa(e.r),n=Oa(e.g),r=Oa(e.b),o=Ea((.2225045*t+.7168786*n+.0606169*r)/Wd),s,i;return t===n&&n===r?
s=i=o:(s=Ea((.4360747*t+.3850649*n+.1430804*r)/qd),i=Ea((.0139322*t+.0971045*n+.7141733*r)/Fd)),new at(116*o-16,500*(s-o),200*(o-i),e.opacity)}function Gd(e,t,n,r){return arguments.length===1?Dd(e):new at(e,t,n,r??1)}function at(e,t,n,r){this.l=+e,this.a=+t,this.b=+n,this.opacity=+r}An(at,Gd,mr(Pt,{brighter(e){
return new at(this.l+$o*(e??1),this.a,this.b,this.opacity)},darker(e){return new at(this.l-$o*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(
this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=qd*La(t),e=Wd*La(e),n=Fd*La(n),new Re(Ra(3.1338561*t-1.6168667*e-.4906146*n),Ra(-.9787684*t+1.9161415*
e+.033454*n),Ra(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function Ea(e){return e>xy?Math.pow(e,1/3):e/zd+jd}function La(e){return e>Nn?e*e*e:zd*(e-jd)}
function Ra(e){return 255*(e<=.0031308?12.92*e:1.055*Math.pow(e,1/2.4)-.055)}function Oa(e){return(e/=255)<=.04045?e/12.92:Math.pow((e+.055)/1.055,2.4)}function Sy(e){
if(e instanceof kt)return new kt(e.h,e.c,e.l,e.opacity);if(e instanceof at||(e=Dd(e)),e.a===0&&e.b===0)return new kt(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.
atan2(e.b,e.a)*Hd;return new kt(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function Ho(e,t,n,r){return arguments.length===1?Sy(e):new kt(e,t,n,r??1)}function kt(e,t,n,r){this.h=+e,this.c=+t,this.l=+n,this.opacity=+r}function Ud(e){if(isNaN(
e.h))return new at(e.l,0,0,e.opacity);var t=e.h*Id;return new at(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}An(kt,Ho,mr(Pt,{brighter(e){return new kt(this.h,
this.c,this.l+$o*(e??1),this.opacity)},darker(e){return new kt(this.h,this.c,this.l-$o*(e??1),this.opacity)},rgb(){return Ud(this).rgb()}}));var Kd=-.14861,Pa=1.78277,
Aa=-.29227,qo=-.90649,fr=1.97294,Ad=fr*qo,Cd=fr*Pa,Bd=Pa*Aa-qo*Kd;function Ty(e){if(e instanceof en)return new en(e.h,e.s,e.l,e.opacity);e instanceof Re||(e=Na(
e));var t=e.r/255,n=e.g/255,r=e.b/255,o=(Bd*r+Ad*t-Cd*n)/(Bd+Ad-Cd),s=r-o,i=(fr*(n-o)-Aa*s)/qo,l=Math.sqrt(i*i+s*s)/(fr*o*(1-o)),c=l?Math.atan2(i,s)*Hd-120:NaN;
return new en(c<0?c+360:c,l,o,e.opacity)}function Wo(e,t,n,r){return arguments.length===1?Ty(e):new en(e,t,n,r??1)}function en(e,t,n,r){this.h=+e,this.s=+t,this.
l=+n,this.opacity=+r}An(en,Wo,mr(Pt,{brighter(e){return e=e==null?Pn:Math.pow(Pn,e),new en(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?tn:Math.
pow(tn,e),new en(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*Id,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),r=Math.cos(e),o=Math.
sin(e);return new Re(255*(t+n*(Kd*r+Pa*o)),255*(t+n*(Aa*r+qo*o)),255*(t+n*(fr*r)),this.opacity)}}));function Qd(e,t,n,r,o){var s=e*e,i=s*e;return((1-3*e+3*s-i)*t+(4-6*s+3*i)*n+(1+3*e+3*s-3*i)*r+i*o)/6}function My(e){var t=e.length-1;return function(n){var r=n<=
0?n=0:n>=1?(n=1,t-1):Math.floor(n*t),o=e[r],s=e[r+1],i=r>0?e[r-1]:2*o-s,l=r<t-1?e[r+2]:2*s-o;return Qd((n-r/t)*t,i,o,s,l)}}function Ey(e){var t=e.length;return function(n){
var r=Math.floor(((n%=1)<0?++n:n)*t),o=e[(r+t-1)%t],s=e[r%t],i=e[(r+1)%t],l=e[(r+2)%t];return Qd((n-r/t)*t,o,s,i,l)}}var jo=e=>()=>e;function Jd(e,t){return function(n){
return e+n*t}}function Ly(e,t,n){return e=Math.pow(e,n),t=Math.pow(t,n)-e,n=1/n,function(r){return Math.pow(e+r*t,n)}}function Ia(e,t){var n=t-e;return n?Jd(e,n>
180||n<-180?n-360*Math.round(n/360):n):jo(isNaN(e)?t:e)}function Ry(e){return(e=+e)==1?We:function(t,n){return n-t?Ly(t,n,e):jo(isNaN(t)?n:t)}}function We(e,t){
var n=t-e;return n?Jd(e,n):jo(isNaN(e)?t:e)}var Vd=(function e(t){var n=Ry(t);function r(o,s){var i=n((o=gr(o)).r,(s=gr(s)).r),l=n(o.g,s.g),c=n(o.b,s.b),u=We(o.
opacity,s.opacity);return function(d){return o.r=i(d),o.g=l(d),o.b=c(d),o.opacity=u(d),o+""}}return r.gamma=e,r})(1);function Zd(e){return function(t){var n=t.length,
r=new Array(n),o=new Array(n),s=new Array(n),i,l;for(i=0;i<n;++i)l=gr(t[i]),r[i]=l.r||0,o[i]=l.g||0,s[i]=l.b||0;return r=e(r),o=e(o),s=e(s),l.opacity=1,function(c){
return l.r=r(c),l.g=o(c),l.b=s(c),l+""}}}var kT=Zd(My),_T=Zd(Ey);function Oy(e,t){t||(t=[]);var n=e?Math.min(t.length,e.length):0,r=t.slice(),o;return function(s){
for(o=0;o<n;++o)r[o]=e[o]*(1-s)+t[o]*s;return r}}function Ny(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function Py(e,t){var n=t?t.length:0,r=e?Math.min(n,e.length):0,o=new Array(r),s=new Array(n),i;for(i=0;i<r;++i)o[i]=zo(e[i],t[i]);for(;i<n;++i)s[i]=t[i];return function(l){
for(i=0;i<r;++i)s[i]=o[i](l);return s}}function Ay(e,t){var n=new Date;return e=+e,t=+t,function(r){return n.setTime(e*(1-r)+t*r),n}}function et(e,t){return e=+e,
t=+t,function(n){return e*(1-n)+t*n}}function Cy(e,t){var n={},r={},o;(e===null||typeof e!="object")&&(e={}),(t===null||typeof t!="object")&&(t={});for(o in t)o in
e?n[o]=zo(e[o],t[o]):r[o]=t[o];return function(s){for(o in n)r[o]=n[o](s);return r}}var Ba=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,Ca=new RegExp(Ba.source,
"g");function By(e){return function(){return e}}function $y(e){return function(t){return e(t)+""}}function Iy(e,t){var n=Ba.lastIndex=Ca.lastIndex=0,r,o,s,i=-1,
l=[],c=[];for(e=e+"",t=t+"";(r=Ba.exec(e))&&(o=Ca.exec(t));)(s=o.index)>n&&(s=t.slice(n,s),l[i]?l[i]+=s:l[++i]=s),(r=r[0])===(o=o[0])?l[i]?l[i]+=o:l[++i]=o:(l[++i]=
null,c.push({i,x:et(r,o)})),n=Ca.lastIndex;return n<t.length&&(s=t.slice(n),l[i]?l[i]+=s:l[++i]=s),l.length<2?c[0]?$y(c[0].x):By(t):(t=c.length,function(u){for(var d=0,
h;d<t;++d)l[(h=c[d]).i]=h.x(u);return l.join("")})}function zo(e,t){var n=typeof t,r;return t==null||n==="boolean"?jo(t):(n==="number"?et:n==="string"?(r=Cn(t))?
(t=r,Vd):Iy:t instanceof Cn?Vd:t instanceof Date?Ay:Ny(t)?Oy:Array.isArray(t)?Py:typeof t.valueOf!="function"&&typeof t.toString!="function"||isNaN(t)?Cy:et)(e,
t)}function ep(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var Xd=180/Math.PI,$a={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};
function tp(e,t,n,r,o,s){var i,l,c;return(i=Math.sqrt(e*e+t*t))&&(e/=i,t/=i),(c=e*n+t*r)&&(n-=e*c,r-=t*c),(l=Math.sqrt(n*n+r*r))&&(n/=l,r/=l,c/=l),e*r<t*n&&(e=-e,
t=-t,c=-c,i=-i),{translateX:o,translateY:s,rotate:Math.atan2(t,e)*Xd,skewX:Math.atan(c)*Xd,scaleX:i,scaleY:l}}var Fo;function Hy(e){let t=new(typeof DOMMatrix==
"function"?DOMMatrix:WebKitCSSMatrix)(e+"");return t.isIdentity?$a:tp(t.a,t.b,t.c,t.d,t.e,t.f)}function qy(e){return e==null||(Fo||(Fo=document.createElementNS(
"http://www.w3.org/2000/svg","g")),Fo.setAttribute("transform",e),!(e=Fo.transform.baseVal.consolidate()))?$a:(e=e.matrix,tp(e.a,e.b,e.c,e.d,e.e,e.f))}function np(e,t,n,r){
function o(u){return u.length?u.pop()+" ":""}function s(u,d,h,f,m,b){if(u!==h||d!==f){var x=m.push("translate(",null,t,null,n);b.push({i:x-4,x:et(u,h)},{i:x-2,x:et(
d,f)})}else(h||f)&&m.push("translate("+h+t+f+n)}function i(u,d,h,f){u!==d?(u-d>180?d+=360:d-u>180&&(u+=360),f.push({i:h.push(o(h)+"rotate(",null,r)-2,x:et(u,d)})):
d&&h.push(o(h)+"rotate("+d+r)}function l(u,d,h,f){u!==d?f.push({i:h.push(o(h)+"skewX(",null,r)-2,x:et(u,d)}):d&&h.push(o(h)+"skewX("+d+r)}function c(u,d,h,f,m,b){
if(u!==h||d!==f){var x=m.push(o(m)+"scale(",null,",",null,")");b.push({i:x-4,x:et(u,h)},{i:x-2,x:et(d,f)})}else(h!==1||f!==1)&&m.push(o(m)+"scale("+h+","+f+")")}
return function(u,d){var h=[],f=[];return u=e(u),d=e(d),s(u.translateX,u.translateY,d.translateX,d.translateY,h,f),i(u.rotate,d.rotate,h,f),l(u.skewX,d.skewX,h,
f),c(u.scaleX,u.scaleY,d.scaleX,d.scaleY,h,f),u=d=null,function(m){for(var b=-1,x=f.length,P;++b<x;)h[(P=f[b]).i]=P.x(m);return h.join("")}}}var vT=np(Hy,"px, ",
"px)","deg)"),xT=np(qy,", ",")",")"),Wy=1e-12;function Yd(e){return((e=Math.exp(e))+1/e)/2}function Fy(e){return((e=Math.exp(e))-1/e)/2}function jy(e){return((e=
Math.exp(2*e))-1)/(e+1)}var ST=(function e(t,n,r){function o(s,i){var l=s[0],c=s[1],u=s[2],d=i[0],h=i[1],f=i[2],m=d-l,b=h-c,x=m*m+b*b,P,j;if(x<Wy)j=Math.log(f/u)/
t,P=function(y){return[l+y*m,c+y*b,u*Math.exp(t*y*j)]};else{var M=Math.sqrt(x),I=(f*f-u*u+r*x)/(2*u*n*M),C=(f*f-u*u-r*x)/(2*f*n*M),A=Math.log(Math.sqrt(I*I+1)-I),
T=Math.log(Math.sqrt(C*C+1)-C);j=(T-A)/t,P=function(y){var g=y*j,w=Yd(A),N=u/(n*M)*(w*jy(t*g+A)-Fy(A));return[l+N*m,c+N*b,u*w/Yd(t*g+A)]}}return P.duration=Math.
abs(j)*1e3*t/Math.SQRT2,P}return o.rho=function(s){var i=Math.max(.001,+s),l=i*i,c=l*l;return e(i,l,c)},o})(Math.SQRT2,2,4);function rp(e){return function(t,n){
var r=e((t=Io(t)).h,(n=Io(n)).h),o=We(t.s,n.s),s=We(t.l,n.l),i=We(t.opacity,n.opacity);return function(l){return t.h=r(l),t.s=o(l),t.l=s(l),t.opacity=i(l),t+""}}}
var TT=rp(Ia),MT=rp(We);function op(e){return function(t,n){var r=e((t=Ho(t)).h,(n=Ho(n)).h),o=We(t.c,n.c),s=We(t.l,n.l),i=We(t.opacity,n.opacity);return function(l){return t.h=r(l),t.
c=o(l),t.l=s(l),t.opacity=i(l),t+""}}}var ET=op(Ia),LT=op(We);function sp(e){return(function t(n){n=+n;function r(o,s){var i=e((o=Wo(o)).h,(s=Wo(s)).h),l=We(o.s,
s.s),c=We(o.l,s.l),u=We(o.opacity,s.opacity);return function(d){return o.h=i(d),o.s=l(d),o.l=c(Math.pow(d,n)),o.opacity=u(d),o+""}}return r.gamma=t,r})(1)}var RT=sp(
Ia),OT=sp(We);function zy(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString("en").replace(/,/g,""):e.toString(10)}function Go(e,t){if(!isFinite(e)||e===0)return null;
var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf("e"),r=e.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+e.slice(n+1)]}function Bn(e){return e=Go(Math.
abs(e)),e?e[1]:NaN}function Dy(e,t){return function(n,r){for(var o=n.length,s=[],i=0,l=e[0],c=0;o>0&&l>0&&(c+l+1>r&&(l=Math.max(1,r-c)),s.push(n.substring(o-=l,
o+l)),!((c+=l+1)>r));)l=e[i=(i+1)%e.length];return s.reverse().join(t)}}function Gy(e){return function(t){return t.replace(/[0-9]/g,function(n){return e[+n]})}}
var Uy=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function $n(e){if(!(t=Uy.exec(e)))throw new Error("invalid format: "+e);var t;
return new Ha({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}$n.prototype=Ha.prototype;
function Ha(e){this.fill=e.fill===void 0?" ":e.fill+"",this.align=e.align===void 0?">":e.align+"",this.sign=e.sign===void 0?"-":e.sign+"",this.symbol=e.symbol===
void 0?"":e.symbol+"",this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,
this.trim=!!e.trim,this.type=e.type===void 0?"":e.type+""}Ha.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+
(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};
function Ky(e){e:for(var t=e.length,n=1,r=-1,o;n<t;++n)switch(e[n]){case".":r=o=n;break;case"0":r===0&&(r=n),o=n;break;default:if(!+e[n])break e;r>0&&(r=0);break}
return r>0?e.slice(0,r)+e.slice(o+1):e}var Uo;function Vy(e,t){var n=Go(e,t);if(!n)return Uo=void 0,e.toPrecision(t);var r=n[0],o=n[1],s=o-(Uo=Math.max(-8,Math.
min(8,Math.floor(o/3)))*3)+1,i=r.length;return s===i?r:s>i?r+new Array(s-i+1).join("0"):s>0?r.slice(0,s)+"."+r.slice(s):"0."+new Array(1-s).join("0")+Go(e,Math.
max(0,t+s-1))[0]}function ip(e,t){var n=Go(e,t);if(!n)return e+"";var r=n[0],o=n[1];return o<0?"0."+new Array(-o).join("0")+r:r.length>o+1?r.slice(0,o+1)+"."+r.
slice(o+1):r+new Array(o-r.length+2).join("0")}var ap={"%":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+"",d:zy,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.
toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>ip(e*100,t),r:ip,s:Vy,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(
e).toString(16)};function lp(e){return e}var cp=Array.prototype.map,up=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function Xy(e){var t=e.
grouping===void 0||e.thousands===void 0?lp:Dy(cp.call(e.grouping,Number),e.thousands+""),n=e.currency===void 0?"":e.currency[0]+"",r=e.currency===void 0?"":e.currency[1]+
"",o=e.decimal===void 0?".":e.decimal+"",s=e.numerals===void 0?lp:Gy(cp.call(e.numerals,String)),i=e.percent===void 0?"%":e.percent+"",l=e.minus===void 0?"−":
e.minus+"",c=e.nan===void 0?"NaN":e.nan+"";function u(h,f){h=$n(h);var m=h.fill,b=h.align,x=h.sign,P=h.symbol,j=h.zero,M=h.width,I=h.comma,C=h.precision,A=h.trim,
T=h.type;T==="n"?(I=!0,T="g"):ap[T]||(C===void 0&&(C=12),A=!0,T="g"),(j||m==="0"&&b==="=")&&(j=!0,m="0",b="=");var y=(f&&f.prefix!==void 0?f.prefix:"")+(P==="$"?
n:P==="#"&&/[boxX]/.test(T)?"0"+T.toLowerCase():""),g=(P==="$"?r:/[%p]/.test(T)?i:"")+(f&&f.suffix!==void 0?f.suffix:""),w=ap[T],N=/[defgprs%]/.test(T);C=C===void 0?
6:/[gprs]/.test(T)?Math.max(1,Math.min(21,C)):Math.max(0,Math.min(20,C));function $(E){var S=y,v=g,L,_,B;if(T==="c")v=w(E)+v,E="";else{E=+E;var W=E<0||1/E<0;if(E=
isNaN(E)?c:w(Math.abs(E),C),A&&(E=Ky(E)),W&&+E==0&&x!=="+"&&(W=!1),S=(W?x==="("?x:l:x==="-"||x==="("?"":x)+S,v=(T==="s"&&!isNaN(E)&&Uo!==void 0?up[8+Uo/3]:"")+v+
(W&&x==="("?")":""),N){for(L=-1,_=E.length;++L<_;)if(B=E.charCodeAt(L),48>B||B>57){v=(B===46?o+E.slice(L+1):E.slice(L))+v,E=E.slice(0,L);break}}}I&&!j&&(E=t(E,1/0));
var k=S.length+E.length+v.length,O=k<M?new Array(M-k+1).join(m):"";switch(I&&j&&(E=t(O+E,O.length?M-v.length:1/0),O=""),b){case"<":E=S+E+v+O;break;case"=":E=S+O+
E+v;break;case"^":E=O.slice(0,k=O.length>>1)+S+E+v+O.slice(k);break;default:E=O+S+E+v;break}return s(E)}return $.toString=function(){return h+""},$}function d(h,f){
var m=Math.max(-8,Math.min(8,Math.floor(Bn(f)/3)))*3,b=Math.pow(10,-m),x=u((h=$n(h),h.type="f",h),{suffix:up[8+m/3]});return function(P){return x(b*P)}}return{format:u,
formatPrefix:d}}var Do,Ko,qa;Yy({thousands:",",grouping:[3],currency:["$",""]});function Yy(e){return Do=Xy(e),Ko=Do.format,qa=Do.formatPrefix,Do}function dp(e){
return Math.max(0,-Bn(Math.abs(e)))}function pp(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(Bn(t)/3)))*3-Bn(Math.abs(e)))}function hp(e,t){return e=
Math.abs(e),t=Math.abs(t)-e,Math.max(0,Bn(t)-Bn(e))+1}function yp(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}function Qy(e){return function(){return e}}function Jy(e){return+e}var fp=[0,1];function In(e){return e}function Wa(e,t){return(t-=e=+e)?function(n){return(n-e)/
t}:Qy(isNaN(t)?NaN:.5)}function Zy(e,t){var n;return e>t&&(n=e,e=t,t=n),function(r){return Math.max(e,Math.min(t,r))}}function ew(e,t,n){var r=e[0],o=e[1],s=t[0],
i=t[1];return o<r?(r=Wa(o,r),s=n(i,s)):(r=Wa(r,o),s=n(s,i)),function(l){return s(r(l))}}function tw(e,t,n){var r=Math.min(e.length,t.length)-1,o=new Array(r),s=new Array(
r),i=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++i<r;)o[i]=Wa(e[i],e[i+1]),s[i]=n(t[i],t[i+1]);return function(l){var c=_d(e,l,1,r)-1;return s[c](
o[c](l))}}function wp(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function kp(){var e=fp,
t=fp,n=zo,r,o,s,i=In,l,c,u;function d(){var f=Math.min(e.length,t.length);return i!==In&&(i=Zy(e[0],e[f-1])),l=f>2?tw:ew,c=u=null,h}function h(f){return f==null||
isNaN(f=+f)?s:(c||(c=l(e.map(r),t,n)))(r(i(f)))}return h.invert=function(f){return i(o((u||(u=l(t,e.map(r),et)))(f)))},h.domain=function(f){return arguments.length?
(e=Array.from(f,Jy),d()):e.slice()},h.range=function(f){return arguments.length?(t=Array.from(f),d()):t.slice()},h.rangeRound=function(f){return t=Array.from(f),
n=ep,d()},h.clamp=function(f){return arguments.length?(i=f?!0:In,d()):i!==In},h.interpolate=function(f){return arguments.length?(n=f,d()):n},h.unknown=function(f){
return arguments.length?(s=f,h):s},function(f,m){return r=f,o=m,d()}}function nw(){return kp()(In,In)}function rw(e,t,n,r){var o=Sd(e,t,n),s;switch(r=$n(r??",f"),
r.type){case"s":{var i=Math.max(Math.abs(e),Math.abs(t));return r.precision==null&&!isNaN(s=pp(o,i))&&(r.precision=s),qa(r,i)}case"":case"e":case"g":case"p":case"\
r":{r.precision==null&&!isNaN(s=hp(o,Math.max(Math.abs(e),Math.abs(t))))&&(r.precision=s-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(s=dp(o))&&
(r.precision=s-(r.type==="%")*2);break}}return Ko(r)}function ow(e){var t=e.domain;return e.ticks=function(n){var r=t();return Po(r[0],r[r.length-1],n??10)},e.tickFormat=
function(n,r){var o=t();return rw(o[0],o[o.length-1],n??10,r)},e.nice=function(n){n==null&&(n=10);var r=t(),o=0,s=r.length-1,i=r[o],l=r[s],c,u,d=10;for(l<i&&(u=
i,i=l,l=u,u=o,o=s,s=u);d-- >0;){if(u=No(i,l,n),u===c)return r[o]=i,r[s]=l,t(r);if(u>0)i=Math.floor(i/u)*u,l=Math.ceil(l/u)*u;else if(u<0)i=Math.ceil(i*u)/u,l=Math.
floor(l*u)/u;else break;c=u}return e},e}function Vo(){var e=nw();return e.copy=function(){return wp(e,Vo())},yp.apply(e,arguments),ow(e)}function sw(e,t){e=e.slice();var n=0,r=e.length-1,o=e[n],s=e[r],i;return s<o&&(i=n,n=r,r=i,i=o,o=s,s=i),e[n]=t.floor(o),e[r]=t.ceil(s),e}function mp(e){return Math.
log(e)}function gp(e){return Math.exp(e)}function iw(e){return-Math.log(-e)}function aw(e){return-Math.exp(-e)}function lw(e){return isFinite(e)?+("1e"+e):e<0?0:
e}function cw(e){return e===10?lw:e===Math.E?Math.exp:t=>Math.pow(e,t)}function uw(e){return e===Math.E?Math.log:e===10&&Math.log10||e===2&&Math.log2||(e=Math.log(
e),t=>Math.log(t)/e)}function bp(e){return(t,n)=>-e(-t,n)}function dw(e){let t=e(mp,gp),n=t.domain,r=10,o,s;function i(){return o=uw(r),s=cw(r),n()[0]<0?(o=bp(o),
s=bp(s),e(iw,aw)):e(mp,gp),t}return t.base=function(l){return arguments.length?(r=+l,i()):r},t.domain=function(l){return arguments.length?(n(l),i()):n()},t.ticks=
l=>{let c=n(),u=c[0],d=c[c.length-1],h=d<u;h&&([u,d]=[d,u]);let f=o(u),m=o(d),b,x,P=l==null?10:+l,j=[];if(!(r%1)&&m-f<P){if(f=Math.floor(f),m=Math.ceil(m),u>0){
for(;f<=m;++f)for(b=1;b<r;++b)if(x=f<0?b/s(-f):b*s(f),!(x<u)){if(x>d)break;j.push(x)}}else for(;f<=m;++f)for(b=r-1;b>=1;--b)if(x=f>0?b/s(-f):b*s(f),!(x<u)){if(x>
d)break;j.push(x)}j.length*2<P&&(j=Po(u,d,P))}else j=Po(f,m,Math.min(m-f,P)).map(s);return h?j.reverse():j},t.tickFormat=(l,c)=>{if(l==null&&(l=10),c==null&&(c=
r===10?"s":","),typeof c!="function"&&(!(r%1)&&(c=$n(c)).precision==null&&(c.trim=!0),c=Ko(c)),l===1/0)return c;let u=Math.max(1,r*l/t.ticks().length);return d=>{
let h=d/s(Math.round(o(d)));return h*r<r-.5&&(h*=r),h<=u?c(d):""}},t.nice=()=>n(sw(n(),{floor:l=>s(Math.floor(o(l))),ceil:l=>s(Math.ceil(o(l)))})),t}function Fa(){
let e=dw(kp()).domain([1,10]);return e.copy=()=>wp(e,Fa()).base(e.base()),yp.apply(e,arguments),e}var br=Math.PI,ja=2*br,nn=1e-6,pw=ja-nn;function _p(e){this._+=e[0];for(let t=1,n=e.length;t<n;++t)this._+=arguments[t]+e[t]}function hw(e){let t=Math.floor(e);
if(!(t>=0))throw new Error(`invalid digits: ${e}`);if(t>15)return _p;let n=10**t;return function(r){this._+=r[0];for(let o=1,s=r.length;o<s;++o)this._+=Math.round(
arguments[o]*n)/n+r[o]}}function vp(e,t,n,r){return e===n&&t===r}function fw(e){let t=Math.floor(e);if(!(t<=15))return vp;let n=10**t,r=function(o){return Math.
round(o*n)};return function(o,s,i,l){return r(o)===r(i)&&r(s)===r(l)}}var Hn=class{constructor(t){this._x0=this._y0=this._x1=this._y1=null,this._="",this._append=
t==null?_p:hw(t),this._equal=t==null?vp:fw(t)}moveTo(t,n){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}`}closePath(){this._x1!==null&&(this._x1=
this._x0,this._y1=this._y0,this._append`Z`)}lineTo(t,n){this._append`L${this._x1=+t},${this._y1=+n}`}quadraticCurveTo(t,n,r,o){this._append`Q${+t},${+n},${this.
_x1=+r},${this._y1=+o}`}bezierCurveTo(t,n,r,o,s,i){this._append`C${+t},${+n},${+r},${+o},${this._x1=+s},${this._y1=+i}`}arcTo(t,n,r,o,s){if(t=+t,n=+n,r=+r,o=+o,
s=+s,s<0)throw new Error(`negative radius: ${s}`);let i=this._x1,l=this._y1,c=r-t,u=o-n,d=i-t,h=l-n,f=d*d+h*h;if(this._x1===null)this._append`M${this._x1=t},${this.
_y1=n}`;else if(f>nn)if(!(Math.abs(h*c-u*d)>nn)||!s)this._append`L${this._x1=t},${this._y1=n}`;else{let m=r-i,b=o-l,x=c*c+u*u,P=m*m+b*b,j=Math.sqrt(x),M=Math.sqrt(
f),I=s*Math.tan((br-Math.acos((x+f-P)/(2*j*M)))/2),C=I/M,A=I/j;Math.abs(C-1)>nn&&this._append`L${t+C*d},${n+C*h}`,this._append`A${s},${s},0,0,${+(h*m>d*b)},${this.
_x1=t+A*c},${this._y1=n+A*u}`}}arc(t,n,r,o,s,i){if(t=+t,n=+n,r=+r,i=!!i,r<0)throw new Error(`negative radius: ${r}`);let l=r*Math.cos(o),c=r*Math.sin(o),u=t+l,d=n+
c,h=1^i,f=i?o-s:s-o;if(this._x1===null?this._append`M${u},${d}`:(Math.abs(this._x1-u)>nn||Math.abs(this._y1-d)>nn)&&this._append`L${u},${d}`,!!r){if(f<0&&(f=f%ja+
ja),f>pw)this._append`A${r},${r},0,1,${h},${t-l},${n-c}A${r},${r},0,1,${h},${this._x1=u},${this._y1=d}`;else if(f>nn){let m=t+r*Math.cos(s),b=n+r*Math.sin(s);if(f>=
br&&this._equal(u,d,m,b)){f/=2;let x=o+f;this._append`A${r},${r},0,${+(f>=br)},${h},${t+r*Math.cos(x)},${n+r*Math.sin(x)}`}this._append`A${r},${r},0,${+(f>=br)},${h},${this.
_x1=m},${this._y1=b}`}}}rect(t,n,r,o){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}h${r=+r}v${+o}h${-r}Z`}toString(){return this._}};function mw(){
return new Hn}mw.prototype=Hn.prototype;function qn(e){return function(){return e}}var gw=Math.cos;var Da=Math.sin,Wn=Math.sqrt,xp=1e-12,Xo=Math.PI,DT=Xo/2,Lp=2*Xo;function bw(e){let t=3;return e.digits=function(n){if(!arguments.length)return t;if(n==null)t=null;else{let r=Math.floor(n);if(!(r>=0))throw new RangeError(`inv\
alid digits: ${n}`);t=r}return e},()=>new Hn(t)}var GT=Array.prototype.slice;function yw(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function Rp(e){this._context=e}Rp.prototype={areaStart:function(){
this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(
e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function Op(e){return new Rp(e)}function ww(e){return e[0]}function kw(e){return e[1]}
function Np(e,t){var n=qn(!0),r=null,o=Op,s=null,i=bw(l);e=typeof e=="function"?e:e===void 0?ww:qn(e),t=typeof t=="function"?t:t===void 0?kw:qn(t);function l(c){
var u,d=(c=yw(c)).length,h,f=!1,m;for(r==null&&(s=o(m=i())),u=0;u<=d;++u)!(u<d&&n(h=c[u],u,c))===f&&((f=!f)?s.lineStart():s.lineEnd()),f&&s.point(+e(h,u,c),+t(h,
u,c));if(m)return s=null,m+""||null}return l.x=function(c){return arguments.length?(e=typeof c=="function"?c:qn(+c),l):e},l.y=function(c){return arguments.length?
(t=typeof c=="function"?c:qn(+c),l):t},l.defined=function(c){return arguments.length?(n=typeof c=="function"?c:qn(!!c),l):n},l.curve=function(c){return arguments.
length?(o=c,r!=null&&(s=o(r)),l):o},l.context=function(c){return arguments.length?(c==null?r=s=null:s=o(r=c),l):r},l}var UT=_w(Op);function Pp(e){this._curve=e}Pp.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){
this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(e,t){this._curve.point(t*Math.sin(e),t*-Math.cos(e))}};function _w(e){function t(n){
return new Pp(e(n))}return t._curve=e,t}var KT=Wn(3);var vw=Wn(1/3),VT=vw*2;var Ap=Da(Xo/10)/Da(7*Xo/10),XT=Da(Lp/10)*Ap,YT=-gw(Lp/10)*Ap;var QT=Wn(3);var JT=Wn(3);var ZT=Wn(3)/2,xw=1/Wn(12),eM=(xw/2+1)*3;function At(){}function Yo(e,t,n){e._context.bezierCurveTo((2*e._x0+e._x1)/3,(2*e._y0+e._y1)/3,(e._x0+2*e._x1)/3,(e._y0+2*e._y1)/3,(e._x0+4*e._x1+t)/6,(e._y0+4*
e._y1+n)/6)}function Ua(e){this._context=e}Ua.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this.
_x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:Yo(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);
break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:
this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this.
_x0+this._x1)/6,(5*this._y0+this._y1)/6);default:Yo(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Sw(e){this._context=e}Sw.prototype={areaStart:At,areaEnd:At,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=
this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{
this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();
break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:
this._point=1,this._x2=e,this._y2=t;break;case 1:this._point=2,this._x3=e,this._y3=t;break;case 2:this._point=3,this._x4=e,this._y4=t,this._context.moveTo((this.
_x0+4*this._x1+e)/6,(this._y0+4*this._y1+t)/6);break;default:Yo(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Tw(e){this._context=e}Tw.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=
this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){
switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+e)/6,r=(this._y0+4*this._y1+
t)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:Yo(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=
this._y1,this._y1=t}};function Cp(e,t){this._basis=new Ua(e),this._beta=t}Cp.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var e=this.
_x,t=this._y,n=e.length-1;if(n>0)for(var r=e[0],o=t[0],s=e[n]-r,i=t[n]-o,l=-1,c;++l<=n;)c=l/n,this._basis.point(this._beta*e[l]+(1-this._beta)*(r+c*s),this._beta*
t[l]+(1-this._beta)*(o+c*i));this._x=this._y=null,this._basis.lineEnd()},point:function(e,t){this._x.push(+e),this._y.push(+t)}};var tM=(function e(t){function n(r){
return t===1?new Ua(r):new Cp(r,t)}return n.beta=function(r){return e(+r)},n})(.85);function Qo(e,t,n){e._context.bezierCurveTo(e._x1+e._k*(e._x2-e._x0),e._y1+e.
_k*(e._y2-e._y0),e._x2+e._k*(e._x1-t),e._y2+e._k*(e._y1-n),e._x2,e._y2)}function Ka(e,t){this._context=e,this._k=(1-t)/6}Ka.prototype={areaStart:function(){this.
_line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this.
_point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:Qo(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(
e,t);break;case 1:this._point=2,this._x1=e,this._y1=t;break;case 2:this._point=3;default:Qo(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this.
_y0=this._y1,this._y1=this._y2,this._y2=t}};var nM=(function e(t){function n(r){return new Ka(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Va(e,t){
this._context=e,this._k=(1-t)/6}Va.prototype={areaStart:At,areaEnd:At,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();
break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(
this._x5,this._y5);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.
moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Qo(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this.
_y0=this._y1,this._y1=this._y2,this._y2=t}};var rM=(function e(t){function n(r){return new Va(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Xa(e,t){
this._context=e,this._k=(1-t)/6}Xa.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this.
_x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this.
_line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(
this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Qo(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,
this._y0=this._y1,this._y1=this._y2,this._y2=t}};var oM=(function e(t){function n(r){return new Xa(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Ya(e,t,n){
var r=e._x1,o=e._y1,s=e._x2,i=e._y2;if(e._l01_a>xp){var l=2*e._l01_2a+3*e._l01_a*e._l12_a+e._l12_2a,c=3*e._l01_a*(e._l01_a+e._l12_a);r=(r*l-e._x0*e._l12_2a+e._x2*
e._l01_2a)/c,o=(o*l-e._y0*e._l12_2a+e._y2*e._l01_2a)/c}if(e._l23_a>xp){var u=2*e._l23_2a+3*e._l23_a*e._l12_a+e._l12_2a,d=3*e._l23_a*(e._l23_a+e._l12_a);s=(s*u+e.
_x1*e._l23_2a-t*e._l12_2a)/d,i=(i*u+e._y1*e._l23_2a-n*e._l12_2a)/d}e._context.bezierCurveTo(r,o,s,i,e._x2,e._y2)}function Bp(e,t){this._context=e,this._alpha=t}
Bp.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,
this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this.
_x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},
point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:
this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3;default:Ya(this,e,t);break}this.
_l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,
this._y1=this._y2,this._y2=t}};var sM=(function e(t){function n(r){return t?new Bp(r,t):new Ka(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function $p(e,t){
this._context=e,this._alpha=t}$p.prototype={areaStart:At,areaEnd:At,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this.
_point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();
break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){if(e=+e,t=+t,this._point){var n=this.
_x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:
this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Ya(this,e,t);break}this._l01_a=this._l12_a,
this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this.
_y2=t}};var iM=(function e(t){function n(r){return t?new $p(r,t):new Va(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Ip(e,t){this._context=e,this.
_alpha=t}Ip.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this.
_y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===
3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=
Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this.
_x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Ya(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this.
_l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var aM=(function e(t){
function n(r){return t?new Ip(r,t):new Xa(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Mw(e){this._context=e}Mw.prototype={areaStart:At,areaEnd:At,
lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,
t):(this._point=1,this._context.moveTo(e,t))}};function Sp(e){return e<0?-1:1}function Tp(e,t,n){var r=e._x1-e._x0,o=t-e._x1,s=(e._y1-e._y0)/(r||o<0&&-0),i=(n-e._y1)/(o||r<0&&-0),l=(s*o+i*r)/(r+o);return(Sp(
s)+Sp(i))*Math.min(Math.abs(s),Math.abs(i),.5*Math.abs(l))||0}function Mp(e,t){var n=e._x1-e._x0;return n?(3*(e._y1-e._y0)/n-t)/2:t}function za(e,t,n){var r=e._x0,
o=e._y0,s=e._x1,i=e._y1,l=(s-r)/3;e._context.bezierCurveTo(r+l,o+l*t,s-l,i-l*n,s,i)}function Ga(e){this._context=e}Ga.prototype={areaStart:function(){this._line=
0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:
this._context.lineTo(this._x1,this._y1);break;case 3:za(this,this._t0,Mp(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),
this._line=1-this._line},point:function(e,t){var n=NaN;if(e=+e,t=+t,!(e===this._x1&&t===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.
lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,za(this,Mp(this,n=Tp(this,e,t)),n);break;default:za(this,this._t0,n=
Tp(this,e,t));break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t,this._t0=n}}};function Ew(e){this._context=new Hp(e)}(Ew.prototype=Object.create(Ga.
prototype)).point=function(e,t){Ga.prototype.point.call(this,t,e)};function Hp(e){this._context=e}Hp.prototype={moveTo:function(e,t){this._context.moveTo(t,e)},
closePath:function(){this._context.closePath()},lineTo:function(e,t){this._context.lineTo(t,e)},bezierCurveTo:function(e,t,n,r,o,s){this._context.bezierCurveTo(
t,e,r,n,s,o)}};function Lw(e){this._context=e}Lw.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){
var e=this._x,t=this._y,n=e.length;if(n)if(this._line?this._context.lineTo(e[0],t[0]):this._context.moveTo(e[0],t[0]),n===2)this._context.lineTo(e[1],t[1]);else
for(var r=Ep(e),o=Ep(t),s=0,i=1;i<n;++s,++i)this._context.bezierCurveTo(r[0][s],o[0][s],r[1][s],o[1][s],e[i],t[i]);(this._line||this._line!==0&&n===1)&&this._context.
closePath(),this._line=1-this._line,this._x=this._y=null},point:function(e,t){this._x.push(+e),this._y.push(+t)}};function Ep(e){var t,n=e.length-1,r,o=new Array(
n),s=new Array(n),i=new Array(n);for(o[0]=0,s[0]=2,i[0]=e[0]+2*e[1],t=1;t<n-1;++t)o[t]=1,s[t]=4,i[t]=4*e[t]+2*e[t+1];for(o[n-1]=2,s[n-1]=7,i[n-1]=8*e[n-1]+e[n],
t=1;t<n;++t)r=o[t]/s[t-1],s[t]-=r,i[t]-=r*i[t-1];for(o[n-1]=i[n-1]/s[n-1],t=n-2;t>=0;--t)o[t]=(i[t]-o[t+1])/s[t];for(s[n-1]=(e[n]+o[n-1])/2,t=0;t<n-1;++t)s[t]=2*
e[t+1]-o[t+1];return[o,s]}function Rw(e,t){this._context=e,this._t=t}Rw.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this.
_y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===
1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,
this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,t),this._context.lineTo(
e,t);else{var n=this._x*(1-this._t)+e*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,t)}break}}this._x=e,this._y=t}};var Za={};re(Za,{diamond:()=>Ja,drawMarks:()=>rn,dress:()=>lt,lineMark:()=>on,pathMark:()=>Qa,pixel:()=>ie,textMark:()=>Ct,toldMark:()=>Jo});function rn(e,t){for(t.forEach(([n,r,o,s],i)=>{let l=e.childNodes[i];if(!l||l.localName!==n){let c=J(n);l?l.replaceWith(c):e.append(c),l=c}lt(l,{...o,...r?{class:r}:
{}}),Array.isArray(s)?rn(l,s):D(l,s??"")});e.childNodes.length>t.length;)e.lastChild.remove()}function lt(e,t){for(let{name:n}of[...e.attributes])!Object.hasOwn(
t,n)&&n!=="aria-describedby"&&e.removeAttribute(n);for(let[n,r]of Object.entries(t))e.getAttribute(n)!==String(r)&&e.setAttribute(n,r)}var ie=e=>Math.round(e*10)/
10,on=(e,t,n,r,o)=>["line",e,{x1:ie(t),y1:ie(n),x2:ie(r),y2:ie(o)},[]],Ct=(e,t,n,r,o="middle")=>["text",e,{x:ie(t),y:ie(n),"text-anchor":o},r],Qa=(e,t)=>["path",
e,{d:t.map(([n,r],o)=>`${o?"L":"M"}${ie(n)} ${ie(r)}`).join("")||"M0 0"},[]],Jo=(e,t,n)=>["g",e,{tabindex:0,role:"img","data-tip":t,"aria-label":t},n],Ja=(e,t,n)=>`\
M${ie(e)} ${ie(t-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var qp=2;async function Wp(e,t,n){let r=Ow(t),o=e==="svg"?new Blob([r],{type:"image/svg+xml"}):await Nw(r,t),s=R("a","",null,{href:URL.createObjectURL(o),download:`${n}\
.${e}`});s.click(),setTimeout(()=>URL.revokeObjectURL(s.href),6e4)}function Ow(e){let t=e.cloneNode(!0);for(let o of t.querySelectorAll(".gp-passing"))o.remove();
let n=getComputedStyle(e);ae(t,{xmlns:"http://www.w3.org/2000/svg","font-family":n.fontFamily});let r=J("rect");return ae(r,{width:"100%",height:"100%",fill:"va\
r(--gp-surface)"}),t.prepend(r),new XMLSerializer().serializeToString(t).replace(/var\((--[\w-]+)\)/g,(o,s)=>n.getPropertyValue(s).trim())}async function Nw(e,t){
let n=new Image;n.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(e),await n.decode();let[r,o]=[t.clientWidth,t.clientHeight],s=R("canvas","",null,{width:r*
qp,height:o*qp});return s.getContext("2d").drawImage(n,0,0,s.width,s.height),new Promise(i=>s.toBlob(i,"image/png"))}var nl={};re(nl,{fillValues:()=>tl,valuesList:()=>el});function el(){let e=R("details","gp-chart-values");return e.append(R("summary","",a("Values")),R("ul")),e}function tl(e,t){e.hidden=!t.length,e.querySelector("u\
l").replaceChildren(...t.map(n=>R("li","",n)))}var Pw=720,Fp=600,Aw=400,Cw=4,[ct,sn,_t]=[52,12,40],Bw={zoom:"M10.5 10.5 15 15M7 2a5 5 0 1 0 0 10A5 5 0 1 0 7 2",pan:"M8 1v14M1 8h14M8 1 6 3M8 1l2 2M8 15l-2-2M8\
 15l2-2M1 8l2-2M1 8l2 2M15 8l-2-2M15 8l-2 2",closer:"M8 3v10M3 8h10",farther:"M3 8h10",reset:"M2 8l6-6 6 6M4 7v7h8V7",png:"M2 5h3l1-2h4l1 2h3v8H2zM8 7a2 2 0 1 0\
 0 4 2 2 0 1 0 0-4",svg:"M8 2v8M5 7l3 3 3-3M3 14h10"};function jp(e,t){let[n,r,o]=[J("svg","gp-curve-picture"),R("div","gp-tip"),R("div","gp-chart-plot gp-curve\
-plot")],s=el(),i=`curve-${Math.random().toString(36).slice(2)}`,l,c={x:null,y:null},u=matchMedia("(pointer: coarse)").matches?"":"zoom",d,h=null,f=null;r.hidden=
!0,o.append(L(),n,r),e.classList.add("gp-chart-box"),e.append(o,s);function m(){if(!l||!e.clientWidth)return;e.dataset.width=String(e.clientWidth),d=$w(l,c,e);let{
width:_,height:B}=d;lt(n,{class:"gp-curve-picture",role:"group","aria-label":a("{chart}. Its values follow as a list.",{chart:l.label}),width:_,height:B,viewBox:`\
0 0 ${_} ${B}`,"font-size":12}),rn(n,[...b(),...P(),...j(),["g","gp-curves",{"clip-path":`url(#${i})`},M()],["g","gp-passing",{},I()]]),[...n.querySelectorAll("\
.gp-curves .gp-line-path")].forEach((W,k)=>{Object.assign(W,{__data__:l.lines[k]})}),T()}function b(){let{x:_,width:B,height:W,top:k}=d,[O,q]=[x(_(.5-l.before)),
x(_(.5))],U=l.before&&q>O?[["rect","",{x:ie(O),y:k,width:ie(q-O),height:W-k-_t,fill:"var(--gp-raised)"},[]]]:[];return[["clipPath","",{id:i},[["rect","",{x:ct,y:k-
3,width:B-ct-sn,height:W-k-_t+6},[]]]],["g","gp-ground",{},U]]}let x=_=>Math.min(Math.max(_,ct),d.width-sn);function P(){let{x:_,y:B,width:W,height:k}=d,O=(K,Y)=>[
"text","",{fill:"var(--gp-muted)",...Y},K],q=Hw(B,l.y.kind,k).flatMap(([K,Y])=>[["line","",{x1:ct,x2:W-sn,y1:ie(B(K)),y2:ie(B(K)),stroke:"var(--gp-line)"},[]],O(
Y,{x:ct-6,y:ie(B(K)+4),"text-anchor":"end"})]),U=_.ticks(Math.max(2,Math.floor((W-ct-sn)/80))).filter(Number.isInteger).map(K=>O(H(K),{x:ie(_(K)),y:k-_t+16,"tex\
t-anchor":"middle"}));return[["g","gp-axes",{},[...q,...U]]]}function j(){let{x:_,width:B,height:W,top:k}=d,O=(k+W-_t)/2,q={fill:"var(--gp-muted)","font-size":13,
"text-anchor":"middle"},U={fill:"var(--gp-muted)",x:ie(Math.max(ct,_(.5-l.before))),y:innerWidth<Fp?k+14:k-6,stroke:"var(--gp-surface)","stroke-width":4,"paint-\
order":"stroke"};return[["text","",{...q,x:(ct+B-sn)/2,y:W-6},l.x.title],["text","",{...q,transform:`translate(13 ${ie(O)}) rotate(-90)`},l.y.title],["text","gp\
-curve-note",U,l.note]]}function M(){let{x:_,y:B,height:W,top:k}=d,O=Np().defined(([,K])=>K!==null).x(([K])=>_(K)).y(([,K])=>B(K)).digits(1),q=(K,Y)=>["line","",
{x1:ie(_(K)),x2:ie(_(K)),y1:k,y2:W-_t,...Y},[]],U=l.lines.map(K=>{let Y=K.x.map((le,Ae)=>[le,K.y[Ae]]),Z={fill:"none",stroke:`var(--gp-${K.role})`,opacity:K.isPrompt?
.75:1},ue=Y.length>Aw?"":Y.map(([le,Ae])=>Ae===null?"":`M${ie(_(le))} ${ie(B(Ae))}h0`).join("");return["g","",Z,[["path","gp-line-path",{d:O(Y)||"M0 0","stroke-\
width":2,"stroke-dasharray":dr(K.dash),"stroke-linejoin":"round"},[]],["path","",{d:ue||"M0 0","stroke-width":4,"stroke-linecap":"round"},[]]]]});return[["g","g\
p-uprights",{},[...l.before?[q(.5,{stroke:"var(--gp-muted)","stroke-dasharray":"2 4"})]:[],...l.here===null?[]:[q(l.here,{stroke:"var(--gp-chosen)","stroke-widt\
h":1.5})]]],...U]}function I(){let _=f===null?[]:A(f).map(({line:q,value:U})=>["circle","",{cx:ie(d.x(f)),cy:ie(d.y(U)),r:4,fill:`var(--gp-${q.role})`,stroke:"v\
ar(--gp-surface)","stroke-width":1.5},[]]);if(!h?.chosen)return _;let{x:[B,W],y:[k,O]}=h.chosen;return[..._,["rect","",{x:ie(B),y:ie(k),width:ie(W-B),height:ie(
O-k),fill:"var(--gp-focus)","fill-opacity":.12,stroke:"var(--gp-focus)","stroke-dasharray":"3 3"},[]]]}function C(){let _=n.querySelector(".gp-passing");_&&d&&rn(
_,I())}function A(_){return l.lines.flatMap(B=>{let W=B.x.indexOf(_);return W<0||B.y[W]===null?[]:[{line:B,value:B.y[W],words:B.words(W)}]})}function T(){let{lines:_}=l;
s.hidden=!_.some(({y:B})=>B.some(W=>W!==null)),s.open&&tl(s,_.flatMap(B=>B.y.map((W,k)=>W===null?"":B.words(k)).filter(Boolean)))}s.addEventListener("toggle",()=>l&&
T());function y(){let _=f===null||h?.chosen?[]:A(f);if(r.hidden=!_.length,!_.length)return;r.replaceChildren(..._.map(({line:W,words:k})=>{let[O,q,U]=[R("p",""),
J("svg",""),J("line","")];return lt(q,{width:18,height:8,"aria-hidden":"true"}),lt(U,{x1:0,y1:4,x2:18,y2:4,stroke:`var(--gp-${W.role})`,"stroke-width":2,"stroke\
-dasharray":dr(W.dash)}),q.append(U),O.append(q,` ${k}`),O}));let B=d.x(f);r.style.top=`${d.top}px`,r.style.left=`${Math.max(0,B>d.width/2?B-12-r.offsetWidth:B+
12)}px`}function g({clientX:_,clientY:B}){let{left:W,top:k}=n.getBoundingClientRect();return{x:x(_-W),y:Math.min(Math.max(B-k,d.top),d.height-_t)}}let w=_=>{let B=Math.
max(0,...l.lines.map(W=>W.x.at(-1)??0));return Math.min(Math.max(Math.round(d.x.invert(_)),1-l.before),B)};n.addEventListener("pointerdown",_=>{!d||_.button||(h=
{...g(_),place:d,moved:!1,chosen:null},u&&n.setPointerCapture(_.pointerId))}),n.addEventListener("pointermove",_=>{if(!d)return;let B=g(_);h&&u&&N(B),f=h?.moved?
null:w(B.x),C(),y()}),n.addEventListener("pointerup",_=>{if(!h)return;let{moved:B,chosen:W}=h;h=null,W?E(W):B||t(w(g(_).x))});for(let _ of["pointerleave","point\
ercancel"])n.addEventListener(_,()=>{_==="pointercancel"&&(h=null),f=null,C(),y()});n.addEventListener("dblclick",()=>v({x:null,y:null}));function N(_){let[B,W]=[
Math.abs(_.x-h.x),Math.abs(_.y-h.y)];if(h.moved||=Math.max(B,W)>Cw,!h.moved)return;if(u==="pan")return v({x:$(h.place.x,h.x-_.x),y:$(h.place.y,h.y-_.y)});let k=(O,q)=>[
Math.min(O,q),Math.max(O,q)];h.chosen={x:W>2*B&&B<20?[ct,d.width-sn]:k(h.x,_.x),y:B>2*W||W<20?[d.top,d.height-_t]:k(h.y,_.y)}}let $=(_,B)=>_.range().map(W=>_.invert(
W+B));function E({x:_,y:B}){let W=B[0]===d.top&&B[1]===d.height-_t,[k,O]=d.y.range();v({x:_.map(q=>d.x.invert(q)),y:W?c.y:(k>O?[B[1],B[0]]:B).map(q=>d.y.invert(
q))})}function S(_){let B=W=>{let[k,O]=W.range(),q=(1-_)/2*(O-k);return[W.invert(k+q),W.invert(O-q)]};d&&v({x:B(d.x),y:B(d.y)})}function v(_){c=_,f=null,m(),y()}
function L(){let _=R("div","gp-curve-tools"),B=(q,U,K)=>{let Y=R("button","gp-curve-tool",null,{type:"button",title:U,"aria-label":U}),[Z,ue]=[J("svg",""),J("pa\
th","")];return lt(Z,{viewBox:"0 0 16 16","aria-hidden":"true"}),lt(ue,{d:Bw[q]}),Z.append(ue),Y.append(Z),Y.addEventListener("click",K),_.append(Y),Y},W=q=>()=>Wp(
q,n,l.label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"")),k=[["zoom",a("Zoom")],["pan",a("Pan")]].map(([q,U])=>B(q,U,()=>{u=q,O()})),O=()=>{
k.forEach((q,U)=>q.setAttribute("aria-pressed",String(["zoom","pan"][U]===u))),n.style.touchAction=u&&matchMedia("(pointer: coarse)").matches?"none":""};return O(),
B("closer",a("Zoom in"),()=>S(.5)),B("farther",a("Zoom out"),()=>S(2)),B("reset",a("Reset axes"),()=>v({x:null,y:null})),B("png",a("Download plot as a PNG"),W("\
png")),B("svg",a("Download plot as an SVG"),W("svg")),_}return new ResizeObserver(()=>e.clientWidth&&e.dataset.width!==String(e.clientWidth)&&m()).observe(e),e.
closest(".gp-pane")?.addEventListener("gp-alone",m),_=>{e.hidden=!_,_&&l&&_.y.kind!==l.y.kind&&(c={...c,y:null}),l=_,m()}}function $w({lines:e,note:t,x:n,y:r},o,s){
let i=Math.max(240,s.clientWidth),l=innerWidth<Fp||innerHeight<Pw?200:260,c=s.closest(".gp-alone")?Math.max(l,Math.round(innerHeight*.6)):l,u=t?26:12,d=[c-_t,u],
h=r.kind.log?Fa():Vo();return{width:i,height:c,top:u,x:Vo(o.x||n.range,[ct,i-sn]),y:h.domain(o.y||r.range||Iw(e,r.kind)).range(d)}}function Iw(e,{log:t,fromZero:n,
reversed:r}){let o=e.flatMap(c=>c.y).filter(c=>c!==null),[s,i]=o.reduce(([c,u],d)=>[Math.min(c,d),Math.max(u,d)],[1/0,-1/0]);if(!o.length)return t?r?[10,1]:[1,10]:
[0,1];if(t){let c=s===i?3:(i/s)**.06;return r?[i*c,s/c]:[s/c,i*c]}if(n)return[0,i*1.05||1];let l=(i-s)*.06||1;return[s-l,i+l]}function Hw(e,{log:t,share:n},r){if(t)
return e.ticks().filter(i=>Math.abs(Math.log10(i)-Math.round(Math.log10(i)))<1e-9).map(i=>[i,i<1?String(i):H(i)]);let o=Math.max(3,Math.floor(r/55)),s=e.tickFormat(
o,n?"~%":void 0);return e.ticks(o).map(i=>[i,_e(s(i))])}var qw=150;function zp(e,t){let n=S=>e.querySelector(".gp-"+S),[r,o,s,i,l]=["curve-chart","reading","unit","view","keys"].map(n),c=Ta(),u=new Map,d=0,h=-1/0,f=!1,
m=()=>c[i.value],b=()=>bd(m(),u);function x(){let S=t.current();return S?gn([],t.lastOf(S)).added:[]}function P(){let S=Object.keys(c).filter(L=>c[L].series||u.
size);if(S.length===i.options.length&&[...i.options].every(({text:L},_)=>L===c[S[_]].name))return;let v=S.includes(i.value)?i.value:S[0];i.replaceChildren(...S.
map(L=>R("option","",c[L].name,{value:L}))),i.value=v}function j(S){for(let v of S)for(let{token_id:L,text:_}of v.watched||[])u.set(L,_)}function M(){let S=[m().
about,t.promptSteps.length?a("The prompt comes before the text, on a shaded background."):""].filter(Boolean).join(" ");D(n("about"),S);let v=b(),L=JSON.stringify(
v.map(({name:_,tip:B})=>[_,B]));l.dataset.key!==L&&(l.dataset.key=L,l.replaceChildren(...v.map(I)))}function I({name:S,term:v,role:L,dash:_,tip:B}){let W=R("spa\
n");Se(W,v,()=>t.current()?be(A(t.current())):"",{meaning:B});let k=J("svg",""),O=J("line","");for(let[q,U]of Object.entries({width:26,height:8,"aria-hidden":"t\
rue"}))k.setAttribute(q,String(U));for(let[q,U]of Object.entries({x1:0,y1:4,x2:26,y2:4,stroke:`var(--gp-${L})`,"stroke-dasharray":dr(_)}))O.setAttribute(q,String(
U));return k.append(O),W.append(k,m().of?ve(S):S),W}function C(){let S=t.current(),v=S?A(S):a("The curve grows with the text.");D(o,v),Ro(o,S,x().length,S?v:a("\
no token yet"),t.promptSteps.length)}function A(S){let v={number:S.index+1,token:V(S.chosen.text),facts:T(S)};return S.isPrompt?a("Prompt token {number}, {token\
}: {facts}",v):a("Token {number}, {token}: {facts}",v)}function T(S){if(m().of)return g(S)||a("no token was looked up here");if(i.value==="kept")return S.isPrompt?
a("no processor takes part"):a("{kept} of {count} tokens kept",{kept:H(Ue(S)),count:H(S.distribution.vocab)});if(i.value==="cumulative")return y(S);let{surprisal:v,
entropyBefore:L,entropyAfter:_}=qe(S);if(t.isFromElsewhere)return a("surprisal {surprisal}",{surprisal:oe(he(v),t.unit)});let[B,W,k]=[v,L,_].map(O=>oe(he(O),t.unit));
return S.isPrompt?a("surprisal {surprisal}; entropy {entropy}",{surprisal:B,entropy:W}):a("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:B,
before:W,after:k})}function y(S){let v=S.isPrompt?t.promptSteps:x(),L=v.slice(0,v.indexOf(S)+1),_=b().filter(B=>B.value(S)!==null).map(B=>{let W=L.map(O=>he(B.value(
O)));return`${W.includes(null)?a("minus infinity"):oe(W.reduce((O,q)=>O+q,0),t.unit)} ${B.name}`});return a("log-probability so far {sums}",{sums:_.join(", ")})}
function g(S){return Be((S.watched||[]).map(v=>{let L={token:V(v.text),before:z(X(v.raw_logprob)),after:z(X(v.logprob)),rank:H(v.raw_rank||0)};return v.logprob===
null?v.raw_rank?a("{token} {before} before (rank {rank}), removed after",L):a("{token} {before} before, removed after",L):v.raw_rank?a("{token} {before} before \
(rank {rank}), {after} after",L):a("{token} {before} before, {after} after",L)}))}function w(){d=0,h=performance.now(),r.removeAttribute("aria-busy");let S=x(),
v=S.length||t.promptSteps.length?yd({curve:m(),series:b(),steps:S,prompt:t.promptSteps,current:t.current(),unit:t.unit,factor:$e(1,t.unit)}):void 0;N(v)}let N=jp(
r,S=>{let v=S-1+(S<1?t.promptSteps.length:0),L=S<1?t.promptSteps[v]:x()[v];L&&t.selectStep(L)});function $(){d||!f||(r.setAttribute("aria-busy","true"),d=window.
setTimeout(w,Math.max(0,h+qw-performance.now())))}new IntersectionObserver(([{isIntersecting:S}])=>{f||!S||(f=!0,$())}).observe(e),va(o,t),s.addEventListener("c\
hange",()=>Lo(s.value)),i.addEventListener("change",E);function E(){M(),C(),$()}return S=>{S.unit&&(s.value=t.unit),S.run&&(u=new Map,c=Ta(t.isFromElsewhere)),j(
x()),P(),E()}}var al={};re(al,{rankChips:()=>sl,scaleEnds:()=>il,shadeInk:()=>an,shadeMeaning:()=>es,shadeOf:()=>Zo});var rl={probability:{term:"probability",scale:"prob",level:e=>e.probability*10,ends:["0%","100%"],meaning:()=>a("How likely the token was, after the processors.")},
raw:{term:"probability",scale:"prob",level:e=>e.rawProbability*10,ends:["0%","100%"],meaning:()=>a("How likely the model found the token, before the processors.")},
told:{term:"probability",scale:"prob",level:e=>e.rawProbability*10,ends:["0%","100%"],meaning:()=>a("How likely the token was, according to the server.")},rank:{
term:"rank",scale:"heat",level:e=>ol[Gp(e)][1],meaning:()=>a("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{
term:"surprisal",scale:"heat",level:e=>e.surprisal/Math.LN2,bits:[0,10],words:()=>[a("expected"),a("surprising")],meaning:()=>a("How unexpected the token was: m\
inus the logarithm of its probability.")},uncertainty:{term:"entropy",scale:"heat",level:e=>(e.entropyBefore??0)/Math.LN2*1.25,bits:[0,8],words:Dp,meaning:()=>a(
"How uncertain the model was before this token: the entropy of its distribution, before the processors.")},kl:{term:"kl",scale:"heat",level:e=>(e.kl??0)/Math.LN2,
bits:[0,10],meaning:()=>a("How far apart two distributions are: the Kullback-Leibler divergence.")},entropy:{term:"entropy",scale:"heat",level:e=>(e.entropyAfter??
0)/Math.LN2*1.25,bits:[0,8],words:Dp,meaning:()=>a("How open the choice was: the entropy after the processors.")}};function Dp(){return[a("certain"),a("uncertai\
n")]}var ol=[[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],Gp=({rank:e})=>ol.findIndex(([t])=>(e??1/0)<=t);function Zo(e,t){let{scale:n,level:r}=rl[e];return`--gp-${n}\
-${Math.round(Math.max(0,Math.min(10,r(t)||0)))}`}function an(e,t,n){e.style.backgroundColor=`var(${Zo(t,n)})`,t==="rank"?e.dataset.rank=String(Gp(n)):delete e.
dataset.rank}function es(e){let{term:t,meaning:n}=rl[e];return{id:t,meaning:n()}}var sl=()=>ol.map(([e,t])=>({words:e===1/0?a("beyond"):a("top {rank}",{rank:e}),
colour:`var(--gp-heat-${t})`}));function il(e,t){let{scale:n,ends:r,bits:o,words:s=()=>[]}=rl[e],[i,l]=r??(o??[]).map(h=>`${t==="bits"?Ge(h):ee(h*Math.LN2,1)} ${a(
t)}`),[c,u]=s(),d=(h,f)=>f?`${f}, ${h}`:h;return{low:d(i,c),high:d(o?l.replace(" ","+ "):l,u),colours:Array.from({length:11},(h,f)=>`var(--gp-${n}-${f})`)}}var cl={};re(cl,{appendToken:()=>ln,cutTokens:()=>Bt,inkToken:()=>ut,numberWords:()=>ll,removedWords:()=>yr});function ut(e,t){if(t.piece===null){let n=R("bdi","gp-ink gp-special");Fe(n,t.text),e.append(n)}else Vn(t)?e.append(t.piece,R("span","gp-ink gp-byte","",{"data-\
bytes":Ws(t.text)||"·"})):qs(e,t.piece)}function ln({rows:e,tokens:t},n,r,o){let s=o&&Vn(o)?t.at(-1)?.parentNode:null;if(s&&r.piece!==null)s.appendChild(n);else if(Vn(
r)){let i=R("span","gp-bytes");i.append(n),e.append(i)}else e.append(n);t.push(n)}function Bt({rows:e,tokens:t},n){for(let r of t.splice(n).reverse()){let o=r.closest(
".gp-bytes");o&&o.childNodes.length>1?r.remove():e.removeLast()}}var yr=({removed_by:e})=>a("removed by {processor}",{processor:e?rt(e)[0]:a("a processor")});function ll(e,t){
let{probability:n,rawProbability:r,rank:o,surprisal:s}=qe(e),{logprob:i}=e.chosen,[l,c]=[z(n),z(r)],u=Oe(e),d=[!u&&i===null?yr(e.chosen):a("probability {share}",
{share:u?c:l})];if(!u&&c!==l&&d.push(a("{share} before the processors",{share:c})),o!==null){let{vocab:h}=e.distribution;d.push(u||h===null?a("rank {rank}",{rank:H(
o)}):a("rank {rank} of {count}",{rank:H(o),count:H(h)}))}return[...d,a("surprisal {amount}",{amount:oe(s,t)})]}var ul={};re(ul,{CanvasState:()=>wr,draftOf:()=>Ww,numbersOfPlace:()=>kr});var wr=class{constructor(t){this.log=t,this.clear()}clear(){this.at=null,this.place=null}get steps(){return this.log.canvasSteps}get number(){return this.at===null?
this.steps.length-1:Math.min(this.at,this.steps.length-1)}get step(){return this.steps[this.number]||null}get canvas(){let{canvas:t}=this.step;return this.steps.
filter(n=>n.canvas===t)}get before(){let{canvas:t}=this.step;return this.steps.filter((n,r)=>n.canvas<t&&this.steps[r+1]&&this.steps[r+1].canvas!==n.canvas)}get numCanvases(){
return this.steps.length?this.steps.at(-1).canvas+1:0}earlier(t){let n=this.steps[this.number-1];return n&&n.canvas===this.step.canvas?n.places[t]:null}accepted(t){
if(!this.step.places[t].accepted)return null;let n=this.earlier(t);return n&&n.accepted?"again":"newly"}get counts(){let t=this.step.places.map((n,r)=>this.accepted(
r));return{places:t.length,accepted:t.filter(Boolean).length,newly:t.filter(n=>n==="newly").length}}get end(){let{eos_token_ids:t,effective:n}=this.log.started;
if(!Number.isInteger(n.pad_token_id))return 1/0;let r=this.step.places.findIndex(({token_id:o})=>t.includes(o));return r<0?1/0:r+1}history(t){let n=this.canvas,
r=n.at(-1).places[t],o=n.length-1;for(;o>0&&n[o-1].places[t].token_id===r.token_id;)o-=1;return{since:o,accepted:n.filter(s=>s.places[t].accepted).length,count:n.
length,last:r}}};function Ww({canvasSteps:e,finished:t}){return t?t.sequences.map(({text:r})=>r).join(""):e.filter(({canvas:r},o)=>!e[o+1]||e[o+1].canvas!==r).flatMap(
({places:r})=>r.map(({piece:o})=>o??"")).join("")}var kr=({logprob:e,entropy:t})=>({probability:X(e),rawProbability:0,rank:1,surprisal:-(e??0),entropyBefore:t,entropyAfter:t});var Fw=14,jw=200;function Up(e,t,{onPick:n,onResize:r}){let o=e.querySelector("canvas"),s=e.querySelector(".gp-map-row"),i=e.querySelector(".gp-map-column");function l({
clientX:d,clientY:h}){let{left:f,top:m,width:b,height:x}=o.getBoundingClientRect(),P=t.canvas,j=(M,I)=>Math.max(0,Math.min(I-1,Math.floor(M*I)));return{place:j(
(d-f)/b,t.step.places.length),step:P[j((h-m)/x,P.length)]}}e.addEventListener("click",d=>t.step&&n(l(d)));function c(d){let h=t.canvas,f=t.step.places.length;e.
style.height=`${Math.max(24,Math.min(jw,Fw*h.length))}px`;let[m,b]=[o.clientWidth,o.clientHeight].map(A=>Math.round(A*devicePixelRatio));if(!m||!b)return;Object.
assign(o,{width:m,height:b});let x=o.getContext("2d"),P=getComputedStyle(e),j=P.getPropertyValue("--gp-text").trim(),[M,I]=[m/f,b/h.length],C=Math.max(.75,Math.
min(M,I,8*devicePixelRatio)*.2);h.forEach((A,T)=>A.places.forEach((y,g)=>{x.fillStyle=P.getPropertyValue(Zo(d,kr(y))).trim(),x.fillRect(Math.floor(g*M),Math.floor(
T*I),Math.ceil(M),Math.ceil(I)),y.accepted&&(x.fillStyle=j,x.beginPath(),x.arc((g+.5)*M,(T+.5)*I,C,0,2*Math.PI),x.fill())})),u(h.length,f)}function u(d,h){s.style.
top=`${t.step.step/d*100}%`,s.style.height=`${100/d}%`,i.hidden=t.place===null,!i.hidden&&(i.style.left=`${t.place/h*100}%`,i.style.width=`${100/h}%`)}return new ResizeObserver(
r).observe(o),c}var zw=1.05;function Kp(e,t){let{step:n,canvas:r,log:o}=e,s=n.places[t],i={step:n.step+1,place:t+1,token:V(s.text),read:V(s.read_text),share:z(X(s.logprob))},{accepted:l,
places:c}=e.counts;return[a("At step {step}, the model read {read} at place {place}.",i),Dw(s.entropy,o.unit),s.read_text===s.text?a("It found the same token th\
e likeliest, with {share}.",i):a("It found {token} the likeliest, with {share}.",i),a("The temperature of this step was {temperature}.",{temperature:ee(n.temperature,
2)}),Gw(s,n===r.at(-1),o),F(c,"At this step, {accepted} of {count} place was accepted.","At this step, {accepted} of {count} places were accepted.",{accepted:H(
l)})]}function Dw(e,t){let n=Math.exp(e),r=oe(e,t);return n<zw?a("The model was all but certain here: an entropy of {entropy}.",{entropy:r}):a("The model’s entr\
opy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:r,options:n<10?G(n,1):H(Math.round(n))})}function Gw({accepted:e},t,{finished:n}){
return t&&n?a("It was the last step of this canvas: the likeliest token is the text."):e?a("The sampler accepted the place: what it drew there is read at the ne\
xt step."):a("The sampler did not accept the place: at the next step, a random token is read there.")}var pl={};re(pl,{ShadeScale:()=>dl,drawScale:()=>_r});function dl({class:e,...t}){return p(ne,{class:e?`gp-scale ${e}`:"gp-scale",...es(t.name),children:p(Vp,{...t})})}function Vp({name:e,unit:t}){if(e==="rank")return p(
Q,{children:sl().map(({words:s,colour:i},l)=>p("span",{class:"gp-chip","data-rank":l,style:{backgroundColor:i},children:s},l))});let{low:n,high:r,colours:o}=il(
e,t);return p(Q,{children:[p("span",{children:n}),p("span",{class:"gp-ramp","aria-hidden":"true",children:o.map(s=>p("i",{style:{backgroundColor:s}},s))}),p("sp\
an",{children:r})]})}function _r(e,t,n){let{id:r,meaning:o}=es(t);Se(e,r,()=>"",{meaning:o}),Je(p(Vp,{name:t,unit:n}),e)}var Uw=8e3,Kw=120,Vw=700;function Xp(e,t){let n=E=>e.querySelector(".gp-"+E),[r,o,s,i]=["canvas-text","canvas-slider","canvas-play","canvas-shade"].map(n),l=new wr(
t),c=Up(n("canvas-map"),l,{onPick:({place:E,step:S})=>M(l.steps.indexOf(S),E),onResize:()=>!e.hidden&&c(i.value)}),u=R("span","gp-canvas-prompt"),d=R("span","gp\
-canvas-before"),h=R("span","gp-canvas-now"),f=0,m=0;r.append(u,d,h);function b(){let{step:E}=l,S=l.before.flatMap(({places:_})=>_);d.childElementCount!==S.length&&
d.replaceChildren(...S.map(P));let v=ge(h,E.places.length,x),{end:L}=l;m=Math.min(m,E.places.length-1),E.places.forEach((_,B)=>{let W=v[B],k=l.accepted(B);W.replaceChildren(),
ut(W,_);let O=W.querySelector(".gp-ink");an(O,i.value,kr(_)),k?W.dataset.accepted=k:delete W.dataset.accepted,W.toggleAttribute("data-after-end",B>=L),W.setAttribute(
"aria-pressed",String(B===l.place)),W.setAttribute("aria-label",j(_,B,k)),W.tabIndex=B===m?0:-1})}let x=()=>R("span","gp-token",null,{role:"button"});function P(E){
let S=R("span","gp-written");return ut(S,E),S}function j(E,S,v){let L={number:S+1,token:V(E.text),share:z(X(E.logprob))};return v==="newly"?a("Place {number}: {\
token}, probability {share}, newly accepted",L):v?a("Place {number}: {token}, probability {share}, accepted",L):a("Place {number}: {token}, probability {share},\
 not accepted",L)}r.addEventListener("click",({target:E})=>{let S=[...h.children].indexOf(E.closest(".gp-token"));S>=0&&M(l.at,S===l.place?null:S)}),r.addEventListener(
"keydown",E=>{let S=[...h.children].indexOf(E.target.closest(".gp-token")),v={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0}[E.key];if(!(S<
0)){if(E.key==="Enter"||E.key===" ")M(l.at,S);else if(E.key==="Escape")M(l.at,null);else if(v)m=Math.max(0,Math.min(h.childElementCount-1,S+v)),l.place===null?b():
M(l.at,m),h.children[m].focus();else return;E.preventDefault()}});function M(E,S){l.at=E,l.place=S,S!==null&&(m=S),g()}function I(){let{step:E,number:S,steps:v,
numCanvases:L}=l,_=l.canvas.length,B={canvas:E.canvas+1,canvases:L,step:E.step+1,steps:_},W=a("canvas {canvas} of {canvases}, step {step} of {steps}",B);o.max=String(
v.length),o.value=String(S+1),o.setAttribute("aria-valuetext",W),D(n("canvas-step-words"),W),D(s,a(f?"❚❚ Pause":"▶ Play"));let{places:k,accepted:O,newly:q}=l.
counts,U={accepted:H(O),places:H(k),newly:H(q),temperature:ee(E.temperature,2)};D(n("canvas-short"),a("{accepted} of {places} places accepted, {newly} newly; te\
mperature {temperature}",U))}function C(){clearInterval(f),f=0}s.addEventListener("click",()=>{if(f){C(),I();return}l.number>=l.steps.length-1&&(l.at=0);let E=Math.
max(Kw,Math.min(Vw,Uw/l.steps.length));f=window.setInterval(()=>{!e.isConnected||l.number>=l.steps.length-1?C():l.at=l.number+1,g()},E),g()}),o.addEventListener(
"input",()=>{C(),M(Number(o.value)-1,l.place)}),o.addEventListener("keydown",({key:E})=>E==="Escape"&&M(null,l.place)),i.addEventListener("change",()=>g());function A(){
let{place:E}=l;if(ft(n("one-place"),E!==null),ft(n("place-hint"),E===null),E===null)return;let{since:S,accepted:v,count:L,last:_}=l.history(E),B={place:E+1,token:V(
_.text),since:S+1,accepted:v,steps:L};D(n("place-verdict"),F(L,"Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place\
 in {accepted} of {count} step.","Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted} of {count} step\
s.",B));let W=new Set;n("sentences").replaceChildren(...Kp(l,E).map(Y=>{let Z=R("li");return Z.append(...En(Y,W)),Z}));let k=e.querySelector(".gp-one-place tbod\
y"),O=ge(k,L,T);l.canvas.forEach((Y,Z)=>y(O[Z],Y,Y.places[E]));let q=n("place-table"),{offsetTop:U,offsetHeight:K}=O[l.step.step];(U<q.scrollTop+K||U+K>q.scrollTop+
q.clientHeight)&&(q.scrollTop=U-q.clientHeight/2)}function T(){let E=R("tr"),S=R("td");return S.append(R("button","gp-place-step","",{type:"button"})),E.append(
S,...["read","likeliest"].map(()=>{let v=R("td");return v.append(R("bdi")),v}),R("td"),R("td","gp-place-entropy"),R("td")),E}function y(E,S,v){let[L,_,B,W,k,O]=E.
cells;D(L.firstChild,String(S.step+1)),Fe(_.firstChild,v.read_text),Fe(B.firstChild,v.text),D(W,z(X(v.logprob))),D(k,oe(v.entropy,t.unit)),D(O,v.accepted?a("✓ y\
es"):a("– no")),S===l.step?E.setAttribute("aria-current","step"):E.removeAttribute("aria-current")}e.querySelector(".gp-one-place tbody").addEventListener("cl\
ick",({target:E})=>{let S=E.closest("tr");S&&M(l.steps.indexOf(l.canvas[S.rowIndex-1]),l.place)});function g(){l.step&&(I(),b(),A(),_r(n("canvas-scale"),i.value,
t.unit),c(i.value),D(n("map-words"),F(l.canvas.length,"{places} places, {count} step","{places} places, {count} steps",{places:H(l.step.places.length)})))}let w=E=>()=>l.
step&&l.place!==null?a("place {place}, step {step}: {words}.",{place:l.place+1,step:l.step.step+1,words:E(l.step.places[l.place])}):"";je(e,{share:w(({text:E,logprob:S})=>`${V(
E)} ${z(X(S))}`),entropy:w(({entropy:E})=>oe(E,t.unit)),accepted:()=>l.step?be(n("canvas-short").textContent):"",map:()=>l.step?be(n("map-words").textContent):""});
function N(){C(),l.clear(),m=0,d.replaceChildren(),h.replaceChildren(),D(u,t.started?t.started.prompt_tokens.map(({piece:E})=>E??"").join(""):"")}let $=()=>!e.hidden&&
g();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",$),new MutationObserver($).observe(document.body,{attributes:!0,attributeFilter:[
"class"]}),E=>{E.run&&N(),e.hidden=!t.canvasSteps.length,!e.hidden&&(E.run||E.steps||E.status||E.unit)&&g()}}var Yp=8,Xw=3,Yw=-1e30,Qw=e=>`log p ${e>Yw?ee(e,2).replace("-","−"):"−∞"}`;function Jw({origin:e,pieces:t,children:n}){let r=Math.min(...n.map(i=>i.origin?.
at??1/0)),o=e?e.at:Number.isFinite(r)&&r>=Xw?r:0,s=fn(t.slice(o,o+Yp).join(""));return a("“{text}”",{text:`${o&&!e?"…":""}${s}${t.length>o+Yp?"…":""}`})}
function Zw({origin:e,read:t}){if(!e)return t?a("a text that was read:"):a("the original:");let n={number:e.at+1,token:V(e.from)};return e.kind!=="branch"?a("co\
ntinues at token {number}:",n):e.on?a("again from {token} at token {number}:",n):a("instead of {token} at token {number}:",n)}function ek({tokens:e,total:t,searched:n,
mode:r}){let o=n?[a("best of {mode}",{mode:Xn(r)})]:[];return[F(e,"{count} token","{count} tokens"),Qw(t),...o].join(" · ")}function hl({runs:e,...t}){return p(
Q,{children:e.map(n=>p(tk,{run:n,...t},n.id))})}function tk({run:e,...t}){let{shown:n,renaming:r,press:o,name:s,place:i}=t,l=e===n,[c,u,d]=[Zw(e),Jw(e),ek(e)],h=[
e.name,`${c} ${u}`,d,l&&a("shown")].filter(Boolean).join(", ");return p("li",{class:"gp-run",role:"treeitem","aria-selected":l,"aria-expanded":e.children.length>
0||void 0,"aria-label":h,tabIndex:l?0:-1,ref:f=>i(e,f),children:[p("div",{class:"gp-row",onClick:()=>o(e),children:[p("span",{class:"gp-sign","aria-hidden":"tru\
e",children:l?"▶":null}),p("span",{class:"gp-label",children:e===r?p(nk,{of:e.name,done:f=>s(e,f)}):p(Q,{children:[e.name?p("bdi",{class:"gp-name",children:e.
name}):null,e.name?" ":null,p("span",{class:"gp-note",children:c})," ",p("bdi",{class:"gp-words",children:u})]})}),p("span",{class:"gp-facts",title:a("Length, a\
nd total log-probability after the processors, in nats; −∞ where they remove a given token. Beam search scores given tokens before the processors."),children:d})]}),
e.children.length>0&&p("ul",{role:"group",children:p(hl,{runs:e.children,...t})})]})}function nk({of:e,done:t}){let n=te(null),r=te(!1),o=i=>{r.current||(r.current=
!0,t(i))};pe(()=>{n.current?.focus(),n.current?.select()},[]);let s=i=>{i.stopPropagation(),i.key==="Escape"&&o(null),i.key==="Enter"&&o(n.current?.value??null)};
return p("input",{class:"gp-rename-field","aria-label":a("Name of this run"),maxLength:60,defaultValue:e,ref:n,onKeyDown:s,onClick:i=>i.stopPropagation(),onBlur:({
currentTarget:i})=>o(i.value)})}var rk=5,ok=60,sk=6e7,ik=(e,t)=>Array.isArray(t)&&e.length===t.length&&e.every((n,r)=>n===t[r]),vr=e=>[e,...e.children.flatMap(vr)],fl=e=>e.origin?fl(e.origin.parent):
e,Qp=()=>new xe(0,(e,{chosen:t})=>e+(t.logprob??-1/0)),ts=class{constructor(t){this.log=t}log;trees=[];shown=null;along=Qp();count=0;get all(){return this.trees.
flatMap(vr)}get busy(){return this.log.running||this.log.waiting}get visible(){if(!this.log.canAsk||!this.trees.some(({children:n})=>n.length))return[];let t=this.
shown&&fl(this.shown);return this.trees.filter(n=>n.children.length||n===t)}get refuge(){let{shown:t}=this;return t?t.origin?.parent??this.trees.filter(n=>n!==t).
at(-1):void 0}follow(t){t.run&&this.begin();let n=t.run||t.status||t.steps&&this.visible.length>0;this.shown&&this.log.turn===this.shown.turn&&n&&this.measure(this.
shown),t.run&&this.makeRoom()}begin(){let{turn:t,started:n,asked:r}=this.log;if(this.along=Qp(),this.shown=null,!n||t===void 0)return;let o=this.all.find(c=>c.turn===
t);if(o){this.shown=o;return}this.log.asked=null;let i=r&&ik(r.ids,n.request.given)?this.all.find(c=>c.turn===r.turn):void 0;if(i&&r?.kind!=="branch"&&i.plain&&
i.mode===n.mode){this.shown=Object.assign(i,{turn:t,pieces:[]});return}let l={id:this.count++,turn:t,read:n.request.only_given===!0,origin:i&&r?ak(i,r):null,children:[],
name:"",pieces:[],tokens:0,total:0,text:"",mode:n.mode,searched:!1,plain:!1};l.origin?l.origin.parent.children.push(l):this.trees=[...this.trees.filter(({children:c})=>c.
length),l],this.shown=l}measure(t){let{log:n,along:r}=this,o=n.lines();r.follow(o[0]?.last??null),Object.assign(t,{text:n.text,tokens:r.steps.length,total:r.total,
mode:n.started?.mode,searched:n.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:r.steps.map(({piece:s,chosen:i})=>s??i.text)})}makeRoom(){for(;;){let t=this.
all,n=t.reduce((i,{text:l})=>i+l.length,0);if(this.trees.length<=rk&&t.length<=ok&&n<=sk)return;let r=this.shown&&fl(this.shown),o=t.filter(i=>i.origin&&i!==this.
shown&&!i.children.length),s=this.trees.find(i=>i!==r)??o.sort((i,l)=>i.turn-l.turn).at(0);if(!s)return;this.detach(s)}}detach(t){let n=t.origin?.parent;n?n.children=
n.children.filter(r=>r!==t):this.trees=this.trees.filter(r=>r!==t)}};function ak(e,{at:t=0,from:n,on:r,kind:o}){let s=e;for(;s.origin&&t<s.origin.at;)s=s.origin.
parent;return{parent:s,at:t,from:String(n??""),on:!!r,kind:o}}var Jp=(e,t)=>{let n=new ts(t),o=Te(({changes:s})=>p(lk,{state:n,changes:s}),()=>n.visible.length>0)(e,t);return s=>{n.follow(s),o(s)}};function lk({state:e,changes:t}){
let{log:n,shown:r,visible:o}=e,s=He(t),[,i]=Ot(y=>y+1,0),[l,c]=se(""),[u,d]=se(!1),[h,f]=se(null),m=te(null),b=te(null),x=te(new Map),P=te(!1);l&&s.status&&!e.busy&&
c(""),u&&s.run&&d(!1),s.run&&m.current?.contains(document.activeElement)&&(P.current=!0),pe(()=>{let y=r&&x.current.get(r);y&&((s.run||P.current)&&ck(m.current,
y),P.current&&y.focus({preventScroll:!0}),P.current=!1)});let j=()=>{P.current=!0,i(null)},M=y=>{if(!(!y||y===e.shown)){if(e.busy)return c(a("A run is under way\
. Wait for its end, or click Stop."));e.shown=y,n.feedRun(y.text,y.turn),n.ask({type:"shown"}),j()}},I=()=>{let y=e.refuge;if(!(!e.shown||!y)){if(!u){d(!0),b.current?.
focus();return}e.busy||e.detach(e.shown),M(y),d(!1)}},C=y=>{if(y.ctrlKey||y.metaKey||y.altKey||!e.shown)return;let g=o.flatMap(vr),w=g.indexOf(e.shown),N={ArrowDown:()=>M(
g[w+1]),ArrowUp:()=>M(g[w-1]),ArrowRight:()=>M(e.shown?.children[0]),ArrowLeft:()=>M(e.shown?.origin?.parent),Home:()=>M(g[0]),End:()=>M(g.at(-1)),F2:()=>f(e.shown),
Delete:I};Object.hasOwn(N,y.key)&&(y.preventDefault(),N[y.key]())},A=(y,g)=>{g!==null&&(y.name=g.trim()),document.activeElement?.matches(".gp-rename-field")&&j(),
f(null)},T=(y,g)=>{g?x.current.set(y,g):x.current.delete(y)};return p(Q,{children:[p("header",{class:"gp-head",children:[p("h2",{class:"gp-title",children:a("Br\
anches")}),p("span",{class:"gp-note",children:a("Click a run to see it again.")}),p("span",{class:"gp-tools",children:[p("button",{type:"button",class:"gp-butto\
n gp-rename",title:"F2",onClick:()=>f(r),children:a("Rename")}),p("button",{type:"button",class:"gp-button gp-delete",title:a("Delete key"),"data-sure":u?"yes":
void 0,disabled:!e.refuge,ref:b,onClick:I,onBlur:()=>d(!1),children:u&&r?F(vr(r).length,"Delete this run?","Delete these {count} runs?"):a("Delete")})]})]}),p("\
ul",{class:"gp-tree",role:"tree","aria-label":a("Runs that continue one another. Arrow keys move, F2 renames, Delete removes."),ref:m,onKeyDown:C,children:p(hl,
{runs:o,shown:r,renaming:h,press:y=>y===e.shown?j():M(y),name:A,place:T})}),p("p",{class:"gp-note gp-told",role:"status",children:l})]})}function ck(e,t){let n=t.
firstElementChild;if(!e||!n)return;let[r,o]=[e.getBoundingClientRect(),n.getBoundingClientRect()];e.scrollTop+=Math.min(0,o.top-r.top-4)+Math.max(0,o.bottom-r.bottom+
4)}var uk={ArrowDown:e=>e+1,ArrowUp:e=>e-1,Home:()=>0,End:(e,t)=>t-1};function ns(e){let t=te(null),n=()=>[...t.current?.querySelectorAll(e)??[]],r=i=>{for(let l of n())
l.tabIndex=l===i?0:-1};return pe(()=>{let i=n();i.length&&r(i.find(({tabIndex:l,dataset:c})=>l===0&&c.reached)??i[0]);for(let l of i)l.dataset.reached="yes"}),{
ref:t,onFocusIn:({target:i})=>{i instanceof HTMLElement&&i.matches(e)&&r(i)},onKeyDown:i=>{let l=n(),c=l.indexOf(i.target),u=uk[i.key];c<0||!u||i.ctrlKey||i.metaKey||
i.altKey||(i.preventDefault(),i.stopPropagation(),l[Math.max(0,Math.min(l.length-1,u(c,l.length)))].focus())}}}function Zp({share:e,top:t,side:n}){let r=["gp-track",n==="before"&&"gp-thin",e>t*1.005&&"gp-beyond"];return p("span",{class:r.filter(Boolean).join(" "),"aria-h\
idden":"true",children:p("span",{class:`gp-fill gp-${n}`,style:{width:`${(Math.min(1,e/t)*100).toFixed(2)}%`}})})}function eh({after:e,before:t,top:n,kind:r,removed:o}){
let s=["gp-tracks",r&&`gp-tracks-${r}`,o&&"gp-tracks-removed"];return p("span",{class:s.filter(Boolean).join(" "),children:[o?p("span",{class:"gp-why",children:o}):
e!==null&&p(Zp,{share:e,top:n,side:"after"}),t!==null&&p(Zp,{share:t,top:n,side:"before"})]})}var ml=e=>e?z(e):"<0.01%",dk=(e,t)=>e.kept!==t||e.mass_moved>0;function $t({distribution:{stages:e,vocab:t}}){return e.map((n,r)=>{let[o,s,i]=rt(n.name),l=r?e[r-
1].kept:t??0;return{number:r+1,kind:n.name,name:o,meaning:s,knobs:i,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!dk(
n,l)}})}function It({kept:e,keptBefore:t,removed:n,moved:r,idle:o}){if(o)return a("did nothing");let s=[];return e<t&&s.push(F(t-e,"removed {count} token ({shar\
e})","removed {count} tokens ({share})",{share:ml(n)})),e>t&&s.push(F(e-t,"brought {count} token back","brought {count} tokens back")),(r-n>.001||!s.length)&&s.
push(a("moved {share}",{share:z(r)})),s.join(", ")}var Fn=({layers:e,distribution:t})=>!!e&&t.stages[0]?.name!=="DolaContrast";function rs(e,{effective:t,config:n}){
let r={...t,...n};return e.filter((o,s)=>s===0||r[o]).map(o=>{let s=JSON.stringify(r[o]??null);return s==="null"||s.length>12?o:`${o} ${s}`}).join(", ")}function xr(e){
return Fn(e)?{name:"DoLa",meaning:a("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:e.layers?a("the last layer"):a("the model"),meaning:a("The distribution that the model gave, before any processor.")}}function vt({distribution:{
candidates:e},chosen:t}){return e.some(({token_id:n})=>n===t.token_id)?e:[...e,t]}function os(e,t,n){if(e.length<=t)return e;let r=({raw_logprob:i,logprob:l})=>Math.
max(X(i),X(l)),o=[...e].sort((i,l)=>r(l)-r(i)),s=new Set([...o.filter(({token_id:i})=>i===n),...o.filter(De).slice(0,3)]);for(let i of o)s.size<t&&s.add(i);return e.
filter(i=>s.has(i))}function xt({raw_logprob:e,stage_logprobs:t},n){return n?t&&n<=t.length?X(t[n-1]):void 0:X(e)}var jn=({raw_logprob:e,stage_logprobs:t},n)=>((n?
t?.[n-1]:e)??null)===null,De=({logprob:e})=>e===null;function cn({removed_by:e,stage_logprobs:t,raw_logprob:n},r){let o=[n,...t||[]],s=o.findLastIndex((l,c)=>c>
0&&l===null&&o[c-1]!==null),i=e||s>0&&r.distribution.stages[s-1].name;return i?rt(i)[0]:Fn(r)?"DoLa":a("a processor")}function ss(e,t){let{raw_logprob:n,logprob:r,
rank:o,raw_rank:s,token_id:i}=e;if(Oe(t)){let h={share:z(X(n)),rank:H(s||0)},f=s?a("Probability {share}, rank {rank}, according to the server.",h):a("Probabilit\
y {share}, according to the server.",h);return i<0?f:`${f} ${a("Token id {id}.",{id:i})}`}let l=H(t.distribution.vocab??0),c=a("Token id {id}.",{id:i});if(!t.distribution.
stages.length&&Math.abs((r??n??0)-(n??0))<1e-4){let h={share:z(X(n)),rank:H(o||s||0),vocab:l};return`${o||s?a("Probability {share}, rank {rank} of {vocab}; no p\
rocessor changed it.",h):a("Probability {share}; no processor changed it.",h)} ${c}`}let u={share:z(X(n)),rank:H(s||0),vocab:l};return`${s?a("Before the process\
ors {share}, rank {rank} of {vocab}.",u):a("Before the processors {share}.",u)} ${pk(e,t)} ${c}`}function pk(e,t){if(De(e))return a("After them it cannot be cho\
sen: removed by {processor}.",{processor:cn(e,t)});let{logprob:n,rank:r}=e,o={share:z(X(n)),rank:H(r||0),kept:H(Ue(t)??0)};return r?a("After them {share}, rank \
{rank} of {kept} kept.",o):a("After them {share}.",o)}function nh(e,t){let n=oe(e,t),r=Math.exp(e??1/0);return r<hk?a("The model was all but certain here: an en\
tropy of {entropy}.",{entropy:n}):a("The model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:n,options:r<10?G(
r,1):H(Math.round(r))})}var hk=1.05;function rh({distribution:{candidates:e,entropy_before:t}},n){let s=[...e.flatMap(({text:l,raw_logprob:c})=>c!==null&&c<0?[{
text:l,raw:c}]:[])].sort((l,c)=>th(c.raw)-th(l.raw)).slice(0,3).map(({text:l,raw:c})=>`${V(l)} ${G(X(c))} · ${G($e(-c,n),2)}`),i={terms:s.join(" + "),entropy:oe(
t,n)};return s.length?a("before the processors, {terms} + the terms of all other tokens = {entropy}.",i):""}var th=e=>-e*X(e);function Sr(e,{mode:t,effective:n,
config:r}){if(e.isPrompt)return[a("given"),a("{token} is in the prompt: given, not chosen")];if(e.given)return[a("given"),a("{token} was given, not chosen")];if(t===
"elsewhere")return[a("the choice"),a("{token} was chosen by the server")];if(t==="custom")return[a("the choice"),a("{token} was chosen by your own decoding loop")];
if(e.beam)return[a("the choice"),fk(e.beam.status)];if(e.reranked)return[a("the choice"),a("{token} has the best score: probability against degeneration penalty")];
let o=e.draft?.origin;return o==="accepted"?[a("the draft"),a("{token} was drafted by the assistant, and accepted")]:o==="correction"?[a("the choice"),a("{token\
} replaced a rejected draft token")]:{...n,...r}.do_sample?[a("the draw"),a("{token} was drawn")]:[a("the choice"),a("{token} was chosen as the most probable")]}
function fk(e){return e==="running"?a("{token} goes on: the search compares the sums of whole beams"):e==="finished"?a("{token} ends a beam: the search compares\
 the sums of whole beams"):e==="ended"?a("{token} would end a beam, which does not count"):e==="pruned"?a("{token} was considered, and pruned: the search compar\
es the sums of whole beams"):a("{token} was considered by the search")}function Tr(e,t){let n=De(e)&&!Oe(t),r=t.distribution.stages.length?null:e.raw_rank;return{id:e.token_id,text:e.text,after:X(e.logprob),before:X(e.raw_logprob),
rank:n?null:e.rank??r,chosen:e.token_id===t.chosen.token_id,given:!!(t.isPrompt||t.given),removed:n,by:n?cn(e,t):"",words:()=>ss(e,t)}}function is({entry:e,top:t,
press:n,children:r}){let{id:o,text:s,after:i,before:l,rank:c,chosen:u,removed:d,by:h}=e,f=n&&o!==null?()=>n(o):null,m=f?bk(e):"",b={class:"gp-row","aria-label":gk(
e,!!f),ref:P=>{P&&Le(P,()=>[m,e.words()].filter(Boolean).join(" "))},...f?{type:"button",onClick:f}:{role:"group"}};return p("li",{class:["gp-bar",u&&"gp-chosen",
d&&"gp-removed",o===null&&"gp-rest"].filter(Boolean).join(" "),children:[rr(f?"button":"div",b,p("span",{class:"gp-rank",children:c?H(c):""}),p("span",{class:"g\
p-name",children:[p("span",{class:"gp-sign","aria-hidden":"true",children:u?"▶":d?"✕":""}),o===null?p("bdi",{class:"gp-word",children:s}):p(fe,{text:s,class:"\
gp-word"})]}),p(eh,{after:i,before:l,top:t,kind:u?"chosen":o===null?"rest":null,removed:d&&mk(h)}),p("span",{class:"gp-values",children:[p("span",{children:d?"":
i===null?"–":z(i)}),p("small",{children:z(l)})]}),p("span",{class:"gp-go","aria-hidden":"true",children:f?"↪":""})),r]})}var mk=e=>{let[t,,n]=Ne(a("removed \
by {processor}"),{processor:""});return[t,p("span",{class:"gp-remover",children:e}),n]};function gk({id:e,text:t,after:n,before:r,rank:o,chosen:s,given:i,removed:l,
by:c},u){let d=[!l&&n!==null&&z(n),(l||n!==r)&&a("before {share}",{share:z(r)})],h=[s&&(i?a("given"):a("chosen")),l&&a("removed by {processor}",{processor:c})],
f=[e===null?t:V(t),...h,...d,u&&a("continue")];return`${o?`${H(o)}. `:""}${f.filter(Boolean).join(", ")}`}function bk({text:e,chosen:t,removed:n,by:r}){let o=V(
e);return t?a("Run again from here with {token}.",{token:o}):n?a("Continue from here with {token} instead, although {processor} removed it.",{token:o,processor:r}):
a("Continue from here with {token} instead.",{token:o})}var xl={};re(xl,{MarkedText:()=>Mr,greenZ:()=>un,markLegend:()=>kl,pValue:()=>Er,pWords:()=>tt,thresholdWords:()=>Rr,tokensNeeded:()=>Lr,zKeys:()=>vl,zPicture:()=>_l});var yl={};re(yl,{axisMarks:()=>bl,plotIn:()=>gl,powerTicks:()=>yk,roundTicks:()=>oh,ticksWithin:()=>as});function oh(e,t,n){let r=(t-e)/Math.max(1,n)||1,o=10**Math.floor(Math.log10(r)),s=o*[1,2,2.5,5,10].find(l=>l*o>=r*.8),i=[];for(let l=Math.floor(e/s+1e-9);l<=Math.
ceil(t/s-1e-9);l++)i.push(Number((l*s).toPrecision(12)));return i}var as=(e,t,n)=>oh(e,t,n).filter(r=>r>=e&&r<=t);function yk(e,t){let n=Array.from({length:Math.
ceil(Math.log10(t))-Math.floor(Math.log10(e))+1},(o,s)=>10**(s+Math.floor(Math.log10(e)))),r=t/e>300?[1]:[1,2,5];return n.flatMap(o=>r.map(s=>Number((s*o).toPrecision(
3)))).filter(o=>o>=e&&o<=t)}function gl(e,{height:t,x:n,y:r,left:o=46,right:s=18,top:i=14,bottom:l=38}){let c=e.querySelector("svg");c||e.append(c=J("svg","gp-d\
rawing"));let u=Math.max(240,e.clientWidth),d=(h,[f,m])=>(h-f)/(m-f||1);return{width:u,height:t,left:o,right:s,top:i,bottom:l,inner:u-o-s,x:h=>o+d(h,n)*(u-o-s),
y:h=>t-l-d(h,r)*(t-i-l),draw(h,f){lt(c,{class:"gp-drawing",role:"group","aria-label":h,viewBox:`0 0 ${u} ${t}`,style:`height: ${t}px`}),rn(c,f.map((m,b)=>["g","",
b?{}:{"aria-hidden":"true"},m]))}}}function bl(e,{xTicks:t,yTicks:n,xTitle:r,yTitle:o}){let s=h=>Array.isArray(h)?h:[h,String(h)],[i,l]=[e.height-e.bottom,e.width-
e.right],c=n.map(s).flatMap(([h,f])=>[on("gp-guide",e.left,e.y(h),l,e.y(h)),Ct("",e.left-7,e.y(h)+4,f,"end")]),u=t.map(s).flatMap(([h,f])=>[on("gp-guide",e.x(h),
i,e.x(h),i+4),Ct("",e.x(h),i+17,f)]),d=[Ct("gp-axis",(e.left+l)/2,e.height-4,r)];return o&&d.push(Ct("gp-axis",2,e.top-16,o,"start")),[...c,...u,...d]}var wl={};re(wl,{Rows:()=>St,inNextRow:()=>dt});var wk=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,St=class e{constructor(t,n=null){this.holder=t;this.before=n}holder;before;static BLOCK=60;static LOOSE=150;loose=0;head=0;tried=0;append(t){
this.holder.append(t),this.loose+=1}removeLast(){this.holder.lastChild?.remove(),this.loose-=1;let t=this.holder.lastElementChild;sh(t)&&this.undo(t.previousElementSibling)}settle(){
if(this.loose<e.LOOSE||this.loose<this.tried+e.BLOCK||!this.holder.offsetParent||document.fonts.status==="loading")return;this.tried=this.loose;let t=[...this.holder.
children].slice(-this.loose),n=this.freeStarts(t),r=t.map((l,c)=>c).filter(l=>n[l]&&kk(t[l])),o=[],s=0;t[0].previousSibling||(this.head=s=r.shift()??0);for(let l of r)
l-s<e.BLOCK||(o.push(this.wrap(t.slice(s,l))),s=l,this.loose=t.length-l,this.tried=0);let i=o.map(l=>l.getBoundingClientRect().height);o.forEach((l,c)=>{l.style.
containIntrinsicHeight=`${i[c]}px`,l.classList.add("gp-kept-rows")})}freeStarts(t){let n=getComputedStyle(this.holder).direction==="rtl",r=t[0].previousSibling||
!this.before?"":this.before.holder.textContent??"";return t.map(o=>{let s=o.textContent??"",i=r.endsWith(`
`);r=r.slice(r.lastIndexOf(`
`)+1);let l=i?!s.startsWith(" "):!(n||wk.test(r));return r+=s,l})}wrap(t){let n=R("span","gp-rows");t[0].before(n,R("wbr")),n.append(...t);let r=t[0].firstChild;
if(r instanceof Text&&r.data===" "){let o=R("span","gp-gap");r.replaceWith(o),o.append(r)}return n}undo(t){let n=t.querySelector(".gp-gap");n&&n.replaceWith(...n.
childNodes),t.nextSibling?.remove(),this.loose+=t.children.length+(sh(t.previousElementSibling)?0:this.head),t.replaceWith(...t.childNodes),this.tried=0}dissolve(){
for(let t of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(t);this.tried=0}};function kk(e){let t=e.previousElementSibling,n=t&&[...t.querySelectorAll(
".gp-ink")].at(-1),r=e.querySelector(".gp-ink")?.getClientRects()[0],o=n&&[...n.getClientRects()].at(-1);return!!(r&&o&&ih(r)>ih(o)+10)}function dt(e,t,n){let r=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],o=r(e[t]);if(!o)return null;let s=null,i=1/0;for(let l=t+n;l>=0&&l<e.length;l+=n){let c=r(e[l]),u=c?(c.top-o.top)*
n:0;if(!c||u<o.height/2)continue;let d=u*1e3+Math.abs(c.left-o.left);if(d>=i+1e3*o.height)break;d<i&&([s,i]=[e[l],d])}return s}var sh=e=>e?.tagName==="WBR",ih=({
top:e,bottom:t})=>(e+t)/2;var un=(e,t,n)=>t>0?(e-n*t)/Math.sqrt(t*n*(1-n)):null;function Er(e){if(e<0)return 1-Er(-e);let t=Math.exp(-e*e/2)/Math.sqrt(2*Math.PI);if(e>3){let o=e;for(let s=120;s>
0;s--)o=e+s/o;return t/o}let[n,r]=[0,e];for(let o=1;r>1e-18;o+=2)n+=r,r*=e*e/(o+2);return .5-t*n}var Lr=(e,t,n)=>e>t?n**2*t*(1-t)/(e-t)**2:1/0;function tt(e){if(e>=
1e-4)return z(e);if(e<1e-300)return a("less than {p}",{p:"10⁻³⁰⁰"});let[t,n]=e.toExponential(1).split("e-");return`${_e(t)} × 10⁻${[...n].map(r=>"⁰¹²³\
⁴⁵⁶⁷⁸⁹"[r]).join("")}`}function Rr(e){let t=Er(e);if(t>.1)return a("{share} of texts without this watermark pass it.",{share:z(t)});let n=1/t;return n>=
1e9?a("A share of {p} of texts without this watermark passes it.",{p:tt(t)}):a("One in {odds} texts without this watermark passes it.",{odds:H(Number(n.toPrecision(
n<1e4?3:2)))})}var _k=({green:e})=>e==null?"none":e?"green":"red",vk=e=>Math.round(Math.max(0,Math.min(1,(e-.2)/.6))*10);function xk(e,t,n){let r=R("span","gp-t\
oken",null,{tabindex:"-1",role:"img"});if(ut(r,e),ah(r,t),n===void 0)return r;let o=typeof n=="function"?n:()=>n;return r.setAttribute("aria-label",o()),Le(r,o),
r}function ah(e,{green:t=null,g:n=null,counted:r=!0}){let o=e.querySelector(".gp-ink");if(n===null)e.dataset.list=_k({green:t});else{let s=vk(n);e.dataset.list=
"g",o.style.backgroundColor=`var(--gp-prob-${s})`,o.style.backgroundSize=`2px ${s*10}%`}r||(e.dataset.counted="no")}var Mr=class{constructor(t,{press:n=null}={}){
this.body=t,this.press=n,this.items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,t.classList.add("gp-marked"),this.rows=new St(t),t.addEventListener(
"keydown",r=>this.keyed(r)),t.addEventListener("click",r=>this.pressed(r.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(t)}show(t,n=0){
this.cut(Math.min(n,this.tokens.length));for(let r=this.tokens.length;r<t.length;r++){let{token:o,mark:s,words:i}=t[r],l=xk(o,s,i);this.press&&l.setAttribute("r\
ole","button"),ln(this,l,o,r?this.items[r-1].token:null),this.items.push(t[r])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(t){
Bt(this,t),this.items.length=t,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(t){this.stop&&(this.stop.tabIndex=-1),this.stop=t,t.tabIndex=0}pressed(t){
let n=this.tokens.indexOf(t);n<0||(this.reach(t),this.press&&this.press(this.items[n]))}keyed(t){let n=this.tokens.indexOf(t.target.closest(".gp-token"));if(n<0||
t.ctrlKey||t.metaKey||t.altKey)return;let r={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>dt(this.tokens,n,1),ArrowUp:()=>dt(this.
tokens,n,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[t.key];if(!r)return;t.preventDefault();let o=r();
o&&(this.reach(o),o.focus({preventScroll:!0}),o.scrollIntoView({block:"nearest"}),o===this.tokens[n]&&this.pressed(o))}resized(){let{clientWidth:t}=this.body;!t||
t===this.width||(this.width=t,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function kl(e,t,{unscored:n=!1,
repeated:r=!1,faint:o=a("faint: seen before, not counted")}={}){let s=[t,n,r,o].join();if(e.dataset.legend===s)return;e.dataset.legend=s,e.classList.add("gp-mar\
ked","gp-mark-legend");let i=(c,u,d)=>{let h=R("span"),f=R("span","",null,{"aria-hidden":"true"});return f.append(R("span","gp-ink",u)),ah(f,c),h.append(f,d),h},
l=t==="synthid"?[i({g:.2},"g",a("mean g-value 0.2 or less")),i({g:.5},"g",a("0.5, as by chance")),i({g:.8},"g",a("0.8 or more"))]:[i({green:!0},"◆",a("green: \
on the green list")),i({green:!1},"◇",a("red: not on the green list"))];n&&l.push(i({},"abc",a("not scored"))),r&&l.push(i(t==="synthid"?{g:.5,counted:!1}:{green:!0,
counted:!1},"abc",o)),e.replaceChildren(...l)}var Sk=400,Tk=12;function _l(e,{curves:t,threshold:n,needed:r=null,label:o=a("z over the number of tokens"),title:s=a(
"tokens scored"),yTitle:i="z",from:l=40,height:c=260}){let u=t.filter(({points:C})=>C.length),d=u.flatMap(({points:C})=>C),h=Math.max(l,...d.map(([C])=>C)),f=r&&
r.at<=2*h?Math.max(h,r.at*1.05):h,m=d.map(([,C])=>C),b=Math.min(-.5,...m)*1.08,x=Math.max(n*1.15,1,...m)*1.06,P=gl(e,{height:c,x:[0,f],y:[b,x],left:40,top:24}),
j=P.width-P.right,M=[...bl(P,{xTicks:as(0,f,P.inner/90),yTicks:as(b,x,5),xTitle:s,yTitle:i}),on("gp-unity",P.left,P.y(0),j,P.y(0)),on("gp-z-threshold",P.left,P.
y(n),j,P.y(n)),...u.map(({look:C,points:A})=>Qa(`gp-z-${C}`,Ek(A,Sk).map(([T,y])=>[P.x(T),P.y(y)]))),...u.map(({look:C,points:A})=>Lk(P,C,A.at(-1))),Mk(P,u,n)],
I=Rk(P,u);if(r&&r.at<=f){let[C,A]=[P.x(r.at),P.y(n)];I.push(Jo("",r.words,[["path","gp-z-needed",{d:`M${ie(C)} ${ie(A)}l-6 11h12Z`},[]]]))}P.draw(o,[M,I])}function Mk(e,[
t],n){let r=([,i])=>Math.abs(i-n),{points:o}=t||{points:[]},s=o.length>0&&r(o.at(-1))>r(o[Math.floor(o.length/8)]);return Ct("gp-halo gp-strong",s?e.width-e.right:
e.left+5,e.y(n)-6,a("threshold {value}",{value:Number(n.toFixed(2))}),s?"end":"start")}function Ek(e,t){let n=Math.ceil(e.length/t);return e.filter((r,o)=>o%n===
0||o===e.length-1)}var Lk=(e,t,[n,r])=>t==="measured"?["circle","gp-measured",{cx:ie(e.x(n)),cy:ie(e.y(r)),r:5},[]]:["path",`gp-z-end gp-z-end-${t}`,{d:Ja(e.x(n),
e.y(r),4.5)},[]];function Rk(e,t){let n=Math.max(0,...t.map(({points:o})=>o.at(-1)[0])),r=Math.min(Tk,n);return Array.from({length:r},(o,s)=>{let[i,l]=[n*s/r,n*
(s+1)/r],c=t.map(({name:d,points:h})=>{let f=h.findLast(([m])=>m<=l);return f&&f[0]>i?`${d} ${ee(f[1],2)}`:""}).filter(Boolean);if(!c.length)return null;let u={
x:ie(e.x(i)),y:e.top,width:ie(e.x(l)-e.x(i)),height:ie(e.height-e.bottom-e.top)};return Jo("gp-z-place",F(Math.floor(l),"After {count} token: {values}","After {\
count} tokens: {values}",{values:c.join(", ")}),[["rect","gp-catch",u,[]]])}).filter(Boolean)}function vl(e,t){let n=ge(e,t.length,()=>{let r=R("span"),o=J("svg");
return ae(o,{width:26,height:8,"aria-hidden":"true"}),o.append(J("path")),ae(o.firstElementChild,{d:"M1 4H25"}),r.append(o,R("span")),r});t.forEach(({name:r,look:o,
tip:s},i)=>{let[l,c]=n[i].children;ae(l.firstChild,{class:`gp-z-${o}`}),D(c,r),s&&Se(c,"z-score",()=>"",{meaning:s,formula:""})})}function Ok(e){switch(e){case"context":return a("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return a("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return a("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return a("no mark: the bias is 0.");default:return a("no mark.")}}function Or(e){let t=e&&e.effective&&e.effective.watermarking_config||{},n=Array.isArray(t.
keys)?t.keys.length:0,r=t.greenlist_ratio,o=t.seeding_scheme==="selfhash",s=t.context_width;return{config:t,keys:n,selfhash:o,ratio:r>0&&r<1?r:null,early:n?Sn(t.
ngram_len,1)-1:Sn(s,1)-Number(o)}}function ls({config:e,keys:t,ratio:n}){if(t)return F(t,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:e.ngram_len});if(n===null)return a("a green list whose settings are not known");let{bias:r,seeding_scheme:o,context_width:s,
hashing_key:i}=e;return a("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:z(n),bias:r,scheme:o,width:s,key:i})}
function cs({chosen:e,index:t,mark:n,given:r,isFirst:o},s){let i=d=>a("Token {number}, {token}: {mark}",{number:H(t+1),token:V(e.text),mark:d});if(!n)return i(r?
a("given, before the watermark began."):a("not marked."));if(n.why)return i(Ok(n.why));let l=a("Its probability: {before} before the watermark, {after} after.",
{before:z(n.chosen_before),after:z(n.chosen_after)}),c=o?[a("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let d=F(s.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:G(n.g,2)});return[i(d),l,...c].join(" ")}let u=n.green?a("\
◆ green: it got the bias."):a("◇ red: it got no bias.");return[i(u),l,Nk(n,s),...c].join(" ")}function Nk(e,{ratio:t,selfhash:n}){let r=e.listed??0,o={before:z(
e.mass_before??0),after:z(e.mass_after??0)};return n?F(r,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",o):t===null?F(r,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
o):F(r,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...o,ratio:z(t)})}var lh={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function ch(e,t,n,r){let{mark:o,index:s}=t,i={...e};if(!o)return{...i,unscored:e.
unscored+1};i.marks+=1;let l=o.kind==="synthid"?o.g:o.green;if(o.chosen_before>0&&o.chosen_after>0){i.chosen+=1,i.surprisal-=Math.log(o.chosen_before),i.gained+=
Math.log(o.chosen_after/o.chosen_before);let{stages:c,entropy_before:u}=t.distribution;i.entropy+=r>0&&c[r-1]?c[r-1].entropy:u,i.likely-=Pk(t,r)}return i.suppressed+=
o.suppressed,l===null?{...i,unscored:e.unscored+1}:s<n.early?{...i,early:e.early+1}:(i.scored+=1,i.green+=Number(l),i.expected+=o.expected??0,o.kind==="synthid"?
i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&(i.z=un(i.green,i.scored,n.ratio),i.foreseen=un(i.expected,i.scored,n.ratio)),i)}
function Pk({distribution:{candidates:e}},t){let n=e.map(({raw_logprob:r,stage_logprobs:o})=>t>0?o[t-1]:r).filter(r=>r!=null);return n.length?Math.max(...n):0}function uh(e,t,n,r){
let o=e.find(([,u])=>u>r);if(t.z>r)return{at:o[0],words:F(o[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:r})};let s=o?[F(o[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:r})]:[],i=n.keys?t.z>0?t.scored*(r/t.z)**2:1/0:Lr(t.green/t.scored,n.ratio,r),l=Math.max(t.scored+1,Math.ceil(i));
if(!Number.isFinite(l)||l>1e7)return{at:1/0,words:[...s,a("At the share so far, z never reaches {threshold}.",{threshold:r})].join(" ")};let c=F(l,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:r,more:H(l-t.scored)});return{at:l,words:[...s,c].join(" ")}}function dh(e,t){let{started:n,unit:r}=t;if(!e||!n)return[a("No token yet")];if(t.rejected)return gc(t.rejected,e.chosen.text,jt(n));if(Oe(e))return Ak(e,n,r);let o=[
nh(e.distribution.entropy_before,r),...Ck(e),...$k(e,r),...Bk(e,n)];if(e.mark){let i=Or(n),{chosen:l,index:c,mark:u,given:d=!1}=e;o.push(cs({chosen:l,index:c,mark:u,
given:d,isFirst:c<i.early},i))}o.push(fh(e,n)),e.draft&&o.push(...mc(e,jt(n))),e.beam&&o.push(...iu(e,t)),e.reranked&&o.push(...Ik(e,n));let{raw_logprob:s}=e.chosen;
return s!==null&&o.push(a("Its surprisal, before the processors, was {value}.",{value:oe(-s,r)})),o}function Ak(e,t,n){let{chosen:r}=e,o=vt(e).find(c=>c.raw_rank===
1),s=c=>a("The likeliest token was {token}, with {share}.",zn(c)),i=r.raw_rank===1||!o?[]:[s(o)];r.raw_rank===1?i.push(s(r)):r.raw_rank?i.push(a("The server gav\
e {token} {share}: rank {rank}.",{...zn(r),rank:H(r.raw_rank)})):i.push(a("The server gave {token} {share}.",zn(r)));let l=oe(r.raw_logprob===null?null:-r.raw_logprob,
n);return[...i,fh(e,t),a("Its surprisal was {value}.",{value:l})]}var zn=({text:e,raw_logprob:t})=>({token:V(e),share:z(X(t))});function Ck(e){let{chosen:t,distribution:n}=e,
{name:r}=xr(e),o={source:r,...zn(t),vocab:H(n.vocab??0)};if(Fn(e))return[];if(t.raw_rank===1)return[a("Its first choice was {token}, with {share}.",o)];let s=vt(
e).find(c=>c.raw_rank===1),i=s?[a("Its first choice was {token}, with {share}.",zn(s))]:[],l=t.raw_rank?a("It gave {token} {share}: rank {rank} of {vocab}.",{...o,
rank:H(t.raw_rank)}):a("It gave {token} {share}.",o);return[...i,l]}function Bk(e,t){let n=$t(e);if(!n.length)return e.isPrompt||e.read?[]:[a("No processor chan\
ged that.")];let r=n.filter(({idle:o})=>!o);return r.length?r.map(o=>{let s=ph(o,t),i=o.kept===o.keptBefore?It(o):`${It(o)}, ${a("{count} left",{count:H(o.kept)})}`,
{chosen:l}=e,[c,u]=[xt(l,o.number-1),xt(l,o.number)],d={name:s,effect:i,token:V(l.text),before:z(c||0),after:z(u||0)};return c===void 0||u===void 0?a("{name}: {\
effect}.",d):!u&&c?a("{name}: {effect}; {token} had {before}, and could no longer be chosen.",d):d.before===d.after?a("{name}: {effect}; {token} stayed at {afte\
r}.",d):a("{name}: {effect}; {token} went from {before} to {after}.",d)}):[F(n.length,"The processor ({names}) did nothing here.","The {count} processors ({name\
s}) did nothing here.",{names:n.map(({name:o})=>o).join(", ")})]}function ph({name:e,knobs:t},n){let r=rs(t,n);return r?r.startsWith(e)?r:`${e} (${r})`:e}function hh(e,t){
let{chosen:n}=e,r=a("{token} had {share}",zn(n)),o=$t(e).filter(({idle:i})=>!i).map(i=>{let l=xt(n,i.number),c={name:ph(i,t),share:l===void 0?"":z(l)};return l===
void 0?a("{name}: {effect}",{...c,effect:It(i)}):i.kept===i.keptBefore?a("after {name}: {share}",c):F(i.kept,"after {name}: {share}, {count} token left","after \
{name}: {share}, {count} tokens left",c)}),s=Ne(Sr(e,t)[1],{token:V(n.text)}).join("");return be(Be([r,...o,s]))}function fh(e,t){let{chosen:n,given:r,isPrompt:o}=e,
s=Ne(Sr(e,t)[1],{token:V(n.text)}).join("");return r||o||e.beam||Oe(e)?`${s}.`:De(n)?a("{words}, though {processor} had removed it.",{words:s,processor:cn(n,e)}):
{...t.effective,...t.config}.do_sample&&!e.draft&&!e.reranked?a("{words}: its chance was {share}.",{words:s,share:z(X(n.logprob))}):`${s}.`}function $k({layers:e},t){
if(!e)return[];let{layer:n,final_layer:r,candidate_layers:o,divergences:s}=e,i={final:r,layer:n,divergence:oe(s[o.indexOf(n)]??null,t)};return[F(o.length,"DoLa \
contrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {divergence}.","DoLa contrasted the last layer, {final}, with layer {\
layer}: of {count} candidates the furthest from it, by {divergence}.",i)]}function Ik({reranked:e,chosen:t},{effective:n,config:r}){let o=e?.find(({token_id:u})=>u===
t.token_id);if(!e||!o)return[];let s={share:z(o.probability),penalty:G(o.penalty),score:G(o.score)},i=[a("Its probability among the weighed tokens was {share}, \
its degeneration penalty {penalty}, its score {score}.",s)],{penalty_alpha:l}={...n,...r};Ce(l)&&i.push(a("score = (1 − α) · probability − α · penalty = (1 − {a\
lpha}) · {probability} − {alpha} · {penalty} = {score}.",{...s,alpha:l,probability:G(o.probability)}));let c=e.reduce((u,d)=>d.probability>u.probability?d:u);
if(c!==o){let u={token:V(c.text),count:e.length,share:z(c.probability),penalty:G(c.penalty),score:G(c.score)};i.push(a("The most probable of the {count} weighed\
 tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",u))}return i}var Hk=150;function mh({log:e,changes:t,step:n,press:r}){let o=ns(".gp-row"),s=n.isPrompt?[]:n.watched??[],i=qk(e),l=e.canAsk&&i>=0,c=s.map(h=>Tr(h,n)),u=Math.max(
.02,...c.map(({after:h,before:f})=>Math.max(h??0,f))),d=s.length?ce(e.lastOf(n)):[];return p("div",{class:"gp-looked-box",hidden:!l&&!s.length,children:[p("div",
{hidden:!s.length,children:[p("h3",{class:"gp-looked-title",children:a("Looked up")}),p("ol",{class:"gp-bars gp-looked",...o,children:c.map((h,f)=>p(is,{entry:h,
top:u,press:r,children:p(jk,{shares:Fk(d,h.id),step:n})},f))})]}),p(Wk,{log:e,changes:t,line:i,hidden:!l})]})}function qk(e){let t=e.current(),n=t&&!t.isPrompt&&
e.lineOf(t);return n?e.lines().findIndex(({last:r,label:o})=>r===n.last&&o===n.label):-1}function Wk({log:e,changes:t,line:n,hidden:r}){let[o,s]=se(""),[i,l]=se(
""),c=He(t);i&&(c.run||c.watched)&&l("");let u=d=>{if(d.preventDefault(),!o||n<0){l(o?a("Select a token of the generated text first."):a("Type the text of a tok\
en first."));return}l(a("Looking up {token} …",{token:V(o)})),e.ask({type:"look",line:n,text:o})};return p("details",{class:"gp-look",hidden:r,children:[p("su\
mmary",{children:a("Look up a token")}),p("form",{class:"gp-look-form",onSubmit:u,children:[p("label",{children:[a("Token")," ",p("input",{type:"text",class:"gp\
-look-text",maxLength:200,autocomplete:"off",autocapitalize:"off",spellcheck:!1,placeholder:a("for instance “ cat”"),value:o,onInput:({currentTarget:d})=>s(
d.value)})]}),p("button",{type:"submit",class:"gp-button",children:a("Look up")}),p("p",{class:"gp-note",children:[a("The text is taken as typed: most words beg\
in with a space, and “ cat” is a different token from “cat”.")," ",p("span",{class:"gp-look-state",role:"status",children:i})]})]})]})}var Fk=(e,t)=>e.map(
({watched:n})=>{let r=n?.find(({token_id:o})=>o===t);return r?X(r.logprob):0});function jk({shares:e,step:t}){if(e.length<2)return null;let n=Math.max(...e),r=l=>l/
(e.length-1)*100,o=zk(e,Hk).map(([l,c])=>`${r(l).toFixed(1)},${(98-(n?c/n:0)*94).toFixed(1)}`),s=n?a("highest {share}, at token {number}",{share:z(n),number:e.indexOf(
n)+1}):a("probability 0 everywhere"),i=F(e.length,"The probability of this token after the processors, along the text of {count} token: {words}. The vertical li\
ne is the current token.","The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token\
.",{words:s});return p(ne,{as:"div",class:"gp-along",id:"probability",meaning:i,formula:"",label:a("along the text: {words}",{words:s}),children:[p("svg",{class:"\
gp-along-plot",preserveAspectRatio:"none",viewBox:"0 0 100 100",children:[p("line",{class:"gp-along-here",x1:r(t.index),x2:r(t.index),y1:"0",y2:"100"}),p("polyl\
ine",{class:"gp-along-line",points:o.join(" ")})]}),p("span",{class:"gp-along-words",children:s})]})}function zk(e,t){let n=Math.ceil(e.length/t),r=[];for(let o=0;o<
e.length;o+=n){let s=o;for(let i=o+1;i<Math.min(e.length,o+n);i++)e[i]>e[s]&&(s=i);r.push([s,e[s]])}return r}var Sl=24,Dk=[.02,.05,.1,.2,.5,1];function Gk({log:e,changes:t}){let n=e.current(),r=!!(n&&e.canAsk&&!n.isPrompt),o=!!(n&&!n.distribution.stages.length),s=r&&n?
c=>e.ask({type:"branch",step:n,tokenId:c}):void 0,i=Me(()=>n&&p(Uk,{log:e,step:n,press:s}),[e,n,r]),l=["gp-drawn-candidates",e.running&&!e.selected&&"gp-grows",
o&&"gp-untouched",r&&"gp-pressable"];return p("div",{class:l.filter(Boolean).join(" "),children:[!n&&p("p",{class:"gp-note gp-no-token",children:a("The most lik\
ely tokens appear here, before and after the processors.")}),i,n&&n.beam&&!o&&p("p",{class:"gp-note gp-beams-note",children:a("Beam search: probabilities after \
the processors are not renormalised here, so they need not sum to 100%.")}),n&&p(mh,{log:e,changes:t,step:n,press:s})]})}var gh=Te(Gk);function Uk({log:e,step:t,
press:n}){let[r,o]=se(!1),s=ns(".gp-row"),i=vt(t),l=new Map(i.map(f=>[f,Tr(f,t)])),u=(r?i:os(i,Sl,t.chosen.token_id)).map(f=>l.get(f)??Tr(f,t)),d=Vk(e,t,[...l.values()]),
h=Kk(u);return p(Q,{children:[p("ol",{class:"gp-bars",...s,children:[...u,...d?[d]:[]].map((f,m)=>p(is,{entry:f,top:h,press:n},m))}),i.length>Sl&&p("button",{type:"\
button",class:"gp-button gp-all","aria-expanded":r,onClick:()=>o(!r),children:r?a("show {count} only",{count:Sl}):a("show all {count}",{count:H(i.length)})}),p(
Xk,{log:e,step:t,listed:i,top:h,isPressable:!!n})]})}function Kk(e){let t=Math.max(...e.map(({after:n,before:r})=>Math.max(n??0,r)));return Dk.find(n=>t<=n)??1}
function Vk(e,t,n){let r=h=>Math.max(0,1-n.reduce((f,m)=>f+(m[h]??0),0)),o={id:null,rank:null,chosen:!1,given:!1,removed:!1,by:""};if(Oe(t)){let h=r("before"),f=()=>a(
"All tokens that the server did not list, together: {share}.",{share:z(h)});return{...o,text:a("all others"),after:h,before:h,words:f}}let s=(t.distribution.vocab??
0)-n.length;if(s<=0)return null;let l=(Ue(t)??0)>n.filter(({removed:h})=>!h).length?e.usesBeams?null:r("after"):0,c=r("before"),u={count:H(s),before:z(c),after:z(
l??0)},d=()=>l===null?a("All tokens that are not listed ({count}), together: {before} before the processors.",u):a("All tokens that are not listed ({count}), to\
gether: {before} before the processors, {after} after them.",u);return{...o,text:F(s,"{count} other token","{count} other tokens"),after:l,before:c,words:d}}function Xk({
log:e,step:t,listed:n,top:r,isPressable:o}){let s=!t.distribution.stages.length,i=()=>a("{token} had {share}",{token:V(t.chosen.text),share:z(X(t.chosen.raw_logprob))});
return p("div",{class:"gp-bars-legend gp-note",children:[p("span",{children:[p("i",{class:"gp-swatch gp-after"}),p(ne,{class:"gp-after-word",id:"probability",run:()=>e.
started?hh(t,e.started):"",meaning:a("The probability from which the token is chosen: after all logits processors, without what they removed."),children:Yk(t)})]}),
!s&&p("span",{class:"gp-before-key",children:[p("i",{class:"gp-swatch gp-before"}),p(ne,{id:"probability",run:()=>be(i()),meaning:a("The probability that the mo\
del itself gave, before any logits processor."),children:a("before")})]}),p("span",{children:[p("b",{class:"gp-glyph",children:"▶"}),p("span",{class:"gp-chose\
n-word",children:t.isPrompt||t.given?a("given, not chosen"):a("chosen")})]}),!Oe(t)&&n.some(De)&&p("span",{class:"gp-removed-key",children:[p("b",{class:"gp-gly\
ph gp-cross",children:"✕"}),a("removed")]}),o&&p("span",{class:"gp-press-note",children:a("↪ continue")}),p(ne,{class:"gp-full",id:"probability",formula:"",
meaning:a("The probability of a bar of full width: a round number that no token exceeds. The bar of all others may exceed it, and is then marked with »."),children:a(
"axis 0–{top}",{top:z(r)})})]})}function Yk(e){return Oe(e)?a("probability, according to the server"):e.distribution.stages.length?a("after the processors"):a(
"probability; no processor ran, so it is the same before and after")}function bh(e,t){let r=e.querySelector("details"),o=e.querySelector(".gp-output"),s=e.querySelector(".gp-all"),i=null,l=!1;function c(y){let g=t.allLines(),w=t.
started.effective.length_penalty??1;return y.sequences.map((N,$)=>{let E=ce(g[$]?g[$].last:null),S=N.token_ids.map((k,O)=>{let q=E[O]&&E[O].chosen.token_id===k?
E[O]:null,U=N.logprobs[O];return{id:k,text:q?q.chosen.text:"?",recorded:U,library:N.transition_scores?N.transition_scores[O]:null,difference:N.transition_scores?
kn(U,N.transition_scores[O]):null,drawn:q?kn(U,q.chosen.logprob):1/0}}),v=N.logprobs.filter((k,O)=>!E[O]||!E[O].given),L=v.reduce((k,O)=>k+(O??-1/0),0),_=v.length**
w,B=v.length?L/_:null,W=N.score!==null&&B!==null&&N.score*_>Vt;return{tokens:S,sum:L,length:v.length,penalty:w,rebuilt:B,score:N.score,difference:W?sr(L,N.score,
_):null}})}function u(y,g=1e-9){if(!Number.isFinite(y))return"∞";let w=Math.max(y,g),N=Math.floor(Math.log10(w)+1e-9),$=Math.ceil(w/10**N-1e-6);return $===10?
`1e${N+1}`:`${$}e${N}`}function d(y){if(!y||!y.sum.count)return[[],[]];let{sum:g,given:w,final:N,pool:$,output:E}=y,S=({off:_,count:B,furthest:W},k)=>_?[k(_,{all:H(
B),bound:u(W)})]:[],v=[...S(g,(_,B)=>F(_,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add up: the fur\
thest is off by {bound}",B)),...S(w,(_,B)=>F(_,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tokens do not c\
ount as 0: the furthest is off by {bound}",B)),...S(N,(_,B)=>F(_,"{count} of {all} final scores does not follow from its sum: it is off by {bound}","{count} of \
{all} final scores do not follow from their sums: the furthest is off by {bound}",B)),...S($,(_,B)=>F(_,"{count} of {all} kept scores does not follow from the t\
exts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",B)),...S(E,(_,B)=>F(
_,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their paths thro\
ugh the tree end: the furthest is off by {bound}",B))],L=u(Math.max(...Object.values(y).map(_=>_.furthest)),Yc);return[v,v.length?[]:[F(g.count,"{count} node of\
 the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:L})]]}function h({outputs:y,tree:g}){let w=y.flatMap(k=>k.tokens);
if(!w.length)return["none","–",a("There are no scores to check: no token was generated.")];let N=w.filter(({difference:k})=>k!==null),$=y.filter(({difference:k})=>k!==
null),E=k=>u(Math.max(0,...k.map(({difference:O})=>O))),S=k=>k.filter(({difference:O})=>!(O<=_n)).length,v=w.filter(({drawn:k})=>k>_n).length,[L,_]=d(g),B=[...S(
$)?[a("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:H(S($)),all:H($.length),bound:E($)})]:[],...L,...S(N)?[F(S(N),"{count} \
of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_transition_scores\
, by up to {bound}",{all:H(N.length),bound:E(N)})]:[],...v?[F(v,"{count} token of the outputs differs from the steps that are shown","{count} tokens of the outp\
uts differ from the steps that are shown")]:[]];if(B.length)return["differs","✗",Be(B)];let W=[...$.length?[F($.length,"{count} sequences_scores is rebuilt to\
 within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:E($)})]:[],..._];return N.length?["agrees","✓",Be([...W,F(N.length,"{count} t\
oken agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to within {boun\
d}",{bound:E(N)})])]:["none","–",Be([...W,f()])]}let f=()=>t.started.mode==="custom"?a("compute_transition_scores does not apply: the run used your own decodi\
ng loop"):a("compute_transition_scores does not apply: the run was recorded without the library’s scores");function m(){let[y,g,w]=i?h(i):["none","–",a("The\
 scores are checked against the library when the run has finished.")],N={agrees:a("agrees with the library"),differs:a("differs from the library"),none:a("not c\
hecked")};e.dataset.verdict=y,D(e.querySelector(".gp-badge"),g),D(e.querySelector(".gp-sign-words"),i?N[y]:a("not checked yet")),D(e.querySelector(".gp-verdict-\
line"),w)}let b=y=>ze(y)?"−∞":ee(y,3).replace(/^-(0.000)$/,"$1"),x=y=>ze(y)?"−∞":(y<Vt?_e(y.toExponential(3)):G(y,5)).replace("-","−"),P=y=>y<0||ze(y)?
`(${x(y)})`:x(y);function j(y,g){let w=y.insertCell();g===null?w.textContent="–":w.textContent=(g>_n?"✗ ":"")+(g===0?"0":Number.isFinite(g)?g.toExponential(
0):"∞"),w.classList.toggle("gp-off",g>_n)}function M(){let y=i.outputs.filter(({score:w})=>w!==null);e.querySelector(".gp-beam-check").hidden=!y.length;let g=e.
querySelector(".gp-sums tbody");g.replaceChildren(),i.outputs.forEach((w,N)=>{if(w.score===null)return;let $=g.insertRow();for(let E of[N+1,b(w.sum),w.length,w.
penalty,G(w.rebuilt,4),G(w.score,4)])$.insertCell().textContent=E;j($,w.difference)})}function I(y,g,w,N,$,E){if(!w.count)return;let{worst:S}=w,v=y.insertRow();
v.append(R("th","",g,{scope:"row"})),v.insertCell().textContent=H(w.count),v.insertCell().append(N(S),...S.node?[" ",ve(S.node.beam.text)]:[]),v.insertCell().textContent=
$(S),v.insertCell().textContent=x(E(S)),j(v,S.difference)}function C(){let y=e.querySelector(".gp-tree-sums tbody");if(y.replaceChildren(),!i.tree)return;let{sum:g,
given:w,final:N,pool:$,output:E}=i.tree,S=t.started.effective.length_penalty??1,v=({node:_})=>a("step {number}:",{number:_.index+1}),L=({node:_,power:B})=>`${x(
_.beam.score)} / ${_.length} ** ${S} = ${x(ze(_.beam.score)?null:_.beam.score/B)}`;I(y,a("node: parent’s score + log-probability"),g,v,({node:_,parent:B})=>`${x(
B)} + ${P(_.beam.logprob)} = ${x(ze(_.beam.logprob)?null:B+_.beam.logprob)}`,({node:_})=>_.beam.score),I(y,a("given token: counts as 0"),w,v,()=>x(0),({node:_})=>_.
beam.score),I(y,a("ended: score / length ** length_penalty"),N,v,L,({node:_})=>_.beam.final_score),I(y,a("kept after a step: the best that ended"),$,_=>a("step \
{number}: rank {rank}",{number:_.step+1,rank:_.place+1}),_=>_.expected===null?"–":x(_.expected),_=>_.told),I(y,a("output: score where its path ends, after the\
 penalty"),E,({number:_})=>a("output {number}:",{number:_+1}),L,_=>_.told)}function A(){let{tokens:y}=i.outputs[Number(o.value)]||i.outputs[0]||{tokens:[]},g=e.
querySelector(".gp-scores tbody");g.replaceChildren(),y.slice(0,l?1/0:20).forEach((w,N)=>{let $=g.insertRow();$.insertCell().textContent=N+1,$.insertCell().textContent=
w.id,$.insertCell().append(ve(w.text)),$.insertCell().textContent=b(w.recorded),$.insertCell().textContent=w.difference===null?"–":b(w.library),j($,w.difference),
$.insertCell().textContent=_e(`${(X(w.recorded)*100).toFixed(2)}%`)}),s.hidden=y.length<=20||l,D(s,a("Show all {count} tokens",{count:H(y.length)}))}function T(){
if(!r.open)return;let y=t.hideFrom!==null;if(e.querySelector(".gp-secret").hidden=!y,e.querySelector(".gp-token-check").hidden=y||!i,e.querySelector(".gp-beam-c\
heck").hidden=!0,e.querySelector(".gp-tree-check").hidden=y||!i||!i.tree||!i.tree.sum.count,D(e.querySelector(".gp-how"),t.usesBeams?a("The playground records a\
 log-probability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, \
as its documentation asks for beams)."):a("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute\
_transition_scores gives for the same run (normalize_logits=True).")),!i)return;let g=w=>t.usesBeams?a("output {number}",{number:w}):a("sequence {number}",{number:w});
e.querySelector(".gp-which").hidden=i.outputs.length<2,o.options.length!==i.outputs.length&&o.replaceChildren(...i.outputs.map((w,N)=>R("option","",g(N+1),{value:N}))),
M(),y||C(),y||A()}return r.addEventListener("toggle",T),r.addEventListener("keydown",y=>{y.key!=="Escape"||!r.open||(r.open=!1,r.querySelector("summary").focus())}),
o.addEventListener("change",T),s.addEventListener("click",()=>{l=!0,T()}),y=>{if(e.hidden=!t.started,!y.run&&!y.status&&!y.steps)return;let{finished:g}=t;g?(!i||
i.finished!==g)&&(i={finished:g,outputs:c(g),tree:Qc(t)},l=!1,o.replaceChildren()):i=null,m(),(y.run||y.status||g)&&T()}}function yh(e,t){let o=[.1,.2,.5,1,2,5,10,20,50,1/0],s=e.querySelector(".gp-heat-plot"),i=e.querySelector(".gp-cells"),l=e.querySelector(".gp-column"),c=e.querySelector(
".gp-layer-names"),u=e.querySelector(".gp-layer-reading"),d=e.querySelector(".gp-layer-tally"),h=document.createElement("canvas"),f=h.getContext("2d",{willReadFrequently:!0}),
m=new xe({picks:{},peak:0},({picks:k,peak:O},{layers:q})=>q?{picks:{...k,[q.layer]:(k[q.layer]||0)+1},peak:Math.max(O,...q.divergences)}:{picks:k,peak:O}),b=0,x=[],
P=[],j=[0,0],M=[],I=k=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(k??0)/b)))*10);function C(){let k=getComputedStyle(e);return[...[...Array(11).keys()].map(q=>`\
--gp-heat-${q}`),"--gp-text"].map(q=>{let U=k.getPropertyValue(q).trim();return[1,3,5].map(K=>parseInt(U.slice(K,K+2),16))})}function A(k){if(h.width>=k&&h.height===
x.length*6)return;let O=h.height===x.length*6?f.getImageData(0,0,h.width,h.height):null;h.width=Math.max(64,2**Math.ceil(Math.log2(k))),h.height=x.length*6,O&&f.
putImageData(O,0,0)}function T(k){let O=new ImageData(1,x.length*6);x.forEach((q,U)=>{let K=k.layers?k.layers.candidate_layers.indexOf(q):-1;if(K<0)return;let Y=P[I(
k.layers.divergences[K])];for(let Z=0;Z<5;Z++){let ue=Z===2&&q===k.layers.layer?P[11]:Y;O.data.set([...ue,255],(U*6+Z)*4)}}),f.putImageData(O,k.index,0)}let y=()=>Math.
max(10,m.steps.length);function g(){let[k,O]=j;if(!k||!O)return;i.width!==k&&(i.width=k),i.height!==O&&(i.height=O);let q=i.getContext("2d");q.clearRect(0,0,k,O),
q.imageSmoothingEnabled=!1;let U=m.steps.length;q.drawImage(h,0,0,U,h.height,0,0,k*U/y(),O)}function w(k){let O=[...m.steps.find(Y=>Y.layers).layers.candidate_layers].
sort((Y,Z)=>Z-Y),q=C(),U=o.find(Y=>m.total.peak<=Y*Math.LN2)*Math.LN2,K=String([O,q,U])!==String([x,P,b]);String(O)!==String(x)&&N(O),[x,P,b]=[O,q,U],A(m.steps.
length);for(let Y of K?m.steps:k)T(Y);g()}function N(k){let O=Math.max(15,Math.min(28,280/k.length));s.style.height=c.style.height=`${Math.max(1,k.length)*O}px`,
c.replaceChildren(...k.map(q=>R("span","",E(q))))}function $(){D(e.querySelector(".gp-ramp-low"),"0"),D(e.querySelector(".gp-ramp-high"),`${Ge(Number($e(b,t.unit).
toPrecision(2)))} ${a(t.unit)}`.replace(/^1 bits/,"1 bit"));let k=e.querySelector(".gp-scale-ramp");if(!k.childNodes.length)for(let O=0;O<11;O++){let q=R("i");q.
style.background=`var(--gp-heat-${O})`,k.append(q)}}je(e,{divergence:()=>{let{layers:k}=t.current()||{};if(!k)return"";let{layer:O,candidate_layers:q,divergences:U}=k,
K=oe(U[q.indexOf(O)]??null,t.unit);return F(q.length,"{layer}, the one candidate, has {value}.","{layer} has the largest of {count}, {value}.",{layer:E(O),value:K})}});
let E=k=>k===0?a("embedding"):a("layer {layer}",{layer:k}),S=k=>k===0?a("the embedding (layer 0)"):a("layer {layer}",{layer:k});function v(k){let O={number:k.index+
1,token:V(k.chosen.text)};if(!k.layers)return a("Token {number}, {token}: no layer was contrasted.",O);let{layer:q,final_layer:U,candidate_layers:K,divergences:Y}=k.
layers,Z=Es(K.map((ue,le)=>`${E(ue)} ${ee($e(Y[le]??0,t.unit),3)}`));return a("Token {number}, {token}: {layer} was contrasted with the last layer ({final}), be\
cause it diverges most from it. Divergences in {unit}: {list}.",{...O,layer:S(q),final:U,unit:a(t.unit),list:Z})}function L(k){l.hidden=!1,l.style.left=`${k.index/
y()*100}%`,l.style.width=`${100/y()}%`;let O=v(k);D(u,O),Ro(s,k,m.steps.length,O)}function _(){let k=Object.entries(m.total.picks).sort((U,K)=>K[1]-U[1]),O=k.reduce(
(U,[,K])=>U+K,0),q=k.map(([U,K])=>a("{layer} in {times}",{layer:S(Number(U)),times:H(K)})).join(", ");D(d,F(O,"Along the text: {list} of {count} step.","Along t\
he text: {list} of {count} steps.",{list:q})),D(e.querySelector(".gp-heat-end"),String(y()))}fd(s,t,{stepUnder:k=>{let{left:O,width:q}=s.getBoundingClientRect(),
U=Math.floor((k.clientX-O)/q*y());return m.steps[Math.max(0,Math.min(m.steps.length-1,U))]},hover:k=>D(u,v(k)),leave:()=>t.current()&&!e.hidden&&D(u,v(t.current()))});
function B(k){let O=t.current();if(e.hidden=!(O&&O.layers),e.hidden)return;let{added:q}=m.follow(t.lastOf(O));O===M[0]&&m.total===M[1]&&!k.unit&&!k.look||(M=[O,
m.total],w(q),$(),L(O),_())}new ResizeObserver(([{contentRect:k}])=>{j=[k.width,k.height].map(O=>Math.round(O*devicePixelRatio)),g()}).observe(s);let W=()=>B({look:!0});
return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",W),new MutationObserver(W).observe(document.body,{attributes:!0,attributeFilter:["cl\
ass"]}),B}function wh(e,t){let n=e.querySelector(".gp-sentences"),r="";return e.querySelector(".gp-to-glossary").addEventListener("click",()=>bt(e)),()=>{let o=t.current(),
s=dh(o,t),i=s.join(`
`);if(i===r)return;r=i;let l=new Set;n.replaceChildren(...s.map(c=>{let u=R("li");return u.append(...En(c,l)),u}))}}var kh=null;async function us(e,t,n,r,o){let s=e.answers.media_file?await e.answers.media_file(t):"";if(!s)return o(a("The page no longer has this sound. Add th\
e file again to hear it."));o(""),kh?.pause();let i=new Audio(s);kh=i,i.currentTime=Math.max(0,n);let l=()=>{if(i.currentTime>=r||i.paused)return i.pause();requestAnimationFrame(
l)};try{await i.play(),l()}catch{o(a("This browser cannot play the sound."))}}var _h=(e,t)=>t.isPrompt?t.index:e.prefix.length+t.index;function Dn(e,t,n){if(!t||t.isPrompt&&e.readsSource)return[];let r=e.prefix.length,[o,s]=t.isPrompt?[1,
r-1]:[Math.max(1,r),r+ce(e.lastOf(t)).length-1],i=_h(e,t);if(i<o)return[];let l=Math.min(s,Math.max(o,i-Math.floor(n/2))+n-1),c=Math.max(o,l-n+1);return Array.from(
{length:l-c+1},(u,d)=>c+d)}function dn(e,t,n){if(!t)return-1;let r=n.found.places.indexOf(_h(e,t));return t.isPrompt||e.idsTo(t).every((s,i)=>s===n.ids[i])?r:-1}var Ml={};re(Ml,{BASE64:()=>ds,Preview:()=>Qk,Wave:()=>pn,mediaChip:()=>ps,placedMedia:()=>Tl});var ds=/^[A-Za-z0-9+/=]*$/;function Tl({request:{media:e},media:t=[]}){let n=e,r=(Array.isArray(n)?n:[]).filter(o=>typeof o=="object"&&o!==null);return t?.length?
t.map(({kind:o,start:s,end:i})=>{let l=r.filter(d=>d.kind===o),c=t.filter(d=>d.kind===o),u=c.findIndex(d=>d.start===s);return{item:l.length===c.length?l[u]:{kind:o},
start:s,end:i}}):r.map(o=>({item:o,start:0,end:0}))}function ps(e,t){let n=e.kind==="image"?a("Picture"):a("Sound"),r=t?a("{what}, read in {count} tokens",{what:n,
count:t}):n,o=R("span","gp-media-chip",null,{role:"img","aria-label":r});return Je(p(Q,{children:[e.kind==="audio"?p(pn,{preview:e.preview}):e.preview?p(vh,{preview:e.
preview}):null,t>0&&p("span",{children:F(t,"{count} token","{count} tokens")})]}),o),o}var Qk=({kind:e,preview:t})=>e==="image"?p(vh,{preview:t}):p(pn,{preview:t});
function vh({preview:e}){let t=typeof e=="string"&&ds.test(e);return p("img",{src:t?`data:image/png;base64,${e}`:"data:,",alt:""})}function pn({preview:e}){let t=(Array.
isArray(e)?e:[]).map(Number).filter(Number.isFinite),n=t.map((r,o)=>`M${o+.5} ${50-r/2}V${50+r/2}`).join("");return p("svg",{viewBox:`0 0 ${Math.max(1,t.length)}\
 100`,preserveAspectRatio:"none","aria-hidden":"true",children:p("path",{d:n})})}var Jk={image:.75,audio:.5},xh=.3;function Sh(e,t){let n=T=>e.querySelector(".gp-"+T),[r,o,s,i,l]=["attend","attention-state","attention-found","attention-seen",
"hear"].map(n),c=n("attention-layer"),u=null,d=!1,h=()=>(t.started.request.media||[])[0]||{},f=()=>h().kind==="audio";function m(){let T=t.current();d=!0,D(o,a(
"Reading the attention …")),b(T),t.ask({type:"attend",step:T,places:Dn(t,T,t.mostPlaces.attend||1),layer:c.value?Number(c.value):null})}r.addEventListener("cl\
ick",m),c.addEventListener("change",m);function b(T){r.parentNode.hidden=!t.canAsk,r.disabled=c.disabled=d||t.running||t.waiting||!Dn(t,T,1).length,D(r,f()?a("S\
how where it listened"):a("Show where it looked")),n("attention-choice").hidden=!u||u.layers<2}function x(){let T=Array.from({length:u.layers},(y,g)=>R("option",
"",a("layer {layer}",{layer:H(g+1)}),{value:g}));c.replaceChildren(R("option","",a("all layers"),{value:""}),...T),c.value=u.layer===null?"":String(u.layer)}function P(){
let{kind:T,picture:y,rows:g,columns:w,seconds:N}=u,$=typeof y=="string"&&ds.test(y),E=R("img","gp-attention-picture",null,{alt:"",src:$?`data:image/png;base64,${y}`:
"data:,"});E.hidden=!$,i.classList.toggle("gp-is-sound",T==="audio");let S=J("svg","");S.setAttribute("viewBox",`0 0 ${w} ${g}`),S.setAttribute("preserveAspectR\
atio","none");for(let _=0;_<g*w;_++){let B=J("rect",""),[W,k]=[_%w,Math.floor(_/w)];for(let[O,q]of Object.entries({x:W,y:k,width:1,height:1}))B.setAttribute(O,String(
q));S.append(B)}i.replaceChildren(E,S);let v=n("attention-times");v.hidden=T!=="audio";let L=n("attention-curve");L.toggleAttribute("hidden",T!=="audio"),L.setAttribute(
"viewBox",`0 0 ${w} 100`),T==="audio"&&[...v.children].forEach((_,B)=>D(_,a("{seconds} s",{seconds:B?ee(N,1):0})))}function j(T){let y=u.weights[T],g=Math.max(...y),
w=y.map($=>g?$/g:0);[...i.lastElementChild.children].forEach(($,E)=>$.setAttribute("opacity",String(Jk[u.kind]*(1-w[E])))),u.kind==="audio"&&n("attention-curve").
firstElementChild.setAttribute("d",`M0 100${w.map(($,E)=>`L${E+.5} ${100-95*$}`).join("")}L${w.length} 100Z`);let N=I(y,u.elsewhere[T]);D(n("attention-words"),N),
i.setAttribute("aria-label",N)}function M(T){let y=T.reduce((N,$)=>N+$,0)/2,[g,w]=[0,0];for(let N of[...T].sort(($,E)=>E-$)){if(g>=y)break;g+=N,w++}return w}function I(T,y){
let g=M(T),w={most:z(Math.max(...T)),share:z(y)};return u.kind==="image"?a("The brightest patch has {most} of the weight. Half of what lies on patches lies on {\
count} of {all}; {share} lies on no patch.",{...w,count:H(g),all:H(T.length)}):a("The brightest position, at {at} s, has {most} of the weight. Half of what lies\
 on the sound lies on {seconds} s of it; {share} lies on the silence after it.",{...w,seconds:ee(g*C(),2),at:ee(A(T),2)})}let C=()=>u.seconds/u.columns,A=T=>(T.
indexOf(Math.max(...T))+.5)*C();return l.addEventListener("click",()=>{let T=A(u.weights[dn(t,t.current(),t.foundOf("attend"))]);us(t,h().sha256,T-xh,T+xh,y=>D(
o,y))}),T=>{let y=t.current(),g=t.hideFrom===null?t.foundOf("attend"):null;if((T.run||T.found)&&(d=!1),e.hidden=!y||!t.looksAtMedia||!(t.canAsk||g)||t.recorded,
e.hidden)return;(T.run||T.found)&&D(o,"");let w=(g&&g.found)!==u;u=g&&g.found,w&&u&&x(),w&&u&&P();let N=u?dn(t,y,g):-1;b(y),r.hidden=N>=0,s.hidden=N<0,l.hidden=
!u||u.kind!=="audio"||!t.answers.media_file,N>=0?j(N):u&&!d&&D(o,a("The attention of this token was not asked for."))}}var Zk=160,e0={probability:()=>a("How likely this layer finds the token that was chosen in the end."),rank:()=>a("The rank of the chosen token in this layer, th\
e likeliest first. A bar in the cell shows it, too."),entropy:()=>a("How uncertain this layer is: the entropy of its distribution."),kl:()=>a("How far this laye\
r is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")};function Th(e,t){let n=S=>e.querySelector(".gp-"+S),[r,o,s,i,l]=["lens-foun\
d","lens-field","around","look-into","lens-state"].map(n),c=o.firstElementChild,u=n("lens-shade"),d=null,h=!1,f=[0,0],m=()=>d.found.layers.length-1,b=S=>S===0?a(
"the embedding (layer 0)"):S===m()?a("layer {layer}, the last",{layer:H(S)}):a("layer {layer}",{layer:H(S)}),x=(S,v)=>c.tBodies[0].rows[m()-S].cells[v+1];function P(){
let S=t.current(),v=t.mostPlaces.look_into||1,L=Math.max(1,Math.min(v,Math.round(Number(s.value))||12));s.value=String(L),h=!0,D(l,a("Reading the layers …")),
j(S),t.ask({type:"look_into",step:S,places:Dn(t,S,L)})}i.addEventListener("click",P);function j(S){n("lens-ask").hidden=!t.canAsk,i.disabled=h||t.running||t.waiting||
!Dn(t,S,1).length,t.mostPlaces.look_into&&(s.max=String(t.mostPlaces.look_into))}function M(){let{tokens:S,layers:v}=d.found,L=R("tr");L.append(R("th","",a("lay\
er"),{scope:"col"}),...S.map(({text:k})=>{let O=R("th","",null,{scope:"col"});return O.append(ve(k)),O}));let _=v.map((k,O)=>{let q=R("tr");return q.append(R("t\
h","",O?H(O):a("embedding"),{scope:"row"}),...k.map((U,K)=>I(U,O,K))),q}),[B,W]=[R("thead"),R("tbody")];B.append(L),W.append(..._.reverse()),c.replaceChildren(B,
W)}function I(S,v,L){let _=R("td","",null,{role:"gridcell",tabindex:"-1"});return _.append(ve(S.top[0][1])),Le(_,()=>`${T(v,L)}. ${y(S,L)}`),_.addEventListener(
"focus",()=>g(v,L)),_.addEventListener("click",()=>_.focus()),_.addEventListener("keydown",W=>C(W,v,L)),_}function C(S,v,L){if(S.ctrlKey||S.metaKey||S.altKey)return;
let[_,B]=[m(),d.found.tokens.length-1],W={ArrowUp:[v+1,L],ArrowDown:[v-1,L],ArrowLeft:[v,L-1],ArrowRight:[v,L+1],Home:[v,0],End:[v,B],PageUp:[_,L],PageDown:[0,L]}[S.
key];W&&(S.preventDefault(),S.stopPropagation(),x(Math.max(0,Math.min(_,W[0])),Math.max(0,Math.min(B,W[1]))).focus())}function A(){let S=dn(t,t.current(),d),{tokens:v,
layers:L}=d.found;v.forEach((_,B)=>{let W=B===S;c.tHead.rows[0].cells[B+1].classList.toggle("gp-here",W),L.forEach((k,O)=>{let q=k[B],U=x(O,B);ot(U,[q.top[0][0]===
_.id&&"gp-favourite",W&&"gp-here"].filter(Boolean).join(" ")),an(U,u.value,{...q,entropyAfter:q.entropy??1/0,kl:q.kl??1/0})})}),_r(n("lens-scale"),u.value,t.unit),
Se(n("lens-scale"),n("lens-scale").dataset.term,()=>"",{meaning:e0[u.value]()})}function T(S,v){return a("{layer}, in the place of {token}",{layer:b(S),token:V(
d.found.tokens[v].text)})}function y({probability:S,rank:v,entropy:L,kl:_},B){return a("The chosen {token}: {share}, rank {rank}. Entropy {entropy}; KL from the\
 last layer {kl}.",{token:V(d.found.tokens[B].text),share:z(S),rank:H(v),entropy:oe(L,t.unit),kl:oe(_,t.unit)})}function g(S,v){let L=x(...f);L&&(L.ariaSelected=
"false"),L&&(L.tabIndex=-1),f=[S,v];let _=x(S,v);_.ariaSelected="true",_.tabIndex=0,w()}function w(){let[S,v]=f,L=d.found.layers[S][v],_=d.found.tokens[v],B=L.top.
find(([k])=>k===_.id)?[]:[[_.id,_.text,L.probability]],W=ge(n("lens-bars"),L.top.length+B.length,N);[...L.top,...B].forEach(([k,O,q],U)=>{let[K,Y,Z,ue]=W[U].children,
le=k===_.id;ot(W[U],le?"gp-is-chosen":""),D(K,le?"▶":""),Y.replaceChildren(ve(O)),Ee(Z.firstChild,"width",q),D(ue,z(q))}),D(n("lens-place"),T(S,v)),D(n("lens-\
numbers"),y(L,v))}function N(){let S=R("li"),v=R("span","gp-track",null,{"aria-hidden":"true"});return v.append(R("span","gp-fill")),S.append(R("span","gp-sign",
"",{"aria-hidden":"true"}),R("span","gp-word"),v,R("span","gp-value")),S}function $(){let S=e.closest(".token-panel");if(!S)return;let[v,L]=[S.getBoundingClientRect(),
o.getBoundingClientRect()],_=S.firstElementChild.getBoundingClientRect().height;L.top+Zk>v.bottom&&(S.scrollTop+=L.top-v.top-_)}u.addEventListener("change",A);function E(S,v){
if(r.hidden=!d,!!d)if(S){M();let L=dn(t,t.current(),d);f=[m(),0],A(),g(m(),Math.max(0,L));let _=x(m(),Math.max(0,L));o.scrollLeft=_.offsetLeft-o.clientWidth/2,v&&
$()}else A(),w()}return S=>{let v=t.current(),L=t.hideFrom===null?t.foundOf("look_into"):null,_=h&&S.found;if((S.run||S.found)&&(h=!1),e.hidden=!v||!(t.canAsk||
L)||t.recorded,e.hidden)return;(S.run||S.found)&&D(l,""),j(v);let B=L!==d;d=L,(B||S.selection||S.unit)&&E(B,_),d&&!h&&D(l,dn(t,v,d)<0?a("This token is not among\
 those below."):"")}}var t0=new Set(["properties","patternProperties","$defs","definitions"]),n0=new Set(["items","prefixItems","anyOf","oneOf","additionalProperties"]),Mh=e=>e!==null&&
typeof e=="object"&&!Array.isArray(e);function Nr(e){if(Array.isArray(e))return e.map(Nr);if(!Mh(e))return e;let t=Object.fromEntries(Object.entries(e).map(([r,
o])=>[r,r0(r,o)]));return"properties"in e&&!["additionalProperties","allOf","$ref"].some(r=>r in e)?{...t,additionalProperties:!1}:t}function r0(e,t){return t0.
has(e)&&Mh(t)?Object.fromEntries(Object.entries(t).map(([n,r])=>[n,Nr(r)])):n0.has(e)?Nr(t):t}var o0=.05,s0={queued:()=>a("waiting for its turn"),asking:()=>a("asking the Hub"),download:()=>a("downloading"),converting:()=>a("converting the GGUF file"),loading:()=>a(
"loading")};function Lh(e,t){let{started:n,finished:r}=e;if(!n)return[];let o=r?r.num_tokens:e.numTokens,s=r?r.seconds:e.elapsed,i=r?r.time_to_first_token:e.firstElapsed,
l={name:a("Tokens"),value:H(o),term:"length"},c=s&&o?ee(o/s,1):"–",u={name:a("Per second"),value:c,term:"speed"},d={name:a("First token"),value:i===null?"–":
ht(i),term:"first-token"};if(e.isFromElsewhere){let h=r&&r.seconds!==null?[u,d]:[];return[l,...h,...Eh(e,o)]}return[{...l,run:()=>i0(e,o,n.max_new_tokens)},{...u,
run:()=>c==="–"?"":a0(o,s??0,c)},{...d,run:()=>i===null||!s?"":a("{first} of {time} in all.",{first:ht(i),time:ht(s)})},...l0(n.waits??{}),...c0(e,t),...Eh(e,
o),...u0(n)?[{name:a("Seed"),value:String(n.seed),term:"seed"}]:[]]}function i0(e,t,n){let r={tokens:H(t),limit:H(n)};return e.usesBeams?a("{tokens} of at most \
{limit} new tokens, one per step for all beams together.",r):a("{tokens} of at most {limit} new tokens.",r)}var a0=(e,t,n)=>F(e,"{count} token / {time} s = {val\
ue} tokens per second.","{count} tokens / {time} s = {value} tokens per second.",{time:ee(t,2),value:n});function Eh(e,t){if(e.running)return[];let n=El(e),r=()=>e.
finished?F(t,"after {count} token: {reason}.","after {count} tokens: {reason}.",{reason:n}):"";return[{name:a("Stopped by"),value:n,term:"ending",run:r,isWords:!0}]}
function El(e){return e.finished?[...new Set(e.finished.sequences.map(n=>Ke(n.stop_reason)[0]))].join(", ")||"–":a("an error")}function l0(e){let t=Object.entries(
e).filter(([,s])=>s>=o0);if(!t.length)return[];let n=t.reduce((s,[,i])=>s+i,0),r=t.map(([s,i])=>`${s0[s]?.()??s} ${ht(i)}`).join(", "),o=a("The time before the \
run began, in which its model was made ready.");return[{name:a("Made ready"),value:ht(n),term:"time",meaning:o,run:()=>be(r)}]}function c0(e,t){if(!e.rounds.length)
return[];let n=t.read(e.rounds),{draft_acceptance_rate:r,mean_acceptance_length:o}=n,s=(c,u)=>a("{denominator} = {value}.",{denominator:yt(c,n),value:u}),[i,l]=[
r===null?"–":z(r),G(o,2)];return[{name:a("Draft accepted"),value:i,term:"acceptance-rate",run:()=>s("draft_acceptance_rate",i)},{name:a("Tokens per draft"),value:l,
term:"acceptance-length",run:()=>s("mean_acceptance_length",l)}]}var u0=({mode:e,effective:t})=>!!t.do_sample||e==="custom"||e==="block_diffusion";var Rh=200;function Oh({log:e}){let[t,n]=d0(e),r=[p0(e),h0(e)].filter(Boolean).join(". ");return p("p",{class:"gp-status",role:"status",children:[t&&p("b",{children:t}),
t&&n&&" ",n,r&&p("span",{class:"gp-hidden",children:[". ",r]})]})}function d0(e){let{started:t,finished:n,failed:r,queued:o,loading:s}=e;if(e.away)return[a("The\
 server does not answer."),a("What is here stays. The page connects by itself once the server is back; if you run it yourself, start it again.")];if(s){let i=zs(
s);return["",i[0].toUpperCase()+i.slice(1)]}if(o){if(o.ahead===0)return[a("Starting …"),""];let i=F(o.ahead,"One run is ahead of yours.","{count} runs are ahe\
ad of yours.");return[a("Queued."),typeof o.seconds=="number"?`${i} ${Fs(o.seconds)}`:i]}if(r){let i=e.numTokens?a("The text so far is kept."):a("Nothing was wr\
itten.");return[a("Stopped by an error."),t?i:""]}return t?e.recorded?[a("Recorded run"),Ll(e)]:n?[Nh(e)?F(n.num_tokens,"Stopped after {count} token","Stopped a\
fter {count} tokens"):a("Finished"),Ll(e)]:[a("Decoding …"),Ll(e)]:["",a("Nothing has run yet.")]}var Nh=({finished:e})=>!!(e?.sequences.length&&e.sequences.every(
({stop_reason:t})=>t==="stopped"));function Ll(e){if(!e.started)return"";let{model:t,assistant:n,mode:r,device:o,served_by:s}=e.started,i=e.finished||e.recorded?
0:e.shared-1;return`· ${[n?a("{model} with {assistant}",{model:t,assistant:n}):t,Xn(r),o!=="cpu"&&o,s&&a("replica {replica} of {of}",{...s}),i>0&&F(i,"side by \
side with another run","side by side with {count} others")].filter(Boolean).join(" · ")}`}function p0(e){let t=e.started?.request.given;if(!Array.isArray(t)||e.
recorded||e.stepping||e.hideFrom!==null)return"";let n=ce(e.allLines().at(0)?.last??null).at(t.length-1);return!t.length||!n?"":a("Branch at token {number} with\
 {token}",{number:H(t.length),token:V(n.chosen.text)})}function h0(e){if(!e.finished||e.recorded||e.denoises||e.speaks||e.hideFrom!==null)return"";let[t]=e.allLines(),
n=ce(t?.last??null),r=n.at(-1);if(!r)return"";if(e.stepping)return f0(n.length,r.chosen.text,r.chosen.logprob??r.chosen.raw_logprob,n.at(-2)?.chosen.text);let o=n.
map(({piece:i})=>i??"").join(""),s=fn(o.length>Rh?`${o.slice(0,Rh)} …`:o);return Nh(e)?s:F(n.length,"{count} token, ended by {reason}: {text}","{count} tokens\
, ended by {reason}: {text}",{reason:El(e),text:s})}function f0(e,t,n,r){let o={number:H(e),token:V(t),share:z(X(n)),before:V(r??"")};return r===void 0?a("Token\
 {number}: {token}, {share}",o):a("Token {number}: {token}, {share}; before it {before}",o)}var fs={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function Rl(e,t){let{chosen:n,distribution:r}=t,o=s=>he(s)??-1/0;return{count:e.count+1,
after:e.after+o(n.logprob??n.raw_logprob),before:e.before+o(n.raw_logprob),entropyAfter:e.entropyAfter+(r.entropy_after??0),entropyBefore:e.entropyBefore+(r.entropy_before??
0),kept:e.kept+(Ue(t)??0)}}var hn=(e,t)=>t?Math.exp(-e/t):null,m0=[1,2,3],hs=class{ids=[];grams=m0.map(t=>[t,new Map]);repeated=[];numRepeated=0;gram(t){return this.
ids.slice(-t).join(" ")}add(t){this.repeated.push(this.ids.includes(t,-128)),this.numRepeated+=Number(this.repeated.at(-1)),this.ids.push(t);for(let[n,r]of this.
grams)this.ids.length>=n&&r.set(this.gram(n),(r.get(this.gram(n))||0)+1)}cut(t){for(;this.ids.length>t;){for(let[n,r]of this.grams){if(this.ids.length<n)continue;
let o=(r.get(this.gram(n))??0)-1;o?r.set(this.gram(n),o):r.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.pop())}}different(t){return this.
grams.find(([n])=>n===t)?.[1].size??0}distinct(t){return this.ids.length>=t?this.different(t)/(this.ids.length-t+1):null}get share(){return this.ids.length?this.
numRepeated/this.ids.length:null}};var Ol=class{constructor(t){this.log=t}log;along=new xe(fs,Rl);repeats=new hs;ofPrompt=fs;follow(){let t=this.log.current(),n=t?this.log.lastOf(t):null,{keep:r,
added:o}=this.along.follow(n&&!n.isPrompt?n:null);this.repeats.cut(r);for(let{chosen:s}of o)this.repeats.add(s.token_id)}readPrompt(){this.ofPrompt=this.log.promptSteps.
reduce(Rl,fs)}get perplexity(){let{before:t,count:n}=this.along.total;return Pr(hn(t,n))}rows(){let t=this.allRows();return this.log.isFromElsewhere?t.filter(({
term:n})=>n!=="entropy"&&n!=="kept").map(n=>({...n,run:()=>""})):t}allRows(){let{ofPrompt:t,repeats:n,log:r}=this,{total:o}=this.along,s=a(r.unit),i=H(o.count),
l=m=>Number.isFinite(m)?ee($e(m,r.unit),2).replace(/^-0.00$/,"0.00"):"−∞",c=(m,b)=>b.count?l(m/b.count):"–",u=(m,b=m)=>[m(o),b(o),b(t)],d=(m,b)=>a("before\
 the processors, ({sum}) / {tokens} = {value} {unit}.",{sum:m,value:b,tokens:i,unit:s}),h=this.along.steps.at(-1)?.distribution.vocab??1/0,f=Pr(o.count?o.kept/o.
count:null);return[{name:a("perplexity"),term:"perplexity",run:()=>a("before the processors, exp(−({sum}) / {tokens}) = {value}.",{sum:G(he(o.before)),tokens:i,
value:this.perplexity}),values:u(({after:m,count:b})=>Pr(hn(m,b)),({before:m,count:b})=>Pr(hn(m,b))),meaning:b0([hn(o.after,o.count),hn(o.before,o.count),hn(t.before,
t.count)],h)},{name:a("mean log-probability, {unit}",{unit:s}),term:"mean-logprob",run:()=>d(l(o.before),c(o.before,o)),values:u(m=>c(m.after,m),m=>c(m.before,m))},
{name:a("cumulative log-probability, {unit}",{unit:s}),term:"cumulative-logprob",run:()=>F(o.count,"before the processors, the log-probability of {count} token \
is {sum} {unit}.","before the processors, the log-probabilities of {count} tokens sum to {sum} {unit}.",{sum:l(o.before),unit:s}),values:u(({after:m})=>l(m),({before:m})=>l(
m))},{name:a("mean entropy, {unit}",{unit:s}),term:"entropy",run:()=>d(l(o.entropyBefore),c(o.entropyBefore,o)),values:u(m=>c(m.entropyAfter,m),m=>c(m.entropyBefore,
m))},{name:a("mean tokens kept"),term:"kept",run:()=>a("{sum} tokens kept in all, over {tokens} steps = {value}.",{sum:H(o.kept),tokens:i,value:f}),values:[f,H(
h),H(h)]},...[1,2,3].map(m=>g0(m,n)),{name:a("repetition"),term:"repetition",run:()=>F(o.count,"{repeated} of {count} token = {share}.","{repeated} of {count} t\
okens = {share}.",{repeated:H(n.numRepeated),share:z(n.share??0)}),values:[z(n.share??0),"",""]}]}},Pr=e=>e===null?"–":Number.isFinite(e)?e<1e3?ee(e,2):H(Math.
round(e)):"∞";function g0(e,t){let n=t.ids.length-e+1,r=Pr(t.distinct(e)),o={different:H(t.different(e)),all:H(n),value:r};return{name:`distinct-${e}`,term:"d\
istinct-n",run:()=>n>0?a("{different} different / {all} in all = {value}.",o):"",values:[r,"",""],meaning:e===1?a("The number of different tokens over the numbe\
r of all tokens: 1 means that none occurs twice."):a("The number of different {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none o\
ccurs twice.",{n:e})}}function b0(e,t){return e.every(n=>n===null||n<=t)?a("How many equally likely tokens there were to choose from, on average: e to the power\
 of minus the mean log-probability in nats."):a("e to the power of minus the mean log-probability in nats; above {count}, the size of the vocabulary, where toke\
ns drawn at random would be likelier.",{count:H(t)})}function Ph({log:e,changes:t}){let[n]=se(()=>new Ol(e)),[r,o]=se(!1),s=He(t);return(s.run||s.prompt)&&n.readPrompt(),
n.follow(),p("details",{class:"gp-opened gp-text-numbers",hidden:!n.along.steps.length,onToggle:({currentTarget:i})=>o(i.open),children:[p("summary",{children:p(
"span",{class:"gp-in-short",children:n.along.steps.length?a("Perplexity {value}",{value:n.perplexity}):""})}),p("div",{class:"gp-wide",children:r&&n.along.steps.
length>0&&p(y0,{log:e,sums:n})})]})}function y0({log:e,sums:t}){let n=e.current(),r=n&&e.lines().length>1?e.lineOf(n):null,o=t.ofPrompt.count>0,s=e.isFromElsewhere;
return p("table",{class:"gp-totals",children:[p("thead",{children:p("tr",{children:[p("th",{scope:"col",children:p("span",{class:"gp-whose",children:r?.label?a(
"of {label}",{label:r.label}):""})}),p("th",{scope:"col",class:"gp-after-head",children:!s&&p(ne,{id:"processor",meaning:a("From the probabilities that the toke\
ns were drawn with: after the processors."),children:a("after the processors")})}),!s&&p("th",{scope:"col",class:"gp-before-head",children:p(ne,{id:"processor",
meaning:a("From the probabilities that the model gave: before the processors. A text’s perplexity usually means this one."),children:a("before them")})}),o&&p(
"th",{scope:"col",class:"gp-prompt-head",children:p(ne,{id:"prompt",meaning:a("What the model thought of the prompt, of all its tokens but the first. No process\
or takes part."),children:a("the prompt")})})]})}),p("tbody",{children:t.rows().map(({name:i,term:l,run:c,values:[u,d,h],meaning:f})=>p("tr",{children:[p("th",{
scope:"row",children:p(ne,{id:l,run:c,meaning:f,children:i})}),p("td",{children:u}),!s&&p("td",{children:d}),o&&p("td",{children:h})]},i))})]})}function w0({log:e,changes:t}){return p(Q,{children:[p("div",{class:"gp-one-line",children:[p(Oh,{log:e}),p(k0,{log:e}),p(Ph,{log:e,changes:t})]}),p("div",{class:"\
gp-alert",role:"alert",children:!e.waiting&&e.failed&&p(_0,{failed:e.failed})}),p("div",{class:"gp-notes",role:"status",children:p(v0,{log:e})})]})}var Ah=Te(w0);
function k0({log:e}){let[t]=se(()=>new Ft);return p("dl",{class:"gp-figures",children:Lh(e,t).map(({name:n,value:r,term:o,run:s,meaning:i,isWords:l})=>p(ne,{as:"\
div",class:l?"gp-figure gp-words":"gp-figure",id:o,run:s,meaning:i,children:[p("dt",{children:n}),p("dd",{children:r})]},n))})}function _0({failed:e}){return p(
"div",{class:"gp-problem",children:Ds(e).map(({knob:t,message:n,fix:r})=>p("p",{children:[p("b",{children:"✕ "}),t?a("{name}: {meaning}",{name:t,meaning:n}):n,
r&&` ${r}`]},n))})}function v0({log:e}){let t=e.finished?.sequences??[],n=S0(e),r=new Map;return t.forEach(({note:o,stop_reason:s},i)=>{if(!o)return;let l=typeof o==
"object"&&"said"in o?o.values.a:void 0,c=a(s==="length"&&n&&l?l:o);r.set(c,[...r.get(c)??[],i+1])}),[...r].map(([o,s])=>p("p",{children:[p("b",{children:s.length<
t.length?x0(e,s):a("Note:")})," ",o,n&&s.some(i=>t[i-1].stop_reason==="length")&&p(T0,{log:e,closed:n})]},o))}function x0(e,t){let n={numbers:t.join(", ")};return e.
usesBeams?F(t.length,"Note on output {numbers}:","Note on outputs {numbers}:",n):F(t.length,"Note on sequence {numbers}:","Note on sequences {numbers}:",n)}function S0(e){
let t=e.started?.request.structured_output;if(!t?.json_schema||!e.canAsk||!Object.hasOwn(e.answers,"knobs"))return null;let n=Nr(t.json_schema);return JSON.stringify(
n)===JSON.stringify(t.json_schema)?null:n}function T0({log:e,closed:t}){let[n,r]=se(!1);return n?null:p(Q,{children:[" ",p("button",{type:"button",class:"gp-but\
ton",onClick:()=>{e.ask({type:"knobs",change:{structured_output:{json_schema:t}}}),r(!0)},children:a("Allow no other fields")})]})}var Pl={};re(Pl,{inARow:()=>Ar,klSumWords:()=>M0,quotientWords:()=>Nl,variationSumWords:()=>E0});var ms=3;function M0(e,t,n){let r=t==="bits"?"log₂":"ln",o=({p:l,q:c})=>Math.abs(l*Math.log(l/c)),i=e.filter(({p:l,q:c})=>l>0&&c>0).sort((l,c)=>o(c)-o(l)).slice(
0,ms).map(({text:l,p:c,q:u})=>`${V(l)} ${G(c)} · ${r}(${G(c)} / ${G(u)})`);return i.length?a("{terms} + the terms of all other tokens = {value}",{terms:i.join(
" + "),value:n}):""}function E0(e,t){let r=[...e].sort((o,s)=>Math.abs(s.p-s.q)-Math.abs(o.p-o.q)).slice(0,ms).map(({text:o,p:s,q:i})=>`${V(o)} |${G(s)} − ${G(
i)}|`);return r.length?a("½ · ({terms} + the terms of all other tokens) = {value}",{terms:r.join(" + "),value:t}):""}var Nl=(e,t,n)=>`${/^[-−]/.test(e)?`(${e}\
)`:e} / ${t} = ${n}`;function Ar(e){let t=e.filter(Boolean);return t.length?t.length>ms?Be([...t.slice(0,ms),"…"]):be(Be(t)):""}var gs=class{constructor(t){this.table=t,this.head=t.createTHead().insertRow(),this.body=t.createTBody(),t.addEventListener("keydown",n=>this.walk(n)),t.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(t,n,r){this.drawHead(t);let o=t.filter(u=>u.idle).length;this.table.style.minWidth=`${100+20*o+60*(t.length-
o)}px`;let s=n.map(u=>t.map(({number:d})=>xt(u,d))),i=Math.max(.02,...s.flat().filter(u=>u!==void 0)),l=new Set(vt(r));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((u,d)=>this.fill(this.lines[d],u,t,s[d],i,r,l));let c=this.lines.flatMap(u=>u.cells.
map(({cell:d})=>d));!c.some(u=>u.tabIndex===0)&&c.length&&(c[0].tabIndex=0)}drawHead(t){let n=ge(this.head,t.length+1,()=>{let r=R("th","",null,{scope:"col"});return r.
append(R("span","gp-stage-place"),R("span","gp-stage-name")),r});D(n[0].lastElementChild,a("candidate")),t.forEach(({place:r,name:o,tip:s,idle:i},l)=>{let c=n[l+
1];ot(c,i?"gp-idle-column":""),D(c.firstElementChild,r),D(c.lastElementChild,o),c.lastElementChild.classList.toggle("gp-hidden",i),c.dataset.tip=s})}newLine(){let t=this.
body.insertRow(),n=R("th","",null,{scope:"row"}),r=R("span","gp-sign","",{"aria-hidden":"true"}),o=R("bdi","gp-word"),s=R("span","gp-course-tag"),i=R("div","gp-\
course-name"),l=R("div","");l.append(o,s),i.append(r,l),n.append(i),t.append(n),this.lines.push({row:t,head:n,sign:r,word:o,tag:s,cells:[]})}newCell(t){let n=R(
"td","",null,{role:"gridcell",tabindex:"-1"}),r=R("span","gp-course-track",null,{"aria-hidden":"true"}),o=R("i","gp-course-bar");r.append(o);let s=R("span","gp-\
course-number");n.append(r,s),t.row.append(n),t.cells.push({cell:n,bar:o,number:s})}fill(t,n,r,o,s,i,l){let c=n.token_id===i.chosen.token_id,u=De(n);for(ot(t.row,
`gp-course gp-course-${c?"chosen":u?"removed":"kept"}`),D(t.sign,c?"▶":u?"✕":""),Yn(t.word,n.text),D(t.tag,[c&&(i.given?a("given"):a("chosen")),u&&a("remove\
d"),!l.has(n)&&a("looked up")].filter(Boolean).join(", ")),Le(t.head,()=>ss(n,i));t.cells.length>r.length;)t.cells.pop().cell.remove();for(;t.cells.length<r.length;)
this.newCell(t);r.forEach((d,h)=>this.fillCell(t.cells[h],n,r,h,o,s))}fillCell({cell:t,bar:n,number:r},o,s,i,l,c){let{number:u,name:d,idle:h,side:f}=s[i],[m,b]=[
l[i],i?l[i-1]:void 0],x=jn(o,u)&&m!==void 0,P=x&&i>0&&!jn(o,s[i-1].number);ot(t,[h&&"gp-idle-column",x&&!P&&"gp-gone",P&&"gp-cut"].filter(Boolean).join(" ")),Ee(
n,"height",Math.sqrt(((P?b:m)||0)/c));let j=m===void 0?"–":P?`✕ ${d}`:x?f==="after"?"✕":"":z(m);D(r,j),r.classList.toggle("gp-hidden",h&&!P);let M=!P&&i&&
b!==void 0&&m!==void 0&&z(m)!==z(b)?m>b?"up":"down":"";(r.dataset.change||"")!==M&&(r.dataset.change=M),Le(t,()=>this.words(o,s[i],{share:m,was:b,gone:x,cut:P}))}words({
text:t},{side:n,name:r,idle:o,number:s},{share:i,was:l,gone:c,cut:u}){let d={token:V(t),share:z(i??0),was:z(l??0),processor:r,number:s};return i===void 0?a("{to\
ken}: not recorded at this place.",d):u?a("{token}: removed by {processor}; it had {was} just before.",d):c?a("{token}: no probability left here.",d):n?n==="aft\
er"?a("{token}: {share} after all processors.",d):a("{token}: {share} before the processors.",d):o?a("{token}: {share}, unchanged by {processor}.",d):d.share===
d.was?a("{token}: {share} after {processor} (stage {number}), the same as before it.",d):a("{token}: {share} after {processor} (stage {number}), {was} before it\
.",d)}keepFocus(t){if(!(t.tabIndex!==-1||t.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;t.tabIndex=0}}walk(t){let n={
ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},r=t.target.closest("td");if(!r||!n[t.key]||t.ctrlKey||t.metaKey||t.altKey)
return;t.preventDefault();let o=this.lines.findIndex(u=>u.row===r.parentNode),[s,i]=n[t.key],l=(u,d)=>Math.max(0,Math.min(d-1,u)),{cells:c}=this.lines[l(o+s,this.
lines.length)];c[l(r.cellIndex-1+i,c.length)].cell.focus()}};var Bh=12;function $h(e,t,n){let r=0,o=e.map(u=>{let d=r;r=Math.min(1,r+(xt(u,n)||0));let h=u.token_id===t.chosen.token_id?"chosen":"kept";return{from:d,to:r,kind:h,
candidate:u,gone:jn(u,n)}}),s=t.distribution.stages[n],i=e.filter(u=>s&&jn(u,n+1)).reduce((u,d)=>u+(xt(d,n)||0),0),l=s?Math.max(0,Math.min(1-r,s.mass_removed-i)):
0,c={from:r,to:1-l,kind:"others",candidate:null};return[...o,c,{from:1-l,to:1,kind:"going",candidate:null}]}function Ih(){let e=R("div","gp-flow",null,{"aria-hi\
dden":"true"}),t=J("svg","gp-ribbons");t.setAttribute("viewBox",`0 0 100 ${Bh}`),t.setAttribute("preserveAspectRatio","none");let n=R("div","gp-flow-bar");return e.
append(t,n),{box:e,ribbons:t,bar:n}}var L0=(e,t)=>t>12+7*Math.min(e.length,10);function Al({ribbons:e,bar:t},n,r,o,s){let i=n.map(Ch),l=ge(t,i.length,()=>R("spa\
n",""));i.forEach(({from:u,to:d,kind:h,candidate:f},m)=>{let b=l[m];if(ot(b,`gp-piece gp-piece-${h}`),b.hidden=d-u<1e-4&&h!=="chosen",b.hidden)return;Ee(b,"left",
u),Ee(b,"width",d-u);let x=f?f.text:h==="others"?a("others"):"",P=x&&L0(x,(d-u)*o)?x:"";(b.dataset.text||"")!==P&&b.replaceChildren(...P?[ve(P,"gp-piece-word")]:
[]),b.dataset.text=P,Le(b,()=>s(i[m],r&&Ch(r[m])))});let c=ge(e,r?n.length:0,()=>J("path"));(r||[]).forEach((u,d)=>{let{from:h,to:f,kind:m,gone:b}=i[d],x=b||m===
"going"?"removed":m,[P,j,M,I]=[u.from,u.to,f,h].map(C=>(C*100).toFixed(2));c[d].dataset.kind!==x&&(c[d].dataset.kind=x,c[d].setAttribute("class",`gp-ribbon gp-r\
ibbon-${x}`)),c[d].setAttribute("d",u.to>u.from?`M${P} 0H${j}L${M} ${Bh}H${I}Z`:"")})}function Ch(e){return e.kind==="others"?{...e,to:1}:e.kind==="going"?{...e,
from:1,to:1}:e}function Hh(e,t){let r=e.querySelector(".gp-where"),o=e.querySelector(".gp-none"),s=e.querySelector(".gp-chain tbody"),i=e.querySelector(".gp-courses"),l=e.querySelector(
".gp-all"),c=e.querySelector(".gp-beams-note"),u=e.querySelector(".gp-chosen-word"),d=new gs(e.querySelector(".gp-courses-grid")),h=new xe({},j),f=[],m=k=>()=>t.
current()?k(t.current()):"";je(e,{entropy:m(k=>rh(k,t.unit)),left:m(k=>be([k.distribution.vocab,...$t(k).map(({kept:O})=>O)].map(H).join(" → "))),here:m(k=>Ar(
$t(k).map(O=>a("{name}: {words}",{name:O.name,words:It(O)}))))});let b=!1,x=[],P=300;function j(k,O){let q=$t(O);if(!q.length)return k;let U={...k};for(let K of q){
let Y=K.number+K.kind,{ran:Z,acted:ue,removed:le,moved:Ae}=k[Y]||{ran:0,acted:0,removed:0,moved:0};U[Y]={ran:Z+1,acted:ue+!K.idle,removed:le+K.removed,moved:Ae+
K.moved}}return U}function M({ran:k,acted:O,removed:q,moved:U}){if(!O)return F(k,"nothing in {count} step","nothing in {count} steps");let K=O===k?a("active at \
every step"):F(k,"active at {acted} of {count} step","active at {acted} of {count} steps",{acted:H(O)});return U>2*q?a("{when}; moves {share} on average",{when:K,
share:z(U/O)}):a("{when}; removes {share} on average",{when:K,share:ml(q/O)})}let I=new ResizeObserver(([{contentRect:k}])=>{if(!k.width||Math.abs(k.width-P)<8)
return;P=k.width;let O=t.current();O&&W(O)});function C(){let k=s.insertRow(),O=R("th","",null,{scope:"row"}),q=R("span","gp-number",""),U=R("span","","",{tabindex:"\
0","data-tip":""}),K=R("span","gp-side"),Y=R("span","gp-knob");O.append(q,U," ",K," ",Y);let Z=Ih();k.append(O,R("td","gp-flow-cell"),R("td","gp-left"),R("td","\
gp-entropy"),R("td","gp-here-words"),R("td","gp-over")),k.cells[1].append(Z.box);let[,,ue,le,Ae,Un]=k.cells;return f.length||I.observe(Z.bar),f.push({row:k,number:q,
name:U,tags:K,knob:Y,flow:Z,left:ue,entropy:le,here:Ae,over:Un}),f.at(-1)}function A(k,{kind:O,number:q,name:U,tip:K,side:Y,knob:Z,entropy:ue,left:le,here:Ae,over:Un}){
k.row.className=`gp-stage-${O}`,D(k.number,q),D(k.name,U),k.name.dataset.tip!==K&&(k.name.dataset.tip=K),D(k.tags,Y),k.tags.hidden=!Y,D(k.knob,Z),k.knob.hidden=
!Z,D(k.left,le),D(k.entropy,ue),typeof Ae=="string"?D(k.here,Ae):k.here.replaceChildren(...Ae),D(k.over,Un)}function T(k,O){let{vocab:q,entropy_before:U}=k.distribution,
{name:K,meaning:Y}=xr(k),Z={kind:"source",number:"",name:K,tip:Y,side:O.length?a("before"):a("before and after"),knob:"",left:a("{count} left",{count:H(q)}),entropy:oe(
U,t.unit),here:"",over:""},ue=O.map((le,Ae)=>({kind:le.idle?"idle":"active",number:`${le.number}. `,name:le.name,tip:`${le.meaning} (${le.kind})`,side:Ae===O.length-
1?a("after"):"",knob:rs(le.knobs,t.started),left:a("{count} left",{count:H(le.kept)}),entropy:oe(le.entropy,t.unit),here:It(le),over:M(h.total[le.number+le.kind])}));
return[Z,...ue,y(k)]}function y(k){let[O,q]=Sr(k,t.started),U=ve(k.chosen.text,"gp-strong");return{kind:"choice",number:"",name:O,tip:a("How the token came abou\
t, and its probability after the processors."),side:"",knob:"",left:"",entropy:"",here:["▶ ",...Ne(q,{token:U}),` (${g(k)})`],over:""}}function g(k){return De(
k.chosen)?a("removed by {processor}",{processor:cn(k.chosen,k)}):k.beam?a("log-probability {value}",{value:G(k.chosen.logprob)}):z(X(k.chosen.logprob))}function w(k,O,q){
let U=T(k,O);for(;f.length>U.length;)f.pop().row.remove();U.forEach((ue,le)=>A(f[le]||C(),ue));let K=[0,...O.map(({number:ue})=>ue)].map(ue=>$h(q,k,ue)),Y=S(k,O),
Z=v(k,O);f.forEach(({flow:ue},le)=>{ue.box.hidden=!Y&&le>0,!ue.box.hidden&&(le<K.length?Al(ue,K[le],K[le-1],P,(Ae,Un)=>$(Ae,Un,le,Z)):E(ue,K.at(-1),P))})}let N=({
from:k,to:O})=>z(O-k);function $(k,O,q,U){let K=N(k),Y=k.candidate?V(k.candidate.text):a("All other tokens together");if(!q)return a("{token}: {share} before th\
e processors.",{token:Y,share:K});let Z={token:Y,share:K,processor:U[q].name,was:N(O)};return k.candidate?a("{token}: {share} after {processor}, {was} before it\
.",Z):a("{token}: {share} after {processor}.",Z)}function E(k,O,q){let U=O.filter(({kind:K})=>K==="chosen");Al(k,U,U,q,K=>a("{token} had {share} of what was lef\
t.",{token:V(K.candidate.text),share:N(K)}))}let S=({distribution:k},O)=>k.candidates.every(({stage_logprobs:q})=>(q||[]).length===O.length);function v(k,O){let q=xr(
k);return[{number:0,place:a("before"),name:q.name,tip:q.meaning,idle:!1,side:"before"},...O.map(U=>({number:U.number,place:String(U.number),name:U.name,idle:U.idle,
side:"",tip:a("{number}. {name}: {effect} here. It {meaning}.",{...U,effect:It(U)})}))]}function L(k,O,q,U){if(i.hidden=!O.length||!S(k,O),i.hidden)return;let K={
number:O.length,place:a("after"),name:a("all processors"),tip:a("After all processors: the distribution from which the token was chosen."),idle:!1,side:"after"};
d.draw([...v(k,O),K],q,k),l.hidden=U<=10,D(l,b?a("show {count} only",{count:10}):a("show all {count}",{count:H(U)})),l.setAttribute("aria-expanded",String(b))}l.
addEventListener("click",()=>{b=!b,W(t.current())});function _(k){if(k.distribution.stages.length)return"";if(k.isPrompt)return a("The model’s own distribution:\
 no logits processor takes part in reading the prompt.");let O=t.started.processors||[],q=Fn(k);if(t.started.mode==="custom"&&!O.length)return a("Your own loop \
called no logits processor here.");if(!O.length)return q?a("DoLa’s contrast, untouched: no logits processor runs."):a("The model’s own distribution, untouched\
: no logits processor runs.");let U={processors:O.map(K=>rt(K)[0]).join(", ")};return q?a("DoLa’s contrast, untouched here. Prepared, but not used by this loop:\
 {processors}.",U):a("The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",U)}function B(k){let O=k.isPrompt||k.given,
q=k.isPrompt?a("at prompt token {number}: {token} (given, not chosen)"):O?a("at token {number}: {token} (given, not chosen)"):a("at token {number}: {token}");r.
replaceChildren(...Ne(q,{number:String(k.index+1),token:ve(k.chosen.text)})),D(u,O?a("given"):a("chosen"))}function W(k){let O=$t(k),q=vt(k),U=(k.watched||[]).filter(
({token_id:Y})=>q.every(Z=>Z.token_id!==Y)),K=os(q,10,k.chosen.token_id);B(k),D(o,_(k)),o.hidden=!o.textContent,c.hidden=!k.beam||!O.length,w(k,O,K),L(k,O,[...b?
q:K,...U],q.length)}return k=>{let O=t.current();e.hidden=!O,O&&(O.isPrompt||h.follow(t.lastOf(O)),!(O===x[0]&&h.total===x[1]&&!k.unit&&!k.watched)&&(x=[O,h.total],
W(O)))}}var R0=6,qh=3,ys=10;function O0(e){let t=e>>>0;return()=>{t=t+1831565813>>>0;let n=Math.imul(t^t>>>15,t|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/
2**32}}function N0(e,t){let n=[...e];for(let r=n.length-1;r>0;r--){let o=Math.floor(t()*(r+1));[n[r],n[o]]=[n[o],n[r]]}return n}var Gn=({distribution:e})=>e.candidates.
filter(({raw_rank:t})=>t).sort((t,n)=>(t.raw_rank??0)-(n.raw_rank??0)).slice(0,R0),Cl=e=>Gn(e).length>1,Bl=e=>e.reduce((t,{share:n})=>t+n,0)/e.length,$l=e=>e.filter(
({hit:t})=>t).length,bs=class{constructor(t){this.log=t}log;round=null;over=null;from=1;problem="";isOpen=!1;follow(t){t.run&&Object.assign(this,{round:null,over:null,
from:1,problem:""}),this.round&&!this.round.step&&(t.steps||t.status)&&this.ask(this.round)}open(t){this.isOpen=t,this.veil()}begin(){let{log:t}=this,n=Math.max(
1,Math.floor(Number(this.from))||1)-1,r=t.current(),o=r&&t.lastOf(r),s=Math.max(0,this.texts().findIndex(c=>c.last===o)),i=this.pathAt(s),l=i.findIndex((c,u)=>u>=
n&&Cl(c));this.problem=l<0?this.refusal(i,n):"",!this.problem&&(this.over=null,this.round={line:s,at:l,step:null,picks:[],revealed:!1,results:[]},this.ask(this.
round))}refusal(t,n){return t.length>n?a("From there on the run has recorded no candidates to pick from: raise top_candidates and run it again."):this.log.running?
a("The run has not reached this token yet."):a("There is no token {number} in this text: choose an earlier one.",{number:n+1})}ask(t){let n=this.pathAt(t.line);
for(;n[t.at]&&!Cl(n[t.at]);)t.at+=1;if(Object.assign(t,{step:n[t.at]??null,picks:[],revealed:!1}),!t.step&&!this.log.running)return this.finish();this.veil(),t.
step&&this.log.selectStep(t.step.before)}pick(t){if(!this.round)return;let{picks:n}=this.round;n.includes(t)?this.round.picks=n.filter(r=>r!==t):n.length<qh&&n.
push(t)}get isFull(){return this.round?.picks.length===qh}reveal(){let{log:t,round:n}=this,r=n?.step&&Gn(n.step).find(({token_id:c})=>c===n.picks[0]);if(!n?.step||
!r)return;let{step:o,picks:s}=n,i=Math.exp((r.raw_logprob??-1/0)-(Gn(o)[0].raw_logprob??0));n.revealed=!0,n.results.push({step:o,first:r,share:i,hit:s.includes(
o.chosen.token_id)});let l={sequence:o.sequence,index:o.index,token:s[0]};document.dispatchEvent(new CustomEvent("gp-predicted",{detail:l})),this.veil(),t.selectStep(
o)}goOn(){if(this.round){if(this.round.results.length>=ys)return this.finish();this.round.at+=1,this.ask(this.round)}}finish(){if(!this.round)return;let{results:t,
line:n,revealed:r,at:o}=this.round,s=o+(r?1:0);this.over=t,this.round=null,this.veil(),this.from=this.pathAt(n).slice(s).some(Cl)?s+1:1}offered(){let{log:t,round:n}=this;
if(!n?.step||n.revealed||!t.started)return[];let{index:r,sequence:o}=n.step,s=Number(t.started.seed)%2**32+7919*r+104729*o;return N0(Gn(n.step),O0(s))}textSoFar(t){
let n=t.step?t.step.before:this.pathAt(t.line).at(-1)??null;return[...this.log.prefix.map(({piece:o,text:s})=>o??s),...ce(n).map(({piece:o,chosen:s})=>o??s.text)].
join("")}texts(){return this.log.usesBeams&&!this.log.finished?[]:this.log.allLines()}pathAt(t){return ce(this.texts().at(t)?.last??null)}veil(){let{round:t}=this;
this.log.hide(t&&this.isOpen?t.at+(t.revealed?1:0):null)}};var Wh=(e,t)=>{let n=new bs(t),o=Te(()=>p(P0,{quiz:n}),()=>t.started!==null)(e,t);return s=>{n.follow(s),o(s)}},Fh=e=>[a("1st"),a("2nd"),a("3rd")][e]??"";function P0({
quiz:e}){let{round:t,over:n}=e,[,r]=Ot(u=>u+1,0),o=te(null),s=u=>{u(),r(null)},i=t?t.revealed?"next":t.step?`choice ${t.at}`:"waiting":"begin",l=o.current?.contains(
document.activeElement),c=te(i);return pe(()=>{l&&i!==c.current&&o.current?.querySelector(`.gp-${i.split(" ")[0]}`)?.focus({preventScroll:!0}),c.current=i}),p("\
details",{class:"gp-opened",ref:o,onToggle:({currentTarget:u})=>s(()=>e.open(u.open)),children:[p("summary",{title:a("Guess the next token before you see it"),children:p(
"b",{children:a("Predict, then reveal")})}),t?p(C0,{quiz:e,round:t,act:s}):p(A0,{quiz:e,act:s}),p("div",{class:"gp-sum",role:"status",hidden:!n,children:n&&p(H0,
{results:n,quiz:e})})]})}function A0({quiz:e,act:t}){let{log:n}=e,r=()=>{let o=n.current();e.from=o&&!o.isPrompt?o.index+1:1};return p("div",{class:"gp-before",
children:[p("p",{class:"gp-note",children:[a("Guess the next word, ten times. Pick up to three, your best guess first. Then see the model’s distribution and the\
 token that the run chose. Two scores are kept:")," ",p(ne,{id:"probability",formula:"",meaning:a("The probability of your first pick over that of the likeliest\
 token, both before the processors; averaged over the round. 100%: you always picked the token that the model found likeliest."),children:a("how likely your fir\
st picks were")})," · ",p(ne,{id:"probability",formula:"",meaning:a("The share of steps in which the token that the run chose was among your picks."),children:a(
"how often the run’s token was among your picks")})]}),p("p",{class:"gp-row",children:[p("label",{children:[a("Begin at token")," ",p("input",{type:"number",class:"\
gp-from",min:"1",value:e.from,onInput:({currentTarget:o})=>{e.from=o.value}})]}),p("button",{type:"button",class:"gp-button gp-from-here",onClick:()=>t(r),children:a(
"the selected one")}),p("button",{type:"button",class:"gp-button gp-begin gp-main",onClick:()=>t(()=>e.begin()),children:e.over?a("Another round"):a("Start a ro\
und")}),p("span",{class:"gp-note gp-cannot",role:"status",children:e.problem||null})]})]})}function C0({quiz:e,round:t,act:n}){let{step:r,revealed:o,results:s,picks:i}=t,
l=te(null),c=e.textSoFar(t);return pe(()=>{l.current&&(l.current.scrollTop=l.current.scrollHeight)},[c,o]),p("div",{class:"gp-round",children:[p("p",{class:"gp-\
note gp-progress",role:"status",children:B0(t)}),p("p",{class:"gp-so-far",tabIndex:0,role:"group","aria-label":a("The text so far"),dir:"auto",ref:l,children:[c,
p("span",{class:"gp-gap","aria-label":a("the hidden token"),children:r&&o?p(fe,{text:r.chosen.text}):"?"})]}),p("div",{class:"gp-choices",role:"group","aria-lab\
el":a("Candidates, in random order. Click up to three, the likeliest first."),children:e.offered().map(({token_id:u,text:d})=>{let h=i.indexOf(u);return p("butt\
on",{type:"button",class:"gp-button gp-choice","aria-pressed":h>=0,"data-token":u,disabled:h<0&&e.isFull,onClick:()=>n(()=>e.pick(u)),children:[p("span",{class:"\
gp-order",children:Fh(h)||null}),p(fe,{text:d})]},u)})}),p("div",{class:"gp-answer",role:"status",hidden:!o,children:r&&o&&p(I0,{step:r,picks:i,result:s[s.length-
1]})}),p("p",{class:"gp-row",children:[r&&!o&&p("button",{type:"button",class:"gp-button gp-reveal gp-main",disabled:!i.length,onClick:()=>n(()=>e.reveal()),children:a(
"Reveal")}),o&&p("button",{type:"button",class:"gp-button gp-next gp-main",onClick:()=>n(()=>e.goOn()),children:s.length>=ys?a("Show the score"):a("Next token")}),
p("button",{type:"button",class:"gp-button gp-end",onClick:()=>n(()=>e.finish()),children:a("End the round")}),p("span",{class:"gp-note gp-score",children:$0(s)||
null})]})]})}function B0({results:e,revealed:t,step:n}){if(!n)return a("Waiting for the next token of the run.");let r={number:e.length+(t?0:1),steps:ys,token:n.
index+1};return t?a("{number} of {steps}: token {token}.",r):a("{number} of {steps}: what comes next? Pick up to three, your best guess first.",r)}function $0(e){
return e.length?a("So far: your first picks are {share} as likely as the top token; the run’s token was among your picks in {hits} of {count}.",{share:z(Bl(e)),
hits:$l(e),count:e.length}):""}function I0({step:e,picks:t,result:{share:n,hit:r}}){let o=Gn(e),s=e.chosen.token_id,i=o.some(({token_id:c})=>c===s)?o:[...o,e.chosen],
l=r?a("It wrote “{token}”. You had it."):a("It wrote “{token}”. You did not pick it.");return p(Q,{children:[p("p",{class:"gp-took",children:[Ne(l,{token:p(
fe,{class:"gp-strong",text:e.chosen.text})})," ",n===1?a("Your first pick is the token that the model found likeliest."):a("Your first pick has {share} of the p\
robability of the likeliest token.",{share:z(n)})]}),p("div",{class:"gp-wide",children:p("table",{class:"gp-truth",children:[p("thead",{children:p("tr",{children:[
p("th",{scope:"col",children:a("token")}),p("th",{scope:"col",children:a("your pick")}),p("th",{scope:"col",children:p(ne,{id:"probability",meaning:a("The proba\
bility that the model gave, before the processors."),children:a("before")})}),p("th",{scope:"col",children:p(ne,{id:"probability",meaning:a("The probability fro\
m which the token was chosen, after the processors; 0% where they removed it."),children:a("after")})}),p("th",{scope:"col",children:p(ne,{id:"rank",meaning:a("\
The rank among all tokens before the processors; 1 is the likeliest."),children:a("rank")})})]})}),p("tbody",{children:i.map(({token_id:c,text:u,raw_logprob:d,logprob:h,
raw_rank:f})=>p("tr",{class:c===s?"gp-taken":void 0,children:[p("th",{scope:"row",children:[c===s&&p(Q,{children:[p("span",{children:"▶ "}),p("span",{class:"g\
p-hidden",children:`${a("chosen:")} `})]}),p(fe,{text:u})]}),p("td",{children:Fh(t.indexOf(c))||null}),p("td",{children:p("div",{class:"gp-share",children:[p("i",
{style:{width:`${(45*X(d)).toFixed(2)}%`}}),z(X(d))]})}),p("td",{children:z(X(h))}),p("td",{children:f?H(f):"–"})]},c))})]})})]})}function H0({results:e,quiz:t}){
return p(Q,{children:[p("h3",{children:a("The round is over")}),e.length?p(q0,{results:e,quiz:t}):p("p",{children:a("No token was revealed, so there is no score\
.")})]})}function q0({results:e,quiz:{log:t}}){let n=$l(e),r=p("b",{children:a("{hits} of {count}",{hits:n,count:e.length})}),o=z(n/e.length),s=({step:c})=>c.distribution.
entropy_before??0,i=[...e].sort((c,u)=>c.share-u.share||s(u)-s(c)),l=[[a("Hardest:"),i[0]],[a("Easiest:"),i[i.length-1]]];return p(Q,{children:[p("p",{children:Ne(
a("{share}: how likely your first picks were, on average, compared with the likeliest token."),{share:p("b",{children:z(Bl(e))})})}),p("p",{children:Ne(a("{step\
s}: steps in which the run’s token was among your picks ({share})."),{steps:r,share:o})}),l.map(([c,u])=>p("p",{children:[p("b",{children:c})," ",Ne(a("token \
{number}, “{token}”; your “{pick}” had {share} of the likeliest token’s probability, and the entropy was {entropy}."),{number:String(u.step.index+1),token:p(
fe,{text:u.step.chosen.text}),pick:p(fe,{text:u.first.text}),share:z(u.share),entropy:oe(u.step.distribution.entropy_before,t.unit)})]},c))]})}function jh(e,t){let r=e.querySelector(".gp-where"),o=e.querySelector(".gp-verdict"),s=e.querySelector(".gp-score-head"),i=e.querySelector("tbody"),l=e.querySelector(
".gp-more"),c=e.querySelector(".gp-tally"),u=new xe({steps:0,differed:0},(g,w)=>w.reranked?{steps:g.steps+1,differed:g.differed+ +(f(w.reranked).token_id!==w.chosen.
token_id)}:g),d=[],h=[],f=g=>g.reduce((w,N)=>N.probability>w.probability?N:w);function m(){let g=i.insertRow(),w=R("th","",null,{scope:"row"}),[N,$,E]=[R("span",
"gp-sign"),R("bdi","gp-word"),R("span","gp-tag",a("most probable"))];w.append(N,$,E),g.append(w);let S=["probability","penalty","score"].map(()=>{let v=R("div",
"gp-cell"),L=R("span","gp-balance",null,{"aria-hidden":"true"}),[_,B]=[R("i","gp-part"),R("i","gp-zero")];L.append(_,B);let W=R("span","gp-amount");return v.append(
L,W),g.append(R("td")),g.lastChild.append(v),{part:_,zero:B,amount:W}});return d.push({row:g,sign:N,word:$,tag:E,cells:S}),d.at(-1)}function b({part:g,zero:w,amount:N},$,[
E,S],v){let L=_=>(_-E)/(S-E)*100;g.style.left=`${Math.min(L(0),L($))}%`,g.style.width=`${Math.abs(L($)-L(0))}%`,w.style.left=`${L(0)}%`,D(N,v)}function x({part:g,
zero:w,amount:N},$,[E,S],v){let L=_=>4+(_-E)/(S-E)*92;g.hidden=$===null,g.style.left=`${L($)}%`,w.style.left=`${L(0)}%`,D(N,v)}function P(g,w,N,$,E){let S=w.token_id===
N.chosen.token_id;g.row.className=S?"gp-winner":"",D(g.sign,S?"▶":""),Fe(g.word,w.text),g.tag.hidden=w!==$||S,b(g.cells[0],w.probability,E.probability,z(w.probability)),
b(g.cells[1],w.penalty,E.penalty,G(w.penalty)),x(g.cells[2],w.score,E.score,G(w.score))}function j(g){let[w,N]=[Math.min(0,...g),Math.max(0,...g)];return N>w?[w,
N]:[0,1]}function M(g){let w=f(g.reranked),N=g.reranked.find(v=>v.token_id===g.chosen.token_id),$=g.reranked.slice(0,12);N&&!$.includes(N)&&($[11]=N);let E=Object.
fromEntries(["probability","penalty","score"].map(v=>[v,j($.map(L=>L[v]))]));for(;d.length<$.length;)m();d.forEach((v,L)=>{v.row.hidden=L>=$.length,L<$.length&&
P(v,$[L],g,w,E)});let S=g.reranked.length-$.length;l.hidden=S<=0,D(l,F(S,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),I(N,w)}function I(g,w){if(!g){o.replaceChildren();return}let N={token:ve(g.text,"gp-strong"),score:G(g.score)};o.replaceChildren(...g===
w?Ne(a("{token} won: the most probable token has the highest score too ({score})."),N):Ne(a("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{...N,other:ve(w.text,"gp-strong"),share:z(w.probability),penalty:G(w.penalty),
lower:G(w.score)}))}function C(){let g=t.started.effective.penalty_alpha;return typeof g!="number"?a("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):a("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
g).toFixed(4)),alpha:g})}let A=g=>g&&g.reranked&&g.reranked.find(w=>w.token_id===g.chosen.token_id),T=g=>()=>{let w=A(t.current());return w?a("{name}: {words}.",
{name:V(w.text),words:g(w)}):""},y=T(({probability:g,penalty:w,score:N})=>{let $=t.started.effective.penalty_alpha;return typeof $!="number"?G(N):`(1 − ${$}) \
· ${G(g)} − ${$} · ${G(w)} = ${G(N)}`});return je(e,{probability:T(({probability:g})=>z(g)),penalty:T(({penalty:g})=>G(g))}),()=>{let g=t.current();if(e.hidden=
!(g&&g.reranked&&g.reranked.length),e.hidden||(u.follow(t.lastOf(g)),g===h[0]&&u.total===h[1]))return;h=[g,u.total],r.textContent=a("at token {number}",{number:g.
index+1}),Se(s,"degeneration-penalty",y,{meaning:C()}),M(g);let{steps:w,differed:N}=u.total;D(c,F(w,"Along the text: a token other than the most probable one wo\
n in {differed} of {count} step ({share}).","Along the text: a token other than the most probable one won in {differed} of {count} steps ({share}).",{differed:H(
N),share:z(N/w)}))}}function zh(e,t){let n=()=>e.closest(".token-panel"),r=M=>e.querySelector(".gp-"+M),[o,s,i,l,c]=["place-words","back","on","newest","fold"].map(r),u=[...e.querySelectorAll(
"[role=tab]")],d=u.find(({dataset:M})=>M.shows==="logit_lens"),h=u.find(({dataset:M})=>M.shows==="cross_attention"),f=u.find(({dataset:M})=>M.shows==="processor\
s");function m(M){n()&&(n().dataset.shows=M);for(let I of u){let C=I.dataset.shows===M;I.setAttribute("aria-selected",String(C)),I.tabIndex=C?0:-1}}for(let M of u)
M.addEventListener("click",()=>{m(M.dataset.shows),b(!0)}),M.addEventListener("keydown",I=>{let C={ArrowRight:1,ArrowLeft:-1}[I.key];if(!C)return;I.preventDefault();
let A=u.filter(({hidden:y})=>!y),T=A[(A.indexOf(M)+C+A.length)%A.length];m(T.dataset.shows),b(!0),T.focus()});function b(M){n()?.toggleAttribute("data-folded",!M),
c.setAttribute("aria-expanded",String(M)),c.textContent=M?"▾":"▴"}c.addEventListener("click",()=>b(c.getAttribute("aria-expanded")==="false"));let x=null;s.
addEventListener("click",()=>t.walk(-1)),i.addEventListener("click",()=>t.walk(1)),l.addEventListener("click",()=>t.selectStep(null));function P(M){let I=t.lineOf(
M),C=t.lines().length>1&&I&&!M.isPrompt?I.label:"",A=M.isPrompt?t.started.prompt_tokens.length:ce(I?I.last:M).length,T=j(M,{number:H(M.index+1),count:H(A),line:C});
o.ariaLive=t.selected?"polite":"off",o.replaceChildren(ve(M.chosen.text,"gp-here"),R("span","",` ${T}`)),s.disabled=M.isPrompt?!M.before:M.index===0&&!t.promptSteps.
length,i.disabled=!I||I.last===M,l.hidden=!t.selected||!t.running}function j(M,I){return M.isPrompt?a("prompt token {number} of {count}",I):t.selected?I.line?a(
"token {number} of {count} of {line}",I):a("token {number} of {count}",I):I.line?a("newest token {number} of {count} of {line}",I):a("newest token {number} of {\
count}",I)}return M=>{t.isFromElsewhere&&x!==t.started?b(!1):M.selection&&t.selected&&b(!0),x=t.isFromElsewhere?t.started:null;let I=t.canAsk&&!t.recorded;d.hidden=
!I||t.hasReadMedia,h.hidden=!I||!t.looksAtMedia;for(let A of[d,h])A.hidden&&n()?.dataset.shows===A.dataset.shows&&m("candidates");f.hidden=t.isFromElsewhere,t.isFromElsewhere&&
n()?.dataset.shows==="processors"&&m("candidates");let C=t.current();if(C)return P(C);o.textContent=a("No token yet"),s.disabled=i.disabled=!0,l.hidden=!0}}var Hl={};re(Hl,{tokenCard:()=>$r});var Il={};re(Il,{Card:()=>Br});var Dh=9,Cr=8,Br=class{constructor(t,n,r){this.list=n;this.options=r;let{selector:o='[role="button"]',comesByFocus:s=()=>!0}=r;this.box.hidden=!0,t.append(this.
box),n.addEventListener("pointermove",i=>{if(i.pointerType==="touch")return;let l=i.target.closest(o);l?l!==this.owner&&l!==this.dismissed&&!this.show(l,i)&&this.
unpoint():this.unpoint()}),n.addEventListener("pointerleave",()=>{this.dismissed=null,this.unpoint()}),n.addEventListener("focusin",({target:i})=>{i instanceof HTMLElement&&
i.matches(`${o}:focus-visible`)&&s(i)&&this.show(i)}),n.addEventListener("focusout",({target:i})=>{i===this.owner&&!this.pointed&&this.hide()})}list;options;box=R(
"div","gp-card",null,{popover:"manual","aria-hidden":"true"});owner=null;pointed=null;dismissed=null;show(t,n=null){let r=this.options.content(t);return r===null?
!1:(this.owner=t,this.pointed=n,this.dismissed=null,Je(r,this.box),this.box.hidden&&(this.box.hidden=!1,this.box.showPopover(),document.addEventListener("keydow\
n",this.close,!0),document.addEventListener("scroll",this.follow,{capture:!0,passive:!0})),this.place(),!0)}hide(){this.owner&&(this.owner=null,this.box.hidden=
!0,this.box.isConnected&&this.box.hidePopover(),document.removeEventListener("keydown",this.close,!0),document.removeEventListener("scroll",this.follow,{capture:!0}))}dismiss(){
this.dismissed=this.owner,this.hide()}refresh(t=!1){this.owner&&(this.owner.isConnected?t&&this.show(this.owner,this.pointed):this.hide())}unpoint(){this.pointed&&
this.hide()}close=t=>{t.key==="Escape"&&(t.stopPropagation(),this.dismiss())};follow=()=>{let t=this.pointed&&document.elementFromPoint(this.pointed.clientX,this.
pointed.clientY);!this.owner?.isConnected||this.pointed&&!this.owner.contains(t)?this.hide():this.place()};place(){if(!this.owner)return;let t=(this.owner.querySelector(
".gp-ink")??this.owner).getClientRects()[0],n=this.list.getBoundingClientRect();if(!t||t.bottom<n.top||t.top>n.bottom)return this.hide();let{offsetWidth:r,offsetHeight:o,
style:s}=this.box,{clientWidth:i,clientHeight:l}=document.documentElement,c=t.bottom+Dh,u=c+o+Cr<=l?c:t.top-o-Dh,d=Math.min(t.left,i-r-Cr,Math.max(n.left,n.right-
r));s.left=`${Math.max(Cr,d)}px`,s.top=`${Math.max(Cr,Math.min(u,l-o-Cr))}px`}};var W0=5;function $r(e,t,n,r,o={}){let s=i=>{let l=r(i);return l?p(F0,{entry:l,unit:n.unit}):null};return new Br(e,t,{content:s,...o})}function F0({entry:{id:e,
text:t,where:n,step:r,why:o},unit:s}){return p(Q,{children:[p("div",{class:"gp-card-head",children:[p(fe,{class:"gp-card-word",text:t}),p("span",{children:e<0?n:
a("{where}, id {id}",{where:n,id:e})})]}),p("dl",{class:"gp-card-facts",children:[o&&p("dd",{class:"gp-card-why",children:o}),r&&j0(r,s).map(([i,l])=>p(Q,{children:[
p("dt",{children:i}),p("dd",{children:l})]},i))]}),r&&p(D0,{step:r}),r&&r.distribution.stages.length>0&&p("div",{class:"gp-card-key",children:[p("i",{class:"gp-\
card-after"}),`${a("after the processors")} `,p("i",{class:"gp-card-before"}),a("before them")]})]})}function j0(e,t){let{chosen:n,distribution:r}=e,o=qe(e),[s,
i]=[z(o.probability),z(o.rawProbability)],l=[];Oe(e)?l.push([a("Probability, according to the server"),i]):r.stages.length||n.logprob!==n.raw_logprob?(l.push([a(
"Probability after the processors"),n.logprob===null?yr(n):s]),l.push([a("before the processors"),i])):l.push([a("Probability (no processor ran)"),i]);let{rank:c,
raw_rank:u}=n,d=[c&&a("{rank} after",{rank:H(c)}),u&&a("{rank} before",{rank:H(u)})].filter(Boolean);if(d.length){let{vocab:h}=r;l.push([h===null?a("Rank"):a("R\
ank of {count}",{count:H(h)}),c&&c===u?H(c):d.join(", ")])}return[...l,[a("Surprisal"),oe(o.surprisal,t)]]}function z0({chosen:e,distribution:t}){let n=s=>({candidate:s,
after:X(s.logprob),before:X(s.raw_logprob),isChosen:s.token_id===e.token_id}),r=t.candidates.map(n);r.sort((s,i)=>Math.max(i.after,i.before)-Math.max(s.after,s.
before));let o=r.slice(0,W0);return o.some(({isChosen:s})=>s)?o:[...o,n(e)]}function D0({step:e}){let t=z0(e),n=Math.max(...t.flatMap(({after:o,before:s})=>[o,s]),
1e-9),r=o=>({width:`${o/n*100}%`});return p("ol",{class:"gp-card-rivals",children:t.map(({candidate:o,after:s,before:i,isChosen:l})=>{let c=o.logprob===null&&!Oe(
e);return p("li",{class:[l&&"gp-card-chosen",c&&"gp-card-removed"].filter(Boolean).join(" "),children:[p("span",{class:"gp-card-sign",children:l?"▶":c?"✕":""}),
p(fe,{class:"gp-card-word",text:o.text}),p("span",{class:"gp-card-tracks",children:[c?p("small",{children:yr(o)}):p("i",{class:"gp-card-after",style:r(s)}),p("i",
{class:"gp-card-before",style:r(i)})]}),p("span",{class:"gp-card-value",children:z(c?i:s)})]},o.token_id)})})}var ql=({messages:e,template:t})=>JSON.stringify([e,t||null]);function Gh(e,t){let n=A=>e.querySelector(".gp-"+A),[r,o,s]=["said","rendered","try"].map(n),i=new WeakMap,
l=[],c="",u=null,d=null;function h(){return $r(e,o,t,A=>{let T=i.get(A);return T&&{id:T.token.token_id,text:T.token.text,where:a("prompt token {number}",{number:T.
index+1}),step:null,why:T.words}})}function f(){let{started:A,written:T}=t,y=A&&A.request.messages,g=y&&T&&A.model===T.model&&ql(A.request)===ql(T);return T&&!g?
{...T,ran:!1}:t.isFromElsewhere||!y||!y.length?null:{model:A.model,messages:y,template:A.request.template,tokens:A.prompt_tokens,parts:A.parts||[],ran:!0}}function m({
messages:A,parts:T,problem:y}){let g=new Set(T.filter(({kind:w})=>w==="message").map(({message:w})=>w));r.replaceChildren(...A.map(({role:w,content:N},$)=>{let E=R(
"li","",null,{"data-role":w});return E.append(R("span","gp-role",w),R("p","",N)),!y&&g.size>0&&!g.has($)&&N.trim()&&E.append(R("p","gp-dropped",a("✕ The templat\
e leaves this message out."))),E}))}let b={message:({role:A})=>a("words of {role}",{role:A}),template:()=>a("written by the template"),generation:()=>a("generat\
ion prompt: the answer begins here")};function x(A,T){let y=A?b[A.kind](A):a("of unknown origin");return T.piece===null?a("special token, {whose}",{whose:y}):y}
function P({tokens:A,parts:T}){o.replaceChildren(),l=[],u=null;let y=new Set(T.map(({stop:w})=>w)),g=null;A.forEach((w,N)=>{let $=T.find(L=>L.start<=N&&N<L.stop)||
null;if(!g||!N||y.has(N)||T.some(({start:L})=>L===N)){let L=R("span","gp-part",null,$?{"data-kind":$.kind}:{});$&&$.kind==="message"&&L.append(R("span","gp-role",
$.role)),$&&$.kind==="generation"&&L.append(R("span","gp-role",a("the answer begins"))),o.append(L),g={rows:L,tokens:[]}}let E=R("span","gp-token",null,{role:"b\
utton",tabindex:"-1"}),S=x($,w);ut(E,w),E.setAttribute("aria-label",a("prompt token {number}: {token}, {words}",{number:N+1,token:V(w.text),words:S})),i.set(E,{
token:w,index:N,words:S});let v=g.tokens.length?i.get(g.tokens.at(-1)).token:null;ln(g,E,w,v),l.push(E)}),l.length&&j(l[0])}function j(A){u&&(u.tabIndex=-1),u=A,
A.tabIndex=0}function M(A){A&&(j(A),A.focus({preventScroll:!0}),A.scrollIntoView({block:"nearest"}),d.show(A))}o.addEventListener("click",({target:A})=>M(A.closest(
".gp-token"))),o.addEventListener("keydown",A=>{let T=l.indexOf(A.target.closest(".gp-token"));if(T<0||A.ctrlKey||A.metaKey||A.altKey)return;let y={ArrowRight:()=>l[T+
1],ArrowLeft:()=>l[T-1],Home:()=>l[0],End:()=>l.at(-1),ArrowDown:()=>dt(l,T,1),ArrowUp:()=>dt(l,T,-1),Enter:()=>l[T]," ":()=>l[T]};y[A.key]&&(A.preventDefault(),
M(y[A.key]()))});function I({tokens:A,parts:T}){let y=v=>T.filter(L=>L.kind===v).reduce((L,{start:_,stop:B})=>L+B-_,0),g=A.filter(({piece:v})=>v===null).length,
[w,N,$]=["message","template","generation"].map(y),E={words:H(w),around:H(N),begin:H($)};return`${w||N?F(A.length,"{count} token: {words} for the words of the m\
essages, {around} around them, {begin} to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the \
answer.",E):$?F(A.length,"{count} token: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",
"{count} tokens: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",E):F(A.length,"{count} \
token: this template changes the words, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens i\
s unknown.")} ${F(g,"{count} is special.","{count} are special.")}`}function C({tokens:A,parts:T}){let y=T.filter(({kind:w})=>w==="message").flatMap(({start:w,stop:N})=>A.
slice(w,N)).filter(({piece:w})=>w===null),g=[...new Set(y.map(({text:w})=>V(w)))];return g.length?a("A message contains {tokens}: written like a special token, \
it is read as one, as if the template had written it.",{tokens:g.join(", ")}):""}return s.addEventListener("click",()=>t.ask({type:"without"})),()=>{let A=f();if(e.
hidden=!A,!A){c="";return}s.hidden=!Object.hasOwn(t.answers,"without")||!!A.problem;let T=JSON.stringify([A.model,ql(A),A.parts,A.problem,A.ran,A.tokens.length]);
if(T===c)return;c=T,d??=h(),D(n("which"),A.ran?a("of {model}, as this run read it",{model:A.model}):a("of {model}, as written now: not run yet",{model:A.model})),
ft(n("refusal"),!!A.problem),D(n("refusal"),a(A.problem)),n("refusal").dataset.kind=A.away?"info":"error",n("refusal").setAttribute("role",A.away?"note":"alert"),
m(A),ft(n("made"),!A.problem),P(A),ft(n("generation-key"),A.parts.some(({kind:g})=>g==="generation")),D(n("template-words"),A.problem?"":I(A));let y=C(A);ft(n("\
warn"),!!y),D(n("warn"),y),d.hide()}}var ws=class{constructor(t,n,r){this.drawn=n;this.moved=r;this.along=new xe(Kr(t),(o,s)=>Vr(o,s.chosen.text,s.piece===null,t))}drawn;moved;along;boxes=[];goesOn=!1;rowsFor(t){
let n=this.along.total.spans.length;this.along.follow(t);let{since:r,place:o,spans:s}=this.along.total,i=this.boxes.at(-1);if(r!==null&&r<o)return(!i||i.since!==
r)&&(i=this.open(r)),i.rows;let l=s.length>n?s.at(-1):null;return l&&i&&i.since===l.start&&i.stop===null&&this.close(i,l.stop),this.drawn.rows}keepable(t){let{since:n}=this.
along.totals[t],r=this.boxes.find(o=>o.since===n);return n!==null&&r&&r.stop!==null?Math.min(t,r.stop):t}cut(t){let{drawn:n}=this;for(;n.tokens.length>t;){let i=n.
tokens.at(-1),l=this.boxOf(i);Bt({rows:l?l.rows:n.rows,tokens:n.tokens},n.tokens.length-1),l&&!l.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:r,steps:o}=this.along;o.length=t,r.length=t+1;let s=this.boxes.at(-1);s&&this.along.total.since===s.since&&Object.assign(s,{stop:null,ended:!1})}boxOf(t){
let n=t?.closest(".gp-reasoning");return n?this.boxes.find(r=>r.element===n):void 0}reveal(t){let n=this.boxOf(t);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(t){this.goesOn=t;for(let n of this.boxes){let r=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,D(n.chip,`${r?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!r)),n.element.classList.toggle("gp-folded",r)}}words({count:t,stop:n,ended:r}){return r?F(
t,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?F(t,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):F(t,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(t){return t.wish??t.ended}open(t){let n=R("span","gp-reasoning"),r=R("butto\
n","gp-reasoning-chip",null,{type:"button",title:a("The model’s reasoning before its answer. Click to fold or unfold it.")}),o=R("span","gp-reasoned");n.append(
r,o);let s=new St(o,this.drawn.rows),i={element:n,chip:r,rows:s,since:t,stop:null,ended:!1,count:0,wish:null};return r.addEventListener("click",()=>{i.wish=!this.
isFolded(i),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(i),i}close(t,n){let{tokens:r,rows:o}=this.drawn,s=r.slice(n);Bt({rows:t.
rows,tokens:r},n),Object.assign(t,{stop:n,ended:(this.along.total.spans.at(-1)?.end??null)!==null}),t.rows.holder.hasChildNodes()||(o.removeLast(),this.boxes.pop());
for(let i of s)o.append(i);r.push(...s)}};var Wl=e=>!!e.started?.request.only_given;function Fl(e,{index:t,isPrompt:n,isStart:r}){if(r)return a("decoder start token");let o={number:t+1};return n?e.readsSource?
a("source token {number}",o):a("prompt token {number}",o):a("token {number}",o)}function jl(e,{index:t,isStart:n}){return n?a("every target begins with it: not \
chosen"):e.readsSource?a("the encoder reads it: it has no probability"):e.isFromElsewhere?a("its probability is not known"):t===0?a("nothing comes before it: it\
 has no probability"):e.started?.request.read_prompt&&!e.finished&&!e.failed?a("its probability is read when the text ends"):a("its probability was not read")}function zl(e,t){
return[...t.given&&!Wl(e)?[a("given, not chosen")]:[],...bc(t)]}function G0(e,t){let{entropy_before:n}=t.distribution,r=n===null?[]:[a("entropy {amount}",{amount:oe(
n,e.unit)})];return[...ll(t,e.unit),...r,...zl(e,t)]}function Uh(e,t){let{step:n}=t,r=n?G0(e,n):[jl(e,t)];return[Fl(e,t),...r].join(", ")}function Kh(e){if(e.running||
!e.started)return[];let t=({piece:r})=>r??"",n=e.prefix.map(t).join("");return e.lines().map(({label:r,last:o,untold:s})=>{let i=n+ce(o).map(t).join("")+(s??"");
return r?a("{name}: {meaning}",{name:r,meaning:i}):i})}var U0=200,Ir=class{constructor(t,n,r){this.text=t;this.rows=new St(n,r?.rows)}text;rows;tokens=[];write(t,n,r){for(let{item:o,start:s,end:i}of n)s===i&&this.rows.
append(ps(o,0));t.forEach((o,s)=>{let i=n.find(({start:l,end:c})=>l<=s&&s<c);i?s===i.start&&this.rows.append(ps(i.item,i.end-i.start)):this.append({token:o,index:s,
isPrompt:!0,step:null,isStart:r})})}append(t,n=this.rows){let r=this.tokens.at(-1),o=r&&this.text.entries.get(r)?.token;ln({rows:n,tokens:this.tokens},this.text.
newToken(t),t.token,o)}},ks=class extends Ir{steps=[];folds;constructor(t,n){super(t,n,t.begun??t.prompt);let r=t.log.started?.reasoning;this.folds=r?new ws(r,this,
()=>t.dissolve()):null}follow(t){let{folds:n,steps:r}=this,o=gn(r,t),s=n?n.keepable(o.keep):o.keep,i=[...r.slice(s,o.keep),...o.added];n?n.cut(s):Bt(this,s),r.length=
s;for(let l of i){let c={...l.chosen,piece:l.piece};this.append({token:c,index:l.index,isPrompt:!1,step:l},n?.rowsFor(l)),r.push(l)}n?.draw(this.text.log.running)}},
_s=class{constructor(t){this.log=t}log;entries=new WeakMap;shade="uncertainty";prompt=null;begun=null;lines=[];marked=null;resettle;get paragraphs(){return[this.
prompt,this.begun,...this.lines].filter(t=>t!==null)}get tokens(){return this.paragraphs.flatMap(({tokens:t})=>t)}get rows(){return[...this.lines.flatMap(({folds:n})=>n?.
boxes.map(({rows:r})=>r)??[]),...this.paragraphs.map(({rows:n})=>n)]}stepOf(t){return this.entries.get(t)?.step}elementOf(t){return t.isPrompt?this.prompt?.tokens[t.
index]:this.lines.find(({steps:n})=>n[t.index]===t)?.tokens[t.index]}tokenAt({target:t}){let n=t instanceof Element?t.closest('[role="button"]'):null;return n&&
this.entries.has(n)?n:null}newToken(t){let{token:n,step:r,isPrompt:o}=t,i=R("span",o?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-presse\
d":"false"});return ut(i,n),r?.draft&&r.draft.origin!=="none"&&(i.dataset.draft=r.draft.origin),r?.given&&(i.dataset.given=""),this.entries.set(i,t),this.describe(
i,t),this.shadeToken(i,r),i}describe(t,n){t.setAttribute("aria-description",Uh(this.log,n))}shadeToken(t,n){let r=n&&t.querySelector(".gp-ink");r&&(an(r,this.shade,
qe(n)),t.dataset.shaded="")}readPrompt(){for(let t of this.log.promptSteps){let n=this.prompt?.tokens[t.index],r=n&&this.entries.get(n);r&&(r.step=t,this.describe(
n,r),this.shadeToken(n,t))}}describeAll(t=this.tokens){for(let n of t){let r=this.entries.get(n);r&&this.describe(n,r)}}shadeAll(){for(let t of this.tokens)this.
shadeToken(t,this.stepOf(t)??null)}mark(){let{log:t,marked:n}=this,r=t.current(),o=r?this.elementOf(r):void 0;n&&n!==o&&(n.classList.remove("gp-current"),n.ariaPressed=
"false",n.tabIndex=-1),this.marked=o??null,o&&(t.selected&&!t.suggested&&this.reveal(o),o.classList.add("gp-current"),o.ariaPressed=String(t.selected===r),o.tabIndex=
0)}reveal(t){for(let{folds:n}of this.lines)n?.reveal(t)}settle(){for(let t of this.rows)t.settle()}dissolve(){for(let t of this.rows)t.dissolve();clearTimeout(this.
resettle),this.resettle=setTimeout(()=>this.settle(),U0)}};var vs=class{constructor(t,n,r){this.drawn=t;this.box=n;new ResizeObserver(()=>this.laidOut()).observe(r),new ResizeObserver(()=>this.resized()).observe(n),n.addEventListener(
"scroll",()=>this.scrolled(),{passive:!0})}drawn;box;atEnd=!0;followed=!1;width=0;begin(){this.atEnd=!0,this.followed=!1}scrolled(){let{scrollHeight:t,scrollTop:n,
clientHeight:r}=this.box;this.atEnd=t-n-r<60}laidOut(){this.width||=this.box.clientWidth,this.drawn.settle(),this.followEnd()}followEnd(){let{log:t}=this.drawn;
t.usesBeams||t.stepping||!this.atEnd||t.selected||!t.running||(this.box.scrollTop=this.box.scrollHeight,this.followed=this.box.scrollTop>0)}showStep(){this.drawn.
log.stepping&&(this.drawn.settle(),this.drawn.lines[0]?.tokens.at(-1)?.scrollIntoView({block:"nearest"}))}goBack(){let{log:t}=this.drawn;t.running||!this.followed||
(this.followed=!1,this.atEnd&&(!t.selected||t.suggested)&&(this.box.scrollTop=0))}resized(){let{clientWidth:t}=this.box;!t||t===this.width||(this.width=t,this.drawn.
dissolve())}};var xs={uncertainty:()=>a("entropy"),entropy:()=>a("entropy after processors"),probability:()=>a("probability"),raw:()=>a("probability before processors"),surprisal:()=>a(
"surprisal"),rank:()=>a("rank")},K0={told:xs.probability,surprisal:xs.surprisal,rank:xs.rank},Vh=e=>e.isFromElsewhere?K0:xs;function Xh(e,t){return t&&Object.hasOwn(
Vh(e),t)?t:e.started?.request.only_given&&!e.stepping||e.isFromElsewhere?"surprisal":"uncertainty"}function Yh({log:e,shade:t,choose:n,marksGiven:r}){let[o]=se(
()=>new xe(dc,pc));return e.rounds.length&&o.follow(e.lines()[0]?.last??null),p("footer",{class:"gp-legend","aria-label":a("Legend"),children:[p("label",{children:[
`${a("Shaded by")} `,p("select",{class:"gp-shade",value:t,onChange:({currentTarget:s})=>n(s.value),children:Object.entries(Vh(e)).map(([s,i])=>p("option",{value:s,
children:i()},s))})]}),p(dl,{name:t,unit:e.unit}),p("span",{class:"gp-marks",children:[p("span",{class:"gp-mark-prompt",hidden:!e.started?.prompt_tokens.length,
children:p("span",{class:"gp-ink",children:e.readsSource?a("source, and what the target begins with"):a("prompt")})}),p("span",{class:"gp-mark-given",hidden:!r,
children:p("span",{class:"gp-ink",children:a("given, not chosen")})})]}),p("span",{class:"gp-marks gp-origins",hidden:!e.rounds.length,children:e.rounds.length>
0&&Object.entries(Mt).map(([s,[,i,l]])=>p("span",{"data-draft":s,children:p(ne,{id:V0[s],meaning:l,formula:"",children:[p("span",{class:"gp-ink",children:i})," ",
p("b",{children:H(o.total[s])})]})},s))})]})}var V0={accepted:"draft",correction:"correction",bonus:"bonus",target:"target"};var X0=30;function Y0({log:e,changes:t}){let n=He(t),[r]=se(()=>new _s(e)),[o,s]=se(null),[i,l]=se(!1),c=te(0),u=te(null),d=te(null),h=te(null);n.run&&(c.current+=
1),r.shade=Xh(e,o);let f=e.started?e.lines():[],m=f.length===1&&f[0].kind==="sequence",b=!Wl(e)&&f.some(({last:C})=>Q0(C)?.given),x=Me(()=>Kh(e),[c.current,e.running,
e.hideFrom,e.finished]);pe(()=>{if(!u.current||!d.current)return;let C=u.current.closest(".gp-pane")??u.current,A=T=>!r.stepOf(T);h.current={sight:new vs(r,u.current,
d.current),card:$r(C,u.current,e,T=>J0(r,T),{comesByFocus:A})}},[r]),pe(()=>r.dissolve(),[r,m]),pe(()=>r.shadeAll(),[r,r.shade]),pe(()=>{n.run&&h.current?.sight.
begin(),(n.run||n.prompt)&&r.readPrompt(),n.unit?r.describeAll():n.status&&r.describeAll(r.prompt?.tokens),r.mark(),n.steps&&h.current?.sight.showStep(),n.status&&
h.current?.sight.goBack(),h.current?.card.refresh(n.unit||n.prompt||n.status)});let P=C=>{if(!C)return;let A=r.stepOf(C);r.reveal(C),A&&e.selectStep(A),C.focus(
{preventScroll:!0}),C.scrollIntoView({block:"nearest"}),A||h.current?.card.show(C)},j=C=>{let A=r.tokenAt(C);P(A),A&&r.stepOf(A)&&h.current?.card.dismiss()},M=C=>{
let A=r.tokenAt(C);if(C.key==="Escape"){e.selectStep(null);let w=e.current();A&&w&&r.elementOf(w)?.focus({preventScroll:!0})}if(!A||C.ctrlKey||C.metaKey||C.altKey)
return;let T=r.tokens,y=T.indexOf(A),g={ArrowRight:()=>T[y+1],ArrowLeft:()=>T[y-1],ArrowDown:()=>dt(T,y,1),ArrowUp:()=>dt(T,y,-1),Home:()=>T.find(w=>r.stepOf(w)),
End:()=>T.at(-1),Enter:()=>A," ":()=>A};Object.hasOwn(g,C.key)&&(C.preventDefault(),P(g[C.key]()))},I=["gp-text",e.readsSource&&"gp-apart",m&&"gp-single",b&&"gp\
-has-given"];return p(Q,{children:[x.map((C,A)=>p("p",{class:"gp-hidden gp-whole",dir:"auto",children:C},A)),p("div",{class:I.filter(Boolean).join(" "),role:"gr\
oup","aria-label":a("Tokens of the prompt and of the text. Arrow keys move, Enter selects, Escape follows the newest."),dir:"auto",ref:u,onClick:j,onKeyDown:M,children:p(
"div",{class:"gp-written",ref:d,children:e.started?p(Z0,{text:r,log:e,started:e.started,lines:f,unfolds:i,unfold:l},c.current):p("p",{class:"gp-note gp-empty",children:a(
"The text will appear here, one token at a time.")})})}),p(Yh,{log:e,shade:r.shade,choose:s,marksGiven:b})]})}var Jh=Te(Y0);function Q0(e){let t=e;for(;t?.before;)
t=t.before;return t}function J0(e,t){let n=e.entries.get(t);if(!n)return null;let{log:r}=e,{token:o,step:s}=n,i=s?zl(r,s).join(", "):jl(r,n);return{id:o.token_id,
text:o.text,where:Fl(r,n),step:s,why:i}}function Z0({text:e,log:t,started:n,lines:r,unfolds:o,unfold:s}){let i=t.readsSource,l=n.prompt_tokens.length,c=l>X0&&!n.
request.only_given,u=c&&!!t.current()?.isPrompt;return pe(()=>{u&&s(!0)},[u]),p(Q,{children:[i&&p("span",{class:"gp-part-name",children:a("Source: the encoder r\
eads it")}),c&&p("button",{type:"button",class:"gp-unfold","aria-expanded":o,onClick:()=>s(!o),children:o?a("Show less of the prompt"):a("Show all {count} token\
s of the prompt",{count:H(l)})}),p(Qh,{text:e,tokens:n.prompt_tokens,media:Tl(n),name:i?a("Source"):a("Prompt"),folds:c?!o:void 0}),i&&p(Q,{children:[p("span",{
class:"gp-part-name",children:a("Target: the decoder writes it, from its start token on")}),p(Qh,{text:e,tokens:n.decoder_tokens,name:a("Start of the target"),isStart:!0})]}),
r.map((d,h)=>p(e_,{text:e,line:d,number:h},h))]})}function Qh({text:e,tokens:t,name:n,media:r=[],folds:o,isStart:s=!1}){let i=te(null);return pe(()=>{if(!i.current)
return;let l=new Ir(e,i.current,null);l.write(t,r,s);let c=s?"begun":"prompt";return e[c]=l,()=>{e[c]=null}},[e]),pe(()=>{o===void 0||!i.current||(o&&(i.current.
scrollTop=i.current.scrollHeight),e.dissolve())},[e,o]),p("span",{class:o?"gp-prompt gp-folded":"gp-prompt",role:"group","aria-label":n,tabIndex:o?0:void 0,ref:i})}
function e_({text:e,line:t,number:n}){let{log:r}=e,o=te(null),s=te(null);pe(()=>{if(!o.current)return;let c=s.current=new ks(e,o.current);return e.lines.push(c),
()=>{e.lines=e.lines.filter(u=>u!==c)}},[e]),pe(()=>s.current?.follow(t.last));let i=t.stopReason?Ke(t.stopReason)[1]:"",l=i&&(t.stopReason==="step"?"… ":"■ ")+
i;return p("div",{class:r.usesBeams&&n>0?"gp-line gp-line-minor":"gp-line","data-kind":t.kind,children:[p("div",{class:"gp-line-head",children:[p("b",{children:t.
label?t.label.charAt(0).toUpperCase()+t.label.slice(1):null}),p(t_,{line:t}),l?p("span",{children:l}):null]}),p("span",{class:"gp-line-body",ref:o}),t.untold?p(
"span",{class:"gp-untold",children:t.untold}):null,p("span",{class:"gp-stop",children:!r.usesBeams&&r.lasts.length===1&&l?l:null})]})}function t_({line:{kind:e,
score:t}}){if(t===null)return null;let n=ee(t,3);return e==="running"?p("span",{title:a("sum of the log-probabilities so far, in nats"),children:a("sum {value}",
{value:n})}):p("span",{title:a("the sum divided by the length penalty"),children:a("score {value}",{value:n})})}var Gl={};re(Gl,{bytesOf:()=>Dl});function Dl(e){let t=atob(e.trim()),n=new Uint8Array(t.length);for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}var Ul=new Set,ef=!1,Zh=()=>Ul.forEach(e=>e());function n_(){ef=!0,matchMedia("(prefers-color-scheme: dark)").addEventListener("change",Zh);for(let e of[document.
documentElement,document.body])new MutationObserver(Zh).observe(e,{attributeFilter:["class"]})}function tf(e){return ef||n_(),Ul.add(e),()=>Ul.delete(e)}function nf({paint:e,class:t,label:n}){let r=te(null),o=te([0,0]),s=te(e);s.current=e;let i=()=>{let[c,u]=o.current.map(f=>Math.round(f*devicePixelRatio)),d=r.current?.
getContext("2d");if(!r.current||!d||!c||!u)return;Object.assign(r.current,{width:c,height:u});let h=getComputedStyle(r.current);s.current({pen:d,width:c,height:u,
colour:f=>h.getPropertyValue(f).trim()})};pe(i),Ut(()=>{if(!r.current)return;let c=new ResizeObserver(([{contentRect:d}])=>{o.current=[d.width,d.height],i()});c.
observe(r.current);let u=tf(i);return()=>{c.disconnect(),u()}},[]);let l=n===void 0;return p("canvas",{ref:r,class:t,role:l?void 0:"img","aria-label":n,"aria-hi\
dden":l})}function rf({currentTarget:e,clientX:t,clientY:n},r,o){let{left:s,top:i,width:l,height:c}=e.getBoundingClientRect(),u=(d,h)=>Math.max(0,Math.min(h-1,Math.
floor(d*h)));return{column:u((t-s)/l,r),row:u((n-i)/c,o)}}var r_=160,o_=12,s_=48;function i_({log:e}){let t=e.finished?.sound;return p(Q,{children:[t?p(a_,{sound:t,books:e.lasts.length}):p("p",{class:"gp-note gp-spoken\
-note",children:e.running?a("The sound follows once all codes are there."):a("There is no sound.")}),p(l_,{log:e})]})}var of=Te(i_,e=>e.speaks&&e.hideFrom===null);
function a_({sound:e,books:t}){let n=Me(()=>Dl(e.samples).buffer,[e]),r=Me(()=>URL.createObjectURL(c_(n,e.rate)),[n]);Ut(()=>()=>URL.revokeObjectURL(r),[r]);let o=Me(
()=>u_(new DataView(n)),[n]),s={seconds:ee(n.byteLength/2/e.rate,2),count:t};return p(Q,{children:[p("div",{class:"gp-spoken-wave","aria-hidden":"true",children:p(
pn,{preview:o})}),p("audio",{class:"gp-spoken-sound",controls:!0,src:r}),p("p",{class:"gp-note gp-spoken-note",children:a("{seconds} s of sound. At each step th\
e model chooses a code of each of {count} codebooks: the first is the coarsest, the others refine it and begin later.",s)})]})}function l_({log:e}){let t=e.lasts.
map(ce),n=Math.max(s_,...t.map(l=>l.length)),r=e.current(),o=({pen:l,width:c,height:u,colour:d})=>{let[h,f]=[c/n,u/Math.max(1,t.length)],m=Math.min(2,h/4);l.fillStyle=
d("--gp-kept"),t.forEach((x,P)=>x.forEach(({given:j,chosen:M},I)=>{j||(l.globalAlpha=.1+.9*X(M.logprob),l.fillRect(I*h,P*f+1,h-m,f-2))}));let b=t.findIndex(x=>r&&
x.includes(r));!r||b<0||r.given||(l.globalAlpha=1,l.strokeStyle=d("--gp-chosen"),l.lineWidth=2*devicePixelRatio,l.strokeRect(t[b].indexOf(r)*h,b*f+1,h-m,f-2))},
s=l=>{let{column:c,row:u}=rf(l,n,t.length),d=t[u]?.[c];d&&e.selectStep(d)},i=a("Each row is a codebook, each column a step: the stronger the colour, the more pr\
obable the code that was chosen. Click one to look at it.");return p(Q,{children:[p("div",{class:"gp-spoken-codes",style:{height:`${o_*t.length}px`},onClick:s,children:p(
nf,{class:"gp-spoken-map",paint:o,label:i})}),p("p",{class:"gp-note gp-spoken-legend",children:i})]})}function c_(e,t){let n=new DataView(new ArrayBuffer(44)),r=(o,s)=>[
...s].forEach((i,l)=>n.setUint8(o+l,i.charCodeAt(0)));return r(0,"RIFF"),n.setUint32(4,36+e.byteLength,!0),r(8,"WAVEfmt "),n.setUint32(16,16,!0),n.setUint16(20,
1,!0),n.setUint16(22,1,!0),n.setUint32(24,t,!0),n.setUint32(28,2*t,!0),n.setUint16(32,2,!0),n.setUint16(34,16,!0),r(36,"data"),n.setUint32(40,e.byteLength,!0),new Blob(
[n,e],{type:"audio/wav"})}function u_(e){let t=e.byteLength/2,n=Array.from({length:Math.min(r_,t)},()=>0);for(let o=0;o<t;o++){let s=Math.floor(o*n.length/t);n[s]=
Math.max(n[s],Math.abs(e.getInt16(2*o,!0)))}let r=Math.max(1,...n);return n.map(o=>100*o/r)}function sf(e,t,n){let r=[],o=null,s=[],i=l=>{let c=s.map(({chosen:u})=>u.text).join("").trim();s.length&&o!==null&&r.push({text:c,begin:o,end:l,steps:s}),s=[]};
for(let l of e){let c=l.chosen.token_id;if(c>=n.first){let u=(c-n.first)*n.seconds;i(u),o=u}else o!==null&&c<t&&s.push(l)}return i(null),r}var af=e=>e.started?.request.media?.[0];function d_(e){let t=e.current();return!!(t&&!t.isPrompt&&e.hideFrom===null&&e.started?.timestamps&&af(e)?.kind==="audio")}
function p_(e){let t=e.current();return!t||!e.started?.timestamps?[]:sf(ce(e.lastOf(t)),Math.min(...e.started.eos_token_ids),e.started.timestamps)}function h_({
log:e,changes:t}){let[n,r]=se("");He(t).run&&n&&r("");let o=af(e),s=p_(e),i=e.current(),l=({steps:u})=>i!==null&&u.includes(i),c=({steps:u,begin:d,end:h})=>{e.selectStep(
u[0]),!(!("media_file"in e.answers)||!o?.sha256)&&us(e,o.sha256,d,h??o.seconds??d,r)};return p(Q,{children:[o&&s.length>0&&p(g_,{media:o,parts:s,isHere:l}),p("o\
l",{class:"gp-heard-parts",children:s.map((u,d)=>p("li",{children:p("button",{type:"button","aria-current":l(u)||void 0,onClick:()=>c(u),children:[p("span",{children:u.
text}),p("small",{children:f_(u)})]})},d))}),p("p",{class:"gp-note gp-heard-note",role:"status",children:s.length||e.running?n:m_(e)})]})}var lf=Te(h_,d_),f_=({
begin:e,end:t})=>t===null?a("from {begin} s on",{begin:ee(e,2)}):a("{begin} to {end} s",{begin:ee(e,2),end:ee(t,2)}),m_=e=>e.started?.request.return_timestamps?
a("The model wrote no words with times."):a("Set return_timestamps among the knobs to have the model write when it heard each part.");function g_({media:{preview:e,
seconds:t=0},parts:n,isHere:r}){let o=Array.isArray(e)?e.map(Number):[],s=Math.max(1,...o),i=l=>100*l/t;return p(Q,{children:[p("div",{class:"gp-heard-sound","a\
ria-hidden":"true",children:[n.map((l,c)=>{let u=Math.max(0,100-i(l.end??t)),d={left:`${i(l.begin)}%`,right:`${u}%`};return p("i",{class:r(l)?"gp-here":void 0,style:d},
c)}),p(pn,{preview:o.map(l=>100*l/s)})]}),p("div",{class:"gp-heard-ends","aria-hidden":"true",children:[p("span",{children:a("{seconds} s",{seconds:0})}),p("spa\
n",{children:a("{seconds} s",{seconds:t})})]})]})}var Vl={};re(Vl,{fillDetectionTable:()=>x_,legendOf:()=>E_,markedItems:()=>T_,scoredOf:()=>Kl,verdictOf:()=>b_,zSum:()=>Ss,zWords:()=>nt});var nt=e=>G(e,2).replace("-","−");function b_(e,t=null){let{z_score:n,threshold:r,prediction:o}=e,s={z:nt(n),threshold:Number(r.toFixed(2))};if(o&&t&&Ce(t.z_score)&&
t.z_score<=r){let c=[a("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",s),a("With repeated n-grams counted once, z is {z}.",
{z:nt(t.z_score)})];return["even","◇",a("Not known: only repeats put it above the threshold"),c.join(" ")]}if(o)return["good","◆",a("Watermarked"),`${a("z i\
s {z}, above the threshold {threshold}.",s)} ${Rr(r)}`];let i=e.tokens_needed,l=[a("z is {z}, not above the threshold {threshold}.",s),a("That does not prove th\
at there is none: the text may be too short, or the mark may have been removed.")];return Ce(i)&&i>Kl(e)&&l.push(a("If the text went on like this, about {number\
} tokens would be enough.",{number:H(i)})),["even","◇",a("No sign of this watermark"),l.join(" ")]}var Kl=({num_tokens_scored:e,tokens:t})=>Ce(e)?e:(t||[]).filter(
([,,,,n])=>n).length;function y_(e){let{kind:t,z_score:n,p_value:r,confidence:o,threshold:s,false_positive_rate:i,tokens_needed:l}=e,c=t==="green"?__(e):v_(e),u=Number(
s.toFixed(2)),d=o>.9999?"> 0.9999":G(o,4);return[...c,[a("z-score"),nt(n),t==="green"?a("How many standard deviations more tokens are green than without a water\
mark: (green − ratio × scored) / √(scored × ratio × (1 − ratio))."):a("How many standard deviations the weighted mean lies above that of fair coins."),
"z-score",t==="green"?w_(e):"",{formula:t==="green"?void 0:""}],[a("p-value"),tt(r),a("The probability of a z at least as high in a text without this watermark:\
 the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters more."),"p-value",`P(Z ≥ ${nt(n)}) = ${tt(r)}`,
{}],[a("confidence"),d,a("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0\
.5 or more in one of two."),"p-value",o>.9999?`1 − ${tt(r)} ${d}`:`1 − ${tt(r)} = ${d}`,{formula:"1 − p"}],[a("false-positive rate"),tt(i),a("What the thr\
eshold {threshold} means: the share of texts without this watermark whose z is above it.",{threshold:u}),"false-positive-rate",`P(Z ≥ ${u}) = ${tt(i)}`,{formula:a(
"P(Z ≥ threshold)")}],...Ce(l)?[[a("tokens needed"),H(l),a("How many scored tokens reach the threshold at this share: z grows with the square root of their nu\
mber."),"z-score",k_(e),{formula:t==="green"?a("threshold² · γ · (1 − γ) / (share − γ)²"):"",unit:a("tokens")}]]:[]]}function w_({num_tokens_scored:e,
num_green_tokens:t,ratio:n,z_score:r}){let o=un(t,e,n);return o===null||nt(o)!==nt(r)?"":Ss(t,e,n)}function Ss(e,t,n){let[r,o,s]=[H(e),H(t),Number((1-n).toFixed(
4))];return`(${r} − ${n} · ${o}) / √(${o} · ${n} · ${s}) = ${nt(un(e,t,n))}`}function k_({kind:e,green_fraction:t,ratio:n,threshold:r,tokens_needed:o}){return e!==
"green"||Math.ceil(Lr(t,n,r)-1e-9)!==o?"":a("{threshold}² · {ratio} · {rest} / ({share} − {ratio})², rounded up, = {needed}",{threshold:Number(r.toFixed(2)),
ratio:n,rest:Number((1-n).toFixed(4)),share:G(t),needed:H(o)})}function __({num_tokens_scored:e,num_green_tokens:t,green_fraction:n,ratio:r,list_size:o}){return[
[a("tokens scored"),H(e),a("Tokens that the detector can call green or red. The first ones have too few tokens before them; where repeated n-grams count once, l\
ater ones are left out."),"length","",{}],[a("green tokens"),H(t),a("Scored tokens on their green list, which holds {size} tokens of the vocabulary.",{size:H(o)}),
"green-list",a("{green} of {scored}",{green:H(t),scored:H(e)}),{formula:"",unit:a("tokens")}],[a("green fraction"),z(n),a("Green tokens / tokens scored. Without\
 the watermark about {share} are green: the ratio.",{share:z(r)}),"green-list",`${H(t)} / ${H(e)} = ${z(n)}`,{formula:a("green / scored"),unit:"%"}]]}function v_(e){
let{mean:t,weighted_mean:n,num_g_values:r,posterior:o,layers:s}=e,i=Kl(e),l=(s||[]).length,c=i*l===r?F(l,"{scored} tokens · {count} key = {values}","{scored} t\
okens · {count} keys = {values}",{scored:H(i),values:H(r)}):"",u=Math.round(t*r),d=G(u/r,4)===G(t,4)?a("{ones} of {values} are 1",{ones:H(u),values:H(r)}):"";return[
[a("tokens scored"),H(i),a("Tokens with enough tokens before them, whose context has not occurred before."),"length","",{}],[a("g-values"),H(r),F(l,"One for eac\
h scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each scored token and each of the {count} keys: 0 or 1, li\
ke a fair coin in a text without the watermark."),"g-value",c,{}],[a("mean g-value"),G(t,4),a("The share of g-values that are 1. Without the watermark it is abo\
ut 0.5."),"g-value",d,{formula:"Σ g / n"}],[a("weighted mean"),G(n,4),a("The same with more weight on the first keys, whose rounds of the tournament leave the \
clearest mark."),"g-value","",{formula:"Σ w · g / Σ w"}],...Ce(o)?[[a("posterior"),z(o),a("The trained Bayesian detector’s probability that the text is water\
marked, if it is like the texts that the detector was trained on."),"watermark","",{unit:"%"}]]:[]]}function x_(e,t){let n=t.map(({report:l})=>new Map(y_(l).map(
c=>[c[0],c]))),r=[...new Set(n.flatMap(l=>[...l.keys()]))],[o]=ge(e.tHead,1,()=>R("tr")),s=ge(o,t.length+1,()=>R("th","",null,{scope:"col"}));t.forEach(({name:l},c)=>D(
s[c+1],l)),e.tHead.hidden=t.length<2;let i=ge(e.tBodies[0],r.length,()=>{let l=R("tr"),c=R("th","",null,{scope:"row"});return c.append(R("span")),l.append(c),l});
r.forEach((l,c)=>{let u=ge(i[c],t.length+1,()=>R("td")),d=n.map(x=>x.get(l)),[,,h,f,,m]=d.find(Boolean),b=d.map((x,P)=>x&&x[4]&&t.length>1?a("{name}: {words}",{
name:t[P].name,words:x[4]}):x&&x[4]);D(u[0].firstChild,l),Se(u[0].firstChild,f,()=>Ar(b),{meaning:h,...S_(m)}),n.forEach((x,P)=>D(u[P+1],x.has(l)?x.get(l)[1]:"–"))})}
var S_=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0));function T_({tokens:e,prompt_tokens:t}){return e.map(([,n,r,o,s,i],l)=>({token:{text:n,
piece:r},mark:{green:o,g:i,counted:s||!(o!==null||i!==null)},words(){let u={number:H(l+1),token:V(n),mark:M_(o,i,s)};return l<t?a("Token {number}, of the prompt\
, {token}: {mark}",u):a("Token {number}, {token}: {mark}",u)}}))}function M_(e,t,n){if(e===null&&t===null)return a("not scored, because too few tokens come befo\
re it.");if(t!==null){let o=a("mean g-value {g}, where chance gives 0.5.",{g:ee(t,2)});return n?o:`${o} ${a("Not counted: its context came before, or it is left\
 out.")}`}let r=e?a("◆ green."):a("◇ red.");return n?r:`${r} ${a("Not counted: the same n-gram came before, or it is left out.")}`}var E_=({kind:e,tokens:t})=>[
e,{unscored:t.some(([,,,n,,r])=>n===null&&r===null),repeated:t.some(([,,,n,r,o])=>!r&&(n!==null||o!==null))}];function cf(e,t){let n=g=>e.querySelector(".gp-"+g),r=new Mr(n("marked-words"),{press:({step:g})=>t.selectStep(g)}),o=n("threshold"),s=3,i=Or(null),l=0,c=null,u=null;
function d(){i=Or(t.started),l=(t.started&&t.started.processors||[]).findIndex(w=>w==="WatermarkLogitsProcessor"||w==="SynthIDTextWatermarkLogitsProcessor"),c=new xe(
lh,(w,N)=>ch(w,N,i,l)),r.show([]),D(n("mark-about"),ls(i))}let h=()=>c.steps.some(({mark:g})=>g&&g.kind==="synthid");function f(g){let{mark:w,index:N}=g,$=N<i.early,
E=w&&!w.why;return{step:g,token:{...g.chosen,piece:g.piece},mark:E?{green:w.green,g:w.g,counted:!$}:{},words:()=>cs({...g,isFirst:$},i)}}function m(g){r.show(c.
steps.map(($,E)=>r.items[E]&&E<g?r.items[E]:f($)),g);let{unscored:w,early:N}=c.total;kl(n("mark-key"),h()?"synthid":"green",{unscored:w>0,repeated:N>0,faint:a("\
faint: a detector without the prompt cannot score it")})}function b(g){let w=g&&!g.isPrompt?r.tokens[g.index]:null;u&&u!==w&&u.classList.remove("gp-current"),u=
w||null,u&&t.selected?u.classList.add("gp-current"):u&&u.classList.remove("gp-current")}let x=g=>{let w=[];for(let N of c.totals)N[g]!==null&&(!w.length||w.at(-1)[0]<
N.scored)&&w.push([N.scored,N[g]]);return w};function P(){let{z:g,scored:w}=c.total,[N,$,E]=j(g,w);ae(n("finding"),{"data-verdict":N}),D(n("finding-sign"),$),D(
n("finding-words"),E),D(n("finding-more"),g===null?"":`${M()} ${a("By chance alone, if each token is new evidence, z would be this high with a probability of {p\
}.",{p:tt(Er(g))})}`),t.finished&&D(n("mark-told"),`${E}. ${F(w,"{count} token scored.","{count} tokens scored.")}`)}function j(g,w){if(g===null)return["wait","\
…",w?a("z is not known, because the watermark’s settings are not"):a("Nothing to score yet")];let N={z:nt(g)};return g>s?["good","◆",t.running?a("A detect\
or finds it so far: z = {z}",N):a("A detector finds it: z = {z}",N)]:["even","◇",t.running?a("A detector does not find it so far: z = {z}",N):a("A detector do\
es not find it: z = {z}",N)]}function M(){let{green:g,scored:w}=c.total;return h()?F(w,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-v\
alue {mean} over {count} scored tokens, 0.5 by chance.",{mean:ee(g/w,3)}):F(w,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of {\
count} scored tokens green, {share} instead of {ratio}.",{green:H(g),share:z(g/w),ratio:z(i.ratio)})}function I(){let g=x("z"),w=[a("What a detector finds that \
knows the key and sees the text without its prompt.")];i.keys&&w.push(a("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let N=[
{name:a("this text"),look:"measured",points:g,tip:w.join(" ")}],$=x("foreseen");if($.length){let S=[a("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];t.started.effective.
do_sample||S.push(a("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),N.push({name:a("expected at least"),
look:"expected",points:$,tip:S.join(" ")})}vl(n("z-keys"),N);let E=g.length?uh(g,c.total,i,s):null;_l(n("z-box"),{curves:N,threshold:s,needed:E,label:a("z over \
the number of tokens, threshold {threshold}",{threshold:s})}),D(n("z-needed-words"),E?E.words:""),D(n("threshold-words"),Rr(s))}function C(){let{scored:g,green:w,
expected:N,chosen:$,surprisal:E,gained:S,suppressed:v,marks:L,likely:_,entropy:B}=c.total,{started:W,unit:k}=t,O=(Y,Z,ue)=>Nl(Y,H(Z),ue),q=Y=>O(ee($e(Y,k),2),$,
U(Y/$)),U=Y=>oe(Y,k).replace("-","−"),K=[[a("tokens scored"),H(g),a("Tokens that count: those with enough tokens before them, without the prompt."),"length","",
{}]];if(g&&!h()){let Y=z(w/g),Z=z(N/g);K.push([a("green"),Y,a("The share of the scored tokens that got the bias."),"green-list",`${H(w)} / ${H(g)} = ${Y}`,{formula:a(
"green / scored"),unit:"%"}]),K.push([a("expected at least"),Z,a("At least this share is green on average over all green lists, for this bias and the probabilit\
ies that the model gave. Where the model is certain of a token, a bias changes little."),"green-list",O(ee(N,2),g,Z),{formula:"",unit:"%"}])}if($){let Y={unit:a(
"bits or nats")};K.push([a("surprisal before the watermark"),oe(E/$,k),a("How unexpected the chosen tokens were just before the watermark, on average: minus the\
 logarithm of their probability."),"surprisal",q(E),{formula:"−(Σ log p) / n"}]);let[Z,ue]=W.effective.do_sample?[B,a("Tokens drawn without the watermark wou\
ld have had this on average: the entropy just before it.")]:[_,a("The likeliest token at each position would have had this.")];if(!t.usesBeams){K.push([a("witho\
ut it"),oe(Z/$,k),ue,W.effective.do_sample?"entropy":"surprisal",q(Z),{formula:W.effective.do_sample?"(Σ H) / n":"−(Σ log p) / n"}]);let le=`${oe(E/$,k)} − ${oe(
Z/$,k)} = ${U((E-Z)/$)}`;K.push([a("log-probability lost"),U((E-Z)/$),a("The price per token: how much less probable than that the chosen tokens are. Values bel\
ow 0 are luck."),"logprob",le,{formula:"",...Y}])}K.push([a("raised by"),oe(S/$,k),a("How much the watermark raised the log-probability of the chosen tokens, on\
 average. Over many texts this is the divergence of what was drawn from what the model would draw."),"logprob",q(S),{formula:"(Σ log p′ − log p) / n",...Y}])}
if(L){let Y=ee(v/L,1);K.push([a("suppressed"),a("{value} of {count}",{value:Y,count:H(W.request.top_candidates??10)}),a("How many of the likeliest tokens the wa\
termark made less likely, on average over the positions."),h()?"g-value":"green-list",O(H(v),L,Y),{formula:"",unit:a("tokens")}])}return K}function A(){let g=C(),
w=ge(n("mark-figures"),g.length,()=>{let N=R("div"),$=R("dt");return $.append(R("span")),N.append($,R("dd")),N});g.forEach(([N,$,E,S,v,L],_)=>{let[B,W]=w[_].children;
D(B.firstChild,N),Se(B.firstChild,S,()=>v&&be(v),{meaning:E,...L}),D(W,$)})}je(e,{curve:()=>{let{z:g,scored:w,green:N}=c.total;return g===null?"":be(h()?`z = ${nt(
g)}`:Ss(N,w,i.ratio))}});function T(){P(),A(),I()}function y(g){let N=t.lines().length>1?t.lineOf(g):null;return N?`${N.label} · ${ls(i)}`:ls(i)}return o.addEventListener(
"input",()=>{let g=o.valueAsNumber,w=g>=0&&g<=30;if(o.setAttribute("aria-invalid",String(!w)),!w){D(n("threshold-words"),a("The threshold must be from 0 to 30."));
return}s=g,T()}),new ResizeObserver(()=>!e.hidden&&c.total.marks&&I()).observe(n("z-box")),g=>{(g.run||!c)&&d();let w=t.current(),{keep:N}=c.follow(w?t.lastOf(w):
null);e.hidden=!c.total.marks,!e.hidden&&((g.run||g.steps||g.status||g.selection)&&(m(N),D(n("mark-about"),y(w))),b(w),(g.run||g.steps||g.status||g.selection||g.
unit)&&T())}}var L_={drafts:kc,beams:cu,beamtree:Du,hypotheses:rd,curve:zp,branches:Jp,canvas:Xp,candidates:gh,check:bh,layers:yh,in_words:wh,cross_attention:Sh,spoken:of,word_times:lf,
logit_lens:Th,numbers:Ah,processors:Hh,quiz:Wh,reranked:jh,template:Gh,token:zh,tokens:Jh,watermark:cf};As(()=>ka(L_));window.GenerationPlaygroundModules={"visualizers/panes/core/notation.ts":Rs,"visualizers/panes/core/tables.ts":Ps,"visualizers/panes/core/texts.ts":Cs,"visualiz\
ers/panes/core/values.ts":Bs,"visualizers/panes/core/text.ts":Gs,"visualizers/panes/core/dom_patch.ts":Us,"visualizers/panes/core/sight.ts":Zs,"visualizers/pane\
s/core/feed.ts":ti,"visualizers/panes/core/reasoning.ts":ri,"visualizers/panes/core/log.ts":ai,"visualizers/panes/core/document_links.ts":li,"visualizers/panes/\
core/meanings.ts":ci,"visualizers/panes/core/glossary.ts":di,"visualizers/panes/core/tips.ts":mi,"visualizers/panes/assisted/acceptance.js":gi,"visualizers/pane\
s/assisted/draft_figures.js":yi,"node_modules/preact/dist/preact.mjs":Ri,"node_modules/preact/hooks/dist/hooks.mjs":Bi,"node_modules/preact/jsx-runtime/dist/jsx\
Runtime.mjs":Ii,"visualizers/panes/core/component.tsx":qi,"visualizers/panes/widgets/term.tsx":Wi,"visualizers/panes/widgets/token_label.tsx":Fi,"visualizers/pa\
nes/widgets/tip.ts":aa,"visualizers/panes/core/alone.ts":ua,"visualizers/panes/core/run_group.ts":pa,"visualizers/panes/core/term_links.ts":fa,"visualizers/pane\
s/core/runtime.ts":_a,"visualizers/panes/charts/marks.js":Za,"visualizers/panes/charts/values_list.js":nl,"visualizers/panes/core/shades.ts":al,"visualizers/pan\
es/tokens/written_tokens.ts":cl,"visualizers/panes/diffusion/canvas_state.js":ul,"visualizers/panes/widgets/shade_scale.tsx":pl,"visualizers/panes/charts/plot.j\
s":yl,"visualizers/panes/core/virtual_rows.ts":wl,"visualizers/panes/watermarks/watermarks.js":xl,"visualizers/panes/tokens/media_chips.tsx":Ml,"visualizers/pan\
es/core/run_sums.ts":Pl,"visualizers/panes/widgets/card.tsx":Il,"visualizers/panes/tokens/card.tsx":Hl,"visualizers/panes/core/bytes.ts":Gl,"visualizers/panes/w\
atermarks/detection_words.js":Vl};})();
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
