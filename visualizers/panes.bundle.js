// Written by .ci/bundle.py from modules with the SHA-256 55940d70f089f86f56fa885bcadff0d88a6a4569c27765ec145d5238ad1d444d: edit those.
(()=>{var Tf=Object.defineProperty;var re=(e,t)=>{for(var n in t)Tf(e,n,{get:t[n],enumerable:!0})};var Hs={};re(Hs,{fit:()=>he,sayAttributes:()=>ne,sayClass:()=>Fe,sayLabel:()=>xt,sayPercent:()=>Me,showIf:()=>Ne,svg:()=>Z});var Is={};re(Is,{INVISIBLE:()=>Ht,MARKS:()=>ht,asSentence:()=>pe,askedOf:()=>Ns,bytesOf:()=>Ps,bytesWords:()=>Rs,count:()=>F,decimals:()=>K,fillLabel:()=>Re,fillText:()=>Gn,
fillToken:()=>As,filled:()=>ve,fromNats:()=>Ce,inOneLine:()=>cn,inParts:()=>Pe,information:()=>ie,labelled:()=>se,leavesBytes:()=>Kn,loadingWords:()=>$s,make:()=>v,
modeName:()=>Vn,named:()=>$f,numbersOf:()=>Ie,percent:()=>U,probability:()=>J,problemsOf:()=>qs,processorWords:()=>tt,quoted:()=>Y,say:()=>B,seconds:()=>ft,stopWords:()=>Ue,
together:()=>zr,waitWords:()=>Cs});var vs={};re(vs,{count:()=>F,fixed:()=>Q,isOne:()=>_s,language:()=>Un,listed:()=>ks,notation:()=>ke,plain:()=>dt,separators:()=>Of,significant:()=>Lf});var Ef=[
"de","fr"];var ws={},Wl={};function Un(){let e=(navigator.language||"").slice(0,2).toLowerCase();return Ef.includes(e)?e:"en"}var Hr=()=>window.GenerationPlaygroundTexts?Un():
"en";function ys(e){if(!ws[e]){let t=new Intl.NumberFormat(e).formatToParts(12345678e-1),n=r=>t.find(({type:o})=>o===r)?.value??"";ws[e]={decimal:n("decimal"),group:n(
"group")}}return ws[e]}function ke(e){let t=Hr();if(t==="en")return e;let{decimal:n,group:r}=ys(t);return e.replace(/(?<=\d)[.,](?=\d)/g,o=>o==="."?n:r).replace(
/(?<=\d)\s?%/g," %")}var Q=(e,t=0)=>ke(e.toFixed(t)),Lf=(e,t)=>ke(e.toPrecision(t)),F=e=>ke(e.toLocaleString("en-US")),dt=e=>ke(String(e)),ks=e=>e.join(ys(Hr()).
decimal===","?"; ":", ");function _s(e,t){let n=t?Hr():"en";return Wl[n]??=new Intl.PluralRules(n),Wl[n].select(e)==="one"}function Of(){let{decimal:e,group:t}=ys(
Hr());return e+t}var Ss={};re(Ss,{FIGURES:()=>xs,MODES:()=>Br,PROCESSORS:()=>Fr,ROW_FIELDS:()=>Ms,SCORES:()=>Rf,STOPS:()=>Wr});var Br={greedy_search:"greedy decoding",sample:"sa\
mpling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam search",constrained_beam_search:"constrained beam sear\
ch",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"block diffusion",custom:"your own de\
coding loop",elsewhere:"from another server"},Wr={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],
length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stopping crit\
erion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached the end of the given text"],unfinished:[
"the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:["stopped by hand","was stopped by hand"],
stop:["EOS or a stop string","ended with EOS or a stop string: the server does not say which"],content_filter:["a content filter","was cut by the server’s conte\
nt filter"],tool_calls:["a call of a tool","ended with a call of a tool"],cut:["the end of the file","is not complete"]},xs={num_spec_steps:"Rounds that had a d\
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
ks",[]]},Rf={z:["z","z","How many standard deviations more tokens are green than without a watermark."],mean:["mean g","z of the mean g","How many standard devi\
ations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:["weighted mean g","z of the weighted mean g","The same with more weigh\
t on the first keys, which mark the most."],posterior:["Bayesian detector","posterior probability","The probability of a watermark by the detector that was trai\
ned here on the other half of the texts."]},Ms={Candidate:["token_id","text","raw_logprob","logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["na\
me","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability","penalty","score"],BeamCandidate:["token_id","text","piece","parent",
"raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","bank","progress","forced","mark"],DraftToken:["token_id","text","draf\
t_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["kind","green","g","listed","mass_before","mass_after","expected","cho\
sen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logprob","entropy","accepted","read_id","read_text"]};var Es={};re(Es,{isSaid:()=>Af,language:()=>Un,t:()=>a,tn:()=>D,translateTemplate:()=>jr,withTexts:()=>Ts});function a(e,t){if(e==null)return"";if(typeof e=="object")return"number"in e?ke(e.number):"one"in e?D(e.count,e.one,e.said,e.values):a(e.said,e.values);let n=String(
e),r=window.GenerationPlaygroundTexts?.[n]??n;return t?r.replace(/\{\{|\}\}|\{(\w+)\}/g,(o,s)=>{if(s===void 0)return o[0];let i=t[s];return typeof i=="number"?dt(
i):i&&typeof i=="object"?a(i):String(i??"")}):r}function D(e,t,n,r){let o=window.GenerationPlaygroundTexts?.[t]!==void 0,s=t.includes("{count}")?_s(e,o):e===1;return a(
s?t:n,{count:F(e),...r})}var Af=e=>typeof e=="object"&&e!==null&&("said"in e&&typeof e.said=="string"||"number"in e&&typeof e.number=="string"),Pf=["aria-label",
"title","placeholder","data-tip","label"];function jr(e){let t=window.GenerationPlaygroundTexts;if(!t)return;let n=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);
for(let r=n.nextNode();r;r=n.nextNode()){let[,o,s,i]=/^(\s*)([^]*?)(\s*)$/.exec(r.nodeValue??"")??[],l=s&&t[s.replace(/\s+/g," ")];l&&(r.nodeValue=o+l+i)}for(let r of[
e,...e.querySelectorAll("*")])for(let o of Pf){let s=t[(r.getAttribute(o)||"").replace(/\s+/g," ")];s&&r.setAttribute(o,s)}}function Ts(e){let n=window.GenerationPlaygroundCatalogues?.[Un()];
if(window.GenerationPlaygroundTexts||!n)return e();window.GenerationPlaygroundTextsLoading??=fetch(n).then(r=>r.json()).then(r=>{window.GenerationPlaygroundTexts=
r},r=>console.warn("Generation Playground: the translation could not be loaded.",r)),window.GenerationPlaygroundTextsLoading.then(e)}var Ls={};re(Ls,{finite:()=>de,isFromElsewhere:()=>Oe,isKnown:()=>Be,keptOf:()=>De,medianOf:()=>Cf});var Be=e=>typeof e=="number"&&Number.isFinite(e),de=e=>e==null||
Math.abs(e)>1e30?null:e,Cf=e=>{let t=[...e].sort((n,r)=>n-r);return(t[t.length-1>>1]+t[t.length>>1])/2},Oe=({distribution:e})=>e.vocab===null,De=({distribution:{
stages:e,vocab:t}})=>e.at(-1)?.kept??t;var ht={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Ht=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function v(e,t,n,r){let o=document.createElement(
e);t&&(o.className=t),n!=null&&(o.textContent=String(n));for(let[s,i]of Object.entries(r||{}))o.setAttribute(s,String(i));return o}function Gn(e,t,{running:n=!1}={}){
let r=0;for(let o of t.matchAll(Ht)){let[s]=o;o.index>r&&e.append(t.slice(r,o.index)),r=o.index+1;let i=ht[s]||"U+"+(s.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0");if(n){let l=ht[s]?s:"";e.append(v("span","gp-space",l,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else e.append(v("span","gp-mark",i))}r<t.
length&&e.append(t.slice(r))}function As(e,t){let n=/^ (?=\S)/.test(t)?" ":"",r=/\n*$/.exec(t)?.[0]??"",o=v("span","gp-ink");Gn(o,t.slice(n.length,t.length-r.length),
{running:!0});for(let s=0;s<r.length;s++)o.append(v("span","gp-space","",{"data-mark":ht[`
`],"data-wide":"yes"}));return e.append(...[n,o,r].filter(Boolean)),o}var Os=/(\\x[0-9a-f]{2})+$/i,Ps=e=>(e.match(Os)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
Kn=({piece:e,text:t})=>e!==null&&(e===""||Os.test(t)&&e===t.replace(Os,""));function Re(e,t){e.replaceChildren(),Gn(e,t),t||e.append(v("span","gp-mark",a("(empt\
y)")))}function se(e,t){let n=v("bdi",t);return Re(n,e),n}function B(e,t){e.textContent!==t&&(e.textContent=t)}var Nf=/([<>≈−-]?\d[\d.,\u202f\u00a0]*[\s\u00a0\u202f]?(?:%|(?:bits?|nats|ms|s|[kMG]B|tokens)(?![\p{L}\p{N}_])))/u;
function zr(e){let t=document.createDocumentFragment();return e.split(Nf).forEach((n,r)=>t.append(r%2?v("span","gp-together",n):n)),t}var cn=e=>e.replace(Ht,t=>t===
" "?" ":ht[t]||"�"),pe=e=>e?`${e}.`:"",Pe=e=>e.filter(Boolean).join(a("{before}; {part}").split(/\{\w+\}/)[1]),Y=e=>a("“{text}”",{text:cn(e)});function Cs(e){
return e>90?a("Yours begins in about {count} minutes.",{count:Math.round(e/60)}):a("Yours begins in about {count} s.",{count:e<10?Math.max(1,Math.round(e)):5*Math.
round(e/5)})}var ve=(e,t)=>e.split(/\{(\w+)\}/).map((n,r)=>r%2?t[n]:n);function U(e){let t=e*100;return t===0?ke("0%"):t<.01?ke("<0.01%"):t<1?ke(t.toFixed(2)+"%"):
t>99.95&&t<100?ke(">99.9%"):ke(t.toFixed(1).replace(".0","")+"%")}var J=e=>e==null?0:Math.exp(e),Ns=({prompt:e,request:t})=>e||(t&&t.messages||[]).at(-1)?.content||
"",Ce=(e,t)=>t==="bits"?e/Math.LN2:e;function ie(e,t){return e===null||!Number.isFinite(e)?a("infinite"):Q(Ce(e,t),2)+" "+a(t)}function $s({model:e,phase:t,done:n,
total:r}){if(t==="gpu")return a("waiting for the shared GPU …");if(t==="asking")return a("asking the Hub for {model} …",{model:e});let o=U((n??0)/(r||1));return t===
"download"?a("downloading {model}: {done} of {total} …",{model:e,done:Rs(n),total:Rs(r)}):t==="converting"?r?a("converting {model}: {share} …",{model:e,share:o}):
a("reading the file of {model} to convert it …",{model:e}):r?a("loading {model}: {share} …",{model:e,share:o}):a("loading {model} …",{model:e})}function Rs(e){
return Be(e)?e>=1e9?a("{size} GB",{size:Q(e/1e9,e<1e10?2:1)}):e>=1e6?a("{size} MB",{size:Q(e/1e6,e<1e8?1:0)}):a("{size} kB",{size:Q(e/1e3,0)}):"–"}function ft(e){
return e<1?Math.round(e*1e3)+" ms":Q(e,e<10?2:1)+" s"}var K=(e,t=3)=>e==null?"–":Q(e,t);function Ie(e){let{chosen:t,distribution:n}=e,r=e.read?t.raw_logprob:t.logprob??t.raw_logprob;return{probability:J(t.logprob),rawProbability:J(t.raw_logprob),rank:(e.
read?null:t.rank)??t.raw_rank,surprisal:r===null?1/0:Math.max(0,-r),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var $f=(e,t,n)=>Object.hasOwn(e,
t)?e[t]:n,Vn=e=>Object.hasOwn(Br,e)?a(Br[e]):e.replaceAll("_"," ");function qs({message:e,fix:t,diagnostics:n=[]}){let r=n.map(o=>({knob:o.knob,message:a(o.message),
fix:a(o.fix)}));return r.some(o=>o.message===a(e))?r:[{knob:"",message:a(e),fix:a(t)},...r]}var Ue=e=>Object.hasOwn(Wr,e)?Wr[e].map(t=>a(t)):[e,e];function tt(e){
if(!Object.hasOwn(Fr,e))return[e,a("is your own logits processor"),[]];let[t,n,r]=Fr[e];return[a(t),a(n),r]}var Z=(e,t)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",e);return t&&n.setAttribute("class",t),n};function he(e,t,n){for(;e.childElementCount>
t;)e.lastElementChild?.remove();for(;e.childElementCount<t;)e.append(n());return e.children}var Fl=new WeakMap;function xt(e,t,{plain:n=!1}={}){let r=String(n)+
t;Fl.get(e)!==r&&(Fl.set(e,r),n?e.textContent=t:Re(e,t))}function Fe(e,t){e.className!==t&&(e.className=t)}function Me(e,t,n){let r=`${(n*100).toFixed(2)}%`,o=jl.
get(e)||{};o[t]!==r&&(e.style[t]=r,jl.set(e,{...o,[t]:r}))}var jl=new WeakMap;function ne(e,t){let n=zl.get(e)||{};for(let[r,o]of Object.entries(t))n[r]!==o&&e.
setAttribute(r,String(n[r]=o));zl.set(e,n)}var zl=new WeakMap;function Ne(e,t){e.hidden===t&&(e.hidden=!t)}var Qs={};re(Qs,{Along:()=>_e,RunLog:()=>Mt,groupLetter:()=>$e,pathChange:()=>dn,pathOf:()=>le,penalised:()=>nt,unseenAfter:()=>Zs,unseenNode:()=>Js});var Ks={};re(Ks,{Feed:()=>Bt,everyChange:()=>un});var Us={};re(Us,{isFar:()=>zs,isOpen:()=>Fs,onceNear:()=>Ds,onceShown:()=>js});var Ul=e=>e.closest(".tabitem, .drawer")||document.body;function Fs(e){return e.checkVisibility()||
e.hidden&&Ul(e).checkVisibility()}var Ur=new WeakMap,Bs;function js(e,t){Bs??=new ResizeObserver(s=>s.map(({target:i})=>i).filter(i=>i.checkVisibility()).flatMap(
qf).forEach(i=>i()));let n=Ul(e),r=n.checkVisibility()?e:n,o=Ur.get(r)??new Set;Ur.set(r,o.add(t)),Bs.observe(r)}function qf(e){Bs.unobserve(e);let t=[...Ur.get(
e)||[]];return Ur.delete(e),t}var Dr=new WeakMap,Ws=new WeakMap,Dl;function zs(e){return Dr.has(e)||(Dl??=new IntersectionObserver(If,{rootMargin:"50%"}),Dr.set(
e,!1),Dl.observe(e)),!!Dr.get(e)&&!e.hidden}function Ds(e,t){Ws.set(e,t)}function If(e){for(let{target:t,isIntersecting:n}of e){Dr.set(t,!n);let r=n&&Ws.get(t);
r&&(Ws.delete(t),r())}}var Bt=class{constructor(t){this.kinds=t}kinds;subscribers=new Set;changes={};position=0;head="";tail="";answers={};away=!1;onlyShown=!1;feed(t){t.length>=this.
position&&t.startsWith(this.head)&&t.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let r=t.lastIndexOf(`
`)+1;for(;this.position<r;){let o=t.indexOf(`
`,this.position);this.readLine(t.slice(this.position,o)),this.position=o+1}this.head=t.slice(0,Math.min(r,100)),this.tail=t.slice(Math.max(0,r-100),r)}append(t){
let n=0;for(let r of t.split(`
`))this.readLine(r)||(n+=1);return n}read(t){throw new Error("nobody reads "+t.type)}readLine(t){if(!t.trim())return!0;try{return this.read(JSON.parse(t)),!0}catch(n){
return console.error("Generation Playground: a line of the log was skipped.",n,t.slice(0,200)),!1}}setAway(t){this.away!==t&&(this.away=t,this.changed("status"))}get canAsk(){
return!this.onlyShown&&Object.keys(this.answers).length>0}ask(t){!this.onlyShown&&Object.hasOwn(this.answers,t.type)&&this.answers[t.type](t)}subscribe(t,n,r=!1){
let o={element:t,update:n,whenOpen:r,missed:un(this.kinds),opened:()=>Gs([o])};this.subscribers.add(o),Gs([o])}changed(t){Gr.size||requestAnimationFrame(Hf),Gr.
add(this),this.changes[t]=!0}takeChanges(){let t=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?n.missed=Wf(n.missed,t):this.subscribers.
delete(n);return[...this.subscribers]}},Gr=new Set;function Hf(){let e=[...Gr];Gr=new Set,Gs(e.flatMap(t=>t.takeChanges()),!0)}function Gs(e,t=!1){let n=e.filter(
({element:s,whenOpen:i})=>i&&s.isConnected),r=new Set(n.filter(({element:s})=>!Fs(s))),o=new Set(n.filter(s=>t&&Bf(s.missed)&&!r.has(s)&&zs(s.element)));for(let{
element:s,opened:i}of r)js(s,i);for(let{element:s,opened:i}of o)Ds(s,i);for(let s of e){let{missed:i,update:l}=s;if(!(r.has(s)||o.has(s)||!Object.keys(i).length)){
s.missed={};try{l(i)}catch(c){console.error("Generation Playground: a pane could not be drawn.",c)}}}}var Bf=e=>!!e.steps&&Object.keys(e).every(t=>t==="steps"||
t==="entries"),un=e=>Object.fromEntries(e.map(t=>[t,!0]));function Wf(e,t){let n={...e,...t};return e.entries&&t.entries&&(n.entries=new Set([...e.entries,...t.
entries])),n}var Xs={};re(Xs,{noReading:()=>Kr,readOn:()=>Vr,spansOf:()=>Vs});var Kr=e=>({place:0,since:e.is_open?0:null,tail:[],spans:[]});function Vr(e,t,n,{start:r,end:o}){
let{place:s}=e,{since:i,spans:l}=e,c=[...e.tail,[s,t]];for(;;){let u=i===null?r:o,d=c.map(([,f])=>f).join("").indexOf(u);if(d<0)break;let h=Ff(c,d);i===null?i=s+
1:(l=[...l,{start:i,stop:Math.max(i,h),end:s+1}],i=null),c=jf(c,d+u.length)}return n&&i!==null&&i<=s&&(l=[...l,{start:i,stop:s,end:null}],i=null,c=[]),{place:s+
1,since:i,tail:zf(c,(i===null?r:o).length-1),spans:l}}function Vs(e,t){if(!t)return[];let n=Kr(t);for(let{chosen:i,piece:l}of e)n=Vr(n,i.text,l===null,t);let{spans:r,
since:o,place:s}=n;return o===null?r:[...r,{start:o,stop:s,end:null}]}function Ff(e,t){let n=t;for(let[r,o]of e)if(n-=o.length,n<0)return r;return e[e.length-1][0]}
function jf(e,t){let n=t;return e.flatMap(([r,o])=>{let s=o.slice(n);return n=Math.max(0,n-o.length),s?[[r,s]]:[]})}function zf(e,t){let[n,r]=[e.length,0];for(;n>
0&&r<t;)r+=e[--n][1].length;return e.slice(n)}var Df=20,Mt=class extends Bt{unit="bits";searched=new Map;found={look_into:new Map,attend:new Map};mostPlaces={};written=null;parts=[];coming=[];turn;fed={turn:void 0,
started:!1};recordedTurn;beginsHidden=!1;asked=null;queued;loading;shared;apart;started;finished;failed;lasts;newest;numTokens;elapsed;firstElapsed;rounds;canvasSteps;prompts;texts;returned;selected;suggested;rejected;promptSteps;hideFrom;constructor(){
super(["run","steps","status","selection","unit","prompt","watched","searched","found","written"]),this.clear()}clear(){this.queued=this.loading=this.started=this.
finished=this.failed=null,this.shared=1,this.apart=!1,this.lasts=[],this.newest=null,this.numTokens=this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.canvasSteps=
[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=this.rejected=null,this.suggested=!1,this.promptSteps=[],this.hideFrom=this.beginsHidden?
0:null}feedRun(t,n){this.begin(n),this.feed(t),this.coming=[t],this.showComing()}appendRun(t,n){this.begin(n);let r=this.append(t);return this.coming.push(t),this.
showComing(),r}lose(t){this.fed.turn!==t||this.finished||this.failed||this.read({type:"Failed",message:a("The connection to this run was lost."),fix:a("Run it a\
gain."),error:"Lost",diagnostics:[]})}begin(t){t!==this.fed.turn&&(this.fed={turn:t,started:!1},this.coming=[],this.feed(""))}showComing(){this.fed.started&&Object.
assign(this,{parts:this.coming,turn:this.fed.turn})}get text(){return this.parts.length>1&&this.parts.splice(0,1/0,this.parts.join("")),this.parts[0]??""}read(t){
if(!Uf(t.type))throw new Error("unknown event "+t.type);Kl[t.type](this,t)}countStep(t){this.numTokens+=1,this.elapsed=t.elapsed??0,this.firstElapsed??=t.elapsed,
this.changed("steps")}get recorded(){return this.recordedTurn!==void 0&&this.turn===this.recordedTurn}get readsSource(){return!!this.started?.decoder_tokens.length}get prefix(){
return(this.readsSource?this.started?.decoder_tokens:this.started?.prompt_tokens)??[]}get denoises(){return!!(this.started&&this.started.mode==="block_diffusion")}get isFromElsewhere(){
return!!(this.started&&this.started.elsewhere)}get hasReadMedia(){return!!(this.started?.request.media?.length||this.started?.media?.length)}get looksAtMedia(){
return this.hasReadMedia&&this.readsSource&&!this.started?.prompt_tokens.length}get speaks(){return!!(this.started&&this.started.codebooks)}get canAsk(){return super.
canAsk&&!this.isFromElsewhere&&!this.speaks}get stepping(){if(!this.started||this.usesBeams)return!1;if(this.finished?.sequences[0]?.stop_reason==="step")return!0;
let{given:t,only_given:n,config:r={}}=this.started.request;return typeof t=="string"?!1:Array.isArray(t)&&n||r.max_new_tokens===(t||[]).length+1}get usesBeams(){
return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){
return this.hideFrom===null?this.allLines():this.allLines().map(t=>{let n=this.seen(t.last);return n===t.last?t:{...t,last:n,score:null,stopReason:null}})}seen(t){
if(this.hideFrom===null)return t;let n=t;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(t){this.hideFrom!==t&&(this.hideFrom=t,this.changed(
"steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,r)=>Yf(n,r,this.prompts.length));
let t=this.finished?this.finished.sequences:[];return this.lasts.map((n,r)=>({kind:"sequence",label:this.speaks?a("codebook {number}",{number:r+1}):this.lasts.length>
1?a("sequence {number}",{number:r+1}):"",last:n,score:null,stopReason:t[r]?t[r].stop_reason:null,untold:!n&&t[r]&&!t[r].token_ids.length?t[r].text:""}))}current(){
if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let t=this.lines();return t.length?t[0].last:null}lineOf(t){return t.
isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let r=n;for(;r&&r.index>t.index;)r=r.before;return r===t}):this.lines()[t.sequence]}lastOf(t){
return this.lineOf(t)?.last??t}select(t,n){let r=t===null?null:this.lines()[t];this.selectStep(r&&n!==void 0?le(r.last)[n]??null:null)}selectStep(t,n=!1){let r=this.
seen(t);this.selected===r&&this.suggested===n&&!this.rejected||(this.selected=r,this.suggested=n,this.rejected=null,this.changed("selection"))}selectRejected(t,n,r){
this.selectStep(t),this.rejected={round:n,place:r},this.changed("selection")}selectMostUncertain(t=""){let n=this.returned?this.returned[0]?.last:this.lasts[0];
if(this.selected||!n||this.stepping)return;let r=le(n),o=r.filter(u=>!u.given);if(o.length<2)return;let s=Vs(r,this.started?.reasoning).filter(({end:u})=>u!==null),
i=o.filter(({index:u})=>!s.some(({start:d,stop:h})=>d<=u&&u<h)),l=({distribution:u,chosen:{raw_logprob:d}})=>u.entropy_before??-(d??-1/0),c=t&&o.find(u=>u.chosen.
text.trim()===t.trim());c?this.selectStep(c,!0):this.selectStep((i.length?i:o).reduce((u,d)=>l(d)>l(u)?d:u),!0)}walk(t){let n=this.current();if(!n)return;let r=[
...this.promptSteps,...le(this.lastOf(n))],o=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(r[Math.max(0,Math.min(r.length-1,o+t))])}addSearched(t,n){
this.searched.set(t,[...this.searched.get(t)||[],n]),this.changed("searched")}addFound(t,n,r,o){let s=this.found[t];s.delete(n),s.set(n,{ids:r,found:o}),s.size>
Df&&s.delete(s.keys().next().value),this.changed("found")}foundOf(t){return this.started&&this.found[t].get(this.turn)||null}startedLine(){let t=this.text.indexOf(
'{"type":"Started"');return t<0?"":this.text.slice(t,this.text.indexOf(`
`,t))}idsTo(t){return le(t).map(({chosen:n})=>n.token_id)}addWatched(t,n){let r=this.allLines()[t];r&&(le(r.last).forEach((o,s)=>{let i=Ge("Candidate",n[s]||[]),
l=new Set(i.map(({token_id:c})=>c));o.watched=[...(o.watched||[]).filter(({token_id:c})=>!l.has(c)),...i]}),this.changed("watched"))}setWritten(t){this.written=
t&&{...t,tokens:Ge("Token",t.tokens)},this.changed("written")}setUnit(t){this.unit=t,this.changed("unit")}},Kl={Queued(e,t){e.queued=t,e.loading=null,e.changed(
"status")},Loading(e,t){e.loading=t,e.queued=null,e.changed("status")},Shared(e,{runs:t,apart:n}){e.shared=t,e.apart=!!n,e.changed("status")},Started(e,t){e.clear();
let n=Ge("Token",t.prompt_tokens??[]);e.started={...t,request:t.request??{},prompt_tokens:n,decoder_tokens:Ge("Token",t.decoder_tokens??[])},e.fed.started=!0,e.
changed("run"),e.changed("status"),e.changed("selection")},Stepped(e,{step:t}){let n=Gl(t);n.read=!!e.started?.request.only_given,n.before=e.lasts[n.sequence]??
null,n.draft=Gf(n,e.rounds),e.lasts[n.sequence]=n,(!e.newest||n.index>e.newest.index)&&(e.newest=n),e.countStep(n)},BeamsAdvanced(e,{step:t}){let n=e.prompts[t.
sequence]??=Kf(),r={...t,distributions:t.distributions.map(Vl)};r.given&&(n.given+=1);let o=Ge("BeamCandidate",r.candidates).map(i=>Vf(i,r,n));for(let{beam:i}of o)
i.progress&&e.texts.set(i.token_id,i.text);Xf(o),n.running=o.filter(i=>i.beam.status==="running").sort((i,l)=>Ys(i)-Ys(l)),n.byNumber=new Map(n.running.map(i=>[
Ys(i),i]));let s=r.given?e.started?.effective.num_beams??0:0;for(let i=0;i<s;i++)n.byNumber.set(i,o[0]);n.finished.push(...o.filter(i=>i.beam.status==="finished")),
n.finished.sort((i,l)=>(l.beam.final_score??0)-(i.beam.final_score??0)),n.finished.length=Math.min(n.finished.length,r.pool.length),n.pool=r.pool,n.pools.push(r.
pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(r.distributions),e.countStep(r)},PromptRead(e,{steps:t}){let n=null;e.promptSteps=t.map(r=>n=
{...Gl(r),before:n,isPrompt:!0}),e.changed("prompt")},CanvasDenoised(e,{step:t}){let n={...t,places:Ge("CanvasPlace",t.places)};e.canvasSteps.push(n),e.numTokens=
n.canvas*n.places.length,e.elapsed=n.elapsed,e.firstElapsed??=n.elapsed,e.changed("steps")},DraftJudged(e,{round:t}){e.rounds.push({...t,follow:t.follow,drafted:Ge(
"DraftToken",t.drafted)}),e.changed("steps")},Finished(e,t){let n=t.sequences.map(r=>({...r,score:r.score??null,note:r.note??""}));e.finished={...t,sequences:n},
n.forEach((r,o)=>{!r.token_ids.length&&r.text&&(e.lasts[o]??=null)}),e.usesBeams&&(e.returned=n.map((r,o)=>Qf(e,r,o))),e.changed("status"),e.changed("steps")},Failed(e,t){
(e.fed.turn===void 0||e.fed.started)&&(e.failed=t),e.queued=e.loading=null,e.changed("status")}},Uf=e=>Object.hasOwn(Kl,e);function Xr(e,t){let n=Ms[e],r={};for(let o=0;o<
n.length;o++)r[n[o]]=t[o];return r}function Ge(e,t){return t.map(n=>Xr(e,n))}function Vl(e){return{...e,candidates:Ge("Candidate",e.candidates),stages:Ge("Stage",
e.stages??[])}}function Gl(e){let{chosen:t,distribution:n,watched:r,mark:o,reranked:s,...i}=e,l={...i,chosen:Xr("Candidate",t),distribution:Vl(n),watched:Ge("Ca\
ndidate",r??[]),mark:o?Xr("Mark",o):null,before:null,draft:null};return s&&(l.reranked=Ge("Reranked",s)),l}function Gf(e,t){let n=t.at(-1);if(!n||e.index<n.start)
return null;let r=e.index-n.start;return r<n.num_accepted?{origin:"accepted",instead:null,round:n,place:r}:{origin:n.follow,instead:n.drafted[r]||null,round:n,place:r}}
function Kf(){return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}var Ys=({beam:e})=>e.beam??0;function Vf({
mark:e,...t},n,r){let o=e?Xr("Mark",e):null,s={...t,mark:o},i=n.distributions[s.parent],l=i.candidates.find(c=>c.token_id===s.token_id);return{index:n.index,sequence:n.
sequence,before:r.byNumber.get(s.parent)||null,chosen:l||{...s,raw_rank:null,rank:null,removed_by:null},piece:s.piece,distribution:i,seconds:n.seconds,elapsed:n.
elapsed,draft:null,given:!!n.given,length:n.index+1-r.given,mark:o,beam:s}}var nt=({beam:e,length:t},n)=>t>0?(e.score??-1/0)/t**n:e.score;function Js(e,t,n,r,o){
e.unseen??=new Map;let s=`${t} ${n} ${o.token_id}`,i=e.unseen.get(s);if(!i){let l=(t?e.byStep[t-1].get(n):null)??null,{token_id:c,text:u,raw_logprob:d,logprob:h}=o,
f=(l?.beam.score??0)+(h??-1/0),p=l?l.beam.group:null,T={token_id:c,text:u,piece:null,parent:n,raw_logprob:d,logprob:h,score:f,status:"unseen",beam:null,final_score:null,
group:p},{sequence:P,seconds:N,elapsed:j}=e.steps[t][0];i={index:t,sequence:P,before:l,chosen:o,piece:null,distribution:r,seconds:N,elapsed:j,draft:null,given:!1,
length:e.steps[t][0].length,beam:T,rank:null},e.unseen.set(s,i)}return i}function Zs(e,t,n,r){let o=n&&!n.given?n.beam?.beam??0:0;return e.unseen&&e.unseen.get(
`${t} ${o} ${r}`)||null}function Xf(e){let t=new Map;for(let n of[...e].sort((r,o)=>(o.beam.score??-1/0)-(r.beam.score??-1/0)))n.rank=(t.get(n.beam.group)||0)+1,
t.set(n.beam.group,n.rank)}function Yf(e,t,n){let r=s=>n>1?a("Prompt {number}, {label}",{number:t+1,label:s}):s,o=(s,i,l,c)=>({kind:s,label:r(i),last:l,score:c,
stopReason:null});return[...e.running.map(s=>o("running",Jf(s),s,s.beam.score)),...e.finished.map((s,i)=>o("finished",Zf(s,i+1),s,s.beam.final_score))]}function Jf({
beam:{beam:e,group:t,progress:n}}){let r=(e??0)+1;return t!=null?a("beam {number}, group {group}",{number:r,group:$e(t)}):r===1&&!n?a("best beam"):a("beam {numb\
er}",{number:r})}function Zf({beam:{group:e}},t){return e!=null?a("ended {number}, group {group}",{number:t,group:$e(e)}):a("ended {number}",{number:t})}var $e=e=>e<
26?String.fromCharCode(65+e):String(e+1);function Qf(e,t,n){let r=Math.max(1,Math.floor((e.finished?.sequences.length??0)/e.prompts.length)),{steps:o}=e.prompts[Math.
floor(n/r)],s=null;return t.token_ids.forEach((i,l)=>{let c=t.beams?.[l];s=(o[l]||[]).find(u=>u.beam.parent===c&&u.beam.token_id===i)||s}),{kind:"returned",label:a(
"output {number}",{number:n+1}),last:s,score:t.score,stopReason:t.stop_reason}}function le(e){let t=[];for(let n=e;n;n=n.before)t.push(n);return t.reverse()}function dn(e,t){
let n=[],r=t;for(;r&&e[r.index]!==r;)n.push(r),r=r.before;return{keep:r?r.index+1:0,added:n.reverse()}}var _e=class{constructor(t,n){this.add=n;this.totals=[t]}add;steps=[];totals;get total(){
return this.totals[this.totals.length-1]}follow(t){let{keep:n,added:r}=dn(this.steps,t);this.steps.length=n,this.totals.length=n+1;for(let o of r)this.steps.push(
o),this.totals.push(this.add(this.total,o));return{keep:n,added:r}}};var ai={};re(ai,{explain:()=>ii,runsOfTerms:()=>Ae,tipLater:()=>Se,tipOfTerm:()=>we});var ei={};re(ei,{documentLinks:()=>Xn});var ep={"views#why-this-token":`vocabulary prompt length ending logit probability logprob mean-logprob cumulative-logprob bits perplexity rank processor
    kept distinct-n repetition context parameters memory`,"views#side-by-side":"sample greedy self-bleu words-in-common interval","views#how-the-next-token-move\
s-with-the-prompt":"kl js","views#where-the-beams-went":"sequence-score","views#is-the-draft-worth-it":"bonus acceptance-length expected-acceptance passes-saved\
 draft-cost speed-up residual","views#is-it-watermarked":"threshold p-value false-positive-rate detection-rate auc","views#which-answer-is-likelier":"answer-sha\
re","views#how-much-do-fewer-bits-cost":"top-agreement","views#chats-translations-batches":"padding","serving#time":"speed first-token time between-tokens laten\
cy percentile","serving#what-happens-in-a-step":"decode block queue","knobs#do_sample":"sampling","knobs#temperature":"temperature","knobs#top_k":"top-k","knobs\
#top_p":"top-p","knobs#min_p":"min-p","knobs#repetition_penalty":"repetition-penalty","knobs#length_penalty":"length-penalty","knobs#diversity_penalty":"diversi\
ty-penalty","knobs#constraints":"constraint"},tp=Object.fromEntries(Object.entries(ep).flatMap(([e,t])=>t.split(/\s+/).map(n=>[n,e])));function Xn(e){let t=document.
querySelector("link[rel=help]");if(!t)return[];let n=e?tp[e]||`glossary#${e}`:"";return[v("a","gp-link",a("Docs"),{href:t.href+n,target:"_blank",rel:"noopener"})]}var ri={};re(ri,{addressOf:()=>Yn,askedTerm:()=>Yr,followTermLink:()=>Jn,formulaLines:()=>Jr,openGlossary:()=>mt});var ti={};re(ti,{TERMS:()=>hn,termOf:()=>Wt});var Xl={token:()=>({name:a("token"),meaning:a("The piece of text that a model reads and writes at once: a word, a part of one, a sign, or a few bytes.")}),vocabulary:()=>({
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
ther. A place is accepted where the entropy of its distribution is low enough.")})},hn=Object.keys(Xl),Wt=e=>Xl[e]();var ni="#glossary",pt=null,Yn=e=>`${ni}=${e}`;function Yr(){let[e,t=""]=location.hash.split("=");return e!==ni?null:hn.includes(t)?t:""}function Yl(e){try{history.
replaceState(history.state,"",location.pathname+location.search+e)}catch{}}var Jr=({formula:e,unit:t})=>[...e?[v("p","gp-formula",e.replaceAll("−(","−⁠("))]:
[],...t?[v("p","gp-term-unit",a("Unit: {unit}",{unit:t}))]:[]];function np(){let e=v("dialog","gp-glossary",null,{"aria-label":a("Glossary")}),t=v("button","gp-\
button",a("Close"),{type:"button"});t.addEventListener("click",()=>e.close());let n=v("header","gp-head");n.append(v("h3","gp-title",a("Glossary")),...Xn(),t);let r=v(
"div");for(let o of hn){let s=Wt(o),i=v("section","gp-term-entry",null,{id:`gp-term-${o}`,tabindex:"-1"}),l=v("h4");l.append(v("a","gp-term-link",s.name,{href:Yn(
o),title:a("Link to this term")})),i.append(l,v("p","",s.meaning),...Jr(s)),r.append(i)}return e.append(n,r),e.addEventListener("click",({target:o})=>o===e&&e.close()),
e.addEventListener("close",()=>Yr()!==null&&Yl("")),e}function mt(e,t){pt??=np(),pt.parentNode!==e&&(pt.open&&pt.close(),e.append(pt)),pt.open||pt.showModal();for(let r of pt.
querySelectorAll(".gp-term-entry"))r.classList.toggle("gp-current",r.id===`gp-term-${t}`);let n=t?pt.querySelector(`#gp-term-${t}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),Yl(t?Yn(t):ni)}function Jn(e,t){let n=e.target.closest(".gp-term-link");!n||e.ctrlKey||e.metaKey||e.shiftKey||(e.preventDefault(),
mt(t,n.getAttribute("href")?.split("=")[1]))}var Zl=new WeakMap,si=new WeakMap;function Se(e,t){Zl.set(e,t),e.dataset.tip===void 0&&(e.dataset.tip="")}function we(e,t,n,r={}){si.set(e,{id:t,run:n,...r});let o=r.
meaning||"";e.dataset.tip!==o&&(e.dataset.tip=o),e.dataset.term!==t&&(e.dataset.term=t),e.tabIndex!==0&&(e.tabIndex=0)}function Ae(e,t){for(let n of e.querySelectorAll(
"[data-run]")){let{run:r}=n.dataset;r!==void 0&&Object.hasOwn(t,r)&&si.set(n,{...Ql(n),run:t[r]})}}function Ql({dataset:{term:e,tip:t,formula:n,unit:r}}){return{
id:e??"",run:()=>"",meaning:t,...n!==void 0&&{formula:n},...r!==void 0&&{unit:r}}}var oi=e=>e&&si.get(e)||(e?.dataset.term?Ql(e):null),rp={run:e=>a("In this run\
: {words}",{words:e}),runs:e=>a("In these runs: {words}",{words:e}),text:e=>a("In this text: {words}",{words:e}),model:e=>a("In this model: {words}",{words:e})},
op=e=>e.replaceAll("−(","−⁠(");function sp({id:e,run:t,meaning:n,...r},o,s){let i={...Wt(e),...r},l=t(),c=v("button","gp-link",a("Glossary (key G)"),{type:"\
button",tabindex:"-1"});c.addEventListener("click",()=>mt(o,e));let u=v("p","gp-in-run");return u.append(zr(rp[s](op(l)))),[v("p","",n||i.meaning),...Jr(i),...l?
[u]:[],c,...Xn(e).map(d=>(d.tabIndex=-1,d))]}function Jl(e,t,n){let r=oi(e);return r?sp(r,t,n):[zr(Zl.get(e)?.()??e.dataset.tip??"")]}function ii(e,t="run"){let n=null,
r=null,o=()=>v("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});function s({target:d}){if(!(d instanceof Element)||n?.contains(
d))return;let h=d.closest("[data-tip]");h!==r&&(r&&r.removeAttribute("aria-describedby"),r=h,n??=o(),n.hidden=!h,h&&(n.classList.toggle("gp-term",!!oi(h)),n.replaceChildren(
...Jl(h,e,t)),h.setAttribute("aria-describedby",n.id),i(n,h)))}function i(d,h){let f=h.closest("[data-holds-tips]")||e;d.parentNode!==f&&f.append(d);let[p,T]=[f.
getBoundingClientRect(),h.getBoundingClientRect()],P=Math.min(T.left-p.left,p.width-d.offsetWidth-8);d.style.left=`${Math.max(8,P)+f.scrollLeft}px`;let[N,j]=f===
e?[0,innerHeight]:[Math.max(0,p.top),Math.min(innerHeight,p.bottom)],A=T.bottom+5+d.offsetHeight>j&&T.top-5-d.offsetHeight>=N;d.classList.toggle("gp-above",A),d.
style.top=`${(A?T.top-5-d.offsetHeight:T.bottom+5)-p.top+f.scrollTop}px`}let l=()=>s({target:e});function c(){if(!r||!n)return;if(!e.contains(r)||!r.getClientRects().
length){l();return}let d=Jl(r,e,t);d.map(f=>typeof f=="string"?f:f.textContent).join("")!==n.textContent&&(n.replaceChildren(...d),i(n,r))}let u=()=>oi(r);return e.
addEventListener("pointerover",s),e.addEventListener("pointerleave",({pointerType:d})=>!(d==="touch"&&u())&&l()),e.addEventListener("focusin",s),e.addEventListener(
"focusout",({relatedTarget:d})=>!(d instanceof Node&&n?.contains(d))&&l()),e.addEventListener("click",d=>Jn(d,e)),e.addEventListener("keydown",d=>{if(d.key==="E\
scape"&&l(),d.key.toLowerCase()!=="g"||d.ctrlKey||d.metaKey||d.altKey||d.target!==r)return;let h=u();h&&(d.preventDefault(),mt(e,h.id))}),c}var ec=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),rt=e=>e.
num_accepted+(e.follow==="correction"?1:0),li=e=>e.num_accepted+(e.next_token_id===null?0:1);function ip(e,t){let{drafted:n,num_accepted:r}=t;if(e.rounds+=1,e.tokens+=
li(t),e.draft_seconds+=t.draft_seconds,e.verify_seconds+=t.verify_seconds,!n.length)return e;e.spec_steps+=1,e.drafted+=n.length,e.accepted+=r,e.judged+=rt(t);for(let o=e.
draftedAt.length;o<n.length;o++)e.draftedAt.push(0),e.acceptedAt.push(0);for(n.forEach((o,s)=>{e.draftedAt[s]+=1,s<r&&(e.acceptedAt[s]+=1),!(s>=rt(t)||(o.overlap??
null)===null)&&(e.overlaps[0]+=1,e.overlaps[1]+=o.overlap)});e.kept.length<=e.draftedAt.length;)e.kept.push(0);return e.kept[r]+=1,e}function ap(e){let{spec_steps:t,
rounds:n,tokens:r,drafted:o,accepted:s,judged:i,overlaps:l}=e,c=(u,d)=>d?u/d:null;return{num_spec_steps:t,num_rounds:n,num_tokens:r,num_draft_tokens:o,num_accepted_draft_tokens:s,
num_judged_draft_tokens:i,draft_acceptance_rate:c(s,o),judged_acceptance_rate:c(s,i),mean_acceptance_length:t?1+s/t:null,acceptance_histogram:e.kept,accepted_by_position:e.
acceptedAt,drafted_by_position:e.draftedAt,passes_saved:r-n,expected_acceptance_rate:c(l[1],l[0]),draft_seconds:e.draft_seconds,verify_seconds:e.verify_seconds}}
var fn=class{constructor(){this.rounds=[],this.tally=ec()}read(t){t.length>=this.tally.rounds&&this.rounds[0]===t[0]||(this.tally=ec());for(let r=this.tally.rounds;r<
t.length;r++)ip(this.tally,t[r]);return this.rounds=t,ap(this.tally)}};var ui={};re(ui,{denominatorOf:()=>gt,draftFigures:()=>ci,tipOfFigure:()=>tc});var lp={num_draft_tokens:()=>["draft",{formula:""}],num_accepted_draft_tokens:()=>["draft",{formula:""}],draft_acceptance_rate:()=>["acceptance-rate",{}],judged_acceptance_rate:()=>[
"acceptance-rate",{formula:a("accepted / judged")}],mean_acceptance_length:()=>["acceptance-length",{}],expected_acceptance_rate:()=>["expected-acceptance",{}],
passes_saved:()=>["passes-saved",{}]};function tc(e,t,n,r){let[o,s]=lp[t]();we(e,o,()=>cp(t,n,r),{meaning:a(xs[t]),...s})}function cp(e,t,n){let r=gt(e,n);if(e.
startsWith("num_"))return a("{value} {denominator}.",{value:t,denominator:r});if(e!=="passes_saved")return a("{denominator} = {value}.",{denominator:r,value:t});
let o=D(n.num_tokens,"{count} token","{count} tokens");return D(n.num_rounds,"{tokens} − {count} pass = {value}.","{tokens} − {count} passes = {value}.",{tokens:o,
value:t})}function gt(e,t){let{num_draft_tokens:n,num_accepted_draft_tokens:r,num_spec_steps:o,num_judged_draft_tokens:s}=t,i=D(t.num_rounds,"{count} round","{c\
ount} rounds"),l=D(t.num_tokens,"{count} token","{count} tokens");switch(e){case"num_draft_tokens":return D(o,"in {count} draft over {rounds}","in {count} draft\
s over {rounds}",{rounds:i});case"num_accepted_draft_tokens":return a("of {drafted} drafted",{drafted:F(n)});case"draft_acceptance_rate":return a("{accepted} of\
 {drafted} drafted",{accepted:F(r),drafted:F(n)});case"judged_acceptance_rate":return a("{accepted} of {judged} judged",{accepted:F(r),judged:F(s)});case"mean_a\
cceptance_length":return D(o,"1 + {accepted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:F(r)});case"expected_acceptance_rate":return D(s,"mean\
 over {count} judged position","mean over {count} judged positions");case"passes_saved":return D(t.num_rounds,"{tokens} in {count} pass","{tokens} in {count} pa\
sses",{tokens:l});default:return""}}function ci(e){let t=e.querySelector(".gp-draft-figures"),n=e.querySelector(".gp-kept-chart"),r=e.querySelector(".gp-place-c\
hart"),o=T=>T===null?"–":U(T),s=T=>D(T,"{count} token","{count} tokens");function i(T,P){let N=P.samples&&T.expected_acceptance_rate!==null,j=q=>[q,F(T[q]),gt(
q,T)],A=q=>[q,o(T[q]),gt(q,T),T[q]],W="mean_acceptance_length";return[j("num_draft_tokens"),j("num_accepted_draft_tokens"),A("draft_acceptance_rate"),[W,K(T[W],
2),gt(W,T)],A("judged_acceptance_rate"),...N?[A("expected_acceptance_rate")]:[],j("passes_saved")]}function l(){let T=v("div","gp-draft-figure",null,{tabindex:"\
0","data-tip":""}),P=v("dd","gp-rate",null,{"aria-hidden":"true"});return P.append(v("i")),T.append(v("dt"),v("dd"),v("dd","gp-note"),P),T}function c(T,P){let N=i(
T,P),j=he(t,N.length,l);N.forEach(([A,W,q,$=null],R)=>{let[_,g,M,C]=j[R].children;_.textContent!==A&&_.replaceChildren(...A.split(/(?<=_)/).flatMap(O=>[O,v("wbr")])),
B(g,W),B(M,q),C.hidden=$===null,Me(C.firstChild,"width",$??0),tc(j[R],A,W,T),j[R].dataset.name=A})}function u(){let T=v("span","gp-chart-column"),P=v("span","gp\
-chart-track");return P.append(v("i","gp-chart-whole"),v("i","gp-chart-part")),T.append(v("span","gp-chart-top"),P,v("span","gp-chart-label")),T}function d(T,P,N){
let j=Math.max(1,...P.map(([W,q])=>q??W)),A=he(T,P.length,u);P.forEach(([W,q,$,R,_],g)=>{let[M,C,O]=A[g].children;B(M,R),Me(C.children[0],"height",(q??0)/j),Me(
C.children[1],"height",W/j),B(O,$),Se(A[g],()=>_)}),ne(T,{"aria-label":`${N}: ${Pe(P.map(([,,,,W])=>W))}`})}function h(T){let P=T.num_spec_steps;d(n,T.acceptance_histogram.
map((N,j)=>[N,null,String(j),N?F(N):"",D(P,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:F(
N),tokens:s(j)})]),"acceptance_histogram"),d(r,T.drafted_by_position.map((N,j)=>{let A=T.accepted_by_position[j];return[A,N,String(j+1),`${Math.round(100*A/N)}%`,
D(N,"position {place}: {accepted} of {count} drafted token kept, {share}","position {place}: {accepted} of {count} drafted tokens kept, {share}",{place:j+1,accepted:F(
A),share:U(A/N)})]}),"accepted_by_position / drafted_by_position")}let f=null,p=T=>T.join(", ");return Ae(e,{kept:()=>f?D(f.num_spec_steps,"{count} round with a\
 draft; by the number of kept tokens, from 0 on: {rounds}.","{count} rounds with a draft; by the number of kept tokens, from 0 on: {rounds}.",{rounds:p(f.acceptance_histogram)}):
"",place:()=>f?a("kept {kept} of {drafted} drafted, by position.",{kept:p(f.accepted_by_position),drafted:p(f.drafted_by_position)}):""}),(T,P)=>{f=T,c(T,P),h(T)}}var St={get accepted(){return["✓",a("accepted draft"),a("Drafted, and kept by the target model.")]},get correction(){return["→",a("correction"),a("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",a("bonus"),a("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",a("target only"),a("Nothing was drafted in this round: the target wrote one token, as without draf\
ts.")]}},nc=Object.fromEntries(Object.keys(St).map(e=>[e,0])),rc=(e,{draft:t})=>t&&Object.hasOwn(e,t.origin)?{...e,[t.origin]:e[t.origin]+1}:e;function Ft(e){let{
do_sample:t,assistant_ensemble_weight:n}=e&&e.effective||{};return{samples:!!t,weight:n??null}}function di({target_logprob:e,draft_logprob:t},{weight:n}){let r=J(
e)/((t??null)===null?1:J(t));return Math.min(1,n===null?r:1-n+n*r)}var oc=({weight:e})=>e===null?"min(1, p / q)":`min(1, ${K(1-e,2)} + ${K(e,2)} · p / q)`;function sc(e,t){
if(e.samples)return t?a("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:oc(e)}):a("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(e.weight===null||!t)return a("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,r]=[K(e.weight,2),K(1-e.weight,2)];return a("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:r})}function hi(e,t){return t<e.num_accepted?"accepted":t<rt(e)?"rejected":"unjudged"}function Zn(e,t,n){let r=e.drafted[t],o=hi(e,t),s=(r.
draft_logprob??null)!==null,[i,l]=[U(J(r.target_logprob)),U(J(r.draft_logprob))],c=s?[a("The draft model gave it {q}.",{q:l})]:[];if(o==="unjudged")return[e.follow===
"correction"?a("Never judged: it follows the rejection."):a("Never judged: it follows the end of the text."),...c].join(" ");let u=o==="accepted";if(!n.samples){
let h=n.weight!==null&&s;return[u?up(h):dp(h,Y(e.next_text)),a("The target gave it {p}.",{p:i}),...c].join(" ")}if(!s)return u?a("Accepted: the target drew the \
same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:i}):a("Rejected: the target drew {token} for itself. It gave this one {p},\
 which is the chance that it is kept.",{token:Y(e.next_text),p:i});let d=(r.overlap??null)===null?[]:[a("Averaged over all tokens that could have been drafted h\
ere, the chance is {share}.",{share:U(r.overlap)})];return[u?a("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:i,q:l}):a("Rejected: the targ\
et gave it p = {p}, the draft model q = {q}.",{p:i,q:l}),hp(di(r,n),oc(n),u),...d].join(" ")}var up=e=>a(e?"Accepted: it is the likeliest token in the mixture o\
f both models.":"Accepted: it is the likeliest token for the target."),dp=(e,t)=>a(e?"Rejected: {token}, not this one, is the likeliest token in the mixture of \
both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:t});function hp(e,t,n){if(e>=1)return a("By {formula}, it is alwa\
ys kept: nothing was left to a draw.",{formula:t});let r={formula:t,chance:U(e)};return n?a("By {formula}, it is kept with probability {chance}: the draw kept i\
t.",r):a("By {formula}, it is kept with probability {chance}: the draw rejected it.",r)}function fi(e,t){let[,n,r]=St[e.follow],o=`${n.charAt(0).toUpperCase()}${n.
slice(1)}. ${r}`,s=e.drafted[e.num_accepted];if(e.follow!=="correction"||!t.samples)return o;if((s.draft_logprob??null)===null)return`${o} ${a("The target drew \
it.")}`;let i=`${o} ${a("It was drawn from the residual distribution: what the target gives beyond the draft model, max(0, p − q).")}`;return(s.overlap??null)===
null||t.weight!==null?i:`${i} ${a("That sums to {share} here, and is scaled up to 1 for the draw.",{share:U(1-s.overlap)})}`}function ic({draft:{origin:e,place:t,
round:n,instead:r},chosen:o},s){if(!Object.hasOwn(St,e))return[];let{length:i}=n.drafted,l={round:n.index+1,place:t+1},c=i?[D(i,"Round {round} drafted {count} t\
oken.","Round {round} drafted {count} tokens; this is place {place}.",l)]:[];if(e==="accepted")return[...c,Zn(n,t,s)];let u=e==="correction"&&r?[a("Drafted here\
 was {token}. {fate}",{token:Y(r.text),fate:Zn(n,t,s)})]:[],d=fi(n,s),h=s.samples&&e!=="correction"&&o.logprob!==null?[a("It was drawn from the target’s own dis\
tribution, which gave it {p}.",{p:U(J(o.logprob))})]:[],f=i-rt(n),p=e==="correction"&&f?[D(f,"{count} drafted token after it was never judged.","{count} drafted\
 tokens after it were never judged.")]:[];return[...c,...u,[d,...h].join(" "),...p]}function ac({round:e,place:t},n,r){let{length:o}=e.drafted,s={token:Y(e.drafted[t].
text),chosen:Y(n),round:e.index+1,place:t+1},i=o-rt(e);return[D(o,"{token} was drafted in round {round}, but is not in the text.","{token} was drafted in round \
{round}, at place {place} of {count}, but is not in the text.",s),Zn(e,t,r),a("{chosen} takes its place.",s),...i?[D(i,"{count} drafted token after it was never\
 judged.","{count} drafted tokens after it were never judged.")]:[]]}function lc({draft:e}){if(!e||!Object.hasOwn(St,e.origin))return[];let{origin:t,instead:n,round:{
index:r,drafted:o}}=e,s=r+1;if(t==="accepted"){let{draft_logprob:i}=o[e.place],l={place:e.place+1,size:o.length,round:s};return(i??null)===null?[a("accepted dra\
ft: token {place} of {size} in round {round}",l)]:[a("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...l,q:U(J(i))})]}
return t==="correction"?n?[a("correction: replaced the rejected draft token {token} in round {round}",{token:Y(n.text),round:s})]:[a("correction: replaced a rej\
ected draft token in round {round}",{round:s})]:t==="target"?[a("target only: nothing was drafted in round {round}",{round:s})]:[D(o.length,"bonus: the target’s\
 own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:s})]}var ot=e=>e<
.01?`${Q(e*1e3,1)} ms`:ft(e);function cc(e,t,n){let r=[],o=Ft(null),s={row:null,card:null,selected:null},i=null,l=!0,c=0,u=new WeakMap,d=new WeakMap,h=new IntersectionObserver(w=>{for(let{isIntersecting:y,
target:b}of w)y&&N(u.get(b));f()&&(e.scrollTop=e.scrollHeight)},{rootMargin:"200px 0px"}),f=()=>l&&!t.selected&&t.running;function p(w,y){let b=r.length<=w.length&&
(!r.length||r[0].round===w[0])&&o.samples===y.samples;o=y,b||T();for(let E of w.slice(r.length))P(E)}function T(){h.disconnect(),e.replaceChildren(),r=[],s={row:null,
card:null,selected:null},i=null,l=!0,c=0}function P(w){let y=v("li","gp-round"),b={round:w,item:y,cards:null};u.set(y,b),r.push(b),e.append(y),h.observe(y)}function N(w){
if(!w||w.cards)return;h.unobserve(w.item);let{round:y,item:b}=w,E=rt(y);w.cards=[];let I=v("div","gp-cards");for(let m=0;m<E;m++)I.append(W(w,m));y.next_token_id!==
null&&I.append(q(w)),E<y.drafted.length&&I.append(R(y,E)),y.follow==="none"&&I.append(v("span","gp-note gp-ended","■ "+a("the text ended inside its draft"))),
b.append(j(y),I),b.classList.add("gp-filled"),i||C(w.cards[0])}function j(w){let y=v("div","gp-round-head"),{num_accepted:b,drafted:{length:E}}=w,I=E?a("{accept\
ed} of {drafted} kept",{accepted:b,drafted:E}):a("no draft"),m=[a("draft {time}",{time:ot(w.draft_seconds)}),a("verify {time}",{time:ot(w.verify_seconds)})];y.append(
v("b","",a("Round {number}",{number:w.index+1})),v("span","",I));for(let L of m)y.append(v("span","gp-round-time",L));return y}function A(w,y,b,E,I,m,L){let H=a(
"Round {number}, {which}, {token}: {why}",{number:w.round.index+1,which:m,token:Y(I),why:L}),z=v("button","gp-draft-card",null,{type:"button",tabindex:"-1","ari\
a-pressed":"false","aria-label":H});z.dataset.draft=b;let G=v("span","gp-draft-head"),V=v("bdi","gp-ink gp-word");return Re(V,I),G.append(v("span","gp-sign",E),
V),z.append(G),Se(z,()=>L),d.set(z,{row:w,index:y}),w.cards.push(z),z}function W(w,y){let{round:b}=w,E=b.drafted[y],I=hi(b,y),m=b.start+y,L=a("drafted token {pl\
ace} of {size}",{place:y+1,size:b.drafted.length}),H=A(w,m,I,I==="accepted"?"✓":"✗",E.text,L,Zn(b,y,o));if(H.append($("p",J(E.target_logprob))),(E.draft_logprob??
null)!==null&&H.append($("q",J(E.draft_logprob))),o.samples){let z=v("span","gp-chance",a("chance"));z.append(v("b","",U(di(E,o)))),H.append(z)}return H}function q(w){
let{round:y}=w,b=y.start+y.num_accepted,[E,I]=St[y.follow],m=A(w,b,y.follow,E,y.next_text,a("the target’s own token"),fi(y,o));m.classList.add("gp-own-card");
let L=n(b);return L&&m.append($("p",Ie(L).probability)),m.append(v("span","gp-chance",I)),m}function $(w,y){let b=v("span","gp-bar-line"),E=v("span","gp-track"),
I=v("i",`gp-part-${w}`);return Me(I,"width",y),E.append(I),b.append(v("i","gp-pq",w),E,v("span","gp-amount",U(y))),b}function R(w,y){let b=v("span","gp-behind"),
E=w.drafted.slice(y);b.append(v("span","gp-note",a("never judged")));for(let I of E){let m=se(I.text,"gp-word"),L=(I.draft_logprob??null)===null?"":` q ${U(J(I.
draft_logprob))}`,H=v("span","gp-unjudged");H.append(m,v("small","",L)),b.append(H)}return b}function _(w){let y=w&&w.draft,b=y&&r[y.round.index-(r.length?r[0].
round.index:0)]||null;b&&N(b);let E=b?g(b,w):null;s.card&&s.card!==E&&s.card.setAttribute("aria-pressed","false"),s.card&&s.card.classList.remove("gp-current"),
s.row&&s.row!==b&&s.row.item.classList.remove("gp-current-round");let I=s.selected!==t.selected;s={row:b,card:E,selected:t.selected},I&&!t.selected&&(l=!0),b&&(b.
item.classList.add("gp-current-round"),E&&(E.classList.add("gp-current"),E.setAttribute("aria-pressed",String(t.selected===w)),e.contains(document.activeElement)||
C(E)),I&&M(b.item))}function g(w,y){let{rejected:b}=t;if(b&&b.round===w.round)return w.cards[b.place];let E=y.index-w.round.start;return E<w.round.num_accepted?
w.cards[E]:w.cards.at(-1)}function M(w){let[y,b]=[w.offsetTop,w.offsetTop+w.offsetHeight];y<e.scrollTop?e.scrollTop=y:b>e.scrollTop+e.clientHeight&&(e.scrollTop=
Math.min(y,b-e.clientHeight))}function C(w){i&&(i.tabIndex=-1),i=w||null,i&&(i.tabIndex=0)}function O(w){if(!w)return;let{row:y,index:b}=d.get(w);C(w);let E=n(b),
I=y.cards.indexOf(w);E&&w.dataset.draft==="rejected"?t.selectRejected(E,y.round,I):E&&t.selectStep(E),M(y.item),w.focus({preventScroll:!0})}function x(w,y){let b=r[Math.
max(0,Math.min(r.length-1,w))];return N(b),b.cards.at(y)}function k(w,y){let{row:b}=d.get(w),E=b.cards[b.cards.indexOf(w)+y];if(E)return E;let I=r.indexOf(b)+y;
return r[I]?x(I,y>0?0:-1):null}return e.addEventListener("click",w=>{let y=w.target.closest(".gp-draft-card");if(y){O(y);return}let b=w.target.closest(".gp-roun\
d");b&&O(u.get(b).cards[0])}),e.addEventListener("keydown",w=>{w.key==="Escape"&&t.selectStep(null);let y=w.target.closest(".gp-draft-card");if(!y||w.ctrlKey||w.
metaKey||w.altKey)return;let b=r.indexOf(d.get(y).row),E={ArrowRight:()=>k(y,1),ArrowLeft:()=>k(y,-1),ArrowDown:()=>r[b+1]&&x(b+1,0),ArrowUp:()=>r[b-1]&&x(b-1,0),
Home:()=>x(0,0),End:()=>x(r.length-1,0)};E[w.key]&&(w.preventDefault(),O(E[w.key]()))}),e.addEventListener("scroll",()=>{let w=e.scrollTop;e.scrollHeight-w-e.clientHeight<
80?l=!0:w<c&&(l=!1),c=w},{passive:!0}),{show:p,mark:_}}var Ke={narrowest:3,least:16,cell:9,tallest:90,times:84};function uc(e,{canvas:t,column:n,ends:r,onResize:o}){let s={rounds:[],each:1,columns:Ke.least,top:1,drafts:0},
i=0;function l(A){let W=q=>A.reduce(($,R)=>$+q(R),0)/A.length;return{accepted:W(q=>q.num_accepted),judged:W(rt),drafted:W(q=>q.drafted.length),draft:W(q=>q.draft_seconds),
verify:W(q=>q.verify_seconds),longest:Math.max(...A.map(q=>q.draft_seconds+q.verify_seconds))}}function c(A){let W=A.map(({draft:R,verify:_})=>R+_).sort((R,_)=>R-
_),q=W.at(-1),$=W[Math.floor((W.length-1)*.9)];return q>2*$&&W.length>4?1.25*$:q}function u(A){i||=t.clientWidth;let W=Math.max(1,Math.ceil(A.length/Math.max(1,
Math.floor(i/Ke.narrowest)))),q=[];for(let M=0;M<A.length;M+=W)q.push(l(A.slice(M,M+W)));let $=Math.max(1,...q.map(({drafted:M})=>M)),R=Math.max(1,Math.min(Ke.cell,
Ke.tallest/$)),_=c(q)||1,g=q.filter(({draft:M,verify:C})=>M+C>_);return s={rounds:A,each:W,columns:Math.max(Ke.least,q.length),top:_,drafts:Math.ceil($*R)},B(r.
drafts,$>=1.5?F(Math.round($)):"1"),B(r.times,ot(_)),d(q,R),{each:W,cut:g.length,longest:Math.max(0,...q.map(({longest:M})=>M)),filled:q.length/s.columns}}function d(A,W){
let q=s.drafts+16+Ke.times,$=devicePixelRatio,R=[Math.round(i*$),Math.round(q*$)];if(t.width!==R[0]&&(t.width=R[0]),t.height!==R[1]&&(t.height=R[1]),t.style.height=
`${q}px`,r.drafts.parentNode.style.height=`${s.drafts}px`,r.times.parentNode.style.height=`${Ke.times}px`,!i)return;let _=getComputedStyle(e),g=k=>_.getPropertyValue(
`--gp-${k}`).trim(),M={accepted:g("accepted"),rejected:g("rejected"),muted:g("muted"),verify:g("kept"),draft:g("before"),line:g("line"),surface:g("surface")},C=t.
getContext("2d");C.setTransform($,0,0,$,0,0),C.clearRect(0,0,i,q);let O=i/s.columns,x=O>6?Math.min(6,O*.2):O>3.5?1:0;C.fillStyle=M.line,C.fillRect(0,s.drafts,i,
1),C.fillRect(0,q-1,i,1),A.forEach((k,w)=>{let y=[w*O+x/2,O-x];s.each===1?h(C,M,k,y,W):p(C,M,k,y,W),T(C,M,k,y,q-1)})}function h(A,W,{accepted:q,judged:$,drafted:R},[
_,g],M){let C=Math.max(1,M-(M>3?1.5:0));for(let O=0;O<R;O++){let x=s.drafts-(O+1)*M;if(O<q)A.fillStyle=W.accepted,A.fillRect(_,x,g,C);else if(O<$)f(A,W.rejected,
_+g/2,x+C/2,Math.min(g,Math.max(C,5),7)/2);else{A.fillStyle=W.muted;let k=Math.min(g,C,2.5);A.fillRect(_+(g-k)/2,x+(C-k)/2,k,k)}}}function f(A,W,q,$,R){A.strokeStyle=
W,A.lineWidth=R>2?2:1,A.beginPath(),A.moveTo(q-R,$-R),A.lineTo(q+R,$+R),A.moveTo(q-R,$+R),A.lineTo(q+R,$-R),A.stroke()}function p(A,W,{accepted:q,drafted:$},[R,
_],g){A.fillStyle=W.accepted,A.fillRect(R,s.drafts-q*g,_,q*g),A.fillStyle=W.muted,A.fillRect(R,s.drafts-$*g,_,1)}function T(A,W,{draft:q,verify:$},[R,_],g){let M=Math.
min(1,s.top/(q+$))/s.top,[C,O]=[q*M*Ke.times,$*M*Ke.times];A.fillStyle=W.verify,A.fillRect(R,g-C-O,_,O),P(A,W.draft,R,g-C,_,C),!(q+$<=s.top)&&(A.fillStyle=W.surface,
A.fillRect(R-1,g-Ke.times+7,_+2,3),A.fillRect(R-1,g-Ke.times+13,_+2,3))}function P(A,W,q,$,R,_){if(!(_<=0)){if(R<5){A.fillStyle=W,A.fillRect(q,$,R,_);return}A.save(),
A.beginPath(),A.rect(q,$,R,_),A.clip(),A.strokeStyle=W,A.lineWidth=1.5,A.beginPath();for(let g=-_;g<R;g+=5)A.moveTo(q+g,$+_),A.lineTo(q+g+_,$);A.rect(q+.75,$+.75,
Math.max(0,R-1.5),Math.max(0,_-1.5)),A.stroke(),A.restore()}}function N(A){let{left:W,width:q}=t.getBoundingClientRect(),$=Math.floor((A.clientX-W)/q*s.columns)*
s.each;return Math.max(0,Math.min(s.rounds.length-1,$))}function j(A){n.hidden=A===null,A!==null&&(Me(n,"left",Math.floor(A/s.each)/s.columns),Me(n,"width",1/s.
columns))}return new ResizeObserver(()=>{t.clientWidth!==i&&(i=t.clientWidth,o())}).observe(t),{draw:u,at:N,mark:j}}function dc(e,t){let n=e.querySelector(".gp-map-plot"),r=e.querySelector(".gp-map-reading"),o=e.querySelector(".gp-map-note"),s=new _e(null,()=>null),i=new fn,l=uc(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:e.querySelector(".gp-drafts-end"),times:e.querySelector(".gp-times-end")},
onResize:$}),c=cc(e.querySelector(".gp-rounds"),t,R=>s.steps[R]),u=ci(e),d=[],h=0,f=!1;function p(){let R=t.hideFrom===null?s.steps.length:Math.min(t.hideFrom,s.
steps.length),_=t.rounds.length;for(;_&&t.rounds[_-1].start+li(t.rounds[_-1])>R;)_-=1;return _===t.rounds.length?t.rounds:t.rounds.slice(0,_)}function T(){let{each:R,
cut:_,longest:g,filled:M}=l.draw(d);Me(e.querySelector(".gp-map-axis"),"width",M),B(o,[R>1?a("Each column is the mean of {each} rounds.",{each:R}):"",_?D(_,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:ot(g)}):""].filter(Boolean).join(" ")),B(
e.querySelector(".gp-map-last"),a("round {number}",{number:F(d.length)}))}function P(R){let _={round:R.index+1,draft:ot(R.draft_seconds),verify:ot(R.verify_seconds),
accepted:R.num_accepted,token:Y(R.next_text)};return R.follow==="target"?a("Round {round}: draft {draft}, verify {verify}; nothing drafted, then {token}.",_):R.
follow==="bonus"?D(R.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as bonus.","Round {ro\
und}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept, then {token} as bonus.",_):R.follow==="correction"?D(R.drafted.length,"Round {r\
ound}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as correction.","Round {round}: draft {draft}, verify {verify}; {a\
ccepted} of {count} drafted tokens kept, then {token} as correction.",_):D(R.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count\
} drafted token kept; the text ended inside the draft.","Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept; the text ende\
d inside the draft.",_)}let N=R=>t.selectStep(s.steps[d[R].start]||null);function j(){let R=t.current();return!R||!R.draft?null:d[R.draft.round.index]===R.draft.
round?R.draft.round.index:null}function A(){let R=j();l.mark(R);let _=R===null?"":P(d[R]);B(r,_),ne(n,{"aria-valuemin":1,"aria-valuemax":d.length,"aria-valuenow":(R??
0)+1,"aria-valuetext":_||a("no round yet")})}n.addEventListener("pointermove",R=>{let _=l.at(R);_<0||(R.buttons===1?N(_):B(r,P(d[_])))}),n.addEventListener("poi\
nterleave",A),n.addEventListener("click",R=>l.at(R)>=0&&N(l.at(R))),n.addEventListener("keydown",R=>{let _={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,
PageDown:-10,Home:-1/0,End:1/0};R.key==="Escape"&&t.selectStep(null),!(!(R.key in _)||!d.length)&&(R.preventDefault(),N(Math.max(0,Math.min(d.length-1,(j()??d.length-
1)+_[R.key]))))});function W(R){let{draft_seconds:_,verify_seconds:g}=R,M=_+g;for(let[x,k]of[["draft",_],["verify",g]]){let w=e.querySelector(`.gp-time-${x}`);w.
style.flexGrow=M?k/M:.5,B(e.querySelector(`.gp-told-${x}`),`${Math.round(M?100*k/M:0)}% · ${ot(k)}`)}let C=D(R.num_tokens,"{count} token","{count} tokens"),O=R.
passes_saved>0?D(R.passes_saved,"{count} pass saved.","{count} passes saved."):a("No pass saved.");B(e.querySelector(".gp-drafts-short"),`${D(R.num_rounds,"{tok\
ens} in {count} forward pass of the target.","{tokens} in {count} forward passes of the target.",{tokens:C})} ${O}`)}function q(R){let _=t.lasts[0]||null;if((R.
run||R.steps)&&s.follow(_),R.run&&(f=!1),e.hidden=!t.rounds.length,e.hidden)return;let g=[d[0],h];if(d=p(),h=d.length,R.run||d[0]!==g[0]||h!==g[1]){let M=Ft(t.started),
C=i.read(d);f||=d.some(({drafted:x})=>x.length&&(x[0].draft_logprob??null)!==null);let O=e.querySelector(".gp-drafts-rule");B(O,sc(M,f)),we(O,"draft",()=>pe(gt(
"draft_acceptance_rate",C)),M.samples&&f?{}:{formula:""}),e.querySelector(".gp-key-q").hidden=!f,W(C),T(),c.show(d,M),u(C,M)}c.mark(t.current()),A()}function $(){
e.hidden||(T(),A())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",$),new MutationObserver($).observe(document.body,{attributes:!0,
attributeFilter:["class"]}),q}var mn=.001,hc=2e-5,fp=-1e9,zt=-1e8,je=(e,t=-1e30)=>e==null||e<t;function pn(e,t,n){return je(e,n)||je(t,n)?je(e,n)&&je(t,n)?0:1/0:Math.abs(e-t)}function Qn(e,t,n){
return pn(e,t===null?null:t*n,zt)/Math.max(1,n)}var jt=class{count=0;off=0;furthest=0;worst=null;see(t,n){this.count+=1,t<=mn||(this.off+=1),!(this.worst&&!(t>this.
furthest))&&(this.furthest=t,this.worst={...n(),difference:t})}};function fc(e){if(!e.usesBeams)return null;let{effective:t}=e.started,n={sum:new jt,given:new jt,
final:new jt,pool:new jt,output:new jt},r=t.length_penalty??1;for(let o of e.prompts){if(!o)continue;let s=Math.max(...o.distributions.map(i=>i.length));pp(o,Math.
max(1,Math.floor(s/(t.num_beam_groups||1))),r,n)}return e.finished.sequences.forEach((o,s)=>mp(e.returned[s].last,o,s,r,n.output)),n}function pp(e,t,n,r){let o=null,
s=new Map,i=(l,c)=>c.score-l.score;e.steps.forEach((l,c)=>{if(l.some(({given:h})=>h)){for(let h of l)r.given.see(pn(h.beam.score,0),()=>({node:h}));return}o??=new Map(
l.filter(({beam:h})=>h.parent%t===0).map(({beam:h})=>[h.parent,0]));for(let h of l){let{beam:f}=h,p=o.get(f.parent)??fp;if(r.sum.see(pn(p+(f.logprob??-1/0),f.score,
zt),()=>({node:h,parent:p})),f.final_score===null||f.final_score===void 0)continue;let T=h.length**n;r.final.see(Qn(f.score,f.final_score,T),()=>({node:h,power:T}));
let P=f.group??null;s.set(P,[...s.get(P)||[],{score:f.final_score,power:T}].sort(i).slice(0,t))}let u=[...s.values()].flat().filter(({score:h})=>!je(h)).sort(i),
d=e.pools[c].filter(h=>!je(h));for(let h=0;h<Math.max(u.length,d.length);h++){let f=u[h]??null,p=f&&h<d.length?Qn(f.score*f.power,d[h],f.power):1/0;r.pool.see(p,
()=>({step:c,place:h,expected:f&&f.score,told:d[h]??null}))}o=new Map(l.filter(({beam:h})=>h.status==="running").map(({beam:h})=>[h.beam,h.score]))})}function mp(e,t,n,r,o){
let s=le(e),i=s.filter(({given:u})=>!u);if(t.score===null||!i.length)return;let l=i.length**r,c=s.every(({beam:u,given:d},h)=>d||u.parent===(t.beams||[])[h]);o.
see(c?Qn(e.beam.score,t.score,l):1/0,()=>({number:n,node:e,power:l,told:t.score}))}var fe={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},pc=new Set(["running"]),Tt=new Set(["finished"]);function mc(e,t){let n=Math.
min(t.upTo,e.steps.length-1),r=pi(e,n),o=new Map((t.returned||[]).map((h,f)=>[h,f+1])),s=er([...r,...o.keys(),...Zr(e,n)]),{kids:i,hidden:l}=gp(e,n,t,s,r),{lanes:c,
counts:u}=kp(e,n,i),d=vp(e,n,i,c,t);return xp(e,{last:n,kept:r,outputs:o,alive:s,kids:i,hidden:l,lanes:c,counts:u,columns:d,options:t})}var Zr=(e,t)=>(e.steps[t]||
[]).filter(({beam:n})=>pc.has(n.status));function pi(e,t){let n=e.steps.slice(0,t+1).flat().filter(({beam:r})=>Tt.has(r.status));return n.sort((r,o)=>o.beam.final_score-
r.beam.final_score),new Set(n.slice(0,(e.pools[t]||[]).length))}function er(e){let t=new Set;for(let n of e)for(;n&&!t.has(n);n=n.before)t.add(n);return t}function gp(e,t,n,r,o){
let s=new Map,i=new Set([null]),l=new Map,c=new Map,u=d=>(s.has(d)||s.set(d,{on:[],off:[]}),s.get(d));u(null);for(let d=0;d<=t;d++){for(let h of e.steps[d]){let{
before:f}=h,p=n.collapsed.has(f)?f:l.get(f);p!=null?(l.set(h,p),c.set(p,(c.get(p)||0)+1)):pc.has(h.beam.status)?(n.lost||r.has(h))&&(u(f).on.push(h),i.add(h)):(!Tt.
has(h.beam.status)||n.lost||o.has(h))&&u(f).off.push(h)}e.distributions[d].forEach((h,f)=>{let p=wp(e,d,f);n.candidates&&i.has(p)&&!n.collapsed.has(p)&&yp(e,d,f,
h,u(p),n.candidates)})}for(let d of s.values()){d.on.sort((T,P)=>T.beam.beam-P.beam.beam);let h=d.off.filter(({beam:T})=>Tt.has(T.status)),f=d.off.filter(({beam:T})=>!Tt.
has(T.status)),p=(T,P)=>P.beam.score-T.beam.score;d.off=[...h.sort(p),...bp(f.sort(p),n.candidates)]}return{kids:s,hidden:c}}function bp(e,t){let n=new Map;return e.
filter(({beam:{parent:r}})=>(n.set(r,(n.get(r)||0)+1),n.get(r)<=t))}function wp(e,t,n){if(!(t<=e.given&&!e.steps[t].some(({beam:r})=>r.parent===n)))return t?e.byStep[t-
1].get(n):null}function yp(e,t,n,r,o,s){let i=s-o.off.filter(({beam:c})=>c.parent===n&&!Tt.has(c.status)).length;if(i<=0)return;let l=new Set(e.steps[t].filter(
({beam:c})=>c.parent===n).map(({beam:c})=>c.token_id));for(let c of r.candidates)if(!(c.logprob===null||l.has(c.token_id))&&(o.off.push(Js(e,t,n,r,c)),i-=1,!i))
return}function kp(e,t,n){let r=new Map,o=new Map;for(let i=0;i<=t;i++){let l=[],c=new Set;for(let u of Zr(e,i)){let d=n.get(u.before);if(!d||!d.on.includes(u))
continue;let h=u.beam.group??0;o.has(h)||o.set(h,[]),d.on.find(({beam:p})=>(p.group??0)===h)===u&&u.before&&r.has(u.before)?(r.set(u,r.get(u.before)),o.get(h)[r.
get(u).number]=i,c.add(u)):l.push(u)}l.sort((u,d)=>u.beam.beam-d.beam.beam);for(let u of l){let d=u.beam.group??0,h=_p(o.get(d),i,u.before&&r.has(u.before)?r.get(
u.before).number:0);o.get(d)[h]=i,r.set(u,{group:d,number:h})}}let s=new Map([...o].sort(([i],[l])=>i-l).map(([i,l])=>[i,Math.max(1,l.length)]));return{lanes:r,
counts:s}}function _p(e,t,n){let r=i=>i.sort((l,c)=>Math.abs(l-n)-Math.abs(c-n)||c-l)[0],s=e.map((i,l)=>l).filter(i=>e[i]<t-1);return s.length?r(s):e.length}function vp(e,t,n,r,o){
let s=c=>Zr(e,c-1).every(u=>{if(!r.has(u))return!0;let d=n.get(u);return d&&d.on.length===1&&!d.off.some(({beam:h})=>Tt.has(h.status))}),i=[],l=o.live?t-2:t;for(let c=0;c<=
t;c++){let u=i.at(-1);o.fold&&u&&c<=l&&s(c)?u.to=c:i.push({from:c,to:c})}return i.flatMap(c=>{let u=c.to-c.from+1;return u>=fe.short&&!o.unfolded.has(c.from)?[c]:
Array.from({length:u},(d,h)=>({from:c.from+h,to:c.from+h,...u>=fe.short&&h===0?{open:!0}:{}}))})}function xp(e,{last:t,kept:n,outputs:r,alive:o,kids:s,hidden:i,
lanes:l,counts:c,columns:u,options:d}){let h=[],f=fe.margin+fe.node+fe.gap;for(let _ of u){_.x=f,_.folded=_.to>_.from,_.width=_.folded?fe.fold:fe.node,f+=_.width+
fe.gap;for(let g=_.from;g<=_.to;g++)h[g]=_}let{tops:p,bands:T,height:P}=Mp(s,l,c,h),N=_=>p.get(_.group)[_.number],j={node:null,nodes:[],look:"root",x:fe.margin,
y:Sp(p),width:fe.node,height:fe.row-4,hidden:0},A=[j],W=new Map([[null,j]]),q=[];function $(_,g,M){let C=h[_.index],O={node:_,nodes:[_],look:R(_),x:C.x,y:g,width:C.
width,height:M,hidden:i.get(_)||0,place:r.get(_)||null,folded:C.folded,column:C,greedy:d.greedy.has(_)};W.set(_,O),A.push(O);let x=W.get(_.before);return x&&q.push(
{from:x,to:O,look:O.look,share:Math.min(1,Math.exp(_.beam.logprob??-1/0))}),O}function R(_){let{status:g}=_.beam;return g==="finished"?n.has(_)?"kept":"fell":g!==
"running"?g:_.index===t?"tip":o.has(_)?"inner":"lost"}for(let _=0;_<=t;_++){let g=h[_];for(let M of Zr(e,_))if(l.has(M))if(_>g.from){let C=W.get(M.before);C&&(C.
nodes.push(M),C.node=M,C.look=R(M),C.greedy&&=d.greedy.has(M),C.hidden=i.get(M)||0,W.set(M,C))}else $(M,N(l.get(M)),fe.row-4).lane=l.get(M)}for(let[_,g]of s){let M=_===
null?null:l.get(_)&&N(l.get(_));if(M===void 0)continue;let C=new Map;for(let O of g.off){let x=h[O.index];if(!x||x.folded&&!Tt.has(O.beam.status))continue;let k=M??
p.get(O.beam.group??0)[0],w=C.get(k)||0;C.set(k,w+1),$(O,k+fe.row+w*fe.leaf,fe.leaf-2)}}return{entries:A,edges:q,columns:u,bands:T,at:W,last:t,width:f-fe.gap+fe.
margin,height:P}}function Mp(e,t,n,r){let o=new Map;for(let[u,d]of e){let h=new Map;for(let f of d.off){let p=r[f.index];if(!p||p.folded&&!Tt.has(f.beam.status))
continue;let T=u===null?{group:f.beam.group??0,number:0}:t.get(u);if(!T)continue;let P=`${T.group} ${T.number}`;h.set(P,(h.get(P)||0)+1)}for(let[f,p]of h)o.set(
f,Math.max(o.get(f)||0,p))}let s=new Map,i=[],l=fe.margin,c=n.size>1;for(let[u,d]of n){let h=l;c&&(l+=fe.band),s.set(u,[]);for(let f=0;f<d;f++)s.get(u).push(l),
l+=fe.row+(o.get(`${u} ${f}`)||0)*fe.leaf+fe.between;c&&i.push({group:u,y:h,height:l-h-4}),c&&(l+=8)}return s.size||s.set(0,[l]),{tops:s,bands:i,height:Math.max(
l,fe.margin+fe.row)+fe.margin-fe.between}}var Sp=e=>[...e.values()][0][0];var Tp=`
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
`,wi={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},mi={tall:.55,small:.75},Ep=[1,1.8,3,4.5,6.5],Lp=[.05,.2,.5,.8],Op={probability:({beam:e})=>U(
Math.min(1,J(e.logprob))),token:({beam:e})=>K(e.logprob,2),sum:({beam:e})=>K(e.score,2),score:(e,t)=>K(nt(e,t),3),rank:e=>e.rank?`#${e.rank}`:`>${e.among??""}`},
gn=class{constructor(t){this.element=t,t.classList.add("t-tree");let n=Z("style");n.textContent=Tp,this.world=Z("g"),this.bands=Z("g"),this.ruler=Z("g"),this.edges=
Z("g"),this.blocks=Z("g"),this.nodes=Z("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),t.append(n,this.world),this.paths=new Map,
this.drawn=new Map}draw(t,n){let r=n.area?i=>i.x+i.width>=n.area[0]&&i.x<=n.area[2]&&i.y+i.height>=n.area[1]&&i.y<=n.area[3]:()=>!0,o=t.entries.filter(r),s=i=>n.
zoom>=(gi(i)?mi.tall:mi.small);return this.drawBands(t),this.drawRuler(n.zoom>=mi.tall?t.columns.filter(({x:i,width:l})=>!n.area||i+l>=n.area[0]&&i<=n.area[2]):
[]),this.drawEdges(t,n),this.drawBlocks(o.filter(i=>!s(i)),n),this.drawNodes(o.filter(s),n),o.length}drawBands({bands:t,width:n}){let r=he(this.bands,t.length,()=>{
let o=Z("g");return o.append(Z("rect","t-band"),Z("text")),o});t.forEach(({group:o,y:s,height:i},l)=>{let[c,u]=r[l].children;ne(c,{x:4,y:s,width:n-8,height:i,rx:8}),
ne(u,{y:s+16}),B(u,a("group {group}",{group:$e(o)}))})}drawRuler(t){let n=he(this.ruler,t.length,()=>Z("text","t-small"));t.forEach(({from:r,to:o,x:s},i)=>{ne(n[i],
{x:s+8,y:12}),B(n[i],o>r?`${r+1}–${o+1}`:String(r+1))})}nameBandsAt(t){for(let n of this.bands.children)ne(n.lastElementChild,{x:Math.max(14,t+10)})}drawEdges(t,n){
let r=new Map;for(let{from:o,to:s,look:i,share:l}of t.edges){let[c,u]=[o.x+o.width,s.x],[d,h]=[o.y+o.height/2,s.y+s.height/2];if(n.area&&(u<n.area[0]||c>n.area[2]||
Math.max(d,h)<n.area[1]||Math.min(d,h)>n.area[3]))continue;let f=n.path.has(s.node)||s.nodes.some(N=>n.path.has(N)),p=Math.min(40,(u-c)*.6),P=`t-edge t-w${Lp.filter(
N=>l>=N).length} ${Np(s,i,f)}${n.dim&&!f?" t-dim":""}`;r.has(P)||r.set(P,[]),r.get(P).push(`M${c},${d}C${c+p},${d} ${u-p},${h} ${u},${h}`)}this.drawPaths(this.edges,
r,(o,s)=>{o.style.strokeWidth=`${Ep[Number(s.match(/t-w(\d)/)[1])]}px`})}drawPaths(t,n,r){for(let[o,s]of this.paths)s.parentNode===t&&!n.has(o)&&(s.remove(),this.
paths.delete(o));for(let[o,s]of n){let i=this.paths.get(o);i||(i=Z("path",o),r&&r(i,o),this.paths.set(o,i),o.includes("t-path")?t.append(i):t.prepend(i)),ne(i,{
d:s.join("")})}}drawBlocks(t,n){let r=new Map;for(let o of t){let s=`t-blocks t-${bi(o,n.path)?"path":o.look}${n.dim&&!bi(o,n.path)?" t-dim":""}`;r.has(s)||r.set(
s,[]);let{x:i,y:l,width:c,height:u}=o;r.get(s).push(`M${i},${l+u*.2}h${c}v${u*.6}h${-c}z`)}this.drawPaths(this.blocks,r)}drawNodes(t,n){let r=new Map(this.drawn);
for(let o of t){let s=o.nodes[0]||null,i=this.drawn.get(s);(!i||i.tall!==gi(o))&&(i&&i.group.remove(),i=Rp(gi(o)),this.drawn.set(s,i),this.nodes.append(i.group)),
r.delete(s),this.drawNode(i,o,n)}for(let[o,{group:s}]of r)s.remove(),this.drawn.delete(o)}drawNode(t,n,r){let{node:o,x:s,y:i,width:l,height:c,look:u}=n,{group:d,
box:h,word:f,right:p,tall:T}=t,P=o?Op[r.number](o,r.penalty):"";if(ne(d,{class:this.classesOf(n,r),transform:`translate(${s} ${i})`}),ne(h,{width:l,height:c}),ne(
p,{x:l-8}),B(p,P),T)Ap(t,n,r);else{let N=`${n.greedy?"G":""}${wi[u]} `;B(f,N+Qr(yi(o),12-N.length-Math.ceil(P.length*.82)))}Pp(t,n)}classesOf(t,n){let{node:r,look:o}=t,
s=bi(t,n.path),i=[`t-${o}`];return r&&(r.beam.group??0)&&["inner","tip"].includes(o)&&i.push(`t-g${r.beam.group%4}`),r&&r.given&&i.push("t-given"),s&&i.push("t-\
path"),n.dim&&!s&&r&&i.push("t-dim"),i.join(" ")}},gi=({height:e})=>e>fe.leaf;function Rp(e){let t=Z("g"),[n,r,o]=[Z("rect","t-box"),Z("text","t-word"),Z("text",
"t-small t-right")];t.append(n,r,o),ne(n,{rx:e?7:5}),ne(r,{x:8,y:e?14:13}),ne(o,{y:e?28:13});let s=e?t.appendChild(Z("text","t-small")):null;return s&&ne(s,{x:8,
y:28}),{group:t,box:n,word:r,right:o,left:s,tall:e,flag:null}}function Ap({word:e,left:t},n,r){let{node:o,nodes:s,look:i}=n,l=wi[i]?`${wi[i]} `:"";o?B(e,l+(s.length>
1?$p(s.map(yi).join(""),28):Qr(yi(o),12-l.length))):B(e,r.root),B(t,o?Cp(n,r):""),ne(t,{class:o&&s.length<2&&bn(o)?"t-small t-switch":"t-small"})}function Pp(e,{
look:t,place:n,hidden:r,width:o,height:s}){let i=n?`★${n}`:r?`+${r}`:"";if(!i&&t!=="kept"&&!e.flag)return;e.flag||(e.flag=[Z("rect","t-inside"),Z("rect","t-fl\
ag"),Z("text","t-flag-text")],e.group.append(...e.flag));let[l,c,u]=e.flag,d=8+7*i.length;ne(l,{x:2.5,y:2.5,width:o-5,height:s-5,rx:3}),ne(c,{x:o-d+4,y:-6,width:i?
d:0,height:14,rx:2}),ne(u,{x:o-d/2+4,y:5}),B(u,i)}var bi=(e,t)=>e.nodes.some(n=>t.has(n)),bn=e=>e.before!==null&&e.beam.status==="running"&&e.beam.parent!==e.beam.
beam;function Cp({node:e,nodes:t,greedy:n},r){let o=[n?"G":"",r.goals?r.goals(e):""].filter(Boolean).join(" ");return t.length>1?[D(t.length,"{count} token","{c\
ount} tokens"),o].filter(Boolean).join(" "):e.beam.status!=="running"?o:[e.given?a("given"):bn(e)?`${e.beam.parent+1}→${e.beam.beam+1}`:String(e.beam.beam+1),
o].filter(Boolean).join(" ")}function Np(e,t,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(t)?"t-off":["kept","fell"].includes(t)?"t-ending":
`t-g${(e.node.beam.group??0)%4}`}var yi=({beam:e,chosen:t})=>(e.text||t.text||"").replace(Ht,n=>ht[n]||"�")||a("(empty)"),gc=e=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(e)?2:1;function Qr(e,t){let n=0,r=Array.from(e);for(let[o,s]of r.entries())if(n+=gc(s),n>t)return r.slice(0,Math.max(1,o-1)).join("")+"…";return e}function $p(e,t){
let n=Array.from(e),r=Math.floor((t-1)/2);return n.reduce((o,s)=>o+gc(s),0)<=t?e:Qr(e,r)+Qr(n.slice(-r).join(""),r)}var qp=.001;function wc(e,t){if(e.given)return[a("A given token weighs nothing in the sum of a beam.")];let n=t.prompts[e.sequence],{beam:r}=e;return[Ip(e,n,t),
tr(e),r.diversity_penalty?a("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:K(r.diversity_penalty)}):"",
Bp(e,n),Fp(e,n,t),Up(e,t)].filter(Boolean)}var Et=e=>e.beam.group??null,ki=(e,t)=>t.steps[e.index].filter(n=>Et(n)===Et(e));function Ip(e,t,n){let{mode:r}=n.started,
o=ki(e,t).length,s=e.index===t.given,i=s?1:t.steps[e.index-1].filter(u=>u.beam.status==="running"&&Et(u)===Et(e)).length,l=Et(e)===null?[]:[a("Only beams of its\
 own group, {group}, compete with it.",{group:$e(Et(e))})],c=s?a("All beams held the same text before this step, so one was continued."):D(i,"{count} running be\
am was continued at this step.","{count} running beams were continued at this step.");return[...l,c,Hp(e,o,r==="beam_sample")].join(" ")}function Hp({rank:e,beam:t},n,r){
if(t.status==="unseen")return r?a("The search drew {considered} continuations; this one was not among them.",{considered:n}):a("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let o={considered:n,rank:e};return r?a("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",o):a("The search considered {considered} continuations; by its sum, this one has rank {rank}.",o)}function tr(e,t=!1){let{beam:n}=e,r=e.
before&&!e.before.given?de(e.before.beam.score):0,[o,s]=[de(n.logprob),de(n.score)];if(r===null||o===null||s===null||s<zt)return t?"":a("It could not be chosen:\
 its log-probability is minus infinity.");let i={before:K(r),own:K(o),after:K(s)};return t?`${i.before} + (${i.own}) = ${i.after}`:a("Sum of log-probabilities (\
nats): {before} before this token, {own} of its own: {before} + ({own}) = {after}.",i)}function Bp(e,t){let n=ki(e,t),r=u=>n.filter(({beam:d})=>d.status===u).length,
[o,s,i,l]=["running","finished","ended","pruned"].map(r),c=[D(o,"{count} has gone on","{count} have gone on"),s&&D(s,"{count} ended a text","{count} ended texts"),
i&&D(i,"{count} ended a text that does not count","{count} ended texts that do not count"),l&&D(l,"{count} was pruned","{count} were pruned")].filter(Boolean);return a(
"Of these {considered}: {parts}.",{considered:n.length,parts:c.join(", ")})}var Wp=e=>e.reduce((t,n)=>t&&t.beam.score>=n.beam.score?t:n,null);function yc(e){let t=e.
filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score);return t.length?Math.min(...t):null}function Fp(e,t,n){let{beam:r}=e,o=e.index+1;if(r.status===
"unseen")return"";if(r.status==="ended")return a("The text ended here but does not count: it ranked too low or lacks a constraint.");if(r.status==="pruned")return jp(
e,t);if(r.status==="finished"){let l=_i(e,n);return l.length?a("It ended its text at step {step}: output {numbers}.",{step:o,numbers:l.join(", ")}):t.finished.includes(
e)?a("It ended its text at step {step}, which is kept.",{step:o}):a("It ended its text at step {step}, which was dropped for better ones.",{step:o})}let s=bn(e)?
[a("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:r.parent+1,number:r.beam+1})]:[],i=r.forced?[a("It was cons\
idered because it advances a constraint.")]:[];return[a("It went on as beam {number}.",{number:r.beam+1}),...s,...i,zp(e,t,n)].join(" ")}function jp(e,t){let n=yc(
ki(e,t)),r={step:e.index+1,sum:K(e.beam.score),worst:K(n)};return n===null?a("It was pruned at step {step}.",r):a("It was pruned at step {step}: its sum is {sum\
}; the worst beam that continued has {worst}.",r)}function zp(e,t,n){let r=_i(e,n);if(r.length)return a("It is part of output {numbers}.",{numbers:r.join(", ")});
let{alive:o,at:s,children:i,ends:l}=Dp(e,t);if(o)return n.finished?a("It was still running when the search stopped at step {step}.",{step:t.steps.length}):a("It\
 is still running.");let c=l.find(f=>t.finished.includes(f));if(c)return a("Its text ended at step {step}, which is kept but not returned.",{step:c.index+1});if(l.
length)return a("Its text ended at step {step}, which was dropped for better ones.",{step:l.at(-1).index+1});let u=Wp(i),d=yc(t.steps[s].filter(f=>Et(f)===Et(e))),
h={step:s+1,sum:K(u&&u.beam.score),worst:K(d)};return!u||d===null?a("It was overtaken at step {step}: none of its continuations went on.",h):a("It was overtaken\
 at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",h)}function Dp(e,t){let n=new Set([e]),r=[];for(let o=e.
index+1;o<t.steps.length;o++){let s=t.steps[o].filter(({before:i})=>n.has(i));if(r.push(...s.filter(({beam:i})=>i.status==="finished")),n=new Set(s.filter(({beam:i})=>i.
status==="running")),!n.size)return{alive:!1,at:o,children:s,ends:r}}return{alive:!0,at:t.steps.length-1,children:[],ends:r}}function _i(e,t){return(t.returned||
[]).flatMap(({last:n},r)=>n&&n.sequence===e.sequence&&le(n)[e.index]===e?[r+1]:[])}function Up(e,t){let n=de(e.beam.final_score??null);if(n!==null)return bc(e,n,
a("Final score"),t);let[r]=_i(e,t),o=r&&t.returned[r-1];return o&&de(o.score)!==null?bc(o.last,o.score,a("Final score of output {number}",{number:r}),t):""}function bc(e,t,n,r){
let o=nr(e,t,r);return o?a("{name}: sum / length^length_penalty = {words}.",{name:n,words:o}):a("{name}: {score}.",{name:n,score:K(t)})}function nr(e,t,n){let r=n.
started.effective.length_penalty??1,o={sum:K(e.beam.score),length:e.length,power:r,score:K(t)},s=Number.isFinite(r)?nt(e,r):NaN;return Math.abs(s-t)<=qp*Math.max(
1,Math.abs(t))?`${o.sum} / ${o.length}^${o.power} = ${o.score}`:""}function wn({effective:e,config:t}){let n={...e,...t},r=(n.constraints||[]).map(s=>s.any_of||[s.phrase||[]]),o=(n.force_words_ids||[]).map(s=>Array.isArray(s[0])?
s:[s]);return[...r,...o].map(s=>({alternatives:s,length:Math.max(...s.map(i=>i.length))}))}function kc(e,t){let n=e.map(o=>t.get(o)),r=n.indexOf(void 0);return(r<
0?n:[...n.slice(0,r),"…"]).join("")}function Lt({alternatives:e,length:t},n,r,o){if(n>=t)return!0;let s=e.filter(l=>l.length===n);if(!s.length)return!1;let i=[
...o,...le(r).map(l=>l.chosen.token_id)].join(" ")+" ";return s.some(l=>` ${i}`.includes(` ${l.join(" ")} `))}var Gp={running:["●",({beam:e})=>a("beam {number}",{number:e+1})],finished:["■",()=>a("ended")],ended:["□",()=>a("ended, not counted")],pruned:["✕",()=>a(
"pruned")]};function _c(e,t){let o=e.querySelector(".gp-beam-table"),s=e.querySelector(".gp-where"),i=e.querySelector(".gp-more"),l={lost:4,progress:7},c=e.querySelector(
".gp-constraints"),u=[],d=[],h=[];function f(O){let x=40-O.filter(b=>b.beam.status!=="pruned").length,k=({beam:b})=>b.beam??(b.status==="finished"?1e6:1e7),w=O.
filter(b=>b.beam.status!=="pruned"||x-- >0).sort((b,E)=>k(b)-k(E)),y=new Map;for(let b of w){let E=b.beam.group??null;y.has(E)||y.set(E,[]),y.get(E).push(b)}return[
...y].sort(([b],[E])=>b-E)}function p(O,x){let k=new Map;for(let{beam:w}of O)w.status==="running"&&w.group<x&&k.set(w.text,(k.get(w.text)||0)+1);return k}function T(O){
let x="",k=O.before;for(;k&&x.length<32;k=k.before)x=(k.piece??k.chosen.text)+x;return(k||x.length>32?"…":"")+Array.from(x).slice(-32).join("")}function P(){let O=v(
"tbody"),x=O.insertRow(),k=v("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[w,y]=[v("b","gp-badge"),v("span")];return k.append(w,y),x.append(k),o.append(
O),d.push({body:O,head:x,badge:w,took:y,rows:[]}),d.at(-1)}function N(O){let x=O.body.insertRow(),k=Array.from({length:8},()=>x.insertCell()),[w,y,b]=[v("span",
"gp-sign"),v("span"),v("span","gp-flag","⚑ "+a("forced"))];k[0].append(w,y,b);let E=v("button","gp-pick",null,{type:"button",tabindex:"-1"}),[I,m,L]=[v("span",
"gp-tail"),v("bdi","gp-tail-text"),v("bdi","gp-word")];return I.append(m),E.append(I,L),k[1].append(E),O.rows.push({row:x,cells:k,sign:w,fate:y,flag:b,pick:E,tail:m,
word:L,node:null}),O.rows.at(-1)}function j(O,x,k){let{beam:w}=x,[y,b]=Gp[w.status]||["",()=>w.status];O.node=x,O.row.dataset.status=w.status,O.row.className=k?
"gp-looked":"",B(O.sign,y),B(O.fate,b(w)),O.flag.hidden=!w.forced;let E=T(x);O.tail.replaceChildren(),Gn(O.tail,E),Re(O.word,w.text),O.pick.tabIndex=k?0:-1,O.pick.
setAttribute("aria-pressed",String(k&&t.selected===x));let I=[b(w),...w.forced?[a("forced")]:[]].join(", ");O.pick.setAttribute("aria-label",a("{fate}: {text}",
{fate:I,text:Y(E+w.text)})),B(O.cells[2],x.before?a("beam {number}",{number:w.parent+1}):a(t.readsSource?"start":"prompt")),B(O.cells[3],K(w.logprob)),B(O.cells[4],
w.diversity_penalty?`-${K(w.diversity_penalty)}`:"–"),B(O.cells[5],K(w.score)),B(O.cells[6],K(w.final_score)),w.progress&&O.cells[7].replaceChildren(...W(x))}
function A(O){if(c.hidden=!O||!u.length,c.hidden)return;let x=u.map(({alternatives:k,length:w})=>{let y=v("li");return k.forEach((b,E)=>{E&&y.append(` ${a("or")}\
 `),y.append(se(kc(b,t.texts)))}),y.append(" "+D(w,"({count} token)","({count} tokens)")),y});x.map(k=>k.textContent).join(`
`)!==c.dataset.said&&(c.dataset.said=x.map(k=>k.textContent).join(`
`),c.replaceChildren(...x))}function W(O){let x=t.prefix.map(y=>y.token_id),k=O.beam.progress.map((y,b)=>{let E=v("span","gp-goal"),I=u[b];for(let m=0;I&&m<Math.
min(I.length,8);m++)E.append(v("i",m<y?"gp-full-block":""));return I&&Lt(I,y,O,x)?E.append(` ✓ ${a("done")}`):E.append(" "+(I?a("{progress} of {length}",{progress:y,
length:I.length}):String(y))),E}),{bank:w}=O.beam;return w==null?k:[...k,v("span","gp-note",a("bank {bank}",{bank:w}))]}function q(O,[x,k],w,y,b){if(O.body.hidden=
!k,!!k){if(O.head.hidden=x===null,x!==null){B(O.badge,$e(x)),O.body.dataset.look=x%4;let E=[...p(w,x)].flatMap(([I,m])=>[se(I,"gp-took"),m>1?` × ${m}`:""]);O.took.
replaceChildren(...E.length?[a("Earlier groups have just chosen:"),...E]:[a("Chooses first: no penalty")])}for(;O.rows.length<k.length;)N(O);O.rows.forEach((E,I)=>{
if(E.row.hidden=I>=k.length,!(I>=k.length)){for(let[m,L]of Object.entries(l))E.cells[L].hidden=!b[m];j(E,k[I],k[I]===y)}})}}function $(O){let k=t.prompts[O.sequence].
steps[O.index],w={lost:k.some(({beam:I})=>(I.group??null)!==null),progress:k.some(({beam:I})=>I.progress)};for(let[I,m]of Object.entries(l))o.tHead.rows[0].cells[m].
hidden=!w[I];let y=f(k);for(;d.length<y.length;)P();d.forEach((I,m)=>q(I,y[m]||[null,null],k,O,w));let b=k.length-y.reduce((I,[,m])=>I+m.length,0);i.hidden=b<=0,
B(i,D(b,"and {count} more that was pruned","and {count} more that were pruned"));let E={token:O.index+1,prompt:O.sequence+1};B(s,t.prompts.length>1?a("at token \
{token} of prompt {prompt}",E):a("at token {token}",E)),A(w.progress)}let R=()=>d.filter(({body:O})=>!O.hidden).flatMap(({rows:O})=>O.filter(({row:x})=>!x.hidden)),
_=O=>R().findIndex(({pick:x})=>x.contains(O.target));o.addEventListener("click",O=>{let x=_(O);x>=0&&t.selectStep(R()[x].node)}),o.addEventListener("keydown",O=>{
O.key==="Escape"&&t.selectStep(null);let x=_(O),k={ArrowDown:1,ArrowUp:-1}[O.key];if(x<0||!k)return;O.preventDefault();let w=R()[x+k];w&&(t.selectStep(w.node),w.
pick.focus())});function g(){let O=t.usesBeams?t.current():null,x=O?t.prompts[O.sequence].steps[O.index]:[];return x.includes(O)?O:x[0]}let M=O=>()=>{let x=g(),
k=x&&O(x);return k?a("{name}: {words}.",{name:Y(x.beam.text),words:k}):""},C=()=>(t.usesBeams&&t.current()?t.prompts[t.current().sequence].steps[t.current().index]:
[]).find(({beam:O})=>Be(O.final_score));return Ae(e,{token:M(({beam:O})=>de(O.logprob)===null?"":`log ${K(Math.exp(O.logprob),4)} = ${K(O.logprob)}`),sum:M(O=>tr(
O,!0)),final:()=>{let O=C(),x=O&&nr(O,O.beam.final_score,t);return x?a("{name}: {words}.",{name:Y(O.beam.text),words:x}):""}}),O=>{O.run&&t.started&&(u=wn(t.started));
let x=t.usesBeams?t.current():null;e.hidden=!x,!(!x||x===h[0]&&t.selected===h[1])&&(h=[x,t.selected],$(x))}}var vc=12e3;async function Sc(e,{tree:t,log:n,prompt:r,number:o,view:s,root:i}){let l=`beam-tree${o?"-"+(o+1):""}`,u=await{svg:()=>new Blob([Tc(t,s,i)],{type:"i\
mage/svg+xml"}),png:()=>Kp(t,s,i),json:()=>new Blob([JSON.stringify(xc(n,r,o),null,1)],{type:"application/json"}),dot:()=>new Blob([Vp(xc(n,r,o))],{type:"text/v\
nd.graphviz"})}[e](),d=v("a","",null,{href:URL.createObjectURL(u),download:`${l}.${e}`});d.click(),setTimeout(()=>URL.revokeObjectURL(d.href),6e4)}function Tc(e,t,n){
let r=Z("svg"),o=new gn(r);o.draw(e,{...t,area:null,zoom:1}),o.nameBandsAt(0);let{width:s,height:i}=e;ne(r,{xmlns:"http://www.w3.org/2000/svg",width:s,height:i,
viewBox:`0 0 ${s} ${i}`,class:"t-tree"});let l=getComputedStyle(n),c=r.querySelector("style");c.textContent=c.textContent.replace(/var\((--[\w-]+)\)/g,(d,h)=>l.
getPropertyValue(h).trim());let u=Z("rect");return ne(u,{width:s,height:i,fill:l.getPropertyValue("--gp-page").trim()}),r.insertBefore(u,o.world),new XMLSerializer().
serializeToString(r)}async function Kp(e,t,n){let r=Tc(e,t,n),o=new Image;o.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(r),await o.decode();let s=Math.
min(2,vc/e.width,vc/e.height),i=v("canvas","",null,{width:Math.ceil(e.width*s),height:Math.ceil(e.height*s)}),l=i.getContext("2d");l.scale(s,s),l.drawImage(o,0,
0,e.width,e.height);let c=await new Promise(u=>i.toBlob(u,"image/png"));if(!c)throw new Error(a("it is too large for the browser."));return c}function xc(e,t,n){
let{started:r}=e,o=r.effective.length_penalty??1,s=new Map,i=new Map;for(let{last:d}of e.returned||[])d&&d.sequence===n&&!i.has(d)&&i.set(d,i.size+1);let l=pi(t,
t.steps.length-1),c=t.steps.flatMap(d=>d).map(d=>{let{beam:h}=d;s.set(d,s.size);let f={id:s.get(d),parent:d.before?s.get(d.before):null,step:d.index+1,token_id:h.
token_id,token:h.text,piece:h.piece,logprob:h.logprob,raw_logprob:h.raw_logprob,sum:h.score,length:d.length,score:nt(d,o),rank:d.rank,status:h.status,beam:h.beam,
parent_beam:h.parent};return d.given&&(f.given=!0),h.status==="finished"&&Object.assign(f,{final_score:h.final_score,kept:l.has(d)}),i.has(d)&&(f.output=i.get(d)),
(h.group??null)!==null&&Object.assign(f,{group:h.group,diversity_penalty:h.diversity_penalty}),h.progress&&Object.assign(f,{progress:h.progress,bank:h.bank,forced:h.
forced}),f}),u=e.readsSource?{source:r.prompt}:{prompt:r.prompt||Ns(r)};return{format:"generation-playground/beam-tree",version:1,model:r.model,mode:r.mode,...u,
seed:r.seed,num_beams:r.effective.num_beams,length_penalty:o,early_stopping:r.effective.early_stopping??!1,nodes:c}}var Mc=e=>'"'+e.replace(Ht,t=>ht[t]||"�").
replace(/[\\"]/g,"\\$&")+'"';function Vp({prompt:e,nodes:t}){let n=e===void 0?"start of the target":e.slice(-40),r={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},o=t.map(i=>{let l=Mc(`${i.token}`).
slice(0,-1)+`\\n${K(i.logprob,2)}  ${K(i.sum,2)}  #${i.rank??""}"`;return`  n${i.id} [label=${l}, ${r[i.status]||""}${i.output?", penwidth=3":""}];`}),s=t.map(i=>{
let l=(.4+4*Math.min(1,J(i.logprob))).toFixed(2);return`  ${i.parent===null?"root":`n${i.parent}`} -> n${i.id} [penwidth=${l}${i.status==="pruned"?", style=dash\
ed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${Mc(n)}, style=bold];`,...o,...s,"}",""].join(
`
`)}var Xp=800,Yp=130,Jp=2e4;function Lc(e){Zp(e),em(e),tm(e),nm(e),rm(e),om(e),sm(e)}function Zp(e){let{state:t,slider:n}=e;n.addEventListener("input",()=>{t.stop(),
e.goTo(Number(n.value)-1)}),e.part("play").addEventListener("click",()=>Qp(e))}function Qp(e){let{state:t,root:n}=e;t.playing?t.stop():(t.atEnd&&e.goTo(0),t.playing=
setInterval(()=>{!n.isConnected||t.atEnd?t.stop():e.goTo(t.shownTo+1),e.sayTime()},Math.max(Yp,Math.min(Xp,Jp/Math.max(1,t.length))))),e.sayTime()}function em(e){
let{state:t,log:n}=e,r=(s,i)=>{t.choose(s,i),e.regrow()},o=(s,i)=>e.part(s).addEventListener("change",({target:l})=>i(l));o("candidates-shown",({value:s})=>r("c\
andidates",Number(s))),o("number",({value:s})=>r("number",s)),o("lost",({checked:s})=>r("lost",s)),o("fold",({checked:s})=>{t.unfolded=new Set,r("fold",s)}),o("\
prompt-number",({value:s})=>{t.number=Number(s),n.selectStep(null),e.regrow()})}function tm(e){let{box:t,card:n,pan:r,state:o}=e,s=null;t.addEventListener("poin\
termove",i=>{if(i.pointerType==="touch"){n.hide();return}let l=r.pointers.size?null:o.entryAt(r.at(i));l!==s&&(s=l,t.style.cursor=l&&l.node?"pointer":"",l&&l.node?
e.showCard(l):n.hide())}),t.addEventListener("pointerleave",()=>{s=null,n.hide()}),t.addEventListener("click",i=>{let l=r.moved?null:o.entryAt(r.at(i));l&&(e.item.
focusOn(l),Oc(e,l))})}function Oc(e,t){let{state:n,log:r}=e;if(t.folded)n.unfolded.add(t.column.from),e.regrow();else if(t.node){let o=t.node===n.broughtOut;n.timeNode=
null,r.selectStep(o?null:t.node)}}function Rc(e,t){t.node&&(e.state.toggle(t),e.regrow())}function yn(e,t){t&&(e.pan.byHand=!0,e.pan.reveal(t),e.item.focusOn(t))}
var Ec={ArrowLeft:(e,t)=>yn(e,t.node&&e.state.parentOf(t)),ArrowRight:(e,t)=>yn(e,e.state.kidsOf(t)[0]),ArrowDown:e=>yn(e,e.item.neighbour(1)),ArrowUp:e=>yn(e,e.
item.neighbour(-1)),Home:e=>yn(e,e.state.tree.entries[0]),End:e=>yn(e,e.state.tree.at.get(e.state.best)),Enter:Oc," ":Rc,Escape:e=>e.log.selectStep(null),"+":e=>e.
pan.zoomBy(1.25),"-":e=>e.pan.zoomBy(.8),0:e=>e.pan.whole()};function nm(e){let{item:t,state:n,card:r}=e;t.box.addEventListener("keydown",o=>{o.ctrlKey||o.metaKey||
o.altKey||!t.entry||!Object.hasOwn(Ec,o.key)||(o.preventDefault(),o.stopPropagation(),Ec[o.key](e,t.entry))}),t.box.addEventListener("focusin",({target:o})=>n.tree&&
o.matches(":focus-visible")&&e.showCard(t.entry)),t.box.addEventListener("focusout",()=>r.hide())}function rm(e){let{root:t,state:n,pan:r}=e,o=(s,i)=>e.part(s).
addEventListener("click",i);o("in",()=>r.zoomBy(1.3)),o("out",()=>r.zoomBy(1/1.3)),o("whole",()=>{r.byHand=!0,r.whole()}),o("follow",()=>{r.byHand=!1,n.upTo=null,
e.regrow()}),t.addEventListener("gp-alone",()=>{r.byHand=!1,e.regrow()})}function om(e){let{state:t,log:n}=e;e.part("go-on").addEventListener("click",()=>{let r=t.
selected;r&&n.ask({type:"branch",step:r,tokenId:r.chosen.token_id})}),e.part("collapse").addEventListener("click",()=>{let r=t.tree.at.get(t.selected);r&&Rc(e,r)}),
e.part("clear").addEventListener("click",()=>n.selectStep(null))}function sm(e){let{root:t,state:n,log:r}=e,o=e.part("told");e.part("files").addEventListener("c\
lick",async({target:s})=>{let i=s.dataset.file;if(i){if(i==="html"){r.ask({type:"save_page"});return}B(o,"");try{let{tree:l,prompt:c,number:u}=n;await Sc(i,{tree:l,
log:r,prompt:c,number:u,view:e.look(null),root:t})}catch(l){B(o,a("The picture could not be made: {reason} Save it as SVG instead.",{reason:l.message}))}}})}var Mi=-1e9,vn=[[!1,"False"],[!0,"True"],["never",'"never"']],im=["beam_search","beam_sample"],am=["group_beam_search","constrained_beam_search"];function Si(e){
let{mode:t,effective:n,config:r,eos_token_ids:o,max_new_tokens:s}=e.started,i={...r,...n},l=kn(i.num_beams,1+Math.max(0,...(e.prompts[0].steps[0]||[]).map(({beam:u})=>u.
beam??0))),c=e.prompts[0].given;return{together:im.includes(t)?!0:am.includes(t)?!1:null,prompts:e.prompts,start:c,maxNew:s-c,wanted:kn(i.num_return_sequences,1),
size:t==="group_beam_search"?Math.ceil(l/kn(i.num_beam_groups,1)):l,ends:new Set(o),constraints:wn(e.started),promptIds:e.prefix.map(u=>u.token_id),own:{lengthPenalty:Number.
isFinite(i.length_penalty)?i.length_penalty:1,earlyStopping:vn.some(([u])=>u===i.early_stopping)?i.early_stopping:!1}}}var kn=(e,t)=>Number.isInteger(e)&&e>0&&e<=
4096?e:t,Te=({beam:e})=>de(e.score)===null?-1/0:e.score,Ti=(e,t)=>Te(e)/e.length**t;function Nc(e,t){return e.together?cm(e,t):dm(e,t)}function $c(e,t,n,{maxNew:r},{
lengthPenalty:o,earlyStopping:s}){let i=s==="never"&&o>0?r:t;return{best:e,length:i,bound:e/i**o,worst:n}}var _n=new WeakMap;function lm(e,t){if(!_n.has(e)){let n=e.
filter(({beam:o})=>o.status==="running"||o.status==="pruned"),r=Math.max(...(n.length?n:e).map(Te));_n.set(e,{ended:e.filter(({beam:o},s)=>s<t&&rr(o)),hopeless:!n.
length,best:n.length?r:r+Mi})}return _n.get(e)}function cm(e,t){let{prompts:n,size:r,start:o}=e,s={node:null,score:Mi},i=n.map(()=>({group:null,pool:Array(r).fill(
s),stop:null,lastStep:0,weighed:null,exact:!0})),l=Math.min(...n.map(({steps:u})=>u.length)),c=null;for(let u=o;u<l&&!c;u++){let d=n.map(({steps:f})=>lm(f[u],r)),
h=d.every(f=>f.hopeless);i.forEach((f,p)=>um(f,d[p],u+1,h,e,t)),i.every(f=>f.stop)&&(c=i.find(f=>f.stop.step===u+1).stop)}return{stop:c,prompts:i.map(u=>({kept:u.
pool.filter(({node:d})=>d),pools:[u]}))}}function um(e,t,n,r,o,s){if(e.stop)return;if(t.ended.length){let u=t.ended.map(d=>({node:d,score:Ti(d,s.lengthPenalty)}));
e.pool=[...e.pool,...u].sort((d,h)=>h.score-d.score).slice(0,o.size)}e.lastStep=n;let i=e.pool.at(-1).score,l=e.pool.every(({node:u})=>u),c=e.weighed=$c(t.best,
n-o.start,l?i:null,o,s);r?e.stop={step:n,why:"criteria"}:l&&s.earlyStopping===!0?e.stop={step:n,why:"full"}:e.pool.some(({node:u})=>c.bound>(u?i:Mi))||(e.stop={
step:n,why:"settled"})}function dm(e,t){let n=e.prompts.map(s=>{let i=Ac(s).map(d=>Pc(s,d,e,t)),l=Ac(s).map(d=>Pc(s,d,e,e.own)),c=1/0;return i.forEach((d,h)=>{let[
f,p]=[d,l[h]].map(({stop:T})=>T?T.step:1/0);d.exact=d.lastStep<=c,f!==p&&(c=Math.min(c,f,p))}),{kept:i.flatMap(d=>d.kept).sort((d,h)=>d.score-h.score).reverse(),
pools:i}}),r=n.flatMap(s=>s.pools);return{stop:r.length>0&&r.every(({stop:s})=>s)?r.map(({stop:s})=>s).reduce((s,i)=>i.step>s.step?i:s):null,prompts:n}}var Ac=({
steps:e,given:t})=>[...new Set((e[t]||[]).map(({beam:n})=>n.group??null))].sort((n,r)=>n-r);function Pc(e,t,n,r){let{size:o,start:s}=n,i={group:t,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let l=s;l<e.steps.length&&!i.stop;l++){let c=hm(e.steps[l],t,n);if(!c)break;let u=i.lastStep=l+1;c.ended.forEach(f=>Cc(i,f,
n,r));let d=i.kept.length>=o,h=d?xi(i.kept):null;i.weighed=$c(c.best,u-s,h,n,r),d&&r.earlyStopping===!0?i.stop={step:u,why:"full"}:d&&h>=i.weighed.bound?i.stop=
{step:u,why:"settled"}:fm(e.steps[l],u,n)&&(pm(c.nodes,n).forEach(f=>Cc(i,f,n,r)),i.stop={step:u,why:"criteria"})}return i}function hm(e,t,{ends:n}){_n.has(e)||
_n.set(e,new Map);let r=_n.get(e);if(!r.has(t)){let o=e.filter(({beam:i})=>(i.group??null)===t),s=o.filter(({beam:i})=>i.status==="finished"&&n.has(i.token_id));
r.set(t,o.length?{nodes:o,ended:s,best:Te(o[0])}:null)}return r.get(t)}var xi=e=>Math.min(...e.map(({score:t})=>t));function Cc(e,t,n,{lengthPenalty:r}){let o=Ti(
t,r);if(e.kept.length>=n.size&&!(o>xi(e.kept))||(e.kept.push({node:t,score:o}),e.kept.length<=n.size))return;let s=xi(e.kept);e.kept.splice(e.kept.findIndex(i=>i.
score===s),1)}function fm(e,t,{ends:n,maxNew:r,start:o}){return t-o>=r||e.some(({beam:s})=>rr(s)&&!n.has(s.token_id))}var rr=({status:e})=>e==="finished"||e==="\
ended";function pm(e,{ends:t,constraints:n,promptIds:r,wanted:o}){let s=e.filter(({beam:c})=>c.status==="running"||rr(c)&&!t.has(c.token_id)),i=c=>n.every((u,d)=>Lt(
u,c.beam.progress[d],c,r)),l=s.filter(c=>!c.beam.progress||i(c));return l.length<o?[...l,...s.filter(c=>!l.includes(c))]:l}function qc(e,t,n){let r=Math.max(...e.
prompts.map(s=>s.steps.length));if(t.stop?t.stop.step!==r:n)return!1;let o=Math.min(...e.prompts.map(s=>s.steps.length));return t.prompts.every(({kept:s},i)=>{let{
pools:l}=e.prompts[i],c=l[(e.together?o:l.length)-1]||[];return c.length===s.length&&c.every((u,d)=>mm(u,s[d],e))})}function mm(e,{node:t,score:n},r){if(de(e)===
null||!Number.isFinite(n))return de(e)===null==!Number.isFinite(n);let o=2e-5*Math.max(1,t.length**-r.own.lengthPenalty);return Math.abs(e-n)<=o+1e-5*Math.abs(n)}
function Ic(e,t,n,{lengthPenalty:r},o){let s=e.prompts[t],{kept:i,pools:l}=n.prompts[t],c=(f,p,T="")=>({node:f,score:Ti(f,r),place:null,state:p,why:T}),u=new Set(
i.map(({node:f})=>f)),d=gm(s).filter(f=>!u.has(f)).map(f=>{let{stop:p}=l.find(({group:T})=>T===(f.beam.group??null))||l[0];return!p||f.index<p.step?c(f,"out","d\
ropped"):c(f,"out",n.stop&&f.index>=n.stop.step?"not reached":"too late")}),h=!o&&!n.stop;return[...i.map(({node:f,score:p},T)=>({node:f,score:p,place:T,state:n.
stop&&T<e.wanted?"returned":"kept",why:""})),...h?s.running.map(f=>c(f,"running")).sort((f,p)=>p.score-f.score):[],...d.sort((f,p)=>p.score-f.score)]}var vi=new WeakMap;
function gm({steps:e}){vi.has(e)||vi.set(e,{read:0,nodes:[]});let t=vi.get(e);for(;t.read<e.length;t.read++)t.nodes.push(...e[t.read].filter(({beam:n})=>n.status===
"finished"));return t.nodes}function eo({prompts:e}){let t=e.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...t.map(({lastStep:n})=>n))}var bm=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),Hc=({processors:e})=>e.filter(t=>!bm.has(t));function Ei(e,t){
let n=e.given,[r,o]=[n?e.steps[n-1][0]:null,0];for(let s=n;s<e.steps.length;s++){let{candidates:i}=(e.distributions[s]||[])[o]||{candidates:[]},l=t(s-n,i[0]);if(l===
void 0)return{last:r,ended:!1,left:null};let c=e.steps[s].find(u=>u.beam.parent===o&&u.beam.token_id===l)||null;if(!c||c.beam.status==="pruned")return{last:r,ended:!1,
left:wm(e,r,o,{index:s,id:l,node:c,candidates:i})};if(r=c,c.beam.status!=="running")return{last:r,ended:!0,left:null};o=c.beam.beam}return{last:r,ended:!1,left:null}}
function wm(e,t,n,{index:r,id:o,node:s,candidates:i}){let l=s&&s.beam||i.find(f=>f.token_id===o)||null,c=s?s.beam.group:t&&t.beam.group,u=e.steps[r].filter(f=>(f.
beam.group??null)===(c??null)||!t),d=u.filter(f=>f.beam.status==="running").map(Te),h=t&&!t.given?Te(t):0;return{index:r,token:l,node:s,considered:u.length,sum:s?
Te(s):l&&de(l.logprob)!==null?h+l.logprob:null,best:d.length?Math.max(...d):null,worst:d.length?Math.min(...d):null}}var to=e=>Ei(e,(t,n)=>n&&n.logprob!==null?n.
token_id:void 0);var Bc=700;function Li(e,t){let{beam:n,length:r}=e,o=t.started.effective.length_penalty??1,s=t.prompts[e.sequence].steps[e.index].filter(c=>(c.beam.group??null)===
(n.group??null)).length,i=()=>de(n.logprob)===null?"":`log ${K(J(n.logprob),4)} = ${K(n.logprob)}`,l=[[a("probability"),U(Math.min(1,J(n.logprob))),"probability"],
[a("token log p"),K(n.logprob),"logprob",i]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&l.push([a("before the processors"),K(n.raw_logprob),"logpr\
ob"]),l.push([a("sum"),K(n.score),"beam",()=>tr(e,!0)]),l.push([a("sum / {length}^{power}",{length:r,power:o}),K(nt(e,o)),"sequence-score",()=>nr(e,nt(e,o),t)]),
l.push([a("rank"),e.rank?a("{rank} of {among}",{rank:e.rank,among:s}):a("below the {among} considered",{among:s}),"beam",()=>"",{formula:"",unit:""}]),n.diversity_penalty&&
l.push([a("diversity penalty"),K(n.diversity_penalty),"diversity-penalty"]),(n.bank??null)!==null&&l.push([a("bank"),String(n.bank),"constraint"]),l}function Oi(e,t,n,{
place:r,greedy:o}={}){let{beam:s}=e,i=n.prompts[e.sequence].steps[e.index].filter(A=>(A.beam.group??null)===(s.group??null)),l=i.filter(A=>A.beam.status==="runn\
ing"),c=(s.beam??0)+1,u=n.started.mode==="beam_sample",d=n.finished&&e.index===n.prompts[e.sequence].steps.length-1;if(e.given)return a("It was given, not chose\
n: the search begins after it.");let h=bn(e)?[a("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:s.parent+1,number:c})]:
[],f=s.forced?[a("It was considered because it advances a constraint.")]:[],p=l.reduce((A,W)=>Math.min(A,W.beam.score),1/0),T=Number.isFinite(p)?[a("The worst b\
eam that went on has a sum of {sum}.",{sum:K(p)})]:[],P=K(s.final_score),N={tip:()=>[d?a("It was still running as beam {number} when the search stopped.",{number:c}):
a("It goes on as beam {number}.",{number:c}),...h,...f],inner:()=>[a("It went on as beam {number}.",{number:c}),...h,...f],lost:()=>[a("It went on as beam {numb\
er}, but is a dead end: better beams took the places of its continuations.",{number:c}),...h,...f],kept:()=>[a("The text ended here and is kept, with a final sc\
ore of {score}.",{score:P}),...r?[a("It is output {place}.",{place:r})]:[]],fell:()=>[a("The text ended here with a final score of {score}, but was dropped for \
better ones.",{score:P})],ended:()=>[a("The text ended here but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[a(u?"It was drawn and pr\
uned: better ones filled the beams.":"It was considered and pruned."),...T],unseen:()=>[u?a("It was not drawn."):a("It was too improbable: not among the {consid\
ered} continuations that were considered.",{considered:i.length})]},j=o?[a("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];
return[...Object.hasOwn(N,t)?N[t]():[],...j].join(" ")}var Ri=e=>e.piece??(["pruned","unseen","ended"].includes(e.beam.status)||!e.beam.text?e.beam.text:"");function Ai(e,t,n){
return e.beam.progress.map((r,o)=>{let s=t[o];return s&&Lt(s,r,e,n)?"✓":r?"◐":"·"}).join("")}function Pi(e,t){let n=(c,u,d)=>e.querySelector(".gp-picked-"+
d)||e.appendChild(v(c,u)),r=n("p","gp-whole-text","text"),o=n("dl","","facts"),s=n("p","gp-fate","fate"),i=e.classList.contains("gp-node-card");function l(c,u,d){
if(!c){e.hidden=!0;return}let h=u.at.get(c),f=le(c.before).map(N=>N.piece??"").join(""),p=i&&f.length>Bc?"…"+f.slice(-Bc):f,T=v("b","");Re(T,Ri(c)||c.beam.text),
r.replaceChildren(v("bdi","",p),T);let P=Li(c,t);c.beam.progress&&P.push([a("constraints"),Ai(c,d,t.prefix.map(N=>N.token_id)),"constraint"]),i?o.replaceChildren(
...P.flatMap(([N,j])=>[v("dt","",N),v("dd","",j)])):he(o,P.length,ym),i||P.forEach((N,j)=>km(o.children[j],N)),B(s,Oi(c,h?h.look:c.beam.status,t,h||{})),e.hidden=
!1}return{element:e,show:l,hide:()=>{e.hidden=!0}}}function ym(){let e=v("div"),t=v("dt");return t.append(v("span")),e.append(t,v("dd")),e}function km(e,[t,n,r,
o=()=>"",s={}]){let i=e.firstChild.firstChild;B(i,t),we(i,r,()=>o()?pe(o()):"",s),B(e.lastChild,n)}function Wc(){return[...[["tip",a("goes on")],["lost","✕ "+
a("dead end")],["kept","■ "+a("ended, kept")],["fell","▤ "+a("ended, dropped")],["pruned","✕ "+a("pruned")],["unseen","… "+a("not considered")],["path",
a("best or selected text")]].map(([t,n])=>{let r=Z("svg","t-tree"),o=Z("g",`t-${t}`),[s,i]=[Z("rect","t-box"),Z("rect","t-inside")];ne(s,{x:2,y:2,width:22,height:11,
rx:3}),ne(i,{x:4.5,y:4.5,width:17,height:6,rx:2}),o.append(s,i),r.append(o);let l=v("span");return t==="unseen"?l.append(n):l.append(r,n),l}),v("span","",a("2→1\
: beam 2 goes on as beam 1")),v("span","","★ "+a("output")),v("span","","G "+a("greedy path"))]}var _m=700,vm={candidates:2,number:"probability"},no=class{constructor(t){this.log=t,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:t,max_new_tokens:n}=this.
log.started,r=(t.num_beams||1)*n>_m;this.choices={...vm,lost:!r,fold:r,...r?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=wn(this.log.started),this.stop()}choose(t,n){this.choices[t]=n,this.byHand[t]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let t=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return t?t.last:null}get selected(){let{selected:t}=this.log;return t&&t.beam&&t.sequence===this.number?t:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:t,number:n,prompt:r,atEnd:o}=this;this.stale=!1;let s=o&&
t.returned?t.returned.map(({last:i})=>i):[];this.tree=mc(r,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:s.filter(
i=>i&&i.sequence===n),live:!t.finished||!o,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:t}=this,{last:n,left:r}=to(t),o=er([n]),s=r&&(r.node||r.token&&Zs(
t,r.index,n,r.token.token_id));return s?o.add(s):o}get newest(){let{columns:t,at:n,entries:r}=this.tree,{x:o,width:s}=t.at(-1),{y:i,height:l}=n.get(this.best)||
r[0];return{x:o,y:i,width:s,height:l}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:r,to:o})=>n+o-r,0)}kidsOf(t){return this.
tree.entries.filter(({nodes:n})=>n.length&&n[0].before===t.node)}parentOf(t){return this.tree.at.get(t.nodes[0].before)}entryAt([t,n]){let r=o=>t>=o.x&&t<=o.x+o.
width&&n>=o.y-2&&n<=o.y+o.height+2;return this.tree&&this.tree.entries.findLast(r)}goalsOf(t){return t.beam.progress?(this.goals.has(t)||this.goals.set(t,Ai(t,this.
constraints,this.log.prefix.map(n=>n.token_id))),this.goals.get(t)):""}toggle({node:t,column:n,folded:r}){let{unfolded:o,collapsed:s}=this,i=this.tree.columns.some(
({from:l,open:c})=>c&&l===t.index);r?o.add(n.from):i&&o.has(t.index)?o.delete(t.index):s.has(t)?s.delete(t):t.beam.status==="running"&&s.add(t)}};var ro=class{constructor(t,n){this.box=t;this.changed=n;t.addEventListener("pointerdown",r=>this.down(r)),t.addEventListener("pointermove",r=>this.move(r));for(let r of[
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
this.x+=(t.deltaX||t.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var oo=class{constructor(t,n,r){this.box=t,this.state=n,this.pan=r,this.element=null,this.entry=null}focusOn(t,n=!1){let r=this.element,o=r&&document.activeElement===
r;this.element=v("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(t)}),this.entry=t,this.box.append(this.element),r&&r.remove(),this.place(),(o||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(t){let{state:n}=this,r=t.node?t.nodes[0].index+2:1,o=t.node?n.kidsOf(n.parentOf(t)||n.tree.entries[0]):
[t],s=t.hidden||t.folded?"false":n.kidsOf(t).length?"true":null;return{"aria-level":r,"aria-label":this.labelOf(t),"aria-setsize":o.length||1,"aria-posinset":Math.
max(0,o.indexOf(t))+1,"aria-selected":String(!!t.node&&t.node===n.selected),...s&&{"aria-expanded":s}}}labelOf(t){let{log:n}=this.state,{node:r,nodes:o}=t;if(!r)
return a(n.readsSource?"The start of the target, where the tree begins":"The prompt, where the tree begins");let s=Y(o.map(Ri).join("")),i=o.length>1?D(o.length,
"{count} token, {text}","{count} tokens, {text}",{text:s}):s,l=Li(r,n).map(([c,u])=>`${c} ${u}`);return`${i}, ${a("step {number}",{number:r.index+1})}. ${Oi(r,t.
look,n,t)} ${l.join(", ")}`}place(){let{state:{tree:t,best:n},entry:r,pan:{x:o,y:s,zoom:i}}=this;if(!t)return;let l=r&&(r.node?t.at.get(r.node):t.entries[0])||t.
at.get(n)||t.entries[0];if(!r||l.node!==r.node){this.focusOn(l,!0);return}this.entry=l,Object.assign(this.element.style,{left:`${(l.x-o)*i}px`,top:`${(l.y-s)*i}\
px`,width:`${l.width*i}px`,height:`${l.height*i}px`})}neighbour(t){let n=this.state.tree.entries.filter(({x:r})=>r===this.entry.x).sort((r,o)=>r.y-o.y);return n[n.
indexOf(this.entry)+t]}};var Fc=600,xm=150,Mm=130,jc=.2,Sm=.4,so=class{constructor(t,n){this.root=t,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new gn(this.part("picture")),this.pan=new ro(this.box,()=>this.schedule()),this.scale=1,this.pan.resized=()=>this.resized(),this.item=new oo(this.
part("tree-nodes"),n,this.pan),this.card=Pi(this.part("node-card"),this.log),this.picked=Pi(this.part("picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=
void 0,this.part("legend-line").append(...Wc())}part(t){return this.root.querySelector(".gp-"+t)}get selected(){return this.log.selected&&this.state.tree?this.state.
tree.at.get(this.log.selected):void 0}resized(){let{state:t,pan:n,root:r}=this;if(r.hidden)return;let o=Number(getComputedStyle(r).getPropertyValue("--gp-scale"))||
1;n.zoom*=o/this.scale,t.tree&&(o!==this.scale||this.box.closest(".gp-alone"))&&this.regrow(),this.scale=o,n.settle(),t.tree&&!n.byHand&&n.reveal(this.selected||
t.newest,30)}revealSelected(){let{selected:t,pan:n}=this;t&&!n.shows(t)&&n.reveal(t,1/0)}begin(){let{state:t}=this;t.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,
byHand:!1}),this.part("candidates-shown").value=t.choices.candidates,this.part("number").value=t.choices.number,this.part("lost").checked=t.choices.lost,this.part(
"fold").checked=t.choices.fold}grow(){let{state:t,pan:n,box:r}=this;t.lay();let{width:o,height:s}=t.tree;n.byHand||(n.zoom=this.zoomFor(o,s));let i=`${Math.round(
Math.max(xm,Math.min(Fc,s*Math.min(1,n.zoom)+4)))}px`;r.style.height!==i&&(r.style.height=i),this.drawn=null,n.sized(o,s),n.byHand||n.reveal(t.newest,30),this.drawPicked(),
this.sayTime()}zoomFor(t,n){let{pan:r,scale:o}=this;if(o!==1)return o;let s=Math.min(1,Math.max(.8,(Fc-4)/n));return this.box.closest(".gp-alone")?Math.max(s,Math.
min(2,r.width/t,r.height/n)):s}schedule(){this.wanted||(this.wanted=!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){
this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:t,
picture:n}=this,{x:r,y:o,zoom:s,area:i}=t;this.drawn&&t.gesture&&Math.abs(Math.log(s/this.drawn.zoom))<Sm&&s!==this.drawn.zoom?(clearTimeout(this.resting),this.
resting=setTimeout(()=>this.redraw(),Mm)):(!this.isDrawn(i)||s!==this.drawn.zoom)&&this.drawAround(i,s);let{drawn:c}=this,u=[(c.area[0]-r)*s,(c.area[1]-o)*s].map(
d=>`${d.toFixed(2)}px`);n.element.style.transform=`translate(${u}) scale(${s/c.zoom})`,n.nameBandsAt(r),this.item.place(),this.part("follow").hidden=!t.byHand}isDrawn([
t,n,r,o]){if(!this.drawn)return!1;let{area:s}=this.drawn;return t>=s[0]&&n>=s[1]&&r<=s[2]&&o<=s[3]}drawAround([t,n,r,o],s){let{picture:i}=this,[l,c]=[(r-t)*jc,(o-
n)*jc],u=[t-l,n-c,r+l,o+c];this.drawn={zoom:s,area:u},ne(i.element,{width:(u[2]-u[0])*s,height:(u[3]-u[1])*s}),ne(i.world,{transform:`translate(${-u[0]*s} ${-u[1]*
s}) scale(${s})`}),i.draw(this.state.tree,this.look(u))}look(t){let{state:n,log:r}=this,o=n.broughtOut;return{area:t,zoom:this.pan.zoom,path:er([o||n.best]),dim:!!o,
number:n.choices.number,penalty:n.penalty,goals:n.constraints.length?s=>n.goalsOf(s):null,root:a(r.readsSource?"target start":"the prompt")}}goTo(t){let{state:n,
log:r,pan:o}=this;n.upTo=t>=n.length-1?null:Math.max(0,t),n.timeNode=n.upTo===null?null:n.best,r.selectStep(n.timeNode),n.upTo!==null&&(o.byHand=!1),this.regrow()}sayTime(){
let{state:t,slider:n}=this,r=Math.max(1,t.length),o={step:t.shownTo+1,end:r,folded:t.folded},s=a("step {step} of {end}",o);ne(n,{max:r}),n.value=String(t.shownTo+
1),n.setAttribute("aria-valuetext",s),B(this.part("step-words"),t.folded?a("step {step} of {end}, {folded} folded",o):s),B(this.part("play"),a(t.playing?"❚❚ Pau\
se":"▶ Play"))}showCard(t){let{card:n,pan:r,state:o}=this;n.show(t.node,o.tree,o.constraints);let{x:s,y:i,zoom:l}=r,[c,u]=[(t.x-s)*l,(t.y+t.height-i)*l+8],{element:d}=n,
h=(t.y-i)*l-d.offsetHeight-8;d.style.left=`${Math.max(4,Math.min(c,r.width-d.offsetWidth-4))}px`,d.style.top=`${u+d.offsetHeight>r.height&&h>0?h:u}px`}drawPicked(){
let{state:t,log:n}=this,r=t.broughtOut,o=this.part("picked");if(o.hidden=!r,o.hidden)return;this.picked.show(r,t.tree,t.constraints),this.part("go-on").hidden=!n.
canAsk||n.hideFrom!==null;let s=t.tree.at.get(r),i=s&&!s.hidden&&t.kidsOf(s).length,l=this.part("collapse");l.hidden=!s||!i&&!s.hidden||r.beam.status!=="running",
B(l,s&&s.hidden?a("Open what follows ({count})",{count:s.hidden}):a("Fold what follows"))}drawPrompts(){let t=this.log.prompts.length,n=this.part("prompt-number");
this.part("which").hidden=t<2,n.options.length!==t&&(n.replaceChildren(...this.log.prompts.map((r,o)=>v("option","",String(o+1),{value:o}))),n.value=this.state.
number)}};function zc(e,t){let n=new no(t),r=new so(e,n);return Lc(r),o=>{e.hidden=!t.usesBeams||t.hideFrom===0,o.run&&t.started&&r.begin(),!e.hidden&&(r.part("files").querySelector(
"[data-file=html]").hidden=!t.canAsk,(o.run||o.steps||o.status)&&(n.stale=!0,r.drawPrompts()),r.drawn=null,r.draw(),o.selection&&r.revealSelected(),r.drawPicked())}}var Tm={returned:"★",kept:"■",running:"●",out:"□"},[Em,Dc]=[100,14],Lm=16,Ci=new WeakMap,Uc=new WeakMap;function io(e){let t=[],n=e;for(;n&&!Ci.has(n);)
t.push(n),n=n.before;let r=n?Ci.get(n):"";for(let o of t.reverse())r+=o.piece??(o.given||!rr(o.beam)?o.chosen.text:""),Ci.set(o,r);return r}function lo(e,t=26){
let n=Array.from(e);return n.length<=2*t+3?e:`${n.slice(0,t).join("")} … ${n.slice(-t).join("")}`}function Om(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n+=1;
for(;n>0&&!/\s/.test(e[n]??" ");)n-=1;return n}function Rm(e,t,n){if(n.ends.has(e.beam.token_id))return Ue("eos")[0];if(e.length>=n.maxNew)return Ue("length")[0];
let r=(t.returned||[]).find(({last:o})=>o===e);return r?Ue(r.stopReason)[0]:a("a stopping criterion")}function Am({place:e,state:t,why:n}){return e!==null?t==="\
returned"?a("{place} output",{place:e+1}):String(e+1):n==="dropped"?a("dropped"):n==="too late"?a("too late"):n==="not reached"?a("not reached"):t==="running"?a(
"still running"):""}var ao=class{constructor(t,n){this.table=t,this.body=t.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",r=>{let o=this.
rows.find(({pick:s})=>s.contains(r.target));o&&n.selectStep(n.selected===o.node?null:o.node)}),this.body.addEventListener("keydown",r=>{r.key==="Escape"&&n.selectStep(
null);let o={ArrowDown:1,ArrowUp:-1}[r.key];if(!o)return;r.preventDefault();let s=this.rows[this.rows.findIndex(({pick:i})=>i===r.target)+o];s&&!s.row.hidden&&s.
pick.focus()})}newRow(){let t=this.body.insertRow(),n=Array.from({length:9},()=>t.insertCell()),[r,o]=[v("span","gp-sign",null,{"aria-hidden":"true"}),v("span")];
n[0].append(r,o);let s=v("button","gp-pick",null,{type:"button"}),[i,l]=[v("bdi","gp-head-text"),v("bdi","gp-tail-text")];s.append(i,l),n[3].append(s);let c={row:t,
cells:n,sign:r,place:o,pick:s,head:i,tail:l,node:null};return this.rows.push(c),c}draw(t,n,r){let o={moved:n!==null,group:t.some(({node:c})=>(c.beam.group??null)!==
null),words:t.some(({node:c})=>c.beam.progress)};for(let[c,u]of Object.entries(o))Ne(this.table.tHead.querySelector(`.gp-${c}-column`),u);for(;this.rows.length<
t.length;)this.newRow();let s=t.map(({node:c})=>io(c)),i=s.map(c=>Om(c,s[0]));s.length>1&&(i[0]=Math.min(...i.slice(1)));let l=Math.max(0,t.findIndex(({node:c})=>c===
this.log.selected));this.rows.forEach((c,u)=>{Ne(c.row,u<t.length),!c.row.hidden&&(c.pick.tabIndex!==(u===l?0:-1)&&(c.pick.tabIndex=u===l?0:-1),this.fill(c,t[u],
s.length>1?i[u]:0,n,r,o))})}fill(t,n,r,o,s,i){let{node:l,score:c,place:u,state:d}=n,{cells:h,pick:f}=t,[p,T]=[io(l),this.log.selected===l];t.node=l,t.row.dataset.
state!==d&&(t.row.dataset.state=d),B(t.sign,Tm[d]),B(t.place,Am(n)),this.sayText(t,p,r,T),f.getAttribute("aria-pressed")!==String(T)&&f.setAttribute("aria-press\
ed",String(T)),Ne(h[1],i.moved),i.moved&&B(h[1],Pm(u,o.get(l))),Ne(h[2],i.group),i.group&&B(h[2],$e(l.beam.group)),B(h[4],Number.isFinite(Te(l))?K(Te(l)):"−∞"),
B(h[5],String(l.length)),B(h[6],Number.isFinite(c)?K(c):"−∞"),Ne(h[7],i.words),i.words&&B(h[7],this.written(l,s)),B(h[8],d==="running"?"–":`${l.index+1}: ${Rm(
l,this.log,s)}`)}sayText({pick:t,head:n,tail:r},o,s,i){let l=i||s<Lm?0:s,c=`${i} ${l} ${o}`;if(Uc.get(t)===c)return;Uc.set(t,c);let u=Array.from((l?"…":"")+o.
slice(l)),d=i||u.length<=2*Dc?0:Dc,h=u.slice(0,u.length-d);xt(n,(i?h:h.slice(0,Em)).join("")),xt(r,d?u.slice(-d).join(""):"",{plain:!d}),t.setAttribute("aria-la\
bel",Y(o)),l||u.length>60?Se(t,()=>a("The whole text: {text}",{text:o})):delete t.dataset.tip}written(t,{constraints:n,promptIds:r}){let o=n.filter((s,i)=>Lt(s,
t.beam.progress[i],t,r)).length;return`${o===n.length?"✓ ":""}${a("{done} of {all}",{done:o,all:n.length})}`}};function Pm(e,t){return t===void 0?e===null?"–":
"– ▲":e===null?`${t+1} ▼`:e===t?`${t+1} =`:`${t+1} ${e<t?"▲":"▼"} ${Math.abs(e-t)}`}var co=class{constructor(t,n){this.log=n,this.root=t.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,B(this.button,
a(this.isAsked?"running …":"Run greedy decoding"))}draw(t,n,r){let{log:o}=this,s=(o.searched.get(o.turn)||[]).find(({kind:l})=>l==="greedy")||null;this.button.
hidden=!!s||!o.finished||!Object.hasOwn(o.answers,"search"),this.sayButton(),this.path.hidden=!!s,this.fill(this.path,this.pathWords(to(t.prompts[n]),t,r.prompts[n].
kept,!!o.started.effective.do_sample));let i=Hc(o.started).map(l=>tt(l)[0]);this.doubt.hidden=!i.length||!!s,B(this.doubt,a("This is the path of the most probab\
le tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.",{processors:i.join(", ")})),this.exactly.
hidden=!s,s&&this.said!==s&&this.drawFound(s,t,n,r),this.said=s}fill(t,n){let r=n.map(o=>typeof o=="string"?o:o.textContent).join(`
`);t.dataset.said!==r&&(t.dataset.said=r,t.replaceChildren(...n))}pathWords({last:t,ended:n,left:r},o,s,i){if(r)return this.leftWords(r,o,i);if(!t||t.given)return[
a(i?"The path of the most probable tokens is not known yet.":"The greedy path is not known yet.")];let l=n?s.findIndex(({node:d})=>d===t):-1,c=K(Te(t)),u=l<0?D(
t.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",{sum:c}):D(t.length,"Its sum is {sum} after {count} token, its score {\
score}.","Its sum is {sum} after {count} tokens, its score {score}.",{sum:c,score:K(s[l].score,4)});return[[this.fateWords(t,n,l,i),u,...this.bestWords(t,n,l,o,
s)].join(" ")]}fateWords({beam:t,index:n},r,o,s){let i={text:a(s?"The text of the most probable tokens":"The greedy text"),beam:(t.beam??0)+1,place:o+1,token:n+
1};return r?o>0?a("{text} has ended, and has rank {place}.",i):o===0?this.log.finished?a("{text} is the best output.",i):a("{text} is the best so far.",i):t.status===
"finished"?a("{text} ended at token {token} but is not kept: others are better.",i):a("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",i):a("{text} is still running, as beam {beam}.",i)}bestWords({sequence:t},n,r,o,s){if(!n){let u=o.prompts[t].running.map(Te);return u.length?
[a("The best beam has {sum}.",{sum:K(Math.max(...u))})]:[]}if(r===0||!s[0])return[];let{node:i,score:l}=s[0],c={sum:K(Te(i)),score:K(l,4)};return[D(i.length,"Th\
e best has a sum of {sum} after {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",c)]}leftWords({
index:t,token:n,node:r,sum:o,considered:s,best:i,worst:l},c,u){let d=c.prompts.some(({steps:p})=>(p[0]||[]).some(({beam:T})=>(T.group??null)!==null)),h=Pe([r?a(
"rank {rank} of {considered}",{rank:r.rank,considered:s}):a("not among the {considered} considered",{considered:s}),...o===null?[]:[a("sum {sum}",{sum:K(o)})],...l===
null?[]:[a("worst beam that went on {worst}, best {best}",{worst:K(l),best:K(i)})]]),f=a(u?"{where} left the path of the most probable tokens at token {place}: \
{token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return ve(f,{where:a(d?"Group A":"The search"),place:String(t+1),details:h,
token:n?se(n.text,"gp-strong"):a("a token that was not recorded")})}drawFound(t,n,r,o){let s=t.tokens.map(([p])=>p),i=Ei(n.prompts[r],p=>s[p]),l=p=>p.reduce((T,P)=>T+
(de(P)??-1/0),0),c=o.prompts[r].kept[0],u=c?le(c.node).filter(p=>!p.given):[],d=v("span");this.fill(d,[...ve(a("Run by the library, greedy decoding wrote {text}\
."),{text:se(lo(t.text,60),"gp-wrote")}),` ${this.totalWords(s.length,l(t.tokens.map(([,,p])=>p)))} `,c?`${this.bestTotalWords(u.length,l(u.map(({chosen:p})=>p.
raw_logprob)))} `:"",...this.pathWords(i,n,o.prompts[r].kept,!1)]);let h=v("details"),f=v("table");for(let[p,[,T,P]]of t.tokens.entries()){let N=f.insertRow();N.
insertCell().textContent=p+1,N.insertCell().append(se(T)),N.insertCell().textContent=K(de(P))}h.append(v("summary","",a("Its tokens and their log-probabilities")),
f),this.exactly.replaceChildren(d,h)}totalWords(t,n){let r={sum:K(n)};return this.log.started.processors.length?D(t,"It has {count} token with a log-probability\
 of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",r):D(t,"It has {count} token with a log-probabi\
lity of {sum}.","It has {count} tokens with a log-probability of {sum}.",r)}bestTotalWords(t,n){let r={sum:K(n)};return this.log.started.processors.length?D(t,"\
The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability of {sum} be\
fore the processors.",r):D(t,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-probability of \
{sum}.",r)}};var xn=(e,t)=>e.lengthPenalty===t.lengthPenalty&&e.earlyStopping===t.earlyStopping,Ni=e=>vn.find(([t])=>t===e)?.[1]??String(e),Dt=e=>dt(Number(e.toFixed(4))),uo=class{constructor(t,n){
this.log=n,this.root=t.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=vn.map(([r,o])=>this.newRow(r,o)),this.asked=null}newRow(t,n){
let r=this.root.querySelector("tbody").insertRow(),o=v("th","",null,{scope:"row"});r.append(o);let[s,i,l]=Array.from({length:3},()=>r.insertCell()),c=v("span"),
u=v("button","gp-button gp-run-on",null,{type:"button","aria-label":a("Run the search with early_stopping {name}",{name:n})});l.dataset.name=`${a("outputs:")} `,
s.append(c," ",u);let d={row:r,head:o,words:c,button:u,because:i,outputs:l,value:t,name:n,rule:null};return u.addEventListener("click",()=>{this.asked=d.rule,this.
log.ask({type:"search",kind:"rule",rule:d.rule}),this.sayButton(d)}),d}sayButton({button:t,rule:n}){let r=!!(this.asked&&xn(this.asked,n));t.disabled=r,B(t,a(r?
"running …":"Run the search"))}draw(t,n,r,o,s){B(this.why,this.whyWords(t,n,r(t.own),s));for(let i of this.rows){i.rule={lengthPenalty:o.lengthPenalty,earlyStopping:i.
value};let l=xn(i.rule,t.own);Fe(i.row,l?"gp-own-rule":""),B(i.head,l?a("{name} (this run)",{name:i.name}):i.name),this.drawRule(i,t,n,r,s)}}drawRule(t,n,r,o,s){
let i=o(t.rule),{pools:l}=i.prompts[r],c=l.every(({exact:h})=>h),u=i.stop&&c?null:this.answerTo(t.rule),d=!u&&!(i.stop&&c);if(t.button.hidden=!d||!this.log.finished||
!Object.hasOwn(this.log.answers,"search"),this.sayButton(t),u){B(t.words,a("after step {step}",{step:u.steps})),B(t.because,a("found by a run")),this.sayOutputs(
t.outputs,...this.comparedIds(u));return}B(t.words,Cm(i,c,s)),B(t.because,this.reasons(l,n,t.rule)),!c||!i.stop?B(t.outputs,"–"):this.sayOutputs(t.outputs,...this.
comparedNodes(i,o(n.own),r,n))}answerTo(t){return(this.log.searched.get(this.log.turn)||[]).find(r=>r.kind==="rule"&&xn(r.rule,t))||null}comparedNodes(t,n,r,{wanted:o}){
let[s,i]=[t,n].map(({prompts:c})=>c[r].kept.slice(0,o));return[s.filter(({node:c},u)=>!i[u]||i[u].node!==c).length,s.length,s[0]?{text:io(s[0].node),score:s[0].
score}:null]}comparedIds({outputs:t}){let n=this.log.finished.sequences.map(({token_ids:r})=>r.join(" "));return[t.filter(({token_ids:r},o)=>r.join(" ")!==n[o]).
length,t.length,t[0]]}sayOutputs(t,n,r,o){let s=o&&{differ:n,all:r,score:K(o.score,4)},i=n?r>1?a("{differ} of {all} differ; the best, with score {score}:",s):a(
"another text, with score {score}:",s):a("the same"),l=i+(n?o.text:"");t.dataset.said!==l&&(t.dataset.said=l,t.replaceChildren(i,...n?[" ",se(lo(o.text,40),"gp-\
wrote")]:[]))}whyWords(t,n,r,o){let{pools:s}=r.prompts[n],i=Ni(t.own.earlyStopping);return(r.stop?a("This search stopped after step {step} by the rule of early_\
stopping {name}.",{step:r.stop.step,name:i}):o?a("The search was cut off. By the rule of early_stopping {name} it would have gone on.",{name:i}):a("The search g\
oes on by the rule of early_stopping {name}.",{name:i}))+(s.length>1?`
`:" ")+this.reasons(s,t,t.own)}reasons(t,n,r){return t.map(o=>[...Nm(o,t.length>1),this.reason(o,n,r)].join(" ")).join(`
`)}reason({stop:t,weighed:n},r,o){if(!n)return a("No step has been taken.");let{best:s,length:i,bound:l,worst:c}=n;if(t&&t.why==="criteria")return this.cutOffWords(
r,t);if(c===null)return D(r.size,"No text has ended.","Fewer than {count} texts have ended.");let u=o.earlyStopping==="never"&&o.lengthPenalty>0,d=`${K(s)} / ${i}\
 ^ ${Dt(o.lengthPenalty)} = ${K(l,4)}`,h={numbers:u?a("{formula} (at the longest possible length)",{formula:d}):d,worst:K(c,4)},{together:f}=r;if(!t)return f?a(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",h):a("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",h);if(t.why==="settled")return f?a("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",h):
a("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",h);let p=D(r.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(l>c))return p;let T=f?a("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",h):a("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",h);return`${p} ${T}`}cutOffWords({start:t,maxNew:n},{
step:r}){if(r-t>=n)return D(t+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let o=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:s})=>!["eos","length","unfinished"].includes(s));return o?a("Every continuation met a stopping criterion ({reason}\
).",{reason:Ue(o.stop_reason)[0]}):a("Every continuation met a stopping criterion.")}};function Cm({stop:e,prompts:t},n,r){return n?e?a("after step {step}",{step:e.
step}):r?a("goes on past step {step}",{step:eo({prompts:t})}):a("not yet"):e?a("not exact: about step {step}",{step:e.step}):a("not exact")}function Nm({group:e,
stop:t},n){if(e===null)return[];let r={group:$e(e),step:t&&t.step};return[n&&t?a("Group {group}, after step {step}:",r):a("Group {group}:",r)]}function Gc(e,t){let r=y=>e.querySelector(".gp-"+y),[o,s,i,l,c]=["slide","power","rule","own-again","of-prompt"].map(r),[u,d,h]=["formula","honest","rest"].map(
r),f=new ao(r("hypothesis-table"),t),p=new uo(e,t),T=new co(e,t),P={},N=null,j=new Map;for(let[y,b]of vn)i.append(v("option","",String(b),{value:JSON.stringify(
y)}));o.addEventListener("input",()=>A({lengthPenalty:Number(o.value)})),s.addEventListener("input",()=>{Number.isFinite(s.valueAsNumber)&&A({lengthPenalty:s.valueAsNumber})}),
s.addEventListener("change",()=>t.usesBeams&&q(W(Si(t)),!0)),i.addEventListener("change",()=>A({earlyStopping:JSON.parse(i.value)})),l.addEventListener("click",
()=>{P={},_(),o.focus()}),c.addEventListener("change",()=>_());function A(y){P={...P,...y},_()}let W=y=>({...y.own,...P});function q(y,b=!1){Number(o.value)!==y.
lengthPenalty&&(o.value=y.lengthPenalty),(b||document.activeElement!==s)&&(s.value=String(Number(y.lengthPenalty.toFixed(4)))),i.value=JSON.stringify(y.earlyStopping)}
function $(y){return b=>{let E=JSON.stringify(b),I=j.get(E);if(I)return I;let m=Nc(y,b);return m.stop&&j.set(E,m),m}}function R(y){return{stop:t.finished?{step:0,
why:""}:null,prompts:y.prompts.map(({finished:b})=>({kept:b.map(E=>({node:E,score:E.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}
function _({onlySelection:y=!1,anew:b=!1}={}){let E=Si(t),I=!!(t.finished||t.failed),m=g(E.prompts.length),L=$(E),H=E.together!==null&&qc(E,L(E.own),!!t.finished),
z=H?W(E):E.own,G=H?L(z):R(E),V=H?L(E.own):G,X=H&&!xn(z,E.own),ee=Ic(E,m,G,z,I),te=X?new Map(V.prompts[m].kept.map(({node:qe},Dn)=>[qe,Dn])):null;if(f.draw(ee.slice(
0,40),te,E),h.hidden=ee.length<=40,B(h,D(ee.length-40,"and {count} more, with a lower score","and {count} more, with lower scores")),y)return;for(let qe of["wha\
t-if","stopping"])r(qe).hidden=!H;r("greedily").hidden=!1,q(z,b),l.hidden=!X,B(l,a("Back to the run’s own: {power}, {early}",{power:Dt(E.own.lengthPenalty),early:Ni(
E.own.earlyStopping)}));let ce=ee.filter(({place:qe})=>qe!==null);N={best:ce[0]||null,rule:z,tally:M(ee,ce)},B(r("counts"),N.tally),B(r("scored"),a("sum / lengt\
h ^ {power}",{power:Dt(z.lengthPenalty)})),u.setAttribute("aria-live",X?"polite":"off"),B(u,C(ce[0],z)),O(H?k(G,V,m,E,z,I):x(E)),H&&p.draw(E,m,L,z,I),T.draw(E,m,
V)}function g(y){return r("of-prompts").hidden=y<2,c.options.length!==y&&c.replaceChildren(...Array.from({length:y},(b,E)=>v("option","",a("prompt {number}",{number:E+
1}),{value:E}))),Math.max(0,c.selectedIndex)}function M(y,b){let E=y.filter(({state:m})=>m==="running").length,I=y.filter(({state:m})=>m==="returned").length;return[
a("{count} ended",{count:F(y.length-E)}),a("{count} kept",{count:F(b.length)}),...E?[a("{count} running",{count:F(E)})]:[],...I?[D(I,"{count} output","{count} o\
utputs")]:[]].join(", ")}function C(y,{lengthPenalty:b}){if(!y)return a("No text is kept yet.");let{node:E,score:I}=y,m={sum:K(Te(E)),length:E.length,power:Dt(b),
score:K(I,4)};return a("The best: score = sum / length ^ length_penalty = {sum} / {length} ^ {power} = {score}",m)}function O(y){d.hidden=!y,B(d,y)}function x(y){
return y.prompts.every(({steps:b,given:E})=>b.length===E)?a("The search has not begun: all tokens so far were given."):y.together===null?a("This decoding loop h\
as its own rules: the texts are shown as they were recorded."):a("The recording does not follow the rules of this search, so what other settings would give cann\
ot be computed.")}function k(y,b,E,I,m,L){let H=Math.max(1,...I.prompts.map(({steps:X})=>X.length-I.start)),z=H**m.lengthPenalty;if(!Number.isFinite(z)||z===0)return a(
"{length} ^ {power} is too large or too small for a floating-point number: the search itself would fail.",{length:H,power:Dt(m.lengthPenalty)});let G=y.prompts[E].
pools.filter(({exact:X})=>!X);if(G.length){let X=G.map(({group:ee})=>$e(ee)).join(", ");return D(G.length,"Not exact: an earlier group would have stopped at ano\
ther step, and the padding that a stopped group writes changes the diversity penalty of group {groups}.","Not exact: an earlier group would have stopped at anot\
her step, and the padding that a stopped group writes changes the diversity penalty of groups {groups}.",{groups:X})}if(xn(m,I.own))return"";if(!y.stop){if(!L)return"";
let X=eo(y);return I.together?a("With these settings the search would have gone on past step {step}, where the recording ends: this ranks what is known so far.",
{step:X}):a("With these settings the search would have gone on past step {step}, where the recording of a group ends: this ranks what is known so far.",{step:X})}
let{step:V}=y.stop;return b.stop?V<b.stop.step?a("With these settings the search would have stopped after step {step}, not {own}: what ended later does not coun\
t.",{step:V,own:b.stop.step}):"":a("With these settings the search would have stopped after step {step}: what ended later does not count.",{step:V})}let w=y=>()=>N&&
N.best?a("the best: {words}.",{words:y(N.best)}):"";return Ae(e,{rank:()=>N?pe(N.tally):"",sum:w(({node:y})=>D(y.length,"the log-probability of {count} token is\
 {sum}","the log-probabilities of {count} tokens sum to {sum}",{sum:K(Te(y))})),length:w(({node:y})=>D(y.length,"{count} token","{count} tokens")),score:w(({node:y,
score:b})=>`${K(Te(y))} / ${y.length}^${Dt(N.rule.lengthPenalty)} = ${K(b)}`),ended:w(({node:y})=>a("at step {step}",{step:y.index+1}))}),y=>{if(y.run&&(P={},j=
new Map,c.replaceChildren()),(y.run||y.searched)&&(p.asked=T.isAsked=null),e.hidden=!t.usesBeams,e.hidden)return;let b=t.hideFrom!==null;if(r("untold").hidden=!b,
r("found").hidden=b,r("counts").hidden=b,b)return;let{run:E,steps:I,status:m,selection:L,searched:H}=y;E||I||m||H?_({anew:E}):L&&_({onlySelection:!0})}}var Ki={};re(Ki,{addGroupPanes:()=>Gm,chooseUnit:()=>go,start:()=>Gi});var qi={};re(qi,{canStandAlone:()=>$i});function $i(e){let t=v("button","gp-alone-button",null,{type:"button"});t.append(qm()),e.append(t);let n=null;async function r(){let l=$m(e);e.classList.add("gp\
-alone");let c=new MutationObserver(()=>e.hidden&&o());if(c.observe(e,{attributeFilter:["hidden"]}),document.addEventListener("keydown",s,!0),n=()=>{n=null,c.disconnect(),
document.removeEventListener("keydown",s,!0),e.classList.remove("gp-alone"),e.popover&&e.removeAttribute("popover"),l.restore(),i()},i(),document.fullscreenEnabled)
try{await e.requestFullscreen();return}catch{}n&&(e.popover="manual",e.showPopover(),l.silence(),t.focus({preventScroll:!0}))}function o(){document.fullscreenElement===
e?document.exitFullscreen():n&&n(),t.focus({preventScroll:!0})}function s(l){l.key==="Escape"&&(l.preventDefault(),l.stopPropagation(),o())}function i(){let l=n?
a("Leave full screen"):a("Full screen");t.title=l,t.ariaLabel=e.ariaLabel?`${l}: ${e.ariaLabel}`:l,e.dispatchEvent(new Event("gp-alone"))}t.addEventListener("cl\
ick",()=>n?o():r()),e.addEventListener("fullscreenchange",({target:l})=>{l===e&&document.fullscreenElement!==e&&n&&n()}),i()}function $m(e){let t=[],n=[],r=[];for(let i=e.
parentElement;i;i=i.parentElement)r.push(i),(i.scrollTop||i.scrollLeft)&&t.push([i,i.scrollLeft,i.scrollTop]);let o=e.parentElement??e;o.style.minHeight=`${o.offsetHeight}\
px`;function s(){for(let[i,l,c]of t)i.scrollTo({left:l,top:c,behavior:"instant"})}return{silence(){for(let i of r)for(let l of i.children)!(l instanceof HTMLElement)||
l.contains(e)||l.inert||(l.inert=!0,n.push(l))},restore(){for(let i of n)i.inert=!1;o.style.minHeight="",s(),window.addEventListener("resize",s,{once:!0}),setTimeout(
()=>window.removeEventListener("resize",s),1e3)}}}function qm(){let e=Z("svg"),t=Z("path");return e.setAttribute("viewBox","0 0 16 16"),e.setAttribute("aria-hid\
den","true"),t.setAttribute("d","M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"),e.append(t),e}var Hi={};re(Hi,{RunGroup:()=>or});var Im=["token_id","text","piece","logprob","raw_logprob","entropy"],Ii=class extends Mt{constructor(n,r){super();this.group=n;this.number=r}group;number;changed(n){
super.changed(n),this.group&&this.group.entryChanged(this.number,n)}},or=class extends Bt{constructor(n){super(["run","steps","status","measured","found","lanes",
"pair","unit"]);this.name=n;this.clear(null)}name;lanes=null;turn;fresh=new Set;unit="bits";header;done;apart;found;charts;asking;pair;groups;entries;metrics;inNats;clear(n){
this.header=n,this.showMetrics(),this.done=this.apart=this.found=this.asking=null,this.charts={},this.pair=[0,1],this.fresh.clear(),this.groups=(n?.groups??[]).
map((r,o)=>({...r,number:o,entries:[],shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(n?.entries??[]).map(({group:r,seed:o},s)=>{let i=n?.kind===
"lanes"?Object.assign(new Ii(this,s),{unit:this.unit}):null,l={number:s,group:r,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[r].entries.push(l),
l});for(let r of this.kinds)this.changed(r)}get running(){return!!(this.header&&!this.done)}feedRun(n,r){r!==this.turn&&(this.position=0),this.turn=r,this.feed(
n)}appendRun(n,r){return r!==this.turn&&this.feed(""),this.turn=r,this.append(n)}lose(){this.running&&this.read({type:"Done",stopped:!0})}read(n){if(!Hm(n.type))
throw new Error("unknown line "+n.type);Kc[n.type](this,n)}entryChanged(n,r){this.fresh.add(n),this.changed(r==="status"?"status":"steps")}takeChanges(){return this.
changes.entries=this.fresh,this.fresh=new Set,super.takeChanges()}subscribe(n,r,o=!1){let s=i=>i.run||!i.entries;super.subscribe(n,i=>r(s(i)?{...i,entries:new Set(
this.entries.keys())}:i),o)}setPair(n,r){this.pair=[n,r],this.changed("pair")}shownOf(n){let{entries:r,shown:o}=this.groups[n];return r[o]}showEntry(n,r){this.groups[n].
shown=r,this.changed("pair")}setLanes(n){this.lanes=n,this.changed("lanes")}setAsking(n,r){this.asking={question:n,titles:r};for(let o of["steps","status","meas\
ured","found"])this.changed(o)}answered(n){return this.found?.question===n&&(!this.asking||this.asking.question===n)}setUnit(n){this.unit=n,this.showMetrics(),this.
groups.forEach(r=>this.showMeasured(r));for(let{log:r}of this.entries)r&&(r.unit=n);for(let r of["unit","measured"])this.changed(r)}showMetrics(){let n=this.header?.
metrics??[];this.metrics=n.map(r=>r.unit==="nats"?{...r,unit:this.unit}:r),this.inNats=new Set(n.filter(({unit:r})=>r==="nats").map(({name:r})=>r))}showMeasured(n){
let r=(i,l)=>l!==null&&this.inNats.has(i)&&Number.isFinite(l)?Ce(l,this.unit):l,{values:o,each:s}=n.told;n.values=Object.fromEntries(Object.entries(o).map(([i,l])=>[
i,r(i,l)])),n.each=Object.fromEntries(Object.entries(s).map(([i,l])=>[i,l.map(c=>r(i,c))]))}},Kc={Comparison(e,t){e.clear(t)},Of(e,{entry:t,event:n}){e.entries[t].
log?.read(n)},Begun(e,{entry:t,apart:n}){e.apart=n??null,e.entries[t].begun=!0,e.entryChanged(t,"status")},Tokens(e,{entry:t,tokens:n}){for(let r of n){let o=Object.
fromEntries(Im.map((s,i)=>[s,r[i]]));e.entries[t].tokens.push(o)}e.entryChanged(t,"steps")},Ended(e,{entry:t,text:n,stop_reason:r,failed:o}){e.entries[t].ended=
{text:n,stop_reason:r,failed:o},e.entryChanged(t,"status")},Measured(e,{group:t,values:n,each:r}){e.groups[t].told={values:n,each:r??{}},e.showMeasured(e.groups[t]),
e.changed("measured")},Found(e,{values:t,charts:n}){e.found=t,e.charts=n??{},e.changed("found")},Served(e,{way:t,steps:n,tokens:r,settings:o,requests:s,...i}){t===
0&&o&&(e.found={...i,requests:s,tokens:[],ways:[]});let l=e.found;o&&(l.ways[t]={settings:o,steps:[]}),l.ways[t].steps.push(...n),l.tokens.push(...r??[]),e.changed(
"found")},Done(e,{stopped:t,overtaken:n}){e.done={stopped:t,...n&&{overtaken:n}},e.changed("status")}},Hm=e=>Object.hasOwn(Kc,e);var Wi={};re(Wi,{linkTermsIn:()=>Bi,withTermLinks:()=>Mn});var Bm=/(“[^”]*”|„[^“]*“|«[^»]*»)/,Wm="(?:s|es|e|n|en|x)?",Fm=new Set(["token","step","prompt","draft","kept","ending","time","length","speed","b\
its","sample","memory","context","queue","decode","starved"]),ho=null;function jm(){if(ho)return ho;let e=new Map;for(let n of hn){if(Fm.has(n))continue;let[r]=Wt(
n).name.split(" (");e.has(r.toLowerCase())||e.set(r.toLowerCase(),n)}let t=[...e.keys()].sort((n,r)=>r.length-n.length).map(n=>n.replace(/[.*+?^${}()|[\]\\]/g,"\
\\$&"));return ho={pattern:new RegExp(`(?<![\\p{L}\\p{N}_-])(${t.join("|")})${Wm}(?![\\p{L}\\p{N}_-])`,"giu"),ids:e},ho}function Mn(e,t=new Set){let{pattern:n,ids:r}=jm();
return e.split(Bm).flatMap((o,s)=>{if(s%2)return[o];let i=[],l=0;for(let c of o.matchAll(n)){let u=r.get(c[1].toLowerCase());u===void 0||t.has(u)||(t.add(u),i.push(
o.slice(l,c.index),v("a","gp-term-link",c[0],{href:Yn(u)})),l=c.index+c[0].length)}return[...i,o.slice(l)]})}function Bi(e){for(let t of e.querySelectorAll("p.g\
p-note")){let[n]=t.childNodes;t.childNodes.length===1&&n.nodeType===Node.TEXT_NODE&&n.nodeValue?.trim()&&t.replaceChildren(...Mn(n.nodeValue))}}var Yc={},fo=null,ji=new Map,zi=new Map,Di="bits";function po(e){let t=ji.get(e)??Object.assign(new Mt,{unit:Di});return ji.set(e,t),t}function mo(e){let t=zi.get(
e)??Object.assign(new or(e),{unit:Di});return zi.set(e,t),t}function go(e){Di=e;for(let t of[...ji.values(),...zi.values()])t.setUnit(e)}function zm(e,t,{log:n="\
main"}={}){let r=po(n),o=Jc(e,t);Qc(e,o,r,"run",s=>{let i=Yc[e]?.(s,r);return!i||!Zm.has(e)?i:eg(s,r,i,e)})}function Dm(e,t,{group:n}){let r=mo(n),o=Jc(e,t),s=Ym.
has(e)?"text":Jm.has(e)?"model":"runs",i=()=>Qc(e,o,r,s,c=>fo?.[e]?.(c,r));if(fo)return i();let l=o.querySelector(".gp-pane");l&&jr(l),Ui.push({drawNow:i,failed:()=>Km(
o)}),r.subscribe(o,()=>{!fo&&(r.header||r.found||r.lanes)&&Um()})}var Jc=(e,t)=>t.querySelector(`[data-pane="${e}"]`)??t,Ui=[],Fi=!1;function Um(){if(Fi||!window.
GenerationPlaygroundComparisons)return;Fi=!0;let e=document.createElement("script");e.src=window.GenerationPlaygroundComparisons,e.onerror=()=>{Fi=!1;for(let{failed:t}of Ui)
t()},document.head.append(e)}function Gm(e){fo=e;for(let t of document.querySelectorAll(".gp-not-loaded"))t.remove();Ui.splice(0).forEach(({drawNow:t})=>Zc(t))}
function Km(e){e.querySelector(":scope > .gp-not-loaded")||e.append(v("p","gp-note gp-not-loaded",a("This part of the page could not be loaded. Reload the page.")))}
function Zc(e){try{e()}catch(t){console.error("Generation Playground:",t)}}function Qc(e,t,n,r,o){let s=t.querySelector(".gp-pane");if(!s)return Vc(e);jr(s),Bi(
s);let i=ii(s,r);eu.push(t),Xm.has(e)||$i(s);let l=o(s);if(!l)return Vc(e);n.subscribe(s,c=>{l(c),i()},!Vm.has(e)),tu()}function Vc(e){console.error(`Generation\
 Playground: there is no pane “${e}” here.`)}var eu=[],Xc=null;function tu(){let e=Yr();if(e===Xc)return;let t=eu.find(r=>r.getClientRects().length&&r.isConnected);
if(e!==null&&!t||(Xc=e,e===null||!t))return;let n=t.querySelector(":scope > .gp-glossary-place");if(!n){let r=n=v("div","gp-pane gp-glossary-place");r.addEventListener(
"click",o=>Jn(o,r)),t.append(r)}mt(n,e)}var Vm=new Set(["branches"]),Xm=new Set(["numbers","check","token","progress","arrival"]),Ym=new Set(["detection","mista\
kes","attack","strengths"]),Jm=new Set(["shelf","estimate","opened"]),Zm=new Set(["tokens","spoken","word_times","token","candidates","processors","curve","in_w\
ords","logit_lens","cross_attention","check","quiz"]),Qm=new Set(["processors","logit_lens","cross_attention","check","quiz"]);function eg(e,t,n,r){let o=un(t.kinds),
s=!1;return i=>{if(t.denoises||t.isFromElsewhere&&Qm.has(r)){s=e.hidden=!0;return}s&&(e.hidden=!1),n(s?o:i),s=!1}}function tg(e,t,n){po(e).feedRun(t||"",n)}function ng(e,t,n){
return po(e).appendRun(t,n)}function rg(e,t,n){return mo(e).appendRun(t,n)}function og(e,t,n){mo(e).feedRun(t||"",n)}function Gi(e){Yc=e;let t={mount:zm,feed:tg,
append:ng,appendGroup:rg,chooseUnit:go,log:po,RunLog:Mt,mountGroup:Dm,feedGroup:og,group:mo};window.GenerationPlayground=t;let n=window.GenerationPlaygroundQueue,
r=o=>Zc(()=>o(t));window.GenerationPlaygroundQueue={push:r},n?.forEach?.(r),window.addEventListener("hashchange",tu)}function ru(e,t,{stepUnder:n,hover:r,leave:o}){e.addEventListener("pointermove",s=>{let i=n(s);i&&(s.buttons===1?t.selectStep(i):r(i))}),e.addEventListener("poi\
nterleave",o),e.addEventListener("click",s=>{let i=n(s);i&&t.selectStep(i)}),Vi(e,t)}var nu={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,
Home:-1/0,End:1/0};function Vi(e,t){e.addEventListener("keydown",n=>{n.key==="Escape"&&t.selectStep(null),Object.hasOwn(nu,n.key)&&(n.preventDefault(),t.walk(nu[n.
key]))})}function bo(e,t,n,r,o=0){t&&(e.setAttribute("aria-valuenow",String(t.isPrompt?t.index-o:t.index+1)),e.setAttribute("aria-valuemin",String(1-o)),e.setAttribute(
"aria-valuemax",String(n))),e.setAttribute("aria-valuetext",r)}var sg=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),ou=e=>ke(sg.format(e)),Xi={information:{unit:!0,write:ou,fromZero:!0},sum:{
unit:!0,write:ou},share:{title:()=>a("probability"),write:U,fromZero:!0,share:!0},count:{title:()=>a("tokens kept"),write:F,log:!0},rank:{title:()=>a("rank"),write:F,
log:!0,reversed:!0}},Yi=[["kept","solid"],["chosen","dash"],["accepted","dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3p\
x,2px,3px"],["focus","2px,7px"]].map(([e,t])=>({role:e,dash:t})),ig=()=>({information:{name:a("surprisal and entropy"),axis:"information",about:a("Surprisal tel\
ls how unexpected each token was; entropy how uncertain the next token was, for the model (before) and for the draw (after)."),series:[{name:a("surprisal"),term:"\
surprisal",role:"surprisal",dash:"solid",tip:a("How unexpected the chosen token was: minus the logarithm of its probability after the processors; before them wh\
ere a text was only read."),value:e=>Ie(e).surprisal},{name:a("entropy before"),term:"entropy",role:"entropy-before",dash:"dot",tip:a("How uncertain the model w\
as, before any processor: the surprisal that it expected."),value:e=>e.distribution.entropy_before},{name:a("entropy after"),term:"entropy",role:"entropy-after",
dash:"dash",tip:a("How uncertain the draw was, after the processors."),value:e=>e.isPrompt?null:e.distribution.entropy_after}]},kept:{name:a("candidates kept"),
axis:"count",about:a("How many tokens of the vocabulary could still be chosen after the processors. Each line of the grid is ten times the one below."),series:[
{name:a("candidates kept"),term:"kept",role:"entropy-after",dash:"solid",tip:a("The number of tokens with a probability above 0 after the processors."),value:e=>e.
isPrompt?null:Math.max(1,De(e))}]},cumulative:{name:a("cumulative log-probability"),axis:"sum",about:a("The logarithm of the probability of the whole text up to\
 each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:a("after the processors"),term:"cumulative-logprob",role:"surp\
risal",dash:"solid",sum:!0,tip:a("Added up after the processors: from the probabilities that the tokens were drawn with."),value:e=>e.isPrompt?null:e.chosen.logprob??
e.chosen.raw_logprob},{name:a("before them"),term:"cumulative-logprob",role:"entropy-before",dash:"dot",sum:!0,tip:a("Added up before the processors: from the p\
robabilities that the model gave."),value:e=>e.chosen.raw_logprob}]},before:{name:a("looked up: probability before"),axis:"share",about:a("How probable the mode\
l found each looked-up token at each place, before the processors."),of:e=>J(e.raw_logprob)},after:{name:a("looked up: probability after"),axis:"share",about:a(
"How probable each looked-up token was in the draw at each place, after the processors: 0% where they removed it."),of:e=>J(e.logprob)},rank:{name:a("looked up:\
 rank"),axis:"rank",about:a("The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is at the top."),of:e=>e.raw_rank||null}}),
ag=()=>({information:{name:a("surprisal"),axis:"information",about:a("How unexpected each token was, from the log-probabilities that the server gave."),series:[
{name:a("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:a("How unexpected the chosen token was: minus the logarithm of its probability."),value:e=>Ie(
e).surprisal}]},cumulative:{name:a("cumulative log-probability"),axis:"sum",about:a("The logarithm of the probability of the whole text up to each token: steep \
where the text is unlikely. The prompt is added up separately."),series:[{name:a("as reported"),term:"cumulative-logprob",role:"surprisal",dash:"solid",sum:!0,tip:a(
"Added up from the log-probabilities that the server gave."),value:e=>e.chosen.raw_logprob}]}}),Ji=(e=!1)=>e?ag():ig();var lg={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},cg=8*Math.LN2,sr=e=>lg[e]??e.replaceAll("px","").replaceAll(","," ");function iu({
series:e,of:t},n){return e||[...n].slice(-Yi.length).map(([r,o],s)=>({...Yi[s],name:o,term:"probability",tip:a("The looked-up token {token}, id {id}.",{token:Y(
o),id:r}),value:i=>{let l=(i.watched||[]).find(({token_id:c})=>c===r);return l?t(l):null}}))}function au({curve:e,series:t,steps:n,prompt:r,current:o,unit:s,factor:i}){
let l=Xi[e.axis],c=r.length,u=P=>P.index+1-(P.isPrompt?c+1:0),d=l.unit?i:1,h=(P,N,j)=>{let A=dg(P,N,d),W=q=>a("{token} {series}: {value}",{token:Y(N[q].chosen.text),
series:P.name,value:`${l.write(A[q])}${l.unit?` ${a(s)}`:""}`});return{name:P.name,role:P.role,dash:P.dash,isPrompt:j,x:N.map(u),y:A,words:W}},[f,p]=[c?t.map(P=>h(
P,r,!0)):[],t.map(P=>h(P,n,!1))],T=l===Xi.information?ug(su(f),su(p),cg*i):null;return{label:a("{curve} along the text",{curve:e.name}),lines:t.flatMap((P,N)=>[
...c?[f[N]]:[],p[N]]),before:c,here:o&&u(o),note:T?a("prompt: up to {value}",{value:`${l.write(T.highest)} ${a(s)}`}):"",x:{title:a("token"),range:[.5-c,Math.max(
10,n.length)+.5]},y:{title:l.unit?a(s):l.title(),kind:l,range:T?[0,T.end]:null}}}function ug(e,t,n){let r=Math.max(t*1.08,n);return t&&e>1.5*r?{end:r,highest:e}:
null}var su=e=>e.reduce((t,{y:n})=>n.reduce((r,o)=>Math.max(r,o??0),t),0);function dg(e,t,n){let r=0;return t.map(o=>{let s=de(e.value(o));return e.sum?(r=r===null||
s===null?null:r+s,r===null?null:r*n):s===null?null:s*n})}function ir(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function hg(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function lu(e){let t,n,
r;e.length!==2?(t=ir,n=(l,c)=>ir(e(l),c),r=(l,c)=>e(l)-c):(t=e===ir||e===hg?e:fg,n=e,r=e);function o(l,c,u=0,d=l.length){if(u<d){if(t(c,c)!==0)return d;do{let h=u+
d>>>1;n(l[h],c)<0?u=h+1:d=h}while(u<d)}return u}function s(l,c,u=0,d=l.length){if(u<d){if(t(c,c)!==0)return d;do{let h=u+d>>>1;n(l[h],c)<=0?u=h+1:d=h}while(u<d)}
return u}function i(l,c,u=0,d=l.length){let h=o(l,c,u,d-1);return h>u&&r(l[h-1],c)>-r(l[h],c)?h-1:h}return{left:o,center:i,right:s}}function fg(){return 0}function pg(e){
return e===null?NaN:+e}var cu=lu(ir),uu=cu.right,Bx=cu.left,Wx=lu(pg).center;var Fx=du(hu),jx=du(mg);function du(e){return function(t,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid\
 ry");let{data:o,width:s,height:i}=t;if(!((s=Math.floor(s))>=0))throw new RangeError("invalid width");if(!((i=Math.floor(i!==void 0?i:o.length/s))>=0))throw new RangeError(
"invalid height");if(!s||!i||!n&&!r)return t;let l=n&&e(n),c=r&&e(r),u=o.slice();return l&&c?(Sn(l,u,o,s,i),Sn(l,o,u,s,i),Sn(l,u,o,s,i),Tn(c,o,u,s,i),Tn(c,u,o,s,
i),Tn(c,o,u,s,i)):l?(Sn(l,o,u,s,i),Sn(l,u,o,s,i),Sn(l,o,u,s,i)):c&&(Tn(c,o,u,s,i),Tn(c,u,o,s,i),Tn(c,o,u,s,i)),t}}function Sn(e,t,n,r,o){for(let s=0,i=r*o;s<i;)
e(t,n,s,s+=r,1)}function Tn(e,t,n,r,o){for(let s=0,i=r*o;s<r;++s)e(t,n,s,s+i,r)}function mg(e){let t=hu(e);return(n,r,o,s,i)=>{o<<=2,s<<=2,i<<=2,t(n,r,o+0,s+0,i),
t(n,r,o+1,s+1,i),t(n,r,o+2,s+2,i),t(n,r,o+3,s+3,i)}}function hu(e){let t=Math.floor(e);if(t===e)return gg(e);let n=e-t,r=2*e+1;return(o,s,i,l,c)=>{if(!((l-=c)>=
i))return;let u=t*s[i],d=c*t,h=d+c;for(let f=i,p=i+d;f<p;f+=c)u+=s[Math.min(l,f)];for(let f=i,p=l;f<=p;f+=c)u+=s[Math.min(l,f+d)],o[f]=(u+n*(s[Math.max(i,f-h)]+
s[Math.min(l,f+h)]))/r,u-=s[Math.max(i,f-d)]}}function gg(e){let t=2*e+1;return(n,r,o,s,i)=>{if(!((s-=i)>=o))return;let l=e*r[o],c=i*e;for(let u=o,d=o+c;u<d;u+=
i)l+=r[Math.min(s,u)];for(let u=o,d=s;u<=d;u+=i)l+=r[Math.min(s,u+c)],n[u]=l/t,l-=r[Math.max(o,u-c)]}}var bg=Array.prototype,zx=bg.slice;var wg=Math.sqrt(50),yg=Math.sqrt(10),kg=Math.sqrt(2);function wo(e,t,n){let r=(t-e)/Math.max(0,n),o=Math.floor(Math.log10(r)),s=r/Math.pow(10,o),i=s>=wg?10:s>=
yg?5:s>=kg?2:1,l,c,u;return o<0?(u=Math.pow(10,-o)/i,l=Math.round(e*u),c=Math.round(t*u),l/u<e&&++l,c/u>t&&--c,u=-u):(u=Math.pow(10,o)*i,l=Math.round(e/u),c=Math.
round(t/u),l*u<e&&++l,c*u>t&&--c),c<l&&.5<=n&&n<2?wo(e,t,n*2):[l,c,u]}function ko(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let r=t<e,[o,s,i]=r?
wo(t,e,n):wo(e,t,n);if(!(s>=o))return[];let l=s-o+1,c=new Array(l);if(r)if(i<0)for(let u=0;u<l;++u)c[u]=(s-u)/-i;else for(let u=0;u<l;++u)c[u]=(s-u)*i;else if(i<
0)for(let u=0;u<l;++u)c[u]=(o+u)/-i;else for(let u=0;u<l;++u)c[u]=(o+u)*i;return c}function yo(e,t,n){return t=+t,e=+e,n=+n,wo(e,t,n)[2]}function fu(e,t,n){t=+t,
e=+e,n=+n;let r=t<e,o=r?yo(t,e,n):yo(e,t,n);return(r?-1:1)*(o<0?1/-o:o)}var Dx=_g(Math.random);function _g(e){return function(n,r=0,o=n.length){let s=o-(r=+r);for(;s;){let i=e()*s--|0,l=n[s+r];n[s+r]=n[i+r],n[i+r]=l}return n}}function Rn(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function cr(e,t){var n=Object.create(e.prototype);for(var r in t)n[r]=t[r];return n}function Ot(){}
var Vt=.7,On=1/Vt,En="\\s*([+-]?\\d+)\\s*",ar="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",st="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",vg=/^#([0-9a-f]{3,8})$/,
xg=new RegExp(`^rgb\\(${En},${En},${En}\\)$`),Mg=new RegExp(`^rgb\\(${st},${st},${st}\\)$`),Sg=new RegExp(`^rgba\\(${En},${En},${En},${ar}\\)$`),Tg=new RegExp(`\
^rgba\\(${st},${st},${st},${ar}\\)$`),Eg=new RegExp(`^hsl\\(${ar},${st},${st}\\)$`),Lg=new RegExp(`^hsla\\(${ar},${st},${st},${ar}\\)$`),pu={aliceblue:15792383,
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
Rn(Ot,An,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:mu,formatHex:mu,formatHex8:Og,formatHsl:Rg,
formatRgb:gu,toString:gu});function mu(){return this.rgb().formatHex()}function Og(){return this.rgb().formatHex8()}function Rg(){return Su(this).formatHsl()}function gu(){
return this.rgb().formatRgb()}function An(e){var t,n;return e=(e+"").trim().toLowerCase(),(t=vg.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?bu(t):n===3?new Ee(
t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?_o(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?_o(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&
15)<<4|t&15)/255):null):(t=xg.exec(e))?new Ee(t[1],t[2],t[3],1):(t=Mg.exec(e))?new Ee(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=Sg.exec(e))?_o(t[1],t[2],t[3],
t[4]):(t=Tg.exec(e))?_o(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=Eg.exec(e))?ku(t[1],t[2]/100,t[3]/100,1):(t=Lg.exec(e))?ku(t[1],t[2]/100,t[3]/100,t[4]):
pu.hasOwnProperty(e)?bu(pu[e]):e==="transparent"?new Ee(NaN,NaN,NaN,0):null}function bu(e){return new Ee(e>>16&255,e>>8&255,e&255,1)}function _o(e,t,n,r){return r<=
0&&(e=t=n=NaN),new Ee(e,t,n,r)}function ra(e){return e instanceof Ot||(e=An(e)),e?(e=e.rgb(),new Ee(e.r,e.g,e.b,e.opacity)):new Ee}function ur(e,t,n,r){return arguments.
length===1?ra(e):new Ee(e,t,n,r??1)}function Ee(e,t,n,r){this.r=+e,this.g=+t,this.b=+n,this.opacity=+r}Rn(Ee,ur,cr(Ot,{brighter(e){return e=e==null?On:Math.pow(
On,e),new Ee(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?Vt:Math.pow(Vt,e),new Ee(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},
clamp(){return new Ee(Gt(this.r),Gt(this.g),Gt(this.b),xo(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&
this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:wu,formatHex:wu,formatHex8:Ag,formatRgb:yu,toString:yu}));function wu(){return`#${Ut(this.r)}${Ut(this.g)}${Ut(
this.b)}`}function Ag(){return`#${Ut(this.r)}${Ut(this.g)}${Ut(this.b)}${Ut((isNaN(this.opacity)?1:this.opacity)*255)}`}function yu(){let e=xo(this.opacity);return`${e===
1?"rgb(":"rgba("}${Gt(this.r)}, ${Gt(this.g)}, ${Gt(this.b)}${e===1?")":`, ${e})`}`}function xo(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function Gt(e){return Math.
max(0,Math.min(255,Math.round(e)||0))}function Ut(e){return e=Gt(e),(e<16?"0":"")+e.toString(16)}function ku(e,t,n,r){return r<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=
0&&(e=NaN),new Ve(e,t,n,r)}function Su(e){if(e instanceof Ve)return new Ve(e.h,e.s,e.l,e.opacity);if(e instanceof Ot||(e=An(e)),!e)return new Ve;if(e instanceof
Ve)return e;e=e.rgb();var t=e.r/255,n=e.g/255,r=e.b/255,o=Math.min(t,n,r),s=Math.max(t,n,r),i=NaN,l=s-o,c=(s+o)/2;return l?(t===s?i=(n-r)/l+(n<r)*6:n===s?i=(r-t)/
l+2:i=(t-n)/l+4,l/=c<.5?s+o:2-s-o,i*=60):l=c>0&&c<1?0:i,new Ve(i,l,c,e.opacity)}function So(e,t,n,r){return arguments.length===1?Su(e):new Ve(e,t,n,r??1)}function Ve(e,t,n,r){
this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}Rn(Ve,So,cr(Ot,{brighter(e){return e=e==null?On:Math.pow(On,e),new Ve(this.h,this.s,this.l*e,this.opacity)},darker(e){
return e=e==null?Vt:Math.pow(Vt,e),new Ve(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.
l,r=n+(n<.5?n:1-n)*t,o=2*n-r;return new Ee(Zi(e>=240?e-240:e+120,o,r),Zi(e,o,r),Zi(e<120?e+240:e-120,o,r),this.opacity)},clamp(){return new Ve(_u(this.h),vo(this.
s),vo(this.l),xo(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){
let e=xo(this.opacity);return`${e===1?"hsl(":"hsla("}${_u(this.h)}, ${vo(this.s)*100}%, ${vo(this.l)*100}%${e===1?")":`, ${e})`}`}}));function _u(e){return e=(e||
0)%360,e<0?e+360:e}function vo(e){return Math.max(0,Math.min(1,e||0))}function Zi(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}var Tu=Math.
PI/180,Eu=180/Math.PI,Mo=18,Lu=.96422,Ou=1,Ru=.82521,Au=4/29,Ln=6/29,Pu=3*Ln*Ln,Pg=Ln*Ln*Ln;function Cu(e){if(e instanceof it)return new it(e.l,e.a,e.b,e.opacity);
if(e instanceof bt)return $u(e);e instanceof Ee||(e=ra(e));var t=na(e.r),n=na(e.g),r=na(e.b),o=Qi((.2225045*t+.7168786*n+.0606169*r)/Ou),s,i;return t===n&&n===r?
s=i=o:(s=Qi((.4360747*t+.3850649*n+.1430804*r)/Lu),i=Qi((.0139322*t+.0971045*n+.7141733*r)/Ru)),new it(116*o-16,500*(s-o),200*(o-i),e.opacity)}function Nu(e,t,n,r){return arguments.length===1?Cu(e):new it(e,t,n,r??1)}function it(e,t,n,r){this.l=+e,this.a=+t,this.b=+n,this.opacity=+r}Rn(it,Nu,cr(Ot,{brighter(e){
return new it(this.l+Mo*(e??1),this.a,this.b,this.opacity)},darker(e){return new it(this.l-Mo*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(
this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=Lu*ea(t),e=Ou*ea(e),n=Ru*ea(n),new Ee(ta(3.1338561*t-1.6168667*e-.4906146*n),ta(-.9787684*t+1.9161415*
e+.033454*n),ta(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function Qi(e){return e>Pg?Math.pow(e,1/3):e/Pu+Au}function ea(e){return e>Ln?e*e*e:Pu*(e-Au)}
function ta(e){return 255*(e<=.0031308?12.92*e:1.055*Math.pow(e,1/2.4)-.055)}function na(e){return(e/=255)<=.04045?e/12.92:Math.pow((e+.055)/1.055,2.4)}function Cg(e){
if(e instanceof bt)return new bt(e.h,e.c,e.l,e.opacity);if(e instanceof it||(e=Cu(e)),e.a===0&&e.b===0)return new bt(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.
atan2(e.b,e.a)*Eu;return new bt(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function To(e,t,n,r){return arguments.length===1?Cg(e):new bt(e,t,n,r??1)}function bt(e,t,n,r){this.h=+e,this.c=+t,this.l=+n,this.opacity=+r}function $u(e){if(isNaN(
e.h))return new it(e.l,0,0,e.opacity);var t=e.h*Tu;return new it(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}Rn(bt,To,cr(Ot,{brighter(e){return new bt(this.h,
this.c,this.l+Mo*(e??1),this.opacity)},darker(e){return new bt(this.h,this.c,this.l-Mo*(e??1),this.opacity)},rgb(){return $u(this).rgb()}}));var qu=-.14861,oa=1.78277,
sa=-.29227,Eo=-.90649,lr=1.97294,vu=lr*Eo,xu=lr*oa,Mu=oa*sa-Eo*qu;function Ng(e){if(e instanceof Kt)return new Kt(e.h,e.s,e.l,e.opacity);e instanceof Ee||(e=ra(
e));var t=e.r/255,n=e.g/255,r=e.b/255,o=(Mu*r+vu*t-xu*n)/(Mu+vu-xu),s=r-o,i=(lr*(n-o)-sa*s)/Eo,l=Math.sqrt(i*i+s*s)/(lr*o*(1-o)),c=l?Math.atan2(i,s)*Eu-120:NaN;
return new Kt(c<0?c+360:c,l,o,e.opacity)}function Lo(e,t,n,r){return arguments.length===1?Ng(e):new Kt(e,t,n,r??1)}function Kt(e,t,n,r){this.h=+e,this.s=+t,this.
l=+n,this.opacity=+r}Rn(Kt,Lo,cr(Ot,{brighter(e){return e=e==null?On:Math.pow(On,e),new Kt(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?Vt:Math.
pow(Vt,e),new Kt(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*Tu,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),r=Math.cos(e),o=Math.
sin(e);return new Ee(255*(t+n*(qu*r+oa*o)),255*(t+n*(sa*r+Eo*o)),255*(t+n*(lr*r)),this.opacity)}}));function Wu(e,t,n,r,o){var s=e*e,i=s*e;return((1-3*e+3*s-i)*t+(4-6*s+3*i)*n+(1+3*e+3*s-3*i)*r+i*o)/6}function $g(e){var t=e.length-1;return function(n){var r=n<=
0?n=0:n>=1?(n=1,t-1):Math.floor(n*t),o=e[r],s=e[r+1],i=r>0?e[r-1]:2*o-s,l=r<t-1?e[r+2]:2*s-o;return Wu((n-r/t)*t,i,o,s,l)}}function qg(e){var t=e.length;return function(n){
var r=Math.floor(((n%=1)<0?++n:n)*t),o=e[(r+t-1)%t],s=e[r%t],i=e[(r+1)%t],l=e[(r+2)%t];return Wu((n-r/t)*t,o,s,i,l)}}var Ro=e=>()=>e;function Fu(e,t){return function(n){
return e+n*t}}function Ig(e,t,n){return e=Math.pow(e,n),t=Math.pow(t,n)-e,n=1/n,function(r){return Math.pow(e+r*t,n)}}function ca(e,t){var n=t-e;return n?Fu(e,n>
180||n<-180?n-360*Math.round(n/360):n):Ro(isNaN(e)?t:e)}function Hg(e){return(e=+e)==1?He:function(t,n){return n-t?Ig(t,n,e):Ro(isNaN(t)?n:t)}}function He(e,t){
var n=t-e;return n?Fu(e,n):Ro(isNaN(e)?t:e)}var Iu=(function e(t){var n=Hg(t);function r(o,s){var i=n((o=ur(o)).r,(s=ur(s)).r),l=n(o.g,s.g),c=n(o.b,s.b),u=He(o.
opacity,s.opacity);return function(d){return o.r=i(d),o.g=l(d),o.b=c(d),o.opacity=u(d),o+""}}return r.gamma=e,r})(1);function ju(e){return function(t){var n=t.length,
r=new Array(n),o=new Array(n),s=new Array(n),i,l;for(i=0;i<n;++i)l=ur(t[i]),r[i]=l.r||0,o[i]=l.g||0,s[i]=l.b||0;return r=e(r),o=e(o),s=e(s),l.opacity=1,function(c){
return l.r=r(c),l.g=o(c),l.b=s(c),l+""}}}var Vx=ju($g),Xx=ju(qg);function Bg(e,t){t||(t=[]);var n=e?Math.min(t.length,e.length):0,r=t.slice(),o;return function(s){
for(o=0;o<n;++o)r[o]=e[o]*(1-s)+t[o]*s;return r}}function Wg(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function Fg(e,t){var n=t?t.length:0,r=e?Math.min(n,e.length):0,o=new Array(r),s=new Array(n),i;for(i=0;i<r;++i)o[i]=Ao(e[i],t[i]);for(;i<n;++i)s[i]=t[i];return function(l){
for(i=0;i<r;++i)s[i]=o[i](l);return s}}function jg(e,t){var n=new Date;return e=+e,t=+t,function(r){return n.setTime(e*(1-r)+t*r),n}}function Xe(e,t){return e=+e,
t=+t,function(n){return e*(1-n)+t*n}}function zg(e,t){var n={},r={},o;(e===null||typeof e!="object")&&(e={}),(t===null||typeof t!="object")&&(t={});for(o in t)o in
e?n[o]=Ao(e[o],t[o]):r[o]=t[o];return function(s){for(o in n)r[o]=n[o](s);return r}}var aa=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,ia=new RegExp(aa.source,
"g");function Dg(e){return function(){return e}}function Ug(e){return function(t){return e(t)+""}}function Gg(e,t){var n=aa.lastIndex=ia.lastIndex=0,r,o,s,i=-1,
l=[],c=[];for(e=e+"",t=t+"";(r=aa.exec(e))&&(o=ia.exec(t));)(s=o.index)>n&&(s=t.slice(n,s),l[i]?l[i]+=s:l[++i]=s),(r=r[0])===(o=o[0])?l[i]?l[i]+=o:l[++i]=o:(l[++i]=
null,c.push({i,x:Xe(r,o)})),n=ia.lastIndex;return n<t.length&&(s=t.slice(n),l[i]?l[i]+=s:l[++i]=s),l.length<2?c[0]?Ug(c[0].x):Dg(t):(t=c.length,function(u){for(var d=0,
h;d<t;++d)l[(h=c[d]).i]=h.x(u);return l.join("")})}function Ao(e,t){var n=typeof t,r;return t==null||n==="boolean"?Ro(t):(n==="number"?Xe:n==="string"?(r=An(t))?
(t=r,Iu):Gg:t instanceof An?Iu:t instanceof Date?jg:Wg(t)?Bg:Array.isArray(t)?Fg:typeof t.valueOf!="function"&&typeof t.toString!="function"||isNaN(t)?zg:Xe)(e,
t)}function zu(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var Hu=180/Math.PI,la={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};
function Du(e,t,n,r,o,s){var i,l,c;return(i=Math.sqrt(e*e+t*t))&&(e/=i,t/=i),(c=e*n+t*r)&&(n-=e*c,r-=t*c),(l=Math.sqrt(n*n+r*r))&&(n/=l,r/=l,c/=l),e*r<t*n&&(e=-e,
t=-t,c=-c,i=-i),{translateX:o,translateY:s,rotate:Math.atan2(t,e)*Hu,skewX:Math.atan(c)*Hu,scaleX:i,scaleY:l}}var Oo;function Kg(e){let t=new(typeof DOMMatrix==
"function"?DOMMatrix:WebKitCSSMatrix)(e+"");return t.isIdentity?la:Du(t.a,t.b,t.c,t.d,t.e,t.f)}function Vg(e){return e==null||(Oo||(Oo=document.createElementNS(
"http://www.w3.org/2000/svg","g")),Oo.setAttribute("transform",e),!(e=Oo.transform.baseVal.consolidate()))?la:(e=e.matrix,Du(e.a,e.b,e.c,e.d,e.e,e.f))}function Uu(e,t,n,r){
function o(u){return u.length?u.pop()+" ":""}function s(u,d,h,f,p,T){if(u!==h||d!==f){var P=p.push("translate(",null,t,null,n);T.push({i:P-4,x:Xe(u,h)},{i:P-2,x:Xe(
d,f)})}else(h||f)&&p.push("translate("+h+t+f+n)}function i(u,d,h,f){u!==d?(u-d>180?d+=360:d-u>180&&(u+=360),f.push({i:h.push(o(h)+"rotate(",null,r)-2,x:Xe(u,d)})):
d&&h.push(o(h)+"rotate("+d+r)}function l(u,d,h,f){u!==d?f.push({i:h.push(o(h)+"skewX(",null,r)-2,x:Xe(u,d)}):d&&h.push(o(h)+"skewX("+d+r)}function c(u,d,h,f,p,T){
if(u!==h||d!==f){var P=p.push(o(p)+"scale(",null,",",null,")");T.push({i:P-4,x:Xe(u,h)},{i:P-2,x:Xe(d,f)})}else(h!==1||f!==1)&&p.push(o(p)+"scale("+h+","+f+")")}
return function(u,d){var h=[],f=[];return u=e(u),d=e(d),s(u.translateX,u.translateY,d.translateX,d.translateY,h,f),i(u.rotate,d.rotate,h,f),l(u.skewX,d.skewX,h,
f),c(u.scaleX,u.scaleY,d.scaleX,d.scaleY,h,f),u=d=null,function(p){for(var T=-1,P=f.length,N;++T<P;)h[(N=f[T]).i]=N.x(p);return h.join("")}}}var Yx=Uu(Kg,"px, ",
"px)","deg)"),Jx=Uu(Vg,", ",")",")"),Xg=1e-12;function Bu(e){return((e=Math.exp(e))+1/e)/2}function Yg(e){return((e=Math.exp(e))-1/e)/2}function Jg(e){return((e=
Math.exp(2*e))-1)/(e+1)}var Zx=(function e(t,n,r){function o(s,i){var l=s[0],c=s[1],u=s[2],d=i[0],h=i[1],f=i[2],p=d-l,T=h-c,P=p*p+T*T,N,j;if(P<Xg)j=Math.log(f/u)/
t,N=function(_){return[l+_*p,c+_*T,u*Math.exp(t*_*j)]};else{var A=Math.sqrt(P),W=(f*f-u*u+r*P)/(2*u*n*A),q=(f*f-u*u-r*P)/(2*f*n*A),$=Math.log(Math.sqrt(W*W+1)-W),
R=Math.log(Math.sqrt(q*q+1)-q);j=(R-$)/t,N=function(_){var g=_*j,M=Bu($),C=u/(n*A)*(M*Jg(t*g+$)-Yg($));return[l+C*p,c+C*T,u*M/Bu(t*g+$)]}}return N.duration=Math.
abs(j)*1e3*t/Math.SQRT2,N}return o.rho=function(s){var i=Math.max(.001,+s),l=i*i,c=l*l;return e(i,l,c)},o})(Math.SQRT2,2,4);function Gu(e){return function(t,n){
var r=e((t=So(t)).h,(n=So(n)).h),o=He(t.s,n.s),s=He(t.l,n.l),i=He(t.opacity,n.opacity);return function(l){return t.h=r(l),t.s=o(l),t.l=s(l),t.opacity=i(l),t+""}}}
var Qx=Gu(ca),e1=Gu(He);function Ku(e){return function(t,n){var r=e((t=To(t)).h,(n=To(n)).h),o=He(t.c,n.c),s=He(t.l,n.l),i=He(t.opacity,n.opacity);return function(l){return t.h=r(l),t.
c=o(l),t.l=s(l),t.opacity=i(l),t+""}}}var t1=Ku(ca),n1=Ku(He);function Vu(e){return(function t(n){n=+n;function r(o,s){var i=e((o=Lo(o)).h,(s=Lo(s)).h),l=He(o.s,
s.s),c=He(o.l,s.l),u=He(o.opacity,s.opacity);return function(d){return o.h=i(d),o.s=l(d),o.l=c(Math.pow(d,n)),o.opacity=u(d),o+""}}return r.gamma=t,r})(1)}var r1=Vu(
ca),o1=Vu(He);function Zg(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString("en").replace(/,/g,""):e.toString(10)}function Co(e,t){if(!isFinite(e)||e===0)return null;
var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf("e"),r=e.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+e.slice(n+1)]}function Pn(e){return e=Co(Math.
abs(e)),e?e[1]:NaN}function Qg(e,t){return function(n,r){for(var o=n.length,s=[],i=0,l=e[0],c=0;o>0&&l>0&&(c+l+1>r&&(l=Math.max(1,r-c)),s.push(n.substring(o-=l,
o+l)),!((c+=l+1)>r));)l=e[i=(i+1)%e.length];return s.reverse().join(t)}}function eb(e){return function(t){return t.replace(/[0-9]/g,function(n){return e[+n]})}}
var tb=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function Cn(e){if(!(t=tb.exec(e)))throw new Error("invalid format: "+e);var t;
return new ua({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}Cn.prototype=ua.prototype;
function ua(e){this.fill=e.fill===void 0?" ":e.fill+"",this.align=e.align===void 0?">":e.align+"",this.sign=e.sign===void 0?"-":e.sign+"",this.symbol=e.symbol===
void 0?"":e.symbol+"",this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,
this.trim=!!e.trim,this.type=e.type===void 0?"":e.type+""}ua.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+
(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};
function nb(e){e:for(var t=e.length,n=1,r=-1,o;n<t;++n)switch(e[n]){case".":r=o=n;break;case"0":r===0&&(r=n),o=n;break;default:if(!+e[n])break e;r>0&&(r=0);break}
return r>0?e.slice(0,r)+e.slice(o+1):e}var No;function rb(e,t){var n=Co(e,t);if(!n)return No=void 0,e.toPrecision(t);var r=n[0],o=n[1],s=o-(No=Math.max(-8,Math.
min(8,Math.floor(o/3)))*3)+1,i=r.length;return s===i?r:s>i?r+new Array(s-i+1).join("0"):s>0?r.slice(0,s)+"."+r.slice(s):"0."+new Array(1-s).join("0")+Co(e,Math.
max(0,t+s-1))[0]}function Xu(e,t){var n=Co(e,t);if(!n)return e+"";var r=n[0],o=n[1];return o<0?"0."+new Array(-o).join("0")+r:r.length>o+1?r.slice(0,o+1)+"."+r.
slice(o+1):r+new Array(o-r.length+2).join("0")}var Yu={"%":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+"",d:Zg,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.
toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>Xu(e*100,t),r:Xu,s:rb,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(
e).toString(16)};function Ju(e){return e}var Zu=Array.prototype.map,Qu=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function ob(e){var t=e.
grouping===void 0||e.thousands===void 0?Ju:Qg(Zu.call(e.grouping,Number),e.thousands+""),n=e.currency===void 0?"":e.currency[0]+"",r=e.currency===void 0?"":e.currency[1]+
"",o=e.decimal===void 0?".":e.decimal+"",s=e.numerals===void 0?Ju:eb(Zu.call(e.numerals,String)),i=e.percent===void 0?"%":e.percent+"",l=e.minus===void 0?"−":
e.minus+"",c=e.nan===void 0?"NaN":e.nan+"";function u(h,f){h=Cn(h);var p=h.fill,T=h.align,P=h.sign,N=h.symbol,j=h.zero,A=h.width,W=h.comma,q=h.precision,$=h.trim,
R=h.type;R==="n"?(W=!0,R="g"):Yu[R]||(q===void 0&&(q=12),$=!0,R="g"),(j||p==="0"&&T==="=")&&(j=!0,p="0",T="=");var _=(f&&f.prefix!==void 0?f.prefix:"")+(N==="$"?
n:N==="#"&&/[boxX]/.test(R)?"0"+R.toLowerCase():""),g=(N==="$"?r:/[%p]/.test(R)?i:"")+(f&&f.suffix!==void 0?f.suffix:""),M=Yu[R],C=/[defgprs%]/.test(R);q=q===void 0?
6:/[gprs]/.test(R)?Math.max(1,Math.min(21,q)):Math.max(0,Math.min(20,q));function O(x){var k=_,w=g,y,b,E;if(R==="c")w=M(x)+w,x="";else{x=+x;var I=x<0||1/x<0;if(x=
isNaN(x)?c:M(Math.abs(x),q),$&&(x=nb(x)),I&&+x==0&&P!=="+"&&(I=!1),k=(I?P==="("?P:l:P==="-"||P==="("?"":P)+k,w=(R==="s"&&!isNaN(x)&&No!==void 0?Qu[8+No/3]:"")+w+
(I&&P==="("?")":""),C){for(y=-1,b=x.length;++y<b;)if(E=x.charCodeAt(y),48>E||E>57){w=(E===46?o+x.slice(y+1):x.slice(y))+w,x=x.slice(0,y);break}}}W&&!j&&(x=t(x,1/0));
var m=k.length+x.length+w.length,L=m<A?new Array(A-m+1).join(p):"";switch(W&&j&&(x=t(L+x,L.length?A-w.length:1/0),L=""),T){case"<":x=k+x+w+L;break;case"=":x=k+L+
x+w;break;case"^":x=L.slice(0,m=L.length>>1)+k+x+w+L.slice(m);break;default:x=L+k+x+w;break}return s(x)}return O.toString=function(){return h+""},O}function d(h,f){
var p=Math.max(-8,Math.min(8,Math.floor(Pn(f)/3)))*3,T=Math.pow(10,-p),P=u((h=Cn(h),h.type="f",h),{suffix:Qu[8+p/3]});return function(N){return P(T*N)}}return{format:u,
formatPrefix:d}}var Po,$o,da;sb({thousands:",",grouping:[3],currency:["$",""]});function sb(e){return Po=ob(e),$o=Po.format,da=Po.formatPrefix,Po}function ed(e){
return Math.max(0,-Pn(Math.abs(e)))}function td(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(Pn(t)/3)))*3-Pn(Math.abs(e)))}function nd(e,t){return e=
Math.abs(e),t=Math.abs(t)-e,Math.max(0,Pn(t)-Pn(e))+1}function ad(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}function ib(e){return function(){return e}}function ab(e){return+e}var rd=[0,1];function Nn(e){return e}function ha(e,t){return(t-=e=+e)?function(n){return(n-e)/
t}:ib(isNaN(t)?NaN:.5)}function lb(e,t){var n;return e>t&&(n=e,e=t,t=n),function(r){return Math.max(e,Math.min(t,r))}}function cb(e,t,n){var r=e[0],o=e[1],s=t[0],
i=t[1];return o<r?(r=ha(o,r),s=n(i,s)):(r=ha(r,o),s=n(s,i)),function(l){return s(r(l))}}function ub(e,t,n){var r=Math.min(e.length,t.length)-1,o=new Array(r),s=new Array(
r),i=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++i<r;)o[i]=ha(e[i],e[i+1]),s[i]=n(t[i],t[i+1]);return function(l){var c=uu(e,l,1,r)-1;return s[c](
o[c](l))}}function ld(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function cd(){var e=rd,
t=rd,n=Ao,r,o,s,i=Nn,l,c,u;function d(){var f=Math.min(e.length,t.length);return i!==Nn&&(i=lb(e[0],e[f-1])),l=f>2?ub:cb,c=u=null,h}function h(f){return f==null||
isNaN(f=+f)?s:(c||(c=l(e.map(r),t,n)))(r(i(f)))}return h.invert=function(f){return i(o((u||(u=l(t,e.map(r),Xe)))(f)))},h.domain=function(f){return arguments.length?
(e=Array.from(f,ab),d()):e.slice()},h.range=function(f){return arguments.length?(t=Array.from(f),d()):t.slice()},h.rangeRound=function(f){return t=Array.from(f),
n=zu,d()},h.clamp=function(f){return arguments.length?(i=f?!0:Nn,d()):i!==Nn},h.interpolate=function(f){return arguments.length?(n=f,d()):n},h.unknown=function(f){
return arguments.length?(s=f,h):s},function(f,p){return r=f,o=p,d()}}function db(){return cd()(Nn,Nn)}function hb(e,t,n,r){var o=fu(e,t,n),s;switch(r=Cn(r??",f"),
r.type){case"s":{var i=Math.max(Math.abs(e),Math.abs(t));return r.precision==null&&!isNaN(s=td(o,i))&&(r.precision=s),da(r,i)}case"":case"e":case"g":case"p":case"\
r":{r.precision==null&&!isNaN(s=nd(o,Math.max(Math.abs(e),Math.abs(t))))&&(r.precision=s-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(s=ed(o))&&
(r.precision=s-(r.type==="%")*2);break}}return $o(r)}function fb(e){var t=e.domain;return e.ticks=function(n){var r=t();return ko(r[0],r[r.length-1],n??10)},e.tickFormat=
function(n,r){var o=t();return hb(o[0],o[o.length-1],n??10,r)},e.nice=function(n){n==null&&(n=10);var r=t(),o=0,s=r.length-1,i=r[o],l=r[s],c,u,d=10;for(l<i&&(u=
i,i=l,l=u,u=o,o=s,s=u);d-- >0;){if(u=yo(i,l,n),u===c)return r[o]=i,r[s]=l,t(r);if(u>0)i=Math.floor(i/u)*u,l=Math.ceil(l/u)*u;else if(u<0)i=Math.ceil(i*u)/u,l=Math.
floor(l*u)/u;else break;c=u}return e},e}function qo(){var e=db();return e.copy=function(){return ld(e,qo())},ad.apply(e,arguments),fb(e)}function pb(e,t){e=e.slice();var n=0,r=e.length-1,o=e[n],s=e[r],i;return s<o&&(i=n,n=r,r=i,i=o,o=s,s=i),e[n]=t.floor(o),e[r]=t.ceil(s),e}function od(e){return Math.
log(e)}function sd(e){return Math.exp(e)}function mb(e){return-Math.log(-e)}function gb(e){return-Math.exp(-e)}function bb(e){return isFinite(e)?+("1e"+e):e<0?0:
e}function wb(e){return e===10?bb:e===Math.E?Math.exp:t=>Math.pow(e,t)}function yb(e){return e===Math.E?Math.log:e===10&&Math.log10||e===2&&Math.log2||(e=Math.log(
e),t=>Math.log(t)/e)}function id(e){return(t,n)=>-e(-t,n)}function kb(e){let t=e(od,sd),n=t.domain,r=10,o,s;function i(){return o=yb(r),s=wb(r),n()[0]<0?(o=id(o),
s=id(s),e(mb,gb)):e(od,sd),t}return t.base=function(l){return arguments.length?(r=+l,i()):r},t.domain=function(l){return arguments.length?(n(l),i()):n()},t.ticks=
l=>{let c=n(),u=c[0],d=c[c.length-1],h=d<u;h&&([u,d]=[d,u]);let f=o(u),p=o(d),T,P,N=l==null?10:+l,j=[];if(!(r%1)&&p-f<N){if(f=Math.floor(f),p=Math.ceil(p),u>0){
for(;f<=p;++f)for(T=1;T<r;++T)if(P=f<0?T/s(-f):T*s(f),!(P<u)){if(P>d)break;j.push(P)}}else for(;f<=p;++f)for(T=r-1;T>=1;--T)if(P=f>0?T/s(-f):T*s(f),!(P<u)){if(P>
d)break;j.push(P)}j.length*2<N&&(j=ko(u,d,N))}else j=ko(f,p,Math.min(p-f,N)).map(s);return h?j.reverse():j},t.tickFormat=(l,c)=>{if(l==null&&(l=10),c==null&&(c=
r===10?"s":","),typeof c!="function"&&(!(r%1)&&(c=Cn(c)).precision==null&&(c.trim=!0),c=$o(c)),l===1/0)return c;let u=Math.max(1,r*l/t.ticks().length);return d=>{
let h=d/s(Math.round(o(d)));return h*r<r-.5&&(h*=r),h<=u?c(d):""}},t.nice=()=>n(pb(n(),{floor:l=>s(Math.floor(o(l))),ceil:l=>s(Math.ceil(o(l)))})),t}function fa(){
let e=kb(cd()).domain([1,10]);return e.copy=()=>ld(e,fa()).base(e.base()),ad.apply(e,arguments),e}var dr=Math.PI,pa=2*dr,Xt=1e-6,_b=pa-Xt;function ud(e){this._+=e[0];for(let t=1,n=e.length;t<n;++t)this._+=arguments[t]+e[t]}function vb(e){let t=Math.floor(e);
if(!(t>=0))throw new Error(`invalid digits: ${e}`);if(t>15)return ud;let n=10**t;return function(r){this._+=r[0];for(let o=1,s=r.length;o<s;++o)this._+=Math.round(
arguments[o]*n)/n+r[o]}}function dd(e,t,n,r){return e===n&&t===r}function xb(e){let t=Math.floor(e);if(!(t<=15))return dd;let n=10**t,r=function(o){return Math.
round(o*n)};return function(o,s,i,l){return r(o)===r(i)&&r(s)===r(l)}}var $n=class{constructor(t){this._x0=this._y0=this._x1=this._y1=null,this._="",this._append=
t==null?ud:vb(t),this._equal=t==null?dd:xb(t)}moveTo(t,n){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}`}closePath(){this._x1!==null&&(this._x1=
this._x0,this._y1=this._y0,this._append`Z`)}lineTo(t,n){this._append`L${this._x1=+t},${this._y1=+n}`}quadraticCurveTo(t,n,r,o){this._append`Q${+t},${+n},${this.
_x1=+r},${this._y1=+o}`}bezierCurveTo(t,n,r,o,s,i){this._append`C${+t},${+n},${+r},${+o},${this._x1=+s},${this._y1=+i}`}arcTo(t,n,r,o,s){if(t=+t,n=+n,r=+r,o=+o,
s=+s,s<0)throw new Error(`negative radius: ${s}`);let i=this._x1,l=this._y1,c=r-t,u=o-n,d=i-t,h=l-n,f=d*d+h*h;if(this._x1===null)this._append`M${this._x1=t},${this.
_y1=n}`;else if(f>Xt)if(!(Math.abs(h*c-u*d)>Xt)||!s)this._append`L${this._x1=t},${this._y1=n}`;else{let p=r-i,T=o-l,P=c*c+u*u,N=p*p+T*T,j=Math.sqrt(P),A=Math.sqrt(
f),W=s*Math.tan((dr-Math.acos((P+f-N)/(2*j*A)))/2),q=W/A,$=W/j;Math.abs(q-1)>Xt&&this._append`L${t+q*d},${n+q*h}`,this._append`A${s},${s},0,0,${+(h*p>d*T)},${this.
_x1=t+$*c},${this._y1=n+$*u}`}}arc(t,n,r,o,s,i){if(t=+t,n=+n,r=+r,i=!!i,r<0)throw new Error(`negative radius: ${r}`);let l=r*Math.cos(o),c=r*Math.sin(o),u=t+l,d=n+
c,h=1^i,f=i?o-s:s-o;if(this._x1===null?this._append`M${u},${d}`:(Math.abs(this._x1-u)>Xt||Math.abs(this._y1-d)>Xt)&&this._append`L${u},${d}`,!!r){if(f<0&&(f=f%pa+
pa),f>_b)this._append`A${r},${r},0,1,${h},${t-l},${n-c}A${r},${r},0,1,${h},${this._x1=u},${this._y1=d}`;else if(f>Xt){let p=t+r*Math.cos(s),T=n+r*Math.sin(s);if(f>=
dr&&this._equal(u,d,p,T)){f/=2;let P=o+f;this._append`A${r},${r},0,${+(f>=dr)},${h},${t+r*Math.cos(P)},${n+r*Math.sin(P)}`}this._append`A${r},${r},0,${+(f>=dr)},${h},${this.
_x1=p},${this._y1=T}`}}}rect(t,n,r,o){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}h${r=+r}v${+o}h${-r}Z`}toString(){return this._}};function Mb(){
return new $n}Mb.prototype=$n.prototype;function qn(e){return function(){return e}}var Sb=Math.cos;var ga=Math.sin,In=Math.sqrt,hd=1e-12,Io=Math.PI,w1=Io/2,bd=2*Io;function Tb(e){let t=3;return e.digits=function(n){if(!arguments.length)return t;if(n==null)t=null;else{let r=Math.floor(n);if(!(r>=0))throw new RangeError(`inv\
alid digits: ${n}`);t=r}return e},()=>new $n(t)}var y1=Array.prototype.slice;function Eb(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function wd(e){this._context=e}wd.prototype={areaStart:function(){
this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(
e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function yd(e){return new wd(e)}function Lb(e){return e[0]}function Ob(e){return e[1]}
function kd(e,t){var n=qn(!0),r=null,o=yd,s=null,i=Tb(l);e=typeof e=="function"?e:e===void 0?Lb:qn(e),t=typeof t=="function"?t:t===void 0?Ob:qn(t);function l(c){
var u,d=(c=Eb(c)).length,h,f=!1,p;for(r==null&&(s=o(p=i())),u=0;u<=d;++u)!(u<d&&n(h=c[u],u,c))===f&&((f=!f)?s.lineStart():s.lineEnd()),f&&s.point(+e(h,u,c),+t(h,
u,c));if(p)return s=null,p+""||null}return l.x=function(c){return arguments.length?(e=typeof c=="function"?c:qn(+c),l):e},l.y=function(c){return arguments.length?
(t=typeof c=="function"?c:qn(+c),l):t},l.defined=function(c){return arguments.length?(n=typeof c=="function"?c:qn(!!c),l):n},l.curve=function(c){return arguments.
length?(o=c,r!=null&&(s=o(r)),l):o},l.context=function(c){return arguments.length?(c==null?r=s=null:s=o(r=c),l):r},l}var k1=Rb(yd);function _d(e){this._curve=e}_d.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){
this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(e,t){this._curve.point(t*Math.sin(e),t*-Math.cos(e))}};function Rb(e){function t(n){
return new _d(e(n))}return t._curve=e,t}var _1=In(3);var Ab=In(1/3),v1=Ab*2;var vd=ga(Io/10)/ga(7*Io/10),x1=ga(bd/10)*vd,M1=-Sb(bd/10)*vd;var S1=In(3);var T1=In(3);var E1=In(3)/2,Pb=1/In(12),L1=(Pb/2+1)*3;function Rt(){}function Ho(e,t,n){e._context.bezierCurveTo((2*e._x0+e._x1)/3,(2*e._y0+e._y1)/3,(e._x0+2*e._x1)/3,(e._y0+2*e._y1)/3,(e._x0+4*e._x1+t)/6,(e._y0+4*
e._y1+n)/6)}function wa(e){this._context=e}wa.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this.
_x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:Ho(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);
break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:
this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this.
_x0+this._x1)/6,(5*this._y0+this._y1)/6);default:Ho(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Cb(e){this._context=e}Cb.prototype={areaStart:Rt,areaEnd:Rt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=
this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{
this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();
break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:
this._point=1,this._x2=e,this._y2=t;break;case 1:this._point=2,this._x3=e,this._y3=t;break;case 2:this._point=3,this._x4=e,this._y4=t,this._context.moveTo((this.
_x0+4*this._x1+e)/6,(this._y0+4*this._y1+t)/6);break;default:Ho(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Nb(e){this._context=e}Nb.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=
this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){
switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+e)/6,r=(this._y0+4*this._y1+
t)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:Ho(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=
this._y1,this._y1=t}};function xd(e,t){this._basis=new wa(e),this._beta=t}xd.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var e=this.
_x,t=this._y,n=e.length-1;if(n>0)for(var r=e[0],o=t[0],s=e[n]-r,i=t[n]-o,l=-1,c;++l<=n;)c=l/n,this._basis.point(this._beta*e[l]+(1-this._beta)*(r+c*s),this._beta*
t[l]+(1-this._beta)*(o+c*i));this._x=this._y=null,this._basis.lineEnd()},point:function(e,t){this._x.push(+e),this._y.push(+t)}};var O1=(function e(t){function n(r){
return t===1?new wa(r):new xd(r,t)}return n.beta=function(r){return e(+r)},n})(.85);function Bo(e,t,n){e._context.bezierCurveTo(e._x1+e._k*(e._x2-e._x0),e._y1+e.
_k*(e._y2-e._y0),e._x2+e._k*(e._x1-t),e._y2+e._k*(e._y1-n),e._x2,e._y2)}function ya(e,t){this._context=e,this._k=(1-t)/6}ya.prototype={areaStart:function(){this.
_line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this.
_point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:Bo(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(
e,t);break;case 1:this._point=2,this._x1=e,this._y1=t;break;case 2:this._point=3;default:Bo(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this.
_y0=this._y1,this._y1=this._y2,this._y2=t}};var R1=(function e(t){function n(r){return new ya(r,t)}return n.tension=function(r){return e(+r)},n})(0);function ka(e,t){
this._context=e,this._k=(1-t)/6}ka.prototype={areaStart:Rt,areaEnd:Rt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();
break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(
this._x5,this._y5);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.
moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Bo(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this.
_y0=this._y1,this._y1=this._y2,this._y2=t}};var A1=(function e(t){function n(r){return new ka(r,t)}return n.tension=function(r){return e(+r)},n})(0);function _a(e,t){
this._context=e,this._k=(1-t)/6}_a.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this.
_x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this.
_line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(
this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Bo(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,
this._y0=this._y1,this._y1=this._y2,this._y2=t}};var P1=(function e(t){function n(r){return new _a(r,t)}return n.tension=function(r){return e(+r)},n})(0);function va(e,t,n){
var r=e._x1,o=e._y1,s=e._x2,i=e._y2;if(e._l01_a>hd){var l=2*e._l01_2a+3*e._l01_a*e._l12_a+e._l12_2a,c=3*e._l01_a*(e._l01_a+e._l12_a);r=(r*l-e._x0*e._l12_2a+e._x2*
e._l01_2a)/c,o=(o*l-e._y0*e._l12_2a+e._y2*e._l01_2a)/c}if(e._l23_a>hd){var u=2*e._l23_2a+3*e._l23_a*e._l12_a+e._l12_2a,d=3*e._l23_a*(e._l23_a+e._l12_a);s=(s*u+e.
_x1*e._l23_2a-t*e._l12_2a)/d,i=(i*u+e._y1*e._l23_2a-n*e._l12_2a)/d}e._context.bezierCurveTo(r,o,s,i,e._x2,e._y2)}function Md(e,t){this._context=e,this._alpha=t}
Md.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,
this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this.
_x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},
point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:
this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3;default:va(this,e,t);break}this.
_l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,
this._y1=this._y2,this._y2=t}};var C1=(function e(t){function n(r){return t?new Md(r,t):new ya(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Sd(e,t){
this._context=e,this._alpha=t}Sd.prototype={areaStart:Rt,areaEnd:Rt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this.
_point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();
break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){if(e=+e,t=+t,this._point){var n=this.
_x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:
this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:va(this,e,t);break}this._l01_a=this._l12_a,
this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this.
_y2=t}};var N1=(function e(t){function n(r){return t?new Sd(r,t):new ka(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Td(e,t){this._context=e,this.
_alpha=t}Td.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this.
_y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===
3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=
Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this.
_x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:va(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this.
_l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var $1=(function e(t){
function n(r){return t?new Td(r,t):new _a(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function $b(e){this._context=e}$b.prototype={areaStart:Rt,areaEnd:Rt,
lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,
t):(this._point=1,this._context.moveTo(e,t))}};function fd(e){return e<0?-1:1}function pd(e,t,n){var r=e._x1-e._x0,o=t-e._x1,s=(e._y1-e._y0)/(r||o<0&&-0),i=(n-e._y1)/(o||r<0&&-0),l=(s*o+i*r)/(r+o);return(fd(
s)+fd(i))*Math.min(Math.abs(s),Math.abs(i),.5*Math.abs(l))||0}function md(e,t){var n=e._x1-e._x0;return n?(3*(e._y1-e._y0)/n-t)/2:t}function ma(e,t,n){var r=e._x0,
o=e._y0,s=e._x1,i=e._y1,l=(s-r)/3;e._context.bezierCurveTo(r+l,o+l*t,s-l,i-l*n,s,i)}function ba(e){this._context=e}ba.prototype={areaStart:function(){this._line=
0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:
this._context.lineTo(this._x1,this._y1);break;case 3:ma(this,this._t0,md(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),
this._line=1-this._line},point:function(e,t){var n=NaN;if(e=+e,t=+t,!(e===this._x1&&t===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.
lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,ma(this,md(this,n=pd(this,e,t)),n);break;default:ma(this,this._t0,n=
pd(this,e,t));break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t,this._t0=n}}};function qb(e){this._context=new Ed(e)}(qb.prototype=Object.create(ba.
prototype)).point=function(e,t){ba.prototype.point.call(this,t,e)};function Ed(e){this._context=e}Ed.prototype={moveTo:function(e,t){this._context.moveTo(t,e)},
closePath:function(){this._context.closePath()},lineTo:function(e,t){this._context.lineTo(t,e)},bezierCurveTo:function(e,t,n,r,o,s){this._context.bezierCurveTo(
t,e,r,n,s,o)}};function Ib(e){this._context=e}Ib.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){
var e=this._x,t=this._y,n=e.length;if(n)if(this._line?this._context.lineTo(e[0],t[0]):this._context.moveTo(e[0],t[0]),n===2)this._context.lineTo(e[1],t[1]);else
for(var r=gd(e),o=gd(t),s=0,i=1;i<n;++s,++i)this._context.bezierCurveTo(r[0][s],o[0][s],r[1][s],o[1][s],e[i],t[i]);(this._line||this._line!==0&&n===1)&&this._context.
closePath(),this._line=1-this._line,this._x=this._y=null},point:function(e,t){this._x.push(+e),this._y.push(+t)}};function gd(e){var t,n=e.length-1,r,o=new Array(
n),s=new Array(n),i=new Array(n);for(o[0]=0,s[0]=2,i[0]=e[0]+2*e[1],t=1;t<n-1;++t)o[t]=1,s[t]=4,i[t]=4*e[t]+2*e[t+1];for(o[n-1]=2,s[n-1]=7,i[n-1]=8*e[n-1]+e[n],
t=1;t<n;++t)r=o[t]/s[t-1],s[t]-=r,i[t]-=r*i[t-1];for(o[n-1]=i[n-1]/s[n-1],t=n-2;t>=0;--t)o[t]=(i[t]-o[t+1])/s[t];for(s[n-1]=(e[n]+o[n-1])/2,t=0;t<n-1;++t)s[t]=2*
e[t+1]-o[t+1];return[o,s]}function Hb(e,t){this._context=e,this._t=t}Hb.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this.
_y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===
1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,
this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,t),this._context.lineTo(
e,t);else{var n=this._x*(1-this._t)+e*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,t)}break}}this._x=e,this._y=t}};var Sa={};re(Sa,{diamond:()=>Ma,drawMarks:()=>Yt,dress:()=>at,lineMark:()=>Jt,pathMark:()=>xa,pixel:()=>ae,textMark:()=>At,toldMark:()=>Wo});function Yt(e,t){for(t.forEach(([n,r,o,s],i)=>{let l=e.childNodes[i];if(!l||l.localName!==n){let c=Z(n);l?l.replaceWith(c):e.append(c),l=c}at(l,{...o,...r?{class:r}:
{}}),Array.isArray(s)?Yt(l,s):B(l,s??"")});e.childNodes.length>t.length;)e.lastChild.remove()}function at(e,t){for(let{name:n}of[...e.attributes])!Object.hasOwn(
t,n)&&n!=="aria-describedby"&&e.removeAttribute(n);for(let[n,r]of Object.entries(t))e.getAttribute(n)!==String(r)&&e.setAttribute(n,r)}var ae=e=>Math.round(e*10)/
10,Jt=(e,t,n,r,o)=>["line",e,{x1:ae(t),y1:ae(n),x2:ae(r),y2:ae(o)},[]],At=(e,t,n,r,o="middle")=>["text",e,{x:ae(t),y:ae(n),"text-anchor":o},r],xa=(e,t)=>["path",
e,{d:t.map(([n,r],o)=>`${o?"L":"M"}${ae(n)} ${ae(r)}`).join("")||"M0 0"},[]],Wo=(e,t,n)=>["g",e,{tabindex:0,role:"img","data-tip":t,"aria-label":t},n],Ma=(e,t,n)=>`\
M${ae(e)} ${ae(t-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var Ld=2;async function Od(e,t,n){let r=Bb(t),o=e==="svg"?new Blob([r],{type:"image/svg+xml"}):await Wb(r,t),s=v("a","",null,{href:URL.createObjectURL(o),download:`${n}\
.${e}`});s.click(),setTimeout(()=>URL.revokeObjectURL(s.href),6e4)}function Bb(e){let t=e.cloneNode(!0);for(let o of t.querySelectorAll(".gp-passing"))o.remove();
let n=getComputedStyle(e);ne(t,{xmlns:"http://www.w3.org/2000/svg","font-family":n.fontFamily});let r=Z("rect");return ne(r,{width:"100%",height:"100%",fill:"va\
r(--gp-surface)"}),t.prepend(r),new XMLSerializer().serializeToString(t).replace(/var\((--[\w-]+)\)/g,(o,s)=>n.getPropertyValue(s).trim())}async function Wb(e,t){
let n=new Image;n.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(e),await n.decode();let[r,o]=[t.clientWidth,t.clientHeight],s=v("canvas","",null,{width:r*
Ld,height:o*Ld});return s.getContext("2d").drawImage(n,0,0,s.width,s.height),new Promise(i=>s.toBlob(i,"image/png"))}var La={};re(La,{fillValues:()=>Ea,valuesList:()=>Ta});function Ta(){let e=v("details","gp-chart-values");return e.append(v("summary","",a("Values")),v("ul")),e}function Ea(e,t){e.hidden=!t.length,e.querySelector("u\
l").replaceChildren(...t.map(n=>v("li","",n)))}var Fb=720,Rd=600,jb=400,zb=4,[lt,Zt,wt]=[52,12,40],Db={zoom:"M10.5 10.5 15 15M7 2a5 5 0 1 0 0 10A5 5 0 1 0 7 2",pan:"M8 1v14M1 8h14M8 1 6 3M8 1l2 2M8 15l-2-2M8\
 15l2-2M1 8l2-2M1 8l2 2M15 8l-2-2M15 8l-2 2",closer:"M8 3v10M3 8h10",farther:"M3 8h10",reset:"M2 8l6-6 6 6M4 7v7h8V7",png:"M2 5h3l1-2h4l1 2h3v8H2zM8 7a2 2 0 1 0\
 0 4 2 2 0 1 0 0-4",svg:"M8 2v8M5 7l3 3 3-3M3 14h10"};function Ad(e,t){let[n,r,o]=[Z("svg","gp-curve-picture"),v("div","gp-tip"),v("div","gp-chart-plot gp-curve\
-plot")],s=Ta(),i=`curve-${Math.random().toString(36).slice(2)}`,l,c={x:null,y:null},u=matchMedia("(pointer: coarse)").matches?"":"zoom",d,h=null,f=null;r.hidden=
!0,o.append(y(),n,r),e.classList.add("gp-chart-box"),e.append(o,s);function p(){if(!l||!e.clientWidth)return;e.dataset.width=String(e.clientWidth),d=Ub(l,c,e);let{
width:b,height:E}=d;at(n,{class:"gp-curve-picture",role:"group","aria-label":a("{chart}. Its values follow as a list.",{chart:l.label}),width:b,height:E,viewBox:`\
0 0 ${b} ${E}`,"font-size":12}),Yt(n,[...T(),...N(),...j(),["g","gp-curves",{"clip-path":`url(#${i})`},A()],["g","gp-passing",{},W()]]),[...n.querySelectorAll("\
.gp-curves .gp-line-path")].forEach((I,m)=>{Object.assign(I,{__data__:l.lines[m]})}),R()}function T(){let{x:b,width:E,height:I,top:m}=d,[L,H]=[P(b(.5-l.before)),
P(b(.5))],z=l.before&&H>L?[["rect","",{x:ae(L),y:m,width:ae(H-L),height:I-m-wt,fill:"var(--gp-raised)"},[]]]:[];return[["clipPath","",{id:i},[["rect","",{x:lt,y:m-
3,width:E-lt-Zt,height:I-m-wt+6},[]]]],["g","gp-ground",{},z]]}let P=b=>Math.min(Math.max(b,lt),d.width-Zt);function N(){let{x:b,y:E,width:I,height:m}=d,L=(G,V)=>[
"text","",{fill:"var(--gp-muted)",...V},G],H=Kb(E,l.y.kind,m).flatMap(([G,V])=>[["line","",{x1:lt,x2:I-Zt,y1:ae(E(G)),y2:ae(E(G)),stroke:"var(--gp-line)"},[]],L(
V,{x:lt-6,y:ae(E(G)+4),"text-anchor":"end"})]),z=b.ticks(Math.max(2,Math.floor((I-lt-Zt)/80))).filter(Number.isInteger).map(G=>L(F(G),{x:ae(b(G)),y:m-wt+16,"tex\
t-anchor":"middle"}));return[["g","gp-axes",{},[...H,...z]]]}function j(){let{x:b,width:E,height:I,top:m}=d,L=(m+I-wt)/2,H={fill:"var(--gp-muted)","font-size":13,
"text-anchor":"middle"},z={fill:"var(--gp-muted)",x:ae(Math.max(lt,b(.5-l.before))),y:innerWidth<Rd?m+14:m-6,stroke:"var(--gp-surface)","stroke-width":4,"paint-\
order":"stroke"};return[["text","",{...H,x:(lt+E-Zt)/2,y:I-6},l.x.title],["text","",{...H,transform:`translate(13 ${ae(L)}) rotate(-90)`},l.y.title],["text","gp\
-curve-note",z,l.note]]}function A(){let{x:b,y:E,height:I,top:m}=d,L=kd().defined(([,G])=>G!==null).x(([G])=>b(G)).y(([,G])=>E(G)).digits(1),H=(G,V)=>["line","",
{x1:ae(b(G)),x2:ae(b(G)),y1:m,y2:I-wt,...V},[]],z=l.lines.map(G=>{let V=G.x.map((te,ce)=>[te,G.y[ce]]),X={fill:"none",stroke:`var(--gp-${G.role})`,opacity:G.isPrompt?
.75:1},ee=V.length>jb?"":V.map(([te,ce])=>ce===null?"":`M${ae(b(te))} ${ae(E(ce))}h0`).join("");return["g","",X,[["path","gp-line-path",{d:L(V)||"M0 0","stroke-\
width":2,"stroke-dasharray":sr(G.dash),"stroke-linejoin":"round"},[]],["path","",{d:ee||"M0 0","stroke-width":4,"stroke-linecap":"round"},[]]]]});return[["g","g\
p-uprights",{},[...l.before?[H(.5,{stroke:"var(--gp-muted)","stroke-dasharray":"2 4"})]:[],...l.here===null?[]:[H(l.here,{stroke:"var(--gp-chosen)","stroke-widt\
h":1.5})]]],...z]}function W(){let b=f===null?[]:$(f).map(({line:H,value:z})=>["circle","",{cx:ae(d.x(f)),cy:ae(d.y(z)),r:4,fill:`var(--gp-${H.role})`,stroke:"v\
ar(--gp-surface)","stroke-width":1.5},[]]);if(!h?.chosen)return b;let{x:[E,I],y:[m,L]}=h.chosen;return[...b,["rect","",{x:ae(E),y:ae(m),width:ae(I-E),height:ae(
L-m),fill:"var(--gp-focus)","fill-opacity":.12,stroke:"var(--gp-focus)","stroke-dasharray":"3 3"},[]]]}function q(){let b=n.querySelector(".gp-passing");b&&d&&Yt(
b,W())}function $(b){return l.lines.flatMap(E=>{let I=E.x.indexOf(b);return I<0||E.y[I]===null?[]:[{line:E,value:E.y[I],words:E.words(I)}]})}function R(){let{lines:b}=l;
s.hidden=!b.some(({y:E})=>E.some(I=>I!==null)),s.open&&Ea(s,b.flatMap(E=>E.y.map((I,m)=>I===null?"":E.words(m)).filter(Boolean)))}s.addEventListener("toggle",()=>l&&
R());function _(){let b=f===null||h?.chosen?[]:$(f);if(r.hidden=!b.length,!b.length)return;r.replaceChildren(...b.map(({line:I,words:m})=>{let[L,H,z]=[v("p",""),
Z("svg",""),Z("line","")];return at(H,{width:18,height:8,"aria-hidden":"true"}),at(z,{x1:0,y1:4,x2:18,y2:4,stroke:`var(--gp-${I.role})`,"stroke-width":2,"stroke\
-dasharray":sr(I.dash)}),H.append(z),L.append(H,` ${m}`),L}));let E=d.x(f);r.style.top=`${d.top}px`,r.style.left=`${Math.max(0,E>d.width/2?E-12-r.offsetWidth:E+
12)}px`}function g({clientX:b,clientY:E}){let{left:I,top:m}=n.getBoundingClientRect();return{x:P(b-I),y:Math.min(Math.max(E-m,d.top),d.height-wt)}}let M=b=>{let E=Math.
max(0,...l.lines.map(I=>I.x.at(-1)??0));return Math.min(Math.max(Math.round(d.x.invert(b)),1-l.before),E)};n.addEventListener("pointerdown",b=>{!d||b.button||(h=
{...g(b),place:d,moved:!1,chosen:null},u&&n.setPointerCapture(b.pointerId))}),n.addEventListener("pointermove",b=>{if(!d)return;let E=g(b);h&&u&&C(E),f=h?.moved?
null:M(E.x),q(),_()}),n.addEventListener("pointerup",b=>{if(!h)return;let{moved:E,chosen:I}=h;h=null,I?x(I):E||t(M(g(b).x))});for(let b of["pointerleave","point\
ercancel"])n.addEventListener(b,()=>{b==="pointercancel"&&(h=null),f=null,q(),_()});n.addEventListener("dblclick",()=>w({x:null,y:null}));function C(b){let[E,I]=[
Math.abs(b.x-h.x),Math.abs(b.y-h.y)];if(h.moved||=Math.max(E,I)>zb,!h.moved)return;if(u==="pan")return w({x:O(h.place.x,h.x-b.x),y:O(h.place.y,h.y-b.y)});let m=(L,H)=>[
Math.min(L,H),Math.max(L,H)];h.chosen={x:I>2*E&&E<20?[lt,d.width-Zt]:m(h.x,b.x),y:E>2*I||I<20?[d.top,d.height-wt]:m(h.y,b.y)}}let O=(b,E)=>b.range().map(I=>b.invert(
I+E));function x({x:b,y:E}){let I=E[0]===d.top&&E[1]===d.height-wt,[m,L]=d.y.range();w({x:b.map(H=>d.x.invert(H)),y:I?c.y:(m>L?[E[1],E[0]]:E).map(H=>d.y.invert(
H))})}function k(b){let E=I=>{let[m,L]=I.range(),H=(1-b)/2*(L-m);return[I.invert(m+H),I.invert(L-H)]};d&&w({x:E(d.x),y:E(d.y)})}function w(b){c=b,f=null,p(),_()}
function y(){let b=v("div","gp-curve-tools"),E=(H,z,G)=>{let V=v("button","gp-curve-tool",null,{type:"button",title:z,"aria-label":z}),[X,ee]=[Z("svg",""),Z("pa\
th","")];return at(X,{viewBox:"0 0 16 16","aria-hidden":"true"}),at(ee,{d:Db[H]}),X.append(ee),V.append(X),V.addEventListener("click",G),b.append(V),V},I=H=>()=>Od(
H,n,l.label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"")),m=[["zoom",a("Zoom")],["pan",a("Pan")]].map(([H,z])=>E(H,z,()=>{u=H,L()})),L=()=>{
m.forEach((H,z)=>H.setAttribute("aria-pressed",String(["zoom","pan"][z]===u))),n.style.touchAction=u&&matchMedia("(pointer: coarse)").matches?"none":""};return L(),
E("closer",a("Zoom in"),()=>k(.5)),E("farther",a("Zoom out"),()=>k(2)),E("reset",a("Reset axes"),()=>w({x:null,y:null})),E("png",a("Download plot as a PNG"),I("\
png")),E("svg",a("Download plot as an SVG"),I("svg")),b}return new ResizeObserver(()=>e.clientWidth&&e.dataset.width!==String(e.clientWidth)&&p()).observe(e),e.
closest(".gp-pane")?.addEventListener("gp-alone",p),b=>{e.hidden=!b,b&&l&&b.y.kind!==l.y.kind&&(c={...c,y:null}),l=b,p()}}function Ub({lines:e,note:t,x:n,y:r},o,s){
let i=Math.max(240,s.clientWidth),l=innerWidth<Rd||innerHeight<Fb?200:260,c=s.closest(".gp-alone")?Math.max(l,Math.round(innerHeight*.6)):l,u=t?26:12,d=[c-wt,u],
h=r.kind.log?fa():qo();return{width:i,height:c,top:u,x:qo(o.x||n.range,[lt,i-Zt]),y:h.domain(o.y||r.range||Gb(e,r.kind)).range(d)}}function Gb(e,{log:t,fromZero:n,
reversed:r}){let o=e.flatMap(c=>c.y).filter(c=>c!==null),[s,i]=o.reduce(([c,u],d)=>[Math.min(c,d),Math.max(u,d)],[1/0,-1/0]);if(!o.length)return t?r?[10,1]:[1,10]:
[0,1];if(t){let c=s===i?3:(i/s)**.06;return r?[i*c,s/c]:[s/c,i*c]}if(n)return[0,i*1.05||1];let l=(i-s)*.06||1;return[s-l,i+l]}function Kb(e,{log:t,share:n},r){if(t)
return e.ticks().filter(i=>Math.abs(Math.log10(i)-Math.round(Math.log10(i)))<1e-9).map(i=>[i,i<1?String(i):F(i)]);let o=Math.max(3,Math.floor(r/55)),s=e.tickFormat(
o,n?"~%":void 0);return e.ticks(o).map(i=>[i,ke(s(i))])}var Vb=150;function Pd(e,t){let n=k=>e.querySelector(".gp-"+k),[r,o,s,i,l]=["curve-chart","reading","unit","view","keys"].map(n),c=Ji(),u=new Map,d=0,h=-1/0,f=!1,
p=()=>c[i.value],T=()=>iu(p(),u);function P(){let k=t.current();return k?dn([],t.lastOf(k)).added:[]}function N(){let k=Object.keys(c).filter(y=>c[y].series||u.
size);if(k.length===i.options.length&&[...i.options].every(({text:y},b)=>y===c[k[b]].name))return;let w=k.includes(i.value)?i.value:k[0];i.replaceChildren(...k.
map(y=>v("option","",c[y].name,{value:y}))),i.value=w}function j(k){for(let w of k)for(let{token_id:y,text:b}of w.watched||[])u.set(y,b)}function A(){let k=[p().
about,t.promptSteps.length?a("The prompt comes before the text, on a shaded background."):""].filter(Boolean).join(" ");B(n("about"),k);let w=T(),y=JSON.stringify(
w.map(({name:b,tip:E})=>[b,E]));l.dataset.key!==y&&(l.dataset.key=y,l.replaceChildren(...w.map(W)))}function W({name:k,term:w,role:y,dash:b,tip:E}){let I=v("spa\
n");we(I,w,()=>t.current()?pe($(t.current())):"",{meaning:E});let m=Z("svg",""),L=Z("line","");for(let[H,z]of Object.entries({width:26,height:8,"aria-hidden":"t\
rue"}))m.setAttribute(H,String(z));for(let[H,z]of Object.entries({x1:0,y1:4,x2:26,y2:4,stroke:`var(--gp-${y})`,"stroke-dasharray":sr(b)}))L.setAttribute(H,String(
z));return m.append(L),I.append(m,p().of?se(k):k),I}function q(){let k=t.current(),w=k?$(k):a("The curve grows with the text.");B(o,w),bo(o,k,P().length,k?w:a("\
no token yet"),t.promptSteps.length)}function $(k){let w={number:k.index+1,token:Y(k.chosen.text),facts:R(k)};return k.isPrompt?a("Prompt token {number}, {token\
}: {facts}",w):a("Token {number}, {token}: {facts}",w)}function R(k){if(p().of)return g(k)||a("no token was looked up here");if(i.value==="kept")return k.isPrompt?
a("no processor takes part"):a("{kept} of {count} tokens kept",{kept:F(De(k)),count:F(k.distribution.vocab)});if(i.value==="cumulative")return _(k);let{surprisal:w,
entropyBefore:y,entropyAfter:b}=Ie(k);if(t.isFromElsewhere)return a("surprisal {surprisal}",{surprisal:ie(de(w),t.unit)});let[E,I,m]=[w,y,b].map(L=>ie(de(L),t.unit));
return k.isPrompt?a("surprisal {surprisal}; entropy {entropy}",{surprisal:E,entropy:I}):a("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:E,
before:I,after:m})}function _(k){let w=k.isPrompt?t.promptSteps:P(),y=w.slice(0,w.indexOf(k)+1),b=T().filter(E=>E.value(k)!==null).map(E=>{let I=y.map(L=>de(E.value(
L)));return`${I.includes(null)?a("minus infinity"):ie(I.reduce((L,H)=>L+H,0),t.unit)} ${E.name}`});return a("log-probability so far {sums}",{sums:b.join(", ")})}
function g(k){return Pe((k.watched||[]).map(w=>{let y={token:Y(w.text),before:U(J(w.raw_logprob)),after:U(J(w.logprob)),rank:F(w.raw_rank||0)};return w.logprob===
null?w.raw_rank?a("{token} {before} before (rank {rank}), removed after",y):a("{token} {before} before, removed after",y):w.raw_rank?a("{token} {before} before \
(rank {rank}), {after} after",y):a("{token} {before} before, {after} after",y)}))}function M(){d=0,h=performance.now(),r.removeAttribute("aria-busy");let k=P(),
w=k.length||t.promptSteps.length?au({curve:p(),series:T(),steps:k,prompt:t.promptSteps,current:t.current(),unit:t.unit,factor:Ce(1,t.unit)}):void 0;C(w)}let C=Ad(
r,k=>{let w=k-1+(k<1?t.promptSteps.length:0),y=k<1?t.promptSteps[w]:P()[w];y&&t.selectStep(y)});function O(){d||!f||(r.setAttribute("aria-busy","true"),d=window.
setTimeout(M,Math.max(0,h+Vb-performance.now())))}new IntersectionObserver(([{isIntersecting:k}])=>{f||!k||(f=!0,O())}).observe(e),Vi(o,t),s.addEventListener("c\
hange",()=>go(s.value)),i.addEventListener("change",x);function x(){A(),q(),O()}return k=>{k.unit&&(s.value=t.unit),k.run&&(u=new Map,c=Ji(t.isFromElsewhere)),j(
P()),N(),x()}}var Ca={};re(Ca,{rankChips:()=>Aa,scaleEnds:()=>Pa,shadeInk:()=>Qt,shadeMeaning:()=>jo,shadeOf:()=>Fo});var Oa={probability:{term:"probability",scale:"prob",level:e=>e.probability*10,ends:["0%","100%"],meaning:()=>a("How likely the token was, after the processors.")},
raw:{term:"probability",scale:"prob",level:e=>e.rawProbability*10,ends:["0%","100%"],meaning:()=>a("How likely the model found the token, before the processors.")},
told:{term:"probability",scale:"prob",level:e=>e.rawProbability*10,ends:["0%","100%"],meaning:()=>a("How likely the token was, according to the server.")},rank:{
term:"rank",scale:"heat",level:e=>Ra[Nd(e)][1],meaning:()=>a("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{
term:"surprisal",scale:"heat",level:e=>e.surprisal/Math.LN2,bits:[0,10],words:()=>[a("expected"),a("surprising")],meaning:()=>a("How unexpected the token was: m\
inus the logarithm of its probability.")},uncertainty:{term:"entropy",scale:"heat",level:e=>(e.entropyBefore??0)/Math.LN2*1.25,bits:[0,8],words:Cd,meaning:()=>a(
"How uncertain the model was before this token: the entropy of its distribution, before the processors.")},kl:{term:"kl",scale:"heat",level:e=>(e.kl??0)/Math.LN2,
bits:[0,10],meaning:()=>a("How far apart two distributions are: the Kullback-Leibler divergence.")},entropy:{term:"entropy",scale:"heat",level:e=>(e.entropyAfter??
0)/Math.LN2*1.25,bits:[0,8],words:Cd,meaning:()=>a("How open the choice was: the entropy after the processors.")}};function Cd(){return[a("certain"),a("uncertai\
n")]}var Ra=[[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],Nd=({rank:e})=>Ra.findIndex(([t])=>(e??1/0)<=t);function Fo(e,t){let{scale:n,level:r}=Oa[e];return`--gp-${n}\
-${Math.round(Math.max(0,Math.min(10,r(t)||0)))}`}function Qt(e,t,n){e.style.backgroundColor=`var(${Fo(t,n)})`,t==="rank"?e.dataset.rank=String(Nd(n)):delete e.
dataset.rank}function jo(e){let{term:t,meaning:n}=Oa[e];return{id:t,meaning:n()}}var Aa=()=>Ra.map(([e,t])=>({words:e===1/0?a("beyond"):a("top {rank}",{rank:e}),
colour:`var(--gp-heat-${t})`}));function Pa(e,t){let{scale:n,ends:r,bits:o,words:s=()=>[]}=Oa[e],[i,l]=r??(o??[]).map(h=>`${t==="bits"?dt(h):Q(h*Math.LN2,1)} ${a(
t)}`),[c,u]=s(),d=(h,f)=>f?`${f}, ${h}`:h;return{low:d(i,c),high:d(o?l.replace(" ","+ "):l,u),colours:Array.from({length:11},(h,f)=>`var(--gp-${n}-${f})`)}}var $a={};re($a,{appendToken:()=>en,cutTokens:()=>Pt,inkToken:()=>ct,numberWords:()=>Na,removedWords:()=>hr});function ct(e,t){if(t.piece===null){let n=v("bdi","gp-ink gp-special");Re(n,t.text),e.append(n)}else Kn(t)?e.append(t.piece,v("span","gp-ink gp-byte","",{"data-\
bytes":Ps(t.text)||"·"})):As(e,t.piece)}function en({rows:e,tokens:t},n,r,o){let s=o&&Kn(o)?t.at(-1)?.parentNode:null;if(s&&r.piece!==null)s.appendChild(n);else if(Kn(
r)){let i=v("span","gp-bytes");i.append(n),e.append(i)}else e.append(n);t.push(n)}function Pt({rows:e,tokens:t},n){for(let r of t.splice(n).reverse()){let o=r.closest(
".gp-bytes");o&&o.childNodes.length>1?r.remove():e.removeLast()}}var hr=({removed_by:e})=>a("removed by {processor}",{processor:e?tt(e)[0]:a("a processor")});function Na(e,t){
let{probability:n,rawProbability:r,rank:o,surprisal:s}=Ie(e),{logprob:i}=e.chosen,[l,c]=[U(n),U(r)],u=Oe(e),d=[!u&&i===null?hr(e.chosen):a("probability {share}",
{share:u?c:l})];if(!u&&c!==l&&d.push(a("{share} before the processors",{share:c})),o!==null){let{vocab:h}=e.distribution;d.push(u||h===null?a("rank {rank}",{rank:F(
o)}):a("rank {rank} of {count}",{rank:F(o),count:F(h)}))}return[...d,a("surprisal {amount}",{amount:ie(s,t)})]}var qa={};re(qa,{CanvasState:()=>fr,draftOf:()=>Xb,numbersOfPlace:()=>pr});var fr=class{constructor(t){this.log=t,this.clear()}clear(){this.at=null,this.place=null}get steps(){return this.log.canvasSteps}get number(){return this.at===null?
this.steps.length-1:Math.min(this.at,this.steps.length-1)}get step(){return this.steps[this.number]||null}get canvas(){let{canvas:t}=this.step;return this.steps.
filter(n=>n.canvas===t)}get before(){let{canvas:t}=this.step;return this.steps.filter((n,r)=>n.canvas<t&&this.steps[r+1]&&this.steps[r+1].canvas!==n.canvas)}get numCanvases(){
return this.steps.length?this.steps.at(-1).canvas+1:0}earlier(t){let n=this.steps[this.number-1];return n&&n.canvas===this.step.canvas?n.places[t]:null}accepted(t){
if(!this.step.places[t].accepted)return null;let n=this.earlier(t);return n&&n.accepted?"again":"newly"}get counts(){let t=this.step.places.map((n,r)=>this.accepted(
r));return{places:t.length,accepted:t.filter(Boolean).length,newly:t.filter(n=>n==="newly").length}}get end(){let{eos_token_ids:t,effective:n}=this.log.started;
if(!Number.isInteger(n.pad_token_id))return 1/0;let r=this.step.places.findIndex(({token_id:o})=>t.includes(o));return r<0?1/0:r+1}history(t){let n=this.canvas,
r=n.at(-1).places[t],o=n.length-1;for(;o>0&&n[o-1].places[t].token_id===r.token_id;)o-=1;return{since:o,accepted:n.filter(s=>s.places[t].accepted).length,count:n.
length,last:r}}};function Xb({canvasSteps:e,finished:t}){return t?t.sequences.map(({text:r})=>r).join(""):e.filter(({canvas:r},o)=>!e[o+1]||e[o+1].canvas!==r).flatMap(
({places:r})=>r.map(({piece:o})=>o??"")).join("")}var pr=({logprob:e,entropy:t})=>({probability:J(e),rawProbability:0,rank:1,surprisal:-(e??0),entropyBefore:t,entropyAfter:t});var Yb=14,Jb=200;function $d(e,t,{onPick:n,onResize:r}){let o=e.querySelector("canvas"),s=e.querySelector(".gp-map-row"),i=e.querySelector(".gp-map-column");function l({
clientX:d,clientY:h}){let{left:f,top:p,width:T,height:P}=o.getBoundingClientRect(),N=t.canvas,j=(A,W)=>Math.max(0,Math.min(W-1,Math.floor(A*W)));return{place:j(
(d-f)/T,t.step.places.length),step:N[j((h-p)/P,N.length)]}}e.addEventListener("click",d=>t.step&&n(l(d)));function c(d){let h=t.canvas,f=t.step.places.length;e.
style.height=`${Math.max(24,Math.min(Jb,Yb*h.length))}px`;let[p,T]=[o.clientWidth,o.clientHeight].map($=>Math.round($*devicePixelRatio));if(!p||!T)return;Object.
assign(o,{width:p,height:T});let P=o.getContext("2d"),N=getComputedStyle(e),j=N.getPropertyValue("--gp-text").trim(),[A,W]=[p/f,T/h.length],q=Math.max(.75,Math.
min(A,W,8*devicePixelRatio)*.2);h.forEach(($,R)=>$.places.forEach((_,g)=>{P.fillStyle=N.getPropertyValue(Fo(d,pr(_))).trim(),P.fillRect(Math.floor(g*A),Math.floor(
R*W),Math.ceil(A),Math.ceil(W)),_.accepted&&(P.fillStyle=j,P.beginPath(),P.arc((g+.5)*A,(R+.5)*W,q,0,2*Math.PI),P.fill())})),u(h.length,f)}function u(d,h){s.style.
top=`${t.step.step/d*100}%`,s.style.height=`${100/d}%`,i.hidden=t.place===null,!i.hidden&&(i.style.left=`${t.place/h*100}%`,i.style.width=`${100/h}%`)}return new ResizeObserver(
r).observe(o),c}var Zb=1.05;function qd(e,t){let{step:n,canvas:r,log:o}=e,s=n.places[t],i={step:n.step+1,place:t+1,token:Y(s.text),read:Y(s.read_text),share:U(J(s.logprob))},{accepted:l,
places:c}=e.counts;return[a("At step {step}, the model read {read} at place {place}.",i),Qb(s.entropy,o.unit),s.read_text===s.text?a("It found the same token th\
e likeliest, with {share}.",i):a("It found {token} the likeliest, with {share}.",i),a("The temperature of this step was {temperature}.",{temperature:Q(n.temperature,
2)}),ew(s,n===r.at(-1),o),D(c,"At this step, {accepted} of {count} place was accepted.","At this step, {accepted} of {count} places were accepted.",{accepted:F(
l)})]}function Qb(e,t){let n=Math.exp(e),r=ie(e,t);return n<Zb?a("The model was all but certain here: an entropy of {entropy}.",{entropy:r}):a("The model’s entr\
opy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:r,options:n<10?K(n,1):F(Math.round(n))})}function ew({accepted:e},t,{finished:n}){
return t&&n?a("It was the last step of this canvas: the likeliest token is the text."):e?a("The sampler accepted the place: what it drew there is read at the ne\
xt step."):a("The sampler did not accept the place: at the next step, a random token is read there.")}var Xa={};re(Xa,{ShadeScale:()=>Va,drawScale:()=>wr});var Da={};re(Da,{Component:()=>mr,Fragment:()=>oe,cloneElement:()=>nw,createContext:()=>dw,createElement:()=>br,createPortal:()=>fw,createRef:()=>rw,h:()=>br,hydrate:()=>uw,
isValidElement:()=>Bd,options:()=>ue,render:()=>Ye,toChildArray:()=>Kd});var ue,Hd,Bd,Ct,Ia,Go,Wd,Do,Fd,Wa,Ha,jd,gr=Symbol.for("pv"),Ko={},Vo=[],tw=/^m(i|n|o|s|text|space)$/,
Xo=Array.isArray,Yo=Vo.slice,Nt=Object.assign;function tn(e){e&&e.parentNode&&e.remove()}function br(e,t,n){var r,o,s,i={},l=arguments.length;for(s in t)s=="key"?
r=t[s]:s=="ref"&&typeof e!="function"?o=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?Yo.call(arguments,2):n),nn(e,i,r,o,null)}function nw(e,t,n){var r,o,s,i=Nt({},
e.props),l=arguments.length;for(s in t)s=="key"?r=t[s]:s=="ref"&&typeof e.type!="function"?o=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?Yo.call(arguments,2):n),
nn(e.type,i,r!==void 0?r:e.key,o!==void 0?o:e.ref,null)}function nn(e,t,n,r,o){var s={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:gr,
__v:o||++Hd,__i:-1,__u:0};return!o&&ue.vnode&&ue.vnode(s),s}function rw(){return{current:null}}function oe(e){return e.children}function mr(e,t){this.props=e,this.
context=t,this.__g=0}function $t(e,t){if(t==null)return e.__&&$t(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.
type!="function"||e.props.__P?null:$t(e)}function ow(e){var t,n=e.__v,r=n.__e,o=[],s=[],i=e.__P;i&&((t=Nt({constructor:gr},n)).__v=n.__v+1,ue.vnode&&ue.vnode(t),
Fa(i,t,n,e.__n,i.namespaceURI,32&n.__u?[r]:null,o,r||$t(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Xd(o,t,s),n.__=n.__e=null,t.__e!=r&&zd(t))}function zd(e){if((e=
e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),zd(e)}function Ba(e){(8&e.__g||(e.__g|=8,Ct.push(e),Go++))&&Ia==ue.
debounceRendering||((Ia=ue.debounceRendering)||queueMicrotask)(Dd)}function Dd(){try{for(var e,t=1;Ct.length;)Ct.length>t&&Ct.sort(Wd),e=Ct.shift(),t=Ct.length,
8&e.__g&&ow(e)}finally{(Go=Ct.length)&&(Ia||queueMicrotask)(Dd)}}function Ud(e,t,n,r,o,s,i,l,c,u,d){var h,f,p,T,P,N,j=r.__k||Vo,A=t.length;for(c=sw(n,t,j,c,A),h=
0;h<A;h++)(p=n.__k[h])!=null&&(f=~p.__i&&j[p.__i]||Ko,p.__i=h,N=Fa(e,p,f,o,s,i,l,c,u,d),T=p.__e,(f.ref!=p.ref||8&f.__u)&&(f.ref&&ja(f.ref,null,p,f),p.ref&&d.push(
p.ref,p.__c||T,p)),P=P||T,4&p.__u?(c=Gd(p,c,e,!f.__v),f.__e&&(f.__e=null)):typeof p.type=="function"&&N!==void 0?c=N:T&&(c=T.nextSibling),p.__u&=-21);return n.__e=
P,c}function sw(e,t,n,r,o){var s,i,l,c,u,d,h,f,p,T=n.length,P=T,N=0,j=0,A=e.__k=Array(o);for(s=0;s<o;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="functio\
n"?(typeof i!="object"||i.constructor===String?i=A[s]=nn(null,i):Xo(i)?i=A[s]=nn(oe,{children:i}):i.constructor===gr&&i.__b?i=A[s]=nn(i.type,i.props,i.key,i.ref,
i.__v):A[s]=i,c=s+N,i.__=e,i.__b=e.__b+1,l=null,~(u=i.__i=iw(i,n,c,P))&&(P--,(l=n[u])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,u==c-1?N--:u==c+1?N++:u!=c&&(u>c?N--:N++,
j=1)):(~u||(o>T?N--:o<T&&N++),typeof i.type!="function"&&(i.__u|=4))):A[s]=null;if(j){for(d=[],h=[],s=0;s<o;s++)if((i=A[s])&&16&i.__u){for(N=0,f=d.length;N<f;)d[p=
N+f>>1]<i.__i?N=p+1:f=p;d[N]=i.__i,h[s]=N+1}for(N=d.length;s--;)h[s]&&(h[s]==N?N--:A[s].__u|=4)}if(P)for(s=0;s<T;s++)!(l=n[s])||2&l.__u||(l.__e==r&&(r=$t(l)),za(
l,l));return r}function Gd(e,t,n,r){var o,s,i,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&(o[s].__=e,t=Gd(o[s],
t,n,!1));return t}for(t&&!t.parentNode&&(t=$t(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!r&&n.moveBefore&&i.parentNode?
n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Kd(e,t){return t=t||[],e!=null&&
typeof e!="boolean"&&(Xo(e)?e.some(function(n){Kd(n,t)}):t.push(e)),t}function iw(e,t,n,r){var o,s=e.key,i=e.type,l=t[n],c=l&&!(2&l.__u);if(l===null&&s==null||c&&
s==l.key&&i==l.type)return n;if(r>(c?1:0)){for(o=n-1;o>=0;o--)if((l=t[o])&&!(2&l.__u)&&s==l.key&&i==l.type)return o;for(o=n+1;o<t.length;o++)if((l=t[o])&&!(2&l.
__u)&&s==l.key&&i==l.type)return o}return-1}function Id(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function zo(e,t,n,r,o){var s,i;if(t=="style")
if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||Id(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||
Id(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(i=Ha[t]||(Ha[t]=aw(
t)),(e.__a||(e.__a={}))[t]=Wa,s=t!=(t=t.replace(Fd,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{
if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="ta\
bIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function aw(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Do]==null)t[Do]=
Wa++;else if(t[Do]<this.__a[e])return;return n(ue.event?ue.event(t):t)}}}function Fa(e,t,n,r,o,s,i,l,c,u){var d,h,f,p,T,P,N,j,A,W,q,$,R,_,g,M,C,O,x=t.type;if(t.
constructor!==gr)return null;128&n.__u&&(c=32&n.__u,d=n.__c.__z)&&(t.__u|=c,h=s=[],d.nodeType==8?l=Uo(d,s):s.push(d),l=s[0]||l),(d=ue.__b)&&d(t);e:if(typeof x==
"function"){f=i.length;try{if(j=t.props,A=(d=x.prototype)&&d.render,W=(d=x.contextType)&&r[d.__c],q=d?W?W.props.value:d.__:r,(p=n.__c)?(t.__c=p,2&p.__g&&(p.__g|=
1)):(A?t.__c=p=new x(j,q):(t.__c=p=new mr(j,q),p.constructor=x,p.render=cw),W&&W.sub(p),p.state||(p.state={}),p.__n=r,p.__g|=8,p.__h=[],p.__k=[]),A&&(p.__s||(p.
__s=p.state),x.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=Nt({},p.__s)),Nt(p.__s,x.getDerivedStateFromProps(j,p.__s)))),T=p.props,P=p.state,p.__v=t,n.__c){
if(j!==T&&A&&!x.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(j,q),t.__v==n.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&
p.shouldComponentUpdate(j,p.__s,q)===!1){t.__v!=n.__v&&(p.props=j,p.state=p.__s,p.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(k){k&&(k.__=t)}),Vo.push.
apply(p.__h,p.__k),p.__k=[],p.__h.length&&i.push(p),l=$t(n);break e}p.componentWillUpdate&&p.componentWillUpdate(j,p.__s,q),A&&p.componentDidUpdate&&p.__h.push(
function(){p.componentDidUpdate(T,P,N)})}else A&&!x.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),A&&p.componentDidMount&&p.__h.push(p.
componentDidMount);p.context=q,p.props=j,p.__P=e,p.__g&=-5,$=ue.__r,R=A?25:0;do p.__g&=-9,$&&$(t),d=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++R<
25);A&&(Vo.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(r=Nt({},r,p.getChildContext())),A&&n.__c&&p.getSnapshotBeforeUpdate&&(N=p.getSnapshotBeforeUpdate(
T,P)),_=d&&d.type===oe&&d.key==null?d.props.children:d,j.__P&&(d=l,o=(e=j.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(k){k&&za(k,k)}),
n.__k=null),l=n.__k?$t(n,0):null),l=Ud(e,Xo(_)?_:[_],t,n,r,o,s,i,l,c,u),j.__P&&(t.__e=null,l=d),t.__u&=-161,h&&h.some(tn),p.__h.length&&i.push(p),1&p.__g&&(p.__g&=
-4)}catch(k){if(i.length=f,t.__v=null,c||s)if(k&&k.then){if(t.__u|=128|c,s){for(~(C=s.indexOf(l||void 0))||(C=s.length);(O=s[C-1])&&O.nodeType==8;)C--;for(;C<s.
length;C++)if(O=s[C])if(s[C]=null,g){if(O==M)break}else{if(O.nodeType!=8)break;O.data.startsWith("$s")&&(M=Uo(g=O))}}if(!g){for(;l&&l.nodeType==8&&l.nextSibling;)
l=l.nextSibling;g=l}(d=Uo(g=t.__c.__z||(t.__c.__z=g)))?(t.__e=g,l=d):t.__e=l,l=l&&l.nextSibling}else s&&s.some(tn);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),k&&
k.then||Vd(t),ue.__e(k,t,n)}}else l=t.__e=lw(n.__e,t,n,r,o,s,i,c,u,e);return(d=ue.diffed)&&d(t),l}function Uo(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))
for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Vd(e){e&&(e.
__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Vd))}function Xd(e,t,n){for(var r=0;r<n.length;)ja(n[r++],n[r++],n[r++]);ue.__c&&ue.__c(t,e),e.some(function(o){try{e=o.__h,
o.__h=[],e.some(function(s){s.call(o)})}catch(s){ue.__e(s,o.__v)}})}function lw(e,t,n,r,o,s,i,l,c,u){var d,h,f,p,T,P,N,j,A=n.props||Ko,W=t.props,q=t.type;if(q==
"svg"?o="http://www.w3.org/2000/svg":q=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),s){for(d=0;d<s.length;d++)if((T=s[d])&&
(q?T.localName==q:T.nodeType==3)){e=T,s[d]=null;break}}if(!e){if(j=u.ownerDocument||document,!q)return j.createTextNode(W);e=j.createElementNS(o,q,W.is?W:u),l&&
(ue.__m&&ue.__m(t,s),l=!1),s=null}if(q){if(u=q=="template"&&e.content||e,s=q=="textarea"&&W.defaultValue!=null?null:s&&Yo.call(u.childNodes),!l&&s)for(A={},d=0;d<
e.attributes.length;d++)A[(T=e.attributes[d]).name]=T.value;for(d in A)T=A[d],d=="dangerouslySetInnerHTML"?f=T:d=="children"||d in W||d=="value"&&"defaultValue"in
W||d=="checked"&&"defaultChecked"in W||zo(e,d,null,T,o);for(d in W)T=W[d],d=="children"?p=T:d=="dangerouslySetInnerHTML"?h=T:d=="value"?P=T:d=="checked"?N=T:l&&
typeof T!="function"||A[d]===T||zo(e,d,T,A[d],o);h?(l||f&&(h.__html==f.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(f&&(e.textContent=""),(q==
"foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&tw.test(q))&&(o="http://www.w3.org/1999/xhtml"),Ud(u,Xo(p)?p:[p],t,n,r,o,s,i,s?s[0]:n.__k&&$t(n,0),l,c),
s&&s.some(tn)),l&&q!="textarea"||(d="value",q=="progress"&&P==null?e.removeAttribute(d):P==null||P===e[d]&&(q!="progress"||P)||zo(e,d,P,A[d],o),d="checked",N!=null&&
N!=e[d]&&zo(e,d,N,A[d],o))}else A===W||l&&e.data==W||(e.data=W);return e}function ja(e,t,n,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.
__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){ue.__e(o,n)}}function za(e,t,n){var r,o,s,i;if(ue.unmount&&ue.unmount(e),!(r=e.ref)||r.
current&&r.current!=e.__e||ja(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){ue.__e(l,t)}r.__P=r.__n=null}if(r=e.__k)for(i=
0;i<r.length;i++)r[i]&&za(r[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(o=Uo(r,s=[]))&&(r==e.__e&&s.some(tn),tn(o),tn(r)),n||tn(
e.__e),e.__e=e.__c=e.__=null}function cw(e,t,n){return this.constructor(e,n)}function Ye(e,t){var n,r,o,s;ue.__&&ue.__(e,t),t.nodeType==9&&(t=t.documentElement),
r=(n=e&&32&e.__u)?null:t.__k,t.__k=nn(oe,{children:[e]}),o=[],s=[],Fa(t,t.__k,r||Ko,Ko,t.namespaceURI,r?null:t.firstChild?Yo.call(t.childNodes):null,o,r?r.__e:t.
firstChild,n,s),Xd(o,t.__k,s),t.__k.props.children=null}function uw(e,t){e&&typeof e=="object"&&(e.__u|=32),Ye(e,t)}function dw(e){function t(n){var r,o;return this.
getChildContext||(r=new Set,(o={})[t.__c]=this,this.getChildContext=function(){return o},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&r.forEach(
function(i){i.__g|=4,Ba(i)})},this.sub=function(s){r.add(s);var i=s.componentWillUnmount;s.componentWillUnmount=function(){r.delete(s),i&&i.call(s)}}),n.children}
return t.__c="__cC"+jd++,t.__=e,t.Provider=(t.Consumer=function(n,r){return n.children(r)}).contextType=t,t}function hw(e){return e.children}function fw(e,t){return nn(
hw,{__P:t,children:e})}ue={__e:function(e,t,n,r){for(var o,s,i;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((i=(s=o.constructor)&&s.getDerivedStateFromError)&&
o.setState(s.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,r||{}),i=1),i&&8&o.__g)return void(o.__g|=2)}catch(l){e=l}}throw Go=0,e}},
Hd=0,Bd=function(e){return e!=null&&e.constructor===gr},mr.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Nt({},this.state)),typeof e==
"function"&&(e=e(Nt({},n),this.props)),e&&(Nt(n,e),this.__v&&(t&&this.__k.push(t),Ba(this)))},mr.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.
__h.push(e),Ba(this))},mr.prototype.render=oe,Ct=[],Go=0,Wd=function(e,t){return e.__v.__b-t.__v.__b},Do=Symbol(),Fd=/(PointerCapture)$|Capture$/i,Wa=0,Ha={},jd=
0;var Ua={};re(Ua,{Term:()=>Le});var pw=()=>"";function Le(e){let{id:t,run:n=pw,meaning:r,formula:o,unit:s,as:i="span",class:l,label:c,attributes:u,children:d}=e,h={...r!==void 0&&{meaning:r},...o!==
void 0&&{formula:o},...s!==void 0&&{unit:s}};return br(i,{...u,class:l,ref:T=>{T&&we(T,t,n,h)},...c===void 0?{}:{role:"img","aria-label":c}},d)}var Ka={};re(Ka,{Fragment:()=>oe,jsx:()=>S,jsxAttr:()=>kw,jsxDEV:()=>S,jsxEscape:()=>Zd,jsxTemplate:()=>ww,jsxs:()=>S});var mw=/["&<]/;function Ga(e){if(!e.length||!mw.test(e))return e;for(var t=0,n=0,r="",o="";n<e.length;n++){switch(e.charCodeAt(n)){case 34:o="&quot;";break;case 38:
o="&amp;";break;case 60:o="&lt;";break;default:continue}n!=t&&(r+=e.slice(t,n)),r+=o,t=n+1}return n!=t&&(r+=e.slice(t,n)),r}var Jd=Symbol.for("pv"),gw=0,bw=Array.
isArray;function S(e,t,n,r,o,s){t||(t={});var i,l,c=t;if("ref"in c&&typeof e!="function")for(l in c={},t)l=="ref"?i=t[l]:c[l]=t[l];var u={type:e,props:c,key:n,ref:i,
__k:null,__:null,__b:0,__e:null,__c:null,constructor:Jd,__v:--gw,__i:-1,__u:0};return(o||s)&&(u.__source=o,u.__self=s),ue.vnode&&ue.vnode(u),u}function ww(e){var t=S(
oe,{tpl:e,exprs:[].slice.call(arguments,1)});return t.key=t.__v,t}var Yd={},yw=/[A-Z]/g;function kw(e,t){if(ue.attr){var n=ue.attr(e,t);if(typeof n=="string")return n}
if(t=(function(i){return i!=null&&typeof i=="object"&&typeof i.valueOf=="function"?i.valueOf():i})(t),e=="ref"||e=="key")return"";if(e=="style"&&typeof t=="obje\
ct"){var r="";for(var o in t){var s=t[o];s!=null&&s!==""&&(r=r+(o[0]=="-"?o:Yd[o]||(Yd[o]=o.replace(yw,"-$&").toLowerCase()))+":"+s+";")}return e+'="'+Ga(r)+'"'}
return t==null||t===!1||typeof t=="function"||typeof t=="object"?"":t===!0?e:e+'="'+Ga(""+t)+'"'}function Zd(e){if(e==null||typeof e=="boolean"||typeof e=="func\
tion")return null;if(typeof e=="object"){if(e.constructor===Jd)return e;if(bw(e)){for(var t=0;t<e.length;t++)e[t]=Zd(e[t]);return e}}return Ga(""+e)}function Va({class:e,...t}){return S(Le,{class:e?`gp-scale ${e}`:"gp-scale",...jo(t.name),children:S(Qd,{...t})})}function Qd({name:e,unit:t}){if(e==="rank")return S(
oe,{children:Aa().map(({words:s,colour:i},l)=>S("span",{class:"gp-chip","data-rank":l,style:{backgroundColor:i},children:s},l))});let{low:n,high:r,colours:o}=Pa(
e,t);return S(oe,{children:[S("span",{children:n}),S("span",{class:"gp-ramp","aria-hidden":"true",children:o.map(s=>S("i",{style:{backgroundColor:s}},s))}),S("s\
pan",{children:r})]})}function wr(e,t,n){let{id:r,meaning:o}=jo(t);we(e,r,()=>"",{meaning:o}),Ye(S(Qd,{name:t,unit:n}),e)}var _w=8e3,vw=120,xw=700;function eh(e,t){let n=x=>e.querySelector(".gp-"+x),[r,o,s,i]=["canvas-text","canvas-slider","canvas-play","canvas-shade"].map(n),l=new fr(
t),c=$d(n("canvas-map"),l,{onPick:({place:x,step:k})=>A(l.steps.indexOf(k),x),onResize:()=>!e.hidden&&c(i.value)}),u=v("span","gp-canvas-prompt"),d=v("span","gp\
-canvas-before"),h=v("span","gp-canvas-now"),f=0,p=0;r.append(u,d,h);function T(){let{step:x}=l,k=l.before.flatMap(({places:b})=>b);d.childElementCount!==k.length&&
d.replaceChildren(...k.map(N));let w=he(h,x.places.length,P),{end:y}=l;p=Math.min(p,x.places.length-1),x.places.forEach((b,E)=>{let I=w[E],m=l.accepted(E);I.replaceChildren(),
ct(I,b);let L=I.querySelector(".gp-ink");Qt(L,i.value,pr(b)),m?I.dataset.accepted=m:delete I.dataset.accepted,I.toggleAttribute("data-after-end",E>=y),I.setAttribute(
"aria-pressed",String(E===l.place)),I.setAttribute("aria-label",j(b,E,m)),I.tabIndex=E===p?0:-1})}let P=()=>v("span","gp-token",null,{role:"button"});function N(x){
let k=v("span","gp-written");return ct(k,x),k}function j(x,k,w){let y={number:k+1,token:Y(x.text),share:U(J(x.logprob))};return w==="newly"?a("Place {number}: {\
token}, probability {share}, newly accepted",y):w?a("Place {number}: {token}, probability {share}, accepted",y):a("Place {number}: {token}, probability {share},\
 not accepted",y)}r.addEventListener("click",({target:x})=>{let k=[...h.children].indexOf(x.closest(".gp-token"));k>=0&&A(l.at,k===l.place?null:k)}),r.addEventListener(
"keydown",x=>{let k=[...h.children].indexOf(x.target.closest(".gp-token")),w={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0}[x.key];if(!(k<
0)){if(x.key==="Enter"||x.key===" ")A(l.at,k);else if(x.key==="Escape")A(l.at,null);else if(w)p=Math.max(0,Math.min(h.childElementCount-1,k+w)),l.place===null?T():
A(l.at,p),h.children[p].focus();else return;x.preventDefault()}});function A(x,k){l.at=x,l.place=k,k!==null&&(p=k),g()}function W(){let{step:x,number:k,steps:w,
numCanvases:y}=l,b=l.canvas.length,E={canvas:x.canvas+1,canvases:y,step:x.step+1,steps:b},I=a("canvas {canvas} of {canvases}, step {step} of {steps}",E);o.max=String(
w.length),o.value=String(k+1),o.setAttribute("aria-valuetext",I),B(n("canvas-step-words"),I),B(s,a(f?"❚❚ Pause":"▶ Play"));let{places:m,accepted:L,newly:H}=l.
counts,z={accepted:F(L),places:F(m),newly:F(H),temperature:Q(x.temperature,2)};B(n("canvas-short"),a("{accepted} of {places} places accepted, {newly} newly; tem\
perature {temperature}",z))}function q(){clearInterval(f),f=0}s.addEventListener("click",()=>{if(f){q(),W();return}l.number>=l.steps.length-1&&(l.at=0);let x=Math.
max(vw,Math.min(xw,_w/l.steps.length));f=window.setInterval(()=>{!e.isConnected||l.number>=l.steps.length-1?q():l.at=l.number+1,g()},x),g()}),o.addEventListener(
"input",()=>{q(),A(Number(o.value)-1,l.place)}),o.addEventListener("keydown",({key:x})=>x==="Escape"&&A(null,l.place)),i.addEventListener("change",()=>g());function $(){
let{place:x}=l;if(Ne(n("one-place"),x!==null),Ne(n("place-hint"),x===null),x===null)return;let{since:k,accepted:w,count:y,last:b}=l.history(x),E={place:x+1,token:Y(
b.text),since:k+1,accepted:w,steps:y};B(n("place-verdict"),D(y,"Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place\
 in {accepted} of {count} step.","Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted} of {count} step\
s.",E));let I=new Set;n("sentences").replaceChildren(...qd(l,x).map(V=>{let X=v("li");return X.append(...Mn(V,I)),X}));let m=e.querySelector(".gp-one-place tbod\
y"),L=he(m,y,R);l.canvas.forEach((V,X)=>_(L[X],V,V.places[x]));let H=n("place-table"),{offsetTop:z,offsetHeight:G}=L[l.step.step];(z<H.scrollTop+G||z+G>H.scrollTop+
H.clientHeight)&&(H.scrollTop=z-H.clientHeight/2)}function R(){let x=v("tr"),k=v("td");return k.append(v("button","gp-place-step","",{type:"button"})),x.append(
k,...["read","likeliest"].map(()=>{let w=v("td");return w.append(v("bdi")),w}),v("td"),v("td","gp-place-entropy"),v("td")),x}function _(x,k,w){let[y,b,E,I,m,L]=x.
cells;B(y.firstChild,String(k.step+1)),Re(b.firstChild,w.read_text),Re(E.firstChild,w.text),B(I,U(J(w.logprob))),B(m,ie(w.entropy,t.unit)),B(L,w.accepted?a("✓ y\
es"):a("– no")),k===l.step?x.setAttribute("aria-current","step"):x.removeAttribute("aria-current")}e.querySelector(".gp-one-place tbody").addEventListener("cl\
ick",({target:x})=>{let k=x.closest("tr");k&&A(l.steps.indexOf(l.canvas[k.rowIndex-1]),l.place)});function g(){l.step&&(W(),T(),$(),wr(n("canvas-scale"),i.value,
t.unit),c(i.value),B(n("map-words"),D(l.canvas.length,"{places} places, {count} step","{places} places, {count} steps",{places:F(l.step.places.length)})))}let M=x=>()=>l.
step&&l.place!==null?a("place {place}, step {step}: {words}.",{place:l.place+1,step:l.step.step+1,words:x(l.step.places[l.place])}):"";Ae(e,{share:M(({text:x,logprob:k})=>`${Y(
x)} ${U(J(k))}`),entropy:M(({entropy:x})=>ie(x,t.unit)),accepted:()=>l.step?pe(n("canvas-short").textContent):"",map:()=>l.step?pe(n("map-words").textContent):""});
function C(){q(),l.clear(),p=0,d.replaceChildren(),h.replaceChildren(),B(u,t.started?t.started.prompt_tokens.map(({piece:x})=>x??"").join(""):"")}let O=()=>!e.hidden&&
g();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",O),new MutationObserver(O).observe(document.body,{attributes:!0,attributeFilter:[
"class"]}),x=>{x.run&&C(),e.hidden=!t.canvasSteps.length,!e.hidden&&(x.run||x.steps||x.status||x.unit)&&g()}}var tl={};re(tl,{useCallback:()=>Sw,useContext:()=>Tw,useDebugValue:()=>Ew,useEffect:()=>kr,useErrorBoundary:()=>Lw,useId:()=>Ow,useImperativeHandle:()=>Mw,useLayoutEffect:()=>xe,
useMemo:()=>Je,useReducer:()=>Jo,useRef:()=>be,useState:()=>ge});var yt,me,Ya,th,Ja=Object.is,Hn=0,uh=[],Za=[],ye=ue,nh=ye.__b,rh=ye.__r,oh=ye.diffed,sh=ye.__c,ih=ye.unmount,ah=ye.__;function rn(e,t){ye.__h&&ye.__h(me,e,Hn||t),
Hn=0;var n=me.__H||(me.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function ge(e){return Hn=1,Jo(dh,e)}function Jo(e,t,n){var r=rn(yt++,2);
if(r.t=e,!r.__c&&(r.__=[n?n(t):dh(void 0,t),function(s){var i=(r.__N||r.__)[0],l=r.t(i,s);Ja(i,l)||(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=me,!me.__f)){me.
__f=!0;var o=me.shouldComponentUpdate;me.shouldComponentUpdate=function(s,i,l){var c=this.__H;if(!c)return!0;var u=!1,d=this.props!=s;if(c.__.some(function(f){f.
__N&&(u=!0,Ja(f.__[0],f.__N[0])||(d=!0))}),o){var h=o.call(this,s,i,l);return u?h||d:h}return!u||d}}return r.__}function kr(e,t){var n=rn(yt++,3);!ye.__s&&el(n.
__H,t)&&(n.__P=!0,n.__=e,n.u=t,me.__H.__h.push(n))}function xe(e,t){var n=rn(yt++,4);!ye.__s&&el(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,me.__h.push(n))}function be(e){
return Hn=5,Je(function(){return{current:e}},[])}function Mw(e,t,n){Hn=6,xe(function(){if(typeof e=="function"){var r=e(t());return function(){e(null),typeof r==
"function"&&r()}}if(e)return e.current=t(),function(){return e.current=null}},n==null?n:n.concat(e))}function Je(e,t){var n=rn(yt++,7);return el(n.__H,t)&&(n.__=
e(),n.__H=t),n.__}function Sw(e,t){return Hn=8,Je(function(){return e},t)}function Tw(e){var t=me.context[e.__c],n=rn(yt++,9);return n.c=e,t?(n.__==null&&(n.__=
!0,t.sub(me)),t.props.value):e.__}function Ew(e,t){ye.useDebugValue&&ye.useDebugValue(t?t(e):e)}function Lw(e){var t=rn(yt++,10),n=ge();return t.__=e,me.componentDidCatch||
(me.componentDidCatch=function(r,o){t.__&&t.__(r,o),n[1](r)}),[n[0],function(){return n[1]()}]}function Ow(){var e=rn(yt++,11);if(!e.__){for(var t=me.__v;!t.__m&&
t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function Rw(){var e;do{for(;e=Za.shift();)try{yr(e)}catch(n){ye.__e(n,{__:(e=e.__P)&&
e.__v})}for(;e=uh.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(yr),t.__h.some(Qa),t.__h=[]}catch(n){t.__h=[],ye.__e(n,e.__v)}}}while(Za.length)}ye.__b=function(e){
me=null,nh&&nh(e)},ye.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),ah&&ah(e,t)},ye.__r=function(e){rh&&rh(e),yt=0;var t=(me=e.__c).__H;t&&(Ya==me?me.
__h=[]:(t.__h.some(yr),t.__h.some(Qa),yt=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Ya=me},ye.diffed=function(e){oh&&oh(e);var t=e.
__c;t&&t.__H&&(t.__H.__h.length&&ch(uh.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Ya=me=null},ye.__c=function(e,t){t.some(function(n){try{n.__h.some(
yr),n.__h=n.__h.filter(function(r){return!r.__||Qa(r)})}catch(r){n.__h=[function(){throw r}]}}),sh&&sh(e,t)},ye.unmount=function(e){ih&&ih(e);var t,n,r=e.__c;r&&
r.__H&&(r.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,ch(Za.push(o))}else yr(o)}catch(s){
t=s}}),r.__H=void 0,t&&ye.__e(t,r.__v))};var lh=typeof requestAnimationFrame=="function";function Aw(e){var t,n=function(){clearTimeout(r),lh&&cancelAnimationFrame(
t),setTimeout(e)},r=setTimeout(n,35);lh&&(t=requestAnimationFrame(n))}function ch(e){e!=1&&th==ye.requestAnimationFrame||((th=ye.requestAnimationFrame)||Aw)(Rw)}
function yr(e){var t=me,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),me=t}function Qa(e){var t=me;e.__c=e.__(),me=t}function el(e,t){return!e||e.length!=t.length||
t.some(function(n,r){return!Ja(n,e[r])})}function dh(e,t){return typeof t=="function"?t(e):t}var nl={};re(nl,{groupPane:()=>Cw,runPane:()=>We,useFresh:()=>Ze});function Ze(e){let t=be(null),n=t.current!==e;return t.current=e,n?e:Pw}var Pw={},We=(e,t)=>(n,r)=>hh(n,r,o=>S(e,{log:r,changes:o}),t),Cw=(e,t)=>(n,r)=>{let o=s=>({
...s,entries:s.entries??new Set(r.entries.keys())});return hh(n,r,s=>S(e,{group:r,changes:o(s)}),t)};function hh(e,t,n,r){let o=e.querySelector(".gp-drawn")??e;
if(o.replaceChildren(),!r)return i=>Ye(n(i),o);let s=!1;return i=>{let l=s;s=r(t),e.hidden=!s,s&&Ye(n(l?i:un(t.kinds)),o)}}var fh=8,Nw=3,$w=-1e30,qw=e=>`log p ${e>$w?Q(e,2).replace("-","−"):"−∞"}`;function Iw({origin:e,pieces:t,children:n}){let r=Math.min(...n.map(i=>i.origin?.
at??1/0)),o=e?e.at:Number.isFinite(r)&&r>=Nw?r:0,s=cn(t.slice(o,o+fh).join(""));return a("“{text}”",{text:`${o&&!e?"…":""}${s}${t.length>o+fh?"…":""}`})}
function Hw({origin:e,read:t}){if(!e)return t?a("a text that was read:"):a("the original:");let n={number:e.at+1,token:Y(e.from)};return e.kind!=="branch"?a("co\
ntinues at token {number}:",n):e.on?a("again from {token} at token {number}:",n):a("instead of {token} at token {number}:",n)}function Bw({tokens:e,total:t,searched:n,
mode:r}){let o=n?[a("best of {mode}",{mode:Vn(r)})]:[];return[D(e,"{count} token","{count} tokens"),qw(t),...o].join(" · ")}function rl({runs:e,...t}){return S(
oe,{children:e.map(n=>S(Ww,{run:n,...t},n.id))})}function Ww({run:e,...t}){let{shown:n,renaming:r,press:o,name:s,place:i}=t,l=e===n,[c,u,d]=[Hw(e),Iw(e),Bw(e)],
h=[e.name,`${c} ${u}`,d,l&&a("shown")].filter(Boolean).join(", ");return S("li",{class:"gp-run",role:"treeitem","aria-selected":l,"aria-expanded":e.children.length>
0||void 0,"aria-label":h,tabIndex:l?0:-1,ref:f=>i(e,f),children:[S("div",{class:"gp-row",onClick:()=>o(e),children:[S("span",{class:"gp-sign","aria-hidden":"tru\
e",children:l?"▶":null}),S("span",{class:"gp-label",children:e===r?S(Fw,{of:e.name,done:f=>s(e,f)}):S(oe,{children:[e.name?S("bdi",{class:"gp-name",children:e.
name}):null,e.name?" ":null,S("span",{class:"gp-note",children:c})," ",S("bdi",{class:"gp-words",children:u})]})}),S("span",{class:"gp-facts",title:a("Length, a\
nd total log-probability after the processors, in nats; −∞ where they remove a given token. Beam search scores given tokens before the processors."),children:d})]}),
e.children.length>0&&S("ul",{role:"group",children:S(rl,{runs:e.children,...t})})]})}function Fw({of:e,done:t}){let n=be(null),r=be(!1),o=i=>{r.current||(r.current=
!0,t(i))};xe(()=>{n.current?.focus(),n.current?.select()},[]);let s=i=>{i.stopPropagation(),i.key==="Escape"&&o(null),i.key==="Enter"&&o(n.current?.value??null)};
return S("input",{class:"gp-rename-field","aria-label":a("Name of this run"),maxLength:60,defaultValue:e,ref:n,onKeyDown:s,onClick:i=>i.stopPropagation(),onBlur:({
currentTarget:i})=>o(i.value)})}var jw=5,zw=60,Dw=6e7,Uw=(e,t)=>Array.isArray(t)&&e.length===t.length&&e.every((n,r)=>n===t[r]),_r=e=>[e,...e.children.flatMap(_r)],ol=e=>e.origin?ol(e.origin.parent):
e,ph=()=>new _e(0,(e,{chosen:t})=>e+(t.logprob??-1/0)),Zo=class{constructor(t){this.log=t}log;trees=[];shown=null;along=ph();count=0;get all(){return this.trees.
flatMap(_r)}get busy(){return this.log.running||this.log.waiting}get visible(){if(!this.log.canAsk||!this.trees.some(({children:n})=>n.length))return[];let t=this.
shown&&ol(this.shown);return this.trees.filter(n=>n.children.length||n===t)}get refuge(){let{shown:t}=this;return t?t.origin?.parent??this.trees.filter(n=>n!==t).
at(-1):void 0}follow(t){t.run&&this.begin();let n=t.run||t.status||t.steps&&this.visible.length>0;this.shown&&this.log.turn===this.shown.turn&&n&&this.measure(this.
shown),t.run&&this.makeRoom()}begin(){let{turn:t,started:n,asked:r}=this.log;if(this.along=ph(),this.shown=null,!n||t===void 0)return;let o=this.all.find(c=>c.turn===
t);if(o){this.shown=o;return}this.log.asked=null;let i=r&&Uw(r.ids,n.request.given)?this.all.find(c=>c.turn===r.turn):void 0;if(i&&r?.kind!=="branch"&&i.plain&&
i.mode===n.mode){this.shown=Object.assign(i,{turn:t,pieces:[]});return}let l={id:this.count++,turn:t,read:n.request.only_given===!0,origin:i&&r?Gw(i,r):null,children:[],
name:"",pieces:[],tokens:0,total:0,text:"",mode:n.mode,searched:!1,plain:!1};l.origin?l.origin.parent.children.push(l):this.trees=[...this.trees.filter(({children:c})=>c.
length),l],this.shown=l}measure(t){let{log:n,along:r}=this,o=n.lines();r.follow(o[0]?.last??null),Object.assign(t,{text:n.text,tokens:r.steps.length,total:r.total,
mode:n.started?.mode,searched:n.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:r.steps.map(({piece:s,chosen:i})=>s??i.text)})}makeRoom(){for(;;){let t=this.
all,n=t.reduce((i,{text:l})=>i+l.length,0);if(this.trees.length<=jw&&t.length<=zw&&n<=Dw)return;let r=this.shown&&ol(this.shown),o=t.filter(i=>i.origin&&i!==this.
shown&&!i.children.length),s=this.trees.find(i=>i!==r)??o.sort((i,l)=>i.turn-l.turn).at(0);if(!s)return;this.detach(s)}}detach(t){let n=t.origin?.parent;n?n.children=
n.children.filter(r=>r!==t):this.trees=this.trees.filter(r=>r!==t)}};function Gw(e,{at:t=0,from:n,on:r,kind:o}){let s=e;for(;s.origin&&t<s.origin.at;)s=s.origin.
parent;return{parent:s,at:t,from:String(n??""),on:!!r,kind:o}}var mh=(e,t)=>{let n=new Zo(t),o=We(({changes:s})=>S(Kw,{state:n,changes:s}),()=>n.visible.length>0)(e,t);return s=>{n.follow(s),o(s)}};function Kw({state:e,changes:t}){
let{log:n,shown:r,visible:o}=e,s=Ze(t),[,i]=Jo(_=>_+1,0),[l,c]=ge(""),[u,d]=ge(!1),[h,f]=ge(null),p=be(null),T=be(null),P=be(new Map),N=be(!1);l&&s.status&&!e.busy&&
c(""),u&&s.run&&d(!1),s.run&&p.current?.contains(document.activeElement)&&(N.current=!0),xe(()=>{let _=r&&P.current.get(r);_&&((s.run||N.current)&&Vw(p.current,
_),N.current&&_.focus({preventScroll:!0}),N.current=!1)});let j=()=>{N.current=!0,i(null)},A=_=>{if(!(!_||_===e.shown)){if(e.busy)return c(a("A run is under way\
. Wait for its end, or click Stop."));e.shown=_,n.feedRun(_.text,_.turn),n.ask({type:"shown"}),j()}},W=()=>{let _=e.refuge;if(!(!e.shown||!_)){if(!u){d(!0),T.current?.
focus();return}e.busy||e.detach(e.shown),A(_),d(!1)}},q=_=>{if(_.ctrlKey||_.metaKey||_.altKey||!e.shown)return;let g=o.flatMap(_r),M=g.indexOf(e.shown),C={ArrowDown:()=>A(
g[M+1]),ArrowUp:()=>A(g[M-1]),ArrowRight:()=>A(e.shown?.children[0]),ArrowLeft:()=>A(e.shown?.origin?.parent),Home:()=>A(g[0]),End:()=>A(g.at(-1)),F2:()=>f(e.shown),
Delete:W};Object.hasOwn(C,_.key)&&(_.preventDefault(),C[_.key]())},$=(_,g)=>{g!==null&&(_.name=g.trim()),document.activeElement?.matches(".gp-rename-field")&&j(),
f(null)},R=(_,g)=>{g?P.current.set(_,g):P.current.delete(_)};return S(oe,{children:[S("header",{class:"gp-head",children:[S("h2",{class:"gp-title",children:a("B\
ranches")}),S("span",{class:"gp-note",children:a("Click a run to see it again.")}),S("span",{class:"gp-tools",children:[S("button",{type:"button",class:"gp-butt\
on gp-rename",title:"F2",onClick:()=>f(r),children:a("Rename")}),S("button",{type:"button",class:"gp-button gp-delete",title:a("Delete key"),"data-sure":u?"yes":
void 0,disabled:!e.refuge,ref:T,onClick:W,onBlur:()=>d(!1),children:u&&r?D(_r(r).length,"Delete this run?","Delete these {count} runs?"):a("Delete")})]})]}),S("\
ul",{class:"gp-tree",role:"tree","aria-label":a("Runs that continue one another. Arrow keys move, F2 renames, Delete removes."),ref:p,onKeyDown:q,children:S(rl,
{runs:o,shown:r,renaming:h,press:_=>_===e.shown?j():A(_),name:$,place:R})}),S("p",{class:"gp-note gp-told",role:"status",children:l})]})}function Vw(e,t){let n=t.
firstElementChild;if(!e||!n)return;let[r,o]=[e.getBoundingClientRect(),n.getBoundingClientRect()];e.scrollTop+=Math.min(0,o.top-r.top-4)+Math.max(0,o.bottom-r.bottom+
4)}var Xw={ArrowDown:e=>e+1,ArrowUp:e=>e-1,Home:()=>0,End:(e,t)=>t-1};function Qo(e){let t=be(null),n=()=>[...t.current?.querySelectorAll(e)??[]],r=i=>{for(let l of n())
l.tabIndex=l===i?0:-1};return xe(()=>{let i=n();i.length&&r(i.find(({tabIndex:l,dataset:c})=>l===0&&c.reached)??i[0]);for(let l of i)l.dataset.reached="yes"}),{
ref:t,onFocusIn:({target:i})=>{i instanceof HTMLElement&&i.matches(e)&&r(i)},onKeyDown:i=>{let l=n(),c=l.indexOf(i.target),u=Xw[i.key];c<0||!u||i.ctrlKey||i.metaKey||
i.altKey||(i.preventDefault(),i.stopPropagation(),l[Math.max(0,Math.min(l.length-1,u(c,l.length)))].focus())}}}function gh({share:e,top:t,side:n}){let r=["gp-track",n==="before"&&"gp-thin",e>t*1.005&&"gp-beyond"];return S("span",{class:r.filter(Boolean).join(" "),"aria-h\
idden":"true",children:S("span",{class:`gp-fill gp-${n}`,style:{width:`${(Math.min(1,e/t)*100).toFixed(2)}%`}})})}function bh({after:e,before:t,top:n,kind:r,removed:o}){
let s=["gp-tracks",r&&`gp-tracks-${r}`,o&&"gp-tracks-removed"];return S("span",{class:s.filter(Boolean).join(" "),children:[o?S("span",{class:"gp-why",children:o}):
e!==null&&S(gh,{share:e,top:n,side:"after"}),t!==null&&S(gh,{share:t,top:n,side:"before"})]})}var sl={};re(sl,{TokenLabel:()=>Bn});function Bn({text:e,class:t}){return S("bdi",{class:t,ref:r=>{r&&xt(r,e)}})}var il=e=>e?U(e):"<0.01%",Yw=(e,t)=>e.kept!==t||e.mass_moved>0;function qt({distribution:{stages:e,vocab:t}}){return e.map((n,r)=>{let[o,s,i]=tt(n.name),l=r?e[r-
1].kept:t??0;return{number:r+1,kind:n.name,name:o,meaning:s,knobs:i,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!Yw(
n,l)}})}function It({kept:e,keptBefore:t,removed:n,moved:r,idle:o}){if(o)return a("did nothing");let s=[];return e<t&&s.push(D(t-e,"removed {count} token ({shar\
e})","removed {count} tokens ({share})",{share:il(n)})),e>t&&s.push(D(e-t,"brought {count} token back","brought {count} tokens back")),(r-n>.001||!s.length)&&s.
push(a("moved {share}",{share:U(r)})),s.join(", ")}var Wn=({layers:e,distribution:t})=>!!e&&t.stages[0]?.name!=="DolaContrast";function es(e,{effective:t,config:n}){
let r={...t,...n};return e.filter((o,s)=>s===0||r[o]).map(o=>{let s=JSON.stringify(r[o]??null);return s==="null"||s.length>12?o:`${o} ${s}`}).join(", ")}function vr(e){
return Wn(e)?{name:"DoLa",meaning:a("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:e.layers?a("the last layer"):a("the model"),meaning:a("The distribution that the model gave, before any processor.")}}function kt({distribution:{
candidates:e},chosen:t}){return e.some(({token_id:n})=>n===t.token_id)?e:[...e,t]}function ts(e,t,n){if(e.length<=t)return e;let r=({raw_logprob:i,logprob:l})=>Math.
max(J(i),J(l)),o=[...e].sort((i,l)=>r(l)-r(i)),s=new Set([...o.filter(({token_id:i})=>i===n),...o.filter(ze).slice(0,3)]);for(let i of o)s.size<t&&s.add(i);return e.
filter(i=>s.has(i))}function _t({raw_logprob:e,stage_logprobs:t},n){return n?t&&n<=t.length?J(t[n-1]):void 0:J(e)}var Fn=({raw_logprob:e,stage_logprobs:t},n)=>((n?
t?.[n-1]:e)??null)===null,ze=({logprob:e})=>e===null;function on({removed_by:e,stage_logprobs:t,raw_logprob:n},r){let o=[n,...t||[]],s=o.findLastIndex((l,c)=>c>
0&&l===null&&o[c-1]!==null),i=e||s>0&&r.distribution.stages[s-1].name;return i?tt(i)[0]:Wn(r)?"DoLa":a("a processor")}function ns(e,t){let{raw_logprob:n,logprob:r,
rank:o,raw_rank:s,token_id:i}=e;if(Oe(t)){let h={share:U(J(n)),rank:F(s||0)},f=s?a("Probability {share}, rank {rank}, according to the server.",h):a("Probabilit\
y {share}, according to the server.",h);return i<0?f:`${f} ${a("Token id {id}.",{id:i})}`}let l=F(t.distribution.vocab??0),c=a("Token id {id}.",{id:i});if(!t.distribution.
stages.length&&Math.abs((r??n??0)-(n??0))<1e-4){let h={share:U(J(n)),rank:F(o||s||0),vocab:l};return`${o||s?a("Probability {share}, rank {rank} of {vocab}; no p\
rocessor changed it.",h):a("Probability {share}; no processor changed it.",h)} ${c}`}let u={share:U(J(n)),rank:F(s||0),vocab:l};return`${s?a("Before the process\
ors {share}, rank {rank} of {vocab}.",u):a("Before the processors {share}.",u)} ${Jw(e,t)} ${c}`}function Jw(e,t){if(ze(e))return a("After them it cannot be cho\
sen: removed by {processor}.",{processor:on(e,t)});let{logprob:n,rank:r}=e,o={share:U(J(n)),rank:F(r||0),kept:F(De(t)??0)};return r?a("After them {share}, rank \
{rank} of {kept} kept.",o):a("After them {share}.",o)}function yh(e,t){let n=ie(e,t),r=Math.exp(e??1/0);return r<Zw?a("The model was all but certain here: an en\
tropy of {entropy}.",{entropy:n}):a("The model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:n,options:r<10?K(
r,1):F(Math.round(r))})}var Zw=1.05;function kh({distribution:{candidates:e,entropy_before:t}},n){let s=[...e.flatMap(({text:l,raw_logprob:c})=>c!==null&&c<0?[{
text:l,raw:c}]:[])].sort((l,c)=>wh(c.raw)-wh(l.raw)).slice(0,3).map(({text:l,raw:c})=>`${Y(l)} ${K(J(c))} · ${K(Ce(-c,n),2)}`),i={terms:s.join(" + "),entropy:ie(
t,n)};return s.length?a("before the processors, {terms} + the terms of all other tokens = {entropy}.",i):""}var wh=e=>-e*J(e);function xr(e,{mode:t,effective:n,
config:r}){if(e.isPrompt)return[a("given"),a("{token} is in the prompt: given, not chosen")];if(e.given)return[a("given"),a("{token} was given, not chosen")];if(t===
"elsewhere")return[a("the choice"),a("{token} was chosen by the server")];if(t==="custom")return[a("the choice"),a("{token} was chosen by your own decoding loop")];
if(e.beam)return[a("the choice"),Qw(e.beam.status)];if(e.reranked)return[a("the choice"),a("{token} has the best score: probability against degeneration penalty")];
let o=e.draft?.origin;return o==="accepted"?[a("the draft"),a("{token} was drafted by the assistant, and accepted")]:o==="correction"?[a("the choice"),a("{token\
} replaced a rejected draft token")]:{...n,...r}.do_sample?[a("the draw"),a("{token} was drawn")]:[a("the choice"),a("{token} was chosen as the most probable")]}
function Qw(e){return e==="running"?a("{token} goes on: the search compares the sums of whole beams"):e==="finished"?a("{token} ends a beam: the search compares\
 the sums of whole beams"):e==="ended"?a("{token} would end a beam, which does not count"):e==="pruned"?a("{token} was considered, and pruned: the search compar\
es the sums of whole beams"):a("{token} was considered by the search")}function Mr(e,t){let n=ze(e)&&!Oe(t),r=t.distribution.stages.length?null:e.raw_rank;return{id:e.token_id,text:e.text,after:J(e.logprob),before:J(e.raw_logprob),
rank:n?null:e.rank??r,chosen:e.token_id===t.chosen.token_id,given:!!(t.isPrompt||t.given),removed:n,by:n?on(e,t):"",words:()=>ns(e,t)}}function rs({entry:e,top:t,
press:n,children:r}){let{id:o,text:s,after:i,before:l,rank:c,chosen:u,removed:d,by:h}=e,f=n&&o!==null?()=>n(o):null,p=f?ny(e):"",T={class:"gp-row","aria-label":ty(
e,!!f),ref:N=>{N&&Se(N,()=>[p,e.words()].filter(Boolean).join(" "))},...f?{type:"button",onClick:f}:{role:"group"}};return S("li",{class:["gp-bar",u&&"gp-chosen",
d&&"gp-removed",o===null&&"gp-rest"].filter(Boolean).join(" "),children:[br(f?"button":"div",T,S("span",{class:"gp-rank",children:c?F(c):""}),S("span",{class:"g\
p-name",children:[S("span",{class:"gp-sign","aria-hidden":"true",children:u?"▶":d?"✕":""}),o===null?S("bdi",{class:"gp-word",children:s}):S(Bn,{text:s,class:"\
gp-word"})]}),S(bh,{after:i,before:l,top:t,kind:u?"chosen":o===null?"rest":null,removed:d&&ey(h)}),S("span",{class:"gp-values",children:[S("span",{children:d?"":
i===null?"–":U(i)}),S("small",{children:U(l)})]}),S("span",{class:"gp-go","aria-hidden":"true",children:f?"↪":""})),r]})}var ey=e=>{let[t,,n]=ve(a("removed \
by {processor}"),{processor:""});return[t,S("span",{class:"gp-remover",children:e}),n]};function ty({id:e,text:t,after:n,before:r,rank:o,chosen:s,given:i,removed:l,
by:c},u){let d=[!l&&n!==null&&U(n),(l||n!==r)&&a("before {share}",{share:U(r)})],h=[s&&(i?a("given"):a("chosen")),l&&a("removed by {processor}",{processor:c})],
f=[e===null?t:Y(t),...h,...d,u&&a("continue")];return`${o?`${F(o)}. `:""}${f.filter(Boolean).join(", ")}`}function ny({text:e,chosen:t,removed:n,by:r}){let o=Y(
e);return t?a("Run again from here with {token}.",{token:o}):n?a("Continue from here with {token} instead, although {processor} removed it.",{token:o,processor:r}):
a("Continue from here with {token} instead.",{token:o})}var pl={};re(pl,{MarkedText:()=>Sr,greenZ:()=>sn,markLegend:()=>dl,pValue:()=>Tr,pWords:()=>Qe,thresholdWords:()=>Lr,tokensNeeded:()=>Er,zKeys:()=>fl,zPicture:()=>hl});var cl={};re(cl,{axisMarks:()=>ll,plotIn:()=>al,powerTicks:()=>ry,roundTicks:()=>_h,ticksWithin:()=>os});function _h(e,t,n){let r=(t-e)/Math.max(1,n)||1,o=10**Math.floor(Math.log10(r)),s=o*[1,2,2.5,5,10].find(l=>l*o>=r*.8),i=[];for(let l=Math.floor(e/s+1e-9);l<=Math.
ceil(t/s-1e-9);l++)i.push(Number((l*s).toPrecision(12)));return i}var os=(e,t,n)=>_h(e,t,n).filter(r=>r>=e&&r<=t);function ry(e,t){let n=Array.from({length:Math.
ceil(Math.log10(t))-Math.floor(Math.log10(e))+1},(o,s)=>10**(s+Math.floor(Math.log10(e)))),r=t/e>300?[1]:[1,2,5];return n.flatMap(o=>r.map(s=>Number((s*o).toPrecision(
3)))).filter(o=>o>=e&&o<=t)}function al(e,{height:t,x:n,y:r,left:o=46,right:s=18,top:i=14,bottom:l=38}){let c=e.querySelector("svg");c||e.append(c=Z("svg","gp-d\
rawing"));let u=Math.max(240,e.clientWidth),d=(h,[f,p])=>(h-f)/(p-f||1);return{width:u,height:t,left:o,right:s,top:i,bottom:l,inner:u-o-s,x:h=>o+d(h,n)*(u-o-s),
y:h=>t-l-d(h,r)*(t-i-l),draw(h,f){at(c,{class:"gp-drawing",role:"group","aria-label":h,viewBox:`0 0 ${u} ${t}`,style:`height: ${t}px`}),Yt(c,f.map((p,T)=>["g","",
T?{}:{"aria-hidden":"true"},p]))}}}function ll(e,{xTicks:t,yTicks:n,xTitle:r,yTitle:o}){let s=h=>Array.isArray(h)?h:[h,String(h)],[i,l]=[e.height-e.bottom,e.width-
e.right],c=n.map(s).flatMap(([h,f])=>[Jt("gp-guide",e.left,e.y(h),l,e.y(h)),At("",e.left-7,e.y(h)+4,f,"end")]),u=t.map(s).flatMap(([h,f])=>[Jt("gp-guide",e.x(h),
i,e.x(h),i+4),At("",e.x(h),i+17,f)]),d=[At("gp-axis",(e.left+l)/2,e.height-4,r)];return o&&d.push(At("gp-axis",2,e.top-16,o,"start")),[...c,...u,...d]}var ul={};re(ul,{Rows:()=>vt,inNextRow:()=>ut});var oy=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,vt=class e{constructor(t,n=null){this.holder=t;this.before=n}holder;before;static BLOCK=60;static LOOSE=150;loose=0;head=0;tried=0;append(t){
this.holder.append(t),this.loose+=1}removeLast(){this.holder.lastChild?.remove(),this.loose-=1;let t=this.holder.lastElementChild;vh(t)&&this.undo(t.previousElementSibling)}settle(){
if(this.loose<e.LOOSE||this.loose<this.tried+e.BLOCK||!this.holder.offsetParent||document.fonts.status==="loading")return;this.tried=this.loose;let t=[...this.holder.
children].slice(-this.loose),n=this.freeStarts(t),r=t.map((l,c)=>c).filter(l=>n[l]&&sy(t[l])),o=[],s=0;t[0].previousSibling||(this.head=s=r.shift()??0);for(let l of r)
l-s<e.BLOCK||(o.push(this.wrap(t.slice(s,l))),s=l,this.loose=t.length-l,this.tried=0);let i=o.map(l=>l.getBoundingClientRect().height);o.forEach((l,c)=>{l.style.
containIntrinsicHeight=`${i[c]}px`,l.classList.add("gp-kept-rows")})}freeStarts(t){let n=getComputedStyle(this.holder).direction==="rtl",r=t[0].previousSibling||
!this.before?"":this.before.holder.textContent??"";return t.map(o=>{let s=o.textContent??"",i=r.endsWith(`
`);r=r.slice(r.lastIndexOf(`
`)+1);let l=i?!s.startsWith(" "):!(n||oy.test(r));return r+=s,l})}wrap(t){let n=v("span","gp-rows");t[0].before(n,v("wbr")),n.append(...t);let r=t[0].firstChild;
if(r instanceof Text&&r.data===" "){let o=v("span","gp-gap");r.replaceWith(o),o.append(r)}return n}undo(t){let n=t.querySelector(".gp-gap");n&&n.replaceWith(...n.
childNodes),t.nextSibling?.remove(),this.loose+=t.children.length+(vh(t.previousElementSibling)?0:this.head),t.replaceWith(...t.childNodes),this.tried=0}dissolve(){
for(let t of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(t);this.tried=0}};function sy(e){let t=e.previousElementSibling,n=t&&[...t.querySelectorAll(
".gp-ink")].at(-1),r=e.querySelector(".gp-ink")?.getClientRects()[0],o=n&&[...n.getClientRects()].at(-1);return!!(r&&o&&xh(r)>xh(o)+10)}function ut(e,t,n){let r=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],o=r(e[t]);if(!o)return null;let s=null,i=1/0;for(let l=t+n;l>=0&&l<e.length;l+=n){let c=r(e[l]),u=c?(c.top-o.top)*
n:0;if(!c||u<o.height/2)continue;let d=u*1e3+Math.abs(c.left-o.left);if(d>=i+1e3*o.height)break;d<i&&([s,i]=[e[l],d])}return s}var vh=e=>e?.tagName==="WBR",xh=({
top:e,bottom:t})=>(e+t)/2;var sn=(e,t,n)=>t>0?(e-n*t)/Math.sqrt(t*n*(1-n)):null;function Tr(e){if(e<0)return 1-Tr(-e);let t=Math.exp(-e*e/2)/Math.sqrt(2*Math.PI);if(e>3){let o=e;for(let s=120;s>
0;s--)o=e+s/o;return t/o}let[n,r]=[0,e];for(let o=1;r>1e-18;o+=2)n+=r,r*=e*e/(o+2);return .5-t*n}var Er=(e,t,n)=>e>t?n**2*t*(1-t)/(e-t)**2:1/0;function Qe(e){if(e>=
1e-4)return U(e);if(e<1e-300)return a("less than {p}",{p:"10⁻³⁰⁰"});let[t,n]=e.toExponential(1).split("e-");return`${ke(t)} × 10⁻${[...n].map(r=>"⁰¹²³\
⁴⁵⁶⁷⁸⁹"[r]).join("")}`}function Lr(e){let t=Tr(e);if(t>.1)return a("{share} of texts without this watermark pass it.",{share:U(t)});let n=1/t;return n>=
1e9?a("A share of {p} of texts without this watermark passes it.",{p:Qe(t)}):a("One in {odds} texts without this watermark passes it.",{odds:F(Number(n.toPrecision(
n<1e4?3:2)))})}var iy=({green:e})=>e==null?"none":e?"green":"red",ay=e=>Math.round(Math.max(0,Math.min(1,(e-.2)/.6))*10);function ly(e,t,n){let r=v("span","gp-t\
oken",null,{tabindex:"-1",role:"img"});if(ct(r,e),Mh(r,t),n===void 0)return r;let o=typeof n=="function"?n:()=>n;return r.setAttribute("aria-label",o()),Se(r,o),
r}function Mh(e,{green:t=null,g:n=null,counted:r=!0}){let o=e.querySelector(".gp-ink");if(n===null)e.dataset.list=iy({green:t});else{let s=ay(n);e.dataset.list=
"g",o.style.backgroundColor=`var(--gp-prob-${s})`,o.style.backgroundSize=`2px ${s*10}%`}r||(e.dataset.counted="no")}var Sr=class{constructor(t,{press:n=null}={}){
this.body=t,this.press=n,this.items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,t.classList.add("gp-marked"),this.rows=new vt(t),t.addEventListener(
"keydown",r=>this.keyed(r)),t.addEventListener("click",r=>this.pressed(r.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(t)}show(t,n=0){
this.cut(Math.min(n,this.tokens.length));for(let r=this.tokens.length;r<t.length;r++){let{token:o,mark:s,words:i}=t[r],l=ly(o,s,i);this.press&&l.setAttribute("r\
ole","button"),en(this,l,o,r?this.items[r-1].token:null),this.items.push(t[r])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(t){
Pt(this,t),this.items.length=t,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(t){this.stop&&(this.stop.tabIndex=-1),this.stop=t,t.tabIndex=0}pressed(t){
let n=this.tokens.indexOf(t);n<0||(this.reach(t),this.press&&this.press(this.items[n]))}keyed(t){let n=this.tokens.indexOf(t.target.closest(".gp-token"));if(n<0||
t.ctrlKey||t.metaKey||t.altKey)return;let r={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>ut(this.tokens,n,1),ArrowUp:()=>ut(this.
tokens,n,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[t.key];if(!r)return;t.preventDefault();let o=r();
o&&(this.reach(o),o.focus({preventScroll:!0}),o.scrollIntoView({block:"nearest"}),o===this.tokens[n]&&this.pressed(o))}resized(){let{clientWidth:t}=this.body;!t||
t===this.width||(this.width=t,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function dl(e,t,{unscored:n=!1,
repeated:r=!1,faint:o=a("faint: seen before, not counted")}={}){let s=[t,n,r,o].join();if(e.dataset.legend===s)return;e.dataset.legend=s,e.classList.add("gp-mar\
ked","gp-mark-legend");let i=(c,u,d)=>{let h=v("span"),f=v("span","",null,{"aria-hidden":"true"});return f.append(v("span","gp-ink",u)),Mh(f,c),h.append(f,d),h},
l=t==="synthid"?[i({g:.2},"g",a("mean g-value 0.2 or less")),i({g:.5},"g",a("0.5, as by chance")),i({g:.8},"g",a("0.8 or more"))]:[i({green:!0},"◆",a("green: \
on the green list")),i({green:!1},"◇",a("red: not on the green list"))];n&&l.push(i({},"abc",a("not scored"))),r&&l.push(i(t==="synthid"?{g:.5,counted:!1}:{green:!0,
counted:!1},"abc",o)),e.replaceChildren(...l)}var cy=400,uy=12;function hl(e,{curves:t,threshold:n,needed:r=null,label:o=a("z over the number of tokens"),title:s=a(
"tokens scored"),yTitle:i="z",from:l=40,height:c=260}){let u=t.filter(({points:q})=>q.length),d=u.flatMap(({points:q})=>q),h=Math.max(l,...d.map(([q])=>q)),f=r&&
r.at<=2*h?Math.max(h,r.at*1.05):h,p=d.map(([,q])=>q),T=Math.min(-.5,...p)*1.08,P=Math.max(n*1.15,1,...p)*1.06,N=al(e,{height:c,x:[0,f],y:[T,P],left:40,top:24}),
j=N.width-N.right,A=[...ll(N,{xTicks:os(0,f,N.inner/90),yTicks:os(T,P,5),xTitle:s,yTitle:i}),Jt("gp-unity",N.left,N.y(0),j,N.y(0)),Jt("gp-z-threshold",N.left,N.
y(n),j,N.y(n)),...u.map(({look:q,points:$})=>xa(`gp-z-${q}`,hy($,cy).map(([R,_])=>[N.x(R),N.y(_)]))),...u.map(({look:q,points:$})=>fy(N,q,$.at(-1))),dy(N,u,n)],
W=py(N,u);if(r&&r.at<=f){let[q,$]=[N.x(r.at),N.y(n)];W.push(Wo("",r.words,[["path","gp-z-needed",{d:`M${ae(q)} ${ae($)}l-6 11h12Z`},[]]]))}N.draw(o,[A,W])}function dy(e,[
t],n){let r=([,i])=>Math.abs(i-n),{points:o}=t||{points:[]},s=o.length>0&&r(o.at(-1))>r(o[Math.floor(o.length/8)]);return At("gp-halo gp-strong",s?e.width-e.right:
e.left+5,e.y(n)-6,a("threshold {value}",{value:Number(n.toFixed(2))}),s?"end":"start")}function hy(e,t){let n=Math.ceil(e.length/t);return e.filter((r,o)=>o%n===
0||o===e.length-1)}var fy=(e,t,[n,r])=>t==="measured"?["circle","gp-measured",{cx:ae(e.x(n)),cy:ae(e.y(r)),r:5},[]]:["path",`gp-z-end gp-z-end-${t}`,{d:Ma(e.x(n),
e.y(r),4.5)},[]];function py(e,t){let n=Math.max(0,...t.map(({points:o})=>o.at(-1)[0])),r=Math.min(uy,n);return Array.from({length:r},(o,s)=>{let[i,l]=[n*s/r,n*
(s+1)/r],c=t.map(({name:d,points:h})=>{let f=h.findLast(([p])=>p<=l);return f&&f[0]>i?`${d} ${Q(f[1],2)}`:""}).filter(Boolean);if(!c.length)return null;let u={x:ae(
e.x(i)),y:e.top,width:ae(e.x(l)-e.x(i)),height:ae(e.height-e.bottom-e.top)};return Wo("gp-z-place",D(Math.floor(l),"After {count} token: {values}","After {count\
} tokens: {values}",{values:c.join(", ")}),[["rect","gp-catch",u,[]]])}).filter(Boolean)}function fl(e,t){let n=he(e,t.length,()=>{let r=v("span"),o=Z("svg");return ne(
o,{width:26,height:8,"aria-hidden":"true"}),o.append(Z("path")),ne(o.firstElementChild,{d:"M1 4H25"}),r.append(o,v("span")),r});t.forEach(({name:r,look:o,tip:s},i)=>{
let[l,c]=n[i].children;ne(l.firstChild,{class:`gp-z-${o}`}),B(c,r),s&&we(c,"z-score",()=>"",{meaning:s,formula:""})})}function my(e){switch(e){case"context":return a("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return a("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return a("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return a("no mark: the bias is 0.");default:return a("no mark.")}}function Or(e){let t=e&&e.effective&&e.effective.watermarking_config||{},n=Array.isArray(t.
keys)?t.keys.length:0,r=t.greenlist_ratio,o=t.seeding_scheme==="selfhash",s=t.context_width;return{config:t,keys:n,selfhash:o,ratio:r>0&&r<1?r:null,early:n?kn(t.
ngram_len,1)-1:kn(s,1)-Number(o)}}function ss({config:e,keys:t,ratio:n}){if(t)return D(t,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:e.ngram_len});if(n===null)return a("a green list whose settings are not known");let{bias:r,seeding_scheme:o,context_width:s,
hashing_key:i}=e;return a("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:U(n),bias:r,scheme:o,width:s,key:i})}
function is({chosen:e,index:t,mark:n,given:r,isFirst:o},s){let i=d=>a("Token {number}, {token}: {mark}",{number:F(t+1),token:Y(e.text),mark:d});if(!n)return i(r?
a("given, before the watermark began."):a("not marked."));if(n.why)return i(my(n.why));let l=a("Its probability: {before} before the watermark, {after} after.",
{before:U(n.chosen_before),after:U(n.chosen_after)}),c=o?[a("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let d=D(s.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:K(n.g,2)});return[i(d),l,...c].join(" ")}let u=n.green?a("\
◆ green: it got the bias."):a("◇ red: it got no bias.");return[i(u),l,gy(n,s),...c].join(" ")}function gy(e,{ratio:t,selfhash:n}){let r=e.listed??0,o={before:U(
e.mass_before??0),after:U(e.mass_after??0)};return n?D(r,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",o):t===null?D(r,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
o):D(r,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...o,ratio:U(t)})}var Sh={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function Th(e,t,n,r){let{mark:o,index:s}=t,i={...e};if(!o)return{...i,unscored:e.
unscored+1};i.marks+=1;let l=o.kind==="synthid"?o.g:o.green;if(o.chosen_before>0&&o.chosen_after>0){i.chosen+=1,i.surprisal-=Math.log(o.chosen_before),i.gained+=
Math.log(o.chosen_after/o.chosen_before);let{stages:c,entropy_before:u}=t.distribution;i.entropy+=r>0&&c[r-1]?c[r-1].entropy:u,i.likely-=by(t,r)}return i.suppressed+=
o.suppressed,l===null?{...i,unscored:e.unscored+1}:s<n.early?{...i,early:e.early+1}:(i.scored+=1,i.green+=Number(l),i.expected+=o.expected??0,o.kind==="synthid"?
i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&(i.z=sn(i.green,i.scored,n.ratio),i.foreseen=sn(i.expected,i.scored,n.ratio)),i)}
function by({distribution:{candidates:e}},t){let n=e.map(({raw_logprob:r,stage_logprobs:o})=>t>0?o[t-1]:r).filter(r=>r!=null);return n.length?Math.max(...n):0}function Eh(e,t,n,r){
let o=e.find(([,u])=>u>r);if(t.z>r)return{at:o[0],words:D(o[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:r})};let s=o?[D(o[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:r})]:[],i=n.keys?t.z>0?t.scored*(r/t.z)**2:1/0:Er(t.green/t.scored,n.ratio,r),l=Math.max(t.scored+1,Math.ceil(i));
if(!Number.isFinite(l)||l>1e7)return{at:1/0,words:[...s,a("At the share so far, z never reaches {threshold}.",{threshold:r})].join(" ")};let c=D(l,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:r,more:F(l-t.scored)});return{at:l,words:[...s,c].join(" ")}}function Lh(e,t){let{started:n,unit:r}=t;if(!e||!n)return[a("No token yet")];if(t.rejected)return ac(t.rejected,e.chosen.text,Ft(n));if(Oe(e))return wy(e,n,r);let o=[
yh(e.distribution.entropy_before,r),...yy(e),..._y(e,r),...ky(e,n)];if(e.mark){let i=Or(n),{chosen:l,index:c,mark:u,given:d=!1}=e;o.push(is({chosen:l,index:c,mark:u,
given:d,isFirst:c<i.early},i))}o.push(Ah(e,n)),e.draft&&o.push(...ic(e,Ft(n))),e.beam&&o.push(...wc(e,t)),e.reranked&&o.push(...vy(e,n));let{raw_logprob:s}=e.chosen;
return s!==null&&o.push(a("Its surprisal, before the processors, was {value}.",{value:ie(-s,r)})),o}function wy(e,t,n){let{chosen:r}=e,o=kt(e).find(c=>c.raw_rank===
1),s=c=>a("The likeliest token was {token}, with {share}.",jn(c)),i=r.raw_rank===1||!o?[]:[s(o)];r.raw_rank===1?i.push(s(r)):r.raw_rank?i.push(a("The server gav\
e {token} {share}: rank {rank}.",{...jn(r),rank:F(r.raw_rank)})):i.push(a("The server gave {token} {share}.",jn(r)));let l=ie(r.raw_logprob===null?null:-r.raw_logprob,
n);return[...i,Ah(e,t),a("Its surprisal was {value}.",{value:l})]}var jn=({text:e,raw_logprob:t})=>({token:Y(e),share:U(J(t))});function yy(e){let{chosen:t,distribution:n}=e,
{name:r}=vr(e),o={source:r,...jn(t),vocab:F(n.vocab??0)};if(Wn(e))return[];if(t.raw_rank===1)return[a("Its first choice was {token}, with {share}.",o)];let s=kt(
e).find(c=>c.raw_rank===1),i=s?[a("Its first choice was {token}, with {share}.",jn(s))]:[],l=t.raw_rank?a("It gave {token} {share}: rank {rank} of {vocab}.",{...o,
rank:F(t.raw_rank)}):a("It gave {token} {share}.",o);return[...i,l]}function ky(e,t){let n=qt(e);if(!n.length)return e.isPrompt||e.read?[]:[a("No processor chan\
ged that.")];let r=n.filter(({idle:o})=>!o);return r.length?r.map(o=>{let s=Oh(o,t),i=o.kept===o.keptBefore?It(o):`${It(o)}, ${a("{count} left",{count:F(o.kept)})}`,
{chosen:l}=e,[c,u]=[_t(l,o.number-1),_t(l,o.number)],d={name:s,effect:i,token:Y(l.text),before:U(c||0),after:U(u||0)};return c===void 0||u===void 0?a("{name}: {\
effect}.",d):!u&&c?a("{name}: {effect}; {token} had {before}, and could no longer be chosen.",d):d.before===d.after?a("{name}: {effect}; {token} stayed at {afte\
r}.",d):a("{name}: {effect}; {token} went from {before} to {after}.",d)}):[D(n.length,"The processor ({names}) did nothing here.","The {count} processors ({name\
s}) did nothing here.",{names:n.map(({name:o})=>o).join(", ")})]}function Oh({name:e,knobs:t},n){let r=es(t,n);return r?r.startsWith(e)?r:`${e} (${r})`:e}function Rh(e,t){
let{chosen:n}=e,r=a("{token} had {share}",jn(n)),o=qt(e).filter(({idle:i})=>!i).map(i=>{let l=_t(n,i.number),c={name:Oh(i,t),share:l===void 0?"":U(l)};return l===
void 0?a("{name}: {effect}",{...c,effect:It(i)}):i.kept===i.keptBefore?a("after {name}: {share}",c):D(i.kept,"after {name}: {share}, {count} token left","after \
{name}: {share}, {count} tokens left",c)}),s=ve(xr(e,t)[1],{token:Y(n.text)}).join("");return pe(Pe([r,...o,s]))}function Ah(e,t){let{chosen:n,given:r,isPrompt:o}=e,
s=ve(xr(e,t)[1],{token:Y(n.text)}).join("");return r||o||e.beam||Oe(e)?`${s}.`:ze(n)?a("{words}, though {processor} had removed it.",{words:s,processor:on(n,e)}):
{...t.effective,...t.config}.do_sample&&!e.draft&&!e.reranked?a("{words}: its chance was {share}.",{words:s,share:U(J(n.logprob))}):`${s}.`}function _y({layers:e},t){
if(!e)return[];let{layer:n,final_layer:r,candidate_layers:o,divergences:s}=e,i={final:r,layer:n,divergence:ie(s[o.indexOf(n)]??null,t)};return[D(o.length,"DoLa \
contrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {divergence}.","DoLa contrasted the last layer, {final}, with layer {\
layer}: of {count} candidates the furthest from it, by {divergence}.",i)]}function vy({reranked:e,chosen:t},{effective:n,config:r}){let o=e?.find(({token_id:u})=>u===
t.token_id);if(!e||!o)return[];let s={share:U(o.probability),penalty:K(o.penalty),score:K(o.score)},i=[a("Its probability among the weighed tokens was {share}, \
its degeneration penalty {penalty}, its score {score}.",s)],{penalty_alpha:l}={...n,...r};Be(l)&&i.push(a("score = (1 − α) · probability − α · penalty = (1 − {a\
lpha}) · {probability} − {alpha} · {penalty} = {score}.",{...s,alpha:l,probability:K(o.probability)}));let c=e.reduce((u,d)=>d.probability>u.probability?d:u);
if(c!==o){let u={token:Y(c.text),count:e.length,share:U(c.probability),penalty:K(c.penalty),score:K(c.score)};i.push(a("The most probable of the {count} weighed\
 tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",u))}return i}var xy=150;function Ph({log:e,changes:t,step:n,press:r}){let o=Qo(".gp-row"),s=n.isPrompt?[]:n.watched??[],i=My(e),l=e.canAsk&&i>=0,c=s.map(h=>Mr(h,n)),u=Math.max(
.02,...c.map(({after:h,before:f})=>Math.max(h??0,f))),d=s.length?le(e.lastOf(n)):[];return S("div",{class:"gp-looked-box",hidden:!l&&!s.length,children:[S("div",
{hidden:!s.length,children:[S("h3",{class:"gp-looked-title",children:a("Looked up")}),S("ol",{class:"gp-bars gp-looked",...o,children:c.map((h,f)=>S(rs,{entry:h,
top:u,press:r,children:S(Ey,{shares:Ty(d,h.id),step:n})},f))})]}),S(Sy,{log:e,changes:t,line:i,hidden:!l})]})}function My(e){let t=e.current(),n=t&&!t.isPrompt&&
e.lineOf(t);return n?e.lines().findIndex(({last:r,label:o})=>r===n.last&&o===n.label):-1}function Sy({log:e,changes:t,line:n,hidden:r}){let[o,s]=ge(""),[i,l]=ge(
""),c=Ze(t);i&&(c.run||c.watched)&&l("");let u=d=>{if(d.preventDefault(),!o||n<0){l(o?a("Select a token of the generated text first."):a("Type the text of a tok\
en first."));return}l(a("Looking up {token} …",{token:Y(o)})),e.ask({type:"look",line:n,text:o})};return S("details",{class:"gp-look",hidden:r,children:[S("su\
mmary",{children:a("Look up a token")}),S("form",{class:"gp-look-form",onSubmit:u,children:[S("label",{children:[a("Token")," ",S("input",{type:"text",class:"gp\
-look-text",maxLength:200,autocomplete:"off",autocapitalize:"off",spellcheck:!1,placeholder:a("for instance “ cat”"),value:o,onInput:({currentTarget:d})=>s(
d.value)})]}),S("button",{type:"submit",class:"gp-button",children:a("Look up")}),S("p",{class:"gp-note",children:[a("The text is taken as typed: most words beg\
in with a space, and “ cat” is a different token from “cat”.")," ",S("span",{class:"gp-look-state",role:"status",children:i})]})]})]})}var Ty=(e,t)=>e.map(
({watched:n})=>{let r=n?.find(({token_id:o})=>o===t);return r?J(r.logprob):0});function Ey({shares:e,step:t}){if(e.length<2)return null;let n=Math.max(...e),r=l=>l/
(e.length-1)*100,o=Ly(e,xy).map(([l,c])=>`${r(l).toFixed(1)},${(98-(n?c/n:0)*94).toFixed(1)}`),s=n?a("highest {share}, at token {number}",{share:U(n),number:e.indexOf(
n)+1}):a("probability 0 everywhere"),i=D(e.length,"The probability of this token after the processors, along the text of {count} token: {words}. The vertical li\
ne is the current token.","The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token\
.",{words:s});return S(Le,{as:"div",class:"gp-along",id:"probability",meaning:i,formula:"",label:a("along the text: {words}",{words:s}),children:[S("svg",{class:"\
gp-along-plot",preserveAspectRatio:"none",viewBox:"0 0 100 100",children:[S("line",{class:"gp-along-here",x1:r(t.index),x2:r(t.index),y1:"0",y2:"100"}),S("polyl\
ine",{class:"gp-along-line",points:o.join(" ")})]}),S("span",{class:"gp-along-words",children:s})]})}function Ly(e,t){let n=Math.ceil(e.length/t),r=[];for(let o=0;o<
e.length;o+=n){let s=o;for(let i=o+1;i<Math.min(e.length,o+n);i++)e[i]>e[s]&&(s=i);r.push([s,e[s]])}return r}var ml=24,Oy=[.02,.05,.1,.2,.5,1];function Ry({log:e,changes:t}){let n=e.current(),r=!!(n&&e.canAsk&&!n.isPrompt),o=!!(n&&!n.distribution.stages.length),s=r&&n?
c=>e.ask({type:"branch",step:n,tokenId:c}):void 0,i=Je(()=>n&&S(Ay,{log:e,step:n,press:s}),[e,n,r]),l=["gp-drawn-candidates",e.running&&!e.selected&&"gp-grows",
o&&"gp-untouched",r&&"gp-pressable"];return S("div",{class:l.filter(Boolean).join(" "),children:[!n&&S("p",{class:"gp-note gp-no-token",children:a("The most lik\
ely tokens appear here, before and after the processors.")}),i,n&&n.beam&&!o&&S("p",{class:"gp-note gp-beams-note",children:a("Beam search: probabilities after \
the processors are not renormalised here, so they need not sum to 100%.")}),n&&S(Ph,{log:e,changes:t,step:n,press:s})]})}var Ch=We(Ry);function Ay({log:e,step:t,
press:n}){let[r,o]=ge(!1),s=Qo(".gp-row"),i=kt(t),l=new Map(i.map(f=>[f,Mr(f,t)])),u=(r?i:ts(i,ml,t.chosen.token_id)).map(f=>l.get(f)??Mr(f,t)),d=Cy(e,t,[...l.values()]),
h=Py(u);return S(oe,{children:[S("ol",{class:"gp-bars",...s,children:[...u,...d?[d]:[]].map((f,p)=>S(rs,{entry:f,top:h,press:n},p))}),i.length>ml&&S("button",{type:"\
button",class:"gp-button gp-all","aria-expanded":r,onClick:()=>o(!r),children:r?a("show {count} only",{count:ml}):a("show all {count}",{count:F(i.length)})}),S(
Ny,{log:e,step:t,listed:i,top:h,isPressable:!!n})]})}function Py(e){let t=Math.max(...e.map(({after:n,before:r})=>Math.max(n??0,r)));return Oy.find(n=>t<=n)??1}
function Cy(e,t,n){let r=h=>Math.max(0,1-n.reduce((f,p)=>f+(p[h]??0),0)),o={id:null,rank:null,chosen:!1,given:!1,removed:!1,by:""};if(Oe(t)){let h=r("before"),f=()=>a(
"All tokens that the server did not list, together: {share}.",{share:U(h)});return{...o,text:a("all others"),after:h,before:h,words:f}}let s=(t.distribution.vocab??
0)-n.length;if(s<=0)return null;let l=(De(t)??0)>n.filter(({removed:h})=>!h).length?e.usesBeams?null:r("after"):0,c=r("before"),u={count:F(s),before:U(c),after:U(
l??0)},d=()=>l===null?a("All tokens that are not listed ({count}), together: {before} before the processors.",u):a("All tokens that are not listed ({count}), to\
gether: {before} before the processors, {after} after them.",u);return{...o,text:D(s,"{count} other token","{count} other tokens"),after:l,before:c,words:d}}function Ny({
log:e,step:t,listed:n,top:r,isPressable:o}){let s=!t.distribution.stages.length,i=()=>a("{token} had {share}",{token:Y(t.chosen.text),share:U(J(t.chosen.raw_logprob))});
return S("div",{class:"gp-bars-legend gp-note",children:[S("span",{children:[S("i",{class:"gp-swatch gp-after"}),S(Le,{class:"gp-after-word",id:"probability",run:()=>e.
started?Rh(t,e.started):"",meaning:a("The probability from which the token is chosen: after all logits processors, without what they removed."),children:$y(t)})]}),
!s&&S("span",{class:"gp-before-key",children:[S("i",{class:"gp-swatch gp-before"}),S(Le,{id:"probability",run:()=>pe(i()),meaning:a("The probability that the mo\
del itself gave, before any logits processor."),children:a("before")})]}),S("span",{children:[S("b",{class:"gp-glyph",children:"▶"}),S("span",{class:"gp-chose\
n-word",children:t.isPrompt||t.given?a("given, not chosen"):a("chosen")})]}),!Oe(t)&&n.some(ze)&&S("span",{class:"gp-removed-key",children:[S("b",{class:"gp-gly\
ph gp-cross",children:"✕"}),a("removed")]}),o&&S("span",{class:"gp-press-note",children:a("↪ continue")}),S(Le,{class:"gp-full",id:"probability",formula:"",
meaning:a("The probability of a bar of full width: a round number that no token exceeds. The bar of all others may exceed it, and is then marked with »."),children:a(
"axis 0–{top}",{top:U(r)})})]})}function $y(e){return Oe(e)?a("probability, according to the server"):e.distribution.stages.length?a("after the processors"):a(
"probability; no processor ran, so it is the same before and after")}function Nh(e,t){let r=e.querySelector("details"),o=e.querySelector(".gp-output"),s=e.querySelector(".gp-all"),i=null,l=!1;function c(_){let g=t.allLines(),M=t.
started.effective.length_penalty??1;return _.sequences.map((C,O)=>{let x=le(g[O]?g[O].last:null),k=C.token_ids.map((m,L)=>{let H=x[L]&&x[L].chosen.token_id===m?
x[L]:null,z=C.logprobs[L];return{id:m,text:H?H.chosen.text:"?",recorded:z,library:C.transition_scores?C.transition_scores[L]:null,difference:C.transition_scores?
pn(z,C.transition_scores[L]):null,drawn:H?pn(z,H.chosen.logprob):1/0}}),w=C.logprobs.filter((m,L)=>!x[L]||!x[L].given),y=w.reduce((m,L)=>m+(L??-1/0),0),b=w.length**
M,E=w.length?y/b:null,I=C.score!==null&&E!==null&&C.score*b>zt;return{tokens:k,sum:y,length:w.length,penalty:M,rebuilt:E,score:C.score,difference:I?Qn(y,C.score,
b):null}})}function u(_,g=1e-9){if(!Number.isFinite(_))return"∞";let M=Math.max(_,g),C=Math.floor(Math.log10(M)+1e-9),O=Math.ceil(M/10**C-1e-6);return O===10?
`1e${C+1}`:`${O}e${C}`}function d(_){if(!_||!_.sum.count)return[[],[]];let{sum:g,given:M,final:C,pool:O,output:x}=_,k=({off:b,count:E,furthest:I},m)=>b?[m(b,{all:F(
E),bound:u(I)})]:[],w=[...k(g,(b,E)=>D(b,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add up: the fur\
thest is off by {bound}",E)),...k(M,(b,E)=>D(b,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tokens do not c\
ount as 0: the furthest is off by {bound}",E)),...k(C,(b,E)=>D(b,"{count} of {all} final scores does not follow from its sum: it is off by {bound}","{count} of \
{all} final scores do not follow from their sums: the furthest is off by {bound}",E)),...k(O,(b,E)=>D(b,"{count} of {all} kept scores does not follow from the t\
exts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",E)),...k(x,(b,E)=>D(
b,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their paths thro\
ugh the tree end: the furthest is off by {bound}",E))],y=u(Math.max(...Object.values(_).map(b=>b.furthest)),hc);return[w,w.length?[]:[D(g.count,"{count} node of\
 the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:y})]]}function h({outputs:_,tree:g}){let M=_.flatMap(m=>m.tokens);
if(!M.length)return["none","–",a("There are no scores to check: no token was generated.")];let C=M.filter(({difference:m})=>m!==null),O=_.filter(({difference:m})=>m!==
null),x=m=>u(Math.max(0,...m.map(({difference:L})=>L))),k=m=>m.filter(({difference:L})=>!(L<=mn)).length,w=M.filter(({drawn:m})=>m>mn).length,[y,b]=d(g),E=[...k(
O)?[a("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:F(k(O)),all:F(O.length),bound:x(O)})]:[],...y,...k(C)?[D(k(C),"{count} \
of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_transition_scores\
, by up to {bound}",{all:F(C.length),bound:x(C)})]:[],...w?[D(w,"{count} token of the outputs differs from the steps that are shown","{count} tokens of the outp\
uts differ from the steps that are shown")]:[]];if(E.length)return["differs","✗",Pe(E)];let I=[...O.length?[D(O.length,"{count} sequences_scores is rebuilt to\
 within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:x(O)})]:[],...b];return C.length?["agrees","✓",Pe([...I,D(C.length,"{count} t\
oken agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to within {boun\
d}",{bound:x(C)})])]:["none","–",Pe([...I,f()])]}let f=()=>t.started.mode==="custom"?a("compute_transition_scores does not apply: the run used your own decodi\
ng loop"):a("compute_transition_scores does not apply: the run was recorded without the library’s scores");function p(){let[_,g,M]=i?h(i):["none","–",a("The\
 scores are checked against the library when the run has finished.")],C={agrees:a("agrees with the library"),differs:a("differs from the library"),none:a("not c\
hecked")};e.dataset.verdict=_,B(e.querySelector(".gp-badge"),g),B(e.querySelector(".gp-sign-words"),i?C[_]:a("not checked yet")),B(e.querySelector(".gp-verdict-\
line"),M)}let T=_=>je(_)?"−∞":Q(_,3).replace(/^-(0.000)$/,"$1"),P=_=>je(_)?"−∞":(_<zt?ke(_.toExponential(3)):K(_,5)).replace("-","−"),N=_=>_<0||je(_)?
`(${P(_)})`:P(_);function j(_,g){let M=_.insertCell();g===null?M.textContent="–":M.textContent=(g>mn?"✗ ":"")+(g===0?"0":Number.isFinite(g)?g.toExponential(
0):"∞"),M.classList.toggle("gp-off",g>mn)}function A(){let _=i.outputs.filter(({score:M})=>M!==null);e.querySelector(".gp-beam-check").hidden=!_.length;let g=e.
querySelector(".gp-sums tbody");g.replaceChildren(),i.outputs.forEach((M,C)=>{if(M.score===null)return;let O=g.insertRow();for(let x of[C+1,T(M.sum),M.length,M.
penalty,K(M.rebuilt,4),K(M.score,4)])O.insertCell().textContent=x;j(O,M.difference)})}function W(_,g,M,C,O,x){if(!M.count)return;let{worst:k}=M,w=_.insertRow();
w.append(v("th","",g,{scope:"row"})),w.insertCell().textContent=F(M.count),w.insertCell().append(C(k),...k.node?[" ",se(k.node.beam.text)]:[]),w.insertCell().textContent=
O(k),w.insertCell().textContent=P(x(k)),j(w,k.difference)}function q(){let _=e.querySelector(".gp-tree-sums tbody");if(_.replaceChildren(),!i.tree)return;let{sum:g,
given:M,final:C,pool:O,output:x}=i.tree,k=t.started.effective.length_penalty??1,w=({node:b})=>a("step {number}:",{number:b.index+1}),y=({node:b,power:E})=>`${P(
b.beam.score)} / ${b.length} ** ${k} = ${P(je(b.beam.score)?null:b.beam.score/E)}`;W(_,a("node: parent’s score + log-probability"),g,w,({node:b,parent:E})=>`${P(
E)} + ${N(b.beam.logprob)} = ${P(je(b.beam.logprob)?null:E+b.beam.logprob)}`,({node:b})=>b.beam.score),W(_,a("given token: counts as 0"),M,w,()=>P(0),({node:b})=>b.
beam.score),W(_,a("ended: score / length ** length_penalty"),C,w,y,({node:b})=>b.beam.final_score),W(_,a("kept after a step: the best that ended"),O,b=>a("step \
{number}: rank {rank}",{number:b.step+1,rank:b.place+1}),b=>b.expected===null?"–":P(b.expected),b=>b.told),W(_,a("output: score where its path ends, after the\
 penalty"),x,({number:b})=>a("output {number}:",{number:b+1}),y,b=>b.told)}function $(){let{tokens:_}=i.outputs[Number(o.value)]||i.outputs[0]||{tokens:[]},g=e.
querySelector(".gp-scores tbody");g.replaceChildren(),_.slice(0,l?1/0:20).forEach((M,C)=>{let O=g.insertRow();O.insertCell().textContent=C+1,O.insertCell().textContent=
M.id,O.insertCell().append(se(M.text)),O.insertCell().textContent=T(M.recorded),O.insertCell().textContent=M.difference===null?"–":T(M.library),j(O,M.difference),
O.insertCell().textContent=ke(`${(J(M.recorded)*100).toFixed(2)}%`)}),s.hidden=_.length<=20||l,B(s,a("Show all {count} tokens",{count:F(_.length)}))}function R(){
if(!r.open)return;let _=t.hideFrom!==null;if(e.querySelector(".gp-secret").hidden=!_,e.querySelector(".gp-token-check").hidden=_||!i,e.querySelector(".gp-beam-c\
heck").hidden=!0,e.querySelector(".gp-tree-check").hidden=_||!i||!i.tree||!i.tree.sum.count,B(e.querySelector(".gp-how"),t.usesBeams?a("The playground records a\
 log-probability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, \
as its documentation asks for beams)."):a("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute\
_transition_scores gives for the same run (normalize_logits=True).")),!i)return;let g=M=>t.usesBeams?a("output {number}",{number:M}):a("sequence {number}",{number:M});
e.querySelector(".gp-which").hidden=i.outputs.length<2,o.options.length!==i.outputs.length&&o.replaceChildren(...i.outputs.map((M,C)=>v("option","",g(C+1),{value:C}))),
A(),_||q(),_||$()}return r.addEventListener("toggle",R),r.addEventListener("keydown",_=>{_.key!=="Escape"||!r.open||(r.open=!1,r.querySelector("summary").focus())}),
o.addEventListener("change",R),s.addEventListener("click",()=>{l=!0,R()}),_=>{if(e.hidden=!t.started,!_.run&&!_.status&&!_.steps)return;let{finished:g}=t;g?(!i||
i.finished!==g)&&(i={finished:g,outputs:c(g),tree:fc(t)},l=!1,o.replaceChildren()):i=null,p(),(_.run||_.status||g)&&R()}}function $h(e,t){let o=[.1,.2,.5,1,2,5,10,20,50,1/0],s=e.querySelector(".gp-heat-plot"),i=e.querySelector(".gp-cells"),l=e.querySelector(".gp-column"),c=e.querySelector(
".gp-layer-names"),u=e.querySelector(".gp-layer-reading"),d=e.querySelector(".gp-layer-tally"),h=document.createElement("canvas"),f=h.getContext("2d",{willReadFrequently:!0}),
p=new _e({picks:{},peak:0},({picks:m,peak:L},{layers:H})=>H?{picks:{...m,[H.layer]:(m[H.layer]||0)+1},peak:Math.max(L,...H.divergences)}:{picks:m,peak:L}),T=0,P=[],
N=[],j=[0,0],A=[],W=m=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(m??0)/T)))*10);function q(){let m=getComputedStyle(e);return[...[...Array(11).keys()].map(H=>`\
--gp-heat-${H}`),"--gp-text"].map(H=>{let z=m.getPropertyValue(H).trim();return[1,3,5].map(G=>parseInt(z.slice(G,G+2),16))})}function $(m){if(h.width>=m&&h.height===
P.length*6)return;let L=h.height===P.length*6?f.getImageData(0,0,h.width,h.height):null;h.width=Math.max(64,2**Math.ceil(Math.log2(m))),h.height=P.length*6,L&&f.
putImageData(L,0,0)}function R(m){let L=new ImageData(1,P.length*6);P.forEach((H,z)=>{let G=m.layers?m.layers.candidate_layers.indexOf(H):-1;if(G<0)return;let V=N[W(
m.layers.divergences[G])];for(let X=0;X<5;X++){let ee=X===2&&H===m.layers.layer?N[11]:V;L.data.set([...ee,255],(z*6+X)*4)}}),f.putImageData(L,m.index,0)}let _=()=>Math.
max(10,p.steps.length);function g(){let[m,L]=j;if(!m||!L)return;i.width!==m&&(i.width=m),i.height!==L&&(i.height=L);let H=i.getContext("2d");H.clearRect(0,0,m,L),
H.imageSmoothingEnabled=!1;let z=p.steps.length;H.drawImage(h,0,0,z,h.height,0,0,m*z/_(),L)}function M(m){let L=[...p.steps.find(V=>V.layers).layers.candidate_layers].
sort((V,X)=>X-V),H=q(),z=o.find(V=>p.total.peak<=V*Math.LN2)*Math.LN2,G=String([L,H,z])!==String([P,N,T]);String(L)!==String(P)&&C(L),[P,N,T]=[L,H,z],$(p.steps.
length);for(let V of G?p.steps:m)R(V);g()}function C(m){let L=Math.max(15,Math.min(28,280/m.length));s.style.height=c.style.height=`${Math.max(1,m.length)*L}px`,
c.replaceChildren(...m.map(H=>v("span","",x(H))))}function O(){B(e.querySelector(".gp-ramp-low"),"0"),B(e.querySelector(".gp-ramp-high"),`${dt(Number(Ce(T,t.unit).
toPrecision(2)))} ${a(t.unit)}`.replace(/^1 bits/,"1 bit"));let m=e.querySelector(".gp-scale-ramp");if(!m.childNodes.length)for(let L=0;L<11;L++){let H=v("i");H.
style.background=`var(--gp-heat-${L})`,m.append(H)}}Ae(e,{divergence:()=>{let{layers:m}=t.current()||{};if(!m)return"";let{layer:L,candidate_layers:H,divergences:z}=m,
G=ie(z[H.indexOf(L)]??null,t.unit);return D(H.length,"{layer}, the one candidate, has {value}.","{layer} has the largest of {count}, {value}.",{layer:x(L),value:G})}});
let x=m=>m===0?a("embedding"):a("layer {layer}",{layer:m}),k=m=>m===0?a("the embedding (layer 0)"):a("layer {layer}",{layer:m});function w(m){let L={number:m.index+
1,token:Y(m.chosen.text)};if(!m.layers)return a("Token {number}, {token}: no layer was contrasted.",L);let{layer:H,final_layer:z,candidate_layers:G,divergences:V}=m.
layers,X=ks(G.map((ee,te)=>`${x(ee)} ${Q(Ce(V[te]??0,t.unit),3)}`));return a("Token {number}, {token}: {layer} was contrasted with the last layer ({final}), bec\
ause it diverges most from it. Divergences in {unit}: {list}.",{...L,layer:k(H),final:z,unit:a(t.unit),list:X})}function y(m){l.hidden=!1,l.style.left=`${m.index/
_()*100}%`,l.style.width=`${100/_()}%`;let L=w(m);B(u,L),bo(s,m,p.steps.length,L)}function b(){let m=Object.entries(p.total.picks).sort((z,G)=>G[1]-z[1]),L=m.reduce(
(z,[,G])=>z+G,0),H=m.map(([z,G])=>a("{layer} in {times}",{layer:k(Number(z)),times:F(G)})).join(", ");B(d,D(L,"Along the text: {list} of {count} step.","Along t\
he text: {list} of {count} steps.",{list:H})),B(e.querySelector(".gp-heat-end"),String(_()))}ru(s,t,{stepUnder:m=>{let{left:L,width:H}=s.getBoundingClientRect(),
z=Math.floor((m.clientX-L)/H*_());return p.steps[Math.max(0,Math.min(p.steps.length-1,z))]},hover:m=>B(u,w(m)),leave:()=>t.current()&&!e.hidden&&B(u,w(t.current()))});
function E(m){let L=t.current();if(e.hidden=!(L&&L.layers),e.hidden)return;let{added:H}=p.follow(t.lastOf(L));L===A[0]&&p.total===A[1]&&!m.unit&&!m.look||(A=[L,
p.total],M(H),O(),y(L),b())}new ResizeObserver(([{contentRect:m}])=>{j=[m.width,m.height].map(L=>Math.round(L*devicePixelRatio)),g()}).observe(s);let I=()=>E({look:!0});
return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",I),new MutationObserver(I).observe(document.body,{attributes:!0,attributeFilter:["cl\
ass"]}),E}function qh(e,t){let n=e.querySelector(".gp-sentences"),r="";return e.querySelector(".gp-to-glossary").addEventListener("click",()=>mt(e)),()=>{let o=t.current(),
s=Lh(o,t),i=s.join(`
`);if(i===r)return;r=i;let l=new Set;n.replaceChildren(...s.map(c=>{let u=v("li");return u.append(...Mn(c,l)),u}))}}var Ih=null;async function as(e,t,n,r,o){let s=e.answers.media_file?await e.answers.media_file(t):"";if(!s)return o(a("The page no longer has this sound. Add th\
e file again to hear it."));o(""),Ih?.pause();let i=new Audio(s);Ih=i,i.currentTime=Math.max(0,n);let l=()=>{if(i.currentTime>=r||i.paused)return i.pause();requestAnimationFrame(
l)};try{await i.play(),l()}catch{o(a("This browser cannot play the sound."))}}var Hh=(e,t)=>t.isPrompt?t.index:e.prefix.length+t.index;function zn(e,t,n){if(!t||t.isPrompt&&e.readsSource)return[];let r=e.prefix.length,[o,s]=t.isPrompt?[1,
r-1]:[Math.max(1,r),r+le(e.lastOf(t)).length-1],i=Hh(e,t);if(i<o)return[];let l=Math.min(s,Math.max(o,i-Math.floor(n/2))+n-1),c=Math.max(o,l-n+1);return Array.from(
{length:l-c+1},(u,d)=>c+d)}function an(e,t,n){if(!t)return-1;let r=n.found.places.indexOf(Hh(e,t));return t.isPrompt||e.idsTo(t).every((s,i)=>s===n.ids[i])?r:-1}var gl=/^[A-Za-z0-9+/=]*$/;function Bh({request:{media:e},media:t=[]}){let n=e,r=(Array.isArray(n)?n:[]).filter(o=>typeof o=="object"&&o!==null);return t?.length?
t.map(({kind:o,start:s,end:i})=>{let l=r.filter(d=>d.kind===o),c=t.filter(d=>d.kind===o),u=c.findIndex(d=>d.start===s);return{item:l.length===c.length?l[u]:{kind:o},
start:s,end:i}}):r.map(o=>({item:o,start:0,end:0}))}function bl(e,t){let n=e.kind==="image"?a("Picture"):a("Sound"),r=t?a("{what}, read in {count} tokens",{what:n,
count:t}):n,o=v("span","gp-media-chip",null,{role:"img","aria-label":r});return Ye(S(oe,{children:[e.kind==="audio"?S(Rr,{preview:e.preview}):e.preview?S(qy,{preview:e.
preview}):null,t>0&&S("span",{children:D(t,"{count} token","{count} tokens")})]}),o),o}function qy({preview:e}){let t=typeof e=="string"&&gl.test(e);return S("img",{src:t?`data:image/png;base64,${e}`:"data:,",alt:""})}function Rr({preview:e}){let t=(Array.
isArray(e)?e:[]).map(Number).filter(Number.isFinite),n=t.map((r,o)=>`M${o+.5} ${50-r/2}V${50+r/2}`).join("");return S("svg",{viewBox:`0 0 ${Math.max(1,t.length)}\
 100`,preserveAspectRatio:"none","aria-hidden":"true",children:S("path",{d:n})})}var Iy={image:.75,audio:.5},Wh=.3;function Fh(e,t){let n=R=>e.querySelector(".gp-"+R),[r,o,s,i,l]=["attend","attention-state","attention-found","attention-seen",
"hear"].map(n),c=n("attention-layer"),u=null,d=!1,h=()=>(t.started.request.media||[])[0]||{},f=()=>h().kind==="audio";function p(){let R=t.current();d=!0,B(o,a(
"Reading the attention …")),T(R),t.ask({type:"attend",step:R,places:zn(t,R,t.mostPlaces.attend||1),layer:c.value?Number(c.value):null})}r.addEventListener("cl\
ick",p),c.addEventListener("change",p);function T(R){r.parentNode.hidden=!t.canAsk,r.disabled=c.disabled=d||t.running||t.waiting||!zn(t,R,1).length,B(r,f()?a("S\
how where it listened"):a("Show where it looked")),n("attention-choice").hidden=!u||u.layers<2}function P(){let R=Array.from({length:u.layers},(_,g)=>v("option",
"",a("layer {layer}",{layer:F(g+1)}),{value:g}));c.replaceChildren(v("option","",a("all layers"),{value:""}),...R),c.value=u.layer===null?"":String(u.layer)}function N(){
let{kind:R,picture:_,rows:g,columns:M,seconds:C}=u,O=typeof _=="string"&&gl.test(_),x=v("img","gp-attention-picture",null,{alt:"",src:O?`data:image/png;base64,${_}`:
"data:,"});x.hidden=!O,i.classList.toggle("gp-is-sound",R==="audio");let k=Z("svg","");k.setAttribute("viewBox",`0 0 ${M} ${g}`),k.setAttribute("preserveAspectR\
atio","none");for(let b=0;b<g*M;b++){let E=Z("rect",""),[I,m]=[b%M,Math.floor(b/M)];for(let[L,H]of Object.entries({x:I,y:m,width:1,height:1}))E.setAttribute(L,String(
H));k.append(E)}i.replaceChildren(x,k);let w=n("attention-times");w.hidden=R!=="audio";let y=n("attention-curve");y.toggleAttribute("hidden",R!=="audio"),y.setAttribute(
"viewBox",`0 0 ${M} 100`),R==="audio"&&[...w.children].forEach((b,E)=>B(b,a("{seconds} s",{seconds:E?Q(C,1):0})))}function j(R){let _=u.weights[R],g=Math.max(..._),
M=_.map(O=>g?O/g:0);[...i.lastElementChild.children].forEach((O,x)=>O.setAttribute("opacity",String(Iy[u.kind]*(1-M[x])))),u.kind==="audio"&&n("attention-curve").
firstElementChild.setAttribute("d",`M0 100${M.map((O,x)=>`L${x+.5} ${100-95*O}`).join("")}L${M.length} 100Z`);let C=W(_,u.elsewhere[R]);B(n("attention-words"),C),
i.setAttribute("aria-label",C)}function A(R){let _=R.reduce((C,O)=>C+O,0)/2,[g,M]=[0,0];for(let C of[...R].sort((O,x)=>x-O)){if(g>=_)break;g+=C,M++}return M}function W(R,_){
let g=A(R),M={most:U(Math.max(...R)),share:U(_)};return u.kind==="image"?a("The brightest patch has {most} of the weight. Half of what lies on patches lies on {\
count} of {all}; {share} lies on no patch.",{...M,count:F(g),all:F(R.length)}):a("The brightest position, at {at} s, has {most} of the weight. Half of what lies\
 on the sound lies on {seconds} s of it; {share} lies on the silence after it.",{...M,seconds:Q(g*q(),2),at:Q($(R),2)})}let q=()=>u.seconds/u.columns,$=R=>(R.indexOf(
Math.max(...R))+.5)*q();return l.addEventListener("click",()=>{let R=$(u.weights[an(t,t.current(),t.foundOf("attend"))]);as(t,h().sha256,R-Wh,R+Wh,_=>B(o,_))}),
R=>{let _=t.current(),g=t.hideFrom===null?t.foundOf("attend"):null;if((R.run||R.found)&&(d=!1),e.hidden=!_||!t.looksAtMedia||!(t.canAsk||g)||t.recorded,e.hidden)
return;(R.run||R.found)&&B(o,"");let M=(g&&g.found)!==u;u=g&&g.found,M&&u&&P(),M&&u&&N();let C=u?an(t,_,g):-1;T(_),r.hidden=C>=0,s.hidden=C<0,l.hidden=!u||u.kind!==
"audio"||!t.answers.media_file,C>=0?j(C):u&&!d&&B(o,a("The attention of this token was not asked for."))}}var Hy=160,By={probability:()=>a("How likely this layer finds the token that was chosen in the end."),rank:()=>a("The rank of the chosen token in this layer, th\
e likeliest first. A bar in the cell shows it, too."),entropy:()=>a("How uncertain this layer is: the entropy of its distribution."),kl:()=>a("How far this laye\
r is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")};function jh(e,t){let n=k=>e.querySelector(".gp-"+k),[r,o,s,i,l]=["lens-foun\
d","lens-field","around","look-into","lens-state"].map(n),c=o.firstElementChild,u=n("lens-shade"),d=null,h=!1,f=[0,0],p=()=>d.found.layers.length-1,T=k=>k===0?a(
"the embedding (layer 0)"):k===p()?a("layer {layer}, the last",{layer:F(k)}):a("layer {layer}",{layer:F(k)}),P=(k,w)=>c.tBodies[0].rows[p()-k].cells[w+1];function N(){
let k=t.current(),w=t.mostPlaces.look_into||1,y=Math.max(1,Math.min(w,Math.round(Number(s.value))||12));s.value=String(y),h=!0,B(l,a("Reading the layers …")),
j(k),t.ask({type:"look_into",step:k,places:zn(t,k,y)})}i.addEventListener("click",N);function j(k){n("lens-ask").hidden=!t.canAsk,i.disabled=h||t.running||t.waiting||
!zn(t,k,1).length,t.mostPlaces.look_into&&(s.max=String(t.mostPlaces.look_into))}function A(){let{tokens:k,layers:w}=d.found,y=v("tr");y.append(v("th","",a("lay\
er"),{scope:"col"}),...k.map(({text:m})=>{let L=v("th","",null,{scope:"col"});return L.append(se(m)),L}));let b=w.map((m,L)=>{let H=v("tr");return H.append(v("t\
h","",L?F(L):a("embedding"),{scope:"row"}),...m.map((z,G)=>W(z,L,G))),H}),[E,I]=[v("thead"),v("tbody")];E.append(y),I.append(...b.reverse()),c.replaceChildren(E,
I)}function W(k,w,y){let b=v("td","",null,{role:"gridcell",tabindex:"-1"});return b.append(se(k.top[0][1])),Se(b,()=>`${R(w,y)}. ${_(k,y)}`),b.addEventListener(
"focus",()=>g(w,y)),b.addEventListener("click",()=>b.focus()),b.addEventListener("keydown",I=>q(I,w,y)),b}function q(k,w,y){if(k.ctrlKey||k.metaKey||k.altKey)return;
let[b,E]=[p(),d.found.tokens.length-1],I={ArrowUp:[w+1,y],ArrowDown:[w-1,y],ArrowLeft:[w,y-1],ArrowRight:[w,y+1],Home:[w,0],End:[w,E],PageUp:[b,y],PageDown:[0,y]}[k.
key];I&&(k.preventDefault(),k.stopPropagation(),P(Math.max(0,Math.min(b,I[0])),Math.max(0,Math.min(E,I[1]))).focus())}function $(){let k=an(t,t.current(),d),{tokens:w,
layers:y}=d.found;w.forEach((b,E)=>{let I=E===k;c.tHead.rows[0].cells[E+1].classList.toggle("gp-here",I),y.forEach((m,L)=>{let H=m[E],z=P(L,E);Fe(z,[H.top[0][0]===
b.id&&"gp-favourite",I&&"gp-here"].filter(Boolean).join(" ")),Qt(z,u.value,{...H,entropyAfter:H.entropy??1/0,kl:H.kl??1/0})})}),wr(n("lens-scale"),u.value,t.unit),
we(n("lens-scale"),n("lens-scale").dataset.term,()=>"",{meaning:By[u.value]()})}function R(k,w){return a("{layer}, in the place of {token}",{layer:T(k),token:Y(
d.found.tokens[w].text)})}function _({probability:k,rank:w,entropy:y,kl:b},E){return a("The chosen {token}: {share}, rank {rank}. Entropy {entropy}; KL from the\
 last layer {kl}.",{token:Y(d.found.tokens[E].text),share:U(k),rank:F(w),entropy:ie(y,t.unit),kl:ie(b,t.unit)})}function g(k,w){let y=P(...f);y&&(y.ariaSelected=
"false"),y&&(y.tabIndex=-1),f=[k,w];let b=P(k,w);b.ariaSelected="true",b.tabIndex=0,M()}function M(){let[k,w]=f,y=d.found.layers[k][w],b=d.found.tokens[w],E=y.top.
find(([m])=>m===b.id)?[]:[[b.id,b.text,y.probability]],I=he(n("lens-bars"),y.top.length+E.length,C);[...y.top,...E].forEach(([m,L,H],z)=>{let[G,V,X,ee]=I[z].children,
te=m===b.id;Fe(I[z],te?"gp-is-chosen":""),B(G,te?"▶":""),V.replaceChildren(se(L)),Me(X.firstChild,"width",H),B(ee,U(H))}),B(n("lens-place"),R(k,w)),B(n("lens-\
numbers"),_(y,w))}function C(){let k=v("li"),w=v("span","gp-track",null,{"aria-hidden":"true"});return w.append(v("span","gp-fill")),k.append(v("span","gp-sign",
"",{"aria-hidden":"true"}),v("span","gp-word"),w,v("span","gp-value")),k}function O(){let k=e.closest(".token-panel");if(!k)return;let[w,y]=[k.getBoundingClientRect(),
o.getBoundingClientRect()],b=k.firstElementChild.getBoundingClientRect().height;y.top+Hy>w.bottom&&(k.scrollTop+=y.top-w.top-b)}u.addEventListener("change",$);function x(k,w){
if(r.hidden=!d,!!d)if(k){A();let y=an(t,t.current(),d);f=[p(),0],$(),g(p(),Math.max(0,y));let b=P(p(),Math.max(0,y));o.scrollLeft=b.offsetLeft-o.clientWidth/2,w&&
O()}else $(),M()}return k=>{let w=t.current(),y=t.hideFrom===null?t.foundOf("look_into"):null,b=h&&k.found;if((k.run||k.found)&&(h=!1),e.hidden=!w||!(t.canAsk||
y)||t.recorded,e.hidden)return;(k.run||k.found)&&B(l,""),j(w);let E=y!==d;d=y,(E||k.selection||k.unit)&&x(E,b),d&&!h&&B(l,an(t,w,d)<0?a("This token is not among\
 those below."):"")}}var Wy=new Set(["properties","patternProperties","$defs","definitions"]),Fy=new Set(["items","prefixItems","anyOf","oneOf","additionalProperties"]),zh=e=>e!==null&&
typeof e=="object"&&!Array.isArray(e);function Ar(e){if(Array.isArray(e))return e.map(Ar);if(!zh(e))return e;let t=Object.fromEntries(Object.entries(e).map(([r,
o])=>[r,jy(r,o)]));return"properties"in e&&!["additionalProperties","allOf","$ref"].some(r=>r in e)?{...t,additionalProperties:!1}:t}function jy(e,t){return Wy.
has(e)&&zh(t)?Object.fromEntries(Object.entries(t).map(([n,r])=>[n,Ar(r)])):Fy.has(e)?Ar(t):t}var zy=.05,Dy={queued:()=>a("waiting for its turn"),asking:()=>a("asking the Hub"),download:()=>a("downloading"),converting:()=>a("converting the GGUF file"),loading:()=>a(
"loading")};function Uh(e,t){let{started:n,finished:r}=e;if(!n)return[];let o=r?r.num_tokens:e.numTokens,s=r?r.seconds:e.elapsed,i=r?r.time_to_first_token:e.firstElapsed,
l={name:a("Tokens"),value:F(o),term:"length"},c=s&&o?Q(o/s,1):"–",u={name:a("Per second"),value:c,term:"speed"},d={name:a("First token"),value:i===null?"–":
ft(i),term:"first-token"};if(e.isFromElsewhere){let h=r&&r.seconds!==null?[u,d]:[];return[l,...h,...Dh(e,o)]}return[{...l,run:()=>Uy(e,o,n.max_new_tokens)},{...u,
run:()=>c==="–"?"":Gy(o,s??0,c)},{...d,run:()=>i===null||!s?"":a("{first} of {time} in all.",{first:ft(i),time:ft(s)})},...Ky(n.waits??{}),...Vy(e,t),...Dh(e,
o),...Xy(n)?[{name:a("Seed"),value:String(n.seed),term:"seed"}]:[]]}function Uy(e,t,n){let r={tokens:F(t),limit:F(n)};return e.usesBeams?a("{tokens} of at most \
{limit} new tokens, one per step for all beams together.",r):a("{tokens} of at most {limit} new tokens.",r)}var Gy=(e,t,n)=>D(e,"{count} token / {time} s = {val\
ue} tokens per second.","{count} tokens / {time} s = {value} tokens per second.",{time:Q(t,2),value:n});function Dh(e,t){if(e.running)return[];let n=wl(e),r=()=>e.
finished?D(t,"after {count} token: {reason}.","after {count} tokens: {reason}.",{reason:n}):"";return[{name:a("Stopped by"),value:n,term:"ending",run:r,isWords:!0}]}
function wl(e){return e.finished?[...new Set(e.finished.sequences.map(n=>Ue(n.stop_reason)[0]))].join(", ")||"–":a("an error")}function Ky(e){let t=Object.entries(
e).filter(([,s])=>s>=zy);if(!t.length)return[];let n=t.reduce((s,[,i])=>s+i,0),r=t.map(([s,i])=>`${Dy[s]?.()??s} ${ft(i)}`).join(", "),o=a("The time before the \
run began, in which its model was made ready.");return[{name:a("Made ready"),value:ft(n),term:"time",meaning:o,run:()=>pe(r)}]}function Vy(e,t){if(!e.rounds.length)
return[];let n=t.read(e.rounds),{draft_acceptance_rate:r,mean_acceptance_length:o}=n,s=(c,u)=>a("{denominator} = {value}.",{denominator:gt(c,n),value:u}),[i,l]=[
r===null?"–":U(r),K(o,2)];return[{name:a("Draft accepted"),value:i,term:"acceptance-rate",run:()=>s("draft_acceptance_rate",i)},{name:a("Tokens per draft"),value:l,
term:"acceptance-length",run:()=>s("mean_acceptance_length",l)}]}var Xy=({mode:e,effective:t})=>!!t.do_sample||e==="custom"||e==="block_diffusion";var Gh=200;function Kh({log:e}){let[t,n]=Yy(e),r=Jy(e);return S("p",{class:"gp-status",role:"status",children:[t&&S("b",{children:t}),t&&n&&" ",n,r&&S("span",{class:"\
gp-hidden",children:[". ",r]})]})}function Yy(e){let{started:t,finished:n,failed:r,queued:o,loading:s}=e;if(e.away)return[a("The server does not answer."),a("Wh\
at is here stays. The page connects by itself once the server is back; if you run it yourself, start it again.")];if(s){let i=$s(s);return["",i[0].toUpperCase()+
i.slice(1)]}if(o){if(o.ahead===0)return[a("Starting …"),""];let i=D(o.ahead,"One run is ahead of yours.","{count} runs are ahead of yours.");return[a("Queued."),
typeof o.seconds=="number"?`${i} ${Cs(o.seconds)}`:i]}if(r){let i=e.numTokens?a("The text so far is kept."):a("Nothing was written.");return[a("Stopped by an er\
ror."),t?i:""]}return t?e.recorded?[a("Recorded run"),yl(e)]:n?[Vh(e)?D(n.num_tokens,"Stopped after {count} token","Stopped after {count} tokens"):a("Finished"),
yl(e)]:[a("Decoding …"),yl(e)]:["",a("Nothing has run yet.")]}var Vh=({finished:e})=>!!(e?.sequences.length&&e.sequences.every(({stop_reason:t})=>t==="stopped"));
function yl(e){if(!e.started)return"";let{model:t,assistant:n,mode:r,device:o,served_by:s}=e.started,i=e.finished||e.recorded?0:e.shared-1;return`· ${[n?a("{mo\
del} with {assistant}",{model:t,assistant:n}):t,Vn(r),o!=="cpu"&&o,s&&a("replica {replica} of {of}",{...s}),i>0&&D(i,"side by side with another run","side by si\
de with {count} others")].filter(Boolean).join(" · ")}`}function Jy(e){if(!e.finished||e.recorded||e.denoises||e.speaks||e.hideFrom!==null)return"";let[t]=e.allLines(),
n=le(t?.last??null),r=n.at(-1);if(!r)return"";if(e.stepping)return Zy(n.length,r.chosen.text,r.chosen.logprob??r.chosen.raw_logprob,n.at(-2)?.chosen.text);let o=n.
map(({piece:i})=>i??"").join(""),s=cn(o.length>Gh?`${o.slice(0,Gh)} …`:o);return Vh(e)?s:D(n.length,"{count} token, ended by {reason}: {text}","{count} tokens\
, ended by {reason}: {text}",{reason:wl(e),text:s})}function Zy(e,t,n,r){let o={number:F(e),token:Y(t),share:U(J(n)),before:Y(r??"")};return r===void 0?a("Token\
 {number}: {token}, {share}",o):a("Token {number}: {token}, {share}; before it {before}",o)}var cs={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function kl(e,t){let{chosen:n,distribution:r}=t,o=s=>de(s)??-1/0;return{count:e.count+1,
after:e.after+o(n.logprob??n.raw_logprob),before:e.before+o(n.raw_logprob),entropyAfter:e.entropyAfter+(r.entropy_after??0),entropyBefore:e.entropyBefore+(r.entropy_before??
0),kept:e.kept+(De(t)??0)}}var ln=(e,t)=>t?Math.exp(-e/t):null,Qy=[1,2,3],ls=class{ids=[];grams=Qy.map(t=>[t,new Map]);repeated=[];numRepeated=0;gram(t){return this.
ids.slice(-t).join(" ")}add(t){this.repeated.push(this.ids.includes(t,-128)),this.numRepeated+=Number(this.repeated.at(-1)),this.ids.push(t);for(let[n,r]of this.
grams)this.ids.length>=n&&r.set(this.gram(n),(r.get(this.gram(n))||0)+1)}cut(t){for(;this.ids.length>t;){for(let[n,r]of this.grams){if(this.ids.length<n)continue;
let o=(r.get(this.gram(n))??0)-1;o?r.set(this.gram(n),o):r.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.pop())}}different(t){return this.
grams.find(([n])=>n===t)?.[1].size??0}distinct(t){return this.ids.length>=t?this.different(t)/(this.ids.length-t+1):null}get share(){return this.ids.length?this.
numRepeated/this.ids.length:null}};var _l=class{constructor(t){this.log=t}log;along=new _e(cs,kl);repeats=new ls;ofPrompt=cs;follow(){let t=this.log.current(),n=t?this.log.lastOf(t):null,{keep:r,
added:o}=this.along.follow(n&&!n.isPrompt?n:null);this.repeats.cut(r);for(let{chosen:s}of o)this.repeats.add(s.token_id)}readPrompt(){this.ofPrompt=this.log.promptSteps.
reduce(kl,cs)}get perplexity(){let{before:t,count:n}=this.along.total;return Pr(ln(t,n))}rows(){let t=this.allRows();return this.log.isFromElsewhere?t.filter(({
term:n})=>n!=="entropy"&&n!=="kept").map(n=>({...n,run:()=>""})):t}allRows(){let{ofPrompt:t,repeats:n,log:r}=this,{total:o}=this.along,s=a(r.unit),i=F(o.count),
l=p=>Number.isFinite(p)?Q(Ce(p,r.unit),2).replace(/^-0.00$/,"0.00"):"−∞",c=(p,T)=>T.count?l(p/T.count):"–",u=(p,T=p)=>[p(o),T(o),T(t)],d=(p,T)=>a("before \
the processors, ({sum}) / {tokens} = {value} {unit}.",{sum:p,value:T,tokens:i,unit:s}),h=this.along.steps.at(-1)?.distribution.vocab??1/0,f=Pr(o.count?o.kept/o.
count:null);return[{name:a("perplexity"),term:"perplexity",run:()=>a("before the processors, exp(−({sum}) / {tokens}) = {value}.",{sum:K(de(o.before)),tokens:i,
value:this.perplexity}),values:u(({after:p,count:T})=>Pr(ln(p,T)),({before:p,count:T})=>Pr(ln(p,T))),meaning:tk([ln(o.after,o.count),ln(o.before,o.count),ln(t.before,
t.count)],h)},{name:a("mean log-probability, {unit}",{unit:s}),term:"mean-logprob",run:()=>d(l(o.before),c(o.before,o)),values:u(p=>c(p.after,p),p=>c(p.before,p))},
{name:a("cumulative log-probability, {unit}",{unit:s}),term:"cumulative-logprob",run:()=>D(o.count,"before the processors, the log-probability of {count} token \
is {sum} {unit}.","before the processors, the log-probabilities of {count} tokens sum to {sum} {unit}.",{sum:l(o.before),unit:s}),values:u(({after:p})=>l(p),({before:p})=>l(
p))},{name:a("mean entropy, {unit}",{unit:s}),term:"entropy",run:()=>d(l(o.entropyBefore),c(o.entropyBefore,o)),values:u(p=>c(p.entropyAfter,p),p=>c(p.entropyBefore,
p))},{name:a("mean tokens kept"),term:"kept",run:()=>a("{sum} tokens kept in all, over {tokens} steps = {value}.",{sum:F(o.kept),tokens:i,value:f}),values:[f,F(
h),F(h)]},...[1,2,3].map(p=>ek(p,n)),{name:a("repetition"),term:"repetition",run:()=>D(o.count,"{repeated} of {count} token = {share}.","{repeated} of {count} t\
okens = {share}.",{repeated:F(n.numRepeated),share:U(n.share??0)}),values:[U(n.share??0),"",""]}]}},Pr=e=>e===null?"–":Number.isFinite(e)?e<1e3?Q(e,2):F(Math.
round(e)):"∞";function ek(e,t){let n=t.ids.length-e+1,r=Pr(t.distinct(e)),o={different:F(t.different(e)),all:F(n),value:r};return{name:`distinct-${e}`,term:"d\
istinct-n",run:()=>n>0?a("{different} different / {all} in all = {value}.",o):"",values:[r,"",""],meaning:e===1?a("The number of different tokens over the numbe\
r of all tokens: 1 means that none occurs twice."):a("The number of different {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none o\
ccurs twice.",{n:e})}}function tk(e,t){return e.every(n=>n===null||n<=t)?a("How many equally likely tokens there were to choose from, on average: e to the power\
 of minus the mean log-probability in nats."):a("e to the power of minus the mean log-probability in nats; above {count}, the size of the vocabulary, where toke\
ns drawn at random would be likelier.",{count:F(t)})}function Xh({log:e,changes:t}){let[n]=ge(()=>new _l(e)),[r,o]=ge(!1),s=Ze(t);return(s.run||s.prompt)&&n.readPrompt(),
n.follow(),S("details",{class:"gp-opened gp-text-numbers",hidden:!n.along.steps.length,onToggle:({currentTarget:i})=>o(i.open),children:[S("summary",{children:S(
"span",{class:"gp-in-short",children:n.along.steps.length?a("Perplexity {value}",{value:n.perplexity}):""})}),S("div",{class:"gp-wide",children:r&&n.along.steps.
length>0&&S(nk,{log:e,sums:n})})]})}function nk({log:e,sums:t}){let n=e.current(),r=n&&e.lines().length>1?e.lineOf(n):null,o=t.ofPrompt.count>0,s=e.isFromElsewhere;
return S("table",{class:"gp-totals",children:[S("thead",{children:S("tr",{children:[S("th",{scope:"col",children:S("span",{class:"gp-whose",children:r?.label?a(
"of {label}",{label:r.label}):""})}),S("th",{scope:"col",class:"gp-after-head",children:!s&&S(Le,{id:"processor",meaning:a("From the probabilities that the toke\
ns were drawn with: after the processors."),children:a("after the processors")})}),!s&&S("th",{scope:"col",class:"gp-before-head",children:S(Le,{id:"processor",
meaning:a("From the probabilities that the model gave: before the processors. A text’s perplexity usually means this one."),children:a("before them")})}),o&&S(
"th",{scope:"col",class:"gp-prompt-head",children:S(Le,{id:"prompt",meaning:a("What the model thought of the prompt, of all its tokens but the first. No process\
or takes part."),children:a("the prompt")})})]})}),S("tbody",{children:t.rows().map(({name:i,term:l,run:c,values:[u,d,h],meaning:f})=>S("tr",{children:[S("th",{
scope:"row",children:S(Le,{id:l,run:c,meaning:f,children:i})}),S("td",{children:u}),!s&&S("td",{children:d}),o&&S("td",{children:h})]},i))})]})}function rk({log:e,changes:t}){return S(oe,{children:[S("div",{class:"gp-one-line",children:[S(Kh,{log:e}),S(ok,{log:e}),S(Xh,{log:e,changes:t})]}),S("div",{class:"\
gp-alert",role:"alert",children:!e.waiting&&e.failed&&S(sk,{failed:e.failed})}),S("div",{class:"gp-notes",role:"status",children:S(ik,{log:e})})]})}var Yh=We(rk);
function ok({log:e}){let[t]=ge(()=>new fn);return S("dl",{class:"gp-figures",children:Uh(e,t).map(({name:n,value:r,term:o,run:s,meaning:i,isWords:l})=>S(Le,{as:"\
div",class:l?"gp-figure gp-words":"gp-figure",id:o,run:s,meaning:i,children:[S("dt",{children:n}),S("dd",{children:r})]},n))})}function sk({failed:e}){return S(
"div",{class:"gp-problem",children:qs(e).map(({knob:t,message:n,fix:r})=>S("p",{children:[S("b",{children:"✕ "}),t?a("{name}: {meaning}",{name:t,meaning:n}):n,
r&&` ${r}`]},n))})}function ik({log:e}){let t=e.finished?.sequences??[],n=lk(e),r=new Map;return t.forEach(({note:o,stop_reason:s},i)=>{if(!o)return;let l=typeof o==
"object"&&"said"in o?o.values.a:void 0,c=a(s==="length"&&n&&l?l:o);r.set(c,[...r.get(c)??[],i+1])}),[...r].map(([o,s])=>S("p",{children:[S("b",{children:s.length<
t.length?ak(e,s):a("Note:")})," ",o,n&&s.some(i=>t[i-1].stop_reason==="length")&&S(ck,{log:e,closed:n})]},o))}function ak(e,t){let n={numbers:t.join(", ")};return e.
usesBeams?D(t.length,"Note on output {numbers}:","Note on outputs {numbers}:",n):D(t.length,"Note on sequence {numbers}:","Note on sequences {numbers}:",n)}function lk(e){
let t=e.started?.request.structured_output;if(!t?.json_schema||!e.canAsk||!Object.hasOwn(e.answers,"knobs"))return null;let n=Ar(t.json_schema);return JSON.stringify(
n)===JSON.stringify(t.json_schema)?null:n}function ck({log:e,closed:t}){let[n,r]=ge(!1);return n?null:S(oe,{children:[" ",S("button",{type:"button",class:"gp-bu\
tton",onClick:()=>{e.ask({type:"knobs",change:{structured_output:{json_schema:t}}}),r(!0)},children:a("Allow no other fields")})]})}var xl={};re(xl,{inARow:()=>Cr,klSumWords:()=>uk,quotientWords:()=>vl,variationSumWords:()=>dk});var us=3;function uk(e,t,n){let r=t==="bits"?"log₂":"ln",o=({p:l,q:c})=>Math.abs(l*Math.log(l/c)),i=e.filter(({p:l,q:c})=>l>0&&c>0).sort((l,c)=>o(c)-o(l)).slice(
0,us).map(({text:l,p:c,q:u})=>`${Y(l)} ${K(c)} · ${r}(${K(c)} / ${K(u)})`);return i.length?a("{terms} + the terms of all other tokens = {value}",{terms:i.join(
" + "),value:n}):""}function dk(e,t){let r=[...e].sort((o,s)=>Math.abs(s.p-s.q)-Math.abs(o.p-o.q)).slice(0,us).map(({text:o,p:s,q:i})=>`${Y(o)} |${K(s)} − ${K(
i)}|`);return r.length?a("½ · ({terms} + the terms of all other tokens) = {value}",{terms:r.join(" + "),value:t}):""}var vl=(e,t,n)=>`${/^[-−]/.test(e)?`(${e}\
)`:e} / ${t} = ${n}`;function Cr(e){let t=e.filter(Boolean);return t.length?t.length>us?Pe([...t.slice(0,us),"…"]):pe(Pe(t)):""}var ds=class{constructor(t){this.table=t,this.head=t.createTHead().insertRow(),this.body=t.createTBody(),t.addEventListener("keydown",n=>this.walk(n)),t.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(t,n,r){this.drawHead(t);let o=t.filter(u=>u.idle).length;this.table.style.minWidth=`${100+20*o+60*(t.length-
o)}px`;let s=n.map(u=>t.map(({number:d})=>_t(u,d))),i=Math.max(.02,...s.flat().filter(u=>u!==void 0)),l=new Set(kt(r));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((u,d)=>this.fill(this.lines[d],u,t,s[d],i,r,l));let c=this.lines.flatMap(u=>u.cells.
map(({cell:d})=>d));!c.some(u=>u.tabIndex===0)&&c.length&&(c[0].tabIndex=0)}drawHead(t){let n=he(this.head,t.length+1,()=>{let r=v("th","",null,{scope:"col"});return r.
append(v("span","gp-stage-place"),v("span","gp-stage-name")),r});B(n[0].lastElementChild,a("candidate")),t.forEach(({place:r,name:o,tip:s,idle:i},l)=>{let c=n[l+
1];Fe(c,i?"gp-idle-column":""),B(c.firstElementChild,r),B(c.lastElementChild,o),c.lastElementChild.classList.toggle("gp-hidden",i),c.dataset.tip=s})}newLine(){let t=this.
body.insertRow(),n=v("th","",null,{scope:"row"}),r=v("span","gp-sign","",{"aria-hidden":"true"}),o=v("bdi","gp-word"),s=v("span","gp-course-tag"),i=v("div","gp-\
course-name"),l=v("div","");l.append(o,s),i.append(r,l),n.append(i),t.append(n),this.lines.push({row:t,head:n,sign:r,word:o,tag:s,cells:[]})}newCell(t){let n=v(
"td","",null,{role:"gridcell",tabindex:"-1"}),r=v("span","gp-course-track",null,{"aria-hidden":"true"}),o=v("i","gp-course-bar");r.append(o);let s=v("span","gp-\
course-number");n.append(r,s),t.row.append(n),t.cells.push({cell:n,bar:o,number:s})}fill(t,n,r,o,s,i,l){let c=n.token_id===i.chosen.token_id,u=ze(n);for(Fe(t.row,
`gp-course gp-course-${c?"chosen":u?"removed":"kept"}`),B(t.sign,c?"▶":u?"✕":""),xt(t.word,n.text),B(t.tag,[c&&(i.given?a("given"):a("chosen")),u&&a("remove\
d"),!l.has(n)&&a("looked up")].filter(Boolean).join(", ")),Se(t.head,()=>ns(n,i));t.cells.length>r.length;)t.cells.pop().cell.remove();for(;t.cells.length<r.length;)
this.newCell(t);r.forEach((d,h)=>this.fillCell(t.cells[h],n,r,h,o,s))}fillCell({cell:t,bar:n,number:r},o,s,i,l,c){let{number:u,name:d,idle:h,side:f}=s[i],[p,T]=[
l[i],i?l[i-1]:void 0],P=Fn(o,u)&&p!==void 0,N=P&&i>0&&!Fn(o,s[i-1].number);Fe(t,[h&&"gp-idle-column",P&&!N&&"gp-gone",N&&"gp-cut"].filter(Boolean).join(" ")),Me(
n,"height",Math.sqrt(((N?T:p)||0)/c));let j=p===void 0?"–":N?`✕ ${d}`:P?f==="after"?"✕":"":U(p);B(r,j),r.classList.toggle("gp-hidden",h&&!N);let A=!N&&i&&
T!==void 0&&p!==void 0&&U(p)!==U(T)?p>T?"up":"down":"";(r.dataset.change||"")!==A&&(r.dataset.change=A),Se(t,()=>this.words(o,s[i],{share:p,was:T,gone:P,cut:N}))}words({
text:t},{side:n,name:r,idle:o,number:s},{share:i,was:l,gone:c,cut:u}){let d={token:Y(t),share:U(i??0),was:U(l??0),processor:r,number:s};return i===void 0?a("{to\
ken}: not recorded at this place.",d):u?a("{token}: removed by {processor}; it had {was} just before.",d):c?a("{token}: no probability left here.",d):n?n==="aft\
er"?a("{token}: {share} after all processors.",d):a("{token}: {share} before the processors.",d):o?a("{token}: {share}, unchanged by {processor}.",d):d.share===
d.was?a("{token}: {share} after {processor} (stage {number}), the same as before it.",d):a("{token}: {share} after {processor} (stage {number}), {was} before it\
.",d)}keepFocus(t){if(!(t.tabIndex!==-1||t.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;t.tabIndex=0}}walk(t){let n={
ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},r=t.target.closest("td");if(!r||!n[t.key]||t.ctrlKey||t.metaKey||t.altKey)
return;t.preventDefault();let o=this.lines.findIndex(u=>u.row===r.parentNode),[s,i]=n[t.key],l=(u,d)=>Math.max(0,Math.min(d-1,u)),{cells:c}=this.lines[l(o+s,this.
lines.length)];c[l(r.cellIndex-1+i,c.length)].cell.focus()}};var Zh=12;function Qh(e,t,n){let r=0,o=e.map(u=>{let d=r;r=Math.min(1,r+(_t(u,n)||0));let h=u.token_id===t.chosen.token_id?"chosen":"kept";return{from:d,to:r,kind:h,
candidate:u,gone:Fn(u,n)}}),s=t.distribution.stages[n],i=e.filter(u=>s&&Fn(u,n+1)).reduce((u,d)=>u+(_t(d,n)||0),0),l=s?Math.max(0,Math.min(1-r,s.mass_removed-i)):
0,c={from:r,to:1-l,kind:"others",candidate:null};return[...o,c,{from:1-l,to:1,kind:"going",candidate:null}]}function ef(){let e=v("div","gp-flow",null,{"aria-hi\
dden":"true"}),t=Z("svg","gp-ribbons");t.setAttribute("viewBox",`0 0 100 ${Zh}`),t.setAttribute("preserveAspectRatio","none");let n=v("div","gp-flow-bar");return e.
append(t,n),{box:e,ribbons:t,bar:n}}var hk=(e,t)=>t>12+7*Math.min(e.length,10);function Ml({ribbons:e,bar:t},n,r,o,s){let i=n.map(Jh),l=he(t,i.length,()=>v("spa\
n",""));i.forEach(({from:u,to:d,kind:h,candidate:f},p)=>{let T=l[p];if(Fe(T,`gp-piece gp-piece-${h}`),T.hidden=d-u<1e-4&&h!=="chosen",T.hidden)return;Me(T,"left",
u),Me(T,"width",d-u);let P=f?f.text:h==="others"?a("others"):"",N=P&&hk(P,(d-u)*o)?P:"";(T.dataset.text||"")!==N&&T.replaceChildren(...N?[se(N,"gp-piece-word")]:
[]),T.dataset.text=N,Se(T,()=>s(i[p],r&&Jh(r[p])))});let c=he(e,r?n.length:0,()=>Z("path"));(r||[]).forEach((u,d)=>{let{from:h,to:f,kind:p,gone:T}=i[d],P=T||p===
"going"?"removed":p,[N,j,A,W]=[u.from,u.to,f,h].map(q=>(q*100).toFixed(2));c[d].dataset.kind!==P&&(c[d].dataset.kind=P,c[d].setAttribute("class",`gp-ribbon gp-r\
ibbon-${P}`)),c[d].setAttribute("d",u.to>u.from?`M${N} 0H${j}L${A} ${Zh}H${W}Z`:"")})}function Jh(e){return e.kind==="others"?{...e,to:1}:e.kind==="going"?{...e,
from:1,to:1}:e}function tf(e,t){let r=e.querySelector(".gp-where"),o=e.querySelector(".gp-none"),s=e.querySelector(".gp-chain tbody"),i=e.querySelector(".gp-courses"),l=e.querySelector(
".gp-all"),c=e.querySelector(".gp-beams-note"),u=e.querySelector(".gp-chosen-word"),d=new ds(e.querySelector(".gp-courses-grid")),h=new _e({},j),f=[],p=m=>()=>t.
current()?m(t.current()):"";Ae(e,{entropy:p(m=>kh(m,t.unit)),left:p(m=>pe([m.distribution.vocab,...qt(m).map(({kept:L})=>L)].map(F).join(" → "))),here:p(m=>Cr(
qt(m).map(L=>a("{name}: {words}",{name:L.name,words:It(L)}))))});let T=!1,P=[],N=300;function j(m,L){let H=qt(L);if(!H.length)return m;let z={...m};for(let G of H){
let V=G.number+G.kind,{ran:X,acted:ee,removed:te,moved:ce}=m[V]||{ran:0,acted:0,removed:0,moved:0};z[V]={ran:X+1,acted:ee+!G.idle,removed:te+G.removed,moved:ce+
G.moved}}return z}function A({ran:m,acted:L,removed:H,moved:z}){if(!L)return D(m,"nothing in {count} step","nothing in {count} steps");let G=L===m?a("active at \
every step"):D(m,"active at {acted} of {count} step","active at {acted} of {count} steps",{acted:F(L)});return z>2*H?a("{when}; moves {share} on average",{when:G,
share:U(z/L)}):a("{when}; removes {share} on average",{when:G,share:il(H/L)})}let W=new ResizeObserver(([{contentRect:m}])=>{if(!m.width||Math.abs(m.width-N)<8)
return;N=m.width;let L=t.current();L&&I(L)});function q(){let m=s.insertRow(),L=v("th","",null,{scope:"row"}),H=v("span","gp-number",""),z=v("span","","",{tabindex:"\
0","data-tip":""}),G=v("span","gp-side"),V=v("span","gp-knob");L.append(H,z," ",G," ",V);let X=ef();m.append(L,v("td","gp-flow-cell"),v("td","gp-left"),v("td","\
gp-entropy"),v("td","gp-here-words"),v("td","gp-over")),m.cells[1].append(X.box);let[,,ee,te,ce,qe]=m.cells;return f.length||W.observe(X.bar),f.push({row:m,number:H,
name:z,tags:G,knob:V,flow:X,left:ee,entropy:te,here:ce,over:qe}),f.at(-1)}function $(m,{kind:L,number:H,name:z,tip:G,side:V,knob:X,entropy:ee,left:te,here:ce,over:qe}){
m.row.className=`gp-stage-${L}`,B(m.number,H),B(m.name,z),m.name.dataset.tip!==G&&(m.name.dataset.tip=G),B(m.tags,V),m.tags.hidden=!V,B(m.knob,X),m.knob.hidden=
!X,B(m.left,te),B(m.entropy,ee),typeof ce=="string"?B(m.here,ce):m.here.replaceChildren(...ce),B(m.over,qe)}function R(m,L){let{vocab:H,entropy_before:z}=m.distribution,
{name:G,meaning:V}=vr(m),X={kind:"source",number:"",name:G,tip:V,side:L.length?a("before"):a("before and after"),knob:"",left:a("{count} left",{count:F(H)}),entropy:ie(
z,t.unit),here:"",over:""},ee=L.map((te,ce)=>({kind:te.idle?"idle":"active",number:`${te.number}. `,name:te.name,tip:`${te.meaning} (${te.kind})`,side:ce===L.length-
1?a("after"):"",knob:es(te.knobs,t.started),left:a("{count} left",{count:F(te.kept)}),entropy:ie(te.entropy,t.unit),here:It(te),over:A(h.total[te.number+te.kind])}));
return[X,...ee,_(m)]}function _(m){let[L,H]=xr(m,t.started),z=se(m.chosen.text,"gp-strong");return{kind:"choice",number:"",name:L,tip:a("How the token came abou\
t, and its probability after the processors."),side:"",knob:"",left:"",entropy:"",here:["▶ ",...ve(H,{token:z}),` (${g(m)})`],over:""}}function g(m){return ze(
m.chosen)?a("removed by {processor}",{processor:on(m.chosen,m)}):m.beam?a("log-probability {value}",{value:K(m.chosen.logprob)}):U(J(m.chosen.logprob))}function M(m,L,H){
let z=R(m,L);for(;f.length>z.length;)f.pop().row.remove();z.forEach((ee,te)=>$(f[te]||q(),ee));let G=[0,...L.map(({number:ee})=>ee)].map(ee=>Qh(H,m,ee)),V=k(m,L),
X=w(m,L);f.forEach(({flow:ee},te)=>{ee.box.hidden=!V&&te>0,!ee.box.hidden&&(te<G.length?Ml(ee,G[te],G[te-1],N,(ce,qe)=>O(ce,qe,te,X)):x(ee,G.at(-1),N))})}let C=({
from:m,to:L})=>U(L-m);function O(m,L,H,z){let G=C(m),V=m.candidate?Y(m.candidate.text):a("All other tokens together");if(!H)return a("{token}: {share} before th\
e processors.",{token:V,share:G});let X={token:V,share:G,processor:z[H].name,was:C(L)};return m.candidate?a("{token}: {share} after {processor}, {was} before it\
.",X):a("{token}: {share} after {processor}.",X)}function x(m,L,H){let z=L.filter(({kind:G})=>G==="chosen");Ml(m,z,z,H,G=>a("{token} had {share} of what was lef\
t.",{token:Y(G.candidate.text),share:C(G)}))}let k=({distribution:m},L)=>m.candidates.every(({stage_logprobs:H})=>(H||[]).length===L.length);function w(m,L){let H=vr(
m);return[{number:0,place:a("before"),name:H.name,tip:H.meaning,idle:!1,side:"before"},...L.map(z=>({number:z.number,place:String(z.number),name:z.name,idle:z.idle,
side:"",tip:a("{number}. {name}: {effect} here. It {meaning}.",{...z,effect:It(z)})}))]}function y(m,L,H,z){if(i.hidden=!L.length||!k(m,L),i.hidden)return;let G={
number:L.length,place:a("after"),name:a("all processors"),tip:a("After all processors: the distribution from which the token was chosen."),idle:!1,side:"after"};
d.draw([...w(m,L),G],H,m),l.hidden=z<=10,B(l,T?a("show {count} only",{count:10}):a("show all {count}",{count:F(z)})),l.setAttribute("aria-expanded",String(T))}l.
addEventListener("click",()=>{T=!T,I(t.current())});function b(m){if(m.distribution.stages.length)return"";if(m.isPrompt)return a("The model’s own distribution:\
 no logits processor takes part in reading the prompt.");let L=t.started.processors||[],H=Wn(m);if(t.started.mode==="custom"&&!L.length)return a("Your own loop \
called no logits processor here.");if(!L.length)return H?a("DoLa’s contrast, untouched: no logits processor runs."):a("The model’s own distribution, untouched\
: no logits processor runs.");let z={processors:L.map(G=>tt(G)[0]).join(", ")};return H?a("DoLa’s contrast, untouched here. Prepared, but not used by this loop:\
 {processors}.",z):a("The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",z)}function E(m){let L=m.isPrompt||m.given,
H=m.isPrompt?a("at prompt token {number}: {token} (given, not chosen)"):L?a("at token {number}: {token} (given, not chosen)"):a("at token {number}: {token}");r.
replaceChildren(...ve(H,{number:String(m.index+1),token:se(m.chosen.text)})),B(u,L?a("given"):a("chosen"))}function I(m){let L=qt(m),H=kt(m),z=(m.watched||[]).filter(
({token_id:V})=>H.every(X=>X.token_id!==V)),G=ts(H,10,m.chosen.token_id);E(m),B(o,b(m)),o.hidden=!o.textContent,c.hidden=!m.beam||!L.length,M(m,L,G),y(m,L,[...T?
H:G,...z],H.length)}return m=>{let L=t.current();e.hidden=!L,L&&(L.isPrompt||h.follow(t.lastOf(L)),!(L===P[0]&&h.total===P[1]&&!m.unit&&!m.watched)&&(P=[L,h.total],
I(L)))}}function fk(e){let t=e>>>0;return()=>{t=t+1831565813>>>0;let n=Math.imul(t^t>>>15,t|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function pk(e,t){
let n=[...e];for(let r=n.length-1;r>0;r--){let o=Math.floor(t()*(r+1));[n[r],n[o]]=[n[o],n[r]]}return n}function nf(e,t){let s=m=>e.querySelector(".gp-"+m),i=e.
querySelector("details"),[l,c,u,d]=["from","choices","reveal","next"].map(s),h=null,f=m=>[a("1st"),a("2nd"),a("3rd")][m]??"",p=()=>t.usesBeams&&!t.finished?[]:t.
allLines(),T=m=>le(p()[m]?p()[m].last:null),P=m=>m.distribution.candidates.filter(({raw_rank:L})=>L).sort((L,H)=>L.raw_rank-H.raw_rank).slice(0,6);function N(m){
let L=Number(t.started.seed)%4294967296+7919*m.index+104729*m.sequence;return pk(P(m),fk(L))}let j=m=>P(m).length>1;function A(m){let L=t.current(),H=L&&t.lastOf(
L),z=Math.max(0,p().findIndex(X=>X.last===H)),G=T(z),V=G.findIndex((X,ee)=>ee>=m&&j(X));if(V<0){B(s("cannot"),G.length>m?a("From there on the run has recorded n\
o candidates to pick from: raise top_candidates and run it again."):t.running?a("The run has not reached this token yet."):a("There is no token {number} in this\
 text: choose an earlier one.",{number:m+1}));return}B(s("cannot"),""),h={line:z,at:V,step:null,picks:[],revealed:!1,results:[]},W()}function W(){let m=T(h.line);
for(;m[h.at]&&!j(m[h.at]);)h.at+=1;if(Object.assign(h,{step:m[h.at]||null,picks:[],revealed:!1}),!h.step&&!t.running){g();return}q(),h.step&&t.selectStep(h.step.
before),M(()=>c.querySelector("button"))}function q(){t.hide(h&&i.open?h.at+(h.revealed?1:0):null)}function $(m){let{picks:L}=h;L.includes(m)?L.splice(L.indexOf(
m),1):L.length<3&&L.push(m),k()}function R(){let{step:m,picks:L}=h,H=P(m),z=H.find(({token_id:G})=>G===L[0]);h.revealed=!0,document.dispatchEvent(new CustomEvent(
"gp-predicted",{detail:{sequence:m.sequence,index:m.index,token:L[0]}})),h.results.push({step:m,first:z,share:Math.exp(z.raw_logprob-H[0].raw_logprob),hit:L.includes(
m.chosen.token_id)}),q(),t.selectStep(m),M(()=>d)}function _(){if(h.results.length>=10){g();return}h.at+=1,W()}function g(){let{results:m,line:L}=h,H=h.at+(h.revealed?
1:0);h=null,q(),l.value=T(L).slice(H).some(j)?H+1:1,I(m),M(()=>s("begin"))}function M(m){let L=e.contains(document.activeElement);E(),L&&m()&&m().focus({preventScroll:!0})}
let C=({piece:m,chosen:L,text:H})=>m??(L?L.text:H);function O(){let m=le(h.step?h.step.before:T(h.line).at(-1)||null),L=[...t.prefix,...m].map(C).join(""),H=v("\
span","gp-gap","?",{"aria-label":a("the hidden token")});h.revealed&&H.replaceChildren(se(h.step.chosen.text));let z=s("so-far");z.replaceChildren(L,H),z.scrollTop=
z.scrollHeight}function x(){c.replaceChildren(...(h.step&&!h.revealed?N(h.step):[]).map(({token_id:m,text:L})=>{let H=v("button","gp-button gp-choice",null,{type:"\
button","aria-pressed":"false","data-token":m});return H.append(v("span","gp-order"),se(L)),H.addEventListener("click",()=>$(m)),H})),k()}function k(){for(let m of c.
children){let L=h.picks.indexOf(Number(m.dataset.token));m.setAttribute("aria-pressed",String(L>=0)),m.disabled=L<0&&h.picks.length>=3,B(m.querySelector(".gp-or\
der"),f(L))}u.disabled=!h.picks.length}function w(){if(s("answer").hidden=!h.revealed,!h.revealed)return;let{step:m,picks:L}=h,{share:H,hit:z}=h.results.at(-1),
G=P(m),V=m.chosen.token_id,X=G.some(({token_id:ce})=>ce===V)?G:[...G,m.chosen];s("truth").tBodies[0].replaceChildren(...X.map(ce=>{let qe=v("tr",ce.token_id===V?
"gp-taken":""),Dn=v("th","",null,{scope:"row"});ce.token_id===V&&Dn.append(v("span","","▶ "),v("span","gp-hidden",`${a("chosen:")} `)),Dn.append(se(ce.text));
let Il=v("div","gp-share"),Hl=v("i");Hl.style.width=`${(45*J(ce.raw_logprob)).toFixed(2)}%`,Il.append(Hl,U(J(ce.raw_logprob)));let Bl=v("td");Bl.append(Il);let Sf=L.
indexOf(ce.token_id);return qe.append(Dn,v("td","",f(Sf)),Bl,v("td","",U(J(ce.logprob))),v("td","",ce.raw_rank?F(ce.raw_rank):"–")),qe}));let te=s("took");te.
replaceChildren(...ve(z?a("It wrote “{token}”. You had it."):a("It wrote “{token}”. You did not pick it."),{token:se(m.chosen.text,"gp-strong")})," "),te.
append(H===1?a("Your first pick is the token that the model found likeliest."):a("Your first pick has {share} of the probability of the likeliest token.",{share:U(
H)}))}let y=m=>m.reduce((L,{share:H})=>L+H,0)/m.length,b=m=>m.filter(({hit:L})=>L).length;function E(){if(s("before").hidden=!!h,s("round").hidden=!h,!h)return;
s("sum").hidden=!0;let{results:m,revealed:L,step:H}=h,G={number:m.length+(L?0:1),steps:10,token:H&&H.index+1};B(s("progress"),H?L?a("{number} of {steps}: token \
{token}.",G):a("{number} of {steps}: what comes next? Pick up to three, your best guess first.",G):a("Waiting for the next token of the run.")),B(s("score"),m.length?
a("So far: your first picks are {share} as likely as the top token; the run’s token was among your picks in {hits} of {count}.",{share:U(y(m)),hits:b(m),count:m.
length}):""),u.hidden=L||!H,d.hidden=!L,B(d,m.length>=10?a("Show the score"):a("Next token")),O(),x(),w()}function I(m){let L=s("sum");if(L.hidden=!1,L.replaceChildren(
v("h3","",a("The round is over"))),!m.length){L.append(v("p","",a("No token was revealed, so there is no score.")));return}let H=(...V)=>{let X=v("p");X.append(
...V),L.append(X)};H(...ve(a("{share}: how likely your first picks were, on average, compared with the likeliest token."),{share:v("b","",U(y(m)))}));let z=v("b",
"",a("{hits} of {count}",{hits:b(m),count:m.length}));H(...ve(a("{steps}: steps in which the run’s token was among your picks ({share})."),{steps:z,share:U(b(
m)/m.length)}));let G=[...m].sort((V,X)=>V.share-X.share||X.step.distribution.entropy_before-V.step.distribution.entropy_before);for(let[V,{step:X,first:ee,share:te}]of[
[a("Hardest:"),G[0]],[a("Easiest:"),G.at(-1)]])H(v("b","",V)," ",...ve(a("token {number}, “{token}”; your “{pick}” had {share} of the likeliest token’s probabil\
ity, and the entropy was {entropy}."),{number:String(X.index+1),token:se(X.chosen.text),pick:se(ee.text),share:U(te),entropy:ie(X.distribution.entropy_before,t.
unit)}))}return s("begin").addEventListener("click",()=>A(Math.max(1,Math.floor(Number(l.value))||1)-1)),s("from-here").addEventListener("click",()=>{let m=t.current();
l.value=m&&!m.isPrompt?m.index+1:1}),u.addEventListener("click",R),d.addEventListener("click",_),s("end").addEventListener("click",g),i.addEventListener("toggle",
q),m=>{e.hidden=!t.started,m.run&&(h=null,l.value=1,s("sum").hidden=!0,B(s("cannot"),""),E()),B(s("begin"),s("sum").hidden?a("Start a round"):a("Another round")),
h&&!h.step&&(m.steps||m.status)&&W()}}function rf(e,t){let r=e.querySelector(".gp-where"),o=e.querySelector(".gp-verdict"),s=e.querySelector(".gp-score-head"),i=e.querySelector("tbody"),l=e.querySelector(
".gp-more"),c=e.querySelector(".gp-tally"),u=new _e({steps:0,differed:0},(g,M)=>M.reranked?{steps:g.steps+1,differed:g.differed+ +(f(M.reranked).token_id!==M.chosen.
token_id)}:g),d=[],h=[],f=g=>g.reduce((M,C)=>C.probability>M.probability?C:M);function p(){let g=i.insertRow(),M=v("th","",null,{scope:"row"}),[C,O,x]=[v("span",
"gp-sign"),v("bdi","gp-word"),v("span","gp-tag",a("most probable"))];M.append(C,O,x),g.append(M);let k=["probability","penalty","score"].map(()=>{let w=v("div",
"gp-cell"),y=v("span","gp-balance",null,{"aria-hidden":"true"}),[b,E]=[v("i","gp-part"),v("i","gp-zero")];y.append(b,E);let I=v("span","gp-amount");return w.append(
y,I),g.append(v("td")),g.lastChild.append(w),{part:b,zero:E,amount:I}});return d.push({row:g,sign:C,word:O,tag:x,cells:k}),d.at(-1)}function T({part:g,zero:M,amount:C},O,[
x,k],w){let y=b=>(b-x)/(k-x)*100;g.style.left=`${Math.min(y(0),y(O))}%`,g.style.width=`${Math.abs(y(O)-y(0))}%`,M.style.left=`${y(0)}%`,B(C,w)}function P({part:g,
zero:M,amount:C},O,[x,k],w){let y=b=>4+(b-x)/(k-x)*92;g.hidden=O===null,g.style.left=`${y(O)}%`,M.style.left=`${y(0)}%`,B(C,w)}function N(g,M,C,O,x){let k=M.token_id===
C.chosen.token_id;g.row.className=k?"gp-winner":"",B(g.sign,k?"▶":""),Re(g.word,M.text),g.tag.hidden=M!==O||k,T(g.cells[0],M.probability,x.probability,U(M.probability)),
T(g.cells[1],M.penalty,x.penalty,K(M.penalty)),P(g.cells[2],M.score,x.score,K(M.score))}function j(g){let[M,C]=[Math.min(0,...g),Math.max(0,...g)];return C>M?[M,
C]:[0,1]}function A(g){let M=f(g.reranked),C=g.reranked.find(w=>w.token_id===g.chosen.token_id),O=g.reranked.slice(0,12);C&&!O.includes(C)&&(O[11]=C);let x=Object.
fromEntries(["probability","penalty","score"].map(w=>[w,j(O.map(y=>y[w]))]));for(;d.length<O.length;)p();d.forEach((w,y)=>{w.row.hidden=y>=O.length,y<O.length&&
N(w,O[y],g,M,x)});let k=g.reranked.length-O.length;l.hidden=k<=0,B(l,D(k,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),W(C,M)}function W(g,M){if(!g){o.replaceChildren();return}let C={token:se(g.text,"gp-strong"),score:K(g.score)};o.replaceChildren(...g===
M?ve(a("{token} won: the most probable token has the highest score too ({score})."),C):ve(a("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{...C,other:se(M.text,"gp-strong"),share:U(M.probability),penalty:K(M.penalty),
lower:K(M.score)}))}function q(){let g=t.started.effective.penalty_alpha;return typeof g!="number"?a("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):a("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
g).toFixed(4)),alpha:g})}let $=g=>g&&g.reranked&&g.reranked.find(M=>M.token_id===g.chosen.token_id),R=g=>()=>{let M=$(t.current());return M?a("{name}: {words}.",
{name:Y(M.text),words:g(M)}):""},_=R(({probability:g,penalty:M,score:C})=>{let O=t.started.effective.penalty_alpha;return typeof O!="number"?K(C):`(1 − ${O}) \
· ${K(g)} − ${O} · ${K(M)} = ${K(C)}`});return Ae(e,{probability:R(({probability:g})=>U(g)),penalty:R(({penalty:g})=>K(g))}),()=>{let g=t.current();if(e.hidden=
!(g&&g.reranked&&g.reranked.length),e.hidden||(u.follow(t.lastOf(g)),g===h[0]&&u.total===h[1]))return;h=[g,u.total],r.textContent=a("at token {number}",{number:g.
index+1}),we(s,"degeneration-penalty",_,{meaning:q()}),A(g);let{steps:M,differed:C}=u.total;B(c,D(M,"Along the text: a token other than the most probable one wo\
n in {differed} of {count} step ({share}).","Along the text: a token other than the most probable one won in {differed} of {count} steps ({share}).",{differed:F(
C),share:U(C/M)}))}}function of(e,t){let n=()=>e.closest(".token-panel"),r=A=>e.querySelector(".gp-"+A),[o,s,i,l,c]=["place-words","back","on","newest","fold"].map(r),u=[...e.querySelectorAll(
"[role=tab]")],d=u.find(({dataset:A})=>A.shows==="logit_lens"),h=u.find(({dataset:A})=>A.shows==="cross_attention"),f=u.find(({dataset:A})=>A.shows==="processor\
s");function p(A){n()&&(n().dataset.shows=A);for(let W of u){let q=W.dataset.shows===A;W.setAttribute("aria-selected",String(q)),W.tabIndex=q?0:-1}}for(let A of u)
A.addEventListener("click",()=>{p(A.dataset.shows),T(!0)}),A.addEventListener("keydown",W=>{let q={ArrowRight:1,ArrowLeft:-1}[W.key];if(!q)return;W.preventDefault();
let $=u.filter(({hidden:_})=>!_),R=$[($.indexOf(A)+q+$.length)%$.length];p(R.dataset.shows),T(!0),R.focus()});function T(A){n()?.toggleAttribute("data-folded",!A),
c.setAttribute("aria-expanded",String(A)),c.textContent=A?"▾":"▴"}c.addEventListener("click",()=>T(c.getAttribute("aria-expanded")==="false"));let P=null;s.
addEventListener("click",()=>t.walk(-1)),i.addEventListener("click",()=>t.walk(1)),l.addEventListener("click",()=>t.selectStep(null));function N(A){let W=t.lineOf(
A),q=t.lines().length>1&&W&&!A.isPrompt?W.label:"",$=A.isPrompt?t.started.prompt_tokens.length:le(W?W.last:A).length,R=j(A,{number:F(A.index+1),count:F($),line:q});
o.ariaLive=t.selected?"polite":"off",o.replaceChildren(se(A.chosen.text,"gp-here"),v("span","",` ${R}`)),s.disabled=A.isPrompt?!A.before:A.index===0&&!t.promptSteps.
length,i.disabled=!W||W.last===A,l.hidden=!t.selected||!t.running}function j(A,W){return A.isPrompt?a("prompt token {number} of {count}",W):t.selected?W.line?a(
"token {number} of {count} of {line}",W):a("token {number} of {count}",W):W.line?a("newest token {number} of {count} of {line}",W):a("newest token {number} of {\
count}",W)}return A=>{t.isFromElsewhere&&P!==t.started?T(!1):A.selection&&t.selected&&T(!0),P=t.isFromElsewhere?t.started:null;let W=t.canAsk&&!t.recorded;d.hidden=
!W||t.hasReadMedia,h.hidden=!W||!t.looksAtMedia;for(let $ of[d,h])$.hidden&&n()?.dataset.shows===$.dataset.shows&&p("candidates");f.hidden=t.isFromElsewhere,t.isFromElsewhere&&
n()?.dataset.shows==="processors"&&p("candidates");let q=t.current();if(q)return N(q);o.textContent=a("No token yet"),s.disabled=i.disabled=!0,l.hidden=!0}}var Tl={};re(Tl,{tokenCard:()=>qr});var Sl={};re(Sl,{Card:()=>$r});var sf=9,Nr=8,$r=class{constructor(t,n,r){this.list=n;this.options=r;let{selector:o='[role="button"]',comesByFocus:s=()=>!0}=r;this.box.hidden=!0,t.append(this.
box),n.addEventListener("pointermove",i=>{if(i.pointerType==="touch")return;let l=i.target.closest(o);l?l!==this.owner&&l!==this.dismissed&&!this.show(l,i)&&this.
unpoint():this.unpoint()}),n.addEventListener("pointerleave",()=>{this.dismissed=null,this.unpoint()}),n.addEventListener("focusin",({target:i})=>{i instanceof HTMLElement&&
i.matches(`${o}:focus-visible`)&&s(i)&&this.show(i)}),n.addEventListener("focusout",({target:i})=>{i===this.owner&&!this.pointed&&this.hide()})}list;options;box=v(
"div","gp-card",null,{popover:"manual","aria-hidden":"true"});owner=null;pointed=null;dismissed=null;show(t,n=null){let r=this.options.content(t);return r===null?
!1:(this.owner=t,this.pointed=n,this.dismissed=null,Ye(r,this.box),this.box.hidden&&(this.box.hidden=!1,this.box.showPopover(),document.addEventListener("keydow\
n",this.close,!0),document.addEventListener("scroll",this.follow,{capture:!0,passive:!0})),this.place(),!0)}hide(){this.owner&&(this.owner=null,this.box.hidden=
!0,this.box.isConnected&&this.box.hidePopover(),document.removeEventListener("keydown",this.close,!0),document.removeEventListener("scroll",this.follow,{capture:!0}))}dismiss(){
this.dismissed=this.owner,this.hide()}refresh(t=!1){this.owner&&(this.owner.isConnected?t&&this.show(this.owner,this.pointed):this.hide())}unpoint(){this.pointed&&
this.hide()}close=t=>{t.key==="Escape"&&(t.stopPropagation(),this.dismiss())};follow=()=>{let t=this.pointed&&document.elementFromPoint(this.pointed.clientX,this.
pointed.clientY);!this.owner?.isConnected||this.pointed&&!this.owner.contains(t)?this.hide():this.place()};place(){if(!this.owner)return;let t=(this.owner.querySelector(
".gp-ink")??this.owner).getClientRects()[0],n=this.list.getBoundingClientRect();if(!t||t.bottom<n.top||t.top>n.bottom)return this.hide();let{offsetWidth:r,offsetHeight:o,
style:s}=this.box,{clientWidth:i,clientHeight:l}=document.documentElement,c=t.bottom+sf,u=c+o+Nr<=l?c:t.top-o-sf,d=Math.min(t.left,i-r-Nr,Math.max(n.left,n.right-
r));s.left=`${Math.max(Nr,d)}px`,s.top=`${Math.max(Nr,Math.min(u,l-o-Nr))}px`}};var mk=5;function qr(e,t,n,r,o={}){let s=i=>{let l=r(i);return l?S(gk,{entry:l,unit:n.unit}):null};return new $r(e,t,{content:s,...o})}function gk({entry:{id:e,
text:t,where:n,step:r,why:o},unit:s}){return S(oe,{children:[S("div",{class:"gp-card-head",children:[S(Bn,{class:"gp-card-word",text:t}),S("span",{children:e<0?
n:a("{where}, id {id}",{where:n,id:e})})]}),S("dl",{class:"gp-card-facts",children:[o&&S("dd",{class:"gp-card-why",children:o}),r&&bk(r,s).map(([i,l])=>S(oe,{children:[
S("dt",{children:i}),S("dd",{children:l})]},i))]}),r&&S(yk,{step:r}),r&&r.distribution.stages.length>0&&S("div",{class:"gp-card-key",children:[S("i",{class:"gp-\
card-after"}),`${a("after the processors")} `,S("i",{class:"gp-card-before"}),a("before them")]})]})}function bk(e,t){let{chosen:n,distribution:r}=e,o=Ie(e),[s,
i]=[U(o.probability),U(o.rawProbability)],l=[];Oe(e)?l.push([a("Probability, according to the server"),i]):r.stages.length||n.logprob!==n.raw_logprob?(l.push([a(
"Probability after the processors"),n.logprob===null?hr(n):s]),l.push([a("before the processors"),i])):l.push([a("Probability (no processor ran)"),i]);let{rank:c,
raw_rank:u}=n,d=[c&&a("{rank} after",{rank:F(c)}),u&&a("{rank} before",{rank:F(u)})].filter(Boolean);if(d.length){let{vocab:h}=r;l.push([h===null?a("Rank"):a("R\
ank of {count}",{count:F(h)}),c&&c===u?F(c):d.join(", ")])}return[...l,[a("Surprisal"),ie(o.surprisal,t)]]}function wk({chosen:e,distribution:t}){let n=s=>({candidate:s,
after:J(s.logprob),before:J(s.raw_logprob),isChosen:s.token_id===e.token_id}),r=t.candidates.map(n);r.sort((s,i)=>Math.max(i.after,i.before)-Math.max(s.after,s.
before));let o=r.slice(0,mk);return o.some(({isChosen:s})=>s)?o:[...o,n(e)]}function yk({step:e}){let t=wk(e),n=Math.max(...t.flatMap(({after:o,before:s})=>[o,s]),
1e-9),r=o=>({width:`${o/n*100}%`});return S("ol",{class:"gp-card-rivals",children:t.map(({candidate:o,after:s,before:i,isChosen:l})=>{let c=o.logprob===null&&!Oe(
e);return S("li",{class:[l&&"gp-card-chosen",c&&"gp-card-removed"].filter(Boolean).join(" "),children:[S("span",{class:"gp-card-sign",children:l?"▶":c?"✕":""}),
S(Bn,{class:"gp-card-word",text:o.text}),S("span",{class:"gp-card-tracks",children:[c?S("small",{children:hr(o)}):S("i",{class:"gp-card-after",style:r(s)}),S("i",
{class:"gp-card-before",style:r(i)})]}),S("span",{class:"gp-card-value",children:U(c?i:s)})]},o.token_id)})})}var El=({messages:e,template:t})=>JSON.stringify([e,t||null]);function af(e,t){let n=$=>e.querySelector(".gp-"+$),[r,o,s]=["said","rendered","try"].map(n),i=new WeakMap,
l=[],c="",u=null,d=null;function h(){return qr(e,o,t,$=>{let R=i.get($);return R&&{id:R.token.token_id,text:R.token.text,where:a("prompt token {number}",{number:R.
index+1}),step:null,why:R.words}})}function f(){let{started:$,written:R}=t,_=$&&$.request.messages,g=_&&R&&$.model===R.model&&El($.request)===El(R);return R&&!g?
{...R,ran:!1}:t.isFromElsewhere||!_||!_.length?null:{model:$.model,messages:_,template:$.request.template,tokens:$.prompt_tokens,parts:$.parts||[],ran:!0}}function p({
messages:$,parts:R,problem:_}){let g=new Set(R.filter(({kind:M})=>M==="message").map(({message:M})=>M));r.replaceChildren(...$.map(({role:M,content:C},O)=>{let x=v(
"li","",null,{"data-role":M});return x.append(v("span","gp-role",M),v("p","",C)),!_&&g.size>0&&!g.has(O)&&C.trim()&&x.append(v("p","gp-dropped",a("✕ The templat\
e leaves this message out."))),x}))}let T={message:({role:$})=>a("words of {role}",{role:$}),template:()=>a("written by the template"),generation:()=>a("generat\
ion prompt: the answer begins here")};function P($,R){let _=$?T[$.kind]($):a("of unknown origin");return R.piece===null?a("special token, {whose}",{whose:_}):_}
function N({tokens:$,parts:R}){o.replaceChildren(),l=[],u=null;let _=new Set(R.map(({stop:M})=>M)),g=null;$.forEach((M,C)=>{let O=R.find(y=>y.start<=C&&C<y.stop)||
null;if(!g||!C||_.has(C)||R.some(({start:y})=>y===C)){let y=v("span","gp-part",null,O?{"data-kind":O.kind}:{});O&&O.kind==="message"&&y.append(v("span","gp-role",
O.role)),O&&O.kind==="generation"&&y.append(v("span","gp-role",a("the answer begins"))),o.append(y),g={rows:y,tokens:[]}}let x=v("span","gp-token",null,{role:"b\
utton",tabindex:"-1"}),k=P(O,M);ct(x,M),x.setAttribute("aria-label",a("prompt token {number}: {token}, {words}",{number:C+1,token:Y(M.text),words:k})),i.set(x,{
token:M,index:C,words:k});let w=g.tokens.length?i.get(g.tokens.at(-1)).token:null;en(g,x,M,w),l.push(x)}),l.length&&j(l[0])}function j($){u&&(u.tabIndex=-1),u=$,
$.tabIndex=0}function A($){$&&(j($),$.focus({preventScroll:!0}),$.scrollIntoView({block:"nearest"}),d.show($))}o.addEventListener("click",({target:$})=>A($.closest(
".gp-token"))),o.addEventListener("keydown",$=>{let R=l.indexOf($.target.closest(".gp-token"));if(R<0||$.ctrlKey||$.metaKey||$.altKey)return;let _={ArrowRight:()=>l[R+
1],ArrowLeft:()=>l[R-1],Home:()=>l[0],End:()=>l.at(-1),ArrowDown:()=>ut(l,R,1),ArrowUp:()=>ut(l,R,-1),Enter:()=>l[R]," ":()=>l[R]};_[$.key]&&($.preventDefault(),
A(_[$.key]()))});function W({tokens:$,parts:R}){let _=w=>R.filter(y=>y.kind===w).reduce((y,{start:b,stop:E})=>y+E-b,0),g=$.filter(({piece:w})=>w===null).length,
[M,C,O]=["message","template","generation"].map(_),x={words:F(M),around:F(C),begin:F(O)};return`${M||C?D($.length,"{count} token: {words} for the words of the m\
essages, {around} around them, {begin} to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the \
answer.",x):O?D($.length,"{count} token: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",
"{count} tokens: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",x):D($.length,"{count} \
token: this template changes the words, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens i\
s unknown.")} ${D(g,"{count} is special.","{count} are special.")}`}function q({tokens:$,parts:R}){let _=R.filter(({kind:M})=>M==="message").flatMap(({start:M,stop:C})=>$.
slice(M,C)).filter(({piece:M})=>M===null),g=[...new Set(_.map(({text:M})=>Y(M)))];return g.length?a("A message contains {tokens}: written like a special token, \
it is read as one, as if the template had written it.",{tokens:g.join(", ")}):""}return s.addEventListener("click",()=>t.ask({type:"without"})),()=>{let $=f();if(e.
hidden=!$,!$){c="";return}s.hidden=!Object.hasOwn(t.answers,"without")||!!$.problem;let R=JSON.stringify([$.model,El($),$.parts,$.problem,$.ran,$.tokens.length]);
if(R===c)return;c=R,d??=h(),B(n("which"),$.ran?a("of {model}, as this run read it",{model:$.model}):a("of {model}, as written now: not run yet",{model:$.model})),
Ne(n("refusal"),!!$.problem),B(n("refusal"),a($.problem)),n("refusal").dataset.kind=$.away?"info":"error",n("refusal").setAttribute("role",$.away?"note":"alert"),
p($),Ne(n("made"),!$.problem),N($),Ne(n("generation-key"),$.parts.some(({kind:g})=>g==="generation")),B(n("template-words"),$.problem?"":W($));let _=q($);Ne(n("\
warn"),!!_),B(n("warn"),_),d.hide()}}var hs=class{constructor(t,n,r){this.drawn=n;this.moved=r;this.along=new _e(Kr(t),(o,s)=>Vr(o,s.chosen.text,s.piece===null,t))}drawn;moved;along;boxes=[];goesOn=!1;rowsFor(t){
let n=this.along.total.spans.length;this.along.follow(t);let{since:r,place:o,spans:s}=this.along.total,i=this.boxes.at(-1);if(r!==null&&r<o)return(!i||i.since!==
r)&&(i=this.open(r)),i.rows;let l=s.length>n?s.at(-1):null;return l&&i&&i.since===l.start&&i.stop===null&&this.close(i,l.stop),this.drawn.rows}keepable(t){let{since:n}=this.
along.totals[t],r=this.boxes.find(o=>o.since===n);return n!==null&&r&&r.stop!==null?Math.min(t,r.stop):t}cut(t){let{drawn:n}=this;for(;n.tokens.length>t;){let i=n.
tokens.at(-1),l=this.boxOf(i);Pt({rows:l?l.rows:n.rows,tokens:n.tokens},n.tokens.length-1),l&&!l.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:r,steps:o}=this.along;o.length=t,r.length=t+1;let s=this.boxes.at(-1);s&&this.along.total.since===s.since&&Object.assign(s,{stop:null,ended:!1})}boxOf(t){
let n=t?.closest(".gp-reasoning");return n?this.boxes.find(r=>r.element===n):void 0}reveal(t){let n=this.boxOf(t);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(t){this.goesOn=t;for(let n of this.boxes){let r=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,B(n.chip,`${r?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!r)),n.element.classList.toggle("gp-folded",r)}}words({count:t,stop:n,ended:r}){return r?D(
t,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?D(t,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):D(t,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(t){return t.wish??t.ended}open(t){let n=v("span","gp-reasoning"),r=v("butto\
n","gp-reasoning-chip",null,{type:"button",title:a("The model’s reasoning before its answer. Click to fold or unfold it.")}),o=v("span","gp-reasoned");n.append(
r,o);let s=new vt(o,this.drawn.rows),i={element:n,chip:r,rows:s,since:t,stop:null,ended:!1,count:0,wish:null};return r.addEventListener("click",()=>{i.wish=!this.
isFolded(i),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(i),i}close(t,n){let{tokens:r,rows:o}=this.drawn,s=r.slice(n);Pt({rows:t.
rows,tokens:r},n),Object.assign(t,{stop:n,ended:(this.along.total.spans.at(-1)?.end??null)!==null}),t.rows.holder.hasChildNodes()||(o.removeLast(),this.boxes.pop());
for(let i of s)o.append(i);r.push(...s)}};var Ll=e=>!!e.started?.request.only_given;function Ol(e,{index:t,isPrompt:n,isStart:r}){if(r)return a("decoder start token");let o={number:t+1};return n?e.readsSource?
a("source token {number}",o):a("prompt token {number}",o):a("token {number}",o)}function Rl(e,{index:t,isStart:n}){return n?a("every target begins with it: not \
chosen"):e.readsSource?a("the encoder reads it: it has no probability"):e.isFromElsewhere?a("its probability is not known"):t===0?a("nothing comes before it: it\
 has no probability"):e.started?.request.read_prompt&&!e.finished&&!e.failed?a("its probability is read when the text ends"):a("its probability was not read")}function Al(e,t){
return[...t.given&&!Ll(e)?[a("given, not chosen")]:[],...lc(t)]}function lf(e,t){let{step:n}=t,r=n?[...Na(n,e.unit),...Al(e,n)]:[Rl(e,t)];return[Ol(e,t),...r].join(
", ")}function cf(e){if(e.running||!e.started)return[];let t=({piece:r})=>r??"",n=e.prefix.map(t).join("");return e.lines().map(({label:r,last:o,untold:s})=>{let i=n+
le(o).map(t).join("")+(s??"");return r?a("{name}: {meaning}",{name:r,meaning:i}):i})}var kk=200,Ir=class{constructor(t,n,r){this.text=t;this.rows=new vt(n,r?.rows)}text;rows;tokens=[];write(t,n,r){for(let{item:o,start:s,end:i}of n)s===i&&this.rows.
append(bl(o,0));t.forEach((o,s)=>{let i=n.find(({start:l,end:c})=>l<=s&&s<c);i?s===i.start&&this.rows.append(bl(i.item,i.end-i.start)):this.append({token:o,index:s,
isPrompt:!0,step:null,isStart:r})})}append(t,n=this.rows){let r=this.tokens.at(-1),o=r&&this.text.entries.get(r)?.token;en({rows:n,tokens:this.tokens},this.text.
newToken(t),t.token,o)}},fs=class extends Ir{steps=[];folds;constructor(t,n){super(t,n,t.begun??t.prompt);let r=t.log.started?.reasoning;this.folds=r?new hs(r,this,
()=>t.dissolve()):null}follow(t){let{folds:n,steps:r}=this,o=dn(r,t),s=n?n.keepable(o.keep):o.keep,i=[...r.slice(s,o.keep),...o.added];n?n.cut(s):Pt(this,s),r.length=
s;for(let l of i){let c={...l.chosen,piece:l.piece};this.append({token:c,index:l.index,isPrompt:!1,step:l},n?.rowsFor(l)),r.push(l)}n?.draw(this.text.log.running)}},
ps=class{constructor(t){this.log=t}log;entries=new WeakMap;shade="uncertainty";prompt=null;begun=null;lines=[];marked=null;resettle;get paragraphs(){return[this.
prompt,this.begun,...this.lines].filter(t=>t!==null)}get tokens(){return this.paragraphs.flatMap(({tokens:t})=>t)}get rows(){return[...this.lines.flatMap(({folds:n})=>n?.
boxes.map(({rows:r})=>r)??[]),...this.paragraphs.map(({rows:n})=>n)]}stepOf(t){return this.entries.get(t)?.step}elementOf(t){return t.isPrompt?this.prompt?.tokens[t.
index]:this.lines.find(({steps:n})=>n[t.index]===t)?.tokens[t.index]}tokenAt({target:t}){let n=t instanceof Element?t.closest('[role="button"]'):null;return n&&
this.entries.has(n)?n:null}newToken(t){let{token:n,step:r,isPrompt:o}=t,i=v("span",o?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-presse\
d":"false"});return ct(i,n),r?.draft&&r.draft.origin!=="none"&&(i.dataset.draft=r.draft.origin),r?.given&&(i.dataset.given=""),this.entries.set(i,t),this.describe(
i,t),this.shadeToken(i,r),i}describe(t,n){t.setAttribute("aria-description",lf(this.log,n))}shadeToken(t,n){let r=n&&t.querySelector(".gp-ink");r&&(Qt(r,this.shade,
Ie(n)),t.dataset.shaded="")}readPrompt(){for(let t of this.log.promptSteps){let n=this.prompt?.tokens[t.index],r=n&&this.entries.get(n);r&&(r.step=t,this.describe(
n,r),this.shadeToken(n,t))}}describeAll(t=this.tokens){for(let n of t){let r=this.entries.get(n);r&&this.describe(n,r)}}shadeAll(){for(let t of this.tokens)this.
shadeToken(t,this.stepOf(t)??null)}mark(){let{log:t,marked:n}=this,r=t.current(),o=r?this.elementOf(r):void 0;n&&n!==o&&(n.classList.remove("gp-current"),n.ariaPressed=
"false",n.tabIndex=-1),this.marked=o??null,o&&(t.selected&&!t.suggested&&this.reveal(o),o.classList.add("gp-current"),o.ariaPressed=String(t.selected===r),o.tabIndex=
0)}reveal(t){for(let{folds:n}of this.lines)n?.reveal(t)}settle(){for(let t of this.rows)t.settle()}dissolve(){for(let t of this.rows)t.dissolve();clearTimeout(this.
resettle),this.resettle=setTimeout(()=>this.settle(),kk)}};var ms=class{constructor(t,n,r){this.drawn=t;this.box=n;new ResizeObserver(()=>this.laidOut()).observe(r),new ResizeObserver(()=>this.resized()).observe(n),n.addEventListener(
"scroll",()=>this.scrolled(),{passive:!0})}drawn;box;atEnd=!0;followed=!1;width=0;begin(){this.atEnd=!0,this.followed=!1}scrolled(){let{scrollHeight:t,scrollTop:n,
clientHeight:r}=this.box;this.atEnd=t-n-r<60}laidOut(){this.width||=this.box.clientWidth,this.drawn.settle(),this.followEnd()}followEnd(){let{log:t}=this.drawn;
t.usesBeams||t.stepping||!this.atEnd||t.selected||!t.running||(this.box.scrollTop=this.box.scrollHeight,this.followed=this.box.scrollTop>0)}showStep(){this.drawn.
log.stepping&&(this.drawn.settle(),this.drawn.lines[0]?.tokens.at(-1)?.scrollIntoView({block:"nearest"}))}goBack(){let{log:t}=this.drawn;t.running||!this.followed||
(this.followed=!1,this.atEnd&&(!t.selected||t.suggested)&&(this.box.scrollTop=0))}resized(){let{clientWidth:t}=this.box;!t||t===this.width||(this.width=t,this.drawn.
dissolve())}};var gs={uncertainty:()=>a("entropy"),entropy:()=>a("entropy after processors"),probability:()=>a("probability"),raw:()=>a("probability before processors"),surprisal:()=>a(
"surprisal"),rank:()=>a("rank")},_k={told:gs.probability,surprisal:gs.surprisal,rank:gs.rank},uf=e=>e.isFromElsewhere?_k:gs;function df(e,t){return t&&Object.hasOwn(
uf(e),t)?t:e.started?.request.only_given&&!e.stepping||e.isFromElsewhere?"surprisal":"uncertainty"}function hf({log:e,shade:t,choose:n,marksGiven:r}){let[o]=ge(
()=>new _e(nc,rc));return e.rounds.length&&o.follow(e.lines()[0]?.last??null),S("footer",{class:"gp-legend","aria-label":a("Legend"),children:[S("label",{children:[
`${a("Shaded by")} `,S("select",{class:"gp-shade",value:t,onChange:({currentTarget:s})=>n(s.value),children:Object.entries(uf(e)).map(([s,i])=>S("option",{value:s,
children:i()},s))})]}),S(Va,{name:t,unit:e.unit}),S("span",{class:"gp-marks",children:[S("span",{class:"gp-mark-prompt",hidden:!e.started?.prompt_tokens.length,
children:S("span",{class:"gp-ink",children:e.readsSource?a("source, and what the target begins with"):a("prompt")})}),S("span",{class:"gp-mark-given",hidden:!r,
children:S("span",{class:"gp-ink",children:a("given, not chosen")})})]}),S("span",{class:"gp-marks gp-origins",hidden:!e.rounds.length,children:e.rounds.length>
0&&Object.entries(St).map(([s,[,i,l]])=>S("span",{"data-draft":s,children:S(Le,{id:vk[s],meaning:l,formula:"",children:[S("span",{class:"gp-ink",children:i})," ",
S("b",{children:F(o.total[s])})]})},s))})]})}var vk={accepted:"draft",correction:"correction",bonus:"bonus",target:"target"};var xk=30;function Mk({log:e,changes:t}){let n=Ze(t),[r]=ge(()=>new ps(e)),[o,s]=ge(null),[i,l]=ge(!1),c=be(0),u=be(null),d=be(null),h=be(null);n.run&&(c.current+=
1),r.shade=df(e,o);let f=e.started?e.lines():[],p=f.length===1&&f[0].kind==="sequence",T=!Ll(e)&&f.some(({last:q})=>Sk(q)?.given),P=Je(()=>cf(e),[c.current,e.running,
e.hideFrom,e.finished]);xe(()=>{if(!u.current||!d.current)return;let q=u.current.closest(".gp-pane")??u.current,$=R=>!r.stepOf(R);h.current={sight:new ms(r,u.current,
d.current),card:qr(q,u.current,e,R=>Tk(r,R),{comesByFocus:$})}},[r]),xe(()=>r.dissolve(),[r,p]),xe(()=>r.shadeAll(),[r,r.shade]),xe(()=>{n.run&&h.current?.sight.
begin(),(n.run||n.prompt)&&r.readPrompt(),n.unit?r.describeAll():n.status&&r.describeAll(r.prompt?.tokens),r.mark(),n.steps&&h.current?.sight.showStep(),n.status&&
h.current?.sight.goBack(),h.current?.card.refresh(n.unit||n.prompt||n.status)});let N=q=>{if(!q)return;let $=r.stepOf(q);r.reveal(q),$&&e.selectStep($),q.focus(
{preventScroll:!0}),q.scrollIntoView({block:"nearest"}),$||h.current?.card.show(q)},j=q=>{let $=r.tokenAt(q);N($),$&&r.stepOf($)&&h.current?.card.dismiss()},A=q=>{
let $=r.tokenAt(q);if(q.key==="Escape"){e.selectStep(null);let M=e.current();$&&M&&r.elementOf(M)?.focus({preventScroll:!0})}if(!$||q.ctrlKey||q.metaKey||q.altKey)
return;let R=r.tokens,_=R.indexOf($),g={ArrowRight:()=>R[_+1],ArrowLeft:()=>R[_-1],ArrowDown:()=>ut(R,_,1),ArrowUp:()=>ut(R,_,-1),Home:()=>R.find(M=>r.stepOf(M)),
End:()=>R.at(-1),Enter:()=>$," ":()=>$};Object.hasOwn(g,q.key)&&(q.preventDefault(),N(g[q.key]()))},W=["gp-text",e.readsSource&&"gp-apart",p&&"gp-single",T&&"gp\
-has-given"];return S(oe,{children:[P.map((q,$)=>S("p",{class:"gp-hidden gp-whole",dir:"auto",children:q},$)),S("div",{class:W.filter(Boolean).join(" "),role:"g\
roup","aria-label":a("Tokens of the prompt and of the text. Arrow keys move, Enter selects, Escape follows the newest."),dir:"auto",ref:u,onClick:j,onKeyDown:A,
children:S("div",{class:"gp-written",ref:d,children:e.started?S(Ek,{text:r,log:e,started:e.started,lines:f,unfolds:i,unfold:l},c.current):S("p",{class:"gp-note \
gp-empty",children:a("The text will appear here, one token at a time.")})})}),S(hf,{log:e,shade:r.shade,choose:s,marksGiven:T})]})}var pf=We(Mk);function Sk(e){
let t=e;for(;t?.before;)t=t.before;return t}function Tk(e,t){let n=e.entries.get(t);if(!n)return null;let{log:r}=e,{token:o,step:s}=n,i=s?Al(r,s).join(", "):Rl(
r,n);return{id:o.token_id,text:o.text,where:Ol(r,n),step:s,why:i}}function Ek({text:e,log:t,started:n,lines:r,unfolds:o,unfold:s}){let i=t.readsSource,l=n.prompt_tokens.
length,c=l>xk&&!n.request.only_given,u=c&&!!t.current()?.isPrompt;return xe(()=>{u&&s(!0)},[u]),S(oe,{children:[i&&S("span",{class:"gp-part-name",children:a("So\
urce: the encoder reads it")}),c&&S("button",{type:"button",class:"gp-unfold","aria-expanded":o,onClick:()=>s(!o),children:o?a("Show less of the prompt"):a("Sho\
w all {count} tokens of the prompt",{count:F(l)})}),S(ff,{text:e,tokens:n.prompt_tokens,media:Bh(n),name:i?a("Source"):a("Prompt"),folds:c?!o:void 0}),i&&S(oe,{
children:[S("span",{class:"gp-part-name",children:a("Target: the decoder writes it, from its start token on")}),S(ff,{text:e,tokens:n.decoder_tokens,name:a("Sta\
rt of the target"),isStart:!0})]}),r.map((d,h)=>S(Lk,{text:e,line:d,number:h},h))]})}function ff({text:e,tokens:t,name:n,media:r=[],folds:o,isStart:s=!1}){let i=be(
null);return xe(()=>{if(!i.current)return;let l=new Ir(e,i.current,null);l.write(t,r,s);let c=s?"begun":"prompt";return e[c]=l,()=>{e[c]=null}},[e]),xe(()=>{o===
void 0||!i.current||(o&&(i.current.scrollTop=i.current.scrollHeight),e.dissolve())},[e,o]),S("span",{class:o?"gp-prompt gp-folded":"gp-prompt",role:"group","ari\
a-label":n,tabIndex:o?0:void 0,ref:i})}function Lk({text:e,line:t,number:n}){let{log:r}=e,o=be(null),s=be(null);xe(()=>{if(!o.current)return;let c=s.current=new fs(
e,o.current);return e.lines.push(c),()=>{e.lines=e.lines.filter(u=>u!==c)}},[e]),xe(()=>s.current?.follow(t.last));let i=t.stopReason?Ue(t.stopReason)[1]:"",l=i&&
(t.stopReason==="step"?"… ":"■ ")+i;return S("div",{class:r.usesBeams&&n>0?"gp-line gp-line-minor":"gp-line","data-kind":t.kind,children:[S("div",{class:"gp\
-line-head",children:[S("b",{children:t.label?t.label.charAt(0).toUpperCase()+t.label.slice(1):null}),S(Ok,{line:t}),l?S("span",{children:l}):null]}),S("span",{
class:"gp-line-body",ref:o}),t.untold?S("span",{class:"gp-untold",children:t.untold}):null,S("span",{class:"gp-stop",children:!r.usesBeams&&r.lasts.length===1&&
l?l:null})]})}function Ok({line:{kind:e,score:t}}){if(t===null)return null;let n=Q(t,3);return e==="running"?S("span",{title:a("sum of the log-probabilities so \
far, in nats"),children:a("sum {value}",{value:n})}):S("span",{title:a("the sum divided by the length penalty"),children:a("score {value}",{value:n})})}var Cl={};re(Cl,{bytesOf:()=>Pl});function Pl(e){let t=atob(e.trim()),n=new Uint8Array(t.length);for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}var Nl=new Set,gf=!1,mf=()=>Nl.forEach(e=>e());function Rk(){gf=!0,matchMedia("(prefers-color-scheme: dark)").addEventListener("change",mf);for(let e of[document.
documentElement,document.body])new MutationObserver(mf).observe(e,{attributeFilter:["class"]})}function bf(e){return gf||Rk(),Nl.add(e),()=>Nl.delete(e)}function wf({paint:e,class:t,label:n}){let r=be(null),o=be([0,0]),s=be(e);s.current=e;let i=()=>{let[c,u]=o.current.map(f=>Math.round(f*devicePixelRatio)),d=r.current?.
getContext("2d");if(!r.current||!d||!c||!u)return;Object.assign(r.current,{width:c,height:u});let h=getComputedStyle(r.current);s.current({pen:d,width:c,height:u,
colour:f=>h.getPropertyValue(f).trim()})};xe(i),kr(()=>{if(!r.current)return;let c=new ResizeObserver(([{contentRect:d}])=>{o.current=[d.width,d.height],i()});c.
observe(r.current);let u=bf(i);return()=>{c.disconnect(),u()}},[]);let l=n===void 0;return S("canvas",{ref:r,class:t,role:l?void 0:"img","aria-label":n,"aria-hi\
dden":l})}function yf({currentTarget:e,clientX:t,clientY:n},r,o){let{left:s,top:i,width:l,height:c}=e.getBoundingClientRect(),u=(d,h)=>Math.max(0,Math.min(h-1,Math.
floor(d*h)));return{column:u((t-s)/l,r),row:u((n-i)/c,o)}}var Ak=160,Pk=12,Ck=48;function Nk({log:e}){let t=e.finished?.sound;return S(oe,{children:[t?S($k,{sound:t,books:e.lasts.length}):S("p",{class:"gp-note gp-spoke\
n-note",children:e.running?a("The sound follows once all codes are there."):a("There is no sound.")}),S(qk,{log:e})]})}var kf=We(Nk,e=>e.speaks&&e.hideFrom===null);
function $k({sound:e,books:t}){let n=Je(()=>Pl(e.samples).buffer,[e]),r=Je(()=>URL.createObjectURL(Ik(n,e.rate)),[n]);kr(()=>()=>URL.revokeObjectURL(r),[r]);let o=Je(
()=>Hk(new DataView(n)),[n]),s={seconds:Q(n.byteLength/2/e.rate,2),count:t};return S(oe,{children:[S("div",{class:"gp-spoken-wave","aria-hidden":"true",children:S(
Rr,{preview:o})}),S("audio",{class:"gp-spoken-sound",controls:!0,src:r}),S("p",{class:"gp-note gp-spoken-note",children:a("{seconds} s of sound. At each step th\
e model chooses a code of each of {count} codebooks: the first is the coarsest, the others refine it and begin later.",s)})]})}function qk({log:e}){let t=e.lasts.
map(le),n=Math.max(Ck,...t.map(l=>l.length)),r=e.current(),o=({pen:l,width:c,height:u,colour:d})=>{let[h,f]=[c/n,u/Math.max(1,t.length)],p=Math.min(2,h/4);l.fillStyle=
d("--gp-kept"),t.forEach((P,N)=>P.forEach(({given:j,chosen:A},W)=>{j||(l.globalAlpha=.1+.9*J(A.logprob),l.fillRect(W*h,N*f+1,h-p,f-2))}));let T=t.findIndex(P=>r&&
P.includes(r));!r||T<0||r.given||(l.globalAlpha=1,l.strokeStyle=d("--gp-chosen"),l.lineWidth=2*devicePixelRatio,l.strokeRect(t[T].indexOf(r)*h,T*f+1,h-p,f-2))},
s=l=>{let{column:c,row:u}=yf(l,n,t.length),d=t[u]?.[c];d&&e.selectStep(d)},i=a("Each row is a codebook, each column a step: the stronger the colour, the more pr\
obable the code that was chosen. Click one to look at it.");return S(oe,{children:[S("div",{class:"gp-spoken-codes",style:{height:`${Pk*t.length}px`},onClick:s,
children:S(wf,{class:"gp-spoken-map",paint:o,label:i})}),S("p",{class:"gp-note gp-spoken-legend",children:i})]})}function Ik(e,t){let n=new DataView(new ArrayBuffer(
44)),r=(o,s)=>[...s].forEach((i,l)=>n.setUint8(o+l,i.charCodeAt(0)));return r(0,"RIFF"),n.setUint32(4,36+e.byteLength,!0),r(8,"WAVEfmt "),n.setUint32(16,16,!0),
n.setUint16(20,1,!0),n.setUint16(22,1,!0),n.setUint32(24,t,!0),n.setUint32(28,2*t,!0),n.setUint16(32,2,!0),n.setUint16(34,16,!0),r(36,"data"),n.setUint32(40,e.byteLength,
!0),new Blob([n,e],{type:"audio/wav"})}function Hk(e){let t=e.byteLength/2,n=Array.from({length:Math.min(Ak,t)},()=>0);for(let o=0;o<t;o++){let s=Math.floor(o*n.
length/t);n[s]=Math.max(n[s],Math.abs(e.getInt16(2*o,!0)))}let r=Math.max(1,...n);return n.map(o=>100*o/r)}function _f(e,t,n){let r=[],o=null,s=[],i=l=>{let c=s.map(({chosen:u})=>u.text).join("").trim();s.length&&o!==null&&r.push({text:c,begin:o,end:l,steps:s}),s=[]};
for(let l of e){let c=l.chosen.token_id;if(c>=n.first){let u=(c-n.first)*n.seconds;i(u),o=u}else o!==null&&c<t&&s.push(l)}return i(null),r}var vf=e=>e.started?.request.media?.[0];function Bk(e){let t=e.current();return!!(t&&!t.isPrompt&&e.hideFrom===null&&e.started?.timestamps&&vf(e)?.kind==="audio")}
function Wk(e){let t=e.current();return!t||!e.started?.timestamps?[]:_f(le(e.lastOf(t)),Math.min(...e.started.eos_token_ids),e.started.timestamps)}function Fk({
log:e,changes:t}){let[n,r]=ge("");Ze(t).run&&n&&r("");let o=vf(e),s=Wk(e),i=e.current(),l=({steps:u})=>i!==null&&u.includes(i),c=({steps:u,begin:d,end:h})=>{e.selectStep(
u[0]),!(!("media_file"in e.answers)||!o?.sha256)&&as(e,o.sha256,d,h??o.seconds??d,r)};return S(oe,{children:[o&&s.length>0&&S(Dk,{media:o,parts:s,isHere:l}),S("\
ol",{class:"gp-heard-parts",children:s.map((u,d)=>S("li",{children:S("button",{type:"button","aria-current":l(u)||void 0,onClick:()=>c(u),children:[S("span",{children:u.
text}),S("small",{children:jk(u)})]})},d))}),S("p",{class:"gp-note gp-heard-note",role:"status",children:s.length||e.running?n:zk(e)})]})}var xf=We(Fk,Bk),jk=({
begin:e,end:t})=>t===null?a("from {begin} s on",{begin:Q(e,2)}):a("{begin} to {end} s",{begin:Q(e,2),end:Q(t,2)}),zk=e=>e.started?.request.return_timestamps?a("\
The model wrote no words with times."):a("Set return_timestamps among the knobs to have the model write when it heard each part.");function Dk({media:{preview:e,
seconds:t=0},parts:n,isHere:r}){let o=Array.isArray(e)?e.map(Number):[],s=Math.max(1,...o),i=l=>100*l/t;return S(oe,{children:[S("div",{class:"gp-heard-sound","\
aria-hidden":"true",children:[n.map((l,c)=>{let u=Math.max(0,100-i(l.end??t)),d={left:`${i(l.begin)}%`,right:`${u}%`};return S("i",{class:r(l)?"gp-here":void 0,
style:d},c)}),S(Rr,{preview:o.map(l=>100*l/s)})]}),S("div",{class:"gp-heard-ends","aria-hidden":"true",children:[S("span",{children:a("{seconds} s",{seconds:0})}),
S("span",{children:a("{seconds} s",{seconds:t})})]})]})}var ql={};re(ql,{fillDetectionTable:()=>Jk,legendOf:()=>t0,markedItems:()=>Qk,scoredOf:()=>$l,verdictOf:()=>Uk,zSum:()=>bs,zWords:()=>et});var et=e=>K(e,2).replace("-","−");function Uk(e,t=null){let{z_score:n,threshold:r,prediction:o}=e,s={z:et(n),threshold:Number(r.toFixed(2))};if(o&&t&&Be(t.z_score)&&
t.z_score<=r){let c=[a("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",s),a("With repeated n-grams counted once, z is {z}.",
{z:et(t.z_score)})];return["even","◇",a("Not known: only repeats put it above the threshold"),c.join(" ")]}if(o)return["good","◆",a("Watermarked"),`${a("z i\
s {z}, above the threshold {threshold}.",s)} ${Lr(r)}`];let i=e.tokens_needed,l=[a("z is {z}, not above the threshold {threshold}.",s),a("That does not prove th\
at there is none: the text may be too short, or the mark may have been removed.")];return Be(i)&&i>$l(e)&&l.push(a("If the text went on like this, about {number\
} tokens would be enough.",{number:F(i)})),["even","◇",a("No sign of this watermark"),l.join(" ")]}var $l=({num_tokens_scored:e,tokens:t})=>Be(e)?e:(t||[]).filter(
([,,,,n])=>n).length;function Gk(e){let{kind:t,z_score:n,p_value:r,confidence:o,threshold:s,false_positive_rate:i,tokens_needed:l}=e,c=t==="green"?Xk(e):Yk(e),u=Number(
s.toFixed(2)),d=o>.9999?"> 0.9999":K(o,4);return[...c,[a("z-score"),et(n),t==="green"?a("How many standard deviations more tokens are green than without a water\
mark: (green − ratio × scored) / √(scored × ratio × (1 − ratio))."):a("How many standard deviations the weighted mean lies above that of fair coins."),
"z-score",t==="green"?Kk(e):"",{formula:t==="green"?void 0:""}],[a("p-value"),Qe(r),a("The probability of a z at least as high in a text without this watermark:\
 the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters more."),"p-value",`P(Z ≥ ${et(n)}) = ${Qe(r)}`,
{}],[a("confidence"),d,a("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0\
.5 or more in one of two."),"p-value",o>.9999?`1 − ${Qe(r)} ${d}`:`1 − ${Qe(r)} = ${d}`,{formula:"1 − p"}],[a("false-positive rate"),Qe(i),a("What the thr\
eshold {threshold} means: the share of texts without this watermark whose z is above it.",{threshold:u}),"false-positive-rate",`P(Z ≥ ${u}) = ${Qe(i)}`,{formula:a(
"P(Z ≥ threshold)")}],...Be(l)?[[a("tokens needed"),F(l),a("How many scored tokens reach the threshold at this share: z grows with the square root of their nu\
mber."),"z-score",Vk(e),{formula:t==="green"?a("threshold² · γ · (1 − γ) / (share − γ)²"):"",unit:a("tokens")}]]:[]]}function Kk({num_tokens_scored:e,
num_green_tokens:t,ratio:n,z_score:r}){let o=sn(t,e,n);return o===null||et(o)!==et(r)?"":bs(t,e,n)}function bs(e,t,n){let[r,o,s]=[F(e),F(t),Number((1-n).toFixed(
4))];return`(${r} − ${n} · ${o}) / √(${o} · ${n} · ${s}) = ${et(sn(e,t,n))}`}function Vk({kind:e,green_fraction:t,ratio:n,threshold:r,tokens_needed:o}){return e!==
"green"||Math.ceil(Er(t,n,r)-1e-9)!==o?"":a("{threshold}² · {ratio} · {rest} / ({share} − {ratio})², rounded up, = {needed}",{threshold:Number(r.toFixed(2)),
ratio:n,rest:Number((1-n).toFixed(4)),share:K(t),needed:F(o)})}function Xk({num_tokens_scored:e,num_green_tokens:t,green_fraction:n,ratio:r,list_size:o}){return[
[a("tokens scored"),F(e),a("Tokens that the detector can call green or red. The first ones have too few tokens before them; where repeated n-grams count once, l\
ater ones are left out."),"length","",{}],[a("green tokens"),F(t),a("Scored tokens on their green list, which holds {size} tokens of the vocabulary.",{size:F(o)}),
"green-list",a("{green} of {scored}",{green:F(t),scored:F(e)}),{formula:"",unit:a("tokens")}],[a("green fraction"),U(n),a("Green tokens / tokens scored. Without\
 the watermark about {share} are green: the ratio.",{share:U(r)}),"green-list",`${F(t)} / ${F(e)} = ${U(n)}`,{formula:a("green / scored"),unit:"%"}]]}function Yk(e){
let{mean:t,weighted_mean:n,num_g_values:r,posterior:o,layers:s}=e,i=$l(e),l=(s||[]).length,c=i*l===r?D(l,"{scored} tokens · {count} key = {values}","{scored} t\
okens · {count} keys = {values}",{scored:F(i),values:F(r)}):"",u=Math.round(t*r),d=K(u/r,4)===K(t,4)?a("{ones} of {values} are 1",{ones:F(u),values:F(r)}):"";return[
[a("tokens scored"),F(i),a("Tokens with enough tokens before them, whose context has not occurred before."),"length","",{}],[a("g-values"),F(r),D(l,"One for eac\
h scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each scored token and each of the {count} keys: 0 or 1, li\
ke a fair coin in a text without the watermark."),"g-value",c,{}],[a("mean g-value"),K(t,4),a("The share of g-values that are 1. Without the watermark it is abo\
ut 0.5."),"g-value",d,{formula:"Σ g / n"}],[a("weighted mean"),K(n,4),a("The same with more weight on the first keys, whose rounds of the tournament leave the \
clearest mark."),"g-value","",{formula:"Σ w · g / Σ w"}],...Be(o)?[[a("posterior"),U(o),a("The trained Bayesian detector’s probability that the text is water\
marked, if it is like the texts that the detector was trained on."),"watermark","",{unit:"%"}]]:[]]}function Jk(e,t){let n=t.map(({report:l})=>new Map(Gk(l).map(
c=>[c[0],c]))),r=[...new Set(n.flatMap(l=>[...l.keys()]))],[o]=he(e.tHead,1,()=>v("tr")),s=he(o,t.length+1,()=>v("th","",null,{scope:"col"}));t.forEach(({name:l},c)=>B(
s[c+1],l)),e.tHead.hidden=t.length<2;let i=he(e.tBodies[0],r.length,()=>{let l=v("tr"),c=v("th","",null,{scope:"row"});return c.append(v("span")),l.append(c),l});
r.forEach((l,c)=>{let u=he(i[c],t.length+1,()=>v("td")),d=n.map(P=>P.get(l)),[,,h,f,,p]=d.find(Boolean),T=d.map((P,N)=>P&&P[4]&&t.length>1?a("{name}: {words}",{
name:t[N].name,words:P[4]}):P&&P[4]);B(u[0].firstChild,l),we(u[0].firstChild,f,()=>Cr(T),{meaning:h,...Zk(p)}),n.forEach((P,N)=>B(u[N+1],P.has(l)?P.get(l)[1]:"–"))})}
var Zk=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0));function Qk({tokens:e,prompt_tokens:t}){return e.map(([,n,r,o,s,i],l)=>({token:{text:n,
piece:r},mark:{green:o,g:i,counted:s||!(o!==null||i!==null)},words(){let u={number:F(l+1),token:Y(n),mark:e0(o,i,s)};return l<t?a("Token {number}, of the prompt\
, {token}: {mark}",u):a("Token {number}, {token}: {mark}",u)}}))}function e0(e,t,n){if(e===null&&t===null)return a("not scored, because too few tokens come befo\
re it.");if(t!==null){let o=a("mean g-value {g}, where chance gives 0.5.",{g:Q(t,2)});return n?o:`${o} ${a("Not counted: its context came before, or it is left \
out.")}`}let r=e?a("◆ green."):a("◇ red.");return n?r:`${r} ${a("Not counted: the same n-gram came before, or it is left out.")}`}var t0=({kind:e,tokens:t})=>[
e,{unscored:t.some(([,,,n,,r])=>n===null&&r===null),repeated:t.some(([,,,n,r,o])=>!r&&(n!==null||o!==null))}];function Mf(e,t){let n=g=>e.querySelector(".gp-"+g),r=new Sr(n("marked-words"),{press:({step:g})=>t.selectStep(g)}),o=n("threshold"),s=3,i=Or(null),l=0,c=null,u=null;
function d(){i=Or(t.started),l=(t.started&&t.started.processors||[]).findIndex(M=>M==="WatermarkLogitsProcessor"||M==="SynthIDTextWatermarkLogitsProcessor"),c=new _e(
Sh,(M,C)=>Th(M,C,i,l)),r.show([]),B(n("mark-about"),ss(i))}let h=()=>c.steps.some(({mark:g})=>g&&g.kind==="synthid");function f(g){let{mark:M,index:C}=g,O=C<i.early,
x=M&&!M.why;return{step:g,token:{...g.chosen,piece:g.piece},mark:x?{green:M.green,g:M.g,counted:!O}:{},words:()=>is({...g,isFirst:O},i)}}function p(g){r.show(c.
steps.map((O,x)=>r.items[x]&&x<g?r.items[x]:f(O)),g);let{unscored:M,early:C}=c.total;dl(n("mark-key"),h()?"synthid":"green",{unscored:M>0,repeated:C>0,faint:a("\
faint: a detector without the prompt cannot score it")})}function T(g){let M=g&&!g.isPrompt?r.tokens[g.index]:null;u&&u!==M&&u.classList.remove("gp-current"),u=
M||null,u&&t.selected?u.classList.add("gp-current"):u&&u.classList.remove("gp-current")}let P=g=>{let M=[];for(let C of c.totals)C[g]!==null&&(!M.length||M.at(-1)[0]<
C.scored)&&M.push([C.scored,C[g]]);return M};function N(){let{z:g,scored:M}=c.total,[C,O,x]=j(g,M);ne(n("finding"),{"data-verdict":C}),B(n("finding-sign"),O),B(
n("finding-words"),x),B(n("finding-more"),g===null?"":`${A()} ${a("By chance alone, if each token is new evidence, z would be this high with a probability of {p\
}.",{p:Qe(Tr(g))})}`),t.finished&&B(n("mark-told"),`${x}. ${D(M,"{count} token scored.","{count} tokens scored.")}`)}function j(g,M){if(g===null)return["wait","\
…",M?a("z is not known, because the watermark’s settings are not"):a("Nothing to score yet")];let C={z:et(g)};return g>s?["good","◆",t.running?a("A detect\
or finds it so far: z = {z}",C):a("A detector finds it: z = {z}",C)]:["even","◇",t.running?a("A detector does not find it so far: z = {z}",C):a("A detector do\
es not find it: z = {z}",C)]}function A(){let{green:g,scored:M}=c.total;return h()?D(M,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-v\
alue {mean} over {count} scored tokens, 0.5 by chance.",{mean:Q(g/M,3)}):D(M,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of {c\
ount} scored tokens green, {share} instead of {ratio}.",{green:F(g),share:U(g/M),ratio:U(i.ratio)})}function W(){let g=P("z"),M=[a("What a detector finds that k\
nows the key and sees the text without its prompt.")];i.keys&&M.push(a("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let C=[
{name:a("this text"),look:"measured",points:g,tip:M.join(" ")}],O=P("foreseen");if(O.length){let k=[a("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];t.started.effective.
do_sample||k.push(a("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),C.push({name:a("expected at least"),
look:"expected",points:O,tip:k.join(" ")})}fl(n("z-keys"),C);let x=g.length?Eh(g,c.total,i,s):null;hl(n("z-box"),{curves:C,threshold:s,needed:x,label:a("z over \
the number of tokens, threshold {threshold}",{threshold:s})}),B(n("z-needed-words"),x?x.words:""),B(n("threshold-words"),Lr(s))}function q(){let{scored:g,green:M,
expected:C,chosen:O,surprisal:x,gained:k,suppressed:w,marks:y,likely:b,entropy:E}=c.total,{started:I,unit:m}=t,L=(V,X,ee)=>vl(V,F(X),ee),H=V=>L(Q(Ce(V,m),2),O,z(
V/O)),z=V=>ie(V,m).replace("-","−"),G=[[a("tokens scored"),F(g),a("Tokens that count: those with enough tokens before them, without the prompt."),"length","",
{}]];if(g&&!h()){let V=U(M/g),X=U(C/g);G.push([a("green"),V,a("The share of the scored tokens that got the bias."),"green-list",`${F(M)} / ${F(g)} = ${V}`,{formula:a(
"green / scored"),unit:"%"}]),G.push([a("expected at least"),X,a("At least this share is green on average over all green lists, for this bias and the probabilit\
ies that the model gave. Where the model is certain of a token, a bias changes little."),"green-list",L(Q(C,2),g,X),{formula:"",unit:"%"}])}if(O){let V={unit:a(
"bits or nats")};G.push([a("surprisal before the watermark"),ie(x/O,m),a("How unexpected the chosen tokens were just before the watermark, on average: minus the\
 logarithm of their probability."),"surprisal",H(x),{formula:"−(Σ log p) / n"}]);let[X,ee]=I.effective.do_sample?[E,a("Tokens drawn without the watermark wou\
ld have had this on average: the entropy just before it.")]:[b,a("The likeliest token at each position would have had this.")];if(!t.usesBeams){G.push([a("witho\
ut it"),ie(X/O,m),ee,I.effective.do_sample?"entropy":"surprisal",H(X),{formula:I.effective.do_sample?"(Σ H) / n":"−(Σ log p) / n"}]);let te=`${ie(x/O,m)} − ${ie(
X/O,m)} = ${z((x-X)/O)}`;G.push([a("log-probability lost"),z((x-X)/O),a("The price per token: how much less probable than that the chosen tokens are. Values bel\
ow 0 are luck."),"logprob",te,{formula:"",...V}])}G.push([a("raised by"),ie(k/O,m),a("How much the watermark raised the log-probability of the chosen tokens, on\
 average. Over many texts this is the divergence of what was drawn from what the model would draw."),"logprob",H(k),{formula:"(Σ log p′ − log p) / n",...V}])}
if(y){let V=Q(w/y,1);G.push([a("suppressed"),a("{value} of {count}",{value:V,count:F(I.request.top_candidates??10)}),a("How many of the likeliest tokens the wat\
ermark made less likely, on average over the positions."),h()?"g-value":"green-list",L(F(w),y,V),{formula:"",unit:a("tokens")}])}return G}function $(){let g=q(),
M=he(n("mark-figures"),g.length,()=>{let C=v("div"),O=v("dt");return O.append(v("span")),C.append(O,v("dd")),C});g.forEach(([C,O,x,k,w,y],b)=>{let[E,I]=M[b].children;
B(E.firstChild,C),we(E.firstChild,k,()=>w&&pe(w),{meaning:x,...y}),B(I,O)})}Ae(e,{curve:()=>{let{z:g,scored:M,green:C}=c.total;return g===null?"":pe(h()?`z = ${et(
g)}`:bs(C,M,i.ratio))}});function R(){N(),$(),W()}function _(g){let C=t.lines().length>1?t.lineOf(g):null;return C?`${C.label} · ${ss(i)}`:ss(i)}return o.addEventListener(
"input",()=>{let g=o.valueAsNumber,M=g>=0&&g<=30;if(o.setAttribute("aria-invalid",String(!M)),!M){B(n("threshold-words"),a("The threshold must be from 0 to 30."));
return}s=g,R()}),new ResizeObserver(()=>!e.hidden&&c.total.marks&&W()).observe(n("z-box")),g=>{(g.run||!c)&&d();let M=t.current(),{keep:C}=c.follow(M?t.lastOf(M):
null);e.hidden=!c.total.marks,!e.hidden&&((g.run||g.steps||g.status||g.selection)&&(p(C),B(n("mark-about"),_(M))),T(M),(g.run||g.steps||g.status||g.selection||g.
unit)&&R())}}var n0={drafts:dc,beams:_c,beamtree:zc,hypotheses:Gc,curve:Pd,branches:mh,canvas:eh,candidates:Ch,check:Nh,layers:$h,in_words:qh,cross_attention:Fh,spoken:kf,word_times:xf,
logit_lens:jh,numbers:Yh,processors:tf,quiz:nf,reranked:rf,template:af,token:of,tokens:pf,watermark:Mf};Ts(()=>Gi(n0));window.GenerationPlaygroundModules={"visualizers/panes/core/notation.ts":vs,"visualizers/panes/core/tables.ts":Ss,"visualizers/panes/core/texts.ts":Es,"visualiz\
ers/panes/core/values.ts":Ls,"visualizers/panes/core/text.ts":Is,"visualizers/panes/core/dom_patch.ts":Hs,"visualizers/panes/core/sight.ts":Us,"visualizers/pane\
s/core/feed.ts":Ks,"visualizers/panes/core/reasoning.ts":Xs,"visualizers/panes/core/log.ts":Qs,"visualizers/panes/core/document_links.ts":ei,"visualizers/panes/\
core/meanings.ts":ti,"visualizers/panes/core/glossary.ts":ri,"visualizers/panes/core/tips.ts":ai,"visualizers/panes/assisted/draft_figures.js":ui,"visualizers/p\
anes/core/alone.ts":qi,"visualizers/panes/core/run_group.ts":Hi,"visualizers/panes/core/term_links.ts":Wi,"visualizers/panes/core/runtime.ts":Ki,"visualizers/pa\
nes/charts/marks.js":Sa,"visualizers/panes/charts/values_list.js":La,"visualizers/panes/core/shades.ts":Ca,"visualizers/panes/tokens/written_tokens.ts":$a,"visu\
alizers/panes/diffusion/canvas_state.js":qa,"node_modules/preact/dist/preact.mjs":Da,"visualizers/panes/widgets/term.tsx":Ua,"node_modules/preact/jsx-runtime/di\
st/jsxRuntime.mjs":Ka,"visualizers/panes/widgets/shade_scale.tsx":Xa,"node_modules/preact/hooks/dist/hooks.mjs":tl,"visualizers/panes/core/component.tsx":nl,"vi\
sualizers/panes/widgets/token_label.tsx":sl,"visualizers/panes/charts/plot.js":cl,"visualizers/panes/core/virtual_rows.ts":ul,"visualizers/panes/watermarks/wate\
rmarks.js":pl,"visualizers/panes/core/run_sums.ts":xl,"visualizers/panes/widgets/card.tsx":Sl,"visualizers/panes/tokens/card.tsx":Tl,"visualizers/panes/core/byt\
es.ts":Cl,"visualizers/panes/watermarks/detection_words.js":ql};})();
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
