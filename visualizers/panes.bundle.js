// Written by .ci/bundle.py from modules with the SHA-256 2179a0eac2ecfdad85643f7618f95e5c6c101682348b7c4494d14d23f0fb3563: edit those.
(()=>{var af=Object.defineProperty;var te=(e,t)=>{for(var n in t)af(e,n,{get:t[n],enumerable:!0})};var Ds={};te(Ds,{fit:()=>be,sayAttributes:()=>ce,sayClass:()=>ot,sayLabel:()=>Xn,sayPercent:()=>Ee,showIf:()=>ft,svg:()=>Q});var zs={};te(zs,{INVISIBLE:()=>Ht,MARKS:()=>pt,asSentence:()=>we,askedOf:()=>Ws,bytesOf:()=>Hs,bytesWords:()=>Bs,count:()=>q,decimals:()=>U,fillLabel:()=>Fe,fillText:()=>$s,
fillToken:()=>Is,filled:()=>Pe,fromNats:()=>$e,inOneLine:()=>fn,inParts:()=>Be,information:()=>ie,labelled:()=>he,leavesBytes:()=>Kn,loadingWords:()=>Fs,make:()=>E,
modeName:()=>Vn,named:()=>gf,numbersOf:()=>qe,percent:()=>G,probability:()=>Y,problemsOf:()=>js,processorWords:()=>rt,quoted:()=>X,say:()=>z,seconds:()=>ht,stopWords:()=>Ke,
together:()=>jr,waitWords:()=>qs});var Es={};te(Es,{count:()=>q,fixed:()=>ee,isOne:()=>Ms,language:()=>Un,listed:()=>Ts,notation:()=>ve,plain:()=>Ge,separators:()=>uf,significant:()=>cf});var lf=[
"de","fr"];var xs={},Kl={};function Un(){let e=(navigator.language||"").slice(0,2).toLowerCase();return lf.includes(e)?e:"en"}var Ir=()=>window.GenerationPlaygroundTexts?Un():
"en";function Ss(e){if(!xs[e]){let t=new Intl.NumberFormat(e).formatToParts(12345678e-1),n=r=>t.find(({type:o})=>o===r)?.value??"";xs[e]={decimal:n("decimal"),group:n(
"group")}}return xs[e]}function ve(e){let t=Ir();if(t==="en")return e;let{decimal:n,group:r}=Ss(t);return e.replace(/(?<=\d)[.,](?=\d)/g,o=>o==="."?n:r).replace(
/(?<=\d)\s?%/g," %")}var ee=(e,t=0)=>ve(e.toFixed(t)),cf=(e,t)=>ve(e.toPrecision(t)),q=e=>ve(e.toLocaleString("en-US")),Ge=e=>ve(String(e)),Ts=e=>e.join(Ss(Ir()).
decimal===","?"; ":", ");function Ms(e,t){let n=t?Ir():"en";return Kl[n]??=new Intl.PluralRules(n),Kl[n].select(e)==="one"}function uf(){let{decimal:e,group:t}=Ss(
Ir());return e+t}var Ns={};te(Ns,{FIGURES:()=>Ls,MODES:()=>Hr,PROCESSORS:()=>Wr,ROW_FIELDS:()=>Rs,SCORES:()=>df,STOPS:()=>qr});var Hr={greedy_search:"greedy decoding",sample:"sa\
mpling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam search",constrained_beam_search:"constrained beam sear\
ch",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"block diffusion",custom:"your own de\
coding loop",elsewhere:"from another server"},qr={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],
length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stopping crit\
erion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached the end of the given text"],unfinished:[
"the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:["stopped by hand","was stopped by hand"],
stop:["EOS or a stop string","ended with EOS or a stop string: the server does not say which"],content_filter:["a content filter","was cut by the server’s conte\
nt filter"],tool_calls:["a call of a tool","ended with a call of a tool"],cut:["the end of the file","is not complete"]},Ls={num_spec_steps:"Rounds that had a d\
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
ks",[]]},df={z:["z","z","How many standard deviations more tokens are green than without a watermark."],mean:["mean g","z of the mean g","How many standard devi\
ations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:["weighted mean g","z of the weighted mean g","The same with more weigh\
t on the first keys, which mark the most."],posterior:["Bayesian detector","posterior probability","The probability of a watermark by the detector that was trai\
ned here on the other half of the texts."]},Rs={Candidate:["token_id","text","raw_logprob","logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["na\
me","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability","penalty","score"],BeamCandidate:["token_id","text","piece","parent",
"raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","bank","progress","forced","mark"],DraftToken:["token_id","text","draf\
t_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["kind","green","g","listed","mass_before","mass_after","expected","cho\
sen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logprob","entropy","accepted","read_id","read_text"]};var Ps={};te(Ps,{isSaid:()=>pf,language:()=>Un,t:()=>a,tn:()=>F,translateTemplate:()=>Fr,withTexts:()=>Os});function a(e,t){if(e==null)return"";if(typeof e=="object")return"number"in e?ve(e.number):"one"in e?F(e.count,e.one,e.said,e.values):a(e.said,e.values);let n=String(
e),r=window.GenerationPlaygroundTexts?.[n]??n;return t?r.replace(/\{\{|\}\}|\{(\w+)\}/g,(o,s)=>{if(s===void 0)return o[0];let i=t[s];return typeof i=="number"?Ge(
i):i&&typeof i=="object"?a(i):String(i??"")}):r}function F(e,t,n,r){let o=window.GenerationPlaygroundTexts?.[t]!==void 0,s=t.includes("{count}")?Ms(e,o):e===1;return a(
s?t:n,{count:q(e),...r})}var pf=e=>typeof e=="object"&&e!==null&&("said"in e&&typeof e.said=="string"||"number"in e&&typeof e.number=="string"),hf=["aria-label",
"title","placeholder","data-tip","label"];function Fr(e){let t=window.GenerationPlaygroundTexts;if(!t)return;let n=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);
for(let r=n.nextNode();r;r=n.nextNode()){let[,o,s,i]=/^(\s*)([^]*?)(\s*)$/.exec(r.nodeValue??"")??[],l=s&&t[s.replace(/\s+/g," ")];l&&(r.nodeValue=o+l+i)}for(let r of[
e,...e.querySelectorAll("*")])for(let o of hf){let s=t[(r.getAttribute(o)||"").replace(/\s+/g," ")];s&&r.setAttribute(o,s)}}function Os(e){let n=window.GenerationPlaygroundCatalogues?.[Un()];
if(window.GenerationPlaygroundTexts||!n)return e();window.GenerationPlaygroundTextsLoading??=fetch(n).then(r=>r.json()).then(r=>{window.GenerationPlaygroundTexts=
r},r=>console.warn("Generation Playground: the translation could not be loaded.",r)),window.GenerationPlaygroundTextsLoading.then(e)}var As={};te(As,{finite:()=>pe,isFromElsewhere:()=>Oe,isKnown:()=>Ce,keptOf:()=>Ue,medianOf:()=>ff});var Ce=e=>typeof e=="number"&&Number.isFinite(e),pe=e=>e==null||
Math.abs(e)>1e30?null:e,ff=e=>{let t=[...e].sort((n,r)=>n-r);return(t[t.length-1>>1]+t[t.length>>1])/2},Oe=({distribution:e})=>e.vocab===null,Ue=({distribution:{
stages:e,vocab:t}})=>e.at(-1)?.kept??t;var pt={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Ht=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function E(e,t,n,r){let o=document.createElement(
e);t&&(o.className=t),n!=null&&(o.textContent=String(n));for(let[s,i]of Object.entries(r||{}))o.setAttribute(s,String(i));return o}function $s(e,t,{running:n=!1}={}){
let r=0;for(let o of t.matchAll(Ht)){let[s]=o;o.index>r&&e.append(t.slice(r,o.index)),r=o.index+1;let i=pt[s]||"U+"+(s.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0");if(n){let l=pt[s]?s:"";e.append(E("span","gp-space",l,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else e.append(E("span","gp-mark",i))}r<t.
length&&e.append(t.slice(r))}function Is(e,t){let n=/^ (?=\S)/.test(t)?" ":"",r=/\n*$/.exec(t)?.[0]??"",o=E("span","gp-ink");$s(o,t.slice(n.length,t.length-r.length),
{running:!0});for(let s=0;s<r.length;s++)o.append(E("span","gp-space","",{"data-mark":pt[`
`],"data-wide":"yes"}));return e.append(...[n,o,r].filter(Boolean)),o}var Cs=/(\\x[0-9a-f]{2})+$/i,Hs=e=>(e.match(Cs)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
Kn=({piece:e,text:t})=>e!==null&&(e===""||Cs.test(t)&&e===t.replace(Cs,""));function Fe(e,t){e.replaceChildren(),$s(e,t),t||e.append(E("span","gp-mark",a("(empt\
y)")))}function he(e,t){let n=E("bdi",t);return Fe(n,e),n}function z(e,t){e.textContent!==t&&(e.textContent=t)}var mf=/([<>≈−-]?\d[\d.,\u202f\u00a0]*[\s\u00a0\u202f]?(?:%|(?:bits?|nats|ms|s|[kMG]B|tokens)(?![\p{L}\p{N}_])))/u;
function jr(e){let t=document.createDocumentFragment();return e.split(mf).forEach((n,r)=>t.append(r%2?E("span","gp-together",n):n)),t}var fn=e=>e.replace(Ht,t=>t===
" "?" ":pt[t]||"�"),we=e=>e?`${e}.`:"",Be=e=>e.filter(Boolean).join(a("{before}; {part}").split(/\{\w+\}/)[1]),X=e=>a("“{text}”",{text:fn(e)});function qs(e){
return e>90?a("Yours begins in about {count} minutes.",{count:Math.round(e/60)}):a("Yours begins in about {count} s.",{count:e<10?Math.max(1,Math.round(e)):5*Math.
round(e/5)})}var Pe=(e,t)=>e.split(/\{(\w+)\}/).map((n,r)=>r%2?t[n]:n);function G(e){let t=e*100;return t===0?ve("0%"):t<.01?ve("<0.01%"):t<1?ve(t.toFixed(2)+"%"):
t>99.95&&t<100?ve(">99.9%"):ve(t.toFixed(1).replace(".0","")+"%")}var Y=e=>e==null?0:Math.exp(e),Ws=({prompt:e,request:t})=>e||(t&&t.messages||[]).at(-1)?.content||
"",$e=(e,t)=>t==="bits"?e/Math.LN2:e;function ie(e,t){return e===null||!Number.isFinite(e)?a("infinite"):ee($e(e,t),2)+" "+a(t)}function Fs({model:e,phase:t,done:n,
total:r}){if(t==="gpu")return a("waiting for the shared GPU …");if(t==="asking")return a("asking the Hub for {model} …",{model:e});let o=G((n??0)/(r||1));return t===
"download"?a("downloading {model}: {done} of {total} …",{model:e,done:Bs(n),total:Bs(r)}):t==="converting"?r?a("converting {model}: {share} …",{model:e,share:o}):
a("reading the file of {model} to convert it …",{model:e}):r?a("loading {model}: {share} …",{model:e,share:o}):a("loading {model} …",{model:e})}function Bs(e){
return Ce(e)?e>=1e9?a("{size} GB",{size:ee(e/1e9,e<1e10?2:1)}):e>=1e6?a("{size} MB",{size:ee(e/1e6,e<1e8?1:0)}):a("{size} kB",{size:ee(e/1e3,0)}):"–"}function ht(e){
return e<1?Math.round(e*1e3)+" ms":ee(e,e<10?2:1)+" s"}var U=(e,t=3)=>e==null?"–":ee(e,t);function qe(e){let{chosen:t,distribution:n}=e,r=e.read?t.raw_logprob:t.logprob??t.raw_logprob;return{probability:Y(t.logprob),rawProbability:Y(t.raw_logprob),rank:(e.
read?null:t.rank)??t.raw_rank,surprisal:r===null?1/0:Math.max(0,-r),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var gf=(e,t,n)=>Object.hasOwn(e,
t)?e[t]:n,Vn=e=>Object.hasOwn(Hr,e)?a(Hr[e]):e.replaceAll("_"," ");function js({message:e,fix:t,diagnostics:n=[]}){let r=n.map(o=>({knob:o.knob,message:a(o.message),
fix:a(o.fix)}));return r.some(o=>o.message===a(e))?r:[{knob:"",message:a(e),fix:a(t)},...r]}var Ke=e=>Object.hasOwn(qr,e)?qr[e].map(t=>a(t)):[e,e];function rt(e){
if(!Object.hasOwn(Wr,e))return[e,a("is your own logits processor"),[]];let[t,n,r]=Wr[e];return[a(t),a(n),r]}var Q=(e,t)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",e);return t&&n.setAttribute("class",t),n};function be(e,t,n){for(;e.childElementCount>
t;)e.lastElementChild?.remove();for(;e.childElementCount<t;)e.append(n());return e.children}var Vl=new WeakMap;function Xn(e,t,{plain:n=!1}={}){let r=String(n)+
t;Vl.get(e)!==r&&(Vl.set(e,r),n?e.textContent=t:Fe(e,t))}function ot(e,t){e.className!==t&&(e.className=t)}function Ee(e,t,n){let r=`${(n*100).toFixed(2)}%`,o=Xl.
get(e)||{};o[t]!==r&&(e.style[t]=r,Xl.set(e,{...o,[t]:r}))}var Xl=new WeakMap;function ce(e,t){let n=Yl.get(e)||{};for(let[r,o]of Object.entries(t))n[r]!==o&&e.
setAttribute(r,String(n[r]=o));Yl.set(e,n)}var Yl=new WeakMap;function ft(e,t){e.hidden===t&&(e.hidden=!t)}var si={};te(si,{Along:()=>Se,RunLog:()=>Mt,groupLetter:()=>Ie,isBeamNode:()=>Xe,pathChange:()=>gn,pathOf:()=>ue,penalised:()=>mt,startOf:()=>ke,unseenAfter:()=>oi,
unseenNode:()=>ri});var Qs={};te(Qs,{Feed:()=>qt,everyChange:()=>mn});var Js={};te(Js,{isFar:()=>Xs,isOpen:()=>Ks,onceNear:()=>Ys,onceShown:()=>Vs});var Zl=e=>e.closest(".tabitem, .drawer")||document.body;function Ks(e){return e.checkVisibility()||
e.hidden&&Zl(e).checkVisibility()}var Dr=new WeakMap,Gs;function Vs(e,t){Gs??=new ResizeObserver(s=>s.map(({target:i})=>i).filter(i=>i.checkVisibility()).flatMap(
bf).forEach(i=>i()));let n=Zl(e),r=n.checkVisibility()?e:n,o=Dr.get(r)??new Set;Dr.set(r,o.add(t)),Gs.observe(r)}function bf(e){Gs.unobserve(e);let t=[...Dr.get(
e)||[]];return Dr.delete(e),t}var zr=new WeakMap,Us=new WeakMap,Jl;function Xs(e){return zr.has(e)||(Jl??=new IntersectionObserver(wf,{rootMargin:"50%"}),zr.set(
e,!1),Jl.observe(e)),!!zr.get(e)&&!e.hidden}function Ys(e,t){Us.set(e,t)}function wf(e){for(let{target:t,isIntersecting:n}of e){zr.set(t,!n);let r=n&&Us.get(t);
r&&(Us.delete(t),r())}}var qt=class{constructor(t){this.kinds=t}kinds;subscribers=new Set;changes={};position=0;head="";tail="";answers={};away=!1;onlyShown=!1;feed(t){t.length>=this.
position&&t.startsWith(this.head)&&t.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let r=t.lastIndexOf(`
`)+1;for(;this.position<r;){let o=t.indexOf(`
`,this.position);this.readLine(t.slice(this.position,o)),this.position=o+1}this.head=t.slice(0,Math.min(r,100)),this.tail=t.slice(Math.max(0,r-100),r)}append(t){
let n=0;for(let r of t.split(`
`))this.readLine(r)||(n+=1);return n}read(t){throw new Error("nobody reads "+t.type)}readLine(t){if(!t.trim())return!0;try{return this.read(JSON.parse(t)),!0}catch(n){
return console.error("Generation Playground: a line of the log was skipped.",n,t.slice(0,200)),!1}}setAway(t){this.away!==t&&(this.away=t,this.changed("status"))}get canAsk(){
return!this.onlyShown&&Object.keys(this.answers).length>0}ask(t){!this.onlyShown&&Object.hasOwn(this.answers,t.type)&&this.answers[t.type](t)}subscribe(t,n,r=!1){
let o={element:t,update:n,whenOpen:r,missed:mn(this.kinds),opened:()=>Zs([o])};this.subscribers.add(o),Zs([o])}changed(t){Gr.size||requestAnimationFrame(yf),Gr.
add(this),this.changes[t]=!0}takeChanges(){let t=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?n.missed=_f(n.missed,t):this.subscribers.
delete(n);return[...this.subscribers]}},Gr=new Set;function yf(){let e=[...Gr];Gr=new Set,Zs(e.flatMap(t=>t.takeChanges()),!0)}function Zs(e,t=!1){let n=e.filter(
({element:s,whenOpen:i})=>i&&s.isConnected),r=new Set(n.filter(({element:s})=>!Ks(s))),o=new Set(n.filter(s=>t&&kf(s.missed)&&!r.has(s)&&Xs(s.element)));for(let{
element:s,opened:i}of r)Vs(s,i);for(let{element:s,opened:i}of o)Ys(s,i);for(let s of e){let{missed:i,update:l}=s;if(!(r.has(s)||o.has(s)||!Object.keys(i).length)){
s.missed={};try{l(i)}catch(c){console.error("Generation Playground: a pane could not be drawn.",c)}}}}var kf=e=>!!e.steps&&Object.keys(e).every(t=>t==="steps"||
t==="entries"),mn=e=>Object.fromEntries(e.map(t=>[t,!0]));function _f(e,t){let n={...e,...t};return e.entries&&t.entries&&(n.entries=new Set([...e.entries,...t.
entries])),n}var ti={};te(ti,{noReading:()=>Ur,readOn:()=>Kr,spansOf:()=>ei});var Ur=e=>({place:0,since:e.is_open?0:null,tail:[],spans:[]});function Kr(e,t,n,{start:r,end:o}){
let{place:s}=e,{since:i,spans:l}=e,c=[...e.tail,[s,t]];for(;;){let d=i===null?r:o,u=c.map(([,f])=>f).join("").indexOf(d);if(u<0)break;let p=vf(c,u);i===null?i=s+
1:(l=[...l,{start:i,stop:Math.max(i,p),end:s+1}],i=null),c=xf(c,u+d.length)}return n&&i!==null&&i<=s&&(l=[...l,{start:i,stop:s,end:null}],i=null,c=[]),{place:s+
1,since:i,tail:Sf(c,(i===null?r:o).length-1),spans:l}}function ei(e,t){if(!t)return[];let n=Ur(t);for(let{chosen:i,piece:l}of e)n=Kr(n,i.text,l===null,t);let{spans:r,
since:o,place:s}=n;return o===null?r:[...r,{start:o,stop:s,end:null}]}function vf(e,t){let n=t;for(let[r,o]of e)if(n-=o.length,n<0)return r;return e[e.length-1][0]}
function xf(e,t){let n=t;return e.flatMap(([r,o])=>{let s=o.slice(n);return n=Math.max(0,n-o.length),s?[[r,s]]:[]})}function Sf(e,t){let[n,r]=[e.length,0];for(;n>
0&&r<t;)r+=e[--n][1].length;return e.slice(n)}var Tf=20,Mt=class extends qt{unit="bits";searched=new Map;found={look_into:new Map,attend:new Map};mostPlaces={};written=null;parts=[];coming=[];turn;fed={turn:void 0,
started:!1};recordedTurn;beginsHidden=!1;asked=null;queued;loading;shared;apart;started;finished;failed;lasts;newest;numTokens;elapsed;firstElapsed;rounds;canvasSteps;prompts;texts;returned;selected;suggested;rejected;promptSteps;hideFrom;constructor(){
super(["run","steps","status","selection","unit","prompt","watched","searched","found","written"]),this.clear()}clear(){this.queued=this.loading=this.started=this.
finished=this.failed=null,this.shared=1,this.apart=!1,this.lasts=[],this.newest=null,this.numTokens=this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.canvasSteps=
[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=this.rejected=null,this.suggested=!1,this.promptSteps=[],this.hideFrom=this.beginsHidden?
0:null}feedRun(t,n){this.begin(n),this.feed(t),this.coming=[t],this.showComing()}appendRun(t,n){this.begin(n);let r=this.append(t);return this.coming.push(t),this.
showComing(),r}lose(t){this.fed.turn!==t||this.finished||this.failed||this.read({type:"Failed",message:a("The connection to this run was lost."),fix:a("Run it a\
gain."),error:"Lost",diagnostics:[]})}begin(t){t!==this.fed.turn&&(this.fed={turn:t,started:!1},this.coming=[],this.feed(""))}showComing(){this.fed.started&&Object.
assign(this,{parts:this.coming,turn:this.fed.turn})}get text(){return this.parts.length>1&&this.parts.splice(0,1/0,this.parts.join("")),this.parts[0]??""}read(t){
if(!Mf(t.type))throw new Error("unknown event "+t.type);ec[t.type](this,t)}countStep(t){this.numTokens+=1,this.elapsed=t.elapsed??0,this.firstElapsed??=t.elapsed,
this.changed("steps")}get recorded(){return this.recordedTurn!==void 0&&this.turn===this.recordedTurn}get readsSource(){return!!this.started?.decoder_tokens.length}get prefix(){
return(this.readsSource?this.started?.decoder_tokens:this.started?.prompt_tokens)??[]}get denoises(){return!!(this.started&&this.started.mode==="block_diffusion")}get isFromElsewhere(){
return!!(this.started&&this.started.elsewhere)}get hasReadMedia(){return!!(this.started?.request.media?.length||this.started?.media?.length)}get looksAtMedia(){
return this.hasReadMedia&&this.readsSource&&!this.started?.prompt_tokens.length}get speaks(){return!!(this.started&&this.started.codebooks)}get canAsk(){return super.
canAsk&&!this.isFromElsewhere&&!this.speaks}get stepping(){if(!this.started||this.usesBeams)return!1;if(this.finished?.sequences[0]?.stop_reason==="step")return!0;
let{given:t,only_given:n,config:r={}}=this.started.request;return typeof t=="string"?!1:Array.isArray(t)&&n||r.max_new_tokens===(t||[]).length+1}get usesBeams(){
return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){
return this.hideFrom===null?this.allLines():this.allLines().map(t=>{let n=this.seen(t.last);return n===t.last?t:{...t,last:n,score:null,stopReason:null}})}seen(t){
if(this.hideFrom===null)return t;let n=t;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(t){this.hideFrom!==t&&(this.hideFrom=t,this.changed(
"steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,r)=>Of(n,r,this.prompts.length));
let t=this.finished?this.finished.sequences:[];return this.lasts.map((n,r)=>({kind:"sequence",label:this.speaks?a("codebook {number}",{number:r+1}):this.lasts.length>
1?a("sequence {number}",{number:r+1}):"",last:n,score:null,stopReason:t[r]?t[r].stop_reason:null,untold:!n&&t[r]&&!t[r].token_ids.length?t[r].text:""}))}current(){
if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let t=this.lines();return t.length?t[0].last:null}lineOf(t){return t.
isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let r=n;for(;r&&r.index>t.index;)r=r.before;return r===t}):this.lines()[t.sequence]}lastOf(t){
return this.lineOf(t)?.last??t}select(t,n){let r=t===null?null:this.lines()[t];this.selectStep(r&&n!==void 0?ue(r.last)[n]??null:null)}selectStep(t,n=!1){let r=this.
seen(t);this.selected===r&&this.suggested===n&&!this.rejected||(this.selected=r,this.suggested=n,this.rejected=null,this.changed("selection"))}selectRejected(t,n,r){
this.selectStep(t),this.rejected={round:n,place:r},this.changed("selection")}selectMostUncertain(t=""){let n=this.returned?this.returned[0]?.last:this.lasts[0];
if(this.selected||!n||this.stepping)return;let r=ue(n),o=r.filter(d=>!d.given);if(o.length<2)return;let s=ei(r,this.started?.reasoning).filter(({end:d})=>d!==null),
i=o.filter(({index:d})=>!s.some(({start:u,stop:p})=>u<=d&&d<p)),l=({distribution:d,chosen:{raw_logprob:u}})=>d.entropy_before??-(u??-1/0),c=t&&o.find(d=>d.chosen.
text.trim()===t.trim());c?this.selectStep(c,!0):this.selectStep((i.length?i:o).reduce((d,u)=>l(u)>l(d)?u:d),!0)}walk(t){let n=this.current();if(!n)return;let r=[
...this.promptSteps,...ue(this.lastOf(n))],o=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(r[Math.max(0,Math.min(r.length-1,o+t))])}addSearched(t,n){
this.searched.set(t,[...this.searched.get(t)||[],n]),this.changed("searched")}addFound(t,n,r,o){let s=this.found[t];s.delete(n),s.set(n,{ids:r,found:o}),s.size>
Tf&&s.delete(s.keys().next().value),this.changed("found")}foundOf(t){return this.started&&this.found[t].get(this.turn)||null}startedLine(){let t=this.text.indexOf(
'{"type":"Started"');return t<0?"":this.text.slice(t,this.text.indexOf(`
`,t))}idsTo(t){return ue(t).map(({chosen:n})=>n.token_id)}addWatched(t,n){let r=this.allLines()[t];r&&(ue(r.last).forEach((o,s)=>{let i=Ve("Candidate",n[s]||[]),
l=new Set(i.map(({token_id:c})=>c));o.watched=[...(o.watched||[]).filter(({token_id:c})=>!l.has(c)),...i]}),this.changed("watched"))}setWritten(t){this.written=
t&&{...t,tokens:Ve("Token",t.tokens)},this.changed("written")}setUnit(t){this.unit=t,this.changed("unit")}},ec={Queued(e,t){e.queued=t,e.loading=null,e.changed(
"status")},Loading(e,t){e.loading=t,e.queued=null,e.changed("status")},Shared(e,{runs:t,apart:n}){e.shared=t,e.apart=!!n,e.changed("status")},Started(e,t){e.clear();
let n=Ve("Token",t.prompt_tokens??[]);e.started={...t,request:t.request??{},prompt_tokens:n,decoder_tokens:Ve("Token",t.decoder_tokens??[])},e.fed.started=!0,e.
changed("run"),e.changed("status"),e.changed("selection")},Stepped(e,{step:t}){let n=Ql(t);n.read=!!e.started?.request.only_given,n.before=e.lasts[n.sequence]??
null,n.draft=Ef(n,e.rounds),e.lasts[n.sequence]=n,(!e.newest||n.index>e.newest.index)&&(e.newest=n),e.countStep(n)},BeamsAdvanced(e,{step:t}){let n=e.prompts[t.
sequence]??=Lf(),r={...t,distributions:t.distributions.map(tc)};r.given&&(n.given+=1);let o=Ve("BeamCandidate",r.candidates).map(i=>Rf(i,r,n));for(let{beam:i}of o)
i.progress&&e.texts.set(i.token_id,i.text);Nf(o),n.running=o.filter(i=>i.beam.status==="running").sort((i,l)=>ni(i)-ni(l)),n.byNumber=new Map(n.running.map(i=>[
ni(i),i]));let s=r.given?e.started?.effective.num_beams??0:0;for(let i=0;i<s;i++)n.byNumber.set(i,o[0]);n.finished.push(...o.filter(i=>i.beam.status==="finished")),
n.finished.sort((i,l)=>(l.beam.final_score??0)-(i.beam.final_score??0)),n.finished.length=Math.min(n.finished.length,r.pool.length),n.pool=r.pool,n.pools.push(r.
pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(r.distributions),e.countStep(r)},PromptRead(e,{steps:t}){let n=null;e.promptSteps=t.map(r=>n=
{...Ql(r),before:n,isPrompt:!0}),e.changed("prompt")},CanvasDenoised(e,{step:t}){let n={...t,places:Ve("CanvasPlace",t.places)};e.canvasSteps.push(n),e.numTokens=
n.canvas*n.places.length,e.elapsed=n.elapsed,e.firstElapsed??=n.elapsed,e.changed("steps")},DraftJudged(e,{round:t}){e.rounds.push({...t,follow:t.follow,drafted:Ve(
"DraftToken",t.drafted)}),e.changed("steps")},Finished(e,t){let n=t.sequences.map(r=>({...r,score:r.score??null,note:r.note??""}));e.finished={...t,sequences:n},
n.forEach((r,o)=>{!r.token_ids.length&&r.text&&(e.lasts[o]??=null)}),e.usesBeams&&(e.returned=n.map((r,o)=>Cf(e,r,o))),e.changed("status"),e.changed("steps")},Failed(e,t){
(e.fed.turn===void 0||e.fed.started)&&(e.failed=t),e.queued=e.loading=null,e.changed("status")}},Mf=e=>Object.hasOwn(ec,e);function Vr(e,t){let n=Rs[e],r={};for(let o=0;o<
n.length;o++)r[n[o]]=t[o];return r}function Ve(e,t){return t.map(n=>Vr(e,n))}function tc(e){return{...e,candidates:Ve("Candidate",e.candidates),stages:Ve("Stage",
e.stages??[])}}function Ql(e){let{chosen:t,distribution:n,watched:r,mark:o,reranked:s,...i}=e,l={...i,chosen:Vr("Candidate",t),distribution:tc(n),watched:Ve("Ca\
ndidate",r??[]),mark:o?Vr("Mark",o):null,before:null,draft:null};return s&&(l.reranked=Ve("Reranked",s)),l}function Ef(e,t){let n=t.at(-1);if(!n||e.index<n.start)
return null;let r=e.index-n.start;return r<n.num_accepted?{origin:"accepted",instead:null,round:n,place:r}:{origin:n.follow,instead:n.drafted[r]||null,round:n,place:r}}
function Lf(){return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}var ni=({beam:e})=>e.beam??0;function Rf({
mark:e,...t},n,r){let o=e?Vr("Mark",e):null,s={...t,mark:o},i=n.distributions[s.parent],l=i.candidates.find(c=>c.token_id===s.token_id);return{index:n.index,sequence:n.
sequence,before:r.byNumber.get(s.parent)||null,chosen:l||{...s,raw_rank:null,rank:null,removed_by:null},piece:s.piece,distribution:i,seconds:n.seconds,elapsed:n.
elapsed,draft:null,given:!!n.given,length:n.index+1-r.given,mark:o,beam:s}}function ke({started:e}){if(!e)throw new Error("no run has started");return e}var Xe=e=>!!e?.
beam,mt=({beam:e,length:t},n)=>t>0?(e.score??-1/0)/t**n:e.score;function ri(e,t,n,r,o){e.unseen??=new Map;let s=`${t} ${n} ${o.token_id}`,i=e.unseen.get(s);if(!i){
let l=(t?e.byStep[t-1].get(n):null)??null,{token_id:c,text:d,raw_logprob:u,logprob:p}=o,f=(l?.beam.score??0)+(p??-1/0),m=l?l.beam.group:null,w={token_id:c,text:d,
piece:null,parent:n,raw_logprob:u,logprob:p,score:f,status:"unseen",beam:null,final_score:null,group:m},{sequence:x,seconds:P,elapsed:j}=e.steps[t][0];i={index:t,
sequence:x,before:l,chosen:o,piece:null,distribution:r,seconds:P,elapsed:j,draft:null,given:!1,length:e.steps[t][0].length,beam:w,rank:null},e.unseen.set(s,i)}return i}
function oi(e,t,n,r){let o=n&&!n.given?n.beam?.beam??0:0;return e.unseen&&e.unseen.get(`${t} ${o} ${r}`)||null}function Nf(e){let t=new Map;for(let n of[...e].sort(
(r,o)=>(o.beam.score??-1/0)-(r.beam.score??-1/0)))n.rank=(t.get(n.beam.group)||0)+1,t.set(n.beam.group,n.rank)}function Of(e,t,n){let r=s=>n>1?a("Prompt {number\
}, {label}",{number:t+1,label:s}):s,o=(s,i,l,c)=>({kind:s,label:r(i),last:l,score:c,stopReason:null});return[...e.running.map(s=>o("running",Pf(s),s,s.beam.score)),
...e.finished.map((s,i)=>o("finished",Af(s,i+1),s,s.beam.final_score))]}function Pf({beam:{beam:e,group:t,progress:n}}){let r=(e??0)+1;return t!=null?a("beam {n\
umber}, group {group}",{number:r,group:Ie(t)}):r===1&&!n?a("best beam"):a("beam {number}",{number:r})}function Af({beam:{group:e}},t){return e!=null?a("ended {n\
umber}, group {group}",{number:t,group:Ie(e)}):a("ended {number}",{number:t})}var Ie=e=>e<26?String.fromCharCode(65+e):String(e+1);function Cf(e,t,n){let r=Math.
max(1,Math.floor((e.finished?.sequences.length??0)/e.prompts.length)),{steps:o}=e.prompts[Math.floor(n/r)],s=null;return t.token_ids.forEach((i,l)=>{let c=t.beams?.[l];
s=(o[l]||[]).find(d=>d.beam.parent===c&&d.beam.token_id===i)||s}),{kind:"returned",label:a("output {number}",{number:n+1}),last:s,score:t.score,stopReason:t.stop_reason}}
function ue(e){let t=[];for(let n=e;n;n=n.before)t.push(n);return t.reverse()}function gn(e,t){let n=[],r=t;for(;r&&e[r.index]!==r;)n.push(r),r=r.before;return{
keep:r?r.index+1:0,added:n.reverse()}}var Se=class{constructor(t,n){this.add=n;this.totals=[t]}add;steps=[];totals;get total(){return this.totals[this.totals.length-
1]}follow(t){let{keep:n,added:r}=gn(this.steps,t);this.steps.length=n,this.totals.length=n+1;for(let o of r)this.steps.push(o),this.totals.push(this.add(this.total,
o));return{keep:n,added:r}}};var hi={};te(hi,{explain:()=>pi,runsOfTerms:()=>je,tipLater:()=>Re,tipOfTerm:()=>Te});var ii={};te(ii,{documentLinks:()=>Yn});var Bf={"views#why-this-token":`vocabulary prompt length ending logit probability logprob mean-logprob cumulative-logprob bits perplexity rank processor
    kept distinct-n repetition context parameters memory`,"views#side-by-side":"sample greedy self-bleu words-in-common interval","views#how-the-next-token-move\
s-with-the-prompt":"kl js","views#where-the-beams-went":"sequence-score","views#is-the-draft-worth-it":"bonus acceptance-length expected-acceptance passes-saved\
 draft-cost speed-up residual","views#is-it-watermarked":"threshold p-value false-positive-rate detection-rate auc","views#which-answer-is-likelier":"answer-sha\
re","views#how-much-do-fewer-bits-cost":"top-agreement","views#chats-translations-batches":"padding","serving#time":"speed first-token time between-tokens laten\
cy percentile","serving#what-happens-in-a-step":"decode block queue","knobs#do_sample":"sampling","knobs#temperature":"temperature","knobs#top_k":"top-k","knobs\
#top_p":"top-p","knobs#min_p":"min-p","knobs#repetition_penalty":"repetition-penalty","knobs#length_penalty":"length-penalty","knobs#diversity_penalty":"diversi\
ty-penalty","knobs#constraints":"constraint"},$f=Object.fromEntries(Object.entries(Bf).flatMap(([e,t])=>t.split(/\s+/).map(n=>[n,e])));function Yn(e){let t=document.
querySelector("link[rel=help]");if(!t)return[];let n=e?$f[e]||`glossary#${e}`:"";return[E("a","gp-link",a("Docs"),{href:t.href+n,target:"_blank",rel:"noopener"})]}var ci={};te(ci,{addressOf:()=>Jn,askedTerm:()=>Xr,followTermLink:()=>Zn,formulaLines:()=>Yr,openGlossary:()=>bt});var ai={};te(ai,{TERMS:()=>bn,termOf:()=>Wt});var nc={token:()=>({name:a("token"),meaning:a("The piece of text that a model reads and writes at once: a word, a part of one, a sign, or a few bytes.")}),vocabulary:()=>({
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
ther. A place is accepted where the entropy of its distribution is low enough.")})},bn=Object.keys(nc),Wt=e=>nc[e]();var li="#glossary",gt=null,Jn=e=>`${li}=${e}`;function Xr(){let[e,t=""]=location.hash.split("=");return e!==li?null:bn.includes(t)?t:""}function rc(e){try{history.
replaceState(history.state,"",location.pathname+location.search+e)}catch{}}var Yr=({formula:e,unit:t})=>[...e?[E("p","gp-formula",e.replaceAll("−(","−⁠("))]:
[],...t?[E("p","gp-term-unit",a("Unit: {unit}",{unit:t}))]:[]];function If(){let e=E("dialog","gp-glossary",null,{"aria-label":a("Glossary")}),t=E("button","gp-\
button",a("Close"),{type:"button"});t.addEventListener("click",()=>e.close());let n=E("header","gp-head");n.append(E("h3","gp-title",a("Glossary")),...Yn(),t);let r=E(
"div");for(let o of bn){let s=Wt(o),i=E("section","gp-term-entry",null,{id:`gp-term-${o}`,tabindex:"-1"}),l=E("h4");l.append(E("a","gp-term-link",s.name,{href:Jn(
o),title:a("Link to this term")})),i.append(l,E("p","",s.meaning),...Yr(s)),r.append(i)}return e.append(n,r),e.addEventListener("click",({target:o})=>o===e&&e.close()),
e.addEventListener("close",()=>Xr()!==null&&rc("")),e}function bt(e,t){gt??=If(),gt.parentNode!==e&&(gt.open&&gt.close(),e.append(gt)),gt.open||gt.showModal();for(let r of gt.
querySelectorAll(".gp-term-entry"))r.classList.toggle("gp-current",r.id===`gp-term-${t}`);let n=t?gt.querySelector(`#gp-term-${t}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),rc(t?Jn(t):li)}function Zn(e,t){let n=e.target.closest(".gp-term-link");!n||e.ctrlKey||e.metaKey||e.shiftKey||(e.preventDefault(),
bt(t,n.getAttribute("href")?.split("=")[1]))}var sc=new WeakMap,di=new WeakMap;function Re(e,t){sc.set(e,t),e.dataset.tip===void 0&&(e.dataset.tip="")}function Te(e,t,n,r={}){di.set(e,{id:t,run:n,...r});let o=r.
meaning||"";e.dataset.tip!==o&&(e.dataset.tip=o),e.dataset.term!==t&&(e.dataset.term=t),e.tabIndex!==0&&(e.tabIndex=0)}function je(e,t){for(let n of e.querySelectorAll(
"[data-run]")){let{run:r}=n.dataset;r!==void 0&&Object.hasOwn(t,r)&&di.set(n,{...ic(n),run:t[r]})}}function ic({dataset:{term:e,tip:t,formula:n,unit:r}}){return{
id:e??"",run:()=>"",meaning:t,...n!==void 0&&{formula:n},...r!==void 0&&{unit:r}}}var ui=e=>e&&di.get(e)||(e?.dataset.term?ic(e):null),Hf={run:e=>a("In this run\
: {words}",{words:e}),runs:e=>a("In these runs: {words}",{words:e}),text:e=>a("In this text: {words}",{words:e}),model:e=>a("In this model: {words}",{words:e})},
qf=e=>e.replaceAll("−(","−⁠(");function Wf({id:e,run:t,meaning:n,...r},o,s){let i={...Wt(e),...r},l=t(),c=E("button","gp-link",a("Glossary (key G)"),{type:"\
button",tabindex:"-1"});c.addEventListener("click",()=>bt(o,e));let d=E("p","gp-in-run");return d.append(jr(Hf[s](qf(l)))),[E("p","",n||i.meaning),...Yr(i),...l?
[d]:[],c,...Yn(e).map(u=>(u.tabIndex=-1,u))]}function oc(e,t,n){let r=ui(e);return r?Wf(r,t,n):[jr(sc.get(e)?.()??e.dataset.tip??"")]}function pi(e,t="run"){let n=null,
r=null,o=()=>E("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});function s({target:u}){if(!(u instanceof Element)||n?.contains(
u))return;let p=u.closest("[data-tip]");p!==r&&(r&&r.removeAttribute("aria-describedby"),r=p,n??=o(),n.hidden=!p,p&&(n.classList.toggle("gp-term",!!ui(p)),n.replaceChildren(
...oc(p,e,t)),p.setAttribute("aria-describedby",n.id),i(n,p)))}function i(u,p){let f=p.closest("[data-holds-tips]")||e;u.parentNode!==f&&f.append(u);let[m,w]=[f.
getBoundingClientRect(),p.getBoundingClientRect()],x=Math.min(w.left-m.left,m.width-u.offsetWidth-8);u.style.left=`${Math.max(8,x)+f.scrollLeft}px`;let[P,j]=f===
e?[0,innerHeight]:[Math.max(0,m.top),Math.min(innerHeight,m.bottom)],L=w.bottom+5+u.offsetHeight>j&&w.top-5-u.offsetHeight>=P;u.classList.toggle("gp-above",L),u.
style.top=`${(L?w.top-5-u.offsetHeight:w.bottom+5)-m.top+f.scrollTop}px`}let l=()=>s({target:e});function c(){if(!r||!n)return;if(!e.contains(r)||!r.getClientRects().
length){l();return}let u=oc(r,e,t);u.map(f=>typeof f=="string"?f:f.textContent).join("")!==n.textContent&&(n.replaceChildren(...u),i(n,r))}let d=()=>ui(r);return e.
addEventListener("pointerover",s),e.addEventListener("pointerleave",({pointerType:u})=>!(u==="touch"&&d())&&l()),e.addEventListener("focusin",s),e.addEventListener(
"focusout",({relatedTarget:u})=>!(u instanceof Node&&n?.contains(u))&&l()),e.addEventListener("click",u=>Zn(u,e)),e.addEventListener("keydown",u=>{if(u.key==="E\
scape"&&l(),u.key.toLowerCase()!=="g"||u.ctrlKey||u.metaKey||u.altKey||u.target!==r)return;let p=d();p&&(u.preventDefault(),bt(e,p.id))}),c}var fi={};te(fi,{AcceptanceAlong:()=>Ft,judgedOf:()=>Ye,writtenOf:()=>Jr});var ac=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],
draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),Ye=e=>e.num_accepted+(e.follow==="correction"?1:0),Jr=e=>e.num_accepted+(e.next_token_id===null?0:
1);function Ff(e,t){let{drafted:n,num_accepted:r}=t;if(e.rounds+=1,e.tokens+=Jr(t),e.draft_seconds+=t.draft_seconds,e.verify_seconds+=t.verify_seconds,!n.length)
return e;e.spec_steps+=1,e.drafted+=n.length,e.accepted+=r,e.judged+=Ye(t);for(let o=e.draftedAt.length;o<n.length;o++)e.draftedAt.push(0),e.acceptedAt.push(0);
for(n.forEach((o,s)=>{e.draftedAt[s]+=1,s<r&&(e.acceptedAt[s]+=1),!(s>=Ye(t)||(o.overlap??null)===null)&&(e.overlaps[0]+=1,e.overlaps[1]+=o.overlap)});e.kept.length<=
e.draftedAt.length;)e.kept.push(0);return e.kept[r]+=1,e}function jf(e){let{spec_steps:t,rounds:n,tokens:r,drafted:o,accepted:s,judged:i,overlaps:l}=e,c=(d,u)=>u?
d/u:null;return{num_spec_steps:t,num_rounds:n,num_tokens:r,num_draft_tokens:o,num_accepted_draft_tokens:s,num_judged_draft_tokens:i,draft_acceptance_rate:c(s,o),
judged_acceptance_rate:c(s,i),mean_acceptance_length:t?1+s/t:null,acceptance_histogram:e.kept,accepted_by_position:e.acceptedAt,drafted_by_position:e.draftedAt,
passes_saved:r-n,expected_acceptance_rate:c(l[1],l[0]),draft_seconds:e.draft_seconds,verify_seconds:e.verify_seconds}}var Ft=class{constructor(){this.rounds=[],
this.tally=ac()}read(t){t.length>=this.tally.rounds&&this.rounds[0]===t[0]||(this.tally=ac());for(let r=this.tally.rounds;r<t.length;r++)Ff(this.tally,t[r]);return this.
rounds=t,jf(this.tally)}};var gi={};te(gi,{denominatorOf:()=>wt,draftFigures:()=>mi,tipOfFigure:()=>lc});var zf={num_draft_tokens:()=>["draft",{formula:""}],num_accepted_draft_tokens:()=>["draft",{formula:""}],draft_acceptance_rate:()=>["acceptance-rate",{}],judged_acceptance_rate:()=>[
"acceptance-rate",{formula:a("accepted / judged")}],mean_acceptance_length:()=>["acceptance-length",{}],expected_acceptance_rate:()=>["expected-acceptance",{}],
passes_saved:()=>["passes-saved",{}]};function lc(e,t,n,r){let[o,s]=zf[t]();Te(e,o,()=>Df(t,n,r),{meaning:a(Ls[t]),...s})}function Df(e,t,n){let r=wt(e,n);if(e.
startsWith("num_"))return a("{value} {denominator}.",{value:t,denominator:r});if(e!=="passes_saved")return a("{denominator} = {value}.",{denominator:r,value:t});
let o=F(n.num_tokens,"{count} token","{count} tokens");return F(n.num_rounds,"{tokens} − {count} pass = {value}.","{tokens} − {count} passes = {value}.",{tokens:o,
value:t})}function wt(e,t){let{num_draft_tokens:n,num_accepted_draft_tokens:r,num_spec_steps:o,num_judged_draft_tokens:s}=t,i=F(t.num_rounds,"{count} round","{c\
ount} rounds"),l=F(t.num_tokens,"{count} token","{count} tokens");switch(e){case"num_draft_tokens":return F(o,"in {count} draft over {rounds}","in {count} draft\
s over {rounds}",{rounds:i});case"num_accepted_draft_tokens":return a("of {drafted} drafted",{drafted:q(n)});case"draft_acceptance_rate":return a("{accepted} of\
 {drafted} drafted",{accepted:q(r),drafted:q(n)});case"judged_acceptance_rate":return a("{accepted} of {judged} judged",{accepted:q(r),judged:q(s)});case"mean_a\
cceptance_length":return F(o,"1 + {accepted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:q(r)});case"expected_acceptance_rate":return F(s,"mean\
 over {count} judged position","mean over {count} judged positions");case"passes_saved":return F(t.num_rounds,"{tokens} in {count} pass","{tokens} in {count} pa\
sses",{tokens:l});default:return""}}function mi(e){let t=e.querySelector(".gp-draft-figures"),n=e.querySelector(".gp-kept-chart"),r=e.querySelector(".gp-place-c\
hart"),o=w=>w===null?"–":G(w),s=w=>F(w,"{count} token","{count} tokens");function i(w,x){let P=x.samples&&w.expected_acceptance_rate!==null,j=C=>[C,q(w[C]),wt(
C,w)],L=C=>[C,o(w[C]),wt(C,w),w[C]],H="mean_acceptance_length";return[j("num_draft_tokens"),j("num_accepted_draft_tokens"),L("draft_acceptance_rate"),[H,U(w[H],
2),wt(H,w)],L("judged_acceptance_rate"),...P?[L("expected_acceptance_rate")]:[],j("passes_saved")]}function l(){let w=E("div","gp-draft-figure",null,{tabindex:"\
0","data-tip":""}),x=E("dd","gp-rate",null,{"aria-hidden":"true"});return x.append(E("i")),w.append(E("dt"),E("dd"),E("dd","gp-note"),x),w}function c(w,x){let P=i(
w,x),j=be(t,P.length,l);P.forEach(([L,H,C,A=null],M)=>{let[y,b,k,O]=j[M].children;y.textContent!==L&&y.replaceChildren(...L.split(/(?<=_)/).flatMap(I=>[I,E("wbr")])),
z(b,H),z(k,C),O.hidden=A===null,Ee(O.firstChild,"width",A??0),lc(j[M],L,H,w),j[M].dataset.name=L})}function d(){let w=E("span","gp-chart-column"),x=E("span","gp\
-chart-track");return x.append(E("i","gp-chart-whole"),E("i","gp-chart-part")),w.append(E("span","gp-chart-top"),x,E("span","gp-chart-label")),w}function u(w,x,P){
let j=Math.max(1,...x.map(([H,C])=>C??H)),L=be(w,x.length,d);x.forEach(([H,C,A,M,y],b)=>{let[k,O,I]=L[b].children;z(k,M),Ee(O.children[0],"height",(C??0)/j),Ee(
O.children[1],"height",H/j),z(I,A),Re(L[b],()=>y)}),ce(w,{"aria-label":`${P}: ${Be(x.map(([,,,,H])=>H))}`})}function p(w){let x=w.num_spec_steps;u(n,w.acceptance_histogram.
map((P,j)=>[P,null,String(j),P?q(P):"",F(x,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:q(
P),tokens:s(j)})]),"acceptance_histogram"),u(r,w.drafted_by_position.map((P,j)=>{let L=w.accepted_by_position[j];return[L,P,String(j+1),`${Math.round(100*L/P)}%`,
F(P,"position {place}: {accepted} of {count} drafted token kept, {share}","position {place}: {accepted} of {count} drafted tokens kept, {share}",{place:j+1,accepted:q(
L),share:G(L/P)})]}),"accepted_by_position / drafted_by_position")}let f=null,m=w=>w.join(", ");return je(e,{kept:()=>f?F(f.num_spec_steps,"{count} round with a\
 draft; by the number of kept tokens, from 0 on: {rounds}.","{count} rounds with a draft; by the number of kept tokens, from 0 on: {rounds}.",{rounds:m(f.acceptance_histogram)}):
"",place:()=>f?a("kept {kept} of {drafted} drafted, by position.",{kept:m(f.accepted_by_position),drafted:m(f.drafted_by_position)}):""}),(w,x)=>{f=w,c(w,x),p(w)}}var Et={get accepted(){return["✓",a("accepted draft"),a("Drafted, and kept by the target model.")]},get correction(){return["→",a("correction"),a("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",a("bonus"),a("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",a("target only"),a("Nothing was drafted in this round: the target wrote one token, as without draf\
ts.")]}},cc=Object.fromEntries(Object.keys(Et).map(e=>[e,0])),uc=(e,{draft:t})=>t&&Object.hasOwn(e,t.origin)?{...e,[t.origin]:e[t.origin]+1}:e;function jt(e){let{
do_sample:t,assistant_ensemble_weight:n}=e&&e.effective||{};return{samples:!!t,weight:n??null}}function bi({target_logprob:e,draft_logprob:t},{weight:n}){let r=Y(
e)/((t??null)===null?1:Y(t));return Math.min(1,n===null?r:1-n+n*r)}var dc=({weight:e})=>e===null?"min(1, p / q)":`min(1, ${U(1-e,2)} + ${U(e,2)} · p / q)`;function pc(e,t){
if(e.samples)return t?a("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:dc(e)}):a("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(e.weight===null||!t)return a("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,r]=[U(e.weight,2),U(1-e.weight,2)];return a("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:r})}function wi(e,t){return t<e.num_accepted?"accepted":t<Ye(e)?"rejected":"unjudged"}function Qn(e,t,n){let r=e.drafted[t],o=wi(e,t),s=(r.
draft_logprob??null)!==null,[i,l]=[G(Y(r.target_logprob)),G(Y(r.draft_logprob))],c=s?[a("The draft model gave it {q}.",{q:l})]:[];if(o==="unjudged")return[e.follow===
"correction"?a("Never judged: it follows the rejection."):a("Never judged: it follows the end of the text."),...c].join(" ");let d=o==="accepted";if(!n.samples){
let p=n.weight!==null&&s;return[d?Gf(p):Uf(p,X(e.next_text)),a("The target gave it {p}.",{p:i}),...c].join(" ")}if(!s)return d?a("Accepted: the target drew the \
same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:i}):a("Rejected: the target drew {token} for itself. It gave this one {p},\
 which is the chance that it is kept.",{token:X(e.next_text),p:i});let u=(r.overlap??null)===null?[]:[a("Averaged over all tokens that could have been drafted h\
ere, the chance is {share}.",{share:G(r.overlap)})];return[d?a("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:i,q:l}):a("Rejected: the targ\
et gave it p = {p}, the draft model q = {q}.",{p:i,q:l}),Kf(bi(r,n),dc(n),d),...u].join(" ")}var Gf=e=>a(e?"Accepted: it is the likeliest token in the mixture o\
f both models.":"Accepted: it is the likeliest token for the target."),Uf=(e,t)=>a(e?"Rejected: {token}, not this one, is the likeliest token in the mixture of \
both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:t});function Kf(e,t,n){if(e>=1)return a("By {formula}, it is alwa\
ys kept: nothing was left to a draw.",{formula:t});let r={formula:t,chance:G(e)};return n?a("By {formula}, it is kept with probability {chance}: the draw kept i\
t.",r):a("By {formula}, it is kept with probability {chance}: the draw rejected it.",r)}function yi(e,t){let[,n,r]=Et[e.follow],o=`${n.charAt(0).toUpperCase()}${n.
slice(1)}. ${r}`,s=e.drafted[e.num_accepted];if(e.follow!=="correction"||!t.samples)return o;if((s.draft_logprob??null)===null)return`${o} ${a("The target drew \
it.")}`;let i=`${o} ${a("It was drawn from the residual distribution: what the target gives beyond the draft model, max(0, p − q).")}`;return(s.overlap??null)===
null||t.weight!==null?i:`${i} ${a("That sums to {share} here, and is scaled up to 1 for the draw.",{share:G(1-s.overlap)})}`}function hc({draft:{origin:e,place:t,
round:n,instead:r},chosen:o},s){if(!Object.hasOwn(Et,e))return[];let{length:i}=n.drafted,l={round:n.index+1,place:t+1},c=i?[F(i,"Round {round} drafted {count} t\
oken.","Round {round} drafted {count} tokens; this is place {place}.",l)]:[];if(e==="accepted")return[...c,Qn(n,t,s)];let d=e==="correction"&&r?[a("Drafted here\
 was {token}. {fate}",{token:X(r.text),fate:Qn(n,t,s)})]:[],u=yi(n,s),p=s.samples&&e!=="correction"&&o.logprob!==null?[a("It was drawn from the target’s own dis\
tribution, which gave it {p}.",{p:G(Y(o.logprob))})]:[],f=i-Ye(n),m=e==="correction"&&f?[F(f,"{count} drafted token after it was never judged.","{count} drafted\
 tokens after it were never judged.")]:[];return[...c,...d,[u,...p].join(" "),...m]}function fc({round:e,place:t},n,r){let{length:o}=e.drafted,s={token:X(e.drafted[t].
text),chosen:X(n),round:e.index+1,place:t+1},i=o-Ye(e);return[F(o,"{token} was drafted in round {round}, but is not in the text.","{token} was drafted in round \
{round}, at place {place} of {count}, but is not in the text.",s),Qn(e,t,r),a("{chosen} takes its place.",s),...i?[F(i,"{count} drafted token after it was never\
 judged.","{count} drafted tokens after it were never judged.")]:[]]}function mc({draft:e}){if(!e||!Object.hasOwn(Et,e.origin))return[];let{origin:t,instead:n,round:{
index:r,drafted:o}}=e,s=r+1;if(t==="accepted"){let{draft_logprob:i}=o[e.place],l={place:e.place+1,size:o.length,round:s};return(i??null)===null?[a("accepted dra\
ft: token {place} of {size} in round {round}",l)]:[a("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...l,q:G(Y(i))})]}
return t==="correction"?n?[a("correction: replaced the rejected draft token {token} in round {round}",{token:X(n.text),round:s})]:[a("correction: replaced a rej\
ected draft token in round {round}",{round:s})]:t==="target"?[a("target only: nothing was drafted in round {round}",{round:s})]:[F(o.length,"bonus: the target’s\
 own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:s})]}var st=e=>e<
.01?`${ee(e*1e3,1)} ms`:ht(e);function gc(e,t,n){let r=[],o=jt(null),s={row:null,card:null,selected:null},i=null,l=!0,c=0,d=new WeakMap,u=new WeakMap,p=new IntersectionObserver(v=>{for(let{isIntersecting:R,
target:_}of v)R&&P(d.get(_));f()&&(e.scrollTop=e.scrollHeight)},{rootMargin:"200px 0px"}),f=()=>l&&!t.selected&&t.running;function m(v,R){let _=r.length<=v.length&&
(!r.length||r[0].round===v[0])&&o.samples===R.samples;o=R,_||w();for(let B of v.slice(r.length))x(B)}function w(){p.disconnect(),e.replaceChildren(),r=[],s={row:null,
card:null,selected:null},i=null,l=!0,c=0}function x(v){let R=E("li","gp-round"),_={round:v,item:R,cards:null};d.set(R,_),r.push(_),e.append(R),p.observe(R)}function P(v){
if(!v||v.cards)return;p.unobserve(v.item);let{round:R,item:_}=v,B=Ye(R);v.cards=[];let W=E("div","gp-cards");for(let g=0;g<B;g++)W.append(H(v,g));R.next_token_id!==
null&&W.append(C(v)),B<R.drafted.length&&W.append(M(R,B)),R.follow==="none"&&W.append(E("span","gp-note gp-ended","■ "+a("the text ended inside its draft"))),
_.append(j(R),W),_.classList.add("gp-filled"),i||O(v.cards[0])}function j(v){let R=E("div","gp-round-head"),{num_accepted:_,drafted:{length:B}}=v,W=B?a("{accept\
ed} of {drafted} kept",{accepted:_,drafted:B}):a("no draft"),g=[a("draft {time}",{time:st(v.draft_seconds)}),a("verify {time}",{time:st(v.verify_seconds)})];R.append(
E("b","",a("Round {number}",{number:v.index+1})),E("span","",W));for(let S of g)R.append(E("span","gp-round-time",S));return R}function L(v,R,_,B,W,g,S){let $=a(
"Round {number}, {which}, {token}: {why}",{number:v.round.index+1,which:g,token:X(W),why:S}),D=E("button","gp-draft-card",null,{type:"button",tabindex:"-1","ari\
a-pressed":"false","aria-label":$});D.dataset.draft=_;let K=E("span","gp-draft-head"),V=E("bdi","gp-ink gp-word");return Fe(V,W),K.append(E("span","gp-sign",B),
V),D.append(K),Re(D,()=>S),u.set(D,{row:v,index:R}),v.cards.push(D),D}function H(v,R){let{round:_}=v,B=_.drafted[R],W=wi(_,R),g=_.start+R,S=a("drafted token {pl\
ace} of {size}",{place:R+1,size:_.drafted.length}),$=L(v,g,W,W==="accepted"?"✓":"✗",B.text,S,Qn(_,R,o));if($.append(A("p",Y(B.target_logprob))),(B.draft_logprob??
null)!==null&&$.append(A("q",Y(B.draft_logprob))),o.samples){let D=E("span","gp-chance",a("chance"));D.append(E("b","",G(bi(B,o)))),$.append(D)}return $}function C(v){
let{round:R}=v,_=R.start+R.num_accepted,[B,W]=Et[R.follow],g=L(v,_,R.follow,B,R.next_text,a("the target’s own token"),yi(R,o));g.classList.add("gp-own-card");
let S=n(_);return S&&g.append(A("p",qe(S).probability)),g.append(E("span","gp-chance",W)),g}function A(v,R){let _=E("span","gp-bar-line"),B=E("span","gp-track"),
W=E("i",`gp-part-${v}`);return Ee(W,"width",R),B.append(W),_.append(E("i","gp-pq",v),B,E("span","gp-amount",G(R))),_}function M(v,R){let _=E("span","gp-behind"),
B=v.drafted.slice(R);_.append(E("span","gp-note",a("never judged")));for(let W of B){let g=he(W.text,"gp-word"),S=(W.draft_logprob??null)===null?"":` q ${G(Y(W.
draft_logprob))}`,$=E("span","gp-unjudged");$.append(g,E("small","",S)),_.append($)}return _}function y(v){let R=v&&v.draft,_=R&&r[R.round.index-(r.length?r[0].
round.index:0)]||null;_&&P(_);let B=_?b(_,v):null;s.card&&s.card!==B&&s.card.setAttribute("aria-pressed","false"),s.card&&s.card.classList.remove("gp-current"),
s.row&&s.row!==_&&s.row.item.classList.remove("gp-current-round");let W=s.selected!==t.selected;s={row:_,card:B,selected:t.selected},W&&!t.selected&&(l=!0),_&&(_.
item.classList.add("gp-current-round"),B&&(B.classList.add("gp-current"),B.setAttribute("aria-pressed",String(t.selected===v)),e.contains(document.activeElement)||
O(B)),W&&k(_.item))}function b(v,R){let{rejected:_}=t;if(_&&_.round===v.round)return v.cards[_.place];let B=R.index-v.round.start;return B<v.round.num_accepted?
v.cards[B]:v.cards.at(-1)}function k(v){let[R,_]=[v.offsetTop,v.offsetTop+v.offsetHeight];R<e.scrollTop?e.scrollTop=R:_>e.scrollTop+e.clientHeight&&(e.scrollTop=
Math.min(R,_-e.clientHeight))}function O(v){i&&(i.tabIndex=-1),i=v||null,i&&(i.tabIndex=0)}function I(v){if(!v)return;let{row:R,index:_}=u.get(v);O(v);let B=n(_),
W=R.cards.indexOf(v);B&&v.dataset.draft==="rejected"?t.selectRejected(B,R.round,W):B&&t.selectStep(B),k(R.item),v.focus({preventScroll:!0})}function N(v,R){let _=r[Math.
max(0,Math.min(r.length-1,v))];return P(_),_.cards.at(R)}function T(v,R){let{row:_}=u.get(v),B=_.cards[_.cards.indexOf(v)+R];if(B)return B;let W=r.indexOf(_)+R;
return r[W]?N(W,R>0?0:-1):null}return e.addEventListener("click",v=>{let R=v.target.closest(".gp-draft-card");if(R){I(R);return}let _=v.target.closest(".gp-roun\
d");_&&I(d.get(_).cards[0])}),e.addEventListener("keydown",v=>{v.key==="Escape"&&t.selectStep(null);let R=v.target.closest(".gp-draft-card");if(!R||v.ctrlKey||v.
metaKey||v.altKey)return;let _=r.indexOf(u.get(R).row),B={ArrowRight:()=>T(R,1),ArrowLeft:()=>T(R,-1),ArrowDown:()=>r[_+1]&&N(_+1,0),ArrowUp:()=>r[_-1]&&N(_-1,0),
Home:()=>N(0,0),End:()=>N(r.length-1,0)};B[v.key]&&(v.preventDefault(),I(B[v.key]()))}),e.addEventListener("scroll",()=>{let v=e.scrollTop;e.scrollHeight-v-e.clientHeight<
80?l=!0:v<c&&(l=!1),c=v},{passive:!0}),{show:m,mark:y}}var Je={narrowest:3,least:16,cell:9,tallest:90,times:84};function bc(e,{canvas:t,column:n,ends:r,onResize:o}){let s={rounds:[],each:1,columns:Je.least,top:1,drafts:0},
i=0;function l(L){let H=C=>L.reduce((A,M)=>A+C(M),0)/L.length;return{accepted:H(C=>C.num_accepted),judged:H(Ye),drafted:H(C=>C.drafted.length),draft:H(C=>C.draft_seconds),
verify:H(C=>C.verify_seconds),longest:Math.max(...L.map(C=>C.draft_seconds+C.verify_seconds))}}function c(L){let H=L.map(({draft:M,verify:y})=>M+y).sort((M,y)=>M-
y),C=H.at(-1),A=H[Math.floor((H.length-1)*.9)];return C>2*A&&H.length>4?1.25*A:C}function d(L){i||=t.clientWidth;let H=Math.max(1,Math.ceil(L.length/Math.max(1,
Math.floor(i/Je.narrowest)))),C=[];for(let k=0;k<L.length;k+=H)C.push(l(L.slice(k,k+H)));let A=Math.max(1,...C.map(({drafted:k})=>k)),M=Math.max(1,Math.min(Je.cell,
Je.tallest/A)),y=c(C)||1,b=C.filter(({draft:k,verify:O})=>k+O>y);return s={rounds:L,each:H,columns:Math.max(Je.least,C.length),top:y,drafts:Math.ceil(A*M)},z(r.
drafts,A>=1.5?q(Math.round(A)):"1"),z(r.times,st(y)),u(C,M),{each:H,cut:b.length,longest:Math.max(0,...C.map(({longest:k})=>k)),filled:C.length/s.columns}}function u(L,H){
let C=s.drafts+16+Je.times,A=devicePixelRatio,M=[Math.round(i*A),Math.round(C*A)];if(t.width!==M[0]&&(t.width=M[0]),t.height!==M[1]&&(t.height=M[1]),t.style.height=
`${C}px`,r.drafts.parentNode.style.height=`${s.drafts}px`,r.times.parentNode.style.height=`${Je.times}px`,!i)return;let y=getComputedStyle(e),b=T=>y.getPropertyValue(
`--gp-${T}`).trim(),k={accepted:b("accepted"),rejected:b("rejected"),muted:b("muted"),verify:b("kept"),draft:b("before"),line:b("line"),surface:b("surface")},O=t.
getContext("2d");O.setTransform(A,0,0,A,0,0),O.clearRect(0,0,i,C);let I=i/s.columns,N=I>6?Math.min(6,I*.2):I>3.5?1:0;O.fillStyle=k.line,O.fillRect(0,s.drafts,i,
1),O.fillRect(0,C-1,i,1),L.forEach((T,v)=>{let R=[v*I+N/2,I-N];s.each===1?p(O,k,T,R,H):m(O,k,T,R,H),w(O,k,T,R,C-1)})}function p(L,H,{accepted:C,judged:A,drafted:M},[
y,b],k){let O=Math.max(1,k-(k>3?1.5:0));for(let I=0;I<M;I++){let N=s.drafts-(I+1)*k;if(I<C)L.fillStyle=H.accepted,L.fillRect(y,N,b,O);else if(I<A)f(L,H.rejected,
y+b/2,N+O/2,Math.min(b,Math.max(O,5),7)/2);else{L.fillStyle=H.muted;let T=Math.min(b,O,2.5);L.fillRect(y+(b-T)/2,N+(O-T)/2,T,T)}}}function f(L,H,C,A,M){L.strokeStyle=
H,L.lineWidth=M>2?2:1,L.beginPath(),L.moveTo(C-M,A-M),L.lineTo(C+M,A+M),L.moveTo(C-M,A+M),L.lineTo(C+M,A-M),L.stroke()}function m(L,H,{accepted:C,drafted:A},[M,
y],b){L.fillStyle=H.accepted,L.fillRect(M,s.drafts-C*b,y,C*b),L.fillStyle=H.muted,L.fillRect(M,s.drafts-A*b,y,1)}function w(L,H,{draft:C,verify:A},[M,y],b){let k=Math.
min(1,s.top/(C+A))/s.top,[O,I]=[C*k*Je.times,A*k*Je.times];L.fillStyle=H.verify,L.fillRect(M,b-O-I,y,I),x(L,H.draft,M,b-O,y,O),!(C+A<=s.top)&&(L.fillStyle=H.surface,
L.fillRect(M-1,b-Je.times+7,y+2,3),L.fillRect(M-1,b-Je.times+13,y+2,3))}function x(L,H,C,A,M,y){if(!(y<=0)){if(M<5){L.fillStyle=H,L.fillRect(C,A,M,y);return}L.save(),
L.beginPath(),L.rect(C,A,M,y),L.clip(),L.strokeStyle=H,L.lineWidth=1.5,L.beginPath();for(let b=-y;b<M;b+=5)L.moveTo(C+b,A+y),L.lineTo(C+b+y,A);L.rect(C+.75,A+.75,
Math.max(0,M-1.5),Math.max(0,y-1.5)),L.stroke(),L.restore()}}function P(L){let{left:H,width:C}=t.getBoundingClientRect(),A=Math.floor((L.clientX-H)/C*s.columns)*
s.each;return Math.max(0,Math.min(s.rounds.length-1,A))}function j(L){n.hidden=L===null,L!==null&&(Ee(n,"left",Math.floor(L/s.each)/s.columns),Ee(n,"width",1/s.
columns))}return new ResizeObserver(()=>{t.clientWidth!==i&&(i=t.clientWidth,o())}).observe(t),{draw:d,at:P,mark:j}}function wc(e,t){let n=e.querySelector(".gp-map-plot"),r=e.querySelector(".gp-map-reading"),o=e.querySelector(".gp-map-note"),s=new Se(null,()=>null),i=new Ft,l=bc(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:e.querySelector(".gp-drafts-end"),times:e.querySelector(".gp-times-end")},
onResize:A}),c=gc(e.querySelector(".gp-rounds"),t,M=>s.steps[M]),d=mi(e),u=[],p=0,f=!1;function m(){let M=t.hideFrom===null?s.steps.length:Math.min(t.hideFrom,s.
steps.length),y=t.rounds.length;for(;y&&t.rounds[y-1].start+Jr(t.rounds[y-1])>M;)y-=1;return y===t.rounds.length?t.rounds:t.rounds.slice(0,y)}function w(){let{each:M,
cut:y,longest:b,filled:k}=l.draw(u);Ee(e.querySelector(".gp-map-axis"),"width",k),z(o,[M>1?a("Each column is the mean of {each} rounds.",{each:M}):"",y?F(y,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:st(b)}):""].filter(Boolean).join(" ")),z(
e.querySelector(".gp-map-last"),a("round {number}",{number:q(u.length)}))}function x(M){let y={round:M.index+1,draft:st(M.draft_seconds),verify:st(M.verify_seconds),
accepted:M.num_accepted,token:X(M.next_text)};return M.follow==="target"?a("Round {round}: draft {draft}, verify {verify}; nothing drafted, then {token}.",y):M.
follow==="bonus"?F(M.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as bonus.","Round {ro\
und}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept, then {token} as bonus.",y):M.follow==="correction"?F(M.drafted.length,"Round {r\
ound}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as correction.","Round {round}: draft {draft}, verify {verify}; {a\
ccepted} of {count} drafted tokens kept, then {token} as correction.",y):F(M.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count\
} drafted token kept; the text ended inside the draft.","Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept; the text ende\
d inside the draft.",y)}let P=M=>t.selectStep(s.steps[u[M].start]||null);function j(){let M=t.current();return!M||!M.draft?null:u[M.draft.round.index]===M.draft.
round?M.draft.round.index:null}function L(){let M=j();l.mark(M);let y=M===null?"":x(u[M]);z(r,y),ce(n,{"aria-valuemin":1,"aria-valuemax":u.length,"aria-valuenow":(M??
0)+1,"aria-valuetext":y||a("no round yet")})}n.addEventListener("pointermove",M=>{let y=l.at(M);y<0||(M.buttons===1?P(y):z(r,x(u[y])))}),n.addEventListener("poi\
nterleave",L),n.addEventListener("click",M=>l.at(M)>=0&&P(l.at(M))),n.addEventListener("keydown",M=>{let y={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,
PageDown:-10,Home:-1/0,End:1/0};M.key==="Escape"&&t.selectStep(null),!(!(M.key in y)||!u.length)&&(M.preventDefault(),P(Math.max(0,Math.min(u.length-1,(j()??u.length-
1)+y[M.key]))))});function H(M){let{draft_seconds:y,verify_seconds:b}=M,k=y+b;for(let[N,T]of[["draft",y],["verify",b]]){let v=e.querySelector(`.gp-time-${N}`);v.
style.flexGrow=k?T/k:.5,z(e.querySelector(`.gp-told-${N}`),`${Math.round(k?100*T/k:0)}% · ${st(T)}`)}let O=F(M.num_tokens,"{count} token","{count} tokens"),I=M.
passes_saved>0?F(M.passes_saved,"{count} pass saved.","{count} passes saved."):a("No pass saved.");z(e.querySelector(".gp-drafts-short"),`${F(M.num_rounds,"{tok\
ens} in {count} forward pass of the target.","{tokens} in {count} forward passes of the target.",{tokens:O})} ${I}`)}function C(M){let y=t.lasts[0]||null;if((M.
run||M.steps)&&s.follow(y),M.run&&(f=!1),e.hidden=!t.rounds.length,e.hidden)return;let b=[u[0],p];if(u=m(),p=u.length,M.run||u[0]!==b[0]||p!==b[1]){let k=jt(t.started),
O=i.read(u);f||=u.some(({drafted:N})=>N.length&&(N[0].draft_logprob??null)!==null);let I=e.querySelector(".gp-drafts-rule");z(I,pc(k,f)),Te(I,"draft",()=>we(wt(
"draft_acceptance_rate",O)),k.samples&&f?{}:{formula:""}),e.querySelector(".gp-key-q").hidden=!f,H(O),w(),c.show(u,k),d(O,k)}c.mark(t.current()),L()}function A(){
e.hidden||(w(),L())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",A),new MutationObserver(A).observe(document.body,{attributes:!0,
attributeFilter:["class"]}),C}var Ai={};te(Ai,{useCallback:()=>lm,useContext:()=>cm,useDebugValue:()=>um,useEffect:()=>Ut,useErrorBoundary:()=>dm,useId:()=>pm,useImperativeHandle:()=>am,useLayoutEffect:()=>ge,
useMemo:()=>Me,useReducer:()=>yn,useRef:()=>re,useState:()=>ae});var Ei={};te(Ei,{Component:()=>er,Fragment:()=>Z,cloneElement:()=>Xf,createContext:()=>om,createElement:()=>nr,createPortal:()=>im,createRef:()=>Yf,h:()=>nr,hydrate:()=>rm,
isValidElement:()=>_c,options:()=>de,render:()=>Ze,toChildArray:()=>Rc});var de,kc,_c,Lt,ki,to,vc,Qr,xc,xi,_i,Sc,tr=Symbol.for("pv"),no={},ro=[],Vf=/^m(i|n|o|s|text|space)$/,
oo=Array.isArray,so=ro.slice,Rt=Object.assign;function zt(e){e&&e.parentNode&&e.remove()}function nr(e,t,n){var r,o,s,i={},l=arguments.length;for(s in t)s=="key"?
r=t[s]:s=="ref"&&typeof e!="function"?o=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?so.call(arguments,2):n),Dt(e,i,r,o,null)}function Xf(e,t,n){var r,o,s,i=Rt({},
e.props),l=arguments.length;for(s in t)s=="key"?r=t[s]:s=="ref"&&typeof e.type!="function"?o=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?so.call(arguments,2):n),
Dt(e.type,i,r!==void 0?r:e.key,o!==void 0?o:e.ref,null)}function Dt(e,t,n,r,o){var s={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:tr,
__v:o||++kc,__i:-1,__u:0};return!o&&de.vnode&&de.vnode(s),s}function Yf(){return{current:null}}function Z(e){return e.children}function er(e,t){this.props=e,this.
context=t,this.__g=0}function Nt(e,t){if(t==null)return e.__&&Nt(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.
type!="function"||e.props.__P?null:Nt(e)}function Jf(e){var t,n=e.__v,r=n.__e,o=[],s=[],i=e.__P;i&&((t=Rt({constructor:tr},n)).__v=n.__v+1,de.vnode&&de.vnode(t),
Si(i,t,n,e.__n,i.namespaceURI,32&n.__u?[r]:null,o,r||Nt(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Oc(o,t,s),n.__=n.__e=null,t.__e!=r&&Tc(t))}function Tc(e){if((e=
e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Tc(e)}function vi(e){(8&e.__g||(e.__g|=8,Lt.push(e),to++))&&ki==de.
debounceRendering||((ki=de.debounceRendering)||queueMicrotask)(Mc)}function Mc(){try{for(var e,t=1;Lt.length;)Lt.length>t&&Lt.sort(vc),e=Lt.shift(),t=Lt.length,
8&e.__g&&Jf(e)}finally{(to=Lt.length)&&(ki||queueMicrotask)(Mc)}}function Ec(e,t,n,r,o,s,i,l,c,d,u){var p,f,m,w,x,P,j=r.__k||ro,L=t.length;for(c=Zf(n,t,j,c,L),p=
0;p<L;p++)(m=n.__k[p])!=null&&(f=~m.__i&&j[m.__i]||no,m.__i=p,P=Si(e,m,f,o,s,i,l,c,d,u),w=m.__e,(f.ref!=m.ref||8&f.__u)&&(f.ref&&Ti(f.ref,null,m,f),m.ref&&u.push(
m.ref,m.__c||w,m)),x=x||w,4&m.__u?(c=Lc(m,c,e,!f.__v),f.__e&&(f.__e=null)):typeof m.type=="function"&&P!==void 0?c=P:w&&(c=w.nextSibling),m.__u&=-21);return n.__e=
x,c}function Zf(e,t,n,r,o){var s,i,l,c,d,u,p,f,m,w=n.length,x=w,P=0,j=0,L=e.__k=Array(o);for(s=0;s<o;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="functio\
n"?(typeof i!="object"||i.constructor===String?i=L[s]=Dt(null,i):oo(i)?i=L[s]=Dt(Z,{children:i}):i.constructor===tr&&i.__b?i=L[s]=Dt(i.type,i.props,i.key,i.ref,
i.__v):L[s]=i,c=s+P,i.__=e,i.__b=e.__b+1,l=null,~(d=i.__i=Qf(i,n,c,x))&&(x--,(l=n[d])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,d==c-1?P--:d==c+1?P++:d!=c&&(d>c?P--:P++,
j=1)):(~d||(o>w?P--:o<w&&P++),typeof i.type!="function"&&(i.__u|=4))):L[s]=null;if(j){for(u=[],p=[],s=0;s<o;s++)if((i=L[s])&&16&i.__u){for(P=0,f=u.length;P<f;)u[m=
P+f>>1]<i.__i?P=m+1:f=m;u[P]=i.__i,p[s]=P+1}for(P=u.length;s--;)p[s]&&(p[s]==P?P--:L[s].__u|=4)}if(x)for(s=0;s<w;s++)!(l=n[s])||2&l.__u||(l.__e==r&&(r=Nt(l)),Mi(
l,l));return r}function Lc(e,t,n,r){var o,s,i,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&(o[s].__=e,t=Lc(o[s],
t,n,!1));return t}for(t&&!t.parentNode&&(t=Nt(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!r&&n.moveBefore&&i.parentNode?
n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Rc(e,t){return t=t||[],e!=null&&
typeof e!="boolean"&&(oo(e)?e.some(function(n){Rc(n,t)}):t.push(e)),t}function Qf(e,t,n,r){var o,s=e.key,i=e.type,l=t[n],c=l&&!(2&l.__u);if(l===null&&s==null||c&&
s==l.key&&i==l.type)return n;if(r>(c?1:0)){for(o=n-1;o>=0;o--)if((l=t[o])&&!(2&l.__u)&&s==l.key&&i==l.type)return o;for(o=n+1;o<t.length;o++)if((l=t[o])&&!(2&l.
__u)&&s==l.key&&i==l.type)return o}return-1}function yc(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Zr(e,t,n,r,o){var s,i;if(t=="style")
if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||yc(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||
yc(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(i=_i[t]||(_i[t]=em(
t)),(e.__a||(e.__a={}))[t]=xi,s=t!=(t=t.replace(xc,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{
if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="ta\
bIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function em(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Qr]==null)t[Qr]=
xi++;else if(t[Qr]<this.__a[e])return;return n(de.event?de.event(t):t)}}}function Si(e,t,n,r,o,s,i,l,c,d){var u,p,f,m,w,x,P,j,L,H,C,A,M,y,b,k,O,I,N=t.type;if(t.
constructor!==tr)return null;128&n.__u&&(c=32&n.__u,u=n.__c.__z)&&(t.__u|=c,p=s=[],u.nodeType==8?l=eo(u,s):s.push(u),l=s[0]||l),(u=de.__b)&&u(t);e:if(typeof N==
"function"){f=i.length;try{if(j=t.props,L=(u=N.prototype)&&u.render,H=(u=N.contextType)&&r[u.__c],C=u?H?H.props.value:u.__:r,(m=n.__c)?(t.__c=m,2&m.__g&&(m.__g|=
1)):(L?t.__c=m=new N(j,C):(t.__c=m=new er(j,C),m.constructor=N,m.render=nm),H&&H.sub(m),m.state||(m.state={}),m.__n=r,m.__g|=8,m.__h=[],m.__k=[]),L&&(m.__s||(m.
__s=m.state),N.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=Rt({},m.__s)),Rt(m.__s,N.getDerivedStateFromProps(j,m.__s)))),w=m.props,x=m.state,m.__v=t,n.__c){
if(j!==w&&L&&!N.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(j,C),t.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&
m.shouldComponentUpdate(j,m.__s,C)===!1){t.__v!=n.__v&&(m.props=j,m.state=m.__s,m.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(T){T&&(T.__=t)}),ro.push.
apply(m.__h,m.__k),m.__k=[],m.__h.length&&i.push(m),l=Nt(n);break e}m.componentWillUpdate&&m.componentWillUpdate(j,m.__s,C),L&&m.componentDidUpdate&&m.__h.push(
function(){m.componentDidUpdate(w,x,P)})}else L&&!N.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),L&&m.componentDidMount&&m.__h.push(m.
componentDidMount);m.context=C,m.props=j,m.__P=e,m.__g&=-5,A=de.__r,M=L?25:0;do m.__g&=-9,A&&A(t),u=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++M<
25);L&&(ro.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(r=Rt({},r,m.getChildContext())),L&&n.__c&&m.getSnapshotBeforeUpdate&&(P=m.getSnapshotBeforeUpdate(
w,x)),y=u&&u.type===Z&&u.key==null?u.props.children:u,j.__P&&(u=l,o=(e=j.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(T){T&&Mi(T,T)}),
n.__k=null),l=n.__k?Nt(n,0):null),l=Ec(e,oo(y)?y:[y],t,n,r,o,s,i,l,c,d),j.__P&&(t.__e=null,l=u),t.__u&=-161,p&&p.some(zt),m.__h.length&&i.push(m),1&m.__g&&(m.__g&=
-4)}catch(T){if(i.length=f,t.__v=null,c||s)if(T&&T.then){if(t.__u|=128|c,s){for(~(O=s.indexOf(l||void 0))||(O=s.length);(I=s[O-1])&&I.nodeType==8;)O--;for(;O<s.
length;O++)if(I=s[O])if(s[O]=null,b){if(I==k)break}else{if(I.nodeType!=8)break;I.data.startsWith("$s")&&(k=eo(b=I))}}if(!b){for(;l&&l.nodeType==8&&l.nextSibling;)
l=l.nextSibling;b=l}(u=eo(b=t.__c.__z||(t.__c.__z=b)))?(t.__e=b,l=u):t.__e=l,l=l&&l.nextSibling}else s&&s.some(zt);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),T&&
T.then||Nc(t),de.__e(T,t,n)}}else l=t.__e=tm(n.__e,t,n,r,o,s,i,c,d,e);return(u=de.diffed)&&u(t),l}function eo(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))
for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Nc(e){e&&(e.
__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Nc))}function Oc(e,t,n){for(var r=0;r<n.length;)Ti(n[r++],n[r++],n[r++]);de.__c&&de.__c(t,e),e.some(function(o){try{e=o.__h,
o.__h=[],e.some(function(s){s.call(o)})}catch(s){de.__e(s,o.__v)}})}function tm(e,t,n,r,o,s,i,l,c,d){var u,p,f,m,w,x,P,j,L=n.props||no,H=t.props,C=t.type;if(C==
"svg"?o="http://www.w3.org/2000/svg":C=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),s){for(u=0;u<s.length;u++)if((w=s[u])&&
(C?w.localName==C:w.nodeType==3)){e=w,s[u]=null;break}}if(!e){if(j=d.ownerDocument||document,!C)return j.createTextNode(H);e=j.createElementNS(o,C,H.is?H:d),l&&
(de.__m&&de.__m(t,s),l=!1),s=null}if(C){if(d=C=="template"&&e.content||e,s=C=="textarea"&&H.defaultValue!=null?null:s&&so.call(d.childNodes),!l&&s)for(L={},u=0;u<
e.attributes.length;u++)L[(w=e.attributes[u]).name]=w.value;for(u in L)w=L[u],u=="dangerouslySetInnerHTML"?f=w:u=="children"||u in H||u=="value"&&"defaultValue"in
H||u=="checked"&&"defaultChecked"in H||Zr(e,u,null,w,o);for(u in H)w=H[u],u=="children"?m=w:u=="dangerouslySetInnerHTML"?p=w:u=="value"?x=w:u=="checked"?P=w:l&&
typeof w!="function"||L[u]===w||Zr(e,u,w,L[u],o);p?(l||f&&(p.__html==f.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(f&&(e.textContent=""),(C==
"foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Vf.test(C))&&(o="http://www.w3.org/1999/xhtml"),Ec(d,oo(m)?m:[m],t,n,r,o,s,i,s?s[0]:n.__k&&Nt(n,0),l,c),
s&&s.some(zt)),l&&C!="textarea"||(u="value",C=="progress"&&x==null?e.removeAttribute(u):x==null||x===e[u]&&(C!="progress"||x)||Zr(e,u,x,L[u],o),u="checked",P!=null&&
P!=e[u]&&Zr(e,u,P,L[u],o))}else L===H||l&&e.data==H||(e.data=H);return e}function Ti(e,t,n,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.
__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){de.__e(o,n)}}function Mi(e,t,n){var r,o,s,i;if(de.unmount&&de.unmount(e),!(r=e.ref)||r.
current&&r.current!=e.__e||Ti(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){de.__e(l,t)}r.__P=r.__n=null}if(r=e.__k)for(i=
0;i<r.length;i++)r[i]&&Mi(r[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(o=eo(r,s=[]))&&(r==e.__e&&s.some(zt),zt(o),zt(r)),n||zt(
e.__e),e.__e=e.__c=e.__=null}function nm(e,t,n){return this.constructor(e,n)}function Ze(e,t){var n,r,o,s;de.__&&de.__(e,t),t.nodeType==9&&(t=t.documentElement),
r=(n=e&&32&e.__u)?null:t.__k,t.__k=Dt(Z,{children:[e]}),o=[],s=[],Si(t,t.__k,r||no,no,t.namespaceURI,r?null:t.firstChild?so.call(t.childNodes):null,o,r?r.__e:t.
firstChild,n,s),Oc(o,t.__k,s),t.__k.props.children=null}function rm(e,t){e&&typeof e=="object"&&(e.__u|=32),Ze(e,t)}function om(e){function t(n){var r,o;return this.
getChildContext||(r=new Set,(o={})[t.__c]=this,this.getChildContext=function(){return o},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&r.forEach(
function(i){i.__g|=4,vi(i)})},this.sub=function(s){r.add(s);var i=s.componentWillUnmount;s.componentWillUnmount=function(){r.delete(s),i&&i.call(s)}}),n.children}
return t.__c="__cC"+Sc++,t.__=e,t.Provider=(t.Consumer=function(n,r){return n.children(r)}).contextType=t,t}function sm(e){return e.children}function im(e,t){return Dt(
sm,{__P:t,children:e})}de={__e:function(e,t,n,r){for(var o,s,i;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((i=(s=o.constructor)&&s.getDerivedStateFromError)&&
o.setState(s.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,r||{}),i=1),i&&8&o.__g)return void(o.__g|=2)}catch(l){e=l}}throw to=0,e}},
kc=0,_c=function(e){return e!=null&&e.constructor===tr},er.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Rt({},this.state)),typeof e==
"function"&&(e=e(Rt({},n),this.props)),e&&(Rt(n,e),this.__v&&(t&&this.__k.push(t),vi(this)))},er.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.
__h.push(e),vi(this))},er.prototype.render=Z,Lt=[],to=0,vc=function(e,t){return e.__v.__b-t.__v.__b},Qr=Symbol(),xc=/(PointerCapture)$|Capture$/i,xi=0,_i={},Sc=
0;var yt,ye,Li,Pc,Ri=Object.is,wn=0,Fc=[],Ni=[],_e=de,Ac=_e.__b,Cc=_e.__r,Bc=_e.diffed,$c=_e.__c,Ic=_e.unmount,Hc=_e.__;function Gt(e,t){_e.__h&&_e.__h(ye,e,wn||t),
wn=0;var n=ye.__H||(ye.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function ae(e){return wn=1,yn(jc,e)}function yn(e,t,n){var r=Gt(yt++,2);
if(r.t=e,!r.__c&&(r.__=[n?n(t):jc(void 0,t),function(s){var i=(r.__N||r.__)[0],l=r.t(i,s);Ri(i,l)||(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=ye,!ye.__f)){ye.
__f=!0;var o=ye.shouldComponentUpdate;ye.shouldComponentUpdate=function(s,i,l){var c=this.__H;if(!c)return!0;var d=!1,u=this.props!=s;if(c.__.some(function(f){f.
__N&&(d=!0,Ri(f.__[0],f.__N[0])||(u=!0))}),o){var p=o.call(this,s,i,l);return d?p||u:p}return!d||u}}return r.__}function Ut(e,t){var n=Gt(yt++,3);!_e.__s&&Pi(n.
__H,t)&&(n.__P=!0,n.__=e,n.u=t,ye.__H.__h.push(n))}function ge(e,t){var n=Gt(yt++,4);!_e.__s&&Pi(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,ye.__h.push(n))}function re(e){
return wn=5,Me(function(){return{current:e}},[])}function am(e,t,n){wn=6,ge(function(){if(typeof e=="function"){var r=e(t());return function(){e(null),typeof r==
"function"&&r()}}if(e)return e.current=t(),function(){return e.current=null}},n==null?n:n.concat(e))}function Me(e,t){var n=Gt(yt++,7);return Pi(n.__H,t)&&(n.__=
e(),n.__H=t),n.__}function lm(e,t){return wn=8,Me(function(){return e},t)}function cm(e){var t=ye.context[e.__c],n=Gt(yt++,9);return n.c=e,t?(n.__==null&&(n.__=
!0,t.sub(ye)),t.props.value):e.__}function um(e,t){_e.useDebugValue&&_e.useDebugValue(t?t(e):e)}function dm(e){var t=Gt(yt++,10),n=ae();return t.__=e,ye.componentDidCatch||
(ye.componentDidCatch=function(r,o){t.__&&t.__(r,o),n[1](r)}),[n[0],function(){return n[1]()}]}function pm(){var e=Gt(yt++,11);if(!e.__){for(var t=ye.__v;!t.__m&&
t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function hm(){var e;do{for(;e=Ni.shift();)try{rr(e)}catch(n){_e.__e(n,{__:(e=e.__P)&&
e.__v})}for(;e=Fc.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(rr),t.__h.some(Oi),t.__h=[]}catch(n){t.__h=[],_e.__e(n,e.__v)}}}while(Ni.length)}_e.__b=function(e){
ye=null,Ac&&Ac(e)},_e.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Hc&&Hc(e,t)},_e.__r=function(e){Cc&&Cc(e),yt=0;var t=(ye=e.__c).__H;t&&(Li==ye?ye.
__h=[]:(t.__h.some(rr),t.__h.some(Oi),yt=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Li=ye},_e.diffed=function(e){Bc&&Bc(e);var t=e.
__c;t&&t.__H&&(t.__H.__h.length&&Wc(Fc.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Li=ye=null},_e.__c=function(e,t){t.some(function(n){try{n.__h.some(
rr),n.__h=n.__h.filter(function(r){return!r.__||Oi(r)})}catch(r){n.__h=[function(){throw r}]}}),$c&&$c(e,t)},_e.unmount=function(e){Ic&&Ic(e);var t,n,r=e.__c;r&&
r.__H&&(r.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,Wc(Ni.push(o))}else rr(o)}catch(s){
t=s}}),r.__H=void 0,t&&_e.__e(t,r.__v))};var qc=typeof requestAnimationFrame=="function";function fm(e){var t,n=function(){clearTimeout(r),qc&&cancelAnimationFrame(
t),setTimeout(e)},r=setTimeout(n,35);qc&&(t=requestAnimationFrame(n))}function Wc(e){e!=1&&Pc==_e.requestAnimationFrame||((Pc=_e.requestAnimationFrame)||fm)(hm)}
function rr(e){var t=ye,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),ye=t}function Oi(e){var t=ye;e.__c=e.__(),ye=t}function Pi(e,t){return!e||e.length!=t.length||
t.some(function(n,r){return!Ri(n,e[r])})}function jc(e,t){return typeof t=="function"?t(e):t}var Ii={};te(Ii,{groupPane:()=>vm,runPane:()=>Le,useFresh:()=>He,useRedraw:()=>$i});var Bi={};te(Bi,{Fragment:()=>Z,jsx:()=>h,jsxAttr:()=>km,jsxDEV:()=>h,jsxEscape:()=>Gc,jsxTemplate:()=>wm,jsxs:()=>h});var mm=/["&<]/;function Ci(e){if(!e.length||!mm.test(e))return e;for(var t=0,n=0,r="",o="";n<e.length;n++){switch(e.charCodeAt(n)){case 34:o="&quot;";break;case 38:
o="&amp;";break;case 60:o="&lt;";break;default:continue}n!=t&&(r+=e.slice(t,n)),r+=o,t=n+1}return n!=t&&(r+=e.slice(t,n)),r}var Dc=Symbol.for("pv"),gm=0,bm=Array.
isArray;function h(e,t,n,r,o,s){t||(t={});var i,l,c=t;if("ref"in c&&typeof e!="function")for(l in c={},t)l=="ref"?i=t[l]:c[l]=t[l];var d={type:e,props:c,key:n,ref:i,
__k:null,__:null,__b:0,__e:null,__c:null,constructor:Dc,__v:--gm,__i:-1,__u:0};return(o||s)&&(d.__source=o,d.__self=s),de.vnode&&de.vnode(d),d}function wm(e){var t=h(
Z,{tpl:e,exprs:[].slice.call(arguments,1)});return t.key=t.__v,t}var zc={},ym=/[A-Z]/g;function km(e,t){if(de.attr){var n=de.attr(e,t);if(typeof n=="string")return n}
if(t=(function(i){return i!=null&&typeof i=="object"&&typeof i.valueOf=="function"?i.valueOf():i})(t),e=="ref"||e=="key")return"";if(e=="style"&&typeof t=="obje\
ct"){var r="";for(var o in t){var s=t[o];s!=null&&s!==""&&(r=r+(o[0]=="-"?o:zc[o]||(zc[o]=o.replace(ym,"-$&").toLowerCase()))+":"+s+";")}return e+'="'+Ci(r)+'"'}
return t==null||t===!1||typeof t=="function"||typeof t=="object"?"":t===!0?e:e+'="'+Ci(""+t)+'"'}function Gc(e){if(e==null||typeof e=="boolean"||typeof e=="func\
tion")return null;if(typeof e=="object"){if(e.constructor===Dc)return e;if(bm(e)){for(var t=0;t<e.length;t++)e[t]=Gc(e[t]);return e}}return Ci(""+e)}function He(e){let t=re(null),n=t.current!==e;return t.current=e,n?e:_m}var _m={};function $i(){let[,e]=yn(t=>t+1,0);return()=>e(void 0)}var Le=(e,t)=>(n,r)=>Uc(
n,r,o=>h(e,{log:r,changes:o}),t),vm=(e,t)=>(n,r)=>{let o=s=>({...s,entries:s.entries??new Set(r.entries.keys())});return Uc(n,r,s=>h(e,{group:r,changes:o(s)}),t)};
function Uc(e,t,n,r){let o=e.querySelector(".gp-drawn")??e;if(o.replaceChildren(),!r)return i=>Ze(n(i),o);let s=!1;return i=>{let l=s;s=r(t),e.hidden=!s,s&&Ze(n(
l?i:mn(t.kinds)),o)}}function kn({effective:e,config:t}){let n={...e,...t},r=(n.constraints||[]).map(s=>s.any_of||[s.phrase||[]]),o=(n.force_words_ids||[]).map(s=>Array.isArray(s[0])?
s:[s]);return[...r,...o].map(s=>({alternatives:s,length:Math.max(...s.map(i=>i.length))}))}function Kc(e,t){let n=e.map(o=>t.get(o)),r=n.indexOf(void 0);return(r<
0?n:[...n.slice(0,r),"…"]).join("")}function Ot({alternatives:e,length:t},n,r,o){if(n>=t)return!0;let s=e.filter(l=>l.length===n);if(!s.length)return!1;let i=[
...o,...ue(r).map(l=>l.chosen.token_id)].join(" ")+" ";return s.some(l=>` ${i}`.includes(` ${l.join(" ")} `))}var Hi={};te(Hi,{Term:()=>oe});var xm=()=>"";function oe(e){let{id:t,run:n=xm,meaning:r,formula:o,unit:s,as:i="span",class:l,label:c,attributes:d,children:u}=e,p={...r!==void 0&&{meaning:r},...o!==
void 0&&{formula:o},...s!==void 0&&{unit:s}};return nr(i,{...d,class:l,ref:w=>{w&&Te(w,t,n,p)},...c===void 0?{}:{role:"img","aria-label":c}},u)}var qi={};te(qi,{TokenLabel:()=>xe});function xe({text:e,class:t}){return h("bdi",{class:t,ref:r=>{r&&Xn(r,e)}})}var vn=.001,Vc=2e-5,Sm=-1e9,Vt=-1e8,ze=(e,t=-1e30)=>e==null||e<t;function _n(e,t,n){return ze(e,n)||ze(t,n)?ze(e,n)&&ze(t,n)?0:1/0:Math.abs(e-t)}function or(e,t,n){
return _n(e,t===null?null:t*n,Vt)/Math.max(1,n)}var Kt=class{count=0;off=0;furthest=0;worst=null;see(t,n){this.count+=1,t<=vn||(this.off+=1),!(this.worst&&!(t>this.
furthest))&&(this.furthest=t,this.worst={...n(),difference:t})}},Wi=class{sum=new Kt;given=new Kt;final=new Kt;pool=new Kt;output=new Kt};function Xc(e){if(!e.usesBeams)
return null;let{effective:t}=ke(e),n=new Wi,r=t.length_penalty??1;for(let o of e.prompts){if(!o)continue;let s=Math.max(...o.distributions.map(({length:i})=>i));
Tm(o,Math.max(1,Math.floor(s/(t.num_beam_groups||1))),r,n)}return e.finished?.sequences.forEach((o,s)=>Mm(e.returned?.[s].last??null,o,s,r,n.output)),n}function Tm(e,t,n,r){
let o=null,s=new Map,i=(l,c)=>c.score-l.score;e.steps.forEach((l,c)=>{if(l.some(({given:p})=>p)){for(let p of l)r.given.see(_n(p.beam.score,0),()=>({node:p}));return}
o??=new Map(l.filter(({beam:p})=>p.parent%t===0).map(({beam:p})=>[p.parent,0]));for(let p of l){let{beam:f}=p,m=o.get(f.parent)??Sm;if(r.sum.see(_n((m??0)+(f.logprob??
-1/0),f.score,Vt),()=>({node:p,parent:m})),f.final_score===null||f.final_score===void 0)continue;let w=p.length**n;r.final.see(or(f.score,f.final_score,w),()=>({
node:p,power:w}));let x=f.group??null,P=[...s.get(x)??[],{score:f.final_score,power:w}];s.set(x,P.sort(i).slice(0,t))}let d=[...s.values()].flat().filter(({score:p})=>!ze(
p)).sort(i),u=e.pools[c].filter(p=>!ze(p));for(let p=0;p<Math.max(d.length,u.length);p++){let f=d[p]??null,m=f&&p<u.length?or(f.score*f.power,u[p],f.power):1/0;
r.pool.see(m,()=>({step:c,place:p,expected:f&&f.score,told:u[p]??null}))}o=new Map(l.filter(({beam:p})=>p.status==="running").map(({beam:p})=>[p.beam,p.score]))})}
function Mm(e,t,n,r,o){let s=ue(e),i=s.filter(({given:d})=>!d);if(t.score===null||!i.length||!Xe(e))return;let l=i.length**r,c=s.every(({beam:d,given:u},p)=>u||
d?.parent===(t.beams||[])[p]);o.see(c?or(e.beam.score,t.score,l):1/0,()=>({number:n,node:e,power:l,told:t.score}))}var me={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},Yc=new Set(["running"]),Xt=new Set(["finished"]);function Jc(e,t){let n=Math.
min(t.upTo,e.steps.length-1),r=Fi(e,n),o=new Map(t.returned.map((p,f)=>[p,f+1])),s=lo([...r,...o.keys(),...ao(e,n)]),{kids:i,hidden:l}=Em(e,n,t,s,r),{lanes:c,counts:d}=Om(
e,n,i),u=Am(e,n,i,c,t);return Cm(e,{last:n,kept:r,outputs:o,alive:s,kids:i,hidden:l,lanes:c,counts:d,columns:u,options:t})}var ao=(e,t)=>(e.steps[t]||[]).filter(
({beam:n})=>Yc.has(n.status));function Fi(e,t){let n=e.steps.slice(0,t+1).flat().filter(({beam:r})=>Xt.has(r.status));return n.sort((r,o)=>(o.beam.final_score??
0)-(r.beam.final_score??0)),new Set(n.slice(0,(e.pools[t]||[]).length))}function lo(e){let t=new Set;for(let n of e)for(let r=n;r&&!t.has(r);r=r.before)t.add(r);
return t}function Em(e,t,n,r,o){let s=new Map,i=new Set([null]),l=new Map,c=new Map,d=u=>{let p=s.get(u)??{on:[],off:[]};return s.set(u,p),p};d(null);for(let u=0;u<=
t;u++){for(let p of e.steps[u]){let{before:f}=p,m=f&&(n.collapsed.has(f)?f:l.get(f));m?(l.set(p,m),c.set(m,(c.get(m)||0)+1)):Yc.has(p.beam.status)?(n.lost||r.has(
p))&&(d(f).on.push(p),i.add(p)):(!Xt.has(p.beam.status)||n.lost||o.has(p))&&d(f).off.push(p)}e.distributions[u].forEach((p,f)=>{let m=Rm(e,u,f);m===void 0||!n.candidates||
!i.has(m)||(!m||!n.collapsed.has(m))&&Nm(e,u,f,p,d(m),n.candidates)})}for(let u of s.values()){u.on.sort((w,x)=>io(w)-io(x));let p=u.off.filter(({beam:w})=>Xt.has(
w.status)),f=u.off.filter(({beam:w})=>!Xt.has(w.status)),m=(w,x)=>(x.beam.score??0)-(w.beam.score??0);u.off=[...p.sort(m),...Lm(f.sort(m),n.candidates)]}return{
kids:s,hidden:c}}var io=({beam:e})=>e.beam??0;function Lm(e,t){let n=new Map;return e.filter(({beam:{parent:r}})=>{let o=(n.get(r)??0)+1;return n.set(r,o),o<=t})}
function Rm(e,t,n){if(!(t<=e.given&&!e.steps[t].some(({beam:r})=>r.parent===n)))return t?e.byStep[t-1].get(n):null}function Nm(e,t,n,r,o,s){let i=s-o.off.filter(
({beam:c})=>c.parent===n&&!Xt.has(c.status)).length;if(i<=0)return;let l=new Set(e.steps[t].filter(({beam:c})=>c.parent===n).map(({beam:c})=>c.token_id));for(let c of r.
candidates)if(!(c.logprob===null||l.has(c.token_id))&&(o.off.push(ri(e,t,n,r,c)),i-=1,!i))return}function Om(e,t,n){let r=new Map,o=new Map;for(let i=0;i<=t;i++){
let l=[];for(let c of ao(e,i)){let d=n.get(c.before);if(!d||!d.on.includes(c))continue;let u=c.beam.group??0,p=o.get(u)??[];o.set(u,p);let f=d.on.find(({beam:w})=>(w.
group??0)===u),m=c.before&&r.get(c.before);f===c&&m?(r.set(c,m),p[m.number]=i):l.push(c)}l.sort((c,d)=>io(c)-io(d));for(let c of l){let d=c.beam.group??0,u=o.get(
d)??[],p=Pm(u,i,(c.before&&r.get(c.before)?.number)??0);u[p]=i,r.set(c,{group:d,number:p})}}let s=new Map([...o].sort(([i],[l])=>i-l).map(([i,l])=>[i,Math.max(1,
l.length)]));return{lanes:r,counts:s}}function Pm(e,t,n){let r=i=>i.sort((l,c)=>Math.abs(l-n)-Math.abs(c-n)||c-l)[0],s=e.map((i,l)=>l).filter(i=>e[i]<t-1);return s.
length?r(s):e.length}function Am(e,t,n,r,o){let s=d=>ao(e,d-1).every(u=>{if(!r.has(u))return!0;let p=n.get(u);return p?.on.length===1&&!p.off.some(({beam:f})=>Xt.
has(f.status))}),i=[],l=(d,u,p=!1)=>({from:d,to:u,...p&&{open:p},x:0,width:0,folded:u>d}),c=o.live?t-2:t;for(let d=0;d<=t;d++){let u=i.at(-1);o.fold&&u&&d<=c&&s(
d)?u.to=d:i.push(l(d,d))}return i.flatMap(d=>{let u=d.to-d.from+1;return u>=me.short&&!o.unfolded.has(d.from)?[{...d,folded:!0}]:Array.from({length:u},(p,f)=>l(
d.from+f,d.from+f,u>=me.short&&f===0))})}function Cm(e,{last:t,kept:n,outputs:r,alive:o,kids:s,hidden:i,lanes:l,counts:c,columns:d,options:u}){let p=[],f=me.margin+
me.node+me.gap;for(let y of d){y.x=f,y.width=y.folded?me.fold:me.node,f+=y.width+me.gap;for(let b=y.from;b<=y.to;b++)p[b]=y}let{tops:m,bands:w,height:x}=Bm(s,l,
c,p),P=y=>m.get(y.group)?.[y.number]??0,j={node:null,nodes:[],look:"root",x:me.margin,y:$m(m),width:me.node,height:me.row-4,hidden:0},L=[j],H=new Map([[null,j]]),
C=[];function A(y,b,k){let O=p[y.index],I={node:y,nodes:[y],look:M(y),x:O.x,y:b,width:O.width,height:k,hidden:i.get(y)||0,place:r.get(y)||null,folded:O.folded,column:O,
greedy:u.greedy.has(y)};H.set(y,I),L.push(I);let N=H.get(y.before);return N&&C.push({from:N,to:I,look:I.look,share:Math.min(1,Math.exp(y.beam.logprob??-1/0))}),
I}function M(y){let{status:b}=y.beam;return b==="finished"?n.has(y)?"kept":"fell":b!=="running"?b:y.index===t?"tip":o.has(y)?"inner":"lost"}for(let y=0;y<=t;y++){
let b=p[y];for(let k of ao(e,y)){let O=l.get(k);if(O)if(y>b.from){let I=H.get(k.before);I&&(I.nodes.push(k),I.node=k,I.look=M(k),I.greedy&&=u.greedy.has(k),I.hidden=
i.get(k)||0,H.set(k,I))}else A(k,P(O),me.row-4).lane=O}}for(let[y,b]of s){let k=y&&l.get(y);if(y&&!k)continue;let O=k?P(k):null,I=new Map;for(let N of b.off){let T=p[N.
index];if(!Zc(T,N))continue;let v=O??m.get(N.beam.group??0)?.[0]??0,R=I.get(v)||0;I.set(v,R+1),A(N,v+me.row+R*me.leaf,me.leaf-2)}}return{entries:L,edges:C,columns:d,
bands:w,at:H,last:t,width:f-me.gap+me.margin,height:x}}var Zc=(e,{beam:t})=>!!(e&&(!e.folded||Xt.has(t.status)));function Bm(e,t,n,r){let o=new Map;for(let[d,u]of e){
let p=new Map;for(let f of u.off){let m=r[f.index];if(!Zc(m,f))continue;let w=d===null?{group:f.beam.group??0,number:0}:t.get(d);if(!w)continue;let x=`${w.group}\
 ${w.number}`;p.set(x,(p.get(x)||0)+1)}for(let[f,m]of p)o.set(f,Math.max(o.get(f)||0,m))}let s=new Map,i=[],l=me.margin,c=n.size>1;for(let[d,u]of n){let p=l;c&&
(l+=me.band);let f=[];s.set(d,f);for(let m=0;m<u;m++)f.push(l),l+=me.row+(o.get(`${d} ${m}`)||0)*me.leaf+me.between;c&&i.push({group:d,y:p,height:l-p-4}),c&&(l+=
8)}return s.size||s.set(0,[l]),{tops:s,bands:i,height:Math.max(l,me.margin+me.row)+me.margin-me.between}}var $m=e=>[...e.values()][0][0];var Im=`
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
`,Di={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},ji={tall:.55,small:.75},Hm=[1,1.8,3,4.5,6.5],qm=[.05,.2,.5,.8],Wm={probability:({beam:e})=>G(
Math.min(1,Y(e.logprob))),token:({beam:e})=>U(e.logprob,2),sum:({beam:e})=>U(e.score,2),score:(e,t)=>U(mt(e,t),3),rank:({rank:e})=>e?`#${e}`:">"},xn=class{constructor(t){
this.element=t;t.classList.add("t-tree");let n=Q("style");n.textContent=Im,this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),t.append(n,
this.world)}element;world=Q("g");bands=Q("g");ruler=Q("g");edges=Q("g");blocks=Q("g");nodes=Q("g");paths=new Map;drawn=new Map;draw(t,n){let[r,o,s,i]=n.area??Qc,
l=t.entries.filter(({x:u,y:p,width:f,height:m})=>u+f>=r&&u<=s&&p+m>=o&&p<=i),c=u=>n.zoom>=(zi(u)?ji.tall:ji.small);this.drawBands(t);let d=t.columns.filter(({x:u,
width:p})=>u+p>=r&&u<=s);this.drawRuler(n.zoom>=ji.tall?d:[]),this.drawEdges(t,n),this.drawBlocks(l.filter(u=>!c(u)),n),this.drawNodes(l.filter(c),n)}drawBands({
bands:t,width:n}){let r=be(this.bands,t.length,()=>{let o=Q("g");return o.append(Q("rect","t-band"),Q("text")),o});t.forEach(({group:o,y:s,height:i},l)=>{let[c,
d]=r[l].children;ce(c,{x:4,y:s,width:n-8,height:i,rx:8}),ce(d,{y:s+16}),z(d,a("group {group}",{group:Ie(o)}))})}drawRuler(t){let n=be(this.ruler,t.length,()=>Q(
"text","t-small"));t.forEach(({from:r,to:o,x:s},i)=>{ce(n[i],{x:s+8,y:12}),z(n[i],o>r?`${r+1}–${o+1}`:String(r+1))})}nameBandsAt(t){for(let{lastElementChild:n}of this.
bands.children)n&&ce(n,{x:Math.max(14,t+10)})}drawEdges(t,n){let r=new Map,[o,s,i,l]=n.area??Qc;for(let{from:c,to:d,look:u,share:p}of t.edges){let[f,m]=[c.x+c.width,
d.x],[w,x]=[c.y+c.height/2,d.y+d.height/2];if(m<o||f>i||Math.max(w,x)<s||Math.min(w,x)>l)continue;let P=co(d,n.path),j=Math.min(40,(m-f)*.6),H=`t-edge t-w${qm.filter(
C=>p>=C).length} ${Gm(d,u,P)}${n.dim&&!P?" t-dim":""}`;eu(r,H).push(`M${f},${w}C${f+j},${w} ${m-j},${x} ${m},${x}`)}this.drawPaths(this.edges,r,(c,d)=>{c.style.
strokeWidth=`${Hm[Number(/t-w(\d)/.exec(d)?.[1])]}px`})}drawPaths(t,n,r){for(let[o,s]of this.paths)s.parentNode===t&&!n.has(o)&&(s.remove(),this.paths.delete(o));
for(let[o,s]of n){let i=this.paths.get(o);i||(i=Q("path",o),r&&r(i,o),this.paths.set(o,i),o.includes("t-path")?t.append(i):t.prepend(i)),ce(i,{d:s.join("")})}}drawBlocks(t,n){
let r=new Map;for(let o of t){let s=`t-blocks t-${co(o,n.path)?"path":o.look}${n.dim&&!co(o,n.path)?" t-dim":""}`,{x:i,y:l,width:c,height:d}=o;eu(r,s).push(`M${i}\
,${l+d*.2}h${c}v${d*.6}h${-c}z`)}this.drawPaths(this.blocks,r)}drawNodes(t,n){let r=new Map(this.drawn);for(let o of t){let s=o.nodes[0]||null,i=this.drawn.get(
s);(!i||!!i.left!==zi(o))&&(i?.group.remove(),i=Fm(zi(o)),this.drawn.set(s,i),this.nodes.append(i.group)),r.delete(s),this.drawNode(i,o,n)}for(let[o,{group:s}]of r)
s.remove(),this.drawn.delete(o)}drawNode(t,n,r){let{node:o,x:s,y:i,width:l,height:c,look:d}=n,{group:u,box:p,word:f,right:m,left:w}=t,x=o?Wm[r.number](o,r.penalty):
"";if(ce(u,{class:this.classesOf(n,r),transform:`translate(${s} ${i})`}),ce(p,{width:l,height:c}),ce(m,{x:l-8}),z(m,x),w)jm(f,w,n,r);else if(o){let P=`${n.greedy?
"G":""}${Di[d]??""} `;z(f,P+uo(Gi(o),12-P.length-Math.ceil(x.length*.82)))}zm(t,n)}classesOf(t,n){let{node:r,look:o}=t,s=co(t,n.path),i=[`t-${o}`];return r?.beam.
group&&["inner","tip"].includes(o)&&i.push(`t-g${r.beam.group%4}`),r?.given&&i.push("t-given"),s&&i.push("t-path"),n.dim&&!s&&r&&i.push("t-dim"),i.join(" ")}},Qc=[
-1/0,-1/0,1/0,1/0];function eu(e,t){let n=e.get(t)??[];return e.set(t,n),n}var zi=({height:e})=>e>me.leaf;function Fm(e){let t=Q("g"),[n,r,o]=[Q("rect","t-box"),
Q("text","t-word"),Q("text","t-small t-right")];t.append(n,r,o),ce(n,{rx:e?7:5}),ce(r,{x:8,y:e?14:13}),ce(o,{y:e?28:13});let s=e?t.appendChild(Q("text","t-small")):
null;return s&&ce(s,{x:8,y:28}),{group:t,box:n,word:r,right:o,left:s,flag:null}}function jm(e,t,n,r){let{node:o,nodes:s,look:i}=n,l=Di[i]?`${Di[i]} `:"";o?z(e,l+
(s.length>1?Um(s.map(Gi).join(""),28):uo(Gi(o),12-l.length))):z(e,r.root),z(t,Dm(n,r)),ce(t,{class:o&&s.length<2&&Sn(o)?"t-small t-switch":"t-small"})}function zm(e,{
look:t,place:n,hidden:r,width:o,height:s}){let i=n?`★${n}`:r?`+${r}`:"";if(!i&&t!=="kept"&&!e.flag)return;e.flag||(e.flag=[Q("rect","t-inside"),Q("rect","t-fl\
ag"),Q("text","t-flag-text")],e.group.append(...e.flag));let[l,c,d]=e.flag,u=8+7*i.length;ce(l,{x:2.5,y:2.5,width:o-5,height:s-5,rx:3}),ce(c,{x:o-u+4,y:-6,width:i?
u:0,height:14,rx:2}),ce(d,{x:o-u/2+4,y:5}),z(d,i)}var co=(e,t)=>e.nodes.some(n=>t.has(n)),Sn=e=>e.before!==null&&e.beam.status==="running"&&e.beam.parent!==e.beam.
beam;function Dm({node:e,nodes:t,greedy:n},r){if(!e)return"";let o=[n?"G":"",r.goals?r.goals(e):""].filter(Boolean).join(" ");if(t.length>1)return[F(t.length,"{\
count} token","{count} tokens"),o].filter(Boolean).join(" ");if(e.beam.status!=="running")return o;let s=(e.beam.beam??0)+1;return[e.given?a("given"):Sn(e)?`${e.
beam.parent+1}→${s}`:String(s),o].filter(Boolean).join(" ")}function Gm({node:e},t,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(t)?"t-off":
["kept","fell"].includes(t)?"t-ending":`t-g${(e?.beam.group??0)%4}`}var Gi=({beam:e,chosen:t})=>(e.text||t.text||"").replace(Ht,n=>pt[n]||"�")||a("(empty)"),tu=e=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(e)?2:1;function uo(e,t){let n=0,r=Array.from(e);for(let[o,s]of r.entries())if(n+=tu(s),n>t)return r.slice(0,Math.max(1,o-1)).join("")+"…";return e}function Um(e,t){
let n=Array.from(e),r=Math.floor((t-1)/2);return n.reduce((o,s)=>o+tu(s),0)<=t?e:uo(e,r)+uo(n.slice(-r).join(""),r)}var Km=.001;function ou(e,t){if(e.given)return[a("A given token weighs nothing in the sum of a beam.")];let n=t.prompts[e.sequence],{beam:r}=e;return[Vm(e,n,t),
sr(e),r.diversity_penalty?a("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:U(r.diversity_penalty)}):"",
Ym(e,n),Zm(e,n,t),ng(e,t)].filter(Boolean)}var Yt=e=>e.beam.group??null,Ui=(e,t)=>t.steps[e.index].filter(n=>Yt(n)===Yt(e));function Vm(e,t,n){let r=Ui(e,t).length,
o=e.index===t.given,s=o?1:t.steps[e.index-1].filter(d=>d.beam.status==="running"&&Yt(d)===Yt(e)).length,i=Yt(e),l=i===null?[]:[a("Only beams of its own group, {\
group}, compete with it.",{group:Ie(i)})],c=o?a("All beams held the same text before this step, so one was continued."):F(s,"{count} running beam was continued \
at this step.","{count} running beams were continued at this step.");return[...l,c,Xm(e,r,ke(n).mode==="beam_sample")].join(" ")}function Xm({rank:e,beam:t},n,r){
if(t.status==="unseen")return r?a("The search drew {considered} continuations; this one was not among them.",{considered:n}):a("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let o={considered:n,rank:e};return r?a("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",o):a("The search considered {considered} continuations; by its sum, this one has rank {rank}.",o)}function sr(e,t=!1){let{beam:n}=e,r=e.
before&&!e.before.given?pe(e.before.beam.score):0,[o,s]=[pe(n.logprob),pe(n.score)];if(r===null||o===null||s===null||s<Vt)return t?"":a("It could not be chosen:\
 its log-probability is minus infinity.");let i={before:U(r),own:U(o),after:U(s)};return t?`${i.before} + (${i.own}) = ${i.after}`:a("Sum of log-probabilities (\
nats): {before} before this token, {own} of its own: {before} + ({own}) = {after}.",i)}function Ym(e,t){let n=Ui(e,t),r=d=>n.filter(({beam:u})=>u.status===d).length,
[o,s,i,l]=["running","finished","ended","pruned"].map(r),c=[F(o,"{count} has gone on","{count} have gone on"),s&&F(s,"{count} ended a text","{count} ended texts"),
i&&F(i,"{count} ended a text that does not count","{count} ended texts that do not count"),l&&F(l,"{count} was pruned","{count} were pruned")].filter(Boolean);return a(
"Of these {considered}: {parts}.",{considered:n.length,parts:c.join(", ")})}var nu=({beam:e})=>e.score??-1/0,Jm=e=>e.reduce((t,n)=>t&&nu(t)>=nu(n)?t:n,null);function su(e){
let t=e.filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score??0);return t.length?Math.min(...t):null}function Zm(e,t,n){let{beam:r}=e,o=e.index+1;if(r.
status==="unseen")return"";if(r.status==="ended")return a("The text ended here but does not count: it ranked too low or lacks a constraint.");if(r.status==="pru\
ned")return Qm(e,t);if(r.status==="finished"){let c=Ki(e,n);return c.length?a("It ended its text at step {step}: output {numbers}.",{step:o,numbers:c.join(", ")}):
t.finished.includes(e)?a("It ended its text at step {step}, which is kept.",{step:o}):a("It ended its text at step {step}, which was dropped for better ones.",{
step:o})}let s=(r.beam??0)+1,i=Sn(e)?[a("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:r.parent+1,number:s})]:
[],l=r.forced?[a("It was considered because it advances a constraint.")]:[];return[a("It went on as beam {number}.",{number:s}),...i,...l,eg(e,t,n)].join(" ")}function Qm(e,t){
let n=su(Ui(e,t)),r={step:e.index+1,sum:U(e.beam.score),worst:U(n)};return n===null?a("It was pruned at step {step}.",r):a("It was pruned at step {step}: its su\
m is {sum}; the worst beam that continued has {worst}.",r)}function eg(e,t,n){let r=Ki(e,n);if(r.length)return a("It is part of output {numbers}.",{numbers:r.join(
", ")});let{alive:o,at:s,children:i,ends:l}=tg(e,t);if(o)return n.finished?a("It was still running when the search stopped at step {step}.",{step:t.steps.length}):
a("It is still running.");let c=l.find(m=>t.finished.includes(m));if(c)return a("Its text ended at step {step}, which is kept but not returned.",{step:c.index+1});
let d=l.at(-1);if(d)return a("Its text ended at step {step}, which was dropped for better ones.",{step:d.index+1});let u=Jm(i),p=su(t.steps[s].filter(m=>Yt(m)===
Yt(e))),f={step:s+1,sum:U(u?.beam.score),worst:U(p)};return!u||p===null?a("It was overtaken at step {step}: none of its continuations went on.",f):a("It was ove\
rtaken at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",f)}function tg(e,t){let n=new Set([e]),r=[];for(let o=e.
index+1;o<t.steps.length;o++){let s=t.steps[o].filter(({before:i})=>i&&n.has(i));if(r.push(...s.filter(({beam:i})=>i.status==="finished")),n=new Set(s.filter(({
beam:i})=>i.status==="running")),!n.size)return{alive:!1,at:o,children:s,ends:r}}return{alive:!0,at:t.steps.length-1,children:[],ends:r}}function Ki(e,t){return(t.
returned||[]).flatMap(({last:n},r)=>n&&n.sequence===e.sequence&&ue(n)[e.index]===e?[r+1]:[])}function ng(e,t){let n=pe(e.beam.final_score??null);if(n!==null)return ru(
e,n,a("Final score"),t);let[r]=Ki(e,t),{last:o,score:s=null}=t.returned?.[r-1]??{},i=pe(s);return!Xe(o)||i===null?"":ru(o,i,a("Final score of output {number}",{
number:r}),t)}function ru(e,t,n,r){let o=ir(e,t,r);return o?a("{name}: sum / length^length_penalty = {words}.",{name:n,words:o}):a("{name}: {score}.",{name:n,score:U(
t)})}function ir(e,t,n){let r=ke(n).effective.length_penalty??1,o={sum:U(e.beam.score),length:e.length,power:r,score:U(t)},s=Number.isFinite(r)?mt(e,r):null;return s===
null||t===null||!(Math.abs(s-t)<=Km*Math.max(1,Math.abs(t)))?"":`${o.sum} / ${o.length}^${o.power} = ${o.score}`}var rg=40,Vi=32,iu=e=>{let t=e.usesBeams?e.current():null;return Xe(t)?t:null};function og({log:e}){let t=iu(e),n=Me(()=>kn(ke(e)),[e.started]),r=Me(()=>t&&h(sg,
{log:e,step:t,constraints:n}),[t,e.selected,n]);if(!t)return null;let o=e.prompts[t.sequence].steps[t.index],s=o.length-lu(o).length,i={token:t.index+1,prompt:t.
sequence+1};return h(Z,{children:[h("header",{class:"gp-head",children:[h("h2",{class:"gp-title",children:a("Beams")}),h("span",{class:"gp-note gp-where",children:e.
prompts.length>1?a("at token {token} of prompt {prompt}",i):a("at token {token}",{token:i.token})})]}),o.some(({beam:l})=>l.progress)&&n.length>0&&h("ol",{class:"\
gp-constraints gp-note","aria-label":a("Constraints"),children:n.map(({alternatives:l,length:c},d)=>h("li",{children:[l.map((u,p)=>[p>0&&` ${a("or")} `,h(xe,{text:Kc(
u,e.texts)})])," ",F(c,"({count} token)","({count} tokens)")]},d))}),h("div",{class:"gp-beam-scroll",children:r}),s>0&&h("p",{class:"gp-note gp-more",children:F(
s,"and {count} more that was pruned","and {count} more that were pruned")})]})}var au=Le(og,e=>iu(e)!==null);function lu(e){let t=rg-e.filter(({beam:r})=>r.status!==
"pruned").length,n=({beam:r})=>r.beam??(r.status==="finished"?1e6:1e7);return e.filter(({beam:r})=>r.status!=="pruned"||t-- >0).sort((r,o)=>n(r)-n(o))}function sg({
log:e,step:t,constraints:n}){let r=e.prompts[t.sequence].steps[t.index],o=lu(r),s=[...new Set(o.map(({beam:u})=>u.group??null))].sort((u,p)=>(u??0)-(p??0)),i={lost:r.
some(({beam:u})=>(u.group??null)!==null),progress:r.some(({beam:u})=>u.progress)},l=s.map(u=>o.filter(({beam:p})=>(p.group??null)===u)),c=l.flat();return h("tab\
le",{class:"gp-beam-table",onKeyDown:u=>{u.key==="Escape"&&e.selectStep(null);let p={ArrowDown:1,ArrowUp:-1}[u.key],f=[...u.currentTarget.querySelectorAll(".gp-\
pick")],m=f.findIndex(x=>x===u.target);if(m<0||!p)return;u.preventDefault();let w=m+p;w<0||w>=c.length||(e.selectStep(c[w]),f[w].focus())},children:[h(ig,{log:e,
step:t,has:i}),s.map((u,p)=>h("tbody",{"data-look":u===null?void 0:u%4,children:[u!==null&&h("tr",{children:h("th",{class:"gp-group-head",scope:"rowgroup",colSpan:8,
children:[h("b",{class:"gp-badge",children:Ie(u)}),h("span",{children:h(ag,{nodes:r,group:u})})]})}),l[p].map((f,m)=>h(dg,{log:e,node:f,isLooked:f===t,has:i,constraints:n},
m))]},u))]})}function ig({log:e,step:t,has:n}){let r=e.prompts[t.sequence].steps[t.index],o=r.includes(t)?t:r[0],s=(c,d)=>d?a("{name}: {words}.",{name:X(c.beam.
text),words:d}):"",i=({beam:{logprob:c}})=>pe(c)===null?"":`log ${U(Math.exp(c??0),4)} = ${U(c)}`,l=r.find(({beam:c})=>Ce(c.final_score));return h("thead",{children:h(
"tr",{children:[h("th",{scope:"col",children:h(oe,{id:"beam",formula:"",unit:"",meaning:a("● goes on as this beam. ■ has ended and competes for the output with \
its final score. □ has ended but does not count: it ranked too low or lacks a constraint. ✕ was pruned. ⚑ was considered only because it advances a constraint."),
children:a("status")})}),h("th",{scope:"col",children:a("text and token")}),h("th",{scope:"col",children:h(oe,{id:"beam",formula:"",unit:"",meaning:a("The beam \
that it continues."),children:a("continues")})}),h("th",{scope:"col",children:h(oe,{id:"logprob",run:()=>s(o,i(o)),meaning:a("This token's own log-probability, \
in nats, as the search adds it up."),children:a("token")})}),h("th",{scope:"col",class:"gp-lost-column",hidden:!n.lost,children:h(oe,{id:"diversity-penalty",meaning:a(
"The diversity penalty: what the token lost because earlier groups had just chosen it. The log-probability beside it includes the penalty."),children:a("penalty")})}),
h("th",{scope:"col",children:h(oe,{id:"beam",run:()=>s(o,sr(o,!0)),meaning:a("The sum of the log-probabilities of the whole text so far, in nats. The search ran\
ks by it."),children:a("sum")})}),h("th",{scope:"col",children:h(oe,{id:"sequence-score",run:()=>l?s(l,ir(l,l.beam.final_score,e)):"",meaning:a("For a text that\
 has ended: the sum after the length penalty, by which it competes for the output."),children:a("final")})}),h("th",{scope:"col",class:"gp-progress-column",hidden:!n.
progress,children:h(oe,{id:"constraint",meaning:a("How many tokens of each constraint the text contains. By that number, texts are sorted into banks, which take\
 turns in passing on their best, so that texts that write the constraints are not crowded out."),children:a("constraints")})})]})})}function ag({nodes:e,group:t}){
let n=new Map;for(let{beam:r}of e)r.status==="running"&&(r.group??0)<t&&n.set(r.text,(n.get(r.text)??0)+1);return n.size?[a("Earlier groups have just chosen:"),
...[...n].map(([r,o])=>[h(xe,{text:r,class:"gp-took"}),o>1?` × ${o}`:""])]:a("Chooses first: no penalty")}var lg={running:"●",finished:"■",ended:"□",pruned:"\
✕"};function cg({status:e,beam:t}){return e==="running"?a("beam {number}",{number:(t??0)+1}):e==="finished"?a("ended"):e==="ended"?a("ended, not counted"):e===
"pruned"?a("pruned"):e}function ug(e){let t="",n=e.before;for(;n&&t.length<Vi;n=n.before)t=(n.piece??n.chosen.text)+t;return(n||t.length>Vi?"…":"")+Array.from(
t).slice(-Vi).join("")}function dg({log:e,node:t,isLooked:n,has:r,constraints:o}){let{beam:s}=t,i=cg(s),l=ug(t),c=s.forced?`${i}, ${a("forced")}`:i;return h("tr",
{class:n?"gp-looked":"","data-status":s.status,children:[h("td",{children:[h("span",{class:"gp-sign",children:lg[s.status]??""}),h("span",{children:i}),s.forced&&
h("span",{class:"gp-flag",children:["⚑ ",a("forced")]})]}),h("td",{children:h("button",{type:"button",class:"gp-pick",tabIndex:n?0:-1,"aria-pressed":n&&e.selected===
t,"aria-label":a("{fate}: {text}",{fate:c,text:X(l+s.text)}),onClick:()=>e.selectStep(t),children:[h("span",{class:"gp-tail",children:l!==""&&h(xe,{text:l,class:"\
gp-tail-text"})}),h(xe,{text:s.text,class:"gp-word"})]})}),h("td",{children:t.before?a("beam {number}",{number:s.parent+1}):e.readsSource?a("start"):a("prompt")}),
h("td",{children:U(s.logprob)}),h("td",{hidden:!r.lost,children:s.diversity_penalty?`-${U(s.diversity_penalty)}`:"–"}),h("td",{children:U(s.score)}),h("td",{children:U(
s.final_score)}),h("td",{hidden:!r.progress,children:h(pg,{log:e,node:t,constraints:o})})]})}function pg({log:e,node:t,constraints:n}){let{progress:r,bank:o}=t.
beam;if(!r)return null;let s=e.prefix.map(({token_id:i})=>i);return h(Z,{children:[r.map((i,l)=>{let c=n.at(l),d=c?a("{progress} of {length}",{progress:i,length:c.
length}):String(i);return h("span",{class:"gp-goal",children:[Array.from({length:Math.min(c?.length??0,8)},(u,p)=>h("i",{class:p<i?"gp-full-block":""},p)),c&&Ot(
c,i,t,s)?` ✓ ${a("done")}`:` ${d}`]},l)}),(o??null)!==null&&h("span",{class:"gp-note",children:a("bank {bank}",{bank:o})})]})}var cu=12e3;function uu({label:e,name:t,kinds:n}){let[r,o]=ae(""),s=async(i,l)=>{o("");try{let c=await l();c&&hg(c,`${t}.${i}`)}catch(c){let d=c instanceof Error?
c.message:String(c);o(a("The picture could not be made: {reason} Save it as SVG instead.",{reason:d}))}};return h(Z,{children:[h("p",{class:"gp-note gp-files",children:[
e," ",Object.entries(n).map(([i,l])=>h("button",{type:"button",class:"gp-button","data-file":i,onClick:()=>s(i,l),children:i.toUpperCase()},i))]}),h("p",{class:"\
gp-note gp-told",role:"status",children:r})]})}function hg(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(
()=>URL.revokeObjectURL(n.href),6e4)}var ar=(e,t)=>new Blob([e],{type:t});function du(e,t){let n=getComputedStyle(t);return e.setAttribute("xmlns","http://www.w\
3.org/2000/svg"),new XMLSerializer().serializeToString(e).replace(/var\((--[\w-]+)\)/g,(r,o)=>n.getPropertyValue(o).trim())}async function pu(e,t,n,r=2){let o=new Image;
o.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(e),await o.decode();let s=Math.min(r,cu/t,cu/n),i=document.createElement("canvas");i.width=Math.ceil(
t*s),i.height=Math.ceil(n*s);let l=i.getContext("2d");l?.scale(s,s),l?.drawImage(o,0,0,t,n);let c=await new Promise(d=>i.toBlob(d,"image/png"));if(!c)throw new Error(
a("it is too large for the browser."));return c}function hu(e){let t=n=>{let r=String(n??""),o=typeof n=="string"&&/^[=+\-@＝＋－＠']/.test(r)?`'${r}`:r;return/[",\r\n]/.
test(o)?`"${o.replaceAll('"','""')}"`:o};return ar(e.map(n=>n.map(t).join(",")+`\r
`).join(""),"text/csv;charset=utf-8")}var fg=[.5,1,2,4];function fu({step:e,length:t,go:n,leave:r,label:o,words:s,note:i=s,pace:l}){let[c,d]=ae(!1),[u,p]=ae(1),f=re(null),m=e>=t-1;Ut(()=>{if(!c)return;
if(m){d(!1);return}let P=Math.max(l.quickest,Math.min(l.slowest,l.whole/t))/u,j=setTimeout(()=>{mg(f.current)?n(e+1):d(!1)},P);return()=>clearTimeout(j)},[c,e,m,
u]);let w=()=>{!c&&m&&n(0),d(!c)},x=P=>{d(!1),n(Math.max(0,Math.min(t-1,P)))};return h(Z,{children:[h("button",{type:"button",class:"gp-button gp-play",disabled:t<
2,onClick:w,children:c?a("❚❚ Pause"):a("▶ Play")}),h("span",{class:"gp-step-buttons",role:"group","aria-label":o,children:[h("button",{type:"button",class:"\
gp-button","aria-label":a("One step back"),disabled:e<=0,onClick:()=>x(e-1),children:"◀"}),h("button",{type:"button",class:"gp-button","aria-label":a("One ste\
p on"),disabled:m,onClick:()=>x(e+1),children:"▶"})]}),h("input",{ref:f,type:"range",class:"gp-slider",min:"1",max:Math.max(1,t),step:"1",value:e+1,"aria-labe\
l":o,"aria-valuetext":s,onInput:({currentTarget:P})=>x(Number(P.value)-1),onKeyDown:({key:P})=>P==="Escape"&&r?.()}),h("output",{class:"gp-note gp-step-words","\
aria-live":"off",children:i}),h("select",{class:"gp-speed","aria-label":a("Speed of playing"),value:u,onChange:({currentTarget:P})=>p(Number(P.value)),children:fg.
map(P=>h("option",{value:P,children:`${Ge(P)} ×`},P))})]})}var mg=e=>!!(e?.isConnected&&!e.closest("[hidden]"));var po=-1e9,Mn=[[!1,"False"],[!0,"True"],["never",'"never"']],gg=["beam_search","beam_sample"],bg=["group_beam_search","constrained_beam_search"];function _u(e){
let{mode:t,effective:n,config:r,eos_token_ids:o,max_new_tokens:s}=ke(e),i={...r,...n},{length_penalty:l,early_stopping:c}=i,d=Tn(i.num_beams,1+Math.max(0,...(e.
prompts[0].steps[0]||[]).map(({beam:p})=>p.beam??0))),u=e.prompts[0].given;return{together:gg.includes(t)?!0:bg.includes(t)?!1:null,prompts:e.prompts,start:u,maxNew:s-
u,wanted:Tn(i.num_return_sequences,1),size:t==="group_beam_search"?Math.ceil(d/Tn(i.num_beam_groups,1)):d,ends:new Set(o),constraints:kn(ke(e)),promptIds:e.prefix.
map(p=>p.token_id),own:{lengthPenalty:Ce(l)?l:1,earlyStopping:Mn.find(([p])=>p===c)?.[0]??!1}}}var Tn=(e,t)=>Ce(e)&&Number.isInteger(e)&&e>0&&e<=4096?e:t,Ae=({beam:e})=>pe(
e.score)??-1/0,Yi=(e,t)=>Ae(e)/e.length**t;function vu(e,t){return e.together?yg(e,t):_g(e,t)}function xu(e,t,n,{maxNew:r},{lengthPenalty:o,earlyStopping:s}){let i=s===
"never"&&o>0?r:t;return{best:e,length:i,bound:e/i**o,worst:n}}var mu=new WeakMap;function wg(e,t){let n=mu.get(e);if(!n){let r=e.filter(({beam:s})=>s.status==="\
running"||s.status==="pruned"),o=Math.max(...(r.length?r:e).map(Ae));n={ended:e.filter(({beam:s},i)=>i<t&&lr(s)),hopeless:!r.length,best:r.length?o:o+po},mu.set(
e,n)}return n}function yg(e,t){let{prompts:n,size:r,start:o}=e,s={node:null,score:po},i=n.map(()=>({group:null,held:Array.from({length:r},()=>s),stop:null,lastStep:0,
weighed:null,exact:!0})),l=Math.min(...n.map(({steps:u})=>u.length)),c=null;for(let u=o;u<l&&!c;u++){let p=n.map(({steps:m})=>wg(m[u],r)),f=p.every(m=>m.hopeless);
i.forEach((m,w)=>kg(m,p[w],u+1,f,e,t)),i.every(m=>m.stop)&&(c=i.find(m=>m.stop?.step===u+1)?.stop??null)}let d=u=>u.node!==null;return{stop:c,prompts:i.map(u=>({
kept:u.held.filter(d),pools:[u]}))}}function kg(e,t,n,r,o,s){if(e.stop)return;if(t.ended.length){let d=t.ended.map(u=>({node:u,score:Yi(u,s.lengthPenalty)}));e.
held=[...e.held,...d].sort((u,p)=>p.score-u.score).slice(0,o.size)}e.lastStep=n;let i=e.held.at(-1)?.score??po,l=e.held.every(({node:d})=>d),c=e.weighed=xu(t.best,
n-o.start,l?i:null,o,s);r?e.stop={step:n,why:"criteria"}:l&&s.earlyStopping===!0?e.stop={step:n,why:"full"}:e.held.some(({node:d})=>c.bound>(d?i:po))||(e.stop={
step:n,why:"settled"})}function _g(e,t){let n=e.prompts.map(i=>{let l=gu(i).map(p=>bu(i,p,e,t)),c=gu(i).map(p=>bu(i,p,e,e.own)),d=1/0;return l.forEach((p,f)=>{let[
m,w]=[p,c[f]].map(({stop:x})=>x?x.step:1/0);p.exact=p.lastStep<=d,m!==w&&(d=Math.min(d,m,w))}),{kept:l.flatMap(p=>p.kept).sort((p,f)=>p.score-f.score).reverse(),
pools:l}}),r=n.flatMap(i=>i.pools),o=r.length>0&&r.every(({stop:i})=>i),s=r.flatMap(({stop:i})=>i??[]);return{stop:o?s.reduce((i,l)=>l.step>i.step?l:i):null,prompts:n}}
var gu=({steps:e,given:t})=>[...new Set((e[t]||[]).map(({beam:n})=>n.group??null))].sort((n,r)=>(n??0)-(r??0));function bu(e,t,n,r){let{size:o,start:s}=n,i={group:t,
kept:[],stop:null,weighed:null,lastStep:0,exact:!0};for(let l=s;l<e.steps.length&&!i.stop;l++){let c=vg(e.steps[l],t,n);if(!c)break;let d=i.lastStep=l+1;c.ended.
forEach(f=>yu(i,f,n,r));let u=i.kept.length>=o,p=u?Xi(i.kept):null;i.weighed=xu(c.best,d-s,p,n,r),u&&r.earlyStopping===!0?i.stop={step:d,why:"full"}:p!==null&&p>=
i.weighed.bound?i.stop={step:d,why:"settled"}:xg(e.steps[l],d,n)&&(Sg(c.nodes,n).forEach(f=>yu(i,f,n,r)),i.stop={step:d,why:"criteria"})}return i}var wu=new WeakMap;
function vg(e,t,{ends:n}){let r=wu.get(e)??new Map;if(wu.set(e,r),!r.has(t)){let o=e.filter(({beam:i})=>(i.group??null)===t),s=o.filter(({beam:i})=>i.status==="\
finished"&&n.has(i.token_id));r.set(t,o.length?{nodes:o,ended:s,best:Ae(o[0])}:null)}return r.get(t)??null}var Xi=e=>Math.min(...e.map(({score:t})=>t));function yu(e,t,n,{
lengthPenalty:r}){let o=Yi(t,r);if(e.kept.length>=n.size&&!(o>Xi(e.kept))||(e.kept.push({node:t,score:o}),e.kept.length<=n.size))return;let s=Xi(e.kept);e.kept.
splice(e.kept.findIndex(i=>i.score===s),1)}function xg(e,t,{ends:n,maxNew:r,start:o}){return t-o>=r||e.some(({beam:s})=>lr(s)&&!n.has(s.token_id))}var lr=({status:e})=>e===
"finished"||e==="ended";function Sg(e,{ends:t,constraints:n,promptIds:r,wanted:o}){let s=e.filter(({beam:c})=>c.status==="running"||lr(c)&&!t.has(c.token_id)),i=c=>n.
every((d,u)=>Ot(d,c.beam.progress?.[u]??0,c,r)),l=s.filter(c=>!c.beam.progress||i(c));return l.length<o?[...l,...s.filter(c=>!l.includes(c))]:l}function Su(e,t,n){
let r=Math.max(...e.prompts.map(s=>s.steps.length));if(t.stop?t.stop.step!==r:n)return!1;let o=Math.min(...e.prompts.map(s=>s.steps.length));return t.prompts.every(
({kept:s},i)=>{let{pools:l}=e.prompts[i],c=l[(e.together?o:l.length)-1]||[];return c.length===s.length&&c.every((d,u)=>Tg(d,s[u],e))})}function Tg(e,{node:t,score:n},r){
let o=pe(e);if(o===null||!Number.isFinite(n))return o===null==!Number.isFinite(n);let s=2e-5*Math.max(1,t.length**-r.own.lengthPenalty);return Math.abs(o-n)<=s+
1e-5*Math.abs(n)}function Tu(e,t,n,{lengthPenalty:r},o){let s=e.prompts[t],{kept:i,pools:l}=n.prompts[t],c=(f,m,w="")=>({node:f,score:Yi(f,r),place:null,state:m,
why:w}),d=new Set(i.map(({node:f})=>f)),u=Mg(s).filter(f=>!d.has(f)).map(f=>{let{stop:m}=l.find(({group:w})=>w===(f.beam.group??null))||l[0];return!m||f.index<m.
step?c(f,"out","dropped"):c(f,"out",n.stop&&f.index>=n.stop.step?"not reached":"too late")}),p=!o&&!n.stop;return[...i.map(({node:f,score:m},w)=>{let x=n.stop&&
w<e.wanted?"returned":"kept";return{node:f,score:m,place:w,state:x,why:""}}),...p?s.running.map(f=>c(f,"running")).sort((f,m)=>m.score-f.score):[],...u.sort((f,m)=>m.
score-f.score)]}var ku=new WeakMap;function Mg({steps:e}){let t=ku.get(e)??{read:0,nodes:[]};for(ku.set(e,t);t.read<e.length;t.read++)t.nodes.push(...e[t.read].
filter(({beam:n})=>n.status==="finished"));return t.nodes}function ho({prompts:e}){let t=e.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...t.map(
({lastStep:n})=>n))}var Eg=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),Mu=({processors:e=[]})=>e.filter(t=>!Eg.has(t));function Ji(e,t){
let n=e.given,r=n?e.steps[n-1][0]:null,o=0;for(let s=n;s<e.steps.length;s++){let i=e.distributions[s]?.[o]?.candidates??[],l=t(s-n,i[0]);if(l===void 0)return{last:r,
ended:!1,left:null};let c=e.steps[s].find(d=>d.beam.parent===o&&d.beam.token_id===l)||null;if(!c||c.beam.status==="pruned")return{last:r,ended:!1,left:Lg(e,r,{index:s,
id:l,node:c,candidates:i})};if(r=c,c.beam.status!=="running")return{last:r,ended:!0,left:null};o=c.beam.beam??0}return{last:r,ended:!1,left:null}}function Lg(e,t,{
index:n,id:r,node:o,candidates:s}){let i=s.find(f=>f.token_id===r),l=pe(i?.logprob),c=(o??t)?.beam.group,d=e.steps[n].filter(f=>(f.beam.group??null)===(c??null)||
!t),u=d.filter(f=>f.beam.status==="running").map(Ae),p=t&&!t.given?Ae(t):0;return{index:n,token:o?.beam??i??null,node:o,considered:d.length,sum:o?Ae(o):l===null?
null:p+l,best:u.length?Math.max(...u):null,worst:u.length?Math.min(...u):null}}var fo=e=>Ji(e,(t,n)=>n&&n.logprob!==null?n.token_id:void 0);var Qi=({sequence:e,index:t,beam:n},r)=>r.prompts[e].steps[t].filter(o=>(o.beam.group??null)===(n.group??null));function mo(e,t){let{beam:n,length:r,rank:o}=e,s=ke(
t).effective.length_penalty??1,i=Qi(e,t).length,l=mt(e,s),c=U(n.logprob),d=()=>pe(n.logprob)===null?"":`log ${U(Y(n.logprob),4)} = ${c}`,u=Math.abs((n.raw_logprob??
0)-(n.logprob??0))>1e-6;return[{name:a("probability"),value:G(Math.min(1,Y(n.logprob))),term:"probability"},{name:a("token log p"),value:c,term:"logprob",run:d},
...u?[{name:a("before the processors"),value:U(n.raw_logprob),term:"logprob"}]:[],{name:a("sum"),value:U(n.score),term:"beam",run:()=>sr(e,!0)},{name:a("sum / {\
length}^{power}",{length:r,power:s}),value:U(l),term:"sequence-score",run:()=>ir(e,l,t)},{name:a("rank"),value:o?a("{rank} of {among}",{rank:o,among:i}):a("belo\
w the {among} considered",{among:i}),term:"beam",formula:"",unit:""},...n.diversity_penalty?[{name:a("diversity penalty"),value:U(n.diversity_penalty),term:"div\
ersity-penalty"}]:[],...(n.bank??null)!==null?[{name:a("bank"),value:String(n.bank),term:"constraint"}]:[]]}function go(e,t,n,{place:r,greedy:o}={}){if(e.given)
return a("It was given, not chosen: the search begins after it.");let s=o?[a("Greedy decoding would have chosen it, too: it is the most probable token here.")]:
[];return[...Rg(e,t,n,r??null),...s].join(" ")}function Rg(e,t,n,r){let{beam:o}=e,s=(o.beam??0)+1,i=ke(n).mode==="beam_sample",l=U(o.final_score);switch(t){case"\
tip":return[n.finished&&e.index===n.prompts[e.sequence].steps.length-1?a("It was still running as beam {number} when the search stopped.",{number:s}):a("It goes\
 on as beam {number}.",{number:s}),...Zi(e)];case"inner":return[a("It went on as beam {number}.",{number:s}),...Zi(e)];case"lost":return[a("It went on as beam {\
number}, but is a dead end: better beams took the places of its continuations.",{number:s}),...Zi(e)];case"kept":return[a("The text ended here and is kept, with\
 a final score of {score}.",{score:l}),...r?[a("It is output {place}.",{place:r})]:[]];case"fell":return[a("The text ended here with a final score of {score}, b\
ut was dropped for better ones.",{score:l})];case"ended":return[a("The text ended here but does not count: it ranked too low or lacks a constraint.")];case"prun\
ed":return[i?a("It was drawn and pruned: better ones filled the beams."):a("It was considered and pruned."),...Ng(e,n)];case"unseen":return[i?a("It was not draw\
n."):a("It was too improbable: not among the {considered} continuations that were considered.",{considered:Qi(e,n).length})];default:return[]}}function Zi(e){let{
beam:t}=e,n={parent:t.parent+1,number:(t.beam??0)+1};return[...Sn(e)?[a("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",
n)]:[],...t.forced?[a("It was considered because it advances a constraint.")]:[]]}function Ng(e,t){let r=Qi(e,t).filter(({beam:o})=>o.status==="running").reduce(
(o,{beam:s})=>Math.min(o,s.score??0),1/0);return Number.isFinite(r)?[a("The worst beam that went on has a sum of {sum}.",{sum:U(r)})]:[]}var bo=({piece:e,beam:t})=>e??
(["pruned","unseen","ended"].includes(t.status)||!t.text?t.text:""),ea=({before:e})=>ue(e).map(({piece:t})=>t??"").join("");function Eu(e,t,n){return(e.beam.progress??
[]).map((o,s)=>{let i=t.at(s);return i&&Ot(i,o,e,n)?"✓":o?"◐":"·"}).join("")}var Og=700,wo=class{constructor(t){this.log=t}log;number=0;upTo=null;timeNode=null;choices={candidates:2,number:"probability",lost:!0,fold:!1};constraints=[];isStale=!0;runs=0;byHand={};collapsed=new Set;unfolded=new Set;laid=null;goals=new Map;begin(){
let t=ke(this.log),n=(t.effective.num_beams||1)*t.max_new_tokens>Og;this.choices={candidates:n?0:2,number:"probability",lost:!n,fold:n,...this.byHand},this.number=
0,this.upTo=this.timeNode=this.laid=null,this.collapsed=new Set,this.unfolded=new Set,this.goals.clear(),this.constraints=kn(t),this.isStale=!0,this.runs+=1}choose(t){
t.fold!==void 0&&(this.unfolded=new Set),Object.assign(this.choices,t),Object.assign(this.byHand,t),this.isStale=!0}get prompt(){return this.log.prompts[this.number]}get length(){
return Math.min(this.prompt.steps.length,this.log.hideFrom??1/0)}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.
prompt.steps.length-1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]??null;let t=this.log.lines().find(n=>n.last&&n.last.sequence===
this.number)?.last;return Xe(t)?t:null}get selected(){let{selected:t}=this.log;return Xe(t)&&t.sequence===this.number?t:null}get broughtOut(){return this.selected&&
this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}get tree(){if(this.laid&&!this.isStale)return this.laid;let{log:t,number:n,prompt:r,atEnd:o}=this,
s=o&&t.returned||[];return this.isStale=!1,this.laid=Jc(r,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:s.flatMap(
({last:i})=>Xe(i)&&i.sequence===n?[i]:[]),live:!t.finished||!o,greedy:this.greedyNodes()}),this.laid}greedyNodes(){let{last:t,left:n}=fo(this.prompt),r=lo([t]),
o=n?.node??(n?.token&&oi(this.prompt,n.index,t,n.token.token_id));return o?r.add(o):r}get newest(){let{columns:t,at:n,entries:r}=this.tree,{x:o,width:s}=t[t.length-
1],{y:i,height:l}=n.get(this.best)??r[0];return{x:o,y:i,width:s,height:l}}get look(){let t=this.broughtOut;return{area:null,zoom:1,path:lo([t??this.best]),dim:!!t,
number:this.choices.number,penalty:ke(this.log).effective.length_penalty??1,goals:this.constraints.length?n=>this.goalsOf(n):null,root:this.log.readsSource?a("t\
arget start"):a("the prompt")}}get folded(){return this.tree.columns.reduce((t,{from:n,to:r})=>t+r-n,0)}kidsOf({node:t}){return this.tree.entries.filter(({nodes:n})=>n.
length&&n[0].before===t)}parentOf({nodes:t}){return t.length?this.tree.at.get(t[0].before):void 0}entryAt([t,n]){return this.tree.entries.findLast(r=>t>=r.x&&t<=
r.x+r.width&&n>=r.y-2&&n<=r.y+r.height+2)}neighbourOf(t,n){let r=this.tree.entries.filter(({x:o})=>o===t.x).sort((o,s)=>o.y-s.y);return r[r.indexOf(t)+n]}goalsOf(t){
let n=this.goals.get(t);if(n!==void 0)return n;let r=Eu(t,this.constraints,this.log.prefix.map(o=>o.token_id));return this.goals.set(t,r),r}goTo(t){this.upTo=t>=
this.length-1?null:Math.max(0,t),this.timeNode=this.upTo===null?null:this.best,this.log.selectStep(this.timeNode),this.isStale=!0}follow(){this.upTo=null,this.isStale=
!0}show(t){this.number=t,this.log.selectStep(null),this.isStale=!0}act({node:t,folded:n,column:r}){if(n&&r)this.unfolded.add(r.from),this.isStale=!0;else if(t){
let o=t===this.broughtOut;this.timeNode=null,this.log.selectStep(o?null:t)}}toggle({node:t,column:n,folded:r}){if(!t)return;let{unfolded:o,collapsed:s}=this,i=this.
tree.columns.some(({from:l,open:c})=>c&&l===t.index);r&&n?o.add(n.from):i&&o.has(t.index)?o.delete(t.index):s.has(t)?s.delete(t):t.beam.status==="running"&&s.add(
t),this.isStale=!0}};var Lu=700;function Ru(e,{log:t,goalsOf:n}){let r=n(e);return[...mo(e,t),...r?[{name:a("constraints"),value:r,term:"constraint"}]:[]]}var Nu=(e,t)=>{let n=e.tree.
at.get(t);return go(t,n?.look??t.beam.status,e.log,n)},Ou=({node:e})=>h("b",{children:h(xe,{text:bo(e)||e.beam.text})});function Pu({node:e,entry:t,state:n,view:r}){
let o=re(null);ge(()=>{o.current&&r.current?.placeBeside(o.current,t)});let s=ea(e);return h("div",{ref:o,class:"gp-node-card","aria-hidden":"true",children:[h(
"p",{class:"gp-whole-text",children:[h("bdi",{children:s.length>Lu?"…"+s.slice(-Lu):s}),h(Ou,{node:e})]}),h("dl",{children:Ru(e,{log:n.log,goalsOf:i=>n.goalsOf(
i)}).map(({name:i,value:l})=>[h("dt",{children:i}),h("dd",{children:l})])}),h("p",{class:"gp-fate",children:Nu(n,e)})]})}function Au({node:e,state:t,toggle:n}){
let{log:r}=t,o=t.tree.at.get(e),s=o&&!o.hidden&&t.kidsOf(o).length>0,i=r.canAsk&&r.hideFrom===null;return h("div",{class:"gp-picked",children:[h("p",{class:"gp-\
picked-text",children:[h("bdi",{children:ea(e)}),h(Ou,{node:e})]}),h("dl",{class:"gp-picked-facts",children:Ru(e,{log:r,goalsOf:l=>t.goalsOf(l)}).map(({name:l,value:c,
term:d,run:u,...p})=>h("div",{children:[h("dt",{children:h(oe,{id:d,run:()=>we(u?.()??""),...p,children:l})}),h("dd",{children:c})]},l))}),h("p",{class:"gp-pick\
ed-fate",children:Nu(t,e)}),h("p",{class:"gp-acts",children:[i&&h("button",{type:"button",class:"gp-button gp-go-on",onClick:()=>r.ask({type:"branch",step:e,tokenId:e.
chosen.token_id}),children:a("Continue from here")}),o&&(s||o.hidden>0)&&e.beam.status==="running"&&h("button",{type:"button",class:"gp-button gp-collapse",onClick:()=>n(
o),children:o.hidden?a("Open what follows ({count})",{count:o.hidden}):a("Fold what follows")}),h("button",{type:"button",class:"gp-button gp-clear",onClick:()=>r.
selectStep(null),children:a("Hide the path")})]})]})}function Cu(){let e=[["tip",a("goes on")],["lost",`✕ ${a("dead end")}`],["kept",`■ ${a("ended, kept")}`],
["fell",`▤ ${a("ended, dropped")}`],["pruned",`✕ ${a("pruned")}`],["unseen",`… ${a("not considered")}`],["path",a("best or selected text")]];return h("p",
{class:"gp-note gp-legend-line",children:[e.map(([t,n])=>h("span",{children:[t!=="unseen"&&h("svg",{class:"t-tree",children:h("g",{class:`t-${t}`,children:[h("r\
ect",{class:"t-box",x:"2",y:"2",width:"22",height:"11",rx:"3"}),h("rect",{class:"t-inside",x:"4.5",y:"4.5",width:"17",height:"6",rx:"2"})]})}),n]},t)),h("span",
{children:a("2→1: beam 2 goes on as beam 1")}),h("span",{children:["★ ",a("output")]}),h("span",{children:["G ",a("greedy path")]})]})}function Bu({state:e,view:t,element:n,entry:r,moves:o,focusOn:s,act:i,toggle:l,point:c}){let d=n.current!==null&&n.current===document.activeElement,u=re(o);ge(()=>{
(d||o!==u.current)&&n.current?.focus({preventScroll:!0}),u.current=o},[r.node,o]);let p=x=>{!x||!t.current||(t.current.pan.byHand=!0,t.current.pan.reveal(x),s(x))},
f={ArrowLeft:()=>p(e.parentOf(r)),ArrowRight:()=>p(e.kidsOf(r)[0]),ArrowDown:()=>p(e.neighbourOf(r,1)),ArrowUp:()=>p(e.neighbourOf(r,-1)),Home:()=>p(e.tree.entries[0]),
End:()=>p(e.tree.at.get(e.best)),Enter:()=>i(r)," ":()=>l(r),Escape:()=>e.log.selectStep(null),"+":()=>t.current?.pan.zoomBy(1.25),"-":()=>t.current?.pan.zoomBy(
.8),0:()=>t.current?.pan.whole()},m=x=>{x.ctrlKey||x.metaKey||x.altKey||!Object.hasOwn(f,x.key)||(x.preventDefault(),x.stopPropagation(),f[x.key]())},w=({currentTarget:x})=>{
x.querySelector(":focus-visible")&&c(r)};return h("div",{class:"gp-tree-nodes",role:"tree","aria-label":a("Nodes of the beam tree. Left goes to what a node cont\
inues, right to its best continuation, up and down to others of its step. Enter selects it, Space folds what follows, plus and minus zoom, zero shows everything\
."),onKeyDown:m,onFocusIn:w,onFocusOut:()=>c(null),children:h("div",{ref:n,role:"treeitem",tabIndex:0,...Pg(r,e)},r.node??"root")})}function Pg(e,t){let{node:n,
nodes:r,hidden:o,folded:s}=e,i=t.parentOf(e)??t.tree.entries[0],l=n?t.kidsOf(i):[e];return{"aria-level":n?r[0].index+2:1,"aria-label":Ag(e,t),"aria-setsize":l.length||
1,"aria-posinset":Math.max(0,l.indexOf(e))+1,"aria-selected":n!==null&&n===t.selected,"aria-expanded":o||s?!1:t.kidsOf(e).length>0||void 0}}function Ag(e,{log:t}){
let{node:n,nodes:r,look:o}=e;if(!n)return t.readsSource?a("The start of the target, where the tree begins"):a("The prompt, where the tree begins");let s=X(r.map(
bo).join("")),i=r.length>1?F(r.length,"{count} token, {text}","{count} tokens, {text}",{text:s}):s,l=mo(n,t).map(({name:d,value:u})=>`${d} ${u}`),c=a("step {num\
ber}",{number:n.index+1});return`${i}, ${c}. ${go(n,o,t,e)} ${l.join(", ")}`}var Hu=(e,t,n,r)=>({svg:()=>ar($u(e()),"image/svg+xml"),png:()=>{let{tree:o,...s}=e();return pu($u({tree:o,...s}),o.width,o.height)},json:()=>ar(JSON.stringify(
ta(t,n,r),null,1),"application/json"),csv:()=>hu(Cg(ta(t,n,r).nodes)),dot:()=>ar($g(ta(t,n,r)),"text/vnd.graphviz")});function $u({tree:e,look:t,page:n}){let r=Q(
"svg"),o=new xn(r);o.draw(e,{...t,area:null,zoom:1}),o.nameBandsAt(0);let{width:s,height:i}=e;ce(r,{width:s,height:i,viewBox:`0 0 ${s} ${i}`,class:"t-tree"});let l=Q(
"rect");return ce(l,{width:s,height:i,fill:"var(--gp-page)"}),r.insertBefore(l,o.world),du(r,n)}function ta(e,t,n){let r=ke(e),o=r.effective.length_penalty??1,s=new Map,
i=new Map;for(let{last:u}of e.returned??[])u&&u.sequence===n&&!i.has(u)&&i.set(u,i.size+1);let l=Fi(t,t.steps.length-1),c=t.steps.flat().map(u=>{let{beam:p}=u,f=s.
size;return s.set(u,f),{id:f,parent:u.before?s.get(u.before)??null:null,step:u.index+1,token_id:p.token_id,token:p.text,piece:p.piece,logprob:p.logprob,raw_logprob:p.
raw_logprob,sum:p.score,length:u.length,score:mt(u,o),rank:u.rank,status:p.status,beam:p.beam,parent_beam:p.parent,...u.given&&{given:!0},...p.status==="finishe\
d"&&{final_score:p.final_score,kept:l.has(u)},...i.has(u)&&{output:i.get(u)},...(p.group??null)!==null&&{group:p.group,diversity_penalty:p.diversity_penalty},...p.
progress&&{progress:p.progress,bank:p.bank,forced:p.forced}}}),d=e.readsSource?{source:r.prompt}:{prompt:r.prompt||Ws(r)};return{format:"generation-playground/b\
eam-tree",version:1,model:r.model,mode:r.mode,...d,seed:r.seed,num_beams:r.effective.num_beams,length_penalty:o,early_stopping:r.effective.early_stopping??!1,nodes:c}}
function Cg(e){let t=[...new Set(e.flatMap(r=>Object.keys(r)))],n=r=>Array.isArray(r)?r.join(" "):r;return[t,...e.map(r=>t.map(o=>n(r[o])))]}var Iu=e=>'"'+e.replace(
Ht,t=>pt[t]||"�").replace(/[\\"]/g,"\\$&")+'"',Bg={running:"style=solid",finished:'style=solid, peripheries=2, color="#00755a"',ended:'style=dotted, color="#0\
0755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'};function $g({prompt:e,nodes:t}){let n=e===void 0?"start of the target":e.slice(-40),r=t.map(
({id:s,token:i,logprob:l,sum:c,rank:d,status:u,output:p})=>{let f=`\\n${U(l,2)}  ${U(c,2)}  #${d??""}"`,m=`${Bg[u]??""}${p?", penwidth=3":""}`;return`  n${s} [l\
abel=${Iu(i).slice(0,-1)}${f}, ${m}];`}),o=t.map(({id:s,parent:i,logprob:l,status:c})=>{let d=(.4+4*Math.min(1,Y(l))).toFixed(2),u=c==="pruned"?", style=dashed":
"";return`  ${i===null?"root":`n${i}`} -> n${s} [penwidth=${d}${u}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',
`  root [label=${Iu(n)}, style=bold];`,...r,...o,"}",""].join(`
`)}var Ig=[0,1,2,3,5,8];function qu({state:e,change:t}){let{choices:n}=e,r=e.log.prompts.length,o=[["probability",a("probability")],["token",a("token log p")],["su\
m",a("sum")],["score",a("score")],["rank",a("rank")]];return h("div",{class:"gp-tools",children:[r>1&&h("label",{class:"gp-which",children:[a("Prompt")," ",h("s\
elect",{class:"gp-prompt-number",value:e.number,onChange:({currentTarget:s})=>t(()=>e.show(Number(s.value))),children:e.log.prompts.map((s,i)=>h("option",{value:i,
children:i+1},i))})]}),h("label",{children:[h("span",{tabIndex:0,"data-tip":a("How many pruned continuations are drawn for each beam: first those that the searc\
h considered, then the next best tokens of that beam, which were too improbable to be considered."),children:a("Pruned per beam")})," ",h("select",{class:"gp-ca\
ndidates-shown",value:n.candidates,onChange:({currentTarget:s})=>t(()=>e.choose({candidates:Number(s.value)})),children:Ig.map(s=>h("option",{value:s,children:s},
s))})]}),h("label",{children:[h("span",{tabIndex:0,"data-tip":a("probability: the token’s, after the processors. token log p: its log-probability, in nats. sum:\
 the log-probabilities of the whole text so far, by which the search ranks. score: the sum after the length penalty. rank: the place among all continuations tha\
t the step considered."),children:a("Shown on nodes")})," ",h("select",{class:"gp-number",value:n.number,onChange:({currentTarget:s})=>t(()=>e.choose({number:s.
value})),children:o.map(([s,i])=>h("option",{value:s,children:i},s))})]}),h("label",{children:[h("input",{type:"checkbox",class:"gp-lost",checked:n.lost,onChange:({
currentTarget:s})=>t(()=>e.choose({lost:s.checked}))})," ",h("span",{tabIndex:0,"data-tip":a("Beams that went on for a while but led neither to a text that is k\
ept nor to one that still goes on."),children:a("dead ends")})]}),h("label",{children:[h("input",{type:"checkbox",class:"gp-fold",checked:n.fold,onChange:({currentTarget:s})=>t(
()=>e.choose({fold:s.checked}))})," ",h("span",{tabIndex:0,"data-tip":a("Steps at which no beam forks or ends become one column. Click the column to open it."),
children:a("fold")})]})]})}var yo=class{constructor(t,n){this.box=t;this.changed=n;t.addEventListener("pointerdown",r=>this.down(r)),t.addEventListener("pointermove",r=>this.move(r));for(let r of[
"pointerup","pointercancel"])t.addEventListener(r,o=>this.up(o));t.addEventListener("wheel",r=>this.wheel(r),{passive:!1}),new ResizeObserver(()=>this.resized()).
observe(t)}box;changed;x=0;y=0;zoom=1;plane=[1,1];moved=!1;byHand=!1;gesture=!1;pointers=new Map;resized=()=>this.settle();get width(){return this.box.clientWidth||
1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.zoom]}get limits(){let t=Math.
min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,t)),2.5]}sized(t,n){this.plane=[t,n],this.settle()}settle(){let[t,n]=this.
limits;this.zoom=Math.min(n,Math.max(t,this.zoom));let[r,o]=[this.width/this.zoom,this.height/this.zoom],s=(i,l,c)=>l>c?(c-l)/2:Math.max(0,Math.min(i,c-l));this.
x=s(this.x,r,this.plane[0]),this.y=s(this.y,o,this.plane[1]),this.changed()}zoomBy(t,[n,r]=[this.width/2,this.height/2],o=!1){this.gesture=o;let[s,i]=this.limits,
l=Math.min(i,Math.max(s,this.zoom*t));this.x+=n/this.zoom-n/l,this.y+=r/this.zoom-r/l,this.zoom=l,this.byHand=!0,this.settle()}whole(){[this.zoom]=this.limits,[
this.x,this.y]=[0,0],this.settle()}shows({x:t,y:n,width:r,height:o}){let[s,i,l,c]=this.area;return t>=s&&n>=i&&t+r<=l&&n+o<=c}reveal({x:t,y:n,width:r,height:o},s=40){
let[i,l,c,d]=this.area,u=Math.min(s,(c-i)/4,(d-l)/4);this.x+=Math.min(0,t-u-i)||Math.max(0,t+r+u-c),this.y+=Math.min(0,n-u-l)||Math.max(0,n+o+u-d),this.settle()}at({
clientX:t,clientY:n}){let{left:r,top:o}=this.box.getBoundingClientRect();return[this.x+(t-r)/this.zoom,this.y+(n-o)/this.zoom]}down(t){t.button||(this.pointers.
set(t.pointerId,t),this.pointers.size===1&&(this.moved=!1))}move(t){let n=this.pointers.get(t.pointerId);if(!n)return;let[r,o]=[t.clientX-n.clientX,t.clientY-n.
clientY];if(!this.moved&&Math.hypot(r,o)<4)return;this.moved||this.box.setPointerCapture(t.pointerId),this.moved=!0,this.byHand=!0,this.pointers.set(t.pointerId,
t);let s=[...this.pointers.values()].find(({pointerId:i})=>i!==t.pointerId);if(s){let i=d=>Math.hypot(d.clientX-s.clientX,d.clientY-s.clientY)||1,{left:l,top:c}=this.
box.getBoundingClientRect();this.zoomBy(i(t)/i(n),[(t.clientX+s.clientX)/2-l,(t.clientY+s.clientY)/2-c],!0)}else this.x-=r/this.zoom,this.y-=o/this.zoom,this.settle()}up(t){
this.pointers.delete(t.pointerId)}wheel(t){let n=this.box.closest(".gp-alone")!==null,{left:r,top:o}=this.box.getBoundingClientRect();t.ctrlKey||t.metaKey||n&&!t.
shiftKey&&!t.deltaX?(t.preventDefault(),this.zoomBy(Math.exp(-t.deltaY*(t.deltaMode?.05:.002)),[t.clientX-r,t.clientY-o],!0)):(t.deltaX||t.shiftKey)&&(t.preventDefault(),
this.x+=(t.deltaX||t.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var Wu=600,Hg=150,qg=130,Fu=.2,Wg=.4,ko=class{constructor(t,n,r,o){this.box=t;this.state=r;this.redraw=o;this.picture=new xn(n),this.pan=new yo(t,()=>this.schedule()),
this.pan.resized=()=>this.resized()}box;state;redraw;pan;picture;tree=null;drawn=null;item=null;scale=1;wasByHand=!1;isWanted=!1;resting;begin(){Object.assign(this.
pan,{x:0,y:0,zoom:1,byHand:!1}),this.tree=null}show(t){t&&(this.drawn=null),this.draw()}letGo(){this.pan.byHand=!1,this.tree=null,this.schedule()}whole(){this.pan.
byHand=!0,this.pan.whole()}reveal(t){t&&!this.pan.shows(t)&&this.pan.reveal(t,1/0)}placeOver(t,n){this.item={element:t,entry:n},this.place()}placeBeside(t,n){let{
x:r,y:o,zoom:s,width:i,height:l}=this.pan,[c,d]=[(n.x-r)*s,(n.y+n.height-o)*s+8],u=(n.y-o)*s-t.offsetHeight-8;t.style.left=`${Math.max(4,Math.min(c,i-t.offsetWidth-
4))}px`,t.style.top=`${d+t.offsetHeight>l&&u>0?u:d}px`}get isHidden(){return!this.box.isConnected||this.box.closest("[hidden]")!==null}resized(){let{pan:t,state:n}=this;
if(this.isHidden)return;let r=Number(getComputedStyle(this.box).getPropertyValue("--gp-scale"))||1;t.zoom*=r/this.scale,(r!==this.scale||this.box.closest(".gp-a\
lone"))&&(this.tree=null),this.scale=r,t.settle();let{selected:o}=n.log;t.byHand||t.reveal(o&&n.selected&&n.tree.at.get(n.selected)||n.newest,30)}grow(t){let{pan:n,
box:r}=this;this.tree=t;let{width:o,height:s}=t;n.byHand||(n.zoom=this.zoomFor(o,s));let i=`${Math.round(Math.max(Hg,Math.min(Wu,s*Math.min(1,n.zoom)+4)))}px`;r.
style.height!==i&&(r.style.height=i),this.drawn=null,n.sized(o,s),n.byHand||n.reveal(this.state.newest,30)}zoomFor(t,n){let{pan:r,scale:o}=this;if(o!==1)return o;
let s=Math.min(1,Math.max(.8,(Wu-4)/n));return this.box.closest(".gp-alone")?Math.max(s,Math.min(2,r.width/t,r.height/n)):s}schedule(){this.isWanted||(this.isWanted=
!0,requestAnimationFrame(()=>{this.isWanted=!1,this.isHidden||this.draw()}))}draw(){let{pan:t,picture:n,state:r}=this;r.tree!==this.tree&&this.grow(r.tree);let{
x:o,y:s,zoom:i,area:l}=t,{drawn:c}=this,d=c&&t.gesture&&Math.abs(Math.log(i/c.zoom))<Wg;c&&d&&i!==c.zoom?(clearTimeout(this.resting),this.resting=setTimeout(()=>{
t.gesture=!1,this.drawn=null,this.schedule()},qg)):(!c||i!==c.zoom||!Fg(l,c.area))&&(c=this.drawAround(l,i));let u=[(c.area[0]-o)*i,(c.area[1]-s)*i].map(p=>`${p.
toFixed(2)}px`);n.element.style.transform=`translate(${u.join()}) scale(${i/c.zoom})`,n.nameBandsAt(o),this.place(),t.byHand!==this.wasByHand&&(this.wasByHand=t.
byHand,this.redraw())}drawAround([t,n,r,o],s){let{picture:i,state:l}=this,[c,d]=[(r-t)*Fu,(o-n)*Fu],u=[t-c,n-d,r+c,o+d];return this.drawn={zoom:s,area:u},ce(i.element,
{width:(u[2]-u[0])*s,height:(u[3]-u[1])*s}),ce(i.world,{transform:`translate(${-u[0]*s} ${-u[1]*s}) scale(${s})`}),i.draw(l.tree,{...l.look,area:u,zoom:s}),this.
drawn}place(){if(!this.item)return;let{x:t,y:n,zoom:r}=this.pan,{element:o,entry:s}=this.item;Object.assign(o.style,{left:`${(s.x-t)*r}px`,top:`${(s.y-n)*r}px`,
width:`${s.width*r}px`,height:`${s.height*r}px`})}},Fg=([e,t,n,r],o)=>e>=o[0]&&t>=o[1]&&n<=o[2]&&r<=o[3];var jg={whole:2e4,quickest:130,slowest:800};function zg({log:e,changes:t}){let[n]=ae(()=>new wo(e)),r=$i(),o=He(t);o.run&&n.begin(),(o.run||o.steps||o.status)&&
(n.isStale=!0);let s=re(null),i=re(null),l=re(null),c=re(null),d=re({moves:0}),[u,p]=ae(null),{tree:f}=n,m=d.current.node!==void 0&&f.at.get(d.current.node)||f.
at.get(n.best)||f.entries[0];d.current.node=m.node;let w=u&&f.at.get(u);ge(()=>{if(!s.current||!i.current)return;let b=l.current=new ko(s.current,i.current,n,r);
s.current.closest(".gp-pane")?.addEventListener("gp-alone",()=>b.letGo())},[]),ge(()=>{o.run&&l.current?.begin(),l.current?.show(Object.keys(o).length>0),c.current&&
l.current?.placeOver(c.current,m),o.selection&&e.selected&&l.current?.reveal(n.selected?f.at.get(n.selected):void 0)});let x=b=>{b(),r()},P=b=>{d.current={node:b.
node,moves:d.current.moves+1},r()},j=b=>x(()=>{n.goTo(b),n.upTo!==null&&l.current&&(l.current.pan.byHand=!1)}),L=b=>x(()=>n.toggle(b)),H=b=>l.current&&n.entryAt(
l.current.pan.at(b)),C=b=>{let k=b.pointerType==="touch"||l.current?.pan.pointers.size;p(!k&&H(b)?.node||null)},A=b=>{let k=l.current?.pan.moved?null:H(b);k&&(n.
act(k),P(k))},M=n.broughtOut,y=Me(()=>h(Cu,{}),[]);return h(Z,{children:[h("header",{class:"gp-head",children:[h("h2",{class:"gp-title",children:a("Beam tree")}),
h(qu,{state:n,change:x})]}),h("div",{ref:s,class:"gp-window",style:{cursor:w?"pointer":""},onPointerMove:C,onPointerLeave:()=>p(null),onClick:A,children:[h("svg",
{ref:i,class:"gp-picture","aria-hidden":"true"}),h(Bu,{state:n,view:l,element:c,entry:m,moves:d.current.moves,focusOn:P,act:b=>x(()=>n.act(b)),toggle:L,point:b=>p(
b?.node??null)}),u&&w&&h(Pu,{node:u,entry:w,state:n,view:l})]}),h("div",{class:"gp-time",children:[h(Dg,{state:n,go:j},n.runs),h("div",{class:"gp-lens",role:"gr\
oup","aria-label":a("Zoom"),children:[l.current?.pan.byHand&&h("button",{type:"button",class:"gp-button gp-follow",onClick:()=>x(()=>{n.follow(),l.current?.letGo()}),
children:a("Follow")}),h("button",{type:"button",class:"gp-button gp-out","aria-label":a("Zoom out"),onClick:()=>l.current?.pan.zoomBy(1/1.3),children:"−"}),h(
"button",{type:"button",class:"gp-button gp-in","aria-label":a("Zoom in"),onClick:()=>l.current?.pan.zoomBy(1.3),children:"+"}),h("button",{type:"button",class:"\
gp-button gp-whole",onClick:()=>l.current?.whole(),children:a("Fit")})]})]}),M&&h(Au,{node:M,state:n,toggle:L}),h("footer",{class:"gp-tree-foot",children:[y,h(uu,
{label:a("Save the tree:"),name:`beam-tree${n.number?`-${n.number+1}`:""}`,kinds:{...Hu(()=>({tree:n.tree,look:n.look,page:s.current??document.body}),e,n.prompt,
n.number),...e.canAsk&&{html:()=>{e.ask({type:"save_page"})}}}})]})]})}var ju=Le(zg,e=>e.usesBeams&&!!e.prompts[0]&&e.hideFrom!==0);function Dg({state:e,go:t}){
let n=Math.max(1,e.length),r={step:e.shownTo+1,end:n,folded:e.folded},o=a("step {step} of {end}",r);return h(fu,{step:e.shownTo,length:e.length,go:t,label:a("St\
ep of the search"),words:o,note:e.folded?a("step {step} of {end}, {folded} folded",r):o,pace:jg})}var na=(e,t)=>e.split(/\{(\w+)\}/).map((n,r)=>r%2?t[n]:n);var[Gg,zu]=[100,14],Ug=16,ra=new WeakMap;function _o(e){let t=[],n=e;for(;n&&!ra.has(n);)t.push(n),n=n.before;let r=(n&&ra.get(n))??"";for(let o of t.reverse())
r+=o.piece??(o.given||!lr(o.beam)?o.chosen.text:""),ra.set(o,r);return r}function vo(e,t=26){let n=Array.from(e);return n.length<=2*t+3?e:`${n.slice(0,t).join("")}\
 … ${n.slice(-t).join("")}`}function Kg(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n+=1;for(;n>0&&!/\s/.test(e[n]??" ");)n-=1;return n}function Du(e){if(e.length<
2)return e.map(()=>0);let t=e.map(n=>Kg(n,e[0]));return[Math.min(...t.slice(1)),...t.slice(1)]}function Gu(e,t,n){let r=n||t<Ug?0:t,o=Array.from((r?"…":"")+e.
slice(r)),s=n||o.length<=2*zu?0:zu,i=o.slice(0,o.length-s);return{head:(n?i:i.slice(0,Gg)).join(""),tail:s?o.slice(-s).join(""):"",isCut:r>0||o.length>60}}function Uu(e,t,n){
if(n.ends.has(e.beam.token_id))return Ke("eos")[0];if(e.length>=n.maxNew)return Ke("length")[0];let r=t.returned?.find(({last:o})=>o===e)?.stopReason;return r?Ke(
r)[0]:a("a stopping criterion")}function Ku({place:e,state:t,why:n}){return e!==null?t==="returned"?a("{place} output",{place:e+1}):String(e+1):n==="dropped"?a(
"dropped"):n==="too late"?a("too late"):n==="not reached"?a("not reached"):t==="running"?a("still running"):""}function Vu(e,t){return t===void 0?e===null?"–":
"– ▲":e===null?`${t+1} ▼`:e===t?`${t+1} =`:`${t+1} ${e<t?"▲":"▼"} ${Math.abs(e-t)}`}function Xu({log:e,search:t,number:n,kept:r,isAsked:o,ask:s}){let i=e.searched.get(e.turn)?.find(u=>u.kind==="greedy"),l=Mu(ke(e)).map(u=>rt(u)[0]),c=!!ke(e).effective.
do_sample,d=Me(()=>i&&h(Jg,{found:i,log:e,search:t,number:n,kept:r}),[i]);return h("div",{class:"gp-greedily",children:[h("h3",{class:"gp-sub",children:a("Greed\
y decoding for comparison")}),!i&&h("p",{class:"gp-path",children:Yu(fo(t.prompts[n]),{log:e,search:t,kept:r,isSampled:c})}),!i&&l.length>0&&h("p",{class:"gp-do\
ubt gp-note",children:a("This is the path of the most probable tokens as the search had them. Greedy decoding may give another one: {processors} can act differe\
ntly on its logits.",{processors:l.join(", ")})}),d,!i&&e.finished&&Object.hasOwn(e.answers,"search")&&h("button",{type:"button",class:"gp-button gp-ask-greedy",
disabled:o,onClick:s,children:o?a("running …"):a("Run greedy decoding")})]})}function Yu({last:e,ended:t,left:n},r){if(n)return Yg(n,r);if(!e||e.given)return r.
isSampled?a("The path of the most probable tokens is not known yet."):a("The greedy path is not known yet.");let o=t?r.kept.findIndex(({node:l})=>l===e):-1,s={sum:U(
Ae(e)),score:U(r.kept.at(o)?.score,4)},i=o<0?F(e.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",s):F(e.length,"Its sum \
is {sum} after {count} token, its score {score}.","Its sum is {sum} after {count} tokens, its score {score}.",s);return[Vg(e,t,o,r),i,...Xg(e,t,o,r)].join(" ")}
function Vg({beam:e,index:t},n,r,{isSampled:o,log:s}){let i={text:o?a("The text of the most probable tokens"):a("The greedy text"),beam:(e.beam??0)+1,place:r+1,
token:t+1};return n?r>0?a("{text} has ended, and has rank {place}.",i):r===0?s.finished?a("{text} is the best output.",i):a("{text} is the best so far.",i):e.status===
"finished"?a("{text} ended at token {token} but is not kept: others are better.",i):a("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",i):a("{text} is still running, as beam {beam}.",i)}function Xg({sequence:e},t,n,{search:r,kept:o}){if(!t){let i=r.prompts[e].running.map(Ae);
return i.length?[a("The best beam has {sum}.",{sum:U(Math.max(...i))})]:[]}let s=o.at(0);return n===0||!s?[]:[F(s.node.length,"The best has a sum of {sum} after\
 {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",{sum:U(Ae(s.node)),score:U(s.score,4)})]}function Yg({
index:e,token:t,node:n,sum:r,considered:o,best:s,worst:i},{search:l,isSampled:c}){let d=l.prompts.some(({steps:f})=>(f[0]??[]).some(({beam:m})=>(m.group??null)!==
null)),u=Be([n?a("rank {rank} of {considered}",{rank:n.rank,considered:o}):a("not among the {considered} considered",{considered:o}),r!==null&&a("sum {sum}",{sum:U(
r)}),i!==null&&a("worst beam that went on {worst}, best {best}",{worst:U(i),best:U(s)})]),p=c?a("{where} left the path of the most probable tokens at token {pla\
ce}: {token} ({details})."):a("{where} left the greedy path at token {place}: {token} ({details}).");return na(p,{where:d?a("Group A"):a("The search"),place:String(
e+1),details:u,token:t?h(xe,{text:t.text,class:"gp-strong"}):a("a token that was not recorded")})}function Jg({found:e,log:t,search:n,number:r,kept:o}){let s=e.
tokens.map(([p])=>p),i=Ji(n.prompts[r],p=>s.at(p)),l=p=>p.reduce((f,m)=>f+(pe(m)??-1/0),0),c=o.length?ue(o[0].node).filter(p=>!p.given):[],d=!!ke(t).processors?.
length,u=l(c.map(({chosen:p})=>p.raw_logprob));return h("p",{class:"gp-exactly",children:[h("span",{children:[na(a("Run by the library, greedy decoding wrote {t\
ext}."),{text:h(xe,{text:vo(e.text,60),class:"gp-wrote"})})," ",Zg(s.length,l(e.tokens.map(([,,p])=>p)),d)," ",o.length>0&&`${Qg(c.length,u,d)} `,Yu(i,{log:t,search:n,
kept:o,isSampled:!1})]}),h("details",{children:[h("summary",{children:a("Its tokens and their log-probabilities")}),h("table",{children:h("tbody",{children:e.tokens.
map(([,p,f],m)=>h("tr",{children:[h("td",{children:m+1}),h("td",{children:h(xe,{text:p})}),h("td",{children:U(pe(f))})]},m))})})]})]})}function Zg(e,t,n){let r={
sum:U(t)};return n?F(e,"It has {count} token with a log-probability of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} befo\
re the processors.",r):F(e,"It has {count} token with a log-probability of {sum}.","It has {count} tokens with a log-probability of {sum}.",r)}function Qg(e,t,n){
let r={sum:U(t)};return n?F(e,"The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens wit\
h a log-probability of {sum} before the processors.",r):F(e,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} to\
kens with a log-probability of {sum}.",r)}var sa={};te(sa,{tip:()=>oa});var oa=e=>t=>{t&&Re(t,e)};var En=(e,t)=>e.lengthPenalty===t.lengthPenalty&&e.earlyStopping===t.earlyStopping,ia=e=>Mn.find(([t])=>t===e)?.[1]??String(e),Jt=e=>Ge(Number(e.toFixed(4)));function Ju(e){
let{rule:t,search:n}=e;return h("div",{class:"gp-stopping",children:[h("h3",{class:"gp-sub",children:a("Why it stopped")}),h("p",{class:"gp-stopped-by",children:sb(
e)}),h("div",{class:"gp-hypothesis-scroll",children:h("table",{class:"gp-rules","aria-label":a("Where each early_stopping stops"),children:[h("thead",{children:h(
"tr",{children:[h("th",{scope:"col",children:"early_stopping"}),h("th",{scope:"col",children:a("stops")}),h("th",{scope:"col",children:a("reason")}),h("th",{scope:"\
col",children:a("outputs")})]})}),h("tbody",{children:Mn.map(([r,o])=>{let s={lengthPenalty:t.lengthPenalty,earlyStopping:r},i=En(s,n.own);return h("tr",{class:i?
"gp-own-rule":"",children:[h("th",{scope:"row",children:i?a("{name} (this run)",{name:o}):o}),h(eb,{...e,name:o,rule:s})]},o)})})]})})]})}function eb({log:e,search:t,
number:n,by:r,rule:o,isOver:s,asked:i,ask:l,name:c}){let d=r(o),{pools:u}=d.prompts[n],p=u.every(({exact:j})=>j),f=p&&d.stop!==null,m=f?null:nb(o,e),w=!f&&!m&&e.
finished&&Object.hasOwn(e.answers,"search"),x=i!==null&&En(i,o),P=m?ob(m,e):f?rb(d,r(t.own),n,t):null;return h(Z,{children:[h("td",{children:[m?a("after step {s\
tep}",{step:m.steps}):lb(d,p,s)," ",w&&h("button",{type:"button",class:"gp-button gp-run-on","aria-label":a("Run the search with early_stopping {name}",{name:c}),
disabled:x,onClick:()=>l(o),children:x?a("running …"):a("Run the search")})]}),h("td",{children:m?a("found by a run"):Zu(u,t,o,e)}),h("td",{"data-name":`${a("\
outputs:")} `,children:P?h(tb,{...P}):"–"})]})}function tb({differ:e,all:t,best:n}){if(!e||!n)return a("the same");let r={differ:e,all:t,score:U(n.score,4)},o=t>
1?a("{differ} of {all} differ; the best, with score {score}:",r):a("another text, with score {score}:",r);return h(Z,{children:[o," ",h(xe,{text:vo(n.text,40),class:"\
gp-wrote"})]})}var nb=(e,t)=>t.searched.get(t.turn)?.find(n=>n.kind==="rule"&&En(n.rule,e))??null;function rb(e,t,n,{wanted:r}){let[o,s]=[e,t].map(({prompts:c})=>c[n].
kept.slice(0,r)),i=o.filter(({node:c},d)=>s.at(d)?.node!==c).length,l=o.at(0);return{differ:i,all:o.length,best:l?{text:_o(l.node),score:l.score}:null}}function ob({
outputs:e},t){let n=t.finished?.sequences.map(({token_ids:o})=>o.join(" "))??[];return{differ:e.filter(({token_ids:o},s)=>o.join(" ")!==n[s]).length,all:e.length,
best:e.at(0)??null}}function sb({log:e,search:t,number:n,by:r,isOver:o}){let s=r(t.own),{pools:i}=s.prompts[n],l=ia(t.own.earlyStopping);return(s.stop?a("This s\
earch stopped after step {step} by the rule of early_stopping {name}.",{step:s.stop.step,name:l}):o?a("The search was cut off. By the rule of early_stopping {na\
me} it would have gone on.",{name:l}):a("The search goes on by the rule of early_stopping {name}.",{name:l}))+(i.length>1?`
`:" ")+Zu(i,t,t.own,e)}var Zu=(e,t,n,r)=>e.map(o=>[...cb(o,e.length>1),ib(o,t,n,r)].join(" ")).join(`
`);function ib({stop:e,weighed:t},n,r,o){if(!t)return a("No step has been taken.");let{best:s,length:i,bound:l,worst:c}=t;if(e?.why==="criteria")return ab(n,e,o);
if(c===null)return F(n.size,"No text has ended.","Fewer than {count} texts have ended.");let d=r.earlyStopping==="never"&&r.lengthPenalty>0,u=`${U(s)} / ${i} ^ ${Jt(
r.lengthPenalty)} = ${U(l,4)}`,p={numbers:d?a("{formula} (at the longest possible length)",{formula:u}):u,worst:U(c,4)},{together:f}=n;if(!e)return f?a("The bes\
t running beam, {numbers}, is above the worst that is kept, {worst}.",p):a("The best continuation of the step, {numbers}, is above the worst that is kept, {wors\
t}.",p);if(e.why==="settled")return f?a("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",p):a("No \
continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",p);let m=F(n.size,"{count} text has ended\
, which is enough.","{count} texts have ended, which is enough.");if(!(l>c))return m;let w=f?a("Yet the best running beam, {numbers}, was above the worst of the\
m, {worst}.",p):a("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",p);return`${m} ${w}`}function ab({start:e,maxNew:t},{
step:n},r){if(n-e>=t)return F(e+t,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let o=r.finished?.sequences.
find(({stop_reason:s})=>!["eos","length","unfinished"].includes(s));return o?a("Every continuation met a stopping criterion ({reason}).",{reason:Ke(o.stop_reason)[0]}):
a("Every continuation met a stopping criterion.")}function lb({stop:e,prompts:t},n,r){return n?e?a("after step {step}",{step:e.step}):r?a("goes on past step {st\
ep}",{step:ho({prompts:t})}):a("not yet"):e?a("not exact: about step {step}",{step:e.step}):a("not exact")}function cb({group:e,stop:t},n){if(e===null)return[];
let r=Ie(e);return!n||!t?[a("Group {group}:",{group:r})]:[a("Group {group}, after step {step}:",{group:r,step:t.step})]}var ub={returned:"★",kept:"■",running:"●",out:"□"};function Qu({log:e,ranking:t}){let{entries:n,was:r}=t,o={moved:r!==null,group:n.some(({node:d})=>(d.beam.
group??null)!==null),words:n.some(({node:d})=>d.beam.progress)},s=n.map(({node:d})=>_o(d)),i=Du(s),l=Math.max(0,n.findIndex(({node:d})=>d===e.selected)),c=d=>{d.
key==="Escape"&&e.selectStep(null);let u={ArrowDown:1,ArrowUp:-1}[d.key];if(!u)return;d.preventDefault();let p=[...d.currentTarget.querySelectorAll(".gp-pick")];
p.at(Math.max(0,p.findIndex(f=>f===d.target)+u))?.focus()};return h("table",{class:"gp-hypothesis-table","aria-label":a("The texts, ranked"),children:[h(db,{ranking:t,
has:o}),h("tbody",{onKeyDown:c,children:n.map((d,u)=>h(pb,{log:e,ranking:t,entry:d,text:s[u],shared:i[u],isReachable:u===l,has:o},u))})]})}function db({ranking:{
best:e,rule:t,tally:n},has:r}){let o=l=>()=>e?a("the best: {words}.",{words:l(e)}):"",s=Jt(t.lengthPenalty),i=({node:l})=>F(l.length,"the log-probability of {co\
unt} token is {sum}","the log-probabilities of {count} tokens sum to {sum}",{sum:U(Ae(l))});return h("thead",{children:h("tr",{children:[h("th",{scope:"col",children:h(
oe,{id:"sequence-score",formula:"",unit:"",run:()=>we(n),meaning:a("★ is an output of the run. ■ is kept in the pool but is not an output. □ ended but is not ke\
pt: others are better, it came too late, or the search would have stopped before it. ● is still running: its score is what it would be if it ended now."),children:a(
"rank")})}),h("th",{scope:"col",class:"gp-moved-column",hidden:!r.moved,children:h(oe,{id:"sequence-score",formula:"",unit:"",meaning:a("The rank by the run’s o\
wn settings, and by how much it has changed."),children:a("own rank")})}),h("th",{scope:"col",class:"gp-group-column",hidden:!r.group,children:h(oe,{id:"diversi\
ty-penalty",formula:"",unit:"",meaning:a("The group that wrote it. Each group keeps its own best, so one group can drop a text with a better score than another \
group keeps."),children:a("group")})}),h("th",{scope:"col",children:a("text")}),h("th",{scope:"col",children:h(oe,{id:"cumulative-logprob",unit:"nats",run:o(i),
meaning:a("The sum of the log-probabilities of its tokens, in nats, as the search adds them up."),children:a("sum")})}),h("th",{scope:"col",children:h(oe,{id:"l\
ength",run:o(({node:l})=>F(l.length,"{count} token","{count} tokens")),meaning:a("Generated tokens, including the end-of-sequence token."),children:a("length")})}),
h("th",{scope:"col",children:h(oe,{id:"sequence-score",class:"gp-scored",run:o(({node:l,score:c})=>`${U(Ae(l))} / ${l.length}^${s} = ${U(c)}`),meaning:a("The su\
m divided by the length to the power of length_penalty. The highest scores are kept."),children:a("sum / length ^ {power}",{power:s})})}),h("th",{scope:"col",class:"\
gp-words-column",hidden:!r.words,children:h(oe,{id:"constraint",meaning:a("How many of the constraints the text contains."),children:a("constraints")})}),h("th",
{scope:"col",children:h(oe,{id:"ending",run:o(({node:l})=>a("at step {step}",{step:l.index+1})),meaning:a("The step at which it ended, and what ended it."),children:a(
"ended at")})})]})})}function pb({log:e,ranking:{was:t,search:n},entry:r,text:o,shared:s,isReachable:i,has:l}){let{node:c,score:d,place:u,state:p}=r,f=e.selected===
c,m=Ae(c),w=x=>Number.isFinite(x)?U(x):"−∞";return h("tr",{"data-state":p,children:[h("td",{children:[h("span",{class:"gp-sign","aria-hidden":"true",children:ub[p]}),
h("span",{children:Ku(r)})]}),h("td",{hidden:!l.moved,children:t&&Vu(u,t.get(c))}),h("td",{hidden:!l.group,children:l.group&&Ie(c.beam.group??0)}),h("td",{children:h(
hb,{text:o,shared:s,isPressed:f,tabIndex:i?0:-1,press:()=>e.selectStep(f?null:c)})}),h("td",{children:w(m)}),h("td",{children:c.length}),h("td",{children:w(d)}),
h("td",{hidden:!l.words,children:l.words&&fb(c,n)}),h("td",{children:p==="running"?"–":`${c.index+1}: ${Uu(c,e,n)}`})]})}function hb({text:e,shared:t,isPressed:n,
tabIndex:r,press:o}){let{head:s,tail:i,isCut:l}=Gu(e,t,n);return h("button",{ref:l?oa(()=>a("The whole text: {text}",{text:e})):null,"data-tip":l?"":void 0,type:"\
button",class:"gp-pick",tabIndex:r,"aria-pressed":n,"aria-label":X(e),onClick:o,children:[h(xe,{text:s,class:"gp-head-text"}),i!==""&&h(xe,{text:i,class:"gp-tai\
l-text"})]})}function fb(e,{constraints:t,promptIds:n}){let r=t.filter((s,i)=>Ot(s,e.beam.progress?.[i]??0,e,n)).length,o=a("{done} of {all}",{done:r,all:t.length});
return r===t.length?`✓ ${o}`:o}var ed=40;function mb({log:e,changes:t}){let[n,r]=ae({}),[o,s]=ae(0),[i,l]=ae(null),c=re(new Map),d=re(0),u=He(t);u.run&&(r({}),s(0),c.current=new Map),i&&(u.run||
u.searched)&&l(null),(u.run||u.steps||u.status||u.searched)&&(d.current+=1);let p=e.hideFrom!==null,f=Me(()=>p?null:gb(e,u.run?{}:n,u.run?0:o,c.current),[d.current,
n,o,p]);return h(Z,{children:[h("header",{class:"gp-head",children:[h("h2",{class:"gp-title",children:a("Hypotheses")}),f&&h("span",{class:"gp-note gp-counts",children:f.
tally}),h("div",{class:"gp-tools",children:e.prompts.length>1&&h("label",{class:"gp-of-prompts",children:h("select",{class:"gp-of-prompt","aria-label":a("Prompt"),
value:o,onChange:({currentTarget:m})=>s(Number(m.value)),children:e.prompts.map((m,w)=>h("option",{value:w,children:a("prompt {number}",{number:w+1})},w))})})})]}),
!f&&h("p",{class:"gp-note gp-untold",children:a("What the search found is hidden while you guess the next token.")}),f&&h("div",{class:"gp-found",children:[f.isKnown&&
h(kb,{found:f,ask:m=>r({...n,...m}),goBack:()=>r({})}),h("p",{class:"gp-formula","aria-live":f.isMoved?"polite":"off",children:yb(f)}),f.doubt&&h("p",{class:"gp\
-honest gp-note",children:f.doubt}),h("div",{class:"gp-hypothesis-scroll",children:h(Qu,{log:e,ranking:f})}),f.left>0&&h("p",{class:"gp-note gp-rest",children:F(
f.left,"and {count} more, with a lower score","and {count} more, with lower scores")}),f.isKnown&&h(Ju,{...f,log:e,asked:i==="greedy"?null:i,ask:m=>{l(m),e.ask(
{type:"search",kind:"rule",rule:m})}}),h(Xu,{log:e,search:f.search,number:f.number,kept:f.own.prompts[f.number].kept,isAsked:i==="greedy",ask:()=>{l("greedy"),e.
ask({type:"search",kind:"greedy"})}})]})]})}var td=Le(mb,e=>e.usesBeams);function gb(e,t,n,r){let o=_u(e),s=!!(e.finished??e.failed),i=w=>{let x=JSON.stringify(
w),P=r.get(x)??vu(o,w);return P.stop&&r.set(x,P),P},l=o.together!==null&&Su(o,i(o.own),!!e.finished),c=l?{...o.own,...t}:o.own,d=l?i(c):bb(o,e),u=l?i(o.own):d,p=l&&
!En(c,o.own),f=Tu(o,n,d,c,s),m=f.filter(({place:w})=>w!==null);return{search:o,number:n,rule:c,own:u,by:i,isKnown:l,isMoved:p,isOver:s,entries:f.slice(0,ed),left:f.
length-ed,was:p?new Map(u.prompts[n].kept.map(({node:w},x)=>[w,x])):null,best:m.at(0)??null,tally:wb(f,m.length),doubt:l?vb(d,u,n,o,c,s):_b(o)}}var bb=(e,t)=>({
stop:t.finished?{step:0,why:""}:null,prompts:e.prompts.map(({finished:n})=>({kept:n.map(r=>({node:r,score:r.beam.final_score??-1/0})),pools:[{group:null,stop:null,
lastStep:0,weighed:null,exact:!0}]}))});function wb(e,t){let n=e.filter(({state:o})=>o==="running").length,r=e.filter(({state:o})=>o==="returned").length;return[
a("{count} ended",{count:q(e.length-n)}),a("{count} kept",{count:q(t)}),...n?[a("{count} running",{count:q(n)})]:[],...r?[F(r,"{count} output","{count} outputs")]:
[]].join(", ")}function yb({best:e,rule:{lengthPenalty:t}}){if(!e)return a("No text is kept yet.");let{node:n,score:r}=e;return a("The best: score = sum / lengt\
h ^ length_penalty = {sum} / {length} ^ {power} = {score}",{sum:U(Ae(n)),length:n.length,power:Jt(t),score:U(r,4)})}function kb({found:{search:e,rule:t,isMoved:n},
ask:r,goBack:o}){let s=re(null),[i,l]=ae(null),c=i?.search===e.prompts?i.text:String(Number(t.lengthPenalty.toFixed(4))),d=({currentTarget:p})=>{l({text:p.value,
search:e.prompts}),Number.isFinite(p.valueAsNumber)&&r({lengthPenalty:p.valueAsNumber})},{own:u}=e;return h("div",{class:"gp-what-if",role:"group","aria-label":a(
"What if"),children:[h("span",{class:"gp-strong",children:a("What if")}),h("label",{class:"gp-asked",children:[h(oe,{id:"length-penalty",meaning:a("The score of\
 a text that has ended is the sum of its log-probabilities, divided by its length to this power. A change re-ranks the texts at once, without a new run, because\
 this setting does not decide which beams go on."),children:"length_penalty"}),h("input",{ref:s,class:"gp-slide",type:"range",min:"-2",max:"3",step:"0.05","aria\
-label":a("length_penalty, as a slider"),value:t.lengthPenalty,onInput:({currentTarget:p})=>r({lengthPenalty:Number(p.value)})}),h("input",{class:"gp-power",type:"\
number",step:"any","aria-label":"length_penalty",value:c,onInput:d,onBlur:()=>l(null)})]}),h("label",{class:"gp-asked",children:[h("span",{tabIndex:0,"data-tip":a(
'When the search stops. False: once the best running text, at its present length, is no better than the worst that is kept. True: as soon as enough texts have e\
nded. "never": only once no running text can become better, at any length.'),children:"early_stopping"}),h("select",{class:"gp-rule","aria-label":"early_stoppin\
g",value:JSON.stringify(t.earlyStopping),onChange:({currentTarget:p})=>r({earlyStopping:JSON.parse(p.value)}),children:Mn.map(([p,f])=>h("option",{value:JSON.stringify(
p),children:f},f))})]}),n&&h("button",{type:"button",class:"gp-button gp-own-again",onClick:()=>{o(),s.current?.focus()},children:a("Back to the run’s own: {pow\
er}, {early}",{power:Jt(u.lengthPenalty),early:ia(u.earlyStopping)})})]})}function _b(e){return e.prompts.every(({steps:t,given:n})=>t.length===n)?a("The search\
 has not begun: all tokens so far were given."):e.together===null?a("This decoding loop has its own rules: the texts are shown as they were recorded."):a("The r\
ecording does not follow the rules of this search, so what other settings would give cannot be computed.")}function vb(e,t,n,r,o,s){let i=Math.max(1,...r.prompts.
map(({steps:u})=>u.length-r.start)),l=i**o.lengthPenalty;if(!Number.isFinite(l)||l===0)return a("{length} ^ {power} is too large or too small for a floating-poi\
nt number: the search itself would fail.",{length:i,power:Jt(o.lengthPenalty)});let c=e.prompts[n].pools.filter(({exact:u})=>!u);if(c.length){let u=c.map(({group:p})=>Ie(
p??0)).join(", ");return F(c.length,"Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the div\
ersity penalty of group {groups}.","Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the dive\
rsity penalty of groups {groups}.",{groups:u})}if(En(o,r.own))return"";if(!e.stop){if(!s)return"";let u=ho(e);return r.together?a("With these settings the searc\
h would have gone on past step {step}, where the recording ends: this ranks what is known so far.",{step:u}):a("With these settings the search would have gone o\
n past step {step}, where the recording of a group ends: this ranks what is known so far.",{step:u})}let{step:d}=e.stop;return t.stop?d>=t.stop.step?"":a("With \
these settings the search would have stopped after step {step}, not {own}: what ended later does not count.",{step:d,own:t.stop.step}):a("With these settings th\
e search would have stopped after step {step}: what ended later does not count.",{step:d})}var ya={};te(ya,{addGroupPanes:()=>Cb,chooseUnit:()=>Eo,start:()=>wa});var la={};te(la,{canStandAlone:()=>aa});function aa(e){let t=E("button","gp-alone-button",null,{type:"button"});t.append(Sb()),e.append(t);let n=null;async function r(){let l=xb(e);e.classList.add("gp\
-alone");let c=new MutationObserver(()=>e.hidden&&o());if(c.observe(e,{attributeFilter:["hidden"]}),document.addEventListener("keydown",s,!0),n=()=>{n=null,c.disconnect(),
document.removeEventListener("keydown",s,!0),e.classList.remove("gp-alone"),e.popover&&e.removeAttribute("popover"),l.restore(),i()},i(),document.fullscreenEnabled)
try{await e.requestFullscreen();return}catch{}n&&(e.popover="manual",e.showPopover(),l.silence(),t.focus({preventScroll:!0}))}function o(){document.fullscreenElement===
e?document.exitFullscreen():n&&n(),t.focus({preventScroll:!0})}function s(l){l.key==="Escape"&&(l.preventDefault(),l.stopPropagation(),o())}function i(){let l=n?
a("Leave full screen"):a("Full screen");t.title=l,t.ariaLabel=e.ariaLabel?`${l}: ${e.ariaLabel}`:l,e.dispatchEvent(new Event("gp-alone"))}t.addEventListener("cl\
ick",()=>n?o():r()),e.addEventListener("fullscreenchange",({target:l})=>{l===e&&document.fullscreenElement!==e&&n&&n()}),i()}function xb(e){let t=[],n=[],r=[];for(let i=e.
parentElement;i;i=i.parentElement)r.push(i),(i.scrollTop||i.scrollLeft)&&t.push([i,i.scrollLeft,i.scrollTop]);let o=e.parentElement??e;o.style.minHeight=`${o.offsetHeight}\
px`;function s(){for(let[i,l,c]of t)i.scrollTo({left:l,top:c,behavior:"instant"})}return{silence(){for(let i of r)for(let l of i.children)!(l instanceof HTMLElement)||
l.contains(e)||l.inert||(l.inert=!0,n.push(l))},restore(){for(let i of n)i.inert=!1;o.style.minHeight="",s(),window.addEventListener("resize",s,{once:!0}),setTimeout(
()=>window.removeEventListener("resize",s),1e3)}}}function Sb(){let e=Q("svg"),t=Q("path");return e.setAttribute("viewBox","0 0 16 16"),e.setAttribute("aria-hid\
den","true"),t.setAttribute("d","M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"),e.append(t),e}var ua={};te(ua,{RunGroup:()=>cr});var Tb=["token_id","text","piece","logprob","raw_logprob","entropy"],ca=class extends Mt{constructor(n,r){super();this.group=n;this.number=r}group;number;changed(n){
super.changed(n),this.group&&this.group.entryChanged(this.number,n)}},cr=class extends qt{constructor(n){super(["run","steps","status","measured","found","lanes",
"pair","unit"]);this.name=n;this.clear(null)}name;lanes=null;turn;fresh=new Set;unit="bits";header;done;apart;found;charts;asking;pair;groups;entries;metrics;inNats;clear(n){
this.header=n,this.showMetrics(),this.done=this.apart=this.found=this.asking=null,this.charts={},this.pair=[0,1],this.fresh.clear(),this.groups=(n?.groups??[]).
map((r,o)=>({...r,number:o,entries:[],shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(n?.entries??[]).map(({group:r,seed:o},s)=>{let i=n?.kind===
"lanes"?Object.assign(new ca(this,s),{unit:this.unit}):null,l={number:s,group:r,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[r].entries.push(l),
l});for(let r of this.kinds)this.changed(r)}get running(){return!!(this.header&&!this.done)}feedRun(n,r){r!==this.turn&&(this.position=0),this.turn=r,this.feed(
n)}appendRun(n,r){return r!==this.turn&&this.feed(""),this.turn=r,this.append(n)}lose(){this.running&&this.read({type:"Done",stopped:!0})}read(n){if(!Mb(n.type))
throw new Error("unknown line "+n.type);nd[n.type](this,n)}entryChanged(n,r){this.fresh.add(n),this.changed(r==="status"?"status":"steps")}takeChanges(){return this.
changes.entries=this.fresh,this.fresh=new Set,super.takeChanges()}subscribe(n,r,o=!1){let s=i=>i.run||!i.entries;super.subscribe(n,i=>r(s(i)?{...i,entries:new Set(
this.entries.keys())}:i),o)}setPair(n,r){this.pair=[n,r],this.changed("pair")}shownOf(n){let{entries:r,shown:o}=this.groups[n];return r[o]}showEntry(n,r){this.groups[n].
shown=r,this.changed("pair")}setLanes(n){this.lanes=n,this.changed("lanes")}setAsking(n,r){this.asking={question:n,titles:r};for(let o of["steps","status","meas\
ured","found"])this.changed(o)}answered(n){return this.found?.question===n&&(!this.asking||this.asking.question===n)}setUnit(n){this.unit=n,this.showMetrics(),this.
groups.forEach(r=>this.showMeasured(r));for(let{log:r}of this.entries)r&&(r.unit=n);for(let r of["unit","measured"])this.changed(r)}showMetrics(){let n=this.header?.
metrics??[];this.metrics=n.map(r=>r.unit==="nats"?{...r,unit:this.unit}:r),this.inNats=new Set(n.filter(({unit:r})=>r==="nats").map(({name:r})=>r))}showMeasured(n){
let r=(i,l)=>l!==null&&this.inNats.has(i)&&Number.isFinite(l)?$e(l,this.unit):l,{values:o,each:s}=n.told;n.values=Object.fromEntries(Object.entries(o).map(([i,l])=>[
i,r(i,l)])),n.each=Object.fromEntries(Object.entries(s).map(([i,l])=>[i,l.map(c=>r(i,c))]))}},nd={Comparison(e,t){e.clear(t)},Of(e,{entry:t,event:n}){e.entries[t].
log?.read(n)},Begun(e,{entry:t,apart:n}){e.apart=n??null,e.entries[t].begun=!0,e.entryChanged(t,"status")},Tokens(e,{entry:t,tokens:n}){for(let r of n){let o=Object.
fromEntries(Tb.map((s,i)=>[s,r[i]]));e.entries[t].tokens.push(o)}e.entryChanged(t,"steps")},Ended(e,{entry:t,text:n,stop_reason:r,failed:o}){e.entries[t].ended=
{text:n,stop_reason:r,failed:o},e.entryChanged(t,"status")},Measured(e,{group:t,values:n,each:r}){e.groups[t].told={values:n,each:r??{}},e.showMeasured(e.groups[t]),
e.changed("measured")},Found(e,{values:t,charts:n}){e.found=t,e.charts=n??{},e.changed("found")},Served(e,{way:t,steps:n,tokens:r,settings:o,requests:s,...i}){t===
0&&o&&(e.found={...i,requests:s,tokens:[],ways:[]});let l=e.found;o&&(l.ways[t]={settings:o,steps:[]}),l.ways[t].steps.push(...n),l.tokens.push(...r??[]),e.changed(
"found")},Done(e,{stopped:t,overtaken:n}){e.done={stopped:t,...n&&{overtaken:n}},e.changed("status")}},Mb=e=>Object.hasOwn(nd,e);var pa={};te(pa,{linkTermsIn:()=>da,withTermLinks:()=>Ln});var Eb=/(“[^”]*”|„[^“]*“|«[^»]*»)/,Lb="(?:s|es|e|n|en|x)?",Rb=new Set(["token","step","prompt","draft","kept","ending","time","length","speed","b\
its","sample","memory","context","queue","decode","starved"]),xo=null;function Nb(){if(xo)return xo;let e=new Map;for(let n of bn){if(Rb.has(n))continue;let[r]=Wt(
n).name.split(" (");e.has(r.toLowerCase())||e.set(r.toLowerCase(),n)}let t=[...e.keys()].sort((n,r)=>r.length-n.length).map(n=>n.replace(/[.*+?^${}()|[\]\\]/g,"\
\\$&"));return xo={pattern:new RegExp(`(?<![\\p{L}\\p{N}_-])(${t.join("|")})${Lb}(?![\\p{L}\\p{N}_-])`,"giu"),ids:e},xo}function Ln(e,t=new Set){let{pattern:n,ids:r}=Nb();
return e.split(Eb).flatMap((o,s)=>{if(s%2)return[o];let i=[],l=0;for(let c of o.matchAll(n)){let d=r.get(c[1].toLowerCase());d===void 0||t.has(d)||(t.add(d),i.push(
o.slice(l,c.index),E("a","gp-term-link",c[0],{href:Jn(d)})),l=c.index+c[0].length)}return[...i,o.slice(l)]})}function da(e){for(let t of e.querySelectorAll("p.g\
p-note")){let[n]=t.childNodes;t.childNodes.length===1&&n.nodeType===Node.TEXT_NODE&&n.nodeValue?.trim()&&t.replaceChildren(...Ln(n.nodeValue))}}var sd={},So=null,fa=new Map,ma=new Map,ga="bits";function To(e){let t=fa.get(e)??Object.assign(new Mt,{unit:ga});return fa.set(e,t),t}function Mo(e){let t=ma.get(
e)??Object.assign(new cr(e),{unit:ga});return ma.set(e,t),t}function Eo(e){ga=e;for(let t of[...fa.values(),...ma.values()])t.setUnit(e)}function Ob(e,t,{log:n="\
main"}={}){let r=To(n),o=id(e,t);ld(e,o,r,"run",s=>{let i=sd[e]?.(s,r);return!i||!Wb.has(e)?i:jb(s,r,i,e)})}function Pb(e,t,{group:n}){let r=Mo(n),o=id(e,t),s=Hb.
has(e)?"text":qb.has(e)?"model":"runs",i=()=>ld(e,o,r,s,c=>So?.[e]?.(c,r));if(So)return i();let l=o.querySelector(".gp-pane");l&&Fr(l),ba.push({drawNow:i,failed:()=>Bb(
o)}),r.subscribe(o,()=>{!So&&(r.header||r.found||r.lanes)&&Ab()})}var id=(e,t)=>t.querySelector(`[data-pane="${e}"]`)??t,ba=[],ha=!1;function Ab(){if(ha||!window.
GenerationPlaygroundComparisons)return;ha=!0;let e=document.createElement("script");e.src=window.GenerationPlaygroundComparisons,e.onerror=()=>{ha=!1;for(let{failed:t}of ba)
t()},document.head.append(e)}function Cb(e){So=e;for(let t of document.querySelectorAll(".gp-not-loaded"))t.remove();ba.splice(0).forEach(({drawNow:t})=>ad(t))}
function Bb(e){e.querySelector(":scope > .gp-not-loaded")||e.append(E("p","gp-note gp-not-loaded",a("This part of the page could not be loaded. Reload the page.")))}
function ad(e){try{e()}catch(t){console.error("Generation Playground:",t)}}function ld(e,t,n,r,o){let s=t.querySelector(".gp-pane");if(!s)return rd(e);Fr(s),da(
s);let i=pi(s,r);cd.push(t),Ib.has(e)||aa(s);let l=o(s);if(!l)return rd(e);n.subscribe(s,c=>{l(c),i()},!$b.has(e)),ud()}function rd(e){console.error(`Generation\
 Playground: there is no pane “${e}” here.`)}var cd=[],od=null;function ud(){let e=Xr();if(e===od)return;let t=cd.find(r=>r.getClientRects().length&&r.isConnected);
if(e!==null&&!t||(od=e,e===null||!t))return;let n=t.querySelector(":scope > .gp-glossary-place");if(!n){let r=n=E("div","gp-pane gp-glossary-place");r.addEventListener(
"click",o=>Zn(o,r)),t.append(r)}bt(n,e)}var $b=new Set(["branches"]),Ib=new Set(["numbers","check","token","progress","arrival"]),Hb=new Set(["detection","mista\
kes","attack","strengths"]),qb=new Set(["shelf","estimate","opened"]),Wb=new Set(["tokens","spoken","word_times","token","candidates","processors","curve","in_w\
ords","logit_lens","cross_attention","check","quiz"]),Fb=new Set(["processors","logit_lens","cross_attention","check","quiz"]);function jb(e,t,n,r){let o=mn(t.kinds),
s=!1;return i=>{if(t.denoises||t.isFromElsewhere&&Fb.has(r)){s=e.hidden=!0;return}s&&(e.hidden=!1),n(s?o:i),s=!1}}function zb(e,t,n){To(e).feedRun(t||"",n)}function Db(e,t,n){
return To(e).appendRun(t,n)}function Gb(e,t,n){return Mo(e).appendRun(t,n)}function Ub(e,t,n){Mo(e).feedRun(t||"",n)}function wa(e){sd=e;let t={mount:Ob,feed:zb,
append:Db,appendGroup:Gb,chooseUnit:Eo,log:To,RunLog:Mt,mountGroup:Pb,feedGroup:Ub,group:Mo};window.GenerationPlayground=t;let n=window.GenerationPlaygroundQueue,
r=o=>ad(()=>o(t));window.GenerationPlaygroundQueue={push:r},n?.forEach?.(r),window.addEventListener("hashchange",ud)}function pd(e,t,{stepUnder:n,hover:r,leave:o}){e.addEventListener("pointermove",s=>{let i=n(s);i&&(s.buttons===1?t.selectStep(i):r(i))}),e.addEventListener("poi\
nterleave",o),e.addEventListener("click",s=>{let i=n(s);i&&t.selectStep(i)}),ka(e,t)}var dd={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,
Home:-1/0,End:1/0};function ka(e,t){e.addEventListener("keydown",n=>{n.key==="Escape"&&t.selectStep(null),Object.hasOwn(dd,n.key)&&(n.preventDefault(),t.walk(dd[n.
key]))})}function Lo(e,t,n,r,o=0){t&&(e.setAttribute("aria-valuenow",String(t.isPrompt?t.index-o:t.index+1)),e.setAttribute("aria-valuemin",String(1-o)),e.setAttribute(
"aria-valuemax",String(n))),e.setAttribute("aria-valuetext",r)}var Kb=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),hd=e=>ve(Kb.format(e)),_a={information:{unit:!0,write:hd,fromZero:!0},sum:{
unit:!0,write:hd},share:{title:()=>a("probability"),write:G,fromZero:!0,share:!0},count:{title:()=>a("tokens kept"),write:q,log:!0},rank:{title:()=>a("rank"),write:q,
log:!0,reversed:!0}},va=[["kept","solid"],["chosen","dash"],["accepted","dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3p\
x,2px,3px"],["focus","2px,7px"]].map(([e,t])=>({role:e,dash:t})),Vb=()=>({information:{name:a("surprisal and entropy"),axis:"information",about:a("Surprisal tel\
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
l found each looked-up token at each place, before the processors."),of:e=>Y(e.raw_logprob)},after:{name:a("looked up: probability after"),axis:"share",about:a(
"How probable each looked-up token was in the draw at each place, after the processors: 0% where they removed it."),of:e=>Y(e.logprob)},rank:{name:a("looked up:\
 rank"),axis:"rank",about:a("The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is at the top."),of:e=>e.raw_rank||null}}),
Xb=()=>({information:{name:a("surprisal"),axis:"information",about:a("How unexpected each token was, from the log-probabilities that the server gave."),series:[
{name:a("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:a("How unexpected the chosen token was: minus the logarithm of its probability."),value:e=>qe(
e).surprisal}]},cumulative:{name:a("cumulative log-probability"),axis:"sum",about:a("The logarithm of the probability of the whole text up to each token: steep \
where the text is unlikely. The prompt is added up separately."),series:[{name:a("as reported"),term:"cumulative-logprob",role:"surprisal",dash:"solid",sum:!0,tip:a(
"Added up from the log-probabilities that the server gave."),value:e=>e.chosen.raw_logprob}]}}),xa=(e=!1)=>e?Xb():Vb();var Yb={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},Jb=8*Math.LN2,ur=e=>Yb[e]??e.replaceAll("px","").replaceAll(","," ");function md({
series:e,of:t},n){return e||[...n].slice(-va.length).map(([r,o],s)=>({...va[s],name:o,term:"probability",tip:a("The looked-up token {token}, id {id}.",{token:X(
o),id:r}),value:i=>{let l=(i.watched||[]).find(({token_id:c})=>c===r);return l?t(l):null}}))}function gd({curve:e,series:t,steps:n,prompt:r,current:o,unit:s,factor:i}){
let l=_a[e.axis],c=r.length,d=x=>x.index+1-(x.isPrompt?c+1:0),u=l.unit?i:1,p=(x,P,j)=>{let L=Qb(x,P,u),H=C=>a("{token} {series}: {value}",{token:X(P[C].chosen.text),
series:x.name,value:`${l.write(L[C])}${l.unit?` ${a(s)}`:""}`});return{name:x.name,role:x.role,dash:x.dash,isPrompt:j,x:P.map(d),y:L,words:H}},[f,m]=[c?t.map(x=>p(
x,r,!0)):[],t.map(x=>p(x,n,!1))],w=l===_a.information?Zb(fd(f),fd(m),Jb*i):null;return{label:a("{curve} along the text",{curve:e.name}),lines:t.flatMap((x,P)=>[
...c?[f[P]]:[],m[P]]),before:c,here:o&&d(o),note:w?a("prompt: up to {value}",{value:`${l.write(w.highest)} ${a(s)}`}):"",x:{title:a("token"),range:[.5-c,Math.max(
10,n.length)+.5]},y:{title:l.unit?a(s):l.title(),kind:l,range:w?[0,w.end]:null}}}function Zb(e,t,n){let r=Math.max(t*1.08,n);return t&&e>1.5*r?{end:r,highest:e}:
null}var fd=e=>e.reduce((t,{y:n})=>n.reduce((r,o)=>Math.max(r,o??0),t),0);function Qb(e,t,n){let r=0;return t.map(o=>{let s=pe(e.value(o));return e.sum?(r=r===null||
s===null?null:r+s,r===null?null:r*n):s===null?null:s*n})}function dr(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function ew(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function bd(e){let t,n,
r;e.length!==2?(t=dr,n=(l,c)=>dr(e(l),c),r=(l,c)=>e(l)-c):(t=e===dr||e===ew?e:tw,n=e,r=e);function o(l,c,d=0,u=l.length){if(d<u){if(t(c,c)!==0)return u;do{let p=d+
u>>>1;n(l[p],c)<0?d=p+1:u=p}while(d<u)}return d}function s(l,c,d=0,u=l.length){if(d<u){if(t(c,c)!==0)return u;do{let p=d+u>>>1;n(l[p],c)<=0?d=p+1:u=p}while(d<u)}
return d}function i(l,c,d=0,u=l.length){let p=o(l,c,d,u-1);return p>d&&r(l[p-1],c)>-r(l[p],c)?p-1:p}return{left:o,center:i,right:s}}function tw(){return 0}function nw(e){
return e===null?NaN:+e}var wd=bd(dr),yd=wd.right,JS=wd.left,ZS=bd(nw).center;var QS=kd(_d),eT=kd(rw);function kd(e){return function(t,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid\
 ry");let{data:o,width:s,height:i}=t;if(!((s=Math.floor(s))>=0))throw new RangeError("invalid width");if(!((i=Math.floor(i!==void 0?i:o.length/s))>=0))throw new RangeError(
"invalid height");if(!s||!i||!n&&!r)return t;let l=n&&e(n),c=r&&e(r),d=o.slice();return l&&c?(Rn(l,d,o,s,i),Rn(l,o,d,s,i),Rn(l,d,o,s,i),Nn(c,o,d,s,i),Nn(c,d,o,s,
i),Nn(c,o,d,s,i)):l?(Rn(l,o,d,s,i),Rn(l,d,o,s,i),Rn(l,o,d,s,i)):c&&(Nn(c,o,d,s,i),Nn(c,d,o,s,i),Nn(c,o,d,s,i)),t}}function Rn(e,t,n,r,o){for(let s=0,i=r*o;s<i;)
e(t,n,s,s+=r,1)}function Nn(e,t,n,r,o){for(let s=0,i=r*o;s<r;++s)e(t,n,s,s+i,r)}function rw(e){let t=_d(e);return(n,r,o,s,i)=>{o<<=2,s<<=2,i<<=2,t(n,r,o+0,s+0,i),
t(n,r,o+1,s+1,i),t(n,r,o+2,s+2,i),t(n,r,o+3,s+3,i)}}function _d(e){let t=Math.floor(e);if(t===e)return ow(e);let n=e-t,r=2*e+1;return(o,s,i,l,c)=>{if(!((l-=c)>=
i))return;let d=t*s[i],u=c*t,p=u+c;for(let f=i,m=i+u;f<m;f+=c)d+=s[Math.min(l,f)];for(let f=i,m=l;f<=m;f+=c)d+=s[Math.min(l,f+u)],o[f]=(d+n*(s[Math.max(i,f-p)]+
s[Math.min(l,f+p)]))/r,d-=s[Math.max(i,f-u)]}}function ow(e){let t=2*e+1;return(n,r,o,s,i)=>{if(!((s-=i)>=o))return;let l=e*r[o],c=i*e;for(let d=o,u=o+c;d<u;d+=
i)l+=r[Math.min(s,d)];for(let d=o,u=s;d<=u;d+=i)l+=r[Math.min(s,d+c)],n[d]=l/t,l-=r[Math.max(o,d-c)]}}var sw=Array.prototype,tT=sw.slice;var iw=Math.sqrt(50),aw=Math.sqrt(10),lw=Math.sqrt(2);function Ro(e,t,n){let r=(t-e)/Math.max(0,n),o=Math.floor(Math.log10(r)),s=r/Math.pow(10,o),i=s>=iw?10:s>=
aw?5:s>=lw?2:1,l,c,d;return o<0?(d=Math.pow(10,-o)/i,l=Math.round(e*d),c=Math.round(t*d),l/d<e&&++l,c/d>t&&--c,d=-d):(d=Math.pow(10,o)*i,l=Math.round(e/d),c=Math.
round(t/d),l*d<e&&++l,c*d>t&&--c),c<l&&.5<=n&&n<2?Ro(e,t,n*2):[l,c,d]}function Oo(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let r=t<e,[o,s,i]=r?
Ro(t,e,n):Ro(e,t,n);if(!(s>=o))return[];let l=s-o+1,c=new Array(l);if(r)if(i<0)for(let d=0;d<l;++d)c[d]=(s-d)/-i;else for(let d=0;d<l;++d)c[d]=(s-d)*i;else if(i<
0)for(let d=0;d<l;++d)c[d]=(o+d)/-i;else for(let d=0;d<l;++d)c[d]=(o+d)*i;return c}function No(e,t,n){return t=+t,e=+e,n=+n,Ro(e,t,n)[2]}function vd(e,t,n){t=+t,
e=+e,n=+n;let r=t<e,o=r?No(t,e,n):No(e,t,n);return(r?-1:1)*(o<0?1/-o:o)}var nT=cw(Math.random);function cw(e){return function(n,r=0,o=n.length){let s=o-(r=+r);for(;s;){let i=e()*s--|0,l=n[s+r];n[s+r]=n[i+r],n[i+r]=l}return n}}function Cn(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function fr(e,t){var n=Object.create(e.prototype);for(var r in t)n[r]=t[r];return n}function Pt(){}
var tn=.7,An=1/tn,On="\\s*([+-]?\\d+)\\s*",pr="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",it="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",uw=/^#([0-9a-f]{3,8})$/,
dw=new RegExp(`^rgb\\(${On},${On},${On}\\)$`),pw=new RegExp(`^rgb\\(${it},${it},${it}\\)$`),hw=new RegExp(`^rgba\\(${On},${On},${On},${pr}\\)$`),fw=new RegExp(`\
^rgba\\(${it},${it},${it},${pr}\\)$`),mw=new RegExp(`^hsl\\(${pr},${it},${it}\\)$`),gw=new RegExp(`^hsla\\(${pr},${it},${it},${pr}\\)$`),xd={aliceblue:15792383,
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
Cn(Pt,Bn,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:Sd,formatHex:Sd,formatHex8:bw,formatHsl:ww,
formatRgb:Td,toString:Td});function Sd(){return this.rgb().formatHex()}function bw(){return this.rgb().formatHex8()}function ww(){return Cd(this).formatHsl()}function Td(){
return this.rgb().formatRgb()}function Bn(e){var t,n;return e=(e+"").trim().toLowerCase(),(t=uw.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?Md(t):n===3?new Ne(
t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?Po(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?Po(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&
15)<<4|t&15)/255):null):(t=dw.exec(e))?new Ne(t[1],t[2],t[3],1):(t=pw.exec(e))?new Ne(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=hw.exec(e))?Po(t[1],t[2],t[3],
t[4]):(t=fw.exec(e))?Po(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=mw.exec(e))?Rd(t[1],t[2]/100,t[3]/100,1):(t=gw.exec(e))?Rd(t[1],t[2]/100,t[3]/100,t[4]):
xd.hasOwnProperty(e)?Md(xd[e]):e==="transparent"?new Ne(NaN,NaN,NaN,0):null}function Md(e){return new Ne(e>>16&255,e>>8&255,e&255,1)}function Po(e,t,n,r){return r<=
0&&(e=t=n=NaN),new Ne(e,t,n,r)}function Ra(e){return e instanceof Pt||(e=Bn(e)),e?(e=e.rgb(),new Ne(e.r,e.g,e.b,e.opacity)):new Ne}function mr(e,t,n,r){return arguments.
length===1?Ra(e):new Ne(e,t,n,r??1)}function Ne(e,t,n,r){this.r=+e,this.g=+t,this.b=+n,this.opacity=+r}Cn(Ne,mr,fr(Pt,{brighter(e){return e=e==null?An:Math.pow(
An,e),new Ne(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?tn:Math.pow(tn,e),new Ne(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},
clamp(){return new Ne(Qt(this.r),Qt(this.g),Qt(this.b),Co(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&
this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:Ed,formatHex:Ed,formatHex8:yw,formatRgb:Ld,toString:Ld}));function Ed(){return`#${Zt(this.r)}${Zt(this.g)}${Zt(
this.b)}`}function yw(){return`#${Zt(this.r)}${Zt(this.g)}${Zt(this.b)}${Zt((isNaN(this.opacity)?1:this.opacity)*255)}`}function Ld(){let e=Co(this.opacity);return`${e===
1?"rgb(":"rgba("}${Qt(this.r)}, ${Qt(this.g)}, ${Qt(this.b)}${e===1?")":`, ${e})`}`}function Co(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function Qt(e){return Math.
max(0,Math.min(255,Math.round(e)||0))}function Zt(e){return e=Qt(e),(e<16?"0":"")+e.toString(16)}function Rd(e,t,n,r){return r<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=
0&&(e=NaN),new Qe(e,t,n,r)}function Cd(e){if(e instanceof Qe)return new Qe(e.h,e.s,e.l,e.opacity);if(e instanceof Pt||(e=Bn(e)),!e)return new Qe;if(e instanceof
Qe)return e;e=e.rgb();var t=e.r/255,n=e.g/255,r=e.b/255,o=Math.min(t,n,r),s=Math.max(t,n,r),i=NaN,l=s-o,c=(s+o)/2;return l?(t===s?i=(n-r)/l+(n<r)*6:n===s?i=(r-t)/
l+2:i=(t-n)/l+4,l/=c<.5?s+o:2-s-o,i*=60):l=c>0&&c<1?0:i,new Qe(i,l,c,e.opacity)}function $o(e,t,n,r){return arguments.length===1?Cd(e):new Qe(e,t,n,r??1)}function Qe(e,t,n,r){
this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}Cn(Qe,$o,fr(Pt,{brighter(e){return e=e==null?An:Math.pow(An,e),new Qe(this.h,this.s,this.l*e,this.opacity)},darker(e){
return e=e==null?tn:Math.pow(tn,e),new Qe(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.
l,r=n+(n<.5?n:1-n)*t,o=2*n-r;return new Ne(Sa(e>=240?e-240:e+120,o,r),Sa(e,o,r),Sa(e<120?e+240:e-120,o,r),this.opacity)},clamp(){return new Qe(Nd(this.h),Ao(this.
s),Ao(this.l),Co(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){
let e=Co(this.opacity);return`${e===1?"hsl(":"hsla("}${Nd(this.h)}, ${Ao(this.s)*100}%, ${Ao(this.l)*100}%${e===1?")":`, ${e})`}`}}));function Nd(e){return e=(e||
0)%360,e<0?e+360:e}function Ao(e){return Math.max(0,Math.min(1,e||0))}function Sa(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}var Bd=Math.
PI/180,$d=180/Math.PI,Bo=18,Id=.96422,Hd=1,qd=.82521,Wd=4/29,Pn=6/29,Fd=3*Pn*Pn,kw=Pn*Pn*Pn;function jd(e){if(e instanceof at)return new at(e.l,e.a,e.b,e.opacity);
if(e instanceof kt)return Dd(e);e instanceof Ne||(e=Ra(e));var t=La(e.r),n=La(e.g),r=La(e.b),o=Ta((.2225045*t+.7168786*n+.0606169*r)/Hd),s,i;return t===n&&n===r?
s=i=o:(s=Ta((.4360747*t+.3850649*n+.1430804*r)/Id),i=Ta((.0139322*t+.0971045*n+.7141733*r)/qd)),new at(116*o-16,500*(s-o),200*(o-i),e.opacity)}function zd(e,t,n,r){return arguments.length===1?jd(e):new at(e,t,n,r??1)}function at(e,t,n,r){this.l=+e,this.a=+t,this.b=+n,this.opacity=+r}Cn(at,zd,fr(Pt,{brighter(e){
return new at(this.l+Bo*(e??1),this.a,this.b,this.opacity)},darker(e){return new at(this.l-Bo*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(
this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=Id*Ma(t),e=Hd*Ma(e),n=qd*Ma(n),new Ne(Ea(3.1338561*t-1.6168667*e-.4906146*n),Ea(-.9787684*t+1.9161415*
e+.033454*n),Ea(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function Ta(e){return e>kw?Math.pow(e,1/3):e/Fd+Wd}function Ma(e){return e>Pn?e*e*e:Fd*(e-Wd)}
function Ea(e){return 255*(e<=.0031308?12.92*e:1.055*Math.pow(e,1/2.4)-.055)}function La(e){return(e/=255)<=.04045?e/12.92:Math.pow((e+.055)/1.055,2.4)}function _w(e){
if(e instanceof kt)return new kt(e.h,e.c,e.l,e.opacity);if(e instanceof at||(e=jd(e)),e.a===0&&e.b===0)return new kt(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.
atan2(e.b,e.a)*$d;return new kt(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function Io(e,t,n,r){return arguments.length===1?_w(e):new kt(e,t,n,r??1)}function kt(e,t,n,r){this.h=+e,this.c=+t,this.l=+n,this.opacity=+r}function Dd(e){if(isNaN(
e.h))return new at(e.l,0,0,e.opacity);var t=e.h*Bd;return new at(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}Cn(kt,Io,fr(Pt,{brighter(e){return new kt(this.h,
this.c,this.l+Bo*(e??1),this.opacity)},darker(e){return new kt(this.h,this.c,this.l-Bo*(e??1),this.opacity)},rgb(){return Dd(this).rgb()}}));var Gd=-.14861,Na=1.78277,
Oa=-.29227,Ho=-.90649,hr=1.97294,Od=hr*Ho,Pd=hr*Na,Ad=Na*Oa-Ho*Gd;function vw(e){if(e instanceof en)return new en(e.h,e.s,e.l,e.opacity);e instanceof Ne||(e=Ra(
e));var t=e.r/255,n=e.g/255,r=e.b/255,o=(Ad*r+Od*t-Pd*n)/(Ad+Od-Pd),s=r-o,i=(hr*(n-o)-Oa*s)/Ho,l=Math.sqrt(i*i+s*s)/(hr*o*(1-o)),c=l?Math.atan2(i,s)*$d-120:NaN;
return new en(c<0?c+360:c,l,o,e.opacity)}function qo(e,t,n,r){return arguments.length===1?vw(e):new en(e,t,n,r??1)}function en(e,t,n,r){this.h=+e,this.s=+t,this.
l=+n,this.opacity=+r}Cn(en,qo,fr(Pt,{brighter(e){return e=e==null?An:Math.pow(An,e),new en(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?tn:Math.
pow(tn,e),new en(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*Bd,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),r=Math.cos(e),o=Math.
sin(e);return new Ne(255*(t+n*(Gd*r+Na*o)),255*(t+n*(Oa*r+Ho*o)),255*(t+n*(hr*r)),this.opacity)}}));function Xd(e,t,n,r,o){var s=e*e,i=s*e;return((1-3*e+3*s-i)*t+(4-6*s+3*i)*n+(1+3*e+3*s-3*i)*r+i*o)/6}function xw(e){var t=e.length-1;return function(n){var r=n<=
0?n=0:n>=1?(n=1,t-1):Math.floor(n*t),o=e[r],s=e[r+1],i=r>0?e[r-1]:2*o-s,l=r<t-1?e[r+2]:2*s-o;return Xd((n-r/t)*t,i,o,s,l)}}function Sw(e){var t=e.length;return function(n){
var r=Math.floor(((n%=1)<0?++n:n)*t),o=e[(r+t-1)%t],s=e[r%t],i=e[(r+1)%t],l=e[(r+2)%t];return Xd((n-r/t)*t,o,s,i,l)}}var Fo=e=>()=>e;function Yd(e,t){return function(n){
return e+n*t}}function Tw(e,t,n){return e=Math.pow(e,n),t=Math.pow(t,n)-e,n=1/n,function(r){return Math.pow(e+r*t,n)}}function Ba(e,t){var n=t-e;return n?Yd(e,n>
180||n<-180?n-360*Math.round(n/360):n):Fo(isNaN(e)?t:e)}function Mw(e){return(e=+e)==1?We:function(t,n){return n-t?Tw(t,n,e):Fo(isNaN(t)?n:t)}}function We(e,t){
var n=t-e;return n?Yd(e,n):Fo(isNaN(e)?t:e)}var Ud=(function e(t){var n=Mw(t);function r(o,s){var i=n((o=mr(o)).r,(s=mr(s)).r),l=n(o.g,s.g),c=n(o.b,s.b),d=We(o.
opacity,s.opacity);return function(u){return o.r=i(u),o.g=l(u),o.b=c(u),o.opacity=d(u),o+""}}return r.gamma=e,r})(1);function Jd(e){return function(t){var n=t.length,
r=new Array(n),o=new Array(n),s=new Array(n),i,l;for(i=0;i<n;++i)l=mr(t[i]),r[i]=l.r||0,o[i]=l.g||0,s[i]=l.b||0;return r=e(r),o=e(o),s=e(s),l.opacity=1,function(c){
return l.r=r(c),l.g=o(c),l.b=s(c),l+""}}}var iT=Jd(xw),aT=Jd(Sw);function Ew(e,t){t||(t=[]);var n=e?Math.min(t.length,e.length):0,r=t.slice(),o;return function(s){
for(o=0;o<n;++o)r[o]=e[o]*(1-s)+t[o]*s;return r}}function Lw(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function Rw(e,t){var n=t?t.length:0,r=e?Math.min(n,e.length):0,o=new Array(r),s=new Array(n),i;for(i=0;i<r;++i)o[i]=jo(e[i],t[i]);for(;i<n;++i)s[i]=t[i];return function(l){
for(i=0;i<r;++i)s[i]=o[i](l);return s}}function Nw(e,t){var n=new Date;return e=+e,t=+t,function(r){return n.setTime(e*(1-r)+t*r),n}}function et(e,t){return e=+e,
t=+t,function(n){return e*(1-n)+t*n}}function Ow(e,t){var n={},r={},o;(e===null||typeof e!="object")&&(e={}),(t===null||typeof t!="object")&&(t={});for(o in t)o in
e?n[o]=jo(e[o],t[o]):r[o]=t[o];return function(s){for(o in n)r[o]=n[o](s);return r}}var Aa=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,Pa=new RegExp(Aa.source,
"g");function Pw(e){return function(){return e}}function Aw(e){return function(t){return e(t)+""}}function Cw(e,t){var n=Aa.lastIndex=Pa.lastIndex=0,r,o,s,i=-1,
l=[],c=[];for(e=e+"",t=t+"";(r=Aa.exec(e))&&(o=Pa.exec(t));)(s=o.index)>n&&(s=t.slice(n,s),l[i]?l[i]+=s:l[++i]=s),(r=r[0])===(o=o[0])?l[i]?l[i]+=o:l[++i]=o:(l[++i]=
null,c.push({i,x:et(r,o)})),n=Pa.lastIndex;return n<t.length&&(s=t.slice(n),l[i]?l[i]+=s:l[++i]=s),l.length<2?c[0]?Aw(c[0].x):Pw(t):(t=c.length,function(d){for(var u=0,
p;u<t;++u)l[(p=c[u]).i]=p.x(d);return l.join("")})}function jo(e,t){var n=typeof t,r;return t==null||n==="boolean"?Fo(t):(n==="number"?et:n==="string"?(r=Bn(t))?
(t=r,Ud):Cw:t instanceof Bn?Ud:t instanceof Date?Nw:Lw(t)?Ew:Array.isArray(t)?Rw:typeof t.valueOf!="function"&&typeof t.toString!="function"||isNaN(t)?Ow:et)(e,
t)}function Zd(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var Kd=180/Math.PI,Ca={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};
function Qd(e,t,n,r,o,s){var i,l,c;return(i=Math.sqrt(e*e+t*t))&&(e/=i,t/=i),(c=e*n+t*r)&&(n-=e*c,r-=t*c),(l=Math.sqrt(n*n+r*r))&&(n/=l,r/=l,c/=l),e*r<t*n&&(e=-e,
t=-t,c=-c,i=-i),{translateX:o,translateY:s,rotate:Math.atan2(t,e)*Kd,skewX:Math.atan(c)*Kd,scaleX:i,scaleY:l}}var Wo;function Bw(e){let t=new(typeof DOMMatrix==
"function"?DOMMatrix:WebKitCSSMatrix)(e+"");return t.isIdentity?Ca:Qd(t.a,t.b,t.c,t.d,t.e,t.f)}function $w(e){return e==null||(Wo||(Wo=document.createElementNS(
"http://www.w3.org/2000/svg","g")),Wo.setAttribute("transform",e),!(e=Wo.transform.baseVal.consolidate()))?Ca:(e=e.matrix,Qd(e.a,e.b,e.c,e.d,e.e,e.f))}function ep(e,t,n,r){
function o(d){return d.length?d.pop()+" ":""}function s(d,u,p,f,m,w){if(d!==p||u!==f){var x=m.push("translate(",null,t,null,n);w.push({i:x-4,x:et(d,p)},{i:x-2,x:et(
u,f)})}else(p||f)&&m.push("translate("+p+t+f+n)}function i(d,u,p,f){d!==u?(d-u>180?u+=360:u-d>180&&(d+=360),f.push({i:p.push(o(p)+"rotate(",null,r)-2,x:et(d,u)})):
u&&p.push(o(p)+"rotate("+u+r)}function l(d,u,p,f){d!==u?f.push({i:p.push(o(p)+"skewX(",null,r)-2,x:et(d,u)}):u&&p.push(o(p)+"skewX("+u+r)}function c(d,u,p,f,m,w){
if(d!==p||u!==f){var x=m.push(o(m)+"scale(",null,",",null,")");w.push({i:x-4,x:et(d,p)},{i:x-2,x:et(u,f)})}else(p!==1||f!==1)&&m.push(o(m)+"scale("+p+","+f+")")}
return function(d,u){var p=[],f=[];return d=e(d),u=e(u),s(d.translateX,d.translateY,u.translateX,u.translateY,p,f),i(d.rotate,u.rotate,p,f),l(d.skewX,u.skewX,p,
f),c(d.scaleX,d.scaleY,u.scaleX,u.scaleY,p,f),d=u=null,function(m){for(var w=-1,x=f.length,P;++w<x;)p[(P=f[w]).i]=P.x(m);return p.join("")}}}var lT=ep(Bw,"px, ",
"px)","deg)"),cT=ep($w,", ",")",")"),Iw=1e-12;function Vd(e){return((e=Math.exp(e))+1/e)/2}function Hw(e){return((e=Math.exp(e))-1/e)/2}function qw(e){return((e=
Math.exp(2*e))-1)/(e+1)}var uT=(function e(t,n,r){function o(s,i){var l=s[0],c=s[1],d=s[2],u=i[0],p=i[1],f=i[2],m=u-l,w=p-c,x=m*m+w*w,P,j;if(x<Iw)j=Math.log(f/d)/
t,P=function(y){return[l+y*m,c+y*w,d*Math.exp(t*y*j)]};else{var L=Math.sqrt(x),H=(f*f-d*d+r*x)/(2*d*n*L),C=(f*f-d*d-r*x)/(2*f*n*L),A=Math.log(Math.sqrt(H*H+1)-H),
M=Math.log(Math.sqrt(C*C+1)-C);j=(M-A)/t,P=function(y){var b=y*j,k=Vd(A),O=d/(n*L)*(k*qw(t*b+A)-Hw(A));return[l+O*m,c+O*w,d*k/Vd(t*b+A)]}}return P.duration=Math.
abs(j)*1e3*t/Math.SQRT2,P}return o.rho=function(s){var i=Math.max(.001,+s),l=i*i,c=l*l;return e(i,l,c)},o})(Math.SQRT2,2,4);function tp(e){return function(t,n){
var r=e((t=$o(t)).h,(n=$o(n)).h),o=We(t.s,n.s),s=We(t.l,n.l),i=We(t.opacity,n.opacity);return function(l){return t.h=r(l),t.s=o(l),t.l=s(l),t.opacity=i(l),t+""}}}
var dT=tp(Ba),pT=tp(We);function np(e){return function(t,n){var r=e((t=Io(t)).h,(n=Io(n)).h),o=We(t.c,n.c),s=We(t.l,n.l),i=We(t.opacity,n.opacity);return function(l){return t.h=r(l),t.
c=o(l),t.l=s(l),t.opacity=i(l),t+""}}}var hT=np(Ba),fT=np(We);function rp(e){return(function t(n){n=+n;function r(o,s){var i=e((o=qo(o)).h,(s=qo(s)).h),l=We(o.s,
s.s),c=We(o.l,s.l),d=We(o.opacity,s.opacity);return function(u){return o.h=i(u),o.s=l(u),o.l=c(Math.pow(u,n)),o.opacity=d(u),o+""}}return r.gamma=t,r})(1)}var mT=rp(
Ba),gT=rp(We);function Ww(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString("en").replace(/,/g,""):e.toString(10)}function Do(e,t){if(!isFinite(e)||e===0)return null;
var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf("e"),r=e.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+e.slice(n+1)]}function $n(e){return e=Do(Math.
abs(e)),e?e[1]:NaN}function Fw(e,t){return function(n,r){for(var o=n.length,s=[],i=0,l=e[0],c=0;o>0&&l>0&&(c+l+1>r&&(l=Math.max(1,r-c)),s.push(n.substring(o-=l,
o+l)),!((c+=l+1)>r));)l=e[i=(i+1)%e.length];return s.reverse().join(t)}}function jw(e){return function(t){return t.replace(/[0-9]/g,function(n){return e[+n]})}}
var zw=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function In(e){if(!(t=zw.exec(e)))throw new Error("invalid format: "+e);var t;
return new $a({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}In.prototype=$a.prototype;
function $a(e){this.fill=e.fill===void 0?" ":e.fill+"",this.align=e.align===void 0?">":e.align+"",this.sign=e.sign===void 0?"-":e.sign+"",this.symbol=e.symbol===
void 0?"":e.symbol+"",this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,
this.trim=!!e.trim,this.type=e.type===void 0?"":e.type+""}$a.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+
(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};
function Dw(e){e:for(var t=e.length,n=1,r=-1,o;n<t;++n)switch(e[n]){case".":r=o=n;break;case"0":r===0&&(r=n),o=n;break;default:if(!+e[n])break e;r>0&&(r=0);break}
return r>0?e.slice(0,r)+e.slice(o+1):e}var Go;function Gw(e,t){var n=Do(e,t);if(!n)return Go=void 0,e.toPrecision(t);var r=n[0],o=n[1],s=o-(Go=Math.max(-8,Math.
min(8,Math.floor(o/3)))*3)+1,i=r.length;return s===i?r:s>i?r+new Array(s-i+1).join("0"):s>0?r.slice(0,s)+"."+r.slice(s):"0."+new Array(1-s).join("0")+Do(e,Math.
max(0,t+s-1))[0]}function op(e,t){var n=Do(e,t);if(!n)return e+"";var r=n[0],o=n[1];return o<0?"0."+new Array(-o).join("0")+r:r.length>o+1?r.slice(0,o+1)+"."+r.
slice(o+1):r+new Array(o-r.length+2).join("0")}var sp={"%":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+"",d:Ww,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.
toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>op(e*100,t),r:op,s:Gw,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(
e).toString(16)};function ip(e){return e}var ap=Array.prototype.map,lp=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function Uw(e){var t=e.
grouping===void 0||e.thousands===void 0?ip:Fw(ap.call(e.grouping,Number),e.thousands+""),n=e.currency===void 0?"":e.currency[0]+"",r=e.currency===void 0?"":e.currency[1]+
"",o=e.decimal===void 0?".":e.decimal+"",s=e.numerals===void 0?ip:jw(ap.call(e.numerals,String)),i=e.percent===void 0?"%":e.percent+"",l=e.minus===void 0?"−":
e.minus+"",c=e.nan===void 0?"NaN":e.nan+"";function d(p,f){p=In(p);var m=p.fill,w=p.align,x=p.sign,P=p.symbol,j=p.zero,L=p.width,H=p.comma,C=p.precision,A=p.trim,
M=p.type;M==="n"?(H=!0,M="g"):sp[M]||(C===void 0&&(C=12),A=!0,M="g"),(j||m==="0"&&w==="=")&&(j=!0,m="0",w="=");var y=(f&&f.prefix!==void 0?f.prefix:"")+(P==="$"?
n:P==="#"&&/[boxX]/.test(M)?"0"+M.toLowerCase():""),b=(P==="$"?r:/[%p]/.test(M)?i:"")+(f&&f.suffix!==void 0?f.suffix:""),k=sp[M],O=/[defgprs%]/.test(M);C=C===void 0?
6:/[gprs]/.test(M)?Math.max(1,Math.min(21,C)):Math.max(0,Math.min(20,C));function I(N){var T=y,v=b,R,_,B;if(M==="c")v=k(N)+v,N="";else{N=+N;var W=N<0||1/N<0;if(N=
isNaN(N)?c:k(Math.abs(N),C),A&&(N=Dw(N)),W&&+N==0&&x!=="+"&&(W=!1),T=(W?x==="("?x:l:x==="-"||x==="("?"":x)+T,v=(M==="s"&&!isNaN(N)&&Go!==void 0?lp[8+Go/3]:"")+v+
(W&&x==="("?")":""),O){for(R=-1,_=N.length;++R<_;)if(B=N.charCodeAt(R),48>B||B>57){v=(B===46?o+N.slice(R+1):N.slice(R))+v,N=N.slice(0,R);break}}}H&&!j&&(N=t(N,1/0));
var g=T.length+N.length+v.length,S=g<L?new Array(L-g+1).join(m):"";switch(H&&j&&(N=t(S+N,S.length?L-v.length:1/0),S=""),w){case"<":N=T+N+v+S;break;case"=":N=T+S+
N+v;break;case"^":N=S.slice(0,g=S.length>>1)+T+N+v+S.slice(g);break;default:N=S+T+N+v;break}return s(N)}return I.toString=function(){return p+""},I}function u(p,f){
var m=Math.max(-8,Math.min(8,Math.floor($n(f)/3)))*3,w=Math.pow(10,-m),x=d((p=In(p),p.type="f",p),{suffix:lp[8+m/3]});return function(P){return x(w*P)}}return{format:d,
formatPrefix:u}}var zo,Uo,Ia;Kw({thousands:",",grouping:[3],currency:["$",""]});function Kw(e){return zo=Uw(e),Uo=zo.format,Ia=zo.formatPrefix,zo}function cp(e){
return Math.max(0,-$n(Math.abs(e)))}function up(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor($n(t)/3)))*3-$n(Math.abs(e)))}function dp(e,t){return e=
Math.abs(e),t=Math.abs(t)-e,Math.max(0,$n(t)-$n(e))+1}function gp(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}function Vw(e){return function(){return e}}function Xw(e){return+e}var pp=[0,1];function Hn(e){return e}function Ha(e,t){return(t-=e=+e)?function(n){return(n-e)/
t}:Vw(isNaN(t)?NaN:.5)}function Yw(e,t){var n;return e>t&&(n=e,e=t,t=n),function(r){return Math.max(e,Math.min(t,r))}}function Jw(e,t,n){var r=e[0],o=e[1],s=t[0],
i=t[1];return o<r?(r=Ha(o,r),s=n(i,s)):(r=Ha(r,o),s=n(s,i)),function(l){return s(r(l))}}function Zw(e,t,n){var r=Math.min(e.length,t.length)-1,o=new Array(r),s=new Array(
r),i=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++i<r;)o[i]=Ha(e[i],e[i+1]),s[i]=n(t[i],t[i+1]);return function(l){var c=yd(e,l,1,r)-1;return s[c](
o[c](l))}}function bp(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function wp(){var e=pp,
t=pp,n=jo,r,o,s,i=Hn,l,c,d;function u(){var f=Math.min(e.length,t.length);return i!==Hn&&(i=Yw(e[0],e[f-1])),l=f>2?Zw:Jw,c=d=null,p}function p(f){return f==null||
isNaN(f=+f)?s:(c||(c=l(e.map(r),t,n)))(r(i(f)))}return p.invert=function(f){return i(o((d||(d=l(t,e.map(r),et)))(f)))},p.domain=function(f){return arguments.length?
(e=Array.from(f,Xw),u()):e.slice()},p.range=function(f){return arguments.length?(t=Array.from(f),u()):t.slice()},p.rangeRound=function(f){return t=Array.from(f),
n=Zd,u()},p.clamp=function(f){return arguments.length?(i=f?!0:Hn,u()):i!==Hn},p.interpolate=function(f){return arguments.length?(n=f,u()):n},p.unknown=function(f){
return arguments.length?(s=f,p):s},function(f,m){return r=f,o=m,u()}}function Qw(){return wp()(Hn,Hn)}function ey(e,t,n,r){var o=vd(e,t,n),s;switch(r=In(r??",f"),
r.type){case"s":{var i=Math.max(Math.abs(e),Math.abs(t));return r.precision==null&&!isNaN(s=up(o,i))&&(r.precision=s),Ia(r,i)}case"":case"e":case"g":case"p":case"\
r":{r.precision==null&&!isNaN(s=dp(o,Math.max(Math.abs(e),Math.abs(t))))&&(r.precision=s-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(s=cp(o))&&
(r.precision=s-(r.type==="%")*2);break}}return Uo(r)}function ty(e){var t=e.domain;return e.ticks=function(n){var r=t();return Oo(r[0],r[r.length-1],n??10)},e.tickFormat=
function(n,r){var o=t();return ey(o[0],o[o.length-1],n??10,r)},e.nice=function(n){n==null&&(n=10);var r=t(),o=0,s=r.length-1,i=r[o],l=r[s],c,d,u=10;for(l<i&&(d=
i,i=l,l=d,d=o,o=s,s=d);u-- >0;){if(d=No(i,l,n),d===c)return r[o]=i,r[s]=l,t(r);if(d>0)i=Math.floor(i/d)*d,l=Math.ceil(l/d)*d;else if(d<0)i=Math.ceil(i*d)/d,l=Math.
floor(l*d)/d;else break;c=d}return e},e}function Ko(){var e=Qw();return e.copy=function(){return bp(e,Ko())},gp.apply(e,arguments),ty(e)}function ny(e,t){e=e.slice();var n=0,r=e.length-1,o=e[n],s=e[r],i;return s<o&&(i=n,n=r,r=i,i=o,o=s,s=i),e[n]=t.floor(o),e[r]=t.ceil(s),e}function hp(e){return Math.
log(e)}function fp(e){return Math.exp(e)}function ry(e){return-Math.log(-e)}function oy(e){return-Math.exp(-e)}function sy(e){return isFinite(e)?+("1e"+e):e<0?0:
e}function iy(e){return e===10?sy:e===Math.E?Math.exp:t=>Math.pow(e,t)}function ay(e){return e===Math.E?Math.log:e===10&&Math.log10||e===2&&Math.log2||(e=Math.log(
e),t=>Math.log(t)/e)}function mp(e){return(t,n)=>-e(-t,n)}function ly(e){let t=e(hp,fp),n=t.domain,r=10,o,s;function i(){return o=ay(r),s=iy(r),n()[0]<0?(o=mp(o),
s=mp(s),e(ry,oy)):e(hp,fp),t}return t.base=function(l){return arguments.length?(r=+l,i()):r},t.domain=function(l){return arguments.length?(n(l),i()):n()},t.ticks=
l=>{let c=n(),d=c[0],u=c[c.length-1],p=u<d;p&&([d,u]=[u,d]);let f=o(d),m=o(u),w,x,P=l==null?10:+l,j=[];if(!(r%1)&&m-f<P){if(f=Math.floor(f),m=Math.ceil(m),d>0){
for(;f<=m;++f)for(w=1;w<r;++w)if(x=f<0?w/s(-f):w*s(f),!(x<d)){if(x>u)break;j.push(x)}}else for(;f<=m;++f)for(w=r-1;w>=1;--w)if(x=f>0?w/s(-f):w*s(f),!(x<d)){if(x>
u)break;j.push(x)}j.length*2<P&&(j=Oo(d,u,P))}else j=Oo(f,m,Math.min(m-f,P)).map(s);return p?j.reverse():j},t.tickFormat=(l,c)=>{if(l==null&&(l=10),c==null&&(c=
r===10?"s":","),typeof c!="function"&&(!(r%1)&&(c=In(c)).precision==null&&(c.trim=!0),c=Uo(c)),l===1/0)return c;let d=Math.max(1,r*l/t.ticks().length);return u=>{
let p=u/s(Math.round(o(u)));return p*r<r-.5&&(p*=r),p<=d?c(u):""}},t.nice=()=>n(ny(n(),{floor:l=>s(Math.floor(o(l))),ceil:l=>s(Math.ceil(o(l)))})),t}function qa(){
let e=ly(wp()).domain([1,10]);return e.copy=()=>bp(e,qa()).base(e.base()),gp.apply(e,arguments),e}var gr=Math.PI,Wa=2*gr,nn=1e-6,cy=Wa-nn;function yp(e){this._+=e[0];for(let t=1,n=e.length;t<n;++t)this._+=arguments[t]+e[t]}function uy(e){let t=Math.floor(e);
if(!(t>=0))throw new Error(`invalid digits: ${e}`);if(t>15)return yp;let n=10**t;return function(r){this._+=r[0];for(let o=1,s=r.length;o<s;++o)this._+=Math.round(
arguments[o]*n)/n+r[o]}}function kp(e,t,n,r){return e===n&&t===r}function dy(e){let t=Math.floor(e);if(!(t<=15))return kp;let n=10**t,r=function(o){return Math.
round(o*n)};return function(o,s,i,l){return r(o)===r(i)&&r(s)===r(l)}}var qn=class{constructor(t){this._x0=this._y0=this._x1=this._y1=null,this._="",this._append=
t==null?yp:uy(t),this._equal=t==null?kp:dy(t)}moveTo(t,n){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}`}closePath(){this._x1!==null&&(this._x1=
this._x0,this._y1=this._y0,this._append`Z`)}lineTo(t,n){this._append`L${this._x1=+t},${this._y1=+n}`}quadraticCurveTo(t,n,r,o){this._append`Q${+t},${+n},${this.
_x1=+r},${this._y1=+o}`}bezierCurveTo(t,n,r,o,s,i){this._append`C${+t},${+n},${+r},${+o},${this._x1=+s},${this._y1=+i}`}arcTo(t,n,r,o,s){if(t=+t,n=+n,r=+r,o=+o,
s=+s,s<0)throw new Error(`negative radius: ${s}`);let i=this._x1,l=this._y1,c=r-t,d=o-n,u=i-t,p=l-n,f=u*u+p*p;if(this._x1===null)this._append`M${this._x1=t},${this.
_y1=n}`;else if(f>nn)if(!(Math.abs(p*c-d*u)>nn)||!s)this._append`L${this._x1=t},${this._y1=n}`;else{let m=r-i,w=o-l,x=c*c+d*d,P=m*m+w*w,j=Math.sqrt(x),L=Math.sqrt(
f),H=s*Math.tan((gr-Math.acos((x+f-P)/(2*j*L)))/2),C=H/L,A=H/j;Math.abs(C-1)>nn&&this._append`L${t+C*u},${n+C*p}`,this._append`A${s},${s},0,0,${+(p*m>u*w)},${this.
_x1=t+A*c},${this._y1=n+A*d}`}}arc(t,n,r,o,s,i){if(t=+t,n=+n,r=+r,i=!!i,r<0)throw new Error(`negative radius: ${r}`);let l=r*Math.cos(o),c=r*Math.sin(o),d=t+l,u=n+
c,p=1^i,f=i?o-s:s-o;if(this._x1===null?this._append`M${d},${u}`:(Math.abs(this._x1-d)>nn||Math.abs(this._y1-u)>nn)&&this._append`L${d},${u}`,!!r){if(f<0&&(f=f%Wa+
Wa),f>cy)this._append`A${r},${r},0,1,${p},${t-l},${n-c}A${r},${r},0,1,${p},${this._x1=d},${this._y1=u}`;else if(f>nn){let m=t+r*Math.cos(s),w=n+r*Math.sin(s);if(f>=
gr&&this._equal(d,u,m,w)){f/=2;let x=o+f;this._append`A${r},${r},0,${+(f>=gr)},${p},${t+r*Math.cos(x)},${n+r*Math.sin(x)}`}this._append`A${r},${r},0,${+(f>=gr)},${p},${this.
_x1=m},${this._y1=w}`}}}rect(t,n,r,o){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}h${r=+r}v${+o}h${-r}Z`}toString(){return this._}};function py(){
return new qn}py.prototype=qn.prototype;function Wn(e){return function(){return e}}var hy=Math.cos;var ja=Math.sin,Fn=Math.sqrt,_p=1e-12,Vo=Math.PI,NT=Vo/2,Mp=2*Vo;function fy(e){let t=3;return e.digits=function(n){if(!arguments.length)return t;if(n==null)t=null;else{let r=Math.floor(n);if(!(r>=0))throw new RangeError(`inv\
alid digits: ${n}`);t=r}return e},()=>new qn(t)}var OT=Array.prototype.slice;function my(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function Ep(e){this._context=e}Ep.prototype={areaStart:function(){
this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(
e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function Lp(e){return new Ep(e)}function gy(e){return e[0]}function by(e){return e[1]}
function Rp(e,t){var n=Wn(!0),r=null,o=Lp,s=null,i=fy(l);e=typeof e=="function"?e:e===void 0?gy:Wn(e),t=typeof t=="function"?t:t===void 0?by:Wn(t);function l(c){
var d,u=(c=my(c)).length,p,f=!1,m;for(r==null&&(s=o(m=i())),d=0;d<=u;++d)!(d<u&&n(p=c[d],d,c))===f&&((f=!f)?s.lineStart():s.lineEnd()),f&&s.point(+e(p,d,c),+t(p,
d,c));if(m)return s=null,m+""||null}return l.x=function(c){return arguments.length?(e=typeof c=="function"?c:Wn(+c),l):e},l.y=function(c){return arguments.length?
(t=typeof c=="function"?c:Wn(+c),l):t},l.defined=function(c){return arguments.length?(n=typeof c=="function"?c:Wn(!!c),l):n},l.curve=function(c){return arguments.
length?(o=c,r!=null&&(s=o(r)),l):o},l.context=function(c){return arguments.length?(c==null?r=s=null:s=o(r=c),l):r},l}var PT=wy(Lp);function Np(e){this._curve=e}Np.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){
this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(e,t){this._curve.point(t*Math.sin(e),t*-Math.cos(e))}};function wy(e){function t(n){
return new Np(e(n))}return t._curve=e,t}var AT=Fn(3);var yy=Fn(1/3),CT=yy*2;var Op=ja(Vo/10)/ja(7*Vo/10),BT=ja(Mp/10)*Op,$T=-hy(Mp/10)*Op;var IT=Fn(3);var HT=Fn(3);var qT=Fn(3)/2,ky=1/Fn(12),WT=(ky/2+1)*3;function At(){}function Xo(e,t,n){e._context.bezierCurveTo((2*e._x0+e._x1)/3,(2*e._y0+e._y1)/3,(e._x0+2*e._x1)/3,(e._y0+2*e._y1)/3,(e._x0+4*e._x1+t)/6,(e._y0+4*
e._y1+n)/6)}function Da(e){this._context=e}Da.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this.
_x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:Xo(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);
break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:
this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this.
_x0+this._x1)/6,(5*this._y0+this._y1)/6);default:Xo(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function _y(e){this._context=e}_y.prototype={areaStart:At,areaEnd:At,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=
this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{
this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();
break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:
this._point=1,this._x2=e,this._y2=t;break;case 1:this._point=2,this._x3=e,this._y3=t;break;case 2:this._point=3,this._x4=e,this._y4=t,this._context.moveTo((this.
_x0+4*this._x1+e)/6,(this._y0+4*this._y1+t)/6);break;default:Xo(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function vy(e){this._context=e}vy.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=
this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){
switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+e)/6,r=(this._y0+4*this._y1+
t)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:Xo(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=
this._y1,this._y1=t}};function Pp(e,t){this._basis=new Da(e),this._beta=t}Pp.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var e=this.
_x,t=this._y,n=e.length-1;if(n>0)for(var r=e[0],o=t[0],s=e[n]-r,i=t[n]-o,l=-1,c;++l<=n;)c=l/n,this._basis.point(this._beta*e[l]+(1-this._beta)*(r+c*s),this._beta*
t[l]+(1-this._beta)*(o+c*i));this._x=this._y=null,this._basis.lineEnd()},point:function(e,t){this._x.push(+e),this._y.push(+t)}};var FT=(function e(t){function n(r){
return t===1?new Da(r):new Pp(r,t)}return n.beta=function(r){return e(+r)},n})(.85);function Yo(e,t,n){e._context.bezierCurveTo(e._x1+e._k*(e._x2-e._x0),e._y1+e.
_k*(e._y2-e._y0),e._x2+e._k*(e._x1-t),e._y2+e._k*(e._y1-n),e._x2,e._y2)}function Ga(e,t){this._context=e,this._k=(1-t)/6}Ga.prototype={areaStart:function(){this.
_line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this.
_point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:Yo(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(
e,t);break;case 1:this._point=2,this._x1=e,this._y1=t;break;case 2:this._point=3;default:Yo(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this.
_y0=this._y1,this._y1=this._y2,this._y2=t}};var jT=(function e(t){function n(r){return new Ga(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Ua(e,t){
this._context=e,this._k=(1-t)/6}Ua.prototype={areaStart:At,areaEnd:At,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();
break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(
this._x5,this._y5);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.
moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Yo(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this.
_y0=this._y1,this._y1=this._y2,this._y2=t}};var zT=(function e(t){function n(r){return new Ua(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Ka(e,t){
this._context=e,this._k=(1-t)/6}Ka.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this.
_x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this.
_line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(
this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Yo(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,
this._y0=this._y1,this._y1=this._y2,this._y2=t}};var DT=(function e(t){function n(r){return new Ka(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Va(e,t,n){
var r=e._x1,o=e._y1,s=e._x2,i=e._y2;if(e._l01_a>_p){var l=2*e._l01_2a+3*e._l01_a*e._l12_a+e._l12_2a,c=3*e._l01_a*(e._l01_a+e._l12_a);r=(r*l-e._x0*e._l12_2a+e._x2*
e._l01_2a)/c,o=(o*l-e._y0*e._l12_2a+e._y2*e._l01_2a)/c}if(e._l23_a>_p){var d=2*e._l23_2a+3*e._l23_a*e._l12_a+e._l12_2a,u=3*e._l23_a*(e._l23_a+e._l12_a);s=(s*d+e.
_x1*e._l23_2a-t*e._l12_2a)/u,i=(i*d+e._y1*e._l23_2a-n*e._l12_2a)/u}e._context.bezierCurveTo(r,o,s,i,e._x2,e._y2)}function Ap(e,t){this._context=e,this._alpha=t}
Ap.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,
this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this.
_x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},
point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:
this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3;default:Va(this,e,t);break}this.
_l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,
this._y1=this._y2,this._y2=t}};var GT=(function e(t){function n(r){return t?new Ap(r,t):new Ga(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Cp(e,t){
this._context=e,this._alpha=t}Cp.prototype={areaStart:At,areaEnd:At,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this.
_point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();
break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){if(e=+e,t=+t,this._point){var n=this.
_x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:
this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Va(this,e,t);break}this._l01_a=this._l12_a,
this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this.
_y2=t}};var UT=(function e(t){function n(r){return t?new Cp(r,t):new Ua(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Bp(e,t){this._context=e,this.
_alpha=t}Bp.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this.
_y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===
3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=
Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this.
_x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Va(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this.
_l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var KT=(function e(t){
function n(r){return t?new Bp(r,t):new Ka(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function xy(e){this._context=e}xy.prototype={areaStart:At,areaEnd:At,
lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,
t):(this._point=1,this._context.moveTo(e,t))}};function vp(e){return e<0?-1:1}function xp(e,t,n){var r=e._x1-e._x0,o=t-e._x1,s=(e._y1-e._y0)/(r||o<0&&-0),i=(n-e._y1)/(o||r<0&&-0),l=(s*o+i*r)/(r+o);return(vp(
s)+vp(i))*Math.min(Math.abs(s),Math.abs(i),.5*Math.abs(l))||0}function Sp(e,t){var n=e._x1-e._x0;return n?(3*(e._y1-e._y0)/n-t)/2:t}function Fa(e,t,n){var r=e._x0,
o=e._y0,s=e._x1,i=e._y1,l=(s-r)/3;e._context.bezierCurveTo(r+l,o+l*t,s-l,i-l*n,s,i)}function za(e){this._context=e}za.prototype={areaStart:function(){this._line=
0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:
this._context.lineTo(this._x1,this._y1);break;case 3:Fa(this,this._t0,Sp(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),
this._line=1-this._line},point:function(e,t){var n=NaN;if(e=+e,t=+t,!(e===this._x1&&t===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.
lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,Fa(this,Sp(this,n=xp(this,e,t)),n);break;default:Fa(this,this._t0,n=
xp(this,e,t));break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t,this._t0=n}}};function Sy(e){this._context=new $p(e)}(Sy.prototype=Object.create(za.
prototype)).point=function(e,t){za.prototype.point.call(this,t,e)};function $p(e){this._context=e}$p.prototype={moveTo:function(e,t){this._context.moveTo(t,e)},
closePath:function(){this._context.closePath()},lineTo:function(e,t){this._context.lineTo(t,e)},bezierCurveTo:function(e,t,n,r,o,s){this._context.bezierCurveTo(
t,e,r,n,s,o)}};function Ty(e){this._context=e}Ty.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){
var e=this._x,t=this._y,n=e.length;if(n)if(this._line?this._context.lineTo(e[0],t[0]):this._context.moveTo(e[0],t[0]),n===2)this._context.lineTo(e[1],t[1]);else
for(var r=Tp(e),o=Tp(t),s=0,i=1;i<n;++s,++i)this._context.bezierCurveTo(r[0][s],o[0][s],r[1][s],o[1][s],e[i],t[i]);(this._line||this._line!==0&&n===1)&&this._context.
closePath(),this._line=1-this._line,this._x=this._y=null},point:function(e,t){this._x.push(+e),this._y.push(+t)}};function Tp(e){var t,n=e.length-1,r,o=new Array(
n),s=new Array(n),i=new Array(n);for(o[0]=0,s[0]=2,i[0]=e[0]+2*e[1],t=1;t<n-1;++t)o[t]=1,s[t]=4,i[t]=4*e[t]+2*e[t+1];for(o[n-1]=2,s[n-1]=7,i[n-1]=8*e[n-1]+e[n],
t=1;t<n;++t)r=o[t]/s[t-1],s[t]-=r,i[t]-=r*i[t-1];for(o[n-1]=i[n-1]/s[n-1],t=n-2;t>=0;--t)o[t]=(i[t]-o[t+1])/s[t];for(s[n-1]=(e[n]+o[n-1])/2,t=0;t<n-1;++t)s[t]=2*
e[t+1]-o[t+1];return[o,s]}function My(e,t){this._context=e,this._t=t}My.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this.
_y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===
1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,
this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,t),this._context.lineTo(
e,t);else{var n=this._x*(1-this._t)+e*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,t)}break}}this._x=e,this._y=t}};var Ja={};te(Ja,{diamond:()=>Ya,drawMarks:()=>rn,dress:()=>lt,lineMark:()=>on,pathMark:()=>Xa,pixel:()=>le,textMark:()=>Ct,toldMark:()=>Jo});function rn(e,t){for(t.forEach(([n,r,o,s],i)=>{let l=e.childNodes[i];if(!l||l.localName!==n){let c=Q(n);l?l.replaceWith(c):e.append(c),l=c}lt(l,{...o,...r?{class:r}:
{}}),Array.isArray(s)?rn(l,s):z(l,s??"")});e.childNodes.length>t.length;)e.lastChild.remove()}function lt(e,t){for(let{name:n}of[...e.attributes])!Object.hasOwn(
t,n)&&n!=="aria-describedby"&&e.removeAttribute(n);for(let[n,r]of Object.entries(t))e.getAttribute(n)!==String(r)&&e.setAttribute(n,r)}var le=e=>Math.round(e*10)/
10,on=(e,t,n,r,o)=>["line",e,{x1:le(t),y1:le(n),x2:le(r),y2:le(o)},[]],Ct=(e,t,n,r,o="middle")=>["text",e,{x:le(t),y:le(n),"text-anchor":o},r],Xa=(e,t)=>["path",
e,{d:t.map(([n,r],o)=>`${o?"L":"M"}${le(n)} ${le(r)}`).join("")||"M0 0"},[]],Jo=(e,t,n)=>["g",e,{tabindex:0,role:"img","data-tip":t,"aria-label":t},n],Ya=(e,t,n)=>`\
M${le(e)} ${le(t-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var Ip=2;async function Hp(e,t,n){let r=Ey(t),o=e==="svg"?new Blob([r],{type:"image/svg+xml"}):await Ly(r,t),s=E("a","",null,{href:URL.createObjectURL(o),download:`${n}\
.${e}`});s.click(),setTimeout(()=>URL.revokeObjectURL(s.href),6e4)}function Ey(e){let t=e.cloneNode(!0);for(let o of t.querySelectorAll(".gp-passing"))o.remove();
let n=getComputedStyle(e);ce(t,{xmlns:"http://www.w3.org/2000/svg","font-family":n.fontFamily});let r=Q("rect");return ce(r,{width:"100%",height:"100%",fill:"va\
r(--gp-surface)"}),t.prepend(r),new XMLSerializer().serializeToString(t).replace(/var\((--[\w-]+)\)/g,(o,s)=>n.getPropertyValue(s).trim())}async function Ly(e,t){
let n=new Image;n.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(e),await n.decode();let[r,o]=[t.clientWidth,t.clientHeight],s=E("canvas","",null,{width:r*
Ip,height:o*Ip});return s.getContext("2d").drawImage(n,0,0,s.width,s.height),new Promise(i=>s.toBlob(i,"image/png"))}var el={};te(el,{fillValues:()=>Qa,valuesList:()=>Za});function Za(){let e=E("details","gp-chart-values");return e.append(E("summary","",a("Values")),E("ul")),e}function Qa(e,t){e.hidden=!t.length,e.querySelector("u\
l").replaceChildren(...t.map(n=>E("li","",n)))}var Ry=720,qp=600,Ny=400,Oy=4,[ct,sn,_t]=[52,12,40],Py={zoom:"M10.5 10.5 15 15M7 2a5 5 0 1 0 0 10A5 5 0 1 0 7 2",pan:"M8 1v14M1 8h14M8 1 6 3M8 1l2 2M8 15l-2-2M8\
 15l2-2M1 8l2-2M1 8l2 2M15 8l-2-2M15 8l-2 2",closer:"M8 3v10M3 8h10",farther:"M3 8h10",reset:"M2 8l6-6 6 6M4 7v7h8V7",png:"M2 5h3l1-2h4l1 2h3v8H2zM8 7a2 2 0 1 0\
 0 4 2 2 0 1 0 0-4",svg:"M8 2v8M5 7l3 3 3-3M3 14h10"};function Wp(e,t){let[n,r,o]=[Q("svg","gp-curve-picture"),E("div","gp-tip"),E("div","gp-chart-plot gp-curve\
-plot")],s=Za(),i=`curve-${Math.random().toString(36).slice(2)}`,l,c={x:null,y:null},d=matchMedia("(pointer: coarse)").matches?"":"zoom",u,p=null,f=null;r.hidden=
!0,o.append(R(),n,r),e.classList.add("gp-chart-box"),e.append(o,s);function m(){if(!l||!e.clientWidth)return;e.dataset.width=String(e.clientWidth),u=Ay(l,c,e);let{
width:_,height:B}=u;lt(n,{class:"gp-curve-picture",role:"group","aria-label":a("{chart}. Its values follow as a list.",{chart:l.label}),width:_,height:B,viewBox:`\
0 0 ${_} ${B}`,"font-size":12}),rn(n,[...w(),...P(),...j(),["g","gp-curves",{"clip-path":`url(#${i})`},L()],["g","gp-passing",{},H()]]),[...n.querySelectorAll("\
.gp-curves .gp-line-path")].forEach((W,g)=>{Object.assign(W,{__data__:l.lines[g]})}),M()}function w(){let{x:_,width:B,height:W,top:g}=u,[S,$]=[x(_(.5-l.before)),
x(_(.5))],D=l.before&&$>S?[["rect","",{x:le(S),y:g,width:le($-S),height:W-g-_t,fill:"var(--gp-raised)"},[]]]:[];return[["clipPath","",{id:i},[["rect","",{x:ct,y:g-
3,width:B-ct-sn,height:W-g-_t+6},[]]]],["g","gp-ground",{},D]]}let x=_=>Math.min(Math.max(_,ct),u.width-sn);function P(){let{x:_,y:B,width:W,height:g}=u,S=(K,V)=>[
"text","",{fill:"var(--gp-muted)",...V},K],$=By(B,l.y.kind,g).flatMap(([K,V])=>[["line","",{x1:ct,x2:W-sn,y1:le(B(K)),y2:le(B(K)),stroke:"var(--gp-line)"},[]],S(
V,{x:ct-6,y:le(B(K)+4),"text-anchor":"end"})]),D=_.ticks(Math.max(2,Math.floor((W-ct-sn)/80))).filter(Number.isInteger).map(K=>S(q(K),{x:le(_(K)),y:g-_t+16,"tex\
t-anchor":"middle"}));return[["g","gp-axes",{},[...$,...D]]]}function j(){let{x:_,width:B,height:W,top:g}=u,S=(g+W-_t)/2,$={fill:"var(--gp-muted)","font-size":13,
"text-anchor":"middle"},D={fill:"var(--gp-muted)",x:le(Math.max(ct,_(.5-l.before))),y:innerWidth<qp?g+14:g-6,stroke:"var(--gp-surface)","stroke-width":4,"paint-\
order":"stroke"};return[["text","",{...$,x:(ct+B-sn)/2,y:W-6},l.x.title],["text","",{...$,transform:`translate(13 ${le(S)}) rotate(-90)`},l.y.title],["text","gp\
-curve-note",D,l.note]]}function L(){let{x:_,y:B,height:W,top:g}=u,S=Rp().defined(([,K])=>K!==null).x(([K])=>_(K)).y(([,K])=>B(K)).digits(1),$=(K,V)=>["line","",
{x1:le(_(K)),x2:le(_(K)),y1:g,y2:W-_t,...V},[]],D=l.lines.map(K=>{let V=K.x.map((ne,fe)=>[ne,K.y[fe]]),J={fill:"none",stroke:`var(--gp-${K.role})`,opacity:K.isPrompt?
.75:1},se=V.length>Ny?"":V.map(([ne,fe])=>fe===null?"":`M${le(_(ne))} ${le(B(fe))}h0`).join("");return["g","",J,[["path","gp-line-path",{d:S(V)||"M0 0","stroke-\
width":2,"stroke-dasharray":ur(K.dash),"stroke-linejoin":"round"},[]],["path","",{d:se||"M0 0","stroke-width":4,"stroke-linecap":"round"},[]]]]});return[["g","g\
p-uprights",{},[...l.before?[$(.5,{stroke:"var(--gp-muted)","stroke-dasharray":"2 4"})]:[],...l.here===null?[]:[$(l.here,{stroke:"var(--gp-chosen)","stroke-widt\
h":1.5})]]],...D]}function H(){let _=f===null?[]:A(f).map(({line:$,value:D})=>["circle","",{cx:le(u.x(f)),cy:le(u.y(D)),r:4,fill:`var(--gp-${$.role})`,stroke:"v\
ar(--gp-surface)","stroke-width":1.5},[]]);if(!p?.chosen)return _;let{x:[B,W],y:[g,S]}=p.chosen;return[..._,["rect","",{x:le(B),y:le(g),width:le(W-B),height:le(
S-g),fill:"var(--gp-focus)","fill-opacity":.12,stroke:"var(--gp-focus)","stroke-dasharray":"3 3"},[]]]}function C(){let _=n.querySelector(".gp-passing");_&&u&&rn(
_,H())}function A(_){return l.lines.flatMap(B=>{let W=B.x.indexOf(_);return W<0||B.y[W]===null?[]:[{line:B,value:B.y[W],words:B.words(W)}]})}function M(){let{lines:_}=l;
s.hidden=!_.some(({y:B})=>B.some(W=>W!==null)),s.open&&Qa(s,_.flatMap(B=>B.y.map((W,g)=>W===null?"":B.words(g)).filter(Boolean)))}s.addEventListener("toggle",()=>l&&
M());function y(){let _=f===null||p?.chosen?[]:A(f);if(r.hidden=!_.length,!_.length)return;r.replaceChildren(..._.map(({line:W,words:g})=>{let[S,$,D]=[E("p",""),
Q("svg",""),Q("line","")];return lt($,{width:18,height:8,"aria-hidden":"true"}),lt(D,{x1:0,y1:4,x2:18,y2:4,stroke:`var(--gp-${W.role})`,"stroke-width":2,"stroke\
-dasharray":ur(W.dash)}),$.append(D),S.append($,` ${g}`),S}));let B=u.x(f);r.style.top=`${u.top}px`,r.style.left=`${Math.max(0,B>u.width/2?B-12-r.offsetWidth:B+
12)}px`}function b({clientX:_,clientY:B}){let{left:W,top:g}=n.getBoundingClientRect();return{x:x(_-W),y:Math.min(Math.max(B-g,u.top),u.height-_t)}}let k=_=>{let B=Math.
max(0,...l.lines.map(W=>W.x.at(-1)??0));return Math.min(Math.max(Math.round(u.x.invert(_)),1-l.before),B)};n.addEventListener("pointerdown",_=>{!u||_.button||(p=
{...b(_),place:u,moved:!1,chosen:null},d&&n.setPointerCapture(_.pointerId))}),n.addEventListener("pointermove",_=>{if(!u)return;let B=b(_);p&&d&&O(B),f=p?.moved?
null:k(B.x),C(),y()}),n.addEventListener("pointerup",_=>{if(!p)return;let{moved:B,chosen:W}=p;p=null,W?N(W):B||t(k(b(_).x))});for(let _ of["pointerleave","point\
ercancel"])n.addEventListener(_,()=>{_==="pointercancel"&&(p=null),f=null,C(),y()});n.addEventListener("dblclick",()=>v({x:null,y:null}));function O(_){let[B,W]=[
Math.abs(_.x-p.x),Math.abs(_.y-p.y)];if(p.moved||=Math.max(B,W)>Oy,!p.moved)return;if(d==="pan")return v({x:I(p.place.x,p.x-_.x),y:I(p.place.y,p.y-_.y)});let g=(S,$)=>[
Math.min(S,$),Math.max(S,$)];p.chosen={x:W>2*B&&B<20?[ct,u.width-sn]:g(p.x,_.x),y:B>2*W||W<20?[u.top,u.height-_t]:g(p.y,_.y)}}let I=(_,B)=>_.range().map(W=>_.invert(
W+B));function N({x:_,y:B}){let W=B[0]===u.top&&B[1]===u.height-_t,[g,S]=u.y.range();v({x:_.map($=>u.x.invert($)),y:W?c.y:(g>S?[B[1],B[0]]:B).map($=>u.y.invert(
$))})}function T(_){let B=W=>{let[g,S]=W.range(),$=(1-_)/2*(S-g);return[W.invert(g+$),W.invert(S-$)]};u&&v({x:B(u.x),y:B(u.y)})}function v(_){c=_,f=null,m(),y()}
function R(){let _=E("div","gp-curve-tools"),B=($,D,K)=>{let V=E("button","gp-curve-tool",null,{type:"button",title:D,"aria-label":D}),[J,se]=[Q("svg",""),Q("pa\
th","")];return lt(J,{viewBox:"0 0 16 16","aria-hidden":"true"}),lt(se,{d:Py[$]}),J.append(se),V.append(J),V.addEventListener("click",K),_.append(V),V},W=$=>()=>Hp(
$,n,l.label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"")),g=[["zoom",a("Zoom")],["pan",a("Pan")]].map(([$,D])=>B($,D,()=>{d=$,S()})),S=()=>{
g.forEach(($,D)=>$.setAttribute("aria-pressed",String(["zoom","pan"][D]===d))),n.style.touchAction=d&&matchMedia("(pointer: coarse)").matches?"none":""};return S(),
B("closer",a("Zoom in"),()=>T(.5)),B("farther",a("Zoom out"),()=>T(2)),B("reset",a("Reset axes"),()=>v({x:null,y:null})),B("png",a("Download plot as a PNG"),W("\
png")),B("svg",a("Download plot as an SVG"),W("svg")),_}return new ResizeObserver(()=>e.clientWidth&&e.dataset.width!==String(e.clientWidth)&&m()).observe(e),e.
closest(".gp-pane")?.addEventListener("gp-alone",m),_=>{e.hidden=!_,_&&l&&_.y.kind!==l.y.kind&&(c={...c,y:null}),l=_,m()}}function Ay({lines:e,note:t,x:n,y:r},o,s){
let i=Math.max(240,s.clientWidth),l=innerWidth<qp||innerHeight<Ry?200:260,c=s.closest(".gp-alone")?Math.max(l,Math.round(innerHeight*.6)):l,d=t?26:12,u=[c-_t,d],
p=r.kind.log?qa():Ko();return{width:i,height:c,top:d,x:Ko(o.x||n.range,[ct,i-sn]),y:p.domain(o.y||r.range||Cy(e,r.kind)).range(u)}}function Cy(e,{log:t,fromZero:n,
reversed:r}){let o=e.flatMap(c=>c.y).filter(c=>c!==null),[s,i]=o.reduce(([c,d],u)=>[Math.min(c,u),Math.max(d,u)],[1/0,-1/0]);if(!o.length)return t?r?[10,1]:[1,10]:
[0,1];if(t){let c=s===i?3:(i/s)**.06;return r?[i*c,s/c]:[s/c,i*c]}if(n)return[0,i*1.05||1];let l=(i-s)*.06||1;return[s-l,i+l]}function By(e,{log:t,share:n},r){if(t)
return e.ticks().filter(i=>Math.abs(Math.log10(i)-Math.round(Math.log10(i)))<1e-9).map(i=>[i,i<1?String(i):q(i)]);let o=Math.max(3,Math.floor(r/55)),s=e.tickFormat(
o,n?"~%":void 0);return e.ticks(o).map(i=>[i,ve(s(i))])}var $y=150;function Fp(e,t){let n=T=>e.querySelector(".gp-"+T),[r,o,s,i,l]=["curve-chart","reading","unit","view","keys"].map(n),c=xa(),d=new Map,u=0,p=-1/0,f=!1,
m=()=>c[i.value],w=()=>md(m(),d);function x(){let T=t.current();return T?gn([],t.lastOf(T)).added:[]}function P(){let T=Object.keys(c).filter(R=>c[R].series||d.
size);if(T.length===i.options.length&&[...i.options].every(({text:R},_)=>R===c[T[_]].name))return;let v=T.includes(i.value)?i.value:T[0];i.replaceChildren(...T.
map(R=>E("option","",c[R].name,{value:R}))),i.value=v}function j(T){for(let v of T)for(let{token_id:R,text:_}of v.watched||[])d.set(R,_)}function L(){let T=[m().
about,t.promptSteps.length?a("The prompt comes before the text, on a shaded background."):""].filter(Boolean).join(" ");z(n("about"),T);let v=w(),R=JSON.stringify(
v.map(({name:_,tip:B})=>[_,B]));l.dataset.key!==R&&(l.dataset.key=R,l.replaceChildren(...v.map(H)))}function H({name:T,term:v,role:R,dash:_,tip:B}){let W=E("spa\
n");Te(W,v,()=>t.current()?we(A(t.current())):"",{meaning:B});let g=Q("svg",""),S=Q("line","");for(let[$,D]of Object.entries({width:26,height:8,"aria-hidden":"t\
rue"}))g.setAttribute($,String(D));for(let[$,D]of Object.entries({x1:0,y1:4,x2:26,y2:4,stroke:`var(--gp-${R})`,"stroke-dasharray":ur(_)}))S.setAttribute($,String(
D));return g.append(S),W.append(g,m().of?he(T):T),W}function C(){let T=t.current(),v=T?A(T):a("The curve grows with the text.");z(o,v),Lo(o,T,x().length,T?v:a("\
no token yet"),t.promptSteps.length)}function A(T){let v={number:T.index+1,token:X(T.chosen.text),facts:M(T)};return T.isPrompt?a("Prompt token {number}, {token\
}: {facts}",v):a("Token {number}, {token}: {facts}",v)}function M(T){if(m().of)return b(T)||a("no token was looked up here");if(i.value==="kept")return T.isPrompt?
a("no processor takes part"):a("{kept} of {count} tokens kept",{kept:q(Ue(T)),count:q(T.distribution.vocab)});if(i.value==="cumulative")return y(T);let{surprisal:v,
entropyBefore:R,entropyAfter:_}=qe(T);if(t.isFromElsewhere)return a("surprisal {surprisal}",{surprisal:ie(pe(v),t.unit)});let[B,W,g]=[v,R,_].map(S=>ie(pe(S),t.unit));
return T.isPrompt?a("surprisal {surprisal}; entropy {entropy}",{surprisal:B,entropy:W}):a("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:B,
before:W,after:g})}function y(T){let v=T.isPrompt?t.promptSteps:x(),R=v.slice(0,v.indexOf(T)+1),_=w().filter(B=>B.value(T)!==null).map(B=>{let W=R.map(S=>pe(B.value(
S)));return`${W.includes(null)?a("minus infinity"):ie(W.reduce((S,$)=>S+$,0),t.unit)} ${B.name}`});return a("log-probability so far {sums}",{sums:_.join(", ")})}
function b(T){return Be((T.watched||[]).map(v=>{let R={token:X(v.text),before:G(Y(v.raw_logprob)),after:G(Y(v.logprob)),rank:q(v.raw_rank||0)};return v.logprob===
null?v.raw_rank?a("{token} {before} before (rank {rank}), removed after",R):a("{token} {before} before, removed after",R):v.raw_rank?a("{token} {before} before \
(rank {rank}), {after} after",R):a("{token} {before} before, {after} after",R)}))}function k(){u=0,p=performance.now(),r.removeAttribute("aria-busy");let T=x(),
v=T.length||t.promptSteps.length?gd({curve:m(),series:w(),steps:T,prompt:t.promptSteps,current:t.current(),unit:t.unit,factor:$e(1,t.unit)}):void 0;O(v)}let O=Wp(
r,T=>{let v=T-1+(T<1?t.promptSteps.length:0),R=T<1?t.promptSteps[v]:x()[v];R&&t.selectStep(R)});function I(){u||!f||(r.setAttribute("aria-busy","true"),u=window.
setTimeout(k,Math.max(0,p+$y-performance.now())))}new IntersectionObserver(([{isIntersecting:T}])=>{f||!T||(f=!0,I())}).observe(e),ka(o,t),s.addEventListener("c\
hange",()=>Eo(s.value)),i.addEventListener("change",N);function N(){L(),C(),I()}return T=>{T.unit&&(s.value=t.unit),T.run&&(d=new Map,c=xa(t.isFromElsewhere)),j(
x()),P(),N()}}var sl={};te(sl,{rankChips:()=>rl,scaleEnds:()=>ol,shadeInk:()=>an,shadeMeaning:()=>Qo,shadeOf:()=>Zo});var tl={probability:{term:"probability",scale:"prob",level:e=>e.probability*10,ends:["0%","100%"],meaning:()=>a("How likely the token was, after the processors.")},
raw:{term:"probability",scale:"prob",level:e=>e.rawProbability*10,ends:["0%","100%"],meaning:()=>a("How likely the model found the token, before the processors.")},
told:{term:"probability",scale:"prob",level:e=>e.rawProbability*10,ends:["0%","100%"],meaning:()=>a("How likely the token was, according to the server.")},rank:{
term:"rank",scale:"heat",level:e=>nl[zp(e)][1],meaning:()=>a("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{
term:"surprisal",scale:"heat",level:e=>e.surprisal/Math.LN2,bits:[0,10],words:()=>[a("expected"),a("surprising")],meaning:()=>a("How unexpected the token was: m\
inus the logarithm of its probability.")},uncertainty:{term:"entropy",scale:"heat",level:e=>(e.entropyBefore??0)/Math.LN2*1.25,bits:[0,8],words:jp,meaning:()=>a(
"How uncertain the model was before this token: the entropy of its distribution, before the processors.")},kl:{term:"kl",scale:"heat",level:e=>(e.kl??0)/Math.LN2,
bits:[0,10],meaning:()=>a("How far apart two distributions are: the Kullback-Leibler divergence.")},entropy:{term:"entropy",scale:"heat",level:e=>(e.entropyAfter??
0)/Math.LN2*1.25,bits:[0,8],words:jp,meaning:()=>a("How open the choice was: the entropy after the processors.")}};function jp(){return[a("certain"),a("uncertai\
n")]}var nl=[[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],zp=({rank:e})=>nl.findIndex(([t])=>(e??1/0)<=t);function Zo(e,t){let{scale:n,level:r}=tl[e];return`--gp-${n}\
-${Math.round(Math.max(0,Math.min(10,r(t)||0)))}`}function an(e,t,n){e.style.backgroundColor=`var(${Zo(t,n)})`,t==="rank"?e.dataset.rank=String(zp(n)):delete e.
dataset.rank}function Qo(e){let{term:t,meaning:n}=tl[e];return{id:t,meaning:n()}}var rl=()=>nl.map(([e,t])=>({words:e===1/0?a("beyond"):a("top {rank}",{rank:e}),
colour:`var(--gp-heat-${t})`}));function ol(e,t){let{scale:n,ends:r,bits:o,words:s=()=>[]}=tl[e],[i,l]=r??(o??[]).map(p=>`${t==="bits"?Ge(p):ee(p*Math.LN2,1)} ${a(
t)}`),[c,d]=s(),u=(p,f)=>f?`${f}, ${p}`:p;return{low:u(i,c),high:u(o?l.replace(" ","+ "):l,d),colours:Array.from({length:11},(p,f)=>`var(--gp-${n}-${f})`)}}var al={};te(al,{appendToken:()=>ln,cutTokens:()=>Bt,inkToken:()=>ut,numberWords:()=>il,removedWords:()=>br});function ut(e,t){if(t.piece===null){let n=E("bdi","gp-ink gp-special");Fe(n,t.text),e.append(n)}else Kn(t)?e.append(t.piece,E("span","gp-ink gp-byte","",{"data-\
bytes":Hs(t.text)||"·"})):Is(e,t.piece)}function ln({rows:e,tokens:t},n,r,o){let s=o&&Kn(o)?t.at(-1)?.parentNode:null;if(s&&r.piece!==null)s.appendChild(n);else if(Kn(
r)){let i=E("span","gp-bytes");i.append(n),e.append(i)}else e.append(n);t.push(n)}function Bt({rows:e,tokens:t},n){for(let r of t.splice(n).reverse()){let o=r.closest(
".gp-bytes");o&&o.childNodes.length>1?r.remove():e.removeLast()}}var br=({removed_by:e})=>a("removed by {processor}",{processor:e?rt(e)[0]:a("a processor")});function il(e,t){
let{probability:n,rawProbability:r,rank:o,surprisal:s}=qe(e),{logprob:i}=e.chosen,[l,c]=[G(n),G(r)],d=Oe(e),u=[!d&&i===null?br(e.chosen):a("probability {share}",
{share:d?c:l})];if(!d&&c!==l&&u.push(a("{share} before the processors",{share:c})),o!==null){let{vocab:p}=e.distribution;u.push(d||p===null?a("rank {rank}",{rank:q(
o)}):a("rank {rank} of {count}",{rank:q(o),count:q(p)}))}return[...u,a("surprisal {amount}",{amount:ie(s,t)})]}var ll={};te(ll,{CanvasState:()=>wr,draftOf:()=>Iy,numbersOfPlace:()=>yr});var wr=class{constructor(t){this.log=t,this.clear()}clear(){this.at=null,this.place=null}get steps(){return this.log.canvasSteps}get number(){return this.at===null?
this.steps.length-1:Math.min(this.at,this.steps.length-1)}get step(){return this.steps[this.number]||null}get canvas(){let{canvas:t}=this.step;return this.steps.
filter(n=>n.canvas===t)}get before(){let{canvas:t}=this.step;return this.steps.filter((n,r)=>n.canvas<t&&this.steps[r+1]&&this.steps[r+1].canvas!==n.canvas)}get numCanvases(){
return this.steps.length?this.steps.at(-1).canvas+1:0}earlier(t){let n=this.steps[this.number-1];return n&&n.canvas===this.step.canvas?n.places[t]:null}accepted(t){
if(!this.step.places[t].accepted)return null;let n=this.earlier(t);return n&&n.accepted?"again":"newly"}get counts(){let t=this.step.places.map((n,r)=>this.accepted(
r));return{places:t.length,accepted:t.filter(Boolean).length,newly:t.filter(n=>n==="newly").length}}get end(){let{eos_token_ids:t,effective:n}=this.log.started;
if(!Number.isInteger(n.pad_token_id))return 1/0;let r=this.step.places.findIndex(({token_id:o})=>t.includes(o));return r<0?1/0:r+1}history(t){let n=this.canvas,
r=n.at(-1).places[t],o=n.length-1;for(;o>0&&n[o-1].places[t].token_id===r.token_id;)o-=1;return{since:o,accepted:n.filter(s=>s.places[t].accepted).length,count:n.
length,last:r}}};function Iy({canvasSteps:e,finished:t}){return t?t.sequences.map(({text:r})=>r).join(""):e.filter(({canvas:r},o)=>!e[o+1]||e[o+1].canvas!==r).flatMap(
({places:r})=>r.map(({piece:o})=>o??"")).join("")}var yr=({logprob:e,entropy:t})=>({probability:Y(e),rawProbability:0,rank:1,surprisal:-(e??0),entropyBefore:t,entropyAfter:t});var Hy=14,qy=200;function Dp(e,t,{onPick:n,onResize:r}){let o=e.querySelector("canvas"),s=e.querySelector(".gp-map-row"),i=e.querySelector(".gp-map-column");function l({
clientX:u,clientY:p}){let{left:f,top:m,width:w,height:x}=o.getBoundingClientRect(),P=t.canvas,j=(L,H)=>Math.max(0,Math.min(H-1,Math.floor(L*H)));return{place:j(
(u-f)/w,t.step.places.length),step:P[j((p-m)/x,P.length)]}}e.addEventListener("click",u=>t.step&&n(l(u)));function c(u){let p=t.canvas,f=t.step.places.length;e.
style.height=`${Math.max(24,Math.min(qy,Hy*p.length))}px`;let[m,w]=[o.clientWidth,o.clientHeight].map(A=>Math.round(A*devicePixelRatio));if(!m||!w)return;Object.
assign(o,{width:m,height:w});let x=o.getContext("2d"),P=getComputedStyle(e),j=P.getPropertyValue("--gp-text").trim(),[L,H]=[m/f,w/p.length],C=Math.max(.75,Math.
min(L,H,8*devicePixelRatio)*.2);p.forEach((A,M)=>A.places.forEach((y,b)=>{x.fillStyle=P.getPropertyValue(Zo(u,yr(y))).trim(),x.fillRect(Math.floor(b*L),Math.floor(
M*H),Math.ceil(L),Math.ceil(H)),y.accepted&&(x.fillStyle=j,x.beginPath(),x.arc((b+.5)*L,(M+.5)*H,C,0,2*Math.PI),x.fill())})),d(p.length,f)}function d(u,p){s.style.
top=`${t.step.step/u*100}%`,s.style.height=`${100/u}%`,i.hidden=t.place===null,!i.hidden&&(i.style.left=`${t.place/p*100}%`,i.style.width=`${100/p}%`)}return new ResizeObserver(
r).observe(o),c}var Wy=1.05;function Gp(e,t){let{step:n,canvas:r,log:o}=e,s=n.places[t],i={step:n.step+1,place:t+1,token:X(s.text),read:X(s.read_text),share:G(Y(s.logprob))},{accepted:l,
places:c}=e.counts;return[a("At step {step}, the model read {read} at place {place}.",i),Fy(s.entropy,o.unit),s.read_text===s.text?a("It found the same token th\
e likeliest, with {share}.",i):a("It found {token} the likeliest, with {share}.",i),a("The temperature of this step was {temperature}.",{temperature:ee(n.temperature,
2)}),jy(s,n===r.at(-1),o),F(c,"At this step, {accepted} of {count} place was accepted.","At this step, {accepted} of {count} places were accepted.",{accepted:q(
l)})]}function Fy(e,t){let n=Math.exp(e),r=ie(e,t);return n<Wy?a("The model was all but certain here: an entropy of {entropy}.",{entropy:r}):a("The model’s entr\
opy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:r,options:n<10?U(n,1):q(Math.round(n))})}function jy({accepted:e},t,{finished:n}){
return t&&n?a("It was the last step of this canvas: the likeliest token is the text."):e?a("The sampler accepted the place: what it drew there is read at the ne\
xt step."):a("The sampler did not accept the place: at the next step, a random token is read there.")}var ul={};te(ul,{ShadeScale:()=>cl,drawScale:()=>kr});function cl({class:e,...t}){return h(oe,{class:e?`gp-scale ${e}`:"gp-scale",...Qo(t.name),children:h(Up,{...t})})}function Up({name:e,unit:t}){if(e==="rank")return h(
Z,{children:rl().map(({words:s,colour:i},l)=>h("span",{class:"gp-chip","data-rank":l,style:{backgroundColor:i},children:s},l))});let{low:n,high:r,colours:o}=ol(
e,t);return h(Z,{children:[h("span",{children:n}),h("span",{class:"gp-ramp","aria-hidden":"true",children:o.map(s=>h("i",{style:{backgroundColor:s}},s))}),h("sp\
an",{children:r})]})}function kr(e,t,n){let{id:r,meaning:o}=Qo(t);Te(e,r,()=>"",{meaning:o}),Ze(h(Up,{name:t,unit:n}),e)}var zy=8e3,Dy=120,Gy=700;function Kp(e,t){let n=N=>e.querySelector(".gp-"+N),[r,o,s,i]=["canvas-text","canvas-slider","canvas-play","canvas-shade"].map(n),l=new wr(
t),c=Dp(n("canvas-map"),l,{onPick:({place:N,step:T})=>L(l.steps.indexOf(T),N),onResize:()=>!e.hidden&&c(i.value)}),d=E("span","gp-canvas-prompt"),u=E("span","gp\
-canvas-before"),p=E("span","gp-canvas-now"),f=0,m=0;r.append(d,u,p);function w(){let{step:N}=l,T=l.before.flatMap(({places:_})=>_);u.childElementCount!==T.length&&
u.replaceChildren(...T.map(P));let v=be(p,N.places.length,x),{end:R}=l;m=Math.min(m,N.places.length-1),N.places.forEach((_,B)=>{let W=v[B],g=l.accepted(B);W.replaceChildren(),
ut(W,_);let S=W.querySelector(".gp-ink");an(S,i.value,yr(_)),g?W.dataset.accepted=g:delete W.dataset.accepted,W.toggleAttribute("data-after-end",B>=R),W.setAttribute(
"aria-pressed",String(B===l.place)),W.setAttribute("aria-label",j(_,B,g)),W.tabIndex=B===m?0:-1})}let x=()=>E("span","gp-token",null,{role:"button"});function P(N){
let T=E("span","gp-written");return ut(T,N),T}function j(N,T,v){let R={number:T+1,token:X(N.text),share:G(Y(N.logprob))};return v==="newly"?a("Place {number}: {\
token}, probability {share}, newly accepted",R):v?a("Place {number}: {token}, probability {share}, accepted",R):a("Place {number}: {token}, probability {share},\
 not accepted",R)}r.addEventListener("click",({target:N})=>{let T=[...p.children].indexOf(N.closest(".gp-token"));T>=0&&L(l.at,T===l.place?null:T)}),r.addEventListener(
"keydown",N=>{let T=[...p.children].indexOf(N.target.closest(".gp-token")),v={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0}[N.key];if(!(T<
0)){if(N.key==="Enter"||N.key===" ")L(l.at,T);else if(N.key==="Escape")L(l.at,null);else if(v)m=Math.max(0,Math.min(p.childElementCount-1,T+v)),l.place===null?w():
L(l.at,m),p.children[m].focus();else return;N.preventDefault()}});function L(N,T){l.at=N,l.place=T,T!==null&&(m=T),b()}function H(){let{step:N,number:T,steps:v,
numCanvases:R}=l,_=l.canvas.length,B={canvas:N.canvas+1,canvases:R,step:N.step+1,steps:_},W=a("canvas {canvas} of {canvases}, step {step} of {steps}",B);o.max=String(
v.length),o.value=String(T+1),o.setAttribute("aria-valuetext",W),z(n("canvas-step-words"),W),z(s,a(f?"❚❚ Pause":"▶ Play"));let{places:g,accepted:S,newly:$}=l.
counts,D={accepted:q(S),places:q(g),newly:q($),temperature:ee(N.temperature,2)};z(n("canvas-short"),a("{accepted} of {places} places accepted, {newly} newly; te\
mperature {temperature}",D))}function C(){clearInterval(f),f=0}s.addEventListener("click",()=>{if(f){C(),H();return}l.number>=l.steps.length-1&&(l.at=0);let N=Math.
max(Dy,Math.min(Gy,zy/l.steps.length));f=window.setInterval(()=>{!e.isConnected||l.number>=l.steps.length-1?C():l.at=l.number+1,b()},N),b()}),o.addEventListener(
"input",()=>{C(),L(Number(o.value)-1,l.place)}),o.addEventListener("keydown",({key:N})=>N==="Escape"&&L(null,l.place)),i.addEventListener("change",()=>b());function A(){
let{place:N}=l;if(ft(n("one-place"),N!==null),ft(n("place-hint"),N===null),N===null)return;let{since:T,accepted:v,count:R,last:_}=l.history(N),B={place:N+1,token:X(
_.text),since:T+1,accepted:v,steps:R};z(n("place-verdict"),F(R,"Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place\
 in {accepted} of {count} step.","Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted} of {count} step\
s.",B));let W=new Set;n("sentences").replaceChildren(...Gp(l,N).map(V=>{let J=E("li");return J.append(...Ln(V,W)),J}));let g=e.querySelector(".gp-one-place tbod\
y"),S=be(g,R,M);l.canvas.forEach((V,J)=>y(S[J],V,V.places[N]));let $=n("place-table"),{offsetTop:D,offsetHeight:K}=S[l.step.step];(D<$.scrollTop+K||D+K>$.scrollTop+
$.clientHeight)&&($.scrollTop=D-$.clientHeight/2)}function M(){let N=E("tr"),T=E("td");return T.append(E("button","gp-place-step","",{type:"button"})),N.append(
T,...["read","likeliest"].map(()=>{let v=E("td");return v.append(E("bdi")),v}),E("td"),E("td","gp-place-entropy"),E("td")),N}function y(N,T,v){let[R,_,B,W,g,S]=N.
cells;z(R.firstChild,String(T.step+1)),Fe(_.firstChild,v.read_text),Fe(B.firstChild,v.text),z(W,G(Y(v.logprob))),z(g,ie(v.entropy,t.unit)),z(S,v.accepted?a("✓ y\
es"):a("– no")),T===l.step?N.setAttribute("aria-current","step"):N.removeAttribute("aria-current")}e.querySelector(".gp-one-place tbody").addEventListener("cl\
ick",({target:N})=>{let T=N.closest("tr");T&&L(l.steps.indexOf(l.canvas[T.rowIndex-1]),l.place)});function b(){l.step&&(H(),w(),A(),kr(n("canvas-scale"),i.value,
t.unit),c(i.value),z(n("map-words"),F(l.canvas.length,"{places} places, {count} step","{places} places, {count} steps",{places:q(l.step.places.length)})))}let k=N=>()=>l.
step&&l.place!==null?a("place {place}, step {step}: {words}.",{place:l.place+1,step:l.step.step+1,words:N(l.step.places[l.place])}):"";je(e,{share:k(({text:N,logprob:T})=>`${X(
N)} ${G(Y(T))}`),entropy:k(({entropy:N})=>ie(N,t.unit)),accepted:()=>l.step?we(n("canvas-short").textContent):"",map:()=>l.step?we(n("map-words").textContent):""});
function O(){C(),l.clear(),m=0,u.replaceChildren(),p.replaceChildren(),z(d,t.started?t.started.prompt_tokens.map(({piece:N})=>N??"").join(""):"")}let I=()=>!e.hidden&&
b();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",I),new MutationObserver(I).observe(document.body,{attributes:!0,attributeFilter:[
"class"]}),N=>{N.run&&O(),e.hidden=!t.canvasSteps.length,!e.hidden&&(N.run||N.steps||N.status||N.unit)&&b()}}var Vp=8,Uy=3,Ky=-1e30,Vy=e=>`log p ${e>Ky?ee(e,2).replace("-","−"):"−∞"}`;function Xy({origin:e,pieces:t,children:n}){let r=Math.min(...n.map(i=>i.origin?.
at??1/0)),o=e?e.at:Number.isFinite(r)&&r>=Uy?r:0,s=fn(t.slice(o,o+Vp).join(""));return a("“{text}”",{text:`${o&&!e?"…":""}${s}${t.length>o+Vp?"…":""}`})}
function Yy({origin:e,read:t}){if(!e)return t?a("a text that was read:"):a("the original:");let n={number:e.at+1,token:X(e.from)};return e.kind!=="branch"?a("co\
ntinues at token {number}:",n):e.on?a("again from {token} at token {number}:",n):a("instead of {token} at token {number}:",n)}function Jy({tokens:e,total:t,searched:n,
mode:r}){let o=n?[a("best of {mode}",{mode:Vn(r)})]:[];return[F(e,"{count} token","{count} tokens"),Vy(t),...o].join(" · ")}function dl({runs:e,...t}){return h(
Z,{children:e.map(n=>h(Zy,{run:n,...t},n.id))})}function Zy({run:e,...t}){let{shown:n,renaming:r,press:o,name:s,place:i}=t,l=e===n,[c,d,u]=[Yy(e),Xy(e),Jy(e)],p=[
e.name,`${c} ${d}`,u,l&&a("shown")].filter(Boolean).join(", ");return h("li",{class:"gp-run",role:"treeitem","aria-selected":l,"aria-expanded":e.children.length>
0||void 0,"aria-label":p,tabIndex:l?0:-1,ref:f=>i(e,f),children:[h("div",{class:"gp-row",onClick:()=>o(e),children:[h("span",{class:"gp-sign","aria-hidden":"tru\
e",children:l?"▶":null}),h("span",{class:"gp-label",children:e===r?h(Qy,{of:e.name,done:f=>s(e,f)}):h(Z,{children:[e.name?h("bdi",{class:"gp-name",children:e.
name}):null,e.name?" ":null,h("span",{class:"gp-note",children:c})," ",h("bdi",{class:"gp-words",children:d})]})}),h("span",{class:"gp-facts",title:a("Length, a\
nd total log-probability after the processors, in nats; −∞ where they remove a given token. Beam search scores given tokens before the processors."),children:u})]}),
e.children.length>0&&h("ul",{role:"group",children:h(dl,{runs:e.children,...t})})]})}function Qy({of:e,done:t}){let n=re(null),r=re(!1),o=i=>{r.current||(r.current=
!0,t(i))};ge(()=>{n.current?.focus(),n.current?.select()},[]);let s=i=>{i.stopPropagation(),i.key==="Escape"&&o(null),i.key==="Enter"&&o(n.current?.value??null)};
return h("input",{class:"gp-rename-field","aria-label":a("Name of this run"),maxLength:60,defaultValue:e,ref:n,onKeyDown:s,onClick:i=>i.stopPropagation(),onBlur:({
currentTarget:i})=>o(i.value)})}var ek=5,tk=60,nk=6e7,rk=(e,t)=>Array.isArray(t)&&e.length===t.length&&e.every((n,r)=>n===t[r]),_r=e=>[e,...e.children.flatMap(_r)],pl=e=>e.origin?pl(e.origin.parent):
e,Xp=()=>new Se(0,(e,{chosen:t})=>e+(t.logprob??-1/0)),es=class{constructor(t){this.log=t}log;trees=[];shown=null;along=Xp();count=0;get all(){return this.trees.
flatMap(_r)}get busy(){return this.log.running||this.log.waiting}get visible(){if(!this.log.canAsk||!this.trees.some(({children:n})=>n.length))return[];let t=this.
shown&&pl(this.shown);return this.trees.filter(n=>n.children.length||n===t)}get refuge(){let{shown:t}=this;return t?t.origin?.parent??this.trees.filter(n=>n!==t).
at(-1):void 0}follow(t){t.run&&this.begin();let n=t.run||t.status||t.steps&&this.visible.length>0;this.shown&&this.log.turn===this.shown.turn&&n&&this.measure(this.
shown),t.run&&this.makeRoom()}begin(){let{turn:t,started:n,asked:r}=this.log;if(this.along=Xp(),this.shown=null,!n||t===void 0)return;let o=this.all.find(c=>c.turn===
t);if(o){this.shown=o;return}this.log.asked=null;let i=r&&rk(r.ids,n.request.given)?this.all.find(c=>c.turn===r.turn):void 0;if(i&&r?.kind!=="branch"&&i.plain&&
i.mode===n.mode){this.shown=Object.assign(i,{turn:t,pieces:[]});return}let l={id:this.count++,turn:t,read:n.request.only_given===!0,origin:i&&r?ok(i,r):null,children:[],
name:"",pieces:[],tokens:0,total:0,text:"",mode:n.mode,searched:!1,plain:!1};l.origin?l.origin.parent.children.push(l):this.trees=[...this.trees.filter(({children:c})=>c.
length),l],this.shown=l}measure(t){let{log:n,along:r}=this,o=n.lines();r.follow(o[0]?.last??null),Object.assign(t,{text:n.text,tokens:r.steps.length,total:r.total,
mode:n.started?.mode,searched:n.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:r.steps.map(({piece:s,chosen:i})=>s??i.text)})}makeRoom(){for(;;){let t=this.
all,n=t.reduce((i,{text:l})=>i+l.length,0);if(this.trees.length<=ek&&t.length<=tk&&n<=nk)return;let r=this.shown&&pl(this.shown),o=t.filter(i=>i.origin&&i!==this.
shown&&!i.children.length),s=this.trees.find(i=>i!==r)??o.sort((i,l)=>i.turn-l.turn).at(0);if(!s)return;this.detach(s)}}detach(t){let n=t.origin?.parent;n?n.children=
n.children.filter(r=>r!==t):this.trees=this.trees.filter(r=>r!==t)}};function ok(e,{at:t=0,from:n,on:r,kind:o}){let s=e;for(;s.origin&&t<s.origin.at;)s=s.origin.
parent;return{parent:s,at:t,from:String(n??""),on:!!r,kind:o}}var Yp=(e,t)=>{let n=new es(t),o=Le(({changes:s})=>h(sk,{state:n,changes:s}),()=>n.visible.length>0)(e,t);return s=>{n.follow(s),o(s)}};function sk({state:e,changes:t}){
let{log:n,shown:r,visible:o}=e,s=He(t),[,i]=yn(y=>y+1,0),[l,c]=ae(""),[d,u]=ae(!1),[p,f]=ae(null),m=re(null),w=re(null),x=re(new Map),P=re(!1);l&&s.status&&!e.busy&&
c(""),d&&s.run&&u(!1),s.run&&m.current?.contains(document.activeElement)&&(P.current=!0),ge(()=>{let y=r&&x.current.get(r);y&&((s.run||P.current)&&ik(m.current,
y),P.current&&y.focus({preventScroll:!0}),P.current=!1)});let j=()=>{P.current=!0,i(null)},L=y=>{if(!(!y||y===e.shown)){if(e.busy)return c(a("A run is under way\
. Wait for its end, or click Stop."));e.shown=y,n.feedRun(y.text,y.turn),n.ask({type:"shown"}),j()}},H=()=>{let y=e.refuge;if(!(!e.shown||!y)){if(!d){u(!0),w.current?.
focus();return}e.busy||e.detach(e.shown),L(y),u(!1)}},C=y=>{if(y.ctrlKey||y.metaKey||y.altKey||!e.shown)return;let b=o.flatMap(_r),k=b.indexOf(e.shown),O={ArrowDown:()=>L(
b[k+1]),ArrowUp:()=>L(b[k-1]),ArrowRight:()=>L(e.shown?.children[0]),ArrowLeft:()=>L(e.shown?.origin?.parent),Home:()=>L(b[0]),End:()=>L(b.at(-1)),F2:()=>f(e.shown),
Delete:H};Object.hasOwn(O,y.key)&&(y.preventDefault(),O[y.key]())},A=(y,b)=>{b!==null&&(y.name=b.trim()),document.activeElement?.matches(".gp-rename-field")&&j(),
f(null)},M=(y,b)=>{b?x.current.set(y,b):x.current.delete(y)};return h(Z,{children:[h("header",{class:"gp-head",children:[h("h2",{class:"gp-title",children:a("Br\
anches")}),h("span",{class:"gp-note",children:a("Click a run to see it again.")}),h("span",{class:"gp-tools",children:[h("button",{type:"button",class:"gp-butto\
n gp-rename",title:"F2",onClick:()=>f(r),children:a("Rename")}),h("button",{type:"button",class:"gp-button gp-delete",title:a("Delete key"),"data-sure":d?"yes":
void 0,disabled:!e.refuge,ref:w,onClick:H,onBlur:()=>u(!1),children:d&&r?F(_r(r).length,"Delete this run?","Delete these {count} runs?"):a("Delete")})]})]}),h("\
ul",{class:"gp-tree",role:"tree","aria-label":a("Runs that continue one another. Arrow keys move, F2 renames, Delete removes."),ref:m,onKeyDown:C,children:h(dl,
{runs:o,shown:r,renaming:p,press:y=>y===e.shown?j():L(y),name:A,place:M})}),h("p",{class:"gp-note gp-told",role:"status",children:l})]})}function ik(e,t){let n=t.
firstElementChild;if(!e||!n)return;let[r,o]=[e.getBoundingClientRect(),n.getBoundingClientRect()];e.scrollTop+=Math.min(0,o.top-r.top-4)+Math.max(0,o.bottom-r.bottom+
4)}var ak={ArrowDown:e=>e+1,ArrowUp:e=>e-1,Home:()=>0,End:(e,t)=>t-1};function ts(e){let t=re(null),n=()=>[...t.current?.querySelectorAll(e)??[]],r=i=>{for(let l of n())
l.tabIndex=l===i?0:-1};return ge(()=>{let i=n();i.length&&r(i.find(({tabIndex:l,dataset:c})=>l===0&&c.reached)??i[0]);for(let l of i)l.dataset.reached="yes"}),{
ref:t,onFocusIn:({target:i})=>{i instanceof HTMLElement&&i.matches(e)&&r(i)},onKeyDown:i=>{let l=n(),c=l.indexOf(i.target),d=ak[i.key];c<0||!d||i.ctrlKey||i.metaKey||
i.altKey||(i.preventDefault(),i.stopPropagation(),l[Math.max(0,Math.min(l.length-1,d(c,l.length)))].focus())}}}function Jp({share:e,top:t,side:n}){let r=["gp-track",n==="before"&&"gp-thin",e>t*1.005&&"gp-beyond"];return h("span",{class:r.filter(Boolean).join(" "),"aria-h\
idden":"true",children:h("span",{class:`gp-fill gp-${n}`,style:{width:`${(Math.min(1,e/t)*100).toFixed(2)}%`}})})}function Zp({after:e,before:t,top:n,kind:r,removed:o}){
let s=["gp-tracks",r&&`gp-tracks-${r}`,o&&"gp-tracks-removed"];return h("span",{class:s.filter(Boolean).join(" "),children:[o?h("span",{class:"gp-why",children:o}):
e!==null&&h(Jp,{share:e,top:n,side:"after"}),t!==null&&h(Jp,{share:t,top:n,side:"before"})]})}var hl=e=>e?G(e):"<0.01%",lk=(e,t)=>e.kept!==t||e.mass_moved>0;function $t({distribution:{stages:e,vocab:t}}){return e.map((n,r)=>{let[o,s,i]=rt(n.name),l=r?e[r-
1].kept:t??0;return{number:r+1,kind:n.name,name:o,meaning:s,knobs:i,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!lk(
n,l)}})}function It({kept:e,keptBefore:t,removed:n,moved:r,idle:o}){if(o)return a("did nothing");let s=[];return e<t&&s.push(F(t-e,"removed {count} token ({shar\
e})","removed {count} tokens ({share})",{share:hl(n)})),e>t&&s.push(F(e-t,"brought {count} token back","brought {count} tokens back")),(r-n>.001||!s.length)&&s.
push(a("moved {share}",{share:G(r)})),s.join(", ")}var jn=({layers:e,distribution:t})=>!!e&&t.stages[0]?.name!=="DolaContrast";function ns(e,{effective:t,config:n}){
let r={...t,...n};return e.filter((o,s)=>s===0||r[o]).map(o=>{let s=JSON.stringify(r[o]??null);return s==="null"||s.length>12?o:`${o} ${s}`}).join(", ")}function vr(e){
return jn(e)?{name:"DoLa",meaning:a("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:e.layers?a("the last layer"):a("the model"),meaning:a("The distribution that the model gave, before any processor.")}}function vt({distribution:{
candidates:e},chosen:t}){return e.some(({token_id:n})=>n===t.token_id)?e:[...e,t]}function rs(e,t,n){if(e.length<=t)return e;let r=({raw_logprob:i,logprob:l})=>Math.
max(Y(i),Y(l)),o=[...e].sort((i,l)=>r(l)-r(i)),s=new Set([...o.filter(({token_id:i})=>i===n),...o.filter(De).slice(0,3)]);for(let i of o)s.size<t&&s.add(i);return e.
filter(i=>s.has(i))}function xt({raw_logprob:e,stage_logprobs:t},n){return n?t&&n<=t.length?Y(t[n-1]):void 0:Y(e)}var zn=({raw_logprob:e,stage_logprobs:t},n)=>((n?
t?.[n-1]:e)??null)===null,De=({logprob:e})=>e===null;function cn({removed_by:e,stage_logprobs:t,raw_logprob:n},r){let o=[n,...t||[]],s=o.findLastIndex((l,c)=>c>
0&&l===null&&o[c-1]!==null),i=e||s>0&&r.distribution.stages[s-1].name;return i?rt(i)[0]:jn(r)?"DoLa":a("a processor")}function os(e,t){let{raw_logprob:n,logprob:r,
rank:o,raw_rank:s,token_id:i}=e;if(Oe(t)){let p={share:G(Y(n)),rank:q(s||0)},f=s?a("Probability {share}, rank {rank}, according to the server.",p):a("Probabilit\
y {share}, according to the server.",p);return i<0?f:`${f} ${a("Token id {id}.",{id:i})}`}let l=q(t.distribution.vocab??0),c=a("Token id {id}.",{id:i});if(!t.distribution.
stages.length&&Math.abs((r??n??0)-(n??0))<1e-4){let p={share:G(Y(n)),rank:q(o||s||0),vocab:l};return`${o||s?a("Probability {share}, rank {rank} of {vocab}; no p\
rocessor changed it.",p):a("Probability {share}; no processor changed it.",p)} ${c}`}let d={share:G(Y(n)),rank:q(s||0),vocab:l};return`${s?a("Before the process\
ors {share}, rank {rank} of {vocab}.",d):a("Before the processors {share}.",d)} ${ck(e,t)} ${c}`}function ck(e,t){if(De(e))return a("After them it cannot be cho\
sen: removed by {processor}.",{processor:cn(e,t)});let{logprob:n,rank:r}=e,o={share:G(Y(n)),rank:q(r||0),kept:q(Ue(t)??0)};return r?a("After them {share}, rank \
{rank} of {kept} kept.",o):a("After them {share}.",o)}function eh(e,t){let n=ie(e,t),r=Math.exp(e??1/0);return r<uk?a("The model was all but certain here: an en\
tropy of {entropy}.",{entropy:n}):a("The model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:n,options:r<10?U(
r,1):q(Math.round(r))})}var uk=1.05;function th({distribution:{candidates:e,entropy_before:t}},n){let s=[...e.flatMap(({text:l,raw_logprob:c})=>c!==null&&c<0?[{
text:l,raw:c}]:[])].sort((l,c)=>Qp(c.raw)-Qp(l.raw)).slice(0,3).map(({text:l,raw:c})=>`${X(l)} ${U(Y(c))} · ${U($e(-c,n),2)}`),i={terms:s.join(" + "),entropy:ie(
t,n)};return s.length?a("before the processors, {terms} + the terms of all other tokens = {entropy}.",i):""}var Qp=e=>-e*Y(e);function xr(e,{mode:t,effective:n,
config:r}){if(e.isPrompt)return[a("given"),a("{token} is in the prompt: given, not chosen")];if(e.given)return[a("given"),a("{token} was given, not chosen")];if(t===
"elsewhere")return[a("the choice"),a("{token} was chosen by the server")];if(t==="custom")return[a("the choice"),a("{token} was chosen by your own decoding loop")];
if(e.beam)return[a("the choice"),dk(e.beam.status)];if(e.reranked)return[a("the choice"),a("{token} has the best score: probability against degeneration penalty")];
let o=e.draft?.origin;return o==="accepted"?[a("the draft"),a("{token} was drafted by the assistant, and accepted")]:o==="correction"?[a("the choice"),a("{token\
} replaced a rejected draft token")]:{...n,...r}.do_sample?[a("the draw"),a("{token} was drawn")]:[a("the choice"),a("{token} was chosen as the most probable")]}
function dk(e){return e==="running"?a("{token} goes on: the search compares the sums of whole beams"):e==="finished"?a("{token} ends a beam: the search compares\
 the sums of whole beams"):e==="ended"?a("{token} would end a beam, which does not count"):e==="pruned"?a("{token} was considered, and pruned: the search compar\
es the sums of whole beams"):a("{token} was considered by the search")}function Sr(e,t){let n=De(e)&&!Oe(t),r=t.distribution.stages.length?null:e.raw_rank;return{id:e.token_id,text:e.text,after:Y(e.logprob),before:Y(e.raw_logprob),
rank:n?null:e.rank??r,chosen:e.token_id===t.chosen.token_id,given:!!(t.isPrompt||t.given),removed:n,by:n?cn(e,t):"",words:()=>os(e,t)}}function ss({entry:e,top:t,
press:n,children:r}){let{id:o,text:s,after:i,before:l,rank:c,chosen:d,removed:u,by:p}=e,f=n&&o!==null?()=>n(o):null,m=f?fk(e):"",w={class:"gp-row","aria-label":hk(
e,!!f),ref:P=>{P&&Re(P,()=>[m,e.words()].filter(Boolean).join(" "))},...f?{type:"button",onClick:f}:{role:"group"}};return h("li",{class:["gp-bar",d&&"gp-chosen",
u&&"gp-removed",o===null&&"gp-rest"].filter(Boolean).join(" "),children:[nr(f?"button":"div",w,h("span",{class:"gp-rank",children:c?q(c):""}),h("span",{class:"g\
p-name",children:[h("span",{class:"gp-sign","aria-hidden":"true",children:d?"▶":u?"✕":""}),o===null?h("bdi",{class:"gp-word",children:s}):h(xe,{text:s,class:"\
gp-word"})]}),h(Zp,{after:i,before:l,top:t,kind:d?"chosen":o===null?"rest":null,removed:u&&pk(p)}),h("span",{class:"gp-values",children:[h("span",{children:u?"":
i===null?"–":G(i)}),h("small",{children:G(l)})]}),h("span",{class:"gp-go","aria-hidden":"true",children:f?"↪":""})),r]})}var pk=e=>{let[t,,n]=Pe(a("removed \
by {processor}"),{processor:""});return[t,h("span",{class:"gp-remover",children:e}),n]};function hk({id:e,text:t,after:n,before:r,rank:o,chosen:s,given:i,removed:l,
by:c},d){let u=[!l&&n!==null&&G(n),(l||n!==r)&&a("before {share}",{share:G(r)})],p=[s&&(i?a("given"):a("chosen")),l&&a("removed by {processor}",{processor:c})],
f=[e===null?t:X(t),...p,...u,d&&a("continue")];return`${o?`${q(o)}. `:""}${f.filter(Boolean).join(", ")}`}function fk({text:e,chosen:t,removed:n,by:r}){let o=X(
e);return t?a("Run again from here with {token}.",{token:o}):n?a("Continue from here with {token} instead, although {processor} removed it.",{token:o,processor:r}):
a("Continue from here with {token} instead.",{token:o})}var _l={};te(_l,{MarkedText:()=>Tr,greenZ:()=>un,markLegend:()=>wl,pValue:()=>Mr,pWords:()=>tt,thresholdWords:()=>Lr,tokensNeeded:()=>Er,zKeys:()=>kl,zPicture:()=>yl});var gl={};te(gl,{axisMarks:()=>ml,plotIn:()=>fl,powerTicks:()=>mk,roundTicks:()=>nh,ticksWithin:()=>is});function nh(e,t,n){let r=(t-e)/Math.max(1,n)||1,o=10**Math.floor(Math.log10(r)),s=o*[1,2,2.5,5,10].find(l=>l*o>=r*.8),i=[];for(let l=Math.floor(e/s+1e-9);l<=Math.
ceil(t/s-1e-9);l++)i.push(Number((l*s).toPrecision(12)));return i}var is=(e,t,n)=>nh(e,t,n).filter(r=>r>=e&&r<=t);function mk(e,t){let n=Array.from({length:Math.
ceil(Math.log10(t))-Math.floor(Math.log10(e))+1},(o,s)=>10**(s+Math.floor(Math.log10(e)))),r=t/e>300?[1]:[1,2,5];return n.flatMap(o=>r.map(s=>Number((s*o).toPrecision(
3)))).filter(o=>o>=e&&o<=t)}function fl(e,{height:t,x:n,y:r,left:o=46,right:s=18,top:i=14,bottom:l=38}){let c=e.querySelector("svg");c||e.append(c=Q("svg","gp-d\
rawing"));let d=Math.max(240,e.clientWidth),u=(p,[f,m])=>(p-f)/(m-f||1);return{width:d,height:t,left:o,right:s,top:i,bottom:l,inner:d-o-s,x:p=>o+u(p,n)*(d-o-s),
y:p=>t-l-u(p,r)*(t-i-l),draw(p,f){lt(c,{class:"gp-drawing",role:"group","aria-label":p,viewBox:`0 0 ${d} ${t}`,style:`height: ${t}px`}),rn(c,f.map((m,w)=>["g","",
w?{}:{"aria-hidden":"true"},m]))}}}function ml(e,{xTicks:t,yTicks:n,xTitle:r,yTitle:o}){let s=p=>Array.isArray(p)?p:[p,String(p)],[i,l]=[e.height-e.bottom,e.width-
e.right],c=n.map(s).flatMap(([p,f])=>[on("gp-guide",e.left,e.y(p),l,e.y(p)),Ct("",e.left-7,e.y(p)+4,f,"end")]),d=t.map(s).flatMap(([p,f])=>[on("gp-guide",e.x(p),
i,e.x(p),i+4),Ct("",e.x(p),i+17,f)]),u=[Ct("gp-axis",(e.left+l)/2,e.height-4,r)];return o&&u.push(Ct("gp-axis",2,e.top-16,o,"start")),[...c,...d,...u]}var bl={};te(bl,{Rows:()=>St,inNextRow:()=>dt});var gk=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,St=class e{constructor(t,n=null){this.holder=t;this.before=n}holder;before;static BLOCK=60;static LOOSE=150;loose=0;head=0;tried=0;append(t){
this.holder.append(t),this.loose+=1}removeLast(){this.holder.lastChild?.remove(),this.loose-=1;let t=this.holder.lastElementChild;rh(t)&&this.undo(t.previousElementSibling)}settle(){
if(this.loose<e.LOOSE||this.loose<this.tried+e.BLOCK||!this.holder.offsetParent||document.fonts.status==="loading")return;this.tried=this.loose;let t=[...this.holder.
children].slice(-this.loose),n=this.freeStarts(t),r=t.map((l,c)=>c).filter(l=>n[l]&&bk(t[l])),o=[],s=0;t[0].previousSibling||(this.head=s=r.shift()??0);for(let l of r)
l-s<e.BLOCK||(o.push(this.wrap(t.slice(s,l))),s=l,this.loose=t.length-l,this.tried=0);let i=o.map(l=>l.getBoundingClientRect().height);o.forEach((l,c)=>{l.style.
containIntrinsicHeight=`${i[c]}px`,l.classList.add("gp-kept-rows")})}freeStarts(t){let n=getComputedStyle(this.holder).direction==="rtl",r=t[0].previousSibling||
!this.before?"":this.before.holder.textContent??"";return t.map(o=>{let s=o.textContent??"",i=r.endsWith(`
`);r=r.slice(r.lastIndexOf(`
`)+1);let l=i?!s.startsWith(" "):!(n||gk.test(r));return r+=s,l})}wrap(t){let n=E("span","gp-rows");t[0].before(n,E("wbr")),n.append(...t);let r=t[0].firstChild;
if(r instanceof Text&&r.data===" "){let o=E("span","gp-gap");r.replaceWith(o),o.append(r)}return n}undo(t){let n=t.querySelector(".gp-gap");n&&n.replaceWith(...n.
childNodes),t.nextSibling?.remove(),this.loose+=t.children.length+(rh(t.previousElementSibling)?0:this.head),t.replaceWith(...t.childNodes),this.tried=0}dissolve(){
for(let t of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(t);this.tried=0}};function bk(e){let t=e.previousElementSibling,n=t&&[...t.querySelectorAll(
".gp-ink")].at(-1),r=e.querySelector(".gp-ink")?.getClientRects()[0],o=n&&[...n.getClientRects()].at(-1);return!!(r&&o&&oh(r)>oh(o)+10)}function dt(e,t,n){let r=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],o=r(e[t]);if(!o)return null;let s=null,i=1/0;for(let l=t+n;l>=0&&l<e.length;l+=n){let c=r(e[l]),d=c?(c.top-o.top)*
n:0;if(!c||d<o.height/2)continue;let u=d*1e3+Math.abs(c.left-o.left);if(u>=i+1e3*o.height)break;u<i&&([s,i]=[e[l],u])}return s}var rh=e=>e?.tagName==="WBR",oh=({
top:e,bottom:t})=>(e+t)/2;var un=(e,t,n)=>t>0?(e-n*t)/Math.sqrt(t*n*(1-n)):null;function Mr(e){if(e<0)return 1-Mr(-e);let t=Math.exp(-e*e/2)/Math.sqrt(2*Math.PI);if(e>3){let o=e;for(let s=120;s>
0;s--)o=e+s/o;return t/o}let[n,r]=[0,e];for(let o=1;r>1e-18;o+=2)n+=r,r*=e*e/(o+2);return .5-t*n}var Er=(e,t,n)=>e>t?n**2*t*(1-t)/(e-t)**2:1/0;function tt(e){if(e>=
1e-4)return G(e);if(e<1e-300)return a("less than {p}",{p:"10⁻³⁰⁰"});let[t,n]=e.toExponential(1).split("e-");return`${ve(t)} × 10⁻${[...n].map(r=>"⁰¹²³\
⁴⁵⁶⁷⁸⁹"[r]).join("")}`}function Lr(e){let t=Mr(e);if(t>.1)return a("{share} of texts without this watermark pass it.",{share:G(t)});let n=1/t;return n>=
1e9?a("A share of {p} of texts without this watermark passes it.",{p:tt(t)}):a("One in {odds} texts without this watermark passes it.",{odds:q(Number(n.toPrecision(
n<1e4?3:2)))})}var wk=({green:e})=>e==null?"none":e?"green":"red",yk=e=>Math.round(Math.max(0,Math.min(1,(e-.2)/.6))*10);function kk(e,t,n){let r=E("span","gp-t\
oken",null,{tabindex:"-1",role:"img"});if(ut(r,e),sh(r,t),n===void 0)return r;let o=typeof n=="function"?n:()=>n;return r.setAttribute("aria-label",o()),Re(r,o),
r}function sh(e,{green:t=null,g:n=null,counted:r=!0}){let o=e.querySelector(".gp-ink");if(n===null)e.dataset.list=wk({green:t});else{let s=yk(n);e.dataset.list=
"g",o.style.backgroundColor=`var(--gp-prob-${s})`,o.style.backgroundSize=`2px ${s*10}%`}r||(e.dataset.counted="no")}var Tr=class{constructor(t,{press:n=null}={}){
this.body=t,this.press=n,this.items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,t.classList.add("gp-marked"),this.rows=new St(t),t.addEventListener(
"keydown",r=>this.keyed(r)),t.addEventListener("click",r=>this.pressed(r.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(t)}show(t,n=0){
this.cut(Math.min(n,this.tokens.length));for(let r=this.tokens.length;r<t.length;r++){let{token:o,mark:s,words:i}=t[r],l=kk(o,s,i);this.press&&l.setAttribute("r\
ole","button"),ln(this,l,o,r?this.items[r-1].token:null),this.items.push(t[r])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(t){
Bt(this,t),this.items.length=t,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(t){this.stop&&(this.stop.tabIndex=-1),this.stop=t,t.tabIndex=0}pressed(t){
let n=this.tokens.indexOf(t);n<0||(this.reach(t),this.press&&this.press(this.items[n]))}keyed(t){let n=this.tokens.indexOf(t.target.closest(".gp-token"));if(n<0||
t.ctrlKey||t.metaKey||t.altKey)return;let r={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>dt(this.tokens,n,1),ArrowUp:()=>dt(this.
tokens,n,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[t.key];if(!r)return;t.preventDefault();let o=r();
o&&(this.reach(o),o.focus({preventScroll:!0}),o.scrollIntoView({block:"nearest"}),o===this.tokens[n]&&this.pressed(o))}resized(){let{clientWidth:t}=this.body;!t||
t===this.width||(this.width=t,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function wl(e,t,{unscored:n=!1,
repeated:r=!1,faint:o=a("faint: seen before, not counted")}={}){let s=[t,n,r,o].join();if(e.dataset.legend===s)return;e.dataset.legend=s,e.classList.add("gp-mar\
ked","gp-mark-legend");let i=(c,d,u)=>{let p=E("span"),f=E("span","",null,{"aria-hidden":"true"});return f.append(E("span","gp-ink",d)),sh(f,c),p.append(f,u),p},
l=t==="synthid"?[i({g:.2},"g",a("mean g-value 0.2 or less")),i({g:.5},"g",a("0.5, as by chance")),i({g:.8},"g",a("0.8 or more"))]:[i({green:!0},"◆",a("green: \
on the green list")),i({green:!1},"◇",a("red: not on the green list"))];n&&l.push(i({},"abc",a("not scored"))),r&&l.push(i(t==="synthid"?{g:.5,counted:!1}:{green:!0,
counted:!1},"abc",o)),e.replaceChildren(...l)}var _k=400,vk=12;function yl(e,{curves:t,threshold:n,needed:r=null,label:o=a("z over the number of tokens"),title:s=a(
"tokens scored"),yTitle:i="z",from:l=40,height:c=260}){let d=t.filter(({points:C})=>C.length),u=d.flatMap(({points:C})=>C),p=Math.max(l,...u.map(([C])=>C)),f=r&&
r.at<=2*p?Math.max(p,r.at*1.05):p,m=u.map(([,C])=>C),w=Math.min(-.5,...m)*1.08,x=Math.max(n*1.15,1,...m)*1.06,P=fl(e,{height:c,x:[0,f],y:[w,x],left:40,top:24}),
j=P.width-P.right,L=[...ml(P,{xTicks:is(0,f,P.inner/90),yTicks:is(w,x,5),xTitle:s,yTitle:i}),on("gp-unity",P.left,P.y(0),j,P.y(0)),on("gp-z-threshold",P.left,P.
y(n),j,P.y(n)),...d.map(({look:C,points:A})=>Xa(`gp-z-${C}`,Sk(A,_k).map(([M,y])=>[P.x(M),P.y(y)]))),...d.map(({look:C,points:A})=>Tk(P,C,A.at(-1))),xk(P,d,n)],
H=Mk(P,d);if(r&&r.at<=f){let[C,A]=[P.x(r.at),P.y(n)];H.push(Jo("",r.words,[["path","gp-z-needed",{d:`M${le(C)} ${le(A)}l-6 11h12Z`},[]]]))}P.draw(o,[L,H])}function xk(e,[
t],n){let r=([,i])=>Math.abs(i-n),{points:o}=t||{points:[]},s=o.length>0&&r(o.at(-1))>r(o[Math.floor(o.length/8)]);return Ct("gp-halo gp-strong",s?e.width-e.right:
e.left+5,e.y(n)-6,a("threshold {value}",{value:Number(n.toFixed(2))}),s?"end":"start")}function Sk(e,t){let n=Math.ceil(e.length/t);return e.filter((r,o)=>o%n===
0||o===e.length-1)}var Tk=(e,t,[n,r])=>t==="measured"?["circle","gp-measured",{cx:le(e.x(n)),cy:le(e.y(r)),r:5},[]]:["path",`gp-z-end gp-z-end-${t}`,{d:Ya(e.x(n),
e.y(r),4.5)},[]];function Mk(e,t){let n=Math.max(0,...t.map(({points:o})=>o.at(-1)[0])),r=Math.min(vk,n);return Array.from({length:r},(o,s)=>{let[i,l]=[n*s/r,n*
(s+1)/r],c=t.map(({name:u,points:p})=>{let f=p.findLast(([m])=>m<=l);return f&&f[0]>i?`${u} ${ee(f[1],2)}`:""}).filter(Boolean);if(!c.length)return null;let d={
x:le(e.x(i)),y:e.top,width:le(e.x(l)-e.x(i)),height:le(e.height-e.bottom-e.top)};return Jo("gp-z-place",F(Math.floor(l),"After {count} token: {values}","After {\
count} tokens: {values}",{values:c.join(", ")}),[["rect","gp-catch",d,[]]])}).filter(Boolean)}function kl(e,t){let n=be(e,t.length,()=>{let r=E("span"),o=Q("svg");
return ce(o,{width:26,height:8,"aria-hidden":"true"}),o.append(Q("path")),ce(o.firstElementChild,{d:"M1 4H25"}),r.append(o,E("span")),r});t.forEach(({name:r,look:o,
tip:s},i)=>{let[l,c]=n[i].children;ce(l.firstChild,{class:`gp-z-${o}`}),z(c,r),s&&Te(c,"z-score",()=>"",{meaning:s,formula:""})})}function Ek(e){switch(e){case"context":return a("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return a("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return a("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return a("no mark: the bias is 0.");default:return a("no mark.")}}function Rr(e){let t=e&&e.effective&&e.effective.watermarking_config||{},n=Array.isArray(t.
keys)?t.keys.length:0,r=t.greenlist_ratio,o=t.seeding_scheme==="selfhash",s=t.context_width;return{config:t,keys:n,selfhash:o,ratio:r>0&&r<1?r:null,early:n?Tn(t.
ngram_len,1)-1:Tn(s,1)-Number(o)}}function as({config:e,keys:t,ratio:n}){if(t)return F(t,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:e.ngram_len});if(n===null)return a("a green list whose settings are not known");let{bias:r,seeding_scheme:o,context_width:s,
hashing_key:i}=e;return a("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:G(n),bias:r,scheme:o,width:s,key:i})}
function ls({chosen:e,index:t,mark:n,given:r,isFirst:o},s){let i=u=>a("Token {number}, {token}: {mark}",{number:q(t+1),token:X(e.text),mark:u});if(!n)return i(r?
a("given, before the watermark began."):a("not marked."));if(n.why)return i(Ek(n.why));let l=a("Its probability: {before} before the watermark, {after} after.",
{before:G(n.chosen_before),after:G(n.chosen_after)}),c=o?[a("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let u=F(s.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:U(n.g,2)});return[i(u),l,...c].join(" ")}let d=n.green?a("\
◆ green: it got the bias."):a("◇ red: it got no bias.");return[i(d),l,Lk(n,s),...c].join(" ")}function Lk(e,{ratio:t,selfhash:n}){let r=e.listed??0,o={before:G(
e.mass_before??0),after:G(e.mass_after??0)};return n?F(r,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",o):t===null?F(r,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
o):F(r,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...o,ratio:G(t)})}var ih={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function ah(e,t,n,r){let{mark:o,index:s}=t,i={...e};if(!o)return{...i,unscored:e.
unscored+1};i.marks+=1;let l=o.kind==="synthid"?o.g:o.green;if(o.chosen_before>0&&o.chosen_after>0){i.chosen+=1,i.surprisal-=Math.log(o.chosen_before),i.gained+=
Math.log(o.chosen_after/o.chosen_before);let{stages:c,entropy_before:d}=t.distribution;i.entropy+=r>0&&c[r-1]?c[r-1].entropy:d,i.likely-=Rk(t,r)}return i.suppressed+=
o.suppressed,l===null?{...i,unscored:e.unscored+1}:s<n.early?{...i,early:e.early+1}:(i.scored+=1,i.green+=Number(l),i.expected+=o.expected??0,o.kind==="synthid"?
i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&(i.z=un(i.green,i.scored,n.ratio),i.foreseen=un(i.expected,i.scored,n.ratio)),i)}
function Rk({distribution:{candidates:e}},t){let n=e.map(({raw_logprob:r,stage_logprobs:o})=>t>0?o[t-1]:r).filter(r=>r!=null);return n.length?Math.max(...n):0}function lh(e,t,n,r){
let o=e.find(([,d])=>d>r);if(t.z>r)return{at:o[0],words:F(o[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:r})};let s=o?[F(o[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:r})]:[],i=n.keys?t.z>0?t.scored*(r/t.z)**2:1/0:Er(t.green/t.scored,n.ratio,r),l=Math.max(t.scored+1,Math.ceil(i));
if(!Number.isFinite(l)||l>1e7)return{at:1/0,words:[...s,a("At the share so far, z never reaches {threshold}.",{threshold:r})].join(" ")};let c=F(l,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:r,more:q(l-t.scored)});return{at:l,words:[...s,c].join(" ")}}function ch(e,t){let{started:n,unit:r}=t;if(!e||!n)return[a("No token yet")];if(t.rejected)return fc(t.rejected,e.chosen.text,jt(n));if(Oe(e))return Nk(e,n,r);let o=[
eh(e.distribution.entropy_before,r),...Ok(e),...Ak(e,r),...Pk(e,n)];if(e.mark){let i=Rr(n),{chosen:l,index:c,mark:d,given:u=!1}=e;o.push(ls({chosen:l,index:c,mark:d,
given:u,isFirst:c<i.early},i))}o.push(ph(e,n)),e.draft&&o.push(...hc(e,jt(n))),e.beam&&o.push(...ou(e,t)),e.reranked&&o.push(...Ck(e,n));let{raw_logprob:s}=e.chosen;
return s!==null&&o.push(a("Its surprisal, before the processors, was {value}.",{value:ie(-s,r)})),o}function Nk(e,t,n){let{chosen:r}=e,o=vt(e).find(c=>c.raw_rank===
1),s=c=>a("The likeliest token was {token}, with {share}.",Dn(c)),i=r.raw_rank===1||!o?[]:[s(o)];r.raw_rank===1?i.push(s(r)):r.raw_rank?i.push(a("The server gav\
e {token} {share}: rank {rank}.",{...Dn(r),rank:q(r.raw_rank)})):i.push(a("The server gave {token} {share}.",Dn(r)));let l=ie(r.raw_logprob===null?null:-r.raw_logprob,
n);return[...i,ph(e,t),a("Its surprisal was {value}.",{value:l})]}var Dn=({text:e,raw_logprob:t})=>({token:X(e),share:G(Y(t))});function Ok(e){let{chosen:t,distribution:n}=e,
{name:r}=vr(e),o={source:r,...Dn(t),vocab:q(n.vocab??0)};if(jn(e))return[];if(t.raw_rank===1)return[a("Its first choice was {token}, with {share}.",o)];let s=vt(
e).find(c=>c.raw_rank===1),i=s?[a("Its first choice was {token}, with {share}.",Dn(s))]:[],l=t.raw_rank?a("It gave {token} {share}: rank {rank} of {vocab}.",{...o,
rank:q(t.raw_rank)}):a("It gave {token} {share}.",o);return[...i,l]}function Pk(e,t){let n=$t(e);if(!n.length)return e.isPrompt||e.read?[]:[a("No processor chan\
ged that.")];let r=n.filter(({idle:o})=>!o);return r.length?r.map(o=>{let s=uh(o,t),i=o.kept===o.keptBefore?It(o):`${It(o)}, ${a("{count} left",{count:q(o.kept)})}`,
{chosen:l}=e,[c,d]=[xt(l,o.number-1),xt(l,o.number)],u={name:s,effect:i,token:X(l.text),before:G(c||0),after:G(d||0)};return c===void 0||d===void 0?a("{name}: {\
effect}.",u):!d&&c?a("{name}: {effect}; {token} had {before}, and could no longer be chosen.",u):u.before===u.after?a("{name}: {effect}; {token} stayed at {afte\
r}.",u):a("{name}: {effect}; {token} went from {before} to {after}.",u)}):[F(n.length,"The processor ({names}) did nothing here.","The {count} processors ({name\
s}) did nothing here.",{names:n.map(({name:o})=>o).join(", ")})]}function uh({name:e,knobs:t},n){let r=ns(t,n);return r?r.startsWith(e)?r:`${e} (${r})`:e}function dh(e,t){
let{chosen:n}=e,r=a("{token} had {share}",Dn(n)),o=$t(e).filter(({idle:i})=>!i).map(i=>{let l=xt(n,i.number),c={name:uh(i,t),share:l===void 0?"":G(l)};return l===
void 0?a("{name}: {effect}",{...c,effect:It(i)}):i.kept===i.keptBefore?a("after {name}: {share}",c):F(i.kept,"after {name}: {share}, {count} token left","after \
{name}: {share}, {count} tokens left",c)}),s=Pe(xr(e,t)[1],{token:X(n.text)}).join("");return we(Be([r,...o,s]))}function ph(e,t){let{chosen:n,given:r,isPrompt:o}=e,
s=Pe(xr(e,t)[1],{token:X(n.text)}).join("");return r||o||e.beam||Oe(e)?`${s}.`:De(n)?a("{words}, though {processor} had removed it.",{words:s,processor:cn(n,e)}):
{...t.effective,...t.config}.do_sample&&!e.draft&&!e.reranked?a("{words}: its chance was {share}.",{words:s,share:G(Y(n.logprob))}):`${s}.`}function Ak({layers:e},t){
if(!e)return[];let{layer:n,final_layer:r,candidate_layers:o,divergences:s}=e,i={final:r,layer:n,divergence:ie(s[o.indexOf(n)]??null,t)};return[F(o.length,"DoLa \
contrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {divergence}.","DoLa contrasted the last layer, {final}, with layer {\
layer}: of {count} candidates the furthest from it, by {divergence}.",i)]}function Ck({reranked:e,chosen:t},{effective:n,config:r}){let o=e?.find(({token_id:d})=>d===
t.token_id);if(!e||!o)return[];let s={share:G(o.probability),penalty:U(o.penalty),score:U(o.score)},i=[a("Its probability among the weighed tokens was {share}, \
its degeneration penalty {penalty}, its score {score}.",s)],{penalty_alpha:l}={...n,...r};Ce(l)&&i.push(a("score = (1 − α) · probability − α · penalty = (1 − {a\
lpha}) · {probability} − {alpha} · {penalty} = {score}.",{...s,alpha:l,probability:U(o.probability)}));let c=e.reduce((d,u)=>u.probability>d.probability?u:d);
if(c!==o){let d={token:X(c.text),count:e.length,share:G(c.probability),penalty:U(c.penalty),score:U(c.score)};i.push(a("The most probable of the {count} weighed\
 tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",d))}return i}var Bk=150;function hh({log:e,changes:t,step:n,press:r}){let o=ts(".gp-row"),s=n.isPrompt?[]:n.watched??[],i=$k(e),l=e.canAsk&&i>=0,c=s.map(p=>Sr(p,n)),d=Math.max(
.02,...c.map(({after:p,before:f})=>Math.max(p??0,f))),u=s.length?ue(e.lastOf(n)):[];return h("div",{class:"gp-looked-box",hidden:!l&&!s.length,children:[h("div",
{hidden:!s.length,children:[h("h3",{class:"gp-looked-title",children:a("Looked up")}),h("ol",{class:"gp-bars gp-looked",...o,children:c.map((p,f)=>h(ss,{entry:p,
top:d,press:r,children:h(qk,{shares:Hk(u,p.id),step:n})},f))})]}),h(Ik,{log:e,changes:t,line:i,hidden:!l})]})}function $k(e){let t=e.current(),n=t&&!t.isPrompt&&
e.lineOf(t);return n?e.lines().findIndex(({last:r,label:o})=>r===n.last&&o===n.label):-1}function Ik({log:e,changes:t,line:n,hidden:r}){let[o,s]=ae(""),[i,l]=ae(
""),c=He(t);i&&(c.run||c.watched)&&l("");let d=u=>{if(u.preventDefault(),!o||n<0){l(o?a("Select a token of the generated text first."):a("Type the text of a tok\
en first."));return}l(a("Looking up {token} …",{token:X(o)})),e.ask({type:"look",line:n,text:o})};return h("details",{class:"gp-look",hidden:r,children:[h("su\
mmary",{children:a("Look up a token")}),h("form",{class:"gp-look-form",onSubmit:d,children:[h("label",{children:[a("Token")," ",h("input",{type:"text",class:"gp\
-look-text",maxLength:200,autocomplete:"off",autocapitalize:"off",spellcheck:!1,placeholder:a("for instance “ cat”"),value:o,onInput:({currentTarget:u})=>s(
u.value)})]}),h("button",{type:"submit",class:"gp-button",children:a("Look up")}),h("p",{class:"gp-note",children:[a("The text is taken as typed: most words beg\
in with a space, and “ cat” is a different token from “cat”.")," ",h("span",{class:"gp-look-state",role:"status",children:i})]})]})]})}var Hk=(e,t)=>e.map(
({watched:n})=>{let r=n?.find(({token_id:o})=>o===t);return r?Y(r.logprob):0});function qk({shares:e,step:t}){if(e.length<2)return null;let n=Math.max(...e),r=l=>l/
(e.length-1)*100,o=Wk(e,Bk).map(([l,c])=>`${r(l).toFixed(1)},${(98-(n?c/n:0)*94).toFixed(1)}`),s=n?a("highest {share}, at token {number}",{share:G(n),number:e.indexOf(
n)+1}):a("probability 0 everywhere"),i=F(e.length,"The probability of this token after the processors, along the text of {count} token: {words}. The vertical li\
ne is the current token.","The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token\
.",{words:s});return h(oe,{as:"div",class:"gp-along",id:"probability",meaning:i,formula:"",label:a("along the text: {words}",{words:s}),children:[h("svg",{class:"\
gp-along-plot",preserveAspectRatio:"none",viewBox:"0 0 100 100",children:[h("line",{class:"gp-along-here",x1:r(t.index),x2:r(t.index),y1:"0",y2:"100"}),h("polyl\
ine",{class:"gp-along-line",points:o.join(" ")})]}),h("span",{class:"gp-along-words",children:s})]})}function Wk(e,t){let n=Math.ceil(e.length/t),r=[];for(let o=0;o<
e.length;o+=n){let s=o;for(let i=o+1;i<Math.min(e.length,o+n);i++)e[i]>e[s]&&(s=i);r.push([s,e[s]])}return r}var vl=24,Fk=[.02,.05,.1,.2,.5,1];function jk({log:e,changes:t}){let n=e.current(),r=!!(n&&e.canAsk&&!n.isPrompt),o=!!(n&&!n.distribution.stages.length),s=r&&n?
c=>e.ask({type:"branch",step:n,tokenId:c}):void 0,i=Me(()=>n&&h(zk,{log:e,step:n,press:s}),[e,n,r]),l=["gp-drawn-candidates",e.running&&!e.selected&&"gp-grows",
o&&"gp-untouched",r&&"gp-pressable"];return h("div",{class:l.filter(Boolean).join(" "),children:[!n&&h("p",{class:"gp-note gp-no-token",children:a("The most lik\
ely tokens appear here, before and after the processors.")}),i,n&&n.beam&&!o&&h("p",{class:"gp-note gp-beams-note",children:a("Beam search: probabilities after \
the processors are not renormalised here, so they need not sum to 100%.")}),n&&h(hh,{log:e,changes:t,step:n,press:s})]})}var fh=Le(jk);function zk({log:e,step:t,
press:n}){let[r,o]=ae(!1),s=ts(".gp-row"),i=vt(t),l=new Map(i.map(f=>[f,Sr(f,t)])),d=(r?i:rs(i,vl,t.chosen.token_id)).map(f=>l.get(f)??Sr(f,t)),u=Gk(e,t,[...l.values()]),
p=Dk(d);return h(Z,{children:[h("ol",{class:"gp-bars",...s,children:[...d,...u?[u]:[]].map((f,m)=>h(ss,{entry:f,top:p,press:n},m))}),i.length>vl&&h("button",{type:"\
button",class:"gp-button gp-all","aria-expanded":r,onClick:()=>o(!r),children:r?a("show {count} only",{count:vl}):a("show all {count}",{count:q(i.length)})}),h(
Uk,{log:e,step:t,listed:i,top:p,isPressable:!!n})]})}function Dk(e){let t=Math.max(...e.map(({after:n,before:r})=>Math.max(n??0,r)));return Fk.find(n=>t<=n)??1}
function Gk(e,t,n){let r=p=>Math.max(0,1-n.reduce((f,m)=>f+(m[p]??0),0)),o={id:null,rank:null,chosen:!1,given:!1,removed:!1,by:""};if(Oe(t)){let p=r("before"),f=()=>a(
"All tokens that the server did not list, together: {share}.",{share:G(p)});return{...o,text:a("all others"),after:p,before:p,words:f}}let s=(t.distribution.vocab??
0)-n.length;if(s<=0)return null;let l=(Ue(t)??0)>n.filter(({removed:p})=>!p).length?e.usesBeams?null:r("after"):0,c=r("before"),d={count:q(s),before:G(c),after:G(
l??0)},u=()=>l===null?a("All tokens that are not listed ({count}), together: {before} before the processors.",d):a("All tokens that are not listed ({count}), to\
gether: {before} before the processors, {after} after them.",d);return{...o,text:F(s,"{count} other token","{count} other tokens"),after:l,before:c,words:u}}function Uk({
log:e,step:t,listed:n,top:r,isPressable:o}){let s=!t.distribution.stages.length,i=()=>a("{token} had {share}",{token:X(t.chosen.text),share:G(Y(t.chosen.raw_logprob))});
return h("div",{class:"gp-bars-legend gp-note",children:[h("span",{children:[h("i",{class:"gp-swatch gp-after"}),h(oe,{class:"gp-after-word",id:"probability",run:()=>e.
started?dh(t,e.started):"",meaning:a("The probability from which the token is chosen: after all logits processors, without what they removed."),children:Kk(t)})]}),
!s&&h("span",{class:"gp-before-key",children:[h("i",{class:"gp-swatch gp-before"}),h(oe,{id:"probability",run:()=>we(i()),meaning:a("The probability that the mo\
del itself gave, before any logits processor."),children:a("before")})]}),h("span",{children:[h("b",{class:"gp-glyph",children:"▶"}),h("span",{class:"gp-chose\
n-word",children:t.isPrompt||t.given?a("given, not chosen"):a("chosen")})]}),!Oe(t)&&n.some(De)&&h("span",{class:"gp-removed-key",children:[h("b",{class:"gp-gly\
ph gp-cross",children:"✕"}),a("removed")]}),o&&h("span",{class:"gp-press-note",children:a("↪ continue")}),h(oe,{class:"gp-full",id:"probability",formula:"",
meaning:a("The probability of a bar of full width: a round number that no token exceeds. The bar of all others may exceed it, and is then marked with »."),children:a(
"axis 0–{top}",{top:G(r)})})]})}function Kk(e){return Oe(e)?a("probability, according to the server"):e.distribution.stages.length?a("after the processors"):a(
"probability; no processor ran, so it is the same before and after")}function mh(e,t){let r=e.querySelector("details"),o=e.querySelector(".gp-output"),s=e.querySelector(".gp-all"),i=null,l=!1;function c(y){let b=t.allLines(),k=t.
started.effective.length_penalty??1;return y.sequences.map((O,I)=>{let N=ue(b[I]?b[I].last:null),T=O.token_ids.map((g,S)=>{let $=N[S]&&N[S].chosen.token_id===g?
N[S]:null,D=O.logprobs[S];return{id:g,text:$?$.chosen.text:"?",recorded:D,library:O.transition_scores?O.transition_scores[S]:null,difference:O.transition_scores?
_n(D,O.transition_scores[S]):null,drawn:$?_n(D,$.chosen.logprob):1/0}}),v=O.logprobs.filter((g,S)=>!N[S]||!N[S].given),R=v.reduce((g,S)=>g+(S??-1/0),0),_=v.length**
k,B=v.length?R/_:null,W=O.score!==null&&B!==null&&O.score*_>Vt;return{tokens:T,sum:R,length:v.length,penalty:k,rebuilt:B,score:O.score,difference:W?or(R,O.score,
_):null}})}function d(y,b=1e-9){if(!Number.isFinite(y))return"∞";let k=Math.max(y,b),O=Math.floor(Math.log10(k)+1e-9),I=Math.ceil(k/10**O-1e-6);return I===10?
`1e${O+1}`:`${I}e${O}`}function u(y){if(!y||!y.sum.count)return[[],[]];let{sum:b,given:k,final:O,pool:I,output:N}=y,T=({off:_,count:B,furthest:W},g)=>_?[g(_,{all:q(
B),bound:d(W)})]:[],v=[...T(b,(_,B)=>F(_,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add up: the fur\
thest is off by {bound}",B)),...T(k,(_,B)=>F(_,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tokens do not c\
ount as 0: the furthest is off by {bound}",B)),...T(O,(_,B)=>F(_,"{count} of {all} final scores does not follow from its sum: it is off by {bound}","{count} of \
{all} final scores do not follow from their sums: the furthest is off by {bound}",B)),...T(I,(_,B)=>F(_,"{count} of {all} kept scores does not follow from the t\
exts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",B)),...T(N,(_,B)=>F(
_,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their paths thro\
ugh the tree end: the furthest is off by {bound}",B))],R=d(Math.max(...Object.values(y).map(_=>_.furthest)),Vc);return[v,v.length?[]:[F(b.count,"{count} node of\
 the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:R})]]}function p({outputs:y,tree:b}){let k=y.flatMap(g=>g.tokens);
if(!k.length)return["none","–",a("There are no scores to check: no token was generated.")];let O=k.filter(({difference:g})=>g!==null),I=y.filter(({difference:g})=>g!==
null),N=g=>d(Math.max(0,...g.map(({difference:S})=>S))),T=g=>g.filter(({difference:S})=>!(S<=vn)).length,v=k.filter(({drawn:g})=>g>vn).length,[R,_]=u(b),B=[...T(
I)?[a("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:q(T(I)),all:q(I.length),bound:N(I)})]:[],...R,...T(O)?[F(T(O),"{count} \
of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_transition_scores\
, by up to {bound}",{all:q(O.length),bound:N(O)})]:[],...v?[F(v,"{count} token of the outputs differs from the steps that are shown","{count} tokens of the outp\
uts differ from the steps that are shown")]:[]];if(B.length)return["differs","✗",Be(B)];let W=[...I.length?[F(I.length,"{count} sequences_scores is rebuilt to\
 within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:N(I)})]:[],..._];return O.length?["agrees","✓",Be([...W,F(O.length,"{count} t\
oken agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to within {boun\
d}",{bound:N(O)})])]:["none","–",Be([...W,f()])]}let f=()=>t.started.mode==="custom"?a("compute_transition_scores does not apply: the run used your own decodi\
ng loop"):a("compute_transition_scores does not apply: the run was recorded without the library’s scores");function m(){let[y,b,k]=i?p(i):["none","–",a("The\
 scores are checked against the library when the run has finished.")],O={agrees:a("agrees with the library"),differs:a("differs from the library"),none:a("not c\
hecked")};e.dataset.verdict=y,z(e.querySelector(".gp-badge"),b),z(e.querySelector(".gp-sign-words"),i?O[y]:a("not checked yet")),z(e.querySelector(".gp-verdict-\
line"),k)}let w=y=>ze(y)?"−∞":ee(y,3).replace(/^-(0.000)$/,"$1"),x=y=>ze(y)?"−∞":(y<Vt?ve(y.toExponential(3)):U(y,5)).replace("-","−"),P=y=>y<0||ze(y)?
`(${x(y)})`:x(y);function j(y,b){let k=y.insertCell();b===null?k.textContent="–":k.textContent=(b>vn?"✗ ":"")+(b===0?"0":Number.isFinite(b)?b.toExponential(
0):"∞"),k.classList.toggle("gp-off",b>vn)}function L(){let y=i.outputs.filter(({score:k})=>k!==null);e.querySelector(".gp-beam-check").hidden=!y.length;let b=e.
querySelector(".gp-sums tbody");b.replaceChildren(),i.outputs.forEach((k,O)=>{if(k.score===null)return;let I=b.insertRow();for(let N of[O+1,w(k.sum),k.length,k.
penalty,U(k.rebuilt,4),U(k.score,4)])I.insertCell().textContent=N;j(I,k.difference)})}function H(y,b,k,O,I,N){if(!k.count)return;let{worst:T}=k,v=y.insertRow();
v.append(E("th","",b,{scope:"row"})),v.insertCell().textContent=q(k.count),v.insertCell().append(O(T),...T.node?[" ",he(T.node.beam.text)]:[]),v.insertCell().textContent=
I(T),v.insertCell().textContent=x(N(T)),j(v,T.difference)}function C(){let y=e.querySelector(".gp-tree-sums tbody");if(y.replaceChildren(),!i.tree)return;let{sum:b,
given:k,final:O,pool:I,output:N}=i.tree,T=t.started.effective.length_penalty??1,v=({node:_})=>a("step {number}:",{number:_.index+1}),R=({node:_,power:B})=>`${x(
_.beam.score)} / ${_.length} ** ${T} = ${x(ze(_.beam.score)?null:_.beam.score/B)}`;H(y,a("node: parent’s score + log-probability"),b,v,({node:_,parent:B})=>`${x(
B)} + ${P(_.beam.logprob)} = ${x(ze(_.beam.logprob)?null:B+_.beam.logprob)}`,({node:_})=>_.beam.score),H(y,a("given token: counts as 0"),k,v,()=>x(0),({node:_})=>_.
beam.score),H(y,a("ended: score / length ** length_penalty"),O,v,R,({node:_})=>_.beam.final_score),H(y,a("kept after a step: the best that ended"),I,_=>a("step \
{number}: rank {rank}",{number:_.step+1,rank:_.place+1}),_=>_.expected===null?"–":x(_.expected),_=>_.told),H(y,a("output: score where its path ends, after the\
 penalty"),N,({number:_})=>a("output {number}:",{number:_+1}),R,_=>_.told)}function A(){let{tokens:y}=i.outputs[Number(o.value)]||i.outputs[0]||{tokens:[]},b=e.
querySelector(".gp-scores tbody");b.replaceChildren(),y.slice(0,l?1/0:20).forEach((k,O)=>{let I=b.insertRow();I.insertCell().textContent=O+1,I.insertCell().textContent=
k.id,I.insertCell().append(he(k.text)),I.insertCell().textContent=w(k.recorded),I.insertCell().textContent=k.difference===null?"–":w(k.library),j(I,k.difference),
I.insertCell().textContent=ve(`${(Y(k.recorded)*100).toFixed(2)}%`)}),s.hidden=y.length<=20||l,z(s,a("Show all {count} tokens",{count:q(y.length)}))}function M(){
if(!r.open)return;let y=t.hideFrom!==null;if(e.querySelector(".gp-secret").hidden=!y,e.querySelector(".gp-token-check").hidden=y||!i,e.querySelector(".gp-beam-c\
heck").hidden=!0,e.querySelector(".gp-tree-check").hidden=y||!i||!i.tree||!i.tree.sum.count,z(e.querySelector(".gp-how"),t.usesBeams?a("The playground records a\
 log-probability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, \
as its documentation asks for beams)."):a("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute\
_transition_scores gives for the same run (normalize_logits=True).")),!i)return;let b=k=>t.usesBeams?a("output {number}",{number:k}):a("sequence {number}",{number:k});
e.querySelector(".gp-which").hidden=i.outputs.length<2,o.options.length!==i.outputs.length&&o.replaceChildren(...i.outputs.map((k,O)=>E("option","",b(O+1),{value:O}))),
L(),y||C(),y||A()}return r.addEventListener("toggle",M),r.addEventListener("keydown",y=>{y.key!=="Escape"||!r.open||(r.open=!1,r.querySelector("summary").focus())}),
o.addEventListener("change",M),s.addEventListener("click",()=>{l=!0,M()}),y=>{if(e.hidden=!t.started,!y.run&&!y.status&&!y.steps)return;let{finished:b}=t;b?(!i||
i.finished!==b)&&(i={finished:b,outputs:c(b),tree:Xc(t)},l=!1,o.replaceChildren()):i=null,m(),(y.run||y.status||b)&&M()}}function gh(e,t){let o=[.1,.2,.5,1,2,5,10,20,50,1/0],s=e.querySelector(".gp-heat-plot"),i=e.querySelector(".gp-cells"),l=e.querySelector(".gp-column"),c=e.querySelector(
".gp-layer-names"),d=e.querySelector(".gp-layer-reading"),u=e.querySelector(".gp-layer-tally"),p=document.createElement("canvas"),f=p.getContext("2d",{willReadFrequently:!0}),
m=new Se({picks:{},peak:0},({picks:g,peak:S},{layers:$})=>$?{picks:{...g,[$.layer]:(g[$.layer]||0)+1},peak:Math.max(S,...$.divergences)}:{picks:g,peak:S}),w=0,x=[],
P=[],j=[0,0],L=[],H=g=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(g??0)/w)))*10);function C(){let g=getComputedStyle(e);return[...[...Array(11).keys()].map($=>`\
--gp-heat-${$}`),"--gp-text"].map($=>{let D=g.getPropertyValue($).trim();return[1,3,5].map(K=>parseInt(D.slice(K,K+2),16))})}function A(g){if(p.width>=g&&p.height===
x.length*6)return;let S=p.height===x.length*6?f.getImageData(0,0,p.width,p.height):null;p.width=Math.max(64,2**Math.ceil(Math.log2(g))),p.height=x.length*6,S&&f.
putImageData(S,0,0)}function M(g){let S=new ImageData(1,x.length*6);x.forEach(($,D)=>{let K=g.layers?g.layers.candidate_layers.indexOf($):-1;if(K<0)return;let V=P[H(
g.layers.divergences[K])];for(let J=0;J<5;J++){let se=J===2&&$===g.layers.layer?P[11]:V;S.data.set([...se,255],(D*6+J)*4)}}),f.putImageData(S,g.index,0)}let y=()=>Math.
max(10,m.steps.length);function b(){let[g,S]=j;if(!g||!S)return;i.width!==g&&(i.width=g),i.height!==S&&(i.height=S);let $=i.getContext("2d");$.clearRect(0,0,g,S),
$.imageSmoothingEnabled=!1;let D=m.steps.length;$.drawImage(p,0,0,D,p.height,0,0,g*D/y(),S)}function k(g){let S=[...m.steps.find(V=>V.layers).layers.candidate_layers].
sort((V,J)=>J-V),$=C(),D=o.find(V=>m.total.peak<=V*Math.LN2)*Math.LN2,K=String([S,$,D])!==String([x,P,w]);String(S)!==String(x)&&O(S),[x,P,w]=[S,$,D],A(m.steps.
length);for(let V of K?m.steps:g)M(V);b()}function O(g){let S=Math.max(15,Math.min(28,280/g.length));s.style.height=c.style.height=`${Math.max(1,g.length)*S}px`,
c.replaceChildren(...g.map($=>E("span","",N($))))}function I(){z(e.querySelector(".gp-ramp-low"),"0"),z(e.querySelector(".gp-ramp-high"),`${Ge(Number($e(w,t.unit).
toPrecision(2)))} ${a(t.unit)}`.replace(/^1 bits/,"1 bit"));let g=e.querySelector(".gp-scale-ramp");if(!g.childNodes.length)for(let S=0;S<11;S++){let $=E("i");$.
style.background=`var(--gp-heat-${S})`,g.append($)}}je(e,{divergence:()=>{let{layers:g}=t.current()||{};if(!g)return"";let{layer:S,candidate_layers:$,divergences:D}=g,
K=ie(D[$.indexOf(S)]??null,t.unit);return F($.length,"{layer}, the one candidate, has {value}.","{layer} has the largest of {count}, {value}.",{layer:N(S),value:K})}});
let N=g=>g===0?a("embedding"):a("layer {layer}",{layer:g}),T=g=>g===0?a("the embedding (layer 0)"):a("layer {layer}",{layer:g});function v(g){let S={number:g.index+
1,token:X(g.chosen.text)};if(!g.layers)return a("Token {number}, {token}: no layer was contrasted.",S);let{layer:$,final_layer:D,candidate_layers:K,divergences:V}=g.
layers,J=Ts(K.map((se,ne)=>`${N(se)} ${ee($e(V[ne]??0,t.unit),3)}`));return a("Token {number}, {token}: {layer} was contrasted with the last layer ({final}), be\
cause it diverges most from it. Divergences in {unit}: {list}.",{...S,layer:T($),final:D,unit:a(t.unit),list:J})}function R(g){l.hidden=!1,l.style.left=`${g.index/
y()*100}%`,l.style.width=`${100/y()}%`;let S=v(g);z(d,S),Lo(s,g,m.steps.length,S)}function _(){let g=Object.entries(m.total.picks).sort((D,K)=>K[1]-D[1]),S=g.reduce(
(D,[,K])=>D+K,0),$=g.map(([D,K])=>a("{layer} in {times}",{layer:T(Number(D)),times:q(K)})).join(", ");z(u,F(S,"Along the text: {list} of {count} step.","Along t\
he text: {list} of {count} steps.",{list:$})),z(e.querySelector(".gp-heat-end"),String(y()))}pd(s,t,{stepUnder:g=>{let{left:S,width:$}=s.getBoundingClientRect(),
D=Math.floor((g.clientX-S)/$*y());return m.steps[Math.max(0,Math.min(m.steps.length-1,D))]},hover:g=>z(d,v(g)),leave:()=>t.current()&&!e.hidden&&z(d,v(t.current()))});
function B(g){let S=t.current();if(e.hidden=!(S&&S.layers),e.hidden)return;let{added:$}=m.follow(t.lastOf(S));S===L[0]&&m.total===L[1]&&!g.unit&&!g.look||(L=[S,
m.total],k($),I(),R(S),_())}new ResizeObserver(([{contentRect:g}])=>{j=[g.width,g.height].map(S=>Math.round(S*devicePixelRatio)),b()}).observe(s);let W=()=>B({look:!0});
return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",W),new MutationObserver(W).observe(document.body,{attributes:!0,attributeFilter:["cl\
ass"]}),B}function bh(e,t){let n=e.querySelector(".gp-sentences"),r="";return e.querySelector(".gp-to-glossary").addEventListener("click",()=>bt(e)),()=>{let o=t.current(),
s=ch(o,t),i=s.join(`
`);if(i===r)return;r=i;let l=new Set;n.replaceChildren(...s.map(c=>{let d=E("li");return d.append(...Ln(c,l)),d}))}}var wh=null;async function cs(e,t,n,r,o){let s=e.answers.media_file?await e.answers.media_file(t):"";if(!s)return o(a("The page no longer has this sound. Add th\
e file again to hear it."));o(""),wh?.pause();let i=new Audio(s);wh=i,i.currentTime=Math.max(0,n);let l=()=>{if(i.currentTime>=r||i.paused)return i.pause();requestAnimationFrame(
l)};try{await i.play(),l()}catch{o(a("This browser cannot play the sound."))}}var yh=(e,t)=>t.isPrompt?t.index:e.prefix.length+t.index;function Gn(e,t,n){if(!t||t.isPrompt&&e.readsSource)return[];let r=e.prefix.length,[o,s]=t.isPrompt?[1,
r-1]:[Math.max(1,r),r+ue(e.lastOf(t)).length-1],i=yh(e,t);if(i<o)return[];let l=Math.min(s,Math.max(o,i-Math.floor(n/2))+n-1),c=Math.max(o,l-n+1);return Array.from(
{length:l-c+1},(d,u)=>c+u)}function dn(e,t,n){if(!t)return-1;let r=n.found.places.indexOf(yh(e,t));return t.isPrompt||e.idsTo(t).every((s,i)=>s===n.ids[i])?r:-1}var Sl={};te(Sl,{BASE64:()=>us,Preview:()=>Vk,Wave:()=>pn,mediaChip:()=>ds,placedMedia:()=>xl});var us=/^[A-Za-z0-9+/=]*$/;function xl({request:{media:e},media:t=[]}){let n=e,r=(Array.isArray(n)?n:[]).filter(o=>typeof o=="object"&&o!==null);return t?.length?
t.map(({kind:o,start:s,end:i})=>{let l=r.filter(u=>u.kind===o),c=t.filter(u=>u.kind===o),d=c.findIndex(u=>u.start===s);return{item:l.length===c.length?l[d]:{kind:o},
start:s,end:i}}):r.map(o=>({item:o,start:0,end:0}))}function ds(e,t){let n=e.kind==="image"?a("Picture"):a("Sound"),r=t?a("{what}, read in {count} tokens",{what:n,
count:t}):n,o=E("span","gp-media-chip",null,{role:"img","aria-label":r});return Ze(h(Z,{children:[e.kind==="audio"?h(pn,{preview:e.preview}):e.preview?h(kh,{preview:e.
preview}):null,t>0&&h("span",{children:F(t,"{count} token","{count} tokens")})]}),o),o}var Vk=({kind:e,preview:t})=>e==="image"?h(kh,{preview:t}):h(pn,{preview:t});
function kh({preview:e}){let t=typeof e=="string"&&us.test(e);return h("img",{src:t?`data:image/png;base64,${e}`:"data:,",alt:""})}function pn({preview:e}){let t=(Array.
isArray(e)?e:[]).map(Number).filter(Number.isFinite),n=t.map((r,o)=>`M${o+.5} ${50-r/2}V${50+r/2}`).join("");return h("svg",{viewBox:`0 0 ${Math.max(1,t.length)}\
 100`,preserveAspectRatio:"none","aria-hidden":"true",children:h("path",{d:n})})}var Xk={image:.75,audio:.5},_h=.3;function vh(e,t){let n=M=>e.querySelector(".gp-"+M),[r,o,s,i,l]=["attend","attention-state","attention-found","attention-seen",
"hear"].map(n),c=n("attention-layer"),d=null,u=!1,p=()=>(t.started.request.media||[])[0]||{},f=()=>p().kind==="audio";function m(){let M=t.current();u=!0,z(o,a(
"Reading the attention …")),w(M),t.ask({type:"attend",step:M,places:Gn(t,M,t.mostPlaces.attend||1),layer:c.value?Number(c.value):null})}r.addEventListener("cl\
ick",m),c.addEventListener("change",m);function w(M){r.parentNode.hidden=!t.canAsk,r.disabled=c.disabled=u||t.running||t.waiting||!Gn(t,M,1).length,z(r,f()?a("S\
how where it listened"):a("Show where it looked")),n("attention-choice").hidden=!d||d.layers<2}function x(){let M=Array.from({length:d.layers},(y,b)=>E("option",
"",a("layer {layer}",{layer:q(b+1)}),{value:b}));c.replaceChildren(E("option","",a("all layers"),{value:""}),...M),c.value=d.layer===null?"":String(d.layer)}function P(){
let{kind:M,picture:y,rows:b,columns:k,seconds:O}=d,I=typeof y=="string"&&us.test(y),N=E("img","gp-attention-picture",null,{alt:"",src:I?`data:image/png;base64,${y}`:
"data:,"});N.hidden=!I,i.classList.toggle("gp-is-sound",M==="audio");let T=Q("svg","");T.setAttribute("viewBox",`0 0 ${k} ${b}`),T.setAttribute("preserveAspectR\
atio","none");for(let _=0;_<b*k;_++){let B=Q("rect",""),[W,g]=[_%k,Math.floor(_/k)];for(let[S,$]of Object.entries({x:W,y:g,width:1,height:1}))B.setAttribute(S,String(
$));T.append(B)}i.replaceChildren(N,T);let v=n("attention-times");v.hidden=M!=="audio";let R=n("attention-curve");R.toggleAttribute("hidden",M!=="audio"),R.setAttribute(
"viewBox",`0 0 ${k} 100`),M==="audio"&&[...v.children].forEach((_,B)=>z(_,a("{seconds} s",{seconds:B?ee(O,1):0})))}function j(M){let y=d.weights[M],b=Math.max(...y),
k=y.map(I=>b?I/b:0);[...i.lastElementChild.children].forEach((I,N)=>I.setAttribute("opacity",String(Xk[d.kind]*(1-k[N])))),d.kind==="audio"&&n("attention-curve").
firstElementChild.setAttribute("d",`M0 100${k.map((I,N)=>`L${N+.5} ${100-95*I}`).join("")}L${k.length} 100Z`);let O=H(y,d.elsewhere[M]);z(n("attention-words"),O),
i.setAttribute("aria-label",O)}function L(M){let y=M.reduce((O,I)=>O+I,0)/2,[b,k]=[0,0];for(let O of[...M].sort((I,N)=>N-I)){if(b>=y)break;b+=O,k++}return k}function H(M,y){
let b=L(M),k={most:G(Math.max(...M)),share:G(y)};return d.kind==="image"?a("The brightest patch has {most} of the weight. Half of what lies on patches lies on {\
count} of {all}; {share} lies on no patch.",{...k,count:q(b),all:q(M.length)}):a("The brightest position, at {at} s, has {most} of the weight. Half of what lies\
 on the sound lies on {seconds} s of it; {share} lies on the silence after it.",{...k,seconds:ee(b*C(),2),at:ee(A(M),2)})}let C=()=>d.seconds/d.columns,A=M=>(M.
indexOf(Math.max(...M))+.5)*C();return l.addEventListener("click",()=>{let M=A(d.weights[dn(t,t.current(),t.foundOf("attend"))]);cs(t,p().sha256,M-_h,M+_h,y=>z(
o,y))}),M=>{let y=t.current(),b=t.hideFrom===null?t.foundOf("attend"):null;if((M.run||M.found)&&(u=!1),e.hidden=!y||!t.looksAtMedia||!(t.canAsk||b)||t.recorded,
e.hidden)return;(M.run||M.found)&&z(o,"");let k=(b&&b.found)!==d;d=b&&b.found,k&&d&&x(),k&&d&&P();let O=d?dn(t,y,b):-1;w(y),r.hidden=O>=0,s.hidden=O<0,l.hidden=
!d||d.kind!=="audio"||!t.answers.media_file,O>=0?j(O):d&&!u&&z(o,a("The attention of this token was not asked for."))}}var Yk=160,Jk={probability:()=>a("How likely this layer finds the token that was chosen in the end."),rank:()=>a("The rank of the chosen token in this layer, th\
e likeliest first. A bar in the cell shows it, too."),entropy:()=>a("How uncertain this layer is: the entropy of its distribution."),kl:()=>a("How far this laye\
r is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")};function xh(e,t){let n=T=>e.querySelector(".gp-"+T),[r,o,s,i,l]=["lens-foun\
d","lens-field","around","look-into","lens-state"].map(n),c=o.firstElementChild,d=n("lens-shade"),u=null,p=!1,f=[0,0],m=()=>u.found.layers.length-1,w=T=>T===0?a(
"the embedding (layer 0)"):T===m()?a("layer {layer}, the last",{layer:q(T)}):a("layer {layer}",{layer:q(T)}),x=(T,v)=>c.tBodies[0].rows[m()-T].cells[v+1];function P(){
let T=t.current(),v=t.mostPlaces.look_into||1,R=Math.max(1,Math.min(v,Math.round(Number(s.value))||12));s.value=String(R),p=!0,z(l,a("Reading the layers …")),
j(T),t.ask({type:"look_into",step:T,places:Gn(t,T,R)})}i.addEventListener("click",P);function j(T){n("lens-ask").hidden=!t.canAsk,i.disabled=p||t.running||t.waiting||
!Gn(t,T,1).length,t.mostPlaces.look_into&&(s.max=String(t.mostPlaces.look_into))}function L(){let{tokens:T,layers:v}=u.found,R=E("tr");R.append(E("th","",a("lay\
er"),{scope:"col"}),...T.map(({text:g})=>{let S=E("th","",null,{scope:"col"});return S.append(he(g)),S}));let _=v.map((g,S)=>{let $=E("tr");return $.append(E("t\
h","",S?q(S):a("embedding"),{scope:"row"}),...g.map((D,K)=>H(D,S,K))),$}),[B,W]=[E("thead"),E("tbody")];B.append(R),W.append(..._.reverse()),c.replaceChildren(B,
W)}function H(T,v,R){let _=E("td","",null,{role:"gridcell",tabindex:"-1"});return _.append(he(T.top[0][1])),Re(_,()=>`${M(v,R)}. ${y(T,R)}`),_.addEventListener(
"focus",()=>b(v,R)),_.addEventListener("click",()=>_.focus()),_.addEventListener("keydown",W=>C(W,v,R)),_}function C(T,v,R){if(T.ctrlKey||T.metaKey||T.altKey)return;
let[_,B]=[m(),u.found.tokens.length-1],W={ArrowUp:[v+1,R],ArrowDown:[v-1,R],ArrowLeft:[v,R-1],ArrowRight:[v,R+1],Home:[v,0],End:[v,B],PageUp:[_,R],PageDown:[0,R]}[T.
key];W&&(T.preventDefault(),T.stopPropagation(),x(Math.max(0,Math.min(_,W[0])),Math.max(0,Math.min(B,W[1]))).focus())}function A(){let T=dn(t,t.current(),u),{tokens:v,
layers:R}=u.found;v.forEach((_,B)=>{let W=B===T;c.tHead.rows[0].cells[B+1].classList.toggle("gp-here",W),R.forEach((g,S)=>{let $=g[B],D=x(S,B);ot(D,[$.top[0][0]===
_.id&&"gp-favourite",W&&"gp-here"].filter(Boolean).join(" ")),an(D,d.value,{...$,entropyAfter:$.entropy??1/0,kl:$.kl??1/0})})}),kr(n("lens-scale"),d.value,t.unit),
Te(n("lens-scale"),n("lens-scale").dataset.term,()=>"",{meaning:Jk[d.value]()})}function M(T,v){return a("{layer}, in the place of {token}",{layer:w(T),token:X(
u.found.tokens[v].text)})}function y({probability:T,rank:v,entropy:R,kl:_},B){return a("The chosen {token}: {share}, rank {rank}. Entropy {entropy}; KL from the\
 last layer {kl}.",{token:X(u.found.tokens[B].text),share:G(T),rank:q(v),entropy:ie(R,t.unit),kl:ie(_,t.unit)})}function b(T,v){let R=x(...f);R&&(R.ariaSelected=
"false"),R&&(R.tabIndex=-1),f=[T,v];let _=x(T,v);_.ariaSelected="true",_.tabIndex=0,k()}function k(){let[T,v]=f,R=u.found.layers[T][v],_=u.found.tokens[v],B=R.top.
find(([g])=>g===_.id)?[]:[[_.id,_.text,R.probability]],W=be(n("lens-bars"),R.top.length+B.length,O);[...R.top,...B].forEach(([g,S,$],D)=>{let[K,V,J,se]=W[D].children,
ne=g===_.id;ot(W[D],ne?"gp-is-chosen":""),z(K,ne?"▶":""),V.replaceChildren(he(S)),Ee(J.firstChild,"width",$),z(se,G($))}),z(n("lens-place"),M(T,v)),z(n("lens-\
numbers"),y(R,v))}function O(){let T=E("li"),v=E("span","gp-track",null,{"aria-hidden":"true"});return v.append(E("span","gp-fill")),T.append(E("span","gp-sign",
"",{"aria-hidden":"true"}),E("span","gp-word"),v,E("span","gp-value")),T}function I(){let T=e.closest(".token-panel");if(!T)return;let[v,R]=[T.getBoundingClientRect(),
o.getBoundingClientRect()],_=T.firstElementChild.getBoundingClientRect().height;R.top+Yk>v.bottom&&(T.scrollTop+=R.top-v.top-_)}d.addEventListener("change",A);function N(T,v){
if(r.hidden=!u,!!u)if(T){L();let R=dn(t,t.current(),u);f=[m(),0],A(),b(m(),Math.max(0,R));let _=x(m(),Math.max(0,R));o.scrollLeft=_.offsetLeft-o.clientWidth/2,v&&
I()}else A(),k()}return T=>{let v=t.current(),R=t.hideFrom===null?t.foundOf("look_into"):null,_=p&&T.found;if((T.run||T.found)&&(p=!1),e.hidden=!v||!(t.canAsk||
R)||t.recorded,e.hidden)return;(T.run||T.found)&&z(l,""),j(v);let B=R!==u;u=R,(B||T.selection||T.unit)&&N(B,_),u&&!p&&z(l,dn(t,v,u)<0?a("This token is not among\
 those below."):"")}}var Zk=new Set(["properties","patternProperties","$defs","definitions"]),Qk=new Set(["items","prefixItems","anyOf","oneOf","additionalProperties"]),Sh=e=>e!==null&&
typeof e=="object"&&!Array.isArray(e);function Nr(e){if(Array.isArray(e))return e.map(Nr);if(!Sh(e))return e;let t=Object.fromEntries(Object.entries(e).map(([r,
o])=>[r,e0(r,o)]));return"properties"in e&&!["additionalProperties","allOf","$ref"].some(r=>r in e)?{...t,additionalProperties:!1}:t}function e0(e,t){return Zk.
has(e)&&Sh(t)?Object.fromEntries(Object.entries(t).map(([n,r])=>[n,Nr(r)])):Qk.has(e)?Nr(t):t}var t0=.05,n0={queued:()=>a("waiting for its turn"),asking:()=>a("asking the Hub"),download:()=>a("downloading"),converting:()=>a("converting the GGUF file"),loading:()=>a(
"loading")};function Mh(e,t){let{started:n,finished:r}=e;if(!n)return[];let o=r?r.num_tokens:e.numTokens,s=r?r.seconds:e.elapsed,i=r?r.time_to_first_token:e.firstElapsed,
l={name:a("Tokens"),value:q(o),term:"length"},c=s&&o?ee(o/s,1):"–",d={name:a("Per second"),value:c,term:"speed"},u={name:a("First token"),value:i===null?"–":
ht(i),term:"first-token"};if(e.isFromElsewhere){let p=r&&r.seconds!==null?[d,u]:[];return[l,...p,...Th(e,o)]}return[{...l,run:()=>r0(e,o,n.max_new_tokens)},{...d,
run:()=>c==="–"?"":o0(o,s??0,c)},{...u,run:()=>i===null||!s?"":a("{first} of {time} in all.",{first:ht(i),time:ht(s)})},...s0(n.waits??{}),...i0(e,t),...Th(e,
o),...a0(n)?[{name:a("Seed"),value:String(n.seed),term:"seed"}]:[]]}function r0(e,t,n){let r={tokens:q(t),limit:q(n)};return e.usesBeams?a("{tokens} of at most \
{limit} new tokens, one per step for all beams together.",r):a("{tokens} of at most {limit} new tokens.",r)}var o0=(e,t,n)=>F(e,"{count} token / {time} s = {val\
ue} tokens per second.","{count} tokens / {time} s = {value} tokens per second.",{time:ee(t,2),value:n});function Th(e,t){if(e.running)return[];let n=Tl(e),r=()=>e.
finished?F(t,"after {count} token: {reason}.","after {count} tokens: {reason}.",{reason:n}):"";return[{name:a("Stopped by"),value:n,term:"ending",run:r,isWords:!0}]}
function Tl(e){return e.finished?[...new Set(e.finished.sequences.map(n=>Ke(n.stop_reason)[0]))].join(", ")||"–":a("an error")}function s0(e){let t=Object.entries(
e).filter(([,s])=>s>=t0);if(!t.length)return[];let n=t.reduce((s,[,i])=>s+i,0),r=t.map(([s,i])=>`${n0[s]?.()??s} ${ht(i)}`).join(", "),o=a("The time before the \
run began, in which its model was made ready.");return[{name:a("Made ready"),value:ht(n),term:"time",meaning:o,run:()=>we(r)}]}function i0(e,t){if(!e.rounds.length)
return[];let n=t.read(e.rounds),{draft_acceptance_rate:r,mean_acceptance_length:o}=n,s=(c,d)=>a("{denominator} = {value}.",{denominator:wt(c,n),value:d}),[i,l]=[
r===null?"–":G(r),U(o,2)];return[{name:a("Draft accepted"),value:i,term:"acceptance-rate",run:()=>s("draft_acceptance_rate",i)},{name:a("Tokens per draft"),value:l,
term:"acceptance-length",run:()=>s("mean_acceptance_length",l)}]}var a0=({mode:e,effective:t})=>!!t.do_sample||e==="custom"||e==="block_diffusion";var Eh=200;function Lh({log:e}){let[t,n]=l0(e),r=c0(e);return h("p",{class:"gp-status",role:"status",children:[t&&h("b",{children:t}),t&&n&&" ",n,r&&h("span",{class:"\
gp-hidden",children:[". ",r]})]})}function l0(e){let{started:t,finished:n,failed:r,queued:o,loading:s}=e;if(e.away)return[a("The server does not answer."),a("Wh\
at is here stays. The page connects by itself once the server is back; if you run it yourself, start it again.")];if(s){let i=Fs(s);return["",i[0].toUpperCase()+
i.slice(1)]}if(o){if(o.ahead===0)return[a("Starting …"),""];let i=F(o.ahead,"One run is ahead of yours.","{count} runs are ahead of yours.");return[a("Queued."),
typeof o.seconds=="number"?`${i} ${qs(o.seconds)}`:i]}if(r){let i=e.numTokens?a("The text so far is kept."):a("Nothing was written.");return[a("Stopped by an er\
ror."),t?i:""]}return t?e.recorded?[a("Recorded run"),Ml(e)]:n?[Rh(e)?F(n.num_tokens,"Stopped after {count} token","Stopped after {count} tokens"):a("Finished"),
Ml(e)]:[a("Decoding …"),Ml(e)]:["",a("Nothing has run yet.")]}var Rh=({finished:e})=>!!(e?.sequences.length&&e.sequences.every(({stop_reason:t})=>t==="stopped"));
function Ml(e){if(!e.started)return"";let{model:t,assistant:n,mode:r,device:o,served_by:s}=e.started,i=e.finished||e.recorded?0:e.shared-1;return`· ${[n?a("{mo\
del} with {assistant}",{model:t,assistant:n}):t,Vn(r),o!=="cpu"&&o,s&&a("replica {replica} of {of}",{...s}),i>0&&F(i,"side by side with another run","side by si\
de with {count} others")].filter(Boolean).join(" · ")}`}function c0(e){if(!e.finished||e.recorded||e.denoises||e.speaks||e.hideFrom!==null)return"";let[t]=e.allLines(),
n=ue(t?.last??null),r=n.at(-1);if(!r)return"";if(e.stepping)return u0(n.length,r.chosen.text,r.chosen.logprob??r.chosen.raw_logprob,n.at(-2)?.chosen.text);let o=n.
map(({piece:i})=>i??"").join(""),s=fn(o.length>Eh?`${o.slice(0,Eh)} …`:o);return Rh(e)?s:F(n.length,"{count} token, ended by {reason}: {text}","{count} tokens\
, ended by {reason}: {text}",{reason:Tl(e),text:s})}function u0(e,t,n,r){let o={number:q(e),token:X(t),share:G(Y(n)),before:X(r??"")};return r===void 0?a("Token\
 {number}: {token}, {share}",o):a("Token {number}: {token}, {share}; before it {before}",o)}var hs={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function El(e,t){let{chosen:n,distribution:r}=t,o=s=>pe(s)??-1/0;return{count:e.count+1,
after:e.after+o(n.logprob??n.raw_logprob),before:e.before+o(n.raw_logprob),entropyAfter:e.entropyAfter+(r.entropy_after??0),entropyBefore:e.entropyBefore+(r.entropy_before??
0),kept:e.kept+(Ue(t)??0)}}var hn=(e,t)=>t?Math.exp(-e/t):null,d0=[1,2,3],ps=class{ids=[];grams=d0.map(t=>[t,new Map]);repeated=[];numRepeated=0;gram(t){return this.
ids.slice(-t).join(" ")}add(t){this.repeated.push(this.ids.includes(t,-128)),this.numRepeated+=Number(this.repeated.at(-1)),this.ids.push(t);for(let[n,r]of this.
grams)this.ids.length>=n&&r.set(this.gram(n),(r.get(this.gram(n))||0)+1)}cut(t){for(;this.ids.length>t;){for(let[n,r]of this.grams){if(this.ids.length<n)continue;
let o=(r.get(this.gram(n))??0)-1;o?r.set(this.gram(n),o):r.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.pop())}}different(t){return this.
grams.find(([n])=>n===t)?.[1].size??0}distinct(t){return this.ids.length>=t?this.different(t)/(this.ids.length-t+1):null}get share(){return this.ids.length?this.
numRepeated/this.ids.length:null}};var Ll=class{constructor(t){this.log=t}log;along=new Se(hs,El);repeats=new ps;ofPrompt=hs;follow(){let t=this.log.current(),n=t?this.log.lastOf(t):null,{keep:r,
added:o}=this.along.follow(n&&!n.isPrompt?n:null);this.repeats.cut(r);for(let{chosen:s}of o)this.repeats.add(s.token_id)}readPrompt(){this.ofPrompt=this.log.promptSteps.
reduce(El,hs)}get perplexity(){let{before:t,count:n}=this.along.total;return Or(hn(t,n))}rows(){let t=this.allRows();return this.log.isFromElsewhere?t.filter(({
term:n})=>n!=="entropy"&&n!=="kept").map(n=>({...n,run:()=>""})):t}allRows(){let{ofPrompt:t,repeats:n,log:r}=this,{total:o}=this.along,s=a(r.unit),i=q(o.count),
l=m=>Number.isFinite(m)?ee($e(m,r.unit),2).replace(/^-0.00$/,"0.00"):"−∞",c=(m,w)=>w.count?l(m/w.count):"–",d=(m,w=m)=>[m(o),w(o),w(t)],u=(m,w)=>a("before\
 the processors, ({sum}) / {tokens} = {value} {unit}.",{sum:m,value:w,tokens:i,unit:s}),p=this.along.steps.at(-1)?.distribution.vocab??1/0,f=Or(o.count?o.kept/o.
count:null);return[{name:a("perplexity"),term:"perplexity",run:()=>a("before the processors, exp(−({sum}) / {tokens}) = {value}.",{sum:U(pe(o.before)),tokens:i,
value:this.perplexity}),values:d(({after:m,count:w})=>Or(hn(m,w)),({before:m,count:w})=>Or(hn(m,w))),meaning:h0([hn(o.after,o.count),hn(o.before,o.count),hn(t.before,
t.count)],p)},{name:a("mean log-probability, {unit}",{unit:s}),term:"mean-logprob",run:()=>u(l(o.before),c(o.before,o)),values:d(m=>c(m.after,m),m=>c(m.before,m))},
{name:a("cumulative log-probability, {unit}",{unit:s}),term:"cumulative-logprob",run:()=>F(o.count,"before the processors, the log-probability of {count} token \
is {sum} {unit}.","before the processors, the log-probabilities of {count} tokens sum to {sum} {unit}.",{sum:l(o.before),unit:s}),values:d(({after:m})=>l(m),({before:m})=>l(
m))},{name:a("mean entropy, {unit}",{unit:s}),term:"entropy",run:()=>u(l(o.entropyBefore),c(o.entropyBefore,o)),values:d(m=>c(m.entropyAfter,m),m=>c(m.entropyBefore,
m))},{name:a("mean tokens kept"),term:"kept",run:()=>a("{sum} tokens kept in all, over {tokens} steps = {value}.",{sum:q(o.kept),tokens:i,value:f}),values:[f,q(
p),q(p)]},...[1,2,3].map(m=>p0(m,n)),{name:a("repetition"),term:"repetition",run:()=>F(o.count,"{repeated} of {count} token = {share}.","{repeated} of {count} t\
okens = {share}.",{repeated:q(n.numRepeated),share:G(n.share??0)}),values:[G(n.share??0),"",""]}]}},Or=e=>e===null?"–":Number.isFinite(e)?e<1e3?ee(e,2):q(Math.
round(e)):"∞";function p0(e,t){let n=t.ids.length-e+1,r=Or(t.distinct(e)),o={different:q(t.different(e)),all:q(n),value:r};return{name:`distinct-${e}`,term:"d\
istinct-n",run:()=>n>0?a("{different} different / {all} in all = {value}.",o):"",values:[r,"",""],meaning:e===1?a("The number of different tokens over the numbe\
r of all tokens: 1 means that none occurs twice."):a("The number of different {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none o\
ccurs twice.",{n:e})}}function h0(e,t){return e.every(n=>n===null||n<=t)?a("How many equally likely tokens there were to choose from, on average: e to the power\
 of minus the mean log-probability in nats."):a("e to the power of minus the mean log-probability in nats; above {count}, the size of the vocabulary, where toke\
ns drawn at random would be likelier.",{count:q(t)})}function Nh({log:e,changes:t}){let[n]=ae(()=>new Ll(e)),[r,o]=ae(!1),s=He(t);return(s.run||s.prompt)&&n.readPrompt(),
n.follow(),h("details",{class:"gp-opened gp-text-numbers",hidden:!n.along.steps.length,onToggle:({currentTarget:i})=>o(i.open),children:[h("summary",{children:h(
"span",{class:"gp-in-short",children:n.along.steps.length?a("Perplexity {value}",{value:n.perplexity}):""})}),h("div",{class:"gp-wide",children:r&&n.along.steps.
length>0&&h(f0,{log:e,sums:n})})]})}function f0({log:e,sums:t}){let n=e.current(),r=n&&e.lines().length>1?e.lineOf(n):null,o=t.ofPrompt.count>0,s=e.isFromElsewhere;
return h("table",{class:"gp-totals",children:[h("thead",{children:h("tr",{children:[h("th",{scope:"col",children:h("span",{class:"gp-whose",children:r?.label?a(
"of {label}",{label:r.label}):""})}),h("th",{scope:"col",class:"gp-after-head",children:!s&&h(oe,{id:"processor",meaning:a("From the probabilities that the toke\
ns were drawn with: after the processors."),children:a("after the processors")})}),!s&&h("th",{scope:"col",class:"gp-before-head",children:h(oe,{id:"processor",
meaning:a("From the probabilities that the model gave: before the processors. A text’s perplexity usually means this one."),children:a("before them")})}),o&&h(
"th",{scope:"col",class:"gp-prompt-head",children:h(oe,{id:"prompt",meaning:a("What the model thought of the prompt, of all its tokens but the first. No process\
or takes part."),children:a("the prompt")})})]})}),h("tbody",{children:t.rows().map(({name:i,term:l,run:c,values:[d,u,p],meaning:f})=>h("tr",{children:[h("th",{
scope:"row",children:h(oe,{id:l,run:c,meaning:f,children:i})}),h("td",{children:d}),!s&&h("td",{children:u}),o&&h("td",{children:p})]},i))})]})}function m0({log:e,changes:t}){return h(Z,{children:[h("div",{class:"gp-one-line",children:[h(Lh,{log:e}),h(g0,{log:e}),h(Nh,{log:e,changes:t})]}),h("div",{class:"\
gp-alert",role:"alert",children:!e.waiting&&e.failed&&h(b0,{failed:e.failed})}),h("div",{class:"gp-notes",role:"status",children:h(w0,{log:e})})]})}var Oh=Le(m0);
function g0({log:e}){let[t]=ae(()=>new Ft);return h("dl",{class:"gp-figures",children:Mh(e,t).map(({name:n,value:r,term:o,run:s,meaning:i,isWords:l})=>h(oe,{as:"\
div",class:l?"gp-figure gp-words":"gp-figure",id:o,run:s,meaning:i,children:[h("dt",{children:n}),h("dd",{children:r})]},n))})}function b0({failed:e}){return h(
"div",{class:"gp-problem",children:js(e).map(({knob:t,message:n,fix:r})=>h("p",{children:[h("b",{children:"✕ "}),t?a("{name}: {meaning}",{name:t,meaning:n}):n,
r&&` ${r}`]},n))})}function w0({log:e}){let t=e.finished?.sequences??[],n=k0(e),r=new Map;return t.forEach(({note:o,stop_reason:s},i)=>{if(!o)return;let l=typeof o==
"object"&&"said"in o?o.values.a:void 0,c=a(s==="length"&&n&&l?l:o);r.set(c,[...r.get(c)??[],i+1])}),[...r].map(([o,s])=>h("p",{children:[h("b",{children:s.length<
t.length?y0(e,s):a("Note:")})," ",o,n&&s.some(i=>t[i-1].stop_reason==="length")&&h(_0,{log:e,closed:n})]},o))}function y0(e,t){let n={numbers:t.join(", ")};return e.
usesBeams?F(t.length,"Note on output {numbers}:","Note on outputs {numbers}:",n):F(t.length,"Note on sequence {numbers}:","Note on sequences {numbers}:",n)}function k0(e){
let t=e.started?.request.structured_output;if(!t?.json_schema||!e.canAsk||!Object.hasOwn(e.answers,"knobs"))return null;let n=Nr(t.json_schema);return JSON.stringify(
n)===JSON.stringify(t.json_schema)?null:n}function _0({log:e,closed:t}){let[n,r]=ae(!1);return n?null:h(Z,{children:[" ",h("button",{type:"button",class:"gp-but\
ton",onClick:()=>{e.ask({type:"knobs",change:{structured_output:{json_schema:t}}}),r(!0)},children:a("Allow no other fields")})]})}var Nl={};te(Nl,{inARow:()=>Pr,klSumWords:()=>v0,quotientWords:()=>Rl,variationSumWords:()=>x0});var fs=3;function v0(e,t,n){let r=t==="bits"?"log₂":"ln",o=({p:l,q:c})=>Math.abs(l*Math.log(l/c)),i=e.filter(({p:l,q:c})=>l>0&&c>0).sort((l,c)=>o(c)-o(l)).slice(
0,fs).map(({text:l,p:c,q:d})=>`${X(l)} ${U(c)} · ${r}(${U(c)} / ${U(d)})`);return i.length?a("{terms} + the terms of all other tokens = {value}",{terms:i.join(
" + "),value:n}):""}function x0(e,t){let r=[...e].sort((o,s)=>Math.abs(s.p-s.q)-Math.abs(o.p-o.q)).slice(0,fs).map(({text:o,p:s,q:i})=>`${X(o)} |${U(s)} − ${U(
i)}|`);return r.length?a("½ · ({terms} + the terms of all other tokens) = {value}",{terms:r.join(" + "),value:t}):""}var Rl=(e,t,n)=>`${/^[-−]/.test(e)?`(${e}\
)`:e} / ${t} = ${n}`;function Pr(e){let t=e.filter(Boolean);return t.length?t.length>fs?Be([...t.slice(0,fs),"…"]):we(Be(t)):""}var ms=class{constructor(t){this.table=t,this.head=t.createTHead().insertRow(),this.body=t.createTBody(),t.addEventListener("keydown",n=>this.walk(n)),t.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(t,n,r){this.drawHead(t);let o=t.filter(d=>d.idle).length;this.table.style.minWidth=`${100+20*o+60*(t.length-
o)}px`;let s=n.map(d=>t.map(({number:u})=>xt(d,u))),i=Math.max(.02,...s.flat().filter(d=>d!==void 0)),l=new Set(vt(r));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((d,u)=>this.fill(this.lines[u],d,t,s[u],i,r,l));let c=this.lines.flatMap(d=>d.cells.
map(({cell:u})=>u));!c.some(d=>d.tabIndex===0)&&c.length&&(c[0].tabIndex=0)}drawHead(t){let n=be(this.head,t.length+1,()=>{let r=E("th","",null,{scope:"col"});return r.
append(E("span","gp-stage-place"),E("span","gp-stage-name")),r});z(n[0].lastElementChild,a("candidate")),t.forEach(({place:r,name:o,tip:s,idle:i},l)=>{let c=n[l+
1];ot(c,i?"gp-idle-column":""),z(c.firstElementChild,r),z(c.lastElementChild,o),c.lastElementChild.classList.toggle("gp-hidden",i),c.dataset.tip=s})}newLine(){let t=this.
body.insertRow(),n=E("th","",null,{scope:"row"}),r=E("span","gp-sign","",{"aria-hidden":"true"}),o=E("bdi","gp-word"),s=E("span","gp-course-tag"),i=E("div","gp-\
course-name"),l=E("div","");l.append(o,s),i.append(r,l),n.append(i),t.append(n),this.lines.push({row:t,head:n,sign:r,word:o,tag:s,cells:[]})}newCell(t){let n=E(
"td","",null,{role:"gridcell",tabindex:"-1"}),r=E("span","gp-course-track",null,{"aria-hidden":"true"}),o=E("i","gp-course-bar");r.append(o);let s=E("span","gp-\
course-number");n.append(r,s),t.row.append(n),t.cells.push({cell:n,bar:o,number:s})}fill(t,n,r,o,s,i,l){let c=n.token_id===i.chosen.token_id,d=De(n);for(ot(t.row,
`gp-course gp-course-${c?"chosen":d?"removed":"kept"}`),z(t.sign,c?"▶":d?"✕":""),Xn(t.word,n.text),z(t.tag,[c&&(i.given?a("given"):a("chosen")),d&&a("remove\
d"),!l.has(n)&&a("looked up")].filter(Boolean).join(", ")),Re(t.head,()=>os(n,i));t.cells.length>r.length;)t.cells.pop().cell.remove();for(;t.cells.length<r.length;)
this.newCell(t);r.forEach((u,p)=>this.fillCell(t.cells[p],n,r,p,o,s))}fillCell({cell:t,bar:n,number:r},o,s,i,l,c){let{number:d,name:u,idle:p,side:f}=s[i],[m,w]=[
l[i],i?l[i-1]:void 0],x=zn(o,d)&&m!==void 0,P=x&&i>0&&!zn(o,s[i-1].number);ot(t,[p&&"gp-idle-column",x&&!P&&"gp-gone",P&&"gp-cut"].filter(Boolean).join(" ")),Ee(
n,"height",Math.sqrt(((P?w:m)||0)/c));let j=m===void 0?"–":P?`✕ ${u}`:x?f==="after"?"✕":"":G(m);z(r,j),r.classList.toggle("gp-hidden",p&&!P);let L=!P&&i&&
w!==void 0&&m!==void 0&&G(m)!==G(w)?m>w?"up":"down":"";(r.dataset.change||"")!==L&&(r.dataset.change=L),Re(t,()=>this.words(o,s[i],{share:m,was:w,gone:x,cut:P}))}words({
text:t},{side:n,name:r,idle:o,number:s},{share:i,was:l,gone:c,cut:d}){let u={token:X(t),share:G(i??0),was:G(l??0),processor:r,number:s};return i===void 0?a("{to\
ken}: not recorded at this place.",u):d?a("{token}: removed by {processor}; it had {was} just before.",u):c?a("{token}: no probability left here.",u):n?n==="aft\
er"?a("{token}: {share} after all processors.",u):a("{token}: {share} before the processors.",u):o?a("{token}: {share}, unchanged by {processor}.",u):u.share===
u.was?a("{token}: {share} after {processor} (stage {number}), the same as before it.",u):a("{token}: {share} after {processor} (stage {number}), {was} before it\
.",u)}keepFocus(t){if(!(t.tabIndex!==-1||t.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;t.tabIndex=0}}walk(t){let n={
ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},r=t.target.closest("td");if(!r||!n[t.key]||t.ctrlKey||t.metaKey||t.altKey)
return;t.preventDefault();let o=this.lines.findIndex(d=>d.row===r.parentNode),[s,i]=n[t.key],l=(d,u)=>Math.max(0,Math.min(u-1,d)),{cells:c}=this.lines[l(o+s,this.
lines.length)];c[l(r.cellIndex-1+i,c.length)].cell.focus()}};var Ah=12;function Ch(e,t,n){let r=0,o=e.map(d=>{let u=r;r=Math.min(1,r+(xt(d,n)||0));let p=d.token_id===t.chosen.token_id?"chosen":"kept";return{from:u,to:r,kind:p,
candidate:d,gone:zn(d,n)}}),s=t.distribution.stages[n],i=e.filter(d=>s&&zn(d,n+1)).reduce((d,u)=>d+(xt(u,n)||0),0),l=s?Math.max(0,Math.min(1-r,s.mass_removed-i)):
0,c={from:r,to:1-l,kind:"others",candidate:null};return[...o,c,{from:1-l,to:1,kind:"going",candidate:null}]}function Bh(){let e=E("div","gp-flow",null,{"aria-hi\
dden":"true"}),t=Q("svg","gp-ribbons");t.setAttribute("viewBox",`0 0 100 ${Ah}`),t.setAttribute("preserveAspectRatio","none");let n=E("div","gp-flow-bar");return e.
append(t,n),{box:e,ribbons:t,bar:n}}var S0=(e,t)=>t>12+7*Math.min(e.length,10);function Ol({ribbons:e,bar:t},n,r,o,s){let i=n.map(Ph),l=be(t,i.length,()=>E("spa\
n",""));i.forEach(({from:d,to:u,kind:p,candidate:f},m)=>{let w=l[m];if(ot(w,`gp-piece gp-piece-${p}`),w.hidden=u-d<1e-4&&p!=="chosen",w.hidden)return;Ee(w,"left",
d),Ee(w,"width",u-d);let x=f?f.text:p==="others"?a("others"):"",P=x&&S0(x,(u-d)*o)?x:"";(w.dataset.text||"")!==P&&w.replaceChildren(...P?[he(P,"gp-piece-word")]:
[]),w.dataset.text=P,Re(w,()=>s(i[m],r&&Ph(r[m])))});let c=be(e,r?n.length:0,()=>Q("path"));(r||[]).forEach((d,u)=>{let{from:p,to:f,kind:m,gone:w}=i[u],x=w||m===
"going"?"removed":m,[P,j,L,H]=[d.from,d.to,f,p].map(C=>(C*100).toFixed(2));c[u].dataset.kind!==x&&(c[u].dataset.kind=x,c[u].setAttribute("class",`gp-ribbon gp-r\
ibbon-${x}`)),c[u].setAttribute("d",d.to>d.from?`M${P} 0H${j}L${L} ${Ah}H${H}Z`:"")})}function Ph(e){return e.kind==="others"?{...e,to:1}:e.kind==="going"?{...e,
from:1,to:1}:e}function $h(e,t){let r=e.querySelector(".gp-where"),o=e.querySelector(".gp-none"),s=e.querySelector(".gp-chain tbody"),i=e.querySelector(".gp-courses"),l=e.querySelector(
".gp-all"),c=e.querySelector(".gp-beams-note"),d=e.querySelector(".gp-chosen-word"),u=new ms(e.querySelector(".gp-courses-grid")),p=new Se({},j),f=[],m=g=>()=>t.
current()?g(t.current()):"";je(e,{entropy:m(g=>th(g,t.unit)),left:m(g=>we([g.distribution.vocab,...$t(g).map(({kept:S})=>S)].map(q).join(" → "))),here:m(g=>Pr(
$t(g).map(S=>a("{name}: {words}",{name:S.name,words:It(S)}))))});let w=!1,x=[],P=300;function j(g,S){let $=$t(S);if(!$.length)return g;let D={...g};for(let K of $){
let V=K.number+K.kind,{ran:J,acted:se,removed:ne,moved:fe}=g[V]||{ran:0,acted:0,removed:0,moved:0};D[V]={ran:J+1,acted:se+!K.idle,removed:ne+K.removed,moved:fe+
K.moved}}return D}function L({ran:g,acted:S,removed:$,moved:D}){if(!S)return F(g,"nothing in {count} step","nothing in {count} steps");let K=S===g?a("active at \
every step"):F(g,"active at {acted} of {count} step","active at {acted} of {count} steps",{acted:q(S)});return D>2*$?a("{when}; moves {share} on average",{when:K,
share:G(D/S)}):a("{when}; removes {share} on average",{when:K,share:hl($/S)})}let H=new ResizeObserver(([{contentRect:g}])=>{if(!g.width||Math.abs(g.width-P)<8)
return;P=g.width;let S=t.current();S&&W(S)});function C(){let g=s.insertRow(),S=E("th","",null,{scope:"row"}),$=E("span","gp-number",""),D=E("span","","",{tabindex:"\
0","data-tip":""}),K=E("span","gp-side"),V=E("span","gp-knob");S.append($,D," ",K," ",V);let J=Bh();g.append(S,E("td","gp-flow-cell"),E("td","gp-left"),E("td","\
gp-entropy"),E("td","gp-here-words"),E("td","gp-over")),g.cells[1].append(J.box);let[,,se,ne,fe,Tt]=g.cells;return f.length||H.observe(J.bar),f.push({row:g,number:$,
name:D,tags:K,knob:V,flow:J,left:se,entropy:ne,here:fe,over:Tt}),f.at(-1)}function A(g,{kind:S,number:$,name:D,tip:K,side:V,knob:J,entropy:se,left:ne,here:fe,over:Tt}){
g.row.className=`gp-stage-${S}`,z(g.number,$),z(g.name,D),g.name.dataset.tip!==K&&(g.name.dataset.tip=K),z(g.tags,V),g.tags.hidden=!V,z(g.knob,J),g.knob.hidden=
!J,z(g.left,ne),z(g.entropy,se),typeof fe=="string"?z(g.here,fe):g.here.replaceChildren(...fe),z(g.over,Tt)}function M(g,S){let{vocab:$,entropy_before:D}=g.distribution,
{name:K,meaning:V}=vr(g),J={kind:"source",number:"",name:K,tip:V,side:S.length?a("before"):a("before and after"),knob:"",left:a("{count} left",{count:q($)}),entropy:ie(
D,t.unit),here:"",over:""},se=S.map((ne,fe)=>({kind:ne.idle?"idle":"active",number:`${ne.number}. `,name:ne.name,tip:`${ne.meaning} (${ne.kind})`,side:fe===S.length-
1?a("after"):"",knob:ns(ne.knobs,t.started),left:a("{count} left",{count:q(ne.kept)}),entropy:ie(ne.entropy,t.unit),here:It(ne),over:L(p.total[ne.number+ne.kind])}));
return[J,...se,y(g)]}function y(g){let[S,$]=xr(g,t.started),D=he(g.chosen.text,"gp-strong");return{kind:"choice",number:"",name:S,tip:a("How the token came abou\
t, and its probability after the processors."),side:"",knob:"",left:"",entropy:"",here:["▶ ",...Pe($,{token:D}),` (${b(g)})`],over:""}}function b(g){return De(
g.chosen)?a("removed by {processor}",{processor:cn(g.chosen,g)}):g.beam?a("log-probability {value}",{value:U(g.chosen.logprob)}):G(Y(g.chosen.logprob))}function k(g,S,$){
let D=M(g,S);for(;f.length>D.length;)f.pop().row.remove();D.forEach((se,ne)=>A(f[ne]||C(),se));let K=[0,...S.map(({number:se})=>se)].map(se=>Ch($,g,se)),V=T(g,S),
J=v(g,S);f.forEach(({flow:se},ne)=>{se.box.hidden=!V&&ne>0,!se.box.hidden&&(ne<K.length?Ol(se,K[ne],K[ne-1],P,(fe,Tt)=>I(fe,Tt,ne,J)):N(se,K.at(-1),P))})}let O=({
from:g,to:S})=>G(S-g);function I(g,S,$,D){let K=O(g),V=g.candidate?X(g.candidate.text):a("All other tokens together");if(!$)return a("{token}: {share} before th\
e processors.",{token:V,share:K});let J={token:V,share:K,processor:D[$].name,was:O(S)};return g.candidate?a("{token}: {share} after {processor}, {was} before it\
.",J):a("{token}: {share} after {processor}.",J)}function N(g,S,$){let D=S.filter(({kind:K})=>K==="chosen");Ol(g,D,D,$,K=>a("{token} had {share} of what was lef\
t.",{token:X(K.candidate.text),share:O(K)}))}let T=({distribution:g},S)=>g.candidates.every(({stage_logprobs:$})=>($||[]).length===S.length);function v(g,S){let $=vr(
g);return[{number:0,place:a("before"),name:$.name,tip:$.meaning,idle:!1,side:"before"},...S.map(D=>({number:D.number,place:String(D.number),name:D.name,idle:D.idle,
side:"",tip:a("{number}. {name}: {effect} here. It {meaning}.",{...D,effect:It(D)})}))]}function R(g,S,$,D){if(i.hidden=!S.length||!T(g,S),i.hidden)return;let K={
number:S.length,place:a("after"),name:a("all processors"),tip:a("After all processors: the distribution from which the token was chosen."),idle:!1,side:"after"};
u.draw([...v(g,S),K],$,g),l.hidden=D<=10,z(l,w?a("show {count} only",{count:10}):a("show all {count}",{count:q(D)})),l.setAttribute("aria-expanded",String(w))}l.
addEventListener("click",()=>{w=!w,W(t.current())});function _(g){if(g.distribution.stages.length)return"";if(g.isPrompt)return a("The model’s own distribution:\
 no logits processor takes part in reading the prompt.");let S=t.started.processors||[],$=jn(g);if(t.started.mode==="custom"&&!S.length)return a("Your own loop \
called no logits processor here.");if(!S.length)return $?a("DoLa’s contrast, untouched: no logits processor runs."):a("The model’s own distribution, untouched\
: no logits processor runs.");let D={processors:S.map(K=>rt(K)[0]).join(", ")};return $?a("DoLa’s contrast, untouched here. Prepared, but not used by this loop:\
 {processors}.",D):a("The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",D)}function B(g){let S=g.isPrompt||g.given,
$=g.isPrompt?a("at prompt token {number}: {token} (given, not chosen)"):S?a("at token {number}: {token} (given, not chosen)"):a("at token {number}: {token}");r.
replaceChildren(...Pe($,{number:String(g.index+1),token:he(g.chosen.text)})),z(d,S?a("given"):a("chosen"))}function W(g){let S=$t(g),$=vt(g),D=(g.watched||[]).filter(
({token_id:V})=>$.every(J=>J.token_id!==V)),K=rs($,10,g.chosen.token_id);B(g),z(o,_(g)),o.hidden=!o.textContent,c.hidden=!g.beam||!S.length,k(g,S,K),R(g,S,[...w?
$:K,...D],$.length)}return g=>{let S=t.current();e.hidden=!S,S&&(S.isPrompt||p.follow(t.lastOf(S)),!(S===x[0]&&p.total===x[1]&&!g.unit&&!g.watched)&&(x=[S,p.total],
W(S)))}}function T0(e){let t=e>>>0;return()=>{t=t+1831565813>>>0;let n=Math.imul(t^t>>>15,t|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function M0(e,t){
let n=[...e];for(let r=n.length-1;r>0;r--){let o=Math.floor(t()*(r+1));[n[r],n[o]]=[n[o],n[r]]}return n}function Ih(e,t){let s=g=>e.querySelector(".gp-"+g),i=e.
querySelector("details"),[l,c,d,u]=["from","choices","reveal","next"].map(s),p=null,f=g=>[a("1st"),a("2nd"),a("3rd")][g]??"",m=()=>t.usesBeams&&!t.finished?[]:t.
allLines(),w=g=>ue(m()[g]?m()[g].last:null),x=g=>g.distribution.candidates.filter(({raw_rank:S})=>S).sort((S,$)=>S.raw_rank-$.raw_rank).slice(0,6);function P(g){
let S=Number(t.started.seed)%4294967296+7919*g.index+104729*g.sequence;return M0(x(g),T0(S))}let j=g=>x(g).length>1;function L(g){let S=t.current(),$=S&&t.lastOf(
S),D=Math.max(0,m().findIndex(J=>J.last===$)),K=w(D),V=K.findIndex((J,se)=>se>=g&&j(J));if(V<0){z(s("cannot"),K.length>g?a("From there on the run has recorded n\
o candidates to pick from: raise top_candidates and run it again."):t.running?a("The run has not reached this token yet."):a("There is no token {number} in this\
 text: choose an earlier one.",{number:g+1}));return}z(s("cannot"),""),p={line:D,at:V,step:null,picks:[],revealed:!1,results:[]},H()}function H(){let g=w(p.line);
for(;g[p.at]&&!j(g[p.at]);)p.at+=1;if(Object.assign(p,{step:g[p.at]||null,picks:[],revealed:!1}),!p.step&&!t.running){b();return}C(),p.step&&t.selectStep(p.step.
before),k(()=>c.querySelector("button"))}function C(){t.hide(p&&i.open?p.at+(p.revealed?1:0):null)}function A(g){let{picks:S}=p;S.includes(g)?S.splice(S.indexOf(
g),1):S.length<3&&S.push(g),T()}function M(){let{step:g,picks:S}=p,$=x(g),D=$.find(({token_id:K})=>K===S[0]);p.revealed=!0,document.dispatchEvent(new CustomEvent(
"gp-predicted",{detail:{sequence:g.sequence,index:g.index,token:S[0]}})),p.results.push({step:g,first:D,share:Math.exp(D.raw_logprob-$[0].raw_logprob),hit:S.includes(
g.chosen.token_id)}),C(),t.selectStep(g),k(()=>u)}function y(){if(p.results.length>=10){b();return}p.at+=1,H()}function b(){let{results:g,line:S}=p,$=p.at+(p.revealed?
1:0);p=null,C(),l.value=w(S).slice($).some(j)?$+1:1,W(g),k(()=>s("begin"))}function k(g){let S=e.contains(document.activeElement);B(),S&&g()&&g().focus({preventScroll:!0})}
let O=({piece:g,chosen:S,text:$})=>g??(S?S.text:$);function I(){let g=ue(p.step?p.step.before:w(p.line).at(-1)||null),S=[...t.prefix,...g].map(O).join(""),$=E("\
span","gp-gap","?",{"aria-label":a("the hidden token")});p.revealed&&$.replaceChildren(he(p.step.chosen.text));let D=s("so-far");D.replaceChildren(S,$),D.scrollTop=
D.scrollHeight}function N(){c.replaceChildren(...(p.step&&!p.revealed?P(p.step):[]).map(({token_id:g,text:S})=>{let $=E("button","gp-button gp-choice",null,{type:"\
button","aria-pressed":"false","data-token":g});return $.append(E("span","gp-order"),he(S)),$.addEventListener("click",()=>A(g)),$})),T()}function T(){for(let g of c.
children){let S=p.picks.indexOf(Number(g.dataset.token));g.setAttribute("aria-pressed",String(S>=0)),g.disabled=S<0&&p.picks.length>=3,z(g.querySelector(".gp-or\
der"),f(S))}d.disabled=!p.picks.length}function v(){if(s("answer").hidden=!p.revealed,!p.revealed)return;let{step:g,picks:S}=p,{share:$,hit:D}=p.results.at(-1),
K=x(g),V=g.chosen.token_id,J=K.some(({token_id:fe})=>fe===V)?K:[...K,g.chosen];s("truth").tBodies[0].replaceChildren(...J.map(fe=>{let Tt=E("tr",fe.token_id===V?
"gp-taken":""),vs=E("th","",null,{scope:"row"});fe.token_id===V&&vs.append(E("span","","▶ "),E("span","gp-hidden",`${a("chosen:")} `)),vs.append(he(fe.text));
let Dl=E("div","gp-share"),Gl=E("i");Gl.style.width=`${(45*Y(fe.raw_logprob)).toFixed(2)}%`,Dl.append(Gl,G(Y(fe.raw_logprob)));let Ul=E("td");Ul.append(Dl);let sf=S.
indexOf(fe.token_id);return Tt.append(vs,E("td","",f(sf)),Ul,E("td","",G(Y(fe.logprob))),E("td","",fe.raw_rank?q(fe.raw_rank):"–")),Tt}));let ne=s("took");ne.
replaceChildren(...Pe(D?a("It wrote “{token}”. You had it."):a("It wrote “{token}”. You did not pick it."),{token:he(g.chosen.text,"gp-strong")})," "),ne.
append($===1?a("Your first pick is the token that the model found likeliest."):a("Your first pick has {share} of the probability of the likeliest token.",{share:G(
$)}))}let R=g=>g.reduce((S,{share:$})=>S+$,0)/g.length,_=g=>g.filter(({hit:S})=>S).length;function B(){if(s("before").hidden=!!p,s("round").hidden=!p,!p)return;
s("sum").hidden=!0;let{results:g,revealed:S,step:$}=p,K={number:g.length+(S?0:1),steps:10,token:$&&$.index+1};z(s("progress"),$?S?a("{number} of {steps}: token \
{token}.",K):a("{number} of {steps}: what comes next? Pick up to three, your best guess first.",K):a("Waiting for the next token of the run.")),z(s("score"),g.length?
a("So far: your first picks are {share} as likely as the top token; the run’s token was among your picks in {hits} of {count}.",{share:G(R(g)),hits:_(g),count:g.
length}):""),d.hidden=S||!$,u.hidden=!S,z(u,g.length>=10?a("Show the score"):a("Next token")),I(),N(),v()}function W(g){let S=s("sum");if(S.hidden=!1,S.replaceChildren(
E("h3","",a("The round is over"))),!g.length){S.append(E("p","",a("No token was revealed, so there is no score.")));return}let $=(...V)=>{let J=E("p");J.append(
...V),S.append(J)};$(...Pe(a("{share}: how likely your first picks were, on average, compared with the likeliest token."),{share:E("b","",G(R(g)))}));let D=E("b",
"",a("{hits} of {count}",{hits:_(g),count:g.length}));$(...Pe(a("{steps}: steps in which the run’s token was among your picks ({share})."),{steps:D,share:G(_(
g)/g.length)}));let K=[...g].sort((V,J)=>V.share-J.share||J.step.distribution.entropy_before-V.step.distribution.entropy_before);for(let[V,{step:J,first:se,share:ne}]of[
[a("Hardest:"),K[0]],[a("Easiest:"),K.at(-1)]])$(E("b","",V)," ",...Pe(a("token {number}, “{token}”; your “{pick}” had {share} of the likeliest token’s probabil\
ity, and the entropy was {entropy}."),{number:String(J.index+1),token:he(J.chosen.text),pick:he(se.text),share:G(ne),entropy:ie(J.distribution.entropy_before,t.
unit)}))}return s("begin").addEventListener("click",()=>L(Math.max(1,Math.floor(Number(l.value))||1)-1)),s("from-here").addEventListener("click",()=>{let g=t.current();
l.value=g&&!g.isPrompt?g.index+1:1}),d.addEventListener("click",M),u.addEventListener("click",y),s("end").addEventListener("click",b),i.addEventListener("toggle",
C),g=>{e.hidden=!t.started,g.run&&(p=null,l.value=1,s("sum").hidden=!0,z(s("cannot"),""),B()),z(s("begin"),s("sum").hidden?a("Start a round"):a("Another round")),
p&&!p.step&&(g.steps||g.status)&&H()}}function Hh(e,t){let r=e.querySelector(".gp-where"),o=e.querySelector(".gp-verdict"),s=e.querySelector(".gp-score-head"),i=e.querySelector("tbody"),l=e.querySelector(
".gp-more"),c=e.querySelector(".gp-tally"),d=new Se({steps:0,differed:0},(b,k)=>k.reranked?{steps:b.steps+1,differed:b.differed+ +(f(k.reranked).token_id!==k.chosen.
token_id)}:b),u=[],p=[],f=b=>b.reduce((k,O)=>O.probability>k.probability?O:k);function m(){let b=i.insertRow(),k=E("th","",null,{scope:"row"}),[O,I,N]=[E("span",
"gp-sign"),E("bdi","gp-word"),E("span","gp-tag",a("most probable"))];k.append(O,I,N),b.append(k);let T=["probability","penalty","score"].map(()=>{let v=E("div",
"gp-cell"),R=E("span","gp-balance",null,{"aria-hidden":"true"}),[_,B]=[E("i","gp-part"),E("i","gp-zero")];R.append(_,B);let W=E("span","gp-amount");return v.append(
R,W),b.append(E("td")),b.lastChild.append(v),{part:_,zero:B,amount:W}});return u.push({row:b,sign:O,word:I,tag:N,cells:T}),u.at(-1)}function w({part:b,zero:k,amount:O},I,[
N,T],v){let R=_=>(_-N)/(T-N)*100;b.style.left=`${Math.min(R(0),R(I))}%`,b.style.width=`${Math.abs(R(I)-R(0))}%`,k.style.left=`${R(0)}%`,z(O,v)}function x({part:b,
zero:k,amount:O},I,[N,T],v){let R=_=>4+(_-N)/(T-N)*92;b.hidden=I===null,b.style.left=`${R(I)}%`,k.style.left=`${R(0)}%`,z(O,v)}function P(b,k,O,I,N){let T=k.token_id===
O.chosen.token_id;b.row.className=T?"gp-winner":"",z(b.sign,T?"▶":""),Fe(b.word,k.text),b.tag.hidden=k!==I||T,w(b.cells[0],k.probability,N.probability,G(k.probability)),
w(b.cells[1],k.penalty,N.penalty,U(k.penalty)),x(b.cells[2],k.score,N.score,U(k.score))}function j(b){let[k,O]=[Math.min(0,...b),Math.max(0,...b)];return O>k?[k,
O]:[0,1]}function L(b){let k=f(b.reranked),O=b.reranked.find(v=>v.token_id===b.chosen.token_id),I=b.reranked.slice(0,12);O&&!I.includes(O)&&(I[11]=O);let N=Object.
fromEntries(["probability","penalty","score"].map(v=>[v,j(I.map(R=>R[v]))]));for(;u.length<I.length;)m();u.forEach((v,R)=>{v.row.hidden=R>=I.length,R<I.length&&
P(v,I[R],b,k,N)});let T=b.reranked.length-I.length;l.hidden=T<=0,z(l,F(T,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),H(O,k)}function H(b,k){if(!b){o.replaceChildren();return}let O={token:he(b.text,"gp-strong"),score:U(b.score)};o.replaceChildren(...b===
k?Pe(a("{token} won: the most probable token has the highest score too ({score})."),O):Pe(a("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{...O,other:he(k.text,"gp-strong"),share:G(k.probability),penalty:U(k.penalty),
lower:U(k.score)}))}function C(){let b=t.started.effective.penalty_alpha;return typeof b!="number"?a("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):a("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
b).toFixed(4)),alpha:b})}let A=b=>b&&b.reranked&&b.reranked.find(k=>k.token_id===b.chosen.token_id),M=b=>()=>{let k=A(t.current());return k?a("{name}: {words}.",
{name:X(k.text),words:b(k)}):""},y=M(({probability:b,penalty:k,score:O})=>{let I=t.started.effective.penalty_alpha;return typeof I!="number"?U(O):`(1 − ${I}) \
· ${U(b)} − ${I} · ${U(k)} = ${U(O)}`});return je(e,{probability:M(({probability:b})=>G(b)),penalty:M(({penalty:b})=>U(b))}),()=>{let b=t.current();if(e.hidden=
!(b&&b.reranked&&b.reranked.length),e.hidden||(d.follow(t.lastOf(b)),b===p[0]&&d.total===p[1]))return;p=[b,d.total],r.textContent=a("at token {number}",{number:b.
index+1}),Te(s,"degeneration-penalty",y,{meaning:C()}),L(b);let{steps:k,differed:O}=d.total;z(c,F(k,"Along the text: a token other than the most probable one wo\
n in {differed} of {count} step ({share}).","Along the text: a token other than the most probable one won in {differed} of {count} steps ({share}).",{differed:q(
O),share:G(O/k)}))}}function qh(e,t){let n=()=>e.closest(".token-panel"),r=L=>e.querySelector(".gp-"+L),[o,s,i,l,c]=["place-words","back","on","newest","fold"].map(r),d=[...e.querySelectorAll(
"[role=tab]")],u=d.find(({dataset:L})=>L.shows==="logit_lens"),p=d.find(({dataset:L})=>L.shows==="cross_attention"),f=d.find(({dataset:L})=>L.shows==="processor\
s");function m(L){n()&&(n().dataset.shows=L);for(let H of d){let C=H.dataset.shows===L;H.setAttribute("aria-selected",String(C)),H.tabIndex=C?0:-1}}for(let L of d)
L.addEventListener("click",()=>{m(L.dataset.shows),w(!0)}),L.addEventListener("keydown",H=>{let C={ArrowRight:1,ArrowLeft:-1}[H.key];if(!C)return;H.preventDefault();
let A=d.filter(({hidden:y})=>!y),M=A[(A.indexOf(L)+C+A.length)%A.length];m(M.dataset.shows),w(!0),M.focus()});function w(L){n()?.toggleAttribute("data-folded",!L),
c.setAttribute("aria-expanded",String(L)),c.textContent=L?"▾":"▴"}c.addEventListener("click",()=>w(c.getAttribute("aria-expanded")==="false"));let x=null;s.
addEventListener("click",()=>t.walk(-1)),i.addEventListener("click",()=>t.walk(1)),l.addEventListener("click",()=>t.selectStep(null));function P(L){let H=t.lineOf(
L),C=t.lines().length>1&&H&&!L.isPrompt?H.label:"",A=L.isPrompt?t.started.prompt_tokens.length:ue(H?H.last:L).length,M=j(L,{number:q(L.index+1),count:q(A),line:C});
o.ariaLive=t.selected?"polite":"off",o.replaceChildren(he(L.chosen.text,"gp-here"),E("span","",` ${M}`)),s.disabled=L.isPrompt?!L.before:L.index===0&&!t.promptSteps.
length,i.disabled=!H||H.last===L,l.hidden=!t.selected||!t.running}function j(L,H){return L.isPrompt?a("prompt token {number} of {count}",H):t.selected?H.line?a(
"token {number} of {count} of {line}",H):a("token {number} of {count}",H):H.line?a("newest token {number} of {count} of {line}",H):a("newest token {number} of {\
count}",H)}return L=>{t.isFromElsewhere&&x!==t.started?w(!1):L.selection&&t.selected&&w(!0),x=t.isFromElsewhere?t.started:null;let H=t.canAsk&&!t.recorded;u.hidden=
!H||t.hasReadMedia,p.hidden=!H||!t.looksAtMedia;for(let A of[u,p])A.hidden&&n()?.dataset.shows===A.dataset.shows&&m("candidates");f.hidden=t.isFromElsewhere,t.isFromElsewhere&&
n()?.dataset.shows==="processors"&&m("candidates");let C=t.current();if(C)return P(C);o.textContent=a("No token yet"),s.disabled=i.disabled=!0,l.hidden=!0}}var Al={};te(Al,{tokenCard:()=>Br});var Pl={};te(Pl,{Card:()=>Cr});var Wh=9,Ar=8,Cr=class{constructor(t,n,r){this.list=n;this.options=r;let{selector:o='[role="button"]',comesByFocus:s=()=>!0}=r;this.box.hidden=!0,t.append(this.
box),n.addEventListener("pointermove",i=>{if(i.pointerType==="touch")return;let l=i.target.closest(o);l?l!==this.owner&&l!==this.dismissed&&!this.show(l,i)&&this.
unpoint():this.unpoint()}),n.addEventListener("pointerleave",()=>{this.dismissed=null,this.unpoint()}),n.addEventListener("focusin",({target:i})=>{i instanceof HTMLElement&&
i.matches(`${o}:focus-visible`)&&s(i)&&this.show(i)}),n.addEventListener("focusout",({target:i})=>{i===this.owner&&!this.pointed&&this.hide()})}list;options;box=E(
"div","gp-card",null,{popover:"manual","aria-hidden":"true"});owner=null;pointed=null;dismissed=null;show(t,n=null){let r=this.options.content(t);return r===null?
!1:(this.owner=t,this.pointed=n,this.dismissed=null,Ze(r,this.box),this.box.hidden&&(this.box.hidden=!1,this.box.showPopover(),document.addEventListener("keydow\
n",this.close,!0),document.addEventListener("scroll",this.follow,{capture:!0,passive:!0})),this.place(),!0)}hide(){this.owner&&(this.owner=null,this.box.hidden=
!0,this.box.isConnected&&this.box.hidePopover(),document.removeEventListener("keydown",this.close,!0),document.removeEventListener("scroll",this.follow,{capture:!0}))}dismiss(){
this.dismissed=this.owner,this.hide()}refresh(t=!1){this.owner&&(this.owner.isConnected?t&&this.show(this.owner,this.pointed):this.hide())}unpoint(){this.pointed&&
this.hide()}close=t=>{t.key==="Escape"&&(t.stopPropagation(),this.dismiss())};follow=()=>{let t=this.pointed&&document.elementFromPoint(this.pointed.clientX,this.
pointed.clientY);!this.owner?.isConnected||this.pointed&&!this.owner.contains(t)?this.hide():this.place()};place(){if(!this.owner)return;let t=(this.owner.querySelector(
".gp-ink")??this.owner).getClientRects()[0],n=this.list.getBoundingClientRect();if(!t||t.bottom<n.top||t.top>n.bottom)return this.hide();let{offsetWidth:r,offsetHeight:o,
style:s}=this.box,{clientWidth:i,clientHeight:l}=document.documentElement,c=t.bottom+Wh,d=c+o+Ar<=l?c:t.top-o-Wh,u=Math.min(t.left,i-r-Ar,Math.max(n.left,n.right-
r));s.left=`${Math.max(Ar,u)}px`,s.top=`${Math.max(Ar,Math.min(d,l-o-Ar))}px`}};var E0=5;function Br(e,t,n,r,o={}){let s=i=>{let l=r(i);return l?h(L0,{entry:l,unit:n.unit}):null};return new Cr(e,t,{content:s,...o})}function L0({entry:{id:e,
text:t,where:n,step:r,why:o},unit:s}){return h(Z,{children:[h("div",{class:"gp-card-head",children:[h(xe,{class:"gp-card-word",text:t}),h("span",{children:e<0?n:
a("{where}, id {id}",{where:n,id:e})})]}),h("dl",{class:"gp-card-facts",children:[o&&h("dd",{class:"gp-card-why",children:o}),r&&R0(r,s).map(([i,l])=>h(Z,{children:[
h("dt",{children:i}),h("dd",{children:l})]},i))]}),r&&h(O0,{step:r}),r&&r.distribution.stages.length>0&&h("div",{class:"gp-card-key",children:[h("i",{class:"gp-\
card-after"}),`${a("after the processors")} `,h("i",{class:"gp-card-before"}),a("before them")]})]})}function R0(e,t){let{chosen:n,distribution:r}=e,o=qe(e),[s,
i]=[G(o.probability),G(o.rawProbability)],l=[];Oe(e)?l.push([a("Probability, according to the server"),i]):r.stages.length||n.logprob!==n.raw_logprob?(l.push([a(
"Probability after the processors"),n.logprob===null?br(n):s]),l.push([a("before the processors"),i])):l.push([a("Probability (no processor ran)"),i]);let{rank:c,
raw_rank:d}=n,u=[c&&a("{rank} after",{rank:q(c)}),d&&a("{rank} before",{rank:q(d)})].filter(Boolean);if(u.length){let{vocab:p}=r;l.push([p===null?a("Rank"):a("R\
ank of {count}",{count:q(p)}),c&&c===d?q(c):u.join(", ")])}return[...l,[a("Surprisal"),ie(o.surprisal,t)]]}function N0({chosen:e,distribution:t}){let n=s=>({candidate:s,
after:Y(s.logprob),before:Y(s.raw_logprob),isChosen:s.token_id===e.token_id}),r=t.candidates.map(n);r.sort((s,i)=>Math.max(i.after,i.before)-Math.max(s.after,s.
before));let o=r.slice(0,E0);return o.some(({isChosen:s})=>s)?o:[...o,n(e)]}function O0({step:e}){let t=N0(e),n=Math.max(...t.flatMap(({after:o,before:s})=>[o,s]),
1e-9),r=o=>({width:`${o/n*100}%`});return h("ol",{class:"gp-card-rivals",children:t.map(({candidate:o,after:s,before:i,isChosen:l})=>{let c=o.logprob===null&&!Oe(
e);return h("li",{class:[l&&"gp-card-chosen",c&&"gp-card-removed"].filter(Boolean).join(" "),children:[h("span",{class:"gp-card-sign",children:l?"▶":c?"✕":""}),
h(xe,{class:"gp-card-word",text:o.text}),h("span",{class:"gp-card-tracks",children:[c?h("small",{children:br(o)}):h("i",{class:"gp-card-after",style:r(s)}),h("i",
{class:"gp-card-before",style:r(i)})]}),h("span",{class:"gp-card-value",children:G(c?i:s)})]},o.token_id)})})}var Cl=({messages:e,template:t})=>JSON.stringify([e,t||null]);function Fh(e,t){let n=A=>e.querySelector(".gp-"+A),[r,o,s]=["said","rendered","try"].map(n),i=new WeakMap,
l=[],c="",d=null,u=null;function p(){return Br(e,o,t,A=>{let M=i.get(A);return M&&{id:M.token.token_id,text:M.token.text,where:a("prompt token {number}",{number:M.
index+1}),step:null,why:M.words}})}function f(){let{started:A,written:M}=t,y=A&&A.request.messages,b=y&&M&&A.model===M.model&&Cl(A.request)===Cl(M);return M&&!b?
{...M,ran:!1}:t.isFromElsewhere||!y||!y.length?null:{model:A.model,messages:y,template:A.request.template,tokens:A.prompt_tokens,parts:A.parts||[],ran:!0}}function m({
messages:A,parts:M,problem:y}){let b=new Set(M.filter(({kind:k})=>k==="message").map(({message:k})=>k));r.replaceChildren(...A.map(({role:k,content:O},I)=>{let N=E(
"li","",null,{"data-role":k});return N.append(E("span","gp-role",k),E("p","",O)),!y&&b.size>0&&!b.has(I)&&O.trim()&&N.append(E("p","gp-dropped",a("✕ The templat\
e leaves this message out."))),N}))}let w={message:({role:A})=>a("words of {role}",{role:A}),template:()=>a("written by the template"),generation:()=>a("generat\
ion prompt: the answer begins here")};function x(A,M){let y=A?w[A.kind](A):a("of unknown origin");return M.piece===null?a("special token, {whose}",{whose:y}):y}
function P({tokens:A,parts:M}){o.replaceChildren(),l=[],d=null;let y=new Set(M.map(({stop:k})=>k)),b=null;A.forEach((k,O)=>{let I=M.find(R=>R.start<=O&&O<R.stop)||
null;if(!b||!O||y.has(O)||M.some(({start:R})=>R===O)){let R=E("span","gp-part",null,I?{"data-kind":I.kind}:{});I&&I.kind==="message"&&R.append(E("span","gp-role",
I.role)),I&&I.kind==="generation"&&R.append(E("span","gp-role",a("the answer begins"))),o.append(R),b={rows:R,tokens:[]}}let N=E("span","gp-token",null,{role:"b\
utton",tabindex:"-1"}),T=x(I,k);ut(N,k),N.setAttribute("aria-label",a("prompt token {number}: {token}, {words}",{number:O+1,token:X(k.text),words:T})),i.set(N,{
token:k,index:O,words:T});let v=b.tokens.length?i.get(b.tokens.at(-1)).token:null;ln(b,N,k,v),l.push(N)}),l.length&&j(l[0])}function j(A){d&&(d.tabIndex=-1),d=A,
A.tabIndex=0}function L(A){A&&(j(A),A.focus({preventScroll:!0}),A.scrollIntoView({block:"nearest"}),u.show(A))}o.addEventListener("click",({target:A})=>L(A.closest(
".gp-token"))),o.addEventListener("keydown",A=>{let M=l.indexOf(A.target.closest(".gp-token"));if(M<0||A.ctrlKey||A.metaKey||A.altKey)return;let y={ArrowRight:()=>l[M+
1],ArrowLeft:()=>l[M-1],Home:()=>l[0],End:()=>l.at(-1),ArrowDown:()=>dt(l,M,1),ArrowUp:()=>dt(l,M,-1),Enter:()=>l[M]," ":()=>l[M]};y[A.key]&&(A.preventDefault(),
L(y[A.key]()))});function H({tokens:A,parts:M}){let y=v=>M.filter(R=>R.kind===v).reduce((R,{start:_,stop:B})=>R+B-_,0),b=A.filter(({piece:v})=>v===null).length,
[k,O,I]=["message","template","generation"].map(y),N={words:q(k),around:q(O),begin:q(I)};return`${k||O?F(A.length,"{count} token: {words} for the words of the m\
essages, {around} around them, {begin} to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the \
answer.",N):I?F(A.length,"{count} token: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",
"{count} tokens: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",N):F(A.length,"{count} \
token: this template changes the words, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens i\
s unknown.")} ${F(b,"{count} is special.","{count} are special.")}`}function C({tokens:A,parts:M}){let y=M.filter(({kind:k})=>k==="message").flatMap(({start:k,stop:O})=>A.
slice(k,O)).filter(({piece:k})=>k===null),b=[...new Set(y.map(({text:k})=>X(k)))];return b.length?a("A message contains {tokens}: written like a special token, \
it is read as one, as if the template had written it.",{tokens:b.join(", ")}):""}return s.addEventListener("click",()=>t.ask({type:"without"})),()=>{let A=f();if(e.
hidden=!A,!A){c="";return}s.hidden=!Object.hasOwn(t.answers,"without")||!!A.problem;let M=JSON.stringify([A.model,Cl(A),A.parts,A.problem,A.ran,A.tokens.length]);
if(M===c)return;c=M,u??=p(),z(n("which"),A.ran?a("of {model}, as this run read it",{model:A.model}):a("of {model}, as written now: not run yet",{model:A.model})),
ft(n("refusal"),!!A.problem),z(n("refusal"),a(A.problem)),n("refusal").dataset.kind=A.away?"info":"error",n("refusal").setAttribute("role",A.away?"note":"alert"),
m(A),ft(n("made"),!A.problem),P(A),ft(n("generation-key"),A.parts.some(({kind:b})=>b==="generation")),z(n("template-words"),A.problem?"":H(A));let y=C(A);ft(n("\
warn"),!!y),z(n("warn"),y),u.hide()}}var gs=class{constructor(t,n,r){this.drawn=n;this.moved=r;this.along=new Se(Ur(t),(o,s)=>Kr(o,s.chosen.text,s.piece===null,t))}drawn;moved;along;boxes=[];goesOn=!1;rowsFor(t){
let n=this.along.total.spans.length;this.along.follow(t);let{since:r,place:o,spans:s}=this.along.total,i=this.boxes.at(-1);if(r!==null&&r<o)return(!i||i.since!==
r)&&(i=this.open(r)),i.rows;let l=s.length>n?s.at(-1):null;return l&&i&&i.since===l.start&&i.stop===null&&this.close(i,l.stop),this.drawn.rows}keepable(t){let{since:n}=this.
along.totals[t],r=this.boxes.find(o=>o.since===n);return n!==null&&r&&r.stop!==null?Math.min(t,r.stop):t}cut(t){let{drawn:n}=this;for(;n.tokens.length>t;){let i=n.
tokens.at(-1),l=this.boxOf(i);Bt({rows:l?l.rows:n.rows,tokens:n.tokens},n.tokens.length-1),l&&!l.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:r,steps:o}=this.along;o.length=t,r.length=t+1;let s=this.boxes.at(-1);s&&this.along.total.since===s.since&&Object.assign(s,{stop:null,ended:!1})}boxOf(t){
let n=t?.closest(".gp-reasoning");return n?this.boxes.find(r=>r.element===n):void 0}reveal(t){let n=this.boxOf(t);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(t){this.goesOn=t;for(let n of this.boxes){let r=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,z(n.chip,`${r?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!r)),n.element.classList.toggle("gp-folded",r)}}words({count:t,stop:n,ended:r}){return r?F(
t,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?F(t,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):F(t,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(t){return t.wish??t.ended}open(t){let n=E("span","gp-reasoning"),r=E("butto\
n","gp-reasoning-chip",null,{type:"button",title:a("The model’s reasoning before its answer. Click to fold or unfold it.")}),o=E("span","gp-reasoned");n.append(
r,o);let s=new St(o,this.drawn.rows),i={element:n,chip:r,rows:s,since:t,stop:null,ended:!1,count:0,wish:null};return r.addEventListener("click",()=>{i.wish=!this.
isFolded(i),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(i),i}close(t,n){let{tokens:r,rows:o}=this.drawn,s=r.slice(n);Bt({rows:t.
rows,tokens:r},n),Object.assign(t,{stop:n,ended:(this.along.total.spans.at(-1)?.end??null)!==null}),t.rows.holder.hasChildNodes()||(o.removeLast(),this.boxes.pop());
for(let i of s)o.append(i);r.push(...s)}};var Bl=e=>!!e.started?.request.only_given;function $l(e,{index:t,isPrompt:n,isStart:r}){if(r)return a("decoder start token");let o={number:t+1};return n?e.readsSource?
a("source token {number}",o):a("prompt token {number}",o):a("token {number}",o)}function Il(e,{index:t,isStart:n}){return n?a("every target begins with it: not \
chosen"):e.readsSource?a("the encoder reads it: it has no probability"):e.isFromElsewhere?a("its probability is not known"):t===0?a("nothing comes before it: it\
 has no probability"):e.started?.request.read_prompt&&!e.finished&&!e.failed?a("its probability is read when the text ends"):a("its probability was not read")}function Hl(e,t){
return[...t.given&&!Bl(e)?[a("given, not chosen")]:[],...mc(t)]}function jh(e,t){let{step:n}=t,r=n?[...il(n,e.unit),...Hl(e,n)]:[Il(e,t)];return[$l(e,t),...r].join(
", ")}function zh(e){if(e.running||!e.started)return[];let t=({piece:r})=>r??"",n=e.prefix.map(t).join("");return e.lines().map(({label:r,last:o,untold:s})=>{let i=n+
ue(o).map(t).join("")+(s??"");return r?a("{name}: {meaning}",{name:r,meaning:i}):i})}var P0=200,$r=class{constructor(t,n,r){this.text=t;this.rows=new St(n,r?.rows)}text;rows;tokens=[];write(t,n,r){for(let{item:o,start:s,end:i}of n)s===i&&this.rows.
append(ds(o,0));t.forEach((o,s)=>{let i=n.find(({start:l,end:c})=>l<=s&&s<c);i?s===i.start&&this.rows.append(ds(i.item,i.end-i.start)):this.append({token:o,index:s,
isPrompt:!0,step:null,isStart:r})})}append(t,n=this.rows){let r=this.tokens.at(-1),o=r&&this.text.entries.get(r)?.token;ln({rows:n,tokens:this.tokens},this.text.
newToken(t),t.token,o)}},bs=class extends $r{steps=[];folds;constructor(t,n){super(t,n,t.begun??t.prompt);let r=t.log.started?.reasoning;this.folds=r?new gs(r,this,
()=>t.dissolve()):null}follow(t){let{folds:n,steps:r}=this,o=gn(r,t),s=n?n.keepable(o.keep):o.keep,i=[...r.slice(s,o.keep),...o.added];n?n.cut(s):Bt(this,s),r.length=
s;for(let l of i){let c={...l.chosen,piece:l.piece};this.append({token:c,index:l.index,isPrompt:!1,step:l},n?.rowsFor(l)),r.push(l)}n?.draw(this.text.log.running)}},
ws=class{constructor(t){this.log=t}log;entries=new WeakMap;shade="uncertainty";prompt=null;begun=null;lines=[];marked=null;resettle;get paragraphs(){return[this.
prompt,this.begun,...this.lines].filter(t=>t!==null)}get tokens(){return this.paragraphs.flatMap(({tokens:t})=>t)}get rows(){return[...this.lines.flatMap(({folds:n})=>n?.
boxes.map(({rows:r})=>r)??[]),...this.paragraphs.map(({rows:n})=>n)]}stepOf(t){return this.entries.get(t)?.step}elementOf(t){return t.isPrompt?this.prompt?.tokens[t.
index]:this.lines.find(({steps:n})=>n[t.index]===t)?.tokens[t.index]}tokenAt({target:t}){let n=t instanceof Element?t.closest('[role="button"]'):null;return n&&
this.entries.has(n)?n:null}newToken(t){let{token:n,step:r,isPrompt:o}=t,i=E("span",o?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-presse\
d":"false"});return ut(i,n),r?.draft&&r.draft.origin!=="none"&&(i.dataset.draft=r.draft.origin),r?.given&&(i.dataset.given=""),this.entries.set(i,t),this.describe(
i,t),this.shadeToken(i,r),i}describe(t,n){t.setAttribute("aria-description",jh(this.log,n))}shadeToken(t,n){let r=n&&t.querySelector(".gp-ink");r&&(an(r,this.shade,
qe(n)),t.dataset.shaded="")}readPrompt(){for(let t of this.log.promptSteps){let n=this.prompt?.tokens[t.index],r=n&&this.entries.get(n);r&&(r.step=t,this.describe(
n,r),this.shadeToken(n,t))}}describeAll(t=this.tokens){for(let n of t){let r=this.entries.get(n);r&&this.describe(n,r)}}shadeAll(){for(let t of this.tokens)this.
shadeToken(t,this.stepOf(t)??null)}mark(){let{log:t,marked:n}=this,r=t.current(),o=r?this.elementOf(r):void 0;n&&n!==o&&(n.classList.remove("gp-current"),n.ariaPressed=
"false",n.tabIndex=-1),this.marked=o??null,o&&(t.selected&&!t.suggested&&this.reveal(o),o.classList.add("gp-current"),o.ariaPressed=String(t.selected===r),o.tabIndex=
0)}reveal(t){for(let{folds:n}of this.lines)n?.reveal(t)}settle(){for(let t of this.rows)t.settle()}dissolve(){for(let t of this.rows)t.dissolve();clearTimeout(this.
resettle),this.resettle=setTimeout(()=>this.settle(),P0)}};var ys=class{constructor(t,n,r){this.drawn=t;this.box=n;new ResizeObserver(()=>this.laidOut()).observe(r),new ResizeObserver(()=>this.resized()).observe(n),n.addEventListener(
"scroll",()=>this.scrolled(),{passive:!0})}drawn;box;atEnd=!0;followed=!1;width=0;begin(){this.atEnd=!0,this.followed=!1}scrolled(){let{scrollHeight:t,scrollTop:n,
clientHeight:r}=this.box;this.atEnd=t-n-r<60}laidOut(){this.width||=this.box.clientWidth,this.drawn.settle(),this.followEnd()}followEnd(){let{log:t}=this.drawn;
t.usesBeams||t.stepping||!this.atEnd||t.selected||!t.running||(this.box.scrollTop=this.box.scrollHeight,this.followed=this.box.scrollTop>0)}showStep(){this.drawn.
log.stepping&&(this.drawn.settle(),this.drawn.lines[0]?.tokens.at(-1)?.scrollIntoView({block:"nearest"}))}goBack(){let{log:t}=this.drawn;t.running||!this.followed||
(this.followed=!1,this.atEnd&&(!t.selected||t.suggested)&&(this.box.scrollTop=0))}resized(){let{clientWidth:t}=this.box;!t||t===this.width||(this.width=t,this.drawn.
dissolve())}};var ks={uncertainty:()=>a("entropy"),entropy:()=>a("entropy after processors"),probability:()=>a("probability"),raw:()=>a("probability before processors"),surprisal:()=>a(
"surprisal"),rank:()=>a("rank")},A0={told:ks.probability,surprisal:ks.surprisal,rank:ks.rank},Dh=e=>e.isFromElsewhere?A0:ks;function Gh(e,t){return t&&Object.hasOwn(
Dh(e),t)?t:e.started?.request.only_given&&!e.stepping||e.isFromElsewhere?"surprisal":"uncertainty"}function Uh({log:e,shade:t,choose:n,marksGiven:r}){let[o]=ae(
()=>new Se(cc,uc));return e.rounds.length&&o.follow(e.lines()[0]?.last??null),h("footer",{class:"gp-legend","aria-label":a("Legend"),children:[h("label",{children:[
`${a("Shaded by")} `,h("select",{class:"gp-shade",value:t,onChange:({currentTarget:s})=>n(s.value),children:Object.entries(Dh(e)).map(([s,i])=>h("option",{value:s,
children:i()},s))})]}),h(cl,{name:t,unit:e.unit}),h("span",{class:"gp-marks",children:[h("span",{class:"gp-mark-prompt",hidden:!e.started?.prompt_tokens.length,
children:h("span",{class:"gp-ink",children:e.readsSource?a("source, and what the target begins with"):a("prompt")})}),h("span",{class:"gp-mark-given",hidden:!r,
children:h("span",{class:"gp-ink",children:a("given, not chosen")})})]}),h("span",{class:"gp-marks gp-origins",hidden:!e.rounds.length,children:e.rounds.length>
0&&Object.entries(Et).map(([s,[,i,l]])=>h("span",{"data-draft":s,children:h(oe,{id:C0[s],meaning:l,formula:"",children:[h("span",{class:"gp-ink",children:i})," ",
h("b",{children:q(o.total[s])})]})},s))})]})}var C0={accepted:"draft",correction:"correction",bonus:"bonus",target:"target"};var B0=30;function $0({log:e,changes:t}){let n=He(t),[r]=ae(()=>new ws(e)),[o,s]=ae(null),[i,l]=ae(!1),c=re(0),d=re(null),u=re(null),p=re(null);n.run&&(c.current+=
1),r.shade=Gh(e,o);let f=e.started?e.lines():[],m=f.length===1&&f[0].kind==="sequence",w=!Bl(e)&&f.some(({last:C})=>I0(C)?.given),x=Me(()=>zh(e),[c.current,e.running,
e.hideFrom,e.finished]);ge(()=>{if(!d.current||!u.current)return;let C=d.current.closest(".gp-pane")??d.current,A=M=>!r.stepOf(M);p.current={sight:new ys(r,d.current,
u.current),card:Br(C,d.current,e,M=>H0(r,M),{comesByFocus:A})}},[r]),ge(()=>r.dissolve(),[r,m]),ge(()=>r.shadeAll(),[r,r.shade]),ge(()=>{n.run&&p.current?.sight.
begin(),(n.run||n.prompt)&&r.readPrompt(),n.unit?r.describeAll():n.status&&r.describeAll(r.prompt?.tokens),r.mark(),n.steps&&p.current?.sight.showStep(),n.status&&
p.current?.sight.goBack(),p.current?.card.refresh(n.unit||n.prompt||n.status)});let P=C=>{if(!C)return;let A=r.stepOf(C);r.reveal(C),A&&e.selectStep(A),C.focus(
{preventScroll:!0}),C.scrollIntoView({block:"nearest"}),A||p.current?.card.show(C)},j=C=>{let A=r.tokenAt(C);P(A),A&&r.stepOf(A)&&p.current?.card.dismiss()},L=C=>{
let A=r.tokenAt(C);if(C.key==="Escape"){e.selectStep(null);let k=e.current();A&&k&&r.elementOf(k)?.focus({preventScroll:!0})}if(!A||C.ctrlKey||C.metaKey||C.altKey)
return;let M=r.tokens,y=M.indexOf(A),b={ArrowRight:()=>M[y+1],ArrowLeft:()=>M[y-1],ArrowDown:()=>dt(M,y,1),ArrowUp:()=>dt(M,y,-1),Home:()=>M.find(k=>r.stepOf(k)),
End:()=>M.at(-1),Enter:()=>A," ":()=>A};Object.hasOwn(b,C.key)&&(C.preventDefault(),P(b[C.key]()))},H=["gp-text",e.readsSource&&"gp-apart",m&&"gp-single",w&&"gp\
-has-given"];return h(Z,{children:[x.map((C,A)=>h("p",{class:"gp-hidden gp-whole",dir:"auto",children:C},A)),h("div",{class:H.filter(Boolean).join(" "),role:"gr\
oup","aria-label":a("Tokens of the prompt and of the text. Arrow keys move, Enter selects, Escape follows the newest."),dir:"auto",ref:d,onClick:j,onKeyDown:L,children:h(
"div",{class:"gp-written",ref:u,children:e.started?h(q0,{text:r,log:e,started:e.started,lines:f,unfolds:i,unfold:l},c.current):h("p",{class:"gp-note gp-empty",children:a(
"The text will appear here, one token at a time.")})})}),h(Uh,{log:e,shade:r.shade,choose:s,marksGiven:w})]})}var Vh=Le($0);function I0(e){let t=e;for(;t?.before;)
t=t.before;return t}function H0(e,t){let n=e.entries.get(t);if(!n)return null;let{log:r}=e,{token:o,step:s}=n,i=s?Hl(r,s).join(", "):Il(r,n);return{id:o.token_id,
text:o.text,where:$l(r,n),step:s,why:i}}function q0({text:e,log:t,started:n,lines:r,unfolds:o,unfold:s}){let i=t.readsSource,l=n.prompt_tokens.length,c=l>B0&&!n.
request.only_given,d=c&&!!t.current()?.isPrompt;return ge(()=>{d&&s(!0)},[d]),h(Z,{children:[i&&h("span",{class:"gp-part-name",children:a("Source: the encoder r\
eads it")}),c&&h("button",{type:"button",class:"gp-unfold","aria-expanded":o,onClick:()=>s(!o),children:o?a("Show less of the prompt"):a("Show all {count} token\
s of the prompt",{count:q(l)})}),h(Kh,{text:e,tokens:n.prompt_tokens,media:xl(n),name:i?a("Source"):a("Prompt"),folds:c?!o:void 0}),i&&h(Z,{children:[h("span",{
class:"gp-part-name",children:a("Target: the decoder writes it, from its start token on")}),h(Kh,{text:e,tokens:n.decoder_tokens,name:a("Start of the target"),isStart:!0})]}),
r.map((u,p)=>h(W0,{text:e,line:u,number:p},p))]})}function Kh({text:e,tokens:t,name:n,media:r=[],folds:o,isStart:s=!1}){let i=re(null);return ge(()=>{if(!i.current)
return;let l=new $r(e,i.current,null);l.write(t,r,s);let c=s?"begun":"prompt";return e[c]=l,()=>{e[c]=null}},[e]),ge(()=>{o===void 0||!i.current||(o&&(i.current.
scrollTop=i.current.scrollHeight),e.dissolve())},[e,o]),h("span",{class:o?"gp-prompt gp-folded":"gp-prompt",role:"group","aria-label":n,tabIndex:o?0:void 0,ref:i})}
function W0({text:e,line:t,number:n}){let{log:r}=e,o=re(null),s=re(null);ge(()=>{if(!o.current)return;let c=s.current=new bs(e,o.current);return e.lines.push(c),
()=>{e.lines=e.lines.filter(d=>d!==c)}},[e]),ge(()=>s.current?.follow(t.last));let i=t.stopReason?Ke(t.stopReason)[1]:"",l=i&&(t.stopReason==="step"?"… ":"■ ")+
i;return h("div",{class:r.usesBeams&&n>0?"gp-line gp-line-minor":"gp-line","data-kind":t.kind,children:[h("div",{class:"gp-line-head",children:[h("b",{children:t.
label?t.label.charAt(0).toUpperCase()+t.label.slice(1):null}),h(F0,{line:t}),l?h("span",{children:l}):null]}),h("span",{class:"gp-line-body",ref:o}),t.untold?h(
"span",{class:"gp-untold",children:t.untold}):null,h("span",{class:"gp-stop",children:!r.usesBeams&&r.lasts.length===1&&l?l:null})]})}function F0({line:{kind:e,
score:t}}){if(t===null)return null;let n=ee(t,3);return e==="running"?h("span",{title:a("sum of the log-probabilities so far, in nats"),children:a("sum {value}",
{value:n})}):h("span",{title:a("the sum divided by the length penalty"),children:a("score {value}",{value:n})})}var Wl={};te(Wl,{bytesOf:()=>ql});function ql(e){let t=atob(e.trim()),n=new Uint8Array(t.length);for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}var Fl=new Set,Yh=!1,Xh=()=>Fl.forEach(e=>e());function j0(){Yh=!0,matchMedia("(prefers-color-scheme: dark)").addEventListener("change",Xh);for(let e of[document.
documentElement,document.body])new MutationObserver(Xh).observe(e,{attributeFilter:["class"]})}function Jh(e){return Yh||j0(),Fl.add(e),()=>Fl.delete(e)}function Zh({paint:e,class:t,label:n}){let r=re(null),o=re([0,0]),s=re(e);s.current=e;let i=()=>{let[c,d]=o.current.map(f=>Math.round(f*devicePixelRatio)),u=r.current?.
getContext("2d");if(!r.current||!u||!c||!d)return;Object.assign(r.current,{width:c,height:d});let p=getComputedStyle(r.current);s.current({pen:u,width:c,height:d,
colour:f=>p.getPropertyValue(f).trim()})};ge(i),Ut(()=>{if(!r.current)return;let c=new ResizeObserver(([{contentRect:u}])=>{o.current=[u.width,u.height],i()});c.
observe(r.current);let d=Jh(i);return()=>{c.disconnect(),d()}},[]);let l=n===void 0;return h("canvas",{ref:r,class:t,role:l?void 0:"img","aria-label":n,"aria-hi\
dden":l})}function Qh({currentTarget:e,clientX:t,clientY:n},r,o){let{left:s,top:i,width:l,height:c}=e.getBoundingClientRect(),d=(u,p)=>Math.max(0,Math.min(p-1,Math.
floor(u*p)));return{column:d((t-s)/l,r),row:d((n-i)/c,o)}}var z0=160,D0=12,G0=48;function U0({log:e}){let t=e.finished?.sound;return h(Z,{children:[t?h(K0,{sound:t,books:e.lasts.length}):h("p",{class:"gp-note gp-spoken\
-note",children:e.running?a("The sound follows once all codes are there."):a("There is no sound.")}),h(V0,{log:e})]})}var ef=Le(U0,e=>e.speaks&&e.hideFrom===null);
function K0({sound:e,books:t}){let n=Me(()=>ql(e.samples).buffer,[e]),r=Me(()=>URL.createObjectURL(X0(n,e.rate)),[n]);Ut(()=>()=>URL.revokeObjectURL(r),[r]);let o=Me(
()=>Y0(new DataView(n)),[n]),s={seconds:ee(n.byteLength/2/e.rate,2),count:t};return h(Z,{children:[h("div",{class:"gp-spoken-wave","aria-hidden":"true",children:h(
pn,{preview:o})}),h("audio",{class:"gp-spoken-sound",controls:!0,src:r}),h("p",{class:"gp-note gp-spoken-note",children:a("{seconds} s of sound. At each step th\
e model chooses a code of each of {count} codebooks: the first is the coarsest, the others refine it and begin later.",s)})]})}function V0({log:e}){let t=e.lasts.
map(ue),n=Math.max(G0,...t.map(l=>l.length)),r=e.current(),o=({pen:l,width:c,height:d,colour:u})=>{let[p,f]=[c/n,d/Math.max(1,t.length)],m=Math.min(2,p/4);l.fillStyle=
u("--gp-kept"),t.forEach((x,P)=>x.forEach(({given:j,chosen:L},H)=>{j||(l.globalAlpha=.1+.9*Y(L.logprob),l.fillRect(H*p,P*f+1,p-m,f-2))}));let w=t.findIndex(x=>r&&
x.includes(r));!r||w<0||r.given||(l.globalAlpha=1,l.strokeStyle=u("--gp-chosen"),l.lineWidth=2*devicePixelRatio,l.strokeRect(t[w].indexOf(r)*p,w*f+1,p-m,f-2))},
s=l=>{let{column:c,row:d}=Qh(l,n,t.length),u=t[d]?.[c];u&&e.selectStep(u)},i=a("Each row is a codebook, each column a step: the stronger the colour, the more pr\
obable the code that was chosen. Click one to look at it.");return h(Z,{children:[h("div",{class:"gp-spoken-codes",style:{height:`${D0*t.length}px`},onClick:s,children:h(
Zh,{class:"gp-spoken-map",paint:o,label:i})}),h("p",{class:"gp-note gp-spoken-legend",children:i})]})}function X0(e,t){let n=new DataView(new ArrayBuffer(44)),r=(o,s)=>[
...s].forEach((i,l)=>n.setUint8(o+l,i.charCodeAt(0)));return r(0,"RIFF"),n.setUint32(4,36+e.byteLength,!0),r(8,"WAVEfmt "),n.setUint32(16,16,!0),n.setUint16(20,
1,!0),n.setUint16(22,1,!0),n.setUint32(24,t,!0),n.setUint32(28,2*t,!0),n.setUint16(32,2,!0),n.setUint16(34,16,!0),r(36,"data"),n.setUint32(40,e.byteLength,!0),new Blob(
[n,e],{type:"audio/wav"})}function Y0(e){let t=e.byteLength/2,n=Array.from({length:Math.min(z0,t)},()=>0);for(let o=0;o<t;o++){let s=Math.floor(o*n.length/t);n[s]=
Math.max(n[s],Math.abs(e.getInt16(2*o,!0)))}let r=Math.max(1,...n);return n.map(o=>100*o/r)}function tf(e,t,n){let r=[],o=null,s=[],i=l=>{let c=s.map(({chosen:d})=>d.text).join("").trim();s.length&&o!==null&&r.push({text:c,begin:o,end:l,steps:s}),s=[]};
for(let l of e){let c=l.chosen.token_id;if(c>=n.first){let d=(c-n.first)*n.seconds;i(d),o=d}else o!==null&&c<t&&s.push(l)}return i(null),r}var nf=e=>e.started?.request.media?.[0];function J0(e){let t=e.current();return!!(t&&!t.isPrompt&&e.hideFrom===null&&e.started?.timestamps&&nf(e)?.kind==="audio")}
function Z0(e){let t=e.current();return!t||!e.started?.timestamps?[]:tf(ue(e.lastOf(t)),Math.min(...e.started.eos_token_ids),e.started.timestamps)}function Q0({
log:e,changes:t}){let[n,r]=ae("");He(t).run&&n&&r("");let o=nf(e),s=Z0(e),i=e.current(),l=({steps:d})=>i!==null&&d.includes(i),c=({steps:d,begin:u,end:p})=>{e.selectStep(
d[0]),!(!("media_file"in e.answers)||!o?.sha256)&&cs(e,o.sha256,u,p??o.seconds??u,r)};return h(Z,{children:[o&&s.length>0&&h(n_,{media:o,parts:s,isHere:l}),h("o\
l",{class:"gp-heard-parts",children:s.map((d,u)=>h("li",{children:h("button",{type:"button","aria-current":l(d)||void 0,onClick:()=>c(d),children:[h("span",{children:d.
text}),h("small",{children:e_(d)})]})},u))}),h("p",{class:"gp-note gp-heard-note",role:"status",children:s.length||e.running?n:t_(e)})]})}var rf=Le(Q0,J0),e_=({
begin:e,end:t})=>t===null?a("from {begin} s on",{begin:ee(e,2)}):a("{begin} to {end} s",{begin:ee(e,2),end:ee(t,2)}),t_=e=>e.started?.request.return_timestamps?
a("The model wrote no words with times."):a("Set return_timestamps among the knobs to have the model write when it heard each part.");function n_({media:{preview:e,
seconds:t=0},parts:n,isHere:r}){let o=Array.isArray(e)?e.map(Number):[],s=Math.max(1,...o),i=l=>100*l/t;return h(Z,{children:[h("div",{class:"gp-heard-sound","a\
ria-hidden":"true",children:[n.map((l,c)=>{let d=Math.max(0,100-i(l.end??t)),u={left:`${i(l.begin)}%`,right:`${d}%`};return h("i",{class:r(l)?"gp-here":void 0,style:u},
c)}),h(pn,{preview:o.map(l=>100*l/s)})]}),h("div",{class:"gp-heard-ends","aria-hidden":"true",children:[h("span",{children:a("{seconds} s",{seconds:0})}),h("spa\
n",{children:a("{seconds} s",{seconds:t})})]})]})}var zl={};te(zl,{fillDetectionTable:()=>c_,legendOf:()=>h_,markedItems:()=>d_,scoredOf:()=>jl,verdictOf:()=>r_,zSum:()=>_s,zWords:()=>nt});var nt=e=>U(e,2).replace("-","−");function r_(e,t=null){let{z_score:n,threshold:r,prediction:o}=e,s={z:nt(n),threshold:Number(r.toFixed(2))};if(o&&t&&Ce(t.z_score)&&
t.z_score<=r){let c=[a("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",s),a("With repeated n-grams counted once, z is {z}.",
{z:nt(t.z_score)})];return["even","◇",a("Not known: only repeats put it above the threshold"),c.join(" ")]}if(o)return["good","◆",a("Watermarked"),`${a("z i\
s {z}, above the threshold {threshold}.",s)} ${Lr(r)}`];let i=e.tokens_needed,l=[a("z is {z}, not above the threshold {threshold}.",s),a("That does not prove th\
at there is none: the text may be too short, or the mark may have been removed.")];return Ce(i)&&i>jl(e)&&l.push(a("If the text went on like this, about {number\
} tokens would be enough.",{number:q(i)})),["even","◇",a("No sign of this watermark"),l.join(" ")]}var jl=({num_tokens_scored:e,tokens:t})=>Ce(e)?e:(t||[]).filter(
([,,,,n])=>n).length;function o_(e){let{kind:t,z_score:n,p_value:r,confidence:o,threshold:s,false_positive_rate:i,tokens_needed:l}=e,c=t==="green"?a_(e):l_(e),d=Number(
s.toFixed(2)),u=o>.9999?"> 0.9999":U(o,4);return[...c,[a("z-score"),nt(n),t==="green"?a("How many standard deviations more tokens are green than without a water\
mark: (green − ratio × scored) / √(scored × ratio × (1 − ratio))."):a("How many standard deviations the weighted mean lies above that of fair coins."),
"z-score",t==="green"?s_(e):"",{formula:t==="green"?void 0:""}],[a("p-value"),tt(r),a("The probability of a z at least as high in a text without this watermark:\
 the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters more."),"p-value",`P(Z ≥ ${nt(n)}) = ${tt(r)}`,
{}],[a("confidence"),u,a("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0\
.5 or more in one of two."),"p-value",o>.9999?`1 − ${tt(r)} ${u}`:`1 − ${tt(r)} = ${u}`,{formula:"1 − p"}],[a("false-positive rate"),tt(i),a("What the thr\
eshold {threshold} means: the share of texts without this watermark whose z is above it.",{threshold:d}),"false-positive-rate",`P(Z ≥ ${d}) = ${tt(i)}`,{formula:a(
"P(Z ≥ threshold)")}],...Ce(l)?[[a("tokens needed"),q(l),a("How many scored tokens reach the threshold at this share: z grows with the square root of their nu\
mber."),"z-score",i_(e),{formula:t==="green"?a("threshold² · γ · (1 − γ) / (share − γ)²"):"",unit:a("tokens")}]]:[]]}function s_({num_tokens_scored:e,
num_green_tokens:t,ratio:n,z_score:r}){let o=un(t,e,n);return o===null||nt(o)!==nt(r)?"":_s(t,e,n)}function _s(e,t,n){let[r,o,s]=[q(e),q(t),Number((1-n).toFixed(
4))];return`(${r} − ${n} · ${o}) / √(${o} · ${n} · ${s}) = ${nt(un(e,t,n))}`}function i_({kind:e,green_fraction:t,ratio:n,threshold:r,tokens_needed:o}){return e!==
"green"||Math.ceil(Er(t,n,r)-1e-9)!==o?"":a("{threshold}² · {ratio} · {rest} / ({share} − {ratio})², rounded up, = {needed}",{threshold:Number(r.toFixed(2)),
ratio:n,rest:Number((1-n).toFixed(4)),share:U(t),needed:q(o)})}function a_({num_tokens_scored:e,num_green_tokens:t,green_fraction:n,ratio:r,list_size:o}){return[
[a("tokens scored"),q(e),a("Tokens that the detector can call green or red. The first ones have too few tokens before them; where repeated n-grams count once, l\
ater ones are left out."),"length","",{}],[a("green tokens"),q(t),a("Scored tokens on their green list, which holds {size} tokens of the vocabulary.",{size:q(o)}),
"green-list",a("{green} of {scored}",{green:q(t),scored:q(e)}),{formula:"",unit:a("tokens")}],[a("green fraction"),G(n),a("Green tokens / tokens scored. Without\
 the watermark about {share} are green: the ratio.",{share:G(r)}),"green-list",`${q(t)} / ${q(e)} = ${G(n)}`,{formula:a("green / scored"),unit:"%"}]]}function l_(e){
let{mean:t,weighted_mean:n,num_g_values:r,posterior:o,layers:s}=e,i=jl(e),l=(s||[]).length,c=i*l===r?F(l,"{scored} tokens · {count} key = {values}","{scored} t\
okens · {count} keys = {values}",{scored:q(i),values:q(r)}):"",d=Math.round(t*r),u=U(d/r,4)===U(t,4)?a("{ones} of {values} are 1",{ones:q(d),values:q(r)}):"";return[
[a("tokens scored"),q(i),a("Tokens with enough tokens before them, whose context has not occurred before."),"length","",{}],[a("g-values"),q(r),F(l,"One for eac\
h scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each scored token and each of the {count} keys: 0 or 1, li\
ke a fair coin in a text without the watermark."),"g-value",c,{}],[a("mean g-value"),U(t,4),a("The share of g-values that are 1. Without the watermark it is abo\
ut 0.5."),"g-value",u,{formula:"Σ g / n"}],[a("weighted mean"),U(n,4),a("The same with more weight on the first keys, whose rounds of the tournament leave the \
clearest mark."),"g-value","",{formula:"Σ w · g / Σ w"}],...Ce(o)?[[a("posterior"),G(o),a("The trained Bayesian detector’s probability that the text is water\
marked, if it is like the texts that the detector was trained on."),"watermark","",{unit:"%"}]]:[]]}function c_(e,t){let n=t.map(({report:l})=>new Map(o_(l).map(
c=>[c[0],c]))),r=[...new Set(n.flatMap(l=>[...l.keys()]))],[o]=be(e.tHead,1,()=>E("tr")),s=be(o,t.length+1,()=>E("th","",null,{scope:"col"}));t.forEach(({name:l},c)=>z(
s[c+1],l)),e.tHead.hidden=t.length<2;let i=be(e.tBodies[0],r.length,()=>{let l=E("tr"),c=E("th","",null,{scope:"row"});return c.append(E("span")),l.append(c),l});
r.forEach((l,c)=>{let d=be(i[c],t.length+1,()=>E("td")),u=n.map(x=>x.get(l)),[,,p,f,,m]=u.find(Boolean),w=u.map((x,P)=>x&&x[4]&&t.length>1?a("{name}: {words}",{
name:t[P].name,words:x[4]}):x&&x[4]);z(d[0].firstChild,l),Te(d[0].firstChild,f,()=>Pr(w),{meaning:p,...u_(m)}),n.forEach((x,P)=>z(d[P+1],x.has(l)?x.get(l)[1]:"–"))})}
var u_=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0));function d_({tokens:e,prompt_tokens:t}){return e.map(([,n,r,o,s,i],l)=>({token:{text:n,
piece:r},mark:{green:o,g:i,counted:s||!(o!==null||i!==null)},words(){let d={number:q(l+1),token:X(n),mark:p_(o,i,s)};return l<t?a("Token {number}, of the prompt\
, {token}: {mark}",d):a("Token {number}, {token}: {mark}",d)}}))}function p_(e,t,n){if(e===null&&t===null)return a("not scored, because too few tokens come befo\
re it.");if(t!==null){let o=a("mean g-value {g}, where chance gives 0.5.",{g:ee(t,2)});return n?o:`${o} ${a("Not counted: its context came before, or it is left\
 out.")}`}let r=e?a("◆ green."):a("◇ red.");return n?r:`${r} ${a("Not counted: the same n-gram came before, or it is left out.")}`}var h_=({kind:e,tokens:t})=>[
e,{unscored:t.some(([,,,n,,r])=>n===null&&r===null),repeated:t.some(([,,,n,r,o])=>!r&&(n!==null||o!==null))}];function of(e,t){let n=b=>e.querySelector(".gp-"+b),r=new Tr(n("marked-words"),{press:({step:b})=>t.selectStep(b)}),o=n("threshold"),s=3,i=Rr(null),l=0,c=null,d=null;
function u(){i=Rr(t.started),l=(t.started&&t.started.processors||[]).findIndex(k=>k==="WatermarkLogitsProcessor"||k==="SynthIDTextWatermarkLogitsProcessor"),c=new Se(
ih,(k,O)=>ah(k,O,i,l)),r.show([]),z(n("mark-about"),as(i))}let p=()=>c.steps.some(({mark:b})=>b&&b.kind==="synthid");function f(b){let{mark:k,index:O}=b,I=O<i.early,
N=k&&!k.why;return{step:b,token:{...b.chosen,piece:b.piece},mark:N?{green:k.green,g:k.g,counted:!I}:{},words:()=>ls({...b,isFirst:I},i)}}function m(b){r.show(c.
steps.map((I,N)=>r.items[N]&&N<b?r.items[N]:f(I)),b);let{unscored:k,early:O}=c.total;wl(n("mark-key"),p()?"synthid":"green",{unscored:k>0,repeated:O>0,faint:a("\
faint: a detector without the prompt cannot score it")})}function w(b){let k=b&&!b.isPrompt?r.tokens[b.index]:null;d&&d!==k&&d.classList.remove("gp-current"),d=
k||null,d&&t.selected?d.classList.add("gp-current"):d&&d.classList.remove("gp-current")}let x=b=>{let k=[];for(let O of c.totals)O[b]!==null&&(!k.length||k.at(-1)[0]<
O.scored)&&k.push([O.scored,O[b]]);return k};function P(){let{z:b,scored:k}=c.total,[O,I,N]=j(b,k);ce(n("finding"),{"data-verdict":O}),z(n("finding-sign"),I),z(
n("finding-words"),N),z(n("finding-more"),b===null?"":`${L()} ${a("By chance alone, if each token is new evidence, z would be this high with a probability of {p\
}.",{p:tt(Mr(b))})}`),t.finished&&z(n("mark-told"),`${N}. ${F(k,"{count} token scored.","{count} tokens scored.")}`)}function j(b,k){if(b===null)return["wait","\
…",k?a("z is not known, because the watermark’s settings are not"):a("Nothing to score yet")];let O={z:nt(b)};return b>s?["good","◆",t.running?a("A detect\
or finds it so far: z = {z}",O):a("A detector finds it: z = {z}",O)]:["even","◇",t.running?a("A detector does not find it so far: z = {z}",O):a("A detector do\
es not find it: z = {z}",O)]}function L(){let{green:b,scored:k}=c.total;return p()?F(k,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-v\
alue {mean} over {count} scored tokens, 0.5 by chance.",{mean:ee(b/k,3)}):F(k,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of {\
count} scored tokens green, {share} instead of {ratio}.",{green:q(b),share:G(b/k),ratio:G(i.ratio)})}function H(){let b=x("z"),k=[a("What a detector finds that \
knows the key and sees the text without its prompt.")];i.keys&&k.push(a("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let O=[
{name:a("this text"),look:"measured",points:b,tip:k.join(" ")}],I=x("foreseen");if(I.length){let T=[a("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];t.started.effective.
do_sample||T.push(a("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),O.push({name:a("expected at least"),
look:"expected",points:I,tip:T.join(" ")})}kl(n("z-keys"),O);let N=b.length?lh(b,c.total,i,s):null;yl(n("z-box"),{curves:O,threshold:s,needed:N,label:a("z over \
the number of tokens, threshold {threshold}",{threshold:s})}),z(n("z-needed-words"),N?N.words:""),z(n("threshold-words"),Lr(s))}function C(){let{scored:b,green:k,
expected:O,chosen:I,surprisal:N,gained:T,suppressed:v,marks:R,likely:_,entropy:B}=c.total,{started:W,unit:g}=t,S=(V,J,se)=>Rl(V,q(J),se),$=V=>S(ee($e(V,g),2),I,
D(V/I)),D=V=>ie(V,g).replace("-","−"),K=[[a("tokens scored"),q(b),a("Tokens that count: those with enough tokens before them, without the prompt."),"length","",
{}]];if(b&&!p()){let V=G(k/b),J=G(O/b);K.push([a("green"),V,a("The share of the scored tokens that got the bias."),"green-list",`${q(k)} / ${q(b)} = ${V}`,{formula:a(
"green / scored"),unit:"%"}]),K.push([a("expected at least"),J,a("At least this share is green on average over all green lists, for this bias and the probabilit\
ies that the model gave. Where the model is certain of a token, a bias changes little."),"green-list",S(ee(O,2),b,J),{formula:"",unit:"%"}])}if(I){let V={unit:a(
"bits or nats")};K.push([a("surprisal before the watermark"),ie(N/I,g),a("How unexpected the chosen tokens were just before the watermark, on average: minus the\
 logarithm of their probability."),"surprisal",$(N),{formula:"−(Σ log p) / n"}]);let[J,se]=W.effective.do_sample?[B,a("Tokens drawn without the watermark wou\
ld have had this on average: the entropy just before it.")]:[_,a("The likeliest token at each position would have had this.")];if(!t.usesBeams){K.push([a("witho\
ut it"),ie(J/I,g),se,W.effective.do_sample?"entropy":"surprisal",$(J),{formula:W.effective.do_sample?"(Σ H) / n":"−(Σ log p) / n"}]);let ne=`${ie(N/I,g)} − ${ie(
J/I,g)} = ${D((N-J)/I)}`;K.push([a("log-probability lost"),D((N-J)/I),a("The price per token: how much less probable than that the chosen tokens are. Values bel\
ow 0 are luck."),"logprob",ne,{formula:"",...V}])}K.push([a("raised by"),ie(T/I,g),a("How much the watermark raised the log-probability of the chosen tokens, on\
 average. Over many texts this is the divergence of what was drawn from what the model would draw."),"logprob",$(T),{formula:"(Σ log p′ − log p) / n",...V}])}
if(R){let V=ee(v/R,1);K.push([a("suppressed"),a("{value} of {count}",{value:V,count:q(W.request.top_candidates??10)}),a("How many of the likeliest tokens the wa\
termark made less likely, on average over the positions."),p()?"g-value":"green-list",S(q(v),R,V),{formula:"",unit:a("tokens")}])}return K}function A(){let b=C(),
k=be(n("mark-figures"),b.length,()=>{let O=E("div"),I=E("dt");return I.append(E("span")),O.append(I,E("dd")),O});b.forEach(([O,I,N,T,v,R],_)=>{let[B,W]=k[_].children;
z(B.firstChild,O),Te(B.firstChild,T,()=>v&&we(v),{meaning:N,...R}),z(W,I)})}je(e,{curve:()=>{let{z:b,scored:k,green:O}=c.total;return b===null?"":we(p()?`z = ${nt(
b)}`:_s(O,k,i.ratio))}});function M(){P(),A(),H()}function y(b){let O=t.lines().length>1?t.lineOf(b):null;return O?`${O.label} · ${as(i)}`:as(i)}return o.addEventListener(
"input",()=>{let b=o.valueAsNumber,k=b>=0&&b<=30;if(o.setAttribute("aria-invalid",String(!k)),!k){z(n("threshold-words"),a("The threshold must be from 0 to 30."));
return}s=b,M()}),new ResizeObserver(()=>!e.hidden&&c.total.marks&&H()).observe(n("z-box")),b=>{(b.run||!c)&&u();let k=t.current(),{keep:O}=c.follow(k?t.lastOf(k):
null);e.hidden=!c.total.marks,!e.hidden&&((b.run||b.steps||b.status||b.selection)&&(m(O),z(n("mark-about"),y(k))),w(k),(b.run||b.steps||b.status||b.selection||b.
unit)&&M())}}var f_={drafts:wc,beams:au,beamtree:ju,hypotheses:td,curve:Fp,branches:Yp,canvas:Kp,candidates:fh,check:mh,layers:gh,in_words:bh,cross_attention:vh,spoken:ef,word_times:rf,
logit_lens:xh,numbers:Oh,processors:$h,quiz:Ih,reranked:Hh,template:Fh,token:qh,tokens:Vh,watermark:of};Os(()=>wa(f_));window.GenerationPlaygroundModules={"visualizers/panes/core/notation.ts":Es,"visualizers/panes/core/tables.ts":Ns,"visualizers/panes/core/texts.ts":Ps,"visualiz\
ers/panes/core/values.ts":As,"visualizers/panes/core/text.ts":zs,"visualizers/panes/core/dom_patch.ts":Ds,"visualizers/panes/core/sight.ts":Js,"visualizers/pane\
s/core/feed.ts":Qs,"visualizers/panes/core/reasoning.ts":ti,"visualizers/panes/core/log.ts":si,"visualizers/panes/core/document_links.ts":ii,"visualizers/panes/\
core/meanings.ts":ai,"visualizers/panes/core/glossary.ts":ci,"visualizers/panes/core/tips.ts":hi,"visualizers/panes/assisted/acceptance.js":fi,"visualizers/pane\
s/assisted/draft_figures.js":gi,"node_modules/preact/dist/preact.mjs":Ei,"node_modules/preact/hooks/dist/hooks.mjs":Ai,"node_modules/preact/jsx-runtime/dist/jsx\
Runtime.mjs":Bi,"visualizers/panes/core/component.tsx":Ii,"visualizers/panes/widgets/term.tsx":Hi,"visualizers/panes/widgets/token_label.tsx":qi,"visualizers/pa\
nes/widgets/tip.ts":sa,"visualizers/panes/core/alone.ts":la,"visualizers/panes/core/run_group.ts":ua,"visualizers/panes/core/term_links.ts":pa,"visualizers/pane\
s/core/runtime.ts":ya,"visualizers/panes/charts/marks.js":Ja,"visualizers/panes/charts/values_list.js":el,"visualizers/panes/core/shades.ts":sl,"visualizers/pan\
es/tokens/written_tokens.ts":al,"visualizers/panes/diffusion/canvas_state.js":ll,"visualizers/panes/widgets/shade_scale.tsx":ul,"visualizers/panes/charts/plot.j\
s":gl,"visualizers/panes/core/virtual_rows.ts":bl,"visualizers/panes/watermarks/watermarks.js":_l,"visualizers/panes/tokens/media_chips.tsx":Sl,"visualizers/pan\
es/core/run_sums.ts":Nl,"visualizers/panes/widgets/card.tsx":Pl,"visualizers/panes/tokens/card.tsx":Al,"visualizers/panes/core/bytes.ts":Wl,"visualizers/panes/w\
atermarks/detection_words.js":zl};})();
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
