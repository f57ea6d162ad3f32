// Written by .ci/bundle.py from modules with the SHA-256 b72247b0ccb209928ca2e1c5deae574ee757ff2b712fffe6f313a46ed740b3f8: edit those.
(()=>{var af=Object.defineProperty;var ie=(e,t)=>{for(var n in t)af(e,n,{get:t[n],enumerable:!0})};var Ps={};ie(Ps,{fit:()=>de,sayAttributes:()=>re,sayClass:()=>We,sayLabel:()=>wt,sayPercent:()=>ke,showIf:()=>Ae,svg:()=>Z});var As={};ie(As,{INVISIBLE:()=>Rt,MARKS:()=>at,asSentence:()=>fe,askedOf:()=>Es,bytesOf:()=>Ms,bytesWords:()=>vs,count:()=>j,decimals:()=>K,fillLabel:()=>Me,fillText:()=>Hn,
fillToken:()=>Ss,filled:()=>ye,fromNats:()=>Le,inOneLine:()=>rn,inParts:()=>Ee,information:()=>oe,labelled:()=>ne,leavesBytes:()=>Fn,loadingWords:()=>Ls,make:()=>g,
modeName:()=>zn,named:()=>gf,numbersOf:()=>Oe,percent:()=>G,probability:()=>J,problemsOf:()=>Os,processorWords:()=>Xe,quoted:()=>Y,say:()=>$,seconds:()=>lt,stopWords:()=>Fe,
together:()=>Ir,waitWords:()=>Ts});var ms={};ie(ms,{count:()=>j,fixed:()=>Q,isOne:()=>ps,language:()=>jn,listed:()=>fs,notation:()=>be,plain:()=>it,separators:()=>uf,significant:()=>cf});var lf=[
"de","fr"];var ds={},Tl={};function jn(){let e=(navigator.language||"").slice(0,2).toLowerCase();return lf.includes(e)?e:"en"}var Rr=()=>window.GenerationPlaygroundTexts?jn():
"en";function hs(e){if(!ds[e]){let t=new Intl.NumberFormat(e).formatToParts(12345678e-1),n=r=>t.find(({type:o})=>o===r)?.value??"";ds[e]={decimal:n("decimal"),group:n(
"group")}}return ds[e]}function be(e){let t=Rr();if(t==="en")return e;let{decimal:n,group:r}=hs(t);return e.replace(/(?<=\d)[.,](?=\d)/g,o=>o==="."?n:r).replace(
/(?<=\d)\s?%/g," %")}var Q=(e,t=0)=>be(e.toFixed(t)),cf=(e,t)=>be(e.toPrecision(t)),j=e=>be(e.toLocaleString("en-US")),it=e=>be(String(e)),fs=e=>e.join(hs(Rr()).
decimal===","?"; ":", ");function ps(e,t){let n=t?Rr():"en";return Tl[n]??=new Intl.PluralRules(n),Tl[n].select(e)==="one"}function uf(){let{decimal:e,group:t}=hs(
Rr());return e+t}var ws={};ie(ws,{FIGURES:()=>gs,MODES:()=>Cr,PROCESSORS:()=>$r,ROW_FIELDS:()=>bs,SCORES:()=>df,STOPS:()=>Nr});var Cr={greedy_search:"greedy decoding",sample:"sa\
mpling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam search",constrained_beam_search:"constrained beam sear\
ch",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"block diffusion",custom:"your own de\
coding loop",elsewhere:"from another server"},Nr={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],
length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stopping crit\
erion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached the end of the given text"],unfinished:[
"the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:["stopped by hand","was stopped by hand"],
stop:["EOS or a stop string","ended with EOS or a stop string: the server does not say which"],content_filter:["a content filter","was cut by the server’s conte\
nt filter"],tool_calls:["a call of a tool","ended with a call of a tool"],cut:["the end of the file","is not complete"]},gs={num_spec_steps:"Rounds that had a d\
raft.",num_draft_tokens:"All drafted tokens.",num_accepted_draft_tokens:"Drafted tokens that the target model kept.",draft_acceptance_rate:"num_accepted_draft_t\
okens / num_draft_tokens: the share of all drafted tokens that was kept. Tokens after a rejection, which were never judged, count as drafted.",judged_acceptance_rate:"\
num_accepted_draft_tokens / judged tokens, which are the accepted tokens and each round’s first rejection: the probability that a judged token is kept, α in the\
 paper.",mean_acceptance_length:"1 + num_accepted_draft_tokens / num_spec_steps: how many tokens a round with a draft writes on average, the target model’s own \
token included.",acceptance_histogram:"How many rounds with a draft kept none, one, two or more of its tokens.",accepted_by_position:"How many of the tokens dra\
fted at each position of a draft were kept.",passes_saved:"Tokens written minus rounds: the forward passes that the target model did not have to make.",expected_acceptance_rate:"\
The mean over the judged positions of 1 minus the total variation distance between the target’s and the draft’s distribution: the share that sampling keeps on a\
verage."},$r={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of the last one, and removes tokens that the las\
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
ks",[]]},df={z:["z","z","How many standard deviations more tokens are green than without a watermark."],mean:["mean g","z of the mean g","How many standard devi\
ations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:["weighted mean g","z of the weighted mean g","The same with more weigh\
t on the first keys, which mark the most."],posterior:["Bayesian detector","posterior probability","The probability of a watermark by the detector that was trai\
ned here on the other half of the texts."]},bs={Candidate:["token_id","text","raw_logprob","logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["na\
me","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability","penalty","score"],BeamCandidate:["token_id","text","piece","parent",
"raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","bank","progress","forced","mark"],DraftToken:["token_id","text","draf\
t_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["kind","green","g","listed","mass_before","mass_after","expected","cho\
sen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logprob","entropy","accepted","read_id","read_text"]};var ks={};ie(ks,{isSaid:()=>hf,language:()=>jn,t:()=>a,tn:()=>z,translateTemplate:()=>qr,withTexts:()=>ys});function a(e,t){if(e==null)return"";if(typeof e=="object")return"number"in e?be(e.number):"one"in e?z(e.count,e.one,e.said,e.values):a(e.said,e.values);let n=String(
e),r=window.GenerationPlaygroundTexts?.[n]??n;return t?r.replace(/\{\{|\}\}|\{(\w+)\}/g,(o,s)=>{if(s===void 0)return o[0];let i=t[s];return typeof i=="number"?it(
i):i&&typeof i=="object"?a(i):String(i??"")}):r}function z(e,t,n,r){let o=window.GenerationPlaygroundTexts?.[t]!==void 0,s=t.includes("{count}")?ps(e,o):e===1;return a(
s?t:n,{count:j(e),...r})}var hf=e=>typeof e=="object"&&e!==null&&("said"in e&&typeof e.said=="string"||"number"in e&&typeof e.number=="string"),ff=["aria-label",
"title","placeholder","data-tip","label"];function qr(e){let t=window.GenerationPlaygroundTexts;if(!t)return;let n=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);
for(let r=n.nextNode();r;r=n.nextNode()){let[,o,s,i]=/^(\s*)([^]*?)(\s*)$/.exec(r.nodeValue??"")??[],l=s&&t[s.replace(/\s+/g," ")];l&&(r.nodeValue=o+l+i)}for(let r of[
e,...e.querySelectorAll("*")])for(let o of ff){let s=t[(r.getAttribute(o)||"").replace(/\s+/g," ")];s&&r.setAttribute(o,s)}}function ys(e){let n=window.GenerationPlaygroundCatalogues?.[jn()];
if(window.GenerationPlaygroundTexts||!n)return e();window.GenerationPlaygroundTextsLoading??=fetch(n).then(r=>r.json()).then(r=>{window.GenerationPlaygroundTexts=
r},r=>console.warn("Generation Playground: the translation could not be loaded.",r)),window.GenerationPlaygroundTextsLoading.then(e)}var _s={};ie(_s,{finite:()=>ue,isFromElsewhere:()=>Se,isKnown:()=>qe,keptOf:()=>He,medianOf:()=>pf});var qe=e=>typeof e=="number"&&Number.isFinite(e),ue=e=>e==null||
Math.abs(e)>1e30?null:e,pf=e=>{let t=[...e].sort((n,r)=>n-r);return(t[t.length-1>>1]+t[t.length>>1])/2},Se=({distribution:e})=>e.vocab===null,He=({distribution:{
stages:e,vocab:t}})=>e.at(-1)?.kept??t;var at={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Rt=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function g(e,t,n,r){let o=document.createElement(
e);t&&(o.className=t),n!=null&&(o.textContent=String(n));for(let[s,i]of Object.entries(r||{}))o.setAttribute(s,String(i));return o}function Hn(e,t,{running:n=!1}={}){
let r=0;for(let o of t.matchAll(Rt)){let[s]=o;o.index>r&&e.append(t.slice(r,o.index)),r=o.index+1;let i=at[s]||"U+"+(s.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0");if(n){let l=at[s]?s:"";e.append(g("span","gp-space",l,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else e.append(g("span","gp-mark",i))}r<t.
length&&e.append(t.slice(r))}function Ss(e,t){let n=/^ (?=\S)/.test(t)?" ":"",r=/\n*$/.exec(t)?.[0]??"",o=g("span","gp-ink");Hn(o,t.slice(n.length,t.length-r.length),
{running:!0});for(let s=0;s<r.length;s++)o.append(g("span","gp-space","",{"data-mark":at[`
`],"data-wide":"yes"}));return e.append(...[n,o,r].filter(Boolean)),o}var xs=/(\\x[0-9a-f]{2})+$/i,Ms=e=>(e.match(xs)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
Fn=({piece:e,text:t})=>e!==null&&(e===""||xs.test(t)&&e===t.replace(xs,""));function Me(e,t){e.replaceChildren(),Hn(e,t),t||e.append(g("span","gp-mark",a("(empt\
y)")))}function ne(e,t){let n=g("bdi",t);return Me(n,e),n}function $(e,t){e.textContent!==t&&(e.textContent=t)}var mf=/([<>≈−-]?\d[\d.,\u202f\u00a0]*[\s\u00a0\u202f]?(?:%|(?:bits?|nats|ms|s|[kMG]B|tokens)(?![\p{L}\p{N}_])))/u;
function Ir(e){let t=document.createDocumentFragment();return e.split(mf).forEach((n,r)=>t.append(r%2?g("span","gp-together",n):n)),t}var rn=e=>e.replace(Rt,t=>t===
" "?" ":at[t]||"�"),fe=e=>e?`${e}.`:"",Ee=e=>e.filter(Boolean).join(a("{before}; {part}").split(/\{\w+\}/)[1]),Y=e=>a("“{text}”",{text:rn(e)});function Ts(e){
return e>90?a("Yours begins in about {count} minutes.",{count:Math.round(e/60)}):a("Yours begins in about {count} s.",{count:e<10?Math.max(1,Math.round(e)):5*Math.
round(e/5)})}var ye=(e,t)=>e.split(/\{(\w+)\}/).map((n,r)=>r%2?t[n]:n);function G(e){let t=e*100;return t===0?be("0%"):t<.01?be("<0.01%"):t<1?be(t.toFixed(2)+"%"):
t>99.95&&t<100?be(">99.9%"):be(t.toFixed(1).replace(".0","")+"%")}var J=e=>e==null?0:Math.exp(e),Es=({prompt:e,request:t})=>e||(t&&t.messages||[]).at(-1)?.content||
"",Le=(e,t)=>t==="bits"?e/Math.LN2:e;function oe(e,t){return e===null||!Number.isFinite(e)?a("infinite"):Q(Le(e,t),2)+" "+a(t)}function Ls({model:e,phase:t,done:n,
total:r}){if(t==="gpu")return a("waiting for the shared GPU …");if(t==="asking")return a("asking the Hub for {model} …",{model:e});let o=G((n??0)/(r||1));return t===
"download"?a("downloading {model}: {done} of {total} …",{model:e,done:vs(n),total:vs(r)}):t==="converting"?r?a("converting {model}: {share} …",{model:e,share:o}):
a("reading the file of {model} to convert it …",{model:e}):r?a("loading {model}: {share} …",{model:e,share:o}):a("loading {model} …",{model:e})}function vs(e){
return qe(e)?e>=1e9?a("{size} GB",{size:Q(e/1e9,e<1e10?2:1)}):e>=1e6?a("{size} MB",{size:Q(e/1e6,e<1e8?1:0)}):a("{size} kB",{size:Q(e/1e3,0)}):"–"}function lt(e){
return e<1?Math.round(e*1e3)+" ms":Q(e,e<10?2:1)+" s"}var K=(e,t=3)=>e==null?"–":Q(e,t);function Oe(e){let{chosen:t,distribution:n}=e,r=e.read?t.raw_logprob:t.logprob??t.raw_logprob;return{probability:J(t.logprob),rawProbability:J(t.raw_logprob),rank:(e.
read?null:t.rank)??t.raw_rank,surprisal:r===null?1/0:Math.max(0,-r),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var gf=(e,t,n)=>Object.hasOwn(e,
t)?e[t]:n,zn=e=>Object.hasOwn(Cr,e)?a(Cr[e]):e.replaceAll("_"," ");function Os({message:e,fix:t,diagnostics:n=[]}){let r=n.map(o=>({knob:o.knob,message:a(o.message),
fix:a(o.fix)}));return r.some(o=>o.message===a(e))?r:[{knob:"",message:a(e),fix:a(t)},...r]}var Fe=e=>Object.hasOwn(Nr,e)?Nr[e].map(t=>a(t)):[e,e];function Xe(e){
if(!Object.hasOwn($r,e))return[e,a("is your own logits processor"),[]];let[t,n,r]=$r[e];return[a(t),a(n),r]}var Z=(e,t)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",e);return t&&n.setAttribute("class",t),n};function de(e,t,n){for(;e.childElementCount>
t;)e.lastElementChild?.remove();for(;e.childElementCount<t;)e.append(n());return e.children}var El=new WeakMap;function wt(e,t,{plain:n=!1}={}){let r=String(n)+
t;El.get(e)!==r&&(El.set(e,r),n?e.textContent=t:Me(e,t))}function We(e,t){e.className!==t&&(e.className=t)}function ke(e,t,n){let r=`${(n*100).toFixed(2)}%`,o=Ll.
get(e)||{};o[t]!==r&&(e.style[t]=r,Ll.set(e,{...o,[t]:r}))}var Ll=new WeakMap;function re(e,t){let n=Ol.get(e)||{};for(let[r,o]of Object.entries(t))n[r]!==o&&e.
setAttribute(r,String(n[r]=o));Ol.set(e,n)}var Ol=new WeakMap;function Ae(e,t){e.hidden===t&&(e.hidden=!t)}var Us={};ie(Us,{Along:()=>we,RunLog:()=>yt,groupLetter:()=>Pe,pathChange:()=>sn,pathOf:()=>ae,penalised:()=>Ye,unseenAfter:()=>Gs,unseenNode:()=>Ds});var js={};ie(js,{Feed:()=>Ct,everyChange:()=>on});var Ws={};ie(Ws,{isFar:()=>qs,isOpen:()=>Ns,onceNear:()=>Is,onceShown:()=>$s});var Pl=e=>e.closest(".tabitem, .drawer")||document.body;function Ns(e){return e.checkVisibility()||
e.hidden&&Pl(e).checkVisibility()}var Br=new WeakMap,Rs;function $s(e,t){Rs??=new ResizeObserver(s=>s.map(({target:i})=>i).filter(i=>i.checkVisibility()).flatMap(
bf).forEach(i=>i()));let n=Pl(e),r=n.checkVisibility()?e:n,o=Br.get(r)??new Set;Br.set(r,o.add(t)),Rs.observe(r)}function bf(e){Rs.unobserve(e);let t=[...Br.get(
e)||[]];return Br.delete(e),t}var Wr=new WeakMap,Cs=new WeakMap,Al;function qs(e){return Wr.has(e)||(Al??=new IntersectionObserver(wf,{rootMargin:"50%"}),Wr.set(
e,!1),Al.observe(e)),!!Wr.get(e)&&!e.hidden}function Is(e,t){Cs.set(e,t)}function wf(e){for(let{target:t,isIntersecting:n}of e){Wr.set(t,!n);let r=n&&Cs.get(t);
r&&(Cs.delete(t),r())}}var Ct=class{constructor(t){this.kinds=t}kinds;subscribers=new Set;changes={};position=0;head="";tail="";answers={};away=!1;onlyShown=!1;feed(t){t.length>=this.
position&&t.startsWith(this.head)&&t.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let r=t.lastIndexOf(`
`)+1;for(;this.position<r;){let o=t.indexOf(`
`,this.position);this.readLine(t.slice(this.position,o)),this.position=o+1}this.head=t.slice(0,Math.min(r,100)),this.tail=t.slice(Math.max(0,r-100),r)}append(t){
let n=0;for(let r of t.split(`
`))this.readLine(r)||(n+=1);return n}read(t){throw new Error("nobody reads "+t.type)}readLine(t){if(!t.trim())return!0;try{return this.read(JSON.parse(t)),!0}catch(n){
return console.error("Generation Playground: a line of the log was skipped.",n,t.slice(0,200)),!1}}setAway(t){this.away!==t&&(this.away=t,this.changed("status"))}get canAsk(){
return!this.onlyShown&&Object.keys(this.answers).length>0}ask(t){!this.onlyShown&&Object.hasOwn(this.answers,t.type)&&this.answers[t.type](t)}subscribe(t,n,r=!1){
let o={element:t,update:n,whenOpen:r,missed:on(this.kinds),opened:()=>Bs([o])};this.subscribers.add(o),Bs([o])}changed(t){jr.size||requestAnimationFrame(yf),jr.
add(this),this.changes[t]=!0}takeChanges(){let t=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?n.missed=_f(n.missed,t):this.subscribers.
delete(n);return[...this.subscribers]}},jr=new Set;function yf(){let e=[...jr];jr=new Set,Bs(e.flatMap(t=>t.takeChanges()),!0)}function Bs(e,t=!1){let n=e.filter(
({element:s,whenOpen:i})=>i&&s.isConnected),r=new Set(n.filter(({element:s})=>!Ns(s))),o=new Set(n.filter(s=>t&&kf(s.missed)&&!r.has(s)&&qs(s.element)));for(let{
element:s,opened:i}of r)$s(s,i);for(let{element:s,opened:i}of o)Is(s,i);for(let s of e){let{missed:i,update:l}=s;if(!(r.has(s)||o.has(s)||!Object.keys(i).length)){
s.missed={};try{l(i)}catch(c){console.error("Generation Playground: a pane could not be drawn.",c)}}}}var kf=e=>!!e.steps&&Object.keys(e).every(t=>t==="steps"||
t==="entries"),on=e=>Object.fromEntries(e.map(t=>[t,!0]));function _f(e,t){let n={...e,...t};return e.entries&&t.entries&&(n.entries=new Set([...e.entries,...t.
entries])),n}var Fs={};ie(Fs,{noReading:()=>Hr,readOn:()=>Fr,spansOf:()=>Hs});var Hr=e=>({place:0,since:e.is_open?0:null,tail:[],spans:[]});function Fr(e,t,n,{start:r,end:o}){
let{place:s}=e,{since:i,spans:l}=e,c=[...e.tail,[s,t]];for(;;){let u=i===null?r:o,d=c.map(([,f])=>f).join("").indexOf(u);if(d<0)break;let h=xf(c,d);i===null?i=s+
1:(l=[...l,{start:i,stop:Math.max(i,h),end:s+1}],i=null),c=vf(c,d+u.length)}return n&&i!==null&&i<=s&&(l=[...l,{start:i,stop:s,end:null}],i=null,c=[]),{place:s+
1,since:i,tail:Sf(c,(i===null?r:o).length-1),spans:l}}function Hs(e,t){if(!t)return[];let n=Hr(t);for(let{chosen:i,piece:l}of e)n=Fr(n,i.text,l===null,t);let{spans:r,
since:o,place:s}=n;return o===null?r:[...r,{start:o,stop:s,end:null}]}function xf(e,t){let n=t;for(let[r,o]of e)if(n-=o.length,n<0)return r;return e[e.length-1][0]}
function vf(e,t){let n=t;return e.flatMap(([r,o])=>{let s=o.slice(n);return n=Math.max(0,n-o.length),s?[[r,s]]:[]})}function Sf(e,t){let[n,r]=[e.length,0];for(;n>
0&&r<t;)r+=e[--n][1].length;return e.slice(n)}var Mf=20,yt=class extends Ct{unit="bits";searched=new Map;found={look_into:new Map,attend:new Map};mostPlaces={};written=null;parts=[];coming=[];turn;fed={turn:void 0,
started:!1};recordedTurn;beginsHidden=!1;asked=null;queued;loading;shared;apart;started;finished;failed;lasts;newest;numTokens;elapsed;firstElapsed;rounds;canvasSteps;prompts;texts;returned;selected;suggested;rejected;promptSteps;hideFrom;constructor(){
super(["run","steps","status","selection","unit","prompt","watched","searched","found","written"]),this.clear()}clear(){this.queued=this.loading=this.started=this.
finished=this.failed=null,this.shared=1,this.apart=!1,this.lasts=[],this.newest=null,this.numTokens=this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.canvasSteps=
[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=this.rejected=null,this.suggested=!1,this.promptSteps=[],this.hideFrom=this.beginsHidden?
0:null}feedRun(t,n){this.begin(n),this.feed(t),this.coming=[t],this.showComing()}appendRun(t,n){this.begin(n);let r=this.append(t);return this.coming.push(t),this.
showComing(),r}lose(t){this.fed.turn!==t||this.finished||this.failed||this.read({type:"Failed",message:a("The connection to this run was lost."),fix:a("Run it a\
gain."),error:"Lost",diagnostics:[]})}begin(t){t!==this.fed.turn&&(this.fed={turn:t,started:!1},this.coming=[],this.feed(""))}showComing(){this.fed.started&&Object.
assign(this,{parts:this.coming,turn:this.fed.turn})}get text(){return this.parts.length>1&&this.parts.splice(0,1/0,this.parts.join("")),this.parts[0]??""}read(t){
if(!Tf(t.type))throw new Error("unknown event "+t.type);Cl[t.type](this,t)}countStep(t){this.numTokens+=1,this.elapsed=t.elapsed??0,this.firstElapsed??=t.elapsed,
this.changed("steps")}get recorded(){return this.recordedTurn!==void 0&&this.turn===this.recordedTurn}get readsSource(){return!!this.started?.decoder_tokens.length}get prefix(){
return(this.readsSource?this.started?.decoder_tokens:this.started?.prompt_tokens)??[]}get denoises(){return!!(this.started&&this.started.mode==="block_diffusion")}get isFromElsewhere(){
return!!(this.started&&this.started.elsewhere)}get hasReadMedia(){return!!(this.started?.request.media?.length||this.started?.media?.length)}get looksAtMedia(){
return this.hasReadMedia&&this.readsSource&&!this.started?.prompt_tokens.length}get speaks(){return!!(this.started&&this.started.codebooks)}get canAsk(){return super.
canAsk&&!this.isFromElsewhere&&!this.speaks}get stepping(){if(!this.started||this.usesBeams)return!1;if(this.finished?.sequences[0]?.stop_reason==="step")return!0;
let{given:t,only_given:n,config:r={}}=this.started.request;return typeof t=="string"?!1:Array.isArray(t)&&n||r.max_new_tokens===(t||[]).length+1}get usesBeams(){
return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){
return this.hideFrom===null?this.allLines():this.allLines().map(t=>{let n=this.seen(t.last);return n===t.last?t:{...t,last:n,score:null,stopReason:null}})}seen(t){
if(this.hideFrom===null)return t;let n=t;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(t){this.hideFrom!==t&&(this.hideFrom=t,this.changed(
"steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,r)=>Pf(n,r,this.prompts.length));
let t=this.finished?this.finished.sequences:[];return this.lasts.map((n,r)=>({kind:"sequence",label:this.speaks?a("codebook {number}",{number:r+1}):this.lasts.length>
1?a("sequence {number}",{number:r+1}):"",last:n,score:null,stopReason:t[r]?t[r].stop_reason:null,untold:!n&&t[r]&&!t[r].token_ids.length?t[r].text:""}))}current(){
if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let t=this.lines();return t.length?t[0].last:null}lineOf(t){return t.
isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let r=n;for(;r&&r.index>t.index;)r=r.before;return r===t}):this.lines()[t.sequence]}lastOf(t){
return this.lineOf(t)?.last??t}select(t,n){let r=t===null?null:this.lines()[t];this.selectStep(r&&n!==void 0?ae(r.last)[n]??null:null)}selectStep(t,n=!1){let r=this.
seen(t);this.selected===r&&this.suggested===n&&!this.rejected||(this.selected=r,this.suggested=n,this.rejected=null,this.changed("selection"))}selectRejected(t,n,r){
this.selectStep(t),this.rejected={round:n,place:r},this.changed("selection")}selectMostUncertain(t=""){let n=this.returned?this.returned[0]?.last:this.lasts[0];
if(this.selected||!n||this.stepping)return;let r=ae(n),o=r.filter(u=>!u.given);if(o.length<2)return;let s=Hs(r,this.started?.reasoning).filter(({end:u})=>u!==null),
i=o.filter(({index:u})=>!s.some(({start:d,stop:h})=>d<=u&&u<h)),l=({distribution:u,chosen:{raw_logprob:d}})=>u.entropy_before??-(d??-1/0),c=t&&o.find(u=>u.chosen.
text.trim()===t.trim());c?this.selectStep(c,!0):this.selectStep((i.length?i:o).reduce((u,d)=>l(d)>l(u)?d:u),!0)}walk(t){let n=this.current();if(!n)return;let r=[
...this.promptSteps,...ae(this.lastOf(n))],o=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(r[Math.max(0,Math.min(r.length-1,o+t))])}addSearched(t,n){
this.searched.set(t,[...this.searched.get(t)||[],n]),this.changed("searched")}addFound(t,n,r,o){let s=this.found[t];s.delete(n),s.set(n,{ids:r,found:o}),s.size>
Mf&&s.delete(s.keys().next().value),this.changed("found")}foundOf(t){return this.started&&this.found[t].get(this.turn)||null}startedLine(){let t=this.text.indexOf(
'{"type":"Started"');return t<0?"":this.text.slice(t,this.text.indexOf(`
`,t))}idsTo(t){return ae(t).map(({chosen:n})=>n.token_id)}addWatched(t,n){let r=this.allLines()[t];r&&(ae(r.last).forEach((o,s)=>{let i=ze("Candidate",n[s]||[]),
l=new Set(i.map(({token_id:c})=>c));o.watched=[...(o.watched||[]).filter(({token_id:c})=>!l.has(c)),...i]}),this.changed("watched"))}setWritten(t){this.written=
t&&{...t,tokens:ze("Token",t.tokens)},this.changed("written")}setUnit(t){this.unit=t,this.changed("unit")}},Cl={Queued(e,t){e.queued=t,e.loading=null,e.changed(
"status")},Loading(e,t){e.loading=t,e.queued=null,e.changed("status")},Shared(e,{runs:t,apart:n}){e.shared=t,e.apart=!!n,e.changed("status")},Started(e,t){e.clear();
let n=ze("Token",t.prompt_tokens??[]);e.started={...t,request:t.request??{},prompt_tokens:n,decoder_tokens:ze("Token",t.decoder_tokens??[])},e.fed.started=!0,e.
changed("run"),e.changed("status"),e.changed("selection")},Stepped(e,{step:t}){let n=Rl(t);n.read=!!e.started?.request.only_given,n.before=e.lasts[n.sequence]??
null,n.draft=Ef(n,e.rounds),e.lasts[n.sequence]=n,(!e.newest||n.index>e.newest.index)&&(e.newest=n),e.countStep(n)},BeamsAdvanced(e,{step:t}){let n=e.prompts[t.
sequence]??=Lf(),r={...t,distributions:t.distributions.map(Nl)};r.given&&(n.given+=1);let o=ze("BeamCandidate",r.candidates).map(i=>Of(i,r,n));for(let{beam:i}of o)
i.progress&&e.texts.set(i.token_id,i.text);Af(o),n.running=o.filter(i=>i.beam.status==="running").sort((i,l)=>zs(i)-zs(l)),n.byNumber=new Map(n.running.map(i=>[
zs(i),i]));let s=r.given?e.started?.effective.num_beams??0:0;for(let i=0;i<s;i++)n.byNumber.set(i,o[0]);n.finished.push(...o.filter(i=>i.beam.status==="finished")),
n.finished.sort((i,l)=>(l.beam.final_score??0)-(i.beam.final_score??0)),n.finished.length=Math.min(n.finished.length,r.pool.length),n.pool=r.pool,n.pools.push(r.
pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(r.distributions),e.countStep(r)},PromptRead(e,{steps:t}){let n=null;e.promptSteps=t.map(r=>n=
{...Rl(r),before:n,isPrompt:!0}),e.changed("prompt")},CanvasDenoised(e,{step:t}){let n={...t,places:ze("CanvasPlace",t.places)};e.canvasSteps.push(n),e.numTokens=
n.canvas*n.places.length,e.elapsed=n.elapsed,e.firstElapsed??=n.elapsed,e.changed("steps")},DraftJudged(e,{round:t}){e.rounds.push({...t,follow:t.follow,drafted:ze(
"DraftToken",t.drafted)}),e.changed("steps")},Finished(e,t){let n=t.sequences.map(r=>({...r,score:r.score??null,note:r.note??""}));e.finished={...t,sequences:n},
n.forEach((r,o)=>{!r.token_ids.length&&r.text&&(e.lasts[o]??=null)}),e.usesBeams&&(e.returned=n.map((r,o)=>Nf(e,r,o))),e.changed("status"),e.changed("steps")},Failed(e,t){
(e.fed.turn===void 0||e.fed.started)&&(e.failed=t),e.queued=e.loading=null,e.changed("status")}},Tf=e=>Object.hasOwn(Cl,e);function zr(e,t){let n=bs[e],r={};for(let o=0;o<
n.length;o++)r[n[o]]=t[o];return r}function ze(e,t){return t.map(n=>zr(e,n))}function Nl(e){return{...e,candidates:ze("Candidate",e.candidates),stages:ze("Stage",
e.stages??[])}}function Rl(e){let{chosen:t,distribution:n,watched:r,mark:o,reranked:s,...i}=e,l={...i,chosen:zr("Candidate",t),distribution:Nl(n),watched:ze("Ca\
ndidate",r??[]),mark:o?zr("Mark",o):null,before:null,draft:null};return s&&(l.reranked=ze("Reranked",s)),l}function Ef(e,t){let n=t.at(-1);if(!n||e.index<n.start)
return null;let r=e.index-n.start;return r<n.num_accepted?{origin:"accepted",instead:null,round:n,place:r}:{origin:n.follow,instead:n.drafted[r]||null,round:n,place:r}}
function Lf(){return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}var zs=({beam:e})=>e.beam??0;function Of({
mark:e,...t},n,r){let o=e?zr("Mark",e):null,s={...t,mark:o},i=n.distributions[s.parent],l=i.candidates.find(c=>c.token_id===s.token_id);return{index:n.index,sequence:n.
sequence,before:r.byNumber.get(s.parent)||null,chosen:l||{...s,raw_rank:null,rank:null,removed_by:null},piece:s.piece,distribution:i,seconds:n.seconds,elapsed:n.
elapsed,draft:null,given:!!n.given,length:n.index+1-r.given,mark:o,beam:s}}var Ye=({beam:e,length:t},n)=>t>0?(e.score??-1/0)/t**n:e.score;function Ds(e,t,n,r,o){
e.unseen??=new Map;let s=`${t} ${n} ${o.token_id}`,i=e.unseen.get(s);if(!i){let l=(t?e.byStep[t-1].get(n):null)??null,{token_id:c,text:u,raw_logprob:d,logprob:h}=o,
f=(l?.beam.score??0)+(h??-1/0),p=l?l.beam.group:null,v={token_id:c,text:u,piece:null,parent:n,raw_logprob:d,logprob:h,score:f,status:"unseen",beam:null,final_score:null,
group:p},{sequence:E,seconds:P,elapsed:H}=e.steps[t][0];i={index:t,sequence:E,before:l,chosen:o,piece:null,distribution:r,seconds:P,elapsed:H,draft:null,given:!1,
length:e.steps[t][0].length,beam:v,rank:null},e.unseen.set(s,i)}return i}function Gs(e,t,n,r){let o=n&&!n.given?n.beam?.beam??0:0;return e.unseen&&e.unseen.get(
`${t} ${o} ${r}`)||null}function Af(e){let t=new Map;for(let n of[...e].sort((r,o)=>(o.beam.score??-1/0)-(r.beam.score??-1/0)))n.rank=(t.get(n.beam.group)||0)+1,
t.set(n.beam.group,n.rank)}function Pf(e,t,n){let r=s=>n>1?a("Prompt {number}, {label}",{number:t+1,label:s}):s,o=(s,i,l,c)=>({kind:s,label:r(i),last:l,score:c,
stopReason:null});return[...e.running.map(s=>o("running",Rf(s),s,s.beam.score)),...e.finished.map((s,i)=>o("finished",Cf(s,i+1),s,s.beam.final_score))]}function Rf({
beam:{beam:e,group:t,progress:n}}){let r=(e??0)+1;return t!=null?a("beam {number}, group {group}",{number:r,group:Pe(t)}):r===1&&!n?a("best beam"):a("beam {numb\
er}",{number:r})}function Cf({beam:{group:e}},t){return e!=null?a("ended {number}, group {group}",{number:t,group:Pe(e)}):a("ended {number}",{number:t})}var Pe=e=>e<
26?String.fromCharCode(65+e):String(e+1);function Nf(e,t,n){let r=Math.max(1,Math.floor((e.finished?.sequences.length??0)/e.prompts.length)),{steps:o}=e.prompts[Math.
floor(n/r)],s=null;return t.token_ids.forEach((i,l)=>{let c=t.beams?.[l];s=(o[l]||[]).find(u=>u.beam.parent===c&&u.beam.token_id===i)||s}),{kind:"returned",label:a(
"output {number}",{number:n+1}),last:s,score:t.score,stopReason:t.stop_reason}}function ae(e){let t=[];for(let n=e;n;n=n.before)t.push(n);return t.reverse()}function sn(e,t){
let n=[],r=t;for(;r&&e[r.index]!==r;)n.push(r),r=r.before;return{keep:r?r.index+1:0,added:n.reverse()}}var we=class{constructor(t,n){this.add=n;this.totals=[t]}add;steps=[];totals;get total(){
return this.totals[this.totals.length-1]}follow(t){let{keep:n,added:r}=sn(this.steps,t);this.steps.length=n,this.totals.length=n+1;for(let o of r)this.steps.push(
o),this.totals.push(this.add(this.total,o));return{keep:n,added:r}}};var ei={};ie(ei,{explain:()=>Qs,runsOfTerms:()=>Te,tipLater:()=>_e,tipOfTerm:()=>pe});var Ks={};ie(Ks,{documentLinks:()=>Dn});var $f={"views#why-this-token":`vocabulary prompt length ending logit probability logprob mean-logprob cumulative-logprob bits perplexity rank processor
    kept distinct-n repetition context parameters memory`,"views#side-by-side":"sample greedy self-bleu words-in-common interval","views#how-the-next-token-move\
s-with-the-prompt":"kl js","views#where-the-beams-went":"sequence-score","views#is-the-draft-worth-it":"bonus acceptance-length expected-acceptance passes-saved\
 draft-cost speed-up residual","views#is-it-watermarked":"threshold p-value false-positive-rate detection-rate auc","views#which-answer-is-likelier":"answer-sha\
re","views#how-much-do-fewer-bits-cost":"top-agreement","views#chats-translations-batches":"padding","serving#time":"speed first-token time between-tokens laten\
cy percentile","serving#what-happens-in-a-step":"decode block queue","knobs#do_sample":"sampling","knobs#temperature":"temperature","knobs#top_k":"top-k","knobs\
#top_p":"top-p","knobs#min_p":"min-p","knobs#repetition_penalty":"repetition-penalty","knobs#length_penalty":"length-penalty","knobs#diversity_penalty":"diversi\
ty-penalty","knobs#constraints":"constraint"},qf=Object.fromEntries(Object.entries($f).flatMap(([e,t])=>t.split(/\s+/).map(n=>[n,e])));function Dn(e){let t=document.
querySelector("link[rel=help]");if(!t)return[];let n=e?qf[e]||`glossary#${e}`:"";return[g("a","gp-link",a("Docs"),{href:t.href+n,target:"_blank",rel:"noopener"})]}var Ys={};ie(Ys,{addressOf:()=>Gn,askedTerm:()=>Dr,followTermLink:()=>Un,formulaLines:()=>Gr,openGlossary:()=>ut});var Vs={};ie(Vs,{TERMS:()=>an,termOf:()=>Nt});var $l={token:()=>({name:a("token"),meaning:a("The piece of text that a model reads and writes at once: a word, a part of one, a sign, or a few bytes.")}),vocabulary:()=>({
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
ther. A place is accepted where the entropy of its distribution is low enough.")})},an=Object.keys($l),Nt=e=>$l[e]();var Xs="#glossary",ct=null,Gn=e=>`${Xs}=${e}`;function Dr(){let[e,t=""]=location.hash.split("=");return e!==Xs?null:an.includes(t)?t:""}function ql(e){try{history.
replaceState(history.state,"",location.pathname+location.search+e)}catch{}}var Gr=({formula:e,unit:t})=>[...e?[g("p","gp-formula",e.replaceAll("−(","−⁠("))]:
[],...t?[g("p","gp-term-unit",a("Unit: {unit}",{unit:t}))]:[]];function If(){let e=g("dialog","gp-glossary",null,{"aria-label":a("Glossary")}),t=g("button","gp-\
button",a("Close"),{type:"button"});t.addEventListener("click",()=>e.close());let n=g("header","gp-head");n.append(g("h3","gp-title",a("Glossary")),...Dn(),t);let r=g(
"div");for(let o of an){let s=Nt(o),i=g("section","gp-term-entry",null,{id:`gp-term-${o}`,tabindex:"-1"}),l=g("h4");l.append(g("a","gp-term-link",s.name,{href:Gn(
o),title:a("Link to this term")})),i.append(l,g("p","",s.meaning),...Gr(s)),r.append(i)}return e.append(n,r),e.addEventListener("click",({target:o})=>o===e&&e.close()),
e.addEventListener("close",()=>Dr()!==null&&ql("")),e}function ut(e,t){ct??=If(),ct.parentNode!==e&&(ct.open&&ct.close(),e.append(ct)),ct.open||ct.showModal();for(let r of ct.
querySelectorAll(".gp-term-entry"))r.classList.toggle("gp-current",r.id===`gp-term-${t}`);let n=t?ct.querySelector(`#gp-term-${t}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),ql(t?Gn(t):Xs)}function Un(e,t){let n=e.target.closest(".gp-term-link");!n||e.ctrlKey||e.metaKey||e.shiftKey||(e.preventDefault(),
ut(t,n.getAttribute("href")?.split("=")[1]))}var Wl=new WeakMap,Zs=new WeakMap;function _e(e,t){Wl.set(e,t),e.dataset.tip===void 0&&(e.dataset.tip="")}function pe(e,t,n,r={}){Zs.set(e,{id:t,run:n,...r});let o=r.
meaning||"";e.dataset.tip!==o&&(e.dataset.tip=o),e.dataset.term!==t&&(e.dataset.term=t),e.tabIndex!==0&&(e.tabIndex=0)}function Te(e,t){for(let n of e.querySelectorAll(
"[data-run]")){let{run:r}=n.dataset;r!==void 0&&Object.hasOwn(t,r)&&Zs.set(n,{...Bl(n),run:t[r]})}}function Bl({dataset:{term:e,tip:t,formula:n,unit:r}}){return{
id:e??"",run:()=>"",meaning:t,...n!==void 0&&{formula:n},...r!==void 0&&{unit:r}}}var Js=e=>e&&Zs.get(e)||(e?.dataset.term?Bl(e):null),Wf={run:e=>a("In this run\
: {words}",{words:e}),runs:e=>a("In these runs: {words}",{words:e}),text:e=>a("In this text: {words}",{words:e}),model:e=>a("In this model: {words}",{words:e})},
Bf=e=>e.replaceAll("−(","−⁠(");function jf({id:e,run:t,meaning:n,...r},o,s){let i={...Nt(e),...r},l=t(),c=g("button","gp-link",a("Glossary (key G)"),{type:"\
button",tabindex:"-1"});c.addEventListener("click",()=>ut(o,e));let u=g("p","gp-in-run");return u.append(Ir(Wf[s](Bf(l)))),[g("p","",n||i.meaning),...Gr(i),...l?
[u]:[],c,...Dn(e).map(d=>(d.tabIndex=-1,d))]}function Il(e,t,n){let r=Js(e);return r?jf(r,t,n):[Ir(Wl.get(e)?.()??e.dataset.tip??"")]}function Qs(e,t="run"){let n=null,
r=null,o=()=>g("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});function s({target:d}){if(!(d instanceof Element)||n?.contains(
d))return;let h=d.closest("[data-tip]");h!==r&&(r&&r.removeAttribute("aria-describedby"),r=h,n??=o(),n.hidden=!h,h&&(n.classList.toggle("gp-term",!!Js(h)),n.replaceChildren(
...Il(h,e,t)),h.setAttribute("aria-describedby",n.id),i(n,h)))}function i(d,h){let f=h.closest("[data-holds-tips]")||e;d.parentNode!==f&&f.append(d);let[p,v]=[f.
getBoundingClientRect(),h.getBoundingClientRect()],E=Math.min(v.left-p.left,p.width-d.offsetWidth-8);d.style.left=`${Math.max(8,E)+f.scrollLeft}px`;let[P,H]=f===
e?[0,innerHeight]:[Math.max(0,p.top),Math.min(innerHeight,p.bottom)],R=v.bottom+5+d.offsetHeight>H&&v.top-5-d.offsetHeight>=P;d.classList.toggle("gp-above",R),d.
style.top=`${(R?v.top-5-d.offsetHeight:v.bottom+5)-p.top+f.scrollTop}px`}let l=()=>s({target:e});function c(){if(!r||!n)return;if(!e.contains(r)||!r.getClientRects().
length){l();return}let d=Il(r,e,t);d.map(f=>typeof f=="string"?f:f.textContent).join("")!==n.textContent&&(n.replaceChildren(...d),i(n,r))}let u=()=>Js(r);return e.
addEventListener("pointerover",s),e.addEventListener("pointerleave",({pointerType:d})=>!(d==="touch"&&u())&&l()),e.addEventListener("focusin",s),e.addEventListener(
"focusout",({relatedTarget:d})=>!(d instanceof Node&&n?.contains(d))&&l()),e.addEventListener("click",d=>Un(d,e)),e.addEventListener("keydown",d=>{if(d.key==="E\
scape"&&l(),d.key.toLowerCase()!=="g"||d.ctrlKey||d.metaKey||d.altKey||d.target!==r)return;let h=u();h&&(d.preventDefault(),ut(e,h.id))}),c}var jl=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),Je=e=>e.
num_accepted+(e.follow==="correction"?1:0),ti=e=>e.num_accepted+(e.next_token_id===null?0:1);function Hf(e,t){let{drafted:n,num_accepted:r}=t;if(e.rounds+=1,e.tokens+=
ti(t),e.draft_seconds+=t.draft_seconds,e.verify_seconds+=t.verify_seconds,!n.length)return e;e.spec_steps+=1,e.drafted+=n.length,e.accepted+=r,e.judged+=Je(t);for(let o=e.
draftedAt.length;o<n.length;o++)e.draftedAt.push(0),e.acceptedAt.push(0);for(n.forEach((o,s)=>{e.draftedAt[s]+=1,s<r&&(e.acceptedAt[s]+=1),!(s>=Je(t)||(o.overlap??
null)===null)&&(e.overlaps[0]+=1,e.overlaps[1]+=o.overlap)});e.kept.length<=e.draftedAt.length;)e.kept.push(0);return e.kept[r]+=1,e}function Ff(e){let{spec_steps:t,
rounds:n,tokens:r,drafted:o,accepted:s,judged:i,overlaps:l}=e,c=(u,d)=>d?u/d:null;return{num_spec_steps:t,num_rounds:n,num_tokens:r,num_draft_tokens:o,num_accepted_draft_tokens:s,
num_judged_draft_tokens:i,draft_acceptance_rate:c(s,o),judged_acceptance_rate:c(s,i),mean_acceptance_length:t?1+s/t:null,acceptance_histogram:e.kept,accepted_by_position:e.
acceptedAt,drafted_by_position:e.draftedAt,passes_saved:r-n,expected_acceptance_rate:c(l[1],l[0]),draft_seconds:e.draft_seconds,verify_seconds:e.verify_seconds}}
var ln=class{constructor(){this.rounds=[],this.tally=jl()}read(t){t.length>=this.tally.rounds&&this.rounds[0]===t[0]||(this.tally=jl());for(let r=this.tally.rounds;r<
t.length;r++)Hf(this.tally,t[r]);return this.rounds=t,Ff(this.tally)}};var ri={};ie(ri,{denominatorOf:()=>dt,draftFigures:()=>ni,tipOfFigure:()=>Hl});var zf={num_draft_tokens:()=>["draft",{formula:""}],num_accepted_draft_tokens:()=>["draft",{formula:""}],draft_acceptance_rate:()=>["acceptance-rate",{}],judged_acceptance_rate:()=>[
"acceptance-rate",{formula:a("accepted / judged")}],mean_acceptance_length:()=>["acceptance-length",{}],expected_acceptance_rate:()=>["expected-acceptance",{}],
passes_saved:()=>["passes-saved",{}]};function Hl(e,t,n,r){let[o,s]=zf[t]();pe(e,o,()=>Df(t,n,r),{meaning:a(gs[t]),...s})}function Df(e,t,n){let r=dt(e,n);if(e.
startsWith("num_"))return a("{value} {denominator}.",{value:t,denominator:r});if(e!=="passes_saved")return a("{denominator} = {value}.",{denominator:r,value:t});
let o=z(n.num_tokens,"{count} token","{count} tokens");return z(n.num_rounds,"{tokens} − {count} pass = {value}.","{tokens} − {count} passes = {value}.",{tokens:o,
value:t})}function dt(e,t){let{num_draft_tokens:n,num_accepted_draft_tokens:r,num_spec_steps:o,num_judged_draft_tokens:s}=t,i=z(t.num_rounds,"{count} round","{c\
ount} rounds"),l=z(t.num_tokens,"{count} token","{count} tokens");switch(e){case"num_draft_tokens":return z(o,"in {count} draft over {rounds}","in {count} draft\
s over {rounds}",{rounds:i});case"num_accepted_draft_tokens":return a("of {drafted} drafted",{drafted:j(n)});case"draft_acceptance_rate":return a("{accepted} of\
 {drafted} drafted",{accepted:j(r),drafted:j(n)});case"judged_acceptance_rate":return a("{accepted} of {judged} judged",{accepted:j(r),judged:j(s)});case"mean_a\
cceptance_length":return z(o,"1 + {accepted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:j(r)});case"expected_acceptance_rate":return z(s,"mean\
 over {count} judged position","mean over {count} judged positions");case"passes_saved":return z(t.num_rounds,"{tokens} in {count} pass","{tokens} in {count} pa\
sses",{tokens:l});default:return""}}function ni(e){let t=e.querySelector(".gp-draft-figures"),n=e.querySelector(".gp-kept-chart"),r=e.querySelector(".gp-place-c\
hart"),o=v=>v===null?"–":G(v),s=v=>z(v,"{count} token","{count} tokens");function i(v,E){let P=E.samples&&v.expected_acceptance_rate!==null,H=W=>[W,j(v[W]),dt(
W,v)],R=W=>[W,o(v[W]),dt(W,v),v[W]],B="mean_acceptance_length";return[H("num_draft_tokens"),H("num_accepted_draft_tokens"),R("draft_acceptance_rate"),[B,K(v[B],
2),dt(B,v)],R("judged_acceptance_rate"),...P?[R("expected_acceptance_rate")]:[],H("passes_saved")]}function l(){let v=g("div","gp-draft-figure",null,{tabindex:"\
0","data-tip":""}),E=g("dd","gp-rate",null,{"aria-hidden":"true"});return E.append(g("i")),v.append(g("dt"),g("dd"),g("dd","gp-note"),E),v}function c(v,E){let P=i(
v,E),H=de(t,P.length,l);P.forEach(([R,B,W,I=null],C)=>{let[O,x,_,A]=H[C].children;O.textContent!==R&&O.replaceChildren(...R.split(/(?<=_)/).flatMap(T=>[T,g("wbr")])),
$(x,B),$(_,W),A.hidden=I===null,ke(A.firstChild,"width",I??0),Hl(H[C],R,B,v),H[C].dataset.name=R})}function u(){let v=g("span","gp-chart-column"),E=g("span","gp\
-chart-track");return E.append(g("i","gp-chart-whole"),g("i","gp-chart-part")),v.append(g("span","gp-chart-top"),E,g("span","gp-chart-label")),v}function d(v,E,P){
let H=Math.max(1,...E.map(([B,W])=>W??B)),R=de(v,E.length,u);E.forEach(([B,W,I,C,O],x)=>{let[_,A,T]=R[x].children;$(_,C),ke(A.children[0],"height",(W??0)/H),ke(
A.children[1],"height",B/H),$(T,I),_e(R[x],()=>O)}),re(v,{"aria-label":`${P}: ${Ee(E.map(([,,,,B])=>B))}`})}function h(v){let E=v.num_spec_steps;d(n,v.acceptance_histogram.
map((P,H)=>[P,null,String(H),P?j(P):"",z(E,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:j(
P),tokens:s(H)})]),"acceptance_histogram"),d(r,v.drafted_by_position.map((P,H)=>{let R=v.accepted_by_position[H];return[R,P,String(H+1),`${Math.round(100*R/P)}%`,
z(P,"position {place}: {accepted} of {count} drafted token kept, {share}","position {place}: {accepted} of {count} drafted tokens kept, {share}",{place:H+1,accepted:j(
R),share:G(R/P)})]}),"accepted_by_position / drafted_by_position")}let f=null,p=v=>v.join(", ");return Te(e,{kept:()=>f?z(f.num_spec_steps,"{count} round with a\
 draft; by the number of kept tokens, from 0 on: {rounds}.","{count} rounds with a draft; by the number of kept tokens, from 0 on: {rounds}.",{rounds:p(f.acceptance_histogram)}):
"",place:()=>f?a("kept {kept} of {drafted} drafted, by position.",{kept:p(f.accepted_by_position),drafted:p(f.drafted_by_position)}):""}),(v,E)=>{f=v,c(v,E),h(v)}}var ht={get accepted(){return["✓",a("accepted draft"),a("Drafted, and kept by the target model.")]},get correction(){return["→",a("correction"),a("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",a("bonus"),a("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",a("target only"),a("Nothing was drafted in this round: the target wrote one token, as without draf\
ts.")]}},Fl=Object.fromEntries(Object.keys(ht).map(e=>[e,0])),zl=(e,{draft:t})=>t&&Object.hasOwn(e,t.origin)?{...e,[t.origin]:e[t.origin]+1}:e;function $t(e){let{
do_sample:t,assistant_ensemble_weight:n}=e&&e.effective||{};return{samples:!!t,weight:n??null}}function oi({target_logprob:e,draft_logprob:t},{weight:n}){let r=J(
e)/((t??null)===null?1:J(t));return Math.min(1,n===null?r:1-n+n*r)}var Dl=({weight:e})=>e===null?"min(1, p / q)":`min(1, ${K(1-e,2)} + ${K(e,2)} · p / q)`;function Gl(e,t){
if(e.samples)return t?a("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:Dl(e)}):a("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(e.weight===null||!t)return a("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,r]=[K(e.weight,2),K(1-e.weight,2)];return a("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:r})}function si(e,t){return t<e.num_accepted?"accepted":t<Je(e)?"rejected":"unjudged"}function Kn(e,t,n){let r=e.drafted[t],o=si(e,t),s=(r.
draft_logprob??null)!==null,[i,l]=[G(J(r.target_logprob)),G(J(r.draft_logprob))],c=s?[a("The draft model gave it {q}.",{q:l})]:[];if(o==="unjudged")return[e.follow===
"correction"?a("Never judged: it follows the rejection."):a("Never judged: it follows the end of the text."),...c].join(" ");let u=o==="accepted";if(!n.samples){
let h=n.weight!==null&&s;return[u?Gf(h):Uf(h,Y(e.next_text)),a("The target gave it {p}.",{p:i}),...c].join(" ")}if(!s)return u?a("Accepted: the target drew the \
same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:i}):a("Rejected: the target drew {token} for itself. It gave this one {p},\
 which is the chance that it is kept.",{token:Y(e.next_text),p:i});let d=(r.overlap??null)===null?[]:[a("Averaged over all tokens that could have been drafted h\
ere, the chance is {share}.",{share:G(r.overlap)})];return[u?a("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:i,q:l}):a("Rejected: the targ\
et gave it p = {p}, the draft model q = {q}.",{p:i,q:l}),Kf(oi(r,n),Dl(n),u),...d].join(" ")}var Gf=e=>a(e?"Accepted: it is the likeliest token in the mixture o\
f both models.":"Accepted: it is the likeliest token for the target."),Uf=(e,t)=>a(e?"Rejected: {token}, not this one, is the likeliest token in the mixture of \
both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:t});function Kf(e,t,n){if(e>=1)return a("By {formula}, it is alwa\
ys kept: nothing was left to a draw.",{formula:t});let r={formula:t,chance:G(e)};return n?a("By {formula}, it is kept with probability {chance}: the draw kept i\
t.",r):a("By {formula}, it is kept with probability {chance}: the draw rejected it.",r)}function ii(e,t){let[,n,r]=ht[e.follow],o=`${n.charAt(0).toUpperCase()}${n.
slice(1)}. ${r}`,s=e.drafted[e.num_accepted];if(e.follow!=="correction"||!t.samples)return o;if((s.draft_logprob??null)===null)return`${o} ${a("The target drew \
it.")}`;let i=`${o} ${a("It was drawn from the residual distribution: what the target gives beyond the draft model, max(0, p − q).")}`;return(s.overlap??null)===
null||t.weight!==null?i:`${i} ${a("That sums to {share} here, and is scaled up to 1 for the draw.",{share:G(1-s.overlap)})}`}function Ul({draft:{origin:e,place:t,
round:n,instead:r},chosen:o},s){if(!Object.hasOwn(ht,e))return[];let{length:i}=n.drafted,l={round:n.index+1,place:t+1},c=i?[z(i,"Round {round} drafted {count} t\
oken.","Round {round} drafted {count} tokens; this is place {place}.",l)]:[];if(e==="accepted")return[...c,Kn(n,t,s)];let u=e==="correction"&&r?[a("Drafted here\
 was {token}. {fate}",{token:Y(r.text),fate:Kn(n,t,s)})]:[],d=ii(n,s),h=s.samples&&e!=="correction"&&o.logprob!==null?[a("It was drawn from the target’s own dis\
tribution, which gave it {p}.",{p:G(J(o.logprob))})]:[],f=i-Je(n),p=e==="correction"&&f?[z(f,"{count} drafted token after it was never judged.","{count} drafted\
 tokens after it were never judged.")]:[];return[...c,...u,[d,...h].join(" "),...p]}function Kl({round:e,place:t},n,r){let{length:o}=e.drafted,s={token:Y(e.drafted[t].
text),chosen:Y(n),round:e.index+1,place:t+1},i=o-Je(e);return[z(o,"{token} was drafted in round {round}, but is not in the text.","{token} was drafted in round \
{round}, at place {place} of {count}, but is not in the text.",s),Kn(e,t,r),a("{chosen} takes its place.",s),...i?[z(i,"{count} drafted token after it was never\
 judged.","{count} drafted tokens after it were never judged.")]:[]]}function Vl({draft:e}){if(!e||!Object.hasOwn(ht,e.origin))return[];let{origin:t,instead:n,round:{
index:r,drafted:o}}=e,s=r+1;if(t==="accepted"){let{draft_logprob:i}=o[e.place],l={place:e.place+1,size:o.length,round:s};return(i??null)===null?[a("accepted dra\
ft: token {place} of {size} in round {round}",l)]:[a("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...l,q:G(J(i))})]}
return t==="correction"?n?[a("correction: replaced the rejected draft token {token} in round {round}",{token:Y(n.text),round:s})]:[a("correction: replaced a rej\
ected draft token in round {round}",{round:s})]:t==="target"?[a("target only: nothing was drafted in round {round}",{round:s})]:[z(o.length,"bonus: the target’s\
 own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:s})]}var Ze=e=>e<
.01?`${Q(e*1e3,1)} ms`:lt(e);function Xl(e,t,n){let r=[],o=$t(null),s={row:null,card:null,selected:null},i=null,l=!0,c=0,u=new WeakMap,d=new WeakMap,h=new IntersectionObserver(w=>{for(let{isIntersecting:k,
target:b}of w)k&&P(u.get(b));f()&&(e.scrollTop=e.scrollHeight)},{rootMargin:"200px 0px"}),f=()=>l&&!t.selected&&t.running;function p(w,k){let b=r.length<=w.length&&
(!r.length||r[0].round===w[0])&&o.samples===k.samples;o=k,b||v();for(let M of w.slice(r.length))E(M)}function v(){h.disconnect(),e.replaceChildren(),r=[],s={row:null,
card:null,selected:null},i=null,l=!0,c=0}function E(w){let k=g("li","gp-round"),b={round:w,item:k,cards:null};u.set(k,b),r.push(b),e.append(k),h.observe(k)}function P(w){
if(!w||w.cards)return;h.unobserve(w.item);let{round:k,item:b}=w,M=Je(k);w.cards=[];let N=g("div","gp-cards");for(let m=0;m<M;m++)N.append(B(w,m));k.next_token_id!==
null&&N.append(W(w)),M<k.drafted.length&&N.append(C(k,M)),k.follow==="none"&&N.append(g("span","gp-note gp-ended","■ "+a("the text ended inside its draft"))),
b.append(H(k),N),b.classList.add("gp-filled"),i||A(w.cards[0])}function H(w){let k=g("div","gp-round-head"),{num_accepted:b,drafted:{length:M}}=w,N=M?a("{accept\
ed} of {drafted} kept",{accepted:b,drafted:M}):a("no draft"),m=[a("draft {time}",{time:Ze(w.draft_seconds)}),a("verify {time}",{time:Ze(w.verify_seconds)})];k.append(
g("b","",a("Round {number}",{number:w.index+1})),g("span","",N));for(let L of m)k.append(g("span","gp-round-time",L));return k}function R(w,k,b,M,N,m,L){let q=a(
"Round {number}, {which}, {token}: {why}",{number:w.round.index+1,which:m,token:Y(N),why:L}),F=g("button","gp-draft-card",null,{type:"button",tabindex:"-1","ari\
a-pressed":"false","aria-label":q});F.dataset.draft=b;let U=g("span","gp-draft-head"),V=g("bdi","gp-ink gp-word");return Me(V,N),U.append(g("span","gp-sign",M),
V),F.append(U),_e(F,()=>L),d.set(F,{row:w,index:k}),w.cards.push(F),F}function B(w,k){let{round:b}=w,M=b.drafted[k],N=si(b,k),m=b.start+k,L=a("drafted token {pl\
ace} of {size}",{place:k+1,size:b.drafted.length}),q=R(w,m,N,N==="accepted"?"✓":"✗",M.text,L,Kn(b,k,o));if(q.append(I("p",J(M.target_logprob))),(M.draft_logprob??
null)!==null&&q.append(I("q",J(M.draft_logprob))),o.samples){let F=g("span","gp-chance",a("chance"));F.append(g("b","",G(oi(M,o)))),q.append(F)}return q}function W(w){
let{round:k}=w,b=k.start+k.num_accepted,[M,N]=ht[k.follow],m=R(w,b,k.follow,M,k.next_text,a("the target’s own token"),ii(k,o));m.classList.add("gp-own-card");
let L=n(b);return L&&m.append(I("p",Oe(L).probability)),m.append(g("span","gp-chance",N)),m}function I(w,k){let b=g("span","gp-bar-line"),M=g("span","gp-track"),
N=g("i",`gp-part-${w}`);return ke(N,"width",k),M.append(N),b.append(g("i","gp-pq",w),M,g("span","gp-amount",G(k))),b}function C(w,k){let b=g("span","gp-behind"),
M=w.drafted.slice(k);b.append(g("span","gp-note",a("never judged")));for(let N of M){let m=ne(N.text,"gp-word"),L=(N.draft_logprob??null)===null?"":` q ${G(J(N.
draft_logprob))}`,q=g("span","gp-unjudged");q.append(m,g("small","",L)),b.append(q)}return b}function O(w){let k=w&&w.draft,b=k&&r[k.round.index-(r.length?r[0].
round.index:0)]||null;b&&P(b);let M=b?x(b,w):null;s.card&&s.card!==M&&s.card.setAttribute("aria-pressed","false"),s.card&&s.card.classList.remove("gp-current"),
s.row&&s.row!==b&&s.row.item.classList.remove("gp-current-round");let N=s.selected!==t.selected;s={row:b,card:M,selected:t.selected},N&&!t.selected&&(l=!0),b&&(b.
item.classList.add("gp-current-round"),M&&(M.classList.add("gp-current"),M.setAttribute("aria-pressed",String(t.selected===w)),e.contains(document.activeElement)||
A(M)),N&&_(b.item))}function x(w,k){let{rejected:b}=t;if(b&&b.round===w.round)return w.cards[b.place];let M=k.index-w.round.start;return M<w.round.num_accepted?
w.cards[M]:w.cards.at(-1)}function _(w){let[k,b]=[w.offsetTop,w.offsetTop+w.offsetHeight];k<e.scrollTop?e.scrollTop=k:b>e.scrollTop+e.clientHeight&&(e.scrollTop=
Math.min(k,b-e.clientHeight))}function A(w){i&&(i.tabIndex=-1),i=w||null,i&&(i.tabIndex=0)}function T(w){if(!w)return;let{row:k,index:b}=d.get(w);A(w);let M=n(b),
N=k.cards.indexOf(w);M&&w.dataset.draft==="rejected"?t.selectRejected(M,k.round,N):M&&t.selectStep(M),_(k.item),w.focus({preventScroll:!0})}function S(w,k){let b=r[Math.
max(0,Math.min(r.length-1,w))];return P(b),b.cards.at(k)}function y(w,k){let{row:b}=d.get(w),M=b.cards[b.cards.indexOf(w)+k];if(M)return M;let N=r.indexOf(b)+k;
return r[N]?S(N,k>0?0:-1):null}return e.addEventListener("click",w=>{let k=w.target.closest(".gp-draft-card");if(k){T(k);return}let b=w.target.closest(".gp-roun\
d");b&&T(u.get(b).cards[0])}),e.addEventListener("keydown",w=>{w.key==="Escape"&&t.selectStep(null);let k=w.target.closest(".gp-draft-card");if(!k||w.ctrlKey||w.
metaKey||w.altKey)return;let b=r.indexOf(d.get(k).row),M={ArrowRight:()=>y(k,1),ArrowLeft:()=>y(k,-1),ArrowDown:()=>r[b+1]&&S(b+1,0),ArrowUp:()=>r[b-1]&&S(b-1,0),
Home:()=>S(0,0),End:()=>S(r.length-1,0)};M[w.key]&&(w.preventDefault(),T(M[w.key]()))}),e.addEventListener("scroll",()=>{let w=e.scrollTop;e.scrollHeight-w-e.clientHeight<
80?l=!0:w<c&&(l=!1),c=w},{passive:!0}),{show:p,mark:O}}var De={narrowest:3,least:16,cell:9,tallest:90,times:84};function Yl(e,{canvas:t,column:n,ends:r,onResize:o}){let s={rounds:[],each:1,columns:De.least,top:1,drafts:0},
i=0;function l(R){let B=W=>R.reduce((I,C)=>I+W(C),0)/R.length;return{accepted:B(W=>W.num_accepted),judged:B(Je),drafted:B(W=>W.drafted.length),draft:B(W=>W.draft_seconds),
verify:B(W=>W.verify_seconds),longest:Math.max(...R.map(W=>W.draft_seconds+W.verify_seconds))}}function c(R){let B=R.map(({draft:C,verify:O})=>C+O).sort((C,O)=>C-
O),W=B.at(-1),I=B[Math.floor((B.length-1)*.9)];return W>2*I&&B.length>4?1.25*I:W}function u(R){i||=t.clientWidth;let B=Math.max(1,Math.ceil(R.length/Math.max(1,
Math.floor(i/De.narrowest)))),W=[];for(let _=0;_<R.length;_+=B)W.push(l(R.slice(_,_+B)));let I=Math.max(1,...W.map(({drafted:_})=>_)),C=Math.max(1,Math.min(De.cell,
De.tallest/I)),O=c(W)||1,x=W.filter(({draft:_,verify:A})=>_+A>O);return s={rounds:R,each:B,columns:Math.max(De.least,W.length),top:O,drafts:Math.ceil(I*C)},$(r.
drafts,I>=1.5?j(Math.round(I)):"1"),$(r.times,Ze(O)),d(W,C),{each:B,cut:x.length,longest:Math.max(0,...W.map(({longest:_})=>_)),filled:W.length/s.columns}}function d(R,B){
let W=s.drafts+16+De.times,I=devicePixelRatio,C=[Math.round(i*I),Math.round(W*I)];if(t.width!==C[0]&&(t.width=C[0]),t.height!==C[1]&&(t.height=C[1]),t.style.height=
`${W}px`,r.drafts.parentNode.style.height=`${s.drafts}px`,r.times.parentNode.style.height=`${De.times}px`,!i)return;let O=getComputedStyle(e),x=y=>O.getPropertyValue(
`--gp-${y}`).trim(),_={accepted:x("accepted"),rejected:x("rejected"),muted:x("muted"),verify:x("kept"),draft:x("before"),line:x("line"),surface:x("surface")},A=t.
getContext("2d");A.setTransform(I,0,0,I,0,0),A.clearRect(0,0,i,W);let T=i/s.columns,S=T>6?Math.min(6,T*.2):T>3.5?1:0;A.fillStyle=_.line,A.fillRect(0,s.drafts,i,
1),A.fillRect(0,W-1,i,1),R.forEach((y,w)=>{let k=[w*T+S/2,T-S];s.each===1?h(A,_,y,k,B):p(A,_,y,k,B),v(A,_,y,k,W-1)})}function h(R,B,{accepted:W,judged:I,drafted:C},[
O,x],_){let A=Math.max(1,_-(_>3?1.5:0));for(let T=0;T<C;T++){let S=s.drafts-(T+1)*_;if(T<W)R.fillStyle=B.accepted,R.fillRect(O,S,x,A);else if(T<I)f(R,B.rejected,
O+x/2,S+A/2,Math.min(x,Math.max(A,5),7)/2);else{R.fillStyle=B.muted;let y=Math.min(x,A,2.5);R.fillRect(O+(x-y)/2,S+(A-y)/2,y,y)}}}function f(R,B,W,I,C){R.strokeStyle=
B,R.lineWidth=C>2?2:1,R.beginPath(),R.moveTo(W-C,I-C),R.lineTo(W+C,I+C),R.moveTo(W-C,I+C),R.lineTo(W+C,I-C),R.stroke()}function p(R,B,{accepted:W,drafted:I},[C,
O],x){R.fillStyle=B.accepted,R.fillRect(C,s.drafts-W*x,O,W*x),R.fillStyle=B.muted,R.fillRect(C,s.drafts-I*x,O,1)}function v(R,B,{draft:W,verify:I},[C,O],x){let _=Math.
min(1,s.top/(W+I))/s.top,[A,T]=[W*_*De.times,I*_*De.times];R.fillStyle=B.verify,R.fillRect(C,x-A-T,O,T),E(R,B.draft,C,x-A,O,A),!(W+I<=s.top)&&(R.fillStyle=B.surface,
R.fillRect(C-1,x-De.times+7,O+2,3),R.fillRect(C-1,x-De.times+13,O+2,3))}function E(R,B,W,I,C,O){if(!(O<=0)){if(C<5){R.fillStyle=B,R.fillRect(W,I,C,O);return}R.save(),
R.beginPath(),R.rect(W,I,C,O),R.clip(),R.strokeStyle=B,R.lineWidth=1.5,R.beginPath();for(let x=-O;x<C;x+=5)R.moveTo(W+x,I+O),R.lineTo(W+x+O,I);R.rect(W+.75,I+.75,
Math.max(0,C-1.5),Math.max(0,O-1.5)),R.stroke(),R.restore()}}function P(R){let{left:B,width:W}=t.getBoundingClientRect(),I=Math.floor((R.clientX-B)/W*s.columns)*
s.each;return Math.max(0,Math.min(s.rounds.length-1,I))}function H(R){n.hidden=R===null,R!==null&&(ke(n,"left",Math.floor(R/s.each)/s.columns),ke(n,"width",1/s.
columns))}return new ResizeObserver(()=>{t.clientWidth!==i&&(i=t.clientWidth,o())}).observe(t),{draw:u,at:P,mark:H}}function Jl(e,t){let n=e.querySelector(".gp-map-plot"),r=e.querySelector(".gp-map-reading"),o=e.querySelector(".gp-map-note"),s=new we(null,()=>null),i=new ln,l=Yl(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:e.querySelector(".gp-drafts-end"),times:e.querySelector(".gp-times-end")},
onResize:I}),c=Xl(e.querySelector(".gp-rounds"),t,C=>s.steps[C]),u=ni(e),d=[],h=0,f=!1;function p(){let C=t.hideFrom===null?s.steps.length:Math.min(t.hideFrom,s.
steps.length),O=t.rounds.length;for(;O&&t.rounds[O-1].start+ti(t.rounds[O-1])>C;)O-=1;return O===t.rounds.length?t.rounds:t.rounds.slice(0,O)}function v(){let{each:C,
cut:O,longest:x,filled:_}=l.draw(d);ke(e.querySelector(".gp-map-axis"),"width",_),$(o,[C>1?a("Each column is the mean of {each} rounds.",{each:C}):"",O?z(O,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:Ze(x)}):""].filter(Boolean).join(" ")),$(
e.querySelector(".gp-map-last"),a("round {number}",{number:j(d.length)}))}function E(C){let O={round:C.index+1,draft:Ze(C.draft_seconds),verify:Ze(C.verify_seconds),
accepted:C.num_accepted,token:Y(C.next_text)};return C.follow==="target"?a("Round {round}: draft {draft}, verify {verify}; nothing drafted, then {token}.",O):C.
follow==="bonus"?z(C.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as bonus.","Round {ro\
und}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept, then {token} as bonus.",O):C.follow==="correction"?z(C.drafted.length,"Round {r\
ound}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as correction.","Round {round}: draft {draft}, verify {verify}; {a\
ccepted} of {count} drafted tokens kept, then {token} as correction.",O):z(C.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count\
} drafted token kept; the text ended inside the draft.","Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept; the text ende\
d inside the draft.",O)}let P=C=>t.selectStep(s.steps[d[C].start]||null);function H(){let C=t.current();return!C||!C.draft?null:d[C.draft.round.index]===C.draft.
round?C.draft.round.index:null}function R(){let C=H();l.mark(C);let O=C===null?"":E(d[C]);$(r,O),re(n,{"aria-valuemin":1,"aria-valuemax":d.length,"aria-valuenow":(C??
0)+1,"aria-valuetext":O||a("no round yet")})}n.addEventListener("pointermove",C=>{let O=l.at(C);O<0||(C.buttons===1?P(O):$(r,E(d[O])))}),n.addEventListener("poi\
nterleave",R),n.addEventListener("click",C=>l.at(C)>=0&&P(l.at(C))),n.addEventListener("keydown",C=>{let O={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,
PageDown:-10,Home:-1/0,End:1/0};C.key==="Escape"&&t.selectStep(null),!(!(C.key in O)||!d.length)&&(C.preventDefault(),P(Math.max(0,Math.min(d.length-1,(H()??d.length-
1)+O[C.key]))))});function B(C){let{draft_seconds:O,verify_seconds:x}=C,_=O+x;for(let[S,y]of[["draft",O],["verify",x]]){let w=e.querySelector(`.gp-time-${S}`);w.
style.flexGrow=_?y/_:.5,$(e.querySelector(`.gp-told-${S}`),`${Math.round(_?100*y/_:0)}% · ${Ze(y)}`)}let A=z(C.num_tokens,"{count} token","{count} tokens"),T=C.
passes_saved>0?z(C.passes_saved,"{count} pass saved.","{count} passes saved."):a("No pass saved.");$(e.querySelector(".gp-drafts-short"),`${z(C.num_rounds,"{tok\
ens} in {count} forward pass of the target.","{tokens} in {count} forward passes of the target.",{tokens:A})} ${T}`)}function W(C){let O=t.lasts[0]||null;if((C.
run||C.steps)&&s.follow(O),C.run&&(f=!1),e.hidden=!t.rounds.length,e.hidden)return;let x=[d[0],h];if(d=p(),h=d.length,C.run||d[0]!==x[0]||h!==x[1]){let _=$t(t.started),
A=i.read(d);f||=d.some(({drafted:S})=>S.length&&(S[0].draft_logprob??null)!==null);let T=e.querySelector(".gp-drafts-rule");$(T,Gl(_,f)),pe(T,"draft",()=>fe(dt(
"draft_acceptance_rate",A)),_.samples&&f?{}:{formula:""}),e.querySelector(".gp-key-q").hidden=!f,B(A),v(),c.show(d,_),u(A,_)}c.mark(t.current()),R()}function I(){
e.hidden||(v(),R())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",I),new MutationObserver(I).observe(document.body,{attributes:!0,
attributeFilter:["class"]}),W}var un=.001,Zl=2e-5,Vf=-1e9,It=-1e8,Be=(e,t=-1e30)=>e==null||e<t;function cn(e,t,n){return Be(e,n)||Be(t,n)?Be(e,n)&&Be(t,n)?0:1/0:Math.abs(e-t)}function Vn(e,t,n){
return cn(e,t===null?null:t*n,It)/Math.max(1,n)}var qt=class{count=0;off=0;furthest=0;worst=null;see(t,n){this.count+=1,t<=un||(this.off+=1),!(this.worst&&!(t>this.
furthest))&&(this.furthest=t,this.worst={...n(),difference:t})}};function Ql(e){if(!e.usesBeams)return null;let{effective:t}=e.started,n={sum:new qt,given:new qt,
final:new qt,pool:new qt,output:new qt},r=t.length_penalty??1;for(let o of e.prompts){if(!o)continue;let s=Math.max(...o.distributions.map(i=>i.length));Xf(o,Math.
max(1,Math.floor(s/(t.num_beam_groups||1))),r,n)}return e.finished.sequences.forEach((o,s)=>Yf(e.returned[s].last,o,s,r,n.output)),n}function Xf(e,t,n,r){let o=null,
s=new Map,i=(l,c)=>c.score-l.score;e.steps.forEach((l,c)=>{if(l.some(({given:h})=>h)){for(let h of l)r.given.see(cn(h.beam.score,0),()=>({node:h}));return}o??=new Map(
l.filter(({beam:h})=>h.parent%t===0).map(({beam:h})=>[h.parent,0]));for(let h of l){let{beam:f}=h,p=o.get(f.parent)??Vf;if(r.sum.see(cn(p+(f.logprob??-1/0),f.score,
It),()=>({node:h,parent:p})),f.final_score===null||f.final_score===void 0)continue;let v=h.length**n;r.final.see(Vn(f.score,f.final_score,v),()=>({node:h,power:v}));
let E=f.group??null;s.set(E,[...s.get(E)||[],{score:f.final_score,power:v}].sort(i).slice(0,t))}let u=[...s.values()].flat().filter(({score:h})=>!Be(h)).sort(i),
d=e.pools[c].filter(h=>!Be(h));for(let h=0;h<Math.max(u.length,d.length);h++){let f=u[h]??null,p=f&&h<d.length?Vn(f.score*f.power,d[h],f.power):1/0;r.pool.see(p,
()=>({step:c,place:h,expected:f&&f.score,told:d[h]??null}))}o=new Map(l.filter(({beam:h})=>h.status==="running").map(({beam:h})=>[h.beam,h.score]))})}function Yf(e,t,n,r,o){
let s=ae(e),i=s.filter(({given:u})=>!u);if(t.score===null||!i.length)return;let l=i.length**r,c=s.every(({beam:u,given:d},h)=>d||u.parent===(t.beams||[])[h]);o.
see(c?Vn(e.beam.score,t.score,l):1/0,()=>({number:n,node:e,power:l,told:t.score}))}var he={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},ec=new Set(["running"]),kt=new Set(["finished"]);function tc(e,t){let n=Math.
min(t.upTo,e.steps.length-1),r=ai(e,n),o=new Map((t.returned||[]).map((h,f)=>[h,f+1])),s=Xn([...r,...o.keys(),...Ur(e,n)]),{kids:i,hidden:l}=Jf(e,n,t,s,r),{lanes:c,
counts:u}=tp(e,n,i),d=rp(e,n,i,c,t);return op(e,{last:n,kept:r,outputs:o,alive:s,kids:i,hidden:l,lanes:c,counts:u,columns:d,options:t})}var Ur=(e,t)=>(e.steps[t]||
[]).filter(({beam:n})=>ec.has(n.status));function ai(e,t){let n=e.steps.slice(0,t+1).flat().filter(({beam:r})=>kt.has(r.status));return n.sort((r,o)=>o.beam.final_score-
r.beam.final_score),new Set(n.slice(0,(e.pools[t]||[]).length))}function Xn(e){let t=new Set;for(let n of e)for(;n&&!t.has(n);n=n.before)t.add(n);return t}function Jf(e,t,n,r,o){
let s=new Map,i=new Set([null]),l=new Map,c=new Map,u=d=>(s.has(d)||s.set(d,{on:[],off:[]}),s.get(d));u(null);for(let d=0;d<=t;d++){for(let h of e.steps[d]){let{
before:f}=h,p=n.collapsed.has(f)?f:l.get(f);p!=null?(l.set(h,p),c.set(p,(c.get(p)||0)+1)):ec.has(h.beam.status)?(n.lost||r.has(h))&&(u(f).on.push(h),i.add(h)):(!kt.
has(h.beam.status)||n.lost||o.has(h))&&u(f).off.push(h)}e.distributions[d].forEach((h,f)=>{let p=Qf(e,d,f);n.candidates&&i.has(p)&&!n.collapsed.has(p)&&ep(e,d,f,
h,u(p),n.candidates)})}for(let d of s.values()){d.on.sort((v,E)=>v.beam.beam-E.beam.beam);let h=d.off.filter(({beam:v})=>kt.has(v.status)),f=d.off.filter(({beam:v})=>!kt.
has(v.status)),p=(v,E)=>E.beam.score-v.beam.score;d.off=[...h.sort(p),...Zf(f.sort(p),n.candidates)]}return{kids:s,hidden:c}}function Zf(e,t){let n=new Map;return e.
filter(({beam:{parent:r}})=>(n.set(r,(n.get(r)||0)+1),n.get(r)<=t))}function Qf(e,t,n){if(!(t<=e.given&&!e.steps[t].some(({beam:r})=>r.parent===n)))return t?e.byStep[t-
1].get(n):null}function ep(e,t,n,r,o,s){let i=s-o.off.filter(({beam:c})=>c.parent===n&&!kt.has(c.status)).length;if(i<=0)return;let l=new Set(e.steps[t].filter(
({beam:c})=>c.parent===n).map(({beam:c})=>c.token_id));for(let c of r.candidates)if(!(c.logprob===null||l.has(c.token_id))&&(o.off.push(Ds(e,t,n,r,c)),i-=1,!i))
return}function tp(e,t,n){let r=new Map,o=new Map;for(let i=0;i<=t;i++){let l=[],c=new Set;for(let u of Ur(e,i)){let d=n.get(u.before);if(!d||!d.on.includes(u))
continue;let h=u.beam.group??0;o.has(h)||o.set(h,[]),d.on.find(({beam:p})=>(p.group??0)===h)===u&&u.before&&r.has(u.before)?(r.set(u,r.get(u.before)),o.get(h)[r.
get(u).number]=i,c.add(u)):l.push(u)}l.sort((u,d)=>u.beam.beam-d.beam.beam);for(let u of l){let d=u.beam.group??0,h=np(o.get(d),i,u.before&&r.has(u.before)?r.get(
u.before).number:0);o.get(d)[h]=i,r.set(u,{group:d,number:h})}}let s=new Map([...o].sort(([i],[l])=>i-l).map(([i,l])=>[i,Math.max(1,l.length)]));return{lanes:r,
counts:s}}function np(e,t,n){let r=i=>i.sort((l,c)=>Math.abs(l-n)-Math.abs(c-n)||c-l)[0],s=e.map((i,l)=>l).filter(i=>e[i]<t-1);return s.length?r(s):e.length}function rp(e,t,n,r,o){
let s=c=>Ur(e,c-1).every(u=>{if(!r.has(u))return!0;let d=n.get(u);return d&&d.on.length===1&&!d.off.some(({beam:h})=>kt.has(h.status))}),i=[],l=o.live?t-2:t;for(let c=0;c<=
t;c++){let u=i.at(-1);o.fold&&u&&c<=l&&s(c)?u.to=c:i.push({from:c,to:c})}return i.flatMap(c=>{let u=c.to-c.from+1;return u>=he.short&&!o.unfolded.has(c.from)?[c]:
Array.from({length:u},(d,h)=>({from:c.from+h,to:c.from+h,...u>=he.short&&h===0?{open:!0}:{}}))})}function op(e,{last:t,kept:n,outputs:r,alive:o,kids:s,hidden:i,
lanes:l,counts:c,columns:u,options:d}){let h=[],f=he.margin+he.node+he.gap;for(let O of u){O.x=f,O.folded=O.to>O.from,O.width=O.folded?he.fold:he.node,f+=O.width+
he.gap;for(let x=O.from;x<=O.to;x++)h[x]=O}let{tops:p,bands:v,height:E}=sp(s,l,c,h),P=O=>p.get(O.group)[O.number],H={node:null,nodes:[],look:"root",x:he.margin,
y:ip(p),width:he.node,height:he.row-4,hidden:0},R=[H],B=new Map([[null,H]]),W=[];function I(O,x,_){let A=h[O.index],T={node:O,nodes:[O],look:C(O),x:A.x,y:x,width:A.
width,height:_,hidden:i.get(O)||0,place:r.get(O)||null,folded:A.folded,column:A,greedy:d.greedy.has(O)};B.set(O,T),R.push(T);let S=B.get(O.before);return S&&W.push(
{from:S,to:T,look:T.look,share:Math.min(1,Math.exp(O.beam.logprob??-1/0))}),T}function C(O){let{status:x}=O.beam;return x==="finished"?n.has(O)?"kept":"fell":x!==
"running"?x:O.index===t?"tip":o.has(O)?"inner":"lost"}for(let O=0;O<=t;O++){let x=h[O];for(let _ of Ur(e,O))if(l.has(_))if(O>x.from){let A=B.get(_.before);A&&(A.
nodes.push(_),A.node=_,A.look=C(_),A.greedy&&=d.greedy.has(_),A.hidden=i.get(_)||0,B.set(_,A))}else I(_,P(l.get(_)),he.row-4).lane=l.get(_)}for(let[O,x]of s){let _=O===
null?null:l.get(O)&&P(l.get(O));if(_===void 0)continue;let A=new Map;for(let T of x.off){let S=h[T.index];if(!S||S.folded&&!kt.has(T.beam.status))continue;let y=_??
p.get(T.beam.group??0)[0],w=A.get(y)||0;A.set(y,w+1),I(T,y+he.row+w*he.leaf,he.leaf-2)}}return{entries:R,edges:W,columns:u,bands:v,at:B,last:t,width:f-he.gap+he.
margin,height:E}}function sp(e,t,n,r){let o=new Map;for(let[u,d]of e){let h=new Map;for(let f of d.off){let p=r[f.index];if(!p||p.folded&&!kt.has(f.beam.status))
continue;let v=u===null?{group:f.beam.group??0,number:0}:t.get(u);if(!v)continue;let E=`${v.group} ${v.number}`;h.set(E,(h.get(E)||0)+1)}for(let[f,p]of h)o.set(
f,Math.max(o.get(f)||0,p))}let s=new Map,i=[],l=he.margin,c=n.size>1;for(let[u,d]of n){let h=l;c&&(l+=he.band),s.set(u,[]);for(let f=0;f<d;f++)s.get(u).push(l),
l+=he.row+(o.get(`${u} ${f}`)||0)*he.leaf+he.between;c&&i.push({group:u,y:h,height:l-h-4}),c&&(l+=8)}return s.size||s.set(0,[l]),{tops:s,bands:i,height:Math.max(
l,he.margin+he.row)+he.margin-he.between}}var ip=e=>[...e.values()][0][0];var ap=`
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
`,di={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},li={tall:.55,small:.75},lp=[1,1.8,3,4.5,6.5],cp=[.05,.2,.5,.8],up={probability:({beam:e})=>G(
Math.min(1,J(e.logprob))),token:({beam:e})=>K(e.logprob,2),sum:({beam:e})=>K(e.score,2),score:(e,t)=>K(Ye(e,t),3),rank:e=>e.rank?`#${e.rank}`:`>${e.among??""}`},
dn=class{constructor(t){this.element=t,t.classList.add("t-tree");let n=Z("style");n.textContent=ap,this.world=Z("g"),this.bands=Z("g"),this.ruler=Z("g"),this.edges=
Z("g"),this.blocks=Z("g"),this.nodes=Z("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),t.append(n,this.world),this.paths=new Map,
this.drawn=new Map}draw(t,n){let r=n.area?i=>i.x+i.width>=n.area[0]&&i.x<=n.area[2]&&i.y+i.height>=n.area[1]&&i.y<=n.area[3]:()=>!0,o=t.entries.filter(r),s=i=>n.
zoom>=(ci(i)?li.tall:li.small);return this.drawBands(t),this.drawRuler(n.zoom>=li.tall?t.columns.filter(({x:i,width:l})=>!n.area||i+l>=n.area[0]&&i<=n.area[2]):
[]),this.drawEdges(t,n),this.drawBlocks(o.filter(i=>!s(i)),n),this.drawNodes(o.filter(s),n),o.length}drawBands({bands:t,width:n}){let r=de(this.bands,t.length,()=>{
let o=Z("g");return o.append(Z("rect","t-band"),Z("text")),o});t.forEach(({group:o,y:s,height:i},l)=>{let[c,u]=r[l].children;re(c,{x:4,y:s,width:n-8,height:i,rx:8}),
re(u,{y:s+16}),$(u,a("group {group}",{group:Pe(o)}))})}drawRuler(t){let n=de(this.ruler,t.length,()=>Z("text","t-small"));t.forEach(({from:r,to:o,x:s},i)=>{re(n[i],
{x:s+8,y:12}),$(n[i],o>r?`${r+1}–${o+1}`:String(r+1))})}nameBandsAt(t){for(let n of this.bands.children)re(n.lastElementChild,{x:Math.max(14,t+10)})}drawEdges(t,n){
let r=new Map;for(let{from:o,to:s,look:i,share:l}of t.edges){let[c,u]=[o.x+o.width,s.x],[d,h]=[o.y+o.height/2,s.y+s.height/2];if(n.area&&(u<n.area[0]||c>n.area[2]||
Math.max(d,h)<n.area[1]||Math.min(d,h)>n.area[3]))continue;let f=n.path.has(s.node)||s.nodes.some(P=>n.path.has(P)),p=Math.min(40,(u-c)*.6),E=`t-edge t-w${cp.filter(
P=>l>=P).length} ${mp(s,i,f)}${n.dim&&!f?" t-dim":""}`;r.has(E)||r.set(E,[]),r.get(E).push(`M${c},${d}C${c+p},${d} ${u-p},${h} ${u},${h}`)}this.drawPaths(this.edges,
r,(o,s)=>{o.style.strokeWidth=`${lp[Number(s.match(/t-w(\d)/)[1])]}px`})}drawPaths(t,n,r){for(let[o,s]of this.paths)s.parentNode===t&&!n.has(o)&&(s.remove(),this.
paths.delete(o));for(let[o,s]of n){let i=this.paths.get(o);i||(i=Z("path",o),r&&r(i,o),this.paths.set(o,i),o.includes("t-path")?t.append(i):t.prepend(i)),re(i,{
d:s.join("")})}}drawBlocks(t,n){let r=new Map;for(let o of t){let s=`t-blocks t-${ui(o,n.path)?"path":o.look}${n.dim&&!ui(o,n.path)?" t-dim":""}`;r.has(s)||r.set(
s,[]);let{x:i,y:l,width:c,height:u}=o;r.get(s).push(`M${i},${l+u*.2}h${c}v${u*.6}h${-c}z`)}this.drawPaths(this.blocks,r)}drawNodes(t,n){let r=new Map(this.drawn);
for(let o of t){let s=o.nodes[0]||null,i=this.drawn.get(s);(!i||i.tall!==ci(o))&&(i&&i.group.remove(),i=dp(ci(o)),this.drawn.set(s,i),this.nodes.append(i.group)),
r.delete(s),this.drawNode(i,o,n)}for(let[o,{group:s}]of r)s.remove(),this.drawn.delete(o)}drawNode(t,n,r){let{node:o,x:s,y:i,width:l,height:c,look:u}=n,{group:d,
box:h,word:f,right:p,tall:v}=t,E=o?up[r.number](o,r.penalty):"";if(re(d,{class:this.classesOf(n,r),transform:`translate(${s} ${i})`}),re(h,{width:l,height:c}),re(
p,{x:l-8}),$(p,E),v)hp(t,n,r);else{let P=`${n.greedy?"G":""}${di[u]} `;$(f,P+Kr(hi(o),12-P.length-Math.ceil(E.length*.82)))}fp(t,n)}classesOf(t,n){let{node:r,look:o}=t,
s=ui(t,n.path),i=[`t-${o}`];return r&&(r.beam.group??0)&&["inner","tip"].includes(o)&&i.push(`t-g${r.beam.group%4}`),r&&r.given&&i.push("t-given"),s&&i.push("t-\
path"),n.dim&&!s&&r&&i.push("t-dim"),i.join(" ")}},ci=({height:e})=>e>he.leaf;function dp(e){let t=Z("g"),[n,r,o]=[Z("rect","t-box"),Z("text","t-word"),Z("text",
"t-small t-right")];t.append(n,r,o),re(n,{rx:e?7:5}),re(r,{x:8,y:e?14:13}),re(o,{y:e?28:13});let s=e?t.appendChild(Z("text","t-small")):null;return s&&re(s,{x:8,
y:28}),{group:t,box:n,word:r,right:o,left:s,tall:e,flag:null}}function hp({word:e,left:t},n,r){let{node:o,nodes:s,look:i}=n,l=di[i]?`${di[i]} `:"";o?$(e,l+(s.length>
1?gp(s.map(hi).join(""),28):Kr(hi(o),12-l.length))):$(e,r.root),$(t,o?pp(n,r):""),re(t,{class:o&&s.length<2&&hn(o)?"t-small t-switch":"t-small"})}function fp(e,{
look:t,place:n,hidden:r,width:o,height:s}){let i=n?`★${n}`:r?`+${r}`:"";if(!i&&t!=="kept"&&!e.flag)return;e.flag||(e.flag=[Z("rect","t-inside"),Z("rect","t-fl\
ag"),Z("text","t-flag-text")],e.group.append(...e.flag));let[l,c,u]=e.flag,d=8+7*i.length;re(l,{x:2.5,y:2.5,width:o-5,height:s-5,rx:3}),re(c,{x:o-d+4,y:-6,width:i?
d:0,height:14,rx:2}),re(u,{x:o-d/2+4,y:5}),$(u,i)}var ui=(e,t)=>e.nodes.some(n=>t.has(n)),hn=e=>e.before!==null&&e.beam.status==="running"&&e.beam.parent!==e.beam.
beam;function pp({node:e,nodes:t,greedy:n},r){let o=[n?"G":"",r.goals?r.goals(e):""].filter(Boolean).join(" ");return t.length>1?[z(t.length,"{count} token","{c\
ount} tokens"),o].filter(Boolean).join(" "):e.beam.status!=="running"?o:[e.given?a("given"):hn(e)?`${e.beam.parent+1}→${e.beam.beam+1}`:String(e.beam.beam+1),
o].filter(Boolean).join(" ")}function mp(e,t,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(t)?"t-off":["kept","fell"].includes(t)?"t-ending":
`t-g${(e.node.beam.group??0)%4}`}var hi=({beam:e,chosen:t})=>(e.text||t.text||"").replace(Rt,n=>at[n]||"�")||a("(empty)"),nc=e=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(e)?2:1;function Kr(e,t){let n=0,r=Array.from(e);for(let[o,s]of r.entries())if(n+=nc(s),n>t)return r.slice(0,Math.max(1,o-1)).join("")+"…";return e}function gp(e,t){
let n=Array.from(e),r=Math.floor((t-1)/2);return n.reduce((o,s)=>o+nc(s),0)<=t?e:Kr(e,r)+Kr(n.slice(-r).join(""),r)}var bp=.001;function oc(e,t){if(e.given)return[a("A given token weighs nothing in the sum of a beam.")];let n=t.prompts[e.sequence],{beam:r}=e;return[wp(e,n,t),
Yn(e),r.diversity_penalty?a("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:K(r.diversity_penalty)}):"",
kp(e,n),xp(e,n,t),Tp(e,t)].filter(Boolean)}var _t=e=>e.beam.group??null,fi=(e,t)=>t.steps[e.index].filter(n=>_t(n)===_t(e));function wp(e,t,n){let{mode:r}=n.started,
o=fi(e,t).length,s=e.index===t.given,i=s?1:t.steps[e.index-1].filter(u=>u.beam.status==="running"&&_t(u)===_t(e)).length,l=_t(e)===null?[]:[a("Only beams of its\
 own group, {group}, compete with it.",{group:Pe(_t(e))})],c=s?a("All beams held the same text before this step, so one was continued."):z(i,"{count} running be\
am was continued at this step.","{count} running beams were continued at this step.");return[...l,c,yp(e,o,r==="beam_sample")].join(" ")}function yp({rank:e,beam:t},n,r){
if(t.status==="unseen")return r?a("The search drew {considered} continuations; this one was not among them.",{considered:n}):a("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let o={considered:n,rank:e};return r?a("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",o):a("The search considered {considered} continuations; by its sum, this one has rank {rank}.",o)}function Yn(e,t=!1){let{beam:n}=e,r=e.
before&&!e.before.given?ue(e.before.beam.score):0,[o,s]=[ue(n.logprob),ue(n.score)];if(r===null||o===null||s===null||s<It)return t?"":a("It could not be chosen:\
 its log-probability is minus infinity.");let i={before:K(r),own:K(o),after:K(s)};return t?`${i.before} + (${i.own}) = ${i.after}`:a("Sum of log-probabilities (\
nats): {before} before this token, {own} of its own: {before} + ({own}) = {after}.",i)}function kp(e,t){let n=fi(e,t),r=u=>n.filter(({beam:d})=>d.status===u).length,
[o,s,i,l]=["running","finished","ended","pruned"].map(r),c=[z(o,"{count} has gone on","{count} have gone on"),s&&z(s,"{count} ended a text","{count} ended texts"),
i&&z(i,"{count} ended a text that does not count","{count} ended texts that do not count"),l&&z(l,"{count} was pruned","{count} were pruned")].filter(Boolean);return a(
"Of these {considered}: {parts}.",{considered:n.length,parts:c.join(", ")})}var _p=e=>e.reduce((t,n)=>t&&t.beam.score>=n.beam.score?t:n,null);function sc(e){let t=e.
filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score);return t.length?Math.min(...t):null}function xp(e,t,n){let{beam:r}=e,o=e.index+1;if(r.status===
"unseen")return"";if(r.status==="ended")return a("The text ended here but does not count: it ranked too low or lacks a constraint.");if(r.status==="pruned")return vp(
e,t);if(r.status==="finished"){let l=pi(e,n);return l.length?a("It ended its text at step {step}: output {numbers}.",{step:o,numbers:l.join(", ")}):t.finished.includes(
e)?a("It ended its text at step {step}, which is kept.",{step:o}):a("It ended its text at step {step}, which was dropped for better ones.",{step:o})}let s=hn(e)?
[a("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:r.parent+1,number:r.beam+1})]:[],i=r.forced?[a("It was cons\
idered because it advances a constraint.")]:[];return[a("It went on as beam {number}.",{number:r.beam+1}),...s,...i,Sp(e,t,n)].join(" ")}function vp(e,t){let n=sc(
fi(e,t)),r={step:e.index+1,sum:K(e.beam.score),worst:K(n)};return n===null?a("It was pruned at step {step}.",r):a("It was pruned at step {step}: its sum is {sum\
}; the worst beam that continued has {worst}.",r)}function Sp(e,t,n){let r=pi(e,n);if(r.length)return a("It is part of output {numbers}.",{numbers:r.join(", ")});
let{alive:o,at:s,children:i,ends:l}=Mp(e,t);if(o)return n.finished?a("It was still running when the search stopped at step {step}.",{step:t.steps.length}):a("It\
 is still running.");let c=l.find(f=>t.finished.includes(f));if(c)return a("Its text ended at step {step}, which is kept but not returned.",{step:c.index+1});if(l.
length)return a("Its text ended at step {step}, which was dropped for better ones.",{step:l.at(-1).index+1});let u=_p(i),d=sc(t.steps[s].filter(f=>_t(f)===_t(e))),
h={step:s+1,sum:K(u&&u.beam.score),worst:K(d)};return!u||d===null?a("It was overtaken at step {step}: none of its continuations went on.",h):a("It was overtaken\
 at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",h)}function Mp(e,t){let n=new Set([e]),r=[];for(let o=e.
index+1;o<t.steps.length;o++){let s=t.steps[o].filter(({before:i})=>n.has(i));if(r.push(...s.filter(({beam:i})=>i.status==="finished")),n=new Set(s.filter(({beam:i})=>i.
status==="running")),!n.size)return{alive:!1,at:o,children:s,ends:r}}return{alive:!0,at:t.steps.length-1,children:[],ends:r}}function pi(e,t){return(t.returned||
[]).flatMap(({last:n},r)=>n&&n.sequence===e.sequence&&ae(n)[e.index]===e?[r+1]:[])}function Tp(e,t){let n=ue(e.beam.final_score??null);if(n!==null)return rc(e,n,
a("Final score"),t);let[r]=pi(e,t),o=r&&t.returned[r-1];return o&&ue(o.score)!==null?rc(o.last,o.score,a("Final score of output {number}",{number:r}),t):""}function rc(e,t,n,r){
let o=Jn(e,t,r);return o?a("{name}: sum / length^length_penalty = {words}.",{name:n,words:o}):a("{name}: {score}.",{name:n,score:K(t)})}function Jn(e,t,n){let r=n.
started.effective.length_penalty??1,o={sum:K(e.beam.score),length:e.length,power:r,score:K(t)},s=Number.isFinite(r)?Ye(e,r):NaN;return Math.abs(s-t)<=bp*Math.max(
1,Math.abs(t))?`${o.sum} / ${o.length}^${o.power} = ${o.score}`:""}function fn({effective:e,config:t}){let n={...e,...t},r=(n.constraints||[]).map(s=>s.any_of||[s.phrase||[]]),o=(n.force_words_ids||[]).map(s=>Array.isArray(s[0])?
s:[s]);return[...r,...o].map(s=>({alternatives:s,length:Math.max(...s.map(i=>i.length))}))}function ic(e,t){let n=e.map(o=>t.get(o)),r=n.indexOf(void 0);return(r<
0?n:[...n.slice(0,r),"…"]).join("")}function xt({alternatives:e,length:t},n,r,o){if(n>=t)return!0;let s=e.filter(l=>l.length===n);if(!s.length)return!1;let i=[
...o,...ae(r).map(l=>l.chosen.token_id)].join(" ")+" ";return s.some(l=>` ${i}`.includes(` ${l.join(" ")} `))}var Ep={running:["●",({beam:e})=>a("beam {number}",{number:e+1})],finished:["■",()=>a("ended")],ended:["□",()=>a("ended, not counted")],pruned:["✕",()=>a(
"pruned")]};function ac(e,t){let o=e.querySelector(".gp-beam-table"),s=e.querySelector(".gp-where"),i=e.querySelector(".gp-more"),l={lost:4,progress:7},c=e.querySelector(
".gp-constraints"),u=[],d=[],h=[];function f(T){let S=40-T.filter(b=>b.beam.status!=="pruned").length,y=({beam:b})=>b.beam??(b.status==="finished"?1e6:1e7),w=T.
filter(b=>b.beam.status!=="pruned"||S-- >0).sort((b,M)=>y(b)-y(M)),k=new Map;for(let b of w){let M=b.beam.group??null;k.has(M)||k.set(M,[]),k.get(M).push(b)}return[
...k].sort(([b],[M])=>b-M)}function p(T,S){let y=new Map;for(let{beam:w}of T)w.status==="running"&&w.group<S&&y.set(w.text,(y.get(w.text)||0)+1);return y}function v(T){
let S="",y=T.before;for(;y&&S.length<32;y=y.before)S=(y.piece??y.chosen.text)+S;return(y||S.length>32?"…":"")+Array.from(S).slice(-32).join("")}function E(){let T=g(
"tbody"),S=T.insertRow(),y=g("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[w,k]=[g("b","gp-badge"),g("span")];return y.append(w,k),S.append(y),o.append(
T),d.push({body:T,head:S,badge:w,took:k,rows:[]}),d.at(-1)}function P(T){let S=T.body.insertRow(),y=Array.from({length:8},()=>S.insertCell()),[w,k,b]=[g("span",
"gp-sign"),g("span"),g("span","gp-flag","⚑ "+a("forced"))];y[0].append(w,k,b);let M=g("button","gp-pick",null,{type:"button",tabindex:"-1"}),[N,m,L]=[g("span",
"gp-tail"),g("bdi","gp-tail-text"),g("bdi","gp-word")];return N.append(m),M.append(N,L),y[1].append(M),T.rows.push({row:S,cells:y,sign:w,fate:k,flag:b,pick:M,tail:m,
word:L,node:null}),T.rows.at(-1)}function H(T,S,y){let{beam:w}=S,[k,b]=Ep[w.status]||["",()=>w.status];T.node=S,T.row.dataset.status=w.status,T.row.className=y?
"gp-looked":"",$(T.sign,k),$(T.fate,b(w)),T.flag.hidden=!w.forced;let M=v(S);T.tail.replaceChildren(),Hn(T.tail,M),Me(T.word,w.text),T.pick.tabIndex=y?0:-1,T.pick.
setAttribute("aria-pressed",String(y&&t.selected===S));let N=[b(w),...w.forced?[a("forced")]:[]].join(", ");T.pick.setAttribute("aria-label",a("{fate}: {text}",
{fate:N,text:Y(M+w.text)})),$(T.cells[2],S.before?a("beam {number}",{number:w.parent+1}):a(t.readsSource?"start":"prompt")),$(T.cells[3],K(w.logprob)),$(T.cells[4],
w.diversity_penalty?`-${K(w.diversity_penalty)}`:"–"),$(T.cells[5],K(w.score)),$(T.cells[6],K(w.final_score)),w.progress&&T.cells[7].replaceChildren(...B(S))}
function R(T){if(c.hidden=!T||!u.length,c.hidden)return;let S=u.map(({alternatives:y,length:w})=>{let k=g("li");return y.forEach((b,M)=>{M&&k.append(` ${a("or")}\
 `),k.append(ne(ic(b,t.texts)))}),k.append(" "+z(w,"({count} token)","({count} tokens)")),k});S.map(y=>y.textContent).join(`
`)!==c.dataset.said&&(c.dataset.said=S.map(y=>y.textContent).join(`
`),c.replaceChildren(...S))}function B(T){let S=t.prefix.map(k=>k.token_id),y=T.beam.progress.map((k,b)=>{let M=g("span","gp-goal"),N=u[b];for(let m=0;N&&m<Math.
min(N.length,8);m++)M.append(g("i",m<k?"gp-full-block":""));return N&&xt(N,k,T,S)?M.append(` ✓ ${a("done")}`):M.append(" "+(N?a("{progress} of {length}",{progress:k,
length:N.length}):String(k))),M}),{bank:w}=T.beam;return w==null?y:[...y,g("span","gp-note",a("bank {bank}",{bank:w}))]}function W(T,[S,y],w,k,b){if(T.body.hidden=
!y,!!y){if(T.head.hidden=S===null,S!==null){$(T.badge,Pe(S)),T.body.dataset.look=S%4;let M=[...p(w,S)].flatMap(([N,m])=>[ne(N,"gp-took"),m>1?` × ${m}`:""]);T.took.
replaceChildren(...M.length?[a("Earlier groups have just chosen:"),...M]:[a("Chooses first: no penalty")])}for(;T.rows.length<y.length;)P(T);T.rows.forEach((M,N)=>{
if(M.row.hidden=N>=y.length,!(N>=y.length)){for(let[m,L]of Object.entries(l))M.cells[L].hidden=!b[m];H(M,y[N],y[N]===k)}})}}function I(T){let y=t.prompts[T.sequence].
steps[T.index],w={lost:y.some(({beam:N})=>(N.group??null)!==null),progress:y.some(({beam:N})=>N.progress)};for(let[N,m]of Object.entries(l))o.tHead.rows[0].cells[m].
hidden=!w[N];let k=f(y);for(;d.length<k.length;)E();d.forEach((N,m)=>W(N,k[m]||[null,null],y,T,w));let b=y.length-k.reduce((N,[,m])=>N+m.length,0);i.hidden=b<=0,
$(i,z(b,"and {count} more that was pruned","and {count} more that were pruned"));let M={token:T.index+1,prompt:T.sequence+1};$(s,t.prompts.length>1?a("at token \
{token} of prompt {prompt}",M):a("at token {token}",M)),R(w.progress)}let C=()=>d.filter(({body:T})=>!T.hidden).flatMap(({rows:T})=>T.filter(({row:S})=>!S.hidden)),
O=T=>C().findIndex(({pick:S})=>S.contains(T.target));o.addEventListener("click",T=>{let S=O(T);S>=0&&t.selectStep(C()[S].node)}),o.addEventListener("keydown",T=>{
T.key==="Escape"&&t.selectStep(null);let S=O(T),y={ArrowDown:1,ArrowUp:-1}[T.key];if(S<0||!y)return;T.preventDefault();let w=C()[S+y];w&&(t.selectStep(w.node),w.
pick.focus())});function x(){let T=t.usesBeams?t.current():null,S=T?t.prompts[T.sequence].steps[T.index]:[];return S.includes(T)?T:S[0]}let _=T=>()=>{let S=x(),
y=S&&T(S);return y?a("{name}: {words}.",{name:Y(S.beam.text),words:y}):""},A=()=>(t.usesBeams&&t.current()?t.prompts[t.current().sequence].steps[t.current().index]:
[]).find(({beam:T})=>qe(T.final_score));return Te(e,{token:_(({beam:T})=>ue(T.logprob)===null?"":`log ${K(Math.exp(T.logprob),4)} = ${K(T.logprob)}`),sum:_(T=>Yn(
T,!0)),final:()=>{let T=A(),S=T&&Jn(T,T.beam.final_score,t);return S?a("{name}: {words}.",{name:Y(T.beam.text),words:S}):""}}),T=>{T.run&&t.started&&(u=fn(t.started));
let S=t.usesBeams?t.current():null;e.hidden=!S,!(!S||S===h[0]&&t.selected===h[1])&&(h=[S,t.selected],I(S))}}var lc=12e3;async function dc(e,{tree:t,log:n,prompt:r,number:o,view:s,root:i}){let l=`beam-tree${o?"-"+(o+1):""}`,u=await{svg:()=>new Blob([hc(t,s,i)],{type:"i\
mage/svg+xml"}),png:()=>Lp(t,s,i),json:()=>new Blob([JSON.stringify(cc(n,r,o),null,1)],{type:"application/json"}),dot:()=>new Blob([Op(cc(n,r,o))],{type:"text/v\
nd.graphviz"})}[e](),d=g("a","",null,{href:URL.createObjectURL(u),download:`${l}.${e}`});d.click(),setTimeout(()=>URL.revokeObjectURL(d.href),6e4)}function hc(e,t,n){
let r=Z("svg"),o=new dn(r);o.draw(e,{...t,area:null,zoom:1}),o.nameBandsAt(0);let{width:s,height:i}=e;re(r,{xmlns:"http://www.w3.org/2000/svg",width:s,height:i,
viewBox:`0 0 ${s} ${i}`,class:"t-tree"});let l=getComputedStyle(n),c=r.querySelector("style");c.textContent=c.textContent.replace(/var\((--[\w-]+)\)/g,(d,h)=>l.
getPropertyValue(h).trim());let u=Z("rect");return re(u,{width:s,height:i,fill:l.getPropertyValue("--gp-page").trim()}),r.insertBefore(u,o.world),new XMLSerializer().
serializeToString(r)}async function Lp(e,t,n){let r=hc(e,t,n),o=new Image;o.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(r),await o.decode();let s=Math.
min(2,lc/e.width,lc/e.height),i=g("canvas","",null,{width:Math.ceil(e.width*s),height:Math.ceil(e.height*s)}),l=i.getContext("2d");l.scale(s,s),l.drawImage(o,0,
0,e.width,e.height);let c=await new Promise(u=>i.toBlob(u,"image/png"));if(!c)throw new Error(a("it is too large for the browser."));return c}function cc(e,t,n){
let{started:r}=e,o=r.effective.length_penalty??1,s=new Map,i=new Map;for(let{last:d}of e.returned||[])d&&d.sequence===n&&!i.has(d)&&i.set(d,i.size+1);let l=ai(t,
t.steps.length-1),c=t.steps.flatMap(d=>d).map(d=>{let{beam:h}=d;s.set(d,s.size);let f={id:s.get(d),parent:d.before?s.get(d.before):null,step:d.index+1,token_id:h.
token_id,token:h.text,piece:h.piece,logprob:h.logprob,raw_logprob:h.raw_logprob,sum:h.score,length:d.length,score:Ye(d,o),rank:d.rank,status:h.status,beam:h.beam,
parent_beam:h.parent};return d.given&&(f.given=!0),h.status==="finished"&&Object.assign(f,{final_score:h.final_score,kept:l.has(d)}),i.has(d)&&(f.output=i.get(d)),
(h.group??null)!==null&&Object.assign(f,{group:h.group,diversity_penalty:h.diversity_penalty}),h.progress&&Object.assign(f,{progress:h.progress,bank:h.bank,forced:h.
forced}),f}),u=e.readsSource?{source:r.prompt}:{prompt:r.prompt||Es(r)};return{format:"generation-playground/beam-tree",version:1,model:r.model,mode:r.mode,...u,
seed:r.seed,num_beams:r.effective.num_beams,length_penalty:o,early_stopping:r.effective.early_stopping??!1,nodes:c}}var uc=e=>'"'+e.replace(Rt,t=>at[t]||"�").
replace(/[\\"]/g,"\\$&")+'"';function Op({prompt:e,nodes:t}){let n=e===void 0?"start of the target":e.slice(-40),r={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},o=t.map(i=>{let l=uc(`${i.token}`).
slice(0,-1)+`\\n${K(i.logprob,2)}  ${K(i.sum,2)}  #${i.rank??""}"`;return`  n${i.id} [label=${l}, ${r[i.status]||""}${i.output?", penwidth=3":""}];`}),s=t.map(i=>{
let l=(.4+4*Math.min(1,J(i.logprob))).toFixed(2);return`  ${i.parent===null?"root":`n${i.parent}`} -> n${i.id} [penwidth=${l}${i.status==="pruned"?", style=dash\
ed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${uc(n)}, style=bold];`,...o,...s,"}",""].join(
`
`)}var Ap=800,Pp=130,Rp=2e4;function pc(e){Cp(e),$p(e),qp(e),Ip(e),Wp(e),Bp(e),jp(e)}function Cp(e){let{state:t,slider:n}=e;n.addEventListener("input",()=>{t.stop(),
e.goTo(Number(n.value)-1)}),e.part("play").addEventListener("click",()=>Np(e))}function Np(e){let{state:t,root:n}=e;t.playing?t.stop():(t.atEnd&&e.goTo(0),t.playing=
setInterval(()=>{!n.isConnected||t.atEnd?t.stop():e.goTo(t.shownTo+1),e.sayTime()},Math.max(Pp,Math.min(Ap,Rp/Math.max(1,t.length))))),e.sayTime()}function $p(e){
let{state:t,log:n}=e,r=(s,i)=>{t.choose(s,i),e.regrow()},o=(s,i)=>e.part(s).addEventListener("change",({target:l})=>i(l));o("candidates-shown",({value:s})=>r("c\
andidates",Number(s))),o("number",({value:s})=>r("number",s)),o("lost",({checked:s})=>r("lost",s)),o("fold",({checked:s})=>{t.unfolded=new Set,r("fold",s)}),o("\
prompt-number",({value:s})=>{t.number=Number(s),n.selectStep(null),e.regrow()})}function qp(e){let{box:t,card:n,pan:r,state:o}=e,s=null;t.addEventListener("poin\
termove",i=>{if(i.pointerType==="touch"){n.hide();return}let l=r.pointers.size?null:o.entryAt(r.at(i));l!==s&&(s=l,t.style.cursor=l&&l.node?"pointer":"",l&&l.node?
e.showCard(l):n.hide())}),t.addEventListener("pointerleave",()=>{s=null,n.hide()}),t.addEventListener("click",i=>{let l=r.moved?null:o.entryAt(r.at(i));l&&(e.item.
focusOn(l),mc(e,l))})}function mc(e,t){let{state:n,log:r}=e;if(t.folded)n.unfolded.add(t.column.from),e.regrow();else if(t.node){let o=t.node===n.broughtOut;n.timeNode=
null,r.selectStep(o?null:t.node)}}function gc(e,t){t.node&&(e.state.toggle(t),e.regrow())}function pn(e,t){t&&(e.pan.byHand=!0,e.pan.reveal(t),e.item.focusOn(t))}
var fc={ArrowLeft:(e,t)=>pn(e,t.node&&e.state.parentOf(t)),ArrowRight:(e,t)=>pn(e,e.state.kidsOf(t)[0]),ArrowDown:e=>pn(e,e.item.neighbour(1)),ArrowUp:e=>pn(e,e.
item.neighbour(-1)),Home:e=>pn(e,e.state.tree.entries[0]),End:e=>pn(e,e.state.tree.at.get(e.state.best)),Enter:mc," ":gc,Escape:e=>e.log.selectStep(null),"+":e=>e.
pan.zoomBy(1.25),"-":e=>e.pan.zoomBy(.8),0:e=>e.pan.whole()};function Ip(e){let{item:t,state:n,card:r}=e;t.box.addEventListener("keydown",o=>{o.ctrlKey||o.metaKey||
o.altKey||!t.entry||!Object.hasOwn(fc,o.key)||(o.preventDefault(),o.stopPropagation(),fc[o.key](e,t.entry))}),t.box.addEventListener("focusin",({target:o})=>n.tree&&
o.matches(":focus-visible")&&e.showCard(t.entry)),t.box.addEventListener("focusout",()=>r.hide())}function Wp(e){let{root:t,state:n,pan:r}=e,o=(s,i)=>e.part(s).
addEventListener("click",i);o("in",()=>r.zoomBy(1.3)),o("out",()=>r.zoomBy(1/1.3)),o("whole",()=>{r.byHand=!0,r.whole()}),o("follow",()=>{r.byHand=!1,n.upTo=null,
e.regrow()}),t.addEventListener("gp-alone",()=>{r.byHand=!1,e.regrow()})}function Bp(e){let{state:t,log:n}=e;e.part("go-on").addEventListener("click",()=>{let r=t.
selected;r&&n.ask({type:"branch",step:r,tokenId:r.chosen.token_id})}),e.part("collapse").addEventListener("click",()=>{let r=t.tree.at.get(t.selected);r&&gc(e,r)}),
e.part("clear").addEventListener("click",()=>n.selectStep(null))}function jp(e){let{root:t,state:n,log:r}=e,o=e.part("told");e.part("files").addEventListener("c\
lick",async({target:s})=>{let i=s.dataset.file;if(i){if(i==="html"){r.ask({type:"save_page"});return}$(o,"");try{let{tree:l,prompt:c,number:u}=n;await dc(i,{tree:l,
log:r,prompt:c,number:u,view:e.look(null),root:t})}catch(l){$(o,a("The picture could not be made: {reason} Save it as SVG instead.",{reason:l.message}))}}})}var bi=-1e9,bn=[[!1,"False"],[!0,"True"],["never",'"never"']],Hp=["beam_search","beam_sample"],Fp=["group_beam_search","constrained_beam_search"];function wi(e){
let{mode:t,effective:n,config:r,eos_token_ids:o,max_new_tokens:s}=e.started,i={...r,...n},l=mn(i.num_beams,1+Math.max(0,...(e.prompts[0].steps[0]||[]).map(({beam:u})=>u.
beam??0))),c=e.prompts[0].given;return{together:Hp.includes(t)?!0:Fp.includes(t)?!1:null,prompts:e.prompts,start:c,maxNew:s-c,wanted:mn(i.num_return_sequences,1),
size:t==="group_beam_search"?Math.ceil(l/mn(i.num_beam_groups,1)):l,ends:new Set(o),constraints:fn(e.started),promptIds:e.prefix.map(u=>u.token_id),own:{lengthPenalty:Number.
isFinite(i.length_penalty)?i.length_penalty:1,earlyStopping:bn.some(([u])=>u===i.early_stopping)?i.early_stopping:!1}}}var mn=(e,t)=>Number.isInteger(e)&&e>0&&e<=
4096?e:t,xe=({beam:e})=>ue(e.score)===null?-1/0:e.score,yi=(e,t)=>xe(e)/e.length**t;function kc(e,t){return e.together?Dp(e,t):Up(e,t)}function _c(e,t,n,{maxNew:r},{
lengthPenalty:o,earlyStopping:s}){let i=s==="never"&&o>0?r:t;return{best:e,length:i,bound:e/i**o,worst:n}}var gn=new WeakMap;function zp(e,t){if(!gn.has(e)){let n=e.
filter(({beam:o})=>o.status==="running"||o.status==="pruned"),r=Math.max(...(n.length?n:e).map(xe));gn.set(e,{ended:e.filter(({beam:o},s)=>s<t&&Zn(o)),hopeless:!n.
length,best:n.length?r:r+bi})}return gn.get(e)}function Dp(e,t){let{prompts:n,size:r,start:o}=e,s={node:null,score:bi},i=n.map(()=>({group:null,pool:Array(r).fill(
s),stop:null,lastStep:0,weighed:null,exact:!0})),l=Math.min(...n.map(({steps:u})=>u.length)),c=null;for(let u=o;u<l&&!c;u++){let d=n.map(({steps:f})=>zp(f[u],r)),
h=d.every(f=>f.hopeless);i.forEach((f,p)=>Gp(f,d[p],u+1,h,e,t)),i.every(f=>f.stop)&&(c=i.find(f=>f.stop.step===u+1).stop)}return{stop:c,prompts:i.map(u=>({kept:u.
pool.filter(({node:d})=>d),pools:[u]}))}}function Gp(e,t,n,r,o,s){if(e.stop)return;if(t.ended.length){let u=t.ended.map(d=>({node:d,score:yi(d,s.lengthPenalty)}));
e.pool=[...e.pool,...u].sort((d,h)=>h.score-d.score).slice(0,o.size)}e.lastStep=n;let i=e.pool.at(-1).score,l=e.pool.every(({node:u})=>u),c=e.weighed=_c(t.best,
n-o.start,l?i:null,o,s);r?e.stop={step:n,why:"criteria"}:l&&s.earlyStopping===!0?e.stop={step:n,why:"full"}:e.pool.some(({node:u})=>c.bound>(u?i:bi))||(e.stop={
step:n,why:"settled"})}function Up(e,t){let n=e.prompts.map(s=>{let i=bc(s).map(d=>wc(s,d,e,t)),l=bc(s).map(d=>wc(s,d,e,e.own)),c=1/0;return i.forEach((d,h)=>{let[
f,p]=[d,l[h]].map(({stop:v})=>v?v.step:1/0);d.exact=d.lastStep<=c,f!==p&&(c=Math.min(c,f,p))}),{kept:i.flatMap(d=>d.kept).sort((d,h)=>d.score-h.score).reverse(),
pools:i}}),r=n.flatMap(s=>s.pools);return{stop:r.length>0&&r.every(({stop:s})=>s)?r.map(({stop:s})=>s).reduce((s,i)=>i.step>s.step?i:s):null,prompts:n}}var bc=({
steps:e,given:t})=>[...new Set((e[t]||[]).map(({beam:n})=>n.group??null))].sort((n,r)=>n-r);function wc(e,t,n,r){let{size:o,start:s}=n,i={group:t,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let l=s;l<e.steps.length&&!i.stop;l++){let c=Kp(e.steps[l],t,n);if(!c)break;let u=i.lastStep=l+1;c.ended.forEach(f=>yc(i,f,
n,r));let d=i.kept.length>=o,h=d?gi(i.kept):null;i.weighed=_c(c.best,u-s,h,n,r),d&&r.earlyStopping===!0?i.stop={step:u,why:"full"}:d&&h>=i.weighed.bound?i.stop=
{step:u,why:"settled"}:Vp(e.steps[l],u,n)&&(Xp(c.nodes,n).forEach(f=>yc(i,f,n,r)),i.stop={step:u,why:"criteria"})}return i}function Kp(e,t,{ends:n}){gn.has(e)||
gn.set(e,new Map);let r=gn.get(e);if(!r.has(t)){let o=e.filter(({beam:i})=>(i.group??null)===t),s=o.filter(({beam:i})=>i.status==="finished"&&n.has(i.token_id));
r.set(t,o.length?{nodes:o,ended:s,best:xe(o[0])}:null)}return r.get(t)}var gi=e=>Math.min(...e.map(({score:t})=>t));function yc(e,t,n,{lengthPenalty:r}){let o=yi(
t,r);if(e.kept.length>=n.size&&!(o>gi(e.kept))||(e.kept.push({node:t,score:o}),e.kept.length<=n.size))return;let s=gi(e.kept);e.kept.splice(e.kept.findIndex(i=>i.
score===s),1)}function Vp(e,t,{ends:n,maxNew:r,start:o}){return t-o>=r||e.some(({beam:s})=>Zn(s)&&!n.has(s.token_id))}var Zn=({status:e})=>e==="finished"||e==="\
ended";function Xp(e,{ends:t,constraints:n,promptIds:r,wanted:o}){let s=e.filter(({beam:c})=>c.status==="running"||Zn(c)&&!t.has(c.token_id)),i=c=>n.every((u,d)=>xt(
u,c.beam.progress[d],c,r)),l=s.filter(c=>!c.beam.progress||i(c));return l.length<o?[...l,...s.filter(c=>!l.includes(c))]:l}function xc(e,t,n){let r=Math.max(...e.
prompts.map(s=>s.steps.length));if(t.stop?t.stop.step!==r:n)return!1;let o=Math.min(...e.prompts.map(s=>s.steps.length));return t.prompts.every(({kept:s},i)=>{let{
pools:l}=e.prompts[i],c=l[(e.together?o:l.length)-1]||[];return c.length===s.length&&c.every((u,d)=>Yp(u,s[d],e))})}function Yp(e,{node:t,score:n},r){if(ue(e)===
null||!Number.isFinite(n))return ue(e)===null==!Number.isFinite(n);let o=2e-5*Math.max(1,t.length**-r.own.lengthPenalty);return Math.abs(e-n)<=o+1e-5*Math.abs(n)}
function vc(e,t,n,{lengthPenalty:r},o){let s=e.prompts[t],{kept:i,pools:l}=n.prompts[t],c=(f,p,v="")=>({node:f,score:yi(f,r),place:null,state:p,why:v}),u=new Set(
i.map(({node:f})=>f)),d=Jp(s).filter(f=>!u.has(f)).map(f=>{let{stop:p}=l.find(({group:v})=>v===(f.beam.group??null))||l[0];return!p||f.index<p.step?c(f,"out","d\
ropped"):c(f,"out",n.stop&&f.index>=n.stop.step?"not reached":"too late")}),h=!o&&!n.stop;return[...i.map(({node:f,score:p},v)=>({node:f,score:p,place:v,state:n.
stop&&v<e.wanted?"returned":"kept",why:""})),...h?s.running.map(f=>c(f,"running")).sort((f,p)=>p.score-f.score):[],...d.sort((f,p)=>p.score-f.score)]}var mi=new WeakMap;
function Jp({steps:e}){mi.has(e)||mi.set(e,{read:0,nodes:[]});let t=mi.get(e);for(;t.read<e.length;t.read++)t.nodes.push(...e[t.read].filter(({beam:n})=>n.status===
"finished"));return t.nodes}function Vr({prompts:e}){let t=e.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...t.map(({lastStep:n})=>n))}var Zp=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),Sc=({processors:e})=>e.filter(t=>!Zp.has(t));function ki(e,t){
let n=e.given,[r,o]=[n?e.steps[n-1][0]:null,0];for(let s=n;s<e.steps.length;s++){let{candidates:i}=(e.distributions[s]||[])[o]||{candidates:[]},l=t(s-n,i[0]);if(l===
void 0)return{last:r,ended:!1,left:null};let c=e.steps[s].find(u=>u.beam.parent===o&&u.beam.token_id===l)||null;if(!c||c.beam.status==="pruned")return{last:r,ended:!1,
left:Qp(e,r,o,{index:s,id:l,node:c,candidates:i})};if(r=c,c.beam.status!=="running")return{last:r,ended:!0,left:null};o=c.beam.beam}return{last:r,ended:!1,left:null}}
function Qp(e,t,n,{index:r,id:o,node:s,candidates:i}){let l=s&&s.beam||i.find(f=>f.token_id===o)||null,c=s?s.beam.group:t&&t.beam.group,u=e.steps[r].filter(f=>(f.
beam.group??null)===(c??null)||!t),d=u.filter(f=>f.beam.status==="running").map(xe),h=t&&!t.given?xe(t):0;return{index:r,token:l,node:s,considered:u.length,sum:s?
xe(s):l&&ue(l.logprob)!==null?h+l.logprob:null,best:d.length?Math.max(...d):null,worst:d.length?Math.min(...d):null}}var Xr=e=>ki(e,(t,n)=>n&&n.logprob!==null?n.
token_id:void 0);var Mc=700;function _i(e,t){let{beam:n,length:r}=e,o=t.started.effective.length_penalty??1,s=t.prompts[e.sequence].steps[e.index].filter(c=>(c.beam.group??null)===
(n.group??null)).length,i=()=>ue(n.logprob)===null?"":`log ${K(J(n.logprob),4)} = ${K(n.logprob)}`,l=[[a("probability"),G(Math.min(1,J(n.logprob))),"probability"],
[a("token log p"),K(n.logprob),"logprob",i]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&l.push([a("before the processors"),K(n.raw_logprob),"logpr\
ob"]),l.push([a("sum"),K(n.score),"beam",()=>Yn(e,!0)]),l.push([a("sum / {length}^{power}",{length:r,power:o}),K(Ye(e,o)),"sequence-score",()=>Jn(e,Ye(e,o),t)]),
l.push([a("rank"),e.rank?a("{rank} of {among}",{rank:e.rank,among:s}):a("below the {among} considered",{among:s}),"beam",()=>"",{formula:"",unit:""}]),n.diversity_penalty&&
l.push([a("diversity penalty"),K(n.diversity_penalty),"diversity-penalty"]),(n.bank??null)!==null&&l.push([a("bank"),String(n.bank),"constraint"]),l}function xi(e,t,n,{
place:r,greedy:o}={}){let{beam:s}=e,i=n.prompts[e.sequence].steps[e.index].filter(R=>(R.beam.group??null)===(s.group??null)),l=i.filter(R=>R.beam.status==="runn\
ing"),c=(s.beam??0)+1,u=n.started.mode==="beam_sample",d=n.finished&&e.index===n.prompts[e.sequence].steps.length-1;if(e.given)return a("It was given, not chose\
n: the search begins after it.");let h=hn(e)?[a("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:s.parent+1,number:c})]:
[],f=s.forced?[a("It was considered because it advances a constraint.")]:[],p=l.reduce((R,B)=>Math.min(R,B.beam.score),1/0),v=Number.isFinite(p)?[a("The worst b\
eam that went on has a sum of {sum}.",{sum:K(p)})]:[],E=K(s.final_score),P={tip:()=>[d?a("It was still running as beam {number} when the search stopped.",{number:c}):
a("It goes on as beam {number}.",{number:c}),...h,...f],inner:()=>[a("It went on as beam {number}.",{number:c}),...h,...f],lost:()=>[a("It went on as beam {numb\
er}, but is a dead end: better beams took the places of its continuations.",{number:c}),...h,...f],kept:()=>[a("The text ended here and is kept, with a final sc\
ore of {score}.",{score:E}),...r?[a("It is output {place}.",{place:r})]:[]],fell:()=>[a("The text ended here with a final score of {score}, but was dropped for \
better ones.",{score:E})],ended:()=>[a("The text ended here but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[a(u?"It was drawn and pr\
uned: better ones filled the beams.":"It was considered and pruned."),...v],unseen:()=>[u?a("It was not drawn."):a("It was too improbable: not among the {consid\
ered} continuations that were considered.",{considered:i.length})]},H=o?[a("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];
return[...Object.hasOwn(P,t)?P[t]():[],...H].join(" ")}var vi=e=>e.piece??(["pruned","unseen","ended"].includes(e.beam.status)||!e.beam.text?e.beam.text:"");function Si(e,t,n){
return e.beam.progress.map((r,o)=>{let s=t[o];return s&&xt(s,r,e,n)?"✓":r?"◐":"·"}).join("")}function Mi(e,t){let n=(c,u,d)=>e.querySelector(".gp-picked-"+
d)||e.appendChild(g(c,u)),r=n("p","gp-whole-text","text"),o=n("dl","","facts"),s=n("p","gp-fate","fate"),i=e.classList.contains("gp-node-card");function l(c,u,d){
if(!c){e.hidden=!0;return}let h=u.at.get(c),f=ae(c.before).map(P=>P.piece??"").join(""),p=i&&f.length>Mc?"…"+f.slice(-Mc):f,v=g("b","");Me(v,vi(c)||c.beam.text),
r.replaceChildren(g("bdi","",p),v);let E=_i(c,t);c.beam.progress&&E.push([a("constraints"),Si(c,d,t.prefix.map(P=>P.token_id)),"constraint"]),i?o.replaceChildren(
...E.flatMap(([P,H])=>[g("dt","",P),g("dd","",H)])):de(o,E.length,em),i||E.forEach((P,H)=>tm(o.children[H],P)),$(s,xi(c,h?h.look:c.beam.status,t,h||{})),e.hidden=
!1}return{element:e,show:l,hide:()=>{e.hidden=!0}}}function em(){let e=g("div"),t=g("dt");return t.append(g("span")),e.append(t,g("dd")),e}function tm(e,[t,n,r,
o=()=>"",s={}]){let i=e.firstChild.firstChild;$(i,t),pe(i,r,()=>o()?fe(o()):"",s),$(e.lastChild,n)}function Tc(){return[...[["tip",a("goes on")],["lost","✕ "+
a("dead end")],["kept","■ "+a("ended, kept")],["fell","▤ "+a("ended, dropped")],["pruned","✕ "+a("pruned")],["unseen","… "+a("not considered")],["path",
a("best or selected text")]].map(([t,n])=>{let r=Z("svg","t-tree"),o=Z("g",`t-${t}`),[s,i]=[Z("rect","t-box"),Z("rect","t-inside")];re(s,{x:2,y:2,width:22,height:11,
rx:3}),re(i,{x:4.5,y:4.5,width:17,height:6,rx:2}),o.append(s,i),r.append(o);let l=g("span");return t==="unseen"?l.append(n):l.append(r,n),l}),g("span","",a("2→1\
: beam 2 goes on as beam 1")),g("span","","★ "+a("output")),g("span","","G "+a("greedy path"))]}var nm=700,rm={candidates:2,number:"probability"},Yr=class{constructor(t){this.log=t,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:t,max_new_tokens:n}=this.
log.started,r=(t.num_beams||1)*n>nm;this.choices={...rm,lost:!r,fold:r,...r?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=fn(this.log.started),this.stop()}choose(t,n){this.choices[t]=n,this.byHand[t]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let t=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return t?t.last:null}get selected(){let{selected:t}=this.log;return t&&t.beam&&t.sequence===this.number?t:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:t,number:n,prompt:r,atEnd:o}=this;this.stale=!1;let s=o&&
t.returned?t.returned.map(({last:i})=>i):[];this.tree=tc(r,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:s.filter(
i=>i&&i.sequence===n),live:!t.finished||!o,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:t}=this,{last:n,left:r}=Xr(t),o=Xn([n]),s=r&&(r.node||r.token&&Gs(
t,r.index,n,r.token.token_id));return s?o.add(s):o}get newest(){let{columns:t,at:n,entries:r}=this.tree,{x:o,width:s}=t.at(-1),{y:i,height:l}=n.get(this.best)||
r[0];return{x:o,y:i,width:s,height:l}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:r,to:o})=>n+o-r,0)}kidsOf(t){return this.
tree.entries.filter(({nodes:n})=>n.length&&n[0].before===t.node)}parentOf(t){return this.tree.at.get(t.nodes[0].before)}entryAt([t,n]){let r=o=>t>=o.x&&t<=o.x+o.
width&&n>=o.y-2&&n<=o.y+o.height+2;return this.tree&&this.tree.entries.findLast(r)}goalsOf(t){return t.beam.progress?(this.goals.has(t)||this.goals.set(t,Si(t,this.
constraints,this.log.prefix.map(n=>n.token_id))),this.goals.get(t)):""}toggle({node:t,column:n,folded:r}){let{unfolded:o,collapsed:s}=this,i=this.tree.columns.some(
({from:l,open:c})=>c&&l===t.index);r?o.add(n.from):i&&o.has(t.index)?o.delete(t.index):s.has(t)?s.delete(t):t.beam.status==="running"&&s.add(t)}};var Jr=class{constructor(t,n){this.box=t;this.changed=n;t.addEventListener("pointerdown",r=>this.down(r)),t.addEventListener("pointermove",r=>this.move(r));for(let r of[
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
this.x+=(t.deltaX||t.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var Zr=class{constructor(t,n,r){this.box=t,this.state=n,this.pan=r,this.element=null,this.entry=null}focusOn(t,n=!1){let r=this.element,o=r&&document.activeElement===
r;this.element=g("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(t)}),this.entry=t,this.box.append(this.element),r&&r.remove(),this.place(),(o||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(t){let{state:n}=this,r=t.node?t.nodes[0].index+2:1,o=t.node?n.kidsOf(n.parentOf(t)||n.tree.entries[0]):
[t],s=t.hidden||t.folded?"false":n.kidsOf(t).length?"true":null;return{"aria-level":r,"aria-label":this.labelOf(t),"aria-setsize":o.length||1,"aria-posinset":Math.
max(0,o.indexOf(t))+1,"aria-selected":String(!!t.node&&t.node===n.selected),...s&&{"aria-expanded":s}}}labelOf(t){let{log:n}=this.state,{node:r,nodes:o}=t;if(!r)
return a(n.readsSource?"The start of the target, where the tree begins":"The prompt, where the tree begins");let s=Y(o.map(vi).join("")),i=o.length>1?z(o.length,
"{count} token, {text}","{count} tokens, {text}",{text:s}):s,l=_i(r,n).map(([c,u])=>`${c} ${u}`);return`${i}, ${a("step {number}",{number:r.index+1})}. ${xi(r,t.
look,n,t)} ${l.join(", ")}`}place(){let{state:{tree:t,best:n},entry:r,pan:{x:o,y:s,zoom:i}}=this;if(!t)return;let l=r&&(r.node?t.at.get(r.node):t.entries[0])||t.
at.get(n)||t.entries[0];if(!r||l.node!==r.node){this.focusOn(l,!0);return}this.entry=l,Object.assign(this.element.style,{left:`${(l.x-o)*i}px`,top:`${(l.y-s)*i}\
px`,width:`${l.width*i}px`,height:`${l.height*i}px`})}neighbour(t){let n=this.state.tree.entries.filter(({x:r})=>r===this.entry.x).sort((r,o)=>r.y-o.y);return n[n.
indexOf(this.entry)+t]}};var Ec=600,om=150,sm=130,Lc=.2,im=.4,Qr=class{constructor(t,n){this.root=t,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new dn(this.part("picture")),this.pan=new Jr(this.box,()=>this.schedule()),this.scale=1,this.pan.resized=()=>this.resized(),this.item=new Zr(this.
part("tree-nodes"),n,this.pan),this.card=Mi(this.part("node-card"),this.log),this.picked=Mi(this.part("picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=
void 0,this.part("legend-line").append(...Tc())}part(t){return this.root.querySelector(".gp-"+t)}get selected(){return this.log.selected&&this.state.tree?this.state.
tree.at.get(this.log.selected):void 0}resized(){let{state:t,pan:n,root:r}=this;if(r.hidden)return;let o=Number(getComputedStyle(r).getPropertyValue("--gp-scale"))||
1;n.zoom*=o/this.scale,t.tree&&(o!==this.scale||this.box.closest(".gp-alone"))&&this.regrow(),this.scale=o,n.settle(),t.tree&&!n.byHand&&n.reveal(this.selected||
t.newest,30)}revealSelected(){let{selected:t,pan:n}=this;t&&!n.shows(t)&&n.reveal(t,1/0)}begin(){let{state:t}=this;t.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,
byHand:!1}),this.part("candidates-shown").value=t.choices.candidates,this.part("number").value=t.choices.number,this.part("lost").checked=t.choices.lost,this.part(
"fold").checked=t.choices.fold}grow(){let{state:t,pan:n,box:r}=this;t.lay();let{width:o,height:s}=t.tree;n.byHand||(n.zoom=this.zoomFor(o,s));let i=`${Math.round(
Math.max(om,Math.min(Ec,s*Math.min(1,n.zoom)+4)))}px`;r.style.height!==i&&(r.style.height=i),this.drawn=null,n.sized(o,s),n.byHand||n.reveal(t.newest,30),this.drawPicked(),
this.sayTime()}zoomFor(t,n){let{pan:r,scale:o}=this;if(o!==1)return o;let s=Math.min(1,Math.max(.8,(Ec-4)/n));return this.box.closest(".gp-alone")?Math.max(s,Math.
min(2,r.width/t,r.height/n)):s}schedule(){this.wanted||(this.wanted=!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){
this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:t,
picture:n}=this,{x:r,y:o,zoom:s,area:i}=t;this.drawn&&t.gesture&&Math.abs(Math.log(s/this.drawn.zoom))<im&&s!==this.drawn.zoom?(clearTimeout(this.resting),this.
resting=setTimeout(()=>this.redraw(),sm)):(!this.isDrawn(i)||s!==this.drawn.zoom)&&this.drawAround(i,s);let{drawn:c}=this,u=[(c.area[0]-r)*s,(c.area[1]-o)*s].map(
d=>`${d.toFixed(2)}px`);n.element.style.transform=`translate(${u}) scale(${s/c.zoom})`,n.nameBandsAt(r),this.item.place(),this.part("follow").hidden=!t.byHand}isDrawn([
t,n,r,o]){if(!this.drawn)return!1;let{area:s}=this.drawn;return t>=s[0]&&n>=s[1]&&r<=s[2]&&o<=s[3]}drawAround([t,n,r,o],s){let{picture:i}=this,[l,c]=[(r-t)*Lc,(o-
n)*Lc],u=[t-l,n-c,r+l,o+c];this.drawn={zoom:s,area:u},re(i.element,{width:(u[2]-u[0])*s,height:(u[3]-u[1])*s}),re(i.world,{transform:`translate(${-u[0]*s} ${-u[1]*
s}) scale(${s})`}),i.draw(this.state.tree,this.look(u))}look(t){let{state:n,log:r}=this,o=n.broughtOut;return{area:t,zoom:this.pan.zoom,path:Xn([o||n.best]),dim:!!o,
number:n.choices.number,penalty:n.penalty,goals:n.constraints.length?s=>n.goalsOf(s):null,root:a(r.readsSource?"target start":"the prompt")}}goTo(t){let{state:n,
log:r,pan:o}=this;n.upTo=t>=n.length-1?null:Math.max(0,t),n.timeNode=n.upTo===null?null:n.best,r.selectStep(n.timeNode),n.upTo!==null&&(o.byHand=!1),this.regrow()}sayTime(){
let{state:t,slider:n}=this,r=Math.max(1,t.length),o={step:t.shownTo+1,end:r,folded:t.folded},s=a("step {step} of {end}",o);re(n,{max:r}),n.value=String(t.shownTo+
1),n.setAttribute("aria-valuetext",s),$(this.part("step-words"),t.folded?a("step {step} of {end}, {folded} folded",o):s),$(this.part("play"),a(t.playing?"❚❚ Pau\
se":"▶ Play"))}showCard(t){let{card:n,pan:r,state:o}=this;n.show(t.node,o.tree,o.constraints);let{x:s,y:i,zoom:l}=r,[c,u]=[(t.x-s)*l,(t.y+t.height-i)*l+8],{element:d}=n,
h=(t.y-i)*l-d.offsetHeight-8;d.style.left=`${Math.max(4,Math.min(c,r.width-d.offsetWidth-4))}px`,d.style.top=`${u+d.offsetHeight>r.height&&h>0?h:u}px`}drawPicked(){
let{state:t,log:n}=this,r=t.broughtOut,o=this.part("picked");if(o.hidden=!r,o.hidden)return;this.picked.show(r,t.tree,t.constraints),this.part("go-on").hidden=!n.
canAsk||n.hideFrom!==null;let s=t.tree.at.get(r),i=s&&!s.hidden&&t.kidsOf(s).length,l=this.part("collapse");l.hidden=!s||!i&&!s.hidden||r.beam.status!=="running",
$(l,s&&s.hidden?a("Open what follows ({count})",{count:s.hidden}):a("Fold what follows"))}drawPrompts(){let t=this.log.prompts.length,n=this.part("prompt-number");
this.part("which").hidden=t<2,n.options.length!==t&&(n.replaceChildren(...this.log.prompts.map((r,o)=>g("option","",String(o+1),{value:o}))),n.value=this.state.
number)}};function Oc(e,t){let n=new Yr(t),r=new Qr(e,n);return pc(r),o=>{e.hidden=!t.usesBeams||t.hideFrom===0,o.run&&t.started&&r.begin(),!e.hidden&&(r.part("files").querySelector(
"[data-file=html]").hidden=!t.canAsk,(o.run||o.steps||o.status)&&(n.stale=!0,r.drawPrompts()),r.drawn=null,r.draw(),o.selection&&r.revealSelected(),r.drawPicked())}}var am={returned:"★",kept:"■",running:"●",out:"□"},[lm,Ac]=[100,14],cm=16,Ti=new WeakMap,Pc=new WeakMap;function eo(e){let t=[],n=e;for(;n&&!Ti.has(n);)
t.push(n),n=n.before;let r=n?Ti.get(n):"";for(let o of t.reverse())r+=o.piece??(o.given||!Zn(o.beam)?o.chosen.text:""),Ti.set(o,r);return r}function no(e,t=26){
let n=Array.from(e);return n.length<=2*t+3?e:`${n.slice(0,t).join("")} … ${n.slice(-t).join("")}`}function um(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n+=1;
for(;n>0&&!/\s/.test(e[n]??" ");)n-=1;return n}function dm(e,t,n){if(n.ends.has(e.beam.token_id))return Fe("eos")[0];if(e.length>=n.maxNew)return Fe("length")[0];
let r=(t.returned||[]).find(({last:o})=>o===e);return r?Fe(r.stopReason)[0]:a("a stopping criterion")}function hm({place:e,state:t,why:n}){return e!==null?t==="\
returned"?a("{place} output",{place:e+1}):String(e+1):n==="dropped"?a("dropped"):n==="too late"?a("too late"):n==="not reached"?a("not reached"):t==="running"?a(
"still running"):""}var to=class{constructor(t,n){this.table=t,this.body=t.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",r=>{let o=this.
rows.find(({pick:s})=>s.contains(r.target));o&&n.selectStep(n.selected===o.node?null:o.node)}),this.body.addEventListener("keydown",r=>{r.key==="Escape"&&n.selectStep(
null);let o={ArrowDown:1,ArrowUp:-1}[r.key];if(!o)return;r.preventDefault();let s=this.rows[this.rows.findIndex(({pick:i})=>i===r.target)+o];s&&!s.row.hidden&&s.
pick.focus()})}newRow(){let t=this.body.insertRow(),n=Array.from({length:9},()=>t.insertCell()),[r,o]=[g("span","gp-sign",null,{"aria-hidden":"true"}),g("span")];
n[0].append(r,o);let s=g("button","gp-pick",null,{type:"button"}),[i,l]=[g("bdi","gp-head-text"),g("bdi","gp-tail-text")];s.append(i,l),n[3].append(s);let c={row:t,
cells:n,sign:r,place:o,pick:s,head:i,tail:l,node:null};return this.rows.push(c),c}draw(t,n,r){let o={moved:n!==null,group:t.some(({node:c})=>(c.beam.group??null)!==
null),words:t.some(({node:c})=>c.beam.progress)};for(let[c,u]of Object.entries(o))Ae(this.table.tHead.querySelector(`.gp-${c}-column`),u);for(;this.rows.length<
t.length;)this.newRow();let s=t.map(({node:c})=>eo(c)),i=s.map(c=>um(c,s[0]));s.length>1&&(i[0]=Math.min(...i.slice(1)));let l=Math.max(0,t.findIndex(({node:c})=>c===
this.log.selected));this.rows.forEach((c,u)=>{Ae(c.row,u<t.length),!c.row.hidden&&(c.pick.tabIndex!==(u===l?0:-1)&&(c.pick.tabIndex=u===l?0:-1),this.fill(c,t[u],
s.length>1?i[u]:0,n,r,o))})}fill(t,n,r,o,s,i){let{node:l,score:c,place:u,state:d}=n,{cells:h,pick:f}=t,[p,v]=[eo(l),this.log.selected===l];t.node=l,t.row.dataset.
state!==d&&(t.row.dataset.state=d),$(t.sign,am[d]),$(t.place,hm(n)),this.sayText(t,p,r,v),f.getAttribute("aria-pressed")!==String(v)&&f.setAttribute("aria-press\
ed",String(v)),Ae(h[1],i.moved),i.moved&&$(h[1],fm(u,o.get(l))),Ae(h[2],i.group),i.group&&$(h[2],Pe(l.beam.group)),$(h[4],Number.isFinite(xe(l))?K(xe(l)):"−∞"),
$(h[5],String(l.length)),$(h[6],Number.isFinite(c)?K(c):"−∞"),Ae(h[7],i.words),i.words&&$(h[7],this.written(l,s)),$(h[8],d==="running"?"–":`${l.index+1}: ${dm(
l,this.log,s)}`)}sayText({pick:t,head:n,tail:r},o,s,i){let l=i||s<cm?0:s,c=`${i} ${l} ${o}`;if(Pc.get(t)===c)return;Pc.set(t,c);let u=Array.from((l?"…":"")+o.
slice(l)),d=i||u.length<=2*Ac?0:Ac,h=u.slice(0,u.length-d);wt(n,(i?h:h.slice(0,lm)).join("")),wt(r,d?u.slice(-d).join(""):"",{plain:!d}),t.setAttribute("aria-la\
bel",Y(o)),l||u.length>60?_e(t,()=>a("The whole text: {text}",{text:o})):delete t.dataset.tip}written(t,{constraints:n,promptIds:r}){let o=n.filter((s,i)=>xt(s,
t.beam.progress[i],t,r)).length;return`${o===n.length?"✓ ":""}${a("{done} of {all}",{done:o,all:n.length})}`}};function fm(e,t){return t===void 0?e===null?"–":
"– ▲":e===null?`${t+1} ▼`:e===t?`${t+1} =`:`${t+1} ${e<t?"▲":"▼"} ${Math.abs(e-t)}`}var ro=class{constructor(t,n){this.log=n,this.root=t.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,$(this.button,
a(this.isAsked?"running …":"Run greedy decoding"))}draw(t,n,r){let{log:o}=this,s=(o.searched.get(o.turn)||[]).find(({kind:l})=>l==="greedy")||null;this.button.
hidden=!!s||!o.finished||!Object.hasOwn(o.answers,"search"),this.sayButton(),this.path.hidden=!!s,this.fill(this.path,this.pathWords(Xr(t.prompts[n]),t,r.prompts[n].
kept,!!o.started.effective.do_sample));let i=Sc(o.started).map(l=>Xe(l)[0]);this.doubt.hidden=!i.length||!!s,$(this.doubt,a("This is the path of the most probab\
le tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.",{processors:i.join(", ")})),this.exactly.
hidden=!s,s&&this.said!==s&&this.drawFound(s,t,n,r),this.said=s}fill(t,n){let r=n.map(o=>typeof o=="string"?o:o.textContent).join(`
`);t.dataset.said!==r&&(t.dataset.said=r,t.replaceChildren(...n))}pathWords({last:t,ended:n,left:r},o,s,i){if(r)return this.leftWords(r,o,i);if(!t||t.given)return[
a(i?"The path of the most probable tokens is not known yet.":"The greedy path is not known yet.")];let l=n?s.findIndex(({node:d})=>d===t):-1,c=K(xe(t)),u=l<0?z(
t.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",{sum:c}):z(t.length,"Its sum is {sum} after {count} token, its score {\
score}.","Its sum is {sum} after {count} tokens, its score {score}.",{sum:c,score:K(s[l].score,4)});return[[this.fateWords(t,n,l,i),u,...this.bestWords(t,n,l,o,
s)].join(" ")]}fateWords({beam:t,index:n},r,o,s){let i={text:a(s?"The text of the most probable tokens":"The greedy text"),beam:(t.beam??0)+1,place:o+1,token:n+
1};return r?o>0?a("{text} has ended, and has rank {place}.",i):o===0?this.log.finished?a("{text} is the best output.",i):a("{text} is the best so far.",i):t.status===
"finished"?a("{text} ended at token {token} but is not kept: others are better.",i):a("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",i):a("{text} is still running, as beam {beam}.",i)}bestWords({sequence:t},n,r,o,s){if(!n){let u=o.prompts[t].running.map(xe);return u.length?
[a("The best beam has {sum}.",{sum:K(Math.max(...u))})]:[]}if(r===0||!s[0])return[];let{node:i,score:l}=s[0],c={sum:K(xe(i)),score:K(l,4)};return[z(i.length,"Th\
e best has a sum of {sum} after {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",c)]}leftWords({
index:t,token:n,node:r,sum:o,considered:s,best:i,worst:l},c,u){let d=c.prompts.some(({steps:p})=>(p[0]||[]).some(({beam:v})=>(v.group??null)!==null)),h=Ee([r?a(
"rank {rank} of {considered}",{rank:r.rank,considered:s}):a("not among the {considered} considered",{considered:s}),...o===null?[]:[a("sum {sum}",{sum:K(o)})],...l===
null?[]:[a("worst beam that went on {worst}, best {best}",{worst:K(l),best:K(i)})]]),f=a(u?"{where} left the path of the most probable tokens at token {place}: \
{token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return ye(f,{where:a(d?"Group A":"The search"),place:String(t+1),details:h,
token:n?ne(n.text,"gp-strong"):a("a token that was not recorded")})}drawFound(t,n,r,o){let s=t.tokens.map(([p])=>p),i=ki(n.prompts[r],p=>s[p]),l=p=>p.reduce((v,E)=>v+
(ue(E)??-1/0),0),c=o.prompts[r].kept[0],u=c?ae(c.node).filter(p=>!p.given):[],d=g("span");this.fill(d,[...ye(a("Run by the library, greedy decoding wrote {text}\
."),{text:ne(no(t.text,60),"gp-wrote")}),` ${this.totalWords(s.length,l(t.tokens.map(([,,p])=>p)))} `,c?`${this.bestTotalWords(u.length,l(u.map(({chosen:p})=>p.
raw_logprob)))} `:"",...this.pathWords(i,n,o.prompts[r].kept,!1)]);let h=g("details"),f=g("table");for(let[p,[,v,E]]of t.tokens.entries()){let P=f.insertRow();P.
insertCell().textContent=p+1,P.insertCell().append(ne(v)),P.insertCell().textContent=K(ue(E))}h.append(g("summary","",a("Its tokens and their log-probabilities")),
f),this.exactly.replaceChildren(d,h)}totalWords(t,n){let r={sum:K(n)};return this.log.started.processors.length?z(t,"It has {count} token with a log-probability\
 of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",r):z(t,"It has {count} token with a log-probabi\
lity of {sum}.","It has {count} tokens with a log-probability of {sum}.",r)}bestTotalWords(t,n){let r={sum:K(n)};return this.log.started.processors.length?z(t,"\
The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability of {sum} be\
fore the processors.",r):z(t,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-probability of \
{sum}.",r)}};var wn=(e,t)=>e.lengthPenalty===t.lengthPenalty&&e.earlyStopping===t.earlyStopping,Ei=e=>bn.find(([t])=>t===e)?.[1]??String(e),Wt=e=>it(Number(e.toFixed(4))),oo=class{constructor(t,n){
this.log=n,this.root=t.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=bn.map(([r,o])=>this.newRow(r,o)),this.asked=null}newRow(t,n){
let r=this.root.querySelector("tbody").insertRow(),o=g("th","",null,{scope:"row"});r.append(o);let[s,i,l]=Array.from({length:3},()=>r.insertCell()),c=g("span"),
u=g("button","gp-button gp-run-on",null,{type:"button","aria-label":a("Run the search with early_stopping {name}",{name:n})});l.dataset.name=`${a("outputs:")} `,
s.append(c," ",u);let d={row:r,head:o,words:c,button:u,because:i,outputs:l,value:t,name:n,rule:null};return u.addEventListener("click",()=>{this.asked=d.rule,this.
log.ask({type:"search",kind:"rule",rule:d.rule}),this.sayButton(d)}),d}sayButton({button:t,rule:n}){let r=!!(this.asked&&wn(this.asked,n));t.disabled=r,$(t,a(r?
"running …":"Run the search"))}draw(t,n,r,o,s){$(this.why,this.whyWords(t,n,r(t.own),s));for(let i of this.rows){i.rule={lengthPenalty:o.lengthPenalty,earlyStopping:i.
value};let l=wn(i.rule,t.own);We(i.row,l?"gp-own-rule":""),$(i.head,l?a("{name} (this run)",{name:i.name}):i.name),this.drawRule(i,t,n,r,s)}}drawRule(t,n,r,o,s){
let i=o(t.rule),{pools:l}=i.prompts[r],c=l.every(({exact:h})=>h),u=i.stop&&c?null:this.answerTo(t.rule),d=!u&&!(i.stop&&c);if(t.button.hidden=!d||!this.log.finished||
!Object.hasOwn(this.log.answers,"search"),this.sayButton(t),u){$(t.words,a("after step {step}",{step:u.steps})),$(t.because,a("found by a run")),this.sayOutputs(
t.outputs,...this.comparedIds(u));return}$(t.words,pm(i,c,s)),$(t.because,this.reasons(l,n,t.rule)),!c||!i.stop?$(t.outputs,"–"):this.sayOutputs(t.outputs,...this.
comparedNodes(i,o(n.own),r,n))}answerTo(t){return(this.log.searched.get(this.log.turn)||[]).find(r=>r.kind==="rule"&&wn(r.rule,t))||null}comparedNodes(t,n,r,{wanted:o}){
let[s,i]=[t,n].map(({prompts:c})=>c[r].kept.slice(0,o));return[s.filter(({node:c},u)=>!i[u]||i[u].node!==c).length,s.length,s[0]?{text:eo(s[0].node),score:s[0].
score}:null]}comparedIds({outputs:t}){let n=this.log.finished.sequences.map(({token_ids:r})=>r.join(" "));return[t.filter(({token_ids:r},o)=>r.join(" ")!==n[o]).
length,t.length,t[0]]}sayOutputs(t,n,r,o){let s=o&&{differ:n,all:r,score:K(o.score,4)},i=n?r>1?a("{differ} of {all} differ; the best, with score {score}:",s):a(
"another text, with score {score}:",s):a("the same"),l=i+(n?o.text:"");t.dataset.said!==l&&(t.dataset.said=l,t.replaceChildren(i,...n?[" ",ne(no(o.text,40),"gp-\
wrote")]:[]))}whyWords(t,n,r,o){let{pools:s}=r.prompts[n],i=Ei(t.own.earlyStopping);return(r.stop?a("This search stopped after step {step} by the rule of early_\
stopping {name}.",{step:r.stop.step,name:i}):o?a("The search was cut off. By the rule of early_stopping {name} it would have gone on.",{name:i}):a("The search g\
oes on by the rule of early_stopping {name}.",{name:i}))+(s.length>1?`
`:" ")+this.reasons(s,t,t.own)}reasons(t,n,r){return t.map(o=>[...mm(o,t.length>1),this.reason(o,n,r)].join(" ")).join(`
`)}reason({stop:t,weighed:n},r,o){if(!n)return a("No step has been taken.");let{best:s,length:i,bound:l,worst:c}=n;if(t&&t.why==="criteria")return this.cutOffWords(
r,t);if(c===null)return z(r.size,"No text has ended.","Fewer than {count} texts have ended.");let u=o.earlyStopping==="never"&&o.lengthPenalty>0,d=`${K(s)} / ${i}\
 ^ ${Wt(o.lengthPenalty)} = ${K(l,4)}`,h={numbers:u?a("{formula} (at the longest possible length)",{formula:d}):d,worst:K(c,4)},{together:f}=r;if(!t)return f?a(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",h):a("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",h);if(t.why==="settled")return f?a("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",h):
a("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",h);let p=z(r.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(l>c))return p;let v=f?a("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",h):a("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",h);return`${p} ${v}`}cutOffWords({start:t,maxNew:n},{
step:r}){if(r-t>=n)return z(t+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let o=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:s})=>!["eos","length","unfinished"].includes(s));return o?a("Every continuation met a stopping criterion ({reason}\
).",{reason:Fe(o.stop_reason)[0]}):a("Every continuation met a stopping criterion.")}};function pm({stop:e,prompts:t},n,r){return n?e?a("after step {step}",{step:e.
step}):r?a("goes on past step {step}",{step:Vr({prompts:t})}):a("not yet"):e?a("not exact: about step {step}",{step:e.step}):a("not exact")}function mm({group:e,
stop:t},n){if(e===null)return[];let r={group:Pe(e),step:t&&t.step};return[n&&t?a("Group {group}, after step {step}:",r):a("Group {group}:",r)]}function Rc(e,t){let r=k=>e.querySelector(".gp-"+k),[o,s,i,l,c]=["slide","power","rule","own-again","of-prompt"].map(r),[u,d,h]=["formula","honest","rest"].map(
r),f=new to(r("hypothesis-table"),t),p=new oo(e,t),v=new ro(e,t),E={},P=null,H=new Map;for(let[k,b]of bn)i.append(g("option","",String(b),{value:JSON.stringify(
k)}));o.addEventListener("input",()=>R({lengthPenalty:Number(o.value)})),s.addEventListener("input",()=>{Number.isFinite(s.valueAsNumber)&&R({lengthPenalty:s.valueAsNumber})}),
s.addEventListener("change",()=>t.usesBeams&&W(B(wi(t)),!0)),i.addEventListener("change",()=>R({earlyStopping:JSON.parse(i.value)})),l.addEventListener("click",
()=>{E={},O(),o.focus()}),c.addEventListener("change",()=>O());function R(k){E={...E,...k},O()}let B=k=>({...k.own,...E});function W(k,b=!1){Number(o.value)!==k.
lengthPenalty&&(o.value=k.lengthPenalty),(b||document.activeElement!==s)&&(s.value=String(Number(k.lengthPenalty.toFixed(4)))),i.value=JSON.stringify(k.earlyStopping)}
function I(k){return b=>{let M=JSON.stringify(b),N=H.get(M);if(N)return N;let m=kc(k,b);return m.stop&&H.set(M,m),m}}function C(k){return{stop:t.finished?{step:0,
why:""}:null,prompts:k.prompts.map(({finished:b})=>({kept:b.map(M=>({node:M,score:M.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}
function O({onlySelection:k=!1,anew:b=!1}={}){let M=wi(t),N=!!(t.finished||t.failed),m=x(M.prompts.length),L=I(M),q=M.together!==null&&xc(M,L(M.own),!!t.finished),
F=q?B(M):M.own,U=q?L(F):C(M),V=q?L(M.own):U,X=q&&!wn(F,M.own),ee=vc(M,m,U,F,N),te=X?new Map(V.prompts[m].kept.map(({node:Re},Bn)=>[Re,Bn])):null;if(f.draw(ee.slice(
0,40),te,M),h.hidden=ee.length<=40,$(h,z(ee.length-40,"and {count} more, with a lower score","and {count} more, with lower scores")),k)return;for(let Re of["wha\
t-if","stopping"])r(Re).hidden=!q;r("greedily").hidden=!1,W(F,b),l.hidden=!X,$(l,a("Back to the run’s own: {power}, {early}",{power:Wt(M.own.lengthPenalty),early:Ei(
M.own.earlyStopping)}));let le=ee.filter(({place:Re})=>Re!==null);P={best:le[0]||null,rule:F,tally:_(ee,le)},$(r("counts"),P.tally),$(r("scored"),a("sum / lengt\
h ^ {power}",{power:Wt(F.lengthPenalty)})),u.setAttribute("aria-live",X?"polite":"off"),$(u,A(le[0],F)),T(q?y(U,V,m,M,F,N):S(M)),q&&p.draw(M,m,L,F,N),v.draw(M,m,
V)}function x(k){return r("of-prompts").hidden=k<2,c.options.length!==k&&c.replaceChildren(...Array.from({length:k},(b,M)=>g("option","",a("prompt {number}",{number:M+
1}),{value:M}))),Math.max(0,c.selectedIndex)}function _(k,b){let M=k.filter(({state:m})=>m==="running").length,N=k.filter(({state:m})=>m==="returned").length;return[
a("{count} ended",{count:j(k.length-M)}),a("{count} kept",{count:j(b.length)}),...M?[a("{count} running",{count:j(M)})]:[],...N?[z(N,"{count} output","{count} o\
utputs")]:[]].join(", ")}function A(k,{lengthPenalty:b}){if(!k)return a("No text is kept yet.");let{node:M,score:N}=k,m={sum:K(xe(M)),length:M.length,power:Wt(b),
score:K(N,4)};return a("The best: score = sum / length ^ length_penalty = {sum} / {length} ^ {power} = {score}",m)}function T(k){d.hidden=!k,$(d,k)}function S(k){
return k.prompts.every(({steps:b,given:M})=>b.length===M)?a("The search has not begun: all tokens so far were given."):k.together===null?a("This decoding loop h\
as its own rules: the texts are shown as they were recorded."):a("The recording does not follow the rules of this search, so what other settings would give cann\
ot be computed.")}function y(k,b,M,N,m,L){let q=Math.max(1,...N.prompts.map(({steps:X})=>X.length-N.start)),F=q**m.lengthPenalty;if(!Number.isFinite(F)||F===0)return a(
"{length} ^ {power} is too large or too small for a floating-point number: the search itself would fail.",{length:q,power:Wt(m.lengthPenalty)});let U=k.prompts[M].
pools.filter(({exact:X})=>!X);if(U.length){let X=U.map(({group:ee})=>Pe(ee)).join(", ");return z(U.length,"Not exact: an earlier group would have stopped at ano\
ther step, and the padding that a stopped group writes changes the diversity penalty of group {groups}.","Not exact: an earlier group would have stopped at anot\
her step, and the padding that a stopped group writes changes the diversity penalty of groups {groups}.",{groups:X})}if(wn(m,N.own))return"";if(!k.stop){if(!L)return"";
let X=Vr(k);return N.together?a("With these settings the search would have gone on past step {step}, where the recording ends: this ranks what is known so far.",
{step:X}):a("With these settings the search would have gone on past step {step}, where the recording of a group ends: this ranks what is known so far.",{step:X})}
let{step:V}=k.stop;return b.stop?V<b.stop.step?a("With these settings the search would have stopped after step {step}, not {own}: what ended later does not coun\
t.",{step:V,own:b.stop.step}):"":a("With these settings the search would have stopped after step {step}: what ended later does not count.",{step:V})}let w=k=>()=>P&&
P.best?a("the best: {words}.",{words:k(P.best)}):"";return Te(e,{rank:()=>P?fe(P.tally):"",sum:w(({node:k})=>z(k.length,"the log-probability of {count} token is\
 {sum}","the log-probabilities of {count} tokens sum to {sum}",{sum:K(xe(k))})),length:w(({node:k})=>z(k.length,"{count} token","{count} tokens")),score:w(({node:k,
score:b})=>`${K(xe(k))} / ${k.length}^${Wt(P.rule.lengthPenalty)} = ${K(b)}`),ended:w(({node:k})=>a("at step {step}",{step:k.index+1}))}),k=>{if(k.run&&(E={},H=
new Map,c.replaceChildren()),(k.run||k.searched)&&(p.asked=v.isAsked=null),e.hidden=!t.usesBeams,e.hidden)return;let b=t.hideFrom!==null;if(r("untold").hidden=!b,
r("found").hidden=b,r("counts").hidden=b,b)return;let{run:M,steps:N,status:m,selection:L,searched:q}=k;M||N||m||q?O({anew:M}):L&&O({onlySelection:!0})}}var ji={};ie(ji,{addGroupPanes:()=>Em,chooseUnit:()=>co,start:()=>Bi});var Oi={};ie(Oi,{canStandAlone:()=>Li});function Li(e){let t=g("button","gp-alone-button",null,{type:"button"});t.append(bm()),e.append(t);let n=null;async function r(){let l=gm(e);e.classList.add("gp\
-alone");let c=new MutationObserver(()=>e.hidden&&o());if(c.observe(e,{attributeFilter:["hidden"]}),document.addEventListener("keydown",s,!0),n=()=>{n=null,c.disconnect(),
document.removeEventListener("keydown",s,!0),e.classList.remove("gp-alone"),e.popover&&e.removeAttribute("popover"),l.restore(),i()},i(),document.fullscreenEnabled)
try{await e.requestFullscreen();return}catch{}n&&(e.popover="manual",e.showPopover(),l.silence(),t.focus({preventScroll:!0}))}function o(){document.fullscreenElement===
e?document.exitFullscreen():n&&n(),t.focus({preventScroll:!0})}function s(l){l.key==="Escape"&&(l.preventDefault(),l.stopPropagation(),o())}function i(){let l=n?
a("Leave full screen"):a("Full screen");t.title=l,t.ariaLabel=e.ariaLabel?`${l}: ${e.ariaLabel}`:l,e.dispatchEvent(new Event("gp-alone"))}t.addEventListener("cl\
ick",()=>n?o():r()),e.addEventListener("fullscreenchange",({target:l})=>{l===e&&document.fullscreenElement!==e&&n&&n()}),i()}function gm(e){let t=[],n=[],r=[];for(let i=e.
parentElement;i;i=i.parentElement)r.push(i),(i.scrollTop||i.scrollLeft)&&t.push([i,i.scrollLeft,i.scrollTop]);let o=e.parentElement??e;o.style.minHeight=`${o.offsetHeight}\
px`;function s(){for(let[i,l,c]of t)i.scrollTo({left:l,top:c,behavior:"instant"})}return{silence(){for(let i of r)for(let l of i.children)!(l instanceof HTMLElement)||
l.contains(e)||l.inert||(l.inert=!0,n.push(l))},restore(){for(let i of n)i.inert=!1;o.style.minHeight="",s(),window.addEventListener("resize",s,{once:!0}),setTimeout(
()=>window.removeEventListener("resize",s),1e3)}}}function bm(){let e=Z("svg"),t=Z("path");return e.setAttribute("viewBox","0 0 16 16"),e.setAttribute("aria-hid\
den","true"),t.setAttribute("d","M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"),e.append(t),e}var Pi={};ie(Pi,{RunGroup:()=>Qn});var wm=["token_id","text","piece","logprob","raw_logprob","entropy"],Ai=class extends yt{constructor(n,r){super();this.group=n;this.number=r}group;number;changed(n){
super.changed(n),this.group&&this.group.entryChanged(this.number,n)}},Qn=class extends Ct{constructor(n){super(["run","steps","status","measured","found","lanes",
"pair","unit"]);this.name=n;this.clear(null)}name;lanes=null;turn;fresh=new Set;unit="bits";header;done;apart;found;charts;asking;pair;groups;entries;metrics;inNats;clear(n){
this.header=n,this.showMetrics(),this.done=this.apart=this.found=this.asking=null,this.charts={},this.pair=[0,1],this.fresh.clear(),this.groups=(n?.groups??[]).
map((r,o)=>({...r,number:o,entries:[],shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(n?.entries??[]).map(({group:r,seed:o},s)=>{let i=n?.kind===
"lanes"?Object.assign(new Ai(this,s),{unit:this.unit}):null,l={number:s,group:r,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[r].entries.push(l),
l});for(let r of this.kinds)this.changed(r)}get running(){return!!(this.header&&!this.done)}feedRun(n,r){r!==this.turn&&(this.position=0),this.turn=r,this.feed(
n)}appendRun(n,r){return r!==this.turn&&this.feed(""),this.turn=r,this.append(n)}lose(){this.running&&this.read({type:"Done",stopped:!0})}read(n){if(!ym(n.type))
throw new Error("unknown line "+n.type);Cc[n.type](this,n)}entryChanged(n,r){this.fresh.add(n),this.changed(r==="status"?"status":"steps")}takeChanges(){return this.
changes.entries=this.fresh,this.fresh=new Set,super.takeChanges()}subscribe(n,r,o=!1){let s=i=>i.run||!i.entries;super.subscribe(n,i=>r(s(i)?{...i,entries:new Set(
this.entries.keys())}:i),o)}setPair(n,r){this.pair=[n,r],this.changed("pair")}shownOf(n){let{entries:r,shown:o}=this.groups[n];return r[o]}showEntry(n,r){this.groups[n].
shown=r,this.changed("pair")}setLanes(n){this.lanes=n,this.changed("lanes")}setAsking(n,r){this.asking={question:n,titles:r};for(let o of["steps","status","meas\
ured","found"])this.changed(o)}answered(n){return this.found?.question===n&&(!this.asking||this.asking.question===n)}setUnit(n){this.unit=n,this.showMetrics(),this.
groups.forEach(r=>this.showMeasured(r));for(let{log:r}of this.entries)r&&(r.unit=n);for(let r of["unit","measured"])this.changed(r)}showMetrics(){let n=this.header?.
metrics??[];this.metrics=n.map(r=>r.unit==="nats"?{...r,unit:this.unit}:r),this.inNats=new Set(n.filter(({unit:r})=>r==="nats").map(({name:r})=>r))}showMeasured(n){
let r=(i,l)=>l!==null&&this.inNats.has(i)&&Number.isFinite(l)?Le(l,this.unit):l,{values:o,each:s}=n.told;n.values=Object.fromEntries(Object.entries(o).map(([i,l])=>[
i,r(i,l)])),n.each=Object.fromEntries(Object.entries(s).map(([i,l])=>[i,l.map(c=>r(i,c))]))}},Cc={Comparison(e,t){e.clear(t)},Of(e,{entry:t,event:n}){e.entries[t].
log?.read(n)},Begun(e,{entry:t,apart:n}){e.apart=n??null,e.entries[t].begun=!0,e.entryChanged(t,"status")},Tokens(e,{entry:t,tokens:n}){for(let r of n){let o=Object.
fromEntries(wm.map((s,i)=>[s,r[i]]));e.entries[t].tokens.push(o)}e.entryChanged(t,"steps")},Ended(e,{entry:t,text:n,stop_reason:r,failed:o}){e.entries[t].ended=
{text:n,stop_reason:r,failed:o},e.entryChanged(t,"status")},Measured(e,{group:t,values:n,each:r}){e.groups[t].told={values:n,each:r??{}},e.showMeasured(e.groups[t]),
e.changed("measured")},Found(e,{values:t,charts:n}){e.found=t,e.charts=n??{},e.changed("found")},Served(e,{way:t,steps:n,tokens:r,settings:o,requests:s,...i}){t===
0&&o&&(e.found={...i,requests:s,tokens:[],ways:[]});let l=e.found;o&&(l.ways[t]={settings:o,steps:[]}),l.ways[t].steps.push(...n),l.tokens.push(...r??[]),e.changed(
"found")},Done(e,{stopped:t,overtaken:n}){e.done={stopped:t,...n&&{overtaken:n}},e.changed("status")}},ym=e=>Object.hasOwn(Cc,e);var Ci={};ie(Ci,{linkTermsIn:()=>Ri,withTermLinks:()=>yn});var km=/(“[^”]*”|„[^“]*“|«[^»]*»)/,_m="(?:s|es|e|n|en|x)?",xm=new Set(["token","step","prompt","draft","kept","ending","time","length","speed","b\
its","sample","memory","context","queue","decode","starved"]),so=null;function vm(){if(so)return so;let e=new Map;for(let n of an){if(xm.has(n))continue;let[r]=Nt(
n).name.split(" (");e.has(r.toLowerCase())||e.set(r.toLowerCase(),n)}let t=[...e.keys()].sort((n,r)=>r.length-n.length).map(n=>n.replace(/[.*+?^${}()|[\]\\]/g,"\
\\$&"));return so={pattern:new RegExp(`(?<![\\p{L}\\p{N}_-])(${t.join("|")})${_m}(?![\\p{L}\\p{N}_-])`,"giu"),ids:e},so}function yn(e,t=new Set){let{pattern:n,ids:r}=vm();
return e.split(km).flatMap((o,s)=>{if(s%2)return[o];let i=[],l=0;for(let c of o.matchAll(n)){let u=r.get(c[1].toLowerCase());u===void 0||t.has(u)||(t.add(u),i.push(
o.slice(l,c.index),g("a","gp-term-link",c[0],{href:Gn(u)})),l=c.index+c[0].length)}return[...i,o.slice(l)]})}function Ri(e){for(let t of e.querySelectorAll("p.g\
p-note")){let[n]=t.childNodes;t.childNodes.length===1&&n.nodeType===Node.TEXT_NODE&&n.nodeValue?.trim()&&t.replaceChildren(...yn(n.nodeValue))}}var qc={},io=null,$i=new Map,qi=new Map,Ii="bits";function ao(e){let t=$i.get(e)??Object.assign(new yt,{unit:Ii});return $i.set(e,t),t}function lo(e){let t=qi.get(
e)??Object.assign(new Qn(e),{unit:Ii});return qi.set(e,t),t}function co(e){Ii=e;for(let t of[...$i.values(),...qi.values()])t.setUnit(e)}function Sm(e,t,{log:n="\
main"}={}){let r=ao(n),o=Ic(e,t);Bc(e,o,r,"run",s=>{let i=qc[e]?.(s,r);return!i||!Cm.has(e)?i:$m(s,r,i,e)})}function Mm(e,t,{group:n}){let r=lo(n),o=Ic(e,t),s=Pm.
has(e)?"text":Rm.has(e)?"model":"runs",i=()=>Bc(e,o,r,s,c=>io?.[e]?.(c,r));if(io)return i();let l=o.querySelector(".gp-pane");l&&qr(l),Wi.push({drawNow:i,failed:()=>Lm(
o)}),r.subscribe(o,()=>{!io&&(r.header||r.found||r.lanes)&&Tm()})}var Ic=(e,t)=>t.querySelector(`[data-pane="${e}"]`)??t,Wi=[],Ni=!1;function Tm(){if(Ni||!window.
GenerationPlaygroundComparisons)return;Ni=!0;let e=document.createElement("script");e.src=window.GenerationPlaygroundComparisons,e.onerror=()=>{Ni=!1;for(let{failed:t}of Wi)
t()},document.head.append(e)}function Em(e){io=e;for(let t of document.querySelectorAll(".gp-not-loaded"))t.remove();Wi.splice(0).forEach(({drawNow:t})=>Wc(t))}
function Lm(e){e.querySelector(":scope > .gp-not-loaded")||e.append(g("p","gp-note gp-not-loaded",a("This part of the page could not be loaded. Reload the page.")))}
function Wc(e){try{e()}catch(t){console.error("Generation Playground:",t)}}function Bc(e,t,n,r,o){let s=t.querySelector(".gp-pane");if(!s)return Nc(e);qr(s),Ri(
s);let i=Qs(s,r);jc.push(t),Am.has(e)||Li(s);let l=o(s);if(!l)return Nc(e);n.subscribe(s,c=>{l(c),i()},!Om.has(e)),Hc()}function Nc(e){console.error(`Generation\
 Playground: there is no pane “${e}” here.`)}var jc=[],$c=null;function Hc(){let e=Dr();if(e===$c)return;let t=jc.find(r=>r.getClientRects().length&&r.isConnected);
if(e!==null&&!t||($c=e,e===null||!t))return;let n=t.querySelector(":scope > .gp-glossary-place");if(!n){let r=n=g("div","gp-pane gp-glossary-place");r.addEventListener(
"click",o=>Un(o,r)),t.append(r)}ut(n,e)}var Om=new Set(["branches"]),Am=new Set(["numbers","check","token","progress","arrival"]),Pm=new Set(["detection","mista\
kes","attack","strengths"]),Rm=new Set(["shelf","estimate","opened"]),Cm=new Set(["tokens","spoken","word_times","token","candidates","processors","curve","in_w\
ords","logit_lens","cross_attention","check","quiz"]),Nm=new Set(["processors","logit_lens","cross_attention","check","quiz"]);function $m(e,t,n,r){let o=on(t.kinds),
s=!1;return i=>{if(t.denoises||t.isFromElsewhere&&Nm.has(r)){s=e.hidden=!0;return}s&&(e.hidden=!1),n(s?o:i),s=!1}}function qm(e,t,n){ao(e).feedRun(t||"",n)}function Im(e,t,n){
return ao(e).appendRun(t,n)}function Wm(e,t,n){return lo(e).appendRun(t,n)}function Bm(e,t,n){lo(e).feedRun(t||"",n)}function Bi(e){qc=e;let t={mount:Sm,feed:qm,
append:Im,appendGroup:Wm,chooseUnit:co,log:ao,RunLog:yt,mountGroup:Mm,feedGroup:Bm,group:lo};window.GenerationPlayground=t;let n=window.GenerationPlaygroundQueue,
r=o=>Wc(()=>o(t));window.GenerationPlaygroundQueue={push:r},n?.forEach?.(r),window.addEventListener("hashchange",Hc)}function zc(e,t,{stepUnder:n,hover:r,leave:o}){e.addEventListener("pointermove",s=>{let i=n(s);i&&(s.buttons===1?t.selectStep(i):r(i))}),e.addEventListener("poi\
nterleave",o),e.addEventListener("click",s=>{let i=n(s);i&&t.selectStep(i)}),Hi(e,t)}var Fc={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,
Home:-1/0,End:1/0};function Hi(e,t){e.addEventListener("keydown",n=>{n.key==="Escape"&&t.selectStep(null),Object.hasOwn(Fc,n.key)&&(n.preventDefault(),t.walk(Fc[n.
key]))})}function uo(e,t,n,r,o=0){t&&(e.setAttribute("aria-valuenow",String(t.isPrompt?t.index-o:t.index+1)),e.setAttribute("aria-valuemin",String(1-o)),e.setAttribute(
"aria-valuemax",String(n))),e.setAttribute("aria-valuetext",r)}var jm=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),Dc=e=>be(jm.format(e)),Fi={information:{unit:!0,write:Dc,fromZero:!0},sum:{
unit:!0,write:Dc},share:{title:()=>a("probability"),write:G,fromZero:!0,share:!0},count:{title:()=>a("tokens kept"),write:j,log:!0},rank:{title:()=>a("rank"),write:j,
log:!0,reversed:!0}},zi=[["kept","solid"],["chosen","dash"],["accepted","dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3p\
x,2px,3px"],["focus","2px,7px"]].map(([e,t])=>({role:e,dash:t})),Hm=()=>({information:{name:a("surprisal and entropy"),axis:"information",about:a("Surprisal tel\
ls how unexpected each token was; entropy how uncertain the next token was, for the model (before) and for the draw (after)."),series:[{name:a("surprisal"),term:"\
surprisal",role:"surprisal",dash:"solid",tip:a("How unexpected the chosen token was: minus the logarithm of its probability after the processors; before them wh\
ere a text was only read."),value:e=>Oe(e).surprisal},{name:a("entropy before"),term:"entropy",role:"entropy-before",dash:"dot",tip:a("How uncertain the model w\
as, before any processor: the surprisal that it expected."),value:e=>e.distribution.entropy_before},{name:a("entropy after"),term:"entropy",role:"entropy-after",
dash:"dash",tip:a("How uncertain the draw was, after the processors."),value:e=>e.isPrompt?null:e.distribution.entropy_after}]},kept:{name:a("candidates kept"),
axis:"count",about:a("How many tokens of the vocabulary could still be chosen after the processors. Each line of the grid is ten times the one below."),series:[
{name:a("candidates kept"),term:"kept",role:"entropy-after",dash:"solid",tip:a("The number of tokens with a probability above 0 after the processors."),value:e=>e.
isPrompt?null:Math.max(1,He(e))}]},cumulative:{name:a("cumulative log-probability"),axis:"sum",about:a("The logarithm of the probability of the whole text up to\
 each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:a("after the processors"),term:"cumulative-logprob",role:"surp\
risal",dash:"solid",sum:!0,tip:a("Added up after the processors: from the probabilities that the tokens were drawn with."),value:e=>e.isPrompt?null:e.chosen.logprob??
e.chosen.raw_logprob},{name:a("before them"),term:"cumulative-logprob",role:"entropy-before",dash:"dot",sum:!0,tip:a("Added up before the processors: from the p\
robabilities that the model gave."),value:e=>e.chosen.raw_logprob}]},before:{name:a("looked up: probability before"),axis:"share",about:a("How probable the mode\
l found each looked-up token at each place, before the processors."),of:e=>J(e.raw_logprob)},after:{name:a("looked up: probability after"),axis:"share",about:a(
"How probable each looked-up token was in the draw at each place, after the processors: 0% where they removed it."),of:e=>J(e.logprob)},rank:{name:a("looked up:\
 rank"),axis:"rank",about:a("The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is at the top."),of:e=>e.raw_rank||null}}),
Fm=()=>({information:{name:a("surprisal"),axis:"information",about:a("How unexpected each token was, from the log-probabilities that the server gave."),series:[
{name:a("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:a("How unexpected the chosen token was: minus the logarithm of its probability."),value:e=>Oe(
e).surprisal}]},cumulative:{name:a("cumulative log-probability"),axis:"sum",about:a("The logarithm of the probability of the whole text up to each token: steep \
where the text is unlikely. The prompt is added up separately."),series:[{name:a("as reported"),term:"cumulative-logprob",role:"surprisal",dash:"solid",sum:!0,tip:a(
"Added up from the log-probabilities that the server gave."),value:e=>e.chosen.raw_logprob}]}}),Di=(e=!1)=>e?Fm():Hm();var zm={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},Dm=8*Math.LN2,er=e=>zm[e]??e.replaceAll("px","").replaceAll(","," ");function Uc({
series:e,of:t},n){return e||[...n].slice(-zi.length).map(([r,o],s)=>({...zi[s],name:o,term:"probability",tip:a("The looked-up token {token}, id {id}.",{token:Y(
o),id:r}),value:i=>{let l=(i.watched||[]).find(({token_id:c})=>c===r);return l?t(l):null}}))}function Kc({curve:e,series:t,steps:n,prompt:r,current:o,unit:s,factor:i}){
let l=Fi[e.axis],c=r.length,u=E=>E.index+1-(E.isPrompt?c+1:0),d=l.unit?i:1,h=(E,P,H)=>{let R=Um(E,P,d),B=W=>a("{token} {series}: {value}",{token:Y(P[W].chosen.text),
series:E.name,value:`${l.write(R[W])}${l.unit?` ${a(s)}`:""}`});return{name:E.name,role:E.role,dash:E.dash,isPrompt:H,x:P.map(u),y:R,words:B}},[f,p]=[c?t.map(E=>h(
E,r,!0)):[],t.map(E=>h(E,n,!1))],v=l===Fi.information?Gm(Gc(f),Gc(p),Dm*i):null;return{label:a("{curve} along the text",{curve:e.name}),lines:t.flatMap((E,P)=>[
...c?[f[P]]:[],p[P]]),before:c,here:o&&u(o),note:v?a("prompt: up to {value}",{value:`${l.write(v.highest)} ${a(s)}`}):"",x:{title:a("token"),range:[.5-c,Math.max(
10,n.length)+.5]},y:{title:l.unit?a(s):l.title(),kind:l,range:v?[0,v.end]:null}}}function Gm(e,t,n){let r=Math.max(t*1.08,n);return t&&e>1.5*r?{end:r,highest:e}:
null}var Gc=e=>e.reduce((t,{y:n})=>n.reduce((r,o)=>Math.max(r,o??0),t),0);function Um(e,t,n){let r=0;return t.map(o=>{let s=ue(e.value(o));return e.sum?(r=r===null||
s===null?null:r+s,r===null?null:r*n):s===null?null:s*n})}function tr(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function Km(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function Vc(e){let t,n,
r;e.length!==2?(t=tr,n=(l,c)=>tr(e(l),c),r=(l,c)=>e(l)-c):(t=e===tr||e===Km?e:Vm,n=e,r=e);function o(l,c,u=0,d=l.length){if(u<d){if(t(c,c)!==0)return d;do{let h=u+
d>>>1;n(l[h],c)<0?u=h+1:d=h}while(u<d)}return u}function s(l,c,u=0,d=l.length){if(u<d){if(t(c,c)!==0)return d;do{let h=u+d>>>1;n(l[h],c)<=0?u=h+1:d=h}while(u<d)}
return u}function i(l,c,u=0,d=l.length){let h=o(l,c,u,d-1);return h>u&&r(l[h-1],c)>-r(l[h],c)?h-1:h}return{left:o,center:i,right:s}}function Vm(){return 0}function Xm(e){
return e===null?NaN:+e}var Xc=Vc(tr),Yc=Xc.right,Kx=Xc.left,Vx=Vc(Xm).center;var Xx=Jc(Zc),Yx=Jc(Ym);function Jc(e){return function(t,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid\
 ry");let{data:o,width:s,height:i}=t;if(!((s=Math.floor(s))>=0))throw new RangeError("invalid width");if(!((i=Math.floor(i!==void 0?i:o.length/s))>=0))throw new RangeError(
"invalid height");if(!s||!i||!n&&!r)return t;let l=n&&e(n),c=r&&e(r),u=o.slice();return l&&c?(kn(l,u,o,s,i),kn(l,o,u,s,i),kn(l,u,o,s,i),_n(c,o,u,s,i),_n(c,u,o,s,
i),_n(c,o,u,s,i)):l?(kn(l,o,u,s,i),kn(l,u,o,s,i),kn(l,o,u,s,i)):c&&(_n(c,o,u,s,i),_n(c,u,o,s,i),_n(c,o,u,s,i)),t}}function kn(e,t,n,r,o){for(let s=0,i=r*o;s<i;)
e(t,n,s,s+=r,1)}function _n(e,t,n,r,o){for(let s=0,i=r*o;s<r;++s)e(t,n,s,s+i,r)}function Ym(e){let t=Zc(e);return(n,r,o,s,i)=>{o<<=2,s<<=2,i<<=2,t(n,r,o+0,s+0,i),
t(n,r,o+1,s+1,i),t(n,r,o+2,s+2,i),t(n,r,o+3,s+3,i)}}function Zc(e){let t=Math.floor(e);if(t===e)return Jm(e);let n=e-t,r=2*e+1;return(o,s,i,l,c)=>{if(!((l-=c)>=
i))return;let u=t*s[i],d=c*t,h=d+c;for(let f=i,p=i+d;f<p;f+=c)u+=s[Math.min(l,f)];for(let f=i,p=l;f<=p;f+=c)u+=s[Math.min(l,f+d)],o[f]=(u+n*(s[Math.max(i,f-h)]+
s[Math.min(l,f+h)]))/r,u-=s[Math.max(i,f-d)]}}function Jm(e){let t=2*e+1;return(n,r,o,s,i)=>{if(!((s-=i)>=o))return;let l=e*r[o],c=i*e;for(let u=o,d=o+c;u<d;u+=
i)l+=r[Math.min(s,u)];for(let u=o,d=s;u<=d;u+=i)l+=r[Math.min(s,u+c)],n[u]=l/t,l-=r[Math.max(o,u-c)]}}var Zm=Array.prototype,Jx=Zm.slice;var Qm=Math.sqrt(50),eg=Math.sqrt(10),tg=Math.sqrt(2);function ho(e,t,n){let r=(t-e)/Math.max(0,n),o=Math.floor(Math.log10(r)),s=r/Math.pow(10,o),i=s>=Qm?10:s>=
eg?5:s>=tg?2:1,l,c,u;return o<0?(u=Math.pow(10,-o)/i,l=Math.round(e*u),c=Math.round(t*u),l/u<e&&++l,c/u>t&&--c,u=-u):(u=Math.pow(10,o)*i,l=Math.round(e/u),c=Math.
round(t/u),l*u<e&&++l,c*u>t&&--c),c<l&&.5<=n&&n<2?ho(e,t,n*2):[l,c,u]}function po(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let r=t<e,[o,s,i]=r?
ho(t,e,n):ho(e,t,n);if(!(s>=o))return[];let l=s-o+1,c=new Array(l);if(r)if(i<0)for(let u=0;u<l;++u)c[u]=(s-u)/-i;else for(let u=0;u<l;++u)c[u]=(s-u)*i;else if(i<
0)for(let u=0;u<l;++u)c[u]=(o+u)/-i;else for(let u=0;u<l;++u)c[u]=(o+u)*i;return c}function fo(e,t,n){return t=+t,e=+e,n=+n,ho(e,t,n)[2]}function Qc(e,t,n){t=+t,
e=+e,n=+n;let r=t<e,o=r?fo(t,e,n):fo(e,t,n);return(r?-1:1)*(o<0?1/-o:o)}var Zx=ng(Math.random);function ng(e){return function(n,r=0,o=n.length){let s=o-(r=+r);for(;s;){let i=e()*s--|0,l=n[s+r];n[s+r]=n[i+r],n[i+r]=l}return n}}function Mn(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function or(e,t){var n=Object.create(e.prototype);for(var r in t)n[r]=t[r];return n}function vt(){}
var Ft=.7,Sn=1/Ft,xn="\\s*([+-]?\\d+)\\s*",nr="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",Qe="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",rg=/^#([0-9a-f]{3,8})$/,
og=new RegExp(`^rgb\\(${xn},${xn},${xn}\\)$`),sg=new RegExp(`^rgb\\(${Qe},${Qe},${Qe}\\)$`),ig=new RegExp(`^rgba\\(${xn},${xn},${xn},${nr}\\)$`),ag=new RegExp(`\
^rgba\\(${Qe},${Qe},${Qe},${nr}\\)$`),lg=new RegExp(`^hsl\\(${nr},${Qe},${Qe}\\)$`),cg=new RegExp(`^hsla\\(${nr},${Qe},${Qe},${nr}\\)$`),eu={aliceblue:15792383,
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
Mn(vt,Tn,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:tu,formatHex:tu,formatHex8:ug,formatHsl:dg,
formatRgb:nu,toString:nu});function tu(){return this.rgb().formatHex()}function ug(){return this.rgb().formatHex8()}function dg(){return du(this).formatHsl()}function nu(){
return this.rgb().formatRgb()}function Tn(e){var t,n;return e=(e+"").trim().toLowerCase(),(t=rg.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?ru(t):n===3?new ve(
t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?mo(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?mo(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&
15)<<4|t&15)/255):null):(t=og.exec(e))?new ve(t[1],t[2],t[3],1):(t=sg.exec(e))?new ve(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=ig.exec(e))?mo(t[1],t[2],t[3],
t[4]):(t=ag.exec(e))?mo(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=lg.exec(e))?iu(t[1],t[2]/100,t[3]/100,1):(t=cg.exec(e))?iu(t[1],t[2]/100,t[3]/100,t[4]):
eu.hasOwnProperty(e)?ru(eu[e]):e==="transparent"?new ve(NaN,NaN,NaN,0):null}function ru(e){return new ve(e>>16&255,e>>8&255,e&255,1)}function mo(e,t,n,r){return r<=
0&&(e=t=n=NaN),new ve(e,t,n,r)}function Yi(e){return e instanceof vt||(e=Tn(e)),e?(e=e.rgb(),new ve(e.r,e.g,e.b,e.opacity)):new ve}function sr(e,t,n,r){return arguments.
length===1?Yi(e):new ve(e,t,n,r??1)}function ve(e,t,n,r){this.r=+e,this.g=+t,this.b=+n,this.opacity=+r}Mn(ve,sr,or(vt,{brighter(e){return e=e==null?Sn:Math.pow(
Sn,e),new ve(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?Ft:Math.pow(Ft,e),new ve(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},
clamp(){return new ve(jt(this.r),jt(this.g),jt(this.b),bo(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&
this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:ou,formatHex:ou,formatHex8:hg,formatRgb:su,toString:su}));function ou(){return`#${Bt(this.r)}${Bt(this.g)}${Bt(
this.b)}`}function hg(){return`#${Bt(this.r)}${Bt(this.g)}${Bt(this.b)}${Bt((isNaN(this.opacity)?1:this.opacity)*255)}`}function su(){let e=bo(this.opacity);return`${e===
1?"rgb(":"rgba("}${jt(this.r)}, ${jt(this.g)}, ${jt(this.b)}${e===1?")":`, ${e})`}`}function bo(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function jt(e){return Math.
max(0,Math.min(255,Math.round(e)||0))}function Bt(e){return e=jt(e),(e<16?"0":"")+e.toString(16)}function iu(e,t,n,r){return r<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=
0&&(e=NaN),new Ge(e,t,n,r)}function du(e){if(e instanceof Ge)return new Ge(e.h,e.s,e.l,e.opacity);if(e instanceof vt||(e=Tn(e)),!e)return new Ge;if(e instanceof
Ge)return e;e=e.rgb();var t=e.r/255,n=e.g/255,r=e.b/255,o=Math.min(t,n,r),s=Math.max(t,n,r),i=NaN,l=s-o,c=(s+o)/2;return l?(t===s?i=(n-r)/l+(n<r)*6:n===s?i=(r-t)/
l+2:i=(t-n)/l+4,l/=c<.5?s+o:2-s-o,i*=60):l=c>0&&c<1?0:i,new Ge(i,l,c,e.opacity)}function yo(e,t,n,r){return arguments.length===1?du(e):new Ge(e,t,n,r??1)}function Ge(e,t,n,r){
this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}Mn(Ge,yo,or(vt,{brighter(e){return e=e==null?Sn:Math.pow(Sn,e),new Ge(this.h,this.s,this.l*e,this.opacity)},darker(e){
return e=e==null?Ft:Math.pow(Ft,e),new Ge(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.
l,r=n+(n<.5?n:1-n)*t,o=2*n-r;return new ve(Gi(e>=240?e-240:e+120,o,r),Gi(e,o,r),Gi(e<120?e+240:e-120,o,r),this.opacity)},clamp(){return new Ge(au(this.h),go(this.
s),go(this.l),bo(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){
let e=bo(this.opacity);return`${e===1?"hsl(":"hsla("}${au(this.h)}, ${go(this.s)*100}%, ${go(this.l)*100}%${e===1?")":`, ${e})`}`}}));function au(e){return e=(e||
0)%360,e<0?e+360:e}function go(e){return Math.max(0,Math.min(1,e||0))}function Gi(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}var hu=Math.
PI/180,fu=180/Math.PI,wo=18,pu=.96422,mu=1,gu=.82521,bu=4/29,vn=6/29,wu=3*vn*vn,fg=vn*vn*vn;function yu(e){if(e instanceof et)return new et(e.l,e.a,e.b,e.opacity);
if(e instanceof ft)return _u(e);e instanceof ve||(e=Yi(e));var t=Xi(e.r),n=Xi(e.g),r=Xi(e.b),o=Ui((.2225045*t+.7168786*n+.0606169*r)/mu),s,i;return t===n&&n===r?
s=i=o:(s=Ui((.4360747*t+.3850649*n+.1430804*r)/pu),i=Ui((.0139322*t+.0971045*n+.7141733*r)/gu)),new et(116*o-16,500*(s-o),200*(o-i),e.opacity)}function ku(e,t,n,r){return arguments.length===1?yu(e):new et(e,t,n,r??1)}function et(e,t,n,r){this.l=+e,this.a=+t,this.b=+n,this.opacity=+r}Mn(et,ku,or(vt,{brighter(e){
return new et(this.l+wo*(e??1),this.a,this.b,this.opacity)},darker(e){return new et(this.l-wo*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(
this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=pu*Ki(t),e=mu*Ki(e),n=gu*Ki(n),new ve(Vi(3.1338561*t-1.6168667*e-.4906146*n),Vi(-.9787684*t+1.9161415*
e+.033454*n),Vi(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function Ui(e){return e>fg?Math.pow(e,1/3):e/wu+bu}function Ki(e){return e>vn?e*e*e:wu*(e-bu)}
function Vi(e){return 255*(e<=.0031308?12.92*e:1.055*Math.pow(e,1/2.4)-.055)}function Xi(e){return(e/=255)<=.04045?e/12.92:Math.pow((e+.055)/1.055,2.4)}function pg(e){
if(e instanceof ft)return new ft(e.h,e.c,e.l,e.opacity);if(e instanceof et||(e=yu(e)),e.a===0&&e.b===0)return new ft(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.
atan2(e.b,e.a)*fu;return new ft(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function ko(e,t,n,r){return arguments.length===1?pg(e):new ft(e,t,n,r??1)}function ft(e,t,n,r){this.h=+e,this.c=+t,this.l=+n,this.opacity=+r}function _u(e){if(isNaN(
e.h))return new et(e.l,0,0,e.opacity);var t=e.h*hu;return new et(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}Mn(ft,ko,or(vt,{brighter(e){return new ft(this.h,
this.c,this.l+wo*(e??1),this.opacity)},darker(e){return new ft(this.h,this.c,this.l-wo*(e??1),this.opacity)},rgb(){return _u(this).rgb()}}));var xu=-.14861,Ji=1.78277,
Zi=-.29227,_o=-.90649,rr=1.97294,lu=rr*_o,cu=rr*Ji,uu=Ji*Zi-_o*xu;function mg(e){if(e instanceof Ht)return new Ht(e.h,e.s,e.l,e.opacity);e instanceof ve||(e=Yi(
e));var t=e.r/255,n=e.g/255,r=e.b/255,o=(uu*r+lu*t-cu*n)/(uu+lu-cu),s=r-o,i=(rr*(n-o)-Zi*s)/_o,l=Math.sqrt(i*i+s*s)/(rr*o*(1-o)),c=l?Math.atan2(i,s)*fu-120:NaN;
return new Ht(c<0?c+360:c,l,o,e.opacity)}function xo(e,t,n,r){return arguments.length===1?mg(e):new Ht(e,t,n,r??1)}function Ht(e,t,n,r){this.h=+e,this.s=+t,this.
l=+n,this.opacity=+r}Mn(Ht,xo,or(vt,{brighter(e){return e=e==null?Sn:Math.pow(Sn,e),new Ht(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?Ft:Math.
pow(Ft,e),new Ht(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*hu,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),r=Math.cos(e),o=Math.
sin(e);return new ve(255*(t+n*(xu*r+Ji*o)),255*(t+n*(Zi*r+_o*o)),255*(t+n*(rr*r)),this.opacity)}}));function Tu(e,t,n,r,o){var s=e*e,i=s*e;return((1-3*e+3*s-i)*t+(4-6*s+3*i)*n+(1+3*e+3*s-3*i)*r+i*o)/6}function gg(e){var t=e.length-1;return function(n){var r=n<=
0?n=0:n>=1?(n=1,t-1):Math.floor(n*t),o=e[r],s=e[r+1],i=r>0?e[r-1]:2*o-s,l=r<t-1?e[r+2]:2*s-o;return Tu((n-r/t)*t,i,o,s,l)}}function bg(e){var t=e.length;return function(n){
var r=Math.floor(((n%=1)<0?++n:n)*t),o=e[(r+t-1)%t],s=e[r%t],i=e[(r+1)%t],l=e[(r+2)%t];return Tu((n-r/t)*t,o,s,i,l)}}var So=e=>()=>e;function Eu(e,t){return function(n){
return e+n*t}}function wg(e,t,n){return e=Math.pow(e,n),t=Math.pow(t,n)-e,n=1/n,function(r){return Math.pow(e+r*t,n)}}function na(e,t){var n=t-e;return n?Eu(e,n>
180||n<-180?n-360*Math.round(n/360):n):So(isNaN(e)?t:e)}function yg(e){return(e=+e)==1?Ce:function(t,n){return n-t?wg(t,n,e):So(isNaN(t)?n:t)}}function Ce(e,t){
var n=t-e;return n?Eu(e,n):So(isNaN(e)?t:e)}var vu=(function e(t){var n=yg(t);function r(o,s){var i=n((o=sr(o)).r,(s=sr(s)).r),l=n(o.g,s.g),c=n(o.b,s.b),u=Ce(o.
opacity,s.opacity);return function(d){return o.r=i(d),o.g=l(d),o.b=c(d),o.opacity=u(d),o+""}}return r.gamma=e,r})(1);function Lu(e){return function(t){var n=t.length,
r=new Array(n),o=new Array(n),s=new Array(n),i,l;for(i=0;i<n;++i)l=sr(t[i]),r[i]=l.r||0,o[i]=l.g||0,s[i]=l.b||0;return r=e(r),o=e(o),s=e(s),l.opacity=1,function(c){
return l.r=r(c),l.g=o(c),l.b=s(c),l+""}}}var nv=Lu(gg),rv=Lu(bg);function kg(e,t){t||(t=[]);var n=e?Math.min(t.length,e.length):0,r=t.slice(),o;return function(s){
for(o=0;o<n;++o)r[o]=e[o]*(1-s)+t[o]*s;return r}}function _g(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function xg(e,t){var n=t?t.length:0,r=e?Math.min(n,e.length):0,o=new Array(r),s=new Array(n),i;for(i=0;i<r;++i)o[i]=Mo(e[i],t[i]);for(;i<n;++i)s[i]=t[i];return function(l){
for(i=0;i<r;++i)s[i]=o[i](l);return s}}function vg(e,t){var n=new Date;return e=+e,t=+t,function(r){return n.setTime(e*(1-r)+t*r),n}}function Ue(e,t){return e=+e,
t=+t,function(n){return e*(1-n)+t*n}}function Sg(e,t){var n={},r={},o;(e===null||typeof e!="object")&&(e={}),(t===null||typeof t!="object")&&(t={});for(o in t)o in
e?n[o]=Mo(e[o],t[o]):r[o]=t[o];return function(s){for(o in n)r[o]=n[o](s);return r}}var ea=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,Qi=new RegExp(ea.source,
"g");function Mg(e){return function(){return e}}function Tg(e){return function(t){return e(t)+""}}function Eg(e,t){var n=ea.lastIndex=Qi.lastIndex=0,r,o,s,i=-1,
l=[],c=[];for(e=e+"",t=t+"";(r=ea.exec(e))&&(o=Qi.exec(t));)(s=o.index)>n&&(s=t.slice(n,s),l[i]?l[i]+=s:l[++i]=s),(r=r[0])===(o=o[0])?l[i]?l[i]+=o:l[++i]=o:(l[++i]=
null,c.push({i,x:Ue(r,o)})),n=Qi.lastIndex;return n<t.length&&(s=t.slice(n),l[i]?l[i]+=s:l[++i]=s),l.length<2?c[0]?Tg(c[0].x):Mg(t):(t=c.length,function(u){for(var d=0,
h;d<t;++d)l[(h=c[d]).i]=h.x(u);return l.join("")})}function Mo(e,t){var n=typeof t,r;return t==null||n==="boolean"?So(t):(n==="number"?Ue:n==="string"?(r=Tn(t))?
(t=r,vu):Eg:t instanceof Tn?vu:t instanceof Date?vg:_g(t)?kg:Array.isArray(t)?xg:typeof t.valueOf!="function"&&typeof t.toString!="function"||isNaN(t)?Sg:Ue)(e,
t)}function Ou(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var Su=180/Math.PI,ta={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};
function Au(e,t,n,r,o,s){var i,l,c;return(i=Math.sqrt(e*e+t*t))&&(e/=i,t/=i),(c=e*n+t*r)&&(n-=e*c,r-=t*c),(l=Math.sqrt(n*n+r*r))&&(n/=l,r/=l,c/=l),e*r<t*n&&(e=-e,
t=-t,c=-c,i=-i),{translateX:o,translateY:s,rotate:Math.atan2(t,e)*Su,skewX:Math.atan(c)*Su,scaleX:i,scaleY:l}}var vo;function Lg(e){let t=new(typeof DOMMatrix==
"function"?DOMMatrix:WebKitCSSMatrix)(e+"");return t.isIdentity?ta:Au(t.a,t.b,t.c,t.d,t.e,t.f)}function Og(e){return e==null||(vo||(vo=document.createElementNS(
"http://www.w3.org/2000/svg","g")),vo.setAttribute("transform",e),!(e=vo.transform.baseVal.consolidate()))?ta:(e=e.matrix,Au(e.a,e.b,e.c,e.d,e.e,e.f))}function Pu(e,t,n,r){
function o(u){return u.length?u.pop()+" ":""}function s(u,d,h,f,p,v){if(u!==h||d!==f){var E=p.push("translate(",null,t,null,n);v.push({i:E-4,x:Ue(u,h)},{i:E-2,x:Ue(
d,f)})}else(h||f)&&p.push("translate("+h+t+f+n)}function i(u,d,h,f){u!==d?(u-d>180?d+=360:d-u>180&&(u+=360),f.push({i:h.push(o(h)+"rotate(",null,r)-2,x:Ue(u,d)})):
d&&h.push(o(h)+"rotate("+d+r)}function l(u,d,h,f){u!==d?f.push({i:h.push(o(h)+"skewX(",null,r)-2,x:Ue(u,d)}):d&&h.push(o(h)+"skewX("+d+r)}function c(u,d,h,f,p,v){
if(u!==h||d!==f){var E=p.push(o(p)+"scale(",null,",",null,")");v.push({i:E-4,x:Ue(u,h)},{i:E-2,x:Ue(d,f)})}else(h!==1||f!==1)&&p.push(o(p)+"scale("+h+","+f+")")}
return function(u,d){var h=[],f=[];return u=e(u),d=e(d),s(u.translateX,u.translateY,d.translateX,d.translateY,h,f),i(u.rotate,d.rotate,h,f),l(u.skewX,d.skewX,h,
f),c(u.scaleX,u.scaleY,d.scaleX,d.scaleY,h,f),u=d=null,function(p){for(var v=-1,E=f.length,P;++v<E;)h[(P=f[v]).i]=P.x(p);return h.join("")}}}var ov=Pu(Lg,"px, ",
"px)","deg)"),sv=Pu(Og,", ",")",")"),Ag=1e-12;function Mu(e){return((e=Math.exp(e))+1/e)/2}function Pg(e){return((e=Math.exp(e))-1/e)/2}function Rg(e){return((e=
Math.exp(2*e))-1)/(e+1)}var iv=(function e(t,n,r){function o(s,i){var l=s[0],c=s[1],u=s[2],d=i[0],h=i[1],f=i[2],p=d-l,v=h-c,E=p*p+v*v,P,H;if(E<Ag)H=Math.log(f/u)/
t,P=function(O){return[l+O*p,c+O*v,u*Math.exp(t*O*H)]};else{var R=Math.sqrt(E),B=(f*f-u*u+r*E)/(2*u*n*R),W=(f*f-u*u-r*E)/(2*f*n*R),I=Math.log(Math.sqrt(B*B+1)-B),
C=Math.log(Math.sqrt(W*W+1)-W);H=(C-I)/t,P=function(O){var x=O*H,_=Mu(I),A=u/(n*R)*(_*Rg(t*x+I)-Pg(I));return[l+A*p,c+A*v,u*_/Mu(t*x+I)]}}return P.duration=Math.
abs(H)*1e3*t/Math.SQRT2,P}return o.rho=function(s){var i=Math.max(.001,+s),l=i*i,c=l*l;return e(i,l,c)},o})(Math.SQRT2,2,4);function Ru(e){return function(t,n){
var r=e((t=yo(t)).h,(n=yo(n)).h),o=Ce(t.s,n.s),s=Ce(t.l,n.l),i=Ce(t.opacity,n.opacity);return function(l){return t.h=r(l),t.s=o(l),t.l=s(l),t.opacity=i(l),t+""}}}
var av=Ru(na),lv=Ru(Ce);function Cu(e){return function(t,n){var r=e((t=ko(t)).h,(n=ko(n)).h),o=Ce(t.c,n.c),s=Ce(t.l,n.l),i=Ce(t.opacity,n.opacity);return function(l){return t.h=r(l),t.
c=o(l),t.l=s(l),t.opacity=i(l),t+""}}}var cv=Cu(na),uv=Cu(Ce);function Nu(e){return(function t(n){n=+n;function r(o,s){var i=e((o=xo(o)).h,(s=xo(s)).h),l=Ce(o.s,
s.s),c=Ce(o.l,s.l),u=Ce(o.opacity,s.opacity);return function(d){return o.h=i(d),o.s=l(d),o.l=c(Math.pow(d,n)),o.opacity=u(d),o+""}}return r.gamma=t,r})(1)}var dv=Nu(
na),hv=Nu(Ce);function Cg(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString("en").replace(/,/g,""):e.toString(10)}function Eo(e,t){if(!isFinite(e)||e===0)return null;
var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf("e"),r=e.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+e.slice(n+1)]}function En(e){return e=Eo(Math.
abs(e)),e?e[1]:NaN}function Ng(e,t){return function(n,r){for(var o=n.length,s=[],i=0,l=e[0],c=0;o>0&&l>0&&(c+l+1>r&&(l=Math.max(1,r-c)),s.push(n.substring(o-=l,
o+l)),!((c+=l+1)>r));)l=e[i=(i+1)%e.length];return s.reverse().join(t)}}function $g(e){return function(t){return t.replace(/[0-9]/g,function(n){return e[+n]})}}
var qg=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function Ln(e){if(!(t=qg.exec(e)))throw new Error("invalid format: "+e);var t;
return new ra({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}Ln.prototype=ra.prototype;
function ra(e){this.fill=e.fill===void 0?" ":e.fill+"",this.align=e.align===void 0?">":e.align+"",this.sign=e.sign===void 0?"-":e.sign+"",this.symbol=e.symbol===
void 0?"":e.symbol+"",this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,
this.trim=!!e.trim,this.type=e.type===void 0?"":e.type+""}ra.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+
(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};
function Ig(e){e:for(var t=e.length,n=1,r=-1,o;n<t;++n)switch(e[n]){case".":r=o=n;break;case"0":r===0&&(r=n),o=n;break;default:if(!+e[n])break e;r>0&&(r=0);break}
return r>0?e.slice(0,r)+e.slice(o+1):e}var Lo;function Wg(e,t){var n=Eo(e,t);if(!n)return Lo=void 0,e.toPrecision(t);var r=n[0],o=n[1],s=o-(Lo=Math.max(-8,Math.
min(8,Math.floor(o/3)))*3)+1,i=r.length;return s===i?r:s>i?r+new Array(s-i+1).join("0"):s>0?r.slice(0,s)+"."+r.slice(s):"0."+new Array(1-s).join("0")+Eo(e,Math.
max(0,t+s-1))[0]}function $u(e,t){var n=Eo(e,t);if(!n)return e+"";var r=n[0],o=n[1];return o<0?"0."+new Array(-o).join("0")+r:r.length>o+1?r.slice(0,o+1)+"."+r.
slice(o+1):r+new Array(o-r.length+2).join("0")}var qu={"%":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+"",d:Cg,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.
toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>$u(e*100,t),r:$u,s:Wg,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(
e).toString(16)};function Iu(e){return e}var Wu=Array.prototype.map,Bu=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function Bg(e){var t=e.
grouping===void 0||e.thousands===void 0?Iu:Ng(Wu.call(e.grouping,Number),e.thousands+""),n=e.currency===void 0?"":e.currency[0]+"",r=e.currency===void 0?"":e.currency[1]+
"",o=e.decimal===void 0?".":e.decimal+"",s=e.numerals===void 0?Iu:$g(Wu.call(e.numerals,String)),i=e.percent===void 0?"%":e.percent+"",l=e.minus===void 0?"−":
e.minus+"",c=e.nan===void 0?"NaN":e.nan+"";function u(h,f){h=Ln(h);var p=h.fill,v=h.align,E=h.sign,P=h.symbol,H=h.zero,R=h.width,B=h.comma,W=h.precision,I=h.trim,
C=h.type;C==="n"?(B=!0,C="g"):qu[C]||(W===void 0&&(W=12),I=!0,C="g"),(H||p==="0"&&v==="=")&&(H=!0,p="0",v="=");var O=(f&&f.prefix!==void 0?f.prefix:"")+(P==="$"?
n:P==="#"&&/[boxX]/.test(C)?"0"+C.toLowerCase():""),x=(P==="$"?r:/[%p]/.test(C)?i:"")+(f&&f.suffix!==void 0?f.suffix:""),_=qu[C],A=/[defgprs%]/.test(C);W=W===void 0?
6:/[gprs]/.test(C)?Math.max(1,Math.min(21,W)):Math.max(0,Math.min(20,W));function T(S){var y=O,w=x,k,b,M;if(C==="c")w=_(S)+w,S="";else{S=+S;var N=S<0||1/S<0;if(S=
isNaN(S)?c:_(Math.abs(S),W),I&&(S=Ig(S)),N&&+S==0&&E!=="+"&&(N=!1),y=(N?E==="("?E:l:E==="-"||E==="("?"":E)+y,w=(C==="s"&&!isNaN(S)&&Lo!==void 0?Bu[8+Lo/3]:"")+w+
(N&&E==="("?")":""),A){for(k=-1,b=S.length;++k<b;)if(M=S.charCodeAt(k),48>M||M>57){w=(M===46?o+S.slice(k+1):S.slice(k))+w,S=S.slice(0,k);break}}}B&&!H&&(S=t(S,1/0));
var m=y.length+S.length+w.length,L=m<R?new Array(R-m+1).join(p):"";switch(B&&H&&(S=t(L+S,L.length?R-w.length:1/0),L=""),v){case"<":S=y+S+w+L;break;case"=":S=y+L+
S+w;break;case"^":S=L.slice(0,m=L.length>>1)+y+S+w+L.slice(m);break;default:S=L+y+S+w;break}return s(S)}return T.toString=function(){return h+""},T}function d(h,f){
var p=Math.max(-8,Math.min(8,Math.floor(En(f)/3)))*3,v=Math.pow(10,-p),E=u((h=Ln(h),h.type="f",h),{suffix:Bu[8+p/3]});return function(P){return E(v*P)}}return{format:u,
formatPrefix:d}}var To,Oo,oa;jg({thousands:",",grouping:[3],currency:["$",""]});function jg(e){return To=Bg(e),Oo=To.format,oa=To.formatPrefix,To}function ju(e){
return Math.max(0,-En(Math.abs(e)))}function Hu(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(En(t)/3)))*3-En(Math.abs(e)))}function Fu(e,t){return e=
Math.abs(e),t=Math.abs(t)-e,Math.max(0,En(t)-En(e))+1}function Ku(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}function Hg(e){return function(){return e}}function Fg(e){return+e}var zu=[0,1];function On(e){return e}function sa(e,t){return(t-=e=+e)?function(n){return(n-e)/
t}:Hg(isNaN(t)?NaN:.5)}function zg(e,t){var n;return e>t&&(n=e,e=t,t=n),function(r){return Math.max(e,Math.min(t,r))}}function Dg(e,t,n){var r=e[0],o=e[1],s=t[0],
i=t[1];return o<r?(r=sa(o,r),s=n(i,s)):(r=sa(r,o),s=n(s,i)),function(l){return s(r(l))}}function Gg(e,t,n){var r=Math.min(e.length,t.length)-1,o=new Array(r),s=new Array(
r),i=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++i<r;)o[i]=sa(e[i],e[i+1]),s[i]=n(t[i],t[i+1]);return function(l){var c=Yc(e,l,1,r)-1;return s[c](
o[c](l))}}function Vu(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function Xu(){var e=zu,
t=zu,n=Mo,r,o,s,i=On,l,c,u;function d(){var f=Math.min(e.length,t.length);return i!==On&&(i=zg(e[0],e[f-1])),l=f>2?Gg:Dg,c=u=null,h}function h(f){return f==null||
isNaN(f=+f)?s:(c||(c=l(e.map(r),t,n)))(r(i(f)))}return h.invert=function(f){return i(o((u||(u=l(t,e.map(r),Ue)))(f)))},h.domain=function(f){return arguments.length?
(e=Array.from(f,Fg),d()):e.slice()},h.range=function(f){return arguments.length?(t=Array.from(f),d()):t.slice()},h.rangeRound=function(f){return t=Array.from(f),
n=Ou,d()},h.clamp=function(f){return arguments.length?(i=f?!0:On,d()):i!==On},h.interpolate=function(f){return arguments.length?(n=f,d()):n},h.unknown=function(f){
return arguments.length?(s=f,h):s},function(f,p){return r=f,o=p,d()}}function Ug(){return Xu()(On,On)}function Kg(e,t,n,r){var o=Qc(e,t,n),s;switch(r=Ln(r??",f"),
r.type){case"s":{var i=Math.max(Math.abs(e),Math.abs(t));return r.precision==null&&!isNaN(s=Hu(o,i))&&(r.precision=s),oa(r,i)}case"":case"e":case"g":case"p":case"\
r":{r.precision==null&&!isNaN(s=Fu(o,Math.max(Math.abs(e),Math.abs(t))))&&(r.precision=s-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(s=ju(o))&&
(r.precision=s-(r.type==="%")*2);break}}return Oo(r)}function Vg(e){var t=e.domain;return e.ticks=function(n){var r=t();return po(r[0],r[r.length-1],n??10)},e.tickFormat=
function(n,r){var o=t();return Kg(o[0],o[o.length-1],n??10,r)},e.nice=function(n){n==null&&(n=10);var r=t(),o=0,s=r.length-1,i=r[o],l=r[s],c,u,d=10;for(l<i&&(u=
i,i=l,l=u,u=o,o=s,s=u);d-- >0;){if(u=fo(i,l,n),u===c)return r[o]=i,r[s]=l,t(r);if(u>0)i=Math.floor(i/u)*u,l=Math.ceil(l/u)*u;else if(u<0)i=Math.ceil(i*u)/u,l=Math.
floor(l*u)/u;else break;c=u}return e},e}function Ao(){var e=Ug();return e.copy=function(){return Vu(e,Ao())},Ku.apply(e,arguments),Vg(e)}function Xg(e,t){e=e.slice();var n=0,r=e.length-1,o=e[n],s=e[r],i;return s<o&&(i=n,n=r,r=i,i=o,o=s,s=i),e[n]=t.floor(o),e[r]=t.ceil(s),e}function Du(e){return Math.
log(e)}function Gu(e){return Math.exp(e)}function Yg(e){return-Math.log(-e)}function Jg(e){return-Math.exp(-e)}function Zg(e){return isFinite(e)?+("1e"+e):e<0?0:
e}function Qg(e){return e===10?Zg:e===Math.E?Math.exp:t=>Math.pow(e,t)}function eb(e){return e===Math.E?Math.log:e===10&&Math.log10||e===2&&Math.log2||(e=Math.log(
e),t=>Math.log(t)/e)}function Uu(e){return(t,n)=>-e(-t,n)}function tb(e){let t=e(Du,Gu),n=t.domain,r=10,o,s;function i(){return o=eb(r),s=Qg(r),n()[0]<0?(o=Uu(o),
s=Uu(s),e(Yg,Jg)):e(Du,Gu),t}return t.base=function(l){return arguments.length?(r=+l,i()):r},t.domain=function(l){return arguments.length?(n(l),i()):n()},t.ticks=
l=>{let c=n(),u=c[0],d=c[c.length-1],h=d<u;h&&([u,d]=[d,u]);let f=o(u),p=o(d),v,E,P=l==null?10:+l,H=[];if(!(r%1)&&p-f<P){if(f=Math.floor(f),p=Math.ceil(p),u>0){
for(;f<=p;++f)for(v=1;v<r;++v)if(E=f<0?v/s(-f):v*s(f),!(E<u)){if(E>d)break;H.push(E)}}else for(;f<=p;++f)for(v=r-1;v>=1;--v)if(E=f>0?v/s(-f):v*s(f),!(E<u)){if(E>
d)break;H.push(E)}H.length*2<P&&(H=po(u,d,P))}else H=po(f,p,Math.min(p-f,P)).map(s);return h?H.reverse():H},t.tickFormat=(l,c)=>{if(l==null&&(l=10),c==null&&(c=
r===10?"s":","),typeof c!="function"&&(!(r%1)&&(c=Ln(c)).precision==null&&(c.trim=!0),c=Oo(c)),l===1/0)return c;let u=Math.max(1,r*l/t.ticks().length);return d=>{
let h=d/s(Math.round(o(d)));return h*r<r-.5&&(h*=r),h<=u?c(d):""}},t.nice=()=>n(Xg(n(),{floor:l=>s(Math.floor(o(l))),ceil:l=>s(Math.ceil(o(l)))})),t}function ia(){
let e=tb(Xu()).domain([1,10]);return e.copy=()=>Vu(e,ia()).base(e.base()),Ku.apply(e,arguments),e}var ir=Math.PI,aa=2*ir,zt=1e-6,nb=aa-zt;function Yu(e){this._+=e[0];for(let t=1,n=e.length;t<n;++t)this._+=arguments[t]+e[t]}function rb(e){let t=Math.floor(e);
if(!(t>=0))throw new Error(`invalid digits: ${e}`);if(t>15)return Yu;let n=10**t;return function(r){this._+=r[0];for(let o=1,s=r.length;o<s;++o)this._+=Math.round(
arguments[o]*n)/n+r[o]}}function Ju(e,t,n,r){return e===n&&t===r}function ob(e){let t=Math.floor(e);if(!(t<=15))return Ju;let n=10**t,r=function(o){return Math.
round(o*n)};return function(o,s,i,l){return r(o)===r(i)&&r(s)===r(l)}}var An=class{constructor(t){this._x0=this._y0=this._x1=this._y1=null,this._="",this._append=
t==null?Yu:rb(t),this._equal=t==null?Ju:ob(t)}moveTo(t,n){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}`}closePath(){this._x1!==null&&(this._x1=
this._x0,this._y1=this._y0,this._append`Z`)}lineTo(t,n){this._append`L${this._x1=+t},${this._y1=+n}`}quadraticCurveTo(t,n,r,o){this._append`Q${+t},${+n},${this.
_x1=+r},${this._y1=+o}`}bezierCurveTo(t,n,r,o,s,i){this._append`C${+t},${+n},${+r},${+o},${this._x1=+s},${this._y1=+i}`}arcTo(t,n,r,o,s){if(t=+t,n=+n,r=+r,o=+o,
s=+s,s<0)throw new Error(`negative radius: ${s}`);let i=this._x1,l=this._y1,c=r-t,u=o-n,d=i-t,h=l-n,f=d*d+h*h;if(this._x1===null)this._append`M${this._x1=t},${this.
_y1=n}`;else if(f>zt)if(!(Math.abs(h*c-u*d)>zt)||!s)this._append`L${this._x1=t},${this._y1=n}`;else{let p=r-i,v=o-l,E=c*c+u*u,P=p*p+v*v,H=Math.sqrt(E),R=Math.sqrt(
f),B=s*Math.tan((ir-Math.acos((E+f-P)/(2*H*R)))/2),W=B/R,I=B/H;Math.abs(W-1)>zt&&this._append`L${t+W*d},${n+W*h}`,this._append`A${s},${s},0,0,${+(h*p>d*v)},${this.
_x1=t+I*c},${this._y1=n+I*u}`}}arc(t,n,r,o,s,i){if(t=+t,n=+n,r=+r,i=!!i,r<0)throw new Error(`negative radius: ${r}`);let l=r*Math.cos(o),c=r*Math.sin(o),u=t+l,d=n+
c,h=1^i,f=i?o-s:s-o;if(this._x1===null?this._append`M${u},${d}`:(Math.abs(this._x1-u)>zt||Math.abs(this._y1-d)>zt)&&this._append`L${u},${d}`,!!r){if(f<0&&(f=f%aa+
aa),f>nb)this._append`A${r},${r},0,1,${h},${t-l},${n-c}A${r},${r},0,1,${h},${this._x1=u},${this._y1=d}`;else if(f>zt){let p=t+r*Math.cos(s),v=n+r*Math.sin(s);if(f>=
ir&&this._equal(u,d,p,v)){f/=2;let E=o+f;this._append`A${r},${r},0,${+(f>=ir)},${h},${t+r*Math.cos(E)},${n+r*Math.sin(E)}`}this._append`A${r},${r},0,${+(f>=ir)},${h},${this.
_x1=p},${this._y1=v}`}}}rect(t,n,r,o){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}h${r=+r}v${+o}h${-r}Z`}toString(){return this._}};function sb(){
return new An}sb.prototype=An.prototype;function Pn(e){return function(){return e}}var ib=Math.cos;var ca=Math.sin,Rn=Math.sqrt,Zu=1e-12,Po=Math.PI,Tv=Po/2,rd=2*Po;function ab(e){let t=3;return e.digits=function(n){if(!arguments.length)return t;if(n==null)t=null;else{let r=Math.floor(n);if(!(r>=0))throw new RangeError(`inv\
alid digits: ${n}`);t=r}return e},()=>new An(t)}var Ev=Array.prototype.slice;function lb(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function od(e){this._context=e}od.prototype={areaStart:function(){
this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(
e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function sd(e){return new od(e)}function cb(e){return e[0]}function ub(e){return e[1]}
function id(e,t){var n=Pn(!0),r=null,o=sd,s=null,i=ab(l);e=typeof e=="function"?e:e===void 0?cb:Pn(e),t=typeof t=="function"?t:t===void 0?ub:Pn(t);function l(c){
var u,d=(c=lb(c)).length,h,f=!1,p;for(r==null&&(s=o(p=i())),u=0;u<=d;++u)!(u<d&&n(h=c[u],u,c))===f&&((f=!f)?s.lineStart():s.lineEnd()),f&&s.point(+e(h,u,c),+t(h,
u,c));if(p)return s=null,p+""||null}return l.x=function(c){return arguments.length?(e=typeof c=="function"?c:Pn(+c),l):e},l.y=function(c){return arguments.length?
(t=typeof c=="function"?c:Pn(+c),l):t},l.defined=function(c){return arguments.length?(n=typeof c=="function"?c:Pn(!!c),l):n},l.curve=function(c){return arguments.
length?(o=c,r!=null&&(s=o(r)),l):o},l.context=function(c){return arguments.length?(c==null?r=s=null:s=o(r=c),l):r},l}var Lv=db(sd);function ad(e){this._curve=e}ad.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){
this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(e,t){this._curve.point(t*Math.sin(e),t*-Math.cos(e))}};function db(e){function t(n){
return new ad(e(n))}return t._curve=e,t}var Ov=Rn(3);var hb=Rn(1/3),Av=hb*2;var ld=ca(Po/10)/ca(7*Po/10),Pv=ca(rd/10)*ld,Rv=-ib(rd/10)*ld;var Cv=Rn(3);var Nv=Rn(3);var $v=Rn(3)/2,fb=1/Rn(12),qv=(fb/2+1)*3;function St(){}function Ro(e,t,n){e._context.bezierCurveTo((2*e._x0+e._x1)/3,(2*e._y0+e._y1)/3,(e._x0+2*e._x1)/3,(e._y0+2*e._y1)/3,(e._x0+4*e._x1+t)/6,(e._y0+4*
e._y1+n)/6)}function da(e){this._context=e}da.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this.
_x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:Ro(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);
break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:
this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this.
_x0+this._x1)/6,(5*this._y0+this._y1)/6);default:Ro(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function pb(e){this._context=e}pb.prototype={areaStart:St,areaEnd:St,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=
this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{
this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();
break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:
this._point=1,this._x2=e,this._y2=t;break;case 1:this._point=2,this._x3=e,this._y3=t;break;case 2:this._point=3,this._x4=e,this._y4=t,this._context.moveTo((this.
_x0+4*this._x1+e)/6,(this._y0+4*this._y1+t)/6);break;default:Ro(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function mb(e){this._context=e}mb.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=
this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){
switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+e)/6,r=(this._y0+4*this._y1+
t)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:Ro(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=
this._y1,this._y1=t}};function cd(e,t){this._basis=new da(e),this._beta=t}cd.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var e=this.
_x,t=this._y,n=e.length-1;if(n>0)for(var r=e[0],o=t[0],s=e[n]-r,i=t[n]-o,l=-1,c;++l<=n;)c=l/n,this._basis.point(this._beta*e[l]+(1-this._beta)*(r+c*s),this._beta*
t[l]+(1-this._beta)*(o+c*i));this._x=this._y=null,this._basis.lineEnd()},point:function(e,t){this._x.push(+e),this._y.push(+t)}};var Iv=(function e(t){function n(r){
return t===1?new da(r):new cd(r,t)}return n.beta=function(r){return e(+r)},n})(.85);function Co(e,t,n){e._context.bezierCurveTo(e._x1+e._k*(e._x2-e._x0),e._y1+e.
_k*(e._y2-e._y0),e._x2+e._k*(e._x1-t),e._y2+e._k*(e._y1-n),e._x2,e._y2)}function ha(e,t){this._context=e,this._k=(1-t)/6}ha.prototype={areaStart:function(){this.
_line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this.
_point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:Co(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(
e,t);break;case 1:this._point=2,this._x1=e,this._y1=t;break;case 2:this._point=3;default:Co(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this.
_y0=this._y1,this._y1=this._y2,this._y2=t}};var Wv=(function e(t){function n(r){return new ha(r,t)}return n.tension=function(r){return e(+r)},n})(0);function fa(e,t){
this._context=e,this._k=(1-t)/6}fa.prototype={areaStart:St,areaEnd:St,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();
break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(
this._x5,this._y5);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.
moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Co(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this.
_y0=this._y1,this._y1=this._y2,this._y2=t}};var Bv=(function e(t){function n(r){return new fa(r,t)}return n.tension=function(r){return e(+r)},n})(0);function pa(e,t){
this._context=e,this._k=(1-t)/6}pa.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this.
_x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this.
_line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(
this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Co(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,
this._y0=this._y1,this._y1=this._y2,this._y2=t}};var jv=(function e(t){function n(r){return new pa(r,t)}return n.tension=function(r){return e(+r)},n})(0);function ma(e,t,n){
var r=e._x1,o=e._y1,s=e._x2,i=e._y2;if(e._l01_a>Zu){var l=2*e._l01_2a+3*e._l01_a*e._l12_a+e._l12_2a,c=3*e._l01_a*(e._l01_a+e._l12_a);r=(r*l-e._x0*e._l12_2a+e._x2*
e._l01_2a)/c,o=(o*l-e._y0*e._l12_2a+e._y2*e._l01_2a)/c}if(e._l23_a>Zu){var u=2*e._l23_2a+3*e._l23_a*e._l12_a+e._l12_2a,d=3*e._l23_a*(e._l23_a+e._l12_a);s=(s*u+e.
_x1*e._l23_2a-t*e._l12_2a)/d,i=(i*u+e._y1*e._l23_2a-n*e._l12_2a)/d}e._context.bezierCurveTo(r,o,s,i,e._x2,e._y2)}function ud(e,t){this._context=e,this._alpha=t}
ud.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,
this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this.
_x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},
point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:
this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3;default:ma(this,e,t);break}this.
_l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,
this._y1=this._y2,this._y2=t}};var Hv=(function e(t){function n(r){return t?new ud(r,t):new ha(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function dd(e,t){
this._context=e,this._alpha=t}dd.prototype={areaStart:St,areaEnd:St,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this.
_point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();
break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){if(e=+e,t=+t,this._point){var n=this.
_x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:
this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:ma(this,e,t);break}this._l01_a=this._l12_a,
this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this.
_y2=t}};var Fv=(function e(t){function n(r){return t?new dd(r,t):new fa(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function hd(e,t){this._context=e,this.
_alpha=t}hd.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this.
_y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===
3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=
Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this.
_x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:ma(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this.
_l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var zv=(function e(t){
function n(r){return t?new hd(r,t):new pa(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function gb(e){this._context=e}gb.prototype={areaStart:St,areaEnd:St,
lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,
t):(this._point=1,this._context.moveTo(e,t))}};function Qu(e){return e<0?-1:1}function ed(e,t,n){var r=e._x1-e._x0,o=t-e._x1,s=(e._y1-e._y0)/(r||o<0&&-0),i=(n-e._y1)/(o||r<0&&-0),l=(s*o+i*r)/(r+o);return(Qu(
s)+Qu(i))*Math.min(Math.abs(s),Math.abs(i),.5*Math.abs(l))||0}function td(e,t){var n=e._x1-e._x0;return n?(3*(e._y1-e._y0)/n-t)/2:t}function la(e,t,n){var r=e._x0,
o=e._y0,s=e._x1,i=e._y1,l=(s-r)/3;e._context.bezierCurveTo(r+l,o+l*t,s-l,i-l*n,s,i)}function ua(e){this._context=e}ua.prototype={areaStart:function(){this._line=
0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:
this._context.lineTo(this._x1,this._y1);break;case 3:la(this,this._t0,td(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),
this._line=1-this._line},point:function(e,t){var n=NaN;if(e=+e,t=+t,!(e===this._x1&&t===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.
lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,la(this,td(this,n=ed(this,e,t)),n);break;default:la(this,this._t0,n=
ed(this,e,t));break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t,this._t0=n}}};function bb(e){this._context=new fd(e)}(bb.prototype=Object.create(ua.
prototype)).point=function(e,t){ua.prototype.point.call(this,t,e)};function fd(e){this._context=e}fd.prototype={moveTo:function(e,t){this._context.moveTo(t,e)},
closePath:function(){this._context.closePath()},lineTo:function(e,t){this._context.lineTo(t,e)},bezierCurveTo:function(e,t,n,r,o,s){this._context.bezierCurveTo(
t,e,r,n,s,o)}};function wb(e){this._context=e}wb.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){
var e=this._x,t=this._y,n=e.length;if(n)if(this._line?this._context.lineTo(e[0],t[0]):this._context.moveTo(e[0],t[0]),n===2)this._context.lineTo(e[1],t[1]);else
for(var r=nd(e),o=nd(t),s=0,i=1;i<n;++s,++i)this._context.bezierCurveTo(r[0][s],o[0][s],r[1][s],o[1][s],e[i],t[i]);(this._line||this._line!==0&&n===1)&&this._context.
closePath(),this._line=1-this._line,this._x=this._y=null},point:function(e,t){this._x.push(+e),this._y.push(+t)}};function nd(e){var t,n=e.length-1,r,o=new Array(
n),s=new Array(n),i=new Array(n);for(o[0]=0,s[0]=2,i[0]=e[0]+2*e[1],t=1;t<n-1;++t)o[t]=1,s[t]=4,i[t]=4*e[t]+2*e[t+1];for(o[n-1]=2,s[n-1]=7,i[n-1]=8*e[n-1]+e[n],
t=1;t<n;++t)r=o[t]/s[t-1],s[t]-=r,i[t]-=r*i[t-1];for(o[n-1]=i[n-1]/s[n-1],t=n-2;t>=0;--t)o[t]=(i[t]-o[t+1])/s[t];for(s[n-1]=(e[n]+o[n-1])/2,t=0;t<n-1;++t)s[t]=2*
e[t+1]-o[t+1];return[o,s]}function yb(e,t){this._context=e,this._t=t}yb.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this.
_y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===
1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,
this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,t),this._context.lineTo(
e,t);else{var n=this._x*(1-this._t)+e*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,t)}break}}this._x=e,this._y=t}};var wa={};ie(wa,{diamond:()=>ba,drawMarks:()=>Dt,dress:()=>tt,lineMark:()=>Gt,pathMark:()=>ga,pixel:()=>se,textMark:()=>Mt,toldMark:()=>No});function Dt(e,t){for(t.forEach(([n,r,o,s],i)=>{let l=e.childNodes[i];if(!l||l.localName!==n){let c=Z(n);l?l.replaceWith(c):e.append(c),l=c}tt(l,{...o,...r?{class:r}:
{}}),Array.isArray(s)?Dt(l,s):$(l,s??"")});e.childNodes.length>t.length;)e.lastChild.remove()}function tt(e,t){for(let{name:n}of[...e.attributes])!Object.hasOwn(
t,n)&&n!=="aria-describedby"&&e.removeAttribute(n);for(let[n,r]of Object.entries(t))e.getAttribute(n)!==String(r)&&e.setAttribute(n,r)}var se=e=>Math.round(e*10)/
10,Gt=(e,t,n,r,o)=>["line",e,{x1:se(t),y1:se(n),x2:se(r),y2:se(o)},[]],Mt=(e,t,n,r,o="middle")=>["text",e,{x:se(t),y:se(n),"text-anchor":o},r],ga=(e,t)=>["path",
e,{d:t.map(([n,r],o)=>`${o?"L":"M"}${se(n)} ${se(r)}`).join("")||"M0 0"},[]],No=(e,t,n)=>["g",e,{tabindex:0,role:"img","data-tip":t,"aria-label":t},n],ba=(e,t,n)=>`\
M${se(e)} ${se(t-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var pd=2;async function md(e,t,n){let r=kb(t),o=e==="svg"?new Blob([r],{type:"image/svg+xml"}):await _b(r,t),s=g("a","",null,{href:URL.createObjectURL(o),download:`${n}\
.${e}`});s.click(),setTimeout(()=>URL.revokeObjectURL(s.href),6e4)}function kb(e){let t=e.cloneNode(!0);for(let o of t.querySelectorAll(".gp-passing"))o.remove();
let n=getComputedStyle(e);re(t,{xmlns:"http://www.w3.org/2000/svg","font-family":n.fontFamily});let r=Z("rect");return re(r,{width:"100%",height:"100%",fill:"va\
r(--gp-surface)"}),t.prepend(r),new XMLSerializer().serializeToString(t).replace(/var\((--[\w-]+)\)/g,(o,s)=>n.getPropertyValue(s).trim())}async function _b(e,t){
let n=new Image;n.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(e),await n.decode();let[r,o]=[t.clientWidth,t.clientHeight],s=g("canvas","",null,{width:r*
pd,height:o*pd});return s.getContext("2d").drawImage(n,0,0,s.width,s.height),new Promise(i=>s.toBlob(i,"image/png"))}var _a={};ie(_a,{fillValues:()=>ka,valuesList:()=>ya});function ya(){let e=g("details","gp-chart-values");return e.append(g("summary","",a("Values")),g("ul")),e}function ka(e,t){e.hidden=!t.length,e.querySelector("u\
l").replaceChildren(...t.map(n=>g("li","",n)))}var xb=720,gd=600,vb=400,Sb=4,[nt,Ut,pt]=[52,12,40],Mb={zoom:"M10.5 10.5 15 15M7 2a5 5 0 1 0 0 10A5 5 0 1 0 7 2",pan:"M8 1v14M1 8h14M8 1 6 3M8 1l2 2M8 15l-2-2M8\
 15l2-2M1 8l2-2M1 8l2 2M15 8l-2-2M15 8l-2 2",closer:"M8 3v10M3 8h10",farther:"M3 8h10",reset:"M2 8l6-6 6 6M4 7v7h8V7",png:"M2 5h3l1-2h4l1 2h3v8H2zM8 7a2 2 0 1 0\
 0 4 2 2 0 1 0 0-4",svg:"M8 2v8M5 7l3 3 3-3M3 14h10"};function bd(e,t){let[n,r,o]=[Z("svg","gp-curve-picture"),g("div","gp-tip"),g("div","gp-chart-plot gp-curve\
-plot")],s=ya(),i=`curve-${Math.random().toString(36).slice(2)}`,l,c={x:null,y:null},u=matchMedia("(pointer: coarse)").matches?"":"zoom",d,h=null,f=null;r.hidden=
!0,o.append(k(),n,r),e.classList.add("gp-chart-box"),e.append(o,s);function p(){if(!l||!e.clientWidth)return;e.dataset.width=String(e.clientWidth),d=Tb(l,c,e);let{
width:b,height:M}=d;tt(n,{class:"gp-curve-picture",role:"group","aria-label":a("{chart}. Its values follow as a list.",{chart:l.label}),width:b,height:M,viewBox:`\
0 0 ${b} ${M}`,"font-size":12}),Dt(n,[...v(),...P(),...H(),["g","gp-curves",{"clip-path":`url(#${i})`},R()],["g","gp-passing",{},B()]]),[...n.querySelectorAll("\
.gp-curves .gp-line-path")].forEach((N,m)=>{Object.assign(N,{__data__:l.lines[m]})}),C()}function v(){let{x:b,width:M,height:N,top:m}=d,[L,q]=[E(b(.5-l.before)),
E(b(.5))],F=l.before&&q>L?[["rect","",{x:se(L),y:m,width:se(q-L),height:N-m-pt,fill:"var(--gp-raised)"},[]]]:[];return[["clipPath","",{id:i},[["rect","",{x:nt,y:m-
3,width:M-nt-Ut,height:N-m-pt+6},[]]]],["g","gp-ground",{},F]]}let E=b=>Math.min(Math.max(b,nt),d.width-Ut);function P(){let{x:b,y:M,width:N,height:m}=d,L=(U,V)=>[
"text","",{fill:"var(--gp-muted)",...V},U],q=Lb(M,l.y.kind,m).flatMap(([U,V])=>[["line","",{x1:nt,x2:N-Ut,y1:se(M(U)),y2:se(M(U)),stroke:"var(--gp-line)"},[]],L(
V,{x:nt-6,y:se(M(U)+4),"text-anchor":"end"})]),F=b.ticks(Math.max(2,Math.floor((N-nt-Ut)/80))).filter(Number.isInteger).map(U=>L(j(U),{x:se(b(U)),y:m-pt+16,"tex\
t-anchor":"middle"}));return[["g","gp-axes",{},[...q,...F]]]}function H(){let{x:b,width:M,height:N,top:m}=d,L=(m+N-pt)/2,q={fill:"var(--gp-muted)","font-size":13,
"text-anchor":"middle"},F={fill:"var(--gp-muted)",x:se(Math.max(nt,b(.5-l.before))),y:innerWidth<gd?m+14:m-6,stroke:"var(--gp-surface)","stroke-width":4,"paint-\
order":"stroke"};return[["text","",{...q,x:(nt+M-Ut)/2,y:N-6},l.x.title],["text","",{...q,transform:`translate(13 ${se(L)}) rotate(-90)`},l.y.title],["text","gp\
-curve-note",F,l.note]]}function R(){let{x:b,y:M,height:N,top:m}=d,L=id().defined(([,U])=>U!==null).x(([U])=>b(U)).y(([,U])=>M(U)).digits(1),q=(U,V)=>["line","",
{x1:se(b(U)),x2:se(b(U)),y1:m,y2:N-pt,...V},[]],F=l.lines.map(U=>{let V=U.x.map((te,le)=>[te,U.y[le]]),X={fill:"none",stroke:`var(--gp-${U.role})`,opacity:U.isPrompt?
.75:1},ee=V.length>vb?"":V.map(([te,le])=>le===null?"":`M${se(b(te))} ${se(M(le))}h0`).join("");return["g","",X,[["path","gp-line-path",{d:L(V)||"M0 0","stroke-\
width":2,"stroke-dasharray":er(U.dash),"stroke-linejoin":"round"},[]],["path","",{d:ee||"M0 0","stroke-width":4,"stroke-linecap":"round"},[]]]]});return[["g","g\
p-uprights",{},[...l.before?[q(.5,{stroke:"var(--gp-muted)","stroke-dasharray":"2 4"})]:[],...l.here===null?[]:[q(l.here,{stroke:"var(--gp-chosen)","stroke-widt\
h":1.5})]]],...F]}function B(){let b=f===null?[]:I(f).map(({line:q,value:F})=>["circle","",{cx:se(d.x(f)),cy:se(d.y(F)),r:4,fill:`var(--gp-${q.role})`,stroke:"v\
ar(--gp-surface)","stroke-width":1.5},[]]);if(!h?.chosen)return b;let{x:[M,N],y:[m,L]}=h.chosen;return[...b,["rect","",{x:se(M),y:se(m),width:se(N-M),height:se(
L-m),fill:"var(--gp-focus)","fill-opacity":.12,stroke:"var(--gp-focus)","stroke-dasharray":"3 3"},[]]]}function W(){let b=n.querySelector(".gp-passing");b&&d&&Dt(
b,B())}function I(b){return l.lines.flatMap(M=>{let N=M.x.indexOf(b);return N<0||M.y[N]===null?[]:[{line:M,value:M.y[N],words:M.words(N)}]})}function C(){let{lines:b}=l;
s.hidden=!b.some(({y:M})=>M.some(N=>N!==null)),s.open&&ka(s,b.flatMap(M=>M.y.map((N,m)=>N===null?"":M.words(m)).filter(Boolean)))}s.addEventListener("toggle",()=>l&&
C());function O(){let b=f===null||h?.chosen?[]:I(f);if(r.hidden=!b.length,!b.length)return;r.replaceChildren(...b.map(({line:N,words:m})=>{let[L,q,F]=[g("p",""),
Z("svg",""),Z("line","")];return tt(q,{width:18,height:8,"aria-hidden":"true"}),tt(F,{x1:0,y1:4,x2:18,y2:4,stroke:`var(--gp-${N.role})`,"stroke-width":2,"stroke\
-dasharray":er(N.dash)}),q.append(F),L.append(q,` ${m}`),L}));let M=d.x(f);r.style.top=`${d.top}px`,r.style.left=`${Math.max(0,M>d.width/2?M-12-r.offsetWidth:M+
12)}px`}function x({clientX:b,clientY:M}){let{left:N,top:m}=n.getBoundingClientRect();return{x:E(b-N),y:Math.min(Math.max(M-m,d.top),d.height-pt)}}let _=b=>{let M=Math.
max(0,...l.lines.map(N=>N.x.at(-1)??0));return Math.min(Math.max(Math.round(d.x.invert(b)),1-l.before),M)};n.addEventListener("pointerdown",b=>{!d||b.button||(h=
{...x(b),place:d,moved:!1,chosen:null},u&&n.setPointerCapture(b.pointerId))}),n.addEventListener("pointermove",b=>{if(!d)return;let M=x(b);h&&u&&A(M),f=h?.moved?
null:_(M.x),W(),O()}),n.addEventListener("pointerup",b=>{if(!h)return;let{moved:M,chosen:N}=h;h=null,N?S(N):M||t(_(x(b).x))});for(let b of["pointerleave","point\
ercancel"])n.addEventListener(b,()=>{b==="pointercancel"&&(h=null),f=null,W(),O()});n.addEventListener("dblclick",()=>w({x:null,y:null}));function A(b){let[M,N]=[
Math.abs(b.x-h.x),Math.abs(b.y-h.y)];if(h.moved||=Math.max(M,N)>Sb,!h.moved)return;if(u==="pan")return w({x:T(h.place.x,h.x-b.x),y:T(h.place.y,h.y-b.y)});let m=(L,q)=>[
Math.min(L,q),Math.max(L,q)];h.chosen={x:N>2*M&&M<20?[nt,d.width-Ut]:m(h.x,b.x),y:M>2*N||N<20?[d.top,d.height-pt]:m(h.y,b.y)}}let T=(b,M)=>b.range().map(N=>b.invert(
N+M));function S({x:b,y:M}){let N=M[0]===d.top&&M[1]===d.height-pt,[m,L]=d.y.range();w({x:b.map(q=>d.x.invert(q)),y:N?c.y:(m>L?[M[1],M[0]]:M).map(q=>d.y.invert(
q))})}function y(b){let M=N=>{let[m,L]=N.range(),q=(1-b)/2*(L-m);return[N.invert(m+q),N.invert(L-q)]};d&&w({x:M(d.x),y:M(d.y)})}function w(b){c=b,f=null,p(),O()}
function k(){let b=g("div","gp-curve-tools"),M=(q,F,U)=>{let V=g("button","gp-curve-tool",null,{type:"button",title:F,"aria-label":F}),[X,ee]=[Z("svg",""),Z("pa\
th","")];return tt(X,{viewBox:"0 0 16 16","aria-hidden":"true"}),tt(ee,{d:Mb[q]}),X.append(ee),V.append(X),V.addEventListener("click",U),b.append(V),V},N=q=>()=>md(
q,n,l.label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"")),m=[["zoom",a("Zoom")],["pan",a("Pan")]].map(([q,F])=>M(q,F,()=>{u=q,L()})),L=()=>{
m.forEach((q,F)=>q.setAttribute("aria-pressed",String(["zoom","pan"][F]===u))),n.style.touchAction=u&&matchMedia("(pointer: coarse)").matches?"none":""};return L(),
M("closer",a("Zoom in"),()=>y(.5)),M("farther",a("Zoom out"),()=>y(2)),M("reset",a("Reset axes"),()=>w({x:null,y:null})),M("png",a("Download plot as a PNG"),N("\
png")),M("svg",a("Download plot as an SVG"),N("svg")),b}return new ResizeObserver(()=>e.clientWidth&&e.dataset.width!==String(e.clientWidth)&&p()).observe(e),e.
closest(".gp-pane")?.addEventListener("gp-alone",p),b=>{e.hidden=!b,b&&l&&b.y.kind!==l.y.kind&&(c={...c,y:null}),l=b,p()}}function Tb({lines:e,note:t,x:n,y:r},o,s){
let i=Math.max(240,s.clientWidth),l=innerWidth<gd||innerHeight<xb?200:260,c=s.closest(".gp-alone")?Math.max(l,Math.round(innerHeight*.6)):l,u=t?26:12,d=[c-pt,u],
h=r.kind.log?ia():Ao();return{width:i,height:c,top:u,x:Ao(o.x||n.range,[nt,i-Ut]),y:h.domain(o.y||r.range||Eb(e,r.kind)).range(d)}}function Eb(e,{log:t,fromZero:n,
reversed:r}){let o=e.flatMap(c=>c.y).filter(c=>c!==null),[s,i]=o.reduce(([c,u],d)=>[Math.min(c,d),Math.max(u,d)],[1/0,-1/0]);if(!o.length)return t?r?[10,1]:[1,10]:
[0,1];if(t){let c=s===i?3:(i/s)**.06;return r?[i*c,s/c]:[s/c,i*c]}if(n)return[0,i*1.05||1];let l=(i-s)*.06||1;return[s-l,i+l]}function Lb(e,{log:t,share:n},r){if(t)
return e.ticks().filter(i=>Math.abs(Math.log10(i)-Math.round(Math.log10(i)))<1e-9).map(i=>[i,i<1?String(i):j(i)]);let o=Math.max(3,Math.floor(r/55)),s=e.tickFormat(
o,n?"~%":void 0);return e.ticks(o).map(i=>[i,be(s(i))])}var Ob=150;function wd(e,t){let n=y=>e.querySelector(".gp-"+y),[r,o,s,i,l]=["curve-chart","reading","unit","view","keys"].map(n),c=Di(),u=new Map,d=0,h=-1/0,f=!1,
p=()=>c[i.value],v=()=>Uc(p(),u);function E(){let y=t.current();return y?sn([],t.lastOf(y)).added:[]}function P(){let y=Object.keys(c).filter(k=>c[k].series||u.
size);if(y.length===i.options.length&&[...i.options].every(({text:k},b)=>k===c[y[b]].name))return;let w=y.includes(i.value)?i.value:y[0];i.replaceChildren(...y.
map(k=>g("option","",c[k].name,{value:k}))),i.value=w}function H(y){for(let w of y)for(let{token_id:k,text:b}of w.watched||[])u.set(k,b)}function R(){let y=[p().
about,t.promptSteps.length?a("The prompt comes before the text, on a shaded background."):""].filter(Boolean).join(" ");$(n("about"),y);let w=v(),k=JSON.stringify(
w.map(({name:b,tip:M})=>[b,M]));l.dataset.key!==k&&(l.dataset.key=k,l.replaceChildren(...w.map(B)))}function B({name:y,term:w,role:k,dash:b,tip:M}){let N=g("spa\
n");pe(N,w,()=>t.current()?fe(I(t.current())):"",{meaning:M});let m=Z("svg",""),L=Z("line","");for(let[q,F]of Object.entries({width:26,height:8,"aria-hidden":"t\
rue"}))m.setAttribute(q,String(F));for(let[q,F]of Object.entries({x1:0,y1:4,x2:26,y2:4,stroke:`var(--gp-${k})`,"stroke-dasharray":er(b)}))L.setAttribute(q,String(
F));return m.append(L),N.append(m,p().of?ne(y):y),N}function W(){let y=t.current(),w=y?I(y):a("The curve grows with the text.");$(o,w),uo(o,y,E().length,y?w:a("\
no token yet"),t.promptSteps.length)}function I(y){let w={number:y.index+1,token:Y(y.chosen.text),facts:C(y)};return y.isPrompt?a("Prompt token {number}, {token\
}: {facts}",w):a("Token {number}, {token}: {facts}",w)}function C(y){if(p().of)return x(y)||a("no token was looked up here");if(i.value==="kept")return y.isPrompt?
a("no processor takes part"):a("{kept} of {count} tokens kept",{kept:j(He(y)),count:j(y.distribution.vocab)});if(i.value==="cumulative")return O(y);let{surprisal:w,
entropyBefore:k,entropyAfter:b}=Oe(y);if(t.isFromElsewhere)return a("surprisal {surprisal}",{surprisal:oe(ue(w),t.unit)});let[M,N,m]=[w,k,b].map(L=>oe(ue(L),t.unit));
return y.isPrompt?a("surprisal {surprisal}; entropy {entropy}",{surprisal:M,entropy:N}):a("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:M,
before:N,after:m})}function O(y){let w=y.isPrompt?t.promptSteps:E(),k=w.slice(0,w.indexOf(y)+1),b=v().filter(M=>M.value(y)!==null).map(M=>{let N=k.map(L=>ue(M.value(
L)));return`${N.includes(null)?a("minus infinity"):oe(N.reduce((L,q)=>L+q,0),t.unit)} ${M.name}`});return a("log-probability so far {sums}",{sums:b.join(", ")})}
function x(y){return Ee((y.watched||[]).map(w=>{let k={token:Y(w.text),before:G(J(w.raw_logprob)),after:G(J(w.logprob)),rank:j(w.raw_rank||0)};return w.logprob===
null?w.raw_rank?a("{token} {before} before (rank {rank}), removed after",k):a("{token} {before} before, removed after",k):w.raw_rank?a("{token} {before} before \
(rank {rank}), {after} after",k):a("{token} {before} before, {after} after",k)}))}function _(){d=0,h=performance.now(),r.removeAttribute("aria-busy");let y=E(),
w=y.length||t.promptSteps.length?Kc({curve:p(),series:v(),steps:y,prompt:t.promptSteps,current:t.current(),unit:t.unit,factor:Le(1,t.unit)}):void 0;A(w)}let A=bd(
r,y=>{let w=y-1+(y<1?t.promptSteps.length:0),k=y<1?t.promptSteps[w]:E()[w];k&&t.selectStep(k)});function T(){d||!f||(r.setAttribute("aria-busy","true"),d=window.
setTimeout(_,Math.max(0,h+Ob-performance.now())))}new IntersectionObserver(([{isIntersecting:y}])=>{f||!y||(f=!0,T())}).observe(e),Hi(o,t),s.addEventListener("c\
hange",()=>co(s.value)),i.addEventListener("change",S);function S(){R(),W(),T()}return y=>{y.unit&&(s.value=t.unit),y.run&&(u=new Map,c=Di(t.isFromElsewhere)),H(
E()),P(),S()}}var va={};ie(va,{drawScale:()=>Vt,shadeInk:()=>Kt,shadeOf:()=>$o});var kd={probability:{term:"probability",scale:"prob",level:e=>e.probability*10,ends:["0%","100%"],meaning:()=>a("How likely the token was, after the processors.")},
raw:{term:"probability",scale:"prob",level:e=>e.rawProbability*10,ends:["0%","100%"],meaning:()=>a("How likely the model found the token, before the processors.")},
told:{term:"probability",scale:"prob",level:e=>e.rawProbability*10,ends:["0%","100%"],meaning:()=>a("How likely the token was, according to the server.")},rank:{
term:"rank",scale:"heat",level:e=>xa[_d(e)][1],meaning:()=>a("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{
term:"surprisal",scale:"heat",level:e=>e.surprisal/Math.LN2,bits:[0,10],words:()=>[a("expected"),a("surprising")],meaning:()=>a("How unexpected the token was: m\
inus the logarithm of its probability.")},uncertainty:{term:"entropy",scale:"heat",level:e=>(e.entropyBefore??0)/Math.LN2*1.25,bits:[0,8],words:yd,meaning:()=>a(
"How uncertain the model was before this token: the entropy of its distribution, before the processors.")},kl:{term:"kl",scale:"heat",level:e=>(e.kl??0)/Math.LN2,
bits:[0,10],meaning:()=>a("How far apart two distributions are: the Kullback-Leibler divergence.")},entropy:{term:"entropy",scale:"heat",level:e=>(e.entropyAfter??
0)/Math.LN2*1.25,bits:[0,8],words:yd,meaning:()=>a("How open the choice was: the entropy after the processors.")}};function yd(){return[a("certain"),a("uncertai\
n")]}var xa=[[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],_d=({rank:e})=>xa.findIndex(([t])=>(e??1/0)<=t);function $o(e,t){let{scale:n,level:r}=kd[e];return`--gp-${n}\
-${Math.round(Math.max(0,Math.min(10,r(t)||0)))}`}function Kt(e,t,n){e.style.backgroundColor=`var(${$o(t,n)})`,t==="rank"?e.dataset.rank=String(_d(n)):delete e.
dataset.rank}function Vt(e,t,n){let{term:r,scale:o,ends:s,bits:i,words:l=()=>[],meaning:c}=kd[t];if(pe(e,r,()=>"",{meaning:c()}),e.replaceChildren(),t==="rank"){
xa.forEach(([E,P],H)=>{let R=g("span","gp-chip",E===1/0?a("beyond"):a("top {rank}",{rank:E}),{"data-rank":H});R.style.backgroundColor=`var(--gp-${o}-${P})`,e.append(
R)});return}let[u,d]=s||(i??[]).map(E=>`${n==="bits"?it(E):Q(E*Math.LN2,1)} ${a(n)}`),[h,f]=l(),p=(E,P)=>P?`${P}, ${E}`:E,v=g("span","gp-ramp",null,{"aria-hidde\
n":"true"});for(let E=0;E<=10;E++){let P=g("i");P.style.backgroundColor=`var(--gp-${o}-${E})`,v.append(P)}e.append(g("span","",p(u,h)),v,g("span","",p(i?d.replace(
" ","+ "):d,f)))}var Ta={};ie(Ta,{appendToken:()=>Xt,cutTokens:()=>Tt,inkToken:()=>rt,numberWords:()=>Ma});var Sa={};ie(Sa,{removedWords:()=>ar,tokenCard:()=>lr});function lr(e,t,n,r){let s=g("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),i=g("div","gp-card-head"),l=g("dl","gp-card-facts"),c=g("ol","gp-card\
-rivals"),u=g("div","gp-card-key");u.append(g("i","gp-card-after"),`${a("after the processors")} `,g("i","gp-card-before"),a("before them")),s.append(i,l,c,u),s.
hidden=!0,e.append(s);let d=null,h=null,f=null;function p(_,A){l.append(g("dt","",_),g("dd","",A))}function v(){let{id:_,text:A,where:T,step:S,why:y}=r(d);if(i.
replaceChildren(ne(A,"gp-card-word"),g("span","",_<0?T:a("{where}, id {id}",{where:T,id:_}))),l.replaceChildren(),c.hidden=u.hidden=!S,y&&l.append(g("dd","gp-ca\
rd-why",y)),!S)return;E(S);let w=P(S),k=Math.max(...w.flatMap(({after:b,before:M})=>[b,M]),1e-9);c.replaceChildren(...w.map(b=>H(b,k))),u.hidden=!S.distribution.
stages.length}function E(_){let{chosen:A,distribution:T}=_,{probability:S,rawProbability:y,surprisal:w}=Oe(_);Se(_)?p(a("Probability, according to the server"),
G(y)):T.stages.length||A.logprob!==A.raw_logprob?(p(a("Probability after the processors"),A.logprob===null?ar(A):G(S)),p(a("before the processors"),G(y))):p(a("\
Probability (no processor ran)"),G(y));let k=[A.rank&&a("{rank} after",{rank:j(A.rank)}),A.raw_rank&&a("{rank} before",{rank:j(A.raw_rank)})].filter(Boolean);if(k.
length){let b=A.rank===A.raw_rank;p(Se(_)?a("Rank"):a("Rank of {count}",{count:j(T.vocab)}),b?j(A.rank):k.join(", "))}p(a("Surprisal"),oe(w,n.unit))}function P({
chosen:_,distribution:A}){let T=A.candidates.map(y=>({candidate:y,after:J(y.logprob),before:J(y.raw_logprob),isChosen:y.token_id===_.token_id}));T.sort((y,w)=>Math.
max(w.after,w.before)-Math.max(y.after,y.before));let S=T.slice(0,5);return S.some(({isChosen:y})=>y)||S.push({candidate:_,after:J(_.logprob),before:J(_.raw_logprob),
isChosen:!0}),S}function H({candidate:_,after:A,before:T,isChosen:S},y){let w=_.logprob===null&&!n.isFromElsewhere,k=g("li",(S?"gp-card-chosen":"")+(w?" gp-card\
-removed":"")),b=g("span","gp-card-tracks");for(let[M,N]of[["after",A],["before",T]]){let m=g("i","gp-card-"+M);m.style.width=`${N/y*100}%`,b.append(m)}return w&&
b.firstChild.replaceWith(g("small","",ar(_))),k.append(g("span","gp-card-sign",S?"▶":w?"✕":""),ne(_.text,"gp-card-word"),b,g("span","gp-card-value",G(w?T:A))),
k}function R(){let _=(d.querySelector(".gp-ink")||d).getClientRects()[0],A=t.getBoundingClientRect();if(!_||_.bottom<A.top||_.top>A.bottom){W();return}let[T,S]=[
s.offsetWidth,s.offsetHeight],{clientWidth:y,clientHeight:w}=document.documentElement,k=_.bottom+9,b=k+S+8<=w?k:_.top-S-9;s.style.left=`${Math.max(8,Math.min(_.
left,y-T-8,Math.max(A.left,A.right-T)))}px`,s.style.top=`${Math.max(8,Math.min(b,w-S-8))}px`}function B(_,A=null){r(_)&&(d=_,h=A,f=null,v(),s.hidden&&(s.hidden=
!1,s.showPopover&&s.showPopover(),document.addEventListener("keydown",I,!0),document.addEventListener("scroll",O,{capture:!0,passive:!0})),R())}function W(){d&&
(d=null,s.hidden=!0,s.hidePopover&&s.isConnected&&s.hidePopover(),document.removeEventListener("keydown",I,!0),document.removeEventListener("scroll",O,{capture:!0}))}
function I({key:_}){_==="Escape"&&C()}function C(){f=d,W()}function O(){let _=h&&document.elementFromPoint(h.clientX,h.clientY);!d.isConnected||h&&!d.contains(_)?
W():R()}t.addEventListener("pointermove",_=>{if(_.pointerType==="touch")return;let A=_.target.closest('[role="button"]');!A||!r(A)?h&&W():A!==d&&A!==f&&B(A,_)}),
t.addEventListener("pointerleave",()=>{f=null,h&&W()}),t.addEventListener("focusin",({target:_})=>_.matches(":focus-visible")&&B(_)),t.addEventListener("focusou\
t",({target:_})=>_===d&&!h&&W());function x(_){d&&(d.isConnected?_&&(v(),R()):W())}return{show:B,hide:W,dismiss:C,refresh:x}}var ar=({removed_by:e})=>a("removed\
 by {processor}",{processor:e?Xe(e)[0]:a("a processor")});function rt(e,t){if(t.piece===null){let n=g("bdi","gp-ink gp-special");Me(n,t.text),e.append(n)}else Fn(t)?e.append(t.piece,g("span","gp-ink gp-byte","",{"data-\
bytes":Ms(t.text)||"·"})):Ss(e,t.piece)}function Xt(e,t,n,r){let o=r&&Fn(r)?e.tokens.at(-1).parentNode:null;if(o&&n.piece!==null)o.append(t);else if(Fn(n)){let s=g(
"span","gp-bytes");s.append(t),e.rows.append(s)}else e.rows.append(t);e.tokens.push(t)}function Tt(e,t){for(;e.tokens.length>t;){let n=e.tokens.pop(),r=n.closest(
".gp-bytes");r&&r.childNodes.length>1?n.remove():e.rows.removeLast()}}function Ma(e,t){let{probability:n,rawProbability:r,rank:o,surprisal:s}=Oe(e);if(Se(e))return Ab(
e,t);let i=[e.chosen.logprob===null?ar(e.chosen):a("probability {share}",{share:G(n)})];return G(r)!==G(n)&&i.push(a("{share} before the processors",{share:G(r)})),
o!==null&&i.push(a("rank {rank} of {count}",{rank:j(o),count:j(e.distribution.vocab)})),[...i,a("surprisal {amount}",{amount:oe(s,t)})]}function Ab(e,t){let{rawProbability:n,
rank:r,surprisal:o}=Oe(e);return[a("probability {share}",{share:G(n)}),...r===null?[]:[a("rank {rank}",{rank:j(r)})],a("surprisal {amount}",{amount:oe(o,t)})]}var Ea={};ie(Ea,{CanvasState:()=>cr,draftOf:()=>Pb,numbersOfPlace:()=>ur});var cr=class{constructor(t){this.log=t,this.clear()}clear(){this.at=null,this.place=null}get steps(){return this.log.canvasSteps}get number(){return this.at===null?
this.steps.length-1:Math.min(this.at,this.steps.length-1)}get step(){return this.steps[this.number]||null}get canvas(){let{canvas:t}=this.step;return this.steps.
filter(n=>n.canvas===t)}get before(){let{canvas:t}=this.step;return this.steps.filter((n,r)=>n.canvas<t&&this.steps[r+1]&&this.steps[r+1].canvas!==n.canvas)}get numCanvases(){
return this.steps.length?this.steps.at(-1).canvas+1:0}earlier(t){let n=this.steps[this.number-1];return n&&n.canvas===this.step.canvas?n.places[t]:null}accepted(t){
if(!this.step.places[t].accepted)return null;let n=this.earlier(t);return n&&n.accepted?"again":"newly"}get counts(){let t=this.step.places.map((n,r)=>this.accepted(
r));return{places:t.length,accepted:t.filter(Boolean).length,newly:t.filter(n=>n==="newly").length}}get end(){let{eos_token_ids:t,effective:n}=this.log.started;
if(!Number.isInteger(n.pad_token_id))return 1/0;let r=this.step.places.findIndex(({token_id:o})=>t.includes(o));return r<0?1/0:r+1}history(t){let n=this.canvas,
r=n.at(-1).places[t],o=n.length-1;for(;o>0&&n[o-1].places[t].token_id===r.token_id;)o-=1;return{since:o,accepted:n.filter(s=>s.places[t].accepted).length,count:n.
length,last:r}}};function Pb({canvasSteps:e,finished:t}){return t?t.sequences.map(({text:r})=>r).join(""):e.filter(({canvas:r},o)=>!e[o+1]||e[o+1].canvas!==r).flatMap(
({places:r})=>r.map(({piece:o})=>o??"")).join("")}var ur=({logprob:e,entropy:t})=>({probability:J(e),rawProbability:0,rank:1,surprisal:-(e??0),entropyBefore:t,entropyAfter:t});var Rb=14,Cb=200;function xd(e,t,{onPick:n,onResize:r}){let o=e.querySelector("canvas"),s=e.querySelector(".gp-map-row"),i=e.querySelector(".gp-map-column");function l({
clientX:d,clientY:h}){let{left:f,top:p,width:v,height:E}=o.getBoundingClientRect(),P=t.canvas,H=(R,B)=>Math.max(0,Math.min(B-1,Math.floor(R*B)));return{place:H(
(d-f)/v,t.step.places.length),step:P[H((h-p)/E,P.length)]}}e.addEventListener("click",d=>t.step&&n(l(d)));function c(d){let h=t.canvas,f=t.step.places.length;e.
style.height=`${Math.max(24,Math.min(Cb,Rb*h.length))}px`;let[p,v]=[o.clientWidth,o.clientHeight].map(I=>Math.round(I*devicePixelRatio));if(!p||!v)return;Object.
assign(o,{width:p,height:v});let E=o.getContext("2d"),P=getComputedStyle(e),H=P.getPropertyValue("--gp-text").trim(),[R,B]=[p/f,v/h.length],W=Math.max(.75,Math.
min(R,B,8*devicePixelRatio)*.2);h.forEach((I,C)=>I.places.forEach((O,x)=>{E.fillStyle=P.getPropertyValue($o(d,ur(O))).trim(),E.fillRect(Math.floor(x*R),Math.floor(
C*B),Math.ceil(R),Math.ceil(B)),O.accepted&&(E.fillStyle=H,E.beginPath(),E.arc((x+.5)*R,(C+.5)*B,W,0,2*Math.PI),E.fill())})),u(h.length,f)}function u(d,h){s.style.
top=`${t.step.step/d*100}%`,s.style.height=`${100/d}%`,i.hidden=t.place===null,!i.hidden&&(i.style.left=`${t.place/h*100}%`,i.style.width=`${100/h}%`)}return new ResizeObserver(
r).observe(o),c}var Nb=1.05;function vd(e,t){let{step:n,canvas:r,log:o}=e,s=n.places[t],i={step:n.step+1,place:t+1,token:Y(s.text),read:Y(s.read_text),share:G(J(s.logprob))},{accepted:l,
places:c}=e.counts;return[a("At step {step}, the model read {read} at place {place}.",i),$b(s.entropy,o.unit),s.read_text===s.text?a("It found the same token th\
e likeliest, with {share}.",i):a("It found {token} the likeliest, with {share}.",i),a("The temperature of this step was {temperature}.",{temperature:Q(n.temperature,
2)}),qb(s,n===r.at(-1),o),z(c,"At this step, {accepted} of {count} place was accepted.","At this step, {accepted} of {count} places were accepted.",{accepted:j(
l)})]}function $b(e,t){let n=Math.exp(e),r=oe(e,t);return n<Nb?a("The model was all but certain here: an entropy of {entropy}.",{entropy:r}):a("The model’s entr\
opy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:r,options:n<10?K(n,1):j(Math.round(n))})}function qb({accepted:e},t,{finished:n}){
return t&&n?a("It was the last step of this canvas: the likeliest token is the text."):e?a("The sampler accepted the place: what it drew there is read at the ne\
xt step."):a("The sampler did not accept the place: at the next step, a random token is read there.")}var Ib=8e3,Wb=120,Bb=700;function Sd(e,t){let n=S=>e.querySelector(".gp-"+S),[r,o,s,i]=["canvas-text","canvas-slider","canvas-play","canvas-shade"].map(n),l=new cr(
t),c=xd(n("canvas-map"),l,{onPick:({place:S,step:y})=>R(l.steps.indexOf(y),S),onResize:()=>!e.hidden&&c(i.value)}),u=g("span","gp-canvas-prompt"),d=g("span","gp\
-canvas-before"),h=g("span","gp-canvas-now"),f=0,p=0;r.append(u,d,h);function v(){let{step:S}=l,y=l.before.flatMap(({places:b})=>b);d.childElementCount!==y.length&&
d.replaceChildren(...y.map(P));let w=de(h,S.places.length,E),{end:k}=l;p=Math.min(p,S.places.length-1),S.places.forEach((b,M)=>{let N=w[M],m=l.accepted(M);N.replaceChildren(),
rt(N,b);let L=N.querySelector(".gp-ink");Kt(L,i.value,ur(b)),m?N.dataset.accepted=m:delete N.dataset.accepted,N.toggleAttribute("data-after-end",M>=k),N.setAttribute(
"aria-pressed",String(M===l.place)),N.setAttribute("aria-label",H(b,M,m)),N.tabIndex=M===p?0:-1})}let E=()=>g("span","gp-token",null,{role:"button"});function P(S){
let y=g("span","gp-written");return rt(y,S),y}function H(S,y,w){let k={number:y+1,token:Y(S.text),share:G(J(S.logprob))};return w==="newly"?a("Place {number}: {\
token}, probability {share}, newly accepted",k):w?a("Place {number}: {token}, probability {share}, accepted",k):a("Place {number}: {token}, probability {share},\
 not accepted",k)}r.addEventListener("click",({target:S})=>{let y=[...h.children].indexOf(S.closest(".gp-token"));y>=0&&R(l.at,y===l.place?null:y)}),r.addEventListener(
"keydown",S=>{let y=[...h.children].indexOf(S.target.closest(".gp-token")),w={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0}[S.key];if(!(y<
0)){if(S.key==="Enter"||S.key===" ")R(l.at,y);else if(S.key==="Escape")R(l.at,null);else if(w)p=Math.max(0,Math.min(h.childElementCount-1,y+w)),l.place===null?v():
R(l.at,p),h.children[p].focus();else return;S.preventDefault()}});function R(S,y){l.at=S,l.place=y,y!==null&&(p=y),x()}function B(){let{step:S,number:y,steps:w,
numCanvases:k}=l,b=l.canvas.length,M={canvas:S.canvas+1,canvases:k,step:S.step+1,steps:b},N=a("canvas {canvas} of {canvases}, step {step} of {steps}",M);o.max=String(
w.length),o.value=String(y+1),o.setAttribute("aria-valuetext",N),$(n("canvas-step-words"),N),$(s,a(f?"❚❚ Pause":"▶ Play"));let{places:m,accepted:L,newly:q}=l.
counts,F={accepted:j(L),places:j(m),newly:j(q),temperature:Q(S.temperature,2)};$(n("canvas-short"),a("{accepted} of {places} places accepted, {newly} newly; tem\
perature {temperature}",F))}function W(){clearInterval(f),f=0}s.addEventListener("click",()=>{if(f){W(),B();return}l.number>=l.steps.length-1&&(l.at=0);let S=Math.
max(Wb,Math.min(Bb,Ib/l.steps.length));f=window.setInterval(()=>{!e.isConnected||l.number>=l.steps.length-1?W():l.at=l.number+1,x()},S),x()}),o.addEventListener(
"input",()=>{W(),R(Number(o.value)-1,l.place)}),o.addEventListener("keydown",({key:S})=>S==="Escape"&&R(null,l.place)),i.addEventListener("change",()=>x());function I(){
let{place:S}=l;if(Ae(n("one-place"),S!==null),Ae(n("place-hint"),S===null),S===null)return;let{since:y,accepted:w,count:k,last:b}=l.history(S),M={place:S+1,token:Y(
b.text),since:y+1,accepted:w,steps:k};$(n("place-verdict"),z(k,"Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place\
 in {accepted} of {count} step.","Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted} of {count} step\
s.",M));let N=new Set;n("sentences").replaceChildren(...vd(l,S).map(V=>{let X=g("li");return X.append(...yn(V,N)),X}));let m=e.querySelector(".gp-one-place tbod\
y"),L=de(m,k,C);l.canvas.forEach((V,X)=>O(L[X],V,V.places[S]));let q=n("place-table"),{offsetTop:F,offsetHeight:U}=L[l.step.step];(F<q.scrollTop+U||F+U>q.scrollTop+
q.clientHeight)&&(q.scrollTop=F-q.clientHeight/2)}function C(){let S=g("tr"),y=g("td");return y.append(g("button","gp-place-step","",{type:"button"})),S.append(
y,...["read","likeliest"].map(()=>{let w=g("td");return w.append(g("bdi")),w}),g("td"),g("td","gp-place-entropy"),g("td")),S}function O(S,y,w){let[k,b,M,N,m,L]=S.
cells;$(k.firstChild,String(y.step+1)),Me(b.firstChild,w.read_text),Me(M.firstChild,w.text),$(N,G(J(w.logprob))),$(m,oe(w.entropy,t.unit)),$(L,w.accepted?a("✓ y\
es"):a("– no")),y===l.step?S.setAttribute("aria-current","step"):S.removeAttribute("aria-current")}e.querySelector(".gp-one-place tbody").addEventListener("cl\
ick",({target:S})=>{let y=S.closest("tr");y&&R(l.steps.indexOf(l.canvas[y.rowIndex-1]),l.place)});function x(){l.step&&(B(),v(),I(),Vt(n("canvas-scale"),i.value,
t.unit),c(i.value),$(n("map-words"),z(l.canvas.length,"{places} places, {count} step","{places} places, {count} steps",{places:j(l.step.places.length)})))}let _=S=>()=>l.
step&&l.place!==null?a("place {place}, step {step}: {words}.",{place:l.place+1,step:l.step.step+1,words:S(l.step.places[l.place])}):"";Te(e,{share:_(({text:S,logprob:y})=>`${Y(
S)} ${G(J(y))}`),entropy:_(({entropy:S})=>oe(S,t.unit)),accepted:()=>l.step?fe(n("canvas-short").textContent):"",map:()=>l.step?fe(n("map-words").textContent):""});
function A(){W(),l.clear(),p=0,d.replaceChildren(),h.replaceChildren(),$(u,t.started?t.started.prompt_tokens.map(({piece:S})=>S??"").join(""):"")}let T=()=>!e.hidden&&
x();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",T),new MutationObserver(T).observe(document.body,{attributes:!0,attributeFilter:[
"class"]}),S=>{S.run&&A(),e.hidden=!t.canvasSteps.length,!e.hidden&&(S.run||S.steps||S.status||S.unit)&&x()}}var jb=5,Hb=60,Fb=6e7,zb=(e,t)=>Array.isArray(t)&&e.length===t.length&&e.every((n,r)=>n===t[r]),Cn=e=>[e,...e.children.flatMap(Cn)],La=e=>e.parent?La(e.parent):
e,qo=class{constructor(t){this.log=t,this.trees=[],this.shown=null,this.along=Md()}get all(){return this.trees.flatMap(Cn)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===La(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(t=>t!==this.shown).at(-1))}begin(){let{log:t}=this;if(this.along=Md(),!t.started||t.turn===void 0){this.shown=null;
return}let{turn:n,started:r,asked:o}=t,s=this.all.find(u=>u.turn===n);if(s){this.shown=s;return}t.asked=null;let i=o&&zb(o.ids,r.request.given)&&this.all.find(u=>u.
turn===o.turn);if(i&&o.kind!=="branch"&&i.plain&&i.mode===r.mode){Object.assign(i,{turn:n,pieces:[]}),this.shown=i;return}let l=r.request.only_given===!0,c={turn:n,
read:l,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(i){for(Object.assign(c,{at:o.at,from:o.from,on:o.on,kind:o.kind,parent:i});c.parent.
parent&&c.at<c.parent.at;)c.parent=c.parent.parent;c.parent.children.push(c)}else this.trees=this.trees.filter(({children:u})=>u.length),this.trees.push(c);this.
shown=c}measure(){let{log:t,along:n}=this,r=t.lines();n.follow(r.length?r[0].last:null);let{steps:o}=n;Object.assign(this.shown,{text:t.text,tokens:o.length,total:n.
total,mode:t.started.mode,searched:t.usesBeams,plain:r.length===1&&r[0].kind==="sequence",pieces:o.map(({piece:s,chosen:i})=>s??i.text)})}makeRoom(){for(;;){let t=this.
all,n=t.reduce((o,{text:s})=>o+s.length,0);if(this.trees.length<=jb&&t.length<=Hb&&n<=Fb)return;let r=this.trees.find(o=>o!==La(this.shown))||t.filter(o=>o.parent&&
o!==this.shown&&!o.children.length).sort((o,s)=>o.turn-s.turn)[0];if(!r)return;this.detach(r)}}detach(t){t.parent?t.parent.children=t.parent.children.filter(n=>n!==
t):this.trees=this.trees.filter(n=>n!==t)}};function Md(){return new we(0,(e,{chosen:t})=>e+(t.logprob??-1/0))}function Td(e){let{root:t,state:n,tree:r,told:o,remove:s}=e,{log:i}=n,l=t.querySelector(".gp-rename"),c=()=>$(o,a("A run is under way. Wait for its end, or clic\
k Stop."));function u(f){if(!(!f||f===n.shown)){if(n.busy){c();return}n.shown=f,i.feedRun(f.text,f.turn),i.ask({type:"shown"}),e.draw(),f.item.focus({preventScroll:!0})}}
function d(){if(!s.dataset.sure){s.textContent=z(Cn(n.shown).length,"Delete this run?","Delete these {count} runs?"),s.dataset.sure="yes",s.focus();return}let f=n.
shown,p=n.refuge;n.busy?c():p&&(n.detach(f),u(p)),e.calm()}function h(){let f=n.shown,p=g("input","gp-rename-field",null,{"aria-label":a("Name of this run"),maxlength:60});
p.value=f.name;let v=!0,E=P=>{v&&(v=!1,P&&(f.name=p.value.trim()),document.activeElement===p&&f.item.focus(),p.remove(),e.fill(f))};p.addEventListener("keydown",
P=>{P.stopPropagation(),(P.key==="Enter"||P.key==="Escape")&&E(P.key==="Enter")}),p.addEventListener("click",P=>P.stopPropagation()),p.addEventListener("blur",()=>E(
!0)),f.item.querySelector(".gp-label").replaceChildren(p),p.focus(),p.select()}r.addEventListener("click",f=>{let p=f.target.closest(".gp-run"),v=n.visible.flatMap(
Cn).find(E=>E.item===p);v===n.shown?v.item.focus():u(v)}),r.addEventListener("keydown",f=>{let{shown:p}=n;if(f.ctrlKey||f.metaKey||f.altKey||!p)return;let v=n.visible.
flatMap(Cn),E=v.indexOf(p),P={ArrowDown:()=>u(v[E+1]),ArrowUp:()=>u(v[E-1]),ArrowRight:()=>u(p.children[0]),ArrowLeft:()=>u(p.parent),Home:()=>u(v[0]),End:()=>u(
v.at(-1)),F2:h,Delete:()=>{s.disabled||d()}};Object.hasOwn(P,f.key)&&(f.preventDefault(),P[f.key]())}),l.addEventListener("click",h),s.addEventListener("click",
d),s.addEventListener("blur",()=>e.calm())}var Ed=8,Db=3,Gb=-1e30,Ub=e=>`log p ${e>Gb?Q(e,2).replace("-","−"):"−∞"}`;function Kb(e){let t=e.pieces,n=Math.min(...e.children.map(({at:s})=>s)),r=e.parent?
e.at:Number.isFinite(n)&&n>=Db?n:0,o=rn(t.slice(r,r+Ed).join(""));return a("“{text}”",{text:`${r&&!e.parent?"…":""}${o}${t.length>r+Ed?"…":""}`})}function Ld(e){
if(!e.parent)return e.read?a("a text that was read:"):a("the original:");let t={number:e.at+1,token:Y(e.from??"")};return e.kind!=="branch"?a("continues at toke\
n {number}:",t):e.on?a("again from {token} at token {number}:",t):a("instead of {token} at token {number}:",t)}var Io=class{constructor(t,n){this.root=t,this.state=
n,this.tree=t.querySelector(".gp-tree"),this.told=t.querySelector(".gp-told"),this.remove=t.querySelector(".gp-delete")}draw(){let{root:t,tree:n,state:r}=this,o=r.
log.canAsk?r.visible:[];if(t.hidden=!o.length,t.hidden)return;let{scrollTop:s}=n;n.replaceChildren(...o.map(i=>this.lay(i))),n.scrollTop=s,r.shown&&this.reveal(
r.shown.item.firstChild),this.remove.disabled=!r.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(t){t.item??=Vb(),
this.fill(t);let n=t.item.querySelector(":scope > ul");if(n&&n.remove(),t.children.length){let r=g("ul","",null,{role:"group"});r.append(...t.children.map(o=>this.
lay(o))),t.item.append(r),t.item.setAttribute("aria-expanded","true")}else t.item.removeAttribute("aria-expanded");return t.item}fill(t){let{item:n}=t,r=t===this.
state.shown,o=Kb(t),s=[z(t.tokens,"{count} token","{count} tokens"),Ub(t.total),...t.searched?[a("best of {mode}",{mode:zn(t.mode)})]:[]].join(" · "),i=n.querySelector(
".gp-label");if(!i.querySelector("input")){let c=[g("span","gp-note",Ld(t))," ",g("bdi","gp-words",o)];t.name?i.replaceChildren(g("bdi","gp-name",t.name)," ",...c):
i.replaceChildren(...c)}let l=n.querySelector(".gp-facts");$(l,s),l.title=a("Length, and total log-probability after the processors, in nats; −∞ where they remo\
ve a given token. Beam search scores given tokens before the processors."),$(n.querySelector(".gp-sign"),r?"▶":""),n.setAttribute("aria-selected",String(r)),n.
setAttribute("aria-label",[t.name,`${Ld(t)} ${o}`,s,r?a("shown"):""].filter(Boolean).join(", ")),n.tabIndex=r?0:-1}reveal(t){let{tree:n}=this,[r,o]=[n.getBoundingClientRect(),
t.getBoundingClientRect()];n.scrollTop+=Math.min(0,o.top-r.top-4)+Math.max(0,o.bottom-r.bottom+4)}};function Vb(){let e=g("li","gp-run",null,{role:"treeitem"}),
t=g("div","gp-row");return t.append(g("span","gp-sign","",{"aria-hidden":"true"}),g("span","gp-label"),g("span","gp-facts")),e.append(t),e}function Od(e,t){let n=new qo(t),r=new Io(e,n);return Td(r),o=>{o.run&&n.begin();let{shown:s}=n,i=o.run||o.status||o.steps&&!e.hidden;if(s&&t.turn===s.turn&&i&&
n.measure(),o.run){n.makeRoom();let l=r.tree.contains(document.activeElement);r.draw(),l&&s&&s.item&&s.item.focus({preventScroll:!0})}else!e.hidden&&s&&s.item&&
r.fill(s);o.status&&!n.busy&&$(r.told,"")}}var Fa={};ie(Fa,{useCallback:()=>uw,useContext:()=>dw,useDebugValue:()=>hw,useEffect:()=>lw,useErrorBoundary:()=>fw,useId:()=>pw,useImperativeHandle:()=>cw,useLayoutEffect:()=>Uo,
useMemo:()=>br,useReducer:()=>Qd,useRef:()=>gr,useState:()=>Ie});var qa={};ie(qa,{Component:()=>dr,Fragment:()=>Ne,cloneElement:()=>Yb,createContext:()=>sw,createElement:()=>fr,createPortal:()=>aw,createRef:()=>Jb,h:()=>fr,hydrate:()=>ow,
isValidElement:()=>Rd,options:()=>ce,render:()=>pr,toChildArray:()=>jd});var ce,Pd,Rd,Et,Oa,Ho,Cd,Bo,Nd,Ra,Aa,$d,hr=Symbol.for("pv"),Fo={},zo=[],Xb=/^m(i|n|o|s|text|space)$/,
Do=Array.isArray,Go=zo.slice,Lt=Object.assign;function Yt(e){e&&e.parentNode&&e.remove()}function fr(e,t,n){var r,o,s,i={},l=arguments.length;for(s in t)s=="key"?
r=t[s]:s=="ref"&&typeof e!="function"?o=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?Go.call(arguments,2):n),Jt(e,i,r,o,null)}function Yb(e,t,n){var r,o,s,i=Lt({},
e.props),l=arguments.length;for(s in t)s=="key"?r=t[s]:s=="ref"&&typeof e.type!="function"?o=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?Go.call(arguments,2):n),
Jt(e.type,i,r!==void 0?r:e.key,o!==void 0?o:e.ref,null)}function Jt(e,t,n,r,o){var s={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:hr,
__v:o||++Pd,__i:-1,__u:0};return!o&&ce.vnode&&ce.vnode(s),s}function Jb(){return{current:null}}function Ne(e){return e.children}function dr(e,t){this.props=e,this.
context=t,this.__g=0}function Ot(e,t){if(t==null)return e.__&&Ot(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.
type!="function"||e.props.__P?null:Ot(e)}function Zb(e){var t,n=e.__v,r=n.__e,o=[],s=[],i=e.__P;i&&((t=Lt({constructor:hr},n)).__v=n.__v+1,ce.vnode&&ce.vnode(t),
Ca(i,t,n,e.__n,i.namespaceURI,32&n.__u?[r]:null,o,r||Ot(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Fd(o,t,s),n.__=n.__e=null,t.__e!=r&&qd(t))}function qd(e){if((e=
e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),qd(e)}function Pa(e){(8&e.__g||(e.__g|=8,Et.push(e),Ho++))&&Oa==ce.
debounceRendering||((Oa=ce.debounceRendering)||queueMicrotask)(Id)}function Id(){try{for(var e,t=1;Et.length;)Et.length>t&&Et.sort(Cd),e=Et.shift(),t=Et.length,
8&e.__g&&Zb(e)}finally{(Ho=Et.length)&&(Oa||queueMicrotask)(Id)}}function Wd(e,t,n,r,o,s,i,l,c,u,d){var h,f,p,v,E,P,H=r.__k||zo,R=t.length;for(c=Qb(n,t,H,c,R),h=
0;h<R;h++)(p=n.__k[h])!=null&&(f=~p.__i&&H[p.__i]||Fo,p.__i=h,P=Ca(e,p,f,o,s,i,l,c,u,d),v=p.__e,(f.ref!=p.ref||8&f.__u)&&(f.ref&&Na(f.ref,null,p,f),p.ref&&d.push(
p.ref,p.__c||v,p)),E=E||v,4&p.__u?(c=Bd(p,c,e,!f.__v),f.__e&&(f.__e=null)):typeof p.type=="function"&&P!==void 0?c=P:v&&(c=v.nextSibling),p.__u&=-21);return n.__e=
E,c}function Qb(e,t,n,r,o){var s,i,l,c,u,d,h,f,p,v=n.length,E=v,P=0,H=0,R=e.__k=Array(o);for(s=0;s<o;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="functio\
n"?(typeof i!="object"||i.constructor===String?i=R[s]=Jt(null,i):Do(i)?i=R[s]=Jt(Ne,{children:i}):i.constructor===hr&&i.__b?i=R[s]=Jt(i.type,i.props,i.key,i.ref,
i.__v):R[s]=i,c=s+P,i.__=e,i.__b=e.__b+1,l=null,~(u=i.__i=ew(i,n,c,E))&&(E--,(l=n[u])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,u==c-1?P--:u==c+1?P++:u!=c&&(u>c?P--:P++,
H=1)):(~u||(o>v?P--:o<v&&P++),typeof i.type!="function"&&(i.__u|=4))):R[s]=null;if(H){for(d=[],h=[],s=0;s<o;s++)if((i=R[s])&&16&i.__u){for(P=0,f=d.length;P<f;)d[p=
P+f>>1]<i.__i?P=p+1:f=p;d[P]=i.__i,h[s]=P+1}for(P=d.length;s--;)h[s]&&(h[s]==P?P--:R[s].__u|=4)}if(E)for(s=0;s<v;s++)!(l=n[s])||2&l.__u||(l.__e==r&&(r=Ot(l)),$a(
l,l));return r}function Bd(e,t,n,r){var o,s,i,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&(o[s].__=e,t=Bd(o[s],
t,n,!1));return t}for(t&&!t.parentNode&&(t=Ot(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!r&&n.moveBefore&&i.parentNode?
n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function jd(e,t){return t=t||[],e!=null&&
typeof e!="boolean"&&(Do(e)?e.some(function(n){jd(n,t)}):t.push(e)),t}function ew(e,t,n,r){var o,s=e.key,i=e.type,l=t[n],c=l&&!(2&l.__u);if(l===null&&s==null||c&&
s==l.key&&i==l.type)return n;if(r>(c?1:0)){for(o=n-1;o>=0;o--)if((l=t[o])&&!(2&l.__u)&&s==l.key&&i==l.type)return o;for(o=n+1;o<t.length;o++)if((l=t[o])&&!(2&l.
__u)&&s==l.key&&i==l.type)return o}return-1}function Ad(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Wo(e,t,n,r,o){var s,i;if(t=="style")
if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||Ad(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||
Ad(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(i=Aa[t]||(Aa[t]=tw(
t)),(e.__a||(e.__a={}))[t]=Ra,s=t!=(t=t.replace(Nd,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{
if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="ta\
bIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function tw(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Bo]==null)t[Bo]=
Ra++;else if(t[Bo]<this.__a[e])return;return n(ce.event?ce.event(t):t)}}}function Ca(e,t,n,r,o,s,i,l,c,u){var d,h,f,p,v,E,P,H,R,B,W,I,C,O,x,_,A,T,S=t.type;if(t.
constructor!==hr)return null;128&n.__u&&(c=32&n.__u,d=n.__c.__z)&&(t.__u|=c,h=s=[],d.nodeType==8?l=jo(d,s):s.push(d),l=s[0]||l),(d=ce.__b)&&d(t);e:if(typeof S==
"function"){f=i.length;try{if(H=t.props,R=(d=S.prototype)&&d.render,B=(d=S.contextType)&&r[d.__c],W=d?B?B.props.value:d.__:r,(p=n.__c)?(t.__c=p,2&p.__g&&(p.__g|=
1)):(R?t.__c=p=new S(H,W):(t.__c=p=new dr(H,W),p.constructor=S,p.render=rw),B&&B.sub(p),p.state||(p.state={}),p.__n=r,p.__g|=8,p.__h=[],p.__k=[]),R&&(p.__s||(p.
__s=p.state),S.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=Lt({},p.__s)),Lt(p.__s,S.getDerivedStateFromProps(H,p.__s)))),v=p.props,E=p.state,p.__v=t,n.__c){
if(H!==v&&R&&!S.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(H,W),t.__v==n.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&
p.shouldComponentUpdate(H,p.__s,W)===!1){t.__v!=n.__v&&(p.props=H,p.state=p.__s,p.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(y){y&&(y.__=t)}),zo.push.
apply(p.__h,p.__k),p.__k=[],p.__h.length&&i.push(p),l=Ot(n);break e}p.componentWillUpdate&&p.componentWillUpdate(H,p.__s,W),R&&p.componentDidUpdate&&p.__h.push(
function(){p.componentDidUpdate(v,E,P)})}else R&&!S.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),R&&p.componentDidMount&&p.__h.push(p.
componentDidMount);p.context=W,p.props=H,p.__P=e,p.__g&=-5,I=ce.__r,C=R?25:0;do p.__g&=-9,I&&I(t),d=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++C<
25);R&&(zo.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(r=Lt({},r,p.getChildContext())),R&&n.__c&&p.getSnapshotBeforeUpdate&&(P=p.getSnapshotBeforeUpdate(
v,E)),O=d&&d.type===Ne&&d.key==null?d.props.children:d,H.__P&&(d=l,o=(e=H.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(y){y&&$a(y,y)}),
n.__k=null),l=n.__k?Ot(n,0):null),l=Wd(e,Do(O)?O:[O],t,n,r,o,s,i,l,c,u),H.__P&&(t.__e=null,l=d),t.__u&=-161,h&&h.some(Yt),p.__h.length&&i.push(p),1&p.__g&&(p.__g&=
-4)}catch(y){if(i.length=f,t.__v=null,c||s)if(y&&y.then){if(t.__u|=128|c,s){for(~(A=s.indexOf(l||void 0))||(A=s.length);(T=s[A-1])&&T.nodeType==8;)A--;for(;A<s.
length;A++)if(T=s[A])if(s[A]=null,x){if(T==_)break}else{if(T.nodeType!=8)break;T.data.startsWith("$s")&&(_=jo(x=T))}}if(!x){for(;l&&l.nodeType==8&&l.nextSibling;)
l=l.nextSibling;x=l}(d=jo(x=t.__c.__z||(t.__c.__z=x)))?(t.__e=x,l=d):t.__e=l,l=l&&l.nextSibling}else s&&s.some(Yt);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),y&&
y.then||Hd(t),ce.__e(y,t,n)}}else l=t.__e=nw(n.__e,t,n,r,o,s,i,c,u,e);return(d=ce.diffed)&&d(t),l}function jo(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))
for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Hd(e){e&&(e.
__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Hd))}function Fd(e,t,n){for(var r=0;r<n.length;)Na(n[r++],n[r++],n[r++]);ce.__c&&ce.__c(t,e),e.some(function(o){try{e=o.__h,
o.__h=[],e.some(function(s){s.call(o)})}catch(s){ce.__e(s,o.__v)}})}function nw(e,t,n,r,o,s,i,l,c,u){var d,h,f,p,v,E,P,H,R=n.props||Fo,B=t.props,W=t.type;if(W==
"svg"?o="http://www.w3.org/2000/svg":W=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),s){for(d=0;d<s.length;d++)if((v=s[d])&&
(W?v.localName==W:v.nodeType==3)){e=v,s[d]=null;break}}if(!e){if(H=u.ownerDocument||document,!W)return H.createTextNode(B);e=H.createElementNS(o,W,B.is?B:u),l&&
(ce.__m&&ce.__m(t,s),l=!1),s=null}if(W){if(u=W=="template"&&e.content||e,s=W=="textarea"&&B.defaultValue!=null?null:s&&Go.call(u.childNodes),!l&&s)for(R={},d=0;d<
e.attributes.length;d++)R[(v=e.attributes[d]).name]=v.value;for(d in R)v=R[d],d=="dangerouslySetInnerHTML"?f=v:d=="children"||d in B||d=="value"&&"defaultValue"in
B||d=="checked"&&"defaultChecked"in B||Wo(e,d,null,v,o);for(d in B)v=B[d],d=="children"?p=v:d=="dangerouslySetInnerHTML"?h=v:d=="value"?E=v:d=="checked"?P=v:l&&
typeof v!="function"||R[d]===v||Wo(e,d,v,R[d],o);h?(l||f&&(h.__html==f.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(f&&(e.textContent=""),(W==
"foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Xb.test(W))&&(o="http://www.w3.org/1999/xhtml"),Wd(u,Do(p)?p:[p],t,n,r,o,s,i,s?s[0]:n.__k&&Ot(n,0),l,c),
s&&s.some(Yt)),l&&W!="textarea"||(d="value",W=="progress"&&E==null?e.removeAttribute(d):E==null||E===e[d]&&(W!="progress"||E)||Wo(e,d,E,R[d],o),d="checked",P!=null&&
P!=e[d]&&Wo(e,d,P,R[d],o))}else R===B||l&&e.data==B||(e.data=B);return e}function Na(e,t,n,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.
__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){ce.__e(o,n)}}function $a(e,t,n){var r,o,s,i;if(ce.unmount&&ce.unmount(e),!(r=e.ref)||r.
current&&r.current!=e.__e||Na(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){ce.__e(l,t)}r.__P=r.__n=null}if(r=e.__k)for(i=
0;i<r.length;i++)r[i]&&$a(r[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(o=jo(r,s=[]))&&(r==e.__e&&s.some(Yt),Yt(o),Yt(r)),n||Yt(
e.__e),e.__e=e.__c=e.__=null}function rw(e,t,n){return this.constructor(e,n)}function pr(e,t){var n,r,o,s;ce.__&&ce.__(e,t),t.nodeType==9&&(t=t.documentElement),
r=(n=e&&32&e.__u)?null:t.__k,t.__k=Jt(Ne,{children:[e]}),o=[],s=[],Ca(t,t.__k,r||Fo,Fo,t.namespaceURI,r?null:t.firstChild?Go.call(t.childNodes):null,o,r?r.__e:t.
firstChild,n,s),Fd(o,t.__k,s),t.__k.props.children=null}function ow(e,t){e&&typeof e=="object"&&(e.__u|=32),pr(e,t)}function sw(e){function t(n){var r,o;return this.
getChildContext||(r=new Set,(o={})[t.__c]=this,this.getChildContext=function(){return o},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&r.forEach(
function(i){i.__g|=4,Pa(i)})},this.sub=function(s){r.add(s);var i=s.componentWillUnmount;s.componentWillUnmount=function(){r.delete(s),i&&i.call(s)}}),n.children}
return t.__c="__cC"+$d++,t.__=e,t.Provider=(t.Consumer=function(n,r){return n.children(r)}).contextType=t,t}function iw(e){return e.children}function aw(e,t){return Jt(
iw,{__P:t,children:e})}ce={__e:function(e,t,n,r){for(var o,s,i;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((i=(s=o.constructor)&&s.getDerivedStateFromError)&&
o.setState(s.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,r||{}),i=1),i&&8&o.__g)return void(o.__g|=2)}catch(l){e=l}}throw Ho=0,e}},
Pd=0,Rd=function(e){return e!=null&&e.constructor===hr},dr.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Lt({},this.state)),typeof e==
"function"&&(e=e(Lt({},n),this.props)),e&&(Lt(n,e),this.__v&&(t&&this.__k.push(t),Pa(this)))},dr.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.
__h.push(e),Pa(this))},dr.prototype.render=Ne,Et=[],Ho=0,Cd=function(e,t){return e.__v.__b-t.__v.__b},Bo=Symbol(),Nd=/(PointerCapture)$|Capture$/i,Ra=0,Aa={},$d=
0;var mt,me,Ia,zd,Wa=Object.is,Nn=0,Zd=[],Ba=[],ge=ce,Dd=ge.__b,Gd=ge.__r,Ud=ge.diffed,Kd=ge.__c,Vd=ge.unmount,Xd=ge.__;function Zt(e,t){ge.__h&&ge.__h(me,e,Nn||t),
Nn=0;var n=me.__H||(me.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function Ie(e){return Nn=1,Qd(eh,e)}function Qd(e,t,n){var r=Zt(mt++,2);
if(r.t=e,!r.__c&&(r.__=[n?n(t):eh(void 0,t),function(s){var i=(r.__N||r.__)[0],l=r.t(i,s);Wa(i,l)||(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=me,!me.__f)){me.
__f=!0;var o=me.shouldComponentUpdate;me.shouldComponentUpdate=function(s,i,l){var c=this.__H;if(!c)return!0;var u=!1,d=this.props!=s;if(c.__.some(function(f){f.
__N&&(u=!0,Wa(f.__[0],f.__N[0])||(d=!0))}),o){var h=o.call(this,s,i,l);return u?h||d:h}return!u||d}}return r.__}function lw(e,t){var n=Zt(mt++,3);!ge.__s&&Ha(n.
__H,t)&&(n.__P=!0,n.__=e,n.u=t,me.__H.__h.push(n))}function Uo(e,t){var n=Zt(mt++,4);!ge.__s&&Ha(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,me.__h.push(n))}function gr(e){
return Nn=5,br(function(){return{current:e}},[])}function cw(e,t,n){Nn=6,Uo(function(){if(typeof e=="function"){var r=e(t());return function(){e(null),typeof r==
"function"&&r()}}if(e)return e.current=t(),function(){return e.current=null}},n==null?n:n.concat(e))}function br(e,t){var n=Zt(mt++,7);return Ha(n.__H,t)&&(n.__=
e(),n.__H=t),n.__}function uw(e,t){return Nn=8,br(function(){return e},t)}function dw(e){var t=me.context[e.__c],n=Zt(mt++,9);return n.c=e,t?(n.__==null&&(n.__=
!0,t.sub(me)),t.props.value):e.__}function hw(e,t){ge.useDebugValue&&ge.useDebugValue(t?t(e):e)}function fw(e){var t=Zt(mt++,10),n=Ie();return t.__=e,me.componentDidCatch||
(me.componentDidCatch=function(r,o){t.__&&t.__(r,o),n[1](r)}),[n[0],function(){return n[1]()}]}function pw(){var e=Zt(mt++,11);if(!e.__){for(var t=me.__v;!t.__m&&
t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function mw(){var e;do{for(;e=Ba.shift();)try{mr(e)}catch(n){ge.__e(n,{__:(e=e.__P)&&
e.__v})}for(;e=Zd.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(mr),t.__h.some(ja),t.__h=[]}catch(n){t.__h=[],ge.__e(n,e.__v)}}}while(Ba.length)}ge.__b=function(e){
me=null,Dd&&Dd(e)},ge.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Xd&&Xd(e,t)},ge.__r=function(e){Gd&&Gd(e),mt=0;var t=(me=e.__c).__H;t&&(Ia==me?me.
__h=[]:(t.__h.some(mr),t.__h.some(ja),mt=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Ia=me},ge.diffed=function(e){Ud&&Ud(e);var t=e.
__c;t&&t.__H&&(t.__H.__h.length&&Jd(Zd.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Ia=me=null},ge.__c=function(e,t){t.some(function(n){try{n.__h.some(
mr),n.__h=n.__h.filter(function(r){return!r.__||ja(r)})}catch(r){n.__h=[function(){throw r}]}}),Kd&&Kd(e,t)},ge.unmount=function(e){Vd&&Vd(e);var t,n,r=e.__c;r&&
r.__H&&(r.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,Jd(Ba.push(o))}else mr(o)}catch(s){
t=s}}),r.__H=void 0,t&&ge.__e(t,r.__v))};var Yd=typeof requestAnimationFrame=="function";function gw(e){var t,n=function(){clearTimeout(r),Yd&&cancelAnimationFrame(
t),setTimeout(e)},r=setTimeout(n,35);Yd&&(t=requestAnimationFrame(n))}function Jd(e){e!=1&&zd==ge.requestAnimationFrame||((zd=ge.requestAnimationFrame)||gw)(mw)}
function mr(e){var t=me,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),me=t}function ja(e){var t=me;e.__c=e.__(),me=t}function Ha(e,t){return!e||e.length!=t.length||
t.some(function(n,r){return!Wa(n,e[r])})}function eh(e,t){return typeof t=="function"?t(e):t}var Ga={};ie(Ga,{groupPane:()=>Sw,runPane:()=>yr,useFresh:()=>wr});var Da={};ie(Da,{Fragment:()=>Ne,jsx:()=>D,jsxAttr:()=>xw,jsxDEV:()=>D,jsxEscape:()=>rh,jsxTemplate:()=>kw,jsxs:()=>D});var bw=/["&<]/;function za(e){if(!e.length||!bw.test(e))return e;for(var t=0,n=0,r="",o="";n<e.length;n++){switch(e.charCodeAt(n)){case 34:o="&quot;";break;case 38:
o="&amp;";break;case 60:o="&lt;";break;default:continue}n!=t&&(r+=e.slice(t,n)),r+=o,t=n+1}return n!=t&&(r+=e.slice(t,n)),r}var nh=Symbol.for("pv"),ww=0,yw=Array.
isArray;function D(e,t,n,r,o,s){t||(t={});var i,l,c=t;if("ref"in c&&typeof e!="function")for(l in c={},t)l=="ref"?i=t[l]:c[l]=t[l];var u={type:e,props:c,key:n,ref:i,
__k:null,__:null,__b:0,__e:null,__c:null,constructor:nh,__v:--ww,__i:-1,__u:0};return(o||s)&&(u.__source=o,u.__self=s),ce.vnode&&ce.vnode(u),u}function kw(e){var t=D(
Ne,{tpl:e,exprs:[].slice.call(arguments,1)});return t.key=t.__v,t}var th={},_w=/[A-Z]/g;function xw(e,t){if(ce.attr){var n=ce.attr(e,t);if(typeof n=="string")return n}
if(t=(function(i){return i!=null&&typeof i=="object"&&typeof i.valueOf=="function"?i.valueOf():i})(t),e=="ref"||e=="key")return"";if(e=="style"&&typeof t=="obje\
ct"){var r="";for(var o in t){var s=t[o];s!=null&&s!==""&&(r=r+(o[0]=="-"?o:th[o]||(th[o]=o.replace(_w,"-$&").toLowerCase()))+":"+s+";")}return e+'="'+za(r)+'"'}
return t==null||t===!1||typeof t=="function"||typeof t=="object"?"":t===!0?e:e+'="'+za(""+t)+'"'}function rh(e){if(e==null||typeof e=="boolean"||typeof e=="func\
tion")return null;if(typeof e=="object"){if(e.constructor===nh)return e;if(yw(e)){for(var t=0;t<e.length;t++)e[t]=rh(e[t]);return e}}return za(""+e)}function wr(e){let t=gr(null),n=t.current!==e;return t.current=e,n?e:vw}var vw={},yr=(e,t)=>(n,r)=>oh(n,r,o=>D(e,{log:r,changes:o}),t),Sw=(e,t)=>(n,r)=>{let o=s=>({
...s,entries:s.entries??new Set(r.entries.keys())});return oh(n,r,s=>D(e,{group:r,changes:o(s)}),t)};function oh(e,t,n,r){let o=e.querySelector(".gp-drawn")??e;
if(o.replaceChildren(),!r)return i=>pr(n(i),o);let s=!1;return i=>{let l=s;s=r(t),e.hidden=!s,s&&pr(n(l?i:on(t.kinds)),o)}}var Mw={ArrowDown:e=>e+1,ArrowUp:e=>e-1,Home:()=>0,End:(e,t)=>t-1};function Ko(e){let t=gr(null),n=()=>[...t.current?.querySelectorAll(e)??[]],r=i=>{for(let l of n())
l.tabIndex=l===i?0:-1};return Uo(()=>{let i=n();i.length&&r(i.find(({tabIndex:l,dataset:c})=>l===0&&c.reached)??i[0]);for(let l of i)l.dataset.reached="yes"}),{
ref:t,onFocusIn:({target:i})=>{i instanceof HTMLElement&&i.matches(e)&&r(i)},onKeyDown:i=>{let l=n(),c=l.indexOf(i.target),u=Mw[i.key];c<0||!u||i.ctrlKey||i.metaKey||
i.altKey||(i.preventDefault(),i.stopPropagation(),l[Math.max(0,Math.min(l.length-1,u(c,l.length)))].focus())}}}var Ua={};ie(Ua,{Term:()=>$e});var Tw=()=>"";function $e(e){let{id:t,run:n=Tw,meaning:r,formula:o,unit:s,as:i="span",class:l,label:c,attributes:u,children:d}=e,h={...r!==void 0&&{meaning:r},...o!==
void 0&&{formula:o},...s!==void 0&&{unit:s}};return fr(i,{...u,class:l,ref:v=>{v&&pe(v,t,n,h)},...c===void 0?{}:{role:"img","aria-label":c}},d)}function sh({share:e,top:t,side:n}){let r=["gp-track",n==="before"&&"gp-thin",e>t*1.005&&"gp-beyond"];return D("span",{class:r.filter(Boolean).join(" "),"aria-h\
idden":"true",children:D("span",{class:`gp-fill gp-${n}`,style:{width:`${(Math.min(1,e/t)*100).toFixed(2)}%`}})})}function ih({after:e,before:t,top:n,kind:r,removed:o}){
let s=["gp-tracks",r&&`gp-tracks-${r}`,o&&"gp-tracks-removed"];return D("span",{class:s.filter(Boolean).join(" "),children:[o?D("span",{class:"gp-why",children:o}):
e!==null&&D(sh,{share:e,top:n,side:"after"}),t!==null&&D(sh,{share:t,top:n,side:"before"})]})}var Va={};ie(Va,{TokenLabel:()=>Ka});function Ka({text:e,class:t}){return D("bdi",{class:t,ref:r=>{r&&wt(r,e)}})}var Xa=e=>e?G(e):"<0.01%",Ew=(e,t)=>e.kept!==t||e.mass_moved>0;function At({distribution:{stages:e,vocab:t}}){return e.map((n,r)=>{let[o,s,i]=Xe(n.name),l=r?e[r-
1].kept:t??0;return{number:r+1,kind:n.name,name:o,meaning:s,knobs:i,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!Ew(
n,l)}})}function Pt({kept:e,keptBefore:t,removed:n,moved:r,idle:o}){if(o)return a("did nothing");let s=[];return e<t&&s.push(z(t-e,"removed {count} token ({shar\
e})","removed {count} tokens ({share})",{share:Xa(n)})),e>t&&s.push(z(e-t,"brought {count} token back","brought {count} tokens back")),(r-n>.001||!s.length)&&s.
push(a("moved {share}",{share:G(r)})),s.join(", ")}var $n=({layers:e,distribution:t})=>!!e&&t.stages[0]?.name!=="DolaContrast";function Vo(e,{effective:t,config:n}){
let r={...t,...n};return e.filter((o,s)=>s===0||r[o]).map(o=>{let s=JSON.stringify(r[o]??null);return s==="null"||s.length>12?o:`${o} ${s}`}).join(", ")}function kr(e){
return $n(e)?{name:"DoLa",meaning:a("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:e.layers?a("the last layer"):a("the model"),meaning:a("The distribution that the model gave, before any processor.")}}function gt({distribution:{
candidates:e},chosen:t}){return e.some(({token_id:n})=>n===t.token_id)?e:[...e,t]}function Xo(e,t,n){if(e.length<=t)return e;let r=({raw_logprob:i,logprob:l})=>Math.
max(J(i),J(l)),o=[...e].sort((i,l)=>r(l)-r(i)),s=new Set([...o.filter(({token_id:i})=>i===n),...o.filter(je).slice(0,3)]);for(let i of o)s.size<t&&s.add(i);return e.
filter(i=>s.has(i))}function bt({raw_logprob:e,stage_logprobs:t},n){return n?t&&n<=t.length?J(t[n-1]):void 0:J(e)}var qn=({raw_logprob:e,stage_logprobs:t},n)=>((n?
t?.[n-1]:e)??null)===null,je=({logprob:e})=>e===null;function Qt({removed_by:e,stage_logprobs:t,raw_logprob:n},r){let o=[n,...t||[]],s=o.findLastIndex((l,c)=>c>
0&&l===null&&o[c-1]!==null),i=e||s>0&&r.distribution.stages[s-1].name;return i?Xe(i)[0]:$n(r)?"DoLa":a("a processor")}function Yo(e,t){let{raw_logprob:n,logprob:r,
rank:o,raw_rank:s,token_id:i}=e;if(Se(t)){let h={share:G(J(n)),rank:j(s||0)},f=s?a("Probability {share}, rank {rank}, according to the server.",h):a("Probabilit\
y {share}, according to the server.",h);return i<0?f:`${f} ${a("Token id {id}.",{id:i})}`}let l=j(t.distribution.vocab??0),c=a("Token id {id}.",{id:i});if(!t.distribution.
stages.length&&Math.abs((r??n??0)-(n??0))<1e-4){let h={share:G(J(n)),rank:j(o||s||0),vocab:l};return`${o||s?a("Probability {share}, rank {rank} of {vocab}; no p\
rocessor changed it.",h):a("Probability {share}; no processor changed it.",h)} ${c}`}let u={share:G(J(n)),rank:j(s||0),vocab:l};return`${s?a("Before the process\
ors {share}, rank {rank} of {vocab}.",u):a("Before the processors {share}.",u)} ${Lw(e,t)} ${c}`}function Lw(e,t){if(je(e))return a("After them it cannot be cho\
sen: removed by {processor}.",{processor:Qt(e,t)});let{logprob:n,rank:r}=e,o={share:G(J(n)),rank:j(r||0),kept:j(He(t)??0)};return r?a("After them {share}, rank \
{rank} of {kept} kept.",o):a("After them {share}.",o)}function lh(e,t){let n=oe(e,t),r=Math.exp(e??1/0);return r<Ow?a("The model was all but certain here: an en\
tropy of {entropy}.",{entropy:n}):a("The model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:n,options:r<10?K(
r,1):j(Math.round(r))})}var Ow=1.05;function ch({distribution:{candidates:e,entropy_before:t}},n){let s=[...e.flatMap(({text:l,raw_logprob:c})=>c!==null&&c<0?[{
text:l,raw:c}]:[])].sort((l,c)=>ah(c.raw)-ah(l.raw)).slice(0,3).map(({text:l,raw:c})=>`${Y(l)} ${K(J(c))} · ${K(Le(-c,n),2)}`),i={terms:s.join(" + "),entropy:oe(
t,n)};return s.length?a("before the processors, {terms} + the terms of all other tokens = {entropy}.",i):""}var ah=e=>-e*J(e);function _r(e,{mode:t,effective:n,
config:r}){if(e.isPrompt)return[a("given"),a("{token} is in the prompt: given, not chosen")];if(e.given)return[a("given"),a("{token} was given, not chosen")];if(t===
"elsewhere")return[a("the choice"),a("{token} was chosen by the server")];if(t==="custom")return[a("the choice"),a("{token} was chosen by your own decoding loop")];
if(e.beam)return[a("the choice"),Aw(e.beam.status)];if(e.reranked)return[a("the choice"),a("{token} has the best score: probability against degeneration penalty")];
let o=e.draft?.origin;return o==="accepted"?[a("the draft"),a("{token} was drafted by the assistant, and accepted")]:o==="correction"?[a("the choice"),a("{token\
} replaced a rejected draft token")]:{...n,...r}.do_sample?[a("the draw"),a("{token} was drawn")]:[a("the choice"),a("{token} was chosen as the most probable")]}
function Aw(e){return e==="running"?a("{token} goes on: the search compares the sums of whole beams"):e==="finished"?a("{token} ends a beam: the search compares\
 the sums of whole beams"):e==="ended"?a("{token} would end a beam, which does not count"):e==="pruned"?a("{token} was considered, and pruned: the search compar\
es the sums of whole beams"):a("{token} was considered by the search")}function xr(e,t){let n=je(e)&&!Se(t),r=t.distribution.stages.length?null:e.raw_rank;return{id:e.token_id,text:e.text,after:J(e.logprob),before:J(e.raw_logprob),
rank:n?null:e.rank??r,chosen:e.token_id===t.chosen.token_id,given:!!(t.isPrompt||t.given),removed:n,by:n?Qt(e,t):"",words:()=>Yo(e,t)}}function Jo({entry:e,top:t,
press:n,children:r}){let{id:o,text:s,after:i,before:l,rank:c,chosen:u,removed:d,by:h}=e,f=n&&o!==null?()=>n(o):null,p=f?Cw(e):"",v={class:"gp-row","aria-label":Rw(
e,!!f),ref:P=>{P&&_e(P,()=>[p,e.words()].filter(Boolean).join(" "))},...f?{type:"button",onClick:f}:{role:"group"}};return D("li",{class:["gp-bar",u&&"gp-chosen",
d&&"gp-removed",o===null&&"gp-rest"].filter(Boolean).join(" "),children:[fr(f?"button":"div",v,D("span",{class:"gp-rank",children:c?j(c):""}),D("span",{class:"g\
p-name",children:[D("span",{class:"gp-sign","aria-hidden":"true",children:u?"▶":d?"✕":""}),o===null?D("bdi",{class:"gp-word",children:s}):D(Ka,{text:s,class:"\
gp-word"})]}),D(ih,{after:i,before:l,top:t,kind:u?"chosen":o===null?"rest":null,removed:d&&Pw(h)}),D("span",{class:"gp-values",children:[D("span",{children:d?"":
i===null?"–":G(i)}),D("small",{children:G(l)})]}),D("span",{class:"gp-go","aria-hidden":"true",children:f?"↪":""})),r]})}var Pw=e=>{let[t,,n]=ye(a("removed \
by {processor}"),{processor:""});return[t,D("span",{class:"gp-remover",children:e}),n]};function Rw({id:e,text:t,after:n,before:r,rank:o,chosen:s,given:i,removed:l,
by:c},u){let d=[!l&&n!==null&&G(n),(l||n!==r)&&a("before {share}",{share:G(r)})],h=[s&&(i?a("given"):a("chosen")),l&&a("removed by {processor}",{processor:c})],
f=[e===null?t:Y(t),...h,...d,u&&a("continue")];return`${o?`${j(o)}. `:""}${f.filter(Boolean).join(", ")}`}function Cw({text:e,chosen:t,removed:n,by:r}){let o=Y(
e);return t?a("Run again from here with {token}.",{token:o}):n?a("Continue from here with {token} instead, although {processor} removed it.",{token:o,processor:r}):
a("Continue from here with {token} instead.",{token:o})}var rl={};ie(rl,{MarkedText:()=>vr,greenZ:()=>en,markLegend:()=>el,pValue:()=>Sr,pWords:()=>Ke,thresholdWords:()=>Tr,tokensNeeded:()=>Mr,zKeys:()=>nl,zPicture:()=>tl});var Za={};ie(Za,{axisMarks:()=>Ja,plotIn:()=>Ya,powerTicks:()=>Nw,roundTicks:()=>uh,ticksWithin:()=>Zo});function uh(e,t,n){let r=(t-e)/Math.max(1,n)||1,o=10**Math.floor(Math.log10(r)),s=o*[1,2,2.5,5,10].find(l=>l*o>=r*.8),i=[];for(let l=Math.floor(e/s+1e-9);l<=Math.
ceil(t/s-1e-9);l++)i.push(Number((l*s).toPrecision(12)));return i}var Zo=(e,t,n)=>uh(e,t,n).filter(r=>r>=e&&r<=t);function Nw(e,t){let n=Array.from({length:Math.
ceil(Math.log10(t))-Math.floor(Math.log10(e))+1},(o,s)=>10**(s+Math.floor(Math.log10(e)))),r=t/e>300?[1]:[1,2,5];return n.flatMap(o=>r.map(s=>Number((s*o).toPrecision(
3)))).filter(o=>o>=e&&o<=t)}function Ya(e,{height:t,x:n,y:r,left:o=46,right:s=18,top:i=14,bottom:l=38}){let c=e.querySelector("svg");c||e.append(c=Z("svg","gp-d\
rawing"));let u=Math.max(240,e.clientWidth),d=(h,[f,p])=>(h-f)/(p-f||1);return{width:u,height:t,left:o,right:s,top:i,bottom:l,inner:u-o-s,x:h=>o+d(h,n)*(u-o-s),
y:h=>t-l-d(h,r)*(t-i-l),draw(h,f){tt(c,{class:"gp-drawing",role:"group","aria-label":h,viewBox:`0 0 ${u} ${t}`,style:`height: ${t}px`}),Dt(c,f.map((p,v)=>["g","",
v?{}:{"aria-hidden":"true"},p]))}}}function Ja(e,{xTicks:t,yTicks:n,xTitle:r,yTitle:o}){let s=h=>Array.isArray(h)?h:[h,String(h)],[i,l]=[e.height-e.bottom,e.width-
e.right],c=n.map(s).flatMap(([h,f])=>[Gt("gp-guide",e.left,e.y(h),l,e.y(h)),Mt("",e.left-7,e.y(h)+4,f,"end")]),u=t.map(s).flatMap(([h,f])=>[Gt("gp-guide",e.x(h),
i,e.x(h),i+4),Mt("",e.x(h),i+17,f)]),d=[Mt("gp-axis",(e.left+l)/2,e.height-4,r)];return o&&d.push(Mt("gp-axis",2,e.top-16,o,"start")),[...c,...u,...d]}var Qa={};ie(Qa,{Rows:()=>ot,inNextRow:()=>st});var $w=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,ot=class e{constructor(t,n=null){this.holder=t;this.before=n}holder;before;static BLOCK=60;static LOOSE=150;loose=0;head=0;tried=0;append(t){
this.holder.append(t),this.loose+=1}removeLast(){this.holder.lastChild?.remove(),this.loose-=1;let t=this.holder.lastElementChild;dh(t)&&this.undo(t.previousElementSibling)}settle(){
if(this.loose<e.LOOSE||this.loose<this.tried+e.BLOCK||!this.holder.offsetParent||document.fonts.status==="loading")return;this.tried=this.loose;let t=[...this.holder.
children].slice(-this.loose),n=this.freeStarts(t),r=t.map((l,c)=>c).filter(l=>n[l]&&qw(t[l])),o=[],s=0;t[0].previousSibling||(this.head=s=r.shift()??0);for(let l of r)
l-s<e.BLOCK||(o.push(this.wrap(t.slice(s,l))),s=l,this.loose=t.length-l,this.tried=0);let i=o.map(l=>l.getBoundingClientRect().height);o.forEach((l,c)=>{l.style.
containIntrinsicHeight=`${i[c]}px`,l.classList.add("gp-kept-rows")})}freeStarts(t){let n=getComputedStyle(this.holder).direction==="rtl",r=t[0].previousSibling||
!this.before?"":this.before.holder.textContent??"";return t.map(o=>{let s=o.textContent??"",i=r.endsWith(`
`);r=r.slice(r.lastIndexOf(`
`)+1);let l=i?!s.startsWith(" "):!(n||$w.test(r));return r+=s,l})}wrap(t){let n=g("span","gp-rows");t[0].before(n,g("wbr")),n.append(...t);let r=t[0].firstChild;
if(r instanceof Text&&r.data===" "){let o=g("span","gp-gap");r.replaceWith(o),o.append(r)}return n}undo(t){let n=t.querySelector(".gp-gap");n&&n.replaceWith(...n.
childNodes),t.nextSibling?.remove(),this.loose+=t.children.length+(dh(t.previousElementSibling)?0:this.head),t.replaceWith(...t.childNodes),this.tried=0}dissolve(){
for(let t of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(t);this.tried=0}};function qw(e){let t=e.previousElementSibling,n=t&&[...t.querySelectorAll(
".gp-ink")].at(-1),r=e.querySelector(".gp-ink")?.getClientRects()[0],o=n&&[...n.getClientRects()].at(-1);return!!(r&&o&&hh(r)>hh(o)+10)}function st(e,t,n){let r=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],o=r(e[t]);if(!o)return null;let s=null,i=1/0;for(let l=t+n;l>=0&&l<e.length;l+=n){let c=r(e[l]),u=c?(c.top-o.top)*
n:0;if(!c||u<o.height/2)continue;let d=u*1e3+Math.abs(c.left-o.left);if(d>=i+1e3*o.height)break;d<i&&([s,i]=[e[l],d])}return s}var dh=e=>e?.tagName==="WBR",hh=({
top:e,bottom:t})=>(e+t)/2;var en=(e,t,n)=>t>0?(e-n*t)/Math.sqrt(t*n*(1-n)):null;function Sr(e){if(e<0)return 1-Sr(-e);let t=Math.exp(-e*e/2)/Math.sqrt(2*Math.PI);if(e>3){let o=e;for(let s=120;s>
0;s--)o=e+s/o;return t/o}let[n,r]=[0,e];for(let o=1;r>1e-18;o+=2)n+=r,r*=e*e/(o+2);return .5-t*n}var Mr=(e,t,n)=>e>t?n**2*t*(1-t)/(e-t)**2:1/0;function Ke(e){if(e>=
1e-4)return G(e);if(e<1e-300)return a("less than {p}",{p:"10⁻³⁰⁰"});let[t,n]=e.toExponential(1).split("e-");return`${be(t)} × 10⁻${[...n].map(r=>"⁰¹²³\
⁴⁵⁶⁷⁸⁹"[r]).join("")}`}function Tr(e){let t=Sr(e);if(t>.1)return a("{share} of texts without this watermark pass it.",{share:G(t)});let n=1/t;return n>=
1e9?a("A share of {p} of texts without this watermark passes it.",{p:Ke(t)}):a("One in {odds} texts without this watermark passes it.",{odds:j(Number(n.toPrecision(
n<1e4?3:2)))})}var Iw=({green:e})=>e==null?"none":e?"green":"red",Ww=e=>Math.round(Math.max(0,Math.min(1,(e-.2)/.6))*10);function Bw(e,t,n){let r=g("span","gp-t\
oken",null,{tabindex:"-1",role:"img"});if(rt(r,e),fh(r,t),n===void 0)return r;let o=typeof n=="function"?n:()=>n;return r.setAttribute("aria-label",o()),_e(r,o),
r}function fh(e,{green:t=null,g:n=null,counted:r=!0}){let o=e.querySelector(".gp-ink");if(n===null)e.dataset.list=Iw({green:t});else{let s=Ww(n);e.dataset.list=
"g",o.style.backgroundColor=`var(--gp-prob-${s})`,o.style.backgroundSize=`2px ${s*10}%`}r||(e.dataset.counted="no")}var vr=class{constructor(t,{press:n=null}={}){
this.body=t,this.press=n,this.items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,t.classList.add("gp-marked"),this.rows=new ot(t),t.addEventListener(
"keydown",r=>this.keyed(r)),t.addEventListener("click",r=>this.pressed(r.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(t)}show(t,n=0){
this.cut(Math.min(n,this.tokens.length));for(let r=this.tokens.length;r<t.length;r++){let{token:o,mark:s,words:i}=t[r],l=Bw(o,s,i);this.press&&l.setAttribute("r\
ole","button"),Xt(this,l,o,r?this.items[r-1].token:null),this.items.push(t[r])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(t){
Tt(this,t),this.items.length=t,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(t){this.stop&&(this.stop.tabIndex=-1),this.stop=t,t.tabIndex=0}pressed(t){
let n=this.tokens.indexOf(t);n<0||(this.reach(t),this.press&&this.press(this.items[n]))}keyed(t){let n=this.tokens.indexOf(t.target.closest(".gp-token"));if(n<0||
t.ctrlKey||t.metaKey||t.altKey)return;let r={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>st(this.tokens,n,1),ArrowUp:()=>st(this.
tokens,n,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[t.key];if(!r)return;t.preventDefault();let o=r();
o&&(this.reach(o),o.focus({preventScroll:!0}),o.scrollIntoView({block:"nearest"}),o===this.tokens[n]&&this.pressed(o))}resized(){let{clientWidth:t}=this.body;!t||
t===this.width||(this.width=t,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function el(e,t,{unscored:n=!1,
repeated:r=!1,faint:o=a("faint: seen before, not counted")}={}){let s=[t,n,r,o].join();if(e.dataset.legend===s)return;e.dataset.legend=s,e.classList.add("gp-mar\
ked","gp-mark-legend");let i=(c,u,d)=>{let h=g("span"),f=g("span","",null,{"aria-hidden":"true"});return f.append(g("span","gp-ink",u)),fh(f,c),h.append(f,d),h},
l=t==="synthid"?[i({g:.2},"g",a("mean g-value 0.2 or less")),i({g:.5},"g",a("0.5, as by chance")),i({g:.8},"g",a("0.8 or more"))]:[i({green:!0},"◆",a("green: \
on the green list")),i({green:!1},"◇",a("red: not on the green list"))];n&&l.push(i({},"abc",a("not scored"))),r&&l.push(i(t==="synthid"?{g:.5,counted:!1}:{green:!0,
counted:!1},"abc",o)),e.replaceChildren(...l)}var jw=400,Hw=12;function tl(e,{curves:t,threshold:n,needed:r=null,label:o=a("z over the number of tokens"),title:s=a(
"tokens scored"),yTitle:i="z",from:l=40,height:c=260}){let u=t.filter(({points:W})=>W.length),d=u.flatMap(({points:W})=>W),h=Math.max(l,...d.map(([W])=>W)),f=r&&
r.at<=2*h?Math.max(h,r.at*1.05):h,p=d.map(([,W])=>W),v=Math.min(-.5,...p)*1.08,E=Math.max(n*1.15,1,...p)*1.06,P=Ya(e,{height:c,x:[0,f],y:[v,E],left:40,top:24}),
H=P.width-P.right,R=[...Ja(P,{xTicks:Zo(0,f,P.inner/90),yTicks:Zo(v,E,5),xTitle:s,yTitle:i}),Gt("gp-unity",P.left,P.y(0),H,P.y(0)),Gt("gp-z-threshold",P.left,P.
y(n),H,P.y(n)),...u.map(({look:W,points:I})=>ga(`gp-z-${W}`,zw(I,jw).map(([C,O])=>[P.x(C),P.y(O)]))),...u.map(({look:W,points:I})=>Dw(P,W,I.at(-1))),Fw(P,u,n)],
B=Gw(P,u);if(r&&r.at<=f){let[W,I]=[P.x(r.at),P.y(n)];B.push(No("",r.words,[["path","gp-z-needed",{d:`M${se(W)} ${se(I)}l-6 11h12Z`},[]]]))}P.draw(o,[R,B])}function Fw(e,[
t],n){let r=([,i])=>Math.abs(i-n),{points:o}=t||{points:[]},s=o.length>0&&r(o.at(-1))>r(o[Math.floor(o.length/8)]);return Mt("gp-halo gp-strong",s?e.width-e.right:
e.left+5,e.y(n)-6,a("threshold {value}",{value:Number(n.toFixed(2))}),s?"end":"start")}function zw(e,t){let n=Math.ceil(e.length/t);return e.filter((r,o)=>o%n===
0||o===e.length-1)}var Dw=(e,t,[n,r])=>t==="measured"?["circle","gp-measured",{cx:se(e.x(n)),cy:se(e.y(r)),r:5},[]]:["path",`gp-z-end gp-z-end-${t}`,{d:ba(e.x(n),
e.y(r),4.5)},[]];function Gw(e,t){let n=Math.max(0,...t.map(({points:o})=>o.at(-1)[0])),r=Math.min(Hw,n);return Array.from({length:r},(o,s)=>{let[i,l]=[n*s/r,n*
(s+1)/r],c=t.map(({name:d,points:h})=>{let f=h.findLast(([p])=>p<=l);return f&&f[0]>i?`${d} ${Q(f[1],2)}`:""}).filter(Boolean);if(!c.length)return null;let u={x:se(
e.x(i)),y:e.top,width:se(e.x(l)-e.x(i)),height:se(e.height-e.bottom-e.top)};return No("gp-z-place",z(Math.floor(l),"After {count} token: {values}","After {count\
} tokens: {values}",{values:c.join(", ")}),[["rect","gp-catch",u,[]]])}).filter(Boolean)}function nl(e,t){let n=de(e,t.length,()=>{let r=g("span"),o=Z("svg");return re(
o,{width:26,height:8,"aria-hidden":"true"}),o.append(Z("path")),re(o.firstElementChild,{d:"M1 4H25"}),r.append(o,g("span")),r});t.forEach(({name:r,look:o,tip:s},i)=>{
let[l,c]=n[i].children;re(l.firstChild,{class:`gp-z-${o}`}),$(c,r),s&&pe(c,"z-score",()=>"",{meaning:s,formula:""})})}function Uw(e){switch(e){case"context":return a("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return a("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return a("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return a("no mark: the bias is 0.");default:return a("no mark.")}}function Er(e){let t=e&&e.effective&&e.effective.watermarking_config||{},n=Array.isArray(t.
keys)?t.keys.length:0,r=t.greenlist_ratio,o=t.seeding_scheme==="selfhash",s=t.context_width;return{config:t,keys:n,selfhash:o,ratio:r>0&&r<1?r:null,early:n?mn(t.
ngram_len,1)-1:mn(s,1)-Number(o)}}function Qo({config:e,keys:t,ratio:n}){if(t)return z(t,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:e.ngram_len});if(n===null)return a("a green list whose settings are not known");let{bias:r,seeding_scheme:o,context_width:s,
hashing_key:i}=e;return a("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:G(n),bias:r,scheme:o,width:s,key:i})}
function es({chosen:e,index:t,mark:n,given:r,isFirst:o},s){let i=d=>a("Token {number}, {token}: {mark}",{number:j(t+1),token:Y(e.text),mark:d});if(!n)return i(r?
a("given, before the watermark began."):a("not marked."));if(n.why)return i(Uw(n.why));let l=a("Its probability: {before} before the watermark, {after} after.",
{before:G(n.chosen_before),after:G(n.chosen_after)}),c=o?[a("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let d=z(s.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:K(n.g,2)});return[i(d),l,...c].join(" ")}let u=n.green?a("\
◆ green: it got the bias."):a("◇ red: it got no bias.");return[i(u),l,Kw(n,s),...c].join(" ")}function Kw(e,{ratio:t,selfhash:n}){let r=e.listed??0,o={before:G(
e.mass_before??0),after:G(e.mass_after??0)};return n?z(r,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",o):t===null?z(r,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
o):z(r,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...o,ratio:G(t)})}var ph={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function mh(e,t,n,r){let{mark:o,index:s}=t,i={...e};if(!o)return{...i,unscored:e.
unscored+1};i.marks+=1;let l=o.kind==="synthid"?o.g:o.green;if(o.chosen_before>0&&o.chosen_after>0){i.chosen+=1,i.surprisal-=Math.log(o.chosen_before),i.gained+=
Math.log(o.chosen_after/o.chosen_before);let{stages:c,entropy_before:u}=t.distribution;i.entropy+=r>0&&c[r-1]?c[r-1].entropy:u,i.likely-=Vw(t,r)}return i.suppressed+=
o.suppressed,l===null?{...i,unscored:e.unscored+1}:s<n.early?{...i,early:e.early+1}:(i.scored+=1,i.green+=Number(l),i.expected+=o.expected??0,o.kind==="synthid"?
i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&(i.z=en(i.green,i.scored,n.ratio),i.foreseen=en(i.expected,i.scored,n.ratio)),i)}
function Vw({distribution:{candidates:e}},t){let n=e.map(({raw_logprob:r,stage_logprobs:o})=>t>0?o[t-1]:r).filter(r=>r!=null);return n.length?Math.max(...n):0}function gh(e,t,n,r){
let o=e.find(([,u])=>u>r);if(t.z>r)return{at:o[0],words:z(o[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:r})};let s=o?[z(o[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:r})]:[],i=n.keys?t.z>0?t.scored*(r/t.z)**2:1/0:Mr(t.green/t.scored,n.ratio,r),l=Math.max(t.scored+1,Math.ceil(i));
if(!Number.isFinite(l)||l>1e7)return{at:1/0,words:[...s,a("At the share so far, z never reaches {threshold}.",{threshold:r})].join(" ")};let c=z(l,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:r,more:j(l-t.scored)});return{at:l,words:[...s,c].join(" ")}}function bh(e,t){let{started:n,unit:r}=t;if(!e||!n)return[a("No token yet")];if(t.rejected)return Kl(t.rejected,e.chosen.text,$t(n));if(Se(e))return Xw(e,n,r);let o=[
lh(e.distribution.entropy_before,r),...Yw(e),...Zw(e,r),...Jw(e,n)];if(e.mark){let i=Er(n),{chosen:l,index:c,mark:u,given:d=!1}=e;o.push(es({chosen:l,index:c,mark:u,
given:d,isFirst:c<i.early},i))}o.push(kh(e,n)),e.draft&&o.push(...Ul(e,$t(n))),e.beam&&o.push(...oc(e,t)),e.reranked&&o.push(...Qw(e,n));let{raw_logprob:s}=e.chosen;
return s!==null&&o.push(a("Its surprisal, before the processors, was {value}.",{value:oe(-s,r)})),o}function Xw(e,t,n){let{chosen:r}=e,o=gt(e).find(c=>c.raw_rank===
1),s=c=>a("The likeliest token was {token}, with {share}.",In(c)),i=r.raw_rank===1||!o?[]:[s(o)];r.raw_rank===1?i.push(s(r)):r.raw_rank?i.push(a("The server gav\
e {token} {share}: rank {rank}.",{...In(r),rank:j(r.raw_rank)})):i.push(a("The server gave {token} {share}.",In(r)));let l=oe(r.raw_logprob===null?null:-r.raw_logprob,
n);return[...i,kh(e,t),a("Its surprisal was {value}.",{value:l})]}var In=({text:e,raw_logprob:t})=>({token:Y(e),share:G(J(t))});function Yw(e){let{chosen:t,distribution:n}=e,
{name:r}=kr(e),o={source:r,...In(t),vocab:j(n.vocab??0)};if($n(e))return[];if(t.raw_rank===1)return[a("Its first choice was {token}, with {share}.",o)];let s=gt(
e).find(c=>c.raw_rank===1),i=s?[a("Its first choice was {token}, with {share}.",In(s))]:[],l=t.raw_rank?a("It gave {token} {share}: rank {rank} of {vocab}.",{...o,
rank:j(t.raw_rank)}):a("It gave {token} {share}.",o);return[...i,l]}function Jw(e,t){let n=At(e);if(!n.length)return e.isPrompt||e.read?[]:[a("No processor chan\
ged that.")];let r=n.filter(({idle:o})=>!o);return r.length?r.map(o=>{let s=wh(o,t),i=o.kept===o.keptBefore?Pt(o):`${Pt(o)}, ${a("{count} left",{count:j(o.kept)})}`,
{chosen:l}=e,[c,u]=[bt(l,o.number-1),bt(l,o.number)],d={name:s,effect:i,token:Y(l.text),before:G(c||0),after:G(u||0)};return c===void 0||u===void 0?a("{name}: {\
effect}.",d):!u&&c?a("{name}: {effect}; {token} had {before}, and could no longer be chosen.",d):d.before===d.after?a("{name}: {effect}; {token} stayed at {afte\
r}.",d):a("{name}: {effect}; {token} went from {before} to {after}.",d)}):[z(n.length,"The processor ({names}) did nothing here.","The {count} processors ({name\
s}) did nothing here.",{names:n.map(({name:o})=>o).join(", ")})]}function wh({name:e,knobs:t},n){let r=Vo(t,n);return r?r.startsWith(e)?r:`${e} (${r})`:e}function yh(e,t){
let{chosen:n}=e,r=a("{token} had {share}",In(n)),o=At(e).filter(({idle:i})=>!i).map(i=>{let l=bt(n,i.number),c={name:wh(i,t),share:l===void 0?"":G(l)};return l===
void 0?a("{name}: {effect}",{...c,effect:Pt(i)}):i.kept===i.keptBefore?a("after {name}: {share}",c):z(i.kept,"after {name}: {share}, {count} token left","after \
{name}: {share}, {count} tokens left",c)}),s=ye(_r(e,t)[1],{token:Y(n.text)}).join("");return fe(Ee([r,...o,s]))}function kh(e,t){let{chosen:n,given:r,isPrompt:o}=e,
s=ye(_r(e,t)[1],{token:Y(n.text)}).join("");return r||o||e.beam||Se(e)?`${s}.`:je(n)?a("{words}, though {processor} had removed it.",{words:s,processor:Qt(n,e)}):
{...t.effective,...t.config}.do_sample&&!e.draft&&!e.reranked?a("{words}: its chance was {share}.",{words:s,share:G(J(n.logprob))}):`${s}.`}function Zw({layers:e},t){
if(!e)return[];let{layer:n,final_layer:r,candidate_layers:o,divergences:s}=e,i={final:r,layer:n,divergence:oe(s[o.indexOf(n)]??null,t)};return[z(o.length,"DoLa \
contrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {divergence}.","DoLa contrasted the last layer, {final}, with layer {\
layer}: of {count} candidates the furthest from it, by {divergence}.",i)]}function Qw({reranked:e,chosen:t},{effective:n,config:r}){let o=e?.find(({token_id:u})=>u===
t.token_id);if(!e||!o)return[];let s={share:G(o.probability),penalty:K(o.penalty),score:K(o.score)},i=[a("Its probability among the weighed tokens was {share}, \
its degeneration penalty {penalty}, its score {score}.",s)],{penalty_alpha:l}={...n,...r};qe(l)&&i.push(a("score = (1 − α) · probability − α · penalty = (1 − {a\
lpha}) · {probability} − {alpha} · {penalty} = {score}.",{...s,alpha:l,probability:K(o.probability)}));let c=e.reduce((u,d)=>d.probability>u.probability?d:u);
if(c!==o){let u={token:Y(c.text),count:e.length,share:G(c.probability),penalty:K(c.penalty),score:K(c.score)};i.push(a("The most probable of the {count} weighed\
 tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",u))}return i}var ey=150;function _h({log:e,changes:t,step:n,press:r}){let o=Ko(".gp-row"),s=n.isPrompt?[]:n.watched??[],i=ty(e),l=e.canAsk&&i>=0,c=s.map(h=>xr(h,n)),u=Math.max(
.02,...c.map(({after:h,before:f})=>Math.max(h??0,f))),d=s.length?ae(e.lastOf(n)):[];return D("div",{class:"gp-looked-box",hidden:!l&&!s.length,children:[D("div",
{hidden:!s.length,children:[D("h3",{class:"gp-looked-title",children:a("Looked up")}),D("ol",{class:"gp-bars gp-looked",...o,children:c.map((h,f)=>D(Jo,{entry:h,
top:u,press:r,children:D(oy,{shares:ry(d,h.id),step:n})},f))})]}),D(ny,{log:e,changes:t,line:i,hidden:!l})]})}function ty(e){let t=e.current(),n=t&&!t.isPrompt&&
e.lineOf(t);return n?e.lines().findIndex(({last:r,label:o})=>r===n.last&&o===n.label):-1}function ny({log:e,changes:t,line:n,hidden:r}){let[o,s]=Ie(""),[i,l]=Ie(
""),c=wr(t);i&&(c.run||c.watched)&&l("");let u=d=>{if(d.preventDefault(),!o||n<0){l(o?a("Select a token of the generated text first."):a("Type the text of a tok\
en first."));return}l(a("Looking up {token} …",{token:Y(o)})),e.ask({type:"look",line:n,text:o})};return D("details",{class:"gp-look",hidden:r,children:[D("su\
mmary",{children:a("Look up a token")}),D("form",{class:"gp-look-form",onSubmit:u,children:[D("label",{children:[a("Token")," ",D("input",{type:"text",class:"gp\
-look-text",maxLength:200,autocomplete:"off",autocapitalize:"off",spellcheck:!1,placeholder:a("for instance “ cat”"),value:o,onInput:({currentTarget:d})=>s(
d.value)})]}),D("button",{type:"submit",class:"gp-button",children:a("Look up")}),D("p",{class:"gp-note",children:[a("The text is taken as typed: most words beg\
in with a space, and “ cat” is a different token from “cat”.")," ",D("span",{class:"gp-look-state",role:"status",children:i})]})]})]})}var ry=(e,t)=>e.map(
({watched:n})=>{let r=n?.find(({token_id:o})=>o===t);return r?J(r.logprob):0});function oy({shares:e,step:t}){if(e.length<2)return null;let n=Math.max(...e),r=l=>l/
(e.length-1)*100,o=sy(e,ey).map(([l,c])=>`${r(l).toFixed(1)},${(98-(n?c/n:0)*94).toFixed(1)}`),s=n?a("highest {share}, at token {number}",{share:G(n),number:e.indexOf(
n)+1}):a("probability 0 everywhere"),i=z(e.length,"The probability of this token after the processors, along the text of {count} token: {words}. The vertical li\
ne is the current token.","The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token\
.",{words:s});return D($e,{as:"div",class:"gp-along",id:"probability",meaning:i,formula:"",label:a("along the text: {words}",{words:s}),children:[D("svg",{class:"\
gp-along-plot",preserveAspectRatio:"none",viewBox:"0 0 100 100",children:[D("line",{class:"gp-along-here",x1:r(t.index),x2:r(t.index),y1:"0",y2:"100"}),D("polyl\
ine",{class:"gp-along-line",points:o.join(" ")})]}),D("span",{class:"gp-along-words",children:s})]})}function sy(e,t){let n=Math.ceil(e.length/t),r=[];for(let o=0;o<
e.length;o+=n){let s=o;for(let i=o+1;i<Math.min(e.length,o+n);i++)e[i]>e[s]&&(s=i);r.push([s,e[s]])}return r}var ol=24,iy=[.02,.05,.1,.2,.5,1];function ay({log:e,changes:t}){let n=e.current(),r=!!(n&&e.canAsk&&!n.isPrompt),o=!!(n&&!n.distribution.stages.length),s=r&&n?
c=>e.ask({type:"branch",step:n,tokenId:c}):void 0,i=br(()=>n&&D(ly,{log:e,step:n,press:s}),[e,n,r]),l=["gp-drawn-candidates",e.running&&!e.selected&&"gp-grows",
o&&"gp-untouched",r&&"gp-pressable"];return D("div",{class:l.filter(Boolean).join(" "),children:[!n&&D("p",{class:"gp-note gp-no-token",children:a("The most lik\
ely tokens appear here, before and after the processors.")}),i,n&&n.beam&&!o&&D("p",{class:"gp-note gp-beams-note",children:a("Beam search: probabilities after \
the processors are not renormalised here, so they need not sum to 100%.")}),n&&D(_h,{log:e,changes:t,step:n,press:s})]})}var xh=yr(ay);function ly({log:e,step:t,
press:n}){let[r,o]=Ie(!1),s=Ko(".gp-row"),i=gt(t),l=new Map(i.map(f=>[f,xr(f,t)])),u=(r?i:Xo(i,ol,t.chosen.token_id)).map(f=>l.get(f)??xr(f,t)),d=uy(e,t,[...l.values()]),
h=cy(u);return D(Ne,{children:[D("ol",{class:"gp-bars",...s,children:[...u,...d?[d]:[]].map((f,p)=>D(Jo,{entry:f,top:h,press:n},p))}),i.length>ol&&D("button",{type:"\
button",class:"gp-button gp-all","aria-expanded":r,onClick:()=>o(!r),children:r?a("show {count} only",{count:ol}):a("show all {count}",{count:j(i.length)})}),D(
dy,{log:e,step:t,listed:i,top:h,isPressable:!!n})]})}function cy(e){let t=Math.max(...e.map(({after:n,before:r})=>Math.max(n??0,r)));return iy.find(n=>t<=n)??1}
function uy(e,t,n){let r=h=>Math.max(0,1-n.reduce((f,p)=>f+(p[h]??0),0)),o={id:null,rank:null,chosen:!1,given:!1,removed:!1,by:""};if(Se(t)){let h=r("before"),f=()=>a(
"All tokens that the server did not list, together: {share}.",{share:G(h)});return{...o,text:a("all others"),after:h,before:h,words:f}}let s=(t.distribution.vocab??
0)-n.length;if(s<=0)return null;let l=(He(t)??0)>n.filter(({removed:h})=>!h).length?e.usesBeams?null:r("after"):0,c=r("before"),u={count:j(s),before:G(c),after:G(
l??0)},d=()=>l===null?a("All tokens that are not listed ({count}), together: {before} before the processors.",u):a("All tokens that are not listed ({count}), to\
gether: {before} before the processors, {after} after them.",u);return{...o,text:z(s,"{count} other token","{count} other tokens"),after:l,before:c,words:d}}function dy({
log:e,step:t,listed:n,top:r,isPressable:o}){let s=!t.distribution.stages.length,i=()=>a("{token} had {share}",{token:Y(t.chosen.text),share:G(J(t.chosen.raw_logprob))});
return D("div",{class:"gp-bars-legend gp-note",children:[D("span",{children:[D("i",{class:"gp-swatch gp-after"}),D($e,{class:"gp-after-word",id:"probability",run:()=>e.
started?yh(t,e.started):"",meaning:a("The probability from which the token is chosen: after all logits processors, without what they removed."),children:hy(t)})]}),
!s&&D("span",{class:"gp-before-key",children:[D("i",{class:"gp-swatch gp-before"}),D($e,{id:"probability",run:()=>fe(i()),meaning:a("The probability that the mo\
del itself gave, before any logits processor."),children:a("before")})]}),D("span",{children:[D("b",{class:"gp-glyph",children:"▶"}),D("span",{class:"gp-chose\
n-word",children:t.isPrompt||t.given?a("given, not chosen"):a("chosen")})]}),!Se(t)&&n.some(je)&&D("span",{class:"gp-removed-key",children:[D("b",{class:"gp-gly\
ph gp-cross",children:"✕"}),a("removed")]}),o&&D("span",{class:"gp-press-note",children:a("↪ continue")}),D($e,{class:"gp-full",id:"probability",formula:"",
meaning:a("The probability of a bar of full width: a round number that no token exceeds. The bar of all others may exceed it, and is then marked with »."),children:a(
"axis 0–{top}",{top:G(r)})})]})}function hy(e){return Se(e)?a("probability, according to the server"):e.distribution.stages.length?a("after the processors"):a(
"probability; no processor ran, so it is the same before and after")}function vh(e,t){let r=e.querySelector("details"),o=e.querySelector(".gp-output"),s=e.querySelector(".gp-all"),i=null,l=!1;function c(O){let x=t.allLines(),_=t.
started.effective.length_penalty??1;return O.sequences.map((A,T)=>{let S=ae(x[T]?x[T].last:null),y=A.token_ids.map((m,L)=>{let q=S[L]&&S[L].chosen.token_id===m?
S[L]:null,F=A.logprobs[L];return{id:m,text:q?q.chosen.text:"?",recorded:F,library:A.transition_scores?A.transition_scores[L]:null,difference:A.transition_scores?
cn(F,A.transition_scores[L]):null,drawn:q?cn(F,q.chosen.logprob):1/0}}),w=A.logprobs.filter((m,L)=>!S[L]||!S[L].given),k=w.reduce((m,L)=>m+(L??-1/0),0),b=w.length**
_,M=w.length?k/b:null,N=A.score!==null&&M!==null&&A.score*b>It;return{tokens:y,sum:k,length:w.length,penalty:_,rebuilt:M,score:A.score,difference:N?Vn(k,A.score,
b):null}})}function u(O,x=1e-9){if(!Number.isFinite(O))return"∞";let _=Math.max(O,x),A=Math.floor(Math.log10(_)+1e-9),T=Math.ceil(_/10**A-1e-6);return T===10?
`1e${A+1}`:`${T}e${A}`}function d(O){if(!O||!O.sum.count)return[[],[]];let{sum:x,given:_,final:A,pool:T,output:S}=O,y=({off:b,count:M,furthest:N},m)=>b?[m(b,{all:j(
M),bound:u(N)})]:[],w=[...y(x,(b,M)=>z(b,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add up: the fur\
thest is off by {bound}",M)),...y(_,(b,M)=>z(b,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tokens do not c\
ount as 0: the furthest is off by {bound}",M)),...y(A,(b,M)=>z(b,"{count} of {all} final scores does not follow from its sum: it is off by {bound}","{count} of \
{all} final scores do not follow from their sums: the furthest is off by {bound}",M)),...y(T,(b,M)=>z(b,"{count} of {all} kept scores does not follow from the t\
exts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",M)),...y(S,(b,M)=>z(
b,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their paths thro\
ugh the tree end: the furthest is off by {bound}",M))],k=u(Math.max(...Object.values(O).map(b=>b.furthest)),Zl);return[w,w.length?[]:[z(x.count,"{count} node of\
 the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:k})]]}function h({outputs:O,tree:x}){let _=O.flatMap(m=>m.tokens);
if(!_.length)return["none","–",a("There are no scores to check: no token was generated.")];let A=_.filter(({difference:m})=>m!==null),T=O.filter(({difference:m})=>m!==
null),S=m=>u(Math.max(0,...m.map(({difference:L})=>L))),y=m=>m.filter(({difference:L})=>!(L<=un)).length,w=_.filter(({drawn:m})=>m>un).length,[k,b]=d(x),M=[...y(
T)?[a("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:j(y(T)),all:j(T.length),bound:S(T)})]:[],...k,...y(A)?[z(y(A),"{count} \
of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_transition_scores\
, by up to {bound}",{all:j(A.length),bound:S(A)})]:[],...w?[z(w,"{count} token of the outputs differs from the steps that are shown","{count} tokens of the outp\
uts differ from the steps that are shown")]:[]];if(M.length)return["differs","✗",Ee(M)];let N=[...T.length?[z(T.length,"{count} sequences_scores is rebuilt to\
 within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:S(T)})]:[],...b];return A.length?["agrees","✓",Ee([...N,z(A.length,"{count} t\
oken agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to within {boun\
d}",{bound:S(A)})])]:["none","–",Ee([...N,f()])]}let f=()=>t.started.mode==="custom"?a("compute_transition_scores does not apply: the run used your own decodi\
ng loop"):a("compute_transition_scores does not apply: the run was recorded without the library’s scores");function p(){let[O,x,_]=i?h(i):["none","–",a("The\
 scores are checked against the library when the run has finished.")],A={agrees:a("agrees with the library"),differs:a("differs from the library"),none:a("not c\
hecked")};e.dataset.verdict=O,$(e.querySelector(".gp-badge"),x),$(e.querySelector(".gp-sign-words"),i?A[O]:a("not checked yet")),$(e.querySelector(".gp-verdict-\
line"),_)}let v=O=>Be(O)?"−∞":Q(O,3).replace(/^-(0.000)$/,"$1"),E=O=>Be(O)?"−∞":(O<It?be(O.toExponential(3)):K(O,5)).replace("-","−"),P=O=>O<0||Be(O)?
`(${E(O)})`:E(O);function H(O,x){let _=O.insertCell();x===null?_.textContent="–":_.textContent=(x>un?"✗ ":"")+(x===0?"0":Number.isFinite(x)?x.toExponential(
0):"∞"),_.classList.toggle("gp-off",x>un)}function R(){let O=i.outputs.filter(({score:_})=>_!==null);e.querySelector(".gp-beam-check").hidden=!O.length;let x=e.
querySelector(".gp-sums tbody");x.replaceChildren(),i.outputs.forEach((_,A)=>{if(_.score===null)return;let T=x.insertRow();for(let S of[A+1,v(_.sum),_.length,_.
penalty,K(_.rebuilt,4),K(_.score,4)])T.insertCell().textContent=S;H(T,_.difference)})}function B(O,x,_,A,T,S){if(!_.count)return;let{worst:y}=_,w=O.insertRow();
w.append(g("th","",x,{scope:"row"})),w.insertCell().textContent=j(_.count),w.insertCell().append(A(y),...y.node?[" ",ne(y.node.beam.text)]:[]),w.insertCell().textContent=
T(y),w.insertCell().textContent=E(S(y)),H(w,y.difference)}function W(){let O=e.querySelector(".gp-tree-sums tbody");if(O.replaceChildren(),!i.tree)return;let{sum:x,
given:_,final:A,pool:T,output:S}=i.tree,y=t.started.effective.length_penalty??1,w=({node:b})=>a("step {number}:",{number:b.index+1}),k=({node:b,power:M})=>`${E(
b.beam.score)} / ${b.length} ** ${y} = ${E(Be(b.beam.score)?null:b.beam.score/M)}`;B(O,a("node: parent’s score + log-probability"),x,w,({node:b,parent:M})=>`${E(
M)} + ${P(b.beam.logprob)} = ${E(Be(b.beam.logprob)?null:M+b.beam.logprob)}`,({node:b})=>b.beam.score),B(O,a("given token: counts as 0"),_,w,()=>E(0),({node:b})=>b.
beam.score),B(O,a("ended: score / length ** length_penalty"),A,w,k,({node:b})=>b.beam.final_score),B(O,a("kept after a step: the best that ended"),T,b=>a("step \
{number}: rank {rank}",{number:b.step+1,rank:b.place+1}),b=>b.expected===null?"–":E(b.expected),b=>b.told),B(O,a("output: score where its path ends, after the\
 penalty"),S,({number:b})=>a("output {number}:",{number:b+1}),k,b=>b.told)}function I(){let{tokens:O}=i.outputs[Number(o.value)]||i.outputs[0]||{tokens:[]},x=e.
querySelector(".gp-scores tbody");x.replaceChildren(),O.slice(0,l?1/0:20).forEach((_,A)=>{let T=x.insertRow();T.insertCell().textContent=A+1,T.insertCell().textContent=
_.id,T.insertCell().append(ne(_.text)),T.insertCell().textContent=v(_.recorded),T.insertCell().textContent=_.difference===null?"–":v(_.library),H(T,_.difference),
T.insertCell().textContent=be(`${(J(_.recorded)*100).toFixed(2)}%`)}),s.hidden=O.length<=20||l,$(s,a("Show all {count} tokens",{count:j(O.length)}))}function C(){
if(!r.open)return;let O=t.hideFrom!==null;if(e.querySelector(".gp-secret").hidden=!O,e.querySelector(".gp-token-check").hidden=O||!i,e.querySelector(".gp-beam-c\
heck").hidden=!0,e.querySelector(".gp-tree-check").hidden=O||!i||!i.tree||!i.tree.sum.count,$(e.querySelector(".gp-how"),t.usesBeams?a("The playground records a\
 log-probability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, \
as its documentation asks for beams)."):a("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute\
_transition_scores gives for the same run (normalize_logits=True).")),!i)return;let x=_=>t.usesBeams?a("output {number}",{number:_}):a("sequence {number}",{number:_});
e.querySelector(".gp-which").hidden=i.outputs.length<2,o.options.length!==i.outputs.length&&o.replaceChildren(...i.outputs.map((_,A)=>g("option","",x(A+1),{value:A}))),
R(),O||W(),O||I()}return r.addEventListener("toggle",C),r.addEventListener("keydown",O=>{O.key!=="Escape"||!r.open||(r.open=!1,r.querySelector("summary").focus())}),
o.addEventListener("change",C),s.addEventListener("click",()=>{l=!0,C()}),O=>{if(e.hidden=!t.started,!O.run&&!O.status&&!O.steps)return;let{finished:x}=t;x?(!i||
i.finished!==x)&&(i={finished:x,outputs:c(x),tree:Ql(t)},l=!1,o.replaceChildren()):i=null,p(),(O.run||O.status||x)&&C()}}function Sh(e,t){let o=[.1,.2,.5,1,2,5,10,20,50,1/0],s=e.querySelector(".gp-heat-plot"),i=e.querySelector(".gp-cells"),l=e.querySelector(".gp-column"),c=e.querySelector(
".gp-layer-names"),u=e.querySelector(".gp-layer-reading"),d=e.querySelector(".gp-layer-tally"),h=document.createElement("canvas"),f=h.getContext("2d",{willReadFrequently:!0}),
p=new we({picks:{},peak:0},({picks:m,peak:L},{layers:q})=>q?{picks:{...m,[q.layer]:(m[q.layer]||0)+1},peak:Math.max(L,...q.divergences)}:{picks:m,peak:L}),v=0,E=[],
P=[],H=[0,0],R=[],B=m=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(m??0)/v)))*10);function W(){let m=getComputedStyle(e);return[...[...Array(11).keys()].map(q=>`\
--gp-heat-${q}`),"--gp-text"].map(q=>{let F=m.getPropertyValue(q).trim();return[1,3,5].map(U=>parseInt(F.slice(U,U+2),16))})}function I(m){if(h.width>=m&&h.height===
E.length*6)return;let L=h.height===E.length*6?f.getImageData(0,0,h.width,h.height):null;h.width=Math.max(64,2**Math.ceil(Math.log2(m))),h.height=E.length*6,L&&f.
putImageData(L,0,0)}function C(m){let L=new ImageData(1,E.length*6);E.forEach((q,F)=>{let U=m.layers?m.layers.candidate_layers.indexOf(q):-1;if(U<0)return;let V=P[B(
m.layers.divergences[U])];for(let X=0;X<5;X++){let ee=X===2&&q===m.layers.layer?P[11]:V;L.data.set([...ee,255],(F*6+X)*4)}}),f.putImageData(L,m.index,0)}let O=()=>Math.
max(10,p.steps.length);function x(){let[m,L]=H;if(!m||!L)return;i.width!==m&&(i.width=m),i.height!==L&&(i.height=L);let q=i.getContext("2d");q.clearRect(0,0,m,L),
q.imageSmoothingEnabled=!1;let F=p.steps.length;q.drawImage(h,0,0,F,h.height,0,0,m*F/O(),L)}function _(m){let L=[...p.steps.find(V=>V.layers).layers.candidate_layers].
sort((V,X)=>X-V),q=W(),F=o.find(V=>p.total.peak<=V*Math.LN2)*Math.LN2,U=String([L,q,F])!==String([E,P,v]);String(L)!==String(E)&&A(L),[E,P,v]=[L,q,F],I(p.steps.
length);for(let V of U?p.steps:m)C(V);x()}function A(m){let L=Math.max(15,Math.min(28,280/m.length));s.style.height=c.style.height=`${Math.max(1,m.length)*L}px`,
c.replaceChildren(...m.map(q=>g("span","",S(q))))}function T(){$(e.querySelector(".gp-ramp-low"),"0"),$(e.querySelector(".gp-ramp-high"),`${it(Number(Le(v,t.unit).
toPrecision(2)))} ${a(t.unit)}`.replace(/^1 bits/,"1 bit"));let m=e.querySelector(".gp-scale-ramp");if(!m.childNodes.length)for(let L=0;L<11;L++){let q=g("i");q.
style.background=`var(--gp-heat-${L})`,m.append(q)}}Te(e,{divergence:()=>{let{layers:m}=t.current()||{};if(!m)return"";let{layer:L,candidate_layers:q,divergences:F}=m,
U=oe(F[q.indexOf(L)]??null,t.unit);return z(q.length,"{layer}, the one candidate, has {value}.","{layer} has the largest of {count}, {value}.",{layer:S(L),value:U})}});
let S=m=>m===0?a("embedding"):a("layer {layer}",{layer:m}),y=m=>m===0?a("the embedding (layer 0)"):a("layer {layer}",{layer:m});function w(m){let L={number:m.index+
1,token:Y(m.chosen.text)};if(!m.layers)return a("Token {number}, {token}: no layer was contrasted.",L);let{layer:q,final_layer:F,candidate_layers:U,divergences:V}=m.
layers,X=fs(U.map((ee,te)=>`${S(ee)} ${Q(Le(V[te]??0,t.unit),3)}`));return a("Token {number}, {token}: {layer} was contrasted with the last layer ({final}), bec\
ause it diverges most from it. Divergences in {unit}: {list}.",{...L,layer:y(q),final:F,unit:a(t.unit),list:X})}function k(m){l.hidden=!1,l.style.left=`${m.index/
O()*100}%`,l.style.width=`${100/O()}%`;let L=w(m);$(u,L),uo(s,m,p.steps.length,L)}function b(){let m=Object.entries(p.total.picks).sort((F,U)=>U[1]-F[1]),L=m.reduce(
(F,[,U])=>F+U,0),q=m.map(([F,U])=>a("{layer} in {times}",{layer:y(Number(F)),times:j(U)})).join(", ");$(d,z(L,"Along the text: {list} of {count} step.","Along t\
he text: {list} of {count} steps.",{list:q})),$(e.querySelector(".gp-heat-end"),String(O()))}zc(s,t,{stepUnder:m=>{let{left:L,width:q}=s.getBoundingClientRect(),
F=Math.floor((m.clientX-L)/q*O());return p.steps[Math.max(0,Math.min(p.steps.length-1,F))]},hover:m=>$(u,w(m)),leave:()=>t.current()&&!e.hidden&&$(u,w(t.current()))});
function M(m){let L=t.current();if(e.hidden=!(L&&L.layers),e.hidden)return;let{added:q}=p.follow(t.lastOf(L));L===R[0]&&p.total===R[1]&&!m.unit&&!m.look||(R=[L,
p.total],_(q),T(),k(L),b())}new ResizeObserver(([{contentRect:m}])=>{H=[m.width,m.height].map(L=>Math.round(L*devicePixelRatio)),x()}).observe(s);let N=()=>M({look:!0});
return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",N),new MutationObserver(N).observe(document.body,{attributes:!0,attributeFilter:["cl\
ass"]}),M}function Mh(e,t){let n=e.querySelector(".gp-sentences"),r="";return e.querySelector(".gp-to-glossary").addEventListener("click",()=>ut(e)),()=>{let o=t.current(),
s=bh(o,t),i=s.join(`
`);if(i===r)return;r=i;let l=new Set;n.replaceChildren(...s.map(c=>{let u=g("li");return u.append(...yn(c,l)),u}))}}var Th=null;async function ts(e,t,n,r,o){let s=e.answers.media_file?await e.answers.media_file(t):"";if(!s)return o(a("The page no longer has this sound. Add th\
e file again to hear it."));o(""),Th?.pause();let i=new Audio(s);Th=i,i.currentTime=Math.max(0,n);let l=()=>{if(i.currentTime>=r||i.paused)return i.pause();requestAnimationFrame(
l)};try{await i.play(),l()}catch{o(a("This browser cannot play the sound."))}}var Eh=(e,t)=>t.isPrompt?t.index:e.prefix.length+t.index;function Wn(e,t,n){if(!t||t.isPrompt&&e.readsSource)return[];let r=e.prefix.length,[o,s]=t.isPrompt?[1,
r-1]:[Math.max(1,r),r+ae(e.lastOf(t)).length-1],i=Eh(e,t);if(i<o)return[];let l=Math.min(s,Math.max(o,i-Math.floor(n/2))+n-1),c=Math.max(o,l-n+1);return Array.from(
{length:l-c+1},(u,d)=>c+d)}function tn(e,t,n){if(!t)return-1;let r=n.found.places.indexOf(Eh(e,t));return t.isPrompt||e.idsTo(t).every((s,i)=>s===n.ids[i])?r:-1}var sl=/^[A-Za-z0-9+/=]*$/;function Lh(e){let t=e.request&&e.request.media,n=(Array.isArray(t)?t:[]).filter(o=>o&&typeof o=="object"),r=e.media||[];return r.length?
r.map(({kind:o,start:s,end:i})=>{let l=n.filter(d=>d.kind===o),c=r.filter(d=>d.kind===o);return{item:l.length===c.length?l[c.findIndex(d=>d.start===s)]:{kind:o},
start:s,end:i}}):n.map(o=>({item:o,start:0,end:0}))}function il(e,t){let n=g("span","gp-media-chip",null,{role:"img","aria-label":fy(e,t)});return e.kind==="aud\
io"?n.append(Lr(e.preview)):e.preview&&n.append(py(e.preview)),t&&n.append(g("span","",z(t,"{count} token","{count} tokens"))),n}function fy(e,t){let n=e.kind===
"image"?a("Picture"):a("Sound");return t?a("{what}, read in {count} tokens",{what:n,count:t}):n}function py(e){let t=typeof e=="string"&&sl.test(e)?`data:image/\
png;base64,${e}`:"data:,";return g("img","",null,{src:t,alt:""})}function Lr(e){let t=(Array.isArray(e)?e:[]).map(Number).filter(Number.isFinite),n=document.createElementNS(
"http://www.w3.org/2000/svg","svg");n.setAttribute("viewBox",`0 0 ${Math.max(1,t.length)} 100`),n.setAttribute("preserveAspectRatio","none"),n.setAttribute("ari\
a-hidden","true");let r=document.createElementNS("http://www.w3.org/2000/svg","path");return r.setAttribute("d",t.map((o,s)=>`M${s+.5} ${50-o/2}V${50+o/2}`).join(
"")),n.append(r),n}var my={image:.75,audio:.5},Oh=.3;function Ah(e,t){let n=C=>e.querySelector(".gp-"+C),[r,o,s,i,l]=["attend","attention-state","attention-found","attention-seen",
"hear"].map(n),c=n("attention-layer"),u=null,d=!1,h=()=>(t.started.request.media||[])[0]||{},f=()=>h().kind==="audio";function p(){let C=t.current();d=!0,$(o,a(
"Reading the attention …")),v(C),t.ask({type:"attend",step:C,places:Wn(t,C,t.mostPlaces.attend||1),layer:c.value?Number(c.value):null})}r.addEventListener("cl\
ick",p),c.addEventListener("change",p);function v(C){r.parentNode.hidden=!t.canAsk,r.disabled=c.disabled=d||t.running||t.waiting||!Wn(t,C,1).length,$(r,f()?a("S\
how where it listened"):a("Show where it looked")),n("attention-choice").hidden=!u||u.layers<2}function E(){let C=Array.from({length:u.layers},(O,x)=>g("option",
"",a("layer {layer}",{layer:j(x+1)}),{value:x}));c.replaceChildren(g("option","",a("all layers"),{value:""}),...C),c.value=u.layer===null?"":String(u.layer)}function P(){
let{kind:C,picture:O,rows:x,columns:_,seconds:A}=u,T=typeof O=="string"&&sl.test(O),S=g("img","gp-attention-picture",null,{alt:"",src:T?`data:image/png;base64,${O}`:
"data:,"});S.hidden=!T,i.classList.toggle("gp-is-sound",C==="audio");let y=Z("svg","");y.setAttribute("viewBox",`0 0 ${_} ${x}`),y.setAttribute("preserveAspectR\
atio","none");for(let b=0;b<x*_;b++){let M=Z("rect",""),[N,m]=[b%_,Math.floor(b/_)];for(let[L,q]of Object.entries({x:N,y:m,width:1,height:1}))M.setAttribute(L,String(
q));y.append(M)}i.replaceChildren(S,y);let w=n("attention-times");w.hidden=C!=="audio";let k=n("attention-curve");k.toggleAttribute("hidden",C!=="audio"),k.setAttribute(
"viewBox",`0 0 ${_} 100`),C==="audio"&&[...w.children].forEach((b,M)=>$(b,a("{seconds} s",{seconds:M?Q(A,1):0})))}function H(C){let O=u.weights[C],x=Math.max(...O),
_=O.map(T=>x?T/x:0);[...i.lastElementChild.children].forEach((T,S)=>T.setAttribute("opacity",String(my[u.kind]*(1-_[S])))),u.kind==="audio"&&n("attention-curve").
firstElementChild.setAttribute("d",`M0 100${_.map((T,S)=>`L${S+.5} ${100-95*T}`).join("")}L${_.length} 100Z`);let A=B(O,u.elsewhere[C]);$(n("attention-words"),A),
i.setAttribute("aria-label",A)}function R(C){let O=C.reduce((A,T)=>A+T,0)/2,[x,_]=[0,0];for(let A of[...C].sort((T,S)=>S-T)){if(x>=O)break;x+=A,_++}return _}function B(C,O){
let x=R(C),_={most:G(Math.max(...C)),share:G(O)};return u.kind==="image"?a("The brightest patch has {most} of the weight. Half of what lies on patches lies on {\
count} of {all}; {share} lies on no patch.",{..._,count:j(x),all:j(C.length)}):a("The brightest position, at {at} s, has {most} of the weight. Half of what lies\
 on the sound lies on {seconds} s of it; {share} lies on the silence after it.",{..._,seconds:Q(x*W(),2),at:Q(I(C),2)})}let W=()=>u.seconds/u.columns,I=C=>(C.indexOf(
Math.max(...C))+.5)*W();return l.addEventListener("click",()=>{let C=I(u.weights[tn(t,t.current(),t.foundOf("attend"))]);ts(t,h().sha256,C-Oh,C+Oh,O=>$(o,O))}),
C=>{let O=t.current(),x=t.hideFrom===null?t.foundOf("attend"):null;if((C.run||C.found)&&(d=!1),e.hidden=!O||!t.looksAtMedia||!(t.canAsk||x)||t.recorded,e.hidden)
return;(C.run||C.found)&&$(o,"");let _=(x&&x.found)!==u;u=x&&x.found,_&&u&&E(),_&&u&&P();let A=u?tn(t,O,x):-1;v(O),r.hidden=A>=0,s.hidden=A<0,l.hidden=!u||u.kind!==
"audio"||!t.answers.media_file,A>=0?H(A):u&&!d&&$(o,a("The attention of this token was not asked for."))}}var gy=160,by={probability:()=>a("How likely this layer finds the token that was chosen in the end."),rank:()=>a("The rank of the chosen token in this layer, th\
e likeliest first. A bar in the cell shows it, too."),entropy:()=>a("How uncertain this layer is: the entropy of its distribution."),kl:()=>a("How far this laye\
r is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")};function Ph(e,t){let n=y=>e.querySelector(".gp-"+y),[r,o,s,i,l]=["lens-foun\
d","lens-field","around","look-into","lens-state"].map(n),c=o.firstElementChild,u=n("lens-shade"),d=null,h=!1,f=[0,0],p=()=>d.found.layers.length-1,v=y=>y===0?a(
"the embedding (layer 0)"):y===p()?a("layer {layer}, the last",{layer:j(y)}):a("layer {layer}",{layer:j(y)}),E=(y,w)=>c.tBodies[0].rows[p()-y].cells[w+1];function P(){
let y=t.current(),w=t.mostPlaces.look_into||1,k=Math.max(1,Math.min(w,Math.round(Number(s.value))||12));s.value=String(k),h=!0,$(l,a("Reading the layers …")),
H(y),t.ask({type:"look_into",step:y,places:Wn(t,y,k)})}i.addEventListener("click",P);function H(y){n("lens-ask").hidden=!t.canAsk,i.disabled=h||t.running||t.waiting||
!Wn(t,y,1).length,t.mostPlaces.look_into&&(s.max=String(t.mostPlaces.look_into))}function R(){let{tokens:y,layers:w}=d.found,k=g("tr");k.append(g("th","",a("lay\
er"),{scope:"col"}),...y.map(({text:m})=>{let L=g("th","",null,{scope:"col"});return L.append(ne(m)),L}));let b=w.map((m,L)=>{let q=g("tr");return q.append(g("t\
h","",L?j(L):a("embedding"),{scope:"row"}),...m.map((F,U)=>B(F,L,U))),q}),[M,N]=[g("thead"),g("tbody")];M.append(k),N.append(...b.reverse()),c.replaceChildren(M,
N)}function B(y,w,k){let b=g("td","",null,{role:"gridcell",tabindex:"-1"});return b.append(ne(y.top[0][1])),_e(b,()=>`${C(w,k)}. ${O(y,k)}`),b.addEventListener(
"focus",()=>x(w,k)),b.addEventListener("click",()=>b.focus()),b.addEventListener("keydown",N=>W(N,w,k)),b}function W(y,w,k){if(y.ctrlKey||y.metaKey||y.altKey)return;
let[b,M]=[p(),d.found.tokens.length-1],N={ArrowUp:[w+1,k],ArrowDown:[w-1,k],ArrowLeft:[w,k-1],ArrowRight:[w,k+1],Home:[w,0],End:[w,M],PageUp:[b,k],PageDown:[0,k]}[y.
key];N&&(y.preventDefault(),y.stopPropagation(),E(Math.max(0,Math.min(b,N[0])),Math.max(0,Math.min(M,N[1]))).focus())}function I(){let y=tn(t,t.current(),d),{tokens:w,
layers:k}=d.found;w.forEach((b,M)=>{let N=M===y;c.tHead.rows[0].cells[M+1].classList.toggle("gp-here",N),k.forEach((m,L)=>{let q=m[M],F=E(L,M);We(F,[q.top[0][0]===
b.id&&"gp-favourite",N&&"gp-here"].filter(Boolean).join(" ")),Kt(F,u.value,{...q,entropyAfter:q.entropy??1/0,kl:q.kl??1/0})})}),Vt(n("lens-scale"),u.value,t.unit),
pe(n("lens-scale"),n("lens-scale").dataset.term,()=>"",{meaning:by[u.value]()})}function C(y,w){return a("{layer}, in the place of {token}",{layer:v(y),token:Y(
d.found.tokens[w].text)})}function O({probability:y,rank:w,entropy:k,kl:b},M){return a("The chosen {token}: {share}, rank {rank}. Entropy {entropy}; KL from the\
 last layer {kl}.",{token:Y(d.found.tokens[M].text),share:G(y),rank:j(w),entropy:oe(k,t.unit),kl:oe(b,t.unit)})}function x(y,w){let k=E(...f);k&&(k.ariaSelected=
"false"),k&&(k.tabIndex=-1),f=[y,w];let b=E(y,w);b.ariaSelected="true",b.tabIndex=0,_()}function _(){let[y,w]=f,k=d.found.layers[y][w],b=d.found.tokens[w],M=k.top.
find(([m])=>m===b.id)?[]:[[b.id,b.text,k.probability]],N=de(n("lens-bars"),k.top.length+M.length,A);[...k.top,...M].forEach(([m,L,q],F)=>{let[U,V,X,ee]=N[F].children,
te=m===b.id;We(N[F],te?"gp-is-chosen":""),$(U,te?"▶":""),V.replaceChildren(ne(L)),ke(X.firstChild,"width",q),$(ee,G(q))}),$(n("lens-place"),C(y,w)),$(n("lens-\
numbers"),O(k,w))}function A(){let y=g("li"),w=g("span","gp-track",null,{"aria-hidden":"true"});return w.append(g("span","gp-fill")),y.append(g("span","gp-sign",
"",{"aria-hidden":"true"}),g("span","gp-word"),w,g("span","gp-value")),y}function T(){let y=e.closest(".token-panel");if(!y)return;let[w,k]=[y.getBoundingClientRect(),
o.getBoundingClientRect()],b=y.firstElementChild.getBoundingClientRect().height;k.top+gy>w.bottom&&(y.scrollTop+=k.top-w.top-b)}u.addEventListener("change",I);function S(y,w){
if(r.hidden=!d,!!d)if(y){R();let k=tn(t,t.current(),d);f=[p(),0],I(),x(p(),Math.max(0,k));let b=E(p(),Math.max(0,k));o.scrollLeft=b.offsetLeft-o.clientWidth/2,w&&
T()}else I(),_()}return y=>{let w=t.current(),k=t.hideFrom===null?t.foundOf("look_into"):null,b=h&&y.found;if((y.run||y.found)&&(h=!1),e.hidden=!w||!(t.canAsk||
k)||t.recorded,e.hidden)return;(y.run||y.found)&&$(l,""),H(w);let M=k!==d;d=k,(M||y.selection||y.unit)&&S(M,b),d&&!h&&$(l,tn(t,w,d)<0?a("This token is not among\
 those below."):"")}}var wy=new Set(["properties","patternProperties","$defs","definitions"]),yy=new Set(["items","prefixItems","anyOf","oneOf","additionalProperties"]),Rh=e=>e!==null&&
typeof e=="object"&&!Array.isArray(e);function Or(e){if(Array.isArray(e))return e.map(Or);if(!Rh(e))return e;let t=Object.fromEntries(Object.entries(e).map(([r,
o])=>[r,ky(r,o)]));return"properties"in e&&!["additionalProperties","allOf","$ref"].some(r=>r in e)?{...t,additionalProperties:!1}:t}function ky(e,t){return wy.
has(e)&&Rh(t)?Object.fromEntries(Object.entries(t).map(([n,r])=>[n,Or(r)])):yy.has(e)?Or(t):t}var _y=.05,xy={queued:()=>a("waiting for its turn"),asking:()=>a("asking the Hub"),download:()=>a("downloading"),converting:()=>a("converting the GGUF file"),loading:()=>a(
"loading")};function Nh(e,t){let{started:n,finished:r}=e;if(!n)return[];let o=r?r.num_tokens:e.numTokens,s=r?r.seconds:e.elapsed,i=r?r.time_to_first_token:e.firstElapsed,
l={name:a("Tokens"),value:j(o),term:"length"},c=s&&o?Q(o/s,1):"–",u={name:a("Per second"),value:c,term:"speed"},d={name:a("First token"),value:i===null?"–":
lt(i),term:"first-token"};if(e.isFromElsewhere){let h=r&&r.seconds!==null?[u,d]:[];return[l,...h,...Ch(e,o)]}return[{...l,run:()=>vy(e,o,n.max_new_tokens)},{...u,
run:()=>c==="–"?"":Sy(o,s??0,c)},{...d,run:()=>i===null||!s?"":a("{first} of {time} in all.",{first:lt(i),time:lt(s)})},...My(n.waits??{}),...Ty(e,t),...Ch(e,
o),...Ey(n)?[{name:a("Seed"),value:String(n.seed),term:"seed"}]:[]]}function vy(e,t,n){let r={tokens:j(t),limit:j(n)};return e.usesBeams?a("{tokens} of at most \
{limit} new tokens, one per step for all beams together.",r):a("{tokens} of at most {limit} new tokens.",r)}var Sy=(e,t,n)=>z(e,"{count} token / {time} s = {val\
ue} tokens per second.","{count} tokens / {time} s = {value} tokens per second.",{time:Q(t,2),value:n});function Ch(e,t){if(e.running)return[];let n=al(e),r=()=>e.
finished?z(t,"after {count} token: {reason}.","after {count} tokens: {reason}.",{reason:n}):"";return[{name:a("Stopped by"),value:n,term:"ending",run:r,isWords:!0}]}
function al(e){return e.finished?[...new Set(e.finished.sequences.map(n=>Fe(n.stop_reason)[0]))].join(", ")||"–":a("an error")}function My(e){let t=Object.entries(
e).filter(([,s])=>s>=_y);if(!t.length)return[];let n=t.reduce((s,[,i])=>s+i,0),r=t.map(([s,i])=>`${xy[s]?.()??s} ${lt(i)}`).join(", "),o=a("The time before the \
run began, in which its model was made ready.");return[{name:a("Made ready"),value:lt(n),term:"time",meaning:o,run:()=>fe(r)}]}function Ty(e,t){if(!e.rounds.length)
return[];let n=t.read(e.rounds),{draft_acceptance_rate:r,mean_acceptance_length:o}=n,s=(c,u)=>a("{denominator} = {value}.",{denominator:dt(c,n),value:u}),[i,l]=[
r===null?"–":G(r),K(o,2)];return[{name:a("Draft accepted"),value:i,term:"acceptance-rate",run:()=>s("draft_acceptance_rate",i)},{name:a("Tokens per draft"),value:l,
term:"acceptance-length",run:()=>s("mean_acceptance_length",l)}]}var Ey=({mode:e,effective:t})=>!!t.do_sample||e==="custom"||e==="block_diffusion";var $h=200;function qh({log:e}){let[t,n]=Ly(e),r=Oy(e);return D("p",{class:"gp-status",role:"status",children:[t&&D("b",{children:t}),t&&n&&" ",n,r&&D("span",{class:"\
gp-hidden",children:[". ",r]})]})}function Ly(e){let{started:t,finished:n,failed:r,queued:o,loading:s}=e;if(e.away)return[a("The server does not answer."),a("Wh\
at is here stays. The page connects by itself once the server is back; if you run it yourself, start it again.")];if(s){let i=Ls(s);return["",i[0].toUpperCase()+
i.slice(1)]}if(o){if(o.ahead===0)return[a("Starting …"),""];let i=z(o.ahead,"One run is ahead of yours.","{count} runs are ahead of yours.");return[a("Queued."),
typeof o.seconds=="number"?`${i} ${Ts(o.seconds)}`:i]}if(r){let i=e.numTokens?a("The text so far is kept."):a("Nothing was written.");return[a("Stopped by an er\
ror."),t?i:""]}return t?e.recorded?[a("Recorded run"),ll(e)]:n?[Ih(e)?z(n.num_tokens,"Stopped after {count} token","Stopped after {count} tokens"):a("Finished"),
ll(e)]:[a("Decoding …"),ll(e)]:["",a("Nothing has run yet.")]}var Ih=({finished:e})=>!!(e?.sequences.length&&e.sequences.every(({stop_reason:t})=>t==="stopped"));
function ll(e){if(!e.started)return"";let{model:t,assistant:n,mode:r,device:o,served_by:s}=e.started,i=e.finished||e.recorded?0:e.shared-1;return`· ${[n?a("{mo\
del} with {assistant}",{model:t,assistant:n}):t,zn(r),o!=="cpu"&&o,s&&a("replica {replica} of {of}",{...s}),i>0&&z(i,"side by side with another run","side by si\
de with {count} others")].filter(Boolean).join(" · ")}`}function Oy(e){if(!e.finished||e.recorded||e.denoises||e.speaks||e.hideFrom!==null)return"";let[t]=e.allLines(),
n=ae(t?.last??null),r=n.at(-1);if(!r)return"";if(e.stepping)return Ay(n.length,r.chosen.text,r.chosen.logprob??r.chosen.raw_logprob,n.at(-2)?.chosen.text);let o=n.
map(({piece:i})=>i??"").join(""),s=rn(o.length>$h?`${o.slice(0,$h)} …`:o);return Ih(e)?s:z(n.length,"{count} token, ended by {reason}: {text}","{count} tokens\
, ended by {reason}: {text}",{reason:al(e),text:s})}function Ay(e,t,n,r){let o={number:j(e),token:Y(t),share:G(J(n)),before:Y(r??"")};return r===void 0?a("Token\
 {number}: {token}, {share}",o):a("Token {number}: {token}, {share}; before it {before}",o)}var rs={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function cl(e,t){let{chosen:n,distribution:r}=t,o=s=>ue(s)??-1/0;return{count:e.count+1,
after:e.after+o(n.logprob??n.raw_logprob),before:e.before+o(n.raw_logprob),entropyAfter:e.entropyAfter+(r.entropy_after??0),entropyBefore:e.entropyBefore+(r.entropy_before??
0),kept:e.kept+(He(t)??0)}}var nn=(e,t)=>t?Math.exp(-e/t):null,Py=[1,2,3],ns=class{ids=[];grams=Py.map(t=>[t,new Map]);repeated=[];numRepeated=0;gram(t){return this.
ids.slice(-t).join(" ")}add(t){this.repeated.push(this.ids.includes(t,-128)),this.numRepeated+=Number(this.repeated.at(-1)),this.ids.push(t);for(let[n,r]of this.
grams)this.ids.length>=n&&r.set(this.gram(n),(r.get(this.gram(n))||0)+1)}cut(t){for(;this.ids.length>t;){for(let[n,r]of this.grams){if(this.ids.length<n)continue;
let o=(r.get(this.gram(n))??0)-1;o?r.set(this.gram(n),o):r.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.pop())}}different(t){return this.
grams.find(([n])=>n===t)?.[1].size??0}distinct(t){return this.ids.length>=t?this.different(t)/(this.ids.length-t+1):null}get share(){return this.ids.length?this.
numRepeated/this.ids.length:null}};var ul=class{constructor(t){this.log=t}log;along=new we(rs,cl);repeats=new ns;ofPrompt=rs;follow(){let t=this.log.current(),n=t?this.log.lastOf(t):null,{keep:r,
added:o}=this.along.follow(n&&!n.isPrompt?n:null);this.repeats.cut(r);for(let{chosen:s}of o)this.repeats.add(s.token_id)}readPrompt(){this.ofPrompt=this.log.promptSteps.
reduce(cl,rs)}get perplexity(){let{before:t,count:n}=this.along.total;return Ar(nn(t,n))}rows(){let t=this.allRows();return this.log.isFromElsewhere?t.filter(({
term:n})=>n!=="entropy"&&n!=="kept").map(n=>({...n,run:()=>""})):t}allRows(){let{ofPrompt:t,repeats:n,log:r}=this,{total:o}=this.along,s=a(r.unit),i=j(o.count),
l=p=>Number.isFinite(p)?Q(Le(p,r.unit),2).replace(/^-0.00$/,"0.00"):"−∞",c=(p,v)=>v.count?l(p/v.count):"–",u=(p,v=p)=>[p(o),v(o),v(t)],d=(p,v)=>a("before \
the processors, ({sum}) / {tokens} = {value} {unit}.",{sum:p,value:v,tokens:i,unit:s}),h=this.along.steps.at(-1)?.distribution.vocab??1/0,f=Ar(o.count?o.kept/o.
count:null);return[{name:a("perplexity"),term:"perplexity",run:()=>a("before the processors, exp(−({sum}) / {tokens}) = {value}.",{sum:K(ue(o.before)),tokens:i,
value:this.perplexity}),values:u(({after:p,count:v})=>Ar(nn(p,v)),({before:p,count:v})=>Ar(nn(p,v))),meaning:Cy([nn(o.after,o.count),nn(o.before,o.count),nn(t.before,
t.count)],h)},{name:a("mean log-probability, {unit}",{unit:s}),term:"mean-logprob",run:()=>d(l(o.before),c(o.before,o)),values:u(p=>c(p.after,p),p=>c(p.before,p))},
{name:a("cumulative log-probability, {unit}",{unit:s}),term:"cumulative-logprob",run:()=>z(o.count,"before the processors, the log-probability of {count} token \
is {sum} {unit}.","before the processors, the log-probabilities of {count} tokens sum to {sum} {unit}.",{sum:l(o.before),unit:s}),values:u(({after:p})=>l(p),({before:p})=>l(
p))},{name:a("mean entropy, {unit}",{unit:s}),term:"entropy",run:()=>d(l(o.entropyBefore),c(o.entropyBefore,o)),values:u(p=>c(p.entropyAfter,p),p=>c(p.entropyBefore,
p))},{name:a("mean tokens kept"),term:"kept",run:()=>a("{sum} tokens kept in all, over {tokens} steps = {value}.",{sum:j(o.kept),tokens:i,value:f}),values:[f,j(
h),j(h)]},...[1,2,3].map(p=>Ry(p,n)),{name:a("repetition"),term:"repetition",run:()=>z(o.count,"{repeated} of {count} token = {share}.","{repeated} of {count} t\
okens = {share}.",{repeated:j(n.numRepeated),share:G(n.share??0)}),values:[G(n.share??0),"",""]}]}},Ar=e=>e===null?"–":Number.isFinite(e)?e<1e3?Q(e,2):j(Math.
round(e)):"∞";function Ry(e,t){let n=t.ids.length-e+1,r=Ar(t.distinct(e)),o={different:j(t.different(e)),all:j(n),value:r};return{name:`distinct-${e}`,term:"d\
istinct-n",run:()=>n>0?a("{different} different / {all} in all = {value}.",o):"",values:[r,"",""],meaning:e===1?a("The number of different tokens over the numbe\
r of all tokens: 1 means that none occurs twice."):a("The number of different {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none o\
ccurs twice.",{n:e})}}function Cy(e,t){return e.every(n=>n===null||n<=t)?a("How many equally likely tokens there were to choose from, on average: e to the power\
 of minus the mean log-probability in nats."):a("e to the power of minus the mean log-probability in nats; above {count}, the size of the vocabulary, where toke\
ns drawn at random would be likelier.",{count:j(t)})}function Wh({log:e,changes:t}){let[n]=Ie(()=>new ul(e)),[r,o]=Ie(!1),s=wr(t);return(s.run||s.prompt)&&n.readPrompt(),
n.follow(),D("details",{class:"gp-opened gp-text-numbers",hidden:!n.along.steps.length,onToggle:({currentTarget:i})=>o(i.open),children:[D("summary",{children:D(
"span",{class:"gp-in-short",children:n.along.steps.length?a("Perplexity {value}",{value:n.perplexity}):""})}),D("div",{class:"gp-wide",children:r&&n.along.steps.
length>0&&D(Ny,{log:e,sums:n})})]})}function Ny({log:e,sums:t}){let n=e.current(),r=n&&e.lines().length>1?e.lineOf(n):null,o=t.ofPrompt.count>0,s=e.isFromElsewhere;
return D("table",{class:"gp-totals",children:[D("thead",{children:D("tr",{children:[D("th",{scope:"col",children:D("span",{class:"gp-whose",children:r?.label?a(
"of {label}",{label:r.label}):""})}),D("th",{scope:"col",class:"gp-after-head",children:!s&&D($e,{id:"processor",meaning:a("From the probabilities that the toke\
ns were drawn with: after the processors."),children:a("after the processors")})}),!s&&D("th",{scope:"col",class:"gp-before-head",children:D($e,{id:"processor",
meaning:a("From the probabilities that the model gave: before the processors. A text’s perplexity usually means this one."),children:a("before them")})}),o&&D(
"th",{scope:"col",class:"gp-prompt-head",children:D($e,{id:"prompt",meaning:a("What the model thought of the prompt, of all its tokens but the first. No process\
or takes part."),children:a("the prompt")})})]})}),D("tbody",{children:t.rows().map(({name:i,term:l,run:c,values:[u,d,h],meaning:f})=>D("tr",{children:[D("th",{
scope:"row",children:D($e,{id:l,run:c,meaning:f,children:i})}),D("td",{children:u}),!s&&D("td",{children:d}),o&&D("td",{children:h})]},i))})]})}function $y({log:e,changes:t}){return D(Ne,{children:[D("div",{class:"gp-one-line",children:[D(qh,{log:e}),D(qy,{log:e}),D(Wh,{log:e,changes:t})]}),D("div",{class:"\
gp-alert",role:"alert",children:!e.waiting&&e.failed&&D(Iy,{failed:e.failed})}),D("div",{class:"gp-notes",role:"status",children:D(Wy,{log:e})})]})}var Bh=yr($y);
function qy({log:e}){let[t]=Ie(()=>new ln);return D("dl",{class:"gp-figures",children:Nh(e,t).map(({name:n,value:r,term:o,run:s,meaning:i,isWords:l})=>D($e,{as:"\
div",class:l?"gp-figure gp-words":"gp-figure",id:o,run:s,meaning:i,children:[D("dt",{children:n}),D("dd",{children:r})]},n))})}function Iy({failed:e}){return D(
"div",{class:"gp-problem",children:Os(e).map(({knob:t,message:n,fix:r})=>D("p",{children:[D("b",{children:"✕ "}),t?a("{name}: {meaning}",{name:t,meaning:n}):n,
r&&` ${r}`]},n))})}function Wy({log:e}){let t=e.finished?.sequences??[],n=jy(e),r=new Map;return t.forEach(({note:o,stop_reason:s},i)=>{if(!o)return;let l=typeof o==
"object"&&"said"in o?o.values.a:void 0,c=a(s==="length"&&n&&l?l:o);r.set(c,[...r.get(c)??[],i+1])}),[...r].map(([o,s])=>D("p",{children:[D("b",{children:s.length<
t.length?By(e,s):a("Note:")})," ",o,n&&s.some(i=>t[i-1].stop_reason==="length")&&D(Hy,{log:e,closed:n})]},o))}function By(e,t){let n={numbers:t.join(", ")};return e.
usesBeams?z(t.length,"Note on output {numbers}:","Note on outputs {numbers}:",n):z(t.length,"Note on sequence {numbers}:","Note on sequences {numbers}:",n)}function jy(e){
let t=e.started?.request.structured_output;if(!t?.json_schema||!e.canAsk||!Object.hasOwn(e.answers,"knobs"))return null;let n=Or(t.json_schema);return JSON.stringify(
n)===JSON.stringify(t.json_schema)?null:n}function Hy({log:e,closed:t}){let[n,r]=Ie(!1);return n?null:D(Ne,{children:[" ",D("button",{type:"button",class:"gp-bu\
tton",onClick:()=>{e.ask({type:"knobs",change:{structured_output:{json_schema:t}}}),r(!0)},children:a("Allow no other fields")})]})}var hl={};ie(hl,{inARow:()=>Pr,klSumWords:()=>Fy,quotientWords:()=>dl,variationSumWords:()=>zy});var os=3;function Fy(e,t,n){let r=t==="bits"?"log₂":"ln",o=({p:l,q:c})=>Math.abs(l*Math.log(l/c)),i=e.filter(({p:l,q:c})=>l>0&&c>0).sort((l,c)=>o(c)-o(l)).slice(
0,os).map(({text:l,p:c,q:u})=>`${Y(l)} ${K(c)} · ${r}(${K(c)} / ${K(u)})`);return i.length?a("{terms} + the terms of all other tokens = {value}",{terms:i.join(
" + "),value:n}):""}function zy(e,t){let r=[...e].sort((o,s)=>Math.abs(s.p-s.q)-Math.abs(o.p-o.q)).slice(0,os).map(({text:o,p:s,q:i})=>`${Y(o)} |${K(s)} − ${K(
i)}|`);return r.length?a("½ · ({terms} + the terms of all other tokens) = {value}",{terms:r.join(" + "),value:t}):""}var dl=(e,t,n)=>`${/^[-−]/.test(e)?`(${e}\
)`:e} / ${t} = ${n}`;function Pr(e){let t=e.filter(Boolean);return t.length?t.length>os?Ee([...t.slice(0,os),"…"]):fe(Ee(t)):""}var ss=class{constructor(t){this.table=t,this.head=t.createTHead().insertRow(),this.body=t.createTBody(),t.addEventListener("keydown",n=>this.walk(n)),t.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(t,n,r){this.drawHead(t);let o=t.filter(u=>u.idle).length;this.table.style.minWidth=`${100+20*o+60*(t.length-
o)}px`;let s=n.map(u=>t.map(({number:d})=>bt(u,d))),i=Math.max(.02,...s.flat().filter(u=>u!==void 0)),l=new Set(gt(r));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((u,d)=>this.fill(this.lines[d],u,t,s[d],i,r,l));let c=this.lines.flatMap(u=>u.cells.
map(({cell:d})=>d));!c.some(u=>u.tabIndex===0)&&c.length&&(c[0].tabIndex=0)}drawHead(t){let n=de(this.head,t.length+1,()=>{let r=g("th","",null,{scope:"col"});return r.
append(g("span","gp-stage-place"),g("span","gp-stage-name")),r});$(n[0].lastElementChild,a("candidate")),t.forEach(({place:r,name:o,tip:s,idle:i},l)=>{let c=n[l+
1];We(c,i?"gp-idle-column":""),$(c.firstElementChild,r),$(c.lastElementChild,o),c.lastElementChild.classList.toggle("gp-hidden",i),c.dataset.tip=s})}newLine(){let t=this.
body.insertRow(),n=g("th","",null,{scope:"row"}),r=g("span","gp-sign","",{"aria-hidden":"true"}),o=g("bdi","gp-word"),s=g("span","gp-course-tag"),i=g("div","gp-\
course-name"),l=g("div","");l.append(o,s),i.append(r,l),n.append(i),t.append(n),this.lines.push({row:t,head:n,sign:r,word:o,tag:s,cells:[]})}newCell(t){let n=g(
"td","",null,{role:"gridcell",tabindex:"-1"}),r=g("span","gp-course-track",null,{"aria-hidden":"true"}),o=g("i","gp-course-bar");r.append(o);let s=g("span","gp-\
course-number");n.append(r,s),t.row.append(n),t.cells.push({cell:n,bar:o,number:s})}fill(t,n,r,o,s,i,l){let c=n.token_id===i.chosen.token_id,u=je(n);for(We(t.row,
`gp-course gp-course-${c?"chosen":u?"removed":"kept"}`),$(t.sign,c?"▶":u?"✕":""),wt(t.word,n.text),$(t.tag,[c&&(i.given?a("given"):a("chosen")),u&&a("remove\
d"),!l.has(n)&&a("looked up")].filter(Boolean).join(", ")),_e(t.head,()=>Yo(n,i));t.cells.length>r.length;)t.cells.pop().cell.remove();for(;t.cells.length<r.length;)
this.newCell(t);r.forEach((d,h)=>this.fillCell(t.cells[h],n,r,h,o,s))}fillCell({cell:t,bar:n,number:r},o,s,i,l,c){let{number:u,name:d,idle:h,side:f}=s[i],[p,v]=[
l[i],i?l[i-1]:void 0],E=qn(o,u)&&p!==void 0,P=E&&i>0&&!qn(o,s[i-1].number);We(t,[h&&"gp-idle-column",E&&!P&&"gp-gone",P&&"gp-cut"].filter(Boolean).join(" ")),ke(
n,"height",Math.sqrt(((P?v:p)||0)/c));let H=p===void 0?"–":P?`✕ ${d}`:E?f==="after"?"✕":"":G(p);$(r,H),r.classList.toggle("gp-hidden",h&&!P);let R=!P&&i&&
v!==void 0&&p!==void 0&&G(p)!==G(v)?p>v?"up":"down":"";(r.dataset.change||"")!==R&&(r.dataset.change=R),_e(t,()=>this.words(o,s[i],{share:p,was:v,gone:E,cut:P}))}words({
text:t},{side:n,name:r,idle:o,number:s},{share:i,was:l,gone:c,cut:u}){let d={token:Y(t),share:G(i??0),was:G(l??0),processor:r,number:s};return i===void 0?a("{to\
ken}: not recorded at this place.",d):u?a("{token}: removed by {processor}; it had {was} just before.",d):c?a("{token}: no probability left here.",d):n?n==="aft\
er"?a("{token}: {share} after all processors.",d):a("{token}: {share} before the processors.",d):o?a("{token}: {share}, unchanged by {processor}.",d):d.share===
d.was?a("{token}: {share} after {processor} (stage {number}), the same as before it.",d):a("{token}: {share} after {processor} (stage {number}), {was} before it\
.",d)}keepFocus(t){if(!(t.tabIndex!==-1||t.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;t.tabIndex=0}}walk(t){let n={
ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},r=t.target.closest("td");if(!r||!n[t.key]||t.ctrlKey||t.metaKey||t.altKey)
return;t.preventDefault();let o=this.lines.findIndex(u=>u.row===r.parentNode),[s,i]=n[t.key],l=(u,d)=>Math.max(0,Math.min(d-1,u)),{cells:c}=this.lines[l(o+s,this.
lines.length)];c[l(r.cellIndex-1+i,c.length)].cell.focus()}};var Hh=12;function Fh(e,t,n){let r=0,o=e.map(u=>{let d=r;r=Math.min(1,r+(bt(u,n)||0));let h=u.token_id===t.chosen.token_id?"chosen":"kept";return{from:d,to:r,kind:h,
candidate:u,gone:qn(u,n)}}),s=t.distribution.stages[n],i=e.filter(u=>s&&qn(u,n+1)).reduce((u,d)=>u+(bt(d,n)||0),0),l=s?Math.max(0,Math.min(1-r,s.mass_removed-i)):
0,c={from:r,to:1-l,kind:"others",candidate:null};return[...o,c,{from:1-l,to:1,kind:"going",candidate:null}]}function zh(){let e=g("div","gp-flow",null,{"aria-hi\
dden":"true"}),t=Z("svg","gp-ribbons");t.setAttribute("viewBox",`0 0 100 ${Hh}`),t.setAttribute("preserveAspectRatio","none");let n=g("div","gp-flow-bar");return e.
append(t,n),{box:e,ribbons:t,bar:n}}var Dy=(e,t)=>t>12+7*Math.min(e.length,10);function fl({ribbons:e,bar:t},n,r,o,s){let i=n.map(jh),l=de(t,i.length,()=>g("spa\
n",""));i.forEach(({from:u,to:d,kind:h,candidate:f},p)=>{let v=l[p];if(We(v,`gp-piece gp-piece-${h}`),v.hidden=d-u<1e-4&&h!=="chosen",v.hidden)return;ke(v,"left",
u),ke(v,"width",d-u);let E=f?f.text:h==="others"?a("others"):"",P=E&&Dy(E,(d-u)*o)?E:"";(v.dataset.text||"")!==P&&v.replaceChildren(...P?[ne(P,"gp-piece-word")]:
[]),v.dataset.text=P,_e(v,()=>s(i[p],r&&jh(r[p])))});let c=de(e,r?n.length:0,()=>Z("path"));(r||[]).forEach((u,d)=>{let{from:h,to:f,kind:p,gone:v}=i[d],E=v||p===
"going"?"removed":p,[P,H,R,B]=[u.from,u.to,f,h].map(W=>(W*100).toFixed(2));c[d].dataset.kind!==E&&(c[d].dataset.kind=E,c[d].setAttribute("class",`gp-ribbon gp-r\
ibbon-${E}`)),c[d].setAttribute("d",u.to>u.from?`M${P} 0H${H}L${R} ${Hh}H${B}Z`:"")})}function jh(e){return e.kind==="others"?{...e,to:1}:e.kind==="going"?{...e,
from:1,to:1}:e}function Dh(e,t){let r=e.querySelector(".gp-where"),o=e.querySelector(".gp-none"),s=e.querySelector(".gp-chain tbody"),i=e.querySelector(".gp-courses"),l=e.querySelector(
".gp-all"),c=e.querySelector(".gp-beams-note"),u=e.querySelector(".gp-chosen-word"),d=new ss(e.querySelector(".gp-courses-grid")),h=new we({},H),f=[],p=m=>()=>t.
current()?m(t.current()):"";Te(e,{entropy:p(m=>ch(m,t.unit)),left:p(m=>fe([m.distribution.vocab,...At(m).map(({kept:L})=>L)].map(j).join(" → "))),here:p(m=>Pr(
At(m).map(L=>a("{name}: {words}",{name:L.name,words:Pt(L)}))))});let v=!1,E=[],P=300;function H(m,L){let q=At(L);if(!q.length)return m;let F={...m};for(let U of q){
let V=U.number+U.kind,{ran:X,acted:ee,removed:te,moved:le}=m[V]||{ran:0,acted:0,removed:0,moved:0};F[V]={ran:X+1,acted:ee+!U.idle,removed:te+U.removed,moved:le+
U.moved}}return F}function R({ran:m,acted:L,removed:q,moved:F}){if(!L)return z(m,"nothing in {count} step","nothing in {count} steps");let U=L===m?a("active at \
every step"):z(m,"active at {acted} of {count} step","active at {acted} of {count} steps",{acted:j(L)});return F>2*q?a("{when}; moves {share} on average",{when:U,
share:G(F/L)}):a("{when}; removes {share} on average",{when:U,share:Xa(q/L)})}let B=new ResizeObserver(([{contentRect:m}])=>{if(!m.width||Math.abs(m.width-P)<8)
return;P=m.width;let L=t.current();L&&N(L)});function W(){let m=s.insertRow(),L=g("th","",null,{scope:"row"}),q=g("span","gp-number",""),F=g("span","","",{tabindex:"\
0","data-tip":""}),U=g("span","gp-side"),V=g("span","gp-knob");L.append(q,F," ",U," ",V);let X=zh();m.append(L,g("td","gp-flow-cell"),g("td","gp-left"),g("td","\
gp-entropy"),g("td","gp-here-words"),g("td","gp-over")),m.cells[1].append(X.box);let[,,ee,te,le,Re]=m.cells;return f.length||B.observe(X.bar),f.push({row:m,number:q,
name:F,tags:U,knob:V,flow:X,left:ee,entropy:te,here:le,over:Re}),f.at(-1)}function I(m,{kind:L,number:q,name:F,tip:U,side:V,knob:X,entropy:ee,left:te,here:le,over:Re}){
m.row.className=`gp-stage-${L}`,$(m.number,q),$(m.name,F),m.name.dataset.tip!==U&&(m.name.dataset.tip=U),$(m.tags,V),m.tags.hidden=!V,$(m.knob,X),m.knob.hidden=
!X,$(m.left,te),$(m.entropy,ee),typeof le=="string"?$(m.here,le):m.here.replaceChildren(...le),$(m.over,Re)}function C(m,L){let{vocab:q,entropy_before:F}=m.distribution,
{name:U,meaning:V}=kr(m),X={kind:"source",number:"",name:U,tip:V,side:L.length?a("before"):a("before and after"),knob:"",left:a("{count} left",{count:j(q)}),entropy:oe(
F,t.unit),here:"",over:""},ee=L.map((te,le)=>({kind:te.idle?"idle":"active",number:`${te.number}. `,name:te.name,tip:`${te.meaning} (${te.kind})`,side:le===L.length-
1?a("after"):"",knob:Vo(te.knobs,t.started),left:a("{count} left",{count:j(te.kept)}),entropy:oe(te.entropy,t.unit),here:Pt(te),over:R(h.total[te.number+te.kind])}));
return[X,...ee,O(m)]}function O(m){let[L,q]=_r(m,t.started),F=ne(m.chosen.text,"gp-strong");return{kind:"choice",number:"",name:L,tip:a("How the token came abou\
t, and its probability after the processors."),side:"",knob:"",left:"",entropy:"",here:["▶ ",...ye(q,{token:F}),` (${x(m)})`],over:""}}function x(m){return je(
m.chosen)?a("removed by {processor}",{processor:Qt(m.chosen,m)}):m.beam?a("log-probability {value}",{value:K(m.chosen.logprob)}):G(J(m.chosen.logprob))}function _(m,L,q){
let F=C(m,L);for(;f.length>F.length;)f.pop().row.remove();F.forEach((ee,te)=>I(f[te]||W(),ee));let U=[0,...L.map(({number:ee})=>ee)].map(ee=>Fh(q,m,ee)),V=y(m,L),
X=w(m,L);f.forEach(({flow:ee},te)=>{ee.box.hidden=!V&&te>0,!ee.box.hidden&&(te<U.length?fl(ee,U[te],U[te-1],P,(le,Re)=>T(le,Re,te,X)):S(ee,U.at(-1),P))})}let A=({
from:m,to:L})=>G(L-m);function T(m,L,q,F){let U=A(m),V=m.candidate?Y(m.candidate.text):a("All other tokens together");if(!q)return a("{token}: {share} before th\
e processors.",{token:V,share:U});let X={token:V,share:U,processor:F[q].name,was:A(L)};return m.candidate?a("{token}: {share} after {processor}, {was} before it\
.",X):a("{token}: {share} after {processor}.",X)}function S(m,L,q){let F=L.filter(({kind:U})=>U==="chosen");fl(m,F,F,q,U=>a("{token} had {share} of what was lef\
t.",{token:Y(U.candidate.text),share:A(U)}))}let y=({distribution:m},L)=>m.candidates.every(({stage_logprobs:q})=>(q||[]).length===L.length);function w(m,L){let q=kr(
m);return[{number:0,place:a("before"),name:q.name,tip:q.meaning,idle:!1,side:"before"},...L.map(F=>({number:F.number,place:String(F.number),name:F.name,idle:F.idle,
side:"",tip:a("{number}. {name}: {effect} here. It {meaning}.",{...F,effect:Pt(F)})}))]}function k(m,L,q,F){if(i.hidden=!L.length||!y(m,L),i.hidden)return;let U={
number:L.length,place:a("after"),name:a("all processors"),tip:a("After all processors: the distribution from which the token was chosen."),idle:!1,side:"after"};
d.draw([...w(m,L),U],q,m),l.hidden=F<=10,$(l,v?a("show {count} only",{count:10}):a("show all {count}",{count:j(F)})),l.setAttribute("aria-expanded",String(v))}l.
addEventListener("click",()=>{v=!v,N(t.current())});function b(m){if(m.distribution.stages.length)return"";if(m.isPrompt)return a("The model’s own distribution:\
 no logits processor takes part in reading the prompt.");let L=t.started.processors||[],q=$n(m);if(t.started.mode==="custom"&&!L.length)return a("Your own loop \
called no logits processor here.");if(!L.length)return q?a("DoLa’s contrast, untouched: no logits processor runs."):a("The model’s own distribution, untouched\
: no logits processor runs.");let F={processors:L.map(U=>Xe(U)[0]).join(", ")};return q?a("DoLa’s contrast, untouched here. Prepared, but not used by this loop:\
 {processors}.",F):a("The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",F)}function M(m){let L=m.isPrompt||m.given,
q=m.isPrompt?a("at prompt token {number}: {token} (given, not chosen)"):L?a("at token {number}: {token} (given, not chosen)"):a("at token {number}: {token}");r.
replaceChildren(...ye(q,{number:String(m.index+1),token:ne(m.chosen.text)})),$(u,L?a("given"):a("chosen"))}function N(m){let L=At(m),q=gt(m),F=(m.watched||[]).filter(
({token_id:V})=>q.every(X=>X.token_id!==V)),U=Xo(q,10,m.chosen.token_id);M(m),$(o,b(m)),o.hidden=!o.textContent,c.hidden=!m.beam||!L.length,_(m,L,U),k(m,L,[...v?
q:U,...F],q.length)}return m=>{let L=t.current();e.hidden=!L,L&&(L.isPrompt||h.follow(t.lastOf(L)),!(L===E[0]&&h.total===E[1]&&!m.unit&&!m.watched)&&(E=[L,h.total],
N(L)))}}function Gy(e){let t=e>>>0;return()=>{t=t+1831565813>>>0;let n=Math.imul(t^t>>>15,t|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function Uy(e,t){
let n=[...e];for(let r=n.length-1;r>0;r--){let o=Math.floor(t()*(r+1));[n[r],n[o]]=[n[o],n[r]]}return n}function Gh(e,t){let s=m=>e.querySelector(".gp-"+m),i=e.
querySelector("details"),[l,c,u,d]=["from","choices","reveal","next"].map(s),h=null,f=m=>[a("1st"),a("2nd"),a("3rd")][m]??"",p=()=>t.usesBeams&&!t.finished?[]:t.
allLines(),v=m=>ae(p()[m]?p()[m].last:null),E=m=>m.distribution.candidates.filter(({raw_rank:L})=>L).sort((L,q)=>L.raw_rank-q.raw_rank).slice(0,6);function P(m){
let L=Number(t.started.seed)%4294967296+7919*m.index+104729*m.sequence;return Uy(E(m),Gy(L))}let H=m=>E(m).length>1;function R(m){let L=t.current(),q=L&&t.lastOf(
L),F=Math.max(0,p().findIndex(X=>X.last===q)),U=v(F),V=U.findIndex((X,ee)=>ee>=m&&H(X));if(V<0){$(s("cannot"),U.length>m?a("From there on the run has recorded n\
o candidates to pick from: raise top_candidates and run it again."):t.running?a("The run has not reached this token yet."):a("There is no token {number} in this\
 text: choose an earlier one.",{number:m+1}));return}$(s("cannot"),""),h={line:F,at:V,step:null,picks:[],revealed:!1,results:[]},B()}function B(){let m=v(h.line);
for(;m[h.at]&&!H(m[h.at]);)h.at+=1;if(Object.assign(h,{step:m[h.at]||null,picks:[],revealed:!1}),!h.step&&!t.running){x();return}W(),h.step&&t.selectStep(h.step.
before),_(()=>c.querySelector("button"))}function W(){t.hide(h&&i.open?h.at+(h.revealed?1:0):null)}function I(m){let{picks:L}=h;L.includes(m)?L.splice(L.indexOf(
m),1):L.length<3&&L.push(m),y()}function C(){let{step:m,picks:L}=h,q=E(m),F=q.find(({token_id:U})=>U===L[0]);h.revealed=!0,document.dispatchEvent(new CustomEvent(
"gp-predicted",{detail:{sequence:m.sequence,index:m.index,token:L[0]}})),h.results.push({step:m,first:F,share:Math.exp(F.raw_logprob-q[0].raw_logprob),hit:L.includes(
m.chosen.token_id)}),W(),t.selectStep(m),_(()=>d)}function O(){if(h.results.length>=10){x();return}h.at+=1,B()}function x(){let{results:m,line:L}=h,q=h.at+(h.revealed?
1:0);h=null,W(),l.value=v(L).slice(q).some(H)?q+1:1,N(m),_(()=>s("begin"))}function _(m){let L=e.contains(document.activeElement);M(),L&&m()&&m().focus({preventScroll:!0})}
let A=({piece:m,chosen:L,text:q})=>m??(L?L.text:q);function T(){let m=ae(h.step?h.step.before:v(h.line).at(-1)||null),L=[...t.prefix,...m].map(A).join(""),q=g("\
span","gp-gap","?",{"aria-label":a("the hidden token")});h.revealed&&q.replaceChildren(ne(h.step.chosen.text));let F=s("so-far");F.replaceChildren(L,q),F.scrollTop=
F.scrollHeight}function S(){c.replaceChildren(...(h.step&&!h.revealed?P(h.step):[]).map(({token_id:m,text:L})=>{let q=g("button","gp-button gp-choice",null,{type:"\
button","aria-pressed":"false","data-token":m});return q.append(g("span","gp-order"),ne(L)),q.addEventListener("click",()=>I(m)),q})),y()}function y(){for(let m of c.
children){let L=h.picks.indexOf(Number(m.dataset.token));m.setAttribute("aria-pressed",String(L>=0)),m.disabled=L<0&&h.picks.length>=3,$(m.querySelector(".gp-or\
der"),f(L))}u.disabled=!h.picks.length}function w(){if(s("answer").hidden=!h.revealed,!h.revealed)return;let{step:m,picks:L}=h,{share:q,hit:F}=h.results.at(-1),
U=E(m),V=m.chosen.token_id,X=U.some(({token_id:le})=>le===V)?U:[...U,m.chosen];s("truth").tBodies[0].replaceChildren(...X.map(le=>{let Re=g("tr",le.token_id===V?
"gp-taken":""),Bn=g("th","",null,{scope:"row"});le.token_id===V&&Bn.append(g("span","","▶ "),g("span","gp-hidden",`${a("chosen:")} `)),Bn.append(ne(le.text));
let vl=g("div","gp-share"),Sl=g("i");Sl.style.width=`${(45*J(le.raw_logprob)).toFixed(2)}%`,vl.append(Sl,G(J(le.raw_logprob)));let Ml=g("td");Ml.append(vl);let sf=L.
indexOf(le.token_id);return Re.append(Bn,g("td","",f(sf)),Ml,g("td","",G(J(le.logprob))),g("td","",le.raw_rank?j(le.raw_rank):"–")),Re}));let te=s("took");te.
replaceChildren(...ye(F?a("It wrote “{token}”. You had it."):a("It wrote “{token}”. You did not pick it."),{token:ne(m.chosen.text,"gp-strong")})," "),te.
append(q===1?a("Your first pick is the token that the model found likeliest."):a("Your first pick has {share} of the probability of the likeliest token.",{share:G(
q)}))}let k=m=>m.reduce((L,{share:q})=>L+q,0)/m.length,b=m=>m.filter(({hit:L})=>L).length;function M(){if(s("before").hidden=!!h,s("round").hidden=!h,!h)return;
s("sum").hidden=!0;let{results:m,revealed:L,step:q}=h,U={number:m.length+(L?0:1),steps:10,token:q&&q.index+1};$(s("progress"),q?L?a("{number} of {steps}: token \
{token}.",U):a("{number} of {steps}: what comes next? Pick up to three, your best guess first.",U):a("Waiting for the next token of the run.")),$(s("score"),m.length?
a("So far: your first picks are {share} as likely as the top token; the run’s token was among your picks in {hits} of {count}.",{share:G(k(m)),hits:b(m),count:m.
length}):""),u.hidden=L||!q,d.hidden=!L,$(d,m.length>=10?a("Show the score"):a("Next token")),T(),S(),w()}function N(m){let L=s("sum");if(L.hidden=!1,L.replaceChildren(
g("h3","",a("The round is over"))),!m.length){L.append(g("p","",a("No token was revealed, so there is no score.")));return}let q=(...V)=>{let X=g("p");X.append(
...V),L.append(X)};q(...ye(a("{share}: how likely your first picks were, on average, compared with the likeliest token."),{share:g("b","",G(k(m)))}));let F=g("b",
"",a("{hits} of {count}",{hits:b(m),count:m.length}));q(...ye(a("{steps}: steps in which the run’s token was among your picks ({share})."),{steps:F,share:G(b(
m)/m.length)}));let U=[...m].sort((V,X)=>V.share-X.share||X.step.distribution.entropy_before-V.step.distribution.entropy_before);for(let[V,{step:X,first:ee,share:te}]of[
[a("Hardest:"),U[0]],[a("Easiest:"),U.at(-1)]])q(g("b","",V)," ",...ye(a("token {number}, “{token}”; your “{pick}” had {share} of the likeliest token’s probabil\
ity, and the entropy was {entropy}."),{number:String(X.index+1),token:ne(X.chosen.text),pick:ne(ee.text),share:G(te),entropy:oe(X.distribution.entropy_before,t.
unit)}))}return s("begin").addEventListener("click",()=>R(Math.max(1,Math.floor(Number(l.value))||1)-1)),s("from-here").addEventListener("click",()=>{let m=t.current();
l.value=m&&!m.isPrompt?m.index+1:1}),u.addEventListener("click",C),d.addEventListener("click",O),s("end").addEventListener("click",x),i.addEventListener("toggle",
W),m=>{e.hidden=!t.started,m.run&&(h=null,l.value=1,s("sum").hidden=!0,$(s("cannot"),""),M()),$(s("begin"),s("sum").hidden?a("Start a round"):a("Another round")),
h&&!h.step&&(m.steps||m.status)&&B()}}function Uh(e,t){let r=e.querySelector(".gp-where"),o=e.querySelector(".gp-verdict"),s=e.querySelector(".gp-score-head"),i=e.querySelector("tbody"),l=e.querySelector(
".gp-more"),c=e.querySelector(".gp-tally"),u=new we({steps:0,differed:0},(x,_)=>_.reranked?{steps:x.steps+1,differed:x.differed+ +(f(_.reranked).token_id!==_.chosen.
token_id)}:x),d=[],h=[],f=x=>x.reduce((_,A)=>A.probability>_.probability?A:_);function p(){let x=i.insertRow(),_=g("th","",null,{scope:"row"}),[A,T,S]=[g("span",
"gp-sign"),g("bdi","gp-word"),g("span","gp-tag",a("most probable"))];_.append(A,T,S),x.append(_);let y=["probability","penalty","score"].map(()=>{let w=g("div",
"gp-cell"),k=g("span","gp-balance",null,{"aria-hidden":"true"}),[b,M]=[g("i","gp-part"),g("i","gp-zero")];k.append(b,M);let N=g("span","gp-amount");return w.append(
k,N),x.append(g("td")),x.lastChild.append(w),{part:b,zero:M,amount:N}});return d.push({row:x,sign:A,word:T,tag:S,cells:y}),d.at(-1)}function v({part:x,zero:_,amount:A},T,[
S,y],w){let k=b=>(b-S)/(y-S)*100;x.style.left=`${Math.min(k(0),k(T))}%`,x.style.width=`${Math.abs(k(T)-k(0))}%`,_.style.left=`${k(0)}%`,$(A,w)}function E({part:x,
zero:_,amount:A},T,[S,y],w){let k=b=>4+(b-S)/(y-S)*92;x.hidden=T===null,x.style.left=`${k(T)}%`,_.style.left=`${k(0)}%`,$(A,w)}function P(x,_,A,T,S){let y=_.token_id===
A.chosen.token_id;x.row.className=y?"gp-winner":"",$(x.sign,y?"▶":""),Me(x.word,_.text),x.tag.hidden=_!==T||y,v(x.cells[0],_.probability,S.probability,G(_.probability)),
v(x.cells[1],_.penalty,S.penalty,K(_.penalty)),E(x.cells[2],_.score,S.score,K(_.score))}function H(x){let[_,A]=[Math.min(0,...x),Math.max(0,...x)];return A>_?[_,
A]:[0,1]}function R(x){let _=f(x.reranked),A=x.reranked.find(w=>w.token_id===x.chosen.token_id),T=x.reranked.slice(0,12);A&&!T.includes(A)&&(T[11]=A);let S=Object.
fromEntries(["probability","penalty","score"].map(w=>[w,H(T.map(k=>k[w]))]));for(;d.length<T.length;)p();d.forEach((w,k)=>{w.row.hidden=k>=T.length,k<T.length&&
P(w,T[k],x,_,S)});let y=x.reranked.length-T.length;l.hidden=y<=0,$(l,z(y,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),B(A,_)}function B(x,_){if(!x){o.replaceChildren();return}let A={token:ne(x.text,"gp-strong"),score:K(x.score)};o.replaceChildren(...x===
_?ye(a("{token} won: the most probable token has the highest score too ({score})."),A):ye(a("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{...A,other:ne(_.text,"gp-strong"),share:G(_.probability),penalty:K(_.penalty),
lower:K(_.score)}))}function W(){let x=t.started.effective.penalty_alpha;return typeof x!="number"?a("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):a("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
x).toFixed(4)),alpha:x})}let I=x=>x&&x.reranked&&x.reranked.find(_=>_.token_id===x.chosen.token_id),C=x=>()=>{let _=I(t.current());return _?a("{name}: {words}.",
{name:Y(_.text),words:x(_)}):""},O=C(({probability:x,penalty:_,score:A})=>{let T=t.started.effective.penalty_alpha;return typeof T!="number"?K(A):`(1 − ${T}) \
· ${K(x)} − ${T} · ${K(_)} = ${K(A)}`});return Te(e,{probability:C(({probability:x})=>G(x)),penalty:C(({penalty:x})=>K(x))}),()=>{let x=t.current();if(e.hidden=
!(x&&x.reranked&&x.reranked.length),e.hidden||(u.follow(t.lastOf(x)),x===h[0]&&u.total===h[1]))return;h=[x,u.total],r.textContent=a("at token {number}",{number:x.
index+1}),pe(s,"degeneration-penalty",O,{meaning:W()}),R(x);let{steps:_,differed:A}=u.total;$(c,z(_,"Along the text: a token other than the most probable one wo\
n in {differed} of {count} step ({share}).","Along the text: a token other than the most probable one won in {differed} of {count} steps ({share}).",{differed:j(
A),share:G(A/_)}))}}function Kh(e,t){let n=()=>e.closest(".token-panel"),r=R=>e.querySelector(".gp-"+R),[o,s,i,l,c]=["place-words","back","on","newest","fold"].map(r),u=[...e.querySelectorAll(
"[role=tab]")],d=u.find(({dataset:R})=>R.shows==="logit_lens"),h=u.find(({dataset:R})=>R.shows==="cross_attention"),f=u.find(({dataset:R})=>R.shows==="processor\
s");function p(R){n()&&(n().dataset.shows=R);for(let B of u){let W=B.dataset.shows===R;B.setAttribute("aria-selected",String(W)),B.tabIndex=W?0:-1}}for(let R of u)
R.addEventListener("click",()=>{p(R.dataset.shows),v(!0)}),R.addEventListener("keydown",B=>{let W={ArrowRight:1,ArrowLeft:-1}[B.key];if(!W)return;B.preventDefault();
let I=u.filter(({hidden:O})=>!O),C=I[(I.indexOf(R)+W+I.length)%I.length];p(C.dataset.shows),v(!0),C.focus()});function v(R){n()?.toggleAttribute("data-folded",!R),
c.setAttribute("aria-expanded",String(R)),c.textContent=R?"▾":"▴"}c.addEventListener("click",()=>v(c.getAttribute("aria-expanded")==="false"));let E=null;s.
addEventListener("click",()=>t.walk(-1)),i.addEventListener("click",()=>t.walk(1)),l.addEventListener("click",()=>t.selectStep(null));function P(R){let B=t.lineOf(
R),W=t.lines().length>1&&B&&!R.isPrompt?B.label:"",I=R.isPrompt?t.started.prompt_tokens.length:ae(B?B.last:R).length,C=H(R,{number:j(R.index+1),count:j(I),line:W});
o.ariaLive=t.selected?"polite":"off",o.replaceChildren(ne(R.chosen.text,"gp-here"),g("span","",` ${C}`)),s.disabled=R.isPrompt?!R.before:R.index===0&&!t.promptSteps.
length,i.disabled=!B||B.last===R,l.hidden=!t.selected||!t.running}function H(R,B){return R.isPrompt?a("prompt token {number} of {count}",B):t.selected?B.line?a(
"token {number} of {count} of {line}",B):a("token {number} of {count}",B):B.line?a("newest token {number} of {count} of {line}",B):a("newest token {number} of {\
count}",B)}return R=>{t.isFromElsewhere&&E!==t.started?v(!1):R.selection&&t.selected&&v(!0),E=t.isFromElsewhere?t.started:null;let B=t.canAsk&&!t.recorded;d.hidden=
!B||t.hasReadMedia,h.hidden=!B||!t.looksAtMedia;for(let I of[d,h])I.hidden&&n()?.dataset.shows===I.dataset.shows&&p("candidates");f.hidden=t.isFromElsewhere,t.isFromElsewhere&&
n()?.dataset.shows==="processors"&&p("candidates");let W=t.current();if(W)return P(W);o.textContent=a("No token yet"),s.disabled=i.disabled=!0,l.hidden=!0}}var pl=({messages:e,template:t})=>JSON.stringify([e,t||null]);function Vh(e,t){let n=I=>e.querySelector(".gp-"+I),[r,o,s]=["said","rendered","try"].map(n),i=new WeakMap,
l=[],c="",u=null,d=null;function h(){return lr(e,o,t,I=>{let C=i.get(I);return C&&{id:C.token.token_id,text:C.token.text,where:a("prompt token {number}",{number:C.
index+1}),step:null,why:C.words}})}function f(){let{started:I,written:C}=t,O=I&&I.request.messages,x=O&&C&&I.model===C.model&&pl(I.request)===pl(C);return C&&!x?
{...C,ran:!1}:t.isFromElsewhere||!O||!O.length?null:{model:I.model,messages:O,template:I.request.template,tokens:I.prompt_tokens,parts:I.parts||[],ran:!0}}function p({
messages:I,parts:C,problem:O}){let x=new Set(C.filter(({kind:_})=>_==="message").map(({message:_})=>_));r.replaceChildren(...I.map(({role:_,content:A},T)=>{let S=g(
"li","",null,{"data-role":_});return S.append(g("span","gp-role",_),g("p","",A)),!O&&x.size>0&&!x.has(T)&&A.trim()&&S.append(g("p","gp-dropped",a("✕ The templat\
e leaves this message out."))),S}))}let v={message:({role:I})=>a("words of {role}",{role:I}),template:()=>a("written by the template"),generation:()=>a("generat\
ion prompt: the answer begins here")};function E(I,C){let O=I?v[I.kind](I):a("of unknown origin");return C.piece===null?a("special token, {whose}",{whose:O}):O}
function P({tokens:I,parts:C}){o.replaceChildren(),l=[],u=null;let O=new Set(C.map(({stop:_})=>_)),x=null;I.forEach((_,A)=>{let T=C.find(k=>k.start<=A&&A<k.stop)||
null;if(!x||!A||O.has(A)||C.some(({start:k})=>k===A)){let k=g("span","gp-part",null,T?{"data-kind":T.kind}:{});T&&T.kind==="message"&&k.append(g("span","gp-role",
T.role)),T&&T.kind==="generation"&&k.append(g("span","gp-role",a("the answer begins"))),o.append(k),x={rows:k,tokens:[]}}let S=g("span","gp-token",null,{role:"b\
utton",tabindex:"-1"}),y=E(T,_);rt(S,_),S.setAttribute("aria-label",a("prompt token {number}: {token}, {words}",{number:A+1,token:Y(_.text),words:y})),i.set(S,{
token:_,index:A,words:y});let w=x.tokens.length?i.get(x.tokens.at(-1)).token:null;Xt(x,S,_,w),l.push(S)}),l.length&&H(l[0])}function H(I){u&&(u.tabIndex=-1),u=I,
I.tabIndex=0}function R(I){I&&(H(I),I.focus({preventScroll:!0}),I.scrollIntoView({block:"nearest"}),d.show(I))}o.addEventListener("click",({target:I})=>R(I.closest(
".gp-token"))),o.addEventListener("keydown",I=>{let C=l.indexOf(I.target.closest(".gp-token"));if(C<0||I.ctrlKey||I.metaKey||I.altKey)return;let O={ArrowRight:()=>l[C+
1],ArrowLeft:()=>l[C-1],Home:()=>l[0],End:()=>l.at(-1),ArrowDown:()=>st(l,C,1),ArrowUp:()=>st(l,C,-1),Enter:()=>l[C]," ":()=>l[C]};O[I.key]&&(I.preventDefault(),
R(O[I.key]()))});function B({tokens:I,parts:C}){let O=w=>C.filter(k=>k.kind===w).reduce((k,{start:b,stop:M})=>k+M-b,0),x=I.filter(({piece:w})=>w===null).length,
[_,A,T]=["message","template","generation"].map(O),S={words:j(_),around:j(A),begin:j(T)};return`${_||A?z(I.length,"{count} token: {words} for the words of the m\
essages, {around} around them, {begin} to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the \
answer.",S):T?z(I.length,"{count} token: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",
"{count} tokens: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",S):z(I.length,"{count} \
token: this template changes the words, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens i\
s unknown.")} ${z(x,"{count} is special.","{count} are special.")}`}function W({tokens:I,parts:C}){let O=C.filter(({kind:_})=>_==="message").flatMap(({start:_,stop:A})=>I.
slice(_,A)).filter(({piece:_})=>_===null),x=[...new Set(O.map(({text:_})=>Y(_)))];return x.length?a("A message contains {tokens}: written like a special token, \
it is read as one, as if the template had written it.",{tokens:x.join(", ")}):""}return s.addEventListener("click",()=>t.ask({type:"without"})),()=>{let I=f();if(e.
hidden=!I,!I){c="";return}s.hidden=!Object.hasOwn(t.answers,"without")||!!I.problem;let C=JSON.stringify([I.model,pl(I),I.parts,I.problem,I.ran,I.tokens.length]);
if(C===c)return;c=C,d??=h(),$(n("which"),I.ran?a("of {model}, as this run read it",{model:I.model}):a("of {model}, as written now: not run yet",{model:I.model})),
Ae(n("refusal"),!!I.problem),$(n("refusal"),a(I.problem)),n("refusal").dataset.kind=I.away?"info":"error",n("refusal").setAttribute("role",I.away?"note":"alert"),
p(I),Ae(n("made"),!I.problem),P(I),Ae(n("generation-key"),I.parts.some(({kind:x})=>x==="generation")),$(n("template-words"),I.problem?"":B(I));let O=W(I);Ae(n("\
warn"),!!O),$(n("warn"),O),d.hide()}}function Xh(e,t,n){let{state:r,log:o,text:s,select:i}=e;function l(c){if(!c)return;let{step:u}=r.entries.get(c);e.reveal(c),u&&o.selectStep(u),c.focus({preventScroll:!0}),
c.scrollIntoView({block:"nearest"}),u||n.show(c)}s.addEventListener("click",c=>{let u=r.tokenAt(c);u&&(l(u),r.entries.get(u).step&&n.dismiss())}),s.addEventListener(
"keydown",c=>{if(c.key==="Escape"){o.selectStep(null);return}let u=r.tokenAt(c);if(!u||c.ctrlKey||c.metaKey||c.altKey)return;let d=r.allTokens,h=d.indexOf(u),f={
ArrowRight:()=>d[h+1],ArrowLeft:()=>d[h-1],ArrowDown:()=>st(d,h,1),ArrowUp:()=>st(d,h,-1),Home:()=>d.find(p=>r.entries.get(p).step),End:()=>d.at(-1),Enter:()=>u,
" ":()=>u};f[c.key]&&(c.preventDefault(),l(f[c.key]()))}),i.addEventListener("change",()=>{r.shadedBy=i.value,e.shadeAll(),t.drawScale()}),s.addEventListener("s\
croll",()=>{r.atEnd=s.scrollHeight-s.scrollTop-s.clientHeight<60},{passive:!0}),new ResizeObserver(()=>e.resized()).observe(s)}var Yh=e=>e.started&&e.started.request||{},ml=e=>!!Yh(e).only_given;function gl(e,{index:t,isPrompt:n,isStart:r}){if(r)return a("decoder start token");let o={number:t+
1};return n?e.readsSource?a("source token {number}",o):a("prompt token {number}",o):a("token {number}",o)}function bl(e,{index:t,isStart:n}){return n?a("every t\
arget begins with it: not chosen"):e.readsSource?a("the encoder reads it: it has no probability"):e.isFromElsewhere?a("its probability is not known"):t===0?a("n\
othing comes before it: it has no probability"):Yh(e).read_prompt&&!e.finished&&!e.failed?a("its probability is read when the text ends"):a("its probability was\
 not read")}function wl(e,t){let n=[];return t.given&&!ml(e)&&n.push(a("given, not chosen")),n.push(...Vl(t)),n}function Jh(e,t){let{step:n,token:r}=t,o=n?[...Ma(
n,e.unit),...wl(e,n)]:[bl(e,t)];return[a("{where}: {token}",{where:gl(e,t),token:Y(r.text)}),...o].join(", ")}var is=class{constructor(t,n,r,o){this.root=t,this.text=n,this.select=r,this.state=o,this.scale=t.querySelector(".gp-scale"),this.origins=t.querySelector(".gp-o\
rigins"),this.originsAlong=new we(Fl,zl)}drawScale(){Vt(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:t,state:n}=this,{prompt:r,begun:o,
lines:s}=n,i=!ml(n.log)&&s.some(({steps:l})=>l.length&&l[0].given);t.querySelector(".gp-mark-prompt").hidden=!r||!r.tokens.length,$(t.querySelector(".gp-mark-pr\
ompt .gp-ink"),o?a("source, and what the target begins with"):a("prompt")),t.querySelector(".gp-mark-given").hidden=!i,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",i)}drawOrigins(){let{origins:t,originsAlong:n,state:{log:r,lines:o}}=this;if(t.hidden=!r.rounds.length,t.hidden)return;n.follow(o.length&&o[0].steps.
at(-1)||null);let s=de(t,Object.keys(ht).length,Ky);Object.entries(ht).forEach(([i,[,l,c]],u)=>{let[d,h]=s[u].children;s[u].dataset.draft=i,pe(s[u],{accepted:"d\
raft",correction:"correction",bonus:"bonus",target:"target"}[i],()=>"",{meaning:c,formula:""}),$(d,l),$(h,j(n.total[i]))})}};function Ky(){let e=g("span","",null,
{tabindex:"0"});return e.append(g("span","gp-ink")," ",g("b")),e}var as=class{constructor(t){this.log=t,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.fold=null,this.begun=null,this.lines=
[],this.marked=null,this.atEnd=!0,this.followed=!1}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allRows(){return this.lines.
flatMap(({folds:t})=>t?t.boxes.map(({rows:n})=>n):[]).concat(this.paragraphs.map(({rows:t})=>t))}get allTokens(){return this.paragraphs.flatMap(({tokens:t})=>t)}elementOf(t){
if(t.isPrompt)return this.prompt&&this.prompt.tokens[t.index]||null;for(let n of this.lines)if(n.steps[t.index]===t)return n.tokens[t.index];return null}tokenAt(t){
let n=t.target.closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var ls=class{constructor(t,n,r){this.drawn=n,this.moved=r,this.goesOn=!1,this.along=new we(Hr(t),(o,s)=>Fr(o,s.chosen.text,s.piece===null,t)),this.boxes=[]}rowsFor(t){
let n=this.along.total.spans.length;this.along.follow(t);let{since:r,place:o,spans:s}=this.along.total,i=this.boxes.at(-1);if(r!==null&&r<o)return(!i||i.since!==
r)&&(i=this.open(r)),i.rows;let l=s.length>n?s.at(-1):null;return l&&i&&i.since===l.start&&i.stop===null&&this.close(i,l.stop),this.drawn.rows}keepable(t){let{since:n}=this.
along.totals[t],r=this.boxes.find(o=>o.since===n);return n!==null&&r&&r.stop!==null?Math.min(t,r.stop):t}cut(t){let{drawn:n}=this;for(;n.tokens.length>t;){let i=n.
tokens.at(-1),l=this.boxOf(i);Tt({rows:l?l.rows:n.rows,tokens:n.tokens},n.tokens.length-1),l&&!l.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:r,steps:o}=this.along;o.length=t,r.length=t+1;let s=this.boxes.at(-1);s&&this.along.total.since===s.since&&Object.assign(s,{stop:null,ended:!1})}boxOf(t){
let n=t.closest(".gp-reasoning");return n?this.boxes.find(r=>r.element===n):void 0}reveal(t){let n=this.boxOf(t);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(t){this.goesOn=t;for(let n of this.boxes){let r=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,$(n.chip,`${r?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!r)),n.element.classList.toggle("gp-folded",r)}}words({count:t,stop:n,ended:r}){return r?z(
t,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?z(t,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):z(t,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(t){return t.wish??t.ended}open(t){let n=g("span","gp-reasoning"),r=g("butto\
n","gp-reasoning-chip",null,{type:"button",title:a("The model’s reasoning before its answer. Click to fold or unfold it.")}),o=g("span","gp-reasoned");n.append(
r,o);let s={element:n,chip:r,rows:new ot(o,this.drawn.rows),since:t,stop:null,ended:!1,count:0,wish:null};return r.addEventListener("click",()=>{s.wish=!this.isFolded(
s),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(s),s}close(t,n){let{tokens:r,rows:o}=this.drawn,s=r.slice(n);Tt({rows:t.rows,
tokens:r},n),Object.assign(t,{stop:n,ended:this.along.total.spans.at(-1).end!==null}),t.rows.holder.hasChildNodes()||(o.removeLast(),this.boxes.pop());for(let i of s)
o.append(i);r.push(...s)}};var Vy=30,cs=class{constructor(t,n,r,o){this.text=t,this.written=t.querySelector(".gp-written"),this.empty=n,this.select=r,this.state=o,this.log=o.log,this.width=
0,this.resettle=0,this.unfolds=!1,new ResizeObserver(()=>this.laidOut()).observe(this.written)}startRun(){let{text:t,written:n,log:r,state:o}=this;if(n.replaceChildren(),
o.clear(),!r.started){n.append(this.empty);return}let s=r.readsSource;t.classList.toggle("gp-apart",s),s&&n.append(g("span","gp-part-name",a("Source: the encode\
r reads it"))),o.prompt=this.drawFixed(r.started.prompt_tokens,s?a("Source"):a("Prompt"),{folded:Lh(r.started)}),this.drawFold(),s&&(n.append(g("span","gp-part-\
name",a("Target: the decoder writes it, from its start token on"))),o.begun=this.drawFixed(r.started.decoder_tokens,a("Start of the target"),{isStart:!0}))}drawFixed(t,n,{
folded:r=[],...o}={}){let s=g("span","gp-prompt",null,{"aria-label":n}),i={rows:new ot(s),tokens:[]};for(let{item:l}of r.filter(c=>c.start===c.end))i.rows.append(
il(l,0));return t.forEach((l,c)=>{let u=r.find(({start:d,end:h})=>d<=c&&c<h);u&&c===u.start&&i.rows.append(il(u.item,u.end-u.start)),u||this.append(i,{token:l,index:c,
isPrompt:!0,step:null,...o})}),this.written.append(s),i}drawFold(){let{prompt:t}=this.state,n=t.tokens.length,r=g("button","gp-unfold",null,{type:"button"});this.
state.fold=n>Vy&&!this.log.started.request.only_given?r:null,this.state.fold&&(r.addEventListener("click",()=>this.foldPrompt(this.unfolds)),t.rows.holder.before(
r),this.foldPrompt(!this.unfolds))}foldPrompt(t){let{fold:n,prompt:r}=this.state,{holder:o}=r.rows,s={count:j(r.tokens.length)};this.unfolds=!t,n.textContent=t?
a("Show all {count} tokens of the prompt",s):a("Show less of the prompt"),n.setAttribute("aria-expanded",String(!t)),o.classList.toggle("gp-folded",t),t?o.setAttribute(
"tabindex","0"):o.removeAttribute("tabindex"),t&&(o.scrollTop=o.scrollHeight),this.dissolve()}drawPrompt(){for(let t of this.log.promptSteps){let n=this.state.prompt.
tokens[t.index];n&&(this.state.entries.get(n).step=t,this.describe(n),this.shade(n))}}drawLines(){let t=this.log.lines(),{lines:n}=this.state,r=t.length===1&&t[0].
kind==="sequence";for(r!==this.text.classList.contains("gp-single")&&(this.dissolve(),this.text.classList.toggle("gp-single",r));n.length>t.length;)n.pop().element.
remove();t.forEach((o,s)=>this.drawLine(n[s]||this.newLine(),o,s))}newLine(){let{begun:t,prompt:n,lines:r}=this.state,o=g("div","gp-line"),s=g("div","gp-line-he\
ad"),i=g("span","gp-line-body"),l=g("span","gp-stop");o.append(s,i,l),this.written.append(o);let c=t||n,u={element:o,head:s,rows:new ot(i,c&&c.rows),stop:l,steps:[],
tokens:[],said:"",folds:null},{reasoning:d}=this.log.started;return d&&(u.folds=new ls(d,u,()=>this.dissolve())),r.push(u),u}drawLine(t,n,r){t.element.dataset.kind!==
n.kind&&(t.element.dataset.kind=n.kind),t.element.classList.toggle("gp-line-minor",this.log.usesBeams&&r>0);let o=JSON.stringify([n.label,n.score,n.stopReason]);
o!==t.said&&(t.said=o,this.drawHead(t,n)),n.untold&&!t.stop.previousElementSibling.classList.contains("gp-untold")&&t.stop.before(g("span","gp-untold",n.untold));
let{folds:s}=t,i=sn(t.steps,n.last),l=s?s.keepable(i.keep):i.keep,c=[...t.steps.slice(l,i.keep),...i.added];s?s.cut(l):Tt(t,l),t.steps.length=l;for(let u of c)this.
append(t,{token:{...u.chosen,piece:u.piece},index:u.index,isPrompt:!1,step:u}),t.steps.push(u);s&&s.draw(this.log.running)}drawHead(t,n){let r=n.stopReason?Fe(n.
stopReason)[1]:"",o=n.label.charAt(0).toUpperCase()+n.label.slice(1);if(t.head.replaceChildren(g("b","",o)),n.score!==null&&n.score!==void 0){let i=n.kind==="ru\
nning",l=Q(n.score,3);t.head.append(g("span","",i?a("sum {value}",{value:l}):a("score {value}",{value:l}),{title:i?a("sum of the log-probabilities so far, in na\
ts"):a("the sum divided by the length penalty")}))}let s=n.stopReason==="step"?"… ":"■ ";r&&t.head.append(g("span","",s+r)),t.stop.textContent=r&&!this.log.
usesBeams&&this.log.lasts.length===1?s+r:""}append(t,n){let r=t.tokens.at(-1),o=t.folds?t.folds.rowsFor(n.step):t.rows;Xt({rows:o,tokens:t.tokens},this.tokenElement(
n),n.token,r&&this.state.entries.get(r).token)}tokenElement(t){let{token:n,step:r,isPrompt:o}=t,s=g("span",o?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"\
-1","aria-pressed":"false"});return rt(s,n),r&&r.draft&&r.draft.origin!=="none"&&(s.dataset.draft=r.draft.origin),r&&r.given&&(s.dataset.given=""),this.state.entries.
set(s,t),this.describe(s),r&&this.shade(s),s}describe(t){t.setAttribute("aria-label",Jh(this.log,this.state.entries.get(t)))}shade(t){Kt(t.querySelector(".gp-in\
k"),this.select.value,Oe(this.state.entries.get(t).step)),t.dataset.shaded=""}shadeAll(){for(let t of this.state.allTokens)this.state.entries.get(t).step&&this.
shade(t)}reveal(t){for(let{folds:n}of this.state.lines)n&&n.reveal(t)}markCurrent(){let{log:t,state:n}=this,r=t.current(),o=r?n.elementOf(r):null,{marked:s}=n;s&&
s!==o&&(s.classList.remove("gp-current"),s.setAttribute("aria-pressed","false"),s.tabIndex=-1),n.marked=o,o&&(t.selected&&!t.suggested&&this.reveal(o),r.isPrompt&&
n.fold&&!this.unfolds&&this.foldPrompt(!1),o.classList.add("gp-current"),o.setAttribute("aria-pressed",String(t.selected===r)),o.tabIndex=0)}followEnd(){let{log:t,
state:n,text:r}=this;t.usesBeams||t.stepping||!n.atEnd||t.selected||!t.running||(r.scrollTop=r.scrollHeight,n.followed=r.scrollTop>0)}laidOut(){this.settle(),this.
followEnd()}showStep(){this.log.stepping&&(this.settle(),this.state.lines[0]?.tokens.at(-1)?.scrollIntoView({block:"nearest"}))}goBack(){let{log:t,state:n,text:r}=this;
t.running||!n.followed||(n.followed=!1,n.atEnd&&(!t.selected||t.suggested)&&(r.scrollTop=0))}resized(){!this.text.clientWidth||this.text.clientWidth===this.width||
(this.width=this.text.clientWidth,this.dissolve())}dissolve(){for(let t of this.state.allRows)t.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(
()=>this.settle(),200)}settle(){this.width||=this.text.clientWidth;for(let t of this.state.allRows)t.settle()}};function Zh(e,t){let n=e.querySelector(".gp-text"),r=e.querySelector(".gp-shade"),o=new as(t),s=new cs(n,e.querySelector(".gp-empty"),r,o),i=new is(e,n,r,o),l=lr(
e,n,t,h=>{let f=o.entries.get(h);if(!f)return null;let{token:p,step:v}=f,E=v?wl(t,v).join(", "):bl(t,f);return{id:p.token_id,text:p.text,where:gl(t,f),step:v,why:E}});
Xh(s,i,l);let c=[...r.options],u=["surprisal","rank"].map(h=>c.find(f=>f.value===h));u.unshift(new Option(a("probability"),"told"));function d(){if(t.started){let h=t.
isFromElsewhere?u:c;r.replaceChildren(...h);let f=h.some(({value:v})=>v===o.shadedBy),p=t.started.request.only_given&&!t.stepping;r.value=f?o.shadedBy:p||t.isFromElsewhere?
"surprisal":"uncertainty",i.drawScale()}s.startRun()}return h=>{if(h.run&&d(),(h.run||h.steps||h.status)&&(s.drawLines(),i.drawMarks()),o.prompt&&(h.run||h.prompt)&&
s.drawPrompt(),o.prompt&&(h.unit||h.status))for(let f of h.unit?o.allTokens:o.prompt.tokens)s.describe(f);h.unit&&i.drawScale(),s.markCurrent(),h.steps&&s.showStep(),
h.status&&s.goBack(),l.refresh(h.unit||h.prompt||h.status)}}var kl={};ie(kl,{bytesOf:()=>yl});function yl(e){let t=atob(e.trim()),n=new Uint8Array(t.length);for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}var Xy=12,Qh=48;function ef(e,t){let n=Qh;e.addEventListener("click",({clientX:o,clientY:s})=>{let{left:i,top:l,width:c,height:u}=e.getBoundingClientRect(),d=t.
lasts[Math.min(t.lasts.length-1,Math.floor((s-l)/u*t.lasts.length))],h=d&&ae(d)[Math.floor((o-i)/c*n)];h&&t.selectStep(h)});function r(){let o=t.lasts.map(ae);n=
Math.max(Qh,...o.map(P=>P.length)),e.style.height=`${Xy*o.length}px`;let[s,i]=[e.clientWidth,e.clientHeight].map(P=>Math.round(P*devicePixelRatio));if(!s||!i)return;
Object.assign(e,{width:s,height:i});let l=e.getContext("2d"),c=getComputedStyle(e),[u,d]=["--gp-kept","--gp-chosen"].map(P=>c.getPropertyValue(P).trim()),[h,f]=[
s/n,i/Math.max(1,o.length)],p=Math.min(2,h/4);o.forEach((P,H)=>P.forEach((R,B)=>{R.given||(l.globalAlpha=.1+.9*Math.exp(R.chosen.logprob),l.fillStyle=u,l.fillRect(
B*h,H*f+1,h-p,f-2))}));let v=t.current(),E=o.findIndex(P=>P.includes(v));E<0||v.given||(l.globalAlpha=1,l.strokeStyle=d,l.lineWidth=2*devicePixelRatio,l.strokeRect(
o[E].indexOf(v)*h,E*f+1,h-p,f-2))}return new ResizeObserver(r).observe(e),r}var Yy=160;function Jy(e,t){let n=new DataView(new ArrayBuffer(44)),r=(o,s)=>[...s].forEach((i,l)=>n.setUint8(o+l,i.charCodeAt(0)));return r(0,"RIFF"),n.setUint32(
4,36+e.byteLength,!0),r(8,"WAVEfmt "),n.setUint32(16,16,!0),n.setUint16(20,1,!0),n.setUint16(22,1,!0),n.setUint32(24,t,!0),n.setUint32(28,2*t,!0),n.setUint16(32,
2,!0),n.setUint16(34,16,!0),r(36,"data"),n.setUint32(40,e.byteLength,!0),new Blob([n,e],{type:"audio/wav"})}function Zy(e){let t=e.byteLength/2,n=Array.from({length:Math.
min(Yy,t)},()=>0);for(let o=0;o<t;o++){let s=Math.floor(o*n.length/t);n[s]=Math.max(n[s],Math.abs(e.getInt16(2*o,!0)))}let r=Math.max(1,...n);return n.map(o=>100*
o/r)}function tf(e,t){let n=i=>e.querySelector(".gp-spoken-"+i),r=ef(n("map"),t),o=null,s="";return()=>{if(e.hidden=!t.speaks||t.hideFrom!==null,e.hidden)return;
let i=a("Each row is a codebook, each column a step: the stronger the colour, the more probable the code that was chosen. Click one to look at it.");$(n("legend"),
i),n("map").setAttribute("aria-label",i),r();let l=t.finished?.sound||null;if(n("sound").hidden=n("wave").hidden=!l,l||$(n("note"),t.running?a("The sound follow\
s once all codes are there."):a("There is no sound.")),!l||l===o)return;o=l;let c=yl(l.samples).buffer;s&&URL.revokeObjectURL(s),s=URL.createObjectURL(Jy(c,l.rate)),
n("sound").src=s,n("wave").replaceChildren(Lr(Zy(new DataView(c))));let u=Q(c.byteLength/2/l.rate,2);$(n("note"),a("{seconds} s of sound. At each step the model\
 chooses a code of each of {count} codebooks: the first is the coarsest, the others refine it and begin later.",{seconds:u,count:t.finished.sequences.length}))}}function nf(e,t,n){let r=[],o=null,s=[],i=l=>{let c=s.map(({chosen:u})=>u.text).join("").trim();s.length&&o!==null&&r.push({text:c,begin:o,end:l,steps:s}),s=[]};
for(let l of e){let c=l.chosen.token_id;if(c>=n.first){let u=(c-n.first)*n.seconds;i(u),o=u}else o!==null&&c<t&&s.push(l)}return i(null),r}function rf(e,t){let n=h=>e.querySelector(".gp-"+h),[r,o,s,i]=["heard-sound","heard-ends","heard-parts","heard-note"].map(n),l="",c=()=>(t.started.request.media||
[])[0]||{},u=({begin:h,end:f})=>f===null?a("from {begin} s on",{begin:Q(h,2)}):a("{begin} to {end} s",{begin:Q(h,2),end:Q(f,2)});function d(h,f){let p=h.map(({begin:E,
end:P})=>{let H=g("i");return H.style.left=`${100*E/f.seconds}%`,H.style.right=`${Math.max(0,100-100*(P??f.seconds)/f.seconds)}%`,H}),v=Array.isArray(f.preview)?
f.preview.map(Number):[];r.replaceChildren(...p,Lr(v.map(E=>100*E/Math.max(1,...v)))),[...o.children].forEach((E,P)=>$(E,a("{seconds} s",{seconds:P?f.seconds:0}))),
s.replaceChildren(...h.map(E=>{let P=g("li"),H=g("button","",null,{type:"button"});return H.append(g("span","",E.text),g("small","",u(E))),H.addEventListener("c\
lick",()=>{t.selectStep(E.steps[0]),t.answers.media_file&&ts(t,f.sha256,E.begin,E.end??f.seconds,R=>$(i,R))}),P.append(H),P}))}return h=>{let f=t.current();if(e.
hidden=!f||f.isPrompt||t.hideFrom!==null||!t.started.timestamps||c().kind!=="audio",e.hidden)return;let p=nf(ae(t.lastOf(f)),Math.min(...t.started.eos_token_ids),
t.started.timestamps);if(h.run&&$(i,""),!p.length){r.hidden=o.hidden=!0,l="",s.replaceChildren(),t.running||$(i,t.started.request.return_timestamps?a("The model\
 wrote no words with times."):a("Set return_timestamps among the knobs to have the model write when it heard each part."));return}r.hidden=o.hidden=!1;let v=JSON.
stringify([c().sha256,p.map(({text:E,begin:P,end:H})=>[E,P,H])]);v!==l&&d(p,c()),l=v,p.forEach(({steps:E},P)=>{let H=E.includes(f);r.children[P].classList.toggle(
"gp-here",H),s.children[P].firstElementChild.toggleAttribute("aria-current",H)})}}var xl={};ie(xl,{fillDetectionTable:()=>sk,legendOf:()=>ck,markedItems:()=>ak,scoredOf:()=>_l,verdictOf:()=>Qy,zSum:()=>us,zWords:()=>Ve});var Ve=e=>K(e,2).replace("-","−");function Qy(e,t=null){let{z_score:n,threshold:r,prediction:o}=e,s={z:Ve(n),threshold:Number(r.toFixed(2))};if(o&&t&&qe(t.z_score)&&
t.z_score<=r){let c=[a("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",s),a("With repeated n-grams counted once, z is {z}.",
{z:Ve(t.z_score)})];return["even","◇",a("Not known: only repeats put it above the threshold"),c.join(" ")]}if(o)return["good","◆",a("Watermarked"),`${a("z i\
s {z}, above the threshold {threshold}.",s)} ${Tr(r)}`];let i=e.tokens_needed,l=[a("z is {z}, not above the threshold {threshold}.",s),a("That does not prove th\
at there is none: the text may be too short, or the mark may have been removed.")];return qe(i)&&i>_l(e)&&l.push(a("If the text went on like this, about {number\
} tokens would be enough.",{number:j(i)})),["even","◇",a("No sign of this watermark"),l.join(" ")]}var _l=({num_tokens_scored:e,tokens:t})=>qe(e)?e:(t||[]).filter(
([,,,,n])=>n).length;function ek(e){let{kind:t,z_score:n,p_value:r,confidence:o,threshold:s,false_positive_rate:i,tokens_needed:l}=e,c=t==="green"?rk(e):ok(e),u=Number(
s.toFixed(2)),d=o>.9999?"> 0.9999":K(o,4);return[...c,[a("z-score"),Ve(n),t==="green"?a("How many standard deviations more tokens are green than without a water\
mark: (green − ratio × scored) / √(scored × ratio × (1 − ratio))."):a("How many standard deviations the weighted mean lies above that of fair coins."),
"z-score",t==="green"?tk(e):"",{formula:t==="green"?void 0:""}],[a("p-value"),Ke(r),a("The probability of a z at least as high in a text without this watermark:\
 the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters more."),"p-value",`P(Z ≥ ${Ve(n)}) = ${Ke(r)}`,
{}],[a("confidence"),d,a("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0\
.5 or more in one of two."),"p-value",o>.9999?`1 − ${Ke(r)} ${d}`:`1 − ${Ke(r)} = ${d}`,{formula:"1 − p"}],[a("false-positive rate"),Ke(i),a("What the thr\
eshold {threshold} means: the share of texts without this watermark whose z is above it.",{threshold:u}),"false-positive-rate",`P(Z ≥ ${u}) = ${Ke(i)}`,{formula:a(
"P(Z ≥ threshold)")}],...qe(l)?[[a("tokens needed"),j(l),a("How many scored tokens reach the threshold at this share: z grows with the square root of their nu\
mber."),"z-score",nk(e),{formula:t==="green"?a("threshold² · γ · (1 − γ) / (share − γ)²"):"",unit:a("tokens")}]]:[]]}function tk({num_tokens_scored:e,
num_green_tokens:t,ratio:n,z_score:r}){let o=en(t,e,n);return o===null||Ve(o)!==Ve(r)?"":us(t,e,n)}function us(e,t,n){let[r,o,s]=[j(e),j(t),Number((1-n).toFixed(
4))];return`(${r} − ${n} · ${o}) / √(${o} · ${n} · ${s}) = ${Ve(en(e,t,n))}`}function nk({kind:e,green_fraction:t,ratio:n,threshold:r,tokens_needed:o}){return e!==
"green"||Math.ceil(Mr(t,n,r)-1e-9)!==o?"":a("{threshold}² · {ratio} · {rest} / ({share} − {ratio})², rounded up, = {needed}",{threshold:Number(r.toFixed(2)),
ratio:n,rest:Number((1-n).toFixed(4)),share:K(t),needed:j(o)})}function rk({num_tokens_scored:e,num_green_tokens:t,green_fraction:n,ratio:r,list_size:o}){return[
[a("tokens scored"),j(e),a("Tokens that the detector can call green or red. The first ones have too few tokens before them; where repeated n-grams count once, l\
ater ones are left out."),"length","",{}],[a("green tokens"),j(t),a("Scored tokens on their green list, which holds {size} tokens of the vocabulary.",{size:j(o)}),
"green-list",a("{green} of {scored}",{green:j(t),scored:j(e)}),{formula:"",unit:a("tokens")}],[a("green fraction"),G(n),a("Green tokens / tokens scored. Without\
 the watermark about {share} are green: the ratio.",{share:G(r)}),"green-list",`${j(t)} / ${j(e)} = ${G(n)}`,{formula:a("green / scored"),unit:"%"}]]}function ok(e){
let{mean:t,weighted_mean:n,num_g_values:r,posterior:o,layers:s}=e,i=_l(e),l=(s||[]).length,c=i*l===r?z(l,"{scored} tokens · {count} key = {values}","{scored} t\
okens · {count} keys = {values}",{scored:j(i),values:j(r)}):"",u=Math.round(t*r),d=K(u/r,4)===K(t,4)?a("{ones} of {values} are 1",{ones:j(u),values:j(r)}):"";return[
[a("tokens scored"),j(i),a("Tokens with enough tokens before them, whose context has not occurred before."),"length","",{}],[a("g-values"),j(r),z(l,"One for eac\
h scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each scored token and each of the {count} keys: 0 or 1, li\
ke a fair coin in a text without the watermark."),"g-value",c,{}],[a("mean g-value"),K(t,4),a("The share of g-values that are 1. Without the watermark it is abo\
ut 0.5."),"g-value",d,{formula:"Σ g / n"}],[a("weighted mean"),K(n,4),a("The same with more weight on the first keys, whose rounds of the tournament leave the \
clearest mark."),"g-value","",{formula:"Σ w · g / Σ w"}],...qe(o)?[[a("posterior"),G(o),a("The trained Bayesian detector’s probability that the text is water\
marked, if it is like the texts that the detector was trained on."),"watermark","",{unit:"%"}]]:[]]}function sk(e,t){let n=t.map(({report:l})=>new Map(ek(l).map(
c=>[c[0],c]))),r=[...new Set(n.flatMap(l=>[...l.keys()]))],[o]=de(e.tHead,1,()=>g("tr")),s=de(o,t.length+1,()=>g("th","",null,{scope:"col"}));t.forEach(({name:l},c)=>$(
s[c+1],l)),e.tHead.hidden=t.length<2;let i=de(e.tBodies[0],r.length,()=>{let l=g("tr"),c=g("th","",null,{scope:"row"});return c.append(g("span")),l.append(c),l});
r.forEach((l,c)=>{let u=de(i[c],t.length+1,()=>g("td")),d=n.map(E=>E.get(l)),[,,h,f,,p]=d.find(Boolean),v=d.map((E,P)=>E&&E[4]&&t.length>1?a("{name}: {words}",{
name:t[P].name,words:E[4]}):E&&E[4]);$(u[0].firstChild,l),pe(u[0].firstChild,f,()=>Pr(v),{meaning:h,...ik(p)}),n.forEach((E,P)=>$(u[P+1],E.has(l)?E.get(l)[1]:"–"))})}
var ik=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0));function ak({tokens:e,prompt_tokens:t}){return e.map(([,n,r,o,s,i],l)=>({token:{text:n,
piece:r},mark:{green:o,g:i,counted:s||!(o!==null||i!==null)},words(){let u={number:j(l+1),token:Y(n),mark:lk(o,i,s)};return l<t?a("Token {number}, of the prompt\
, {token}: {mark}",u):a("Token {number}, {token}: {mark}",u)}}))}function lk(e,t,n){if(e===null&&t===null)return a("not scored, because too few tokens come befo\
re it.");if(t!==null){let o=a("mean g-value {g}, where chance gives 0.5.",{g:Q(t,2)});return n?o:`${o} ${a("Not counted: its context came before, or it is left \
out.")}`}let r=e?a("◆ green."):a("◇ red.");return n?r:`${r} ${a("Not counted: the same n-gram came before, or it is left out.")}`}var ck=({kind:e,tokens:t})=>[
e,{unscored:t.some(([,,,n,,r])=>n===null&&r===null),repeated:t.some(([,,,n,r,o])=>!r&&(n!==null||o!==null))}];function of(e,t){let n=x=>e.querySelector(".gp-"+x),r=new vr(n("marked-words"),{press:({step:x})=>t.selectStep(x)}),o=n("threshold"),s=3,i=Er(null),l=0,c=null,u=null;
function d(){i=Er(t.started),l=(t.started&&t.started.processors||[]).findIndex(_=>_==="WatermarkLogitsProcessor"||_==="SynthIDTextWatermarkLogitsProcessor"),c=new we(
ph,(_,A)=>mh(_,A,i,l)),r.show([]),$(n("mark-about"),Qo(i))}let h=()=>c.steps.some(({mark:x})=>x&&x.kind==="synthid");function f(x){let{mark:_,index:A}=x,T=A<i.early,
S=_&&!_.why;return{step:x,token:{...x.chosen,piece:x.piece},mark:S?{green:_.green,g:_.g,counted:!T}:{},words:()=>es({...x,isFirst:T},i)}}function p(x){r.show(c.
steps.map((T,S)=>r.items[S]&&S<x?r.items[S]:f(T)),x);let{unscored:_,early:A}=c.total;el(n("mark-key"),h()?"synthid":"green",{unscored:_>0,repeated:A>0,faint:a("\
faint: a detector without the prompt cannot score it")})}function v(x){let _=x&&!x.isPrompt?r.tokens[x.index]:null;u&&u!==_&&u.classList.remove("gp-current"),u=
_||null,u&&t.selected?u.classList.add("gp-current"):u&&u.classList.remove("gp-current")}let E=x=>{let _=[];for(let A of c.totals)A[x]!==null&&(!_.length||_.at(-1)[0]<
A.scored)&&_.push([A.scored,A[x]]);return _};function P(){let{z:x,scored:_}=c.total,[A,T,S]=H(x,_);re(n("finding"),{"data-verdict":A}),$(n("finding-sign"),T),$(
n("finding-words"),S),$(n("finding-more"),x===null?"":`${R()} ${a("By chance alone, if each token is new evidence, z would be this high with a probability of {p\
}.",{p:Ke(Sr(x))})}`),t.finished&&$(n("mark-told"),`${S}. ${z(_,"{count} token scored.","{count} tokens scored.")}`)}function H(x,_){if(x===null)return["wait","\
…",_?a("z is not known, because the watermark’s settings are not"):a("Nothing to score yet")];let A={z:Ve(x)};return x>s?["good","◆",t.running?a("A detect\
or finds it so far: z = {z}",A):a("A detector finds it: z = {z}",A)]:["even","◇",t.running?a("A detector does not find it so far: z = {z}",A):a("A detector do\
es not find it: z = {z}",A)]}function R(){let{green:x,scored:_}=c.total;return h()?z(_,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-v\
alue {mean} over {count} scored tokens, 0.5 by chance.",{mean:Q(x/_,3)}):z(_,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of {c\
ount} scored tokens green, {share} instead of {ratio}.",{green:j(x),share:G(x/_),ratio:G(i.ratio)})}function B(){let x=E("z"),_=[a("What a detector finds that k\
nows the key and sees the text without its prompt.")];i.keys&&_.push(a("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let A=[
{name:a("this text"),look:"measured",points:x,tip:_.join(" ")}],T=E("foreseen");if(T.length){let y=[a("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];t.started.effective.
do_sample||y.push(a("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),A.push({name:a("expected at least"),
look:"expected",points:T,tip:y.join(" ")})}nl(n("z-keys"),A);let S=x.length?gh(x,c.total,i,s):null;tl(n("z-box"),{curves:A,threshold:s,needed:S,label:a("z over \
the number of tokens, threshold {threshold}",{threshold:s})}),$(n("z-needed-words"),S?S.words:""),$(n("threshold-words"),Tr(s))}function W(){let{scored:x,green:_,
expected:A,chosen:T,surprisal:S,gained:y,suppressed:w,marks:k,likely:b,entropy:M}=c.total,{started:N,unit:m}=t,L=(V,X,ee)=>dl(V,j(X),ee),q=V=>L(Q(Le(V,m),2),T,F(
V/T)),F=V=>oe(V,m).replace("-","−"),U=[[a("tokens scored"),j(x),a("Tokens that count: those with enough tokens before them, without the prompt."),"length","",
{}]];if(x&&!h()){let V=G(_/x),X=G(A/x);U.push([a("green"),V,a("The share of the scored tokens that got the bias."),"green-list",`${j(_)} / ${j(x)} = ${V}`,{formula:a(
"green / scored"),unit:"%"}]),U.push([a("expected at least"),X,a("At least this share is green on average over all green lists, for this bias and the probabilit\
ies that the model gave. Where the model is certain of a token, a bias changes little."),"green-list",L(Q(A,2),x,X),{formula:"",unit:"%"}])}if(T){let V={unit:a(
"bits or nats")};U.push([a("surprisal before the watermark"),oe(S/T,m),a("How unexpected the chosen tokens were just before the watermark, on average: minus the\
 logarithm of their probability."),"surprisal",q(S),{formula:"−(Σ log p) / n"}]);let[X,ee]=N.effective.do_sample?[M,a("Tokens drawn without the watermark wou\
ld have had this on average: the entropy just before it.")]:[b,a("The likeliest token at each position would have had this.")];if(!t.usesBeams){U.push([a("witho\
ut it"),oe(X/T,m),ee,N.effective.do_sample?"entropy":"surprisal",q(X),{formula:N.effective.do_sample?"(Σ H) / n":"−(Σ log p) / n"}]);let te=`${oe(S/T,m)} − ${oe(
X/T,m)} = ${F((S-X)/T)}`;U.push([a("log-probability lost"),F((S-X)/T),a("The price per token: how much less probable than that the chosen tokens are. Values bel\
ow 0 are luck."),"logprob",te,{formula:"",...V}])}U.push([a("raised by"),oe(y/T,m),a("How much the watermark raised the log-probability of the chosen tokens, on\
 average. Over many texts this is the divergence of what was drawn from what the model would draw."),"logprob",q(y),{formula:"(Σ log p′ − log p) / n",...V}])}
if(k){let V=Q(w/k,1);U.push([a("suppressed"),a("{value} of {count}",{value:V,count:j(N.request.top_candidates??10)}),a("How many of the likeliest tokens the wat\
ermark made less likely, on average over the positions."),h()?"g-value":"green-list",L(j(w),k,V),{formula:"",unit:a("tokens")}])}return U}function I(){let x=W(),
_=de(n("mark-figures"),x.length,()=>{let A=g("div"),T=g("dt");return T.append(g("span")),A.append(T,g("dd")),A});x.forEach(([A,T,S,y,w,k],b)=>{let[M,N]=_[b].children;
$(M.firstChild,A),pe(M.firstChild,y,()=>w&&fe(w),{meaning:S,...k}),$(N,T)})}Te(e,{curve:()=>{let{z:x,scored:_,green:A}=c.total;return x===null?"":fe(h()?`z = ${Ve(
x)}`:us(A,_,i.ratio))}});function C(){P(),I(),B()}function O(x){let A=t.lines().length>1?t.lineOf(x):null;return A?`${A.label} · ${Qo(i)}`:Qo(i)}return o.addEventListener(
"input",()=>{let x=o.valueAsNumber,_=x>=0&&x<=30;if(o.setAttribute("aria-invalid",String(!_)),!_){$(n("threshold-words"),a("The threshold must be from 0 to 30."));
return}s=x,C()}),new ResizeObserver(()=>!e.hidden&&c.total.marks&&B()).observe(n("z-box")),x=>{(x.run||!c)&&d();let _=t.current(),{keep:A}=c.follow(_?t.lastOf(_):
null);e.hidden=!c.total.marks,!e.hidden&&((x.run||x.steps||x.status||x.selection)&&(p(A),$(n("mark-about"),O(_))),v(_),(x.run||x.steps||x.status||x.selection||x.
unit)&&C())}}var uk={drafts:Jl,beams:ac,beamtree:Oc,hypotheses:Rc,curve:wd,branches:Od,canvas:Sd,candidates:xh,check:vh,layers:Sh,in_words:Mh,cross_attention:Ah,spoken:tf,word_times:rf,
logit_lens:Ph,numbers:Bh,processors:Dh,quiz:Gh,reranked:Uh,template:Vh,token:Kh,tokens:Zh,watermark:of};ys(()=>Bi(uk));window.GenerationPlaygroundModules={"visualizers/panes/core/notation.ts":ms,"visualizers/panes/core/tables.ts":ws,"visualizers/panes/core/texts.ts":ks,"visualiz\
ers/panes/core/values.ts":_s,"visualizers/panes/core/text.ts":As,"visualizers/panes/core/dom_patch.ts":Ps,"visualizers/panes/core/sight.ts":Ws,"visualizers/pane\
s/core/feed.ts":js,"visualizers/panes/core/reasoning.ts":Fs,"visualizers/panes/core/log.ts":Us,"visualizers/panes/core/document_links.ts":Ks,"visualizers/panes/\
core/meanings.ts":Vs,"visualizers/panes/core/glossary.ts":Ys,"visualizers/panes/core/tips.ts":ei,"visualizers/panes/assisted/draft_figures.js":ri,"visualizers/p\
anes/core/alone.ts":Oi,"visualizers/panes/core/run_group.ts":Pi,"visualizers/panes/core/term_links.ts":Ci,"visualizers/panes/core/runtime.ts":ji,"visualizers/pa\
nes/charts/marks.js":wa,"visualizers/panes/charts/values_list.js":_a,"visualizers/panes/core/shades.ts":va,"visualizers/panes/tokens/card.js":Sa,"visualizers/pa\
nes/tokens/written_tokens.js":Ta,"visualizers/panes/diffusion/canvas_state.js":Ea,"node_modules/preact/dist/preact.mjs":qa,"node_modules/preact/hooks/dist/hooks\
.mjs":Fa,"node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs":Da,"visualizers/panes/core/component.tsx":Ga,"visualizers/panes/widgets/term.tsx":Ua,"visualizers\
/panes/widgets/token_label.tsx":Va,"visualizers/panes/charts/plot.js":Za,"visualizers/panes/core/virtual_rows.ts":Qa,"visualizers/panes/watermarks/watermarks.js":rl,
"visualizers/panes/core/run_sums.ts":hl,"visualizers/panes/core/bytes.ts":kl,"visualizers/panes/watermarks/detection_words.js":xl};})();
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
